// Shares of meshes, and plans of halos.
#include <algorithm>
#include <set>

#include <femforge/mesh/facets.hpp>
#include <femforge/mesh/gmsh.hpp>
#include <femforge/mesh/markers.hpp>
#include <femforge/parallel/own_parts.hpp>
#include "catch.hpp"
#include "parallel/processes.hpp"

using namespace femforge;

namespace {

const std::vector<CellType> all_cells_of_boxes{CellType::interval, CellType::triangle,
                                               CellType::quadrilateral, CellType::tetrahedron,
                                               CellType::hexahedron};

std::vector<MeshShare> shares_of(const Mesh& mesh, const std::vector<int>& process_of_cell, int processes,
                                 GhostCells ghosts = GhostCells::none) {
  std::vector<MeshShare> shares;
  for (int process = 0; process < processes; ++process)
    shares.push_back(share_of(mesh, process_of_cell, process, ghosts));
  return shares;
}

// Cells by the numbers of their nodes in the whole mesh.
std::multiset<std::vector<std::int64_t>> cells_by_nodes(const MeshShare& share) {
  std::multiset<std::vector<std::int64_t>> result;
  const auto nodes = static_cast<std::size_t>(share.mesh.num_nodes());
  for (std::size_t first = 0; first < share.mesh.cells.size(); first += nodes) {
    std::vector<std::int64_t> cell;
    for (std::size_t k = 0; k < nodes; ++k)
      cell.push_back(share.points.at(static_cast<std::size_t>(share.mesh.cells[first + k])));
    result.insert(cell);
  }
  return result;
}

}  // namespace

TEST_CASE("shares have all cells of a mesh between them, and about as many each") {
  for (const CellType cell : all_cells_of_boxes) {
    Mesh mesh = make_box({cell, {5, 4, 3}, 2});
    randomise(mesh, 3);
    for (const int processes : {1, 2, 3, 7}) {
      CAPTURE(to_string(cell), processes);
      const std::vector<int> process_of_cell = partition_cells(mesh, processes);
      std::vector<std::int64_t> counts(static_cast<std::size_t>(processes), 0);
      for (const int process : process_of_cell) ++counts.at(static_cast<std::size_t>(process));
      CHECK(*std::max_element(counts.begin(), counts.end()) -
                *std::min_element(counts.begin(), counts.end()) <=
            1);
      double total = 0;
      for (const MeshShare& share : shares_of(mesh, process_of_cell, processes)) {
        check_mesh(share.mesh, "a share");
        CHECK(std::is_sorted(share.points.begin(), share.points.end()));
        total += volume(share.mesh);
      }
      CHECK(total == Approx(volume(mesh)).epsilon(1e-12));
    }
  }
}

TEST_CASE("shares of a box are those of the whole mesh, to the bit") {
  for (const CellType cell : all_cells_of_boxes) {
    for (const int processes : {1, 2, 5, 6, 8}) {
      BoxOptions box{cell, {7, 5, 6}, 2, {0.1, -1, 0}, {1.3, 2, 0.7}};
      CAPTURE(to_string(cell), processes);
      const Mesh whole = make_box(box);
      const auto dim = static_cast<std::size_t>(whole.dimension());
      std::multiset<std::vector<std::int64_t>> cells;
      for (int process = 0; process < processes; ++process) {
        const MeshShare share = share_of_box(box, processes, process);
        for (std::size_t point = 0; point < share.points.size(); ++point)
          for (std::size_t a = 0; a < dim; ++a)
            REQUIRE(share.mesh.points[point * dim + a] ==
                    whole.points[static_cast<std::size_t>(share.points[point]) * dim + a]);
        cells.merge(cells_by_nodes(share));
      }
      MeshShare all;
      all.mesh = whole;
      for (std::int64_t point = 0; point < whole.num_points(); ++point) all.points.push_back(point);
      CHECK(cells == cells_by_nodes(all));
    }
  }
}

TEST_CASE("a box of few cells leaves processes without any") {
  int with_cells = 0;
  for (int process = 0; process < 5; ++process)
    with_cells += share_of_box({CellType::hexahedron, {1, 1, 2}}, 5, process).mesh.num_cells() > 0 ? 1 : 0;
  CHECK(with_cells == 2);
}

TEST_CASE("shares have the marked facets of their cells, and know of the others") {
  for (const CellType cell : all_cells_of_boxes) {
    Mesh mesh = make_box({cell, {4, 4, 3}});
    mark_facets(mesh, boundary_facets(mesh), 7, "all");
    mark_facets(mesh, boundary_facets(mesh, inside_box({0, 0, 0}, {0, 1, 1}, 1e-9)), 3, "left");
    for (const int processes : {1, 3, 7}) {
      CAPTURE(to_string(cell), processes);
      std::size_t all = 0;
      std::size_t left = 0;
      for (const MeshShare& share : shares_of(mesh, partition_cells(mesh, processes), processes)) {
        all += facets_of(share.mesh, "all").size();
        left += facets_of(share.mesh, 3).size();
      }
      CHECK(all == facets_of(mesh, 7).size());
      CHECK(left == facets_of(mesh, "left").size());
    }
  }
}

