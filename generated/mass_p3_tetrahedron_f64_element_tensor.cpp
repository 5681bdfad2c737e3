// mass_p3_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=tetrahedron --define degree=3
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
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   P3, 20 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          35 flops (303 before optimisation) <- taken
//   quadrature      41 flops
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
//   flops        35
//   bytes        3220 (20 read, 3200 written)
//   flops/byte   0.0109
//   paper flops  800 (2 sizeG rows columns)
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

extern "C" int mass_p3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 3200 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[3200];

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
        const double x0_1 = inputs[lane + 16];
        const double x2_1 = inputs[lane + 24];
        const double t0 = x0_1 - x2_1;
        const double x0_2 = inputs[lane + 32];
        const double x3_2 = inputs[lane + 40];
        const double t1 = x0_2 - x3_2;
        const double x3_1 = inputs[lane + 48];
        const double t2 = x0_1 - x3_1;
        const double x2_2 = inputs[lane + 56];
        const double t3 = x0_2 - x2_2;
        const double adj00 = t0 * t1 - t2 * t3;
        const double x2_0 = inputs[lane + 64];
        const double x1_2 = inputs[lane + 72];
        const double t4 = x0_2 - x1_2;
        const double x1_1 = inputs[lane + 80];
        const double t5 = x0_1 - x1_1;
        const double adj10 = t2 * t4 - t1 * t5;
        const double x3_0 = inputs[lane + 88];
        const double adj20 = t3 * t5 - t0 * t4;
        const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double G0 = 0.0020089285714285712 * abs_detJ;
        const double t6 = 0.2962962962962963 * G0;
        tile[lane] = t6;
        const double t7 = 0.037037037037037035 * G0;
        tile[lane + 8] = t7;
        tile[lane + 16] = t7;
        tile[lane + 24] = t7;
        const double t8 = 0.05555555555555555 * G0;
        tile[lane + 32] = t8;
        tile[lane + 40] = t8;
        tile[lane + 48] = t8;
        tile[lane + 56] = t8;
        tile[lane + 64] = t8;
        tile[lane + 72] = t8;
        const double t9 = -0.2222222222222222 * G0;
        tile[lane + 80] = t9;
        const double t10 = 0.1111111111111111 * G0;
        tile[lane + 88] = t10;
        tile[lane + 96] = t9;
        tile[lane + 104] = t10;
        tile[lane + 112] = t9;
        tile[lane + 120] = t10;
        const double t11 = 0.6666666666666666 * G0;
        tile[lane + 128] = t11;
        const double t12 = 0.3333333333333333 * G0;
        tile[lane + 136] = t12;
        tile[lane + 144] = t12;
        tile[lane + 152] = t12;
        tile[lane + 160] = t7;
        tile[lane + 168] = t6;
        tile[lane + 176] = t7;
        tile[lane + 184] = t7;
        tile[lane + 192] = t8;
        tile[lane + 200] = t8;
        tile[lane + 208] = t9;
        tile[lane + 216] = t10;
        tile[lane + 224] = t9;
        tile[lane + 232] = t10;
        tile[lane + 240] = t8;
        tile[lane + 248] = t8;
        tile[lane + 256] = t8;
        tile[lane + 264] = t8;
        tile[lane + 272] = t10;
        tile[lane + 280] = t9;
        tile[lane + 288] = t12;
        tile[lane + 296] = t11;
        tile[lane + 304] = t12;
        tile[lane + 312] = t12;
        tile[lane + 320] = t7;
        tile[lane + 328] = t7;
        tile[lane + 336] = t6;
        tile[lane + 344] = t7;
        tile[lane + 352] = t9;
        tile[lane + 360] = t10;
        tile[lane + 368] = t8;
        tile[lane + 376] = t8;
        tile[lane + 384] = t10;
        tile[lane + 392] = t9;
        tile[lane + 400] = t8;
        tile[lane + 408] = t8;
        tile[lane + 416] = t10;
        tile[lane + 424] = t9;
        tile[lane + 432] = t8;
        tile[lane + 440] = t8;
        tile[lane + 448] = t12;
        tile[lane + 456] = t12;
        tile[lane + 464] = t11;
        tile[lane + 472] = t12;
        tile[lane + 480] = t7;
        tile[lane + 488] = t7;
        tile[lane + 496] = t7;
        tile[lane + 504] = t6;
        tile[lane + 512] = t10;
        tile[lane + 520] = t9;
        tile[lane + 528] = t10;
        tile[lane + 536] = t9;
        tile[lane + 544] = t8;
        tile[lane + 552] = t8;
        tile[lane + 560] = t10;
        tile[lane + 568] = t9;
        tile[lane + 576] = t8;
        tile[lane + 584] = t8;
        tile[lane + 592] = t8;
        tile[lane + 600] = t8;
        tile[lane + 608] = t12;
        tile[lane + 616] = t12;
        tile[lane + 624] = t12;
        tile[lane + 632] = t11;
        tile[lane + 640] = t8;
        tile[lane + 648] = t8;
        tile[lane + 656] = t9;
        tile[lane + 664] = t10;
        const double t13 = 2.0 * G0;
        tile[lane + 672] = t13;
        const double t14 = -G0;
        tile[lane + 680] = t14;
        tile[lane + 688] = 0.0;
        const double t15 = -0.5 * G0;
        tile[lane + 696] = t15;
        tile[lane + 704] = t15;
        tile[lane + 712] = G0;
        tile[lane + 720] = 0.0;
        tile[lane + 728] = t15;
        tile[lane + 736] = t15;
        tile[lane + 744] = G0;
        tile[lane + 752] = 0.0;
        tile[lane + 760] = 0.0;
        tile[lane + 768] = 0.0;
        tile[lane + 776] = 0.0;
        tile[lane + 784] = t14;
        tile[lane + 792] = 0.0;
        tile[lane + 800] = t8;
        tile[lane + 808] = t8;
        tile[lane + 816] = t10;
        tile[lane + 824] = t9;
        tile[lane + 832] = t14;
        tile[lane + 840] = t13;
        tile[lane + 848] = t15;
        tile[lane + 856] = G0;
        tile[lane + 864] = 0.0;
        tile[lane + 872] = t15;
        tile[lane + 880] = t15;
        tile[lane + 888] = G0;
        tile[lane + 896] = 0.0;
        tile[lane + 904] = t15;
        tile[lane + 912] = 0.0;
        tile[lane + 920] = 0.0;
        tile[lane + 928] = 0.0;
        tile[lane + 936] = 0.0;
        tile[lane + 944] = 0.0;
        tile[lane + 952] = t14;
        tile[lane + 960] = t8;
        tile[lane + 968] = t9;
        tile[lane + 976] = t8;
        tile[lane + 984] = t10;
        tile[lane + 992] = 0.0;
        tile[lane + 1000] = t15;
        tile[lane + 1008] = t13;
        tile[lane + 1016] = t14;
        tile[lane + 1024] = G0;
        tile[lane + 1032] = t15;
        tile[lane + 1040] = 0.0;
        tile[lane + 1048] = t15;
        tile[lane + 1056] = 0.0;
        tile[lane + 1064] = 0.0;
        tile[lane + 1072] = t15;
        tile[lane + 1080] = G0;
        tile[lane + 1088] = 0.0;
        tile[lane + 1096] = t14;
        tile[lane + 1104] = 0.0;
        tile[lane + 1112] = 0.0;
        tile[lane + 1120] = t8;
        tile[lane + 1128] = t10;
        tile[lane + 1136] = t8;
        tile[lane + 1144] = t9;
        tile[lane + 1152] = t15;
        tile[lane + 1160] = G0;
        tile[lane + 1168] = t14;
        tile[lane + 1176] = t13;
        tile[lane + 1184] = t15;
        tile[lane + 1192] = 0.0;
        tile[lane + 1200] = t15;
        tile[lane + 1208] = G0;
        tile[lane + 1216] = 0.0;
        tile[lane + 1224] = 0.0;
        tile[lane + 1232] = 0.0;
        tile[lane + 1240] = t15;
        tile[lane + 1248] = 0.0;
        tile[lane + 1256] = 0.0;
        tile[lane + 1264] = 0.0;
        tile[lane + 1272] = t14;
        tile[lane + 1280] = t8;
        tile[lane + 1288] = t9;
        tile[lane + 1296] = t10;
        tile[lane + 1304] = t8;
        tile[lane + 1312] = t15;
        tile[lane + 1320] = 0.0;
        tile[lane + 1328] = G0;
        tile[lane + 1336] = t15;
        tile[lane + 1344] = t13;
        tile[lane + 1352] = t14;
        tile[lane + 1360] = 0.0;
        tile[lane + 1368] = 0.0;
        tile[lane + 1376] = 0.0;
        tile[lane + 1384] = t15;
        tile[lane + 1392] = t15;
        tile[lane + 1400] = G0;
        tile[lane + 1408] = 0.0;
        tile[lane + 1416] = t14;
        tile[lane + 1424] = 0.0;
        tile[lane + 1432] = 0.0;
        tile[lane + 1440] = t8;
        tile[lane + 1448] = t10;
        tile[lane + 1456] = t9;
        tile[lane + 1464] = t8;
        tile[lane + 1472] = G0;
        tile[lane + 1480] = t15;
        tile[lane + 1488] = t15;
        tile[lane + 1496] = 0.0;
        tile[lane + 1504] = t14;
        tile[lane + 1512] = t13;
        tile[lane + 1520] = 0.0;
        tile[lane + 1528] = 0.0;
        tile[lane + 1536] = t15;
        tile[lane + 1544] = G0;
        tile[lane + 1552] = 0.0;
        tile[lane + 1560] = t15;
        tile[lane + 1568] = 0.0;
        tile[lane + 1576] = 0.0;
        tile[lane + 1584] = t14;
        tile[lane + 1592] = 0.0;
        tile[lane + 1600] = t9;
        tile[lane + 1608] = t8;
        tile[lane + 1616] = t8;
        tile[lane + 1624] = t10;
        tile[lane + 1632] = 0.0;
        tile[lane + 1640] = t15;
        tile[lane + 1648] = 0.0;
        tile[lane + 1656] = t15;
        tile[lane + 1664] = 0.0;
        tile[lane + 1672] = 0.0;
        tile[lane + 1680] = t13;
        tile[lane + 1688] = t14;
        tile[lane + 1696] = G0;
        tile[lane + 1704] = t15;
        tile[lane + 1712] = G0;
        tile[lane + 1720] = t15;
        tile[lane + 1728] = t14;
        tile[lane + 1736] = 0.0;
        tile[lane + 1744] = 0.0;
        tile[lane + 1752] = 0.0;
        tile[lane + 1760] = t10;
        tile[lane + 1768] = t8;
        tile[lane + 1776] = t8;
        tile[lane + 1784] = t9;
        tile[lane + 1792] = t15;
        tile[lane + 1800] = G0;
        tile[lane + 1808] = t15;
        tile[lane + 1816] = G0;
        tile[lane + 1824] = 0.0;
        tile[lane + 1832] = 0.0;
        tile[lane + 1840] = t14;
        tile[lane + 1848] = t13;
        tile[lane + 1856] = t15;
        tile[lane + 1864] = 0.0;
        tile[lane + 1872] = t15;
        tile[lane + 1880] = 0.0;
        tile[lane + 1888] = 0.0;
        tile[lane + 1896] = 0.0;
        tile[lane + 1904] = 0.0;
        tile[lane + 1912] = t14;
        tile[lane + 1920] = t9;
        tile[lane + 1928] = t8;
        tile[lane + 1936] = t10;
        tile[lane + 1944] = t8;
        tile[lane + 1952] = t15;
        tile[lane + 1960] = 0.0;
        tile[lane + 1968] = 0.0;
        tile[lane + 1976] = 0.0;
        tile[lane + 1984] = 0.0;
        tile[lane + 1992] = t15;
        tile[lane + 2000] = G0;
        tile[lane + 2008] = t15;
        tile[lane + 2016] = t13;
        tile[lane + 2024] = t14;
        tile[lane + 2032] = G0;
        tile[lane + 2040] = t15;
        tile[lane + 2048] = t14;
        tile[lane + 2056] = 0.0;
        tile[lane + 2064] = 0.0;
        tile[lane + 2072] = 0.0;
        tile[lane + 2080] = t10;
        tile[lane + 2088] = t8;
        tile[lane + 2096] = t9;
        tile[lane + 2104] = t8;
        tile[lane + 2112] = G0;
        tile[lane + 2120] = t15;
        tile[lane + 2128] = 0.0;
        tile[lane + 2136] = 0.0;
        tile[lane + 2144] = t15;
        tile[lane + 2152] = G0;
        tile[lane + 2160] = t15;
        tile[lane + 2168] = 0.0;
        tile[lane + 2176] = t14;
        tile[lane + 2184] = t13;
        tile[lane + 2192] = t15;
        tile[lane + 2200] = 0.0;
        tile[lane + 2208] = 0.0;
        tile[lane + 2216] = 0.0;
        tile[lane + 2224] = t14;
        tile[lane + 2232] = 0.0;
        tile[lane + 2240] = t9;
        tile[lane + 2248] = t10;
        tile[lane + 2256] = t8;
        tile[lane + 2264] = t8;
        tile[lane + 2272] = 0.0;
        tile[lane + 2280] = 0.0;
        tile[lane + 2288] = t15;
        tile[lane + 2296] = 0.0;
        tile[lane + 2304] = t15;
        tile[lane + 2312] = 0.0;
        tile[lane + 2320] = G0;
        tile[lane + 2328] = t15;
        tile[lane + 2336] = G0;
        tile[lane + 2344] = t15;
        tile[lane + 2352] = t13;
        tile[lane + 2360] = t14;
        tile[lane + 2368] = t14;
        tile[lane + 2376] = 0.0;
        tile[lane + 2384] = 0.0;
        tile[lane + 2392] = 0.0;
        tile[lane + 2400] = t10;
        tile[lane + 2408] = t9;
        tile[lane + 2416] = t8;
        tile[lane + 2424] = t8;
        tile[lane + 2432] = 0.0;
        tile[lane + 2440] = 0.0;
        tile[lane + 2448] = G0;
        tile[lane + 2456] = t15;
        tile[lane + 2464] = G0;
        tile[lane + 2472] = t15;
        tile[lane + 2480] = t15;
        tile[lane + 2488] = 0.0;
        tile[lane + 2496] = t15;
        tile[lane + 2504] = 0.0;
        tile[lane + 2512] = t14;
        tile[lane + 2520] = t13;
        tile[lane + 2528] = 0.0;
        tile[lane + 2536] = t14;
        tile[lane + 2544] = 0.0;
        tile[lane + 2552] = 0.0;
        tile[lane + 2560] = t11;
        tile[lane + 2568] = t12;
        tile[lane + 2576] = t12;
        tile[lane + 2584] = t12;
        tile[lane + 2592] = 0.0;
        tile[lane + 2600] = 0.0;
        tile[lane + 2608] = 0.0;
        tile[lane + 2616] = 0.0;
        tile[lane + 2624] = 0.0;
        tile[lane + 2632] = 0.0;
        tile[lane + 2640] = t14;
        tile[lane + 2648] = 0.0;
        tile[lane + 2656] = t14;
        tile[lane + 2664] = 0.0;
        tile[lane + 2672] = t14;
        tile[lane + 2680] = 0.0;
        const double t16 = 8.0 * G0;
        tile[lane + 2688] = t16;
        const double t17 = 4.0 * G0;
        tile[lane + 2696] = t17;
        tile[lane + 2704] = t17;
        tile[lane + 2712] = t17;
        tile[lane + 2720] = t12;
        tile[lane + 2728] = t11;
        tile[lane + 2736] = t12;
        tile[lane + 2744] = t12;
        tile[lane + 2752] = 0.0;
        tile[lane + 2760] = 0.0;
        tile[lane + 2768] = t14;
        tile[lane + 2776] = 0.0;
        tile[lane + 2784] = t14;
        tile[lane + 2792] = 0.0;
        tile[lane + 2800] = 0.0;
        tile[lane + 2808] = 0.0;
        tile[lane + 2816] = 0.0;
        tile[lane + 2824] = 0.0;
        tile[lane + 2832] = 0.0;
        tile[lane + 2840] = t14;
        tile[lane + 2848] = t17;
        tile[lane + 2856] = t16;
        tile[lane + 2864] = t17;
        tile[lane + 2872] = t17;
        tile[lane + 2880] = t12;
        tile[lane + 2888] = t12;
        tile[lane + 2896] = t11;
        tile[lane + 2904] = t12;
        tile[lane + 2912] = t14;
        tile[lane + 2920] = 0.0;
        tile[lane + 2928] = 0.0;
        tile[lane + 2936] = 0.0;
        tile[lane + 2944] = 0.0;
        tile[lane + 2952] = t14;
        tile[lane + 2960] = 0.0;
        tile[lane + 2968] = 0.0;
        tile[lane + 2976] = 0.0;
        tile[lane + 2984] = t14;
        tile[lane + 2992] = 0.0;
        tile[lane + 3000] = 0.0;
        tile[lane + 3008] = t17;
        tile[lane + 3016] = t17;
        tile[lane + 3024] = t16;
        tile[lane + 3032] = t17;
        tile[lane + 3040] = t12;
        tile[lane + 3048] = t12;
        tile[lane + 3056] = t12;
        tile[lane + 3064] = t11;
        tile[lane + 3072] = 0.0;
        tile[lane + 3080] = t14;
        tile[lane + 3088] = 0.0;
        tile[lane + 3096] = t14;
        tile[lane + 3104] = 0.0;
        tile[lane + 3112] = 0.0;
        tile[lane + 3120] = 0.0;
        tile[lane + 3128] = t14;
        tile[lane + 3136] = 0.0;
        tile[lane + 3144] = 0.0;
        tile[lane + 3152] = 0.0;
        tile[lane + 3160] = 0.0;
        tile[lane + 3168] = t17;
        tile[lane + 3176] = t17;
        tile[lane + 3184] = t17;
        tile[lane + 3192] = t16;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<400, 8, 400>(tile, element_tensors + 400 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void mass_p3_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double t0 = x0_1 - x2_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double t1 = x0_2 - x3_2;
  const double x3_1 = coordinate_dofs[10];
  const double t2 = x0_1 - x3_1;
  const double x2_2 = coordinate_dofs[8];
  const double t3 = x0_2 - x2_2;
  const double adj00 = t0 * t1 - t2 * t3;
  const double x2_0 = coordinate_dofs[6];
  const double x1_2 = coordinate_dofs[5];
  const double t4 = x0_2 - x1_2;
  const double x1_1 = coordinate_dofs[4];
  const double t5 = x0_1 - x1_1;
  const double adj10 = t2 * t4 - t1 * t5;
  const double x3_0 = coordinate_dofs[9];
  const double adj20 = t3 * t5 - t0 * t4;
  const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
  const double abs_detJ = std::fabs(detJ);
  const double G0 = 0.0020089285714285712 * abs_detJ;
  const double t6 = 0.2962962962962963 * G0;
  A[0] += t6;
  const double t7 = 0.037037037037037035 * G0;
  A[1] += t7;
  A[2] += t7;
  A[3] += t7;
  const double t8 = 0.05555555555555555 * G0;
  A[4] += t8;
  A[5] += t8;
  A[6] += t8;
  A[7] += t8;
  A[8] += t8;
  A[9] += t8;
  const double t9 = -0.2222222222222222 * G0;
  A[10] += t9;
  const double t10 = 0.1111111111111111 * G0;
  A[11] += t10;
  A[12] += t9;
  A[13] += t10;
  A[14] += t9;
  A[15] += t10;
  const double t11 = 0.6666666666666666 * G0;
  A[16] += t11;
  const double t12 = 0.3333333333333333 * G0;
  A[17] += t12;
  A[18] += t12;
  A[19] += t12;
  A[20] += t7;
  A[21] += t6;
  A[22] += t7;
  A[23] += t7;
  A[24] += t8;
  A[25] += t8;
  A[26] += t9;
  A[27] += t10;
  A[28] += t9;
  A[29] += t10;
  A[30] += t8;
  A[31] += t8;
  A[32] += t8;
  A[33] += t8;
  A[34] += t10;
  A[35] += t9;
  A[36] += t12;
  A[37] += t11;
  A[38] += t12;
  A[39] += t12;
  A[40] += t7;
  A[41] += t7;
  A[42] += t6;
  A[43] += t7;
  A[44] += t9;
  A[45] += t10;
  A[46] += t8;
  A[47] += t8;
  A[48] += t10;
  A[49] += t9;
  A[50] += t8;
  A[51] += t8;
  A[52] += t10;
  A[53] += t9;
  A[54] += t8;
  A[55] += t8;
  A[56] += t12;
  A[57] += t12;
  A[58] += t11;
  A[59] += t12;
  A[60] += t7;
  A[61] += t7;
  A[62] += t7;
  A[63] += t6;
  A[64] += t10;
  A[65] += t9;
  A[66] += t10;
  A[67] += t9;
  A[68] += t8;
  A[69] += t8;
  A[70] += t10;
  A[71] += t9;
  A[72] += t8;
  A[73] += t8;
  A[74] += t8;
  A[75] += t8;
  A[76] += t12;
  A[77] += t12;
  A[78] += t12;
  A[79] += t11;
  A[80] += t8;
  A[81] += t8;
  A[82] += t9;
  A[83] += t10;
  const double t13 = 2.0 * G0;
  A[84] += t13;
  const double t14 = -G0;
  A[85] += t14;
  const double t15 = -0.5 * G0;
  A[87] += t15;
  A[88] += t15;
  A[89] += G0;
  A[91] += t15;
  A[92] += t15;
  A[93] += G0;
  A[98] += t14;
  A[100] += t8;
  A[101] += t8;
  A[102] += t10;
  A[103] += t9;
  A[104] += t14;
  A[105] += t13;
  A[106] += t15;
  A[107] += G0;
  A[109] += t15;
  A[110] += t15;
  A[111] += G0;
  A[113] += t15;
  A[119] += t14;
  A[120] += t8;
  A[121] += t9;
  A[122] += t8;
  A[123] += t10;
  A[125] += t15;
  A[126] += t13;
  A[127] += t14;
  A[128] += G0;
  A[129] += t15;
  A[131] += t15;
  A[134] += t15;
  A[135] += G0;
  A[137] += t14;
  A[140] += t8;
  A[141] += t10;
  A[142] += t8;
  A[143] += t9;
  A[144] += t15;
  A[145] += G0;
  A[146] += t14;
  A[147] += t13;
  A[148] += t15;
  A[150] += t15;
  A[151] += G0;
  A[155] += t15;
  A[159] += t14;
  A[160] += t8;
  A[161] += t9;
  A[162] += t10;
  A[163] += t8;
  A[164] += t15;
  A[166] += G0;
  A[167] += t15;
  A[168] += t13;
  A[169] += t14;
  A[173] += t15;
  A[174] += t15;
  A[175] += G0;
  A[177] += t14;
  A[180] += t8;
  A[181] += t10;
  A[182] += t9;
  A[183] += t8;
  A[184] += G0;
  A[185] += t15;
  A[186] += t15;
  A[188] += t14;
  A[189] += t13;
  A[192] += t15;
  A[193] += G0;
  A[195] += t15;
  A[198] += t14;
  A[200] += t9;
  A[201] += t8;
  A[202] += t8;
  A[203] += t10;
  A[205] += t15;
  A[207] += t15;
  A[210] += t13;
  A[211] += t14;
  A[212] += G0;
  A[213] += t15;
  A[214] += G0;
  A[215] += t15;
  A[216] += t14;
  A[220] += t10;
  A[221] += t8;
  A[222] += t8;
  A[223] += t9;
  A[224] += t15;
  A[225] += G0;
  A[226] += t15;
  A[227] += G0;
  A[230] += t14;
  A[231] += t13;
  A[232] += t15;
  A[234] += t15;
  A[239] += t14;
  A[240] += t9;
  A[241] += t8;
  A[242] += t10;
  A[243] += t8;
  A[244] += t15;
  A[249] += t15;
  A[250] += G0;
  A[251] += t15;
  A[252] += t13;
  A[253] += t14;
  A[254] += G0;
  A[255] += t15;
  A[256] += t14;
  A[260] += t10;
  A[261] += t8;
  A[262] += t9;
  A[263] += t8;
  A[264] += G0;
  A[265] += t15;
  A[268] += t15;
  A[269] += G0;
  A[270] += t15;
  A[272] += t14;
  A[273] += t13;
  A[274] += t15;
  A[278] += t14;
  A[280] += t9;
  A[281] += t10;
  A[282] += t8;
  A[283] += t8;
  A[286] += t15;
  A[288] += t15;
  A[290] += G0;
  A[291] += t15;
  A[292] += G0;
  A[293] += t15;
  A[294] += t13;
  A[295] += t14;
  A[296] += t14;
  A[300] += t10;
  A[301] += t9;
  A[302] += t8;
  A[303] += t8;
  A[306] += G0;
  A[307] += t15;
  A[308] += G0;
  A[309] += t15;
  A[310] += t15;
  A[312] += t15;
  A[314] += t14;
  A[315] += t13;
  A[317] += t14;
  A[320] += t11;
  A[321] += t12;
  A[322] += t12;
  A[323] += t12;
  A[330] += t14;
  A[332] += t14;
  A[334] += t14;
  const double t16 = 8.0 * G0;
  A[336] += t16;
  const double t17 = 4.0 * G0;
  A[337] += t17;
  A[338] += t17;
  A[339] += t17;
  A[340] += t12;
  A[341] += t11;
  A[342] += t12;
  A[343] += t12;
  A[346] += t14;
  A[348] += t14;
  A[355] += t14;
  A[356] += t17;
  A[357] += t16;
  A[358] += t17;
  A[359] += t17;
  A[360] += t12;
  A[361] += t12;
  A[362] += t11;
  A[363] += t12;
  A[364] += t14;
  A[369] += t14;
  A[373] += t14;
  A[376] += t17;
  A[377] += t17;
  A[378] += t16;
  A[379] += t17;
  A[380] += t12;
  A[381] += t12;
  A[382] += t12;
  A[383] += t11;
  A[385] += t14;
  A[387] += t14;
  A[391] += t14;
  A[396] += t17;
  A[397] += t17;
  A[398] += t17;
  A[399] += t16;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_p3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "mass_p3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P3",                                      // row_element
    "P3",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    20,                                        // rows
    20,                                        // columns
    400,                                       // entries_per_cell
    6,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    1,                                         // geometry_size
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
    26368,                                     // shared_bytes
    35.0,                                      // flops_per_cell
    3220.0,                                    // bytes_per_cell
    800.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
