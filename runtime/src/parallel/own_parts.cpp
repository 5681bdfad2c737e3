#include <femforge/parallel/own_parts.hpp>

#include <algorithm>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {
namespace {

// The sum of the numbers in the whole mesh of a facet's vertices: all processes know it.
std::int64_t sum_of_vertices(const MeshShare& share, std::int64_t cell, const std::vector<int>& view) {
  std::int64_t sum = 0;
  for (const int seen : entity_vertices(share.mesh.cell, share.mesh.dimension() - 1, 0)) {
    const std::int64_t node = cell * share.mesh.num_nodes() + view[index(seen)];
    sum += share.points[index(share.mesh.cells[index(node)])];
  }
  return sum;
}

}  // namespace

std::vector<std::int64_t> own_part(const MeshShare& share, const std::vector<std::int64_t>& cells) {
  std::vector<std::int64_t> own;
  for (const std::int64_t cell : cells)
    if (share.is_own(cell)) own.push_back(cell);
  return own;
}

FacetList own_part(const MeshShare& share, const FacetList& facets) {
  const std::vector<std::vector<int>> views = cell_views(share.mesh.cell);
  const auto is_mine = [&](std::size_t first) {
    const std::int64_t cell = facets.cells[first];
    if (facets.members() == 1 || share.owners.empty()) return share.is_own(cell);
    const auto [lower, higher] =
        std::minmax(share.owners[index(cell)], share.owners[index(facets.cells[first + 1])]);
    const bool is_even = sum_of_vertices(share, cell, views[index(facets.views[first])]) % 2 == 0;
    return (is_even ? lower : higher) == share.process;
  };
  FacetList own{facets.entity, {}, {}};
  const auto members = index(facets.members());
  for (std::size_t first = 0; first < facets.cells.size(); first += members) {
    if (!is_mine(first)) continue;
    for (std::size_t k = first; k < first + members; ++k) {
      own.cells.push_back(facets.cells[k]);
      own.views.push_back(facets.views[k]);
    }
  }
  return own;
}

std::vector<KernelPart> own_parts(const MeshShare& share, const std::vector<KernelPart>& parts) {
  std::vector<KernelPart> own;
  for (const KernelPart& part : parts) {
    if (traits_of(*part.kernel).entity == Entity::vertex)
      throw Error(part.kernel->name, "it integrates over vertices, which shares have in common",
                  "integrate over vertices on one process (MeshKernel, MeshOperator)");
    if (share.owners.empty() && share.mesh.num_cells() > 0 &&
        traits_of(*part.kernel).entity == Entity::interior_facet)
      throw Error(part.kernel->name,
                  "it integrates over facets between two cells, and the share has no ghosts",
                  "make the shares with GhostCells::across_facets");
    own.push_back({part.kernel, own_part(share, part.cells), own_part(share, part.facets)});
  }
  return own;
}

}  // namespace femforge
