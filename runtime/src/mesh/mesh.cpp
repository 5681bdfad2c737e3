#include <femforge/mesh/mesh.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "mesh/nodes.hpp"
#include "mesh/symmetry.hpp"
#include "random.hpp"

namespace femforge {
namespace {

double determinant(const std::array<std::array<double, 3>, 3>& m, int dim) {
  if (dim == 1) return m[0][0];
  if (dim == 2) return m[0][0] * m[1][1] - m[0][1] * m[1][0];
  return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) -
         m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
         m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

// Shape functions at all nodes of the cell: where the determinant of the map is looked at.
std::vector<ShapeFunctions> shape_at_nodes(const Mesh& mesh) {
  std::vector<ShapeFunctions> result;
  for (const LatticeNode& node : lattice_nodes(mesh.cell, mesh.degree)) {
    std::array<double, 3> point{};
    for (std::size_t a = 0; a < 3; ++a) point[a] = static_cast<double>(node.on_cell[a]) / mesh.degree;
    result.push_back(shape_functions(mesh.cell, mesh.degree, point));
  }
  return result;
}

// The largest distance between two vertices of a cell in one direction.
double extent(const Mesh& mesh, std::int64_t cell) {
  const auto dim = index(mesh.dimension());
  const auto nodes = index(mesh.num_nodes());
  double result = 0;
  for (std::size_t a = 0; a < dim; ++a) {
    double low = 1e300;
    double high = -1e300;
    for (std::size_t v = 0; v < index(num_vertices(mesh.cell)); ++v) {
      const double x = mesh.points[index(mesh.cells[index(cell) * nodes + v]) * dim + a];
      low = std::min(low, x);
      high = std::max(high, x);
    }
    result = std::max(result, high - low);
  }
  return result;
}

void apply(Mesh& mesh, std::int64_t cell, const Symmetry& symmetry) {
  const auto nodes = index(mesh.num_nodes());
  const auto begin = mesh.cells.begin() + static_cast<std::ptrdiff_t>(index(cell) * nodes);
  const std::vector<std::int32_t> before(begin, begin + static_cast<std::ptrdiff_t>(nodes));
  for (std::size_t n = 0; n < nodes; ++n)
    mesh.cells[index(cell) * nodes + n] = before[index(symmetry.nodes[n])];
}

template <class Move>
void move_point(Mesh& mesh, std::size_t point, const Move& move) {
  const auto dim = index(mesh.dimension());
  std::array<double, 3> x{};
  for (std::size_t a = 0; a < dim; ++a) x[a] = mesh.points[point * dim + a];
  move(x);
  for (std::size_t a = 0; a < dim; ++a) mesh.points[point * dim + a] = x[a];
}

}  // namespace

int Mesh::num_nodes() const {
  return members() * num_lattice_nodes(cell, degree);
}
std::int64_t Mesh::num_cells() const {
  return static_cast<std::int64_t>(cells.size()) / num_nodes();
}
std::int64_t Mesh::num_points() const {
  return static_cast<std::int64_t>(points.size()) / dimension();
}

void transform(Mesh& mesh, const std::function<void(std::array<double, 3>&)>& move) {
  for (std::size_t p = 0; p < index(mesh.num_points()); ++p) move_point(mesh, p, move);
}

void deform(Mesh& mesh, double amplitude) {
  const double pi = std::acos(-1.0);
  const auto dim = index(mesh.dimension());
  const auto bend = [&](std::array<double, 3>& x) {
    double wave = amplitude;
    for (std::size_t a = 0; a < dim; ++a) wave *= std::sin(pi * x[a]);
    const std::array<double, 3> old = x;
    for (std::size_t a = 0; a < dim; ++a)
      x[a] += wave * std::cos(pi * old[(a + 1) % dim] + 0.5 * static_cast<double>(a));
  };
  const std::int64_t count = mesh.num_points();
#pragma omp parallel for schedule(static)
  for (std::int64_t point = 0; point < count; ++point) move_point(mesh, index(point), bend);
}

void randomise(Mesh& mesh, std::uint64_t seed) {
  Random random(seed);
  const auto dim = index(mesh.dimension());
  const auto nodes = index(mesh.num_nodes());

  std::vector<std::int32_t> new_point(index(mesh.num_points()));
  std::iota(new_point.begin(), new_point.end(), 0);
  random.shuffle(new_point);
  std::vector<double> points(mesh.points.size());
  for (std::size_t p = 0; p < new_point.size(); ++p)
    for (std::size_t a = 0; a < dim; ++a) points[index(new_point[p]) * dim + a] = mesh.points[p * dim + a];

  std::vector<std::size_t> old_cell(index(mesh.num_cells()));
  std::iota(old_cell.begin(), old_cell.end(), std::size_t{0});
  random.shuffle(old_cell);
  std::vector<std::int32_t> cells;
  std::vector<std::int32_t> markers;
  for (const std::size_t cell : old_cell) {
    for (std::size_t n = 0; n < nodes; ++n) cells.push_back(new_point[index(mesh.cells[cell * nodes + n])]);
    if (!mesh.markers.empty()) markers.push_back(mesh.markers[cell]);
  }
  for (std::int32_t& point : mesh.facet_points) point = new_point[index(point)];
  mesh.points = std::move(points);
  mesh.cells = std::move(cells);
  mesh.markers = std::move(markers);

  std::vector<Symmetry> turns;
  for (const Symmetry& symmetry : symmetries(mesh.cell, mesh.degree))
    if (symmetry.keeps_orientation) turns.push_back(symmetry);
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    apply(mesh, cell, turns[static_cast<std::size_t>(random.below(turns.size()))]);
}

std::vector<std::int32_t> connectivity(const Mesh& mesh, DofOrder order) {
  if (order == DofOrder::ufcx) return mesh.cells;
  const std::vector<int> nodes = lexicographic_nodes(mesh.cell, mesh.degree);
  std::vector<std::int32_t> result;
  result.reserve(mesh.cells.size());
  for (std::size_t cell = 0; cell < index(mesh.num_cells() * mesh.members()); ++cell)
    for (const int node : nodes) result.push_back(mesh.cells[cell * nodes.size() + index(node)]);
  return result;
}

template <class T>
std::vector<T> point_coordinates(const Mesh& mesh) {
  return std::vector<T>(mesh.points.begin(), mesh.points.end());
}
template <>
std::vector<float> point_coordinates<float>(const Mesh& mesh) {
  std::vector<float> result(mesh.points.size());
  std::transform(mesh.points.begin(), mesh.points.end(), result.begin(),
                 [](double x) { return static_cast<float>(x); });
  return result;
}
template std::vector<double> point_coordinates<double>(const Mesh&);

template <class T>
std::vector<T> ufcx_coordinates(const Mesh& mesh, DofOrder order) {
  const auto dim = index(mesh.dimension());
  const std::vector<std::int32_t> cells = connectivity(mesh, order);
  std::vector<T> result(cells.size() * 3, T(0));
  for (std::size_t i = 0; i < cells.size(); ++i)
    for (std::size_t a = 0; a < dim; ++a)
      result[i * 3 + a] = static_cast<T>(mesh.points[index(cells[i]) * dim + a]);
  return result;
}
template std::vector<float> ufcx_coordinates<float>(const Mesh&, DofOrder);
template std::vector<double> ufcx_coordinates<double>(const Mesh&, DofOrder);

CellMap map_at(const Mesh& mesh, std::int64_t cell, const ShapeFunctions& shape) {
  const auto dim = index(mesh.dimension());
  const std::size_t nodes = shape.values.size();
  CellMap result;
  for (std::size_t n = 0; n < nodes; ++n) {
    const double* x = &mesh.points[index(mesh.cells[index(cell) * nodes + n]) * dim];
    for (std::size_t a = 0; a < dim; ++a) {
      result.point[a] += shape.values[n] * x[a];
      for (std::size_t mu = 0; mu < dim; ++mu) result.jacobian[a][mu] += x[a] * shape.gradients[n][mu];
    }
  }
  result.determinant = determinant(result.jacobian, mesh.dimension());
  return result;
}

double volume(const Mesh& mesh) {
  const Quadrature quadrature = gauss_quadrature(mesh.cell, 2 + mesh.degree * mesh.dimension() / 2);
  std::vector<ShapeFunctions> shapes;
  for (const auto& point : quadrature.points)
    shapes.push_back(shape_functions(mesh.cell, mesh.degree, point));
  double sum = 0;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    for (std::size_t q = 0; q < shapes.size(); ++q)
      sum += quadrature.weights[q] * std::abs(map_at(mesh, cell, shapes[q]).determinant);
  return sum;
}

void check_nodes(const Mesh& mesh, const std::string& place) {
  const auto refuse = [&](const char* cause) { throw Error(place, cause); };
  if (mesh.degree < 1) refuse("the degree of the geometry must be at least 1");
  if (mesh.points.size() % index(mesh.dimension()) != 0) refuse("points lack a coordinate");
  if (mesh.cells.size() % index(mesh.num_nodes()) != 0) refuse("cells lack a node");
  if (!mesh.markers.empty() && mesh.markers.size() != index(mesh.num_cells()))
    refuse("there is not one marker for each cell");
  const std::size_t facet_vertices = entity_vertices(mesh.cell, mesh.dimension() - 1, 0).size();
  if (mesh.facet_points.size() != mesh.facet_markers.size() * facet_vertices)
    refuse("there is not one marker for each marked facet");
  for (const std::int32_t point : mesh.facet_points)
    if (point < 0 || point >= mesh.num_points()) refuse("a marked facet names a point that is not there");
  for (const double x : mesh.points)
    if (!std::isfinite(x)) refuse("a coordinate is not a finite number");
  for (const std::int32_t point : mesh.cells)
    if (point < 0 || point >= mesh.num_points()) refuse("a cell names a point that is not there");
}

void check_arrays(const Mesh& mesh, const std::string& place) {
  if (mesh.degree != 1 && mesh.degree != 2) throw Error(place, "the degree of the geometry must be 1 or 2");
  check_nodes(mesh, place);
}

void check_mesh(const Mesh& mesh, const std::string& place) {
  check_arrays(mesh, place);
  const std::vector<ShapeFunctions> shapes = shape_at_nodes(mesh);
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    const double least = 1e-12 * std::pow(extent(mesh, cell), mesh.dimension());
    int positive = 0;
    int negative = 0;
    for (const ShapeFunctions& shape : shapes) {
      const double value = map_at(mesh, cell, shape).determinant;
      positive += value > least ? 1 : 0;
      negative += value < -least ? 1 : 0;
    }
    const int nodes = static_cast<int>(shapes.size());
    if (positive == nodes) continue;
    const char* what = negative == nodes              ? " is inverted"
                       : positive > 0 && negative > 0 ? " is folded over itself"
                                                      : " is degenerate";
    throw Error(
        place, "cell " + std::to_string(cell) + what,
        negative == nodes ? "call orient_cells" : "mend the mesh: every cell needs a positive volume");
  }
}

std::int64_t orient_cells(Mesh& mesh) {
  const std::vector<Symmetry> all = symmetries(mesh.cell, mesh.degree);
  const auto mirror = std::find_if(all.begin(), all.end(),
                                   [](const Symmetry& symmetry) { return !symmetry.keeps_orientation; });
  const std::array<double, 3> middle{0.25, 0.25, 0.25};
  const ShapeFunctions shape = shape_functions(mesh.cell, mesh.degree, middle);
  std::int64_t mirrored = 0;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    if (map_at(mesh, cell, shape).determinant >= 0) continue;
    apply(mesh, cell, *mirror);
    ++mirrored;
  }
  return mirrored;
}

}  // namespace femforge
