// helmholtz_q1_quadrilateral_f64_element_tensor: element_tensor of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        quadrilateral, geometry Q1^2
//   test        Q1, 4 dofs
//   trial       Q1, 4 dofs
//   wavenumber  constant, 1 values
//   degree      3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      402 flops
//   sum_factorised  244 flops <- taken
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
//   flops       244
//   bytes       160 (32 read, 128 written)
//   flops/byte  1.52
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

extern "C" int helmholtz_q1_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 128 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[64];
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
        const double t8 = std::fabs(t2 * t3 - t4 * t7);
        const double t9 = wavenumber[0] * wavenumber[0] * t8;
        const double t10 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t11 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t12 = std::fabs(t2 * t10 - t7 * t11);
        const double t13 = wavenumber[0] * wavenumber[0] * t12;
        const double t14 = 1.0 / t8;
        const double t15 = t3 * t3 + t4 * t4;
        const double t16 = 1.0 / t12;
        const double t17 = t10 * t10 + t11 * t11;
        const double t18 = t14 * t15 + t16 * t17;
        const double t19 = 0.3110042339640731 * (t9 + 0.07179676972449082 * t13) - 0.5 * t18;
        const double t20 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t21 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
        const double t22 = std::fabs(t3 * t20 - t4 * t21);
        const double t23 = wavenumber[0] * wavenumber[0] * t22;
        const double t24 = std::fabs(t10 * t20 - t11 * t21);
        const double t25 = wavenumber[0] * wavenumber[0] * t24;
        const double t26 = 1.0 / t22;
        const double t27 = 1.0 / t24;
        const double t28 = t15 * t26 + t17 * t27;
        const double t29 = 0.3110042339640731 * (t23 + 0.07179676972449082 * t25) - 0.5 * t28;
        const double t30 = t14 * (t3 * t7 + t2 * t4);
        const double t31 = t16 * (t7 * t10 + t2 * t11);
        const double t32 = t30 + 0.2679491924311227 * t31;
        const double t33 = t26 * (t3 * t21 + t4 * t20);
        const double t34 = t27 * (t10 * t21 + t11 * t20);
        const double t35 = t33 + 0.2679491924311227 * t34;
        const double t36 = 0.39433756729740643 * t32 + 0.10566243270259355 * t35;
        const double t37 = t7 * t7 + t2 * t2;
        const double t38 = t14 * t37;
        const double t39 = t16 * t37;
        const double t40 = t21 * t21 + t20 * t20;
        const double t41 = t26 * t40;
        const double t42 = t27 * t40;
        const double t43 = (t38 + 0.07179676972449082 * t39) + (t41 + 0.07179676972449082 * t42);
        tile[lane] = -(0.3110042339640731 * (t19 + 0.07179676972449082 * t29) + 0.7886751345948129 * t36 -
            0.15550211698203656 * t43);
        const double t44 = 0.5 * t18 + 0.08333333333333333 * (t9 + t13);
        const double t45 = 0.5 * t28 + 0.08333333333333333 * (t23 + t25);
        const double t46 = t30 + 3.732050807568877 * t31;
        const double t47 = t33 + 3.732050807568877 * t34;
        const double t48 = 0.10566243270259355 * t46 + 0.028312163512967795 * t47;
        const double t49 = (t38 + t39) + (t41 + t42);
        const double t50 = 0.39433756729740643 * t36 + 0.041666666666666664 * t49 - 0.3110042339640731 * (t44
            + 0.07179676972449082 * t45) - 0.39433756729740643 * t48;
        tile[lane + 8] = t50;
        const double t51 = 0.39433756729740643 * t32 + 1.4716878364870323 * t35;
        const double t52 = 0.39433756729740643 * t36 - 0.15550211698203656 * t43 - 0.08333333333333333 * (t19
            + t29) - 0.10566243270259355 * t51;
        tile[lane + 16] = t52;
        const double t53 = t44 + t45;
        const double t54 = 0.39433756729740643 * t48 + 0.10566243270259355 * t51 - 0.041666666666666664 * t49
            - 0.08333333333333333 * t53;
        tile[lane + 24] = t54;
        tile[lane + 32] = t50;
        const double t55 = 0.5 * t18 - 0.022329099369260225 * (t9 + 13.928203230275509 * t13);
        const double t56 = 0.5 * t28 - 0.022329099369260225 * (t23 + 13.928203230275509 * t25);
        const double t57 = (t38 + 13.928203230275509 * t39) + (t41 + 13.928203230275509 * t42);
        tile[lane + 40] = 0.7886751345948129 * t48 + 0.3110042339640731 * (t55 + 0.07179676972449082 * t56) +
            0.011164549684630112 * t57;
        const double t58 = 0.10566243270259355 * t46 + 0.39433756729740643 * t47;
        const double t59 = -(0.39433756729740643 * t36 + 0.041666666666666664 * t49 + 0.08333333333333333 *
            t53 + 0.10566243270259355 * t58);
        tile[lane + 48] = t59;
        const double t60 = -(0.39433756729740643 * t48 + 0.011164549684630112 * t57 - 0.10566243270259355 *
            t58 - 0.08333333333333333 * (t55 + t56));
        tile[lane + 56] = t60;
        tile[lane + 64] = t52;
        tile[lane + 72] = t59;
        tile[lane + 80] = 0.15550211698203656 * t43 + 0.2113248654051871 * t51 - 0.022329099369260225 * (t19 +
            13.928203230275509 * t29);
        const double t61 = 0.041666666666666664 * t49 + 0.10566243270259355 * t58 - 0.10566243270259355 * t51
            - 0.022329099369260225 * (t44 + 13.928203230275509 * t45);
        tile[lane + 88] = t61;
        tile[lane + 96] = t54;
        tile[lane + 104] = t60;
        tile[lane + 112] = t61;
        tile[lane + 120] = 0.011164549684630112 * t57 + 0.022329099369260225 * (t55 + 13.928203230275509 *
            t56) - 0.2113248654051871 * t58;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<16, 8, 16>(tile, element_tensors + 16 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void helmholtz_q1_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ wavenumber = packed_constants + 0;
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
  const double t8 = std::fabs(t2 * t3 - t4 * t7);
  const double t9 = wavenumber[0] * wavenumber[0] * t8;
  const double t10 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t11 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t12 = std::fabs(t2 * t10 - t7 * t11);
  const double t13 = wavenumber[0] * wavenumber[0] * t12;
  const double t14 = 1.0 / t8;
  const double t15 = t3 * t3 + t4 * t4;
  const double t16 = 1.0 / t12;
  const double t17 = t10 * t10 + t11 * t11;
  const double t18 = t14 * t15 + t16 * t17;
  const double t19 = 0.3110042339640731 * (t9 + 0.07179676972449082 * t13) - 0.5 * t18;
  const double t20 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
  const double t21 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
  const double t22 = std::fabs(t3 * t20 - t4 * t21);
  const double t23 = wavenumber[0] * wavenumber[0] * t22;
  const double t24 = std::fabs(t10 * t20 - t11 * t21);
  const double t25 = wavenumber[0] * wavenumber[0] * t24;
  const double t26 = 1.0 / t22;
  const double t27 = 1.0 / t24;
  const double t28 = t15 * t26 + t17 * t27;
  const double t29 = 0.3110042339640731 * (t23 + 0.07179676972449082 * t25) - 0.5 * t28;
  const double t30 = t14 * (t3 * t7 + t2 * t4);
  const double t31 = t16 * (t7 * t10 + t2 * t11);
  const double t32 = t30 + 0.2679491924311227 * t31;
  const double t33 = t26 * (t3 * t21 + t4 * t20);
  const double t34 = t27 * (t10 * t21 + t11 * t20);
  const double t35 = t33 + 0.2679491924311227 * t34;
  const double t36 = 0.39433756729740643 * t32 + 0.10566243270259355 * t35;
  const double t37 = t7 * t7 + t2 * t2;
  const double t38 = t14 * t37;
  const double t39 = t16 * t37;
  const double t40 = t21 * t21 + t20 * t20;
  const double t41 = t26 * t40;
  const double t42 = t27 * t40;
  const double t43 = (t38 + 0.07179676972449082 * t39) + (t41 + 0.07179676972449082 * t42);
  A[0] += -(0.3110042339640731 * (t19 + 0.07179676972449082 * t29) + 0.7886751345948129 * t36 -
      0.15550211698203656 * t43);
  const double t44 = 0.5 * t18 + 0.08333333333333333 * (t9 + t13);
  const double t45 = 0.5 * t28 + 0.08333333333333333 * (t23 + t25);
  const double t46 = t30 + 3.732050807568877 * t31;
  const double t47 = t33 + 3.732050807568877 * t34;
  const double t48 = 0.10566243270259355 * t46 + 0.028312163512967795 * t47;
  const double t49 = (t38 + t39) + (t41 + t42);
  const double t50 = 0.39433756729740643 * t36 + 0.041666666666666664 * t49 - 0.3110042339640731 * (t44 +
      0.07179676972449082 * t45) - 0.39433756729740643 * t48;
  A[1] += t50;
  const double t51 = 0.39433756729740643 * t32 + 1.4716878364870323 * t35;
  const double t52 = 0.39433756729740643 * t36 - 0.15550211698203656 * t43 - 0.08333333333333333 * (t19 + t29)
      - 0.10566243270259355 * t51;
  A[2] += t52;
  const double t53 = t44 + t45;
  const double t54 = 0.39433756729740643 * t48 + 0.10566243270259355 * t51 - 0.041666666666666664 * t49 -
      0.08333333333333333 * t53;
  A[3] += t54;
  A[4] += t50;
  const double t55 = 0.5 * t18 - 0.022329099369260225 * (t9 + 13.928203230275509 * t13);
  const double t56 = 0.5 * t28 - 0.022329099369260225 * (t23 + 13.928203230275509 * t25);
  const double t57 = (t38 + 13.928203230275509 * t39) + (t41 + 13.928203230275509 * t42);
  A[5] += 0.7886751345948129 * t48 + 0.3110042339640731 * (t55 + 0.07179676972449082 * t56) +
      0.011164549684630112 * t57;
  const double t58 = 0.10566243270259355 * t46 + 0.39433756729740643 * t47;
  const double t59 = -(0.39433756729740643 * t36 + 0.041666666666666664 * t49 + 0.08333333333333333 * t53 +
      0.10566243270259355 * t58);
  A[6] += t59;
  const double t60 = -(0.39433756729740643 * t48 + 0.011164549684630112 * t57 - 0.10566243270259355 * t58 -
      0.08333333333333333 * (t55 + t56));
  A[7] += t60;
  A[8] += t52;
  A[9] += t59;
  A[10] += 0.15550211698203656 * t43 + 0.2113248654051871 * t51 - 0.022329099369260225 * (t19 +
      13.928203230275509 * t29);
  const double t61 = 0.041666666666666664 * t49 + 0.10566243270259355 * t58 - 0.10566243270259355 * t51 -
      0.022329099369260225 * (t44 + 13.928203230275509 * t45);
  A[11] += t61;
  A[12] += t54;
  A[13] += t60;
  A[14] += t61;
  A[15] += 0.011164549684630112 * t57 + 0.022329099369260225 * (t55 + 13.928203230275509 * t56) -
      0.2113248654051871 * t58;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_q1_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]));
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_q1_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "helmholtz_q1_quadrilateral_f64_element_tensor",  // name
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
    0,                                         // num_coefficients
    1,                                         // num_constants
    nullptr,                                   // coefficients
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
    1536,                                      // shared_bytes
    244.0,                                     // flops_per_cell
    160.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
