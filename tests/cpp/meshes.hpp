// Meshes that several tests share.
#ifndef FEMFORGE_TESTS_MESHES_HPP
#define FEMFORGE_TESTS_MESHES_HPP

#include <vector>

#include <femforge/mesh/mesh.hpp>

inline const std::vector<femforge::CellType>& all_cells() {
  static const std::vector<femforge::CellType> cells{
      femforge::CellType::interval, femforge::CellType::triangle, femforge::CellType::quadrilateral,
      femforge::CellType::tetrahedron, femforge::CellType::hexahedron};
  return cells;
}

/// A deformed box whose points, cells and vertices of cells are in random order.
inline femforge::Mesh random_mesh(femforge::CellType cell, int degree, std::uint64_t seed = 7) {
  femforge::Mesh mesh = femforge::make_box({cell, {3, 2, 2}, degree});
  femforge::deform(mesh, 0.04);
  femforge::randomise(mesh, seed);
  return mesh;
}

#endif
