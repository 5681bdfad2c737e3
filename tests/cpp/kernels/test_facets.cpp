// Forms with integrals over cells and facets: discontinuous Galerkin methods, and conditions on the boundary.
#include <functional>

#include <femforge/device/vectors.hpp>
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/kernels/mesh_matrices.hpp>
#include <femforge/solve/gmres.hpp>
#include <femforge/solve/preconditioner.hpp>
#include <femforge/solve/solver.hpp>
#include "kernels/mesh_kernels.hpp"

using namespace femforge;

namespace {

using Point = std::array<double, 3>;
using Function = std::function<double(const Point&)>;

constexpr std::array<CellType, 4> cells_of_space{CellType::triangle, CellType::quadrilateral,
                                                 CellType::tetrahedron, CellType::hexahedron};

// "p1_tetrahedron", "dq2_hexahedron".
std::string element_slug(CellType cell, int degree, bool discontinuous) {
  return std::string(discontinuous ? "d" : "") + (is_simplex(cell) ? "p" : "q") + std::to_string(degree) +
         "_" + to_string(cell);
}

std::string element_name(CellType cell, int degree, bool discontinuous) {
  return std::string(discontinuous ? "D" : "") + (is_simplex(cell) ? "P" : "Q") + std::to_string(degree);
}

Mesh shuffled(CellType cell, int n) {
  Mesh mesh = make_box({cell, {n, n, n}});
  deform(mesh, 0.03);
  randomise(mesh, 7);
  return mesh;
}

// The parts of the integrals of a form: "interior_penalty_a" -> those over cells, interior and exterior
// facets.
std::vector<KernelPart> parts_of(const KernelRegistry& registry, const std::string& form,
                                 const std::string& element, const std::string& kind, const Mesh& mesh) {
  std::vector<KernelPart> parts;
  const auto kernel = [&](const std::string& measure) {
    return registry.find(form + measure + "_" + element + "_f64_" + kind);
  };
  if (const femforge_kernel* own = kernel("")) parts.push_back({own, all_cells(mesh)});
  if (const femforge_kernel* own = kernel("_ds_interior"))
    parts.push_back(on_facets(*own, interior_facets(mesh)));
  if (const femforge_kernel* own = kernel("_ds")) parts.push_back(on_facets(*own, exterior_facets(mesh)));
  return parts;
}

std::vector<double> interpolated(const DofMap& dofs, const Mesh& mesh, const Function& f) {
  const std::vector<double> points = dofs.points(mesh);
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  std::vector<double> values;
  for (std::size_t k = 0; k < points.size(); k += dim) {
    Point x{};
    for (std::size_t d = 0; d < dim; ++d) x[d] = points[k + d];
    values.push_back(f(x));
  }
  return values;
}

// The norm in L2 of what a function differs from values at the dofs of an element.
double l2_error(const Mesh& mesh, const DofMap& dofs, int degree, const std::vector<double>& values,
                const Function& exact, std::size_t component = 0, std::size_t components = 1) {
  const Quadrature rule = gauss_quadrature(mesh.cell, degree + 3);
  double sum = 0;
  for (std::size_t q = 0; q < rule.weights.size(); ++q) {
    const ShapeFunctions geometry = shape_functions(mesh.cell, mesh.degree, rule.points[q]);
    const ShapeFunctions shape = shape_functions(mesh.cell, degree, rule.points[q]);
    for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
      const CellMap map = map_at(mesh, cell, geometry);
      double value = -exact(map.point);
      for (std::size_t i = 0; i < shape.values.size(); ++i)
        value +=
            shape.values[i] * values[static_cast<std::size_t>(
                                  dofs.cell_dofs()[static_cast<std::size_t>(cell * dofs.dofs_per_cell()) +
                                                   i * components + component])];
      sum += rule.weights[q] * std::abs(map.determinant) * value * value;
    }
  }
  return std::sqrt(sum);
}

constexpr double pi = 3.14159265358979323846;

// Zero on the boundary of the unit box.
Function bump(int dimension) {
  return [dimension](const Point& x) {
    double value = 1;
    for (int d = 0; d < dimension; ++d) value *= std::sin(pi * x[static_cast<std::size_t>(d)]);
    return value;
  };
}

// The vector of the integrals of f v, f a function of the place for each component, by a rule of the test's
// own.
std::vector<double> load_of(const Mesh& mesh, const DofMap& dofs, int degree,
                            const std::vector<Function>& f) {
  std::vector<double> load(static_cast<std::size_t>(dofs.num_dofs()), 0.0);
  const Quadrature rule = gauss_quadrature(mesh.cell, degree + 3);
  const std::size_t components = f.size();
  for (std::size_t q = 0; q < rule.weights.size(); ++q) {
    const ShapeFunctions geometry = shape_functions(mesh.cell, mesh.degree, rule.points[q]);
    const ShapeFunctions shape = shape_functions(mesh.cell, degree, rule.points[q]);
    for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
      const CellMap map = map_at(mesh, cell, geometry);
      const double weight = rule.weights[q] * std::abs(map.determinant);
      for (std::size_t i = 0; i < shape.values.size(); ++i)
        for (std::size_t c = 0; c < components; ++c)
          load[static_cast<std::size_t>(
              dofs.cell_dofs()[static_cast<std::size_t>(cell * dofs.dofs_per_cell()) + i * components +
                               c])] += weight * shape.values[i] * f[c](map.point);
    }
  }
  return load;
}

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

