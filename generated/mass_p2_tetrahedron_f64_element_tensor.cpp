// mass_p2_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=tetrahedron --define degree=2
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
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          29 flops (123 before optimisation) <- taken
//   quadrature      30 flops
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
//   flops        29
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.0354
//   paper flops  200 (2 sizeG rows columns)
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

extern "C" int mass_p2_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 800 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[800];

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
        const double G0 = 0.002380952380952381 * abs_detJ;
        tile[lane] = G0;
        const double t6 = 0.16666666666666666 * G0;
        tile[lane + 8] = t6;
        tile[lane + 16] = t6;
        tile[lane + 24] = t6;
        const double t7 = -G0;
        tile[lane + 32] = t7;
        tile[lane + 40] = t7;
        tile[lane + 48] = t7;
        const double t8 = -0.6666666666666666 * G0;
        tile[lane + 56] = t8;
        tile[lane + 64] = t8;
        tile[lane + 72] = t8;
        tile[lane + 80] = t6;
        tile[lane + 88] = G0;
        tile[lane + 96] = t6;
        tile[lane + 104] = t6;
        tile[lane + 112] = t7;
        tile[lane + 120] = t8;
        tile[lane + 128] = t8;
        tile[lane + 136] = t7;
        tile[lane + 144] = t7;
        tile[lane + 152] = t8;
        tile[lane + 160] = t6;
        tile[lane + 168] = t6;
        tile[lane + 176] = G0;
        tile[lane + 184] = t6;
        tile[lane + 192] = t8;
        tile[lane + 200] = t7;
        tile[lane + 208] = t8;
        tile[lane + 216] = t7;
        tile[lane + 224] = t8;
        tile[lane + 232] = t7;
        tile[lane + 240] = t6;
        tile[lane + 248] = t6;
        tile[lane + 256] = t6;
        tile[lane + 264] = G0;
        tile[lane + 272] = t8;
        tile[lane + 280] = t8;
        tile[lane + 288] = t7;
        tile[lane + 296] = t8;
        tile[lane + 304] = t7;
        tile[lane + 312] = t7;
        tile[lane + 320] = t7;
        tile[lane + 328] = t7;
        tile[lane + 336] = t8;
        tile[lane + 344] = t8;
        const double t9 = 5.333333333333333 * G0;
        tile[lane + 352] = t9;
        const double t10 = 2.6666666666666665 * G0;
        tile[lane + 360] = t10;
        tile[lane + 368] = t10;
        tile[lane + 376] = t10;
        tile[lane + 384] = t10;
        const double t11 = 1.3333333333333333 * G0;
        tile[lane + 392] = t11;
        tile[lane + 400] = t7;
        tile[lane + 408] = t8;
        tile[lane + 416] = t7;
        tile[lane + 424] = t8;
        tile[lane + 432] = t10;
        tile[lane + 440] = t9;
        tile[lane + 448] = t10;
        tile[lane + 456] = t10;
        tile[lane + 464] = t11;
        tile[lane + 472] = t10;
        tile[lane + 480] = t7;
        tile[lane + 488] = t8;
        tile[lane + 496] = t8;
        tile[lane + 504] = t7;
        tile[lane + 512] = t10;
        tile[lane + 520] = t10;
        tile[lane + 528] = t9;
        tile[lane + 536] = t11;
        tile[lane + 544] = t10;
        tile[lane + 552] = t10;
        tile[lane + 560] = t8;
        tile[lane + 568] = t7;
        tile[lane + 576] = t7;
        tile[lane + 584] = t8;
        tile[lane + 592] = t10;
        tile[lane + 600] = t10;
        tile[lane + 608] = t11;
        tile[lane + 616] = t9;
        tile[lane + 624] = t10;
        tile[lane + 632] = t10;
        tile[lane + 640] = t8;
        tile[lane + 648] = t7;
        tile[lane + 656] = t8;
        tile[lane + 664] = t7;
        tile[lane + 672] = t10;
        tile[lane + 680] = t11;
        tile[lane + 688] = t10;
        tile[lane + 696] = t10;
        tile[lane + 704] = t9;
        tile[lane + 712] = t10;
        tile[lane + 720] = t8;
        tile[lane + 728] = t8;
        tile[lane + 736] = t7;
        tile[lane + 744] = t7;
        tile[lane + 752] = t11;
        tile[lane + 760] = t10;
        tile[lane + 768] = t10;
        tile[lane + 776] = t10;
        tile[lane + 784] = t10;
        tile[lane + 792] = t9;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<100, 8, 100>(tile, element_tensors + 100 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void mass_p2_tetrahedron_f64_element_tensor_tabulate_tensor(
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
  const double G0 = 0.002380952380952381 * abs_detJ;
  A[0] += G0;
  const double t6 = 0.16666666666666666 * G0;
  A[1] += t6;
  A[2] += t6;
  A[3] += t6;
  const double t7 = -G0;
  A[4] += t7;
  A[5] += t7;
  A[6] += t7;
  const double t8 = -0.6666666666666666 * G0;
  A[7] += t8;
  A[8] += t8;
  A[9] += t8;
  A[10] += t6;
  A[11] += G0;
  A[12] += t6;
  A[13] += t6;
  A[14] += t7;
  A[15] += t8;
  A[16] += t8;
  A[17] += t7;
  A[18] += t7;
  A[19] += t8;
  A[20] += t6;
  A[21] += t6;
  A[22] += G0;
  A[23] += t6;
  A[24] += t8;
  A[25] += t7;
  A[26] += t8;
  A[27] += t7;
  A[28] += t8;
  A[29] += t7;
  A[30] += t6;
  A[31] += t6;
  A[32] += t6;
  A[33] += G0;
  A[34] += t8;
  A[35] += t8;
  A[36] += t7;
  A[37] += t8;
  A[38] += t7;
  A[39] += t7;
  A[40] += t7;
  A[41] += t7;
  A[42] += t8;
  A[43] += t8;
  const double t9 = 5.333333333333333 * G0;
  A[44] += t9;
  const double t10 = 2.6666666666666665 * G0;
  A[45] += t10;
  A[46] += t10;
  A[47] += t10;
  A[48] += t10;
  const double t11 = 1.3333333333333333 * G0;
  A[49] += t11;
  A[50] += t7;
  A[51] += t8;
  A[52] += t7;
  A[53] += t8;
  A[54] += t10;
  A[55] += t9;
  A[56] += t10;
  A[57] += t10;
  A[58] += t11;
  A[59] += t10;
  A[60] += t7;
  A[61] += t8;
  A[62] += t8;
  A[63] += t7;
  A[64] += t10;
  A[65] += t10;
  A[66] += t9;
  A[67] += t11;
  A[68] += t10;
  A[69] += t10;
  A[70] += t8;
  A[71] += t7;
  A[72] += t7;
  A[73] += t8;
  A[74] += t10;
  A[75] += t10;
  A[76] += t11;
  A[77] += t9;
  A[78] += t10;
  A[79] += t10;
  A[80] += t8;
  A[81] += t7;
  A[82] += t8;
  A[83] += t7;
  A[84] += t10;
  A[85] += t11;
  A[86] += t10;
  A[87] += t10;
  A[88] += t9;
  A[89] += t10;
  A[90] += t8;
  A[91] += t8;
  A[92] += t7;
  A[93] += t7;
  A[94] += t11;
  A[95] += t10;
  A[96] += t10;
  A[97] += t10;
  A[98] += t10;
  A[99] += t9;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p2_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel mass_p2_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "mass_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    4,                                         // quadrature_degree
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
    7168,                                      // shared_bytes
    29.0,                                      // flops_per_cell
    820.0,                                     // bytes_per_cell
    200.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
