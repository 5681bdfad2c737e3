// p_laplace_f_q1_quadrilateral_f64_element_tensor: element_tensor of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --define cell=quadrilateral --set quadrature_degree=3
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     quadrilateral, geometry Q1^2
//   test     Q1, 4 dofs
//   u        coefficient, Q1, 4 dofs
//   f        coefficient, Q1, 4 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      341 flops
//   sum_factorised  279 flops <- taken
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
//   flops       279
//   bytes       128 (96 read, 32 written)
//   flops/byte  2.18
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

extern "C" int p_laplace_f_q1_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 32 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = f[4 * cell];
        inputs[lane + 8] = f[4 * cell + 1];
        inputs[lane + 16] = f[4 * cell + 2];
        inputs[lane + 24] = f[4 * cell + 3];
        inputs[lane + 32] = coordinates[2 * n0];
        inputs[lane + 40] = coordinates[2 * n1];
        inputs[lane + 48] = coordinates[2 * n2];
        inputs[lane + 56] = coordinates[2 * n3];
        inputs[lane + 64] = coordinates[2 * n0 + 1];
        inputs[lane + 72] = coordinates[2 * n1 + 1];
        inputs[lane + 80] = coordinates[2 * n2 + 1];
        inputs[lane + 88] = coordinates[2 * n3 + 1];
        inputs[lane + 96] = u[4 * cell];
        inputs[lane + 104] = u[4 * cell + 1];
        inputs[lane + 112] = u[4 * cell + 2];
        inputs[lane + 120] = u[4 * cell + 3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double f_0 = inputs[lane];
        const double f_1 = inputs[lane + 8];
        const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
        const double f_2 = inputs[lane + 16];
        const double f_3 = inputs[lane + 24];
        const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
        const double x0_0 = inputs[lane + 32];
        const double x1_0 = inputs[lane + 40];
        const double t2 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 48];
        const double x3_0 = inputs[lane + 56];
        const double t3 = x2_0 - x3_0;
        const double t4 = 0.7886751345948129 * t2 + 0.2113248654051871 * t3;
        const double x0_1 = inputs[lane + 64];
        const double x1_1 = inputs[lane + 72];
        const double x2_1 = inputs[lane + 80];
        const double x3_1 = inputs[lane + 88];
        const double t5 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1
            + 0.2113248654051871 * x3_1);
        const double t6 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0
            + 0.2113248654051871 * x3_0);
        const double t7 = x0_1 - x1_1;
        const double t8 = x2_1 - x3_1;
        const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
        const double t10 = t4 * t5 - t6 * t9;
        const double t11 = std::fabs(t10);
        const double t12 = (0.7886751345948129 * t0 + 0.2113248654051871 * t1) * t11;
        const double t13 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
        const double t14 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
        const double t15 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t16 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t17 = t4 * t15 - t9 * t16;
        const double t18 = std::fabs(t17);
        const double t19 = (0.7886751345948129 * t13 + 0.2113248654051871 * t14) * t18;
        const double t20 = epsilon[0] * epsilon[0];
        const double u_0 = inputs[lane + 96];
        const double u_1 = inputs[lane + 104];
        const double t21 = u_0 - u_1;
        const double u_2 = inputs[lane + 112];
        const double u_3 = inputs[lane + 120];
        const double t22 = u_2 - u_3;
        const double t23 = 0.7886751345948129 * t21 + 0.2113248654051871 * t22;
        const double t24 = 1.0 / t10;
        const double t25 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_1) - (0.7886751345948129 * u_2 +
            0.2113248654051871 * u_3);
        const double t26 = t5 * t23 * t24 - t9 * t24 * t25;
        const double t27 = t6 * t23 * t24 - t4 * t24 * t25;
        const double t28 = std::sqrt(t20 + (t26 * t26 + t27 * t27));
        const double t29 = 1.0 / t17;
        const double t30 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_1) - (0.2113248654051871 * u_2 +
            0.7886751345948129 * u_3);
        const double t31 = t15 * t23 * t29 - t9 * t29 * t30;
        const double t32 = t16 * t23 * t29 - t4 * t29 * t30;
        const double t33 = std::sqrt(t20 + (t31 * t31 + t32 * t32));
        const double t34 = t11 * t28 * (t5 * t24 * t26 + t6 * t24 * t27) + t18 * t33 * (t15 * t29 * t31 + t16
            * t29 * t32);
        const double t35 = 0.39433756729740643 * (t12 + 0.2679491924311227 * t19) - 0.5 * t34;
        const double t36 = 0.2113248654051871 * t2 + 0.7886751345948129 * t3;
        const double t37 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
        const double t38 = t5 * t36 - t6 * t37;
        const double t39 = std::fabs(t38);
        const double t40 = (0.2113248654051871 * t0 + 0.7886751345948129 * t1) * t39;
        const double t41 = t15 * t36 - t16 * t37;
        const double t42 = std::fabs(t41);
        const double t43 = (0.2113248654051871 * t13 + 0.7886751345948129 * t14) * t42;
        const double t44 = 0.2113248654051871 * t21 + 0.7886751345948129 * t22;
        const double t45 = 1.0 / t38;
        const double t46 = t5 * t44 * t45 - t25 * t37 * t45;
        const double t47 = t6 * t44 * t45 - t25 * t36 * t45;
        const double t48 = std::sqrt(t20 + (t46 * t46 + t47 * t47));
        const double t49 = 1.0 / t41;
        const double t50 = t15 * t44 * t49 - t30 * t37 * t49;
        const double t51 = t16 * t44 * t49 - t30 * t36 * t49;
        const double t52 = std::sqrt(t20 + (t50 * t50 + t51 * t51));
        const double t53 = t39 * t48 * (t5 * t45 * t46 + t6 * t45 * t47) + t42 * t52 * (t15 * t49 * t50 + t16
            * t49 * t51);
        const double t54 = 0.39433756729740643 * (t40 + 0.2679491924311227 * t43) - 0.5 * t53;
        const double t55 = t11 * t28 * (t9 * t24 * t26 + t4 * t24 * t27);
        const double t56 = t18 * t33 * (t9 * t29 * t31 + t4 * t29 * t32);
        const double t57 = t39 * t48 * (t37 * t45 * t46 + t36 * t45 * t47);
        const double t58 = t42 * t52 * (t37 * t49 * t50 + t36 * t49 * t51);
        const double t59 = (t55 + 0.2679491924311227 * t56) + (t57 + 0.2679491924311227 * t58);
        tile[lane] = -0.39433756729740643 * ((t35 + 0.2679491924311227 * t54) + 0.5 * t59);
        const double t60 = 0.5 * t34 + 0.10566243270259355 * (t12 + 3.732050807568877 * t19);
        const double t61 = 0.5 * t53 + 0.10566243270259355 * (t40 + 3.732050807568877 * t43);
        const double t62 = (t55 + 3.732050807568877 * t56) + (t57 + 3.732050807568877 * t58);
        tile[lane + 8] = -(0.39433756729740643 * (t60 + 0.2679491924311227 * t61) + 0.05283121635129678 *
            t62);
        tile[lane + 16] = 0.19716878364870322 * t59 - 0.10566243270259355 * (t35 + 3.732050807568877 * t54);
        tile[lane + 24] = 0.10566243270259355 * (0.5 * t62 - (t60 + 3.732050807568877 * t61));
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<4, 8, 4>(tile, element_tensors + 4 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void p_laplace_f_q1_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ f = packed_coefficients + 4;
  const double* __restrict__ epsilon = packed_constants + 0;
  // element tensor of one cell
  const double f_0 = f[0];
  const double f_1 = f[1];
  const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
  const double f_2 = f[2];
  const double f_3 = f[3];
  const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t2 = x0_0 - x1_0;
  const double x2_0 = coordinate_dofs[6];
  const double x3_0 = coordinate_dofs[9];
  const double t3 = x2_0 - x3_0;
  const double t4 = 0.7886751345948129 * t2 + 0.2113248654051871 * t3;
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t5 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
      0.2113248654051871 * x3_1);
  const double t6 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
      0.2113248654051871 * x3_0);
  const double t7 = x0_1 - x1_1;
  const double t8 = x2_1 - x3_1;
  const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
  const double t10 = t4 * t5 - t6 * t9;
  const double t11 = std::fabs(t10);
  const double t12 = (0.7886751345948129 * t0 + 0.2113248654051871 * t1) * t11;
  const double t13 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
  const double t14 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
  const double t15 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t16 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t17 = t4 * t15 - t9 * t16;
  const double t18 = std::fabs(t17);
  const double t19 = (0.7886751345948129 * t13 + 0.2113248654051871 * t14) * t18;
  const double t20 = epsilon[0] * epsilon[0];
  const double u_0 = u[0];
  const double u_1 = u[1];
  const double t21 = u_0 - u_1;
  const double u_2 = u[2];
  const double u_3 = u[3];
  const double t22 = u_2 - u_3;
  const double t23 = 0.7886751345948129 * t21 + 0.2113248654051871 * t22;
  const double t24 = 1.0 / t10;
  const double t25 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_1) - (0.7886751345948129 * u_2 +
      0.2113248654051871 * u_3);
  const double t26 = t5 * t23 * t24 - t9 * t24 * t25;
  const double t27 = t6 * t23 * t24 - t4 * t24 * t25;
  const double t28 = std::sqrt(t20 + (t26 * t26 + t27 * t27));
  const double t29 = 1.0 / t17;
  const double t30 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_1) - (0.2113248654051871 * u_2 +
      0.7886751345948129 * u_3);
  const double t31 = t15 * t23 * t29 - t9 * t29 * t30;
  const double t32 = t16 * t23 * t29 - t4 * t29 * t30;
  const double t33 = std::sqrt(t20 + (t31 * t31 + t32 * t32));
  const double t34 = t11 * t28 * (t5 * t24 * t26 + t6 * t24 * t27) + t18 * t33 * (t15 * t29 * t31 + t16 * t29
      * t32);
  const double t35 = 0.39433756729740643 * (t12 + 0.2679491924311227 * t19) - 0.5 * t34;
  const double t36 = 0.2113248654051871 * t2 + 0.7886751345948129 * t3;
  const double t37 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
  const double t38 = t5 * t36 - t6 * t37;
  const double t39 = std::fabs(t38);
  const double t40 = (0.2113248654051871 * t0 + 0.7886751345948129 * t1) * t39;
  const double t41 = t15 * t36 - t16 * t37;
  const double t42 = std::fabs(t41);
  const double t43 = (0.2113248654051871 * t13 + 0.7886751345948129 * t14) * t42;
  const double t44 = 0.2113248654051871 * t21 + 0.7886751345948129 * t22;
  const double t45 = 1.0 / t38;
  const double t46 = t5 * t44 * t45 - t25 * t37 * t45;
  const double t47 = t6 * t44 * t45 - t25 * t36 * t45;
  const double t48 = std::sqrt(t20 + (t46 * t46 + t47 * t47));
  const double t49 = 1.0 / t41;
  const double t50 = t15 * t44 * t49 - t30 * t37 * t49;
  const double t51 = t16 * t44 * t49 - t30 * t36 * t49;
  const double t52 = std::sqrt(t20 + (t50 * t50 + t51 * t51));
  const double t53 = t39 * t48 * (t5 * t45 * t46 + t6 * t45 * t47) + t42 * t52 * (t15 * t49 * t50 + t16 * t49
      * t51);
  const double t54 = 0.39433756729740643 * (t40 + 0.2679491924311227 * t43) - 0.5 * t53;
  const double t55 = t11 * t28 * (t9 * t24 * t26 + t4 * t24 * t27);
  const double t56 = t18 * t33 * (t9 * t29 * t31 + t4 * t29 * t32);
  const double t57 = t39 * t48 * (t37 * t45 * t46 + t36 * t45 * t47);
  const double t58 = t42 * t52 * (t37 * t49 * t50 + t36 * t49 * t51);
  const double t59 = (t55 + 0.2679491924311227 * t56) + (t57 + 0.2679491924311227 * t58);
  A[0] += -0.39433756729740643 * ((t35 + 0.2679491924311227 * t54) + 0.5 * t59);
  const double t60 = 0.5 * t34 + 0.10566243270259355 * (t12 + 3.732050807568877 * t19);
  const double t61 = 0.5 * t53 + 0.10566243270259355 * (t40 + 3.732050807568877 * t43);
  const double t62 = (t55 + 3.732050807568877 * t56) + (t57 + 3.732050807568877 * t58);
  A[1] += -(0.39433756729740643 * (t60 + 0.2679491924311227 * t61) + 0.05283121635129678 * t62);
  A[2] += 0.19716878364870322 * t59 - 0.10566243270259355 * (t35 + 3.732050807568877 * t54);
  A[3] += 0.10566243270259355 * (0.5 * t62 - (t60 + 3.732050807568877 * t61));
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_q1_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]));
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 4, 0, 0, nullptr},
    {"f", "Q1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_q1_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "p_laplace_f_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
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
    1280,                                      // shared_bytes
    279.0,                                     // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
