// laplace_p2_tetrahedron_f32_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=2 --set scalar=float32
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  16
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            tuned on AMD EPYC, 2 threads (table amd_epyc)
//
// Work:
//   1  each of 16 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        179
//   bytes        418 (18 read, 400 written)
//   flops/byte   0.428
//   paper flops  1800 (2 sizeG rows columns)
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

extern "C" int laplace_p2_tetrahedron_f32_element_tensor_cpu(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 400 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) float inputs[192];
    alignas(64) float tile[1600];

    for (int step = 0; step < 4; ++step) {
      for (int lane = 0; lane < 16; ++lane) {
        const int batch_cell = step * 16 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 16] = coordinates[3 * n1];
        inputs[lane + 32] = coordinates[3 * n0 + 1];
        inputs[lane + 48] = coordinates[3 * n2 + 1];
        inputs[lane + 64] = coordinates[3 * n0 + 2];
        inputs[lane + 80] = coordinates[3 * n3 + 2];
        inputs[lane + 96] = coordinates[3 * n3 + 1];
        inputs[lane + 112] = coordinates[3 * n2 + 2];
        inputs[lane + 128] = coordinates[3 * n2];
        inputs[lane + 144] = coordinates[3 * n1 + 2];
        inputs[lane + 160] = coordinates[3 * n1 + 1];
        inputs[lane + 176] = coordinates[3 * n3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 16; ++lane) {
        const float x0_0 = inputs[lane];
        const float x1_0 = inputs[lane + 16];
        const float t0 = x0_0 - x1_0;
        const float x0_1 = inputs[lane + 32];
        const float x2_1 = inputs[lane + 48];
        const float t1 = x0_1 - x2_1;
        const float x0_2 = inputs[lane + 64];
        const float x3_2 = inputs[lane + 80];
        const float t2 = x0_2 - x3_2;
        const float x3_1 = inputs[lane + 96];
        const float t3 = x0_1 - x3_1;
        const float x2_2 = inputs[lane + 112];
        const float t4 = x0_2 - x2_2;
        const float adj00 = t1 * t2 - t3 * t4;
        const float x2_0 = inputs[lane + 128];
        const float t5 = x0_0 - x2_0;
        const float x1_2 = inputs[lane + 144];
        const float t6 = x0_2 - x1_2;
        const float x1_1 = inputs[lane + 160];
        const float t7 = x0_1 - x1_1;
        const float adj10 = t3 * t6 - t2 * t7;
        const float x3_0 = inputs[lane + 176];
        const float t8 = x0_0 - x3_0;
        const float adj20 = t4 * t7 - t1 * t6;
        const float detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const float abs_detJ = std::fabs(detJ);
        const float inv_abs_detJ = 1.0f / abs_detJ;
        const float adj01 = t4 * t8 - t2 * t5;
        const float adj11 = t0 * t2 - t6 * t8;
        const float adj02 = t3 * t5 - t1 * t8;
        const float adj12 = t7 * t8 - t0 * t3;
        const float G1 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const float adj21 = t5 * t6 - t0 * t4;
        const float adj22 = t0 * t1 - t5 * t7;
        const float G2 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const float t9 = G1 + G2;
        const float G0 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const float G4 = 0.03333333333333333f * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const float G5 = 0.03333333333333333f * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const float G3 = 0.03333333333333333f * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const float t10 = G4 + G3;
        const float t11 = G5 + t10;
        const float t12 = G4 + t11;
        const float t13 = t9 + t12;
        const float t14 = G0 + t13;
        tile[lane] = 3.0f * (t9 + t14);
        const float t15 = G1 + G0;
        const float t16 = G2 + t15;
        tile[lane + 16] = t16;
        const float t17 = G1 + G3;
        const float t18 = G4 + t17;
        tile[lane + 32] = t18;
        const float t19 = G2 + G4;
        const float t20 = G5 + t19;
        tile[lane + 48] = t20;
        tile[lane + 64] = t13;
        const float t21 = G1 + G4;
        const float t22 = G2 + G0;
        const float t23 = G5 + t22;
        const float t24 = G2 + t23;
        const float t25 = t21 + t24;
        tile[lane + 80] = t25;
        const float t26 = G3 + t15;
        const float t27 = G1 + t26;
        const float t28 = t19 + t27;
        tile[lane + 96] = t28;
        const float t29 = -5.0f * (G2 + G4 + 0.8f * G5 + 0.2f * t27);
        tile[lane + 112] = t29;
        const float t30 = -5.0f * (G1 + G4 + 0.8f * G3 + 0.2f * t24);
        tile[lane + 128] = t30;
        const float t31 = -5.0f * (G1 + G2 + 0.8f * G0 + 0.2f * t12);
        tile[lane + 144] = t31;
        tile[lane + 160] = t16;
        tile[lane + 176] = 3.0f * G0;
        const float t32 = -G1;
        tile[lane + 192] = t32;
        const float t33 = -G2;
        tile[lane + 208] = t33;
        const float t34 = -t9;
        tile[lane + 224] = t34;
        const float t35 = 3.0f * G2 - G0;
        tile[lane + 240] = t35;
        const float t36 = 3.0f * G1 - G0;
        tile[lane + 256] = t36;
        tile[lane + 272] = t15;
        tile[lane + 288] = t22;
        const float t37 = -3.0f * (t9 + 1.3333333333333333f * G0);
        tile[lane + 304] = t37;
        tile[lane + 320] = t18;
        tile[lane + 336] = t32;
        tile[lane + 352] = 3.0f * G3;
        const float t38 = -G4;
        tile[lane + 368] = t38;
        const float t39 = 3.0f * G4 - G3;
        tile[lane + 384] = t39;
        const float t40 = -t21;
        tile[lane + 400] = t40;
        const float t41 = 3.0f * G1 - G3;
        tile[lane + 416] = t41;
        tile[lane + 432] = t17;
        const float t42 = -3.0f * (1.3333333333333333f * G3 + t21);
        tile[lane + 448] = t42;
        tile[lane + 464] = t10;
        tile[lane + 480] = t20;
        tile[lane + 496] = t33;
        tile[lane + 512] = t38;
        tile[lane + 528] = 3.0f * G5;
        const float t43 = 3.0f * G4 - G5;
        tile[lane + 544] = t43;
        const float t44 = 3.0f * G2 - G5;
        tile[lane + 560] = t44;
        const float t45 = -t19;
        tile[lane + 576] = t45;
        const float t46 = -3.0f * (1.3333333333333333f * G5 + t19);
        tile[lane + 592] = t46;
        const float t47 = G2 + G5;
        tile[lane + 608] = t47;
        const float t48 = G4 + G5;
        tile[lane + 624] = t48;
        tile[lane + 640] = t13;
        tile[lane + 656] = t34;
        tile[lane + 672] = t39;
        tile[lane + 688] = t43;
        tile[lane + 704] = 8.0f * t11;
        const float t49 = 4.0f * (2.0f * G1 + t20);
        tile[lane + 720] = t49;
        const float t50 = 4.0f * (2.0f * G2 + t18);
        tile[lane + 736] = t50;
        const float t51 = -8.0f * (0.5f * G2 + t18);
        tile[lane + 752] = t51;
        const float t52 = -8.0f * (0.5f * G1 + t20);
        tile[lane + 768] = t52;
        const float t53 = -4.0f * t12;
        tile[lane + 784] = t53;
        tile[lane + 800] = t25;
        tile[lane + 816] = t35;
        tile[lane + 832] = t40;
        tile[lane + 848] = t44;
        tile[lane + 864] = t49;
        tile[lane + 880] = 8.0f * t23;
        const float t54 = 4.0f * (2.0f * G4 + t16);
        tile[lane + 896] = t54;
        const float t55 = -8.0f * (0.5f * G4 + t16);
        tile[lane + 912] = t55;
        const float t56 = -4.0f * t24;
        tile[lane + 928] = t56;
        tile[lane + 944] = t52;
        tile[lane + 960] = t28;
        tile[lane + 976] = t36;
        tile[lane + 992] = t41;
        tile[lane + 1008] = t45;
        tile[lane + 1024] = t50;
        tile[lane + 1040] = t54;
        tile[lane + 1056] = 8.0f * t26;
        const float t57 = -4.0f * t27;
        tile[lane + 1072] = t57;
        tile[lane + 1088] = t55;
        tile[lane + 1104] = t51;
        tile[lane + 1120] = t29;
        tile[lane + 1136] = t15;
        tile[lane + 1152] = t17;
        tile[lane + 1168] = t46;
        tile[lane + 1184] = t51;
        tile[lane + 1200] = t55;
        tile[lane + 1216] = t57;
        tile[lane + 1232] = 8.0f * (G5 + t28);
        tile[lane + 1248] = t54;
        tile[lane + 1264] = t50;
        tile[lane + 1280] = t30;
        tile[lane + 1296] = t22;
        tile[lane + 1312] = t42;
        tile[lane + 1328] = t47;
        tile[lane + 1344] = t52;
        tile[lane + 1360] = t56;
        tile[lane + 1376] = t55;
        tile[lane + 1392] = t54;
        tile[lane + 1408] = 8.0f * (G3 + t25);
        tile[lane + 1424] = t49;
        tile[lane + 1440] = t31;
        tile[lane + 1456] = t37;
        tile[lane + 1472] = t10;
        tile[lane + 1488] = t48;
        tile[lane + 1504] = t53;
        tile[lane + 1520] = t52;
        tile[lane + 1536] = t51;
        tile[lane + 1552] = t50;
        tile[lane + 1568] = t49;
        tile[lane + 1584] = 8.0f * t14;
      }
      const int64_t group_first = first_cell + step * 16;
      const int group_cells = cells_here - step * 16 < 16 ? cells_here - step * 16 : 16;
      store_transposed<100, 16, 100>(tile, element_tensors + 100 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void laplace_p2_tetrahedron_f32_element_tensor_tabulate_tensor(
    float* __restrict__ A, const float* __restrict__ /*w*/,
    const float* __restrict__ /*c*/,
    const float* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const float x0_0 = coordinate_dofs[0];
  const float x1_0 = coordinate_dofs[3];
  const float t0 = x0_0 - x1_0;
  const float x0_1 = coordinate_dofs[1];
  const float x2_1 = coordinate_dofs[7];
  const float t1 = x0_1 - x2_1;
  const float x0_2 = coordinate_dofs[2];
  const float x3_2 = coordinate_dofs[11];
  const float t2 = x0_2 - x3_2;
  const float x3_1 = coordinate_dofs[10];
  const float t3 = x0_1 - x3_1;
  const float x2_2 = coordinate_dofs[8];
  const float t4 = x0_2 - x2_2;
  const float adj00 = t1 * t2 - t3 * t4;
  const float x2_0 = coordinate_dofs[6];
  const float t5 = x0_0 - x2_0;
  const float x1_2 = coordinate_dofs[5];
  const float t6 = x0_2 - x1_2;
  const float x1_1 = coordinate_dofs[4];
  const float t7 = x0_1 - x1_1;
  const float adj10 = t3 * t6 - t2 * t7;
  const float x3_0 = coordinate_dofs[9];
  const float t8 = x0_0 - x3_0;
  const float adj20 = t4 * t7 - t1 * t6;
  const float detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
  const float abs_detJ = std::fabs(detJ);
  const float inv_abs_detJ = 1.0f / abs_detJ;
  const float adj01 = t4 * t8 - t2 * t5;
  const float adj11 = t0 * t2 - t6 * t8;
  const float adj02 = t3 * t5 - t1 * t8;
  const float adj12 = t7 * t8 - t0 * t3;
  const float G1 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const float adj21 = t5 * t6 - t0 * t4;
  const float adj22 = t0 * t1 - t5 * t7;
  const float G2 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const float t9 = G1 + G2;
  const float G0 = 0.03333333333333333f * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const float G4 = 0.03333333333333333f * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
  const float G5 = 0.03333333333333333f * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  const float G3 = 0.03333333333333333f * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
  const float t10 = G4 + G3;
  const float t11 = G5 + t10;
  const float t12 = G4 + t11;
  const float t13 = t9 + t12;
  const float t14 = G0 + t13;
  A[0] += 3.0f * (t9 + t14);
  const float t15 = G1 + G0;
  const float t16 = G2 + t15;
  A[1] += t16;
  const float t17 = G1 + G3;
  const float t18 = G4 + t17;
  A[2] += t18;
  const float t19 = G2 + G4;
  const float t20 = G5 + t19;
  A[3] += t20;
  A[4] += t13;
  const float t21 = G1 + G4;
  const float t22 = G2 + G0;
  const float t23 = G5 + t22;
  const float t24 = G2 + t23;
  const float t25 = t21 + t24;
  A[5] += t25;
  const float t26 = G3 + t15;
  const float t27 = G1 + t26;
  const float t28 = t19 + t27;
  A[6] += t28;
  const float t29 = -5.0f * (G2 + G4 + 0.8f * G5 + 0.2f * t27);
  A[7] += t29;
  const float t30 = -5.0f * (G1 + G4 + 0.8f * G3 + 0.2f * t24);
  A[8] += t30;
  const float t31 = -5.0f * (G1 + G2 + 0.8f * G0 + 0.2f * t12);
  A[9] += t31;
  A[10] += t16;
  A[11] += 3.0f * G0;
  const float t32 = -G1;
  A[12] += t32;
  const float t33 = -G2;
  A[13] += t33;
  const float t34 = -t9;
  A[14] += t34;
  const float t35 = 3.0f * G2 - G0;
  A[15] += t35;
  const float t36 = 3.0f * G1 - G0;
  A[16] += t36;
  A[17] += t15;
  A[18] += t22;
  const float t37 = -3.0f * (t9 + 1.3333333333333333f * G0);
  A[19] += t37;
  A[20] += t18;
  A[21] += t32;
  A[22] += 3.0f * G3;
  const float t38 = -G4;
  A[23] += t38;
  const float t39 = 3.0f * G4 - G3;
  A[24] += t39;
  const float t40 = -t21;
  A[25] += t40;
  const float t41 = 3.0f * G1 - G3;
  A[26] += t41;
  A[27] += t17;
  const float t42 = -3.0f * (1.3333333333333333f * G3 + t21);
  A[28] += t42;
  A[29] += t10;
  A[30] += t20;
  A[31] += t33;
  A[32] += t38;
  A[33] += 3.0f * G5;
  const float t43 = 3.0f * G4 - G5;
  A[34] += t43;
  const float t44 = 3.0f * G2 - G5;
  A[35] += t44;
  const float t45 = -t19;
  A[36] += t45;
  const float t46 = -3.0f * (1.3333333333333333f * G5 + t19);
  A[37] += t46;
  const float t47 = G2 + G5;
  A[38] += t47;
  const float t48 = G4 + G5;
  A[39] += t48;
  A[40] += t13;
  A[41] += t34;
  A[42] += t39;
  A[43] += t43;
  A[44] += 8.0f * t11;
  const float t49 = 4.0f * (2.0f * G1 + t20);
  A[45] += t49;
  const float t50 = 4.0f * (2.0f * G2 + t18);
  A[46] += t50;
  const float t51 = -8.0f * (0.5f * G2 + t18);
  A[47] += t51;
  const float t52 = -8.0f * (0.5f * G1 + t20);
  A[48] += t52;
  const float t53 = -4.0f * t12;
  A[49] += t53;
  A[50] += t25;
  A[51] += t35;
  A[52] += t40;
  A[53] += t44;
  A[54] += t49;
  A[55] += 8.0f * t23;
  const float t54 = 4.0f * (2.0f * G4 + t16);
  A[56] += t54;
  const float t55 = -8.0f * (0.5f * G4 + t16);
  A[57] += t55;
  const float t56 = -4.0f * t24;
  A[58] += t56;
  A[59] += t52;
  A[60] += t28;
  A[61] += t36;
  A[62] += t41;
  A[63] += t45;
  A[64] += t50;
  A[65] += t54;
  A[66] += 8.0f * t26;
  const float t57 = -4.0f * t27;
  A[67] += t57;
  A[68] += t55;
  A[69] += t51;
  A[70] += t29;
  A[71] += t15;
  A[72] += t17;
  A[73] += t46;
  A[74] += t51;
  A[75] += t55;
  A[76] += t57;
  A[77] += 8.0f * (G5 + t28);
  A[78] += t54;
  A[79] += t50;
  A[80] += t30;
  A[81] += t22;
  A[82] += t42;
  A[83] += t47;
  A[84] += t52;
  A[85] += t56;
  A[86] += t55;
  A[87] += t54;
  A[88] += 8.0f * (G3 + t25);
  A[89] += t49;
  A[90] += t31;
  A[91] += t37;
  A[92] += t10;
  A[93] += t48;
  A[94] += t53;
  A[95] += t52;
  A[96] += t51;
  A[97] += t50;
  A[98] += t49;
  A[99] += 8.0f * t14;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f32_element_tensor_cpu(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f32_element_tensor_cpu_descriptor = {
    "laplace_p2_tetrahedron_f32_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
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
    16,                                        // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    7168,                                      // shared_bytes
    179.0,                                     // flops_per_cell
    418.0,                                     // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
