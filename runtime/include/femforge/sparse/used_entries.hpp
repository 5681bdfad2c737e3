// Which entries of element matrices a matrix has places for.
#ifndef FEMFORGE_SPARSE_USED_ENTRIES_HPP
#define FEMFORGE_SPARSE_USED_ENTRIES_HPP

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {

/// The entries of an element matrix that can be anything but zero. Those of components that no term couples
/// cannot, nor can on a facet those of functions that are zero there.
class UsedEntries {
 public:
  /// All of them, of an element matrix of any size.
  UsedEntries() = default;
  /// @param flags [row][column], in the order of the kernel's element matrices: not 0 where used.
  /// @throws Error if there are not as many.
  UsedEntries(int rows, int columns, std::vector<std::uint8_t> flags)
      : rows_(rows), columns_(columns), flags_(std::move(flags)) {
    require(rows >= 0 && columns >= 0 && flags_.size() == index(std::int64_t{rows} * columns), "UsedEntries",
            "there is not one flag for each entry");
    if (std::find(flags_.begin(), flags_.end(), std::uint8_t{0}) == flags_.end()) *this = {};
  }

  bool all() const noexcept { return flags_.empty(); }
  /// Of the element matrix; 0 where all entries are used.
  int rows() const noexcept { return rows_; }
  int columns() const noexcept { return columns_; }
  /// [row][column]; empty where all entries are used.
  const std::vector<std::uint8_t>& flags() const noexcept { return flags_; }
  /// Of numbers [cell][entry] those of used entries, [cell][used entry].
  /// @throws Error if they are not those of whole cells.
  template <class T>
  std::vector<T> of_cells(const std::vector<T>& numbers) const;
  /// How many of the entries of an element matrix are used, of so many.
  int count_of(int entries) const {
    return entries - static_cast<int>(std::count(flags_.begin(), flags_.end(), std::uint8_t{0}));
  }
  bool has(int row, int column) const {
    return all() || flags_[index(std::int64_t{row} * columns_ + column)] != 0;
  }

 private:
  int rows_ = 0;
  int columns_ = 0;
  std::vector<std::uint8_t> flags_;
};

template <class T>
std::vector<T> UsedEntries::of_cells(const std::vector<T>& numbers) const {
  if (all()) return numbers;
  const std::size_t entries = flags_.size();
  require(numbers.size() % entries == 0, "UsedEntries", "there are numbers of a part of a cell");
  std::vector<T> found;
  found.reserve(numbers.size() / entries * index(count_of(static_cast<int>(entries))));
  for (std::size_t k = 0; k < numbers.size(); ++k)
    if (flags_[k % entries] != 0) found.push_back(numbers[k]);
  return found;
}

}  // namespace femforge

#endif
