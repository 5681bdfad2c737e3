#include <femforge/space/dofmap.hpp>

#include <algorithm>
#include <limits>
#include <numeric>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

// How the dofs of one scalar element are spread over the entities of a mesh.
struct EntityLayout {
  std::array<std::int64_t, 4> dofs_per_entity{};
  std::array<std::int64_t, 4> first_dof{};  // of the first entity of each dimension
  std::vector<std::int64_t> on_entity;      // [dof] -> first dof of its part on the entity
  std::vector<std::int64_t> in_part;        // [dof] -> its place in that part, in the reference cell's order
  std::int64_t num_dofs = 0;
};

EntityLayout lay_out(const ScalarElement& element, const MeshTopology& topology) {
  EntityLayout result;
  for (std::size_t i = 0; i < element.dofs.size(); ++i) {
    const LatticeNode& node = element.dofs[i].node;
    std::int64_t before_part = 0;
    std::int64_t before_dof = 0;
    for (std::size_t j = 0; j < i; ++j) {
      const LatticeNode& other = element.dofs[j].node;
      if (other.entity_dimension != node.entity_dimension || other.entity != node.entity) continue;
      (element.dofs[j].part < element.dofs[i].part ? before_part : before_dof) += 1;
    }
    result.on_entity.push_back(before_part);
    result.in_part.push_back(before_dof);
    std::int64_t& most = result.dofs_per_entity[index(node.entity_dimension)];
    most = std::max(most, before_part + before_dof + 1);
  }
  for (int d = 0; d <= 3; ++d) {
    result.first_dof[index(d)] = result.num_dofs;
    result.num_dofs += result.dofs_per_entity[index(d)] * topology.num_entities(d);
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

// Place of an edge's dof when counted from the vertex with the lower number.
std::int64_t place_on_edge(int degree, const std::array<int, 3>& node, const std::array<std::int32_t, 8>& v) {
  return (v[0] < v[1] ? node[0] : degree - node[0]) - 1;
}

// Place among the inner nodes of a triangle whose vertices are taken in ascending order.
std::int64_t place_on_triangle(int degree, const std::array<int, 3>& node,
                               const std::array<std::int32_t, 8>& v) {
  std::array<std::pair<std::int32_t, int>, 3> weights{std::pair{v[0], degree - node[0] - node[1]},
                                                      std::pair{v[1], node[0]}, std::pair{v[2], node[1]}};
  std::sort(weights.begin(), weights.end());
  const int x = weights[1].second;
  const int y = weights[2].second;
  // Rows y = 1, 2, ... before this one have degree - 1 - y nodes each.
  return static_cast<std::int64_t>(y - 1) * (2 * degree - 2 - y) / 2 + x - 1;
}

// Place among the inner nodes of a quadrilateral seen from its lowest vertex, the first axis pointing to the
// lower one of that vertex's neighbours.
std::int64_t place_on_quadrilateral(int degree, const std::array<int, 3>& node,
                                    const std::array<std::int32_t, 8>& v) {
  const auto origin = static_cast<std::size_t>(std::min_element(v.begin(), v.begin() + 4) - v.begin());
  int x = origin % 2 == 0 ? node[0] : degree - node[0];
  int y = origin / 2 == 0 ? node[1] : degree - node[1];
  if (v[origin ^ 2U] < v[origin ^ 1U]) std::swap(x, y);
  return static_cast<std::int64_t>(y - 1) * (degree - 1) + x - 1;
}

// Place of a dof among those of its part on an entity; the same for all cells that share the entity, since it
// depends on nothing but the global numbers `v` of the entity's vertices.
std::int64_t place_on_entity(const ScalarDof& dof, std::int64_t in_reference_order, bool is_interior,
                             std::size_t num_vertices, const std::array<std::int32_t, 8>& v) {
  const int dim = dof.node.entity_dimension;
  if (is_interior || dim == 0 || dof.lattice_degree == 0) return in_reference_order;
  if (dim == 1) return place_on_edge(dof.lattice_degree, dof.node.on_entity, v);
  if (num_vertices == 3) return place_on_triangle(dof.lattice_degree, dof.node.on_entity, v);
  return place_on_quadrilateral(dof.lattice_degree, dof.node.on_entity, v);
}

// Numbers the scalar dofs of every cell: [cell][dof in Basix's order].
std::vector<std::int64_t> number_scalar_dofs(const Mesh& mesh, const MeshTopology& topology,
                                             const ScalarElement& element, const EntityLayout& layout) {
  const auto nodes = index(mesh.num_nodes());
  const std::int64_t cells = mesh.num_cells();
  std::vector<std::int64_t> result(index(cells) * element.dofs.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    for (std::size_t i = 0; i < element.dofs.size(); ++i) {
      const ScalarDof& dof = element.dofs[i];
      const int dim = dof.node.entity_dimension;
      const std::vector<int>& local = entity_vertices(mesh.cell, dim, dof.node.entity);
      std::array<std::int32_t, 8> vertices{};
      for (std::size_t v = 0; v < local.size(); ++v)
        vertices[v] = mesh.cells[index(cell) * nodes + index(local[v])];
      const auto entities = index(num_entities(mesh.cell, dim));
      const std::int64_t entity =
          topology.cell_entities(dim)[index(cell) * entities + index(dof.node.entity)];
      result[index(cell) * element.dofs.size() + i] =
          layout.first_dof[index(dim)] + entity * layout.dofs_per_entity[index(dim)] + layout.on_entity[i] +
          place_on_entity(dof, layout.in_part[i], dim == mesh.dimension(), local.size(), vertices);
    }
  }
  return result;
}

// Dofs of the entities that lie on a facet of the reference cell.
std::vector<int> dofs_on_facet(const ScalarElement& element, CellType cell, int facet) {
  const std::vector<int>& on_facet = entity_vertices(cell, dimension(cell) - 1, facet);
  std::vector<int> result;
  for (std::size_t i = 0; i < element.dofs.size(); ++i) {
    const LatticeNode& node = element.dofs[i].node;
    const std::vector<int>& vertices = entity_vertices(cell, node.entity_dimension, node.entity);
    const bool belongs = std::all_of(vertices.begin(), vertices.end(), [&](int vertex) {
      return std::find(on_facet.begin(), on_facet.end(), vertex) != on_facet.end();
    });
    if (belongs) result.push_back(static_cast<int>(i));
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
    const EntityLayout layout = lay_out(block.scalar, topology);
    const std::vector<std::int64_t> scalar = number_scalar_dofs(mesh, topology, block.scalar, layout);
    const std::size_t scalars = block.scalar.dofs.size();
#pragma omp parallel for schedule(static)
    for (std::int64_t cell = 0; cell < num_cells_; ++cell)
      for (std::size_t i = 0; i < scalars; ++i)
        for (int c = 0; c < block.block_size; ++c)
          cell_dofs_[index(cell) * per_cell +
                     index(Element::position(block, static_cast<int>(i), c, order, components))] =
              num_dofs_ + scalar[index(cell) * scalars + i] * block.block_size + c;
    for (std::int64_t dof = 0; dof < layout.num_dofs; ++dof)
      for (int c = 0; c < block.block_size; ++c) component_.push_back(block.component_begin + c);
    num_dofs_ += layout.num_dofs * block.block_size;
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
