// Forms with integrals over cells and facets, with manufactured solutions: discontinuous Galerkin methods,
// and conditions on the boundary.
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/solve/gmres.hpp>
#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/facet_problems.hpp"

using namespace femforge;

namespace {

// The solution of A u = b by conjugate gradients with the diagonal of A.
std::vector<double> solved(const MeshOperators<double>& matrix, const DeviceArray<double>& diagonal,
                           const DeviceArray<double>& b) {
  DeviceArray<double> u(matrix.target(), b.size());
  u.fill(0);
  const JacobiPreconditioner<double> jacobi(DeviceArray<double>(matrix.target(), diagonal.to_host()));
  SolverOptions options;
  options.relative_tolerance = 1e-11;
  options.max_iterations = 5000;
  CHECK(solve_cg(matrix, jacobi, b, u, options).converged());
  return u.to_host();
}

double interior_penalty_error(const KernelRegistry& registry, CellType cell, int degree, int n) {
  const Mesh mesh = shuffled(cell, n);
  const std::string element = element_slug(cell, degree, true);
  const DofMap dofs(mesh, element_name(cell, degree, true));
  const Restriction space(dofs);
  const std::string form = "interior_penalty_a";
  const MeshOperators<double> matrix(parts_of(registry, form, element, "apply", mesh), mesh, space);
  const MeshKernels<double> diagonal(parts_of(registry, form, element, "diagonal", mesh), mesh, space);
  const Function exact = bump(mesh.dimension());
  const int dim = mesh.dimension();
  const std::vector<double> load =
      load_of(mesh, dofs, degree, {[&](const Point& x) { return dim * pi * pi * exact(x); }});
  const DeviceArray<double> b(matrix.target(), load);
  return l2_error(mesh, dofs, degree, solved(matrix, diagonal_of(diagonal), b), exact);
}

double upwind_error(const KernelRegistry& registry, CellType cell, int n) {
  const Mesh mesh = shuffled(cell, n);
  const std::string element = element_slug(cell, 1, true);
  const DofMap dofs(mesh, element_name(cell, 1, true));
  const Restriction space(dofs);
  const Function exact = [](const Point& x) {
    return std::sin(1.3 * x[0] + 0.2) * std::cos(x[1]) + 0.3 * x[2];
  };
  const Point b{1, 0.5, mesh.dimension() == 3 ? 0.25 : 0.0};
  const double c = 1.5;
  const Function source = [&](const Point& x) {
    return 1.3 * b[0] * std::cos(1.3 * x[0] + 0.2) * std::cos(x[1]) -
           b[1] * std::sin(1.3 * x[0] + 0.2) * std::sin(x[1]) + 0.3 * b[2] + c * exact(x);
  };
  MeshOperators<double> matrix(parts_of(registry, "upwind_a", element, "apply", mesh), mesh, space);
  MeshKernels<double> right(parts_of(registry, "upwind_l", element, "residual", mesh), mesh, space);
  for (MeshKernels<double>* own : {&matrix.kernels(), &right})
    own->set_constant("b", {b.begin(), b.begin() + mesh.dimension()});
  matrix.kernels().set_constant("c", {c});
  const Target target = matrix.target();
  const DeviceArray<double> inflow(target, interpolated(dofs, mesh, exact));
  right.set_coefficient("f", gather<double>(dofs, interpolated(dofs, mesh, source)));
  right.set_vector("inflow", inflow.data());
  CHECK_THROWS_WITH(right.set_vector("f", inflow.data()), ContainsSubstring("cell by cell"));
  CHECK_THROWS_WITH(right.set_coefficient("inflow", gather<double>(dofs, inflow.to_host())),
                    ContainsSubstring("L-vector"));
  CHECK_THROWS_WITH(right.set_vector("g", inflow.data()), ContainsSubstring("called g"));
  DeviceArray<double> load(target, inflow.size());
  load.fill(0);
  const Stream stream(target);
  right.add(nullptr, load.data(), stream);
  stream.synchronize();
  GmresOptions options;
  options.restart = 80;
  const std::vector<double> u = solved_plainly(
      matrix, load.to_host(), [&](const auto& none, const DeviceArray<double>& of, DeviceArray<double>& to) {
        return solve_gmres(matrix, none, of, to, options);
      });
  return l2_error(mesh, dofs, 1, u, exact);
}

double biharmonic_error(const KernelRegistry& registry, int n) {
  const Mesh mesh = shuffled(CellType::triangle, n);
  const DofMap dofs(mesh, "P2");
  const Restriction space(dofs);
  const std::vector<std::int64_t> fixed = dofs.boundary_dofs(mesh, [](const Point&, int) { return true; });
  const auto parts = [&](const std::string& kind) {
    return parts_of(registry, "biharmonic_a", "p2_triangle", "constrained_" + kind, mesh);
  };
  const MeshOperators<double> matrix(parts("apply"), mesh, space, fixed);
  const MeshKernels<double> diagonal(parts("diagonal"), mesh, space, fixed);
  const Function exact = bump(2);
  std::vector<double> load =
      load_of(mesh, dofs, 2, {[&](const Point& x) { return 4 * std::pow(pi, 4) * exact(x); }});
  for (const std::int64_t dof : fixed) load[static_cast<std::size_t>(dof)] = 0;
  const DeviceArray<double> b(matrix.target(), load);
  return l2_error(mesh, dofs, 2, solved(matrix, diagonal_of(diagonal, fixed), b), exact);
}

// The kernels for CPUs, on meshes of n and 2 n cells in each direction, converge at least with an order;
// those for others, the slower to emulate, have the same error on half as fine a mesh.
void check_order(const std::string& kernel, double order, int n,
                 const std::function<double(const KernelRegistry&, int)>& error) {
  const KernelRegistry& cpu = registries().front();
  REQUIRE(cpu.kernels().front()->target == std::string("cpu"));
  if (cpu.find(kernel) == nullptr) return;
  const double coarse = error(cpu, n);
  const double fine = error(cpu, 2 * n);
  CAPTURE(coarse, fine);
  CHECK(std::log2(coarse / fine) > order);
  const double coarsest = error(cpu, (n + 1) / 2);
  for (const KernelRegistry& registry : registries()) {
    if (&registry == &cpu || registry.find(kernel) == nullptr) continue;
    CAPTURE(registry.kernels().front()->target);
    CHECK(error(registry, (n + 1) / 2) == Approx(coarsest).epsilon(1e-7));
  }
}

}  // namespace

