// Values of expressions at points, made on the device: stress and strain of known displacements on meshes
// that are deformed and shuffled.
#include <functional>

#include <femforge/index.hpp>
#include <femforge/kernels/mesh_interpolation.hpp>
#include <femforge/kernels/mesh_kernels.hpp>
#include <femforge/mesh/markers.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/space/seen.hpp>
#include "kernels/facet_parts.hpp"

using namespace femforge;

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

constexpr double lmbda = 1.3;
constexpr double mu = 0.7;

// Gradient of the displacement that is linear in x.
Matrix gradient(int dim) {
  const Matrix all{{{0.3, -0.2, 0.5}, {0.1, 0.4, -0.3}, {-0.6, 0.2, 0.25}}};
  Matrix result{};
  for (int i = 0; i < dim; ++i)
    for (int j = 0; j < dim; ++j) result[index(i)][index(j)] = all[index(i)][index(j)];
  return result;
}

Matrix strain_of(const Matrix& g) {
  Matrix e{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) e[i][j] = (g[i][j] + g[j][i]) / 2;
  return e;
}

Matrix stress_of(const Matrix& e, int dim) {
  Matrix sigma{};
  const double trace = e[0][0] + e[1][1] + e[2][2];
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      sigma[i][j] = 2 * mu * e[i][j] + (i == j && static_cast<int>(i) < dim ? lmbda * trace : 0);
  return sigma;
}

double von_mises_of(const Matrix& e) {
  const double third = (e[0][0] + e[1][1] + e[2][2]) / 3;
  double square = 0;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) {
      const double deviator = 2 * mu * (e[i][j] - (i == j ? third : 0));
      square += 1.5 * deviator * deviator;
    }
  return std::sqrt(square);
}

// The lower triangle, row by row.
std::vector<double> lower(const Matrix& m, int dim) {
  std::vector<double> result;
  for (std::size_t i = 0; i < index(dim); ++i)
    for (std::size_t j = 0; j <= i; ++j) result.push_back(m[i][j]);
  return result;
}

// A displacement on a mesh: its space, and its L-vector in a target's memory.
struct Displacement {
  Displacement(const Mesh& mesh, int degree, Target target, ComponentOrder order)
      : dofs(mesh, element_name(mesh.cell, degree, false) + "^" + std::to_string(mesh.dimension()),
             DofOrder::ufcx, order),
        space(dofs, order),
        values(target, by_entry(mesh, order)) {}

  std::vector<double> by_entry(const Mesh& mesh, ComponentOrder order) const {
    const int dim = mesh.dimension();
    const Matrix g = gradient(dim);
    const std::vector<double> points = dofs.points(mesh);
    const std::vector<std::int64_t> entries = entries_of_dofs(dofs, order);
    const std::vector<std::int64_t> of_cells = entries_of_cells(space, order);
    std::vector<double> result(index(space.num_entries()));
    std::vector<int> component(index(space.num_entries()));
    const std::size_t per_cell = of_cells.size() / index(mesh.num_cells());
    for (std::size_t k = 0; k < of_cells.size(); ++k) {
      const std::size_t dof = k % per_cell;
      component[index(of_cells[k])] = static_cast<int>(
          order == ComponentOrder::planar ? dof / (per_cell / index(dim)) : dof % index(dim));
    }
    for (std::size_t dof = 0; dof < entries.size(); ++dof) {
      const std::size_t entry = index(entries[dof]);
      for (std::size_t d = 0; d < index(dim); ++d)
        result[entry] += g[index(component[entry])][d] * points[dof * index(dim) + d];
    }
    return result;
  }

  DofMap dofs;
  Restriction space;
  DeviceArray<double> values;
};