// A solution of A u = b without a preconditioner.
template <class Solve>
std::vector<double> solved_plainly(const MeshOperators<double>& matrix, const std::vector<double>& load,
                                   const Solve& solve) {
  const Target target = matrix.target();
  const IdentityPreconditioner<double> none(target, static_cast<std::int64_t>(load.size()));
  const DeviceArray<double> b(target, load);
  DeviceArray<double> u(target, load.size());
  u.fill(0);
  CHECK(solve(none, b, u).converged());
  return u.to_host();
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
  CHECK_THROWS_WITH(right.set_vector("f", inflow.data()), Catch::Contains("cell by cell"));
  CHECK_THROWS_WITH(right.set_coefficient("inflow", gather<double>(dofs, inflow.to_host())),
                    Catch::Contains("L-vector"));
  CHECK_THROWS_WITH(right.set_vector("g", inflow.data()), Catch::Contains("called g"));
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

// u = (bump, 0, 0) in an elastic body that is held.
double elasticity_error(const KernelRegistry& registry, int n) {
  const Mesh mesh = shuffled(CellType::tetrahedron, n);
  const DofMap dofs(mesh, "DP1^3");
  const Restriction space(dofs);
  MeshOperators<double> matrix(
      parts_of(registry, "elasticity_interior_penalty_a", "dp1x3_tetrahedron", "colour_apply", mesh), mesh,
      space);
  const double lmbda = 1.25;
  const double mu = 1;
  matrix.kernels().set_constant("lmbda", {lmbda});
  matrix.kernels().set_constant("mu", {mu});
  const Function u = bump(3);
  // - (lmbda + mu) grad of d u / dx - mu div grad u
  const auto mixed = [](std::size_t other) {
    return [other](const Point& x) {
      const std::size_t third = 3 - other;
      return std::cos(pi * x[0]) * std::cos(pi * x[other]) * std::sin(pi * x[third]);
    };
  };
  const double k = pi * pi;
  const std::vector<double> load = load_of(mesh, dofs, 1,
                                           {[&](const Point& x) { return k * (lmbda + mu + 3 * mu) * u(x); },
                                            [&](const Point& x) { return -k * (lmbda + mu) * mixed(1)(x); },
                                            [&](const Point& x) { return -k * (lmbda + mu) * mixed(2)(x); }});
  const std::vector<double> found = solved_plainly(
      matrix, load, [&](const auto& none, const DeviceArray<double>& of, DeviceArray<double>& to) {
        return solve_cg(matrix, none, of, to);
      });
  return l2_error(mesh, dofs, 1, found, u, 0, 3);
}

}  // namespace

TEST_CASE("interior penalty methods converge with order degree + 1", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      for (const int degree : {1, 2}) {
        if (registry.find("interior_penalty_a_ds_" + element_slug(cell, degree, true) + "_f64_apply") ==
            nullptr)
          continue;
        const int n = dimension(cell) == 2 ? 8 : 6;
        const double coarse = interior_penalty_error(registry, cell, degree, n);
        const double fine = interior_penalty_error(registry, cell, degree, 2 * n);
        CAPTURE(to_string(cell), degree, coarse, fine);
        CHECK(std::log2(coarse / fine) > degree + 0.7);
        if (registry.kernels().front()->target != std::string("cpu")) break;  // degree 1 of each cell will do
      }
    }
  }
}

TEST_CASE("upwind methods converge with order degree + 1", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
      if (registry.find("upwind_l_ds_" + element_slug(cell, 1, true) + "_f64_residual") == nullptr) continue;
      const int n = dimension(cell) == 2 ? 6 : 3;
      const double coarse = upwind_error(registry, cell, n);
      const double fine = upwind_error(registry, cell, 2 * n);
      CAPTURE(to_string(cell), coarse, fine);
      CHECK(std::log2(coarse / fine) > 1.7);
    }
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

TEST_CASE("discontinuous elements solve elasticity", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  if (registry.find("elasticity_interior_penalty_a_dp1x3_tetrahedron_f64_colour_apply") == nullptr) return;
  const double coarse = elasticity_error(registry, 5);
  const double fine = elasticity_error(registry, 10);
  CAPTURE(coarse, fine);
  CHECK(std::log2(coarse / fine) > 1.6);
}

