#include "ordering/point_numbers.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>

namespace femforge {
namespace {

constexpr std::int32_t unnumbered = -1;

std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

// Gives points their numbers, one after another.
class Numbering {
 public:
  explicit Numbering(const Mesh& mesh) : new_point_(index(mesh.num_points()), unnumbered) {
    old_point_.reserve(new_point_.size());
  }
  bool has(std::int32_t point) const { return new_point_[index(point)] != unnumbered; }
  void touch(std::int32_t point) {
    if (has(point)) return;
    new_point_[index(point)] = static_cast<std::int32_t>(old_point_.size());
    old_point_.push_back(point);
  }
  // Renames the points of a mesh, after all that have no number yet got one. [new point] -> old point
  std::vector<std::int32_t> apply(Mesh& mesh) {
    const std::int64_t count = mesh.num_points();
    for (std::int64_t point = 0; point < count; ++point) touch(static_cast<std::int32_t>(point));
    const auto places = static_cast<std::int64_t>(mesh.cells.size());
#pragma omp parallel for schedule(static)
    for (std::int64_t i = 0; i < places; ++i) mesh.cells[index(i)] = new_point_[index(mesh.cells[index(i)])];
    for (std::int32_t& point : mesh.facet_points) point = new_point_[index(point)];
    const auto dim = static_cast<std::ptrdiff_t>(mesh.dimension());
    std::vector<double> points(mesh.points.size());
#pragma omp parallel for schedule(static)
    for (std::int64_t point = 0; point < count; ++point)
      std::copy_n(mesh.points.begin() + old_point_[index(point)] * dim, dim, points.begin() + point * dim);
    mesh.points = std::move(points);
    return std::move(old_point_);
  }

 private:
  std::vector<std::int32_t> new_point_;
  std::vector<std::int32_t> old_point_;
};

// The blocks of cells that a point belongs to.
struct Sharing {
  std::atomic<std::int64_t> first{INT64_MAX};
  std::atomic<std::int64_t> last{-1};
  std::atomic<std::uint64_t> sum{0};  // of their hashes: tells sets of blocks apart
};

template <class T, class Better>
void improve(std::atomic<T>& value, T offered, Better better) {
  T now = value.load(std::memory_order_relaxed);
  while (better(offered, now) && !value.compare_exchange_weak(now, offered, std::memory_order_relaxed))
    continue;
}

// The points of a block that have no number yet, each once: in the order of nodes, then cells.
std::vector<std::int32_t> points_left(const Mesh& mesh, const Numbering& numbering, std::int64_t begin,
                                      std::int64_t end) {
  const std::int64_t nodes = mesh.num_nodes();
  std::vector<std::pair<std::int32_t, std::int64_t>> found;  // point, place
  for (std::int64_t node = 0; node < nodes; ++node) {
    for (std::int64_t cell = begin; cell < end; ++cell) {
      const std::int32_t point = mesh.cells[index(cell * nodes + node)];
      if (!numbering.has(point)) found.emplace_back(point, static_cast<std::int64_t>(found.size()));
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end(),
                          [](const auto& a, const auto& b) { return a.first == b.first; }),
              found.end());
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  std::vector<std::int32_t> points(found.size());
  std::transform(found.begin(), found.end(), points.begin(), [](const auto& entry) { return entry.first; });
  return points;
}

// Block by block the points that have no number yet, in the first block that has them, by what other blocks
// have them too.
std::vector<std::vector<std::int32_t>> group_left(const Mesh& mesh, const Numbering& numbering,
                                                  std::int64_t block_cells) {
  const std::int64_t cells = mesh.num_cells();
  const std::int64_t blocks = (cells + block_cells - 1) / block_cells;
  std::vector<Sharing> sharing(index(mesh.num_points()));
  std::vector<std::vector<std::int32_t>> result(index(blocks));
#pragma omp parallel for schedule(dynamic, 64)
  for (std::int64_t block = 0; block < blocks; ++block) {
    result[index(block)] =
        points_left(mesh, numbering, block * block_cells, std::min((block + 1) * block_cells, cells));
    for (const std::int32_t point : result[index(block)]) {
      Sharing& shared = sharing[index(point)];
      improve(shared.first, block, std::less<>());
      improve(shared.last, block, std::greater<>());
      shared.sum.fetch_add(mix(static_cast<std::uint64_t>(block) + 1), std::memory_order_relaxed);
    }
  }
#pragma omp parallel for schedule(dynamic, 64)
  for (std::int64_t block = 0; block < blocks; ++block) {
    std::vector<std::int32_t>& points = result[index(block)];
    points.erase(std::remove_if(points.begin(), points.end(),
                                [&](std::int32_t point) { return sharing[index(point)].first != block; }),
                 points.end());
    const auto key = [&](std::int32_t point) {
      return std::pair(sharing[index(point)].last.load(), sharing[index(point)].sum.load());
    };
    std::stable_sort(points.begin(), points.end(),
                     [&](std::int32_t a, std::int32_t b) { return key(a) < key(b); });
  }
  return result;
}

// Numbers the points that have no number yet, and renames all.
std::vector<std::int32_t> number_groups(Mesh& mesh, std::int64_t block_cells, Numbering& numbering) {
  for (const std::vector<std::int32_t>& points : group_left(mesh, numbering, block_cells))
    for (const std::int32_t point : points) numbering.touch(point);
  return numbering.apply(mesh);
}

}  // namespace

std::vector<std::int32_t> renumber_points(Mesh& mesh, std::int64_t block_cells) {
  require(block_cells >= 1, "renumber_points", "a block has at least one cell");
  Numbering numbering(mesh);
  const std::int64_t nodes = mesh.num_nodes();
  for (std::int64_t first = 0; first < mesh.num_cells(); first += block_cells) {
    const std::int64_t end = std::min(first + block_cells, mesh.num_cells());
    for (std::int64_t node = 0; node < nodes; ++node)
      for (std::int64_t cell = first; cell < end; ++cell)
        numbering.touch(mesh.cells[index(cell * nodes + node)]);
  }
  return numbering.apply(mesh);
}

std::vector<std::int32_t> number_points_of_rows(Mesh& mesh, std::int64_t block_cells) {
  Numbering numbering(mesh);
  const std::int64_t nodes = mesh.num_nodes();
  std::int32_t before = unnumbered;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    const std::int32_t point = mesh.cells[index(cell * nodes)];
    if (point != before) numbering.touch(point);
    before = point;
  }
  return number_groups(mesh, block_cells, numbering);
}

std::vector<std::int32_t> number_points_in_groups(Mesh& mesh, std::int64_t block_cells) {
  Numbering numbering(mesh);
  return number_groups(mesh, block_cells, numbering);
}

}  // namespace femforge
