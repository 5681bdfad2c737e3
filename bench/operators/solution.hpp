// A whole solution by conjugate gradients without a matrix.
#ifndef FEMFORGE_BENCH_SOLUTION_HPP
#define FEMFORGE_BENCH_SOLUTION_HPP

#include <femforge/kernels/registry.hpp>
#include "options.hpp"
#include "program/report.hpp"
#include "space.hpp"

namespace bench {

/// Solves A u = f with the wanted preconditioner, where u is 0 on the side x = 0 of the box and f is the same
/// at every other dof; reports times, iterations, and memory against what a sparse matrix would take.
/// @param diagonal the kernel of the same form for the diagonal.
/// @throws femforge::Error if the kernels do not know constrained dofs or are no Q1 on hexahedra, or the
/// residual is not what the solver takes it for.
template <class T>
Json solve(const femforge_kernel& apply, const femforge_kernel& diagonal,
           const femforge::KernelRegistry& registry, const Space& space, const Options& options);

}  // namespace bench

#endif
