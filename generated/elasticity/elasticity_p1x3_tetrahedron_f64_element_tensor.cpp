// elasticity_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --define cell=tetrahedron --define degree=1
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          321 flops (678 before optimisation) <- taken
//   quadrature      330 flops
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
//   chosen by            tuned on AMD EPYC, 2 threads (table amd_epyc)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        321
//   bytes        1172 (20 read, 1152 written)
//   flops/byte   0.274
//   paper flops  2592 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "elasticity_p1x3_tetrahedron_f64_element_tensor.h"

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

extern "C" int elasticity_p1x3_tetrahedron_f64_element_tensor_cpu(
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
        const int batch_cell = 8 * step + lane;
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
        const double t9 = adj01 * adj11;
        const double adj02 = t3 * t5 - t1 * t8;
        const double adj12 = t7 * t8 - t0 * t3;
        const double t10 = adj02 * adj12;
        const double t11 = adj00 * adj10;
        const double G1 = 0.08333333333333333 * inv_abs_detJ * (t9 + t10 + 2.0 * t11);
        const double adj21 = t5 * t6 - t0 * t4;
        const double t12 = adj01 * adj21;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t13 = adj02 * adj22;
        const double t14 = adj00 * adj20;
        const double G2 = 0.08333333333333333 * inv_abs_detJ * (t12 + t13 + 2.0 * t14);
        const double t15 = adj11 * adj11;
        const double t16 = adj12 * adj12;
        const double t17 = adj10 * adj10;
        const double G3 = 0.08333333333333333 * inv_abs_detJ * (t15 + t16 + 2.0 * t17);
        const double t18 = adj11 * adj21;
        const double t19 = adj12 * adj22;
        const double t20 = adj10 * adj20;
        const double G4 = 0.08333333333333333 * inv_abs_detJ * (t18 + t19 + 2.0 * t20);
        const double t21 = adj21 * adj21;
        const double t22 = adj22 * adj22;
        const double t23 = adj20 * adj20;
        const double G5 = 0.08333333333333333 * inv_abs_detJ * (t21 + t22 + 2.0 * t23);
        const double t24 = adj01 * adj01;
        const double t25 = adj02 * adj02;
        const double t26 = adj00 * adj00;
        const double G0 = 0.08333333333333333 * inv_abs_detJ * (t24 + t25 + 2.0 * t26);
        const double t27 = G1 + G2 + G0;
        tile[lane] = G1 + G2 + G3 + 2.0 * G4 + G5 + t27;
        const double G14 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj01;
        const double G15 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj11;
        const double G16 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj21;
        const double G18 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj01;
        const double G19 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj11;
        const double G20 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj21;
        const double G9 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj01;
        const double G10 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj11;
        const double G11 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj21;
        const double t28 = G9 + G10 + G11;
        const double t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
        tile[lane + 8] = t29;
        const double G29 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj02;
        const double G30 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj12;
        const double G31 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj22;
        const double G33 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj02;
        const double G34 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj12;
        const double G35 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj22;
        const double G24 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj02;
        const double G25 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj12;
        const double G26 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj22;
        const double t30 = G24 + G25 + G26;
        const double t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
        tile[lane + 16] = t31;
        const double t32 = -t27;
        tile[lane + 24] = t32;
        const double t33 = -t28;
        tile[lane + 32] = t33;
        const double t34 = -t30;
        tile[lane + 40] = t34;
        const double t35 = -(G1 + G3 + G4);
        tile[lane + 48] = t35;
        const double t36 = -(G14 + G15 + G16);
        tile[lane + 56] = t36;
        const double t37 = -(G29 + G30 + G31);
        tile[lane + 64] = t37;
        const double t38 = -(G2 + G4 + G5);
        tile[lane + 72] = t38;
        const double t39 = -(G18 + G19 + G20);
        tile[lane + 80] = t39;
        const double t40 = -(G33 + G34 + G35);
        tile[lane + 88] = t40;
        tile[lane + 96] = t29;
        const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
        const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
        const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
        const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t18 + t19 + t20);
        const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t21 + t22 + t23);
        const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t24 + t25 + t26);
        const double t41 = G7 + G8 + G6;
        tile[lane + 104] = G7 + G8 + G12 + 2.0 * G13 + G17 + t41;
        const double G39 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj02;
        const double G40 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj12;
        const double G41 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj22;
        const double G42 = 0.08333333333333333 * inv_abs_detJ * adj02 * adj21;
        const double G43 = 0.08333333333333333 * inv_abs_detJ * adj12 * adj21;
        const double G44 = 0.08333333333333333 * inv_abs_detJ * adj21 * adj22;
        const double G36 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj02;
        const double G37 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj12;
        const double G38 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj22;
        const double t42 = G36 + G37 + G38;
        const double t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
        tile[lane + 112] = t43;
        const double t44 = -(G14 + G18 + G9);
        tile[lane + 120] = t44;
        const double t45 = -t41;
        tile[lane + 128] = t45;
        const double t46 = -t42;
        tile[lane + 136] = t46;
        const double t47 = -(G15 + G19 + G10);
        tile[lane + 144] = t47;
        const double t48 = -(G7 + G12 + G13);
        tile[lane + 152] = t48;
        const double t49 = -(G39 + G40 + G41);
        tile[lane + 160] = t49;
        const double t50 = -(G16 + G20 + G11);
        tile[lane + 168] = t50;
        const double t51 = -(G8 + G13 + G17);
        tile[lane + 176] = t51;
        const double t52 = -(G42 + G43 + G44);
        tile[lane + 184] = t52;
        tile[lane + 192] = t31;
        tile[lane + 200] = t43;
        const double G22 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
        const double G23 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
        const double G27 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
        const double G28 = 0.08333333333333333 * inv_abs_detJ * (t18 + 2.0 * t19 + t20);
        const double G32 = 0.08333333333333333 * inv_abs_detJ * (t21 + 2.0 * t22 + t23);
        const double G21 = 0.08333333333333333 * inv_abs_detJ * (t24 + 2.0 * t25 + t26);
        const double t53 = G22 + G23 + G21;
        tile[lane + 208] = G22 + G23 + G27 + 2.0 * G28 + G32 + t53;
        const double t54 = -(G29 + G33 + G24);
        tile[lane + 216] = t54;
        const double t55 = -(G39 + G42 + G36);
        tile[lane + 224] = t55;
        const double t56 = -t53;
        tile[lane + 232] = t56;
        const double t57 = -(G30 + G34 + G25);
        tile[lane + 240] = t57;
        const double t58 = -(G40 + G43 + G37);
        tile[lane + 248] = t58;
        const double t59 = -(G22 + G27 + G28);
        tile[lane + 256] = t59;
        const double t60 = -(G31 + G35 + G26);
        tile[lane + 264] = t60;
        const double t61 = -(G41 + G44 + G38);
        tile[lane + 272] = t61;
        const double t62 = -(G23 + G28 + G32);
        tile[lane + 280] = t62;
        tile[lane + 288] = t32;
        tile[lane + 296] = t44;
        tile[lane + 304] = t54;
        tile[lane + 312] = G0;
        tile[lane + 320] = G9;
        tile[lane + 328] = G24;
        tile[lane + 336] = G1;
        tile[lane + 344] = G14;
        tile[lane + 352] = G29;
        tile[lane + 360] = G2;
        tile[lane + 368] = G18;
        tile[lane + 376] = G33;
        tile[lane + 384] = t33;
        tile[lane + 392] = t45;
        tile[lane + 400] = t55;
        tile[lane + 408] = G9;
        tile[lane + 416] = G6;
        tile[lane + 424] = G36;
        tile[lane + 432] = G10;
        tile[lane + 440] = G7;
        tile[lane + 448] = G39;
        tile[lane + 456] = G11;
        tile[lane + 464] = G8;
        tile[lane + 472] = G42;
        tile[lane + 480] = t34;
        tile[lane + 488] = t46;
        tile[lane + 496] = t56;
        tile[lane + 504] = G24;
        tile[lane + 512] = G36;
        tile[lane + 520] = G21;
        tile[lane + 528] = G25;
        tile[lane + 536] = G37;
        tile[lane + 544] = G22;
        tile[lane + 552] = G26;
        tile[lane + 560] = G38;
        tile[lane + 568] = G23;
        tile[lane + 576] = t35;
        tile[lane + 584] = t47;
        tile[lane + 592] = t57;
        tile[lane + 600] = G1;
        tile[lane + 608] = G10;
        tile[lane + 616] = G25;
        tile[lane + 624] = G3;
        tile[lane + 632] = G15;
        tile[lane + 640] = G30;
        tile[lane + 648] = G4;
        tile[lane + 656] = G19;
        tile[lane + 664] = G34;
        tile[lane + 672] = t36;
        tile[lane + 680] = t48;
        tile[lane + 688] = t58;
        tile[lane + 696] = G14;
        tile[lane + 704] = G7;
        tile[lane + 712] = G37;
        tile[lane + 720] = G15;
        tile[lane + 728] = G12;
        tile[lane + 736] = G40;
        tile[lane + 744] = G16;
        tile[lane + 752] = G13;
        tile[lane + 760] = G43;
        tile[lane + 768] = t37;
        tile[lane + 776] = t49;
        tile[lane + 784] = t59;
        tile[lane + 792] = G29;
        tile[lane + 800] = G39;
        tile[lane + 808] = G22;
        tile[lane + 816] = G30;
        tile[lane + 824] = G40;
        tile[lane + 832] = G27;
        tile[lane + 840] = G31;
        tile[lane + 848] = G41;
        tile[lane + 856] = G28;
        tile[lane + 864] = t38;
        tile[lane + 872] = t50;
        tile[lane + 880] = t60;
        tile[lane + 888] = G2;
        tile[lane + 896] = G11;
        tile[lane + 904] = G26;
        tile[lane + 912] = G4;
        tile[lane + 920] = G16;
        tile[lane + 928] = G31;
        tile[lane + 936] = G5;
        tile[lane + 944] = G20;
        tile[lane + 952] = G35;
        tile[lane + 960] = t39;
        tile[lane + 968] = t51;
        tile[lane + 976] = t61;
        tile[lane + 984] = G18;
        tile[lane + 992] = G8;
        tile[lane + 1000] = G38;
        tile[lane + 1008] = G19;
        tile[lane + 1016] = G13;
        tile[lane + 1024] = G41;
        tile[lane + 1032] = G20;
        tile[lane + 1040] = G17;
        tile[lane + 1048] = G44;
        tile[lane + 1056] = t40;
        tile[lane + 1064] = t52;
        tile[lane + 1072] = t62;
        tile[lane + 1080] = G33;
        tile[lane + 1088] = G42;
        tile[lane + 1096] = G23;
        tile[lane + 1104] = G34;
        tile[lane + 1112] = G43;
        tile[lane + 1120] = G28;
        tile[lane + 1128] = G35;
        tile[lane + 1136] = G44;
        tile[lane + 1144] = G32;
      }
      const int64_t group_first = first_cell + 8 * step;
      const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
      store_transposed<144, 8, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(
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
  const double t9 = adj01 * adj11;
  const double adj02 = t3 * t5 - t1 * t8;
  const double adj12 = t7 * t8 - t0 * t3;
  const double t10 = adj02 * adj12;
  const double t11 = adj00 * adj10;
  const double G1 = 0.08333333333333333 * inv_abs_detJ * (t9 + t10 + 2.0 * t11);
  const double adj21 = t5 * t6 - t0 * t4;
  const double t12 = adj01 * adj21;
  const double adj22 = t0 * t1 - t5 * t7;
  const double t13 = adj02 * adj22;
  const double t14 = adj00 * adj20;
  const double G2 = 0.08333333333333333 * inv_abs_detJ * (t12 + t13 + 2.0 * t14);
  const double t15 = adj11 * adj11;
  const double t16 = adj12 * adj12;
  const double t17 = adj10 * adj10;
  const double G3 = 0.08333333333333333 * inv_abs_detJ * (t15 + t16 + 2.0 * t17);
  const double t18 = adj11 * adj21;
  const double t19 = adj12 * adj22;
  const double t20 = adj10 * adj20;
  const double G4 = 0.08333333333333333 * inv_abs_detJ * (t18 + t19 + 2.0 * t20);
  const double t21 = adj21 * adj21;
  const double t22 = adj22 * adj22;
  const double t23 = adj20 * adj20;
  const double G5 = 0.08333333333333333 * inv_abs_detJ * (t21 + t22 + 2.0 * t23);
  const double t24 = adj01 * adj01;
  const double t25 = adj02 * adj02;
  const double t26 = adj00 * adj00;
  const double G0 = 0.08333333333333333 * inv_abs_detJ * (t24 + t25 + 2.0 * t26);
  const double t27 = G1 + G2 + G0;
  A[0] += G1 + G2 + G3 + 2.0 * G4 + G5 + t27;
  const double G14 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj01;
  const double G15 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj11;
  const double G16 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj21;
  const double G18 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj01;
  const double G19 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj11;
  const double G20 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj21;
  const double G9 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj01;
  const double G10 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj11;
  const double G11 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj21;
  const double t28 = G9 + G10 + G11;
  const double t29 = G14 + G15 + G16 + G18 + G19 + G20 + t28;
  A[1] += t29;
  const double G29 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj02;
  const double G30 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj12;
  const double G31 = 0.08333333333333333 * adj10 * inv_abs_detJ * adj22;
  const double G33 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj02;
  const double G34 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj12;
  const double G35 = 0.08333333333333333 * adj20 * inv_abs_detJ * adj22;
  const double G24 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj02;
  const double G25 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj12;
  const double G26 = 0.08333333333333333 * adj00 * inv_abs_detJ * adj22;
  const double t30 = G24 + G25 + G26;
  const double t31 = G29 + G30 + G31 + G33 + G34 + G35 + t30;
  A[2] += t31;
  const double t32 = -t27;
  A[3] += t32;
  const double t33 = -t28;
  A[4] += t33;
  const double t34 = -t30;
  A[5] += t34;
  const double t35 = -(G1 + G3 + G4);
  A[6] += t35;
  const double t36 = -(G14 + G15 + G16);
  A[7] += t36;
  const double t37 = -(G29 + G30 + G31);
  A[8] += t37;
  const double t38 = -(G2 + G4 + G5);
  A[9] += t38;
  const double t39 = -(G18 + G19 + G20);
  A[10] += t39;
  const double t40 = -(G33 + G34 + G35);
  A[11] += t40;
  A[12] += t29;
  const double G7 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t9 + t10 + t11);
  const double G8 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t12 + t13 + t14);
  const double G12 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t15 + t16 + t17);
  const double G13 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t18 + t19 + t20);
  const double G17 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t21 + t22 + t23);
  const double G6 = 0.08333333333333333 * inv_abs_detJ * (2.0 * t24 + t25 + t26);
  const double t41 = G7 + G8 + G6;
  A[13] += G7 + G8 + G12 + 2.0 * G13 + G17 + t41;
  const double G39 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj02;
  const double G40 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj12;
  const double G41 = 0.08333333333333333 * inv_abs_detJ * adj11 * adj22;
  const double G42 = 0.08333333333333333 * inv_abs_detJ * adj02 * adj21;
  const double G43 = 0.08333333333333333 * inv_abs_detJ * adj12 * adj21;
  const double G44 = 0.08333333333333333 * inv_abs_detJ * adj21 * adj22;
  const double G36 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj02;
  const double G37 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj12;
  const double G38 = 0.08333333333333333 * inv_abs_detJ * adj01 * adj22;
  const double t42 = G36 + G37 + G38;
  const double t43 = G39 + G40 + G41 + G42 + G43 + G44 + t42;
  A[14] += t43;
  const double t44 = -(G14 + G18 + G9);
  A[15] += t44;
  const double t45 = -t41;
  A[16] += t45;
  const double t46 = -t42;
  A[17] += t46;
  const double t47 = -(G15 + G19 + G10);
  A[18] += t47;
  const double t48 = -(G7 + G12 + G13);
  A[19] += t48;
  const double t49 = -(G39 + G40 + G41);
  A[20] += t49;
  const double t50 = -(G16 + G20 + G11);
  A[21] += t50;
  const double t51 = -(G8 + G13 + G17);
  A[22] += t51;
  const double t52 = -(G42 + G43 + G44);
  A[23] += t52;
  A[24] += t31;
  A[25] += t43;
  const double G22 = 0.08333333333333333 * inv_abs_detJ * (t9 + 2.0 * t10 + t11);
  const double G23 = 0.08333333333333333 * inv_abs_detJ * (t12 + 2.0 * t13 + t14);
  const double G27 = 0.08333333333333333 * inv_abs_detJ * (t15 + 2.0 * t16 + t17);
  const double G28 = 0.08333333333333333 * inv_abs_detJ * (t18 + 2.0 * t19 + t20);
  const double G32 = 0.08333333333333333 * inv_abs_detJ * (t21 + 2.0 * t22 + t23);
  const double G21 = 0.08333333333333333 * inv_abs_detJ * (t24 + 2.0 * t25 + t26);
  const double t53 = G22 + G23 + G21;
  A[26] += G22 + G23 + G27 + 2.0 * G28 + G32 + t53;
  const double t54 = -(G29 + G33 + G24);
  A[27] += t54;
  const double t55 = -(G39 + G42 + G36);
  A[28] += t55;
  const double t56 = -t53;
  A[29] += t56;
  const double t57 = -(G30 + G34 + G25);
  A[30] += t57;
  const double t58 = -(G40 + G43 + G37);
  A[31] += t58;
  const double t59 = -(G22 + G27 + G28);
  A[32] += t59;
  const double t60 = -(G31 + G35 + G26);
  A[33] += t60;
  const double t61 = -(G41 + G44 + G38);
  A[34] += t61;
  const double t62 = -(G23 + G28 + G32);
  A[35] += t62;
  A[36] += t32;
  A[37] += t44;
  A[38] += t54;
  A[39] += G0;
  A[40] += G9;
  A[41] += G24;
  A[42] += G1;
  A[43] += G14;
  A[44] += G29;
  A[45] += G2;
  A[46] += G18;
  A[47] += G33;
  A[48] += t33;
  A[49] += t45;
  A[50] += t55;
  A[51] += G9;
  A[52] += G6;
  A[53] += G36;
  A[54] += G10;
  A[55] += G7;
  A[56] += G39;
  A[57] += G11;
  A[58] += G8;
  A[59] += G42;
  A[60] += t34;
  A[61] += t46;
  A[62] += t56;
  A[63] += G24;
  A[64] += G36;
  A[65] += G21;
  A[66] += G25;
  A[67] += G37;
  A[68] += G22;
  A[69] += G26;
  A[70] += G38;
  A[71] += G23;
  A[72] += t35;
  A[73] += t47;
  A[74] += t57;
  A[75] += G1;
  A[76] += G10;
  A[77] += G25;
  A[78] += G3;
  A[79] += G15;
  A[80] += G30;
  A[81] += G4;
  A[82] += G19;
  A[83] += G34;
  A[84] += t36;
  A[85] += t48;
  A[86] += t58;
  A[87] += G14;
  A[88] += G7;
  A[89] += G37;
  A[90] += G15;
  A[91] += G12;
  A[92] += G40;
  A[93] += G16;
  A[94] += G13;
  A[95] += G43;
  A[96] += t37;
  A[97] += t49;
  A[98] += t59;
  A[99] += G29;
  A[100] += G39;
  A[101] += G22;
  A[102] += G30;
  A[103] += G40;
  A[104] += G27;
  A[105] += G31;
  A[106] += G41;
  A[107] += G28;
  A[108] += t38;
  A[109] += t50;
  A[110] += t60;
  A[111] += G2;
  A[112] += G11;
  A[113] += G26;
  A[114] += G4;
  A[115] += G16;
  A[116] += G31;
  A[117] += G5;
  A[118] += G20;
  A[119] += G35;
  A[120] += t39;
  A[121] += t51;
  A[122] += t61;
  A[123] += G18;
  A[124] += G8;
  A[125] += G38;
  A[126] += G19;
  A[127] += G13;
  A[128] += G41;
  A[129] += G20;
  A[130] += G17;
  A[131] += G44;
  A[132] += t40;
  A[133] += t52;
  A[134] += t62;
  A[135] += G33;
  A[136] += G42;
  A[137] += G23;
  A[138] += G34;
  A[139] += G43;
  A[140] += G28;
  A[141] += G35;
  A[142] += G44;
  A[143] += G32;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "elasticity_p1x3_tetrahedron_f64_element_tensor",  // name
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
    45,                                        // geometry_size
    4,                                         // coordinate_nodes
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
    "full",                                    // unroll
    "auto",                                    // realisation
    "literal",                                 // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    9984,                                      // shared_bytes
    321.0,                                     // flops_per_cell
    1172.0,                                    // bytes_per_cell
    2592.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
