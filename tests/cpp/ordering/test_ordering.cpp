#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/scatter/scatter.hpp>
#include "catch.hpp"
#include "meshes.hpp"
#include "sanitized.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

bool is_permutation(const std::vector<std::int64_t>& order, std::int64_t num_cells) {
  std::vector<std::int64_t> sorted = order;
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::int64_t> all(index(num_cells));
  std::iota(all.begin(), all.end(), std::int64_t{0});
  return sorted == all;
}

std::array<double, 3> midpoint(const Mesh& mesh, std::int64_t cell) {
  const auto dim = index(mesh.dimension());
  const int vertices = num_vertices(mesh.cell);
  std::array<double, 3> sum{};
  for (int v = 0; v < vertices; ++v)
    for (std::size_t a = 0; a < dim; ++a)
      sum[a] += mesh.points[index(mesh.cells[index(cell * mesh.num_nodes() + v)]) * dim + a] / vertices;
  return sum;
}

// Numbers of different points of each run of block_cells cells.
std::vector<std::size_t> points_of_blocks(const Mesh& mesh, const std::vector<std::int64_t>& order,
                                          std::size_t block_cells) {
  std::vector<std::size_t> result;
  for (std::size_t begin = 0; begin < order.size(); begin += block_cells) {
    std::set<std::int32_t> points;
    for (std::size_t place = begin; place < std::min(begin + block_cells, order.size()); ++place)
      for (int n = 0; n < mesh.num_nodes(); ++n)
        points.insert(mesh.cells[index(order[place] * mesh.num_nodes() + n)]);
    result.push_back(points.size());
  }
  return result;
}

double touches_per_node(const Mesh& mesh, int element_batch) {
  const std::string element = is_simplex(mesh.cell) ? "P1" : "Q1";
  return quality(make_cell_blocks(Restriction(DofMap(mesh, element)), {element_batch, 2000}))
      .touches_per_node;
}

// Coordinates of all cells' nodes, as sets: the same for the same body, however its cells are turned.
std::multiset<std::vector<double>> body(const Mesh& mesh) {
  const auto dim = index(mesh.dimension());
  std::multiset<std::vector<double>> result;
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    std::set<std::vector<double>> points;
    for (int n = 0; n < mesh.num_nodes(); ++n) {
      const auto point = index(mesh.cells[index(cell * mesh.num_nodes() + n)]);
      points.emplace(mesh.points.begin() + static_cast<std::ptrdiff_t>(point * dim),
                     mesh.points.begin() + static_cast<std::ptrdiff_t>((point + 1) * dim));
    }
    std::vector<double> x;
    for (const std::vector<double>& point : points) x.insert(x.end(), point.begin(), point.end());
    if (!mesh.markers.empty()) x.push_back(mesh.markers[index(cell)]);
    result.insert(x);
  }
  return result;
}

}  // namespace

TEST_CASE("orders of cells have each cell once", "[ordering]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      const Mesh mesh = random_mesh(cell, degree);
      for (const std::int64_t block_cells : {1, 2, 3, 7, 64, 100000}) {
        CAPTURE(to_string(cell), degree, block_cells);
        CHECK(is_permutation(order_cells(mesh, block_cells), mesh.num_cells()));
      }
      CHECK(is_permutation(order_cells_hilbert(mesh), mesh.num_cells()));
    }
  }
}

TEST_CASE("orders of one cell, of none, and of many at one place", "[ordering]") {
  for (const CellType cell : all_cells()) {
    const Mesh one = make_box({cell, {1, 1, 1}});
    CHECK(is_permutation(order_cells(one, 1), one.num_cells()));
    CHECK(is_permutation(order_cells_hilbert(one), one.num_cells()));
    const Mesh none{cell, 1, {}, {}, {}, {}};
    CHECK(order_cells(none, 4).empty());
    CHECK(order_cells_hilbert(none).empty());
    Mesh point = make_box({cell, {3, 3, 3}});
    transform(point, [](std::array<double, 3>& x) { x = {5, 5, 5}; });
    std::vector<std::int64_t> given(index(point.num_cells()));
    std::iota(given.begin(), given.end(), std::int64_t{0});
    CHECK(order_cells(point, 2) == given);
    CHECK(order_cells_hilbert(point) == given);
  }
  CHECK_THROWS_WITH(order_cells(make_box({}), 0), ContainsSubstring("a block has at least one cell"));
}

