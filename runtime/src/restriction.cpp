#include "femforge/restriction.hpp"

#include <algorithm>
#include <utility>

#include "femforge/error.hpp"
#include "femforge/ordering.hpp"

namespace femforge {
namespace {

std::size_t index(std::int64_t i) {
  return static_cast<std::size_t>(i);
}

int block_size(const DofMap& dofs, ComponentOrder l_vector) {
  if (dofs.element().blocks().size() == 1) return dofs.element().blocks().front().block_size;
  if (l_vector == ComponentOrder::planar)
    throw Error("Restriction",
                "the mixed element " + dofs.element().name() + " has no planar order of its components",
                "use the interleaved one, or a restriction for each part");
  return 1;
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
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    if (offsets[i] >= 0 && offsets[i] < end) continue;
    const std::size_t nodes = index(layout.nodes_per_cell);
    throw Error("Restriction", "offset " + std::to_string(offsets[i]) + " of node " +
                                   std::to_string(i % nodes) + " of cell " + std::to_string(i / nodes) +
                                   " reaches outside of the L-vector's " +
                                   std::to_string(layout.num_entries) + " entries");
  }
}

// Counts the different nodes, and sees that no entry belongs to two of them. If any do, the first component
// of one is a later component of the other.
std::int64_t count_nodes(const std::vector<std::int64_t>& offsets, const RestrictionLayout& layout) {
  std::vector<bool> is_node(index(layout.num_entries));
  for (const std::int64_t offset : offsets) is_node[index(offset)] = true;
  std::int64_t count = 0;
  for (std::int64_t offset = 0; offset < layout.num_entries; ++offset) {
    if (!is_node[index(offset)]) continue;
    ++count;
    for (int c = 1; c < layout.components; ++c)
      if (is_node[index(offset + c * layout.component_stride)])
        throw Error("Restriction",
                    "component " + std::to_string(c) + " of the node at offset " + std::to_string(offset) +
                        " is an entry of another node, too",
                    "give the stride of the components that the offsets are made for");
  }
  return count;
}

}  // namespace

Restriction::Restriction(const DofMap& dofs, ComponentOrder l_vector) : num_cells_(dofs.num_cells()) {
  const int size = block_size(dofs, l_vector);
  const bool planar = l_vector == ComponentOrder::planar;
  num_nodes_ = dofs.num_dofs() / size;
  layout_ = {dofs.dofs_per_cell() / size, size, planar ? num_nodes_ : 1, dofs.num_dofs()};
  // A stride of 0 would be of no use, not even where there are no nodes.
  layout_.component_stride = std::max<std::int64_t>(layout_.component_stride, 1);
  offsets_.reserve(dofs.cell_dofs().size() / index(size));
  // Components are interleaved in the numbers of the dofs, whatever their order in a cell.
  for (const std::int64_t dof : dofs.cell_dofs())
    if (dof % size == 0) offsets_.push_back(planar ? dof / size : dof);
}

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

std::vector<std::int32_t> Restriction::to_int32(const std::vector<std::int64_t>& numbers,
                                                const std::string& what) {
  for (const std::int64_t number : numbers)
    if (static_cast<std::int32_t>(number) != number)
      throw Error("Restriction::to_int32",
                  "the " + what + " reach " + std::to_string(number) + ", which does not fit in 32 bits",
                  "use 64-bit numbers");
  std::vector<std::int32_t> result(numbers.size());
  std::transform(numbers.begin(), numbers.end(), result.begin(),
                 [](std::int64_t number) { return static_cast<std::int32_t>(number); });
  return result;
}

std::vector<std::int64_t> entries_of_dofs(const DofMap& dofs, ComponentOrder l_vector) {
  const std::int64_t size = block_size(dofs, l_vector);
  const std::int64_t nodes = dofs.num_dofs() / size;
  std::vector<std::int64_t> result(index(dofs.num_dofs()));
  for (std::int64_t dof = 0; dof < dofs.num_dofs(); ++dof)
    result[index(dof)] = l_vector == ComponentOrder::interleaved ? dof : dof % size * nodes + dof / size;
  return result;
}

}  // namespace femforge
