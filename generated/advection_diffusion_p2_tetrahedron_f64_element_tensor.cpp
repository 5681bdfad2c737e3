// advection_diffusion_p2_tetrahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   b       constant, 3 values
//   nu      constant, 1 values
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          512 flops (1016 before optimisation) <- taken
//   quadrature      1201 flops
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
//   flops        512
//   bytes        820 (20 read, 800 written)
//   flops/byte   0.624
//   paper flops  2400 (2 sizeG rows columns)
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

extern "C" int advection_diffusion_p2_tetrahedron_f64_element_tensor_cpu(
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
        const double adj02 = t3 * t5 - t1 * t8;
        const double G0 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02
            * adj02);
        const double adj11 = t0 * t2 - t6 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double G1 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02
            * adj12);
        const double adj21 = t5 * t6 - t0 * t4;
        const double adj22 = t0 * t1 - t5 * t7;
        const double G2 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02
            * adj22);
        const double G3 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12
            * adj12);
        const double G4 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12
            * adj22);
        const double G5 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22
            * adj22);
        const double sign_detJ = std::copysign(1.0, detJ);
        const double G8 = 0.011111111111111112 * (b[0] * adj20 * sign_detJ + b[1] * adj21 * sign_detJ + b[2] *
            adj22 * sign_detJ);
        const double G7 = 0.011111111111111112 * (b[0] * adj10 * sign_detJ + b[1] * adj11 * sign_detJ + b[2] *
            adj12 * sign_detJ);
        const double G6 = 0.011111111111111112 * (b[0] * adj00 * sign_detJ + b[1] * adj01 * sign_detJ + b[2] *
            adj02 * sign_detJ);
        const double t9 = G0 + G1 - G6;
        const double t10 = G1 + G2 + G3 + G4 + t9 - G7;
        const double t11 = G2 + G4 + G5 + 0.25 * t10 - 0.25 * G8;
        tile[lane] = 2.25 * (G0 + 2.0 * G1 + G2 + G3 + G4 + 1.3333333333333333 * t11);
        tile[lane + 8] = G2 + 0.75 * G6 + t9;
        const double t12 = G1 + G3 - G7;
        tile[lane + 16] = G4 + 0.75 * G7 + t12;
        const double t13 = G2 + G4 + G8;
        tile[lane + 24] = G5 + t13 - 1.25 * G8;
        const double t14 = G2 + 2.0 * G4 + G5 + t12 - G8;
        tile[lane + 32] = t14;
        const double t15 = 2.0 * G2 + G4 + G5 + t9 - G8;
        tile[lane + 40] = t15;
        tile[lane + 48] = t10;
        tile[lane + 56] = -4.0 * t11;
        tile[lane + 64] = -4.0 * (G1 + G3 + G4 + 0.25 * t15 - 0.25 * G7);
        tile[lane + 72] = -4.0 * (G0 + G1 + G2 + 0.25 * t14 - 0.25 * G6);
        const double t16 = G1 + 0.25 * G6;
        const double t17 = G0 + G2 + 0.25 * G8 + 0.25 * G7 + t16;
        tile[lane + 80] = t17;
        tile[lane + 88] = 0.75 * (4.0 * G0 + G6);
        tile[lane + 96] = -(G1 + 0.25 * G7);
        tile[lane + 104] = -(G2 + 0.25 * G8);
        tile[lane + 112] = -(G1 + G2 + G8 + G7);
        const double t18 = G0 + G2 - G6;
        const double t19 = 4.0 * G2 - t18;
        tile[lane + 120] = -(2.0 * G6 - t19);
        const double t20 = 4.0 * G1 - t9;
        tile[lane + 128] = -(2.0 * G6 - t20);
        const double t21 = G0 + G1 + G7 + G6;
        tile[lane + 136] = t21;
        const double t22 = G0 + G2 + G8 + G6;
        tile[lane + 144] = t22;
        const double t23 = G1 + G2 + G6;
        const double t24 = G0 + 0.75 * t23 - G6;
        tile[lane + 152] = -2.0 * (G6 + 2.0 * t24);
        tile[lane + 160] = -(G0 + G2 - G3 - G4 - t17);
        tile[lane + 168] = -t16;
        tile[lane + 176] = 0.75 * (4.0 * G3 + G7);
        tile[lane + 184] = -(G4 + 0.25 * G8);
        const double t25 = G3 + G4 - G7;
        const double t26 = 4.0 * G4 - t25;
        tile[lane + 192] = -(2.0 * G7 - t26);
        tile[lane + 200] = -(G1 + G4 + G8 + G6);
        const double t27 = 3.0 * G1 - G3 - G7;
        tile[lane + 208] = t27;
        tile[lane + 216] = -(G0 - G3 - t21);
        const double t28 = G1 + G4 + G7;
        const double t29 = G3 + 0.75 * t28 - G7;
        tile[lane + 224] = -2.0 * (G7 + 2.0 * t29);
        const double t30 = G3 + G4 + G8 + G7;
        tile[lane + 232] = t30;
        tile[lane + 240] = -(G0 + G1 - G4 - G5 - t17);
        tile[lane + 248] = -(G2 + 0.25 * G6);
        tile[lane + 256] = -(G4 + 0.25 * G7);
        tile[lane + 264] = 0.75 * (4.0 * G5 + G8);
        const double t31 = 3.0 * G4 - G5 - G8;
        tile[lane + 272] = t31;
        const double t32 = 3.0 * G2 - G5 - G8;
        tile[lane + 280] = t32;
        tile[lane + 288] = -(G2 + G4 + G7 + G6);
        const double t33 = G5 + 0.75 * t13 - G8;
        tile[lane + 296] = -2.0 * (G8 + 2.0 * t33);
        tile[lane + 304] = -(G0 - G5 - t22);
        tile[lane + 312] = -(G3 - G5 - t30);
        const double t34 = 2.0 * G2 + G4 + G5 + G8 + t21;
        const double t35 = G0 + G2 - G3 - G4 - t34;
        tile[lane + 320] = -t35;
        tile[lane + 328] = -t23;
        tile[lane + 336] = t26;
        tile[lane + 344] = 2.0 * G8 + t31;
        tile[lane + 352] = 8.0 * (G5 + 0.5 * G8 + 1.5 * G7 + t25);
        const double t36 = G1 + G4 + G5 + 0.5 * G8 + t23;
        tile[lane + 360] = 4.0 * t36;
        const double t37 = G2 + G3 + G4 + 0.5 * G7 + t23;
        tile[lane + 368] = 4.0 * t37;
        const double t38 = G0 + G2 + G4 + 0.5 * G6 + t28;
        const double t39 = G0 - G1 - 2.0 * G3 - G8 - t38;
        tile[lane + 376] = 2.0 * (G8 + 2.0 * t39 - G6);
        const double t40 = G0 - G2 - 2.0 * G5 - G8 - t38;
        tile[lane + 384] = 2.0 * (G7 + 2.0 * t40 - G6);
        const double t41 = G3 + 3.0 * G4 + 2.0 * G5 + t25 - G8;
        tile[lane + 392] = -4.0 * (G8 + G7 + 0.5 * t41);
        tile[lane + 400] = t34;
        tile[lane + 408] = t19;
        tile[lane + 416] = -t28;
        tile[lane + 424] = 2.0 * G8 + t32;
        tile[lane + 432] = 4.0 * (G7 + t36 - G6);
        tile[lane + 440] = 8.0 * (G5 + 0.5 * G8 + 1.5 * G6 + t18);
        tile[lane + 448] = 4.0 * t38;
        const double t42 = 2.0 * G0 + G1 + G8 + t37 - G3;
        tile[lane + 456] = 2.0 * (G8 - G7 - 2.0 * t42);
        const double t43 = G0 + 3.0 * G2 + 2.0 * G5 + t18 - G8;
        tile[lane + 464] = -4.0 * (G8 + G6 + 0.5 * t43);
        tile[lane + 472] = 4.0 * t40;
        const double t44 = G1 + G3 + t34 - G2 - G5;
        tile[lane + 480] = t44;
        tile[lane + 488] = t20;
        tile[lane + 496] = 2.0 * G7 + t27;
        tile[lane + 504] = -t13;
        tile[lane + 512] = 4.0 * (G8 + t37 - G6);
        tile[lane + 520] = 4.0 * (G8 + t38 - G7);
        tile[lane + 528] = 8.0 * (G3 + 0.5 * G7 + 1.5 * G6 + t9);
        const double t45 = G0 + 3.0 * G1 + 2.0 * G3 + t9 - G7;
        tile[lane + 536] = -4.0 * (G7 + G6 + 0.5 * t45);
        tile[lane + 544] = -4.0 * t42;
        tile[lane + 552] = 4.0 * t39;
        tile[lane + 560] = -4.0 * (G2 + G4 + G5 + 0.25 * t44);
        tile[lane + 568] = t9;
        tile[lane + 576] = t12;
        tile[lane + 584] = -4.0 * t33;
        const double t46 = 1.5 * G2 + G7 + 1.25 * G6 - t37;
        tile[lane + 592] = 2.0 * (G8 + 4.0 * t46 - G6);
        const double t47 = 1.5 * G4 + 1.25 * G7 + G6 - t38;
        tile[lane + 600] = 2.0 * (G8 + 4.0 * t47 - G7);
        tile[lane + 608] = -2.0 * t45;
        tile[lane + 616] = 8.0 * (G5 + 0.5 * G7 + 0.5 * G6 + t10);
        const double t48 = G0 + G2 + 3.0 * G4 + G8 + t10 - G3;
        tile[lane + 624] = -4.0 * (G8 - G7 - 0.5 * t48);
        const double t49 = G0 - 3.0 * G2 - G3 - G4 - G8 - t10;
        tile[lane + 632] = -4.0 * (G8 + 0.5 * t49 - G6);
        tile[lane + 640] = -4.0 * (G1 + G3 + G4 + 0.25 * t34);
        tile[lane + 648] = t18;
        tile[lane + 656] = -4.0 * t29;
        tile[lane + 664] = G2 + G5 - G8;
        const double t50 = 1.5 * G1 + G8 + 1.25 * G6 - t36;
        tile[lane + 672] = 2.0 * (G7 + 4.0 * t50 - G6);
        tile[lane + 680] = -2.0 * t43;
        tile[lane + 688] = 8.0 * t47;
        tile[lane + 696] = 2.0 * t48;
        tile[lane + 704] = 8.0 * (G3 + 0.5 * G8 + 0.5 * G6 + t15);
        const double t51 = G0 - 3.0 * G1 - G4 - G5 - G7 - t15;
        tile[lane + 712] = -4.0 * (G7 + 0.5 * t51 - G6);
        tile[lane + 720] = -4.0 * (G0 + G1 + G2 - 0.25 * t35);
        tile[lane + 728] = -4.0 * t24;
        tile[lane + 736] = t25;
        tile[lane + 744] = G4 + G5 - G8;
        tile[lane + 752] = -2.0 * t41;
        tile[lane + 760] = 8.0 * t50;
        tile[lane + 768] = 8.0 * t46;
        tile[lane + 776] = -2.0 * t49;
        tile[lane + 784] = -2.0 * t51;
        tile[lane + 792] = 8.0 * (G0 + 0.5 * G8 + 0.5 * G7 + t14);
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<100, 8, 100>(tile, element_tensors + 100 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void advection_diffusion_p2_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ b = packed_constants + 0;
  const double* __restrict__ nu = packed_constants + 3;
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
  const double adj02 = t3 * t5 - t1 * t8;
  const double G0 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 *
      adj02);
  const double adj11 = t0 * t2 - t6 * t8;
  const double adj12 = t7 * t8 - t0 * t3;
  const double G1 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 *
      adj12);
  const double adj21 = t5 * t6 - t0 * t4;
  const double adj22 = t0 * t1 - t5 * t7;
  const double G2 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 *
      adj22);
  const double G3 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 *
      adj12);
  const double G4 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 *
      adj22);
  const double G5 = 0.03333333333333333 * nu[0] * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 *
      adj22);
  const double sign_detJ = std::copysign(1.0, detJ);
  const double G8 = 0.011111111111111112 * (b[0] * adj20 * sign_detJ + b[1] * adj21 * sign_detJ + b[2] * adj22
      * sign_detJ);
  const double G7 = 0.011111111111111112 * (b[0] * adj10 * sign_detJ + b[1] * adj11 * sign_detJ + b[2] * adj12
      * sign_detJ);
  const double G6 = 0.011111111111111112 * (b[0] * adj00 * sign_detJ + b[1] * adj01 * sign_detJ + b[2] * adj02
      * sign_detJ);
  const double t9 = G0 + G1 - G6;
  const double t10 = G1 + G2 + G3 + G4 + t9 - G7;
  const double t11 = G2 + G4 + G5 + 0.25 * t10 - 0.25 * G8;
  A[0] += 2.25 * (G0 + 2.0 * G1 + G2 + G3 + G4 + 1.3333333333333333 * t11);
  A[1] += G2 + 0.75 * G6 + t9;
  const double t12 = G1 + G3 - G7;
  A[2] += G4 + 0.75 * G7 + t12;
  const double t13 = G2 + G4 + G8;
  A[3] += G5 + t13 - 1.25 * G8;
  const double t14 = G2 + 2.0 * G4 + G5 + t12 - G8;
  A[4] += t14;
  const double t15 = 2.0 * G2 + G4 + G5 + t9 - G8;
  A[5] += t15;
  A[6] += t10;
  A[7] += -4.0 * t11;
  A[8] += -4.0 * (G1 + G3 + G4 + 0.25 * t15 - 0.25 * G7);
  A[9] += -4.0 * (G0 + G1 + G2 + 0.25 * t14 - 0.25 * G6);
  const double t16 = G1 + 0.25 * G6;
  const double t17 = G0 + G2 + 0.25 * G8 + 0.25 * G7 + t16;
  A[10] += t17;
  A[11] += 0.75 * (4.0 * G0 + G6);
  A[12] += -(G1 + 0.25 * G7);
  A[13] += -(G2 + 0.25 * G8);
  A[14] += -(G1 + G2 + G8 + G7);
  const double t18 = G0 + G2 - G6;
  const double t19 = 4.0 * G2 - t18;
  A[15] += -(2.0 * G6 - t19);
  const double t20 = 4.0 * G1 - t9;
  A[16] += -(2.0 * G6 - t20);
  const double t21 = G0 + G1 + G7 + G6;
  A[17] += t21;
  const double t22 = G0 + G2 + G8 + G6;
  A[18] += t22;
  const double t23 = G1 + G2 + G6;
  const double t24 = G0 + 0.75 * t23 - G6;
  A[19] += -2.0 * (G6 + 2.0 * t24);
  A[20] += -(G0 + G2 - G3 - G4 - t17);
  A[21] += -t16;
  A[22] += 0.75 * (4.0 * G3 + G7);
  A[23] += -(G4 + 0.25 * G8);
  const double t25 = G3 + G4 - G7;
  const double t26 = 4.0 * G4 - t25;
  A[24] += -(2.0 * G7 - t26);
  A[25] += -(G1 + G4 + G8 + G6);
  const double t27 = 3.0 * G1 - G3 - G7;
  A[26] += t27;
  A[27] += -(G0 - G3 - t21);
  const double t28 = G1 + G4 + G7;
  const double t29 = G3 + 0.75 * t28 - G7;
  A[28] += -2.0 * (G7 + 2.0 * t29);
  const double t30 = G3 + G4 + G8 + G7;
  A[29] += t30;
  A[30] += -(G0 + G1 - G4 - G5 - t17);
  A[31] += -(G2 + 0.25 * G6);
  A[32] += -(G4 + 0.25 * G7);
  A[33] += 0.75 * (4.0 * G5 + G8);
  const double t31 = 3.0 * G4 - G5 - G8;
  A[34] += t31;
  const double t32 = 3.0 * G2 - G5 - G8;
  A[35] += t32;
  A[36] += -(G2 + G4 + G7 + G6);
  const double t33 = G5 + 0.75 * t13 - G8;
  A[37] += -2.0 * (G8 + 2.0 * t33);
  A[38] += -(G0 - G5 - t22);
  A[39] += -(G3 - G5 - t30);
  const double t34 = 2.0 * G2 + G4 + G5 + G8 + t21;
  const double t35 = G0 + G2 - G3 - G4 - t34;
  A[40] += -t35;
  A[41] += -t23;
  A[42] += t26;
  A[43] += 2.0 * G8 + t31;
  A[44] += 8.0 * (G5 + 0.5 * G8 + 1.5 * G7 + t25);
  const double t36 = G1 + G4 + G5 + 0.5 * G8 + t23;
  A[45] += 4.0 * t36;
  const double t37 = G2 + G3 + G4 + 0.5 * G7 + t23;
  A[46] += 4.0 * t37;
  const double t38 = G0 + G2 + G4 + 0.5 * G6 + t28;
  const double t39 = G0 - G1 - 2.0 * G3 - G8 - t38;
  A[47] += 2.0 * (G8 + 2.0 * t39 - G6);
  const double t40 = G0 - G2 - 2.0 * G5 - G8 - t38;
  A[48] += 2.0 * (G7 + 2.0 * t40 - G6);
  const double t41 = G3 + 3.0 * G4 + 2.0 * G5 + t25 - G8;
  A[49] += -4.0 * (G8 + G7 + 0.5 * t41);
  A[50] += t34;
  A[51] += t19;
  A[52] += -t28;
  A[53] += 2.0 * G8 + t32;
  A[54] += 4.0 * (G7 + t36 - G6);
  A[55] += 8.0 * (G5 + 0.5 * G8 + 1.5 * G6 + t18);
  A[56] += 4.0 * t38;
  const double t42 = 2.0 * G0 + G1 + G8 + t37 - G3;
  A[57] += 2.0 * (G8 - G7 - 2.0 * t42);
  const double t43 = G0 + 3.0 * G2 + 2.0 * G5 + t18 - G8;
  A[58] += -4.0 * (G8 + G6 + 0.5 * t43);
  A[59] += 4.0 * t40;
  const double t44 = G1 + G3 + t34 - G2 - G5;
  A[60] += t44;
  A[61] += t20;
  A[62] += 2.0 * G7 + t27;
  A[63] += -t13;
  A[64] += 4.0 * (G8 + t37 - G6);
  A[65] += 4.0 * (G8 + t38 - G7);
  A[66] += 8.0 * (G3 + 0.5 * G7 + 1.5 * G6 + t9);
  const double t45 = G0 + 3.0 * G1 + 2.0 * G3 + t9 - G7;
  A[67] += -4.0 * (G7 + G6 + 0.5 * t45);
  A[68] += -4.0 * t42;
  A[69] += 4.0 * t39;
  A[70] += -4.0 * (G2 + G4 + G5 + 0.25 * t44);
  A[71] += t9;
  A[72] += t12;
  A[73] += -4.0 * t33;
  const double t46 = 1.5 * G2 + G7 + 1.25 * G6 - t37;
  A[74] += 2.0 * (G8 + 4.0 * t46 - G6);
  const double t47 = 1.5 * G4 + 1.25 * G7 + G6 - t38;
  A[75] += 2.0 * (G8 + 4.0 * t47 - G7);
  A[76] += -2.0 * t45;
  A[77] += 8.0 * (G5 + 0.5 * G7 + 0.5 * G6 + t10);
  const double t48 = G0 + G2 + 3.0 * G4 + G8 + t10 - G3;
  A[78] += -4.0 * (G8 - G7 - 0.5 * t48);
  const double t49 = G0 - 3.0 * G2 - G3 - G4 - G8 - t10;
  A[79] += -4.0 * (G8 + 0.5 * t49 - G6);
  A[80] += -4.0 * (G1 + G3 + G4 + 0.25 * t34);
  A[81] += t18;
  A[82] += -4.0 * t29;
  A[83] += G2 + G5 - G8;
  const double t50 = 1.5 * G1 + G8 + 1.25 * G6 - t36;
  A[84] += 2.0 * (G7 + 4.0 * t50 - G6);
  A[85] += -2.0 * t43;
  A[86] += 8.0 * t47;
  A[87] += 2.0 * t48;
  A[88] += 8.0 * (G3 + 0.5 * G8 + 0.5 * G6 + t15);
  const double t51 = G0 - 3.0 * G1 - G4 - G5 - G7 - t15;
  A[89] += -4.0 * (G7 + 0.5 * t51 - G6);
  A[90] += -4.0 * (G0 + G1 + G2 - 0.25 * t35);
  A[91] += -4.0 * t24;
  A[92] += t25;
  A[93] += G4 + G5 - G8;
  A[94] += -2.0 * t41;
  A[95] += 8.0 * t50;
  A[96] += 8.0 * t46;
  A[97] += -2.0 * t49;
  A[98] += -2.0 * t51;
  A[99] += 8.0 * (G0 + 0.5 * G8 + 0.5 * G7 + t14);
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_p2_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input constants[] = {
    {"b", "constant", 3, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_p2_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "advection_diffusion_p2_tetrahedron_f64_element_tensor",  // name
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
    3,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    15,                                        // geometry_size
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
    512.0,                                     // flops_per_cell
    820.0,                                     // bytes_per_cell
    2400.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
