// Recursive coordinate bisection of the cells of a mesh.
#include <algorithm>
#include <cmath>

#include <femforge/error.hpp>
#include <femforge/ordering/ordering.hpp>
#include "ordering/bisection.hpp"

namespace femforge {
namespace {

using Iterator = std::vector<Midpoint>::iterator;

// Parts below this are not worth a task of their own.
constexpr std::ptrdiff_t least_task = 2048;

// An order without ties: along one axis, then along the others, then by number. So the two sides of a cut
// hold the same cells whatever the order was before.
bool is_before(const Midpoint& a, const Midpoint& b, std::size_t axis) {
  for (std::size_t step = 0; step < 3; ++step) {
    const std::size_t d = (axis + 3 - step) % 3;
    if (a.x[d] != b.x[d]) return a.x[d] < b.x[d];
  }
  return a.cell < b.cell;
}

std::size_t widest_axis(const MidpointBox& box) {
  std::size_t result = 2;
  for (const std::size_t a : {1U, 0U})
    if (box.extent(a) > box.extent(result)) result = a;
  return result;
}

// The multiple of block_cells in the middle third that lies between two layers of the midpoints, if there is
// one, else `middle`. Layers are taken to be as large as the one that `middle` cuts, [begin, end).
std::ptrdiff_t cut_between_layers(std::ptrdiff_t count, std::ptrdiff_t block_cells, std::ptrdiff_t middle,
                                  std::ptrdiff_t begin, std::ptrdiff_t end) {
  const std::ptrdiff_t layer = end - begin;
  while (begin >= count / 3 || end <= count - count / 3) {
    const bool below = begin > 0 && begin >= count / 3 && begin % block_cells == 0;
    const bool above = end < count && end <= count - count / 3 && end % block_cells == 0;
    if (below && above) return middle - begin <= end - middle ? begin : end;
    if (below || above) return below ? begin : end;
    begin -= layer;
    end += layer;
  }
  return middle;
}

// Puts the cells of the lower part first, and returns how many they are: a multiple of block_cells.
std::ptrdiff_t cut(Iterator begin, Iterator end, std::ptrdiff_t block_cells, std::size_t axis) {
  const auto before = [axis](const Midpoint& a, const Midpoint& b) { return is_before(a, b, axis); };
  const std::ptrdiff_t count = end - begin;
  const std::ptrdiff_t blocks = (count + block_cells - 1) / block_cells;
  const std::ptrdiff_t middle = blocks / 2 * block_cells;
  std::nth_element(begin, begin + middle, end, before);
  const std::uint32_t layer = (begin + middle)->x[axis];
  std::ptrdiff_t layer_begin = 0;
  std::ptrdiff_t layer_size = 0;
  for (auto midpoint = begin; midpoint != end; ++midpoint) {
    layer_begin += midpoint->x[axis] < layer ? 1 : 0;
    layer_size += midpoint->x[axis] == layer ? 1 : 0;
  }
  const std::ptrdiff_t better =
      cut_between_layers(count, block_cells, middle, layer_begin, layer_begin + layer_size);
  if (better < middle) std::nth_element(begin, begin + better, begin + middle, before);
  if (better > middle) std::nth_element(begin + middle, begin + better, end, before);
  return better;
}

// Numbers of slabs, in each direction, in which the places of a block lie if they are about equal boxes.
std::array<std::uint64_t, 3> count_slabs(const MidpointBox& box, std::ptrdiff_t places) {
  double volume = 1;
  int dim = 0;
  for (std::size_t a = 0; a < 3; ++a) {
    if (box.upper[a] == box.lower[a]) continue;
    volume *= box.extent(a);
    ++dim;
  }
  const double per_length = dim == 0 ? 0 : std::pow(static_cast<double>(places) / volume, 1.0 / dim);
  std::array<std::uint64_t, 3> result{};
  // Two of them share 32 bits in the keys of sort_block.
  for (std::size_t a = 0; a < 3; ++a)
    result[a] = static_cast<std::uint64_t>(std::clamp(std::round(box.extent(a) * per_length), 1.0, 65535.0));
  return result;
}

// Different midpoints: cells that have one in common fill its place together.
std::ptrdiff_t count_places(Iterator begin, Iterator end) {
  std::vector<std::array<std::uint32_t, 3>> places;
  places.reserve(static_cast<std::size_t>(end - begin));
  for (auto midpoint = begin; midpoint != end; ++midpoint) places.push_back(midpoint->x);
  std::sort(places.begin(), places.end());
  return std::unique(places.begin(), places.end()) - places.begin();
}

// Sorts the cells of a block by rows along x.
void sort_block(Iterator begin, Iterator end) {
  const MidpointBox box = bounding_box(begin, end);
  const std::array<std::uint64_t, 3> slabs = count_slabs(box, count_places(begin, end));
  const auto slab = [&](const Midpoint& midpoint, std::size_t a) {
    const std::uint64_t extent = std::max(box.upper[a] - box.lower[a], 1U);
    return std::min((midpoint.x[a] - box.lower[a]) * slabs[a] / extent, slabs[a] - 1);
  };
  std::vector<std::pair<std::uint64_t, Midpoint>> keyed;
  keyed.reserve(static_cast<std::size_t>(end - begin));
  for (auto midpoint = begin; midpoint != end; ++midpoint)
    keyed.emplace_back((slab(*midpoint, 2) * slabs[1] + slab(*midpoint, 1)) << 32U | midpoint->x[0],
                       *midpoint);
  std::sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first < b.first : is_before(a.second, b.second, 2);
  });
  std::transform(keyed.begin(), keyed.end(), begin, [](const auto& entry) { return entry.second; });
}

// The parts are independent of one another, and each is ordered by its own cells alone: tasks change nothing
// but the time.
void bisect_range(Iterator begin, Iterator end, std::ptrdiff_t block_cells) {
  const std::ptrdiff_t count = end - begin;
  if (count <= block_cells) {
    if (count > 0) sort_block(begin, end);
    return;
  }
  const Iterator middle = begin + cut(begin, end, block_cells, widest_axis(bounding_box(begin, end)));
#pragma omp task if (count > least_task)
  bisect_range(begin, middle, block_cells);
  bisect_range(middle, end, block_cells);
}

}  // namespace

void bisect(std::vector<Midpoint>& things, std::ptrdiff_t block) {
#pragma omp parallel
#pragma omp single
  bisect_range(things.begin(), things.end(), block);
}

std::vector<std::int64_t> order_cells(const Mesh& mesh, std::int64_t block_cells) {
  require(block_cells >= 1, "order_cells", "a block has at least one cell");
  std::vector<Midpoint> cells = midpoints(mesh, 31);
  bisect(cells, block_cells);
  std::vector<std::int64_t> order(cells.size());
  std::transform(cells.begin(), cells.end(), order.begin(),
                 [](const Midpoint& midpoint) { return midpoint.cell; });
  return order;
}

}  // namespace femforge
