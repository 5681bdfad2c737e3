// Linear elasticity without a matrix: a deformed box of two materials, held at its bottom and pushed aside at
// its top (elasticity_lame.form), by conjugate gradients with Jacobi's and Chebyshev's preconditioners.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/vtu.hpp>
#include "solvers.hpp"

namespace {

using namespace femforge;
using solvers::Point;

constexpr double push = 0.2;

// Hooke's law by Lame's coefficients, cell by cell: stiff layers in something soft.
struct Material {
  std::vector<double> lambda;
  std::vector<double> mu;
};

Material layers(const Mesh& mesh) {
  const ShapeFunctions middle = shape_functions(mesh.cell, mesh.degree, {0.5, 0.5, 0.5});
  Material material;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    constexpr double number_of_layers = 4;
    const double height = map_at(mesh, cell, middle).point[2];
    const double stiffness = static_cast<int>(height * number_of_layers) % 2 == 0 ? 10 : 1;
    material.lambda.push_back(1.5 * stiffness);
    material.mu.push_back(stiffness);
  }
  return material;
}

void set_material(MeshKernel<double>& kernel, const Material& material) {
  kernel.set_coefficient(kernel.coefficient("lmbda"), material.lambda);
  kernel.set_coefficient(kernel.coefficient("mu"), material.mu);
}

void solve(const char* name, const LinearOperator<double>& matrix,
           const Preconditioner<double>& preconditioner, const DeviceArray<double>& b,
           DeviceArray<double>& x) {
  solvers::ProgressLine line;
  SolverOptions options;
  options.progress = [&](std::int64_t iterations, double norm) {
    line.show(std::string("  ") + name + ": iteration " + std::to_string(iterations) + ", residual " +
              std::to_string(norm));
  };
  x.fill(0);
  const SolverResult result = solve_cg(matrix, preconditioner, b, x, options);
  line.clear();
  std::printf("  CG with %s: %s, %lld iterations\n", name, to_string(result.status),
              static_cast<long long>(result.iterations));
  if (!result.converged()) throw Error(name, to_string(result.status));
}

std::vector<double> product(const LinearOperator<double>& matrix, const std::vector<double>& x) {
  const Stream stream(matrix.target());
  const DeviceArray<double> in(matrix.target(), x);
  DeviceArray<double> out(matrix.target(), x.size());
  matrix.apply(in.data(), out.data(), stream);
  stream.synchronize();
  return out.to_host();
}

// Forces on the box at its two ends, which keep each other in balance.
double imbalance(const std::vector<double>& forces, const DofMap& dofs,
                 const std::vector<std::int64_t>& bottom, const std::vector<std::int64_t>& top) {
  const Point below = solvers::sum_at(forces, bottom, dofs);
  const Point above = solvers::sum_at(forces, top, dofs);
  return solvers::largest({below[0] + above[0], below[1] + above[1], below[2] + above[2]}) /
         solvers::largest(above);
}

Mesh deformed_box(int n) {
  Mesh mesh = make_box({CellType::hexahedron, {n, n, n}});
  deform(mesh, 0.04);
  constexpr std::int64_t block_cells = 64;
  reorder(mesh, block_cells);
  return mesh;
}

void solve_box(solvers::Run& run) {
  const Mesh mesh = deformed_box(2 * run.size);
  const femforge_kernel& apply = run.kernel("elasticity_lame", "apply");
  const DofMap dofs(mesh, apply.row_element);
  const Restriction restriction(dofs);
  constexpr double tiny = 1e-9;
  const auto bottom = dofs.boundary_dofs(mesh, [](const Point& x, int) { return x[2] < tiny; });
  const auto top = dofs.boundary_dofs(mesh, [](const Point& x, int) { return x[2] > 1 - tiny; });
  std::vector<std::int64_t> fixed = bottom;
  fixed.insert(fixed.end(), top.begin(), top.end());

  const Material material = layers(mesh);
  MeshOperator<double> matrix(apply, mesh, restriction, fixed);
  MeshOperator<double> whole(apply, mesh, restriction);
  MeshKernel<double> diagonal_kernel(run.kernel("elasticity_lame", "diagonal"), mesh, restriction, fixed);
  for (MeshKernel<double>* kernel : {&matrix.kernel(), &whole.kernel(), &diagonal_kernel})
    set_material(*kernel, material);

  // What is given moves to the right-hand side.
  const std::vector<double> given =
      interpolate(mesh, dofs, [](const Point& x, int c) { return c == 0 && x[2] > 1 - tiny ? push : 0.0; });
  std::vector<double> right_hand_side = product(whole, given);
  for (double& value : right_hand_side) value = -value;
  for (const std::int64_t dof : fixed) right_hand_side[static_cast<std::size_t>(dof)] = 0;

  const DeviceArray<double> b(run.target, right_hand_side);
  DeviceArray<double> x(run.target, right_hand_side.size());
  const DeviceArray<double> diagonal = diagonal_of(diagonal_kernel, fixed);
  solvers::print_size("elasticity", mesh, dofs);
  solve("Jacobi", matrix, JacobiPreconditioner<double>(diagonal), b, x);
  const std::vector<double> first = x.to_host();
  solve("Chebyshev and Jacobi", matrix, ChebyshevPreconditioner<double>(matrix, diagonal), b, x);
  std::vector<double> displacement = x.to_host();
  double difference = 0;
  for (std::size_t i = 0; i < displacement.size(); ++i) {
    difference = std::max(difference, std::abs(displacement[i] - first[i]));
    displacement[i] += given[i];
  }
  run.check("both preconditioners, against one another", difference / push, 1e-7);

  run.check("forces at top and bottom, against balance",
            imbalance(product(whole, displacement), dofs, bottom, top), 1e-7);
  write_vtu(run.picture("two_materials"), mesh, fields_at_points(mesh, dofs, displacement, {"displacement"}),
            {{"mu", 1, material.mu}});
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("Elasticity: a deformed box of two materials, pushed aside at its top\n");
  return solvers::run(argc, argv, {solve_box});
}