const femforge_kernel* find(const KernelRegistry& registry, const std::string& expression, CellType cell,
                            int degree, const std::string& kind, const std::string& words) {
  const std::string name = "stress_" + expression + "_";
  const std::string element = element_name(cell, degree, false);
  for (const femforge_kernel* kernel : registry.kernels()) {
    const std::string own = kernel->name;
    const std::string ending = std::string(to_string(cell)) + "_f64_" + words + kind;
    const std::string of = (is_simplex(cell) ? "of_p" : "of_q") + std::to_string(degree) + "x";
    if (starts_with(own, name) && own.find(of) != std::string::npos && own.size() > ending.size() &&
        own.substr(own.size() - ending.size()) == ending)
      return kernel;
  }
  return nullptr;
}

// Those of the two that the expression has.
void set_material(MeshKernel<double>& kernel) {
  for (int k = 0; k < kernel.kernel().num_constants; ++k)
    kernel.set_constant(k, {kernel.kernel().constants[k].name == std::string("mu") ? mu : lmbda});
}

Mesh deformed(CellType cell) {
  Mesh mesh = make_box({cell, {3, 3, 2}});
  deform(mesh, 0.03);
  randomise(mesh, 5);
  return mesh;
}

// Each group of values is that one.
void check_all(const std::vector<double>& found, const std::vector<double>& one) {
  REQUIRE(found.size() % one.size() == 0);
  for (std::size_t k = 0; k < found.size(); ++k) {
    CAPTURE(k);
    CHECK(std::abs(found[k] - one[k % one.size()]) < 2e-12);
    if (std::abs(found[k] - one[k % one.size()]) >= 2e-12) return;
  }
}

std::vector<double> result_of(const std::function<void(double*, const Stream&)>& work, Target target,
                              std::int64_t size) {
  DeviceArray<double> y(target, index(size));
  y.poison();
  const Stream stream(target);
  work(y.data(), stream);
  stream.synchronize();
  return y.to_host();
}

// What stands for one node of components, where these are planar: all values of one component follow another.
std::vector<double> interleaved(const std::vector<double>& planar, std::size_t components, std::size_t nodes,
                                bool is_planar) {
  if (!is_planar) return planar;
  std::vector<double> result;
  for (std::size_t first = 0; first < planar.size(); first += components * nodes)
    for (std::size_t node = 0; node < nodes; ++node)
      for (std::size_t c = 0; c < components; ++c) result.push_back(planar[first + c * nodes + node]);
  return result;
}

// Whether there are kernels of these elements: a covering set of all is built with sanitizers.
bool check_stress(const KernelRegistry& registry, CellType cell, int degree, bool planar) {
  CAPTURE(to_string(cell), degree, planar);
  const std::string words = planar ? "planar_int64_" : "";
  if (find(registry, "von_mises", cell, degree, "residual", words) == nullptr) return false;
  const Mesh mesh = deformed(cell);
  const int dim = mesh.dimension();
  const Matrix e = strain_of(gradient(dim));
  const Matrix sigma = stress_of(e, dim);
  const auto kernel = [&](const std::string& expression, const std::string& kind) -> const femforge_kernel& {
    const femforge_kernel* const found = find(registry, expression, cell, degree, kind, words);
    CAPTURE(expression, kind);
    REQUIRE(found != nullptr);
    return *found;
  };
  const femforge_kernel& von_mises = kernel("von_mises", "residual");
  const ComponentOrder order = planar ? ComponentOrder::planar : ComponentOrder::interleaved;
  const Displacement u(mesh, degree, target_of(von_mises), order);
  const Target target = target_of(von_mises);

  {
    const Restriction by_cell = restriction_of_cells(mesh.num_cells(), von_mises.nodes, 1);
    MeshInterpolation<double> values(von_mises, mesh, by_cell, u.space);
    set_material(values.kernel());
    values.kernel().set_vector(values.kernel().coefficient("u"), u.values.data());
    check_all(
        result_of([&](double* y, const Stream& s) { values.apply(nullptr, y, s); }, target, values.size()),
        {von_mises_of(e)});
  }
  {
    const femforge_kernel& strain = kernel("strain", "apply");
    const Restriction by_cell =
        restriction_of_cells(mesh.num_cells(), strain.nodes, strain.components, order);
    const MeshKernel<double> values(strain, mesh, by_cell, u.space);
    const std::vector<double> found = result_of(
        [&](double* y, const Stream& s) { values.add(u.values.data(), y, s); }, target, values.size());
    check_all(interleaved(found, index(strain.components), index(strain.nodes), planar), lower(e, dim));
  }
  if (!planar) {
    const femforge_kernel& nodal = kernel("nodal_stress", "residual");
    const Restriction nodes(DofMap(mesh, nodal.row_element));
    MeshInterpolation<double> values(nodal, mesh, nodes, u.space);
    set_material(values.kernel());
    values.kernel().set_vector(values.kernel().coefficient("u"), u.values.data());
    check_all(
        result_of([&](double* y, const Stream& s) { values.apply(nullptr, y, s); }, target, values.size()),
        lower(sigma, dim));
  }
  return true;
}

}  // namespace

