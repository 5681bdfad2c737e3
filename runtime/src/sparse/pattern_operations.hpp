// What is done for each position, row or cell to make the pattern of a matrix, from one definition for all
// targets.
#ifndef FEMFORGE_SRC_SPARSE_PATTERN_OPERATIONS_HPP
#define FEMFORGE_SRC_SPARSE_PATTERN_OPERATIONS_HPP

#include <cstdint>

#include <femforge/device/host_device.hpp>

namespace femforge {

/// Adds, and returns what was there. I is int32_t or int64_t.
template <class I>
FEMFORGE_HOST_DEVICE inline I fetch_add(I* address, I value) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  if constexpr (sizeof(I) == 4)
    return atomicAdd(address, value);
  else
    return static_cast<I>(
        atomicAdd(reinterpret_cast<unsigned long long*>(address), static_cast<unsigned long long>(value)));
#else
  return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
#endif
}

/// Sets a flag that other threads may set at the same time.
template <class I>
FEMFORGE_HOST_DEVICE inline void set_flag(I* flag) {
#if defined(__CUDA_ARCH__) || defined(__HIP_DEVICE_COMPILE__)
  *flag = 1;
#else
  __atomic_store_n(flag, I(1), __ATOMIC_RELAXED);
#endif
}

/// Indices of either width; one pointer is null.
struct IndexView {
  std::int32_t* narrow;
  std::int64_t* wide;
  FEMFORGE_HOST_DEVICE void set(std::int64_t k, std::int64_t value) const {
    if (narrow != nullptr)
      narrow[k] = static_cast<std::int32_t>(value);
    else
      wide[k] = value;
  }
};

struct ConstIndexView {
  const std::int32_t* narrow;
  const std::int64_t* wide;
  FEMFORGE_HOST_DEVICE std::int64_t get(std::int64_t k) const {
    return narrow != nullptr ? narrow[k] : wide[k];
  }
};

/// A restriction on a target. Index holds offsets, columns, and numbers of cells and positions.
template <class Index>
struct SpaceView {
  const Index* offsets;             // [cell][node]
  const std::uint8_t* constrained;  // [entry of the L-vector], or null
  std::int64_t num_entries;
  std::int64_t num_cells;
  std::int64_t component_stride;
  int nodes;
  int components;
  bool planar_cells;  // the order of a cell's dofs

  FEMFORGE_HOST_DEVICE std::int64_t num_positions() const { return num_cells * nodes; }
  FEMFORGE_HOST_DEVICE bool is_constrained(std::int64_t entry) const {
    return constrained != nullptr && constrained[entry] != 0;
  }
  /// The dof of a cell that is a component of one of its nodes.
  FEMFORGE_HOST_DEVICE int dof(int node, int component) const {
    return planar_cells ? component * nodes + node : node * components + component;
  }
  // A row holds all components of its nodes: with a stride of 1 node by node; else component by component,
  // all offsets being below the stride.
  FEMFORGE_HOST_DEVICE int node_step() const { return component_stride == 1 ? components : 1; }
  /// The place in a row with `count` nodes.
  FEMFORGE_HOST_DEVICE std::int64_t place(std::int64_t node, std::int64_t count, int component) const {
    return component_stride == 1 ? node * components + component : component * count + node;
  }
};

/// Which entries of a cell's matrix are used, part by part of the cells; all of them where the pointers are
/// null. Where not all are, nodes are dofs.
struct UsedView {
  const std::int32_t* columns;    // [part][row][width], one of them repeated; -1 in rows without any
  const std::int64_t* part_ends;  // [part]: the cell after its last one
  // Of the first part, [row][column]: how many of its used entries are before, -1 for what is not used. Null
  // where all of these are used.
  const std::int32_t* ranks;
  int rows;
  int width;
  int count;  // used entries of the first part

  FEMFORGE_HOST_DEVICE const std::int32_t* columns_of(std::int64_t cell, std::int64_t row) const {
    std::int64_t part = 0;
    while (cell >= part_ends[part]) ++part;
    return columns + (part * rows + row) * width;
  }
};

/// The spaces of a matrix, and what of their cells meets.
template <class Index>
struct SpacePair {
  SpaceView<Index> rows;
  SpaceView<Index> columns;
  UsedView used;

  /// Candidates for columns that a cell brings to the row of one of its nodes.
  FEMFORGE_HOST_DEVICE int width() const { return used.columns != nullptr ? used.width : columns.nodes; }
  FEMFORGE_HOST_DEVICE const std::int32_t* columns_of(std::int64_t position) const {
    const std::int64_t cell = position / rows.nodes;
    return used.columns_of(cell, position - cell * rows.nodes);
  }
  FEMFORGE_HOST_DEVICE bool is_empty(std::int64_t position) const {
    return used.columns != nullptr && columns_of(position)[0] < 0;
  }
};

