// When loops on the cpu are shared out to threads.
#ifndef FEMFORGE_SRC_DEVICE_PARALLEL_HPP
#define FEMFORGE_SRC_DEVICE_PARALLEL_HPP

#include <cstdint>

namespace femforge {

/// Loops shorter than this are not worth waking threads for.
inline constexpr std::int64_t least_parallel = 20000;
/// Pieces that results of loops are made of, whatever the number of threads.
inline constexpr std::int64_t num_pieces = 256;

}  // namespace femforge

#endif
