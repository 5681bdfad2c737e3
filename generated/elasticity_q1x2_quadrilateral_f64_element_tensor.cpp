// elasticity_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      928 flops
//   sum_factorised  558 flops <- taken
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
//   flops       558
//   bytes       544 (32 read, 512 written)
//   flops/byte  1.03
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

extern "C" int elasticity_q1x2_quadrilateral_f64_element_tensor_cpu(
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
    alignas(64) double inputs[64];
    alignas(64) double tile[512];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n3];
        inputs[lane + 32] = coordinates[2 * n0 + 1];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 56] = coordinates[2 * n3 + 1];
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
        const double x0_1 = inputs[lane + 32];
        const double x1_1 = inputs[lane + 40];
        const double x2_1 = inputs[lane + 48];
        const double x3_1 = inputs[lane + 56];
        const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1
            + 0.2113248654051871 * x3_1);
        const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0
            + 0.2113248654051871 * x3_0);
        const double t5 = x0_1 - x1_1;
        const double t6 = x2_1 - x3_1;
        const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
        const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
        const double t9 = t4 * t4;
        const double t10 = t3 * t3;
        const double t11 = 0.5 * t9 + t10;
        const double t12 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t13 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t14 = 1.0 / std::fabs(t2 * t12 - t7 * t13);
        const double t15 = t13 * t13;
        const double t16 = t12 * t12;
        const double t17 = 0.5 * t15 + t16;
        const double t18 = t8 * t11 + t14 * t17;
        const double t19 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t20 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
        const double t21 = 1.0 / std::fabs(t3 * t19 - t4 * t20);
        const double t22 = 1.0 / std::fabs(t12 * t19 - t13 * t20);
        const double t23 = t11 * t21 + t17 * t22;
        const double t24 = 0.5 * t18 + 0.03589838486224541 * t23;
        const double t25 = t2 * t4;
        const double t26 = t3 * t7;
        const double t27 = t8 * (0.5 * t25 + t26);
        const double t28 = t2 * t13;
        const double t29 = t7 * t12;
        const double t30 = t14 * (0.5 * t28 + t29);
        const double t31 = t27 + 0.2679491924311227 * t30;
        const double t32 = t4 * t19;
        const double t33 = t3 * t20;
        const double t34 = t21 * (0.5 * t32 + t33);
        const double t35 = t13 * t19;
        const double t36 = t12 * t20;
        const double t37 = t22 * (0.5 * t35 + t36);
        const double t38 = t34 + 0.2679491924311227 * t37;
        const double t39 = 0.39433756729740643 * t31 + 0.10566243270259355 * t38;
        const double t40 = t2 * t2;
        const double t41 = t7 * t7;
        const double t42 = 0.5 * t40 + t41;
        const double t43 = t8 * t42;
        const double t44 = t14 * t42;
        const double t45 = t19 * t19;
        const double t46 = t20 * t20;
        const double t47 = 0.5 * t45 + t46;
        const double t48 = t21 * t47;
        const double t49 = t22 * t47;
        const double t50 = (t43 + 0.07179676972449082 * t44) + (t48 + 0.07179676972449082 * t49);
        tile[lane] = 0.3110042339640731 * t24 + 0.15550211698203656 * t50 - 0.7886751345948129 * t39;
        const double t51 = t3 * t4 * t8 + t12 * t13 * t14;
        const double t52 = t3 * t4 * t21 + t12 * t13 * t22;
        const double t53 = 0.25 * t51 + 0.017949192431122706 * t52;
        const double t54 = t2 * t3 * t8;
        const double t55 = t2 * t12 * t14;
        const double t56 = 0.5 * t54 + 0.13397459621556135 * t55;
        const double t57 = t3 * t19 * t21;
        const double t58 = t12 * t19 * t22;
        const double t59 = 0.5 * t57 + 0.13397459621556135 * t58;
        const double t60 = 0.39433756729740643 * t56 + 0.10566243270259355 * t59;
        const double t61 = t4 * t7 * t8;
        const double t62 = t7 * t13 * t14;
        const double t63 = 0.5 * t61 + 0.13397459621556135 * t62;
        const double t64 = t4 * t20 * t21;
        const double t65 = t13 * t20 * t22;
        const double t66 = 0.5 * t64 + 0.13397459621556135 * t65;
        const double t67 = 0.39433756729740643 * t63 + 0.10566243270259355 * t66;
        const double t68 = t2 * t7 * t8;
        const double t69 = t2 * t7 * t14;
        const double t70 = t19 * t20 * t21;
        const double t71 = t19 * t20 * t22;
        const double t72 = (0.5 * t68 + 0.03589838486224541 * t69) + (0.5 * t70 + 0.03589838486224541 * t71);
        const double t73 = -(0.3110042339640731 * t53 + 0.15550211698203656 * t72 - 0.39433756729740643 * t60
            - 0.39433756729740643 * t67);
        tile[lane + 8] = t73;
        const double t74 = t27 + 3.732050807568877 * t30;
        const double t75 = t34 + 3.732050807568877 * t37;
        const double t76 = 0.10566243270259355 * t74 + 0.028312163512967795 * t75;
        const double t77 = (t43 + t44) + (t48 + t49);
        const double t78 = -(0.3110042339640731 * t24 + 0.39433756729740643 * t76 - 0.39433756729740643 * t39
            - 0.041666666666666664 * t77);
        tile[lane + 16] = t78;
        const double t79 = 0.5 * t61 + 1.8660254037844386 * t62;
        const double t80 = 0.5 * t64 + 1.8660254037844386 * t65;
        const double t81 = 0.10566243270259355 * t79 + 0.028312163512967795 * t80;
        const double t82 = (t68 + t69) + (t70 + t71);
        const double t83 = 0.3110042339640731 * t53 + 0.39433756729740643 * t81 - 0.39433756729740643 * t60 -
            0.020833333333333332 * t82;
        tile[lane + 24] = t83;
        const double t84 = t18 + t23;
        const double t85 = 0.39433756729740643 * t31 + 1.4716878364870323 * t38;
        const double t86 = 0.39433756729740643 * t39 + 0.041666666666666664 * t84 - 0.15550211698203656 * t50
            - 0.10566243270259355 * t85;
        tile[lane + 32] = t86;
        const double t87 = t51 + t52;
        const double t88 = 0.39433756729740643 * t56 + 1.4716878364870323 * t59;
        const double t89 = -(0.39433756729740643 * t67 + 0.020833333333333332 * t87 - 0.15550211698203656 *
            t72 - 0.10566243270259355 * t88);
        tile[lane + 40] = t89;
        const double t90 = 0.39433756729740643 * t76 + 0.10566243270259355 * t85 - 0.041666666666666664 * t77
            - 0.041666666666666664 * t84;
        tile[lane + 48] = t90;
        const double t91 = -(0.39433756729740643 * t81 + 0.10566243270259355 * t88 - 0.020833333333333332 *
            t82 - 0.020833333333333332 * t87);
        tile[lane + 56] = t91;
        tile[lane + 64] = t73;
        const double t92 = t9 + 0.5 * t10;
        const double t93 = t15 + 0.5 * t16;
        const double t94 = t8 * t92 + t14 * t93;
        const double t95 = t21 * t92 + t22 * t93;
        const double t96 = 0.5 * t94 + 0.03589838486224541 * t95;
        const double t97 = t8 * (t25 + 0.5 * t26);
        const double t98 = t14 * (t28 + 0.5 * t29);
        const double t99 = t97 + 0.2679491924311227 * t98;
        const double t100 = t21 * (t32 + 0.5 * t33);
        const double t101 = t22 * (t35 + 0.5 * t36);
        const double t102 = t100 + 0.2679491924311227 * t101;
        const double t103 = 0.39433756729740643 * t99 + 0.10566243270259355 * t102;
        const double t104 = t40 + 0.5 * t41;
        const double t105 = t8 * t104;
        const double t106 = t14 * t104;
        const double t107 = t45 + 0.5 * t46;
        const double t108 = t21 * t107;
        const double t109 = t22 * t107;
        const double t110 = (t105 + 0.07179676972449082 * t106) + (t108 + 0.07179676972449082 * t109);
        tile[lane + 72] = 0.3110042339640731 * t96 + 0.15550211698203656 * t110 - 0.7886751345948129 * t103;
        const double t111 = 0.5 * t54 + 1.8660254037844386 * t55;
        const double t112 = 0.5 * t57 + 1.8660254037844386 * t58;
        const double t113 = 0.10566243270259355 * t111 + 0.028312163512967795 * t112;
        const double t114 = 0.3110042339640731 * t53 + 0.39433756729740643 * t113 - 0.39433756729740643 * t67
            - 0.020833333333333332 * t82;
        tile[lane + 80] = t114;
        const double t115 = t97 + 3.732050807568877 * t98;
        const double t116 = t100 + 3.732050807568877 * t101;
        const double t117 = 0.10566243270259355 * t115 + 0.028312163512967795 * t116;
        const double t118 = (t105 + t106) + (t108 + t109);
        const double t119 = -(0.3110042339640731 * t96 + 0.39433756729740643 * t117 - 0.39433756729740643 *
            t103 - 0.041666666666666664 * t118);
        tile[lane + 88] = t119;
        const double t120 = 0.39433756729740643 * t63 + 1.4716878364870323 * t66;
        const double t121 = -(0.39433756729740643 * t60 + 0.020833333333333332 * t87 - 0.15550211698203656 *
            t72 - 0.10566243270259355 * t120);
        tile[lane + 96] = t121;
        const double t122 = t94 + t95;
        const double t123 = 0.39433756729740643 * t99 + 1.4716878364870323 * t102;
        const double t124 = 0.39433756729740643 * t103 + 0.041666666666666664 * t122 - 0.15550211698203656 *
            t110 - 0.10566243270259355 * t123;
        tile[lane + 104] = t124;
        const double t125 = 0.020833333333333332 * t82 + 0.020833333333333332 * t87 - 0.39433756729740643 *
            t113 - 0.10566243270259355 * t120;
        tile[lane + 112] = t125;
        const double t126 = 0.39433756729740643 * t117 + 0.10566243270259355 * t123 - 0.041666666666666664 *
            t118 - 0.041666666666666664 * t122;
        tile[lane + 120] = t126;
        tile[lane + 128] = t78;
        tile[lane + 136] = t114;
        const double t127 = (t43 + 13.928203230275509 * t44) + (t48 + 13.928203230275509 * t49);
        tile[lane + 144] = 0.3110042339640731 * t24 + 0.7886751345948129 * t76 + 0.011164549684630112 * t127;
        const double t128 = (0.5 * t68 + 6.964101615137754 * t69) + (0.5 * t70 + 6.964101615137754 * t71);
        const double t129 = -(0.3110042339640731 * t53 + 0.39433756729740643 * t81 + 0.39433756729740643 *
            t113 + 0.011164549684630112 * t128);
        tile[lane + 152] = t129;
        const double t130 = 0.10566243270259355 * t74 + 0.39433756729740643 * t75;
        const double t131 = -(0.39433756729740643 * t39 + 0.041666666666666664 * t77 + 0.041666666666666664 *
            t84 + 0.10566243270259355 * t130);
        tile[lane + 160] = t131;
        const double t132 = 0.10566243270259355 * t111 + 0.39433756729740643 * t112;
        const double t133 = 0.39433756729740643 * t67 + 0.020833333333333332 * t82 + 0.020833333333333332 *
            t87 + 0.10566243270259355 * t132;
        tile[lane + 168] = t133;
        const double t134 = -(0.39433756729740643 * t76 + 0.011164549684630112 * t127 - 0.041666666666666664 *
            t84 - 0.10566243270259355 * t130);
        tile[lane + 176] = t134;
        const double t135 = 0.39433756729740643 * t81 + 0.011164549684630112 * t128 - 0.020833333333333332 *
            t87 - 0.10566243270259355 * t132;
        tile[lane + 184] = t135;
        tile[lane + 192] = t83;
        tile[lane + 200] = t119;
        tile[lane + 208] = t129;
        const double t136 = (t105 + 13.928203230275509 * t106) + (t108 + 13.928203230275509 * t109);
        tile[lane + 216] = 0.3110042339640731 * t96 + 0.7886751345948129 * t117 + 0.011164549684630112 * t136;
        const double t137 = 0.10566243270259355 * t79 + 0.39433756729740643 * t80;
        const double t138 = 0.39433756729740643 * t60 + 0.020833333333333332 * t82 + 0.020833333333333332 *
            t87 + 0.10566243270259355 * t137;
        tile[lane + 224] = t138;
        const double t139 = 0.10566243270259355 * t115 + 0.39433756729740643 * t116;
        const double t140 = -(0.39433756729740643 * t103 + 0.041666666666666664 * t118 + 0.041666666666666664
            * t122 + 0.10566243270259355 * t139);
        tile[lane + 232] = t140;
        const double t141 = -(0.020833333333333332 * t87 + 0.10566243270259355 * t137 - 0.39433756729740643 *
            t113 - 0.011164549684630112 * t128);
        tile[lane + 240] = t141;
        const double t142 = -(0.39433756729740643 * t117 + 0.011164549684630112 * t136 - 0.041666666666666664
            * t122 - 0.10566243270259355 * t139);
        tile[lane + 248] = t142;
        tile[lane + 256] = t86;
        tile[lane + 264] = t121;
        tile[lane + 272] = t131;
        tile[lane + 280] = t138;
        const double t143 = 0.5 * t18 + 6.964101615137754 * t23;
        tile[lane + 288] = 0.15550211698203656 * t50 + 0.2113248654051871 * t85 + 0.022329099369260225 * t143;
        const double t144 = 0.25 * t51 + 3.482050807568877 * t52;
        const double t145 = -(0.15550211698203656 * t72 + 0.10566243270259355 * t88 + 0.10566243270259355 *
            t120 + 0.022329099369260225 * t144);
        tile[lane + 296] = t145;
        const double t146 = 0.041666666666666664 * t77 + 0.10566243270259355 * t130 - 0.10566243270259355 *
            t85 - 0.022329099369260225 * t143;
        tile[lane + 304] = t146;
        const double t147 = -(0.020833333333333332 * t82 + 0.10566243270259355 * t137 - 0.10566243270259355 *
            t88 - 0.022329099369260225 * t144);
        tile[lane + 312] = t147;
        tile[lane + 320] = t89;
        tile[lane + 328] = t124;
        tile[lane + 336] = t133;
        tile[lane + 344] = t140;
        tile[lane + 352] = t145;
        const double t148 = 0.5 * t94 + 6.964101615137754 * t95;
        tile[lane + 360] = 0.15550211698203656 * t110 + 0.2113248654051871 * t123 + 0.022329099369260225 *
            t148;
        const double t149 = -(0.020833333333333332 * t82 + 0.10566243270259355 * t132 - 0.10566243270259355 *
            t120 - 0.022329099369260225 * t144);
        tile[lane + 368] = t149;
        const double t150 = 0.041666666666666664 * t118 + 0.10566243270259355 * t139 - 0.10566243270259355 *
            t123 - 0.022329099369260225 * t148;
        tile[lane + 376] = t150;
        tile[lane + 384] = t90;
        tile[lane + 392] = t125;
        tile[lane + 400] = t134;
        tile[lane + 408] = t141;
        tile[lane + 416] = t146;
        tile[lane + 424] = t149;
        tile[lane + 432] = 0.011164549684630112 * t127 + 0.022329099369260225 * t143 - 0.2113248654051871 *
            t130;
        const double t151 = -(0.011164549684630112 * t128 + 0.022329099369260225 * t144 - 0.10566243270259355
            * t132 - 0.10566243270259355 * t137);
        tile[lane + 440] = t151;
        tile[lane + 448] = t91;
        tile[lane + 456] = t126;
        tile[lane + 464] = t135;
        tile[lane + 472] = t142;
        tile[lane + 480] = t147;
        tile[lane + 488] = t150;
        tile[lane + 496] = t151;
        tile[lane + 504] = 0.011164549684630112 * t136 + 0.022329099369260225 * t148 - 0.2113248654051871 *
            t139;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<64, 8, 64>(tile, element_tensors + 64 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(
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
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
      0.2113248654051871 * x3_1);
  const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
      0.2113248654051871 * x3_0);
  const double t5 = x0_1 - x1_1;
  const double t6 = x2_1 - x3_1;
  const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
  const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
  const double t9 = t4 * t4;
  const double t10 = t3 * t3;
  const double t11 = 0.5 * t9 + t10;
  const double t12 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t13 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t14 = 1.0 / std::fabs(t2 * t12 - t7 * t13);
  const double t15 = t13 * t13;
  const double t16 = t12 * t12;
  const double t17 = 0.5 * t15 + t16;
  const double t18 = t8 * t11 + t14 * t17;
  const double t19 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t20 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
  const double t21 = 1.0 / std::fabs(t3 * t19 - t4 * t20);
  const double t22 = 1.0 / std::fabs(t12 * t19 - t13 * t20);
  const double t23 = t11 * t21 + t17 * t22;
  const double t24 = 0.5 * t18 + 0.03589838486224541 * t23;
  const double t25 = t2 * t4;
  const double t26 = t3 * t7;
  const double t27 = t8 * (0.5 * t25 + t26);
  const double t28 = t2 * t13;
  const double t29 = t7 * t12;
  const double t30 = t14 * (0.5 * t28 + t29);
  const double t31 = t27 + 0.2679491924311227 * t30;
  const double t32 = t4 * t19;
  const double t33 = t3 * t20;
  const double t34 = t21 * (0.5 * t32 + t33);
  const double t35 = t13 * t19;
  const double t36 = t12 * t20;
  const double t37 = t22 * (0.5 * t35 + t36);
  const double t38 = t34 + 0.2679491924311227 * t37;
  const double t39 = 0.39433756729740643 * t31 + 0.10566243270259355 * t38;
  const double t40 = t2 * t2;
  const double t41 = t7 * t7;
  const double t42 = 0.5 * t40 + t41;
  const double t43 = t8 * t42;
  const double t44 = t14 * t42;
  const double t45 = t19 * t19;
  const double t46 = t20 * t20;
  const double t47 = 0.5 * t45 + t46;
  const double t48 = t21 * t47;
  const double t49 = t22 * t47;
  const double t50 = (t43 + 0.07179676972449082 * t44) + (t48 + 0.07179676972449082 * t49);
  A[0] += 0.3110042339640731 * t24 + 0.15550211698203656 * t50 - 0.7886751345948129 * t39;
  const double t51 = t3 * t4 * t8 + t12 * t13 * t14;
  const double t52 = t3 * t4 * t21 + t12 * t13 * t22;
  const double t53 = 0.25 * t51 + 0.017949192431122706 * t52;
  const double t54 = t2 * t3 * t8;
  const double t55 = t2 * t12 * t14;
  const double t56 = 0.5 * t54 + 0.13397459621556135 * t55;
  const double t57 = t3 * t19 * t21;
  const double t58 = t12 * t19 * t22;
  const double t59 = 0.5 * t57 + 0.13397459621556135 * t58;
  const double t60 = 0.39433756729740643 * t56 + 0.10566243270259355 * t59;
  const double t61 = t4 * t7 * t8;
  const double t62 = t7 * t13 * t14;
  const double t63 = 0.5 * t61 + 0.13397459621556135 * t62;
  const double t64 = t4 * t20 * t21;
  const double t65 = t13 * t20 * t22;
  const double t66 = 0.5 * t64 + 0.13397459621556135 * t65;
  const double t67 = 0.39433756729740643 * t63 + 0.10566243270259355 * t66;
  const double t68 = t2 * t7 * t8;
  const double t69 = t2 * t7 * t14;
  const double t70 = t19 * t20 * t21;
  const double t71 = t19 * t20 * t22;
  const double t72 = (0.5 * t68 + 0.03589838486224541 * t69) + (0.5 * t70 + 0.03589838486224541 * t71);
  const double t73 = -(0.3110042339640731 * t53 + 0.15550211698203656 * t72 - 0.39433756729740643 * t60 -
      0.39433756729740643 * t67);
  A[1] += t73;
  const double t74 = t27 + 3.732050807568877 * t30;
  const double t75 = t34 + 3.732050807568877 * t37;
  const double t76 = 0.10566243270259355 * t74 + 0.028312163512967795 * t75;
  const double t77 = (t43 + t44) + (t48 + t49);
  const double t78 = -(0.3110042339640731 * t24 + 0.39433756729740643 * t76 - 0.39433756729740643 * t39 -
      0.041666666666666664 * t77);
  A[2] += t78;
  const double t79 = 0.5 * t61 + 1.8660254037844386 * t62;
  const double t80 = 0.5 * t64 + 1.8660254037844386 * t65;
  const double t81 = 0.10566243270259355 * t79 + 0.028312163512967795 * t80;
  const double t82 = (t68 + t69) + (t70 + t71);
  const double t83 = 0.3110042339640731 * t53 + 0.39433756729740643 * t81 - 0.39433756729740643 * t60 -
      0.020833333333333332 * t82;
  A[3] += t83;
  const double t84 = t18 + t23;
  const double t85 = 0.39433756729740643 * t31 + 1.4716878364870323 * t38;
  const double t86 = 0.39433756729740643 * t39 + 0.041666666666666664 * t84 - 0.15550211698203656 * t50 -
      0.10566243270259355 * t85;
  A[4] += t86;
  const double t87 = t51 + t52;
  const double t88 = 0.39433756729740643 * t56 + 1.4716878364870323 * t59;
  const double t89 = -(0.39433756729740643 * t67 + 0.020833333333333332 * t87 - 0.15550211698203656 * t72 -
      0.10566243270259355 * t88);
  A[5] += t89;
  const double t90 = 0.39433756729740643 * t76 + 0.10566243270259355 * t85 - 0.041666666666666664 * t77 -
      0.041666666666666664 * t84;
  A[6] += t90;
  const double t91 = -(0.39433756729740643 * t81 + 0.10566243270259355 * t88 - 0.020833333333333332 * t82 -
      0.020833333333333332 * t87);
  A[7] += t91;
  A[8] += t73;
  const double t92 = t9 + 0.5 * t10;
  const double t93 = t15 + 0.5 * t16;
  const double t94 = t8 * t92 + t14 * t93;
  const double t95 = t21 * t92 + t22 * t93;
  const double t96 = 0.5 * t94 + 0.03589838486224541 * t95;
  const double t97 = t8 * (t25 + 0.5 * t26);
  const double t98 = t14 * (t28 + 0.5 * t29);
  const double t99 = t97 + 0.2679491924311227 * t98;
  const double t100 = t21 * (t32 + 0.5 * t33);
  const double t101 = t22 * (t35 + 0.5 * t36);
  const double t102 = t100 + 0.2679491924311227 * t101;
  const double t103 = 0.39433756729740643 * t99 + 0.10566243270259355 * t102;
  const double t104 = t40 + 0.5 * t41;
  const double t105 = t8 * t104;
  const double t106 = t14 * t104;
  const double t107 = t45 + 0.5 * t46;
  const double t108 = t21 * t107;
  const double t109 = t22 * t107;
  const double t110 = (t105 + 0.07179676972449082 * t106) + (t108 + 0.07179676972449082 * t109);
  A[9] += 0.3110042339640731 * t96 + 0.15550211698203656 * t110 - 0.7886751345948129 * t103;
  const double t111 = 0.5 * t54 + 1.8660254037844386 * t55;
  const double t112 = 0.5 * t57 + 1.8660254037844386 * t58;
  const double t113 = 0.10566243270259355 * t111 + 0.028312163512967795 * t112;
  const double t114 = 0.3110042339640731 * t53 + 0.39433756729740643 * t113 - 0.39433756729740643 * t67 -
      0.020833333333333332 * t82;
  A[10] += t114;
  const double t115 = t97 + 3.732050807568877 * t98;
  const double t116 = t100 + 3.732050807568877 * t101;
  const double t117 = 0.10566243270259355 * t115 + 0.028312163512967795 * t116;
  const double t118 = (t105 + t106) + (t108 + t109);
  const double t119 = -(0.3110042339640731 * t96 + 0.39433756729740643 * t117 - 0.39433756729740643 * t103 -
      0.041666666666666664 * t118);
  A[11] += t119;
  const double t120 = 0.39433756729740643 * t63 + 1.4716878364870323 * t66;
  const double t121 = -(0.39433756729740643 * t60 + 0.020833333333333332 * t87 - 0.15550211698203656 * t72 -
      0.10566243270259355 * t120);
  A[12] += t121;
  const double t122 = t94 + t95;
  const double t123 = 0.39433756729740643 * t99 + 1.4716878364870323 * t102;
  const double t124 = 0.39433756729740643 * t103 + 0.041666666666666664 * t122 - 0.15550211698203656 * t110 -
      0.10566243270259355 * t123;
  A[13] += t124;
  const double t125 = 0.020833333333333332 * t82 + 0.020833333333333332 * t87 - 0.39433756729740643 * t113 -
      0.10566243270259355 * t120;
  A[14] += t125;
  const double t126 = 0.39433756729740643 * t117 + 0.10566243270259355 * t123 - 0.041666666666666664 * t118 -
      0.041666666666666664 * t122;
  A[15] += t126;
  A[16] += t78;
  A[17] += t114;
  const double t127 = (t43 + 13.928203230275509 * t44) + (t48 + 13.928203230275509 * t49);
  A[18] += 0.3110042339640731 * t24 + 0.7886751345948129 * t76 + 0.011164549684630112 * t127;
  const double t128 = (0.5 * t68 + 6.964101615137754 * t69) + (0.5 * t70 + 6.964101615137754 * t71);
  const double t129 = -(0.3110042339640731 * t53 + 0.39433756729740643 * t81 + 0.39433756729740643 * t113 +
      0.011164549684630112 * t128);
  A[19] += t129;
  const double t130 = 0.10566243270259355 * t74 + 0.39433756729740643 * t75;
  const double t131 = -(0.39433756729740643 * t39 + 0.041666666666666664 * t77 + 0.041666666666666664 * t84 +
      0.10566243270259355 * t130);
  A[20] += t131;
  const double t132 = 0.10566243270259355 * t111 + 0.39433756729740643 * t112;
  const double t133 = 0.39433756729740643 * t67 + 0.020833333333333332 * t82 + 0.020833333333333332 * t87 +
      0.10566243270259355 * t132;
  A[21] += t133;
  const double t134 = -(0.39433756729740643 * t76 + 0.011164549684630112 * t127 - 0.041666666666666664 * t84 -
      0.10566243270259355 * t130);
  A[22] += t134;
  const double t135 = 0.39433756729740643 * t81 + 0.011164549684630112 * t128 - 0.020833333333333332 * t87 -
      0.10566243270259355 * t132;
  A[23] += t135;
  A[24] += t83;
  A[25] += t119;
  A[26] += t129;
  const double t136 = (t105 + 13.928203230275509 * t106) + (t108 + 13.928203230275509 * t109);
  A[27] += 0.3110042339640731 * t96 + 0.7886751345948129 * t117 + 0.011164549684630112 * t136;
  const double t137 = 0.10566243270259355 * t79 + 0.39433756729740643 * t80;
  const double t138 = 0.39433756729740643 * t60 + 0.020833333333333332 * t82 + 0.020833333333333332 * t87 +
      0.10566243270259355 * t137;
  A[28] += t138;
  const double t139 = 0.10566243270259355 * t115 + 0.39433756729740643 * t116;
  const double t140 = -(0.39433756729740643 * t103 + 0.041666666666666664 * t118 + 0.041666666666666664 * t122
      + 0.10566243270259355 * t139);
  A[29] += t140;
  const double t141 = -(0.020833333333333332 * t87 + 0.10566243270259355 * t137 - 0.39433756729740643 * t113 -
      0.011164549684630112 * t128);
  A[30] += t141;
  const double t142 = -(0.39433756729740643 * t117 + 0.011164549684630112 * t136 - 0.041666666666666664 * t122
      - 0.10566243270259355 * t139);
  A[31] += t142;
  A[32] += t86;
  A[33] += t121;
  A[34] += t131;
  A[35] += t138;
  const double t143 = 0.5 * t18 + 6.964101615137754 * t23;
  A[36] += 0.15550211698203656 * t50 + 0.2113248654051871 * t85 + 0.022329099369260225 * t143;
  const double t144 = 0.25 * t51 + 3.482050807568877 * t52;
  const double t145 = -(0.15550211698203656 * t72 + 0.10566243270259355 * t88 + 0.10566243270259355 * t120 +
      0.022329099369260225 * t144);
  A[37] += t145;
  const double t146 = 0.041666666666666664 * t77 + 0.10566243270259355 * t130 - 0.10566243270259355 * t85 -
      0.022329099369260225 * t143;
  A[38] += t146;
  const double t147 = -(0.020833333333333332 * t82 + 0.10566243270259355 * t137 - 0.10566243270259355 * t88 -
      0.022329099369260225 * t144);
  A[39] += t147;
  A[40] += t89;
  A[41] += t124;
  A[42] += t133;
  A[43] += t140;
  A[44] += t145;
  const double t148 = 0.5 * t94 + 6.964101615137754 * t95;
  A[45] += 0.15550211698203656 * t110 + 0.2113248654051871 * t123 + 0.022329099369260225 * t148;
  const double t149 = -(0.020833333333333332 * t82 + 0.10566243270259355 * t132 - 0.10566243270259355 * t120 -
      0.022329099369260225 * t144);
  A[46] += t149;
  const double t150 = 0.041666666666666664 * t118 + 0.10566243270259355 * t139 - 0.10566243270259355 * t123 -
      0.022329099369260225 * t148;
  A[47] += t150;
  A[48] += t90;
  A[49] += t125;
  A[50] += t134;
  A[51] += t141;
  A[52] += t146;
  A[53] += t149;
  A[54] += 0.011164549684630112 * t127 + 0.022329099369260225 * t143 - 0.2113248654051871 * t130;
  const double t151 = -(0.011164549684630112 * t128 + 0.022329099369260225 * t144 - 0.10566243270259355 * t132
      - 0.10566243270259355 * t137);
  A[55] += t151;
  A[56] += t91;
  A[57] += t126;
  A[58] += t135;
  A[59] += t142;
  A[60] += t147;
  A[61] += t150;
  A[62] += t151;
  A[63] += 0.011164549684630112 * t136 + 0.022329099369260225 * t148 - 0.2113248654051871 * t139;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_q1x2_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel elasticity_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "elasticity_q1x2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
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
    4608,                                      // shared_bytes
    558.0,                                     // flops_per_cell
    544.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
