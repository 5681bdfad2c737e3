// elasticity_p1x2_triangle_f32_from_g_geometry: geometry of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=triangle --define degree=1 --set scalar=float32 --set input=geometry
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
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          21 flops (88 before optimisation) <- taken
//   quadrature      not valid: the input is the stored geometry tensor G
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             asked for
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
//   chosen by            the cost model
//
// Work:
//   1  each of 16 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       40
//   bytes       56 (16 read, 40 written)
//   flops/byte  0.714
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

extern "C" int elasticity_p1x2_triangle_f32_from_g_geometry_cpu(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 40 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) float inputs[96];
    alignas(64) float tile[160];

    for (int step = 0; step < 4; ++step) {
      for (int lane = 0; lane < 16; ++lane) {
        const int batch_cell = step * 16 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 16] = coordinates[2 * n1];
        inputs[lane + 32] = coordinates[2 * n0 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 64] = coordinates[2 * n2];
        inputs[lane + 80] = coordinates[2 * n1 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 16; ++lane) {
        const float x0_0 = inputs[lane];
        const float x1_0 = inputs[lane + 16];
        const float t0 = x0_0 - x1_0;
        const float x0_1 = inputs[lane + 32];
        const float x2_1 = inputs[lane + 48];
        const float t1 = x0_1 - x2_1;
        const float x2_0 = inputs[lane + 64];
        const float adj01 = x0_0 - x2_0;
        const float x1_1 = inputs[lane + 80];
        const float adj10 = x0_1 - x1_1;
        const float detJ = t0 * t1 - adj01 * adj10;
        const float abs_detJ = std::fabs(detJ);
        const float inv_abs_detJ = 1.0f / abs_detJ;
        const float t2 = adj01 * adj01;
        const float t3 = t1 * t1;
        tile[lane] = inv_abs_detJ * (t2 + 2.0f * t3);
        const float t4 = t0 * adj01;
        const float t5 = t1 * adj10;
        tile[lane + 16] = -inv_abs_detJ * (t4 + 2.0f * t5);
        const float t6 = t0 * t0;
        const float t7 = adj10 * adj10;
        tile[lane + 32] = inv_abs_detJ * (t6 + 2.0f * t7);
        tile[lane + 48] = inv_abs_detJ * (t2 + 0.5f * t3);
        tile[lane + 64] = -inv_abs_detJ * (t4 + 0.5f * t5);
        tile[lane + 80] = -t1 * adj01 * inv_abs_detJ;
        tile[lane + 96] = t0 * t1 * inv_abs_detJ;
        tile[lane + 112] = inv_abs_detJ * (t6 + 0.5f * t7);
        tile[lane + 128] = adj01 * adj10 * inv_abs_detJ;
        tile[lane + 144] = -t0 * adj10 * inv_abs_detJ;
      }
      const int64_t group_first = first_cell + step * 16;
      const int group_cells = cells_here - step * 16 < 16 ? cells_here - step * 16 : 16;
      store_transposed<10, 16, 10>(tile, element_tensors + 10 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x2_triangle_f32_from_g_geometry_cpu(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x2_triangle_f32_from_g_geometry_cpu_descriptor = {
    "elasticity_p1x2_triangle_f32_from_g_geometry",  // name
    "geometry",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "P1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    10,                                        // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    10,                                        // geometry_size
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
    16,                                        // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1024,                                      // shared_bytes
    40.0,                                      // flops_per_cell
    56.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
