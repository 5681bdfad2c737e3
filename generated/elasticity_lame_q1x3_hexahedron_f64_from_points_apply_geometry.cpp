// elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry: geometry of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2234 flops <- taken
//   sum_factorised  1712 flops
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
//   flops       796
//   bytes       696 (56 read, 640 written)
//   flops/byte  1.14
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

extern "C" int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 640 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[640];

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
        tile[lane] = -(t0 * t5 + t6 * t9 + t10 * t11);
        tile[lane + 8] = t4 * t10 - t2 * t6;
        tile[lane + 16] = t5;
        tile[lane + 24] = t9;
        tile[lane + 32] = t11;
        tile[lane + 40] = t0 * t2 - t7 * t10;
        tile[lane + 48] = t6 * t7 - t0 * t4;
        tile[lane + 56] = t3 * t6 - t1 * t10;
        tile[lane + 64] = t8 * t10 - t0 * t3;
        tile[lane + 72] = t0 * t1 - t6 * t8;
        const double t12 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x4_1
            + 0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.6220084679281462 * x3_1 -
            0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
        const double t13 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x2_2
            + 0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.6220084679281462 * x5_2 -
            0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
        const double t14 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x1_1 + 0.04465819873852045 * x2_1
            + 0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.6220084679281462 * x5_1 -
            0.04465819873852045 * x6_1 - 0.16666666666666666 * x7_1;
        const double t15 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x1_2 + 0.04465819873852045 * x4_2
            + 0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.6220084679281462 * x3_2 -
            0.04465819873852045 * x6_2 - 0.16666666666666666 * x7_2;
        const double t16 = t12 * t13 - t14 * t15;
        const double t17 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x4_0
            + 0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.6220084679281462 * x3_0 -
            0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
        const double t18 = t7 * t14 - t8 * t13;
        const double t19 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x1_0 + 0.04465819873852045 * x2_0
            + 0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.6220084679281462 * x5_0 -
            0.04465819873852045 * x6_0 - 0.16666666666666666 * x7_0;
        const double t20 = t8 * t15 - t7 * t12;
        tile[lane + 80] = -(t0 * t16 + t17 * t18 + t19 * t20);
        tile[lane + 88] = t15 * t19 - t13 * t17;
        tile[lane + 96] = t16;
        tile[lane + 104] = t18;
        tile[lane + 112] = t20;
        tile[lane + 120] = t0 * t13 - t7 * t19;
        tile[lane + 128] = t7 * t17 - t0 * t15;
        tile[lane + 136] = t14 * t17 - t12 * t19;
        tile[lane + 144] = t8 * t19 - t0 * t14;
        tile[lane + 152] = t0 * t12 - t8 * t17;
        const double t21 = 0.16666666666666666 * x0_0 + 0.6220084679281462 * x2_0 + 0.04465819873852045 * x4_0
            + 0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.6220084679281462 * x3_0 -
            0.04465819873852045 * x5_0 - 0.16666666666666666 * x7_0;
        const double t22 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x2_2
            + 0.16666666666666666 * x3_2 - 0.16666666666666666 * x4_2 - 0.04465819873852045 * x5_2 -
            0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
        const double t23 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x2_1
            + 0.16666666666666666 * x3_1 - 0.16666666666666666 * x4_1 - 0.04465819873852045 * x5_1 -
            0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
        const double t24 = t1 * t22 - t4 * t23;
        const double t25 = 0.16666666666666666 * x0_2 + 0.6220084679281462 * x2_2 + 0.04465819873852045 * x4_2
            + 0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.6220084679281462 * x3_2 -
            0.04465819873852045 * x5_2 - 0.16666666666666666 * x7_2;
        const double t26 = 0.16666666666666666 * x0_1 + 0.6220084679281462 * x2_1 + 0.04465819873852045 * x4_1
            + 0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.6220084679281462 * x3_1 -
            0.04465819873852045 * x5_1 - 0.16666666666666666 * x7_1;
        const double t27 = t23 * t25 - t22 * t26;
        const double t28 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x2_0
            + 0.16666666666666666 * x3_0 - 0.16666666666666666 * x4_0 - 0.04465819873852045 * x5_0 -
            0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
        const double t29 = t4 * t26 - t1 * t25;
        tile[lane + 160] = -(t21 * t24 + t6 * t27 + t28 * t29);
        tile[lane + 168] = t4 * t28 - t6 * t22;
        tile[lane + 176] = t24;
        tile[lane + 184] = t27;
        tile[lane + 192] = t29;
        tile[lane + 200] = t21 * t22 - t25 * t28;
        tile[lane + 208] = t6 * t25 - t4 * t21;
        tile[lane + 216] = t6 * t23 - t1 * t28;
        tile[lane + 224] = t26 * t28 - t21 * t23;
        tile[lane + 232] = t1 * t21 - t6 * t26;
        const double t30 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 *
            x2_2 + 0.6220084679281462 * x3_2 - 0.04465819873852045 * x4_2 - 0.16666666666666666 * x5_2 -
            0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
        const double t31 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 *
            x2_1 + 0.6220084679281462 * x3_1 - 0.04465819873852045 * x4_1 - 0.16666666666666666 * x5_1 -
            0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
        const double t32 = t12 * t30 - t15 * t31;
        const double t33 = t25 * t31 - t26 * t30;
        const double t34 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 *
            x2_0 + 0.6220084679281462 * x3_0 - 0.04465819873852045 * x4_0 - 0.16666666666666666 * x5_0 -
            0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
        const double t35 = t15 * t26 - t12 * t25;
        tile[lane + 240] = -(t21 * t32 + t17 * t33 + t34 * t35);
        tile[lane + 248] = t15 * t34 - t17 * t30;
        tile[lane + 256] = t32;
        tile[lane + 264] = t33;
        tile[lane + 272] = t35;
        tile[lane + 280] = t21 * t30 - t25 * t34;
        tile[lane + 288] = t17 * t25 - t15 * t21;
        tile[lane + 296] = t17 * t31 - t12 * t34;
        tile[lane + 304] = t26 * t34 - t21 * t31;
        tile[lane + 312] = t12 * t21 - t17 * t26;
        const double t36 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x2_0 + 0.6220084679281462 * x4_0
            + 0.16666666666666666 * x6_0 - 0.16666666666666666 * x1_0 - 0.04465819873852045 * x3_0 -
            0.6220084679281462 * x5_0 - 0.16666666666666666 * x7_0;
        const double t37 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x1_1 + 0.6220084679281462 * x4_1
            + 0.16666666666666666 * x5_1 - 0.16666666666666666 * x2_1 - 0.04465819873852045 * x3_1 -
            0.6220084679281462 * x6_1 - 0.16666666666666666 * x7_1;
        const double t38 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x1_2 + 0.6220084679281462 * x4_2
            + 0.16666666666666666 * x5_2 - 0.16666666666666666 * x2_2 - 0.04465819873852045 * x3_2 -
            0.6220084679281462 * x6_2 - 0.16666666666666666 * x7_2;
        const double t39 = t2 * t37 - t3 * t38;
        const double t40 = 0.16666666666666666 * x0_0 + 0.04465819873852045 * x1_0 + 0.6220084679281462 * x4_0
            + 0.16666666666666666 * x5_0 - 0.16666666666666666 * x2_0 - 0.04465819873852045 * x3_0 -
            0.6220084679281462 * x6_0 - 0.16666666666666666 * x7_0;
        const double t41 = 0.16666666666666666 * x0_2 + 0.04465819873852045 * x2_2 + 0.6220084679281462 * x4_2
            + 0.16666666666666666 * x6_2 - 0.16666666666666666 * x1_2 - 0.04465819873852045 * x3_2 -
            0.6220084679281462 * x5_2 - 0.16666666666666666 * x7_2;
        const double t42 = 0.16666666666666666 * x0_1 + 0.04465819873852045 * x2_1 + 0.6220084679281462 * x4_1
            + 0.16666666666666666 * x6_1 - 0.16666666666666666 * x1_1 - 0.04465819873852045 * x3_1 -
            0.6220084679281462 * x5_1 - 0.16666666666666666 * x7_1;
        const double t43 = t3 * t41 - t2 * t42;
        const double t44 = t38 * t42 - t37 * t41;
        tile[lane + 320] = -(t36 * t39 + t40 * t43 + t10 * t44);
        tile[lane + 328] = t10 * t38 - t2 * t40;
        tile[lane + 336] = t39;
        tile[lane + 344] = t43;
        tile[lane + 352] = t44;
        tile[lane + 360] = t2 * t36 - t10 * t41;
        tile[lane + 368] = t40 * t41 - t36 * t38;
        tile[lane + 376] = t3 * t40 - t10 * t37;
        tile[lane + 384] = t10 * t42 - t3 * t36;
        tile[lane + 392] = t36 * t37 - t40 * t42;
        const double t45 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x1_1 + 0.16666666666666666 *
            x4_1 + 0.6220084679281462 * x5_1 - 0.04465819873852045 * x2_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x6_1 - 0.6220084679281462 * x7_1;
        const double t46 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x1_2 + 0.16666666666666666 *
            x4_2 + 0.6220084679281462 * x5_2 - 0.04465819873852045 * x2_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x6_2 - 0.6220084679281462 * x7_2;
        const double t47 = t13 * t45 - t14 * t46;
        const double t48 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x1_0 + 0.16666666666666666 *
            x4_0 + 0.6220084679281462 * x5_0 - 0.04465819873852045 * x2_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x6_0 - 0.6220084679281462 * x7_0;
        const double t49 = t14 * t41 - t13 * t42;
        const double t50 = t42 * t46 - t41 * t45;
        tile[lane + 400] = -(t36 * t47 + t48 * t49 + t19 * t50);
        tile[lane + 408] = t19 * t46 - t13 * t48;
        tile[lane + 416] = t47;
        tile[lane + 424] = t49;
        tile[lane + 432] = t50;
        tile[lane + 440] = t13 * t36 - t19 * t41;
        tile[lane + 448] = t41 * t48 - t36 * t46;
        tile[lane + 456] = t14 * t48 - t19 * t45;
        tile[lane + 464] = t19 * t42 - t14 * t36;
        tile[lane + 472] = t36 * t45 - t42 * t48;
        const double t51 = 0.04465819873852045 * x0_0 + 0.16666666666666666 * x2_0 + 0.16666666666666666 *
            x4_0 + 0.6220084679281462 * x6_0 - 0.04465819873852045 * x1_0 - 0.16666666666666666 * x3_0 -
            0.16666666666666666 * x5_0 - 0.6220084679281462 * x7_0;
        const double t52 = t22 * t37 - t23 * t38;
        const double t53 = 0.04465819873852045 * x0_2 + 0.16666666666666666 * x2_2 + 0.16666666666666666 *
            x4_2 + 0.6220084679281462 * x6_2 - 0.04465819873852045 * x1_2 - 0.16666666666666666 * x3_2 -
            0.16666666666666666 * x5_2 - 0.6220084679281462 * x7_2;
        const double t54 = 0.04465819873852045 * x0_1 + 0.16666666666666666 * x2_1 + 0.16666666666666666 *
            x4_1 + 0.6220084679281462 * x6_1 - 0.04465819873852045 * x1_1 - 0.16666666666666666 * x3_1 -
            0.16666666666666666 * x5_1 - 0.6220084679281462 * x7_1;
        const double t55 = t23 * t53 - t22 * t54;
        const double t56 = t38 * t54 - t37 * t53;
        tile[lane + 480] = -(t51 * t52 + t40 * t55 + t28 * t56);
        tile[lane + 488] = t28 * t38 - t22 * t40;
        tile[lane + 496] = t52;
        tile[lane + 504] = t55;
        tile[lane + 512] = t56;
        tile[lane + 520] = t22 * t51 - t28 * t53;
        tile[lane + 528] = t40 * t53 - t38 * t51;
        tile[lane + 536] = t23 * t40 - t28 * t37;
        tile[lane + 544] = t28 * t54 - t23 * t51;
        tile[lane + 552] = t37 * t51 - t40 * t54;
        const double t57 = t30 * t45 - t31 * t46;
        const double t58 = t31 * t53 - t30 * t54;
        const double t59 = t46 * t54 - t45 * t53;
        tile[lane + 560] = -(t51 * t57 + t48 * t58 + t34 * t59);
        tile[lane + 568] = t34 * t46 - t30 * t48;
        tile[lane + 576] = t57;
        tile[lane + 584] = t58;
        tile[lane + 592] = t59;
        tile[lane + 600] = t30 * t51 - t34 * t53;
        tile[lane + 608] = t48 * t53 - t46 * t51;
        tile[lane + 616] = t31 * t48 - t34 * t45;
        tile[lane + 624] = t34 * t54 - t31 * t51;
        tile[lane + 632] = t45 * t51 - t48 * t54;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<80, 8, 80>(tile, element_tensors + 80 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_from_points_apply_geometry",  // name
    "geometry",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    80,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    80,                                        // geometry_size
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
    6656,                                      // shared_bytes
    796.0,                                     // flops_per_cell
    696.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
