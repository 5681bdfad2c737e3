#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/scatter/scatter.hpp>
#include <femforge/sparse/used_entries.hpp>
#include "catch.hpp"
#include "meshes.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

// Restrictions of all kinds: of each type of cell in a good and a random order, of one cell, of none, of a
// closed line, and one whose cells have a node twice.
std::vector<Restriction> restrictions() {
  std::vector<Restriction> result;
  for (const CellType cell : all_cells()) {
    const std::string name = is_simplex(cell) ? "P" : "Q";
    Mesh ordered = random_mesh(cell, 1);
    reorder(ordered, 4);
    for (const Mesh& mesh : {random_mesh(cell, 1), ordered, make_box({cell, {1, 1, 1}}),
                             make_box({cell, {3, 4, 5}}), Mesh{cell, 1, {}, {}, {}, {}}}) {
      result.emplace_back(DofMap(mesh, name + "1"));
      result.emplace_back(DofMap(mesh, name + "2^3", DofOrder::lexicographic), ComponentOrder::planar);
      result.emplace_back(DofMap(mesh, "[" + name + "2^2, " + name + "1]"));
      result.emplace_back(DofMap(mesh, "D" + name + "1"));
    }
  }
  result.push_back(Restriction({4, 8, 8, 0, 0, 4}, {2, 2, 1, 20}));
  result.push_back(Restriction({1, 1, 0, 0, 1, 0, 5, 3, 5}, {3, 1, 1, 6}));
  return result;
}

// Bodies of blocks with all kinds of limits that are possible.
std::vector<CellBlockLimits> limits_for(const Restriction& restriction) {
  const int n = restriction.nodes_per_cell();
  return {{1, n}, {1, 65535}, {4, n}, {4, 2 * n + 1}, {7, 5 * n}, {64, 65535}, {65535 / n, 65535}};
}

// CellBlocks as they are promised, found by brute force.
void check_blocks(const CellBlocks& blocks, const Restriction& restriction) {
  const CellBlockLimits& limits = blocks.limits;
  const std::int64_t per_cell = restriction.nodes_per_cell();
  std::vector<std::set<std::int64_t>> nodes;  // of each block
  std::map<std::int64_t, int> touches;
  REQUIRE(blocks.block_cells.front() == 0);
  REQUIRE(blocks.block_cells.back() == restriction.num_cells());
  for (std::size_t p = 0; p < index(blocks.num_cell_blocks()); ++p) {
    REQUIRE(blocks.block_cells[p] < blocks.block_cells[p + 1]);
    REQUIRE(blocks.block_cells[p + 1] - blocks.block_cells[p] <= limits.element_batch);
    const auto begin = restriction.offsets().begin();
    nodes.emplace_back(begin + blocks.block_cells[p] * per_cell,
                       begin + blocks.block_cells[p + 1] * per_cell);
    for (const std::int64_t offset : nodes.back()) ++touches[offset];
    REQUIRE(nodes.back().size() <= index(limits.block_nodes));
    REQUIRE(blocks.block_nodes[p + 1] - blocks.block_nodes[p] ==
            static_cast<std::int64_t>(nodes.back().size()));
    // It ends for a reason only: one more cell would be too much.
    if (blocks.block_cells[p + 1] == restriction.num_cells()) continue;
    std::set<std::int64_t> more = nodes.back();
    more.insert(begin + blocks.block_cells[p + 1] * per_cell,
                begin + (blocks.block_cells[p + 1] + 1) * per_cell);
    REQUIRE((blocks.block_cells[p + 1] - blocks.block_cells[p] == limits.element_batch ||
             more.size() > index(limits.block_nodes)));
  }
  REQUIRE(blocks.block_nodes.front() == 0);
  REQUIRE(blocks.block_nodes.back() == static_cast<std::int64_t>(blocks.node_offsets.size()));
  REQUIRE(blocks.num_nodes == static_cast<std::int64_t>(touches.size()));
  for (std::size_t p = 0; p < nodes.size(); ++p) {
    const auto begin = blocks.node_offsets.begin() + blocks.block_nodes[p];
    const auto end = blocks.node_offsets.begin() + blocks.block_nodes[p + 1];
    REQUIRE(std::set<std::int64_t>(begin, end) == nodes[p]);
    REQUIRE(std::is_sorted(begin, end));
  }
}

