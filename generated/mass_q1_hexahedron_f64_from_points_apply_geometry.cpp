// mass_q1_hexahedron_f64_from_points_apply_geometry: geometry of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      222 flops <- taken
//   sum_factorised  112 flops
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
//   flops       660
//   bytes       120 (56 read, 64 written)
//   flops/byte  5.5
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

extern "C" int mass_q1_hexahedron_f64_from_points_apply_geometry_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 64 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[64];

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
        const double t5 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x4_0
            + 0.04465819873852045 * x5_0 - 0.6220084679281462 * x2_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x6_0 - 0.04465819873852045 * x7_0;
        const double t6 = 0.6220084679281462 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 * x4_2
            + 0.04465819873852045 * x6_2 - 0.6220084679281462 * x1_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x5_2 - 0.04465819873852045 * x7_2;
        const double t7 = 0.6220084679281462 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 * x4_1
            + 0.04465819873852045 * x6_1 - 0.6220084679281462 * x1_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x5_1 - 0.04465819873852045 * x7_1;
        const double t8 = 0.6220084679281462 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 * x2_0
            + 0.04465819873852045 * x3_0 - 0.6220084679281462 * x4_0 - 0.16666666666666666 * x5_0 -
            0.16666666666666666 * x6_0 - 0.04465819873852045 * x7_0;
        const double t9 = t0 * (t1 * t2 - t3 * t4) + t5 * (t3 * t6 - t2 * t7) + t8 * (t4 * t7 - t1 * t6);
        tile[lane] = 0.125 * std::fabs(-t9);
        const double t10 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x4_1
            + 0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.6220084679281462 * x3_1 -
            0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
        const double t11 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x2_2
            + 0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.6220084679281462 * x5_2 -
            0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
        const double t12 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x2_1
            + 0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.6220084679281462 * x5_1 -
            0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
        const double t13 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x4_2
            + 0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.6220084679281462 * x3_2 -
            0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
        const double t14 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x4_0
            + 0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.6220084679281462 * x3_0 -
            0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
        const double t15 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x2_0
            + 0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.6220084679281462 * x5_0 -
            0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
        const double t16 = t0 * (t10 * t11 - t12 * t13) + t14 * (t6 * t12 - t7 * t11) + t15 * (t7 * t13 - t6 *
            t10);
        tile[lane + 8] = 0.125 * std::fabs(-t16);
        const double t17 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x2_0 + 0.04465819873852045 * x4_0
            + 0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.6220084679281462 * x3_0 -
            0.04465819873852045 * x5_0 - 0.16666666666666666 * x7_0;
        const double t18 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x2_2
            + 0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.04465819873852045 * x5_2 -
            0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
        const double t19 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x2_1
            + 0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.04465819873852045 * x5_1 -
            0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
        const double t20 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x2_2 + 0.04465819873852045 * x4_2
            + 0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.6220084679281462 * x3_2 -
            0.04465819873852045 * x5_2 - 0.16666666666666666 * x7_2;
        const double t21 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x2_1 + 0.04465819873852045 * x4_1
            + 0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.6220084679281462 * x3_1 -
            0.04465819873852045 * x5_1 - 0.16666666666666666 * x7_1;
        const double t22 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x2_0
            + 0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.04465819873852045 * x5_0 -
            0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
        const double t23 = t17 * (t1 * t18 - t4 * t19) + t5 * (t19 * t20 - t18 * t21) + t22 * (t4 * t21 - t1 *
            t20);
        tile[lane + 16] = 0.125 * std::fabs(-t23);
        const double t24 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 *
            x2_2 + 0.6220084679281462 * x3_2 - 0.04465819873852045 * x4_2 - 0.16666666666666666 * x5_2 -
            0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
        const double t25 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 *
            x2_1 + 0.6220084679281462 * x3_1 - 0.04465819873852045 * x4_1 - 0.16666666666666666 * x5_1 -
            0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
        const double t26 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 *
            x2_0 + 0.6220084679281462 * x3_0 - 0.04465819873852045 * x4_0 - 0.16666666666666666 * x5_0 -
            0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
        const double t27 = t17 * (t10 * t24 - t13 * t25) + t14 * (t20 * t25 - t21 * t24) + t26 * (t13 * t21 -
            t10 * t20);
        tile[lane + 24] = 0.125 * std::fabs(-t27);
        const double t28 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x2_0 + 0.6220084679281462 * x4_0
            + 0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.04465819873852045 * x3_0 -
            0.6220084679281462 * x5_0 - 0.16666666666666666 * x7_0;
        const double t29 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x4_1
            + 0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.04465819873852045 * x3_1 -
            0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
        const double t30 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x4_2
            + 0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.04465819873852045 * x3_2 -
            0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
        const double t31 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x4_0
            + 0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.04465819873852045 * x3_0 -
            0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
        const double t32 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x2_2 + 0.6220084679281462 * x4_2
            + 0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.04465819873852045 * x3_2 -
            0.6220084679281462 * x5_2 - 0.16666666666666666 * x7_2;
        const double t33 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x2_1 + 0.6220084679281462 * x4_1
            + 0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.04465819873852045 * x3_1 -
            0.6220084679281462 * x5_1 - 0.16666666666666666 * x7_1;
        const double t34 = t28 * (t2 * t29 - t3 * t30) + t31 * (t3 * t32 - t2 * t33) + t8 * (t30 * t33 - t29 *
            t32);
        tile[lane + 32] = 0.125 * std::fabs(-t34);
        const double t35 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 *
            x4_1 + 0.6220084679281462 * x5_1 - 0.04465819873852045 * x2_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
        const double t36 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 *
            x4_2 + 0.6220084679281462 * x5_2 - 0.04465819873852045 * x2_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
        const double t37 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 *
            x4_0 + 0.6220084679281462 * x5_0 - 0.04465819873852045 * x2_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
        const double t38 = t28 * (t11 * t35 - t12 * t36) + t37 * (t12 * t32 - t11 * t33) + t15 * (t33 * t36 -
            t32 * t35);
        tile[lane + 40] = 0.125 * std::fabs(-t38);
        const double t39 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 *
            x4_0 + 0.6220084679281462 * x6_0 - 0.04465819873852045 * x1_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x5_0 - 0.6220084679281462 * x7_0;
        const double t40 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 *
            x4_2 + 0.6220084679281462 * x6_2 - 0.04465819873852045 * x1_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x5_2 - 0.6220084679281462 * x7_2;
        const double t41 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 *
            x4_1 + 0.6220084679281462 * x6_1 - 0.04465819873852045 * x1_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x5_1 - 0.6220084679281462 * x7_1;
        const double t42 = t39 * (t18 * t29 - t19 * t30) + t31 * (t19 * t40 - t18 * t41) + t22 * (t30 * t41 -
            t29 * t40);
        tile[lane + 48] = 0.125 * std::fabs(-t42);
        const double t43 = t39 * (t24 * t35 - t25 * t36) + t37 * (t25 * t40 - t24 * t41) + t26 * (t36 * t41 -
            t35 * t40);
        tile[lane + 56] = 0.125 * std::fabs(-t43);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<8, 8, 8>(tile, element_tensors + 8 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_hexahedron_f64_from_points_apply_geometry_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_from_points_apply_geometry_cpu_descriptor = {
    "mass_q1_hexahedron_f64_from_points_apply_geometry",  // name
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
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    8,                                         // geometry_size
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
    2048,                                      // shared_bytes
    660.0,                                     // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
