#include "blas/tables.hpp"

#include <array>
#include <cmath>

#include <femforge/index.hpp>
#include <femforge/space/element.hpp>

namespace bench {
namespace {

using namespace femforge;

using Point = std::array<double, 3>;
using Matrix = std::vector<std::vector<double>>;

struct QuadraturePoint {
  Point point;
  double weight;
};

// Legendre polynomial of [-1, 1] and its derivative.
std::array<double, 2> legendre(int degree, double x) {
  double before = 1;
  double value = x;
  for (int n = 1; n < degree; ++n) {
    const double next = ((2 * n + 1) * x * value - n * before) / (n + 1);
    before = value;
    value = next;
  }
  return {value, degree * (x * value - before) / (x * x - 1)};
}

// Gauss's rule on [0, 1]: point, weight.
std::vector<std::array<double, 2>> gauss_rule(int count) {
  constexpr double pi = 3.14159265358979323846;
  constexpr int iterations = 20;
  std::vector<std::array<double, 2>> rule;
  for (int k = 0; k < count; ++k) {
    double x = std::cos(pi * (k + 0.75) / (count + 0.5));
    for (int i = 0; i < iterations; ++i) {
      const auto [value, slope] = legendre(count, x);
      x -= value / slope;
    }
    const double slope = legendre(count, x)[1];
    rule.push_back({(1 + x) / 2, 1 / ((1 - x * x) * slope * slope)});
  }
  return rule;
}

// A rule on the reference tetrahedron, by collapsed coordinates, exact for polynomials of a degree.
std::vector<QuadraturePoint> collapsed_rule(int degree) {
  const auto line = gauss_rule((degree + 2) / 2 + 1);  // the map brings two degrees more
  std::vector<QuadraturePoint> rule;
  for (const auto& [a, weight_a] : line)
    for (const auto& [b, weight_b] : line)
      for (const auto& [c, weight_c] : line) {
        const double y = b * (1 - c);
        rule.push_back(
            {{a * (1 - b) * (1 - c), y, c}, weight_a * weight_b * weight_c * (1 - b) * (1 - c) * (1 - c)});
      }
  return rule;
}

// Value and derivative of the factor of a Lagrange function that vanishes on the first `count` lattice planes
// where a barycentric coordinate is constant (Silvester).
std::array<double, 2> lattice_factor(int count, int order, double coordinate) {
  double value = 1;
  double slope = 0;
  for (int k = 0; k < count; ++k) {
    const double factor = (order * coordinate - k) / (k + 1);
    slope = slope * factor + value * order / (k + 1);
    value *= factor;
  }
  return {value, slope};
}

// Equispaced Lagrange functions, in Basix's order.
class LagrangeBasis {
 public:
  explicit LagrangeBasis(int order) : order_(order) {
    if (order == 0) {
      nodes_ = {{0, 0, 0, 0}};
      points_ = {{0.25, 0.25, 0.25}};
      return;
    }
    const Element element("P" + std::to_string(order), CellType::tetrahedron);
    for (const ScalarDof& dof : element.blocks().front().scalar.dofs) {
      std::array<int, 4> node{order, 0, 0, 0};
      for (std::size_t a = 0; a < 3; ++a) {
        node[a + 1] = static_cast<int>(std::lround(order * dof.point[a]));
        node[0] -= node[a + 1];
      }
      nodes_.push_back(node);
      points_.push_back(dof.point);
    }
  }
  std::size_t size() const { return nodes_.size(); }
  const std::vector<Point>& points() const { return points_; }

  /// [dof][value, derivatives by x, y, z]
  std::vector<std::array<double, 4>> at(const Point& point) const {
    const std::array<double, 4> barycentric{1 - point[0] - point[1] - point[2], point[0], point[1], point[2]};
    std::vector<std::array<double, 4>> result;
    for (const std::array<int, 4>& node : nodes_) {
      std::array<std::array<double, 2>, 4> factors{};
      for (std::size_t a = 0; a < 4; ++a) factors[a] = lattice_factor(node[a], order_, barycentric[a]);
      std::array<double, 4> by_coordinate{};
      for (std::size_t a = 0; a < 4; ++a) {
        by_coordinate[a] = factors[a][1];
        for (std::size_t b = 0; b < 4; ++b)
          if (b != a) by_coordinate[a] *= factors[b][0];
      }
      result.push_back({factors[0][0] * factors[1][0] * factors[2][0] * factors[3][0],
                        by_coordinate[1] - by_coordinate[0], by_coordinate[2] - by_coordinate[0],
                        by_coordinate[3] - by_coordinate[0]});
    }
    return result;
  }

