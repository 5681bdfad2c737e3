// The minimal residual method on every target, for symmetric systems that are not definite.
#include <femforge/solve/minres.hpp>

#include <cmath>
#include <limits>
#include <numeric>

#include <femforge/device/graph.hpp>
#include <femforge/device/vectors.hpp>

#include "catch.hpp"
#include "linear_systems.hpp"

using namespace femforge;

namespace {

struct Solved {
  SolverResult result;
  std::vector<double> x;
};
Solved solve(const LinearOperator<double>& matrix, const Preconditioner<double>& preconditioner,
             const std::vector<double>& b, const SolverOptions& options = {}, double guess = 0) {
  const DeviceArray<double> right_hand_side(matrix.target(), b);
  DeviceArray<double> x(matrix.target(), b.size());
  x.fill(guess);
  SolverResult result = solve_minres(matrix, preconditioner, right_hand_side, x, options);
  return {std::move(result), x.to_host()};
}
Solved solve(const LinearOperator<double>& matrix, const std::vector<double>& b,
             const SolverOptions& options = {}, double guess = 0) {
  return solve(matrix, IdentityPreconditioner<double>(matrix.target(), matrix.size()), b, options, guess);
}

// A preconditioner that the solver does not know to be diagonal.
class Opaque final : public Preconditioner<double> {
 public:
  explicit Opaque(const Preconditioner<double>& other) : other_(other) {}
  Target target() const override { return other_.target(); }
  std::int64_t size() const override { return other_.size(); }
  void apply(const double* r, double* z, const Stream& stream) const override { other_.apply(r, z, stream); }

 private:
  const Preconditioner<double>& other_;
};

double norm(const std::vector<double>& v) {
  return std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), 0.0));
}

// Diagonals of velocities, and the mass of pressures.
std::vector<double> stokes_diagonal(const CsrMatrix& matrix) {
  std::vector<double> diagonal = matrix.diagonal();
  for (double& entry : diagonal)
    if (entry == 0) entry = 1;
  return diagonal;
}

}  // namespace

TEST_CASE("a saddle point problem is solved as by elimination", "[minres][device]") {
  for (const Target target : available_targets()) {
    for (const int n : {2, 3, 6}) {
      CAPTURE(to_string(target), n);
      const CsrMatrix host = staggered_stokes(n);
      const CsrOperator<double> matrix(host, target);
      const std::vector<double> b = wavy<double>(host.num_rows);
      const std::vector<double> exact = dense_solution(host, b);
      const JacobiPreconditioner<double> jacobi(DeviceArray<double>(target, stokes_diagonal(host)));
      const Opaque opaque(jacobi);
      const Adding adding(matrix);
      SolverOptions options;
      options.relative_tolerance = 1e-12;
      const Solved plain = solve(matrix, b, options, 0.3);
      const Solved with_jacobi = solve(matrix, jacobi, b, options, 0.3);
      const Solved with_opaque = solve(matrix, opaque, b, options, 0.3);
      const Solved of_adding = solve(adding, jacobi, b, options, 0.3);
      const Solved of_both = solve(adding, opaque, b, options, 0.3);
      for (const Solved* each : {&plain, &with_jacobi, &with_opaque, &of_adding, &of_both}) {
        CHECK(each->result.converged());
        CHECK(each->result.residual_norms.size() == index(each->result.iterations) + 1);
        CHECK(largest_difference(each->x, exact) < 1e-8 * norm(exact));
      }
      CHECK(with_opaque.result.iterations == with_jacobi.result.iterations);
      CHECK(of_adding.result.iterations == with_jacobi.result.iterations);
    }
  }
}

TEST_CASE("the residual's norm falls, and is that of the preconditioner", "[minres][device]") {
  for (const Target target : available_targets()) {
    const CsrMatrix host = staggered_stokes(4);
    const CsrOperator<double> matrix(host, target);
    const std::vector<double> diagonal = stokes_diagonal(host);
    const JacobiPreconditioner<double> jacobi(DeviceArray<double>(target, diagonal));
    const std::vector<double> b = wavy<double>(host.num_rows);
    double before = std::numeric_limits<double>::infinity();
    for (std::int64_t k = 0; k <= 12; ++k) {
      CAPTURE(to_string(target), k);
      const Solved solved = solve(matrix, jacobi, b, {0, k}, 0.1);
      CHECK(solved.result.status == SolverStatus::iteration_limit);
      CHECK(solved.result.iterations == k);
      const std::vector<double> image = host.multiply(solved.x);
      double squares = 0;
      for (std::size_t i = 0; i < b.size(); ++i)
        squares += (b[i] - image[i]) * (b[i] - image[i]) / diagonal[i];
      REQUIRE(solved.result.residual_norms.size() == index(k) + 1);
      CHECK(solved.result.residual_norms.back() == Approx(std::sqrt(squares)).epsilon(1e-9));
      CHECK(std::sqrt(squares) <= before * (1 + 1e-12));
      before = std::sqrt(squares);
    }
  }
}

