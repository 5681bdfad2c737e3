// The Cahn-Hilliard equations without a matrix: two mixed substances separate. Concentration and chemical
// potential are one mixed function of degree 1; each step of the theta method is solved by Newton's method
// with GMRES. What nature keeps and what it loses is watched: the amount of each substance, and the energy.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <random>

#include <femforge/index.hpp>
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

/// What is known of the solution: the integral of c, and the free energy.
struct Witnesses {
  double mass = 0;
  double energy = 0;
};

// f(c) = 100 c^2 (1 - c)^2
double potential(double c) {
  return 100 * c * c * (1 - c) * (1 - c);
}

// Of linear functions on straight triangles, exactly: f(c) is of degree 4, and so is the rule (Dunavant
// 1985).
Witnesses witnesses_of(const Mesh& mesh, const std::vector<double>& c) {
  constexpr std::array<std::array<double, 2>, 2> rule{
      {{0.445948490915965, 0.223381589678011}, {0.091576213509771, 0.109951743655322}}};
  Witnesses sum;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    std::array<double, 3> value{};
    std::array<std::array<double, 2>, 3> x{};
    for (int k = 0; k < 3; ++k) {
      const std::size_t point = index(mesh.cells[index(3 * cell + k)]);
      value[index(k)] = c[point];
      x[index(k)] = {mesh.points[2 * point], mesh.points[2 * point + 1]};
    }
    const double ax = x[1][0] - x[0][0];
    const double ay = x[1][1] - x[0][1];
    const double bx = x[2][0] - x[0][0];
    const double by = x[2][1] - x[0][1];
    const double determinant = ax * by - ay * bx;
    const double along_a = value[1] - value[0];
    const double along_b = value[2] - value[0];
    const double gx = (by * along_a - ay * along_b) / determinant;
    const double gy = (ax * along_b - bx * along_a) / determinant;
    double wells = 0;
    for (const auto& [part, weight] : rule)
      for (std::size_t k = 0; k < 3; ++k)
        wells += weight * potential(part * (value[0] + value[1] + value[2]) + (1 - 3 * part) * value[k]);
    const double area = determinant / 2;
    sum.mass += area * (value[0] + value[1] + value[2]) / 3;
    sum.energy += area * (wells + lambda / 2 * (gx * gx + gy * gy));
  }
  return sum;
}

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
  const auto fields = [&] { return fields_at_points(mesh, dofs, old, {"c", "mu"}); };
  const Witnesses first = witnesses_of(mesh, fields()[0].values);
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
    const Witnesses now = witnesses_of(mesh, fields()[0].values);
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
