#include <algorithm>
#include <array>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/scatter/macro_elements.hpp>
#include <femforge/space/dofmap.hpp>
#include "catch.hpp"
#include "meshes.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

std::set<std::int64_t> nodes_of(const Restriction& restriction, std::int64_t cell) {
  std::set<std::int64_t> nodes;
  for (int n = 0; n < 4; ++n) nodes.insert(restriction.offset(cell, n));
  return nodes;
}

// Every cell once; the nodes of every macro element make its three cells; macro elements by their first
// cells.
void check_macro_elements(const MacroElements& macro_elements, const Restriction& restriction) {
  constexpr int members[3][4] = {{0, 1, 2, 3}, {0, 1, 2, 5}, {0, 1, 4, 3}};
  std::vector<std::int64_t> sorted = macro_elements.cells;
  std::sort(sorted.begin(), sorted.end());
  REQUIRE(static_cast<std::int64_t>(sorted.size()) == restriction.num_cells());
  for (std::size_t i = 0; i < sorted.size(); ++i) REQUIRE(sorted[i] == static_cast<std::int64_t>(i));
  REQUIRE(macro_elements.vertices.size() == index(macro_elements.num_macro_elements) * macro_vertices);
  std::int64_t before = -1;
  for (std::int64_t c = 0; c < macro_elements.num_macro_elements; ++c) {
    const auto members_begin = macro_elements.cells.begin() + c * macro_cells;
    const std::int64_t first = *std::min_element(members_begin, members_begin + macro_cells);
    REQUIRE(first > before);
    before = first;
    for (std::size_t m = 0; m < 3; ++m) {
      std::set<std::int64_t> nodes;
      for (const int n : members[m]) nodes.insert(macro_elements.vertices[index(c * macro_vertices + n)]);
      REQUIRE(nodes == nodes_of(restriction, macro_elements.cells[index(c * macro_cells) + m]));
    }
  }
}

// Mean number of aligned groups of four entries (32 bytes of float64) that 32 consecutive macro elements
// touch at one of their nodes: what a warp's load or atomic addition costs.
double sectors_of_warps(const MacroElements& macro_elements) {
  constexpr std::int64_t warp = 32;
  std::size_t sectors = 0;
  std::size_t accesses = 0;
  for (std::int64_t first = 0; first + warp <= macro_elements.num_macro_elements; first += warp) {
    for (int node = 0; node < macro_vertices; ++node, ++accesses) {
      std::set<std::int64_t> touched;
      for (std::int64_t c = first; c < first + warp; ++c)
        touched.insert(macro_elements.vertices[index(c * macro_vertices + node)] / 4);
      sectors += touched.size();
    }
  }
  return static_cast<double>(sectors) / static_cast<double>(accesses);
}

MacroElements macro_elements_of(const Mesh& mesh) {
  return join_tetrahedra(restriction_of_points(mesh, 1));
}

}  // namespace

TEST_CASE("macro elements hold three tetrahedra around an edge, each cell once", "[macro-elements]") {
  for (const int n : {1, 2, 5, 14}) {  // of 14: more cells than are joined in one piece
    Mesh mesh = make_box({CellType::tetrahedron, {n, n, n}});
    const Restriction ordered = restriction_of_points(mesh, 3);
    check_macro_elements(join_tetrahedra(ordered), ordered);
    randomise(mesh, 11);
    const Restriction random = restriction_of_points(mesh, 1);
    check_macro_elements(join_tetrahedra(random), random);
  }
}

TEST_CASE("nearly all cells of a box come into macro elements, whatever its order was", "[macro-elements]") {
  Mesh mesh = make_box({CellType::tetrahedron, {8, 8, 8}});
  for (const bool is_random : {false, true}) {
    if (is_random) randomise(mesh, 5);
    reorder(mesh, 384);
    const MacroElements macro_elements = join_tetrahedra(restriction_of_points(mesh, 1));
    const double left = 1 - 3.0 * static_cast<double>(macro_elements.num_macro_elements) /
                                static_cast<double>(mesh.num_cells());
    CAPTURE(is_random, left);
    CHECK(left < 0.1);
  }
}

TEST_CASE("macro elements do not depend on the number of threads", "[macro-elements]") {
  Mesh mesh = make_box({CellType::tetrahedron, {20, 20, 20}});
  for (const bool is_random : {false, true}) {
    if (is_random) randomise(mesh, 6);
    const auto macro_elements = [&](int number) {
      const Threads threads(number);
      return macro_elements_of(mesh);
    };
    const MacroElements alone = macro_elements(1);
    for (const int number : {2, 5}) {
      CHECK(macro_elements(number).cells == alone.cells);
      CHECK(macro_elements(number).vertices == alone.vertices);
    }
  }
}

