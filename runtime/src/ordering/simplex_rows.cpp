#include "ordering/simplex_rows.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include <femforge/index.hpp>
#include "ordering/bisection.hpp"
#include "ordering/heights.hpp"
#include "ordering/rows.hpp"

namespace femforge {
namespace {

// For each point and axis the neighbour that lies straightest ahead, and that straightest behind: the cosine
// of the angle in the upper half, so that the largest number wins, and the point in the lower one. Threads
// agree on the result.
class Straightest {
 public:
  explicit Straightest(std::int64_t points) : best_(index(points)) {}

  void offer(std::size_t axis, std::int32_t low, std::int32_t high, double squared_cosine) {
    raise(best_[index(low)][axis], squared_cosine, high);
    raise(best_[index(high)][3 + axis], squared_cosine, low);
  }
  std::int64_t ahead(std::size_t axis, std::int64_t point) const { return other(best_[index(point)][axis]); }
  std::int64_t behind(std::size_t axis, std::int64_t point) const {
    return other(best_[index(point)][3 + axis]);
  }

 private:
  using Value = std::atomic<std::uint64_t>;

  static void raise(Value& best, double squared_cosine, std::int32_t other) {
    constexpr double steps = 0x1p31;
    const std::uint64_t offered = static_cast<std::uint64_t>(squared_cosine * steps) << 32U |
                                  (0xffffffffU - static_cast<std::uint32_t>(other));
    std::uint64_t now = best.load(std::memory_order_relaxed);
    while (now < offered && !best.compare_exchange_weak(now, offered, std::memory_order_relaxed)) continue;
  }
  static std::int64_t other(const Value& best) {
    const std::uint64_t value = best.load(std::memory_order_relaxed);
    return value == 0 ? nothing : static_cast<std::int64_t>(0xffffffffU - (value & 0xffffffffU));
  }

  std::vector<std::array<Value, 6>> best_;  // those ahead along each axis, then those behind
};

// Offers the edges of a cell that run along an axis.
void offer_edges(const Mesh& mesh, const std::array<double, 3>& unit, std::int64_t cell, Straightest& found) {
  constexpr double least = 0.5;  // 45 degrees
  const auto dim = index(mesh.dimension());
  const auto vertices = index(num_vertices(mesh.cell));
  const std::int32_t* points = mesh.cells.data() + cell * mesh.num_nodes();
  std::array<std::array<double, 3>, 4> x{};
  for (std::size_t v = 0; v < vertices; ++v)
    for (std::size_t a = 0; a < dim; ++a) x[v][a] = mesh.points[index(points[v]) * dim + a] / unit[a];
  for (std::size_t v = 0; v < vertices; ++v) {
    for (std::size_t w = v + 1; w < vertices; ++w) {
      double square = 0;
      for (std::size_t a = 0; a < dim; ++a) square += (x[w][a] - x[v][a]) * (x[w][a] - x[v][a]);
      for (std::size_t a = 0; a < dim; ++a) {
        const double along = x[w][a] - x[v][a];
        if (!(along * along > least * square)) continue;
        const double cosine = std::min(along * along / square, 1.0);
        found.offer(a, points[along > 0 ? v : w], points[along > 0 ? w : v], cosine);
      }
    }
  }
}

// The point that follows each along each axis: each of the two is the other's straightest neighbour.
// [axis][point], or nothing
std::array<std::vector<std::int64_t>, 3> find_next(const Mesh& mesh, const std::array<double, 3>& unit) {
  const std::int64_t count = mesh.num_cells();
  const std::int64_t points = mesh.num_points();
  const auto dim = index(mesh.dimension());
  Straightest found(points);
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell) offer_edges(mesh, unit, cell, found);
  std::array<std::vector<std::int64_t>, 3> next;
  for (std::size_t a = 0; a < dim; ++a) next[a].resize(index(points), nothing);
#pragma omp parallel for schedule(static)
  for (std::int64_t point = 0; point < points; ++point) {
    for (std::size_t a = 0; a < dim; ++a) {
      const std::int64_t other = found.ahead(a, point);
      if (other != nothing && found.behind(a, other) == point) next[a][index(point)] = other;
    }
  }
  return next;
}

// Cells by their first point.
struct Stars {
  std::vector<std::int64_t> begin;  // [point + 1]
  std::vector<std::int64_t> cells;  // of a point, by the heights of the others
};

// Order of the cells of one star: where the mesh looks the same, the same.
void sort_star(const Mesh& mesh, const std::vector<float>& heights, std::vector<std::int64_t>::iterator begin,
               std::vector<std::int64_t>::iterator end) {
  struct Key {
    std::array<std::pair<float, std::int32_t>, 3> others;
    std::int64_t cell;
  };
  const auto vertices = index(num_vertices(mesh.cell));
  std::vector<Key> keys;
  keys.reserve(static_cast<std::size_t>(end - begin));
  for (auto cell = begin; cell != end; ++cell) {
    const std::int32_t* points = mesh.cells.data() + *cell * mesh.num_nodes();
    constexpr std::pair unused(std::numeric_limits<float>::max(), std::int32_t{0});
    Key key{{unused, unused, unused}, *cell};
    for (std::size_t v = 1; v < vertices; ++v) key.others[v - 1] = {heights[index(points[v])], points[v]};
    std::sort(key.others.begin(), key.others.end());
    keys.push_back(key);
  }
  std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) {
    return a.others != b.others ? a.others < b.others : a.cell < b.cell;
  });
  std::transform(keys.begin(), keys.end(), begin, [](const Key& key) { return key.cell; });
}

