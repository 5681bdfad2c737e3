// Coefficients that are data at quadrature points of facets: where the points are, and whose side has what.
#include <femforge/kernels/mesh_functional.hpp>
#include <femforge/kernels/mesh_matrices.hpp>
#include <femforge/kernels/quadrature_data.hpp>
#include <femforge/mesh/parts.hpp>
#include "kernels/facet_parts.hpp"

using namespace femforge;

namespace {

// What flows out of a cell, at each point of its facets: its own factor times the place.
double factor(std::int64_t cell) {
  return 1 + 0.1 * static_cast<double>(cell);
}

std::vector<double> flow(const KernelPart& part, const Mesh& mesh) {
  const femforge_input& input = part.kernel->coefficients[0];
  const std::vector<double> points = quadrature_points(input, seen_from(part.facets, mesh));
  const std::size_t of_side = points.size() / part.facets.cells.size();
  REQUIRE(of_side == static_cast<std::size_t>(input.num_points * mesh.dimension()));
  std::vector<double> values;
  for (std::size_t k = 0; k < points.size(); ++k)
    values.push_back(factor(part.facets.cells[k / of_side]) * points[k]);
  return values;
}

// Gauss's theorem: the place has the dimension as its divergence.
double expected_sum(const Mesh& mesh) {
  double sum = 0;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    sum += factor(cell) * mesh.dimension() * volume(part_of(mesh, {cell}));
  return sum;
}

double sum_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

std::vector<KernelPart> flux_parts(const KernelRegistry& registry, const std::string& form,
                                   const std::string& element, const std::string& kind, const Mesh& mesh) {
  return parts_of(registry, "facet_flux_" + form, element, kind, mesh);
}

template <class Kernels>
void give(Kernels& kernels, const std::vector<KernelPart>& parts, const Mesh& mesh) {
  for (std::size_t part = 0; part < parts.size(); ++part)
    kernels.set_coefficient(part, "q", flow(parts[part], mesh));
}

}  // namespace

TEST_CASE("data at points of facets is wanted at one place for both sides", "[kernels]") {
  for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
    const femforge_kernel* inside = registries().front().find("facet_flux_l_ds_interior_" +
                                                              element_slug(cell, 1, true) + "_f64_residual");
    if (inside == nullptr) continue;
    const Mesh mesh = shuffled(cell, 2);
    const Mesh facets = seen_from(interior_facets(mesh), mesh);
    const femforge_input& input = inside->coefficients[0];
    const std::vector<double> points = quadrature_points(input, facets);
    const std::int64_t of_side = std::int64_t{input.num_points} * mesh.dimension();
    REQUIRE(static_cast<std::int64_t>(points.size()) == 2 * of_side * facets.num_cells());
    REQUIRE(input.size == 2 * of_side);
    double apart = 0;
    for (std::size_t k = 0; k < points.size(); ++k)
      if (static_cast<std::int64_t>(k) / of_side % 2 == 0)
        apart = std::max(apart, std::abs(points[k] - points[k + static_cast<std::size_t>(of_side)]));
    CHECK(apart < 1e-14);
    CHECK_THROWS_WITH(moved_points(input, facets, facets, {}), ContainsSubstring("listed anew"));
  }
}

TEST_CASE("each side of a facet has data of its own", "[matrix-free][matrix][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
      const Mesh mesh = shuffled(cell, 3);
      const std::string element = element_slug(cell, 1, true);
      const std::vector<KernelPart> apply = flux_parts(registry, "a", element, "apply", mesh);
      if (apply.size() < 2) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      const double expected = expected_sum(mesh);
      const std::vector<double> ones(static_cast<std::size_t>(space.num_entries()), 1.0);

      MeshOperators<double> free(apply, mesh, space);
      give(free.kernels(), apply, mesh);
      CHECK(sum_of(product(free, ones)) == Approx(expected).epsilon(1e-12));

      const Stream stream(free.target());
      const std::vector<KernelPart> residual = flux_parts(registry, "l", element, "residual", mesh);
      MeshKernels<double> load(residual, mesh, space);
      give(load, residual, mesh);
      DeviceArray<double> y(load.target(), ones);
      load.add(nullptr, y.data(), stream);
      stream.synchronize();
      CHECK(sum_of(y.to_host()) - sum_of(ones) == Approx(expected).epsilon(1e-12));

      const std::vector<KernelPart> assemble = flux_parts(registry, "a", element, "assemble", mesh);
      MeshMatrices<double> matrix(assemble, mesh, space);
      give(matrix, assemble, mesh);
      matrix.assemble(stream);
      stream.synchronize();
      const std::vector<double> x = Noise(3).vector(space.num_entries(), -1, 1);
      CHECK(distance(product(matrix.as_operator(), x), product(free, x)) < 1e-12);

      const std::string none =
          std::string("quadrature2x") + std::to_string(mesh.dimension()) + "_" + to_string(cell);
      const std::vector<KernelPart> parts = flux_parts(registry, "m", none, "functional", mesh);
      REQUIRE(parts.size() == 2);
      MeshFunctional<double> sum(parts, mesh, space);
      give(sum.kernels(), parts, mesh);
      sum.kernels().set_constant("k", {0});
      CHECK(sum.value(stream) == Approx(expected).epsilon(1e-12));
    }
  }
}

TEST_CASE("kernels on facets know how cells number their vertices", "[matrix-free][matrix][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
      const Mesh mesh = shuffled(cell, 3);
      const std::string element = element_slug(cell, 1, true);
      const std::vector<KernelPart> apply = parts_of(registry, "own_geometry_a", element, "apply", mesh);
      if (apply.size() < 2) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      const Stream stream(target_of(*apply[0].kernel));
      const std::string none = std::string(is_simplex(cell) ? "p1x" : "q1x") +
                               std::to_string(mesh.dimension()) + "_" + to_string(cell);
      const auto area = [&](const std::string& form) {
        return MeshFunctional<double>(parts_of(registry, form, none, "functional", mesh), mesh, space)
            .value(stream);
      };
      const double expected = area("own_geometry_n");
      CHECK(expected > (cell == CellType::triangle ? 4 : 6));
      CHECK(area("own_geometry_m") == Approx(expected).epsilon(1e-12));

      const std::vector<double> ones(static_cast<std::size_t>(space.num_entries()), 1.0);
      const MeshOperators<double> free(apply, mesh, space);
      CHECK(sum_of(product(free, ones)) == Approx(expected).epsilon(1e-12));
      MeshMatrices<double> matrix(parts_of(registry, "own_geometry_a", element, "assemble", mesh), mesh,
                                  space);
      matrix.assemble(stream);
      stream.synchronize();
      const std::vector<double> x = Noise(3).vector(space.num_entries(), -1, 1);
      CHECK(distance(product(matrix.as_operator(), x), product(free, x)) < 1e-12);
    }
  }
}
