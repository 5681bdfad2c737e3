// The generalised minimal residual method: products with the vectors of a basis, and combinations of them,
// some at a time.
#ifndef FEMFORGE_SRC_SOLVE_GMRES_OPERATIONS_HPP
#define FEMFORGE_SRC_SOLVE_GMRES_OPERATIONS_HPP

#include "device/vector_operations.hpp"

namespace femforge {

/// Vectors of the basis that one kernel takes.
constexpr int basis_group = 4;

/// In v_0, v_1, ..., w; sums v_k.w.
template <class T, int count>
struct BasisProducts : Operation<count + 1, 0, count> {
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T*, double* sums) const {
    for (int k = 0; k < count; ++k) sums[k] += product(in[k], in[count]);
  }
};
/// In v_0, v_1, ..., w; out w + factor sum_k coefficients[k] v_k.
template <class T, int count>
struct BasisCombine : Operation<count + 1, 1, 0> {
  const double* coefficients = nullptr;
  T factor = 0;
  T values[count] = {};
  FEMFORGE_HOST_DEVICE bool prepare() {
    for (int k = 0; k < count; ++k) values[k] = factor * static_cast<T>(coefficients[k]);
    return true;
  }
  FEMFORGE_HOST_DEVICE void operator()(std::int64_t, const T* in, T* out, double*) const {
    T sum = in[count];
    for (int k = 0; k < count; ++k) sum += values[k] * in[k];
    out[0] = sum;
  }
};

}  // namespace femforge

#endif
