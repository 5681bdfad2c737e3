#include <femforge/mesh/cell.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

#include <femforge/error.hpp>

namespace femforge {
namespace {

using Entities = std::vector<std::vector<int>>;

struct Topology {
  const char* name;
  int dimension;
  std::vector<std::array<int, 3>> vertices;
  std::array<Entities, 4> entities;
};

Entities points_of(int number) {
  Entities result;
  for (int v = 0; v < number; ++v) result.push_back({v});
  return result;
}

Topology make_interval() {
  return {"interval", 1, {{0, 0, 0}, {1, 0, 0}}, {points_of(2), {{0, 1}}, {}, {}}};
}
Topology make_triangle() {
  return {"triangle",
          2,
          {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}},
          {points_of(3), {{1, 2}, {0, 2}, {0, 1}}, {{0, 1, 2}}, {}}};
}
Topology make_quadrilateral() {
  return {"quadrilateral",
          2,
          {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}},
          {points_of(4), {{0, 1}, {0, 2}, {1, 3}, {2, 3}}, {{0, 1, 2, 3}}, {}}};
}
Topology make_tetrahedron() {
  return {"tetrahedron",
          3,
          {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
          {points_of(4),
           {{2, 3}, {1, 3}, {1, 2}, {0, 3}, {0, 2}, {0, 1}},
           {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}},
           {{0, 1, 2, 3}}}};
}
Topology make_hexahedron() {
  Topology result{
      "hexahedron",
      3,
      {},
      {points_of(8),
       {{0, 1}, {0, 2}, {0, 4}, {1, 3}, {1, 5}, {2, 3}, {2, 6}, {3, 7}, {4, 5}, {4, 6}, {5, 7}, {6, 7}},
       {{0, 1, 2, 3}, {0, 1, 4, 5}, {0, 2, 4, 6}, {1, 3, 5, 7}, {2, 3, 6, 7}, {4, 5, 6, 7}},
       {{0, 1, 2, 3, 4, 5, 6, 7}}}};
  for (int v = 0; v < 8; ++v) result.vertices.push_back({v % 2, v / 2 % 2, v / 4});
  return result;
}

const std::array<Topology, 5>& topologies() {
  static const std::array<Topology, 5> all{make_interval(), make_triangle(), make_quadrilateral(),
                                           make_tetrahedron(), make_hexahedron()};
  return all;
}
const Topology& topology(CellType cell) {
  return topologies()[static_cast<std::size_t>(cell)];
}

// Interior lattice points of an entity with `vertices` vertices, the first direction fastest.
std::vector<std::array<int, 3>> interior_lattice(int entity_dimension, std::size_t vertices, int degree) {
  const bool simplex = static_cast<int>(vertices) == entity_dimension + 1;
  const int y_begin = entity_dimension > 1 ? 1 : 0;
  const int z_begin = entity_dimension > 2 ? 1 : 0;
  const int y_end = entity_dimension > 1 ? degree : 1;
  const int z_end = entity_dimension > 2 ? degree : 1;
  std::vector<std::array<int, 3>> result;
  for (int z = z_begin; z < z_end; ++z)
    for (int y = y_begin; y < y_end; ++y)
      for (int x = 1; x < degree; ++x)
        if (!simplex || x + y + z < degree) result.push_back({x, y, z});
  return result;
}

// Numbers, among an entity's vertices, of those along its axes.
std::array<std::size_t, 3> axis_vertices(std::size_t vertices) {
  const bool is_hexahedron = vertices == 8;
  return {1, 2, is_hexahedron ? std::size_t{4} : std::size_t{3}};
}

// Reference coordinates, times the degree, of a lattice point of an entity.
std::array<int, 3> place_on_cell(const Topology& cell, const std::vector<int>& vertices, int entity_dimension,
                                 int degree, const std::array<int, 3>& on_entity) {
  const auto axes = axis_vertices(vertices.size());
  const auto& origin = cell.vertices[static_cast<std::size_t>(vertices[0])];
  std::array<int, 3> result{};
  for (std::size_t a = 0; a < 3; ++a) {
    result[a] = degree * origin[a];
    for (std::size_t d = 0; d < static_cast<std::size_t>(entity_dimension); ++d)
      result[a] += on_entity[d] * (cell.vertices[static_cast<std::size_t>(vertices[axes[d]])][a] - origin[a]);
  }
  return result;
}

