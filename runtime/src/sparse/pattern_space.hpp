// Restrictions on a target, as patterns are made of them, and which entries of their cells are used.
#ifndef FEMFORGE_SRC_SPARSE_PATTERN_SPACE_HPP
#define FEMFORGE_SRC_SPARSE_PATTERN_SPACE_HPP

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/index.hpp>
#include <femforge/sparse/matrix_pattern.hpp>
#include "sparse/pattern_backend.hpp"

namespace femforge {

/// A restriction with an offset for each dof.
inline Restriction by_dofs(const Restriction& space, ComponentOrder cells) {
  const int dofs = space.nodes_per_cell() * space.components();
  return {entries_of_cells(space, cells), {dofs, 1, 1, space.num_entries()}};
}

/// Whether the components of a row's nodes come in ascending order if they stay together.
inline bool ascends(const Restriction& space) {
  const std::int64_t stride = space.component_stride();
  const std::vector<std::int64_t>& offsets = space.offsets();
  return space.components() == 1 || stride == 1 || offsets.empty() ||
         *std::max_element(offsets.begin(), offsets.end()) < stride;
}

/// One restriction's arrays. Index has to hold offsets and positions.
template <class Index>
class PatternSpace {
 public:
  /// @param splits whether components are asked for by themselves.
  PatternSpace(Target target, const Restriction& given, const std::vector<std::int64_t>& constrained,
               ComponentOrder cells, bool splits)
      : offsets_(target, 0), mask_(target, 0) {
    std::optional<Restriction> split;
    if (!ascends(given) || (splits && given.components() > 1)) split = by_dofs(given, cells);
    const Restriction& space = split ? *split : given;
    offsets_ = upload(target, space);
    if (!constrained.empty()) {
      std::vector<std::uint8_t> mask(static_cast<std::size_t>(space.num_entries()), 0);
      for (const std::int64_t dof : constrained) mask[static_cast<std::size_t>(dof)] = 1;
      mask_ = DeviceArray<std::uint8_t>(target, mask);
    }
    view_ = {offsets_.data(),          mask_.data(),
             space.num_entries(),      space.num_cells(),
             space.component_stride(), space.nodes_per_cell(),
             space.components(),       cells == ComponentOrder::planar};
  }
  const SpaceView<Index>& view() const noexcept { return view_; }

 private:
  static DeviceArray<Index> upload(Target target, const Restriction& space) {
    if constexpr (std::is_same_v<Index, std::int64_t>) {
      return {target, space.offsets()};
    } else {
      const auto count = static_cast<std::int64_t>(space.offsets().size());
      std::vector<Index> offsets(space.offsets().size());
#pragma omp parallel for schedule(static)
      for (std::int64_t k = 0; k < count; ++k)
        offsets[static_cast<std::size_t>(k)] =
            static_cast<Index>(space.offsets()[static_cast<std::size_t>(k)]);
      return {target, offsets};
    }
  }

  DeviceArray<Index> offsets_;
  DeviceArray<std::uint8_t> mask_;
  SpaceView<Index> view_{};
};

/// The used entries of some of the cells, which stand one after another.
struct UsedPart {
  UsedEntries used;
  std::int64_t num_cells;
  int rows;  // of its element matrices
  int columns;
};

/// Used entries on a target.
class UsedTable {
 public:
  /// @param parts of all cells; none if all entries of all of them are used.
  /// @param diagonal whether the diagonal is in the pattern, used or not.
  UsedTable(Target target, const std::vector<UsedPart>& parts, bool diagonal)
      : columns_(target, 0), part_ends_(target, 0), ranks_(target, 0) {
    if (parts.empty()) return;
    std::vector<std::vector<std::int32_t>> rows;
    std::vector<std::int64_t> ends;
    int most_rows = 0;
    for (const UsedPart& part : parts) most_rows = std::max(most_rows, part.rows);
    for (const UsedPart& part : parts) {
      for (int row = 0; row < most_rows; ++row) rows.push_back(columns_of(part, row, diagonal));
      ends.push_back(part.num_cells + (ends.empty() ? 0 : ends.back()));
    }
    std::size_t width = 1;
    for (const auto& row : rows) width = std::max(width, row.size());
    std::vector<std::int32_t> columns;
    for (auto& row : rows) {
      row.resize(width, row.empty() ? -1 : row.front());
      columns.insert(columns.end(), row.begin(), row.end());
    }
    columns_ = {target, columns};
    part_ends_ = {target, ends};
    const UsedPart& first = parts.front();
    ranks_ = {target, ranks_of(first.used)};
    view_ = {columns_.data(), part_ends_.data(),       first.used.all() ? nullptr : ranks_.data(),
             most_rows,       static_cast<int>(width), first.used.count_of(first.rows * first.columns)};
  }
  const UsedView& view() const noexcept { return view_; }

 private:
  // Of a row of the element matrix; none if it has fewer rows.
  static std::vector<std::int32_t> columns_of(const UsedPart& part, int row, bool diagonal) {
    std::vector<std::int32_t> found;
    for (int column = 0; row < part.rows && column < part.columns; ++column)
      if (part.used.has(row, column) || (diagonal && column == row)) found.push_back(column);
    return found;
  }

  // [row][column]: how many used entries are before, -1 for what is not used; empty where all are.
  static std::vector<std::int32_t> ranks_of(const UsedEntries& used) {
    std::vector<std::int32_t> ranks;
    std::int32_t count = 0;
    for (const std::uint8_t flag : used.flags()) ranks.push_back(flag != 0 ? count++ : -1);
    return ranks;
  }

  DeviceArray<std::int32_t> columns_;
  DeviceArray<std::int64_t> part_ends_;
  DeviceArray<std::int32_t> ranks_;
  UsedView view_{};
};

/// The spaces of a matrix; one space is uploaded once.
template <class Index>
class PatternSpaces {
 public:
  /// @param used of all cells, which then are taken by dofs; none if all entries of all of them are used.
  /// @param diagonal whether the matrix is one of one space, whose diagonal is in the pattern.
  PatternSpaces(Target target, const Restriction& rows, const Restriction& columns,
                const ConstrainedDofs& constrained, ComponentOrder cells,
                const std::vector<UsedPart>& used = {}, bool diagonal = false)
      : rows_(target, rows, constrained.rows, cells, !used.empty()), used_(target, used, diagonal) {
    if (&rows != &columns || constrained.rows != constrained.columns)
      columns_ = std::make_unique<const PatternSpace<Index>>(target, columns, constrained.columns, cells,
                                                             !used.empty());
  }
  SpacePair<Index> views() const {
    return {rows_.view(), columns_ ? columns_->view() : rows_.view(), used_.view()};
  }

 private:
  PatternSpace<Index> rows_;
  std::unique_ptr<const PatternSpace<Index>> columns_;
  UsedTable used_;
};

}  // namespace femforge

#endif
