// Rows of things that follow one another.
#ifndef FEMFORGE_SRC_ORDERING_ROWS_HPP
#define FEMFORGE_SRC_ORDERING_ROWS_HPP

#include <array>
#include <cstdint>
#include <vector>

namespace femforge {

/// What follows a thing that nothing follows.
inline constexpr std::int64_t nothing = -1;

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
/// The same for any number of threads.
/// @param next what follows each thing, `nothing` for none. What follows two goes with the first of them.
Rows cut_rows(const std::vector<std::int64_t>& next, std::int64_t row);

/// Joins full rows, `count` after one another, each thing of one followed by the thing at the same place of
/// the next. What is joined are full rows of the result; rows that do not find as many are left out.
/// @param next what follows each thing in another direction than that of the rows, `nothing` for none.
Rows join_rows(const Rows& rows, const std::vector<std::int64_t>& next, std::int64_t count);

/// Rows of a block in the second and the third direction: all powers of two of the number of rows of a block,
/// as long as a block is no longer than a row. Four rows in the second direction, of 8 cells each, are what a
/// warp works on.
std::array<std::int64_t, 2> block_extents(int dim, std::int64_t block_rows, std::int64_t row);

/// Full rows of which no full block consists.
std::vector<std::int64_t> rows_left(const Rows& rows, const Rows& blocks);

}  // namespace femforge

#endif
