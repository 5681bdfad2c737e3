// Iterates of conjugate gradients beside those of the textbook, on every target.
#include <femforge/solve/solver.hpp>

#include <cmath>
#include <numeric>

#include "catch.hpp"
#include "linear_systems.hpp"

using namespace femforge;

namespace {

// The residuals' norms of the first iterations, as textbooks have them (Hestenes and Stiefel), on the host:
// the matrix has `middle` on its diagonal and -1 beside, and is preconditioned by that diagonal.
std::vector<double> textbook_norms(double middle, std::vector<double> r, int iterations) {
  const auto dot = [](const auto& v, const auto& w) {
    return std::inner_product(v.begin(), v.end(), w.begin(), 0.0);
  };
  const std::size_t size = r.size();
  std::vector<double> p(size, 0.0), q(size);
  std::vector<double> norms{std::sqrt(dot(r, r))};
  double energy = 0;
  while (static_cast<int>(norms.size()) <= iterations) {
    const double before = energy;
    energy = dot(r, r) / middle;
    for (std::size_t i = 0; i < size; ++i) p[i] = r[i] / middle + (before == 0 ? 0 : energy / before) * p[i];
    for (std::size_t i = 0; i < size; ++i)
      q[i] = middle * p[i] - (i > 0 ? p[i - 1] : 0) - (i + 1 < size ? p[i + 1] : 0);
    const double alpha = energy / dot(p, q);
    for (std::size_t i = 0; i < size; ++i) r[i] -= alpha * q[i];
    norms.push_back(std::sqrt(dot(r, r)));
  }
  return norms;
}

std::vector<double> norms(const LinearOperator<double>& matrix, const Preconditioner<double>& preconditioner,
                          const std::vector<double>& b, const SolverOptions& options) {
  const DeviceArray<double> right_hand_side(matrix.target(), b);
  DeviceArray<double> x(matrix.target(), b.size());
  x.fill(0);
  return solve_cg(matrix, preconditioner, right_hand_side, x, options).residual_norms;
}

}  // namespace

TEST_CASE("short and long vectors have the norms that textbooks have", "[solver][device]") {
  constexpr int iterations = 5;
  for (const std::int64_t size : sizes_of_vectors) {
    const std::vector<double> b = wavy<double>(size);
    const std::vector<double> expected = textbook_norms(2.5, b, iterations);
    for (const Target target : available_targets()) {
      CAPTURE(to_string(target), size);
      const CsrOperator<double> matrix(tridiagonal(size, 2.5, -1), target);
      SolverOptions options;
      options.relative_tolerance = 0;
      options.max_iterations = iterations;
      const JacobiPreconditioner<double> jacobi(matrix.diagonal());
      const IdentityPreconditioner<double> none(target, size);  // the same: the diagonal is a number
      for (const Preconditioner<double>* each : {static_cast<const Preconditioner<double>*>(&jacobi),
                                                 static_cast<const Preconditioner<double>*>(&none)}) {
        const std::vector<double> found = norms(matrix, *each, b, options);
        REQUIRE(found.size() == expected.size());
        for (std::size_t k = 0; k < expected.size(); ++k)
          CHECK(std::abs(found[k] - expected[k]) < 1e-13 * expected[0]);
      }
    }
  }
}
