// heat_step_p1_tetrahedron_f64_element_tensor: element_tensor of form a in heat_step.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate heat_step.form --define cell=tetrahedron --define degree=1
//
// Form file heat_step.form:
//   | """A step of heat conduction: conductivity (a symmetric tensor) and capacity are data at quadrature points."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | rule_degree = 2
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | conductivity = Coefficient(TensorElement("Quadrature", cell, rule_degree, symmetry=True))
//   | capacity = Coefficient(FiniteElement("Quadrature", cell, rule_degree))
//   |
//   | a = (inner(grad(v), conductivity * grad(u)) + capacity * v * u) * dx
//
// What:
//   cell          tetrahedron, geometry P1^3
//   test          P1, 4 dofs
//   trial         P1, 4 dofs
//   conductivity  coefficient, quadrature2^(3x3 sym), [4 points][6] of each cell
//   capacity      coefficient, quadrature2, [4 points] of each cell
//   degree        2 (element), scheme default
//   point 0       0.5854101966249684 0.1381966011250105 0.1381966011250105
//   point 1       0.1381966011250105 0.5854101966249684 0.1381966011250105
//   point 2       0.1381966011250105 0.1381966011250105 0.5854101966249684
//   point 3       0.1381966011250105 0.1381966011250105 0.1381966011250105
//
// Representation:
//   tensor          not valid: conductivity is given at quadrature points
//   quadrature      860 flops <- taken
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
//   flops       860
//   bytes       372 (244 read, 128 written)
//   flops/byte  2.31
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

