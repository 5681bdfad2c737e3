// Newton's method on equations of one unknown each, on every target: steps, statuses and options.
#include <femforge/solve/newton.hpp>

#include <cmath>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include "catch.hpp"
#include "linear_systems.hpp"

using namespace femforge;

namespace {

using Function = std::function<double(double)>;

// Those of processes that are not there.
class NoSums final : public GlobalSums {
 public:
  void add(double*, int, const Stream&) const override {}
};

// R_i = f(u_i), computed on the host; the Jacobian is diagonal.
class Pointwise final : public NonlinearProblem<double> {
 public:
  Pointwise(Target target, std::int64_t size, Function f, Function derivative)
      : target_(target), size_(size), f_(std::move(f)), derivative_(std::move(derivative)) {}
  std::int64_t size() const override { return size_; }
  Target target() const override { return target_; }
  const GlobalSums* global_sums() const override { return sums; }
  void impose(double* state, const Stream& stream) const override {
    if (imposed) scatter_entries(1, first_.data(), imposed->data(), state, stream);
  }
  void residual(const double* state, double* r, const Stream& stream) override {
    const DeviceArray<double> values(target_, mapped(state, f_, stream));
    copy(size_, values.data(), r, stream);
    stream.synchronize();
  }
  void linearise(const double* state, const Stream& stream) override {
    jacobian_.emplace(diagonal_matrix(mapped(state, derivative_, stream)), target_);
    preconditioner_.emplace(target_, size_);
  }
  const LinearOperator<double>& jacobian() const override { return *jacobian_; }
  const Preconditioner<double>& preconditioner() const override { return *preconditioner_; }

  std::optional<DeviceArray<double>> imposed;  ///< the first unknown
  const GlobalSums* sums = nullptr;            ///< of several processes

 private:
  std::vector<double> mapped(const double* state, const Function& function, const Stream& stream) const {
    DeviceArray<double> values(target_, index(size_));
    copy(size_, state, values.data(), stream);
    stream.synchronize();
    std::vector<double> result = values.to_host();
    for (double& value : result) value = function(value);
    return result;
  }

  Target target_;
  std::int64_t size_;
  Function f_;
  Function derivative_;
  DeviceArray<std::int64_t> first_{target_, std::vector<std::int64_t>{0}};
  std::optional<CsrOperator<double>> jacobian_;
  std::optional<IdentityPreconditioner<double>> preconditioner_;
};

// R(u) = A u + u^3 - b, with any A.
class Cubic final : public NonlinearProblem<double> {
 public:
  Cubic(Target target, CsrMatrix matrix, std::vector<double> b)
      : target_(target),
        matrix_(std::move(matrix)),
        b_(std::move(b)),
        preconditioner_(target, matrix_.num_rows) {}
  std::int64_t size() const override { return matrix_.num_rows; }
  Target target() const override { return target_; }
  void impose(double*, const Stream&) const override {}
  void residual(const double* state, double* r, const Stream& stream) override {
    const std::vector<double> u = to_host(state, stream);
    std::vector<double> result = matrix_.multiply(u);
    for (std::size_t i = 0; i < u.size(); ++i) result[i] += u[i] * u[i] * u[i] - b_[i];
    const DeviceArray<double> values(target_, result);
    copy(size(), values.data(), r, stream);
    stream.synchronize();
  }
  void linearise(const double* state, const Stream& stream) override {
    const std::vector<double> u = to_host(state, stream);
    CsrMatrix jacobian = matrix_;
    for (std::int64_t row = 0; row < size(); ++row)
      for (std::int64_t k = jacobian.row_begin[index(row)]; k < jacobian.row_begin[index(row) + 1]; ++k)
        if (jacobian.columns[index(k)] == row) jacobian.values[index(k)] += 3 * u[index(row)] * u[index(row)];
    jacobian_.emplace(jacobian, target_);
  }
  const LinearOperator<double>& jacobian() const override { return *jacobian_; }
  const Preconditioner<double>& preconditioner() const override { return preconditioner_; }

 private:
  std::vector<double> to_host(const double* state, const Stream& stream) const {
    DeviceArray<double> values(target_, b_.size());
    copy(size(), state, values.data(), stream);
    stream.synchronize();
    return values.to_host();
  }

