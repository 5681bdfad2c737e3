#include <algorithm>
#include <array>
#include <numeric>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

constexpr std::int64_t most_places = 65535;  // of a tile or a list of nodes, numbered in 16 bits

std::uint16_t narrow(std::ptrdiff_t place) {
  return static_cast<std::uint16_t>(place);
}

void check_limits(const Restriction& restriction, const CellBlockLimits& limits) {
  constexpr const char* place = "make_cell_blocks";
  require(limits.element_batch >= 1, place, "element_batch must be at least 1");
  require(limits.block_nodes >= 1, place, "block_nodes must be at least 1");
  require(limits.block_nodes <= most_places, place, "block_nodes must be at most 65535");
  const std::int64_t tile = std::int64_t{limits.element_batch} * restriction.nodes_per_cell();
  if (tile > most_places)
    throw Error(
        place,
        "a block of " + std::to_string(limits.element_batch) + " cells with " +
            std::to_string(restriction.nodes_per_cell()) + " nodes each has over 65535 contributions",
        "take an element_batch of at most " + std::to_string(most_places / restriction.nodes_per_cell()));
}

// Sorted offsets of the nodes of some cells, each once.
std::vector<std::int64_t> nodes_of(const Restriction& restriction, std::int64_t begin, std::int64_t end) {
  const std::ptrdiff_t per_cell = restriction.nodes_per_cell();
  std::vector<std::int64_t> result(restriction.offsets().begin() + begin * per_cell,
                                   restriction.offsets().begin() + end * per_cell);
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

[[noreturn]] void refuse_cell(const Restriction& restriction, const CellBlockLimits& limits,
                              std::int64_t cell) {
  std::size_t needed = 0;
  for (std::int64_t c = 0; c < restriction.num_cells(); ++c)
    needed = std::max(needed, nodes_of(restriction, c, c + 1).size());
  throw Error("make_cell_blocks",
              "cell " + std::to_string(cell) + " has " +
                  std::to_string(nodes_of(restriction, cell, cell + 1).size()) +
                  " nodes, but a block at most " + std::to_string(limits.block_nodes),
              "block_nodes must be at least " + std::to_string(needed) + " for these cells");
}

// Finds where blocks begin: block_cells and block_nodes.
void find_cell_blocks(const Restriction& restriction, CellBlocks& blocks) {
  const CellBlockLimits& limits = blocks.limits;
  std::vector<std::int64_t> last_block(index(restriction.num_entries()), -1);
  std::int64_t block = 0;
  // Marks the cell's nodes as the block's, and returns how many were not marked yet.
  const auto add_nodes = [&](std::int64_t cell) {
    std::int64_t added = 0;
    for (int node = 0; node < restriction.nodes_per_cell(); ++node) {
      std::int64_t& last = last_block[index(restriction.offset(cell, node))];
      added += last == block ? 0 : 1;
      last = block;
    }
    return added;
  };
  blocks.block_cells.assign(1, 0);
  blocks.block_nodes.assign(1, 0);
  const auto close = [&](std::int64_t end, std::int64_t nodes) {
    blocks.block_cells.push_back(end);
    blocks.block_nodes.push_back(blocks.block_nodes.back() + nodes);
    ++block;
  };
  std::int64_t nodes = 0;
  for (std::int64_t cell = 0; cell < restriction.num_cells(); ++cell) {
    const bool is_full = cell - blocks.block_cells.back() == limits.element_batch;
    const std::int64_t with_cell = is_full ? 0 : nodes + add_nodes(cell);
    if (!is_full && with_cell <= limits.block_nodes) {
      nodes = with_cell;
      continue;
    }
    const bool is_first = cell == blocks.block_cells.back();
    if (!is_first) close(cell, nodes);
    nodes = is_first ? with_cell : add_nodes(cell);
    if (nodes > limits.block_nodes) refuse_cell(restriction, limits, cell);
  }
  if (restriction.num_cells() > 0) close(restriction.num_cells(), nodes);
}

// Lists the nodes of each block, ascending.
void list_nodes(const Restriction& restriction, CellBlocks& blocks) {
  const std::int64_t count = blocks.num_cell_blocks();
  blocks.node_offsets.resize(index(blocks.block_nodes.back()));
#pragma omp parallel for schedule(static)
  for (std::int64_t p = 0; p < count; ++p) {
    const std::vector<std::int64_t> nodes =
        nodes_of(restriction, blocks.block_cells[index(p)], blocks.block_cells[index(p) + 1]);
    std::copy(nodes.begin(), nodes.end(), blocks.node_offsets.begin() + blocks.block_nodes[index(p)]);
  }
}

// Finds where each node of a block's cells is. [cell][node]
void place_nodes(const Restriction& restriction, CellBlocks& blocks, std::int64_t p) {
  const auto begin = blocks.node_offsets.begin() + blocks.block_nodes[index(p)];
  const auto end = blocks.node_offsets.begin() + blocks.block_nodes[index(p) + 1];
  const std::int64_t per_cell = restriction.nodes_per_cell();
  for (std::int64_t i = blocks.block_cells[index(p)] * per_cell;
       i < blocks.block_cells[index(p) + 1] * per_cell; ++i)
    blocks.local_nodes[index(i)] =
        narrow(std::lower_bound(begin, end, restriction.offsets()[index(i)]) - begin);
}

// Where the results of each node of a block end that stand node by node. The first begin at 0.
void end_results(CellBlocks& blocks, std::int64_t p) {
  const std::int64_t per_cell = blocks.nodes_per_cell;
  const auto ends = blocks.contribution_ends.begin() + blocks.block_nodes[index(p)];
  for (std::int64_t i = blocks.block_cells[index(p)] * per_cell;
       i < blocks.block_cells[index(p) + 1] * per_cell; ++i)
    ++ends[blocks.local_nodes[index(i)]];
  std::partial_sum(ends, blocks.contribution_ends.begin() + blocks.block_nodes[index(p) + 1], ends);
}

// Deals out the places of a block's results, node by node of all cells: threads store them at the same time.
class ResultPlaces {
 public:
  ResultPlaces(CellBlocks& blocks, std::int64_t p)
      : blocks_(blocks),
        first_node_(blocks.block_nodes[index(p)]),
        free_(index(blocks.block_nodes[index(p) + 1] - first_node_)) {
    for (std::size_t local = 0; local < free_.size(); ++local) {
      free_[local].resize(index(end_of_run(local) - begin_of_run(local)));
      std::iota(free_[local].begin(), free_[local].end(), narrow(begin_of_run(local)));
    }
  }

  // Takes a place for the result of each cell in [begin, end) that belongs to a node of the cell, if possible
  // in banks of shared memory where none of the others are. Nodes with little choice choose first.
  void deal_out(std::int64_t begin, std::int64_t end, std::int64_t node) {
    std::vector<std::size_t> results;
    for (std::int64_t cell = begin; cell < end; ++cell)
      results.push_back(index(cell * blocks_.nodes_per_cell + node));
    std::stable_sort(results.begin(), results.end(),
                     [&](std::size_t a, std::size_t b) { return choice(a).size() < choice(b).size(); });
    std::array<int, banks> taken{};
    for (const std::size_t result : results) {
      std::vector<std::uint16_t>& open = choice(result);
      const auto best = std::min_element(open.begin(), open.end(), [&](std::uint16_t a, std::uint16_t b) {
        return taken[a % banks] < taken[b % banks];
      });
      ++taken[*best % banks];
      blocks_.result_places[result] = *best;
      open.erase(best);
    }
  }

  // Numbers of 8 bytes that shared memory takes at a time, each in a place that is another modulo this.
  static constexpr int banks = 16;

 private:
  std::int64_t end_of_run(std::size_t local) const {
    return blocks_.contribution_ends[index(first_node_) + local];
  }
  std::int64_t begin_of_run(std::size_t local) const { return local == 0 ? 0 : end_of_run(local - 1); }
  std::vector<std::uint16_t>& choice(std::size_t result) { return free_[blocks_.local_nodes[result]]; }

  CellBlocks& blocks_;
  std::int64_t first_node_;
  std::vector<std::vector<std::uint16_t>> free_;  // places of each node that no result has yet
};

// Finds a place for each result of a block's cells: those of a node follow each other.
void place_results(CellBlocks& blocks, std::int64_t p) {
  end_results(blocks, p);
  ResultPlaces places(blocks, p);
  const std::int64_t end = blocks.block_cells[index(p) + 1];
  for (std::int64_t cell = blocks.block_cells[index(p)]; cell < end; cell += ResultPlaces::banks)
    for (std::int64_t node = 0; node < blocks.nodes_per_cell; ++node)
      places.deal_out(cell, std::min(end, cell + ResultPlaces::banks), node);
}

}  // namespace

