// Poisson's problem, matrix-free from load to solution, against a solution that is known: order degree + 1 in
// the norm of L2 and degree in that of H1.
#include <functional>

#include <femforge/device/vectors.hpp>
#include <femforge/mesh/geometry.hpp>
#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/mesh_kernels.hpp"

using namespace femforge;

namespace {

using Point = std::array<double, 3>;

double exact(const Point& x) {
  return std::sin(2 * x[0] + 0.3) * std::cos(1.5 * x[1]) * std::exp(0.5 * x[2]);
}

Point exact_gradient(const Point& x) {
  const double e = std::exp(0.5 * x[2]);
  return {2 * std::cos(2 * x[0] + 0.3) * std::cos(1.5 * x[1]) * e,
          -1.5 * std::sin(2 * x[0] + 0.3) * std::sin(1.5 * x[1]) * e, 0.5 * exact(x)};
}

double source(const Point& x) {
  return (4 + 2.25 - 0.25) * exact(x);
}

struct Errors {
  double l2 = 0;
  double h1 = 0;  // of gradients
};

// Adds the squares of one quadrature point's errors, times its weight.
void add_errors(const CellMap& map, const ShapeFunctions& shape, const std::vector<double>& local,
                double weight, Errors& sums) {
  double J[3][3];
  double A[3][3];
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t mu = 0; mu < 3; ++mu) J[a][mu] = map.jacobian[a][mu];
  const double determinant = adjugate(J, A);
  double value = -exact(map.point);
  Point gradient = exact_gradient(map.point);
  for (std::size_t i = 0; i < local.size(); ++i) {
    value += shape.values[i] * local[i];
    for (std::size_t a = 0; a < 3; ++a)
      for (std::size_t mu = 0; mu < 3; ++mu)
        gradient[a] -= A[mu][a] / determinant * shape.gradients[i][mu] * local[i];
  }
  sums.l2 += weight * value * value;
  for (const double component : gradient) sums.h1 += weight * component * component;
}

Errors errors_of(const Mesh& mesh, const Restriction& restriction, int degree,
                 const std::vector<double>& solution) {
  const Quadrature rule = gauss_quadrature(mesh.cell, degree + 2);
  Errors sums;
  for (std::size_t q = 0; q < rule.weights.size(); ++q) {
    const ShapeFunctions geometry = shape_functions(mesh.cell, mesh.degree, rule.points[q]);
    const ShapeFunctions shape = shape_functions(mesh.cell, degree, rule.points[q]);
    for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
      const CellMap map = map_at(mesh, cell, geometry);
      std::vector<double> local;
      for (const std::size_t entry : entries_of_cell(restriction, cell)) local.push_back(solution[entry]);
      add_errors(map, shape, local, rule.weights[q] * std::abs(map.determinant), sums);
    }
  }
  return {std::sqrt(sums.l2), std::sqrt(sums.h1)};
}

// A deformed box whose points and cells were shuffled, and put in an order again.
Mesh shuffled(CellType cell, int n) {
  Mesh mesh = make_box({cell, {n, n, n}});
  deform(mesh, 0.04);
  randomise(mesh, 13);
  reorder(mesh, 64);
  return mesh;
}

std::vector<double> interpolated(const DofMap& dofs, const Mesh& mesh,
                                 const std::function<double(const Point&)>& f) {
  const std::vector<double> points = dofs.points(mesh);
  std::vector<double> values;
  for (std::size_t k = 0; k < points.size(); k += 3)
    values.push_back(f({points[k], points[k + 1], points[k + 2]}));
  return values;
}

// Adds the load of a source: by the form's own kernel, or else as mass times its interpolant.
void add_load(const KernelRegistry& registry, const std::string& element, const Mesh& mesh,
              const Restriction& restriction, const DeviceArray<double>& f, DeviceArray<double>& r,
              const Stream& stream) {
  if (const femforge_kernel* const load = registry.find("poisson_l_" + element + "_f64_residual")) {
    MeshKernel<double> kernel(*load, mesh, restriction);
    kernel.set_vector(kernel.coefficient("f"), f.data());
    kernel.add(nullptr, r.data(), stream);
    stream.synchronize();
    return;
  }
  const MeshKernel<double> mass(kernel_called(registry, "mass_" + element + "_f64_apply"), mesh, restriction);
  mass.add(f.data(), r.data(), stream);
  stream.synchronize();
}

