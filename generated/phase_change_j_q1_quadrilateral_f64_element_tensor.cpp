// phase_change_j_q1_quadrilateral_f64_element_tensor: element_tensor of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --define cell=quadrilateral --set quadrature_degree=3
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           quadrilateral, geometry Q1^2
//   test           Q1, 4 dofs
//   trial          Q1, 4 dofs
//   T              coefficient, Q1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      522 flops
//   sum_factorised  360 flops <- taken
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
//   flops       360
//   bytes       192 (64 read, 128 written)
//   flops/byte  1.88
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

extern "C" int phase_change_j_q1_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
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
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n3];
        inputs[lane + 32] = coordinates[2 * n0 + 1];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 56] = coordinates[2 * n3 + 1];
        inputs[lane + 64] = T[4 * cell];
        inputs[lane + 72] = T[4 * cell + 1];
        inputs[lane + 80] = T[4 * cell + 2];
        inputs[lane + 88] = T[4 * cell + 3];
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
        const double T_0 = inputs[lane + 64];
        const double T_1 = inputs[lane + 72];
        const double t10 = 0.7886751345948129 * T_0 + 0.2113248654051871 * T_1;
        const double T_2 = inputs[lane + 80];
        const double T_3 = inputs[lane + 88];
        const double t11 = 0.7886751345948129 * T_2 + 0.2113248654051871 * T_3;
        const double t12 = 0.7886751345948129 * t10 + 0.2113248654051871 * t11;
        const double t13 = std::exp(-t12);
        const double t14 = t9 * (((t12 < melting_point[0]) && (t12 > 0.0)) ? std::cos(t12) * t13 - t13 *
            std::sin(t12) : 0.0);
        const double t15 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t16 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t17 = t2 * t15 - t7 * t16;
        const double t18 = std::fabs(t17);
        const double t19 = 0.2113248654051871 * T_0 + 0.7886751345948129 * T_1;
        const double t20 = 0.2113248654051871 * T_2 + 0.7886751345948129 * T_3;
        const double t21 = 0.7886751345948129 * t19 + 0.2113248654051871 * t20;
        const double t22 = std::exp(-t21);
        const double t23 = t18 * (((t21 < melting_point[0]) && (t21 > 0.0)) ? std::cos(t21) * t22 - t22 *
            std::sin(t21) : 0.0);
        const double t24 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t25 = 1.0 / t8;
        const double t26 = ((t21 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t27 = 1.0 / t17;
        const double t28 = t9 * t24 * (t3 * t3 * t25 * t25 + t4 * t4 * t25 * t25) + t18 * t26 * (t15 * t15 *
            t27 * t27 + t16 * t16 * t27 * t27);
        const double t29 = 0.3110042339640731 * (t14 + 0.07179676972449082 * t23) - 0.5 * t28;
        const double t30 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t31 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
        const double t32 = t3 * t30 - t4 * t31;
        const double t33 = std::fabs(t32);
        const double t34 = 0.2113248654051871 * t10 + 0.7886751345948129 * t11;
        const double t35 = std::exp(-t34);
        const double t36 = t33 * (((t34 < melting_point[0]) && (t34 > 0.0)) ? std::cos(t34) * t35 - t35 *
            std::sin(t34) : 0.0);
        const double t37 = t15 * t30 - t16 * t31;
        const double t38 = std::fabs(t37);
        const double t39 = 0.2113248654051871 * t19 + 0.7886751345948129 * t20;
        const double t40 = std::exp(-t39);
        const double t41 = t38 * (((t39 < melting_point[0]) && (t39 > 0.0)) ? std::cos(t39) * t40 - t40 *
            std::sin(t39) : 0.0);
        const double t42 = ((t34 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t43 = 1.0 / t32;
        const double t44 = ((t39 < melting_point[0]) ? conductivity[0] : conductivity[1]);
        const double t45 = 1.0 / t37;
        const double t46 = t33 * t42 * (t3 * t3 * t43 * t43 + t4 * t4 * t43 * t43) + t38 * t44 * (t15 * t15 *
            t45 * t45 + t16 * t16 * t45 * t45);
        const double t47 = 0.3110042339640731 * (t36 + 0.07179676972449082 * t41) - 0.5 * t46;
        const double t48 = t9 * t24 * (t3 * t7 * t25 * t25 + t2 * t4 * t25 * t25);
        const double t49 = t18 * t26 * (t7 * t15 * t27 * t27 + t2 * t16 * t27 * t27);
        const double t50 = t48 + 0.2679491924311227 * t49;
        const double t51 = t33 * t42 * (t3 * t31 * t43 * t43 + t4 * t30 * t43 * t43);
        const double t52 = t38 * t44 * (t15 * t31 * t45 * t45 + t16 * t30 * t45 * t45);
        const double t53 = t51 + 0.2679491924311227 * t52;
        const double t54 = 0.39433756729740643 * t50 + 0.10566243270259355 * t53;
        const double t55 = t9 * t24 * (t7 * t7 * t25 * t25 + t2 * t2 * t25 * t25);
        const double t56 = t18 * t26 * (t7 * t7 * t27 * t27 + t2 * t2 * t27 * t27);
        const double t57 = t33 * t42 * (t31 * t31 * t43 * t43 + t30 * t30 * t43 * t43);
        const double t58 = t38 * t44 * (t31 * t31 * t45 * t45 + t30 * t30 * t45 * t45);
        const double t59 = (t55 + 0.07179676972449082 * t56) + (t57 + 0.07179676972449082 * t58);
        tile[lane] = -(0.3110042339640731 * (t29 + 0.07179676972449082 * t47) + 0.7886751345948129 * t54 -
            0.15550211698203656 * t59);
        const double t60 = 0.5 * t28 + 0.08333333333333333 * (t14 + t23);
        const double t61 = 0.5 * t46 + 0.08333333333333333 * (t36 + t41);
        const double t62 = t48 + 3.732050807568877 * t49;
        const double t63 = t51 + 3.732050807568877 * t52;
        const double t64 = 0.10566243270259355 * t62 + 0.028312163512967795 * t63;
        const double t65 = (t55 + t56) + (t57 + t58);
        const double t66 = 0.39433756729740643 * t54 + 0.041666666666666664 * t65 - 0.3110042339640731 * (t60
            + 0.07179676972449082 * t61) - 0.39433756729740643 * t64;
        tile[lane + 8] = t66;
        const double t67 = 0.39433756729740643 * t50 + 1.4716878364870323 * t53;
        const double t68 = 0.39433756729740643 * t54 - 0.15550211698203656 * t59 - 0.08333333333333333 * (t29
            + t47) - 0.10566243270259355 * t67;
        tile[lane + 16] = t68;
        const double t69 = t60 + t61;
        const double t70 = 0.39433756729740643 * t64 + 0.10566243270259355 * t67 - 0.041666666666666664 * t65
            - 0.08333333333333333 * t69;
        tile[lane + 24] = t70;
        tile[lane + 32] = t66;
        const double t71 = 0.5 * t28 - 0.022329099369260225 * (t14 + 13.928203230275509 * t23);
        const double t72 = 0.5 * t46 - 0.022329099369260225 * (t36 + 13.928203230275509 * t41);
        const double t73 = (t55 + 13.928203230275509 * t56) + (t57 + 13.928203230275509 * t58);
        tile[lane + 40] = 0.7886751345948129 * t64 + 0.3110042339640731 * (t71 + 0.07179676972449082 * t72) +
            0.011164549684630112 * t73;
        const double t74 = 0.10566243270259355 * t62 + 0.39433756729740643 * t63;
        const double t75 = -(0.39433756729740643 * t54 + 0.041666666666666664 * t65 + 0.08333333333333333 *
            t69 + 0.10566243270259355 * t74);
        tile[lane + 48] = t75;
        const double t76 = -(0.39433756729740643 * t64 + 0.011164549684630112 * t73 - 0.10566243270259355 *
            t74 - 0.08333333333333333 * (t71 + t72));
        tile[lane + 56] = t76;
        tile[lane + 64] = t68;
        tile[lane + 72] = t75;
        tile[lane + 80] = 0.15550211698203656 * t59 + 0.2113248654051871 * t67 - 0.022329099369260225 * (t29 +
            13.928203230275509 * t47);
        const double t77 = 0.041666666666666664 * t65 + 0.10566243270259355 * t74 - 0.10566243270259355 * t67
            - 0.022329099369260225 * (t60 + 13.928203230275509 * t61);
        tile[lane + 88] = t77;
        tile[lane + 96] = t70;
        tile[lane + 104] = t76;
        tile[lane + 112] = t77;
        tile[lane + 120] = 0.011164549684630112 * t73 + 0.022329099369260225 * (t71 + 13.928203230275509 *
            t72) - 0.2113248654051871 * t74;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<16, 8, 16>(tile, element_tensors + 16 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void phase_change_j_q1_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ T = packed_coefficients + 0;
  const double* __restrict__ melting_point = packed_constants + 0;
  const double* __restrict__ conductivity = packed_constants + 1;
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
  const double T_0 = T[0];
  const double T_1 = T[1];
  const double t10 = 0.7886751345948129 * T_0 + 0.2113248654051871 * T_1;
  const double T_2 = T[2];
  const double T_3 = T[3];
  const double t11 = 0.7886751345948129 * T_2 + 0.2113248654051871 * T_3;
  const double t12 = 0.7886751345948129 * t10 + 0.2113248654051871 * t11;
  const double t13 = std::exp(-t12);
  const double t14 = t9 * (((t12 < melting_point[0]) && (t12 > 0.0)) ? std::cos(t12) * t13 - t13 *
      std::sin(t12) : 0.0);
  const double t15 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t16 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t17 = t2 * t15 - t7 * t16;
  const double t18 = std::fabs(t17);
  const double t19 = 0.2113248654051871 * T_0 + 0.7886751345948129 * T_1;
  const double t20 = 0.2113248654051871 * T_2 + 0.7886751345948129 * T_3;
  const double t21 = 0.7886751345948129 * t19 + 0.2113248654051871 * t20;
  const double t22 = std::exp(-t21);
  const double t23 = t18 * (((t21 < melting_point[0]) && (t21 > 0.0)) ? std::cos(t21) * t22 - t22 *
      std::sin(t21) : 0.0);
  const double t24 = ((t12 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t25 = 1.0 / t8;
  const double t26 = ((t21 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t27 = 1.0 / t17;
  const double t28 = t9 * t24 * (t3 * t3 * t25 * t25 + t4 * t4 * t25 * t25) + t18 * t26 * (t15 * t15 * t27 *
      t27 + t16 * t16 * t27 * t27);
  const double t29 = 0.3110042339640731 * (t14 + 0.07179676972449082 * t23) - 0.5 * t28;
  const double t30 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t31 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
  const double t32 = t3 * t30 - t4 * t31;
  const double t33 = std::fabs(t32);
  const double t34 = 0.2113248654051871 * t10 + 0.7886751345948129 * t11;
  const double t35 = std::exp(-t34);
  const double t36 = t33 * (((t34 < melting_point[0]) && (t34 > 0.0)) ? std::cos(t34) * t35 - t35 *
      std::sin(t34) : 0.0);
  const double t37 = t15 * t30 - t16 * t31;
  const double t38 = std::fabs(t37);
  const double t39 = 0.2113248654051871 * t19 + 0.7886751345948129 * t20;
  const double t40 = std::exp(-t39);
  const double t41 = t38 * (((t39 < melting_point[0]) && (t39 > 0.0)) ? std::cos(t39) * t40 - t40 *
      std::sin(t39) : 0.0);
  const double t42 = ((t34 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t43 = 1.0 / t32;
  const double t44 = ((t39 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t45 = 1.0 / t37;
  const double t46 = t33 * t42 * (t3 * t3 * t43 * t43 + t4 * t4 * t43 * t43) + t38 * t44 * (t15 * t15 * t45 *
      t45 + t16 * t16 * t45 * t45);
  const double t47 = 0.3110042339640731 * (t36 + 0.07179676972449082 * t41) - 0.5 * t46;
  const double t48 = t9 * t24 * (t3 * t7 * t25 * t25 + t2 * t4 * t25 * t25);
  const double t49 = t18 * t26 * (t7 * t15 * t27 * t27 + t2 * t16 * t27 * t27);
  const double t50 = t48 + 0.2679491924311227 * t49;
  const double t51 = t33 * t42 * (t3 * t31 * t43 * t43 + t4 * t30 * t43 * t43);
  const double t52 = t38 * t44 * (t15 * t31 * t45 * t45 + t16 * t30 * t45 * t45);
  const double t53 = t51 + 0.2679491924311227 * t52;
  const double t54 = 0.39433756729740643 * t50 + 0.10566243270259355 * t53;
  const double t55 = t9 * t24 * (t7 * t7 * t25 * t25 + t2 * t2 * t25 * t25);
  const double t56 = t18 * t26 * (t7 * t7 * t27 * t27 + t2 * t2 * t27 * t27);
  const double t57 = t33 * t42 * (t31 * t31 * t43 * t43 + t30 * t30 * t43 * t43);
  const double t58 = t38 * t44 * (t31 * t31 * t45 * t45 + t30 * t30 * t45 * t45);
  const double t59 = (t55 + 0.07179676972449082 * t56) + (t57 + 0.07179676972449082 * t58);
  A[0] += -(0.3110042339640731 * (t29 + 0.07179676972449082 * t47) + 0.7886751345948129 * t54 -
      0.15550211698203656 * t59);
  const double t60 = 0.5 * t28 + 0.08333333333333333 * (t14 + t23);
  const double t61 = 0.5 * t46 + 0.08333333333333333 * (t36 + t41);
  const double t62 = t48 + 3.732050807568877 * t49;
  const double t63 = t51 + 3.732050807568877 * t52;
  const double t64 = 0.10566243270259355 * t62 + 0.028312163512967795 * t63;
  const double t65 = (t55 + t56) + (t57 + t58);
  const double t66 = 0.39433756729740643 * t54 + 0.041666666666666664 * t65 - 0.3110042339640731 * (t60 +
      0.07179676972449082 * t61) - 0.39433756729740643 * t64;
  A[1] += t66;
  const double t67 = 0.39433756729740643 * t50 + 1.4716878364870323 * t53;
  const double t68 = 0.39433756729740643 * t54 - 0.15550211698203656 * t59 - 0.08333333333333333 * (t29 + t47)
      - 0.10566243270259355 * t67;
  A[2] += t68;
  const double t69 = t60 + t61;
  const double t70 = 0.39433756729740643 * t64 + 0.10566243270259355 * t67 - 0.041666666666666664 * t65 -
      0.08333333333333333 * t69;
  A[3] += t70;
  A[4] += t66;
  const double t71 = 0.5 * t28 - 0.022329099369260225 * (t14 + 13.928203230275509 * t23);
  const double t72 = 0.5 * t46 - 0.022329099369260225 * (t36 + 13.928203230275509 * t41);
  const double t73 = (t55 + 13.928203230275509 * t56) + (t57 + 13.928203230275509 * t58);
  A[5] += 0.7886751345948129 * t64 + 0.3110042339640731 * (t71 + 0.07179676972449082 * t72) +
      0.011164549684630112 * t73;
  const double t74 = 0.10566243270259355 * t62 + 0.39433756729740643 * t63;
  const double t75 = -(0.39433756729740643 * t54 + 0.041666666666666664 * t65 + 0.08333333333333333 * t69 +
      0.10566243270259355 * t74);
  A[6] += t75;
  const double t76 = -(0.39433756729740643 * t64 + 0.011164549684630112 * t73 - 0.10566243270259355 * t74 -
      0.08333333333333333 * (t71 + t72));
  A[7] += t76;
  A[8] += t68;
  A[9] += t75;
  A[10] += 0.15550211698203656 * t59 + 0.2113248654051871 * t67 - 0.022329099369260225 * (t29 +
      13.928203230275509 * t47);
  const double t77 = 0.041666666666666664 * t65 + 0.10566243270259355 * t74 - 0.10566243270259355 * t67 -
      0.022329099369260225 * (t60 + 13.928203230275509 * t61);
  A[11] += t77;
  A[12] += t70;
  A[13] += t76;
  A[14] += t77;
  A[15] += 0.011164549684630112 * t73 + 0.022329099369260225 * (t71 + 13.928203230275509 * t72) -
      0.2113248654051871 * t74;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 4, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_q1_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "phase_change_j_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
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
    1792,                                      // shared_bytes
    360.0,                                     // flops_per_cell
    192.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