TEST_CASE("diagonals over cells and facets are those of the operators", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      const Mesh mesh = shuffled(cell, 2);
      const std::string element = element_slug(cell, 1, true);
      if (registry.find("interior_penalty_a_ds_" + element + "_f64_diagonal") == nullptr) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      const std::string form = "interior_penalty_a";
      const MeshOperators<double> matrix(parts_of(registry, form, element, "apply", mesh), mesh, space);
      const MeshKernels<double> diagonal(parts_of(registry, form, element, "diagonal", mesh), mesh, space);
      const std::vector<double> found = diagonal_of(diagonal).to_host();
      std::vector<double> expected;
      for (std::int64_t k = 0; k < space.num_entries(); ++k) {
        std::vector<double> x(static_cast<std::size_t>(space.num_entries()), 0.0);
        x[static_cast<std::size_t>(k)] = 1;
        expected.push_back(product(matrix, x)[static_cast<std::size_t>(k)]);
      }
      CHECK(distance(found, expected) < 1e-12);
    }
  }
}

TEST_CASE("operators over cells and facets are symmetric and positive", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      const Mesh mesh = shuffled(cell, 2);
      const std::string element = element_slug(cell, 1, true);
      if (registry.find("interior_penalty_a_ds_" + element + "_f64_apply") == nullptr) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      const MeshOperators<double> matrix(parts_of(registry, "interior_penalty_a", element, "apply", mesh),
                                         mesh, space);
      const std::vector<double> x = Noise(3).vector(space.num_entries(), -1, 1);
      const std::vector<double> y = Noise(4).vector(space.num_entries(), -1, 1);
      const std::vector<double> Ax = product(matrix, x);
      const std::vector<double> Ay = product(matrix, y);
      CHECK(dot(y, Ax) == Approx(dot(x, Ay)).epsilon(1e-11));
      CHECK(dot(x, Ax) > 0);
    }
  }
}

TEST_CASE("matrices over cells and facets are those of the operators", "[matrix-free][matrix][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      const Mesh mesh = shuffled(cell, 3);
      const std::string element = element_slug(cell, 1, true);
      const std::string form = "interior_penalty_a";
      if (registry.find(form + "_ds_" + element + "_f64_assemble") == nullptr) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      MeshMatrices<double> matrix(parts_of(registry, form, element, "assemble", mesh), mesh, space);
      const Stream stream(matrix.target());
      matrix.assemble(stream);
      matrix.assemble(stream);
      stream.synchronize();
      const MeshOperators<double> free(parts_of(registry, form, element, "apply", mesh), mesh, space);
      const std::vector<double> x = Noise(21).vector(space.num_entries(), -1, 1);
      CHECK(distance(product(matrix.as_operator(), x), product(free, x)) < 1e-12);
      // constrained dofs are those of the identity, those of others do not change
      std::vector<std::int64_t> fixed;
      for (std::int64_t dof = 0; dof < space.num_entries(); dof += 5) fixed.push_back(dof);
      MeshMatrices<double> held(parts_of(registry, form, element, "assemble", mesh), mesh, space, fixed);
      held.assemble(stream);
      stream.synchronize();
      std::vector<double> masked = x;
      for (const std::int64_t dof : fixed) masked[static_cast<std::size_t>(dof)] = 0;
      std::vector<double> expected = product(free, masked);
      for (const std::int64_t dof : fixed)
        expected[static_cast<std::size_t>(dof)] = x[static_cast<std::size_t>(dof)];
      CHECK(distance(product(held.as_operator(), x), expected) < 1e-12);
      CHECK(held.bytes() > 0);
      CHECK_THROWS_WITH(held.set_constant("k", {1}), Catch::Contains("called k"));
    }
  }
}

TEST_CASE("what leaves one cell enters the other", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
      const std::string element = element_slug(cell, 1, true);
      const femforge_kernel* inside = registry.find("upwind_a_ds_interior_" + element + "_f64_apply");
      if (inside == nullptr) continue;
      const Mesh mesh = shuffled(cell, 3);
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      MeshOperators<double> fluxes({on_facets(*inside, interior_facets(mesh))}, mesh, space);
      fluxes.kernels().set_constant(
          "b", mesh.dimension() == 2 ? std::vector<double>{0.7, -0.4} : std::vector<double>{0.7, -0.4, 0.2});
      fluxes.kernels().set_constant("c", {1.0});

      const std::vector<double> y = product(fluxes, Noise(9).vector(space.num_entries(), 0, 1));
      double total = 0;
      double size = 0;
      for (const double value : y) {
        total += value;
        size += std::abs(value);
      }
      CHECK(size > 1);
      CHECK(std::abs(total) < 1e-13 * size);
    }
  }
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

TEST_CASE("kernels are for the entities of their integrals", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  const femforge_kernel* inside = registry.find("interior_penalty_a_ds_interior_dp1_triangle_f64_apply");
  if (inside == nullptr) return;
  const Mesh mesh = shuffled(CellType::triangle, 2);
  const Restriction space(DofMap(mesh, "DP1"));
  CHECK_THROWS_WITH(MeshKernel<double>(*inside, mesh, space), Catch::Contains("seen_from"));
  CHECK_THROWS_WITH(MeshKernels<double>({{inside, {0}}}, mesh, space), Catch::Contains("interior_facet"));
  CHECK_THROWS_WITH(MeshKernels<double>({on_facets(*inside, exterior_facets(mesh))}, mesh, space),
                    Catch::Contains("exterior_facet"));
}
