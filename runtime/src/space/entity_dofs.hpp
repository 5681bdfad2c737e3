// The dofs of a scalar element on the entities of a mesh: which of them is which, for all cells that share an
// entity alike.
#ifndef FEMFORGE_SRC_SPACE_ENTITY_DOFS_HPP
#define FEMFORGE_SRC_SPACE_ENTITY_DOFS_HPP

#include <array>
#include <cstdint>
#include <vector>

#include <femforge/space/element.hpp>

namespace femforge {

/// How the dofs of one scalar element are spread over the entities of a mesh.
class EntityDofs {
 public:
  explicit EntityDofs(const ScalarElement& element);

  std::array<std::int64_t, 4> per_entity{};  ///< [dimension]

  /// Place of a dof among those of its entity. It depends on nothing but the order of the numbers of the
  /// entity's vertices, so that it is the same for all cells.
  /// @param is_interior whether the entity is the cell. @param vertices the entity's `num_vertices` ones.
  std::int64_t place(const ScalarElement& element, std::size_t dof, bool is_interior,
                     std::size_t num_vertices, const std::array<std::int32_t, 8>& vertices) const;

 private:
  std::vector<std::int64_t> on_entity_;  // [dof] -> first dof of its part on the entity
  std::vector<std::int64_t> in_part_;    // [dof] -> its place in that part, in the reference cell's order
};

/// Dofs of the entities that lie on a facet of the reference cell.
std::vector<int> dofs_on_facet(const ScalarElement& element, CellType cell, int facet);

}  // namespace femforge

#endif
