#include <femforge/space/restriction.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/ordering/ordering.hpp>

namespace femforge {
namespace {

// The first number below `count` that fulfils a condition; `count` if none does.
template <class Condition>
std::int64_t first_of(std::int64_t count, const Condition& condition) {
  std::int64_t first = count;
#pragma omp parallel for schedule(static) reduction(min : first)
  for (std::int64_t i = 0; i < count; ++i)
    if (i < first && condition(i)) first = i;
  return first;
}

void check_layout(const std::vector<std::int64_t>& offsets, const RestrictionLayout& layout) {
  constexpr const char* place = "Restriction";
  require(layout.nodes_per_cell >= 1, place, "a cell has at least one node");
  require(layout.components >= 1, place, "a node has at least one component");
  require(layout.component_stride >= 1, place, "the component stride must be at least 1");
  require(layout.num_entries >= 0, place, "the number of entries is negative");
  require(offsets.size() % index(layout.nodes_per_cell) == 0, place,
          "the number of offsets is not cells x nodes_per_cell");
}

void check_range(const std::vector<std::int64_t>& offsets, const RestrictionLayout& layout) {
  const std::int64_t steps = layout.components - 1;
  // Divided rather than multiplied, since the product might not fit.
  const bool fits = steps == 0 || (layout.num_entries - 1) / layout.component_stride >= steps;
  const std::int64_t end = fits ? layout.num_entries - steps * layout.component_stride : 0;
  const auto count = static_cast<std::int64_t>(offsets.size());
  const std::int64_t wrong =
      first_of(count, [&](std::int64_t i) { return offsets[index(i)] < 0 || offsets[index(i)] >= end; });
  if (wrong == count) return;
  const std::int64_t nodes = layout.nodes_per_cell;
  throw Error("Restriction", "offset " + std::to_string(offsets[index(wrong)]) + " of node " +
                                 std::to_string(wrong % nodes) + " of cell " + std::to_string(wrong / nodes) +
                                 " reaches outside of the L-vector's " + std::to_string(layout.num_entries) +
                                 " entries");
}

// Counts the different nodes, and sees that no entry belongs to two of them. If any do, the first component
// of one is a later component of the other.
std::int64_t count_nodes(const std::vector<std::int64_t>& offsets, const RestrictionLayout& layout) {
  std::vector<std::uint8_t> is_node(index(layout.num_entries), 0);
  const auto places = static_cast<std::int64_t>(offsets.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t i = 0; i < places; ++i) {
    std::uint8_t& mark = is_node[index(offsets[index(i)])];
#pragma omp atomic write
    mark = 1;
  }
  const auto doubled = [&](std::int64_t offset) {  // the component that is, or 0
    for (int c = 1; c < layout.components; ++c)
      if (is_node[index(offset)] != 0 && is_node[index(offset + c * layout.component_stride)] != 0) return c;
    return 0;
  };
  const std::int64_t wrong =
      first_of(layout.num_entries, [&](std::int64_t offset) { return doubled(offset) != 0; });
  if (wrong < layout.num_entries)
    throw Error("Restriction",
                "component " + std::to_string(doubled(wrong)) + " of the node at offset " +
                    std::to_string(wrong) + " is an entry of another node, too",
                "give the stride of the components that the offsets are made for");
  return std::accumulate(is_node.begin(), is_node.end(), std::int64_t{0});
}

}  // namespace

Restriction::Restriction(std::vector<std::int64_t> offsets, const RestrictionLayout& layout)
    : layout_(layout), offsets_(std::move(offsets)) {
  check_layout(offsets_, layout_);
  check_range(offsets_, layout_);
  num_cells_ = static_cast<std::int64_t>(offsets_.size()) / layout_.nodes_per_cell;
  num_nodes_ = count_nodes(offsets_, layout_);
}

Restriction Restriction::permuted(const std::vector<std::int64_t>& order) const {
  check_order(order, num_cells_, "Restriction::permuted");
  Restriction result = *this;
  const auto nodes = static_cast<std::ptrdiff_t>(layout_.nodes_per_cell);
#pragma omp parallel for schedule(static)
  for (std::int64_t place = 0; place < num_cells_; ++place)
    std::copy_n(offsets_.begin() + order[index(place)] * nodes, nodes,
                result.offsets_.begin() + place * nodes);
  return result;
}

Restriction Restriction::part(const std::vector<std::int64_t>& cells) const {
  std::vector<std::int64_t> offsets;
  const auto nodes = static_cast<std::ptrdiff_t>(layout_.nodes_per_cell);
  offsets.reserve(cells.size() * index(nodes));
  for (const std::int64_t cell : cells) {
    if (cell < 0 || cell >= num_cells_)
      throw Error("Restriction::part", "there is no cell " + std::to_string(cell),
                  "cells are numbered from 0 to " + std::to_string(num_cells_ - 1));
    offsets.insert(offsets.end(), offsets_.begin() + cell * nodes, offsets_.begin() + (cell + 1) * nodes);
  }
  return {std::move(offsets), layout_};
}

std::vector<std::int32_t> Restriction::to_int32(const std::vector<std::int64_t>& numbers,
                                                const std::string& what) {
  const auto count = static_cast<std::int64_t>(numbers.size());
  std::vector<std::int32_t> result(numbers.size());
  const std::int64_t wrong = first_of(count, [&](std::int64_t i) {
    result[index(i)] = static_cast<std::int32_t>(numbers[index(i)]);
    return result[index(i)] != numbers[index(i)];
  });
  if (wrong < count)
    throw Error(
        "Restriction::to_int32",
        "the " + what + " reach " + std::to_string(numbers[index(wrong)]) + ", which does not fit in 32 bits",
        "use 64-bit numbers");
  return result;
}

Restriction restriction_of_cells(std::int64_t num_cells, int nodes_per_cell, int components,
                                 ComponentOrder order) {
  require(num_cells >= 0 && nodes_per_cell >= 1 && components >= 1, "restriction_of_cells",
          "cells, nodes and components are numbers of something");
  const bool planar = order == ComponentOrder::planar;
  const std::int64_t of_cell = std::int64_t{nodes_per_cell} * components;
  std::vector<std::int64_t> offsets(index(num_cells * nodes_per_cell));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < num_cells; ++cell)
    for (int node = 0; node < nodes_per_cell; ++node)
      offsets[index(cell * nodes_per_cell + node)] =
          cell * of_cell + (planar ? node : std::int64_t{node} * components);
  return {std::move(offsets), {nodes_per_cell, components, planar ? nodes_per_cell : 1, num_cells * of_cell}};
}

std::vector<std::int64_t> entries_of_cells(const Restriction& restriction, ComponentOrder order) {
  const int nodes = restriction.nodes_per_cell();
  const int components = restriction.components();
  const std::int64_t dofs = std::int64_t{nodes} * components;
  const bool planar = order == ComponentOrder::planar;
  const std::int64_t cells = restriction.num_cells();
  std::vector<std::int64_t> entries(index(cells * dofs));
#pragma omp parallel for schedule(static)
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    for (int dof = 0; dof < dofs; ++dof) {
      const int node = planar ? dof % nodes : dof / components;
      const int component = planar ? dof / nodes : dof % components;
      entries[index(cell * dofs + dof)] =
          restriction.offset(cell, node) + component * restriction.component_stride();
    }
  }
  return entries;
}

}  // namespace femforge