 private:
  int order_;
  std::vector<std::array<int, 4>> nodes_;  // barycentric places in the lattice
  std::vector<Point> points_;
};

// L of the mass matrix L L^T of the reference cell: L^T takes values at nodes to moments with orthonormal
// polynomials.
Matrix cholesky_of_mass(const LagrangeBasis& basis, int order) {
  const std::size_t size = basis.size();
  Matrix mass(size, std::vector<double>(size, 0.0));
  for (const QuadraturePoint& q : collapsed_rule(2 * order)) {
    const auto at_point = basis.at(q.point);
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j <= i; ++j) mass[i][j] += q.weight * at_point[i][0] * at_point[j][0];
  }
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = mass[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= mass[i][k] * mass[j][k];
      mass[i][j] = i == j ? std::sqrt(sum) : sum / mass[j][j];
    }
  return mass;
}

struct CellGeometry {
  std::array<Point, 3> inverse;  ///< inverse[a][b]: derivative of reference coordinate a by b
  double det;                    ///< its absolute value
};

CellGeometry geometry_of(const Mesh& mesh, std::int64_t cell) {
  std::array<Point, 4> corners{};
  for (std::size_t v = 0; v < 4; ++v)
    for (std::size_t a = 0; a < 3; ++a)
      corners[v][a] = mesh.points[3 * index(mesh.cells[4 * index(cell) + v]) + a];
  std::array<Point, 3> edges{};  // columns of the Jacobian
  for (std::size_t v = 0; v < 3; ++v)
    for (std::size_t a = 0; a < 3; ++a) edges[v][a] = corners[v + 1][a] - corners[0][a];
  CellGeometry result{};
  double det = 0;
  for (std::size_t v = 0; v < 3; ++v) {
    const Point& s = edges[(v + 1) % 3];
    const Point& t = edges[(v + 2) % 3];
    for (std::size_t a = 0; a < 3; ++a) {
      const std::size_t b = (a + 1) % 3;
      const std::size_t c = (a + 2) % 3;
      result.inverse[v][a] = s[b] * t[c] - s[c] * t[b];
    }
  }
  for (std::size_t a = 0; a < 3; ++a) det += edges[0][a] * result.inverse[0][a];
  for (Point& row : result.inverse)
    for (double& entry : row) entry /= det;
  result.det = std::abs(det);
  return result;
}

}  // namespace

const char* to_string(Action action) {
  return action == Action::laplace ? "laplace" : "mass";
}

double Table::flops_per_cell() const {
  const double products = 2.0 * 2.0 * rows() * dofs;
  return products + (action == Action::laplace ? 15.0 : 1.0) * modes;
}

Table make_table(Action action, int order) {
  const bool is_mass = action == Action::mass;
  const int modal_order = is_mass ? order : order - 1;
  const LagrangeBasis basis(order);
  const LagrangeBasis modal(modal_order);
  const Matrix factor = cholesky_of_mass(modal, modal_order);
  const std::size_t modes = modal.size();
  Table table{
      action,          order, static_cast<int>(basis.size()), is_mass ? 1 : 3, static_cast<int>(modes),
      is_mass ? 1 : 6, {}};
  table.samples.assign(basis.size() * index(table.rows()), 0.0);
  for (std::size_t node = 0; node < modes; ++node) {
    const auto at_node = basis.at(modal.points()[node]);
    for (std::size_t dof = 0; dof < basis.size(); ++dof)
      for (std::size_t d = 0; d < index(table.directions); ++d)
        for (std::size_t mode = 0; mode <= node; ++mode)
          table.samples[(dof * index(table.directions) + d) * modes + mode] +=
              factor[node][mode] * at_node[dof][is_mass ? 0 : d + 1];
  }
  return table;
}

std::vector<double> factors_of(Action action, const Mesh& mesh) {
  const std::size_t size = action == Action::mass ? 1 : 6;
  std::vector<double> result(index(mesh.num_cells()) * size);
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    const CellGeometry geometry = geometry_of(mesh, cell);
    double* out = &result[index(cell) * size];
    if (action == Action::mass) {
      *out = geometry.det;
      continue;
    }
    for (std::size_t a = 0; a < 3; ++a)
      for (std::size_t b = a; b < 3; ++b) {
        double sum = 0;
        for (std::size_t c = 0; c < 3; ++c) sum += geometry.inverse[a][c] * geometry.inverse[b][c];
        *out++ = geometry.det * sum;
      }
  }
  return result;
}

std::vector<double> plain_action(Action action, int order, const Mesh& mesh, std::int64_t cell,
                                 const std::vector<double>& x) {
  const LagrangeBasis basis(order);
  const CellGeometry geometry = geometry_of(mesh, cell);
  std::vector<double> y(basis.size(), 0.0);
  for (const QuadraturePoint& q : collapsed_rule(2 * order)) {
    const auto at_point = basis.at(q.point);
    std::array<double, 4> u{};  // value and physical gradient
    const auto physical = [&](const std::array<double, 4>& reference, std::size_t b) {
      double sum = 0;
      for (std::size_t a = 0; a < 3; ++a) sum += reference[a + 1] * geometry.inverse[a][b];
      return sum;
    };
    for (std::size_t dof = 0; dof < basis.size(); ++dof) {
      u[0] += at_point[dof][0] * x[dof];
      for (std::size_t b = 0; b < 3; ++b) u[b + 1] += physical(at_point[dof], b) * x[dof];
    }
    for (std::size_t dof = 0; dof < basis.size(); ++dof) {
      double sum = action == Action::mass ? at_point[dof][0] * u[0] : 0;
      if (action == Action::laplace)
        for (std::size_t b = 0; b < 3; ++b) sum += physical(at_point[dof], b) * u[b + 1];
      y[dof] += q.weight * geometry.det * sum;
    }
  }
  return y;
}

}  // namespace bench
