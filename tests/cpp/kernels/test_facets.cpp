// Operators and matrices over cells and facets: what holds of them without a solution that is known.
#include <femforge/device/vectors.hpp>
#include <femforge/kernels/mesh_matrices.hpp>
#include "kernels/facet_parts.hpp"
#include "mends.hpp"

using namespace femforge;

namespace {

// Largest difference of a diagonal to what the operator does to unit vectors, relative to the diagonal.
double difference_of_diagonal(const KernelRegistry& registry, const std::string& form,
                              const std::string& element, const std::string& prefix, const Mesh& mesh,
                              const Restriction& space) {
  const MeshOperators<double> matrix(parts_of(registry, form, element, prefix + "apply", mesh), mesh, space);
  const MeshKernels<double> diagonal(parts_of(registry, form, element, prefix + "diagonal", mesh), mesh,
                                     space);
  const std::vector<double> found = diagonal_of(diagonal).to_host();
  std::vector<double> expected;
  for (std::int64_t k = 0; k < space.num_entries(); ++k) {
    std::vector<double> x(static_cast<std::size_t>(space.num_entries()), 0.0);
    x[static_cast<std::size_t>(k)] = 1;
    expected.push_back(product(matrix, x)[static_cast<std::size_t>(k)]);
  }
  const std::vector<double> zero(expected.size(), 0.0);
  return distance(found, expected) / distance(zero, expected);
}

}  // namespace

TEST_CASE("diagonals over cells and facets are those of the operators", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : cells_of_space) {
      const Mesh mesh = shuffled(cell, 2);
      const std::string element = element_slug(cell, 1, true);
      if (registry.find("interior_penalty_a_ds_" + element + "_f64_diagonal") == nullptr) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      CHECK(difference_of_diagonal(registry, "interior_penalty_a", element, "", mesh, space) < 1e-13);
    }
  }
}

TEST_CASE("diagonals have what couples a dof of both cells of a facet with itself", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    if (registry.find("biharmonic_a_p2_triangle_f64_constrained_diagonal") == nullptr) continue;
    const Mesh mesh = shuffled(CellType::triangle, 3);
    const Restriction space(DofMap(mesh, "P2"));
    CHECK(difference_of_diagonal(registry, "biharmonic_a", "p2_triangle", "constrained_", mesh, space) <
          1e-13);
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

TEST_CASE("cells of discontinuous elements store what facets add to", "[matrix-free][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const CellType cell : {CellType::tetrahedron, CellType::hexahedron}) {
      const Mesh mesh = shuffled(cell, 2);
      const std::string element = element_slug(cell, 1, true);
      CAPTURE(registry.kernels().front()->target, element);
      const femforge_kernel* const storing =
          registry.find("interior_penalty_a_" + element + "_f64_element_apply");
      if (storing == nullptr) continue;
      const Restriction space(DofMap(mesh, element_name(cell, 1, true)));
      std::vector<KernelPart> parts = parts_of(registry, "interior_penalty_a", element, "apply", mesh);
      const MeshOperators<double> added(parts, mesh, space);
      parts.front().kernel = storing;
      const MeshOperators<double> stored(parts, mesh, space);
      CHECK(stored.kernels().stores());
      CHECK_FALSE(stored.adds_to_zeros());
      CHECK(added.adds_to_zeros());
      const std::vector<double> x = Noise(5).vector(space.num_entries(), -1, 1);
      CHECK(distance(product(stored, x), product(added, x)) < 1e-13);
      const MeshOperator<double> alone(*storing, mesh, space);
      CHECK_FALSE(alone.adds_to_zeros());
      // what stores comes first, and is over all cells
      std::vector<KernelPart> swapped = parts;
      std::swap(swapped[0], swapped[1]);
      follow(
          "give its part first, or generate it with another scatter",
          [&] { MeshOperators<double>(swapped, mesh, space); },
          [&] { MeshOperators<double>(parts, mesh, space); });
      CHECK_THROWS_WITH(MeshOperators<double>({{storing, {0, 1}}}, mesh, space),
                        ContainsSubstring("E-vectors"));
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
      CHECK_THROWS_WITH(held.set_constant("k", {1}), ContainsSubstring("called k"));
    }
  }
}

