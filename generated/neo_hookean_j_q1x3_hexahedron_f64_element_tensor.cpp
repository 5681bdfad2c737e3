// neo_hookean_j_q1x3_hexahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=hexahedron --set quadrature_degree=3
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   u       coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      45768 flops <- taken
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
//   flops       49800
//   bytes       4856 (248 read, 4608 written)
//   flops/byte  10.3
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

}  // namespace

extern "C" int neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 4608 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double x_dofs[192];
    alignas(64) double u_dofs[192];
    alignas(64) double D[648];
    alignas(64) double flux[72];
    alignas(64) double tile[4608];

    for (int step = 0; step < 8; ++step) {
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
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
        u_dofs[lane] = u[24 * cell];
        u_dofs[lane + 8] = u[24 * cell + 1];
        u_dofs[lane + 16] = u[24 * cell + 2];
        u_dofs[lane + 24] = u[24 * cell + 3];
        u_dofs[lane + 32] = u[24 * cell + 4];
        u_dofs[lane + 40] = u[24 * cell + 5];
        u_dofs[lane + 48] = u[24 * cell + 6];
        u_dofs[lane + 56] = u[24 * cell + 7];
        u_dofs[lane + 64] = u[24 * cell + 8];
        u_dofs[lane + 72] = u[24 * cell + 9];
        u_dofs[lane + 80] = u[24 * cell + 10];
        u_dofs[lane + 88] = u[24 * cell + 11];
        u_dofs[lane + 96] = u[24 * cell + 12];
        u_dofs[lane + 104] = u[24 * cell + 13];
        u_dofs[lane + 112] = u[24 * cell + 14];
        u_dofs[lane + 120] = u[24 * cell + 15];
        u_dofs[lane + 128] = u[24 * cell + 16];
        u_dofs[lane + 136] = u[24 * cell + 17];
        u_dofs[lane + 144] = u[24 * cell + 18];
        u_dofs[lane + 152] = u[24 * cell + 19];
        u_dofs[lane + 160] = u[24 * cell + 20];
        u_dofs[lane + 168] = u[24 * cell + 21];
        u_dofs[lane + 176] = u[24 * cell + 22];
        u_dofs[lane + 184] = u[24 * cell + 23];
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
          const double inv_detJ = 1.0 / detJ;
          const double u0_d100_q = Q1_d100[8 * q] * u_dofs[lane] + Q1_d100[8 * q + 1] * u_dofs[lane + 24] +
              Q1_d100[8 * q + 2] * u_dofs[lane + 48] + Q1_d100[8 * q + 3] * u_dofs[lane + 72] + Q1_d100[8 * q
              + 4] * u_dofs[lane + 96] + Q1_d100[8 * q + 5] * u_dofs[lane + 120] + Q1_d100[8 * q + 6] *
              u_dofs[lane + 144] + Q1_d100[8 * q + 7] * u_dofs[lane + 168];
          const double u0_d010_q = Q1_d010[8 * q] * u_dofs[lane] + Q1_d010[8 * q + 1] * u_dofs[lane + 24] +
              Q1_d010[8 * q + 2] * u_dofs[lane + 48] + Q1_d010[8 * q + 3] * u_dofs[lane + 72] + Q1_d010[8 * q
              + 4] * u_dofs[lane + 96] + Q1_d010[8 * q + 5] * u_dofs[lane + 120] + Q1_d010[8 * q + 6] *
              u_dofs[lane + 144] + Q1_d010[8 * q + 7] * u_dofs[lane + 168];
          const double u0_d001_q = Q1_d001[8 * q] * u_dofs[lane] + Q1_d001[8 * q + 1] * u_dofs[lane + 24] +
              Q1_d001[8 * q + 2] * u_dofs[lane + 48] + Q1_d001[8 * q + 3] * u_dofs[lane + 72] + Q1_d001[8 * q
              + 4] * u_dofs[lane + 96] + Q1_d001[8 * q + 5] * u_dofs[lane + 120] + Q1_d001[8 * q + 6] *
              u_dofs[lane + 144] + Q1_d001[8 * q + 7] * u_dofs[lane + 168];
          const double t0 = 1.0 + (adj00 * inv_detJ * u0_d100_q + adj10 * inv_detJ * u0_d010_q + adj20 *
              inv_detJ * u0_d001_q);
          const double adj01 = J02 * J21 - J01 * J22;
          const double adj12 = J02 * J10 - J00 * J12;
          const double adj02 = J01 * J12 - J02 * J11;
          const double adj11 = J00 * J22 - J02 * J20;
          const double adj21 = J01 * J20 - J00 * J21;
          const double t1 = adj01 * inv_detJ * u0_d100_q + adj11 * inv_detJ * u0_d010_q + adj21 * inv_detJ *
              u0_d001_q;
          const double t2 = t0 * (adj01 * adj12 * inv_detJ * inv_detJ - adj02 * adj11 * inv_detJ * inv_detJ) -
              t1 * (adj00 * adj12 * inv_detJ * inv_detJ - adj02 * adj10 * inv_detJ * inv_detJ);
          const double adj22 = J00 * J11 - J01 * J10;
          const double t3 = adj02 * inv_detJ * u0_d100_q + adj12 * inv_detJ * u0_d010_q + adj22 * inv_detJ *
              u0_d001_q;
          const double t4 = t2 + t3 * (adj00 * adj11 * inv_detJ * inv_detJ - adj01 * adj10 * inv_detJ *
              inv_detJ);
          const double u2_d100_q = Q1_d100[8 * q] * u_dofs[lane + 16] + Q1_d100[8 * q + 1] * u_dofs[lane + 40]
              + Q1_d100[8 * q + 2] * u_dofs[lane + 64] + Q1_d100[8 * q + 3] * u_dofs[lane + 88] + Q1_d100[8 *
              q + 4] * u_dofs[lane + 112] + Q1_d100[8 * q + 5] * u_dofs[lane + 136] + Q1_d100[8 * q + 6] *
              u_dofs[lane + 160] + Q1_d100[8 * q + 7] * u_dofs[lane + 184];
          const double u2_d010_q = Q1_d010[8 * q] * u_dofs[lane + 16] + Q1_d010[8 * q + 1] * u_dofs[lane + 40]
              + Q1_d010[8 * q + 2] * u_dofs[lane + 64] + Q1_d010[8 * q + 3] * u_dofs[lane + 88] + Q1_d010[8 *
              q + 4] * u_dofs[lane + 112] + Q1_d010[8 * q + 5] * u_dofs[lane + 136] + Q1_d010[8 * q + 6] *
              u_dofs[lane + 160] + Q1_d010[8 * q + 7] * u_dofs[lane + 184];
          const double u2_d001_q = Q1_d001[8 * q] * u_dofs[lane + 16] + Q1_d001[8 * q + 1] * u_dofs[lane + 40]
              + Q1_d001[8 * q + 2] * u_dofs[lane + 64] + Q1_d001[8 * q + 3] * u_dofs[lane + 88] + Q1_d001[8 *
              q + 4] * u_dofs[lane + 112] + Q1_d001[8 * q + 5] * u_dofs[lane + 136] + Q1_d001[8 * q + 6] *
              u_dofs[lane + 160] + Q1_d001[8 * q + 7] * u_dofs[lane + 184];
          const double t5 = 1.0 + (adj02 * inv_detJ * u2_d100_q + adj12 * inv_detJ * u2_d010_q + adj22 *
              inv_detJ * u2_d001_q);
          const double t6 = adj01 * inv_detJ * u2_d100_q + adj11 * inv_detJ * u2_d010_q + adj21 * inv_detJ *
              u2_d001_q;
          const double t7 = adj01 * inv_detJ * t5 - adj02 * inv_detJ * t6;
          const double t8 = adj00 * inv_detJ * u2_d100_q + adj10 * inv_detJ * u2_d010_q + adj20 * inv_detJ *
              u2_d001_q;
          const double t9 = adj00 * inv_detJ * t5 - adj02 * inv_detJ * t8;
          const double t10 = adj00 * inv_detJ * t6 - adj01 * inv_detJ * t8;
          const double t11 = (t0 * t7 - t1 * t9) + t3 * t10;
          const double u1_d100_q = Q1_d100[8 * q] * u_dofs[lane + 8] + Q1_d100[8 * q + 1] * u_dofs[lane + 32]
              + Q1_d100[8 * q + 2] * u_dofs[lane + 56] + Q1_d100[8 * q + 3] * u_dofs[lane + 80] + Q1_d100[8 *
              q + 4] * u_dofs[lane + 104] + Q1_d100[8 * q + 5] * u_dofs[lane + 128] + Q1_d100[8 * q + 6] *
              u_dofs[lane + 152] + Q1_d100[8 * q + 7] * u_dofs[lane + 176];
          const double u1_d010_q = Q1_d010[8 * q] * u_dofs[lane + 8] + Q1_d010[8 * q + 1] * u_dofs[lane + 32]
              + Q1_d010[8 * q + 2] * u_dofs[lane + 56] + Q1_d010[8 * q + 3] * u_dofs[lane + 80] + Q1_d010[8 *
              q + 4] * u_dofs[lane + 104] + Q1_d010[8 * q + 5] * u_dofs[lane + 128] + Q1_d010[8 * q + 6] *
              u_dofs[lane + 152] + Q1_d010[8 * q + 7] * u_dofs[lane + 176];
          const double u1_d001_q = Q1_d001[8 * q] * u_dofs[lane + 8] + Q1_d001[8 * q + 1] * u_dofs[lane + 32]
              + Q1_d001[8 * q + 2] * u_dofs[lane + 56] + Q1_d001[8 * q + 3] * u_dofs[lane + 80] + Q1_d001[8 *
              q + 4] * u_dofs[lane + 104] + Q1_d001[8 * q + 5] * u_dofs[lane + 128] + Q1_d001[8 * q + 6] *
              u_dofs[lane + 152] + Q1_d001[8 * q + 7] * u_dofs[lane + 176];
          const double t12 = 1.0 + (adj01 * inv_detJ * u1_d100_q + adj11 * inv_detJ * u1_d010_q + adj21 *
              inv_detJ * u1_d001_q);
          const double t13 = adj02 * inv_detJ * u1_d100_q + adj12 * inv_detJ * u1_d010_q + adj22 * inv_detJ *
              u1_d001_q;
          const double t14 = adj12 * inv_detJ * t12 - adj11 * inv_detJ * t13;
          const double t15 = adj00 * inv_detJ * u1_d100_q + adj10 * inv_detJ * u1_d010_q + adj20 * inv_detJ *
              u1_d001_q;
          const double t16 = adj12 * inv_detJ * t15 - adj10 * inv_detJ * t13;
          const double t17 = adj11 * inv_detJ * t15 - adj10 * inv_detJ * t12;
          const double t18 = (t0 * t14 - t1 * t16) + t3 * t17;
          const double t19 = t5 * t12 - t6 * t13;
          const double t20 = t5 * t15 - t8 * t13;
          const double t21 = t6 * t15 - t8 * t12;
          const double t22 = (t0 * t19 - t1 * t20) + t3 * t21;
          const double t23 = t18 / t22;
          const double t24 = (t4 - t11 * t23) / t22;
          const double t25 = t11 / t22;
          const double t26 = t23 * t25;
          const double t27 = std::log(t22);
          D[lane] = -weights[q] * abs_detJ * (mu[0] * t24 - lmbda[0] * (t26 + t24 * t27));
          const double t28 = t0 * (adj01 * adj22 * inv_detJ * inv_detJ - adj02 * adj21 * inv_detJ * inv_detJ)
              - t1 * (adj00 * adj22 * inv_detJ * inv_detJ - adj02 * adj20 * inv_detJ * inv_detJ);
          const double t29 = t28 + t3 * (adj00 * adj21 * inv_detJ * inv_detJ - adj01 * adj20 * inv_detJ *
              inv_detJ);
          const double t30 = adj22 * inv_detJ * t12 - adj21 * inv_detJ * t13;
          const double t31 = adj22 * inv_detJ * t15 - adj20 * inv_detJ * t13;
          const double t32 = adj21 * inv_detJ * t15 - adj20 * inv_detJ * t12;
          const double t33 = (t0 * t30 - t1 * t31) + t3 * t32;
          const double t34 = t33 / t22;
          const double t35 = (t29 - t11 * t34) / t22;
          const double t36 = t25 * t34;
          D[lane + 8] = -weights[q] * abs_detJ * (mu[0] * t35 - lmbda[0] * (t36 + t27 * t35));
          const double t37 = adj11 * inv_detJ * t5 - adj12 * inv_detJ * t6;
          const double t38 = adj10 * inv_detJ * t5 - adj12 * inv_detJ * t8;
          const double t39 = adj10 * inv_detJ * t6 - adj11 * inv_detJ * t8;
          const double t40 = (t0 * t37 - t1 * t38) + t3 * t39;
          const double t41 = adj02 * inv_detJ * t12 - adj01 * inv_detJ * t13;
          const double t42 = adj02 * inv_detJ * t15 - adj00 * inv_detJ * t13;
          const double t43 = adj01 * inv_detJ * t15 - adj00 * inv_detJ * t12;
          const double t44 = (t0 * t41 - t1 * t42) + t3 * t43;
          const double t45 = t44 / t22;
          const double t46 = (t4 + t40 * t45) / t22;
          const double t47 = t40 / t22;
          const double t48 = t45 * t47;
          D[lane + 16] = weights[q] * abs_detJ * (mu[0] * t46 + lmbda[0] * (t48 - t27 * t46));
          const double t49 = t0 * (adj11 * adj22 * inv_detJ * inv_detJ - adj12 * adj21 * inv_detJ * inv_detJ)
              - t1 * (adj10 * adj22 * inv_detJ * inv_detJ - adj12 * adj20 * inv_detJ * inv_detJ);
          const double t50 = t49 + t3 * (adj10 * adj21 * inv_detJ * inv_detJ - adj11 * adj20 * inv_detJ *
              inv_detJ);
          const double t51 = (t50 - t34 * t40) / t22;
          const double t52 = t34 * t47;
          D[lane + 24] = -weights[q] * abs_detJ * (mu[0] * t51 - lmbda[0] * (t52 + t27 * t51));
          const double t53 = adj21 * inv_detJ * t5 - adj22 * inv_detJ * t6;
          const double t54 = adj20 * inv_detJ * t5 - adj22 * inv_detJ * t8;
          const double t55 = adj20 * inv_detJ * t6 - adj21 * inv_detJ * t8;
          const double t56 = (t0 * t53 - t1 * t54) + t3 * t55;
          const double t57 = (t29 + t45 * t56) / t22;
          const double t58 = t56 / t22;
          const double t59 = t45 * t58;
          D[lane + 32] = weights[q] * abs_detJ * (mu[0] * t57 + lmbda[0] * (t59 - t27 * t57));
          const double t60 = (t50 + t23 * t56) / t22;
          const double t61 = t23 * t58;
          D[lane + 40] = weights[q] * abs_detJ * (mu[0] * t60 + lmbda[0] * (t61 - t27 * t60));
          const double t62 = (t4 - t18 * t25) / t22;
          D[lane + 48] = -weights[q] * abs_detJ * (mu[0] * t62 - lmbda[0] * (t26 + t27 * t62));
          const double t63 = (t29 - t25 * t33) / t22;
          D[lane + 56] = -weights[q] * abs_detJ * (mu[0] * t63 - lmbda[0] * (t36 + t27 * t63));
          const double t64 = (t4 + t44 * t47) / t22;
          D[lane + 64] = weights[q] * abs_detJ * (mu[0] * t64 + lmbda[0] * (t48 - t27 * t64));
          const double t65 = (t50 - t33 * t47) / t22;
          D[lane + 72] = -weights[q] * abs_detJ * (mu[0] * t65 - lmbda[0] * (t52 + t27 * t65));
          const double t66 = (t29 + t44 * t58) / t22;
          D[lane + 80] = weights[q] * abs_detJ * (mu[0] * t66 + lmbda[0] * (t59 - t27 * t66));
          const double t67 = (t50 + t18 * t58) / t22;
          D[lane + 88] = weights[q] * abs_detJ * (mu[0] * t67 + lmbda[0] * (t61 - t27 * t67));
          const double t68 = (adj00 * inv_detJ * t41 - adj01 * inv_detJ * t42) + adj02 * inv_detJ * t43;
          const double t69 = (adj00 * inv_detJ * t19 - adj01 * inv_detJ * t20) + adj02 * inv_detJ * t21;
          const double t70 = (t68 - t45 * t69) / t22;
          const double t71 = t69 / t22;
          const double t72 = t45 * t71;
          D[lane + 96] = -weights[q] * abs_detJ * (mu[0] * t70 - lmbda[0] * (t72 + t27 * t70));
          const double t73 = (adj00 * inv_detJ * t14 - adj01 * inv_detJ * t16) + adj02 * inv_detJ * t17;
          const double t74 = (t73 - t23 * t69) / t22;
          const double t75 = t23 * t71;
          D[lane + 104] = -weights[q] * abs_detJ * (mu[0] * t74 - lmbda[0] * (t75 + t27 * t74));
          const double t76 = (adj00 * inv_detJ * t30 - adj01 * inv_detJ * t31) + adj02 * inv_detJ * t32;
          const double t77 = (t76 - t34 * t69) / t22;
          const double t78 = t34 * t71;
          D[lane + 112] = -weights[q] * abs_detJ * (mu[0] * t77 - lmbda[0] * (t78 + t27 * t77));
          const double t79 = (adj00 * inv_detJ * t7 - adj01 * inv_detJ * t9) + adj02 * inv_detJ * t10;
          const double t80 = (t79 - t25 * t69) / t22;
          const double t81 = t25 * t71;
          D[lane + 120] = -weights[q] * abs_detJ * (mu[0] * t80 - lmbda[0] * (t81 + t27 * t80));
          const double t82 = (adj00 * inv_detJ * t37 - adj01 * inv_detJ * t38) + adj02 * inv_detJ * t39;
          const double t83 = (t82 - t47 * t69) / t22;
          const double t84 = t47 * t71;
          D[lane + 128] = -weights[q] * abs_detJ * (mu[0] * t83 - lmbda[0] * (t84 + t27 * t83));
          const double t85 = (adj00 * inv_detJ * t53 - adj01 * inv_detJ * t54) + adj02 * inv_detJ * t55;
          const double t86 = (t85 - t58 * t69) / t22;
          const double t87 = t58 * t71;
          D[lane + 136] = -weights[q] * abs_detJ * (mu[0] * t86 - lmbda[0] * (t87 + t27 * t86));
          const double t88 = (adj10 * inv_detJ * t41 - adj11 * inv_detJ * t42) + adj12 * inv_detJ * t43;
          const double t89 = (adj10 * inv_detJ * t19 - adj11 * inv_detJ * t20) + adj12 * inv_detJ * t21;
          const double t90 = (t88 - t45 * t89) / t22;
          const double t91 = t89 / t22;
          const double t92 = t45 * t91;
          D[lane + 144] = -weights[q] * abs_detJ * (mu[0] * t90 - lmbda[0] * (t92 + t27 * t90));
          const double t93 = (adj10 * inv_detJ * t14 - adj11 * inv_detJ * t16) + adj12 * inv_detJ * t17;
          const double t94 = (t93 - t23 * t89) / t22;
          const double t95 = t23 * t91;
          D[lane + 152] = -weights[q] * abs_detJ * (mu[0] * t94 - lmbda[0] * (t95 + t27 * t94));
          const double t96 = (adj10 * inv_detJ * t30 - adj11 * inv_detJ * t31) + adj12 * inv_detJ * t32;
          const double t97 = (t96 - t34 * t89) / t22;
          const double t98 = t34 * t91;
          D[lane + 160] = -weights[q] * abs_detJ * (mu[0] * t97 - lmbda[0] * (t98 + t27 * t97));
          const double t99 = (adj10 * inv_detJ * t7 - adj11 * inv_detJ * t9) + adj12 * inv_detJ * t10;
          const double t100 = (t99 - t25 * t89) / t22;
          const double t101 = t25 * t91;
          D[lane + 168] = -weights[q] * abs_detJ * (mu[0] * t100 - lmbda[0] * (t101 + t27 * t100));
          const double t102 = (adj10 * inv_detJ * t37 - adj11 * inv_detJ * t38) + adj12 * inv_detJ * t39;
          const double t103 = (t102 - t47 * t89) / t22;
          const double t104 = t47 * t91;
          D[lane + 176] = -weights[q] * abs_detJ * (mu[0] * t103 - lmbda[0] * (t104 + t27 * t103));
          const double t105 = (adj10 * inv_detJ * t53 - adj11 * inv_detJ * t54) + adj12 * inv_detJ * t55;
          const double t106 = (t105 - t58 * t89) / t22;
          const double t107 = t58 * t91;
          D[lane + 184] = -weights[q] * abs_detJ * (mu[0] * t106 - lmbda[0] * (t107 + t27 * t106));
          const double t108 = (adj20 * inv_detJ * t41 - adj21 * inv_detJ * t42) + adj22 * inv_detJ * t43;
          const double t109 = (adj20 * inv_detJ * t19 - adj21 * inv_detJ * t20) + adj22 * inv_detJ * t21;
          const double t110 = (t108 - t45 * t109) / t22;
          const double t111 = t109 / t22;
          const double t112 = t45 * t111;
          D[lane + 192] = -weights[q] * abs_detJ * (mu[0] * t110 - lmbda[0] * (t112 + t27 * t110));
          const double t113 = (adj20 * inv_detJ * t14 - adj21 * inv_detJ * t16) + adj22 * inv_detJ * t17;
          const double t114 = (t113 - t23 * t109) / t22;
          const double t115 = t23 * t111;
          D[lane + 200] = -weights[q] * abs_detJ * (mu[0] * t114 - lmbda[0] * (t115 + t27 * t114));
          const double t116 = (adj20 * inv_detJ * t30 - adj21 * inv_detJ * t31) + adj22 * inv_detJ * t32;
          const double t117 = (t116 - t34 * t109) / t22;
          const double t118 = t34 * t111;
          D[lane + 208] = -weights[q] * abs_detJ * (mu[0] * t117 - lmbda[0] * (t118 + t27 * t117));
          const double t119 = (adj20 * inv_detJ * t7 - adj21 * inv_detJ * t9) + adj22 * inv_detJ * t10;
          const double t120 = (t119 - t25 * t109) / t22;
          const double t121 = t25 * t111;
          D[lane + 216] = -weights[q] * abs_detJ * (mu[0] * t120 - lmbda[0] * (t121 + t27 * t120));
          const double t122 = (adj20 * inv_detJ * t37 - adj21 * inv_detJ * t38) + adj22 * inv_detJ * t39;
          const double t123 = (t122 - t47 * t109) / t22;
          const double t124 = t47 * t111;
          D[lane + 224] = -weights[q] * abs_detJ * (mu[0] * t123 - lmbda[0] * (t124 + t27 * t123));
          const double t125 = (adj20 * inv_detJ * t53 - adj21 * inv_detJ * t54) + adj22 * inv_detJ * t55;
          const double t126 = (t125 - t58 * t109) / t22;
          const double t127 = t58 * t111;
          D[lane + 232] = -weights[q] * abs_detJ * (mu[0] * t126 - lmbda[0] * (t127 + t27 * t126));
          const double t128 = (t68 - t44 * t71) / t22;
          D[lane + 240] = -weights[q] * abs_detJ * (mu[0] * t128 - lmbda[0] * (t72 + t27 * t128));
          const double t129 = (t73 - t18 * t71) / t22;
          D[lane + 248] = -weights[q] * abs_detJ * (mu[0] * t129 - lmbda[0] * (t75 + t27 * t129));
          const double t130 = (t76 - t33 * t71) / t22;
          D[lane + 256] = -weights[q] * abs_detJ * (mu[0] * t130 - lmbda[0] * (t78 + t27 * t130));
          const double t131 = (t79 - t11 * t71) / t22;
          D[lane + 264] = -weights[q] * abs_detJ * (mu[0] * t131 - lmbda[0] * (t81 + t27 * t131));
          const double t132 = (t82 - t40 * t71) / t22;
          D[lane + 272] = -weights[q] * abs_detJ * (mu[0] * t132 - lmbda[0] * (t84 + t27 * t132));
          const double t133 = (t85 - t56 * t71) / t22;
          D[lane + 280] = -weights[q] * abs_detJ * (mu[0] * t133 - lmbda[0] * (t87 + t27 * t133));
          const double t134 = (t88 - t44 * t91) / t22;
          D[lane + 288] = -weights[q] * abs_detJ * (mu[0] * t134 - lmbda[0] * (t92 + t27 * t134));
          const double t135 = (t93 - t18 * t91) / t22;
          D[lane + 296] = -weights[q] * abs_detJ * (mu[0] * t135 - lmbda[0] * (t95 + t27 * t135));
          const double t136 = (t96 - t33 * t91) / t22;
          D[lane + 304] = -weights[q] * abs_detJ * (mu[0] * t136 - lmbda[0] * (t98 + t27 * t136));
          const double t137 = (t99 - t11 * t91) / t22;
          D[lane + 312] = -weights[q] * abs_detJ * (mu[0] * t137 - lmbda[0] * (t101 + t27 * t137));
          const double t138 = (t102 - t40 * t91) / t22;
          D[lane + 320] = -weights[q] * abs_detJ * (mu[0] * t138 - lmbda[0] * (t104 + t27 * t138));
          const double t139 = (t105 - t56 * t91) / t22;
          D[lane + 328] = -weights[q] * abs_detJ * (mu[0] * t139 - lmbda[0] * (t107 + t27 * t139));
          const double t140 = (t108 - t44 * t111) / t22;
          D[lane + 336] = -weights[q] * abs_detJ * (mu[0] * t140 - lmbda[0] * (t112 + t27 * t140));
          const double t141 = (t113 - t18 * t111) / t22;
          D[lane + 344] = -weights[q] * abs_detJ * (mu[0] * t141 - lmbda[0] * (t115 + t27 * t141));
          const double t142 = (t116 - t33 * t111) / t22;
          D[lane + 352] = -weights[q] * abs_detJ * (mu[0] * t142 - lmbda[0] * (t118 + t27 * t142));
          const double t143 = (t119 - t11 * t111) / t22;
          D[lane + 360] = -weights[q] * abs_detJ * (mu[0] * t143 - lmbda[0] * (t121 + t27 * t143));
          const double t144 = (t122 - t40 * t111) / t22;
          D[lane + 368] = -weights[q] * abs_detJ * (mu[0] * t144 - lmbda[0] * (t124 + t27 * t144));
          const double t145 = (t125 - t56 * t111) / t22;
          D[lane + 376] = -weights[q] * abs_detJ * (mu[0] * t145 - lmbda[0] * (t127 + t27 * t145));
          const double t146 = t44 * t45 / t22;
          const double t147 = mu[0] * (adj00 * adj00 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ *
              inv_detJ + adj02 * adj02 * inv_detJ * inv_detJ);
          D[lane + 384] = weights[q] * abs_detJ * ((mu[0] * t146 + t147) + lmbda[0] * (t45 * t45 - t27 *
              t146));
          const double t148 = t23 * t44 / t22;
          const double t149 = mu[0] * (adj00 * adj10 * inv_detJ * inv_detJ + adj01 * adj11 * inv_detJ *
              inv_detJ + adj02 * adj12 * inv_detJ * inv_detJ);
          const double t150 = t23 * t45;
          D[lane + 392] = weights[q] * abs_detJ * ((mu[0] * t148 + t149) + lmbda[0] * (t150 - t27 * t148));
          const double t151 = t34 * t44 / t22;
          const double t152 = mu[0] * (adj00 * adj20 * inv_detJ * inv_detJ + adj01 * adj21 * inv_detJ *
              inv_detJ + adj02 * adj22 * inv_detJ * inv_detJ);
          const double t153 = t34 * t45;
          D[lane + 400] = weights[q] * abs_detJ * ((mu[0] * t151 + t152) + lmbda[0] * (t153 - t27 * t151));
          const double t154 = t25 * t44 / t22;
          const double t155 = t25 * t45;
          D[lane + 408] = weights[q] * abs_detJ * (mu[0] * t154 + lmbda[0] * (t155 - t27 * t154));
          const double t156 = t18 * t45 / t22;
          D[lane + 416] = weights[q] * abs_detJ * ((t149 + mu[0] * t156) + lmbda[0] * (t150 - t27 * t156));
          const double t157 = t18 * t23 / t22;
          const double t158 = mu[0] * (adj10 * adj10 * inv_detJ * inv_detJ + adj11 * adj11 * inv_detJ *
              inv_detJ + adj12 * adj12 * inv_detJ * inv_detJ);
          D[lane + 424] = weights[q] * abs_detJ * ((mu[0] * t157 + t158) + lmbda[0] * (t23 * t23 - t27 *
              t157));
          const double t159 = t18 * t34 / t22;
          const double t160 = mu[0] * (adj10 * adj20 * inv_detJ * inv_detJ + adj11 * adj21 * inv_detJ *
              inv_detJ + adj12 * adj22 * inv_detJ * inv_detJ);
          const double t161 = t23 * t34;
          D[lane + 432] = weights[q] * abs_detJ * ((mu[0] * t159 + t160) + lmbda[0] * (t161 - t27 * t159));
          const double t162 = t18 * t47 / t22;
          const double t163 = t23 * t47;
          D[lane + 440] = weights[q] * abs_detJ * (mu[0] * t162 + lmbda[0] * (t163 - t27 * t162));
          const double t164 = t33 * t45 / t22;
          D[lane + 448] = weights[q] * abs_detJ * ((t152 + mu[0] * t164) + lmbda[0] * (t153 - t27 * t164));
          const double t165 = t23 * t33 / t22;
          D[lane + 456] = weights[q] * abs_detJ * ((t160 + mu[0] * t165) + lmbda[0] * (t161 - t27 * t165));
          const double t166 = t33 * t34 / t22;
          const double t167 = mu[0] * (adj20 * adj20 * inv_detJ * inv_detJ + adj21 * adj21 * inv_detJ *
              inv_detJ + adj22 * adj22 * inv_detJ * inv_detJ);
          D[lane + 464] = weights[q] * abs_detJ * ((mu[0] * t166 + t167) + lmbda[0] * (t34 * t34 - t27 *
              t166));
          const double t168 = t33 * t58 / t22;
          const double t169 = t34 * t58;
          D[lane + 472] = weights[q] * abs_detJ * (mu[0] * t168 + lmbda[0] * (t169 - t27 * t168));
          const double t170 = t11 * t45 / t22;
          D[lane + 480] = weights[q] * abs_detJ * (mu[0] * t170 + lmbda[0] * (t155 - t27 * t170));
          const double t171 = t11 * t25 / t22;
          D[lane + 488] = weights[q] * abs_detJ * ((t147 + mu[0] * t171) + lmbda[0] * (t25 * t25 - t27 *
              t171));
          const double t172 = t11 * t47 / t22;
          const double t173 = t25 * t47;
          D[lane + 496] = weights[q] * abs_detJ * ((t149 + mu[0] * t172) + lmbda[0] * (t173 - t27 * t172));
          const double t174 = t11 * t58 / t22;
          const double t175 = t25 * t58;
          D[lane + 504] = weights[q] * abs_detJ * ((t152 + mu[0] * t174) + lmbda[0] * (t175 - t27 * t174));
          const double t176 = t23 * t40 / t22;
          D[lane + 512] = weights[q] * abs_detJ * (mu[0] * t176 + lmbda[0] * (t163 - t27 * t176));
          const double t177 = t25 * t40 / t22;
          D[lane + 520] = weights[q] * abs_detJ * ((t149 + mu[0] * t177) + lmbda[0] * (t173 - t27 * t177));
          const double t178 = t40 * t47 / t22;
          D[lane + 528] = weights[q] * abs_detJ * ((t158 + mu[0] * t178) + lmbda[0] * (t47 * t47 - t27 *
              t178));
          const double t179 = t40 * t58 / t22;
          const double t180 = t47 * t58;
          D[lane + 536] = weights[q] * abs_detJ * ((t160 + mu[0] * t179) + lmbda[0] * (t180 - t27 * t179));
          const double t181 = t34 * t56 / t22;
          D[lane + 544] = weights[q] * abs_detJ * (mu[0] * t181 + lmbda[0] * (t169 - t27 * t181));
          const double t182 = t25 * t56 / t22;
          D[lane + 552] = weights[q] * abs_detJ * ((t152 + mu[0] * t182) + lmbda[0] * (t175 - t27 * t182));
          const double t183 = t47 * t56 / t22;
          D[lane + 560] = weights[q] * abs_detJ * ((t160 + mu[0] * t183) + lmbda[0] * (t180 - t27 * t183));
          const double t184 = t56 * t58 / t22;
          D[lane + 568] = weights[q] * abs_detJ * ((t167 + mu[0] * t184) + lmbda[0] * (t58 * t58 - t27 *
              t184));
          const double t185 = t69 * t71 / t22;
          D[lane + 576] = weights[q] * abs_detJ * ((t147 + mu[0] * t185) + lmbda[0] * (t71 * t71 - t27 *
              t185));
          const double t186 = t69 * t91 / t22;
          const double t187 = t71 * t91;
          D[lane + 584] = weights[q] * abs_detJ * ((t149 + mu[0] * t186) + lmbda[0] * (t187 - t27 * t186));
          const double t188 = t69 * t111 / t22;
          const double t189 = t71 * t111;
          D[lane + 592] = weights[q] * abs_detJ * ((t152 + mu[0] * t188) + lmbda[0] * (t189 - t27 * t188));
          const double t190 = t71 * t89 / t22;
          D[lane + 600] = weights[q] * abs_detJ * ((t149 + mu[0] * t190) + lmbda[0] * (t187 - t27 * t190));
          const double t191 = t89 * t91 / t22;
          D[lane + 608] = weights[q] * abs_detJ * ((t158 + mu[0] * t191) + lmbda[0] * (t91 * t91 - t27 *
              t191));
          const double t192 = t89 * t111 / t22;
          const double t193 = t91 * t111;
          D[lane + 616] = weights[q] * abs_detJ * ((t160 + mu[0] * t192) + lmbda[0] * (t193 - t27 * t192));
          const double t194 = t71 * t109 / t22;
          D[lane + 624] = weights[q] * abs_detJ * ((t152 + mu[0] * t194) + lmbda[0] * (t189 - t27 * t194));
          const double t195 = t91 * t109 / t22;
          D[lane + 632] = weights[q] * abs_detJ * ((t160 + mu[0] * t195) + lmbda[0] * (t193 - t27 * t195));
          const double t196 = t109 * t111 / t22;
          D[lane + 640] = weights[q] * abs_detJ * ((t167 + mu[0] * t196) + lmbda[0] * (t111 * t111 - t27 *
              t196));
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = D[lane] * Q1_d100[8 * q + j] + Q1_d001[8 * q + j] * D[lane + 40] + Q1_d010[8 * q + j]
                * D[lane + 512];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 8] + Q1_d010[8 * q + j] * D[lane + 24] + Q1_d001[8
                * q + j] * D[lane + 544];
            flux[lane + 16] = Q1_d001[8 * q + j] * D[lane + 32] + Q1_d010[8 * q + j] * D[lane + 16] +
                Q1_d100[8 * q + j] * D[lane + 480];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 392] += Q1_d010[8 * q + i] * flux[lane] + Q1_d001[8 * q + i] *
                  flux[lane + 8] + Q1_d100[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d001[8 * q + j] * D[lane + 56] + Q1_d010[8 * q + j] * D[lane + 48] + Q1_d100[8 * q
                + j] * D[lane + 408];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 64] + Q1_d001[8 * q + j] * D[lane + 72] + Q1_d010[8
                * q + j] * D[lane + 440];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 80] + Q1_d010[8 * q + j] * D[lane + 88] +
                Q1_d001[8 * q + j] * D[lane + 472];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 208] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 96] + Q1_d010[8 * q + j] * D[lane + 144] + Q1_d001[8 *
                q + j] * D[lane + 192];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 104] + Q1_d010[8 * q + j] * D[lane + 152] +
                Q1_d001[8 * q + j] * D[lane + 200];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 112] + Q1_d010[8 * q + j] * D[lane + 160] +
                Q1_d001[8 * q + j] * D[lane + 208];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 384] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 120] + Q1_d010[8 * q + j] * D[lane + 168] + Q1_d001[8 *
                q + j] * D[lane + 216];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 128] + Q1_d010[8 * q + j] * D[lane + 176] +
                Q1_d001[8 * q + j] * D[lane + 224];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 136] + Q1_d010[8 * q + j] * D[lane + 184] +
                Q1_d001[8 * q + j] * D[lane + 232];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 192] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
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
              tile[576 * i + 24 * j + lane + 16] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 264] + Q1_d010[8 * q + j] * D[lane + 272] + Q1_d001[8 *
                q + j] * D[lane + 280];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 312] + Q1_d010[8 * q + j] * D[lane + 320] +
                Q1_d001[8 * q + j] * D[lane + 328];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 360] + Q1_d010[8 * q + j] * D[lane + 368] +
                Q1_d001[8 * q + j] * D[lane + 376];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 8] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 384] + Q1_d010[8 * q + j] * D[lane + 416] + Q1_d001[8 *
                q + j] * D[lane + 448];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 392] + Q1_d010[8 * q + j] * D[lane + 424] +
                Q1_d001[8 * q + j] * D[lane + 456];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 400] + Q1_d010[8 * q + j] * D[lane + 432] +
                Q1_d001[8 * q + j] * D[lane + 464];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 400] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 488] + Q1_d010[8 * q + j] * D[lane + 520] + Q1_d001[8 *
                q + j] * D[lane + 552];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 496] + Q1_d010[8 * q + j] * D[lane + 528] +
                Q1_d001[8 * q + j] * D[lane + 560];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 504] + Q1_d010[8 * q + j] * D[lane + 536] +
                Q1_d001[8 * q + j] * D[lane + 568];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 200] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 576] + Q1_d010[8 * q + j] * D[lane + 600] + Q1_d001[8 *
                q + j] * D[lane + 624];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 584] + Q1_d010[8 * q + j] * D[lane + 608] +
                Q1_d001[8 * q + j] * D[lane + 632];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 592] + Q1_d010[8 * q + j] * D[lane + 616] +
                Q1_d001[8 * q + j] * D[lane + 640];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<576, 8, 576>(tile, element_tensors + 576 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void neo_hookean_j_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ lmbda = packed_constants + 0;
  const double* __restrict__ mu = packed_constants + 1;
  double x_dofs[24];
  double u_dofs[24];
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
    u_dofs[lane] = u[0];
    u_dofs[lane + 1] = u[1];
    u_dofs[lane + 2] = u[2];
    u_dofs[lane + 3] = u[3];
    u_dofs[lane + 4] = u[4];
    u_dofs[lane + 5] = u[5];
    u_dofs[lane + 6] = u[6];
    u_dofs[lane + 7] = u[7];
    u_dofs[lane + 8] = u[8];
    u_dofs[lane + 9] = u[9];
    u_dofs[lane + 10] = u[10];
    u_dofs[lane + 11] = u[11];
    u_dofs[lane + 12] = u[12];
    u_dofs[lane + 13] = u[13];
    u_dofs[lane + 14] = u[14];
    u_dofs[lane + 15] = u[15];
    u_dofs[lane + 16] = u[16];
    u_dofs[lane + 17] = u[17];
    u_dofs[lane + 18] = u[18];
    u_dofs[lane + 19] = u[19];
    u_dofs[lane + 20] = u[20];
    u_dofs[lane + 21] = u[21];
    u_dofs[lane + 22] = u[22];
    u_dofs[lane + 23] = u[23];
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
      const double inv_detJ = 1.0 / detJ;
      const double u0_d100_q = Q1_d100[8 * q] * u_dofs[lane] + Q1_d100[8 * q + 1] * u_dofs[lane + 3] +
          Q1_d100[8 * q + 2] * u_dofs[lane + 6] + Q1_d100[8 * q + 3] * u_dofs[lane + 9] + Q1_d100[8 * q + 4] *
          u_dofs[lane + 12] + Q1_d100[8 * q + 5] * u_dofs[lane + 15] + Q1_d100[8 * q + 6] * u_dofs[lane + 18]
          + Q1_d100[8 * q + 7] * u_dofs[lane + 21];
      const double u0_d010_q = Q1_d010[8 * q] * u_dofs[lane] + Q1_d010[8 * q + 1] * u_dofs[lane + 3] +
          Q1_d010[8 * q + 2] * u_dofs[lane + 6] + Q1_d010[8 * q + 3] * u_dofs[lane + 9] + Q1_d010[8 * q + 4] *
          u_dofs[lane + 12] + Q1_d010[8 * q + 5] * u_dofs[lane + 15] + Q1_d010[8 * q + 6] * u_dofs[lane + 18]
          + Q1_d010[8 * q + 7] * u_dofs[lane + 21];
      const double u0_d001_q = Q1_d001[8 * q] * u_dofs[lane] + Q1_d001[8 * q + 1] * u_dofs[lane + 3] +
          Q1_d001[8 * q + 2] * u_dofs[lane + 6] + Q1_d001[8 * q + 3] * u_dofs[lane + 9] + Q1_d001[8 * q + 4] *
          u_dofs[lane + 12] + Q1_d001[8 * q + 5] * u_dofs[lane + 15] + Q1_d001[8 * q + 6] * u_dofs[lane + 18]
          + Q1_d001[8 * q + 7] * u_dofs[lane + 21];
      const double t0 = 1.0 + (adj00 * inv_detJ * u0_d100_q + adj10 * inv_detJ * u0_d010_q + adj20 * inv_detJ
          * u0_d001_q);
      const double adj01 = J02 * J21 - J01 * J22;
      const double adj12 = J02 * J10 - J00 * J12;
      const double adj02 = J01 * J12 - J02 * J11;
      const double adj11 = J00 * J22 - J02 * J20;
      const double adj21 = J01 * J20 - J00 * J21;
      const double t1 = adj01 * inv_detJ * u0_d100_q + adj11 * inv_detJ * u0_d010_q + adj21 * inv_detJ *
          u0_d001_q;
      const double t2 = t0 * (adj01 * adj12 * inv_detJ * inv_detJ - adj02 * adj11 * inv_detJ * inv_detJ) - t1
          * (adj00 * adj12 * inv_detJ * inv_detJ - adj02 * adj10 * inv_detJ * inv_detJ);
      const double adj22 = J00 * J11 - J01 * J10;
      const double t3 = adj02 * inv_detJ * u0_d100_q + adj12 * inv_detJ * u0_d010_q + adj22 * inv_detJ *
          u0_d001_q;
      const double t4 = t2 + t3 * (adj00 * adj11 * inv_detJ * inv_detJ - adj01 * adj10 * inv_detJ * inv_detJ);
      const double u2_d100_q = Q1_d100[8 * q] * u_dofs[lane + 2] + Q1_d100[8 * q + 1] * u_dofs[lane + 5] +
          Q1_d100[8 * q + 2] * u_dofs[lane + 8] + Q1_d100[8 * q + 3] * u_dofs[lane + 11] + Q1_d100[8 * q + 4]
          * u_dofs[lane + 14] + Q1_d100[8 * q + 5] * u_dofs[lane + 17] + Q1_d100[8 * q + 6] * u_dofs[lane +
          20] + Q1_d100[8 * q + 7] * u_dofs[lane + 23];
      const double u2_d010_q = Q1_d010[8 * q] * u_dofs[lane + 2] + Q1_d010[8 * q + 1] * u_dofs[lane + 5] +
          Q1_d010[8 * q + 2] * u_dofs[lane + 8] + Q1_d010[8 * q + 3] * u_dofs[lane + 11] + Q1_d010[8 * q + 4]
          * u_dofs[lane + 14] + Q1_d010[8 * q + 5] * u_dofs[lane + 17] + Q1_d010[8 * q + 6] * u_dofs[lane +
          20] + Q1_d010[8 * q + 7] * u_dofs[lane + 23];
      const double u2_d001_q = Q1_d001[8 * q] * u_dofs[lane + 2] + Q1_d001[8 * q + 1] * u_dofs[lane + 5] +
          Q1_d001[8 * q + 2] * u_dofs[lane + 8] + Q1_d001[8 * q + 3] * u_dofs[lane + 11] + Q1_d001[8 * q + 4]
          * u_dofs[lane + 14] + Q1_d001[8 * q + 5] * u_dofs[lane + 17] + Q1_d001[8 * q + 6] * u_dofs[lane +
          20] + Q1_d001[8 * q + 7] * u_dofs[lane + 23];
      const double t5 = 1.0 + (adj02 * inv_detJ * u2_d100_q + adj12 * inv_detJ * u2_d010_q + adj22 * inv_detJ
          * u2_d001_q);
      const double t6 = adj01 * inv_detJ * u2_d100_q + adj11 * inv_detJ * u2_d010_q + adj21 * inv_detJ *
          u2_d001_q;
      const double t7 = adj01 * inv_detJ * t5 - adj02 * inv_detJ * t6;
      const double t8 = adj00 * inv_detJ * u2_d100_q + adj10 * inv_detJ * u2_d010_q + adj20 * inv_detJ *
          u2_d001_q;
      const double t9 = adj00 * inv_detJ * t5 - adj02 * inv_detJ * t8;
      const double t10 = adj00 * inv_detJ * t6 - adj01 * inv_detJ * t8;
      const double t11 = (t0 * t7 - t1 * t9) + t3 * t10;
      const double u1_d100_q = Q1_d100[8 * q] * u_dofs[lane + 1] + Q1_d100[8 * q + 1] * u_dofs[lane + 4] +
          Q1_d100[8 * q + 2] * u_dofs[lane + 7] + Q1_d100[8 * q + 3] * u_dofs[lane + 10] + Q1_d100[8 * q + 4]
          * u_dofs[lane + 13] + Q1_d100[8 * q + 5] * u_dofs[lane + 16] + Q1_d100[8 * q + 6] * u_dofs[lane +
          19] + Q1_d100[8 * q + 7] * u_dofs[lane + 22];
      const double u1_d010_q = Q1_d010[8 * q] * u_dofs[lane + 1] + Q1_d010[8 * q + 1] * u_dofs[lane + 4] +
          Q1_d010[8 * q + 2] * u_dofs[lane + 7] + Q1_d010[8 * q + 3] * u_dofs[lane + 10] + Q1_d010[8 * q + 4]
          * u_dofs[lane + 13] + Q1_d010[8 * q + 5] * u_dofs[lane + 16] + Q1_d010[8 * q + 6] * u_dofs[lane +
          19] + Q1_d010[8 * q + 7] * u_dofs[lane + 22];
      const double u1_d001_q = Q1_d001[8 * q] * u_dofs[lane + 1] + Q1_d001[8 * q + 1] * u_dofs[lane + 4] +
          Q1_d001[8 * q + 2] * u_dofs[lane + 7] + Q1_d001[8 * q + 3] * u_dofs[lane + 10] + Q1_d001[8 * q + 4]
          * u_dofs[lane + 13] + Q1_d001[8 * q + 5] * u_dofs[lane + 16] + Q1_d001[8 * q + 6] * u_dofs[lane +
          19] + Q1_d001[8 * q + 7] * u_dofs[lane + 22];
      const double t12 = 1.0 + (adj01 * inv_detJ * u1_d100_q + adj11 * inv_detJ * u1_d010_q + adj21 * inv_detJ
          * u1_d001_q);
      const double t13 = adj02 * inv_detJ * u1_d100_q + adj12 * inv_detJ * u1_d010_q + adj22 * inv_detJ *
          u1_d001_q;
      const double t14 = adj12 * inv_detJ * t12 - adj11 * inv_detJ * t13;
      const double t15 = adj00 * inv_detJ * u1_d100_q + adj10 * inv_detJ * u1_d010_q + adj20 * inv_detJ *
          u1_d001_q;
      const double t16 = adj12 * inv_detJ * t15 - adj10 * inv_detJ * t13;
      const double t17 = adj11 * inv_detJ * t15 - adj10 * inv_detJ * t12;
      const double t18 = (t0 * t14 - t1 * t16) + t3 * t17;
      const double t19 = t5 * t12 - t6 * t13;
      const double t20 = t5 * t15 - t8 * t13;
      const double t21 = t6 * t15 - t8 * t12;
      const double t22 = (t0 * t19 - t1 * t20) + t3 * t21;
      const double t23 = t18 / t22;
      const double t24 = (t4 - t11 * t23) / t22;
      const double t25 = t11 / t22;
      const double t26 = t23 * t25;
      const double t27 = std::log(t22);
      D[lane] = -abs_detJ * weights[q] * (t24 * mu[0] - (t26 + t24 * t27) * lmbda[0]);
      const double t28 = t0 * (adj01 * adj22 * inv_detJ * inv_detJ - adj02 * adj21 * inv_detJ * inv_detJ) - t1
          * (adj00 * adj22 * inv_detJ * inv_detJ - adj02 * adj20 * inv_detJ * inv_detJ);
      const double t29 = t28 + t3 * (adj00 * adj21 * inv_detJ * inv_detJ - adj01 * adj20 * inv_detJ *
          inv_detJ);
      const double t30 = adj22 * inv_detJ * t12 - adj21 * inv_detJ * t13;
      const double t31 = adj22 * inv_detJ * t15 - adj20 * inv_detJ * t13;
      const double t32 = adj21 * inv_detJ * t15 - adj20 * inv_detJ * t12;
      const double t33 = (t0 * t30 - t1 * t31) + t3 * t32;
      const double t34 = t33 / t22;
      const double t35 = (t29 - t11 * t34) / t22;
      const double t36 = t25 * t34;
      D[lane + 1] = -abs_detJ * weights[q] * (t35 * mu[0] - (t36 + t27 * t35) * lmbda[0]);
      const double t37 = adj11 * inv_detJ * t5 - adj12 * inv_detJ * t6;
      const double t38 = adj10 * inv_detJ * t5 - adj12 * inv_detJ * t8;
      const double t39 = adj10 * inv_detJ * t6 - adj11 * inv_detJ * t8;
      const double t40 = (t0 * t37 - t1 * t38) + t3 * t39;
      const double t41 = adj02 * inv_detJ * t12 - adj01 * inv_detJ * t13;
      const double t42 = adj02 * inv_detJ * t15 - adj00 * inv_detJ * t13;
      const double t43 = adj01 * inv_detJ * t15 - adj00 * inv_detJ * t12;
      const double t44 = (t0 * t41 - t1 * t42) + t3 * t43;
      const double t45 = t44 / t22;
      const double t46 = (t4 + t40 * t45) / t22;
      const double t47 = t40 / t22;
      const double t48 = t45 * t47;
      D[lane + 2] = abs_detJ * weights[q] * (t46 * mu[0] + (t48 - t27 * t46) * lmbda[0]);
      const double t49 = t0 * (adj11 * adj22 * inv_detJ * inv_detJ - adj12 * adj21 * inv_detJ * inv_detJ) - t1
          * (adj10 * adj22 * inv_detJ * inv_detJ - adj12 * adj20 * inv_detJ * inv_detJ);
      const double t50 = t49 + t3 * (adj10 * adj21 * inv_detJ * inv_detJ - adj11 * adj20 * inv_detJ *
          inv_detJ);
      const double t51 = (t50 - t34 * t40) / t22;
      const double t52 = t34 * t47;
      D[lane + 3] = -abs_detJ * weights[q] * (t51 * mu[0] - (t52 + t27 * t51) * lmbda[0]);
      const double t53 = adj21 * inv_detJ * t5 - adj22 * inv_detJ * t6;
      const double t54 = adj20 * inv_detJ * t5 - adj22 * inv_detJ * t8;
      const double t55 = adj20 * inv_detJ * t6 - adj21 * inv_detJ * t8;
      const double t56 = (t0 * t53 - t1 * t54) + t3 * t55;
      const double t57 = (t29 + t45 * t56) / t22;
      const double t58 = t56 / t22;
      const double t59 = t45 * t58;
      D[lane + 4] = abs_detJ * weights[q] * (t57 * mu[0] + (t59 - t27 * t57) * lmbda[0]);
      const double t60 = (t50 + t23 * t56) / t22;
      const double t61 = t23 * t58;
      D[lane + 5] = abs_detJ * weights[q] * (t60 * mu[0] + (t61 - t27 * t60) * lmbda[0]);
      const double t62 = (t4 - t18 * t25) / t22;
      D[lane + 6] = -abs_detJ * weights[q] * (t62 * mu[0] - (t26 + t27 * t62) * lmbda[0]);
      const double t63 = (t29 - t25 * t33) / t22;
      D[lane + 7] = -abs_detJ * weights[q] * (t63 * mu[0] - (t36 + t27 * t63) * lmbda[0]);
      const double t64 = (t4 + t44 * t47) / t22;
      D[lane + 8] = abs_detJ * weights[q] * (t64 * mu[0] + (t48 - t27 * t64) * lmbda[0]);
      const double t65 = (t50 - t33 * t47) / t22;
      D[lane + 9] = -abs_detJ * weights[q] * (t65 * mu[0] - (t52 + t27 * t65) * lmbda[0]);
      const double t66 = (t29 + t44 * t58) / t22;
      D[lane + 10] = abs_detJ * weights[q] * (t66 * mu[0] + (t59 - t27 * t66) * lmbda[0]);
      const double t67 = (t50 + t18 * t58) / t22;
      D[lane + 11] = abs_detJ * weights[q] * (t67 * mu[0] + (t61 - t27 * t67) * lmbda[0]);
      const double t68 = (adj00 * inv_detJ * t41 - adj01 * inv_detJ * t42) + adj02 * inv_detJ * t43;
      const double t69 = (adj00 * inv_detJ * t19 - adj01 * inv_detJ * t20) + adj02 * inv_detJ * t21;
      const double t70 = (t68 - t45 * t69) / t22;
      const double t71 = t69 / t22;
      const double t72 = t45 * t71;
      D[lane + 12] = -abs_detJ * weights[q] * (t70 * mu[0] - (t72 + t27 * t70) * lmbda[0]);
      const double t73 = (adj00 * inv_detJ * t14 - adj01 * inv_detJ * t16) + adj02 * inv_detJ * t17;
      const double t74 = (t73 - t23 * t69) / t22;
      const double t75 = t23 * t71;
      D[lane + 13] = -abs_detJ * weights[q] * (t74 * mu[0] - (t75 + t27 * t74) * lmbda[0]);
      const double t76 = (adj00 * inv_detJ * t30 - adj01 * inv_detJ * t31) + adj02 * inv_detJ * t32;
      const double t77 = (t76 - t34 * t69) / t22;
      const double t78 = t34 * t71;
      D[lane + 14] = -abs_detJ * weights[q] * (t77 * mu[0] - (t78 + t27 * t77) * lmbda[0]);
      const double t79 = (adj00 * inv_detJ * t7 - adj01 * inv_detJ * t9) + adj02 * inv_detJ * t10;
      const double t80 = (t79 - t25 * t69) / t22;
      const double t81 = t25 * t71;
      D[lane + 15] = -abs_detJ * weights[q] * (t80 * mu[0] - (t81 + t27 * t80) * lmbda[0]);
      const double t82 = (adj00 * inv_detJ * t37 - adj01 * inv_detJ * t38) + adj02 * inv_detJ * t39;
      const double t83 = (t82 - t47 * t69) / t22;
      const double t84 = t47 * t71;
      D[lane + 16] = -abs_detJ * weights[q] * (t83 * mu[0] - (t84 + t27 * t83) * lmbda[0]);
      const double t85 = (adj00 * inv_detJ * t53 - adj01 * inv_detJ * t54) + adj02 * inv_detJ * t55;
      const double t86 = (t85 - t58 * t69) / t22;
      const double t87 = t58 * t71;
      D[lane + 17] = -abs_detJ * weights[q] * (t86 * mu[0] - (t87 + t27 * t86) * lmbda[0]);
      const double t88 = (adj10 * inv_detJ * t41 - adj11 * inv_detJ * t42) + adj12 * inv_detJ * t43;
      const double t89 = (adj10 * inv_detJ * t19 - adj11 * inv_detJ * t20) + adj12 * inv_detJ * t21;
      const double t90 = (t88 - t45 * t89) / t22;
      const double t91 = t89 / t22;
      const double t92 = t45 * t91;
      D[lane + 18] = -abs_detJ * weights[q] * (t90 * mu[0] - (t92 + t27 * t90) * lmbda[0]);
      const double t93 = (adj10 * inv_detJ * t14 - adj11 * inv_detJ * t16) + adj12 * inv_detJ * t17;
      const double t94 = (t93 - t23 * t89) / t22;
      const double t95 = t23 * t91;
      D[lane + 19] = -abs_detJ * weights[q] * (t94 * mu[0] - (t95 + t27 * t94) * lmbda[0]);
      const double t96 = (adj10 * inv_detJ * t30 - adj11 * inv_detJ * t31) + adj12 * inv_detJ * t32;
      const double t97 = (t96 - t34 * t89) / t22;
      const double t98 = t34 * t91;
      D[lane + 20] = -abs_detJ * weights[q] * (t97 * mu[0] - (t98 + t27 * t97) * lmbda[0]);
      const double t99 = (adj10 * inv_detJ * t7 - adj11 * inv_detJ * t9) + adj12 * inv_detJ * t10;
      const double t100 = (t99 - t25 * t89) / t22;
      const double t101 = t25 * t91;
      D[lane + 21] = -abs_detJ * weights[q] * (t100 * mu[0] - (t101 + t27 * t100) * lmbda[0]);
      const double t102 = (adj10 * inv_detJ * t37 - adj11 * inv_detJ * t38) + adj12 * inv_detJ * t39;
      const double t103 = (t102 - t47 * t89) / t22;
      const double t104 = t47 * t91;
      D[lane + 22] = -abs_detJ * weights[q] * (t103 * mu[0] - (t104 + t27 * t103) * lmbda[0]);
      const double t105 = (adj10 * inv_detJ * t53 - adj11 * inv_detJ * t54) + adj12 * inv_detJ * t55;
      const double t106 = (t105 - t58 * t89) / t22;
      const double t107 = t58 * t91;
      D[lane + 23] = -abs_detJ * weights[q] * (t106 * mu[0] - (t107 + t27 * t106) * lmbda[0]);
      const double t108 = (adj20 * inv_detJ * t41 - adj21 * inv_detJ * t42) + adj22 * inv_detJ * t43;
      const double t109 = (adj20 * inv_detJ * t19 - adj21 * inv_detJ * t20) + adj22 * inv_detJ * t21;
      const double t110 = (t108 - t45 * t109) / t22;
      const double t111 = t109 / t22;
      const double t112 = t45 * t111;
      D[lane + 24] = -abs_detJ * weights[q] * (t110 * mu[0] - (t112 + t27 * t110) * lmbda[0]);
      const double t113 = (adj20 * inv_detJ * t14 - adj21 * inv_detJ * t16) + adj22 * inv_detJ * t17;
      const double t114 = (t113 - t23 * t109) / t22;
      const double t115 = t23 * t111;
      D[lane + 25] = -abs_detJ * weights[q] * (t114 * mu[0] - (t115 + t27 * t114) * lmbda[0]);
      const double t116 = (adj20 * inv_detJ * t30 - adj21 * inv_detJ * t31) + adj22 * inv_detJ * t32;
      const double t117 = (t116 - t34 * t109) / t22;
      const double t118 = t34 * t111;
      D[lane + 26] = -abs_detJ * weights[q] * (t117 * mu[0] - (t118 + t27 * t117) * lmbda[0]);
      const double t119 = (adj20 * inv_detJ * t7 - adj21 * inv_detJ * t9) + adj22 * inv_detJ * t10;
      const double t120 = (t119 - t25 * t109) / t22;
      const double t121 = t25 * t111;
      D[lane + 27] = -abs_detJ * weights[q] * (t120 * mu[0] - (t121 + t27 * t120) * lmbda[0]);
      const double t122 = (adj20 * inv_detJ * t37 - adj21 * inv_detJ * t38) + adj22 * inv_detJ * t39;
      const double t123 = (t122 - t47 * t109) / t22;
      const double t124 = t47 * t111;
      D[lane + 28] = -abs_detJ * weights[q] * (t123 * mu[0] - (t124 + t27 * t123) * lmbda[0]);
      const double t125 = (adj20 * inv_detJ * t53 - adj21 * inv_detJ * t54) + adj22 * inv_detJ * t55;
      const double t126 = (t125 - t58 * t109) / t22;
      const double t127 = t58 * t111;
      D[lane + 29] = -abs_detJ * weights[q] * (t126 * mu[0] - (t127 + t27 * t126) * lmbda[0]);
      const double t128 = (t68 - t44 * t71) / t22;
      D[lane + 30] = -abs_detJ * weights[q] * (t128 * mu[0] - (t72 + t27 * t128) * lmbda[0]);
      const double t129 = (t73 - t18 * t71) / t22;
      D[lane + 31] = -abs_detJ * weights[q] * (t129 * mu[0] - (t75 + t27 * t129) * lmbda[0]);
      const double t130 = (t76 - t33 * t71) / t22;
      D[lane + 32] = -abs_detJ * weights[q] * (t130 * mu[0] - (t78 + t27 * t130) * lmbda[0]);
      const double t131 = (t79 - t11 * t71) / t22;
      D[lane + 33] = -abs_detJ * weights[q] * (t131 * mu[0] - (t81 + t27 * t131) * lmbda[0]);
      const double t132 = (t82 - t40 * t71) / t22;
      D[lane + 34] = -abs_detJ * weights[q] * (t132 * mu[0] - (t84 + t27 * t132) * lmbda[0]);
      const double t133 = (t85 - t56 * t71) / t22;
      D[lane + 35] = -abs_detJ * weights[q] * (t133 * mu[0] - (t87 + t27 * t133) * lmbda[0]);
      const double t134 = (t88 - t44 * t91) / t22;
      D[lane + 36] = -abs_detJ * weights[q] * (t134 * mu[0] - (t92 + t27 * t134) * lmbda[0]);
      const double t135 = (t93 - t18 * t91) / t22;
      D[lane + 37] = -abs_detJ * weights[q] * (t135 * mu[0] - (t95 + t27 * t135) * lmbda[0]);
      const double t136 = (t96 - t33 * t91) / t22;
      D[lane + 38] = -abs_detJ * weights[q] * (t136 * mu[0] - (t98 + t27 * t136) * lmbda[0]);
      const double t137 = (t99 - t11 * t91) / t22;
      D[lane + 39] = -abs_detJ * weights[q] * (t137 * mu[0] - (t101 + t27 * t137) * lmbda[0]);
      const double t138 = (t102 - t40 * t91) / t22;
      D[lane + 40] = -abs_detJ * weights[q] * (t138 * mu[0] - (t104 + t27 * t138) * lmbda[0]);
      const double t139 = (t105 - t56 * t91) / t22;
      D[lane + 41] = -abs_detJ * weights[q] * (t139 * mu[0] - (t107 + t27 * t139) * lmbda[0]);
      const double t140 = (t108 - t44 * t111) / t22;
      D[lane + 42] = -abs_detJ * weights[q] * (t140 * mu[0] - (t112 + t27 * t140) * lmbda[0]);
      const double t141 = (t113 - t18 * t111) / t22;
      D[lane + 43] = -abs_detJ * weights[q] * (t141 * mu[0] - (t115 + t27 * t141) * lmbda[0]);
      const double t142 = (t116 - t33 * t111) / t22;
      D[lane + 44] = -abs_detJ * weights[q] * (t142 * mu[0] - (t118 + t27 * t142) * lmbda[0]);
      const double t143 = (t119 - t11 * t111) / t22;
      D[lane + 45] = -abs_detJ * weights[q] * (t143 * mu[0] - (t121 + t27 * t143) * lmbda[0]);
      const double t144 = (t122 - t40 * t111) / t22;
      D[lane + 46] = -abs_detJ * weights[q] * (t144 * mu[0] - (t124 + t27 * t144) * lmbda[0]);
      const double t145 = (t125 - t56 * t111) / t22;
      D[lane + 47] = -abs_detJ * weights[q] * (t145 * mu[0] - (t127 + t27 * t145) * lmbda[0]);
      const double t146 = t44 * t45 / t22;
      const double t147 = (adj00 * adj00 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ + adj02 *
          adj02 * inv_detJ * inv_detJ) * mu[0];
      D[lane + 48] = abs_detJ * weights[q] * ((t146 * mu[0] + t147) + (t45 * t45 - t27 * t146) * lmbda[0]);
      const double t148 = t23 * t44 / t22;
      const double t149 = (adj00 * adj10 * inv_detJ * inv_detJ + adj01 * adj11 * inv_detJ * inv_detJ + adj02 *
          adj12 * inv_detJ * inv_detJ) * mu[0];
      const double t150 = t23 * t45;
      D[lane + 49] = abs_detJ * weights[q] * ((t148 * mu[0] + t149) + (t150 - t27 * t148) * lmbda[0]);
      const double t151 = t34 * t44 / t22;
      const double t152 = (adj00 * adj20 * inv_detJ * inv_detJ + adj01 * adj21 * inv_detJ * inv_detJ + adj02 *
          adj22 * inv_detJ * inv_detJ) * mu[0];
      const double t153 = t34 * t45;
      D[lane + 50] = abs_detJ * weights[q] * ((t151 * mu[0] + t152) + (t153 - t27 * t151) * lmbda[0]);
      const double t154 = t25 * t44 / t22;
      const double t155 = t25 * t45;
      D[lane + 51] = abs_detJ * weights[q] * (t154 * mu[0] + (t155 - t27 * t154) * lmbda[0]);
      const double t156 = t18 * t45 / t22;
      D[lane + 52] = abs_detJ * weights[q] * ((t149 + t156 * mu[0]) + (t150 - t27 * t156) * lmbda[0]);
      const double t157 = t18 * t23 / t22;
      const double t158 = (adj10 * adj10 * inv_detJ * inv_detJ + adj11 * adj11 * inv_detJ * inv_detJ + adj12 *
          adj12 * inv_detJ * inv_detJ) * mu[0];
      D[lane + 53] = abs_detJ * weights[q] * ((t157 * mu[0] + t158) + (t23 * t23 - t27 * t157) * lmbda[0]);
      const double t159 = t18 * t34 / t22;
      const double t160 = (adj10 * adj20 * inv_detJ * inv_detJ + adj11 * adj21 * inv_detJ * inv_detJ + adj12 *
          adj22 * inv_detJ * inv_detJ) * mu[0];
      const double t161 = t23 * t34;
      D[lane + 54] = abs_detJ * weights[q] * ((t159 * mu[0] + t160) + (t161 - t27 * t159) * lmbda[0]);
      const double t162 = t18 * t47 / t22;
      const double t163 = t23 * t47;
      D[lane + 55] = abs_detJ * weights[q] * (t162 * mu[0] + (t163 - t27 * t162) * lmbda[0]);
      const double t164 = t33 * t45 / t22;
      D[lane + 56] = abs_detJ * weights[q] * ((t152 + t164 * mu[0]) + (t153 - t27 * t164) * lmbda[0]);
      const double t165 = t23 * t33 / t22;
      D[lane + 57] = abs_detJ * weights[q] * ((t160 + t165 * mu[0]) + (t161 - t27 * t165) * lmbda[0]);
      const double t166 = t33 * t34 / t22;
      const double t167 = (adj20 * adj20 * inv_detJ * inv_detJ + adj21 * adj21 * inv_detJ * inv_detJ + adj22 *
          adj22 * inv_detJ * inv_detJ) * mu[0];
      D[lane + 58] = abs_detJ * weights[q] * ((t166 * mu[0] + t167) + (t34 * t34 - t27 * t166) * lmbda[0]);
      const double t168 = t33 * t58 / t22;
      const double t169 = t34 * t58;
      D[lane + 59] = abs_detJ * weights[q] * (t168 * mu[0] + (t169 - t27 * t168) * lmbda[0]);
      const double t170 = t11 * t45 / t22;
      D[lane + 60] = abs_detJ * weights[q] * (t170 * mu[0] + (t155 - t27 * t170) * lmbda[0]);
      const double t171 = t11 * t25 / t22;
      D[lane + 61] = abs_detJ * weights[q] * ((t147 + t171 * mu[0]) + (t25 * t25 - t27 * t171) * lmbda[0]);
      const double t172 = t11 * t47 / t22;
      const double t173 = t25 * t47;
      D[lane + 62] = abs_detJ * weights[q] * ((t149 + t172 * mu[0]) + (t173 - t27 * t172) * lmbda[0]);
      const double t174 = t11 * t58 / t22;
      const double t175 = t25 * t58;
      D[lane + 63] = abs_detJ * weights[q] * ((t152 + t174 * mu[0]) + (t175 - t27 * t174) * lmbda[0]);
      const double t176 = t23 * t40 / t22;
      D[lane + 64] = abs_detJ * weights[q] * (t176 * mu[0] + (t163 - t27 * t176) * lmbda[0]);
      const double t177 = t25 * t40 / t22;
      D[lane + 65] = abs_detJ * weights[q] * ((t149 + t177 * mu[0]) + (t173 - t27 * t177) * lmbda[0]);
      const double t178 = t40 * t47 / t22;
      D[lane + 66] = abs_detJ * weights[q] * ((t158 + t178 * mu[0]) + (t47 * t47 - t27 * t178) * lmbda[0]);
      const double t179 = t40 * t58 / t22;
      const double t180 = t47 * t58;
      D[lane + 67] = abs_detJ * weights[q] * ((t160 + t179 * mu[0]) + (t180 - t27 * t179) * lmbda[0]);
      const double t181 = t34 * t56 / t22;
      D[lane + 68] = abs_detJ * weights[q] * (t181 * mu[0] + (t169 - t27 * t181) * lmbda[0]);
      const double t182 = t25 * t56 / t22;
      D[lane + 69] = abs_detJ * weights[q] * ((t152 + t182 * mu[0]) + (t175 - t27 * t182) * lmbda[0]);
      const double t183 = t47 * t56 / t22;
      D[lane + 70] = abs_detJ * weights[q] * ((t160 + t183 * mu[0]) + (t180 - t27 * t183) * lmbda[0]);
      const double t184 = t56 * t58 / t22;
      D[lane + 71] = abs_detJ * weights[q] * ((t167 + t184 * mu[0]) + (t58 * t58 - t27 * t184) * lmbda[0]);
      const double t185 = t69 * t71 / t22;
      D[lane + 72] = abs_detJ * weights[q] * ((t147 + t185 * mu[0]) + (t71 * t71 - t27 * t185) * lmbda[0]);
      const double t186 = t69 * t91 / t22;
      const double t187 = t71 * t91;
      D[lane + 73] = abs_detJ * weights[q] * ((t149 + t186 * mu[0]) + (t187 - t27 * t186) * lmbda[0]);
      const double t188 = t69 * t111 / t22;
      const double t189 = t71 * t111;
      D[lane + 74] = abs_detJ * weights[q] * ((t152 + t188 * mu[0]) + (t189 - t27 * t188) * lmbda[0]);
      const double t190 = t71 * t89 / t22;
      D[lane + 75] = abs_detJ * weights[q] * ((t149 + t190 * mu[0]) + (t187 - t27 * t190) * lmbda[0]);
      const double t191 = t89 * t91 / t22;
      D[lane + 76] = abs_detJ * weights[q] * ((t158 + t191 * mu[0]) + (t91 * t91 - t27 * t191) * lmbda[0]);
      const double t192 = t89 * t111 / t22;
      const double t193 = t91 * t111;
      D[lane + 77] = abs_detJ * weights[q] * ((t160 + t192 * mu[0]) + (t193 - t27 * t192) * lmbda[0]);
      const double t194 = t71 * t109 / t22;
      D[lane + 78] = abs_detJ * weights[q] * ((t152 + t194 * mu[0]) + (t189 - t27 * t194) * lmbda[0]);
      const double t195 = t91 * t109 / t22;
      D[lane + 79] = abs_detJ * weights[q] * ((t160 + t195 * mu[0]) + (t193 - t27 * t195) * lmbda[0]);
      const double t196 = t109 * t111 / t22;
      D[lane + 80] = abs_detJ * weights[q] * ((t167 + t196 * mu[0]) + (t111 * t111 - t27 * t196) * lmbda[0]);
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = D[lane] * Q1_d100[8 * q + j] + D[lane + 5] * Q1_d001[8 * q + j] + D[lane + 64] *
            Q1_d010[8 * q + j];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 1] + Q1_d010[8 * q + j] * D[lane + 3] + Q1_d001[8 * q +
            j] * D[lane + 68];
        flux[lane + 2] = Q1_d010[8 * q + j] * D[lane + 2] + Q1_d001[8 * q + j] * D[lane + 4] + Q1_d100[8 * q +
            j] * D[lane + 60];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 49] += Q1_d010[8 * q + i] * flux[lane] + Q1_d001[8 * q + i] * flux[lane
              + 1] + Q1_d100[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d010[8 * q + j] * D[lane + 6] + Q1_d001[8 * q + j] * D[lane + 7] + Q1_d100[8 * q + j]
            * D[lane + 51];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 8] + Q1_d001[8 * q + j] * D[lane + 9] + Q1_d010[8 * q +
            j] * D[lane + 55];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 10] + Q1_d010[8 * q + j] * D[lane + 11] + Q1_d001[8 * q
            + j] * D[lane + 59];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 26] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 12] + Q1_d010[8 * q + j] * D[lane + 18] + Q1_d001[8 * q +
            j] * D[lane + 24];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 13] + Q1_d010[8 * q + j] * D[lane + 19] + Q1_d001[8 * q
            + j] * D[lane + 25];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 14] + Q1_d010[8 * q + j] * D[lane + 20] + Q1_d001[8 * q
            + j] * D[lane + 26];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 48] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 15] + Q1_d010[8 * q + j] * D[lane + 21] + Q1_d001[8 * q +
            j] * D[lane + 27];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 16] + Q1_d010[8 * q + j] * D[lane + 22] + Q1_d001[8 * q
            + j] * D[lane + 28];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 17] + Q1_d010[8 * q + j] * D[lane + 23] + Q1_d001[8 * q
            + j] * D[lane + 29];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 24] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
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
          tile[72 * i + 3 * j + lane + 2] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 33] + Q1_d010[8 * q + j] * D[lane + 34] + Q1_d001[8 * q +
            j] * D[lane + 35];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 39] + Q1_d010[8 * q + j] * D[lane + 40] + Q1_d001[8 * q
            + j] * D[lane + 41];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 45] + Q1_d010[8 * q + j] * D[lane + 46] + Q1_d001[8 * q
            + j] * D[lane + 47];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 1] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 48] + Q1_d010[8 * q + j] * D[lane + 52] + Q1_d001[8 * q +
            j] * D[lane + 56];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 49] + Q1_d010[8 * q + j] * D[lane + 53] + Q1_d001[8 * q
            + j] * D[lane + 57];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 50] + Q1_d010[8 * q + j] * D[lane + 54] + Q1_d001[8 * q
            + j] * D[lane + 58];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 50] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 61] + Q1_d010[8 * q + j] * D[lane + 65] + Q1_d001[8 * q +
            j] * D[lane + 69];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 62] + Q1_d010[8 * q + j] * D[lane + 66] + Q1_d001[8 * q
            + j] * D[lane + 70];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 63] + Q1_d010[8 * q + j] * D[lane + 67] + Q1_d001[8 * q
            + j] * D[lane + 71];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane + 25] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane
              + 1] + Q1_d001[8 * q + i] * flux[lane + 2];
        }
      }
    }
    for (int j = 0; j < 8; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = Q1_d100[8 * q + j] * D[lane + 72] + Q1_d010[8 * q + j] * D[lane + 75] + Q1_d001[8 * q +
            j] * D[lane + 78];
        flux[lane + 1] = Q1_d100[8 * q + j] * D[lane + 73] + Q1_d010[8 * q + j] * D[lane + 76] + Q1_d001[8 * q
            + j] * D[lane + 79];
        flux[lane + 2] = Q1_d100[8 * q + j] * D[lane + 74] + Q1_d010[8 * q + j] * D[lane + 77] + Q1_d001[8 * q
            + j] * D[lane + 80];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[72 * i + 3 * j + lane] += flux[lane] * Q1_d100[8 * q + i] + Q1_d010[8 * q + i] * flux[lane + 1]
              + Q1_d001[8 * q + i] * flux[lane + 2];
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
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^3", 24, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_element_tensor_cpu_descriptor = {
    "neo_hookean_j_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
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
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
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
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "inner",                                   // unroll
    "constant",                                // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    45696,                                     // shared_bytes
    49800.0,                                   // flops_per_cell
    4856.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
