// Conjugate gradients on every target, for problems with known answers.
#include <femforge/solve/solver.hpp>

#include <cmath>
#include <limits>
#include <numeric>

#include <femforge/device/graph.hpp>
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
// From an initial guess of `guess` everywhere.
Solved solve(const LinearOperator<double>& matrix, const Preconditioner<double>& preconditioner,
             const std::vector<double>& b, const SolverOptions& options = {}, double guess = 0) {
  const DeviceArray<double> right_hand_side(matrix.target(), b);
  DeviceArray<double> x(matrix.target(), b.size());
  x.fill(guess);
  SolverResult result = solve_cg(matrix, preconditioner, right_hand_side, x, options);
  return {std::move(result), x.to_host()};
}
Solved solve(const LinearOperator<double>& matrix, const std::vector<double>& b,
             const SolverOptions& options = {}, double guess = 0) {
  return solve(matrix, IdentityPreconditioner<double>(matrix.target(), matrix.size()), b, options, guess);
}

// A matrix that does something else after some applications, before or after its product.
class Disturbed final : public LinearOperator<double> {
 public:
  using Work = std::function<void(int application, double* y, const Stream& stream)>;
  Disturbed(const LinearOperator<double>& matrix, Work work) : matrix_(matrix), work_(std::move(work)) {}
  std::int64_t size() const override { return matrix_.size(); }
  Target target() const override { return matrix_.target(); }
  void apply(const double* x, double* y, const Stream& stream) const override {
    matrix_.apply(x, y, stream);
    work_(applications_++, y, stream);
  }

 private:
  const LinearOperator<double>& matrix_;
  Work work_;
  mutable int applications_ = 0;
};

}  // namespace

TEST_CASE("the Laplacian of an interval is solved with every preconditioner", "[solver][device]") {
  for (const Target target : available_targets()) {
    for (const std::int64_t size : {1, 2, 33, 300}) {
      CAPTURE(to_string(target), size);
      const CsrOperator<double> matrix(laplacian(size), target);
      const JacobiPreconditioner<double> jacobi(matrix.diagonal());
      const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal());
      const std::vector<double> ones(index(size), 1.0);
      std::vector<double> parabola;
      for (std::int64_t i = 0; i < size; ++i)
        parabola.push_back(0.5 * static_cast<double>((i + 1) * (size - i)));
      const Solved none = solve(matrix, ones);
      const Solved with_jacobi = solve(matrix, jacobi, ones);
      const Solved with_chebyshev = solve(matrix, chebyshev, ones);
      for (const Solved* each : {&none, &with_jacobi, &with_chebyshev}) {
        CHECK(each->result.converged());
        CHECK(largest_difference(each->x, parabola) < 1e-8 * parabola[index(size / 2)]);
        CHECK(each->result.residual_norms.size() == index(each->result.iterations) + 1);
        CHECK(each->result.relative_residual() <= 1e-10);
      }
      // Symmetric data: half of the eigenvectors.
      CHECK(none.result.iterations == (size + 1) / 2);
      CHECK(with_jacobi.result.iterations == none.result.iterations);
    }
  }
}

TEST_CASE("single precision converges to its own accuracy", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<float> matrix(laplacian(50), target);
    const DeviceArray<float> b(target, std::vector<float>(50, 1.0F));
    for (const int kind : {0, 1, 2}) {
      CAPTURE(to_string(target), kind);
      DeviceArray<float> x(target, 50);
      x.fill(0);
      const JacobiPreconditioner<float> jacobi(matrix.diagonal());
      const ChebyshevPreconditioner<float> chebyshev(matrix, matrix.diagonal());
      const SolverResult result = kind == 0   ? solve_cg(matrix, b, x, {1e-5, 200})
                                  : kind == 1 ? solve_cg(matrix, jacobi, b, x, {1e-5, 200})
                                              : solve_cg(matrix, chebyshev, b, x, {1e-5, 200});
      CHECK(result.converged());
      const std::vector<float> found = x.to_host();
      for (std::size_t i = 0; i < 50; ++i)
        CHECK(found[i] == Approx(0.5 * static_cast<double>((i + 1) * (50 - i))).epsilon(1e-4));
    }
  }
}