TEST_CASE("boxes are bisected into boxes", "[ordering]") {
  struct Case {
    CellType cell;
    std::array<int, 3> divisions;
    std::size_t block_cells;
    std::size_t points;  // of each block
  };
  for (const Case& box :
       {Case{CellType::hexahedron, {16, 16, 16}, 64, 5 * 5 * 5},
        Case{CellType::hexahedron, {32, 8, 4}, 64, 5 * 5 * 5},
        Case{CellType::hexahedron, {8, 8, 16}, 128, 5 * 5 * 9},
        Case{CellType::tetrahedron, {8, 8, 8}, 384, 5 * 5 * 5},
        Case{CellType::tetrahedron, {8, 8, 16}, 192, 5 * 5 * 3},
        Case{CellType::quadrilateral, {32, 32, 1}, 64, 9 * 9},
        Case{CellType::triangle, {16, 16, 1}, 32, 5 * 5}, Case{CellType::interval, {40, 1, 1}, 8, 9},
        // No half of these is a whole number of layers.
        Case{CellType::quadrilateral, {24, 8, 1}, 64, 9 * 9},
        Case{CellType::hexahedron, {8, 8, 12}, 256, 9 * 9 * 5}}) {
    // Long cells in a short body; what counts is the number of cells.
    Mesh mesh = make_box({box.cell, box.divisions, 1, {0, 0, 0}, {1, 1.5, 0.8}});
    for (const bool random : {false, true}) {
      if (random) randomise(mesh, 11);
      CAPTURE(to_string(box.cell), box.divisions[0], box.divisions[1], box.divisions[2], random);
      const std::vector<std::int64_t> order = order_cells(mesh, static_cast<std::int64_t>(box.block_cells));
      const std::vector<std::size_t> points = points_of_blocks(mesh, order, box.block_cells);
      CHECK(points == std::vector<std::size_t>(points.size(), box.points));
    }
  }
}

TEST_CASE("blocks are compact where boxes do not fit", "[ordering]") {
  for (const int n : {12, 15, 20}) {
    for (const CellType cell : {CellType::hexahedron, CellType::tetrahedron}) {
      CAPTURE(to_string(cell), n);
      Mesh mesh = make_box({cell, {n, n, n}});
      randomise(mesh, 12);
      const std::int64_t block_cells = cell == CellType::hexahedron ? 64 : 384;
      const std::vector<std::size_t> points =
          points_of_blocks(mesh, order_cells(mesh, block_cells), index(block_cells));
      const auto sum = static_cast<double>(std::accumulate(points.begin(), points.end(), std::size_t{0}));
      CHECK(sum / static_cast<double>(points.size()) < 1.07 * 125);
    }
  }
}

TEST_CASE("the cells of a block go by rows along x, and blocks follow their neighbours", "[ordering]") {
  Mesh mesh = make_box({CellType::hexahedron, {8, 8, 8}});
  randomise(mesh, 4);
  reorder(mesh, order_cells(mesh, 64));
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell) {
    const std::int64_t in_block = cell % 64;
    const std::int64_t block = cell / 64;
    const std::array<double, 3> x = midpoint(mesh, cell);
    // The directions are bisected in the order z, y, x.
    const std::array<std::int64_t, 3> expected{in_block % 4 + 4 * (block % 2),
                                               in_block / 4 % 4 + 4 * (block / 2 % 2),
                                               in_block / 16 + 4 * (block / 4)};
    for (std::size_t a = 0; a < 3; ++a) CHECK(std::floor(8 * x[a]) == static_cast<double>(expected[a]));
  }
}

TEST_CASE("along a Hilbert curve, cells of a grid follow their neighbours", "[ordering]") {
  for (const CellType cell : {CellType::interval, CellType::quadrilateral, CellType::hexahedron}) {
    for (const int n : {1, 2, 4, 8}) {
      CAPTURE(to_string(cell), n);
      Mesh mesh = make_box({cell, {n, n, n}});
      randomise(mesh, 9);
      const std::vector<std::int64_t> order = order_cells_hilbert(mesh);
      for (std::size_t place = 1; place < order.size(); ++place) {
        const std::array<double, 3> x = midpoint(mesh, order[place - 1]);
        const std::array<double, 3> y = midpoint(mesh, order[place]);
        const double distance = std::abs(x[0] - y[0]) + std::abs(x[1] - y[1]) + std::abs(x[2] - y[2]);
        REQUIRE(distance * n == Approx(1));
      }
    }
  }
}

