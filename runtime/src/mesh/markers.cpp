#include <femforge/mesh/markers.hpp>

#include <algorithm>
#include <map>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/topology.hpp>
#include "mesh/facet_keys.hpp"

namespace femforge {
namespace {

using Names = std::map<std::int32_t, std::string>;

std::array<double, 3> point_of(const Mesh& mesh, std::int32_t point) {
  const auto dim = index(mesh.dimension());
  std::array<double, 3> x{};
  for (std::size_t a = 0; a < dim; ++a) x[a] = mesh.points[index(point) * dim + a];
  return x;
}

// The middle of some vertices of a reference cell, on the mesh.
std::array<double, 3> middle_of(const Mesh& mesh, std::int64_t cell, const std::vector<int>& vertices) {
  std::array<double, 3> middle{};
  for (const int vertex : vertices)
    for (std::size_t a = 0; a < 3; ++a)
      middle[a] += vertex_position(mesh.cell, vertex)[a] / static_cast<double>(vertices.size());
  return map_at(mesh, cell, shape_functions(mesh.cell, mesh.degree, middle)).point;
}

std::string list(const std::set<std::int32_t>& markers, const Names& names) {
  std::string text;
  for (const std::int32_t marker : markers) {
    const auto name = names.find(marker);
    text += (text.empty() ? "there are " : ", ") + std::to_string(marker);
    if (name != names.end() && !name->second.empty()) text += " (" + name->second + ")";
  }
  return text.empty() ? "there are none" : text;
}

// The groups that there are: those that something belongs to, and those that have a name. A share of a mesh
// may have nothing of a group that others have.
std::set<std::int32_t> groups(const std::vector<std::int32_t>& markers, const Names& names) {
  std::set<std::int32_t> known(markers.begin(), markers.end());
  for (const auto& name : names) known.insert(name.first);
  return known;
}

void check_marker(const char* place, std::int32_t marker, const std::vector<std::int32_t>& markers,
                  const Names& names) {
  const std::set<std::int32_t> known = groups(markers, names);
  if (known.count(marker) == 0)
    throw Error(place, "there is no group " + std::to_string(marker), list(known, names));
}

std::int32_t marker_of(const char* place, const std::string& name, const std::vector<std::int32_t>& markers,
                       const Names& names) {
  if (name.empty())
    throw Error(place, "the name of the group is empty",
                "name one, or give its number: " + list(groups(markers, names), names));
  for (const auto& [marker, known] : names)
    if (known == name) return marker;
  throw Error(place, "there is no group '" + name + "'", list(groups(markers, names), names));
}

void set_name(const char* place, Names& names, std::int32_t marker, const std::string& name) {
  if (name.empty()) return;
  for (const auto& [other, known] : names)
    if (known == name && other != marker)
      throw Error(place, "the name '" + name + "' belongs to group " + std::to_string(other));
  names[marker] = name;
}

}  // namespace

Region inside_box(const std::array<double, 3>& lower, const std::array<double, 3>& upper, double margin) {
  return [=](const std::array<double, 3>& point) {
    bool inside = true;
    for (std::size_t a = 0; a < 3; ++a)
      inside = inside && point[a] >= lower[a] - margin && point[a] <= upper[a] + margin;
    return inside;
  };
}

std::vector<std::int64_t> cells_in(const Mesh& mesh, const Region& region) {
  const std::vector<int>& all = entity_vertices(mesh.cell, mesh.dimension(), 0);
  std::vector<std::int64_t> result;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    if (region(middle_of(mesh, cell, all))) result.push_back(cell);
  return result;
}

std::vector<std::int64_t> cells_of(const Mesh& mesh, std::int32_t marker) {
  check_arrays(mesh, "cells_of");
  check_marker("cells_of", marker, mesh.markers, mesh.marker_names);
  std::vector<std::int64_t> result;
  if (mesh.markers.empty()) return result;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    if (mesh.markers[index(cell)] == marker) result.push_back(cell);
  return result;
}

std::vector<std::int64_t> cells_of(const Mesh& mesh, const std::string& name) {
  return cells_of(mesh, marker_of("cells_of", name, mesh.markers, mesh.marker_names));
}

std::vector<CellFacet> boundary_facets(const Mesh& mesh) {
  const MeshTopology topology = facet_topology(mesh);
  const std::vector<std::int64_t>& numbers = topology.cell_entities(mesh.dimension() - 1);
  std::vector<CellFacet> result;
  std::size_t side = 0;
  for_each_facet(mesh, [&](const CellFacet& facet) {
    if (topology.boundary_facets()[index(numbers[side++])]) result.push_back(facet);
  });
  return result;
}

std::vector<CellFacet> boundary_facets(const Mesh& mesh, const Region& region) {
  std::vector<CellFacet> result;
  for (const CellFacet& facet : boundary_facets(mesh)) {
    bool inside =
        region(middle_of(mesh, facet.cell, entity_vertices(mesh.cell, mesh.dimension() - 1, facet.facet)));
    for (const std::int32_t vertex : vertices_of(mesh, facet))
      inside = inside && region(point_of(mesh, vertex));
    if (inside) result.push_back(facet);
  }
  return result;
}

std::vector<CellFacet> facets_of(const Mesh& mesh, std::int32_t marker) {
  check_arrays(mesh, "facets_of");
  check_marker("facets_of", marker, mesh.facet_markers, mesh.facet_marker_names);
  if (mesh.facet_markers.empty()) return {};
  const std::size_t vertices = mesh.facet_points.size() / mesh.facet_markers.size();
  std::set<FacetKey> wanted;
  for (std::size_t k = 0; k < mesh.facet_markers.size(); ++k)
    if (mesh.facet_markers[k] == marker) wanted.insert(key_of(&mesh.facet_points[k * vertices], vertices));
  std::vector<CellFacet> result;
  for_each_facet(mesh, [&](const CellFacet& facet) {
    if (wanted.erase(key_of(mesh, facet)) > 0) result.push_back(facet);
  });
  if (!wanted.empty())
    throw Error("facets_of", "no cell has a facet of group " + std::to_string(marker),
                "mark facets of cells only");
  return result;
}

std::vector<CellFacet> facets_of(const Mesh& mesh, const std::string& name) {
  return facets_of(mesh, marker_of("facets_of", name, mesh.facet_markers, mesh.facet_marker_names));
}

void mark_cells(Mesh& mesh, const std::vector<std::int64_t>& cells, std::int32_t marker,
                const std::string& name) {
  for (const std::int64_t cell : cells)
    if (cell < 0 || cell >= mesh.num_cells())
      throw Error("mark_cells", "there is no cell " + std::to_string(cell));
  set_name("mark_cells", mesh.marker_names, marker, name);
  mesh.markers.resize(index(mesh.num_cells()), 0);
  for (const std::int64_t cell : cells) mesh.markers[index(cell)] = marker;
}

void mark_facets(Mesh& mesh, const std::vector<CellFacet>& facets, std::int32_t marker,
                 const std::string& name) {
  const int per_cell = num_entities(mesh.cell, mesh.dimension() - 1);
  for (const CellFacet& facet : facets)
    if (facet.cell < 0 || facet.cell >= mesh.num_cells() || facet.facet < 0 || facet.facet >= per_cell)
      throw Error("mark_facets", "there is no facet " + std::to_string(facet.facet) + " of cell " +
                                     std::to_string(facet.cell));
  set_name("mark_facets", mesh.facet_marker_names, marker, name);
  for (const CellFacet& facet : facets) {
    const std::vector<std::int32_t> vertices = vertices_of(mesh, facet);
    mesh.facet_points.insert(mesh.facet_points.end(), vertices.begin(), vertices.end());
    mesh.facet_markers.push_back(marker);
  }
}

}  // namespace femforge