CellBlocks make_cell_blocks(const Restriction& restriction, const CellBlockLimits& limits) {
  check_limits(restriction, limits);
  CellBlocks blocks;
  blocks.limits = limits;
  blocks.nodes_per_cell = restriction.nodes_per_cell();
  blocks.num_nodes = restriction.num_nodes();
  find_cell_blocks(restriction, blocks);
  list_nodes(restriction, blocks);
  blocks.local_nodes.resize(restriction.offsets().size());
  blocks.result_places.resize(restriction.offsets().size());
  blocks.contribution_ends.resize(blocks.node_offsets.size());
  const std::int64_t count = blocks.num_cell_blocks();
#pragma omp parallel for schedule(static)
  for (std::int64_t p = 0; p < count; ++p) {
    place_nodes(restriction, blocks, p);
    place_results(blocks, p);
  }
  return blocks;
}

CellBlockQuality quality(const CellBlocks& blocks) {
  if (blocks.num_cell_blocks() == 0) return {};
  const auto count = static_cast<double>(blocks.num_cell_blocks());
  const auto entries = static_cast<double>(blocks.node_offsets.size());
  return {static_cast<double>(blocks.block_cells.back()) / count, entries / count,
          entries / static_cast<double>(blocks.num_nodes)};
}

}  // namespace femforge
