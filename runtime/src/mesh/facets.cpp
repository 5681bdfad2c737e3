#include <femforge/mesh/facets.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/topology.hpp>
#include "mesh/occurrences.hpp"
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

  static constexpr int none = -1;
  // Of an entity whose vertices are seen in the order of these points; none if they are not seen so.
  int of(const CellFacet& place, const Points& points) const {
    const std::vector<int>& own = entity_vertices(mesh_.cell, dimension_, place.facet);
    std::vector<int> shown;
    for (const std::int32_t point : points)
      for (const int vertex : own)
        if (point_of(place.cell, vertex) == point) shown.push_back(vertex);
    const auto found = by_vertices_.find(shown);
    return found == by_vertices_.end() ? none : found->second;
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

// The facets of all cells, each place a cell and one of its facets: [cell][facet].
class Sides {
 public:
  explicit Sides(const Mesh& mesh)
      : per_cell_(num_entities(mesh.cell, mesh.dimension() - 1)),
        next_(index(mesh.num_cells() * per_cell_), none),
        other_(next_) {
    const MeshTopology topology = facet_topology(mesh);
    const std::vector<std::int64_t>& numbers = topology.cell_entities(mesh.dimension() - 1);
    std::vector<std::int64_t> last(index(topology.num_entities(mesh.dimension() - 1)), none);
    for (std::int64_t side = 0; side < size(); ++side) {
      std::int64_t& before = last[index(numbers[index(side)])];
      if (before != none) {
        next_[index(before)] = side;
        if (other_[index(before)] == none) other_[index(before)] = side;
        other_[index(side)] = before;
      }
      before = side;
    }
  }

  static constexpr std::int64_t none = -1;
  std::int64_t size() const { return static_cast<std::int64_t>(next_.size()); }
  CellFacet place(std::int64_t side) const { return {side / per_cell_, static_cast<int>(side % per_cell_)}; }
  // Of the same facet, with the next higher number; none if there is no such side.
  std::int64_t next(std::int64_t side) const { return next_[index(side)]; }
  // Of the same facet; none on the boundary.
  std::int64_t other(const CellFacet& facet) const {
    return other_[index(facet.cell * per_cell_ + facet.facet)];
  }

 private:
  std::int64_t per_cell_;
  std::vector<std::int64_t> next_;
  std::vector<std::int64_t> other_;
};

using Pair = std::array<CellFacet, 2>;  // the "+" side, and the other one

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

FacetList list_of(const ViewFinder& finder, const std::vector<Pair>& pairs) {
  const auto count = static_cast<std::int64_t>(pairs.size());
  FacetList list{Entity::interior_facet, std::vector<std::int64_t>(2 * pairs.size()),
                 std::vector<int>(2 * pairs.size())};
#pragma omp parallel for schedule(static)
  for (std::int64_t k = 0; k < count; ++k) {
    const auto& [plus, minus] = pairs[index(k)];
    list.cells[index(2 * k)] = plus.cell;
    list.cells[index(2 * k + 1)] = minus.cell;
    list.views[index(2 * k)] = finder.of(plus.facet);
    list.views[index(2 * k + 1)] = finder.of(minus, finder.points_of(plus));
  }
  const auto odd = std::find(list.views.begin(), list.views.end(), ViewFinder::none);
  if (odd == list.views.end()) return list;
  const Pair& pair = pairs[index(odd - list.views.begin()) / 2];
  throw Error("interior_facets",
              "cells " + std::to_string(pair[0].cell) + " and " + std::to_string(pair[1].cell) +
                  " number a facet in ways that do not fit",
              "mend the mesh: neighbours share whole facets");
}

// [side] -> the first side that shows the same cell.
std::vector<std::int64_t> first_sides(const Mesh& sides) {
  const SortedOccurrences<8> sorted = sorted_occurrences<8>(sides, sides.dimension());
  std::vector<std::int64_t> first(sorted.all.size());
  std::int64_t begin = 0;
  for (std::int64_t i = 0; i < static_cast<std::int64_t>(first.size()); ++i) {
    if (sorted.is_new(i)) begin = sorted.all[index(i)].place;
    first[index(sorted.all[index(i)].place)] = begin;
  }
  return first;
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
  const Sides sides(mesh);
  std::vector<Pair> pairs;
  for (const CellFacet& facet : facets) {
    check_facet(mesh, facet);
    const std::int64_t other = sides.other(facet);
    if (other == Sides::none)
      throw Error("interior_facets",
                  "facet " + std::to_string(facet.facet) + " of cell " + std::to_string(facet.cell) +
                      " is on the boundary",
                  "give it to exterior_facets");
    pairs.push_back({facet, sides.place(other)});
  }
  return list_of(finder, pairs);
}

FacetList interior_facets(const Mesh& mesh) {
  check_cells(mesh);
  const Sides sides(mesh);
  std::vector<Pair> pairs;
  for (std::int64_t side = 0; side < sides.size(); ++side)
    if (sides.next(side) != Sides::none) pairs.push_back({sides.place(side), sides.place(sides.next(side))});
  return list_of(ViewFinder(mesh, mesh.dimension() - 1), pairs);
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
  const auto sides = static_cast<std::int64_t>(facets.cells.size());
  result.cells.resize(index(sides * nodes));
#pragma omp parallel for schedule(static)
  for (std::int64_t side = 0; side < sides; ++side) {
    const std::vector<int>& shown = views[index(facets.views[index(side)])].nodes;
    for (std::int64_t node = 0; node < nodes; ++node)
      result.cells[index(side * nodes + node)] =
          mesh.cells[index(facets.cells[index(side)] * nodes + shown[index(node)])];
  }
  return result;
}

Mesh sides_of(const Mesh& facets) {
  Mesh sides = facets;
  sides.entity = Entity::cell;
  sides.views.clear();
  return sides;
}

CellsAndFacets cells_of_facets(const Mesh& facets) {
  const Mesh sides = sides_of(facets);
  const std::int64_t count = sides.num_cells();
  const std::int64_t nodes = sides.num_nodes();
  const std::vector<std::int64_t> first = first_sides(sides);

  CellsAndFacets found{sides, {facets.entity, std::vector<std::int64_t>(index(count)), {}}};
  found.mesh.cells.clear();
  std::int64_t cells = 0;
  for (std::int64_t side = 0; side < count; ++side) {
    if (first[index(side)] != side) continue;
    const auto own = sides.cells.begin() + side * nodes;
    found.mesh.cells.insert(found.mesh.cells.end(), own, own + nodes);
    found.facets.cells[index(side)] = cells++;
  }

  const std::vector<Symmetry> views = symmetries(facets.cell, facets.degree);
  found.facets.views.resize(index(count));
#pragma omp parallel for schedule(static)
  for (std::int64_t side = 0; side < count; ++side) {
    const std::int64_t cell = found.facets.cells[index(first[index(side)])];
    if (first[index(side)] != side) found.facets.cells[index(side)] = cell;
    const auto shows = [&](const Symmetry& view) {
      for (std::int64_t node = 0; node < nodes; ++node)
        if (found.mesh.cells[index(cell * nodes + view.nodes[index(node)])] !=
            sides.cells[index(side * nodes + node)])
          return false;
      return true;
    };
    found.facets.views[index(side)] =
        static_cast<int>(std::find_if(views.begin(), views.end(), shows) - views.begin());
  }
  const auto unknown = static_cast<int>(views.size());
  const bool all_known =
      std::find(found.facets.views.begin(), found.facets.views.end(), unknown) == found.facets.views.end();
  require(all_known, "cells_of_facets", "two sides with the same points are not the same cell");
  return found;
}

}  // namespace femforge
