// Whether an operator is right: against element matrices, cell by cell on the host, or the operator for the
// host.
#ifndef FEMFORGE_BENCH_REFERENCE_HPP
#define FEMFORGE_BENCH_REFERENCE_HPP

#include <vector>

#include <femforge/kernels/registry.hpp>
#include "space.hpp"

namespace bench {

/// The kernels of a registry that do another thing, or the same, with the form of an operator's kernel, from
/// vertices.
/// @param kind element_tensor, assemble or apply
std::vector<const femforge_kernel*> counterparts(const femforge_kernel& kernel,
                                                 const femforge::KernelRegistry& registry,
                                                 femforge::KernelKind kind, femforge::Scalar scalar);
/// The first of them; null if there is none.
const femforge_kernel* counterpart(const femforge_kernel& kernel, const femforge::KernelRegistry& registry,
                                   femforge::KernelKind kind, femforge::Scalar scalar);

/// y = A x by an element_tensor kernel of the cpu, with the inputs of set_inputs.
/// @param element_kernel from counterpart(), float64.
std::vector<double> multiply(const femforge_kernel& kernel, const femforge_kernel& element_kernel,
                             const Space& space, const std::vector<double>& x);

/// Largest difference, relative to the largest entry of the second vector. Not finite if any entry is not.
double relative_difference(const std::vector<double>& values, const std::vector<double>& expected);

/// Runs an apply kernel on a small space and compares it with its element matrices; where there is no kernel
/// for these, which are large beyond degree 4, with another apply kernel for the host, of another
/// representation if there is one.
/// @returns the relative difference.
/// @throws femforge::Error if it exceeds tolerance_of(kernel), or there is nothing to compare with.
double check_operator(const femforge_kernel& kernel, const femforge::KernelRegistry& registry,
                      const femforge::KernelRegistry& cpu, const SpaceOptions& options);

}  // namespace bench

#endif