// 1 / |r_k|^2 of conjugate gradients is the difference of those of two residuals (Cullum and Greenbaum, SIAM
// J. Matrix Anal. Appl. 17, 1996).
TEST_CASE("short and long vectors have norms that follow from those of conjugate gradients",
          "[minres][device]") {
  constexpr int iterations = 5;
  for (const Target target : available_targets()) {
    for (const std::int64_t size : sizes_of_vectors) {
      CAPTURE(to_string(target), size);
      const CsrOperator<double> matrix(tridiagonal(size, 2.5, -1), target);
      const std::vector<double> b = wavy<double>(size);
      SolverOptions options;
      options.relative_tolerance = 0;
      options.max_iterations = iterations;
      const std::vector<double> norms = solve(matrix, b, options).result.residual_norms;
      DeviceArray<double> x(target, b.size());
      x.fill(0);
      const std::vector<double> of_cg =
          solve_cg(matrix, DeviceArray<double>(target, b), x, options).residual_norms;
      REQUIRE(norms.size() == iterations + 1);
      REQUIRE(of_cg.size() == iterations + 1);
      CHECK(std::abs(norms[0] - of_cg[0]) < 1e-13 * norms[0]);
      for (std::size_t k = 1; k < norms.size(); ++k) {
        const double difference = 1 / (norms[k] * norms[k]) - 1 / (norms[k - 1] * norms[k - 1]);
        CHECK(std::abs(difference * of_cg[k] * of_cg[k] - 1) < 1e-11);
      }
    }
  }
}

TEST_CASE("as many iterations as distinct eigenvalues, of either sign", "[minres][device]") {
  for (const Target target : available_targets()) {
    std::vector<double> entries;
    for (int i = 0; i < 200; ++i) entries.push_back(std::vector<double>{1, -2, 3, -4, 5}[index(i % 5)]);
    const CsrOperator<double> diagonal(diagonal_matrix(entries), target);
    const Solved solved = solve(diagonal, wavy<double>(200));
    CHECK(solved.result.converged());
    CHECK(solved.result.iterations == 5);
  }
}

TEST_CASE("minres: the result depends neither on the check interval nor on graphs", "[minres][device]") {
  for (const Target target : available_targets()) {
    const CsrMatrix host = staggered_stokes(5);
    const CsrOperator<double> matrix(host, target);
    const JacobiPreconditioner<double> jacobi(DeviceArray<double>(target, stokes_diagonal(host)));
    const std::vector<double> b = wavy<double>(host.num_rows);
    SolverOptions options;
    // As many are done where nobody checks before.
    options.max_iterations = 200;
    options.graph = GraphUse::off;
    options.check_interval = 1;
    const Solved reference = solve(matrix, jacobi, b, options, 0.1);
    REQUIRE(reference.result.converged());
    REQUIRE(reference.result.iterations > 20);
    for (const std::int64_t interval : {2, 7, 1'000'000'000}) {
      for (const GraphUse use : {GraphUse::off, GraphUse::automatic}) {
        CAPTURE(to_string(target), interval, static_cast<int>(use));
        options.check_interval = interval;
        options.graph = use;
        const Solved solved = solve(matrix, jacobi, b, options, 0.1);
        CHECK(solved.result.used_graph == (use != GraphUse::off && has_graphs(Stream(target))));
        CHECK(solved.result.iterations == reference.result.iterations);
        CHECK(solved.result.residual_norms == reference.result.residual_norms);
        CHECK(solved.x == reference.x);
      }
    }
  }
}

TEST_CASE("minres: as many iterations as there are numbers, looked at as seldom", "[minres][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(5), target);
    SolverOptions options;
    options.max_iterations = options.check_interval = std::numeric_limits<std::int64_t>::max();
    const Solved solved = solve(matrix, {1, 2, 3, 4, 5}, options);
    CHECK(solved.result.converged());
    CHECK(solved.result.iterations <= 6);
  }
}

