#include "femforge/ordering.hpp"

#include <algorithm>
#include <utility>

#include "femforge/error.hpp"
#include "midpoints.hpp"

namespace femforge {
namespace {

std::size_t index(std::int64_t i) {
  return static_cast<std::size_t>(i);
}

// Rotates the lowest `dim` bits of a number.
std::uint32_t rotate_left(std::uint32_t bits, std::uint32_t by, std::uint32_t dim) {
  const std::uint32_t mask = (1U << dim) - 1;
  return (bits << by | bits >> (dim - by)) & mask;
}

std::uint32_t gray(std::uint32_t i) {
  return i ^ i >> 1U;
}

std::uint32_t gray_inverse(std::uint32_t code) {
  return code ^ code >> 1U ^ code >> 2U;  // of up to three bits
}

// The direction in which the curve leaves the i-th part of a cell for the next.
std::uint32_t direction(std::uint32_t i, std::uint32_t dim) {
  std::uint32_t ones = 0;
  while ((i >> ones & 1U) != 0) ++ones;
  return ones % dim;
}

// Distance along the Hilbert curve, after Hamilton and Rau-Chaplin (Information Processing Letters, 2008):
// level by level, the curve within a part begins at a corner and runs along an axis that follow from where
// it is in the level above.
std::uint64_t hilbert_distance(const std::array<std::uint32_t, 3>& x, std::uint32_t dim, int bits) {
  std::uint32_t corner = 0;
  std::uint32_t axis = 0;
  std::uint64_t distance = 0;
  for (int level = bits - 1; level >= 0; --level) {
    std::uint32_t part = 0;
    for (std::uint32_t a = 0; a < dim; ++a) part |= (x[a] >> static_cast<std::uint32_t>(level) & 1U) << a;
    // Turned so that the curve begins at corner 0 and ends along axis 0.
    const std::uint32_t turn = (axis + 1) % dim;
    const std::uint32_t i = gray_inverse(rotate_left(part ^ corner, (dim - turn) % dim, dim));
    const std::uint32_t entry = i == 0 ? 0 : gray((i - 1) / 2 * 2);
    corner ^= rotate_left(entry, turn, dim);
    axis = (axis + 1 + (i == 0 ? 0 : direction(i % 2 == 0 ? i - 1 : i, dim))) % dim;
    distance = distance << dim | i;
  }
  return distance;
}

struct CurvePoint {
  std::uint64_t distance;
  std::int64_t cell;
};
using Iterator = std::vector<CurvePoint>::iterator;

// Cells have an order without ties, so that tasks change nothing but the time.
void sort_by_distance(Iterator begin, Iterator end) {
  constexpr std::ptrdiff_t least_task = 2048;
  const auto before = [](const CurvePoint& a, const CurvePoint& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.cell < b.cell;
  };
  if (end - begin <= least_task) {
    std::sort(begin, end, before);
    return;
  }
  const Iterator middle = begin + (end - begin) / 2;
  std::nth_element(begin, middle, end, before);
#pragma omp task
  sort_by_distance(begin, middle);
  sort_by_distance(middle, end);
}

}  // namespace

std::vector<std::int64_t> order_cells_hilbert(const Mesh& mesh) {
  const auto dim = static_cast<std::uint32_t>(mesh.dimension());
  const int bits = dim == 3 ? 21 : 31;
  const std::vector<Midpoint> cells = midpoints(mesh, bits);
  const std::int64_t count = mesh.num_cells();
  std::vector<CurvePoint> curve(cells.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell)
    curve[index(cell)] = {hilbert_distance(cells[index(cell)].x, dim, bits), cell};
#pragma omp parallel
#pragma omp single
  sort_by_distance(curve.begin(), curve.end());
  std::vector<std::int64_t> order(curve.size());
  std::transform(curve.begin(), curve.end(), order.begin(),
                 [](const CurvePoint& point) { return point.cell; });
  return order;
}

void check_order(const std::vector<std::int64_t>& order, std::int64_t num_cells, const std::string& place) {
  if (static_cast<std::int64_t>(order.size()) != num_cells)
    throw Error(place, "the order has " + std::to_string(order.size()) + " cells, the mesh " +
                           std::to_string(num_cells));
  std::vector<bool> seen(order.size());
  for (const std::int64_t cell : order) {
    if (cell < 0 || cell >= num_cells)
      throw Error(place, "the order names cell " + std::to_string(cell) + ", which is not there");
    if (seen[index(cell)]) throw Error(place, "the order has cell " + std::to_string(cell) + " twice");
    seen[index(cell)] = true;
  }
}

void permute_cells(Mesh& mesh, const std::vector<std::int64_t>& order) {
  check_order(order, mesh.num_cells(), "permute_cells");
  const auto nodes = static_cast<std::ptrdiff_t>(mesh.num_nodes());
  const std::int64_t count = mesh.num_cells();
  std::vector<std::int32_t> cells(mesh.cells.size());
  std::vector<std::int32_t> markers(mesh.markers.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t place = 0; place < count; ++place) {
    const std::int64_t cell = order[index(place)];
    std::copy_n(mesh.cells.begin() + cell * nodes, nodes, cells.begin() + place * nodes);
    if (!markers.empty()) markers[index(place)] = mesh.markers[index(cell)];
  }
  mesh.cells = std::move(cells);
  mesh.markers = std::move(markers);
}

std::vector<std::int32_t> renumber_points(Mesh& mesh, std::int64_t patch_cells) {
  require(patch_cells >= 1, "renumber_points", "a patch has at least one cell");
  constexpr std::int32_t unnumbered = -1;
  std::vector<std::int32_t> new_point(index(mesh.num_points()), unnumbered);
  std::vector<std::int32_t> old_point;
  old_point.reserve(new_point.size());
  const auto touch = [&](std::int32_t point) {
    if (new_point[index(point)] != unnumbered) return;
    new_point[index(point)] = static_cast<std::int32_t>(old_point.size());
    old_point.push_back(point);
  };
  const std::int64_t nodes = mesh.num_nodes();
  for (std::int64_t first = 0; first < mesh.num_cells(); first += patch_cells) {
    const std::int64_t end = std::min(first + patch_cells, mesh.num_cells());
    for (std::int64_t node = 0; node < nodes; ++node)
      for (std::int64_t cell = first; cell < end; ++cell) touch(mesh.cells[index(cell * nodes + node)]);
  }
  for (std::int64_t point = 0; point < mesh.num_points(); ++point) touch(static_cast<std::int32_t>(point));

  const auto places = static_cast<std::int64_t>(mesh.cells.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t i = 0; i < places; ++i) mesh.cells[index(i)] = new_point[index(mesh.cells[index(i)])];
  const auto dim = static_cast<std::ptrdiff_t>(mesh.dimension());
  const std::int64_t count = mesh.num_points();
  std::vector<double> points(mesh.points.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t point = 0; point < count; ++point)
    std::copy_n(mesh.points.begin() + old_point[index(point)] * dim, dim, points.begin() + point * dim);
  mesh.points = std::move(points);
  return old_point;
}

Reordering reorder(Mesh& mesh, std::int64_t patch_cells) {
  constexpr std::int64_t row = 8;
  align_cells(mesh);
  const bool in_rows = !is_simplex(mesh.cell) && patch_cells >= row && patch_cells % row == 0;
  return reorder(mesh, in_rows ? order_cells_in_rows(mesh, patch_cells, row) : order_cells(mesh, patch_cells),
                 patch_cells);
}

Reordering reorder(Mesh& mesh, std::vector<std::int64_t> order, std::int64_t patch_cells) {
  permute_cells(mesh, order);
  return {std::move(order), renumber_points(mesh, patch_cells)};
}

}  // namespace femforge