template <class Index>
struct CountCells {
  SpacePair<Index> spaces;
  Index* counts;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t position) const {
    if (!spaces.is_empty(position)) fetch_add(&counts[spaces.rows.offsets[position]], Index(1));
  }
};
/// In any order: what is made of the lists does not depend on it. Leaves counts at 0. Where all entries are
/// used, a cell is enough; else which of its rows it is has to be known.
template <class Index>
struct ListCells {
  SpacePair<Index> spaces;
  const std::int64_t* begin;
  Index* counts;
  Index* cells;  // or positions
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t position) const {
    if (spaces.is_empty(position)) return;
    const Index offset = spaces.rows.offsets[position];
    const std::int64_t place = begin[offset] + fetch_add(&counts[offset], Index(-1)) - 1;
    const bool by_cells = spaces.used.columns == nullptr;
    cells[place] = static_cast<Index>(by_cells ? position / spaces.rows.nodes : position);
  }
};

/// The columns that the cells of a row's node bring, each as often as there are cells with it, or more often.
/// Rows of offsets that are no node have none.
template <class Index>
struct RowCandidates {
  SpacePair<Index> spaces;
  std::int64_t num_rows;
  const std::int64_t* begin;  // [row], of its cells
  const Index* cells;         // or positions
  FEMFORGE_HOST_DEVICE std::int64_t count(std::int64_t row) const {
    return (begin[row + 1] - begin[row]) * spaces.width();
  }
  FEMFORGE_HOST_DEVICE Index operator()(std::int64_t row, std::int64_t k) const {
    const std::int64_t width = spaces.width(), nodes = spaces.columns.nodes;
    const std::int64_t listed = cells[begin[row] + k / width];
    if (spaces.used.columns == nullptr) return spaces.columns.offsets[listed * nodes + k % width];
    return spaces.columns.offsets[listed / spaces.rows.nodes * nodes + spaces.columns_of(listed)[k % width]];
  }
};

// What becomes of the columns of a node's row once they are found, ascending and each once: `column` is
// called for each of them, in any order, where `takes_columns`; and `finish` once.

template <class Index>
struct StoreLengths {
  static constexpr bool takes_columns = false;
  SpacePair<Index> spaces;
  Index* lengths;  // [row]
  FEMFORGE_HOST_DEVICE void column(std::int64_t, std::int64_t, Index) const {}
  FEMFORGE_HOST_DEVICE void finish(std::int64_t row, std::int64_t count) const {
    for (int c = 0; c < spaces.rows.components; ++c)
      lengths[row + c * spaces.rows.component_stride] = static_cast<Index>(count * spaces.columns.components);
  }
};
template <class Index>
struct StoreColumns {
  static constexpr bool takes_columns = true;
  SpacePair<Index> spaces;
  const std::int64_t* row_begin;
  Index* out;
  FEMFORGE_HOST_DEVICE void column(std::int64_t row, std::int64_t node, Index offset) const {
    const SpaceView<Index>& columns = spaces.columns;
    for (int c = 0; c < spaces.rows.components; ++c) {
      const std::int64_t entry = row + c * spaces.rows.component_stride;
      const std::int64_t begin = row_begin[entry];
      const std::int64_t count = (row_begin[entry + 1] - begin) / columns.components;
      for (int d = 0; d < columns.components; ++d)
        out[begin + columns.place(node, count, d)] =
            static_cast<Index>(offset + d * columns.component_stride);
    }
  }
  FEMFORGE_HOST_DEVICE void finish(std::int64_t, std::int64_t) const {}
};

// Rows that are too long to be merged by one warp: the columns that occur are flagged, and numbered by a
// scan.

template <class Index>
struct ListLongRows {
  RowCandidates<Index> candidates;
  std::int64_t longest;  // that is not listed
  std::int64_t* number;
  std::int64_t* rows;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t row) const {
    if (candidates.count(row) > longest) rows[fetch_add(number, std::int64_t(1))] = row;
  }
};
template <class Index>
struct ClearFlags {
  Index* flags;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t column) const { flags[column] = 0; }
};
template <class Index>
struct FlagColumns {
  RowCandidates<Index> candidates;
  std::int64_t row;
  Index* flags;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { set_flag(&flags[candidates(row, k)]); }
};
template <class Index, class Sink>
struct TakeFlagged {
  Sink sink;
  std::int64_t row;
  std::int64_t num_columns;
  const Index* flags;
  const std::int64_t* places;  // [column], and the number of flags
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t column) const {
    if (flags[column] != 0) sink.column(row, places[column], static_cast<Index>(column));
    if (column == 0) sink.finish(row, places[num_columns]);
  }
};

