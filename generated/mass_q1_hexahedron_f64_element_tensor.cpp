// mass_q1_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
//   quadrature      1192 flops
//   sum_factorised  552 flops <- taken
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
//   flops       552
//   bytes       568 (56 read, 512 written)
//   flops/byte  0.972
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

extern "C" int mass_q1_hexahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 512 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[512];

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
        const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
        const double x4_0 = inputs[lane + 32];
        const double x5_0 = inputs[lane + 40];
        const double t3 = x4_0 - x5_0;
        const double x6_0 = inputs[lane + 48];
        const double x7_0 = inputs[lane + 56];
        const double t4 = x6_0 - x7_0;
        const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
        const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
        const double x0_1 = inputs[lane + 64];
        const double x1_1 = inputs[lane + 72];
        const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
        const double x2_1 = inputs[lane + 80];
        const double x3_1 = inputs[lane + 88];
        const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
        const double t9 = t7 - t8;
        const double x4_1 = inputs[lane + 96];
        const double x5_1 = inputs[lane + 104];
        const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
        const double x6_1 = inputs[lane + 112];
        const double x7_1 = inputs[lane + 120];
        const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
        const double t12 = t10 - t11;
        const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
        const double x0_2 = inputs[lane + 128];
        const double x1_2 = inputs[lane + 136];
        const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
        const double x2_2 = inputs[lane + 144];
        const double x3_2 = inputs[lane + 152];
        const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
        const double x4_2 = inputs[lane + 160];
        const double x5_2 = inputs[lane + 168];
        const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
        const double x6_2 = inputs[lane + 176];
        const double x7_2 = inputs[lane + 184];
        const double t17 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
        const double t18 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t16 +
            0.2113248654051871 * t17);
        const double t19 = (0.7886751345948129 * t7 + 0.2113248654051871 * t8) - (0.7886751345948129 * t10 +
            0.2113248654051871 * t11);
        const double t20 = t14 - t15;
        const double t21 = t16 - t17;
        const double t22 = 0.7886751345948129 * t20 + 0.2113248654051871 * t21;
        const double t23 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
        const double t24 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
        const double t25 = t23 - t24;
        const double t26 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
        const double t27 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
        const double t28 = t26 - t27;
        const double t29 = 0.7886751345948129 * t25 + 0.2113248654051871 * t28;
        const double t30 = x0_2 - x1_2;
        const double t31 = x2_2 - x3_2;
        const double t32 = 0.7886751345948129 * t30 + 0.2113248654051871 * t31;
        const double t33 = x4_2 - x5_2;
        const double t34 = x6_2 - x7_2;
        const double t35 = 0.7886751345948129 * t33 + 0.2113248654051871 * t34;
        const double t36 = 0.7886751345948129 * t32 + 0.2113248654051871 * t35;
        const double t37 = x0_1 - x1_1;
        const double t38 = x2_1 - x3_1;
        const double t39 = 0.7886751345948129 * t37 + 0.2113248654051871 * t38;
        const double t40 = x4_1 - x5_1;
        const double t41 = x6_1 - x7_1;
        const double t42 = 0.7886751345948129 * t40 + 0.2113248654051871 * t41;
        const double t43 = 0.7886751345948129 * t39 + 0.2113248654051871 * t42;
        const double t44 = (0.7886751345948129 * t23 + 0.2113248654051871 * t24) - (0.7886751345948129 * t26 +
            0.2113248654051871 * t27);
        const double t45 = t6 * (t13 * t18 - t19 * t22) + t29 * (t19 * t36 - t18 * t43) + t44 * (t22 * t43 -
            t13 * t36);
        const double t46 = std::fabs(-t45);
        const double t47 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
        const double t48 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
        const double t49 = t47 - t48;
        const double t50 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
        const double t51 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
        const double t52 = t50 - t51;
        const double t53 = 0.7886751345948129 * t49 + 0.2113248654051871 * t52;
        const double t54 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
        const double t55 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
        const double t56 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
        const double t57 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
        const double t58 = (0.7886751345948129 * t54 + 0.2113248654051871 * t55) - (0.7886751345948129 * t56 +
            0.2113248654051871 * t57);
        const double t59 = (0.7886751345948129 * t47 + 0.2113248654051871 * t48) - (0.7886751345948129 * t50 +
            0.2113248654051871 * t51);
        const double t60 = t54 - t55;
        const double t61 = t56 - t57;
        const double t62 = 0.7886751345948129 * t60 + 0.2113248654051871 * t61;
        const double t63 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
        const double t64 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
        const double t65 = t63 - t64;
        const double t66 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
        const double t67 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
        const double t68 = t66 - t67;
        const double t69 = 0.7886751345948129 * t65 + 0.2113248654051871 * t68;
        const double t70 = (0.7886751345948129 * t63 + 0.2113248654051871 * t64) - (0.7886751345948129 * t66 +
            0.2113248654051871 * t67);
        const double t71 = t6 * (t53 * t58 - t59 * t62) + t69 * (t36 * t59 - t43 * t58) + t70 * (t43 * t62 -
            t36 * t53);
        const double t72 = std::fabs(-t71);
        const double t73 = t46 + 0.07179676972449082 * t72;
        const double t74 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t75 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
        const double t76 = 0.7886751345948129 * t74 + 0.2113248654051871 * t75;
        const double t77 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
            0.7886751345948129 * t17);
        const double t78 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
            0.7886751345948129 * t11);
        const double t79 = 0.2113248654051871 * t30 + 0.7886751345948129 * t31;
        const double t80 = 0.2113248654051871 * t33 + 0.7886751345948129 * t34;
        const double t81 = 0.7886751345948129 * t79 + 0.2113248654051871 * t80;
        const double t82 = 0.2113248654051871 * t37 + 0.7886751345948129 * t38;
        const double t83 = 0.2113248654051871 * t40 + 0.7886751345948129 * t41;
        const double t84 = 0.7886751345948129 * t82 + 0.2113248654051871 * t83;
        const double t85 = (0.2113248654051871 * t23 + 0.7886751345948129 * t24) - (0.2113248654051871 * t26 +
            0.7886751345948129 * t27);
        const double t86 = t76 * (t13 * t77 - t22 * t78) + t29 * (t78 * t81 - t77 * t84) + t85 * (t22 * t84 -
            t13 * t81);
        const double t87 = std::fabs(-t86);
        const double t88 = (0.2113248654051871 * t54 + 0.7886751345948129 * t55) - (0.2113248654051871 * t56 +
            0.7886751345948129 * t57);
        const double t89 = (0.2113248654051871 * t47 + 0.7886751345948129 * t48) - (0.2113248654051871 * t50 +
            0.7886751345948129 * t51);
        const double t90 = (0.2113248654051871 * t63 + 0.7886751345948129 * t64) - (0.2113248654051871 * t66 +
            0.7886751345948129 * t67);
        const double t91 = t76 * (t53 * t88 - t62 * t89) + t69 * (t81 * t89 - t84 * t88) + t90 * (t62 * t84 -
            t53 * t81);
        const double t92 = std::fabs(-t91);
        const double t93 = t87 + 0.07179676972449082 * t92;
        const double t94 = 0.3110042339640731 * t73 + 0.022329099369260225 * t93;
        const double t95 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
        const double t96 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
        const double t97 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
        const double t98 = 0.2113248654051871 * t25 + 0.7886751345948129 * t28;
        const double t99 = 0.2113248654051871 * t32 + 0.7886751345948129 * t35;
        const double t100 = 0.2113248654051871 * t39 + 0.7886751345948129 * t42;
        const double t101 = t95 * (t18 * t96 - t19 * t97) + t98 * (t19 * t99 - t18 * t100) + t44 * (t97 * t100
            - t96 * t99);
        const double t102 = std::fabs(-t101);
        const double t103 = 0.2113248654051871 * t49 + 0.7886751345948129 * t52;
        const double t104 = 0.2113248654051871 * t60 + 0.7886751345948129 * t61;
        const double t105 = 0.2113248654051871 * t65 + 0.7886751345948129 * t68;
        const double t106 = t95 * (t58 * t103 - t59 * t104) + t105 * (t59 * t99 - t58 * t100) + t70 * (t100 *
            t104 - t99 * t103);
        const double t107 = std::fabs(-t106);
        const double t108 = t102 + 0.07179676972449082 * t107;
        const double t109 = 0.2113248654051871 * t74 + 0.7886751345948129 * t75;
        const double t110 = 0.2113248654051871 * t79 + 0.7886751345948129 * t80;
        const double t111 = 0.2113248654051871 * t82 + 0.7886751345948129 * t83;
        const double t112 = t109 * (t77 * t96 - t78 * t97) + t98 * (t78 * t110 - t77 * t111) + t85 * (t97 *
            t111 - t96 * t110);
        const double t113 = std::fabs(-t112);
        const double t114 = t109 * (t88 * t103 - t89 * t104) + t105 * (t89 * t110 - t88 * t111) + t90 * (t104
            * t111 - t103 * t110);
        const double t115 = std::fabs(-t114);
        const double t116 = t113 + 0.07179676972449082 * t115;
        const double t117 = 0.3110042339640731 * t108 + 0.022329099369260225 * t116;
        tile[lane] = 0.3110042339640731 * (0.3110042339640731 * t94 + 0.022329099369260225 * t117);
        const double t118 = t46 + t72;
        const double t119 = t87 + t92;
        const double t120 = 0.08333333333333333 * t118 + 0.005983064143707569 * t119;
        const double t121 = t102 + t107;
        const double t122 = t113 + t115;
        const double t123 = 0.08333333333333333 * t121 + 0.005983064143707569 * t122;
        const double t124 = 0.3110042339640731 * (0.3110042339640731 * t120 + 0.022329099369260225 * t123);
        tile[lane + 8] = t124;
        const double t125 = t73 + t93;
        const double t126 = t108 + t116;
        const double t127 = 0.3110042339640731 * (0.025917019497006092 * t125 + 0.0018607582807716855 * t126);
        tile[lane + 16] = t127;
        const double t128 = t118 + t119;
        const double t129 = t121 + t122;
        const double t130 = 0.3110042339640731 * (0.006944444444444444 * t128 + 0.0004985886786422974 * t129);
        tile[lane + 24] = t130;
        const double t131 = 0.025917019497006092 * (t94 + t117);
        tile[lane + 32] = t131;
        const double t132 = 0.025917019497006092 * (t120 + t123);
        tile[lane + 40] = t132;
        const double t133 = 0.0021597516247505075 * (t125 + t126);
        tile[lane + 48] = t133;
        const double t134 = 0.0005787037037037037 * (t128 + t129);
        tile[lane + 56] = t134;
        tile[lane + 64] = t124;
        const double t135 = t46 + 13.928203230275509 * t72;
        const double t136 = t87 + 13.928203230275509 * t92;
        const double t137 = 0.022329099369260225 * t135 + 0.0016031572055700497 * t136;
        const double t138 = t102 + 13.928203230275509 * t107;
        const double t139 = t113 + 13.928203230275509 * t115;
        const double t140 = 0.022329099369260225 * t138 + 0.0016031572055700497 * t139;
        tile[lane + 72] = 0.3110042339640731 * (0.3110042339640731 * t137 + 0.022329099369260225 * t140);
        tile[lane + 80] = t130;
        const double t141 = t135 + t136;
        const double t142 = t138 + t139;
        const double t143 = 0.3110042339640731 * (0.0018607582807716855 * t141 + 0.00013359643379750414 *
            t142);
        tile[lane + 88] = t143;
        tile[lane + 96] = t132;
        const double t144 = 0.025917019497006092 * (t137 + t140);
        tile[lane + 104] = t144;
        tile[lane + 112] = t134;
        const double t145 = 0.0001550631900643071 * (t141 + t142);
        tile[lane + 120] = t145;
        tile[lane + 128] = t127;
        tile[lane + 136] = t130;
        const double t146 = 0.3110042339640731 * t73 + 4.331730176127763 * t93;
        const double t147 = 0.3110042339640731 * t108 + 4.331730176127763 * t116;
        tile[lane + 144] = 0.3110042339640731 * (0.022329099369260225 * t146 + 0.0016031572055700497 * t147);
        const double t148 = 0.08333333333333333 * t118 + 1.160683602522959 * t119;
        const double t149 = 0.08333333333333333 * t121 + 1.160683602522959 * t122;
        const double t150 = 0.3110042339640731 * (0.022329099369260225 * t148 + 0.0016031572055700497 * t149);
        tile[lane + 152] = t150;
        tile[lane + 160] = t133;
        tile[lane + 168] = t134;
        const double t151 = 0.0018607582807716855 * (t146 + t147);
        tile[lane + 176] = t151;
        const double t152 = 0.0018607582807716855 * (t148 + t149);
        tile[lane + 184] = t152;
        tile[lane + 192] = t130;
        tile[lane + 200] = t143;
        tile[lane + 208] = t150;
        const double t153 = 0.022329099369260225 * t135 + 0.3110042339640731 * t136;
        const double t154 = 0.022329099369260225 * t138 + 0.3110042339640731 * t139;
        tile[lane + 216] = 0.3110042339640731 * (0.022329099369260225 * t153 + 0.0016031572055700497 * t154);
        tile[lane + 224] = t134;
        tile[lane + 232] = t145;
        tile[lane + 240] = t152;
        const double t155 = 0.0018607582807716855 * (t153 + t154);
        tile[lane + 248] = t155;
        tile[lane + 256] = t131;
        tile[lane + 264] = t132;
        tile[lane + 272] = t133;
        tile[lane + 280] = t134;
        tile[lane + 288] = 0.022329099369260225 * (0.3110042339640731 * t94 + 4.331730176127763 * t117);
        const double t156 = 0.022329099369260225 * (0.3110042339640731 * t120 + 4.331730176127763 * t123);
        tile[lane + 296] = t156;
        const double t157 = 0.022329099369260225 * (0.025917019497006092 * t125 + 0.3609775146773136 * t126);
        tile[lane + 304] = t157;
        const double t158 = 0.022329099369260225 * (0.006944444444444444 * t128 + 0.09672363354357992 * t129);
        tile[lane + 312] = t158;
        tile[lane + 320] = t132;
        tile[lane + 328] = t144;
        tile[lane + 336] = t134;
        tile[lane + 344] = t145;
        tile[lane + 352] = t156;
        tile[lane + 360] = 0.022329099369260225 * (0.3110042339640731 * t137 + 4.331730176127763 * t140);
        tile[lane + 368] = t158;
        const double t159 = 0.022329099369260225 * (0.0018607582807716855 * t141 + 0.025917019497006092 *
            t142);
        tile[lane + 376] = t159;
        tile[lane + 384] = t133;
        tile[lane + 392] = t134;
        tile[lane + 400] = t151;
        tile[lane + 408] = t152;
        tile[lane + 416] = t157;
        tile[lane + 424] = t158;
        tile[lane + 432] = 0.022329099369260225 * (0.022329099369260225 * t146 + 0.3110042339640731 * t147);
        const double t160 = 0.022329099369260225 * (0.022329099369260225 * t148 + 0.3110042339640731 * t149);
        tile[lane + 440] = t160;
        tile[lane + 448] = t134;
        tile[lane + 456] = t145;
        tile[lane + 464] = t152;
        tile[lane + 472] = t155;
        tile[lane + 480] = t158;
        tile[lane + 488] = t159;
        tile[lane + 496] = t160;
        tile[lane + 504] = 0.022329099369260225 * (0.022329099369260225 * t153 + 0.3110042339640731 * t154);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<64, 8, 64>(tile, element_tensors + 64 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void mass_q1_hexahedron_f64_element_tensor_tabulate_tensor(
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
  const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
  const double x4_0 = coordinate_dofs[12];
  const double x5_0 = coordinate_dofs[15];
  const double t3 = x4_0 - x5_0;
  const double x6_0 = coordinate_dofs[18];
  const double x7_0 = coordinate_dofs[21];
  const double t4 = x6_0 - x7_0;
  const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
  const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
  const double t9 = t7 - t8;
  const double x4_1 = coordinate_dofs[13];
  const double x5_1 = coordinate_dofs[16];
  const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
  const double x6_1 = coordinate_dofs[19];
  const double x7_1 = coordinate_dofs[22];
  const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
  const double t12 = t10 - t11;
  const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
  const double x0_2 = coordinate_dofs[2];
  const double x1_2 = coordinate_dofs[5];
  const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
  const double x2_2 = coordinate_dofs[8];
  const double x3_2 = coordinate_dofs[11];
  const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
  const double x4_2 = coordinate_dofs[14];
  const double x5_2 = coordinate_dofs[17];
  const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
  const double x6_2 = coordinate_dofs[20];
  const double x7_2 = coordinate_dofs[23];
  const double t17 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
  const double t18 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t16 +
      0.2113248654051871 * t17);
  const double t19 = (0.7886751345948129 * t7 + 0.2113248654051871 * t8) - (0.7886751345948129 * t10 +
      0.2113248654051871 * t11);
  const double t20 = t14 - t15;
  const double t21 = t16 - t17;
  const double t22 = 0.7886751345948129 * t20 + 0.2113248654051871 * t21;
  const double t23 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
  const double t24 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
  const double t25 = t23 - t24;
  const double t26 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
  const double t27 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
  const double t28 = t26 - t27;
  const double t29 = 0.7886751345948129 * t25 + 0.2113248654051871 * t28;
  const double t30 = x0_2 - x1_2;
  const double t31 = x2_2 - x3_2;
  const double t32 = 0.7886751345948129 * t30 + 0.2113248654051871 * t31;
  const double t33 = x4_2 - x5_2;
  const double t34 = x6_2 - x7_2;
  const double t35 = 0.7886751345948129 * t33 + 0.2113248654051871 * t34;
  const double t36 = 0.7886751345948129 * t32 + 0.2113248654051871 * t35;
  const double t37 = x0_1 - x1_1;
  const double t38 = x2_1 - x3_1;
  const double t39 = 0.7886751345948129 * t37 + 0.2113248654051871 * t38;
  const double t40 = x4_1 - x5_1;
  const double t41 = x6_1 - x7_1;
  const double t42 = 0.7886751345948129 * t40 + 0.2113248654051871 * t41;
  const double t43 = 0.7886751345948129 * t39 + 0.2113248654051871 * t42;
  const double t44 = (0.7886751345948129 * t23 + 0.2113248654051871 * t24) - (0.7886751345948129 * t26 +
      0.2113248654051871 * t27);
  const double t45 = t6 * (t13 * t18 - t19 * t22) + t29 * (t19 * t36 - t18 * t43) + t44 * (t22 * t43 - t13 *
      t36);
  const double t46 = std::fabs(-t45);
  const double t47 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
  const double t48 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
  const double t49 = t47 - t48;
  const double t50 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
  const double t51 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
  const double t52 = t50 - t51;
  const double t53 = 0.7886751345948129 * t49 + 0.2113248654051871 * t52;
  const double t54 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
  const double t55 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
  const double t56 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
  const double t57 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
  const double t58 = (0.7886751345948129 * t54 + 0.2113248654051871 * t55) - (0.7886751345948129 * t56 +
      0.2113248654051871 * t57);
  const double t59 = (0.7886751345948129 * t47 + 0.2113248654051871 * t48) - (0.7886751345948129 * t50 +
      0.2113248654051871 * t51);
  const double t60 = t54 - t55;
  const double t61 = t56 - t57;
  const double t62 = 0.7886751345948129 * t60 + 0.2113248654051871 * t61;
  const double t63 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
  const double t64 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
  const double t65 = t63 - t64;
  const double t66 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
  const double t67 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
  const double t68 = t66 - t67;
  const double t69 = 0.7886751345948129 * t65 + 0.2113248654051871 * t68;
  const double t70 = (0.7886751345948129 * t63 + 0.2113248654051871 * t64) - (0.7886751345948129 * t66 +
      0.2113248654051871 * t67);
  const double t71 = t6 * (t53 * t58 - t59 * t62) + t69 * (t36 * t59 - t43 * t58) + t70 * (t43 * t62 - t36 *
      t53);
  const double t72 = std::fabs(-t71);
  const double t73 = t46 + 0.07179676972449082 * t72;
  const double t74 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t75 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
  const double t76 = 0.7886751345948129 * t74 + 0.2113248654051871 * t75;
  const double t77 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
      0.7886751345948129 * t17);
  const double t78 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
      0.7886751345948129 * t11);
  const double t79 = 0.2113248654051871 * t30 + 0.7886751345948129 * t31;
  const double t80 = 0.2113248654051871 * t33 + 0.7886751345948129 * t34;
  const double t81 = 0.7886751345948129 * t79 + 0.2113248654051871 * t80;
  const double t82 = 0.2113248654051871 * t37 + 0.7886751345948129 * t38;
  const double t83 = 0.2113248654051871 * t40 + 0.7886751345948129 * t41;
  const double t84 = 0.7886751345948129 * t82 + 0.2113248654051871 * t83;
  const double t85 = (0.2113248654051871 * t23 + 0.7886751345948129 * t24) - (0.2113248654051871 * t26 +
      0.7886751345948129 * t27);
  const double t86 = t76 * (t13 * t77 - t22 * t78) + t29 * (t78 * t81 - t77 * t84) + t85 * (t22 * t84 - t13 *
      t81);
  const double t87 = std::fabs(-t86);
  const double t88 = (0.2113248654051871 * t54 + 0.7886751345948129 * t55) - (0.2113248654051871 * t56 +
      0.7886751345948129 * t57);
  const double t89 = (0.2113248654051871 * t47 + 0.7886751345948129 * t48) - (0.2113248654051871 * t50 +
      0.7886751345948129 * t51);
  const double t90 = (0.2113248654051871 * t63 + 0.7886751345948129 * t64) - (0.2113248654051871 * t66 +
      0.7886751345948129 * t67);
  const double t91 = t76 * (t53 * t88 - t62 * t89) + t69 * (t81 * t89 - t84 * t88) + t90 * (t62 * t84 - t53 *
      t81);
  const double t92 = std::fabs(-t91);
  const double t93 = t87 + 0.07179676972449082 * t92;
  const double t94 = 0.3110042339640731 * t73 + 0.022329099369260225 * t93;
  const double t95 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
  const double t96 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
  const double t97 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
  const double t98 = 0.2113248654051871 * t25 + 0.7886751345948129 * t28;
  const double t99 = 0.2113248654051871 * t32 + 0.7886751345948129 * t35;
  const double t100 = 0.2113248654051871 * t39 + 0.7886751345948129 * t42;
  const double t101 = t95 * (t18 * t96 - t19 * t97) + t98 * (t19 * t99 - t18 * t100) + t44 * (t97 * t100 - t96
      * t99);
  const double t102 = std::fabs(-t101);
  const double t103 = 0.2113248654051871 * t49 + 0.7886751345948129 * t52;
  const double t104 = 0.2113248654051871 * t60 + 0.7886751345948129 * t61;
  const double t105 = 0.2113248654051871 * t65 + 0.7886751345948129 * t68;
  const double t106 = t95 * (t58 * t103 - t59 * t104) + t105 * (t59 * t99 - t58 * t100) + t70 * (t100 * t104 -
      t99 * t103);
  const double t107 = std::fabs(-t106);
  const double t108 = t102 + 0.07179676972449082 * t107;
  const double t109 = 0.2113248654051871 * t74 + 0.7886751345948129 * t75;
  const double t110 = 0.2113248654051871 * t79 + 0.7886751345948129 * t80;
  const double t111 = 0.2113248654051871 * t82 + 0.7886751345948129 * t83;
  const double t112 = t109 * (t77 * t96 - t78 * t97) + t98 * (t78 * t110 - t77 * t111) + t85 * (t97 * t111 -
      t96 * t110);
  const double t113 = std::fabs(-t112);
  const double t114 = t109 * (t88 * t103 - t89 * t104) + t105 * (t89 * t110 - t88 * t111) + t90 * (t104 * t111
      - t103 * t110);
  const double t115 = std::fabs(-t114);
  const double t116 = t113 + 0.07179676972449082 * t115;
  const double t117 = 0.3110042339640731 * t108 + 0.022329099369260225 * t116;
  A[0] += 0.3110042339640731 * (0.3110042339640731 * t94 + 0.022329099369260225 * t117);
  const double t118 = t46 + t72;
  const double t119 = t87 + t92;
  const double t120 = 0.08333333333333333 * t118 + 0.005983064143707569 * t119;
  const double t121 = t102 + t107;
  const double t122 = t113 + t115;
  const double t123 = 0.08333333333333333 * t121 + 0.005983064143707569 * t122;
  const double t124 = 0.3110042339640731 * (0.3110042339640731 * t120 + 0.022329099369260225 * t123);
  A[1] += t124;
  const double t125 = t73 + t93;
  const double t126 = t108 + t116;
  const double t127 = 0.3110042339640731 * (0.025917019497006092 * t125 + 0.0018607582807716855 * t126);
  A[2] += t127;
  const double t128 = t118 + t119;
  const double t129 = t121 + t122;
  const double t130 = 0.3110042339640731 * (0.006944444444444444 * t128 + 0.0004985886786422974 * t129);
  A[3] += t130;
  const double t131 = 0.025917019497006092 * (t94 + t117);
  A[4] += t131;
  const double t132 = 0.025917019497006092 * (t120 + t123);
  A[5] += t132;
  const double t133 = 0.0021597516247505075 * (t125 + t126);
  A[6] += t133;
  const double t134 = 0.0005787037037037037 * (t128 + t129);
  A[7] += t134;
  A[8] += t124;
  const double t135 = t46 + 13.928203230275509 * t72;
  const double t136 = t87 + 13.928203230275509 * t92;
  const double t137 = 0.022329099369260225 * t135 + 0.0016031572055700497 * t136;
  const double t138 = t102 + 13.928203230275509 * t107;
  const double t139 = t113 + 13.928203230275509 * t115;
  const double t140 = 0.022329099369260225 * t138 + 0.0016031572055700497 * t139;
  A[9] += 0.3110042339640731 * (0.3110042339640731 * t137 + 0.022329099369260225 * t140);
  A[10] += t130;
  const double t141 = t135 + t136;
  const double t142 = t138 + t139;
  const double t143 = 0.3110042339640731 * (0.0018607582807716855 * t141 + 0.00013359643379750414 * t142);
  A[11] += t143;
  A[12] += t132;
  const double t144 = 0.025917019497006092 * (t137 + t140);
  A[13] += t144;
  A[14] += t134;
  const double t145 = 0.0001550631900643071 * (t141 + t142);
  A[15] += t145;
  A[16] += t127;
  A[17] += t130;
  const double t146 = 0.3110042339640731 * t73 + 4.331730176127763 * t93;
  const double t147 = 0.3110042339640731 * t108 + 4.331730176127763 * t116;
  A[18] += 0.3110042339640731 * (0.022329099369260225 * t146 + 0.0016031572055700497 * t147);
  const double t148 = 0.08333333333333333 * t118 + 1.160683602522959 * t119;
  const double t149 = 0.08333333333333333 * t121 + 1.160683602522959 * t122;
  const double t150 = 0.3110042339640731 * (0.022329099369260225 * t148 + 0.0016031572055700497 * t149);
  A[19] += t150;
  A[20] += t133;
  A[21] += t134;
  const double t151 = 0.0018607582807716855 * (t146 + t147);
  A[22] += t151;
  const double t152 = 0.0018607582807716855 * (t148 + t149);
  A[23] += t152;
  A[24] += t130;
  A[25] += t143;
  A[26] += t150;
  const double t153 = 0.022329099369260225 * t135 + 0.3110042339640731 * t136;
  const double t154 = 0.022329099369260225 * t138 + 0.3110042339640731 * t139;
  A[27] += 0.3110042339640731 * (0.022329099369260225 * t153 + 0.0016031572055700497 * t154);
  A[28] += t134;
  A[29] += t145;
  A[30] += t152;
  const double t155 = 0.0018607582807716855 * (t153 + t154);
  A[31] += t155;
  A[32] += t131;
  A[33] += t132;
  A[34] += t133;
  A[35] += t134;
  A[36] += 0.022329099369260225 * (0.3110042339640731 * t94 + 4.331730176127763 * t117);
  const double t156 = 0.022329099369260225 * (0.3110042339640731 * t120 + 4.331730176127763 * t123);
  A[37] += t156;
  const double t157 = 0.022329099369260225 * (0.025917019497006092 * t125 + 0.3609775146773136 * t126);
  A[38] += t157;
  const double t158 = 0.022329099369260225 * (0.006944444444444444 * t128 + 0.09672363354357992 * t129);
  A[39] += t158;
  A[40] += t132;
  A[41] += t144;
  A[42] += t134;
  A[43] += t145;
  A[44] += t156;
  A[45] += 0.022329099369260225 * (0.3110042339640731 * t137 + 4.331730176127763 * t140);
  A[46] += t158;
  const double t159 = 0.022329099369260225 * (0.0018607582807716855 * t141 + 0.025917019497006092 * t142);
  A[47] += t159;
  A[48] += t133;
  A[49] += t134;
  A[50] += t151;
  A[51] += t152;
  A[52] += t157;
  A[53] += t158;
  A[54] += 0.022329099369260225 * (0.022329099369260225 * t146 + 0.3110042339640731 * t147);
  const double t160 = 0.022329099369260225 * (0.022329099369260225 * t148 + 0.3110042339640731 * t149);
  A[55] += t160;
  A[56] += t134;
  A[57] += t145;
  A[58] += t152;
  A[59] += t155;
  A[60] += t158;
  A[61] += t159;
  A[62] += t160;
  A[63] += 0.022329099369260225 * (0.022329099369260225 * t153 + 0.3110042339640731 * t154);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_element_tensor_cpu_descriptor = {
    "mass_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "a",                                      // form
    "cpu",                                    // target
    "float64",                                // scalar
    "sum_factorised",                         // representation
    "hexahedron",                             // cell
    "Q1^3",                                   // coordinate_element
    "Q1",                                     // row_element
    "Q1",                                     // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    2,                                        // arity
    8,                                        // rows
    8,                                        // columns
    64,                                       // entries_per_cell
    3,                                        // quadrature_degree
    8,                                        // quadrature_points
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
    5632,                                     // shared_bytes
    552.0,                                    // flops_per_cell
    568.0,                                    // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
