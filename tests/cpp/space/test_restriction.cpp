#include <algorithm>
#include <set>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/space/restriction.hpp>
#include "catch.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

std::string lagrange(CellType cell, int degree) {
  return (is_simplex(cell) ? "P" : "Q") + std::to_string(degree);
}

// Checks that the restriction leads from every node of every cell to the entries of the dofs there.
void check_entries(const Restriction& restriction, const DofMap& dofs, DofOrder order,
                   ComponentOrder l_vector) {
  const std::vector<std::int64_t> entries = entries_of_dofs(dofs, l_vector);
  const ElementBlock& block = dofs.element().blocks().front();
  REQUIRE(restriction.components() == block.block_size);
  REQUIRE(restriction.nodes_per_cell() == static_cast<int>(block.scalar.dofs.size()));
  for (std::int64_t cell = 0; cell < dofs.num_cells(); ++cell) {
    for (int node = 0; node < restriction.nodes_per_cell(); ++node) {
      const int place = order == DofOrder::ufcx ? node : block.scalar.lexicographic[index(node)];
      for (int c = 0; c < block.block_size; ++c)
        REQUIRE(restriction.offset(cell, place) + c * restriction.component_stride() ==
                entries[index(dofs.global_dof(cell, block, node, c))]);
    }
  }
}

}  // namespace

TEST_CASE("restrictions of blocked elements, in every order", "[restriction]") {
  for (const CellType cell : all_cells()) {
    for (const Mesh& mesh : {random_mesh(cell, 1), make_box({cell, {1, 1, 1}})}) {
      for (const std::string& name : {lagrange(cell, 1), lagrange(cell, 3), lagrange(cell, 2) + "^3"}) {
        for (const DofOrder order : {DofOrder::ufcx, DofOrder::lexicographic}) {
          for (const ComponentOrder in_cell : {ComponentOrder::interleaved, ComponentOrder::planar}) {
            for (const ComponentOrder l_vector : {ComponentOrder::interleaved, ComponentOrder::planar}) {
              CAPTURE(to_string(cell), name, to_string(order), in_cell == ComponentOrder::planar,
                      l_vector == ComponentOrder::planar);
              const DofMap dofs(mesh, name, order, in_cell);
              const Restriction restriction(dofs, l_vector);
              check_entries(restriction, dofs, order, l_vector);
              const std::set<std::int64_t> nodes(restriction.offsets().begin(), restriction.offsets().end());
              CHECK(restriction.num_nodes() == static_cast<std::int64_t>(nodes.size()));
              CHECK(restriction.num_entries() == dofs.num_dofs());
              // What it says of itself is accepted as anybody else's would be.
              CHECK(Restriction(restriction.offsets(), restriction.layout()).num_nodes() ==
                    restriction.num_nodes());
            }
          }
        }
      }
    }
  }
}

TEST_CASE("planar L-vectors hold one component after the other", "[restriction]") {
  const DofMap dofs(random_mesh(CellType::triangle, 1), "P2^2");
  const Restriction restriction(dofs, ComponentOrder::planar);
  CHECK(restriction.component_stride() == dofs.num_dofs() / 2);
  const std::vector<std::int64_t> entries = entries_of_dofs(dofs, ComponentOrder::planar);
  for (std::int64_t dof = 0; dof < dofs.num_dofs(); ++dof)
    CHECK(entries[index(dof)] / restriction.component_stride() == dofs.components()[index(dof)]);
  CHECK(std::set<std::int64_t>(entries.begin(), entries.end()).size() == entries.size());
}

TEST_CASE("restrictions of mixed elements have an offset for each dof", "[restriction]") {
  for (const CellType cell : all_cells()) {
    const Mesh mesh = random_mesh(cell, 1);
    const DofMap dofs(mesh, "[" + lagrange(cell, 2) + "^2, " + lagrange(cell, 1) + "]",
                      DofOrder::lexicographic, ComponentOrder::planar);
    const Restriction restriction(dofs);
    CHECK(restriction.components() == 1);
    CHECK(restriction.nodes_per_cell() == dofs.dofs_per_cell());
    CHECK(restriction.offsets() == dofs.cell_dofs());
    CHECK(restriction.num_nodes() == dofs.num_dofs());
    CHECK_THROWS_WITH(Restriction(dofs, ComponentOrder::planar), ContainsSubstring("has no planar order"));
    CHECK_THROWS_AS(entries_of_dofs(dofs, ComponentOrder::planar), Error);
  }
}

TEST_CASE("E-vectors hold the dofs of one cell after those of the other", "[restriction]") {
  for (const ComponentOrder order : {ComponentOrder::interleaved, ComponentOrder::planar}) {
    const Restriction restriction = restriction_of_cells(5, 4, 3, order);
    CHECK(restriction.num_cells() == 5);
    CHECK(restriction.num_nodes() == 20);
    const std::vector<std::int64_t> entries = entries_of_cells(restriction, order);
    REQUIRE(static_cast<std::int64_t>(entries.size()) == restriction.num_entries());
    for (std::int64_t entry = 0; entry < restriction.num_entries(); ++entry)
      REQUIRE(entries[index(entry)] == entry);
  }
  CHECK(restriction_of_cells(0, 4, 1).num_entries() == 0);
  CHECK_THROWS_AS(restriction_of_cells(2, 0, 1), Error);
}

