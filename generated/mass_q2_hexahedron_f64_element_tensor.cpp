// mass_q2_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=hexahedron --define degree=2 --set quadrature_degree=5
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
//   test    Q2, 27 dofs
//   trial   Q2, 27 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      8341 flops
//   sum_factorised  2016 flops <- taken
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
//   flops       2016
//   bytes       5888 (56 read, 5832 written)
//   flops/byte  0.342
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

extern "C" int mass_q2_hexahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 5832 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[5832];

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
        const double t0 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 16];
        const double x3_0 = inputs[lane + 24];
        const double t1 = x2_0 - x3_0;
        const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
        const double x4_0 = inputs[lane + 32];
        const double x5_0 = inputs[lane + 40];
        const double t3 = x4_0 - x5_0;
        const double x6_0 = inputs[lane + 48];
        const double x7_0 = inputs[lane + 56];
        const double t4 = x6_0 - x7_0;
        const double t5 = 0.8872983346207417 * t3 + 0.11270166537925831 * t4;
        const double t6 = 0.8872983346207417 * t2 + 0.11270166537925831 * t5;
        const double x0_1 = inputs[lane + 64];
        const double x1_1 = inputs[lane + 72];
        const double t7 = 0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1;
        const double x2_1 = inputs[lane + 80];
        const double x3_1 = inputs[lane + 88];
        const double t8 = 0.8872983346207417 * x2_1 + 0.11270166537925831 * x3_1;
        const double t9 = t7 - t8;
        const double x4_1 = inputs[lane + 96];
        const double x5_1 = inputs[lane + 104];
        const double t10 = 0.8872983346207417 * x4_1 + 0.11270166537925831 * x5_1;
        const double x6_1 = inputs[lane + 112];
        const double x7_1 = inputs[lane + 120];
        const double t11 = 0.8872983346207417 * x6_1 + 0.11270166537925831 * x7_1;
        const double t12 = t10 - t11;
        const double t13 = 0.8872983346207417 * t9 + 0.11270166537925831 * t12;
        const double x0_2 = inputs[lane + 128];
        const double x1_2 = inputs[lane + 136];
        const double t14 = 0.8872983346207417 * x0_2 + 0.11270166537925831 * x1_2;
        const double x2_2 = inputs[lane + 144];
        const double x3_2 = inputs[lane + 152];
        const double t15 = 0.8872983346207417 * x2_2 + 0.11270166537925831 * x3_2;
        const double x4_2 = inputs[lane + 160];
        const double x5_2 = inputs[lane + 168];
        const double t16 = 0.8872983346207417 * x4_2 + 0.11270166537925831 * x5_2;
        const double x6_2 = inputs[lane + 176];
        const double x7_2 = inputs[lane + 184];
        const double t17 = 0.8872983346207417 * x6_2 + 0.11270166537925831 * x7_2;
        const double t18 = (0.8872983346207417 * t14 + 0.11270166537925831 * t15) - (0.8872983346207417 * t16
            + 0.11270166537925831 * t17);
        const double t19 = (0.8872983346207417 * t7 + 0.11270166537925831 * t8) - (0.8872983346207417 * t10 +
            0.11270166537925831 * t11);
        const double t20 = t14 - t15;
        const double t21 = t16 - t17;
        const double t22 = 0.8872983346207417 * t20 + 0.11270166537925831 * t21;
        const double t23 = 0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0;
        const double t24 = 0.8872983346207417 * x2_0 + 0.11270166537925831 * x3_0;
        const double t25 = t23 - t24;
        const double t26 = 0.8872983346207417 * x4_0 + 0.11270166537925831 * x5_0;
        const double t27 = 0.8872983346207417 * x6_0 + 0.11270166537925831 * x7_0;
        const double t28 = t26 - t27;
        const double t29 = 0.8872983346207417 * t25 + 0.11270166537925831 * t28;
        const double t30 = x0_2 - x1_2;
        const double t31 = x2_2 - x3_2;
        const double t32 = 0.8872983346207417 * t30 + 0.11270166537925831 * t31;
        const double t33 = x4_2 - x5_2;
        const double t34 = x6_2 - x7_2;
        const double t35 = 0.8872983346207417 * t33 + 0.11270166537925831 * t34;
        const double t36 = 0.8872983346207417 * t32 + 0.11270166537925831 * t35;
        const double t37 = x0_1 - x1_1;
        const double t38 = x2_1 - x3_1;
        const double t39 = 0.8872983346207417 * t37 + 0.11270166537925831 * t38;
        const double t40 = x4_1 - x5_1;
        const double t41 = x6_1 - x7_1;
        const double t42 = 0.8872983346207417 * t40 + 0.11270166537925831 * t41;
        const double t43 = 0.8872983346207417 * t39 + 0.11270166537925831 * t42;
        const double t44 = (0.8872983346207417 * t23 + 0.11270166537925831 * t24) - (0.8872983346207417 * t26
            + 0.11270166537925831 * t27);
        const double t45 = t6 * (t13 * t18 - t19 * t22) + t29 * (t19 * t36 - t18 * t43) + t44 * (t22 * t43 -
            t13 * t36);
        const double t46 = std::fabs(-t45);
        const double t47 = 0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1;
        const double t48 = 0.11270166537925831 * x2_1 + 0.8872983346207417 * x3_1;
        const double t49 = t47 - t48;
        const double t50 = 0.11270166537925831 * x4_1 + 0.8872983346207417 * x5_1;
        const double t51 = 0.11270166537925831 * x6_1 + 0.8872983346207417 * x7_1;
        const double t52 = t50 - t51;
        const double t53 = 0.8872983346207417 * t49 + 0.11270166537925831 * t52;
        const double t54 = 0.11270166537925831 * x0_2 + 0.8872983346207417 * x1_2;
        const double t55 = 0.11270166537925831 * x2_2 + 0.8872983346207417 * x3_2;
        const double t56 = 0.11270166537925831 * x4_2 + 0.8872983346207417 * x5_2;
        const double t57 = 0.11270166537925831 * x6_2 + 0.8872983346207417 * x7_2;
        const double t58 = (0.8872983346207417 * t54 + 0.11270166537925831 * t55) - (0.8872983346207417 * t56
            + 0.11270166537925831 * t57);
        const double t59 = (0.8872983346207417 * t47 + 0.11270166537925831 * t48) - (0.8872983346207417 * t50
            + 0.11270166537925831 * t51);
        const double t60 = t54 - t55;
        const double t61 = t56 - t57;
        const double t62 = 0.8872983346207417 * t60 + 0.11270166537925831 * t61;
        const double t63 = 0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0;
        const double t64 = 0.11270166537925831 * x2_0 + 0.8872983346207417 * x3_0;
        const double t65 = t63 - t64;
        const double t66 = 0.11270166537925831 * x4_0 + 0.8872983346207417 * x5_0;
        const double t67 = 0.11270166537925831 * x6_0 + 0.8872983346207417 * x7_0;
        const double t68 = t66 - t67;
        const double t69 = 0.8872983346207417 * t65 + 0.11270166537925831 * t68;
        const double t70 = (0.8872983346207417 * t63 + 0.11270166537925831 * t64) - (0.8872983346207417 * t66
            + 0.11270166537925831 * t67);
        const double t71 = t6 * (t53 * t58 - t59 * t62) + t69 * (t36 * t59 - t43 * t58) + t70 * (t43 * t62 -
            t36 * t53);
        const double t72 = std::fabs(-t71);
        const double t73 = t46 + 0.01613323034066492 * t72;
        const double t74 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
        const double t75 = 0.11270166537925831 * t3 + 0.8872983346207417 * t4;
        const double t76 = 0.8872983346207417 * t74 + 0.11270166537925831 * t75;
        const double t77 = (0.11270166537925831 * t14 + 0.8872983346207417 * t15) - (0.11270166537925831 * t16
            + 0.8872983346207417 * t17);
        const double t78 = (0.11270166537925831 * t7 + 0.8872983346207417 * t8) - (0.11270166537925831 * t10 +
            0.8872983346207417 * t11);
        const double t79 = 0.11270166537925831 * t30 + 0.8872983346207417 * t31;
        const double t80 = 0.11270166537925831 * t33 + 0.8872983346207417 * t34;
        const double t81 = 0.8872983346207417 * t79 + 0.11270166537925831 * t80;
        const double t82 = 0.11270166537925831 * t37 + 0.8872983346207417 * t38;
        const double t83 = 0.11270166537925831 * t40 + 0.8872983346207417 * t41;
        const double t84 = 0.8872983346207417 * t82 + 0.11270166537925831 * t83;
        const double t85 = (0.11270166537925831 * t23 + 0.8872983346207417 * t24) - (0.11270166537925831 * t26
            + 0.8872983346207417 * t27);
        const double t86 = t76 * (t13 * t77 - t22 * t78) + t29 * (t78 * t81 - t77 * t84) + t85 * (t22 * t84 -
            t13 * t81);
        const double t87 = std::fabs(-t86);
        const double t88 = (0.11270166537925831 * t54 + 0.8872983346207417 * t55) - (0.11270166537925831 * t56
            + 0.8872983346207417 * t57);
        const double t89 = (0.11270166537925831 * t47 + 0.8872983346207417 * t48) - (0.11270166537925831 * t50
            + 0.8872983346207417 * t51);
        const double t90 = (0.11270166537925831 * t63 + 0.8872983346207417 * t64) - (0.11270166537925831 * t66
            + 0.8872983346207417 * t67);
        const double t91 = t76 * (t53 * t88 - t62 * t89) + t69 * (t81 * t89 - t84 * t88) + t90 * (t62 * t84 -
            t53 * t81);
        const double t92 = std::fabs(-t91);
        const double t93 = t87 + 0.01613323034066492 * t92;
        const double t94 = 0.13121638910345695 * t73 + 0.0021169442298763852 * t93;
        const double t95 = 0.11270166537925831 * t2 + 0.8872983346207417 * t5;
        const double t96 = 0.11270166537925831 * t9 + 0.8872983346207417 * t12;
        const double t97 = 0.11270166537925831 * t20 + 0.8872983346207417 * t21;
        const double t98 = 0.11270166537925831 * t25 + 0.8872983346207417 * t28;
        const double t99 = 0.11270166537925831 * t32 + 0.8872983346207417 * t35;
        const double t100 = 0.11270166537925831 * t39 + 0.8872983346207417 * t42;
        const double t101 = t95 * (t18 * t96 - t19 * t97) + t98 * (t19 * t99 - t18 * t100) + t44 * (t97 * t100
            - t96 * t99);
        const double t102 = std::fabs(-t101);
        const double t103 = 0.11270166537925831 * t49 + 0.8872983346207417 * t52;
        const double t104 = 0.11270166537925831 * t60 + 0.8872983346207417 * t61;
        const double t105 = 0.11270166537925831 * t65 + 0.8872983346207417 * t68;
        const double t106 = t95 * (t58 * t103 - t59 * t104) + t105 * (t59 * t99 - t58 * t100) + t70 * (t100 *
            t104 - t99 * t103);
        const double t107 = std::fabs(-t106);
        const double t108 = t102 + 0.01613323034066492 * t107;
        const double t109 = 0.11270166537925831 * t74 + 0.8872983346207417 * t75;
        const double t110 = 0.11270166537925831 * t79 + 0.8872983346207417 * t80;
        const double t111 = 0.11270166537925831 * t82 + 0.8872983346207417 * t83;
        const double t112 = t109 * (t77 * t96 - t78 * t97) + t98 * (t78 * t110 - t77 * t111) + t85 * (t97 *
            t111 - t96 * t110);
        const double t113 = std::fabs(-t112);
        const double t114 = t109 * (t88 * t103 - t89 * t104) + t105 * (t89 * t110 - t88 * t111) + t90 * (t104
            * t111 - t103 * t110);
        const double t115 = std::fabs(-t114);
        const double t116 = t113 + 0.01613323034066492 * t115;
        const double t117 = 0.13121638910345695 * t108 + 0.0021169442298763852 * t116;
        tile[lane] = 0.13121638910345695 * (0.13121638910345695 * t94 + 0.0021169442298763852 * t117);
        const double t118 = t46 + t72;
        const double t119 = t87 + t92;
        const double t120 = 0.016666666666666666 * t118 + 0.0002688871723444153 * t119;
        const double t121 = t102 + t107;
        const double t122 = t113 + t115;
        const double t123 = 0.016666666666666666 * t121 + 0.0002688871723444153 * t122;
        const double t124 = -0.13121638910345695 * (0.13121638910345695 * t120 + 0.0021169442298763852 *
            t123);
        tile[lane + 8] = t124;
        const double t125 = t73 + t93;
        const double t126 = t108 + t116;
        const double t127 = -0.13121638910345695 * (0.0021869398183909493 * t125 + 3.528240383127309e-05 *
            t126);
        tile[lane + 16] = t127;
        const double t128 = t118 + t119;
        const double t129 = t121 + t122;
        const double t130 = 0.13121638910345695 * (0.0002777777777777778 * t128 + 4.481452872406922e-06 *
            t129);
        tile[lane + 24] = t130;
        const double t131 = -0.0021869398183909493 * (t94 + t117);
        tile[lane + 32] = t131;
        const double t132 = 0.0021869398183909493 * (t120 + t123);
        tile[lane + 40] = t132;
        const double t133 = 3.6448996973182484e-05 * (t125 + t126);
        tile[lane + 48] = t133;
        const double t134 = -4.6296296296296296e-06 * (t128 + t129);
        tile[lane + 56] = t134;
        const double t135 = t46 - 0.12701665379258312 * t72;
        const double t136 = t87 - 0.12701665379258312 * t92;
        const double t137 = 0.07636648162452686 * t135 + 0.0012320380383546467 * t136;
        const double t138 = t102 - 0.12701665379258312 * t107;
        const double t139 = t113 - 0.12701665379258312 * t115;
        const double t140 = 0.07636648162452686 * t138 + 0.0012320380383546467 * t139;
        const double t141 = 0.13121638910345695 * (0.13121638910345695 * t137 + 0.0021169442298763852 * t140);
        tile[lane + 64] = t141;
        const double t142 = 0.13121638910345695 * t73 - 0.016666666666666666 * t93;
        const double t143 = 0.13121638910345695 * t108 - 0.016666666666666666 * t116;
        const double t144 = 0.13121638910345695 * (0.07636648162452686 * t142 + 0.0012320380383546467 * t143);
        tile[lane + 72] = t144;
        const double t145 = 0.07636648162452686 * (0.13121638910345695 * t94 - 0.016666666666666666 * t117);
        tile[lane + 80] = t145;
        const double t146 = 0.016666666666666666 * t118 - 0.0021169442298763852 * t119;
        const double t147 = 0.016666666666666666 * t121 - 0.0021169442298763852 * t122;
        const double t148 = -0.13121638910345695 * (0.07636648162452686 * t146 + 0.0012320380383546467 *
            t147);
        tile[lane + 88] = t148;
        const double t149 = -0.07636648162452686 * (0.13121638910345695 * t120 - 0.016666666666666666 * t123);
        tile[lane + 96] = t149;
        const double t150 = t135 + t136;
        const double t151 = t138 + t139;
        const double t152 = -0.13121638910345695 * (0.0012727746937421143 * t150 + 2.0533967305910777e-05 *
            t151);
        tile[lane + 104] = t152;
        const double t153 = -0.07636648162452686 * (0.0021869398183909493 * t125 - 0.0002777777777777778 *
            t126);
        tile[lane + 112] = t153;
        const double t154 = 0.07636648162452686 * (0.0002777777777777778 * t128 - 3.528240383127309e-05 *
            t129);
        tile[lane + 120] = t154;
        const double t155 = -0.0021869398183909493 * (t137 + t140);
        tile[lane + 128] = t155;
        const double t156 = -0.0012727746937421143 * (t142 + t143);
        tile[lane + 136] = t156;
        const double t157 = 0.0012727746937421143 * (t146 + t147);
        tile[lane + 144] = t157;
        const double t158 = 2.121291156236857e-05 * (t150 + t151);
        tile[lane + 152] = t158;
        const double t159 = 0.07636648162452686 * t135 - 0.009699814957860188 * t136;
        const double t160 = 0.07636648162452686 * t138 - 0.009699814957860188 * t139;
        const double t161 = 0.13121638910345695 * (0.07636648162452686 * t159 + 0.0012320380383546467 * t160);
        tile[lane + 160] = t161;
        const double t162 = 0.07636648162452686 * (0.13121638910345695 * t137 - 0.016666666666666666 * t140);
        tile[lane + 168] = t162;
        const double t163 = 0.07636648162452686 * (0.07636648162452686 * t142 - 0.009699814957860188 * t143);
        tile[lane + 176] = t163;
        const double t164 = -0.07636648162452686 * (0.07636648162452686 * t146 - 0.009699814957860188 * t147);
        tile[lane + 184] = t164;
        const double t165 = -0.07636648162452686 * (0.0012727746937421143 * t150 - 0.00016166358263100314 *
            t151);
        tile[lane + 192] = t165;
        const double t166 = -0.0012727746937421143 * (t159 + t160);
        tile[lane + 200] = t166;
        const double t167 = 0.07636648162452686 * (0.07636648162452686 * t159 - 0.009699814957860188 * t160);
        tile[lane + 208] = t167;
        tile[lane + 216] = t124;
        const double t168 = t46 + 61.983866769659336 * t72;
        const double t169 = t87 + 61.983866769659336 * t92;
        const double t170 = 0.0021169442298763852 * t168 + 3.415314887893723e-05 * t169;
        const double t171 = t102 + 61.983866769659336 * t107;
        const double t172 = t113 + 61.983866769659336 * t115;
        const double t173 = 0.0021169442298763852 * t171 + 3.415314887893723e-05 * t172;
        tile[lane + 224] = 0.13121638910345695 * (0.13121638910345695 * t170 + 0.0021169442298763852 * t173);
        tile[lane + 232] = t130;
        const double t174 = t168 + t169;
        const double t175 = t171 + t172;
        const double t176 = -0.13121638910345695 * (3.528240383127309e-05 * t174 + 5.692191479822872e-07 *
            t175);
        tile[lane + 240] = t176;
        tile[lane + 248] = t132;
        const double t177 = -0.0021869398183909493 * (t170 + t173);
        tile[lane + 256] = t177;
        tile[lane + 264] = t134;
        const double t178 = 5.880400638545515e-07 * (t174 + t175);
        tile[lane + 272] = t178;
        const double t179 = t46 - 7.872983346207417 * t72;
        const double t180 = t87 - 7.872983346207417 * t92;
        const double t181 = 0.009699814957860188 * t179 + 0.00015648934897698538 * t180;
        const double t182 = t102 - 7.872983346207417 * t107;
        const double t183 = t113 - 7.872983346207417 * t115;
        const double t184 = 0.009699814957860188 * t182 + 0.00015648934897698538 * t183;
        const double t185 = -0.13121638910345695 * (0.13121638910345695 * t181 + 0.0021169442298763852 *
            t184);
        tile[lane + 280] = t185;
        tile[lane + 288] = t148;
        tile[lane + 296] = t149;
        const double t186 = 0.0021169442298763852 * t168 - 0.0002688871723444153 * t169;
        const double t187 = 0.0021169442298763852 * t171 - 0.0002688871723444153 * t172;
        const double t188 = 0.13121638910345695 * (0.07636648162452686 * t186 + 0.0012320380383546467 * t187);
        tile[lane + 304] = t188;
        const double t189 = 0.07636648162452686 * (0.13121638910345695 * t170 - 0.016666666666666666 * t173);
        tile[lane + 312] = t189;
        const double t190 = t179 + t180;
        const double t191 = t182 + t183;
        const double t192 = 0.13121638910345695 * (0.00016166358263100314 * t190 + 2.60815581628309e-06 *
            t191);
        tile[lane + 320] = t192;
        tile[lane + 328] = t154;
        const double t193 = -0.07636648162452686 * (3.528240383127309e-05 * t174 - 4.481452872406922e-06 *
            t175);
        tile[lane + 336] = t193;
        const double t194 = 0.0021869398183909493 * (t181 + t184);
        tile[lane + 344] = t194;
        tile[lane + 352] = t157;
        const double t195 = -0.0012727746937421143 * (t186 + t187);
        tile[lane + 360] = t195;
        const double t196 = -2.694393043850052e-06 * (t190 + t191);
        tile[lane + 368] = t196;
        const double t197 = 0.009699814957860188 * t179 - 0.0012320380383546467 * t180;
        const double t198 = 0.009699814957860188 * t182 - 0.0012320380383546467 * t183;
        const double t199 = -0.13121638910345695 * (0.07636648162452686 * t197 + 0.0012320380383546467 *
            t198);
        tile[lane + 376] = t199;
        const double t200 = -0.07636648162452686 * (0.13121638910345695 * t181 - 0.016666666666666666 * t184);
        tile[lane + 384] = t200;
        tile[lane + 392] = t164;
        const double t201 = 0.07636648162452686 * (0.07636648162452686 * t186 - 0.009699814957860188 * t187);
        tile[lane + 400] = t201;
        const double t202 = 0.07636648162452686 * (0.00016166358263100314 * t190 - 2.0533967305910777e-05 *
            t191);
        tile[lane + 408] = t202;
        const double t203 = 0.0012727746937421143 * (t197 + t198);
        tile[lane + 416] = t203;
        const double t204 = -0.07636648162452686 * (0.07636648162452686 * t197 - 0.009699814957860188 * t198);
        tile[lane + 424] = t204;
        tile[lane + 432] = t127;
        tile[lane + 440] = t130;
        const double t205 = 0.13121638910345695 * t73 + 8.133299180184455 * t93;
        const double t206 = 0.13121638910345695 * t108 + 8.133299180184455 * t116;
        tile[lane + 448] = 0.13121638910345695 * (0.0021169442298763852 * t205 + 3.415314887893723e-05 *
            t206);
        const double t207 = 0.016666666666666666 * t118 + 1.033064446160989 * t119;
        const double t208 = 0.016666666666666666 * t121 + 1.033064446160989 * t122;
        const double t209 = -0.13121638910345695 * (0.0021169442298763852 * t207 + 3.415314887893723e-05 *
            t208);
        tile[lane + 456] = t209;
        tile[lane + 464] = t133;
        tile[lane + 472] = t134;
        const double t210 = -3.528240383127309e-05 * (t205 + t206);
        tile[lane + 480] = t210;
        const double t211 = 3.528240383127309e-05 * (t207 + t208);
        tile[lane + 488] = t211;
        tile[lane + 496] = t152;
        const double t212 = 0.13121638910345695 * t73 - 1.033064446160989 * t93;
        const double t213 = 0.13121638910345695 * t108 - 1.033064446160989 * t116;
        const double t214 = -0.13121638910345695 * (0.009699814957860188 * t212 + 0.00015648934897698538 *
            t213);
        tile[lane + 504] = t214;
        tile[lane + 512] = t153;
        const double t215 = 0.016666666666666666 * t118 - 0.13121638910345695 * t119;
        const double t216 = 0.016666666666666666 * t121 - 0.13121638910345695 * t122;
        const double t217 = 0.13121638910345695 * (0.009699814957860188 * t215 + 0.00015648934897698538 *
            t216);
        tile[lane + 520] = t217;
        tile[lane + 528] = t154;
        const double t218 = 0.07636648162452686 * t135 + 4.73348982268231 * t136;
        const double t219 = 0.07636648162452686 * t138 + 4.73348982268231 * t139;
        const double t220 = 0.13121638910345695 * (0.0021169442298763852 * t218 + 3.415314887893723e-05 *
            t219);
        tile[lane + 536] = t220;
        const double t221 = 0.07636648162452686 * (0.0021169442298763852 * t205 - 0.0002688871723444153 *
            t206);
        tile[lane + 544] = t221;
        const double t222 = -0.07636648162452686 * (0.0021169442298763852 * t207 - 0.0002688871723444153 *
            t208);
        tile[lane + 552] = t222;
        tile[lane + 560] = t158;
        const double t223 = 0.00016166358263100314 * (t212 + t213);
        tile[lane + 568] = t223;
        const double t224 = -0.00016166358263100314 * (t215 + t216);
        tile[lane + 576] = t224;
        const double t225 = -3.528240383127309e-05 * (t218 + t219);
        tile[lane + 584] = t225;
        const double t226 = 0.07636648162452686 * t135 - 0.6012320380383547 * t136;
        const double t227 = 0.07636648162452686 * t138 - 0.6012320380383547 * t139;
        const double t228 = -0.13121638910345695 * (0.009699814957860188 * t226 + 0.00015648934897698538 *
            t227);
        tile[lane + 592] = t228;
        tile[lane + 600] = t165;
        const double t229 = -0.07636648162452686 * (0.009699814957860188 * t212 - 0.0012320380383546467 *
            t213);
        tile[lane + 608] = t229;
        const double t230 = 0.07636648162452686 * (0.009699814957860188 * t215 - 0.0012320380383546467 *
            t216);
        tile[lane + 616] = t230;
        const double t231 = 0.07636648162452686 * (0.0021169442298763852 * t218 - 0.0002688871723444153 *
            t219);
        tile[lane + 624] = t231;
        const double t232 = 0.00016166358263100314 * (t226 + t227);
        tile[lane + 632] = t232;
        const double t233 = -0.07636648162452686 * (0.009699814957860188 * t226 - 0.0012320380383546467 *
            t227);
        tile[lane + 640] = t233;
        tile[lane + 648] = t130;
        tile[lane + 656] = t176;
        tile[lane + 664] = t209;
        const double t234 = 0.0021169442298763852 * t168 + 0.13121638910345695 * t169;
        const double t235 = 0.0021169442298763852 * t171 + 0.13121638910345695 * t172;
        tile[lane + 672] = 0.13121638910345695 * (0.0021169442298763852 * t234 + 3.415314887893723e-05 *
            t235);
        tile[lane + 680] = t134;
        tile[lane + 688] = t178;
        tile[lane + 696] = t211;
        const double t236 = -3.528240383127309e-05 * (t234 + t235);
        tile[lane + 704] = t236;
        tile[lane + 712] = t192;
        tile[lane + 720] = t217;
        tile[lane + 728] = t154;
        const double t237 = 0.0021169442298763852 * t168 - 0.016666666666666666 * t169;
        const double t238 = 0.0021169442298763852 * t171 - 0.016666666666666666 * t172;
        const double t239 = -0.13121638910345695 * (0.009699814957860188 * t237 + 0.00015648934897698538 *
            t238);
        tile[lane + 736] = t239;
        tile[lane + 744] = t193;
        const double t240 = 0.009699814957860188 * t179 + 0.6012320380383547 * t180;
        const double t241 = 0.009699814957860188 * t182 + 0.6012320380383547 * t183;
        const double t242 = -0.13121638910345695 * (0.0021169442298763852 * t240 + 3.415314887893723e-05 *
            t241);
        tile[lane + 752] = t242;
        tile[lane + 760] = t222;
        const double t243 = 0.07636648162452686 * (0.0021169442298763852 * t234 - 0.0002688871723444153 *
            t235);
        tile[lane + 768] = t243;
        tile[lane + 776] = t196;
        tile[lane + 784] = t224;
        const double t244 = 0.00016166358263100314 * (t237 + t238);
        tile[lane + 792] = t244;
        const double t245 = 3.528240383127309e-05 * (t240 + t241);
        tile[lane + 800] = t245;
        const double t246 = 0.009699814957860188 * t179 - 0.07636648162452686 * t180;
        const double t247 = 0.009699814957860188 * t182 - 0.07636648162452686 * t183;
        const double t248 = 0.13121638910345695 * (0.009699814957860188 * t246 + 0.00015648934897698538 *
            t247);
        tile[lane + 808] = t248;
        tile[lane + 816] = t202;
        tile[lane + 824] = t230;
        const double t249 = -0.07636648162452686 * (0.009699814957860188 * t237 - 0.0012320380383546467 *
            t238);
        tile[lane + 832] = t249;
        const double t250 = -0.07636648162452686 * (0.0021169442298763852 * t240 - 0.0002688871723444153 *
            t241);
        tile[lane + 840] = t250;
        const double t251 = -0.00016166358263100314 * (t246 + t247);
        tile[lane + 848] = t251;
        const double t252 = 0.07636648162452686 * (0.009699814957860188 * t246 - 0.0012320380383546467 *
            t247);
        tile[lane + 856] = t252;
        tile[lane + 864] = t131;
        tile[lane + 872] = t132;
        tile[lane + 880] = t133;
        tile[lane + 888] = t134;
        tile[lane + 896] = 0.0021169442298763852 * (0.13121638910345695 * t94 + 8.133299180184455 * t117);
        const double t253 = -0.0021169442298763852 * (0.13121638910345695 * t120 + 8.133299180184455 * t123);
        tile[lane + 904] = t253;
        const double t254 = -0.0021169442298763852 * (0.0021869398183909493 * t125 + 0.13555498633640758 *
            t126);
        tile[lane + 912] = t254;
        const double t255 = 0.0021169442298763852 * (0.0002777777777777778 * t128 + 0.017217740769349815 *
            t129);
        tile[lane + 920] = t255;
        tile[lane + 928] = t155;
        tile[lane + 936] = t156;
        const double t256 = -0.009699814957860188 * (0.13121638910345695 * t94 - 1.033064446160989 * t117);
        tile[lane + 944] = t256;
        tile[lane + 952] = t157;
        const double t257 = 0.009699814957860188 * (0.13121638910345695 * t120 - 1.033064446160989 * t123);
        tile[lane + 960] = t257;
        tile[lane + 968] = t158;
        const double t258 = 0.009699814957860188 * (0.0021869398183909493 * t125 - 0.017217740769349815 *
            t126);
        tile[lane + 976] = t258;
        const double t259 = -0.009699814957860188 * (0.0002777777777777778 * t128 - 0.0021869398183909493 *
            t129);
        tile[lane + 984] = t259;
        const double t260 = 0.0021169442298763852 * (0.13121638910345695 * t137 + 8.133299180184455 * t140);
        tile[lane + 992] = t260;
        const double t261 = 0.0021169442298763852 * (0.07636648162452686 * t142 + 4.73348982268231 * t143);
        tile[lane + 1000] = t261;
        const double t262 = -0.0021169442298763852 * (0.07636648162452686 * t146 + 4.73348982268231 * t147);
        tile[lane + 1008] = t262;
        const double t263 = -0.0021169442298763852 * (0.0012727746937421143 * t150 + 0.07889149704470517 *
            t151);
        tile[lane + 1016] = t263;
        tile[lane + 1024] = t166;
        const double t264 = -0.009699814957860188 * (0.13121638910345695 * t137 - 1.033064446160989 * t140);
        tile[lane + 1032] = t264;
        const double t265 = -0.009699814957860188 * (0.07636648162452686 * t142 - 0.6012320380383547 * t143);
        tile[lane + 1040] = t265;
        const double t266 = 0.009699814957860188 * (0.07636648162452686 * t146 - 0.6012320380383547 * t147);
        tile[lane + 1048] = t266;
        const double t267 = 0.009699814957860188 * (0.0012727746937421143 * t150 - 0.01002053396730591 *
            t151);
        tile[lane + 1056] = t267;
        const double t268 = 0.0021169442298763852 * (0.07636648162452686 * t159 + 4.73348982268231 * t160);
        tile[lane + 1064] = t268;
        const double t269 = -0.009699814957860188 * (0.07636648162452686 * t159 - 0.6012320380383547 * t160);
        tile[lane + 1072] = t269;
        tile[lane + 1080] = t132;
        tile[lane + 1088] = t177;
        tile[lane + 1096] = t134;
        tile[lane + 1104] = t178;
        tile[lane + 1112] = t253;
        tile[lane + 1120] = 0.0021169442298763852 * (0.13121638910345695 * t170 + 8.133299180184455 * t173);
        tile[lane + 1128] = t255;
        const double t270 = -0.0021169442298763852 * (3.528240383127309e-05 * t174 + 0.0021869398183909493 *
            t175);
        tile[lane + 1136] = t270;
        tile[lane + 1144] = t194;
        tile[lane + 1152] = t157;
        tile[lane + 1160] = t257;
        tile[lane + 1168] = t195;
        const double t271 = -0.009699814957860188 * (0.13121638910345695 * t170 - 1.033064446160989 * t173);
        tile[lane + 1176] = t271;
        tile[lane + 1184] = t196;
        tile[lane + 1192] = t259;
        const double t272 = 0.009699814957860188 * (3.528240383127309e-05 * t174 - 0.0002777777777777778 *
            t175);
        tile[lane + 1200] = t272;
        const double t273 = -0.0021169442298763852 * (0.13121638910345695 * t181 + 8.133299180184455 * t184);
        tile[lane + 1208] = t273;
        tile[lane + 1216] = t262;
        const double t274 = 0.0021169442298763852 * (0.07636648162452686 * t186 + 4.73348982268231 * t187);
        tile[lane + 1224] = t274;
        const double t275 = 0.0021169442298763852 * (0.00016166358263100314 * t190 + 0.01002053396730591 *
            t191);
        tile[lane + 1232] = t275;
        tile[lane + 1240] = t203;
        const double t276 = 0.009699814957860188 * (0.13121638910345695 * t181 - 1.033064446160989 * t184);
        tile[lane + 1248] = t276;
        tile[lane + 1256] = t266;
        const double t277 = -0.009699814957860188 * (0.07636648162452686 * t186 - 0.6012320380383547 * t187);
        tile[lane + 1264] = t277;
        const double t278 = -0.009699814957860188 * (0.00016166358263100314 * t190 - 0.0012727746937421143 *
            t191);
        tile[lane + 1272] = t278;
        const double t279 = -0.0021169442298763852 * (0.07636648162452686 * t197 + 4.73348982268231 * t198);
        tile[lane + 1280] = t279;
        const double t280 = 0.009699814957860188 * (0.07636648162452686 * t197 - 0.6012320380383547 * t198);
        tile[lane + 1288] = t280;
        tile[lane + 1296] = t133;
        tile[lane + 1304] = t134;
        tile[lane + 1312] = t210;
        tile[lane + 1320] = t211;
        tile[lane + 1328] = t254;
        tile[lane + 1336] = t255;
        tile[lane + 1344] = 0.0021169442298763852 * (0.0021169442298763852 * t205 + 0.13121638910345695 *
            t206);
        const double t281 = -0.0021169442298763852 * (0.0021169442298763852 * t207 + 0.13121638910345695 *
            t208);
        tile[lane + 1352] = t281;
        tile[lane + 1360] = t158;
        tile[lane + 1368] = t223;
        tile[lane + 1376] = t258;
        tile[lane + 1384] = t224;
        tile[lane + 1392] = t259;
        tile[lane + 1400] = t225;
        const double t282 = -0.009699814957860188 * (0.0021169442298763852 * t205 - 0.016666666666666666 *
            t206);
        tile[lane + 1408] = t282;
        const double t283 = 0.009699814957860188 * (0.0021169442298763852 * t207 - 0.016666666666666666 *
            t208);
        tile[lane + 1416] = t283;
        tile[lane + 1424] = t263;
        const double t284 = -0.0021169442298763852 * (0.009699814957860188 * t212 + 0.6012320380383547 *
            t213);
        tile[lane + 1432] = t284;
        const double t285 = 0.0021169442298763852 * (0.009699814957860188 * t215 + 0.6012320380383547 * t216);
        tile[lane + 1440] = t285;
        const double t286 = 0.0021169442298763852 * (0.0021169442298763852 * t218 + 0.13121638910345695 *
            t219);
        tile[lane + 1448] = t286;
        tile[lane + 1456] = t232;
        tile[lane + 1464] = t267;
        const double t287 = 0.009699814957860188 * (0.009699814957860188 * t212 - 0.07636648162452686 * t213);
        tile[lane + 1472] = t287;
        const double t288 = -0.009699814957860188 * (0.009699814957860188 * t215 - 0.07636648162452686 *
            t216);
        tile[lane + 1480] = t288;
        const double t289 = -0.009699814957860188 * (0.0021169442298763852 * t218 - 0.016666666666666666 *
            t219);
        tile[lane + 1488] = t289;
        const double t290 = -0.0021169442298763852 * (0.009699814957860188 * t226 + 0.6012320380383547 *
            t227);
        tile[lane + 1496] = t290;
        const double t291 = 0.009699814957860188 * (0.009699814957860188 * t226 - 0.07636648162452686 * t227);
        tile[lane + 1504] = t291;
        tile[lane + 1512] = t134;
        tile[lane + 1520] = t178;
        tile[lane + 1528] = t211;
        tile[lane + 1536] = t236;
        tile[lane + 1544] = t255;
        tile[lane + 1552] = t270;
        tile[lane + 1560] = t281;
        tile[lane + 1568] = 0.0021169442298763852 * (0.0021169442298763852 * t234 + 0.13121638910345695 *
            t235);
        tile[lane + 1576] = t196;
        tile[lane + 1584] = t224;
        tile[lane + 1592] = t259;
        tile[lane + 1600] = t244;
        tile[lane + 1608] = t272;
        tile[lane + 1616] = t245;
        tile[lane + 1624] = t283;
        const double t292 = -0.009699814957860188 * (0.0021169442298763852 * t234 - 0.016666666666666666 *
            t235);
        tile[lane + 1632] = t292;
        tile[lane + 1640] = t275;
        tile[lane + 1648] = t285;
        const double t293 = -0.0021169442298763852 * (0.009699814957860188 * t237 + 0.6012320380383547 *
            t238);
        tile[lane + 1656] = t293;
        const double t294 = -0.0021169442298763852 * (0.0021169442298763852 * t240 + 0.13121638910345695 *
            t241);
        tile[lane + 1664] = t294;
        tile[lane + 1672] = t251;
        tile[lane + 1680] = t278;
        tile[lane + 1688] = t288;
        const double t295 = 0.009699814957860188 * (0.009699814957860188 * t237 - 0.07636648162452686 * t238);
        tile[lane + 1696] = t295;
        const double t296 = 0.009699814957860188 * (0.0021169442298763852 * t240 - 0.016666666666666666 *
            t241);
        tile[lane + 1704] = t296;
        const double t297 = 0.0021169442298763852 * (0.009699814957860188 * t246 + 0.6012320380383547 * t247);
        tile[lane + 1712] = t297;
        const double t298 = -0.009699814957860188 * (0.009699814957860188 * t246 - 0.07636648162452686 *
            t247);
        tile[lane + 1720] = t298;
        tile[lane + 1728] = t141;
        tile[lane + 1736] = t185;
        tile[lane + 1744] = t152;
        tile[lane + 1752] = t192;
        tile[lane + 1760] = t155;
        tile[lane + 1768] = t194;
        tile[lane + 1776] = t158;
        tile[lane + 1784] = t196;
        const double t299 = x0_1 + x1_1;
        const double t300 = x2_1 + x3_1;
        const double t301 = t299 - t300;
        const double t302 = x4_1 + x5_1;
        const double t303 = x6_1 + x7_1;
        const double t304 = t302 - t303;
        const double t305 = 0.44364916731037085 * t301 + 0.056350832689629156 * t304;
        const double t306 = x0_2 + x1_2;
        const double t307 = x2_2 + x3_2;
        const double t308 = x4_2 + x5_2;
        const double t309 = x6_2 + x7_2;
        const double t310 = (0.44364916731037085 * t306 + 0.056350832689629156 * t307) - (0.44364916731037085
            * t308 + 0.056350832689629156 * t309);
        const double t311 = (0.44364916731037085 * t299 + 0.056350832689629156 * t300) - (0.44364916731037085
            * t302 + 0.056350832689629156 * t303);
        const double t312 = t306 - t307;
        const double t313 = t308 - t309;
        const double t314 = 0.44364916731037085 * t312 + 0.056350832689629156 * t313;
        const double t315 = x0_0 + x1_0;
        const double t316 = x2_0 + x3_0;
        const double t317 = t315 - t316;
        const double t318 = x4_0 + x5_0;
        const double t319 = x6_0 + x7_0;
        const double t320 = t318 - t319;
        const double t321 = 0.44364916731037085 * t317 + 0.056350832689629156 * t320;
        const double t322 = (0.44364916731037085 * t315 + 0.056350832689629156 * t316) - (0.44364916731037085
            * t318 + 0.056350832689629156 * t319);
        const double t323 = t6 * (t305 * t310 - t311 * t314) + t321 * (t36 * t311 - t43 * t310) + t322 * (t43
            * t314 - t36 * t305);
        const double t324 = t46 + t72 + 10.0 * std::fabs(-t323);
        const double t325 = (0.056350832689629156 * t306 + 0.44364916731037085 * t307) - (0.056350832689629156
            * t308 + 0.44364916731037085 * t309);
        const double t326 = (0.056350832689629156 * t299 + 0.44364916731037085 * t300) - (0.056350832689629156
            * t302 + 0.44364916731037085 * t303);
        const double t327 = (0.056350832689629156 * t315 + 0.44364916731037085 * t316) - (0.056350832689629156
            * t318 + 0.44364916731037085 * t319);
        const double t328 = t76 * (t305 * t325 - t314 * t326) + t321 * (t81 * t326 - t84 * t325) + t327 * (t84
            * t314 - t81 * t305);
        const double t329 = t87 + t92 + 10.0 * std::fabs(-t328);
        const double t330 = 0.044444444444444446 * t324 + 0.0007170324595851075 * t329;
        const double t331 = 0.056350832689629156 * t301 + 0.44364916731037085 * t304;
        const double t332 = 0.056350832689629156 * t312 + 0.44364916731037085 * t313;
        const double t333 = 0.056350832689629156 * t317 + 0.44364916731037085 * t320;
        const double t334 = t95 * (t310 * t331 - t311 * t332) + t333 * (t99 * t311 - t100 * t310) + t322 *
            (t100 * t332 - t99 * t331);
        const double t335 = t102 + t107 + 10.0 * std::fabs(-t334);
        const double t336 = t109 * (t325 * t331 - t326 * t332) + t333 * (t110 * t326 - t111 * t325) + t327 *
            (t111 * t332 - t110 * t331);
        const double t337 = t113 + t115 + 10.0 * std::fabs(-t336);
        const double t338 = 0.044444444444444446 * t335 + 0.0007170324595851075 * t337;
        tile[lane + 1792] = 0.13121638910345695 * (0.13121638910345695 * t330 + 0.0021169442298763852 * t338);
        tile[lane + 1800] = t161;
        tile[lane + 1808] = t162;
        tile[lane + 1816] = t199;
        tile[lane + 1824] = t200;
        const double t339 = t324 + t329;
        const double t340 = t335 + t337;
        const double t341 = -0.13121638910345695 * (0.0007407407407407407 * t339 + 1.1950540993085125e-05 *
            t340);
        tile[lane + 1832] = t341;
        tile[lane + 1840] = t165;
        tile[lane + 1848] = t202;
        const double t342 = -0.0021869398183909493 * (t330 + t338);
        tile[lane + 1856] = t342;
        tile[lane + 1864] = t166;
        tile[lane + 1872] = t203;
        const double t343 = 1.2345679012345678e-05 * (t339 + t340);
        tile[lane + 1880] = t343;
        const double t344 = 0.044444444444444446 * t324 - 0.005645184613003694 * t329;
        const double t345 = 0.044444444444444446 * t335 - 0.005645184613003694 * t337;
        const double t346 = 0.13121638910345695 * (0.07636648162452686 * t344 + 0.0012320380383546467 * t345);
        tile[lane + 1888] = t346;
        const double t347 = 0.07636648162452686 * (0.13121638910345695 * t330 - 0.016666666666666666 * t338);
        tile[lane + 1896] = t347;
        tile[lane + 1904] = t167;
        tile[lane + 1912] = t204;
        const double t348 = -0.07636648162452686 * (0.0007407407407407407 * t339 - 9.408641021672823e-05 *
            t340);
        tile[lane + 1920] = t348;
        const double t349 = -0.0012727746937421143 * (t344 + t345);
        tile[lane + 1928] = t349;
        const double t350 = 0.07636648162452686 * (0.07636648162452686 * t344 - 0.009699814957860188 * t345);
        tile[lane + 1936] = t350;
        tile[lane + 1944] = t144;
        tile[lane + 1952] = t148;
        tile[lane + 1960] = t214;
        tile[lane + 1968] = t217;
        tile[lane + 1976] = t156;
        tile[lane + 1984] = t157;
        tile[lane + 1992] = t223;
        tile[lane + 2000] = t224;
        tile[lane + 2008] = t161;
        const double t351 = t0 + t1;
        const double t352 = t3 + t4;
        const double t353 = 0.44364916731037085 * t351 + 0.056350832689629156 * t352;
        const double t354 = (t14 + t15) - (t16 + t17);
        const double t355 = (t7 + t8) - (t10 + t11);
        const double t356 = t30 + t31;
        const double t357 = t33 + t34;
        const double t358 = 0.44364916731037085 * t356 + 0.056350832689629156 * t357;
        const double t359 = t37 + t38;
        const double t360 = t40 + t41;
        const double t361 = 0.44364916731037085 * t359 + 0.056350832689629156 * t360;
        const double t362 = (t23 + t24) - (t26 + t27);
        const double t363 = t353 * (t13 * t354 - t22 * t355) + t29 * (t355 * t358 - t354 * t361) + t362 * (t22
            * t361 - t13 * t358);
        const double t364 = std::fabs(-0.5 * t363);
        const double t365 = (t54 + t55) - (t56 + t57);
        const double t366 = (t47 + t48) - (t50 + t51);
        const double t367 = (t63 + t64) - (t66 + t67);
        const double t368 = t353 * (t53 * t365 - t62 * t366) + t69 * (t358 * t366 - t361 * t365) + t367 * (t62
            * t361 - t53 * t358);
        const double t369 = std::fabs(-0.5 * t368);
        const double t370 = t73 + t93 + 10.0 * (t364 + 0.01613323034066492 * t369);
        const double t371 = 0.056350832689629156 * t351 + 0.44364916731037085 * t352;
        const double t372 = 0.056350832689629156 * t356 + 0.44364916731037085 * t357;
        const double t373 = 0.056350832689629156 * t359 + 0.44364916731037085 * t360;
        const double t374 = t371 * (t96 * t354 - t97 * t355) + t98 * (t355 * t372 - t354 * t373) + t362 * (t97
            * t373 - t96 * t372);
        const double t375 = std::fabs(-0.5 * t374);
        const double t376 = t371 * (t103 * t365 - t104 * t366) + t105 * (t366 * t372 - t365 * t373) + t367 *
            (t104 * t373 - t103 * t372);
        const double t377 = std::fabs(-0.5 * t376);
        const double t378 = t108 + t116 + 10.0 * (t375 + 0.01613323034066492 * t377);
        tile[lane + 2016] = 0.13121638910345695 * (0.005831839515709198 * t370 + 9.408641021672823e-05 *
            t378);
        tile[lane + 2024] = t163;
        const double t379 = t118 + t119 + 10.0 * (t364 + t369);
        const double t380 = t121 + t122 + 10.0 * (t375 + t377);
        const double t381 = -0.13121638910345695 * (0.0007407407407407407 * t379 + 1.1950540993085125e-05 *
            t380);
        tile[lane + 2032] = t381;
        tile[lane + 2040] = t164;
        tile[lane + 2048] = t228;
        tile[lane + 2056] = t229;
        tile[lane + 2064] = t230;
        tile[lane + 2072] = t166;
        const double t382 = -9.719732526181996e-05 * (t370 + t378);
        tile[lane + 2080] = t382;
        const double t383 = 1.2345679012345678e-05 * (t379 + t380);
        tile[lane + 2088] = t383;
        tile[lane + 2096] = t232;
        const double t384 = t135 + t136 + 10.0 * (t364 - 0.12701665379258312 * t369);
        const double t385 = t138 + t139 + 10.0 * (t375 - 0.12701665379258312 * t377);
        const double t386 = 0.13121638910345695 * (0.0033940658499789713 * t384 + 5.475724614909541e-05 *
            t385);
        tile[lane + 2104] = t386;
        tile[lane + 2112] = t167;
        const double t387 = 0.07636648162452686 * (0.005831839515709198 * t370 - 0.0007407407407407407 *
            t378);
        tile[lane + 2120] = t387;
        const double t388 = -0.07636648162452686 * (0.0007407407407407407 * t379 - 9.408641021672823e-05 *
            t380);
        tile[lane + 2128] = t388;
        tile[lane + 2136] = t233;
        const double t389 = -5.6567764166316185e-05 * (t384 + t385);
        tile[lane + 2144] = t389;
        const double t390 = 0.07636648162452686 * (0.0033940658499789713 * t384 - 0.0004311028870160083 *
            t385);
        tile[lane + 2152] = t390;
        tile[lane + 2160] = t145;
        tile[lane + 2168] = t149;
        tile[lane + 2176] = t153;
        tile[lane + 2184] = t154;
        tile[lane + 2192] = t256;
        tile[lane + 2200] = t257;
        tile[lane + 2208] = t258;
        tile[lane + 2216] = t259;
        tile[lane + 2224] = t162;
        tile[lane + 2232] = t163;
        const double t391 = t2 + t5;
        const double t392 = t9 + t12;
        const double t393 = t20 + t21;
        const double t394 = t25 + t28;
        const double t395 = t32 + t35;
        const double t396 = t39 + t42;
        const double t397 = t391 * (t18 * t392 - t19 * t393) + t394 * (t19 * t395 - t18 * t396) + t44 * (t393
            * t396 - t392 * t395);
        const double t398 = std::fabs(-0.25 * t397);
        const double t399 = t49 + t52;
        const double t400 = t60 + t61;
        const double t401 = t65 + t68;
        const double t402 = t391 * (t58 * t399 - t59 * t400) + t401 * (t59 * t395 - t58 * t396) + t70 * (t396
            * t400 - t395 * t399);
        const double t403 = std::fabs(-0.25 * t402);
        const double t404 = t398 + 0.01613323034066492 * t403;
        const double t405 = t74 + t75;
        const double t406 = t79 + t80;
        const double t407 = t82 + t83;
        const double t408 = t405 * (t77 * t392 - t78 * t393) + t394 * (t78 * t406 - t77 * t407) + t85 * (t393
            * t407 - t392 * t406);
        const double t409 = std::fabs(-0.25 * t408);
        const double t410 = t405 * (t88 * t399 - t89 * t400) + t401 * (t89 * t406 - t88 * t407) + t90 * (t400
            * t407 - t399 * t406);
        const double t411 = std::fabs(-0.25 * t410);
        const double t412 = t409 + 0.01613323034066492 * t411;
        tile[lane + 2240] = 0.005831839515709198 * (t94 + t117 + 10.0 * (0.13121638910345695 * t404 +
            0.0021169442298763852 * t412));
        tile[lane + 2248] = t164;
        const double t413 = t398 + t403;
        const double t414 = t409 + t411;
        const double t415 = -0.005831839515709198 * (t120 + t123 + 10.0 * (0.016666666666666666 * t413 +
            0.0002688871723444153 * t414));
        tile[lane + 2256] = t415;
        tile[lane + 2264] = t165;
        const double t416 = -9.719732526181996e-05 * (t125 + t126 + 10.0 * (t404 + t412));
        tile[lane + 2272] = t416;
        const double t417 = 1.2345679012345678e-05 * (t128 + t129 + 10.0 * (t413 + t414));
        tile[lane + 2280] = t417;
        tile[lane + 2288] = t264;
        tile[lane + 2296] = t265;
        tile[lane + 2304] = t266;
        tile[lane + 2312] = t267;
        tile[lane + 2320] = t167;
        const double t418 = t398 - 0.12701665379258312 * t403;
        const double t419 = t409 - 0.12701665379258312 * t411;
        const double t420 = 0.005831839515709198 * (t137 + t140 + 10.0 * (0.07636648162452686 * t418 +
            0.0012320380383546467 * t419));
        tile[lane + 2328] = t420;
        const double t421 = 0.0033940658499789713 * (t142 + t143 + 10.0 * (0.13121638910345695 * t404 -
            0.016666666666666666 * t412));
        tile[lane + 2336] = t421;
        const double t422 = -0.0033940658499789713 * (t146 + t147 + 10.0 * (0.016666666666666666 * t413 -
            0.0021169442298763852 * t414));
        tile[lane + 2344] = t422;
        const double t423 = -5.6567764166316185e-05 * (t150 + t151 + 10.0 * (t418 + t419));
        tile[lane + 2352] = t423;
        tile[lane + 2360] = t269;
        const double t424 = 0.0033940658499789713 * (t159 + t160 + 10.0 * (0.07636648162452686 * t418 -
            0.009699814957860188 * t419));
        tile[lane + 2368] = t424;
        tile[lane + 2376] = t148;
        tile[lane + 2384] = t188;
        tile[lane + 2392] = t217;
        tile[lane + 2400] = t239;
        tile[lane + 2408] = t157;
        tile[lane + 2416] = t195;
        tile[lane + 2424] = t224;
        tile[lane + 2432] = t244;
        tile[lane + 2440] = t199;
        tile[lane + 2448] = t381;
        tile[lane + 2456] = t164;
        const double t425 = t168 + t169 + 10.0 * (t364 + 61.983866769659336 * t369);
        const double t426 = t171 + t172 + 10.0 * (t375 + 61.983866769659336 * t377);
        tile[lane + 2464] = 0.13121638910345695 * (9.408641021672823e-05 * t425 + 1.5179177279527657e-06 *
            t426);
        tile[lane + 2472] = t201;
        tile[lane + 2480] = t248;
        tile[lane + 2488] = t230;
        tile[lane + 2496] = t249;
        tile[lane + 2504] = t203;
        tile[lane + 2512] = t383;
        const double t427 = -1.5681068369454706e-06 * (t425 + t426);
        tile[lane + 2520] = t427;
        tile[lane + 2528] = t251;
        const double t428 = t179 + t180 + 10.0 * (t364 - 7.872983346207417 * t369);
        const double t429 = t182 + t183 + 10.0 * (t375 - 7.872983346207417 * t377);
        const double t430 = -0.13121638910345695 * (0.0004311028870160083 * t428 + 6.9550821767549065e-06 *
            t429);
        tile[lane + 2536] = t430;
        tile[lane + 2544] = t204;
        tile[lane + 2552] = t388;
        const double t431 = 0.07636648162452686 * (9.408641021672823e-05 * t425 - 1.1950540993085125e-05 *
            t426);
        tile[lane + 2560] = t431;
        tile[lane + 2568] = t252;
        const double t432 = 7.185048116933472e-06 * (t428 + t429);
        tile[lane + 2576] = t432;
        const double t433 = -0.07636648162452686 * (0.0004311028870160083 * t428 - 5.475724614909541e-05 *
            t429);
        tile[lane + 2584] = t433;
        tile[lane + 2592] = t149;
        tile[lane + 2600] = t189;
        tile[lane + 2608] = t154;
        tile[lane + 2616] = t193;
        tile[lane + 2624] = t257;
        tile[lane + 2632] = t271;
        tile[lane + 2640] = t259;
        tile[lane + 2648] = t272;
        tile[lane + 2656] = t200;
        tile[lane + 2664] = t164;
        tile[lane + 2672] = t415;
        tile[lane + 2680] = t201;
        const double t434 = t398 + 61.983866769659336 * t403;
        const double t435 = t409 + 61.983866769659336 * t411;
        tile[lane + 2688] = 0.005831839515709198 * (t170 + t173 + 10.0 * (0.0021169442298763852 * t434 +
            3.415314887893723e-05 * t435));
        tile[lane + 2696] = t202;
        tile[lane + 2704] = t417;
        const double t436 = -1.5681068369454706e-06 * (t174 + t175 + 10.0 * (t434 + t435));
        tile[lane + 2712] = t436;
        tile[lane + 2720] = t276;
        tile[lane + 2728] = t266;
        tile[lane + 2736] = t277;
        tile[lane + 2744] = t278;
        tile[lane + 2752] = t204;
        const double t437 = t398 - 7.872983346207417 * t403;
        const double t438 = t409 - 7.872983346207417 * t411;
        const double t439 = -0.005831839515709198 * (t181 + t184 + 10.0 * (0.009699814957860188 * t437 +
            0.00015648934897698538 * t438));
        tile[lane + 2760] = t439;
        tile[lane + 2768] = t422;
        const double t440 = 0.0033940658499789713 * (t186 + t187 + 10.0 * (0.0021169442298763852 * t434 -
            0.0002688871723444153 * t435));
        tile[lane + 2776] = t440;
        const double t441 = 7.185048116933472e-06 * (t190 + t191 + 10.0 * (t437 + t438));
        tile[lane + 2784] = t441;
        tile[lane + 2792] = t280;
        const double t442 = -0.0033940658499789713 * (t197 + t198 + 10.0 * (0.009699814957860188 * t437 -
            0.0012320380383546467 * t438));
        tile[lane + 2800] = t442;
        tile[lane + 2808] = t152;
        tile[lane + 2816] = t192;
        tile[lane + 2824] = t220;
        tile[lane + 2832] = t242;
        tile[lane + 2840] = t158;
        tile[lane + 2848] = t196;
        tile[lane + 2856] = t225;
        tile[lane + 2864] = t245;
        tile[lane + 2872] = t341;
        tile[lane + 2880] = t228;
        tile[lane + 2888] = t165;
        tile[lane + 2896] = t248;
        tile[lane + 2904] = t202;
        const double t443 = 0.044444444444444446 * t324 + 2.7548385230959704 * t329;
        const double t444 = 0.044444444444444446 * t335 + 2.7548385230959704 * t337;
        tile[lane + 2912] = 0.13121638910345695 * (0.0021169442298763852 * t443 + 3.415314887893723e-05 *
            t444);
        tile[lane + 2920] = t231;
        tile[lane + 2928] = t250;
        tile[lane + 2936] = t343;
        tile[lane + 2944] = t232;
        tile[lane + 2952] = t251;
        const double t445 = -3.528240383127309e-05 * (t443 + t444);
        tile[lane + 2960] = t445;
        const double t446 = 0.044444444444444446 * t324 - 0.34991037094255184 * t329;
        const double t447 = 0.044444444444444446 * t335 - 0.34991037094255184 * t337;
        const double t448 = -0.13121638910345695 * (0.009699814957860188 * t446 + 0.00015648934897698538 *
            t447);
        tile[lane + 2968] = t448;
        tile[lane + 2976] = t348;
        tile[lane + 2984] = t233;
        tile[lane + 2992] = t252;
        const double t449 = 0.07636648162452686 * (0.0021169442298763852 * t443 - 0.0002688871723444153 *
            t444);
        tile[lane + 3000] = t449;
        const double t450 = 0.00016166358263100314 * (t446 + t447);
        tile[lane + 3008] = t450;
        const double t451 = -0.07636648162452686 * (0.009699814957860188 * t446 - 0.0012320380383546467 *
            t447);
        tile[lane + 3016] = t451;
        tile[lane + 3024] = t153;
        tile[lane + 3032] = t154;
        tile[lane + 3040] = t221;
        tile[lane + 3048] = t222;
        tile[lane + 3056] = t258;
        tile[lane + 3064] = t259;
        tile[lane + 3072] = t282;
        tile[lane + 3080] = t283;
        tile[lane + 3088] = t165;
        tile[lane + 3096] = t229;
        tile[lane + 3104] = t416;
        tile[lane + 3112] = t230;
        tile[lane + 3120] = t417;
        tile[lane + 3128] = t231;
        tile[lane + 3136] = 9.408641021672823e-05 * (t205 + t206 + 10.0 * (0.13121638910345695 * t404 +
            8.133299180184455 * t412));
        const double t452 = -9.408641021672823e-05 * (t207 + t208 + 10.0 * (0.016666666666666666 * t413 +
            1.033064446160989 * t414));
        tile[lane + 3144] = t452;
        tile[lane + 3152] = t267;
        tile[lane + 3160] = t287;
        tile[lane + 3168] = t288;
        tile[lane + 3176] = t289;
        tile[lane + 3184] = t233;
        tile[lane + 3192] = t423;
        const double t453 = -0.0004311028870160083 * (t212 + t213 + 10.0 * (0.13121638910345695 * t404 -
            1.033064446160989 * t412));
        tile[lane + 3200] = t453;
        const double t454 = 0.0004311028870160083 * (t215 + t216 + 10.0 * (0.016666666666666666 * t413 -
            0.13121638910345695 * t414));
        tile[lane + 3208] = t454;
        const double t455 = 9.408641021672823e-05 * (t218 + t219 + 10.0 * (0.07636648162452686 * t418 +
            4.73348982268231 * t419));
        tile[lane + 3216] = t455;
        tile[lane + 3224] = t291;
        const double t456 = -0.0004311028870160083 * (t226 + t227 + 10.0 * (0.07636648162452686 * t418 -
            0.6012320380383547 * t419));
        tile[lane + 3232] = t456;
        tile[lane + 3240] = t154;
        tile[lane + 3248] = t193;
        tile[lane + 3256] = t222;
        tile[lane + 3264] = t243;
        tile[lane + 3272] = t259;
        tile[lane + 3280] = t272;
        tile[lane + 3288] = t283;
        tile[lane + 3296] = t292;
        tile[lane + 3304] = t202;
        tile[lane + 3312] = t230;
        tile[lane + 3320] = t417;
        tile[lane + 3328] = t249;
        tile[lane + 3336] = t436;
        tile[lane + 3344] = t250;
        tile[lane + 3352] = t452;
        tile[lane + 3360] = 9.408641021672823e-05 * (t234 + t235 + 10.0 * (0.0021169442298763852 * t434 +
            0.13121638910345695 * t435));
        tile[lane + 3368] = t278;
        tile[lane + 3376] = t288;
        tile[lane + 3384] = t295;
        tile[lane + 3392] = t296;
        tile[lane + 3400] = t252;
        tile[lane + 3408] = t441;
        tile[lane + 3416] = t454;
        const double t457 = -0.0004311028870160083 * (t237 + t238 + 10.0 * (0.0021169442298763852 * t434 -
            0.016666666666666666 * t435));
        tile[lane + 3424] = t457;
        const double t458 = -9.408641021672823e-05 * (t240 + t241 + 10.0 * (0.009699814957860188 * t437 +
            0.6012320380383547 * t438));
        tile[lane + 3432] = t458;
        tile[lane + 3440] = t298;
        const double t459 = 0.0004311028870160083 * (t246 + t247 + 10.0 * (0.009699814957860188 * t437 -
            0.07636648162452686 * t438));
        tile[lane + 3448] = t459;
        tile[lane + 3456] = t155;
        tile[lane + 3464] = t194;
        tile[lane + 3472] = t158;
        tile[lane + 3480] = t196;
        tile[lane + 3488] = t260;
        tile[lane + 3496] = t273;
        tile[lane + 3504] = t263;
        tile[lane + 3512] = t275;
        tile[lane + 3520] = t342;
        tile[lane + 3528] = t166;
        tile[lane + 3536] = t264;
        tile[lane + 3544] = t203;
        tile[lane + 3552] = t276;
        tile[lane + 3560] = t343;
        tile[lane + 3568] = t267;
        tile[lane + 3576] = t278;
        tile[lane + 3584] = 0.0021169442298763852 * (0.13121638910345695 * t330 + 8.133299180184455 * t338);
        tile[lane + 3592] = t268;
        tile[lane + 3600] = t279;
        const double t460 = -0.0021169442298763852 * (0.0007407407407407407 * t339 + 0.04591397538493284 *
            t340);
        tile[lane + 3608] = t460;
        tile[lane + 3616] = t349;
        const double t461 = -0.009699814957860188 * (0.13121638910345695 * t330 - 1.033064446160989 * t338);
        tile[lane + 3624] = t461;
        tile[lane + 3632] = t269;
        tile[lane + 3640] = t280;
        const double t462 = 0.009699814957860188 * (0.0007407407407407407 * t339 - 0.005831839515709198 *
            t340);
        tile[lane + 3648] = t462;
        const double t463 = 0.0021169442298763852 * (0.07636648162452686 * t344 + 4.73348982268231 * t345);
        tile[lane + 3656] = t463;
        const double t464 = -0.009699814957860188 * (0.07636648162452686 * t344 - 0.6012320380383547 * t345);
        tile[lane + 3664] = t464;
        tile[lane + 3672] = t156;
        tile[lane + 3680] = t157;
        tile[lane + 3688] = t223;
        tile[lane + 3696] = t224;
        tile[lane + 3704] = t261;
        tile[lane + 3712] = t262;
        tile[lane + 3720] = t284;
        tile[lane + 3728] = t285;
        tile[lane + 3736] = t166;
        tile[lane + 3744] = t382;
        tile[lane + 3752] = t265;
        tile[lane + 3760] = t383;
        tile[lane + 3768] = t266;
        tile[lane + 3776] = t232;
        tile[lane + 3784] = t287;
        tile[lane + 3792] = t288;
        tile[lane + 3800] = t268;
        tile[lane + 3808] = 0.0021169442298763852 * (0.005831839515709198 * t370 + 0.3614799635637535 * t378);
        const double t465 = -0.0021169442298763852 * (0.0007407407407407407 * t379 + 0.04591397538493284 *
            t380);
        tile[lane + 3816] = t465;
        tile[lane + 3824] = t290;
        tile[lane + 3832] = t389;
        tile[lane + 3840] = t269;
        const double t466 = -0.009699814957860188 * (0.005831839515709198 * t370 - 0.04591397538493284 *
            t378);
        tile[lane + 3848] = t466;
        const double t467 = 0.009699814957860188 * (0.0007407407407407407 * t379 - 0.005831839515709198 *
            t380);
        tile[lane + 3856] = t467;
        tile[lane + 3864] = t291;
        const double t468 = 0.0021169442298763852 * (0.0033940658499789713 * t384 + 0.21037732545254711 *
            t385);
        tile[lane + 3872] = t468;
        const double t469 = -0.009699814957860188 * (0.0033940658499789713 * t384 - 0.02672142391281576 *
            t385);
        tile[lane + 3880] = t469;
        tile[lane + 3888] = t157;
        tile[lane + 3896] = t195;
        tile[lane + 3904] = t224;
        tile[lane + 3912] = t244;
        tile[lane + 3920] = t262;
        tile[lane + 3928] = t274;
        tile[lane + 3936] = t285;
        tile[lane + 3944] = t293;
        tile[lane + 3952] = t203;
        tile[lane + 3960] = t383;
        tile[lane + 3968] = t266;
        tile[lane + 3976] = t427;
        tile[lane + 3984] = t277;
        tile[lane + 3992] = t251;
        tile[lane + 4000] = t288;
        tile[lane + 4008] = t295;
        tile[lane + 4016] = t279;
        tile[lane + 4024] = t465;
        tile[lane + 4032] = 0.0021169442298763852 * (9.408641021672823e-05 * t425 + 0.005831839515709198 *
            t426);
        tile[lane + 4040] = t297;
        tile[lane + 4048] = t432;
        tile[lane + 4056] = t280;
        tile[lane + 4064] = t467;
        const double t470 = -0.009699814957860188 * (9.408641021672823e-05 * t425 - 0.0007407407407407407 *
            t426);
        tile[lane + 4072] = t470;
        tile[lane + 4080] = t298;
        const double t471 = -0.0021169442298763852 * (0.0004311028870160083 * t428 + 0.02672142391281576 *
            t429);
        tile[lane + 4088] = t471;
        const double t472 = 0.009699814957860188 * (0.0004311028870160083 * t428 - 0.0033940658499789713 *
            t429);
        tile[lane + 4096] = t472;
        tile[lane + 4104] = t158;
        tile[lane + 4112] = t196;
        tile[lane + 4120] = t225;
        tile[lane + 4128] = t245;
        tile[lane + 4136] = t263;
        tile[lane + 4144] = t275;
        tile[lane + 4152] = t286;
        tile[lane + 4160] = t294;
        tile[lane + 4168] = t343;
        tile[lane + 4176] = t232;
        tile[lane + 4184] = t267;
        tile[lane + 4192] = t251;
        tile[lane + 4200] = t278;
        tile[lane + 4208] = t445;
        tile[lane + 4216] = t289;
        tile[lane + 4224] = t296;
        tile[lane + 4232] = t460;
        tile[lane + 4240] = t290;
        tile[lane + 4248] = t297;
        tile[lane + 4256] = 0.0021169442298763852 * (0.0021169442298763852 * t443 + 0.13121638910345695 *
            t444);
        tile[lane + 4264] = t450;
        tile[lane + 4272] = t462;
        tile[lane + 4280] = t291;
        tile[lane + 4288] = t298;
        const double t473 = -0.009699814957860188 * (0.0021169442298763852 * t443 - 0.016666666666666666 *
            t444);
        tile[lane + 4296] = t473;
        const double t474 = -0.0021169442298763852 * (0.009699814957860188 * t446 + 0.6012320380383547 *
            t447);
        tile[lane + 4304] = t474;
        const double t475 = 0.009699814957860188 * (0.009699814957860188 * t446 - 0.07636648162452686 * t447);
        tile[lane + 4312] = t475;
        tile[lane + 4320] = t161;
        tile[lane + 4328] = t199;
        tile[lane + 4336] = t228;
        tile[lane + 4344] = t248;
        tile[lane + 4352] = t166;
        tile[lane + 4360] = t203;
        tile[lane + 4368] = t232;
        tile[lane + 4376] = t251;
        tile[lane + 4384] = t346;
        tile[lane + 4392] = t386;
        tile[lane + 4400] = t167;
        tile[lane + 4408] = t430;
        tile[lane + 4416] = t204;
        tile[lane + 4424] = t448;
        tile[lane + 4432] = t233;
        tile[lane + 4440] = t252;
        tile[lane + 4448] = t349;
        tile[lane + 4456] = t389;
        tile[lane + 4464] = t432;
        tile[lane + 4472] = t450;
        const double t476 = (t306 + t307) - (t308 + t309);
        const double t477 = (t299 + t300) - (t302 + t303);
        const double t478 = (t315 + t316) - (t318 + t319);
        const double t479 = t353 * (t305 * t476 - t314 * t477) + t321 * (t358 * t477 - t361 * t476) + t478 *
            (t314 * t361 - t305 * t358);
        const double t480 = t324 + t329 + 10.0 * (t364 + t369 + 10.0 * std::fabs(-0.25 * t479));
        const double t481 = t371 * (t331 * t476 - t332 * t477) + t333 * (t372 * t477 - t373 * t476) + t478 *
            (t332 * t373 - t331 * t372);
        const double t482 = t335 + t337 + 10.0 * (t375 + t377 + 10.0 * std::fabs(-0.25 * t481));
        tile[lane + 4480] = 0.13121638910345695 * (0.0019753086419753087 * t480 + 3.1868109314893665e-05 *
            t482);
        tile[lane + 4488] = t350;
        tile[lane + 4496] = t390;
        tile[lane + 4504] = t433;
        tile[lane + 4512] = t451;
        const double t483 = -3.292181069958848e-05 * (t480 + t482);
        tile[lane + 4520] = t483;
        const double t484 = 0.07636648162452686 * (0.0019753086419753087 * t480 - 0.0002508970939112753 *
            t482);
        tile[lane + 4528] = t484;
        tile[lane + 4536] = t162;
        tile[lane + 4544] = t200;
        tile[lane + 4552] = t165;
        tile[lane + 4560] = t202;
        tile[lane + 4568] = t264;
        tile[lane + 4576] = t276;
        tile[lane + 4584] = t267;
        tile[lane + 4592] = t278;
        tile[lane + 4600] = t347;
        tile[lane + 4608] = t167;
        tile[lane + 4616] = t420;
        tile[lane + 4624] = t204;
        tile[lane + 4632] = t439;
        tile[lane + 4640] = t348;
        tile[lane + 4648] = t423;
        tile[lane + 4656] = t441;
        tile[lane + 4664] = t461;
        tile[lane + 4672] = t269;
        tile[lane + 4680] = t280;
        tile[lane + 4688] = t462;
        tile[lane + 4696] = t350;
        const double t485 = t301 + t304;
        const double t486 = t312 + t313;
        const double t487 = t317 + t320;
        const double t488 = t391 * (t310 * t485 - t311 * t486) + t487 * (t311 * t395 - t310 * t396) + t322 *
            (t396 * t486 - t395 * t485);
        const double t489 = t398 + t403 + 10.0 * std::fabs(-0.125 * t488);
        const double t490 = t405 * (t325 * t485 - t326 * t486) + t487 * (t326 * t406 - t325 * t407) + t327 *
            (t407 * t486 - t406 * t485);
        const double t491 = t409 + t411 + 10.0 * std::fabs(-0.125 * t490);
        tile[lane + 4704] = 0.005831839515709198 * (t330 + t338 + 10.0 * (0.044444444444444446 * t489 +
            0.0007170324595851075 * t491));
        tile[lane + 4712] = t424;
        tile[lane + 4720] = t442;
        const double t492 = -3.292181069958848e-05 * (t339 + t340 + 10.0 * (t489 + t491));
        tile[lane + 4728] = t492;
        tile[lane + 4736] = t464;
        const double t493 = 0.0033940658499789713 * (t344 + t345 + 10.0 * (0.044444444444444446 * t489 -
            0.005645184613003694 * t491));
        tile[lane + 4744] = t493;
        tile[lane + 4752] = t163;
        tile[lane + 4760] = t164;
        tile[lane + 4768] = t229;
        tile[lane + 4776] = t230;
        tile[lane + 4784] = t265;
        tile[lane + 4792] = t266;
        tile[lane + 4800] = t287;
        tile[lane + 4808] = t288;
        tile[lane + 4816] = t167;
        tile[lane + 4824] = t387;
        tile[lane + 4832] = t421;
        tile[lane + 4840] = t388;
        tile[lane + 4848] = t422;
        tile[lane + 4856] = t233;
        tile[lane + 4864] = t453;
        tile[lane + 4872] = t454;
        tile[lane + 4880] = t269;
        tile[lane + 4888] = t466;
        tile[lane + 4896] = t467;
        tile[lane + 4904] = t291;
        tile[lane + 4912] = t390;
        tile[lane + 4920] = t424;
        const double t494 = t351 + t352;
        const double t495 = t356 + t357;
        const double t496 = t359 + t360;
        const double t497 = t494 * (t354 * t392 - t355 * t393) + t394 * (t355 * t495 - t354 * t496) + t362 *
            (t393 * t496 - t392 * t495);
        const double t498 = std::fabs(-0.0625 * t497);
        const double t499 = t494 * (t365 * t399 - t366 * t400) + t401 * (t366 * t495 - t365 * t496) + t367 *
            (t400 * t496 - t399 * t495);
        const double t500 = std::fabs(-0.0625 * t499);
        tile[lane + 4928] = 0.0002591928673648532 * (t370 + t378 + 10.0 * (t404 + t412 + 10.0 * (t498 +
            0.01613323034066492 * t500)));
        const double t501 = -3.292181069958848e-05 * (t379 + t380 + 10.0 * (t413 + t414 + 10.0 * (t498 +
            t500)));
        tile[lane + 4936] = t501;
        tile[lane + 4944] = t456;
        tile[lane + 4952] = t469;
        const double t502 = 0.0001508473711101765 * (t384 + t385 + 10.0 * (t418 + t419 + 10.0 * (t498 -
            0.12701665379258312 * t500)));
        tile[lane + 4960] = t502;
        tile[lane + 4968] = t164;
        tile[lane + 4976] = t201;
        tile[lane + 4984] = t230;
        tile[lane + 4992] = t249;
        tile[lane + 5000] = t266;
        tile[lane + 5008] = t277;
        tile[lane + 5016] = t288;
        tile[lane + 5024] = t295;
        tile[lane + 5032] = t204;
        tile[lane + 5040] = t388;
        tile[lane + 5048] = t422;
        tile[lane + 5056] = t431;
        tile[lane + 5064] = t440;
        tile[lane + 5072] = t252;
        tile[lane + 5080] = t454;
        tile[lane + 5088] = t457;
        tile[lane + 5096] = t280;
        tile[lane + 5104] = t467;
        tile[lane + 5112] = t470;
        tile[lane + 5120] = t298;
        tile[lane + 5128] = t433;
        tile[lane + 5136] = t442;
        tile[lane + 5144] = t501;
        tile[lane + 5152] = 4.181618231854588e-06 * (t425 + t426 + 10.0 * (t434 + t435 + 10.0 * (t498 +
            61.983866769659336 * t500)));
        tile[lane + 5160] = t459;
        tile[lane + 5168] = t472;
        const double t503 = -1.9160128311822592e-05 * (t428 + t429 + 10.0 * (t437 + t438 + 10.0 * (t498 -
            7.872983346207417 * t500)));
        tile[lane + 5176] = t503;
        tile[lane + 5184] = t165;
        tile[lane + 5192] = t202;
        tile[lane + 5200] = t231;
        tile[lane + 5208] = t250;
        tile[lane + 5216] = t267;
        tile[lane + 5224] = t278;
        tile[lane + 5232] = t289;
        tile[lane + 5240] = t296;
        tile[lane + 5248] = t348;
        tile[lane + 5256] = t233;
        tile[lane + 5264] = t423;
        tile[lane + 5272] = t252;
        tile[lane + 5280] = t441;
        tile[lane + 5288] = t449;
        tile[lane + 5296] = t455;
        tile[lane + 5304] = t458;
        tile[lane + 5312] = t462;
        tile[lane + 5320] = t291;
        tile[lane + 5328] = t298;
        tile[lane + 5336] = t473;
        tile[lane + 5344] = t451;
        tile[lane + 5352] = t492;
        tile[lane + 5360] = t456;
        tile[lane + 5368] = t459;
        tile[lane + 5376] = 9.408641021672823e-05 * (t443 + t444 + 10.0 * (0.044444444444444446 * t489 +
            2.7548385230959704 * t491));
        tile[lane + 5384] = t475;
        const double t504 = -0.0004311028870160083 * (t446 + t447 + 10.0 * (0.044444444444444446 * t489 -
            0.34991037094255184 * t491));
        tile[lane + 5392] = t504;
        tile[lane + 5400] = t166;
        tile[lane + 5408] = t203;
        tile[lane + 5416] = t232;
        tile[lane + 5424] = t251;
        tile[lane + 5432] = t268;
        tile[lane + 5440] = t279;
        tile[lane + 5448] = t290;
        tile[lane + 5456] = t297;
        tile[lane + 5464] = t349;
        tile[lane + 5472] = t389;
        tile[lane + 5480] = t269;
        tile[lane + 5488] = t432;
        tile[lane + 5496] = t280;
        tile[lane + 5504] = t450;
        tile[lane + 5512] = t291;
        tile[lane + 5520] = t298;
        tile[lane + 5528] = t463;
        tile[lane + 5536] = t468;
        tile[lane + 5544] = t471;
        tile[lane + 5552] = t474;
        tile[lane + 5560] = t483;
        tile[lane + 5568] = t464;
        tile[lane + 5576] = t469;
        tile[lane + 5584] = t472;
        tile[lane + 5592] = t475;
        tile[lane + 5600] = 0.0021169442298763852 * (0.0019753086419753087 * t480 + 0.12243726769315424 *
            t482);
        const double t505 = -0.009699814957860188 * (0.0019753086419753087 * t480 - 0.015551572041891193 *
            t482);
        tile[lane + 5608] = t505;
        tile[lane + 5616] = t167;
        tile[lane + 5624] = t204;
        tile[lane + 5632] = t233;
        tile[lane + 5640] = t252;
        tile[lane + 5648] = t269;
        tile[lane + 5656] = t280;
        tile[lane + 5664] = t291;
        tile[lane + 5672] = t298;
        tile[lane + 5680] = t350;
        tile[lane + 5688] = t390;
        tile[lane + 5696] = t424;
        tile[lane + 5704] = t433;
        tile[lane + 5712] = t442;
        tile[lane + 5720] = t451;
        tile[lane + 5728] = t456;
        tile[lane + 5736] = t459;
        tile[lane + 5744] = t464;
        tile[lane + 5752] = t469;
        tile[lane + 5760] = t472;
        tile[lane + 5768] = t475;
        tile[lane + 5776] = t484;
        tile[lane + 5784] = t493;
        tile[lane + 5792] = t502;
        tile[lane + 5800] = t503;
        tile[lane + 5808] = t504;
        tile[lane + 5816] = t505;
        const double t506 = t494 * (t476 * t485 - t477 * t486) + t487 * (t477 * t495 - t476 * t496) + t478 *
            (t486 * t496 - t485 * t495);
        tile[lane + 5824] = 8.779149519890261e-05 * (t480 + t482 + 10.0 * (t489 + t491 + 10.0 * (t498 + t500 +
            10.0 * std::fabs(-0.015625 * t506))));
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<729, 8, 729>(tile, element_tensors + 729 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void mass_q2_hexahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t0 = x0_0 - x1_0;
  const double x2_0 = coordinate_dofs[6];
  const double x3_0 = coordinate_dofs[9];
  const double t1 = x2_0 - x3_0;
  const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
  const double x4_0 = coordinate_dofs[12];
  const double x5_0 = coordinate_dofs[15];
  const double t3 = x4_0 - x5_0;
  const double x6_0 = coordinate_dofs[18];
  const double x7_0 = coordinate_dofs[21];
  const double t4 = x6_0 - x7_0;
  const double t5 = 0.8872983346207417 * t3 + 0.11270166537925831 * t4;
  const double t6 = 0.8872983346207417 * t2 + 0.11270166537925831 * t5;
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double t7 = 0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1;
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t8 = 0.8872983346207417 * x2_1 + 0.11270166537925831 * x3_1;
  const double t9 = t7 - t8;
  const double x4_1 = coordinate_dofs[13];
  const double x5_1 = coordinate_dofs[16];
  const double t10 = 0.8872983346207417 * x4_1 + 0.11270166537925831 * x5_1;
  const double x6_1 = coordinate_dofs[19];
  const double x7_1 = coordinate_dofs[22];
  const double t11 = 0.8872983346207417 * x6_1 + 0.11270166537925831 * x7_1;
  const double t12 = t10 - t11;
  const double t13 = 0.8872983346207417 * t9 + 0.11270166537925831 * t12;
  const double x0_2 = coordinate_dofs[2];
  const double x1_2 = coordinate_dofs[5];
  const double t14 = 0.8872983346207417 * x0_2 + 0.11270166537925831 * x1_2;
  const double x2_2 = coordinate_dofs[8];
  const double x3_2 = coordinate_dofs[11];
  const double t15 = 0.8872983346207417 * x2_2 + 0.11270166537925831 * x3_2;
  const double x4_2 = coordinate_dofs[14];
  const double x5_2 = coordinate_dofs[17];
  const double t16 = 0.8872983346207417 * x4_2 + 0.11270166537925831 * x5_2;
  const double x6_2 = coordinate_dofs[20];
  const double x7_2 = coordinate_dofs[23];
  const double t17 = 0.8872983346207417 * x6_2 + 0.11270166537925831 * x7_2;
  const double t18 = (0.8872983346207417 * t14 + 0.11270166537925831 * t15) - (0.8872983346207417 * t16 +
      0.11270166537925831 * t17);
  const double t19 = (0.8872983346207417 * t7 + 0.11270166537925831 * t8) - (0.8872983346207417 * t10 +
      0.11270166537925831 * t11);
  const double t20 = t14 - t15;
  const double t21 = t16 - t17;
  const double t22 = 0.8872983346207417 * t20 + 0.11270166537925831 * t21;
  const double t23 = 0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0;
  const double t24 = 0.8872983346207417 * x2_0 + 0.11270166537925831 * x3_0;
  const double t25 = t23 - t24;
  const double t26 = 0.8872983346207417 * x4_0 + 0.11270166537925831 * x5_0;
  const double t27 = 0.8872983346207417 * x6_0 + 0.11270166537925831 * x7_0;
  const double t28 = t26 - t27;
  const double t29 = 0.8872983346207417 * t25 + 0.11270166537925831 * t28;
  const double t30 = x0_2 - x1_2;
  const double t31 = x2_2 - x3_2;
  const double t32 = 0.8872983346207417 * t30 + 0.11270166537925831 * t31;
  const double t33 = x4_2 - x5_2;
  const double t34 = x6_2 - x7_2;
  const double t35 = 0.8872983346207417 * t33 + 0.11270166537925831 * t34;
  const double t36 = 0.8872983346207417 * t32 + 0.11270166537925831 * t35;
  const double t37 = x0_1 - x1_1;
  const double t38 = x2_1 - x3_1;
  const double t39 = 0.8872983346207417 * t37 + 0.11270166537925831 * t38;
  const double t40 = x4_1 - x5_1;
  const double t41 = x6_1 - x7_1;
  const double t42 = 0.8872983346207417 * t40 + 0.11270166537925831 * t41;
  const double t43 = 0.8872983346207417 * t39 + 0.11270166537925831 * t42;
  const double t44 = (0.8872983346207417 * t23 + 0.11270166537925831 * t24) - (0.8872983346207417 * t26 +
      0.11270166537925831 * t27);
  const double t45 = t6 * (t13 * t18 - t19 * t22) + t29 * (t19 * t36 - t18 * t43) + t44 * (t22 * t43 - t13 *
      t36);
  const double t46 = std::fabs(-t45);
  const double t47 = 0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1;
  const double t48 = 0.11270166537925831 * x2_1 + 0.8872983346207417 * x3_1;
  const double t49 = t47 - t48;
  const double t50 = 0.11270166537925831 * x4_1 + 0.8872983346207417 * x5_1;
  const double t51 = 0.11270166537925831 * x6_1 + 0.8872983346207417 * x7_1;
  const double t52 = t50 - t51;
  const double t53 = 0.8872983346207417 * t49 + 0.11270166537925831 * t52;
  const double t54 = 0.11270166537925831 * x0_2 + 0.8872983346207417 * x1_2;
  const double t55 = 0.11270166537925831 * x2_2 + 0.8872983346207417 * x3_2;
  const double t56 = 0.11270166537925831 * x4_2 + 0.8872983346207417 * x5_2;
  const double t57 = 0.11270166537925831 * x6_2 + 0.8872983346207417 * x7_2;
  const double t58 = (0.8872983346207417 * t54 + 0.11270166537925831 * t55) - (0.8872983346207417 * t56 +
      0.11270166537925831 * t57);
  const double t59 = (0.8872983346207417 * t47 + 0.11270166537925831 * t48) - (0.8872983346207417 * t50 +
      0.11270166537925831 * t51);
  const double t60 = t54 - t55;
  const double t61 = t56 - t57;
  const double t62 = 0.8872983346207417 * t60 + 0.11270166537925831 * t61;
  const double t63 = 0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0;
  const double t64 = 0.11270166537925831 * x2_0 + 0.8872983346207417 * x3_0;
  const double t65 = t63 - t64;
  const double t66 = 0.11270166537925831 * x4_0 + 0.8872983346207417 * x5_0;
  const double t67 = 0.11270166537925831 * x6_0 + 0.8872983346207417 * x7_0;
  const double t68 = t66 - t67;
  const double t69 = 0.8872983346207417 * t65 + 0.11270166537925831 * t68;
  const double t70 = (0.8872983346207417 * t63 + 0.11270166537925831 * t64) - (0.8872983346207417 * t66 +
      0.11270166537925831 * t67);
  const double t71 = t6 * (t53 * t58 - t59 * t62) + t69 * (t36 * t59 - t43 * t58) + t70 * (t43 * t62 - t36 *
      t53);
  const double t72 = std::fabs(-t71);
  const double t73 = t46 + 0.01613323034066492 * t72;
  const double t74 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
  const double t75 = 0.11270166537925831 * t3 + 0.8872983346207417 * t4;
  const double t76 = 0.8872983346207417 * t74 + 0.11270166537925831 * t75;
  const double t77 = (0.11270166537925831 * t14 + 0.8872983346207417 * t15) - (0.11270166537925831 * t16 +
      0.8872983346207417 * t17);
  const double t78 = (0.11270166537925831 * t7 + 0.8872983346207417 * t8) - (0.11270166537925831 * t10 +
      0.8872983346207417 * t11);
  const double t79 = 0.11270166537925831 * t30 + 0.8872983346207417 * t31;
  const double t80 = 0.11270166537925831 * t33 + 0.8872983346207417 * t34;
  const double t81 = 0.8872983346207417 * t79 + 0.11270166537925831 * t80;
  const double t82 = 0.11270166537925831 * t37 + 0.8872983346207417 * t38;
  const double t83 = 0.11270166537925831 * t40 + 0.8872983346207417 * t41;
  const double t84 = 0.8872983346207417 * t82 + 0.11270166537925831 * t83;
  const double t85 = (0.11270166537925831 * t23 + 0.8872983346207417 * t24) - (0.11270166537925831 * t26 +
      0.8872983346207417 * t27);
  const double t86 = t76 * (t13 * t77 - t22 * t78) + t29 * (t78 * t81 - t77 * t84) + t85 * (t22 * t84 - t13 *
      t81);
  const double t87 = std::fabs(-t86);
  const double t88 = (0.11270166537925831 * t54 + 0.8872983346207417 * t55) - (0.11270166537925831 * t56 +
      0.8872983346207417 * t57);
  const double t89 = (0.11270166537925831 * t47 + 0.8872983346207417 * t48) - (0.11270166537925831 * t50 +
      0.8872983346207417 * t51);
  const double t90 = (0.11270166537925831 * t63 + 0.8872983346207417 * t64) - (0.11270166537925831 * t66 +
      0.8872983346207417 * t67);
  const double t91 = t76 * (t53 * t88 - t62 * t89) + t69 * (t81 * t89 - t84 * t88) + t90 * (t62 * t84 - t53 *
      t81);
  const double t92 = std::fabs(-t91);
  const double t93 = t87 + 0.01613323034066492 * t92;
  const double t94 = 0.13121638910345695 * t73 + 0.0021169442298763852 * t93;
  const double t95 = 0.11270166537925831 * t2 + 0.8872983346207417 * t5;
  const double t96 = 0.11270166537925831 * t9 + 0.8872983346207417 * t12;
  const double t97 = 0.11270166537925831 * t20 + 0.8872983346207417 * t21;
  const double t98 = 0.11270166537925831 * t25 + 0.8872983346207417 * t28;
  const double t99 = 0.11270166537925831 * t32 + 0.8872983346207417 * t35;
  const double t100 = 0.11270166537925831 * t39 + 0.8872983346207417 * t42;
  const double t101 = t95 * (t18 * t96 - t19 * t97) + t98 * (t19 * t99 - t18 * t100) + t44 * (t97 * t100 - t96
      * t99);
  const double t102 = std::fabs(-t101);
  const double t103 = 0.11270166537925831 * t49 + 0.8872983346207417 * t52;
  const double t104 = 0.11270166537925831 * t60 + 0.8872983346207417 * t61;
  const double t105 = 0.11270166537925831 * t65 + 0.8872983346207417 * t68;
  const double t106 = t95 * (t58 * t103 - t59 * t104) + t105 * (t59 * t99 - t58 * t100) + t70 * (t100 * t104 -
      t99 * t103);
  const double t107 = std::fabs(-t106);
  const double t108 = t102 + 0.01613323034066492 * t107;
  const double t109 = 0.11270166537925831 * t74 + 0.8872983346207417 * t75;
  const double t110 = 0.11270166537925831 * t79 + 0.8872983346207417 * t80;
  const double t111 = 0.11270166537925831 * t82 + 0.8872983346207417 * t83;
  const double t112 = t109 * (t77 * t96 - t78 * t97) + t98 * (t78 * t110 - t77 * t111) + t85 * (t97 * t111 -
      t96 * t110);
  const double t113 = std::fabs(-t112);
  const double t114 = t109 * (t88 * t103 - t89 * t104) + t105 * (t89 * t110 - t88 * t111) + t90 * (t104 * t111
      - t103 * t110);
  const double t115 = std::fabs(-t114);
  const double t116 = t113 + 0.01613323034066492 * t115;
  const double t117 = 0.13121638910345695 * t108 + 0.0021169442298763852 * t116;
  A[0] += 0.13121638910345695 * (0.13121638910345695 * t94 + 0.0021169442298763852 * t117);
  const double t118 = t46 + t72;
  const double t119 = t87 + t92;
  const double t120 = 0.016666666666666666 * t118 + 0.0002688871723444153 * t119;
  const double t121 = t102 + t107;
  const double t122 = t113 + t115;
  const double t123 = 0.016666666666666666 * t121 + 0.0002688871723444153 * t122;
  const double t124 = -0.13121638910345695 * (0.13121638910345695 * t120 + 0.0021169442298763852 * t123);
  A[1] += t124;
  const double t125 = t73 + t93;
  const double t126 = t108 + t116;
  const double t127 = -0.13121638910345695 * (0.0021869398183909493 * t125 + 3.528240383127309e-05 * t126);
  A[2] += t127;
  const double t128 = t118 + t119;
  const double t129 = t121 + t122;
  const double t130 = 0.13121638910345695 * (0.0002777777777777778 * t128 + 4.481452872406922e-06 * t129);
  A[3] += t130;
  const double t131 = -0.0021869398183909493 * (t94 + t117);
  A[4] += t131;
  const double t132 = 0.0021869398183909493 * (t120 + t123);
  A[5] += t132;
  const double t133 = 3.6448996973182484e-05 * (t125 + t126);
  A[6] += t133;
  const double t134 = -4.6296296296296296e-06 * (t128 + t129);
  A[7] += t134;
  const double t135 = t46 - 0.12701665379258312 * t72;
  const double t136 = t87 - 0.12701665379258312 * t92;
  const double t137 = 0.07636648162452686 * t135 + 0.0012320380383546467 * t136;
  const double t138 = t102 - 0.12701665379258312 * t107;
  const double t139 = t113 - 0.12701665379258312 * t115;
  const double t140 = 0.07636648162452686 * t138 + 0.0012320380383546467 * t139;
  const double t141 = 0.13121638910345695 * (0.13121638910345695 * t137 + 0.0021169442298763852 * t140);
  A[8] += t141;
  const double t142 = 0.13121638910345695 * t73 - 0.016666666666666666 * t93;
  const double t143 = 0.13121638910345695 * t108 - 0.016666666666666666 * t116;
  const double t144 = 0.13121638910345695 * (0.07636648162452686 * t142 + 0.0012320380383546467 * t143);
  A[9] += t144;
  const double t145 = 0.07636648162452686 * (0.13121638910345695 * t94 - 0.016666666666666666 * t117);
  A[10] += t145;
  const double t146 = 0.016666666666666666 * t118 - 0.0021169442298763852 * t119;
  const double t147 = 0.016666666666666666 * t121 - 0.0021169442298763852 * t122;
  const double t148 = -0.13121638910345695 * (0.07636648162452686 * t146 + 0.0012320380383546467 * t147);
  A[11] += t148;
  const double t149 = -0.07636648162452686 * (0.13121638910345695 * t120 - 0.016666666666666666 * t123);
  A[12] += t149;
  const double t150 = t135 + t136;
  const double t151 = t138 + t139;
  const double t152 = -0.13121638910345695 * (0.0012727746937421143 * t150 + 2.0533967305910777e-05 * t151);
  A[13] += t152;
  const double t153 = -0.07636648162452686 * (0.0021869398183909493 * t125 - 0.0002777777777777778 * t126);
  A[14] += t153;
  const double t154 = 0.07636648162452686 * (0.0002777777777777778 * t128 - 3.528240383127309e-05 * t129);
  A[15] += t154;
  const double t155 = -0.0021869398183909493 * (t137 + t140);
  A[16] += t155;
  const double t156 = -0.0012727746937421143 * (t142 + t143);
  A[17] += t156;
  const double t157 = 0.0012727746937421143 * (t146 + t147);
  A[18] += t157;
  const double t158 = 2.121291156236857e-05 * (t150 + t151);
  A[19] += t158;
  const double t159 = 0.07636648162452686 * t135 - 0.009699814957860188 * t136;
  const double t160 = 0.07636648162452686 * t138 - 0.009699814957860188 * t139;
  const double t161 = 0.13121638910345695 * (0.07636648162452686 * t159 + 0.0012320380383546467 * t160);
  A[20] += t161;
  const double t162 = 0.07636648162452686 * (0.13121638910345695 * t137 - 0.016666666666666666 * t140);
  A[21] += t162;
  const double t163 = 0.07636648162452686 * (0.07636648162452686 * t142 - 0.009699814957860188 * t143);
  A[22] += t163;
  const double t164 = -0.07636648162452686 * (0.07636648162452686 * t146 - 0.009699814957860188 * t147);
  A[23] += t164;
  const double t165 = -0.07636648162452686 * (0.0012727746937421143 * t150 - 0.00016166358263100314 * t151);
  A[24] += t165;
  const double t166 = -0.0012727746937421143 * (t159 + t160);
  A[25] += t166;
  const double t167 = 0.07636648162452686 * (0.07636648162452686 * t159 - 0.009699814957860188 * t160);
  A[26] += t167;
  A[27] += t124;
  const double t168 = t46 + 61.983866769659336 * t72;
  const double t169 = t87 + 61.983866769659336 * t92;
  const double t170 = 0.0021169442298763852 * t168 + 3.415314887893723e-05 * t169;
  const double t171 = t102 + 61.983866769659336 * t107;
  const double t172 = t113 + 61.983866769659336 * t115;
  const double t173 = 0.0021169442298763852 * t171 + 3.415314887893723e-05 * t172;
  A[28] += 0.13121638910345695 * (0.13121638910345695 * t170 + 0.0021169442298763852 * t173);
  A[29] += t130;
  const double t174 = t168 + t169;
  const double t175 = t171 + t172;
  const double t176 = -0.13121638910345695 * (3.528240383127309e-05 * t174 + 5.692191479822872e-07 * t175);
  A[30] += t176;
  A[31] += t132;
  const double t177 = -0.0021869398183909493 * (t170 + t173);
  A[32] += t177;
  A[33] += t134;
  const double t178 = 5.880400638545515e-07 * (t174 + t175);
  A[34] += t178;
  const double t179 = t46 - 7.872983346207417 * t72;
  const double t180 = t87 - 7.872983346207417 * t92;
  const double t181 = 0.009699814957860188 * t179 + 0.00015648934897698538 * t180;
  const double t182 = t102 - 7.872983346207417 * t107;
  const double t183 = t113 - 7.872983346207417 * t115;
  const double t184 = 0.009699814957860188 * t182 + 0.00015648934897698538 * t183;
  const double t185 = -0.13121638910345695 * (0.13121638910345695 * t181 + 0.0021169442298763852 * t184);
  A[35] += t185;
  A[36] += t148;
  A[37] += t149;
  const double t186 = 0.0021169442298763852 * t168 - 0.0002688871723444153 * t169;
  const double t187 = 0.0021169442298763852 * t171 - 0.0002688871723444153 * t172;
  const double t188 = 0.13121638910345695 * (0.07636648162452686 * t186 + 0.0012320380383546467 * t187);
  A[38] += t188;
  const double t189 = 0.07636648162452686 * (0.13121638910345695 * t170 - 0.016666666666666666 * t173);
  A[39] += t189;
  const double t190 = t179 + t180;
  const double t191 = t182 + t183;
  const double t192 = 0.13121638910345695 * (0.00016166358263100314 * t190 + 2.60815581628309e-06 * t191);
  A[40] += t192;
  A[41] += t154;
  const double t193 = -0.07636648162452686 * (3.528240383127309e-05 * t174 - 4.481452872406922e-06 * t175);
  A[42] += t193;
  const double t194 = 0.0021869398183909493 * (t181 + t184);
  A[43] += t194;
  A[44] += t157;
  const double t195 = -0.0012727746937421143 * (t186 + t187);
  A[45] += t195;
  const double t196 = -2.694393043850052e-06 * (t190 + t191);
  A[46] += t196;
  const double t197 = 0.009699814957860188 * t179 - 0.0012320380383546467 * t180;
  const double t198 = 0.009699814957860188 * t182 - 0.0012320380383546467 * t183;
  const double t199 = -0.13121638910345695 * (0.07636648162452686 * t197 + 0.0012320380383546467 * t198);
  A[47] += t199;
  const double t200 = -0.07636648162452686 * (0.13121638910345695 * t181 - 0.016666666666666666 * t184);
  A[48] += t200;
  A[49] += t164;
  const double t201 = 0.07636648162452686 * (0.07636648162452686 * t186 - 0.009699814957860188 * t187);
  A[50] += t201;
  const double t202 = 0.07636648162452686 * (0.00016166358263100314 * t190 - 2.0533967305910777e-05 * t191);
  A[51] += t202;
  const double t203 = 0.0012727746937421143 * (t197 + t198);
  A[52] += t203;
  const double t204 = -0.07636648162452686 * (0.07636648162452686 * t197 - 0.009699814957860188 * t198);
  A[53] += t204;
  A[54] += t127;
  A[55] += t130;
  const double t205 = 0.13121638910345695 * t73 + 8.133299180184455 * t93;
  const double t206 = 0.13121638910345695 * t108 + 8.133299180184455 * t116;
  A[56] += 0.13121638910345695 * (0.0021169442298763852 * t205 + 3.415314887893723e-05 * t206);
  const double t207 = 0.016666666666666666 * t118 + 1.033064446160989 * t119;
  const double t208 = 0.016666666666666666 * t121 + 1.033064446160989 * t122;
  const double t209 = -0.13121638910345695 * (0.0021169442298763852 * t207 + 3.415314887893723e-05 * t208);
  A[57] += t209;
  A[58] += t133;
  A[59] += t134;
  const double t210 = -3.528240383127309e-05 * (t205 + t206);
  A[60] += t210;
  const double t211 = 3.528240383127309e-05 * (t207 + t208);
  A[61] += t211;
  A[62] += t152;
  const double t212 = 0.13121638910345695 * t73 - 1.033064446160989 * t93;
  const double t213 = 0.13121638910345695 * t108 - 1.033064446160989 * t116;
  const double t214 = -0.13121638910345695 * (0.009699814957860188 * t212 + 0.00015648934897698538 * t213);
  A[63] += t214;
  A[64] += t153;
  const double t215 = 0.016666666666666666 * t118 - 0.13121638910345695 * t119;
  const double t216 = 0.016666666666666666 * t121 - 0.13121638910345695 * t122;
  const double t217 = 0.13121638910345695 * (0.009699814957860188 * t215 + 0.00015648934897698538 * t216);
  A[65] += t217;
  A[66] += t154;
  const double t218 = 0.07636648162452686 * t135 + 4.73348982268231 * t136;
  const double t219 = 0.07636648162452686 * t138 + 4.73348982268231 * t139;
  const double t220 = 0.13121638910345695 * (0.0021169442298763852 * t218 + 3.415314887893723e-05 * t219);
  A[67] += t220;
  const double t221 = 0.07636648162452686 * (0.0021169442298763852 * t205 - 0.0002688871723444153 * t206);
  A[68] += t221;
  const double t222 = -0.07636648162452686 * (0.0021169442298763852 * t207 - 0.0002688871723444153 * t208);
  A[69] += t222;
  A[70] += t158;
  const double t223 = 0.00016166358263100314 * (t212 + t213);
  A[71] += t223;
  const double t224 = -0.00016166358263100314 * (t215 + t216);
  A[72] += t224;
  const double t225 = -3.528240383127309e-05 * (t218 + t219);
  A[73] += t225;
  const double t226 = 0.07636648162452686 * t135 - 0.6012320380383547 * t136;
  const double t227 = 0.07636648162452686 * t138 - 0.6012320380383547 * t139;
  const double t228 = -0.13121638910345695 * (0.009699814957860188 * t226 + 0.00015648934897698538 * t227);
  A[74] += t228;
  A[75] += t165;
  const double t229 = -0.07636648162452686 * (0.009699814957860188 * t212 - 0.0012320380383546467 * t213);
  A[76] += t229;
  const double t230 = 0.07636648162452686 * (0.009699814957860188 * t215 - 0.0012320380383546467 * t216);
  A[77] += t230;
  const double t231 = 0.07636648162452686 * (0.0021169442298763852 * t218 - 0.0002688871723444153 * t219);
  A[78] += t231;
  const double t232 = 0.00016166358263100314 * (t226 + t227);
  A[79] += t232;
  const double t233 = -0.07636648162452686 * (0.009699814957860188 * t226 - 0.0012320380383546467 * t227);
  A[80] += t233;
  A[81] += t130;
  A[82] += t176;
  A[83] += t209;
  const double t234 = 0.0021169442298763852 * t168 + 0.13121638910345695 * t169;
  const double t235 = 0.0021169442298763852 * t171 + 0.13121638910345695 * t172;
  A[84] += 0.13121638910345695 * (0.0021169442298763852 * t234 + 3.415314887893723e-05 * t235);
  A[85] += t134;
  A[86] += t178;
  A[87] += t211;
  const double t236 = -3.528240383127309e-05 * (t234 + t235);
  A[88] += t236;
  A[89] += t192;
  A[90] += t217;
  A[91] += t154;
  const double t237 = 0.0021169442298763852 * t168 - 0.016666666666666666 * t169;
  const double t238 = 0.0021169442298763852 * t171 - 0.016666666666666666 * t172;
  const double t239 = -0.13121638910345695 * (0.009699814957860188 * t237 + 0.00015648934897698538 * t238);
  A[92] += t239;
  A[93] += t193;
  const double t240 = 0.009699814957860188 * t179 + 0.6012320380383547 * t180;
  const double t241 = 0.009699814957860188 * t182 + 0.6012320380383547 * t183;
  const double t242 = -0.13121638910345695 * (0.0021169442298763852 * t240 + 3.415314887893723e-05 * t241);
  A[94] += t242;
  A[95] += t222;
  const double t243 = 0.07636648162452686 * (0.0021169442298763852 * t234 - 0.0002688871723444153 * t235);
  A[96] += t243;
  A[97] += t196;
  A[98] += t224;
  const double t244 = 0.00016166358263100314 * (t237 + t238);
  A[99] += t244;
  const double t245 = 3.528240383127309e-05 * (t240 + t241);
  A[100] += t245;
  const double t246 = 0.009699814957860188 * t179 - 0.07636648162452686 * t180;
  const double t247 = 0.009699814957860188 * t182 - 0.07636648162452686 * t183;
  const double t248 = 0.13121638910345695 * (0.009699814957860188 * t246 + 0.00015648934897698538 * t247);
  A[101] += t248;
  A[102] += t202;
  A[103] += t230;
  const double t249 = -0.07636648162452686 * (0.009699814957860188 * t237 - 0.0012320380383546467 * t238);
  A[104] += t249;
  const double t250 = -0.07636648162452686 * (0.0021169442298763852 * t240 - 0.0002688871723444153 * t241);
  A[105] += t250;
  const double t251 = -0.00016166358263100314 * (t246 + t247);
  A[106] += t251;
  const double t252 = 0.07636648162452686 * (0.009699814957860188 * t246 - 0.0012320380383546467 * t247);
  A[107] += t252;
  A[108] += t131;
  A[109] += t132;
  A[110] += t133;
  A[111] += t134;
  A[112] += 0.0021169442298763852 * (0.13121638910345695 * t94 + 8.133299180184455 * t117);
  const double t253 = -0.0021169442298763852 * (0.13121638910345695 * t120 + 8.133299180184455 * t123);
  A[113] += t253;
  const double t254 = -0.0021169442298763852 * (0.0021869398183909493 * t125 + 0.13555498633640758 * t126);
  A[114] += t254;
  const double t255 = 0.0021169442298763852 * (0.0002777777777777778 * t128 + 0.017217740769349815 * t129);
  A[115] += t255;
  A[116] += t155;
  A[117] += t156;
  const double t256 = -0.009699814957860188 * (0.13121638910345695 * t94 - 1.033064446160989 * t117);
  A[118] += t256;
  A[119] += t157;
  const double t257 = 0.009699814957860188 * (0.13121638910345695 * t120 - 1.033064446160989 * t123);
  A[120] += t257;
  A[121] += t158;
  const double t258 = 0.009699814957860188 * (0.0021869398183909493 * t125 - 0.017217740769349815 * t126);
  A[122] += t258;
  const double t259 = -0.009699814957860188 * (0.0002777777777777778 * t128 - 0.0021869398183909493 * t129);
  A[123] += t259;
  const double t260 = 0.0021169442298763852 * (0.13121638910345695 * t137 + 8.133299180184455 * t140);
  A[124] += t260;
  const double t261 = 0.0021169442298763852 * (0.07636648162452686 * t142 + 4.73348982268231 * t143);
  A[125] += t261;
  const double t262 = -0.0021169442298763852 * (0.07636648162452686 * t146 + 4.73348982268231 * t147);
  A[126] += t262;
  const double t263 = -0.0021169442298763852 * (0.0012727746937421143 * t150 + 0.07889149704470517 * t151);
  A[127] += t263;
  A[128] += t166;
  const double t264 = -0.009699814957860188 * (0.13121638910345695 * t137 - 1.033064446160989 * t140);
  A[129] += t264;
  const double t265 = -0.009699814957860188 * (0.07636648162452686 * t142 - 0.6012320380383547 * t143);
  A[130] += t265;
  const double t266 = 0.009699814957860188 * (0.07636648162452686 * t146 - 0.6012320380383547 * t147);
  A[131] += t266;
  const double t267 = 0.009699814957860188 * (0.0012727746937421143 * t150 - 0.01002053396730591 * t151);
  A[132] += t267;
  const double t268 = 0.0021169442298763852 * (0.07636648162452686 * t159 + 4.73348982268231 * t160);
  A[133] += t268;
  const double t269 = -0.009699814957860188 * (0.07636648162452686 * t159 - 0.6012320380383547 * t160);
  A[134] += t269;
  A[135] += t132;
  A[136] += t177;
  A[137] += t134;
  A[138] += t178;
  A[139] += t253;
  A[140] += 0.0021169442298763852 * (0.13121638910345695 * t170 + 8.133299180184455 * t173);
  A[141] += t255;
  const double t270 = -0.0021169442298763852 * (3.528240383127309e-05 * t174 + 0.0021869398183909493 * t175);
  A[142] += t270;
  A[143] += t194;
  A[144] += t157;
  A[145] += t257;
  A[146] += t195;
  const double t271 = -0.009699814957860188 * (0.13121638910345695 * t170 - 1.033064446160989 * t173);
  A[147] += t271;
  A[148] += t196;
  A[149] += t259;
  const double t272 = 0.009699814957860188 * (3.528240383127309e-05 * t174 - 0.0002777777777777778 * t175);
  A[150] += t272;
  const double t273 = -0.0021169442298763852 * (0.13121638910345695 * t181 + 8.133299180184455 * t184);
  A[151] += t273;
  A[152] += t262;
  const double t274 = 0.0021169442298763852 * (0.07636648162452686 * t186 + 4.73348982268231 * t187);
  A[153] += t274;
  const double t275 = 0.0021169442298763852 * (0.00016166358263100314 * t190 + 0.01002053396730591 * t191);
  A[154] += t275;
  A[155] += t203;
  const double t276 = 0.009699814957860188 * (0.13121638910345695 * t181 - 1.033064446160989 * t184);
  A[156] += t276;
  A[157] += t266;
  const double t277 = -0.009699814957860188 * (0.07636648162452686 * t186 - 0.6012320380383547 * t187);
  A[158] += t277;
  const double t278 = -0.009699814957860188 * (0.00016166358263100314 * t190 - 0.0012727746937421143 * t191);
  A[159] += t278;
  const double t279 = -0.0021169442298763852 * (0.07636648162452686 * t197 + 4.73348982268231 * t198);
  A[160] += t279;
  const double t280 = 0.009699814957860188 * (0.07636648162452686 * t197 - 0.6012320380383547 * t198);
  A[161] += t280;
  A[162] += t133;
  A[163] += t134;
  A[164] += t210;
  A[165] += t211;
  A[166] += t254;
  A[167] += t255;
  A[168] += 0.0021169442298763852 * (0.0021169442298763852 * t205 + 0.13121638910345695 * t206);
  const double t281 = -0.0021169442298763852 * (0.0021169442298763852 * t207 + 0.13121638910345695 * t208);
  A[169] += t281;
  A[170] += t158;
  A[171] += t223;
  A[172] += t258;
  A[173] += t224;
  A[174] += t259;
  A[175] += t225;
  const double t282 = -0.009699814957860188 * (0.0021169442298763852 * t205 - 0.016666666666666666 * t206);
  A[176] += t282;
  const double t283 = 0.009699814957860188 * (0.0021169442298763852 * t207 - 0.016666666666666666 * t208);
  A[177] += t283;
  A[178] += t263;
  const double t284 = -0.0021169442298763852 * (0.009699814957860188 * t212 + 0.6012320380383547 * t213);
  A[179] += t284;
  const double t285 = 0.0021169442298763852 * (0.009699814957860188 * t215 + 0.6012320380383547 * t216);
  A[180] += t285;
  const double t286 = 0.0021169442298763852 * (0.0021169442298763852 * t218 + 0.13121638910345695 * t219);
  A[181] += t286;
  A[182] += t232;
  A[183] += t267;
  const double t287 = 0.009699814957860188 * (0.009699814957860188 * t212 - 0.07636648162452686 * t213);
  A[184] += t287;
  const double t288 = -0.009699814957860188 * (0.009699814957860188 * t215 - 0.07636648162452686 * t216);
  A[185] += t288;
  const double t289 = -0.009699814957860188 * (0.0021169442298763852 * t218 - 0.016666666666666666 * t219);
  A[186] += t289;
  const double t290 = -0.0021169442298763852 * (0.009699814957860188 * t226 + 0.6012320380383547 * t227);
  A[187] += t290;
  const double t291 = 0.009699814957860188 * (0.009699814957860188 * t226 - 0.07636648162452686 * t227);
  A[188] += t291;
  A[189] += t134;
  A[190] += t178;
  A[191] += t211;
  A[192] += t236;
  A[193] += t255;
  A[194] += t270;
  A[195] += t281;
  A[196] += 0.0021169442298763852 * (0.0021169442298763852 * t234 + 0.13121638910345695 * t235);
  A[197] += t196;
  A[198] += t224;
  A[199] += t259;
  A[200] += t244;
  A[201] += t272;
  A[202] += t245;
  A[203] += t283;
  const double t292 = -0.009699814957860188 * (0.0021169442298763852 * t234 - 0.016666666666666666 * t235);
  A[204] += t292;
  A[205] += t275;
  A[206] += t285;
  const double t293 = -0.0021169442298763852 * (0.009699814957860188 * t237 + 0.6012320380383547 * t238);
  A[207] += t293;
  const double t294 = -0.0021169442298763852 * (0.0021169442298763852 * t240 + 0.13121638910345695 * t241);
  A[208] += t294;
  A[209] += t251;
  A[210] += t278;
  A[211] += t288;
  const double t295 = 0.009699814957860188 * (0.009699814957860188 * t237 - 0.07636648162452686 * t238);
  A[212] += t295;
  const double t296 = 0.009699814957860188 * (0.0021169442298763852 * t240 - 0.016666666666666666 * t241);
  A[213] += t296;
  const double t297 = 0.0021169442298763852 * (0.009699814957860188 * t246 + 0.6012320380383547 * t247);
  A[214] += t297;
  const double t298 = -0.009699814957860188 * (0.009699814957860188 * t246 - 0.07636648162452686 * t247);
  A[215] += t298;
  A[216] += t141;
  A[217] += t185;
  A[218] += t152;
  A[219] += t192;
  A[220] += t155;
  A[221] += t194;
  A[222] += t158;
  A[223] += t196;
  const double t299 = x0_1 + x1_1;
  const double t300 = x2_1 + x3_1;
  const double t301 = t299 - t300;
  const double t302 = x4_1 + x5_1;
  const double t303 = x6_1 + x7_1;
  const double t304 = t302 - t303;
  const double t305 = 0.44364916731037085 * t301 + 0.056350832689629156 * t304;
  const double t306 = x0_2 + x1_2;
  const double t307 = x2_2 + x3_2;
  const double t308 = x4_2 + x5_2;
  const double t309 = x6_2 + x7_2;
  const double t310 = (0.44364916731037085 * t306 + 0.056350832689629156 * t307) - (0.44364916731037085 * t308
      + 0.056350832689629156 * t309);
  const double t311 = (0.44364916731037085 * t299 + 0.056350832689629156 * t300) - (0.44364916731037085 * t302
      + 0.056350832689629156 * t303);
  const double t312 = t306 - t307;
  const double t313 = t308 - t309;
  const double t314 = 0.44364916731037085 * t312 + 0.056350832689629156 * t313;
  const double t315 = x0_0 + x1_0;
  const double t316 = x2_0 + x3_0;
  const double t317 = t315 - t316;
  const double t318 = x4_0 + x5_0;
  const double t319 = x6_0 + x7_0;
  const double t320 = t318 - t319;
  const double t321 = 0.44364916731037085 * t317 + 0.056350832689629156 * t320;
  const double t322 = (0.44364916731037085 * t315 + 0.056350832689629156 * t316) - (0.44364916731037085 * t318
      + 0.056350832689629156 * t319);
  const double t323 = t6 * (t305 * t310 - t311 * t314) + t321 * (t36 * t311 - t43 * t310) + t322 * (t43 * t314
      - t36 * t305);
  const double t324 = t46 + t72 + 10.0 * std::fabs(-t323);
  const double t325 = (0.056350832689629156 * t306 + 0.44364916731037085 * t307) - (0.056350832689629156 *
      t308 + 0.44364916731037085 * t309);
  const double t326 = (0.056350832689629156 * t299 + 0.44364916731037085 * t300) - (0.056350832689629156 *
      t302 + 0.44364916731037085 * t303);
  const double t327 = (0.056350832689629156 * t315 + 0.44364916731037085 * t316) - (0.056350832689629156 *
      t318 + 0.44364916731037085 * t319);
  const double t328 = t76 * (t305 * t325 - t314 * t326) + t321 * (t81 * t326 - t84 * t325) + t327 * (t84 *
      t314 - t81 * t305);
  const double t329 = t87 + t92 + 10.0 * std::fabs(-t328);
  const double t330 = 0.044444444444444446 * t324 + 0.0007170324595851075 * t329;
  const double t331 = 0.056350832689629156 * t301 + 0.44364916731037085 * t304;
  const double t332 = 0.056350832689629156 * t312 + 0.44364916731037085 * t313;
  const double t333 = 0.056350832689629156 * t317 + 0.44364916731037085 * t320;
  const double t334 = t95 * (t310 * t331 - t311 * t332) + t333 * (t99 * t311 - t100 * t310) + t322 * (t100 *
      t332 - t99 * t331);
  const double t335 = t102 + t107 + 10.0 * std::fabs(-t334);
  const double t336 = t109 * (t325 * t331 - t326 * t332) + t333 * (t110 * t326 - t111 * t325) + t327 * (t111 *
      t332 - t110 * t331);
  const double t337 = t113 + t115 + 10.0 * std::fabs(-t336);
  const double t338 = 0.044444444444444446 * t335 + 0.0007170324595851075 * t337;
  A[224] += 0.13121638910345695 * (0.13121638910345695 * t330 + 0.0021169442298763852 * t338);
  A[225] += t161;
  A[226] += t162;
  A[227] += t199;
  A[228] += t200;
  const double t339 = t324 + t329;
  const double t340 = t335 + t337;
  const double t341 = -0.13121638910345695 * (0.0007407407407407407 * t339 + 1.1950540993085125e-05 * t340);
  A[229] += t341;
  A[230] += t165;
  A[231] += t202;
  const double t342 = -0.0021869398183909493 * (t330 + t338);
  A[232] += t342;
  A[233] += t166;
  A[234] += t203;
  const double t343 = 1.2345679012345678e-05 * (t339 + t340);
  A[235] += t343;
  const double t344 = 0.044444444444444446 * t324 - 0.005645184613003694 * t329;
  const double t345 = 0.044444444444444446 * t335 - 0.005645184613003694 * t337;
  const double t346 = 0.13121638910345695 * (0.07636648162452686 * t344 + 0.0012320380383546467 * t345);
  A[236] += t346;
  const double t347 = 0.07636648162452686 * (0.13121638910345695 * t330 - 0.016666666666666666 * t338);
  A[237] += t347;
  A[238] += t167;
  A[239] += t204;
  const double t348 = -0.07636648162452686 * (0.0007407407407407407 * t339 - 9.408641021672823e-05 * t340);
  A[240] += t348;
  const double t349 = -0.0012727746937421143 * (t344 + t345);
  A[241] += t349;
  const double t350 = 0.07636648162452686 * (0.07636648162452686 * t344 - 0.009699814957860188 * t345);
  A[242] += t350;
  A[243] += t144;
  A[244] += t148;
  A[245] += t214;
  A[246] += t217;
  A[247] += t156;
  A[248] += t157;
  A[249] += t223;
  A[250] += t224;
  A[251] += t161;
  const double t351 = t0 + t1;
  const double t352 = t3 + t4;
  const double t353 = 0.44364916731037085 * t351 + 0.056350832689629156 * t352;
  const double t354 = (t14 + t15) - (t16 + t17);
  const double t355 = (t7 + t8) - (t10 + t11);
  const double t356 = t30 + t31;
  const double t357 = t33 + t34;
  const double t358 = 0.44364916731037085 * t356 + 0.056350832689629156 * t357;
  const double t359 = t37 + t38;
  const double t360 = t40 + t41;
  const double t361 = 0.44364916731037085 * t359 + 0.056350832689629156 * t360;
  const double t362 = (t23 + t24) - (t26 + t27);
  const double t363 = t353 * (t13 * t354 - t22 * t355) + t29 * (t355 * t358 - t354 * t361) + t362 * (t22 *
      t361 - t13 * t358);
  const double t364 = std::fabs(-0.5 * t363);
  const double t365 = (t54 + t55) - (t56 + t57);
  const double t366 = (t47 + t48) - (t50 + t51);
  const double t367 = (t63 + t64) - (t66 + t67);
  const double t368 = t353 * (t53 * t365 - t62 * t366) + t69 * (t358 * t366 - t361 * t365) + t367 * (t62 *
      t361 - t53 * t358);
  const double t369 = std::fabs(-0.5 * t368);
  const double t370 = t73 + t93 + 10.0 * (t364 + 0.01613323034066492 * t369);
  const double t371 = 0.056350832689629156 * t351 + 0.44364916731037085 * t352;
  const double t372 = 0.056350832689629156 * t356 + 0.44364916731037085 * t357;
  const double t373 = 0.056350832689629156 * t359 + 0.44364916731037085 * t360;
  const double t374 = t371 * (t96 * t354 - t97 * t355) + t98 * (t355 * t372 - t354 * t373) + t362 * (t97 *
      t373 - t96 * t372);
  const double t375 = std::fabs(-0.5 * t374);
  const double t376 = t371 * (t103 * t365 - t104 * t366) + t105 * (t366 * t372 - t365 * t373) + t367 * (t104 *
      t373 - t103 * t372);
  const double t377 = std::fabs(-0.5 * t376);
  const double t378 = t108 + t116 + 10.0 * (t375 + 0.01613323034066492 * t377);
  A[252] += 0.13121638910345695 * (0.005831839515709198 * t370 + 9.408641021672823e-05 * t378);
  A[253] += t163;
  const double t379 = t118 + t119 + 10.0 * (t364 + t369);
  const double t380 = t121 + t122 + 10.0 * (t375 + t377);
  const double t381 = -0.13121638910345695 * (0.0007407407407407407 * t379 + 1.1950540993085125e-05 * t380);
  A[254] += t381;
  A[255] += t164;
  A[256] += t228;
  A[257] += t229;
  A[258] += t230;
  A[259] += t166;
  const double t382 = -9.719732526181996e-05 * (t370 + t378);
  A[260] += t382;
  const double t383 = 1.2345679012345678e-05 * (t379 + t380);
  A[261] += t383;
  A[262] += t232;
  const double t384 = t135 + t136 + 10.0 * (t364 - 0.12701665379258312 * t369);
  const double t385 = t138 + t139 + 10.0 * (t375 - 0.12701665379258312 * t377);
  const double t386 = 0.13121638910345695 * (0.0033940658499789713 * t384 + 5.475724614909541e-05 * t385);
  A[263] += t386;
  A[264] += t167;
  const double t387 = 0.07636648162452686 * (0.005831839515709198 * t370 - 0.0007407407407407407 * t378);
  A[265] += t387;
  const double t388 = -0.07636648162452686 * (0.0007407407407407407 * t379 - 9.408641021672823e-05 * t380);
  A[266] += t388;
  A[267] += t233;
  const double t389 = -5.6567764166316185e-05 * (t384 + t385);
  A[268] += t389;
  const double t390 = 0.07636648162452686 * (0.0033940658499789713 * t384 - 0.0004311028870160083 * t385);
  A[269] += t390;
  A[270] += t145;
  A[271] += t149;
  A[272] += t153;
  A[273] += t154;
  A[274] += t256;
  A[275] += t257;
  A[276] += t258;
  A[277] += t259;
  A[278] += t162;
  A[279] += t163;
  const double t391 = t2 + t5;
  const double t392 = t9 + t12;
  const double t393 = t20 + t21;
  const double t394 = t25 + t28;
  const double t395 = t32 + t35;
  const double t396 = t39 + t42;
  const double t397 = t391 * (t18 * t392 - t19 * t393) + t394 * (t19 * t395 - t18 * t396) + t44 * (t393 * t396
      - t392 * t395);
  const double t398 = std::fabs(-0.25 * t397);
  const double t399 = t49 + t52;
  const double t400 = t60 + t61;
  const double t401 = t65 + t68;
  const double t402 = t391 * (t58 * t399 - t59 * t400) + t401 * (t59 * t395 - t58 * t396) + t70 * (t396 * t400
      - t395 * t399);
  const double t403 = std::fabs(-0.25 * t402);
  const double t404 = t398 + 0.01613323034066492 * t403;
  const double t405 = t74 + t75;
  const double t406 = t79 + t80;
  const double t407 = t82 + t83;
  const double t408 = t405 * (t77 * t392 - t78 * t393) + t394 * (t78 * t406 - t77 * t407) + t85 * (t393 * t407
      - t392 * t406);
  const double t409 = std::fabs(-0.25 * t408);
  const double t410 = t405 * (t88 * t399 - t89 * t400) + t401 * (t89 * t406 - t88 * t407) + t90 * (t400 * t407
      - t399 * t406);
  const double t411 = std::fabs(-0.25 * t410);
  const double t412 = t409 + 0.01613323034066492 * t411;
  A[280] += 0.005831839515709198 * (t94 + t117 + 10.0 * (0.13121638910345695 * t404 + 0.0021169442298763852 *
      t412));
  A[281] += t164;
  const double t413 = t398 + t403;
  const double t414 = t409 + t411;
  const double t415 = -0.005831839515709198 * (t120 + t123 + 10.0 * (0.016666666666666666 * t413 +
      0.0002688871723444153 * t414));
  A[282] += t415;
  A[283] += t165;
  const double t416 = -9.719732526181996e-05 * (t125 + t126 + 10.0 * (t404 + t412));
  A[284] += t416;
  const double t417 = 1.2345679012345678e-05 * (t128 + t129 + 10.0 * (t413 + t414));
  A[285] += t417;
  A[286] += t264;
  A[287] += t265;
  A[288] += t266;
  A[289] += t267;
  A[290] += t167;
  const double t418 = t398 - 0.12701665379258312 * t403;
  const double t419 = t409 - 0.12701665379258312 * t411;
  const double t420 = 0.005831839515709198 * (t137 + t140 + 10.0 * (0.07636648162452686 * t418 +
      0.0012320380383546467 * t419));
  A[291] += t420;
  const double t421 = 0.0033940658499789713 * (t142 + t143 + 10.0 * (0.13121638910345695 * t404 -
      0.016666666666666666 * t412));
  A[292] += t421;
  const double t422 = -0.0033940658499789713 * (t146 + t147 + 10.0 * (0.016666666666666666 * t413 -
      0.0021169442298763852 * t414));
  A[293] += t422;
  const double t423 = -5.6567764166316185e-05 * (t150 + t151 + 10.0 * (t418 + t419));
  A[294] += t423;
  A[295] += t269;
  const double t424 = 0.0033940658499789713 * (t159 + t160 + 10.0 * (0.07636648162452686 * t418 -
      0.009699814957860188 * t419));
  A[296] += t424;
  A[297] += t148;
  A[298] += t188;
  A[299] += t217;
  A[300] += t239;
  A[301] += t157;
  A[302] += t195;
  A[303] += t224;
  A[304] += t244;
  A[305] += t199;
  A[306] += t381;
  A[307] += t164;
  const double t425 = t168 + t169 + 10.0 * (t364 + 61.983866769659336 * t369);
  const double t426 = t171 + t172 + 10.0 * (t375 + 61.983866769659336 * t377);
  A[308] += 0.13121638910345695 * (9.408641021672823e-05 * t425 + 1.5179177279527657e-06 * t426);
  A[309] += t201;
  A[310] += t248;
  A[311] += t230;
  A[312] += t249;
  A[313] += t203;
  A[314] += t383;
  const double t427 = -1.5681068369454706e-06 * (t425 + t426);
  A[315] += t427;
  A[316] += t251;
  const double t428 = t179 + t180 + 10.0 * (t364 - 7.872983346207417 * t369);
  const double t429 = t182 + t183 + 10.0 * (t375 - 7.872983346207417 * t377);
  const double t430 = -0.13121638910345695 * (0.0004311028870160083 * t428 + 6.9550821767549065e-06 * t429);
  A[317] += t430;
  A[318] += t204;
  A[319] += t388;
  const double t431 = 0.07636648162452686 * (9.408641021672823e-05 * t425 - 1.1950540993085125e-05 * t426);
  A[320] += t431;
  A[321] += t252;
  const double t432 = 7.185048116933472e-06 * (t428 + t429);
  A[322] += t432;
  const double t433 = -0.07636648162452686 * (0.0004311028870160083 * t428 - 5.475724614909541e-05 * t429);
  A[323] += t433;
  A[324] += t149;
  A[325] += t189;
  A[326] += t154;
  A[327] += t193;
  A[328] += t257;
  A[329] += t271;
  A[330] += t259;
  A[331] += t272;
  A[332] += t200;
  A[333] += t164;
  A[334] += t415;
  A[335] += t201;
  const double t434 = t398 + 61.983866769659336 * t403;
  const double t435 = t409 + 61.983866769659336 * t411;
  A[336] += 0.005831839515709198 * (t170 + t173 + 10.0 * (0.0021169442298763852 * t434 + 3.415314887893723e-05
      * t435));
  A[337] += t202;
  A[338] += t417;
  const double t436 = -1.5681068369454706e-06 * (t174 + t175 + 10.0 * (t434 + t435));
  A[339] += t436;
  A[340] += t276;
  A[341] += t266;
  A[342] += t277;
  A[343] += t278;
  A[344] += t204;
  const double t437 = t398 - 7.872983346207417 * t403;
  const double t438 = t409 - 7.872983346207417 * t411;
  const double t439 = -0.005831839515709198 * (t181 + t184 + 10.0 * (0.009699814957860188 * t437 +
      0.00015648934897698538 * t438));
  A[345] += t439;
  A[346] += t422;
  const double t440 = 0.0033940658499789713 * (t186 + t187 + 10.0 * (0.0021169442298763852 * t434 -
      0.0002688871723444153 * t435));
  A[347] += t440;
  const double t441 = 7.185048116933472e-06 * (t190 + t191 + 10.0 * (t437 + t438));
  A[348] += t441;
  A[349] += t280;
  const double t442 = -0.0033940658499789713 * (t197 + t198 + 10.0 * (0.009699814957860188 * t437 -
      0.0012320380383546467 * t438));
  A[350] += t442;
  A[351] += t152;
  A[352] += t192;
  A[353] += t220;
  A[354] += t242;
  A[355] += t158;
  A[356] += t196;
  A[357] += t225;
  A[358] += t245;
  A[359] += t341;
  A[360] += t228;
  A[361] += t165;
  A[362] += t248;
  A[363] += t202;
  const double t443 = 0.044444444444444446 * t324 + 2.7548385230959704 * t329;
  const double t444 = 0.044444444444444446 * t335 + 2.7548385230959704 * t337;
  A[364] += 0.13121638910345695 * (0.0021169442298763852 * t443 + 3.415314887893723e-05 * t444);
  A[365] += t231;
  A[366] += t250;
  A[367] += t343;
  A[368] += t232;
  A[369] += t251;
  const double t445 = -3.528240383127309e-05 * (t443 + t444);
  A[370] += t445;
  const double t446 = 0.044444444444444446 * t324 - 0.34991037094255184 * t329;
  const double t447 = 0.044444444444444446 * t335 - 0.34991037094255184 * t337;
  const double t448 = -0.13121638910345695 * (0.009699814957860188 * t446 + 0.00015648934897698538 * t447);
  A[371] += t448;
  A[372] += t348;
  A[373] += t233;
  A[374] += t252;
  const double t449 = 0.07636648162452686 * (0.0021169442298763852 * t443 - 0.0002688871723444153 * t444);
  A[375] += t449;
  const double t450 = 0.00016166358263100314 * (t446 + t447);
  A[376] += t450;
  const double t451 = -0.07636648162452686 * (0.009699814957860188 * t446 - 0.0012320380383546467 * t447);
  A[377] += t451;
  A[378] += t153;
  A[379] += t154;
  A[380] += t221;
  A[381] += t222;
  A[382] += t258;
  A[383] += t259;
  A[384] += t282;
  A[385] += t283;
  A[386] += t165;
  A[387] += t229;
  A[388] += t416;
  A[389] += t230;
  A[390] += t417;
  A[391] += t231;
  A[392] += 9.408641021672823e-05 * (t205 + t206 + 10.0 * (0.13121638910345695 * t404 + 8.133299180184455 *
      t412));
  const double t452 = -9.408641021672823e-05 * (t207 + t208 + 10.0 * (0.016666666666666666 * t413 +
      1.033064446160989 * t414));
  A[393] += t452;
  A[394] += t267;
  A[395] += t287;
  A[396] += t288;
  A[397] += t289;
  A[398] += t233;
  A[399] += t423;
  const double t453 = -0.0004311028870160083 * (t212 + t213 + 10.0 * (0.13121638910345695 * t404 -
      1.033064446160989 * t412));
  A[400] += t453;
  const double t454 = 0.0004311028870160083 * (t215 + t216 + 10.0 * (0.016666666666666666 * t413 -
      0.13121638910345695 * t414));
  A[401] += t454;
  const double t455 = 9.408641021672823e-05 * (t218 + t219 + 10.0 * (0.07636648162452686 * t418 +
      4.73348982268231 * t419));
  A[402] += t455;
  A[403] += t291;
  const double t456 = -0.0004311028870160083 * (t226 + t227 + 10.0 * (0.07636648162452686 * t418 -
      0.6012320380383547 * t419));
  A[404] += t456;
  A[405] += t154;
  A[406] += t193;
  A[407] += t222;
  A[408] += t243;
  A[409] += t259;
  A[410] += t272;
  A[411] += t283;
  A[412] += t292;
  A[413] += t202;
  A[414] += t230;
  A[415] += t417;
  A[416] += t249;
  A[417] += t436;
  A[418] += t250;
  A[419] += t452;
  A[420] += 9.408641021672823e-05 * (t234 + t235 + 10.0 * (0.0021169442298763852 * t434 + 0.13121638910345695
      * t435));
  A[421] += t278;
  A[422] += t288;
  A[423] += t295;
  A[424] += t296;
  A[425] += t252;
  A[426] += t441;
  A[427] += t454;
  const double t457 = -0.0004311028870160083 * (t237 + t238 + 10.0 * (0.0021169442298763852 * t434 -
      0.016666666666666666 * t435));
  A[428] += t457;
  const double t458 = -9.408641021672823e-05 * (t240 + t241 + 10.0 * (0.009699814957860188 * t437 +
      0.6012320380383547 * t438));
  A[429] += t458;
  A[430] += t298;
  const double t459 = 0.0004311028870160083 * (t246 + t247 + 10.0 * (0.009699814957860188 * t437 -
      0.07636648162452686 * t438));
  A[431] += t459;
  A[432] += t155;
  A[433] += t194;
  A[434] += t158;
  A[435] += t196;
  A[436] += t260;
  A[437] += t273;
  A[438] += t263;
  A[439] += t275;
  A[440] += t342;
  A[441] += t166;
  A[442] += t264;
  A[443] += t203;
  A[444] += t276;
  A[445] += t343;
  A[446] += t267;
  A[447] += t278;
  A[448] += 0.0021169442298763852 * (0.13121638910345695 * t330 + 8.133299180184455 * t338);
  A[449] += t268;
  A[450] += t279;
  const double t460 = -0.0021169442298763852 * (0.0007407407407407407 * t339 + 0.04591397538493284 * t340);
  A[451] += t460;
  A[452] += t349;
  const double t461 = -0.009699814957860188 * (0.13121638910345695 * t330 - 1.033064446160989 * t338);
  A[453] += t461;
  A[454] += t269;
  A[455] += t280;
  const double t462 = 0.009699814957860188 * (0.0007407407407407407 * t339 - 0.005831839515709198 * t340);
  A[456] += t462;
  const double t463 = 0.0021169442298763852 * (0.07636648162452686 * t344 + 4.73348982268231 * t345);
  A[457] += t463;
  const double t464 = -0.009699814957860188 * (0.07636648162452686 * t344 - 0.6012320380383547 * t345);
  A[458] += t464;
  A[459] += t156;
  A[460] += t157;
  A[461] += t223;
  A[462] += t224;
  A[463] += t261;
  A[464] += t262;
  A[465] += t284;
  A[466] += t285;
  A[467] += t166;
  A[468] += t382;
  A[469] += t265;
  A[470] += t383;
  A[471] += t266;
  A[472] += t232;
  A[473] += t287;
  A[474] += t288;
  A[475] += t268;
  A[476] += 0.0021169442298763852 * (0.005831839515709198 * t370 + 0.3614799635637535 * t378);
  const double t465 = -0.0021169442298763852 * (0.0007407407407407407 * t379 + 0.04591397538493284 * t380);
  A[477] += t465;
  A[478] += t290;
  A[479] += t389;
  A[480] += t269;
  const double t466 = -0.009699814957860188 * (0.005831839515709198 * t370 - 0.04591397538493284 * t378);
  A[481] += t466;
  const double t467 = 0.009699814957860188 * (0.0007407407407407407 * t379 - 0.005831839515709198 * t380);
  A[482] += t467;
  A[483] += t291;
  const double t468 = 0.0021169442298763852 * (0.0033940658499789713 * t384 + 0.21037732545254711 * t385);
  A[484] += t468;
  const double t469 = -0.009699814957860188 * (0.0033940658499789713 * t384 - 0.02672142391281576 * t385);
  A[485] += t469;
  A[486] += t157;
  A[487] += t195;
  A[488] += t224;
  A[489] += t244;
  A[490] += t262;
  A[491] += t274;
  A[492] += t285;
  A[493] += t293;
  A[494] += t203;
  A[495] += t383;
  A[496] += t266;
  A[497] += t427;
  A[498] += t277;
  A[499] += t251;
  A[500] += t288;
  A[501] += t295;
  A[502] += t279;
  A[503] += t465;
  A[504] += 0.0021169442298763852 * (9.408641021672823e-05 * t425 + 0.005831839515709198 * t426);
  A[505] += t297;
  A[506] += t432;
  A[507] += t280;
  A[508] += t467;
  const double t470 = -0.009699814957860188 * (9.408641021672823e-05 * t425 - 0.0007407407407407407 * t426);
  A[509] += t470;
  A[510] += t298;
  const double t471 = -0.0021169442298763852 * (0.0004311028870160083 * t428 + 0.02672142391281576 * t429);
  A[511] += t471;
  const double t472 = 0.009699814957860188 * (0.0004311028870160083 * t428 - 0.0033940658499789713 * t429);
  A[512] += t472;
  A[513] += t158;
  A[514] += t196;
  A[515] += t225;
  A[516] += t245;
  A[517] += t263;
  A[518] += t275;
  A[519] += t286;
  A[520] += t294;
  A[521] += t343;
  A[522] += t232;
  A[523] += t267;
  A[524] += t251;
  A[525] += t278;
  A[526] += t445;
  A[527] += t289;
  A[528] += t296;
  A[529] += t460;
  A[530] += t290;
  A[531] += t297;
  A[532] += 0.0021169442298763852 * (0.0021169442298763852 * t443 + 0.13121638910345695 * t444);
  A[533] += t450;
  A[534] += t462;
  A[535] += t291;
  A[536] += t298;
  const double t473 = -0.009699814957860188 * (0.0021169442298763852 * t443 - 0.016666666666666666 * t444);
  A[537] += t473;
  const double t474 = -0.0021169442298763852 * (0.009699814957860188 * t446 + 0.6012320380383547 * t447);
  A[538] += t474;
  const double t475 = 0.009699814957860188 * (0.009699814957860188 * t446 - 0.07636648162452686 * t447);
  A[539] += t475;
  A[540] += t161;
  A[541] += t199;
  A[542] += t228;
  A[543] += t248;
  A[544] += t166;
  A[545] += t203;
  A[546] += t232;
  A[547] += t251;
  A[548] += t346;
  A[549] += t386;
  A[550] += t167;
  A[551] += t430;
  A[552] += t204;
  A[553] += t448;
  A[554] += t233;
  A[555] += t252;
  A[556] += t349;
  A[557] += t389;
  A[558] += t432;
  A[559] += t450;
  const double t476 = (t306 + t307) - (t308 + t309);
  const double t477 = (t299 + t300) - (t302 + t303);
  const double t478 = (t315 + t316) - (t318 + t319);
  const double t479 = t353 * (t305 * t476 - t314 * t477) + t321 * (t358 * t477 - t361 * t476) + t478 * (t314 *
      t361 - t305 * t358);
  const double t480 = t324 + t329 + 10.0 * (t364 + t369 + 10.0 * std::fabs(-0.25 * t479));
  const double t481 = t371 * (t331 * t476 - t332 * t477) + t333 * (t372 * t477 - t373 * t476) + t478 * (t332 *
      t373 - t331 * t372);
  const double t482 = t335 + t337 + 10.0 * (t375 + t377 + 10.0 * std::fabs(-0.25 * t481));
  A[560] += 0.13121638910345695 * (0.0019753086419753087 * t480 + 3.1868109314893665e-05 * t482);
  A[561] += t350;
  A[562] += t390;
  A[563] += t433;
  A[564] += t451;
  const double t483 = -3.292181069958848e-05 * (t480 + t482);
  A[565] += t483;
  const double t484 = 0.07636648162452686 * (0.0019753086419753087 * t480 - 0.0002508970939112753 * t482);
  A[566] += t484;
  A[567] += t162;
  A[568] += t200;
  A[569] += t165;
  A[570] += t202;
  A[571] += t264;
  A[572] += t276;
  A[573] += t267;
  A[574] += t278;
  A[575] += t347;
  A[576] += t167;
  A[577] += t420;
  A[578] += t204;
  A[579] += t439;
  A[580] += t348;
  A[581] += t423;
  A[582] += t441;
  A[583] += t461;
  A[584] += t269;
  A[585] += t280;
  A[586] += t462;
  A[587] += t350;
  const double t485 = t301 + t304;
  const double t486 = t312 + t313;
  const double t487 = t317 + t320;
  const double t488 = t391 * (t310 * t485 - t311 * t486) + t487 * (t311 * t395 - t310 * t396) + t322 * (t396 *
      t486 - t395 * t485);
  const double t489 = t398 + t403 + 10.0 * std::fabs(-0.125 * t488);
  const double t490 = t405 * (t325 * t485 - t326 * t486) + t487 * (t326 * t406 - t325 * t407) + t327 * (t407 *
      t486 - t406 * t485);
  const double t491 = t409 + t411 + 10.0 * std::fabs(-0.125 * t490);
  A[588] += 0.005831839515709198 * (t330 + t338 + 10.0 * (0.044444444444444446 * t489 + 0.0007170324595851075
      * t491));
  A[589] += t424;
  A[590] += t442;
  const double t492 = -3.292181069958848e-05 * (t339 + t340 + 10.0 * (t489 + t491));
  A[591] += t492;
  A[592] += t464;
  const double t493 = 0.0033940658499789713 * (t344 + t345 + 10.0 * (0.044444444444444446 * t489 -
      0.005645184613003694 * t491));
  A[593] += t493;
  A[594] += t163;
  A[595] += t164;
  A[596] += t229;
  A[597] += t230;
  A[598] += t265;
  A[599] += t266;
  A[600] += t287;
  A[601] += t288;
  A[602] += t167;
  A[603] += t387;
  A[604] += t421;
  A[605] += t388;
  A[606] += t422;
  A[607] += t233;
  A[608] += t453;
  A[609] += t454;
  A[610] += t269;
  A[611] += t466;
  A[612] += t467;
  A[613] += t291;
  A[614] += t390;
  A[615] += t424;
  const double t494 = t351 + t352;
  const double t495 = t356 + t357;
  const double t496 = t359 + t360;
  const double t497 = t494 * (t354 * t392 - t355 * t393) + t394 * (t355 * t495 - t354 * t496) + t362 * (t393 *
      t496 - t392 * t495);
  const double t498 = std::fabs(-0.0625 * t497);
  const double t499 = t494 * (t365 * t399 - t366 * t400) + t401 * (t366 * t495 - t365 * t496) + t367 * (t400 *
      t496 - t399 * t495);
  const double t500 = std::fabs(-0.0625 * t499);
  A[616] += 0.0002591928673648532 * (t370 + t378 + 10.0 * (t404 + t412 + 10.0 * (t498 + 0.01613323034066492 *
      t500)));
  const double t501 = -3.292181069958848e-05 * (t379 + t380 + 10.0 * (t413 + t414 + 10.0 * (t498 + t500)));
  A[617] += t501;
  A[618] += t456;
  A[619] += t469;
  const double t502 = 0.0001508473711101765 * (t384 + t385 + 10.0 * (t418 + t419 + 10.0 * (t498 -
      0.12701665379258312 * t500)));
  A[620] += t502;
  A[621] += t164;
  A[622] += t201;
  A[623] += t230;
  A[624] += t249;
  A[625] += t266;
  A[626] += t277;
  A[627] += t288;
  A[628] += t295;
  A[629] += t204;
  A[630] += t388;
  A[631] += t422;
  A[632] += t431;
  A[633] += t440;
  A[634] += t252;
  A[635] += t454;
  A[636] += t457;
  A[637] += t280;
  A[638] += t467;
  A[639] += t470;
  A[640] += t298;
  A[641] += t433;
  A[642] += t442;
  A[643] += t501;
  A[644] += 4.181618231854588e-06 * (t425 + t426 + 10.0 * (t434 + t435 + 10.0 * (t498 + 61.983866769659336 *
      t500)));
  A[645] += t459;
  A[646] += t472;
  const double t503 = -1.9160128311822592e-05 * (t428 + t429 + 10.0 * (t437 + t438 + 10.0 * (t498 -
      7.872983346207417 * t500)));
  A[647] += t503;
  A[648] += t165;
  A[649] += t202;
  A[650] += t231;
  A[651] += t250;
  A[652] += t267;
  A[653] += t278;
  A[654] += t289;
  A[655] += t296;
  A[656] += t348;
  A[657] += t233;
  A[658] += t423;
  A[659] += t252;
  A[660] += t441;
  A[661] += t449;
  A[662] += t455;
  A[663] += t458;
  A[664] += t462;
  A[665] += t291;
  A[666] += t298;
  A[667] += t473;
  A[668] += t451;
  A[669] += t492;
  A[670] += t456;
  A[671] += t459;
  A[672] += 9.408641021672823e-05 * (t443 + t444 + 10.0 * (0.044444444444444446 * t489 + 2.7548385230959704 *
      t491));
  A[673] += t475;
  const double t504 = -0.0004311028870160083 * (t446 + t447 + 10.0 * (0.044444444444444446 * t489 -
      0.34991037094255184 * t491));
  A[674] += t504;
  A[675] += t166;
  A[676] += t203;
  A[677] += t232;
  A[678] += t251;
  A[679] += t268;
  A[680] += t279;
  A[681] += t290;
  A[682] += t297;
  A[683] += t349;
  A[684] += t389;
  A[685] += t269;
  A[686] += t432;
  A[687] += t280;
  A[688] += t450;
  A[689] += t291;
  A[690] += t298;
  A[691] += t463;
  A[692] += t468;
  A[693] += t471;
  A[694] += t474;
  A[695] += t483;
  A[696] += t464;
  A[697] += t469;
  A[698] += t472;
  A[699] += t475;
  A[700] += 0.0021169442298763852 * (0.0019753086419753087 * t480 + 0.12243726769315424 * t482);
  const double t505 = -0.009699814957860188 * (0.0019753086419753087 * t480 - 0.015551572041891193 * t482);
  A[701] += t505;
  A[702] += t167;
  A[703] += t204;
  A[704] += t233;
  A[705] += t252;
  A[706] += t269;
  A[707] += t280;
  A[708] += t291;
  A[709] += t298;
  A[710] += t350;
  A[711] += t390;
  A[712] += t424;
  A[713] += t433;
  A[714] += t442;
  A[715] += t451;
  A[716] += t456;
  A[717] += t459;
  A[718] += t464;
  A[719] += t469;
  A[720] += t472;
  A[721] += t475;
  A[722] += t484;
  A[723] += t493;
  A[724] += t502;
  A[725] += t503;
  A[726] += t504;
  A[727] += t505;
  const double t506 = t494 * (t476 * t485 - t477 * t486) + t487 * (t477 * t495 - t476 * t496) + t478 * (t486 *
      t496 - t485 * t495);
  A[728] += 8.779149519890261e-05 * (t480 + t482 + 10.0 * (t489 + t491 + 10.0 * (t498 + t500 + 10.0 *
      std::fabs(-0.015625 * t506))));
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q2_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_q2_hexahedron_f64_element_tensor_cpu_descriptor = {
    "mass_q2_hexahedron_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "a",                                      // form
    "cpu",                                    // target
    "float64",                                // scalar
    "sum_factorised",                         // representation
    "hexahedron",                             // cell
    "Q1^3",                                   // coordinate_element
    "Q2",                                     // row_element
    "Q2",                                     // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    2,                                        // arity
    27,                                       // rows
    27,                                       // columns
    729,                                      // entries_per_cell
    5,                                        // quadrature_degree
    27,                                       // quadrature_points
    0,                                        // num_coefficients
    0,                                        // num_constants
    nullptr,                                  // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    8,                                        // coordinate_nodes
    "",                                       // scatter
    "",                                       // index_type
    "",                                       // numbering
    "",                                       // component_order
    0,                                        // constraints
    0,                                        // nodes
    0,                                        // components
    0,                                        // trial_nodes
    0,                                        // cluster
    0,                                        // patch_nodes
    "cell",                                   // mapping
    "full",                                   // unroll
    "literal",                                // k_place
    64,                                       // element_batch
    8,                                        // concurrent_elements
    1,                                        // interleave_stores
    1,                                        // threads
    48192,                                    // shared_bytes
    2016.0,                                   // flops_per_cell
    5888.0,                                   // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
