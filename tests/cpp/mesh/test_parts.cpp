// Parts of meshes, and cells by the shape of their map.
#include <algorithm>
#include <numeric>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/parts.hpp>
#include "catch.hpp"

using namespace femforge;

namespace {

using Cells = std::vector<std::int64_t>;

Cells all_of(const Mesh& mesh) {
  Cells cells(index(mesh.num_cells()));
  std::iota(cells.begin(), cells.end(), 0);
  return cells;
}

// Bends space, but not where x is below one half.
void bend(Mesh& mesh) {
  transform(mesh, [](std::array<double, 3>& x) {
    if (x[0] > 0.5) x[1] += 0.1 * (x[0] - 0.5) * (x[0] - 0.5) * (1 + x[1]);
  });
}

Cells cells_with(const Mesh& mesh, std::int32_t point) {
  Cells cells;
  for (std::size_t k = 0; k < mesh.cells.size(); ++k)
    if (mesh.cells[k] == point) cells.push_back(static_cast<std::int64_t>(k / index(mesh.num_nodes())));
  return cells;
}

}  // namespace

TEST_CASE("cells of a sheared box are affine, those of a bent one straight or curved", "[parts]") {
  for (const CellType cell : {CellType::quadrilateral, CellType::hexahedron})
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      Mesh mesh = make_box({cell, {4, 3, 2}, degree});
      randomise(mesh, 3);
      CHECK(cell_classes(mesh).affine == all_of(mesh));
      bend(mesh);
      const CellClasses classes = cell_classes(mesh);
      CHECK(classes.affine.size() == index(mesh.num_cells() / 2));
      CHECK(classes.straight.size() == (degree == 1 ? classes.affine.size() : 0));
      CHECK(classes.curved.size() == (degree == 2 ? classes.affine.size() : 0));
      CHECK(cell_classes(straightened(mesh)).affine == classes.affine);
    }
  Mesh triangles = make_box({CellType::triangle, {4, 3, 1}, 1});
  deform(triangles, 0.03);
  CHECK(cell_classes(triangles).affine == all_of(triangles));
}

TEST_CASE("nodes of degree 2 may be where the vertices put them, or not", "[parts]") {
  const Mesh coarse = make_box({CellType::hexahedron, {2, 2, 2}, 1});
  Mesh mesh = make_box({CellType::hexahedron, {2, 2, 2}, 2});
  // a trilinear map of each cell: linear in each direction from one side of it to the other
  transform(mesh, [](std::array<double, 3>& x) {
    const auto hat = [](double t) { return t < 0.5 ? 2 * t : 2 - 2 * t; };
    x[2] += 0.1 * hat(x[0]) * hat(x[1]) * hat(x[2]);
  });
  const CellClasses classes = cell_classes(mesh);
  CHECK(classes.straight == all_of(mesh));
  CHECK(volume(straightened(mesh)) == Approx(volume(mesh)).epsilon(1e-14));
  CHECK(straightened(mesh).cells.size() == coarse.cells.size());
  const std::int32_t last = mesh.cells.back();
  mesh.points[index(last) * 3] += 0.01;
  CHECK(cell_classes(mesh).curved == cells_with(mesh, last));
  CHECK(cell_classes(mesh, 0.1).curved.empty());
  CHECK_THROWS_AS(cell_classes(mesh, -1), Error);
}

TEST_CASE("a part of a mesh has the cells that are asked for, in their order", "[parts]") {
  Mesh mesh = make_box({CellType::quadrilateral, {3, 2, 1}, 2});
  mesh.markers = {5, 6, 7, 8, 9, 10};
  const Mesh part = part_of(mesh, {4, 0});
  CHECK(part.num_cells() == 2);
  CHECK(part.markers == std::vector<std::int32_t>{9, 5});
  CHECK(part.points == mesh.points);
  CHECK(std::equal(part.cells.begin(), part.cells.begin() + 9, mesh.cells.begin() + 4 * 9));
  CHECK(std::equal(part.cells.begin() + 9, part.cells.end(), mesh.cells.begin()));
  CHECK_THROWS_WITH(part_of(mesh, {6}), ContainsSubstring("there is no cell 6"));
}
