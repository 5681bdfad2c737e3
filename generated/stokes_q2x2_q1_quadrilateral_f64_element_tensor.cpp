// stokes_q2x2_q1_quadrilateral_f64_element_tensor: element_tensor of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --define cell=quadrilateral --set quadrature_degree=5
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    [Q2^2, Q1], 22 dofs
//   trial   [Q2^2, Q1], 22 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      3144 flops
//   sum_factorised  2032 flops <- taken
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
//   flops       2032
//   bytes       3904 (32 read, 3872 written)
//   flops/byte  0.52
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

extern "C" int stokes_q2x2_q1_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 3872 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[64];
    alignas(64) double tile[3872];

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
        const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
        const double x0_1 = inputs[lane + 32];
        const double x1_1 = inputs[lane + 40];
        const double x2_1 = inputs[lane + 48];
        const double x3_1 = inputs[lane + 56];
        const double t3 = (0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1) - (0.8872983346207417 *
            x2_1 + 0.11270166537925831 * x3_1);
        const double t4 = (0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0) - (0.8872983346207417 *
            x2_0 + 0.11270166537925831 * x3_0);
        const double t5 = x0_1 - x1_1;
        const double t6 = x2_1 - x3_1;
        const double t7 = 0.8872983346207417 * t5 + 0.11270166537925831 * t6;
        const double t8 = t2 * t3 - t4 * t7;
        const double t9 = 1.0 / std::fabs(t8);
        const double t10 = t3 * t3 + t4 * t4;
        const double t11 = t9 * t10;
        const double t12 = (x0_1 + x1_1) - (x2_1 + x3_1);
        const double t13 = (x0_0 + x1_0) - (x2_0 + x3_0);
        const double t14 = 0.5 * (t2 * t12 - t7 * t13);
        const double t15 = 1.0 / std::fabs(t14);
        const double t16 = t12 * t12 + t13 * t13;
        const double t17 = t15 * t16;
        const double t18 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 *
            x2_1 + 0.8872983346207417 * x3_1);
        const double t19 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 *
            x2_0 + 0.8872983346207417 * x3_0);
        const double t20 = t2 * t18 - t7 * t19;
        const double t21 = 1.0 / std::fabs(t20);
        const double t22 = t18 * t18 + t19 * t19;
        const double t23 = t21 * t22;
        const double t24 = t11 + 0.06155373939470745 * t17 + 0.0464135697100266 * t23;
        const double t25 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
        const double t26 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
        const double t27 = t3 * t25 - t4 * t26;
        const double t28 = 1.0 / std::fabs(t27);
        const double t29 = t10 * t28;
        const double t30 = 0.5 * (t12 * t25 - t13 * t26);
        const double t31 = 1.0 / std::fabs(t30);
        const double t32 = t16 * t31;
        const double t33 = t18 * t25 - t19 * t26;
        const double t34 = 1.0 / std::fabs(t33);
        const double t35 = t22 * t34;
        const double t36 = t29 + 0.06155373939470745 * t32 + 0.0464135697100266 * t35;
        const double t37 = t9 * (t3 * t7 + t2 * t4);
        const double t38 = t21 * (t7 * t18 + t2 * t19);
        const double t39 = t37 + 0.02736422502217754 * t38;
        const double t40 = t28 * (t3 * t26 + t4 * t25);
        const double t41 = t34 * (t18 * t26 + t19 * t25);
        const double t42 = t40 + 0.02736422502217754 * t41;
        const double t43 = t7 * t7 + t2 * t2;
        const double t44 = t9 * t43;
        const double t45 = t21 * t43;
        const double t46 = t44 + 0.01613323034066492 * t45;
        const double t47 = t0 + t1;
        const double t48 = t5 + t6;
        const double t49 = 0.5 * (t3 * t47 - t4 * t48);
        const double t50 = 1.0 / std::fabs(t49);
        const double t51 = t48 * t48 + t47 * t47;
        const double t52 = t50 * t51;
        const double t53 = 0.5 * (t18 * t47 - t19 * t48);
        const double t54 = 1.0 / std::fabs(t53);
        const double t55 = t51 * t54;
        const double t56 = 0.25 * t52 + 0.00403330758516623 * t55;
        const double t57 = t26 * t26 + t25 * t25;
        const double t58 = t28 * t57;
        const double t59 = t34 * t57;
        const double t60 = t58 + 0.01613323034066492 * t59;
        const double t61 = 0.13121638910345695 * (1.805107410268315 * t24 + 0.029122213639499853 * t36) +
            1.805107410268315 * (0.13121638910345695 * t46 + 0.032307437676754876 * t56 + 0.006090221022751275
            * t60) - 0.9733646312031288 * (0.4866823156015644 * t39 + 0.013317684398435635 * t42);
        tile[lane] = t61;
        tile[lane + 8] = 0.0;
        const double t62 = t11 + t23 - 0.2857142857142857 * t17;
        const double t63 = t29 + t35 - 0.2857142857142857 * t32;
        const double t64 = t37 + 1.696140478029631 * t38;
        const double t65 = t40 + 1.696140478029631 * t41;
        const double t66 = t37 + 0.5895738076846547 * t38;
        const double t67 = t40 + 0.5895738076846547 * t41;
        const double t68 = t44 + t45;
        const double t69 = t52 + t55;
        const double t70 = t58 + t59;
        const double t71 = 0.13121638910345695 * (0.3888888888888889 * t62 + 0.00627403402136969 * t63) +
            0.4866823156015644 * (0.061816759187736575 * t64 + 0.0016915677085549846 * t65) -
            0.4866823156015644 * (0.1048499074789301 * t66 + 0.002869136461807939 * t67) - 1.805107410268315 *
            (0.016666666666666666 * t68 + 0.0010258956565784574 * t69 + 0.0007735594951671101 * t70);
        tile[lane + 16] = t71;
        tile[lane + 24] = 0.0;
        const double t72 = -(0.030085123504471914 * (t24 + t36) + 0.1048499074789301 * (0.4866823156015644 *
            t39 + 0.28693514594199915 * t42) - 0.061816759187736575 * (0.4866823156015644 * t39 +
            0.8254815754330052 * t42) - 0.3888888888888889 * (0.13121638910345695 * t46 + 0.13121638910345695
            * t60 - 0.14996158754680794 * t56));
        tile[lane + 32] = t72;
        tile[lane + 40] = 0.0;
        const double t73 = t62 + t63;
        const double t74 = 0.016666666666666666 * t68 + 0.016666666666666666 * t70 - 0.004761904761904762 *
            t69;
        const double t75 = -(0.006481481481481481 * t73 + 0.3888888888888889 * t74 - 0.1048499074789301 *
            (0.061816759187736575 * t64 + 0.03644554209303921 * t65) - 0.061816759187736575 *
            (0.1048499074789301 * t66 + 0.17784017219267506 * t67));
        tile[lane + 48] = t75;
        tile[lane + 56] = 0.0;
        const double t76 = t11 + 0.21543808788147606 * t23;
        const double t77 = t29 + 0.21543808788147606 * t35;
        const double t78 = t15 * (t7 * t12 + t2 * t13);
        const double t79 = t37 + 0.7845619121185239 * t78 - 0.21543808788147606 * t38;
        const double t80 = t31 * (t12 * t26 + t13 * t25);
        const double t81 = t40 + 0.7845619121185239 * t80 - 0.21543808788147606 * t41;
        const double t82 = t37 + 0.12701665379258312 * t38;
        const double t83 = t40 + 0.12701665379258312 * t41;
        const double t84 = t44 - 0.12701665379258312 * t45;
        const double t85 = 0.25 * t52 - 0.03175416344814578 * t55;
        const double t86 = t58 - 0.12701665379258312 * t59;
        const double t87 = -(0.13121638910345695 * (2.1939962991572037 * t76 + 0.035396247660869545 * t77) +
            0.4866823156015644 * (0.2832437042758852 * t79 + 0.007750744459920434 * t81) - 0.4866823156015644
            * (0.5915322230804945 * t82 + 0.016186820860243575 * t83) - 1.805107410268315 *
            (0.07636648162452686 * t84 + 0.018802570033627362 * t85 + 0.003544441018389443 * t86));
        tile[lane + 64] = t87;
        tile[lane + 72] = 0.0;
        const double t88 = t50 * (t3 * t48 + t4 * t47);
        const double t89 = t54 * (t18 * t48 + t19 * t47);
        const double t90 = 0.5 * t88 + 0.01368211251108877 * t89;
        const double t91 = 0.07636648162452686 * (1.805107410268315 * t24 - 0.22927870298847683 * t36) +
            0.5915322230804945 * (0.4866823156015644 * t39 + 0.061816759187736575 * t42) - 0.2832437042758852
            * (0.4866823156015644 * t39 + 0.7636648162452685 * t90 - 0.1048499074789301 * t42) -
            2.1939962991572037 * (0.13121638910345695 * t46 + 0.028269007967160517 * t60);
        tile[lane + 80] = t91;
        tile[lane + 88] = 0.0;
        const double t92 = 0.3888888888888889 * t62 - 0.04939536536378232 * t63;
        const double t93 = 0.5 * t88 + 0.29478690384232736 * t89;
        const double t94 = 0.016666666666666666 * t68 + 0.003590634798024601 * t70;
        const double t95 = 0.07636648162452686 * t92 + 2.1939962991572037 * t94 - 0.5915322230804945 *
            (0.061816759187736575 * t64 + 0.007851757900328217 * t65) - 0.2832437042758852 *
            (0.1048499074789301 * t66 + 0.16452248779423945 * t93 - 0.022588663581810376 * t67);
        tile[lane + 96] = t95;
        tile[lane + 104] = 0.0;
        const double t96 = t76 + t77;
        const double t97 = 0.07636648162452686 * t84 + 0.07636648162452686 * t86 - 0.08727597899945926 * t85;
        const double t98 = 0.0365666049859534 * t96 + 0.3888888888888889 * t97 - 0.1048499074789301 *
            (0.2832437042758852 * t79 + 0.16699306923263996 * t81) - 0.061816759187736575 *
            (0.5915322230804945 * t82 + 1.0033217476256802 * t83);
        tile[lane + 112] = t98;
        tile[lane + 120] = 0.0;
        const double t99 = 2.1939962991572037 * t76 - 0.27867406835225916 * t77;
        const double t100 = 0.5 * t88 + 0.06350832689629156 * t89;
        const double t101 = 0.07636648162452686 * t84 + 0.016452248779423945 * t86;
        const double t102 = -(0.07636648162452686 * t99 + 2.1939962991572037 * t101 - 0.5915322230804945 *
            (0.2832437042758852 * t79 + 0.0359766675249389 * t81) - 0.2832437042758852 * (0.5915322230804945 *
            t82 + 0.928187304039508 * t100 - 0.12743857106074047 * t83));
        tile[lane + 128] = t102;
        tile[lane + 136] = 0.0;
        const double t103 = std::copysign(1.0, t8);
        const double t104 = t3 * t103;
        const double t105 = std::copysign(1.0, t14);
        const double t106 = t12 * t105;
        const double t107 = std::copysign(1.0, t20);
        const double t108 = t18 * t107;
        const double t109 = t104 + 0.1768428681777859 * t106 - 0.02736422502217754 * t108;
        const double t110 = std::copysign(1.0, t27);
        const double t111 = t3 * t110;
        const double t112 = std::copysign(1.0, t30);
        const double t113 = t12 * t112;
        const double t114 = std::copysign(1.0, t33);
        const double t115 = t18 * t114;
        const double t116 = t111 + 0.1768428681777859 * t113 - 0.02736422502217754 * t115;
        const double t117 = t7 * t103;
        const double t118 = t7 * t107;
        const double t119 = t117 - 0.01613323034066492 * t118;
        const double t120 = std::copysign(1.0, t49);
        const double t121 = t48 * t120;
        const double t122 = std::copysign(1.0, t53);
        const double t123 = t48 * t122;
        const double t124 = 0.5 * t121 - 0.00806661517033246 * t123;
        const double t125 = t26 * t110;
        const double t126 = t26 * t114;
        const double t127 = t125 - 0.01613323034066492 * t126;
        const double t128 = -(0.16939962991572038 * (0.6283041677395069 * t109 - 0.010136575862141234 * t116)
            - 0.6283041677395069 * (0.16939962991572038 * t119 + 0.05991423284510291 * t124 -
            0.0046354895916873706 * t127));
        tile[lane + 144] = t128;
        const double t129 = t104 + 1.392280956059262 * t106 - 1.696140478029631 * t108;
        const double t130 = t111 + 1.392280956059262 * t113 - 1.696140478029631 * t115;
        const double t131 = t117 - t118;
        const double t132 = t121 - t123;
        const double t133 = t125 - t126;
        const double t134 = 0.02151657414559676 * t131 + 0.0038050526852673244 * t132 - 0.0005887843766264773
            * t133;
        const double t135 = -(0.16939962991572038 * (0.07980509295020602 * t129 - 0.0012875139469238478 *
            t130) - 0.6283041677395069 * t134);
        tile[lane + 152] = t135;
        const double t136 = t109 - t116;
        const double t137 = -(0.013518953211154566 * t136 - 0.07980509295020602 * (0.16939962991572038 * t119
            + 0.47170375739028864 * t124 - 0.28732556926329256 * t127));
        tile[lane + 160] = t137;
        const double t138 = t129 - t130;
        const double t139 = 0.02151657414559676 * t131 + 0.029957116422551455 * t132 - 0.03649513235687249 *
            t133;
        const double t140 = -(0.0017171321996593493 * t138 - 0.07980509295020602 * t139);
        tile[lane + 168] = t140;
        tile[lane + 176] = 0.0;
        tile[lane + 184] = t61;
        tile[lane + 192] = 0.0;
        tile[lane + 200] = t71;
        tile[lane + 208] = 0.0;
        tile[lane + 216] = t72;
        tile[lane + 224] = 0.0;
        tile[lane + 232] = t75;
        tile[lane + 240] = 0.0;
        tile[lane + 248] = t87;
        tile[lane + 256] = 0.0;
        tile[lane + 264] = t91;
        tile[lane + 272] = 0.0;
        tile[lane + 280] = t95;
        tile[lane + 288] = 0.0;
        tile[lane + 296] = t98;
        tile[lane + 304] = 0.0;
        tile[lane + 312] = t102;
        const double t141 = t4 * t103;
        const double t142 = t13 * t105;
        const double t143 = t19 * t107;
        const double t144 = t141 + 0.1768428681777859 * t142 - 0.02736422502217754 * t143;
        const double t145 = t4 * t110;
        const double t146 = t13 * t112;
        const double t147 = t19 * t114;
        const double t148 = t145 + 0.1768428681777859 * t146 - 0.02736422502217754 * t147;
        const double t149 = t2 * t103;
        const double t150 = t2 * t107;
        const double t151 = t149 - 0.01613323034066492 * t150;
        const double t152 = t47 * t120;
        const double t153 = t47 * t122;
        const double t154 = 0.5 * t152 - 0.00806661517033246 * t153;
        const double t155 = t25 * t110;
        const double t156 = t25 * t114;
        const double t157 = t155 - 0.01613323034066492 * t156;
        const double t158 = 0.16939962991572038 * (0.6283041677395069 * t144 - 0.010136575862141234 * t148) -
            0.6283041677395069 * (0.16939962991572038 * t151 + 0.05991423284510291 * t154 -
            0.0046354895916873706 * t157);
        tile[lane + 320] = t158;
        const double t159 = t141 + 1.392280956059262 * t142 - 1.696140478029631 * t143;
        const double t160 = t145 + 1.392280956059262 * t146 - 1.696140478029631 * t147;
        const double t161 = t149 - t150;
        const double t162 = t152 - t153;
        const double t163 = t155 - t156;
        const double t164 = 0.02151657414559676 * t161 + 0.0038050526852673244 * t162 - 0.0005887843766264773
            * t163;
        const double t165 = 0.16939962991572038 * (0.07980509295020602 * t159 - 0.0012875139469238478 * t160)
            - 0.6283041677395069 * t164;
        tile[lane + 328] = t165;
        const double t166 = t144 - t148;
        const double t167 = 0.013518953211154566 * t166 - 0.07980509295020602 * (0.16939962991572038 * t151 +
            0.47170375739028864 * t154 - 0.28732556926329256 * t157);
        tile[lane + 336] = t167;
        const double t168 = t159 - t160;
        const double t169 = 0.02151657414559676 * t161 + 0.029957116422551455 * t162 - 0.03649513235687249 *
            t163;
        const double t170 = 0.0017171321996593493 * t168 - 0.07980509295020602 * t169;
        tile[lane + 344] = t170;
        tile[lane + 352] = t71;
        tile[lane + 360] = 0.0;
        const double t171 = t11 + 1.3262013626461089 * t17 + 21.545423164983852 * t23;
        const double t172 = t29 + 1.3262013626461089 * t32 + 21.545423164983852 * t35;
        const double t173 = t37 + 36.544064346406394 * t38;
        const double t174 = t40 + 36.544064346406394 * t41;
        const double t175 = t44 + 61.983866769659336 * t45;
        const double t176 = 0.25 * t52 + 15.495966692414834 * t55;
        const double t177 = t58 + 61.983866769659336 * t59;
        const double t178 = 0.13121638910345695 * (0.08378147862057403 * t171 + 0.0013516658928672141 * t172)
            + 0.9733646312031288 * (0.013317684398435635 * t173 + 0.00036442811265313587 * t174) +
            1.805107410268315 * (0.0021169442298763852 * t175 + 0.0005212233337557627 * t176 +
            9.82549385856062e-05 * t177);
        tile[lane + 368] = t178;
        tile[lane + 376] = 0.0;
        const double t179 = -(0.006481481481481481 * t73 + 0.3888888888888889 * t74 + 0.061816759187736575 *
            (0.061816759187736575 * t64 + 0.1048499074789301 * t65) + 0.1048499074789301 * (0.1048499074789301
            * t66 + 0.061816759187736575 * t67));
        tile[lane + 384] = t179;
        tile[lane + 392] = 0.0;
        const double t180 = -(0.0013963579770095672 * (t171 + t172) + 0.061816759187736575 *
            (0.013317684398435635 * t173 + 0.022588663581810376 * t174) - 0.1048499074789301 *
            (0.013317684398435635 * t173 + 0.007851757900328217 * t174) - 0.3888888888888889 *
            (0.0021169442298763852 * t175 + 0.0021169442298763852 * t177 - 0.0024193648341444404 * t176));
        tile[lane + 400] = t180;
        tile[lane + 408] = 0.0;
        const double t181 = t11 + 4.641704769261381 * t23;
        const double t182 = t29 + 4.641704769261381 * t35;
        const double t183 = t37 - 4.641704769261381 * t38 - 3.641704769261381 * t78;
        const double t184 = t40 - 4.641704769261381 * t41 - 3.641704769261381 * t80;
        const double t185 = t37 + 7.872983346207417 * t38;
        const double t186 = t40 + 7.872983346207417 * t41;
        const double t187 = t44 - 7.872983346207417 * t45;
        const double t188 = 0.25 * t52 - 1.9682458365518543 * t55;
        const double t189 = t58 - 7.872983346207417 * t59;
        const double t190 = -(0.13121638910345695 * (0.4726703675094629 * t181 + 0.007625699914236905 * t182)
            + 0.4866823156015644 * (0.06102148205366297 * t183 + 0.0016698055661032022 * t184) +
            0.4866823156015644 * (0.0751344435861722 * t185 + 0.0020559958212081203 * t186) +
            1.805107410268315 * (0.009699814957860188 * t187 + 0.002388239528372045 * t188 +
            0.0004502030377210026 * t189));
        tile[lane + 416] = t190;
        tile[lane + 424] = 0.0;
        const double t191 = 0.5 * t88 + 0.8480702390148155 * t89;
        const double t192 = 0.07636648162452686 * t92 + 2.1939962991572037 * t94 + 0.2832437042758852 *
            (0.061816759187736575 * t64 + 0.09699814957860188 * t191 - 0.013317684398435635 * t65) +
            0.5915322230804945 * (0.1048499074789301 * t66 + 0.013317684398435635 * t67);
        tile[lane + 432] = t192;
        tile[lane + 440] = 0.0;
        const double t193 = 0.5 * t88 + 18.272032173203197 * t89;
        const double t194 = 0.07636648162452686 * (0.08378147862057403 * t171 - 0.010641643064180155 * t172) +
            0.2832437042758852 * (0.013317684398435635 * t173 + 0.020897095873255393 * t193 -
            0.002869136461807939 * t174) - 0.5915322230804945 * (0.013317684398435635 * t173 +
            0.0016915677085549846 * t174) - 2.1939962991572037 * (0.0021169442298763852 * t175 +
            0.00045607041703629237 * t177);
        tile[lane + 448] = t194;
        tile[lane + 456] = 0.0;
        const double t195 = t181 + t182;
        const double t196 = 0.009699814957860188 * t187 + 0.009699814957860188 * t189 - 0.011085502808983072 *
            t188;
        const double t197 = 0.007877839458491048 * t195 + 0.061816759187736575 * (0.0751344435861722 * t185 +
            0.12743857106074047 * t186) - 0.1048499074789301 * (0.06102148205366297 * t183 +
            0.0359766675249389 * t184) - 0.3888888888888889 * t196;
        tile[lane + 464] = t197;
        tile[lane + 472] = 0.0;
        const double t198 = 0.4726703675094629 * t181 - 0.06003700842796248 * t182;
        const double t199 = 0.5 * t88 + 3.9364916731037085 * t89;
        const double t200 = 0.009699814957860188 * t187 + 0.0020897095873255393 * t189;
        const double t201 = -(0.07636648162452686 * t198 + 0.2832437042758852 * (0.0751344435861722 * t185 +
            0.11789524545185727 * t199 - 0.016186820860243575 * t186) - 0.5915322230804945 *
            (0.06102148205366297 * t183 + 0.007750744459920434 * t184) - 2.1939962991572037 * t200);
        tile[lane + 480] = t201;
        tile[lane + 488] = 0.0;
        const double t202 = t104 - 0.8208523846306905 * t106 - 0.5895738076846547 * t108;
        const double t203 = t111 - 0.8208523846306905 * t113 - 0.5895738076846547 * t115;
        const double t204 = -(0.6283041677395069 * t134 + 0.16939962991572038 * (0.13536064850576157 * t202 -
            0.002183804521405232 * t203));
        tile[lane + 496] = t204;
        const double t205 = t104 - 6.462557153892072 * t106 - 36.544064346406394 * t108;
        const double t206 = t111 - 6.462557153892072 * t113 - 36.544064346406394 * t115;
        const double t207 = t117 - 61.983866769659336 * t118;
        const double t208 = 0.5 * t121 - 30.991933384829668 * t123;
        const double t209 = t125 - 61.983866769659336 * t126;
        const double t210 = -(0.16939962991572038 * (0.01719305662839585 * t205 - 0.00027737954284600606 *
            t206) + 0.6283041677395069 * (0.0027329632490537084 * t207 + 0.0009666101191742769 * t208 -
            7.478542132444713e-05 * t209));
        tile[lane + 504] = t210;
        const double t211 = t202 - t203;
        const double t212 = -(0.07980509295020602 * t139 + 0.0029124974299702803 * t211);
        tile[lane + 512] = t212;
        const double t213 = t205 - t206;
        const double t214 = -(0.0003699356777343232 * t213 + 0.07980509295020602 * (0.0027329632490537084 *
            t207 + 0.007610105370534649 * t208 - 0.0046354895916873706 * t209));
        tile[lane + 520] = t214;
        tile[lane + 528] = 0.0;
        tile[lane + 536] = t71;
        tile[lane + 544] = 0.0;
        tile[lane + 552] = t178;
        tile[lane + 560] = 0.0;
        tile[lane + 568] = t179;
        tile[lane + 576] = 0.0;
        tile[lane + 584] = t180;
        tile[lane + 592] = 0.0;
        tile[lane + 600] = t190;
        tile[lane + 608] = 0.0;
        tile[lane + 616] = t192;
        tile[lane + 624] = 0.0;
        tile[lane + 632] = t194;
        tile[lane + 640] = 0.0;
        tile[lane + 648] = t197;
        tile[lane + 656] = 0.0;
        tile[lane + 664] = t201;
        const double t215 = t141 - 0.8208523846306905 * t142 - 0.5895738076846547 * t143;
        const double t216 = t145 - 0.8208523846306905 * t146 - 0.5895738076846547 * t147;
        const double t217 = 0.6283041677395069 * t164 + 0.16939962991572038 * (0.13536064850576157 * t215 -
            0.002183804521405232 * t216);
        tile[lane + 672] = t217;
        const double t218 = t141 - 6.462557153892072 * t142 - 36.544064346406394 * t143;
        const double t219 = t145 - 6.462557153892072 * t146 - 36.544064346406394 * t147;
        const double t220 = t149 - 61.983866769659336 * t150;
        const double t221 = 0.5 * t152 - 30.991933384829668 * t153;
        const double t222 = t155 - 61.983866769659336 * t156;
        const double t223 = 0.16939962991572038 * (0.01719305662839585 * t218 - 0.00027737954284600606 * t219)
            + 0.6283041677395069 * (0.0027329632490537084 * t220 + 0.0009666101191742769 * t221 -
            7.478542132444713e-05 * t222);
        tile[lane + 680] = t223;
        const double t224 = t215 - t216;
        const double t225 = 0.07980509295020602 * t169 + 0.0029124974299702803 * t224;
        tile[lane + 688] = t225;
        const double t226 = t218 - t219;
        const double t227 = 0.0003699356777343232 * t226 + 0.07980509295020602 * (0.0027329632490537084 * t220
            + 0.007610105370534649 * t221 - 0.0046354895916873706 * t222);
        tile[lane + 696] = t227;
        tile[lane + 704] = t72;
        tile[lane + 712] = 0.0;
        tile[lane + 720] = t179;
        tile[lane + 728] = 0.0;
        const double t228 = 0.0021169442298763852 * (1.805107410268315 * t24 + 111.88753722299602 * t36) +
            0.02663536879687127 * (0.4866823156015644 * t39 + 17.785349857601634 * t42) + 0.08378147862057403
            * (0.13121638910345695 * t46 + 0.6960774161220266 * t56 + 2.827112629415156 * t60);
        tile[lane + 736] = t228;
        tile[lane + 744] = 0.0;
        const double t229 = 0.0021169442298763852 * (0.3888888888888889 * t62 + 24.10483707708974 * t63) +
            0.013317684398435635 * (0.1048499074789301 * t66 + 3.8316417656247785 * t67) -
            0.013317684398435635 * (0.061816759187736575 * t64 + 2.2590356254429538 * t65) -
            0.08378147862057403 * (0.016666666666666666 * t68 + 0.022103356044101814 * t69 +
            0.3590903860830642 * t70);
        tile[lane + 752] = t229;
        tile[lane + 760] = 0.0;
        const double t230 = 0.0365666049859534 * t96 + 0.3888888888888889 * t97 + 0.061816759187736575 *
            (0.2832437042758852 * t79 + 0.48042111196938336 * t81) + 0.1048499074789301 * (0.5915322230804945
            * t82 + 0.3487519051297357 * t83);
        tile[lane + 768] = t230;
        tile[lane + 776] = 0.0;
        const double t231 = -(0.009699814957860188 * (1.805107410268315 * t24 - 14.211580579158042 * t36) +
            0.0751344435861722 * (0.4866823156015644 * t39 + 3.8316417656247785 * t42) + 0.06102148205366297 *
            (0.4866823156015644 * t39 - 2.2590356254429538 * t42 - 3.544706619682779 * t90) +
            0.4726703675094629 * (0.13121638910345695 * t46 + 0.6090677391067733 * t60));
        tile[lane + 784] = t231;
        tile[lane + 792] = 0.0;
        const double t232 = 0.3888888888888889 * t62 - 3.0617157457473287 * t63;
        const double t233 = 0.016666666666666666 * t68 + 0.07736174615435636 * t70;
        const double t234 = -(0.009699814957860188 * t232 + 0.06102148205366297 * (0.1048499074789301 * t66 -
            0.4866823156015644 * t67 - 0.7636648162452685 * t93) - 0.0751344435861722 * (0.061816759187736575
            * t64 + 0.4866823156015644 * t65) - 0.4726703675094629 * t233);
        tile[lane + 800] = t234;
        tile[lane + 808] = 0.0;
        const double t235 = -(0.0021169442298763852 * (2.1939962991572037 * t76 + 135.99237430008577 * t77) +
            0.013317684398435635 * (0.5915322230804945 * t82 + 21.61699162322641 * t83) - 0.013317684398435635
            * (0.2832437042758852 * t79 + 10.350876154772452 * t81) - 0.08378147862057403 *
            (0.07636648162452686 * t84 + 0.4051093279637462 * t85 + 1.6453481622213946 * t86));
        tile[lane + 816] = t235;
        tile[lane + 824] = 0.0;
        const double t236 = 2.1939962991572037 * t76 - 17.27329632490537 * t77;
        const double t237 = 0.07636648162452686 * t84 + 0.3544706619682779 * t86;
        const double t238 = 0.009699814957860188 * t236 + 0.06102148205366297 * (0.5915322230804945 * t82 -
            2.7457179410445183 * t83 - 4.308371435928048 * t100) - 0.0751344435861722 * (0.2832437042758852 *
            t79 + 2.229972966682143 * t81) - 0.4726703675094629 * t237;
        tile[lane + 832] = t238;
        tile[lane + 840] = 0.0;
        const double t239 = 0.013518953211154566 * t136 + 0.13536064850576157 * (0.16939962991572038 * t119 -
            0.27810418034375106 * t124 - 0.0998735848297826 * t127);
        tile[lane + 848] = t239;
        const double t240 = 0.02151657414559676 * t131 - 0.017661931196496165 * t132 - 0.012685608547348678 *
            t133;
        const double t241 = 0.0017171321996593493 * t138 + 0.13536064850576157 * t240;
        tile[lane + 856] = t241;
        const double t242 = 0.0027329632490537084 * (0.6283041677395069 * t109 - 38.944721823987294 * t116) +
            0.01719305662839585 * (0.16939962991572038 * t119 - 2.1895095803570164 * t124 - 6.190550975897515
            * t127);
        tile[lane + 864] = t242;
        const double t243 = 0.02151657414559676 * t131 - 0.13905209017187553 * t132 - 0.7863030700909122 *
            t133;
        const double t244 = 0.0027329632490537084 * (0.07980509295020602 * t129 - 4.946628248965849 * t130) +
            0.01719305662839585 * t243;
        tile[lane + 872] = t244;
        tile[lane + 880] = 0.0;
        tile[lane + 888] = t72;
        tile[lane + 896] = 0.0;
        tile[lane + 904] = t179;
        tile[lane + 912] = 0.0;
        tile[lane + 920] = t228;
        tile[lane + 928] = 0.0;
        tile[lane + 936] = t229;
        tile[lane + 944] = 0.0;
        tile[lane + 952] = t230;
        tile[lane + 960] = 0.0;
        tile[lane + 968] = t231;
        tile[lane + 976] = 0.0;
        tile[lane + 984] = t234;
        tile[lane + 992] = 0.0;
        tile[lane + 1000] = t235;
        tile[lane + 1008] = 0.0;
        tile[lane + 1016] = t238;
        const double t245 = -(0.013518953211154566 * t166 + 0.13536064850576157 * (0.16939962991572038 * t151
            - 0.27810418034375106 * t154 - 0.0998735848297826 * t157));
        tile[lane + 1024] = t245;
        const double t246 = 0.02151657414559676 * t161 - 0.017661931196496165 * t162 - 0.012685608547348678 *
            t163;
        const double t247 = -(0.0017171321996593493 * t168 + 0.13536064850576157 * t246);
        tile[lane + 1032] = t247;
        const double t248 = -(0.0027329632490537084 * (0.6283041677395069 * t144 - 38.944721823987294 * t148)
            + 0.01719305662839585 * (0.16939962991572038 * t151 - 2.1895095803570164 * t154 -
            6.190550975897515 * t157));
        tile[lane + 1040] = t248;
        const double t249 = 0.02151657414559676 * t161 - 0.13905209017187553 * t162 - 0.7863030700909122 *
            t163;
        const double t250 = -(0.0027329632490537084 * (0.07980509295020602 * t159 - 4.946628248965849 * t160)
            + 0.01719305662839585 * t249);
        tile[lane + 1048] = t250;
        tile[lane + 1056] = t75;
        tile[lane + 1064] = 0.0;
        tile[lane + 1072] = t180;
        tile[lane + 1080] = 0.0;
        tile[lane + 1088] = t229;
        tile[lane + 1096] = 0.0;
        const double t251 = 0.0021169442298763852 * (0.08378147862057403 * t171 + 5.193100008582722 * t172) +
            0.08378147862057403 * (0.0021169442298763852 * t175 + 0.01122997728923152 * t176 +
            0.04561045924935757 * t177) - 0.02663536879687127 * (0.013317684398435635 * t173 +
            0.4866823156015644 * t174);
        tile[lane + 1104] = t251;
        tile[lane + 1112] = 0.0;
        const double t252 = 0.007877839458491048 * t195 + 0.061816759187736575 * (0.06102148205366297 * t183 +
            0.10350100574057647 * t184) - 0.3888888888888889 * t196 - 0.1048499074789301 * (0.0751344435861722
            * t185 + 0.044297299993367435 * t186);
        tile[lane + 1120] = t252;
        tile[lane + 1128] = 0.0;
        const double t253 = -(0.009699814957860188 * t232 + 0.0751344435861722 * (0.1048499074789301 * t66 +
            0.8254815754330052 * t67) - 0.4726703675094629 * t233 - 0.06102148205366297 *
            (0.061816759187736575 * t64 - 0.28693514594199915 * t65 - 0.45023677350852515 * t191));
        tile[lane + 1136] = t253;
        tile[lane + 1144] = 0.0;
        const double t254 = -(0.009699814957860188 * (0.08378147862057403 * t171 - 0.6596101859004121 * t172)
            + 0.4726703675094629 * (0.0021169442298763852 * t175 + 0.009826230128077578 * t177) -
            0.0751344435861722 * (0.013317684398435635 * t173 + 0.1048499074789301 * t174) -
            0.06102148205366297 * (0.013317684398435635 * t173 - 0.061816759187736575 * t174 -
            0.09699814957860188 * t193));
        tile[lane + 1152] = t254;
        tile[lane + 1160] = 0.0;
        const double t255 = -(0.0021169442298763852 * (0.4726703675094629 * t181 + 29.297937085672462 * t182)
            + 0.08378147862057403 * (0.009699814957860188 * t187 + 0.05145563125811716 * t188 +
            0.20898661788913775 * t189) - 0.013317684398435635 * (0.06102148205366297 * t183 +
            2.229972966682143 * t184) - 0.013317684398435635 * (0.0751344435861722 * t185 + 2.7457179410445183
            * t186));
        tile[lane + 1168] = t255;
        tile[lane + 1176] = 0.0;
        const double t256 = 0.4726703675094629 * t181 - 3.721325931647741 * t182;
        const double t257 = 0.009699814957860188 * t187 + 0.04502367735085251 * t189;
        const double t258 = 0.009699814957860188 * t256 + 0.4726703675094629 * t257 - 0.0751344435861722 *
            (0.06102148205366297 * t183 + 0.48042111196938336 * t184) - 0.06102148205366297 *
            (0.0751344435861722 * t185 - 0.3487519051297357 * t186 - 0.5472349230871271 * t199);
        tile[lane + 1184] = t258;
        tile[lane + 1192] = 0.0;
        const double t259 = 0.0029124974299702803 * t211 - 0.13536064850576157 * t240;
        tile[lane + 1200] = t259;
        const double t260 = 0.0003699356777343232 * t213 - 0.13536064850576157 * (0.0027329632490537084 * t207
            - 0.004486718800187553 * t208 - 0.0016112835490068203 * t209);
        tile[lane + 1208] = t260;
        const double t261 = -(0.01719305662839585 * t243 - 0.0027329632490537084 * (0.13536064850576157 * t202
            - 8.390176402835813 * t203));
        tile[lane + 1216] = t261;
        const double t262 = 0.0027329632490537084 * (0.01719305662839585 * t205 - 1.0656921314176968 * t206) -
            0.01719305662839585 * (0.0027329632490537084 * t207 - 0.03532386239299233 * t208 -
            0.0998735848297826 * t209);
        tile[lane + 1224] = t262;
        tile[lane + 1232] = 0.0;
        tile[lane + 1240] = t75;
        tile[lane + 1248] = 0.0;
        tile[lane + 1256] = t180;
        tile[lane + 1264] = 0.0;
        tile[lane + 1272] = t229;
        tile[lane + 1280] = 0.0;
        tile[lane + 1288] = t251;
        tile[lane + 1296] = 0.0;
        tile[lane + 1304] = t252;
        tile[lane + 1312] = 0.0;
        tile[lane + 1320] = t253;
        tile[lane + 1328] = 0.0;
        tile[lane + 1336] = t254;
        tile[lane + 1344] = 0.0;
        tile[lane + 1352] = t255;
        tile[lane + 1360] = 0.0;
        tile[lane + 1368] = t258;
        const double t263 = -(0.0029124974299702803 * t224 - 0.13536064850576157 * t246);
        tile[lane + 1376] = t263;
        const double t264 = -(0.0003699356777343232 * t226 - 0.13536064850576157 * (0.0027329632490537084 *
            t220 - 0.004486718800187553 * t221 - 0.0016112835490068203 * t222));
        tile[lane + 1384] = t264;
        const double t265 = 0.01719305662839585 * t249 - 0.0027329632490537084 * (0.13536064850576157 * t215 -
            8.390176402835813 * t216);
        tile[lane + 1392] = t265;
        const double t266 = -(0.0027329632490537084 * (0.01719305662839585 * t218 - 1.0656921314176968 * t219)
            - 0.01719305662839585 * (0.0027329632490537084 * t220 - 0.03532386239299233 * t221 -
            0.0998735848297826 * t222));
        tile[lane + 1400] = t266;
        tile[lane + 1408] = t87;
        tile[lane + 1416] = 0.0;
        tile[lane + 1424] = t190;
        tile[lane + 1432] = 0.0;
        tile[lane + 1440] = t230;
        tile[lane + 1448] = 0.0;
        tile[lane + 1456] = t252;
        tile[lane + 1464] = 0.0;
        const double t267 = t11 + t23;
        const double t268 = t29 + t35;
        const double t269 = t37 - t38;
        const double t270 = t40 - t41;
        const double t271 = t44 + t45 + 10.0 * t15 * t43;
        const double t272 = 0.25 * (t12 * t47 - t13 * t48);
        const double t273 = 1.0 / std::fabs(t272);
        const double t274 = t52 + t55 + 10.0 * t51 * t273;
        const double t275 = t58 + t59 + 10.0 * t31 * t57;
        const double t276 = 0.13121638910345695 * (2.6666666666666665 * t267 + 0.043021947575106446 * t268) +
            0.9733646312031288 * (0.34426518632954817 * t269 + 0.009420550026023636 * t270) +
            1.805107410268315 * (0.044444444444444446 * t271 + 0.0027357217508758866 * t274 +
            0.002062825320445627 * t275);
        tile[lane + 1472] = t276;
        tile[lane + 1480] = 0.0;
        const double t277 = t273 * (t12 * t48 + t13 * t47);
        const double t278 = 0.5 * t88 + 0.39228095605926194 * t277 - 0.10771904394073803 * t89;
        const double t279 = -(0.07636648162452686 * t99 + 2.1939962991572037 * t101 + 0.2832437042758852 *
            (0.2832437042758852 * t79 + 0.4444444444444444 * t278 - 0.06102148205366297 * t81) +
            0.5915322230804945 * (0.5915322230804945 * t82 + 0.0751344435861722 * t83));
        tile[lane + 1488] = t279;
        tile[lane + 1496] = 0.0;
        const double t280 = 0.5 * t88 - 2.3208523846306903 * t89 - 1.8208523846306905 * t277;
        const double t281 = -(0.07636648162452686 * t198 + 0.2832437042758852 * (0.06102148205366297 * t183 +
            0.09575026128065603 * t280 - 0.013146351413334959 * t184) - 2.1939962991572037 * t200 -
            0.5915322230804945 * (0.0751344435861722 * t185 + 0.009543325608883203 * t186));
        tile[lane + 1504] = t281;
        tile[lane + 1512] = 0.0;
        const double t282 = -(0.044444444444444446 * (t267 + t268) + 0.061816759187736575 *
            (0.34426518632954817 * t269 + 0.5839221177099598 * t270) - 0.1048499074789301 *
            (0.34426518632954817 * t269 + 0.20296973675757884 * t270) - 0.3888888888888889 *
            (0.044444444444444446 * t271 + 0.044444444444444446 * t275 - 0.012698412698412698 * t274));
        tile[lane + 1520] = t282;
        tile[lane + 1528] = 0.0;
        const double t283 = t88 - t89;
        const double t284 = 0.07636648162452686 * (2.6666666666666665 * t267 - 0.33871107678022166 * t268) +
            0.2832437042758852 * (0.34426518632954817 * t269 + 0.2700973528625502 * t283 - 0.07416783346699793
            * t270) - 0.5915322230804945 * (0.34426518632954817 * t269 + 0.043727411984859334 * t270) -
            2.1939962991572037 * (0.044444444444444446 * t271 + 0.009575026128065604 * t275);
        tile[lane + 1536] = t284;
        tile[lane + 1544] = 0.0;
        const double t285 = t104 - 0.12701665379258312 * t108;
        const double t286 = t111 - 0.12701665379258312 * t115;
        const double t287 = t7 * t105;
        const double t288 = t117 + 0.12701665379258312 * t118 + 2.2540333075851664 * t287;
        const double t289 = std::copysign(1.0, t272);
        const double t290 = t48 * t289;
        const double t291 = 0.5 * t121 + 0.06350832689629156 * t123 + 1.1270166537925832 * t290;
        const double t292 = t26 * t112;
        const double t293 = t125 + 0.12701665379258312 * t126 + 2.2540333075851664 * t292;
        const double t294 = 0.16939962991572038 * (0.7636648162452685 * t285 - 0.012320380383546466 * t286) +
            0.6283041677395069 * (0.09858870384674907 * t288 + 0.03486941831637884 * t291 -
            0.002697803476707262 * t293);
        tile[lane + 1552] = t294;
        const double t295 = t104 - 7.872983346207417 * t108;
        const double t296 = t111 - 7.872983346207417 * t115;
        const double t297 = t117 + 7.872983346207417 * t118 + 17.745966692414832 * t287;
        const double t298 = 0.5 * t121 + 3.9364916731037085 * t123 + 8.872983346207416 * t290;
        const double t299 = t125 + 7.872983346207417 * t126 + 17.745966692414832 * t292;
        const double t300 = 0.16939962991572038 * (0.09699814957860188 * t295 - 0.001564893489769854 * t296) +
            0.6283041677395069 * (0.012522407264362035 * t297 + 0.004428996834240247 * t298 -
            0.0003426659702013534 * t299);
        tile[lane + 1560] = t300;
        const double t301 = t285 - t286;
        const double t302 = 0.016431450641124844 * t301 + 0.07980509295020602 * (0.09858870384674907 * t288 +
            0.27452634969679046 * t291 - 0.1672202912709467 * t293);
        tile[lane + 1568] = t302;
        const double t303 = t295 - t296;
        const double t304 = 0.0020870678773936726 * t303 + 0.07980509295020602 * (0.012522407264362035 * t297
            + 0.03486941831637884 * t298 - 0.021239761843456745 * t299);
        tile[lane + 1576] = t304;
        tile[lane + 1584] = 0.0;
        tile[lane + 1592] = t87;
        tile[lane + 1600] = 0.0;
        tile[lane + 1608] = t190;
        tile[lane + 1616] = 0.0;
        tile[lane + 1624] = t230;
        tile[lane + 1632] = 0.0;
        tile[lane + 1640] = t252;
        tile[lane + 1648] = 0.0;
        tile[lane + 1656] = t276;
        tile[lane + 1664] = 0.0;
        tile[lane + 1672] = t279;
        tile[lane + 1680] = 0.0;
        tile[lane + 1688] = t281;
        tile[lane + 1696] = 0.0;
        tile[lane + 1704] = t282;
        tile[lane + 1712] = 0.0;
        tile[lane + 1720] = t284;
        const double t305 = t141 - 0.12701665379258312 * t143;
        const double t306 = t145 - 0.12701665379258312 * t147;
        const double t307 = t2 * t105;
        const double t308 = t149 + 0.12701665379258312 * t150 + 2.2540333075851664 * t307;
        const double t309 = t47 * t289;
        const double t310 = 0.5 * t152 + 0.06350832689629156 * t153 + 1.1270166537925832 * t309;
        const double t311 = t25 * t112;
        const double t312 = t155 + 0.12701665379258312 * t156 + 2.2540333075851664 * t311;
        const double t313 = -(0.16939962991572038 * (0.7636648162452685 * t305 - 0.012320380383546466 * t306)
            + 0.6283041677395069 * (0.09858870384674907 * t308 + 0.03486941831637884 * t310 -
            0.002697803476707262 * t312));
        tile[lane + 1728] = t313;
        const double t314 = t141 - 7.872983346207417 * t143;
        const double t315 = t145 - 7.872983346207417 * t147;
        const double t316 = t149 + 7.872983346207417 * t150 + 17.745966692414832 * t307;
        const double t317 = 0.5 * t152 + 3.9364916731037085 * t153 + 8.872983346207416 * t309;
        const double t318 = t155 + 7.872983346207417 * t156 + 17.745966692414832 * t311;
        const double t319 = -(0.16939962991572038 * (0.09699814957860188 * t314 - 0.001564893489769854 * t315)
            + 0.6283041677395069 * (0.012522407264362035 * t316 + 0.004428996834240247 * t317 -
            0.0003426659702013534 * t318));
        tile[lane + 1736] = t319;
        const double t320 = t305 - t306;
        const double t321 = -(0.016431450641124844 * t320 + 0.07980509295020602 * (0.09858870384674907 * t308
            + 0.27452634969679046 * t310 - 0.1672202912709467 * t312));
        tile[lane + 1744] = t321;
        const double t322 = t314 - t315;
        const double t323 = -(0.0020870678773936726 * t322 + 0.07980509295020602 * (0.012522407264362035 *
            t316 + 0.03486941831637884 * t317 - 0.021239761843456745 * t318));
        tile[lane + 1752] = t323;
        tile[lane + 1760] = t91;
        tile[lane + 1768] = 0.0;
        tile[lane + 1776] = t192;
        tile[lane + 1784] = 0.0;
        tile[lane + 1792] = t231;
        tile[lane + 1800] = 0.0;
        tile[lane + 1808] = t253;
        tile[lane + 1816] = 0.0;
        tile[lane + 1824] = t279;
        tile[lane + 1832] = 0.0;
        const double t324 = t10 * t50;
        const double t325 = t16 * t273;
        const double t326 = t22 * t54;
        const double t327 = 0.08022699601192511 * (t24 + t36 + 10.0 * (t324 + 0.06155373939470745 * t325 +
            0.0464135697100266 * t326)) + 0.33509555612773706 * (t39 - t42) + 0.34991037094255184 * (t46 +
            t60);
        tile[lane + 1840] = t327;
        tile[lane + 1848] = 0.0;
        const double t328 = 0.01728395061728395 * (t62 + t63 + 10.0 * (t324 + t326 - 0.2857142857142857 *
            t325)) + 0.036096172934869754 * (t66 - t67) - 0.02128135812005494 * (t64 - t65) -
            0.044444444444444446 * (t68 + t70);
        tile[lane + 1856] = t328;
        tile[lane + 1864] = 0.0;
        const double t329 = 0.009699814957860188 * t236 + 0.0751344435861722 * (0.5915322230804945 * t82 +
            4.657123341057783 * t83) - 0.4726703675094629 * t237 - 0.06102148205366297 * (0.2832437042758852 *
            t79 - 1.3147336530006366 * t81 - 2.0629798974495026 * t278);
        tile[lane + 1872] = t329;
        tile[lane + 1880] = 0.0;
        const double t330 = -(0.09751094662920906 * (t76 + t77 + 10.0 * (t324 + 0.21543808788147606 * t326)) +
            0.20364395099873828 * (t82 - t83) - 0.09751094662920906 * (t79 - t81) - 0.20364395099873828 * (t84
            + t86));
        tile[lane + 1888] = t330;
        tile[lane + 1896] = 0.0;
        const double t331 = t3 * t120;
        const double t332 = t12 * t289;
        const double t333 = t18 * t122;
        const double t334 = t331 + 0.1768428681777859 * t332 - 0.02736422502217754 * t333;
        const double t335 = -(0.09858870384674907 * (0.6283041677395069 * t109 + 0.07980509295020602 * t116 +
            1.416218521379426 * t334) + 0.7636648162452685 * (0.16939962991572038 * t119 - 0.02151657414559676
            * t127));
        tile[lane + 1904] = t335;
        const double t336 = t331 + 1.392280956059262 * t332 - 1.696140478029631 * t333;
        const double t337 = 0.02151657414559676 * t131 - 0.0027329632490537084 * t133;
        const double t338 = -(0.09858870384674907 * (0.07980509295020602 * t129 + 0.010136575862141234 * t130
            + 0.17988333762469452 * t336) + 0.7636648162452685 * t337);
        tile[lane + 1912] = t338;
        const double t339 = -(0.012522407264362035 * (0.6283041677395069 * t109 + 4.946628248965849 * t116 +
            11.149864833410714 * t334) + 0.09699814957860188 * (0.16939962991572038 * t119 -
            1.3336804651801661 * t127));
        tile[lane + 1920] = t339;
        const double t340 = 0.02151657414559676 * t131 - 0.16939962991572038 * t133;
        const double t341 = -(0.012522407264362035 * (0.07980509295020602 * t129 + 0.6283041677395069 * t130 +
            1.416218521379426 * t336) + 0.09699814957860188 * t340);
        tile[lane + 1928] = t341;
        tile[lane + 1936] = 0.0;
        tile[lane + 1944] = t91;
        tile[lane + 1952] = 0.0;
        tile[lane + 1960] = t192;
        tile[lane + 1968] = 0.0;
        tile[lane + 1976] = t231;
        tile[lane + 1984] = 0.0;
        tile[lane + 1992] = t253;
        tile[lane + 2000] = 0.0;
        tile[lane + 2008] = t279;
        tile[lane + 2016] = 0.0;
        tile[lane + 2024] = t327;
        tile[lane + 2032] = 0.0;
        tile[lane + 2040] = t328;
        tile[lane + 2048] = 0.0;
        tile[lane + 2056] = t329;
        tile[lane + 2064] = 0.0;
        tile[lane + 2072] = t330;
        const double t342 = t4 * t120;
        const double t343 = t13 * t289;
        const double t344 = t19 * t122;
        const double t345 = t342 + 0.1768428681777859 * t343 - 0.02736422502217754 * t344;
        const double t346 = 0.09858870384674907 * (0.6283041677395069 * t144 + 0.07980509295020602 * t148 +
            1.416218521379426 * t345) + 0.7636648162452685 * (0.16939962991572038 * t151 - 0.02151657414559676
            * t157);
        tile[lane + 2080] = t346;
        const double t347 = t342 + 1.392280956059262 * t343 - 1.696140478029631 * t344;
        const double t348 = 0.02151657414559676 * t161 - 0.0027329632490537084 * t163;
        const double t349 = 0.09858870384674907 * (0.07980509295020602 * t159 + 0.010136575862141234 * t160 +
            0.17988333762469452 * t347) + 0.7636648162452685 * t348;
        tile[lane + 2088] = t349;
        const double t350 = 0.012522407264362035 * (0.6283041677395069 * t144 + 4.946628248965849 * t148 +
            11.149864833410714 * t345) + 0.09699814957860188 * (0.16939962991572038 * t151 -
            1.3336804651801661 * t157);
        tile[lane + 2096] = t350;
        const double t351 = 0.02151657414559676 * t161 - 0.16939962991572038 * t163;
        const double t352 = 0.012522407264362035 * (0.07980509295020602 * t159 + 0.6283041677395069 * t160 +
            1.416218521379426 * t347) + 0.09699814957860188 * t351;
        tile[lane + 2104] = t352;
        tile[lane + 2112] = t95;
        tile[lane + 2120] = 0.0;
        tile[lane + 2128] = t194;
        tile[lane + 2136] = 0.0;
        tile[lane + 2144] = t234;
        tile[lane + 2152] = 0.0;
        tile[lane + 2160] = t254;
        tile[lane + 2168] = 0.0;
        tile[lane + 2176] = t281;
        tile[lane + 2184] = 0.0;
        tile[lane + 2192] = t328;
        tile[lane + 2200] = 0.0;
        const double t353 = 0.0037236212720255122 * (t171 + t172 + 10.0 * (t324 + 1.3262013626461089 * t325 +
            21.545423164983852 * t326)) + 0.005645184613003694 * (t175 + t177) - 0.009169630201811121 * (t173
            - t174);
        tile[lane + 2208] = t353;
        tile[lane + 2216] = 0.0;
        const double t354 = 0.009699814957860188 * t256 + 0.4726703675094629 * t257 - 0.06102148205366297 *
            (0.06102148205366297 * t183 - 0.2832437042758852 * t184 - 0.4444444444444444 * t280) -
            0.0751344435861722 * (0.0751344435861722 * t185 + 0.5915322230804945 * t186);
        tile[lane + 2224] = t354;
        tile[lane + 2232] = 0.0;
        const double t355 = -(0.021007571889309462 * (t181 + t182 + 10.0 * (t324 + 4.641704769261381 * t326))
            + 0.0258661732209605 * (t187 + t189) - 0.021007571889309462 * (t183 - t184) - 0.0258661732209605 *
            (t185 - t186));
        tile[lane + 2240] = t355;
        tile[lane + 2248] = 0.0;
        const double t356 = t331 - 0.8208523846306905 * t332 - 0.5895738076846547 * t333;
        const double t357 = 0.7636648162452685 * t337 - 0.09858870384674907 * (0.13536064850576157 * t202 +
            0.01719305662839585 * t203 + 0.30510741026831484 * t356);
        tile[lane + 2256] = t357;
        const double t358 = t331 - 6.462557153892072 * t332 - 36.544064346406394 * t333;
        const double t359 = -(0.09858870384674907 * (0.01719305662839585 * t205 + 0.002183804521405232 * t206
            + 0.03875372229960217 * t358) - 0.7636648162452685 * (0.0027329632490537084 * t207 -
            0.000347131846832908 * t209));
        tile[lane + 2264] = t359;
        const double t360 = 0.09699814957860188 * t340 - 0.012522407264362035 * (0.13536064850576157 * t202 +
            1.0656921314176968 * t203 + 2.4021055598469165 * t356);
        tile[lane + 2272] = t360;
        const double t361 = -(0.012522407264362035 * (0.01719305662839585 * t205 + 0.13536064850576157 * t206
            + 0.30510741026831484 * t358) - 0.09699814957860188 * (0.0027329632490537084 * t207 -
            0.02151657414559676 * t209));
        tile[lane + 2280] = t361;
        tile[lane + 2288] = 0.0;
        tile[lane + 2296] = t95;
        tile[lane + 2304] = 0.0;
        tile[lane + 2312] = t194;
        tile[lane + 2320] = 0.0;
        tile[lane + 2328] = t234;
        tile[lane + 2336] = 0.0;
        tile[lane + 2344] = t254;
        tile[lane + 2352] = 0.0;
        tile[lane + 2360] = t281;
        tile[lane + 2368] = 0.0;
        tile[lane + 2376] = t328;
        tile[lane + 2384] = 0.0;
        tile[lane + 2392] = t353;
        tile[lane + 2400] = 0.0;
        tile[lane + 2408] = t354;
        tile[lane + 2416] = 0.0;
        tile[lane + 2424] = t355;
        const double t362 = t342 - 0.8208523846306905 * t343 - 0.5895738076846547 * t344;
        const double t363 = -(0.7636648162452685 * t348 - 0.09858870384674907 * (0.13536064850576157 * t215 +
            0.01719305662839585 * t216 + 0.30510741026831484 * t362));
        tile[lane + 2432] = t363;
        const double t364 = t342 - 6.462557153892072 * t343 - 36.544064346406394 * t344;
        const double t365 = 0.09858870384674907 * (0.01719305662839585 * t218 + 0.002183804521405232 * t219 +
            0.03875372229960217 * t364) - 0.7636648162452685 * (0.0027329632490537084 * t220 -
            0.000347131846832908 * t222);
        tile[lane + 2440] = t365;
        const double t366 = -(0.09699814957860188 * t351 - 0.012522407264362035 * (0.13536064850576157 * t215
            + 1.0656921314176968 * t216 + 2.4021055598469165 * t362));
        tile[lane + 2448] = t366;
        const double t367 = 0.012522407264362035 * (0.01719305662839585 * t218 + 0.13536064850576157 * t219 +
            0.30510741026831484 * t364) - 0.09699814957860188 * (0.0027329632490537084 * t220 -
            0.02151657414559676 * t222);
        tile[lane + 2456] = t367;
        tile[lane + 2464] = t98;
        tile[lane + 2472] = 0.0;
        tile[lane + 2480] = t197;
        tile[lane + 2488] = 0.0;
        tile[lane + 2496] = t235;
        tile[lane + 2504] = 0.0;
        tile[lane + 2512] = t255;
        tile[lane + 2520] = 0.0;
        tile[lane + 2528] = t282;
        tile[lane + 2536] = 0.0;
        tile[lane + 2544] = t329;
        tile[lane + 2552] = 0.0;
        tile[lane + 2560] = t354;
        tile[lane + 2568] = 0.0;
        const double t368 = 0.0021169442298763852 * (2.6666666666666665 * t267 + 165.29031138575823 * t268) +
            0.08378147862057403 * (0.044444444444444446 * t271 + 0.05894228278427151 * t274 +
            0.9575743628881711 * t275) - 0.02663536879687127 * (0.34426518632954817 * t269 +
            12.580849121454595 * t270);
        tile[lane + 2576] = t368;
        tile[lane + 2584] = 0.0;
        const double t369 = -(0.009699814957860188 * (2.6666666666666665 * t267 - 20.99462225655311 * t268) +
            0.4726703675094629 * (0.044444444444444446 * t271 + 0.20629798974495028 * t275) -
            0.0751344435861722 * (0.34426518632954817 * t269 + 2.710394078651526 * t270) - 0.06102148205366297
            * (0.34426518632954817 * t269 - 1.5979773572765217 * t270 - 1.2537121709469736 * t283));
        tile[lane + 2592] = t369;
        tile[lane + 2600] = 0.0;
        const double t370 = -(0.016431450641124844 * t301 - 0.13536064850576157 * (0.09858870384674907 * t288
            - 0.16185354530050583 * t291 - 0.05812531752162262 * t293));
        tile[lane + 2608] = t370;
        const double t371 = -(0.0020870678773936726 * t303 - 0.13536064850576157 * (0.012522407264362035 *
            t297 - 0.020558095728536518 * t298 - 0.007382883332227906 * t299));
        tile[lane + 2616] = t371;
        const double t372 = -(0.0027329632490537084 * (0.7636648162452685 * t285 - 47.3348982268231 * t286) -
            0.01719305662839585 * (0.09858870384674907 * t288 - 1.2742702666755101 * t291 - 3.6028319372044018
            * t293));
        tile[lane + 2624] = t372;
        const double t373 = -(0.0027329632490537084 * (0.09699814957860188 * t295 - 6.012320380383547 * t296)
            - 0.01719305662839585 * (0.012522407264362035 * t297 - 0.16185354530050583 * t298 -
            0.45761965684075306 * t299));
        tile[lane + 2632] = t373;
        tile[lane + 2640] = 0.0;
        tile[lane + 2648] = t98;
        tile[lane + 2656] = 0.0;
        tile[lane + 2664] = t197;
        tile[lane + 2672] = 0.0;
        tile[lane + 2680] = t235;
        tile[lane + 2688] = 0.0;
        tile[lane + 2696] = t255;
        tile[lane + 2704] = 0.0;
        tile[lane + 2712] = t282;
        tile[lane + 2720] = 0.0;
        tile[lane + 2728] = t329;
        tile[lane + 2736] = 0.0;
        tile[lane + 2744] = t354;
        tile[lane + 2752] = 0.0;
        tile[lane + 2760] = t368;
        tile[lane + 2768] = 0.0;
        tile[lane + 2776] = t369;
        const double t374 = 0.016431450641124844 * t320 - 0.13536064850576157 * (0.09858870384674907 * t308 -
            0.16185354530050583 * t310 - 0.05812531752162262 * t312);
        tile[lane + 2784] = t374;
        const double t375 = 0.0020870678773936726 * t322 - 0.13536064850576157 * (0.012522407264362035 * t316
            - 0.020558095728536518 * t317 - 0.007382883332227906 * t318);
        tile[lane + 2792] = t375;
        const double t376 = 0.0027329632490537084 * (0.7636648162452685 * t305 - 47.3348982268231 * t306) -
            0.01719305662839585 * (0.09858870384674907 * t308 - 1.2742702666755101 * t310 - 3.6028319372044018
            * t312);
        tile[lane + 2800] = t376;
        const double t377 = 0.0027329632490537084 * (0.09699814957860188 * t314 - 6.012320380383547 * t315) -
            0.01719305662839585 * (0.012522407264362035 * t316 - 0.16185354530050583 * t317 -
            0.45761965684075306 * t318);
        tile[lane + 2808] = t377;
        tile[lane + 2816] = t102;
        tile[lane + 2824] = 0.0;
        tile[lane + 2832] = t201;
        tile[lane + 2840] = 0.0;
        tile[lane + 2848] = t238;
        tile[lane + 2856] = 0.0;
        tile[lane + 2864] = t258;
        tile[lane + 2872] = 0.0;
        tile[lane + 2880] = t284;
        tile[lane + 2888] = 0.0;
        tile[lane + 2896] = t330;
        tile[lane + 2904] = 0.0;
        tile[lane + 2912] = t355;
        tile[lane + 2920] = 0.0;
        tile[lane + 2928] = t369;
        tile[lane + 2936] = 0.0;
        const double t378 = 0.11851851851851852 * (t267 + t268 + 10.0 * (t324 + t326)) + 0.11851851851851852 *
            (t271 + t275) - 0.23703703703703705 * (t269 - t270);
        tile[lane + 2944] = t378;
        tile[lane + 2952] = 0.0;
        const double t379 = t331 - 0.12701665379258312 * t333;
        const double t380 = 0.09858870384674907 * (0.7636648162452685 * t285 + 0.09699814957860188 * t286 +
            1.721325931647741 * t379) - 0.7636648162452685 * (0.09858870384674907 * t288 -
            0.012522407264362035 * t293);
        tile[lane + 2960] = t380;
        const double t381 = t331 - 7.872983346207417 * t333;
        const double t382 = 0.09858870384674907 * (0.09699814957860188 * t295 + 0.012320380383546466 * t296 +
            0.2186370599242967 * t381) - 0.7636648162452685 * (0.012522407264362035 * t297 -
            0.0015905542681472003 * t299);
        tile[lane + 2968] = t382;
        const double t383 = 0.012522407264362035 * (0.7636648162452685 * t285 + 6.012320380383547 * t286 +
            13.55197039325763 * t379) - 0.09699814957860188 * (0.09858870384674907 * t288 - 0.7761872235096305
            * t293);
        tile[lane + 2976] = t383;
        const double t384 = 0.012522407264362035 * (0.09699814957860188 * t295 + 0.7636648162452685 * t296 +
            1.721325931647741 * t381) - 0.09699814957860188 * (0.012522407264362035 * t297 -
            0.09858870384674907 * t299);
        tile[lane + 2984] = t384;
        tile[lane + 2992] = 0.0;
        tile[lane + 3000] = t102;
        tile[lane + 3008] = 0.0;
        tile[lane + 3016] = t201;
        tile[lane + 3024] = 0.0;
        tile[lane + 3032] = t238;
        tile[lane + 3040] = 0.0;
        tile[lane + 3048] = t258;
        tile[lane + 3056] = 0.0;
        tile[lane + 3064] = t284;
        tile[lane + 3072] = 0.0;
        tile[lane + 3080] = t330;
        tile[lane + 3088] = 0.0;
        tile[lane + 3096] = t355;
        tile[lane + 3104] = 0.0;
        tile[lane + 3112] = t369;
        tile[lane + 3120] = 0.0;
        tile[lane + 3128] = t378;
        const double t385 = t342 - 0.12701665379258312 * t344;
        const double t386 = -(0.09858870384674907 * (0.7636648162452685 * t305 + 0.09699814957860188 * t306 +
            1.721325931647741 * t385) - 0.7636648162452685 * (0.09858870384674907 * t308 -
            0.012522407264362035 * t312));
        tile[lane + 3136] = t386;
        const double t387 = t342 - 7.872983346207417 * t344;
        const double t388 = -(0.09858870384674907 * (0.09699814957860188 * t314 + 0.012320380383546466 * t315
            + 0.2186370599242967 * t387) - 0.7636648162452685 * (0.012522407264362035 * t316 -
            0.0015905542681472003 * t318));
        tile[lane + 3144] = t388;
        const double t389 = -(0.012522407264362035 * (0.7636648162452685 * t305 + 6.012320380383547 * t306 +
            13.55197039325763 * t385) - 0.09699814957860188 * (0.09858870384674907 * t308 - 0.7761872235096305
            * t312));
        tile[lane + 3152] = t389;
        const double t390 = -(0.012522407264362035 * (0.09699814957860188 * t314 + 0.7636648162452685 * t315 +
            1.721325931647741 * t387) - 0.09699814957860188 * (0.012522407264362035 * t316 -
            0.09858870384674907 * t318));
        tile[lane + 3160] = t390;
        tile[lane + 3168] = t128;
        tile[lane + 3176] = t158;
        tile[lane + 3184] = t204;
        tile[lane + 3192] = t217;
        tile[lane + 3200] = t239;
        tile[lane + 3208] = t245;
        tile[lane + 3216] = t259;
        tile[lane + 3224] = t263;
        tile[lane + 3232] = t294;
        tile[lane + 3240] = t313;
        tile[lane + 3248] = t335;
        tile[lane + 3256] = t346;
        tile[lane + 3264] = t357;
        tile[lane + 3272] = t363;
        tile[lane + 3280] = t370;
        tile[lane + 3288] = t374;
        tile[lane + 3296] = t380;
        tile[lane + 3304] = t386;
        tile[lane + 3312] = 0.0;
        tile[lane + 3320] = 0.0;
        tile[lane + 3328] = 0.0;
        tile[lane + 3336] = 0.0;
        tile[lane + 3344] = t135;
        tile[lane + 3352] = t165;
        tile[lane + 3360] = t210;
        tile[lane + 3368] = t223;
        tile[lane + 3376] = t241;
        tile[lane + 3384] = t247;
        tile[lane + 3392] = t260;
        tile[lane + 3400] = t264;
        tile[lane + 3408] = t300;
        tile[lane + 3416] = t319;
        tile[lane + 3424] = t338;
        tile[lane + 3432] = t349;
        tile[lane + 3440] = t359;
        tile[lane + 3448] = t365;
        tile[lane + 3456] = t371;
        tile[lane + 3464] = t375;
        tile[lane + 3472] = t382;
        tile[lane + 3480] = t388;
        tile[lane + 3488] = 0.0;
        tile[lane + 3496] = 0.0;
        tile[lane + 3504] = 0.0;
        tile[lane + 3512] = 0.0;
        tile[lane + 3520] = t137;
        tile[lane + 3528] = t167;
        tile[lane + 3536] = t212;
        tile[lane + 3544] = t225;
        tile[lane + 3552] = t242;
        tile[lane + 3560] = t248;
        tile[lane + 3568] = t261;
        tile[lane + 3576] = t265;
        tile[lane + 3584] = t302;
        tile[lane + 3592] = t321;
        tile[lane + 3600] = t339;
        tile[lane + 3608] = t350;
        tile[lane + 3616] = t360;
        tile[lane + 3624] = t366;
        tile[lane + 3632] = t372;
        tile[lane + 3640] = t376;
        tile[lane + 3648] = t383;
        tile[lane + 3656] = t389;
        tile[lane + 3664] = 0.0;
        tile[lane + 3672] = 0.0;
        tile[lane + 3680] = 0.0;
        tile[lane + 3688] = 0.0;
        tile[lane + 3696] = t140;
        tile[lane + 3704] = t170;
        tile[lane + 3712] = t214;
        tile[lane + 3720] = t227;
        tile[lane + 3728] = t244;
        tile[lane + 3736] = t250;
        tile[lane + 3744] = t262;
        tile[lane + 3752] = t266;
        tile[lane + 3760] = t304;
        tile[lane + 3768] = t323;
        tile[lane + 3776] = t341;
        tile[lane + 3784] = t352;
        tile[lane + 3792] = t361;
        tile[lane + 3800] = t367;
        tile[lane + 3808] = t373;
        tile[lane + 3816] = t377;
        tile[lane + 3824] = t384;
        tile[lane + 3832] = t390;
        tile[lane + 3840] = 0.0;
        tile[lane + 3848] = 0.0;
        tile[lane + 3856] = 0.0;
        tile[lane + 3864] = 0.0;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<484, 8, 484>(tile, element_tensors + 484 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void stokes_q2x2_q1_quadrilateral_f64_element_tensor_tabulate_tensor(
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
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t3 = (0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1) - (0.8872983346207417 * x2_1 +
      0.11270166537925831 * x3_1);
  const double t4 = (0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0) - (0.8872983346207417 * x2_0 +
      0.11270166537925831 * x3_0);
  const double t5 = x0_1 - x1_1;
  const double t6 = x2_1 - x3_1;
  const double t7 = 0.8872983346207417 * t5 + 0.11270166537925831 * t6;
  const double t8 = t2 * t3 - t4 * t7;
  const double t9 = 1.0 / std::fabs(t8);
  const double t10 = t3 * t3 + t4 * t4;
  const double t11 = t9 * t10;
  const double t12 = (x0_1 + x1_1) - (x2_1 + x3_1);
  const double t13 = (x0_0 + x1_0) - (x2_0 + x3_0);
  const double t14 = 0.5 * (t2 * t12 - t7 * t13);
  const double t15 = 1.0 / std::fabs(t14);
  const double t16 = t12 * t12 + t13 * t13;
  const double t17 = t15 * t16;
  const double t18 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 * x2_1 +
      0.8872983346207417 * x3_1);
  const double t19 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 * x2_0 +
      0.8872983346207417 * x3_0);
  const double t20 = t2 * t18 - t7 * t19;
  const double t21 = 1.0 / std::fabs(t20);
  const double t22 = t18 * t18 + t19 * t19;
  const double t23 = t21 * t22;
  const double t24 = t11 + 0.06155373939470745 * t17 + 0.0464135697100266 * t23;
  const double t25 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
  const double t26 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
  const double t27 = t3 * t25 - t4 * t26;
  const double t28 = 1.0 / std::fabs(t27);
  const double t29 = t10 * t28;
  const double t30 = 0.5 * (t12 * t25 - t13 * t26);
  const double t31 = 1.0 / std::fabs(t30);
  const double t32 = t16 * t31;
  const double t33 = t18 * t25 - t19 * t26;
  const double t34 = 1.0 / std::fabs(t33);
  const double t35 = t22 * t34;
  const double t36 = t29 + 0.06155373939470745 * t32 + 0.0464135697100266 * t35;
  const double t37 = t9 * (t3 * t7 + t2 * t4);
  const double t38 = t21 * (t7 * t18 + t2 * t19);
  const double t39 = t37 + 0.02736422502217754 * t38;
  const double t40 = t28 * (t3 * t26 + t4 * t25);
  const double t41 = t34 * (t18 * t26 + t19 * t25);
  const double t42 = t40 + 0.02736422502217754 * t41;
  const double t43 = t7 * t7 + t2 * t2;
  const double t44 = t9 * t43;
  const double t45 = t21 * t43;
  const double t46 = t44 + 0.01613323034066492 * t45;
  const double t47 = t0 + t1;
  const double t48 = t5 + t6;
  const double t49 = 0.5 * (t3 * t47 - t4 * t48);
  const double t50 = 1.0 / std::fabs(t49);
  const double t51 = t48 * t48 + t47 * t47;
  const double t52 = t50 * t51;
  const double t53 = 0.5 * (t18 * t47 - t19 * t48);
  const double t54 = 1.0 / std::fabs(t53);
  const double t55 = t51 * t54;
  const double t56 = 0.25 * t52 + 0.00403330758516623 * t55;
  const double t57 = t26 * t26 + t25 * t25;
  const double t58 = t28 * t57;
  const double t59 = t34 * t57;
  const double t60 = t58 + 0.01613323034066492 * t59;
  const double t61 = 0.13121638910345695 * (1.805107410268315 * t24 + 0.029122213639499853 * t36) +
      1.805107410268315 * (0.13121638910345695 * t46 + 0.032307437676754876 * t56 + 0.006090221022751275 *
      t60) - 0.9733646312031288 * (0.4866823156015644 * t39 + 0.013317684398435635 * t42);
  A[0] += t61;
  const double t62 = t11 + t23 - 0.2857142857142857 * t17;
  const double t63 = t29 + t35 - 0.2857142857142857 * t32;
  const double t64 = t37 + 1.696140478029631 * t38;
  const double t65 = t40 + 1.696140478029631 * t41;
  const double t66 = t37 + 0.5895738076846547 * t38;
  const double t67 = t40 + 0.5895738076846547 * t41;
  const double t68 = t44 + t45;
  const double t69 = t52 + t55;
  const double t70 = t58 + t59;
  const double t71 = 0.13121638910345695 * (0.3888888888888889 * t62 + 0.00627403402136969 * t63) +
      0.4866823156015644 * (0.061816759187736575 * t64 + 0.0016915677085549846 * t65) - 0.4866823156015644 *
      (0.1048499074789301 * t66 + 0.002869136461807939 * t67) - 1.805107410268315 * (0.016666666666666666 *
      t68 + 0.0010258956565784574 * t69 + 0.0007735594951671101 * t70);
  A[2] += t71;
  const double t72 = -(0.030085123504471914 * (t24 + t36) + 0.1048499074789301 * (0.4866823156015644 * t39 +
      0.28693514594199915 * t42) - 0.061816759187736575 * (0.4866823156015644 * t39 + 0.8254815754330052 *
      t42) - 0.3888888888888889 * (0.13121638910345695 * t46 + 0.13121638910345695 * t60 - 0.14996158754680794
      * t56));
  A[4] += t72;
  const double t73 = t62 + t63;
  const double t74 = 0.016666666666666666 * t68 + 0.016666666666666666 * t70 - 0.004761904761904762 * t69;
  const double t75 = -(0.006481481481481481 * t73 + 0.3888888888888889 * t74 - 0.1048499074789301 *
      (0.061816759187736575 * t64 + 0.03644554209303921 * t65) - 0.061816759187736575 * (0.1048499074789301 *
      t66 + 0.17784017219267506 * t67));
  A[6] += t75;
  const double t76 = t11 + 0.21543808788147606 * t23;
  const double t77 = t29 + 0.21543808788147606 * t35;
  const double t78 = t15 * (t7 * t12 + t2 * t13);
  const double t79 = t37 + 0.7845619121185239 * t78 - 0.21543808788147606 * t38;
  const double t80 = t31 * (t12 * t26 + t13 * t25);
  const double t81 = t40 + 0.7845619121185239 * t80 - 0.21543808788147606 * t41;
  const double t82 = t37 + 0.12701665379258312 * t38;
  const double t83 = t40 + 0.12701665379258312 * t41;
  const double t84 = t44 - 0.12701665379258312 * t45;
  const double t85 = 0.25 * t52 - 0.03175416344814578 * t55;
  const double t86 = t58 - 0.12701665379258312 * t59;
  const double t87 = -(0.13121638910345695 * (2.1939962991572037 * t76 + 0.035396247660869545 * t77) +
      0.4866823156015644 * (0.2832437042758852 * t79 + 0.007750744459920434 * t81) - 0.4866823156015644 *
      (0.5915322230804945 * t82 + 0.016186820860243575 * t83) - 1.805107410268315 * (0.07636648162452686 * t84
      + 0.018802570033627362 * t85 + 0.003544441018389443 * t86));
  A[8] += t87;
  const double t88 = t50 * (t3 * t48 + t4 * t47);
  const double t89 = t54 * (t18 * t48 + t19 * t47);
  const double t90 = 0.5 * t88 + 0.01368211251108877 * t89;
  const double t91 = 0.07636648162452686 * (1.805107410268315 * t24 - 0.22927870298847683 * t36) +
      0.5915322230804945 * (0.4866823156015644 * t39 + 0.061816759187736575 * t42) - 0.2832437042758852 *
      (0.4866823156015644 * t39 + 0.7636648162452685 * t90 - 0.1048499074789301 * t42) - 2.1939962991572037 *
      (0.13121638910345695 * t46 + 0.028269007967160517 * t60);
  A[10] += t91;
  const double t92 = 0.3888888888888889 * t62 - 0.04939536536378232 * t63;
  const double t93 = 0.5 * t88 + 0.29478690384232736 * t89;
  const double t94 = 0.016666666666666666 * t68 + 0.003590634798024601 * t70;
  const double t95 = 0.07636648162452686 * t92 + 2.1939962991572037 * t94 - 0.5915322230804945 *
      (0.061816759187736575 * t64 + 0.007851757900328217 * t65) - 0.2832437042758852 * (0.1048499074789301 *
      t66 + 0.16452248779423945 * t93 - 0.022588663581810376 * t67);
  A[12] += t95;
  const double t96 = t76 + t77;
  const double t97 = 0.07636648162452686 * t84 + 0.07636648162452686 * t86 - 0.08727597899945926 * t85;
  const double t98 = 0.0365666049859534 * t96 + 0.3888888888888889 * t97 - 0.1048499074789301 *
      (0.2832437042758852 * t79 + 0.16699306923263996 * t81) - 0.061816759187736575 * (0.5915322230804945 *
      t82 + 1.0033217476256802 * t83);
  A[14] += t98;
  const double t99 = 2.1939962991572037 * t76 - 0.27867406835225916 * t77;
  const double t100 = 0.5 * t88 + 0.06350832689629156 * t89;
  const double t101 = 0.07636648162452686 * t84 + 0.016452248779423945 * t86;
  const double t102 = -(0.07636648162452686 * t99 + 2.1939962991572037 * t101 - 0.5915322230804945 *
      (0.2832437042758852 * t79 + 0.0359766675249389 * t81) - 0.2832437042758852 * (0.5915322230804945 * t82 +
      0.928187304039508 * t100 - 0.12743857106074047 * t83));
  A[16] += t102;
  const double t103 = std::copysign(1.0, t8);
  const double t104 = t3 * t103;
  const double t105 = std::copysign(1.0, t14);
  const double t106 = t12 * t105;
  const double t107 = std::copysign(1.0, t20);
  const double t108 = t18 * t107;
  const double t109 = t104 + 0.1768428681777859 * t106 - 0.02736422502217754 * t108;
  const double t110 = std::copysign(1.0, t27);
  const double t111 = t3 * t110;
  const double t112 = std::copysign(1.0, t30);
  const double t113 = t12 * t112;
  const double t114 = std::copysign(1.0, t33);
  const double t115 = t18 * t114;
  const double t116 = t111 + 0.1768428681777859 * t113 - 0.02736422502217754 * t115;
  const double t117 = t7 * t103;
  const double t118 = t7 * t107;
  const double t119 = t117 - 0.01613323034066492 * t118;
  const double t120 = std::copysign(1.0, t49);
  const double t121 = t48 * t120;
  const double t122 = std::copysign(1.0, t53);
  const double t123 = t48 * t122;
  const double t124 = 0.5 * t121 - 0.00806661517033246 * t123;
  const double t125 = t26 * t110;
  const double t126 = t26 * t114;
  const double t127 = t125 - 0.01613323034066492 * t126;
  const double t128 = -(0.16939962991572038 * (0.6283041677395069 * t109 - 0.010136575862141234 * t116) -
      0.6283041677395069 * (0.16939962991572038 * t119 + 0.05991423284510291 * t124 - 0.0046354895916873706 *
      t127));
  A[18] += t128;
  const double t129 = t104 + 1.392280956059262 * t106 - 1.696140478029631 * t108;
  const double t130 = t111 + 1.392280956059262 * t113 - 1.696140478029631 * t115;
  const double t131 = t117 - t118;
  const double t132 = t121 - t123;
  const double t133 = t125 - t126;
  const double t134 = 0.02151657414559676 * t131 + 0.0038050526852673244 * t132 - 0.0005887843766264773 *
      t133;
  const double t135 = -(0.16939962991572038 * (0.07980509295020602 * t129 - 0.0012875139469238478 * t130) -
      0.6283041677395069 * t134);
  A[19] += t135;
  const double t136 = t109 - t116;
  const double t137 = -(0.013518953211154566 * t136 - 0.07980509295020602 * (0.16939962991572038 * t119 +
      0.47170375739028864 * t124 - 0.28732556926329256 * t127));
  A[20] += t137;
  const double t138 = t129 - t130;
  const double t139 = 0.02151657414559676 * t131 + 0.029957116422551455 * t132 - 0.03649513235687249 * t133;
  const double t140 = -(0.0017171321996593493 * t138 - 0.07980509295020602 * t139);
  A[21] += t140;
  A[23] += t61;
  A[25] += t71;
  A[27] += t72;
  A[29] += t75;
  A[31] += t87;
  A[33] += t91;
  A[35] += t95;
  A[37] += t98;
  A[39] += t102;
  const double t141 = t4 * t103;
  const double t142 = t13 * t105;
  const double t143 = t19 * t107;
  const double t144 = t141 + 0.1768428681777859 * t142 - 0.02736422502217754 * t143;
  const double t145 = t4 * t110;
  const double t146 = t13 * t112;
  const double t147 = t19 * t114;
  const double t148 = t145 + 0.1768428681777859 * t146 - 0.02736422502217754 * t147;
  const double t149 = t2 * t103;
  const double t150 = t2 * t107;
  const double t151 = t149 - 0.01613323034066492 * t150;
  const double t152 = t47 * t120;
  const double t153 = t47 * t122;
  const double t154 = 0.5 * t152 - 0.00806661517033246 * t153;
  const double t155 = t25 * t110;
  const double t156 = t25 * t114;
  const double t157 = t155 - 0.01613323034066492 * t156;
  const double t158 = 0.16939962991572038 * (0.6283041677395069 * t144 - 0.010136575862141234 * t148) -
      0.6283041677395069 * (0.16939962991572038 * t151 + 0.05991423284510291 * t154 - 0.0046354895916873706 *
      t157);
  A[40] += t158;
  const double t159 = t141 + 1.392280956059262 * t142 - 1.696140478029631 * t143;
  const double t160 = t145 + 1.392280956059262 * t146 - 1.696140478029631 * t147;
  const double t161 = t149 - t150;
  const double t162 = t152 - t153;
  const double t163 = t155 - t156;
  const double t164 = 0.02151657414559676 * t161 + 0.0038050526852673244 * t162 - 0.0005887843766264773 *
      t163;
  const double t165 = 0.16939962991572038 * (0.07980509295020602 * t159 - 0.0012875139469238478 * t160) -
      0.6283041677395069 * t164;
  A[41] += t165;
  const double t166 = t144 - t148;
  const double t167 = 0.013518953211154566 * t166 - 0.07980509295020602 * (0.16939962991572038 * t151 +
      0.47170375739028864 * t154 - 0.28732556926329256 * t157);
  A[42] += t167;
  const double t168 = t159 - t160;
  const double t169 = 0.02151657414559676 * t161 + 0.029957116422551455 * t162 - 0.03649513235687249 * t163;
  const double t170 = 0.0017171321996593493 * t168 - 0.07980509295020602 * t169;
  A[43] += t170;
  A[44] += t71;
  const double t171 = t11 + 1.3262013626461089 * t17 + 21.545423164983852 * t23;
  const double t172 = t29 + 1.3262013626461089 * t32 + 21.545423164983852 * t35;
  const double t173 = t37 + 36.544064346406394 * t38;
  const double t174 = t40 + 36.544064346406394 * t41;
  const double t175 = t44 + 61.983866769659336 * t45;
  const double t176 = 0.25 * t52 + 15.495966692414834 * t55;
  const double t177 = t58 + 61.983866769659336 * t59;
  const double t178 = 0.13121638910345695 * (0.08378147862057403 * t171 + 0.0013516658928672141 * t172) +
      0.9733646312031288 * (0.013317684398435635 * t173 + 0.00036442811265313587 * t174) + 1.805107410268315 *
      (0.0021169442298763852 * t175 + 0.0005212233337557627 * t176 + 9.82549385856062e-05 * t177);
  A[46] += t178;
  const double t179 = -(0.006481481481481481 * t73 + 0.3888888888888889 * t74 + 0.061816759187736575 *
      (0.061816759187736575 * t64 + 0.1048499074789301 * t65) + 0.1048499074789301 * (0.1048499074789301 * t66
      + 0.061816759187736575 * t67));
  A[48] += t179;
  const double t180 = -(0.0013963579770095672 * (t171 + t172) + 0.061816759187736575 * (0.013317684398435635 *
      t173 + 0.022588663581810376 * t174) - 0.1048499074789301 * (0.013317684398435635 * t173 +
      0.007851757900328217 * t174) - 0.3888888888888889 * (0.0021169442298763852 * t175 +
      0.0021169442298763852 * t177 - 0.0024193648341444404 * t176));
  A[50] += t180;
  const double t181 = t11 + 4.641704769261381 * t23;
  const double t182 = t29 + 4.641704769261381 * t35;
  const double t183 = t37 - 4.641704769261381 * t38 - 3.641704769261381 * t78;
  const double t184 = t40 - 4.641704769261381 * t41 - 3.641704769261381 * t80;
  const double t185 = t37 + 7.872983346207417 * t38;
  const double t186 = t40 + 7.872983346207417 * t41;
  const double t187 = t44 - 7.872983346207417 * t45;
  const double t188 = 0.25 * t52 - 1.9682458365518543 * t55;
  const double t189 = t58 - 7.872983346207417 * t59;
  const double t190 = -(0.13121638910345695 * (0.4726703675094629 * t181 + 0.007625699914236905 * t182) +
      0.4866823156015644 * (0.06102148205366297 * t183 + 0.0016698055661032022 * t184) + 0.4866823156015644 *
      (0.0751344435861722 * t185 + 0.0020559958212081203 * t186) + 1.805107410268315 * (0.009699814957860188 *
      t187 + 0.002388239528372045 * t188 + 0.0004502030377210026 * t189));
  A[52] += t190;
  const double t191 = 0.5 * t88 + 0.8480702390148155 * t89;
  const double t192 = 0.07636648162452686 * t92 + 2.1939962991572037 * t94 + 0.2832437042758852 *
      (0.061816759187736575 * t64 + 0.09699814957860188 * t191 - 0.013317684398435635 * t65) +
      0.5915322230804945 * (0.1048499074789301 * t66 + 0.013317684398435635 * t67);
  A[54] += t192;
  const double t193 = 0.5 * t88 + 18.272032173203197 * t89;
  const double t194 = 0.07636648162452686 * (0.08378147862057403 * t171 - 0.010641643064180155 * t172) +
      0.2832437042758852 * (0.013317684398435635 * t173 + 0.020897095873255393 * t193 - 0.002869136461807939 *
      t174) - 0.5915322230804945 * (0.013317684398435635 * t173 + 0.0016915677085549846 * t174) -
      2.1939962991572037 * (0.0021169442298763852 * t175 + 0.00045607041703629237 * t177);
  A[56] += t194;
  const double t195 = t181 + t182;
  const double t196 = 0.009699814957860188 * t187 + 0.009699814957860188 * t189 - 0.011085502808983072 * t188;
  const double t197 = 0.007877839458491048 * t195 + 0.061816759187736575 * (0.0751344435861722 * t185 +
      0.12743857106074047 * t186) - 0.1048499074789301 * (0.06102148205366297 * t183 + 0.0359766675249389 *
      t184) - 0.3888888888888889 * t196;
  A[58] += t197;
  const double t198 = 0.4726703675094629 * t181 - 0.06003700842796248 * t182;
  const double t199 = 0.5 * t88 + 3.9364916731037085 * t89;
  const double t200 = 0.009699814957860188 * t187 + 0.0020897095873255393 * t189;
  const double t201 = -(0.07636648162452686 * t198 + 0.2832437042758852 * (0.0751344435861722 * t185 +
      0.11789524545185727 * t199 - 0.016186820860243575 * t186) - 0.5915322230804945 * (0.06102148205366297 *
      t183 + 0.007750744459920434 * t184) - 2.1939962991572037 * t200);
  A[60] += t201;
  const double t202 = t104 - 0.8208523846306905 * t106 - 0.5895738076846547 * t108;
  const double t203 = t111 - 0.8208523846306905 * t113 - 0.5895738076846547 * t115;
  const double t204 = -(0.6283041677395069 * t134 + 0.16939962991572038 * (0.13536064850576157 * t202 -
      0.002183804521405232 * t203));
  A[62] += t204;
  const double t205 = t104 - 6.462557153892072 * t106 - 36.544064346406394 * t108;
  const double t206 = t111 - 6.462557153892072 * t113 - 36.544064346406394 * t115;
  const double t207 = t117 - 61.983866769659336 * t118;
  const double t208 = 0.5 * t121 - 30.991933384829668 * t123;
  const double t209 = t125 - 61.983866769659336 * t126;
  const double t210 = -(0.16939962991572038 * (0.01719305662839585 * t205 - 0.00027737954284600606 * t206) +
      0.6283041677395069 * (0.0027329632490537084 * t207 + 0.0009666101191742769 * t208 -
      7.478542132444713e-05 * t209));
  A[63] += t210;
  const double t211 = t202 - t203;
  const double t212 = -(0.07980509295020602 * t139 + 0.0029124974299702803 * t211);
  A[64] += t212;
  const double t213 = t205 - t206;
  const double t214 = -(0.0003699356777343232 * t213 + 0.07980509295020602 * (0.0027329632490537084 * t207 +
      0.007610105370534649 * t208 - 0.0046354895916873706 * t209));
  A[65] += t214;
  A[67] += t71;
  A[69] += t178;
  A[71] += t179;
  A[73] += t180;
  A[75] += t190;
  A[77] += t192;
  A[79] += t194;
  A[81] += t197;
  A[83] += t201;
  const double t215 = t141 - 0.8208523846306905 * t142 - 0.5895738076846547 * t143;
  const double t216 = t145 - 0.8208523846306905 * t146 - 0.5895738076846547 * t147;
  const double t217 = 0.6283041677395069 * t164 + 0.16939962991572038 * (0.13536064850576157 * t215 -
      0.002183804521405232 * t216);
  A[84] += t217;
  const double t218 = t141 - 6.462557153892072 * t142 - 36.544064346406394 * t143;
  const double t219 = t145 - 6.462557153892072 * t146 - 36.544064346406394 * t147;
  const double t220 = t149 - 61.983866769659336 * t150;
  const double t221 = 0.5 * t152 - 30.991933384829668 * t153;
  const double t222 = t155 - 61.983866769659336 * t156;
  const double t223 = 0.16939962991572038 * (0.01719305662839585 * t218 - 0.00027737954284600606 * t219) +
      0.6283041677395069 * (0.0027329632490537084 * t220 + 0.0009666101191742769 * t221 -
      7.478542132444713e-05 * t222);
  A[85] += t223;
  const double t224 = t215 - t216;
  const double t225 = 0.07980509295020602 * t169 + 0.0029124974299702803 * t224;
  A[86] += t225;
  const double t226 = t218 - t219;
  const double t227 = 0.0003699356777343232 * t226 + 0.07980509295020602 * (0.0027329632490537084 * t220 +
      0.007610105370534649 * t221 - 0.0046354895916873706 * t222);
  A[87] += t227;
  A[88] += t72;
  A[90] += t179;
  const double t228 = 0.0021169442298763852 * (1.805107410268315 * t24 + 111.88753722299602 * t36) +
      0.02663536879687127 * (0.4866823156015644 * t39 + 17.785349857601634 * t42) + 0.08378147862057403 *
      (0.13121638910345695 * t46 + 0.6960774161220266 * t56 + 2.827112629415156 * t60);
  A[92] += t228;
  const double t229 = 0.0021169442298763852 * (0.3888888888888889 * t62 + 24.10483707708974 * t63) +
      0.013317684398435635 * (0.1048499074789301 * t66 + 3.8316417656247785 * t67) - 0.013317684398435635 *
      (0.061816759187736575 * t64 + 2.2590356254429538 * t65) - 0.08378147862057403 * (0.016666666666666666 *
      t68 + 0.022103356044101814 * t69 + 0.3590903860830642 * t70);
  A[94] += t229;
  const double t230 = 0.0365666049859534 * t96 + 0.3888888888888889 * t97 + 0.061816759187736575 *
      (0.2832437042758852 * t79 + 0.48042111196938336 * t81) + 0.1048499074789301 * (0.5915322230804945 * t82
      + 0.3487519051297357 * t83);
  A[96] += t230;
  const double t231 = -(0.009699814957860188 * (1.805107410268315 * t24 - 14.211580579158042 * t36) +
      0.0751344435861722 * (0.4866823156015644 * t39 + 3.8316417656247785 * t42) + 0.06102148205366297 *
      (0.4866823156015644 * t39 - 2.2590356254429538 * t42 - 3.544706619682779 * t90) + 0.4726703675094629 *
      (0.13121638910345695 * t46 + 0.6090677391067733 * t60));
  A[98] += t231;
  const double t232 = 0.3888888888888889 * t62 - 3.0617157457473287 * t63;
  const double t233 = 0.016666666666666666 * t68 + 0.07736174615435636 * t70;
  const double t234 = -(0.009699814957860188 * t232 + 0.06102148205366297 * (0.1048499074789301 * t66 -
      0.4866823156015644 * t67 - 0.7636648162452685 * t93) - 0.0751344435861722 * (0.061816759187736575 * t64
      + 0.4866823156015644 * t65) - 0.4726703675094629 * t233);
  A[100] += t234;
  const double t235 = -(0.0021169442298763852 * (2.1939962991572037 * t76 + 135.99237430008577 * t77) +
      0.013317684398435635 * (0.5915322230804945 * t82 + 21.61699162322641 * t83) - 0.013317684398435635 *
      (0.2832437042758852 * t79 + 10.350876154772452 * t81) - 0.08378147862057403 * (0.07636648162452686 * t84
      + 0.4051093279637462 * t85 + 1.6453481622213946 * t86));
  A[102] += t235;
  const double t236 = 2.1939962991572037 * t76 - 17.27329632490537 * t77;
  const double t237 = 0.07636648162452686 * t84 + 0.3544706619682779 * t86;
  const double t238 = 0.009699814957860188 * t236 + 0.06102148205366297 * (0.5915322230804945 * t82 -
      2.7457179410445183 * t83 - 4.308371435928048 * t100) - 0.0751344435861722 * (0.2832437042758852 * t79 +
      2.229972966682143 * t81) - 0.4726703675094629 * t237;
  A[104] += t238;
  const double t239 = 0.013518953211154566 * t136 + 0.13536064850576157 * (0.16939962991572038 * t119 -
      0.27810418034375106 * t124 - 0.0998735848297826 * t127);
  A[106] += t239;
  const double t240 = 0.02151657414559676 * t131 - 0.017661931196496165 * t132 - 0.012685608547348678 * t133;
  const double t241 = 0.0017171321996593493 * t138 + 0.13536064850576157 * t240;
  A[107] += t241;
  const double t242 = 0.0027329632490537084 * (0.6283041677395069 * t109 - 38.944721823987294 * t116) +
      0.01719305662839585 * (0.16939962991572038 * t119 - 2.1895095803570164 * t124 - 6.190550975897515 *
      t127);
  A[108] += t242;
  const double t243 = 0.02151657414559676 * t131 - 0.13905209017187553 * t132 - 0.7863030700909122 * t133;
  const double t244 = 0.0027329632490537084 * (0.07980509295020602 * t129 - 4.946628248965849 * t130) +
      0.01719305662839585 * t243;
  A[109] += t244;
  A[111] += t72;
  A[113] += t179;
  A[115] += t228;
  A[117] += t229;
  A[119] += t230;
  A[121] += t231;
  A[123] += t234;
  A[125] += t235;
  A[127] += t238;
  const double t245 = -(0.013518953211154566 * t166 + 0.13536064850576157 * (0.16939962991572038 * t151 -
      0.27810418034375106 * t154 - 0.0998735848297826 * t157));
  A[128] += t245;
  const double t246 = 0.02151657414559676 * t161 - 0.017661931196496165 * t162 - 0.012685608547348678 * t163;
  const double t247 = -(0.0017171321996593493 * t168 + 0.13536064850576157 * t246);
  A[129] += t247;
  const double t248 = -(0.0027329632490537084 * (0.6283041677395069 * t144 - 38.944721823987294 * t148) +
      0.01719305662839585 * (0.16939962991572038 * t151 - 2.1895095803570164 * t154 - 6.190550975897515 *
      t157));
  A[130] += t248;
  const double t249 = 0.02151657414559676 * t161 - 0.13905209017187553 * t162 - 0.7863030700909122 * t163;
  const double t250 = -(0.0027329632490537084 * (0.07980509295020602 * t159 - 4.946628248965849 * t160) +
      0.01719305662839585 * t249);
  A[131] += t250;
  A[132] += t75;
  A[134] += t180;
  A[136] += t229;
  const double t251 = 0.0021169442298763852 * (0.08378147862057403 * t171 + 5.193100008582722 * t172) +
      0.08378147862057403 * (0.0021169442298763852 * t175 + 0.01122997728923152 * t176 + 0.04561045924935757 *
      t177) - 0.02663536879687127 * (0.013317684398435635 * t173 + 0.4866823156015644 * t174);
  A[138] += t251;
  const double t252 = 0.007877839458491048 * t195 + 0.061816759187736575 * (0.06102148205366297 * t183 +
      0.10350100574057647 * t184) - 0.3888888888888889 * t196 - 0.1048499074789301 * (0.0751344435861722 *
      t185 + 0.044297299993367435 * t186);
  A[140] += t252;
  const double t253 = -(0.009699814957860188 * t232 + 0.0751344435861722 * (0.1048499074789301 * t66 +
      0.8254815754330052 * t67) - 0.4726703675094629 * t233 - 0.06102148205366297 * (0.061816759187736575 *
      t64 - 0.28693514594199915 * t65 - 0.45023677350852515 * t191));
  A[142] += t253;
  const double t254 = -(0.009699814957860188 * (0.08378147862057403 * t171 - 0.6596101859004121 * t172) +
      0.4726703675094629 * (0.0021169442298763852 * t175 + 0.009826230128077578 * t177) - 0.0751344435861722 *
      (0.013317684398435635 * t173 + 0.1048499074789301 * t174) - 0.06102148205366297 * (0.013317684398435635
      * t173 - 0.061816759187736575 * t174 - 0.09699814957860188 * t193));
  A[144] += t254;
  const double t255 = -(0.0021169442298763852 * (0.4726703675094629 * t181 + 29.297937085672462 * t182) +
      0.08378147862057403 * (0.009699814957860188 * t187 + 0.05145563125811716 * t188 + 0.20898661788913775 *
      t189) - 0.013317684398435635 * (0.06102148205366297 * t183 + 2.229972966682143 * t184) -
      0.013317684398435635 * (0.0751344435861722 * t185 + 2.7457179410445183 * t186));
  A[146] += t255;
  const double t256 = 0.4726703675094629 * t181 - 3.721325931647741 * t182;
  const double t257 = 0.009699814957860188 * t187 + 0.04502367735085251 * t189;
  const double t258 = 0.009699814957860188 * t256 + 0.4726703675094629 * t257 - 0.0751344435861722 *
      (0.06102148205366297 * t183 + 0.48042111196938336 * t184) - 0.06102148205366297 * (0.0751344435861722 *
      t185 - 0.3487519051297357 * t186 - 0.5472349230871271 * t199);
  A[148] += t258;
  const double t259 = 0.0029124974299702803 * t211 - 0.13536064850576157 * t240;
  A[150] += t259;
  const double t260 = 0.0003699356777343232 * t213 - 0.13536064850576157 * (0.0027329632490537084 * t207 -
      0.004486718800187553 * t208 - 0.0016112835490068203 * t209);
  A[151] += t260;
  const double t261 = -(0.01719305662839585 * t243 - 0.0027329632490537084 * (0.13536064850576157 * t202 -
      8.390176402835813 * t203));
  A[152] += t261;
  const double t262 = 0.0027329632490537084 * (0.01719305662839585 * t205 - 1.0656921314176968 * t206) -
      0.01719305662839585 * (0.0027329632490537084 * t207 - 0.03532386239299233 * t208 - 0.0998735848297826 *
      t209);
  A[153] += t262;
  A[155] += t75;
  A[157] += t180;
  A[159] += t229;
  A[161] += t251;
  A[163] += t252;
  A[165] += t253;
  A[167] += t254;
  A[169] += t255;
  A[171] += t258;
  const double t263 = -(0.0029124974299702803 * t224 - 0.13536064850576157 * t246);
  A[172] += t263;
  const double t264 = -(0.0003699356777343232 * t226 - 0.13536064850576157 * (0.0027329632490537084 * t220 -
      0.004486718800187553 * t221 - 0.0016112835490068203 * t222));
  A[173] += t264;
  const double t265 = 0.01719305662839585 * t249 - 0.0027329632490537084 * (0.13536064850576157 * t215 -
      8.390176402835813 * t216);
  A[174] += t265;
  const double t266 = -(0.0027329632490537084 * (0.01719305662839585 * t218 - 1.0656921314176968 * t219) -
      0.01719305662839585 * (0.0027329632490537084 * t220 - 0.03532386239299233 * t221 - 0.0998735848297826 *
      t222));
  A[175] += t266;
  A[176] += t87;
  A[178] += t190;
  A[180] += t230;
  A[182] += t252;
  const double t267 = t11 + t23;
  const double t268 = t29 + t35;
  const double t269 = t37 - t38;
  const double t270 = t40 - t41;
  const double t271 = t44 + t45 + 10.0 * t15 * t43;
  const double t272 = 0.25 * (t12 * t47 - t13 * t48);
  const double t273 = 1.0 / std::fabs(t272);
  const double t274 = t52 + t55 + 10.0 * t51 * t273;
  const double t275 = t58 + t59 + 10.0 * t31 * t57;
  const double t276 = 0.13121638910345695 * (2.6666666666666665 * t267 + 0.043021947575106446 * t268) +
      0.9733646312031288 * (0.34426518632954817 * t269 + 0.009420550026023636 * t270) + 1.805107410268315 *
      (0.044444444444444446 * t271 + 0.0027357217508758866 * t274 + 0.002062825320445627 * t275);
  A[184] += t276;
  const double t277 = t273 * (t12 * t48 + t13 * t47);
  const double t278 = 0.5 * t88 + 0.39228095605926194 * t277 - 0.10771904394073803 * t89;
  const double t279 = -(0.07636648162452686 * t99 + 2.1939962991572037 * t101 + 0.2832437042758852 *
      (0.2832437042758852 * t79 + 0.4444444444444444 * t278 - 0.06102148205366297 * t81) + 0.5915322230804945
      * (0.5915322230804945 * t82 + 0.0751344435861722 * t83));
  A[186] += t279;
  const double t280 = 0.5 * t88 - 2.3208523846306903 * t89 - 1.8208523846306905 * t277;
  const double t281 = -(0.07636648162452686 * t198 + 0.2832437042758852 * (0.06102148205366297 * t183 +
      0.09575026128065603 * t280 - 0.013146351413334959 * t184) - 2.1939962991572037 * t200 -
      0.5915322230804945 * (0.0751344435861722 * t185 + 0.009543325608883203 * t186));
  A[188] += t281;
  const double t282 = -(0.044444444444444446 * (t267 + t268) + 0.061816759187736575 * (0.34426518632954817 *
      t269 + 0.5839221177099598 * t270) - 0.1048499074789301 * (0.34426518632954817 * t269 +
      0.20296973675757884 * t270) - 0.3888888888888889 * (0.044444444444444446 * t271 + 0.044444444444444446 *
      t275 - 0.012698412698412698 * t274));
  A[190] += t282;
  const double t283 = t88 - t89;
  const double t284 = 0.07636648162452686 * (2.6666666666666665 * t267 - 0.33871107678022166 * t268) +
      0.2832437042758852 * (0.34426518632954817 * t269 + 0.2700973528625502 * t283 - 0.07416783346699793 *
      t270) - 0.5915322230804945 * (0.34426518632954817 * t269 + 0.043727411984859334 * t270) -
      2.1939962991572037 * (0.044444444444444446 * t271 + 0.009575026128065604 * t275);
  A[192] += t284;
  const double t285 = t104 - 0.12701665379258312 * t108;
  const double t286 = t111 - 0.12701665379258312 * t115;
  const double t287 = t7 * t105;
  const double t288 = t117 + 0.12701665379258312 * t118 + 2.2540333075851664 * t287;
  const double t289 = std::copysign(1.0, t272);
  const double t290 = t48 * t289;
  const double t291 = 0.5 * t121 + 0.06350832689629156 * t123 + 1.1270166537925832 * t290;
  const double t292 = t26 * t112;
  const double t293 = t125 + 0.12701665379258312 * t126 + 2.2540333075851664 * t292;
  const double t294 = 0.16939962991572038 * (0.7636648162452685 * t285 - 0.012320380383546466 * t286) +
      0.6283041677395069 * (0.09858870384674907 * t288 + 0.03486941831637884 * t291 - 0.002697803476707262 *
      t293);
  A[194] += t294;
  const double t295 = t104 - 7.872983346207417 * t108;
  const double t296 = t111 - 7.872983346207417 * t115;
  const double t297 = t117 + 7.872983346207417 * t118 + 17.745966692414832 * t287;
  const double t298 = 0.5 * t121 + 3.9364916731037085 * t123 + 8.872983346207416 * t290;
  const double t299 = t125 + 7.872983346207417 * t126 + 17.745966692414832 * t292;
  const double t300 = 0.16939962991572038 * (0.09699814957860188 * t295 - 0.001564893489769854 * t296) +
      0.6283041677395069 * (0.012522407264362035 * t297 + 0.004428996834240247 * t298 - 0.0003426659702013534
      * t299);
  A[195] += t300;
  const double t301 = t285 - t286;
  const double t302 = 0.016431450641124844 * t301 + 0.07980509295020602 * (0.09858870384674907 * t288 +
      0.27452634969679046 * t291 - 0.1672202912709467 * t293);
  A[196] += t302;
  const double t303 = t295 - t296;
  const double t304 = 0.0020870678773936726 * t303 + 0.07980509295020602 * (0.012522407264362035 * t297 +
      0.03486941831637884 * t298 - 0.021239761843456745 * t299);
  A[197] += t304;
  A[199] += t87;
  A[201] += t190;
  A[203] += t230;
  A[205] += t252;
  A[207] += t276;
  A[209] += t279;
  A[211] += t281;
  A[213] += t282;
  A[215] += t284;
  const double t305 = t141 - 0.12701665379258312 * t143;
  const double t306 = t145 - 0.12701665379258312 * t147;
  const double t307 = t2 * t105;
  const double t308 = t149 + 0.12701665379258312 * t150 + 2.2540333075851664 * t307;
  const double t309 = t47 * t289;
  const double t310 = 0.5 * t152 + 0.06350832689629156 * t153 + 1.1270166537925832 * t309;
  const double t311 = t25 * t112;
  const double t312 = t155 + 0.12701665379258312 * t156 + 2.2540333075851664 * t311;
  const double t313 = -(0.16939962991572038 * (0.7636648162452685 * t305 - 0.012320380383546466 * t306) +
      0.6283041677395069 * (0.09858870384674907 * t308 + 0.03486941831637884 * t310 - 0.002697803476707262 *
      t312));
  A[216] += t313;
  const double t314 = t141 - 7.872983346207417 * t143;
  const double t315 = t145 - 7.872983346207417 * t147;
  const double t316 = t149 + 7.872983346207417 * t150 + 17.745966692414832 * t307;
  const double t317 = 0.5 * t152 + 3.9364916731037085 * t153 + 8.872983346207416 * t309;
  const double t318 = t155 + 7.872983346207417 * t156 + 17.745966692414832 * t311;
  const double t319 = -(0.16939962991572038 * (0.09699814957860188 * t314 - 0.001564893489769854 * t315) +
      0.6283041677395069 * (0.012522407264362035 * t316 + 0.004428996834240247 * t317 - 0.0003426659702013534
      * t318));
  A[217] += t319;
  const double t320 = t305 - t306;
  const double t321 = -(0.016431450641124844 * t320 + 0.07980509295020602 * (0.09858870384674907 * t308 +
      0.27452634969679046 * t310 - 0.1672202912709467 * t312));
  A[218] += t321;
  const double t322 = t314 - t315;
  const double t323 = -(0.0020870678773936726 * t322 + 0.07980509295020602 * (0.012522407264362035 * t316 +
      0.03486941831637884 * t317 - 0.021239761843456745 * t318));
  A[219] += t323;
  A[220] += t91;
  A[222] += t192;
  A[224] += t231;
  A[226] += t253;
  A[228] += t279;
  const double t324 = t10 * t50;
  const double t325 = t16 * t273;
  const double t326 = t22 * t54;
  const double t327 = 0.08022699601192511 * (t24 + t36 + 10.0 * (t324 + 0.06155373939470745 * t325 +
      0.0464135697100266 * t326)) + 0.33509555612773706 * (t39 - t42) + 0.34991037094255184 * (t46 + t60);
  A[230] += t327;
  const double t328 = 0.01728395061728395 * (t62 + t63 + 10.0 * (t324 + t326 - 0.2857142857142857 * t325)) +
      0.036096172934869754 * (t66 - t67) - 0.02128135812005494 * (t64 - t65) - 0.044444444444444446 * (t68 +
      t70);
  A[232] += t328;
  const double t329 = 0.009699814957860188 * t236 + 0.0751344435861722 * (0.5915322230804945 * t82 +
      4.657123341057783 * t83) - 0.4726703675094629 * t237 - 0.06102148205366297 * (0.2832437042758852 * t79 -
      1.3147336530006366 * t81 - 2.0629798974495026 * t278);
  A[234] += t329;
  const double t330 = -(0.09751094662920906 * (t76 + t77 + 10.0 * (t324 + 0.21543808788147606 * t326)) +
      0.20364395099873828 * (t82 - t83) - 0.09751094662920906 * (t79 - t81) - 0.20364395099873828 * (t84 +
      t86));
  A[236] += t330;
  const double t331 = t3 * t120;
  const double t332 = t12 * t289;
  const double t333 = t18 * t122;
  const double t334 = t331 + 0.1768428681777859 * t332 - 0.02736422502217754 * t333;
  const double t335 = -(0.09858870384674907 * (0.6283041677395069 * t109 + 0.07980509295020602 * t116 +
      1.416218521379426 * t334) + 0.7636648162452685 * (0.16939962991572038 * t119 - 0.02151657414559676 *
      t127));
  A[238] += t335;
  const double t336 = t331 + 1.392280956059262 * t332 - 1.696140478029631 * t333;
  const double t337 = 0.02151657414559676 * t131 - 0.0027329632490537084 * t133;
  const double t338 = -(0.09858870384674907 * (0.07980509295020602 * t129 + 0.010136575862141234 * t130 +
      0.17988333762469452 * t336) + 0.7636648162452685 * t337);
  A[239] += t338;
  const double t339 = -(0.012522407264362035 * (0.6283041677395069 * t109 + 4.946628248965849 * t116 +
      11.149864833410714 * t334) + 0.09699814957860188 * (0.16939962991572038 * t119 - 1.3336804651801661 *
      t127));
  A[240] += t339;
  const double t340 = 0.02151657414559676 * t131 - 0.16939962991572038 * t133;
  const double t341 = -(0.012522407264362035 * (0.07980509295020602 * t129 + 0.6283041677395069 * t130 +
      1.416218521379426 * t336) + 0.09699814957860188 * t340);
  A[241] += t341;
  A[243] += t91;
  A[245] += t192;
  A[247] += t231;
  A[249] += t253;
  A[251] += t279;
  A[253] += t327;
  A[255] += t328;
  A[257] += t329;
  A[259] += t330;
  const double t342 = t4 * t120;
  const double t343 = t13 * t289;
  const double t344 = t19 * t122;
  const double t345 = t342 + 0.1768428681777859 * t343 - 0.02736422502217754 * t344;
  const double t346 = 0.09858870384674907 * (0.6283041677395069 * t144 + 0.07980509295020602 * t148 +
      1.416218521379426 * t345) + 0.7636648162452685 * (0.16939962991572038 * t151 - 0.02151657414559676 *
      t157);
  A[260] += t346;
  const double t347 = t342 + 1.392280956059262 * t343 - 1.696140478029631 * t344;
  const double t348 = 0.02151657414559676 * t161 - 0.0027329632490537084 * t163;
  const double t349 = 0.09858870384674907 * (0.07980509295020602 * t159 + 0.010136575862141234 * t160 +
      0.17988333762469452 * t347) + 0.7636648162452685 * t348;
  A[261] += t349;
  const double t350 = 0.012522407264362035 * (0.6283041677395069 * t144 + 4.946628248965849 * t148 +
      11.149864833410714 * t345) + 0.09699814957860188 * (0.16939962991572038 * t151 - 1.3336804651801661 *
      t157);
  A[262] += t350;
  const double t351 = 0.02151657414559676 * t161 - 0.16939962991572038 * t163;
  const double t352 = 0.012522407264362035 * (0.07980509295020602 * t159 + 0.6283041677395069 * t160 +
      1.416218521379426 * t347) + 0.09699814957860188 * t351;
  A[263] += t352;
  A[264] += t95;
  A[266] += t194;
  A[268] += t234;
  A[270] += t254;
  A[272] += t281;
  A[274] += t328;
  const double t353 = 0.0037236212720255122 * (t171 + t172 + 10.0 * (t324 + 1.3262013626461089 * t325 +
      21.545423164983852 * t326)) + 0.005645184613003694 * (t175 + t177) - 0.009169630201811121 * (t173 -
      t174);
  A[276] += t353;
  const double t354 = 0.009699814957860188 * t256 + 0.4726703675094629 * t257 - 0.06102148205366297 *
      (0.06102148205366297 * t183 - 0.2832437042758852 * t184 - 0.4444444444444444 * t280) -
      0.0751344435861722 * (0.0751344435861722 * t185 + 0.5915322230804945 * t186);
  A[278] += t354;
  const double t355 = -(0.021007571889309462 * (t181 + t182 + 10.0 * (t324 + 4.641704769261381 * t326)) +
      0.0258661732209605 * (t187 + t189) - 0.021007571889309462 * (t183 - t184) - 0.0258661732209605 * (t185 -
      t186));
  A[280] += t355;
  const double t356 = t331 - 0.8208523846306905 * t332 - 0.5895738076846547 * t333;
  const double t357 = 0.7636648162452685 * t337 - 0.09858870384674907 * (0.13536064850576157 * t202 +
      0.01719305662839585 * t203 + 0.30510741026831484 * t356);
  A[282] += t357;
  const double t358 = t331 - 6.462557153892072 * t332 - 36.544064346406394 * t333;
  const double t359 = -(0.09858870384674907 * (0.01719305662839585 * t205 + 0.002183804521405232 * t206 +
      0.03875372229960217 * t358) - 0.7636648162452685 * (0.0027329632490537084 * t207 - 0.000347131846832908
      * t209));
  A[283] += t359;
  const double t360 = 0.09699814957860188 * t340 - 0.012522407264362035 * (0.13536064850576157 * t202 +
      1.0656921314176968 * t203 + 2.4021055598469165 * t356);
  A[284] += t360;
  const double t361 = -(0.012522407264362035 * (0.01719305662839585 * t205 + 0.13536064850576157 * t206 +
      0.30510741026831484 * t358) - 0.09699814957860188 * (0.0027329632490537084 * t207 - 0.02151657414559676
      * t209));
  A[285] += t361;
  A[287] += t95;
  A[289] += t194;
  A[291] += t234;
  A[293] += t254;
  A[295] += t281;
  A[297] += t328;
  A[299] += t353;
  A[301] += t354;
  A[303] += t355;
  const double t362 = t342 - 0.8208523846306905 * t343 - 0.5895738076846547 * t344;
  const double t363 = -(0.7636648162452685 * t348 - 0.09858870384674907 * (0.13536064850576157 * t215 +
      0.01719305662839585 * t216 + 0.30510741026831484 * t362));
  A[304] += t363;
  const double t364 = t342 - 6.462557153892072 * t343 - 36.544064346406394 * t344;
  const double t365 = 0.09858870384674907 * (0.01719305662839585 * t218 + 0.002183804521405232 * t219 +
      0.03875372229960217 * t364) - 0.7636648162452685 * (0.0027329632490537084 * t220 - 0.000347131846832908
      * t222);
  A[305] += t365;
  const double t366 = -(0.09699814957860188 * t351 - 0.012522407264362035 * (0.13536064850576157 * t215 +
      1.0656921314176968 * t216 + 2.4021055598469165 * t362));
  A[306] += t366;
  const double t367 = 0.012522407264362035 * (0.01719305662839585 * t218 + 0.13536064850576157 * t219 +
      0.30510741026831484 * t364) - 0.09699814957860188 * (0.0027329632490537084 * t220 - 0.02151657414559676
      * t222);
  A[307] += t367;
  A[308] += t98;
  A[310] += t197;
  A[312] += t235;
  A[314] += t255;
  A[316] += t282;
  A[318] += t329;
  A[320] += t354;
  const double t368 = 0.0021169442298763852 * (2.6666666666666665 * t267 + 165.29031138575823 * t268) +
      0.08378147862057403 * (0.044444444444444446 * t271 + 0.05894228278427151 * t274 + 0.9575743628881711 *
      t275) - 0.02663536879687127 * (0.34426518632954817 * t269 + 12.580849121454595 * t270);
  A[322] += t368;
  const double t369 = -(0.009699814957860188 * (2.6666666666666665 * t267 - 20.99462225655311 * t268) +
      0.4726703675094629 * (0.044444444444444446 * t271 + 0.20629798974495028 * t275) - 0.0751344435861722 *
      (0.34426518632954817 * t269 + 2.710394078651526 * t270) - 0.06102148205366297 * (0.34426518632954817 *
      t269 - 1.5979773572765217 * t270 - 1.2537121709469736 * t283));
  A[324] += t369;
  const double t370 = -(0.016431450641124844 * t301 - 0.13536064850576157 * (0.09858870384674907 * t288 -
      0.16185354530050583 * t291 - 0.05812531752162262 * t293));
  A[326] += t370;
  const double t371 = -(0.0020870678773936726 * t303 - 0.13536064850576157 * (0.012522407264362035 * t297 -
      0.020558095728536518 * t298 - 0.007382883332227906 * t299));
  A[327] += t371;
  const double t372 = -(0.0027329632490537084 * (0.7636648162452685 * t285 - 47.3348982268231 * t286) -
      0.01719305662839585 * (0.09858870384674907 * t288 - 1.2742702666755101 * t291 - 3.6028319372044018 *
      t293));
  A[328] += t372;
  const double t373 = -(0.0027329632490537084 * (0.09699814957860188 * t295 - 6.012320380383547 * t296) -
      0.01719305662839585 * (0.012522407264362035 * t297 - 0.16185354530050583 * t298 - 0.45761965684075306 *
      t299));
  A[329] += t373;
  A[331] += t98;
  A[333] += t197;
  A[335] += t235;
  A[337] += t255;
  A[339] += t282;
  A[341] += t329;
  A[343] += t354;
  A[345] += t368;
  A[347] += t369;
  const double t374 = 0.016431450641124844 * t320 - 0.13536064850576157 * (0.09858870384674907 * t308 -
      0.16185354530050583 * t310 - 0.05812531752162262 * t312);
  A[348] += t374;
  const double t375 = 0.0020870678773936726 * t322 - 0.13536064850576157 * (0.012522407264362035 * t316 -
      0.020558095728536518 * t317 - 0.007382883332227906 * t318);
  A[349] += t375;
  const double t376 = 0.0027329632490537084 * (0.7636648162452685 * t305 - 47.3348982268231 * t306) -
      0.01719305662839585 * (0.09858870384674907 * t308 - 1.2742702666755101 * t310 - 3.6028319372044018 *
      t312);
  A[350] += t376;
  const double t377 = 0.0027329632490537084 * (0.09699814957860188 * t314 - 6.012320380383547 * t315) -
      0.01719305662839585 * (0.012522407264362035 * t316 - 0.16185354530050583 * t317 - 0.45761965684075306 *
      t318);
  A[351] += t377;
  A[352] += t102;
  A[354] += t201;
  A[356] += t238;
  A[358] += t258;
  A[360] += t284;
  A[362] += t330;
  A[364] += t355;
  A[366] += t369;
  const double t378 = 0.11851851851851852 * (t267 + t268 + 10.0 * (t324 + t326)) + 0.11851851851851852 * (t271
      + t275) - 0.23703703703703705 * (t269 - t270);
  A[368] += t378;
  const double t379 = t331 - 0.12701665379258312 * t333;
  const double t380 = 0.09858870384674907 * (0.7636648162452685 * t285 + 0.09699814957860188 * t286 +
      1.721325931647741 * t379) - 0.7636648162452685 * (0.09858870384674907 * t288 - 0.012522407264362035 *
      t293);
  A[370] += t380;
  const double t381 = t331 - 7.872983346207417 * t333;
  const double t382 = 0.09858870384674907 * (0.09699814957860188 * t295 + 0.012320380383546466 * t296 +
      0.2186370599242967 * t381) - 0.7636648162452685 * (0.012522407264362035 * t297 - 0.0015905542681472003 *
      t299);
  A[371] += t382;
  const double t383 = 0.012522407264362035 * (0.7636648162452685 * t285 + 6.012320380383547 * t286 +
      13.55197039325763 * t379) - 0.09699814957860188 * (0.09858870384674907 * t288 - 0.7761872235096305 *
      t293);
  A[372] += t383;
  const double t384 = 0.012522407264362035 * (0.09699814957860188 * t295 + 0.7636648162452685 * t296 +
      1.721325931647741 * t381) - 0.09699814957860188 * (0.012522407264362035 * t297 - 0.09858870384674907 *
      t299);
  A[373] += t384;
  A[375] += t102;
  A[377] += t201;
  A[379] += t238;
  A[381] += t258;
  A[383] += t284;
  A[385] += t330;
  A[387] += t355;
  A[389] += t369;
  A[391] += t378;
  const double t385 = t342 - 0.12701665379258312 * t344;
  const double t386 = -(0.09858870384674907 * (0.7636648162452685 * t305 + 0.09699814957860188 * t306 +
      1.721325931647741 * t385) - 0.7636648162452685 * (0.09858870384674907 * t308 - 0.012522407264362035 *
      t312));
  A[392] += t386;
  const double t387 = t342 - 7.872983346207417 * t344;
  const double t388 = -(0.09858870384674907 * (0.09699814957860188 * t314 + 0.012320380383546466 * t315 +
      0.2186370599242967 * t387) - 0.7636648162452685 * (0.012522407264362035 * t316 - 0.0015905542681472003 *
      t318));
  A[393] += t388;
  const double t389 = -(0.012522407264362035 * (0.7636648162452685 * t305 + 6.012320380383547 * t306 +
      13.55197039325763 * t385) - 0.09699814957860188 * (0.09858870384674907 * t308 - 0.7761872235096305 *
      t312));
  A[394] += t389;
  const double t390 = -(0.012522407264362035 * (0.09699814957860188 * t314 + 0.7636648162452685 * t315 +
      1.721325931647741 * t387) - 0.09699814957860188 * (0.012522407264362035 * t316 - 0.09858870384674907 *
      t318));
  A[395] += t390;
  A[396] += t128;
  A[397] += t158;
  A[398] += t204;
  A[399] += t217;
  A[400] += t239;
  A[401] += t245;
  A[402] += t259;
  A[403] += t263;
  A[404] += t294;
  A[405] += t313;
  A[406] += t335;
  A[407] += t346;
  A[408] += t357;
  A[409] += t363;
  A[410] += t370;
  A[411] += t374;
  A[412] += t380;
  A[413] += t386;
  A[418] += t135;
  A[419] += t165;
  A[420] += t210;
  A[421] += t223;
  A[422] += t241;
  A[423] += t247;
  A[424] += t260;
  A[425] += t264;
  A[426] += t300;
  A[427] += t319;
  A[428] += t338;
  A[429] += t349;
  A[430] += t359;
  A[431] += t365;
  A[432] += t371;
  A[433] += t375;
  A[434] += t382;
  A[435] += t388;
  A[440] += t137;
  A[441] += t167;
  A[442] += t212;
  A[443] += t225;
  A[444] += t242;
  A[445] += t248;
  A[446] += t261;
  A[447] += t265;
  A[448] += t302;
  A[449] += t321;
  A[450] += t339;
  A[451] += t350;
  A[452] += t360;
  A[453] += t366;
  A[454] += t372;
  A[455] += t376;
  A[456] += t383;
  A[457] += t389;
  A[462] += t140;
  A[463] += t170;
  A[464] += t214;
  A[465] += t227;
  A[466] += t244;
  A[467] += t250;
  A[468] += t262;
  A[469] += t266;
  A[470] += t304;
  A[471] += t323;
  A[472] += t341;
  A[473] += t352;
  A[474] += t361;
  A[475] += t367;
  A[476] += t373;
  A[477] += t377;
  A[478] += t384;
  A[479] += t390;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_q2x2_q1_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel stokes_q2x2_q1_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "stokes_q2x2_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "[Q2^2, Q1]",                              // row_element
    "[Q2^2, Q1]",                              // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    22,                                        // rows
    22,                                        // columns
    484,                                       // entries_per_cell
    5,                                         // quadrature_degree
    9,                                         // quadrature_points
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
    31488,                                     // shared_bytes
    2032.0,                                    // flops_per_cell
    3904.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
