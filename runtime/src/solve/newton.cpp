#include <femforge/solve/newton.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/solve/gmres.hpp>
#include <femforge/solve/minres.hpp>

namespace femforge {
namespace {

const char* const newton_place = "solve_newton";

void check_forcing(const ForcingTerm& forcing) {
  require(forcing.largest > 0 && forcing.largest < 1, newton_place,
          "the largest forcing term is not between 0 and 1");
  require(forcing.first > 0 && forcing.first <= forcing.largest, newton_place,
          "the first forcing term is not between 0 and the largest");
  require(forcing.factor > 0 && forcing.factor <= 1, newton_place,
          "the factor of the forcing term is not between 0 and 1");
  require(forcing.exponent > 1 && forcing.exponent <= 2, newton_place,
          "the exponent of the forcing term is not between 1 and 2");
}

void check_options(const NewtonOptions& options) {
  require(options.relative_tolerance >= 0 && std::isfinite(options.relative_tolerance), newton_place,
          "the relative tolerance is negative or not finite");
  require(options.absolute_tolerance >= 0 && std::isfinite(options.absolute_tolerance), newton_place,
          "the absolute tolerance is negative or not finite");
  require(options.max_iterations >= 0, newton_place, "the number of iterations is negative");
  require(options.step_limit > 0, newton_place, "the step limit is not positive");
  if (options.line_search) {
    require(options.line_search->max_halvings >= 0, newton_place, "the number of halvings is negative");
    require(options.line_search->decrease >= 0 && options.line_search->decrease < 1, newton_place,
            "the decrease of the line search is not between 0 and 1");
  }
  if (options.forcing) check_forcing(*options.forcing);
}

double next_tolerance(const ForcingTerm& forcing, const NewtonResult& result, double goal) {
  if (result.steps.empty()) return forcing.first;
  const double norm = result.residual_norms.back();
  const double gain = norm / result.residual_norms[result.residual_norms.size() - 2];
  double tolerance = forcing.factor * std::pow(gain, forcing.exponent);
  constexpr double threshold = 0.1;
  const double before = forcing.factor * std::pow(result.steps.back().linear_tolerance, forcing.exponent);
  if (before > threshold) tolerance = std::max(tolerance, before);
  tolerance = std::max(tolerance, goal / (2 * norm));
  return std::min(tolerance, forcing.largest);
}

template <class T>
class Newton {
 public:
  Newton(NonlinearProblem<T>& problem, T* state, const NewtonOptions& options, const Stream& stream)
      : problem_(problem),
        options_(options),
        stream_(stream),
        size_(problem.size()),
        state_(state),
        residual_(stream.target(), static_cast<std::size_t>(size_)),
        increment_(stream.target(), static_cast<std::size_t>(size_)),
        trial_(stream.target(), static_cast<std::size_t>(size_)),
        reductions_(stream.target()),
        norm_(stream.target(), 1) {}

  NewtonResult run() {
    problem_.impose(state_, stream_);
    const double first = residual_norm(state_);
    result_.residual_norms.push_back(first);
    goal_ = std::max(options_.relative_tolerance * first, options_.absolute_tolerance);
    std::optional<NewtonStatus> end;
    if (!std::isfinite(first)) end = NewtonStatus::not_finite;
    while (!end) {
      if (result_.residual_norms.back() <= goal_)
        end = NewtonStatus::converged;
      else if (result_.iterations == options_.max_iterations)
        end = NewtonStatus::iteration_limit;
      else
        end = step();
    }
    stream_.synchronize();
    result_.status = *end;
    return std::move(result_);
  }

 private:
  // Nothing, or why there is no step.
  std::optional<NewtonStatus> step() {
    try {
      problem_.linearise(state_, stream_);
    } catch (const Error& error) {
      result_.cause = error.what();
      return NewtonStatus::linearisation_failed;
    }
    NewtonStep step;
    if (!find_increment(step)) return NewtonStatus::linear_solver_failed;
    if (!find_length(step))
      return options_.line_search ? NewtonStatus::line_search_failed : NewtonStatus::not_finite;
    copy(size_, static_cast<const T*>(trial_.data()), state_, stream_);
    result_.residual_norms.push_back(step.residual_norm);
    result_.steps.push_back(step);
    ++result_.iterations;
    if (options_.progress) options_.progress(result_.iterations, step);
    return std::nullopt;
  }

  // J d = R; the step is -d.
  bool find_increment(NewtonStep& step) {
    SolverOptions linear = options_.linear;
    if (options_.forcing) linear.relative_tolerance = next_tolerance(*options_.forcing, result_, goal_);
    set_zero(size_, increment_.data(), stream_);
    const SolverResult solved = solve_linear(linear);
    result_.linear_status = solved.status;
    step.linear_tolerance = linear.relative_tolerance;
    step.linear_iterations = solved.iterations;
    step.linear_status = solved.status;
    step.increment_norm = norm(increment_.data());
    return std::isfinite(step.increment_norm) &&
           (solved.converged() || solved.residual_norms.back() < solved.residual_norms.front());
  }

