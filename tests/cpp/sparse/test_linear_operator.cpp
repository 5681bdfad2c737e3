// Sparse operators and preconditioners on every target, against the host's product and known polynomials.
#include <femforge/sparse/linear_operator.hpp>

#include <cmath>
#include <functional>
#include <utility>

#include <femforge/solve/preconditioner.hpp>
#include "catch.hpp"
#include "linear_systems.hpp"

using namespace femforge;

TEST_CASE("sparse operators multiply as the host does", "[solver][device]") {
  for (const Target target : available_targets()) {
    for (const int width : {1, 3, 70}) {
      // Rows of different length, every fifth one empty.
      constexpr std::int64_t size = 301;
      CsrMatrix matrix;
      matrix.num_rows = matrix.num_columns = size;
      matrix.row_begin.push_back(0);
      for (std::int64_t row = 0; row < size; ++row) {
        for (std::int64_t k = 0; row % 5 != 0 && k < width + row % 4; ++k)
          matrix.columns.push_back((row + k * 4) % size);
        matrix.row_begin.push_back(static_cast<std::int64_t>(matrix.columns.size()));
      }
      matrix.values = wavy<double>(static_cast<std::int64_t>(matrix.columns.size()));
      const std::vector<double> x = wavy<double>(size, 2);
      const std::vector<double> expected = matrix.multiply(x);
      CAPTURE(to_string(target), width);
      const Stream stream(target);
      const DeviceArray<double> in(target, x);
      DeviceArray<double> out(target, index(size));
      const CsrOperator<double> narrow(matrix, target);
      const CsrOperator<double> wide(DeviceArray<std::int64_t>(target, matrix.row_begin),
                                     DeviceArray<std::int64_t>(target, matrix.columns),
                                     DeviceArray<double>(target, matrix.values));
      for (const CsrOperator<double>* each : {&narrow, &wide}) {
        out.poison();
        each->apply(in.data(), out.data(), stream);
        stream.synchronize();
        CHECK(largest_difference(out.to_host(), expected) < 1e-13);
      }
      CHECK(wide.bytes() - narrow.bytes() == 4 * matrix.columns.size());
    }
  }
}

TEST_CASE("sparse operators know their diagonal", "[solver][device]") {
  for (const Target target : available_targets()) {
    CsrMatrix matrix = scaled_laplacian(77);
    CHECK(CsrOperator<double>(matrix, target).diagonal().to_host() == matrix.diagonal());
    matrix.columns[0] = 1;  // the first row has no diagonal entry now
    CHECK(CsrOperator<double>(matrix, target).diagonal().to_host()[0] == 0);
  }
}

TEST_CASE("sparse operators refuse arrays that do not fit", "[solver]") {
  CsrMatrix matrix = laplacian(3);
  matrix.num_columns = 4;
  CHECK_THROWS_WITH(CsrOperator<double>(matrix, Target::cpu), ContainsSubstring("not square"));
  matrix = laplacian(3);
  matrix.values.pop_back();
  CHECK_THROWS_WITH(CsrOperator<double>(matrix, Target::cpu), ContainsSubstring("do not fit together"));
  matrix = laplacian(3);
  matrix.columns[1] = 3;
  CHECK_THROWS_WITH(CsrOperator<double>(matrix, Target::cpu), ContainsSubstring("out of range"));
  matrix = laplacian(3);
  matrix.row_begin[1] = 6;
  CHECK_THROWS_WITH(CsrOperator<double>(matrix, Target::cpu), ContainsSubstring("descends"));
  CHECK_THROWS_WITH(
      CsrOperator<double>(DeviceArray<std::int64_t>(Target::cpu, std::vector<std::int64_t>{0, 2}),
                          DeviceArray<std::int32_t>(Target::cpu, 1), DeviceArray<double>(Target::cpu, 2)),
      ContainsSubstring("one column for each value"));
}

