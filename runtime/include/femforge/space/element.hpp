// Elements by name, as they stand in the descriptors of generated kernels: which entity each dof belongs to,
// where its point is, and in which order the dofs of a cell come.
#ifndef FEMFORGE_SPACE_ELEMENT_HPP
#define FEMFORGE_SPACE_ELEMENT_HPP

#include <array>
#include <string>
#include <vector>

#include <femforge/mesh/cell.hpp>

namespace femforge {

/// Order of the components of a blocked element in the dofs of one cell.
enum class ComponentOrder {
  interleaved,  ///< node * block size + component
  planar        ///< component * number of nodes + node
};

/// A dof of a scalar element.
struct ScalarDof {
  LatticeNode node;             ///< its entity, and its place in the lattice of `lattice_degree`
  int lattice_degree;           ///< 0: the only dof of its part on that entity
  int part;                     ///< of an enriched element: which of the joined elements it comes from
  std::array<double, 3> point;  ///< reference coordinates
};

/// A scalar element: P, DP, Q, DQ (degrees to 8, of quadrilaterals to 16 and of hexahedra to 12, equispaced
/// or -gll), CR, bubble, or a sum of these.
struct ScalarElement {
  std::string name;
  std::vector<ScalarDof> dofs;     ///< in Basix's order
  std::vector<int> lexicographic;  ///< [dof in Basix's order] -> place in lexicographic order
};

/// Consecutive dofs of an element: a scalar element, `block_size` times.
struct ElementBlock {
  ScalarElement scalar;
  int block_size;
  int offset;           ///< of its first dof among those of the cell
  int component_begin;  ///< number of components before it
};

/// A scalar, vector, tensor or mixed element on one cell.
class Element {
 public:
  /// @param name as in a descriptor: P2, DQ3-gll, P1+bubble3, P1^3, P1^(2x2 sym), (P1+bubble3)^2, [P2^2, P1].
  /// @throws Error if the name cannot be understood, or the element does not exist on that cell.
  Element(const std::string& name, CellType cell);

  const std::string& name() const { return name_; }
  CellType cell() const { return cell_; }
  const std::vector<ElementBlock>& blocks() const { return blocks_; }
  int num_dofs() const { return num_dofs_; }
  int num_components() const { return num_components_; }
  /// Place, among the dofs of a cell, of dof `node` (in Basix's order) of one component of a block.
  static int position(const ElementBlock& block, int node, int component, DofOrder order,
                      ComponentOrder components);

 private:
  std::string name_;
  CellType cell_;
  std::vector<ElementBlock> blocks_;
  int num_dofs_ = 0;
  int num_components_ = 0;
};

}  // namespace femforge

#endif
