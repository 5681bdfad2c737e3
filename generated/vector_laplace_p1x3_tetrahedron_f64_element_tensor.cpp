// vector_laplace_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --define cell=tetrahedron --define degree=1
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
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          96 flops (228 before optimisation) <- taken
//   quadrature      96 flops
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
//   flops        96
//   bytes        1172 (20 read, 1152 written)
//   flops/byte   0.0819
//   paper flops  2592 (2 sizeG rows columns)
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

extern "C" int vector_laplace_p1x3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = num_cells * 1152 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[1152];

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
        const double G1 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
            adj12);
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G2 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
            adj22);
        const double G3 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
            adj12);
        const double G4 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
            adj22);
        const double G5 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
            adj22);
        const double G0 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
            adj02);
        const double t9 = G1 + G2 + G0;
        const double t10 = G1 + G2 + G3 + 2.0 * G4 + G5 + t9;
        tile[lane] = t10;
        tile[lane + 8] = 0.0;
        tile[lane + 16] = 0.0;
        const double t11 = -t9;
        tile[lane + 24] = t11;
        tile[lane + 32] = 0.0;
        tile[lane + 40] = 0.0;
        const double t12 = -(G1 + G3 + G4);
        tile[lane + 48] = t12;
        tile[lane + 56] = 0.0;
        tile[lane + 64] = 0.0;
        const double t13 = -(G2 + G4 + G5);
        tile[lane + 72] = t13;
        tile[lane + 80] = 0.0;
        tile[lane + 88] = 0.0;
        tile[lane + 96] = 0.0;
        tile[lane + 104] = t10;
        tile[lane + 112] = 0.0;
        tile[lane + 120] = 0.0;
        tile[lane + 128] = t11;
        tile[lane + 136] = 0.0;
        tile[lane + 144] = 0.0;
        tile[lane + 152] = t12;
        tile[lane + 160] = 0.0;
        tile[lane + 168] = 0.0;
        tile[lane + 176] = t13;
        tile[lane + 184] = 0.0;
        tile[lane + 192] = 0.0;
        tile[lane + 200] = 0.0;
        tile[lane + 208] = t10;
        tile[lane + 216] = 0.0;
        tile[lane + 224] = 0.0;
        tile[lane + 232] = t11;
        tile[lane + 240] = 0.0;
        tile[lane + 248] = 0.0;
        tile[lane + 256] = t12;
        tile[lane + 264] = 0.0;
        tile[lane + 272] = 0.0;
        tile[lane + 280] = t13;
        tile[lane + 288] = t11;
        tile[lane + 296] = 0.0;
        tile[lane + 304] = 0.0;
        tile[lane + 312] = G0;
        tile[lane + 320] = 0.0;
        tile[lane + 328] = 0.0;
        tile[lane + 336] = G1;
        tile[lane + 344] = 0.0;
        tile[lane + 352] = 0.0;
        tile[lane + 360] = G2;
        tile[lane + 368] = 0.0;
        tile[lane + 376] = 0.0;
        tile[lane + 384] = 0.0;
        tile[lane + 392] = t11;
        tile[lane + 400] = 0.0;
        tile[lane + 408] = 0.0;
        tile[lane + 416] = G0;
        tile[lane + 424] = 0.0;
        tile[lane + 432] = 0.0;
        tile[lane + 440] = G1;
        tile[lane + 448] = 0.0;
        tile[lane + 456] = 0.0;
        tile[lane + 464] = G2;
        tile[lane + 472] = 0.0;
        tile[lane + 480] = 0.0;
        tile[lane + 488] = 0.0;
        tile[lane + 496] = t11;
        tile[lane + 504] = 0.0;
        tile[lane + 512] = 0.0;
        tile[lane + 520] = G0;
        tile[lane + 528] = 0.0;
        tile[lane + 536] = 0.0;
        tile[lane + 544] = G1;
        tile[lane + 552] = 0.0;
        tile[lane + 560] = 0.0;
        tile[lane + 568] = G2;
        tile[lane + 576] = t12;
        tile[lane + 584] = 0.0;
        tile[lane + 592] = 0.0;
        tile[lane + 600] = G1;
        tile[lane + 608] = 0.0;
        tile[lane + 616] = 0.0;
        tile[lane + 624] = G3;
        tile[lane + 632] = 0.0;
        tile[lane + 640] = 0.0;
        tile[lane + 648] = G4;
        tile[lane + 656] = 0.0;
        tile[lane + 664] = 0.0;
        tile[lane + 672] = 0.0;
        tile[lane + 680] = t12;
        tile[lane + 688] = 0.0;
        tile[lane + 696] = 0.0;
        tile[lane + 704] = G1;
        tile[lane + 712] = 0.0;
        tile[lane + 720] = 0.0;
        tile[lane + 728] = G3;
        tile[lane + 736] = 0.0;
        tile[lane + 744] = 0.0;
        tile[lane + 752] = G4;
        tile[lane + 760] = 0.0;
        tile[lane + 768] = 0.0;
        tile[lane + 776] = 0.0;
        tile[lane + 784] = t12;
        tile[lane + 792] = 0.0;
        tile[lane + 800] = 0.0;
        tile[lane + 808] = G1;
        tile[lane + 816] = 0.0;
        tile[lane + 824] = 0.0;
        tile[lane + 832] = G3;
        tile[lane + 840] = 0.0;
        tile[lane + 848] = 0.0;
        tile[lane + 856] = G4;
        tile[lane + 864] = t13;
        tile[lane + 872] = 0.0;
        tile[lane + 880] = 0.0;
        tile[lane + 888] = G2;
        tile[lane + 896] = 0.0;
        tile[lane + 904] = 0.0;
        tile[lane + 912] = G4;
        tile[lane + 920] = 0.0;
        tile[lane + 928] = 0.0;
        tile[lane + 936] = G5;
        tile[lane + 944] = 0.0;
        tile[lane + 952] = 0.0;
        tile[lane + 960] = 0.0;
        tile[lane + 968] = t13;
        tile[lane + 976] = 0.0;
        tile[lane + 984] = 0.0;
        tile[lane + 992] = G2;
        tile[lane + 1000] = 0.0;
        tile[lane + 1008] = 0.0;
        tile[lane + 1016] = G4;
        tile[lane + 1024] = 0.0;
        tile[lane + 1032] = 0.0;
        tile[lane + 1040] = G5;
        tile[lane + 1048] = 0.0;
        tile[lane + 1056] = 0.0;
        tile[lane + 1064] = 0.0;
        tile[lane + 1072] = t13;
        tile[lane + 1080] = 0.0;
        tile[lane + 1088] = 0.0;
        tile[lane + 1096] = G2;
        tile[lane + 1104] = 0.0;
        tile[lane + 1112] = 0.0;
        tile[lane + 1120] = G4;
        tile[lane + 1128] = 0.0;
        tile[lane + 1136] = 0.0;
        tile[lane + 1144] = G5;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<144, 8, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void vector_laplace_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(
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
  const double G1 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj22 = t0 * t1 - t5 * t7;
  const double G2 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const double G3 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
  const double G4 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
  const double G5 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  const double G0 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const double t9 = G1 + G2 + G0;
  const double t10 = G1 + G2 + G3 + 2.0 * G4 + G5 + t9;
  A[0] += t10;
  const double t11 = -t9;
  A[3] += t11;
  const double t12 = -(G1 + G3 + G4);
  A[6] += t12;
  const double t13 = -(G2 + G4 + G5);
  A[9] += t13;
  A[13] += t10;
  A[16] += t11;
  A[19] += t12;
  A[22] += t13;
  A[26] += t10;
  A[29] += t11;
  A[32] += t12;
  A[35] += t13;
  A[36] += t11;
  A[39] += G0;
  A[42] += G1;
  A[45] += G2;
  A[49] += t11;
  A[52] += G0;
  A[55] += G1;
  A[58] += G2;
  A[62] += t11;
  A[65] += G0;
  A[68] += G1;
  A[71] += G2;
  A[72] += t12;
  A[75] += G1;
  A[78] += G3;
  A[81] += G4;
  A[85] += t12;
  A[88] += G1;
  A[91] += G3;
  A[94] += G4;
  A[98] += t12;
  A[101] += G1;
  A[104] += G3;
  A[107] += G4;
  A[108] += t13;
  A[111] += G2;
  A[114] += G4;
  A[117] += G5;
  A[121] += t13;
  A[124] += G2;
  A[127] += G4;
  A[130] += G5;
  A[134] += t13;
  A[137] += G2;
  A[140] += G4;
  A[143] += G5;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p1x3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "vector_laplace_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
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
    9984,                                      // shared_bytes
    96.0,                                      // flops_per_cell
    1172.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