TEST_CASE("simplices of shuffled cubes come back in rows", "[ordering]") {
  constexpr int n = 16;
  for (const CellType cell : {CellType::triangle, CellType::tetrahedron}) {
    Mesh mesh = make_box({cell, {n, n, n}});
    deform(mesh, 0.03);
    randomise(mesh, 21);
    const std::int64_t of_cube = cell == CellType::triangle ? 2 : 6;
    const std::int64_t row = 8;
    reorder(mesh, cell == CellType::triangle ? 2 * row * row : 6 * row * row * row);
    check_mesh(mesh, "reordered");
    // The same cell of the next cube has the next points, within a row and where a row ends in x.
    std::int64_t shifted = 0;
    for (std::int64_t c = 0; c + of_cube < mesh.num_cells(); ++c) {
      bool is_shifted = true;
      for (std::int64_t node = 0; node < mesh.num_nodes(); ++node)
        is_shifted = is_shifted && mesh.cells[index((c + of_cube) * mesh.num_nodes() + node)] ==
                                       mesh.cells[index(c * mesh.num_nodes() + node)] + 1;
      shifted += is_shifted ? 1 : 0;
    }
    CAPTURE(to_string(cell));
    // Of 8 cubes of a row, 7 have a next one, and 6 of those share no point with the row of another block.
    CHECK(static_cast<double>(shifted) > 0.95 * 6 / 8 * static_cast<double>(mesh.num_cells()));
  }
}

TEST_CASE("shuffled cubes come back in boxes", "[ordering]") {
  struct Case {
    CellType cell;
    int n;
    std::int64_t block_cells;
    std::size_t boxes, points;  // blocks that are boxes, and how many points each of them has
  };
  for (const Case& box :
       {Case{CellType::quadrilateral, 16, 64, 4, 9 * 9}, Case{CellType::quadrilateral, 16, 192, 0, 0},
        Case{CellType::hexahedron, 16, 32, 128, 9 * 5 * 2},
        Case{CellType::hexahedron, 16, 128, 32, 9 * 5 * 5}, Case{CellType::hexahedron, 16, 512, 8, 9 * 9 * 9},
        // Rows of three cells and layers of three are left.
        Case{CellType::hexahedron, 19, 128, 32, 9 * 5 * 5}, Case{CellType::triangle, 16, 128, 4, 9 * 9},
        Case{CellType::tetrahedron, 16, 768, 32, 9 * 5 * 5},
        Case{CellType::tetrahedron, 16, 384, 64, 5 * 5 * 5},
        Case{CellType::tetrahedron, 19, 768, 32, 9 * 5 * 5}}) {
    for (const bool sheared : {false, true}) {
      if (is_sanitized && sheared) continue;
      Mesh mesh = make_box({box.cell, {box.n, box.n, box.n}});
      if (sheared)
        transform(mesh, [](std::array<double, 3>& x) {
          x = {x[0] + 0.25 * x[1], x[1] + 0.125 * x[2], x[2]};
        });
      else
        deform(mesh, 0.03);
      randomise(mesh, 23);
      const auto before = body(mesh);
      reorder(mesh, box.block_cells);
      CAPTURE(to_string(box.cell), box.n, box.block_cells, sheared);
      CHECK(body(mesh) == before);
      std::vector<std::int64_t> order(index(mesh.num_cells()));
      std::iota(order.begin(), order.end(), std::int64_t{0});
      std::vector<std::size_t> points = points_of_blocks(mesh, order, index(box.block_cells));
      points.resize(box.boxes);
      CHECK(points == std::vector<std::size_t>(box.boxes, box.points));
    }
  }
}

TEST_CASE("rings of cells are cut into rows", "[ordering]") {
  constexpr std::int32_t around = 20;
  constexpr std::int32_t layers = 4;
  constexpr double turn = 6.283185307179586 / around;
  Mesh mesh{CellType::quadrilateral, 1, {}, {}, {}, {}};
  for (std::int32_t layer = 0; layer <= layers; ++layer)
    for (std::int32_t i = 0; i < around; ++i)
      for (const double x : {std::cos(turn * i), -std::sin(turn * i)}) mesh.points.push_back((4 + layer) * x);
  for (std::int32_t layer = 0; layer < layers; ++layer)
    for (std::int32_t i = 0; i < around; ++i)
      for (const std::int32_t first : {layer * around, (layer + 1) * around})
        for (const std::int32_t point : {i, (i + 1) % around}) mesh.cells.push_back(first + point);
  const std::vector<std::int64_t> order = order_cells_in_rows(mesh, 32, 8);
  REQUIRE(is_permutation(order, mesh.num_cells()));
  // Two blocks of all layers, and a row of four of each.
  for (std::int64_t place = 0; place < 64; ++place)
    CHECK(order[index(place)] == order[index(place / 32 * 32)] + place / 8 % 4 * around + place % 8);
  for (std::int64_t place = 64; place < 80; ++place)
    CHECK(order[index(place)] == order[index(place / 4 * 4)] + place % 4);
}