// Reads the lists of a block as a kernel does, and checks that each result has a place of its own, in the run
// of its node.
void check_results(const CellBlocks& blocks, const Restriction& restriction) {
  const std::int64_t per_cell = restriction.nodes_per_cell();
  std::vector<std::int64_t> result_at(restriction.offsets().size(), -1);
  REQUIRE(blocks.result_places.size() == result_at.size());
  REQUIRE(blocks.local_nodes.size() == result_at.size());
  REQUIRE(blocks.contribution_ends.size() == blocks.node_offsets.size());
  for (std::size_t p = 0; p < index(blocks.num_cell_blocks()); ++p) {
    const std::int64_t first = blocks.block_cells[p] * per_cell;
    const std::int64_t results = blocks.block_cells[p + 1] * per_cell - first;
    for (std::int64_t i = first; i < first + results; ++i) {
      const std::int64_t place = blocks.result_places[index(i)];
      REQUIRE(place < results);
      REQUIRE(result_at[index(first + place)] == -1);
      result_at[index(first + place)] = i;
    }
    const std::int64_t nodes = blocks.block_nodes[p + 1] - blocks.block_nodes[p];
    std::int64_t begin = 0;
    for (std::int64_t local = 0; local < nodes; ++local) {
      const std::int64_t end = blocks.contribution_ends[index(blocks.block_nodes[p] + local)];
      REQUIRE(begin < end);
      for (std::int64_t place = begin; place < end; ++place) {
        const std::size_t result = index(result_at[index(first + place)]);
        REQUIRE(blocks.local_nodes[result] == local);
        REQUIRE(blocks.node_offsets[index(blocks.block_nodes[p] + local)] == restriction.offsets()[result]);
      }
      begin = end;
    }
    REQUIRE(begin == results);
  }
}

}  // namespace

TEST_CASE("no two cells of a colour share a node", "[scatter]") {
  for (const Restriction& restriction : restrictions()) {
    const Colouring colouring = colour_cells(restriction);
    REQUIRE(std::set<std::int64_t>(colouring.cells.begin(), colouring.cells.end()).size() ==
            index(restriction.num_cells()));
    REQUIRE(colouring.cells.size() == index(restriction.num_cells()));
    REQUIRE(colouring.colour_begin.front() == 0);
    REQUIRE(colouring.colour_begin.back() == restriction.num_cells());
    for (std::size_t colour = 0; colour < index(colouring.num_colours()); ++colour) {
      REQUIRE(colouring.colour_begin[colour] < colouring.colour_begin[colour + 1]);
      std::set<std::int64_t> used;
      for (std::int64_t place = colouring.colour_begin[colour]; place < colouring.colour_begin[colour + 1];
           ++place) {
        const std::int64_t cell = colouring.cells[index(place)];
        REQUIRE((place == colouring.colour_begin[colour] || colouring.cells[index(place) - 1] < cell));
        std::set<std::int64_t> nodes;
        for (int node = 0; node < restriction.nodes_per_cell(); ++node)
          nodes.insert(restriction.offset(cell, node));
        for (const std::int64_t node : nodes) REQUIRE(used.insert(node).second);
      }
    }
  }
}

TEST_CASE("colours are few and about equally large", "[scatter]") {
  const std::map<CellType, int> fewest{{CellType::interval, 2},
                                       {CellType::quadrilateral, 4},
                                       {CellType::hexahedron, 8},
                                       {CellType::triangle, 6},
                                       {CellType::tetrahedron, 24}};
  for (const CellType cell : all_cells()) {
    const bool box = cell == CellType::interval || !is_simplex(cell);
    for (const bool random : {false, true}) {
      Mesh mesh = make_box({cell, {12, 11, 10}});
      if (random) randomise(mesh, 2);
      const Colouring colouring = colour_cells(Restriction(DofMap(mesh, is_simplex(cell) ? "P1" : "Q1")));
      std::int64_t largest = 0;
      for (std::size_t colour = 0; colour < index(colouring.num_colours()); ++colour)
        largest = std::max(largest, colouring.colour_begin[colour + 1] - colouring.colour_begin[colour]);
      const double mean =
          static_cast<double>(mesh.num_cells()) / static_cast<double>(colouring.num_colours());
      CAPTURE(to_string(cell), random, colouring.num_colours(), mean);
      if (box && !random) CHECK(colouring.num_colours() == fewest.at(cell));
      CHECK(colouring.num_colours() <= 2 * fewest.at(cell));
      CHECK(static_cast<double>(largest) < 1.1 * mean + 1);
    }
  }
}

