// Parts of a mesh for kernels of their own: some of its cells as a mesh, and cells by the shape of their map.
#ifndef FEMFORGE_MESH_PARTS_HPP
#define FEMFORGE_MESH_PARTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Some cells of a mesh, in the order in which they are given, with their markers. Points stay what they are
/// and keep their numbers; marked facets are left out.
/// @throws Error if a cell is not there.
Mesh part_of(const Mesh& mesh, const std::vector<std::int64_t>& cells);

/// The same mesh with the vertices of its cells only: their geometry of degree 1. Points that are no vertices
/// stay, and belong to no cell. What cells lose of their shape is not asked: see cell_classes.
Mesh straightened(const Mesh& mesh);

/// Cells by the shape of their map from the reference cell, which says what it takes to compute with them.
/// Each list is ascending, and each cell in one of them.
struct CellClasses {
  std::vector<std::int64_t> affine;    ///< one Jacobian: parallelepipeds, straight simplices
  std::vector<std::int64_t> straight;  ///< others that their vertices determine: bilinear and trilinear
  std::vector<std::int64_t> curved;    ///< nodes of degree 2 are elsewhere
};

/// @param tolerance largest distance of a node from where the class has it, relative to the longest edge at
/// the first vertex. @throws Error if it is not at least 0.
CellClasses cell_classes(const Mesh& mesh, double tolerance = 1e-10);

}  // namespace femforge

#endif