TEST_CASE("stress and strain at points of a linear displacement are those that it has",
          "[device][kernels][expressions]") {
  for (const KernelRegistry& registry : registries()) {
    CHECK(check_stress(registry, CellType::tetrahedron, 1, false));
    CHECK(check_stress(registry, CellType::quadrilateral, 1, true));
    for (const CellType cell : {CellType::triangle, CellType::quadrilateral, CellType::hexahedron})
      check_stress(registry, cell, 1, false);
    for (const CellType cell : {CellType::tetrahedron, CellType::hexahedron})
      check_stress(registry, cell, 2, false);
    check_stress(registry, CellType::hexahedron, 3, false);  // by teams
  }
}

TEST_CASE("tractions on the boundary of a box are stress times its normals",
          "[device][kernels][expressions]") {
  for (const KernelRegistry& registry : registries())
    for (const CellType cell : cells_of_space) {
      CAPTURE(to_string(cell));
      Mesh mesh = make_box({cell, {3, 2, 2}});
      randomise(mesh, 5);
      const int dim = mesh.dimension();
      const femforge_kernel* const kernel = find(registry, "traction", cell, 1, "residual", "");
      if (cell == CellType::tetrahedron) REQUIRE(kernel != nullptr);
      if (kernel == nullptr) continue;
      const Target target = target_of(*kernel);
      const Displacement u(mesh, 1, target, ComponentOrder::interleaved);
      const Matrix sigma = stress_of(strain_of(gradient(dim)), dim);
      for (int d = 0; d < dim; ++d)
        for (const double end : {0.0, 1.0}) {
          const FacetList facets = exterior_facets(mesh, boundary_facets(mesh, [&](const Point& x) {
                                                     return std::abs(x[index(d)] - end) < 1e-9;
                                                   }));
          REQUIRE(!facets.cells.empty());
          const Mesh seen = seen_from(facets, mesh);
          const Restriction columns =
              seen_from(facets, u.space, u.dofs.element().name(), mesh.cell, DofOrder::ufcx);
          const Restriction rows = restriction_of_cells(seen.num_cells(), kernel->nodes, kernel->components);
          MeshKernel<double> values(*kernel, seen, rows, columns);
          set_material(values);
          values.set_vector(values.coefficient("u"), u.values.data());
          std::vector<double> expected;
          for (int i = 0; i < dim; ++i) expected.push_back((end > 0 ? 1 : -1) * sigma[index(i)][index(d)]);
          check_all(result_of([&](double* y, const Stream& s) { values.add(nullptr, y, s); }, target,
                              values.size()),
                    expected);
        }
    }
}

