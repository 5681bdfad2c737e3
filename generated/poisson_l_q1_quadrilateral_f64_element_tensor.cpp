// poisson_l_q1_quadrilateral_f64_element_tensor: element_tensor of form L in poisson.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate poisson.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file poisson.form:
//   | """Poisson's problem -div grad u = f: matrix a and load vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | f = Coefficient(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//   | L = v * f * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   f       coefficient, Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      128 flops
//   sum_factorised  108 flops <- taken
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
//   flops       108
//   bytes       96 (64 read, 32 written)
//   flops/byte  1.12
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

extern "C" int poisson_l_q1_quadrilateral_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 32 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[32];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = f[4 * cell];
        inputs[lane + 8] = f[4 * cell + 1];
        inputs[lane + 16] = f[4 * cell + 2];
        inputs[lane + 24] = f[4 * cell + 3];
        inputs[lane + 32] = coordinates[2 * n0];
        inputs[lane + 40] = coordinates[2 * n1];
        inputs[lane + 48] = coordinates[2 * n2];
        inputs[lane + 56] = coordinates[2 * n3];
        inputs[lane + 64] = coordinates[2 * n0 + 1];
        inputs[lane + 72] = coordinates[2 * n1 + 1];
        inputs[lane + 80] = coordinates[2 * n2 + 1];
        inputs[lane + 88] = coordinates[2 * n3 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double f_0 = inputs[lane];
        const double f_1 = inputs[lane + 8];
        const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
        const double f_2 = inputs[lane + 16];
        const double f_3 = inputs[lane + 24];
        const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
        const double x0_0 = inputs[lane + 32];
        const double x1_0 = inputs[lane + 40];
        const double t2 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 48];
        const double x3_0 = inputs[lane + 56];
        const double t3 = x2_0 - x3_0;
        const double t4 = 0.7886751345948129 * t2 + 0.2113248654051871 * t3;
        const double x0_1 = inputs[lane + 64];
        const double x1_1 = inputs[lane + 72];
        const double x2_1 = inputs[lane + 80];
        const double x3_1 = inputs[lane + 88];
        const double t5 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1
            + 0.2113248654051871 * x3_1);
        const double t6 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0
            + 0.2113248654051871 * x3_0);
        const double t7 = x0_1 - x1_1;
        const double t8 = x2_1 - x3_1;
        const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
        const double t10 = (0.7886751345948129 * t0 + 0.2113248654051871 * t1) * std::fabs(t4 * t5 - t6 * t9);
        const double t11 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
        const double t12 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
        const double t13 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 *
            x2_1 + 0.7886751345948129 * x3_1);
        const double t14 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 *
            x2_0 + 0.7886751345948129 * x3_0);
        const double t15 = (0.7886751345948129 * t11 + 0.2113248654051871 * t12) * std::fabs(t4 * t13 - t9 *
            t14);
        const double t16 = t10 + 0.2679491924311227 * t15;
        const double t17 = 0.2113248654051871 * t2 + 0.7886751345948129 * t3;
        const double t18 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
        const double t19 = (0.2113248654051871 * t0 + 0.7886751345948129 * t1) * std::fabs(t5 * t17 - t6 *
            t18);
        const double t20 = (0.2113248654051871 * t11 + 0.7886751345948129 * t12) * std::fabs(t13 * t17 - t14 *
            t18);
        const double t21 = t19 + 0.2679491924311227 * t20;
        tile[lane] = 0.39433756729740643 * (0.39433756729740643 * t16 + 0.10566243270259355 * t21);
        const double t22 = t10 + 3.732050807568877 * t15;
        const double t23 = t19 + 3.732050807568877 * t20;
        tile[lane + 8] = 0.39433756729740643 * (0.10566243270259355 * t22 + 0.028312163512967795 * t23);
        tile[lane + 16] = 0.10566243270259355 * (0.39433756729740643 * t16 + 1.4716878364870323 * t21);
        tile[lane + 24] = 0.10566243270259355 * (0.10566243270259355 * t22 + 0.39433756729740643 * t23);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<4, 8, 4>(tile, element_tensors + 4 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void poisson_l_q1_quadrilateral_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ f = packed_coefficients + 0;
  // element tensor of one cell
  const double f_0 = f[0];
  const double f_1 = f[1];
  const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
  const double f_2 = f[2];
  const double f_3 = f[3];
  const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t2 = x0_0 - x1_0;
  const double x2_0 = coordinate_dofs[6];
  const double x3_0 = coordinate_dofs[9];
  const double t3 = x2_0 - x3_0;
  const double t4 = 0.7886751345948129 * t2 + 0.2113248654051871 * t3;
  const double x0_1 = coordinate_dofs[1];
  const double x1_1 = coordinate_dofs[4];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double t5 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
      0.2113248654051871 * x3_1);
  const double t6 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
      0.2113248654051871 * x3_0);
  const double t7 = x0_1 - x1_1;
  const double t8 = x2_1 - x3_1;
  const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
  const double t10 = (0.7886751345948129 * t0 + 0.2113248654051871 * t1) * std::fabs(t4 * t5 - t6 * t9);
  const double t11 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
  const double t12 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
  const double t13 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
      0.7886751345948129 * x3_1);
  const double t14 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
      0.7886751345948129 * x3_0);
  const double t15 = (0.7886751345948129 * t11 + 0.2113248654051871 * t12) * std::fabs(t4 * t13 - t9 * t14);
  const double t16 = t10 + 0.2679491924311227 * t15;
  const double t17 = 0.2113248654051871 * t2 + 0.7886751345948129 * t3;
  const double t18 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
  const double t19 = (0.2113248654051871 * t0 + 0.7886751345948129 * t1) * std::fabs(t5 * t17 - t6 * t18);
  const double t20 = (0.2113248654051871 * t11 + 0.7886751345948129 * t12) * std::fabs(t13 * t17 - t14 * t18);
  const double t21 = t19 + 0.2679491924311227 * t20;
  A[0] += 0.39433756729740643 * (0.39433756729740643 * t16 + 0.10566243270259355 * t21);
  const double t22 = t10 + 3.732050807568877 * t15;
  const double t23 = t19 + 3.732050807568877 * t20;
  A[1] += 0.39433756729740643 * (0.10566243270259355 * t22 + 0.028312163512967795 * t23);
  A[2] += 0.10566243270259355 * (0.39433756729740643 * t16 + 1.4716878364870323 * t21);
  A[3] += 0.10566243270259355 * (0.10566243270259355 * t22 + 0.39433756729740643 * t23);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return poisson_l_q1_quadrilateral_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]));
}

constexpr femforge_input coefficients[] = {
    {"f", "Q1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel poisson_l_q1_quadrilateral_f64_element_tensor_cpu_descriptor = {
    "poisson_l_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "L",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    1024,                                      // shared_bytes
    108.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
