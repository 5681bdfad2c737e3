#include "space/entity_dofs.hpp"

#include <algorithm>
#include <utility>

#include <femforge/index.hpp>

namespace femforge {
namespace {

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

// Place of a dof among those of its part on an entity.
std::int64_t place_in_part(const ScalarDof& dof, std::int64_t in_reference_order, bool is_interior,
                           std::size_t num_vertices, const std::array<std::int32_t, 8>& v) {
  const int dim = dof.node.entity_dimension;
  if (is_interior || dim == 0 || dof.lattice_degree == 0) return in_reference_order;
  if (dim == 1) return place_on_edge(dof.lattice_degree, dof.node.on_entity, v);
  if (num_vertices == 3) return place_on_triangle(dof.lattice_degree, dof.node.on_entity, v);
  return place_on_quadrilateral(dof.lattice_degree, dof.node.on_entity, v);
}

}  // namespace

EntityDofs::EntityDofs(const ScalarElement& element) {
  for (std::size_t i = 0; i < element.dofs.size(); ++i) {
    const LatticeNode& node = element.dofs[i].node;
    std::int64_t before_part = 0;
    std::int64_t before_dof = 0;
    for (std::size_t j = 0; j < i; ++j) {
      const LatticeNode& other = element.dofs[j].node;
      if (other.entity_dimension != node.entity_dimension || other.entity != node.entity) continue;
      (element.dofs[j].part < element.dofs[i].part ? before_part : before_dof) += 1;
    }
    on_entity_.push_back(before_part);
    in_part_.push_back(before_dof);
    std::int64_t& most = per_entity[index(node.entity_dimension)];
    most = std::max(most, before_part + before_dof + 1);
  }
}

std::int64_t EntityDofs::place(const ScalarElement& element, std::size_t dof, bool is_interior,
                               std::size_t num_vertices, const std::array<std::int32_t, 8>& vertices) const {
  return on_entity_[dof] +
         place_in_part(element.dofs[dof], in_part_[dof], is_interior, num_vertices, vertices);
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

}  // namespace femforge
