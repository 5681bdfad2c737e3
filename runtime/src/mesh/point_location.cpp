#include <femforge/mesh/point_location.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

using Point = std::array<double, 3>;

struct Box {
  Point lower{};
  Point upper{};
};

// A box around a cell. Edges of degree 2 reach beyond their nodes, by less than half of what those span.
Box box_around(const Mesh& mesh, std::int64_t cell) {
  const auto dim = index(mesh.dimension());
  const auto nodes = index(mesh.num_nodes());
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Box box;
  for (std::size_t a = 0; a < dim; ++a) {
    double low = infinity;
    double high = -infinity;
    for (std::size_t n = 0; n < nodes; ++n) {
      const double x = mesh.points[index(mesh.cells[index(cell) * nodes + n]) * dim + a];
      low = std::min(low, x);
      high = std::max(high, x);
    }
    const double margin = (mesh.degree == 1 ? 1e-8 : 0.5) * (high - low);
    box.lower[a] = low - margin;
    box.upper[a] = high + margin;
  }
  return box;
}

// How far a point is outside of the reference cell; negative inside.
double distance_outside(CellType cell, const Point& point) {
  const auto dim = index(dimension(cell));
  double outside = -1;
  double sum = 0;
  for (std::size_t a = 0; a < dim; ++a) {
    outside = std::max(outside, -point[a]);
    if (!is_simplex(cell)) outside = std::max(outside, point[a] - 1);
    sum += point[a];
  }
  return is_simplex(cell) ? std::max(outside, sum - 1) : outside;
}

// J^-1 r, by Gaussian elimination; false if J is singular.
bool solve(std::array<std::array<double, 3>, 3> j, Point& r, std::size_t dim) {
  for (std::size_t k = 0; k < dim; ++k) {
    std::size_t pivot = k;
    for (std::size_t row = k + 1; row < dim; ++row)
      if (std::abs(j[row][k]) > std::abs(j[pivot][k])) pivot = row;
    if (j[pivot][k] == 0) return false;
    std::swap(j[k], j[pivot]);
    std::swap(r[k], r[pivot]);
    for (std::size_t row = k + 1; row < dim; ++row) {
      const double factor = j[row][k] / j[k][k];
      for (std::size_t column = k; column < dim; ++column) j[row][column] -= factor * j[k][column];
      r[row] -= factor * r[k];
    }
  }
  for (std::size_t row = dim; row-- > 0;) {
    for (std::size_t column = row + 1; column < dim; ++column) r[row] -= j[row][column] * r[column];
    r[row] /= j[row][row];
  }
  return true;
}

// How accurate reference coordinates can be: the coordinates of a mesh far from the origin are rounded to
// more than a small part of a cell.
double accuracy_of(const CellMap& map, std::size_t dim) {
  double largest = 0;
  double shortest = std::numeric_limits<double>::infinity();
  for (std::size_t a = 0; a < dim; ++a) {
    double length = 0;
    for (std::size_t b = 0; b < dim; ++b) length += map.jacobian[b][a] * map.jacobian[b][a];
    shortest = std::min(shortest, std::sqrt(length));
    largest = std::max(largest, std::abs(map.point[a]));
  }
  const double rounded = 16 * std::numeric_limits<double>::epsilon() * largest / shortest;
  return rounded > 1e-12 ? rounded : 1e-12;
}

// The point's reference coordinates in a cell, if it is in there.
std::optional<Point> invert(const Mesh& mesh, std::int64_t cell, const Point& point) {
  constexpr int most_steps = 30;
  constexpr double far = 4;  // where Newton's method does not come back from
  const auto dim = index(mesh.dimension());
  Point reference{};
  for (std::size_t a = 0; a < dim; ++a)
    reference[a] = is_simplex(mesh.cell) ? 1.0 / static_cast<double>(dim + 1) : 0.5;
  for (int step = 0; step < most_steps; ++step) {
    const CellMap map = map_at(mesh, cell, shape_functions(mesh.cell, mesh.degree, reference));
    const double accuracy = accuracy_of(map, dim);
    Point change{};
    for (std::size_t a = 0; a < dim; ++a) change[a] = point[a] - map.point[a];
    if (!solve(map.jacobian, change, dim)) return std::nullopt;
    double size = 0;
    for (std::size_t a = 0; a < dim; ++a) {
      reference[a] += change[a];
      size = std::max(size, std::abs(change[a]));
    }
    if (!(distance_outside(mesh.cell, reference) < far)) return std::nullopt;
    if (size < accuracy) {
      // Neighbours leave no gap between them: a point on their facet is in one of them whatever is rounded.
      if (distance_outside(mesh.cell, reference) > std::max(1e-10, 4 * accuracy)) return std::nullopt;
      return reference;
    }
  }
  return std::nullopt;
}

