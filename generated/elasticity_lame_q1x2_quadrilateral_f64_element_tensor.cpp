// elasticity_lame_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1033 flops
//   sum_factorised  651 flops <- taken
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
//   flops       651
//   bytes       560 (48 read, 512 written)
//   flops/byte  1.16
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

extern "C" int elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 512 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[80];
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
        inputs[lane + 64] = mu[cell];
        inputs[lane + 72] = lmbda[cell];
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
        const double mu_0 = inputs[lane + 64];
        const double t9 = mu_0 * t4 * t4;
        const double lmbda_0 = inputs[lane + 72];
        const double t10 = mu_0 * t3 * t3;
        const double t11 = t9 + lmbda_0 * t3 * t3 + 2.0 * t10;
        const double t12 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t13 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t14 = 1.0 / std::fabs(t2 * t12 - t7 * t13);
        const double t15 = mu_0 * t13 * t13;
        const double t16 = mu_0 * t12 * t12;
        const double t17 = t15 + lmbda_0 * t12 * t12 + 2.0 * t16;
        const double t18 = t8 * t11 + t14 * t17;
        const double t19 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t20 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
        const double t21 = 1.0 / std::fabs(t3 * t19 - t4 * t20);
        const double t22 = 1.0 / std::fabs(t12 * t19 - t13 * t20);
        const double t23 = t11 * t21 + t17 * t22;
        const double t24 = 0.5 * t18 + 0.03589838486224541 * t23;
        const double t25 = mu_0 * t2 * t4;
        const double t26 = mu_0 * t3 * t7;
        const double t27 = t8 * (t25 + lmbda_0 * t3 * t7 + 2.0 * t26);
        const double t28 = mu_0 * t2 * t13;
        const double t29 = mu_0 * t7 * t12;
        const double t30 = t14 * (t28 + lmbda_0 * t7 * t12 + 2.0 * t29);
        const double t31 = t27 + 0.2679491924311227 * t30;
        const double t32 = mu_0 * t4 * t19;
        const double t33 = mu_0 * t3 * t20;
        const double t34 = t21 * (t32 + lmbda_0 * t3 * t20 + 2.0 * t33);
        const double t35 = mu_0 * t13 * t19;
        const double t36 = mu_0 * t12 * t20;
        const double t37 = t22 * (t35 + lmbda_0 * t12 * t20 + 2.0 * t36);
        const double t38 = t34 + 0.2679491924311227 * t37;
        const double t39 = 0.39433756729740643 * t31 + 0.10566243270259355 * t38;
        const double t40 = mu_0 * t2 * t2;
        const double t41 = mu_0 * t7 * t7;
        const double t42 = t40 + lmbda_0 * t7 * t7 + 2.0 * t41;
        const double t43 = t8 * t42;
        const double t44 = t14 * t42;
        const double t45 = mu_0 * t19 * t19;
        const double t46 = mu_0 * t20 * t20;
        const double t47 = t45 + lmbda_0 * t20 * t20 + 2.0 * t46;
        const double t48 = t21 * t47;
        const double t49 = t22 * t47;
        const double t50 = (t43 + 0.07179676972449082 * t44) + (t48 + 0.07179676972449082 * t49);
        tile[lane] = 0.3110042339640731 * t24 + 0.15550211698203656 * t50 - 0.7886751345948129 * t39;
        const double t51 = mu_0 + lmbda_0;
        const double t52 = t3 * t4 * t8 * t51 + t12 * t13 * t14 * t51;
        const double t53 = t3 * t4 * t21 * t51 + t12 * t13 * t22 * t51;
        const double t54 = 0.5 * t52 + 0.03589838486224541 * t53;
        const double t55 = t8 * (mu_0 * t4 * t7 + lmbda_0 * t2 * t3);
        const double t56 = t14 * (mu_0 * t7 * t13 + lmbda_0 * t2 * t12);
        const double t57 = t55 + 0.2679491924311227 * t56;
        const double t58 = t21 * (mu_0 * t4 * t20 + lmbda_0 * t3 * t19);
        const double t59 = t22 * (mu_0 * t13 * t20 + lmbda_0 * t12 * t19);
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = 0.39433756729740643 * t57 + 0.10566243270259355 * t60;
        const double t62 = t8 * (mu_0 * t2 * t3 + lmbda_0 * t4 * t7);
        const double t63 = t14 * (mu_0 * t2 * t12 + lmbda_0 * t7 * t13);
        const double t64 = t62 + 0.2679491924311227 * t63;
        const double t65 = t21 * (mu_0 * t3 * t19 + lmbda_0 * t4 * t20);
        const double t66 = t22 * (mu_0 * t12 * t19 + lmbda_0 * t13 * t20);
        const double t67 = t65 + 0.2679491924311227 * t66;
        const double t68 = 0.39433756729740643 * t64 + 0.10566243270259355 * t67;
        const double t69 = t2 * t7 * t8 * t51;
        const double t70 = t2 * t7 * t14 * t51;
        const double t71 = t19 * t20 * t21 * t51;
        const double t72 = t19 * t20 * t22 * t51;
        const double t73 = (t69 + 0.07179676972449082 * t70) + (t71 + 0.07179676972449082 * t72);
        const double t74 = -(0.3110042339640731 * t54 + 0.15550211698203656 * t73 - 0.39433756729740643 * t61
            - 0.39433756729740643 * t68);
        tile[lane + 8] = t74;
        const double t75 = t27 + 3.732050807568877 * t30;
        const double t76 = t34 + 3.732050807568877 * t37;
        const double t77 = 0.10566243270259355 * t75 + 0.028312163512967795 * t76;
        const double t78 = (t43 + t44) + (t48 + t49);
        const double t79 = -(0.3110042339640731 * t24 + 0.39433756729740643 * t77 - 0.39433756729740643 * t39
            - 0.041666666666666664 * t78);
        tile[lane + 16] = t79;
        const double t80 = t55 + 3.732050807568877 * t56;
        const double t81 = t58 + 3.732050807568877 * t59;
        const double t82 = 0.10566243270259355 * t80 + 0.028312163512967795 * t81;
        const double t83 = (t69 + t70) + (t71 + t72);
        const double t84 = 0.3110042339640731 * t54 + 0.39433756729740643 * t82 - 0.39433756729740643 * t68 -
            0.041666666666666664 * t83;
        tile[lane + 24] = t84;
        const double t85 = t18 + t23;
        const double t86 = 0.39433756729740643 * t31 + 1.4716878364870323 * t38;
        const double t87 = 0.39433756729740643 * t39 + 0.041666666666666664 * t85 - 0.15550211698203656 * t50
            - 0.10566243270259355 * t86;
        tile[lane + 32] = t87;
        const double t88 = t52 + t53;
        const double t89 = 0.39433756729740643 * t64 + 1.4716878364870323 * t67;
        const double t90 = -(0.39433756729740643 * t61 + 0.041666666666666664 * t88 - 0.15550211698203656 *
            t73 - 0.10566243270259355 * t89);
        tile[lane + 40] = t90;
        const double t91 = 0.39433756729740643 * t77 + 0.10566243270259355 * t86 - 0.041666666666666664 * t78
            - 0.041666666666666664 * t85;
        tile[lane + 48] = t91;
        const double t92 = -(0.39433756729740643 * t82 + 0.10566243270259355 * t89 - 0.041666666666666664 *
            t83 - 0.041666666666666664 * t88);
        tile[lane + 56] = t92;
        tile[lane + 64] = t74;
        const double t93 = 2.0 * t9 + t10 + lmbda_0 * t4 * t4;
        const double t94 = 2.0 * t15 + t16 + lmbda_0 * t13 * t13;
        const double t95 = t8 * t93 + t14 * t94;
        const double t96 = t21 * t93 + t22 * t94;
        const double t97 = 0.5 * t95 + 0.03589838486224541 * t96;
        const double t98 = t8 * (2.0 * t25 + t26 + lmbda_0 * t2 * t4);
        const double t99 = t14 * (2.0 * t28 + t29 + lmbda_0 * t2 * t13);
        const double t100 = t98 + 0.2679491924311227 * t99;
        const double t101 = t21 * (2.0 * t32 + t33 + lmbda_0 * t4 * t19);
        const double t102 = t22 * (2.0 * t35 + t36 + lmbda_0 * t13 * t19);
        const double t103 = t101 + 0.2679491924311227 * t102;
        const double t104 = 0.39433756729740643 * t100 + 0.10566243270259355 * t103;
        const double t105 = 2.0 * t40 + t41 + lmbda_0 * t2 * t2;
        const double t106 = t8 * t105;
        const double t107 = t14 * t105;
        const double t108 = 2.0 * t45 + t46 + lmbda_0 * t19 * t19;
        const double t109 = t21 * t108;
        const double t110 = t22 * t108;
        const double t111 = (t106 + 0.07179676972449082 * t107) + (t109 + 0.07179676972449082 * t110);
        tile[lane + 72] = 0.3110042339640731 * t97 + 0.15550211698203656 * t111 - 0.7886751345948129 * t104;
        const double t112 = t62 + 3.732050807568877 * t63;
        const double t113 = t65 + 3.732050807568877 * t66;
        const double t114 = 0.10566243270259355 * t112 + 0.028312163512967795 * t113;
        const double t115 = 0.3110042339640731 * t54 + 0.39433756729740643 * t114 - 0.39433756729740643 * t61
            - 0.041666666666666664 * t83;
        tile[lane + 80] = t115;
        const double t116 = t98 + 3.732050807568877 * t99;
        const double t117 = t101 + 3.732050807568877 * t102;
        const double t118 = 0.10566243270259355 * t116 + 0.028312163512967795 * t117;
        const double t119 = (t106 + t107) + (t109 + t110);
        const double t120 = -(0.3110042339640731 * t97 + 0.39433756729740643 * t118 - 0.39433756729740643 *
            t104 - 0.041666666666666664 * t119);
        tile[lane + 88] = t120;
        const double t121 = 0.39433756729740643 * t57 + 1.4716878364870323 * t60;
        const double t122 = -(0.39433756729740643 * t68 + 0.041666666666666664 * t88 - 0.15550211698203656 *
            t73 - 0.10566243270259355 * t121);
        tile[lane + 96] = t122;
        const double t123 = t95 + t96;
        const double t124 = 0.39433756729740643 * t100 + 1.4716878364870323 * t103;
        const double t125 = 0.39433756729740643 * t104 + 0.041666666666666664 * t123 - 0.15550211698203656 *
            t111 - 0.10566243270259355 * t124;
        tile[lane + 104] = t125;
        const double t126 = 0.041666666666666664 * t83 + 0.041666666666666664 * t88 - 0.39433756729740643 *
            t114 - 0.10566243270259355 * t121;
        tile[lane + 112] = t126;
        const double t127 = 0.39433756729740643 * t118 + 0.10566243270259355 * t124 - 0.041666666666666664 *
            t119 - 0.041666666666666664 * t123;
        tile[lane + 120] = t127;
        tile[lane + 128] = t79;
        tile[lane + 136] = t115;
        const double t128 = (t43 + 13.928203230275509 * t44) + (t48 + 13.928203230275509 * t49);
        tile[lane + 144] = 0.3110042339640731 * t24 + 0.7886751345948129 * t77 + 0.011164549684630112 * t128;
        const double t129 = (t69 + 13.928203230275509 * t70) + (t71 + 13.928203230275509 * t72);
        const double t130 = -(0.3110042339640731 * t54 + 0.39433756729740643 * t82 + 0.39433756729740643 *
            t114 + 0.011164549684630112 * t129);
        tile[lane + 152] = t130;
        const double t131 = 0.10566243270259355 * t75 + 0.39433756729740643 * t76;
        const double t132 = -(0.39433756729740643 * t39 + 0.041666666666666664 * t78 + 0.041666666666666664 *
            t85 + 0.10566243270259355 * t131);
        tile[lane + 160] = t132;
        const double t133 = 0.10566243270259355 * t112 + 0.39433756729740643 * t113;
        const double t134 = 0.39433756729740643 * t61 + 0.041666666666666664 * t83 + 0.041666666666666664 *
            t88 + 0.10566243270259355 * t133;
        tile[lane + 168] = t134;
        const double t135 = -(0.39433756729740643 * t77 + 0.011164549684630112 * t128 - 0.041666666666666664 *
            t85 - 0.10566243270259355 * t131);
        tile[lane + 176] = t135;
        const double t136 = 0.39433756729740643 * t82 + 0.011164549684630112 * t129 - 0.041666666666666664 *
            t88 - 0.10566243270259355 * t133;
        tile[lane + 184] = t136;
        tile[lane + 192] = t84;
        tile[lane + 200] = t120;
        tile[lane + 208] = t130;
        const double t137 = (t106 + 13.928203230275509 * t107) + (t109 + 13.928203230275509 * t110);
        tile[lane + 216] = 0.3110042339640731 * t97 + 0.7886751345948129 * t118 + 0.011164549684630112 * t137;
        const double t138 = 0.10566243270259355 * t80 + 0.39433756729740643 * t81;
        const double t139 = 0.39433756729740643 * t68 + 0.041666666666666664 * t83 + 0.041666666666666664 *
            t88 + 0.10566243270259355 * t138;
        tile[lane + 224] = t139;
        const double t140 = 0.10566243270259355 * t116 + 0.39433756729740643 * t117;
        const double t141 = -(0.39433756729740643 * t104 + 0.041666666666666664 * t119 + 0.041666666666666664
            * t123 + 0.10566243270259355 * t140);
        tile[lane + 232] = t141;
        const double t142 = -(0.041666666666666664 * t88 + 0.10566243270259355 * t138 - 0.39433756729740643 *
            t114 - 0.011164549684630112 * t129);
        tile[lane + 240] = t142;
        const double t143 = -(0.39433756729740643 * t118 + 0.011164549684630112 * t137 - 0.041666666666666664
            * t123 - 0.10566243270259355 * t140);
        tile[lane + 248] = t143;
        tile[lane + 256] = t87;
        tile[lane + 264] = t122;
        tile[lane + 272] = t132;
        tile[lane + 280] = t139;
        const double t144 = 0.5 * t18 + 6.964101615137754 * t23;
        tile[lane + 288] = 0.15550211698203656 * t50 + 0.2113248654051871 * t86 + 0.022329099369260225 * t144;
        const double t145 = 0.5 * t52 + 6.964101615137754 * t53;
        const double t146 = -(0.15550211698203656 * t73 + 0.10566243270259355 * t89 + 0.10566243270259355 *
            t121 + 0.022329099369260225 * t145);
        tile[lane + 296] = t146;
        const double t147 = 0.041666666666666664 * t78 + 0.10566243270259355 * t131 - 0.10566243270259355 *
            t86 - 0.022329099369260225 * t144;
        tile[lane + 304] = t147;
        const double t148 = -(0.041666666666666664 * t83 + 0.10566243270259355 * t138 - 0.10566243270259355 *
            t89 - 0.022329099369260225 * t145);
        tile[lane + 312] = t148;
        tile[lane + 320] = t90;
        tile[lane + 328] = t125;
        tile[lane + 336] = t134;
        tile[lane + 344] = t141;
        tile[lane + 352] = t146;
        const double t149 = 0.5 * t95 + 6.964101615137754 * t96;
        tile[lane + 360] = 0.15550211698203656 * t111 + 0.2113248654051871 * t124 + 0.022329099369260225 *
            t149;
        const double t150 = -(0.041666666666666664 * t83 + 0.10566243270259355 * t133 - 0.10566243270259355 *
            t121 - 0.022329099369260225 * t145);
        tile[lane + 368] = t150;
        const double t151 = 0.041666666666666664 * t119 + 0.10566243270259355 * t140 - 0.10566243270259355 *
            t124 - 0.022329099369260225 * t149;
        tile[lane + 376] = t151;
        tile[lane + 384] = t91;
        tile[lane + 392] = t126;
        tile[lane + 400] = t135;
        tile[lane + 408] = t142;
        tile[lane + 416] = t147;
        tile[lane + 424] = t150;
        tile[lane + 432] = 0.011164549684630112 * t128 + 0.022329099369260225 * t144 - 0.2113248654051871 *
            t131;
        const double t152 = -(0.011164549684630112 * t129 + 0.022329099369260225 * t145 - 0.10566243270259355
            * t133 - 0.10566243270259355 * t138);
        tile[lane + 440] = t152;
        tile[lane + 448] = t92;
        tile[lane + 456] = t127;
        tile[lane + 464] = t136;
        tile[lane + 472] = t143;
        tile[lane + 480] = t148;
        tile[lane + 488] = t151;
        tile[lane + 496] = t152;
        tile[lane + 504] = 0.011164549684630112 * t137 + 0.022329099369260225 * t149 - 0.2113248654051871 *
            t140;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<64, 8, 64>(tile, element_tensors + 64 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_lame_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ lmbda = packed_coefficients + 0;
  const double* __restrict__ mu = packed_coefficients + 1;
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
  const double mu_0 = mu[0];
  const double t9 = t4 * t4 * mu_0;
  const double lmbda_0 = lmbda[0];
  const double t10 = t3 * t3 * mu_0;
  const double t11 = t9 + t3 * t3 * lmbda_0 + 2.0 * t10;
  const double t12 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t13 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t14 = 1.0 / std::fabs(t2 * t12 - t7 * t13);
  const double t15 = mu_0 * t13 * t13;
  const double t16 = mu_0 * t12 * t12;
  const double t17 = t15 + lmbda_0 * t12 * t12 + 2.0 * t16;
  const double t18 = t8 * t11 + t14 * t17;
  const double t19 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t20 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
  const double t21 = 1.0 / std::fabs(t3 * t19 - t4 * t20);
  const double t22 = 1.0 / std::fabs(t12 * t19 - t13 * t20);
  const double t23 = t11 * t21 + t17 * t22;
  const double t24 = 0.5 * t18 + 0.03589838486224541 * t23;
  const double t25 = t2 * t4 * mu_0;
  const double t26 = t3 * t7 * mu_0;
  const double t27 = t8 * (t25 + t3 * t7 * lmbda_0 + 2.0 * t26);
  const double t28 = t2 * mu_0 * t13;
  const double t29 = t7 * mu_0 * t12;
  const double t30 = t14 * (t28 + t7 * lmbda_0 * t12 + 2.0 * t29);
  const double t31 = t27 + 0.2679491924311227 * t30;
  const double t32 = t4 * mu_0 * t19;
  const double t33 = t3 * mu_0 * t20;
  const double t34 = t21 * (t32 + t3 * lmbda_0 * t20 + 2.0 * t33);
  const double t35 = mu_0 * t13 * t19;
  const double t36 = mu_0 * t12 * t20;
  const double t37 = t22 * (t35 + lmbda_0 * t12 * t20 + 2.0 * t36);
  const double t38 = t34 + 0.2679491924311227 * t37;
  const double t39 = 0.39433756729740643 * t31 + 0.10566243270259355 * t38;
  const double t40 = t2 * t2 * mu_0;
  const double t41 = t7 * t7 * mu_0;
  const double t42 = t40 + t7 * t7 * lmbda_0 + 2.0 * t41;
  const double t43 = t8 * t42;
  const double t44 = t14 * t42;
  const double t45 = mu_0 * t19 * t19;
  const double t46 = mu_0 * t20 * t20;
  const double t47 = t45 + lmbda_0 * t20 * t20 + 2.0 * t46;
  const double t48 = t21 * t47;
  const double t49 = t22 * t47;
  const double t50 = (t43 + 0.07179676972449082 * t44) + (t48 + 0.07179676972449082 * t49);
  A[0] += 0.3110042339640731 * t24 + 0.15550211698203656 * t50 - 0.7886751345948129 * t39;
  const double t51 = mu_0 + lmbda_0;
  const double t52 = t3 * t4 * t8 * t51 + t12 * t13 * t14 * t51;
  const double t53 = t3 * t4 * t21 * t51 + t12 * t13 * t22 * t51;
  const double t54 = 0.5 * t52 + 0.03589838486224541 * t53;
  const double t55 = t8 * (t4 * t7 * mu_0 + t2 * t3 * lmbda_0);
  const double t56 = t14 * (t7 * mu_0 * t13 + t2 * lmbda_0 * t12);
  const double t57 = t55 + 0.2679491924311227 * t56;
  const double t58 = t21 * (t4 * mu_0 * t20 + t3 * lmbda_0 * t19);
  const double t59 = t22 * (mu_0 * t13 * t20 + lmbda_0 * t12 * t19);
  const double t60 = t58 + 0.2679491924311227 * t59;
  const double t61 = 0.39433756729740643 * t57 + 0.10566243270259355 * t60;
  const double t62 = t8 * (t2 * t3 * mu_0 + t4 * t7 * lmbda_0);
  const double t63 = t14 * (t2 * mu_0 * t12 + t7 * lmbda_0 * t13);
  const double t64 = t62 + 0.2679491924311227 * t63;
  const double t65 = t21 * (t3 * mu_0 * t19 + t4 * lmbda_0 * t20);
  const double t66 = t22 * (mu_0 * t12 * t19 + lmbda_0 * t13 * t20);
  const double t67 = t65 + 0.2679491924311227 * t66;
  const double t68 = 0.39433756729740643 * t64 + 0.10566243270259355 * t67;
  const double t69 = t2 * t7 * t8 * t51;
  const double t70 = t2 * t7 * t14 * t51;
  const double t71 = t19 * t20 * t21 * t51;
  const double t72 = t19 * t20 * t22 * t51;
  const double t73 = (t69 + 0.07179676972449082 * t70) + (t71 + 0.07179676972449082 * t72);
  const double t74 = -(0.3110042339640731 * t54 + 0.15550211698203656 * t73 - 0.39433756729740643 * t61 -
      0.39433756729740643 * t68);
  A[1] += t74;
  const double t75 = t27 + 3.732050807568877 * t30;
  const double t76 = t34 + 3.732050807568877 * t37;
  const double t77 = 0.10566243270259355 * t75 + 0.028312163512967795 * t76;
  const double t78 = (t43 + t44) + (t48 + t49);
  const double t79 = -(0.3110042339640731 * t24 + 0.39433756729740643 * t77 - 0.39433756729740643 * t39 -
      0.041666666666666664 * t78);
  A[2] += t79;
  const double t80 = t55 + 3.732050807568877 * t56;
  const double t81 = t58 + 3.732050807568877 * t59;
  const double t82 = 0.10566243270259355 * t80 + 0.028312163512967795 * t81;
  const double t83 = (t69 + t70) + (t71 + t72);
  const double t84 = 0.3110042339640731 * t54 + 0.39433756729740643 * t82 - 0.39433756729740643 * t68 -
      0.041666666666666664 * t83;
  A[3] += t84;
  const double t85 = t18 + t23;
  const double t86 = 0.39433756729740643 * t31 + 1.4716878364870323 * t38;
  const double t87 = 0.39433756729740643 * t39 + 0.041666666666666664 * t85 - 0.15550211698203656 * t50 -
      0.10566243270259355 * t86;
  A[4] += t87;
  const double t88 = t52 + t53;
  const double t89 = 0.39433756729740643 * t64 + 1.4716878364870323 * t67;
  const double t90 = -(0.39433756729740643 * t61 + 0.041666666666666664 * t88 - 0.15550211698203656 * t73 -
      0.10566243270259355 * t89);
  A[5] += t90;
  const double t91 = 0.39433756729740643 * t77 + 0.10566243270259355 * t86 - 0.041666666666666664 * t78 -
      0.041666666666666664 * t85;
  A[6] += t91;
  const double t92 = -(0.39433756729740643 * t82 + 0.10566243270259355 * t89 - 0.041666666666666664 * t83 -
      0.041666666666666664 * t88);
  A[7] += t92;
  A[8] += t74;
  const double t93 = 2.0 * t9 + t10 + t4 * t4 * lmbda_0;
  const double t94 = 2.0 * t15 + t16 + lmbda_0 * t13 * t13;
  const double t95 = t8 * t93 + t14 * t94;
  const double t96 = t21 * t93 + t22 * t94;
  const double t97 = 0.5 * t95 + 0.03589838486224541 * t96;
  const double t98 = t8 * (2.0 * t25 + t26 + t2 * t4 * lmbda_0);
  const double t99 = t14 * (2.0 * t28 + t29 + t2 * lmbda_0 * t13);
  const double t100 = t98 + 0.2679491924311227 * t99;
  const double t101 = t21 * (2.0 * t32 + t33 + t4 * lmbda_0 * t19);
  const double t102 = t22 * (2.0 * t35 + t36 + lmbda_0 * t13 * t19);
  const double t103 = t101 + 0.2679491924311227 * t102;
  const double t104 = 0.39433756729740643 * t100 + 0.10566243270259355 * t103;
  const double t105 = 2.0 * t40 + t41 + t2 * t2 * lmbda_0;
  const double t106 = t8 * t105;
  const double t107 = t14 * t105;
  const double t108 = 2.0 * t45 + t46 + lmbda_0 * t19 * t19;
  const double t109 = t21 * t108;
  const double t110 = t22 * t108;
  const double t111 = (t106 + 0.07179676972449082 * t107) + (t109 + 0.07179676972449082 * t110);
  A[9] += 0.3110042339640731 * t97 + 0.15550211698203656 * t111 - 0.7886751345948129 * t104;
  const double t112 = t62 + 3.732050807568877 * t63;
  const double t113 = t65 + 3.732050807568877 * t66;
  const double t114 = 0.10566243270259355 * t112 + 0.028312163512967795 * t113;
  const double t115 = 0.3110042339640731 * t54 + 0.39433756729740643 * t114 - 0.39433756729740643 * t61 -
      0.041666666666666664 * t83;
  A[10] += t115;
  const double t116 = t98 + 3.732050807568877 * t99;
  const double t117 = t101 + 3.732050807568877 * t102;
  const double t118 = 0.10566243270259355 * t116 + 0.028312163512967795 * t117;
  const double t119 = (t106 + t107) + (t109 + t110);
  const double t120 = -(0.3110042339640731 * t97 + 0.39433756729740643 * t118 - 0.39433756729740643 * t104 -
      0.041666666666666664 * t119);
  A[11] += t120;
  const double t121 = 0.39433756729740643 * t57 + 1.4716878364870323 * t60;
  const double t122 = -(0.39433756729740643 * t68 + 0.041666666666666664 * t88 - 0.15550211698203656 * t73 -
      0.10566243270259355 * t121);
  A[12] += t122;
  const double t123 = t95 + t96;
  const double t124 = 0.39433756729740643 * t100 + 1.4716878364870323 * t103;
  const double t125 = 0.39433756729740643 * t104 + 0.041666666666666664 * t123 - 0.15550211698203656 * t111 -
      0.10566243270259355 * t124;
  A[13] += t125;
  const double t126 = 0.041666666666666664 * t83 + 0.041666666666666664 * t88 - 0.39433756729740643 * t114 -
      0.10566243270259355 * t121;
  A[14] += t126;
  const double t127 = 0.39433756729740643 * t118 + 0.10566243270259355 * t124 - 0.041666666666666664 * t119 -
      0.041666666666666664 * t123;
  A[15] += t127;
  A[16] += t79;
  A[17] += t115;
  const double t128 = (t43 + 13.928203230275509 * t44) + (t48 + 13.928203230275509 * t49);
  A[18] += 0.3110042339640731 * t24 + 0.7886751345948129 * t77 + 0.011164549684630112 * t128;
  const double t129 = (t69 + 13.928203230275509 * t70) + (t71 + 13.928203230275509 * t72);
  const double t130 = -(0.3110042339640731 * t54 + 0.39433756729740643 * t82 + 0.39433756729740643 * t114 +
      0.011164549684630112 * t129);
  A[19] += t130;
  const double t131 = 0.10566243270259355 * t75 + 0.39433756729740643 * t76;
  const double t132 = -(0.39433756729740643 * t39 + 0.041666666666666664 * t78 + 0.041666666666666664 * t85 +
      0.10566243270259355 * t131);
  A[20] += t132;
  const double t133 = 0.10566243270259355 * t112 + 0.39433756729740643 * t113;
  const double t134 = 0.39433756729740643 * t61 + 0.041666666666666664 * t83 + 0.041666666666666664 * t88 +
      0.10566243270259355 * t133;
  A[21] += t134;
  const double t135 = -(0.39433756729740643 * t77 + 0.011164549684630112 * t128 - 0.041666666666666664 * t85 -
      0.10566243270259355 * t131);
  A[22] += t135;
  const double t136 = 0.39433756729740643 * t82 + 0.011164549684630112 * t129 - 0.041666666666666664 * t88 -
      0.10566243270259355 * t133;
  A[23] += t136;
  A[24] += t84;
  A[25] += t120;
  A[26] += t130;
  const double t137 = (t106 + 13.928203230275509 * t107) + (t109 + 13.928203230275509 * t110);
  A[27] += 0.3110042339640731 * t97 + 0.7886751345948129 * t118 + 0.011164549684630112 * t137;
  const double t138 = 0.10566243270259355 * t80 + 0.39433756729740643 * t81;
  const double t139 = 0.39433756729740643 * t68 + 0.041666666666666664 * t83 + 0.041666666666666664 * t88 +
      0.10566243270259355 * t138;
  A[28] += t139;
  const double t140 = 0.10566243270259355 * t116 + 0.39433756729740643 * t117;
  const double t141 = -(0.39433756729740643 * t104 + 0.041666666666666664 * t119 + 0.041666666666666664 * t123
      + 0.10566243270259355 * t140);
  A[29] += t141;
  const double t142 = -(0.041666666666666664 * t88 + 0.10566243270259355 * t138 - 0.39433756729740643 * t114 -
      0.011164549684630112 * t129);
  A[30] += t142;
  const double t143 = -(0.39433756729740643 * t118 + 0.011164549684630112 * t137 - 0.041666666666666664 * t123
      - 0.10566243270259355 * t140);
  A[31] += t143;
  A[32] += t87;
  A[33] += t122;
  A[34] += t132;
  A[35] += t139;
  const double t144 = 0.5 * t18 + 6.964101615137754 * t23;
  A[36] += 0.15550211698203656 * t50 + 0.2113248654051871 * t86 + 0.022329099369260225 * t144;
  const double t145 = 0.5 * t52 + 6.964101615137754 * t53;
  const double t146 = -(0.15550211698203656 * t73 + 0.10566243270259355 * t89 + 0.10566243270259355 * t121 +
      0.022329099369260225 * t145);
  A[37] += t146;
  const double t147 = 0.041666666666666664 * t78 + 0.10566243270259355 * t131 - 0.10566243270259355 * t86 -
      0.022329099369260225 * t144;
  A[38] += t147;
  const double t148 = -(0.041666666666666664 * t83 + 0.10566243270259355 * t138 - 0.10566243270259355 * t89 -
      0.022329099369260225 * t145);
  A[39] += t148;
  A[40] += t90;
  A[41] += t125;
  A[42] += t134;
  A[43] += t141;
  A[44] += t146;
  const double t149 = 0.5 * t95 + 6.964101615137754 * t96;
  A[45] += 0.15550211698203656 * t111 + 0.2113248654051871 * t124 + 0.022329099369260225 * t149;
  const double t150 = -(0.041666666666666664 * t83 + 0.10566243270259355 * t133 - 0.10566243270259355 * t121 -
      0.022329099369260225 * t145);
  A[46] += t150;
  const double t151 = 0.041666666666666664 * t119 + 0.10566243270259355 * t140 - 0.10566243270259355 * t124 -
      0.022329099369260225 * t149;
  A[47] += t151;
  A[48] += t91;
  A[49] += t126;
  A[50] += t135;
  A[51] += t142;
  A[52] += t147;
  A[53] += t150;
  A[54] += 0.011164549684630112 * t128 + 0.022329099369260225 * t144 - 0.2113248654051871 * t131;
  const double t152 = -(0.011164549684630112 * t129 + 0.022329099369260225 * t145 - 0.10566243270259355 * t133
      - 0.10566243270259355 * t138);
  A[55] += t152;
  A[56] += t92;
  A[57] += t127;
  A[58] += t136;
  A[59] += t143;
  A[60] += t148;
  A[61] += t151;
  A[62] += t152;
  A[63] += 0.011164549684630112 * t137 + 0.022329099369260225 * t149 - 0.2113248654051871 * t140;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "elasticity_lame_q1x2_quadrilateral_f64_element_tensor",  // name
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    4736,                                      // shared_bytes
    651.0,                                     // flops_per_cell
    560.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
