// Numbers of the vertices, edges, faces and interiors of a mesh.
#ifndef FEMFORGE_MESH_TOPOLOGY_HPP
#define FEMFORGE_MESH_TOPOLOGY_HPP

#include <array>
#include <cstdint>
#include <vector>

#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Numbers of the vertices, edges, faces and interiors of a mesh.
class MeshTopology {
 public:
  /// @param wanted [dimension] -> whether its entities are numbered; there are none of the others.
  explicit MeshTopology(const Mesh& mesh, const std::array<bool, 4>& wanted = {true, true, true, true});
  /// Number of entities of a dimension.
  std::int64_t num_entities(int entity_dimension) const {
    return counts_.at(static_cast<std::size_t>(entity_dimension));
  }
  /// Numbers of the entities of each cell, in the reference cell's order. [cell][entity]
  const std::vector<std::int64_t>& cell_entities(int entity_dimension) const {
    return numbers_.at(static_cast<std::size_t>(entity_dimension));
  }
  /// [facet] -> whether only one cell has it.
  const std::vector<bool>& boundary_facets() const { return boundary_; }

 private:
  std::array<std::int64_t, 4> counts_{};
  std::array<std::vector<std::int64_t>, 4> numbers_;
  std::vector<bool> boundary_;
};

/// Facets only. [cell][facet] -> number is cell_entities(mesh.dimension() - 1).
MeshTopology facet_topology(const Mesh& mesh);

}  // namespace femforge

#endif
