// Stokes' equations without a matrix: slow flow through a channel, by Taylor-Hood elements and MINRES.
// Velocities of degree 2 and pressures of degree 1 contain the parabola of Poiseuille's flow and its
// pressure, so that everything is known.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include <femforge/index.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/mesh/markers.hpp>
#include <femforge/solve/minres.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "solvers.hpp"

namespace {

using namespace femforge;
using solvers::Point;

constexpr double length = 3;

double parabola(const Point& x) {
  return 4 * x[1] * (1 - x[1]);
}
// Of the pressure, which is 0 at the outflow.
constexpr double slope = -8;

// Velocities, and the pressure at last.
double exact(const Point& x, int component) {
  return component == 0 ? parabola(x) : component == 1 ? 0 : slope * (x[0] - length);
}

Mesh channel(int n) {
  Mesh mesh = make_box({CellType::triangle, {3 * n, n, 1}, 1, {0, 0, 0}, {length, 1, 0}});
  mark_facets(mesh, boundary_facets(mesh, inside_box({0, 0, 0}, {0, 1, 0})), 1, "inflow");
  mark_facets(mesh, boundary_facets(mesh, inside_box({0, 0, 0}, {length, 0, 0})), 2, "wall");
  mark_facets(mesh, boundary_facets(mesh, inside_box({0, 1, 0}, {length, 1, 0})), 2, "wall");
  // Cells of all shapes; the sides stay straight.
  transform(mesh, [](Point& x) {
    const double wave = 0.04 * std::sin(2 * std::acos(-1.0) * x[0]) * std::sin(2 * std::acos(-1.0) * x[1]);
    x[0] += wave;
    x[1] += wave;
  });
  return mesh;
}

// Both velocities are given at the inflow and at the walls.
std::vector<std::int64_t> given_dofs(const Mesh& mesh, const DofMap& dofs) {
  std::vector<std::int64_t> result;
  for (const std::int32_t group : {1, 2})
    for (const int component : {0, 1})
      for (const std::int64_t dof : dofs.facet_dofs(facets_of(mesh, group), component)) result.push_back(dof);
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::vector<double> product(const LinearOperator<double>& matrix, const std::vector<double>& x) {
  const Stream stream(matrix.target());
  const DeviceArray<double> in(matrix.target(), x);
  DeviceArray<double> out(matrix.target(), x.size());
  matrix.apply(in.data(), out.data(), stream);
  stream.synchronize();
  return out.to_host();
}

// The volume that flows through a cross section, by Simpson's rule on equal parts: exact for parabolas.
double flow_through(const PointLocator& locator, const DofMap& dofs, const std::vector<double>& solution,
                    double x) {
  constexpr int parts = 40;
  std::vector<Point> points;
  for (int i = 0; i <= 2 * parts; ++i) points.push_back({x, i / (2.0 * parts), 0});
  const std::vector<double> values = evaluate(locator, dofs, solution, points);
  double sum = 0;
  for (int i = 0; i <= 2 * parts; ++i) {
    const double weight = i == 0 || i == 2 * parts ? 1 : i % 2 == 1 ? 4 : 2;
    sum += weight * values[index(3 * i)] / (6.0 * parts);
  }
  return sum;
}

void solve_channel(solvers::Run& run) {
  const Mesh mesh = channel(run.size);
  const femforge_kernel& apply = run.kernel("stokes_p2", "apply");
  const femforge_kernel& diagonal = run.kernel("stokes_preconditioner", "diagonal");
  const DofMap dofs(mesh, apply.row_element);
  const Restriction restriction(dofs);
  solvers::print_size("channel", mesh, dofs);
  const std::vector<std::int64_t> fixed = given_dofs(mesh, dofs);
  const MeshOperator<double> matrix(apply, mesh, restriction, fixed);
  const MeshOperator<double> whole(apply, mesh, restriction);

  // What is given moves to the right-hand side.
  const std::vector<double> known = interpolate(mesh, dofs, exact);
  std::vector<double> given(known.size(), 0.0);
  for (const std::int64_t dof : fixed) given[index(dof)] = known[index(dof)];
  std::vector<double> right_hand_side = product(whole, given);
  for (double& value : right_hand_side) value = -value;
  for (const std::int64_t dof : fixed) right_hand_side[index(dof)] = 0;

  const DeviceArray<double> b(run.target, right_hand_side);
  DeviceArray<double> x(run.target, right_hand_side.size());
  x.fill(0);
  const JacobiPreconditioner<double> preconditioner(
      diagonal_of(MeshKernel<double>(diagonal, mesh, restriction, fixed), fixed));
  solvers::ProgressLine line;
  SolverOptions options;
  options.relative_tolerance = 1e-11;
  options.check_interval = 50;
  options.progress = [&](std::int64_t iterations, double norm) {
    line.show("  MINRES: iteration " + std::to_string(iterations) + ", residual " + std::to_string(norm));
  };
  const SolverResult result = solve_minres(matrix, preconditioner, b, x, options);
  line.clear();
  std::printf("  MINRES: %s, %lld iterations\n", to_string(result.status),
              static_cast<long long>(result.iterations));
  if (!result.converged()) throw Error("MINRES", to_string(result.status));

  std::vector<double> solution = x.to_host();
  double error = 0;
  for (std::size_t i = 0; i < solution.size(); ++i) {
    solution[i] += given[i];
    error = std::max(error, std::abs(solution[i] - known[i]));
  }
  run.check("velocity and pressure, against Poiseuille's", error / std::abs(slope * length), 1e-7);
  const PointLocator locator(mesh);
  double lost = 0;
  for (const double at : {0.0, 0.7, 1.5, 2.9, length})
    lost = std::max(lost, std::abs(flow_through(locator, dofs, solution, at) - 2.0 / 3));
  run.check("flow through five cross sections, against 2/3", lost, 1e-7);
  write_vtu(run.picture("stokes"), mesh, fields_at_points(mesh, dofs, solution, {"velocity", "pressure"}));
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Stokes: slow flow through a channel\n");
  return solvers::run(argc, argv, {solve_channel});
}
