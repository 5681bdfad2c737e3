// Actions by a library of dense linear algebra: two products of matrices for all cells, and a pass between.
#ifndef FEMFORGE_BENCH_BLAS_LIBRARY_HPP
#define FEMFORGE_BENCH_BLAS_LIBRARY_HPP

#include <cstdint>
#include <memory>
#include <vector>

#include <femforge/device/device.hpp>
#include "blas/tables.hpp"

namespace bench {

/// How a product is handed to the library.
struct Split {
  std::int64_t eta = 0;  ///< cells in each GEMM of a batch; 0: one GEMM of all cells
};

/// A table on a target, with all three steps. T is float or double.
template <class T>
class Library {
 public:
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
  virtual ~Library() = default;
  /// What the products are done by.
  virtual const char* name() const = 0;
  /// Queues u = B x. @param x [cell][dof] @param u [cell][direction][mode]
  virtual void sample(std::int64_t cells, const T* x, T* u, Split split,
                      const femforge::Stream& stream) const = 0;
  /// Queues u = D u. @param factors [cell][factor]
  virtual void scale(std::int64_t cells, const T* factors, T* u, const femforge::Stream& stream) const = 0;
  /// Queues y = B^T u.
  virtual void integrate(std::int64_t cells, const T* u, T* y, Split split,
                         const femforge::Stream& stream) const = 0;

 protected:
  Library() = default;
};

/// Plain loops on the cpu, cuBLAS on CUDA.
/// @throws femforge::Error if this program was built without a library for the target.
template <class T>
std::unique_ptr<Library<T>> make_library(femforge::Target target, const Table& table);

/// Queues D on CUDA.
template <class T>
void scale_on_cuda(const Table& table, std::int64_t cells, const T* factors, T* u,
                   const femforge::Stream& stream);

#ifdef __CUDACC__
#define FEMFORGE_BENCH_EVERYWHERE __host__ __device__
#else
#define FEMFORGE_BENCH_EVERYWHERE
#endif
/// D at one mode of a cell. @param stride from one direction to the next
template <class T>
FEMFORGE_BENCH_EVERYWHERE inline void scale_mode(const T* factors, T* u, std::int64_t stride) {
  const T x = u[0];
  const T y = u[stride];
  const T z = u[2 * stride];
  u[0] = factors[0] * x + factors[1] * y + factors[2] * z;
  u[stride] = factors[1] * x + factors[3] * y + factors[4] * z;
  u[2 * stride] = factors[2] * x + factors[4] * y + factors[5] * z;
}

}  // namespace bench

#endif
