// laplace_q2_quadrilateral_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1388 flops
//   sum_factorised  1110 flops <- taken
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
//   flops       1110
//   bytes       680 (32 read, 648 written)
//   flops/byte  1.63
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

extern "C" int laplace_q2_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 648 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[64];
    alignas(64) double tile[648];

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
        const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
        const double t9 = t3 * t3 + t4 * t4;
        const double t10 = t8 * t9;
        const double t11 = (x0_1 + x1_1) - (x2_1 + x3_1);
        const double t12 = (x0_0 + x1_0) - (x2_0 + x3_0);
        const double t13 = 1.0 / std::fabs(0.5 * (t2 * t11 - t7 * t12));
        const double t14 = t11 * t11 + t12 * t12;
        const double t15 = t13 * t14;
        const double t16 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 *
            x2_1 + 0.8872983346207417 * x3_1);
        const double t17 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 *
            x2_0 + 0.8872983346207417 * x3_0);
        const double t18 = 1.0 / std::fabs(t2 * t16 - t7 * t17);
        const double t19 = t16 * t16 + t17 * t17;
        const double t20 = t18 * t19;
        const double t21 = t10 + 0.06155373939470745 * t15 + 0.0464135697100266 * t20;
        const double t22 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
        const double t23 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
        const double t24 = 1.0 / std::fabs(t3 * t22 - t4 * t23);
        const double t25 = t9 * t24;
        const double t26 = 1.0 / std::fabs(0.5 * (t11 * t22 - t12 * t23));
        const double t27 = t14 * t26;
        const double t28 = 1.0 / std::fabs(t16 * t22 - t17 * t23);
        const double t29 = t19 * t28;
        const double t30 = t25 + 0.06155373939470745 * t27 + 0.0464135697100266 * t29;
        const double t31 = t8 * (t3 * t7 + t2 * t4);
        const double t32 = t18 * (t7 * t16 + t2 * t17);
        const double t33 = t31 + 0.02736422502217754 * t32;
        const double t34 = t24 * (t3 * t23 + t4 * t22);
        const double t35 = t28 * (t16 * t23 + t17 * t22);
        const double t36 = t34 + 0.02736422502217754 * t35;
        const double t37 = t7 * t7 + t2 * t2;
        const double t38 = t8 * t37;
        const double t39 = t18 * t37;
        const double t40 = t38 + 0.01613323034066492 * t39;
        const double t41 = t0 + t1;
        const double t42 = t5 + t6;
        const double t43 = 1.0 / std::fabs(0.5 * (t3 * t41 - t4 * t42));
        const double t44 = t42 * t42 + t41 * t41;
        const double t45 = t43 * t44;
        const double t46 = 1.0 / std::fabs(0.5 * (t16 * t41 - t17 * t42));
        const double t47 = t44 * t46;
        const double t48 = 0.25 * t45 + 0.00403330758516623 * t47;
        const double t49 = t23 * t23 + t22 * t22;
        const double t50 = t24 * t49;
        const double t51 = t28 * t49;
        const double t52 = t50 + 0.01613323034066492 * t51;
        tile[lane] = 0.13121638910345695 * (1.805107410268315 * t21 + 0.029122213639499853 * t30) +
            1.805107410268315 * (0.13121638910345695 * t40 + 0.032307437676754876 * t48 + 0.006090221022751275
            * t52) - 0.9733646312031288 * (0.4866823156015644 * t33 + 0.013317684398435635 * t36);
        const double t53 = t10 + t20 - 0.2857142857142857 * t15;
        const double t54 = t25 + t29 - 0.2857142857142857 * t27;
        const double t55 = t31 + 1.696140478029631 * t32;
        const double t56 = t34 + 1.696140478029631 * t35;
        const double t57 = t31 + 0.5895738076846547 * t32;
        const double t58 = t34 + 0.5895738076846547 * t35;
        const double t59 = t38 + t39;
        const double t60 = t45 + t47;
        const double t61 = t50 + t51;
        const double t62 = 0.13121638910345695 * (0.3888888888888889 * t53 + 0.00627403402136969 * t54) +
            0.4866823156015644 * (0.061816759187736575 * t55 + 0.0016915677085549846 * t56) -
            0.4866823156015644 * (0.1048499074789301 * t57 + 0.002869136461807939 * t58) - 1.805107410268315 *
            (0.016666666666666666 * t59 + 0.0010258956565784574 * t60 + 0.0007735594951671101 * t61);
        tile[lane + 8] = t62;
        const double t63 = -(0.030085123504471914 * (t21 + t30) + 0.1048499074789301 * (0.4866823156015644 *
            t33 + 0.28693514594199915 * t36) - 0.061816759187736575 * (0.4866823156015644 * t33 +
            0.8254815754330052 * t36) - 0.3888888888888889 * (0.13121638910345695 * t40 + 0.13121638910345695
            * t52 - 0.14996158754680794 * t48));
        tile[lane + 16] = t63;
        const double t64 = t53 + t54;
        const double t65 = 0.016666666666666666 * t59 + 0.016666666666666666 * t61 - 0.004761904761904762 *
            t60;
        const double t66 = -(0.006481481481481481 * t64 + 0.3888888888888889 * t65 - 0.1048499074789301 *
            (0.061816759187736575 * t55 + 0.03644554209303921 * t56) - 0.061816759187736575 *
            (0.1048499074789301 * t57 + 0.17784017219267506 * t58));
        tile[lane + 24] = t66;
        const double t67 = t10 + 0.21543808788147606 * t20;
        const double t68 = t25 + 0.21543808788147606 * t29;
        const double t69 = t13 * (t7 * t11 + t2 * t12);
        const double t70 = t31 + 0.7845619121185239 * t69 - 0.21543808788147606 * t32;
        const double t71 = t26 * (t11 * t23 + t12 * t22);
        const double t72 = t34 + 0.7845619121185239 * t71 - 0.21543808788147606 * t35;
        const double t73 = t31 + 0.12701665379258312 * t32;
        const double t74 = t34 + 0.12701665379258312 * t35;
        const double t75 = t38 - 0.12701665379258312 * t39;
        const double t76 = 0.25 * t45 - 0.03175416344814578 * t47;
        const double t77 = t50 - 0.12701665379258312 * t51;
        const double t78 = -(0.13121638910345695 * (2.1939962991572037 * t67 + 0.035396247660869545 * t68) +
            0.4866823156015644 * (0.2832437042758852 * t70 + 0.007750744459920434 * t72) - 0.4866823156015644
            * (0.5915322230804945 * t73 + 0.016186820860243575 * t74) - 1.805107410268315 *
            (0.07636648162452686 * t75 + 0.018802570033627362 * t76 + 0.003544441018389443 * t77));
        tile[lane + 32] = t78;
        const double t79 = t43 * (t3 * t42 + t4 * t41);
        const double t80 = t46 * (t16 * t42 + t17 * t41);
        const double t81 = 0.5 * t79 + 0.01368211251108877 * t80;
        const double t82 = 0.07636648162452686 * (1.805107410268315 * t21 - 0.22927870298847683 * t30) +
            0.5915322230804945 * (0.4866823156015644 * t33 + 0.061816759187736575 * t36) - 0.2832437042758852
            * (0.4866823156015644 * t33 + 0.7636648162452685 * t81 - 0.1048499074789301 * t36) -
            2.1939962991572037 * (0.13121638910345695 * t40 + 0.028269007967160517 * t52);
        tile[lane + 40] = t82;
        const double t83 = 0.3888888888888889 * t53 - 0.04939536536378232 * t54;
        const double t84 = 0.5 * t79 + 0.29478690384232736 * t80;
        const double t85 = 0.016666666666666666 * t59 + 0.003590634798024601 * t61;
        const double t86 = 0.07636648162452686 * t83 + 2.1939962991572037 * t85 - 0.5915322230804945 *
            (0.061816759187736575 * t55 + 0.007851757900328217 * t56) - 0.2832437042758852 *
            (0.1048499074789301 * t57 + 0.16452248779423945 * t84 - 0.022588663581810376 * t58);
        tile[lane + 48] = t86;
        const double t87 = t67 + t68;
        const double t88 = 0.07636648162452686 * t75 + 0.07636648162452686 * t77 - 0.08727597899945926 * t76;
        const double t89 = 0.0365666049859534 * t87 + 0.3888888888888889 * t88 - 0.1048499074789301 *
            (0.2832437042758852 * t70 + 0.16699306923263996 * t72) - 0.061816759187736575 *
            (0.5915322230804945 * t73 + 1.0033217476256802 * t74);
        tile[lane + 56] = t89;
        const double t90 = 2.1939962991572037 * t67 - 0.27867406835225916 * t68;
        const double t91 = 0.5 * t79 + 0.06350832689629156 * t80;
        const double t92 = 0.07636648162452686 * t75 + 0.016452248779423945 * t77;
        const double t93 = -(0.07636648162452686 * t90 + 2.1939962991572037 * t92 - 0.5915322230804945 *
            (0.2832437042758852 * t70 + 0.0359766675249389 * t72) - 0.2832437042758852 * (0.5915322230804945 *
            t73 + 0.928187304039508 * t91 - 0.12743857106074047 * t74));
        tile[lane + 64] = t93;
        tile[lane + 72] = t62;
        const double t94 = t10 + 1.3262013626461089 * t15 + 21.545423164983852 * t20;
        const double t95 = t25 + 1.3262013626461089 * t27 + 21.545423164983852 * t29;
        const double t96 = t31 + 36.544064346406394 * t32;
        const double t97 = t34 + 36.544064346406394 * t35;
        const double t98 = t38 + 61.983866769659336 * t39;
        const double t99 = 0.25 * t45 + 15.495966692414834 * t47;
        const double t100 = t50 + 61.983866769659336 * t51;
        tile[lane + 80] = 0.13121638910345695 * (0.08378147862057403 * t94 + 0.0013516658928672141 * t95) +
            0.9733646312031288 * (0.013317684398435635 * t96 + 0.00036442811265313587 * t97) +
            1.805107410268315 * (0.0021169442298763852 * t98 + 0.0005212233337557627 * t99 +
            9.82549385856062e-05 * t100);
        const double t101 = -(0.006481481481481481 * t64 + 0.3888888888888889 * t65 + 0.061816759187736575 *
            (0.061816759187736575 * t55 + 0.1048499074789301 * t56) + 0.1048499074789301 * (0.1048499074789301
            * t57 + 0.061816759187736575 * t58));
        tile[lane + 88] = t101;
        const double t102 = -(0.0013963579770095672 * (t94 + t95) + 0.061816759187736575 *
            (0.013317684398435635 * t96 + 0.022588663581810376 * t97) - 0.1048499074789301 *
            (0.013317684398435635 * t96 + 0.007851757900328217 * t97) - 0.3888888888888889 *
            (0.0021169442298763852 * t98 + 0.0021169442298763852 * t100 - 0.0024193648341444404 * t99));
        tile[lane + 96] = t102;
        const double t103 = t10 + 4.641704769261381 * t20;
        const double t104 = t25 + 4.641704769261381 * t29;
        const double t105 = t31 - 4.641704769261381 * t32 - 3.641704769261381 * t69;
        const double t106 = t34 - 4.641704769261381 * t35 - 3.641704769261381 * t71;
        const double t107 = t31 + 7.872983346207417 * t32;
        const double t108 = t34 + 7.872983346207417 * t35;
        const double t109 = t38 - 7.872983346207417 * t39;
        const double t110 = 0.25 * t45 - 1.9682458365518543 * t47;
        const double t111 = t50 - 7.872983346207417 * t51;
        const double t112 = -(0.13121638910345695 * (0.4726703675094629 * t103 + 0.007625699914236905 * t104)
            + 0.4866823156015644 * (0.06102148205366297 * t105 + 0.0016698055661032022 * t106) +
            0.4866823156015644 * (0.0751344435861722 * t107 + 0.0020559958212081203 * t108) +
            1.805107410268315 * (0.009699814957860188 * t109 + 0.002388239528372045 * t110 +
            0.0004502030377210026 * t111));
        tile[lane + 104] = t112;
        const double t113 = 0.5 * t79 + 0.8480702390148155 * t80;
        const double t114 = 0.07636648162452686 * t83 + 2.1939962991572037 * t85 + 0.2832437042758852 *
            (0.061816759187736575 * t55 + 0.09699814957860188 * t113 - 0.013317684398435635 * t56) +
            0.5915322230804945 * (0.1048499074789301 * t57 + 0.013317684398435635 * t58);
        tile[lane + 112] = t114;
        const double t115 = 0.5 * t79 + 18.272032173203197 * t80;
        const double t116 = 0.07636648162452686 * (0.08378147862057403 * t94 - 0.010641643064180155 * t95) +
            0.2832437042758852 * (0.013317684398435635 * t96 + 0.020897095873255393 * t115 -
            0.002869136461807939 * t97) - 0.5915322230804945 * (0.013317684398435635 * t96 +
            0.0016915677085549846 * t97) - 2.1939962991572037 * (0.0021169442298763852 * t98 +
            0.00045607041703629237 * t100);
        tile[lane + 120] = t116;
        const double t117 = t103 + t104;
        const double t118 = 0.009699814957860188 * t109 + 0.009699814957860188 * t111 - 0.011085502808983072 *
            t110;
        const double t119 = 0.007877839458491048 * t117 + 0.061816759187736575 * (0.0751344435861722 * t107 +
            0.12743857106074047 * t108) - 0.1048499074789301 * (0.06102148205366297 * t105 +
            0.0359766675249389 * t106) - 0.3888888888888889 * t118;
        tile[lane + 128] = t119;
        const double t120 = 0.4726703675094629 * t103 - 0.06003700842796248 * t104;
        const double t121 = 0.5 * t79 + 3.9364916731037085 * t80;
        const double t122 = 0.009699814957860188 * t109 + 0.0020897095873255393 * t111;
        const double t123 = -(0.07636648162452686 * t120 + 0.2832437042758852 * (0.0751344435861722 * t107 +
            0.11789524545185727 * t121 - 0.016186820860243575 * t108) - 0.5915322230804945 *
            (0.06102148205366297 * t105 + 0.007750744459920434 * t106) - 2.1939962991572037 * t122);
        tile[lane + 136] = t123;
        tile[lane + 144] = t63;
        tile[lane + 152] = t101;
        tile[lane + 160] = 0.0021169442298763852 * (1.805107410268315 * t21 + 111.88753722299602 * t30) +
            0.02663536879687127 * (0.4866823156015644 * t33 + 17.785349857601634 * t36) + 0.08378147862057403
            * (0.13121638910345695 * t40 + 0.6960774161220266 * t48 + 2.827112629415156 * t52);
        const double t124 = 0.0021169442298763852 * (0.3888888888888889 * t53 + 24.10483707708974 * t54) +
            0.013317684398435635 * (0.1048499074789301 * t57 + 3.8316417656247785 * t58) -
            0.013317684398435635 * (0.061816759187736575 * t55 + 2.2590356254429538 * t56) -
            0.08378147862057403 * (0.016666666666666666 * t59 + 0.022103356044101814 * t60 +
            0.3590903860830642 * t61);
        tile[lane + 168] = t124;
        const double t125 = 0.0365666049859534 * t87 + 0.3888888888888889 * t88 + 0.061816759187736575 *
            (0.2832437042758852 * t70 + 0.48042111196938336 * t72) + 0.1048499074789301 * (0.5915322230804945
            * t73 + 0.3487519051297357 * t74);
        tile[lane + 176] = t125;
        const double t126 = -(0.009699814957860188 * (1.805107410268315 * t21 - 14.211580579158042 * t30) +
            0.0751344435861722 * (0.4866823156015644 * t33 + 3.8316417656247785 * t36) + 0.06102148205366297 *
            (0.4866823156015644 * t33 - 2.2590356254429538 * t36 - 3.544706619682779 * t81) +
            0.4726703675094629 * (0.13121638910345695 * t40 + 0.6090677391067733 * t52));
        tile[lane + 184] = t126;
        const double t127 = 0.3888888888888889 * t53 - 3.0617157457473287 * t54;
        const double t128 = 0.016666666666666666 * t59 + 0.07736174615435636 * t61;
        const double t129 = -(0.009699814957860188 * t127 + 0.06102148205366297 * (0.1048499074789301 * t57 -
            0.4866823156015644 * t58 - 0.7636648162452685 * t84) - 0.0751344435861722 * (0.061816759187736575
            * t55 + 0.4866823156015644 * t56) - 0.4726703675094629 * t128);
        tile[lane + 192] = t129;
        const double t130 = -(0.0021169442298763852 * (2.1939962991572037 * t67 + 135.99237430008577 * t68) +
            0.013317684398435635 * (0.5915322230804945 * t73 + 21.61699162322641 * t74) - 0.013317684398435635
            * (0.2832437042758852 * t70 + 10.350876154772452 * t72) - 0.08378147862057403 *
            (0.07636648162452686 * t75 + 0.4051093279637462 * t76 + 1.6453481622213946 * t77));
        tile[lane + 200] = t130;
        const double t131 = 2.1939962991572037 * t67 - 17.27329632490537 * t68;
        const double t132 = 0.07636648162452686 * t75 + 0.3544706619682779 * t77;
        const double t133 = 0.009699814957860188 * t131 + 0.06102148205366297 * (0.5915322230804945 * t73 -
            2.7457179410445183 * t74 - 4.308371435928048 * t91) - 0.0751344435861722 * (0.2832437042758852 *
            t70 + 2.229972966682143 * t72) - 0.4726703675094629 * t132;
        tile[lane + 208] = t133;
        tile[lane + 216] = t66;
        tile[lane + 224] = t102;
        tile[lane + 232] = t124;
        tile[lane + 240] = 0.0021169442298763852 * (0.08378147862057403 * t94 + 5.193100008582722 * t95) +
            0.08378147862057403 * (0.0021169442298763852 * t98 + 0.01122997728923152 * t99 +
            0.04561045924935757 * t100) - 0.02663536879687127 * (0.013317684398435635 * t96 +
            0.4866823156015644 * t97);
        const double t134 = 0.007877839458491048 * t117 + 0.061816759187736575 * (0.06102148205366297 * t105 +
            0.10350100574057647 * t106) - 0.3888888888888889 * t118 - 0.1048499074789301 * (0.0751344435861722
            * t107 + 0.044297299993367435 * t108);
        tile[lane + 248] = t134;
        const double t135 = -(0.009699814957860188 * t127 + 0.0751344435861722 * (0.1048499074789301 * t57 +
            0.8254815754330052 * t58) - 0.4726703675094629 * t128 - 0.06102148205366297 *
            (0.061816759187736575 * t55 - 0.28693514594199915 * t56 - 0.45023677350852515 * t113));
        tile[lane + 256] = t135;
        const double t136 = -(0.009699814957860188 * (0.08378147862057403 * t94 - 0.6596101859004121 * t95) +
            0.4726703675094629 * (0.0021169442298763852 * t98 + 0.009826230128077578 * t100) -
            0.0751344435861722 * (0.013317684398435635 * t96 + 0.1048499074789301 * t97) - 0.06102148205366297
            * (0.013317684398435635 * t96 - 0.061816759187736575 * t97 - 0.09699814957860188 * t115));
        tile[lane + 264] = t136;
        const double t137 = -(0.0021169442298763852 * (0.4726703675094629 * t103 + 29.297937085672462 * t104)
            + 0.08378147862057403 * (0.009699814957860188 * t109 + 0.05145563125811716 * t110 +
            0.20898661788913775 * t111) - 0.013317684398435635 * (0.06102148205366297 * t105 +
            2.229972966682143 * t106) - 0.013317684398435635 * (0.0751344435861722 * t107 + 2.7457179410445183
            * t108));
        tile[lane + 272] = t137;
        const double t138 = 0.4726703675094629 * t103 - 3.721325931647741 * t104;
        const double t139 = 0.009699814957860188 * t109 + 0.04502367735085251 * t111;
        const double t140 = 0.009699814957860188 * t138 + 0.4726703675094629 * t139 - 0.0751344435861722 *
            (0.06102148205366297 * t105 + 0.48042111196938336 * t106) - 0.06102148205366297 *
            (0.0751344435861722 * t107 - 0.3487519051297357 * t108 - 0.5472349230871271 * t121);
        tile[lane + 280] = t140;
        tile[lane + 288] = t78;
        tile[lane + 296] = t112;
        tile[lane + 304] = t125;
        tile[lane + 312] = t134;
        const double t141 = t10 + t20;
        const double t142 = t25 + t29;
        const double t143 = t31 - t32;
        const double t144 = t34 - t35;
        const double t145 = t38 + t39 + 10.0 * t13 * t37;
        const double t146 = 1.0 / std::fabs(0.25 * (t11 * t41 - t12 * t42));
        const double t147 = t45 + t47 + 10.0 * t44 * t146;
        const double t148 = t50 + t51 + 10.0 * t26 * t49;
        tile[lane + 320] = 0.13121638910345695 * (2.6666666666666665 * t141 + 0.043021947575106446 * t142) +
            0.9733646312031288 * (0.34426518632954817 * t143 + 0.009420550026023636 * t144) +
            1.805107410268315 * (0.044444444444444446 * t145 + 0.0027357217508758866 * t147 +
            0.002062825320445627 * t148);
        const double t149 = t146 * (t11 * t42 + t12 * t41);
        const double t150 = 0.5 * t79 + 0.39228095605926194 * t149 - 0.10771904394073803 * t80;
        const double t151 = -(0.07636648162452686 * t90 + 2.1939962991572037 * t92 + 0.2832437042758852 *
            (0.2832437042758852 * t70 + 0.4444444444444444 * t150 - 0.06102148205366297 * t72) +
            0.5915322230804945 * (0.5915322230804945 * t73 + 0.0751344435861722 * t74));
        tile[lane + 328] = t151;
        const double t152 = 0.5 * t79 - 2.3208523846306903 * t80 - 1.8208523846306905 * t149;
        const double t153 = -(0.07636648162452686 * t120 + 0.2832437042758852 * (0.06102148205366297 * t105 +
            0.09575026128065603 * t152 - 0.013146351413334959 * t106) - 2.1939962991572037 * t122 -
            0.5915322230804945 * (0.0751344435861722 * t107 + 0.009543325608883203 * t108));
        tile[lane + 336] = t153;
        const double t154 = -(0.044444444444444446 * (t141 + t142) + 0.061816759187736575 *
            (0.34426518632954817 * t143 + 0.5839221177099598 * t144) - 0.1048499074789301 *
            (0.34426518632954817 * t143 + 0.20296973675757884 * t144) - 0.3888888888888889 *
            (0.044444444444444446 * t145 + 0.044444444444444446 * t148 - 0.012698412698412698 * t147));
        tile[lane + 344] = t154;
        const double t155 = t79 - t80;
        const double t156 = 0.07636648162452686 * (2.6666666666666665 * t141 - 0.33871107678022166 * t142) +
            0.2832437042758852 * (0.34426518632954817 * t143 + 0.2700973528625502 * t155 - 0.07416783346699793
            * t144) - 0.5915322230804945 * (0.34426518632954817 * t143 + 0.043727411984859334 * t144) -
            2.1939962991572037 * (0.044444444444444446 * t145 + 0.009575026128065604 * t148);
        tile[lane + 352] = t156;
        tile[lane + 360] = t82;
        tile[lane + 368] = t114;
        tile[lane + 376] = t126;
        tile[lane + 384] = t135;
        tile[lane + 392] = t151;
        const double t157 = t9 * t43;
        const double t158 = t14 * t146;
        const double t159 = t19 * t46;
        tile[lane + 400] = 0.08022699601192511 * (t21 + t30 + 10.0 * (t157 + 0.06155373939470745 * t158 +
            0.0464135697100266 * t159)) + 0.33509555612773706 * (t33 - t36) + 0.34991037094255184 * (t40 +
            t52);
        const double t160 = 0.01728395061728395 * (t53 + t54 + 10.0 * (t157 + t159 - 0.2857142857142857 *
            t158)) + 0.036096172934869754 * (t57 - t58) - 0.02128135812005494 * (t55 - t56) -
            0.044444444444444446 * (t59 + t61);
        tile[lane + 408] = t160;
        const double t161 = 0.009699814957860188 * t131 + 0.0751344435861722 * (0.5915322230804945 * t73 +
            4.657123341057783 * t74) - 0.4726703675094629 * t132 - 0.06102148205366297 * (0.2832437042758852 *
            t70 - 1.3147336530006366 * t72 - 2.0629798974495026 * t150);
        tile[lane + 416] = t161;
        const double t162 = -(0.09751094662920906 * (t67 + t68 + 10.0 * (t157 + 0.21543808788147606 * t159)) +
            0.20364395099873828 * (t73 - t74) - 0.09751094662920906 * (t70 - t72) - 0.20364395099873828 * (t75
            + t77));
        tile[lane + 424] = t162;
        tile[lane + 432] = t86;
        tile[lane + 440] = t116;
        tile[lane + 448] = t129;
        tile[lane + 456] = t136;
        tile[lane + 464] = t153;
        tile[lane + 472] = t160;
        tile[lane + 480] = 0.0037236212720255122 * (t94 + t95 + 10.0 * (t157 + 1.3262013626461089 * t158 +
            21.545423164983852 * t159)) + 0.005645184613003694 * (t98 + t100) - 0.009169630201811121 * (t96 -
            t97);
        const double t163 = 0.009699814957860188 * t138 + 0.4726703675094629 * t139 - 0.06102148205366297 *
            (0.06102148205366297 * t105 - 0.2832437042758852 * t106 - 0.4444444444444444 * t152) -
            0.0751344435861722 * (0.0751344435861722 * t107 + 0.5915322230804945 * t108);
        tile[lane + 488] = t163;
        const double t164 = -(0.021007571889309462 * (t103 + t104 + 10.0 * (t157 + 4.641704769261381 * t159))
            + 0.0258661732209605 * (t109 + t111) - 0.021007571889309462 * (t105 - t106) - 0.0258661732209605 *
            (t107 - t108));
        tile[lane + 496] = t164;
        tile[lane + 504] = t89;
        tile[lane + 512] = t119;
        tile[lane + 520] = t130;
        tile[lane + 528] = t137;
        tile[lane + 536] = t154;
        tile[lane + 544] = t161;
        tile[lane + 552] = t163;
        tile[lane + 560] = 0.0021169442298763852 * (2.6666666666666665 * t141 + 165.29031138575823 * t142) +
            0.08378147862057403 * (0.044444444444444446 * t145 + 0.05894228278427151 * t147 +
            0.9575743628881711 * t148) - 0.02663536879687127 * (0.34426518632954817 * t143 +
            12.580849121454595 * t144);
        const double t165 = -(0.009699814957860188 * (2.6666666666666665 * t141 - 20.99462225655311 * t142) +
            0.4726703675094629 * (0.044444444444444446 * t145 + 0.20629798974495028 * t148) -
            0.0751344435861722 * (0.34426518632954817 * t143 + 2.710394078651526 * t144) - 0.06102148205366297
            * (0.34426518632954817 * t143 - 1.5979773572765217 * t144 - 1.2537121709469736 * t155));
        tile[lane + 568] = t165;
        tile[lane + 576] = t93;
        tile[lane + 584] = t123;
        tile[lane + 592] = t133;
        tile[lane + 600] = t140;
        tile[lane + 608] = t156;
        tile[lane + 616] = t162;
        tile[lane + 624] = t164;
        tile[lane + 632] = t165;
        tile[lane + 640] = 0.11851851851851852 * (t141 + t142 + 10.0 * (t157 + t159)) + 0.11851851851851852 *
            (t145 + t148) - 0.23703703703703705 * (t143 - t144);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<81, 8, 81>(tile, element_tensors + 81 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void laplace_q2_quadrilateral_f64_element_tensor_tabulate_tensor(
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
  const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
  const double t9 = t3 * t3 + t4 * t4;
  const double t10 = t8 * t9;
  const double t11 = (x0_1 + x1_1) - (x2_1 + x3_1);
  const double t12 = (x0_0 + x1_0) - (x2_0 + x3_0);
  const double t13 = 1.0 / std::fabs(0.5 * (t2 * t11 - t7 * t12));
  const double t14 = t11 * t11 + t12 * t12;
  const double t15 = t13 * t14;
  const double t16 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 * x2_1 +
      0.8872983346207417 * x3_1);
  const double t17 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 * x2_0 +
      0.8872983346207417 * x3_0);
  const double t18 = 1.0 / std::fabs(t2 * t16 - t7 * t17);
  const double t19 = t16 * t16 + t17 * t17;
  const double t20 = t18 * t19;
  const double t21 = t10 + 0.06155373939470745 * t15 + 0.0464135697100266 * t20;
  const double t22 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
  const double t23 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
  const double t24 = 1.0 / std::fabs(t3 * t22 - t4 * t23);
  const double t25 = t9 * t24;
  const double t26 = 1.0 / std::fabs(0.5 * (t11 * t22 - t12 * t23));
  const double t27 = t14 * t26;
  const double t28 = 1.0 / std::fabs(t16 * t22 - t17 * t23);
  const double t29 = t19 * t28;
  const double t30 = t25 + 0.06155373939470745 * t27 + 0.0464135697100266 * t29;
  const double t31 = t8 * (t3 * t7 + t2 * t4);
  const double t32 = t18 * (t7 * t16 + t2 * t17);
  const double t33 = t31 + 0.02736422502217754 * t32;
  const double t34 = t24 * (t3 * t23 + t4 * t22);
  const double t35 = t28 * (t16 * t23 + t17 * t22);
  const double t36 = t34 + 0.02736422502217754 * t35;
  const double t37 = t7 * t7 + t2 * t2;
  const double t38 = t8 * t37;
  const double t39 = t18 * t37;
  const double t40 = t38 + 0.01613323034066492 * t39;
  const double t41 = t0 + t1;
  const double t42 = t5 + t6;
  const double t43 = 1.0 / std::fabs(0.5 * (t3 * t41 - t4 * t42));
  const double t44 = t42 * t42 + t41 * t41;
  const double t45 = t43 * t44;
  const double t46 = 1.0 / std::fabs(0.5 * (t16 * t41 - t17 * t42));
  const double t47 = t44 * t46;
  const double t48 = 0.25 * t45 + 0.00403330758516623 * t47;
  const double t49 = t23 * t23 + t22 * t22;
  const double t50 = t24 * t49;
  const double t51 = t28 * t49;
  const double t52 = t50 + 0.01613323034066492 * t51;
  A[0] += 0.13121638910345695 * (1.805107410268315 * t21 + 0.029122213639499853 * t30) + 1.805107410268315 *
      (0.13121638910345695 * t40 + 0.032307437676754876 * t48 + 0.006090221022751275 * t52) -
      0.9733646312031288 * (0.4866823156015644 * t33 + 0.013317684398435635 * t36);
  const double t53 = t10 + t20 - 0.2857142857142857 * t15;
  const double t54 = t25 + t29 - 0.2857142857142857 * t27;
  const double t55 = t31 + 1.696140478029631 * t32;
  const double t56 = t34 + 1.696140478029631 * t35;
  const double t57 = t31 + 0.5895738076846547 * t32;
  const double t58 = t34 + 0.5895738076846547 * t35;
  const double t59 = t38 + t39;
  const double t60 = t45 + t47;
  const double t61 = t50 + t51;
  const double t62 = 0.13121638910345695 * (0.3888888888888889 * t53 + 0.00627403402136969 * t54) +
      0.4866823156015644 * (0.061816759187736575 * t55 + 0.0016915677085549846 * t56) - 0.4866823156015644 *
      (0.1048499074789301 * t57 + 0.002869136461807939 * t58) - 1.805107410268315 * (0.016666666666666666 *
      t59 + 0.0010258956565784574 * t60 + 0.0007735594951671101 * t61);
  A[1] += t62;
  const double t63 = -(0.030085123504471914 * (t21 + t30) + 0.1048499074789301 * (0.4866823156015644 * t33 +
      0.28693514594199915 * t36) - 0.061816759187736575 * (0.4866823156015644 * t33 + 0.8254815754330052 *
      t36) - 0.3888888888888889 * (0.13121638910345695 * t40 + 0.13121638910345695 * t52 - 0.14996158754680794
      * t48));
  A[2] += t63;
  const double t64 = t53 + t54;
  const double t65 = 0.016666666666666666 * t59 + 0.016666666666666666 * t61 - 0.004761904761904762 * t60;
  const double t66 = -(0.006481481481481481 * t64 + 0.3888888888888889 * t65 - 0.1048499074789301 *
      (0.061816759187736575 * t55 + 0.03644554209303921 * t56) - 0.061816759187736575 * (0.1048499074789301 *
      t57 + 0.17784017219267506 * t58));
  A[3] += t66;
  const double t67 = t10 + 0.21543808788147606 * t20;
  const double t68 = t25 + 0.21543808788147606 * t29;
  const double t69 = t13 * (t7 * t11 + t2 * t12);
  const double t70 = t31 + 0.7845619121185239 * t69 - 0.21543808788147606 * t32;
  const double t71 = t26 * (t11 * t23 + t12 * t22);
  const double t72 = t34 + 0.7845619121185239 * t71 - 0.21543808788147606 * t35;
  const double t73 = t31 + 0.12701665379258312 * t32;
  const double t74 = t34 + 0.12701665379258312 * t35;
  const double t75 = t38 - 0.12701665379258312 * t39;
  const double t76 = 0.25 * t45 - 0.03175416344814578 * t47;
  const double t77 = t50 - 0.12701665379258312 * t51;
  const double t78 = -(0.13121638910345695 * (2.1939962991572037 * t67 + 0.035396247660869545 * t68) +
      0.4866823156015644 * (0.2832437042758852 * t70 + 0.007750744459920434 * t72) - 0.4866823156015644 *
      (0.5915322230804945 * t73 + 0.016186820860243575 * t74) - 1.805107410268315 * (0.07636648162452686 * t75
      + 0.018802570033627362 * t76 + 0.003544441018389443 * t77));
  A[4] += t78;
  const double t79 = t43 * (t3 * t42 + t4 * t41);
  const double t80 = t46 * (t16 * t42 + t17 * t41);
  const double t81 = 0.5 * t79 + 0.01368211251108877 * t80;
  const double t82 = 0.07636648162452686 * (1.805107410268315 * t21 - 0.22927870298847683 * t30) +
      0.5915322230804945 * (0.4866823156015644 * t33 + 0.061816759187736575 * t36) - 0.2832437042758852 *
      (0.4866823156015644 * t33 + 0.7636648162452685 * t81 - 0.1048499074789301 * t36) - 2.1939962991572037 *
      (0.13121638910345695 * t40 + 0.028269007967160517 * t52);
  A[5] += t82;
  const double t83 = 0.3888888888888889 * t53 - 0.04939536536378232 * t54;
  const double t84 = 0.5 * t79 + 0.29478690384232736 * t80;
  const double t85 = 0.016666666666666666 * t59 + 0.003590634798024601 * t61;
  const double t86 = 0.07636648162452686 * t83 + 2.1939962991572037 * t85 - 0.5915322230804945 *
      (0.061816759187736575 * t55 + 0.007851757900328217 * t56) - 0.2832437042758852 * (0.1048499074789301 *
      t57 + 0.16452248779423945 * t84 - 0.022588663581810376 * t58);
  A[6] += t86;
  const double t87 = t67 + t68;
  const double t88 = 0.07636648162452686 * t75 + 0.07636648162452686 * t77 - 0.08727597899945926 * t76;
  const double t89 = 0.0365666049859534 * t87 + 0.3888888888888889 * t88 - 0.1048499074789301 *
      (0.2832437042758852 * t70 + 0.16699306923263996 * t72) - 0.061816759187736575 * (0.5915322230804945 *
      t73 + 1.0033217476256802 * t74);
  A[7] += t89;
  const double t90 = 2.1939962991572037 * t67 - 0.27867406835225916 * t68;
  const double t91 = 0.5 * t79 + 0.06350832689629156 * t80;
  const double t92 = 0.07636648162452686 * t75 + 0.016452248779423945 * t77;
  const double t93 = -(0.07636648162452686 * t90 + 2.1939962991572037 * t92 - 0.5915322230804945 *
      (0.2832437042758852 * t70 + 0.0359766675249389 * t72) - 0.2832437042758852 * (0.5915322230804945 * t73 +
      0.928187304039508 * t91 - 0.12743857106074047 * t74));
  A[8] += t93;
  A[9] += t62;
  const double t94 = t10 + 1.3262013626461089 * t15 + 21.545423164983852 * t20;
  const double t95 = t25 + 1.3262013626461089 * t27 + 21.545423164983852 * t29;
  const double t96 = t31 + 36.544064346406394 * t32;
  const double t97 = t34 + 36.544064346406394 * t35;
  const double t98 = t38 + 61.983866769659336 * t39;
  const double t99 = 0.25 * t45 + 15.495966692414834 * t47;
  const double t100 = t50 + 61.983866769659336 * t51;
  A[10] += 0.13121638910345695 * (0.08378147862057403 * t94 + 0.0013516658928672141 * t95) +
      0.9733646312031288 * (0.013317684398435635 * t96 + 0.00036442811265313587 * t97) + 1.805107410268315 *
      (0.0021169442298763852 * t98 + 0.0005212233337557627 * t99 + 9.82549385856062e-05 * t100);
  const double t101 = -(0.006481481481481481 * t64 + 0.3888888888888889 * t65 + 0.061816759187736575 *
      (0.061816759187736575 * t55 + 0.1048499074789301 * t56) + 0.1048499074789301 * (0.1048499074789301 * t57
      + 0.061816759187736575 * t58));
  A[11] += t101;
  const double t102 = -(0.0013963579770095672 * (t94 + t95) + 0.061816759187736575 * (0.013317684398435635 *
      t96 + 0.022588663581810376 * t97) - 0.1048499074789301 * (0.013317684398435635 * t96 +
      0.007851757900328217 * t97) - 0.3888888888888889 * (0.0021169442298763852 * t98 + 0.0021169442298763852
      * t100 - 0.0024193648341444404 * t99));
  A[12] += t102;
  const double t103 = t10 + 4.641704769261381 * t20;
  const double t104 = t25 + 4.641704769261381 * t29;
  const double t105 = t31 - 4.641704769261381 * t32 - 3.641704769261381 * t69;
  const double t106 = t34 - 4.641704769261381 * t35 - 3.641704769261381 * t71;
  const double t107 = t31 + 7.872983346207417 * t32;
  const double t108 = t34 + 7.872983346207417 * t35;
  const double t109 = t38 - 7.872983346207417 * t39;
  const double t110 = 0.25 * t45 - 1.9682458365518543 * t47;
  const double t111 = t50 - 7.872983346207417 * t51;
  const double t112 = -(0.13121638910345695 * (0.4726703675094629 * t103 + 0.007625699914236905 * t104) +
      0.4866823156015644 * (0.06102148205366297 * t105 + 0.0016698055661032022 * t106) + 0.4866823156015644 *
      (0.0751344435861722 * t107 + 0.0020559958212081203 * t108) + 1.805107410268315 * (0.009699814957860188 *
      t109 + 0.002388239528372045 * t110 + 0.0004502030377210026 * t111));
  A[13] += t112;
  const double t113 = 0.5 * t79 + 0.8480702390148155 * t80;
  const double t114 = 0.07636648162452686 * t83 + 2.1939962991572037 * t85 + 0.2832437042758852 *
      (0.061816759187736575 * t55 + 0.09699814957860188 * t113 - 0.013317684398435635 * t56) +
      0.5915322230804945 * (0.1048499074789301 * t57 + 0.013317684398435635 * t58);
  A[14] += t114;
  const double t115 = 0.5 * t79 + 18.272032173203197 * t80;
  const double t116 = 0.07636648162452686 * (0.08378147862057403 * t94 - 0.010641643064180155 * t95) +
      0.2832437042758852 * (0.013317684398435635 * t96 + 0.020897095873255393 * t115 - 0.002869136461807939 *
      t97) - 0.5915322230804945 * (0.013317684398435635 * t96 + 0.0016915677085549846 * t97) -
      2.1939962991572037 * (0.0021169442298763852 * t98 + 0.00045607041703629237 * t100);
  A[15] += t116;
  const double t117 = t103 + t104;
  const double t118 = 0.009699814957860188 * t109 + 0.009699814957860188 * t111 - 0.011085502808983072 * t110;
  const double t119 = 0.007877839458491048 * t117 + 0.061816759187736575 * (0.0751344435861722 * t107 +
      0.12743857106074047 * t108) - 0.1048499074789301 * (0.06102148205366297 * t105 + 0.0359766675249389 *
      t106) - 0.3888888888888889 * t118;
  A[16] += t119;
  const double t120 = 0.4726703675094629 * t103 - 0.06003700842796248 * t104;
  const double t121 = 0.5 * t79 + 3.9364916731037085 * t80;
  const double t122 = 0.009699814957860188 * t109 + 0.0020897095873255393 * t111;
  const double t123 = -(0.07636648162452686 * t120 + 0.2832437042758852 * (0.0751344435861722 * t107 +
      0.11789524545185727 * t121 - 0.016186820860243575 * t108) - 0.5915322230804945 * (0.06102148205366297 *
      t105 + 0.007750744459920434 * t106) - 2.1939962991572037 * t122);
  A[17] += t123;
  A[18] += t63;
  A[19] += t101;
  A[20] += 0.0021169442298763852 * (1.805107410268315 * t21 + 111.88753722299602 * t30) + 0.02663536879687127
      * (0.4866823156015644 * t33 + 17.785349857601634 * t36) + 0.08378147862057403 * (0.13121638910345695 *
      t40 + 0.6960774161220266 * t48 + 2.827112629415156 * t52);
  const double t124 = 0.0021169442298763852 * (0.3888888888888889 * t53 + 24.10483707708974 * t54) +
      0.013317684398435635 * (0.1048499074789301 * t57 + 3.8316417656247785 * t58) - 0.013317684398435635 *
      (0.061816759187736575 * t55 + 2.2590356254429538 * t56) - 0.08378147862057403 * (0.016666666666666666 *
      t59 + 0.022103356044101814 * t60 + 0.3590903860830642 * t61);
  A[21] += t124;
  const double t125 = 0.0365666049859534 * t87 + 0.3888888888888889 * t88 + 0.061816759187736575 *
      (0.2832437042758852 * t70 + 0.48042111196938336 * t72) + 0.1048499074789301 * (0.5915322230804945 * t73
      + 0.3487519051297357 * t74);
  A[22] += t125;
  const double t126 = -(0.009699814957860188 * (1.805107410268315 * t21 - 14.211580579158042 * t30) +
      0.0751344435861722 * (0.4866823156015644 * t33 + 3.8316417656247785 * t36) + 0.06102148205366297 *
      (0.4866823156015644 * t33 - 2.2590356254429538 * t36 - 3.544706619682779 * t81) + 0.4726703675094629 *
      (0.13121638910345695 * t40 + 0.6090677391067733 * t52));
  A[23] += t126;
  const double t127 = 0.3888888888888889 * t53 - 3.0617157457473287 * t54;
  const double t128 = 0.016666666666666666 * t59 + 0.07736174615435636 * t61;
  const double t129 = -(0.009699814957860188 * t127 + 0.06102148205366297 * (0.1048499074789301 * t57 -
      0.4866823156015644 * t58 - 0.7636648162452685 * t84) - 0.0751344435861722 * (0.061816759187736575 * t55
      + 0.4866823156015644 * t56) - 0.4726703675094629 * t128);
  A[24] += t129;
  const double t130 = -(0.0021169442298763852 * (2.1939962991572037 * t67 + 135.99237430008577 * t68) +
      0.013317684398435635 * (0.5915322230804945 * t73 + 21.61699162322641 * t74) - 0.013317684398435635 *
      (0.2832437042758852 * t70 + 10.350876154772452 * t72) - 0.08378147862057403 * (0.07636648162452686 * t75
      + 0.4051093279637462 * t76 + 1.6453481622213946 * t77));
  A[25] += t130;
  const double t131 = 2.1939962991572037 * t67 - 17.27329632490537 * t68;
  const double t132 = 0.07636648162452686 * t75 + 0.3544706619682779 * t77;
  const double t133 = 0.009699814957860188 * t131 + 0.06102148205366297 * (0.5915322230804945 * t73 -
      2.7457179410445183 * t74 - 4.308371435928048 * t91) - 0.0751344435861722 * (0.2832437042758852 * t70 +
      2.229972966682143 * t72) - 0.4726703675094629 * t132;
  A[26] += t133;
  A[27] += t66;
  A[28] += t102;
  A[29] += t124;
  A[30] += 0.0021169442298763852 * (0.08378147862057403 * t94 + 5.193100008582722 * t95) + 0.08378147862057403
      * (0.0021169442298763852 * t98 + 0.01122997728923152 * t99 + 0.04561045924935757 * t100) -
      0.02663536879687127 * (0.013317684398435635 * t96 + 0.4866823156015644 * t97);
  const double t134 = 0.007877839458491048 * t117 + 0.061816759187736575 * (0.06102148205366297 * t105 +
      0.10350100574057647 * t106) - 0.3888888888888889 * t118 - 0.1048499074789301 * (0.0751344435861722 *
      t107 + 0.044297299993367435 * t108);
  A[31] += t134;
  const double t135 = -(0.009699814957860188 * t127 + 0.0751344435861722 * (0.1048499074789301 * t57 +
      0.8254815754330052 * t58) - 0.4726703675094629 * t128 - 0.06102148205366297 * (0.061816759187736575 *
      t55 - 0.28693514594199915 * t56 - 0.45023677350852515 * t113));
  A[32] += t135;
  const double t136 = -(0.009699814957860188 * (0.08378147862057403 * t94 - 0.6596101859004121 * t95) +
      0.4726703675094629 * (0.0021169442298763852 * t98 + 0.009826230128077578 * t100) - 0.0751344435861722 *
      (0.013317684398435635 * t96 + 0.1048499074789301 * t97) - 0.06102148205366297 * (0.013317684398435635 *
      t96 - 0.061816759187736575 * t97 - 0.09699814957860188 * t115));
  A[33] += t136;
  const double t137 = -(0.0021169442298763852 * (0.4726703675094629 * t103 + 29.297937085672462 * t104) +
      0.08378147862057403 * (0.009699814957860188 * t109 + 0.05145563125811716 * t110 + 0.20898661788913775 *
      t111) - 0.013317684398435635 * (0.06102148205366297 * t105 + 2.229972966682143 * t106) -
      0.013317684398435635 * (0.0751344435861722 * t107 + 2.7457179410445183 * t108));
  A[34] += t137;
  const double t138 = 0.4726703675094629 * t103 - 3.721325931647741 * t104;
  const double t139 = 0.009699814957860188 * t109 + 0.04502367735085251 * t111;
  const double t140 = 0.009699814957860188 * t138 + 0.4726703675094629 * t139 - 0.0751344435861722 *
      (0.06102148205366297 * t105 + 0.48042111196938336 * t106) - 0.06102148205366297 * (0.0751344435861722 *
      t107 - 0.3487519051297357 * t108 - 0.5472349230871271 * t121);
  A[35] += t140;
  A[36] += t78;
  A[37] += t112;
  A[38] += t125;
  A[39] += t134;
  const double t141 = t10 + t20;
  const double t142 = t25 + t29;
  const double t143 = t31 - t32;
  const double t144 = t34 - t35;
  const double t145 = t38 + t39 + 10.0 * t13 * t37;
  const double t146 = 1.0 / std::fabs(0.25 * (t11 * t41 - t12 * t42));
  const double t147 = t45 + t47 + 10.0 * t44 * t146;
  const double t148 = t50 + t51 + 10.0 * t26 * t49;
  A[40] += 0.13121638910345695 * (2.6666666666666665 * t141 + 0.043021947575106446 * t142) +
      0.9733646312031288 * (0.34426518632954817 * t143 + 0.009420550026023636 * t144) + 1.805107410268315 *
      (0.044444444444444446 * t145 + 0.0027357217508758866 * t147 + 0.002062825320445627 * t148);
  const double t149 = t146 * (t11 * t42 + t12 * t41);
  const double t150 = 0.5 * t79 + 0.39228095605926194 * t149 - 0.10771904394073803 * t80;
  const double t151 = -(0.07636648162452686 * t90 + 2.1939962991572037 * t92 + 0.2832437042758852 *
      (0.2832437042758852 * t70 + 0.4444444444444444 * t150 - 0.06102148205366297 * t72) + 0.5915322230804945
      * (0.5915322230804945 * t73 + 0.0751344435861722 * t74));
  A[41] += t151;
  const double t152 = 0.5 * t79 - 2.3208523846306903 * t80 - 1.8208523846306905 * t149;
  const double t153 = -(0.07636648162452686 * t120 + 0.2832437042758852 * (0.06102148205366297 * t105 +
      0.09575026128065603 * t152 - 0.013146351413334959 * t106) - 2.1939962991572037 * t122 -
      0.5915322230804945 * (0.0751344435861722 * t107 + 0.009543325608883203 * t108));
  A[42] += t153;
  const double t154 = -(0.044444444444444446 * (t141 + t142) + 0.061816759187736575 * (0.34426518632954817 *
      t143 + 0.5839221177099598 * t144) - 0.1048499074789301 * (0.34426518632954817 * t143 +
      0.20296973675757884 * t144) - 0.3888888888888889 * (0.044444444444444446 * t145 + 0.044444444444444446 *
      t148 - 0.012698412698412698 * t147));
  A[43] += t154;
  const double t155 = t79 - t80;
  const double t156 = 0.07636648162452686 * (2.6666666666666665 * t141 - 0.33871107678022166 * t142) +
      0.2832437042758852 * (0.34426518632954817 * t143 + 0.2700973528625502 * t155 - 0.07416783346699793 *
      t144) - 0.5915322230804945 * (0.34426518632954817 * t143 + 0.043727411984859334 * t144) -
      2.1939962991572037 * (0.044444444444444446 * t145 + 0.009575026128065604 * t148);
  A[44] += t156;
  A[45] += t82;
  A[46] += t114;
  A[47] += t126;
  A[48] += t135;
  A[49] += t151;
  const double t157 = t9 * t43;
  const double t158 = t14 * t146;
  const double t159 = t19 * t46;
  A[50] += 0.08022699601192511 * (t21 + t30 + 10.0 * (t157 + 0.06155373939470745 * t158 + 0.0464135697100266 *
      t159)) + 0.33509555612773706 * (t33 - t36) + 0.34991037094255184 * (t40 + t52);
  const double t160 = 0.01728395061728395 * (t53 + t54 + 10.0 * (t157 + t159 - 0.2857142857142857 * t158)) +
      0.036096172934869754 * (t57 - t58) - 0.02128135812005494 * (t55 - t56) - 0.044444444444444446 * (t59 +
      t61);
  A[51] += t160;
  const double t161 = 0.009699814957860188 * t131 + 0.0751344435861722 * (0.5915322230804945 * t73 +
      4.657123341057783 * t74) - 0.4726703675094629 * t132 - 0.06102148205366297 * (0.2832437042758852 * t70 -
      1.3147336530006366 * t72 - 2.0629798974495026 * t150);
  A[52] += t161;
  const double t162 = -(0.09751094662920906 * (t67 + t68 + 10.0 * (t157 + 0.21543808788147606 * t159)) +
      0.20364395099873828 * (t73 - t74) - 0.09751094662920906 * (t70 - t72) - 0.20364395099873828 * (t75 +
      t77));
  A[53] += t162;
  A[54] += t86;
  A[55] += t116;
  A[56] += t129;
  A[57] += t136;
  A[58] += t153;
  A[59] += t160;
  A[60] += 0.0037236212720255122 * (t94 + t95 + 10.0 * (t157 + 1.3262013626461089 * t158 + 21.545423164983852
      * t159)) + 0.005645184613003694 * (t98 + t100) - 0.009169630201811121 * (t96 - t97);
  const double t163 = 0.009699814957860188 * t138 + 0.4726703675094629 * t139 - 0.06102148205366297 *
      (0.06102148205366297 * t105 - 0.2832437042758852 * t106 - 0.4444444444444444 * t152) -
      0.0751344435861722 * (0.0751344435861722 * t107 + 0.5915322230804945 * t108);
  A[61] += t163;
  const double t164 = -(0.021007571889309462 * (t103 + t104 + 10.0 * (t157 + 4.641704769261381 * t159)) +
      0.0258661732209605 * (t109 + t111) - 0.021007571889309462 * (t105 - t106) - 0.0258661732209605 * (t107 -
      t108));
  A[62] += t164;
  A[63] += t89;
  A[64] += t119;
  A[65] += t130;
  A[66] += t137;
  A[67] += t154;
  A[68] += t161;
  A[69] += t163;
  A[70] += 0.0021169442298763852 * (2.6666666666666665 * t141 + 165.29031138575823 * t142) +
      0.08378147862057403 * (0.044444444444444446 * t145 + 0.05894228278427151 * t147 + 0.9575743628881711 *
      t148) - 0.02663536879687127 * (0.34426518632954817 * t143 + 12.580849121454595 * t144);
  const double t165 = -(0.009699814957860188 * (2.6666666666666665 * t141 - 20.99462225655311 * t142) +
      0.4726703675094629 * (0.044444444444444446 * t145 + 0.20629798974495028 * t148) - 0.0751344435861722 *
      (0.34426518632954817 * t143 + 2.710394078651526 * t144) - 0.06102148205366297 * (0.34426518632954817 *
      t143 - 1.5979773572765217 * t144 - 1.2537121709469736 * t155));
  A[71] += t165;
  A[72] += t93;
  A[73] += t123;
  A[74] += t133;
  A[75] += t140;
  A[76] += t156;
  A[77] += t162;
  A[78] += t164;
  A[79] += t165;
  A[80] += 0.11851851851851852 * (t141 + t142 + 10.0 * (t157 + t159)) + 0.11851851851851852 * (t145 + t148) -
      0.23703703703703705 * (t143 - t144);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q2_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel laplace_q2_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "laplace_q2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q2",                                      // row_element
    "Q2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    9,                                         // rows
    9,                                         // columns
    81,                                        // entries_per_cell
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
    5696,                                      // shared_bytes
    1110.0,                                    // flops_per_cell
    680.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
