#include "kernels/scatter_lists.hpp"

#include <utility>

#include <femforge/scatter/macro_elements.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

// Where lists of one kernel go.
class Lists {
 public:
  Lists(const femforge_kernel& kernel, const KernelTraits& traits, KernelArrays& arrays,
        femforge_arguments& arguments)
      : kernel_(kernel), traits_(traits), arrays_(arrays), arguments_(arguments) {}

  CellSequence add(const Restriction& restriction) {
    if (kernel_.macro_cells == macro_cells) return {add_macro_elements(restriction), {}};
    if (traits_.scatter != Scatter::colour) {
      add_cells(restriction);
      return {};
    }
    Colouring colouring = colour_cells(restriction);
    add_cells(restriction.permuted(colouring.cells));
    CellSequence cells{std::move(colouring.cells), std::move(colouring.colour_begin)};
    arguments_.num_colours = static_cast<std::int64_t>(cells.colour_begin.size()) - 1;
    arguments_.colour_begin = cells.colour_begin.data();
    return cells;
  }

 private:
  const void* keep_indices(const std::vector<std::int64_t>& values, const char* what) {
    return arrays_.keep_indices(values, traits_.index_type, what);
  }

  void add_cells(const Restriction& restriction) {
    if (traits_.scatter == Scatter::blocks) return add_cell_blocks(restriction);
    arguments_.offsets = keep_indices(restriction.offsets(), "offsets");
    if (traits_.scatter == Scatter::gather) add_contributions(restriction);
  }

  void add_contributions(const Restriction& restriction) {
    const Contributions lists = list_contributions(restriction);
    arguments_.num_nodes = static_cast<std::int64_t>(lists.node_offsets.size());
    arguments_.node_offsets = keep_indices(lists.node_offsets, "node offsets");
    arguments_.contribution_begin = arrays_.keep(lists.node_begin);
    arguments_.contributions = keep_indices(lists.positions, "positions");
    const std::size_t scalar_bytes = in_scalar(traits_.scalar, [](auto zero) { return sizeof(zero); });
    arguments_.element_vectors =
        arrays_.reserve(restriction.offsets().size() * index(kernel_.components) * scalar_bytes);
  }

  void add_cell_blocks(const Restriction& restriction) {
    const CellBlocks blocks = make_cell_blocks(restriction, {kernel_.element_batch, kernel_.block_nodes});
    arguments_.num_cell_blocks = blocks.num_cell_blocks();
    arguments_.block_cells = arrays_.keep(blocks.block_cells);
    arguments_.block_nodes = arrays_.keep(blocks.block_nodes);
    arguments_.node_offsets = keep_indices(blocks.node_offsets, "node offsets");
    arguments_.local_nodes = arrays_.keep(blocks.local_nodes);
    arguments_.contributions = arrays_.keep(blocks.contributions);
    arguments_.contribution_ends = arrays_.keep(blocks.contribution_ends);
  }

  std::vector<std::int64_t> add_macro_elements(const Restriction& restriction) {
    MacroElements joined = join_tetrahedra(restriction);
    const std::int64_t count = joined.num_macro_elements;
    const std::vector<std::int64_t> ordered = rows_in_order(restriction.offsets(), joined.cells);
    const auto begin = ordered.begin() + macro_cells * count * restriction.nodes_per_cell();
    arguments_.num_macro_elements = count;
    arguments_.offsets = keep_indices({begin, ordered.end()}, "offsets");
    RestrictionLayout layout = restriction.layout();
    layout.nodes_per_cell = macro_nodes;
    if (traits_.scatter == Scatter::blocks)
      add_cell_blocks({std::move(joined.nodes), layout});
    else
      arguments_.macro_offsets = keep_indices(joined.nodes, "offsets");
    return std::move(joined.cells);
  }

  const femforge_kernel& kernel_;
  const KernelTraits& traits_;
  KernelArrays& arrays_;
  femforge_arguments& arguments_;
};

}  // namespace

CellSequence add_scatter_lists(const femforge_kernel& kernel, const KernelTraits& traits,
                               const Restriction& restriction, KernelArrays& arrays,
                               femforge_arguments& arguments) {
  return Lists(kernel, traits, arrays, arguments).add(restriction);
}

}  // namespace femforge