TEST_CASE("restrictions of no cells", "[restriction]") {
  for (const CellType cell : all_cells()) {
    const DofMap dofs(Mesh{cell, 1, {}, {}, {}, {}}, lagrange(cell, 1) + "^2");
    for (const ComponentOrder l_vector : {ComponentOrder::interleaved, ComponentOrder::planar}) {
      const Restriction restriction(dofs, l_vector);
      CHECK(restriction.num_cells() == 0);
      CHECK(restriction.num_nodes() == 0);
      CHECK(restriction.offsets().empty());
      CHECK(Restriction({}, restriction.layout()).num_cells() == 0);
    }
  }
}

TEST_CASE("anybody's offsets are taken if they make sense", "[restriction]") {
  // Two cells of a closed line of two nodes, with three components.
  const Restriction interleaved({0, 3, 3, 0}, {2, 3, 1, 6});
  CHECK(interleaved.num_cells() == 2);
  CHECK(interleaved.num_nodes() == 2);
  CHECK(Restriction({0, 1, 1, 0}, {2, 3, 2, 6}).num_nodes() == 2);
  // Entries that no cell has, and a cell with one node twice.
  CHECK(Restriction({7, 7, 7, 2}, {2, 1, 1, 9}).num_nodes() == 2);
}

TEST_CASE("offsets that make no sense are refused", "[restriction]") {
  using Offsets = std::vector<std::int64_t>;
  const auto make = [](const Offsets& offsets, const RestrictionLayout& layout) {
    return Restriction(offsets, layout);
  };
  CHECK_THROWS_WITH(make({0, 1, 2}, {2, 1, 1, 3}), ContainsSubstring("cells x nodes_per_cell"));
  CHECK_THROWS_WITH(make({0, 1, 2, 3}, {2, 1, 1, 3}),
                    ContainsSubstring("offset 3 of node 1 of cell 1 reaches outside of the L-vector's 3"));
  CHECK_THROWS_WITH(make({0, -1}, {2, 1, 1, 3}), ContainsSubstring("offset -1 of node 1 of cell 0"));
  CHECK_THROWS_WITH(make({0, 4}, {2, 3, 1, 6}), ContainsSubstring("offset 4"));
  CHECK_THROWS_WITH(make({0}, {1, 3, std::int64_t{1} << 62, 6}), ContainsSubstring("reaches outside"));
  CHECK_THROWS_WITH(make({0, 2}, {2, 3, 1, 6}), ContainsSubstring("of the node at offset 0 is an entry"));
  // Entries 0 2 4 and 1 3 5; then 0 2 4 and 2 4 6; then 3 6 and 0 3.
  CHECK(make({0, 1}, {2, 3, 2, 9}).num_nodes() == 2);
  CHECK_THROWS_WITH(make({0, 2}, {2, 3, 2, 9}), ContainsSubstring("another node"));
  CHECK_THROWS_WITH(make({3, 0}, {2, 2, 3, 9}), ContainsSubstring("another node"));
  CHECK_THROWS_WITH(make({0, 1}, {0, 1, 1, 3}), ContainsSubstring("a cell has at least one node"));
  CHECK_THROWS_WITH(make({0, 1}, {1, 0, 1, 3}), ContainsSubstring("at least one component"));
  CHECK_THROWS_WITH(make({0, 1}, {1, 1, 0, 3}), ContainsSubstring("stride must be at least 1"));
  CHECK_THROWS_WITH(make({}, {1, 1, 1, -1}), ContainsSubstring("number of entries is negative"));
}

TEST_CASE("cells of a restriction in another order", "[restriction]") {
  const Mesh mesh = random_mesh(CellType::tetrahedron, 1);
  const Restriction restriction(DofMap(mesh, "P2"));
  const std::vector<std::int64_t> order = order_cells(mesh, 5);
  const Restriction other = restriction.permuted(order);
  CHECK(other.num_nodes() == restriction.num_nodes());
  for (std::int64_t place = 0; place < mesh.num_cells(); ++place)
    for (int node = 0; node < restriction.nodes_per_cell(); ++node)
      REQUIRE(other.offset(place, node) == restriction.offset(order[index(place)], node));
  CHECK_THROWS_WITH(restriction.permuted({0, 1}), ContainsSubstring("the order has 2 cells"));
}

TEST_CASE("offsets in 32 bits, if they fit", "[restriction]") {
  const Restriction restriction(DofMap(random_mesh(CellType::triangle, 1), "P2^2"));
  const std::vector<std::int32_t> small = restriction.offsets_int32();
  CHECK(std::equal(small.begin(), small.end(), restriction.offsets().begin(), restriction.offsets().end()));
  const std::int64_t most = 2147483647;
  CHECK(Restriction::to_int32({0, most}, "offsets").back() == most);
  CHECK_THROWS_WITH(Restriction::to_int32({0, most + 1}, "offsets"),
                    ContainsSubstring("the offsets reach 2147483648, which does not fit in 32 bits"));
}
