#include <femforge/space/dofmap.hpp>

#include <algorithm>
#include <limits>
#include <numeric>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include "space/entity_dofs.hpp"

namespace femforge {
namespace {

// Where the dofs of one scalar element begin in the numbering of a mesh.
struct DofNumbers {
  std::array<std::int64_t, 4> first_dof{};  // of the first entity of each dimension
  std::int64_t num_dofs = 0;
};

DofNumbers dof_numbers(const EntityDofs& dofs, const MeshTopology& topology) {
  DofNumbers result;
  for (int d = 0; d <= 3; ++d) {
    result.first_dof[index(d)] = result.num_dofs;
    result.num_dofs += dofs.per_entity[index(d)] * topology.num_entities(d);
  }
  return result;
}

// [dimension] -> whether its entities have dofs.
std::array<bool, 4> dimensions_with_dofs(const Element& element) {
  std::array<bool, 4> result{};
  for (const ElementBlock& block : element.blocks())
    for (const ScalarDof& dof : block.scalar.dofs) result[index(dof.node.entity_dimension)] = true;
  return result;
}

// Numbers the scalar dofs of every cell: [cell][dof in Basix's order].
std::vector<std::int64_t> number_scalar_dofs(const Mesh& mesh, const MeshTopology& topology,
                                             const ScalarElement& element, const EntityDofs& on_entities,
                                             const DofNumbers& numbering) {
  const auto nodes = index(mesh.num_nodes());
  const std::int64_t cells = mesh.num_cells();
  std::vector<std::int64_t> result(index(cells) * element.dofs.size());
  std::vector<std::vector<int>> vertices_of;  // [dof] -> those of its entity
  for (const ScalarDof& dof : element.dofs)
    vertices_of.push_back(entity_vertices(mesh.cell, dof.node.entity_dimension, dof.node.entity));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    for (std::size_t i = 0; i < element.dofs.size(); ++i) {
      const ScalarDof& dof = element.dofs[i];
      const int dim = dof.node.entity_dimension;
      const std::vector<int>& local = vertices_of[i];
      std::array<std::int32_t, 8> vertices{};
      for (std::size_t v = 0; v < local.size(); ++v)
        vertices[v] = mesh.cells[index(cell) * nodes + index(local[v])];
      const auto entities = index(num_entities(mesh.cell, dim));
      const std::int64_t entity =
          topology.cell_entities(dim)[index(cell) * entities + index(dof.node.entity)];
      result[index(cell) * element.dofs.size() + i] =
          numbering.first_dof[index(dim)] + entity * on_entities.per_entity[index(dim)] +
          on_entities.place(element, i, dim == mesh.dimension(), local.size(), vertices);
    }
  }
  return result;
}

}  // namespace

DofMap::DofMap(const Mesh& mesh, const std::string& element, DofOrder order, ComponentOrder components)
    : element_(element, mesh.cell),
      order_(order),
      component_order_(components),
      num_cells_(mesh.num_cells()),
      cell_dofs_(index(num_cells_ * element_.num_dofs())) {
  const MeshTopology topology(mesh, dimensions_with_dofs(element_));
  const auto per_cell = index(dofs_per_cell());
  for (const ElementBlock& block : element_.blocks()) {
    const EntityDofs on_entities(block.scalar);
    const DofNumbers numbering = dof_numbers(on_entities, topology);
    const std::vector<std::int64_t> scalar =
        number_scalar_dofs(mesh, topology, block.scalar, on_entities, numbering);
    const std::size_t scalars = block.scalar.dofs.size();
#pragma omp parallel for schedule(static)
    for (std::int64_t cell = 0; cell < num_cells_; ++cell)
      for (std::size_t i = 0; i < scalars; ++i)
        for (int c = 0; c < block.block_size; ++c)
          cell_dofs_[index(cell) * per_cell +
                     index(Element::position(block, static_cast<int>(i), c, order, components))] =
              num_dofs_ + scalar[index(cell) * scalars + i] * block.block_size + c;
    for (std::int64_t dof = 0; dof < numbering.num_dofs; ++dof)
      for (int c = 0; c < block.block_size; ++c) component_.push_back(block.component_begin + c);
    num_dofs_ += numbering.num_dofs * block.block_size;
  }
}