// Value and derivative of the polynomial of degree m in `t` that is 1 at t = m and 0 at t = 0, ..., m - 1.
std::array<double, 2> silvester(int m, double t) {
  double value = 1;
  double derivative = 0;
  for (int s = 0; s < m; ++s) {
    const double factor = (t - s) / (s + 1);
    derivative = derivative * factor + value / (s + 1);
    value *= factor;
  }
  return {value, derivative};
}

// Value and derivative of the Lagrange polynomial of node m among t = 0, ..., degree.
std::array<double, 2> lagrange(int m, int degree, double t) {
  double value = 1;
  double derivative = 0;
  for (int s = 0; s <= degree; ++s) {
    if (s == m) continue;
    const double factor = (t - s) / (m - s);
    derivative = derivative * factor + value / (m - s);
    value *= factor;
  }
  return {value, derivative};
}

void add_simplex_function(ShapeFunctions& result, int dim, int degree, const std::array<int, 3>& node,
                          const std::array<double, 3>& point) {
  // Barycentric coordinate 0 belongs to the vertex at the origin.
  const auto d = static_cast<std::size_t>(dim);
  std::array<std::array<double, 2>, 4> factors{};
  std::array<int, 4> barycentric{degree, 0, 0, 0};
  double first = 1;
  for (std::size_t a = 0; a < d; ++a) {
    barycentric[a + 1] = node[a];
    barycentric[0] -= node[a];
    first -= point[a];
    factors[a + 1] = silvester(node[a], degree * point[a]);
  }
  factors[0] = silvester(barycentric[0], degree * first);
  const auto product_without = [&](std::size_t skipped) {
    double product = degree;
    for (std::size_t i = 0; i <= d; ++i)
      if (i != skipped) product *= factors[i][0];
    return product * factors[skipped][1];
  };
  double value = 1;
  for (std::size_t i = 0; i <= d; ++i) value *= factors[i][0];
  std::array<double, 3> gradient{};
  for (std::size_t a = 0; a < d; ++a) gradient[a] = product_without(a + 1) - product_without(0);
  result.values.push_back(value);
  result.gradients.push_back(gradient);
}

void add_tensor_function(ShapeFunctions& result, int dim, int degree, const std::array<int, 3>& node,
                         const std::array<double, 3>& point) {
  const auto d = static_cast<std::size_t>(dim);
  std::array<std::array<double, 2>, 3> factors{};
  for (std::size_t a = 0; a < d; ++a) factors[a] = lagrange(node[a], degree, degree * point[a]);
  double value = 1;
  for (std::size_t a = 0; a < d; ++a) value *= factors[a][0];
  std::array<double, 3> gradient{};
  for (std::size_t a = 0; a < d; ++a) {
    gradient[a] = degree * factors[a][1];
    for (std::size_t b = 0; b < d; ++b)
      if (b != a) gradient[a] *= factors[b][0];
  }
  result.values.push_back(value);
  result.gradients.push_back(gradient);
}

// Gauss-Legendre points and weights on [0, 1], by Newton's method on the Legendre polynomial.
std::vector<std::array<double, 2>> gauss_legendre(int n) {
  std::vector<std::array<double, 2>> result;
  for (int i = 0; i < n; ++i) {
    double x = -std::cos(std::acos(-1.0) * (i + 0.75) / (n + 0.5));
    double slope = 1;
    for (int step = 0; step < 20; ++step) {
      double before = 1;
      double value = x;
      for (int k = 2; k <= n; ++k) {
        const double next = ((2 * k - 1) * x * value - (k - 1) * before) / k;
        before = value;
        value = next;
      }
      slope = n * (before - x * value) / (1 - x * x);
      x -= value / slope;
    }
    result.push_back({(1 + x) / 2, 1 / ((1 - x * x) * slope * slope)});
  }
  return result;
}

}  // namespace

const char* to_string(CellType cell) {
  return topology(cell).name;
}

CellType cell_from_string(const std::string& name) {
  for (std::size_t i = 0; i < topologies().size(); ++i)
    if (name == topologies()[i].name) return static_cast<CellType>(i);
  throw Error("cell '" + name + "'", "there is no such cell",
              "use interval, triangle, quadrilateral, tetrahedron or hexahedron");
}