TEST_CASE("the Chebyshev preconditioner is its polynomial", "[solver][device]") {
  constexpr std::int64_t size = 40;
  for (const Target target : available_targets()) {
    const CsrOperator<double> matrix(laplacian(size), target);
    const Stream stream(target);
    for (const int degree : {1, 2, 3, 6}) {
      ChebyshevOptions options;
      options.degree = degree;
      options.range = 8;
      options.largest_eigenvalue = 2.1;
      const ChebyshevPreconditioner<double> chebyshev(matrix, matrix.diagonal(), options);
      CHECK(chebyshev.largest_eigenvalue() == 2.1);
      for (const std::int64_t k : {1, 13, 40}) {
        CAPTURE(to_string(target), degree, k);
        const std::vector<double> mode = eigenvector(size, k);
        const DeviceArray<double> r(target, mode);
        DeviceArray<double> z(target, index(size));
        z.poison();
        chebyshev.apply(r.data(), z.data(), stream);
        stream.synchronize();
        // 1 - lambda p(lambda) = T((c - lambda) / h) / T(c / h) with the centre c and half width h of the
        // range.
        const double centre = (2.1 + 2.1 / 8) / 2, half = (2.1 - 2.1 / 8) / 2;
        const auto polynomial = [&](double t) {
          double before = 1, now = t;
          for (int n = 1; n < degree; ++n) before = std::exchange(now, 2 * t * now - before);
          return now;
        };
        const double lambda = 1 - std::cos(static_cast<double>(k) * pi / (size + 1));
        const double factor =
            (1 - polynomial((centre - lambda) / half) / polynomial(centre / half)) / lambda / 2;
        CHECK(factor > 0);
        std::vector<double> expected = mode;
        for (double& entry : expected) entry *= factor;
        CHECK(largest_difference(z.to_host(), expected) < 1e-13 * std::max(1.0, factor));
      }
    }
  }
}

TEST_CASE("the largest eigenvalue is estimated from below", "[solver][device]") {
  for (const Target target : available_targets()) {
    for (const std::int64_t size : {1, 2, 5, 20, 400}) {
      CAPTURE(to_string(target), size);
      const CsrOperator<double> matrix(scaled_laplacian(size), target);
      const JacobiPreconditioner<double> jacobi(matrix.diagonal());
      const double exact = 1 + std::cos(pi / static_cast<double>(size + 1));
      const double estimate = estimate_largest_eigenvalue(matrix, jacobi, 20);
      CHECK(estimate <= exact * (1 + 1e-12));
      CHECK(estimate >= exact * (size <= 20 ? 1 - 1e-6 : 0.95));
      CHECK(estimate_largest_eigenvalue(matrix, jacobi, 20) == estimate);
    }
    const CsrOperator<double> indefinite(tridiagonal(50, 1, -2), target);
    const JacobiPreconditioner<double> jacobi(indefinite.diagonal());
    CHECK_THROWS_WITH(estimate_largest_eigenvalue(indefinite, jacobi, 20),
                      ContainsSubstring("not positive definite"));
    CHECK_THROWS_WITH(estimate_largest_eigenvalue(indefinite, jacobi, 0), ContainsSubstring("no step"));
  }
}

TEST_CASE("the Chebyshev preconditioner refuses what makes no sense", "[solver]") {
  const CsrOperator<double> matrix(laplacian(3), Target::cpu);
  const auto refused = [&](const std::function<void(ChebyshevOptions&)>& change, const char* text) {
    ChebyshevOptions options;
    change(options);
    CHECK_THROWS_WITH(ChebyshevPreconditioner<double>(matrix, matrix.diagonal(), options),
                      ContainsSubstring(text));
  };
  refused([](ChebyshevOptions& o) { o.degree = 0; }, "degree");
  refused([](ChebyshevOptions& o) { o.range = 1; }, "range");
  refused([](ChebyshevOptions& o) { o.largest_eigenvalue = -1; }, "largest eigenvalue");
  refused([](ChebyshevOptions& o) { o.eigenvalue_steps = 0; }, "no step");
  refused([](ChebyshevOptions& o) { o.safety = 0.9; }, "safety");
  const CsrOperator<double> smaller(laplacian(2), Target::cpu);
  CHECK_THROWS_WITH(ChebyshevPreconditioner<double>(matrix, smaller.diagonal()),
                    ContainsSubstring("differ in size"));
}
