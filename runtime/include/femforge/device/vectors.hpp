// Operations on vectors in a target's memory, queued on a stream. T is float or double; sums are made in
// double for both. Sizes are counts of scalars, pointers belong to the stream's target, and the result of a
// reduction stays there, so that nothing waits for the host. Arrays of one call may be the same one, but
// not overlap otherwise. Any alignment of T is allowed; 16 bytes are the fastest.
//
// Every function throws Error if a size is negative, or a pointer null and the size not 0.
#ifndef FEMFORGE_DEVICE_VECTORS_HPP
#define FEMFORGE_DEVICE_VECTORS_HPP

#include <cstdint>

#include <femforge/device/device.hpp>

namespace femforge {

/// y = 0
template <class T>
void set_zero(std::int64_t size, T* y, const Stream& stream);
/// y = x
template <class T>
void copy(std::int64_t size, const T* x, T* y, const Stream& stream);
/// x = alpha x
template <class T>
void scale(std::int64_t size, T alpha, T* x, const Stream& stream);
/// y = alpha x + y
template <class T>
void axpy(std::int64_t size, T alpha, const T* x, T* y, const Stream& stream);
/// y = alpha x + beta y; y is not read where beta is 0.
template <class T>
void axpby(std::int64_t size, T alpha, const T* x, T beta, T* y, const Stream& stream);
/// z[i] = x[i] y[i]
template <class T>
void multiply(std::int64_t size, const T* x, const T* y, T* z, const Stream& stream);

// Entries of a list. `entries` holds `count` indices, each at most once where something is written at them;
// they are not checked against the vector's size.

/// y[entries[k]] = 0
template <class T>
void zero_entries(std::int64_t count, const std::int64_t* entries, T* y, const Stream& stream);
/// y[entries[k]] = x[entries[k]]
template <class T>
void copy_entries(std::int64_t count, const std::int64_t* entries, const T* x, T* y, const Stream& stream);
/// y[entries[k]] += x[entries[k]]
template <class T>
void add_entries(std::int64_t count, const std::int64_t* entries, const T* x, T* y, const Stream& stream);
/// packed[k] = x[entries[k]]
template <class T>
void gather_entries(std::int64_t count, const std::int64_t* entries, const T* x, T* packed,
                    const Stream& stream);
/// y[entries[k]] = packed[k]
template <class T>
void scatter_entries(std::int64_t count, const std::int64_t* entries, const T* packed, T* y,
                     const Stream& stream);
/// y[entries[k]] += packed[k]
template <class T>
void add_scattered(std::int64_t count, const std::int64_t* entries, const T* packed, T* y,
                   const Stream& stream);

/// Sums over vectors, in an order that depends on the size, the alignment to 16 bytes and the device only:
/// the same bits in every run. It holds the partial sums, so one object serves one stream at a time.
class Reductions {
 public:
  explicit Reductions(Target target);
  Target target() const noexcept { return partial_.target(); }
  std::size_t bytes() const noexcept {
    return partial_.size() * sizeof(double) + counter_.size() * sizeof(std::uint32_t);
  }

  /// *result = sum_i x[i] y[i], on the device. @throws Error also if the stream is another target's.
  template <class T>
  void dot(std::int64_t size, const T* x, const T* y, double* result, const Stream& stream);
  /// *result = sqrt(sum_i x[i]^2), on the device. @throws Error as dot.
  template <class T>
  void norm(std::int64_t size, const T* x, double* result, const Stream& stream);

  /// For the runtime's own kernels: memory of partial sums, and the number of blocks that are done.
  double* partial() noexcept { return partial_.data(); }
  std::uint32_t* counter() noexcept { return counter_.data(); }

 private:
  DeviceArray<double> partial_;
  DeviceArray<std::uint32_t> counter_;
};

}  // namespace femforge

#endif
