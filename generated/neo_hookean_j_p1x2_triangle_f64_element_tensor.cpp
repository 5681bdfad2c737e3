// neo_hookean_j_p1x2_triangle_f64_element_tensor: element_tensor of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=triangle
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
//   cell    triangle, geometry P1^2
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   u       coefficient, P1^2, 6 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      299 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       299
//   bytes       356 (68 read, 288 written)
//   flops/byte  0.84
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

extern "C" int neo_hookean_j_p1x2_triangle_f64_element_tensor_cpu(
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
  const bool past_caches = num_cells * 288 > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
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
        inputs[lane + 48] = u[6 * cell + 1];
        inputs[lane + 56] = u[6 * cell + 3];
        inputs[lane + 64] = u[6 * cell + 5];
        inputs[lane + 72] = u[6 * cell];
        inputs[lane + 80] = u[6 * cell + 2];
        inputs[lane + 88] = u[6 * cell + 4];
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
        const double inv_detJ = 1.0 / detJ;
        const double t2 = mu[0] * (t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ);
        const double u_1 = inputs[lane + 48];
        const double u_3 = inputs[lane + 56];
        const double t3 = u_1 - u_3;
        const double u_5 = inputs[lane + 64];
        const double t4 = u_1 - u_5;
        const double t5 = 1.0 - (adj01 * inv_detJ * t3 - t0 * inv_detJ * t4);
        const double t6 = t1 * inv_detJ * t3 - adj10 * inv_detJ * t4;
        const double t7 = t1 * inv_detJ * t5 + adj01 * inv_detJ * t6;
        const double u_0 = inputs[lane + 72];
        const double u_2 = inputs[lane + 80];
        const double t8 = u_0 - u_2;
        const double u_4 = inputs[lane + 88];
        const double t9 = u_0 - u_4;
        const double t10 = 1.0 + (t1 * inv_detJ * t8 - adj10 * inv_detJ * t9);
        const double t11 = adj01 * inv_detJ * t8 - t0 * inv_detJ * t9;
        const double t12 = t5 * t10 + t6 * t11;
        const double t13 = t7 / t12;
        const double t14 = t7 * t13 / t12;
        const double t15 = std::log(t12);
        const double t16 = abs_detJ * ((t2 + mu[0] * t14) + lmbda[0] * (t13 * t13 - t14 * t15));
        const double t17 = mu[0] * (t1 * adj10 * inv_detJ * inv_detJ + t0 * adj01 * inv_detJ * inv_detJ);
        const double t18 = adj10 * inv_detJ * t5 + t0 * inv_detJ * t6;
        const double t19 = t13 * t18 / t12;
        const double t20 = t18 / t12;
        const double t21 = t13 * t20;
        const double t22 = abs_detJ * ((t17 + mu[0] * t19) + lmbda[0] * (t21 - t15 * t19));
        const double t23 = t16 - t22;
        const double t24 = t7 * t20 / t12;
        const double t25 = abs_detJ * ((t17 + mu[0] * t24) + lmbda[0] * (t21 - t15 * t24));
        const double t26 = mu[0] * (adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ);
        const double t27 = t18 * t20 / t12;
        const double t28 = abs_detJ * ((t26 + mu[0] * t27) + lmbda[0] * (t20 * t20 - t15 * t27));
        const double t29 = t25 - t28;
        tile[lane] = 0.5 * (t23 - t29);
        const double t30 = t0 * t1 * inv_detJ * inv_detJ - adj01 * adj10 * inv_detJ * inv_detJ;
        const double t31 = t0 * inv_detJ * t10 - adj10 * inv_detJ * t11;
        const double t32 = (t30 - t13 * t31) / t12;
        const double t33 = t31 / t12;
        const double t34 = t13 * t33;
        const double t35 = abs_detJ * (mu[0] * t32 - lmbda[0] * (t34 + t15 * t32));
        const double t36 = adj01 * inv_detJ * t10 - t1 * inv_detJ * t11;
        const double t37 = t13 * t36 / t12;
        const double t38 = t36 / t12;
        const double t39 = t13 * t38;
        const double t40 = abs_detJ * (mu[0] * t37 + lmbda[0] * (t39 - t15 * t37));
        const double t41 = t35 + t40;
        const double t42 = (t30 + t20 * t36) / t12;
        const double t43 = t20 * t38;
        const double t44 = abs_detJ * (mu[0] * t42 + lmbda[0] * (t43 - t15 * t42));
        const double t45 = t20 * t31 / t12;
        const double t46 = t20 * t33;
        const double t47 = abs_detJ * (mu[0] * t45 + lmbda[0] * (t46 - t15 * t45));
        const double t48 = t44 - t47;
        tile[lane + 8] = -0.5 * (t41 - t48);
        tile[lane + 16] = -0.5 * (t16 - t25);
        tile[lane + 24] = 0.5 * (t40 - t44);
        tile[lane + 32] = 0.5 * (t22 - t28);
        tile[lane + 40] = 0.5 * (t35 + t47);
        const double t49 = (t30 - t7 * t33) / t12;
        const double t50 = abs_detJ * (mu[0] * t49 - lmbda[0] * (t34 + t15 * t49));
        const double t51 = t18 * t33 / t12;
        const double t52 = abs_detJ * (mu[0] * t51 + lmbda[0] * (t46 - t15 * t51));
        const double t53 = t50 + t52;
        const double t54 = (t30 + t18 * t38) / t12;
        const double t55 = abs_detJ * (mu[0] * t54 + lmbda[0] * (t43 - t15 * t54));
        const double t56 = t7 * t38 / t12;
        const double t57 = abs_detJ * (mu[0] * t56 + lmbda[0] * (t39 - t15 * t56));
        const double t58 = t55 - t57;
        tile[lane + 48] = -0.5 * (t53 - t58);
        const double t59 = t36 * t38 / t12;
        const double t60 = abs_detJ * ((t2 + mu[0] * t59) + lmbda[0] * (t38 * t38 - t15 * t59));
        const double t61 = t31 * t38 / t12;
        const double t62 = t33 * t38;
        const double t63 = abs_detJ * ((t17 + mu[0] * t61) + lmbda[0] * (t62 - t15 * t61));
        const double t64 = t60 - t63;
        const double t65 = t33 * t36 / t12;
        const double t66 = abs_detJ * ((t17 + mu[0] * t65) + lmbda[0] * (t62 - t15 * t65));
        const double t67 = t31 * t33 / t12;
        const double t68 = abs_detJ * ((t26 + mu[0] * t67) + lmbda[0] * (t33 * t33 - t15 * t67));
        const double t69 = t66 - t68;
        tile[lane + 56] = 0.5 * (t64 - t69);
        tile[lane + 64] = 0.5 * (t50 + t57);
        tile[lane + 72] = -0.5 * (t60 - t66);
        tile[lane + 80] = 0.5 * (t52 - t55);
        tile[lane + 88] = 0.5 * (t63 - t68);
        tile[lane + 96] = -0.5 * t23;
        tile[lane + 104] = 0.5 * t41;
        tile[lane + 112] = 0.5 * t16;
        tile[lane + 120] = -0.5 * t40;
        tile[lane + 128] = -0.5 * t22;
        tile[lane + 136] = -0.5 * t35;
        tile[lane + 144] = -0.5 * t58;
        tile[lane + 152] = -0.5 * t64;
        tile[lane + 160] = -0.5 * t57;
        tile[lane + 168] = 0.5 * t60;
        tile[lane + 176] = 0.5 * t55;
        tile[lane + 184] = -0.5 * t63;
        tile[lane + 192] = 0.5 * t29;
        tile[lane + 200] = -0.5 * t48;
        tile[lane + 208] = -0.5 * t25;
        tile[lane + 216] = 0.5 * t44;
        tile[lane + 224] = 0.5 * t28;
        tile[lane + 232] = -0.5 * t47;
        tile[lane + 240] = 0.5 * t53;
        tile[lane + 248] = 0.5 * t69;
        tile[lane + 256] = -0.5 * t50;
        tile[lane + 264] = -0.5 * t66;
        tile[lane + 272] = -0.5 * t52;
        tile[lane + 280] = 0.5 * t68;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<36, 8, 36>(tile, element_tensors + 36 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void neo_hookean_j_p1x2_triangle_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ packed_constants,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ u = packed_coefficients + 0;
  const double* __restrict__ lmbda = packed_constants + 0;
  const double* __restrict__ mu = packed_constants + 1;
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
  const double inv_detJ = 1.0 / detJ;
  const double t2 = mu[0] * (t1 * t1 * inv_detJ * inv_detJ + adj01 * adj01 * inv_detJ * inv_detJ);
  const double u_1 = u[1];
  const double u_3 = u[3];
  const double t3 = u_1 - u_3;
  const double u_5 = u[5];
  const double t4 = u_1 - u_5;
  const double t5 = 1.0 - (adj01 * inv_detJ * t3 - t0 * inv_detJ * t4);
  const double t6 = t1 * inv_detJ * t3 - adj10 * inv_detJ * t4;
  const double t7 = t1 * inv_detJ * t5 + adj01 * inv_detJ * t6;
  const double u_0 = u[0];
  const double u_2 = u[2];
  const double t8 = u_0 - u_2;
  const double u_4 = u[4];
  const double t9 = u_0 - u_4;
  const double t10 = 1.0 + (t1 * inv_detJ * t8 - adj10 * inv_detJ * t9);
  const double t11 = adj01 * inv_detJ * t8 - t0 * inv_detJ * t9;
  const double t12 = t5 * t10 + t6 * t11;
  const double t13 = t7 / t12;
  const double t14 = t7 * t13 / t12;
  const double t15 = std::log(t12);
  const double t16 = abs_detJ * ((t2 + mu[0] * t14) + lmbda[0] * (t13 * t13 - t14 * t15));
  const double t17 = mu[0] * (t1 * adj10 * inv_detJ * inv_detJ + t0 * adj01 * inv_detJ * inv_detJ);
  const double t18 = adj10 * inv_detJ * t5 + t0 * inv_detJ * t6;
  const double t19 = t13 * t18 / t12;
  const double t20 = t18 / t12;
  const double t21 = t13 * t20;
  const double t22 = abs_detJ * ((t17 + mu[0] * t19) + lmbda[0] * (t21 - t15 * t19));
  const double t23 = t16 - t22;
  const double t24 = t7 * t20 / t12;
  const double t25 = abs_detJ * ((t17 + mu[0] * t24) + lmbda[0] * (t21 - t15 * t24));
  const double t26 = mu[0] * (adj10 * adj10 * inv_detJ * inv_detJ + t0 * t0 * inv_detJ * inv_detJ);
  const double t27 = t18 * t20 / t12;
  const double t28 = abs_detJ * ((t26 + mu[0] * t27) + lmbda[0] * (t20 * t20 - t15 * t27));
  const double t29 = t25 - t28;
  A[0] += 0.5 * (t23 - t29);
  const double t30 = t0 * t1 * inv_detJ * inv_detJ - adj01 * adj10 * inv_detJ * inv_detJ;
  const double t31 = t0 * inv_detJ * t10 - adj10 * inv_detJ * t11;
  const double t32 = (t30 - t13 * t31) / t12;
  const double t33 = t31 / t12;
  const double t34 = t13 * t33;
  const double t35 = abs_detJ * (mu[0] * t32 - lmbda[0] * (t34 + t15 * t32));
  const double t36 = adj01 * inv_detJ * t10 - t1 * inv_detJ * t11;
  const double t37 = t13 * t36 / t12;
  const double t38 = t36 / t12;
  const double t39 = t13 * t38;
  const double t40 = abs_detJ * (mu[0] * t37 + lmbda[0] * (t39 - t15 * t37));
  const double t41 = t35 + t40;
  const double t42 = (t30 + t20 * t36) / t12;
  const double t43 = t20 * t38;
  const double t44 = abs_detJ * (mu[0] * t42 + lmbda[0] * (t43 - t15 * t42));
  const double t45 = t20 * t31 / t12;
  const double t46 = t20 * t33;
  const double t47 = abs_detJ * (mu[0] * t45 + lmbda[0] * (t46 - t15 * t45));
  const double t48 = t44 - t47;
  A[1] += -0.5 * (t41 - t48);
  A[2] += -0.5 * (t16 - t25);
  A[3] += 0.5 * (t40 - t44);
  A[4] += 0.5 * (t22 - t28);
  A[5] += 0.5 * (t35 + t47);
  const double t49 = (t30 - t7 * t33) / t12;
  const double t50 = abs_detJ * (mu[0] * t49 - lmbda[0] * (t34 + t15 * t49));
  const double t51 = t18 * t33 / t12;
  const double t52 = abs_detJ * (mu[0] * t51 + lmbda[0] * (t46 - t15 * t51));
  const double t53 = t50 + t52;
  const double t54 = (t30 + t18 * t38) / t12;
  const double t55 = abs_detJ * (mu[0] * t54 + lmbda[0] * (t43 - t15 * t54));
  const double t56 = t7 * t38 / t12;
  const double t57 = abs_detJ * (mu[0] * t56 + lmbda[0] * (t39 - t15 * t56));
  const double t58 = t55 - t57;
  A[6] += -0.5 * (t53 - t58);
  const double t59 = t36 * t38 / t12;
  const double t60 = abs_detJ * ((t2 + mu[0] * t59) + lmbda[0] * (t38 * t38 - t15 * t59));
  const double t61 = t31 * t38 / t12;
  const double t62 = t33 * t38;
  const double t63 = abs_detJ * ((t17 + mu[0] * t61) + lmbda[0] * (t62 - t15 * t61));
  const double t64 = t60 - t63;
  const double t65 = t33 * t36 / t12;
  const double t66 = abs_detJ * ((t17 + mu[0] * t65) + lmbda[0] * (t62 - t15 * t65));
  const double t67 = t31 * t33 / t12;
  const double t68 = abs_detJ * ((t26 + mu[0] * t67) + lmbda[0] * (t33 * t33 - t15 * t67));
  const double t69 = t66 - t68;
  A[7] += 0.5 * (t64 - t69);
  A[8] += 0.5 * (t50 + t57);
  A[9] += -0.5 * (t60 - t66);
  A[10] += 0.5 * (t52 - t55);
  A[11] += 0.5 * (t63 - t68);
  A[12] += -0.5 * t23;
  A[13] += 0.5 * t41;
  A[14] += 0.5 * t16;
  A[15] += -0.5 * t40;
  A[16] += -0.5 * t22;
  A[17] += -0.5 * t35;
  A[18] += -0.5 * t58;
  A[19] += -0.5 * t64;
  A[20] += -0.5 * t57;
  A[21] += 0.5 * t60;
  A[22] += 0.5 * t55;
  A[23] += -0.5 * t63;
  A[24] += 0.5 * t29;
  A[25] += -0.5 * t48;
  A[26] += -0.5 * t25;
  A[27] += 0.5 * t44;
  A[28] += 0.5 * t28;
  A[29] += -0.5 * t47;
  A[30] += 0.5 * t53;
  A[31] += 0.5 * t69;
  A[32] += -0.5 * t50;
  A[33] += -0.5 * t66;
  A[34] += -0.5 * t52;
  A[35] += 0.5 * t68;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x2_triangle_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]));
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^2", 6, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x2_triangle_f64_element_tensor_cpu_descriptor = {
    "neo_hookean_j_p1x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1^2",                                    // row_element
    "P1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    2,                                         // quadrature_degree
    3,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
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
    3072,                                      // shared_bytes
    299.0,                                     // flops_per_cell
    356.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