TEST_CASE("jumps and fluxes between the cells of a mesh", "[device][kernels][expressions]") {
  for (const KernelRegistry& registry : registries())
    for (const CellType cell : cells_of_space) {
      CAPTURE(to_string(cell));
      const Mesh mesh = shuffled(cell, 3);
      const int dim = mesh.dimension();
      const std::string element = element_name(cell, 1, true);
      const auto kernel = [&](const std::string& expression, const std::string& kind) {
        const std::string begin = "jumps_" + expression + "_interior_facets_points1_of_";
        const std::string end = std::string("_") + to_string(cell) + "_f64_" + kind;
        const femforge_kernel* found = nullptr;
        for (const femforge_kernel* each : registry.kernels()) {
          const std::string name = each->name;
          if (starts_with(name, begin) && name.find(end) != std::string::npos) found = each;
        }
        return found;
      };
      const femforge_kernel* const jump = kernel("value_jump", "residual");
      if (cell == CellType::triangle) REQUIRE(jump != nullptr);
      if (jump == nullptr) continue;
      const Target target = target_of(*jump);
      const DofMap dofs(mesh, element);
      const Restriction space(dofs);
      const FacetList facets = interior_facets(mesh);
      const Mesh seen = seen_from(facets, mesh);
      const Restriction columns = seen_from(facets, space, element, cell);
      const auto values_of = [&](const femforge_kernel& own, const std::vector<double>& u) {
        MeshKernel<double> values(own, seen, restriction_of_cells(seen.num_cells(), own.nodes, 1), columns);
        const DeviceArray<double> vector(target, u);
        const bool acts = traits_of(own).kind == KernelKind::apply;
        if (!acts) values.set_vector(values.coefficient("u"), vector.data());
        if (own.num_coefficients > 1)
          values.set_coefficient(values.coefficient("kappa"), std::vector<double>(facets.cells.size(), 2.0));
        if (own.num_constants > 0) values.set_constant(values.constant("penalty"), {7.0});
        return result_of(
            [&](double* y, const Stream& s) { values.add(acts ? vector.data() : nullptr, y, s); }, target,
            values.size());
      };

      const auto linear = [&](const Point& x) { return 1 + 0.5 * x[0] - 2 * x[1] + 0.25 * x[2]; };
      const std::vector<double> smooth = interpolated(dofs, mesh, linear);
      check_all(values_of(*jump, smooth), {0});
      check_all(values_of(*kernel("jumps", "apply"), smooth), {0});
      check_all(values_of(*kernel("flux_jump", "residual"), smooth), {0});

      std::vector<double> by_cell(index(dofs.num_dofs()));
      for (std::int64_t c = 0; c < mesh.num_cells(); ++c)
        for (int node = 0; node < space.nodes_per_cell(); ++node)
          by_cell[index(space.offset(c, node))] = static_cast<double>(c * c % 17);
      std::vector<double> expected;
      for (std::size_t k = 0; k < facets.cells.size(); k += 2)
        expected.push_back(static_cast<double>(facets.cells[k] * facets.cells[k] % 17 -
                                               facets.cells[k + 1] * facets.cells[k + 1] % 17));
      check_all(values_of(*jump, by_cell), expected);
      check_all(values_of(*kernel("jumps", "apply"), by_cell), expected);

      if (cell != CellType::triangle) continue;
      std::vector<double> flux;
      for (std::int64_t k = 0; k < seen.num_cells(); ++k) {
        const auto corner = [&](int node, int d) {
          const std::int32_t point = seen.cells[index(k * seen.num_nodes() + node)];
          return seen.points[index(point) * index(dim) + index(d)];
        };
        // across the edge from vertex 1 to 2, away from vertex 0
        Point n{corner(2, 1) - corner(1, 1), corner(1, 0) - corner(2, 0), 0};
        const double away = n[0] * (corner(1, 0) - corner(0, 0)) + n[1] * (corner(1, 1) - corner(0, 1));
        const double length = std::hypot(n[0], n[1]) * (away > 0 ? 1 : -1);
        flux.push_back(-2.0 * (0.5 * n[0] - 2 * n[1]) / length);
      }
      check_all(values_of(*kernel("flux", "residual"), smooth), flux);
    }
}
