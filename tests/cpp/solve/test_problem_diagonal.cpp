// Diagonals that change from step to step, and Jacobi's preconditioner of them.
#include <femforge/solve/problem_diagonal.hpp>

#include <vector>

#include <femforge/device/vectors.hpp>
#include "catch.hpp"
#include "linear_systems.hpp"

using namespace femforge;

namespace {

// Adds `values`, as a kernel would.
ProblemDiagonal<double>::Add adding(const DeviceArray<double>& values) {
  return [&values](double* diagonal, const Stream& stream) {
    axpy(static_cast<std::int64_t>(values.size()), 1.0, values.data(), diagonal, stream);
  };
}

std::vector<double> inverse_of(const JacobiPreconditioner<double>& jacobi) {
  const auto size = static_cast<std::size_t>(jacobi.size());
  const Stream stream(jacobi.target());
  const DeviceArray<double> ones(jacobi.target(), std::vector<double>(size, 1.0));
  DeviceArray<double> result(jacobi.target(), size);
  jacobi.apply(ones.data(), result.data(), stream);
  stream.synchronize();
  return result.to_host();
}

TEST_CASE("a diagonal is computed anew, with ones at constrained entries", "[newton][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const Stream stream(target);
    ProblemDiagonal<double> problem(target, 4, {2});
    const DeviceArray<double> first(target, std::vector<double>{2, 4, -8, 16});
    const DeviceArray<double> second(target, std::vector<double>{4, 8, 0, 32});
    const JacobiPreconditioner<double>& jacobi = problem.jacobi(adding(first), stream);
    CHECK(inverse_of(jacobi) == std::vector<double>{0.5, 0.25, 1, 0.0625});
    const double* const kept = jacobi.inverse_diagonal();
    CHECK(&problem.jacobi(adding(second), stream) == &jacobi);
    CHECK(inverse_of(jacobi) == std::vector<double>{0.25, 0.125, 1, 0.03125});
    CHECK(jacobi.inverse_diagonal() == kept);
    const DeviceArray<double>& diagonal = problem.compute(adding(first), stream);
    stream.synchronize();
    CHECK(diagonal.to_host() == std::vector<double>{2, 4, 1, 16});
  }
}

TEST_CASE("what cannot be inverted is refused, at the first diagonal and at later ones", "[newton][device]") {
  for (const Target target : available_targets()) {
    CAPTURE(to_string(target));
    const Stream stream(target);
    const DeviceArray<double> good(target, std::vector<double>{1, 2});
    const DeviceArray<double> bad(target, std::vector<double>{1, -2});
    ProblemDiagonal<double> problem(target, 2, {});
    CHECK_THROWS_WITH(problem.jacobi(adding(bad), stream),
                      ContainsSubstring("diagonal entry is not positive"));
    CHECK(inverse_of(problem.jacobi(adding(good), stream)) == std::vector<double>{1, 0.5});
    CHECK_THROWS_WITH(problem.jacobi(adding(bad), stream),
                      ContainsSubstring("diagonal entry is not positive"));
    CHECK(inverse_of(problem.jacobi(adding(good), stream)) == std::vector<double>{1, 0.5});

    JacobiPreconditioner<double> jacobi(good);
    const DeviceArray<double> longer(target, std::vector<double>{1, 2, 3});
    CHECK_THROWS_WITH(jacobi.set_diagonal(longer, stream), ContainsSubstring("another size"));
    if (target != Target::cpu)
      CHECK_THROWS_WITH(jacobi.set_diagonal(good, Stream(Target::cpu)), ContainsSubstring("another target"));
  }
}

}  // namespace