TEST_CASE("there are as many iterations as distinct eigenvalues", "[solver][device]") {
  for (const Target target : available_targets()) {
    for (const std::int64_t distinct : {1, 2, 5, 9}) {
      CAPTURE(to_string(target), distinct);
      std::vector<double> entries;
      for (std::int64_t i = 0; i < 500; ++i) entries.push_back(1 + static_cast<double>(i % distinct));
      const CsrOperator<double> diagonal(diagonal_matrix(entries), target);
      const Solved solved = solve(diagonal, wavy<double>(500));
      CHECK(solved.result.iterations == distinct);
      CHECK(solve(diagonal, JacobiPreconditioner<double>(diagonal.diagonal()), wavy<double>(500))
                .result.iterations == 1);

      // A sum of that many eigenvectors of the Laplacian.
      std::vector<double> b(100, 0.0);
      for (std::int64_t k = 1; k <= distinct; ++k) {
        const std::vector<double> mode = eigenvector(100, 7 * k);
        for (std::size_t i = 0; i < b.size(); ++i) b[i] += mode[i];
      }
      // Modes of which the start has none come in by rounding: not to 1e-10.
      CHECK(solve(CsrOperator<double>(laplacian(100), target), b, {1e-8}).result.iterations == distinct);
    }
  }
}

TEST_CASE("Jacobi undoes a scaling, Chebyshev saves iterations", "[solver][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const CsrOperator<double> matrix(scaled_laplacian(160), target);
    const std::vector<double> b = wavy<double>(160);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const std::int64_t none = solve(matrix, b).result.iterations;
    const std::int64_t with_jacobi = solve(matrix, jacobi, b).result.iterations;
    CHECK(with_jacobi < none);
    std::int64_t before = with_jacobi;
    for (const int degree : {1, 2, 4}) {
      ChebyshevOptions options;
      options.degree = degree;
      options.range = 100;
      const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal(), options);
      const Solved solved = solve(matrix, chebyshev, b);
      CHECK(solved.result.converged());
      // The first degree is Jacobi times a number.
      if (degree == 1)
        CHECK(std::abs(solved.result.iterations - with_jacobi) <= 2);
      else
        CHECK(static_cast<double>(solved.result.iterations) < 0.7 * static_cast<double>(before));
      before = solved.result.iterations;
    }
  }
}

TEST_CASE("the error's energy descends in every iteration", "[solver][device]") {
  constexpr std::int64_t size = 60;
  for (const Target target : available_targets()) {
    const CsrMatrix host = scaled_laplacian(size);
    const CsrOperator<double> matrix(host, target);
    const std::vector<double> exact = wavy<double>(size);
    const std::vector<double> b = host.multiply(exact);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal());
    for (const Preconditioner<double>* each : {static_cast<const Preconditioner<double>*>(&jacobi),
                                               static_cast<const Preconditioner<double>*>(&chebyshev)}) {
      double before = std::numeric_limits<double>::infinity();
      for (std::int64_t k = 0; k <= 15; ++k) {
        CAPTURE(to_string(target), k);
        const Solved solved = solve(matrix, *each, b, {0, k}, 0.3);
        CHECK(solved.result.status == SolverStatus::iteration_limit);
        CHECK(solved.result.iterations == k);
        std::vector<double> error = exact;
        for (std::size_t i = 0; i < error.size(); ++i) error[i] -= solved.x[i];
        const std::vector<double> image = host.multiply(error);
        const double energy = std::inner_product(error.begin(), error.end(), image.begin(), 0.0);
        CHECK(energy < before);
        before = energy;
        // The image of the error is the residual.
        const double norm = std::sqrt(std::inner_product(image.begin(), image.end(), image.begin(), 0.0));
        REQUIRE(solved.result.residual_norms.size() == index(k) + 1);
        CHECK(solved.result.residual_norms.back() == Approx(norm).epsilon(1e-9));
      }
    }
  }
}

