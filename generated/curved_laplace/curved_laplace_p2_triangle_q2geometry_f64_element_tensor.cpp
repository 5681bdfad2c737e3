// curved_laplace_p2_triangle_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --define cell=triangle
//
// Form file curved_laplace.form:
//   | """Laplace on isoparametric cells: the geometry has a degree of its own."""
//   | cell = "tetrahedron"
//   | degree = 2
//   | geometry_degree = 2
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, geometry_degree))
//   | space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   |
//   | a = inner(grad(v), grad(u)) * dx(degree=2 * degree)
//
// What:
//   cell    triangle, geometry P2^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      743 flops <- taken
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
//   flops       743
//   bytes       344 (56 read, 288 written)
//   flops/byte  2.16
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "curved_laplace_p2_triangle_q2geometry_f64_element_tensor.h"

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

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 288 * num_cells > largest_cached_output;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = 64 * batch;
    const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[96];
    alignas(64) double tile[288];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[6 * cell];
        const int64_t n1 = cells[6 * cell + 1];
        const int64_t n2 = cells[6 * cell + 2];
        const int64_t n3 = cells[6 * cell + 3];
        const int64_t n4 = cells[6 * cell + 4];
        const int64_t n5 = cells[6 * cell + 5];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n3];
        inputs[lane + 24] = coordinates[2 * n4];
        inputs[lane + 32] = coordinates[2 * n5];
        inputs[lane + 40] = coordinates[2 * n0 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 56] = coordinates[2 * n3 + 1];
        inputs[lane + 64] = coordinates[2 * n5 + 1];
        inputs[lane + 72] = coordinates[2 * n2];
        inputs[lane + 80] = coordinates[2 * n1 + 1];
        inputs[lane + 88] = coordinates[2 * n4 + 1];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double x3_0 = inputs[lane + 16];
        const double x4_0 = inputs[lane + 24];
        const double x5_0 = inputs[lane + 32];
        const double t0 = 0.633695145960917 * x0_0 + 2.267390291921834 * x1_0 + 0.36630485403908297 * x3_0 -
            0.36630485403908297 * x4_0 - 2.901085437882751 * x5_0;
        const double x0_1 = inputs[lane + 40];
        const double x2_1 = inputs[lane + 48];
        const double x3_1 = inputs[lane + 56];
        const double x5_1 = inputs[lane + 64];
        const double t1 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x2_1 -
            3.267390291921834 * x5_1;
        const double x2_0 = inputs[lane + 72];
        const double t2 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 3.267390291921834 * x5_0 -
            0.633695145960917 * x2_0;
        const double x1_1 = inputs[lane + 80];
        const double x4_1 = inputs[lane + 88];
        const double t3 = 0.633695145960917 * x0_1 + 0.36630485403908297 * x3_1 + 2.267390291921834 * x1_1 -
            2.901085437882751 * x5_1 - 0.36630485403908297 * x4_1;
        const double t4 = 1.0 / std::fabs(t0 * t1 - t2 * t3);
        const double t5 = t4 * (t1 * t1 + t2 * t2);
        const double t6 = t4 * (t1 * t3 + t0 * t2);
        const double t7 = t4 * (t3 * t3 + t0 * t0);
        const double t8 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 0.633695145960917 * x1_0 -
            3.267390291921834 * x4_0;
        const double t9 = 0.633695145960917 * x0_1 + 2.267390291921834 * x2_1 + 0.36630485403908297 * x3_1 -
            0.36630485403908297 * x5_1 - 2.901085437882751 * x4_1;
        const double t10 = 0.633695145960917 * x0_0 + 0.36630485403908297 * x3_0 + 2.267390291921834 * x2_0 -
            2.901085437882751 * x4_0 - 0.36630485403908297 * x5_0;
        const double t11 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x1_1 -
            3.267390291921834 * x4_1;
        const double t12 = 1.0 / std::fabs(t8 * t9 - t10 * t11);
        const double t13 = t12 * (t9 * t9 + t10 * t10);
        const double t14 = t12 * (t9 * t11 + t8 * t10);
        const double t15 = t12 * (t11 * t11 + t8 * t8);
        const double t16 = 2.267390291921834 * x0_0 + 0.633695145960917 * x1_0 + 0.36630485403908297 * x4_0 -
            0.36630485403908297 * x3_0 - 2.901085437882751 * x5_0;
        const double t17 = 2.267390291921834 * x0_1 + 0.633695145960917 * x2_1 + 0.36630485403908297 * x5_1 -
            0.36630485403908297 * x3_1 - 2.901085437882751 * x4_1;
        const double t18 = 2.267390291921834 * x0_0 + 0.36630485403908297 * x5_0 + 0.633695145960917 * x2_0 -
            0.36630485403908297 * x3_0 - 2.901085437882751 * x4_0;
        const double t19 = 2.267390291921834 * x0_1 + 0.633695145960917 * x1_1 + 0.36630485403908297 * x4_1 -
            0.36630485403908297 * x3_1 - 2.901085437882751 * x5_1;
        const double t20 = 1.0 / std::fabs(t16 * t17 - t18 * t19);
        const double t21 = t20 * (t17 * t17 + t18 * t18);
        const double t22 = t20 * (t17 * t19 + t16 * t18);
        const double t23 = t21 - t22;
        const double t24 = t20 * (t19 * t19 + t16 * t16);
        const double t25 = t22 - t24;
        const double t26 = 0.7837939636638596 * x0_0 + 0.5675879273277191 * x1_0 + 1.7837939636638596 * x4_0 -
            1.7837939636638596 * x3_0 - 1.3513818909915787 * x5_0;
        const double t27 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x5_1 - 0.7837939636638596 * x2_1
            - 0.43241207267228093 * x3_1;
        const double t28 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x5_0 - 0.43241207267228093 * x3_0
            - 0.7837939636638596 * x2_0;
        const double t29 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x1_1 + 1.7837939636638596 * x4_1 -
            1.7837939636638596 * x3_1 - 1.3513818909915787 * x5_1;
        const double t30 = 1.0 / std::fabs(t26 * t27 - t28 * t29);
        const double t31 = t30 * (t27 * t27 + t28 * t28);
        const double t32 = t30 * (t27 * t29 + t26 * t28);
        const double t33 = t30 * (t29 * t29 + t26 * t26);
        const double t34 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x4_0 - 0.7837939636638596 * x1_0
            - 0.43241207267228093 * x3_0;
        const double t35 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x2_1 + 1.7837939636638596 * x5_1 -
            1.7837939636638596 * x3_1 - 1.3513818909915787 * x4_1;
        const double t36 = 0.7837939636638596 * x0_0 + 1.7837939636638596 * x5_0 + 0.5675879273277191 * x2_0 -
            1.7837939636638596 * x3_0 - 1.3513818909915787 * x4_0;
        const double t37 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x4_1 - 0.43241207267228093 * x3_1
            - 0.7837939636638596 * x1_1;
        const double t38 = 1.0 / std::fabs(t34 * t35 - t36 * t37);
        const double t39 = t38 * (t35 * t35 + t36 * t36);
        const double t40 = t38 * (t35 * t37 + t34 * t36);
        const double t41 = t38 * (t37 * t37 + t34 * t34);
        const double t42 = 0.5675879273277191 * x0_0 + 0.7837939636638596 * x1_0 + 1.7837939636638596 * x3_0 -
            1.7837939636638596 * x4_0 - 1.3513818909915787 * x5_0;
        const double t43 = 0.5675879273277191 * x0_1 + 0.7837939636638596 * x2_1 + 1.7837939636638596 * x3_1 -
            1.7837939636638596 * x5_1 - 1.3513818909915787 * x4_1;
        const double t44 = 0.5675879273277191 * x0_0 + 1.7837939636638596 * x3_0 + 0.7837939636638596 * x2_0 -
            1.3513818909915787 * x4_0 - 1.7837939636638596 * x5_0;
        const double t45 = 0.5675879273277191 * x0_1 + 1.7837939636638596 * x3_1 + 0.7837939636638596 * x1_1 -
            1.3513818909915787 * x5_1 - 1.7837939636638596 * x4_1;
        const double t46 = 1.0 / std::fabs(t42 * t43 - t44 * t45);
        const double t47 = t46 * (t43 * t43 + t44 * t44);
        const double t48 = t46 * (t43 * t45 + t42 * t44);
        const double t49 = t47 - t48;
        const double t50 = t46 * (t45 * t45 + t42 * t42);
        const double t51 = t48 - t50;
        tile[lane] = 0.022076635451774206 * (t5 - t6) + 0.022076635451774206 * (t13 - t14) +
            0.2826341861233908 * t23 + 0.06861533855009667 * (t31 - t32) + 0.06861533855009667 * (t39 - t40) +
            0.03598186587286743 * t49 - 0.022076635451774206 * (t6 - t7) - 0.022076635451774206 * (t14 - t15)
            - 0.2826341861233908 * t25 - 0.06861533855009667 * (t32 - t33) - 0.06861533855009667 * (t40 - t41)
            - 0.03598186587286743 * t51;
        const double t52 = 0.07899121402570668 * t5 + 0.022076635451774206 * t14 + 0.07899121402570668 * t21 +
            0.0496881063085621 * t31 + 0.06861533855009667 * t40 + 0.0496881063085621 * t47 -
            0.07899121402570668 * t6 - 0.022076635451774206 * t13 - 0.07899121402570668 * t22 -
            0.0496881063085621 * t32 - 0.06861533855009667 * t39 - 0.0496881063085621 * t48;
        tile[lane + 8] = t52;
        const double t53 = 0.022076635451774206 * t6 + 0.07899121402570668 * t15 + 0.07899121402570668 * t24 +
            0.06861533855009667 * t32 + 0.0496881063085621 * t41 + 0.0496881063085621 * t50 -
            0.022076635451774206 * t7 - 0.07899121402570668 * t14 - 0.07899121402570668 * t22 -
            0.06861533855009667 * t33 - 0.0496881063085621 * t40 - 0.0496881063085621 * t48;
        tile[lane + 16] = t53;
        const double t54 = 0.020137928705502673 * t5 - 0.1796276298996384 * t6;
        const double t55 = 0.020137928705502673 * t6 - 0.1796276298996384 * t7;
        const double t56 = 0.1796276298996384 * t13 - 0.020137928705502673 * t14;
        const double t57 = 0.1796276298996384 * t14 - 0.020137928705502673 * t15;
        const double t58 = 0.19923336563063698 * t31 - 0.048296448094748964 * t32;
        const double t59 = 0.19923336563063698 * t32 - 0.048296448094748964 * t33;
        const double t60 = 0.048296448094748964 * t39 - 0.19923336563063698 * t40;
        const double t61 = 0.048296448094748964 * t40 - 0.19923336563063698 * t41;
        const double t62 = 0.04566054404627078 * t23 + 0.11308245305281887 * t51 + 0.633695145960917 * t55 +
            0.633695145960917 * t57 + 0.7837939636638596 * t58 + 0.7837939636638596 * t60 -
            0.04566054404627078 * t25 - 0.11308245305281887 * t49 - 0.633695145960917 * t54 -
            0.633695145960917 * t56 - 0.7837939636638596 * t59 - 0.7837939636638596 * t61;
        tile[lane + 24] = -t62;
        const double t63 = 0.1796276298996384 * t13 - 0.15948970119413572 * t14;
        const double t64 = 0.1796276298996384 * t14 - 0.15948970119413572 * t15;
        const double t65 = 0.020137928705502673 * t21 + 0.15948970119413572 * t22;
        const double t66 = 0.020137928705502673 * t22 + 0.15948970119413572 * t24;
        const double t67 = 0.048296448094748964 * t39 + 0.15093691753588803 * t40;
        const double t68 = 0.048296448094748964 * t40 + 0.15093691753588803 * t41;
        const double t69 = 0.19923336563063698 * t47 - 0.15093691753588803 * t48;
        const double t70 = 0.19923336563063698 * t48 - 0.15093691753588803 * t50;
        const double t71 = 0.012761307670384057 * t5 + 0.15615790934172794 * t32 + 0.633695145960917 * t63 +
            2.267390291921834 * t66 + 0.7837939636638596 * t68 + 0.5675879273277191 * t69 -
            0.012761307670384057 * t6 - 0.15615790934172794 * t31 - 0.633695145960917 * t64 -
            2.267390291921834 * t65 - 0.7837939636638596 * t67 - 0.5675879273277191 * t70;
        tile[lane + 32] = -t71;
        const double t72 = 0.15948970119413572 * t5 - 0.1796276298996384 * t6;
        const double t73 = 0.15948970119413572 * t6 - 0.1796276298996384 * t7;
        const double t74 = 0.15948970119413572 * t21 + 0.020137928705502673 * t22;
        const double t75 = 0.15948970119413572 * t22 + 0.020137928705502673 * t24;
        const double t76 = 0.15093691753588803 * t31 + 0.048296448094748964 * t32;
        const double t77 = 0.15093691753588803 * t32 + 0.048296448094748964 * t33;
        const double t78 = 0.15093691753588803 * t47 - 0.19923336563063698 * t48;
        const double t79 = 0.15093691753588803 * t48 - 0.19923336563063698 * t50;
        const double t80 = 0.012761307670384057 * t14 + 0.15615790934172794 * t41 + 0.633695145960917 * t73 +
            2.267390291921834 * t75 + 0.7837939636638596 * t77 + 0.5675879273277191 * t79 -
            0.012761307670384057 * t15 - 0.15615790934172794 * t40 - 0.633695145960917 * t72 -
            2.267390291921834 * t74 - 0.7837939636638596 * t76 - 0.5675879273277191 * t78;
        tile[lane + 40] = t80;
        tile[lane + 48] = t52;
        tile[lane + 56] = 0.2826341861233908 * t5 + 0.022076635451774206 * t13 + 0.022076635451774206 * t21 +
            0.03598186587286743 * t31 + 0.06861533855009667 * t39 + 0.06861533855009667 * t47;
        const double t81 = 0.07899121402570668 * t6 + 0.07899121402570668 * t14 + 0.0496881063085621 * t32 +
            0.0496881063085621 * t40 - 0.022076635451774206 * t22 - 0.06861533855009667 * t48;
        tile[lane + 64] = t81;
        const double t82 = 0.012761307670384057 * t23 + 0.633695145960917 * t56 + 0.5675879273277191 * t58 -
            0.15615790934172794 * t49 - 2.267390291921834 * t54 - 0.7837939636638596 * t60;
        tile[lane + 72] = -t82;
        const double t83 = 0.04566054404627078 * t5 + 0.7837939636638596 * t67 + 0.7837939636638596 * t69 -
            0.11308245305281887 * t31 - 0.633695145960917 * t63 - 0.633695145960917 * t65;
        tile[lane + 80] = -t83;
        const double t84 = 0.012761307670384057 * t14 + 2.267390291921834 * t72 + 0.633695145960917 * t74 +
            0.5675879273277191 * t76 + 0.7837939636638596 * t78 - 0.15615790934172794 * t40;
        tile[lane + 88] = -t84;
        tile[lane + 96] = t53;
        tile[lane + 104] = t81;
        tile[lane + 112] = 0.022076635451774206 * t7 + 0.2826341861233908 * t15 + 0.022076635451774206 * t24 +
            0.06861533855009667 * t33 + 0.03598186587286743 * t41 + 0.06861533855009667 * t50;
        const double t85 = 0.012761307670384057 * t25 + 0.633695145960917 * t55 + 0.5675879273277191 * t61 -
            0.15615790934172794 * t51 - 2.267390291921834 * t57 - 0.7837939636638596 * t59;
        tile[lane + 120] = t85;
        const double t86 = 0.012761307670384057 * t6 + 0.633695145960917 * t66 + 0.5675879273277191 * t68 -
            0.15615790934172794 * t32 - 2.267390291921834 * t64 - 0.7837939636638596 * t70;
        tile[lane + 128] = -t86;
        const double t87 = 0.04566054404627078 * t15 + 0.633695145960917 * t73 + 0.7837939636638596 * t77 -
            0.11308245305281887 * t41 - 0.633695145960917 * t75 - 0.7837939636638596 * t79;
        tile[lane + 136] = -t87;
        tile[lane + 144] = -t62;
        tile[lane + 152] = -t82;
        tile[lane + 160] = t85;
        tile[lane + 168] = 0.007376621035118615 * t23 + 0.3553912749723649 * t49 + 0.36630485403908297 * t54 +
            3.267390291921834 * t56 + 1.7837939636638596 * t58 + 0.43241207267228093 * t60 -
            0.007376621035118615 * t25 - 0.3553912749723649 * t51 - 3.267390291921834 * t55 -
            0.36630485403908297 * t57 - 0.43241207267228093 * t59 - 1.7837939636638596 * t61;
        const double t88 = 0.007376621035118615 * t5 + 0.3553912749723649 * t31 + 3.267390291921834 * t63 +
            0.36630485403908297 * t65 + 0.43241207267228093 * t67 + 1.7837939636638596 * t69 -
            0.06579847275177346 * t6 - 0.08615091257781811 * t32 - 0.36630485403908297 * t64 -
            0.36630485403908297 * t66 - 1.7837939636638596 * t68 - 1.7837939636638596 * t70;
        tile[lane + 176] = -t88;
        const double t89 = 0.06579847275177346 * t14 + 0.08615091257781811 * t40 + 3.267390291921834 * t73 +
            0.36630485403908297 * t74 + 1.7837939636638596 * t76 + 1.7837939636638596 * t79 -
            0.007376621035118615 * t15 - 0.3553912749723649 * t41 - 0.36630485403908297 * t72 -
            0.36630485403908297 * t75 - 0.43241207267228093 * t77 - 1.7837939636638596 * t78;
        tile[lane + 184] = t89;
        tile[lane + 192] = -t71;
        tile[lane + 200] = -t83;
        tile[lane + 208] = -t86;
        tile[lane + 216] = -t88;
        tile[lane + 224] = 0.007376621035118615 * t5 + 0.3553912749723649 * t31 + 3.267390291921834 * t63 +
            0.36630485403908297 * t65 + 2.901085437882751 * t66 + 0.43241207267228093 * t67 +
            1.3513818909915787 * t68 + 1.7837939636638596 * t69 - 2.901085437882751 * t64 - 1.3513818909915787
            * t70;
        const double t90 = 0.06579847275177346 * t14 + 0.08615091257781811 * t40 + 0.2692403623945468 * t41 +
            0.36630485403908297 * t74 + 2.901085437882751 * t75 + 1.7837939636638596 * t76 +
            1.3513818909915787 * t79 - 0.05842185171665484 * t15 - 0.36630485403908297 * t72 -
            1.7837939636638596 * t78;
        tile[lane + 232] = -t90;
        tile[lane + 240] = t80;
        tile[lane + 248] = -t84;
        tile[lane + 256] = -t87;
        tile[lane + 264] = t89;
        tile[lane + 272] = -t90;
        tile[lane + 280] = 0.007376621035118615 * t15 + 0.3553912749723649 * t41 + 2.901085437882751 * t72 +
            2.901085437882751 * t74 + 0.36630485403908297 * t75 + 1.3513818909915787 * t76 +
            0.43241207267228093 * t77 + 1.3513818909915787 * t78 - 3.267390291921834 * t73 -
            1.7837939636638596 * t79;
      }
      const int64_t group_first = first_cell + 8 * step;
      const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
      store_transposed<36, 8, 36>(tile, element_tensors + 36 * group_first, group_cells, past_caches);
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells);
  return FEMFORGE_SUCCESS;
}

