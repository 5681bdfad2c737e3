// A first program: -div grad u + k u^3 = f on the unit square, u = 0 on its boundary, by Newton's method.
#include <array>
#include <cmath>
#include <cstdio>
#include <exception>

#include <femforge/kernels/registry.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/solve/mesh_problem.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "reaction_kernels.h"

using namespace femforge;
using Point = std::array<double, 3>;

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double k = 5;

double exact(const Point& x) {
  return std::sin(pi * x[0]) * std::sin(pi * x[1]);
}

// The largest error at the nodes of P2, on n x n squares.
double solve(int n) {
  // The only kernel of each kind: of the library for CPUs; reaction_kernels_cuda has those for NVIDIA GPUs.
  const KernelRegistry library(reaction_kernels_cpu);
  const auto kernel = [&](KernelKind kind) -> const femforge_kernel& {
    return *library.find_all({kind}).at(0);
  };
  const ProblemKernels kernels{kernel(KernelKind::residual), kernel(KernelKind::apply),
                               kernel(KernelKind::diagonal)};

  const Mesh mesh = make_box({CellType::triangle, {n, n, 1}});
  const DofMap dofs(mesh, kernels.residual.row_element);
  const auto load = interpolate(
      mesh, dofs, [](const Point& x, int) { return 2 * pi * pi * exact(x) + k * std::pow(exact(x), 3); });
  Prescribed boundary{dofs.boundary_dofs(mesh, [](const Point&, int) { return true; }), {}};
  boundary.values.assign(boundary.entries.size(), 0.0);

  MeshProblem<double> problem(kernels, mesh, Restriction(dofs), boundary);
  problem.set_constant("k", {k});
  problem.set_vector("f", load);
  DeviceArray<double> u(problem.target(), std::vector<double>(load.size(), 0.0));
  const NewtonResult result = solve_newton(problem, u);
  if (!result.converged()) throw Error("reaction", to_string(result.status));

  const std::vector<double> found = u.to_host();
  write_vtu("reaction.vtu", mesh, fields_at_points(mesh, dofs, found, {"u"}));
  const auto expected = interpolate(mesh, dofs, [](const Point& x, int) { return exact(x); });
  double error = 0;
  for (std::size_t i = 0; i < found.size(); ++i) error = std::fmax(error, std::abs(found[i] - expected[i]));
  std::printf("%3d x %d squares: %d steps, error %.2e\n", n, n, static_cast<int>(result.iterations), error);
  return error;
}

}  // namespace

int main() try {
  const double coarse = solve(16);
  const double order = std::log2(coarse / solve(32));
  std::printf("order %.2f\n", order);
  return order > 2.7 ? 0 : 1;
} catch (const std::exception& error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
