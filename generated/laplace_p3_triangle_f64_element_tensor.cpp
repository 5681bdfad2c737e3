// laplace_p3_triangle_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=triangle --define degree=3
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   P3, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          87 flops (306 before optimisation) <- taken
//   quadrature      1075 flops
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
//   flops        87
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.106
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

extern "C" int laplace_p3_triangle_f64_element_tensor_cpu(
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
    alignas(64) double inputs[48];
    alignas(64) double tile[800];

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
        const double G1 = -0.3375 * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
        const double G0 = 0.0375 * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
        const double G2 = 0.0375 * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
        const double t2 = 0.2222222222222222 * G1 - G0 - G2;
        const double t3 = 0.4444444444444444 * G1 - t2;
        tile[lane] = 11.333333333333334 * t3;
        const double t4 = G1 + 9.0 * G0;
        const double t5 = -0.25925925925925924 * t4;
        tile[lane + 8] = t5;
        const double t6 = G1 + 9.0 * G2;
        const double t7 = -0.25925925925925924 * t6;
        tile[lane + 16] = t7;
        const double t8 = -t3;
        tile[lane + 24] = t8;
        tile[lane + 32] = t8;
        const double t9 = 0.8888888888888888 * G1 - G0;
        const double t10 = -(G1 + 18.0 * G2 + t9);
        tile[lane + 40] = t10;
        const double t11 = 2.111111111111111 * G1 + G0;
        const double t12 = -(G1 - 9.0 * G2 - t11);
        tile[lane + 48] = t12;
        const double t13 = 0.8888888888888888 * G1 - G2;
        const double t14 = -(G1 + 18.0 * G0 + t13);
        tile[lane + 56] = t14;
        const double t15 = 0.1111111111111111 * G1 + G2 + t4;
        tile[lane + 64] = t15;
        tile[lane + 72] = 0.0;
        tile[lane + 80] = t5;
        tile[lane + 88] = 11.333333333333334 * G0;
        const double t16 = 0.25925925925925924 * G1;
        tile[lane + 96] = t16;
        tile[lane + 104] = t11;
        const double t17 = -t9;
        tile[lane + 112] = t17;
        const double t18 = -G0;
        tile[lane + 120] = t18;
        tile[lane + 128] = t18;
        const double t19 = 0.8888888888888888 * (G1 + 10.125 * G0);
        tile[lane + 136] = t19;
        const double t20 = -2.111111111111111 * (G1 + 8.526315789473685 * G0);
        tile[lane + 144] = t20;
        tile[lane + 152] = 0.0;
        tile[lane + 160] = t7;
        tile[lane + 168] = t16;
        tile[lane + 176] = 11.333333333333334 * G2;
        const double t21 = -t13;
        tile[lane + 184] = t21;
        const double t22 = 2.111111111111111 * G1 + G2;
        tile[lane + 192] = t22;
        const double t23 = 0.8888888888888888 * (G1 + 10.125 * G2);
        tile[lane + 200] = t23;
        const double t24 = -2.111111111111111 * (G1 + 8.526315789473685 * G2);
        tile[lane + 208] = t24;
        const double t25 = -G2;
        tile[lane + 216] = t25;
        tile[lane + 224] = t25;
        tile[lane + 232] = 0.0;
        tile[lane + 240] = t8;
        tile[lane + 248] = t11;
        tile[lane + 256] = t21;
        const double t26 = G1 + G2 - t9;
        const double t27 = 45.0 * t26;
        tile[lane + 264] = t27;
        const double t28 = 9.0 * t2;
        tile[lane + 272] = t28;
        tile[lane + 280] = t4;
        tile[lane + 288] = t4;
        tile[lane + 296] = t6;
        const double t29 = -5.0 * t6;
        tile[lane + 304] = t29;
        const double t30 = -6.0 * t4;
        tile[lane + 312] = t30;
        tile[lane + 320] = t8;
        tile[lane + 328] = t17;
        tile[lane + 336] = t22;
        tile[lane + 344] = t28;
        tile[lane + 352] = t27;
        tile[lane + 360] = t4;
        const double t31 = -5.0 * t4;
        tile[lane + 368] = t31;
        tile[lane + 376] = t6;
        tile[lane + 384] = t6;
        const double t32 = -6.0 * t6;
        tile[lane + 392] = t32;
        tile[lane + 400] = t10;
        tile[lane + 408] = t18;
        tile[lane + 416] = t23;
        tile[lane + 424] = t4;
        tile[lane + 432] = t4;
        tile[lane + 440] = t27;
        const double t33 = -4.0 * (2.25 * G0 + t6);
        tile[lane + 448] = t33;
        const double t34 = 5.0 * G1;
        tile[lane + 456] = t34;
        const double t35 = -G1;
        tile[lane + 464] = t35;
        tile[lane + 472] = t30;
        tile[lane + 480] = t12;
        tile[lane + 488] = t18;
        tile[lane + 496] = t24;
        tile[lane + 504] = t4;
        tile[lane + 512] = t31;
        tile[lane + 520] = t33;
        tile[lane + 528] = t27;
        tile[lane + 536] = t35;
        tile[lane + 544] = t35;
        const double t36 = 6.0 * G1;
        tile[lane + 552] = t36;
        tile[lane + 560] = t14;
        tile[lane + 568] = t19;
        tile[lane + 576] = t25;
        tile[lane + 584] = t6;
        tile[lane + 592] = t6;
        tile[lane + 600] = t34;
        tile[lane + 608] = t35;
        tile[lane + 616] = t27;
        const double t37 = -4.0 * (2.25 * G2 + t4);
        tile[lane + 624] = t37;
        tile[lane + 632] = t32;
        tile[lane + 640] = t15;
        tile[lane + 648] = t20;
        tile[lane + 656] = t25;
        tile[lane + 664] = t29;
        tile[lane + 672] = t6;
        tile[lane + 680] = t35;
        tile[lane + 688] = t35;
        tile[lane + 696] = t37;
        tile[lane + 704] = t27;
        tile[lane + 712] = t36;
        tile[lane + 720] = 0.0;
        tile[lane + 728] = 0.0;
        tile[lane + 736] = 0.0;
        tile[lane + 744] = t30;
        tile[lane + 752] = t32;
        tile[lane + 760] = t30;
        tile[lane + 768] = t36;
        tile[lane + 776] = t32;
        tile[lane + 784] = t36;
        tile[lane + 792] = 108.0 * t26;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<100, 8, 100>(tile, element_tensors + 100 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void laplace_p3_triangle_f64_element_tensor_tabulate_tensor(
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
  const double x2_0 = coordinate_dofs[6];
  const double adj01 = x0_0 - x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double adj10 = x0_1 - x1_1;
  const double detJ = t0 * t1 - adj01 * adj10;
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double G1 = -0.3375 * inv_abs_detJ * (t1 * adj10 + t0 * adj01);
  const double G0 = 0.0375 * inv_abs_detJ * (t1 * t1 + adj01 * adj01);
  const double G2 = 0.0375 * inv_abs_detJ * (adj10 * adj10 + t0 * t0);
  const double t2 = 0.2222222222222222 * G1 - G0 - G2;
  const double t3 = 0.4444444444444444 * G1 - t2;
  A[0] += 11.333333333333334 * t3;
  const double t4 = G1 + 9.0 * G0;
  const double t5 = -0.25925925925925924 * t4;
  A[1] += t5;
  const double t6 = G1 + 9.0 * G2;
  const double t7 = -0.25925925925925924 * t6;
  A[2] += t7;
  const double t8 = -t3;
  A[3] += t8;
  A[4] += t8;
  const double t9 = 0.8888888888888888 * G1 - G0;
  const double t10 = -(G1 + 18.0 * G2 + t9);
  A[5] += t10;
  const double t11 = 2.111111111111111 * G1 + G0;
  const double t12 = -(G1 - 9.0 * G2 - t11);
  A[6] += t12;
  const double t13 = 0.8888888888888888 * G1 - G2;
  const double t14 = -(G1 + 18.0 * G0 + t13);
  A[7] += t14;
  const double t15 = 0.1111111111111111 * G1 + G2 + t4;
  A[8] += t15;
  A[10] += t5;
  A[11] += 11.333333333333334 * G0;
  const double t16 = 0.25925925925925924 * G1;
  A[12] += t16;
  A[13] += t11;
  const double t17 = -t9;
  A[14] += t17;
  const double t18 = -G0;
  A[15] += t18;
  A[16] += t18;
  const double t19 = 0.8888888888888888 * (G1 + 10.125 * G0);
  A[17] += t19;
  const double t20 = -2.111111111111111 * (G1 + 8.526315789473685 * G0);
  A[18] += t20;
  A[20] += t7;
  A[21] += t16;
  A[22] += 11.333333333333334 * G2;
  const double t21 = -t13;
  A[23] += t21;
  const double t22 = 2.111111111111111 * G1 + G2;
  A[24] += t22;
  const double t23 = 0.8888888888888888 * (G1 + 10.125 * G2);
  A[25] += t23;
  const double t24 = -2.111111111111111 * (G1 + 8.526315789473685 * G2);
  A[26] += t24;
  const double t25 = -G2;
  A[27] += t25;
  A[28] += t25;
  A[30] += t8;
  A[31] += t11;
  A[32] += t21;
  const double t26 = G1 + G2 - t9;
  const double t27 = 45.0 * t26;
  A[33] += t27;
  const double t28 = 9.0 * t2;
  A[34] += t28;
  A[35] += t4;
  A[36] += t4;
  A[37] += t6;
  const double t29 = -5.0 * t6;
  A[38] += t29;
  const double t30 = -6.0 * t4;
  A[39] += t30;
  A[40] += t8;
  A[41] += t17;
  A[42] += t22;
  A[43] += t28;
  A[44] += t27;
  A[45] += t4;
  const double t31 = -5.0 * t4;
  A[46] += t31;
  A[47] += t6;
  A[48] += t6;
  const double t32 = -6.0 * t6;
  A[49] += t32;
  A[50] += t10;
  A[51] += t18;
  A[52] += t23;
  A[53] += t4;
  A[54] += t4;
  A[55] += t27;
  const double t33 = -4.0 * (2.25 * G0 + t6);
  A[56] += t33;
  const double t34 = 5.0 * G1;
  A[57] += t34;
  const double t35 = -G1;
  A[58] += t35;
  A[59] += t30;
  A[60] += t12;
  A[61] += t18;
  A[62] += t24;
  A[63] += t4;
  A[64] += t31;
  A[65] += t33;
  A[66] += t27;
  A[67] += t35;
  A[68] += t35;
  const double t36 = 6.0 * G1;
  A[69] += t36;
  A[70] += t14;
  A[71] += t19;
  A[72] += t25;
  A[73] += t6;
  A[74] += t6;
  A[75] += t34;
  A[76] += t35;
  A[77] += t27;
  const double t37 = -4.0 * (2.25 * G2 + t4);
  A[78] += t37;
  A[79] += t32;
  A[80] += t15;
  A[81] += t20;
  A[82] += t25;
  A[83] += t29;
  A[84] += t6;
  A[85] += t35;
  A[86] += t35;
  A[87] += t37;
  A[88] += t27;
  A[89] += t36;
  A[93] += t30;
  A[94] += t32;
  A[95] += t30;
  A[96] += t36;
  A[97] += t32;
  A[98] += t36;
  A[99] += 108.0 * t26;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel laplace_p3_triangle_f64_element_tensor_cpu_descriptor = {
    "laplace_p3_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P3",                                      // row_element
    "P3",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
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
    3,                                         // geometry_size
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
    6784,                                      // shared_bytes
    87.0,                                      // flops_per_cell
    820.0,                                     // bytes_per_cell
    800.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
