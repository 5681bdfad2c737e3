#include <femforge/mesh/gmsh.hpp>

#include <filesystem>
#include <fstream>

#include <femforge/error.hpp>

#if FEMFORGE_WITH_GMSH
#include <gmsh.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>
#include <unordered_map>
#endif

namespace femforge {

bool has_gmsh() {
  return FEMFORGE_WITH_GMSH != 0;
}

namespace {

// Gmsh takes files of many kinds, scripts that run commands among them; only meshes are let through.
void check_is_mesh_file(const std::string& file) {
  if (!std::filesystem::is_regular_file(file)) throw Error(file, "there is no such file");
  std::ifstream stream(file);
  std::string line;
  if (!std::getline(stream, line)) throw Error(file, "the file is empty or cannot be read");
  if (line.rfind("$MeshFormat", 0) != 0)
    throw Error(file, "this is not a mesh in Gmsh's format: it does not begin with $MeshFormat",
                "save it from Gmsh as .msh, version 4.1 or 2.2");
}

#if FEMFORGE_WITH_GMSH

// Gmsh's library holds one state for the whole process: one reader at a time, from start to end.
class Session {
 public:
  Session() : lock_(mutex()) {
    gmsh::initialize(0, nullptr, false);
    gmsh::option::setNumber("General.Terminal", 0);
  }
  ~Session() { gmsh::finalize(); }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

