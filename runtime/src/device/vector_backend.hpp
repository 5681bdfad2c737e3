// Kernels on vectors that a target has to provide, beside those of backend.hpp. Arguments are checked by the
// callers; pointers and streams are the target's own.
#ifndef FEMFORGE_SRC_DEVICE_VECTOR_BACKEND_HPP
#define FEMFORGE_SRC_DEVICE_VECTOR_BACKEND_HPP

#include <cstddef>
#include <cstdint>

#include <femforge/device/vectors.hpp>
#include "device/vector_operations.hpp"

namespace femforge {

/// Sums that one kernel makes at most.
constexpr int most_sums = 4;

/// Where a kernel's blocks leave their sums: partial[sum][block], and how many blocks have done so.
struct PartialSums {
  double* partial;
  std::uint32_t* counter;
};
inline PartialSums partial_sums(Reductions& reductions) {
  return {reductions.partial(), reductions.counter()};
}

template <class T>
class VectorBackend {
 public:
  VectorBackend() = default;
  virtual ~VectorBackend() = default;
  VectorBackend(const VectorBackend&) = delete;
  VectorBackend& operator=(const VectorBackend&) = delete;

  using Size = std::int64_t;
  using Entries = const std::int64_t*;

  /// Doubles that PartialSums::partial needs on the current device.
  virtual std::size_t partial_size() const = 0;

  virtual void set_zero(Size size, T* y, void* stream) const = 0;
  virtual void copy(Size size, const T* x, T* y, void* stream) const = 0;
  virtual void scale(Size size, T alpha, T* x, void* stream) const = 0;
  virtual void axpy(Size size, T alpha, const T* x, T* y, void* stream) const = 0;
  virtual void axpby(Size size, T alpha, const T* x, T beta, T* y, void* stream) const = 0;
  virtual void multiply(Size size, const T* x, const T* y, T* z, void* stream) const = 0;
  virtual void dot(Size size, const T* x, const T* y, double* result, PartialSums sums,
                   void* stream) const = 0;
  virtual void norm(Size size, const T* x, double* result, PartialSums sums, void* stream) const = 0;
  virtual void zero_entries(Size count, Entries entries, T* y, void* stream) const = 0;
  virtual void copy_entries(Size count, Entries entries, const T* x, T* y, void* stream) const = 0;
  virtual void add_entries(Size count, Entries entries, const T* x, T* y, void* stream) const = 0;
  virtual void gather_entries(Size count, Entries entries, const T* x, T* packed, void* stream) const = 0;
  virtual void scatter_entries(Size count, Entries entries, const T* packed, T* y, void* stream) const = 0;
  virtual void add_scattered(Size count, Entries entries, const T* packed, T* y, void* stream) const = 0;

  /// *refused counts the entries of the diagonal that have no positive inverse.
  virtual void invert(Size size, const T* diagonal, T* inverse, double* refused, PartialSums sums,
                      void* stream) const = 0;
  virtual void randomise(Size size, T* y, void* stream) const = 0;

  virtual void chebyshev_start(Size size, T factor, const T* r, const T* inverse, T* d, T* z,
                               void* stream) const = 0;
  virtual void chebyshev_step(Size size, T keep, T factor, const T* r, const T* q, const T* inverse, T* d,
                              T* z, void* stream) const = 0;

  virtual void csr_multiply(const CsrView<T, std::int32_t>& matrix, const T* x, T* y, void* stream) const = 0;
  virtual void csr_multiply(const CsrView<T, std::int64_t>& matrix, const T* x, T* y, void* stream) const = 0;
  virtual void csr_diagonal(const CsrView<T, std::int32_t>& matrix, T* diagonal, void* stream) const = 0;
  virtual void csr_diagonal(const CsrView<T, std::int64_t>& matrix, T* diagonal, void* stream) const = 0;
};

/// @throws Error if the runtime was built without this target.
template <class T>
const VectorBackend<T>& vector_backend(Target target);

template <class T>
const VectorBackend<T>& cpu_vectors();
template <class T>
const VectorBackend<T>& cuda_vectors();
template <class T>
const VectorBackend<T>& hip_vectors();

}  // namespace femforge

#endif