TEST_CASE("cells that all share a node have a colour each, up to a number", "[scatter]") {
  std::vector<std::int64_t> offsets;
  for (std::int64_t cell = 0; cell < 200; ++cell) offsets.insert(offsets.end(), {0, cell + 1});
  const Colouring colouring = colour_cells(Restriction(offsets, {2, 1, 1, 10000}));
  CHECK(colouring.num_colours() == 200);
  for (std::int64_t cell = 200; cell < 4097; ++cell) offsets.insert(offsets.end(), {0, cell + 1});
  CHECK_THROWS_WITH(colour_cells(Restriction(offsets, {2, 1, 1, 10000})),
                    ContainsSubstring("many cells share one node"));
}

TEST_CASE("contributions to each node are listed once and in order", "[scatter]") {
  for (const Restriction& restriction : restrictions()) {
    std::map<std::int64_t, std::vector<std::int64_t>> expected;
    for (std::size_t i = 0; i < restriction.offsets().size(); ++i)
      expected[restriction.offsets()[i]].push_back(static_cast<std::int64_t>(i));
    const Contributions lists = list_contributions(restriction);
    REQUIRE(lists.node_offsets.size() == expected.size());
    REQUIRE(lists.node_begin.size() == expected.size() + 1);
    REQUIRE(lists.node_begin.back() == static_cast<std::int64_t>(restriction.offsets().size()));
    std::size_t node = 0;
    for (const auto& [offset, positions] : expected) {
      REQUIRE(lists.node_offsets[node] == offset);
      REQUIRE(std::vector<std::int64_t>(lists.positions.begin() + lists.node_begin[node],
                                        lists.positions.begin() + lists.node_begin[node + 1]) == positions);
      ++node;
    }
    const std::vector<std::int32_t> small = lists.positions_int32();
    REQUIRE(std::equal(small.begin(), small.end(), lists.positions.begin(), lists.positions.end()));
    REQUIRE(lists.node_offsets_int32().size() == expected.size());
  }
}

TEST_CASE("blocks are complete and as large as they may be", "[scatter]") {
  for (const Restriction& restriction : restrictions()) {
    for (const CellBlockLimits& limits : limits_for(restriction)) {
      const CellBlocks blocks = make_cell_blocks(restriction, limits);
      CAPTURE(restriction.nodes_per_cell(), restriction.num_cells(), limits.element_batch,
              limits.block_nodes);
      check_blocks(blocks, restriction);
      check_results(blocks, restriction);
    }
  }
}

TEST_CASE("the quality of blocks of a box is what can be counted", "[scatter]") {
  Mesh mesh = make_box({CellType::hexahedron, {16, 16, 16}});
  reorder(mesh, order_cells(mesh, 64));
  const CellBlocks blocks = make_cell_blocks(Restriction(DofMap(mesh, "Q1^3")), {64, 125});
  CHECK(blocks.num_cell_blocks() == 64);
  const CellBlockQuality found = quality(blocks);
  CHECK(found.cells_per_block == Approx(64));
  CHECK(found.nodes_per_block == Approx(125));
  CHECK(found.touches_per_node == Approx(64.0 * 125 / (17 * 17 * 17)));
  const CellBlockQuality none = quality(make_cell_blocks(Restriction({}, {8, 1, 1, 0}), {64, 125}));
  CHECK(none.nodes_per_block == 0);
  CHECK(none.touches_per_node == 0);
}

TEST_CASE("limits that cannot be met are refused", "[scatter]") {
  const Restriction restriction(DofMap(make_box({CellType::hexahedron, {4, 4, 4}}), "Q2"));
  CHECK_THROWS_WITH(
      make_cell_blocks(restriction, {64, 26}),
      ContainsSubstring("cell 0 has 27 nodes, but a block at most 26") && ContainsSubstring("at least 27"));
  CHECK_THROWS_WITH(make_cell_blocks(restriction, {2428, 1000}),
                    ContainsSubstring("over 65535 contributions") && ContainsSubstring("at most 2427"));
  CHECK_THROWS_WITH(make_cell_blocks(restriction, {64, 65536}), ContainsSubstring("at most 65535"));
  CHECK_THROWS_WITH(make_cell_blocks(restriction, {0, 100}), ContainsSubstring("element_batch"));
  CHECK_THROWS_WITH(make_cell_blocks(restriction, {64, 0}), ContainsSubstring("block_nodes"));
  // A later cell is the first that does not fit, and another needs more yet.
  CHECK_THROWS_WITH(make_cell_blocks(Restriction({0, 0, 0, 1, 1, 2, 3, 4, 5}, {3, 1, 1, 6}), {4, 1}),
                    ContainsSubstring("cell 1 has 2 nodes") && ContainsSubstring("at least 3"));
}

