// Preconditioned conjugate gradients for operators on any target, stored or matrix-free; and what this solver
// has in common with those of minres.hpp and gmres.hpp.
//
// An iteration applies the operator once and runs two kernels, or with a preconditioner that is not diagonal
// four and its own. Bytes moved for each unknown, scalars of s bytes (not counting operator and
// preconditioner):
//
//   M diagonal                          reads          writes
//   sums p.q, r.Mq, q.Mq                p, q, r, M              4 s
//   r -= alpha q, x += alpha p,         x, p, r, q, M  x, p, r  8 s
//   p = M r + beta p, sums r.r, r.Mr
//
// together 12 s, and 10 s without a preconditioner. Other M:
//
//   sum p.q                             p, q                    2 s
//   r -= alpha q, sum r.r               r, q           r        3 s
//   sum r.z                             r, z                    2 s
//   x += alpha p, p = z + beta p        x, p, z        x, p     5 s
//
// For an operator that adds to its result, q is set to zero on the way: s more, and a kernel less. alpha,
// beta and the norms never leave the device; sums are finished by the kernels that need them. With CUDA 12.4
// or later the device also repeats the iterations by itself until they are done.
#ifndef FEMFORGE_SOLVE_SOLVER_HPP
#define FEMFORGE_SOLVE_SOLVER_HPP

#include <cstdint>
#include <functional>
#include <vector>

#include <femforge/solve/preconditioner.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge {

enum class SolverStatus {
  converged,
  iteration_limit,
  breakdown_indefinite,  ///< p.A p or r.M r is not positive: operator or preconditioner is not definite
  breakdown_singular,    ///< there is no step: operator or preconditioner is singular
  not_finite             ///< a sum is NaN or infinite
};
/// "converged", "iteration limit", "breakdown, indefinite", "breakdown, singular", "not finite".
const char* to_string(SolverStatus status);

/// Whether iterations are queued as CUDA or HIP graphs, or repeated by one.
enum class GraphUse {
  automatic,  ///< where target and operator can
  on,         ///< or else an Error
  off
};

/// Converged is a residual whose norm is no more than the larger of relative_tolerance * |b| and
/// absolute_tolerance.
struct SolverOptions {
  double relative_tolerance = 1e-10;
  std::int64_t max_iterations = 10000;
  double absolute_tolerance = 0;
  /// Iterations queued before the host looks; more if the device repeats them by itself and there is no
  /// `progress`, and at most 2^20. The result does not depend on it: what is queued beyond the end changes
  /// nothing.
  std::int64_t check_interval = 10;
  GraphUse graph = GraphUse::automatic;
  /// Called whenever the host looks, with the number of iterations and the residual's norm.
  std::function<void(std::int64_t iterations, double residual_norm)> progress = nullptr;
};

struct SolverResult {
  SolverStatus status = SolverStatus::iteration_limit;
  std::int64_t iterations = 0;
  double right_hand_side_norm = 0;
  /// Norms of the residual (as the recurrence has it): at the start, and after each iteration.
  std::vector<double> residual_norms;
  std::size_t bytes = 0;    ///< of the solver's vectors and the preconditioner's
  bool used_graph = false;  ///< whether iterations were replayed from a graph

  bool converged() const noexcept { return status == SolverStatus::converged; }
  /// The last residual norm, relative to the right-hand side's; 0 where both are 0.
  double relative_residual() const;
};

/// Solves A x = b by preconditioned conjugate gradients; A and M are symmetric and positive definite. T is
/// float or double; sums are made in double. b = 0 gives x = 0 without an iteration (as does a b whose
/// squares all underflow). On a breakdown x is the last iterate before it.
/// @param b,x in the target's memory, different arrays of A.size() entries; x holds the initial guess.
/// @param stream what it queues must not be waited for elsewhere; finished when this returns.
/// @throws Error if sizes or targets differ, an option makes no sense, or a graph is wanted and impossible.
template <class T>
SolverResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b,
                      T* x, const SolverOptions& options, const Stream& stream);
/// The same with arrays, on a stream of its own. @throws Error also if the arrays' sizes differ.
template <class T>
SolverResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                      const DeviceArray<T>& b, DeviceArray<T>& x, const SolverOptions& options = {});
/// The same without a preconditioner.
template <class T>
SolverResult solve_cg(const LinearOperator<T>& matrix, const DeviceArray<T>& b, DeviceArray<T>& x,
                      const SolverOptions& options = {});

struct CgSolution : SolverResult {
  std::vector<double> solution;
};
/// Solves on the host from an initial guess of 0, with Jacobi's preconditioner.
/// @throws Error if a diagonal entry or curvature is not positive, or the tolerance is not reached.
CgSolution solve_cg(const CsrMatrix& matrix, const std::vector<double>& right_hand_side,
                    const SolverOptions& options = {});

}  // namespace femforge

#endif