TEST_CASE("two cells at one place are in different rows", "[ordering]") {
  Mesh mesh = make_box({CellType::quadrilateral, {16, 1, 1}});
  for (int node = 0; node < 4; ++node) mesh.cells.push_back(mesh.cells[index(5 * 4 + node)]);
  CHECK(is_permutation(order_cells_in_rows(mesh, 64, 8), mesh.num_cells()));
}

TEST_CASE("a missing cell spoils one box", "[ordering]") {
  Mesh mesh = make_box({CellType::tetrahedron, {16, 16, 16}});
  const std::int64_t middle = mesh.num_cells() / 2;
  mesh.cells.erase(mesh.cells.begin() + middle * mesh.num_nodes(),
                   mesh.cells.begin() + (middle + 1) * mesh.num_nodes());
  deform(mesh, 0.03);
  randomise(mesh, 24);
  reorder(mesh, 768);
  std::vector<std::int64_t> order(index(mesh.num_cells()));
  std::iota(order.begin(), order.end(), std::int64_t{0});
  const std::vector<std::size_t> points = points_of_blocks(mesh, order, 768);
  CHECK(points == std::vector<std::size_t>(32, 9 * 5 * 5));
}

TEST_CASE("tetrahedra that do not repeat themselves come in compact blocks", "[ordering]") {
  // Cubes of five tetrahedra, every second one mirrored, so that their diagonals meet.
  constexpr int n = 16;
  Mesh mesh = make_box({CellType::hexahedron, {n, n, n}});
  const Mesh cubes = mesh;
  mesh.cell = CellType::tetrahedron;
  mesh.cells.clear();
  for (std::int64_t cube = 0; cube < cubes.num_cells(); ++cube) {
    const int mirror = static_cast<int>((cube + cube / n + cube / (n * n)) % 2);
    for (const std::array<int, 4>& corners :
         {std::array{0, 3, 5, 6}, std::array{0, 3, 5, 1}, std::array{0, 3, 6, 2}, std::array{0, 5, 6, 4},
          std::array{3, 5, 6, 7}})
      for (const int corner : corners) mesh.cells.push_back(cubes.cells[index(cube * 8 + (corner ^ mirror))]);
  }
  orient_cells(mesh);
  deform(mesh, 0.02);
  randomise(mesh, 31);
  const auto before = body(mesh);
  const double random = touches_per_node(mesh, 320);
  reorder(mesh, 320);
  check_mesh(mesh, "reordered");
  CHECK(body(mesh) == before);
  CAPTURE(random, touches_per_node(mesh, 320));
  // Boxes of 4 x 4 x 4 cubes would have 64 * 5^3 points together, of 17^3 different ones.
  CHECK(touches_per_node(mesh, 320) < 1.05 * 64 * 125 / 4913);
}

TEST_CASE("points that the same blocks share have consecutive numbers", "[ordering]") {
  const auto sectors = [](const Mesh& mesh, std::int64_t block_cells) {
    std::size_t sum = 0;
    for (std::int64_t first = 0; first < mesh.num_cells(); first += block_cells) {
      std::set<std::int32_t> touched;  // groups of four points
      const std::int64_t end = std::min(first + block_cells, mesh.num_cells());
      for (std::int64_t i = first * mesh.num_nodes(); i < end * mesh.num_nodes(); ++i)
        touched.insert(mesh.cells[index(i)] / 4);
      sum += touched.size();
    }
    return static_cast<double>(sum);
  };
  Mesh mesh = make_box({CellType::tetrahedron, {12, 12, 12}, 2});
  deform(mesh, 0.03);
  randomise(mesh, 22);
  Mesh named = mesh;
  reorder(named, order_cells(named, 128), 128);
  reorder(mesh, 128);
  CHECK(sectors(mesh, 128) < 0.75 * sectors(named, 128));
}

TEST_CASE("orders of cells do not depend on the number of threads", "[ordering]") {
  for (const CellType cell : all_cells()) {
    const int n = cell == CellType::interval ? 9000 : dimension(cell) == 2 ? 90 : 20;
    Mesh mesh = make_box({cell, {n, n, n}});
    randomise(mesh, 1);
    const auto orders = [&](int number) {
      const Threads threads(number);
      Mesh bisected = mesh;
      reorder(bisected, 50);
      Mesh in_rows = mesh;
      reorder(in_rows, 192);
      return std::tuple(order_cells(mesh, 50), order_cells_hilbert(mesh), bisected.cells, bisected.points,
                        in_rows.cells, in_rows.points);
    };
    const auto alone = orders(1);
    for (const int number : {2, 5}) CHECK((orders(number) == alone));
  }
}