TEST_CASE("minres: single precision converges to its own accuracy", "[minres][device]") {
  for (const Target target : available_targets()) {
    const CsrMatrix host = staggered_stokes(4);
    const CsrOperator<float> matrix(host, target);
    const std::vector<double> exact = dense_solution(host, std::vector<double>(index(host.num_rows), 1.0));
    const DeviceArray<float> b(target, std::vector<float>(index(host.num_rows), 1.0F));
    DeviceArray<float> x(target, index(host.num_rows));
    x.fill(0);
    const IdentityPreconditioner<float> identity(target, matrix.size());
    CHECK(solve_minres(matrix, identity, b, x, {1e-5, 500}).converged());
    const std::vector<float> found = x.to_host();
    for (std::size_t i = 0; i < found.size(); ++i) CHECK(std::abs(found[i] - exact[i]) < 1e-3 * norm(exact));
  }
}

TEST_CASE("minres: ends that are no solution are told apart", "[minres][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const CsrOperator<double> matrix(laplacian(20), target);
    const Solved zero = solve(matrix, std::vector<double>(20, 0.0), {}, 5.0);
    CHECK(zero.result.converged());
    CHECK(zero.x == std::vector<double>(20, 0.0));
    const Solved exact = solve(matrix, laplacian(20).multiply(std::vector<double>(20, 3.0)), {}, 3.0);
    CHECK(exact.result.converged());
    CHECK(exact.result.iterations == 0);
    // A preconditioner with a negative eigenvalue.
    const CsrOperator<double> identity(diagonal_matrix({1, 1, 1}), target);
    class Negative final : public Preconditioner<double> {
     public:
      explicit Negative(const LinearOperator<double>& m) : matrix_(m) {}
      Target target() const override { return matrix_.target(); }
      std::int64_t size() const override { return matrix_.size(); }
      void apply(const double* r, double* z, const Stream& stream) const override {
        matrix_.apply(r, z, stream);
      }

     private:
      const LinearOperator<double>& matrix_;
    };
    const CsrOperator<double> indefinite(diagonal_matrix({1, -3, 1}), target);
    CHECK(solve(identity, Negative(indefinite), {1, 1, 1}).result.status ==
          SolverStatus::breakdown_indefinite);
    const CsrOperator<double> nothing(diagonal_matrix({0, 0}), target);
    CHECK(solve(nothing, {1, 1}).result.status == SolverStatus::breakdown_singular);
    CHECK(solve(matrix, std::vector<double>(20, std::nan(""))).result.status == SolverStatus::not_finite);
  }
}

// Of the operator of a graph, whose null space are constants: with a right-hand side that has none of them
// there is a solution; with one that has, the residual stays what cannot be removed.
TEST_CASE("minres: singular systems end as they have a solution or none", "[minres][device]") {
  for (const Target target : available_targets()) {
    for (const std::int64_t size : {2, 3, 12}) {
      CAPTURE(to_string(target), size);
      CsrMatrix host = laplacian(size);
      host.values.front() = host.values.back() = 1;
      const CsrOperator<double> matrix(host, target);
      std::vector<double> b = wavy<double>(size);
      const double mean = std::accumulate(b.begin(), b.end(), 0.0) / static_cast<double>(size);
      SolverOptions options;
      options.relative_tolerance = 1e-10;
      const Solved inconsistent = solve(matrix, b, options);
      CHECK_FALSE(inconsistent.result.converged());
      const double left = std::abs(mean) * std::sqrt(static_cast<double>(size));
      // Of few entries the Krylov space is at its end; of more, iterations go on, and end at their limit.
      if (size <= 3) CHECK(inconsistent.result.residual_norms.back() == Approx(left).epsilon(1e-6));
      for (double& entry : b) entry -= mean;
      const Solved consistent = solve(matrix, b, options);
      CHECK(consistent.result.converged());
      const std::vector<double> image = host.multiply(consistent.x);
      CHECK(largest_difference(image, b) < 1e-9 * norm(b));
    }
    CHECK_THROWS_WITH(IdentityPreconditioner<double>(target, -1), ContainsSubstring("the size is negative"));
  }
}

TEST_CASE("minres refuses what makes no sense", "[minres]") {
  const CsrOperator<double> matrix(laplacian(3), Target::cpu);
  SolverOptions options;
  options.relative_tolerance = -1;
  CHECK_THROWS_WITH(solve(matrix, {1, 2, 3}, options), ContainsSubstring("relative tolerance"));
  CHECK_THROWS_WITH(solve(matrix, {1, 2}), ContainsSubstring("right-hand side has the wrong size"));
}