const char* to_string(DofOrder order) {
  return order == DofOrder::ufcx ? "ufcx" : "lexicographic";
}

DofOrder dof_order_from_string(const std::string& name) {
  for (const DofOrder order : {DofOrder::ufcx, DofOrder::lexicographic})
    if (name == to_string(order)) return order;
  throw Error("dof order '" + name + "'", "there is no such order", "use ufcx or lexicographic");
}

int dimension(CellType cell) {
  return topology(cell).dimension;
}
bool is_simplex(CellType cell) {
  return num_vertices(cell) == dimension(cell) + 1;
}
int num_vertices(CellType cell) {
  return static_cast<int>(topology(cell).vertices.size());
}

int num_entities(CellType cell, int entity_dimension) {
  return static_cast<int>(topology(cell).entities.at(static_cast<std::size_t>(entity_dimension)).size());
}

const std::vector<int>& entity_vertices(CellType cell, int entity_dimension, int entity) {
  return topology(cell)
      .entities.at(static_cast<std::size_t>(entity_dimension))
      .at(static_cast<std::size_t>(entity));
}

const std::array<int, 3>& vertex_position(CellType cell, int vertex) {
  return topology(cell).vertices.at(static_cast<std::size_t>(vertex));
}

std::vector<LatticeNode> lattice_nodes(CellType cell, int degree) {
  const Topology& reference = topology(cell);
  if (degree == 0) return {{reference.dimension, 0, {}, {}}};
  std::vector<LatticeNode> result;
  for (int v = 0; v < num_vertices(cell); ++v)
    result.push_back({0, v, place_on_cell(reference, {v}, 0, degree, {}), {}});
  for (int d = 1; d <= reference.dimension; ++d) {
    const Entities& entities = reference.entities[static_cast<std::size_t>(d)];
    for (std::size_t e = 0; e < entities.size(); ++e)
      for (const auto& on_entity : interior_lattice(d, entities[e].size(), degree))
        result.push_back(
            {d, static_cast<int>(e), place_on_cell(reference, entities[e], d, degree, on_entity), on_entity});
  }
  return result;
}

int num_lattice_nodes(CellType cell, int degree) {
  int number = 1;
  for (int d = 1; d <= dimension(cell); ++d)
    number = is_simplex(cell) ? number * (degree + d) / d : number * (degree + 1);
  return number;
}

std::vector<int> lexicographic_nodes(CellType cell, int degree) {
  const std::vector<LatticeNode> nodes = lattice_nodes(cell, degree);
  std::vector<int> order(nodes.size());
  std::iota(order.begin(), order.end(), 0);
  const auto key = [&](int node) {
    const auto& [x, y, z] = nodes[static_cast<std::size_t>(node)].on_cell;
    return std::array<int, 3>{z, y, x};
  };
  std::sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
  return order;
}

ShapeFunctions shape_functions(CellType cell, int degree, const std::array<double, 3>& point) {
  require(degree >= 1, "shape_functions", "the degree must be at least 1");
  ShapeFunctions result;
  for (const LatticeNode& node : lattice_nodes(cell, degree)) {
    if (is_simplex(cell))
      add_simplex_function(result, dimension(cell), degree, node.on_cell, point);
    else
      add_tensor_function(result, dimension(cell), degree, node.on_cell, point);
  }
  return result;
}

Quadrature gauss_quadrature(CellType cell, int n) {
  require(n >= 1, "gauss_quadrature", "at least one point in each direction is needed");
  const auto line = gauss_legendre(n);
  const int dim = dimension(cell);
  const bool collapse = is_simplex(cell);
  const std::vector<std::array<double, 2>> once{{0, 1}};
  Quadrature result;
  for (const auto& [z, weight_z] : dim > 2 ? line : once) {
    for (const auto& [y, weight_y] : dim > 1 ? line : once) {
      for (const auto& [x, weight_x] : line) {
        const double weight = weight_x * weight_y * weight_z;
        // The simplex is the image of the cube under (x, y, z) -> (x (1-y) (1-z), y (1-z), z).
        const double shrink_y = collapse ? 1 - z : 1;
        const double shrink_x = collapse ? (1 - y) * shrink_y : 1;
        result.points.push_back({x * shrink_x, y * shrink_y, z});
        result.weights.push_back(weight * shrink_x * shrink_y);
      }
    }
  }
  return result;
}

}  // namespace femforge