TEST_CASE("interior penalty methods converge with order degree + 1", "[matrix-free][device][convergence]") {
  for (const CellType cell : cells_of_space) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      check_order("interior_penalty_a_ds_" + element_slug(cell, degree, true) + "_f64_apply", degree + 0.7,
                  dimension(cell) == 2 ? 8 : 6, [&](const KernelRegistry& registry, int n) {
                    return interior_penalty_error(registry, cell, degree, n);
                  });
    }
  }
}

TEST_CASE("upwind methods converge with order degree + 1", "[matrix-free][device][convergence]") {
  for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
    CAPTURE(to_string(cell));
    check_order("upwind_l_ds_" + element_slug(cell, 1, true) + "_f64_residual", 1.7,
                dimension(cell) == 2 ? 6 : 3,
                [&](const KernelRegistry& registry, int n) { return upwind_error(registry, cell, n); });
  }
}

TEST_CASE("continuous elements solve the biharmonic equation with penalties on kinks", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  if (registry.find("biharmonic_a_p2_triangle_f64_constrained_diagonal") == nullptr) return;
  const double coarse = biharmonic_error(registry, 8);
  const double fine = biharmonic_error(registry, 16);
  CAPTURE(coarse, fine);
  CHECK(std::log2(coarse / fine) > 1.7);  // 2 for degree 2
}

TEST_CASE("conditions that are integrals keep a linear solution", "[matrix-free][device]") {
  // u = 1 + x - 2 y (+ z / 2): a flux where x = 0, an exchange where x = 1, values elsewhere
  const Function exact = [](const Point& x) { return 1 + x[0] - 2 * x[1] + 0.5 * x[2]; };
  const double exchange = 2;
  const Function beyond = [&](const Point& x) { return exact(x) + (x[0] > 0.999 ? 1 / exchange : 0.0); };
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
      const std::string element = element_slug(cell, 1, false);
      if (registry.find("boundary_conditions_a_" + element + "_f64_apply") == nullptr) continue;
      const Mesh mesh = shuffled(cell, 3);
      const DofMap dofs(mesh, element_name(cell, 1, false));
      const Restriction space(dofs);
      const auto side = [&](double where) {
        return boundary_facets(mesh, [=](const Point& x) { return std::abs(x[0] - where) < 1e-10; });
      };
      std::vector<CellFacet> rest;
      for (const CellFacet& facet : boundary_facets(mesh)) {
        const auto is_in = [&](const std::vector<CellFacet>& some) {
          return std::any_of(some.begin(), some.end(), [&](const CellFacet& other) {
            return other.cell == facet.cell && other.facet == facet.facet;
          });
        };
        if (!is_in(side(0)) && !is_in(side(1))) rest.push_back(facet);
      }
      const FacetList pulled = exterior_facets(mesh, side(0));
      const FacetList open = exterior_facets(mesh, side(1));
      const FacetList held = exterior_facets(mesh, rest);
      const auto kernel = [&](const std::string& form, const std::string& kind) -> const femforge_kernel& {
        return kernel_called(registry, "boundary_conditions_" + form + "_" + element + "_f64_" + kind);
      };
      const auto left_side = [&](const std::string& kind) {
        return std::vector<KernelPart>{{&kernel("a", kind), all_cells(mesh)},
                                       on_facets(kernel("a_ds2", kind), open),
                                       on_facets(kernel("a_ds3", kind), held)};
      };
      MeshOperators<double> matrix(left_side("apply"), mesh, space);
      MeshKernels<double> diagonal(left_side("diagonal"), mesh, space);
      MeshKernels<double> load(
          {on_facets(kernel("l_ds1", "residual"), pulled), on_facets(kernel("l_ds2", "residual"), open),
           on_facets(kernel("l_ds3", "residual"), held)},
          mesh, space);
      for (MeshKernels<double>* own : {&matrix.kernels(), &diagonal, &load})
        own->set_constant("exchange", {exchange});
      const Target target = matrix.target();
      const DeviceArray<double> g(target,
                                  std::vector<double>(static_cast<std::size_t>(dofs.num_dofs()), -1.0));
      const DeviceArray<double> given(target, interpolated(dofs, mesh, exact));
      const DeviceArray<double> outside(target, interpolated(dofs, mesh, beyond));
      load.set_vector("g", g.data());
      // what is given beyond the exchange differs from what is given where values are held
      load.kernel(1).set_vector(load.kernel(1).coefficient("outside"), outside.data());
      load.kernel(2).set_vector(load.kernel(2).coefficient("outside"), given.data());
      DeviceArray<double> b(target, g.size());
      b.fill(0);
      const Stream stream(target);
      load.add(nullptr, b.data(), stream);
      stream.synchronize();
      const std::vector<double> u = solved(matrix, diagonal_of(diagonal), b);
      CAPTURE(to_string(cell), registry.kernels().front()->target);
      CHECK(distance(u, given.to_host()) < 1e-8);
    }
  }
}
