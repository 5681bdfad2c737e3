// stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor: element_tensor of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --define cell=tetrahedron
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    [(P1+bubble4)^3, P1], 19 dofs
//   trial   [(P1+bubble4)^3, P1], 19 dofs
//   degree  7 (estimate), scheme default
//
// Representation:
//   tensor          133 flops (510 before optimisation) <- taken
//   quadrature      478 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   flops        133
//   bytes        2908 (20 read, 2888 written)
//   flops/byte   0.0457
//   paper flops  6498 (2 sizeG rows columns)
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

extern "C" int stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 2888 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[2888];

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
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
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
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double G10 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G11 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double G13 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const double G12 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double G14 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double G9 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double t9 = G10 + G11 + G9;
        const double t10 = G13 + G12 + G14 + t9;
        const double t11 = G10 + G11 + G13 + t10;
        tile[lane] = t11;
        tile[lane + 8] = 0.0;
        tile[lane + 16] = 0.0;
        const double t12 = -t9;
        tile[lane + 24] = t12;
        tile[lane + 32] = 0.0;
        tile[lane + 40] = 0.0;
        const double t13 = -(G10 + G13 + G12);
        tile[lane + 48] = t13;
        tile[lane + 56] = 0.0;
        tile[lane + 64] = 0.0;
        const double t14 = -(G11 + G13 + G14);
        tile[lane + 72] = t14;
        tile[lane + 80] = 0.0;
        tile[lane + 88] = 0.0;
        tile[lane + 96] = 0.0;
        tile[lane + 104] = 0.0;
        tile[lane + 112] = 0.0;
        const double sign_detJ = std::copysign(1.0, detJ);
        const double G0 = 0.041666666666666664 * adj00 * sign_detJ;
        const double G1 = 0.041666666666666664 * adj10 * sign_detJ;
        const double G2 = 0.041666666666666664 * adj20 * sign_detJ;
        const double t15 = G0 + G1 + G2;
        tile[lane + 120] = t15;
        tile[lane + 128] = t15;
        tile[lane + 136] = t15;
        tile[lane + 144] = t15;
        tile[lane + 152] = 0.0;
        tile[lane + 160] = t11;
        tile[lane + 168] = 0.0;
        tile[lane + 176] = 0.0;
        tile[lane + 184] = t12;
        tile[lane + 192] = 0.0;
        tile[lane + 200] = 0.0;
        tile[lane + 208] = t13;
        tile[lane + 216] = 0.0;
        tile[lane + 224] = 0.0;
        tile[lane + 232] = t14;
        tile[lane + 240] = 0.0;
        tile[lane + 248] = 0.0;
        tile[lane + 256] = 0.0;
        tile[lane + 264] = 0.0;
        const double G3 = 0.041666666666666664 * adj01 * sign_detJ;
        const double G4 = 0.041666666666666664 * adj11 * sign_detJ;
        const double G5 = 0.041666666666666664 * adj21 * sign_detJ;
        const double t16 = G3 + G4 + G5;
        tile[lane + 272] = t16;
        tile[lane + 280] = t16;
        tile[lane + 288] = t16;
        tile[lane + 296] = t16;
        tile[lane + 304] = 0.0;
        tile[lane + 312] = 0.0;
        tile[lane + 320] = t11;
        tile[lane + 328] = 0.0;
        tile[lane + 336] = 0.0;
        tile[lane + 344] = t12;
        tile[lane + 352] = 0.0;
        tile[lane + 360] = 0.0;
        tile[lane + 368] = t13;
        tile[lane + 376] = 0.0;
        tile[lane + 384] = 0.0;
        tile[lane + 392] = t14;
        tile[lane + 400] = 0.0;
        tile[lane + 408] = 0.0;
        tile[lane + 416] = 0.0;
        const double G6 = 0.041666666666666664 * adj02 * sign_detJ;
        const double G7 = 0.041666666666666664 * adj12 * sign_detJ;
        const double G8 = 0.041666666666666664 * adj22 * sign_detJ;
        const double t17 = G6 + G7 + G8;
        tile[lane + 424] = t17;
        tile[lane + 432] = t17;
        tile[lane + 440] = t17;
        tile[lane + 448] = t17;
        tile[lane + 456] = t12;
        tile[lane + 464] = 0.0;
        tile[lane + 472] = 0.0;
        tile[lane + 480] = G9;
        tile[lane + 488] = 0.0;
        tile[lane + 496] = 0.0;
        tile[lane + 504] = G10;
        tile[lane + 512] = 0.0;
        tile[lane + 520] = 0.0;
        tile[lane + 528] = G11;
        tile[lane + 536] = 0.0;
        tile[lane + 544] = 0.0;
        tile[lane + 552] = 0.0;
        tile[lane + 560] = 0.0;
        tile[lane + 568] = 0.0;
        const double t18 = -G0;
        tile[lane + 576] = t18;
        tile[lane + 584] = t18;
        tile[lane + 592] = t18;
        tile[lane + 600] = t18;
        tile[lane + 608] = 0.0;
        tile[lane + 616] = t12;
        tile[lane + 624] = 0.0;
        tile[lane + 632] = 0.0;
        tile[lane + 640] = G9;
        tile[lane + 648] = 0.0;
        tile[lane + 656] = 0.0;
        tile[lane + 664] = G10;
        tile[lane + 672] = 0.0;
        tile[lane + 680] = 0.0;
        tile[lane + 688] = G11;
        tile[lane + 696] = 0.0;
        tile[lane + 704] = 0.0;
        tile[lane + 712] = 0.0;
        tile[lane + 720] = 0.0;
        const double t19 = -G3;
        tile[lane + 728] = t19;
        tile[lane + 736] = t19;
        tile[lane + 744] = t19;
        tile[lane + 752] = t19;
        tile[lane + 760] = 0.0;
        tile[lane + 768] = 0.0;
        tile[lane + 776] = t12;
        tile[lane + 784] = 0.0;
        tile[lane + 792] = 0.0;
        tile[lane + 800] = G9;
        tile[lane + 808] = 0.0;
        tile[lane + 816] = 0.0;
        tile[lane + 824] = G10;
        tile[lane + 832] = 0.0;
        tile[lane + 840] = 0.0;
        tile[lane + 848] = G11;
        tile[lane + 856] = 0.0;
        tile[lane + 864] = 0.0;
        tile[lane + 872] = 0.0;
        const double t20 = -G6;
        tile[lane + 880] = t20;
        tile[lane + 888] = t20;
        tile[lane + 896] = t20;
        tile[lane + 904] = t20;
        tile[lane + 912] = t13;
        tile[lane + 920] = 0.0;
        tile[lane + 928] = 0.0;
        tile[lane + 936] = G10;
        tile[lane + 944] = 0.0;
        tile[lane + 952] = 0.0;
        tile[lane + 960] = G12;
        tile[lane + 968] = 0.0;
        tile[lane + 976] = 0.0;
        tile[lane + 984] = G13;
        tile[lane + 992] = 0.0;
        tile[lane + 1000] = 0.0;
        tile[lane + 1008] = 0.0;
        tile[lane + 1016] = 0.0;
        tile[lane + 1024] = 0.0;
        const double t21 = -G1;
        tile[lane + 1032] = t21;
        tile[lane + 1040] = t21;
        tile[lane + 1048] = t21;
        tile[lane + 1056] = t21;
        tile[lane + 1064] = 0.0;
        tile[lane + 1072] = t13;
        tile[lane + 1080] = 0.0;
        tile[lane + 1088] = 0.0;
        tile[lane + 1096] = G10;
        tile[lane + 1104] = 0.0;
        tile[lane + 1112] = 0.0;
        tile[lane + 1120] = G12;
        tile[lane + 1128] = 0.0;
        tile[lane + 1136] = 0.0;
        tile[lane + 1144] = G13;
        tile[lane + 1152] = 0.0;
        tile[lane + 1160] = 0.0;
        tile[lane + 1168] = 0.0;
        tile[lane + 1176] = 0.0;
        const double t22 = -G4;
        tile[lane + 1184] = t22;
        tile[lane + 1192] = t22;
        tile[lane + 1200] = t22;
        tile[lane + 1208] = t22;
        tile[lane + 1216] = 0.0;
        tile[lane + 1224] = 0.0;
        tile[lane + 1232] = t13;
        tile[lane + 1240] = 0.0;
        tile[lane + 1248] = 0.0;
        tile[lane + 1256] = G10;
        tile[lane + 1264] = 0.0;
        tile[lane + 1272] = 0.0;
        tile[lane + 1280] = G12;
        tile[lane + 1288] = 0.0;
        tile[lane + 1296] = 0.0;
        tile[lane + 1304] = G13;
        tile[lane + 1312] = 0.0;
        tile[lane + 1320] = 0.0;
        tile[lane + 1328] = 0.0;
        const double t23 = -G7;
        tile[lane + 1336] = t23;
        tile[lane + 1344] = t23;
        tile[lane + 1352] = t23;
        tile[lane + 1360] = t23;
        tile[lane + 1368] = t14;
        tile[lane + 1376] = 0.0;
        tile[lane + 1384] = 0.0;
        tile[lane + 1392] = G11;
        tile[lane + 1400] = 0.0;
        tile[lane + 1408] = 0.0;
        tile[lane + 1416] = G13;
        tile[lane + 1424] = 0.0;
        tile[lane + 1432] = 0.0;
        tile[lane + 1440] = G14;
        tile[lane + 1448] = 0.0;
        tile[lane + 1456] = 0.0;
        tile[lane + 1464] = 0.0;
        tile[lane + 1472] = 0.0;
        tile[lane + 1480] = 0.0;
        const double t24 = -G2;
        tile[lane + 1488] = t24;
        tile[lane + 1496] = t24;
        tile[lane + 1504] = t24;
        tile[lane + 1512] = t24;
        tile[lane + 1520] = 0.0;
        tile[lane + 1528] = t14;
        tile[lane + 1536] = 0.0;
        tile[lane + 1544] = 0.0;
        tile[lane + 1552] = G11;
        tile[lane + 1560] = 0.0;
        tile[lane + 1568] = 0.0;
        tile[lane + 1576] = G13;
        tile[lane + 1584] = 0.0;
        tile[lane + 1592] = 0.0;
        tile[lane + 1600] = G14;
        tile[lane + 1608] = 0.0;
        tile[lane + 1616] = 0.0;
        tile[lane + 1624] = 0.0;
        tile[lane + 1632] = 0.0;
        const double t25 = -G5;
        tile[lane + 1640] = t25;
        tile[lane + 1648] = t25;
        tile[lane + 1656] = t25;
        tile[lane + 1664] = t25;
        tile[lane + 1672] = 0.0;
        tile[lane + 1680] = 0.0;
        tile[lane + 1688] = t14;
        tile[lane + 1696] = 0.0;
        tile[lane + 1704] = 0.0;
        tile[lane + 1712] = G11;
        tile[lane + 1720] = 0.0;
        tile[lane + 1728] = 0.0;
        tile[lane + 1736] = G13;
        tile[lane + 1744] = 0.0;
        tile[lane + 1752] = 0.0;
        tile[lane + 1760] = G14;
        tile[lane + 1768] = 0.0;
        tile[lane + 1776] = 0.0;
        tile[lane + 1784] = 0.0;
        const double t26 = -G8;
        tile[lane + 1792] = t26;
        tile[lane + 1800] = t26;
        tile[lane + 1808] = t26;
        tile[lane + 1816] = t26;
        tile[lane + 1824] = 0.0;
        tile[lane + 1832] = 0.0;
        tile[lane + 1840] = 0.0;
        tile[lane + 1848] = 0.0;
        tile[lane + 1856] = 0.0;
        tile[lane + 1864] = 0.0;
        tile[lane + 1872] = 0.0;
        tile[lane + 1880] = 0.0;
        tile[lane + 1888] = 0.0;
        tile[lane + 1896] = 0.0;
        tile[lane + 1904] = 0.0;
        tile[lane + 1912] = 0.0;
        const double t27 = 8.66878306878307 * t10;
        tile[lane + 1920] = t27;
        tile[lane + 1928] = 0.0;
        tile[lane + 1936] = 0.0;
        const double t28 = -1.2190476190476192 * t15;
        tile[lane + 1944] = t28;
        const double t29 = 1.2190476190476192 * G0;
        tile[lane + 1952] = t29;
        const double t30 = 1.2190476190476192 * G1;
        tile[lane + 1960] = t30;
        const double t31 = 1.2190476190476192 * G2;
        tile[lane + 1968] = t31;
        tile[lane + 1976] = 0.0;
        tile[lane + 1984] = 0.0;
        tile[lane + 1992] = 0.0;
        tile[lane + 2000] = 0.0;
        tile[lane + 2008] = 0.0;
        tile[lane + 2016] = 0.0;
        tile[lane + 2024] = 0.0;
        tile[lane + 2032] = 0.0;
        tile[lane + 2040] = 0.0;
        tile[lane + 2048] = 0.0;
        tile[lane + 2056] = 0.0;
        tile[lane + 2064] = 0.0;
        tile[lane + 2072] = 0.0;
        tile[lane + 2080] = t27;
        tile[lane + 2088] = 0.0;
        const double t32 = -1.2190476190476192 * t16;
        tile[lane + 2096] = t32;
        const double t33 = 1.2190476190476192 * G3;
        tile[lane + 2104] = t33;
        const double t34 = 1.2190476190476192 * G4;
        tile[lane + 2112] = t34;
        const double t35 = 1.2190476190476192 * G5;
        tile[lane + 2120] = t35;
        tile[lane + 2128] = 0.0;
        tile[lane + 2136] = 0.0;
        tile[lane + 2144] = 0.0;
        tile[lane + 2152] = 0.0;
        tile[lane + 2160] = 0.0;
        tile[lane + 2168] = 0.0;
        tile[lane + 2176] = 0.0;
        tile[lane + 2184] = 0.0;
        tile[lane + 2192] = 0.0;
        tile[lane + 2200] = 0.0;
        tile[lane + 2208] = 0.0;
        tile[lane + 2216] = 0.0;
        tile[lane + 2224] = 0.0;
        tile[lane + 2232] = 0.0;
        tile[lane + 2240] = t27;
        const double t36 = -1.2190476190476192 * t17;
        tile[lane + 2248] = t36;
        const double t37 = 1.2190476190476192 * G6;
        tile[lane + 2256] = t37;
        const double t38 = 1.2190476190476192 * G7;
        tile[lane + 2264] = t38;
        const double t39 = 1.2190476190476192 * G8;
        tile[lane + 2272] = t39;
        tile[lane + 2280] = t15;
        tile[lane + 2288] = t16;
        tile[lane + 2296] = t17;
        tile[lane + 2304] = t18;
        tile[lane + 2312] = t19;
        tile[lane + 2320] = t20;
        tile[lane + 2328] = t21;
        tile[lane + 2336] = t22;
        tile[lane + 2344] = t23;
        tile[lane + 2352] = t24;
        tile[lane + 2360] = t25;
        tile[lane + 2368] = t26;
        tile[lane + 2376] = t28;
        tile[lane + 2384] = t32;
        tile[lane + 2392] = t36;
        tile[lane + 2400] = 0.0;
        tile[lane + 2408] = 0.0;
        tile[lane + 2416] = 0.0;
        tile[lane + 2424] = 0.0;
        tile[lane + 2432] = t15;
        tile[lane + 2440] = t16;
        tile[lane + 2448] = t17;
        tile[lane + 2456] = t18;
        tile[lane + 2464] = t19;
        tile[lane + 2472] = t20;
        tile[lane + 2480] = t21;
        tile[lane + 2488] = t22;
        tile[lane + 2496] = t23;
        tile[lane + 2504] = t24;
        tile[lane + 2512] = t25;
        tile[lane + 2520] = t26;
        tile[lane + 2528] = t29;
        tile[lane + 2536] = t33;
        tile[lane + 2544] = t37;
        tile[lane + 2552] = 0.0;
        tile[lane + 2560] = 0.0;
        tile[lane + 2568] = 0.0;
        tile[lane + 2576] = 0.0;
        tile[lane + 2584] = t15;
        tile[lane + 2592] = t16;
        tile[lane + 2600] = t17;
        tile[lane + 2608] = t18;
        tile[lane + 2616] = t19;
        tile[lane + 2624] = t20;
        tile[lane + 2632] = t21;
        tile[lane + 2640] = t22;
        tile[lane + 2648] = t23;
        tile[lane + 2656] = t24;
        tile[lane + 2664] = t25;
        tile[lane + 2672] = t26;
        tile[lane + 2680] = t30;
        tile[lane + 2688] = t34;
        tile[lane + 2696] = t38;
        tile[lane + 2704] = 0.0;
        tile[lane + 2712] = 0.0;
        tile[lane + 2720] = 0.0;
        tile[lane + 2728] = 0.0;
        tile[lane + 2736] = t15;
        tile[lane + 2744] = t16;
        tile[lane + 2752] = t17;
        tile[lane + 2760] = t18;
        tile[lane + 2768] = t19;
        tile[lane + 2776] = t20;
        tile[lane + 2784] = t21;
        tile[lane + 2792] = t22;
        tile[lane + 2800] = t23;
        tile[lane + 2808] = t24;
        tile[lane + 2816] = t25;
        tile[lane + 2824] = t26;
        tile[lane + 2832] = t31;
        tile[lane + 2840] = t35;
        tile[lane + 2848] = t39;
        tile[lane + 2856] = 0.0;
        tile[lane + 2864] = 0.0;
        tile[lane + 2872] = 0.0;
        tile[lane + 2880] = 0.0;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<361, 8, 361>(tile, element_tensors + 361 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
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
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double adj01 = t4 * t8 - t2 * t5;
  const double adj11 = t0 * t2 - t6 * t8;
  const double adj02 = t3 * t5 - t1 * t8;
  const double adj12 = t7 * t8 - t0 * t3;
  const double G10 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj22 = t0 * t1 - t5 * t7;
  const double G11 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const double G13 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
  const double G12 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
  const double G14 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  const double G9 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const double t9 = G10 + G11 + G9;
  const double t10 = G13 + G12 + G14 + t9;
  const double t11 = G10 + G11 + G13 + t10;
  A[0] += t11;
  const double t12 = -t9;
  A[3] += t12;
  const double t13 = -(G10 + G13 + G12);
  A[6] += t13;
  const double t14 = -(G11 + G13 + G14);
  A[9] += t14;
  const double sign_detJ = std::copysign(1.0, detJ);
  const double G0 = 0.041666666666666664 * adj00 * sign_detJ;
  const double G1 = 0.041666666666666664 * adj10 * sign_detJ;
  const double G2 = 0.041666666666666664 * adj20 * sign_detJ;
  const double t15 = G0 + G1 + G2;
  A[15] += t15;
  A[16] += t15;
  A[17] += t15;
  A[18] += t15;
  A[20] += t11;
  A[23] += t12;
  A[26] += t13;
  A[29] += t14;
  const double G3 = 0.041666666666666664 * adj01 * sign_detJ;
  const double G4 = 0.041666666666666664 * adj11 * sign_detJ;
  const double G5 = 0.041666666666666664 * adj21 * sign_detJ;
  const double t16 = G3 + G4 + G5;
  A[34] += t16;
  A[35] += t16;
  A[36] += t16;
  A[37] += t16;
  A[40] += t11;
  A[43] += t12;
  A[46] += t13;
  A[49] += t14;
  const double G6 = 0.041666666666666664 * adj02 * sign_detJ;
  const double G7 = 0.041666666666666664 * adj12 * sign_detJ;
  const double G8 = 0.041666666666666664 * adj22 * sign_detJ;
  const double t17 = G6 + G7 + G8;
  A[53] += t17;
  A[54] += t17;
  A[55] += t17;
  A[56] += t17;
  A[57] += t12;
  A[60] += G9;
  A[63] += G10;
  A[66] += G11;
  const double t18 = -G0;
  A[72] += t18;
  A[73] += t18;
  A[74] += t18;
  A[75] += t18;
  A[77] += t12;
  A[80] += G9;
  A[83] += G10;
  A[86] += G11;
  const double t19 = -G3;
  A[91] += t19;
  A[92] += t19;
  A[93] += t19;
  A[94] += t19;
  A[97] += t12;
  A[100] += G9;
  A[103] += G10;
  A[106] += G11;
  const double t20 = -G6;
  A[110] += t20;
  A[111] += t20;
  A[112] += t20;
  A[113] += t20;
  A[114] += t13;
  A[117] += G10;
  A[120] += G12;
  A[123] += G13;
  const double t21 = -G1;
  A[129] += t21;
  A[130] += t21;
  A[131] += t21;
  A[132] += t21;
  A[134] += t13;
  A[137] += G10;
  A[140] += G12;
  A[143] += G13;
  const double t22 = -G4;
  A[148] += t22;
  A[149] += t22;
  A[150] += t22;
  A[151] += t22;
  A[154] += t13;
  A[157] += G10;
  A[160] += G12;
  A[163] += G13;
  const double t23 = -G7;
  A[167] += t23;
  A[168] += t23;
  A[169] += t23;
  A[170] += t23;
  A[171] += t14;
  A[174] += G11;
  A[177] += G13;
  A[180] += G14;
  const double t24 = -G2;
  A[186] += t24;
  A[187] += t24;
  A[188] += t24;
  A[189] += t24;
  A[191] += t14;
  A[194] += G11;
  A[197] += G13;
  A[200] += G14;
  const double t25 = -G5;
  A[205] += t25;
  A[206] += t25;
  A[207] += t25;
  A[208] += t25;
  A[211] += t14;
  A[214] += G11;
  A[217] += G13;
  A[220] += G14;
  const double t26 = -G8;
  A[224] += t26;
  A[225] += t26;
  A[226] += t26;
  A[227] += t26;
  const double t27 = 8.66878306878307 * t10;
  A[240] += t27;
  const double t28 = -1.2190476190476192 * t15;
  A[243] += t28;
  const double t29 = 1.2190476190476192 * G0;
  A[244] += t29;
  const double t30 = 1.2190476190476192 * G1;
  A[245] += t30;
  const double t31 = 1.2190476190476192 * G2;
  A[246] += t31;
  A[260] += t27;
  const double t32 = -1.2190476190476192 * t16;
  A[262] += t32;
  const double t33 = 1.2190476190476192 * G3;
  A[263] += t33;
  const double t34 = 1.2190476190476192 * G4;
  A[264] += t34;
  const double t35 = 1.2190476190476192 * G5;
  A[265] += t35;
  A[280] += t27;
  const double t36 = -1.2190476190476192 * t17;
  A[281] += t36;
  const double t37 = 1.2190476190476192 * G6;
  A[282] += t37;
  const double t38 = 1.2190476190476192 * G7;
  A[283] += t38;
  const double t39 = 1.2190476190476192 * G8;
  A[284] += t39;
  A[285] += t15;
  A[286] += t16;
  A[287] += t17;
  A[288] += t18;
  A[289] += t19;
  A[290] += t20;
  A[291] += t21;
  A[292] += t22;
  A[293] += t23;
  A[294] += t24;
  A[295] += t25;
  A[296] += t26;
  A[297] += t28;
  A[298] += t32;
  A[299] += t36;
  A[304] += t15;
  A[305] += t16;
  A[306] += t17;
  A[307] += t18;
  A[308] += t19;
  A[309] += t20;
  A[310] += t21;
  A[311] += t22;
  A[312] += t23;
  A[313] += t24;
  A[314] += t25;
  A[315] += t26;
  A[316] += t29;
  A[317] += t33;
  A[318] += t37;
  A[323] += t15;
  A[324] += t16;
  A[325] += t17;
  A[326] += t18;
  A[327] += t19;
  A[328] += t20;
  A[329] += t21;
  A[330] += t22;
  A[331] += t23;
  A[332] += t24;
  A[333] += t25;
  A[334] += t26;
  A[335] += t30;
  A[336] += t34;
  A[337] += t38;
  A[342] += t15;
  A[343] += t16;
  A[344] += t17;
  A[345] += t18;
  A[346] += t19;
  A[347] += t20;
  A[348] += t21;
  A[349] += t22;
  A[350] += t23;
  A[351] += t24;
  A[352] += t25;
  A[353] += t26;
  A[354] += t31;
  A[355] += t35;
  A[356] += t39;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "stokes_mini_p1_bubble4_x3_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "[(P1+bubble4)^3, P1]",                    // row_element
    "[(P1+bubble4)^3, P1]",                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    19,                                        // rows
    19,                                        // columns
    361,                                       // entries_per_cell
    7,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    15,                                        // geometry_size
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
    23872,                                     // shared_bytes
    133.0,                                     // flops_per_cell
    2908.0,                                    // bytes_per_cell
    6498.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
