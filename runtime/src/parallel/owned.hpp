// Of numbers of a share's dofs those that the process owns.
#ifndef FEMFORGE_SRC_PARALLEL_OWNED_HPP
#define FEMFORGE_SRC_PARALLEL_OWNED_HPP

#include <cstdint>
#include <vector>

namespace femforge {

/// @param numbers ghosts behind the `num_owned` owned ones.
inline std::vector<std::int64_t> owned_of(const std::vector<std::int64_t>& numbers, std::int64_t num_owned) {
  std::vector<std::int64_t> owned;
  for (const std::int64_t number : numbers)
    if (number < num_owned) owned.push_back(number);
  return owned;
}

}  // namespace femforge

#endif
