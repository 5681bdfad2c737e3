#include <femforge/mesh/facets.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "mesh/symmetry.hpp"

namespace femforge {
namespace {

using Points = std::vector<std::int32_t>;

// The views of a cell by what they show first: the vertices of the facet, or the vertex, in their order.
class ViewFinder {
 public:
  ViewFinder(const Mesh& mesh, int entity_dimension)
      : mesh_(mesh), dimension_(entity_dimension), views_(cell_views(mesh.cell)) {
    const std::vector<int>& first = entity_vertices(mesh.cell, entity_dimension, 0);
    for (std::size_t view = 0; view < views_.size(); ++view) {
      std::vector<int> shown;
      for (const int vertex : first) shown.push_back(views_[view][index(vertex)]);
      by_vertices_.emplace(std::move(shown), static_cast<int>(view));
    }
  }

  // Of an entity in its own order.
  int of(int entity) const { return by_vertices_.at(entity_vertices(mesh_.cell, dimension_, entity)); }

  // Of an entity whose vertices are seen in the order of these points; -1 if they are not seen so.
  int of(const CellFacet& place, const Points& points) const {
    const std::vector<int>& own = entity_vertices(mesh_.cell, dimension_, place.facet);
    std::vector<int> shown;
    for (const std::int32_t point : points)
      for (const int vertex : own)
        if (point_of(place.cell, vertex) == point) shown.push_back(vertex);
    const auto found = by_vertices_.find(shown);
    return found == by_vertices_.end() ? -1 : found->second;
  }

  Points points_of(const CellFacet& place) const {
    Points points;
    for (const int vertex : entity_vertices(mesh_.cell, dimension_, place.facet))
      points.push_back(point_of(place.cell, vertex));
    return points;
  }

 private:
  std::int32_t point_of(std::int64_t cell, int vertex) const {
    return mesh_.cells[index(cell * mesh_.num_nodes() + vertex)];
  }

  const Mesh& mesh_;
  int dimension_;
  std::vector<std::vector<int>> views_;
  std::map<std::vector<int>, int> by_vertices_;
};

// A side of a facet, by the facet's points in ascending order.
struct Side {
  std::array<std::int32_t, 4> points;
  CellFacet place;
};

// All sides, those of the same facet after one another, in the order of their cells.
std::vector<Side> sorted_sides(const Mesh& mesh, const ViewFinder& finder) {
  const int per_cell = num_entities(mesh.cell, mesh.dimension() - 1);
  std::vector<Side> sides;
  sides.reserve(index(mesh.num_cells() * per_cell));
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    for (int facet = 0; facet < per_cell; ++facet) {
      Side side{{-1, -1, -1, -1}, {cell, facet}};
      const Points points = finder.points_of(side.place);
      std::copy(points.begin(), points.end(), side.points.begin());
      std::sort(side.points.begin(), side.points.end());
      sides.push_back(side);
    }
  std::sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) {
    if (a.points != b.points) return a.points < b.points;
    return std::pair(a.place.cell, a.place.facet) < std::pair(b.place.cell, b.place.facet);
  });
  return sides;
}

// Calls a function with both sides of each interior facet.
template <class Visit>
void for_each_pair(const Mesh& mesh, const ViewFinder& finder, const Visit& visit) {
  const std::vector<Side> sides = sorted_sides(mesh, finder);
  for (std::size_t k = 1; k < sides.size(); ++k)
    if (sides[k].points == sides[k - 1].points) visit(sides[k - 1].place, sides[k].place);
}

void check_facet(const Mesh& mesh, const CellFacet& facet) {
  const int per_cell = num_entities(mesh.cell, mesh.dimension() - 1);
  if (facet.cell < 0 || facet.cell >= mesh.num_cells() || facet.facet < 0 || facet.facet >= per_cell)
    throw Error("FacetList", "there is no facet " + std::to_string(facet.facet) + " of cell " +
                                 std::to_string(facet.cell));
}

