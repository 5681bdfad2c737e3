// Macro elements of tetrahedra: three around one edge, which a thread of a GPU works on as if they were one
// cell.
#ifndef FEMFORGE_SCATTER_MACRO_ELEMENTS_HPP
#define FEMFORGE_SCATTER_MACRO_ELEMENTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/space/restriction.hpp>

namespace femforge {

/// Cells of a macro element, and its vertices.
constexpr int macro_cells = 3;
constexpr int macro_vertices = 6;

/// Tetrahedra in macro elements: the vertices 0 to 5 of a macro element make the cells (0 1 2 3), (0 1 2 5)
/// and (0 1 4 3).
struct MacroElements {
  /// [place] -> cell: macro element by macro element, in this order; then the cells that are in none.
  std::vector<std::int64_t> cells;
  std::vector<std::int64_t> vertices;  ///< [macro element][6] offsets
  std::int64_t num_macro_elements = 0;
};

/// Joins each cell, in their order, with two free ones so that one of the three is the neighbour of both
/// others: those that are closest together in the order, as long as there are any. First within pieces of
/// 12288 cells, then among the cells that are left; macro elements come in the order of their first cells.
/// Vertices come in the order that the middle cell has them in. The same for any number of threads.
/// @param restriction of an element with one node at each vertex of a tetrahedron.
/// @throws Error unless cells have four nodes.
MacroElements join_tetrahedra(const Restriction& restriction);

/// Nodes of a macro element whose cells have so many: 6 of 4 (P1), 18 of 10 (P2).
/// @throws Error if cells have another number of nodes.
int macro_nodes(int nodes_per_cell);

/// Offsets of the nodes of macro elements, [macro element][macro_nodes]: those at the vertices, then those on
/// the edges of the first cell, in the reference cell's order, then what the second adds and the third.
/// @param vertices what the cells were joined by.
/// @param nodes of the same cells; those at the vertices come first, in the same order.
/// @throws Error if cells do not have 4 or 10 nodes, or two cells share an edge and not its node.
std::vector<std::int64_t> nodes_of_macro_elements(const MacroElements& joined, const Restriction& vertices,
                                                  const Restriction& nodes);

}  // namespace femforge

#endif