TEST_CASE("neighbouring cells store their results to different banks", "[scatter]") {
  constexpr std::size_t lanes = 16;  // doubles that shared memory takes at a time
  Mesh mesh = make_box({CellType::hexahedron, {16, 16, 16}});
  reorder(mesh, order_cells(mesh, 64));
  const CellBlocks blocks = make_cell_blocks(Restriction(DofMap(mesh, "Q1^3")), {64, 125});
  std::size_t stores = 0;
  std::size_t turns = 0;
  for (std::size_t first = 0; first < blocks.local_nodes.size(); first += lanes * 8)
    for (std::size_t node = 0; node < 8; ++node) {
      std::array<std::size_t, lanes> in_bank{};
      for (std::size_t lane = 0; lane < lanes; ++lane)
        ++in_bank[blocks.result_places[first + 8 * lane + node] % lanes];
      turns += *std::max_element(in_bank.begin(), in_bank.end());
      ++stores;
    }
  // 1.9 turns; in the order of cells 3.8: a node has eight results, and those of neighbouring nodes would
  // meet
  CHECK(static_cast<double>(turns) < 2.25 * static_cast<double>(stores));
}

TEST_CASE("scatter structures do not depend on the number of threads", "[scatter]") {
  Mesh mesh = make_box({CellType::tetrahedron, {8, 8, 8}});
  randomise(mesh, 6);
  const Restriction restriction(DofMap(mesh, "P2"));
  const auto make = [&](int number) {
    const Threads threads(number);
    const CellBlocks blocks = make_cell_blocks(restriction, {32, 300});
    const Contributions lists = list_contributions(restriction);
    return std::tuple(blocks.node_offsets, blocks.local_nodes, blocks.result_places, blocks.contribution_ends,
                      lists.node_begin, lists.positions, colour_cells(restriction).cells);
  };
  const auto alone = make(1);
  for (const int number : {2, 5}) CHECK((make(number) == alone));
}

TEST_CASE("nonzeros of most contributions come first where there are many", "[scatter]") {
  // 8 cells of 3 entries in a block: nonzero 8 is on every cell, 6 on all but one, 2 on six of them
  std::vector<std::int64_t> nonzeros;
  for (std::int64_t cell = 0; cell < 8; ++cell)
    nonzeros.insert(nonzeros.end(), {8, cell < 6 ? 2 : 10 - cell, cell == 3 ? -1 : 6});
  const NonzeroBlocks blocks = make_nonzero_blocks(nonzeros, 3, 8);
  CHECK(blocks.nonzeros == std::vector<std::int64_t>{8, 6, 2, 3, 4});
  CHECK(blocks.contribution_ends == std::vector<std::uint16_t>{8, 15, 21, 22, 23});
  CHECK(std::vector<std::uint16_t>(blocks.contributions.begin() + 8, blocks.contributions.begin() + 15) ==
        std::vector<std::uint16_t>{16, 17, 18, 20, 21, 22, 23});
  CHECK(std::vector<std::uint16_t>(blocks.contributions.begin() + 21, blocks.contributions.end()) ==
        std::vector<std::uint16_t>{15, 14, 0});
  // the same entries in blocks of 2 cells: 6 contributions to 3 nonzeros, 5 to 3 and 6 to 4
  const NonzeroBlocks small = make_nonzero_blocks(nonzeros, 3, 2);
  CHECK(small.nonzeros == std::vector<std::int64_t>{2, 6, 8, 2, 6, 8, 2, 6, 8, 3, 4, 6, 8});
}

