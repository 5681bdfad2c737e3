// What refusals of colours, blocks of cells and macro elements propose is done.
#include <algorithm>
#include <iterator>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/scatter/macro_elements.hpp>
#include <femforge/scatter/scatter.hpp>
#include "mends.hpp"
#include "meshes.hpp"

using namespace femforge;

TEST_CASE("nodes that too many cells share", "[mends]") {
  std::vector<std::int64_t> offsets;
  for (std::int64_t cell = 0; cell < 4097; ++cell) offsets.insert(offsets.end(), {0, cell + 1});
  const Restriction star(offsets, {2, 1, 1, 4098});
  const auto refused = [&] { colour_cells(star); };
  follow("scatter in another way", refused, [&] {
    list_contributions(star);
    make_cell_blocks(star, {64, 100});
  });
  follow("or take the node that all cells share out of the restriction", refused, [&] {
    std::vector<std::int64_t> others;
    std::copy_if(offsets.begin(), offsets.end(), std::back_inserter(others),
                 [](std::int64_t offset) { return offset != 0; });
    CHECK(colour_cells(Restriction(others, {1, 1, 1, 4098})).num_colours() == 1);
  });
}

TEST_CASE("limits of blocks of cells", "[mends]") {
  const Restriction restriction(DofMap(make_box({CellType::hexahedron, {4, 4, 4}}), "Q2"));
  const auto made = [&](int cells, int nodes) { make_cell_blocks(restriction, {cells, nodes}); };
  follow(
      "block_nodes must be at least 27 for these cells", [&] { made(64, 26); }, [&] { made(64, 27); });
  follow(
      "take an element_batch of at most 2427", [&] { made(2428, 1000); }, [&] { made(2427, 1000); });
}

TEST_CASE("limits of blocks of nonzeros", "[mends]") {
  const std::vector<std::int32_t> nonzeros(64, 0);
  follow(
      "take an element_batch of at most 1023", [&] { make_nonzero_blocks(nonzeros, 64, 1024); },
      [&] { make_nonzero_blocks(nonzeros, 64, 1023); });
}

TEST_CASE("cells of macro elements", "[mends]") {
  const Mesh mesh = make_box({CellType::tetrahedron, {2, 2, 2}});
  follow(
      "take an element with one node at each vertex of a tetrahedron",
      [&] { join_tetrahedra(Restriction(DofMap(mesh, "P2"))); },
      [&] { join_tetrahedra(Restriction(DofMap(mesh, "P1"))); });
  follow(
      "take P1 or P2 on tetrahedra", [] { macro_nodes(20); }, [] { macro_nodes(10); });
  const Restriction vertices = restriction_of_points(mesh, 1);
  const MacroElements joined = join_tetrahedra(vertices);
  const Restriction apart(DofMap(mesh, "DP2"));
  // What a kernel without macro elements takes is made of any cells.
  follow(
      "generate the kernel with macro_cells = 1", [&] { nodes_of_macro_elements(joined, vertices, apart); },
      [&] {
        make_cell_blocks(apart, {32, 320});
      });
}
