// Runs of kernels on global vectors and matrices for the comparison of targets.
#ifndef FEMFORGE_SRC_OPERATOR_INPUTS_HPP
#define FEMFORGE_SRC_OPERATOR_INPUTS_HPP

#include <cstdint>
#include <vector>

#include "femforge/kernel.hpp"
#include "femforge/mesh.hpp"

namespace femforge {

/// Whether a kernel is apply, residual, diagonal or assemble.
bool is_operator(const femforge_kernel& kernel);

/// Runs such a kernel once on sample data. Of a global vector, the entries of each cell; assembled entries go
/// into a matrix in which each cell has a block of its own. [cell][entry]
template <class T>
std::vector<T> run_operator(const femforge_kernel& kernel, const Mesh& mesh, std::uint64_t seed);

}  // namespace femforge

#endif