TEST_CASE("the result depends neither on the check interval nor on graphs", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(scaled_laplacian(60), target);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal());
    const IdentityPreconditioner<double> identity(target, 60);
    const std::vector<double> b = wavy<double>(60);
    const bool graphs = has_graphs(Stream(target));
    for (const Preconditioner<double>* each : {static_cast<const Preconditioner<double>*>(&jacobi),
                                               static_cast<const Preconditioner<double>*>(&chebyshev),
                                               static_cast<const Preconditioner<double>*>(&identity)}) {
      SolverOptions options;
      options.max_iterations = 100;
      options.check_interval = 1;
      options.graph = GraphUse::off;
      const Solved reference = solve(matrix, *each, b, options, 0.1);
      REQUIRE(reference.result.converged());
      CHECK_FALSE(reference.result.used_graph);
      for (const std::int64_t interval : {2, 7, 1'000'000'000}) {
        if (is_sanitized && interval == 2) continue;
        for (const GraphUse use : {GraphUse::off, GraphUse::automatic, GraphUse::on}) {
          CAPTURE(to_string(target), interval, static_cast<int>(use));
          options.check_interval = interval;
          options.graph = use;
          if (use == GraphUse::on && !graphs) {
            CHECK_THROWS_WITH(solve(matrix, *each, b, options),
                              ContainsSubstring("the target has no graphs"));
            continue;
          }
          const Solved solved = solve(matrix, *each, b, options, 0.1);
          CHECK(solved.result.used_graph == (graphs && use != GraphUse::off));
          CHECK(solved.result.status == SolverStatus::converged);
          CHECK(solved.result.iterations == reference.result.iterations);
          CHECK(solved.result.residual_norms == reference.result.residual_norms);
          CHECK(solved.x == reference.x);
        }
      }
    }
  }
}

TEST_CASE("there are exactly as many iterations as are allowed", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(300), target);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const std::vector<double> b = wavy<double>(300);
    SolverOptions options;
    options.relative_tolerance = 0;
    options.max_iterations = 70;
    options.check_interval = 1;
    options.graph = GraphUse::off;
    const Solved reference = solve(matrix, jacobi, b, options);
    options.graph = GraphUse::automatic;
    for (const std::int64_t most : {7, 8, 9, 16, 20, 33, 60, 70}) {
      for (const std::int64_t interval : {5, 10, 100}) {
        CAPTURE(to_string(target), most, interval);
        options.max_iterations = most;
        options.check_interval = interval;
        const SolverResult result = solve(matrix, jacobi, b, options).result;
        CHECK(result.status == SolverStatus::iteration_limit);
        CHECK(result.iterations == most);
        const auto& norms = reference.result.residual_norms;
        CHECK(result.residual_norms == std::vector<double>(norms.begin(), norms.begin() + most + 1));
      }
    }
  }
}

TEST_CASE("an operator that adds to zeros finds them", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(scaled_laplacian(60), target);
    const Adding adding(matrix);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal());
    const IdentityPreconditioner<double> identity(target, 60);
    const std::vector<double> b = wavy<double>(60);
    for (const Preconditioner<double>* each : {static_cast<const Preconditioner<double>*>(&jacobi),
                                               static_cast<const Preconditioner<double>*>(&chebyshev),
                                               static_cast<const Preconditioner<double>*>(&identity)}) {
      for (const std::int64_t interval : {1, 4, 10}) {
        CAPTURE(to_string(target), interval);
        SolverOptions options;
        options.check_interval = interval;
        const Solved reference = solve(matrix, *each, b, options, 0.1);
        const Solved solved = solve(adding, *each, b, options, 0.1);
        REQUIRE(reference.result.converged());
        CHECK(solved.result.residual_norms == reference.result.residual_norms);
        CHECK(solved.x == reference.x);
      }
    }
  }
}

TEST_CASE("an operator that waits is not captured", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(30), target);
    const Disturbed waiting(matrix, [](int, double*, const Stream& stream) { stream.synchronize(); });
    const std::vector<double> ones(30, 1.0);
    const Solved solved = solve(waiting, ones);
    CHECK(solved.result.converged());
    CHECK_FALSE(solved.result.used_graph);
    CHECK(solved.x == solve(matrix, ones).x);
    SolverOptions options;
    options.graph = GraphUse::on;
    CHECK_THROWS_AS(solve(waiting, ones, options), Error);
  }
}