TEST_CASE("cells are permuted with their markers", "[ordering]") {
  for (const CellType cell : all_cells()) {
    Mesh mesh = random_mesh(cell, 2);
    for (std::int64_t c = 0; c < mesh.num_cells(); ++c)
      mesh.markers.push_back(static_cast<std::int32_t>(c % 5));
    const Mesh before = mesh;
    const std::vector<std::int64_t> order = order_cells_hilbert(mesh);
    permute_cells(mesh, order);
    const auto nodes = mesh.num_nodes();
    for (std::int64_t place = 0; place < mesh.num_cells(); ++place) {
      CHECK(mesh.markers[index(place)] == before.markers[index(order[index(place)])]);
      for (int n = 0; n < nodes; ++n)
        REQUIRE(mesh.cells[index(place * nodes + n)] == before.cells[index(order[index(place)] * nodes + n)]);
    }
  }
}

TEST_CASE("orders that are none are refused", "[ordering]") {
  Mesh mesh = make_box({CellType::interval, {3, 1, 1}});
  CHECK_THROWS_WITH(permute_cells(mesh, {0, 1}), ContainsSubstring("the order has 2 cells, the mesh 3"));
  CHECK_THROWS_WITH(permute_cells(mesh, {0, 1, 1}), ContainsSubstring("has cell 1 twice"));
  CHECK_THROWS_WITH(permute_cells(mesh, {0, 1, 3}), ContainsSubstring("names cell 3, which is not there"));
  CHECK_THROWS_WITH(reorder(mesh, {0, -1, 2}), ContainsSubstring("names cell -1"));
  CHECK(mesh.cells == make_box({CellType::interval, {3, 1, 1}}).cells);
}

TEST_CASE("points are numbered as cells name them", "[ordering]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      Mesh mesh = random_mesh(cell, degree);
      // Points of no cell, before and after the others.
      const auto dim = static_cast<std::ptrdiff_t>(mesh.dimension());
      mesh.points.insert(mesh.points.begin(), index(dim), -7.0);
      for (std::int32_t& point : mesh.cells) ++point;
      mesh.points.insert(mesh.points.end(), index(dim), 7.0);
      const Mesh before = mesh;
      const std::vector<std::int32_t> old_point = renumber_points(mesh);
      std::int32_t seen = 0;
      for (std::size_t i = 0; i < mesh.cells.size(); ++i) {
        REQUIRE(mesh.cells[i] <= seen);
        seen = std::max(seen, mesh.cells[i] + 1);
        REQUIRE(old_point[index(mesh.cells[i])] == before.cells[i]);
      }
      CHECK(seen == mesh.num_points() - 2);
      CHECK(body(mesh) == body(before));
      CHECK(mesh.points[index((mesh.num_points() - 2) * dim)] == -7);
      CHECK(mesh.points.back() == 7);
    }
  }
}

TEST_CASE("reordering keeps the body and gives a random numbering locality again", "[ordering]") {
  for (const CellType cell : all_cells()) {
    const int n = cell == CellType::interval ? 512 : dimension(cell) == 2 ? 32 : 16;
    const int batch = cell == CellType::tetrahedron ? 384 : cell == CellType::triangle ? 128 : 64;
    Mesh structured = make_box({cell, {n, n, n}});
    Mesh mesh = structured;
    deform(mesh, 0.02);
    randomise(mesh, 8);
    const double random = touches_per_node(mesh, batch);
    const auto before = body(mesh);
    const Reordering reordering = reorder(mesh, batch);
    CAPTURE(to_string(cell), random);
    CHECK(body(mesh) == before);
    CHECK(is_permutation(reordering.cells, mesh.num_cells()));
    reorder(structured, batch);
    CHECK(touches_per_node(mesh, batch) < 1.06 * touches_per_node(structured, batch));
    CHECK(touches_per_node(mesh, batch) < 0.75 * random);
    // Neighbours in space are neighbours in memory: points of a cell have close numbers.
    double spread = 0;
    for (std::int64_t c = 0; c < mesh.num_cells(); ++c) {
      const auto first = mesh.cells.begin() + static_cast<std::ptrdiff_t>(c * mesh.num_nodes());
      const auto [least, most] = std::minmax_element(first, first + mesh.num_nodes());
      spread += (*most - *least) / static_cast<double>(mesh.num_cells());
    }
    CHECK(spread < 0.2 * static_cast<double>(mesh.num_points()));
  }
}