/// Constrained dofs that no cell has get a diagonal entry nevertheless: its length, and its column.
template <class Index>
struct LengthenRows {
  const std::int64_t* constrained;
  Index* lengths;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const {
    if (lengths[constrained[k]] == 0) lengths[constrained[k]] = 1;
  }
};
template <class Index>
struct FillDiagonals {
  const std::int64_t* constrained;
  const Index* lengths;
  const std::int64_t* row_begin;
  Index* columns;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const {
    const std::int64_t row = constrained[k];
    if (lengths[row] == 1) columns[row_begin[row]] = static_cast<Index>(row);
  }
};

/// The first of `count` ascending columns, `step` apart, that is not below `wanted`.
template <class Index>
FEMFORGE_HOST_DEVICE inline std::int64_t lower_bound(const Index* columns, std::int64_t count, int step,
                                                     std::int64_t wanted) {
  std::int64_t first = 0;
  while (count > 0) {
    const std::int64_t half = count / 2;
    const bool below = columns[(first + half) * step] < wanted;
    first = below ? first + half + 1 : first;
    count = below ? count - half - 1 : half;
  }
  return first;
}

/// The nonzeros of one node of a cell against another: all components share one search. What is not used is
/// not listed.
template <class Index>
struct WriteNonzeros {
  SpacePair<Index> spaces;
  const std::int64_t* row_begin;
  const Index* columns;
  IndexView nonzeros;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const {
    const SpaceView<Index>& test = spaces.rows;
    const SpaceView<Index>& trial = spaces.columns;
    const std::int64_t position = k / trial.nodes;
    const std::int64_t cell = position / test.nodes;
    const int i = static_cast<int>(position - cell * test.nodes);
    const int j = static_cast<int>(k - position * trial.nodes);
    const std::int32_t* const ranks = spaces.used.ranks;
    const std::int32_t rank = ranks != nullptr ? ranks[std::int64_t{i} * trial.nodes + j] : 0;
    if (rank < 0) return;
    const std::int64_t row = test.offsets[position];
    const std::int64_t column = trial.offsets[cell * trial.nodes + j];
    const std::int64_t count = (row_begin[row + 1] - row_begin[row]) / trial.components;
    const std::int64_t node = lower_bound(columns + row_begin[row], count, trial.node_step(), column);
    const int width = trial.nodes * trial.components;
    const int listed = ranks != nullptr ? spaces.used.count : test.nodes * test.components * width;
    for (int c = 0; c < test.components; ++c) {
      const std::int64_t entry = row + c * test.component_stride;
      const bool left_out = test.is_constrained(entry);
      for (int d = 0; d < trial.components; ++d) {
        const bool none = left_out || trial.is_constrained(column + d * trial.component_stride);
        const std::int64_t entry_of_cell =
            ranks != nullptr ? rank : std::int64_t{test.dof(i, c)} * width + trial.dof(j, d);
        nonzeros.set(cell * listed + entry_of_cell,
                     none ? -1 : row_begin[entry] + trial.place(node, count, d));
      }
    }
  }
};

template <class Index>
struct FindDiagonal {
  const std::int64_t* constrained;
  const std::int64_t* row_begin;
  const Index* columns;
  std::int64_t* entries;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const {
    const std::int64_t row = constrained[k];
    const std::int64_t begin = row_begin[row];
    entries[k] = begin + lower_bound(columns + begin, row_begin[row + 1] - begin, 1, row);
  }
};

/// The row and the column of each nonzero.
template <class Index>
struct WriteCoordinates {
  std::int64_t num_rows;
  const std::int64_t* row_begin;
  const Index* columns;
  ConstIndexView nonzeros;
  IndexView out_rows;
  IndexView out_columns;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const {
    const std::int64_t nonzero = nonzeros.get(k);
    if (nonzero < 0) {
      out_rows.set(k, -1);
      out_columns.set(k, -1);
      return;
    }
    // The last row that begins at the nonzero or before it, so that empty rows are passed over.
    out_rows.set(k, lower_bound(row_begin, num_rows + 1, 1, nonzero + 1) - 1);
    out_columns.set(k, columns[nonzero]);
  }
};

struct NarrowIndices {
  const std::int64_t* from;
  std::int32_t* to;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { to[k] = static_cast<std::int32_t>(from[k]); }
};
struct CopyIndex {
  const std::int64_t* from;
  std::int64_t* to;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t) const { *to = *from; }
};

}  // namespace femforge

#endif
