// advection_diffusion_p2_triangle_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=triangle --define degree=2
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   b       constant, 2 values
//   nu      constant, 1 values
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          137 flops (217 before optimisation) <- taken
//   quadrature      828 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops        137
//   bytes        308 (20 read, 288 written)
//   flops/byte   0.445
//   paper flops  432 (2 sizeG rows columns)
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

extern "C" int advection_diffusion_p2_triangle_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 288 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[48];
    alignas(64) double tile[288];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[3 * cell];
        const int64_t n1 = cells[3 * cell + 1];
        const int64_t n2 = cells[3 * cell + 2];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n0 + 1];
        inputs[lane + 24] = coordinates[2 * n2 + 1];
        inputs[lane + 32] = coordinates[2 * n2];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double t0 = x0_0 - x1_0;
        const double x0_1 = inputs[lane + 16];
        const double x2_1 = inputs[lane + 24];
        const double t1 = x0_1 - x2_1;
        const double x2_0 = inputs[lane + 32];
        const double adj01 = x0_0 - x2_0;
        const double x1_1 = inputs[lane + 40];
        const double adj10 = x0_1 - x1_1;
        const double detJ = t0 * t1 - adj01 * adj10;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double G1 = -0.6666666666666666 * nu[0] * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
        const double sign_detJ = std::copysign(1.0, detJ);
        const double G3 = -0.03333333333333333 * (b[0] * t1 * sign_detJ - b[1] * adj01 * sign_detJ);
        const double G4 = 0.03333333333333333 * (b[0] * adj10 * sign_detJ - b[1] * t0 * sign_detJ);
        const double G0 = 1.3333333333333333 * nu[0] * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
        const double G2 = 1.3333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
        const double t2 = 2.0 * G1 + G0 + G2 - 8.0 * G3;
        tile[lane] = 0.375 * (2.0 * G1 + 2.6666666666666665 * G3 + t2 - 5.333333333333333 * G4);
        tile[lane + 8] = 0.25 * G1 + 0.125 * G0 - G3;
        tile[lane + 16] = 0.25 * G1 + 0.125 * G2 - G4;
        const double t3 = G3 + G4;
        tile[lane + 24] = -t3;
        const double t4 = G1 + 0.5 * G2 - 3.0 * G4;
        tile[lane + 32] = G3 - t4;
        const double t5 = G1 + 0.5 * G0 - 3.0 * G3;
        tile[lane + 40] = G4 - t5;
        const double t6 = 0.25 * G1 + G3;
        tile[lane + 48] = G4 + 0.125 * G0 + t6;
        tile[lane + 56] = 0.375 * (5.333333333333333 * G3 + G0);
        tile[lane + 64] = -(0.25 * G1 + G4);
        const double t7 = G1 + 3.0 * G4;
        tile[lane + 72] = -(t3 - t7);
        tile[lane + 80] = G3;
        const double t8 = G1 + 3.0 * G3;
        tile[lane + 88] = -(2.0 * G4 + 0.5 * G0 + t8);
        tile[lane + 96] = G4 + 0.125 * G2 + t6;
        tile[lane + 104] = -t6;
        tile[lane + 112] = 0.375 * (5.333333333333333 * G4 + G2);
        tile[lane + 120] = -(t3 - t8);
        tile[lane + 128] = -(2.0 * G3 + 0.5 * G2 + t7);
        tile[lane + 136] = G4;
        tile[lane + 144] = t3;
        tile[lane + 152] = t8;
        tile[lane + 160] = t7;
        const double t9 = 4.0 * G4 + G2 - t2;
        const double t10 = 16.0 * G3 + 8.0 * G4 - t9;
        tile[lane + 168] = 4.0 * G4 + G2 + t10;
        tile[lane + 176] = -t10;
        const double t11 = G3 + 0.125 * t2 - G4;
        const double t12 = 4.0 * G3 + G0 - 8.0 * t11;
        tile[lane + 184] = -(8.0 * G3 + 16.0 * G4 - t12);
        tile[lane + 192] = -3.0 * (0.3333333333333333 * G1 + 0.16666666666666666 * G2 + t3);
        tile[lane + 200] = -G3;
        tile[lane + 208] = -t4;
        tile[lane + 216] = t9;
        tile[lane + 224] = t2;
        const double t13 = 0.5 * G1 + G4 - G3;
        tile[lane + 232] = 4.0 * (G1 - t13);
        tile[lane + 240] = -3.0 * (0.3333333333333333 * G1 + 0.16666666666666666 * G0 + t3);
        tile[lane + 248] = -t5;
        tile[lane + 256] = -G4;
        tile[lane + 264] = t12;
        tile[lane + 272] = 4.0 * t13;
        tile[lane + 280] = 8.0 * t11;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<36, 8, 36>(tile, element_tensors + 36 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void advection_diffusion_p2_triangle_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ b = packed_constants + 0;
  const double* __restrict__ nu = packed_constants + 2;
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double t0 = x0_0 - x1_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double t1 = x0_1 - x2_1;
  const double x2_0 = coordinate_dofs[6];
  const double adj01 = x0_0 - x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double adj10 = x0_1 - x1_1;
  const double detJ = t0 * t1 - adj01 * adj10;
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double G1 = -0.6666666666666666 * nu[0] * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
  const double sign_detJ = std::copysign(1.0, detJ);
  const double G3 = -0.03333333333333333 * (b[0] * t1 * sign_detJ - b[1] * adj01 * sign_detJ);
  const double G4 = 0.03333333333333333 * (b[0] * adj10 * sign_detJ - b[1] * t0 * sign_detJ);
  const double G0 = 1.3333333333333333 * nu[0] * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
  const double G2 = 1.3333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
  const double t2 = 2.0 * G1 + G0 + G2 - 8.0 * G3;
  A[0] += 0.375 * (2.0 * G1 + 2.6666666666666665 * G3 + t2 - 5.333333333333333 * G4);
  A[1] += 0.25 * G1 + 0.125 * G0 - G3;
  A[2] += 0.25 * G1 + 0.125 * G2 - G4;
  const double t3 = G3 + G4;
  A[3] += -t3;
  const double t4 = G1 + 0.5 * G2 - 3.0 * G4;
  A[4] += G3 - t4;
  const double t5 = G1 + 0.5 * G0 - 3.0 * G3;
  A[5] += G4 - t5;
  const double t6 = 0.25 * G1 + G3;
  A[6] += G4 + 0.125 * G0 + t6;
  A[7] += 0.375 * (5.333333333333333 * G3 + G0);
  A[8] += -(0.25 * G1 + G4);
  const double t7 = G1 + 3.0 * G4;
  A[9] += -(t3 - t7);
  A[10] += G3;
  const double t8 = G1 + 3.0 * G3;
  A[11] += -(2.0 * G4 + 0.5 * G0 + t8);
  A[12] += G4 + 0.125 * G2 + t6;
  A[13] += -t6;
  A[14] += 0.375 * (5.333333333333333 * G4 + G2);
  A[15] += -(t3 - t8);
  A[16] += -(2.0 * G3 + 0.5 * G2 + t7);
  A[17] += G4;
  A[18] += t3;
  A[19] += t8;
  A[20] += t7;
  const double t9 = 4.0 * G4 + G2 - t2;
  const double t10 = 16.0 * G3 + 8.0 * G4 - t9;
  A[21] += 4.0 * G4 + G2 + t10;
  A[22] += -t10;
  const double t11 = G3 + 0.125 * t2 - G4;
  const double t12 = 4.0 * G3 + G0 - 8.0 * t11;
  A[23] += -(8.0 * G3 + 16.0 * G4 - t12);
  A[24] += -3.0 * (0.3333333333333333 * G1 + 0.16666666666666666 * G2 + t3);
  A[25] += -G3;
  A[26] += -t4;
  A[27] += t9;
  A[28] += t2;
  const double t13 = 0.5 * G1 + G4 - G3;
  A[29] += 4.0 * (G1 - t13);
  A[30] += -3.0 * (0.3333333333333333 * G1 + 0.16666666666666666 * G0 + t3);
  A[31] += -t5;
  A[32] += -G4;
  A[33] += t12;
  A[34] += 4.0 * t13;
  A[35] += 8.0 * t11;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_p2_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input constants[] = {
    {"b", "constant", 2, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_p2_triangle_f64_element_tensor_cpu_descriptor = {
    "advection_diffusion_p2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    3,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    7,                                         // geometry_size
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2688,                                      // shared_bytes
    137.0,                                     // flops_per_cell
    308.0,                                     // bytes_per_cell
    432.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