extern "C" void curved_laplace_p2_triangle_q2geometry_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double x3_0 = coordinate_dofs[9];
  const double x4_0 = coordinate_dofs[12];
  const double x5_0 = coordinate_dofs[15];
  const double t0 = 0.633695145960917 * x0_0 + 2.267390291921834 * x1_0 + 0.36630485403908297 * x3_0 -
      0.36630485403908297 * x4_0 - 2.901085437882751 * x5_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double x3_1 = coordinate_dofs[10];
  const double x5_1 = coordinate_dofs[16];
  const double t1 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x2_1 -
      3.267390291921834 * x5_1;
  const double x2_0 = coordinate_dofs[6];
  const double t2 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 3.267390291921834 * x5_0 -
      0.633695145960917 * x2_0;
  const double x1_1 = coordinate_dofs[4];
  const double x4_1 = coordinate_dofs[13];
  const double t3 = 0.633695145960917 * x0_1 + 0.36630485403908297 * x3_1 + 2.267390291921834 * x1_1 -
      2.901085437882751 * x5_1 - 0.36630485403908297 * x4_1;
  const double t4 = 1.0 / std::fabs(t0 * t1 - t2 * t3);
  const double t5 = t4 * (t1 * t1 + t2 * t2);
  const double t6 = t4 * (t1 * t3 + t0 * t2);
  const double t7 = t4 * (t3 * t3 + t0 * t0);
  const double t8 = 0.633695145960917 * x0_0 + 3.267390291921834 * x3_0 - 0.633695145960917 * x1_0 -
      3.267390291921834 * x4_0;
  const double t9 = 0.633695145960917 * x0_1 + 2.267390291921834 * x2_1 + 0.36630485403908297 * x3_1 -
      0.36630485403908297 * x5_1 - 2.901085437882751 * x4_1;
  const double t10 = 0.633695145960917 * x0_0 + 0.36630485403908297 * x3_0 + 2.267390291921834 * x2_0 -
      2.901085437882751 * x4_0 - 0.36630485403908297 * x5_0;
  const double t11 = 0.633695145960917 * x0_1 + 3.267390291921834 * x3_1 - 0.633695145960917 * x1_1 -
      3.267390291921834 * x4_1;
  const double t12 = 1.0 / std::fabs(t8 * t9 - t10 * t11);
  const double t13 = t12 * (t9 * t9 + t10 * t10);
  const double t14 = t12 * (t9 * t11 + t8 * t10);
  const double t15 = t12 * (t11 * t11 + t8 * t8);
  const double t16 = 2.267390291921834 * x0_0 + 0.633695145960917 * x1_0 + 0.36630485403908297 * x4_0 -
      0.36630485403908297 * x3_0 - 2.901085437882751 * x5_0;
  const double t17 = 2.267390291921834 * x0_1 + 0.633695145960917 * x2_1 + 0.36630485403908297 * x5_1 -
      0.36630485403908297 * x3_1 - 2.901085437882751 * x4_1;
  const double t18 = 2.267390291921834 * x0_0 + 0.36630485403908297 * x5_0 + 0.633695145960917 * x2_0 -
      0.36630485403908297 * x3_0 - 2.901085437882751 * x4_0;
  const double t19 = 2.267390291921834 * x0_1 + 0.633695145960917 * x1_1 + 0.36630485403908297 * x4_1 -
      0.36630485403908297 * x3_1 - 2.901085437882751 * x5_1;
  const double t20 = 1.0 / std::fabs(t16 * t17 - t18 * t19);
  const double t21 = t20 * (t17 * t17 + t18 * t18);
  const double t22 = t20 * (t17 * t19 + t16 * t18);
  const double t23 = t21 - t22;
  const double t24 = t20 * (t19 * t19 + t16 * t16);
  const double t25 = t22 - t24;
  const double t26 = 0.7837939636638596 * x0_0 + 0.5675879273277191 * x1_0 + 1.7837939636638596 * x4_0 -
      1.7837939636638596 * x3_0 - 1.3513818909915787 * x5_0;
  const double t27 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x5_1 - 0.7837939636638596 * x2_1 -
      0.43241207267228093 * x3_1;
  const double t28 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x5_0 - 0.43241207267228093 * x3_0 -
      0.7837939636638596 * x2_0;
  const double t29 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x1_1 + 1.7837939636638596 * x4_1 -
      1.7837939636638596 * x3_1 - 1.3513818909915787 * x5_1;
  const double t30 = 1.0 / std::fabs(t26 * t27 - t28 * t29);
  const double t31 = t30 * (t27 * t27 + t28 * t28);
  const double t32 = t30 * (t27 * t29 + t26 * t28);
  const double t33 = t30 * (t29 * t29 + t26 * t26);
  const double t34 = 0.7837939636638596 * x0_0 + 0.43241207267228093 * x4_0 - 0.7837939636638596 * x1_0 -
      0.43241207267228093 * x3_0;
  const double t35 = 0.7837939636638596 * x0_1 + 0.5675879273277191 * x2_1 + 1.7837939636638596 * x5_1 -
      1.7837939636638596 * x3_1 - 1.3513818909915787 * x4_1;
  const double t36 = 0.7837939636638596 * x0_0 + 1.7837939636638596 * x5_0 + 0.5675879273277191 * x2_0 -
      1.7837939636638596 * x3_0 - 1.3513818909915787 * x4_0;
  const double t37 = 0.7837939636638596 * x0_1 + 0.43241207267228093 * x4_1 - 0.43241207267228093 * x3_1 -
      0.7837939636638596 * x1_1;
  const double t38 = 1.0 / std::fabs(t34 * t35 - t36 * t37);
  const double t39 = t38 * (t35 * t35 + t36 * t36);
  const double t40 = t38 * (t35 * t37 + t34 * t36);
  const double t41 = t38 * (t37 * t37 + t34 * t34);
  const double t42 = 0.5675879273277191 * x0_0 + 0.7837939636638596 * x1_0 + 1.7837939636638596 * x3_0 -
      1.7837939636638596 * x4_0 - 1.3513818909915787 * x5_0;
  const double t43 = 0.5675879273277191 * x0_1 + 0.7837939636638596 * x2_1 + 1.7837939636638596 * x3_1 -
      1.7837939636638596 * x5_1 - 1.3513818909915787 * x4_1;
  const double t44 = 0.5675879273277191 * x0_0 + 1.7837939636638596 * x3_0 + 0.7837939636638596 * x2_0 -
      1.3513818909915787 * x4_0 - 1.7837939636638596 * x5_0;
  const double t45 = 0.5675879273277191 * x0_1 + 1.7837939636638596 * x3_1 + 0.7837939636638596 * x1_1 -
      1.3513818909915787 * x5_1 - 1.7837939636638596 * x4_1;
  const double t46 = 1.0 / std::fabs(t42 * t43 - t44 * t45);
  const double t47 = t46 * (t43 * t43 + t44 * t44);
  const double t48 = t46 * (t43 * t45 + t42 * t44);
  const double t49 = t47 - t48;
  const double t50 = t46 * (t45 * t45 + t42 * t42);
  const double t51 = t48 - t50;
  A[0] += 0.022076635451774206 * (t5 - t6) + 0.022076635451774206 * (t13 - t14) + 0.2826341861233908 * t23 +
      0.06861533855009667 * (t31 - t32) + 0.06861533855009667 * (t39 - t40) + 0.03598186587286743 * t49 -
      0.022076635451774206 * (t6 - t7) - 0.022076635451774206 * (t14 - t15) - 0.2826341861233908 * t25 -
      0.06861533855009667 * (t32 - t33) - 0.06861533855009667 * (t40 - t41) - 0.03598186587286743 * t51;
  const double t52 = 0.07899121402570668 * t5 + 0.022076635451774206 * t14 + 0.07899121402570668 * t21 +
      0.0496881063085621 * t31 + 0.06861533855009667 * t40 + 0.0496881063085621 * t47 - 0.07899121402570668 *
      t6 - 0.022076635451774206 * t13 - 0.07899121402570668 * t22 - 0.0496881063085621 * t32 -
      0.06861533855009667 * t39 - 0.0496881063085621 * t48;
  A[1] += t52;
  const double t53 = 0.022076635451774206 * t6 + 0.07899121402570668 * t15 + 0.07899121402570668 * t24 +
      0.06861533855009667 * t32 + 0.0496881063085621 * t41 + 0.0496881063085621 * t50 - 0.022076635451774206 *
      t7 - 0.07899121402570668 * t14 - 0.07899121402570668 * t22 - 0.06861533855009667 * t33 -
      0.0496881063085621 * t40 - 0.0496881063085621 * t48;
  A[2] += t53;
  const double t54 = 0.020137928705502673 * t5 - 0.1796276298996384 * t6;
  const double t55 = 0.020137928705502673 * t6 - 0.1796276298996384 * t7;
  const double t56 = 0.1796276298996384 * t13 - 0.020137928705502673 * t14;
  const double t57 = 0.1796276298996384 * t14 - 0.020137928705502673 * t15;
  const double t58 = 0.19923336563063698 * t31 - 0.048296448094748964 * t32;
  const double t59 = 0.19923336563063698 * t32 - 0.048296448094748964 * t33;
  const double t60 = 0.048296448094748964 * t39 - 0.19923336563063698 * t40;
  const double t61 = 0.048296448094748964 * t40 - 0.19923336563063698 * t41;
  const double t62 = 0.04566054404627078 * t23 + 0.11308245305281887 * t51 + 0.633695145960917 * t55 +
      0.633695145960917 * t57 + 0.7837939636638596 * t58 + 0.7837939636638596 * t60 - 0.04566054404627078 *
      t25 - 0.11308245305281887 * t49 - 0.633695145960917 * t54 - 0.633695145960917 * t56 - 0.7837939636638596
      * t59 - 0.7837939636638596 * t61;
  A[3] += -t62;
  const double t63 = 0.1796276298996384 * t13 - 0.15948970119413572 * t14;
  const double t64 = 0.1796276298996384 * t14 - 0.15948970119413572 * t15;
  const double t65 = 0.020137928705502673 * t21 + 0.15948970119413572 * t22;
  const double t66 = 0.020137928705502673 * t22 + 0.15948970119413572 * t24;
  const double t67 = 0.048296448094748964 * t39 + 0.15093691753588803 * t40;
  const double t68 = 0.048296448094748964 * t40 + 0.15093691753588803 * t41;
  const double t69 = 0.19923336563063698 * t47 - 0.15093691753588803 * t48;
  const double t70 = 0.19923336563063698 * t48 - 0.15093691753588803 * t50;
  const double t71 = 0.012761307670384057 * t5 + 0.15615790934172794 * t32 + 0.633695145960917 * t63 +
      2.267390291921834 * t66 + 0.7837939636638596 * t68 + 0.5675879273277191 * t69 - 0.012761307670384057 *
      t6 - 0.15615790934172794 * t31 - 0.633695145960917 * t64 - 2.267390291921834 * t65 - 0.7837939636638596
      * t67 - 0.5675879273277191 * t70;
  A[4] += -t71;
  const double t72 = 0.15948970119413572 * t5 - 0.1796276298996384 * t6;
  const double t73 = 0.15948970119413572 * t6 - 0.1796276298996384 * t7;
  const double t74 = 0.15948970119413572 * t21 + 0.020137928705502673 * t22;
  const double t75 = 0.15948970119413572 * t22 + 0.020137928705502673 * t24;
  const double t76 = 0.15093691753588803 * t31 + 0.048296448094748964 * t32;
  const double t77 = 0.15093691753588803 * t32 + 0.048296448094748964 * t33;
  const double t78 = 0.15093691753588803 * t47 - 0.19923336563063698 * t48;
  const double t79 = 0.15093691753588803 * t48 - 0.19923336563063698 * t50;
  const double t80 = 0.012761307670384057 * t14 + 0.15615790934172794 * t41 + 0.633695145960917 * t73 +
      2.267390291921834 * t75 + 0.7837939636638596 * t77 + 0.5675879273277191 * t79 - 0.012761307670384057 *
      t15 - 0.15615790934172794 * t40 - 0.633695145960917 * t72 - 2.267390291921834 * t74 - 0.7837939636638596
      * t76 - 0.5675879273277191 * t78;
  A[5] += t80;
  A[6] += t52;
  A[7] += 0.2826341861233908 * t5 + 0.022076635451774206 * t13 + 0.022076635451774206 * t21 +
      0.03598186587286743 * t31 + 0.06861533855009667 * t39 + 0.06861533855009667 * t47;
  const double t81 = 0.07899121402570668 * t6 + 0.07899121402570668 * t14 + 0.0496881063085621 * t32 +
      0.0496881063085621 * t40 - 0.022076635451774206 * t22 - 0.06861533855009667 * t48;
  A[8] += t81;
  const double t82 = 0.012761307670384057 * t23 + 0.633695145960917 * t56 + 0.5675879273277191 * t58 -
      0.15615790934172794 * t49 - 2.267390291921834 * t54 - 0.7837939636638596 * t60;
  A[9] += -t82;
  const double t83 = 0.04566054404627078 * t5 + 0.7837939636638596 * t67 + 0.7837939636638596 * t69 -
      0.11308245305281887 * t31 - 0.633695145960917 * t63 - 0.633695145960917 * t65;
  A[10] += -t83;
  const double t84 = 0.012761307670384057 * t14 + 2.267390291921834 * t72 + 0.633695145960917 * t74 +
      0.5675879273277191 * t76 + 0.7837939636638596 * t78 - 0.15615790934172794 * t40;
  A[11] += -t84;
  A[12] += t53;
  A[13] += t81;
  A[14] += 0.022076635451774206 * t7 + 0.2826341861233908 * t15 + 0.022076635451774206 * t24 +
      0.06861533855009667 * t33 + 0.03598186587286743 * t41 + 0.06861533855009667 * t50;
  const double t85 = 0.012761307670384057 * t25 + 0.633695145960917 * t55 + 0.5675879273277191 * t61 -
      0.15615790934172794 * t51 - 2.267390291921834 * t57 - 0.7837939636638596 * t59;
  A[15] += t85;
  const double t86 = 0.012761307670384057 * t6 + 0.633695145960917 * t66 + 0.5675879273277191 * t68 -
      0.15615790934172794 * t32 - 2.267390291921834 * t64 - 0.7837939636638596 * t70;
  A[16] += -t86;
  const double t87 = 0.04566054404627078 * t15 + 0.633695145960917 * t73 + 0.7837939636638596 * t77 -
      0.11308245305281887 * t41 - 0.633695145960917 * t75 - 0.7837939636638596 * t79;
  A[17] += -t87;
  A[18] += -t62;
  A[19] += -t82;
  A[20] += t85;
  A[21] += 0.007376621035118615 * t23 + 0.3553912749723649 * t49 + 0.36630485403908297 * t54 +
      3.267390291921834 * t56 + 1.7837939636638596 * t58 + 0.43241207267228093 * t60 - 0.007376621035118615 *
      t25 - 0.3553912749723649 * t51 - 3.267390291921834 * t55 - 0.36630485403908297 * t57 -
      0.43241207267228093 * t59 - 1.7837939636638596 * t61;
  const double t88 = 0.007376621035118615 * t5 + 0.3553912749723649 * t31 + 3.267390291921834 * t63 +
      0.36630485403908297 * t65 + 0.43241207267228093 * t67 + 1.7837939636638596 * t69 - 0.06579847275177346 *
      t6 - 0.08615091257781811 * t32 - 0.36630485403908297 * t64 - 0.36630485403908297 * t66 -
      1.7837939636638596 * t68 - 1.7837939636638596 * t70;
  A[22] += -t88;
  const double t89 = 0.06579847275177346 * t14 + 0.08615091257781811 * t40 + 3.267390291921834 * t73 +
      0.36630485403908297 * t74 + 1.7837939636638596 * t76 + 1.7837939636638596 * t79 - 0.007376621035118615 *
      t15 - 0.3553912749723649 * t41 - 0.36630485403908297 * t72 - 0.36630485403908297 * t75 -
      0.43241207267228093 * t77 - 1.7837939636638596 * t78;
  A[23] += t89;
  A[24] += -t71;
  A[25] += -t83;
  A[26] += -t86;
  A[27] += -t88;
  A[28] += 0.007376621035118615 * t5 + 0.3553912749723649 * t31 + 3.267390291921834 * t63 +
      0.36630485403908297 * t65 + 2.901085437882751 * t66 + 0.43241207267228093 * t67 + 1.3513818909915787 *
      t68 + 1.7837939636638596 * t69 - 2.901085437882751 * t64 - 1.3513818909915787 * t70;
  const double t90 = 0.06579847275177346 * t14 + 0.08615091257781811 * t40 + 0.2692403623945468 * t41 +
      0.36630485403908297 * t74 + 2.901085437882751 * t75 + 1.7837939636638596 * t76 + 1.3513818909915787 *
      t79 - 0.05842185171665484 * t15 - 0.36630485403908297 * t72 - 1.7837939636638596 * t78;
  A[29] += -t90;
  A[30] += t80;
  A[31] += -t84;
  A[32] += -t87;
  A[33] += t89;
  A[34] += -t90;
  A[35] += 0.007376621035118615 * t15 + 0.3553912749723649 * t41 + 2.901085437882751 * t72 + 2.901085437882751
      * t74 + 0.36630485403908297 * t75 + 1.3513818909915787 * t76 + 0.43241207267228093 * t77 +
      1.3513818909915787 * t78 - 3.267390291921834 * t73 - 1.7837939636638596 * t79;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_triangle_q2geometry_f64_element_tensor_cpu_descriptor = {
    "curved_laplace_p2_triangle_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "curved_laplace.form",                     // form_file
    "a",                                       // form
    "cpu",                                     // target
    "e02a455af024a1b6",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P2^2",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    36,                                        // entries_per_cell
    4,                                         // quadrature_degree
    6,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    6,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    3072,                                      // shared_bytes
    743.0,                                     // flops_per_cell
    344.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