TEST_CASE("pieces of cells lose no macro elements where they meet", "[macro-elements]") {
  // A tetrahedron by itself, then a chain in which each has a face in common with the next. Two of the chain
  // are left in the first piece of 12288 cells, and one is alone in the second.
  constexpr std::int64_t chained = 12288;
  std::vector<std::int64_t> offsets{0, 1, 2, 3};
  for (std::int64_t cell = 0; cell < chained; ++cell)
    for (std::int64_t node = 0; node < 4; ++node) offsets.push_back(4 + cell + node);
  const Restriction chain(std::move(offsets), {4, 1, 1, chained + 7});
  const MacroElements macro_elements = join_tetrahedra(chain);
  check_macro_elements(macro_elements, chain);
  CHECK(macro_elements.num_macro_elements == chained / 3);
}

TEST_CASE("lanes with neighbouring macro elements touch neighbouring nodes again after a shuffle",
          "[macro-elements]") {
  Mesh mesh = make_box({CellType::tetrahedron, {32, 16, 16}});
  deform(mesh, 0.03);
  // 16 cubes of two macro elements each: two rows of 8 consecutive nodes, 2.75 sectors each on average; twice
  // as many for the two nodes in which the macro elements of a cube differ.
  constexpr double structured = (4 * 5.5 + 2 * 11) / 6;
  randomise(mesh, 21);
  CHECK(sectors_of_warps(macro_elements_of(mesh)) > 3 * structured);
  reorder(mesh, 768);
  CHECK(sectors_of_warps(macro_elements_of(mesh)) < 1.05 * structured);
}

TEST_CASE("nodes of macro elements of degree 2 are those of their cells, each edge's at its middle",
          "[macro-elements]") {
  Mesh mesh = make_box({CellType::tetrahedron, {3, 2, 4}});
  deform(mesh, 0.05);
  randomise(mesh, 9);
  const DofMap dofs(mesh, "P2");
  const Restriction vertices = restriction_of_points(mesh, 1);
  const Restriction nodes(dofs);
  const std::vector<double> points = dofs.points(mesh);
  const MacroElements joined = join_tetrahedra(vertices);
  const std::vector<std::int64_t> found = nodes_of_macro_elements(joined, vertices, nodes);
  constexpr std::size_t all = 18;
  REQUIRE(macro_nodes(10) == all);
  REQUIRE(found.size() == index(joined.num_macro_elements) * all);
  // The edges of the cells (0 1 2 3), (0 1 2 5) and (0 1 4 3), as Basix numbers them, each once.
  constexpr int ends[12][2] = {{2, 3}, {1, 3}, {1, 2}, {0, 3}, {0, 2}, {0, 1},
                               {2, 5}, {1, 5}, {0, 5}, {4, 3}, {1, 4}, {0, 4}};
  for (std::size_t k = 0; k < index(joined.num_macro_elements); ++k) {
    const std::int64_t* const own = found.data() + k * all;
    std::set<std::int64_t> expected;
    for (std::size_t m = 0; m < macro_cells; ++m)
      for (int n = 0; n < 10; ++n) expected.insert(nodes.offset(joined.cells[k * macro_cells + m], n));
    REQUIRE(std::set<std::int64_t>(own, own + all) == expected);
    for (std::size_t a = 0; a < 3; ++a) {
      for (std::size_t v = 0; v < macro_vertices; ++v)
        REQUIRE(points[index(own[v]) * 3 + a] ==
                Approx(mesh.points[index(joined.vertices[k * macro_vertices + v]) * 3 + a]));
      for (std::size_t e = 0; e < 12; ++e)
        REQUIRE(
            points[index(own[macro_vertices + e]) * 3 + a] ==
            Approx((points[index(own[ends[e][0]]) * 3 + a] + points[index(own[ends[e][1]]) * 3 + a]) / 2));
    }
  }
}

TEST_CASE("cells that share an edge and not its node make no macro element", "[macro-elements]") {
  const Mesh mesh = make_box({CellType::tetrahedron, {2, 2, 2}});
  const Restriction vertices = restriction_of_points(mesh, 1);
  const MacroElements joined = join_tetrahedra(vertices);
  const Restriction apart(DofMap(mesh, "DP2"));
  CHECK_THROWS_WITH(nodes_of_macro_elements(joined, vertices, apart), ContainsSubstring("not its node"));
  CHECK_THROWS_WITH(macro_nodes(20), ContainsSubstring("20 nodes"));
}

