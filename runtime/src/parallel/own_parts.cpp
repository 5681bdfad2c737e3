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

// The facets for which something holds, asked with the place of the first cell of each.
template <class Holds>
FacetList facets_that(const FacetList& facets, const Holds& holds) {
  FacetList some{facets.entity, {}, {}};
  const auto members = index(facets.members());
  for (std::size_t first = 0; first < facets.cells.size(); first += members) {
    if (!holds(first)) continue;
    for (std::size_t k = first; k < first + members; ++k) {
      some.cells.push_back(facets.cells[k]);
      some.views.push_back(facets.views[k]);
    }
  }
  return some;
}

// Vertices that the process integrates over, each by the cell that is given.
FacetList own_vertices(const MeshShare& share, const FacetList& vertices) {
  const std::vector<std::vector<int>> views = cell_views(share.mesh.cell);
  return facets_that(vertices, [&](std::size_t k) {
    const std::int64_t node = vertices.cells[k] * share.mesh.num_nodes() + views[index(vertices.views[k])][0];
    return share.vertex_owners.at(index(share.mesh.cells[index(node)])) == share.process;
  });
}

void check_part(const MeshShare& share, const KernelPart& part) {
  if (share.vertex_owners.empty() && share.mesh.num_cells() > 0 &&
      traits_of(*part.kernel).entity == Entity::vertex)
    throw Error(part.kernel->name, "it integrates over vertices, and the share does not say whose they are",
                "make the shares with share_of or share_of_box, or set MeshShare::vertex_owners");
  if (share.owners.empty() && share.mesh.num_cells() > 0 &&
      traits_of(*part.kernel).entity == Entity::interior_facet)
    throw Error(part.kernel->name, "it integrates over facets between two cells, and the share has no ghosts",
                "make the shares with GhostCells::across_facets");
}

}  // namespace

std::vector<std::int64_t> own_part(const MeshShare& share, const std::vector<std::int64_t>& cells) {
  std::vector<std::int64_t> own;
  for (const std::int64_t cell : cells)
    if (share.is_own(cell)) own.push_back(cell);
  return own;
}

FacetList own_part(const MeshShare& share, const FacetList& facets) {
  if (facets.entity == Entity::vertex) return own_vertices(share, facets);
  const std::vector<std::vector<int>> views = cell_views(share.mesh.cell);
  return facets_that(facets, [&](std::size_t first) {
    const std::int64_t cell = facets.cells[first];
    if (facets.members() == 1 || share.owners.empty()) return share.is_own(cell);
    const auto [lower, higher] =
        std::minmax(share.owners[index(cell)], share.owners[index(facets.cells[first + 1])]);
    const bool is_even = sum_of_vertices(share, cell, views[index(facets.views[first])]) % 2 == 0;
    return (is_even ? lower : higher) == share.process;
  });
}

std::vector<KernelPart> own_parts(const MeshShare& share, const std::vector<KernelPart>& parts) {
  std::vector<KernelPart> own;
  for (const KernelPart& part : parts) {
    check_part(share, part);
    own.push_back({part.kernel, own_part(share, part.cells), own_part(share, part.facets)});
  }
  return own;
}

std::vector<KernelPart> parts_of_own_rows(const MeshShare& share, const std::vector<KernelPart>& parts) {
  std::vector<KernelPart> result;
  for (const KernelPart& part : parts) {
    if (traits_of(*part.kernel).entity == Entity::vertex)
      throw Error(part.kernel->name, "rows of several processes have no integrals over vertices",
                  "take an operator without a matrix (DistributedOperator)");
    check_part(share, part);
    const FacetList& facets = part.facets;
    const auto is_reached = [&](std::size_t first) {
      const auto cells = facets.cells.begin() + static_cast<std::ptrdiff_t>(first);
      return std::any_of(cells, cells + facets.members(),
                         [&](std::int64_t cell) { return share.is_own(cell); });
    };
    result.push_back({part.kernel, own_part(share, part.cells), facets_that(facets, is_reached)});
  }
  return result;
}

NamesOfParts::NamesOfParts(const std::vector<KernelPart>& all, const std::vector<KernelPart>& own) {
  for (const std::vector<KernelPart>* parts : {&all, &own})
    for (const KernelPart& part : *parts) {
      const bool is_own = parts == &own;
      if (is_own && part.is_empty()) continue;
      const femforge_kernel& kernel = *part.kernel;
      for (int k = 0; k < kernel.num_constants; ++k)
        (is_own ? constants_.own : constants_.all).insert(kernel.constants[k].name);
      for (int k = 0; k < kernel.num_coefficients; ++k)
        (is_own ? coefficients_.own : coefficients_.all).insert(kernel.coefficients[k].name);
    }
}

bool NamesOfParts::has(const Names& names, const char* what, const std::string& name) {
  if (names.all.count(name) == 0)
    throw Error("kernels on a share", "none of them has a " + std::string(what) + " called " + name);
  return names.own.count(name) != 0;
}

bool NamesOfParts::has_constant(const std::string& name) const {
  return has(constants_, "constant", name);
}

bool NamesOfParts::has_coefficient(const std::string& name) const {
  return has(coefficients_, "coefficient", name);
}

}  // namespace femforge
