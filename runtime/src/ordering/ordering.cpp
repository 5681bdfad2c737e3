#include <femforge/ordering/ordering.hpp>

#include <algorithm>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "ordering/midpoints.hpp"
#include "ordering/parallel_sort.hpp"
#include "ordering/point_numbers.hpp"
#include "ordering/simplex_rows.hpp"

namespace femforge {
namespace {

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

// Cells of a block that lie close together in it: about as many as the lanes of a warp work on.
std::int64_t part_of(std::int64_t block_cells) {
  constexpr std::int64_t most = 128;
  while (block_cells > most && block_cells % 2 == 0) block_cells /= 2;
  return block_cells;
}

Reordering reorder_simplices(Mesh& mesh, std::int64_t block_cells) {
  // Points of degree 2 outnumber those that form rows.
  std::vector<std::int64_t> order;
  if (mesh.degree == 1) order = order_simplices_in_rows(mesh, block_cells);
  const bool in_rows = !order.empty();
  const std::int64_t part = in_rows ? block_cells : part_of(block_cells);
  if (!in_rows) order = order_cells(mesh, part);
  permute_cells(mesh, order);
  return {std::move(order),
          in_rows ? number_points_of_rows(mesh, part) : number_points_in_groups(mesh, part)};
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
  // An order without ties.
  parallel_sort(curve.begin(), curve.end(), [](const CurvePoint& a, const CurvePoint& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.cell < b.cell;
  });
  std::vector<std::int64_t> order(curve.size());
  std::transform(curve.begin(), curve.end(), order.begin(),
                 [](const CurvePoint& point) { return point.cell; });
  return order;
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

Reordering reorder(Mesh& mesh, std::int64_t block_cells) {
  require(block_cells >= 1, "reorder", "a block has at least one cell");
  require(mesh.entity == Entity::cell, "reorder", "the mesh is one of facets",
          "reorder the mesh of their cells, and see that one from its facets");
  check_arrays(mesh, "reorder");
  constexpr std::int64_t row = 8;
  align_cells(mesh);
  if (is_simplex(mesh.cell)) return reorder_simplices(mesh, block_cells);
  const bool in_rows = block_cells >= row && block_cells % row == 0;
  return reorder(mesh, in_rows ? order_cells_in_rows(mesh, block_cells, row) : order_cells(mesh, block_cells),
                 block_cells);
}

Reordering reorder(Mesh& mesh, std::vector<std::int64_t> order, std::int64_t block_cells) {
  permute_cells(mesh, order);
  return {std::move(order), renumber_points(mesh, block_cells)};
}

}  // namespace femforge
