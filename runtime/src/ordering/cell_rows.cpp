// Rows of quadrilaterals and hexahedra.
#include <array>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>
#include "ordering/bisection.hpp"
#include "ordering/rows.hpp"

namespace femforge {
namespace {

// Cells by their first point.
struct Starting {
  std::vector<std::int64_t> begin;  // [point + 1]
  std::vector<std::int64_t> cells;
};

Starting find_starting(const Mesh& mesh) {
  const std::int64_t cells = mesh.num_cells();
  const std::int64_t nodes = mesh.num_nodes();
  Starting result{std::vector<std::int64_t>(index(mesh.num_points()) + 2, 0),
                  std::vector<std::int64_t>(index(cells))};
  std::vector<std::int64_t>& begin = result.begin;
  for (std::int64_t cell = 0; cell < cells; ++cell) ++begin[index(mesh.cells[index(cell * nodes)]) + 2];
  for (std::size_t i = 2; i < begin.size(); ++i) begin[i] += begin[i - 1];
  for (std::int64_t cell = 0; cell < cells; ++cell)
    result.cells[index(begin[index(mesh.cells[index(cell * nodes)]) + 1]++)] = cell;
  return result;
}

// The cell whose near face in a reference direction lies on the far one of each cell. [cell], or nothing
std::vector<std::int64_t> find_next(const Mesh& mesh, const Starting& starting, int direction) {
  const std::int64_t cells = mesh.num_cells();
  const std::int64_t nodes = mesh.num_nodes();
  const int vertices = num_vertices(mesh.cell);
  const int across = 1 << direction;
  const auto point = [&](std::int64_t cell, int vertex) { return mesh.cells[index(cell * nodes + vertex)]; };
  std::vector<std::int64_t> next(index(cells), nothing);
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    const auto shared = index(point(cell, across));
    for (std::int64_t i = starting.begin[shared]; i < starting.begin[shared + 1]; ++i) {
      const std::int64_t other = starting.cells[index(i)];
      bool is_next = other != cell;
      for (int v = 0; v < vertices; ++v)
        is_next = is_next && ((v & across) != 0 || point(other, v) == point(cell, v + across));
      if (is_next) next[index(cell)] = other;
    }
  }
  return next;
}

// Appends some rows, bisected into blocks of that many by the middle cells of the rows.
void append(const Rows& rows, const std::vector<std::int64_t>& numbers, const std::vector<Midpoint>& middles,
            std::int64_t block_rows, std::vector<std::int64_t>& order) {
  std::vector<Midpoint> things;
  things.reserve(numbers.size());
  for (const std::int64_t number : numbers) things.push_back({middles[index(rows.middle(number))].x, number});
  bisect(things, block_rows);
  for (const Midpoint& thing : things)
    order.insert(order.end(), rows.things.begin() + rows.begin[index(thing.cell)],
                 rows.things.begin() + rows.begin[index(thing.cell) + 1]);
}

}  // namespace

std::vector<std::int64_t> order_cells_in_rows(const Mesh& mesh, std::int64_t block_cells, std::int64_t row) {
  constexpr const char* place = "order_cells_in_rows";
  require(!is_simplex(mesh.cell), place, "simplices do not form rows");
  require(row >= 1, place, "a row has at least one cell");
  require(block_cells >= row && block_cells % row == 0, place, "block_cells must be a multiple of row");
  const Starting starting = find_starting(mesh);
  const Rows rows = cut_rows(find_next(mesh, starting, 0), row);
  const std::array<std::int64_t, 2> extents = block_extents(mesh.dimension(), block_cells / row, row);
  Rows blocks = join_rows(rows, find_next(mesh, starting, 1), extents[0]);
  if (extents[1] > 1) blocks = join_rows(blocks, find_next(mesh, starting, 2), extents[1]);
  const std::vector<Midpoint> middles = midpoints(mesh, 31);
  std::vector<std::int64_t> order;
  order.reserve(rows.things.size());
  append(blocks, blocks.full, middles, block_cells / (row * extents[0] * extents[1]), order);
  append(rows, rows_left(rows, blocks), middles, block_cells / row, order);
  append(rows, rows.short_rows, middles, block_cells / row, order);
  return order;
}

}  // namespace femforge
