// Meshes of about a given number of dofs, numbered in one of several ways.
#ifndef FEMFORGE_BENCH_SPACE_HPP
#define FEMFORGE_BENCH_SPACE_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/kernels/registry.hpp>
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

/// The space of a kernel, of Lagrange elements with geometry of degree 1. The box is mildly deformed;
/// sheared, where the kernel takes one Jacobian a cell. Nodes of degrees 1 and 2 are numbered as the points
/// of a mesh are, those of higher degrees, and of discontinuous elements, by the runtime's dof map: vertices,
/// then edges, faces and cells.
/// @throws femforge::Error for other elements, and planar components.
Space make_space(const femforge_kernel& kernel, const SpaceOptions& options);
/// Whether both kernels get the same space from the same options.
bool same_space(const femforge_kernel& a, const femforge_kernel& b);

/// Of all sample data that operators are timed and checked with.
constexpr std::uint64_t sample_seed = 1;

/// Gives a kernel all that it takes beside its vectors: sample data, and the geometry that it has stored.
/// @param registry of the kernel's target, with the kernel of its geometry.
/// @returns L-vectors that it refers to.
/// @throws femforge::Error if that kernel is missing.
template <class T>
std::vector<femforge::DeviceArray<T>> set_data(femforge::MeshKernel<T>& bound,
                                               const femforge::KernelRegistry& registry, const Space& space);

}  // namespace bench

#endif