Stars find_stars(const Mesh& mesh) {
  const std::int64_t nodes = mesh.num_nodes();
  const std::int64_t count = mesh.num_cells();
  const std::int64_t points = mesh.num_points();
  Stars stars;
  std::vector<std::atomic<std::int64_t>> place(index(points));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell)
    place[index(mesh.cells[index(cell * nodes)])].fetch_add(1, std::memory_order_relaxed);
  stars.begin.resize(index(points) + 1, 0);
  for (std::int64_t point = 0; point < points; ++point)
    stars.begin[index(point) + 1] =
        stars.begin[index(point)] + place[index(point)].exchange(stars.begin[index(point)]);
  stars.cells.resize(index(count));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < count; ++cell) {
    std::atomic<std::int64_t>& next = place[index(mesh.cells[index(cell * nodes)])];
    stars.cells[index(next.fetch_add(1, std::memory_order_relaxed))] = cell;
  }
  const std::vector<float> heights = point_heights(mesh);
#pragma omp parallel for schedule(static)
  for (std::int64_t point = 0; point < points; ++point)
    sort_star(mesh, heights, stars.cells.begin() + stars.begin[index(point)],
              stars.cells.begin() + stars.begin[index(point) + 1]);
  return stars;
}

// A grid for points, in units of cells.
class Grid {
 public:
  Grid(const Mesh& mesh, const std::array<double, 3>& unit) : mesh_(mesh) {
    const auto dim = index(mesh.dimension());
    std::array<double, 3> upper{};
    double most = 0;
    for (std::size_t a = 0; a < dim; ++a) {
      lower_[a] = upper[a] = mesh.points[a];
      for (std::size_t i = a; i < mesh.points.size(); i += dim) {
        lower_[a] = std::min(lower_[a], mesh.points[i]);
        upper[a] = std::max(upper[a], mesh.points[i]);
      }
      most = std::max(most, (upper[a] - lower_[a]) / unit[a]);
    }
    for (std::size_t a = 0; a < dim; ++a) scale_[a] = most > 0 ? (intervals - 1) / most / unit[a] : 0;
  }
  std::array<std::uint32_t, 3> operator()(std::int64_t point) const {
    const auto dim = index(mesh_.dimension());
    std::array<std::uint32_t, 3> result{};
    for (std::size_t a = 0; a < dim; ++a)
      result[a] = static_cast<std::uint32_t>((mesh_.points[index(point) * dim + a] - lower_[a]) * scale_[a]);
    return result;
  }

 private:
  static constexpr double intervals = 0x1p31;
  const Mesh& mesh_;
  std::array<double, 3> lower_{};
  std::array<double, 3> scale_{};
};

// Whether the cells of most points are, shifted by one point, those of the next. Cells at the end of a row
// have none that they could be compared with; there have to be others.
bool repeats(const Mesh& mesh, const std::vector<std::int64_t>& next, const Stars& stars) {
  constexpr std::int64_t enough = 100000;
  const auto vertices = index(num_vertices(mesh.cell));
  const std::int64_t step = std::max(mesh.num_cells() / enough, std::int64_t{1});
  std::int64_t seen = 0;
  std::int64_t inside = 0;
  std::int64_t repeated = 0;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); cell += step, ++seen) {
    const std::int32_t* points = mesh.cells.data() + cell * mesh.num_nodes();
    const auto is_shifted = [&](std::int64_t other) {
      const std::int32_t* others = mesh.cells.data() + other * mesh.num_nodes();
      return std::equal(points, points + vertices, others,
                        [&](std::int32_t a, std::int32_t b) { return next[index(a)] == b; });
    };
    const std::int64_t first = next[index(points[0])];
    if (std::any_of(points, points + vertices, [&](std::int32_t p) { return next[index(p)] == nothing; }))
      continue;
    ++inside;
    const auto begin = stars.cells.begin();
    repeated +=
        std::any_of(begin + stars.begin[index(first)], begin + stars.begin[index(first) + 1], is_shifted);
  }
  return 4 * inside >= seen && 2 * repeated > inside;
}

// Cells by the points of some rows, as many as a block has.
std::vector<std::int64_t> count_cells(const Rows& rows, const std::vector<std::int64_t>& numbers,
                                      const Stars& stars) {
  const auto count = static_cast<std::int64_t>(numbers.size());
  std::vector<std::int64_t> cells(numbers.size(), 0);
#pragma omp parallel for schedule(static)
  for (std::int64_t n = 0; n < count; ++n) {
    const std::size_t row = index(numbers[index(n)]);
    for (std::int64_t i = rows.begin[row]; i < rows.begin[row + 1]; ++i) {
      const std::size_t point = index(rows.things[index(i)]);
      cells[index(n)] += stars.begin[point + 1] - stars.begin[point];
    }
  }
  return cells;
}

