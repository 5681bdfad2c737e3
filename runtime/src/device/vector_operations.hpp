// What is done with each entry of vectors, from one definition for all targets. A driver (one for GPUs, one
// for the cpu) loads the entry of each input array, calls the operation, stores the outputs and adds up the
// sums.
#ifndef FEMFORGE_SRC_DEVICE_VECTOR_OPERATIONS_HPP
#define FEMFORGE_SRC_DEVICE_VECTOR_OPERATIONS_HPP

#include <cmath>
#include <cstdint>

#include <femforge/device/host_device.hpp>

namespace femforge {

// Neither NaN nor infinite, without a function that a device might lack.
FEMFORGE_HOST_DEVICE inline bool is_finite(double value) {
  return value - value == 0;
}

/// The arrays of an operation; an array may be among both.
template <class T, int num_inputs, int num_outputs>
struct Arrays {
  const T* in[num_inputs > 0 ? num_inputs : 1];
  T* out[num_outputs > 0 ? num_outputs : 1];
};

/// An operation has `prepare`, which each thread calls first and which says whether there is anything to do,
/// and `operator()` of the index, the inputs, the outputs and the sums to add to.
template <int inputs_, int outputs_, int sums_>
struct Operation {
  static constexpr int inputs = inputs_;
  static constexpr int outputs = outputs_;
  static constexpr int num_sums = sums_;
  static constexpr int fresh_input = -1;  ///< see Stage
  FEMFORGE_HOST_DEVICE bool prepare() const { return true; }
};

struct NoFinish {
  FEMFORGE_HOST_DEVICE void operator()(const double*) const {}
};
struct StoreSum {
  double* result;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const { *result = sums[0]; }
};
struct StoreSums {
  double* results;
  int count;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const {
    for (int k = 0; k < count; ++k) results[k] = sums[k];
  }
};
struct StoreRoot {
  double* result;
  FEMFORGE_HOST_DEVICE void operator()(const double* sums) const { *result = sqrt(sums[0]); }
};

template <class T>
FEMFORGE_HOST_DEVICE inline double product(T x, T y) {
  return static_cast<double>(x) * static_cast<double>(y);
}

template <class T>
struct SetZero : Operation<0, 1, 0> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T*, T* out, double*) const { out[0] = T(0); }
};
template <class T>
struct Copy : Operation<1, 1, 0> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const { out[0] = in[0]; }
};
template <class T>
struct Scale : Operation<1, 1, 0> {
  T alpha;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = alpha * in[0];
  }
};
template <class T>
struct Axpy : Operation<2, 1, 0> {
  T alpha;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = alpha * in[0] + in[1];
  }
};
template <class T>
struct Axpby : Operation<2, 1, 0> {
  T alpha;
  T beta;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = alpha * in[0] + beta * in[1];
  }
};
template <class T>
struct Multiply : Operation<2, 1, 0> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = in[0] * in[1];
  }
};
template <class T>
struct Dot : Operation<2, 0, 1> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    sums[0] += product(in[0], in[1]);
  }
};
template <class T>
struct Square : Operation<1, 0, 1> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    sums[0] += product(in[0], in[0]);
  }
};

/// The inverse of a diagonal; the sum counts the entries that are not positive, or have no finite inverse.
template <class T>
struct Invert : Operation<1, 1, 1> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double* sums) const {
    out[0] = T(1) / in[0];
    sums[0] += in[0] > T(0) && out[0] > T(0) && is_finite(static_cast<double>(out[0])) ? 0 : 1;
  }
};
/// Numbers in [-1, 1) that depend on the index only: the finaliser of SplitMix64 (Steele, Lea and Flood,
/// OOPSLA 2014).
template <class T>
struct Randomise : Operation<0, 1, 0> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t i, const T*, T* out, double*) const {
    std::uint64_t z = (static_cast<std::uint64_t>(i) + 1) * 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    z ^= z >> 31U;
    out[0] = static_cast<T>(static_cast<double>(z >> 11U) * (2.0 / 9007199254740992.0) - 1.0);
  }
};

/// In r, the inverse diagonal D^-1; out d = z = factor D^-1 r.
template <class T>
struct ChebyshevStart : Operation<2, 2, 0> {
  T factor;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = out[1] = factor * in[1] * in[0];
  }
};
/// In r, q = A z, D^-1, d, z; out d = keep d + factor D^-1 (r - q), z = z + d.
template <class T>
struct ChebyshevStep : Operation<5, 2, 0> {
  T keep;
  T factor;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    out[0] = keep * in[3] + factor * in[2] * (in[0] - in[1]);
    out[1] = in[4] + out[0];
  }
};

// What is done for each index of a list or each row of a matrix.

template <class T>
struct ZeroEntries {
  const std::int64_t* entries;
  T* y;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { y[entries[k]] = T(0); }
};
template <class T>
struct CopyEntries {
  const std::int64_t* entries;
  const T* x;
  T* y;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { y[entries[k]] = x[entries[k]]; }
};
template <class T>
struct AddEntries {
  const std::int64_t* entries;
  const T* x;
  T* y;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { y[entries[k]] += x[entries[k]]; }
};
template <class T>
struct GatherEntries {
  const std::int64_t* entries;
  const T* x;
  T* packed;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { packed[k] = x[entries[k]]; }
};
template <class T>
struct ScatterEntries {
  const std::int64_t* entries;
  const T* packed;
  T* y;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { y[entries[k]] = packed[k]; }
};
template <class T>
struct AddScattered {
  const std::int64_t* entries;
  const T* packed;
  T* y;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t k) const { y[entries[k]] += packed[k]; }
};

/// A sparse matrix by rows in a target's memory.
template <class T, class Index>
struct CsrView {
  std::int64_t num_rows;
  std::int64_t num_entries;
  const std::int64_t* row_begin;
  const Index* columns;
  const T* values;

  /// The part of a row's product with x that one of `lanes` threads makes.
  FEMFORGE_HOST_DEVICE T multiply_row(std::int64_t row, const T* x, int lane, int lanes) const {
    T sum = 0;
    for (std::int64_t k = row_begin[row] + lane; k < row_begin[row + 1]; k += lanes)
      sum += values[k] * x[columns[k]];
    return sum;
  }
};
template <class T, class Index>
struct CsrDiagonal {
  CsrView<T, Index> matrix;
  T* diagonal;
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t row) const {
    T sum = 0;
    for (std::int64_t k = matrix.row_begin[row]; k < matrix.row_begin[row + 1]; ++k)
      if (matrix.columns[k] == row) sum += matrix.values[k];
    diagonal[row] = sum;
  }
};

}  // namespace femforge

#endif