  Target target_;
  CsrMatrix matrix_;
  std::vector<double> b_;
  IdentityPreconditioner<double> preconditioner_;
  std::optional<CsrOperator<double>> jacobian_;
};

struct Solved {
  NewtonResult result;
  std::vector<double> state;
};

Solved solve(NonlinearProblem<double>& problem, const std::vector<double>& start,
             const NewtonOptions& options = {}) {
  DeviceArray<double> state(problem.target(), start);
  NewtonResult result = solve_newton(problem, state, options);
  CHECK(result.residual_norms.size() == index(result.iterations) + 1);
  CHECK(result.steps.size() == index(result.iterations));
  return {std::move(result), state.to_host()};
}

Pointwise arctangent(Target target) {
  return {target, 1, [](double u) { return std::atan(u); }, [](double u) { return 1 / (1 + u * u); }};
}

Pointwise logarithm(Target target) {
  return {target, 1, [](double u) { return std::log(u); }, [](double u) { return 1 / u; }};
}

NewtonOptions without_line_search() {
  NewtonOptions options;
  options.line_search.reset();
  return options;
}

}  // namespace

TEST_CASE("Newton's method converges quadratically", "[newton][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    Pointwise problem(
        target, 40, [](double u) { return std::exp(u) - 2; }, [](double u) { return std::exp(u); });
    NewtonOptions options;
    options.relative_tolerance = 1e-14;
    options.linear.relative_tolerance = 1e-15;
    std::int64_t told = 0;
    options.progress = [&](std::int64_t number, const NewtonStep& step) {
      CHECK(number == ++told);
      CHECK(step.length == 1);
    };
    const std::vector<double> start = eigenvector(40, 1);
    const Solved solved = solve(problem, start, options);
    CHECK(solved.result.converged());
    CHECK(told == solved.result.iterations);
    CHECK(solved.result.residual_evaluations == solved.result.iterations + 1);
    CHECK(largest_difference(solved.state, std::vector<double>(40, std::log(2.0))) < 1e-14);
    // |R_k+1| <= |f''| / (2 f'^2) |R_k|^2 with f'' = f', f' >= 1 here.
    const std::vector<double>& norms = solved.result.residual_norms;
    REQUIRE(norms.size() >= 5);
    for (std::size_t k = 0; k + 1 < norms.size(); ++k) CHECK(norms[k + 1] < norms[k] * norms[k] + 1e-13);
  }
}

TEST_CASE("one step solves a linear problem", "[newton][device]") {
  for (const Target target : available_targets()) {
    Pointwise problem(
        target, 7, [](double u) { return 3 * u - 6; }, [](double) { return 3.0; });
    const Solved solved = solve(problem, std::vector<double>(7, 0.0));
    CHECK(solved.result.converged());
    CHECK(solved.result.iterations == 1);
    CHECK(solved.result.linear_iterations() == 1);
    CHECK(largest_difference(solved.state, std::vector<double>(7, 2.0)) < 1e-14);
    CHECK(solve(problem, std::vector<double>(7, 2.0)).result.iterations == 0);
  }
}

TEST_CASE("a state takes what is imposed before the first residual", "[newton][device]") {
  for (const Target target : available_targets()) {
    Pointwise problem(
        target, 2, [](double u) { return u - 5; }, [](double) { return 1.0; });
    problem.imposed.emplace(target, std::vector<double>{5});
    CHECK(solve(problem, {1, 1}).result.residual_norms[0] == 4);
  }
}

TEST_CASE("the line search finds what full steps jump over", "[newton][device]") {
  for (const Target target : available_targets()) {
    // From |u| > 1.39 on, full steps go farther and farther away.
    Pointwise problem = arctangent(target);
    const Solved solved = solve(problem, {3});
    CHECK(solved.result.converged());
    CHECK(solved.result.steps.front().length < 1);
    CHECK(solved.result.steps.back().length == 1);
    CHECK(solved.result.residual_evaluations > solved.result.iterations + 1);
    CHECK(std::abs(solved.state[0]) < 1e-6);
    for (std::size_t k = 0; k < solved.result.steps.size(); ++k)
      CHECK(solved.result.residual_norms[k + 1] < solved.result.residual_norms[k]);
    NewtonOptions options = without_line_search();
    options.max_iterations = 4;
    const Solved full = solve(problem, {3}, options);
    CHECK(full.result.status == NewtonStatus::iteration_limit);
    CHECK(full.result.residual_norms.back() > full.result.residual_norms.front());
  }
}

TEST_CASE("a residual that is not finite shortens the step", "[newton][device]") {
  for (const Target target : available_targets()) {
    // The first full step from 5 is to -3.05, where there is no logarithm.
    Pointwise problem = logarithm(target);
    const Solved solved = solve(problem, {5});
    CHECK(solved.result.converged());
    CHECK(solved.result.steps.front().length == 0.5);
    CHECK(std::abs(solved.state[0] - 1) < 1e-7);
    const Solved full = solve(problem, {5}, without_line_search());
    CHECK(full.result.status == NewtonStatus::not_finite);
    CHECK(full.result.iterations == 0);
    CHECK(full.state[0] == 5);
  }
}

