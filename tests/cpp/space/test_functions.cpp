// Interpolation, and evaluation at points: exact for the polynomials of a space.
#include <femforge/space/functions.hpp>

#include <cmath>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "catch.hpp"
#include "sanitized.hpp"

using namespace femforge;

namespace {

using Point = std::array<double, 3>;

const std::vector<CellType> all_cells{CellType::interval, CellType::triangle, CellType::quadrilateral,
                                      CellType::tetrahedron, CellType::hexahedron};

// Points without a pattern in the unit box, some on its sides.
std::vector<Point> some_points(int dim) {
  std::vector<Point> points;
  for (int i = 0; i < 40; ++i) {
    Point x{};
    for (std::size_t a = 0; a < index(dim); ++a) {
      const double t = std::sin(7.1 * i + 3.3 * static_cast<double>(a));
      x[a] = t < -0.9 ? 0 : t > 0.9 ? 1 : (t + 1) / 2;
    }
    points.push_back(x);
  }
  return points;
}

// A polynomial of a degree in all, another one for each component.
double polynomial(const Point& x, int component, int degree) {
  const double s = 0.3 + x[0] - 0.7 * x[1] + 0.4 * x[2];
  return std::pow(s, degree) + component * x[0];
}

double largest_error(const Mesh& mesh, const std::string& name, const PointFunction& function) {
  const DofMap dofs(mesh, name);
  const std::vector<Point> points = some_points(mesh.dimension());
  const std::vector<double> found = evaluate(mesh, dofs, interpolate(mesh, dofs, function), points);
  const auto components = index(dofs.element().num_components());
  REQUIRE(found.size() == points.size() * components);
  double largest = 0;
  for (std::size_t p = 0; p < points.size(); ++p)
    for (std::size_t c = 0; c < components; ++c)
      largest =
          std::max(largest, std::abs(found[p * components + c] - function(points[p], static_cast<int>(c))));
  return largest;
}

}  // namespace

TEST_CASE("polynomials of a space are interpolated and evaluated exactly", "[functions]") {
  for (const CellType cell : all_cells) {
    Mesh mesh = make_box({cell, {3, 2, 2}});
    randomise(mesh, 5);
    const std::string letter = is_simplex(cell) ? "P" : "Q";
    for (const int degree : {1, 2, 3, 5, 8}) {
      if (is_sanitized && degree == 8 && mesh.dimension() == 3) continue;
      for (const std::string& name :
           {letter + std::to_string(degree), "D" + letter + std::to_string(degree),
            letter + std::to_string(degree) + "-gll", letter + std::to_string(degree) + "^2"}) {
        CAPTURE(to_string(cell), name);
        CHECK(largest_error(mesh, name, [&](const Point& x, int c) { return polynomial(x, c, degree); }) <
              1e-11);
      }
      // One degree more is not in the space.
      CHECK(largest_error(mesh, letter + "1", [&](const Point& x, int c) { return polynomial(x, c, 2); }) >
            1e-3);
    }
    const std::string mixed = "[" + letter + "2^2, " + letter + "1]";
    CHECK(largest_error(mesh, mixed, [&](const Point& x, int c) { return polynomial(x, c, c < 2 ? 2 : 1); }) <
          1e-12);
  }
  const Mesh mesh = make_box({CellType::triangle, {4, 3, 1}});
  CHECK(largest_error(mesh, "CR1", [&](const Point& x, int c) { return polynomial(x, c, 1); }) < 1e-12);
  CHECK(largest_error(mesh, "DP0", [&](const Point&, int) { return 2.5; }) < 1e-14);
}

TEST_CASE("points are found in cells that are not affine", "[functions]") {
  for (const CellType cell :
       {CellType::triangle, CellType::quadrilateral, CellType::tetrahedron, CellType::hexahedron}) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      Mesh mesh = make_box({cell, {4, 4, 4}, degree});
      deform(mesh, 0.05);
      const PointLocator locator(mesh);
      for (const Point& point : some_points(mesh.dimension())) {
        const auto found = locator.find(point);
        REQUIRE(found);
        const CellMap map = map_at(mesh, found->cell, shape_functions(cell, degree, found->reference));
        for (std::size_t a = 0; a < index(mesh.dimension()); ++a)
          CHECK(map.point[a] == Approx(point[a]).margin(1e-11));
      }
      // Coordinates are in the space where the geometry is.
      const std::string name = (is_simplex(cell) ? "P" : "Q") + std::to_string(degree);
      CHECK(largest_error(mesh, name, [](const Point& x, int) { return x[0] - 2 * x[1] + 0.5; }) < 1e-11);
    }
  }
}

// Coordinates of meshes in metres from the origin of a map are rounded to more than a small part of a cell.
TEST_CASE("points are found in meshes far from the origin", "[functions]") {
  for (const CellType cell : {CellType::triangle, CellType::hexahedron}) {
    CAPTURE(to_string(cell));
    const double east = 4.5e5;
    const double north = 5.4e6;
    BoxOptions options{cell, {9, 9, 9}};
    options.lower = {east, north, 0};
    options.upper = {east + 1, north + 1, 1};
    const Mesh mesh = make_box(options);
    const PointLocator locator(mesh);
    for (Point point : some_points(mesh.dimension())) {
      point[0] += east;
      point[1] += north;
      CHECK(locator.find(point));
    }
    for (const double at : {0.0, 1.0 / 9, 5.0 / 9, 1.0}) CHECK(locator.find({east + at, north + at, at / 2}));
    CHECK_FALSE(locator.find({east - 0.001, north + 0.5, 0.5}));
  }
}

TEST_CASE("points are found in meshes that are thin, or flat in a direction", "[functions]") {
  for (const double height : {1e-9, 1e-3, 1.0}) {
    CAPTURE(height);
    BoxOptions options{CellType::hexahedron, {40, 40, 2}};
    options.upper = {1, 1, height};
    const Mesh mesh = make_box(options);
    const PointLocator locator(mesh);  // of as many boxes as cells: with one for each width 10^11 at 1e-9
    for (Point point : some_points(3)) {
      point[2] *= height;
      CHECK(locator.find(point));
    }
  }
}

TEST_CASE("a point at which cells meet belongs to the first", "[functions]") {
  const Mesh mesh = make_box({CellType::quadrilateral, {2, 2, 1}});
  const PointLocator locator(mesh);
  CHECK(locator.find({0.5, 0.5, 0})->cell == 0);
  CHECK(locator.find({1, 1, 0})->cell == 3);
  CHECK_FALSE(locator.find({1.001, 0.5, 0}));
  CHECK_FALSE(locator.find({-1e9, 0.5, 0}));
  CHECK_FALSE(locator.find({std::nan(""), 0.5, 0}));
}

TEST_CASE("functions refuse what they cannot do", "[functions]") {
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  const DofMap dofs(mesh, "P1");
  const std::vector<double> values(index(dofs.num_dofs()), 1.0);
  CHECK_THROWS_WITH(evaluate(mesh, dofs, values, {{0.5, 0.5, 0}, {0.5, 1.5, 0}}),
                    ContainsSubstring("point 1, (0.500000, 1.500000), is outside"));
  CHECK_THROWS_WITH(evaluate(mesh, dofs, {1.0}, {}), ContainsSubstring("one entry for each dof"));
  const DofMap enriched(mesh, "P1+bubble3");
  CHECK_THROWS_WITH(interpolate(mesh, enriched, [](const Point&, int) { return 1.0; }),
                    ContainsSubstring("P1+bubble3 are values at points"));
}
