#include <femforge/mesh/parts.hpp>

#include <algorithm>
#include <string>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/affine.hpp>

namespace femforge {
namespace {

// Of a mesh with other cells.
Mesh same_points(const Mesh& mesh) {
  Mesh result;
  result.cell = mesh.cell;
  result.degree = mesh.degree;
  result.points = mesh.points;
  result.marker_names = mesh.marker_names;
  return result;
}

// Where the vertices put the nodes of cells: shape functions of degree 1 at each of them. [node][vertex]
std::vector<std::vector<double>> shapes_at_nodes(const Mesh& mesh) {
  std::vector<std::vector<double>> shapes;
  for (const LatticeNode& node : lattice_nodes(mesh.cell, mesh.degree)) {
    std::array<double, 3> at{};
    for (std::size_t a = 0; a < 3; ++a) at[a] = static_cast<double>(node.on_cell[a]) / mesh.degree;
    shapes.push_back(shape_functions(mesh.cell, 1, at).values);
  }
  return shapes;
}

bool is_straight(const Mesh& mesh, std::int64_t cell, const std::vector<std::vector<double>>& shapes,
                 double tolerance) {
  const auto dim = index(mesh.dimension());
  const std::size_t nodes = shapes.size();
  const auto x = [&](std::size_t node, std::size_t a) {
    return mesh.points[index(mesh.cells[index(cell) * nodes + node]) * dim + a];
  };
  double longest = 0;
  for (std::size_t vertex = 1; vertex < shapes.front().size(); ++vertex) {
    double square = 0;
    for (std::size_t a = 0; a < dim; ++a) square += (x(vertex, a) - x(0, a)) * (x(vertex, a) - x(0, a));
    longest = std::max(longest, square);
  }
  for (std::size_t node = shapes.front().size(); node < nodes; ++node) {
    double square = 0;
    for (std::size_t a = 0; a < dim; ++a) {
      double straight = 0;
      for (std::size_t vertex = 0; vertex < shapes[node].size(); ++vertex)
        straight += shapes[node][vertex] * x(vertex, a);
      square += (x(node, a) - straight) * (x(node, a) - straight);
    }
    if (square > tolerance * tolerance * longest) return false;
  }
  return true;
}

}  // namespace

Mesh part_of(const Mesh& mesh, const std::vector<std::int64_t>& cells) {
  Mesh result = same_points(mesh);
  const auto nodes = static_cast<std::ptrdiff_t>(mesh.num_nodes());
  result.cells.reserve(cells.size() * index(nodes));
  for (const std::int64_t cell : cells) {
    if (cell < 0 || cell >= mesh.num_cells())
      throw Error("part_of", "there is no cell " + std::to_string(cell),
                  "cells are numbered from 0 to " + std::to_string(mesh.num_cells() - 1));
    const auto first = mesh.cells.begin() + cell * nodes;
    result.cells.insert(result.cells.end(), first, first + nodes);
    if (!mesh.markers.empty()) result.markers.push_back(mesh.markers[index(cell)]);
  }
  return result;
}

Mesh straightened(const Mesh& mesh) {
  if (mesh.degree == 1) return mesh;
  Mesh result = same_points(mesh);
  result.degree = 1;
  result.markers = mesh.markers;
  const auto nodes = static_cast<std::ptrdiff_t>(mesh.num_nodes());
  const auto vertices = static_cast<std::ptrdiff_t>(num_vertices(mesh.cell));
  result.cells.reserve(index(mesh.num_cells() * vertices));
  for (auto first = mesh.cells.begin(); first != mesh.cells.end(); first += nodes)
    result.cells.insert(result.cells.end(), first, first + vertices);
  return result;
}

CellClasses cell_classes(const Mesh& mesh, double tolerance) {
  const std::vector<std::uint8_t> affine = affine_cells(mesh, tolerance);
  const std::vector<std::vector<double>> shapes = shapes_at_nodes(mesh);
  const std::int64_t cells = mesh.num_cells();
  std::vector<std::uint8_t> straight(index(cells));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell)
    straight[index(cell)] = affine[index(cell)] != 0 || is_straight(mesh, cell, shapes, tolerance) ? 1 : 0;
  CellClasses classes;
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    if (affine[index(cell)] != 0)
      classes.affine.push_back(cell);
    else
      (straight[index(cell)] != 0 ? classes.straight : classes.curved).push_back(cell);
  }
  return classes;
}

}  // namespace femforge
