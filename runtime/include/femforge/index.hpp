// Numbers of cells, points and dofs as places in arrays.
#ifndef FEMFORGE_INDEX_HPP
#define FEMFORGE_INDEX_HPP

#include <cstddef>
#include <cstdint>

namespace femforge {

/// A number that is known to be 0 or more, as containers take it.
constexpr std::size_t index(std::int64_t i) noexcept {
  return static_cast<std::size_t>(i);
}

}  // namespace femforge

#endif
