// Rows of quadrilaterals and hexahedra.
#include <algorithm>
#include <array>

#include "bisection.hpp"
#include "femforge/error.hpp"
#include "femforge/ordering.hpp"
#include "rows.hpp"

namespace femforge {
namespace {

constexpr std::int64_t none = -1;

std::size_t index(std::int64_t i) {
  return static_cast<std::size_t>(i);
}

// The cell whose face without the first reference direction lies on the far one of each cell. [cell], or none
std::vector<std::int64_t> find_next(const Mesh& mesh) {
  const std::int64_t cells = mesh.num_cells();
  const std::int64_t nodes = mesh.num_nodes();
  const int vertices = num_vertices(mesh.cell);
  const auto point = [&](std::int64_t cell, int vertex) { return mesh.cells[index(cell * nodes + vertex)]; };
  // Cells by their first point.
  std::vector<std::int64_t> begin(index(mesh.num_points()) + 2, 0);
  for (std::int64_t cell = 0; cell < cells; ++cell) ++begin[index(point(cell, 0)) + 2];
  for (std::size_t i = 2; i < begin.size(); ++i) begin[i] += begin[i - 1];
  std::vector<std::int64_t> starting(index(cells));
  for (std::int64_t cell = 0; cell < cells; ++cell)
    starting[index(begin[index(point(cell, 0)) + 1]++)] = cell;
  std::vector<std::int64_t> next(index(cells), none);
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    const auto shared = index(point(cell, 1));
    for (std::int64_t i = begin[shared]; i < begin[shared + 1]; ++i) {
      bool is_next = starting[index(i)] != cell;
      for (int v = 0; v < vertices; v += 2)
        is_next = is_next && point(starting[index(i)], v) == point(cell, v + 1);
      if (is_next) next[index(cell)] = starting[index(i)];
    }
  }
  return next;
}

// Appends some rows, bisected into patches of that many by the middle cells of the rows.
void append(const Rows& rows, const std::vector<std::int64_t>& numbers, const std::vector<Midpoint>& middles,
            std::int64_t patch_rows, std::vector<std::int64_t>& order) {
  std::vector<Midpoint> things;
  things.reserve(numbers.size());
  for (const std::int64_t number : numbers) things.push_back({middles[index(rows.middle(number))].x, number});
  bisect(things, patch_rows);
  for (const Midpoint& thing : things)
    order.insert(order.end(), rows.things.begin() + rows.begin[index(thing.cell)],
                 rows.things.begin() + rows.begin[index(thing.cell) + 1]);
}

}  // namespace

Rows cut_rows(const std::vector<std::int64_t>& next, std::int64_t row) {
  const auto count = static_cast<std::int64_t>(next.size());
  std::vector<bool> has_previous(next.size(), false);
  for (const std::int64_t thing : next)
    if (thing != none) has_previous[index(thing)] = true;
  std::vector<bool> done(next.size(), false);
  Rows rows;
  rows.things.reserve(next.size());
  const auto follow = [&](std::int64_t thing) {
    while (thing != none && !done[index(thing)]) {
      std::int64_t length = 0;
      for (; length < row && thing != none && !done[index(thing)]; ++length) {
        done[index(thing)] = true;
        rows.things.push_back(thing);
        thing = next[index(thing)];
      }
      (length == row ? rows.full : rows.short_rows).push_back(rows.size());
      rows.begin.push_back(static_cast<std::int64_t>(rows.things.size()));
    }
  };
  for (std::int64_t thing = 0; thing < count; ++thing)
    if (!has_previous[index(thing)]) follow(thing);
  for (std::int64_t thing = 0; thing < count; ++thing) follow(thing);
  return rows;
}

std::vector<std::int64_t> order_cells_in_rows(const Mesh& mesh, std::int64_t patch_cells, std::int64_t row) {
  constexpr const char* place = "order_cells_in_rows";
  require(!is_simplex(mesh.cell), place, "simplices do not form rows");
  require(row >= 1, place, "a row has at least one cell");
  require(patch_cells >= row && patch_cells % row == 0, place, "patch_cells must be a multiple of row");
  const Rows rows = cut_rows(find_next(mesh), row);
  const std::vector<Midpoint> middles = midpoints(mesh, 31);
  std::vector<std::int64_t> order;
  order.reserve(rows.things.size());
  append(rows, rows.full, middles, patch_cells / row, order);
  append(rows, rows.short_rows, middles, patch_cells / row, order);
  return order;
}

}  // namespace femforge