  SolverResult solve_linear(const SolverOptions& options) {
    const LinearOperator<T>& jacobian = problem_.jacobian();
    const Preconditioner<T>& preconditioner = problem_.preconditioner();
    T* const increment = increment_.data();
    if (options_.linear_solver == LinearSolver::cg)
      return solve_cg(jacobian, preconditioner, residual_.data(), increment, options, stream_);
    if (options_.linear_solver == LinearSolver::minres)
      return solve_minres(jacobian, preconditioner, residual_.data(), increment, options, stream_);
    GmresOptions gmres;
    static_cast<SolverOptions&>(gmres) = options;
    gmres.restart = options_.restart;
    return solve_gmres(jacobian, preconditioner, residual_.data(), increment, gmres, stream_);
  }

  // Leaves the trial state and its residual behind.
  bool find_length(NewtonStep& step) {
    const double before = result_.residual_norms.back();
    const int halvings = options_.line_search ? options_.line_search->max_halvings : 0;
    step.length = std::min(1.0, options_.step_limit / step.increment_norm);
    for (int k = 0; k <= halvings; ++k) {
      if (k > 0) step.length /= 2;
      copy(size_, static_cast<const T*>(state_), trial_.data(), stream_);
      axpy(size_, static_cast<T>(-step.length), increment_.data(), trial_.data(), stream_);
      step.residual_norm = residual_norm(trial_.data());
      if (!std::isfinite(step.residual_norm)) continue;
      if (!options_.line_search) return true;
      if (step.residual_norm <= (1 - options_.line_search->decrease * step.length) * before) return true;
    }
    return false;
  }

  double residual_norm(const T* state) {
    problem_.residual(state, residual_.data(), stream_);
    ++result_.residual_evaluations;
    return norm(residual_.data());
  }

  double norm(const T* x) {
    reductions_.norm(size_, x, norm_.data(), stream_);
    stream_.synchronize();
    return norm_.to_host()[0];
  }

  NonlinearProblem<T>& problem_;
  const NewtonOptions& options_;
  const Stream& stream_;
  std::int64_t size_;
  T* state_;
  DeviceArray<T> residual_;
  DeviceArray<T> increment_;
  DeviceArray<T> trial_;
  Reductions reductions_;
  DeviceArray<double> norm_;
  NewtonResult result_;
  double goal_ = 0;
};

}  // namespace

const char* to_string(NewtonStatus status) {
  switch (status) {
    case NewtonStatus::converged:
      return "converged";
    case NewtonStatus::iteration_limit:
      return "iteration limit";
    case NewtonStatus::line_search_failed:
      return "line search failed";
    case NewtonStatus::linear_solver_failed:
      return "linear solver failed";
    case NewtonStatus::linearisation_failed:
      return "linearisation failed";
    case NewtonStatus::not_finite:
      return "not finite";
  }
  return "unknown";
}

std::int64_t NewtonResult::linear_iterations() const {
  std::int64_t total = 0;
  for (const NewtonStep& step : steps) total += step.linear_iterations;
  return total;
}

template <class T>
NewtonResult solve_newton(NonlinearProblem<T>& problem, T* state, const NewtonOptions& options,
                          const Stream& stream) {
  check_options(options);
  require(problem.size() == 0 || state != nullptr, newton_place, "the state is null");
  require(problem.target() == stream.target(), newton_place,
          "the problem and the stream are of different targets");
  if (problem.global_sums() != nullptr)
    throw Error(
        newton_place,
        "its norms are those of one process, and several share the problem; PETSc's SNES takes such a one "
        "(petsc::SnesProblem)");
  return Newton<T>(problem, state, options, stream).run();
}

template <class T>
NewtonResult solve_newton(NonlinearProblem<T>& problem, DeviceArray<T>& state, const NewtonOptions& options) {
  require(state.target() == problem.target(), newton_place,
          "the problem and the state are of different targets");
  require(state.size() == static_cast<std::size_t>(problem.size()), newton_place,
          "the state has the wrong size");
  return solve_newton(problem, state.data(), options, Stream(problem.target()));
}

template NewtonResult solve_newton(NonlinearProblem<float>&, float*, const NewtonOptions&, const Stream&);
template NewtonResult solve_newton(NonlinearProblem<double>&, double*, const NewtonOptions&, const Stream&);
template NewtonResult solve_newton(NonlinearProblem<float>&, DeviceArray<float>&, const NewtonOptions&);
template NewtonResult solve_newton(NonlinearProblem<double>&, DeviceArray<double>&, const NewtonOptions&);

}  // namespace femforge