// -div grad u = f with u given on the boundary, on the registry's target.
std::vector<double> solve_poisson(const KernelRegistry& registry, const std::string& element,
                                  const Mesh& mesh, const DofMap& dofs, const Restriction& restriction) {
  const auto fixed = dofs.boundary_dofs(mesh, [](const Point&, int) { return true; });
  const std::string name = "laplace_" + element + "_f64_";
  const MeshOperator<double> matrix(kernel_called(registry, name + "constrained_apply"), mesh, restriction,
                                    fixed);
  const MeshOperator<double> whole(kernel_called(registry, name + "apply"), mesh, restriction);
  const MeshKernel<double> diagonal(kernel_called(registry, name + "constrained_diagonal"), mesh, restriction,
                                    fixed);
  const Target target = matrix.target();
  const Stream stream(target);
  const std::vector<double> values = interpolated(dofs, mesh, exact);
  std::vector<double> lift(values.size(), 0.0);
  for (const std::int64_t entry : fixed)
    lift[static_cast<std::size_t>(entry)] = values[static_cast<std::size_t>(entry)];

  DeviceArray<double> u(target, lift);
  DeviceArray<double> b(target, lift.size());
  DeviceArray<double> correction(target, lift.size());
  const DeviceArray<double> f(target, interpolated(dofs, mesh, source));
  const DeviceArray<std::int64_t> entries(target, fixed);
  // b = f - A g, zero where u is given.
  whole.apply(u.data(), b.data(), stream);
  scale(matrix.size(), -1.0, b.data(), stream);
  add_load(registry, element, mesh, restriction, f, b, stream);
  zero_entries(static_cast<std::int64_t>(fixed.size()), entries.data(), b.data(), stream);
  stream.synchronize();
  correction.fill(0);
  const JacobiPreconditioner<double> jacobi(diagonal_of(diagonal, fixed));
  CHECK(solve_cg(matrix, jacobi, b, correction).converged());
  axpy(matrix.size(), 1.0, static_cast<const double*>(correction.data()), u.data(), stream);
  stream.synchronize();
  return u.to_host();
}

Errors error_on(const std::string& element, CellType cell, int degree, int n) {
  const Mesh mesh = shuffled(cell, n);
  const KernelRegistry& cpu = registries().front();
  const DofMap dofs(mesh, kernel_called(cpu, "laplace_" + element + "_f64_apply").row_element);
  const Restriction restriction(dofs);
  return errors_of(mesh, restriction, degree, solve_poisson(cpu, element, mesh, dofs, restriction));
}

struct Space {
  std::string element;
  CellType cell;
  int degree;
  int divisions;  // of the finer mesh
};

const std::vector<Space>& spaces() {
  static const std::vector<Space> all{{"p1_tetrahedron", CellType::tetrahedron, 1, 16},
                                      {"p2_tetrahedron", CellType::tetrahedron, 2, 8},
                                      {"q1_hexahedron", CellType::hexahedron, 1, 16}};
  return all;
}

}  // namespace

TEST_CASE("matrix-free solutions of Poisson's problem have the order of their elements", "[matrix-free]") {
  for (const Space& space : spaces()) {
    const Errors coarse = error_on(space.element, space.cell, space.degree, space.divisions / 2);
    const Errors fine = error_on(space.element, space.cell, space.degree, space.divisions);
    CAPTURE(space.element, coarse.l2, fine.l2, coarse.h1, fine.h1);
    CHECK(std::abs(std::log2(coarse.l2 / fine.l2) - (space.degree + 1)) < 0.2);
    CHECK(std::abs(std::log2(coarse.h1 / fine.h1) - space.degree) < 0.2);
  }
}

TEST_CASE("matrix-free solutions agree on all targets", "[matrix-free][device]") {
  for (const Space& space : spaces()) {
    const Mesh mesh = shuffled(space.cell, 3);
    std::vector<double> reference;
    for (const KernelRegistry& registry : registries()) {
      const femforge_kernel& kernel = kernel_called(registry, "laplace_" + space.element + "_f64_apply");
      CAPTURE(space.element, kernel.target);
      const DofMap dofs(mesh, kernel.row_element);
      const auto solution = solve_poisson(registry, space.element, mesh, dofs, Restriction(dofs));
      if (reference.empty()) reference = solution;
      CHECK(distance(solution, reference) < 1e-8);
    }
  }
}
