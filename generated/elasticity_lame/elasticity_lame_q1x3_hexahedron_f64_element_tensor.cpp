// elasticity_lame_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      23923 flops <- taken
//   sum_factorised  not valid: its straight-line code would be too long
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
//   unroll               inner
//   k_place              constant
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  data of the concurrent cells is gathered
//   2  points one after another, test functions innermost
//
// Costs of a cell:
//   flops       40968
//   bytes       4680 (72 read, 4608 written)
//   flops/byte  8.75
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"

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


constexpr double Q1_d100[64] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045,
    -0.6220084679281462, 0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462,
    -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.6220084679281462,
    0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.04465819873852045, 0.04465819873852045, -0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462, -0.04465819873852045,
    0.04465819873852045, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462};


constexpr double Q1_d010[64] = {-0.6220084679281462, -0.16666666666666666, 0.6220084679281462,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.6220084679281462, -0.16666666666666666,
    0.6220084679281462, 0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666,
    0.04465819873852045, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.04465819873852045, 0.16666666666666666,
    -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666,
    0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666,
    0.6220084679281462, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.6220084679281462, -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.16666666666666666, 0.6220084679281462};


constexpr double Q1_d001[64] = {-0.6220084679281462, -0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, 0.6220084679281462, 0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, -0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, 0.6220084679281462, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, -0.6220084679281462, -0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666, -0.16666666666666666,
    -0.6220084679281462, 0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462,
    -0.6220084679281462, -0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.6220084679281462,
    0.16666666666666666, 0.16666666666666666, 0.04465819873852045, -0.16666666666666666, -0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.04465819873852045,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.16666666666666666, 0.04465819873852045, 0.6220084679281462, 0.16666666666666666,
    -0.04465819873852045, -0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462};


constexpr double weights[8] = {0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125};


