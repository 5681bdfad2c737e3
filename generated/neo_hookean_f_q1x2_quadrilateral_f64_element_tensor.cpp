// neo_hookean_f_q1x2_quadrilateral_f64_element_tensor: element_tensor of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=quadrilateral --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   u       coefficient, Q1^2, 8 dofs
//   load    coefficient, Q1^2, 8 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      768 flops
//   sum_factorised  656 flops <- taken
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
//   flops       656
//   bytes       224 (160 read, 64 written)
//   flops/byte  2.93
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

extern "C" int neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 64 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[192];
    alignas(64) double tile[64];

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
        inputs[lane + 64] = u[8 * cell + 1];
        inputs[lane + 72] = u[8 * cell + 3];
        inputs[lane + 80] = u[8 * cell + 5];
        inputs[lane + 88] = u[8 * cell + 7];
        inputs[lane + 96] = u[8 * cell];
        inputs[lane + 104] = u[8 * cell + 2];
        inputs[lane + 112] = u[8 * cell + 4];
        inputs[lane + 120] = u[8 * cell + 6];
        inputs[lane + 128] = load[8 * cell];
        inputs[lane + 136] = load[8 * cell + 2];
        inputs[lane + 144] = load[8 * cell + 4];
        inputs[lane + 152] = load[8 * cell + 6];
        inputs[lane + 160] = load[8 * cell + 1];
        inputs[lane + 168] = load[8 * cell + 3];
        inputs[lane + 176] = load[8 * cell + 5];
        inputs[lane + 184] = load[8 * cell + 7];
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
        const double t8 = t2 * t3 - t4 * t7;
        const double t9 = std::fabs(t8);
        const double t10 = 1.0 / t8;
        const double u_1 = inputs[lane + 64];
        const double u_3 = inputs[lane + 72];
        const double t11 = u_1 - u_3;
        const double u_5 = inputs[lane + 80];
        const double u_7 = inputs[lane + 88];
        const double t12 = u_5 - u_7;
        const double t13 = 0.7886751345948129 * t11 + 0.2113248654051871 * t12;
        const double t14 = (0.7886751345948129 * u_1 + 0.2113248654051871 * u_3) - (0.7886751345948129 * u_5 +
            0.2113248654051871 * u_7);
        const double t15 = 1.0 - (t4 * t10 * t13 - t2 * t10 * t14);
        const double t16 = t3 * t10 * t13 - t7 * t10 * t14;
        const double u_0 = inputs[lane + 96];
        const double u_2 = inputs[lane + 104];
        const double t17 = u_0 - u_2;
        const double u_4 = inputs[lane + 112];
        const double u_6 = inputs[lane + 120];
        const double t18 = u_4 - u_6;
        const double t19 = 0.7886751345948129 * t17 + 0.2113248654051871 * t18;
        const double t20 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_2) - (0.7886751345948129 * u_4 +
            0.2113248654051871 * u_6);
        const double t21 = 1.0 + (t3 * t10 * t19 - t7 * t10 * t20);
        const double t22 = t4 * t10 * t19 - t2 * t10 * t20;
        const double t23 = t15 * t21 + t16 * t22;
        const double t24 = (t3 * t10 * t15 + t4 * t10 * t16) / t23;
        const double t25 = std::log(t23);
        const double t26 = t9 * ((mu[0] * t24 - mu[0] * (t3 * t10 * t21 + t4 * t10 * t22)) - lmbda[0] * t24 *
            t25);
        const double t27 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t28 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t29 = t2 * t27 - t7 * t28;
        const double t30 = std::fabs(t29);
        const double t31 = 1.0 / t29;
        const double t32 = (0.2113248654051871 * u_1 + 0.7886751345948129 * u_3) - (0.2113248654051871 * u_5 +
            0.7886751345948129 * u_7);
        const double t33 = 1.0 - (t13 * t28 * t31 - t2 * t31 * t32);
        const double t34 = t13 * t27 * t31 - t7 * t31 * t32;
        const double t35 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_2) - (0.2113248654051871 * u_4 +
            0.7886751345948129 * u_6);
        const double t36 = 1.0 + (t19 * t27 * t31 - t7 * t31 * t35);
        const double t37 = t19 * t28 * t31 - t2 * t31 * t35;
        const double t38 = t33 * t36 + t34 * t37;
        const double t39 = (t27 * t31 * t33 + t28 * t31 * t34) / t38;
        const double t40 = std::log(t38);
        const double t41 = t30 * ((mu[0] * t39 - mu[0] * (t27 * t31 * t36 + t28 * t31 * t37)) - lmbda[0] * t39
            * t40);
        const double t42 = t26 + t41;
        const double load_0 = inputs[lane + 128];
        const double load_2 = inputs[lane + 136];
        const double t43 = 0.7886751345948129 * load_0 + 0.2113248654051871 * load_2;
        const double load_4 = inputs[lane + 144];
        const double load_6 = inputs[lane + 152];
        const double t44 = 0.7886751345948129 * load_4 + 0.2113248654051871 * load_6;
        const double t45 = t9 * (0.7886751345948129 * t43 + 0.2113248654051871 * t44);
        const double t46 = 0.2113248654051871 * load_0 + 0.7886751345948129 * load_2;
        const double t47 = 0.2113248654051871 * load_4 + 0.7886751345948129 * load_6;
        const double t48 = t30 * (0.7886751345948129 * t46 + 0.2113248654051871 * t47);
        const double t49 = 0.5 * t42 + 0.39433756729740643 * (t45 + 0.2679491924311227 * t48);
        const double t50 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t51 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
        const double t52 = t3 * t50 - t4 * t51;
        const double t53 = std::fabs(t52);
        const double t54 = 1.0 / t52;
        const double t55 = 0.2113248654051871 * t11 + 0.7886751345948129 * t12;
        const double t56 = 1.0 - (t4 * t54 * t55 - t14 * t50 * t54);
        const double t57 = t3 * t54 * t55 - t14 * t51 * t54;
        const double t58 = 0.2113248654051871 * t17 + 0.7886751345948129 * t18;
        const double t59 = 1.0 + (t3 * t54 * t58 - t20 * t51 * t54);
        const double t60 = t4 * t54 * t58 - t20 * t50 * t54;
        const double t61 = t56 * t59 + t57 * t60;
        const double t62 = (t3 * t54 * t56 + t4 * t54 * t57) / t61;
        const double t63 = std::log(t61);
        const double t64 = t53 * ((mu[0] * t62 - mu[0] * (t3 * t54 * t59 + t4 * t54 * t60)) - lmbda[0] * t62 *
            t63);
        const double t65 = t27 * t50 - t28 * t51;
        const double t66 = std::fabs(t65);
        const double t67 = 1.0 / t65;
        const double t68 = 1.0 - (t28 * t55 * t67 - t32 * t50 * t67);
        const double t69 = t27 * t55 * t67 - t32 * t51 * t67;
        const double t70 = 1.0 + (t27 * t58 * t67 - t35 * t51 * t67);
        const double t71 = t28 * t58 * t67 - t35 * t50 * t67;
        const double t72 = t68 * t70 + t69 * t71;
        const double t73 = (t27 * t67 * t68 + t28 * t67 * t69) / t72;
        const double t74 = std::log(t72);
        const double t75 = t66 * ((mu[0] * t73 - mu[0] * (t27 * t67 * t70 + t28 * t67 * t71)) - lmbda[0] * t73
            * t74);
        const double t76 = t64 + t75;
        const double t77 = t53 * (0.2113248654051871 * t43 + 0.7886751345948129 * t44);
        const double t78 = t66 * (0.2113248654051871 * t46 + 0.7886751345948129 * t47);
        const double t79 = 0.5 * t76 + 0.39433756729740643 * (t77 + 0.2679491924311227 * t78);
        const double t80 = (t7 * t10 * t15 + t2 * t10 * t16) / t23;
        const double t81 = t9 * ((mu[0] * t80 - mu[0] * (t7 * t10 * t21 + t2 * t10 * t22)) - lmbda[0] * t25 *
            t80);
        const double t82 = (t7 * t31 * t33 + t2 * t31 * t34) / t38;
        const double t83 = t30 * ((mu[0] * t82 - mu[0] * (t7 * t31 * t36 + t2 * t31 * t37)) - lmbda[0] * t40 *
            t82);
        const double t84 = (t51 * t54 * t56 + t50 * t54 * t57) / t61;
        const double t85 = t53 * ((mu[0] * t84 - mu[0] * (t51 * t54 * t59 + t50 * t54 * t60)) - lmbda[0] * t63
            * t84);
        const double t86 = (t51 * t67 * t68 + t50 * t67 * t69) / t72;
        const double t87 = t66 * ((mu[0] * t86 - mu[0] * (t51 * t67 * t70 + t50 * t67 * t71)) - lmbda[0] * t74
            * t86);
        const double t88 = (t81 + 0.2679491924311227 * t83) + (t85 + 0.2679491924311227 * t87);
        tile[lane] = -0.39433756729740643 * ((t49 + 0.2679491924311227 * t79) - 0.5 * t88);
        const double t89 = (t4 * t10 * t21 - t3 * t10 * t22) / t23;
        const double t90 = t9 * ((mu[0] * t89 + mu[0] * (t3 * t10 * t16 - t4 * t10 * t15)) - lmbda[0] * t25 *
            t89);
        const double t91 = (t28 * t31 * t36 - t27 * t31 * t37) / t38;
        const double t92 = t30 * ((mu[0] * t91 + mu[0] * (t27 * t31 * t34 - t28 * t31 * t33)) - lmbda[0] * t40
            * t91);
        const double t93 = t90 + t92;
        const double load_1 = inputs[lane + 160];
        const double load_3 = inputs[lane + 168];
        const double t94 = 0.7886751345948129 * load_1 + 0.2113248654051871 * load_3;
        const double load_5 = inputs[lane + 176];
        const double load_7 = inputs[lane + 184];
        const double t95 = 0.7886751345948129 * load_5 + 0.2113248654051871 * load_7;
        const double t96 = t9 * (0.7886751345948129 * t94 + 0.2113248654051871 * t95);
        const double t97 = 0.2113248654051871 * load_1 + 0.7886751345948129 * load_3;
        const double t98 = 0.2113248654051871 * load_5 + 0.7886751345948129 * load_7;
        const double t99 = t30 * (0.7886751345948129 * t97 + 0.2113248654051871 * t98);
        const double t100 = 0.5 * t93 - 0.39433756729740643 * (t96 + 0.2679491924311227 * t99);
        const double t101 = (t4 * t54 * t59 - t3 * t54 * t60) / t61;
        const double t102 = t53 * ((mu[0] * t101 + mu[0] * (t3 * t54 * t57 - t4 * t54 * t56)) - lmbda[0] * t63
            * t101);
        const double t103 = (t28 * t67 * t70 - t27 * t67 * t71) / t72;
        const double t104 = t66 * ((mu[0] * t103 + mu[0] * (t27 * t67 * t69 - t28 * t67 * t68)) - lmbda[0] *
            t74 * t103);
        const double t105 = t102 + t104;
        const double t106 = t53 * (0.2113248654051871 * t94 + 0.7886751345948129 * t95);
        const double t107 = t66 * (0.2113248654051871 * t97 + 0.7886751345948129 * t98);
        const double t108 = 0.5 * t105 - 0.39433756729740643 * (t106 + 0.2679491924311227 * t107);
        const double t109 = (t2 * t10 * t21 - t7 * t10 * t22) / t23;
        const double t110 = t9 * ((mu[0] * t109 + mu[0] * (t7 * t10 * t16 - t2 * t10 * t15)) - lmbda[0] * t25
            * t109);
        const double t111 = (t2 * t31 * t36 - t7 * t31 * t37) / t38;
        const double t112 = t30 * ((mu[0] * t111 + mu[0] * (t7 * t31 * t34 - t2 * t31 * t33)) - lmbda[0] * t40
            * t111);
        const double t113 = (t50 * t54 * t59 - t51 * t54 * t60) / t61;
        const double t114 = t53 * ((mu[0] * t113 + mu[0] * (t51 * t54 * t57 - t50 * t54 * t56)) - lmbda[0] *
            t63 * t113);
        const double t115 = (t50 * t67 * t70 - t51 * t67 * t71) / t72;
        const double t116 = t66 * ((mu[0] * t115 + mu[0] * (t51 * t67 * t69 - t50 * t67 * t68)) - lmbda[0] *
            t74 * t115);
        const double t117 = (t110 + 0.2679491924311227 * t112) + (t114 + 0.2679491924311227 * t116);
        tile[lane + 8] = 0.39433756729740643 * ((t100 + 0.2679491924311227 * t108) - 0.5 * t117);
        const double t118 = 0.5 * t42 - 0.10566243270259355 * (t45 + 3.732050807568877 * t48);
        const double t119 = 0.5 * t76 - 0.10566243270259355 * (t77 + 3.732050807568877 * t78);
        const double t120 = (t81 + 3.732050807568877 * t83) + (t85 + 3.732050807568877 * t87);
        tile[lane + 16] = 0.39433756729740643 * (t118 + 0.2679491924311227 * t119) + 0.05283121635129678 *
            t120;
        const double t121 = 0.5 * t93 + 0.10566243270259355 * (t96 + 3.732050807568877 * t99);
        const double t122 = 0.5 * t105 + 0.10566243270259355 * (t106 + 3.732050807568877 * t107);
        const double t123 = (t110 + 3.732050807568877 * t112) + (t114 + 3.732050807568877 * t116);
        tile[lane + 24] = -(0.39433756729740643 * (t121 + 0.2679491924311227 * t122) + 0.05283121635129678 *
            t123);
        tile[lane + 32] = -(0.19716878364870322 * t88 + 0.10566243270259355 * (t49 + 3.732050807568877 *
            t79));
        tile[lane + 40] = 0.19716878364870322 * t117 + 0.10566243270259355 * (t100 + 3.732050807568877 *
            t108);
        tile[lane + 48] = -0.10566243270259355 * (0.5 * t120 - (t118 + 3.732050807568877 * t119));
        tile[lane + 56] = 0.10566243270259355 * (0.5 * t123 - (t121 + 3.732050807568877 * t122));
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<8, 8, 8>(tile, element_tensors + 8 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ load = packed_coefficients + 8;
  const double* __restrict__ lmbda = packed_constants + 0;
  const double* __restrict__ mu = packed_constants + 1;
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
  const double t8 = t2 * t3 - t4 * t7;
  const double t9 = std::fabs(t8);
  const double t10 = 1.0 / t8;
  const double u_1 = u[1];
  const double u_3 = u[3];
  const double t11 = u_1 - u_3;
  const double u_5 = u[5];
  const double u_7 = u[7];
  const double t12 = u_5 - u_7;
  const double t13 = 0.7886751345948129 * t11 + 0.2113248654051871 * t12;
  const double t14 = (0.7886751345948129 * u_1 + 0.2113248654051871 * u_3) - (0.7886751345948129 * u_5 +
      0.2113248654051871 * u_7);
  const double t15 = 1.0 - (t4 * t10 * t13 - t2 * t10 * t14);
  const double t16 = t3 * t10 * t13 - t7 * t10 * t14;
  const double u_0 = u[0];
  const double u_2 = u[2];
  const double t17 = u_0 - u_2;
  const double u_4 = u[4];
  const double u_6 = u[6];
  const double t18 = u_4 - u_6;
  const double t19 = 0.7886751345948129 * t17 + 0.2113248654051871 * t18;
  const double t20 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_2) - (0.7886751345948129 * u_4 +
      0.2113248654051871 * u_6);
  const double t21 = 1.0 + (t3 * t10 * t19 - t7 * t10 * t20);
  const double t22 = t4 * t10 * t19 - t2 * t10 * t20;
  const double t23 = t15 * t21 + t16 * t22;
  const double t24 = (t3 * t10 * t15 + t4 * t10 * t16) / t23;
  const double t25 = std::log(t23);
  const double t26 = t9 * ((mu[0] * t24 - mu[0] * (t3 * t10 * t21 + t4 * t10 * t22)) - lmbda[0] * t24 * t25);
  const double t27 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t28 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t29 = t2 * t27 - t7 * t28;
  const double t30 = std::fabs(t29);
  const double t31 = 1.0 / t29;
  const double t32 = (0.2113248654051871 * u_1 + 0.7886751345948129 * u_3) - (0.2113248654051871 * u_5 +
      0.7886751345948129 * u_7);
  const double t33 = 1.0 - (t13 * t28 * t31 - t2 * t31 * t32);
  const double t34 = t13 * t27 * t31 - t7 * t31 * t32;
  const double t35 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_2) - (0.2113248654051871 * u_4 +
      0.7886751345948129 * u_6);
  const double t36 = 1.0 + (t19 * t27 * t31 - t7 * t31 * t35);
  const double t37 = t19 * t28 * t31 - t2 * t31 * t35;
  const double t38 = t33 * t36 + t34 * t37;
  const double t39 = (t27 * t31 * t33 + t28 * t31 * t34) / t38;
  const double t40 = std::log(t38);
  const double t41 = t30 * ((mu[0] * t39 - mu[0] * (t27 * t31 * t36 + t28 * t31 * t37)) - lmbda[0] * t39 *
      t40);
  const double t42 = t26 + t41;
  const double load_0 = load[0];
  const double load_2 = load[2];
  const double t43 = 0.7886751345948129 * load_0 + 0.2113248654051871 * load_2;
  const double load_4 = load[4];
  const double load_6 = load[6];
  const double t44 = 0.7886751345948129 * load_4 + 0.2113248654051871 * load_6;
  const double t45 = t9 * (0.7886751345948129 * t43 + 0.2113248654051871 * t44);
  const double t46 = 0.2113248654051871 * load_0 + 0.7886751345948129 * load_2;
  const double t47 = 0.2113248654051871 * load_4 + 0.7886751345948129 * load_6;
  const double t48 = t30 * (0.7886751345948129 * t46 + 0.2113248654051871 * t47);
  const double t49 = 0.5 * t42 + 0.39433756729740643 * (t45 + 0.2679491924311227 * t48);
  const double t50 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t51 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
  const double t52 = t3 * t50 - t4 * t51;
  const double t53 = std::fabs(t52);
  const double t54 = 1.0 / t52;
  const double t55 = 0.2113248654051871 * t11 + 0.7886751345948129 * t12;
  const double t56 = 1.0 - (t4 * t54 * t55 - t14 * t50 * t54);
  const double t57 = t3 * t54 * t55 - t14 * t51 * t54;
  const double t58 = 0.2113248654051871 * t17 + 0.7886751345948129 * t18;
  const double t59 = 1.0 + (t3 * t54 * t58 - t20 * t51 * t54);
  const double t60 = t4 * t54 * t58 - t20 * t50 * t54;
  const double t61 = t56 * t59 + t57 * t60;
  const double t62 = (t3 * t54 * t56 + t4 * t54 * t57) / t61;
  const double t63 = std::log(t61);
  const double t64 = t53 * ((mu[0] * t62 - mu[0] * (t3 * t54 * t59 + t4 * t54 * t60)) - lmbda[0] * t62 * t63);
  const double t65 = t27 * t50 - t28 * t51;
  const double t66 = std::fabs(t65);
  const double t67 = 1.0 / t65;
  const double t68 = 1.0 - (t28 * t55 * t67 - t32 * t50 * t67);
  const double t69 = t27 * t55 * t67 - t32 * t51 * t67;
  const double t70 = 1.0 + (t27 * t58 * t67 - t35 * t51 * t67);
  const double t71 = t28 * t58 * t67 - t35 * t50 * t67;
  const double t72 = t68 * t70 + t69 * t71;
  const double t73 = (t27 * t67 * t68 + t28 * t67 * t69) / t72;
  const double t74 = std::log(t72);
  const double t75 = t66 * ((mu[0] * t73 - mu[0] * (t27 * t67 * t70 + t28 * t67 * t71)) - lmbda[0] * t73 *
      t74);
  const double t76 = t64 + t75;
  const double t77 = t53 * (0.2113248654051871 * t43 + 0.7886751345948129 * t44);
  const double t78 = t66 * (0.2113248654051871 * t46 + 0.7886751345948129 * t47);
  const double t79 = 0.5 * t76 + 0.39433756729740643 * (t77 + 0.2679491924311227 * t78);
  const double t80 = (t7 * t10 * t15 + t2 * t10 * t16) / t23;
  const double t81 = t9 * ((mu[0] * t80 - mu[0] * (t7 * t10 * t21 + t2 * t10 * t22)) - lmbda[0] * t25 * t80);
  const double t82 = (t7 * t31 * t33 + t2 * t31 * t34) / t38;
  const double t83 = t30 * ((mu[0] * t82 - mu[0] * (t7 * t31 * t36 + t2 * t31 * t37)) - lmbda[0] * t40 * t82);
  const double t84 = (t51 * t54 * t56 + t50 * t54 * t57) / t61;
  const double t85 = t53 * ((mu[0] * t84 - mu[0] * (t51 * t54 * t59 + t50 * t54 * t60)) - lmbda[0] * t63 *
      t84);
  const double t86 = (t51 * t67 * t68 + t50 * t67 * t69) / t72;
  const double t87 = t66 * ((mu[0] * t86 - mu[0] * (t51 * t67 * t70 + t50 * t67 * t71)) - lmbda[0] * t74 *
      t86);
  const double t88 = (t81 + 0.2679491924311227 * t83) + (t85 + 0.2679491924311227 * t87);
  A[0] += -0.39433756729740643 * ((t49 + 0.2679491924311227 * t79) - 0.5 * t88);
  const double t89 = (t4 * t10 * t21 - t3 * t10 * t22) / t23;
  const double t90 = t9 * ((mu[0] * t89 + mu[0] * (t3 * t10 * t16 - t4 * t10 * t15)) - lmbda[0] * t25 * t89);
  const double t91 = (t28 * t31 * t36 - t27 * t31 * t37) / t38;
  const double t92 = t30 * ((mu[0] * t91 + mu[0] * (t27 * t31 * t34 - t28 * t31 * t33)) - lmbda[0] * t40 *
      t91);
  const double t93 = t90 + t92;
  const double load_1 = load[1];
  const double load_3 = load[3];
  const double t94 = 0.7886751345948129 * load_1 + 0.2113248654051871 * load_3;
  const double load_5 = load[5];
  const double load_7 = load[7];
  const double t95 = 0.7886751345948129 * load_5 + 0.2113248654051871 * load_7;
  const double t96 = t9 * (0.7886751345948129 * t94 + 0.2113248654051871 * t95);
  const double t97 = 0.2113248654051871 * load_1 + 0.7886751345948129 * load_3;
  const double t98 = 0.2113248654051871 * load_5 + 0.7886751345948129 * load_7;
  const double t99 = t30 * (0.7886751345948129 * t97 + 0.2113248654051871 * t98);
  const double t100 = 0.5 * t93 - 0.39433756729740643 * (t96 + 0.2679491924311227 * t99);
  const double t101 = (t4 * t54 * t59 - t3 * t54 * t60) / t61;
  const double t102 = t53 * ((mu[0] * t101 + mu[0] * (t3 * t54 * t57 - t4 * t54 * t56)) - lmbda[0] * t63 *
      t101);
  const double t103 = (t28 * t67 * t70 - t27 * t67 * t71) / t72;
  const double t104 = t66 * ((mu[0] * t103 + mu[0] * (t27 * t67 * t69 - t28 * t67 * t68)) - lmbda[0] * t74 *
      t103);
  const double t105 = t102 + t104;
  const double t106 = t53 * (0.2113248654051871 * t94 + 0.7886751345948129 * t95);
  const double t107 = t66 * (0.2113248654051871 * t97 + 0.7886751345948129 * t98);
  const double t108 = 0.5 * t105 - 0.39433756729740643 * (t106 + 0.2679491924311227 * t107);
  const double t109 = (t2 * t10 * t21 - t7 * t10 * t22) / t23;
  const double t110 = t9 * ((mu[0] * t109 + mu[0] * (t7 * t10 * t16 - t2 * t10 * t15)) - lmbda[0] * t25 *
      t109);
  const double t111 = (t2 * t31 * t36 - t7 * t31 * t37) / t38;
  const double t112 = t30 * ((mu[0] * t111 + mu[0] * (t7 * t31 * t34 - t2 * t31 * t33)) - lmbda[0] * t40 *
      t111);
  const double t113 = (t50 * t54 * t59 - t51 * t54 * t60) / t61;
  const double t114 = t53 * ((mu[0] * t113 + mu[0] * (t51 * t54 * t57 - t50 * t54 * t56)) - lmbda[0] * t63 *
      t113);
  const double t115 = (t50 * t67 * t70 - t51 * t67 * t71) / t72;
  const double t116 = t66 * ((mu[0] * t115 + mu[0] * (t51 * t67 * t69 - t50 * t67 * t68)) - lmbda[0] * t74 *
      t115);
  const double t117 = (t110 + 0.2679491924311227 * t112) + (t114 + 0.2679491924311227 * t116);
  A[1] += 0.39433756729740643 * ((t100 + 0.2679491924311227 * t108) - 0.5 * t117);
  const double t118 = 0.5 * t42 - 0.10566243270259355 * (t45 + 3.732050807568877 * t48);
  const double t119 = 0.5 * t76 - 0.10566243270259355 * (t77 + 3.732050807568877 * t78);
  const double t120 = (t81 + 3.732050807568877 * t83) + (t85 + 3.732050807568877 * t87);
  A[2] += 0.39433756729740643 * (t118 + 0.2679491924311227 * t119) + 0.05283121635129678 * t120;
  const double t121 = 0.5 * t93 + 0.10566243270259355 * (t96 + 3.732050807568877 * t99);
  const double t122 = 0.5 * t105 + 0.10566243270259355 * (t106 + 3.732050807568877 * t107);
  const double t123 = (t110 + 3.732050807568877 * t112) + (t114 + 3.732050807568877 * t116);
  A[3] += -(0.39433756729740643 * (t121 + 0.2679491924311227 * t122) + 0.05283121635129678 * t123);
  A[4] += -(0.19716878364870322 * t88 + 0.10566243270259355 * (t49 + 3.732050807568877 * t79));
  A[5] += 0.19716878364870322 * t117 + 0.10566243270259355 * (t100 + 3.732050807568877 * t108);
  A[6] += -0.10566243270259355 * (0.5 * t120 - (t118 + 3.732050807568877 * t119));
  A[7] += 0.10566243270259355 * (0.5 * t123 - (t121 + 3.732050807568877 * t122));
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^2", 8, 0, 0, nullptr},
    {"load", "Q1^2", 8, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "neo_hookean_f_q1x2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    8,                                         // rows
    1,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    2048,                                      // shared_bytes
    656.0,                                     // flops_per_cell
    224.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
