// laplace_p3_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=3
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
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   P3, 20 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          568 flops (2660 before optimisation) <- taken
//   quadrature      8164 flops
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
//   chosen by            tuned on AMD EPYC, 2 threads (table amd_epyc)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        568
//   bytes        3220 (20 read, 3200 written)
//   flops/byte   0.176
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

extern "C" int laplace_p3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 3200 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[3200];

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
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G2 = 0.048214285714285716 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double G4 = 0.048214285714285716 * inv_abs_detJ * (adj10 * adj20 + adj21 * adj11 + adj22 *
            adj12);
        const double G5 = 0.024107142857142858 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double G0 = 0.024107142857142858 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double G1 = 0.048214285714285716 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double G3 = 0.024107142857142858 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double t9 = G0 + G1 + G3;
        const double t10 = G2 + G4 + G5 + t9;
        tile[lane] = 2.4691358024691357 * t10;
        const double t11 = 2.0 * G0 + G1;
        const double t12 = G2 + t11;
        const double t13 = -0.2345679012345679 * t12;
        tile[lane + 8] = t13;
        const double t14 = G1 + 2.0 * G3;
        const double t15 = G4 + t14;
        const double t16 = -0.2345679012345679 * t15;
        tile[lane + 16] = t16;
        const double t17 = G2 + 2.0 * G5;
        const double t18 = G4 + t17;
        const double t19 = -0.2345679012345679 * t18;
        tile[lane + 24] = t19;
        const double t20 = G4 + G0 + 0.5 * G1 - G5;
        const double t21 = 0.5 * G2 + G5 + t20;
        const double t22 = G2 + G3 + t21 - G0;
        const double t23 = G2 - G5 - t22;
        const double t24 = 0.5555555555555556 * t23;
        tile[lane + 32] = t24;
        tile[lane + 40] = t24;
        const double t25 = G2 + 0.5 * G4 + G5 + t20;
        const double t26 = G4 - G5 - t25;
        const double t27 = 0.5555555555555556 * t26;
        tile[lane + 48] = t27;
        tile[lane + 56] = t27;
        const double t28 = 0.5 * G2 + G4 + G0 - G3;
        const double t29 = 0.5 * G4 + G1 + G3 + t28;
        const double t30 = G4 - G3 - t29;
        const double t31 = 0.5555555555555556 * t30;
        tile[lane + 64] = t31;
        tile[lane + 72] = t31;
        const double t32 = -2.7222222222222223 * (G2 + G4 + 1.469387755102041 * G5 + 0.5306122448979592 * t9);
        tile[lane + 80] = t32;
        const double t33 = 1.2777777777777777 * (G2 + G4 + 1.565217391304348 * G5 + 0.43478260869565216 * t9);
        tile[lane + 88] = t33;
        const double t34 = G2 + G5 + G0;
        const double t35 = -2.7222222222222223 * (G4 + G1 + 1.469387755102041 * G3 + 0.5306122448979592 *
            t34);
        tile[lane + 96] = t35;
        const double t36 = 1.2777777777777777 * (G4 + G1 + 1.565217391304348 * G3 + 0.43478260869565216 *
            t34);
        tile[lane + 104] = t36;
        const double t37 = G4 + G5 + G3;
        const double t38 = -2.7222222222222223 * (G2 + 1.469387755102041 * G0 + G1 + 0.5306122448979592 *
            t37);
        tile[lane + 112] = t38;
        const double t39 = 1.2777777777777777 * (G2 + 1.565217391304348 * G0 + G1 + 0.43478260869565216 *
            t37);
        tile[lane + 120] = t39;
        const double t40 = -1.3333333333333333 * t10;
        tile[lane + 128] = t40;
        const double t41 = 1.6666666666666667 * (G2 + 0.8 * G0 + G1 + 1.2 * t37);
        tile[lane + 136] = t41;
        const double t42 = 1.6666666666666667 * (G4 + G1 + 0.8 * G3 + 1.2 * t34);
        tile[lane + 144] = t42;
        const double t43 = 1.6666666666666667 * (G2 + G4 + 0.8 * G5 + 1.2 * t9);
        tile[lane + 152] = t43;
        tile[lane + 160] = t13;
        tile[lane + 168] = 2.4691358024691357 * G0;
        const double t44 = 0.2345679012345679 * G1;
        tile[lane + 176] = t44;
        const double t45 = 0.2345679012345679 * G2;
        tile[lane + 184] = t45;
        const double t46 = G2 + G1;
        const double t47 = 0.2777777777777778 * t46;
        tile[lane + 192] = t47;
        tile[lane + 200] = t47;
        const double t48 = 1.2777777777777777 * (G2 - 1.1304347826086956 * G0);
        tile[lane + 208] = t48;
        const double t49 = -0.5555555555555556 * (1.3 * G2 - G0);
        tile[lane + 216] = t49;
        const double t50 = -1.2777777777777777 * (1.1304347826086956 * G0 - G1);
        tile[lane + 224] = t50;
        const double t51 = 0.5555555555555556 * (G0 - 1.3 * G1);
        tile[lane + 232] = t51;
        const double t52 = -0.2777777777777778 * t11;
        tile[lane + 240] = t52;
        tile[lane + 248] = t52;
        const double t53 = G2 + 2.0 * G0;
        const double t54 = -0.2777777777777778 * t53;
        tile[lane + 256] = t54;
        tile[lane + 264] = t54;
        const double t55 = 0.7222222222222222 * (2.769230769230769 * G0 + t46);
        tile[lane + 272] = t55;
        const double t56 = -1.2777777777777777 * (3.130434782608696 * G0 + t46);
        tile[lane + 280] = t56;
        const double t57 = 0.3333333333333333 * (4.0 * G0 - t46);
        tile[lane + 288] = t57;
        const double t58 = -1.3333333333333333 * G0;
        tile[lane + 296] = t58;
        const double t59 = 0.3333333333333333 * (6.0 * G0 + G1);
        tile[lane + 304] = t59;
        const double t60 = 0.3333333333333333 * (G2 + 6.0 * G0);
        tile[lane + 312] = t60;
        tile[lane + 320] = t16;
        tile[lane + 328] = t44;
        tile[lane + 336] = 2.4691358024691357 * G3;
        const double t61 = 0.2345679012345679 * G4;
        tile[lane + 344] = t61;
        const double t62 = 1.2777777777777777 * (G4 - 1.1304347826086956 * G3);
        tile[lane + 352] = t62;
        const double t63 = -0.5555555555555556 * (1.3 * G4 - G3);
        tile[lane + 360] = t63;
        const double t64 = G4 + G1;
        const double t65 = 0.2777777777777778 * t64;
        tile[lane + 368] = t65;
        tile[lane + 376] = t65;
        const double t66 = -0.5555555555555556 * (1.3 * G1 - G3);
        tile[lane + 384] = t66;
        const double t67 = 1.2777777777777777 * (G1 - 1.1304347826086956 * G3);
        tile[lane + 392] = t67;
        const double t68 = -0.2777777777777778 * t14;
        tile[lane + 400] = t68;
        tile[lane + 408] = t68;
        const double t69 = 0.7222222222222222 * (2.769230769230769 * G3 + t64);
        tile[lane + 416] = t69;
        const double t70 = -1.2777777777777777 * (3.130434782608696 * G3 + t64);
        tile[lane + 424] = t70;
        const double t71 = G4 + 2.0 * G3;
        const double t72 = -0.2777777777777778 * t71;
        tile[lane + 432] = t72;
        tile[lane + 440] = t72;
        const double t73 = 0.3333333333333333 * (4.0 * G3 - t64);
        tile[lane + 448] = t73;
        const double t74 = 0.3333333333333333 * (G1 + 6.0 * G3);
        tile[lane + 456] = t74;
        const double t75 = -1.3333333333333333 * G3;
        tile[lane + 464] = t75;
        const double t76 = 0.3333333333333333 * (G4 + 6.0 * G3);
        tile[lane + 472] = t76;
        tile[lane + 480] = t19;
        tile[lane + 488] = t45;
        tile[lane + 496] = t61;
        tile[lane + 504] = 2.4691358024691357 * G5;
        const double t77 = -0.5555555555555556 * (1.3 * G4 - G5);
        tile[lane + 512] = t77;
        const double t78 = 1.2777777777777777 * (G4 - 1.1304347826086956 * G5);
        tile[lane + 520] = t78;
        const double t79 = -0.5555555555555556 * (1.3 * G2 - G5);
        tile[lane + 528] = t79;
        const double t80 = 1.2777777777777777 * (G2 - 1.1304347826086956 * G5);
        tile[lane + 536] = t80;
        const double t81 = G2 + G4;
        const double t82 = 0.2777777777777778 * t81;
        tile[lane + 544] = t82;
        tile[lane + 552] = t82;
        const double t83 = 0.7222222222222222 * (2.769230769230769 * G5 + t81);
        tile[lane + 560] = t83;
        const double t84 = -1.2777777777777777 * (3.130434782608696 * G5 + t81);
        tile[lane + 568] = t84;
        const double t85 = -0.2777777777777778 * t17;
        tile[lane + 576] = t85;
        tile[lane + 584] = t85;
        const double t86 = G4 + 2.0 * G5;
        const double t87 = -0.2777777777777778 * t86;
        tile[lane + 592] = t87;
        tile[lane + 600] = t87;
        const double t88 = 0.3333333333333333 * (4.0 * G5 - t81);
        tile[lane + 608] = t88;
        const double t89 = 0.3333333333333333 * (G2 + 6.0 * G5);
        tile[lane + 616] = t89;
        const double t90 = 0.3333333333333333 * (G4 + 6.0 * G5);
        tile[lane + 624] = t90;
        const double t91 = -1.3333333333333333 * G5;
        tile[lane + 632] = t91;
        tile[lane + 640] = t24;
        tile[lane + 648] = t47;
        tile[lane + 656] = t62;
        tile[lane + 664] = t77;
        tile[lane + 672] = 4.0 * (2.5 * G3 + t86);
        const double t92 = 3.0 * (1.3333333333333333 * G4 - t37);
        tile[lane + 680] = t92;
        const double t93 = 0.5 * G2 + G5 + G1 - G3;
        const double t94 = 0.5 * G4 + G3 + t93;
        const double t95 = -t94;
        tile[lane + 688] = t95;
        const double t96 = G5 + G1 + t21 - G0;
        const double t97 = -t96;
        tile[lane + 696] = t97;
        const double t98 = G2 + G3 + t94 - G5;
        const double t99 = -t98;
        tile[lane + 704] = t99;
        const double t100 = G2 + 0.5 * G1 + G3 - G5;
        const double t101 = 0.5 * G4 + G5 + t100;
        const double t102 = G3 + 4.0 * t101;
        tile[lane + 712] = t102;
        const double t103 = 0.5 * G2 + t15;
        tile[lane + 720] = t103;
        const double t104 = 0.5 * G1 + G3 + t103;
        tile[lane + 728] = t104;
        const double t105 = 0.5 * G1 + t18;
        const double t106 = t23 - t105;
        const double t107 = -t106;
        tile[lane + 736] = t107;
        const double t108 = 4.0 * (0.25 * G3 - t105);
        tile[lane + 744] = t108;
        tile[lane + 752] = t37;
        tile[lane + 760] = t37;
        const double t109 = 2.0 * (t93 + t96);
        tile[lane + 768] = t109;
        const double t110 = -5.0 * (0.4 * G2 + 2.4 * G3 + t64);
        tile[lane + 776] = t110;
        tile[lane + 784] = t71;
        const double t111 = -4.0 * (1.25 * G4 + G5 + 1.5 * G3);
        tile[lane + 792] = t111;
        tile[lane + 800] = t24;
        tile[lane + 808] = t47;
        tile[lane + 816] = t63;
        tile[lane + 824] = t78;
        tile[lane + 832] = t92;
        tile[lane + 840] = 4.0 * (2.5 * G5 + t71);
        const double t112 = G5 + G1 + t101 - G3;
        const double t113 = -t112;
        tile[lane + 848] = t113;
        const double t114 = G5 + 4.0 * t94;
        tile[lane + 856] = t114;
        const double t115 = -t101;
        tile[lane + 864] = t115;
        const double t116 = -t22;
        tile[lane + 872] = t116;
        const double t117 = t23 - t103;
        const double t118 = -t117;
        tile[lane + 880] = t118;
        const double t119 = 4.0 * (0.25 * G5 - t103);
        tile[lane + 888] = t119;
        tile[lane + 896] = t105;
        const double t120 = 0.5 * G2 + G5 + t105;
        tile[lane + 904] = t120;
        tile[lane + 912] = t37;
        tile[lane + 920] = t37;
        const double t121 = 2.0 * (t22 + t100);
        tile[lane + 928] = t121;
        const double t122 = -5.0 * (2.4 * G5 + 0.4 * G1 + t81);
        tile[lane + 936] = t122;
        const double t123 = -4.0 * (1.25 * G4 + 1.5 * G5 + G3);
        tile[lane + 944] = t123;
        tile[lane + 952] = t86;
        tile[lane + 960] = t27;
        tile[lane + 968] = t48;
        tile[lane + 976] = t65;
        tile[lane + 984] = t79;
        tile[lane + 992] = t95;
        tile[lane + 1000] = t113;
        tile[lane + 1008] = 4.0 * (2.5 * G0 + t17);
        const double t124 = 3.0 * (1.3333333333333333 * G2 - t34);
        tile[lane + 1016] = t124;
        const double t125 = G0 + 4.0 * t21;
        tile[lane + 1024] = t125;
        const double t126 = -t29;
        tile[lane + 1032] = t126;
        const double t127 = 0.5 * G4 + t12;
        tile[lane + 1040] = t127;
        const double t128 = G0 + 0.5 * G1 + t127;
        tile[lane + 1048] = t128;
        tile[lane + 1056] = t34;
        tile[lane + 1064] = t34;
        const double t129 = t26 - t105;
        const double t130 = -t129;
        tile[lane + 1072] = t130;
        const double t131 = 4.0 * (0.25 * G0 - t105);
        tile[lane + 1080] = t131;
        const double t132 = 0.5 * G4 + G5 + G1 - G0;
        const double t133 = 2.0 * (t112 + t132);
        tile[lane + 1088] = t133;
        tile[lane + 1096] = t53;
        const double t134 = -5.0 * (0.4 * G4 + 2.4 * G0 + t46);
        tile[lane + 1104] = t134;
        const double t135 = -4.0 * (1.25 * G2 + G5 + 1.5 * G0);
        tile[lane + 1112] = t135;
        tile[lane + 1120] = t27;
        tile[lane + 1128] = t49;
        tile[lane + 1136] = t65;
        tile[lane + 1144] = t80;
        tile[lane + 1152] = t97;
        tile[lane + 1160] = t114;
        tile[lane + 1168] = t124;
        tile[lane + 1176] = 4.0 * (2.5 * G5 + t53);
        const double t136 = -t25;
        tile[lane + 1184] = t136;
        const double t137 = -t21;
        tile[lane + 1192] = t137;
        const double t138 = t26 - t127;
        const double t139 = -t138;
        tile[lane + 1200] = t139;
        const double t140 = 4.0 * (0.25 * G5 - t127);
        tile[lane + 1208] = t140;
        tile[lane + 1216] = t34;
        tile[lane + 1224] = t34;
        tile[lane + 1232] = t105;
        const double t141 = 3.0 * G5 + t25 - G0;
        tile[lane + 1240] = t141;
        const double t142 = 2.0 * (t20 + t25);
        tile[lane + 1248] = t142;
        const double t143 = -4.0 * (1.25 * G2 + 1.5 * G5 + G0);
        tile[lane + 1256] = t143;
        tile[lane + 1264] = t122;
        tile[lane + 1272] = t17;
        tile[lane + 1280] = t31;
        tile[lane + 1288] = t50;
        tile[lane + 1296] = t66;
        tile[lane + 1304] = t82;
        tile[lane + 1312] = t99;
        tile[lane + 1320] = t115;
        tile[lane + 1328] = t125;
        tile[lane + 1336] = t136;
        tile[lane + 1344] = 4.0 * (2.5 * G0 + t14);
        const double t144 = 3.0 * (1.3333333333333333 * G1 - t9);
        tile[lane + 1352] = t144;
        tile[lane + 1360] = t9;
        tile[lane + 1368] = t9;
        tile[lane + 1376] = t127;
        const double t145 = 0.5 * G2 + G0 + t127;
        tile[lane + 1384] = t145;
        const double t146 = t30 - t103;
        const double t147 = -t146;
        tile[lane + 1392] = t147;
        const double t148 = 4.0 * (0.25 * G0 - t103);
        tile[lane + 1400] = t148;
        const double t149 = G2 + 0.5 * G4 + G3 - G0;
        const double t150 = 2.0 * (t98 + t149);
        tile[lane + 1408] = t150;
        tile[lane + 1416] = t11;
        const double t151 = -4.0 * (1.5 * G0 + 1.25 * G1 + G3);
        tile[lane + 1424] = t151;
        tile[lane + 1432] = t134;
        tile[lane + 1440] = t31;
        tile[lane + 1448] = t51;
        tile[lane + 1456] = t67;
        tile[lane + 1464] = t82;
        tile[lane + 1472] = t102;
        tile[lane + 1480] = t116;
        tile[lane + 1488] = t126;
        tile[lane + 1496] = t137;
        tile[lane + 1504] = t144;
        tile[lane + 1512] = 4.0 * (2.5 * G3 + t11);
        tile[lane + 1520] = t9;
        tile[lane + 1528] = t9;
        const double t152 = t30 - t127;
        const double t153 = -t152;
        tile[lane + 1536] = t153;
        const double t154 = 4.0 * (0.25 * G3 - t127);
        tile[lane + 1544] = t154;
        tile[lane + 1552] = t103;
        const double t155 = -(G0 - 3.0 * G3 - t29);
        tile[lane + 1560] = t155;
        const double t156 = 2.0 * (t28 + t29);
        tile[lane + 1568] = t156;
        const double t157 = -4.0 * (G0 + 1.25 * G1 + 1.5 * G3);
        tile[lane + 1576] = t157;
        tile[lane + 1584] = t14;
        tile[lane + 1592] = t110;
        tile[lane + 1600] = t32;
        tile[lane + 1608] = t52;
        tile[lane + 1616] = t68;
        tile[lane + 1624] = t83;
        tile[lane + 1632] = t103;
        tile[lane + 1640] = t118;
        tile[lane + 1648] = t127;
        tile[lane + 1656] = t139;
        tile[lane + 1664] = t9;
        tile[lane + 1672] = t9;
        tile[lane + 1680] = -4.0 * (G2 + G4 - 2.5 * t10);
        const double t158 = -4.0 * (G2 + G4 + 2.0 * G5 + 0.75 * t9);
        tile[lane + 1688] = t158;
        const double t159 = 3.0 * (G2 + 1.3333333333333333 * G4 + 1.6666666666666667 * G0 + G1 +
            0.3333333333333333 * t37);
        tile[lane + 1696] = t159;
        const double t160 = -t28;
        tile[lane + 1704] = t160;
        const double t161 = 3.0 * (1.3333333333333333 * G2 + G4 + G1 + 1.6666666666666667 * G3 +
            0.3333333333333333 * t34);
        tile[lane + 1712] = t161;
        const double t162 = -t149;
        tile[lane + 1720] = t162;
        const double t163 = -2.0 * t30;
        tile[lane + 1728] = t163;
        const double t164 = 2.0 * (t117 + t146);
        tile[lane + 1736] = t164;
        const double t165 = 2.0 * (t138 + t152);
        tile[lane + 1744] = t165;
        const double t166 = -(G2 + G4 + 6.0 * t9);
        tile[lane + 1752] = t166;
        tile[lane + 1760] = t33;
        tile[lane + 1768] = t52;
        tile[lane + 1776] = t68;
        tile[lane + 1784] = t84;
        tile[lane + 1792] = t104;
        tile[lane + 1800] = t119;
        tile[lane + 1808] = t128;
        tile[lane + 1816] = t140;
        tile[lane + 1824] = t9;
        tile[lane + 1832] = t9;
        tile[lane + 1840] = t158;
        tile[lane + 1848] = 8.0 * (1.25 * G5 - t30);
        const double t167 = -t20;
        tile[lane + 1856] = t167;
        tile[lane + 1864] = t137;
        const double t168 = -t100;
        tile[lane + 1872] = t168;
        tile[lane + 1880] = t115;
        const double t169 = G2 + G4 - 4.0 * t9;
        tile[lane + 1888] = t169;
        tile[lane + 1896] = t142;
        tile[lane + 1904] = t121;
        const double t170 = -t81;
        tile[lane + 1912] = t170;
        tile[lane + 1920] = t35;
        tile[lane + 1928] = t54;
        tile[lane + 1936] = t69;
        tile[lane + 1944] = t85;
        tile[lane + 1952] = t107;
        tile[lane + 1960] = t105;
        tile[lane + 1968] = t34;
        tile[lane + 1976] = t34;
        tile[lane + 1984] = t127;
        tile[lane + 1992] = t153;
        tile[lane + 2000] = t159;
        tile[lane + 2008] = t167;
        tile[lane + 2016] = -4.0 * (G4 + G1 - 2.5 * t10);
        const double t171 = -4.0 * (G4 + G1 + 2.0 * G3 + 0.75 * t34);
        tile[lane + 2024] = t171;
        const double t172 = t106 + t129;
        const double t173 = -(0.5 * G2 + 0.5 * G4 + G5 + t172 - 3.0 * G1);
        tile[lane + 2032] = t173;
        const double t174 = -t132;
        tile[lane + 2040] = t174;
        const double t175 = -2.0 * t26;
        tile[lane + 2048] = t175;
        const double t176 = 2.0 * t172;
        tile[lane + 2056] = t176;
        const double t177 = -(G4 + G1 + 6.0 * t34);
        tile[lane + 2064] = t177;
        tile[lane + 2072] = t165;
        tile[lane + 2080] = t36;
        tile[lane + 2088] = t54;
        tile[lane + 2096] = t70;
        tile[lane + 2104] = t85;
        tile[lane + 2112] = t108;
        tile[lane + 2120] = t120;
        tile[lane + 2128] = t34;
        tile[lane + 2136] = t34;
        tile[lane + 2144] = t145;
        tile[lane + 2152] = t154;
        tile[lane + 2160] = t160;
        tile[lane + 2168] = t137;
        tile[lane + 2176] = t171;
        tile[lane + 2184] = 8.0 * (1.25 * G3 - t26);
        const double t178 = -t93;
        tile[lane + 2192] = t178;
        tile[lane + 2200] = t95;
        const double t179 = G4 + G1 - 4.0 * t34;
        tile[lane + 2208] = t179;
        tile[lane + 2216] = t156;
        const double t180 = -t64;
        tile[lane + 2224] = t180;
        tile[lane + 2232] = t109;
        tile[lane + 2240] = t38;
        tile[lane + 2248] = t55;
        tile[lane + 2256] = t72;
        tile[lane + 2264] = t87;
        tile[lane + 2272] = t37;
        tile[lane + 2280] = t37;
        tile[lane + 2288] = t130;
        tile[lane + 2296] = t105;
        tile[lane + 2304] = t147;
        tile[lane + 2312] = t103;
        tile[lane + 2320] = t161;
        tile[lane + 2328] = t168;
        tile[lane + 2336] = t173;
        tile[lane + 2344] = t178;
        tile[lane + 2352] = -4.0 * (G2 + G1 - 2.5 * t10);
        const double t181 = -4.0 * (G2 + 2.0 * G0 + G1 + 0.75 * t37);
        tile[lane + 2360] = t181;
        const double t182 = -2.0 * t23;
        tile[lane + 2368] = t182;
        const double t183 = -(G2 + G1 + 6.0 * t37);
        tile[lane + 2376] = t183;
        tile[lane + 2384] = t176;
        tile[lane + 2392] = t164;
        tile[lane + 2400] = t39;
        tile[lane + 2408] = t56;
        tile[lane + 2416] = t72;
        tile[lane + 2424] = t87;
        tile[lane + 2432] = t37;
        tile[lane + 2440] = t37;
        tile[lane + 2448] = t131;
        tile[lane + 2456] = t141;
        tile[lane + 2464] = t148;
        tile[lane + 2472] = t155;
        tile[lane + 2480] = t162;
        tile[lane + 2488] = t115;
        tile[lane + 2496] = t174;
        tile[lane + 2504] = t95;
        tile[lane + 2512] = t181;
        tile[lane + 2520] = 8.0 * (1.25 * G0 - t23);
        const double t184 = G2 + G1 - 4.0 * t37;
        tile[lane + 2528] = t184;
        const double t185 = -t46;
        tile[lane + 2536] = t185;
        tile[lane + 2544] = t150;
        tile[lane + 2552] = t133;
        tile[lane + 2560] = t40;
        tile[lane + 2568] = t57;
        tile[lane + 2576] = t73;
        tile[lane + 2584] = t88;
        tile[lane + 2592] = t109;
        tile[lane + 2600] = t121;
        tile[lane + 2608] = t133;
        tile[lane + 2616] = t142;
        tile[lane + 2624] = t150;
        tile[lane + 2632] = t156;
        tile[lane + 2640] = t163;
        tile[lane + 2648] = t169;
        tile[lane + 2656] = t175;
        tile[lane + 2664] = t179;
        tile[lane + 2672] = t182;
        tile[lane + 2680] = t184;
        const double t186 = 12.0 * (G5 + G0 + G3 + t10);
        tile[lane + 2688] = t186;
        const double t187 = -12.0 * t127;
        tile[lane + 2696] = t187;
        const double t188 = -12.0 * t103;
        tile[lane + 2704] = t188;
        const double t189 = -12.0 * t105;
        tile[lane + 2712] = t189;
        tile[lane + 2720] = t41;
        tile[lane + 2728] = t58;
        tile[lane + 2736] = t74;
        tile[lane + 2744] = t89;
        tile[lane + 2752] = t110;
        tile[lane + 2760] = t122;
        tile[lane + 2768] = t53;
        tile[lane + 2776] = t143;
        tile[lane + 2784] = t11;
        tile[lane + 2792] = t157;
        tile[lane + 2800] = t164;
        tile[lane + 2808] = t142;
        tile[lane + 2816] = t176;
        tile[lane + 2824] = t156;
        tile[lane + 2832] = t183;
        tile[lane + 2840] = t185;
        tile[lane + 2848] = t187;
        tile[lane + 2856] = t186;
        const double t190 = 12.0 * t94;
        tile[lane + 2864] = t190;
        const double t191 = 12.0 * t101;
        tile[lane + 2872] = t191;
        tile[lane + 2880] = t42;
        tile[lane + 2888] = t59;
        tile[lane + 2896] = t75;
        tile[lane + 2904] = t90;
        tile[lane + 2912] = t71;
        tile[lane + 2920] = t123;
        tile[lane + 2928] = t134;
        tile[lane + 2936] = t122;
        tile[lane + 2944] = t151;
        tile[lane + 2952] = t14;
        tile[lane + 2960] = t165;
        tile[lane + 2968] = t121;
        tile[lane + 2976] = t177;
        tile[lane + 2984] = t180;
        tile[lane + 2992] = t176;
        tile[lane + 3000] = t150;
        tile[lane + 3008] = t188;
        tile[lane + 3016] = t190;
        tile[lane + 3024] = t186;
        const double t192 = 12.0 * t21;
        tile[lane + 3032] = t192;
        tile[lane + 3040] = t43;
        tile[lane + 3048] = t60;
        tile[lane + 3056] = t76;
        tile[lane + 3064] = t91;
        tile[lane + 3072] = t111;
        tile[lane + 3080] = t86;
        tile[lane + 3088] = t135;
        tile[lane + 3096] = t17;
        tile[lane + 3104] = t134;
        tile[lane + 3112] = t110;
        tile[lane + 3120] = t166;
        tile[lane + 3128] = t170;
        tile[lane + 3136] = t165;
        tile[lane + 3144] = t109;
        tile[lane + 3152] = t164;
        tile[lane + 3160] = t133;
        tile[lane + 3168] = t189;
        tile[lane + 3176] = t191;
        tile[lane + 3184] = t192;
        tile[lane + 3192] = t186;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<400, 8, 400>(tile, element_tensors + 400 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void laplace_p3_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
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
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj02 = t3 * t5 - t1 * t8;
  const double adj22 = t0 * t1 - t5 * t7;
  const double G2 = 0.048214285714285716 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const double adj11 = t0 * t2 - t6 * t8;
  const double adj12 = t7 * t8 - t0 * t3;
  const double G4 = 0.048214285714285716 * inv_abs_detJ * (adj10 * adj20 + adj21 * adj11 + adj22 * adj12);
  const double G5 = 0.024107142857142858 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  const double G0 = 0.024107142857142858 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const double G1 = 0.048214285714285716 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const double G3 = 0.024107142857142858 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
  const double t9 = G0 + G1 + G3;
  const double t10 = G2 + G4 + G5 + t9;
  A[0] += 2.4691358024691357 * t10;
  const double t11 = 2.0 * G0 + G1;
  const double t12 = G2 + t11;
  const double t13 = -0.2345679012345679 * t12;
  A[1] += t13;
  const double t14 = G1 + 2.0 * G3;
  const double t15 = G4 + t14;
  const double t16 = -0.2345679012345679 * t15;
  A[2] += t16;
  const double t17 = G2 + 2.0 * G5;
  const double t18 = G4 + t17;
  const double t19 = -0.2345679012345679 * t18;
  A[3] += t19;
  const double t20 = G4 + G0 + 0.5 * G1 - G5;
  const double t21 = 0.5 * G2 + G5 + t20;
  const double t22 = G2 + G3 + t21 - G0;
  const double t23 = G2 - G5 - t22;
  const double t24 = 0.5555555555555556 * t23;
  A[4] += t24;
  A[5] += t24;
  const double t25 = G2 + 0.5 * G4 + G5 + t20;
  const double t26 = G4 - G5 - t25;
  const double t27 = 0.5555555555555556 * t26;
  A[6] += t27;
  A[7] += t27;
  const double t28 = 0.5 * G2 + G4 + G0 - G3;
  const double t29 = 0.5 * G4 + G1 + G3 + t28;
  const double t30 = G4 - G3 - t29;
  const double t31 = 0.5555555555555556 * t30;
  A[8] += t31;
  A[9] += t31;
  const double t32 = -2.7222222222222223 * (G2 + G4 + 1.469387755102041 * G5 + 0.5306122448979592 * t9);
  A[10] += t32;
  const double t33 = 1.2777777777777777 * (G2 + G4 + 1.565217391304348 * G5 + 0.43478260869565216 * t9);
  A[11] += t33;
  const double t34 = G2 + G5 + G0;
  const double t35 = -2.7222222222222223 * (G4 + G1 + 1.469387755102041 * G3 + 0.5306122448979592 * t34);
  A[12] += t35;
  const double t36 = 1.2777777777777777 * (G4 + G1 + 1.565217391304348 * G3 + 0.43478260869565216 * t34);
  A[13] += t36;
  const double t37 = G4 + G5 + G3;
  const double t38 = -2.7222222222222223 * (G2 + 1.469387755102041 * G0 + G1 + 0.5306122448979592 * t37);
  A[14] += t38;
  const double t39 = 1.2777777777777777 * (G2 + 1.565217391304348 * G0 + G1 + 0.43478260869565216 * t37);
  A[15] += t39;
  const double t40 = -1.3333333333333333 * t10;
  A[16] += t40;
  const double t41 = 1.6666666666666667 * (G2 + 0.8 * G0 + G1 + 1.2 * t37);
  A[17] += t41;
  const double t42 = 1.6666666666666667 * (G4 + G1 + 0.8 * G3 + 1.2 * t34);
  A[18] += t42;
  const double t43 = 1.6666666666666667 * (G2 + G4 + 0.8 * G5 + 1.2 * t9);
  A[19] += t43;
  A[20] += t13;
  A[21] += 2.4691358024691357 * G0;
  const double t44 = 0.2345679012345679 * G1;
  A[22] += t44;
  const double t45 = 0.2345679012345679 * G2;
  A[23] += t45;
  const double t46 = G2 + G1;
  const double t47 = 0.2777777777777778 * t46;
  A[24] += t47;
  A[25] += t47;
  const double t48 = 1.2777777777777777 * (G2 - 1.1304347826086956 * G0);
  A[26] += t48;
  const double t49 = -0.5555555555555556 * (1.3 * G2 - G0);
  A[27] += t49;
  const double t50 = -1.2777777777777777 * (1.1304347826086956 * G0 - G1);
  A[28] += t50;
  const double t51 = 0.5555555555555556 * (G0 - 1.3 * G1);
  A[29] += t51;
  const double t52 = -0.2777777777777778 * t11;
  A[30] += t52;
  A[31] += t52;
  const double t53 = G2 + 2.0 * G0;
  const double t54 = -0.2777777777777778 * t53;
  A[32] += t54;
  A[33] += t54;
  const double t55 = 0.7222222222222222 * (2.769230769230769 * G0 + t46);
  A[34] += t55;
  const double t56 = -1.2777777777777777 * (3.130434782608696 * G0 + t46);
  A[35] += t56;
  const double t57 = 0.3333333333333333 * (4.0 * G0 - t46);
  A[36] += t57;
  const double t58 = -1.3333333333333333 * G0;
  A[37] += t58;
  const double t59 = 0.3333333333333333 * (6.0 * G0 + G1);
  A[38] += t59;
  const double t60 = 0.3333333333333333 * (G2 + 6.0 * G0);
  A[39] += t60;
  A[40] += t16;
  A[41] += t44;
  A[42] += 2.4691358024691357 * G3;
  const double t61 = 0.2345679012345679 * G4;
  A[43] += t61;
  const double t62 = 1.2777777777777777 * (G4 - 1.1304347826086956 * G3);
  A[44] += t62;
  const double t63 = -0.5555555555555556 * (1.3 * G4 - G3);
  A[45] += t63;
  const double t64 = G4 + G1;
  const double t65 = 0.2777777777777778 * t64;
  A[46] += t65;
  A[47] += t65;
  const double t66 = -0.5555555555555556 * (1.3 * G1 - G3);
  A[48] += t66;
  const double t67 = 1.2777777777777777 * (G1 - 1.1304347826086956 * G3);
  A[49] += t67;
  const double t68 = -0.2777777777777778 * t14;
  A[50] += t68;
  A[51] += t68;
  const double t69 = 0.7222222222222222 * (2.769230769230769 * G3 + t64);
  A[52] += t69;
  const double t70 = -1.2777777777777777 * (3.130434782608696 * G3 + t64);
  A[53] += t70;
  const double t71 = G4 + 2.0 * G3;
  const double t72 = -0.2777777777777778 * t71;
  A[54] += t72;
  A[55] += t72;
  const double t73 = 0.3333333333333333 * (4.0 * G3 - t64);
  A[56] += t73;
  const double t74 = 0.3333333333333333 * (G1 + 6.0 * G3);
  A[57] += t74;
  const double t75 = -1.3333333333333333 * G3;
  A[58] += t75;
  const double t76 = 0.3333333333333333 * (G4 + 6.0 * G3);
  A[59] += t76;
  A[60] += t19;
  A[61] += t45;
  A[62] += t61;
  A[63] += 2.4691358024691357 * G5;
  const double t77 = -0.5555555555555556 * (1.3 * G4 - G5);
  A[64] += t77;
  const double t78 = 1.2777777777777777 * (G4 - 1.1304347826086956 * G5);
  A[65] += t78;
  const double t79 = -0.5555555555555556 * (1.3 * G2 - G5);
  A[66] += t79;
  const double t80 = 1.2777777777777777 * (G2 - 1.1304347826086956 * G5);
  A[67] += t80;
  const double t81 = G2 + G4;
  const double t82 = 0.2777777777777778 * t81;
  A[68] += t82;
  A[69] += t82;
  const double t83 = 0.7222222222222222 * (2.769230769230769 * G5 + t81);
  A[70] += t83;
  const double t84 = -1.2777777777777777 * (3.130434782608696 * G5 + t81);
  A[71] += t84;
  const double t85 = -0.2777777777777778 * t17;
  A[72] += t85;
  A[73] += t85;
  const double t86 = G4 + 2.0 * G5;
  const double t87 = -0.2777777777777778 * t86;
  A[74] += t87;
  A[75] += t87;
  const double t88 = 0.3333333333333333 * (4.0 * G5 - t81);
  A[76] += t88;
  const double t89 = 0.3333333333333333 * (G2 + 6.0 * G5);
  A[77] += t89;
  const double t90 = 0.3333333333333333 * (G4 + 6.0 * G5);
  A[78] += t90;
  const double t91 = -1.3333333333333333 * G5;
  A[79] += t91;
  A[80] += t24;
  A[81] += t47;
  A[82] += t62;
  A[83] += t77;
  A[84] += 4.0 * (2.5 * G3 + t86);
  const double t92 = 3.0 * (1.3333333333333333 * G4 - t37);
  A[85] += t92;
  const double t93 = 0.5 * G2 + G5 + G1 - G3;
  const double t94 = 0.5 * G4 + G3 + t93;
  const double t95 = -t94;
  A[86] += t95;
  const double t96 = G5 + G1 + t21 - G0;
  const double t97 = -t96;
  A[87] += t97;
  const double t98 = G2 + G3 + t94 - G5;
  const double t99 = -t98;
  A[88] += t99;
  const double t100 = G2 + 0.5 * G1 + G3 - G5;
  const double t101 = 0.5 * G4 + G5 + t100;
  const double t102 = G3 + 4.0 * t101;
  A[89] += t102;
  const double t103 = 0.5 * G2 + t15;
  A[90] += t103;
  const double t104 = 0.5 * G1 + G3 + t103;
  A[91] += t104;
  const double t105 = 0.5 * G1 + t18;
  const double t106 = t23 - t105;
  const double t107 = -t106;
  A[92] += t107;
  const double t108 = 4.0 * (0.25 * G3 - t105);
  A[93] += t108;
  A[94] += t37;
  A[95] += t37;
  const double t109 = 2.0 * (t93 + t96);
  A[96] += t109;
  const double t110 = -5.0 * (0.4 * G2 + 2.4 * G3 + t64);
  A[97] += t110;
  A[98] += t71;
  const double t111 = -4.0 * (1.25 * G4 + G5 + 1.5 * G3);
  A[99] += t111;
  A[100] += t24;
  A[101] += t47;
  A[102] += t63;
  A[103] += t78;
  A[104] += t92;
  A[105] += 4.0 * (2.5 * G5 + t71);
  const double t112 = G5 + G1 + t101 - G3;
  const double t113 = -t112;
  A[106] += t113;
  const double t114 = G5 + 4.0 * t94;
  A[107] += t114;
  const double t115 = -t101;
  A[108] += t115;
  const double t116 = -t22;
  A[109] += t116;
  const double t117 = t23 - t103;
  const double t118 = -t117;
  A[110] += t118;
  const double t119 = 4.0 * (0.25 * G5 - t103);
  A[111] += t119;
  A[112] += t105;
  const double t120 = 0.5 * G2 + G5 + t105;
  A[113] += t120;
  A[114] += t37;
  A[115] += t37;
  const double t121 = 2.0 * (t22 + t100);
  A[116] += t121;
  const double t122 = -5.0 * (2.4 * G5 + 0.4 * G1 + t81);
  A[117] += t122;
  const double t123 = -4.0 * (1.25 * G4 + 1.5 * G5 + G3);
  A[118] += t123;
  A[119] += t86;
  A[120] += t27;
  A[121] += t48;
  A[122] += t65;
  A[123] += t79;
  A[124] += t95;
  A[125] += t113;
  A[126] += 4.0 * (2.5 * G0 + t17);
  const double t124 = 3.0 * (1.3333333333333333 * G2 - t34);
  A[127] += t124;
  const double t125 = G0 + 4.0 * t21;
  A[128] += t125;
  const double t126 = -t29;
  A[129] += t126;
  const double t127 = 0.5 * G4 + t12;
  A[130] += t127;
  const double t128 = G0 + 0.5 * G1 + t127;
  A[131] += t128;
  A[132] += t34;
  A[133] += t34;
  const double t129 = t26 - t105;
  const double t130 = -t129;
  A[134] += t130;
  const double t131 = 4.0 * (0.25 * G0 - t105);
  A[135] += t131;
  const double t132 = 0.5 * G4 + G5 + G1 - G0;
  const double t133 = 2.0 * (t112 + t132);
  A[136] += t133;
  A[137] += t53;
  const double t134 = -5.0 * (0.4 * G4 + 2.4 * G0 + t46);
  A[138] += t134;
  const double t135 = -4.0 * (1.25 * G2 + G5 + 1.5 * G0);
  A[139] += t135;
  A[140] += t27;
  A[141] += t49;
  A[142] += t65;
  A[143] += t80;
  A[144] += t97;
  A[145] += t114;
  A[146] += t124;
  A[147] += 4.0 * (2.5 * G5 + t53);
  const double t136 = -t25;
  A[148] += t136;
  const double t137 = -t21;
  A[149] += t137;
  const double t138 = t26 - t127;
  const double t139 = -t138;
  A[150] += t139;
  const double t140 = 4.0 * (0.25 * G5 - t127);
  A[151] += t140;
  A[152] += t34;
  A[153] += t34;
  A[154] += t105;
  const double t141 = 3.0 * G5 + t25 - G0;
  A[155] += t141;
  const double t142 = 2.0 * (t20 + t25);
  A[156] += t142;
  const double t143 = -4.0 * (1.25 * G2 + 1.5 * G5 + G0);
  A[157] += t143;
  A[158] += t122;
  A[159] += t17;
  A[160] += t31;
  A[161] += t50;
  A[162] += t66;
  A[163] += t82;
  A[164] += t99;
  A[165] += t115;
  A[166] += t125;
  A[167] += t136;
  A[168] += 4.0 * (2.5 * G0 + t14);
  const double t144 = 3.0 * (1.3333333333333333 * G1 - t9);
  A[169] += t144;
  A[170] += t9;
  A[171] += t9;
  A[172] += t127;
  const double t145 = 0.5 * G2 + G0 + t127;
  A[173] += t145;
  const double t146 = t30 - t103;
  const double t147 = -t146;
  A[174] += t147;
  const double t148 = 4.0 * (0.25 * G0 - t103);
  A[175] += t148;
  const double t149 = G2 + 0.5 * G4 + G3 - G0;
  const double t150 = 2.0 * (t98 + t149);
  A[176] += t150;
  A[177] += t11;
  const double t151 = -4.0 * (1.5 * G0 + 1.25 * G1 + G3);
  A[178] += t151;
  A[179] += t134;
  A[180] += t31;
  A[181] += t51;
  A[182] += t67;
  A[183] += t82;
  A[184] += t102;
  A[185] += t116;
  A[186] += t126;
  A[187] += t137;
  A[188] += t144;
  A[189] += 4.0 * (2.5 * G3 + t11);
  A[190] += t9;
  A[191] += t9;
  const double t152 = t30 - t127;
  const double t153 = -t152;
  A[192] += t153;
  const double t154 = 4.0 * (0.25 * G3 - t127);
  A[193] += t154;
  A[194] += t103;
  const double t155 = -(G0 - 3.0 * G3 - t29);
  A[195] += t155;
  const double t156 = 2.0 * (t28 + t29);
  A[196] += t156;
  const double t157 = -4.0 * (G0 + 1.25 * G1 + 1.5 * G3);
  A[197] += t157;
  A[198] += t14;
  A[199] += t110;
  A[200] += t32;
  A[201] += t52;
  A[202] += t68;
  A[203] += t83;
  A[204] += t103;
  A[205] += t118;
  A[206] += t127;
  A[207] += t139;
  A[208] += t9;
  A[209] += t9;
  A[210] += -4.0 * (G2 + G4 - 2.5 * t10);
  const double t158 = -4.0 * (G2 + G4 + 2.0 * G5 + 0.75 * t9);
  A[211] += t158;
  const double t159 = 3.0 * (G2 + 1.3333333333333333 * G4 + 1.6666666666666667 * G0 + G1 + 0.3333333333333333
      * t37);
  A[212] += t159;
  const double t160 = -t28;
  A[213] += t160;
  const double t161 = 3.0 * (1.3333333333333333 * G2 + G4 + G1 + 1.6666666666666667 * G3 + 0.3333333333333333
      * t34);
  A[214] += t161;
  const double t162 = -t149;
  A[215] += t162;
  const double t163 = -2.0 * t30;
  A[216] += t163;
  const double t164 = 2.0 * (t117 + t146);
  A[217] += t164;
  const double t165 = 2.0 * (t138 + t152);
  A[218] += t165;
  const double t166 = -(G2 + G4 + 6.0 * t9);
  A[219] += t166;
  A[220] += t33;
  A[221] += t52;
  A[222] += t68;
  A[223] += t84;
  A[224] += t104;
  A[225] += t119;
  A[226] += t128;
  A[227] += t140;
  A[228] += t9;
  A[229] += t9;
  A[230] += t158;
  A[231] += 8.0 * (1.25 * G5 - t30);
  const double t167 = -t20;
  A[232] += t167;
  A[233] += t137;
  const double t168 = -t100;
  A[234] += t168;
  A[235] += t115;
  const double t169 = G2 + G4 - 4.0 * t9;
  A[236] += t169;
  A[237] += t142;
  A[238] += t121;
  const double t170 = -t81;
  A[239] += t170;
  A[240] += t35;
  A[241] += t54;
  A[242] += t69;
  A[243] += t85;
  A[244] += t107;
  A[245] += t105;
  A[246] += t34;
  A[247] += t34;
  A[248] += t127;
  A[249] += t153;
  A[250] += t159;
  A[251] += t167;
  A[252] += -4.0 * (G4 + G1 - 2.5 * t10);
  const double t171 = -4.0 * (G4 + G1 + 2.0 * G3 + 0.75 * t34);
  A[253] += t171;
  const double t172 = t106 + t129;
  const double t173 = -(0.5 * G2 + 0.5 * G4 + G5 + t172 - 3.0 * G1);
  A[254] += t173;
  const double t174 = -t132;
  A[255] += t174;
  const double t175 = -2.0 * t26;
  A[256] += t175;
  const double t176 = 2.0 * t172;
  A[257] += t176;
  const double t177 = -(G4 + G1 + 6.0 * t34);
  A[258] += t177;
  A[259] += t165;
  A[260] += t36;
  A[261] += t54;
  A[262] += t70;
  A[263] += t85;
  A[264] += t108;
  A[265] += t120;
  A[266] += t34;
  A[267] += t34;
  A[268] += t145;
  A[269] += t154;
  A[270] += t160;
  A[271] += t137;
  A[272] += t171;
  A[273] += 8.0 * (1.25 * G3 - t26);
  const double t178 = -t93;
  A[274] += t178;
  A[275] += t95;
  const double t179 = G4 + G1 - 4.0 * t34;
  A[276] += t179;
  A[277] += t156;
  const double t180 = -t64;
  A[278] += t180;
  A[279] += t109;
  A[280] += t38;
  A[281] += t55;
  A[282] += t72;
  A[283] += t87;
  A[284] += t37;
  A[285] += t37;
  A[286] += t130;
  A[287] += t105;
  A[288] += t147;
  A[289] += t103;
  A[290] += t161;
  A[291] += t168;
  A[292] += t173;
  A[293] += t178;
  A[294] += -4.0 * (G2 + G1 - 2.5 * t10);
  const double t181 = -4.0 * (G2 + 2.0 * G0 + G1 + 0.75 * t37);
  A[295] += t181;
  const double t182 = -2.0 * t23;
  A[296] += t182;
  const double t183 = -(G2 + G1 + 6.0 * t37);
  A[297] += t183;
  A[298] += t176;
  A[299] += t164;
  A[300] += t39;
  A[301] += t56;
  A[302] += t72;
  A[303] += t87;
  A[304] += t37;
  A[305] += t37;
  A[306] += t131;
  A[307] += t141;
  A[308] += t148;
  A[309] += t155;
  A[310] += t162;
  A[311] += t115;
  A[312] += t174;
  A[313] += t95;
  A[314] += t181;
  A[315] += 8.0 * (1.25 * G0 - t23);
  const double t184 = G2 + G1 - 4.0 * t37;
  A[316] += t184;
  const double t185 = -t46;
  A[317] += t185;
  A[318] += t150;
  A[319] += t133;
  A[320] += t40;
  A[321] += t57;
  A[322] += t73;
  A[323] += t88;
  A[324] += t109;
  A[325] += t121;
  A[326] += t133;
  A[327] += t142;
  A[328] += t150;
  A[329] += t156;
  A[330] += t163;
  A[331] += t169;
  A[332] += t175;
  A[333] += t179;
  A[334] += t182;
  A[335] += t184;
  const double t186 = 12.0 * (G5 + G0 + G3 + t10);
  A[336] += t186;
  const double t187 = -12.0 * t127;
  A[337] += t187;
  const double t188 = -12.0 * t103;
  A[338] += t188;
  const double t189 = -12.0 * t105;
  A[339] += t189;
  A[340] += t41;
  A[341] += t58;
  A[342] += t74;
  A[343] += t89;
  A[344] += t110;
  A[345] += t122;
  A[346] += t53;
  A[347] += t143;
  A[348] += t11;
  A[349] += t157;
  A[350] += t164;
  A[351] += t142;
  A[352] += t176;
  A[353] += t156;
  A[354] += t183;
  A[355] += t185;
  A[356] += t187;
  A[357] += t186;
  const double t190 = 12.0 * t94;
  A[358] += t190;
  const double t191 = 12.0 * t101;
  A[359] += t191;
  A[360] += t42;
  A[361] += t59;
  A[362] += t75;
  A[363] += t90;
  A[364] += t71;
  A[365] += t123;
  A[366] += t134;
  A[367] += t122;
  A[368] += t151;
  A[369] += t14;
  A[370] += t165;
  A[371] += t121;
  A[372] += t177;
  A[373] += t180;
  A[374] += t176;
  A[375] += t150;
  A[376] += t188;
  A[377] += t190;
  A[378] += t186;
  const double t192 = 12.0 * t21;
  A[379] += t192;
  A[380] += t43;
  A[381] += t60;
  A[382] += t76;
  A[383] += t91;
  A[384] += t111;
  A[385] += t86;
  A[386] += t135;
  A[387] += t17;
  A[388] += t134;
  A[389] += t110;
  A[390] += t166;
  A[391] += t170;
  A[392] += t165;
  A[393] += t109;
  A[394] += t164;
  A[395] += t133;
  A[396] += t189;
  A[397] += t191;
  A[398] += t192;
  A[399] += t186;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel laplace_p3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "laplace_p3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P3",                                      // row_element
    "P3",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    20,                                        // rows
    20,                                        // columns
    400,                                       // entries_per_cell
    4,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
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
    26368,                                     // shared_bytes
    568.0,                                     // flops_per_cell
    3220.0,                                    // bytes_per_cell
    7200.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
