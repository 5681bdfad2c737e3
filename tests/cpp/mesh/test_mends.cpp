// What refusals of meshes propose is done.
#include <femforge/mesh/affine.hpp>
#include <femforge/mesh/facets.hpp>
#include <femforge/mesh/geometry.hpp>
#include <femforge/mesh/markers.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/mesh/parts.hpp>
#include <femforge/ordering/ordering.hpp>
#include "mends.hpp"
#include "meshes.hpp"

using namespace femforge;

TEST_CASE("boxes that are too large or misspelt", "[mends]") {
  follow(
      "use fewer divisions",
      [] {
        make_box({CellType::hexahedron, {2000, 2000, 2000}});
      },
      [] {
        make_box({CellType::hexahedron, {2, 2, 2}});
      });
  for (const char* wrong : {"box:a", "box:4x3"}) {
    const auto refused = [&] { mesh_from_text(wrong, CellType::hexahedron); };
    follow("use box:N", refused, [] { mesh_from_text("box:2", CellType::hexahedron); });
    follow("as in box:8x8x8", refused, [] { mesh_from_text("box:8x8x8", CellType::hexahedron); });
  }
}

TEST_CASE("groups without a name", "[mends]") {
  Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  mark_facets(mesh, boundary_facets(mesh), 4, "wall");
  const auto refused = [&] { facets_of(mesh, ""); };
  follow("name one, or give its number: there are 4 (wall)", refused, [&] { facets_of(mesh, "wall"); });
  follow("name one, or give its number: there are 4 (wall)", refused, [&] { facets_of(mesh, 4); });
}

TEST_CASE("names of cells and of orders", "[mends]") {
  for (const CellType cell : all_cells())
    follow(
        to_string(cell), [] { cell_from_string("prism"); }, [&] { cell_from_string(to_string(cell)); });
  follow(
      "use interval, triangle, quadrilateral, tetrahedron or hexahedron",
      [] { cell_from_string("tetrahedral"); }, [] { cell_from_string("tetrahedron"); });
  for (const char* order : {"ufcx", "lexicographic"})
    follow(
        "use ufcx or lexicographic", [] { dof_order_from_string("basix"); },
        [&] { dof_order_from_string(order); });
}

TEST_CASE("cells that are not what is asked for", "[mends]") {
  follow(
      "use is_affine for other cells", [] { is_parallelepiped(make_box({CellType::triangle})); },
      [] { CHECK(is_affine(make_box({CellType::triangle}))); });
  for (const BoxOptions& box :
       {BoxOptions{CellType::quadrilateral}, BoxOptions{CellType::triangle, {1, 1, 1}, 2}})
    follow(
        "use simplices of degree 1", [&] { geometry_tensors<double>(make_box(box), Target::cpu); },
        [] { geometry_tensors<double>(make_box({CellType::triangle}), Target::cpu); });
}

TEST_CASE("cells without a volume", "[mends]") {
  for (const CellType cell : all_cells()) {
    for (const int degree : {1, 2}) {
      CAPTURE(to_string(cell), degree);
      const Mesh good = random_mesh(cell, degree);
      Mesh mirrored = good;
      transform(mirrored, [](std::array<double, 3>& x) { x[0] = -x[0]; });
      follow(
          "call orient_cells", [&] { check_mesh(mirrored, "mirrored"); },
          [&] {
            orient_cells(mirrored);
            check_mesh(mirrored, "mirrored");
          });
      Mesh flat = good;
      transform(flat, [](std::array<double, 3>& x) { x[0] = 0; });
      follow(
          "every cell needs a positive volume", [&] { check_mesh(flat, "flat"); },
          [&] {
            flat.points = good.points;
            check_mesh(flat, "flat");
          });
    }
  }
}

TEST_CASE("groups that are not there", "[mends]") {
  Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  mark_facets(mesh, boundary_facets(mesh), 2, "walls");
  mark_cells(mesh, {0, 1}, 7, "left");
  follow(
      "there are 2 (walls)", [&] { facets_of(mesh, "wall"); }, [&] { facets_of(mesh, "walls"); });
  follow(
      "there are 2 (walls)", [&] { facets_of(mesh, 3); }, [&] { facets_of(mesh, 2); });
  follow(
      "7 (left)", [&] { cells_of(mesh, "right"); }, [&] { cells_of(mesh, "left"); });
  const auto stray = [&] {
    Mesh crossed = mesh;
    // Two corners that are no edge.
    crossed.facet_points = {0, static_cast<std::int32_t>(mesh.num_points() - 1)};
    crossed.facet_markers = {2};
    facets_of(crossed, 2);
  };
  follow("mark facets of cells only", stray, [&] { facets_of(mesh, 2); });
}

TEST_CASE("parts of cells that are not there", "[mends]") {
  const Mesh triangles = make_box({CellType::triangle, {2, 2, 1}});
  for (const std::int64_t wrong : {-1, 8})
    follow(
        "cells are numbered from 0 to ",
        [&] {
          part_of(triangles, {0, wrong});
        },
        [&] {
          part_of(triangles, {0, 7});
        });
}

TEST_CASE("facets of facets", "[mends]") {
  const Mesh triangles = make_box({CellType::triangle, {2, 2, 1}});
  const Mesh sides = seen_from(exterior_facets(triangles), triangles);
  follow(
      "give the mesh of their cells", [&] { interior_facets(sides); }, [&] { interior_facets(triangles); });
}

TEST_CASE("facets that are not where they are looked for", "[mends]") {
  const Mesh triangles = make_box({CellType::triangle, {2, 2, 1}});
  const CellFacet outer = boundary_facets(triangles).front();
  follow(
      "give it to exterior_facets", [&] { interior_facets(triangles, {outer}); },
      [&] { exterior_facets(triangles, {outer}); });
  // the second cell crosses the face that it shares
  const Mesh good = make_box({CellType::hexahedron, {2, 1, 1}});
  Mesh crossed = good;
  std::swap(crossed.cells[8], crossed.cells[10]);
  follow(
      "mend the mesh: neighbours share whole facets", [&] { interior_facets(crossed); },
      [&] { interior_facets(good); });
}

TEST_CASE("a mesh of facets is not put in order", "[mends]") {
  Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  Mesh facets = seen_from(interior_facets(mesh), mesh);
  follow(
      "reorder the mesh of their cells", [&] { reorder(facets, 64); }, [&] { reorder(mesh, 64); });
  follow(
      "see that one from its facets", [&] { reorder(facets, 64); },
      [&] { facets = seen_from(interior_facets(mesh), mesh); });
}
