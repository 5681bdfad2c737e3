// The generalised minimal residual method, restarted, for operators that need not be symmetric, on any
// target, stored or matrix-free.
//
// In iteration k after a restart the new vector is made orthogonal to k others, twice (classical
// Gram-Schmidt): about 5 k s bytes for each unknown, scalars of s bytes, without operator and preconditioner.
// The small least-squares problem is the host's, so it waits for the device once an iteration.
#ifndef FEMFORGE_SOLVE_GMRES_HPP
#define FEMFORGE_SOLVE_GMRES_HPP

#include <femforge/solve/solver.hpp>

namespace femforge {

struct GmresOptions : SolverOptions {
  int restart = 30;  ///< iterations before the solution is updated and the basis thrown away: vectors to keep
};

/// Solves A x = b by the restarted generalised minimal residual method with the preconditioner on the right,
/// so that norms are those of the residual b - A x itself. A and M may be anything regular; the
/// preconditioner must be the same in all iterations. b = 0 gives x = 0 without an iteration.
/// @param b,x in the target's memory, different arrays of A.size() entries; x holds the initial guess.
/// @param options graphs are not used; `progress` is called every check_interval iterations and at restarts.
/// @throws Error if sizes or targets differ, or an option makes no sense.
template <class T>
SolverResult solve_gmres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b,
                         T* x, const GmresOptions& options, const Stream& stream);
/// The same with arrays, on a stream of its own. @throws Error also if the arrays' sizes differ.
template <class T>
SolverResult solve_gmres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                         const DeviceArray<T>& b, DeviceArray<T>& x, const GmresOptions& options = {});

}  // namespace femforge

#endif
