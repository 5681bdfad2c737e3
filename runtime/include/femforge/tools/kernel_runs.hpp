// Runs of kernels on sample data, and the comparison of a kernel with its counterpart on another target.
#ifndef FEMFORGE_TOOLS_KERNEL_RUNS_HPP
#define FEMFORGE_TOOLS_KERNEL_RUNS_HPP

#include <cstdint>
#include <optional>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/registry.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/tools/check.hpp>

namespace femforge {

/// A deformed box that a kernel can run on, of at least one cell and about as many as asked for, each about
/// 1/2 long.
Mesh box_for(const femforge_kernel& kernel, std::int64_t cells);

/// What integrals are over, of a mesh of cells: the mesh itself, all interior facets, all vertices; for
/// exterior facets one of each cell, as those of the boundary are few.
Mesh entities_of(const Mesh& mesh, Entity entity);

/// Cells that are to follow one another, as a kernel's way of adding them up likes it: a block of cells where
/// it adds up in blocks, else 8 x 4 x 4 cubes. Rows of 8 are what kernels expect that add up neighbours
/// first.
std::int64_t suitable_block_cells(const femforge_kernel& kernel);

/// The restriction of the space of a kernel on global vectors to the cells of a mesh. It is the same for all
/// kernels on that space.
Restriction restriction_for(const femforge_kernel& kernel, const Mesh& mesh);
/// That of its second space, if it has one.
std::optional<Restriction> second_restriction_for(const femforge_kernel& kernel, const Mesh& mesh);

/// The largest relative difference of a kernel that is right to its reference.
double tolerance_of(const femforge_kernel& kernel);

/// Runs a kernel once on sample data; its output is poisoned before. [cell][entry]
/// @param geometry the kernel for its geometry, of any target; may be null if it takes none.
template <class T>
std::vector<T> run_kernel(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                          std::uint64_t seed = 1);

/// How large what is added up to each entry of a result is, [cell][entry]: the entry itself; or, where its
/// terms cancel, an eighth of how much it changes for each part of a cell's length that points move by. What
/// is computed of rounded points is no nearer than rounding of that.
/// @param mesh of cells that are about 1/2 long, as those of box_for are.
/// @param expected what run_kernel gives of the kernel there, or the first entries of it.
template <class T>
std::vector<T> magnitudes_of(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                             const std::vector<T>& expected, std::uint64_t seed = 1);

/// Compares a kernel with its counterpart of the same name in another registry, on the same inputs.
/// @throws Error if there is none.
Comparison compare_kernels(const femforge_kernel& kernel, const KernelRegistry& reference, const Mesh& mesh,
                           std::uint64_t seed = 1);

}  // namespace femforge

#endif
