// How the element vectors of many cells are added into one L-vector at the same time: by colours, node by
// node, or patch by patch. All results are the same for any number of threads.
#ifndef FEMFORGE_SCATTER_HPP
#define FEMFORGE_SCATTER_HPP

#include <cstdint>
#include <vector>

#include "femforge/restriction.hpp"

namespace femforge {

/// Cells by colours; no two cells of one colour share a node.
struct Colouring {
  std::vector<std::int64_t> cells;         ///< [place] -> cell; of one colour in the given order
  std::vector<std::int64_t> colour_begin;  ///< [colour + 1]: first place of each colour; the end of the last
  std::int64_t num_colours() const { return static_cast<std::int64_t>(colour_begin.size()) - 1; }
};
/// Takes the first colour that is free, cell by cell; then moves cells from large colours to small ones.
/// @throws Error if over 4096 colours are needed.
Colouring colour_cells(const Restriction& restriction);

/// For each node, where its contributions are in an E-vector [cell][node].
struct Contributions {
  std::vector<std::int64_t> node_offsets;  ///< [node] -> offset in the L-vector, ascending
  std::vector<std::int64_t> node_begin;    ///< [node + 1]: first of its positions; the end of the last
  std::vector<std::int64_t> positions;     ///< cell * nodes_per_cell + node of the cell, ascending for a node
  /// positions as 32-bit numbers. @throws Error if they do not fit.
  std::vector<std::int32_t> positions_int32() const { return Restriction::to_int32(positions, "positions"); }
  /// node_offsets as 32-bit numbers. @throws Error if they do not fit.
  std::vector<std::int32_t> node_offsets_int32() const {
    return Restriction::to_int32(node_offsets, "node offsets");
  }
};
Contributions list_contributions(const Restriction& restriction);

/// What a kernel that works on patches has room for.
struct PatchLimits {
  int element_batch;  ///< cells of a patch
  int patch_nodes;    ///< different nodes of a patch
};

/// Patches: consecutive cells that one thread block works on. It reads each of the patch's nodes once, sums
/// the contributions of its cells to each node in a fixed order, and adds the sum to the L-vector.
struct Patches {
  PatchLimits limits{};
  int nodes_per_cell = 0;
  std::int64_t num_nodes = 0;             ///< different nodes of all patches together
  std::vector<std::int64_t> patch_cells;  ///< [patch + 1]: first cell of each patch; the number of cells
  std::vector<std::int64_t> patch_nodes;  ///< [patch + 1]: first entry of each patch in node_offsets; the end
  std::vector<std::int64_t> node_offsets;  ///< of a patch's nodes, ascending
  std::vector<std::uint16_t> local_nodes;  ///< [cell][node] -> place among the patch's nodes
  /// From patch_cells[patch] * nodes_per_cell, node by node, in ascending order of cells: node of the cell *
  /// element_batch + cell of the patch.
  std::vector<std::uint16_t> contributions;
  /// At patch_nodes[patch] + node: the end of the node's contributions, relative to the patch's first.
  std::vector<std::uint16_t> contribution_ends;

  std::int64_t num_patches() const { return static_cast<std::int64_t>(patch_cells.size()) - 1; }
  /// node_offsets as 32-bit numbers. @throws Error if they do not fit.
  std::vector<std::int32_t> node_offsets_int32() const {
    return Restriction::to_int32(node_offsets, "node offsets");
  }
};
/// Takes cells in their order; a patch ends where the next cell would exceed a limit.
/// @throws Error if a limit is below 1, patch_nodes or nodes_per_cell * element_batch is above 65535, or one
/// cell alone has more than patch_nodes nodes.
Patches make_patches(const Restriction& restriction, const PatchLimits& limits);

/// How good patches are; all 0 if there are none.
struct PatchQuality {
  double cells_per_patch = 0;
  double nodes_per_patch = 0;   ///< different nodes of one patch, on average
  double touches_per_node = 0;  ///< patches that a node, and with it each of its dofs, belongs to, on average
};
PatchQuality quality(const Patches& patches);

}  // namespace femforge

#endif
