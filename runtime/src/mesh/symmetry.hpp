// Symmetries of a reference cell, as permutations of its nodes.
#ifndef FEMFORGE_SRC_MESH_SYMMETRY_HPP
#define FEMFORGE_SRC_MESH_SYMMETRY_HPP

#include <vector>

#include <femforge/mesh/cell.hpp>

namespace femforge {

/// A way to lay a reference cell onto itself.
struct Symmetry {
  bool keeps_orientation;
  std::vector<int> nodes;  ///< [node] -> the node that it is laid onto
};

/// All symmetries of a cell with the lattice of a degree, the identity first.
std::vector<Symmetry> symmetries(CellType cell, int degree);

}  // namespace femforge

#endif
