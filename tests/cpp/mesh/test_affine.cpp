#include <algorithm>
#include <cmath>

#include <femforge/error.hpp>
#include <femforge/mesh/affine.hpp>
#include "catch.hpp"
#include "meshes.hpp"
#include "threads.hpp"

using namespace femforge;

namespace {

// An affine map of all of space.
void shear(Mesh& mesh) {
  transform(mesh, [](std::array<double, 3>& x) {
    x = {100 + 2 * x[0] + 0.3 * x[1], 0.1 * x[0] + 0.01 * x[1] + 0.4 * x[2], 5 * x[2] - 0.7 * x[0]};
  });
}

// The first cell that has a point.
std::int64_t first_cell_with(const Mesh& mesh, std::int32_t point) {
  return (std::find(mesh.cells.begin(), mesh.cells.end(), point) - mesh.cells.begin()) / mesh.num_nodes();
}

}  // namespace

TEST_CASE("sheared boxes are affine, whatever the numbering of their cells", "[affine]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      Mesh mesh = make_box({cell, {4, 3, 5}, degree});
      shear(mesh);
      CHECK(is_affine(mesh));
      randomise(mesh, 3);
      CHECK(is_affine(mesh));
      if (cell == CellType::quadrilateral || cell == CellType::hexahedron)
        CHECK((degree == 2 || is_parallelepiped(mesh)));
    }
  }
}

TEST_CASE("straight simplices are affine without tolerance", "[affine]") {
  for (const CellType cell : all_cells())
    if (is_simplex(cell)) CHECK(is_affine(random_mesh(cell, 1), 0.0));
}

TEST_CASE("one moved point makes its cells not affine, and the first of them is found", "[affine]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      if (degree == 1 && is_simplex(cell)) continue;
      const Mesh mesh = make_box({cell, {4, 3, 2}, degree});
      const auto dim = static_cast<std::size_t>(mesh.dimension());
      for (std::int32_t point = 0; point < mesh.num_points(); ++point) {
        for (std::size_t a = 0; a < dim; ++a) {
          CAPTURE(to_string(cell), degree, point, a);
          Mesh moved = mesh;
          moved.points[static_cast<std::size_t>(point) * dim + a] += 1e-3;
          REQUIRE(first_cell_not_affine(moved) == first_cell_with(mesh, point));
          REQUIRE(is_affine(moved, 0.1));
        }
      }
    }
  }
}

TEST_CASE("the tolerance is relative to a cell's longest edge", "[affine]") {
  for (const double size : {1e-6, 1.0, 1e6}) {
    CAPTURE(size);
    Mesh mesh = make_box({CellType::quadrilateral, {1, 1, 1}, 1, {0, 0, 0}, {3 * size, 2 * size, 1}});
    mesh.points.back() += 3e-5 * size;
    CHECK_FALSE(is_affine(mesh, 0.99e-5));
    CHECK(is_affine(mesh, 1.01e-5));
  }
}

TEST_CASE("the first cell that is not affine does not depend on the number of threads", "[affine]") {
  Mesh mesh = make_box({CellType::hexahedron, {6, 6, 6}});
  CHECK_FALSE(first_cell_not_affine(mesh).has_value());
  deform(mesh, 0.04);
  const Threads threads(3);
  CHECK(first_cell_not_affine(mesh) == 0);
  CHECK_FALSE(is_parallelepiped(mesh));
}

TEST_CASE("questions about parallelepipeds that make no sense are refused", "[affine]") {
  CHECK_THROWS_WITH(is_parallelepiped(make_box({CellType::triangle})), ContainsSubstring("use is_affine"));
  CHECK_THROWS_WITH(is_parallelepiped(make_box({CellType::hexahedron, {1, 1, 1}, 2})),
                    ContainsSubstring("of degree 1"));
  CHECK_THROWS_AS(is_affine(make_box({CellType::hexahedron}), -1e-3), Error);
  CHECK_THROWS_AS(is_affine(make_box({CellType::hexahedron}), std::nan("")), Error);
  CHECK(is_affine(Mesh{CellType::hexahedron, 1, {}, {}, {}, {}}));
}