std::int64_t DofMap::global_dof(std::int64_t cell, const ElementBlock& block, int node, int component) const {
  const int place = Element::position(block, node, component, order_, component_order_);
  return cell_dofs_[index(cell * dofs_per_cell() + place)];
}

std::vector<std::int32_t> DofMap::cell_dofs_int32() const {
  require(num_dofs_ <= std::numeric_limits<std::int32_t>::max(), "DofMap::cell_dofs_int32",
          "there are over 2^31 - 1 dofs", "use the 64-bit numbers of cell_dofs");
  std::vector<std::int32_t> result(cell_dofs_.size());
  std::transform(cell_dofs_.begin(), cell_dofs_.end(), result.begin(),
                 [](std::int64_t dof) { return static_cast<std::int32_t>(dof); });
  return result;
}

std::vector<double> DofMap::points(const Mesh& mesh) const {
  require(mesh.cell == element_.cell() && mesh.num_cells() == num_cells_, "DofMap::points",
          "the mesh is not the one of the dofs: it has other cells",
          "give the mesh that the DofMap is made for");
  const auto dim = index(mesh.dimension());
  std::vector<double> result(index(num_dofs_) * dim);
  for (const ElementBlock& block : element_.blocks()) {
    for (std::size_t i = 0; i < block.scalar.dofs.size(); ++i) {
      const ShapeFunctions shape = shape_functions(mesh.cell, mesh.degree, block.scalar.dofs[i].point);
      for (std::int64_t cell = 0; cell < num_cells_; ++cell) {
        const CellMap map = map_at(mesh, cell, shape);
        for (int c = 0; c < block.block_size; ++c) {
          const auto dof = index(global_dof(cell, block, static_cast<int>(i), c));
          for (std::size_t a = 0; a < dim; ++a) result[dof * dim + a] = map.point[a];
        }
      }
    }
  }
  return result;
}

std::vector<std::int64_t> DofMap::facet_dofs(const std::vector<CellFacet>& facets, int component) const {
  std::vector<std::int64_t> found;
  const int per_cell = num_entities(element_.cell(), dimension(element_.cell()) - 1);
  for (const CellFacet& facet : facets)
    if (facet.cell < 0 || facet.cell >= num_cells_ || facet.facet < 0 || facet.facet >= per_cell)
      throw Error(
          "DofMap::facet_dofs",
          "there is no facet " + std::to_string(facet.facet) + " of cell " + std::to_string(facet.cell),
          "give facets of the mesh that the DofMap is made for");
  for (const CellFacet& facet : facets)
    for (const ElementBlock& block : element_.blocks())
      for (const int node : dofs_on_facet(block.scalar, element_.cell(), facet.facet))
        for (int c = 0; c < block.block_size; ++c)
          if (component < 0 || component == block.component_begin + c)
            found.push_back(global_dof(facet.cell, block, node, c));
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::vector<std::int64_t> DofMap::boundary_dofs(
    const Mesh& mesh, const std::function<bool(const std::array<double, 3>&, int)>& select) const {
  const std::vector<std::int64_t> found = facet_dofs(boundary_facets(mesh));
  const std::vector<double> where = points(mesh);
  const auto dim = index(mesh.dimension());
  std::vector<std::int64_t> result;
  for (const std::int64_t dof : found) {
    std::array<double, 3> point{};
    for (std::size_t a = 0; a < dim; ++a) point[a] = where[index(dof) * dim + a];
    if (select(point, component_[index(dof)])) result.push_back(dof);
  }
  return result;
}

template <class T>
std::vector<T> gather(const DofMap& dofs, const std::vector<double>& global) {
  require(static_cast<std::int64_t>(global.size()) == dofs.num_dofs(), "gather",
          "the vector does not have one entry for each dof");
  std::vector<T> result(dofs.cell_dofs().size());
  std::transform(dofs.cell_dofs().begin(), dofs.cell_dofs().end(), result.begin(),
                 [&](std::int64_t dof) { return static_cast<T>(global[index(dof)]); });
  return result;
}
template std::vector<float> gather<float>(const DofMap&, const std::vector<double>&);
template std::vector<double> gather<double>(const DofMap&, const std::vector<double>&);

}  // namespace femforge
