// neo_hookean_f_q1x3_hexahedron_f64_element_tensor: element_tensor of form F in neo_hookean.form
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
//   u       coefficient, Q1^3, 24 dofs
//   load    coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      6264 flops <- taken
//   sum_factorised  4668 flops
//   why             fewest flops of those whose code is short enough
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
//   flops       7464
//   bytes       632 (440 read, 192 written)
//   flops/byte  11.8
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


constexpr double Q1_d000[64] = {0.4905626121623441, 0.13144585576580214, 0.13144585576580214,
    0.03522081090086452, 0.13144585576580214, 0.03522081090086452, 0.03522081090086452, 0.009437387837655931,
    0.13144585576580214, 0.4905626121623441, 0.03522081090086452, 0.13144585576580214, 0.03522081090086452,
    0.13144585576580214, 0.009437387837655931, 0.03522081090086452, 0.13144585576580214, 0.03522081090086452,
    0.4905626121623441, 0.13144585576580214, 0.03522081090086452, 0.009437387837655931, 0.13144585576580214,
    0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.13144585576580214, 0.4905626121623441,
    0.009437387837655931, 0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.13144585576580214,
    0.03522081090086452, 0.03522081090086452, 0.009437387837655931, 0.4905626121623441, 0.13144585576580214,
    0.13144585576580214, 0.03522081090086452, 0.03522081090086452, 0.13144585576580214, 0.009437387837655931,
    0.03522081090086452, 0.13144585576580214, 0.4905626121623441, 0.03522081090086452, 0.13144585576580214,
    0.03522081090086452, 0.009437387837655931, 0.13144585576580214, 0.03522081090086452, 0.13144585576580214,
    0.03522081090086452, 0.4905626121623441, 0.13144585576580214, 0.009437387837655931, 0.03522081090086452,
    0.03522081090086452, 0.13144585576580214, 0.03522081090086452, 0.13144585576580214, 0.13144585576580214,
    0.4905626121623441};

}  // namespace

