// Facets with their cells as they are seen.
#include <femforge/error.hpp>
#include <femforge/mesh/facets.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include <femforge/mesh/geometry.hpp>
#include <femforge/space/dofmap.hpp>
#include <femforge/space/seen.hpp>
#include "catch.hpp"

using namespace femforge;

namespace {

constexpr std::array<CellType, 5> all_types{CellType::interval, CellType::triangle, CellType::quadrilateral,
                                            CellType::tetrahedron, CellType::hexahedron};

// A box in no order, its cells turned at random, of degree 1 or 2.
Mesh shuffled(CellType cell, int degree = 1) {
  Mesh mesh = make_box({cell, {3, 2, 2}, degree});
  deform(mesh, 0.03);
  randomise(mesh, 11);
  return mesh;
}

// Points of the first facet of an entity's side as it is seen, in order.
std::vector<std::int32_t> first_facet(const Mesh& seen, std::int64_t entity, int member) {
  const int of_side = seen.num_nodes() / seen.members();
  std::vector<std::int32_t> points;
  for (const int vertex : entity_vertices(seen.cell, seen.dimension() - 1, 0))
    points.push_back(
        seen.cells[static_cast<std::size_t>(entity * seen.num_nodes() + member * of_side + vertex)]);
  return points;
}

std::int64_t num_facets(CellType cell) {
  return num_entities(cell, dimension(cell) - 1);
}

}  // namespace

TEST_CASE("views are the symmetries of a cell, each facet first in as many as it has itself", "[mesh]") {
  const std::array<std::size_t, 5> counts{2, 6, 8, 24, 48};
  for (std::size_t k = 0; k < all_types.size(); ++k) {
    const std::vector<std::vector<int>> views = cell_views(all_types[k]);
    CHECK(views.size() == counts[k]);
    CHECK(std::set<std::vector<int>>(views.begin(), views.end()).size() == counts[k]);
  }
}

TEST_CASE("every facet is between two cells or on the boundary", "[mesh]") {
  for (const CellType cell : all_types) {
    const Mesh mesh = shuffled(cell);
    const FacetList inside = interior_facets(mesh);
    const FacetList outside = exterior_facets(mesh);
    CAPTURE(to_string(cell));
    CHECK(2 * inside.size() + outside.size() == num_facets(cell) * mesh.num_cells());
    CHECK(outside.size() == static_cast<std::int64_t>(boundary_facets(mesh).size()));
    const MeshTopology topology(mesh);
    CHECK(inside.size() + outside.size() == topology.num_entities(mesh.dimension() - 1));
  }
}

TEST_CASE("facets are in the order of their plus sides, which are those with lower numbers", "[mesh]") {
  for (const CellType cell : all_types) {
    const Mesh mesh = shuffled(cell);
    const FacetList facets = interior_facets(mesh);
    std::int64_t before = 0;
    for (std::size_t facet = 0; facet < facets.views.size() / 2; ++facet) {
      CHECK(facets.cells[2 * facet] >= before);
      CHECK(facets.cells[2 * facet] < facets.cells[2 * facet + 1]);
      before = facets.cells[2 * facet];
    }
  }
}

TEST_CASE("facets of cells of any degree are known by their vertices", "[mesh]") {
  Mesh mesh;
  mesh.cell = CellType::triangle;
  mesh.degree = 3;
  mesh.cells = {0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 2, 1, 3, 11, 12, 13, 14, 15, 16, 17};
  mesh.points = std::vector<double>(36, 0.5);
  const FacetList inside = interior_facets(mesh);
  CHECK(inside.cells == std::vector<std::int64_t>{0, 1});
  CHECK(boundary_facets(mesh).size() == 4);
  CHECK(cells_of_facets(seen_from(inside, mesh)).facets.cells == inside.cells);
}

TEST_CASE("the two cells of a facet see its vertices in one order", "[mesh]") {
  for (const CellType cell : all_types) {
    for (const int degree : {1, 2}) {
      const Mesh mesh = shuffled(cell, degree);
      const FacetList facets = interior_facets(mesh);
      const Mesh seen = seen_from(facets, mesh);
      CHECK(seen.num_cells() == facets.size());
      for (std::int64_t facet = 0; facet < facets.size(); ++facet) {
        REQUIRE(first_facet(seen, facet, 0) == first_facet(seen, facet, 1));
        CHECK(facets.cells[static_cast<std::size_t>(2 * facet)] !=
              facets.cells[static_cast<std::size_t>(2 * facet + 1)]);
      }
    }
  }
}

TEST_CASE("a facet that is given by one of its cells has that as the plus side", "[mesh]") {
  const Mesh mesh = shuffled(CellType::tetrahedron);
  const FacetList all = interior_facets(mesh);
  const std::vector<std::vector<int>> views = cell_views(mesh.cell);
  const auto facet_of = [&](std::size_t side) {
    const int across = views[static_cast<std::size_t>(all.views[side])][0];  // facets lack their own vertex
    return CellFacet{all.cells[side], across};
  };
  const FacetList turned = interior_facets(mesh, {facet_of(1), facet_of(2)});
  CHECK(turned.cells == std::vector<std::int64_t>{all.cells[1], all.cells[0], all.cells[2], all.cells[3]});
  CHECK_THROWS_WITH(interior_facets(mesh, {boundary_facets(mesh).front()}),
                    ContainsSubstring("on the boundary"));
  CHECK_THROWS_WITH(interior_facets(mesh, {{0, 4}}), ContainsSubstring("no facet 4"));
  CHECK_THROWS_WITH(exterior_facets(mesh, {{mesh.num_cells(), 0}}), ContainsSubstring("no facet"));
  CHECK_THROWS_WITH(exterior_facets(seen_from(all, mesh)), ContainsSubstring("facets already"));
}

