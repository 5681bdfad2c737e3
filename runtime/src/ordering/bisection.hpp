// Recursive bisection of things with midpoints.
#ifndef FEMFORGE_SRC_ORDERING_BISECTION_HPP
#define FEMFORGE_SRC_ORDERING_BISECTION_HPP

#include <cstddef>
#include <vector>

#include "ordering/midpoints.hpp"

namespace femforge {

/// Sorts things by recursive bisection into blocks of that many, as order_cells does with cells.
void bisect(std::vector<Midpoint>& things, std::ptrdiff_t block);

}  // namespace femforge

#endif
