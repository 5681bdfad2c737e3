#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/space/dofmap.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

std::vector<std::string> elements_on(CellType cell) {
  std::vector<std::string> names;
  const std::string family = is_simplex(cell) ? "P" : "Q";
  for (int degree = 1; degree <= 8; ++degree) {
    names.push_back(family + std::to_string(degree));
    if (degree > 2) names.push_back(family + std::to_string(degree) + "-gll");
  }
  if (cell == CellType::quadrilateral) names.push_back("Q13-gll");
  if (cell == CellType::hexahedron) names.push_back("Q10");
  if (cell == CellType::triangle)
    names.insert(names.end(), {"CR1", "P1+bubble3", "P2+bubble3-nodal", "P3+bubble5"});
  if (cell == CellType::tetrahedron) names.insert(names.end(), {"CR1", "P1+bubble4"});
  return names;
}

std::string discontinuous(CellType cell, int degree) {
  return std::string(is_simplex(cell) ? "DP" : "DQ") + std::to_string(degree);
}

// Checks that each dof, in whichever cell it is found, is at the same point, and no two dofs of one kind at
// one.
void check_points_coincide(const Mesh& mesh, const DofMap& dofs) {
  const std::vector<double> points = dofs.points(mesh);
  const auto dim = index(mesh.dimension());
  for (const ElementBlock& block : dofs.element().blocks()) {
    for (std::size_t i = 0; i < block.scalar.dofs.size(); ++i) {
      const ShapeFunctions shape = shape_functions(mesh.cell, mesh.degree, block.scalar.dofs[i].point);
      for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
        const CellMap map = map_at(mesh, cell, shape);
        const auto dof = index(dofs.global_dof(cell, block, static_cast<int>(i), 0));
        for (std::size_t a = 0; a < dim; ++a)
          REQUIRE(points[dof * dim + a] == Approx(map.point[a]).margin(1e-12));
      }
    }
  }
}

std::int64_t distinct_points(const std::vector<double>& points, int dim) {
  std::set<std::vector<std::int64_t>> places;
  for (std::size_t p = 0; p < points.size() / index(dim); ++p) {
    std::vector<std::int64_t> place;
    for (int a = 0; a < dim; ++a) place.push_back(std::llround(points[p * index(dim) + index(a)] * 1e9));
    places.insert(place);
  }
  return static_cast<std::int64_t>(places.size());
}

}  // namespace

TEST_CASE("shared dofs are at the same point from every cell, whatever its numbering", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    for (const int geometry : {1, 2}) {
      const Mesh mesh = random_mesh(cell, geometry);
      for (const std::string& name : elements_on(cell)) {
        CAPTURE(to_string(cell), geometry, name);
        check_points_coincide(mesh, DofMap(mesh, name));
      }
    }
  }
}

TEST_CASE("different dofs of a Lagrange element are at different points", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    const Mesh mesh = random_mesh(cell, 1);
    for (const std::string& name : elements_on(cell)) {
      if (name.find("bubble") != std::string::npos) continue;
      CAPTURE(to_string(cell), name);
      const DofMap dofs(mesh, name);
      CHECK(distinct_points(dofs.points(mesh), mesh.dimension()) == dofs.num_dofs());
    }
  }
}

TEST_CASE("every dof is used, and none beyond", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    const Mesh mesh = random_mesh(cell, 1);
    std::vector<std::string> names = elements_on(cell);
    // A sum with several dofs of either part on an edge; only its dof map makes sense.
    if (cell == CellType::triangle) names.emplace_back("P3+P4");
    names.insert(names.end(), {discontinuous(cell, 0), discontinuous(cell, 2), names[1] + "^3",
                               "[" + names[1] + "^2, " + names[0] + "]"});
    for (const std::string& name : names) {
      CAPTURE(to_string(cell), name);
      const DofMap dofs(mesh, name);
      const std::set<std::int64_t> used(dofs.cell_dofs().begin(), dofs.cell_dofs().end());
      CHECK(static_cast<std::int64_t>(used.size()) == dofs.num_dofs());
      CHECK(*used.begin() == 0);
      CHECK(*used.rbegin() == dofs.num_dofs() - 1);
    }
  }
}

