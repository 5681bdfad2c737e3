#include <femforge/parallel/shares.hpp>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <string>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/ordering/ordering.hpp>
#include "mesh/facet_keys.hpp"
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

// Marked facets that a cell of the share has; one that merely lies between its points is another share's.
void add_marked_facets(const Mesh& whole, const std::vector<std::int32_t>& local, Mesh& mesh) {
  mesh.facet_marker_names = whole.facet_marker_names;
  if (whole.facet_markers.empty()) return;
  const std::size_t vertices = whole.facet_points.size() / whole.facet_markers.size();
  std::set<FacetKey> own;
  for_each_facet(mesh, [&](const CellFacet& facet) { own.insert(key_of(mesh, facet)); });
  std::vector<std::int32_t> points(vertices);
  for (std::size_t facet = 0; facet < whole.facet_markers.size(); ++facet) {
    const auto first = whole.facet_points.begin() + static_cast<std::ptrdiff_t>(facet * vertices);
    const auto last = first + static_cast<std::ptrdiff_t>(vertices);
    std::transform(first, last, points.begin(), [&](std::int32_t point) { return local[index(point)]; });
    if (own.count(key_of(points.data(), vertices)) == 0) continue;
    mesh.facet_points.insert(mesh.facet_points.end(), points.begin(), points.end());
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

// [cell] -> whether the share of a process has it.
std::vector<char> cells_of_share(const Mesh& mesh, const std::vector<int>& process_of_cell, int process,
                                 GhostCells ghosts) {
  std::vector<char> found(process_of_cell.size());
  for (std::size_t cell = 0; cell < found.size(); ++cell) found[cell] = process_of_cell[cell] == process;
  if (ghosts == GhostCells::none || found.empty()) return found;
  const FacetList facets = interior_facets(mesh);
  for (std::size_t k = 0; k < facets.cells.size(); k += 2) {
    const std::size_t a = index(facets.cells[k]);
    const std::size_t b = index(facets.cells[k + 1]);
    if (process_of_cell[a] == process || process_of_cell[b] == process) found[a] = found[b] = 1;
  }
  return found;
}

// [point] -> the process of the first cell that has it as a vertex; -1 for other points.
std::vector<int> owners_of_vertices(const Mesh& mesh, const std::vector<int>& process_of_cell) {
  std::vector<int> owners(index(mesh.num_points()), -1);
  for (std::int64_t cell = mesh.num_cells() - 1; cell >= 0; --cell)
    for (int vertex = 0; vertex < num_vertices(mesh.cell); ++vertex)
      owners[index(mesh.cells[index(cell * mesh.num_nodes() + vertex)])] = process_of_cell[index(cell)];
  return owners;
}

// Where the shares of a box begin and end in one direction, in units of its cells: [share], and the end.
std::vector<int> cuts_of(int divisions, int shares) {
  std::vector<int> cuts;
  for (int share = 0; share <= shares; ++share)
    cuts.push_back(static_cast<int>(std::int64_t{divisions} * share / shares));
  return cuts;
}

// A part of a box: its first division in each direction, and how many there are.
struct BoxPart {
  std::array<int, 3> first{};
  std::array<int, 3> divisions{1, 1, 1};
};

// Numbers in the whole box of the points of a part of it.
std::vector<std::int64_t> points_of_part(const BoxOptions& options, const BoxPart& part) {
  std::array<std::int64_t, 3> size{1, 1, 1};  // points of the whole box
  std::array<std::int64_t, 3> own{1, 1, 1};   // and of the part
  for (std::size_t a = 0; a < index(dimension(options.cell)); ++a) {
    size[a] = std::int64_t{options.divisions[a]} * options.degree + 1;
    own[a] = std::int64_t{part.divisions[a]} * options.degree + 1;
  }
  std::vector<std::int64_t> points;
  points.reserve(index(own[0] * own[1] * own[2]));
  for (std::int64_t z = 0; z < own[2]; ++z)
    for (std::int64_t y = 0; y < own[1]; ++y)
      for (std::int64_t x = 0; x < own[0]; ++x)
        points.push_back(
            part.first[0] * options.degree + x +
            size[0] * (part.first[1] * options.degree + y + size[1] * (part.first[2] * options.degree + z)));
  return points;
}

// The share that a division of a box is in.
int share_at(const std::array<int, 3>& division, const std::array<std::vector<int>, 3>& cuts,
             const std::array<int, 3>& shares) {
  int share = 0;
  int stride = 1;
  for (std::size_t a = 0; a < 3; ++a) {
    if (!cuts[a].empty()) {
      const auto next = std::upper_bound(cuts[a].begin(), cuts[a].end(), division[a]);
      share += stride * static_cast<int>(next - cuts[a].begin() - 1);
    }
    stride *= shares[a];
  }
  return share;
}

// The share that integrates over each vertex of a part of a box, -1 for other points: that of the first
// division of the box that has it. @param points of the part.
std::vector<int> vertex_owners_of_part(const BoxOptions& options, const std::vector<std::int64_t>& points,
                                       const std::array<std::vector<int>, 3>& cuts,
                                       const std::array<int, 3>& shares) {
  std::vector<int> owners;
  owners.reserve(points.size());
  for (std::int64_t point : points) {
    std::array<int, 3> division{};
    bool is_vertex = true;
    for (std::size_t a = 0; a < index(dimension(options.cell)); ++a) {
      const std::int64_t size = std::int64_t{options.divisions[a]} * options.degree + 1;
      const int at = static_cast<int>(point % size);
      point /= size;
      is_vertex = is_vertex && at % options.degree == 0;
      division[a] = std::max(0, at / options.degree - 1);
    }
    owners.push_back(is_vertex ? share_at(division, cuts, shares) : -1);
  }
  return owners;
}

// The share that each cell of a part of a box is in. @param cells that the part has, as many in each
// division.
std::vector<int> owners_of_part(const BoxPart& part, const std::array<std::vector<int>, 3>& cuts,
                                const std::array<int, 3>& shares, std::int64_t cells) {
  const std::int64_t boxes = std::int64_t{part.divisions[0]} * part.divisions[1] * part.divisions[2];
  const std::int64_t per_box = cells / boxes;
  std::vector<int> owners;
  owners.reserve(index(cells));
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    std::int64_t box = cell / per_box;
    std::array<int, 3> division{};
    for (std::size_t a = 0; a < 3; ++a) {
      division[a] = part.first[a] + static_cast<int>(box % part.divisions[a]);
      box /= part.divisions[a];
    }
    owners.push_back(share_at(division, cuts, shares));
  }
  return owners;
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

MeshShare share_of(const Mesh& mesh, const std::vector<int>& process_of_cell, int process,
                   GhostCells ghosts) {
  require(process_of_cell.size() == index(mesh.num_cells()), "share_of",
          "there is not one process for each cell");
  const std::size_t nodes = index(mesh.num_nodes());
  const std::size_t dim = index(mesh.dimension());
  const std::vector<char> has = cells_of_share(mesh, process_of_cell, process, ghosts);
  std::vector<std::int32_t> local(index(mesh.num_points()), -1);
  for (std::size_t cell = 0; cell < has.size(); ++cell)
    if (has[cell] != 0)
      for (std::size_t node = 0; node < nodes; ++node) local[index(mesh.cells[cell * nodes + node])] = 0;
  const std::vector<int> vertex_owners = owners_of_vertices(mesh, process_of_cell);
  MeshShare share;
  share.process = process;
  share.mesh.cell = mesh.cell;
  share.mesh.degree = mesh.degree;
  share.mesh.marker_names = mesh.marker_names;
  for (std::size_t point = 0; point < local.size(); ++point) {
    if (local[point] < 0) continue;
    local[point] = static_cast<std::int32_t>(share.points.size());
    share.points.push_back(static_cast<std::int64_t>(point));
    share.vertex_owners.push_back(vertex_owners[point]);
    const auto x = mesh.points.begin() + static_cast<std::ptrdiff_t>(point * dim);
    share.mesh.points.insert(share.mesh.points.end(), x, x + static_cast<std::ptrdiff_t>(dim));
  }
  for (std::size_t cell = 0; cell < process_of_cell.size(); ++cell) {
    if (has[cell] == 0) continue;
    if (ghosts != GhostCells::none) share.owners.push_back(process_of_cell[cell]);
    for (std::size_t node = 0; node < nodes; ++node)
      share.mesh.cells.push_back(local[index(mesh.cells[cell * nodes + node])]);
    if (!mesh.markers.empty()) share.mesh.markers.push_back(mesh.markers[cell]);
  }
  add_marked_facets(mesh, local, share.mesh);
  return share;
}

MeshShare share_of_box(const BoxOptions& options, int processes, int process, GhostCells ghosts) {
  check_process("share_of_box", processes, process);
  for (std::size_t a = 0; a < index(dimension(options.cell)); ++a)
    require(options.divisions[a] >= 1, "share_of_box",
            "there must be at least one division in each direction");
  const std::array<int, 3> shares = shares_of_box(options, processes);
  const std::array<int, 3> place{process % shares[0], process / shares[0] % shares[1],
                                 process / shares[0] / shares[1]};
  std::array<std::vector<int>, 3> cuts;
  BoxPart part;  // with what is around it, where there are ghosts
  bool has_cells = true;
  const int layer = ghosts == GhostCells::none ? 0 : 1;
  for (std::size_t a = 0; a < index(dimension(options.cell)); ++a) {
    cuts[a] = cuts_of(options.divisions[a], shares[a]);
    const int begin = cuts[a][index(place[a])];
    const int end = cuts[a][index(place[a] + 1)];
    has_cells = has_cells && begin < end;
    part.first[a] = std::max(0, begin - layer);
    part.divisions[a] = std::min(options.divisions[a], end + layer) - part.first[a];
  }
  MeshShare share;
  share.process = process;
  if (!has_cells) {
    share.mesh.cell = options.cell;
    share.mesh.degree = options.degree;
    return share;
  }
  share.mesh = make_box_part(options, part.first, part.divisions);
  share.points = points_of_part(options, part);
  share.vertex_owners = vertex_owners_of_part(options, share.points, cuts, shares);
  if (ghosts == GhostCells::none) return share;

  // Of what is around the share, those cells that have a facet in common with it.
  const std::vector<int> owners = owners_of_part(part, cuts, shares, share.mesh.num_cells());
  const std::vector<std::int64_t> around = std::move(share.points);
  share = share_of(share.mesh, owners, process, ghosts);
  for (std::int64_t& point : share.points) point = around[index(point)];
  share.vertex_owners = vertex_owners_of_part(options, share.points, cuts, shares);
  return share;
}

void permute_cells(MeshShare& share, const std::vector<std::int64_t>& order) {
  permute_cells(share.mesh, order);
  if (share.owners.empty()) return;
  std::vector<int> owners;
  owners.reserve(order.size());
  for (const std::int64_t cell : order) owners.push_back(share.owners[index(cell)]);
  share.owners = std::move(owners);
}

}  // namespace femforge