TEST_CASE("what is already solved takes no iteration", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(20), target);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const Solved zero = solve(matrix, jacobi, std::vector<double>(20, 0.0), {}, 5.0);
    CHECK(zero.result.converged());
    CHECK(zero.result.iterations == 0);
    CHECK(zero.result.residual_norms == std::vector<double>{0});
    CHECK(zero.result.relative_residual() == 0);
    CHECK(zero.x == std::vector<double>(20, 0.0));

    const Solved exact = solve(matrix, jacobi, laplacian(20).multiply(std::vector<double>(20, 3.0)), {}, 3.0);
    CHECK(exact.result.converged());
    CHECK(exact.result.iterations == 0);
    CHECK(exact.x == std::vector<double>(20, 3.0));

    const Solved empty = solve(CsrOperator<double>(laplacian(0), target), {});
    CHECK(empty.result.converged());
    CHECK(empty.result.iterations == 0);
  }
}

TEST_CASE("the absolute tolerance counts where it is the larger one", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(50), target);
    const std::vector<double> b = wavy<double>(50);
    SolverOptions options;
    options.absolute_tolerance = 0.5;
    const SolverResult loose = solve(matrix, b, options).result;
    REQUIRE(loose.converged());
    CHECK(loose.residual_norms.back() <= 0.5);
    CHECK(loose.residual_norms[loose.residual_norms.size() - 2] > 0.5);
    CHECK(loose.iterations < solve(matrix, b).result.iterations);
  }
}

TEST_CASE("indefinite operators and preconditioners are told from others", "[solver][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const CsrOperator<double> indefinite(diagonal_matrix({3, 2, -1}), target);
    const Solved solved = solve(indefinite, {1, 1, 1});
    CHECK(solved.result.status == SolverStatus::breakdown_indefinite);
    CHECK(solved.result.iterations == 1);
    CHECK(solved.result.residual_norms.size() == 2);
    for (const double entry : solved.x) CHECK(std::isfinite(entry));
    const CsrOperator<double> negative(diagonal_matrix({-1, -2}), target);
    const Solved at_once = solve(negative, {1, 1}, {}, 0.5);
    CHECK(at_once.result.status == SolverStatus::breakdown_indefinite);
    CHECK(at_once.x == std::vector<double>{0.5, 0.5});

    // A Chebyshev polynomial beyond its range is negative.
    ChebyshevOptions options;
    options.degree = 2;
    options.largest_eigenvalue = 0.5;
    const CsrOperator<double> matrix(laplacian(30), target);
    const ChebyshevPreconditioner<double> wrong(matrix, matrix.diagonal(), options);
    CHECK(solve(matrix, wrong, eigenvector(30, 30)).result.status == SolverStatus::breakdown_indefinite);
    CHECK_THROWS_WITH(JacobiPreconditioner<double>(indefinite.diagonal()),
                      ContainsSubstring("diagonal entry is not positive"));
    CHECK_THROWS_WITH(
        JacobiPreconditioner<double>(DeviceArray<double>(target, std::vector<double>{1, std::nan("")})),
        ContainsSubstring("diagonal entry is not positive"));
  }
}