void check_cells(const Mesh& mesh) {
  require(mesh.entity == Entity::cell, "FacetList", "the mesh is one of facets already",
          "give the mesh of their cells");
}

void add_pair(FacetList& list, const ViewFinder& finder, const CellFacet& plus, const CellFacet& minus) {
  const int view = finder.of(minus, finder.points_of(plus));
  if (view < 0)
    throw Error("interior_facets",
                "cells " + std::to_string(plus.cell) + " and " + std::to_string(minus.cell) +
                    " number a facet in ways that do not fit",
                "mend the mesh: neighbours share whole facets");
  list.cells.insert(list.cells.end(), {plus.cell, minus.cell});
  list.views.insert(list.views.end(), {finder.of(plus.facet), view});
}

}  // namespace

std::vector<std::vector<int>> cell_views(CellType cell) {
  std::vector<std::vector<int>> views;
  for (Symmetry& symmetry : symmetries(cell, 1)) views.push_back(std::move(symmetry.nodes));
  return views;
}

FacetList exterior_facets(const Mesh& mesh, const std::vector<CellFacet>& facets) {
  check_cells(mesh);
  const ViewFinder finder(mesh, mesh.dimension() - 1);
  FacetList list;
  for (const CellFacet& facet : facets) {
    check_facet(mesh, facet);
    list.cells.push_back(facet.cell);
    list.views.push_back(finder.of(facet.facet));
  }
  return list;
}

FacetList exterior_facets(const Mesh& mesh) {
  check_cells(mesh);
  return exterior_facets(mesh, boundary_facets(mesh));
}

FacetList interior_facets(const Mesh& mesh, const std::vector<CellFacet>& facets) {
  check_cells(mesh);
  const ViewFinder finder(mesh, mesh.dimension() - 1);
  using Key = std::pair<std::int64_t, int>;
  std::map<Key, CellFacet> other;
  for_each_pair(mesh, finder, [&](const CellFacet& a, const CellFacet& b) {
    other.emplace(Key(a.cell, a.facet), b);
    other.emplace(Key(b.cell, b.facet), a);
  });
  FacetList list{Entity::interior_facet, {}, {}};
  for (const CellFacet& facet : facets) {
    check_facet(mesh, facet);
    const auto found = other.find(Key(facet.cell, facet.facet));
    if (found == other.end())
      throw Error("interior_facets",
                  "facet " + std::to_string(facet.facet) + " of cell " + std::to_string(facet.cell) +
                      " is on the boundary",
                  "give it to exterior_facets");
    add_pair(list, finder, facet, found->second);
  }
  return list;
}

FacetList interior_facets(const Mesh& mesh) {
  check_cells(mesh);
  const ViewFinder finder(mesh, mesh.dimension() - 1);
  std::vector<std::pair<CellFacet, CellFacet>> pairs;
  for_each_pair(mesh, finder, [&](const CellFacet& a, const CellFacet& b) { pairs.emplace_back(a, b); });
  std::sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) {
    return std::pair(a.first.cell, a.first.facet) < std::pair(b.first.cell, b.first.facet);
  });
  FacetList list{Entity::interior_facet, {}, {}};
  for (const auto& [plus, minus] : pairs) add_pair(list, finder, plus, minus);
  return list;
}

FacetList mesh_vertices(const Mesh& mesh, const std::vector<std::int32_t>& points) {
  check_cells(mesh);
  const ViewFinder finder(mesh, 0);
  std::vector<std::int64_t> first(index(mesh.num_points()), -1);  // [point] -> cell * vertices + vertex
  const int vertices = num_vertices(mesh.cell);
  for (std::int64_t place = mesh.num_cells() * vertices - 1; place >= 0; --place)
    first[index(mesh.cells[index(place / vertices * mesh.num_nodes() + place % vertices)])] = place;
  FacetList list{Entity::vertex, {}, {}};
  for (const std::int32_t point : points) {
    const bool known = point >= 0 && point < mesh.num_points() && first[index(point)] >= 0;
    if (!known) throw Error("mesh_vertices", "no cell has point " + std::to_string(point) + " as a vertex");
    list.cells.push_back(first[index(point)] / vertices);
    list.views.push_back(finder.of(static_cast<int>(first[index(point)] % vertices)));
  }
  return list;
}

