// The Cahn-Hilliard equations without a matrix: two mixed substances separate. Concentration and chemical
// potential are one mixed function of degree 1; each step of the theta method is solved by Newton's method
// with GMRES. What nature keeps and what it loses is watched: the amount of each substance, and the energy.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <random>

#include <femforge/kernels/mesh_functional.hpp>
#include <femforge/solve/mesh_problem.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "solvers.hpp"

namespace {

using namespace femforge;
using solvers::Point;

constexpr double mobility = 1;
constexpr double lambda = 1e-2;
constexpr double time_step = 5e-6;
constexpr int steps = 60;
constexpr int steps_of_a_picture = 10;

/// What is known of the solution: the integral of c, and the free energy, both by kernels of functionals.
struct Witnesses {
  double mass = 0;
  double energy = 0;
};

// A mixture of 63 parts in 100, uneven by chance: the same on every machine.
std::vector<double> mixture(const Mesh& mesh, const DofMap& dofs) {
  std::mt19937 random(2);
  return interpolate(mesh, dofs, [&](const Point&, int component) {
    const double chance = static_cast<double>(random()) / static_cast<double>(std::mt19937::max());
    return component == 0 ? 0.63 + 0.02 * (0.5 - chance) : 0.0;
  });
}

NewtonResult step(MeshProblem<double>& problem, DeviceArray<double>& state) {
  NewtonOptions options;
  options.relative_tolerance = 1e-7;
  options.absolute_tolerance = 1e-11;
  // near the last step's state whole increments converge; parts of them may leave a larger residual first
  options.line_search = std::nullopt;
  options.linear_solver = LinearSolver::gmres;
  options.restart = 60;
  options.linear.relative_tolerance = 1e-6;
  const NewtonResult result = solve_newton(problem, state, options);
  if (!result.converged()) throw Error("Newton's method", to_string(result.status));
  return result;
}

std::string numbered(const std::string& picture, int number) {
  const std::string digits = "000" + std::to_string(number);
  const std::string ending = ".vtu";
  return picture.substr(0, picture.size() - ending.size()) + "_" + digits.substr(digits.size() - 4) + ending;
}

void separate(solvers::Run& run) {
  const int n = 4 * run.size;
  const Mesh mesh = make_box({CellType::triangle, {n, n, 1}});
  const ProblemKernels kernels{run.kernel("cahn_hilliard_f", "residual"),
                               run.kernel("cahn_hilliard_j", "apply"),
                               run.kernel("cahn_hilliard_j", "diagonal")};
  const DofMap dofs(mesh, kernels.residual.row_element);
  const Restriction restriction(dofs);
  solvers::print_size("mixture", mesh, dofs);
  MeshProblem<double> problem(kernels, mesh, restriction);
  problem.set_constant("mobility", {mobility});
  problem.set_constant("lmbda", {lambda});
  problem.set_constant("dt", {time_step});

  std::vector<double> old = mixture(mesh, dofs);
  DeviceArray<double> state(run.target, old);
  const Stream stream(run.target);
  const auto functional = [&](const std::string& name) {
    const femforge_kernel& kernel = run.kernel("cahn_hilliard_" + name, "functional");
    MeshFunctional<double> whole({{&kernel, all_cells(mesh)}}, mesh, restriction);
    whole.kernels().set_vector("u", state.data());
    return whole;
  };
  MeshFunctional<double> amount = functional("amount");
  MeshFunctional<double> energy = functional("energy");
  energy.kernels().set_constant("lmbda", {lambda});
  const auto witnesses = [&] { return Witnesses{amount.value(stream), energy.value(stream)}; };
  const auto fields = [&] { return fields_at_points(mesh, dofs, old, {"c", "mu"}); };
  const Witnesses first = witnesses();
  Witnesses last = first;
  double lost = 0;
  double grown = 0;
  std::int64_t newton = 0;
  std::int64_t linear = 0;
  const std::string picture = run.picture("cahn_hilliard");
  write_vtu(numbered(picture, 0), mesh, fields());
  solvers::ProgressLine line;
  for (int number = 1; number <= steps; ++number) {
    // the potential of the mixture is not known: the first step is implicit
    problem.set_constant("theta", {number == 1 ? 1.0 : 0.5});
    problem.set_vector("old", old);
    const NewtonResult result = step(problem, state);
    newton += result.iterations;
    linear += result.linear_iterations();
    old = state.to_host();
    const Witnesses now = witnesses();
    lost = std::max(lost, std::abs(now.mass - first.mass));
    grown = std::max(grown, now.energy - last.energy);
    last = now;
    line.show("  step " + std::to_string(number) + " of " + std::to_string(steps) + ", energy " +
              std::to_string(now.energy));
    if (number % steps_of_a_picture == 0) write_vtu(numbered(picture, number), mesh, fields());
  }
  line.clear();
  std::printf("  %d steps: %lld of Newton's, %lld iterations of GMRES, energy %.4f to %.4f\n", steps,
              static_cast<long long>(newton), static_cast<long long>(linear), first.energy, last.energy);
  run.check("amount of the substance, against that of the mixture", lost / first.mass, 1e-9);
  run.check("growth of the energy in any step", std::max(grown, 0.0), 0);
  // what was mixed is not any more
  const std::vector<double> c = fields()[0].values;
  const auto [low, high] = std::minmax_element(c.begin(), c.end());
  run.check("what is left of mixing, from 0.1 to 0.9", std::max({0.0, *low - 0.1, 0.9 - *high}), 0);
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Cahn-Hilliard: two substances separate\n");
  return solvers::run(argc, argv, {separate});
}