TEST_CASE("what makes no shares is refused") {
  BoxOptions none{CellType::triangle, {3, 0, 1}};
  CHECK_THROWS_WITH(share_of_box(none, 2, 0), ContainsSubstring("at least one division"));
  const Mesh mesh = make_box({CellType::triangle, {2, 2, 1}});
  CHECK_THROWS_AS(partition_cells(mesh, 0), Error);
  CHECK_THROWS_AS(share_of(mesh, {0, 1}, 0), Error);
  CHECK_THROWS_AS(share_of_box({CellType::triangle, {2, 2, 1}}, 2, 2), Error);
  CHECK_THROWS_AS(make_box_part({CellType::triangle, {2, 2, 1}}, {1, 0, 0}, {2, 1, 1}), Error);
  MeshShare share = share_of(mesh, partition_cells(mesh, 2), 1);
  std::reverse(share.points.begin(), share.points.end());
  CHECK_THROWS_AS(shared_keys(share, DofMap(share.mesh, "P1")), Error);
}

TEST_CASE("shares of a box have the ghosts that those of the whole mesh have") {
  for (const CellType cell : all_cells_of_boxes)
    for (const int processes : {1, 2, 6, 8}) {
      const BoxOptions box{cell, {5, 3, 4}, 2, {0.1, -1, 0}, {1.3, 2, 0.7}};
      CAPTURE(to_string(cell), processes);
      const Mesh whole = make_box(box);
      std::vector<int> process_of_cell(static_cast<std::size_t>(whole.num_cells()), -1);
      for (int process = 0; process < processes; ++process)
        for (const std::size_t each : cells_in_whole(share_of_box(box, processes, process), whole))
          process_of_cell[each] = process;
      for (const GhostCells ghosts : {GhostCells::none, GhostCells::across_facets})
        for (int process = 0; process < processes; ++process) {
          const MeshShare found = share_of_box(box, processes, process, ghosts);
          const MeshShare expected = share_of(whole, process_of_cell, process, ghosts);
          CHECK(found.mesh.cells == expected.mesh.cells);
          CHECK(found.mesh.points == expected.mesh.points);
          CHECK(found.points == expected.points);
          CHECK(found.owners == expected.owners);
          CHECK(found.vertex_owners == expected.vertex_owners);
          CHECK(found.process == process);
        }
    }
}

TEST_CASE("all processes together integrate over each cell and facet once") {
  for (const CellType cell : all_cells_of_boxes) {
    Mesh mesh = make_box({cell, {4, 3, 3}});
    randomise(mesh, 3);
    for (const int processes : {1, 3, 4}) {
      CAPTURE(to_string(cell), processes);
      const std::vector<MeshShare> shares =
          shares_of(mesh, partition_cells(mesh, processes), processes, GhostCells::across_facets);
      std::multiset<std::size_t> cells;
      std::multiset<std::pair<std::size_t, std::size_t>> facets;  // "+" and "-"
      std::size_t exterior = 0;
      for (const MeshShare& share : shares) {
        const std::vector<std::size_t> in_whole = cells_in_whole(share, mesh);
        for (const std::int64_t each : own_part(share, all_cells(share.mesh)))
          cells.insert(in_whole.at(static_cast<std::size_t>(each)));
        const FacetList own = own_part(share, interior_facets(share.mesh));
        for (std::size_t k = 0; k < own.cells.size(); k += 2)
          facets.emplace(in_whole.at(static_cast<std::size_t>(own.cells[k])),
                         in_whole.at(static_cast<std::size_t>(own.cells[k + 1])));
        exterior += own_part(share, exterior_facets(share.mesh)).cells.size();
      }
      CHECK(cells.size() == static_cast<std::size_t>(mesh.num_cells()));
      CHECK(std::set<std::size_t>(cells.begin(), cells.end()).size() == cells.size());
      std::multiset<std::pair<std::size_t, std::size_t>> expected;
      const FacetList all = interior_facets(mesh);
      for (std::size_t k = 0; k < all.cells.size(); k += 2)
        expected.emplace(static_cast<std::size_t>(all.cells[k]), static_cast<std::size_t>(all.cells[k + 1]));
      CHECK(facets == expected);
      CHECK(exterior == exterior_facets(mesh).cells.size());
    }
  }
}

