// neo_hookean_j_p1x3_tetrahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=tetrahedron
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      1626 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   flops       1626
//   bytes       1268 (116 read, 1152 written)
//   flops/byte  1.28
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

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 1152 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[1152];

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
        inputs[lane + 96] = u[12 * cell + 2];
        inputs[lane + 104] = u[12 * cell + 5];
        inputs[lane + 112] = u[12 * cell + 8];
        inputs[lane + 120] = u[12 * cell + 11];
        inputs[lane + 128] = u[12 * cell + 1];
        inputs[lane + 136] = u[12 * cell + 4];
        inputs[lane + 144] = u[12 * cell + 7];
        inputs[lane + 152] = u[12 * cell + 10];
        inputs[lane + 160] = u[12 * cell];
        inputs[lane + 168] = u[12 * cell + 3];
        inputs[lane + 176] = u[12 * cell + 6];
        inputs[lane + 184] = u[12 * cell + 9];
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
        const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
        const double detJ = -t9;
        const double abs_detJ = std::fabs(detJ);
        const double t10 = 1.0 / t9;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t11 = mu[0] * (adj00 * adj00 * t10 * t10 + t10 * t10 * adj01 * adj01 + t10 * t10 * adj02
            * adj02);
        const double u_2 = inputs[lane + 96];
        const double u_5 = inputs[lane + 104];
        const double t12 = u_2 - u_5;
        const double adj12 = t7 * t8 - t0 * t3;
        const double u_8 = inputs[lane + 112];
        const double t13 = u_2 - u_8;
        const double adj22 = t0 * t1 - t5 * t7;
        const double u_11 = inputs[lane + 120];
        const double t14 = u_2 - u_11;
        const double t15 = 1.0 + (t10 * adj02 * t12 + t10 * adj12 * t13 + t10 * adj22 * t14);
        const double u_1 = inputs[lane + 128];
        const double u_4 = inputs[lane + 136];
        const double t16 = u_1 - u_4;
        const double adj11 = t0 * t2 - t6 * t8;
        const double u_7 = inputs[lane + 144];
        const double t17 = u_1 - u_7;
        const double adj21 = t5 * t6 - t0 * t4;
        const double u_10 = inputs[lane + 152];
        const double t18 = u_1 - u_10;
        const double t19 = 1.0 + (t10 * adj01 * t16 + t10 * adj11 * t17 + t10 * adj21 * t18);
        const double t20 = t10 * adj01 * t12 + t10 * t13 * adj11 + t10 * t14 * adj21;
        const double t21 = t10 * adj02 * t16 + t10 * adj12 * t17 + t10 * adj22 * t18;
        const double t22 = t15 * t19 - t20 * t21;
        const double t23 = adj00 * t10 * t16 + adj10 * t10 * t17 + adj20 * t10 * t18;
        const double t24 = adj00 * t10 * t12 + adj10 * t10 * t13 + adj20 * t10 * t14;
        const double t25 = t15 * t23 - t21 * t24;
        const double t26 = t20 * t23 - t19 * t24;
        const double t27 = (adj00 * t10 * t22 - t10 * adj01 * t25) + t10 * adj02 * t26;
        const double u_0 = inputs[lane + 160];
        const double u_3 = inputs[lane + 168];
        const double t28 = u_0 - u_3;
        const double u_6 = inputs[lane + 176];
        const double t29 = u_0 - u_6;
        const double u_9 = inputs[lane + 184];
        const double t30 = u_0 - u_9;
        const double t31 = 1.0 + (adj00 * t10 * t28 + adj10 * t10 * t29 + adj20 * t10 * t30);
        const double t32 = t10 * adj01 * t28 + t10 * adj11 * t29 + t10 * adj21 * t30;
        const double t33 = t10 * adj02 * t28 + t10 * adj12 * t29 + t10 * adj22 * t30;
        const double t34 = (t22 * t31 - t25 * t32) + t26 * t33;
        const double t35 = t27 / t34;
        const double t36 = t27 * t35 / t34;
        const double t37 = std::log(t34);
        const double t38 = abs_detJ * ((t11 + mu[0] * t36) + lmbda[0] * (t35 * t35 - t36 * t37));
        const double t39 = mu[0] * (adj00 * adj10 * t10 * t10 + t10 * t10 * adj01 * adj11 + t10 * t10 * adj02
            * adj12);
        const double t40 = (adj10 * t10 * t22 - t10 * adj11 * t25) + t10 * adj12 * t26;
        const double t41 = t35 * t40 / t34;
        const double t42 = t40 / t34;
        const double t43 = t35 * t42;
        const double t44 = abs_detJ * ((t39 + mu[0] * t41) + lmbda[0] * (t43 - t37 * t41));
        const double t45 = mu[0] * (adj00 * adj20 * t10 * t10 + t10 * t10 * adj01 * adj21 + t10 * t10 * adj02
            * adj22);
        const double t46 = (adj20 * t10 * t22 - t10 * adj21 * t25) + t10 * adj22 * t26;
        const double t47 = t35 * t46 / t34;
        const double t48 = t46 / t34;
        const double t49 = t35 * t48;
        const double t50 = abs_detJ * ((t45 + mu[0] * t47) + lmbda[0] * (t49 - t37 * t47));
        const double t51 = t38 + t44 + t50;
        const double t52 = t27 * t42 / t34;
        const double t53 = abs_detJ * ((t39 + mu[0] * t52) + lmbda[0] * (t43 - t37 * t52));
        const double t54 = mu[0] * (adj10 * adj10 * t10 * t10 + t10 * t10 * adj11 * adj11 + t10 * t10 * adj12
            * adj12);
        const double t55 = t40 * t42 / t34;
        const double t56 = abs_detJ * ((t54 + mu[0] * t55) + lmbda[0] * (t42 * t42 - t37 * t55));
        const double t57 = mu[0] * (adj10 * adj20 * t10 * t10 + t10 * t10 * adj11 * adj21 + t10 * t10 * adj12
            * adj22);
        const double t58 = t42 * t46 / t34;
        const double t59 = t42 * t48;
        const double t60 = abs_detJ * ((t57 + mu[0] * t58) + lmbda[0] * (t59 - t37 * t58));
        const double t61 = t53 + t56 + t60;
        const double t62 = t27 * t48 / t34;
        const double t63 = abs_detJ * ((t45 + mu[0] * t62) + lmbda[0] * (t49 - t37 * t62));
        const double t64 = t40 * t48 / t34;
        const double t65 = abs_detJ * ((t57 + mu[0] * t64) + lmbda[0] * (t59 - t37 * t64));
        const double t66 = mu[0] * (adj20 * adj20 * t10 * t10 + t10 * t10 * adj21 * adj21 + t10 * t10 * adj22
            * adj22);
        const double t67 = t46 * t48 / t34;
        const double t68 = abs_detJ * ((t66 + mu[0] * t67) + lmbda[0] * (t48 * t48 - t37 * t67));
        const double t69 = t63 + t65 + t68;
        tile[lane] = 0.16666666666666666 * (t51 + t61 + t69);
        const double t70 = t10 * adj01 * t15 - t10 * adj02 * t20;
        const double t71 = adj00 * t10 * t15 - t10 * adj02 * t24;
        const double t72 = adj00 * t10 * t20 - t10 * adj01 * t24;
        const double t73 = (adj00 * t10 * t70 - t10 * adj01 * t71) + t10 * adj02 * t72;
        const double t74 = (t31 * t70 - t32 * t71) + t33 * t72;
        const double t75 = (t73 - t35 * t74) / t34;
        const double t76 = t74 / t34;
        const double t77 = t35 * t76;
        const double t78 = abs_detJ * (mu[0] * t75 - lmbda[0] * (t77 + t37 * t75));
        const double t79 = t10 * t15 * adj11 - t10 * adj12 * t20;
        const double t80 = adj10 * t10 * t15 - t10 * adj12 * t24;
        const double t81 = adj10 * t10 * t20 - t10 * adj11 * t24;
        const double t82 = (adj00 * t10 * t79 - t10 * adj01 * t80) + t10 * adj02 * t81;
        const double t83 = (t31 * t79 - t32 * t80) + t33 * t81;
        const double t84 = (t82 - t35 * t83) / t34;
        const double t85 = t83 / t34;
        const double t86 = t35 * t85;
        const double t87 = abs_detJ * (mu[0] * t84 - lmbda[0] * (t86 + t37 * t84));
        const double t88 = t10 * t15 * adj21 - t10 * adj22 * t20;
        const double t89 = adj20 * t10 * t15 - t10 * adj22 * t24;
        const double t90 = adj20 * t10 * t20 - t10 * adj21 * t24;
        const double t91 = (adj00 * t10 * t88 - t10 * adj01 * t89) + t10 * adj02 * t90;
        const double t92 = (t31 * t88 - t32 * t89) + t33 * t90;
        const double t93 = (t91 - t35 * t92) / t34;
        const double t94 = t92 / t34;
        const double t95 = t35 * t94;
        const double t96 = abs_detJ * (mu[0] * t93 - lmbda[0] * (t95 + t37 * t93));
        const double t97 = t78 + t87 + t96;
        const double t98 = (adj10 * t10 * t70 - t10 * adj11 * t71) + t10 * adj12 * t72;
        const double t99 = (t98 - t42 * t74) / t34;
        const double t100 = t42 * t76;
        const double t101 = abs_detJ * (mu[0] * t99 - lmbda[0] * (t100 + t37 * t99));
        const double t102 = (adj10 * t10 * t79 - t10 * adj11 * t80) + t10 * adj12 * t81;
        const double t103 = (t102 - t42 * t83) / t34;
        const double t104 = t42 * t85;
        const double t105 = abs_detJ * (mu[0] * t103 - lmbda[0] * (t104 + t37 * t103));
        const double t106 = (adj10 * t10 * t88 - t10 * adj11 * t89) + t10 * adj12 * t90;
        const double t107 = (t106 - t42 * t92) / t34;
        const double t108 = t42 * t94;
        const double t109 = abs_detJ * (mu[0] * t107 - lmbda[0] * (t108 + t37 * t107));
        const double t110 = t101 + t105 + t109;
        const double t111 = (adj20 * t10 * t70 - t10 * adj21 * t71) + t10 * adj22 * t72;
        const double t112 = (t111 - t48 * t74) / t34;
        const double t113 = t48 * t76;
        const double t114 = abs_detJ * (mu[0] * t112 - lmbda[0] * (t113 + t37 * t112));
        const double t115 = (adj20 * t10 * t79 - t10 * adj21 * t80) + t10 * adj22 * t81;
        const double t116 = (t115 - t48 * t83) / t34;
        const double t117 = t48 * t85;
        const double t118 = abs_detJ * (mu[0] * t116 - lmbda[0] * (t117 + t37 * t116));
        const double t119 = (adj20 * t10 * t88 - t10 * adj21 * t89) + t10 * adj22 * t90;
        const double t120 = (t119 - t48 * t92) / t34;
        const double t121 = t48 * t94;
        const double t122 = abs_detJ * (mu[0] * t120 - lmbda[0] * (t121 + t37 * t120));
        const double t123 = t114 + t118 + t122;
        tile[lane + 8] = -0.16666666666666666 * (t97 + t110 + t123);
        const double t124 = t10 * adj02 * t19 - t10 * adj01 * t21;
        const double t125 = t10 * adj02 * t23 - adj00 * t10 * t21;
        const double t126 = t10 * adj01 * t23 - adj00 * t10 * t19;
        const double t127 = (adj00 * t10 * t124 - t10 * adj01 * t125) + t10 * adj02 * t126;
        const double t128 = (t31 * t124 - t32 * t125) + t33 * t126;
        const double t129 = (t127 - t35 * t128) / t34;
        const double t130 = t128 / t34;
        const double t131 = t35 * t130;
        const double t132 = abs_detJ * (mu[0] * t129 - lmbda[0] * (t131 + t37 * t129));
        const double t133 = t10 * adj12 * t19 - t10 * adj11 * t21;
        const double t134 = t10 * adj12 * t23 - adj10 * t10 * t21;
        const double t135 = t10 * adj11 * t23 - adj10 * t10 * t19;
        const double t136 = (adj00 * t10 * t133 - t10 * adj01 * t134) + t10 * adj02 * t135;
        const double t137 = (t31 * t133 - t32 * t134) + t33 * t135;
        const double t138 = (t136 - t35 * t137) / t34;
        const double t139 = t137 / t34;
        const double t140 = t35 * t139;
        const double t141 = abs_detJ * (mu[0] * t138 - lmbda[0] * (t140 + t37 * t138));
        const double t142 = t10 * adj22 * t19 - t10 * adj21 * t21;
        const double t143 = t10 * adj22 * t23 - adj20 * t10 * t21;
        const double t144 = t10 * adj21 * t23 - adj20 * t10 * t19;
        const double t145 = (adj00 * t10 * t142 - t10 * adj01 * t143) + t10 * adj02 * t144;
        const double t146 = (t31 * t142 - t32 * t143) + t33 * t144;
        const double t147 = (t145 - t35 * t146) / t34;
        const double t148 = t146 / t34;
        const double t149 = t35 * t148;
        const double t150 = abs_detJ * (mu[0] * t147 - lmbda[0] * (t149 + t37 * t147));
        const double t151 = t132 + t141 + t150;
        const double t152 = (adj10 * t10 * t124 - t10 * adj11 * t125) + t10 * adj12 * t126;
        const double t153 = (t152 - t42 * t128) / t34;
        const double t154 = t42 * t130;
        const double t155 = abs_detJ * (mu[0] * t153 - lmbda[0] * (t154 + t37 * t153));
        const double t156 = (adj10 * t10 * t133 - t10 * adj11 * t134) + t10 * adj12 * t135;
        const double t157 = (t156 - t42 * t137) / t34;
        const double t158 = t42 * t139;
        const double t159 = abs_detJ * (mu[0] * t157 - lmbda[0] * (t158 + t37 * t157));
        const double t160 = (adj10 * t10 * t142 - t10 * adj11 * t143) + t10 * adj12 * t144;
        const double t161 = (t160 - t42 * t146) / t34;
        const double t162 = t42 * t148;
        const double t163 = abs_detJ * (mu[0] * t161 - lmbda[0] * (t162 + t37 * t161));
        const double t164 = t155 + t159 + t163;
        const double t165 = (adj20 * t10 * t124 - t10 * adj21 * t125) + t10 * adj22 * t126;
        const double t166 = (t165 - t48 * t128) / t34;
        const double t167 = t48 * t130;
        const double t168 = abs_detJ * (mu[0] * t166 - lmbda[0] * (t167 + t37 * t166));
        const double t169 = (adj20 * t10 * t133 - t10 * adj21 * t134) + t10 * adj22 * t135;
        const double t170 = (t169 - t48 * t137) / t34;
        const double t171 = t48 * t139;
        const double t172 = abs_detJ * (mu[0] * t170 - lmbda[0] * (t171 + t37 * t170));
        const double t173 = (adj20 * t10 * t142 - t10 * adj21 * t143) + t10 * adj22 * t144;
        const double t174 = (t173 - t48 * t146) / t34;
        const double t175 = t48 * t148;
        const double t176 = abs_detJ * (mu[0] * t174 - lmbda[0] * (t175 + t37 * t174));
        const double t177 = t168 + t172 + t176;
        tile[lane + 16] = -0.16666666666666666 * (t151 + t164 + t177);
        tile[lane + 24] = -0.16666666666666666 * (t38 + t53 + t63);
        tile[lane + 32] = 0.16666666666666666 * (t78 + t101 + t114);
        tile[lane + 40] = 0.16666666666666666 * (t132 + t155 + t168);
        tile[lane + 48] = -0.16666666666666666 * (t44 + t56 + t65);
        tile[lane + 56] = 0.16666666666666666 * (t87 + t105 + t118);
        tile[lane + 64] = 0.16666666666666666 * (t141 + t159 + t172);
        tile[lane + 72] = -0.16666666666666666 * (t50 + t60 + t68);
        tile[lane + 80] = 0.16666666666666666 * (t96 + t109 + t122);
        tile[lane + 88] = 0.16666666666666666 * (t150 + t163 + t176);
        const double t178 = (t73 - t27 * t76) / t34;
        const double t179 = abs_detJ * (mu[0] * t178 - lmbda[0] * (t77 + t37 * t178));
        const double t180 = (t98 - t40 * t76) / t34;
        const double t181 = abs_detJ * (mu[0] * t180 - lmbda[0] * (t100 + t37 * t180));
        const double t182 = (t111 - t46 * t76) / t34;
        const double t183 = abs_detJ * (mu[0] * t182 - lmbda[0] * (t113 + t37 * t182));
        const double t184 = t179 + t181 + t183;
        const double t185 = (t82 - t27 * t85) / t34;
        const double t186 = abs_detJ * (mu[0] * t185 - lmbda[0] * (t86 + t37 * t185));
        const double t187 = (t102 - t40 * t85) / t34;
        const double t188 = abs_detJ * (mu[0] * t187 - lmbda[0] * (t104 + t37 * t187));
        const double t189 = (t115 - t46 * t85) / t34;
        const double t190 = abs_detJ * (mu[0] * t189 - lmbda[0] * (t117 + t37 * t189));
        const double t191 = t186 + t188 + t190;
        const double t192 = (t91 - t27 * t94) / t34;
        const double t193 = abs_detJ * (mu[0] * t192 - lmbda[0] * (t95 + t37 * t192));
        const double t194 = (t106 - t40 * t94) / t34;
        const double t195 = abs_detJ * (mu[0] * t194 - lmbda[0] * (t108 + t37 * t194));
        const double t196 = (t119 - t46 * t94) / t34;
        const double t197 = abs_detJ * (mu[0] * t196 - lmbda[0] * (t121 + t37 * t196));
        const double t198 = t193 + t195 + t197;
        tile[lane + 96] = -0.16666666666666666 * (t184 + t191 + t198);
        const double t199 = t74 * t76 / t34;
        const double t200 = abs_detJ * ((t11 + mu[0] * t199) + lmbda[0] * (t76 * t76 - t37 * t199));
        const double t201 = t76 * t83 / t34;
        const double t202 = t76 * t85;
        const double t203 = abs_detJ * ((t39 + mu[0] * t201) + lmbda[0] * (t202 - t37 * t201));
        const double t204 = t76 * t92 / t34;
        const double t205 = t76 * t94;
        const double t206 = abs_detJ * ((t45 + mu[0] * t204) + lmbda[0] * (t205 - t37 * t204));
        const double t207 = t200 + t203 + t206;
        const double t208 = t74 * t85 / t34;
        const double t209 = abs_detJ * ((t39 + mu[0] * t208) + lmbda[0] * (t202 - t37 * t208));
        const double t210 = t83 * t85 / t34;
        const double t211 = abs_detJ * ((t54 + mu[0] * t210) + lmbda[0] * (t85 * t85 - t37 * t210));
        const double t212 = t85 * t92 / t34;
        const double t213 = t85 * t94;
        const double t214 = abs_detJ * ((t57 + mu[0] * t212) + lmbda[0] * (t213 - t37 * t212));
        const double t215 = t209 + t211 + t214;
        const double t216 = t74 * t94 / t34;
        const double t217 = abs_detJ * ((t45 + mu[0] * t216) + lmbda[0] * (t205 - t37 * t216));
        const double t218 = t83 * t94 / t34;
        const double t219 = abs_detJ * ((t57 + mu[0] * t218) + lmbda[0] * (t213 - t37 * t218));
        const double t220 = t92 * t94 / t34;
        const double t221 = abs_detJ * ((t66 + mu[0] * t220) + lmbda[0] * (t94 * t94 - t37 * t220));
        const double t222 = t217 + t219 + t221;
        tile[lane + 104] = 0.16666666666666666 * (t207 + t215 + t222);
        const double t223 = t31 * (t10 * t10 * adj01 * adj12 - t10 * t10 * adj02 * adj11) - t32 * (adj00 * t10
            * t10 * adj12 - adj10 * t10 * t10 * adj02);
        const double t224 = t223 + t33 * (adj00 * t10 * t10 * adj11 - adj10 * t10 * t10 * adj01);
        const double t225 = (t224 - t76 * t137) / t34;
        const double t226 = t76 * t139;
        const double t227 = abs_detJ * (mu[0] * t225 - lmbda[0] * (t226 + t37 * t225));
        const double t228 = t31 * (t10 * t10 * adj01 * adj22 - t10 * t10 * adj02 * adj21) - t32 * (adj00 * t10
            * t10 * adj22 - adj20 * t10 * t10 * adj02);
        const double t229 = t228 + t33 * (adj00 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj01);
        const double t230 = (t229 - t76 * t146) / t34;
        const double t231 = t76 * t148;
        const double t232 = abs_detJ * (mu[0] * t230 - lmbda[0] * (t231 + t37 * t230));
        const double t233 = t76 * t128 / t34;
        const double t234 = t76 * t130;
        const double t235 = abs_detJ * (mu[0] * t233 + lmbda[0] * (t234 - t37 * t233));
        const double t236 = t227 + t232 - t235;
        const double t237 = (t224 + t85 * t128) / t34;
        const double t238 = t85 * t130;
        const double t239 = abs_detJ * (mu[0] * t237 + lmbda[0] * (t238 - t37 * t237));
        const double t240 = t31 * (t10 * t10 * adj22 * adj11 - t10 * t10 * adj12 * adj21) - t32 * (adj10 * t10
            * t10 * adj22 - adj20 * t10 * t10 * adj12);
        const double t241 = t240 + t33 * (adj10 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj11);
        const double t242 = (t241 - t85 * t146) / t34;
        const double t243 = t85 * t148;
        const double t244 = abs_detJ * (mu[0] * t242 - lmbda[0] * (t243 + t37 * t242));
        const double t245 = t85 * t137 / t34;
        const double t246 = t85 * t139;
        const double t247 = abs_detJ * (mu[0] * t245 + lmbda[0] * (t246 - t37 * t245));
        const double t248 = t239 + t247 - t244;
        const double t249 = (t229 + t94 * t128) / t34;
        const double t250 = t94 * t130;
        const double t251 = abs_detJ * (mu[0] * t249 + lmbda[0] * (t250 - t37 * t249));
        const double t252 = (t241 + t94 * t137) / t34;
        const double t253 = t94 * t139;
        const double t254 = abs_detJ * (mu[0] * t252 + lmbda[0] * (t253 - t37 * t252));
        const double t255 = t94 * t146 / t34;
        const double t256 = t94 * t148;
        const double t257 = abs_detJ * (mu[0] * t255 + lmbda[0] * (t256 - t37 * t255));
        const double t258 = t251 + t254 + t257;
        tile[lane + 112] = -0.16666666666666666 * (t236 - t248 - t258);
        tile[lane + 120] = 0.16666666666666666 * (t179 + t186 + t193);
        tile[lane + 128] = -0.16666666666666666 * (t200 + t209 + t217);
        tile[lane + 136] = -0.16666666666666666 * (t235 + t239 + t251);
        tile[lane + 144] = 0.16666666666666666 * (t181 + t188 + t195);
        tile[lane + 152] = -0.16666666666666666 * (t203 + t211 + t219);
        tile[lane + 160] = 0.16666666666666666 * (t227 - t247 - t254);
        tile[lane + 168] = 0.16666666666666666 * (t183 + t190 + t197);
        tile[lane + 176] = -0.16666666666666666 * (t206 + t214 + t221);
        tile[lane + 184] = 0.16666666666666666 * (t232 + t244 - t257);
        const double t259 = (t127 - t27 * t130) / t34;
        const double t260 = abs_detJ * (mu[0] * t259 - lmbda[0] * (t131 + t37 * t259));
        const double t261 = (t152 - t40 * t130) / t34;
        const double t262 = abs_detJ * (mu[0] * t261 - lmbda[0] * (t154 + t37 * t261));
        const double t263 = (t165 - t46 * t130) / t34;
        const double t264 = abs_detJ * (mu[0] * t263 - lmbda[0] * (t167 + t37 * t263));
        const double t265 = t260 + t262 + t264;
        const double t266 = (t136 - t27 * t139) / t34;
        const double t267 = abs_detJ * (mu[0] * t266 - lmbda[0] * (t140 + t37 * t266));
        const double t268 = (t156 - t40 * t139) / t34;
        const double t269 = abs_detJ * (mu[0] * t268 - lmbda[0] * (t158 + t37 * t268));
        const double t270 = (t169 - t46 * t139) / t34;
        const double t271 = abs_detJ * (mu[0] * t270 - lmbda[0] * (t171 + t37 * t270));
        const double t272 = t267 + t269 + t271;
        const double t273 = (t145 - t27 * t148) / t34;
        const double t274 = abs_detJ * (mu[0] * t273 - lmbda[0] * (t149 + t37 * t273));
        const double t275 = (t160 - t40 * t148) / t34;
        const double t276 = abs_detJ * (mu[0] * t275 - lmbda[0] * (t162 + t37 * t275));
        const double t277 = (t173 - t46 * t148) / t34;
        const double t278 = abs_detJ * (mu[0] * t277 - lmbda[0] * (t175 + t37 * t277));
        const double t279 = t274 + t276 + t278;
        tile[lane + 192] = -0.16666666666666666 * (t265 + t272 + t279);
        const double t280 = (t224 - t74 * t139) / t34;
        const double t281 = abs_detJ * (mu[0] * t280 - lmbda[0] * (t226 + t37 * t280));
        const double t282 = (t241 + t92 * t139) / t34;
        const double t283 = abs_detJ * (mu[0] * t282 + lmbda[0] * (t253 - t37 * t282));
        const double t284 = t83 * t139 / t34;
        const double t285 = abs_detJ * (mu[0] * t284 + lmbda[0] * (t246 - t37 * t284));
        const double t286 = t281 - t283 - t285;
        const double t287 = (t229 - t74 * t148) / t34;
        const double t288 = abs_detJ * (mu[0] * t287 - lmbda[0] * (t231 + t37 * t287));
        const double t289 = (t241 - t83 * t148) / t34;
        const double t290 = abs_detJ * (mu[0] * t289 - lmbda[0] * (t243 + t37 * t289));
        const double t291 = t92 * t148 / t34;
        const double t292 = abs_detJ * (mu[0] * t291 + lmbda[0] * (t256 - t37 * t291));
        const double t293 = t288 + t290 - t292;
        const double t294 = (t224 + t83 * t130) / t34;
        const double t295 = abs_detJ * (mu[0] * t294 + lmbda[0] * (t238 - t37 * t294));
        const double t296 = (t229 + t92 * t130) / t34;
        const double t297 = abs_detJ * (mu[0] * t296 + lmbda[0] * (t250 - t37 * t296));
        const double t298 = t74 * t130 / t34;
        const double t299 = abs_detJ * (mu[0] * t298 + lmbda[0] * (t234 - t37 * t298));
        const double t300 = t295 + t297 + t299;
        tile[lane + 200] = -0.16666666666666666 * (t286 + t293 - t300);
        const double t301 = t128 * t130 / t34;
        const double t302 = abs_detJ * ((t11 + mu[0] * t301) + lmbda[0] * (t130 * t130 - t37 * t301));
        const double t303 = t130 * t137 / t34;
        const double t304 = t130 * t139;
        const double t305 = abs_detJ * ((t39 + mu[0] * t303) + lmbda[0] * (t304 - t37 * t303));
        const double t306 = t130 * t146 / t34;
        const double t307 = t130 * t148;
        const double t308 = abs_detJ * ((t45 + mu[0] * t306) + lmbda[0] * (t307 - t37 * t306));
        const double t309 = t302 + t305 + t308;
        const double t310 = t128 * t139 / t34;
        const double t311 = abs_detJ * ((t39 + mu[0] * t310) + lmbda[0] * (t304 - t37 * t310));
        const double t312 = t137 * t139 / t34;
        const double t313 = abs_detJ * ((t54 + mu[0] * t312) + lmbda[0] * (t139 * t139 - t37 * t312));
        const double t314 = t139 * t146 / t34;
        const double t315 = t139 * t148;
        const double t316 = abs_detJ * ((t57 + mu[0] * t314) + lmbda[0] * (t315 - t37 * t314));
        const double t317 = t311 + t313 + t316;
        const double t318 = t128 * t148 / t34;
        const double t319 = abs_detJ * ((t45 + mu[0] * t318) + lmbda[0] * (t307 - t37 * t318));
        const double t320 = t137 * t148 / t34;
        const double t321 = abs_detJ * ((t57 + mu[0] * t320) + lmbda[0] * (t315 - t37 * t320));
        const double t322 = t146 * t148 / t34;
        const double t323 = abs_detJ * ((t66 + mu[0] * t322) + lmbda[0] * (t148 * t148 - t37 * t322));
        const double t324 = t319 + t321 + t323;
        tile[lane + 208] = 0.16666666666666666 * (t309 + t317 + t324);
        tile[lane + 216] = 0.16666666666666666 * (t260 + t267 + t274);
        tile[lane + 224] = 0.16666666666666666 * (t281 + t288 - t299);
        tile[lane + 232] = -0.16666666666666666 * (t302 + t311 + t319);
        tile[lane + 240] = 0.16666666666666666 * (t262 + t269 + t276);
        tile[lane + 248] = -0.16666666666666666 * (t285 + t295 - t290);
        tile[lane + 256] = -0.16666666666666666 * (t305 + t313 + t321);
        tile[lane + 264] = 0.16666666666666666 * (t264 + t271 + t278);
        tile[lane + 272] = -0.16666666666666666 * (t283 + t292 + t297);
        tile[lane + 280] = -0.16666666666666666 * (t308 + t316 + t323);
        tile[lane + 288] = -0.16666666666666666 * t51;
        tile[lane + 296] = 0.16666666666666666 * t97;
        tile[lane + 304] = 0.16666666666666666 * t151;
        tile[lane + 312] = 0.16666666666666666 * t38;
        tile[lane + 320] = -0.16666666666666666 * t78;
        tile[lane + 328] = -0.16666666666666666 * t132;
        tile[lane + 336] = 0.16666666666666666 * t44;
        tile[lane + 344] = -0.16666666666666666 * t87;
        tile[lane + 352] = -0.16666666666666666 * t141;
        tile[lane + 360] = 0.16666666666666666 * t50;
        tile[lane + 368] = -0.16666666666666666 * t96;
        tile[lane + 376] = -0.16666666666666666 * t150;
        tile[lane + 384] = 0.16666666666666666 * t184;
        tile[lane + 392] = -0.16666666666666666 * t207;
        tile[lane + 400] = 0.16666666666666666 * t236;
        tile[lane + 408] = -0.16666666666666666 * t179;
        tile[lane + 416] = 0.16666666666666666 * t200;
        tile[lane + 424] = 0.16666666666666666 * t235;
        tile[lane + 432] = -0.16666666666666666 * t181;
        tile[lane + 440] = 0.16666666666666666 * t203;
        tile[lane + 448] = -0.16666666666666666 * t227;
        tile[lane + 456] = -0.16666666666666666 * t183;
        tile[lane + 464] = 0.16666666666666666 * t206;
        tile[lane + 472] = -0.16666666666666666 * t232;
        tile[lane + 480] = 0.16666666666666666 * t265;
        tile[lane + 488] = -0.16666666666666666 * t300;
        tile[lane + 496] = -0.16666666666666666 * t309;
        tile[lane + 504] = -0.16666666666666666 * t260;
        tile[lane + 512] = 0.16666666666666666 * t299;
        tile[lane + 520] = 0.16666666666666666 * t302;
        tile[lane + 528] = -0.16666666666666666 * t262;
        tile[lane + 536] = 0.16666666666666666 * t295;
        tile[lane + 544] = 0.16666666666666666 * t305;
        tile[lane + 552] = -0.16666666666666666 * t264;
        tile[lane + 560] = 0.16666666666666666 * t297;
        tile[lane + 568] = 0.16666666666666666 * t308;
        tile[lane + 576] = -0.16666666666666666 * t61;
        tile[lane + 584] = 0.16666666666666666 * t110;
        tile[lane + 592] = 0.16666666666666666 * t164;
        tile[lane + 600] = 0.16666666666666666 * t53;
        tile[lane + 608] = -0.16666666666666666 * t101;
        tile[lane + 616] = -0.16666666666666666 * t155;
        tile[lane + 624] = 0.16666666666666666 * t56;
        tile[lane + 632] = -0.16666666666666666 * t105;
        tile[lane + 640] = -0.16666666666666666 * t159;
        tile[lane + 648] = 0.16666666666666666 * t60;
        tile[lane + 656] = -0.16666666666666666 * t109;
        tile[lane + 664] = -0.16666666666666666 * t163;
        tile[lane + 672] = 0.16666666666666666 * t191;
        tile[lane + 680] = -0.16666666666666666 * t215;
        tile[lane + 688] = -0.16666666666666666 * t248;
        tile[lane + 696] = -0.16666666666666666 * t186;
        tile[lane + 704] = 0.16666666666666666 * t209;
        tile[lane + 712] = 0.16666666666666666 * t239;
        tile[lane + 720] = -0.16666666666666666 * t188;
        tile[lane + 728] = 0.16666666666666666 * t211;
        tile[lane + 736] = 0.16666666666666666 * t247;
        tile[lane + 744] = -0.16666666666666666 * t190;
        tile[lane + 752] = 0.16666666666666666 * t214;
        tile[lane + 760] = -0.16666666666666666 * t244;
        tile[lane + 768] = 0.16666666666666666 * t272;
        tile[lane + 776] = 0.16666666666666666 * t286;
        tile[lane + 784] = -0.16666666666666666 * t317;
        tile[lane + 792] = -0.16666666666666666 * t267;
        tile[lane + 800] = -0.16666666666666666 * t281;
        tile[lane + 808] = 0.16666666666666666 * t311;
        tile[lane + 816] = -0.16666666666666666 * t269;
        tile[lane + 824] = 0.16666666666666666 * t285;
        tile[lane + 832] = 0.16666666666666666 * t313;
        tile[lane + 840] = -0.16666666666666666 * t271;
        tile[lane + 848] = 0.16666666666666666 * t283;
        tile[lane + 856] = 0.16666666666666666 * t316;
        tile[lane + 864] = -0.16666666666666666 * t69;
        tile[lane + 872] = 0.16666666666666666 * t123;
        tile[lane + 880] = 0.16666666666666666 * t177;
        tile[lane + 888] = 0.16666666666666666 * t63;
        tile[lane + 896] = -0.16666666666666666 * t114;
        tile[lane + 904] = -0.16666666666666666 * t168;
        tile[lane + 912] = 0.16666666666666666 * t65;
        tile[lane + 920] = -0.16666666666666666 * t118;
        tile[lane + 928] = -0.16666666666666666 * t172;
        tile[lane + 936] = 0.16666666666666666 * t68;
        tile[lane + 944] = -0.16666666666666666 * t122;
        tile[lane + 952] = -0.16666666666666666 * t176;
        tile[lane + 960] = 0.16666666666666666 * t198;
        tile[lane + 968] = -0.16666666666666666 * t222;
        tile[lane + 976] = -0.16666666666666666 * t258;
        tile[lane + 984] = -0.16666666666666666 * t193;
        tile[lane + 992] = 0.16666666666666666 * t217;
        tile[lane + 1000] = 0.16666666666666666 * t251;
        tile[lane + 1008] = -0.16666666666666666 * t195;
        tile[lane + 1016] = 0.16666666666666666 * t219;
        tile[lane + 1024] = 0.16666666666666666 * t254;
        tile[lane + 1032] = -0.16666666666666666 * t197;
        tile[lane + 1040] = 0.16666666666666666 * t221;
        tile[lane + 1048] = 0.16666666666666666 * t257;
        tile[lane + 1056] = 0.16666666666666666 * t279;
        tile[lane + 1064] = 0.16666666666666666 * t293;
        tile[lane + 1072] = -0.16666666666666666 * t324;
        tile[lane + 1080] = -0.16666666666666666 * t274;
        tile[lane + 1088] = -0.16666666666666666 * t288;
        tile[lane + 1096] = 0.16666666666666666 * t319;
        tile[lane + 1104] = -0.16666666666666666 * t276;
        tile[lane + 1112] = -0.16666666666666666 * t290;
        tile[lane + 1120] = 0.16666666666666666 * t321;
        tile[lane + 1128] = -0.16666666666666666 * t278;
        tile[lane + 1136] = 0.16666666666666666 * t292;
        tile[lane + 1144] = 0.16666666666666666 * t323;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<144, 8, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ lmbda = packed_constants + 0;
  const double* __restrict__ mu = packed_constants + 1;
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
  const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
  const double detJ = -t9;
  const double abs_detJ = std::fabs(detJ);
  const double t10 = 1.0 / t9;
  const double adj01 = t4 * t8 - t2 * t5;
  const double adj02 = t3 * t5 - t1 * t8;
  const double t11 = mu[0] * (adj00 * adj00 * t10 * t10 + t10 * t10 * adj01 * adj01 + t10 * t10 * adj02 *
      adj02);
  const double u_2 = u[2];
  const double u_5 = u[5];
  const double t12 = u_2 - u_5;
  const double adj12 = t7 * t8 - t0 * t3;
  const double u_8 = u[8];
  const double t13 = u_2 - u_8;
  const double adj22 = t0 * t1 - t5 * t7;
  const double u_11 = u[11];
  const double t14 = u_2 - u_11;
  const double t15 = 1.0 + (t10 * adj02 * t12 + t10 * adj12 * t13 + t10 * adj22 * t14);
  const double u_1 = u[1];
  const double u_4 = u[4];
  const double t16 = u_1 - u_4;
  const double adj11 = t0 * t2 - t6 * t8;
  const double u_7 = u[7];
  const double t17 = u_1 - u_7;
  const double adj21 = t5 * t6 - t0 * t4;
  const double u_10 = u[10];
  const double t18 = u_1 - u_10;
  const double t19 = 1.0 + (t10 * adj01 * t16 + t10 * adj11 * t17 + t10 * adj21 * t18);
  const double t20 = t10 * adj01 * t12 + t10 * t13 * adj11 + t10 * t14 * adj21;
  const double t21 = t10 * adj02 * t16 + t10 * adj12 * t17 + t10 * adj22 * t18;
  const double t22 = t15 * t19 - t20 * t21;
  const double t23 = adj00 * t10 * t16 + adj10 * t10 * t17 + adj20 * t10 * t18;
  const double t24 = adj00 * t10 * t12 + adj10 * t10 * t13 + adj20 * t10 * t14;
  const double t25 = t15 * t23 - t21 * t24;
  const double t26 = t20 * t23 - t19 * t24;
  const double t27 = (adj00 * t10 * t22 - t10 * adj01 * t25) + t10 * adj02 * t26;
  const double u_0 = u[0];
  const double u_3 = u[3];
  const double t28 = u_0 - u_3;
  const double u_6 = u[6];
  const double t29 = u_0 - u_6;
  const double u_9 = u[9];
  const double t30 = u_0 - u_9;
  const double t31 = 1.0 + (adj00 * t10 * t28 + adj10 * t10 * t29 + adj20 * t10 * t30);
  const double t32 = t10 * adj01 * t28 + t10 * adj11 * t29 + t10 * adj21 * t30;
  const double t33 = t10 * adj02 * t28 + t10 * adj12 * t29 + t10 * adj22 * t30;
  const double t34 = (t22 * t31 - t25 * t32) + t26 * t33;
  const double t35 = t27 / t34;
  const double t36 = t27 * t35 / t34;
  const double t37 = std::log(t34);
  const double t38 = abs_detJ * ((t11 + mu[0] * t36) + lmbda[0] * (t35 * t35 - t36 * t37));
  const double t39 = mu[0] * (adj00 * adj10 * t10 * t10 + t10 * t10 * adj01 * adj11 + t10 * t10 * adj02 *
      adj12);
  const double t40 = (adj10 * t10 * t22 - t10 * adj11 * t25) + t10 * adj12 * t26;
  const double t41 = t35 * t40 / t34;
  const double t42 = t40 / t34;
  const double t43 = t35 * t42;
  const double t44 = abs_detJ * ((t39 + mu[0] * t41) + lmbda[0] * (t43 - t37 * t41));
  const double t45 = mu[0] * (adj00 * adj20 * t10 * t10 + t10 * t10 * adj01 * adj21 + t10 * t10 * adj02 *
      adj22);
  const double t46 = (adj20 * t10 * t22 - t10 * adj21 * t25) + t10 * adj22 * t26;
  const double t47 = t35 * t46 / t34;
  const double t48 = t46 / t34;
  const double t49 = t35 * t48;
  const double t50 = abs_detJ * ((t45 + mu[0] * t47) + lmbda[0] * (t49 - t37 * t47));
  const double t51 = t38 + t44 + t50;
  const double t52 = t27 * t42 / t34;
  const double t53 = abs_detJ * ((t39 + mu[0] * t52) + lmbda[0] * (t43 - t37 * t52));
  const double t54 = mu[0] * (adj10 * adj10 * t10 * t10 + t10 * t10 * adj11 * adj11 + t10 * t10 * adj12 *
      adj12);
  const double t55 = t40 * t42 / t34;
  const double t56 = abs_detJ * ((t54 + mu[0] * t55) + lmbda[0] * (t42 * t42 - t37 * t55));
  const double t57 = mu[0] * (adj10 * adj20 * t10 * t10 + t10 * t10 * adj11 * adj21 + t10 * t10 * adj12 *
      adj22);
  const double t58 = t42 * t46 / t34;
  const double t59 = t42 * t48;
  const double t60 = abs_detJ * ((t57 + mu[0] * t58) + lmbda[0] * (t59 - t37 * t58));
  const double t61 = t53 + t56 + t60;
  const double t62 = t27 * t48 / t34;
  const double t63 = abs_detJ * ((t45 + mu[0] * t62) + lmbda[0] * (t49 - t37 * t62));
  const double t64 = t40 * t48 / t34;
  const double t65 = abs_detJ * ((t57 + mu[0] * t64) + lmbda[0] * (t59 - t37 * t64));
  const double t66 = mu[0] * (adj20 * adj20 * t10 * t10 + t10 * t10 * adj21 * adj21 + t10 * t10 * adj22 *
      adj22);
  const double t67 = t46 * t48 / t34;
  const double t68 = abs_detJ * ((t66 + mu[0] * t67) + lmbda[0] * (t48 * t48 - t37 * t67));
  const double t69 = t63 + t65 + t68;
  A[0] += 0.16666666666666666 * (t51 + t61 + t69);
  const double t70 = t10 * adj01 * t15 - t10 * adj02 * t20;
  const double t71 = adj00 * t10 * t15 - t10 * adj02 * t24;
  const double t72 = adj00 * t10 * t20 - t10 * adj01 * t24;
  const double t73 = (adj00 * t10 * t70 - t10 * adj01 * t71) + t10 * adj02 * t72;
  const double t74 = (t31 * t70 - t32 * t71) + t33 * t72;
  const double t75 = (t73 - t35 * t74) / t34;
  const double t76 = t74 / t34;
  const double t77 = t35 * t76;
  const double t78 = abs_detJ * (mu[0] * t75 - lmbda[0] * (t77 + t37 * t75));
  const double t79 = t10 * t15 * adj11 - t10 * adj12 * t20;
  const double t80 = adj10 * t10 * t15 - t10 * adj12 * t24;
  const double t81 = adj10 * t10 * t20 - t10 * adj11 * t24;
  const double t82 = (adj00 * t10 * t79 - t10 * adj01 * t80) + t10 * adj02 * t81;
  const double t83 = (t31 * t79 - t32 * t80) + t33 * t81;
  const double t84 = (t82 - t35 * t83) / t34;
  const double t85 = t83 / t34;
  const double t86 = t35 * t85;
  const double t87 = abs_detJ * (mu[0] * t84 - lmbda[0] * (t86 + t37 * t84));
  const double t88 = t10 * t15 * adj21 - t10 * adj22 * t20;
  const double t89 = adj20 * t10 * t15 - t10 * adj22 * t24;
  const double t90 = adj20 * t10 * t20 - t10 * adj21 * t24;
  const double t91 = (adj00 * t10 * t88 - t10 * adj01 * t89) + t10 * adj02 * t90;
  const double t92 = (t31 * t88 - t32 * t89) + t33 * t90;
  const double t93 = (t91 - t35 * t92) / t34;
  const double t94 = t92 / t34;
  const double t95 = t35 * t94;
  const double t96 = abs_detJ * (mu[0] * t93 - lmbda[0] * (t95 + t37 * t93));
  const double t97 = t78 + t87 + t96;
  const double t98 = (adj10 * t10 * t70 - t10 * adj11 * t71) + t10 * adj12 * t72;
  const double t99 = (t98 - t42 * t74) / t34;
  const double t100 = t42 * t76;
  const double t101 = abs_detJ * (mu[0] * t99 - lmbda[0] * (t100 + t37 * t99));
  const double t102 = (adj10 * t10 * t79 - t10 * adj11 * t80) + t10 * adj12 * t81;
  const double t103 = (t102 - t42 * t83) / t34;
  const double t104 = t42 * t85;
  const double t105 = abs_detJ * (mu[0] * t103 - lmbda[0] * (t104 + t37 * t103));
  const double t106 = (adj10 * t10 * t88 - t10 * adj11 * t89) + t10 * adj12 * t90;
  const double t107 = (t106 - t42 * t92) / t34;
  const double t108 = t42 * t94;
  const double t109 = abs_detJ * (mu[0] * t107 - lmbda[0] * (t108 + t37 * t107));
  const double t110 = t101 + t105 + t109;
  const double t111 = (adj20 * t10 * t70 - t10 * adj21 * t71) + t10 * adj22 * t72;
  const double t112 = (t111 - t48 * t74) / t34;
  const double t113 = t48 * t76;
  const double t114 = abs_detJ * (mu[0] * t112 - lmbda[0] * (t113 + t37 * t112));
  const double t115 = (adj20 * t10 * t79 - t10 * adj21 * t80) + t10 * adj22 * t81;
  const double t116 = (t115 - t48 * t83) / t34;
  const double t117 = t48 * t85;
  const double t118 = abs_detJ * (mu[0] * t116 - lmbda[0] * (t117 + t37 * t116));
  const double t119 = (adj20 * t10 * t88 - t10 * adj21 * t89) + t10 * adj22 * t90;
  const double t120 = (t119 - t48 * t92) / t34;
  const double t121 = t48 * t94;
  const double t122 = abs_detJ * (mu[0] * t120 - lmbda[0] * (t121 + t37 * t120));
  const double t123 = t114 + t118 + t122;
  A[1] += -0.16666666666666666 * (t97 + t110 + t123);
  const double t124 = t10 * adj02 * t19 - t10 * adj01 * t21;
  const double t125 = t10 * adj02 * t23 - adj00 * t10 * t21;
  const double t126 = t10 * adj01 * t23 - adj00 * t10 * t19;
  const double t127 = (adj00 * t10 * t124 - t10 * adj01 * t125) + t10 * adj02 * t126;
  const double t128 = (t31 * t124 - t32 * t125) + t33 * t126;
  const double t129 = (t127 - t35 * t128) / t34;
  const double t130 = t128 / t34;
  const double t131 = t35 * t130;
  const double t132 = abs_detJ * (mu[0] * t129 - lmbda[0] * (t131 + t37 * t129));
  const double t133 = t10 * adj12 * t19 - t10 * adj11 * t21;
  const double t134 = t10 * adj12 * t23 - adj10 * t10 * t21;
  const double t135 = t10 * adj11 * t23 - adj10 * t10 * t19;
  const double t136 = (adj00 * t10 * t133 - t10 * adj01 * t134) + t10 * adj02 * t135;
  const double t137 = (t31 * t133 - t32 * t134) + t33 * t135;
  const double t138 = (t136 - t35 * t137) / t34;
  const double t139 = t137 / t34;
  const double t140 = t35 * t139;
  const double t141 = abs_detJ * (mu[0] * t138 - lmbda[0] * (t140 + t37 * t138));
  const double t142 = t10 * adj22 * t19 - t10 * adj21 * t21;
  const double t143 = t10 * adj22 * t23 - adj20 * t10 * t21;
  const double t144 = t10 * adj21 * t23 - adj20 * t10 * t19;
  const double t145 = (adj00 * t10 * t142 - t10 * adj01 * t143) + t10 * adj02 * t144;
  const double t146 = (t31 * t142 - t32 * t143) + t33 * t144;
  const double t147 = (t145 - t35 * t146) / t34;
  const double t148 = t146 / t34;
  const double t149 = t35 * t148;
  const double t150 = abs_detJ * (mu[0] * t147 - lmbda[0] * (t149 + t37 * t147));
  const double t151 = t132 + t141 + t150;
  const double t152 = (adj10 * t10 * t124 - t10 * adj11 * t125) + t10 * adj12 * t126;
  const double t153 = (t152 - t42 * t128) / t34;
  const double t154 = t42 * t130;
  const double t155 = abs_detJ * (mu[0] * t153 - lmbda[0] * (t154 + t37 * t153));
  const double t156 = (adj10 * t10 * t133 - t10 * adj11 * t134) + t10 * adj12 * t135;
  const double t157 = (t156 - t42 * t137) / t34;
  const double t158 = t42 * t139;
  const double t159 = abs_detJ * (mu[0] * t157 - lmbda[0] * (t158 + t37 * t157));
  const double t160 = (adj10 * t10 * t142 - t10 * adj11 * t143) + t10 * adj12 * t144;
  const double t161 = (t160 - t42 * t146) / t34;
  const double t162 = t42 * t148;
  const double t163 = abs_detJ * (mu[0] * t161 - lmbda[0] * (t162 + t37 * t161));
  const double t164 = t155 + t159 + t163;
  const double t165 = (adj20 * t10 * t124 - t10 * adj21 * t125) + t10 * adj22 * t126;
  const double t166 = (t165 - t48 * t128) / t34;
  const double t167 = t48 * t130;
  const double t168 = abs_detJ * (mu[0] * t166 - lmbda[0] * (t167 + t37 * t166));
  const double t169 = (adj20 * t10 * t133 - t10 * adj21 * t134) + t10 * adj22 * t135;
  const double t170 = (t169 - t48 * t137) / t34;
  const double t171 = t48 * t139;
  const double t172 = abs_detJ * (mu[0] * t170 - lmbda[0] * (t171 + t37 * t170));
  const double t173 = (adj20 * t10 * t142 - t10 * adj21 * t143) + t10 * adj22 * t144;
  const double t174 = (t173 - t48 * t146) / t34;
  const double t175 = t48 * t148;
  const double t176 = abs_detJ * (mu[0] * t174 - lmbda[0] * (t175 + t37 * t174));
  const double t177 = t168 + t172 + t176;
  A[2] += -0.16666666666666666 * (t151 + t164 + t177);
  A[3] += -0.16666666666666666 * (t38 + t53 + t63);
  A[4] += 0.16666666666666666 * (t78 + t101 + t114);
  A[5] += 0.16666666666666666 * (t132 + t155 + t168);
  A[6] += -0.16666666666666666 * (t44 + t56 + t65);
  A[7] += 0.16666666666666666 * (t87 + t105 + t118);
  A[8] += 0.16666666666666666 * (t141 + t159 + t172);
  A[9] += -0.16666666666666666 * (t50 + t60 + t68);
  A[10] += 0.16666666666666666 * (t96 + t109 + t122);
  A[11] += 0.16666666666666666 * (t150 + t163 + t176);
  const double t178 = (t73 - t27 * t76) / t34;
  const double t179 = abs_detJ * (mu[0] * t178 - lmbda[0] * (t77 + t37 * t178));
  const double t180 = (t98 - t40 * t76) / t34;
  const double t181 = abs_detJ * (mu[0] * t180 - lmbda[0] * (t100 + t37 * t180));
  const double t182 = (t111 - t46 * t76) / t34;
  const double t183 = abs_detJ * (mu[0] * t182 - lmbda[0] * (t113 + t37 * t182));
  const double t184 = t179 + t181 + t183;
  const double t185 = (t82 - t27 * t85) / t34;
  const double t186 = abs_detJ * (mu[0] * t185 - lmbda[0] * (t86 + t37 * t185));
  const double t187 = (t102 - t40 * t85) / t34;
  const double t188 = abs_detJ * (mu[0] * t187 - lmbda[0] * (t104 + t37 * t187));
  const double t189 = (t115 - t46 * t85) / t34;
  const double t190 = abs_detJ * (mu[0] * t189 - lmbda[0] * (t117 + t37 * t189));
  const double t191 = t186 + t188 + t190;
  const double t192 = (t91 - t27 * t94) / t34;
  const double t193 = abs_detJ * (mu[0] * t192 - lmbda[0] * (t95 + t37 * t192));
  const double t194 = (t106 - t40 * t94) / t34;
  const double t195 = abs_detJ * (mu[0] * t194 - lmbda[0] * (t108 + t37 * t194));
  const double t196 = (t119 - t46 * t94) / t34;
  const double t197 = abs_detJ * (mu[0] * t196 - lmbda[0] * (t121 + t37 * t196));
  const double t198 = t193 + t195 + t197;
  A[12] += -0.16666666666666666 * (t184 + t191 + t198);
  const double t199 = t74 * t76 / t34;
  const double t200 = abs_detJ * ((t11 + mu[0] * t199) + lmbda[0] * (t76 * t76 - t37 * t199));
  const double t201 = t76 * t83 / t34;
  const double t202 = t76 * t85;
  const double t203 = abs_detJ * ((t39 + mu[0] * t201) + lmbda[0] * (t202 - t37 * t201));
  const double t204 = t76 * t92 / t34;
  const double t205 = t76 * t94;
  const double t206 = abs_detJ * ((t45 + mu[0] * t204) + lmbda[0] * (t205 - t37 * t204));
  const double t207 = t200 + t203 + t206;
  const double t208 = t74 * t85 / t34;
  const double t209 = abs_detJ * ((t39 + mu[0] * t208) + lmbda[0] * (t202 - t37 * t208));
  const double t210 = t83 * t85 / t34;
  const double t211 = abs_detJ * ((t54 + mu[0] * t210) + lmbda[0] * (t85 * t85 - t37 * t210));
  const double t212 = t85 * t92 / t34;
  const double t213 = t85 * t94;
  const double t214 = abs_detJ * ((t57 + mu[0] * t212) + lmbda[0] * (t213 - t37 * t212));
  const double t215 = t209 + t211 + t214;
  const double t216 = t74 * t94 / t34;
  const double t217 = abs_detJ * ((t45 + mu[0] * t216) + lmbda[0] * (t205 - t37 * t216));
  const double t218 = t83 * t94 / t34;
  const double t219 = abs_detJ * ((t57 + mu[0] * t218) + lmbda[0] * (t213 - t37 * t218));
  const double t220 = t92 * t94 / t34;
  const double t221 = abs_detJ * ((t66 + mu[0] * t220) + lmbda[0] * (t94 * t94 - t37 * t220));
  const double t222 = t217 + t219 + t221;
  A[13] += 0.16666666666666666 * (t207 + t215 + t222);
  const double t223 = t31 * (t10 * t10 * adj01 * adj12 - t10 * t10 * adj02 * adj11) - t32 * (adj00 * t10 * t10
      * adj12 - adj10 * t10 * t10 * adj02);
  const double t224 = t223 + t33 * (adj00 * t10 * t10 * adj11 - adj10 * t10 * t10 * adj01);
  const double t225 = (t224 - t76 * t137) / t34;
  const double t226 = t76 * t139;
  const double t227 = abs_detJ * (mu[0] * t225 - lmbda[0] * (t226 + t37 * t225));
  const double t228 = t31 * (t10 * t10 * adj01 * adj22 - t10 * t10 * adj02 * adj21) - t32 * (adj00 * t10 * t10
      * adj22 - adj20 * t10 * t10 * adj02);
  const double t229 = t228 + t33 * (adj00 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj01);
  const double t230 = (t229 - t76 * t146) / t34;
  const double t231 = t76 * t148;
  const double t232 = abs_detJ * (mu[0] * t230 - lmbda[0] * (t231 + t37 * t230));
  const double t233 = t76 * t128 / t34;
  const double t234 = t76 * t130;
  const double t235 = abs_detJ * (mu[0] * t233 + lmbda[0] * (t234 - t37 * t233));
  const double t236 = t227 + t232 - t235;
  const double t237 = (t224 + t85 * t128) / t34;
  const double t238 = t85 * t130;
  const double t239 = abs_detJ * (mu[0] * t237 + lmbda[0] * (t238 - t37 * t237));
  const double t240 = t31 * (t10 * t10 * adj22 * adj11 - t10 * t10 * adj12 * adj21) - t32 * (adj10 * t10 * t10
      * adj22 - adj20 * t10 * t10 * adj12);
  const double t241 = t240 + t33 * (adj10 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj11);
  const double t242 = (t241 - t85 * t146) / t34;
  const double t243 = t85 * t148;
  const double t244 = abs_detJ * (mu[0] * t242 - lmbda[0] * (t243 + t37 * t242));
  const double t245 = t85 * t137 / t34;
  const double t246 = t85 * t139;
  const double t247 = abs_detJ * (mu[0] * t245 + lmbda[0] * (t246 - t37 * t245));
  const double t248 = t239 + t247 - t244;
  const double t249 = (t229 + t94 * t128) / t34;
  const double t250 = t94 * t130;
  const double t251 = abs_detJ * (mu[0] * t249 + lmbda[0] * (t250 - t37 * t249));
  const double t252 = (t241 + t94 * t137) / t34;
  const double t253 = t94 * t139;
  const double t254 = abs_detJ * (mu[0] * t252 + lmbda[0] * (t253 - t37 * t252));
  const double t255 = t94 * t146 / t34;
  const double t256 = t94 * t148;
  const double t257 = abs_detJ * (mu[0] * t255 + lmbda[0] * (t256 - t37 * t255));
  const double t258 = t251 + t254 + t257;
  A[14] += -0.16666666666666666 * (t236 - t248 - t258);
  A[15] += 0.16666666666666666 * (t179 + t186 + t193);
  A[16] += -0.16666666666666666 * (t200 + t209 + t217);
  A[17] += -0.16666666666666666 * (t235 + t239 + t251);
  A[18] += 0.16666666666666666 * (t181 + t188 + t195);
  A[19] += -0.16666666666666666 * (t203 + t211 + t219);
  A[20] += 0.16666666666666666 * (t227 - t247 - t254);
  A[21] += 0.16666666666666666 * (t183 + t190 + t197);
  A[22] += -0.16666666666666666 * (t206 + t214 + t221);
  A[23] += 0.16666666666666666 * (t232 + t244 - t257);
  const double t259 = (t127 - t27 * t130) / t34;
  const double t260 = abs_detJ * (mu[0] * t259 - lmbda[0] * (t131 + t37 * t259));
  const double t261 = (t152 - t40 * t130) / t34;
  const double t262 = abs_detJ * (mu[0] * t261 - lmbda[0] * (t154 + t37 * t261));
  const double t263 = (t165 - t46 * t130) / t34;
  const double t264 = abs_detJ * (mu[0] * t263 - lmbda[0] * (t167 + t37 * t263));
  const double t265 = t260 + t262 + t264;
  const double t266 = (t136 - t27 * t139) / t34;
  const double t267 = abs_detJ * (mu[0] * t266 - lmbda[0] * (t140 + t37 * t266));
  const double t268 = (t156 - t40 * t139) / t34;
  const double t269 = abs_detJ * (mu[0] * t268 - lmbda[0] * (t158 + t37 * t268));
  const double t270 = (t169 - t46 * t139) / t34;
  const double t271 = abs_detJ * (mu[0] * t270 - lmbda[0] * (t171 + t37 * t270));
  const double t272 = t267 + t269 + t271;
  const double t273 = (t145 - t27 * t148) / t34;
  const double t274 = abs_detJ * (mu[0] * t273 - lmbda[0] * (t149 + t37 * t273));
  const double t275 = (t160 - t40 * t148) / t34;
  const double t276 = abs_detJ * (mu[0] * t275 - lmbda[0] * (t162 + t37 * t275));
  const double t277 = (t173 - t46 * t148) / t34;
  const double t278 = abs_detJ * (mu[0] * t277 - lmbda[0] * (t175 + t37 * t277));
  const double t279 = t274 + t276 + t278;
  A[24] += -0.16666666666666666 * (t265 + t272 + t279);
  const double t280 = (t224 - t74 * t139) / t34;
  const double t281 = abs_detJ * (mu[0] * t280 - lmbda[0] * (t226 + t37 * t280));
  const double t282 = (t241 + t92 * t139) / t34;
  const double t283 = abs_detJ * (mu[0] * t282 + lmbda[0] * (t253 - t37 * t282));
  const double t284 = t83 * t139 / t34;
  const double t285 = abs_detJ * (mu[0] * t284 + lmbda[0] * (t246 - t37 * t284));
  const double t286 = t281 - t283 - t285;
  const double t287 = (t229 - t74 * t148) / t34;
  const double t288 = abs_detJ * (mu[0] * t287 - lmbda[0] * (t231 + t37 * t287));
  const double t289 = (t241 - t83 * t148) / t34;
  const double t290 = abs_detJ * (mu[0] * t289 - lmbda[0] * (t243 + t37 * t289));
  const double t291 = t92 * t148 / t34;
  const double t292 = abs_detJ * (mu[0] * t291 + lmbda[0] * (t256 - t37 * t291));
  const double t293 = t288 + t290 - t292;
  const double t294 = (t224 + t83 * t130) / t34;
  const double t295 = abs_detJ * (mu[0] * t294 + lmbda[0] * (t238 - t37 * t294));
  const double t296 = (t229 + t92 * t130) / t34;
  const double t297 = abs_detJ * (mu[0] * t296 + lmbda[0] * (t250 - t37 * t296));
  const double t298 = t74 * t130 / t34;
  const double t299 = abs_detJ * (mu[0] * t298 + lmbda[0] * (t234 - t37 * t298));
  const double t300 = t295 + t297 + t299;
  A[25] += -0.16666666666666666 * (t286 + t293 - t300);
  const double t301 = t128 * t130 / t34;
  const double t302 = abs_detJ * ((t11 + mu[0] * t301) + lmbda[0] * (t130 * t130 - t37 * t301));
  const double t303 = t130 * t137 / t34;
  const double t304 = t130 * t139;
  const double t305 = abs_detJ * ((t39 + mu[0] * t303) + lmbda[0] * (t304 - t37 * t303));
  const double t306 = t130 * t146 / t34;
  const double t307 = t130 * t148;
  const double t308 = abs_detJ * ((t45 + mu[0] * t306) + lmbda[0] * (t307 - t37 * t306));
  const double t309 = t302 + t305 + t308;
  const double t310 = t128 * t139 / t34;
  const double t311 = abs_detJ * ((t39 + mu[0] * t310) + lmbda[0] * (t304 - t37 * t310));
  const double t312 = t137 * t139 / t34;
  const double t313 = abs_detJ * ((t54 + mu[0] * t312) + lmbda[0] * (t139 * t139 - t37 * t312));
  const double t314 = t139 * t146 / t34;
  const double t315 = t139 * t148;
  const double t316 = abs_detJ * ((t57 + mu[0] * t314) + lmbda[0] * (t315 - t37 * t314));
  const double t317 = t311 + t313 + t316;
  const double t318 = t128 * t148 / t34;
  const double t319 = abs_detJ * ((t45 + mu[0] * t318) + lmbda[0] * (t307 - t37 * t318));
  const double t320 = t137 * t148 / t34;
  const double t321 = abs_detJ * ((t57 + mu[0] * t320) + lmbda[0] * (t315 - t37 * t320));
  const double t322 = t146 * t148 / t34;
  const double t323 = abs_detJ * ((t66 + mu[0] * t322) + lmbda[0] * (t148 * t148 - t37 * t322));
  const double t324 = t319 + t321 + t323;
  A[26] += 0.16666666666666666 * (t309 + t317 + t324);
  A[27] += 0.16666666666666666 * (t260 + t267 + t274);
  A[28] += 0.16666666666666666 * (t281 + t288 - t299);
  A[29] += -0.16666666666666666 * (t302 + t311 + t319);
  A[30] += 0.16666666666666666 * (t262 + t269 + t276);
  A[31] += -0.16666666666666666 * (t285 + t295 - t290);
  A[32] += -0.16666666666666666 * (t305 + t313 + t321);
  A[33] += 0.16666666666666666 * (t264 + t271 + t278);
  A[34] += -0.16666666666666666 * (t283 + t292 + t297);
  A[35] += -0.16666666666666666 * (t308 + t316 + t323);
  A[36] += -0.16666666666666666 * t51;
  A[37] += 0.16666666666666666 * t97;
  A[38] += 0.16666666666666666 * t151;
  A[39] += 0.16666666666666666 * t38;
  A[40] += -0.16666666666666666 * t78;
  A[41] += -0.16666666666666666 * t132;
  A[42] += 0.16666666666666666 * t44;
  A[43] += -0.16666666666666666 * t87;
  A[44] += -0.16666666666666666 * t141;
  A[45] += 0.16666666666666666 * t50;
  A[46] += -0.16666666666666666 * t96;
  A[47] += -0.16666666666666666 * t150;
  A[48] += 0.16666666666666666 * t184;
  A[49] += -0.16666666666666666 * t207;
  A[50] += 0.16666666666666666 * t236;
  A[51] += -0.16666666666666666 * t179;
  A[52] += 0.16666666666666666 * t200;
  A[53] += 0.16666666666666666 * t235;
  A[54] += -0.16666666666666666 * t181;
  A[55] += 0.16666666666666666 * t203;
  A[56] += -0.16666666666666666 * t227;
  A[57] += -0.16666666666666666 * t183;
  A[58] += 0.16666666666666666 * t206;
  A[59] += -0.16666666666666666 * t232;
  A[60] += 0.16666666666666666 * t265;
  A[61] += -0.16666666666666666 * t300;
  A[62] += -0.16666666666666666 * t309;
  A[63] += -0.16666666666666666 * t260;
  A[64] += 0.16666666666666666 * t299;
  A[65] += 0.16666666666666666 * t302;
  A[66] += -0.16666666666666666 * t262;
  A[67] += 0.16666666666666666 * t295;
  A[68] += 0.16666666666666666 * t305;
  A[69] += -0.16666666666666666 * t264;
  A[70] += 0.16666666666666666 * t297;
  A[71] += 0.16666666666666666 * t308;
  A[72] += -0.16666666666666666 * t61;
  A[73] += 0.16666666666666666 * t110;
  A[74] += 0.16666666666666666 * t164;
  A[75] += 0.16666666666666666 * t53;
  A[76] += -0.16666666666666666 * t101;
  A[77] += -0.16666666666666666 * t155;
  A[78] += 0.16666666666666666 * t56;
  A[79] += -0.16666666666666666 * t105;
  A[80] += -0.16666666666666666 * t159;
  A[81] += 0.16666666666666666 * t60;
  A[82] += -0.16666666666666666 * t109;
  A[83] += -0.16666666666666666 * t163;
  A[84] += 0.16666666666666666 * t191;
  A[85] += -0.16666666666666666 * t215;
  A[86] += -0.16666666666666666 * t248;
  A[87] += -0.16666666666666666 * t186;
  A[88] += 0.16666666666666666 * t209;
  A[89] += 0.16666666666666666 * t239;
  A[90] += -0.16666666666666666 * t188;
  A[91] += 0.16666666666666666 * t211;
  A[92] += 0.16666666666666666 * t247;
  A[93] += -0.16666666666666666 * t190;
  A[94] += 0.16666666666666666 * t214;
  A[95] += -0.16666666666666666 * t244;
  A[96] += 0.16666666666666666 * t272;
  A[97] += 0.16666666666666666 * t286;
  A[98] += -0.16666666666666666 * t317;
  A[99] += -0.16666666666666666 * t267;
  A[100] += -0.16666666666666666 * t281;
  A[101] += 0.16666666666666666 * t311;
  A[102] += -0.16666666666666666 * t269;
  A[103] += 0.16666666666666666 * t285;
  A[104] += 0.16666666666666666 * t313;
  A[105] += -0.16666666666666666 * t271;
  A[106] += 0.16666666666666666 * t283;
  A[107] += 0.16666666666666666 * t316;
  A[108] += -0.16666666666666666 * t69;
  A[109] += 0.16666666666666666 * t123;
  A[110] += 0.16666666666666666 * t177;
  A[111] += 0.16666666666666666 * t63;
  A[112] += -0.16666666666666666 * t114;
  A[113] += -0.16666666666666666 * t168;
  A[114] += 0.16666666666666666 * t65;
  A[115] += -0.16666666666666666 * t118;
  A[116] += -0.16666666666666666 * t172;
  A[117] += 0.16666666666666666 * t68;
  A[118] += -0.16666666666666666 * t122;
  A[119] += -0.16666666666666666 * t176;
  A[120] += 0.16666666666666666 * t198;
  A[121] += -0.16666666666666666 * t222;
  A[122] += -0.16666666666666666 * t258;
  A[123] += -0.16666666666666666 * t193;
  A[124] += 0.16666666666666666 * t217;
  A[125] += 0.16666666666666666 * t251;
  A[126] += -0.16666666666666666 * t195;
  A[127] += 0.16666666666666666 * t219;
  A[128] += 0.16666666666666666 * t254;
  A[129] += -0.16666666666666666 * t197;
  A[130] += 0.16666666666666666 * t221;
  A[131] += 0.16666666666666666 * t257;
  A[132] += 0.16666666666666666 * t279;
  A[133] += 0.16666666666666666 * t293;
  A[134] += -0.16666666666666666 * t324;
  A[135] += -0.16666666666666666 * t274;
  A[136] += -0.16666666666666666 * t288;
  A[137] += 0.16666666666666666 * t319;
  A[138] += -0.16666666666666666 * t276;
  A[139] += -0.16666666666666666 * t290;
  A[140] += 0.16666666666666666 * t321;
  A[141] += -0.16666666666666666 * t278;
  A[142] += 0.16666666666666666 * t292;
  A[143] += 0.16666666666666666 * t323;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
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
    10752,                                     // shared_bytes
    1626.0,                                    // flops_per_cell
    1268.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
