// Diagonals that kernels add up, with ones at constrained entries.
#ifndef FEMFORGE_KERNELS_CONSTRAINED_DIAGONAL_HPP
#define FEMFORGE_KERNELS_CONSTRAINED_DIAGONAL_HPP

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include <femforge/device/device.hpp>

namespace femforge {

/// Its memory is taken once, however often it is computed.
template <class T>
class ConstrainedDiagonal {
 public:
  /// Queues what adds the diagonal to an array of zeros.
  using Add = std::function<void(T* diagonal, const Stream& stream)>;

  /// @param constrained entries that are 1.
  ConstrainedDiagonal(Target target, std::int64_t size, const std::vector<std::int64_t>& constrained);
  /// Queues it. @returns it, in the target's memory.
  const DeviceArray<T>& compute(const Add& add, const Stream& stream);
  /// What was computed, once.
  DeviceArray<T> take() && { return std::move(diagonal_); }

 private:
  DeviceArray<T> diagonal_;
  DeviceArray<std::int64_t> constrained_;
  DeviceArray<T> ones_;  // of constrained_
};

}  // namespace femforge

#endif