constexpr double DQ0_d000[8] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0};

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu(
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
  const bool past_caches = num_cells * 4608 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double x_dofs[192];
    alignas(64) double lmbda_dofs[8];
    alignas(64) double mu_dofs[8];
    alignas(64) double D[648];
    alignas(64) double flux[72];
    alignas(64) double tile[4608];

    for (int step = 0; step < 8; ++step) {
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        x_dofs[lane] = coordinates[3 * n0];
        x_dofs[lane + 8] = coordinates[3 * n0 + 1];
        x_dofs[lane + 16] = coordinates[3 * n0 + 2];
        x_dofs[lane + 24] = coordinates[3 * n1];
        x_dofs[lane + 32] = coordinates[3 * n1 + 1];
        x_dofs[lane + 40] = coordinates[3 * n1 + 2];
        x_dofs[lane + 48] = coordinates[3 * n2];
        x_dofs[lane + 56] = coordinates[3 * n2 + 1];
        x_dofs[lane + 64] = coordinates[3 * n2 + 2];
        x_dofs[lane + 72] = coordinates[3 * n3];
        x_dofs[lane + 80] = coordinates[3 * n3 + 1];
        x_dofs[lane + 88] = coordinates[3 * n3 + 2];
        x_dofs[lane + 96] = coordinates[3 * n4];
        x_dofs[lane + 104] = coordinates[3 * n4 + 1];
        x_dofs[lane + 112] = coordinates[3 * n4 + 2];
        x_dofs[lane + 120] = coordinates[3 * n5];
        x_dofs[lane + 128] = coordinates[3 * n5 + 1];
        x_dofs[lane + 136] = coordinates[3 * n5 + 2];
        x_dofs[lane + 144] = coordinates[3 * n6];
        x_dofs[lane + 152] = coordinates[3 * n6 + 1];
        x_dofs[lane + 160] = coordinates[3 * n6 + 2];
        x_dofs[lane + 168] = coordinates[3 * n7];
        x_dofs[lane + 176] = coordinates[3 * n7 + 1];
        x_dofs[lane + 184] = coordinates[3 * n7 + 2];
        lmbda_dofs[lane] = lmbda[cell];
        mu_dofs[lane] = mu[cell];
      }
      for (int entry = 0; entry < 576; ++entry) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          tile[8 * entry + lane] = 0.0;
        }
      }
      for (int q = 0; q < 8; ++q) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double J00 = Q1_d100[8 * q] * x_dofs[lane] + Q1_d100[8 * q + 1] * x_dofs[lane + 24] +
              Q1_d100[8 * q + 2] * x_dofs[lane + 48] + Q1_d100[8 * q + 3] * x_dofs[lane + 72] + Q1_d100[8 * q
              + 4] * x_dofs[lane + 96] + Q1_d100[8 * q + 5] * x_dofs[lane + 120] + Q1_d100[8 * q + 6] *
              x_dofs[lane + 144] + Q1_d100[8 * q + 7] * x_dofs[lane + 168];
          const double J11 = Q1_d010[8 * q] * x_dofs[lane + 8] + Q1_d010[8 * q + 1] * x_dofs[lane + 32] +
              Q1_d010[8 * q + 2] * x_dofs[lane + 56] + Q1_d010[8 * q + 3] * x_dofs[lane + 80] + Q1_d010[8 * q
              + 4] * x_dofs[lane + 104] + Q1_d010[8 * q + 5] * x_dofs[lane + 128] + Q1_d010[8 * q + 6] *
              x_dofs[lane + 152] + Q1_d010[8 * q + 7] * x_dofs[lane + 176];
          const double J22 = Q1_d001[8 * q] * x_dofs[lane + 16] + Q1_d001[8 * q + 1] * x_dofs[lane + 40] +
              Q1_d001[8 * q + 2] * x_dofs[lane + 64] + Q1_d001[8 * q + 3] * x_dofs[lane + 88] + Q1_d001[8 * q
              + 4] * x_dofs[lane + 112] + Q1_d001[8 * q + 5] * x_dofs[lane + 136] + Q1_d001[8 * q + 6] *
              x_dofs[lane + 160] + Q1_d001[8 * q + 7] * x_dofs[lane + 184];
          const double J12 = Q1_d001[8 * q] * x_dofs[lane + 8] + Q1_d001[8 * q + 1] * x_dofs[lane + 32] +
              Q1_d001[8 * q + 2] * x_dofs[lane + 56] + Q1_d001[8 * q + 3] * x_dofs[lane + 80] + Q1_d001[8 * q
              + 4] * x_dofs[lane + 104] + Q1_d001[8 * q + 5] * x_dofs[lane + 128] + Q1_d001[8 * q + 6] *
              x_dofs[lane + 152] + Q1_d001[8 * q + 7] * x_dofs[lane + 176];
          const double J21 = Q1_d010[8 * q] * x_dofs[lane + 16] + Q1_d010[8 * q + 1] * x_dofs[lane + 40] +
              Q1_d010[8 * q + 2] * x_dofs[lane + 64] + Q1_d010[8 * q + 3] * x_dofs[lane + 88] + Q1_d010[8 * q
              + 4] * x_dofs[lane + 112] + Q1_d010[8 * q + 5] * x_dofs[lane + 136] + Q1_d010[8 * q + 6] *
              x_dofs[lane + 160] + Q1_d010[8 * q + 7] * x_dofs[lane + 184];
          const double adj00 = J11 * J22 - J12 * J21;
          const double J01 = x_dofs[lane] * Q1_d010[8 * q] + Q1_d010[8 * q + 1] * x_dofs[lane + 24] +
              Q1_d010[8 * q + 2] * x_dofs[lane + 48] + Q1_d010[8 * q + 3] * x_dofs[lane + 72] + Q1_d010[8 * q
              + 4] * x_dofs[lane + 96] + Q1_d010[8 * q + 5] * x_dofs[lane + 120] + Q1_d010[8 * q + 6] *
              x_dofs[lane + 144] + Q1_d010[8 * q + 7] * x_dofs[lane + 168];
          const double J20 = Q1_d100[8 * q] * x_dofs[lane + 16] + Q1_d100[8 * q + 1] * x_dofs[lane + 40] +
              Q1_d100[8 * q + 2] * x_dofs[lane + 64] + Q1_d100[8 * q + 3] * x_dofs[lane + 88] + Q1_d100[8 * q
              + 4] * x_dofs[lane + 112] + Q1_d100[8 * q + 5] * x_dofs[lane + 136] + Q1_d100[8 * q + 6] *
              x_dofs[lane + 160] + Q1_d100[8 * q + 7] * x_dofs[lane + 184];
          const double J10 = Q1_d100[8 * q] * x_dofs[lane + 8] + Q1_d100[8 * q + 1] * x_dofs[lane + 32] +
              Q1_d100[8 * q + 2] * x_dofs[lane + 56] + Q1_d100[8 * q + 3] * x_dofs[lane + 80] + Q1_d100[8 * q
              + 4] * x_dofs[lane + 104] + Q1_d100[8 * q + 5] * x_dofs[lane + 128] + Q1_d100[8 * q + 6] *
              x_dofs[lane + 152] + Q1_d100[8 * q + 7] * x_dofs[lane + 176];
          const double adj10 = J12 * J20 - J10 * J22;
          const double J02 = x_dofs[lane] * Q1_d001[8 * q] + Q1_d001[8 * q + 1] * x_dofs[lane + 24] +
              Q1_d001[8 * q + 2] * x_dofs[lane + 48] + Q1_d001[8 * q + 3] * x_dofs[lane + 72] + Q1_d001[8 * q
              + 4] * x_dofs[lane + 96] + Q1_d001[8 * q + 5] * x_dofs[lane + 120] + Q1_d001[8 * q + 6] *
              x_dofs[lane + 144] + Q1_d001[8 * q + 7] * x_dofs[lane + 168];
          const double adj20 = J10 * J21 - J11 * J20;
          const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double adj01 = J02 * J21 - J01 * J22;
          const double t0 = DQ0_d000[q] * mu_dofs[lane] * adj01 * adj01;
          const double adj02 = J01 * J12 - J02 * J11;
          const double t1 = DQ0_d000[q] * mu_dofs[lane] * adj02 * adj02;
          const double t2 = DQ0_d000[q] * mu_dofs[lane] * adj00 * adj00;
          D[lane] = weights[q] * inv_abs_detJ * (t0 + t1 + DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj00 +
              2.0 * t2);
          const double adj11 = J00 * J22 - J02 * J20;
          const double t3 = DQ0_d000[q] * mu_dofs[lane] * adj01 * adj11;
          const double adj12 = J02 * J10 - J00 * J12;
          const double t4 = DQ0_d000[q] * mu_dofs[lane] * adj02 * adj12;
          const double t5 = DQ0_d000[q] * mu_dofs[lane] * adj00 * adj10;
          const double t6 = weights[q] * inv_abs_detJ * (t3 + t4 + DQ0_d000[q] * lmbda_dofs[lane] * adj00 *
              adj10 + 2.0 * t5);
          D[lane + 8] = t6;
          const double adj21 = J01 * J20 - J00 * J21;
          const double t7 = DQ0_d000[q] * mu_dofs[lane] * adj01 * adj21;
          const double adj22 = J00 * J11 - J01 * J10;
          const double t8 = DQ0_d000[q] * mu_dofs[lane] * adj02 * adj22;
          const double t9 = DQ0_d000[q] * mu_dofs[lane] * adj00 * adj20;
          const double t10 = weights[q] * inv_abs_detJ * (t7 + t8 + DQ0_d000[q] * lmbda_dofs[lane] * adj00 *
              adj20 + 2.0 * t9);
          D[lane + 16] = t10;
          const double mu0_d000_q = DQ0_d000[q] * mu_dofs[lane];
          const double lmbda0_d000_q = DQ0_d000[q] * lmbda_dofs[lane];
          const double t11 = mu0_d000_q + lmbda0_d000_q;
          const double t12 = weights[q] * t11 * adj00 * adj01 * inv_abs_detJ;
          D[lane + 24] = t12;
          const double t13 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj10 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj11);
          D[lane + 32] = t13;
          const double t14 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj21);
          D[lane + 40] = t14;
          const double t15 = weights[q] * t11 * adj00 * adj02 * inv_abs_detJ;
          D[lane + 48] = t15;
          const double t16 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj10 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj12);
          D[lane + 56] = t16;
          const double t17 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj22);
          D[lane + 64] = t17;
          D[lane + 72] = t6;
          const double t18 = DQ0_d000[q] * mu_dofs[lane] * adj11 * adj11;
          const double t19 = DQ0_d000[q] * mu_dofs[lane] * adj12 * adj12;
          const double t20 = DQ0_d000[q] * mu_dofs[lane] * adj10 * adj10;
          D[lane + 80] = weights[q] * inv_abs_detJ * (t18 + t19 + DQ0_d000[q] * lmbda_dofs[lane] * adj10 *
              adj10 + 2.0 * t20);
          const double t21 = DQ0_d000[q] * mu_dofs[lane] * adj11 * adj21;
          const double t22 = DQ0_d000[q] * mu_dofs[lane] * adj12 * adj22;
          const double t23 = DQ0_d000[q] * mu_dofs[lane] * adj10 * adj20;
          const double t24 = weights[q] * inv_abs_detJ * (t21 + t22 + DQ0_d000[q] * lmbda_dofs[lane] * adj10 *
              adj20 + 2.0 * t23);
          D[lane + 88] = t24;
          const double t25 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj11 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj10);
          D[lane + 96] = t25;
          const double t26 = weights[q] * t11 * adj10 * adj11 * inv_abs_detJ;
          D[lane + 104] = t26;
          const double t27 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj11 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj10 * adj21);
          D[lane + 112] = t27;
          const double t28 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj12 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj10);
          D[lane + 120] = t28;
          const double t29 = weights[q] * t11 * adj10 * adj12 * inv_abs_detJ;
          D[lane + 128] = t29;
          const double t30 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj12 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj10 * adj22);
          D[lane + 136] = t30;
          D[lane + 144] = t10;
          D[lane + 152] = t24;
          const double t31 = DQ0_d000[q] * mu_dofs[lane] * adj21 * adj21;
          const double t32 = DQ0_d000[q] * mu_dofs[lane] * adj22 * adj22;
          const double t33 = DQ0_d000[q] * mu_dofs[lane] * adj20 * adj20;
          D[lane + 160] = weights[q] * inv_abs_detJ * (t31 + t32 + DQ0_d000[q] * lmbda_dofs[lane] * adj20 *
              adj20 + 2.0 * t33);
          const double t34 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj20);
          D[lane + 168] = t34;
          const double t35 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj10 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj11 * adj20);
          D[lane + 176] = t35;
          const double t36 = weights[q] * t11 * adj20 * adj21 * inv_abs_detJ;
          D[lane + 184] = t36;
          const double t37 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj20);
          D[lane + 192] = t37;
          const double t38 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj10 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj12 * adj20);
          D[lane + 200] = t38;
          const double t39 = weights[q] * t11 * adj20 * adj22 * inv_abs_detJ;
          D[lane + 208] = t39;
          D[lane + 216] = weights[q] * inv_abs_detJ * (2.0 * t0 + t1 + t2 + DQ0_d000[q] * lmbda_dofs[lane] *
              adj01 * adj01);
          const double t40 = weights[q] * inv_abs_detJ * (2.0 * t3 + t4 + t5 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj01 * adj11);
          D[lane + 224] = t40;
          const double t41 = weights[q] * inv_abs_detJ * (2.0 * t7 + t8 + t9 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj01 * adj21);
          D[lane + 232] = t41;
          D[lane + 240] = t12;
          D[lane + 248] = t25;
          D[lane + 256] = t34;
          D[lane + 264] = t40;
          D[lane + 272] = weights[q] * inv_abs_detJ * (2.0 * t18 + t19 + t20 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj11 * adj11);
          const double t42 = weights[q] * inv_abs_detJ * (2.0 * t21 + t22 + t23 + DQ0_d000[q] *
              lmbda_dofs[lane] * adj11 * adj21);
          D[lane + 280] = t42;
          D[lane + 288] = t13;
          D[lane + 296] = t26;
          D[lane + 304] = t35;
          D[lane + 312] = t41;
          D[lane + 320] = t42;
          D[lane + 328] = weights[q] * inv_abs_detJ * (2.0 * t31 + t32 + t33 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj21 * adj21);
          D[lane + 336] = t14;
          D[lane + 344] = t27;
          D[lane + 352] = t36;
          D[lane + 360] = weights[q] * inv_abs_detJ * (t0 + 2.0 * t1 + t2 + DQ0_d000[q] * lmbda_dofs[lane] *
              adj02 * adj02);
          const double t43 = weights[q] * inv_abs_detJ * (t3 + 2.0 * t4 + t5 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj02 * adj12);
          D[lane + 368] = t43;
          const double t44 = weights[q] * inv_abs_detJ * (t7 + 2.0 * t8 + t9 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj02 * adj22);
          D[lane + 376] = t44;
          D[lane + 384] = t15;
          D[lane + 392] = t28;
          D[lane + 400] = t37;
          D[lane + 408] = t43;
          D[lane + 416] = weights[q] * inv_abs_detJ * (t18 + 2.0 * t19 + t20 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj12 * adj12);
          const double t45 = weights[q] * inv_abs_detJ * (t21 + 2.0 * t22 + t23 + DQ0_d000[q] *
              lmbda_dofs[lane] * adj12 * adj22);
          D[lane + 424] = t45;
          D[lane + 432] = t16;
          D[lane + 440] = t29;
          D[lane + 448] = t38;
          D[lane + 456] = t44;
          D[lane + 464] = t45;
          D[lane + 472] = weights[q] * inv_abs_detJ * (t31 + 2.0 * t32 + t33 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj22 * adj22);
          D[lane + 480] = t17;
          D[lane + 488] = t30;
          D[lane + 496] = t39;
          const double t46 = weights[q] * t11 * adj01 * adj02 * inv_abs_detJ;
          D[lane + 504] = t46;
          const double t47 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj11 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj12);
          D[lane + 512] = t47;
          const double t48 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj22);
          D[lane + 520] = t48;
          const double t49 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj12 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj11);
          D[lane + 528] = t49;
          const double t50 = weights[q] * t11 * adj11 * adj12 * inv_abs_detJ;
          D[lane + 536] = t50;
          const double t51 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj12 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj11 * adj22);
          D[lane + 544] = t51;
          const double t52 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj21);
          D[lane + 552] = t52;
          const double t53 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj11 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj12 * adj21);
          D[lane + 560] = t53;
          const double t54 = weights[q] * t11 * adj21 * adj22 * inv_abs_detJ;
          D[lane + 568] = t54;
          D[lane + 576] = t46;
          D[lane + 584] = t49;
          D[lane + 592] = t52;
          D[lane + 600] = t47;
          D[lane + 608] = t50;
          D[lane + 616] = t53;
          D[lane + 624] = t48;
          D[lane + 632] = t51;
          D[lane + 640] = t54;
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = D[lane] * Q1_d100[8 * q + j] + Q1_d010[8 * q + j] * D[lane + 8] + Q1_d001[8 * q + j]
                * D[lane + 16];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 72] + Q1_d010[8 * q + j] * D[lane + 80] + Q1_d001[8
                * q + j] * D[lane + 88];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 144] + Q1_d010[8 * q + j] * D[lane + 152] +
                Q1_d001[8 * q + j] * D[lane + 160];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 24] + Q1_d010[8 * q + j] * D[lane + 32] + Q1_d001[8 * q
                + j] * D[lane + 40];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 96] + Q1_d010[8 * q + j] * D[lane + 104] +
                Q1_d001[8 * q + j] * D[lane + 112];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 168] + Q1_d010[8 * q + j] * D[lane + 176] +
                Q1_d001[8 * q + j] * D[lane + 184];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 8] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 48] + Q1_d010[8 * q + j] * D[lane + 56] + Q1_d001[8 * q
                + j] * D[lane + 64];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 120] + Q1_d010[8 * q + j] * D[lane + 128] +
                Q1_d001[8 * q + j] * D[lane + 136];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 192] + Q1_d010[8 * q + j] * D[lane + 200] +
                Q1_d001[8 * q + j] * D[lane + 208];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 16] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 216] + Q1_d010[8 * q + j] * D[lane + 224] + Q1_d001[8 *
                q + j] * D[lane + 232];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 264] + Q1_d010[8 * q + j] * D[lane + 272] +
                Q1_d001[8 * q + j] * D[lane + 280];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 312] + Q1_d010[8 * q + j] * D[lane + 320] +
                Q1_d001[8 * q + j] * D[lane + 328];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 200] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 240] + Q1_d010[8 * q + j] * D[lane + 248] + Q1_d001[8 *
                q + j] * D[lane + 256];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 288] + Q1_d010[8 * q + j] * D[lane + 296] +
                Q1_d001[8 * q + j] * D[lane + 304];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 336] + Q1_d010[8 * q + j] * D[lane + 344] +
                Q1_d001[8 * q + j] * D[lane + 352];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 192] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 360] + Q1_d010[8 * q + j] * D[lane + 368] + Q1_d001[8 *
                q + j] * D[lane + 376];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 408] + Q1_d010[8 * q + j] * D[lane + 416] +
                Q1_d001[8 * q + j] * D[lane + 424];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 456] + Q1_d010[8 * q + j] * D[lane + 464] +
                Q1_d001[8 * q + j] * D[lane + 472];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 400] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 384] + Q1_d010[8 * q + j] * D[lane + 392] + Q1_d001[8 *
                q + j] * D[lane + 400];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 432] + Q1_d010[8 * q + j] * D[lane + 440] +
                Q1_d001[8 * q + j] * D[lane + 448];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 480] + Q1_d010[8 * q + j] * D[lane + 488] +
                Q1_d001[8 * q + j] * D[lane + 496];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 384] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 504] + Q1_d010[8 * q + j] * D[lane + 512] + Q1_d001[8 *
                q + j] * D[lane + 520];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 528] + Q1_d010[8 * q + j] * D[lane + 536] +
                Q1_d001[8 * q + j] * D[lane + 544];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 552] + Q1_d010[8 * q + j] * D[lane + 560] +
                Q1_d001[8 * q + j] * D[lane + 568];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 208] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 576] + Q1_d010[8 * q + j] * D[lane + 584] + Q1_d001[8 *
                q + j] * D[lane + 592];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 600] + Q1_d010[8 * q + j] * D[lane + 608] +
                Q1_d001[8 * q + j] * D[lane + 616];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 624] + Q1_d010[8 * q + j] * D[lane + 632] +
                Q1_d001[8 * q + j] * D[lane + 640];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 392] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
      }
      const int64_t group_first = first_cell + 8 * step;
      const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
      store_transposed<576, 8, 576>(tile, element_tensors + 576 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_lame_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ lmbda = packed_coefficients + 0;
  const double* __restrict__ mu = packed_coefficients + 1;
  double x_dofs[24];
  double lmbda_dofs[1];
  double mu_dofs[1];
  double D[81];
  double flux[9];
  double tile[576];
  double element_tensors[576];
  constexpr int64_t first_cell = 0;
  constexpr int cells_here = 1;
  constexpr bool past_caches = false;
  #pragma omp simd
  for (int lane = 0; lane < 1; ++lane) {
    x_dofs[lane] = coordinate_dofs[0];
    x_dofs[lane + 1] = coordinate_dofs[1];
    x_dofs[lane + 2] = coordinate_dofs[2];
    x_dofs[lane + 3] = coordinate_dofs[3];
    x_dofs[lane + 4] = coordinate_dofs[4];
    x_dofs[lane + 5] = coordinate_dofs[5];
    x_dofs[lane + 6] = coordinate_dofs[6];
    x_dofs[lane + 7] = coordinate_dofs[7];
    x_dofs[lane + 8] = coordinate_dofs[8];
    x_dofs[lane + 9] = coordinate_dofs[9];
    x_dofs[lane + 10] = coordinate_dofs[10];
    x_dofs[lane + 11] = coordinate_dofs[11];
    x_dofs[lane + 12] = coordinate_dofs[12];
    x_dofs[lane + 13] = coordinate_dofs[13];
    x_dofs[lane + 14] = coordinate_dofs[14];
    x_dofs[lane + 15] = coordinate_dofs[15];
    x_dofs[lane + 16] = coordinate_dofs[16];
    x_dofs[lane + 17] = coordinate_dofs[17];
    x_dofs[lane + 18] = coordinate_dofs[18];
    x_dofs[lane + 19] = coordinate_dofs[19];
    x_dofs[lane + 20] = coordinate_dofs[20];
    x_dofs[lane + 21] = coordinate_dofs[21];
    x_dofs[lane + 22] = coordinate_dofs[22];
    x_dofs[lane + 23] = coordinate_dofs[23];
    lmbda_dofs[lane] = lmbda[0];
    mu_dofs[lane] = mu[0];
  }
  for (int entry = 0; entry < 576; ++entry) {
    #pragma omp simd
    for (int lane = 0; lane < 1; ++lane) {
      tile[entry + lane] = 0.0;
    }
  }
  for (int q = 0; q < 8; ++q) {
    #pragma omp simd
    for (int lane = 0; lane < 1; ++lane) {
      const double J00 = Q1_d100[8 * q] * x_dofs[lane] + Q1_d100[8 * q + 1] * x_dofs[lane + 3] + Q1_d100[8 * q
          + 2] * x_dofs[lane + 6] + Q1_d100[8 * q + 3] * x_dofs[lane + 9] + Q1_d100[8 * q + 4] * x_dofs[lane +
          12] + Q1_d100[8 * q + 5] * x_dofs[lane + 15] + Q1_d100[8 * q + 6] * x_dofs[lane + 18] + Q1_d100[8 *
          q + 7] * x_dofs[lane + 21];
      const double J11 = Q1_d010[8 * q] * x_dofs[lane + 1] + Q1_d010[8 * q + 1] * x_dofs[lane + 4] + Q1_d010[8
          * q + 2] * x_dofs[lane + 7] + Q1_d010[8 * q + 3] * x_dofs[lane + 10] + Q1_d010[8 * q + 4] *
          x_dofs[lane + 13] + Q1_d010[8 * q + 5] * x_dofs[lane + 16] + Q1_d010[8 * q + 6] * x_dofs[lane + 19]
          + Q1_d010[8 * q + 7] * x_dofs[lane + 22];
      const double J22 = Q1_d001[8 * q] * x_dofs[lane + 2] + Q1_d001[8 * q + 1] * x_dofs[lane + 5] + Q1_d001[8
          * q + 2] * x_dofs[lane + 8] + Q1_d001[8 * q + 3] * x_dofs[lane + 11] + Q1_d001[8 * q + 4] *
          x_dofs[lane + 14] + Q1_d001[8 * q + 5] * x_dofs[lane + 17] + Q1_d001[8 * q + 6] * x_dofs[lane + 20]
          + Q1_d001[8 * q + 7] * x_dofs[lane + 23];
      const double J12 = Q1_d001[8 * q] * x_dofs[lane + 1] + Q1_d001[8 * q + 1] * x_dofs[lane + 4] + Q1_d001[8
          * q + 2] * x_dofs[lane + 7] + Q1_d001[8 * q + 3] * x_dofs[lane + 10] + Q1_d001[8 * q + 4] *
          x_dofs[lane + 13] + Q1_d001[8 * q + 5] * x_dofs[lane + 16] + Q1_d001[8 * q + 6] * x_dofs[lane + 19]
          + Q1_d001[8 * q + 7] * x_dofs[lane + 22];
      const double J21 = Q1_d010[8 * q] * x_dofs[lane + 2] + Q1_d010[8 * q + 1] * x_dofs[lane + 5] + Q1_d010[8
          * q + 2] * x_dofs[lane + 8] + Q1_d010[8 * q + 3] * x_dofs[lane + 11] + Q1_d010[8 * q + 4] *
          x_dofs[lane + 14] + Q1_d010[8 * q + 5] * x_dofs[lane + 17] + Q1_d010[8 * q + 6] * x_dofs[lane + 20]
          + Q1_d010[8 * q + 7] * x_dofs[lane + 23];
      const double adj00 = J11 * J22 - J12 * J21;
      const double J01 = x_dofs[lane] * Q1_d010[8 * q] + x_dofs[lane + 3] * Q1_d010[8 * q + 1] + x_dofs[lane +
          6] * Q1_d010[8 * q + 2] + x_dofs[lane + 9] * Q1_d010[8 * q + 3] + x_dofs[lane + 12] * Q1_d010[8 * q
          + 4] + x_dofs[lane + 15] * Q1_d010[8 * q + 5] + x_dofs[lane + 18] * Q1_d010[8 * q + 6] + x_dofs[lane
          + 21] * Q1_d010[8 * q + 7];
      const double J20 = Q1_d100[8 * q] * x_dofs[lane + 2] + Q1_d100[8 * q + 1] * x_dofs[lane + 5] + Q1_d100[8
          * q + 2] * x_dofs[lane + 8] + Q1_d100[8 * q + 3] * x_dofs[lane + 11] + Q1_d100[8 * q + 4] *
          x_dofs[lane + 14] + Q1_d100[8 * q + 5] * x_dofs[lane + 17] + Q1_d100[8 * q + 6] * x_dofs[lane + 20]
          + Q1_d100[8 * q + 7] * x_dofs[lane + 23];
      const double J10 = Q1_d100[8 * q] * x_dofs[lane + 1] + Q1_d100[8 * q + 1] * x_dofs[lane + 4] + Q1_d100[8
          * q + 2] * x_dofs[lane + 7] + Q1_d100[8 * q + 3] * x_dofs[lane + 10] + Q1_d100[8 * q + 4] *
          x_dofs[lane + 13] + Q1_d100[8 * q + 5] * x_dofs[lane + 16] + Q1_d100[8 * q + 6] * x_dofs[lane + 19]
          + Q1_d100[8 * q + 7] * x_dofs[lane + 22];
      const double adj10 = J12 * J20 - J10 * J22;
      const double J02 = x_dofs[lane] * Q1_d001[8 * q] + x_dofs[lane + 3] * Q1_d001[8 * q + 1] + x_dofs[lane +
          6] * Q1_d001[8 * q + 2] + x_dofs[lane + 9] * Q1_d001[8 * q + 3] + x_dofs[lane + 12] * Q1_d001[8 * q
          + 4] + x_dofs[lane + 15] * Q1_d001[8 * q + 5] + x_dofs[lane + 18] * Q1_d001[8 * q + 6] + x_dofs[lane
          + 21] * Q1_d001[8 * q + 7];
      const double adj20 = J10 * J21 - J11 * J20;
      const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
      const double abs_detJ = std::fabs(detJ);
      const double inv_abs_detJ = 1.0 / abs_detJ;
      const double adj01 = J02 * J21 - J01 * J22;
      const double t0 = adj01 * adj01 * DQ0_d000[q] * mu_dofs[lane];
      const double adj02 = J01 * J12 - J02 * J11;
      const double t1 = adj02 * adj02 * DQ0_d000[q] * mu_dofs[lane];
      const double t2 = adj00 * adj00 * DQ0_d000[q] * mu_dofs[lane];
      D[lane] = inv_abs_detJ * weights[q] * (t0 + t1 + adj00 * adj00 * DQ0_d000[q] * lmbda_dofs[lane] + 2.0 *
          t2);
      const double adj11 = J00 * J22 - J02 * J20;
      const double t3 = adj01 * adj11 * DQ0_d000[q] * mu_dofs[lane];
      const double adj12 = J02 * J10 - J00 * J12;
      const double t4 = adj02 * adj12 * DQ0_d000[q] * mu_dofs[lane];
      const double t5 = adj00 * adj10 * DQ0_d000[q] * mu_dofs[lane];
      const double t6 = inv_abs_detJ * weights[q] * (t3 + t4 + adj00 * adj10 * DQ0_d000[q] * lmbda_dofs[lane]
          + 2.0 * t5);
      D[lane + 1] = t6;
      const double adj21 = J01 * J20 - J00 * J21;
      const double t7 = adj01 * adj21 * DQ0_d000[q] * mu_dofs[lane];
      const double adj22 = J00 * J11 - J01 * J10;
      const double t8 = adj02 * adj22 * DQ0_d000[q] * mu_dofs[lane];
      const double t9 = adj00 * adj20 * DQ0_d000[q] * mu_dofs[lane];
      const double t10 = inv_abs_detJ * weights[q] * (t7 + t8 + adj00 * adj20 * DQ0_d000[q] * lmbda_dofs[lane]
          + 2.0 * t9);
      D[lane + 2] = t10;
      const double mu0_d000_q = DQ0_d000[q] * mu_dofs[lane];
      const double lmbda0_d000_q = DQ0_d000[q] * lmbda_dofs[lane];
      const double t11 = mu0_d000_q + lmbda0_d000_q;
      const double t12 = adj00 * adj01 * inv_abs_detJ * weights[q] * t11;
      D[lane + 3] = t12;
      const double t13 = inv_abs_detJ * weights[q] * (adj01 * adj10 * DQ0_d000[q] * mu_dofs[lane] + adj00 *
          adj11 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 4] = t13;
      const double t14 = inv_abs_detJ * weights[q] * (adj01 * adj20 * DQ0_d000[q] * mu_dofs[lane] + adj00 *
          adj21 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 5] = t14;
      const double t15 = adj00 * adj02 * inv_abs_detJ * weights[q] * t11;
      D[lane + 6] = t15;
      const double t16 = inv_abs_detJ * weights[q] * (adj02 * adj10 * DQ0_d000[q] * mu_dofs[lane] + adj00 *
          adj12 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 7] = t16;
      const double t17 = inv_abs_detJ * weights[q] * (adj02 * adj20 * DQ0_d000[q] * mu_dofs[lane] + adj00 *
          adj22 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 8] = t17;
      D[lane + 9] = t6;
      const double t18 = adj11 * adj11 * DQ0_d000[q] * mu_dofs[lane];
      const double t19 = adj12 * adj12 * DQ0_d000[q] * mu_dofs[lane];
      const double t20 = adj10 * adj10 * DQ0_d000[q] * mu_dofs[lane];
      D[lane + 10] = inv_abs_detJ * weights[q] * (t18 + t19 + adj10 * adj10 * DQ0_d000[q] * lmbda_dofs[lane] +
          2.0 * t20);
      const double t21 = adj11 * adj21 * DQ0_d000[q] * mu_dofs[lane];
      const double t22 = adj12 * adj22 * DQ0_d000[q] * mu_dofs[lane];
      const double t23 = adj10 * adj20 * DQ0_d000[q] * mu_dofs[lane];
      const double t24 = inv_abs_detJ * weights[q] * (t21 + t22 + adj10 * adj20 * DQ0_d000[q] *
          lmbda_dofs[lane] + 2.0 * t23);
      D[lane + 11] = t24;
      const double t25 = inv_abs_detJ * weights[q] * (adj00 * adj11 * DQ0_d000[q] * mu_dofs[lane] + adj01 *
          adj10 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 12] = t25;
      const double t26 = adj10 * adj11 * inv_abs_detJ * weights[q] * t11;
      D[lane + 13] = t26;
      const double t27 = inv_abs_detJ * weights[q] * (adj11 * adj20 * DQ0_d000[q] * mu_dofs[lane] + adj10 *
          adj21 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 14] = t27;
      const double t28 = inv_abs_detJ * weights[q] * (adj00 * adj12 * DQ0_d000[q] * mu_dofs[lane] + adj02 *
          adj10 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 15] = t28;
      const double t29 = adj10 * adj12 * inv_abs_detJ * weights[q] * t11;
      D[lane + 16] = t29;
      const double t30 = inv_abs_detJ * weights[q] * (adj12 * adj20 * DQ0_d000[q] * mu_dofs[lane] + adj10 *
          adj22 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 17] = t30;
      D[lane + 18] = t10;
      D[lane + 19] = t24;
      const double t31 = adj21 * adj21 * DQ0_d000[q] * mu_dofs[lane];
      const double t32 = adj22 * adj22 * DQ0_d000[q] * mu_dofs[lane];
      const double t33 = adj20 * adj20 * DQ0_d000[q] * mu_dofs[lane];
      D[lane + 20] = inv_abs_detJ * weights[q] * (t31 + t32 + adj20 * adj20 * DQ0_d000[q] * lmbda_dofs[lane] +
          2.0 * t33);
      const double t34 = inv_abs_detJ * weights[q] * (adj00 * adj21 * DQ0_d000[q] * mu_dofs[lane] + adj01 *
          adj20 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 21] = t34;
      const double t35 = inv_abs_detJ * weights[q] * (adj10 * adj21 * DQ0_d000[q] * mu_dofs[lane] + adj11 *
          adj20 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 22] = t35;
      const double t36 = adj20 * adj21 * inv_abs_detJ * weights[q] * t11;
      D[lane + 23] = t36;
      const double t37 = inv_abs_detJ * weights[q] * (adj00 * adj22 * DQ0_d000[q] * mu_dofs[lane] + adj02 *
          adj20 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 24] = t37;
      const double t38 = inv_abs_detJ * weights[q] * (adj10 * adj22 * DQ0_d000[q] * mu_dofs[lane] + adj12 *
          adj20 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 25] = t38;
      const double t39 = adj20 * adj22 * inv_abs_detJ * weights[q] * t11;
      D[lane + 26] = t39;
      D[lane + 27] = inv_abs_detJ * weights[q] * (2.0 * t0 + t1 + t2 + adj01 * adj01 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      const double t40 = inv_abs_detJ * weights[q] * (2.0 * t3 + t4 + t5 + adj01 * adj11 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 28] = t40;
      const double t41 = inv_abs_detJ * weights[q] * (2.0 * t7 + t8 + t9 + adj01 * adj21 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 29] = t41;
      D[lane + 30] = t12;
      D[lane + 31] = t25;
      D[lane + 32] = t34;
      D[lane + 33] = t40;
      D[lane + 34] = inv_abs_detJ * weights[q] * (2.0 * t18 + t19 + t20 + adj11 * adj11 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      const double t42 = inv_abs_detJ * weights[q] * (2.0 * t21 + t22 + t23 + adj11 * adj21 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 35] = t42;
      D[lane + 36] = t13;
      D[lane + 37] = t26;
      D[lane + 38] = t35;
      D[lane + 39] = t41;
      D[lane + 40] = t42;
      D[lane + 41] = inv_abs_detJ * weights[q] * (2.0 * t31 + t32 + t33 + adj21 * adj21 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 42] = t14;
      D[lane + 43] = t27;
      D[lane + 44] = t36;
      D[lane + 45] = inv_abs_detJ * weights[q] * (t0 + 2.0 * t1 + t2 + adj02 * adj02 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      const double t43 = inv_abs_detJ * weights[q] * (t3 + 2.0 * t4 + t5 + adj02 * adj12 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 46] = t43;
      const double t44 = inv_abs_detJ * weights[q] * (t7 + 2.0 * t8 + t9 + adj02 * adj22 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 47] = t44;
      D[lane + 48] = t15;
      D[lane + 49] = t28;
      D[lane + 50] = t37;
      D[lane + 51] = t43;
      D[lane + 52] = inv_abs_detJ * weights[q] * (t18 + 2.0 * t19 + t20 + adj12 * adj12 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      const double t45 = inv_abs_detJ * weights[q] * (t21 + 2.0 * t22 + t23 + adj12 * adj22 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 53] = t45;
      D[lane + 54] = t16;
      D[lane + 55] = t29;
      D[lane + 56] = t38;
      D[lane + 57] = t44;
      D[lane + 58] = t45;
      D[lane + 59] = inv_abs_detJ * weights[q] * (t31 + 2.0 * t32 + t33 + adj22 * adj22 * DQ0_d000[q] *
          lmbda_dofs[lane]);
      D[lane + 60] = t17;
      D[lane + 61] = t30;
      D[lane + 62] = t39;
      const double t46 = adj01 * adj02 * inv_abs_detJ * weights[q] * t11;
      D[lane + 63] = t46;
      const double t47 = inv_abs_detJ * weights[q] * (adj02 * adj11 * DQ0_d000[q] * mu_dofs[lane] + adj01 *
          adj12 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 64] = t47;
      const double t48 = inv_abs_detJ * weights[q] * (adj02 * adj21 * DQ0_d000[q] * mu_dofs[lane] + adj01 *
          adj22 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 65] = t48;
      const double t49 = inv_abs_detJ * weights[q] * (adj01 * adj12 * DQ0_d000[q] * mu_dofs[lane] + adj02 *
          adj11 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 66] = t49;
      const double t50 = adj11 * adj12 * inv_abs_detJ * weights[q] * t11;
      D[lane + 67] = t50;
      const double t51 = inv_abs_detJ * weights[q] * (adj12 * adj21 * DQ0_d000[q] * mu_dofs[lane] + adj11 *
          adj22 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 68] = t51;
      const double t52 = inv_abs_detJ * weights[q] * (adj01 * adj22 * DQ0_d000[q] * mu_dofs[lane] + adj02 *
          adj21 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 69] = t52;
      const double t53 = inv_abs_detJ * weights[q] * (adj11 * adj22 * DQ0_d000[q] * mu_dofs[lane] + adj12 *
          adj21 * DQ0_d000[q] * lmbda_dofs[lane]);
      D[lane + 70] = t53;
      const double t54 = adj21 * adj22 * inv_abs_detJ * weights[q] * t11;
      D[lane + 71] = t54;
      D[lane + 72] = t46;
      D[lane + 73] = t49;
      D[lane + 74] = t52;
      D[lane + 75] = t47;
      D[lane + 76] = t50;
      D[lane + 77] = t53;
      D[lane + 78] = t48;
      D[lane + 79] = t51;
      D[lane + 80] = t54;
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = D[lane] * Q1_d100[8 * q + j] + D[lane + 1] * Q1_d010[8 * q + j] + D[lane + 2] * Q1_d001[8
            * q + j];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 9] + Q1_d010[8 * q + j] * D[lane + 10] + Q1_d001[8 * q
            + j] * D[lane + 11];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 18] + Q1_d010[8 * q + j] * D[lane + 19] + Q1_d001[8 * q
            + j] * D[lane + 20];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane + 1]
              + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 3] + Q1_d010[8 * q + j] * D[lane + 4] + Q1_d001[8 * q + j]
            * D[lane + 5];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 12] + Q1_d010[8 * q + j] * D[lane + 13] + Q1_d001[8 * q
            + j] * D[lane + 14];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 21] + Q1_d010[8 * q + j] * D[lane + 22] + Q1_d001[8 * q
            + j] * D[lane + 23];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 1] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 6] + Q1_d010[8 * q + j] * D[lane + 7] + Q1_d001[8 * q + j]
            * D[lane + 8];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 15] + Q1_d010[8 * q + j] * D[lane + 16] + Q1_d001[8 * q
            + j] * D[lane + 17];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 24] + Q1_d010[8 * q + j] * D[lane + 25] + Q1_d001[8 * q
            + j] * D[lane + 26];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 2] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 27] + Q1_d010[8 * q + j] * D[lane + 28] + Q1_d001[8 * q +
            j] * D[lane + 29];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 33] + Q1_d010[8 * q + j] * D[lane + 34] + Q1_d001[8 * q
            + j] * D[lane + 35];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 39] + Q1_d010[8 * q + j] * D[lane + 40] + Q1_d001[8 * q
            + j] * D[lane + 41];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 25] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 30] + Q1_d010[8 * q + j] * D[lane + 31] + Q1_d001[8 * q +
            j] * D[lane + 32];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 36] + Q1_d010[8 * q + j] * D[lane + 37] + Q1_d001[8 * q
            + j] * D[lane + 38];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 42] + Q1_d010[8 * q + j] * D[lane + 43] + Q1_d001[8 * q
            + j] * D[lane + 44];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 24] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 45] + Q1_d010[8 * q + j] * D[lane + 46] + Q1_d001[8 * q +
            j] * D[lane + 47];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 51] + Q1_d010[8 * q + j] * D[lane + 52] + Q1_d001[8 * q
            + j] * D[lane + 53];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 57] + Q1_d010[8 * q + j] * D[lane + 58] + Q1_d001[8 * q
            + j] * D[lane + 59];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 50] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 48] + Q1_d010[8 * q + j] * D[lane + 49] + Q1_d001[8 * q +
            j] * D[lane + 50];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 54] + Q1_d010[8 * q + j] * D[lane + 55] + Q1_d001[8 * q
            + j] * D[lane + 56];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 60] + Q1_d010[8 * q + j] * D[lane + 61] + Q1_d001[8 * q
            + j] * D[lane + 62];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 48] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 63] + Q1_d010[8 * q + j] * D[lane + 64] + Q1_d001[8 * q +
            j] * D[lane + 65];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 66] + Q1_d010[8 * q + j] * D[lane + 67] + Q1_d001[8 * q
            + j] * D[lane + 68];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 69] + Q1_d010[8 * q + j] * D[lane + 70] + Q1_d001[8 * q
            + j] * D[lane + 71];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 26] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 72] + Q1_d010[8 * q + j] * D[lane + 73] + Q1_d001[8 * q +
            j] * D[lane + 74];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 75] + Q1_d010[8 * q + j] * D[lane + 76] + Q1_d001[8 * q
            + j] * D[lane + 77];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 78] + Q1_d010[8 * q + j] * D[lane + 79] + Q1_d001[8 * q
            + j] * D[lane + 80];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 49] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
  }
  store_transposed<576, 1, 576>(tile, element_tensors + 576 * first_cell, cells_here, past_caches);
  for (int k = 0; k < 576; ++k) A[k] += element_tensors[k];
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    576,                                       // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "inner",                                   // unroll
    "auto",                                    // realisation
    "constant",                                // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    44288,                                     // shared_bytes
    40968.0,                                   // flops_per_cell
    4680.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
