// The generalised minimal residual method on every target, for systems that are not symmetric.
#include <femforge/solve/gmres.hpp>

#include <cmath>
#include <limits>
#include <numeric>

#include <femforge/device/vectors.hpp>

#include "catch.hpp"
#include "linear_systems.hpp"
#include "sanitized.hpp"

using namespace femforge;

namespace {

struct Solved {
  SolverResult result;
  std::vector<double> x;
};
Solved solve(const LinearOperator<double>& matrix, const Preconditioner<double>& preconditioner,
             const std::vector<double>& b, const GmresOptions& options = {}, double guess = 0) {
  const DeviceArray<double> right_hand_side(matrix.target(), b);
  DeviceArray<double> x(matrix.target(), b.size());
  x.fill(guess);
  SolverResult result = solve_gmres(matrix, preconditioner, right_hand_side, x, options);
  return {std::move(result), x.to_host()};
}
Solved solve(const LinearOperator<double>& matrix, const std::vector<double>& b,
             const GmresOptions& options = {}, double guess = 0) {
  return solve(matrix, IdentityPreconditioner<double>(matrix.target(), matrix.size()), b, options, guess);
}

double norm(const std::vector<double>& v) {
  return std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
}

double residual_norm(const CsrMatrix& matrix, const std::vector<double>& b, const std::vector<double>& x) {
  std::vector<double> r = matrix.multiply(x);
  for (std::size_t i = 0; i < r.size(); ++i) r[i] -= b[i];
  return norm(r);
}

}  // namespace

TEST_CASE("advection and diffusion are solved as by elimination", "[gmres][device]") {
  for (const Target target : available_targets()) {
    for (const double wind : {0.0, 0.5, 20.0}) {
      if (is_sanitized && wind == 0) continue;
      const CsrMatrix host = advection_diffusion(9, wind);
      const CsrOperator<double> matrix(host, target);
      const JacobiPreconditioner<double> jacobi(matrix.diagonal());
      const std::vector<double> b = wavy<double>(81);
      const std::vector<double> exact = dense_solution(host, b);
      for (const int restart : {5, 30, 200}) {
        CAPTURE(to_string(target), wind, restart);
        GmresOptions options;
        options.restart = restart;
        const Solved plain = solve(matrix, b, options, 0.2);
        const Solved preconditioned = solve(matrix, jacobi, b, options, 0.2);
        for (const Solved* each : {&plain, &preconditioned}) {
          CHECK(each->result.converged());
          CHECK(each->result.residual_norms.size() == index(each->result.iterations) + 1);
          CHECK(each->result.relative_residual() <= 1e-10);
          CHECK(residual_norm(host, b, each->x) == Approx(each->result.residual_norms.back()).margin(1e-13));
          CHECK(largest_difference(each->x, exact) < 1e-7 * norm(exact));
        }
      }
    }
  }
}

TEST_CASE("a saddle point problem without symmetry is solved", "[gmres][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    // Stokes with the equation of mass negated: the same solution, a matrix that is positive but not
    // symmetric.
    CsrMatrix host = staggered_stokes(5);
    std::vector<double> b = wavy<double>(host.num_rows);
    const std::vector<double> exact = dense_solution(host, b);
    for (std::int64_t row = 40; row < host.num_rows; ++row) {
      b[index(row)] = -b[index(row)];
      for (std::int64_t k = host.row_begin[index(row)]; k < host.row_begin[index(row) + 1]; ++k)
        host.values[index(k)] = -host.values[index(k)];
    }
    GmresOptions options;
    options.restart = 100;
    const Solved solved = solve(CsrOperator<double>(host, target), b, options);
    CHECK(solved.result.converged());
    CHECK(largest_difference(solved.x, exact) < 1e-7 * norm(exact));
  }
}

TEST_CASE("each iteration before a restart minimises the residual", "[gmres][device]") {
  for (const Target target : available_targets()) {
    const CsrMatrix host = advection_diffusion(7, 2);
    const CsrOperator<double> matrix(host, target);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const std::vector<double> b = wavy<double>(49);
    double before = std::numeric_limits<double>::infinity();
    for (std::int64_t k = 0; k <= 11; ++k) {
      CAPTURE(to_string(target), k);
      GmresOptions options;
      options.relative_tolerance = 0;
      options.max_iterations = k;
      const Solved solved = solve(matrix, jacobi, b, options, 0.1);
      CHECK(solved.result.status == SolverStatus::iteration_limit);
      CHECK(solved.result.iterations == k);
      const double now = residual_norm(host, b, solved.x);
      CHECK(solved.result.residual_norms.back() == Approx(now).epsilon(1e-9));
      CHECK(now <= before * (1 + 1e-12));
      before = now;
    }
    // The polynomials of the degree that annihilates the matrix reach 0.
    CHECK(solve(matrix, b, {{1e-12}, 60}).result.iterations <= 49);
  }
}

