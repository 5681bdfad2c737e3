#include <algorithm>
#include <cmath>
#include <set>

#include <functional>

#include <femforge/error.hpp>
#include <femforge/mesh/markers.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/space/dofmap.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

TEST_CASE("boxes have the expected cells, points and volume", "[meshes]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      const Mesh mesh = make_box({cell, {3, 4, 5}, degree, {-1, 0, 2}, {1, 3, 4}});
      const int dim = dimension(cell);
      const std::array<int, 3> divisions{3, 4, 5};
      std::int64_t boxes = 1;
      std::int64_t points = 1;
      for (int a = 0; a < dim; ++a) {
        boxes *= divisions[static_cast<std::size_t>(a)];
        points *= divisions[static_cast<std::size_t>(a)] * degree + 1;
      }
      const int pieces = !is_simplex(cell) ? 1 : dim == 1 ? 1 : dim == 2 ? 2 : 6;
      CHECK(mesh.num_cells() == boxes * pieces);
      CHECK(mesh.num_points() == points);
      CHECK(volume(mesh) == Approx(dim == 1 ? 2.0 : dim == 2 ? 6.0 : 12.0).epsilon(1e-13));
      check_mesh(mesh, "box");
    }
  }
}

TEST_CASE("every point of a box is used by a cell", "[meshes]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      const Mesh mesh = make_box({cell, {2, 3, 2}, degree});
      const std::set<std::int32_t> used(mesh.cells.begin(), mesh.cells.end());
      CHECK(static_cast<std::int64_t>(used.size()) == mesh.num_points());
    }
  }
}

TEST_CASE("boxes have the Euler characteristic of a ball and the boundary of a box", "[meshes]") {
  for (const CellType cell : all_cells()) {
    CAPTURE(to_string(cell));
    const int n = 3;
    const Mesh mesh = random_mesh(cell, 1);
    const Mesh cube = make_box({cell, {n, n, n}});
    for (const Mesh* which : {&mesh, &cube}) {
      const MeshTopology topology(*which);
      std::int64_t characteristic = 0;
      for (int d = 0; d <= which->dimension(); ++d)
        characteristic += (d % 2 == 0 ? 1 : -1) * topology.num_entities(d);
      CHECK(characteristic == 1);
    }
    const MeshTopology topology(cube);
    const auto boundary =
        std::count(topology.boundary_facets().begin(), topology.boundary_facets().end(), true);
    const int dim = dimension(cell);
    const int expected = dim == 1 ? 2 : dim == 2 ? 4 * n : 6 * n * n * (is_simplex(cell) ? 2 : 1);
    CHECK(boundary == expected);
  }
}

TEST_CASE("deformed boxes keep their volume and lose their straight sides", "[meshes]") {
  for (const CellType cell : all_cells()) {
    CAPTURE(to_string(cell));
    const Mesh straight = make_box({cell, {4, 4, 4}, 1});
    Mesh mesh = straight;
    deform(mesh, 0.05);
    CHECK(mesh.points != straight.points);
    CHECK(volume(mesh) == Approx(1).epsilon(1e-12));
    check_mesh(mesh, "deformed");
  }
}

TEST_CASE("randomised meshes are the same body in another order", "[meshes]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      Mesh mesh = make_box({cell, {3, 2, 2}, degree});
      deform(mesh, 0.04);
      mesh.markers.resize(static_cast<std::size_t>(mesh.num_cells()), 3);
      const double before = volume(mesh);
      Mesh other = mesh;
      randomise(other, 5);
      CHECK(other.cells != mesh.cells);
      CHECK(volume(other) == Approx(before).epsilon(1e-13));
      check_mesh(other, "randomised");
      Mesh again = mesh;
      randomise(again, 5);
      CHECK(again.cells == other.cells);
      randomise(again, 6);
      CHECK(again.cells != other.cells);
    }
  }
}

TEST_CASE("randomised cells begin at another vertex", "[meshes]") {
  // In a box, the first vertex of a cell has the smallest sum of coordinates.
  for (const CellType cell : all_cells()) {
    if (cell == CellType::interval) continue;  // it cannot be turned without being mirrored
    CAPTURE(to_string(cell));
    Mesh mesh = make_box({cell, {3, 3, 3}});
    const auto turned = [&] {
      const auto dim = static_cast<std::size_t>(mesh.dimension());
      const auto nodes = static_cast<std::size_t>(mesh.num_nodes());
      const auto sum = [&](std::size_t place) {
        double total = 0;
        for (std::size_t a = 0; a < dim; ++a)
          total += mesh.points[static_cast<std::size_t>(mesh.cells[place]) * dim + a];
        return total;
      };
      int number = 0;
      for (std::size_t first = 0; first < mesh.cells.size(); first += nodes)
        for (std::size_t n = 1; n < nodes; ++n)
          if (sum(first + n) < sum(first) - 1e-12) {
            ++number;
            break;
          }
      return number;
    };
    CHECK(turned() == 0);
    randomise(mesh, 2);
    CHECK(turned() > mesh.num_cells() / 4);
  }
}

