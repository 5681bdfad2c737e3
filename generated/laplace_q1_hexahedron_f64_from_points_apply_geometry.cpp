// laplace_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      438 flops <- taken
//   sum_factorised  264 flops
//   why             asked for
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
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       1140
//   bytes       440 (56 read, 384 written)
//   flops/byte  2.59
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

extern "C" int laplace_q1_hexahedron_f64_from_points_apply_geometry_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 384 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[384];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n4];
        inputs[lane + 40] = coordinates[3 * n5];
        inputs[lane + 48] = coordinates[3 * n6];
        inputs[lane + 56] = coordinates[3 * n7];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n4 + 1];
        inputs[lane + 104] = coordinates[3 * n5 + 1];
        inputs[lane + 112] = coordinates[3 * n6 + 1];
        inputs[lane + 120] = coordinates[3 * n7 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n3 + 2];
        inputs[lane + 160] = coordinates[3 * n4 + 2];
        inputs[lane + 168] = coordinates[3 * n5 + 2];
        inputs[lane + 176] = coordinates[3 * n6 + 2];
        inputs[lane + 184] = coordinates[3 * n7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double x2_0 = inputs[lane + 16];
        const double x3_0 = inputs[lane + 24];
        const double x4_0 = inputs[lane + 32];
        const double x5_0 = inputs[lane + 40];
        const double x6_0 = inputs[lane + 48];
        const double x7_0 = inputs[lane + 56];
        const double t0 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 * x4_0
            + 0.04465819873852045 * x6_0 - 0.6220084679281462 * x1_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x5_0 - 0.04465819873852045 * x7_0;
        const double x0_1 = inputs[lane + 64];
        const double x1_1 = inputs[lane + 72];
        const double x2_1 = inputs[lane + 80];
        const double x3_1 = inputs[lane + 88];
        const double x4_1 = inputs[lane + 96];
        const double x5_1 = inputs[lane + 104];
        const double x6_1 = inputs[lane + 112];
        const double x7_1 = inputs[lane + 120];
        const double t1 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x4_1
            + 0.04465819873852045 * x5_1 - 0.6220084679281462 * x2_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x6_1 - 0.04465819873852045 * x7_1;
        const double x0_2 = inputs[lane + 128];
        const double x1_2 = inputs[lane + 136];
        const double x2_2 = inputs[lane + 144];
        const double x3_2 = inputs[lane + 152];
        const double x4_2 = inputs[lane + 160];
        const double x5_2 = inputs[lane + 168];
        const double x6_2 = inputs[lane + 176];
        const double x7_2 = inputs[lane + 184];
        const double t2 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x2_2
            + 0.04465819873852045 * x3_2 - 0.6220084679281462 * x4_2 - 0.16666666666666666 * x5_2 -
            0.16666666666666666 * x6_2 - 0.04465819873852045 * x7_2;
        const double t3 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 * x2_1
            + 0.04465819873852045 * x3_1 - 0.6220084679281462 * x4_1 - 0.16666666666666666 * x5_1 -
            0.16666666666666666 * x6_1 - 0.04465819873852045 * x7_1;
        const double t4 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 * x4_2
            + 0.04465819873852045 * x5_2 - 0.6220084679281462 * x2_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x6_2 - 0.04465819873852045 * x7_2;
        const double t5 = t1 * t2 - t3 * t4;
        const double t6 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x4_0
            + 0.04465819873852045 * x5_0 - 0.6220084679281462 * x2_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x6_0 - 0.04465819873852045 * x7_0;
        const double t7 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 * x4_2
            + 0.04465819873852045 * x6_2 - 0.6220084679281462 * x1_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x5_2 - 0.04465819873852045 * x7_2;
        const double t8 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 * x4_1
            + 0.04465819873852045 * x6_1 - 0.6220084679281462 * x1_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x5_1 - 0.04465819873852045 * x7_1;
        const double t9 = t3 * t7 - t2 * t8;
        const double t10 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x2_0
            + 0.04465819873852045 * x3_0 - 0.6220084679281462 * x4_0 - 0.16666666666666666 * x5_0 -
            0.16666666666666666 * x6_0 - 0.04465819873852045 * x7_0;
        const double t11 = t4 * t8 - t1 * t7;
        const double t12 = 1.0 / std::fabs(-(t0 * t5 + t6 * t9 + t10 * t11));
        const double t13 = t4 * t10 - t2 * t6;
        const double t14 = t3 * t6 - t1 * t10;
        tile[lane] = 0.125 * t12 * (t5 * t5 + t13 * t13 + t14 * t14);
        const double t15 = t0 * t2 - t7 * t10;
        const double t16 = t8 * t10 - t0 * t3;
        tile[lane + 8] = 0.125 * t12 * (t5 * t9 + t13 * t15 + t14 * t16);
        const double t17 = t6 * t7 - t0 * t4;
        const double t18 = t0 * t1 - t6 * t8;
        tile[lane + 16] = 0.125 * t12 * (t5 * t11 + t13 * t17 + t14 * t18);
        tile[lane + 24] = 0.125 * t12 * (t9 * t9 + t15 * t15 + t16 * t16);
        tile[lane + 32] = 0.125 * t12 * (t9 * t11 + t15 * t17 + t16 * t18);
        tile[lane + 40] = 0.125 * t12 * (t11 * t11 + t17 * t17 + t18 * t18);
        const double t19 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x4_1
            + 0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.6220084679281462 * x3_1 -
            0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
        const double t20 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x2_2
            + 0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.6220084679281462 * x5_2 -
            0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
        const double t21 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x2_1
            + 0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.6220084679281462 * x5_1 -
            0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
        const double t22 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x4_2
            + 0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.6220084679281462 * x3_2 -
            0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
        const double t23 = t19 * t20 - t21 * t22;
        const double t24 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x4_0
            + 0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.6220084679281462 * x3_0 -
            0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
        const double t25 = t7 * t21 - t8 * t20;
        const double t26 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x2_0
            + 0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.6220084679281462 * x5_0 -
            0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
        const double t27 = t8 * t22 - t7 * t19;
        const double t28 = 1.0 / std::fabs(-(t0 * t23 + t24 * t25 + t26 * t27));
        const double t29 = t22 * t26 - t20 * t24;
        const double t30 = t21 * t24 - t19 * t26;
        tile[lane + 48] = 0.125 * t28 * (t23 * t23 + t29 * t29 + t30 * t30);
        const double t31 = t0 * t20 - t7 * t26;
        const double t32 = t8 * t26 - t0 * t21;
        tile[lane + 56] = 0.125 * t28 * (t23 * t25 + t29 * t31 + t30 * t32);
        const double t33 = t7 * t24 - t0 * t22;
        const double t34 = t0 * t19 - t8 * t24;
        tile[lane + 64] = 0.125 * t28 * (t23 * t27 + t29 * t33 + t30 * t34);
        tile[lane + 72] = 0.125 * t28 * (t25 * t25 + t31 * t31 + t32 * t32);
        tile[lane + 80] = 0.125 * t28 * (t25 * t27 + t31 * t33 + t32 * t34);
        tile[lane + 88] = 0.125 * t28 * (t27 * t27 + t33 * t33 + t34 * t34);
        const double t35 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x2_0 + 0.04465819873852045 * x4_0
            + 0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.6220084679281462 * x3_0 -
            0.04465819873852045 * x5_0 - 0.16666666666666666 * x7_0;
        const double t36 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x2_2
            + 0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.04465819873852045 * x5_2 -
            0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
        const double t37 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x2_1
            + 0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.04465819873852045 * x5_1 -
            0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
        const double t38 = t1 * t36 - t4 * t37;
        const double t39 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x2_2 + 0.04465819873852045 * x4_2
            + 0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.6220084679281462 * x3_2 -
            0.04465819873852045 * x5_2 - 0.16666666666666666 * x7_2;
        const double t40 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x2_1 + 0.04465819873852045 * x4_1
            + 0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.6220084679281462 * x3_1 -
            0.04465819873852045 * x5_1 - 0.16666666666666666 * x7_1;
        const double t41 = t37 * t39 - t36 * t40;
        const double t42 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x2_0
            + 0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.04465819873852045 * x5_0 -
            0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
        const double t43 = t4 * t40 - t1 * t39;
        const double t44 = 1.0 / std::fabs(-(t35 * t38 + t6 * t41 + t42 * t43));
        const double t45 = t4 * t42 - t6 * t36;
        const double t46 = t6 * t37 - t1 * t42;
        tile[lane + 96] = 0.125 * t44 * (t38 * t38 + t45 * t45 + t46 * t46);
        const double t47 = t35 * t36 - t39 * t42;
        const double t48 = t40 * t42 - t35 * t37;
        tile[lane + 104] = 0.125 * t44 * (t38 * t41 + t45 * t47 + t46 * t48);
        const double t49 = t6 * t39 - t4 * t35;
        const double t50 = t1 * t35 - t6 * t40;
        tile[lane + 112] = 0.125 * t44 * (t38 * t43 + t45 * t49 + t46 * t50);
        tile[lane + 120] = 0.125 * t44 * (t41 * t41 + t47 * t47 + t48 * t48);
        tile[lane + 128] = 0.125 * t44 * (t41 * t43 + t47 * t49 + t48 * t50);
        tile[lane + 136] = 0.125 * t44 * (t43 * t43 + t49 * t49 + t50 * t50);
        const double t51 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 *
            x2_2 + 0.6220084679281462 * x3_2 - 0.04465819873852045 * x4_2 - 0.16666666666666666 * x5_2 -
            0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
        const double t52 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 *
            x2_1 + 0.6220084679281462 * x3_1 - 0.04465819873852045 * x4_1 - 0.16666666666666666 * x5_1 -
            0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
        const double t53 = t19 * t51 - t22 * t52;
        const double t54 = t39 * t52 - t40 * t51;
        const double t55 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 *
            x2_0 + 0.6220084679281462 * x3_0 - 0.04465819873852045 * x4_0 - 0.16666666666666666 * x5_0 -
            0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
        const double t56 = t22 * t40 - t19 * t39;
        const double t57 = 1.0 / std::fabs(-(t35 * t53 + t24 * t54 + t55 * t56));
        const double t58 = t22 * t55 - t24 * t51;
        const double t59 = t24 * t52 - t19 * t55;
        tile[lane + 144] = 0.125 * t57 * (t53 * t53 + t58 * t58 + t59 * t59);
        const double t60 = t35 * t51 - t39 * t55;
        const double t61 = t40 * t55 - t35 * t52;
        tile[lane + 152] = 0.125 * t57 * (t53 * t54 + t58 * t60 + t59 * t61);
        const double t62 = t24 * t39 - t22 * t35;
        const double t63 = t19 * t35 - t24 * t40;
        tile[lane + 160] = 0.125 * t57 * (t53 * t56 + t58 * t62 + t59 * t63);
        tile[lane + 168] = 0.125 * t57 * (t54 * t54 + t60 * t60 + t61 * t61);
        tile[lane + 176] = 0.125 * t57 * (t54 * t56 + t60 * t62 + t61 * t63);
        tile[lane + 184] = 0.125 * t57 * (t56 * t56 + t62 * t62 + t63 * t63);
        const double t64 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x2_0 + 0.6220084679281462 * x4_0
            + 0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.04465819873852045 * x3_0 -
            0.6220084679281462 * x5_0 - 0.16666666666666666 * x7_0;
        const double t65 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x4_1
            + 0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.04465819873852045 * x3_1 -
            0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
        const double t66 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x4_2
            + 0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.04465819873852045 * x3_2 -
            0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
        const double t67 = t2 * t65 - t3 * t66;
        const double t68 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x4_0
            + 0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.04465819873852045 * x3_0 -
            0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
        const double t69 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x2_2 + 0.6220084679281462 * x4_2
            + 0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.04465819873852045 * x3_2 -
            0.6220084679281462 * x5_2 - 0.16666666666666666 * x7_2;
        const double t70 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x2_1 + 0.6220084679281462 * x4_1
            + 0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.04465819873852045 * x3_1 -
            0.6220084679281462 * x5_1 - 0.16666666666666666 * x7_1;
        const double t71 = t3 * t69 - t2 * t70;
        const double t72 = t66 * t70 - t65 * t69;
        const double t73 = 1.0 / std::fabs(-(t64 * t67 + t68 * t71 + t10 * t72));
        const double t74 = t10 * t66 - t2 * t68;
        const double t75 = t3 * t68 - t10 * t65;
        tile[lane + 192] = 0.125 * t73 * (t67 * t67 + t74 * t74 + t75 * t75);
        const double t76 = t2 * t64 - t10 * t69;
        const double t77 = t10 * t70 - t3 * t64;
        tile[lane + 200] = 0.125 * t73 * (t67 * t71 + t74 * t76 + t75 * t77);
        const double t78 = t68 * t69 - t64 * t66;
        const double t79 = t64 * t65 - t68 * t70;
        tile[lane + 208] = 0.125 * t73 * (t67 * t72 + t74 * t78 + t75 * t79);
        tile[lane + 216] = 0.125 * t73 * (t71 * t71 + t76 * t76 + t77 * t77);
        tile[lane + 224] = 0.125 * t73 * (t71 * t72 + t76 * t78 + t77 * t79);
        tile[lane + 232] = 0.125 * t73 * (t72 * t72 + t78 * t78 + t79 * t79);
        const double t80 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 *
            x4_1 + 0.6220084679281462 * x5_1 - 0.04465819873852045 * x2_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
        const double t81 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 *
            x4_2 + 0.6220084679281462 * x5_2 - 0.04465819873852045 * x2_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
        const double t82 = t20 * t80 - t21 * t81;
        const double t83 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 *
            x4_0 + 0.6220084679281462 * x5_0 - 0.04465819873852045 * x2_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
        const double t84 = t21 * t69 - t20 * t70;
        const double t85 = t70 * t81 - t69 * t80;
        const double t86 = 1.0 / std::fabs(-(t64 * t82 + t83 * t84 + t26 * t85));
        const double t87 = t26 * t81 - t20 * t83;
        const double t88 = t21 * t83 - t26 * t80;
        tile[lane + 240] = 0.125 * t86 * (t82 * t82 + t87 * t87 + t88 * t88);
        const double t89 = t20 * t64 - t26 * t69;
        const double t90 = t26 * t70 - t21 * t64;
        tile[lane + 248] = 0.125 * t86 * (t82 * t84 + t87 * t89 + t88 * t90);
        const double t91 = t69 * t83 - t64 * t81;
        const double t92 = t64 * t80 - t70 * t83;
        tile[lane + 256] = 0.125 * t86 * (t82 * t85 + t87 * t91 + t88 * t92);
        tile[lane + 264] = 0.125 * t86 * (t84 * t84 + t89 * t89 + t90 * t90);
        tile[lane + 272] = 0.125 * t86 * (t84 * t85 + t89 * t91 + t90 * t92);
        tile[lane + 280] = 0.125 * t86 * (t85 * t85 + t91 * t91 + t92 * t92);
        const double t93 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 *
            x4_0 + 0.6220084679281462 * x6_0 - 0.04465819873852045 * x1_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x5_0 - 0.6220084679281462 * x7_0;
        const double t94 = t36 * t65 - t37 * t66;
        const double t95 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 *
            x4_2 + 0.6220084679281462 * x6_2 - 0.04465819873852045 * x1_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x5_2 - 0.6220084679281462 * x7_2;
        const double t96 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 *
            x4_1 + 0.6220084679281462 * x6_1 - 0.04465819873852045 * x1_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x5_1 - 0.6220084679281462 * x7_1;
        const double t97 = t37 * t95 - t36 * t96;
        const double t98 = t66 * t96 - t65 * t95;
        const double t99 = 1.0 / std::fabs(-(t93 * t94 + t68 * t97 + t42 * t98));
        const double t100 = t42 * t66 - t36 * t68;
        const double t101 = t37 * t68 - t42 * t65;
        tile[lane + 288] = 0.125 * t99 * (t94 * t94 + t100 * t100 + t101 * t101);
        const double t102 = t36 * t93 - t42 * t95;
        const double t103 = t42 * t96 - t37 * t93;
        tile[lane + 296] = 0.125 * t99 * (t94 * t97 + t100 * t102 + t101 * t103);
        const double t104 = t68 * t95 - t66 * t93;
        const double t105 = t65 * t93 - t68 * t96;
        tile[lane + 304] = 0.125 * t99 * (t94 * t98 + t100 * t104 + t101 * t105);
        tile[lane + 312] = 0.125 * t99 * (t97 * t97 + t102 * t102 + t103 * t103);
        tile[lane + 320] = 0.125 * t99 * (t97 * t98 + t102 * t104 + t103 * t105);
        tile[lane + 328] = 0.125 * t99 * (t98 * t98 + t104 * t104 + t105 * t105);
        const double t106 = t51 * t80 - t52 * t81;
        const double t107 = t52 * t95 - t51 * t96;
        const double t108 = t81 * t96 - t80 * t95;
        const double t109 = 1.0 / std::fabs(-(t93 * t106 + t83 * t107 + t55 * t108));
        const double t110 = t55 * t81 - t51 * t83;
        const double t111 = t52 * t83 - t55 * t80;
        tile[lane + 336] = 0.125 * t109 * (t106 * t106 + t110 * t110 + t111 * t111);
        const double t112 = t51 * t93 - t55 * t95;
        const double t113 = t55 * t96 - t52 * t93;
        tile[lane + 344] = 0.125 * t109 * (t106 * t107 + t110 * t112 + t111 * t113);
        const double t114 = t83 * t95 - t81 * t93;
        const double t115 = t80 * t93 - t83 * t96;
        tile[lane + 352] = 0.125 * t109 * (t106 * t108 + t110 * t114 + t111 * t115);
        tile[lane + 360] = 0.125 * t109 * (t107 * t107 + t112 * t112 + t113 * t113);
        tile[lane + 368] = 0.125 * t109 * (t107 * t108 + t112 * t114 + t113 * t115);
        tile[lane + 376] = 0.125 * t109 * (t108 * t108 + t114 * t114 + t115 * t115);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<48, 8, 48>(tile, element_tensors + 48 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_from_points_apply_geometry_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_from_points_apply_geometry_cpu_descriptor = {
    "laplace_q1_hexahedron_f64_from_points_apply_geometry",  // name
    "geometry",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    48,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    48,                                        // geometry_size
    8,                                         // coordinate_nodes
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
    4608,                                      // shared_bytes
    1140.0,                                    // flops_per_cell
    440.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
