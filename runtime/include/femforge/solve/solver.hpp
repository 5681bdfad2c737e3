// Preconditioned conjugate gradients for operators on any target, stored or matrix-free.
//
// An iteration applies the operator once and runs three kernels, or with a preconditioner that is not
// diagonal four and its own. Bytes moved for each unknown, scalars of s bytes (not counting operator and
// preconditioner):
//
//   kernel                          reads              writes  M diagonal  M identity  other M
//   sum p.q                         p, q                       2 s         2 s         2 s
//   r -= alpha q, sums r.r and r.z  r, q, M            r       4 s         3 s         3 s, without r.z
//   sum r.z                         r, z                       -           -           2 s
//   x += alpha p, p = z + beta p    x, p, r, M (or z)  x, p    6 s         5 s         5 s
//   all                                                        12 s        10 s        12 s
//
// x is updated in the last kernel, which reads p anyway. alpha, beta and the norms never leave the device;
// the host reads them every `check_interval` iterations only.
#ifndef FEMFORGE_SOLVE_SOLVER_HPP
#define FEMFORGE_SOLVE_SOLVER_HPP

#include <cstdint>
#include <functional>
#include <vector>

#include <femforge/solve/preconditioner.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge {

enum class CgStatus {
  converged,
  iteration_limit,
  breakdown_indefinite,  ///< p.A p or r.M r is not positive: operator or preconditioner is not definite
  not_finite             ///< a sum is NaN or infinite
};
/// "converged", "iteration limit", "breakdown, indefinite", "not finite".
const char* to_string(CgStatus status);

/// Whether an iteration is queued as one CUDA or HIP graph.
enum class GraphUse {
  automatic,  ///< where target and operator can
  on,         ///< or else an Error
  off
};

/// Converged is a residual whose norm is no more than the larger of relative_tolerance * |b| and
/// absolute_tolerance.
struct CgOptions {
  double relative_tolerance = 1e-10;
  std::int64_t max_iterations = 10000;
  double absolute_tolerance = 0;
  /// Iterations queued before the host looks. The result does not depend on it: what is queued beyond the end
  /// changes nothing.
  std::int64_t check_interval = 10;
  GraphUse graph = GraphUse::automatic;
  /// Called whenever the host looks, with the number of iterations and the residual's norm.
  std::function<void(std::int64_t iterations, double residual_norm)> progress = nullptr;
};

struct CgResult {
  CgStatus status = CgStatus::iteration_limit;
  std::int64_t iterations = 0;
  double right_hand_side_norm = 0;
  /// Norms of the residual (as the recurrence has it): at the start, and after each iteration.
  std::vector<double> residual_norms;
  std::size_t bytes = 0;    ///< of the solver's vectors and the preconditioner's
  bool used_graph = false;  ///< whether iterations were replayed from a graph

  bool converged() const noexcept { return status == CgStatus::converged; }
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
CgResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
                  const CgOptions& options, const Stream& stream);
/// The same with arrays, on a stream of its own. @throws Error also if the arrays' sizes differ.
template <class T>
CgResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                  const DeviceArray<T>& b, DeviceArray<T>& x, const CgOptions& options = {});
/// The same without a preconditioner.
template <class T>
CgResult solve_cg(const LinearOperator<T>& matrix, const DeviceArray<T>& b, DeviceArray<T>& x,
                  const CgOptions& options = {});

struct CgSolution : CgResult {
  std::vector<double> solution;
};
/// Solves on the host from an initial guess of 0, with Jacobi's preconditioner.
/// @throws Error if a diagonal entry or curvature is not positive, or the tolerance is not reached.
CgSolution solve_cg(const CsrMatrix& matrix, const std::vector<double>& right_hand_side,
                    const CgOptions& options = {});

}  // namespace femforge

#endif