TEST_CASE("macro elements of no cells, of two, and of cells that are no tetrahedra", "[macro-elements]") {
  const RestrictionLayout layout{4, 1, 1, 5};
  CHECK(join_tetrahedra(Restriction({}, layout)).num_macro_elements == 0);
  const Restriction two({0, 1, 2, 3, 0, 1, 2, 4}, layout);
  const MacroElements alone = join_tetrahedra(two);
  CHECK(alone.num_macro_elements == 0);
  CHECK(alone.cells == std::vector<std::int64_t>{0, 1});
  CHECK_THROWS_WITH(join_tetrahedra(Restriction({0, 1, 2}, {3, 1, 1, 5})), ContainsSubstring("3 nodes"));
}

TEST_CASE("vertices of simplices ascend, as far as orientation allows", "[ordering]") {
  for (const CellType cell : {CellType::interval, CellType::triangle, CellType::tetrahedron}) {
    for (const int degree : {1, 2}) {
      Mesh mesh = make_box({cell, {3, 3, 3}, degree});
      deform(mesh, 0.02);
      const double before = volume(mesh);
      randomise(mesh, 3);
      align_cells(mesh);
      check_mesh(mesh, "aligned");
      CHECK(volume(mesh) == Approx(before));
      const auto dim = index(mesh.dimension());
      const auto height = [&](std::int64_t c, int v) {
        const auto point = index(mesh.cells[index(c * mesh.num_nodes() + v)]);
        double sum = 0;
        for (std::size_t a = 0; a < dim; ++a)
          sum += std::array{0.55, 0.75, 1.0}[a] * mesh.points[point * dim + a];
        return sum;
      };
      // The lowest comes first, the next one second; orientation decides about the others.
      for (std::int64_t c = 0; c < mesh.num_cells(); ++c)
        for (int v = 1; v <= mesh.dimension(); ++v) {
          CHECK(height(c, 0) < height(c, v));
          if (cell == CellType::tetrahedron && v > 1) CHECK(height(c, 1) < height(c, v));
        }
    }
  }
}

TEST_CASE("rows of hexahedra are neighbours, and next rows too", "[ordering]") {
  constexpr std::int64_t row = 8;
  for (const bool is_random : {false, true}) {
    Mesh mesh = make_box({CellType::hexahedron, {20, 8, 8}});
    deform(mesh, 0.02);
    if (is_random) randomise(mesh, 9);
    reorder(mesh, 128);
    check_mesh(mesh, "reordered");
    const auto point = [&](std::int64_t cell, int node) { return mesh.cells[index(8 * cell + node)]; };
    std::int64_t full = 0;
    std::int64_t stacked = 0;
    for (std::int64_t cell = 0; cell + 1 < mesh.num_cells(); ++cell)
      full += point(cell, 1) == point(cell + 1, 0) && point(cell, 7) == point(cell + 1, 6) ? 1 : 0;
    for (std::int64_t cell = 0; cell + row < mesh.num_cells(); ++cell)
      stacked += point(cell, 2) == point(cell + row, 0) && point(cell, 7) == point(cell + row, 5) ? 1 : 0;
    // 64 chains of 20 cells: two rows of 8, with 7 neighbours each, and one of 4.
    CHECK(full == 64 * (7 + 7 + 3));
    // Full rows lie 4 by 4 in a block: 3 of 4 have the next one above them.
    CHECK(stacked >= 2 * 64 * 8 * 3 / 4);
  }
  const Mesh box = make_box({CellType::hexahedron, {3, 3, 3}});
  CHECK_THROWS_WITH(order_cells_in_rows(box, 100, 8), ContainsSubstring("multiple"));
  CHECK_THROWS_WITH(order_cells_in_rows(make_box({CellType::tetrahedron}), 64),
                    ContainsSubstring("simplices"));
}

TEST_CASE("cells that were turned are aligned with the axes again", "[ordering]") {
  for (const CellType cell : {CellType::quadrilateral, CellType::hexahedron}) {
    for (const int degree : {1, 2}) {
      const int n = 3;
      Mesh mesh = make_box({cell, {n, n, n}, degree});
      deform(mesh, 0.02);
      const double before = volume(mesh);
      const Mesh original = mesh;
      randomise(mesh, 3);
      align_cells(mesh);
      check_mesh(mesh, "aligned");
      CHECK(volume(mesh) == Approx(before));
      // The cells are those of the box again, node by node.
      const auto nodes = static_cast<std::size_t>(mesh.num_nodes());
      const auto dim = static_cast<std::size_t>(mesh.dimension());
      const auto all = [&](const Mesh& one) {
        std::set<std::vector<double>> cells;
        for (std::size_t c = 0; c < one.cells.size() / nodes; ++c) {
          std::vector<double> points;
          for (std::size_t k = 0; k < nodes; ++k)
            for (std::size_t a = 0; a < dim; ++a)
              points.push_back(one.points[index(one.cells[c * nodes + k]) * dim + a]);
          cells.insert(points);
        }
        return cells;
      };
      CHECK(all(mesh) == all(original));
    }
  }
}