TEST_CASE("numbers that are not finite end the iteration", "[solver][device]") {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(scaled_laplacian(30), target);
    const std::vector<double> b = wavy<double>(30);
    SolverOptions options;
    options.graph = GraphUse::off;
    for (const int when : {0, 1, 4}) {
      for (const double factor : {std::nan(""), infinity}) {
        CAPTURE(to_string(target), when, factor);
        const Disturbed disturbed(matrix, [&](int application, double* y, const Stream& stream) {
          if (application == when) scale(1, factor, y + 3, stream);
        });
        const Solved solved = solve(disturbed, b, options, 0.25);
        CHECK(solved.result.status == SolverStatus::not_finite);
        CHECK(solved.result.iterations == std::max(0, when - 1));
        for (const double entry : solved.x) CHECK(std::isfinite(entry));
      }
    }
    CHECK(solve(matrix, {1, infinity, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4,
                         5, 6,        7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
              .result.status == SolverStatus::not_finite);
    CHECK(solve(matrix, b, {}, std::nan("")).result.status == SolverStatus::not_finite);
  }
}

TEST_CASE("a residual that overflows leaves the last iterate", "[solver][device]") {
  for (const Target target : available_targets()) {
    // The first step's image is right in p.q but not elsewhere: r r overflows, p.q does not.
    const CsrOperator<double> matrix(diagonal_matrix({1, 1}), target);
    const Disturbed disturbed(matrix, [&](int application, double* y, const Stream& stream) {
      if (application == 1) {
        const DeviceArray<double> wrong(target, std::vector<double>{1, 1e200});
        copy(2, wrong.data(), y, stream);
        stream.synchronize();
      }
    });
    SolverOptions options;
    options.graph = GraphUse::off;
    const Solved solved = solve(disturbed, {1, 0}, options);
    CHECK(solved.result.status == SolverStatus::not_finite);
    CHECK(solved.result.iterations == 0);
    CHECK(solved.x == std::vector<double>{0, 0});
  }
}

TEST_CASE("progress is told whenever the host looks", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(100), target);
    std::vector<std::int64_t> iterations;
    std::vector<double> norms;
    SolverOptions options;
    options.max_iterations = 23;
    options.check_interval = 10;
    options.progress = [&](std::int64_t iteration, double norm) {
      iterations.push_back(iteration);
      norms.push_back(norm);
    };
    const SolverResult result = solve(matrix, wavy<double>(100), options).result;
    CHECK(result.status == SolverStatus::iteration_limit);
    CHECK(iterations == std::vector<std::int64_t>{10, 20, 23});
    REQUIRE(result.residual_norms.size() == 24);
    for (std::size_t i = 0; i < norms.size(); ++i)
      CHECK(norms[i] == result.residual_norms[index(iterations[i])]);
  }
}

TEST_CASE("memory of the solver is told", "[solver][device]") {
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(1000), target);
    const JacobiPreconditioner<double> jacobi(matrix.diagonal());
    const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal());
    const std::size_t sums = solve(CsrOperator<double>(laplacian(0), target), {}).result.bytes;
    CHECK(sums > 0);
    const std::vector<double> b(1000, 1.0);
    SolverOptions options;
    options.max_iterations = 3;
    CHECK(solve(matrix, b, options).result.bytes == 3 * 8000 + sums);
    CHECK(solve(matrix, jacobi, b, options).result.bytes == 4 * 8000 + sums);
    CHECK(solve(matrix, chebyshev, b, options).result.bytes == 7 * 8000 + sums);
  }
}

TEST_CASE("the solver refuses what makes no sense", "[solver]") {
  const CsrOperator<double> matrix(laplacian(3), Target::cpu);
  const std::vector<double> b{1, 2, 3};
  const auto refused = [&](const std::function<void(SolverOptions&)>& change, const char* text) {
    SolverOptions options;
    change(options);
    CHECK_THROWS_WITH(solve(matrix, b, options), ContainsSubstring(text));
  };
  refused([](SolverOptions& o) { o.relative_tolerance = -1; }, "relative tolerance");
  refused([](SolverOptions& o) { o.absolute_tolerance = std::nan(""); }, "absolute tolerance");
  refused([](SolverOptions& o) { o.max_iterations = -1; }, "number of iterations");
  refused([](SolverOptions& o) { o.check_interval = 0; }, "check interval");
  CHECK_THROWS_WITH(solve(matrix, {1, 2}), ContainsSubstring("right-hand side has the wrong size"));
  CHECK_THROWS_WITH(
      solve(matrix, JacobiPreconditioner<double>(CsrOperator<double>(laplacian(2), Target::cpu).diagonal()),
            b),
      ContainsSubstring("another size"));
  for (const Target target : available_targets()) {
    if (target == Target::cpu) continue;
    CHECK_THROWS_WITH(solve(matrix, IdentityPreconditioner<double>(target, 3), b),
                      ContainsSubstring("different targets"));
  }
}