TEST_CASE("all processes together integrate over each vertex once, seen from a cell of its own") {
  for (const CellType cell : all_cells_of_boxes)
    for (const int degree : {1, 2}) {
      Mesh mesh = make_box({cell, {4, 3, 3}, degree});
      randomise(mesh, 3);
      const FacetList all = mesh_vertices(mesh);
      for (const int processes : {1, 3, 4})
        for (const GhostCells ghosts : {GhostCells::none, GhostCells::across_facets}) {
          CAPTURE(to_string(cell), degree, processes, ghosts == GhostCells::none);
          std::multiset<std::pair<std::size_t, int>> found;  // the cell in the whole mesh, and the view
          // the last process has no cell
          for (const MeshShare& share :
               shares_of(mesh, partition_cells(mesh, processes), processes + 1, ghosts)) {
            const std::vector<std::size_t> in_whole = cells_in_whole(share, mesh);
            const FacetList own = own_part(share, mesh_vertices(share.mesh));
            for (std::size_t k = 0; k < own.cells.size(); ++k) {
              CHECK(share.is_own(own.cells[k]));
              found.emplace(in_whole.at(static_cast<std::size_t>(own.cells[k])), own.views[k]);
            }
          }
          std::multiset<std::pair<std::size_t, int>> expected;
          for (std::size_t k = 0; k < all.cells.size(); ++k)
            expected.emplace(static_cast<std::size_t>(all.cells[k]), all.views[k]);
          CHECK(found == expected);
        }
    }
}

TEST_CASE("plans of a halo: each dof has one owner, and both sides list it alike") {
  struct Case {
    CellType cell;
    const char* element;
  };
  for (const Case& each :
       {Case{CellType::tetrahedron, "P3"}, Case{CellType::hexahedron, "Q3"}, Case{CellType::triangle, "P4"},
        Case{CellType::quadrilateral, "[Q2^2, Q1]"}, Case{CellType::tetrahedron, "P2^3"},
        Case{CellType::hexahedron, "DQ1"}, Case{CellType::tetrahedron, "P1+bubble4"}}) {
    Mesh mesh = make_box({each.cell, {3, 3, 2}});
    randomise(mesh, 11);
    const DofMap whole(mesh, each.element);
    for (const auto& [processes, ghosts] :
         {std::pair{1, GhostCells::none}, std::pair{2, GhostCells::none}, std::pair{4, GhostCells::none},
          std::pair{1, GhostCells::across_facets}, std::pair{4, GhostCells::across_facets}}) {
      CAPTURE(each.element, processes, ghosts == GhostCells::none);
      const std::vector<int> process_of_cell = partition_cells(mesh, processes);
      const std::vector<MeshShare> shares = shares_of(mesh, process_of_cell, processes, ghosts);
      std::vector<DofMap> dofs;
      std::vector<std::vector<std::size_t>> cells;
      for (const MeshShare& share : shares) {
        dofs.emplace_back(share.mesh, each.element);
        cells.push_back(cells_in_whole(share, mesh));
      }
      const std::vector<HaloPlan> plans = plans_of(shares, dofs);
      const std::vector<std::vector<std::int64_t>> in_whole = numbers_in_whole(plans, dofs, whole, cells);
      std::multiset<std::int64_t> owned;
      std::size_t boundary = 0;
      for (std::size_t p = 0; p < plans.size(); ++p) {
        const HaloPlan& plan = plans[p];
        owned.insert(in_whole[p].begin(), in_whole[p].begin() + plan.num_owned);
        boundary += plan.boundary.size();
        for (const HaloPlan::Neighbour& neighbour : plan.neighbours) {
          const auto other = static_cast<std::size_t>(neighbour.process);
          const auto back =
              std::find_if(plans[other].neighbours.begin(), plans[other].neighbours.end(),
                           [&](const HaloPlan::Neighbour& n) { return n.process == plan.process; });
          REQUIRE(back != plans[other].neighbours.end());
          REQUIRE(back->num_ghosts == static_cast<std::int64_t>(neighbour.owned.size()));
          for (std::int64_t k = 0; k < back->num_ghosts; ++k) {
            const auto here = static_cast<std::size_t>(neighbour.owned[static_cast<std::size_t>(k)]);
            const auto there = static_cast<std::size_t>(plans[other].num_owned + back->first_ghost + k);
            REQUIRE(here < static_cast<std::size_t>(plan.num_owned));
            REQUIRE(in_whole[p][here] == in_whole[other][there]);
          }
        }
      }
      CHECK(owned.size() == static_cast<std::size_t>(whole.num_dofs()));
      CHECK(std::set<std::int64_t>(owned.begin(), owned.end()).size() == owned.size());
      CHECK(boundary == boundary_facets(mesh).size());
    }
  }
}
