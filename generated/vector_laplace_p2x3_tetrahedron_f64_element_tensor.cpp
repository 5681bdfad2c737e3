// vector_laplace_p2x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --define cell=tetrahedron --define degree=2
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2^3, 30 dofs
//   trial   P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          179 flops (1686 before optimisation) <- taken
//   quadrature      696 flops
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
//   flops        179
//   bytes        7220 (20 read, 7200 written)
//   flops/byte   0.0248
//   paper flops  16200 (2 sizeG rows columns)
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

extern "C" int vector_laplace_p2x3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 7200 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[7200];

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
        const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double t9 = G1 + G2;
        const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double t10 = G4 + G3;
        const double t11 = G5 + t10;
        const double t12 = G4 + t11;
        const double t13 = t9 + t12;
        const double t14 = G0 + t13;
        const double t15 = 3.0 * (t9 + t14);
        tile[lane] = t15;
        tile[lane + 8] = 0.0;
        tile[lane + 16] = 0.0;
        const double t16 = G1 + G0;
        const double t17 = G2 + t16;
        tile[lane + 24] = t17;
        tile[lane + 32] = 0.0;
        tile[lane + 40] = 0.0;
        const double t18 = G1 + G3;
        const double t19 = G4 + t18;
        tile[lane + 48] = t19;
        tile[lane + 56] = 0.0;
        tile[lane + 64] = 0.0;
        const double t20 = G2 + G4;
        const double t21 = G5 + t20;
        tile[lane + 72] = t21;
        tile[lane + 80] = 0.0;
        tile[lane + 88] = 0.0;
        tile[lane + 96] = t13;
        tile[lane + 104] = 0.0;
        tile[lane + 112] = 0.0;
        const double t22 = G1 + G4;
        const double t23 = G2 + G0;
        const double t24 = G5 + t23;
        const double t25 = G2 + t24;
        const double t26 = t22 + t25;
        tile[lane + 120] = t26;
        tile[lane + 128] = 0.0;
        tile[lane + 136] = 0.0;
        const double t27 = G3 + t16;
        const double t28 = G1 + t27;
        const double t29 = t20 + t28;
        tile[lane + 144] = t29;
        tile[lane + 152] = 0.0;
        tile[lane + 160] = 0.0;
        const double t30 = -5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t28);
        tile[lane + 168] = t30;
        tile[lane + 176] = 0.0;
        tile[lane + 184] = 0.0;
        const double t31 = -5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t25);
        tile[lane + 192] = t31;
        tile[lane + 200] = 0.0;
        tile[lane + 208] = 0.0;
        const double t32 = -5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t12);
        tile[lane + 216] = t32;
        tile[lane + 224] = 0.0;
        tile[lane + 232] = 0.0;
        tile[lane + 240] = 0.0;
        tile[lane + 248] = t15;
        tile[lane + 256] = 0.0;
        tile[lane + 264] = 0.0;
        tile[lane + 272] = t17;
        tile[lane + 280] = 0.0;
        tile[lane + 288] = 0.0;
        tile[lane + 296] = t19;
        tile[lane + 304] = 0.0;
        tile[lane + 312] = 0.0;
        tile[lane + 320] = t21;
        tile[lane + 328] = 0.0;
        tile[lane + 336] = 0.0;
        tile[lane + 344] = t13;
        tile[lane + 352] = 0.0;
        tile[lane + 360] = 0.0;
        tile[lane + 368] = t26;
        tile[lane + 376] = 0.0;
        tile[lane + 384] = 0.0;
        tile[lane + 392] = t29;
        tile[lane + 400] = 0.0;
        tile[lane + 408] = 0.0;
        tile[lane + 416] = t30;
        tile[lane + 424] = 0.0;
        tile[lane + 432] = 0.0;
        tile[lane + 440] = t31;
        tile[lane + 448] = 0.0;
        tile[lane + 456] = 0.0;
        tile[lane + 464] = t32;
        tile[lane + 472] = 0.0;
        tile[lane + 480] = 0.0;
        tile[lane + 488] = 0.0;
        tile[lane + 496] = t15;
        tile[lane + 504] = 0.0;
        tile[lane + 512] = 0.0;
        tile[lane + 520] = t17;
        tile[lane + 528] = 0.0;
        tile[lane + 536] = 0.0;
        tile[lane + 544] = t19;
        tile[lane + 552] = 0.0;
        tile[lane + 560] = 0.0;
        tile[lane + 568] = t21;
        tile[lane + 576] = 0.0;
        tile[lane + 584] = 0.0;
        tile[lane + 592] = t13;
        tile[lane + 600] = 0.0;
        tile[lane + 608] = 0.0;
        tile[lane + 616] = t26;
        tile[lane + 624] = 0.0;
        tile[lane + 632] = 0.0;
        tile[lane + 640] = t29;
        tile[lane + 648] = 0.0;
        tile[lane + 656] = 0.0;
        tile[lane + 664] = t30;
        tile[lane + 672] = 0.0;
        tile[lane + 680] = 0.0;
        tile[lane + 688] = t31;
        tile[lane + 696] = 0.0;
        tile[lane + 704] = 0.0;
        tile[lane + 712] = t32;
        tile[lane + 720] = t17;
        tile[lane + 728] = 0.0;
        tile[lane + 736] = 0.0;
        const double t33 = 3.0 * G0;
        tile[lane + 744] = t33;
        tile[lane + 752] = 0.0;
        tile[lane + 760] = 0.0;
        const double t34 = -G1;
        tile[lane + 768] = t34;
        tile[lane + 776] = 0.0;
        tile[lane + 784] = 0.0;
        const double t35 = -G2;
        tile[lane + 792] = t35;
        tile[lane + 800] = 0.0;
        tile[lane + 808] = 0.0;
        const double t36 = -t9;
        tile[lane + 816] = t36;
        tile[lane + 824] = 0.0;
        tile[lane + 832] = 0.0;
        const double t37 = 3.0 * G2 - G0;
        tile[lane + 840] = t37;
        tile[lane + 848] = 0.0;
        tile[lane + 856] = 0.0;
        const double t38 = 3.0 * G1 - G0;
        tile[lane + 864] = t38;
        tile[lane + 872] = 0.0;
        tile[lane + 880] = 0.0;
        tile[lane + 888] = t16;
        tile[lane + 896] = 0.0;
        tile[lane + 904] = 0.0;
        tile[lane + 912] = t23;
        tile[lane + 920] = 0.0;
        tile[lane + 928] = 0.0;
        const double t39 = -3.0 * (t9 + 1.3333333333333333 * G0);
        tile[lane + 936] = t39;
        tile[lane + 944] = 0.0;
        tile[lane + 952] = 0.0;
        tile[lane + 960] = 0.0;
        tile[lane + 968] = t17;
        tile[lane + 976] = 0.0;
        tile[lane + 984] = 0.0;
        tile[lane + 992] = t33;
        tile[lane + 1000] = 0.0;
        tile[lane + 1008] = 0.0;
        tile[lane + 1016] = t34;
        tile[lane + 1024] = 0.0;
        tile[lane + 1032] = 0.0;
        tile[lane + 1040] = t35;
        tile[lane + 1048] = 0.0;
        tile[lane + 1056] = 0.0;
        tile[lane + 1064] = t36;
        tile[lane + 1072] = 0.0;
        tile[lane + 1080] = 0.0;
        tile[lane + 1088] = t37;
        tile[lane + 1096] = 0.0;
        tile[lane + 1104] = 0.0;
        tile[lane + 1112] = t38;
        tile[lane + 1120] = 0.0;
        tile[lane + 1128] = 0.0;
        tile[lane + 1136] = t16;
        tile[lane + 1144] = 0.0;
        tile[lane + 1152] = 0.0;
        tile[lane + 1160] = t23;
        tile[lane + 1168] = 0.0;
        tile[lane + 1176] = 0.0;
        tile[lane + 1184] = t39;
        tile[lane + 1192] = 0.0;
        tile[lane + 1200] = 0.0;
        tile[lane + 1208] = 0.0;
        tile[lane + 1216] = t17;
        tile[lane + 1224] = 0.0;
        tile[lane + 1232] = 0.0;
        tile[lane + 1240] = t33;
        tile[lane + 1248] = 0.0;
        tile[lane + 1256] = 0.0;
        tile[lane + 1264] = t34;
        tile[lane + 1272] = 0.0;
        tile[lane + 1280] = 0.0;
        tile[lane + 1288] = t35;
        tile[lane + 1296] = 0.0;
        tile[lane + 1304] = 0.0;
        tile[lane + 1312] = t36;
        tile[lane + 1320] = 0.0;
        tile[lane + 1328] = 0.0;
        tile[lane + 1336] = t37;
        tile[lane + 1344] = 0.0;
        tile[lane + 1352] = 0.0;
        tile[lane + 1360] = t38;
        tile[lane + 1368] = 0.0;
        tile[lane + 1376] = 0.0;
        tile[lane + 1384] = t16;
        tile[lane + 1392] = 0.0;
        tile[lane + 1400] = 0.0;
        tile[lane + 1408] = t23;
        tile[lane + 1416] = 0.0;
        tile[lane + 1424] = 0.0;
        tile[lane + 1432] = t39;
        tile[lane + 1440] = t19;
        tile[lane + 1448] = 0.0;
        tile[lane + 1456] = 0.0;
        tile[lane + 1464] = t34;
        tile[lane + 1472] = 0.0;
        tile[lane + 1480] = 0.0;
        const double t40 = 3.0 * G3;
        tile[lane + 1488] = t40;
        tile[lane + 1496] = 0.0;
        tile[lane + 1504] = 0.0;
        const double t41 = -G4;
        tile[lane + 1512] = t41;
        tile[lane + 1520] = 0.0;
        tile[lane + 1528] = 0.0;
        const double t42 = 3.0 * G4 - G3;
        tile[lane + 1536] = t42;
        tile[lane + 1544] = 0.0;
        tile[lane + 1552] = 0.0;
        const double t43 = -t22;
        tile[lane + 1560] = t43;
        tile[lane + 1568] = 0.0;
        tile[lane + 1576] = 0.0;
        const double t44 = 3.0 * G1 - G3;
        tile[lane + 1584] = t44;
        tile[lane + 1592] = 0.0;
        tile[lane + 1600] = 0.0;
        tile[lane + 1608] = t18;
        tile[lane + 1616] = 0.0;
        tile[lane + 1624] = 0.0;
        const double t45 = -3.0 * (1.3333333333333333 * G3 + t22);
        tile[lane + 1632] = t45;
        tile[lane + 1640] = 0.0;
        tile[lane + 1648] = 0.0;
        tile[lane + 1656] = t10;
        tile[lane + 1664] = 0.0;
        tile[lane + 1672] = 0.0;
        tile[lane + 1680] = 0.0;
        tile[lane + 1688] = t19;
        tile[lane + 1696] = 0.0;
        tile[lane + 1704] = 0.0;
        tile[lane + 1712] = t34;
        tile[lane + 1720] = 0.0;
        tile[lane + 1728] = 0.0;
        tile[lane + 1736] = t40;
        tile[lane + 1744] = 0.0;
        tile[lane + 1752] = 0.0;
        tile[lane + 1760] = t41;
        tile[lane + 1768] = 0.0;
        tile[lane + 1776] = 0.0;
        tile[lane + 1784] = t42;
        tile[lane + 1792] = 0.0;
        tile[lane + 1800] = 0.0;
        tile[lane + 1808] = t43;
        tile[lane + 1816] = 0.0;
        tile[lane + 1824] = 0.0;
        tile[lane + 1832] = t44;
        tile[lane + 1840] = 0.0;
        tile[lane + 1848] = 0.0;
        tile[lane + 1856] = t18;
        tile[lane + 1864] = 0.0;
        tile[lane + 1872] = 0.0;
        tile[lane + 1880] = t45;
        tile[lane + 1888] = 0.0;
        tile[lane + 1896] = 0.0;
        tile[lane + 1904] = t10;
        tile[lane + 1912] = 0.0;
        tile[lane + 1920] = 0.0;
        tile[lane + 1928] = 0.0;
        tile[lane + 1936] = t19;
        tile[lane + 1944] = 0.0;
        tile[lane + 1952] = 0.0;
        tile[lane + 1960] = t34;
        tile[lane + 1968] = 0.0;
        tile[lane + 1976] = 0.0;
        tile[lane + 1984] = t40;
        tile[lane + 1992] = 0.0;
        tile[lane + 2000] = 0.0;
        tile[lane + 2008] = t41;
        tile[lane + 2016] = 0.0;
        tile[lane + 2024] = 0.0;
        tile[lane + 2032] = t42;
        tile[lane + 2040] = 0.0;
        tile[lane + 2048] = 0.0;
        tile[lane + 2056] = t43;
        tile[lane + 2064] = 0.0;
        tile[lane + 2072] = 0.0;
        tile[lane + 2080] = t44;
        tile[lane + 2088] = 0.0;
        tile[lane + 2096] = 0.0;
        tile[lane + 2104] = t18;
        tile[lane + 2112] = 0.0;
        tile[lane + 2120] = 0.0;
        tile[lane + 2128] = t45;
        tile[lane + 2136] = 0.0;
        tile[lane + 2144] = 0.0;
        tile[lane + 2152] = t10;
        tile[lane + 2160] = t21;
        tile[lane + 2168] = 0.0;
        tile[lane + 2176] = 0.0;
        tile[lane + 2184] = t35;
        tile[lane + 2192] = 0.0;
        tile[lane + 2200] = 0.0;
        tile[lane + 2208] = t41;
        tile[lane + 2216] = 0.0;
        tile[lane + 2224] = 0.0;
        const double t46 = 3.0 * G5;
        tile[lane + 2232] = t46;
        tile[lane + 2240] = 0.0;
        tile[lane + 2248] = 0.0;
        const double t47 = 3.0 * G4 - G5;
        tile[lane + 2256] = t47;
        tile[lane + 2264] = 0.0;
        tile[lane + 2272] = 0.0;
        const double t48 = 3.0 * G2 - G5;
        tile[lane + 2280] = t48;
        tile[lane + 2288] = 0.0;
        tile[lane + 2296] = 0.0;
        const double t49 = -t20;
        tile[lane + 2304] = t49;
        tile[lane + 2312] = 0.0;
        tile[lane + 2320] = 0.0;
        const double t50 = -3.0 * (1.3333333333333333 * G5 + t20);
        tile[lane + 2328] = t50;
        tile[lane + 2336] = 0.0;
        tile[lane + 2344] = 0.0;
        const double t51 = G2 + G5;
        tile[lane + 2352] = t51;
        tile[lane + 2360] = 0.0;
        tile[lane + 2368] = 0.0;
        const double t52 = G4 + G5;
        tile[lane + 2376] = t52;
        tile[lane + 2384] = 0.0;
        tile[lane + 2392] = 0.0;
        tile[lane + 2400] = 0.0;
        tile[lane + 2408] = t21;
        tile[lane + 2416] = 0.0;
        tile[lane + 2424] = 0.0;
        tile[lane + 2432] = t35;
        tile[lane + 2440] = 0.0;
        tile[lane + 2448] = 0.0;
        tile[lane + 2456] = t41;
        tile[lane + 2464] = 0.0;
        tile[lane + 2472] = 0.0;
        tile[lane + 2480] = t46;
        tile[lane + 2488] = 0.0;
        tile[lane + 2496] = 0.0;
        tile[lane + 2504] = t47;
        tile[lane + 2512] = 0.0;
        tile[lane + 2520] = 0.0;
        tile[lane + 2528] = t48;
        tile[lane + 2536] = 0.0;
        tile[lane + 2544] = 0.0;
        tile[lane + 2552] = t49;
        tile[lane + 2560] = 0.0;
        tile[lane + 2568] = 0.0;
        tile[lane + 2576] = t50;
        tile[lane + 2584] = 0.0;
        tile[lane + 2592] = 0.0;
        tile[lane + 2600] = t51;
        tile[lane + 2608] = 0.0;
        tile[lane + 2616] = 0.0;
        tile[lane + 2624] = t52;
        tile[lane + 2632] = 0.0;
        tile[lane + 2640] = 0.0;
        tile[lane + 2648] = 0.0;
        tile[lane + 2656] = t21;
        tile[lane + 2664] = 0.0;
        tile[lane + 2672] = 0.0;
        tile[lane + 2680] = t35;
        tile[lane + 2688] = 0.0;
        tile[lane + 2696] = 0.0;
        tile[lane + 2704] = t41;
        tile[lane + 2712] = 0.0;
        tile[lane + 2720] = 0.0;
        tile[lane + 2728] = t46;
        tile[lane + 2736] = 0.0;
        tile[lane + 2744] = 0.0;
        tile[lane + 2752] = t47;
        tile[lane + 2760] = 0.0;
        tile[lane + 2768] = 0.0;
        tile[lane + 2776] = t48;
        tile[lane + 2784] = 0.0;
        tile[lane + 2792] = 0.0;
        tile[lane + 2800] = t49;
        tile[lane + 2808] = 0.0;
        tile[lane + 2816] = 0.0;
        tile[lane + 2824] = t50;
        tile[lane + 2832] = 0.0;
        tile[lane + 2840] = 0.0;
        tile[lane + 2848] = t51;
        tile[lane + 2856] = 0.0;
        tile[lane + 2864] = 0.0;
        tile[lane + 2872] = t52;
        tile[lane + 2880] = t13;
        tile[lane + 2888] = 0.0;
        tile[lane + 2896] = 0.0;
        tile[lane + 2904] = t36;
        tile[lane + 2912] = 0.0;
        tile[lane + 2920] = 0.0;
        tile[lane + 2928] = t42;
        tile[lane + 2936] = 0.0;
        tile[lane + 2944] = 0.0;
        tile[lane + 2952] = t47;
        tile[lane + 2960] = 0.0;
        tile[lane + 2968] = 0.0;
        const double t53 = 8.0 * t11;
        tile[lane + 2976] = t53;
        tile[lane + 2984] = 0.0;
        tile[lane + 2992] = 0.0;
        const double t54 = 4.0 * (2.0 * G1 + t21);
        tile[lane + 3000] = t54;
        tile[lane + 3008] = 0.0;
        tile[lane + 3016] = 0.0;
        const double t55 = 4.0 * (2.0 * G2 + t19);
        tile[lane + 3024] = t55;
        tile[lane + 3032] = 0.0;
        tile[lane + 3040] = 0.0;
        const double t56 = -8.0 * (0.5 * G2 + t19);
        tile[lane + 3048] = t56;
        tile[lane + 3056] = 0.0;
        tile[lane + 3064] = 0.0;
        const double t57 = -8.0 * (0.5 * G1 + t21);
        tile[lane + 3072] = t57;
        tile[lane + 3080] = 0.0;
        tile[lane + 3088] = 0.0;
        const double t58 = -4.0 * t12;
        tile[lane + 3096] = t58;
        tile[lane + 3104] = 0.0;
        tile[lane + 3112] = 0.0;
        tile[lane + 3120] = 0.0;
        tile[lane + 3128] = t13;
        tile[lane + 3136] = 0.0;
        tile[lane + 3144] = 0.0;
        tile[lane + 3152] = t36;
        tile[lane + 3160] = 0.0;
        tile[lane + 3168] = 0.0;
        tile[lane + 3176] = t42;
        tile[lane + 3184] = 0.0;
        tile[lane + 3192] = 0.0;
        tile[lane + 3200] = t47;
        tile[lane + 3208] = 0.0;
        tile[lane + 3216] = 0.0;
        tile[lane + 3224] = t53;
        tile[lane + 3232] = 0.0;
        tile[lane + 3240] = 0.0;
        tile[lane + 3248] = t54;
        tile[lane + 3256] = 0.0;
        tile[lane + 3264] = 0.0;
        tile[lane + 3272] = t55;
        tile[lane + 3280] = 0.0;
        tile[lane + 3288] = 0.0;
        tile[lane + 3296] = t56;
        tile[lane + 3304] = 0.0;
        tile[lane + 3312] = 0.0;
        tile[lane + 3320] = t57;
        tile[lane + 3328] = 0.0;
        tile[lane + 3336] = 0.0;
        tile[lane + 3344] = t58;
        tile[lane + 3352] = 0.0;
        tile[lane + 3360] = 0.0;
        tile[lane + 3368] = 0.0;
        tile[lane + 3376] = t13;
        tile[lane + 3384] = 0.0;
        tile[lane + 3392] = 0.0;
        tile[lane + 3400] = t36;
        tile[lane + 3408] = 0.0;
        tile[lane + 3416] = 0.0;
        tile[lane + 3424] = t42;
        tile[lane + 3432] = 0.0;
        tile[lane + 3440] = 0.0;
        tile[lane + 3448] = t47;
        tile[lane + 3456] = 0.0;
        tile[lane + 3464] = 0.0;
        tile[lane + 3472] = t53;
        tile[lane + 3480] = 0.0;
        tile[lane + 3488] = 0.0;
        tile[lane + 3496] = t54;
        tile[lane + 3504] = 0.0;
        tile[lane + 3512] = 0.0;
        tile[lane + 3520] = t55;
        tile[lane + 3528] = 0.0;
        tile[lane + 3536] = 0.0;
        tile[lane + 3544] = t56;
        tile[lane + 3552] = 0.0;
        tile[lane + 3560] = 0.0;
        tile[lane + 3568] = t57;
        tile[lane + 3576] = 0.0;
        tile[lane + 3584] = 0.0;
        tile[lane + 3592] = t58;
        tile[lane + 3600] = t26;
        tile[lane + 3608] = 0.0;
        tile[lane + 3616] = 0.0;
        tile[lane + 3624] = t37;
        tile[lane + 3632] = 0.0;
        tile[lane + 3640] = 0.0;
        tile[lane + 3648] = t43;
        tile[lane + 3656] = 0.0;
        tile[lane + 3664] = 0.0;
        tile[lane + 3672] = t48;
        tile[lane + 3680] = 0.0;
        tile[lane + 3688] = 0.0;
        tile[lane + 3696] = t54;
        tile[lane + 3704] = 0.0;
        tile[lane + 3712] = 0.0;
        const double t59 = 8.0 * t24;
        tile[lane + 3720] = t59;
        tile[lane + 3728] = 0.0;
        tile[lane + 3736] = 0.0;
        const double t60 = 4.0 * (2.0 * G4 + t17);
        tile[lane + 3744] = t60;
        tile[lane + 3752] = 0.0;
        tile[lane + 3760] = 0.0;
        const double t61 = -8.0 * (0.5 * G4 + t17);
        tile[lane + 3768] = t61;
        tile[lane + 3776] = 0.0;
        tile[lane + 3784] = 0.0;
        const double t62 = -4.0 * t25;
        tile[lane + 3792] = t62;
        tile[lane + 3800] = 0.0;
        tile[lane + 3808] = 0.0;
        tile[lane + 3816] = t57;
        tile[lane + 3824] = 0.0;
        tile[lane + 3832] = 0.0;
        tile[lane + 3840] = 0.0;
        tile[lane + 3848] = t26;
        tile[lane + 3856] = 0.0;
        tile[lane + 3864] = 0.0;
        tile[lane + 3872] = t37;
        tile[lane + 3880] = 0.0;
        tile[lane + 3888] = 0.0;
        tile[lane + 3896] = t43;
        tile[lane + 3904] = 0.0;
        tile[lane + 3912] = 0.0;
        tile[lane + 3920] = t48;
        tile[lane + 3928] = 0.0;
        tile[lane + 3936] = 0.0;
        tile[lane + 3944] = t54;
        tile[lane + 3952] = 0.0;
        tile[lane + 3960] = 0.0;
        tile[lane + 3968] = t59;
        tile[lane + 3976] = 0.0;
        tile[lane + 3984] = 0.0;
        tile[lane + 3992] = t60;
        tile[lane + 4000] = 0.0;
        tile[lane + 4008] = 0.0;
        tile[lane + 4016] = t61;
        tile[lane + 4024] = 0.0;
        tile[lane + 4032] = 0.0;
        tile[lane + 4040] = t62;
        tile[lane + 4048] = 0.0;
        tile[lane + 4056] = 0.0;
        tile[lane + 4064] = t57;
        tile[lane + 4072] = 0.0;
        tile[lane + 4080] = 0.0;
        tile[lane + 4088] = 0.0;
        tile[lane + 4096] = t26;
        tile[lane + 4104] = 0.0;
        tile[lane + 4112] = 0.0;
        tile[lane + 4120] = t37;
        tile[lane + 4128] = 0.0;
        tile[lane + 4136] = 0.0;
        tile[lane + 4144] = t43;
        tile[lane + 4152] = 0.0;
        tile[lane + 4160] = 0.0;
        tile[lane + 4168] = t48;
        tile[lane + 4176] = 0.0;
        tile[lane + 4184] = 0.0;
        tile[lane + 4192] = t54;
        tile[lane + 4200] = 0.0;
        tile[lane + 4208] = 0.0;
        tile[lane + 4216] = t59;
        tile[lane + 4224] = 0.0;
        tile[lane + 4232] = 0.0;
        tile[lane + 4240] = t60;
        tile[lane + 4248] = 0.0;
        tile[lane + 4256] = 0.0;
        tile[lane + 4264] = t61;
        tile[lane + 4272] = 0.0;
        tile[lane + 4280] = 0.0;
        tile[lane + 4288] = t62;
        tile[lane + 4296] = 0.0;
        tile[lane + 4304] = 0.0;
        tile[lane + 4312] = t57;
        tile[lane + 4320] = t29;
        tile[lane + 4328] = 0.0;
        tile[lane + 4336] = 0.0;
        tile[lane + 4344] = t38;
        tile[lane + 4352] = 0.0;
        tile[lane + 4360] = 0.0;
        tile[lane + 4368] = t44;
        tile[lane + 4376] = 0.0;
        tile[lane + 4384] = 0.0;
        tile[lane + 4392] = t49;
        tile[lane + 4400] = 0.0;
        tile[lane + 4408] = 0.0;
        tile[lane + 4416] = t55;
        tile[lane + 4424] = 0.0;
        tile[lane + 4432] = 0.0;
        tile[lane + 4440] = t60;
        tile[lane + 4448] = 0.0;
        tile[lane + 4456] = 0.0;
        const double t63 = 8.0 * t27;
        tile[lane + 4464] = t63;
        tile[lane + 4472] = 0.0;
        tile[lane + 4480] = 0.0;
        const double t64 = -4.0 * t28;
        tile[lane + 4488] = t64;
        tile[lane + 4496] = 0.0;
        tile[lane + 4504] = 0.0;
        tile[lane + 4512] = t61;
        tile[lane + 4520] = 0.0;
        tile[lane + 4528] = 0.0;
        tile[lane + 4536] = t56;
        tile[lane + 4544] = 0.0;
        tile[lane + 4552] = 0.0;
        tile[lane + 4560] = 0.0;
        tile[lane + 4568] = t29;
        tile[lane + 4576] = 0.0;
        tile[lane + 4584] = 0.0;
        tile[lane + 4592] = t38;
        tile[lane + 4600] = 0.0;
        tile[lane + 4608] = 0.0;
        tile[lane + 4616] = t44;
        tile[lane + 4624] = 0.0;
        tile[lane + 4632] = 0.0;
        tile[lane + 4640] = t49;
        tile[lane + 4648] = 0.0;
        tile[lane + 4656] = 0.0;
        tile[lane + 4664] = t55;
        tile[lane + 4672] = 0.0;
        tile[lane + 4680] = 0.0;
        tile[lane + 4688] = t60;
        tile[lane + 4696] = 0.0;
        tile[lane + 4704] = 0.0;
        tile[lane + 4712] = t63;
        tile[lane + 4720] = 0.0;
        tile[lane + 4728] = 0.0;
        tile[lane + 4736] = t64;
        tile[lane + 4744] = 0.0;
        tile[lane + 4752] = 0.0;
        tile[lane + 4760] = t61;
        tile[lane + 4768] = 0.0;
        tile[lane + 4776] = 0.0;
        tile[lane + 4784] = t56;
        tile[lane + 4792] = 0.0;
        tile[lane + 4800] = 0.0;
        tile[lane + 4808] = 0.0;
        tile[lane + 4816] = t29;
        tile[lane + 4824] = 0.0;
        tile[lane + 4832] = 0.0;
        tile[lane + 4840] = t38;
        tile[lane + 4848] = 0.0;
        tile[lane + 4856] = 0.0;
        tile[lane + 4864] = t44;
        tile[lane + 4872] = 0.0;
        tile[lane + 4880] = 0.0;
        tile[lane + 4888] = t49;
        tile[lane + 4896] = 0.0;
        tile[lane + 4904] = 0.0;
        tile[lane + 4912] = t55;
        tile[lane + 4920] = 0.0;
        tile[lane + 4928] = 0.0;
        tile[lane + 4936] = t60;
        tile[lane + 4944] = 0.0;
        tile[lane + 4952] = 0.0;
        tile[lane + 4960] = t63;
        tile[lane + 4968] = 0.0;
        tile[lane + 4976] = 0.0;
        tile[lane + 4984] = t64;
        tile[lane + 4992] = 0.0;
        tile[lane + 5000] = 0.0;
        tile[lane + 5008] = t61;
        tile[lane + 5016] = 0.0;
        tile[lane + 5024] = 0.0;
        tile[lane + 5032] = t56;
        tile[lane + 5040] = t30;
        tile[lane + 5048] = 0.0;
        tile[lane + 5056] = 0.0;
        tile[lane + 5064] = t16;
        tile[lane + 5072] = 0.0;
        tile[lane + 5080] = 0.0;
        tile[lane + 5088] = t18;
        tile[lane + 5096] = 0.0;
        tile[lane + 5104] = 0.0;
        tile[lane + 5112] = t50;
        tile[lane + 5120] = 0.0;
        tile[lane + 5128] = 0.0;
        tile[lane + 5136] = t56;
        tile[lane + 5144] = 0.0;
        tile[lane + 5152] = 0.0;
        tile[lane + 5160] = t61;
        tile[lane + 5168] = 0.0;
        tile[lane + 5176] = 0.0;
        tile[lane + 5184] = t64;
        tile[lane + 5192] = 0.0;
        tile[lane + 5200] = 0.0;
        const double t65 = 8.0 * (G5 + t29);
        tile[lane + 5208] = t65;
        tile[lane + 5216] = 0.0;
        tile[lane + 5224] = 0.0;
        tile[lane + 5232] = t60;
        tile[lane + 5240] = 0.0;
        tile[lane + 5248] = 0.0;
        tile[lane + 5256] = t55;
        tile[lane + 5264] = 0.0;
        tile[lane + 5272] = 0.0;
        tile[lane + 5280] = 0.0;
        tile[lane + 5288] = t30;
        tile[lane + 5296] = 0.0;
        tile[lane + 5304] = 0.0;
        tile[lane + 5312] = t16;
        tile[lane + 5320] = 0.0;
        tile[lane + 5328] = 0.0;
        tile[lane + 5336] = t18;
        tile[lane + 5344] = 0.0;
        tile[lane + 5352] = 0.0;
        tile[lane + 5360] = t50;
        tile[lane + 5368] = 0.0;
        tile[lane + 5376] = 0.0;
        tile[lane + 5384] = t56;
        tile[lane + 5392] = 0.0;
        tile[lane + 5400] = 0.0;
        tile[lane + 5408] = t61;
        tile[lane + 5416] = 0.0;
        tile[lane + 5424] = 0.0;
        tile[lane + 5432] = t64;
        tile[lane + 5440] = 0.0;
        tile[lane + 5448] = 0.0;
        tile[lane + 5456] = t65;
        tile[lane + 5464] = 0.0;
        tile[lane + 5472] = 0.0;
        tile[lane + 5480] = t60;
        tile[lane + 5488] = 0.0;
        tile[lane + 5496] = 0.0;
        tile[lane + 5504] = t55;
        tile[lane + 5512] = 0.0;
        tile[lane + 5520] = 0.0;
        tile[lane + 5528] = 0.0;
        tile[lane + 5536] = t30;
        tile[lane + 5544] = 0.0;
        tile[lane + 5552] = 0.0;
        tile[lane + 5560] = t16;
        tile[lane + 5568] = 0.0;
        tile[lane + 5576] = 0.0;
        tile[lane + 5584] = t18;
        tile[lane + 5592] = 0.0;
        tile[lane + 5600] = 0.0;
        tile[lane + 5608] = t50;
        tile[lane + 5616] = 0.0;
        tile[lane + 5624] = 0.0;
        tile[lane + 5632] = t56;
        tile[lane + 5640] = 0.0;
        tile[lane + 5648] = 0.0;
        tile[lane + 5656] = t61;
        tile[lane + 5664] = 0.0;
        tile[lane + 5672] = 0.0;
        tile[lane + 5680] = t64;
        tile[lane + 5688] = 0.0;
        tile[lane + 5696] = 0.0;
        tile[lane + 5704] = t65;
        tile[lane + 5712] = 0.0;
        tile[lane + 5720] = 0.0;
        tile[lane + 5728] = t60;
        tile[lane + 5736] = 0.0;
        tile[lane + 5744] = 0.0;
        tile[lane + 5752] = t55;
        tile[lane + 5760] = t31;
        tile[lane + 5768] = 0.0;
        tile[lane + 5776] = 0.0;
        tile[lane + 5784] = t23;
        tile[lane + 5792] = 0.0;
        tile[lane + 5800] = 0.0;
        tile[lane + 5808] = t45;
        tile[lane + 5816] = 0.0;
        tile[lane + 5824] = 0.0;
        tile[lane + 5832] = t51;
        tile[lane + 5840] = 0.0;
        tile[lane + 5848] = 0.0;
        tile[lane + 5856] = t57;
        tile[lane + 5864] = 0.0;
        tile[lane + 5872] = 0.0;
        tile[lane + 5880] = t62;
        tile[lane + 5888] = 0.0;
        tile[lane + 5896] = 0.0;
        tile[lane + 5904] = t61;
        tile[lane + 5912] = 0.0;
        tile[lane + 5920] = 0.0;
        tile[lane + 5928] = t60;
        tile[lane + 5936] = 0.0;
        tile[lane + 5944] = 0.0;
        const double t66 = 8.0 * (G3 + t26);
        tile[lane + 5952] = t66;
        tile[lane + 5960] = 0.0;
        tile[lane + 5968] = 0.0;
        tile[lane + 5976] = t54;
        tile[lane + 5984] = 0.0;
        tile[lane + 5992] = 0.0;
        tile[lane + 6000] = 0.0;
        tile[lane + 6008] = t31;
        tile[lane + 6016] = 0.0;
        tile[lane + 6024] = 0.0;
        tile[lane + 6032] = t23;
        tile[lane + 6040] = 0.0;
        tile[lane + 6048] = 0.0;
        tile[lane + 6056] = t45;
        tile[lane + 6064] = 0.0;
        tile[lane + 6072] = 0.0;
        tile[lane + 6080] = t51;
        tile[lane + 6088] = 0.0;
        tile[lane + 6096] = 0.0;
        tile[lane + 6104] = t57;
        tile[lane + 6112] = 0.0;
        tile[lane + 6120] = 0.0;
        tile[lane + 6128] = t62;
        tile[lane + 6136] = 0.0;
        tile[lane + 6144] = 0.0;
        tile[lane + 6152] = t61;
        tile[lane + 6160] = 0.0;
        tile[lane + 6168] = 0.0;
        tile[lane + 6176] = t60;
        tile[lane + 6184] = 0.0;
        tile[lane + 6192] = 0.0;
        tile[lane + 6200] = t66;
        tile[lane + 6208] = 0.0;
        tile[lane + 6216] = 0.0;
        tile[lane + 6224] = t54;
        tile[lane + 6232] = 0.0;
        tile[lane + 6240] = 0.0;
        tile[lane + 6248] = 0.0;
        tile[lane + 6256] = t31;
        tile[lane + 6264] = 0.0;
        tile[lane + 6272] = 0.0;
        tile[lane + 6280] = t23;
        tile[lane + 6288] = 0.0;
        tile[lane + 6296] = 0.0;
        tile[lane + 6304] = t45;
        tile[lane + 6312] = 0.0;
        tile[lane + 6320] = 0.0;
        tile[lane + 6328] = t51;
        tile[lane + 6336] = 0.0;
        tile[lane + 6344] = 0.0;
        tile[lane + 6352] = t57;
        tile[lane + 6360] = 0.0;
        tile[lane + 6368] = 0.0;
        tile[lane + 6376] = t62;
        tile[lane + 6384] = 0.0;
        tile[lane + 6392] = 0.0;
        tile[lane + 6400] = t61;
        tile[lane + 6408] = 0.0;
        tile[lane + 6416] = 0.0;
        tile[lane + 6424] = t60;
        tile[lane + 6432] = 0.0;
        tile[lane + 6440] = 0.0;
        tile[lane + 6448] = t66;
        tile[lane + 6456] = 0.0;
        tile[lane + 6464] = 0.0;
        tile[lane + 6472] = t54;
        tile[lane + 6480] = t32;
        tile[lane + 6488] = 0.0;
        tile[lane + 6496] = 0.0;
        tile[lane + 6504] = t39;
        tile[lane + 6512] = 0.0;
        tile[lane + 6520] = 0.0;
        tile[lane + 6528] = t10;
        tile[lane + 6536] = 0.0;
        tile[lane + 6544] = 0.0;
        tile[lane + 6552] = t52;
        tile[lane + 6560] = 0.0;
        tile[lane + 6568] = 0.0;
        tile[lane + 6576] = t58;
        tile[lane + 6584] = 0.0;
        tile[lane + 6592] = 0.0;
        tile[lane + 6600] = t57;
        tile[lane + 6608] = 0.0;
        tile[lane + 6616] = 0.0;
        tile[lane + 6624] = t56;
        tile[lane + 6632] = 0.0;
        tile[lane + 6640] = 0.0;
        tile[lane + 6648] = t55;
        tile[lane + 6656] = 0.0;
        tile[lane + 6664] = 0.0;
        tile[lane + 6672] = t54;
        tile[lane + 6680] = 0.0;
        tile[lane + 6688] = 0.0;
        const double t67 = 8.0 * t14;
        tile[lane + 6696] = t67;
        tile[lane + 6704] = 0.0;
        tile[lane + 6712] = 0.0;
        tile[lane + 6720] = 0.0;
        tile[lane + 6728] = t32;
        tile[lane + 6736] = 0.0;
        tile[lane + 6744] = 0.0;
        tile[lane + 6752] = t39;
        tile[lane + 6760] = 0.0;
        tile[lane + 6768] = 0.0;
        tile[lane + 6776] = t10;
        tile[lane + 6784] = 0.0;
        tile[lane + 6792] = 0.0;
        tile[lane + 6800] = t52;
        tile[lane + 6808] = 0.0;
        tile[lane + 6816] = 0.0;
        tile[lane + 6824] = t58;
        tile[lane + 6832] = 0.0;
        tile[lane + 6840] = 0.0;
        tile[lane + 6848] = t57;
        tile[lane + 6856] = 0.0;
        tile[lane + 6864] = 0.0;
        tile[lane + 6872] = t56;
        tile[lane + 6880] = 0.0;
        tile[lane + 6888] = 0.0;
        tile[lane + 6896] = t55;
        tile[lane + 6904] = 0.0;
        tile[lane + 6912] = 0.0;
        tile[lane + 6920] = t54;
        tile[lane + 6928] = 0.0;
        tile[lane + 6936] = 0.0;
        tile[lane + 6944] = t67;
        tile[lane + 6952] = 0.0;
        tile[lane + 6960] = 0.0;
        tile[lane + 6968] = 0.0;
        tile[lane + 6976] = t32;
        tile[lane + 6984] = 0.0;
        tile[lane + 6992] = 0.0;
        tile[lane + 7000] = t39;
        tile[lane + 7008] = 0.0;
        tile[lane + 7016] = 0.0;
        tile[lane + 7024] = t10;
        tile[lane + 7032] = 0.0;
        tile[lane + 7040] = 0.0;
        tile[lane + 7048] = t52;
        tile[lane + 7056] = 0.0;
        tile[lane + 7064] = 0.0;
        tile[lane + 7072] = t58;
        tile[lane + 7080] = 0.0;
        tile[lane + 7088] = 0.0;
        tile[lane + 7096] = t57;
        tile[lane + 7104] = 0.0;
        tile[lane + 7112] = 0.0;
        tile[lane + 7120] = t56;
        tile[lane + 7128] = 0.0;
        tile[lane + 7136] = 0.0;
        tile[lane + 7144] = t55;
        tile[lane + 7152] = 0.0;
        tile[lane + 7160] = 0.0;
        tile[lane + 7168] = t54;
        tile[lane + 7176] = 0.0;
        tile[lane + 7184] = 0.0;
        tile[lane + 7192] = t67;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<900, 8, 900>(tile, element_tensors + 900 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void vector_laplace_p2x3_tetrahedron_f64_element_tensor_tabulate_tensor(
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
  const double G1 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj22 = t0 * t1 - t5 * t7;
  const double G2 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const double t9 = G1 + G2;
  const double G0 = 0.03333333333333333 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const double G4 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
  const double G5 = 0.03333333333333333 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  const double G3 = 0.03333333333333333 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
  const double t10 = G4 + G3;
  const double t11 = G5 + t10;
  const double t12 = G4 + t11;
  const double t13 = t9 + t12;
  const double t14 = G0 + t13;
  const double t15 = 3.0 * (t9 + t14);
  A[0] += t15;
  const double t16 = G1 + G0;
  const double t17 = G2 + t16;
  A[3] += t17;
  const double t18 = G1 + G3;
  const double t19 = G4 + t18;
  A[6] += t19;
  const double t20 = G2 + G4;
  const double t21 = G5 + t20;
  A[9] += t21;
  A[12] += t13;
  const double t22 = G1 + G4;
  const double t23 = G2 + G0;
  const double t24 = G5 + t23;
  const double t25 = G2 + t24;
  const double t26 = t22 + t25;
  A[15] += t26;
  const double t27 = G3 + t16;
  const double t28 = G1 + t27;
  const double t29 = t20 + t28;
  A[18] += t29;
  const double t30 = -5.0 * (G2 + G4 + 0.8 * G5 + 0.2 * t28);
  A[21] += t30;
  const double t31 = -5.0 * (G1 + G4 + 0.8 * G3 + 0.2 * t25);
  A[24] += t31;
  const double t32 = -5.0 * (G1 + G2 + 0.8 * G0 + 0.2 * t12);
  A[27] += t32;
  A[31] += t15;
  A[34] += t17;
  A[37] += t19;
  A[40] += t21;
  A[43] += t13;
  A[46] += t26;
  A[49] += t29;
  A[52] += t30;
  A[55] += t31;
  A[58] += t32;
  A[62] += t15;
  A[65] += t17;
  A[68] += t19;
  A[71] += t21;
  A[74] += t13;
  A[77] += t26;
  A[80] += t29;
  A[83] += t30;
  A[86] += t31;
  A[89] += t32;
  A[90] += t17;
  const double t33 = 3.0 * G0;
  A[93] += t33;
  const double t34 = -G1;
  A[96] += t34;
  const double t35 = -G2;
  A[99] += t35;
  const double t36 = -t9;
  A[102] += t36;
  const double t37 = 3.0 * G2 - G0;
  A[105] += t37;
  const double t38 = 3.0 * G1 - G0;
  A[108] += t38;
  A[111] += t16;
  A[114] += t23;
  const double t39 = -3.0 * (t9 + 1.3333333333333333 * G0);
  A[117] += t39;
  A[121] += t17;
  A[124] += t33;
  A[127] += t34;
  A[130] += t35;
  A[133] += t36;
  A[136] += t37;
  A[139] += t38;
  A[142] += t16;
  A[145] += t23;
  A[148] += t39;
  A[152] += t17;
  A[155] += t33;
  A[158] += t34;
  A[161] += t35;
  A[164] += t36;
  A[167] += t37;
  A[170] += t38;
  A[173] += t16;
  A[176] += t23;
  A[179] += t39;
  A[180] += t19;
  A[183] += t34;
  const double t40 = 3.0 * G3;
  A[186] += t40;
  const double t41 = -G4;
  A[189] += t41;
  const double t42 = 3.0 * G4 - G3;
  A[192] += t42;
  const double t43 = -t22;
  A[195] += t43;
  const double t44 = 3.0 * G1 - G3;
  A[198] += t44;
  A[201] += t18;
  const double t45 = -3.0 * (1.3333333333333333 * G3 + t22);
  A[204] += t45;
  A[207] += t10;
  A[211] += t19;
  A[214] += t34;
  A[217] += t40;
  A[220] += t41;
  A[223] += t42;
  A[226] += t43;
  A[229] += t44;
  A[232] += t18;
  A[235] += t45;
  A[238] += t10;
  A[242] += t19;
  A[245] += t34;
  A[248] += t40;
  A[251] += t41;
  A[254] += t42;
  A[257] += t43;
  A[260] += t44;
  A[263] += t18;
  A[266] += t45;
  A[269] += t10;
  A[270] += t21;
  A[273] += t35;
  A[276] += t41;
  const double t46 = 3.0 * G5;
  A[279] += t46;
  const double t47 = 3.0 * G4 - G5;
  A[282] += t47;
  const double t48 = 3.0 * G2 - G5;
  A[285] += t48;
  const double t49 = -t20;
  A[288] += t49;
  const double t50 = -3.0 * (1.3333333333333333 * G5 + t20);
  A[291] += t50;
  const double t51 = G2 + G5;
  A[294] += t51;
  const double t52 = G4 + G5;
  A[297] += t52;
  A[301] += t21;
  A[304] += t35;
  A[307] += t41;
  A[310] += t46;
  A[313] += t47;
  A[316] += t48;
  A[319] += t49;
  A[322] += t50;
  A[325] += t51;
  A[328] += t52;
  A[332] += t21;
  A[335] += t35;
  A[338] += t41;
  A[341] += t46;
  A[344] += t47;
  A[347] += t48;
  A[350] += t49;
  A[353] += t50;
  A[356] += t51;
  A[359] += t52;
  A[360] += t13;
  A[363] += t36;
  A[366] += t42;
  A[369] += t47;
  const double t53 = 8.0 * t11;
  A[372] += t53;
  const double t54 = 4.0 * (2.0 * G1 + t21);
  A[375] += t54;
  const double t55 = 4.0 * (2.0 * G2 + t19);
  A[378] += t55;
  const double t56 = -8.0 * (0.5 * G2 + t19);
  A[381] += t56;
  const double t57 = -8.0 * (0.5 * G1 + t21);
  A[384] += t57;
  const double t58 = -4.0 * t12;
  A[387] += t58;
  A[391] += t13;
  A[394] += t36;
  A[397] += t42;
  A[400] += t47;
  A[403] += t53;
  A[406] += t54;
  A[409] += t55;
  A[412] += t56;
  A[415] += t57;
  A[418] += t58;
  A[422] += t13;
  A[425] += t36;
  A[428] += t42;
  A[431] += t47;
  A[434] += t53;
  A[437] += t54;
  A[440] += t55;
  A[443] += t56;
  A[446] += t57;
  A[449] += t58;
  A[450] += t26;
  A[453] += t37;
  A[456] += t43;
  A[459] += t48;
  A[462] += t54;
  const double t59 = 8.0 * t24;
  A[465] += t59;
  const double t60 = 4.0 * (2.0 * G4 + t17);
  A[468] += t60;
  const double t61 = -8.0 * (0.5 * G4 + t17);
  A[471] += t61;
  const double t62 = -4.0 * t25;
  A[474] += t62;
  A[477] += t57;
  A[481] += t26;
  A[484] += t37;
  A[487] += t43;
  A[490] += t48;
  A[493] += t54;
  A[496] += t59;
  A[499] += t60;
  A[502] += t61;
  A[505] += t62;
  A[508] += t57;
  A[512] += t26;
  A[515] += t37;
  A[518] += t43;
  A[521] += t48;
  A[524] += t54;
  A[527] += t59;
  A[530] += t60;
  A[533] += t61;
  A[536] += t62;
  A[539] += t57;
  A[540] += t29;
  A[543] += t38;
  A[546] += t44;
  A[549] += t49;
  A[552] += t55;
  A[555] += t60;
  const double t63 = 8.0 * t27;
  A[558] += t63;
  const double t64 = -4.0 * t28;
  A[561] += t64;
  A[564] += t61;
  A[567] += t56;
  A[571] += t29;
  A[574] += t38;
  A[577] += t44;
  A[580] += t49;
  A[583] += t55;
  A[586] += t60;
  A[589] += t63;
  A[592] += t64;
  A[595] += t61;
  A[598] += t56;
  A[602] += t29;
  A[605] += t38;
  A[608] += t44;
  A[611] += t49;
  A[614] += t55;
  A[617] += t60;
  A[620] += t63;
  A[623] += t64;
  A[626] += t61;
  A[629] += t56;
  A[630] += t30;
  A[633] += t16;
  A[636] += t18;
  A[639] += t50;
  A[642] += t56;
  A[645] += t61;
  A[648] += t64;
  const double t65 = 8.0 * (G5 + t29);
  A[651] += t65;
  A[654] += t60;
  A[657] += t55;
  A[661] += t30;
  A[664] += t16;
  A[667] += t18;
  A[670] += t50;
  A[673] += t56;
  A[676] += t61;
  A[679] += t64;
  A[682] += t65;
  A[685] += t60;
  A[688] += t55;
  A[692] += t30;
  A[695] += t16;
  A[698] += t18;
  A[701] += t50;
  A[704] += t56;
  A[707] += t61;
  A[710] += t64;
  A[713] += t65;
  A[716] += t60;
  A[719] += t55;
  A[720] += t31;
  A[723] += t23;
  A[726] += t45;
  A[729] += t51;
  A[732] += t57;
  A[735] += t62;
  A[738] += t61;
  A[741] += t60;
  const double t66 = 8.0 * (G3 + t26);
  A[744] += t66;
  A[747] += t54;
  A[751] += t31;
  A[754] += t23;
  A[757] += t45;
  A[760] += t51;
  A[763] += t57;
  A[766] += t62;
  A[769] += t61;
  A[772] += t60;
  A[775] += t66;
  A[778] += t54;
  A[782] += t31;
  A[785] += t23;
  A[788] += t45;
  A[791] += t51;
  A[794] += t57;
  A[797] += t62;
  A[800] += t61;
  A[803] += t60;
  A[806] += t66;
  A[809] += t54;
  A[810] += t32;
  A[813] += t39;
  A[816] += t10;
  A[819] += t52;
  A[822] += t58;
  A[825] += t57;
  A[828] += t56;
  A[831] += t55;
  A[834] += t54;
  const double t67 = 8.0 * t14;
  A[837] += t67;
  A[841] += t32;
  A[844] += t39;
  A[847] += t10;
  A[850] += t52;
  A[853] += t58;
  A[856] += t57;
  A[859] += t56;
  A[862] += t55;
  A[865] += t54;
  A[868] += t67;
  A[872] += t32;
  A[875] += t39;
  A[878] += t10;
  A[881] += t52;
  A[884] += t58;
  A[887] += t57;
  A[890] += t56;
  A[893] += t55;
  A[896] += t54;
  A[899] += t67;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p2x3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "vector_laplace_p2x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2^3",                                    // row_element
    "P2^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    30,                                        // rows
    30,                                        // columns
    900,                                       // entries_per_cell
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    58368,                                     // shared_bytes
    179.0,                                     // flops_per_cell
    7220.0,                                    // bytes_per_cell
    16200.0,                                   // paper_flops_per_cell
    launch,                                    // launch
};
