// The minimal residual method for symmetric operators that need not be definite, such as those of saddle
// point problems, on any target, stored or matrix-free.
//
// An iteration applies the operator once, the preconditioner once, and runs three kernels (four where the
// preconditioner is not diagonal). Scalars stay on the device, as they do in solve_cg.
#ifndef FEMFORGE_SOLVE_MINRES_HPP
#define FEMFORGE_SOLVE_MINRES_HPP

#include <femforge/solve/solver.hpp>

namespace femforge {

/// Solves A x = b by the preconditioned minimal residual method; A is symmetric, M symmetric and positive
/// definite. All norms in options and result are the preconditioner's, sqrt(r.M r). b = 0 gives x = 0 without
/// an iteration.
/// @param b,x in the target's memory, different arrays of A.size() entries; x holds the initial guess.
/// @param options an odd check_interval is raised by one.
/// @param stream what it queues must not be waited for elsewhere; finished when this returns.
/// @throws Error if sizes or targets differ, an option makes no sense, or a graph is wanted and impossible.
template <class T>
SolverResult solve_minres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                          const T* b, T* x, const SolverOptions& options, const Stream& stream);
/// The same with arrays, on a stream of its own. @throws Error also if the arrays' sizes differ.
template <class T>
SolverResult solve_minres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                          const DeviceArray<T>& b, DeviceArray<T>& x, const SolverOptions& options = {});

}  // namespace femforge

#endif