namespace {

struct Fluxes {
  std::string form;
  CellType cell;
  std::string slug;  // of the element
  std::string element;
  std::int64_t of_cell;
  std::int64_t of_facet;  // dofs of a cell that are not zero on one of its facets
  std::int64_t apart;     // entries of a cell that are missing for each facet on the boundary

  std::vector<KernelPart> parts(const KernelRegistry& registry, const char* kind, const Mesh& mesh) const {
    return parts_of(registry, form, slug, kind, mesh);
  }
};

const std::vector<Fluxes>& fluxes_of_forms() {
  static const std::vector<Fluxes> all{
      {"upwind_a", CellType::triangle, "dp1_triangle", "DP1", 3, 2, 0},
      {"upwind_a", CellType::quadrilateral, "dq2_quadrilateral", "DQ2", 9, 3, 0},
      {"upwind_a", CellType::hexahedron, "dq1_hexahedron", "DQ1", 8, 4, 0},
      // Velocities and pressures all meet on facets, and each two functions of a cell on one of them:
      // pressures with each other on those between two cells only.
      {"acoustic_waves_r", CellType::triangle, "dp1x2_dp1_triangle", "[DP1^2, DP1]", 9, 6, 2}};
  return all;
}

template <class Kernels>
void set_all_constants(Kernels& kernels, const std::vector<KernelPart>& parts) {
  const std::vector<double> values{0.7, -0.4, 0.2};
  for (const KernelPart& part : parts)
    for (int k = 0; k < part.kernel->num_constants; ++k)
      kernels.set_constant(part.kernel->constants[k].name,
                           {values.begin(), values.begin() + part.kernel->constants[k].size});
}

}  // namespace

TEST_CASE("matrices of fluxes have the entries of functions that meet", "[matrix-free][matrix][device]") {
  for (const KernelRegistry& registry : registries()) {
    for (const Fluxes& fluxes : fluxes_of_forms()) {
      const Mesh mesh = shuffled(fluxes.cell, 3);
      const std::vector<KernelPart> parts = fluxes.parts(registry, "assemble", mesh);
      if (parts.empty()) continue;  // as in the build with sanitizers
      REQUIRE(parts.size() == 3);
      CAPTURE(parts.front().kernel->name, parts.front().kernel->target);
      const Restriction space(DofMap(mesh, fluxes.element));
      MeshMatrices<double> matrix(parts, mesh, space);
      set_all_constants(matrix, parts);
      const Stream stream(matrix.target());
      matrix.assemble(stream);
      stream.synchronize();
      const std::vector<KernelPart> applied = fluxes.parts(registry, "apply", mesh);
      MeshOperators<double> free(applied, mesh, space);
      set_all_constants(free.kernels(), applied);
      const std::vector<double> x = Noise(21).vector(space.num_entries(), -1, 1);
      CHECK(distance(product(matrix.as_operator(), x), product(free, x)) < 1e-12);
      const auto facets = static_cast<std::int64_t>(interior_facets(mesh).cells.size()) / 2;
      const auto boundary = static_cast<std::int64_t>(exterior_facets(mesh).cells.size());
      CHECK(matrix.pattern().num_entries() == mesh.num_cells() * fluxes.of_cell * fluxes.of_cell +
                                                  2 * facets * fluxes.of_facet * fluxes.of_facet -
                                                  boundary * fluxes.apart);
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

TEST_CASE("kernels are for the entities of their integrals", "[matrix-free]") {
  const KernelRegistry& registry = registries().front();
  const femforge_kernel* inside = registry.find("interior_penalty_a_ds_interior_dp1_triangle_f64_apply");
  if (inside == nullptr) return;
  const Mesh mesh = shuffled(CellType::triangle, 2);
  const Restriction space(DofMap(mesh, "DP1"));
  CHECK_THROWS_WITH(MeshKernel<double>(*inside, mesh, space), ContainsSubstring("seen_from"));
  CHECK_THROWS_WITH(MeshKernels<double>({{inside, {0}}}, mesh, space), ContainsSubstring("interior_facet"));
  CHECK_THROWS_WITH(MeshKernels<double>({on_facets(*inside, exterior_facets(mesh))}, mesh, space),
                    ContainsSubstring("exterior_facet"));
}
