#include <femforge/parallel/shared_dofs.hpp>

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/parts.hpp>
#include "space/entity_dofs.hpp"

namespace femforge {
namespace {

// Places of blocks, dofs and components in one number.
std::int64_t joined(std::size_t block, std::int64_t place, int component) {
  constexpr std::int64_t most_components = 1 << 10;
  constexpr std::int64_t most_places = 1 << 20;
  return (static_cast<std::int64_t>(block) * most_places + place) * most_components + component;
}

constexpr std::int64_t no_vertex = std::numeric_limits<std::int64_t>::max();

// An entity of a cell: its vertices in the mesh, and their numbers in the whole one, ascending.
struct EntityVertices {
  std::array<std::int32_t, 8> local{};
  std::size_t count = 0;
  SharedKey key{{}, -1};
};

EntityVertices vertices_of(const MeshShare& share, std::int64_t cell, int dim, int entity) {
  EntityVertices result;
  result.key.vertices.fill(no_vertex);
  result.key.of_ghosts = share.is_own(cell) ? 0 : 1;
  for (const int vertex : entity_vertices(share.mesh.cell, dim, entity)) {
    const std::int32_t point = share.mesh.cells[index(cell * share.mesh.num_nodes() + vertex)];
    result.key.vertices[result.count] = share.points[index(point)];
    result.local[result.count++] = point;
  }
  std::sort(result.key.vertices.begin(), result.key.vertices.end());
  return result;
}

struct KeyOfDof {
  std::int64_t dof;
  SharedKey key;
};

// Some dofs of a cell. @param nodes_of the wanted ones of a scalar element.
template <class Nodes>
void add_dofs(const MeshShare& share, const DofMap& dofs, std::int64_t cell, const Nodes& nodes_of,
              std::vector<KeyOfDof>& found) {
  for (std::size_t b = 0; b < dofs.element().blocks().size(); ++b) {
    const ElementBlock& block = dofs.element().blocks()[b];
    const EntityDofs on_entities(block.scalar);
    for (const int node : nodes_of(block.scalar)) {
      const LatticeNode& where = block.scalar.dofs[index(node)].node;
      EntityVertices entity = vertices_of(share, cell, where.entity_dimension, where.entity);
      const bool is_interior = where.entity_dimension == share.mesh.dimension();
      const std::int64_t place =
          on_entities.place(block.scalar, index(node), is_interior, entity.count, entity.local);
      for (int c = 0; c < block.block_size; ++c) {
        entity.key.place = joined(b, place, c);
        found.push_back({dofs.global_dof(cell, block, node, c), entity.key});
      }
    }
  }
}

std::vector<int> all_nodes(const ScalarElement& element) {
  std::vector<int> nodes(element.dofs.size());
  std::iota(nodes.begin(), nodes.end(), 0);
  return nodes;
}

// Facets that only one of the share's own cells has.
std::vector<CellFacet> facets_of_one_cell(const MeshShare& share) {
  if (share.owners.empty()) return boundary_facets(share.mesh);
  std::vector<std::int64_t> own;
  for (std::int64_t cell = 0; cell < share.mesh.num_cells(); ++cell)
    if (share.is_own(cell)) own.push_back(cell);
  std::vector<CellFacet> facets = boundary_facets(part_of(share.mesh, own));
  for (CellFacet& facet : facets) facet.cell = own[index(facet.cell)];
  return facets;
}

// The cells that are ghosts, here or elsewhere.
std::vector<std::int64_t> ghosts_and_their_neighbours(const MeshShare& share,
                                                      const std::vector<CellFacet>& facets) {
  if (share.owners.empty()) return {};
  std::vector<std::int64_t> cells;
  for (std::int64_t cell = 0; cell < share.mesh.num_cells(); ++cell)
    if (!share.is_own(cell)) cells.push_back(cell);
  for (const CellFacet& facet : facets) cells.push_back(facet.cell);
  return cells;
}

void check_points(const MeshShare& share) {
  require(share.points.size() == index(share.mesh.num_points()), "shared_keys",
          "the share has not a number in the whole mesh for each point");
  require(std::adjacent_find(share.points.begin(), share.points.end(), std::greater_equal<>()) ==
              share.points.end(),
          "shared_keys", "the numbers of points in the whole mesh do not ascend",
          "keep the points as share_of gives them; cells may be put in another order");
}

}  // namespace

SharedKeys shared_keys(const MeshShare& share, const DofMap& dofs) {
  check_points(share);
  SharedKeys keys;
  if (share.mesh.num_cells() == 0) return keys;
  keys.facets = facets_of_one_cell(share);
  std::vector<KeyOfDof> found;
  for (const CellFacet& facet : keys.facets) {
    keys.of_facets.push_back(vertices_of(share, facet.cell, share.mesh.dimension() - 1, facet.facet).key);
    const auto on_facet = [&](const ScalarElement& element) {
      return dofs_on_facet(element, share.mesh.cell, facet.facet);
    };
    add_dofs(share, dofs, facet.cell, on_facet, found);
  }
  for (const std::int64_t cell : ghosts_and_their_neighbours(share, keys.facets))
    add_dofs(share, dofs, cell, all_nodes, found);
  std::sort(found.begin(), found.end(), [](const KeyOfDof& a, const KeyOfDof& b) {
    return std::tie(a.dof, a.key.of_ghosts) < std::tie(b.dof, b.key.of_ghosts);
  });
  for (const KeyOfDof& each : found) {
    if (!keys.dofs.empty() && keys.dofs.back() == each.dof) continue;
    keys.dofs.push_back(each.dof);
    keys.of_dofs.push_back(each.key);
  }
  return keys;
}

int home_of(const SharedKey& key, int processes) {
  // By the lowest vertex, so that what belongs together meets at one place; multiplied, so that neighbours
  // in a numbering go to different ones (Knuth's multiplicative hashing).
  const auto vertex = static_cast<std::uint64_t>(key.vertices[0]);
  return static_cast<int>((vertex * 0x9e3779b97f4a7c15U >> 32U) % static_cast<std::uint64_t>(processes));
}

std::vector<std::vector<int>> processes_of_keys(const std::vector<SharedKey>& keys,
                                                const std::vector<int>& process) {
  require(keys.size() == process.size(), "processes_of_keys", "there is not one process for each key");
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(keys[a], keys[a].of_ghosts, process[a]) <
           std::tie(keys[b], keys[b].of_ghosts, process[b]);
  });
  std::vector<std::vector<int>> result(keys.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin;
    std::vector<int> all;
    for (; end < order.size() && keys[order[end]] == keys[order[begin]]; ++end)
      if (all.empty() || all.back() != process[order[end]]) all.push_back(process[order[end]]);
    for (; begin < end; ++begin) result[order[begin]] = all;
  }
  return result;
}

}  // namespace femforge
