// load_q1_hexahedron_f64_element_tensor: element_tensor of form L in load.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate load.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file load.form:
//   | """Load vector of a source f in the space of the test functions (arity 1)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | f = Coefficient(element)
//   |
//   | L = inner(v, f) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   f       coefficient, Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      900 flops
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
//   bytes       184 (120 read, 64 written)
//   flops/byte  3
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

extern "C" int load_q1_hexahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 64 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[256];
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
        inputs[lane] = f[8 * cell];
        inputs[lane + 8] = f[8 * cell + 1];
        inputs[lane + 16] = f[8 * cell + 2];
        inputs[lane + 24] = f[8 * cell + 3];
        inputs[lane + 32] = f[8 * cell + 4];
        inputs[lane + 40] = f[8 * cell + 5];
        inputs[lane + 48] = f[8 * cell + 6];
        inputs[lane + 56] = f[8 * cell + 7];
        inputs[lane + 64] = coordinates[3 * n0];
        inputs[lane + 72] = coordinates[3 * n1];
        inputs[lane + 80] = coordinates[3 * n2];
        inputs[lane + 88] = coordinates[3 * n3];
        inputs[lane + 96] = coordinates[3 * n4];
        inputs[lane + 104] = coordinates[3 * n5];
        inputs[lane + 112] = coordinates[3 * n6];
        inputs[lane + 120] = coordinates[3 * n7];
        inputs[lane + 128] = coordinates[3 * n0 + 1];
        inputs[lane + 136] = coordinates[3 * n1 + 1];
        inputs[lane + 144] = coordinates[3 * n2 + 1];
        inputs[lane + 152] = coordinates[3 * n3 + 1];
        inputs[lane + 160] = coordinates[3 * n4 + 1];
        inputs[lane + 168] = coordinates[3 * n5 + 1];
        inputs[lane + 176] = coordinates[3 * n6 + 1];
        inputs[lane + 184] = coordinates[3 * n7 + 1];
        inputs[lane + 192] = coordinates[3 * n0 + 2];
        inputs[lane + 200] = coordinates[3 * n1 + 2];
        inputs[lane + 208] = coordinates[3 * n2 + 2];
        inputs[lane + 216] = coordinates[3 * n3 + 2];
        inputs[lane + 224] = coordinates[3 * n4 + 2];
        inputs[lane + 232] = coordinates[3 * n5 + 2];
        inputs[lane + 240] = coordinates[3 * n6 + 2];
        inputs[lane + 248] = coordinates[3 * n7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double f_0 = inputs[lane];
        const double f_1 = inputs[lane + 8];
        const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
        const double f_2 = inputs[lane + 16];
        const double f_3 = inputs[lane + 24];
        const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
        const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
        const double f_4 = inputs[lane + 32];
        const double f_5 = inputs[lane + 40];
        const double t3 = 0.7886751345948129 * f_4 + 0.2113248654051871 * f_5;
        const double f_6 = inputs[lane + 48];
        const double f_7 = inputs[lane + 56];
        const double t4 = 0.7886751345948129 * f_6 + 0.2113248654051871 * f_7;
        const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
        const double x0_0 = inputs[lane + 64];
        const double x1_0 = inputs[lane + 72];
        const double t6 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 80];
        const double x3_0 = inputs[lane + 88];
        const double t7 = x2_0 - x3_0;
        const double t8 = 0.7886751345948129 * t6 + 0.2113248654051871 * t7;
        const double x4_0 = inputs[lane + 96];
        const double x5_0 = inputs[lane + 104];
        const double t9 = x4_0 - x5_0;
        const double x6_0 = inputs[lane + 112];
        const double x7_0 = inputs[lane + 120];
        const double t10 = x6_0 - x7_0;
        const double t11 = 0.7886751345948129 * t9 + 0.2113248654051871 * t10;
        const double t12 = 0.7886751345948129 * t8 + 0.2113248654051871 * t11;
        const double x0_1 = inputs[lane + 128];
        const double x1_1 = inputs[lane + 136];
        const double t13 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
        const double x2_1 = inputs[lane + 144];
        const double x3_1 = inputs[lane + 152];
        const double t14 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
        const double t15 = t13 - t14;
        const double x4_1 = inputs[lane + 160];
        const double x5_1 = inputs[lane + 168];
        const double t16 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
        const double x6_1 = inputs[lane + 176];
        const double x7_1 = inputs[lane + 184];
        const double t17 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
        const double t18 = t16 - t17;
        const double t19 = 0.7886751345948129 * t15 + 0.2113248654051871 * t18;
        const double x0_2 = inputs[lane + 192];
        const double x1_2 = inputs[lane + 200];
        const double t20 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
        const double x2_2 = inputs[lane + 208];
        const double x3_2 = inputs[lane + 216];
        const double t21 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
        const double x4_2 = inputs[lane + 224];
        const double x5_2 = inputs[lane + 232];
        const double t22 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
        const double x6_2 = inputs[lane + 240];
        const double x7_2 = inputs[lane + 248];
        const double t23 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
        const double t24 = (0.7886751345948129 * t20 + 0.2113248654051871 * t21) - (0.7886751345948129 * t22 +
            0.2113248654051871 * t23);
        const double t25 = (0.7886751345948129 * t13 + 0.2113248654051871 * t14) - (0.7886751345948129 * t16 +
            0.2113248654051871 * t17);
        const double t26 = t20 - t21;
        const double t27 = t22 - t23;
        const double t28 = 0.7886751345948129 * t26 + 0.2113248654051871 * t27;
        const double t29 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
        const double t30 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
        const double t31 = t29 - t30;
        const double t32 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
        const double t33 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
        const double t34 = t32 - t33;
        const double t35 = 0.7886751345948129 * t31 + 0.2113248654051871 * t34;
        const double t36 = x0_2 - x1_2;
        const double t37 = x2_2 - x3_2;
        const double t38 = 0.7886751345948129 * t36 + 0.2113248654051871 * t37;
        const double t39 = x4_2 - x5_2;
        const double t40 = x6_2 - x7_2;
        const double t41 = 0.7886751345948129 * t39 + 0.2113248654051871 * t40;
        const double t42 = 0.7886751345948129 * t38 + 0.2113248654051871 * t41;
        const double t43 = x0_1 - x1_1;
        const double t44 = x2_1 - x3_1;
        const double t45 = 0.7886751345948129 * t43 + 0.2113248654051871 * t44;
        const double t46 = x4_1 - x5_1;
        const double t47 = x6_1 - x7_1;
        const double t48 = 0.7886751345948129 * t46 + 0.2113248654051871 * t47;
        const double t49 = 0.7886751345948129 * t45 + 0.2113248654051871 * t48;
        const double t50 = (0.7886751345948129 * t29 + 0.2113248654051871 * t30) - (0.7886751345948129 * t32 +
            0.2113248654051871 * t33);
        const double t51 = t12 * (t19 * t24 - t25 * t28) + t35 * (t25 * t42 - t24 * t49) + t50 * (t28 * t49 -
            t19 * t42);
        const double t52 = (0.7886751345948129 * t2 + 0.2113248654051871 * t5) * std::fabs(-t51);
        const double t53 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
        const double t54 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
        const double t55 = 0.7886751345948129 * t53 + 0.2113248654051871 * t54;
        const double t56 = 0.2113248654051871 * f_4 + 0.7886751345948129 * f_5;
        const double t57 = 0.2113248654051871 * f_6 + 0.7886751345948129 * f_7;
        const double t58 = 0.7886751345948129 * t56 + 0.2113248654051871 * t57;
        const double t59 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
        const double t60 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
        const double t61 = t59 - t60;
        const double t62 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
        const double t63 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
        const double t64 = t62 - t63;
        const double t65 = 0.7886751345948129 * t61 + 0.2113248654051871 * t64;
        const double t66 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
        const double t67 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
        const double t68 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
        const double t69 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
        const double t70 = (0.7886751345948129 * t66 + 0.2113248654051871 * t67) - (0.7886751345948129 * t68 +
            0.2113248654051871 * t69);
        const double t71 = (0.7886751345948129 * t59 + 0.2113248654051871 * t60) - (0.7886751345948129 * t62 +
            0.2113248654051871 * t63);
        const double t72 = t66 - t67;
        const double t73 = t68 - t69;
        const double t74 = 0.7886751345948129 * t72 + 0.2113248654051871 * t73;
        const double t75 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
        const double t76 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
        const double t77 = t75 - t76;
        const double t78 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
        const double t79 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
        const double t80 = t78 - t79;
        const double t81 = 0.7886751345948129 * t77 + 0.2113248654051871 * t80;
        const double t82 = (0.7886751345948129 * t75 + 0.2113248654051871 * t76) - (0.7886751345948129 * t78 +
            0.2113248654051871 * t79);
        const double t83 = t12 * (t65 * t70 - t71 * t74) + t81 * (t42 * t71 - t49 * t70) + t82 * (t49 * t74 -
            t42 * t65);
        const double t84 = (0.7886751345948129 * t55 + 0.2113248654051871 * t58) * std::fabs(-t83);
        const double t85 = t52 + 0.2679491924311227 * t84;
        const double t86 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t87 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
        const double t88 = 0.2113248654051871 * t6 + 0.7886751345948129 * t7;
        const double t89 = 0.2113248654051871 * t9 + 0.7886751345948129 * t10;
        const double t90 = 0.7886751345948129 * t88 + 0.2113248654051871 * t89;
        const double t91 = (0.2113248654051871 * t20 + 0.7886751345948129 * t21) - (0.2113248654051871 * t22 +
            0.7886751345948129 * t23);
        const double t92 = (0.2113248654051871 * t13 + 0.7886751345948129 * t14) - (0.2113248654051871 * t16 +
            0.7886751345948129 * t17);
        const double t93 = 0.2113248654051871 * t36 + 0.7886751345948129 * t37;
        const double t94 = 0.2113248654051871 * t39 + 0.7886751345948129 * t40;
        const double t95 = 0.7886751345948129 * t93 + 0.2113248654051871 * t94;
        const double t96 = 0.2113248654051871 * t43 + 0.7886751345948129 * t44;
        const double t97 = 0.2113248654051871 * t46 + 0.7886751345948129 * t47;
        const double t98 = 0.7886751345948129 * t96 + 0.2113248654051871 * t97;
        const double t99 = (0.2113248654051871 * t29 + 0.7886751345948129 * t30) - (0.2113248654051871 * t32 +
            0.7886751345948129 * t33);
        const double t100 = t90 * (t19 * t91 - t28 * t92) + t35 * (t92 * t95 - t91 * t98) + t99 * (t28 * t98 -
            t19 * t95);
        const double t101 = (0.7886751345948129 * t86 + 0.2113248654051871 * t87) * std::fabs(-t100);
        const double t102 = 0.2113248654051871 * t53 + 0.7886751345948129 * t54;
        const double t103 = 0.2113248654051871 * t56 + 0.7886751345948129 * t57;
        const double t104 = (0.2113248654051871 * t66 + 0.7886751345948129 * t67) - (0.2113248654051871 * t68
            + 0.7886751345948129 * t69);
        const double t105 = (0.2113248654051871 * t59 + 0.7886751345948129 * t60) - (0.2113248654051871 * t62
            + 0.7886751345948129 * t63);
        const double t106 = (0.2113248654051871 * t75 + 0.7886751345948129 * t76) - (0.2113248654051871 * t78
            + 0.7886751345948129 * t79);
        const double t107 = t90 * (t65 * t104 - t74 * t105) + t81 * (t95 * t105 - t98 * t104) + t106 * (t74 *
            t98 - t65 * t95);
        const double t108 = (0.7886751345948129 * t102 + 0.2113248654051871 * t103) * std::fabs(-t107);
        const double t109 = t101 + 0.2679491924311227 * t108;
        const double t110 = 0.39433756729740643 * t85 + 0.10566243270259355 * t109;
        const double t111 = 0.2113248654051871 * t8 + 0.7886751345948129 * t11;
        const double t112 = 0.2113248654051871 * t15 + 0.7886751345948129 * t18;
        const double t113 = 0.2113248654051871 * t26 + 0.7886751345948129 * t27;
        const double t114 = 0.2113248654051871 * t31 + 0.7886751345948129 * t34;
        const double t115 = 0.2113248654051871 * t38 + 0.7886751345948129 * t41;
        const double t116 = 0.2113248654051871 * t45 + 0.7886751345948129 * t48;
        const double t117 = t111 * (t24 * t112 - t25 * t113) + t114 * (t25 * t115 - t24 * t116) + t50 * (t113
            * t116 - t112 * t115);
        const double t118 = (0.2113248654051871 * t2 + 0.7886751345948129 * t5) * std::fabs(-t117);
        const double t119 = 0.2113248654051871 * t61 + 0.7886751345948129 * t64;
        const double t120 = 0.2113248654051871 * t72 + 0.7886751345948129 * t73;
        const double t121 = 0.2113248654051871 * t77 + 0.7886751345948129 * t80;
        const double t122 = t111 * (t70 * t119 - t71 * t120) + t121 * (t71 * t115 - t70 * t116) + t82 * (t116
            * t120 - t115 * t119);
        const double t123 = (0.2113248654051871 * t55 + 0.7886751345948129 * t58) * std::fabs(-t122);
        const double t124 = t118 + 0.2679491924311227 * t123;
        const double t125 = 0.2113248654051871 * t88 + 0.7886751345948129 * t89;
        const double t126 = 0.2113248654051871 * t93 + 0.7886751345948129 * t94;
        const double t127 = 0.2113248654051871 * t96 + 0.7886751345948129 * t97;
        const double t128 = t125 * (t91 * t112 - t92 * t113) + t114 * (t92 * t126 - t91 * t127) + t99 * (t113
            * t127 - t112 * t126);
        const double t129 = (0.2113248654051871 * t86 + 0.7886751345948129 * t87) * std::fabs(-t128);
        const double t130 = t125 * (t104 * t119 - t105 * t120) + t121 * (t105 * t126 - t104 * t127) + t106 *
            (t120 * t127 - t119 * t126);
        const double t131 = (0.2113248654051871 * t102 + 0.7886751345948129 * t103) * std::fabs(-t130);
        const double t132 = t129 + 0.2679491924311227 * t131;
        const double t133 = 0.39433756729740643 * t124 + 0.10566243270259355 * t132;
        tile[lane] = 0.39433756729740643 * (0.39433756729740643 * t110 + 0.10566243270259355 * t133);
        const double t134 = t52 + 3.732050807568877 * t84;
        const double t135 = t101 + 3.732050807568877 * t108;
        const double t136 = 0.10566243270259355 * t134 + 0.028312163512967795 * t135;
        const double t137 = t118 + 3.732050807568877 * t123;
        const double t138 = t129 + 3.732050807568877 * t131;
        const double t139 = 0.10566243270259355 * t137 + 0.028312163512967795 * t138;
        tile[lane + 8] = 0.39433756729740643 * (0.39433756729740643 * t136 + 0.10566243270259355 * t139);
        const double t140 = 0.39433756729740643 * t85 + 1.4716878364870323 * t109;
        const double t141 = 0.39433756729740643 * t124 + 1.4716878364870323 * t132;
        tile[lane + 16] = 0.39433756729740643 * (0.10566243270259355 * t140 + 0.028312163512967795 * t141);
        const double t142 = 0.10566243270259355 * t134 + 0.39433756729740643 * t135;
        const double t143 = 0.10566243270259355 * t137 + 0.39433756729740643 * t138;
        tile[lane + 24] = 0.39433756729740643 * (0.10566243270259355 * t142 + 0.028312163512967795 * t143);
        tile[lane + 32] = 0.10566243270259355 * (0.39433756729740643 * t110 + 1.4716878364870323 * t133);
        tile[lane + 40] = 0.10566243270259355 * (0.39433756729740643 * t136 + 1.4716878364870323 * t139);
        tile[lane + 48] = 0.10566243270259355 * (0.10566243270259355 * t140 + 0.39433756729740643 * t141);
        tile[lane + 56] = 0.10566243270259355 * (0.10566243270259355 * t142 + 0.39433756729740643 * t143);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<8, 8, 8>(tile, element_tensors + 8 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void load_q1_hexahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ f = packed_coefficients + 0;
  // element tensor of one cell
  const double f_0 = f[0];
  const double f_1 = f[1];
  const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
  const double f_2 = f[2];
  const double f_3 = f[3];
  const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
  const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
  const double f_4 = f[4];
  const double f_5 = f[5];
  const double t3 = 0.7886751345948129 * f_4 + 0.2113248654051871 * f_5;
  const double f_6 = f[6];
  const double f_7 = f[7];
  const double t4 = 0.7886751345948129 * f_6 + 0.2113248654051871 * f_7;
  const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t6 = x0_0 - x1_0;
  const double x2_0 = coordinate_dofs[6];
  const double x3_0 = coordinate_dofs[9];
  const double t7 = x2_0 - x3_0;
  const double t8 = 0.7886751345948129 * t6 + 0.2113248654051871 * t7;
  const double x4_0 = coordinate_dofs[12];
  const double x5_0 = coordinate_dofs[15];
  const double t9 = x4_0 - x5_0;
  const double x6_0 = coordinate_dofs[18];
  const double x7_0 = coordinate_dofs[21];
  const double t10 = x6_0 - x7_0;
  const double t11 = 0.7886751345948129 * t9 + 0.2113248654051871 * t10;
  const double t12 = 0.7886751345948129 * t8 + 0.2113248654051871 * t11;
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double t13 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t14 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
  const double t15 = t13 - t14;
  const double x4_1 = coordinate_dofs[13];
  const double x5_1 = coordinate_dofs[16];
  const double t16 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
  const double x6_1 = coordinate_dofs[19];
  const double x7_1 = coordinate_dofs[22];
  const double t17 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
  const double t18 = t16 - t17;
  const double t19 = 0.7886751345948129 * t15 + 0.2113248654051871 * t18;
  const double x0_2 = coordinate_dofs[2];
  const double x1_2 = coordinate_dofs[5];
  const double t20 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
  const double x2_2 = coordinate_dofs[8];
  const double x3_2 = coordinate_dofs[11];
  const double t21 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
  const double x4_2 = coordinate_dofs[14];
  const double x5_2 = coordinate_dofs[17];
  const double t22 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
  const double x6_2 = coordinate_dofs[20];
  const double x7_2 = coordinate_dofs[23];
  const double t23 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
  const double t24 = (0.7886751345948129 * t20 + 0.2113248654051871 * t21) - (0.7886751345948129 * t22 +
      0.2113248654051871 * t23);
  const double t25 = (0.7886751345948129 * t13 + 0.2113248654051871 * t14) - (0.7886751345948129 * t16 +
      0.2113248654051871 * t17);
  const double t26 = t20 - t21;
  const double t27 = t22 - t23;
  const double t28 = 0.7886751345948129 * t26 + 0.2113248654051871 * t27;
  const double t29 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
  const double t30 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
  const double t31 = t29 - t30;
  const double t32 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
  const double t33 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
  const double t34 = t32 - t33;
  const double t35 = 0.7886751345948129 * t31 + 0.2113248654051871 * t34;
  const double t36 = x0_2 - x1_2;
  const double t37 = x2_2 - x3_2;
  const double t38 = 0.7886751345948129 * t36 + 0.2113248654051871 * t37;
  const double t39 = x4_2 - x5_2;
  const double t40 = x6_2 - x7_2;
  const double t41 = 0.7886751345948129 * t39 + 0.2113248654051871 * t40;
  const double t42 = 0.7886751345948129 * t38 + 0.2113248654051871 * t41;
  const double t43 = x0_1 - x1_1;
  const double t44 = x2_1 - x3_1;
  const double t45 = 0.7886751345948129 * t43 + 0.2113248654051871 * t44;
  const double t46 = x4_1 - x5_1;
  const double t47 = x6_1 - x7_1;
  const double t48 = 0.7886751345948129 * t46 + 0.2113248654051871 * t47;
  const double t49 = 0.7886751345948129 * t45 + 0.2113248654051871 * t48;
  const double t50 = (0.7886751345948129 * t29 + 0.2113248654051871 * t30) - (0.7886751345948129 * t32 +
      0.2113248654051871 * t33);
  const double t51 = t12 * (t19 * t24 - t25 * t28) + t35 * (t25 * t42 - t24 * t49) + t50 * (t28 * t49 - t19 *
      t42);
  const double t52 = (0.7886751345948129 * t2 + 0.2113248654051871 * t5) * std::fabs(-t51);
  const double t53 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
  const double t54 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
  const double t55 = 0.7886751345948129 * t53 + 0.2113248654051871 * t54;
  const double t56 = 0.2113248654051871 * f_4 + 0.7886751345948129 * f_5;
  const double t57 = 0.2113248654051871 * f_6 + 0.7886751345948129 * f_7;
  const double t58 = 0.7886751345948129 * t56 + 0.2113248654051871 * t57;
  const double t59 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
  const double t60 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
  const double t61 = t59 - t60;
  const double t62 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
  const double t63 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
  const double t64 = t62 - t63;
  const double t65 = 0.7886751345948129 * t61 + 0.2113248654051871 * t64;
  const double t66 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
  const double t67 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
  const double t68 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
  const double t69 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
  const double t70 = (0.7886751345948129 * t66 + 0.2113248654051871 * t67) - (0.7886751345948129 * t68 +
      0.2113248654051871 * t69);
  const double t71 = (0.7886751345948129 * t59 + 0.2113248654051871 * t60) - (0.7886751345948129 * t62 +
      0.2113248654051871 * t63);
  const double t72 = t66 - t67;
  const double t73 = t68 - t69;
  const double t74 = 0.7886751345948129 * t72 + 0.2113248654051871 * t73;
  const double t75 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
  const double t76 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
  const double t77 = t75 - t76;
  const double t78 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
  const double t79 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
  const double t80 = t78 - t79;
  const double t81 = 0.7886751345948129 * t77 + 0.2113248654051871 * t80;
  const double t82 = (0.7886751345948129 * t75 + 0.2113248654051871 * t76) - (0.7886751345948129 * t78 +
      0.2113248654051871 * t79);
  const double t83 = t12 * (t65 * t70 - t71 * t74) + t81 * (t42 * t71 - t49 * t70) + t82 * (t49 * t74 - t42 *
      t65);
  const double t84 = (0.7886751345948129 * t55 + 0.2113248654051871 * t58) * std::fabs(-t83);
  const double t85 = t52 + 0.2679491924311227 * t84;
  const double t86 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t87 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
  const double t88 = 0.2113248654051871 * t6 + 0.7886751345948129 * t7;
  const double t89 = 0.2113248654051871 * t9 + 0.7886751345948129 * t10;
  const double t90 = 0.7886751345948129 * t88 + 0.2113248654051871 * t89;
  const double t91 = (0.2113248654051871 * t20 + 0.7886751345948129 * t21) - (0.2113248654051871 * t22 +
      0.7886751345948129 * t23);
  const double t92 = (0.2113248654051871 * t13 + 0.7886751345948129 * t14) - (0.2113248654051871 * t16 +
      0.7886751345948129 * t17);
  const double t93 = 0.2113248654051871 * t36 + 0.7886751345948129 * t37;
  const double t94 = 0.2113248654051871 * t39 + 0.7886751345948129 * t40;
  const double t95 = 0.7886751345948129 * t93 + 0.2113248654051871 * t94;
  const double t96 = 0.2113248654051871 * t43 + 0.7886751345948129 * t44;
  const double t97 = 0.2113248654051871 * t46 + 0.7886751345948129 * t47;
  const double t98 = 0.7886751345948129 * t96 + 0.2113248654051871 * t97;
  const double t99 = (0.2113248654051871 * t29 + 0.7886751345948129 * t30) - (0.2113248654051871 * t32 +
      0.7886751345948129 * t33);
  const double t100 = t90 * (t19 * t91 - t28 * t92) + t35 * (t92 * t95 - t91 * t98) + t99 * (t28 * t98 - t19 *
      t95);
  const double t101 = (0.7886751345948129 * t86 + 0.2113248654051871 * t87) * std::fabs(-t100);
  const double t102 = 0.2113248654051871 * t53 + 0.7886751345948129 * t54;
  const double t103 = 0.2113248654051871 * t56 + 0.7886751345948129 * t57;
  const double t104 = (0.2113248654051871 * t66 + 0.7886751345948129 * t67) - (0.2113248654051871 * t68 +
      0.7886751345948129 * t69);
  const double t105 = (0.2113248654051871 * t59 + 0.7886751345948129 * t60) - (0.2113248654051871 * t62 +
      0.7886751345948129 * t63);
  const double t106 = (0.2113248654051871 * t75 + 0.7886751345948129 * t76) - (0.2113248654051871 * t78 +
      0.7886751345948129 * t79);
  const double t107 = t90 * (t65 * t104 - t74 * t105) + t81 * (t95 * t105 - t98 * t104) + t106 * (t74 * t98 -
      t65 * t95);
  const double t108 = (0.7886751345948129 * t102 + 0.2113248654051871 * t103) * std::fabs(-t107);
  const double t109 = t101 + 0.2679491924311227 * t108;
  const double t110 = 0.39433756729740643 * t85 + 0.10566243270259355 * t109;
  const double t111 = 0.2113248654051871 * t8 + 0.7886751345948129 * t11;
  const double t112 = 0.2113248654051871 * t15 + 0.7886751345948129 * t18;
  const double t113 = 0.2113248654051871 * t26 + 0.7886751345948129 * t27;
  const double t114 = 0.2113248654051871 * t31 + 0.7886751345948129 * t34;
  const double t115 = 0.2113248654051871 * t38 + 0.7886751345948129 * t41;
  const double t116 = 0.2113248654051871 * t45 + 0.7886751345948129 * t48;
  const double t117 = t111 * (t24 * t112 - t25 * t113) + t114 * (t25 * t115 - t24 * t116) + t50 * (t113 * t116
      - t112 * t115);
  const double t118 = (0.2113248654051871 * t2 + 0.7886751345948129 * t5) * std::fabs(-t117);
  const double t119 = 0.2113248654051871 * t61 + 0.7886751345948129 * t64;
  const double t120 = 0.2113248654051871 * t72 + 0.7886751345948129 * t73;
  const double t121 = 0.2113248654051871 * t77 + 0.7886751345948129 * t80;
  const double t122 = t111 * (t70 * t119 - t71 * t120) + t121 * (t71 * t115 - t70 * t116) + t82 * (t116 * t120
      - t115 * t119);
  const double t123 = (0.2113248654051871 * t55 + 0.7886751345948129 * t58) * std::fabs(-t122);
  const double t124 = t118 + 0.2679491924311227 * t123;
  const double t125 = 0.2113248654051871 * t88 + 0.7886751345948129 * t89;
  const double t126 = 0.2113248654051871 * t93 + 0.7886751345948129 * t94;
  const double t127 = 0.2113248654051871 * t96 + 0.7886751345948129 * t97;
  const double t128 = t125 * (t91 * t112 - t92 * t113) + t114 * (t92 * t126 - t91 * t127) + t99 * (t113 * t127
      - t112 * t126);
  const double t129 = (0.2113248654051871 * t86 + 0.7886751345948129 * t87) * std::fabs(-t128);
  const double t130 = t125 * (t104 * t119 - t105 * t120) + t121 * (t105 * t126 - t104 * t127) + t106 * (t120 *
      t127 - t119 * t126);
  const double t131 = (0.2113248654051871 * t102 + 0.7886751345948129 * t103) * std::fabs(-t130);
  const double t132 = t129 + 0.2679491924311227 * t131;
  const double t133 = 0.39433756729740643 * t124 + 0.10566243270259355 * t132;
  A[0] += 0.39433756729740643 * (0.39433756729740643 * t110 + 0.10566243270259355 * t133);
  const double t134 = t52 + 3.732050807568877 * t84;
  const double t135 = t101 + 3.732050807568877 * t108;
  const double t136 = 0.10566243270259355 * t134 + 0.028312163512967795 * t135;
  const double t137 = t118 + 3.732050807568877 * t123;
  const double t138 = t129 + 3.732050807568877 * t131;
  const double t139 = 0.10566243270259355 * t137 + 0.028312163512967795 * t138;
  A[1] += 0.39433756729740643 * (0.39433756729740643 * t136 + 0.10566243270259355 * t139);
  const double t140 = 0.39433756729740643 * t85 + 1.4716878364870323 * t109;
  const double t141 = 0.39433756729740643 * t124 + 1.4716878364870323 * t132;
  A[2] += 0.39433756729740643 * (0.10566243270259355 * t140 + 0.028312163512967795 * t141);
  const double t142 = 0.10566243270259355 * t134 + 0.39433756729740643 * t135;
  const double t143 = 0.10566243270259355 * t137 + 0.39433756729740643 * t138;
  A[3] += 0.39433756729740643 * (0.10566243270259355 * t142 + 0.028312163512967795 * t143);
  A[4] += 0.10566243270259355 * (0.39433756729740643 * t110 + 1.4716878364870323 * t133);
  A[5] += 0.10566243270259355 * (0.39433756729740643 * t136 + 1.4716878364870323 * t139);
  A[6] += 0.10566243270259355 * (0.10566243270259355 * t140 + 0.39433756729740643 * t141);
  A[7] += 0.10566243270259355 * (0.10566243270259355 * t142 + 0.39433756729740643 * t143);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return load_q1_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]));
}

constexpr femforge_input coefficients[] = {
    {"f", "Q1", 8, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel load_q1_hexahedron_f64_element_tensor_cpu_descriptor = {
    "load_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "L",                                      // form
    "cpu",                                    // target
    "float64",                                // scalar
    "sum_factorised",                         // representation
    "hexahedron",                             // cell
    "Q1^3",                                   // coordinate_element
    "Q1",                                     // row_element
    "",                                       // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    1,                                        // arity
    8,                                        // rows
    1,                                        // columns
    8,                                        // entries_per_cell
    3,                                        // quadrature_degree
    8,                                        // quadrature_points
    1,                                        // num_coefficients
    0,                                        // num_constants
    coefficients,                             // coefficients
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
    2560,                                     // shared_bytes
    552.0,                                    // flops_per_cell
    184.0,                                    // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
