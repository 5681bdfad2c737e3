// Runs of kernels on global vectors and matrices for the comparison of targets.
#ifndef FEMFORGE_SRC_OPERATOR_INPUTS_HPP
#define FEMFORGE_SRC_OPERATOR_INPUTS_HPP

#include <cstdint>
#include <vector>

#include "femforge/kernel.hpp"
#include "femforge/mesh.hpp"

namespace femforge {

/// Whether a kernel is apply, residual or diagonal; whether it is assemble.
bool is_vector_kernel(const femforge_kernel& kernel);
bool is_matrix_kernel(const femforge_kernel& kernel);

/// Runs a kernel on global vectors once on sample data. The entries of its output for each cell.
/// [cell][entry]
/// @param geometry the kernel for its geometry, of any target; null if it takes none.
template <class T>
std::vector<T> run_on_vectors(const femforge_kernel& kernel, const femforge_kernel* geometry,
                              const Mesh& mesh, std::uint64_t seed);
/// Runs an assemble kernel once on sample data, into a matrix in which each cell has a block of its own.
/// [cell][entry]
template <class T>
std::vector<T> run_on_matrix(const femforge_kernel& kernel, const femforge_kernel* geometry, const Mesh& mesh,
                             std::uint64_t seed);

}  // namespace femforge

#endif
