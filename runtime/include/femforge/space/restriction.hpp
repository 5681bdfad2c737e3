// Restrictions: which entries of a vector over the whole mesh (an L-vector) belong to the nodes of each cell.
#ifndef FEMFORGE_SPACE_RESTRICTION_HPP
#define FEMFORGE_SPACE_RESTRICTION_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/space/dofmap.hpp>

namespace femforge {

/// What the offsets of a restriction mean: component c of a node is entry offset + c * component_stride.
struct RestrictionLayout {
  int nodes_per_cell = 1;
  int components = 1;
  std::int64_t component_stride = 1;
  std::int64_t num_entries = 0;  ///< of the L-vector
};

/// From an L-vector to its cells. A node is what has one offset: all the components of a blocked element that
/// live at the same point, or one dof of any other element.
class Restriction {
 public:
  /// Of a dof map. A scalar element, once or blocked, has one offset a node; a mixed one has an offset a dof
  /// (then components are 1). The nodes or dofs of a cell come in the dof map's order.
  /// @param l_vector order of the components of a blocked element in the L-vector; entries_of_dofs says which
  /// entry each dof of the dof map becomes.
  /// @throws Error if the planar order is asked for a mixed element.
  explicit Restriction(const DofMap& dofs, ComponentOrder l_vector = ComponentOrder::interleaved);
  /// Of anybody's numbering.
  /// @param offsets [cell][node]. A cell may name a node twice, as periodic meshes do.
  /// @throws Error if sizes do not fit, an entry is outside of the L-vector, or nodes share an entry.
  Restriction(std::vector<std::int64_t> offsets, const RestrictionLayout& layout);

  const RestrictionLayout& layout() const { return layout_; }
  int nodes_per_cell() const { return layout_.nodes_per_cell; }
  int components() const { return layout_.components; }
  std::int64_t component_stride() const { return layout_.component_stride; }
  std::int64_t num_entries() const { return layout_.num_entries; }
  std::int64_t num_cells() const { return num_cells_; }
  /// Different nodes of all cells.
  std::int64_t num_nodes() const { return num_nodes_; }
  /// [cell][node] -> entry of the node's first component.
  const std::vector<std::int64_t>& offsets() const { return offsets_; }
  /// offsets as 32-bit numbers. A kernel that takes them has to add components in 64 bits: only the offsets
  /// themselves are known to fit. @throws Error if they do not.
  std::vector<std::int32_t> offsets_int32() const { return to_int32(offsets_, "offsets"); }
  /// The offset of a node of a cell.
  std::int64_t offset(std::int64_t cell, int node) const {
    return offsets_[static_cast<std::size_t>(cell * layout_.nodes_per_cell + node)];
  }
  /// The same restriction with its cells in another order, [place] -> cell.
  /// @throws Error unless the order has each cell once.
  Restriction permuted(const std::vector<std::int64_t>& order) const;
  /// That of some cells, in the order in which they are given, into the same L-vector.
  /// @throws Error if a cell is not there.
  Restriction part(const std::vector<std::int64_t>& cells) const;

  /// Numbers in 32 bits. @throws Error, calling them `what`, if one does not fit.
  static std::vector<std::int32_t> to_int32(const std::vector<std::int64_t>& numbers,
                                            const std::string& what);

 private:
  RestrictionLayout layout_;
  std::int64_t num_cells_ = 0;
  std::int64_t num_nodes_ = 0;
  std::vector<std::int64_t> offsets_;
};

/// That of E-vectors, whose entries no two cells share: [cell][node][component], or [cell][component][node]
/// where components are planar.
/// @throws Error if a size is none.
Restriction restriction_of_cells(std::int64_t num_cells, int nodes_per_cell, int components,
                                 ComponentOrder order = ComponentOrder::interleaved);

/// Entry of the L-vector that each dof of a dof map becomes. [dof]
/// @throws Error if the planar order is asked for a mixed element.
std::vector<std::int64_t> entries_of_dofs(const DofMap& dofs, ComponentOrder l_vector);

/// Entry of the L-vector of each dof of each cell. [cell][dof]
/// @param order of the components of a blocked element in the dofs of a cell.
std::vector<std::int64_t> entries_of_cells(const Restriction& restriction, ComponentOrder order);

}  // namespace femforge

#endif
