// Meshes of about a given number of dofs, numbered in one of several ways, and reproducible inputs of
// kernels.
#ifndef FEMFORGE_BENCH_SPACE_HPP
#define FEMFORGE_BENCH_SPACE_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include "options.hpp"

namespace bench {

struct SpaceOptions {
  std::int64_t dofs = 0;  ///< at least
  Order order = Order::structured;
  std::int64_t block_cells = 0;  ///< 0: what suits the kernel

  bool operator==(const SpaceOptions& other) const {
    return dofs == other.dofs && order == other.order && block_cells == other.block_cells;
  }
};

/// A box of n x n x n cubes (squares), and where its nodes are in L-vectors.
struct Space {
  femforge::Mesh mesh;
  femforge::Restriction restriction;
  int divisions;             ///< n
  std::int64_t block_cells;  ///< of the order of its cells
};

/// Cells of a block of neighbours, as the kernel's way of adding up cells likes them.
std::int64_t suitable_block(const femforge_kernel& kernel);
/// The space of a kernel, of Lagrange elements of degree 1 or 2 with geometry of degree 1. The box is mildly
/// deformed; sheared, where the kernel takes one Jacobian a cell.
/// @throws femforge::Error for other elements, and planar components.
Space make_space(const femforge_kernel& kernel, const SpaceOptions& options);
/// Whether both kernels get the same space from the same options.
bool same_space(const femforge_kernel& a, const femforge_kernel& b);

/// A pseudo-random number in [0, 1), the same everywhere.
double uniform(std::uint64_t seed, std::uint64_t place);
/// Numbers between 1 and 2, in the precision of T.
template <class T>
std::vector<T> random_values(std::uint64_t seed, std::int64_t size);

/// Sets all coefficients and constants of a kernel to random_values, whose seed is the number of the input
/// (constants: after the coefficients). L-vectors are appended to `vectors`, which must outlive the kernel.
template <class T>
void set_inputs(femforge::MeshKernel<T>& kernel, std::int64_t num_cells,
                std::vector<femforge::DeviceArray<T>>& vectors);

}  // namespace bench

#endif
