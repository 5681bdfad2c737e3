// mass_q2_quadrilateral_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=quadrilateral --define degree=2 --set quadrature_degree=5
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q2, 9 dofs
//   trial   Q2, 9 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      462 flops
//   sum_factorised  252 flops <- taken
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
//   flops       252
//   bytes       680 (32 read, 648 written)
//   flops/byte  0.371
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

extern "C" int mass_q2_quadrilateral_f64_element_tensor_cpu(
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
        const double t8 = std::fabs(t2 * t3 - t4 * t7);
        const double t9 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 *
            x2_1 + 0.8872983346207417 * x3_1);
        const double t10 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 *
            x2_0 + 0.8872983346207417 * x3_0);
        const double t11 = std::fabs(t2 * t9 - t7 * t10);
        const double t12 = t8 + 0.01613323034066492 * t11;
        const double t13 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
        const double t14 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
        const double t15 = std::fabs(t3 * t13 - t4 * t14);
        const double t16 = std::fabs(t9 * t13 - t10 * t14);
        const double t17 = t15 + 0.01613323034066492 * t16;
        tile[lane] = 0.13121638910345695 * (0.13121638910345695 * t12 + 0.0021169442298763852 * t17);
        const double t18 = t8 + t11;
        const double t19 = t15 + t16;
        const double t20 = -0.13121638910345695 * (0.016666666666666666 * t18 + 0.0002688871723444153 * t19);
        tile[lane + 8] = t20;
        const double t21 = -0.0021869398183909493 * (t12 + t17);
        tile[lane + 16] = t21;
        const double t22 = 0.0002777777777777778 * (t18 + t19);
        tile[lane + 24] = t22;
        const double t23 = t8 - 0.12701665379258312 * t11;
        const double t24 = t15 - 0.12701665379258312 * t16;
        const double t25 = 0.13121638910345695 * (0.07636648162452686 * t23 + 0.0012320380383546467 * t24);
        tile[lane + 32] = t25;
        const double t26 = 0.07636648162452686 * (0.13121638910345695 * t12 - 0.016666666666666666 * t17);
        tile[lane + 40] = t26;
        const double t27 = -0.07636648162452686 * (0.016666666666666666 * t18 - 0.0021169442298763852 * t19);
        tile[lane + 48] = t27;
        const double t28 = -0.0012727746937421143 * (t23 + t24);
        tile[lane + 56] = t28;
        const double t29 = 0.07636648162452686 * (0.07636648162452686 * t23 - 0.009699814957860188 * t24);
        tile[lane + 64] = t29;
        tile[lane + 72] = t20;
        const double t30 = t8 + 61.983866769659336 * t11;
        const double t31 = t15 + 61.983866769659336 * t16;
        tile[lane + 80] = 0.13121638910345695 * (0.0021169442298763852 * t30 + 3.415314887893723e-05 * t31);
        tile[lane + 88] = t22;
        const double t32 = -3.528240383127309e-05 * (t30 + t31);
        tile[lane + 96] = t32;
        const double t33 = t8 - 7.872983346207417 * t11;
        const double t34 = t15 - 7.872983346207417 * t16;
        const double t35 = -0.13121638910345695 * (0.009699814957860188 * t33 + 0.00015648934897698538 * t34);
        tile[lane + 104] = t35;
        tile[lane + 112] = t27;
        const double t36 = 0.07636648162452686 * (0.0021169442298763852 * t30 - 0.0002688871723444153 * t31);
        tile[lane + 120] = t36;
        const double t37 = 0.00016166358263100314 * (t33 + t34);
        tile[lane + 128] = t37;
        const double t38 = -0.07636648162452686 * (0.009699814957860188 * t33 - 0.0012320380383546467 * t34);
        tile[lane + 136] = t38;
        tile[lane + 144] = t21;
        tile[lane + 152] = t22;
        tile[lane + 160] = 0.0021169442298763852 * (0.13121638910345695 * t12 + 8.133299180184455 * t17);
        const double t39 = -0.0021169442298763852 * (0.016666666666666666 * t18 + 1.033064446160989 * t19);
        tile[lane + 168] = t39;
        tile[lane + 176] = t28;
        const double t40 = -0.009699814957860188 * (0.13121638910345695 * t12 - 1.033064446160989 * t17);
        tile[lane + 184] = t40;
        const double t41 = 0.009699814957860188 * (0.016666666666666666 * t18 - 0.13121638910345695 * t19);
        tile[lane + 192] = t41;
        const double t42 = 0.0021169442298763852 * (0.07636648162452686 * t23 + 4.73348982268231 * t24);
        tile[lane + 200] = t42;
        const double t43 = -0.009699814957860188 * (0.07636648162452686 * t23 - 0.6012320380383547 * t24);
        tile[lane + 208] = t43;
        tile[lane + 216] = t22;
        tile[lane + 224] = t32;
        tile[lane + 232] = t39;
        tile[lane + 240] = 0.0021169442298763852 * (0.0021169442298763852 * t30 + 0.13121638910345695 * t31);
        tile[lane + 248] = t37;
        tile[lane + 256] = t41;
        const double t44 = -0.009699814957860188 * (0.0021169442298763852 * t30 - 0.016666666666666666 * t31);
        tile[lane + 264] = t44;
        const double t45 = -0.0021169442298763852 * (0.009699814957860188 * t33 + 0.6012320380383547 * t34);
        tile[lane + 272] = t45;
        const double t46 = 0.009699814957860188 * (0.009699814957860188 * t33 - 0.07636648162452686 * t34);
        tile[lane + 280] = t46;
        tile[lane + 288] = t25;
        tile[lane + 296] = t35;
        tile[lane + 304] = t28;
        tile[lane + 312] = t37;
        const double t47 = (x0_1 + x1_1) - (x2_1 + x3_1);
        const double t48 = (x0_0 + x1_0) - (x2_0 + x3_0);
        const double t49 = t8 + t11 + 10.0 * std::fabs(0.5 * (t2 * t47 - t7 * t48));
        const double t50 = t15 + t16 + 10.0 * std::fabs(0.5 * (t13 * t47 - t14 * t48));
        tile[lane + 320] = 0.13121638910345695 * (0.044444444444444446 * t49 + 0.0007170324595851075 * t50);
        tile[lane + 328] = t29;
        tile[lane + 336] = t38;
        const double t51 = -0.0007407407407407407 * (t49 + t50);
        tile[lane + 344] = t51;
        const double t52 = 0.07636648162452686 * (0.044444444444444446 * t49 - 0.005645184613003694 * t50);
        tile[lane + 352] = t52;
        tile[lane + 360] = t26;
        tile[lane + 368] = t27;
        tile[lane + 376] = t40;
        tile[lane + 384] = t41;
        tile[lane + 392] = t29;
        const double t53 = t0 + t1;
        const double t54 = t5 + t6;
        const double t55 = std::fabs(0.5 * (t3 * t53 - t4 * t54));
        const double t56 = std::fabs(0.5 * (t9 * t53 - t10 * t54));
        tile[lane + 400] = 0.005831839515709198 * (t12 + t17 + 10.0 * (t55 + 0.01613323034066492 * t56));
        const double t57 = -0.0007407407407407407 * (t18 + t19 + 10.0 * (t55 + t56));
        tile[lane + 408] = t57;
        tile[lane + 416] = t43;
        const double t58 = 0.0033940658499789713 * (t23 + t24 + 10.0 * (t55 - 0.12701665379258312 * t56));
        tile[lane + 424] = t58;
        tile[lane + 432] = t27;
        tile[lane + 440] = t36;
        tile[lane + 448] = t41;
        tile[lane + 456] = t44;
        tile[lane + 464] = t38;
        tile[lane + 472] = t57;
        tile[lane + 480] = 9.408641021672823e-05 * (t30 + t31 + 10.0 * (t55 + 61.983866769659336 * t56));
        tile[lane + 488] = t46;
        const double t59 = -0.0004311028870160083 * (t33 + t34 + 10.0 * (t55 - 7.872983346207417 * t56));
        tile[lane + 496] = t59;
        tile[lane + 504] = t28;
        tile[lane + 512] = t37;
        tile[lane + 520] = t42;
        tile[lane + 528] = t45;
        tile[lane + 536] = t51;
        tile[lane + 544] = t43;
        tile[lane + 552] = t46;
        tile[lane + 560] = 0.0021169442298763852 * (0.044444444444444446 * t49 + 2.7548385230959704 * t50);
        const double t60 = -0.009699814957860188 * (0.044444444444444446 * t49 - 0.34991037094255184 * t50);
        tile[lane + 568] = t60;
        tile[lane + 576] = t29;
        tile[lane + 584] = t38;
        tile[lane + 592] = t43;
        tile[lane + 600] = t46;
        tile[lane + 608] = t52;
        tile[lane + 616] = t58;
        tile[lane + 624] = t59;
        tile[lane + 632] = t60;
        tile[lane + 640] = 0.0019753086419753087 * (t49 + t50 + 10.0 * (t55 + t56 + 10.0 * std::fabs(0.25 *
            (t47 * t53 - t48 * t54))));
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<81, 8, 81>(tile, element_tensors + 81 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void mass_q2_quadrilateral_f64_element_tensor_tabulate_tensor(
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
  const double t8 = std::fabs(t2 * t3 - t4 * t7);
  const double t9 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 * x2_1 +
      0.8872983346207417 * x3_1);
  const double t10 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 * x2_0 +
      0.8872983346207417 * x3_0);
  const double t11 = std::fabs(t2 * t9 - t7 * t10);
  const double t12 = t8 + 0.01613323034066492 * t11;
  const double t13 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
  const double t14 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
  const double t15 = std::fabs(t3 * t13 - t4 * t14);
  const double t16 = std::fabs(t9 * t13 - t10 * t14);
  const double t17 = t15 + 0.01613323034066492 * t16;
  A[0] += 0.13121638910345695 * (0.13121638910345695 * t12 + 0.0021169442298763852 * t17);
  const double t18 = t8 + t11;
  const double t19 = t15 + t16;
  const double t20 = -0.13121638910345695 * (0.016666666666666666 * t18 + 0.0002688871723444153 * t19);
  A[1] += t20;
  const double t21 = -0.0021869398183909493 * (t12 + t17);
  A[2] += t21;
  const double t22 = 0.0002777777777777778 * (t18 + t19);
  A[3] += t22;
  const double t23 = t8 - 0.12701665379258312 * t11;
  const double t24 = t15 - 0.12701665379258312 * t16;
  const double t25 = 0.13121638910345695 * (0.07636648162452686 * t23 + 0.0012320380383546467 * t24);
  A[4] += t25;
  const double t26 = 0.07636648162452686 * (0.13121638910345695 * t12 - 0.016666666666666666 * t17);
  A[5] += t26;
  const double t27 = -0.07636648162452686 * (0.016666666666666666 * t18 - 0.0021169442298763852 * t19);
  A[6] += t27;
  const double t28 = -0.0012727746937421143 * (t23 + t24);
  A[7] += t28;
  const double t29 = 0.07636648162452686 * (0.07636648162452686 * t23 - 0.009699814957860188 * t24);
  A[8] += t29;
  A[9] += t20;
  const double t30 = t8 + 61.983866769659336 * t11;
  const double t31 = t15 + 61.983866769659336 * t16;
  A[10] += 0.13121638910345695 * (0.0021169442298763852 * t30 + 3.415314887893723e-05 * t31);
  A[11] += t22;
  const double t32 = -3.528240383127309e-05 * (t30 + t31);
  A[12] += t32;
  const double t33 = t8 - 7.872983346207417 * t11;
  const double t34 = t15 - 7.872983346207417 * t16;
  const double t35 = -0.13121638910345695 * (0.009699814957860188 * t33 + 0.00015648934897698538 * t34);
  A[13] += t35;
  A[14] += t27;
  const double t36 = 0.07636648162452686 * (0.0021169442298763852 * t30 - 0.0002688871723444153 * t31);
  A[15] += t36;
  const double t37 = 0.00016166358263100314 * (t33 + t34);
  A[16] += t37;
  const double t38 = -0.07636648162452686 * (0.009699814957860188 * t33 - 0.0012320380383546467 * t34);
  A[17] += t38;
  A[18] += t21;
  A[19] += t22;
  A[20] += 0.0021169442298763852 * (0.13121638910345695 * t12 + 8.133299180184455 * t17);
  const double t39 = -0.0021169442298763852 * (0.016666666666666666 * t18 + 1.033064446160989 * t19);
  A[21] += t39;
  A[22] += t28;
  const double t40 = -0.009699814957860188 * (0.13121638910345695 * t12 - 1.033064446160989 * t17);
  A[23] += t40;
  const double t41 = 0.009699814957860188 * (0.016666666666666666 * t18 - 0.13121638910345695 * t19);
  A[24] += t41;
  const double t42 = 0.0021169442298763852 * (0.07636648162452686 * t23 + 4.73348982268231 * t24);
  A[25] += t42;
  const double t43 = -0.009699814957860188 * (0.07636648162452686 * t23 - 0.6012320380383547 * t24);
  A[26] += t43;
  A[27] += t22;
  A[28] += t32;
  A[29] += t39;
  A[30] += 0.0021169442298763852 * (0.0021169442298763852 * t30 + 0.13121638910345695 * t31);
  A[31] += t37;
  A[32] += t41;
  const double t44 = -0.009699814957860188 * (0.0021169442298763852 * t30 - 0.016666666666666666 * t31);
  A[33] += t44;
  const double t45 = -0.0021169442298763852 * (0.009699814957860188 * t33 + 0.6012320380383547 * t34);
  A[34] += t45;
  const double t46 = 0.009699814957860188 * (0.009699814957860188 * t33 - 0.07636648162452686 * t34);
  A[35] += t46;
  A[36] += t25;
  A[37] += t35;
  A[38] += t28;
  A[39] += t37;
  const double t47 = (x0_1 + x1_1) - (x2_1 + x3_1);
  const double t48 = (x0_0 + x1_0) - (x2_0 + x3_0);
  const double t49 = t8 + t11 + 10.0 * std::fabs(0.5 * (t2 * t47 - t7 * t48));
  const double t50 = t15 + t16 + 10.0 * std::fabs(0.5 * (t13 * t47 - t14 * t48));
  A[40] += 0.13121638910345695 * (0.044444444444444446 * t49 + 0.0007170324595851075 * t50);
  A[41] += t29;
  A[42] += t38;
  const double t51 = -0.0007407407407407407 * (t49 + t50);
  A[43] += t51;
  const double t52 = 0.07636648162452686 * (0.044444444444444446 * t49 - 0.005645184613003694 * t50);
  A[44] += t52;
  A[45] += t26;
  A[46] += t27;
  A[47] += t40;
  A[48] += t41;
  A[49] += t29;
  const double t53 = t0 + t1;
  const double t54 = t5 + t6;
  const double t55 = std::fabs(0.5 * (t3 * t53 - t4 * t54));
  const double t56 = std::fabs(0.5 * (t9 * t53 - t10 * t54));
  A[50] += 0.005831839515709198 * (t12 + t17 + 10.0 * (t55 + 0.01613323034066492 * t56));
  const double t57 = -0.0007407407407407407 * (t18 + t19 + 10.0 * (t55 + t56));
  A[51] += t57;
  A[52] += t43;
  const double t58 = 0.0033940658499789713 * (t23 + t24 + 10.0 * (t55 - 0.12701665379258312 * t56));
  A[53] += t58;
  A[54] += t27;
  A[55] += t36;
  A[56] += t41;
  A[57] += t44;
  A[58] += t38;
  A[59] += t57;
  A[60] += 9.408641021672823e-05 * (t30 + t31 + 10.0 * (t55 + 61.983866769659336 * t56));
  A[61] += t46;
  const double t59 = -0.0004311028870160083 * (t33 + t34 + 10.0 * (t55 - 7.872983346207417 * t56));
  A[62] += t59;
  A[63] += t28;
  A[64] += t37;
  A[65] += t42;
  A[66] += t45;
  A[67] += t51;
  A[68] += t43;
  A[69] += t46;
  A[70] += 0.0021169442298763852 * (0.044444444444444446 * t49 + 2.7548385230959704 * t50);
  const double t60 = -0.009699814957860188 * (0.044444444444444446 * t49 - 0.34991037094255184 * t50);
  A[71] += t60;
  A[72] += t29;
  A[73] += t38;
  A[74] += t43;
  A[75] += t46;
  A[76] += t52;
  A[77] += t58;
  A[78] += t59;
  A[79] += t60;
  A[80] += 0.0019753086419753087 * (t49 + t50 + 10.0 * (t55 + t56 + 10.0 * std::fabs(0.25 * (t47 * t53 - t48 *
      t54))));
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q2_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_q2_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "mass_q2_quadrilateral_f64_element_tensor",  // name
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
    252.0,                                     // flops_per_cell
    680.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