TEST_CASE("steps are no longer than the limit", "[newton][device]") {
  for (const Target target : available_targets()) {
    Pointwise problem(
        target, 4, [](double u) { return u - 10; }, [](double) { return 1.0; });
    NewtonOptions options;
    options.step_limit = 8;
    const Solved solved = solve(problem, std::vector<double>(4, 0.0), options);
    // The way is 20 long: 8 + 8 + 4.
    CHECK(solved.result.converged());
    CHECK(solved.result.iterations == 3);
    CHECK(solved.result.steps[0].increment_norm == Approx(20));
    CHECK(solved.result.steps[0].length == Approx(0.4));
    CHECK(solved.result.residual_norms[1] == Approx(12));
  }
}

TEST_CASE("failures of Newton's method are told, with the last good state", "[newton][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    Pointwise bad_start = logarithm(target);
    const Solved nothing = solve(bad_start, {-1});
    CHECK(nothing.result.status == NewtonStatus::not_finite);
    CHECK(nothing.result.iterations == 0);

    NewtonOptions two;
    two.max_iterations = 2;
    Pointwise slow = arctangent(target);
    CHECK(solve(slow, {3}, two).result.status == NewtonStatus::iteration_limit);
    CHECK(solve(slow, {3}, two).result.iterations == 2);

    // No root, and the residual grows on both sides.
    Pointwise rootless(
        target, 1, [](double u) { return 1 + u * u; }, [](double) { return 1.0; });
    const Solved stuck = solve(rootless, {0});
    CHECK(stuck.result.status == NewtonStatus::line_search_failed);
    CHECK(stuck.state[0] == 0);
    CHECK(stuck.result.residual_evaluations == 1 + 1 + LineSearch{}.max_halvings);

    Pointwise indefinite(
        target, 1, [](double u) { return 1 - u; }, [](double) { return -1.0; });
    const Solved broken = solve(indefinite, {0});
    CHECK(broken.result.status == NewtonStatus::linear_solver_failed);
    CHECK(broken.result.linear_status == SolverStatus::breakdown_indefinite);
    CHECK(broken.state[0] == 0);

    Pointwise no_number(
        target, 1, [](double u) { return 1 - u; }, [](double) { return std::nan(""); });
    const Solved lost = solve(no_number, {0});
    CHECK(lost.result.status == NewtonStatus::linear_solver_failed);
    CHECK(lost.result.linear_status == SolverStatus::not_finite);

    Pointwise singular(
        target, 1, [](double u) { return 1 - u; },
        [](double) -> double { throw Error("here", "the Jacobian is not definite"); });
    const Solved refused = solve(singular, {0});
    CHECK(refused.result.status == NewtonStatus::linearisation_failed);
    CHECK_THAT(refused.result.cause, ContainsSubstring("not definite"));
  }
}

TEST_CASE("an increment that is not finished is used if it helps", "[newton][device]") {
  for (const Target target : available_targets()) {
    // Slopes from 1 to 8: conjugate gradients need as many iterations as there are different ones.
    int call = 0;
    Pointwise problem(
        target, 8, [&call](double u) { return (1 + call++ % 8) * (u - 1); },
        [&call](double) { return 1.0 + call++ % 8; });
    NewtonOptions options;
    options.linear.max_iterations = 4;
    options.relative_tolerance = 1e-6;
    const Solved solved = solve(problem, std::vector<double>(8, 0.0), options);
    CHECK(solved.result.converged());
    CHECK(solved.result.iterations > 1);
    CHECK(solved.result.steps.front().linear_status == SolverStatus::iteration_limit);
    options.linear.max_iterations = 0;
    const Solved none = solve(problem, std::vector<double>(8, 0.0), options);
    CHECK(none.result.status == NewtonStatus::linear_solver_failed);
    CHECK(none.result.linear_status == SolverStatus::iteration_limit);
  }
}

