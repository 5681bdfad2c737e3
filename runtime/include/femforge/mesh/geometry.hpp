// Geometry of affine simplices, from one definition on host and device: a witness that is independent of
// the geometry that the generator derives symbolically.
#ifndef FEMFORGE_MESH_GEOMETRY_HPP
#define FEMFORGE_MESH_GEOMETRY_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/host_device.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// J[a][mu] = dx_a / dX_mu of the affine map of a simplex with the given D + 1 vertices, x[vertex][a].
template <class T, int D>
FEMFORGE_HOST_DEVICE inline void simplex_jacobian(const T (&x)[D + 1][D], T (&J)[D][D]) {
  for (int a = 0; a < D; ++a)
    for (int mu = 0; mu < D; ++mu) J[a][mu] = x[mu + 1][a] - x[0][a];
}

/// The adjugate of J (its inverse times its determinant); returns the determinant.
template <class T>
FEMFORGE_HOST_DEVICE inline T adjugate(const T (&J)[1][1], T (&A)[1][1]) {
  A[0][0] = T(1);
  return J[0][0];
}
template <class T>
FEMFORGE_HOST_DEVICE inline T adjugate(const T (&J)[2][2], T (&A)[2][2]) {
  A[0][0] = J[1][1];
  A[0][1] = -J[0][1];
  A[1][0] = -J[1][0];
  A[1][1] = J[0][0];
  return J[0][0] * J[1][1] - J[0][1] * J[1][0];
}
template <class T>
FEMFORGE_HOST_DEVICE inline T adjugate(const T (&J)[3][3], T (&A)[3][3]) {
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      // Indices taken cyclically bring the sign of the cofactor with them.
      const int r = (j + 1) % 3, s = (j + 2) % 3, p = (i + 1) % 3, q = (i + 2) % 3;
      A[i][j] = J[r][p] * J[s][q] - J[r][q] * J[s][p];
    }
  }
  return J[0][0] * A[0][0] + J[0][1] * A[1][0] + J[0][2] * A[2][0];
}

/// Geometry tensor of the Laplacian, Knepley & Terrel eq. 6 with the scaling of the cell:
/// G[mu][nu] = |det J| sum_a (dX_mu / dx_a) (dX_nu / dx_a).
template <class T, int D>
FEMFORGE_HOST_DEVICE inline void geometry_tensor(const T (&x)[D + 1][D], T (&G)[D][D]) {
  T J[D][D];
  T A[D][D];
  simplex_jacobian<T, D>(x, J);
  const T determinant = adjugate(J, A);
  const T scale = T(1) / (determinant < T(0) ? -determinant : determinant);
  for (int mu = 0; mu < D; ++mu) {
    for (int nu = 0; nu < D; ++nu) {
      T sum = T(0);
      for (int a = 0; a < D; ++a) sum += A[mu][a] * A[nu][a];
      G[mu][nu] = scale * sum;
    }
  }
}

/// How a geometry tensor is stored for each cell.
enum class GeometryStorage {
  full,             ///< D x D entries, row by row
  packed_symmetric  ///< D (D + 1) / 2 entries: the upper triangle, row by row
};

/// Scalars for each cell.
inline int geometry_size(int dimension, GeometryStorage storage) {
  return storage == GeometryStorage::full ? dimension * dimension : dimension * (dimension + 1) / 2;
}

/// Arrays on one target: coordinates [point][dimension], cells [cell][nodes] whose first dimension + 1 nodes
/// are the vertices, geometry [cell][geometry_size].
template <class T>
struct GeometryArguments {
  std::int64_t num_cells;
  int dimension;
  int nodes;
  GeometryStorage storage;
  const T* coordinates;
  const std::int32_t* cells;
  T* geometry;
};

/// One cell's entries of arguments.geometry.
template <class T, int D>
FEMFORGE_HOST_DEVICE inline void store_geometry(const GeometryArguments<T>& arguments, std::int64_t cell) {
  T x[D + 1][D];
  T G[D][D];
  for (int v = 0; v <= D; ++v) {
    const std::int64_t point = arguments.cells[cell * arguments.nodes + v];
    for (int a = 0; a < D; ++a) x[v][a] = arguments.coordinates[point * D + a];
  }
  geometry_tensor<T, D>(x, G);
  const bool full = arguments.storage == GeometryStorage::full;
  T* out = arguments.geometry + cell * (full ? D * D : D * (D + 1) / 2);
  for (int mu = 0; mu < D; ++mu)
    for (int nu = full ? 0 : mu; nu < D; ++nu) *out++ = G[mu][nu];
}

/// Geometry tensors of all cells of a mesh of affine simplices, computed on the target and left there.
/// @throws Error unless the cells are simplices with straight sides and as many dimensions as the space.
template <class T>
DeviceArray<T> geometry_tensors(const Mesh& mesh, Target target,
                                GeometryStorage storage = GeometryStorage::full);

}  // namespace femforge

#endif
