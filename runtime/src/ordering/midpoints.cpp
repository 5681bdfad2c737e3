#include "ordering/midpoints.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include <femforge/index.hpp>

namespace femforge {
namespace {

using Point = std::array<double, 3>;

// A box around points.
struct Box {
  Point lower{most, most, most};
  Point upper{-most, -most, -most};
  static constexpr double most = std::numeric_limits<double>::max();

  void add(const Box& other) {
    for (std::size_t a = 0; a < 3; ++a) {
      lower[a] = std::min(lower[a], other.lower[a]);
      upper[a] = std::max(upper[a], other.upper[a]);
    }
  }
};

// The box around the vertices of a cell; 0 beyond the mesh's dimension.
Box box_of(const Mesh& mesh, std::int64_t cell) {
  const auto dim = index(mesh.dimension());
  const std::size_t first = index(cell * mesh.num_nodes());
  Box result;
  for (std::size_t v = 0; v < index(num_vertices(mesh.cell)); ++v) {
    Point x{};
    for (std::size_t a = 0; a < dim; ++a) x[a] = mesh.points[index(mesh.cells[first + v]) * dim + a];
    result.add({x, x});
  }
  return result;
}

// All cells: points of none do not count.
struct Extents {
  Box box;
  Point of_cells{};  // sums of the cells' own extents
};

// Finds the midpoints of all cells, reading the points once: in a random order that is what takes the time.
// Sums over fixed pieces, so that rounding does not depend on the number of threads.
Extents find_midpoints(const Mesh& mesh, std::vector<Point>& middles) {
  constexpr std::int64_t piece = 4096;
  const std::int64_t cells = mesh.num_cells();
  const std::int64_t pieces = (cells + piece - 1) / piece;
  middles.resize(index(cells));
  std::vector<Extents> extents(index(pieces));
#pragma omp parallel for schedule(static)
  for (std::int64_t p = 0; p < pieces; ++p) {
    for (std::int64_t cell = p * piece; cell < std::min((p + 1) * piece, cells); ++cell) {
      const Box box = box_of(mesh, cell);
      extents[index(p)].box.add(box);
      for (std::size_t a = 0; a < 3; ++a) {
        extents[index(p)].of_cells[a] += box.upper[a] - box.lower[a];
        middles[index(cell)][a] = 0.5 * (box.lower[a] + box.upper[a]);
      }
    }
  }
  Extents result;
  for (const Extents& part : extents) {
    result.box.add(part.box);
    for (std::size_t a = 0; a < 3; ++a) result.of_cells[a] += part.of_cells[a];
  }
  return result;
}

// Intervals of the grid for a unit of length in each direction.
Point scales(const Extents& extents, std::int64_t cells, double intervals) {
  Point result{};
  double most = 0;  // cells of mean extent that are side by side in any direction
  for (std::size_t a = 0; a < 3; ++a) {
    if (!(extents.of_cells[a] > 0)) continue;
    result[a] = static_cast<double>(cells) / extents.of_cells[a];
    most = std::max(most, (extents.box.upper[a] - extents.box.lower[a]) * result[a]);
  }
  for (double& scale : result) scale *= most > 0 ? intervals / most : 0;
  return result;
}

}  // namespace

std::vector<Midpoint> midpoints(const Mesh& mesh, int bits) {
  std::vector<Point> middles;
  const Extents extents = find_midpoints(mesh, middles);
  const std::int64_t cells = mesh.num_cells();
  const double intervals = std::ldexp(1.0, bits);
  const Point scale = scales(extents, cells, intervals);
  std::vector<Midpoint> result(index(cells));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    result[index(cell)].cell = cell;
    for (std::size_t a = 0; a < 3; ++a) {
      // To the nearest: layers of a box lie on the grid itself if their number is a power of two.
      const double place = std::floor((middles[index(cell)][a] - extents.box.lower[a]) * scale[a] + 0.5);
      result[index(cell)].x[a] = static_cast<std::uint32_t>(std::clamp(place, 0.0, intervals - 1));
    }
  }
  return result;
}

MidpointBox bounding_box(std::vector<Midpoint>::const_iterator begin,
                         std::vector<Midpoint>::const_iterator end) {
  MidpointBox box{begin->x, begin->x};
  for (auto midpoint = begin; midpoint != end; ++midpoint) {
    for (std::size_t a = 0; a < 3; ++a) {
      box.lower[a] = std::min(box.lower[a], midpoint->x[a]);
      box.upper[a] = std::max(box.upper[a], midpoint->x[a]);
    }
  }
  return box;
}

}  // namespace femforge
