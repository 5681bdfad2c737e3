// What a kernel may call: barriers, warp operations, atomics, read-only loads.
#ifndef FEMFORGE_EMULATION_DEVICE_H
#define FEMFORGE_EMULATION_DEVICE_H

#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "femforge_emulation/block.h"

namespace FEMFORGE_EMULATION_SHARED femforge_emulation {
inline namespace FEMFORGE_EMULATION_KIND {

// Converts to int wherever it is read, since the width is chosen when a program runs.
struct WarpSize {
  operator int() const { return Block::running().warp_size(); }
};
inline constexpr WarpSize warpSize{};

inline void __syncthreads(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  Block::running().wait(Wait::at_block_barrier, Place{file, line});
}
inline void __syncwarp(std::uint64_t mask = ~std::uint64_t{0}, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE()) {
  static_cast<void>(mask);
  Block::running().wait(Wait::at_warp_operation, Place{file, line});
}
inline void __threadfence() {}
inline void __threadfence_block() {}

// The value that lane `source` holds; all lanes of a group call it together, each with its own source.
// Inlined, as what it calls, down to the switch of contexts: no processor foresees where a function returns
// to on another stack.
template <class T>
FEMFORGE_EMULATION_INLINE T from_lane(T value, int source, int group, Place place) {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(std::uint64_t));
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  Block& block = Block::running();
  const std::uint64_t received = block.offered(source, block.offer(bits, place, group));
  std::memcpy(&value, &received, sizeof(T));
  return value;
}

// How many lanes a shuffle is among that is given a width (a power of two; 0: the warp), and the first of
// those that the running lane belongs to.
struct Group {
  explicit Group(int width) : size(width == 0 ? int{warpSize} : width), first(lane() & -size) {}
  static int lane() { return Block::running().lane(); }
  // The lane itself where a source is in another group.
  int source(int other) const { return (other & -size) == first ? other : lane(); }
  int size;
  int first;
};

// Shuffles within groups of `width` lanes (0: the warp). A source outside the group is the lane itself.
template <class T>
FEMFORGE_EMULATION_INLINE T __shfl(T value, int source, int width = 0, const char* file = __builtin_FILE(),
                                   int line = __builtin_LINE()) {
  const Group group(width);
  return from_lane(value, group.first + (source & (group.size - 1)), group.size, Place{file, line});
}
template <class T>
FEMFORGE_EMULATION_INLINE T __shfl_down(T value, unsigned delta, int width = 0,
                                        const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  const Group group(width);
  const int source = group.source(Group::lane() + static_cast<int>(delta));
  return from_lane(value, source, group.size, Place{file, line});
}
template <class T>
FEMFORGE_EMULATION_INLINE T __shfl_up(T value, unsigned delta, int width = 0,
                                      const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  const Group group(width);
  const int source = group.source(Group::lane() - static_cast<int>(delta));
  return from_lane(value, source, group.size, Place{file, line});
}
template <class T>
FEMFORGE_EMULATION_INLINE T __shfl_xor(T value, int mask, int width = 0, const char* file = __builtin_FILE(),
                                       int line = __builtin_LINE()) {
  const Group group(width);
  return from_lane(value, group.source(Group::lane() ^ mask), group.size, Place{file, line});
}

// One bit for each live lane of the warp whose predicate is not zero.
inline std::uint64_t __ballot(int predicate, const char* file = __builtin_FILE(),
                              int line = __builtin_LINE()) {
  Block& block = Block::running();
  const unsigned turn = block.offer(predicate != 0 ? 1U : 0U, Place{file, line});
  std::uint64_t bits = 0;
  for (int lane = 0; lane < block.warp_size(); ++lane)
    if (block.took_part(lane) && block.offered(lane, turn) != 0) bits |= std::uint64_t{1} << lane;
  return bits;
}

// Only one thread runs at a time, and it is never interrupted: a plain update is atomic here.
template <class T, class V>
T atomicAdd(T* address, V value) {
  static_assert(std::is_arithmetic_v<T>);
  const T old = *address;
  *address = static_cast<T>(old + static_cast<T>(value));
  return old;
}

template <class T>
T __ldg(const T* address) {
  return *address;
}

}  // namespace FEMFORGE_EMULATION_KIND
}  // namespace femforge_emulation

#endif