TEST_CASE("numbers of dofs on boxes", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    const int dim = dimension(cell);
    const Mesh mesh = make_box({cell, {3, 2, 4}, 1});
    const std::array<int, 3> divisions{3, 2, 4};
    for (int degree = 1; degree <= 8; ++degree) {
      std::int64_t expected = 1;
      for (int a = 0; a < dim; ++a) expected *= divisions[index(a)] * degree + 1;
      const std::string name = (is_simplex(cell) ? "P" : "Q") + std::to_string(degree);
      CAPTURE(to_string(cell), name);
      CHECK(DofMap(mesh, name).num_dofs() == expected);
      CHECK(DofMap(mesh, discontinuous(cell, degree)).num_dofs() ==
            mesh.num_cells() * num_lattice_nodes(cell, degree));
    }
    const MeshTopology topology(mesh);
    if (cell == CellType::triangle || cell == CellType::tetrahedron) {
      CHECK(DofMap(mesh, "CR1").num_dofs() == topology.num_entities(dim - 1));
      const std::string bubble = "P1+bubble" + std::to_string(dim + 1);
      CHECK(DofMap(mesh, bubble).num_dofs() == mesh.num_points() + mesh.num_cells());
    }
  }
}

TEST_CASE("functions of Lagrange spaces are continuous across facets", "[dofmaps]") {
  // A random global vector; its values at points of facets must agree between the cells on both sides.
  for (const CellType cell : all_cells()) {
    const Mesh mesh = random_mesh(cell, 1);
    for (const int degree : {1, 2, 3, 4, 5}) {
      CAPTURE(to_string(cell), degree);
      const DofMap dofs(mesh, (is_simplex(cell) ? "P" : "Q") + std::to_string(degree));
      const ElementBlock& block = dofs.element().blocks().front();
      std::map<std::vector<std::int64_t>, double> seen;
      std::int64_t matches = 0;
      for (int facet = 0; facet < num_entities(cell, dimension(cell) - 1); ++facet) {
        // Points of a finer lattice that are on no node, inside of the facet.
        for (const LatticeNode& node : lattice_nodes(cell, 7)) {
          if (node.entity_dimension != dimension(cell) - 1 || node.entity != facet) continue;
          std::array<double, 3> point{};
          for (std::size_t a = 0; a < 3; ++a) point[a] = node.on_cell[a] / 7.0;
          const ShapeFunctions shape = shape_functions(cell, degree, point);
          const ShapeFunctions geometry = shape_functions(cell, 1, point);
          for (std::int64_t c = 0; c < mesh.num_cells(); ++c) {
            double value = 0;
            for (std::size_t i = 0; i < shape.values.size(); ++i)
              value += shape.values[i] *
                       std::sin(3.0 * static_cast<double>(dofs.global_dof(c, block, static_cast<int>(i), 0)));
            const CellMap map = map_at(mesh, c, geometry);
            const std::vector<std::int64_t> place{std::llround(map.point[0] * 1e8),
                                                  std::llround(map.point[1] * 1e8),
                                                  std::llround(map.point[2] * 1e8)};
            const auto [entry, is_new] = seen.emplace(place, value);
            if (is_new) continue;
            ++matches;
            REQUIRE(value == Approx(entry->second).margin(1e-11));
          }
        }
      }
      CHECK(matches > 0);
    }
  }
}