TEST_CASE("the forcing term follows the gain of the steps", "[newton][device]") {
  for (const Target target : available_targets()) {
    int call = 0;
    Pointwise problem(
        target, 30,
        [&call](double u) {
          const double slope = 1 + call++ % 30;
          return slope * (u + u * u * u - 1);
        },
        [&call](double u) {
          const double slope = 1 + call++ % 30;
          return slope * (1 + 3 * u * u);
        });
    NewtonOptions options;
    options.relative_tolerance = 1e-9;
    options.linear.relative_tolerance = 1e-12;
    const std::vector<double> start(30, 2.0);
    const Solved exact = solve(problem, start, options);
    options.forcing = ForcingTerm{};
    const Solved inexact = solve(problem, start, options);
    CHECK(exact.result.converged());
    CHECK(inexact.result.converged());
    CHECK(largest_difference(exact.state, inexact.state) < 1e-6);
    CHECK(inexact.result.linear_iterations() < exact.result.linear_iterations());
    const std::vector<double>& norms = inexact.result.residual_norms;
    const std::vector<NewtonStep>& steps = inexact.result.steps;
    CHECK(steps[0].linear_tolerance == 0.5);
    for (std::size_t k = 1; k < steps.size(); ++k) {
      double expected = 0.9 * std::pow(norms[k] / norms[k - 1], 2);
      const double slowest = 0.9 * std::pow(steps[k - 1].linear_tolerance, 2);
      if (slowest > 0.1) expected = std::max(expected, slowest);
      expected = std::max(expected, 0.5e-9 * norms[0] / norms[k]);
      CHECK(steps[k].linear_tolerance == Approx(std::min(expected, 0.9)));
    }
  }
}

TEST_CASE("options of Newton's method that make no sense are refused", "[newton]") {
  Pointwise problem = arctangent(Target::cpu);
  const auto refuses = [&](const std::function<void(NewtonOptions&)>& spoil, const std::string& cause) {
    NewtonOptions options;
    options.forcing = ForcingTerm{};
    spoil(options);
    DeviceArray<double> state(Target::cpu, std::vector<double>{0});
    CHECK_THROWS_WITH(solve_newton(problem, state, options), ContainsSubstring(cause));
  };
  const NoSums sums;
  problem.sums = &sums;
  refuses([](NewtonOptions&) {}, "several share the problem");
  problem.sums = nullptr;
  refuses([](NewtonOptions& o) { o.relative_tolerance = -1; }, "relative tolerance");
  refuses([](NewtonOptions& o) { o.absolute_tolerance = std::nan(""); }, "absolute tolerance");
  refuses([](NewtonOptions& o) { o.max_iterations = -1; }, "number of iterations");
  refuses([](NewtonOptions& o) { o.step_limit = 0; }, "step limit");
  refuses([](NewtonOptions& o) { o.line_search->max_halvings = -1; }, "number of halvings");
  refuses([](NewtonOptions& o) { o.line_search->decrease = 1; }, "decrease of the line search");
  refuses([](NewtonOptions& o) { o.forcing->first = 0.95; }, "first forcing term");
  refuses([](NewtonOptions& o) { o.forcing->largest = 1; }, "largest forcing term");
  refuses([](NewtonOptions& o) { o.forcing->factor = 0; }, "factor of the forcing term");
  refuses([](NewtonOptions& o) { o.forcing->exponent = 1; }, "exponent of the forcing term");
  DeviceArray<double> wrong(Target::cpu, std::vector<double>{0, 0});
  CHECK_THROWS_WITH(solve_newton(problem, wrong), ContainsSubstring("wrong size"));
}

TEST_CASE("Newton's method takes the linear solver that the Jacobian needs", "[newton][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const std::vector<double> exact = wavy<double>(25);
    const auto right_hand_side = [&](const CsrMatrix& matrix) {
      std::vector<double> b = matrix.multiply(exact);
      for (std::size_t i = 0; i < b.size(); ++i) b[i] += exact[i] * exact[i] * exact[i];
      return b;
    };
    NewtonOptions options;
    options.relative_tolerance = 1e-12;
    // Not symmetric: conjugate gradients do not get there.
    const CsrMatrix windy = advection_diffusion(5, 10);
    Cubic flow(target, windy, right_hand_side(windy));
    options.linear_solver = LinearSolver::gmres;
    const Solved by_gmres = solve(flow, std::vector<double>(25, 0.0), options);
    CHECK(by_gmres.result.converged());
    CHECK(largest_difference(by_gmres.state, exact) < 1e-9);
    options.linear_solver = LinearSolver::cg;
    options.max_iterations = 20;
    options.linear.max_iterations = 100;
    CHECK_FALSE(solve(flow, std::vector<double>(25, 0.0), options).result.converged());
    // Symmetric, with eigenvalues of both signs.
    const CsrMatrix shifted = tridiagonal(25, 0.1, -1);
    Cubic indefinite(target, shifted, right_hand_side(shifted));
    options.linear_solver = LinearSolver::minres;
    std::vector<double> near = exact;
    for (double& value : near) value *= 1.01;
    const Solved by_minres = solve(indefinite, near, options);
    CHECK(by_minres.result.converged());
    CHECK(largest_difference(by_minres.state, exact) < 1e-8);
  }
}