 private:
  static std::mutex& mutex() {
    static std::mutex instance;
    return instance;
  }
  std::lock_guard<std::mutex> lock_;
};

// What Gmsh says about one type of elements.
struct ElementType {
  CellType cell;
  int degree;
  std::vector<std::size_t> nodes;  // [node in Basix's order] -> node in Gmsh's order
};

CellType cell_of(int dim, int corners, const std::string& name, const std::string& file) {
  if (dim == 1) return CellType::interval;
  if (dim == 2 && corners == 3) return CellType::triangle;
  if (dim == 2 && corners == 4) return CellType::quadrilateral;
  if (dim == 3 && corners == 4) return CellType::tetrahedron;
  if (dim == 3 && corners == 8) return CellType::hexahedron;
  throw Error(file, "cells of type '" + name + "' are not supported",
              "use one type of cell: lines, triangles, quadrangles, tetrahedra or hexahedra");
}

ElementType describe(int type, const std::string& file) {
  std::string name;
  int dim = 0, order = 0, nodes = 0, corners = 0;
  std::vector<double> places;
  gmsh::model::mesh::getElementProperties(type, name, dim, order, nodes, places, corners);
  ElementType result{cell_of(dim, corners, name, file), order, {}};
  if (order != 1 && order != 2)
    throw Error(file, "cells of degree " + std::to_string(order) + " are not supported",
                "mesh with Mesh.ElementOrder = 1 or 2");
  // Gmsh says where its nodes are in its own reference cell ([-1, 1] in each direction where that is a line
  // or a cube); the order of Basix follows from where they are.
  const bool cube = !is_simplex(result.cell) || dim == 1;
  for (const LatticeNode& node : lattice_nodes(result.cell, order)) {
    for (std::size_t n = 0; n < static_cast<std::size_t>(nodes); ++n) {
      double distance = 0;
      for (std::size_t a = 0; a < static_cast<std::size_t>(dim); ++a) {
        const double x = places[n * static_cast<std::size_t>(dim) + a];
        distance += std::abs(order * (cube ? (x + 1) / 2 : x) - node.on_cell[a]);
      }
      if (distance < 1e-9) result.nodes.push_back(n);
    }
  }
  if (result.nodes.size() != static_cast<std::size_t>(nodes) ||
      result.nodes.size() != lattice_nodes(result.cell, order).size())
    throw Error(file, "cells of type '" + name + "' lack the nodes inside of faces or cells",
                "mesh with Mesh.SecondOrderIncomplete = 0");
  return result;
}

int highest_dimension(const std::string& file) {
  for (int dim = 3; dim >= 1; --dim) {
    std::vector<int> types;
    std::vector<std::vector<std::size_t>> tags, nodes;
    gmsh::model::mesh::getElements(types, tags, nodes, dim);
    if (types.size() > 1)
      throw Error(file, "the mesh has several types of cells", "mesh with one type of cell only");
    if (!types.empty()) return dim;
  }
  throw Error(file, "the mesh has no cells", "mesh the model in Gmsh before saving it");
}

// Adds the cells of one entity of the model; nodes keep Gmsh's tags for now.
void add_entity(Mesh& mesh, std::vector<std::size_t>& tags, int dim, int entity, const std::string& file) {
  std::vector<int> types;
  std::vector<std::vector<std::size_t>> elements, nodes;
  gmsh::model::mesh::getElements(types, elements, nodes, dim, entity);
  if (types.empty()) return;
  const ElementType type = describe(types[0], file);
  mesh.cell = type.cell;
  mesh.degree = type.degree;
  for (std::size_t e = 0; e < elements[0].size(); ++e)
    for (const std::size_t node : type.nodes) tags.push_back(nodes[0][e * type.nodes.size() + node]);
  std::vector<int> groups;
  gmsh::model::getPhysicalGroupsForEntity(dim, entity, groups);
  // Groups that take an entity in its reverse direction have negative tags there.
  for (int& group : groups) group = std::abs(group);
  const std::int32_t marker = groups.empty() ? 0 : *std::min_element(groups.begin(), groups.end());
  mesh.markers.insert(mesh.markers.end(), elements[0].size(), marker);
}

// Gmsh's interface passes over elements of another degree than the first of their entity; its statistics
// count them.
void check_all_read(const Mesh& mesh, const std::string& file) {
  const std::map<CellType, const char*> counts{{CellType::triangle, "Mesh.NbTriangles"},
                                               {CellType::quadrilateral, "Mesh.NbQuadrangles"},
                                               {CellType::tetrahedron, "Mesh.NbTetrahedra"},
                                               {CellType::hexahedron, "Mesh.NbHexahedra"}};
  const auto count = counts.find(mesh.cell);
  if (count == counts.end()) return;
  double there = 0;
  gmsh::option::getNumber(count->second, there);
  if (static_cast<double>(mesh.markers.size()) < there)
    throw Error(file, "the mesh has cells of several degrees",
                "mesh with one degree, Mesh.ElementOrder = 1 or 2");
}

// The lower one of two tags of groups; 0 is none.
std::int32_t lowest(std::int32_t a, std::int32_t b) {
  return a == 0 || b == 0 ? std::max(a, b) : std::min(a, b);
}

// Keeps each cell once: files of version 2.2 list it for each of its groups. Nodes are tags still.
void merge_repeated(Mesh& mesh, std::vector<std::size_t>& tags) {
  const auto nodes = static_cast<std::size_t>(mesh.num_nodes());
  const auto vertices = static_cast<std::size_t>(entity_vertices(mesh.cell, mesh.dimension(), 0).size());
  std::vector<std::vector<std::size_t>> corners(mesh.markers.size());
  std::vector<std::size_t> order(mesh.markers.size());
  for (std::size_t cell = 0; cell < corners.size(); ++cell) {
    const auto first = tags.begin() + static_cast<std::ptrdiff_t>(cell * nodes);
    corners[cell].assign(first, first + static_cast<std::ptrdiff_t>(vertices));
    std::sort(corners[cell].begin(), corners[cell].end());
    order[cell] = cell;
  }
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return corners[a] != corners[b] ? corners[a] < corners[b] : a < b;
  });
  std::vector<bool> repeated(order.size(), false);
  for (std::size_t i = 1, kept = 0; i < order.size(); ++i) {
    if (corners[order[i]] != corners[order[kept]]) {
      kept = i;
      continue;
    }
    repeated[order[i]] = true;
    mesh.markers[order[kept]] = lowest(mesh.markers[order[kept]], mesh.markers[order[i]]);
  }
  std::size_t count = 0;
  for (std::size_t cell = 0; cell < repeated.size(); ++cell) {
    if (repeated[cell]) continue;
    std::copy_n(tags.begin() + static_cast<std::ptrdiff_t>(cell * nodes), nodes,
                tags.begin() + static_cast<std::ptrdiff_t>(count * nodes));
    mesh.markers[count++] = mesh.markers[cell];
  }
  tags.resize(count * nodes);
  mesh.markers.resize(count);
}

// Names of the groups of a dimension, by their tags.
std::map<std::int32_t, std::string> group_names(int dim) {
  gmsh::vectorpair groups;
  gmsh::model::getPhysicalGroups(groups, dim);
  std::map<std::int32_t, std::string> names;
  for (const auto& [group_dim, tag] : groups) gmsh::model::getPhysicalName(group_dim, tag, names[tag]);
  return names;
}

// Number of each point that cells use, by its tag.
using PointNumbers = std::unordered_map<std::size_t, std::int32_t>;

