// Rows of things that follow one another.
#ifndef FEMFORGE_SRC_ROWS_HPP
#define FEMFORGE_SRC_ROWS_HPP

#include <cstdint>
#include <vector>

namespace femforge {

struct Rows {
  std::vector<std::int64_t> things;            ///< row after row
  std::vector<std::int64_t> begin{0};          ///< of each row, and the end of the last
  std::vector<std::int64_t> full, short_rows;  ///< numbers of rows

  std::int64_t size() const { return static_cast<std::int64_t>(begin.size()) - 1; }
  /// What stands in the middle of a row.
  std::int64_t middle(std::int64_t row) const {
    const auto place = static_cast<std::size_t>(row);
    return things[static_cast<std::size_t>((begin[place] + begin[place + 1]) / 2)];
  }
};

/// Cuts chains into rows. Chains that close in themselves start at their first thing.
/// @param next what follows each thing, -1 for nothing; nothing follows two.
Rows cut_rows(const std::vector<std::int64_t>& next, std::int64_t row);

}  // namespace femforge

#endif