TEST_CASE("as many iterations as distinct eigenvalues, then none are left", "[gmres][device]") {
  for (const Target target : available_targets()) {
    std::vector<double> entries;
    for (int i = 0; i < 100; ++i) entries.push_back(std::vector<double>{1, -2, 3, 7}[index(i % 4)]);
    const CsrOperator<double> diagonal(diagonal_matrix(entries), target);
    const Solved solved = solve(diagonal, wavy<double>(100));
    CHECK(solved.result.converged());
    CHECK(solved.result.iterations == 4);
    // Nothing can be gained after the last one: the tolerance of 0 is not reached, and nothing is divided by
    // 0.
    GmresOptions exact;
    exact.relative_tolerance = 0;
    exact.max_iterations = 50;
    const Solved more = solve(diagonal, wavy<double>(100), exact);
    for (std::size_t i = 0; i < entries.size(); ++i)
      CHECK(more.x[i] == Approx(wavy<double>(100)[i] / entries[i]).margin(1e-14));
  }
}

TEST_CASE("gmres: single precision converges to its own accuracy", "[gmres][device]") {
  for (const Target target : available_targets()) {
    const CsrMatrix host = advection_diffusion(6, 1);
    const CsrOperator<float> matrix(host, target);
    const std::vector<double> exact = dense_solution(host, std::vector<double>(36, 1.0));
    const DeviceArray<float> b(target, std::vector<float>(36, 1.0F));
    DeviceArray<float> x(target, 36);
    x.fill(0);
    GmresOptions options;
    options.relative_tolerance = 1e-5;
    options.max_iterations = 200;
    CHECK(solve_gmres(matrix, JacobiPreconditioner<float>(matrix.diagonal()), b, x, options).converged());
    const std::vector<float> found = x.to_host();
    for (std::size_t i = 0; i < 36; ++i) CHECK(found[i] == Approx(exact[i]).epsilon(1e-3));
  }
}

TEST_CASE("gmres: ends that are no solution are told apart", "[gmres][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const CsrOperator<double> matrix(advection_diffusion(4, 1), target);
    const Solved zero = solve(matrix, std::vector<double>(16, 0.0), {}, 5.0);
    CHECK(zero.result.converged());
    CHECK(zero.result.iterations == 0);
    CHECK(zero.x == std::vector<double>(16, 0.0));
    CHECK(solve(matrix, std::vector<double>(16, std::nan(""))).result.status == SolverStatus::not_finite);
    const CsrOperator<double> singular(diagonal_matrix({1, 2, 0}), target);
    const SolverStatus status = solve(singular, {1, 1, 1}).result.status;
    CHECK(status == SolverStatus::breakdown_singular);
    const CsrOperator<double> nothing(diagonal_matrix({0, 0}), target);
    CHECK(solve(nothing, {1, 1}).result.status == SolverStatus::breakdown_singular);
    const CsrOperator<double> wrong(diagonal_matrix({1, std::nan(""), 1}), target);
    CHECK(solve(wrong, {1, 1, 1}).result.status == SolverStatus::not_finite);
    // The image of the second vector overflows: x has what the first one has brought, as the norms say.
    CsrMatrix host;
    host.num_rows = host.num_columns = 3;
    host.row_begin = {0, 1, 2, 5};
    host.columns = {0, 0, 0, 1, 2};
    host.values = {1, 1, 1, 1.5e308, 1.5e308};
    const CsrOperator<double> large(host, target);
    const Solved overflown = solve(large, {1, 0, 0});
    CHECK(overflown.result.status == SolverStatus::not_finite);
    REQUIRE(overflown.result.residual_norms.size() == 2);
    CHECK(overflown.result.residual_norms.back() == Approx(std::sqrt(2.0 / 3)));
    CHECK(overflown.x[0] == Approx(1.0 / 3));
  }
}

TEST_CASE("gmres tells progress", "[gmres][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(advection_diffusion(8, 1), target);
    std::vector<std::int64_t> iterations;
    GmresOptions options;
    options.relative_tolerance = 0;
    options.max_iterations = 23;
    options.restart = 8;
    options.check_interval = 5;
    options.progress = [&](std::int64_t iteration, double) { iterations.push_back(iteration); };
    const SolverResult result = solve(matrix, wavy<double>(64), options).result;
    CHECK(result.status == SolverStatus::iteration_limit);
    CHECK(iterations == std::vector<std::int64_t>{5, 8, 10, 15, 16, 20, 23});
  }
}

TEST_CASE("gmres refuses what makes no sense", "[gmres]") {
  const CsrOperator<double> matrix(laplacian(3), Target::cpu);
  GmresOptions options;
  options.restart = 0;
  CHECK_THROWS_WITH(solve(matrix, {1, 2, 3}, options), ContainsSubstring("before a restart"));
  CHECK_THROWS_WITH(solve(matrix, {1, 2}), ContainsSubstring("right-hand side has the wrong size"));
}
