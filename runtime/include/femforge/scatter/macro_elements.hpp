// Macro elements of tetrahedra: three around one edge, which a thread of a GPU works on as if they were one
// cell.
#ifndef FEMFORGE_SCATTER_MACRO_ELEMENTS_HPP
#define FEMFORGE_SCATTER_MACRO_ELEMENTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/space/restriction.hpp>

namespace femforge {

/// Cells of a macro element, and its nodes.
constexpr int macro_cells = 3;
constexpr int macro_nodes = 6;

/// Tetrahedra in macro elements: the nodes 0 to 5 of a macro element make the cells (0 1 2 3), (0 1 2 5) and
/// (0 1 4 3).
struct MacroElements {
  /// [place] -> cell: macro element by macro element, in this order; then the cells that are in none.
  std::vector<std::int64_t> cells;
  std::vector<std::int64_t> nodes;  ///< [macro element][6] offsets
  std::int64_t num_macro_elements = 0;
};

/// Joins each cell, in their order, with two free ones so that one of the three is the neighbour of both
/// others: those that are closest together in the order, as long as there are any. First within pieces of
/// 12288 cells, then among the cells that are left; macro elements come in the order of their first cells.
/// Nodes come in the order that the middle cell has them in. The same for any number of threads.
/// @param restriction of an element with one node at each vertex of a tetrahedron.
/// @throws Error unless cells have four nodes.
MacroElements join_tetrahedra(const Restriction& restriction);

}  // namespace femforge

#endif