TEST_CASE("blocks of nonzeros list each entry once, at its nonzero", "[scatter]") {
  constexpr int entries = 4;
  constexpr int batch = 3;
  // 8 cells: the last block is not full; entries meet in a block and across blocks, some are left out
  std::vector<std::int64_t> nonzeros;
  for (std::int64_t k = 0; k < 8 * entries; ++k)
    nonzeros.push_back(k % 7 == 5 ? -1 : (k * k) % 11 + 70000 * (k % 2));
  const NonzeroBlocks blocks = make_nonzero_blocks(nonzeros, entries, batch);
  REQUIRE(blocks.block_nonzeros.size() == 4);
  REQUIRE(blocks.block_nonzeros.back() == static_cast<std::int64_t>(blocks.nonzeros.size()));
  REQUIRE(blocks.contribution_ends.size() == blocks.nonzeros.size());
  REQUIRE(blocks.contributions.size() == index(3 * batch * entries));
  std::vector<std::int64_t> found(nonzeros.size(), -1);
  for (std::int64_t b = 0; b < 3; ++b) {
    const auto begin = blocks.nonzeros.begin() + blocks.block_nonzeros[index(b)];
    const auto end = blocks.nonzeros.begin() + blocks.block_nonzeros[index(b) + 1];
    REQUIRE(std::is_sorted(begin, end));  // they have 2 contributions on average
    REQUIRE(std::adjacent_find(begin, end) == end);
    std::int64_t first = 0;
    for (std::int64_t k = blocks.block_nonzeros[index(b)]; k < blocks.block_nonzeros[index(b) + 1]; ++k) {
      REQUIRE(first < blocks.contribution_ends[index(k)]);
      for (; first < blocks.contribution_ends[index(k)]; ++first) {
        const std::int64_t place = blocks.contributions[index(b * batch * entries + first)];
        const std::int64_t cell = b * batch + place % batch;
        const std::size_t entry = index(cell * entries + place / batch);
        REQUIRE(found.at(entry) == -1);
        found[entry] = blocks.nonzeros[index(k)];
      }
    }
  }
  CHECK(found == nonzeros);
  const std::vector<std::int32_t> narrow(nonzeros.begin(), nonzeros.end());
  CHECK(make_nonzero_blocks(narrow, entries, batch).contributions == blocks.contributions);
  CHECK(make_nonzero_blocks(std::vector<std::int32_t>{}, entries, batch).block_nonzeros.size() == 1);
  CHECK_THROWS_AS(make_nonzero_blocks(narrow, 5, batch), Error);
  CHECK_THROWS_AS(make_nonzero_blocks(narrow, 0, batch), Error);
  CHECK_THROWS_AS(make_nonzero_blocks(narrow, entries, 0), Error);
}

TEST_CASE("ends of contributions have 16 bits, as their places have", "[scatter]") {
  // as many as there may be, none added to another: the last one ends behind the last place
  constexpr std::size_t most = 65535;
  std::vector<std::int64_t> nonzeros(most);
  std::iota(nonzeros.begin(), nonzeros.end(), 0);
  const NonzeroBlocks blocks = make_nonzero_blocks(nonzeros, 21845, 3);
  REQUIRE(blocks.contribution_ends.size() == most);
  for (std::size_t k = 0; k < most; ++k)
    if (blocks.contribution_ends[k] != k + 1) FAIL("contribution " << k << " ends elsewhere");
  CHECK_THROWS_WITH(make_nonzero_blocks(std::vector<std::int64_t>(65536), 64, 1024),
                    ContainsSubstring("over 65535 contributions"));
}

TEST_CASE("lists have used entries only, and so have blocks of nonzeros", "[scatter]") {
  // three cells of 2 x 2 entries, those of the diagonal and the last row
  const UsedEntries used(2, 2, {1, 0, 1, 1});
  const std::vector<std::int64_t> nonzeros{7, 100, 8, 9, 9, 101, -1, 7, 8, 102, 9, 7};
  const std::vector<std::int64_t> listed{7, 8, 9, 9, -1, 7, 8, 9, 7};
  CHECK(used.count_of(4) == 3);
  CHECK(UsedEntries().count_of(4) == 4);
  CHECK(used.of_cells(nonzeros) == listed);
  CHECK(UsedEntries().of_cells(nonzeros) == nonzeros);
  const NonzeroBlocks blocks = make_nonzero_blocks(listed, 3, 2);
  CHECK(blocks.block_nonzeros == std::vector<std::int64_t>{0, 3, 6});
  CHECK(blocks.nonzeros == std::vector<std::int64_t>{7, 8, 9, 7, 8, 9});
  CHECK(blocks.contributions == std::vector<std::uint16_t>{0, 5, 2, 1, 4, 0, 4, 0, 2, 0, 0, 0});
  CHECK_THROWS_AS(used.of_cells(std::vector<int>(5)), Error);
}
