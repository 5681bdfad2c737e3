// Facets by their vertices, whichever cell they are seen from.
#ifndef FEMFORGE_MESH_FACET_KEYS_HPP
#define FEMFORGE_MESH_FACET_KEYS_HPP

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/mesh/topology.hpp>

namespace femforge {

// The vertices of a facet, ascending; none is -1.
using FacetKey = std::array<std::int32_t, 4>;

inline FacetKey key_of(const std::int32_t* points, std::size_t count) {
  FacetKey key{-1, -1, -1, -1};
  std::copy_n(points, count, key.begin());
  std::sort(key.begin(), key.end());
  return key;
}

inline std::vector<std::int32_t> vertices_of(const Mesh& mesh, const CellFacet& facet) {
  std::vector<std::int32_t> result;
  for (const int vertex : entity_vertices(mesh.cell, mesh.dimension() - 1, facet.facet))
    result.push_back(mesh.cells[index(facet.cell * mesh.num_nodes() + vertex)]);
  return result;
}

inline FacetKey key_of(const Mesh& mesh, const CellFacet& facet) {
  const std::vector<std::int32_t> vertices = vertices_of(mesh, facet);
  return key_of(vertices.data(), vertices.size());
}

template <class Visit>
void for_each_facet(const Mesh& mesh, const Visit& visit) {
  const int facets = num_entities(mesh.cell, mesh.dimension() - 1);
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    for (int facet = 0; facet < facets; ++facet) visit(CellFacet{cell, facet});
}

}  // namespace femforge

#endif
