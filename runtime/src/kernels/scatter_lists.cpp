#include "kernels/scatter_lists.hpp"

#include <algorithm>
#include <utility>

#include <femforge/mesh/mesh.hpp>
#include <femforge/scatter/macro_elements.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

// Vertices: pairs of a point and an offset, numbered as cells name them first. Cells that share a dof have no
// vertex in common where their points differ, as on periodic meshes.
struct PointNodes {
  std::vector<std::int64_t> numbers;  // [cell][node]
  std::vector<std::int64_t> offsets;  // [number]
  std::vector<std::int32_t> points;   // [number]

  // Of the first nodes of each cell, which stand at its points.
  PointNodes(const Restriction& restriction, const std::vector<std::int32_t>& cells, int per_cell,
             std::int64_t num_points)
      : first_(index(num_points), -1) {
    numbers.reserve(cells.size());
    for (std::int64_t cell = 0; cell < restriction.num_cells(); ++cell)
      for (int n = 0; n < per_cell; ++n)
        numbers.push_back(number(cells[index(cell * per_cell + n)], restriction.offset(cell, n)));
  }

 private:
  std::int64_t number(std::int32_t point, std::int64_t offset) {
    std::int64_t known = first_[index(point)];
    while (known >= 0 && offsets[index(known)] != offset) known = next_[index(known)];
    if (known >= 0) return known;
    const auto made = static_cast<std::int64_t>(offsets.size());
    offsets.push_back(offset);
    points.push_back(point);
    next_.push_back(first_[index(point)]);
    first_[index(point)] = made;
    return made;
  }

  std::vector<std::int64_t> first_;  // [point] the last number that it was given
  std::vector<std::int64_t> next_;   // [number] the one before of the same point
};

// What lies behind the first rows of a table.
template <class U>
std::vector<U> behind(const std::vector<U>& table, std::int64_t rows, int width) {
  return {table.begin() + rows * width, table.end()};
}

// Where lists of one kernel go.
class Lists {
 public:
  Lists(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh, KernelArrays& arrays,
        femforge_arguments& arguments)
      : kernel_(kernel), traits_(traits), mesh_(mesh), arrays_(arrays), arguments_(arguments) {}

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
    if (traits_.by_cells()) return;  // cells follow each other
    if (traits_.scatter == Scatter::ordered) add_partials(restriction.num_cells());
    if (kernel_.nodes == 0) return;  // a functional of no L-vector
    if (traits_.scatter == Scatter::blocks) return add_cell_blocks(restriction);
    arguments_.offsets = keep_indices(restriction.offsets(), "offsets");
    if (traits_.scatter == Scatter::gather) add_contributions(restriction);
  }

  void add_partials(std::int64_t num_cells) {
    const std::int64_t batches = (num_cells + kernel_.element_batch - 1) / kernel_.element_batch;
    arguments_.partials = static_cast<double*>(arrays_.reserve(index(batches) * sizeof(double)));
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
    arguments_.result_places = arrays_.keep(blocks.result_places);
    arguments_.contribution_ends = arrays_.keep(blocks.contribution_ends);
  }

  std::vector<std::int64_t> add_macro_elements(const Restriction& restriction) {
    const int nodes = macro_nodes(restriction.nodes_per_cell());
    const bool is_shared = traits_.numbering == Numbering::shared;
    MacroElements joined = is_shared ? join_tetrahedra(restriction) : MacroElements{};
    std::vector<std::int64_t> offsets =
        is_shared ? std::move(joined.vertices) : join_by_points(restriction, joined);
    const std::vector<std::int64_t> ordered = rows_in_order(restriction.offsets(), joined.cells);
    const std::int64_t cells_joined = macro_cells * joined.num_macro_elements;
    arguments_.num_macro_elements = joined.num_macro_elements;
    arguments_.offsets = keep_indices(behind(ordered, cells_joined, restriction.nodes_per_cell()), "offsets");
    RestrictionLayout layout = restriction.layout();
    layout.nodes_per_cell = nodes;
    if (traits_.scatter == Scatter::blocks)
      add_cell_blocks({std::move(offsets), layout});
    else
      arguments_.macro_offsets = keep_indices(offsets, "offsets");
    return std::move(joined.cells);
  }

  // Macro elements of cells whose points are numbered otherwise than their nodes, and their points. Returns
  // the offsets of their nodes.
  std::vector<std::int64_t> join_by_points(const Restriction& restriction, MacroElements& joined) {
    const std::vector<std::int32_t> cells = connectivity(mesh_, traits_.dof_order);
    const int per_cell = mesh_.num_nodes();
    PointNodes nodes(restriction, cells, per_cell, mesh_.num_points());
    const Restriction vertices(std::move(nodes.numbers),
                               {per_cell, 1, 1, static_cast<std::int64_t>(nodes.points.size())});
    joined = join_tetrahedra(vertices);
    std::vector<std::int32_t> points(joined.vertices.size());
    std::transform(joined.vertices.begin(), joined.vertices.end(), points.begin(),
                   [&](std::int64_t vertex) { return nodes.points[index(vertex)]; });
    arguments_.macro_points = arrays_.keep(points);
    const std::int64_t cells_joined = macro_cells * joined.num_macro_elements;
    arguments_.cells = arrays_.keep(behind(rows_in_order(cells, joined.cells), cells_joined, per_cell));
    return nodes_of_macro_elements(joined, vertices, restriction);
  }

  const femforge_kernel& kernel_;
  const KernelTraits& traits_;
  const Mesh& mesh_;
  KernelArrays& arrays_;
  femforge_arguments& arguments_;
};

}  // namespace

CellSequence add_scatter_lists(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh,
                               const Restriction& restriction, KernelArrays& arrays,
                               femforge_arguments& arguments) {
  return Lists(kernel, traits, mesh, arrays, arguments).add(restriction);
}

}  // namespace femforge