// Boxes of one width in all directions, about as many as cells. A mesh has one box in directions in which it
// is thinner than that: these do not make the others narrower.
std::array<std::int64_t, 3> boxes_of(const Box& all, std::size_t dim, std::int64_t cells) {
  std::array<std::int64_t, 3> boxes{1, 1, 1};
  std::array<double, 3> extents{};
  std::array<bool, 3> thin{true, true, true};
  for (std::size_t a = 0; a < dim; ++a) {
    extents[a] = all.upper[a] - all.lower[a];
    thin[a] = !(extents[a] > 0);
  }
  for (bool changed = true; changed;) {
    changed = false;
    const auto wide = std::count(thin.begin(), thin.end(), false);
    if (wide == 0) break;
    double volume = 1;
    for (std::size_t a = 0; a < dim; ++a)
      if (!thin[a]) volume *= extents[a];
    const double width = std::pow(volume / static_cast<double>(cells), 1.0 / static_cast<double>(wide));
    for (std::size_t a = 0; a < dim; ++a) {
      boxes[a] = thin[a] ? 1 : std::clamp<std::int64_t>(std::llround(extents[a] / width), 1, cells);
      if (thin[a] || extents[a] >= width) continue;
      thin[a] = changed = true;
    }
  }
  return boxes;
}

}  // namespace

PointLocator::PointLocator(const Mesh& mesh) : mesh_(mesh) {
  const auto dim = index(mesh.dimension());
  const std::int64_t cells = mesh.num_cells();
  require(cells > 0, "PointLocator", "the mesh has no cells");
  std::vector<Box> around;
  for (std::int64_t cell = 0; cell < cells; ++cell) around.push_back(box_around(mesh, cell));
  Box all = around.front();
  for (const Box& box : around) {
    for (std::size_t a = 0; a < dim; ++a) {
      all.lower[a] = std::min(all.lower[a], box.lower[a]);
      all.upper[a] = std::max(all.upper[a], box.upper[a]);
    }
  }
  lower_ = all.lower;
  boxes_ = boxes_of(all, dim, cells);
  for (std::size_t a = 0; a < dim; ++a)
    width_[a] = (all.upper[a] - all.lower[a]) / static_cast<double>(boxes_[a]);
  const auto visit = [&](std::int64_t cell, const auto& action) {
    const std::array<std::int64_t, 3> first = place_of(around[index(cell)].lower);
    const std::array<std::int64_t, 3> last = place_of(around[index(cell)].upper);
    for (std::int64_t k = first[2]; k <= last[2]; ++k)
      for (std::int64_t j = first[1]; j <= last[1]; ++j)
        for (std::int64_t i = first[0]; i <= last[0]; ++i) action(index((k * boxes_[1] + j) * boxes_[0] + i));
  };
  begin_.assign(index(boxes_[0] * boxes_[1] * boxes_[2]) + 1, 0);
  for (std::int64_t cell = 0; cell < cells; ++cell) visit(cell, [&](std::size_t box) { ++begin_[box + 1]; });
  for (std::size_t box = 1; box < begin_.size(); ++box) begin_[box] += begin_[box - 1];
  cells_.resize(index(begin_.back()));
  std::vector<std::int64_t> next(begin_.begin(), begin_.end() - 1);
  for (std::int64_t cell = 0; cell < cells; ++cell)
    visit(cell, [&](std::size_t box) { cells_[index(next[box]++)] = cell; });
}

std::array<std::int64_t, 3> PointLocator::place_of(const Point& point) const {
  std::array<std::int64_t, 3> place{};
  for (std::size_t a = 0; a < index(mesh_.dimension()); ++a) {
    const double boxes = static_cast<double>(boxes_[a]);
    place[a] = static_cast<std::int64_t>(std::clamp((point[a] - lower_[a]) / width_[a], 0.0, boxes - 1));
  }
  return place;
}

std::optional<CellPoint> PointLocator::find(const Point& point) const {
  for (std::size_t a = 0; a < index(mesh_.dimension()); ++a) {
    // Beyond the grid, or no number at all.
    const double place = (point[a] - lower_[a]) / width_[a];
    if (!(place >= 0 && place <= static_cast<double>(boxes_[a]))) return std::nullopt;
  }
  const std::array<std::int64_t, 3> place = place_of(point);
  const std::size_t box = index((place[2] * boxes_[1] + place[1]) * boxes_[0] + place[0]);
  for (std::int64_t k = begin_[box]; k < begin_[box + 1]; ++k) {
    const std::int64_t cell = cells_[index(k)];
    if (const auto reference = invert(mesh_, cell, point)) return CellPoint{cell, *reference};
  }
  return std::nullopt;
}

}  // namespace femforge
