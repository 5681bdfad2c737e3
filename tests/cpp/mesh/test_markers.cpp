// Parts of a mesh, by group, box and formula.
#include <femforge/mesh/markers.hpp>

#include <cmath>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/space/dofmap.hpp>
#include "catch.hpp"

using namespace femforge;

namespace {

const std::vector<CellType> all_cells{CellType::interval, CellType::triangle, CellType::quadrilateral,
                                      CellType::tetrahedron, CellType::hexahedron};

Mesh unit_box(CellType cell, int degree = 1) {
  return make_box({cell, {3, 2, 2}, degree});
}

// Points of facets, as a set that does not depend on the order of cells.
std::set<std::vector<double>> coordinates(const Mesh& mesh, const std::vector<CellFacet>& facets) {
  std::set<std::vector<double>> result;
  for (const CellFacet& facet : facets) {
    std::vector<double> sum(index(mesh.dimension()), 0.0);
    for (const int vertex : entity_vertices(mesh.cell, mesh.dimension() - 1, facet.facet))
      for (std::size_t a = 0; a < sum.size(); ++a)
        sum[a] +=
            mesh.points[index(mesh.cells[index(facet.cell * mesh.num_nodes() + vertex)]) * sum.size() + a];
    for (double& x : sum) x = std::round(x * 1e6);
    result.insert(sum);
  }
  return result;
}

}  // namespace

TEST_CASE("sides of a box are found, marked, and found again by number and name", "[markers]") {
  for (const CellType cell : all_cells) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      Mesh mesh = unit_box(cell, degree);
      const Region left = inside_box({0, 0, 0}, {0, 1, 1});
      const std::vector<CellFacet> facets = boundary_facets(mesh, left);
      const std::size_t expected = cell == CellType::interval                                      ? 1
                                   : cell == CellType::triangle || cell == CellType::quadrilateral ? 2
                                   : cell == CellType::tetrahedron                                 ? 8
                                                                                                   : 4;
      CHECK(facets.size() == expected);
      mark_facets(mesh, facets, 7, "left");
      mark_facets(mesh, boundary_facets(mesh), 8, "all");
      check_mesh(mesh, "test");
      CHECK(coordinates(mesh, facets_of(mesh, "left")) == coordinates(mesh, facets));
      CHECK(facets_of(mesh, 8).size() == boundary_facets(mesh).size());
      const std::set<std::vector<double>> before = coordinates(mesh, facets_of(mesh, 7));
      // Marks stay where they are when cells and points get other numbers.
      randomise(mesh, 3);
      check_mesh(mesh, "test");
      CHECK(coordinates(mesh, facets_of(mesh, 7)) == before);
      reorder(mesh, 2);
      CHECK(coordinates(mesh, facets_of(mesh, "left")) == before);
      CHECK(coordinates(mesh, boundary_facets(mesh, left)) == before);
    }
  }
}

TEST_CASE("cells are marked by box and formula", "[markers]") {
  for (const CellType cell : all_cells) {
    CAPTURE(to_string(cell));
    Mesh mesh = unit_box(cell);
    const std::vector<std::int64_t> low = cells_in(mesh, inside_box({0, 0, 0}, {0.34, 1, 1}));
    CHECK(static_cast<std::int64_t>(low.size()) == mesh.num_cells() / 3);
    mark_cells(mesh, low, 4, "low");
    mark_cells(mesh, cells_in(mesh, [](const std::array<double, 3>& x) { return x[0] > 0.6; }), 5, "high");
    CHECK(cells_of(mesh, "low") == low);
    CHECK(cells_of(mesh, 5).size() == low.size());
    CHECK(cells_of(mesh, 0).size() == low.size());
    check_mesh(mesh, "test");
  }
}

TEST_CASE("what is not there is refused, with what is", "[markers]") {
  Mesh mesh = unit_box(CellType::triangle);
  CHECK_THROWS_WITH(cells_of(mesh, 3),
                    ContainsSubstring("no group 3") && ContainsSubstring("there are none"));
  mark_facets(mesh, boundary_facets(mesh), 2, "walls");
  CHECK_THROWS_WITH(facets_of(mesh, "wall"),
                    ContainsSubstring("no group 'wall'") && ContainsSubstring("there are 2 (walls)"));
  CHECK_THROWS_WITH(mark_facets(mesh, {}, 3, "walls"), ContainsSubstring("belongs to group 2"));
  CHECK_THROWS_WITH(mark_facets(mesh, {{0, 3}}, 3), ContainsSubstring("no facet 3 of cell 0"));
  CHECK_THROWS_WITH(mark_cells(mesh, {99}, 1), ContainsSubstring("no cell 99"));
  mesh.facet_points[0] = 99;
  CHECK_THROWS_WITH(check_mesh(mesh, "test"), ContainsSubstring("marked facet names a point"));
  // Two corners that are no edge.
  mesh.facet_points = {0, static_cast<std::int32_t>(mesh.num_points() - 1)};
  mesh.facet_markers = {2};
  CHECK_THROWS_WITH(facets_of(mesh, 2), ContainsSubstring("no cell has a facet of group 2"));
}

TEST_CASE("a group with a name may be empty, and none has an empty name", "[markers]") {
  Mesh mesh = unit_box(CellType::triangle);
  mark_facets(mesh, {}, 4, "inlet");
  mark_cells(mesh, {}, 2, "steel");
  mark_facets(mesh, {{0, 0}}, 1);
  CHECK(facets_of(mesh, "inlet").empty());
  CHECK(cells_of(mesh, "steel").empty());
  CHECK_THROWS_WITH(facets_of(mesh, ""),
                    ContainsSubstring("the name of the group is empty") && ContainsSubstring("1, 4 (inlet)"));
  CHECK_THROWS_WITH(cells_of(mesh, 9), ContainsSubstring("there is no group 9"));
}

TEST_CASE("dofs of facets that the mesh does not have are refused", "[markers]") {
  const Mesh mesh = unit_box(CellType::triangle);
  const DofMap dofs(mesh, "P1");
  for (const CellFacet facet : {CellFacet{-1, 0}, CellFacet{mesh.num_cells(), 0}, CellFacet{0, 3}})
    CHECK_THROWS_WITH(dofs.facet_dofs({facet}), ContainsSubstring("there is no facet"));
  CHECK_THROWS_WITH(dofs.points(make_box({CellType::triangle, {9, 9, 1}})),
                    ContainsSubstring("the mesh is not the one of the dofs"));
}

TEST_CASE("dofs of facets are those that vanish nowhere else", "[markers]") {
  for (const CellType cell : all_cells) {
    const std::string letter = is_simplex(cell) ? "P" : "Q";
    for (const std::string& name : {letter + "1", letter + "3", "[" + letter + "2^2, " + letter + "1]"}) {
      CAPTURE(to_string(cell), name);
      const Mesh mesh = unit_box(cell);
      const DofMap dofs(mesh, name);
      const auto on_left = [](const std::array<double, 3>& x, int) { return x[0] < 1e-9; };
      const std::vector<CellFacet> left = boundary_facets(mesh, inside_box({0, 0, 0}, {0, 1, 1}));
      CHECK(dofs.facet_dofs(left) == dofs.boundary_dofs(mesh, on_left));
      std::vector<std::int64_t> of_first;
      for (const std::int64_t dof : dofs.facet_dofs(left))
        if (dofs.components()[index(dof)] == 0) of_first.push_back(dof);
      CHECK(dofs.facet_dofs(left, 0) == of_first);
    }
  }
}
