// Newton's method without a matrix: a bar of rubber that is stretched and twisted (neo_hookean.form), and the
// p-Laplacian with an even source in a deformed box (p_laplace.form).
#include <chrono>
#include <cmath>
#include <cstdio>

#include <femforge/solve/mesh_problem.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "solvers.hpp"

namespace {

using namespace femforge;
using solvers::Point;

constexpr double bar_length = 3;

// The end of the bar is drawn out by `part` of its stretch, and turned about the bar's axis.
double twisted(const Point& x, int component, double part) {
  constexpr double stretch = 0.6;
  constexpr double turn = 1.5;
  if (x[0] < 0.5 * bar_length) return 0;
  const double angle = turn * part;
  const double y = x[1] - 0.5;
  const double z = x[2] - 0.5;
  if (component == 0) return stretch * part;
  if (component == 1) return y * std::cos(angle) - z * std::sin(angle) - y;
  return y * std::sin(angle) + z * std::cos(angle) - z;
}

// What holds the state where it is prescribed: the residual without constraints.
std::vector<double> reactions(const femforge_kernel& kernel, const Mesh& mesh, const Restriction& restriction,
                              const DeviceArray<double>& state, const DeviceArray<double>& load,
                              const std::vector<double>& constants) {
  MeshKernel<double> residual(kernel, mesh, restriction);
  for (int k = 0; k < kernel.num_coefficients; ++k)
    residual.set_vector(k, kernel.coefficients[k].name == std::string("u") ? state.data() : load.data());
  for (int k = 0; k < kernel.num_constants; ++k)
    residual.set_constant(k, {constants.at(static_cast<std::size_t>(k))});
  DeviceArray<double> r(residual.target(), state.size());
  r.fill(0);
  const Stream stream(residual.target());
  residual.add(nullptr, r.data(), stream);
  stream.synchronize();
  return r.to_host();
}

// Solves, and tells how.
void solve(const std::string& name, MeshProblem<double>& problem, DeviceArray<double>& state) {
  solvers::ProgressLine line;
  std::int64_t steps = 0;
  NewtonOptions options;
  options.forcing = ForcingTerm{};
  options.progress = [&](std::int64_t number, const NewtonStep&) { steps = number; };
  options.linear.progress = [&](std::int64_t iterations, double norm) {
    line.show("  " + name + ": step " + std::to_string(steps + 1) + ", iteration " +
              std::to_string(iterations) + ", residual " + std::to_string(norm));
  };
  const auto begin = std::chrono::steady_clock::now();
  const NewtonResult result = solve_newton(problem, state, options);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  line.clear();
  std::printf("  %s: %s, %lld steps, %lld iterations of CG, residual %.1e to %.1e, %.2f s\n", name.c_str(),
              to_string(result.status), static_cast<long long>(result.iterations),
              static_cast<long long>(result.linear_iterations()), result.residual_norms.front(),
              result.residual_norms.back(), seconds.count());
  if (!result.converged()) throw Error(name, to_string(result.status));
}

// Brings the end of the bar to its place in parts, each from the shape before it, drawn out evenly with the
// end.
DeviceArray<double> stretch(MeshProblem<double>& problem, const Mesh& mesh, const DofMap& dofs,
                            const std::vector<std::int64_t>& ends) {
  constexpr int parts = 4;
  const auto evenly = [&](int part) {
    return interpolate(mesh, dofs, [&](const Point& x, int component) {
      const double along = x[0] / bar_length;
      return along * twisted({bar_length, x[1], x[2]}, component, along * part / parts);
    });
  };
  std::vector<double> shape(static_cast<std::size_t>(dofs.num_dofs()), 0.0);
  DeviceArray<double> state(problem.target(), shape);
  for (int part = 1; part <= parts; ++part) {
    const std::vector<double> before = evenly(part - 1);
    const std::vector<double> after = evenly(part);
    for (std::size_t i = 0; i < shape.size(); ++i) shape[i] += after[i] - before[i];
    state.copy_from(shape);
    const double fraction = static_cast<double>(part) / parts;
    const std::vector<double> values = interpolate(
        mesh, dofs, [&](const Point& x, int component) { return twisted(x, component, fraction); });
    problem.set_prescribed(solvers::selected(values, ends));
    solve("bar, part " + std::to_string(part) + " of " + std::to_string(parts), problem, state);
    shape = state.to_host();
  }
  return state;
}

void solve_bar(solvers::Run& run) {
  const int n = run.size;
  const Mesh mesh = make_box({CellType::hexahedron, {3 * n, n, n}, 1, {0, 0, 0}, {bar_length, 1, 1}});
  const ProblemKernels kernels{run.kernel("neo_hookean_f", "residual"), run.kernel("neo_hookean_j", "apply"),
                               run.kernel("neo_hookean_j", "diagonal")};
  const DofMap dofs(mesh, kernels.residual.row_element);
  solvers::print_size("bar", mesh, dofs);
  const Restriction restriction(dofs);
  constexpr double tiny = 1e-9;
  const auto left = dofs.boundary_dofs(mesh, [](const Point& x, int) { return x[0] < tiny; });
  const auto right = dofs.boundary_dofs(mesh, [](const Point& x, int) { return x[0] > bar_length - tiny; });
  Prescribed ends{left, {}};
  ends.entries.insert(ends.entries.end(), right.begin(), right.end());
  ends.values.assign(ends.entries.size(), 0.0);
  const std::vector<double> nothing(static_cast<std::size_t>(dofs.num_dofs()), 0.0);
  constexpr double lambda = 2;
  constexpr double mu = 1;
  MeshProblem<double> problem(kernels, mesh, restriction, ends);
  problem.set_constant("lmbda", {lambda});
  problem.set_constant("mu", {mu});
  problem.set_vector("load", nothing);

  const DeviceArray<double> state = stretch(problem, mesh, dofs, ends.entries);
  const DeviceArray<double> load(run.target, nothing);
  const std::vector<double> forces =
      reactions(kernels.residual, mesh, restriction, state, load, {lambda, mu});
  const Point a = solvers::sum_at(forces, left, dofs);
  const Point b = solvers::sum_at(forces, right, dofs);
  run.check("forces at both ends of the bar, against balance",
            solvers::largest({a[0] + b[0], a[1] + b[1], a[2] + b[2]}) / solvers::largest(a), 1e-6);
  write_vtu(run.picture("bar"), mesh, fields_at_points(mesh, dofs, state.to_host(), {"displacement"}));
}

void solve_p_laplace(solvers::Run& run) {
  const int n = 2 * run.size;
  Mesh mesh = make_box({CellType::hexahedron, {n, n, n}});
  deform(mesh, 0.03);
  const ProblemKernels kernels{run.kernel("p_laplace_f", "residual"), run.kernel("p_laplace_j", "apply"),
                               run.kernel("p_laplace_j", "diagonal")};
  const DofMap dofs(mesh, kernels.residual.row_element);
  solvers::print_size("p-Laplace", mesh, dofs);
  const Restriction restriction(dofs);
  Prescribed boundary{dofs.boundary_dofs(mesh, [](const Point&, int) { return true; }), {}};
  boundary.values.assign(boundary.entries.size(), 0.0);
  MeshProblem<double> problem(kernels, mesh, restriction, boundary, ChebyshevOptions{});
  constexpr double epsilon = 1e-2;
  const std::vector<double> ones(static_cast<std::size_t>(dofs.num_dofs()), 1.0);
  problem.set_constant("epsilon", {epsilon});
  problem.set_vector("f", ones);
  DeviceArray<double> state(run.target, std::vector<double>(ones.size(), 0.0));
  solve("p-Laplace", problem, state);
  // All that is put in leaves through the boundary, one for each unit of volume.
  const DeviceArray<double> load(run.target, ones);
  const std::vector<double> flux = reactions(kernels.residual, mesh, restriction, state, load, {epsilon});
  const double leaving = solvers::sum_at(flux, boundary.entries, dofs)[0];
  run.check("flux of the p-Laplacian through the boundary, against the load",
            std::abs(leaving + volume(mesh)) / volume(mesh), 1e-6);
  write_vtu(run.picture("p_laplace"), mesh, fields_at_points(mesh, dofs, state.to_host(), {"u"}));
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Newton's method: a bar of rubber, stretched and twisted; and the p-Laplacian\n");
  return solvers::run(argc, argv, {solve_bar, solve_p_laplace});
}