extern "C" int neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 192 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double x_dofs[192];
    alignas(64) double u_dofs[192];
    alignas(64) double load_dofs[192];
    alignas(64) double D[96];
    alignas(64) double flux[96];
    alignas(64) double tile[192];

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
        load_dofs[lane] = load[24 * cell];
        load_dofs[lane + 8] = load[24 * cell + 1];
        load_dofs[lane + 16] = load[24 * cell + 2];
        load_dofs[lane + 24] = load[24 * cell + 3];
        load_dofs[lane + 32] = load[24 * cell + 4];
        load_dofs[lane + 40] = load[24 * cell + 5];
        load_dofs[lane + 48] = load[24 * cell + 6];
        load_dofs[lane + 56] = load[24 * cell + 7];
        load_dofs[lane + 64] = load[24 * cell + 8];
        load_dofs[lane + 72] = load[24 * cell + 9];
        load_dofs[lane + 80] = load[24 * cell + 10];
        load_dofs[lane + 88] = load[24 * cell + 11];
        load_dofs[lane + 96] = load[24 * cell + 12];
        load_dofs[lane + 104] = load[24 * cell + 13];
        load_dofs[lane + 112] = load[24 * cell + 14];
        load_dofs[lane + 120] = load[24 * cell + 15];
        load_dofs[lane + 128] = load[24 * cell + 16];
        load_dofs[lane + 136] = load[24 * cell + 17];
        load_dofs[lane + 144] = load[24 * cell + 18];
        load_dofs[lane + 152] = load[24 * cell + 19];
        load_dofs[lane + 160] = load[24 * cell + 20];
        load_dofs[lane + 168] = load[24 * cell + 21];
        load_dofs[lane + 176] = load[24 * cell + 22];
        load_dofs[lane + 184] = load[24 * cell + 23];
      }
      for (int entry = 0; entry < 24; ++entry) {
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
          const double adj02 = J01 * J12 - J02 * J11;
          const double adj01 = J02 * J21 - J01 * J22;
          const double u1_d100_q = Q1_d100[8 * q] * u_dofs[lane + 8] + Q1_d100[8 * q + 1] * u_dofs[lane + 32]
              + Q1_d100[8 * q + 2] * u_dofs[lane + 56] + Q1_d100[8 * q + 3] * u_dofs[lane + 80] + Q1_d100[8 *
              q + 4] * u_dofs[lane + 104] + Q1_d100[8 * q + 5] * u_dofs[lane + 128] + Q1_d100[8 * q + 6] *
              u_dofs[lane + 152] + Q1_d100[8 * q + 7] * u_dofs[lane + 176];
          const double adj11 = J00 * J22 - J02 * J20;
          const double u1_d010_q = Q1_d010[8 * q] * u_dofs[lane + 8] + Q1_d010[8 * q + 1] * u_dofs[lane + 32]
              + Q1_d010[8 * q + 2] * u_dofs[lane + 56] + Q1_d010[8 * q + 3] * u_dofs[lane + 80] + Q1_d010[8 *
              q + 4] * u_dofs[lane + 104] + Q1_d010[8 * q + 5] * u_dofs[lane + 128] + Q1_d010[8 * q + 6] *
              u_dofs[lane + 152] + Q1_d010[8 * q + 7] * u_dofs[lane + 176];
          const double adj21 = J01 * J20 - J00 * J21;
          const double u1_d001_q = Q1_d001[8 * q] * u_dofs[lane + 8] + Q1_d001[8 * q + 1] * u_dofs[lane + 32]
              + Q1_d001[8 * q + 2] * u_dofs[lane + 56] + Q1_d001[8 * q + 3] * u_dofs[lane + 80] + Q1_d001[8 *
              q + 4] * u_dofs[lane + 104] + Q1_d001[8 * q + 5] * u_dofs[lane + 128] + Q1_d001[8 * q + 6] *
              u_dofs[lane + 152] + Q1_d001[8 * q + 7] * u_dofs[lane + 176];
          const double t1 = 1.0 + (adj01 * inv_detJ * u1_d100_q + adj11 * inv_detJ * u1_d010_q + adj21 *
              inv_detJ * u1_d001_q);
          const double adj12 = J02 * J10 - J00 * J12;
          const double adj22 = J00 * J11 - J01 * J10;
          const double t2 = adj02 * inv_detJ * u1_d100_q + adj12 * inv_detJ * u1_d010_q + adj22 * inv_detJ *
              u1_d001_q;
          const double t3 = adj01 * inv_detJ * u0_d100_q + adj11 * inv_detJ * u0_d010_q + adj21 * inv_detJ *
              u0_d001_q;
          const double t4 = adj00 * inv_detJ * u1_d100_q + adj10 * inv_detJ * u1_d010_q + adj20 * inv_detJ *
              u1_d001_q;
          const double t5 = t0 * (adj02 * inv_detJ * t1 - adj01 * inv_detJ * t2) - t3 * (adj02 * inv_detJ * t4
              - adj00 * inv_detJ * t2);
          const double t6 = adj02 * inv_detJ * u0_d100_q + adj12 * inv_detJ * u0_d010_q + adj22 * inv_detJ *
              u0_d001_q;
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
          const double t7 = 1.0 + (adj02 * inv_detJ * u2_d100_q + adj12 * inv_detJ * u2_d010_q + adj22 *
              inv_detJ * u2_d001_q);
          const double t8 = adj01 * inv_detJ * u2_d100_q + adj11 * inv_detJ * u2_d010_q + adj21 * inv_detJ *
              u2_d001_q;
          const double t9 = t1 * t7 - t2 * t8;
          const double t10 = adj00 * inv_detJ * u2_d100_q + adj10 * inv_detJ * u2_d010_q + adj20 * inv_detJ *
              u2_d001_q;
          const double t11 = t4 * t7 - t2 * t10;
          const double t12 = t4 * t8 - t1 * t10;
          const double t13 = (t0 * t9 - t3 * t11) + t6 * t12;
          const double t14 = (t5 + t6 * (adj01 * inv_detJ * t4 - adj00 * inv_detJ * t1)) / t13;
          const double t15 = std::log(t13);
          const double t16 = (mu[0] * t14 - mu[0] * (adj00 * inv_detJ * t10 + adj01 * inv_detJ * t8 + adj02 *
              inv_detJ * t7)) - lmbda[0] * t14 * t15;
          D[lane] = -weights[q] * abs_detJ * t16;
          const double t17 = t0 * (adj12 * inv_detJ * t1 - adj11 * inv_detJ * t2) - t3 * (adj12 * inv_detJ *
              t4 - adj10 * inv_detJ * t2);
          const double t18 = (t17 + t6 * (adj11 * inv_detJ * t4 - adj10 * inv_detJ * t1)) / t13;
          const double t19 = (mu[0] * t18 - mu[0] * (adj10 * inv_detJ * t10 + adj11 * inv_detJ * t8 + adj12 *
              inv_detJ * t7)) - lmbda[0] * t15 * t18;
          D[lane + 8] = -weights[q] * abs_detJ * t19;
          const double t20 = t0 * (adj22 * inv_detJ * t1 - adj21 * inv_detJ * t2) - t3 * (adj22 * inv_detJ *
              t4 - adj20 * inv_detJ * t2);
          const double t21 = (t20 + t6 * (adj21 * inv_detJ * t4 - adj20 * inv_detJ * t1)) / t13;
          const double t22 = (mu[0] * t21 - mu[0] * (adj20 * inv_detJ * t10 + adj21 * inv_detJ * t8 + adj22 *
              inv_detJ * t7)) - lmbda[0] * t15 * t21;
          D[lane + 16] = -weights[q] * abs_detJ * t22;
          const double t23 = t0 * (adj01 * inv_detJ * t7 - adj02 * inv_detJ * t8) - t3 * (adj00 * inv_detJ *
              t7 - adj02 * inv_detJ * t10);
          const double t24 = (t23 + t6 * (adj00 * inv_detJ * t8 - adj01 * inv_detJ * t10)) / t13;
          const double t25 = (mu[0] * t24 - mu[0] * (adj00 * inv_detJ * t4 + adj01 * inv_detJ * t1 + adj02 *
              inv_detJ * t2)) - lmbda[0] * t15 * t24;
          D[lane + 24] = -weights[q] * abs_detJ * t25;
          const double t26 = t0 * (adj11 * inv_detJ * t7 - adj12 * inv_detJ * t8) - t3 * (adj10 * inv_detJ *
              t7 - adj12 * inv_detJ * t10);
          const double t27 = (t26 + t6 * (adj10 * inv_detJ * t8 - adj11 * inv_detJ * t10)) / t13;
          const double t28 = (mu[0] * t27 - mu[0] * (adj10 * inv_detJ * t4 + adj11 * inv_detJ * t1 + adj12 *
              inv_detJ * t2)) - lmbda[0] * t15 * t27;
          D[lane + 32] = -weights[q] * abs_detJ * t28;
          const double t29 = t0 * (adj21 * inv_detJ * t7 - adj22 * inv_detJ * t8) - t3 * (adj20 * inv_detJ *
              t7 - adj22 * inv_detJ * t10);
          const double t30 = (t29 + t6 * (adj20 * inv_detJ * t8 - adj21 * inv_detJ * t10)) / t13;
          const double t31 = (mu[0] * t30 - mu[0] * (adj20 * inv_detJ * t4 + adj21 * inv_detJ * t1 + adj22 *
              inv_detJ * t2)) - lmbda[0] * t15 * t30;
          D[lane + 40] = -weights[q] * abs_detJ * t31;
          const double t32 = ((adj00 * inv_detJ * t9 - adj01 * inv_detJ * t11) + adj02 * inv_detJ * t12) /
              t13;
          const double t33 = (mu[0] * t32 - mu[0] * (adj00 * inv_detJ * t0 + adj01 * inv_detJ * t3 + adj02 *
              inv_detJ * t6)) - lmbda[0] * t15 * t32;
          D[lane + 48] = -weights[q] * abs_detJ * t33;
          const double t34 = ((adj10 * inv_detJ * t9 - adj11 * inv_detJ * t11) + adj12 * inv_detJ * t12) /
              t13;
          const double t35 = (mu[0] * t34 - mu[0] * (adj10 * inv_detJ * t0 + adj11 * inv_detJ * t3 + adj12 *
              inv_detJ * t6)) - lmbda[0] * t15 * t34;
          D[lane + 56] = -weights[q] * abs_detJ * t35;
          const double t36 = ((adj20 * inv_detJ * t9 - adj21 * inv_detJ * t11) + adj22 * inv_detJ * t12) /
              t13;
          const double t37 = (mu[0] * t36 - mu[0] * (adj20 * inv_detJ * t0 + adj21 * inv_detJ * t3 + adj22 *
              inv_detJ * t6)) - lmbda[0] * t15 * t36;
          D[lane + 64] = -weights[q] * abs_detJ * t37;
          const double load0_d000_q = Q1_d000[8 * q] * load_dofs[lane] + Q1_d000[8 * q + 1] * load_dofs[lane +
              24] + Q1_d000[8 * q + 2] * load_dofs[lane + 48] + Q1_d000[8 * q + 3] * load_dofs[lane + 72] +
              Q1_d000[8 * q + 4] * load_dofs[lane + 96] + Q1_d000[8 * q + 5] * load_dofs[lane + 120] +
              Q1_d000[8 * q + 6] * load_dofs[lane + 144] + Q1_d000[8 * q + 7] * load_dofs[lane + 168];
          D[lane + 72] = -weights[q] * abs_detJ * load0_d000_q;
          const double load1_d000_q = Q1_d000[8 * q] * load_dofs[lane + 8] + Q1_d000[8 * q + 1] *
              load_dofs[lane + 32] + Q1_d000[8 * q + 2] * load_dofs[lane + 56] + Q1_d000[8 * q + 3] *
              load_dofs[lane + 80] + Q1_d000[8 * q + 4] * load_dofs[lane + 104] + Q1_d000[8 * q + 5] *
              load_dofs[lane + 128] + Q1_d000[8 * q + 6] * load_dofs[lane + 152] + Q1_d000[8 * q + 7] *
              load_dofs[lane + 176];
          D[lane + 80] = -weights[q] * abs_detJ * load1_d000_q;
          const double load2_d000_q = Q1_d000[8 * q] * load_dofs[lane + 16] + Q1_d000[8 * q + 1] *
              load_dofs[lane + 40] + Q1_d000[8 * q + 2] * load_dofs[lane + 64] + Q1_d000[8 * q + 3] *
              load_dofs[lane + 88] + Q1_d000[8 * q + 4] * load_dofs[lane + 112] + Q1_d000[8 * q + 5] *
              load_dofs[lane + 136] + Q1_d000[8 * q + 6] * load_dofs[lane + 160] + Q1_d000[8 * q + 7] *
              load_dofs[lane + 184];
          D[lane + 88] = -weights[q] * abs_detJ * load2_d000_q;
        }
        for (int j = 0; j < 1; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = D[lane];
            flux[lane + 8] = D[lane + 8];
            flux[lane + 16] = D[lane + 16];
            flux[lane + 24] = D[lane + 88];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[24 * i + lane + 16] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane +
                  8] + Q1_d001[8 * q + i] * flux[lane + 16] + Q1_d000[8 * q + i] * flux[lane + 24];
            }
          }
        }
        for (int j = 0; j < 1; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = D[lane + 24];
            flux[lane + 8] = D[lane + 32];
            flux[lane + 16] = D[lane + 40];
            flux[lane + 24] = D[lane + 80];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[24 * i + lane + 8] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane + 8]
                  + Q1_d001[8 * q + i] * flux[lane + 16] + Q1_d000[8 * q + i] * flux[lane + 24];
            }
          }
        }
        for (int j = 0; j < 1; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = D[lane + 48];
            flux[lane + 8] = D[lane + 56];
            flux[lane + 16] = D[lane + 64];
            flux[lane + 24] = D[lane + 72];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[24 * i + lane] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane + 8] +
                  Q1_d001[8 * q + i] * flux[lane + 16] + Q1_d000[8 * q + i] * flux[lane + 24];
            }
          }
        }
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<24, 8, 24>(tile, element_tensors + 24 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void neo_hookean_f_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ load = packed_coefficients + 24;
  const double* __restrict__ lmbda = packed_constants + 0;
  const double* __restrict__ mu = packed_constants + 1;
  double x_dofs[24];
  double u_dofs[24];
  double load_dofs[24];
  double D[12];
  double flux[12];
  double tile[24];
  double element_tensors[24];
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
    load_dofs[lane] = load[0];
    load_dofs[lane + 1] = load[1];
    load_dofs[lane + 2] = load[2];
    load_dofs[lane + 3] = load[3];
    load_dofs[lane + 4] = load[4];
    load_dofs[lane + 5] = load[5];
    load_dofs[lane + 6] = load[6];
    load_dofs[lane + 7] = load[7];
    load_dofs[lane + 8] = load[8];
    load_dofs[lane + 9] = load[9];
    load_dofs[lane + 10] = load[10];
    load_dofs[lane + 11] = load[11];
    load_dofs[lane + 12] = load[12];
    load_dofs[lane + 13] = load[13];
    load_dofs[lane + 14] = load[14];
    load_dofs[lane + 15] = load[15];
    load_dofs[lane + 16] = load[16];
    load_dofs[lane + 17] = load[17];
    load_dofs[lane + 18] = load[18];
    load_dofs[lane + 19] = load[19];
    load_dofs[lane + 20] = load[20];
    load_dofs[lane + 21] = load[21];
    load_dofs[lane + 22] = load[22];
    load_dofs[lane + 23] = load[23];
  }
  for (int entry = 0; entry < 24; ++entry) {
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
      const double adj02 = J01 * J12 - J02 * J11;
      const double adj01 = J02 * J21 - J01 * J22;
      const double u1_d100_q = Q1_d100[8 * q] * u_dofs[lane + 1] + Q1_d100[8 * q + 1] * u_dofs[lane + 4] +
          Q1_d100[8 * q + 2] * u_dofs[lane + 7] + Q1_d100[8 * q + 3] * u_dofs[lane + 10] + Q1_d100[8 * q + 4]
          * u_dofs[lane + 13] + Q1_d100[8 * q + 5] * u_dofs[lane + 16] + Q1_d100[8 * q + 6] * u_dofs[lane +
          19] + Q1_d100[8 * q + 7] * u_dofs[lane + 22];
      const double adj11 = J00 * J22 - J02 * J20;
      const double u1_d010_q = Q1_d010[8 * q] * u_dofs[lane + 1] + Q1_d010[8 * q + 1] * u_dofs[lane + 4] +
          Q1_d010[8 * q + 2] * u_dofs[lane + 7] + Q1_d010[8 * q + 3] * u_dofs[lane + 10] + Q1_d010[8 * q + 4]
          * u_dofs[lane + 13] + Q1_d010[8 * q + 5] * u_dofs[lane + 16] + Q1_d010[8 * q + 6] * u_dofs[lane +
          19] + Q1_d010[8 * q + 7] * u_dofs[lane + 22];
      const double adj21 = J01 * J20 - J00 * J21;
      const double u1_d001_q = Q1_d001[8 * q] * u_dofs[lane + 1] + Q1_d001[8 * q + 1] * u_dofs[lane + 4] +
          Q1_d001[8 * q + 2] * u_dofs[lane + 7] + Q1_d001[8 * q + 3] * u_dofs[lane + 10] + Q1_d001[8 * q + 4]
          * u_dofs[lane + 13] + Q1_d001[8 * q + 5] * u_dofs[lane + 16] + Q1_d001[8 * q + 6] * u_dofs[lane +
          19] + Q1_d001[8 * q + 7] * u_dofs[lane + 22];
      const double t1 = 1.0 + (adj01 * inv_detJ * u1_d100_q + adj11 * inv_detJ * u1_d010_q + adj21 * inv_detJ
          * u1_d001_q);
      const double adj12 = J02 * J10 - J00 * J12;
      const double adj22 = J00 * J11 - J01 * J10;
      const double t2 = adj02 * inv_detJ * u1_d100_q + adj12 * inv_detJ * u1_d010_q + adj22 * inv_detJ *
          u1_d001_q;
      const double t3 = adj01 * inv_detJ * u0_d100_q + adj11 * inv_detJ * u0_d010_q + adj21 * inv_detJ *
          u0_d001_q;
      const double t4 = adj00 * inv_detJ * u1_d100_q + adj10 * inv_detJ * u1_d010_q + adj20 * inv_detJ *
          u1_d001_q;
      const double t5 = t0 * (adj02 * inv_detJ * t1 - adj01 * inv_detJ * t2) - t3 * (adj02 * inv_detJ * t4 -
          adj00 * inv_detJ * t2);
      const double t6 = adj02 * inv_detJ * u0_d100_q + adj12 * inv_detJ * u0_d010_q + adj22 * inv_detJ *
          u0_d001_q;
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
      const double t7 = 1.0 + (adj02 * inv_detJ * u2_d100_q + adj12 * inv_detJ * u2_d010_q + adj22 * inv_detJ
          * u2_d001_q);
      const double t8 = adj01 * inv_detJ * u2_d100_q + adj11 * inv_detJ * u2_d010_q + adj21 * inv_detJ *
          u2_d001_q;
      const double t9 = t1 * t7 - t2 * t8;
      const double t10 = adj00 * inv_detJ * u2_d100_q + adj10 * inv_detJ * u2_d010_q + adj20 * inv_detJ *
          u2_d001_q;
      const double t11 = t4 * t7 - t2 * t10;
      const double t12 = t4 * t8 - t1 * t10;
      const double t13 = (t0 * t9 - t3 * t11) + t6 * t12;
      const double t14 = (t5 + t6 * (adj01 * inv_detJ * t4 - adj00 * inv_detJ * t1)) / t13;
      const double t15 = std::log(t13);
      const double t16 = (t14 * mu[0] - (adj00 * inv_detJ * t10 + adj01 * inv_detJ * t8 + adj02 * inv_detJ *
          t7) * mu[0]) - t14 * t15 * lmbda[0];
      D[lane] = -abs_detJ * weights[q] * t16;
      const double t17 = t0 * (adj12 * inv_detJ * t1 - adj11 * inv_detJ * t2) - t3 * (adj12 * inv_detJ * t4 -
          adj10 * inv_detJ * t2);
      const double t18 = (t17 + t6 * (adj11 * inv_detJ * t4 - adj10 * inv_detJ * t1)) / t13;
      const double t19 = (t18 * mu[0] - (adj10 * inv_detJ * t10 + adj11 * inv_detJ * t8 + adj12 * inv_detJ *
          t7) * mu[0]) - t15 * t18 * lmbda[0];
      D[lane + 1] = -abs_detJ * weights[q] * t19;
      const double t20 = t0 * (adj22 * inv_detJ * t1 - adj21 * inv_detJ * t2) - t3 * (adj22 * inv_detJ * t4 -
          adj20 * inv_detJ * t2);
      const double t21 = (t20 + t6 * (adj21 * inv_detJ * t4 - adj20 * inv_detJ * t1)) / t13;
      const double t22 = (t21 * mu[0] - (adj20 * inv_detJ * t10 + adj21 * inv_detJ * t8 + adj22 * inv_detJ *
          t7) * mu[0]) - t15 * t21 * lmbda[0];
      D[lane + 2] = -abs_detJ * weights[q] * t22;
      const double t23 = t0 * (adj01 * inv_detJ * t7 - adj02 * inv_detJ * t8) - t3 * (adj00 * inv_detJ * t7 -
          adj02 * inv_detJ * t10);
      const double t24 = (t23 + t6 * (adj00 * inv_detJ * t8 - adj01 * inv_detJ * t10)) / t13;
      const double t25 = (t24 * mu[0] - (adj00 * inv_detJ * t4 + adj01 * inv_detJ * t1 + adj02 * inv_detJ *
          t2) * mu[0]) - t15 * t24 * lmbda[0];
      D[lane + 3] = -abs_detJ * weights[q] * t25;
      const double t26 = t0 * (adj11 * inv_detJ * t7 - adj12 * inv_detJ * t8) - t3 * (adj10 * inv_detJ * t7 -
          adj12 * inv_detJ * t10);
      const double t27 = (t26 + t6 * (adj10 * inv_detJ * t8 - adj11 * inv_detJ * t10)) / t13;
      const double t28 = (t27 * mu[0] - (adj10 * inv_detJ * t4 + adj11 * inv_detJ * t1 + adj12 * inv_detJ *
          t2) * mu[0]) - t15 * t27 * lmbda[0];
      D[lane + 4] = -abs_detJ * weights[q] * t28;
      const double t29 = t0 * (adj21 * inv_detJ * t7 - adj22 * inv_detJ * t8) - t3 * (adj20 * inv_detJ * t7 -
          adj22 * inv_detJ * t10);
      const double t30 = (t29 + t6 * (adj20 * inv_detJ * t8 - adj21 * inv_detJ * t10)) / t13;
      const double t31 = (t30 * mu[0] - (adj20 * inv_detJ * t4 + adj21 * inv_detJ * t1 + adj22 * inv_detJ *
          t2) * mu[0]) - t15 * t30 * lmbda[0];
      D[lane + 5] = -abs_detJ * weights[q] * t31;
      const double t32 = ((adj00 * inv_detJ * t9 - adj01 * inv_detJ * t11) + adj02 * inv_detJ * t12) / t13;
      const double t33 = (t32 * mu[0] - (adj00 * inv_detJ * t0 + adj01 * inv_detJ * t3 + adj02 * inv_detJ *
          t6) * mu[0]) - t15 * t32 * lmbda[0];
      D[lane + 6] = -abs_detJ * weights[q] * t33;
      const double t34 = ((adj10 * inv_detJ * t9 - adj11 * inv_detJ * t11) + adj12 * inv_detJ * t12) / t13;
      const double t35 = (t34 * mu[0] - (adj10 * inv_detJ * t0 + adj11 * inv_detJ * t3 + adj12 * inv_detJ *
          t6) * mu[0]) - t15 * t34 * lmbda[0];
      D[lane + 7] = -abs_detJ * weights[q] * t35;
      const double t36 = ((adj20 * inv_detJ * t9 - adj21 * inv_detJ * t11) + adj22 * inv_detJ * t12) / t13;
      const double t37 = (t36 * mu[0] - (adj20 * inv_detJ * t0 + adj21 * inv_detJ * t3 + adj22 * inv_detJ *
          t6) * mu[0]) - t15 * t36 * lmbda[0];
      D[lane + 8] = -abs_detJ * weights[q] * t37;
      const double load0_d000_q = Q1_d000[8 * q] * load_dofs[lane] + Q1_d000[8 * q + 1] * load_dofs[lane + 3]
          + Q1_d000[8 * q + 2] * load_dofs[lane + 6] + Q1_d000[8 * q + 3] * load_dofs[lane + 9] + Q1_d000[8 *
          q + 4] * load_dofs[lane + 12] + Q1_d000[8 * q + 5] * load_dofs[lane + 15] + Q1_d000[8 * q + 6] *
          load_dofs[lane + 18] + Q1_d000[8 * q + 7] * load_dofs[lane + 21];
      D[lane + 9] = -abs_detJ * weights[q] * load0_d000_q;
      const double load1_d000_q = Q1_d000[8 * q] * load_dofs[lane + 1] + Q1_d000[8 * q + 1] * load_dofs[lane +
          4] + Q1_d000[8 * q + 2] * load_dofs[lane + 7] + Q1_d000[8 * q + 3] * load_dofs[lane + 10] +
          Q1_d000[8 * q + 4] * load_dofs[lane + 13] + Q1_d000[8 * q + 5] * load_dofs[lane + 16] + Q1_d000[8 *
          q + 6] * load_dofs[lane + 19] + Q1_d000[8 * q + 7] * load_dofs[lane + 22];
      D[lane + 10] = -abs_detJ * weights[q] * load1_d000_q;
      const double load2_d000_q = Q1_d000[8 * q] * load_dofs[lane + 2] + Q1_d000[8 * q + 1] * load_dofs[lane +
          5] + Q1_d000[8 * q + 2] * load_dofs[lane + 8] + Q1_d000[8 * q + 3] * load_dofs[lane + 11] +
          Q1_d000[8 * q + 4] * load_dofs[lane + 14] + Q1_d000[8 * q + 5] * load_dofs[lane + 17] + Q1_d000[8 *
          q + 6] * load_dofs[lane + 20] + Q1_d000[8 * q + 7] * load_dofs[lane + 23];
      D[lane + 11] = -abs_detJ * weights[q] * load2_d000_q;
    }
    for (int j = 0; j < 1; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = D[lane];
        flux[lane + 1] = D[lane + 1];
        flux[lane + 2] = D[lane + 2];
        flux[lane + 3] = D[lane + 11];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[3 * i + lane + 2] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane + 1] +
              Q1_d001[8 * q + i] * flux[lane + 2] + Q1_d000[8 * q + i] * flux[lane + 3];
        }
      }
    }
    for (int j = 0; j < 1; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = D[lane + 3];
        flux[lane + 1] = D[lane + 4];
        flux[lane + 2] = D[lane + 5];
        flux[lane + 3] = D[lane + 10];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[3 * i + lane + 1] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane + 1] +
              Q1_d001[8 * q + i] * flux[lane + 2] + Q1_d000[8 * q + i] * flux[lane + 3];
        }
      }
    }
    for (int j = 0; j < 1; ++j) {
      #pragma omp simd
      for (int lane = 0; lane < 1; ++lane) {
        flux[lane] = D[lane + 6];
        flux[lane + 1] = D[lane + 7];
        flux[lane + 2] = D[lane + 8];
        flux[lane + 3] = D[lane + 9];
      }
      #pragma GCC unroll 8
      for (int i = 0; i < 8; ++i) {
        #pragma omp simd
        for (int lane = 0; lane < 1; ++lane) {
          tile[3 * i + lane] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] * flux[lane + 1] +
              Q1_d001[8 * q + i] * flux[lane + 2] + Q1_d000[8 * q + i] * flux[lane + 3];
        }
      }
    }
  }
  store_transposed<24, 1, 24>(tile, element_tensors + 24 * first_cell, cells_here, past_caches);
  for (int k = 0; k < 24; ++k) A[k] += element_tensors[k];
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^3", 24, 0, 0, nullptr},
    {"load", "Q1^3", 24, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_element_tensor_cpu_descriptor = {
    "neo_hookean_f_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    24,                                        // rows
    1,                                         // columns
    24,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
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
    7680,                                      // shared_bytes
    7464.0,                                    // flops_per_cell
    632.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