TEST_CASE("volumes of curved cells are exact", "[meshes]") {
  // x -> x + 0.1 y^2 in the plane, + z^2 in space, has determinant 1; P2 and Q2 cells represent it exactly.
  for (const CellType cell : all_cells()) {
    Mesh mesh = make_box({cell, {2, 2, 2}, 2});
    transform(mesh, [](std::array<double, 3>& x) { x[0] += 0.1 * x[1] * x[1] + 0.05 * x[2] * x[2]; });
    CHECK(volume(mesh) == Approx(1).epsilon(1e-13));
  }
  Mesh disc = make_box({CellType::quadrilateral, {8, 8, 1}, 2, {-1, -1, 0}, {1, 1, 0}});
  transform(disc, [](std::array<double, 3>& x) {
    const double u = x[0];
    const double v = x[1];
    x = {u * std::sqrt(1 - v * v / 2), v * std::sqrt(1 - u * u / 2), 0};
  });
  CHECK(volume(disc) == Approx(std::acos(-1.0)).epsilon(1e-4));
}

TEST_CASE("connectivity in lexicographic order", "[meshes]") {
  const Mesh mesh = make_box({CellType::quadrilateral, {1, 1, 1}, 2});
  CHECK(connectivity(mesh, DofOrder::lexicographic) == std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 6, 7, 8});
  CHECK(connectivity(mesh, DofOrder::ufcx) == mesh.cells);
  CHECK(mesh.cells != connectivity(mesh, DofOrder::lexicographic));
}

TEST_CASE("coordinates for UFCx", "[meshes]") {
  const Mesh mesh = make_box({CellType::triangle, {1, 1, 1}, 1, {2, 5, 0}, {3, 6, 0}});
  const std::vector<float> coordinates = ufcx_coordinates<float>(mesh);
  CHECK(coordinates == std::vector<float>{2, 5, 0, 3, 5, 0, 3, 6, 0, 2, 5, 0, 3, 6, 0, 2, 6, 0});
}

TEST_CASE("meshes from a text", "[meshes]") {
  CHECK(mesh_from_text("box:4", CellType::tetrahedron).num_cells() == 6 * 64);
  CHECK(mesh_from_text("box:4x3", CellType::quadrilateral, 2).num_points() == 9 * 7);
  CHECK_THROWS_WITH(mesh_from_text("box:4x3", CellType::hexahedron), ContainsSubstring("has 3 directions"));
  CHECK_THROWS_WITH(mesh_from_text("box:0", CellType::interval), ContainsSubstring("at least one division"));
  for (const char* text : {"box:", "box:a", "box:4x", "box:1x2x3x4", "box:-3", "box:99999999999"})
    CHECK_THROWS_WITH(mesh_from_text(text, CellType::interval), ContainsSubstring("cannot be understood"));
  CHECK_THROWS_WITH(mesh_from_text("nowhere.msh", CellType::interval), ContainsSubstring("no such file"));
}

TEST_CASE("impossible boxes are refused", "[meshes]") {
  CHECK_THROWS_AS(make_box({CellType::triangle, {1, 1, 1}, 3}), Error);
  CHECK_THROWS_AS(make_box({CellType::triangle, {1, 1, 1}, 1, {0, 1, 0}, {1, 1, 1}}), Error);
  CHECK_THROWS_WITH(make_box({CellType::hexahedron, {2000, 2000, 2000}}), ContainsSubstring("2^31"));
}

TEST_CASE("bad meshes are found", "[meshes]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      const Mesh good = make_box({cell, {2, 2, 2}, degree});
      Mesh flat = good;
      const auto dim = static_cast<std::size_t>(good.dimension());
      flat.points[static_cast<std::size_t>(flat.cells[0]) * dim] =
          flat.points[static_cast<std::size_t>(flat.cells[1]) * dim];
      CHECK_THROWS_AS(check_mesh(flat, "flat"), Error);
      Mesh stray = good;
      stray.cells.back() = static_cast<std::int32_t>(stray.num_points());
      CHECK_THROWS_WITH(check_mesh(stray, "stray"), ContainsSubstring("names a point that is not there"));
      Mesh endless = good;
      endless.points[0] = std::nan("");
      CHECK_THROWS_WITH(check_mesh(endless, "endless"), ContainsSubstring("not a finite number"));
    }
  }
}