TEST_CASE("orders of dofs name the same dofs", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    const Mesh mesh = random_mesh(cell, 1);
    const std::string scalar = is_simplex(cell) ? "P3" : "Q3";
    for (const std::string& name : {scalar, scalar + "^2", "[" + scalar + "^2, " + scalar + "]"}) {
      const DofMap plain(mesh, name);
      for (const DofOrder order : {DofOrder::ufcx, DofOrder::lexicographic}) {
        for (const ComponentOrder components : {ComponentOrder::interleaved, ComponentOrder::planar}) {
          const DofMap other(mesh, name, order, components);
          for (const ElementBlock& block : plain.element().blocks())
            for (std::int64_t c = 0; c < mesh.num_cells(); ++c)
              for (int node = 0; node < static_cast<int>(block.scalar.dofs.size()); ++node)
                for (int component = 0; component < block.block_size; ++component)
                  REQUIRE(other.global_dof(c, block, node, component) ==
                          plain.global_dof(c, block, node, component));
        }
      }
    }
  }
}

TEST_CASE("lexicographic dofs of a cell go along x first", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    const Mesh mesh = make_box({cell, {1, 1, 1}, 1});
    const DofMap dofs(mesh, is_simplex(cell) ? "P3" : "Q3", DofOrder::lexicographic);
    if (is_simplex(cell) && cell != CellType::interval)
      continue;  // their reference axes are not those of space
    const std::vector<double> points = dofs.points(mesh);
    const auto dim = index(mesh.dimension());
    std::vector<std::int64_t> previous(dim, -1);
    for (int i = 0; i < dofs.dofs_per_cell(); ++i) {
      const auto dof = index(dofs.cell_dofs()[index(i)]);
      std::vector<std::int64_t> place;
      for (std::size_t a = dim; a > 0; --a) place.push_back(std::llround(3 * points[dof * dim + a - 1]));
      CHECK(previous < place);
      previous = place;
    }
  }
}

TEST_CASE("boundary dofs of a box are those on its faces", "[dofmaps]") {
  for (const CellType cell : all_cells()) {
    Mesh mesh = make_box({cell, {3, 2, 2}, 1});
    randomise(mesh, 3);
    const auto dim = index(mesh.dimension());
    for (const int degree : {1, 2, 3}) {
      const DofMap dofs(mesh, (is_simplex(cell) ? "P" : "Q") + std::to_string(degree) + "^2");
      const std::vector<double> points = dofs.points(mesh);
      std::vector<std::int64_t> expected;
      for (std::int64_t dof = 0; dof < dofs.num_dofs(); ++dof) {
        bool outside = false;
        for (std::size_t a = 0; a < dim; ++a) {
          const double x = points[index(dof) * dim + a];
          outside = outside || std::abs(x) < 1e-12 || std::abs(x - 1) < 1e-12;
        }
        if (outside) expected.push_back(dof);
      }
      CAPTURE(to_string(cell), degree);
      CHECK(dofs.boundary_dofs(mesh, [](const std::array<double, 3>&, int) { return true; }) == expected);
      const auto left = dofs.boundary_dofs(
          mesh, [](const std::array<double, 3>& x, int component) { return x[0] < 1e-12 && component == 1; });
      CHECK_FALSE(left.empty());
      for (const std::int64_t dof : left) {
        CHECK(points[index(dof) * dim] == Approx(0).margin(1e-12));
        CHECK(dofs.components()[index(dof)] == 1);
      }
    }
  }
}

TEST_CASE("32-bit dof maps and gathered vectors", "[dofmaps]") {
  const Mesh mesh = random_mesh(CellType::triangle, 1);
  const DofMap dofs(mesh, "P2");
  const std::vector<std::int32_t> small = dofs.cell_dofs_int32();
  CHECK(std::equal(small.begin(), small.end(), dofs.cell_dofs().begin()));
  std::vector<double> global(index(dofs.num_dofs()));
  for (std::size_t i = 0; i < global.size(); ++i) global[i] = static_cast<double>(i);
  const std::vector<float> local = gather<float>(dofs, global);
  for (std::size_t i = 0; i < local.size(); ++i) CHECK(local[i] == static_cast<float>(dofs.cell_dofs()[i]));
  global.pop_back();
  CHECK_THROWS_AS(gather<double>(dofs, global), Error);
}
