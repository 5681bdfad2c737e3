// Facets and vertices with the cells that have them, as kernels of integrals over facets and vertices take
// them: each cell numbered so that the facet is its first one, and the two cells of an interior facet so that
// vertices with the same number meet.
#ifndef FEMFORGE_MESH_FACETS_HPP
#define FEMFORGE_MESH_FACETS_HPP

#include <cstdint>
#include <vector>

#include <femforge/mesh/markers.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// All ways to number a cell: [view][vertex] -> the vertex of the cell that is seen in its place.
std::vector<std::vector<int>> cell_views(CellType cell);

/// Facets (or vertices) of a mesh.
struct FacetList {
  Entity entity = Entity::exterior_facet;
  std::vector<std::int64_t> cells;  ///< [facet][member]; of an interior facet the "+" side first
  std::vector<int> views;           ///< [facet][member]: see cell_views

  int members() const { return entity == Entity::interior_facet ? 2 : 1; }
  std::int64_t size() const { return static_cast<std::int64_t>(cells.size()) / members(); }
};

/// Facets by one of their cells: those of the boundary, for integrals ds.
/// @throws Error if a cell has no such facet.
FacetList exterior_facets(const Mesh& mesh, const std::vector<CellFacet>& facets);
/// All facets that only one cell has.
FacetList exterior_facets(const Mesh& mesh);
/// Facets with both of their cells, for integrals dS; the cells that are given are the "+" sides.
/// @throws Error if a facet is not one of two cells.
FacetList interior_facets(const Mesh& mesh, const std::vector<CellFacet>& facets);
/// All facets that two cells have, in the order of those with lower numbers, which are the "+" sides.
FacetList interior_facets(const Mesh& mesh);
/// Vertices, each by the first cell that has it, for integrals dP; all of them, or those whose points are
/// given. @throws Error if no cell has a point as a vertex.
FacetList mesh_vertices(const Mesh& mesh);
FacetList mesh_vertices(const Mesh& mesh, const std::vector<std::int32_t>& points);

/// The facets with the nodes of their cells as they are seen. Points are those of the mesh.
Mesh seen_from(const FacetList& facets, const Mesh& mesh);

/// The cells of facets as they are seen, one after another: as a mesh of cells, in which a cell stands as
/// often as it has facets. A mesh of cells stays as it is.
Mesh sides_of(const Mesh& facets);
/// Cells, and facets of theirs.
struct CellsAndFacets {
  Mesh mesh;
  FacetList facets;
};
/// The cells of facets, each once, and the facets again: the reverse of seen_from.
CellsAndFacets cells_of_facets(const Mesh& facets);

}  // namespace femforge

#endif
