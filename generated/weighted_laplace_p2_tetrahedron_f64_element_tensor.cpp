// weighted_laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --define cell=tetrahedron --define degree=2
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   w       coefficient, P1, 4 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          1053 flops (2720 before optimisation)
//   quadrature      943 flops <- taken
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
//   flops        943
//   bytes        852 (52 read, 800 written)
//   flops/byte   1.11
//   paper flops  7200 (2 sizeG rows columns)
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

extern "C" int weighted_laplace_p2_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 800 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[800];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n0 + 1];
        inputs[lane + 24] = coordinates[3 * n2 + 1];
        inputs[lane + 32] = coordinates[3 * n0 + 2];
        inputs[lane + 40] = coordinates[3 * n3 + 2];
        inputs[lane + 48] = coordinates[3 * n3 + 1];
        inputs[lane + 56] = coordinates[3 * n2 + 2];
        inputs[lane + 64] = coordinates[3 * n2];
        inputs[lane + 72] = coordinates[3 * n1 + 2];
        inputs[lane + 80] = coordinates[3 * n1 + 1];
        inputs[lane + 88] = coordinates[3 * n3];
        inputs[lane + 96] = w[4 * cell];
        inputs[lane + 104] = w[4 * cell + 1];
        inputs[lane + 112] = w[4 * cell + 2];
        inputs[lane + 120] = w[4 * cell + 3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double t0 = x0_0 - x1_0;
        const double x0_1 = inputs[lane + 16];
        const double x2_1 = inputs[lane + 24];
        const double t1 = x0_1 - x2_1;
        const double x0_2 = inputs[lane + 32];
        const double x3_2 = inputs[lane + 40];
        const double t2 = x0_2 - x3_2;
        const double x3_1 = inputs[lane + 48];
        const double t3 = x0_1 - x3_1;
        const double x2_2 = inputs[lane + 56];
        const double t4 = x0_2 - x2_2;
        const double adj00 = t1 * t2 - t3 * t4;
        const double x2_0 = inputs[lane + 64];
        const double t5 = x0_0 - x2_0;
        const double x1_2 = inputs[lane + 72];
        const double t6 = x0_2 - x1_2;
        const double x1_1 = inputs[lane + 80];
        const double t7 = x0_1 - x1_1;
        const double adj10 = t3 * t6 - t2 * t7;
        const double x3_0 = inputs[lane + 88];
        const double t8 = x0_0 - x3_0;
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t9 = adj00 * adj00 + adj01 * adj01 + adj02 * adj02;
        const double w_0 = inputs[lane + 96];
        const double w_1 = inputs[lane + 104];
        const double w_2 = inputs[lane + 112];
        const double w_3 = inputs[lane + 120];
        const double t10 = w_0 + 3.0 * w_1 + w_2 + w_3;
        const double t11 = inv_abs_detJ * t9 * t10;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double t12 = adj00 * adj10 + adj01 * adj11 + adj02 * adj12;
        const double t13 = inv_abs_detJ * t10 * t12;
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t14 = adj00 * adj20 + adj01 * adj21 + adj02 * adj22;
        const double t15 = inv_abs_detJ * t10 * t14;
        const double t16 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
        const double t17 = inv_abs_detJ * t10 * t16;
        const double t18 = adj10 * adj20 + adj11 * adj21 + adj12 * adj22;
        const double t19 = inv_abs_detJ * t10 * t18;
        const double t20 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
        const double t21 = inv_abs_detJ * t10 * t20;
        const double t22 = w_0 + w_1 + 3.0 * w_2 + w_3;
        const double t23 = inv_abs_detJ * t9 * t22;
        const double t24 = inv_abs_detJ * t12 * t22;
        const double t25 = inv_abs_detJ * t14 * t22;
        const double t26 = inv_abs_detJ * t16 * t22;
        const double t27 = inv_abs_detJ * t18 * t22;
        const double t28 = inv_abs_detJ * t20 * t22;
        const double t29 = w_0 + w_1 + w_2 + 3.0 * w_3;
        const double t30 = inv_abs_detJ * t9 * t29;
        const double t31 = inv_abs_detJ * t12 * t29;
        const double t32 = inv_abs_detJ * t14 * t29;
        const double t33 = inv_abs_detJ * t16 * t29;
        const double t34 = inv_abs_detJ * t18 * t29;
        const double t35 = inv_abs_detJ * t20 * t29;
        const double t36 = 3.0 * w_0 + w_1 + w_2 + w_3;
        const double t37 = inv_abs_detJ * t9 * t36;
        const double t38 = inv_abs_detJ * t12 * t36;
        const double t39 = inv_abs_detJ * t14 * t36;
        const double t40 = inv_abs_detJ * t16 * t36;
        const double t41 = inv_abs_detJ * t18 * t36;
        const double t42 = inv_abs_detJ * t20 * t36;
        const double t43 = (t11 + t13 + t15) + (t13 + t17 + t19) + (t15 + t19 + t21) + (t23 + t24 + t25) +
            (t24 + t26 + t27) + (t25 + t27 + t28) + (t30 + t31 + t32) + (t31 + t33 + t34) + (t32 + t34 + t35)
            + 9.0 * (t37 + t38 + t39) + 9.0 * (t38 + t40 + t41) + 9.0 * (t39 + t41 + t42);
        tile[lane] = 0.001388888888888889 * t43;
        const double t44 = 0.001388888888888889 * (3.0 * t11 + 3.0 * t13 + 3.0 * t15 + 3.0 * t37 + 3.0 * t38 +
            3.0 * t39 - t23 - t24 - t25 - t30 - t31 - t32);
        tile[lane + 8] = t44;
        const double t45 = -0.001388888888888889 * (t13 + t17 + t19 + t31 + t33 + t34 - 3.0 * t24 - 3.0 * t26
            - 3.0 * t27 - 3.0 * t38 - 3.0 * t40 - 3.0 * t41);
        tile[lane + 16] = t45;
        const double t46 = -0.001388888888888889 * (t15 + t19 + t21 + t25 + t27 + t28 - 3.0 * t32 - 3.0 * t34
            - 3.0 * t35 - 3.0 * t39 - 3.0 * t41 - 3.0 * t42);
        tile[lane + 24] = t46;
        const double t47 = t13 + t15;
        const double t48 = t17 + t19;
        const double t49 = t19 + t21;
        const double t50 = t24 + 3.0 * t25;
        const double t51 = t26 + 3.0 * t27;
        const double t52 = t27 + 3.0 * t28;
        const double t53 = 3.0 * t31 + t32;
        const double t54 = 3.0 * t33 + t34;
        const double t55 = 3.0 * t34 + t35;
        const double t56 = t38 + t39;
        const double t57 = t40 + t41;
        const double t58 = t41 + t42;
        const double t59 = 0.002777777777777778 * (t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 - 3.0 *
            t56 - 3.0 * t57 - 3.0 * t58);
        tile[lane + 32] = t59;
        const double t60 = t11 + 3.0 * t15;
        const double t61 = t13 + 3.0 * t19;
        const double t62 = t15 + 3.0 * t21;
        const double t63 = t23 + t25;
        const double t64 = t24 + t27;
        const double t65 = t25 + t28;
        const double t66 = 3.0 * t30 + t32;
        const double t67 = 3.0 * t31 + t34;
        const double t68 = 3.0 * t32 + t35;
        const double t69 = t37 + t39;
        const double t70 = t38 + t41;
        const double t71 = t39 + t42;
        const double t72 = 0.002777777777777778 * (t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 - 3.0 *
            t69 - 3.0 * t70 - 3.0 * t71);
        tile[lane + 40] = t72;
        const double t73 = t11 + 3.0 * t13;
        const double t74 = t13 + 3.0 * t17;
        const double t75 = t15 + 3.0 * t19;
        const double t76 = 3.0 * t23 + t24;
        const double t77 = 3.0 * t24 + t26;
        const double t78 = 3.0 * t25 + t27;
        const double t79 = t30 + t31;
        const double t80 = t31 + t33;
        const double t81 = t32 + t34;
        const double t82 = t37 + t38;
        const double t83 = t38 + t40;
        const double t84 = t39 + t41;
        const double t85 = 0.002777777777777778 * (t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 - 3.0 *
            t82 - 3.0 * t83 - 3.0 * t84);
        tile[lane + 48] = t85;
        const double t86 = t11 + t13;
        const double t87 = t13 + t17;
        const double t88 = t15 + t19;
        const double t89 = t23 + t24;
        const double t90 = t24 + t26;
        const double t91 = t25 + t27;
        const double t92 = t30 + t31 + 0.6666666666666666 * t32;
        const double t93 = t31 + t33 + 0.6666666666666666 * t34;
        const double t94 = t32 + t34 + 0.6666666666666666 * t35;
        const double t95 = t37 + t38 - 2.0 * t39;
        const double t96 = t38 + t40 - 2.0 * t41;
        const double t97 = t39 + t41 - 2.0 * t42;
        const double t98 = -0.002777777777777778 * (t86 + t87 + t88 + t89 + t90 + t91 + 3.0 * t92 + 3.0 * t93
            + 3.0 * t94 - 3.0 * t95 - 3.0 * t96 - 3.0 * t97);
        tile[lane + 56] = t98;
        const double t99 = t11 + t15;
        const double t100 = t13 + t19;
        const double t101 = t15 + t21;
        const double t102 = t23 + 0.6666666666666666 * t24 + t25;
        const double t103 = t24 + 0.6666666666666666 * t26 + t27;
        const double t104 = t25 + 0.6666666666666666 * t27 + t28;
        const double t105 = t30 + t32;
        const double t106 = t31 + t34;
        const double t107 = t32 + t35;
        const double t108 = t37 + t39 - 2.0 * t38;
        const double t109 = t38 + t41 - 2.0 * t40;
        const double t110 = t39 + t42 - 2.0 * t41;
        const double t111 = -0.002777777777777778 * (t99 + t100 + t101 + 3.0 * t102 + 3.0 * t103 + 3.0 * t104
            + t105 + t106 + t107 - 3.0 * t108 - 3.0 * t109 - 3.0 * t110);
        tile[lane + 64] = t111;
        const double t112 = 0.6666666666666666 * t11 + t13 + t15;
        const double t113 = 0.6666666666666666 * t13 + t17 + t19;
        const double t114 = 0.6666666666666666 * t15 + t19 + t21;
        const double t115 = t24 + t25;
        const double t116 = t26 + t27;
        const double t117 = t27 + t28;
        const double t118 = t31 + t32;
        const double t119 = t33 + t34;
        const double t120 = t34 + t35;
        const double t121 = 2.0 * t37 - t38 - t39;
        const double t122 = 2.0 * t38 - t40 - t41;
        const double t123 = 2.0 * t39 - t41 - t42;
        const double t124 = -0.002777777777777778 * (3.0 * t112 + 3.0 * t113 + 3.0 * t114 + t115 + t116 + t117
            + t118 + t119 + t120 + 3.0 * t121 + 3.0 * t122 + 3.0 * t123);
        tile[lane + 72] = t124;
        tile[lane + 80] = t44;
        tile[lane + 88] = 0.001388888888888889 * (9.0 * t11 + t23 + t30 + t37);
        const double t125 = -0.001388888888888889 * (3.0 * t13 + 3.0 * t24 - t31 - t38);
        tile[lane + 96] = t125;
        const double t126 = -0.001388888888888889 * (3.0 * t15 + 3.0 * t32 - t25 - t39);
        tile[lane + 104] = t126;
        const double t127 = 0.002777777777777778 * (3.0 * t47 - t50 - t53 - t56);
        tile[lane + 112] = t127;
        const double t128 = 0.002777777777777778 * (3.0 * t60 - t63 - t66 - t69);
        tile[lane + 120] = t128;
        const double t129 = 0.002777777777777778 * (3.0 * t73 - t76 - t79 - t82);
        tile[lane + 128] = t129;
        const double t130 = -0.002777777777777778 * (3.0 * t86 - t89 - 3.0 * t92 - t95);
        tile[lane + 136] = t130;
        const double t131 = -0.002777777777777778 * (3.0 * t99 - 3.0 * t102 - t105 - t108);
        tile[lane + 144] = t131;
        const double t132 = -0.002777777777777778 * (9.0 * t112 + t121 - t115 - t118);
        tile[lane + 152] = t132;
        tile[lane + 160] = t45;
        tile[lane + 168] = t125;
        tile[lane + 176] = 0.001388888888888889 * (t17 + 9.0 * t26 + t33 + t40);
        const double t133 = 0.001388888888888889 * (t19 + t41 - 3.0 * t27 - 3.0 * t34);
        tile[lane + 184] = t133;
        const double t134 = -0.002777777777777778 * (t48 + t54 + t57 - 3.0 * t51);
        tile[lane + 192] = t134;
        const double t135 = -0.002777777777777778 * (t61 + t67 + t70 - 3.0 * t64);
        tile[lane + 200] = t135;
        const double t136 = -0.002777777777777778 * (t74 + t80 + t83 - 3.0 * t77);
        tile[lane + 208] = t136;
        const double t137 = 0.002777777777777778 * (t87 + 3.0 * t93 + t96 - 3.0 * t90);
        tile[lane + 216] = t137;
        const double t138 = 0.002777777777777778 * (t100 + t106 + t109 - 9.0 * t103);
        tile[lane + 224] = t138;
        const double t139 = 0.002777777777777778 * (3.0 * t113 + t119 - 3.0 * t116 - t122);
        tile[lane + 232] = t139;
        tile[lane + 240] = t46;
        tile[lane + 248] = t126;
        tile[lane + 256] = t133;
        tile[lane + 264] = 0.001388888888888889 * (t21 + t28 + 9.0 * t35 + t42);
        const double t140 = -0.002777777777777778 * (t49 + t52 + t58 - 3.0 * t55);
        tile[lane + 272] = t140;
        const double t141 = -0.002777777777777778 * (t62 + t65 + t71 - 3.0 * t68);
        tile[lane + 280] = t141;
        const double t142 = -0.002777777777777778 * (t75 + t78 + t84 - 3.0 * t81);
        tile[lane + 288] = t142;
        const double t143 = 0.002777777777777778 * (t88 + t91 + t97 - 9.0 * t94);
        tile[lane + 296] = t143;
        const double t144 = 0.002777777777777778 * (t101 + 3.0 * t104 + t110 - 3.0 * t107);
        tile[lane + 304] = t144;
        const double t145 = 0.002777777777777778 * (3.0 * t114 + t117 - 3.0 * t120 - t123);
        tile[lane + 312] = t145;
        tile[lane + 320] = t59;
        tile[lane + 328] = t127;
        tile[lane + 336] = t134;
        tile[lane + 344] = t140;
        const double t146 = w_0 + w_1 + w_2 + w_3;
        const double t147 = inv_abs_detJ * t16 * t146;
        const double t148 = inv_abs_detJ * t18 * t146;
        const double t149 = t147 + t148;
        const double t150 = inv_abs_detJ * t20 * t146;
        const double t151 = t148 + t150;
        tile[lane + 352] = 0.005555555555555556 * (t48 + t49 + t51 + 3.0 * t52 + 3.0 * t54 + t55 + t57 + t58 -
            6.0 * t149 - 6.0 * t151);
        const double t152 = inv_abs_detJ * t12 * t146;
        const double t153 = t148 + t152;
        const double t154 = inv_abs_detJ * t14 * t146;
        const double t155 = t150 + t154;
        const double t156 = 0.005555555555555556 * (t61 + t62 + t64 + 3.0 * t65 + 3.0 * t67 + t68 + t70 + t71
            - 6.0 * t153 - 6.0 * t155);
        tile[lane + 360] = t156;
        const double t157 = t147 + t152;
        const double t158 = t148 + t154;
        const double t159 = 0.005555555555555556 * (t74 + t75 + t77 + 3.0 * t78 + 3.0 * t80 + t81 + t83 + t84
            - 6.0 * t157 - 6.0 * t158);
        tile[lane + 368] = t159;
        const double t160 = -0.005555555555555556 * (t87 + t88 + t90 + 3.0 * t91 + 9.0 * t93 + 3.0 * t94 + t96
            + t97 - 6.0 * t157 - 6.0 * t158);
        tile[lane + 376] = t160;
        const double t161 = -0.005555555555555556 * (t100 + t101 + 3.0 * t103 + 9.0 * t104 + 3.0 * t106 + t107
            + t109 + t110 - 6.0 * t153 - 6.0 * t155);
        tile[lane + 384] = t161;
        const double t162 = -0.005555555555555556 * (3.0 * t113 + 3.0 * t114 + t116 + 3.0 * t117 + 3.0 * t119
            + t120 - t122 - t123 - 6.0 * t149 - 6.0 * t151);
        tile[lane + 392] = t162;
        tile[lane + 400] = t72;
        tile[lane + 408] = t128;
        tile[lane + 416] = t135;
        tile[lane + 424] = t141;
        tile[lane + 432] = t156;
        const double t163 = inv_abs_detJ * t9 * t146;
        const double t164 = t154 + t163;
        tile[lane + 440] = 0.005555555555555556 * (t60 + 3.0 * t62 + t63 + t65 + 3.0 * t66 + t68 + t69 + t71 -
            6.0 * t155 - 6.0 * t164);
        const double t165 = t152 + t163;
        const double t166 = 0.005555555555555556 * (t73 + 3.0 * t75 + t76 + t78 + 3.0 * t79 + t81 + t82 + t84
            - 6.0 * t158 - 6.0 * t165);
        tile[lane + 448] = t166;
        const double t167 = -0.005555555555555556 * (t86 + 3.0 * t88 + t89 + t91 + 9.0 * t92 + 3.0 * t94 + t95
            + t97 - 6.0 * t158 - 6.0 * t165);
        tile[lane + 456] = t167;
        const double t168 = -0.005555555555555556 * (t99 + 3.0 * t101 + 3.0 * t102 + 3.0 * t104 + 3.0 * t105 +
            t107 + t108 + t110 - 6.0 * t155 - 6.0 * t164);
        tile[lane + 464] = t168;
        const double t169 = t152 + t154;
        const double t170 = -0.005555555555555556 * (3.0 * t112 + 9.0 * t114 + t115 + t117 + 3.0 * t118 + t120
            - t121 - t123 - 6.0 * t151 - 6.0 * t169);
        tile[lane + 472] = t170;
        tile[lane + 480] = t85;
        tile[lane + 488] = t129;
        tile[lane + 496] = t136;
        tile[lane + 504] = t142;
        tile[lane + 512] = t159;
        tile[lane + 520] = t166;
        tile[lane + 528] = 0.005555555555555556 * (t73 + 3.0 * t74 + 3.0 * t76 + t77 + t79 + t80 + t82 + t83 -
            6.0 * t157 - 6.0 * t165);
        const double t171 = -0.005555555555555556 * (t86 + 3.0 * t87 + 3.0 * t89 + t90 + 3.0 * t92 + 3.0 * t93
            + t95 + t96 - 6.0 * t157 - 6.0 * t165);
        tile[lane + 536] = t171;
        const double t172 = -0.005555555555555556 * (t99 + 3.0 * t100 + 9.0 * t102 + 3.0 * t103 + t105 + t106
            + t108 + t109 - 6.0 * t153 - 6.0 * t164);
        tile[lane + 544] = t172;
        const double t173 = -0.005555555555555556 * (3.0 * t112 + 9.0 * t113 + 3.0 * t115 + t116 + t118 + t119
            - t121 - t122 - 6.0 * t149 - 6.0 * t169);
        tile[lane + 552] = t173;
        tile[lane + 560] = t98;
        tile[lane + 568] = t130;
        tile[lane + 576] = t137;
        tile[lane + 584] = t143;
        tile[lane + 592] = t160;
        tile[lane + 600] = t167;
        tile[lane + 608] = t171;
        tile[lane + 616] = 0.005555555555555556 * (t86 + t87 + t89 + t90 + 9.0 * t92 + 9.0 * t93 + 6.0 * t94 +
            t95 + t96 - 2.0 * t97 - 6.0 * t157 - 6.0 * t165);
        const double t174 = 0.005555555555555556 * (t99 + t100 + 3.0 * t102 + 3.0 * t103 + 3.0 * t105 + 3.0 *
            t106 + 2.0 * t107 + t108 + t109 - 2.0 * t110 - 6.0 * t153 - 6.0 * t164);
        tile[lane + 624] = t174;
        const double t175 = 0.005555555555555556 * (3.0 * t112 + 3.0 * t113 + t115 + t116 + 3.0 * t118 + 3.0 *
            t119 + 2.0 * t120 + 2.0 * t123 - t121 - t122 - 6.0 * t149 - 6.0 * t169);
        tile[lane + 632] = t175;
        tile[lane + 640] = t111;
        tile[lane + 648] = t131;
        tile[lane + 656] = t138;
        tile[lane + 664] = t144;
        tile[lane + 672] = t161;
        tile[lane + 680] = t168;
        tile[lane + 688] = t172;
        tile[lane + 696] = t174;
        tile[lane + 704] = 0.005555555555555556 * (t99 + t101 + 9.0 * t102 + 6.0 * t103 + 9.0 * t104 + t105 +
            t107 + t108 + t110 - 2.0 * t109 - 6.0 * t155 - 6.0 * t164);
        const double t176 = 0.005555555555555556 * (3.0 * t112 + 3.0 * t114 + 3.0 * t115 + 2.0 * t116 + 3.0 *
            t117 + t118 + t120 + 2.0 * t122 - t121 - t123 - 6.0 * t151 - 6.0 * t169);
        tile[lane + 712] = t176;
        tile[lane + 720] = t124;
        tile[lane + 728] = t132;
        tile[lane + 736] = t139;
        tile[lane + 744] = t145;
        tile[lane + 752] = t162;
        tile[lane + 760] = t170;
        tile[lane + 768] = t173;
        tile[lane + 776] = t175;
        tile[lane + 784] = t176;
        tile[lane + 792] = 0.005555555555555556 * (6.0 * t112 + 9.0 * t113 + 9.0 * t114 + t116 + t117 + t119 +
            t120 + 2.0 * t121 - t122 - t123 - 6.0 * t149 - 6.0 * t151);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<100, 8, 100>(tile, element_tensors + 100 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void weighted_laplace_p2_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ w = packed_coefficients + 0;
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t0 = x0_0 - x1_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double t1 = x0_1 - x2_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double t2 = x0_2 - x3_2;
  const double x3_1 = coordinate_dofs[10];
  const double t3 = x0_1 - x3_1;
  const double x2_2 = coordinate_dofs[8];
  const double t4 = x0_2 - x2_2;
  const double adj00 = t1 * t2 - t3 * t4;
  const double x2_0 = coordinate_dofs[6];
  const double t5 = x0_0 - x2_0;
  const double x1_2 = coordinate_dofs[5];
  const double t6 = x0_2 - x1_2;
  const double x1_1 = coordinate_dofs[4];
  const double t7 = x0_1 - x1_1;
  const double adj10 = t3 * t6 - t2 * t7;
  const double x3_0 = coordinate_dofs[9];
  const double t8 = x0_0 - x3_0;
  const double adj20 = t4 * t7 - t1 * t6;
  const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double adj01 = t4 * t8 - t2 * t5;
  const double adj02 = t3 * t5 - t1 * t8;
  const double t9 = adj00 * adj00 + adj01 * adj01 + adj02 * adj02;
  const double w_0 = w[0];
  const double w_1 = w[1];
  const double w_2 = w[2];
  const double w_3 = w[3];
  const double t10 = w_0 + 3.0 * w_1 + w_2 + w_3;
  const double t11 = inv_abs_detJ * t9 * t10;
  const double adj11 = t0 * t2 - t6 * t8;
  const double adj12 = t7 * t8 - t0 * t3;
  const double t12 = adj00 * adj10 + adj01 * adj11 + adj02 * adj12;
  const double t13 = inv_abs_detJ * t10 * t12;
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj22 = t0 * t1 - t5 * t7;
  const double t14 = adj00 * adj20 + adj01 * adj21 + adj02 * adj22;
  const double t15 = inv_abs_detJ * t10 * t14;
  const double t16 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
  const double t17 = inv_abs_detJ * t10 * t16;
  const double t18 = adj10 * adj20 + adj11 * adj21 + adj12 * adj22;
  const double t19 = inv_abs_detJ * t10 * t18;
  const double t20 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
  const double t21 = inv_abs_detJ * t10 * t20;
  const double t22 = w_0 + w_1 + 3.0 * w_2 + w_3;
  const double t23 = inv_abs_detJ * t9 * t22;
  const double t24 = inv_abs_detJ * t12 * t22;
  const double t25 = inv_abs_detJ * t14 * t22;
  const double t26 = inv_abs_detJ * t16 * t22;
  const double t27 = inv_abs_detJ * t18 * t22;
  const double t28 = inv_abs_detJ * t20 * t22;
  const double t29 = w_0 + w_1 + w_2 + 3.0 * w_3;
  const double t30 = inv_abs_detJ * t9 * t29;
  const double t31 = inv_abs_detJ * t12 * t29;
  const double t32 = inv_abs_detJ * t14 * t29;
  const double t33 = inv_abs_detJ * t16 * t29;
  const double t34 = inv_abs_detJ * t18 * t29;
  const double t35 = inv_abs_detJ * t20 * t29;
  const double t36 = 3.0 * w_0 + w_1 + w_2 + w_3;
  const double t37 = inv_abs_detJ * t9 * t36;
  const double t38 = inv_abs_detJ * t12 * t36;
  const double t39 = inv_abs_detJ * t14 * t36;
  const double t40 = inv_abs_detJ * t16 * t36;
  const double t41 = inv_abs_detJ * t18 * t36;
  const double t42 = inv_abs_detJ * t20 * t36;
  const double t43 = (t11 + t13 + t15) + (t13 + t17 + t19) + (t15 + t19 + t21) + (t23 + t24 + t25) + (t24 +
      t26 + t27) + (t25 + t27 + t28) + (t30 + t31 + t32) + (t31 + t33 + t34) + (t32 + t34 + t35) + 9.0 * (t37
      + t38 + t39) + 9.0 * (t38 + t40 + t41) + 9.0 * (t39 + t41 + t42);
  A[0] += 0.001388888888888889 * t43;
  const double t44 = 0.001388888888888889 * (3.0 * t11 + 3.0 * t13 + 3.0 * t15 + 3.0 * t37 + 3.0 * t38 + 3.0 *
      t39 - t23 - t24 - t25 - t30 - t31 - t32);
  A[1] += t44;
  const double t45 = -0.001388888888888889 * (t13 + t17 + t19 + t31 + t33 + t34 - 3.0 * t24 - 3.0 * t26 - 3.0
      * t27 - 3.0 * t38 - 3.0 * t40 - 3.0 * t41);
  A[2] += t45;
  const double t46 = -0.001388888888888889 * (t15 + t19 + t21 + t25 + t27 + t28 - 3.0 * t32 - 3.0 * t34 - 3.0
      * t35 - 3.0 * t39 - 3.0 * t41 - 3.0 * t42);
  A[3] += t46;
  const double t47 = t13 + t15;
  const double t48 = t17 + t19;
  const double t49 = t19 + t21;
  const double t50 = t24 + 3.0 * t25;
  const double t51 = t26 + 3.0 * t27;
  const double t52 = t27 + 3.0 * t28;
  const double t53 = 3.0 * t31 + t32;
  const double t54 = 3.0 * t33 + t34;
  const double t55 = 3.0 * t34 + t35;
  const double t56 = t38 + t39;
  const double t57 = t40 + t41;
  const double t58 = t41 + t42;
  const double t59 = 0.002777777777777778 * (t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 - 3.0 * t56 -
      3.0 * t57 - 3.0 * t58);
  A[4] += t59;
  const double t60 = t11 + 3.0 * t15;
  const double t61 = t13 + 3.0 * t19;
  const double t62 = t15 + 3.0 * t21;
  const double t63 = t23 + t25;
  const double t64 = t24 + t27;
  const double t65 = t25 + t28;
  const double t66 = 3.0 * t30 + t32;
  const double t67 = 3.0 * t31 + t34;
  const double t68 = 3.0 * t32 + t35;
  const double t69 = t37 + t39;
  const double t70 = t38 + t41;
  const double t71 = t39 + t42;
  const double t72 = 0.002777777777777778 * (t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 - 3.0 * t69 -
      3.0 * t70 - 3.0 * t71);
  A[5] += t72;
  const double t73 = t11 + 3.0 * t13;
  const double t74 = t13 + 3.0 * t17;
  const double t75 = t15 + 3.0 * t19;
  const double t76 = 3.0 * t23 + t24;
  const double t77 = 3.0 * t24 + t26;
  const double t78 = 3.0 * t25 + t27;
  const double t79 = t30 + t31;
  const double t80 = t31 + t33;
  const double t81 = t32 + t34;
  const double t82 = t37 + t38;
  const double t83 = t38 + t40;
  const double t84 = t39 + t41;
  const double t85 = 0.002777777777777778 * (t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 - 3.0 * t82 -
      3.0 * t83 - 3.0 * t84);
  A[6] += t85;
  const double t86 = t11 + t13;
  const double t87 = t13 + t17;
  const double t88 = t15 + t19;
  const double t89 = t23 + t24;
  const double t90 = t24 + t26;
  const double t91 = t25 + t27;
  const double t92 = t30 + t31 + 0.6666666666666666 * t32;
  const double t93 = t31 + t33 + 0.6666666666666666 * t34;
  const double t94 = t32 + t34 + 0.6666666666666666 * t35;
  const double t95 = t37 + t38 - 2.0 * t39;
  const double t96 = t38 + t40 - 2.0 * t41;
  const double t97 = t39 + t41 - 2.0 * t42;
  const double t98 = -0.002777777777777778 * (t86 + t87 + t88 + t89 + t90 + t91 + 3.0 * t92 + 3.0 * t93 + 3.0
      * t94 - 3.0 * t95 - 3.0 * t96 - 3.0 * t97);
  A[7] += t98;
  const double t99 = t11 + t15;
  const double t100 = t13 + t19;
  const double t101 = t15 + t21;
  const double t102 = t23 + 0.6666666666666666 * t24 + t25;
  const double t103 = t24 + 0.6666666666666666 * t26 + t27;
  const double t104 = t25 + 0.6666666666666666 * t27 + t28;
  const double t105 = t30 + t32;
  const double t106 = t31 + t34;
  const double t107 = t32 + t35;
  const double t108 = t37 + t39 - 2.0 * t38;
  const double t109 = t38 + t41 - 2.0 * t40;
  const double t110 = t39 + t42 - 2.0 * t41;
  const double t111 = -0.002777777777777778 * (t99 + t100 + t101 + 3.0 * t102 + 3.0 * t103 + 3.0 * t104 + t105
      + t106 + t107 - 3.0 * t108 - 3.0 * t109 - 3.0 * t110);
  A[8] += t111;
  const double t112 = 0.6666666666666666 * t11 + t13 + t15;
  const double t113 = 0.6666666666666666 * t13 + t17 + t19;
  const double t114 = 0.6666666666666666 * t15 + t19 + t21;
  const double t115 = t24 + t25;
  const double t116 = t26 + t27;
  const double t117 = t27 + t28;
  const double t118 = t31 + t32;
  const double t119 = t33 + t34;
  const double t120 = t34 + t35;
  const double t121 = 2.0 * t37 - t38 - t39;
  const double t122 = 2.0 * t38 - t40 - t41;
  const double t123 = 2.0 * t39 - t41 - t42;
  const double t124 = -0.002777777777777778 * (3.0 * t112 + 3.0 * t113 + 3.0 * t114 + t115 + t116 + t117 +
      t118 + t119 + t120 + 3.0 * t121 + 3.0 * t122 + 3.0 * t123);
  A[9] += t124;
  A[10] += t44;
  A[11] += 0.001388888888888889 * (9.0 * t11 + t23 + t30 + t37);
  const double t125 = -0.001388888888888889 * (3.0 * t13 + 3.0 * t24 - t31 - t38);
  A[12] += t125;
  const double t126 = -0.001388888888888889 * (3.0 * t15 + 3.0 * t32 - t25 - t39);
  A[13] += t126;
  const double t127 = 0.002777777777777778 * (3.0 * t47 - t50 - t53 - t56);
  A[14] += t127;
  const double t128 = 0.002777777777777778 * (3.0 * t60 - t63 - t66 - t69);
  A[15] += t128;
  const double t129 = 0.002777777777777778 * (3.0 * t73 - t76 - t79 - t82);
  A[16] += t129;
  const double t130 = -0.002777777777777778 * (3.0 * t86 - t89 - 3.0 * t92 - t95);
  A[17] += t130;
  const double t131 = -0.002777777777777778 * (3.0 * t99 - 3.0 * t102 - t105 - t108);
  A[18] += t131;
  const double t132 = -0.002777777777777778 * (9.0 * t112 + t121 - t115 - t118);
  A[19] += t132;
  A[20] += t45;
  A[21] += t125;
  A[22] += 0.001388888888888889 * (t17 + 9.0 * t26 + t33 + t40);
  const double t133 = 0.001388888888888889 * (t19 + t41 - 3.0 * t27 - 3.0 * t34);
  A[23] += t133;
  const double t134 = -0.002777777777777778 * (t48 + t54 + t57 - 3.0 * t51);
  A[24] += t134;
  const double t135 = -0.002777777777777778 * (t61 + t67 + t70 - 3.0 * t64);
  A[25] += t135;
  const double t136 = -0.002777777777777778 * (t74 + t80 + t83 - 3.0 * t77);
  A[26] += t136;
  const double t137 = 0.002777777777777778 * (t87 + 3.0 * t93 + t96 - 3.0 * t90);
  A[27] += t137;
  const double t138 = 0.002777777777777778 * (t100 + t106 + t109 - 9.0 * t103);
  A[28] += t138;
  const double t139 = 0.002777777777777778 * (3.0 * t113 + t119 - 3.0 * t116 - t122);
  A[29] += t139;
  A[30] += t46;
  A[31] += t126;
  A[32] += t133;
  A[33] += 0.001388888888888889 * (t21 + t28 + 9.0 * t35 + t42);
  const double t140 = -0.002777777777777778 * (t49 + t52 + t58 - 3.0 * t55);
  A[34] += t140;
  const double t141 = -0.002777777777777778 * (t62 + t65 + t71 - 3.0 * t68);
  A[35] += t141;
  const double t142 = -0.002777777777777778 * (t75 + t78 + t84 - 3.0 * t81);
  A[36] += t142;
  const double t143 = 0.002777777777777778 * (t88 + t91 + t97 - 9.0 * t94);
  A[37] += t143;
  const double t144 = 0.002777777777777778 * (t101 + 3.0 * t104 + t110 - 3.0 * t107);
  A[38] += t144;
  const double t145 = 0.002777777777777778 * (3.0 * t114 + t117 - 3.0 * t120 - t123);
  A[39] += t145;
  A[40] += t59;
  A[41] += t127;
  A[42] += t134;
  A[43] += t140;
  const double t146 = w_0 + w_1 + w_2 + w_3;
  const double t147 = inv_abs_detJ * t16 * t146;
  const double t148 = inv_abs_detJ * t18 * t146;
  const double t149 = t147 + t148;
  const double t150 = inv_abs_detJ * t20 * t146;
  const double t151 = t148 + t150;
  A[44] += 0.005555555555555556 * (t48 + t49 + t51 + 3.0 * t52 + 3.0 * t54 + t55 + t57 + t58 - 6.0 * t149 -
      6.0 * t151);
  const double t152 = inv_abs_detJ * t12 * t146;
  const double t153 = t148 + t152;
  const double t154 = inv_abs_detJ * t14 * t146;
  const double t155 = t150 + t154;
  const double t156 = 0.005555555555555556 * (t61 + t62 + t64 + 3.0 * t65 + 3.0 * t67 + t68 + t70 + t71 - 6.0
      * t153 - 6.0 * t155);
  A[45] += t156;
  const double t157 = t147 + t152;
  const double t158 = t148 + t154;
  const double t159 = 0.005555555555555556 * (t74 + t75 + t77 + 3.0 * t78 + 3.0 * t80 + t81 + t83 + t84 - 6.0
      * t157 - 6.0 * t158);
  A[46] += t159;
  const double t160 = -0.005555555555555556 * (t87 + t88 + t90 + 3.0 * t91 + 9.0 * t93 + 3.0 * t94 + t96 + t97
      - 6.0 * t157 - 6.0 * t158);
  A[47] += t160;
  const double t161 = -0.005555555555555556 * (t100 + t101 + 3.0 * t103 + 9.0 * t104 + 3.0 * t106 + t107 +
      t109 + t110 - 6.0 * t153 - 6.0 * t155);
  A[48] += t161;
  const double t162 = -0.005555555555555556 * (3.0 * t113 + 3.0 * t114 + t116 + 3.0 * t117 + 3.0 * t119 + t120
      - t122 - t123 - 6.0 * t149 - 6.0 * t151);
  A[49] += t162;
  A[50] += t72;
  A[51] += t128;
  A[52] += t135;
  A[53] += t141;
  A[54] += t156;
  const double t163 = inv_abs_detJ * t9 * t146;
  const double t164 = t154 + t163;
  A[55] += 0.005555555555555556 * (t60 + 3.0 * t62 + t63 + t65 + 3.0 * t66 + t68 + t69 + t71 - 6.0 * t155 -
      6.0 * t164);
  const double t165 = t152 + t163;
  const double t166 = 0.005555555555555556 * (t73 + 3.0 * t75 + t76 + t78 + 3.0 * t79 + t81 + t82 + t84 - 6.0
      * t158 - 6.0 * t165);
  A[56] += t166;
  const double t167 = -0.005555555555555556 * (t86 + 3.0 * t88 + t89 + t91 + 9.0 * t92 + 3.0 * t94 + t95 + t97
      - 6.0 * t158 - 6.0 * t165);
  A[57] += t167;
  const double t168 = -0.005555555555555556 * (t99 + 3.0 * t101 + 3.0 * t102 + 3.0 * t104 + 3.0 * t105 + t107
      + t108 + t110 - 6.0 * t155 - 6.0 * t164);
  A[58] += t168;
  const double t169 = t152 + t154;
  const double t170 = -0.005555555555555556 * (3.0 * t112 + 9.0 * t114 + t115 + t117 + 3.0 * t118 + t120 -
      t121 - t123 - 6.0 * t151 - 6.0 * t169);
  A[59] += t170;
  A[60] += t85;
  A[61] += t129;
  A[62] += t136;
  A[63] += t142;
  A[64] += t159;
  A[65] += t166;
  A[66] += 0.005555555555555556 * (t73 + 3.0 * t74 + 3.0 * t76 + t77 + t79 + t80 + t82 + t83 - 6.0 * t157 -
      6.0 * t165);
  const double t171 = -0.005555555555555556 * (t86 + 3.0 * t87 + 3.0 * t89 + t90 + 3.0 * t92 + 3.0 * t93 + t95
      + t96 - 6.0 * t157 - 6.0 * t165);
  A[67] += t171;
  const double t172 = -0.005555555555555556 * (t99 + 3.0 * t100 + 9.0 * t102 + 3.0 * t103 + t105 + t106 + t108
      + t109 - 6.0 * t153 - 6.0 * t164);
  A[68] += t172;
  const double t173 = -0.005555555555555556 * (3.0 * t112 + 9.0 * t113 + 3.0 * t115 + t116 + t118 + t119 -
      t121 - t122 - 6.0 * t149 - 6.0 * t169);
  A[69] += t173;
  A[70] += t98;
  A[71] += t130;
  A[72] += t137;
  A[73] += t143;
  A[74] += t160;
  A[75] += t167;
  A[76] += t171;
  A[77] += 0.005555555555555556 * (t86 + t87 + t89 + t90 + 9.0 * t92 + 9.0 * t93 + 6.0 * t94 + t95 + t96 - 2.0
      * t97 - 6.0 * t157 - 6.0 * t165);
  const double t174 = 0.005555555555555556 * (t99 + t100 + 3.0 * t102 + 3.0 * t103 + 3.0 * t105 + 3.0 * t106 +
      2.0 * t107 + t108 + t109 - 2.0 * t110 - 6.0 * t153 - 6.0 * t164);
  A[78] += t174;
  const double t175 = 0.005555555555555556 * (3.0 * t112 + 3.0 * t113 + t115 + t116 + 3.0 * t118 + 3.0 * t119
      + 2.0 * t120 + 2.0 * t123 - t121 - t122 - 6.0 * t149 - 6.0 * t169);
  A[79] += t175;
  A[80] += t111;
  A[81] += t131;
  A[82] += t138;
  A[83] += t144;
  A[84] += t161;
  A[85] += t168;
  A[86] += t172;
  A[87] += t174;
  A[88] += 0.005555555555555556 * (t99 + t101 + 9.0 * t102 + 6.0 * t103 + 9.0 * t104 + t105 + t107 + t108 +
      t110 - 2.0 * t109 - 6.0 * t155 - 6.0 * t164);
  const double t176 = 0.005555555555555556 * (3.0 * t112 + 3.0 * t114 + 3.0 * t115 + 2.0 * t116 + 3.0 * t117 +
      t118 + t120 + 2.0 * t122 - t121 - t123 - 6.0 * t151 - 6.0 * t169);
  A[89] += t176;
  A[90] += t124;
  A[91] += t132;
  A[92] += t139;
  A[93] += t145;
  A[94] += t162;
  A[95] += t170;
  A[96] += t173;
  A[97] += t175;
  A[98] += t176;
  A[99] += 0.005555555555555556 * (6.0 * t112 + 9.0 * t113 + 9.0 * t114 + t116 + t117 + t119 + t120 + 2.0 *
      t121 - t122 - t123 - 6.0 * t149 - 6.0 * t151);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]));
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "weighted_laplace_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
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
    7424,                                      // shared_bytes
    943.0,                                     // flops_per_cell
    852.0,                                     // bytes_per_cell
    7200.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