extern "C" int heat_step_p1_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ conductivity,
    const double* __restrict__ capacity) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || conductivity == nullptr || capacity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 128 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[320];
    alignas(64) double tile[128];

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
        inputs[lane + 96] = capacity[4 * cell];
        inputs[lane + 104] = conductivity[24 * cell];
        inputs[lane + 112] = conductivity[24 * cell + 1];
        inputs[lane + 120] = conductivity[24 * cell + 3];
        inputs[lane + 128] = conductivity[24 * cell + 2];
        inputs[lane + 136] = conductivity[24 * cell + 4];
        inputs[lane + 144] = conductivity[24 * cell + 5];
        inputs[lane + 152] = capacity[4 * cell + 1];
        inputs[lane + 160] = conductivity[24 * cell + 6];
        inputs[lane + 168] = conductivity[24 * cell + 7];
        inputs[lane + 176] = conductivity[24 * cell + 9];
        inputs[lane + 184] = conductivity[24 * cell + 8];
        inputs[lane + 192] = conductivity[24 * cell + 10];
        inputs[lane + 200] = conductivity[24 * cell + 11];
        inputs[lane + 208] = capacity[4 * cell + 2];
        inputs[lane + 216] = conductivity[24 * cell + 12];
        inputs[lane + 224] = conductivity[24 * cell + 13];
        inputs[lane + 232] = conductivity[24 * cell + 15];
        inputs[lane + 240] = conductivity[24 * cell + 14];
        inputs[lane + 248] = conductivity[24 * cell + 16];
        inputs[lane + 256] = conductivity[24 * cell + 17];
        inputs[lane + 264] = capacity[4 * cell + 3];
        inputs[lane + 272] = conductivity[24 * cell + 18];
        inputs[lane + 280] = conductivity[24 * cell + 19];
        inputs[lane + 288] = conductivity[24 * cell + 21];
        inputs[lane + 296] = conductivity[24 * cell + 20];
        inputs[lane + 304] = conductivity[24 * cell + 22];
        inputs[lane + 312] = conductivity[24 * cell + 23];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double capacity_0 = inputs[lane + 96];
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
        const double t9 = capacity_0 * abs_detJ;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double conductivity_0 = inputs[lane + 104];
        const double conductivity_1 = inputs[lane + 112];
        const double adj01 = t4 * t8 - t2 * t5;
        const double conductivity_3 = inputs[lane + 120];
        const double adj02 = t3 * t5 - t1 * t8;
        const double conductivity_2 = inputs[lane + 128];
        const double conductivity_4 = inputs[lane + 136];
        const double conductivity_5 = inputs[lane + 144];
        const double t10 = conductivity_0 * adj00 * adj00 + 2.0 * conductivity_1 * adj00 * adj01 + 2.0 *
            conductivity_3 * adj00 * adj02 + conductivity_2 * adj01 * adj01 + 2.0 * conductivity_4 * adj01 *
            adj02 + conductivity_5 * adj02 * adj02;
        const double t11 = inv_abs_detJ * t10;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double t12 = conductivity_0 * adj00 * adj10 + conductivity_1 * adj10 * adj01 + conductivity_3 *
            adj10 * adj02 + conductivity_1 * adj00 * adj11 + conductivity_2 * adj01 * adj11 + conductivity_4 *
            adj02 * adj11 + conductivity_3 * adj00 * adj12 + conductivity_4 * adj01 * adj12 + conductivity_5 *
            adj02 * adj12;
        const double t13 = inv_abs_detJ * t12;
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t14 = conductivity_0 * adj00 * adj20 + conductivity_1 * adj20 * adj01 + conductivity_3 *
            adj20 * adj02 + conductivity_1 * adj00 * adj21 + conductivity_2 * adj01 * adj21 + conductivity_4 *
            adj02 * adj21 + conductivity_3 * adj00 * adj22 + conductivity_4 * adj01 * adj22 + conductivity_5 *
            adj02 * adj22;
        const double t15 = inv_abs_detJ * t14;
        const double t16 = conductivity_0 * adj10 * adj10 + 2.0 * conductivity_1 * adj10 * adj11 + 2.0 *
            conductivity_3 * adj10 * adj12 + conductivity_2 * adj11 * adj11 + 2.0 * conductivity_4 * adj11 *
            adj12 + conductivity_5 * adj12 * adj12;
        const double t17 = inv_abs_detJ * t16;
        const double t18 = conductivity_0 * adj10 * adj20 + conductivity_1 * adj20 * adj11 + conductivity_3 *
            adj20 * adj12 + conductivity_1 * adj10 * adj21 + conductivity_2 * adj11 * adj21 + conductivity_4 *
            adj12 * adj21 + conductivity_3 * adj10 * adj22 + conductivity_4 * adj11 * adj22 + conductivity_5 *
            adj12 * adj22;
        const double t19 = inv_abs_detJ * t18;
        const double t20 = conductivity_0 * adj20 * adj20 + 2.0 * conductivity_1 * adj20 * adj21 + 2.0 *
            conductivity_3 * adj20 * adj22 + conductivity_2 * adj21 * adj21 + 2.0 * conductivity_4 * adj21 *
            adj22 + conductivity_5 * adj22 * adj22;
        const double t21 = inv_abs_detJ * t20;
        const double capacity_1 = inputs[lane + 152];
        const double t22 = capacity_1 * abs_detJ;
        const double conductivity_6 = inputs[lane + 160];
        const double conductivity_7 = inputs[lane + 168];
        const double conductivity_9 = inputs[lane + 176];
        const double conductivity_8 = inputs[lane + 184];
        const double conductivity_10 = inputs[lane + 192];
        const double conductivity_11 = inputs[lane + 200];
        const double t23 = conductivity_6 * adj00 * adj00 + 2.0 * conductivity_7 * adj00 * adj01 + 2.0 *
            conductivity_9 * adj00 * adj02 + conductivity_8 * adj01 * adj01 + 2.0 * conductivity_10 * adj01 *
            adj02 + conductivity_11 * adj02 * adj02;
        const double t24 = inv_abs_detJ * t23;
        const double t25 = conductivity_6 * adj00 * adj10 + conductivity_7 * adj10 * adj01 + conductivity_9 *
            adj10 * adj02 + conductivity_7 * adj00 * adj11 + conductivity_8 * adj01 * adj11 + conductivity_10
            * adj02 * adj11 + conductivity_9 * adj00 * adj12 + conductivity_10 * adj01 * adj12 +
            conductivity_11 * adj02 * adj12;
        const double t26 = inv_abs_detJ * t25;
        const double t27 = conductivity_6 * adj00 * adj20 + conductivity_7 * adj20 * adj01 + conductivity_9 *
            adj20 * adj02 + conductivity_7 * adj00 * adj21 + conductivity_8 * adj01 * adj21 + conductivity_10
            * adj02 * adj21 + conductivity_9 * adj00 * adj22 + conductivity_10 * adj01 * adj22 +
            conductivity_11 * adj02 * adj22;
        const double t28 = inv_abs_detJ * t27;
        const double t29 = conductivity_6 * adj10 * adj10 + 2.0 * conductivity_7 * adj10 * adj11 + 2.0 *
            conductivity_9 * adj10 * adj12 + conductivity_8 * adj11 * adj11 + 2.0 * conductivity_10 * adj11 *
            adj12 + conductivity_11 * adj12 * adj12;
        const double t30 = inv_abs_detJ * t29;
        const double t31 = conductivity_6 * adj10 * adj20 + conductivity_7 * adj20 * adj11 + conductivity_9 *
            adj20 * adj12 + conductivity_7 * adj10 * adj21 + conductivity_8 * adj11 * adj21 + conductivity_10
            * adj12 * adj21 + conductivity_9 * adj10 * adj22 + conductivity_10 * adj11 * adj22 +
            conductivity_11 * adj12 * adj22;
        const double t32 = inv_abs_detJ * t31;
        const double t33 = conductivity_6 * adj20 * adj20 + 2.0 * conductivity_7 * adj20 * adj21 + 2.0 *
            conductivity_9 * adj20 * adj22 + conductivity_8 * adj21 * adj21 + 2.0 * conductivity_10 * adj21 *
            adj22 + conductivity_11 * adj22 * adj22;
        const double t34 = inv_abs_detJ * t33;
        const double capacity_2 = inputs[lane + 208];
        const double t35 = capacity_2 * abs_detJ;
        const double conductivity_12 = inputs[lane + 216];
        const double conductivity_13 = inputs[lane + 224];
        const double conductivity_15 = inputs[lane + 232];
        const double conductivity_14 = inputs[lane + 240];
        const double conductivity_16 = inputs[lane + 248];
        const double conductivity_17 = inputs[lane + 256];
        const double t36 = conductivity_12 * adj00 * adj00 + 2.0 * conductivity_13 * adj00 * adj01 + 2.0 *
            conductivity_15 * adj00 * adj02 + conductivity_14 * adj01 * adj01 + 2.0 * conductivity_16 * adj01
            * adj02 + conductivity_17 * adj02 * adj02;
        const double t37 = inv_abs_detJ * t36;
        const double t38 = conductivity_12 * adj00 * adj10 + conductivity_13 * adj10 * adj01 + conductivity_15
            * adj10 * adj02 + conductivity_13 * adj00 * adj11 + conductivity_14 * adj01 * adj11 +
            conductivity_16 * adj02 * adj11 + conductivity_15 * adj00 * adj12 + conductivity_16 * adj01 *
            adj12 + conductivity_17 * adj02 * adj12;
        const double t39 = inv_abs_detJ * t38;
        const double t40 = conductivity_12 * adj00 * adj20 + conductivity_13 * adj20 * adj01 + conductivity_15
            * adj20 * adj02 + conductivity_13 * adj00 * adj21 + conductivity_14 * adj01 * adj21 +
            conductivity_16 * adj02 * adj21 + conductivity_15 * adj00 * adj22 + conductivity_16 * adj01 *
            adj22 + conductivity_17 * adj02 * adj22;
        const double t41 = inv_abs_detJ * t40;
        const double t42 = conductivity_12 * adj10 * adj10 + 2.0 * conductivity_13 * adj10 * adj11 + 2.0 *
            conductivity_15 * adj10 * adj12 + conductivity_14 * adj11 * adj11 + 2.0 * conductivity_16 * adj11
            * adj12 + conductivity_17 * adj12 * adj12;
        const double t43 = inv_abs_detJ * t42;
        const double t44 = conductivity_12 * adj10 * adj20 + conductivity_13 * adj20 * adj11 + conductivity_15
            * adj20 * adj12 + conductivity_13 * adj10 * adj21 + conductivity_14 * adj11 * adj21 +
            conductivity_16 * adj12 * adj21 + conductivity_15 * adj10 * adj22 + conductivity_16 * adj11 *
            adj22 + conductivity_17 * adj12 * adj22;
        const double t45 = inv_abs_detJ * t44;
        const double t46 = conductivity_12 * adj20 * adj20 + 2.0 * conductivity_13 * adj20 * adj21 + 2.0 *
            conductivity_15 * adj20 * adj22 + conductivity_14 * adj21 * adj21 + 2.0 * conductivity_16 * adj21
            * adj22 + conductivity_17 * adj22 * adj22;
        const double t47 = inv_abs_detJ * t46;
        const double capacity_3 = inputs[lane + 264];
        const double t48 = capacity_3 * abs_detJ;
        const double conductivity_18 = inputs[lane + 272];
        const double conductivity_19 = inputs[lane + 280];
        const double conductivity_21 = inputs[lane + 288];
        const double conductivity_20 = inputs[lane + 296];
        const double conductivity_22 = inputs[lane + 304];
        const double conductivity_23 = inputs[lane + 312];
        const double t49 = conductivity_18 * adj00 * adj00 + 2.0 * conductivity_19 * adj00 * adj01 + 2.0 *
            conductivity_21 * adj00 * adj02 + conductivity_20 * adj01 * adj01 + 2.0 * conductivity_22 * adj01
            * adj02 + conductivity_23 * adj02 * adj02;
        const double t50 = inv_abs_detJ * t49;
        const double t51 = conductivity_18 * adj00 * adj10 + conductivity_19 * adj10 * adj01 + conductivity_21
            * adj10 * adj02 + conductivity_19 * adj00 * adj11 + conductivity_20 * adj01 * adj11 +
            conductivity_22 * adj02 * adj11 + conductivity_21 * adj00 * adj12 + conductivity_22 * adj01 *
            adj12 + conductivity_23 * adj02 * adj12;
        const double t52 = inv_abs_detJ * t51;
        const double t53 = conductivity_18 * adj00 * adj20 + conductivity_19 * adj20 * adj01 + conductivity_21
            * adj20 * adj02 + conductivity_19 * adj00 * adj21 + conductivity_20 * adj01 * adj21 +
            conductivity_22 * adj02 * adj21 + conductivity_21 * adj00 * adj22 + conductivity_22 * adj01 *
            adj22 + conductivity_23 * adj02 * adj22;
        const double t54 = inv_abs_detJ * t53;
        const double t55 = conductivity_18 * adj10 * adj10 + 2.0 * conductivity_19 * adj10 * adj11 + 2.0 *
            conductivity_21 * adj10 * adj12 + conductivity_20 * adj11 * adj11 + 2.0 * conductivity_22 * adj11
            * adj12 + conductivity_23 * adj12 * adj12;
        const double t56 = inv_abs_detJ * t55;
        const double t57 = conductivity_18 * adj10 * adj20 + conductivity_19 * adj20 * adj11 + conductivity_21
            * adj20 * adj12 + conductivity_19 * adj10 * adj21 + conductivity_20 * adj11 * adj21 +
            conductivity_22 * adj12 * adj21 + conductivity_21 * adj10 * adj22 + conductivity_22 * adj11 *
            adj22 + conductivity_23 * adj12 * adj22;
        const double t58 = inv_abs_detJ * t57;
        const double t59 = conductivity_18 * adj20 * adj20 + 2.0 * conductivity_19 * adj20 * adj21 + 2.0 *
            conductivity_21 * adj20 * adj22 + conductivity_20 * adj21 * adj21 + 2.0 * conductivity_22 * adj21
            * adj22 + conductivity_23 * adj22 * adj22;
        const double t60 = inv_abs_detJ * t59;
        tile[lane] = 0.000795762523437719 * t9 + 0.041666666666666664 * (t11 + t13 + t15) +
            0.041666666666666664 * (t13 + t17 + t19) + 0.041666666666666664 * (t15 + t19 + t21) +
            0.000795762523437719 * t22 + 0.041666666666666664 * (t24 + t26 + t28) + 0.041666666666666664 *
            (t26 + t30 + t32) + 0.041666666666666664 * (t28 + t32 + t34) + 0.000795762523437719 * t35 +
            0.041666666666666664 * (t37 + t39 + t41) + 0.041666666666666664 * (t39 + t43 + t45) +
            0.041666666666666664 * (t41 + t45 + t47) + 0.01427937909635351 * t48 + 0.041666666666666664 * (t50
            + t52 + t54) + 0.041666666666666664 * (t52 + t56 + t58) + 0.041666666666666664 * (t54 + t58 +
            t60);
        const double t61 = 0.0033709041432289475 * t9 + 0.000795762523437719 * t22 + 0.000795762523437719 *
            t35 + 0.0033709041432289475 * t48 - 0.041666666666666664 * t11 - 0.041666666666666664 * t13 -
            0.041666666666666664 * t15 - 0.041666666666666664 * t24 - 0.041666666666666664 * t26 -
            0.041666666666666664 * t28 - 0.041666666666666664 * t37 - 0.041666666666666664 * t39 -
            0.041666666666666664 * t41 - 0.041666666666666664 * t50 - 0.041666666666666664 * t52 -
            0.041666666666666664 * t54;
        tile[lane + 8] = t61;
        const double t62 = 0.000795762523437719 * t9 + 0.0033709041432289475 * t22 + 0.000795762523437719 *
            t35 + 0.0033709041432289475 * t48 - 0.041666666666666664 * t13 - 0.041666666666666664 * t17 -
            0.041666666666666664 * t19 - 0.041666666666666664 * t26 - 0.041666666666666664 * t30 -
            0.041666666666666664 * t32 - 0.041666666666666664 * t39 - 0.041666666666666664 * t43 -
            0.041666666666666664 * t45 - 0.041666666666666664 * t52 - 0.041666666666666664 * t56 -
            0.041666666666666664 * t58;
        tile[lane + 16] = t62;
        const double t63 = 0.000795762523437719 * t9 + 0.000795762523437719 * t22 + 0.0033709041432289475 *
            t35 + 0.0033709041432289475 * t48 - 0.041666666666666664 * t15 - 0.041666666666666664 * t19 -
            0.041666666666666664 * t21 - 0.041666666666666664 * t28 - 0.041666666666666664 * t32 -
            0.041666666666666664 * t34 - 0.041666666666666664 * t41 - 0.041666666666666664 * t45 -
            0.041666666666666664 * t47 - 0.041666666666666664 * t54 - 0.041666666666666664 * t58 -
            0.041666666666666664 * t60;
        tile[lane + 24] = t63;
        tile[lane + 32] = t61;
        tile[lane + 40] = 0.01427937909635351 * t9 + 0.041666666666666664 * t11 + 0.000795762523437719 * t22 +
            0.041666666666666664 * t24 + 0.000795762523437719 * t35 + 0.041666666666666664 * t37 +
            0.000795762523437719 * t48 + 0.041666666666666664 * t50;
        const double t64 = 0.0033709041432289475 * t9 + 0.041666666666666664 * t13 + 0.0033709041432289475 *
            t22 + 0.041666666666666664 * t26 + 0.000795762523437719 * t35 + 0.041666666666666664 * t39 +
            0.000795762523437719 * t48 + 0.041666666666666664 * t52;
        tile[lane + 48] = t64;
        const double t65 = 0.0033709041432289475 * t9 + 0.041666666666666664 * t15 + 0.000795762523437719 *
            t22 + 0.041666666666666664 * t28 + 0.0033709041432289475 * t35 + 0.041666666666666664 * t41 +
            0.000795762523437719 * t48 + 0.041666666666666664 * t54;
        tile[lane + 56] = t65;
        tile[lane + 64] = t62;
        tile[lane + 72] = t64;
        tile[lane + 80] = 0.000795762523437719 * t9 + 0.041666666666666664 * t17 + 0.01427937909635351 * t22 +
            0.041666666666666664 * t30 + 0.000795762523437719 * t35 + 0.041666666666666664 * t43 +
            0.000795762523437719 * t48 + 0.041666666666666664 * t56;
        const double t66 = 0.000795762523437719 * t9 + 0.041666666666666664 * t19 + 0.0033709041432289475 *
            t22 + 0.041666666666666664 * t32 + 0.0033709041432289475 * t35 + 0.041666666666666664 * t45 +
            0.000795762523437719 * t48 + 0.041666666666666664 * t58;
        tile[lane + 88] = t66;
        tile[lane + 96] = t63;
        tile[lane + 104] = t65;
        tile[lane + 112] = t66;
        tile[lane + 120] = 0.000795762523437719 * t9 + 0.041666666666666664 * t21 + 0.000795762523437719 * t22
            + 0.041666666666666664 * t34 + 0.01427937909635351 * t35 + 0.041666666666666664 * t47 +
            0.000795762523437719 * t48 + 0.041666666666666664 * t60;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<16, 8, 16>(tile, element_tensors + 16 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void heat_step_p1_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ conductivity = packed_coefficients + 0;
  const double* __restrict__ capacity = packed_coefficients + 24;
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
  const double capacity_0 = capacity[0];
  const double t9 = abs_detJ * capacity_0;
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double conductivity_0 = conductivity[0];
  const double adj01 = t4 * t8 - t2 * t5;
  const double conductivity_1 = conductivity[1];
  const double adj02 = t3 * t5 - t1 * t8;
  const double conductivity_3 = conductivity[3];
  const double conductivity_2 = conductivity[2];
  const double conductivity_4 = conductivity[4];
  const double conductivity_5 = conductivity[5];
  const double t10 = adj00 * adj00 * conductivity_0 + 2.0 * adj00 * adj01 * conductivity_1 + 2.0 * adj00 *
      adj02 * conductivity_3 + adj01 * adj01 * conductivity_2 + 2.0 * adj01 * adj02 * conductivity_4 + adj02 *
      adj02 * conductivity_5;
  const double t11 = inv_abs_detJ * t10;
  const double adj11 = t0 * t2 - t6 * t8;
  const double adj12 = t7 * t8 - t0 * t3;
  const double t12 = adj00 * adj10 * conductivity_0 + adj10 * adj01 * conductivity_1 + adj10 * adj02 *
      conductivity_3 + adj00 * conductivity_1 * adj11 + adj01 * conductivity_2 * adj11 + adj02 *
      conductivity_4 * adj11 + adj00 * conductivity_3 * adj12 + adj01 * conductivity_4 * adj12 + adj02 *
      conductivity_5 * adj12;
  const double t13 = inv_abs_detJ * t12;
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj22 = t0 * t1 - t5 * t7;
  const double t14 = adj00 * adj20 * conductivity_0 + adj20 * adj01 * conductivity_1 + adj20 * adj02 *
      conductivity_3 + adj00 * conductivity_1 * adj21 + adj01 * conductivity_2 * adj21 + adj02 *
      conductivity_4 * adj21 + adj00 * conductivity_3 * adj22 + adj01 * conductivity_4 * adj22 + adj02 *
      conductivity_5 * adj22;
  const double t15 = inv_abs_detJ * t14;
  const double t16 = adj10 * adj10 * conductivity_0 + 2.0 * adj10 * conductivity_1 * adj11 + 2.0 * adj10 *
      conductivity_3 * adj12 + conductivity_2 * adj11 * adj11 + 2.0 * conductivity_4 * adj11 * adj12 +
      conductivity_5 * adj12 * adj12;
  const double t17 = inv_abs_detJ * t16;
  const double t18 = adj10 * adj20 * conductivity_0 + adj20 * conductivity_1 * adj11 + adj20 * conductivity_3
      * adj12 + adj10 * conductivity_1 * adj21 + conductivity_2 * adj11 * adj21 + conductivity_4 * adj12 *
      adj21 + adj10 * conductivity_3 * adj22 + conductivity_4 * adj11 * adj22 + conductivity_5 * adj12 *
      adj22;
  const double t19 = inv_abs_detJ * t18;
  const double t20 = adj20 * adj20 * conductivity_0 + 2.0 * adj20 * conductivity_1 * adj21 + 2.0 * adj20 *
      conductivity_3 * adj22 + conductivity_2 * adj21 * adj21 + 2.0 * conductivity_4 * adj21 * adj22 +
      conductivity_5 * adj22 * adj22;
  const double t21 = inv_abs_detJ * t20;
  const double capacity_1 = capacity[1];
  const double t22 = abs_detJ * capacity_1;
  const double conductivity_6 = conductivity[6];
  const double conductivity_7 = conductivity[7];
  const double conductivity_9 = conductivity[9];
  const double conductivity_8 = conductivity[8];
  const double conductivity_10 = conductivity[10];
  const double conductivity_11 = conductivity[11];
  const double t23 = adj00 * adj00 * conductivity_6 + 2.0 * adj00 * adj01 * conductivity_7 + 2.0 * adj00 *
      adj02 * conductivity_9 + adj01 * adj01 * conductivity_8 + 2.0 * adj01 * adj02 * conductivity_10 + adj02
      * adj02 * conductivity_11;
  const double t24 = inv_abs_detJ * t23;
  const double t25 = adj00 * adj10 * conductivity_6 + adj10 * adj01 * conductivity_7 + adj10 * adj02 *
      conductivity_9 + adj00 * adj11 * conductivity_7 + adj01 * adj11 * conductivity_8 + adj02 * adj11 *
      conductivity_10 + adj00 * adj12 * conductivity_9 + adj01 * adj12 * conductivity_10 + adj02 * adj12 *
      conductivity_11;
  const double t26 = inv_abs_detJ * t25;
  const double t27 = adj00 * adj20 * conductivity_6 + adj20 * adj01 * conductivity_7 + adj20 * adj02 *
      conductivity_9 + adj00 * adj21 * conductivity_7 + adj01 * adj21 * conductivity_8 + adj02 * adj21 *
      conductivity_10 + adj00 * adj22 * conductivity_9 + adj01 * adj22 * conductivity_10 + adj02 * adj22 *
      conductivity_11;
  const double t28 = inv_abs_detJ * t27;
  const double t29 = adj10 * adj10 * conductivity_6 + 2.0 * adj10 * adj11 * conductivity_7 + 2.0 * adj10 *
      adj12 * conductivity_9 + adj11 * adj11 * conductivity_8 + 2.0 * adj11 * adj12 * conductivity_10 + adj12
      * adj12 * conductivity_11;
  const double t30 = inv_abs_detJ * t29;
  const double t31 = adj10 * adj20 * conductivity_6 + adj20 * adj11 * conductivity_7 + adj20 * adj12 *
      conductivity_9 + adj10 * adj21 * conductivity_7 + adj11 * adj21 * conductivity_8 + adj12 * adj21 *
      conductivity_10 + adj10 * adj22 * conductivity_9 + adj11 * adj22 * conductivity_10 + adj12 * adj22 *
      conductivity_11;
  const double t32 = inv_abs_detJ * t31;
  const double t33 = adj20 * adj20 * conductivity_6 + 2.0 * adj20 * adj21 * conductivity_7 + 2.0 * adj20 *
      adj22 * conductivity_9 + adj21 * adj21 * conductivity_8 + 2.0 * adj21 * adj22 * conductivity_10 + adj22
      * adj22 * conductivity_11;
  const double t34 = inv_abs_detJ * t33;
  const double capacity_2 = capacity[2];
  const double t35 = abs_detJ * capacity_2;
  const double conductivity_12 = conductivity[12];
  const double conductivity_13 = conductivity[13];
  const double conductivity_15 = conductivity[15];
  const double conductivity_14 = conductivity[14];
  const double conductivity_16 = conductivity[16];
  const double conductivity_17 = conductivity[17];
  const double t36 = adj00 * adj00 * conductivity_12 + 2.0 * adj00 * adj01 * conductivity_13 + 2.0 * adj00 *
      adj02 * conductivity_15 + adj01 * adj01 * conductivity_14 + 2.0 * adj01 * adj02 * conductivity_16 +
      adj02 * adj02 * conductivity_17;
  const double t37 = inv_abs_detJ * t36;
  const double t38 = adj00 * adj10 * conductivity_12 + adj10 * adj01 * conductivity_13 + adj10 * adj02 *
      conductivity_15 + adj00 * adj11 * conductivity_13 + adj01 * adj11 * conductivity_14 + adj02 * adj11 *
      conductivity_16 + adj00 * adj12 * conductivity_15 + adj01 * adj12 * conductivity_16 + adj02 * adj12 *
      conductivity_17;
  const double t39 = inv_abs_detJ * t38;
  const double t40 = adj00 * adj20 * conductivity_12 + adj20 * adj01 * conductivity_13 + adj20 * adj02 *
      conductivity_15 + adj00 * adj21 * conductivity_13 + adj01 * adj21 * conductivity_14 + adj02 * adj21 *
      conductivity_16 + adj00 * adj22 * conductivity_15 + adj01 * adj22 * conductivity_16 + adj02 * adj22 *
      conductivity_17;
  const double t41 = inv_abs_detJ * t40;
  const double t42 = adj10 * adj10 * conductivity_12 + 2.0 * adj10 * adj11 * conductivity_13 + 2.0 * adj10 *
      adj12 * conductivity_15 + adj11 * adj11 * conductivity_14 + 2.0 * adj11 * adj12 * conductivity_16 +
      adj12 * adj12 * conductivity_17;
  const double t43 = inv_abs_detJ * t42;
  const double t44 = adj10 * adj20 * conductivity_12 + adj20 * adj11 * conductivity_13 + adj20 * adj12 *
      conductivity_15 + adj10 * adj21 * conductivity_13 + adj11 * adj21 * conductivity_14 + adj12 * adj21 *
      conductivity_16 + adj10 * adj22 * conductivity_15 + adj11 * adj22 * conductivity_16 + adj12 * adj22 *
      conductivity_17;
  const double t45 = inv_abs_detJ * t44;
  const double t46 = adj20 * adj20 * conductivity_12 + 2.0 * adj20 * adj21 * conductivity_13 + 2.0 * adj20 *
      adj22 * conductivity_15 + adj21 * adj21 * conductivity_14 + 2.0 * adj21 * adj22 * conductivity_16 +
      adj22 * adj22 * conductivity_17;
  const double t47 = inv_abs_detJ * t46;
  const double capacity_3 = capacity[3];
  const double t48 = abs_detJ * capacity_3;
  const double conductivity_18 = conductivity[18];
  const double conductivity_19 = conductivity[19];
  const double conductivity_21 = conductivity[21];
  const double conductivity_20 = conductivity[20];
  const double conductivity_22 = conductivity[22];
  const double conductivity_23 = conductivity[23];
  const double t49 = adj00 * adj00 * conductivity_18 + 2.0 * adj00 * adj01 * conductivity_19 + 2.0 * adj00 *
      adj02 * conductivity_21 + adj01 * adj01 * conductivity_20 + 2.0 * adj01 * adj02 * conductivity_22 +
      adj02 * adj02 * conductivity_23;
  const double t50 = inv_abs_detJ * t49;
  const double t51 = adj00 * adj10 * conductivity_18 + adj10 * adj01 * conductivity_19 + adj10 * adj02 *
      conductivity_21 + adj00 * adj11 * conductivity_19 + adj01 * adj11 * conductivity_20 + adj02 * adj11 *
      conductivity_22 + adj00 * adj12 * conductivity_21 + adj01 * adj12 * conductivity_22 + adj02 * adj12 *
      conductivity_23;
  const double t52 = inv_abs_detJ * t51;
  const double t53 = adj00 * adj20 * conductivity_18 + adj20 * adj01 * conductivity_19 + adj20 * adj02 *
      conductivity_21 + adj00 * adj21 * conductivity_19 + adj01 * adj21 * conductivity_20 + adj02 * adj21 *
      conductivity_22 + adj00 * adj22 * conductivity_21 + adj01 * adj22 * conductivity_22 + adj02 * adj22 *
      conductivity_23;
  const double t54 = inv_abs_detJ * t53;
  const double t55 = adj10 * adj10 * conductivity_18 + 2.0 * adj10 * adj11 * conductivity_19 + 2.0 * adj10 *
      adj12 * conductivity_21 + adj11 * adj11 * conductivity_20 + 2.0 * adj11 * adj12 * conductivity_22 +
      adj12 * adj12 * conductivity_23;
  const double t56 = inv_abs_detJ * t55;
  const double t57 = adj10 * adj20 * conductivity_18 + adj20 * adj11 * conductivity_19 + adj20 * adj12 *
      conductivity_21 + adj10 * adj21 * conductivity_19 + adj11 * adj21 * conductivity_20 + adj12 * adj21 *
      conductivity_22 + adj10 * adj22 * conductivity_21 + adj11 * adj22 * conductivity_22 + adj12 * adj22 *
      conductivity_23;
  const double t58 = inv_abs_detJ * t57;
  const double t59 = adj20 * adj20 * conductivity_18 + 2.0 * adj20 * adj21 * conductivity_19 + 2.0 * adj20 *
      adj22 * conductivity_21 + adj21 * adj21 * conductivity_20 + 2.0 * adj21 * adj22 * conductivity_22 +
      adj22 * adj22 * conductivity_23;
  const double t60 = inv_abs_detJ * t59;
  A[0] += 0.000795762523437719 * t9 + 0.041666666666666664 * (t11 + t13 + t15) + 0.041666666666666664 * (t13 +
      t17 + t19) + 0.041666666666666664 * (t15 + t19 + t21) + 0.000795762523437719 * t22 +
      0.041666666666666664 * (t24 + t26 + t28) + 0.041666666666666664 * (t26 + t30 + t32) +
      0.041666666666666664 * (t28 + t32 + t34) + 0.000795762523437719 * t35 + 0.041666666666666664 * (t37 +
      t39 + t41) + 0.041666666666666664 * (t39 + t43 + t45) + 0.041666666666666664 * (t41 + t45 + t47) +
      0.01427937909635351 * t48 + 0.041666666666666664 * (t50 + t52 + t54) + 0.041666666666666664 * (t52 + t56
      + t58) + 0.041666666666666664 * (t54 + t58 + t60);
  const double t61 = 0.0033709041432289475 * t9 + 0.000795762523437719 * t22 + 0.000795762523437719 * t35 +
      0.0033709041432289475 * t48 - 0.041666666666666664 * t11 - 0.041666666666666664 * t13 -
      0.041666666666666664 * t15 - 0.041666666666666664 * t24 - 0.041666666666666664 * t26 -
      0.041666666666666664 * t28 - 0.041666666666666664 * t37 - 0.041666666666666664 * t39 -
      0.041666666666666664 * t41 - 0.041666666666666664 * t50 - 0.041666666666666664 * t52 -
      0.041666666666666664 * t54;
  A[1] += t61;
  const double t62 = 0.000795762523437719 * t9 + 0.0033709041432289475 * t22 + 0.000795762523437719 * t35 +
      0.0033709041432289475 * t48 - 0.041666666666666664 * t13 - 0.041666666666666664 * t17 -
      0.041666666666666664 * t19 - 0.041666666666666664 * t26 - 0.041666666666666664 * t30 -
      0.041666666666666664 * t32 - 0.041666666666666664 * t39 - 0.041666666666666664 * t43 -
      0.041666666666666664 * t45 - 0.041666666666666664 * t52 - 0.041666666666666664 * t56 -
      0.041666666666666664 * t58;
  A[2] += t62;
  const double t63 = 0.000795762523437719 * t9 + 0.000795762523437719 * t22 + 0.0033709041432289475 * t35 +
      0.0033709041432289475 * t48 - 0.041666666666666664 * t15 - 0.041666666666666664 * t19 -
      0.041666666666666664 * t21 - 0.041666666666666664 * t28 - 0.041666666666666664 * t32 -
      0.041666666666666664 * t34 - 0.041666666666666664 * t41 - 0.041666666666666664 * t45 -
      0.041666666666666664 * t47 - 0.041666666666666664 * t54 - 0.041666666666666664 * t58 -
      0.041666666666666664 * t60;
  A[3] += t63;
  A[4] += t61;
  A[5] += 0.01427937909635351 * t9 + 0.041666666666666664 * t11 + 0.000795762523437719 * t22 +
      0.041666666666666664 * t24 + 0.000795762523437719 * t35 + 0.041666666666666664 * t37 +
      0.000795762523437719 * t48 + 0.041666666666666664 * t50;
  const double t64 = 0.0033709041432289475 * t9 + 0.041666666666666664 * t13 + 0.0033709041432289475 * t22 +
      0.041666666666666664 * t26 + 0.000795762523437719 * t35 + 0.041666666666666664 * t39 +
      0.000795762523437719 * t48 + 0.041666666666666664 * t52;
  A[6] += t64;
  const double t65 = 0.0033709041432289475 * t9 + 0.041666666666666664 * t15 + 0.000795762523437719 * t22 +
      0.041666666666666664 * t28 + 0.0033709041432289475 * t35 + 0.041666666666666664 * t41 +
      0.000795762523437719 * t48 + 0.041666666666666664 * t54;
  A[7] += t65;
  A[8] += t62;
  A[9] += t64;
  A[10] += 0.000795762523437719 * t9 + 0.041666666666666664 * t17 + 0.01427937909635351 * t22 +
      0.041666666666666664 * t30 + 0.000795762523437719 * t35 + 0.041666666666666664 * t43 +
      0.000795762523437719 * t48 + 0.041666666666666664 * t56;
  const double t66 = 0.000795762523437719 * t9 + 0.041666666666666664 * t19 + 0.0033709041432289475 * t22 +
      0.041666666666666664 * t32 + 0.0033709041432289475 * t35 + 0.041666666666666664 * t45 +
      0.000795762523437719 * t48 + 0.041666666666666664 * t58;
  A[11] += t66;
  A[12] += t63;
  A[13] += t65;
  A[14] += t66;
  A[15] += 0.000795762523437719 * t9 + 0.041666666666666664 * t21 + 0.000795762523437719 * t22 +
      0.041666666666666664 * t34 + 0.01427937909635351 * t35 + 0.041666666666666664 * t47 +
      0.000795762523437719 * t48 + 0.041666666666666664 * t60;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return heat_step_p1_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr double quadrature2_points[] = {
    0.5854101966249684, 0.1381966011250105, 0.1381966011250105,
    0.1381966011250105, 0.5854101966249684, 0.1381966011250105,
    0.1381966011250105, 0.1381966011250105, 0.5854101966249684,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105,
};

constexpr femforge_input coefficients[] = {
    {"conductivity", "quadrature2^(3x3 sym)", 24, 0, 4, quadrature2_points},
    {"capacity", "quadrature2", 4, 0, 4, quadrature2_points},
};

}  // namespace

extern "C" const femforge_kernel heat_step_p1_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "heat_step_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    3584,                                      // shared_bytes
    860.0,                                     // flops_per_cell
    372.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
