// What refusals of solvers propose is done.
#include <vector>

#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include "linear_systems.hpp"
#include "mends.hpp"

using namespace femforge;

TEST_CASE("dofs that no cell determines", "[mends]") {
  CsrMatrix matrix{2, 2, {0, 1, 2}, {0, 1}, {1, 0}};
  const auto preconditioned = [&] {
    JacobiPreconditioner<double>(CsrOperator<double>(matrix, Target::cpu).diagonal());
  };
  follow("fix the dofs that no cell determines", preconditioned, [&] {
    std::vector<double> load{1, 0};
    constrain(matrix, load, {1}, {0});
    preconditioned();
  });
}

TEST_CASE("tolerances that are not reached", "[mends]") {
  const CsrMatrix matrix = tridiagonal(20, 2, -1);
  const std::vector<double> load(20, 1);
  const auto solved = [&](double tolerance, int iterations) {
    solve_cg(matrix, load, {tolerance, iterations});
  };
  const auto refused = [&] { solved(1e-12, 3); };
  follow("allow more iterations or a larger tolerance", refused, [&] { solved(1e-12, 20); });
  follow("allow more iterations or a larger tolerance", refused, [&] { solved(10, 3); });
}

TEST_CASE("graphs that a target does not have", "[mends]") {
  const CsrOperator<double> matrix(tridiagonal(5, 2, -1), Target::cpu);
  const JacobiPreconditioner<double> jacobi(matrix.diagonal());
  const DeviceArray<double> b(Target::cpu, std::vector<double>(5, 1));
  const auto solved = [&](GraphUse use) {
    DeviceArray<double> x(Target::cpu, std::vector<double>(5, 0));
    SolverOptions options;
    options.graph = use;
    solve_cg(matrix, jacobi, b, x, options);
  };
  follow(
      "use GraphUse::automatic", [&] { solved(GraphUse::on); }, [&] { solved(GraphUse::automatic); });
}