TEST_CASE("inverted cells are found and turned", "[meshes]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      Mesh mesh = random_mesh(cell, degree);
      transform(mesh, [](std::array<double, 3>& x) { x[0] = -x[0]; });
      CHECK_THROWS_WITH(check_mesh(mesh, "mirrored"), ContainsSubstring("cell 0 is inverted"));
      CHECK(orient_cells(mesh) == mesh.num_cells());
      check_mesh(mesh, "turned");
      CHECK(orient_cells(mesh) == 0);
    }
  }
}

TEST_CASE("shape functions are dual to their nodes, add up to one, and match their gradients", "[meshes]") {
  for (const CellType cell : all_cells()) {
    for (int degree = 1; degree <= 4; ++degree) {
      CAPTURE(to_string(cell), degree);
      const std::vector<LatticeNode> nodes = lattice_nodes(cell, degree);
      CHECK(static_cast<int>(nodes.size()) == num_lattice_nodes(cell, degree));
      for (std::size_t n = 0; n < nodes.size(); ++n) {
        std::array<double, 3> point{};
        for (std::size_t a = 0; a < 3; ++a) point[a] = static_cast<double>(nodes[n].on_cell[a]) / degree;
        const ShapeFunctions shape = shape_functions(cell, degree, point);
        for (std::size_t m = 0; m < nodes.size(); ++m)
          REQUIRE(shape.values[m] == Approx(m == n ? 1.0 : 0.0).margin(1e-12));
      }
      const std::array<double, 3> at{0.21, 0.17, 0.31};
      const ShapeFunctions shape = shape_functions(cell, degree, at);
      for (std::size_t a = 0; a < static_cast<std::size_t>(dimension(cell)); ++a) {
        std::array<double, 3> ahead = at;
        std::array<double, 3> behind = at;
        ahead[a] += 1e-5;
        behind[a] -= 1e-5;
        const ShapeFunctions after = shape_functions(cell, degree, ahead);
        const ShapeFunctions before = shape_functions(cell, degree, behind);
        for (std::size_t n = 0; n < nodes.size(); ++n)
          REQUIRE(shape.gradients[n][a] == Approx((after.values[n] - before.values[n]) / 2e-5).margin(1e-7));
      }
    }
  }
}

TEST_CASE("quadrature integrates monomials", "[meshes]") {
  // Integral of x^a y^b z^c: a! b! c! / (a + b + c + dim)! on the simplex, 1 / ((a+1) (b+1) (c+1)) on the
  // cube.
  const auto factorial = [](int n) { return std::tgamma(n + 1.0); };
  for (const CellType cell : all_cells()) {
    const int dim = dimension(cell);
    const Quadrature rule = gauss_quadrature(cell, 5);
    for (int a = 0; a <= 3; ++a) {
      for (int b = 0; b <= (dim > 1 ? 2 : 0); ++b) {
        for (int c = 0; c <= (dim > 2 ? 2 : 0); ++c) {
          double sum = 0;
          for (std::size_t q = 0; q < rule.weights.size(); ++q)
            sum += rule.weights[q] * std::pow(rule.points[q][0], a) * std::pow(rule.points[q][1], b) *
                   std::pow(rule.points[q][2], c);
          const double exact = is_simplex(cell)
                                   ? factorial(a) * factorial(b) * factorial(c) / factorial(a + b + c + dim)
                                   : 1.0 / ((a + 1) * (b + 1) * (c + 1));
          CAPTURE(to_string(cell), a, b, c);
          REQUIRE(sum == Approx(exact).epsilon(1e-13));
        }
      }
    }
  }
}

TEST_CASE("meshes whose arrays do not fit each other are refused where they are used", "[mesh]") {
  const Mesh good = make_box({CellType::triangle, {2, 2, 1}});
  const auto refused = [&](const std::function<void(Mesh&)>& change) {
    Mesh mesh = good;
    change(mesh);
    CHECK_THROWS_AS(check_arrays(mesh, "here"), Error);
    CHECK_THROWS_AS(DofMap(mesh, "P2"), Error);
    CHECK_THROWS_AS(reorder(mesh, 64), Error);
    CHECK_THROWS_AS(cells_of(mesh, 1), Error);
  };
  refused([](Mesh& mesh) { mesh.cells[4] = 9; });
  refused([](Mesh& mesh) { mesh.cells[4] = -1; });
  refused([](Mesh& mesh) { mesh.cells.pop_back(); });
  refused([](Mesh& mesh) { mesh.points.pop_back(); });
  refused([](Mesh& mesh) { mesh.markers = {1, 1}; });
  refused([](Mesh& mesh) { mesh.facet_markers = {1}; });
  CHECK_NOTHROW(check_arrays(good, "here"));
}
