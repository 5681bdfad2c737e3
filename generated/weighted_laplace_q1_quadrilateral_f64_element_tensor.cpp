// weighted_laplace_q1_quadrilateral_f64_element_tensor: element_tensor of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   trial   Q1, 4 dofs
//   w       coefficient, Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      354 flops
//   sum_factorised  236 flops <- taken
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
//   flops       236
//   bytes       192 (64 read, 128 written)
//   flops/byte  1.23
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

extern "C" int weighted_laplace_q1_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 128 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[128];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = w[4 * cell];
        inputs[lane + 8] = w[4 * cell + 1];
        inputs[lane + 16] = w[4 * cell + 2];
        inputs[lane + 24] = w[4 * cell + 3];
        inputs[lane + 32] = coordinates[2 * n0];
        inputs[lane + 40] = coordinates[2 * n1];
        inputs[lane + 48] = coordinates[2 * n2];
        inputs[lane + 56] = coordinates[2 * n3];
        inputs[lane + 64] = coordinates[2 * n0 + 1];
        inputs[lane + 72] = coordinates[2 * n1 + 1];
        inputs[lane + 80] = coordinates[2 * n2 + 1];
        inputs[lane + 88] = coordinates[2 * n3 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double w_0 = inputs[lane];
        const double w_1 = inputs[lane + 8];
        const double t0 = 0.7886751345948129 * w_0 + 0.2113248654051871 * w_1;
        const double w_2 = inputs[lane + 16];
        const double w_3 = inputs[lane + 24];
        const double t1 = 0.7886751345948129 * w_2 + 0.2113248654051871 * w_3;
        const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
        const double x0_0 = inputs[lane + 32];
        const double x1_0 = inputs[lane + 40];
        const double t3 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 48];
        const double x3_0 = inputs[lane + 56];
        const double t4 = x2_0 - x3_0;
        const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
        const double x0_1 = inputs[lane + 64];
        const double x1_1 = inputs[lane + 72];
        const double x2_1 = inputs[lane + 80];
        const double x3_1 = inputs[lane + 88];
        const double t6 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1
            + 0.2113248654051871 * x3_1);
        const double t7 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0
            + 0.2113248654051871 * x3_0);
        const double t8 = x0_1 - x1_1;
        const double t9 = x2_1 - x3_1;
        const double t10 = 0.7886751345948129 * t8 + 0.2113248654051871 * t9;
        const double t11 = 1.0 / std::fabs(t5 * t6 - t7 * t10);
        const double t12 = t6 * t6 + t7 * t7;
        const double t13 = 0.2113248654051871 * w_0 + 0.7886751345948129 * w_1;
        const double t14 = 0.2113248654051871 * w_2 + 0.7886751345948129 * w_3;
        const double t15 = 0.7886751345948129 * t13 + 0.2113248654051871 * t14;
        const double t16 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t17 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t18 = 1.0 / std::fabs(t5 * t16 - t10 * t17);
        const double t19 = t16 * t16 + t17 * t17;
        const double t20 = t2 * t11 * t12 + t15 * t18 * t19;
        const double t21 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t22 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
        const double t23 = 0.2113248654051871 * t8 + 0.7886751345948129 * t9;
        const double t24 = 1.0 / std::fabs(t6 * t22 - t7 * t23);
        const double t25 = 0.2113248654051871 * t13 + 0.7886751345948129 * t14;
        const double t26 = 1.0 / std::fabs(t16 * t22 - t17 * t23);
        const double t27 = t12 * t21 * t24 + t19 * t25 * t26;
        const double t28 = 0.5 * t20 + 0.03589838486224541 * t27;
        const double t29 = t2 * t11 * (t6 * t10 + t5 * t7);
        const double t30 = t15 * t18 * (t10 * t16 + t5 * t17);
        const double t31 = t29 + 0.2679491924311227 * t30;
        const double t32 = t21 * t24 * (t6 * t23 + t7 * t22);
        const double t33 = t25 * t26 * (t16 * t23 + t17 * t22);
        const double t34 = t32 + 0.2679491924311227 * t33;
        const double t35 = 0.39433756729740643 * t31 + 0.10566243270259355 * t34;
        const double t36 = t10 * t10 + t5 * t5;
        const double t37 = t2 * t11 * t36;
        const double t38 = t15 * t18 * t36;
        const double t39 = t23 * t23 + t22 * t22;
        const double t40 = t21 * t24 * t39;
        const double t41 = t25 * t26 * t39;
        const double t42 = (t37 + 0.07179676972449082 * t38) + (t40 + 0.07179676972449082 * t41);
        tile[lane] = 0.3110042339640731 * t28 + 0.15550211698203656 * t42 - 0.7886751345948129 * t35;
        const double t43 = t29 + 3.732050807568877 * t30;
        const double t44 = t32 + 3.732050807568877 * t33;
        const double t45 = 0.10566243270259355 * t43 + 0.028312163512967795 * t44;
        const double t46 = (t37 + t38) + (t40 + t41);
        const double t47 = -(0.3110042339640731 * t28 + 0.39433756729740643 * t45 - 0.39433756729740643 * t35
            - 0.041666666666666664 * t46);
        tile[lane + 8] = t47;
        const double t48 = t20 + t27;
        const double t49 = 0.39433756729740643 * t31 + 1.4716878364870323 * t34;
        const double t50 = 0.39433756729740643 * t35 + 0.041666666666666664 * t48 - 0.15550211698203656 * t42
            - 0.10566243270259355 * t49;
        tile[lane + 16] = t50;
        const double t51 = 0.39433756729740643 * t45 + 0.10566243270259355 * t49 - 0.041666666666666664 * t46
            - 0.041666666666666664 * t48;
        tile[lane + 24] = t51;
        tile[lane + 32] = t47;
        const double t52 = (t37 + 13.928203230275509 * t38) + (t40 + 13.928203230275509 * t41);
        tile[lane + 40] = 0.3110042339640731 * t28 + 0.7886751345948129 * t45 + 0.011164549684630112 * t52;
        const double t53 = 0.10566243270259355 * t43 + 0.39433756729740643 * t44;
        const double t54 = -(0.39433756729740643 * t35 + 0.041666666666666664 * t46 + 0.041666666666666664 *
            t48 + 0.10566243270259355 * t53);
        tile[lane + 48] = t54;
        const double t55 = -(0.39433756729740643 * t45 + 0.011164549684630112 * t52 - 0.041666666666666664 *
            t48 - 0.10566243270259355 * t53);
        tile[lane + 56] = t55;
        tile[lane + 64] = t50;
        tile[lane + 72] = t54;
        const double t56 = 0.5 * t20 + 6.964101615137754 * t27;
        tile[lane + 80] = 0.15550211698203656 * t42 + 0.2113248654051871 * t49 + 0.022329099369260225 * t56;
        const double t57 = 0.041666666666666664 * t46 + 0.10566243270259355 * t53 - 0.10566243270259355 * t49
            - 0.022329099369260225 * t56;
        tile[lane + 88] = t57;
        tile[lane + 96] = t51;
        tile[lane + 104] = t55;
        tile[lane + 112] = t57;
        tile[lane + 120] = 0.011164549684630112 * t52 + 0.022329099369260225 * t56 - 0.2113248654051871 * t53;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<16, 8, 16>(tile, element_tensors + 16 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void weighted_laplace_q1_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ w = packed_coefficients + 0;
  // element tensor of one cell
  const double w_0 = w[0];
  const double w_1 = w[1];
  const double t0 = 0.7886751345948129 * w_0 + 0.2113248654051871 * w_1;
  const double w_2 = w[2];
  const double w_3 = w[3];
  const double t1 = 0.7886751345948129 * w_2 + 0.2113248654051871 * w_3;
  const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t3 = x0_0 - x1_0;
  const double x2_0 = coordinate_dofs[6];
  const double x3_0 = coordinate_dofs[9];
  const double t4 = x2_0 - x3_0;
  const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t6 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
      0.2113248654051871 * x3_1);
  const double t7 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
      0.2113248654051871 * x3_0);
  const double t8 = x0_1 - x1_1;
  const double t9 = x2_1 - x3_1;
  const double t10 = 0.7886751345948129 * t8 + 0.2113248654051871 * t9;
  const double t11 = 1.0 / std::fabs(t5 * t6 - t7 * t10);
  const double t12 = t6 * t6 + t7 * t7;
  const double t13 = 0.2113248654051871 * w_0 + 0.7886751345948129 * w_1;
  const double t14 = 0.2113248654051871 * w_2 + 0.7886751345948129 * w_3;
  const double t15 = 0.7886751345948129 * t13 + 0.2113248654051871 * t14;
  const double t16 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t17 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t18 = 1.0 / std::fabs(t5 * t16 - t10 * t17);
  const double t19 = t16 * t16 + t17 * t17;
  const double t20 = t2 * t11 * t12 + t15 * t18 * t19;
  const double t21 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t22 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
  const double t23 = 0.2113248654051871 * t8 + 0.7886751345948129 * t9;
  const double t24 = 1.0 / std::fabs(t6 * t22 - t7 * t23);
  const double t25 = 0.2113248654051871 * t13 + 0.7886751345948129 * t14;
  const double t26 = 1.0 / std::fabs(t16 * t22 - t17 * t23);
  const double t27 = t12 * t21 * t24 + t19 * t25 * t26;
  const double t28 = 0.5 * t20 + 0.03589838486224541 * t27;
  const double t29 = t2 * t11 * (t6 * t10 + t5 * t7);
  const double t30 = t15 * t18 * (t10 * t16 + t5 * t17);
  const double t31 = t29 + 0.2679491924311227 * t30;
  const double t32 = t21 * t24 * (t6 * t23 + t7 * t22);
  const double t33 = t25 * t26 * (t16 * t23 + t17 * t22);
  const double t34 = t32 + 0.2679491924311227 * t33;
  const double t35 = 0.39433756729740643 * t31 + 0.10566243270259355 * t34;
  const double t36 = t10 * t10 + t5 * t5;
  const double t37 = t2 * t11 * t36;
  const double t38 = t15 * t18 * t36;
  const double t39 = t23 * t23 + t22 * t22;
  const double t40 = t21 * t24 * t39;
  const double t41 = t25 * t26 * t39;
  const double t42 = (t37 + 0.07179676972449082 * t38) + (t40 + 0.07179676972449082 * t41);
  A[0] += 0.3110042339640731 * t28 + 0.15550211698203656 * t42 - 0.7886751345948129 * t35;
  const double t43 = t29 + 3.732050807568877 * t30;
  const double t44 = t32 + 3.732050807568877 * t33;
  const double t45 = 0.10566243270259355 * t43 + 0.028312163512967795 * t44;
  const double t46 = (t37 + t38) + (t40 + t41);
  const double t47 = -(0.3110042339640731 * t28 + 0.39433756729740643 * t45 - 0.39433756729740643 * t35 -
      0.041666666666666664 * t46);
  A[1] += t47;
  const double t48 = t20 + t27;
  const double t49 = 0.39433756729740643 * t31 + 1.4716878364870323 * t34;
  const double t50 = 0.39433756729740643 * t35 + 0.041666666666666664 * t48 - 0.15550211698203656 * t42 -
      0.10566243270259355 * t49;
  A[2] += t50;
  const double t51 = 0.39433756729740643 * t45 + 0.10566243270259355 * t49 - 0.041666666666666664 * t46 -
      0.041666666666666664 * t48;
  A[3] += t51;
  A[4] += t47;
  const double t52 = (t37 + 13.928203230275509 * t38) + (t40 + 13.928203230275509 * t41);
  A[5] += 0.3110042339640731 * t28 + 0.7886751345948129 * t45 + 0.011164549684630112 * t52;
  const double t53 = 0.10566243270259355 * t43 + 0.39433756729740643 * t44;
  const double t54 = -(0.39433756729740643 * t35 + 0.041666666666666664 * t46 + 0.041666666666666664 * t48 +
      0.10566243270259355 * t53);
  A[6] += t54;
  const double t55 = -(0.39433756729740643 * t45 + 0.011164549684630112 * t52 - 0.041666666666666664 * t48 -
      0.10566243270259355 * t53);
  A[7] += t55;
  A[8] += t50;
  A[9] += t54;
  const double t56 = 0.5 * t20 + 6.964101615137754 * t27;
  A[10] += 0.15550211698203656 * t42 + 0.2113248654051871 * t49 + 0.022329099369260225 * t56;
  const double t57 = 0.041666666666666664 * t46 + 0.10566243270259355 * t53 - 0.10566243270259355 * t49 -
      0.022329099369260225 * t56;
  A[11] += t57;
  A[12] += t51;
  A[13] += t55;
  A[14] += t57;
  A[15] += 0.011164549684630112 * t52 + 0.022329099369260225 * t56 - 0.2113248654051871 * t53;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_q1_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]));
}

constexpr femforge_input coefficients[] = {
    {"w", "Q1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_q1_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "weighted_laplace_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
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
    1792,                                      // shared_bytes
    236.0,                                     // flops_per_cell
    192.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
