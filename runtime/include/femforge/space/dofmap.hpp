// Dof maps: which global dofs the dofs of each cell are, for every element of element.hpp.
#ifndef FEMFORGE_SPACE_DOFMAP_HPP
#define FEMFORGE_SPACE_DOFMAP_HPP

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <femforge/mesh/markers.hpp>
#include <femforge/mesh/mesh.hpp>
#include <femforge/mesh/topology.hpp>
#include <femforge/space/element.hpp>

namespace femforge {

/// The global dofs of every cell's dofs. Dofs of a vertex, edge or face are shared by its cells, in whatever
/// way these number their vertices; components of a blocked element are interleaved globally.
class DofMap {
 public:
  /// @throws Error if the element's name cannot be understood or does not fit the mesh's cells.
  DofMap(const Mesh& mesh, const std::string& element, DofOrder order = DofOrder::ufcx,
         ComponentOrder components = ComponentOrder::interleaved);

  const Element& element() const { return element_; }
  std::int64_t num_dofs() const { return num_dofs_; }
  std::int64_t num_cells() const { return num_cells_; }
  int dofs_per_cell() const { return element_.num_dofs(); }
  /// [cell][dof] -> global dof.
  const std::vector<std::int64_t>& cell_dofs() const { return cell_dofs_; }
  /// Global number of dof `node` (in Basix's order) of one component of a block of the element.
  std::int64_t global_dof(std::int64_t cell, const ElementBlock& block, int node, int component) const;
  /// cell_dofs as 32-bit numbers. @throws Error if there are too many dofs for that.
  std::vector<std::int32_t> cell_dofs_int32() const;

  /// Component of each global dof, mixed parts counted on. [dof]
  const std::vector<int>& components() const { return component_; }
  /// Physical points of the dofs. [dof][dimension]
  std::vector<double> points(const Mesh& mesh) const;
  /// Dofs on facets (in their interiors, edges or vertices), sorted.
  /// @param component of the dofs that are wanted; all if negative.
  std::vector<std::int64_t> facet_dofs(const std::vector<CellFacet>& facets, int component = -1) const;
  /// Dofs on boundary facets (in their interiors, edges or vertices) for whose point and component `select`
  /// is true; sorted.
  std::vector<std::int64_t> boundary_dofs(
      const Mesh& mesh,
      const std::function<bool(const std::array<double, 3>& point, int component)>& select) const;

 private:
  Element element_;
  DofOrder order_;
  ComponentOrder component_order_;
  std::int64_t num_cells_ = 0;
  std::int64_t num_dofs_ = 0;
  std::vector<std::int64_t> cell_dofs_;
  std::vector<int> component_;
};

/// The entries of a global vector that each cell needs, as kernels take their coefficients. [cell][dof]
template <class T>
std::vector<T> gather(const DofMap& dofs, const std::vector<double>& global);

}  // namespace femforge

#endif
