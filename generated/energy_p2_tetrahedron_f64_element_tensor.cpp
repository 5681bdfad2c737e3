// energy_p2_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=tetrahedron --define degree=2
//
// Form file energy.form:
//   | """Energy of Poisson's problem, the functional whose minimum solves it (arity 0)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   |
//   | M = (inner(grad(u), grad(u)) / 2 - f * u) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   u       coefficient, P2, 10 dofs
//   f       coefficient, P2, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          1094 flops <- taken
//   quadrature      1228 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  8
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        1094
//   bytes        188 (180 read, 8 written)
//   flops/byte   5.82
//   paper flops  400 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "femforge_kernels.h"

namespace {

// Output of more bytes goes past the caches, as whole lines, if a group of cells fits the buffer.
constexpr int64_t largest_cached_output = 16 << 20;
constexpr int largest_buffer = 64 << 10;

// Lets other threads see what has gone past the caches.
inline void finish_stores(bool past_caches) {
#if defined(__SSE2__)
  if (past_caches) _mm_sfence();
#else
  static_cast<void>(past_caches);
#endif
}

// Copies past the caches where the processor can.
template <class T>
inline void stream(const T* __restrict__ from, T* __restrict__ to, int count) {
  int k = 0;
#if defined(__SSE2__)
  constexpr int step = 16 / sizeof(T);
  while (k < count && reinterpret_cast<uintptr_t>(to + k) % 16 != 0) {
    to[k] = from[k];
    ++k;
  }
  for (; k + step <= count; k += step) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to + k), _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + k)));
  }
#endif
  for (; k < count; ++k) to[k] = from[k];
}

// Stores tile[entry][lane] of `cells` lanes to out[lane][entry], out's cells being `stride` apart.
template <int width, int lanes, int stride, class T>
inline void transpose(const T* __restrict__ tile, T* __restrict__ out, int cells) {
  int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
  if constexpr (lanes * sizeof(T) == 64) {
    using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
    typedef index_type mask_type __attribute__((vector_size(64)));
    for (; cells == lanes && done + lanes <= width; done += lanes) {
      row_type row[lanes];
      for (int k = 0; k < lanes; ++k) row[k] = *reinterpret_cast<const row_type*>(tile + lanes * (done + k));
#pragma GCC unroll 4
      for (int s = 1; s < lanes; s *= 2) {
        mask_type upper, lower;
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          upper[k] = (k & s) ? lanes + k - s : k;
          lower[k] = (k & s) ? lanes + k : k + s;
        }
#pragma GCC unroll 16
        for (int k = 0; k < lanes; ++k) {
          if (k & s) continue;
          const row_type first = row[k], second = row[k + s];
          row[k] = __builtin_shuffle(first, second, upper);
          row[k + s] = __builtin_shuffle(first, second, lower);
        }
      }
      for (int k = 0; k < lanes; ++k) *reinterpret_cast<row_type*>(out + stride * k + done) = row[k];
    }
  }
#endif
  for (int lane = 0; lane < cells; ++lane) {
    for (int entry = done; entry < width; ++entry) out[stride * lane + entry] = tile[lanes * entry + lane];
  }
}

// The same, past the caches if that is wanted.
template <int width, int lanes, int stride, class T>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells, bool past_caches) {
  if constexpr (width == stride && width * lanes * sizeof(T) <= largest_buffer) {
    if (past_caches) {
      alignas(64) T buffer[width * lanes];
      transpose<width, lanes, width>(tile, buffer, cells);
      return stream(buffer, out, width * cells);
    }
  }
  transpose<width, lanes, stride>(tile, out, cells);
}

}  // namespace

