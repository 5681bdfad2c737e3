// elasticity_lame_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=triangle --define degree=2
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          149 flops (438 before optimisation) <- taken
//   quadrature      591 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops        149
//   bytes        1188 (36 read, 1152 written)
//   flops/byte   0.125
//   paper flops  2304 (2 sizeG rows columns)
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

extern "C" int elasticity_lame_p2x2_triangle_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 1152 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[64];
    alignas(64) double tile[1152];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = mu[cell];
        inputs[lane + 8] = coordinates[2 * n0];
        inputs[lane + 16] = coordinates[2 * n1];
        inputs[lane + 24] = coordinates[2 * n0 + 1];
        inputs[lane + 32] = coordinates[2 * n2 + 1];
        inputs[lane + 40] = coordinates[2 * n2];
        inputs[lane + 48] = coordinates[2 * n1 + 1];
        inputs[lane + 56] = lmbda[cell];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double mu_0 = inputs[lane];
        const double x0_0 = inputs[lane + 8];
        const double x1_0 = inputs[lane + 16];
        const double t0 = x0_0 - x1_0;
        const double x0_1 = inputs[lane + 24];
        const double x2_1 = inputs[lane + 32];
        const double t1 = x0_1 - x2_1;
        const double x2_0 = inputs[lane + 40];
        const double adj01 = x0_0 - x2_0;
        const double x1_1 = inputs[lane + 48];
        const double adj10 = x0_1 - x1_1;
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t2 = adj01 * adj01;
        const double t3 = t1 * t1;
        const double lmbda_0 = inputs[lane + 56];
        const double G0 = 1.3333333333333333 * (mu_0 * inv_abs_detJ * (t2 + 2.0 * t3) + lmbda_0 * t1 * t1 *
            inv_abs_detJ);
        const double t4 = t0 * adj01;
        const double t5 = t1 * adj10;
        const double G1 = -0.6666666666666666 * (mu_0 * inv_abs_detJ * (t4 + 2.0 * t5) + lmbda_0 * t1 * adj10
            * inv_abs_detJ);
        const double t6 = 0.5 * G0 + G1;
        const double t7 = t0 * t0;
        const double t8 = adj10 * adj10;
        const double G4 = 1.3333333333333333 * (mu_0 * inv_abs_detJ * (t7 + 2.0 * t8) + lmbda_0 * adj10 *
            adj10 * inv_abs_detJ);
        const double t9 = G1 + 0.5 * G4;
        tile[lane] = 0.75 * (t6 + t9);
        const double G3 = 0.6666666666666666 * (mu_0 * adj01 * adj10 * inv_abs_detJ + lmbda_0 * t0 * t1 *
            inv_abs_detJ);
        const double G5 = 0.6666666666666666 * (mu_0 * t0 * t1 * inv_abs_detJ + lmbda_0 * adj01 * adj10 *
            inv_abs_detJ);
        const double t10 = G3 + G5;
        const double t11 = mu_0 + lmbda_0;
        const double G6 = -1.3333333333333333 * t0 * adj10 * inv_abs_detJ * t11;
        const double G2 = -1.3333333333333333 * t1 * adj01 * inv_abs_detJ * t11;
        const double t12 = t10 + G2;
        const double t13 = G6 + t12;
        const double t14 = 0.375 * (t10 + t13);
        tile[lane + 8] = t14;
        const double t15 = 0.25 * t6;
        tile[lane + 16] = t15;
        const double t16 = G5 + 0.5 * G2;
        const double t17 = 0.25 * t16;
        tile[lane + 24] = t17;
        const double t18 = 0.25 * t9;
        tile[lane + 32] = t18;
        const double t19 = G3 + 0.5 * G6;
        const double t20 = 0.25 * t19;
        tile[lane + 40] = t20;
        tile[lane + 48] = 0.0;
        tile[lane + 56] = 0.0;
        const double t21 = -t9;
        tile[lane + 64] = t21;
        const double t22 = -t19;
        tile[lane + 72] = t22;
        const double t23 = -t6;
        tile[lane + 80] = t23;
        const double t24 = -t16;
        tile[lane + 88] = t24;
        tile[lane + 96] = t14;
        const double G7 = 2.6666666666666665 * (mu_0 * inv_abs_detJ * (t2 + 0.5 * t3) + 0.5 * lmbda_0 * adj01
            * adj01 * inv_abs_detJ);
        const double G8 = -0.6666666666666666 * (2.0 * mu_0 * inv_abs_detJ * (t4 + 0.5 * t5) + lmbda_0 * t0 *
            adj01 * inv_abs_detJ);
        const double t25 = 0.5 * G7 + G8;
        const double G9 = 2.6666666666666665 * (mu_0 * inv_abs_detJ * (t7 + 0.5 * t8) + 0.5 * lmbda_0 * t0 *
            t0 * inv_abs_detJ);
        const double t26 = G8 + 0.5 * G9;
        tile[lane + 104] = 0.75 * (t25 + t26);
        const double t27 = G3 + 0.5 * G2;
        const double t28 = 0.25 * t27;
        tile[lane + 112] = t28;
        const double t29 = 0.25 * t25;
        tile[lane + 120] = t29;
        const double t30 = t10 + G6;
        const double t31 = t19 - t30;
        const double t32 = -0.25 * t31;
        tile[lane + 128] = t32;
        const double t33 = 0.25 * t26;
        tile[lane + 136] = t33;
        tile[lane + 144] = 0.0;
        tile[lane + 152] = 0.0;
        tile[lane + 160] = t31;
        const double t34 = -t26;
        tile[lane + 168] = t34;
        const double t35 = -t27;
        tile[lane + 176] = t35;
        const double t36 = -t25;
        tile[lane + 184] = t36;
        tile[lane + 192] = t15;
        tile[lane + 200] = t28;
        tile[lane + 208] = 0.375 * G0;
        const double t37 = 0.375 * G2;
        tile[lane + 216] = t37;
        const double t38 = -0.25 * G1;
        tile[lane + 224] = t38;
        const double t39 = -0.25 * G3;
        tile[lane + 232] = t39;
        tile[lane + 240] = G1;
        tile[lane + 248] = G3;
        tile[lane + 256] = 0.0;
        tile[lane + 264] = 0.0;
        tile[lane + 272] = t23;
        tile[lane + 280] = t35;
        tile[lane + 288] = t17;
        tile[lane + 296] = t29;
        tile[lane + 304] = t37;
        tile[lane + 312] = 0.375 * G7;
        const double t40 = -0.25 * G5;
        tile[lane + 320] = t40;
        const double t41 = -0.25 * G8;
        tile[lane + 328] = t41;
        tile[lane + 336] = G5;
        tile[lane + 344] = G8;
        tile[lane + 352] = 0.0;
        tile[lane + 360] = 0.0;
        tile[lane + 368] = t24;
        tile[lane + 376] = t36;
        tile[lane + 384] = t18;
        tile[lane + 392] = t32;
        tile[lane + 400] = t38;
        tile[lane + 408] = t40;
        tile[lane + 416] = 0.375 * G4;
        const double t42 = 0.375 * G6;
        tile[lane + 424] = t42;
        tile[lane + 432] = G1;
        tile[lane + 440] = G5;
        tile[lane + 448] = t21;
        tile[lane + 456] = t31;
        tile[lane + 464] = 0.0;
        tile[lane + 472] = 0.0;
        tile[lane + 480] = t20;
        tile[lane + 488] = t33;
        tile[lane + 496] = t39;
        tile[lane + 504] = t41;
        tile[lane + 512] = t42;
        tile[lane + 520] = 0.375 * G9;
        tile[lane + 528] = G3;
        tile[lane + 536] = G8;
        tile[lane + 544] = t22;
        tile[lane + 552] = t34;
        tile[lane + 560] = 0.0;
        tile[lane + 568] = 0.0;
        tile[lane + 576] = 0.0;
        tile[lane + 584] = 0.0;
        tile[lane + 592] = G1;
        tile[lane + 600] = G5;
        tile[lane + 608] = G1;
        tile[lane + 616] = G3;
        const double t43 = 2.0 * t6 + G4;
        tile[lane + 624] = t43;
        tile[lane + 632] = t13;
        const double t44 = -2.0 * t6;
        tile[lane + 640] = t44;
        const double t45 = -t12;
        tile[lane + 648] = t45;
        const double t46 = -2.0 * t9;
        tile[lane + 656] = t46;
        const double t47 = -t30;
        tile[lane + 664] = t47;
        tile[lane + 672] = 0.0;
        tile[lane + 680] = 0.0;
        tile[lane + 688] = G3;
        tile[lane + 696] = G8;
        tile[lane + 704] = G5;
        tile[lane + 712] = G8;
        tile[lane + 720] = t13;
        const double t48 = 2.0 * t25 + G9;
        tile[lane + 728] = t48;
        tile[lane + 736] = t45;
        const double t49 = -2.0 * t25;
        tile[lane + 744] = t49;
        tile[lane + 752] = t47;
        const double t50 = -2.0 * t26;
        tile[lane + 760] = t50;
        tile[lane + 768] = t21;
        tile[lane + 776] = t31;
        tile[lane + 784] = 0.0;
        tile[lane + 792] = 0.0;
        tile[lane + 800] = t21;
        tile[lane + 808] = t22;
        tile[lane + 816] = t44;
        tile[lane + 824] = t45;
        tile[lane + 832] = t43;
        tile[lane + 840] = t13;
        const double t51 = 2.0 * G1;
        tile[lane + 848] = t51;
        tile[lane + 856] = t10;
        tile[lane + 864] = t22;
        tile[lane + 872] = t34;
        tile[lane + 880] = 0.0;
        tile[lane + 888] = 0.0;
        tile[lane + 896] = t31;
        tile[lane + 904] = t34;
        tile[lane + 912] = t45;
        tile[lane + 920] = t49;
        tile[lane + 928] = t13;
        tile[lane + 936] = t48;
        tile[lane + 944] = t10;
        const double t52 = 2.0 * G8;
        tile[lane + 952] = t52;
        tile[lane + 960] = t23;
        tile[lane + 968] = t35;
        tile[lane + 976] = t23;
        tile[lane + 984] = t24;
        tile[lane + 992] = 0.0;
        tile[lane + 1000] = 0.0;
        tile[lane + 1008] = t46;
        tile[lane + 1016] = t47;
        tile[lane + 1024] = t51;
        tile[lane + 1032] = t10;
        tile[lane + 1040] = t43;
        tile[lane + 1048] = t13;
        tile[lane + 1056] = t24;
        tile[lane + 1064] = t36;
        tile[lane + 1072] = t35;
        tile[lane + 1080] = t36;
        tile[lane + 1088] = 0.0;
        tile[lane + 1096] = 0.0;
        tile[lane + 1104] = t47;
        tile[lane + 1112] = t50;
        tile[lane + 1120] = t10;
        tile[lane + 1128] = t52;
        tile[lane + 1136] = t13;
        tile[lane + 1144] = t48;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<144, 8, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_lame_p2x2_triangle_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ lmbda = packed_coefficients + 0;
  const double* __restrict__ mu = packed_coefficients + 1;
  // element tensor of one cell
  const double mu_0 = mu[0];
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t0 = x0_0 - x1_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double t1 = x0_1 - x2_1;
  const double x2_0 = coordinate_dofs[6];
  const double adj01 = x0_0 - x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double adj10 = x0_1 - x1_1;
  const double detJ = t0 * t1 - adj01 * adj10;
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double t2 = adj01 * adj01;
  const double t3 = t1 * t1;
  const double lmbda_0 = lmbda[0];
  const double G0 = 1.3333333333333333 * (mu_0 * inv_abs_detJ * (t2 + 2.0 * t3) + t1 * t1 * inv_abs_detJ *
      lmbda_0);
  const double t4 = t0 * adj01;
  const double t5 = t1 * adj10;
  const double G1 = -0.6666666666666666 * (mu_0 * inv_abs_detJ * (t4 + 2.0 * t5) + t1 * adj10 * inv_abs_detJ *
      lmbda_0);
  const double t6 = 0.5 * G0 + G1;
  const double t7 = t0 * t0;
  const double t8 = adj10 * adj10;
  const double G4 = 1.3333333333333333 * (mu_0 * inv_abs_detJ * (t7 + 2.0 * t8) + adj10 * adj10 * inv_abs_detJ
      * lmbda_0);
  const double t9 = G1 + 0.5 * G4;
  A[0] += 0.75 * (t6 + t9);
  const double G3 = 0.6666666666666666 * (mu_0 * adj01 * adj10 * inv_abs_detJ + t0 * t1 * inv_abs_detJ *
      lmbda_0);
  const double G5 = 0.6666666666666666 * (mu_0 * t0 * t1 * inv_abs_detJ + adj01 * adj10 * inv_abs_detJ *
      lmbda_0);
  const double t10 = G3 + G5;
  const double t11 = mu_0 + lmbda_0;
  const double G6 = -1.3333333333333333 * t0 * adj10 * inv_abs_detJ * t11;
  const double G2 = -1.3333333333333333 * t1 * adj01 * inv_abs_detJ * t11;
  const double t12 = t10 + G2;
  const double t13 = G6 + t12;
  const double t14 = 0.375 * (t10 + t13);
  A[1] += t14;
  const double t15 = 0.25 * t6;
  A[2] += t15;
  const double t16 = G5 + 0.5 * G2;
  const double t17 = 0.25 * t16;
  A[3] += t17;
  const double t18 = 0.25 * t9;
  A[4] += t18;
  const double t19 = G3 + 0.5 * G6;
  const double t20 = 0.25 * t19;
  A[5] += t20;
  const double t21 = -t9;
  A[8] += t21;
  const double t22 = -t19;
  A[9] += t22;
  const double t23 = -t6;
  A[10] += t23;
  const double t24 = -t16;
  A[11] += t24;
  A[12] += t14;
  const double G7 = 2.6666666666666665 * (mu_0 * inv_abs_detJ * (t2 + 0.5 * t3) + 0.5 * adj01 * adj01 *
      inv_abs_detJ * lmbda_0);
  const double G8 = -0.6666666666666666 * (2.0 * mu_0 * inv_abs_detJ * (t4 + 0.5 * t5) + t0 * adj01 *
      inv_abs_detJ * lmbda_0);
  const double t25 = 0.5 * G7 + G8;
  const double G9 = 2.6666666666666665 * (mu_0 * inv_abs_detJ * (t7 + 0.5 * t8) + 0.5 * t0 * t0 * inv_abs_detJ
      * lmbda_0);
  const double t26 = G8 + 0.5 * G9;
  A[13] += 0.75 * (t25 + t26);
  const double t27 = G3 + 0.5 * G2;
  const double t28 = 0.25 * t27;
  A[14] += t28;
  const double t29 = 0.25 * t25;
  A[15] += t29;
  const double t30 = t10 + G6;
  const double t31 = t19 - t30;
  const double t32 = -0.25 * t31;
  A[16] += t32;
  const double t33 = 0.25 * t26;
  A[17] += t33;
  A[20] += t31;
  const double t34 = -t26;
  A[21] += t34;
  const double t35 = -t27;
  A[22] += t35;
  const double t36 = -t25;
  A[23] += t36;
  A[24] += t15;
  A[25] += t28;
  A[26] += 0.375 * G0;
  const double t37 = 0.375 * G2;
  A[27] += t37;
  const double t38 = -0.25 * G1;
  A[28] += t38;
  const double t39 = -0.25 * G3;
  A[29] += t39;
  A[30] += G1;
  A[31] += G3;
  A[34] += t23;
  A[35] += t35;
  A[36] += t17;
  A[37] += t29;
  A[38] += t37;
  A[39] += 0.375 * G7;
  const double t40 = -0.25 * G5;
  A[40] += t40;
  const double t41 = -0.25 * G8;
  A[41] += t41;
  A[42] += G5;
  A[43] += G8;
  A[46] += t24;
  A[47] += t36;
  A[48] += t18;
  A[49] += t32;
  A[50] += t38;
  A[51] += t40;
  A[52] += 0.375 * G4;
  const double t42 = 0.375 * G6;
  A[53] += t42;
  A[54] += G1;
  A[55] += G5;
  A[56] += t21;
  A[57] += t31;
  A[60] += t20;
  A[61] += t33;
  A[62] += t39;
  A[63] += t41;
  A[64] += t42;
  A[65] += 0.375 * G9;
  A[66] += G3;
  A[67] += G8;
  A[68] += t22;
  A[69] += t34;
  A[74] += G1;
  A[75] += G5;
  A[76] += G1;
  A[77] += G3;
  const double t43 = 2.0 * t6 + G4;
  A[78] += t43;
  A[79] += t13;
  const double t44 = -2.0 * t6;
  A[80] += t44;
  const double t45 = -t12;
  A[81] += t45;
  const double t46 = -2.0 * t9;
  A[82] += t46;
  const double t47 = -t30;
  A[83] += t47;
  A[86] += G3;
  A[87] += G8;
  A[88] += G5;
  A[89] += G8;
  A[90] += t13;
  const double t48 = 2.0 * t25 + G9;
  A[91] += t48;
  A[92] += t45;
  const double t49 = -2.0 * t25;
  A[93] += t49;
  A[94] += t47;
  const double t50 = -2.0 * t26;
  A[95] += t50;
  A[96] += t21;
  A[97] += t31;
  A[100] += t21;
  A[101] += t22;
  A[102] += t44;
  A[103] += t45;
  A[104] += t43;
  A[105] += t13;
  const double t51 = 2.0 * G1;
  A[106] += t51;
  A[107] += t10;
  A[108] += t22;
  A[109] += t34;
  A[112] += t31;
  A[113] += t34;
  A[114] += t45;
  A[115] += t49;
  A[116] += t13;
  A[117] += t48;
  A[118] += t10;
  const double t52 = 2.0 * G8;
  A[119] += t52;
  A[120] += t23;
  A[121] += t35;
  A[122] += t23;
  A[123] += t24;
  A[126] += t46;
  A[127] += t47;
  A[128] += t51;
  A[129] += t10;
  A[130] += t43;
  A[131] += t13;
  A[132] += t24;
  A[133] += t36;
  A[134] += t35;
  A[135] += t36;
  A[138] += t47;
  A[139] += t50;
  A[140] += t10;
  A[141] += t52;
  A[142] += t13;
  A[143] += t48;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x2_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x2_triangle_f64_element_tensor_cpu_descriptor = {
    "elasticity_lame_p2x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2^2",                                    // row_element
    "P2^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    16,                                        // geometry_size
    3,                                         // coordinate_nodes
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
    9728,                                      // shared_bytes
    149.0,                                     // flops_per_cell
    1188.0,                                    // bytes_per_cell
    2304.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