TEST_CASE("vertices are seen first, each once", "[mesh]") {
  for (const CellType cell : all_types) {
    const Mesh mesh = shuffled(cell, 2);
    const Mesh seen = seen_from(mesh_vertices(mesh), mesh);
    std::set<std::int32_t> points;
    for (std::int64_t k = 0; k < seen.num_cells(); ++k)
      points.insert(seen.cells[static_cast<std::size_t>(k * seen.num_nodes())]);
    CHECK(static_cast<std::int64_t>(points.size()) == seen.num_cells());
    CHECK(seen.num_cells() == MeshTopology(mesh).num_entities(0));
  }
  const Mesh mesh = shuffled(CellType::triangle);
  CHECK_THROWS_WITH(mesh_vertices(mesh, {-1}), ContainsSubstring("no cell has point"));
}

TEST_CASE("dofs are seen where they are", "[mesh]") {
  for (const CellType cell : all_types) {
    const bool simplex = is_simplex(cell);
    for (const std::string element : {"P1", "P2", "P3", "P4-gll", "DP0", "DP2", "P2^2", "[P2^2, P1]"}) {
      std::string name = element;
      if (!simplex) std::replace(name.begin(), name.end(), 'P', 'Q');
      CAPTURE(to_string(cell), name);
      const Mesh mesh = shuffled(cell);
      const DofMap dofs(mesh, name);
      const Restriction cells(dofs);
      const FacetList facets = interior_facets(mesh);
      const Restriction seen = seen_from(facets, cells, name, cell);
      CHECK(seen.nodes_per_cell() == 2 * cells.nodes_per_cell());
      // the dofs of the seen mesh, whose cells are numbered otherwise, lie at the same points
      const Mesh sides = sides_of(seen_from(facets, mesh));
      const DofMap own(sides, name);
      const std::vector<double> points = dofs.points(mesh);
      const std::vector<double> seen_points = own.points(sides);
      const auto dim = static_cast<std::size_t>(mesh.dimension());
      const std::vector<std::int64_t> entries = entries_of_cells(seen, ComponentOrder::interleaved);
      REQUIRE(entries.size() == own.cell_dofs().size());
      double apart = 0;
      for (std::size_t k = 0; k < entries.size(); ++k) {
        const auto a = static_cast<std::size_t>(entries[k]);
        const auto b = static_cast<std::size_t>(own.cell_dofs()[k]);
        CHECK(dofs.components()[a] == own.components()[b]);
        for (std::size_t d = 0; d < dim; ++d)
          apart = std::max(apart, std::abs(points[a * dim + d] - seen_points[b * dim + d]));
      }
      CHECK(apart < 1e-12);
    }
  }
}

TEST_CASE("cells of facets are found again, each once", "[mesh]") {
  for (const CellType cell : all_types) {
    const Mesh mesh = shuffled(cell, 2);
    for (const FacetList& facets : {interior_facets(mesh), exterior_facets(mesh), mesh_vertices(mesh)}) {
      const Mesh seen = seen_from(facets, mesh);
      const CellsAndFacets found = cells_of_facets(seen);
      const std::set<std::int64_t> used(facets.cells.begin(), facets.cells.end());
      CHECK(found.mesh.num_cells() == static_cast<std::int64_t>(used.size()));
      CHECK(seen_from(found.facets, found.mesh).cells == seen.cells);
    }
  }
}

TEST_CASE("data of cells is seen as their dofs are", "[mesh]") {
  const Mesh mesh = shuffled(CellType::hexahedron);
  const Element element("Q2", CellType::hexahedron);
  const DofMap dofs(mesh, "Q2");
  const FacetList facets = interior_facets(mesh);
  std::vector<double> values;
  for (const std::int64_t dof : dofs.cell_dofs()) values.push_back(static_cast<double>(dof));
  const std::vector<double> seen =
      seen_from(facets, values, mesh.num_cells(), element, DofOrder::ufcx, ComponentOrder::interleaved);
  const Restriction restriction = seen_from(facets, Restriction(dofs), "Q2", mesh.cell);
  CHECK(std::vector<double>(restriction.offsets().begin(), restriction.offsets().end()) == seen);
  CHECK_THROWS_WITH(seen_from(facets, values, 3, element, DofOrder::ufcx, ComponentOrder::interleaved),
                    ContainsSubstring("for each of"));
  CHECK_THROWS_WITH(seen_from(facets, Restriction(dofs), "Q1", mesh.cell),
                    ContainsSubstring("another number"));
  for (const int view : {-1, 48}) {
    const FacetList odd{Entity::exterior_facet, {0}, {view}};
    CHECK_THROWS_WITH(seen_from(odd, Restriction(dofs), "Q2", mesh.cell), ContainsSubstring("no view"));
    CHECK_THROWS_WITH(seen_dofs(element, view, DofOrder::ufcx, ComponentOrder::interleaved),
                      ContainsSubstring("no view"));
  }
}

TEST_CASE("lists of facets that do not fit their mesh are refused", "[facets]") {
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  const auto refused = [&](std::vector<std::int64_t> cells, std::vector<int> views, Entity entity) {
    CHECK_THROWS_AS(seen_from(FacetList{entity, std::move(cells), std::move(views)}, mesh), Error);
  };
  refused({8}, {0}, Entity::exterior_facet);
  refused({-1}, {0}, Entity::exterior_facet);
  refused({0}, {6}, Entity::exterior_facet);
  refused({0}, {-1}, Entity::exterior_facet);
  refused({0, 1}, {0}, Entity::exterior_facet);
  refused({0}, {0}, Entity::interior_facet);
  CHECK(seen_from(FacetList{}, mesh).num_cells() == 0);
}
