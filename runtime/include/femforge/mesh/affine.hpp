// Which cells of a mesh have one Jacobian, as kernels that take one for each cell need.
#ifndef FEMFORGE_MESH_AFFINE_HPP
#define FEMFORGE_MESH_AFFINE_HPP

#include <cstdint>
#include <optional>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// The first cell whose map is not affine; none if all are. A cell is affine if each of its nodes is where
/// the first vertex and the edges from it, in each reference direction, put it: quadrilaterals are
/// parallelograms, hexahedra parallelepipeds, and nodes of degree 2 on the edges' middles.
/// @param tolerance largest distance of a node from there, relative to the longest of these edges.
/// @throws Error if the tolerance is not at least 0.
std::optional<std::int64_t> first_cell_not_affine(const Mesh& mesh, double tolerance = 1e-10);
/// [cell]: 1 where it is affine. @throws Error as first_cell_not_affine.
std::vector<std::uint8_t> affine_cells(const Mesh& mesh, double tolerance = 1e-10);
/// Whether all cells are affine.
bool is_affine(const Mesh& mesh, double tolerance = 1e-10);
/// Whether all cells are parallelograms or parallelepipeds.
/// @throws Error unless cells are quadrilaterals or hexahedra of degree 1, or if the tolerance is not at
/// least 0.
bool is_parallelepiped(const Mesh& mesh, double tolerance = 1e-10);

}  // namespace femforge

#endif
