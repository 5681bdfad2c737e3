// Sample data of kernels on global vectors, and runs on it.
#ifndef FEMFORGE_TOOLS_OPERATOR_INPUTS_HPP
#define FEMFORGE_TOOLS_OPERATOR_INPUTS_HPP

#include <cstdint>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/space/restriction.hpp>
#include "vector_run.hpp"

namespace femforge {

/// Sample data, with every seventh entry constrained for kernels that know such.
/// @param geometry the kernel for its geometry, of any target; null if it takes none.
/// @param spaces by restriction_for and second_restriction_for.
template <class T>
VectorData<T> sample_vector_data(const femforge_kernel& kernel, const femforge_kernel* geometry,
                                 const Mesh& mesh, const Spaces& spaces, std::uint64_t seed);

/// Runs a kernel on global vectors once on sample data. The entries of its output for each cell.
/// [cell][entry]
/// @param geometry the kernel for its geometry, of any target; null if it takes none.
template <class T>
std::vector<T> run_on_vectors(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, std::uint64_t seed);

}  // namespace femforge

#endif
