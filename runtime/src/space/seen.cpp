#include <femforge/space/seen.hpp>

#include <array>
#include <cmath>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

using Point = std::array<double, 3>;

// The point of a cell that a point of the cell as it is seen is.
Point carried(CellType cell, const std::vector<int>& view, const Point& point) {
  const std::vector<double> shares = shape_functions(cell, 1, point).values;
  Point result{};
  for (std::size_t vertex = 0; vertex < shares.size(); ++vertex)
    for (std::size_t a = 0; a < 3; ++a) result[a] += shares[vertex] * vertex_position(cell, view[vertex])[a];
  return result;
}

bool is_same(const Point& a, const Point& b) {
  constexpr double apart = 1e-9;
  return std::abs(a[0] - b[0]) < apart && std::abs(a[1] - b[1]) < apart && std::abs(a[2] - b[2]) < apart;
}

// The dof of a scalar element that stands where one is seen, both in Basix's order.
int seen_dof(const ScalarElement& element, CellType cell, const std::vector<int>& view, std::size_t dof) {
  const ScalarDof& wanted = element.dofs[dof];
  const Point point = carried(cell, view, wanted.point);
  for (std::size_t other = 0; other < element.dofs.size(); ++other)
    if (element.dofs[other].part == wanted.part && is_same(element.dofs[other].point, point))
      return static_cast<int>(other);
  throw Error(element.name,
              "its dofs on a " + std::string(to_string(cell)) + " are others when vertices are renumbered");
}

// [node that is seen] -> node of the cell, of a restriction with this many nodes.
std::vector<int> seen_nodes(const Element& element, int view, DofOrder order, int nodes) {
  const std::vector<int> dofs = seen_dofs(element, view, order, ComponentOrder::interleaved);
  const int components = element.num_dofs() / nodes;
  std::vector<int> result;
  for (int node = 0; node < nodes; ++node) result.push_back(dofs[index(node * components)] / components);
  return result;
}

// Nodes of a restriction made of an element: a scalar one has a node a dof of its block.
int nodes_of(const Element& element) {
  const std::vector<ElementBlock>& blocks = element.blocks();
  return blocks.size() > 1 ? element.num_dofs() : static_cast<int>(blocks.front().scalar.dofs.size());
}

void check_view(const char* place, int view, std::size_t views) {
  if (view < 0 || index(view) >= views)
    throw Error(place, "there is no view " + std::to_string(view), "take one of cell_views");
}

// [view] -> what `order_of` gives for it, of the views that facets have; none for others.
template <class OrderOf>
std::vector<std::vector<int>> orders_of(const FacetList& facets, CellType cell, const OrderOf& order_of) {
  std::vector<std::vector<int>> orders(cell_views(cell).size());
  for (const int view : facets.views) {
    check_view("seen_from", view, orders.size());
    if (orders[index(view)].empty()) orders[index(view)] = order_of(view);
  }
  return orders;
}

}  // namespace

std::vector<int> seen_dofs(const Element& element, int view, DofOrder order, ComponentOrder components) {
  const std::vector<std::vector<int>> views = cell_views(element.cell());
  check_view("seen_dofs", view, views.size());
  std::vector<int> result(index(element.num_dofs()));
  for (const ElementBlock& block : element.blocks())
    for (std::size_t dof = 0; dof < block.scalar.dofs.size(); ++dof) {
      const int cells = seen_dof(block.scalar, element.cell(), views[index(view)], dof);
      for (int c = 0; c < block.block_size; ++c)
        result[index(Element::position(block, static_cast<int>(dof), c, order, components))] =
            Element::position(block, cells, c, order, components);
    }
  return result;
}

Restriction seen_from(const FacetList& facets, const Restriction& cells, const std::string& element,
                      CellType cell, DofOrder order) {
  const Element whole(element, cell);
  const int nodes = cells.nodes_per_cell();
  if (nodes_of(whole) != nodes)
    throw Error(
        "seen_from",
        "the restriction has " + std::to_string(nodes) + " nodes a cell, and " + element + " another number",
        "give the element of the space");

  const auto sides = static_cast<std::int64_t>(facets.cells.size());
  for (const std::int64_t shown : facets.cells)
    if (shown < 0 || shown >= cells.num_cells())
      throw Error("seen_from", "there is no cell " + std::to_string(shown));
  const std::vector<std::vector<int>> orders =
      orders_of(facets, cell, [&](int view) { return seen_nodes(whole, view, order, nodes); });
  std::vector<std::int64_t> offsets(index(sides * nodes));
#pragma omp parallel for schedule(static)
  for (std::int64_t side = 0; side < sides; ++side) {
    const std::vector<int>& seen = orders[index(facets.views[index(side)])];
    for (int node = 0; node < nodes; ++node)
      offsets[index(side * nodes + node)] = cells.offset(facets.cells[index(side)], seen[index(node)]);
  }
  RestrictionLayout layout = cells.layout();
  layout.nodes_per_cell = nodes * facets.members();
  return {std::move(offsets), layout};
}

template <class T>
std::vector<T> seen_from(const FacetList& facets, const std::vector<T>& values, std::int64_t num_cells,
                         const Element& element, DofOrder order, ComponentOrder components) {
  const std::int64_t size = element.num_dofs();
  if (static_cast<std::int64_t>(values.size()) != num_cells * size)
    throw Error(element.name(),
                std::to_string(values.size()) + " values are not " + std::to_string(size) + " for each of " +
                    std::to_string(num_cells) + " cells",
                "give [cell of the whole mesh][dof]");
  const std::vector<std::vector<int>> orders = orders_of(
      facets, element.cell(), [&](int view) { return seen_dofs(element, view, order, components); });
  std::vector<T> result;
  result.reserve(facets.cells.size() * index(size));
  for (std::size_t k = 0; k < facets.cells.size(); ++k)
    for (const int dof : orders[index(facets.views[k])])
      result.push_back(values[index(facets.cells[k] * size + dof)]);
  return result;
}
template std::vector<float> seen_from(const FacetList&, const std::vector<float>&, std::int64_t,
                                      const Element&, DofOrder, ComponentOrder);
template std::vector<double> seen_from(const FacetList&, const std::vector<double>&, std::int64_t,
                                       const Element&, DofOrder, ComponentOrder);

}  // namespace femforge