extern "C" int energy_p2_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 8 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[256];
    alignas(64) double tile[8];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = u[10 * cell];
        inputs[lane + 8] = f[10 * cell];
        inputs[lane + 16] = f[10 * cell + 1];
        inputs[lane + 24] = f[10 * cell + 2];
        inputs[lane + 32] = f[10 * cell + 3];
        inputs[lane + 40] = f[10 * cell + 4];
        inputs[lane + 48] = f[10 * cell + 5];
        inputs[lane + 56] = f[10 * cell + 6];
        inputs[lane + 64] = f[10 * cell + 7];
        inputs[lane + 72] = f[10 * cell + 8];
        inputs[lane + 80] = f[10 * cell + 9];
        inputs[lane + 88] = u[10 * cell + 1];
        inputs[lane + 96] = u[10 * cell + 2];
        inputs[lane + 104] = u[10 * cell + 3];
        inputs[lane + 112] = u[10 * cell + 4];
        inputs[lane + 120] = u[10 * cell + 5];
        inputs[lane + 128] = u[10 * cell + 6];
        inputs[lane + 136] = u[10 * cell + 7];
        inputs[lane + 144] = u[10 * cell + 8];
        inputs[lane + 152] = u[10 * cell + 9];
        inputs[lane + 160] = coordinates[3 * n0];
        inputs[lane + 168] = coordinates[3 * n1];
        inputs[lane + 176] = coordinates[3 * n0 + 1];
        inputs[lane + 184] = coordinates[3 * n2 + 1];
        inputs[lane + 192] = coordinates[3 * n0 + 2];
        inputs[lane + 200] = coordinates[3 * n3 + 2];
        inputs[lane + 208] = coordinates[3 * n3 + 1];
        inputs[lane + 216] = coordinates[3 * n2 + 2];
        inputs[lane + 224] = coordinates[3 * n2];
        inputs[lane + 232] = coordinates[3 * n1 + 2];
        inputs[lane + 240] = coordinates[3 * n1 + 1];
        inputs[lane + 248] = coordinates[3 * n3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double u_0 = inputs[lane];
        const double f_0 = inputs[lane + 8];
        const double f_1 = inputs[lane + 16];
        const double f_2 = inputs[lane + 24];
        const double f_3 = inputs[lane + 32];
        const double f_4 = inputs[lane + 40];
        const double f_5 = inputs[lane + 48];
        const double f_6 = inputs[lane + 56];
        const double f_7 = inputs[lane + 64];
        const double f_8 = inputs[lane + 72];
        const double f_9 = inputs[lane + 80];
        const double u_1 = inputs[lane + 88];
        const double u_2 = inputs[lane + 96];
        const double u_3 = inputs[lane + 104];
        const double u_4 = inputs[lane + 112];
        const double u_5 = inputs[lane + 120];
        const double u_6 = inputs[lane + 128];
        const double u_7 = inputs[lane + 136];
        const double u_8 = inputs[lane + 144];
        const double u_9 = inputs[lane + 152];
        const double t0 = u_0 * f_0 + 0.16666666666666666 * u_0 * f_1 + 0.16666666666666666 * u_0 * f_2 +
            0.16666666666666666 * u_0 * f_3 + 0.16666666666666666 * f_0 * u_1 + f_1 * u_1 +
            0.16666666666666666 * f_2 * u_1 + 0.16666666666666666 * f_3 * u_1 + 0.16666666666666666 * f_0 *
            u_2 + 0.16666666666666666 * f_1 * u_2 + f_2 * u_2 + 0.16666666666666666 * f_3 * u_2 +
            0.16666666666666666 * f_0 * u_3 + 0.16666666666666666 * f_1 * u_3 + 0.16666666666666666 * f_2 *
            u_3 + f_3 * u_3 + 5.333333333333333 * f_4 * u_4 + 2.6666666666666665 * f_5 * u_4 +
            2.6666666666666665 * f_6 * u_4 + 2.6666666666666665 * f_7 * u_4 + 2.6666666666666665 * f_8 * u_4 +
            1.3333333333333333 * f_9 * u_4 + 2.6666666666666665 * f_4 * u_5 + 5.333333333333333 * f_5 * u_5 +
            2.6666666666666665 * f_6 * u_5 + 2.6666666666666665 * f_7 * u_5 + 1.3333333333333333 * f_8 * u_5 +
            2.6666666666666665 * f_9 * u_5 + 2.6666666666666665 * f_4 * u_6 + 2.6666666666666665 * f_5 * u_6 +
            5.333333333333333 * f_6 * u_6 + 1.3333333333333333 * f_7 * u_6 + 2.6666666666666665 * f_8 * u_6 +
            2.6666666666666665 * f_9 * u_6 + 2.6666666666666665 * f_4 * u_7 + 2.6666666666666665 * f_5 * u_7 +
            1.3333333333333333 * f_6 * u_7 + 5.333333333333333 * f_7 * u_7 + 2.6666666666666665 * f_8 * u_7 +
            2.6666666666666665 * f_9 * u_7 + 2.6666666666666665 * f_4 * u_8 + 1.3333333333333333 * f_5 * u_8 +
            2.6666666666666665 * f_6 * u_8 + 2.6666666666666665 * f_7 * u_8 + 5.333333333333333 * f_8 * u_8 +
            2.6666666666666665 * f_9 * u_8 + 1.3333333333333333 * f_4 * u_9 + 2.6666666666666665 * f_5 * u_9 +
            2.6666666666666665 * f_6 * u_9 + 2.6666666666666665 * f_7 * u_9 + 2.6666666666666665 * f_8 * u_9 +
            5.333333333333333 * f_9 * u_9 - u_0 * f_4 - u_0 * f_5 - u_0 * f_6 - 0.6666666666666666 * u_0 * f_7
            - 0.6666666666666666 * u_0 * f_8 - 0.6666666666666666 * u_0 * f_9 - f_4 * u_1 - 0.6666666666666666
            * f_5 * u_1 - 0.6666666666666666 * f_6 * u_1 - f_7 * u_1 - f_8 * u_1 - 0.6666666666666666 * f_9 *
            u_1 - 0.6666666666666666 * f_4 * u_2 - f_5 * u_2 - 0.6666666666666666 * f_6 * u_2 - f_7 * u_2 -
            0.6666666666666666 * f_8 * u_2 - f_9 * u_2 - 0.6666666666666666 * f_4 * u_3 - 0.6666666666666666 *
            f_5 * u_3 - f_6 * u_3 - 0.6666666666666666 * f_7 * u_3 - f_8 * u_3 - f_9 * u_3 - f_0 * u_4 - f_1 *
            u_4 - 0.6666666666666666 * f_2 * u_4 - 0.6666666666666666 * f_3 * u_4 - f_0 * u_5 -
            0.6666666666666666 * f_1 * u_5 - f_2 * u_5 - 0.6666666666666666 * f_3 * u_5 - f_0 * u_6 -
            0.6666666666666666 * f_1 * u_6 - 0.6666666666666666 * f_2 * u_6 - f_3 * u_6 - 0.6666666666666666 *
            f_0 * u_7 - f_1 * u_7 - f_2 * u_7 - 0.6666666666666666 * f_3 * u_7 - 0.6666666666666666 * f_0 *
            u_8 - f_1 * u_8 - 0.6666666666666666 * f_2 * u_8 - f_3 * u_8 - 0.6666666666666666 * f_0 * u_9 -
            0.6666666666666666 * f_1 * u_9 - f_2 * u_9 - f_3 * u_9;
        const double x0_0 = inputs[lane + 160];
        const double x1_0 = inputs[lane + 168];
        const double t1 = x0_0 - x1_0;
        const double x0_1 = inputs[lane + 176];
        const double x2_1 = inputs[lane + 184];
        const double t2 = x0_1 - x2_1;
        const double x0_2 = inputs[lane + 192];
        const double x3_2 = inputs[lane + 200];
        const double t3 = x0_2 - x3_2;
        const double x3_1 = inputs[lane + 208];
        const double t4 = x0_1 - x3_1;
        const double x2_2 = inputs[lane + 216];
        const double t5 = x0_2 - x2_2;
        const double adj00 = t2 * t3 - t4 * t5;
        const double x2_0 = inputs[lane + 224];
        const double t6 = x0_0 - x2_0;
        const double x1_2 = inputs[lane + 232];
        const double t7 = x0_2 - x1_2;
        const double x1_1 = inputs[lane + 240];
        const double t8 = x0_1 - x1_1;
        const double adj10 = t4 * t7 - t3 * t8;
        const double x3_0 = inputs[lane + 248];
        const double t9 = x0_0 - x3_0;
        const double adj20 = t5 * t8 - t2 * t7;
        const double detJ = -(t1 * adj00 + t6 * adj10 + t9 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t10 = adj00 * adj00;
        const double t11 = adj00 * adj10;
        const double t12 = adj00 * adj20;
        const double t13 = adj10 * adj10;
        const double t14 = adj10 * adj20;
        const double t15 = adj20 * adj20;
        const double adj01 = t5 * t9 - t3 * t6;
        const double t16 = adj01 * adj01;
        const double adj11 = t1 * t3 - t7 * t9;
        const double t17 = adj01 * adj11;
        const double adj21 = t6 * t7 - t1 * t5;
        const double t18 = adj01 * adj21;
        const double t19 = adj11 * adj11;
        const double t20 = adj11 * adj21;
        const double t21 = adj21 * adj21;
        const double adj02 = t4 * t6 - t2 * t9;
        const double t22 = adj02 * adj02;
        const double adj12 = t8 * t9 - t1 * t4;
        const double t23 = adj02 * adj12;
        const double adj22 = t1 * t2 - t6 * t8;
        const double t24 = adj02 * adj22;
        const double t25 = adj12 * adj12;
        const double t26 = adj12 * adj22;
        const double t27 = adj22 * adj22;
        const double t28 = t10 + 2.0 * t11 + 2.0 * t12 + t13 + 2.0 * t14 + t15 + t16 + 2.0 * t17 + 2.0 * t18 +
            t19 + 2.0 * t20 + t21 + t22 + 2.0 * t23 + 2.0 * t24 + t25 + 2.0 * t26 + t27;
        const double t29 = t10 + t11 + 2.0 * t12 + t14 + t15 + t16 + t17 + 2.0 * t18 + t20 + t21 + t22 + t23 +
            2.0 * t24 + t26 + t27;
        const double t30 = t10 + 2.0 * t11 + t12 + t13 + t14 + t16 + 2.0 * t17 + t18 + t19 + t20 + t22 + 2.0 *
            t23 + t24 + t25 + t26;
        const double t31 = t10 + 2.0 * t11 + 5.0 * t12 + t13 + 5.0 * t14 + 4.0 * t15 + t16 + 2.0 * t17 + 5.0 *
            t18 + t19 + 5.0 * t20 + 4.0 * t21 + t22 + 2.0 * t23 + 5.0 * t24 + t25 + 5.0 * t26 + 4.0 * t27;
        const double t32 = t10 + 5.0 * t11 + 2.0 * t12 + 4.0 * t13 + 5.0 * t14 + t15 + t16 + 5.0 * t17 + 2.0 *
            t18 + 4.0 * t19 + 5.0 * t20 + t21 + t22 + 5.0 * t23 + 2.0 * t24 + 4.0 * t25 + 5.0 * t26 + t27;
        const double t33 = 4.0 * t10 + 5.0 * t11 + 5.0 * t12 + t13 + 2.0 * t14 + t15 + 4.0 * t16 + 5.0 * t17 +
            5.0 * t18 + t19 + 2.0 * t20 + t21 + 4.0 * t22 + 5.0 * t23 + 5.0 * t24 + t25 + 2.0 * t26 + t27;
        const double t34 = inv_abs_detJ * (u_5 * u_6 + u_7 * u_8) * (t10 + t11 + t12 + 2.0 * t14 + t16 + t17 +
            t18 + 2.0 * t20 + t22 + t23 + t24 + 2.0 * t26);
        const double t35 = inv_abs_detJ * (u_5 * u_7 + u_6 * u_8) * (t10 + t11 + t12 + 0.5 * t14 + t16 + t17 +
            t18 + 0.5 * t20 + t22 + t23 + t24 + 0.5 * t26);
        const double t36 = t10 + 2.0 * t11 + t12 + t13 + t14 + t15 + t16 + 2.0 * t17 + t18 + t19 + t20 + t21 +
            t22 + 2.0 * t23 + t24 + t25 + t26 + t27;
        const double t37 = t10 + t11 + 2.0 * t12 + t13 + t14 + t15 + t16 + t17 + 2.0 * t18 + t19 + t20 + t21 +
            t22 + t23 + 2.0 * t24 + t25 + t26 + t27;
        const double t38 = t10 + t11 + t12 + t13 + 2.0 * t14 + t15 + t16 + t17 + t18 + t19 + 2.0 * t20 + t21 +
            t22 + t23 + t24 + t25 + 2.0 * t26 + t27;
        const double t39 = t11 + t12 + t13 + 2.0 * t14 + t15 + t17 + t18 + t19 + 2.0 * t20 + t21 + t23 + t24 +
            t25 + 2.0 * t26 + t27;
        const double t40 = inv_abs_detJ * (u_4 * u_5 + u_8 * u_9) * (2.0 * t11 + t12 + t14 + t15 + 2.0 * t17 +
            t18 + t20 + t21 + 2.0 * t23 + t24 + t26 + t27);
        const double t41 = inv_abs_detJ * (u_4 * u_6 + u_7 * u_9) * (t11 + 2.0 * t12 + t13 + t14 + t17 + 2.0 *
            t18 + t19 + t20 + t23 + 2.0 * t24 + t25 + t26);
        const double t42 = inv_abs_detJ * (u_4 * u_7 + u_6 * u_9) * (t11 + 0.5 * t12 + t13 + t14 + t17 + 0.5 *
            t18 + t19 + t20 + t23 + 0.5 * t24 + t25 + t26);
        const double t43 = inv_abs_detJ * (u_4 * u_8 + u_5 * u_9) * (0.5 * t11 + t12 + t14 + t15 + 0.5 * t17 +
            t18 + t20 + t21 + 0.5 * t23 + t24 + t26 + t27);
        const double t44 = 0.07142857142857142 * t0 * abs_detJ + u_0 * u_7 * inv_abs_detJ * t31 + u_0 * u_8 *
            inv_abs_detJ * t32 + u_0 * u_9 * inv_abs_detJ * t33 + u_1 * u_5 * inv_abs_detJ * (t10 + t16 + t22
            - 3.0 * t12 - 3.0 * t18 - 3.0 * t24) + u_1 * u_6 * inv_abs_detJ * (t10 + t16 + t22 - 3.0 * t11 -
            3.0 * t17 - 3.0 * t23) + 3.0 * u_1 * u_9 * inv_abs_detJ * (1.3333333333333333 * t10 + t11 + t12 +
            1.3333333333333333 * t16 + t17 + t18 + 1.3333333333333333 * t22 + t23 + t24) + 8.0 * t35 + 4.0 *
            u_5 * u_8 * inv_abs_detJ * (t10 + 2.0 * t12 + t15 + t16 + 2.0 * t18 + t21 + t22 + 2.0 * t24 + t27)
            + 4.0 * u_6 * u_7 * inv_abs_detJ * (t10 + 2.0 * t11 + t13 + t16 + 2.0 * t17 + t19 + t22 + 2.0 *
            t23 + t25) + u_1 * u_2 * inv_abs_detJ * (t11 + t17 + t23) + u_1 * u_4 * inv_abs_detJ * (t11 + t12
            + t17 + t18 + t23 + t24) + u_2 * u_5 * inv_abs_detJ * (t11 + t14 + t17 + t20 + t23 + t26) + 3.0 *
            u_2 * u_8 * inv_abs_detJ * (t11 + 1.3333333333333333 * t13 + t14 + t17 + 1.3333333333333333 * t19
            + t20 + t23 + 1.3333333333333333 * t25 + t26) + 8.0 * t42 + 8.0 * t43 + u_1 * u_3 * inv_abs_detJ *
            (t12 + t18 + t24) + u_3 * u_6 * inv_abs_detJ * (t12 + t14 + t18 + t20 + t24 + t26) + 3.0 * u_3 *
            u_7 * inv_abs_detJ * (t12 + t14 + 1.3333333333333333 * t15 + t18 + t20 + 1.3333333333333333 * t21
            + t24 + t26 + 1.3333333333333333 * t27) + u_2 * u_4 * inv_abs_detJ * (t13 + t19 + t25 - 3.0 * t14
            - 3.0 * t20 - 3.0 * t26) + 4.0 * u_4 * u_9 * inv_abs_detJ * (t13 + 2.0 * t14 + t15 + t19 + 2.0 *
            t20 + t21 + t25 + 2.0 * t26 + t27) + u_2 * u_3 * inv_abs_detJ * (t14 + t20 + t26) - 1.5 * u_0 *
            u_0 * inv_abs_detJ * t28 - u_0 * u_1 * inv_abs_detJ * (t10 + t11 + t12 + t16 + t17 + t18 + t22 +
            t23 + t24) - u_0 * u_5 * inv_abs_detJ * t29 - u_0 * u_6 * inv_abs_detJ * t30 - 1.5 * u_1 * u_1 *
            inv_abs_detJ * (t10 + t16 + t22) - u_1 * u_7 * inv_abs_detJ * (t10 + t11 + t16 + t17 + t22 + t23)
            - u_1 * u_8 * inv_abs_detJ * (t10 + t12 + t16 + t18 + t22 + t24) - 4.0 * u_5 * u_5 * inv_abs_detJ
            * (t10 + t12 + t15 + t16 + t18 + t21 + t22 + t24 + t27) - 4.0 * t34 - 4.0 * u_6 * u_6 *
            inv_abs_detJ * (t10 + t11 + t13 + t16 + t17 + t19 + t22 + t23 + t25) - 4.0 * u_7 * u_7 *
            inv_abs_detJ * t36 - 4.0 * u_8 * u_8 * inv_abs_detJ * t37 - 4.0 * u_9 * u_9 * inv_abs_detJ * t38 -
            u_0 * u_2 * inv_abs_detJ * (t11 + t13 + t14 + t17 + t19 + t20 + t23 + t25 + t26) - u_0 * u_4 *
            inv_abs_detJ * t39 - 3.0 * u_2 * u_6 * inv_abs_detJ * (t11 + t17 + t23 - 0.3333333333333333 * t13
            - 0.3333333333333333 * t19 - 0.3333333333333333 * t25) - u_2 * u_7 * inv_abs_detJ * (t11 + t13 +
            t17 + t19 + t23 + t25) - 4.0 * t40 - 4.0 * t41 - u_0 * u_3 * inv_abs_detJ * (t12 + t14 + t15 + t18
            + t20 + t21 + t24 + t26 + t27) - 3.0 * u_3 * u_5 * inv_abs_detJ * (t12 + t18 + t24 -
            0.3333333333333333 * t15 - 0.3333333333333333 * t21 - 0.3333333333333333 * t27) - u_3 * u_8 *
            inv_abs_detJ * (t12 + t15 + t18 + t21 + t24 + t27) - 1.5 * u_2 * u_2 * inv_abs_detJ * (t13 + t19 +
            t25) - u_2 * u_9 * inv_abs_detJ * (t13 + t14 + t19 + t20 + t25 + t26) - 4.0 * u_4 * u_4 *
            inv_abs_detJ * (t13 + t14 + t15 + t19 + t20 + t21 + t25 + t26 + t27) - 3.0 * u_3 * u_4 *
            inv_abs_detJ * (t14 + t20 + t26 - 0.3333333333333333 * t15 - 0.3333333333333333 * t21 -
            0.3333333333333333 * t27) - u_3 * u_9 * inv_abs_detJ * (t14 + t15 + t20 + t21 + t26 + t27) - 1.5 *
            u_3 * u_3 * inv_abs_detJ * (t15 + t21 + t27);
        const double G0 = 0.03333333333333333 * t44;
        tile[lane] = -G0;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<1, 8, 1>(tile, element_tensors + group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void energy_p2_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ f = packed_coefficients + 10;
  // element tensor of one cell
  const double u_0 = u[0];
  const double f_0 = f[0];
  const double f_1 = f[1];
  const double f_2 = f[2];
  const double f_3 = f[3];
  const double f_4 = f[4];
  const double f_5 = f[5];
  const double f_6 = f[6];
  const double f_7 = f[7];
  const double f_8 = f[8];
  const double f_9 = f[9];
  const double u_1 = u[1];
  const double u_2 = u[2];
  const double u_3 = u[3];
  const double u_4 = u[4];
  const double u_5 = u[5];
  const double u_6 = u[6];
  const double u_7 = u[7];
  const double u_8 = u[8];
  const double u_9 = u[9];
  const double t0 = u_0 * f_0 + 0.16666666666666666 * u_0 * f_1 + 0.16666666666666666 * u_0 * f_2 +
      0.16666666666666666 * u_0 * f_3 + 0.16666666666666666 * f_0 * u_1 + f_1 * u_1 + 0.16666666666666666 *
      f_2 * u_1 + 0.16666666666666666 * f_3 * u_1 + 0.16666666666666666 * f_0 * u_2 + 0.16666666666666666 *
      f_1 * u_2 + f_2 * u_2 + 0.16666666666666666 * f_3 * u_2 + 0.16666666666666666 * f_0 * u_3 +
      0.16666666666666666 * f_1 * u_3 + 0.16666666666666666 * f_2 * u_3 + f_3 * u_3 + 5.333333333333333 * f_4
      * u_4 + 2.6666666666666665 * f_5 * u_4 + 2.6666666666666665 * f_6 * u_4 + 2.6666666666666665 * f_7 * u_4
      + 2.6666666666666665 * f_8 * u_4 + 1.3333333333333333 * f_9 * u_4 + 2.6666666666666665 * f_4 * u_5 +
      5.333333333333333 * f_5 * u_5 + 2.6666666666666665 * f_6 * u_5 + 2.6666666666666665 * f_7 * u_5 +
      1.3333333333333333 * f_8 * u_5 + 2.6666666666666665 * f_9 * u_5 + 2.6666666666666665 * f_4 * u_6 +
      2.6666666666666665 * f_5 * u_6 + 5.333333333333333 * f_6 * u_6 + 1.3333333333333333 * f_7 * u_6 +
      2.6666666666666665 * f_8 * u_6 + 2.6666666666666665 * f_9 * u_6 + 2.6666666666666665 * f_4 * u_7 +
      2.6666666666666665 * f_5 * u_7 + 1.3333333333333333 * f_6 * u_7 + 5.333333333333333 * f_7 * u_7 +
      2.6666666666666665 * f_8 * u_7 + 2.6666666666666665 * f_9 * u_7 + 2.6666666666666665 * f_4 * u_8 +
      1.3333333333333333 * f_5 * u_8 + 2.6666666666666665 * f_6 * u_8 + 2.6666666666666665 * f_7 * u_8 +
      5.333333333333333 * f_8 * u_8 + 2.6666666666666665 * f_9 * u_8 + 1.3333333333333333 * f_4 * u_9 +
      2.6666666666666665 * f_5 * u_9 + 2.6666666666666665 * f_6 * u_9 + 2.6666666666666665 * f_7 * u_9 +
      2.6666666666666665 * f_8 * u_9 + 5.333333333333333 * f_9 * u_9 - u_0 * f_4 - u_0 * f_5 - u_0 * f_6 -
      0.6666666666666666 * u_0 * f_7 - 0.6666666666666666 * u_0 * f_8 - 0.6666666666666666 * u_0 * f_9 - f_4 *
      u_1 - 0.6666666666666666 * f_5 * u_1 - 0.6666666666666666 * f_6 * u_1 - f_7 * u_1 - f_8 * u_1 -
      0.6666666666666666 * f_9 * u_1 - 0.6666666666666666 * f_4 * u_2 - f_5 * u_2 - 0.6666666666666666 * f_6 *
      u_2 - f_7 * u_2 - 0.6666666666666666 * f_8 * u_2 - f_9 * u_2 - 0.6666666666666666 * f_4 * u_3 -
      0.6666666666666666 * f_5 * u_3 - f_6 * u_3 - 0.6666666666666666 * f_7 * u_3 - f_8 * u_3 - f_9 * u_3 -
      f_0 * u_4 - f_1 * u_4 - 0.6666666666666666 * f_2 * u_4 - 0.6666666666666666 * f_3 * u_4 - f_0 * u_5 -
      0.6666666666666666 * f_1 * u_5 - f_2 * u_5 - 0.6666666666666666 * f_3 * u_5 - f_0 * u_6 -
      0.6666666666666666 * f_1 * u_6 - 0.6666666666666666 * f_2 * u_6 - f_3 * u_6 - 0.6666666666666666 * f_0 *
      u_7 - f_1 * u_7 - f_2 * u_7 - 0.6666666666666666 * f_3 * u_7 - 0.6666666666666666 * f_0 * u_8 - f_1 *
      u_8 - 0.6666666666666666 * f_2 * u_8 - f_3 * u_8 - 0.6666666666666666 * f_0 * u_9 - 0.6666666666666666 *
      f_1 * u_9 - f_2 * u_9 - f_3 * u_9;
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t1 = x0_0 - x1_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double t2 = x0_1 - x2_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double t3 = x0_2 - x3_2;
  const double x3_1 = coordinate_dofs[10];
  const double t4 = x0_1 - x3_1;
  const double x2_2 = coordinate_dofs[8];
  const double t5 = x0_2 - x2_2;
  const double adj00 = t2 * t3 - t4 * t5;
  const double x2_0 = coordinate_dofs[6];
  const double t6 = x0_0 - x2_0;
  const double x1_2 = coordinate_dofs[5];
  const double t7 = x0_2 - x1_2;
  const double x1_1 = coordinate_dofs[4];
  const double t8 = x0_1 - x1_1;
  const double adj10 = t4 * t7 - t3 * t8;
  const double x3_0 = coordinate_dofs[9];
  const double t9 = x0_0 - x3_0;
  const double adj20 = t5 * t8 - t2 * t7;
  const double detJ = -(t1 * adj00 + t6 * adj10 + t9 * adj20);
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double t10 = adj00 * adj00;
  const double t11 = adj00 * adj10;
  const double t12 = adj00 * adj20;
  const double t13 = adj10 * adj10;
  const double t14 = adj10 * adj20;
  const double t15 = adj20 * adj20;
  const double adj01 = t5 * t9 - t3 * t6;
  const double t16 = adj01 * adj01;
  const double adj11 = t1 * t3 - t7 * t9;
  const double t17 = adj01 * adj11;
  const double adj21 = t6 * t7 - t1 * t5;
  const double t18 = adj01 * adj21;
  const double t19 = adj11 * adj11;
  const double t20 = adj11 * adj21;
  const double t21 = adj21 * adj21;
  const double adj02 = t4 * t6 - t2 * t9;
  const double t22 = adj02 * adj02;
  const double adj12 = t8 * t9 - t1 * t4;
  const double t23 = adj02 * adj12;
  const double adj22 = t1 * t2 - t6 * t8;
  const double t24 = adj02 * adj22;
  const double t25 = adj12 * adj12;
  const double t26 = adj12 * adj22;
  const double t27 = adj22 * adj22;
  const double t28 = t10 + 2.0 * t11 + 2.0 * t12 + t13 + 2.0 * t14 + t15 + t16 + 2.0 * t17 + 2.0 * t18 + t19 +
      2.0 * t20 + t21 + t22 + 2.0 * t23 + 2.0 * t24 + t25 + 2.0 * t26 + t27;
  const double t29 = t10 + t11 + 2.0 * t12 + t14 + t15 + t16 + t17 + 2.0 * t18 + t20 + t21 + t22 + t23 + 2.0 *
      t24 + t26 + t27;
  const double t30 = t10 + 2.0 * t11 + t12 + t13 + t14 + t16 + 2.0 * t17 + t18 + t19 + t20 + t22 + 2.0 * t23 +
      t24 + t25 + t26;
  const double t31 = t10 + 2.0 * t11 + 5.0 * t12 + t13 + 5.0 * t14 + 4.0 * t15 + t16 + 2.0 * t17 + 5.0 * t18 +
      t19 + 5.0 * t20 + 4.0 * t21 + t22 + 2.0 * t23 + 5.0 * t24 + t25 + 5.0 * t26 + 4.0 * t27;
  const double t32 = t10 + 5.0 * t11 + 2.0 * t12 + 4.0 * t13 + 5.0 * t14 + t15 + t16 + 5.0 * t17 + 2.0 * t18 +
      4.0 * t19 + 5.0 * t20 + t21 + t22 + 5.0 * t23 + 2.0 * t24 + 4.0 * t25 + 5.0 * t26 + t27;
  const double t33 = 4.0 * t10 + 5.0 * t11 + 5.0 * t12 + t13 + 2.0 * t14 + t15 + 4.0 * t16 + 5.0 * t17 + 5.0 *
      t18 + t19 + 2.0 * t20 + t21 + 4.0 * t22 + 5.0 * t23 + 5.0 * t24 + t25 + 2.0 * t26 + t27;
  const double t34 = inv_abs_detJ * (u_5 * u_6 + u_7 * u_8) * (t10 + t11 + t12 + 2.0 * t14 + t16 + t17 + t18 +
      2.0 * t20 + t22 + t23 + t24 + 2.0 * t26);
  const double t35 = inv_abs_detJ * (u_5 * u_7 + u_6 * u_8) * (t10 + t11 + t12 + 0.5 * t14 + t16 + t17 + t18 +
      0.5 * t20 + t22 + t23 + t24 + 0.5 * t26);
  const double t36 = t10 + 2.0 * t11 + t12 + t13 + t14 + t15 + t16 + 2.0 * t17 + t18 + t19 + t20 + t21 + t22 +
      2.0 * t23 + t24 + t25 + t26 + t27;
  const double t37 = t10 + t11 + 2.0 * t12 + t13 + t14 + t15 + t16 + t17 + 2.0 * t18 + t19 + t20 + t21 + t22 +
      t23 + 2.0 * t24 + t25 + t26 + t27;
  const double t38 = t10 + t11 + t12 + t13 + 2.0 * t14 + t15 + t16 + t17 + t18 + t19 + 2.0 * t20 + t21 + t22 +
      t23 + t24 + t25 + 2.0 * t26 + t27;
  const double t39 = t11 + t12 + t13 + 2.0 * t14 + t15 + t17 + t18 + t19 + 2.0 * t20 + t21 + t23 + t24 + t25 +
      2.0 * t26 + t27;
  const double t40 = inv_abs_detJ * (u_4 * u_5 + u_8 * u_9) * (2.0 * t11 + t12 + t14 + t15 + 2.0 * t17 + t18 +
      t20 + t21 + 2.0 * t23 + t24 + t26 + t27);
  const double t41 = inv_abs_detJ * (u_4 * u_6 + u_7 * u_9) * (t11 + 2.0 * t12 + t13 + t14 + t17 + 2.0 * t18 +
      t19 + t20 + t23 + 2.0 * t24 + t25 + t26);
  const double t42 = inv_abs_detJ * (u_4 * u_7 + u_6 * u_9) * (t11 + 0.5 * t12 + t13 + t14 + t17 + 0.5 * t18 +
      t19 + t20 + t23 + 0.5 * t24 + t25 + t26);
  const double t43 = inv_abs_detJ * (u_4 * u_8 + u_5 * u_9) * (0.5 * t11 + t12 + t14 + t15 + 0.5 * t17 + t18 +
      t20 + t21 + 0.5 * t23 + t24 + t26 + t27);
  const double t44 = 0.07142857142857142 * t0 * abs_detJ + u_0 * u_7 * inv_abs_detJ * t31 + u_0 * u_8 *
      inv_abs_detJ * t32 + u_0 * u_9 * inv_abs_detJ * t33 + u_1 * u_5 * inv_abs_detJ * (t10 + t16 + t22 - 3.0
      * t12 - 3.0 * t18 - 3.0 * t24) + u_1 * u_6 * inv_abs_detJ * (t10 + t16 + t22 - 3.0 * t11 - 3.0 * t17 -
      3.0 * t23) + 3.0 * u_1 * u_9 * inv_abs_detJ * (1.3333333333333333 * t10 + t11 + t12 + 1.3333333333333333
      * t16 + t17 + t18 + 1.3333333333333333 * t22 + t23 + t24) + 8.0 * t35 + 4.0 * u_5 * u_8 * inv_abs_detJ *
      (t10 + 2.0 * t12 + t15 + t16 + 2.0 * t18 + t21 + t22 + 2.0 * t24 + t27) + 4.0 * u_6 * u_7 * inv_abs_detJ
      * (t10 + 2.0 * t11 + t13 + t16 + 2.0 * t17 + t19 + t22 + 2.0 * t23 + t25) + u_1 * u_2 * inv_abs_detJ *
      (t11 + t17 + t23) + u_1 * u_4 * inv_abs_detJ * (t11 + t12 + t17 + t18 + t23 + t24) + u_2 * u_5 *
      inv_abs_detJ * (t11 + t14 + t17 + t20 + t23 + t26) + 3.0 * u_2 * u_8 * inv_abs_detJ * (t11 +
      1.3333333333333333 * t13 + t14 + t17 + 1.3333333333333333 * t19 + t20 + t23 + 1.3333333333333333 * t25 +
      t26) + 8.0 * t42 + 8.0 * t43 + u_1 * u_3 * inv_abs_detJ * (t12 + t18 + t24) + u_3 * u_6 * inv_abs_detJ *
      (t12 + t14 + t18 + t20 + t24 + t26) + 3.0 * u_3 * u_7 * inv_abs_detJ * (t12 + t14 + 1.3333333333333333 *
      t15 + t18 + t20 + 1.3333333333333333 * t21 + t24 + t26 + 1.3333333333333333 * t27) + u_2 * u_4 *
      inv_abs_detJ * (t13 + t19 + t25 - 3.0 * t14 - 3.0 * t20 - 3.0 * t26) + 4.0 * u_4 * u_9 * inv_abs_detJ *
      (t13 + 2.0 * t14 + t15 + t19 + 2.0 * t20 + t21 + t25 + 2.0 * t26 + t27) + u_2 * u_3 * inv_abs_detJ *
      (t14 + t20 + t26) - 1.5 * u_0 * u_0 * inv_abs_detJ * t28 - u_0 * u_1 * inv_abs_detJ * (t10 + t11 + t12 +
      t16 + t17 + t18 + t22 + t23 + t24) - u_0 * u_5 * inv_abs_detJ * t29 - u_0 * u_6 * inv_abs_detJ * t30 -
      1.5 * u_1 * u_1 * inv_abs_detJ * (t10 + t16 + t22) - u_1 * u_7 * inv_abs_detJ * (t10 + t11 + t16 + t17 +
      t22 + t23) - u_1 * u_8 * inv_abs_detJ * (t10 + t12 + t16 + t18 + t22 + t24) - 4.0 * u_5 * u_5 *
      inv_abs_detJ * (t10 + t12 + t15 + t16 + t18 + t21 + t22 + t24 + t27) - 4.0 * t34 - 4.0 * u_6 * u_6 *
      inv_abs_detJ * (t10 + t11 + t13 + t16 + t17 + t19 + t22 + t23 + t25) - 4.0 * u_7 * u_7 * inv_abs_detJ *
      t36 - 4.0 * u_8 * u_8 * inv_abs_detJ * t37 - 4.0 * u_9 * u_9 * inv_abs_detJ * t38 - u_0 * u_2 *
      inv_abs_detJ * (t11 + t13 + t14 + t17 + t19 + t20 + t23 + t25 + t26) - u_0 * u_4 * inv_abs_detJ * t39 -
      3.0 * u_2 * u_6 * inv_abs_detJ * (t11 + t17 + t23 - 0.3333333333333333 * t13 - 0.3333333333333333 * t19
      - 0.3333333333333333 * t25) - u_2 * u_7 * inv_abs_detJ * (t11 + t13 + t17 + t19 + t23 + t25) - 4.0 * t40
      - 4.0 * t41 - u_0 * u_3 * inv_abs_detJ * (t12 + t14 + t15 + t18 + t20 + t21 + t24 + t26 + t27) - 3.0 *
      u_3 * u_5 * inv_abs_detJ * (t12 + t18 + t24 - 0.3333333333333333 * t15 - 0.3333333333333333 * t21 -
      0.3333333333333333 * t27) - u_3 * u_8 * inv_abs_detJ * (t12 + t15 + t18 + t21 + t24 + t27) - 1.5 * u_2 *
      u_2 * inv_abs_detJ * (t13 + t19 + t25) - u_2 * u_9 * inv_abs_detJ * (t13 + t14 + t19 + t20 + t25 + t26)
      - 4.0 * u_4 * u_4 * inv_abs_detJ * (t13 + t14 + t15 + t19 + t20 + t21 + t25 + t26 + t27) - 3.0 * u_3 *
      u_4 * inv_abs_detJ * (t14 + t20 + t26 - 0.3333333333333333 * t15 - 0.3333333333333333 * t21 -
      0.3333333333333333 * t27) - u_3 * u_9 * inv_abs_detJ * (t14 + t15 + t20 + t21 + t26 + t27) - 1.5 * u_3 *
      u_3 * inv_abs_detJ * (t15 + t21 + t27);
  const double G0 = 0.03333333333333333 * t44;
  A[0] += -G0;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_p2_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "P2", 10, 0, 0, nullptr},
    {"f", "P2", 10, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_p2_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "energy_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "M",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
    4,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    50,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2112,                                      // shared_bytes
    1094.0,                                    // flops_per_cell
    188.0,                                     // bytes_per_cell
    400.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
