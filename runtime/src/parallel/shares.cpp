#include <femforge/parallel/shares.hpp>

#include <algorithm>
#include <numeric>
#include <string>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "ordering/midpoints.hpp"

namespace femforge {
namespace {

using Iterator = std::vector<Midpoint>::iterator;

// Cells [begin, end) for the processes from `first` on, `processes` of them.
void deal_out(Iterator begin, Iterator end, int first, int processes, std::vector<int>& process_of_cell) {
  if (processes == 1 || begin == end) {
    for (auto cell = begin; cell != end; ++cell) process_of_cell[index(cell->cell)] = first;
    return;
  }
  const MidpointBox box = bounding_box(begin, end);
  std::size_t axis = 2;
  for (const std::size_t a : {1U, 0U})
    if (box.extent(a) > box.extent(axis)) axis = a;
  const int lower = processes / 2;
  const auto middle = begin + (end - begin) * lower / processes;
  // Without ties, so that the same mesh gives the same shares.
  std::nth_element(begin, middle, end, [axis](const Midpoint& a, const Midpoint& b) {
    for (std::size_t step = 0; step < 3; ++step) {
      const std::size_t d = (axis + 3 - step) % 3;
      if (a.x[d] != b.x[d]) return a.x[d] < b.x[d];
    }
    return a.cell < b.cell;
  });
  deal_out(begin, middle, first, lower, process_of_cell);
  deal_out(middle, end, first + lower, processes - lower, process_of_cell);
}

void check_process(const char* place, int processes, int process) {
  require(processes >= 1, place, "there are no processes");
  if (process < 0 || process >= processes)
    throw Error(place, "there is no process " + std::to_string(process),
                "they are numbered from 0 to " + std::to_string(processes - 1));
}

// Marked facets all of whose vertices are points of the share and that a cell of it has: at least those of
// its cells. One that merely lies between its points belongs to no cell, and is found by none.
void add_marked_facets(const Mesh& whole, const std::vector<std::int32_t>& local, Mesh& mesh) {
  mesh.facet_marker_names = whole.facet_marker_names;
  if (whole.facet_markers.empty()) return;
  const std::size_t vertices = whole.facet_points.size() / whole.facet_markers.size();
  for (std::size_t facet = 0; facet < whole.facet_markers.size(); ++facet) {
    const auto first = whole.facet_points.begin() + static_cast<std::ptrdiff_t>(facet * vertices);
    const auto last = first + static_cast<std::ptrdiff_t>(vertices);
    if (std::any_of(first, last, [&](std::int32_t point) { return local[index(point)] < 0; })) continue;
    for (auto point = first; point != last; ++point) mesh.facet_points.push_back(local[index(*point)]);
    mesh.facet_markers.push_back(whole.facet_markers[facet]);
  }
}

// How many shares in each direction: those with the smallest cuts, among those that leave no share empty as
// long as there are any.
std::array<int, 3> shares_of_box(const BoxOptions& options, int processes) {
  const int dim = dimension(options.cell);
  std::array<int, 3> best{processes, 1, 1};
  double least = -1;
  for (int x = 1; x <= processes; ++x) {
    if (processes % x != 0) continue;
    for (int y = 1; y <= processes / x; ++y) {
      if (processes / x % y != 0) continue;
      const std::array<int, 3> shares{x, y, processes / x / y};
      double cut = 0;
      double empty = 0;
      for (std::size_t a = 0; a < 3; ++a) {
        if (a >= index(dim)) {
          if (shares[a] > 1) empty = -1;
          continue;
        }
        double side = 1;
        for (std::size_t b = 0; b < index(dim); ++b)
          if (b != a) side *= options.divisions[b];
        cut += side * (shares[a] - 1);
        if (empty >= 0) empty += std::max(0, shares[a] - options.divisions[a]);
      }
      if (empty < 0) continue;
      const double cost = cut + 1e18 * empty;
      if (least >= 0 && cost >= least) continue;
      least = cost;
      best = shares;
    }
  }
  return best;
}

}  // namespace

std::vector<int> partition_cells(const Mesh& mesh, int processes) {
  check_process("partition_cells", processes, 0);
  std::vector<int> result(index(mesh.num_cells()), 0);
  if (processes == 1 || result.empty()) return result;
  constexpr int bits = 31;
  std::vector<Midpoint> cells = midpoints(mesh, bits);
  deal_out(cells.begin(), cells.end(), 0, processes, result);
  return result;
}

MeshShare share_of(const Mesh& mesh, const std::vector<int>& process_of_cell, int process) {
  require(process_of_cell.size() == index(mesh.num_cells()), "share_of",
          "there is not one process for each cell");
  const std::size_t nodes = index(mesh.num_nodes());
  const std::size_t dim = index(mesh.dimension());
  std::vector<std::int32_t> local(index(mesh.num_points()), -1);
  for (std::size_t cell = 0; cell < process_of_cell.size(); ++cell)
    if (process_of_cell[cell] == process)
      for (std::size_t node = 0; node < nodes; ++node) local[index(mesh.cells[cell * nodes + node])] = 0;
  MeshShare share;
  share.mesh.cell = mesh.cell;
  share.mesh.degree = mesh.degree;
  share.mesh.marker_names = mesh.marker_names;
  for (std::size_t point = 0; point < local.size(); ++point) {
    if (local[point] < 0) continue;
    local[point] = static_cast<std::int32_t>(share.points.size());
    share.points.push_back(static_cast<std::int64_t>(point));
    const auto x = mesh.points.begin() + static_cast<std::ptrdiff_t>(point * dim);
    share.mesh.points.insert(share.mesh.points.end(), x, x + static_cast<std::ptrdiff_t>(dim));
  }
  for (std::size_t cell = 0; cell < process_of_cell.size(); ++cell) {
    if (process_of_cell[cell] != process) continue;
    for (std::size_t node = 0; node < nodes; ++node)
      share.mesh.cells.push_back(local[index(mesh.cells[cell * nodes + node])]);
    if (!mesh.markers.empty()) share.mesh.markers.push_back(mesh.markers[cell]);
  }
  add_marked_facets(mesh, local, share.mesh);
  return share;
}

MeshShare share_of_box(const BoxOptions& options, int processes, int process) {
  check_process("share_of_box", processes, process);
  const std::array<int, 3> shares = shares_of_box(options, processes);
  const std::array<int, 3> place{process % shares[0], process / shares[0] % shares[1],
                                 process / shares[0] / shares[1]};
  std::array<int, 3> first{};
  std::array<int, 3> divisions{1, 1, 1};
  const std::size_t dim = index(dimension(options.cell));
  for (std::size_t a = 0; a < dim; ++a) {
    const auto cut = [&](int share) {
      return static_cast<int>(std::int64_t{options.divisions[a]} * share / shares[a]);
    };
    first[a] = cut(place[a]);
    divisions[a] = cut(place[a] + 1) - first[a];
  }
  MeshShare share;
  if (std::any_of(divisions.begin(), divisions.end(), [](int each) { return each == 0; })) {
    share.mesh.cell = options.cell;
    share.mesh.degree = options.degree;
    return share;
  }
  share.mesh = make_box_part(options, first, divisions);
  std::array<std::int64_t, 3> size{1, 1, 1};  // points of the whole box
  std::array<std::int64_t, 3> own{1, 1, 1};   // and of the share
  for (std::size_t a = 0; a < dim; ++a) {
    size[a] = std::int64_t{options.divisions[a]} * options.degree + 1;
    own[a] = std::int64_t{divisions[a]} * options.degree + 1;
  }
  share.points.reserve(index(share.mesh.num_points()));
  for (std::int64_t z = 0; z < own[2]; ++z)
    for (std::int64_t y = 0; y < own[1]; ++y)
      for (std::int64_t x = 0; x < own[0]; ++x)
        share.points.push_back(
            first[0] * options.degree + x +
            size[0] * (first[1] * options.degree + y + size[1] * (first[2] * options.degree + z)));
  return share;
}

}  // namespace femforge