// Adds the facets of all groups that are made of points of cells.
void add_facets(Mesh& mesh, const PointNumbers& number) {
  const int dim = mesh.dimension() - 1;
  const std::size_t vertices = entity_vertices(mesh.cell, dim, 0).size();
  mesh.facet_marker_names = group_names(dim);
  for (const auto& [group, name] : mesh.facet_marker_names) {
    std::vector<int> entities;
    gmsh::model::getEntitiesForPhysicalGroup(dim, group, entities);
    for (const int entity : entities) {
      std::vector<int> types;
      std::vector<std::vector<std::size_t>> elements, nodes;
      gmsh::model::mesh::getElements(types, elements, nodes, dim, entity);
      for (std::size_t t = 0; t < types.size(); ++t) {
        // Corners are the first nodes of an element.
        const std::size_t stride = elements[t].empty() ? 0 : nodes[t].size() / elements[t].size();
        for (std::size_t e = 0; e < elements[t].size(); ++e) {
          const auto first = nodes[t].begin() + static_cast<std::ptrdiff_t>(e * stride);
          const auto last = first + static_cast<std::ptrdiff_t>(vertices);
          if (!std::all_of(first, last, [&](std::size_t tag) { return number.count(tag) > 0; })) continue;
          for (auto tag = first; tag != last; ++tag) mesh.facet_points.push_back(number.at(*tag));
          mesh.facet_markers.push_back(group);
        }
      }
    }
  }
}

// Numbers the points that cells use by their tags, and takes over as many coordinates as the mesh has.
PointNumbers add_points(Mesh& mesh, const std::vector<std::size_t>& cell_tags, const std::string& file) {
  std::vector<std::size_t> tags;
  std::vector<double> coordinates, parameters;
  gmsh::model::mesh::getNodes(tags, coordinates, parameters, -1, -1, false, false);
  std::unordered_map<std::size_t, std::size_t> place;
  for (std::size_t i = 0; i < tags.size(); ++i) place[tags[i]] = i;
  const std::set<std::size_t> used(cell_tags.begin(), cell_tags.end());
  PointNumbers number;
  const auto dim = static_cast<std::size_t>(mesh.dimension());
  double outside = 0;
  double size = 0;
  for (const std::size_t tag : used) {
    const auto found = place.find(tag);
    if (found == place.end())
      throw Error(file, "a cell names node " + std::to_string(tag) + ", which is not there");
    number[tag] = static_cast<std::int32_t>(number.size());
    for (std::size_t a = 0; a < 3; ++a) {
      const double x = coordinates[found->second * 3 + a];
      if (a < dim) mesh.points.push_back(x);
      (a < dim ? size : outside) = std::max(a < dim ? size : outside, std::abs(x));
    }
  }
  if (outside > 1e-12 * size)
    throw Error(file,
                std::string("the mesh of ") + to_string(mesh.cell) + " cells leaves the " +
                    (dim == 1 ? "x axis" : "plane z = 0"),
                "manifolds in a space of more dimensions are not supported");
  for (const std::size_t tag : cell_tags) mesh.cells.push_back(number.at(tag));
  return number;
}

Mesh read_in_session(const std::string& file) {
  gmsh::open(file);
  const int dim = highest_dimension(file);
  gmsh::vectorpair entities;
  gmsh::model::getEntities(entities, dim);
  Mesh mesh;
  std::vector<std::size_t> cell_tags;
  for (const auto& [entity_dim, entity] : entities) add_entity(mesh, cell_tags, entity_dim, entity, file);
  check_all_read(mesh, file);
  merge_repeated(mesh, cell_tags);
  mesh.marker_names = group_names(dim);
  if (mesh.marker_names.empty()) mesh.markers.clear();
  add_facets(mesh, add_points(mesh, cell_tags, file));
  return mesh;
}

Mesh read_with_library(const std::string& file) {
  const Session session;
  try {
    return read_in_session(file);
  } catch (const Error&) {
    throw;
  } catch (...) {  // Gmsh throws an int or a string, depending on its version
    std::string message;
    gmsh::logger::getLastError(message);
    throw Error(file, "Gmsh cannot read the file" + (message.empty() ? "" : ": " + message),
                "check that Gmsh itself opens it");
  }
}

#else

Mesh read_with_library(const std::string& file) {
  throw Error(file, "the runtime was built without Gmsh's library",
              "install it (Debian, Ubuntu: apt-get install libgmsh-dev) and configure again");
}

#endif

}  // namespace

Mesh read_gmsh(const std::string& file) {
  check_is_mesh_file(file);
  Mesh mesh = read_with_library(file);
  orient_cells(mesh);
  check_mesh(mesh, file);
  return mesh;
}

}  // namespace femforge