// The cells of some rows, row by row.
std::vector<std::int64_t> cells_of(const Rows& rows, const std::vector<std::int64_t>& numbers,
                                   const Stars& stars) {
  std::vector<std::int64_t> end = count_cells(rows, numbers, stars);
  std::partial_sum(end.begin(), end.end(), end.begin());
  std::vector<std::int64_t> cells(end.empty() ? 0 : index(end.back()));
  const auto count = static_cast<std::int64_t>(numbers.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t n = 0; n < count; ++n) {
    const std::size_t row = index(numbers[index(n)]);
    auto place = cells.begin() + (n == 0 ? 0 : end[index(n - 1)]);
    for (std::int64_t i = rows.begin[row]; i < rows.begin[row + 1]; ++i) {
      const std::size_t point = index(rows.things[index(i)]);
      place = std::copy(stars.cells.begin() + stars.begin[point],
                        stars.cells.begin() + stars.begin[point + 1], place);
    }
  }
  return cells;
}

// Blocks in the order of their blocks: each is one.
std::vector<std::int64_t> bisect_blocks(const Rows& blocks, const Grid& grid) {
  std::vector<Midpoint> things;
  things.reserve(blocks.full.size());
  for (const std::int64_t block : blocks.full) things.push_back({grid(blocks.middle(block)), block});
  bisect(things, 1);
  std::vector<std::int64_t> order(things.size());
  std::transform(things.begin(), things.end(), order.begin(),
                 [](const Midpoint& thing) { return thing.cell; });
  return order;
}

// Appends the cells of some rows, each where the middle point of its row is, bisected into blocks. The order
// by rows is kept where midpoints are the same.
void append_bisected(const Rows& rows, const std::vector<std::int64_t>& numbers, const Stars& stars,
                     const Grid& grid, std::int64_t block_cells, std::vector<std::int64_t>& order) {
  const std::vector<std::int64_t> cells = cells_of(rows, numbers, stars);
  const std::vector<std::int64_t> counts = count_cells(rows, numbers, stars);
  std::vector<Midpoint> things;  // by their places in `cells`
  things.reserve(cells.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto x = grid(rows.middle(numbers[i]));
    for (std::int64_t c = 0; c < counts[i]; ++c)
      things.push_back({x, static_cast<std::int64_t>(things.size())});
  }
  bisect(things, block_cells);
  for (const Midpoint& thing : things) order.push_back(cells[index(thing.cell)]);
}

// Cubes of a block.
std::int64_t cubes_of(const Mesh& mesh, std::int64_t block_cells) {
  constexpr std::array<std::int64_t, 4> cells_of_cube{1, 1, 2, 6};
  return std::max(block_cells / cells_of_cube[index(mesh.dimension())], std::int64_t{1});
}

// Points of a row: about the edge of a block.
std::int64_t row_of(const Mesh& mesh, std::int64_t block_cells) {
  const auto cubes = static_cast<double>(cubes_of(mesh, block_cells));
  std::int64_t row = 1;
  while (std::pow(static_cast<double>(row), mesh.dimension()) < cubes) row *= 2;
  return row;
}

// Rows in blocks whose cells make a block.
Rows find_blocks(const Mesh& mesh, const std::array<std::vector<std::int64_t>, 3>& next, const Rows& rows,
                 const Stars& stars, std::int64_t block_cells) {
  const std::int64_t row = row_of(mesh, block_cells);
  const auto extents = block_extents(mesh.dimension(), cubes_of(mesh, block_cells) / row, row);
  Rows blocks = rows;
  for (std::size_t axis = 1; axis < index(mesh.dimension()); ++axis)
    if (extents[axis - 1] > 1) blocks = join_rows(blocks, next[axis], extents[axis - 1]);
  const std::vector<std::int64_t> cells = count_cells(blocks, blocks.full, stars);
  std::vector<std::int64_t> whole;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i] == block_cells) whole.push_back(blocks.full[i]);
  blocks.full = std::move(whole);
  return blocks;
}

}  // namespace

std::vector<std::int64_t> order_simplices_in_rows(const Mesh& mesh, std::int64_t block_cells) {
  const std::array<double, 3> unit = mean_extent(mesh);
  const std::array<std::vector<std::int64_t>, 3> next = find_next(mesh, unit);
  const Stars stars = find_stars(mesh);
  if (!repeats(mesh, next[0], stars)) return {};
  const Rows rows = cut_rows(next[0], row_of(mesh, block_cells));
  const Rows blocks = find_blocks(mesh, next, rows, stars, block_cells);
  std::vector<std::int64_t> left = rows_left(rows, blocks);
  left.insert(left.end(), rows.short_rows.begin(), rows.short_rows.end());
  const Grid grid(mesh, unit);
  std::vector<std::int64_t> order = cells_of(blocks, bisect_blocks(blocks, grid), stars);
  order.reserve(stars.cells.size());
  append_bisected(rows, left, stars, grid, block_cells, order);
  return order;
}

}  // namespace femforge