FacetList mesh_vertices(const Mesh& mesh) {
  check_cells(mesh);
  std::vector<std::int32_t> points;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    for (int vertex = 0; vertex < num_vertices(mesh.cell); ++vertex)
      points.push_back(mesh.cells[index(cell * mesh.num_nodes() + vertex)]);
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return mesh_vertices(mesh, points);
}

Mesh seen_from(const FacetList& facets, const Mesh& mesh) {
  check_cells(mesh);
  Mesh result;
  result.cell = mesh.cell;
  result.degree = mesh.degree;
  result.points = mesh.points;
  result.entity = facets.entity;
  result.views.assign(facets.views.begin(), facets.views.end());
  const std::vector<Symmetry> views = symmetries(mesh.cell, mesh.degree);
  require(facets.views.size() == facets.cells.size() && facets.cells.size() % index(facets.members()) == 0,
          "seen_from", "facets have not a view for each of their cells");
  for (std::size_t k = 0; k < facets.cells.size(); ++k)
    require(facets.cells[k] >= 0 && facets.cells[k] < mesh.num_cells() && facets.views[k] >= 0 &&
                index(facets.views[k]) < views.size(),
            "seen_from", "a facet names a cell or a view that is not there");
  const std::int64_t nodes = mesh.num_nodes();
  result.cells.reserve(facets.cells.size() * index(nodes));
  for (std::size_t k = 0; k < facets.cells.size(); ++k)
    for (const int node : views[index(facets.views[k])].nodes)
      result.cells.push_back(mesh.cells[index(facets.cells[k] * nodes + node)]);
  return result;
}

Mesh sides_of(const Mesh& facets) {
  Mesh sides = facets;
  sides.entity = Entity::cell;
  sides.views.clear();
  return sides;
}

CellsAndFacets cells_of_facets(const Mesh& facets) {
  const std::vector<Symmetry> views = symmetries(facets.cell, facets.degree);
  const Mesh sides = sides_of(facets);
  const std::ptrdiff_t nodes = sides.num_nodes();
  const auto nodes_of = [&](std::int64_t side) {
    const auto first = sides.cells.begin() + side * nodes;
    return Points(first, first + nodes);
  };
  CellsAndFacets found{sides, {facets.entity, {}, {}}};
  found.mesh.cells.clear();
  std::map<Points, std::pair<std::int64_t, Points>> known;  // by ascending points: the cell and its own order
  for (std::int64_t side = 0; side < sides.num_cells(); ++side) {
    const Points seen = nodes_of(side);
    Points ascending = seen;
    std::sort(ascending.begin(), ascending.end());
    const auto count = static_cast<std::int64_t>(known.size());
    const auto [place, is_new] = known.try_emplace(std::move(ascending), count, seen);
    if (is_new) found.mesh.cells.insert(found.mesh.cells.end(), seen.begin(), seen.end());
    const auto& [cell, own] = place->second;
    const auto shows = [&seen, &order = own](const Symmetry& view) {
      for (std::size_t node = 0; node < seen.size(); ++node)
        if (order[index(view.nodes[node])] != seen[node]) return false;
      return true;
    };
    const auto view = std::find_if(views.begin(), views.end(), shows);
    require(view != views.end(), "cells_of_facets", "two sides with the same points are not the same cell");
    found.facets.cells.push_back(cell);
    found.facets.views.push_back(static_cast<int>(view - views.begin()));
  }
  return found;
}

}  // namespace femforge
