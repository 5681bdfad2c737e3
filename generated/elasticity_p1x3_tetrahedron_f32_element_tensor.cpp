// elasticity_p1x3_tetrahedron_f32_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=tetrahedron --define degree=1 --set scalar=float32
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 16 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        321
//   bytes        594 (18 read, 576 written)
//   flops/byte   0.54
//   paper flops  2592 (2 sizeG rows columns)
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

extern "C" int elasticity_p1x3_tetrahedron_f32_element_tensor_cpu(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 576 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) float inputs[192];
    alignas(64) float tile[2304];

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
        const float t9 = adj01 * adj11;
        const float adj02 = t3 * t5 - t1 * t8;
        const float adj12 = t7 * t8 - t0 * t3;
        const float t10 = adj02 * adj12;
        const float t11 = adj00 * adj10;
        const float G1 = 0.08333333333333333f * inv_abs_detJ * (t9 + t10 + 2.0f * t11);
        const float adj21 = t5 * t6 - t0 * t4;
        const float t12 = adj01 * adj21;
        const float adj22 = t0 * t1 - t5 * t7;
        const float t13 = adj02 * adj22;
        const float t14 = adj00 * adj20;
        const float G2 = 0.08333333333333333f * inv_abs_detJ * (t12 + t13 + 2.0f * t14);
        const float t15 = adj11 * adj11;
        const float t16 = adj12 * adj12;
        const float t17 = adj10 * adj10;
        const float G3 = 0.08333333333333333f * inv_abs_detJ * (t15 + t16 + 2.0f * t17);
        const float t18 = adj11 * adj21;
        const float t19 = adj12 * adj22;
        const float t20 = adj10 * adj20;
        const float G4 = 0.08333333333333333f * inv_abs_detJ * (t18 + t19 + 2.0f * t20);
        const float t21 = adj21 * adj21;
        const float t22 = adj22 * adj22;
        const float t23 = adj20 * adj20;
        const float G5 = 0.08333333333333333f * inv_abs_detJ * (t21 + t22 + 2.0f * t23);
        const float t24 = adj01 * adj01;
        const float t25 = adj02 * adj02;
        const float t26 = adj00 * adj00;
        const float G0 = 0.08333333333333333f * inv_abs_detJ * (t24 + t25 + 2.0f * t26);
        const float t27 = G1 + G2 + G0;
        tile[lane] = G1 + G2 + G3 + 2.0f * G4 + G5 + t27;
        const float G14 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj01;
        const float G15 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj11;
        const float G16 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj21;
        const float G18 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj01;
        const float G19 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj11;
        const float G20 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj21;
        const float G9 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj01;
        const float G10 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj11;
        const float G11 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj21;
        const float t28 = G9 + G10 + G11;
        const float t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
        tile[lane + 16] = t29;
        const float G29 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj02;
        const float G30 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj12;
        const float G31 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj22;
        const float G33 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj02;
        const float G34 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj12;
        const float G35 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj22;
        const float G24 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj02;
        const float G25 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj12;
        const float G26 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj22;
        const float t30 = G24 + G25 + G26;
        const float t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
        tile[lane + 32] = t31;
        const float t32 = -t27;
        tile[lane + 48] = t32;
        const float t33 = -t28;
        tile[lane + 64] = t33;
        const float t34 = -t30;
        tile[lane + 80] = t34;
        const float t35 = -(G1 + G3 + G4);
        tile[lane + 96] = t35;
        const float t36 = -(G14 + G15 + G16);
        tile[lane + 112] = t36;
        const float t37 = -(G29 + G30 + G31);
        tile[lane + 128] = t37;
        const float t38 = -(G2 + G4 + G5);
        tile[lane + 144] = t38;
        const float t39 = -(G18 + G19 + G20);
        tile[lane + 160] = t39;
        const float t40 = -(G33 + G34 + G35);
        tile[lane + 176] = t40;
        tile[lane + 192] = t29;
        const float G7 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t9 + t10 + t11);
        const float G8 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t12 + t13 + t14);
        const float G12 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t15 + t16 + t17);
        const float G13 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t18 + t19 + t20);
        const float G17 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t21 + t22 + t23);
        const float G6 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t24 + t25 + t26);
        const float t41 = G7 + G8 + G6;
        tile[lane + 208] = G7 + G8 + G12 + 2.0f * G13 + G17 + t41;
        const float G39 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj02;
        const float G40 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj12;
        const float G41 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj22;
        const float G42 = 0.08333333333333333f * inv_abs_detJ * adj02 * adj21;
        const float G43 = 0.08333333333333333f * inv_abs_detJ * adj12 * adj21;
        const float G44 = 0.08333333333333333f * inv_abs_detJ * adj21 * adj22;
        const float G36 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj02;
        const float G37 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj12;
        const float G38 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj22;
        const float t42 = G36 + G37 + G38;
        const float t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
        tile[lane + 224] = t43;
        const float t44 = -(G14 + G18 + G9);
        tile[lane + 240] = t44;
        const float t45 = -t41;
        tile[lane + 256] = t45;
        const float t46 = -t42;
        tile[lane + 272] = t46;
        const float t47 = -(G15 + G19 + G10);
        tile[lane + 288] = t47;
        const float t48 = -(G7 + G12 + G13);
        tile[lane + 304] = t48;
        const float t49 = -(G39 + G40 + G41);
        tile[lane + 320] = t49;
        const float t50 = -(G16 + G20 + G11);
        tile[lane + 336] = t50;
        const float t51 = -(G8 + G13 + G17);
        tile[lane + 352] = t51;
        const float t52 = -(G42 + G43 + G44);
        tile[lane + 368] = t52;
        tile[lane + 384] = t31;
        tile[lane + 400] = t43;
        const float G22 = 0.08333333333333333f * inv_abs_detJ * (t9 + 2.0f * t10 + t11);
        const float G23 = 0.08333333333333333f * inv_abs_detJ * (t12 + 2.0f * t13 + t14);
        const float G27 = 0.08333333333333333f * inv_abs_detJ * (t15 + 2.0f * t16 + t17);
        const float G28 = 0.08333333333333333f * inv_abs_detJ * (t18 + 2.0f * t19 + t20);
        const float G32 = 0.08333333333333333f * inv_abs_detJ * (t21 + 2.0f * t22 + t23);
        const float G21 = 0.08333333333333333f * inv_abs_detJ * (t24 + 2.0f * t25 + t26);
        const float t53 = G22 + G23 + G21;
        tile[lane + 416] = G22 + G23 + G27 + 2.0f * G28 + G32 + t53;
        const float t54 = -(G29 + G33 + G24);
        tile[lane + 432] = t54;
        const float t55 = -(G39 + G42 + G36);
        tile[lane + 448] = t55;
        const float t56 = -t53;
        tile[lane + 464] = t56;
        const float t57 = -(G30 + G34 + G25);
        tile[lane + 480] = t57;
        const float t58 = -(G40 + G43 + G37);
        tile[lane + 496] = t58;
        const float t59 = -(G22 + G27 + G28);
        tile[lane + 512] = t59;
        const float t60 = -(G31 + G35 + G26);
        tile[lane + 528] = t60;
        const float t61 = -(G41 + G44 + G38);
        tile[lane + 544] = t61;
        const float t62 = -(G23 + G28 + G32);
        tile[lane + 560] = t62;
        tile[lane + 576] = t32;
        tile[lane + 592] = t44;
        tile[lane + 608] = t54;
        tile[lane + 624] = G0;
        tile[lane + 640] = G9;
        tile[lane + 656] = G24;
        tile[lane + 672] = G1;
        tile[lane + 688] = G14;
        tile[lane + 704] = G29;
        tile[lane + 720] = G2;
        tile[lane + 736] = G18;
        tile[lane + 752] = G33;
        tile[lane + 768] = t33;
        tile[lane + 784] = t45;
        tile[lane + 800] = t55;
        tile[lane + 816] = G9;
        tile[lane + 832] = G6;
        tile[lane + 848] = G36;
        tile[lane + 864] = G10;
        tile[lane + 880] = G7;
        tile[lane + 896] = G39;
        tile[lane + 912] = G11;
        tile[lane + 928] = G8;
        tile[lane + 944] = G42;
        tile[lane + 960] = t34;
        tile[lane + 976] = t46;
        tile[lane + 992] = t56;
        tile[lane + 1008] = G24;
        tile[lane + 1024] = G36;
        tile[lane + 1040] = G21;
        tile[lane + 1056] = G25;
        tile[lane + 1072] = G37;
        tile[lane + 1088] = G22;
        tile[lane + 1104] = G26;
        tile[lane + 1120] = G38;
        tile[lane + 1136] = G23;
        tile[lane + 1152] = t35;
        tile[lane + 1168] = t47;
        tile[lane + 1184] = t57;
        tile[lane + 1200] = G1;
        tile[lane + 1216] = G10;
        tile[lane + 1232] = G25;
        tile[lane + 1248] = G3;
        tile[lane + 1264] = G15;
        tile[lane + 1280] = G30;
        tile[lane + 1296] = G4;
        tile[lane + 1312] = G19;
        tile[lane + 1328] = G34;
        tile[lane + 1344] = t36;
        tile[lane + 1360] = t48;
        tile[lane + 1376] = t58;
        tile[lane + 1392] = G14;
        tile[lane + 1408] = G7;
        tile[lane + 1424] = G37;
        tile[lane + 1440] = G15;
        tile[lane + 1456] = G12;
        tile[lane + 1472] = G40;
        tile[lane + 1488] = G16;
        tile[lane + 1504] = G13;
        tile[lane + 1520] = G43;
        tile[lane + 1536] = t37;
        tile[lane + 1552] = t49;
        tile[lane + 1568] = t59;
        tile[lane + 1584] = G29;
        tile[lane + 1600] = G39;
        tile[lane + 1616] = G22;
        tile[lane + 1632] = G30;
        tile[lane + 1648] = G40;
        tile[lane + 1664] = G27;
        tile[lane + 1680] = G31;
        tile[lane + 1696] = G41;
        tile[lane + 1712] = G28;
        tile[lane + 1728] = t38;
        tile[lane + 1744] = t50;
        tile[lane + 1760] = t60;
        tile[lane + 1776] = G2;
        tile[lane + 1792] = G11;
        tile[lane + 1808] = G26;
        tile[lane + 1824] = G4;
        tile[lane + 1840] = G16;
        tile[lane + 1856] = G31;
        tile[lane + 1872] = G5;
        tile[lane + 1888] = G20;
        tile[lane + 1904] = G35;
        tile[lane + 1920] = t39;
        tile[lane + 1936] = t51;
        tile[lane + 1952] = t61;
        tile[lane + 1968] = G18;
        tile[lane + 1984] = G8;
        tile[lane + 2000] = G38;
        tile[lane + 2016] = G19;
        tile[lane + 2032] = G13;
        tile[lane + 2048] = G41;
        tile[lane + 2064] = G20;
        tile[lane + 2080] = G17;
        tile[lane + 2096] = G44;
        tile[lane + 2112] = t40;
        tile[lane + 2128] = t52;
        tile[lane + 2144] = t62;
        tile[lane + 2160] = G33;
        tile[lane + 2176] = G42;
        tile[lane + 2192] = G23;
        tile[lane + 2208] = G34;
        tile[lane + 2224] = G43;
        tile[lane + 2240] = G28;
        tile[lane + 2256] = G35;
        tile[lane + 2272] = G44;
        tile[lane + 2288] = G32;
      }
      const int64_t group_first = first_cell + step * 16;
      const int group_cells = cells_here - step * 16 < 16 ? cells_here - step * 16 : 16;
      store_transposed<144, 16, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_p1x3_tetrahedron_f32_element_tensor_tabulate_tensor(
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
  const float t9 = adj01 * adj11;
  const float adj02 = t3 * t5 - t1 * t8;
  const float adj12 = t7 * t8 - t0 * t3;
  const float t10 = adj02 * adj12;
  const float t11 = adj00 * adj10;
  const float G1 = 0.08333333333333333f * inv_abs_detJ * (t9 + t10 + 2.0f * t11);
  const float adj21 = t5 * t6 - t0 * t4;
  const float t12 = adj01 * adj21;
  const float adj22 = t0 * t1 - t5 * t7;
  const float t13 = adj02 * adj22;
  const float t14 = adj00 * adj20;
  const float G2 = 0.08333333333333333f * inv_abs_detJ * (t12 + t13 + 2.0f * t14);
  const float t15 = adj11 * adj11;
  const float t16 = adj12 * adj12;
  const float t17 = adj10 * adj10;
  const float G3 = 0.08333333333333333f * inv_abs_detJ * (t15 + t16 + 2.0f * t17);
  const float t18 = adj11 * adj21;
  const float t19 = adj12 * adj22;
  const float t20 = adj10 * adj20;
  const float G4 = 0.08333333333333333f * inv_abs_detJ * (t18 + t19 + 2.0f * t20);
  const float t21 = adj21 * adj21;
  const float t22 = adj22 * adj22;
  const float t23 = adj20 * adj20;
  const float G5 = 0.08333333333333333f * inv_abs_detJ * (t21 + t22 + 2.0f * t23);
  const float t24 = adj01 * adj01;
  const float t25 = adj02 * adj02;
  const float t26 = adj00 * adj00;
  const float G0 = 0.08333333333333333f * inv_abs_detJ * (t24 + t25 + 2.0f * t26);
  const float t27 = G1 + G2 + G0;
  A[0] += G1 + G2 + G3 + 2.0f * G4 + G5 + t27;
  const float G14 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj01;
  const float G15 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj11;
  const float G16 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj21;
  const float G18 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj01;
  const float G19 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj11;
  const float G20 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj21;
  const float G9 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj01;
  const float G10 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj11;
  const float G11 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj21;
  const float t28 = G9 + G10 + G11;
  const float t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
  A[1] += t29;
  const float G29 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj02;
  const float G30 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj12;
  const float G31 = 0.08333333333333333f * adj10 * inv_abs_detJ * adj22;
  const float G33 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj02;
  const float G34 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj12;
  const float G35 = 0.08333333333333333f * adj20 * inv_abs_detJ * adj22;
  const float G24 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj02;
  const float G25 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj12;
  const float G26 = 0.08333333333333333f * adj00 * inv_abs_detJ * adj22;
  const float t30 = G24 + G25 + G26;
  const float t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
  A[2] += t31;
  const float t32 = -t27;
  A[3] += t32;
  const float t33 = -t28;
  A[4] += t33;
  const float t34 = -t30;
  A[5] += t34;
  const float t35 = -(G1 + G3 + G4);
  A[6] += t35;
  const float t36 = -(G14 + G15 + G16);
  A[7] += t36;
  const float t37 = -(G29 + G30 + G31);
  A[8] += t37;
  const float t38 = -(G2 + G4 + G5);
  A[9] += t38;
  const float t39 = -(G18 + G19 + G20);
  A[10] += t39;
  const float t40 = -(G33 + G34 + G35);
  A[11] += t40;
  A[12] += t29;
  const float G7 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t9 + t10 + t11);
  const float G8 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t12 + t13 + t14);
  const float G12 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t15 + t16 + t17);
  const float G13 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t18 + t19 + t20);
  const float G17 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t21 + t22 + t23);
  const float G6 = 0.08333333333333333f * inv_abs_detJ * (2.0f * t24 + t25 + t26);
  const float t41 = G7 + G8 + G6;
  A[13] += G7 + G8 + G12 + 2.0f * G13 + G17 + t41;
  const float G39 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj02;
  const float G40 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj12;
  const float G41 = 0.08333333333333333f * inv_abs_detJ * adj11 * adj22;
  const float G42 = 0.08333333333333333f * inv_abs_detJ * adj02 * adj21;
  const float G43 = 0.08333333333333333f * inv_abs_detJ * adj12 * adj21;
  const float G44 = 0.08333333333333333f * inv_abs_detJ * adj21 * adj22;
  const float G36 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj02;
  const float G37 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj12;
  const float G38 = 0.08333333333333333f * inv_abs_detJ * adj01 * adj22;
  const float t42 = G36 + G37 + G38;
  const float t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
  A[14] += t43;
  const float t44 = -(G14 + G18 + G9);
  A[15] += t44;
  const float t45 = -t41;
  A[16] += t45;
  const float t46 = -t42;
  A[17] += t46;
  const float t47 = -(G15 + G19 + G10);
  A[18] += t47;
  const float t48 = -(G7 + G12 + G13);
  A[19] += t48;
  const float t49 = -(G39 + G40 + G41);
  A[20] += t49;
  const float t50 = -(G16 + G20 + G11);
  A[21] += t50;
  const float t51 = -(G8 + G13 + G17);
  A[22] += t51;
  const float t52 = -(G42 + G43 + G44);
  A[23] += t52;
  A[24] += t31;
  A[25] += t43;
  const float G22 = 0.08333333333333333f * inv_abs_detJ * (t9 + 2.0f * t10 + t11);
  const float G23 = 0.08333333333333333f * inv_abs_detJ * (t12 + 2.0f * t13 + t14);
  const float G27 = 0.08333333333333333f * inv_abs_detJ * (t15 + 2.0f * t16 + t17);
  const float G28 = 0.08333333333333333f * inv_abs_detJ * (t18 + 2.0f * t19 + t20);
  const float G32 = 0.08333333333333333f * inv_abs_detJ * (t21 + 2.0f * t22 + t23);
  const float G21 = 0.08333333333333333f * inv_abs_detJ * (t24 + 2.0f * t25 + t26);
  const float t53 = G22 + G23 + G21;
  A[26] += G22 + G23 + G27 + 2.0f * G28 + G32 + t53;
  const float t54 = -(G29 + G33 + G24);
  A[27] += t54;
  const float t55 = -(G39 + G42 + G36);
  A[28] += t55;
  const float t56 = -t53;
  A[29] += t56;
  const float t57 = -(G30 + G34 + G25);
  A[30] += t57;
  const float t58 = -(G40 + G43 + G37);
  A[31] += t58;
  const float t59 = -(G22 + G27 + G28);
  A[32] += t59;
  const float t60 = -(G31 + G35 + G26);
  A[33] += t60;
  const float t61 = -(G41 + G44 + G38);
  A[34] += t61;
  const float t62 = -(G23 + G28 + G32);
  A[35] += t62;
  A[36] += t32;
  A[37] += t44;
  A[38] += t54;
  A[39] += G0;
  A[40] += G9;
  A[41] += G24;
  A[42] += G1;
  A[43] += G14;
  A[44] += G29;
  A[45] += G2;
  A[46] += G18;
  A[47] += G33;
  A[48] += t33;
  A[49] += t45;
  A[50] += t55;
  A[51] += G9;
  A[52] += G6;
  A[53] += G36;
  A[54] += G10;
  A[55] += G7;
  A[56] += G39;
  A[57] += G11;
  A[58] += G8;
  A[59] += G42;
  A[60] += t34;
  A[61] += t46;
  A[62] += t56;
  A[63] += G24;
  A[64] += G36;
  A[65] += G21;
  A[66] += G25;
  A[67] += G37;
  A[68] += G22;
  A[69] += G26;
  A[70] += G38;
  A[71] += G23;
  A[72] += t35;
  A[73] += t47;
  A[74] += t57;
  A[75] += G1;
  A[76] += G10;
  A[77] += G25;
  A[78] += G3;
  A[79] += G15;
  A[80] += G30;
  A[81] += G4;
  A[82] += G19;
  A[83] += G34;
  A[84] += t36;
  A[85] += t48;
  A[86] += t58;
  A[87] += G14;
  A[88] += G7;
  A[89] += G37;
  A[90] += G15;
  A[91] += G12;
  A[92] += G40;
  A[93] += G16;
  A[94] += G13;
  A[95] += G43;
  A[96] += t37;
  A[97] += t49;
  A[98] += t59;
  A[99] += G29;
  A[100] += G39;
  A[101] += G22;
  A[102] += G30;
  A[103] += G40;
  A[104] += G27;
  A[105] += G31;
  A[106] += G41;
  A[107] += G28;
  A[108] += t38;
  A[109] += t50;
  A[110] += t60;
  A[111] += G2;
  A[112] += G11;
  A[113] += G26;
  A[114] += G4;
  A[115] += G16;
  A[116] += G31;
  A[117] += G5;
  A[118] += G20;
  A[119] += G35;
  A[120] += t39;
  A[121] += t51;
  A[122] += t61;
  A[123] += G18;
  A[124] += G8;
  A[125] += G38;
  A[126] += G19;
  A[127] += G13;
  A[128] += G41;
  A[129] += G20;
  A[130] += G17;
  A[131] += G44;
  A[132] += t40;
  A[133] += t52;
  A[134] += t62;
  A[135] += G33;
  A[136] += G42;
  A[137] += G23;
  A[138] += G34;
  A[139] += G43;
  A[140] += G28;
  A[141] += G35;
  A[142] += G44;
  A[143] += G32;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f32_element_tensor_cpu(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f32_element_tensor_cpu_descriptor = {
    "elasticity_p1x3_tetrahedron_f32_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
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
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    45,                                        // geometry_size
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
    9984,                                      // shared_bytes
    321.0,                                     // flops_per_cell
    594.0,                                     // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
