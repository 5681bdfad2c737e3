// How the element vectors of many cells are added into one L-vector at the same time: by colours, node by
// node, or block by block; element matrices into a matrix, block by block, too. All results are the same for
// any number of threads.
#ifndef FEMFORGE_SCATTER_SCATTER_HPP
#define FEMFORGE_SCATTER_SCATTER_HPP

#include <cstdint>
#include <vector>

#include <femforge/space/restriction.hpp>

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

/// What a kernel that works on blocks has room for.
struct CellBlockLimits {
  int element_batch;  ///< cells of a block
  int block_nodes;    ///< different nodes of a block
};

/// CellBlocks: consecutive cells that one thread block works on. It reads each of the block's nodes once,
/// sums the contributions of its cells to each node in a fixed order, and adds the sum to the L-vector.
struct CellBlocks {
  CellBlockLimits limits{};
  int nodes_per_cell = 0;
  std::int64_t num_nodes = 0;             ///< different nodes of all blocks together
  std::vector<std::int64_t> block_cells;  ///< [block + 1]: first cell of each block; the number of cells
  std::vector<std::int64_t> block_nodes;  ///< [block + 1]: first entry of each block in node_offsets; the end
  std::vector<std::int64_t> node_offsets;  ///< of a block's nodes, ascending
  std::vector<std::uint16_t> local_nodes;  ///< [cell][node] -> place among the block's nodes
  /// [cell][node] -> place of the result among those of the block's cells: node by node of the block, those
  /// of a node such that neighbouring cells store theirs to different banks of shared memory where they can.
  std::vector<std::uint16_t> result_places;
  /// At block_nodes[block] + node: the end of the node's results, relative to the block's first.
  std::vector<std::uint16_t> contribution_ends;

  std::int64_t num_cell_blocks() const { return static_cast<std::int64_t>(block_cells.size()) - 1; }
  /// node_offsets as 32-bit numbers. @throws Error if they do not fit.
  std::vector<std::int32_t> node_offsets_int32() const {
    return Restriction::to_int32(node_offsets, "node offsets");
  }
};
/// Takes cells in their order; a block ends where the next cell would exceed a limit.
/// @throws Error if a limit is below 1, block_nodes or nodes_per_cell * element_batch is above 65535, or one
/// cell alone has more than block_nodes nodes.
CellBlocks make_cell_blocks(const Restriction& restriction, const CellBlockLimits& limits);

/// How good blocks are; all 0 if there are none.
struct CellBlockQuality {
  double cells_per_block = 0;
  double nodes_per_block = 0;   ///< different nodes of one block, on average
  double touches_per_node = 0;  ///< blocks that a node, and with it each of its dofs, belongs to, on average
};
CellBlockQuality quality(const CellBlocks& blocks);

/// What an assemble kernel that sums before it adds to a matrix has to know: blocks of `element_batch`
/// consecutive cells, the last one of the rest, and their different nonzeros.
struct NonzeroBlocks {
  std::vector<std::int64_t> block_nonzeros;  ///< [block + 1]: first entry of each block in nonzeros; the end
  /// Of a block, ascending; of 2.5 contributions on average or more, those of most contributions first.
  std::vector<std::int64_t> nonzeros;
  /// Of each block, the last one too, as many as it has used entries with all its cells. Nonzero by nonzero:
  /// number among the used entries of the cell * element_batch + cell of the block. Those of entries that are
  /// left out are missing; what follows the last is 0.
  std::vector<std::uint16_t> contributions;
  /// Beside nonzeros: the end of a nonzero's contributions, relative to the block's first.
  std::vector<std::uint16_t> contribution_ends;
};
/// @param nonzeros [cell][used entry] of the element matrices, negative to leave an entry out.
/// @param entries_per_cell used ones, see `used_entries(kernel)`.
/// @throws Error if a number is below 1, entries_per_cell * element_batch are more than 65535, or the
/// nonzeros are not those of whole cells.
template <class Index>
NonzeroBlocks make_nonzero_blocks(const std::vector<Index>& nonzeros, int entries_per_cell,
                                  int element_batch);

}  // namespace femforge

#endif
