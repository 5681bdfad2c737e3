// Newton's method for problems on any target, with a Krylov method inside: conjugate gradients where the
// Jacobian is symmetric and positive definite near the solution, MINRES where it is symmetric, GMRES for
// others. State, residual and increment never leave the device; the host reads a norm after each evaluation
// of the residual.
#ifndef FEMFORGE_SOLVE_NEWTON_HPP
#define FEMFORGE_SOLVE_NEWTON_HPP

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge {

/// R(u) = 0, for as many equations as unknowns. T is float or double; arrays are in the target's memory.
template <class T>
class NonlinearProblem {
 public:
  virtual ~NonlinearProblem() = default;
  virtual std::int64_t size() const = 0;
  virtual Target target() const = 0;
  /// Queues what a state has to fulfil from the start, such as prescribed values; increments must leave it
  /// so.
  virtual void impose(T* state, const Stream& stream) const = 0;
  /// Queues r = R(state).
  virtual void residual(const T* state, T* r, const Stream& stream) = 0;
  /// Moves the Jacobian to a state, which is not changed as long as the Jacobian is used, and makes the
  /// preconditioner anew. @throws Error if that is impossible, as where the Jacobian is not definite.
  virtual void linearise(const T* state, const Stream& stream) = 0;
  /// dR/du at the state of the last linearise().
  virtual const LinearOperator<T>& jacobian() const = 0;
  virtual const Preconditioner<T>& preconditioner() const = 0;
  /// How several processes that share the problem add up their numbers; null where there is one process.
  virtual const GlobalSums* global_sums() const { return nullptr; }

 protected:
  NonlinearProblem() = default;
  NonlinearProblem(const NonlinearProblem&) = default;
  NonlinearProblem(NonlinearProblem&&) = default;
  NonlinearProblem& operator=(const NonlinearProblem&) = default;
  NonlinearProblem& operator=(NonlinearProblem&&) = default;
};

enum class NewtonStatus {
  converged,
  iteration_limit,
  line_search_failed,    ///< no step of any length made the residual small enough
  linear_solver_failed,  ///< the linear solver found no direction in which the residual shrinks
  linearisation_failed,  ///< NonlinearProblem::linearise threw; NewtonResult::cause says what
  not_finite             ///< the first residual is, or without a line search a later one
};
/// "converged", "iteration limit", "line search failed", "linear solver failed", "linearisation failed",
/// "not finite".
const char* to_string(NewtonStatus status);

/// What solves for increments.
enum class LinearSolver { cg, minres, gmres };

/// The second choice of Eisenstat and Walker for the relative tolerance of a linear solve: the gain of the
/// last step, (|R_k| / |R_k-1|)^exponent, times `factor`. It does not fall faster than that power of the
/// tolerance before (as long as this is above 1/10), and no lower than half of what is left to the end.
struct ForcingTerm {
  double first = 0.5;  ///< for the first step
  double factor = 0.9;
  double exponent = 2;
  double largest = 0.9;
};

/// Halves an increment until |R(u + t d)| <= (1 - decrease t) |R(u)|; a residual that is not finite never is.
struct LineSearch {
  int max_halvings = 12;
  double decrease = 1e-4;
};

/// A step that was taken.
struct NewtonStep {
  double residual_norm = 0;  ///< after the step
  double linear_tolerance = 0;
  std::int64_t linear_iterations = 0;
  SolverStatus linear_status = SolverStatus::converged;
  double increment_norm = 0;  ///< as the linear solver found it
  double length = 1;          ///< what the increment was multiplied with
};

/// Converged is a residual whose norm is no more than the larger of relative_tolerance * |first residual| and
/// absolute_tolerance.
struct NewtonOptions {
  double relative_tolerance = 1e-8;
  double absolute_tolerance = 0;
  std::int64_t max_iterations = 50;
  /// Longer increments (in the Euclidean norm) are shortened to it.
  double step_limit = std::numeric_limits<double>::infinity();
  /// Without one, all of each increment is taken.
  std::optional<LineSearch> line_search = LineSearch{};
  LinearSolver linear_solver = LinearSolver::cg;
  SolverOptions linear{};
  int restart = 30;  ///< of GMRES
  /// Takes the place of linear.relative_tolerance.
  std::optional<ForcingTerm> forcing = std::nullopt;
  /// Called after each step with its number, from 1.
  std::function<void(std::int64_t number, const NewtonStep& step)> progress = nullptr;
};

struct NewtonResult {
  NewtonStatus status = NewtonStatus::iteration_limit;
  std::int64_t iterations = 0;
  std::vector<double> residual_norms;  ///< at the start, and after each step
  std::vector<NewtonStep> steps;
  std::int64_t residual_evaluations = 0;
  SolverStatus linear_status =
      SolverStatus::converged;  ///< of the last linear solve, also where it gave no step
  std::string cause;            ///< of linearisation_failed

  bool converged() const noexcept { return status == NewtonStatus::converged; }
  /// Of all linear solves that gave a step.
  std::int64_t linear_iterations() const;
};

/// Solves R(u) = 0. An increment that the linear solver did not finish is used all the same if it leaves less
/// than the residual: then the residual shrinks in its direction. Whatever the status is, the state is the
/// last one that was accepted.
/// @param state in the target's memory, problem.size() entries: the initial guess, then the solution.
/// @param stream finished when this returns.
/// @throws Error if sizes or targets differ or an option makes no sense; and what the problem throws, except
/// from linearise().
template <class T>
NewtonResult solve_newton(NonlinearProblem<T>& problem, T* state, const NewtonOptions& options,
                          const Stream& stream);
/// The same with an array, on a stream of its own.
template <class T>
NewtonResult solve_newton(NonlinearProblem<T>& problem, DeviceArray<T>& state,
                          const NewtonOptions& options = {});

}  // namespace femforge

#endif
