// curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --define cell=tetrahedron
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
//   cell    tetrahedron, geometry P2^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      5975 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       5975
//   bytes       872 (72 read, 800 written)
//   flops/byte  6.85
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

// Stores tile[entry][lane] of `cells` lanes to out[lane][entry], out's cells being `stride` apart.
template <int width, int lanes, int stride, class T>
inline void store_transposed(const T* __restrict__ tile, T* __restrict__ out, int cells) {
  int done = 0;
#if defined(__GNUC__) && !defined(__clang__)
  if constexpr (lanes * sizeof(T) == 64) {
    using index_type = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    typedef T row_type __attribute__((vector_size(64), aligned(alignof(T)), may_alias));
    typedef index_type mask_type __attribute__((vector_size(64)));
    for (; cells == lanes && done + lanes <= width; done += lanes) {
      row_type row[lanes];
      for (int k = 0; k < lanes; ++k) row[k] = *reinterpret_cast<const row_type*>(tile + lanes * (done + k));
      for (int s = 1; s < lanes; s *= 2) {
        mask_type upper, lower;
        for (int k = 0; k < lanes; ++k) {
          upper[k] = (k & s) ? lanes + k - s : k;
          lower[k] = (k & s) ? lanes + k : k + s;
        }
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

}  // namespace

extern "C" int curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cpu(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t num_batches = (num_cells + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = batch * 64;
    const int cells_here = static_cast<int>(
        num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[240];
    alignas(64) double tile[800];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[10 * cell];
        const int64_t n1 = cells[10 * cell + 1];
        const int64_t n2 = cells[10 * cell + 2];
        const int64_t n3 = cells[10 * cell + 3];
        const int64_t n4 = cells[10 * cell + 4];
        const int64_t n5 = cells[10 * cell + 5];
        const int64_t n6 = cells[10 * cell + 6];
        const int64_t n7 = cells[10 * cell + 7];
        const int64_t n8 = cells[10 * cell + 8];
        const int64_t n9 = cells[10 * cell + 9];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n5];
        inputs[lane + 24] = coordinates[3 * n6];
        inputs[lane + 32] = coordinates[3 * n7];
        inputs[lane + 40] = coordinates[3 * n8];
        inputs[lane + 48] = coordinates[3 * n0 + 1];
        inputs[lane + 56] = coordinates[3 * n2 + 1];
        inputs[lane + 64] = coordinates[3 * n4 + 1];
        inputs[lane + 72] = coordinates[3 * n6 + 1];
        inputs[lane + 80] = coordinates[3 * n7 + 1];
        inputs[lane + 88] = coordinates[3 * n8 + 1];
        inputs[lane + 96] = coordinates[3 * n9 + 1];
        inputs[lane + 104] = coordinates[3 * n0 + 2];
        inputs[lane + 112] = coordinates[3 * n3 + 2];
        inputs[lane + 120] = coordinates[3 * n4 + 2];
        inputs[lane + 128] = coordinates[3 * n5 + 2];
        inputs[lane + 136] = coordinates[3 * n7 + 2];
        inputs[lane + 144] = coordinates[3 * n8 + 2];
        inputs[lane + 152] = coordinates[3 * n9 + 2];
        inputs[lane + 160] = coordinates[3 * n3 + 1];
        inputs[lane + 168] = coordinates[3 * n5 + 1];
        inputs[lane + 176] = coordinates[3 * n2 + 2];
        inputs[lane + 184] = coordinates[3 * n6 + 2];
        inputs[lane + 192] = coordinates[3 * n2];
        inputs[lane + 200] = coordinates[3 * n4];
        inputs[lane + 208] = coordinates[3 * n9];
        inputs[lane + 216] = coordinates[3 * n1 + 2];
        inputs[lane + 224] = coordinates[3 * n1 + 1];
        inputs[lane + 232] = coordinates[3 * n3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double x5_0 = inputs[lane + 16];
        const double x6_0 = inputs[lane + 24];
        const double x7_0 = inputs[lane + 32];
        const double x8_0 = inputs[lane + 40];
        const double t0 = 1.0 * x0_0 + 2.0 * x5_0 + 2.0 * x6_0 - 1.0 * x1_0 - 2.0 * x7_0 - 2.0 * x8_0;
        const double x0_1 = inputs[lane + 48];
        const double x2_1 = inputs[lane + 56];
        const double x4_1 = inputs[lane + 64];
        const double x6_1 = inputs[lane + 72];
        const double x7_1 = inputs[lane + 80];
        const double x8_1 = inputs[lane + 88];
        const double x9_1 = inputs[lane + 96];
        const double t1 = 1.0 * x0_1 + 1.0 * x2_1 + 2.0 * x4_1 + 4.104319480988131e-18 * x9_1 -
            4.104319480988131e-18 * x6_1 - 2.0 * x7_1 - 2.0 * x8_1;
        const double x0_2 = inputs[lane + 104];
        const double x3_2 = inputs[lane + 112];
        const double x4_2 = inputs[lane + 120];
        const double x5_2 = inputs[lane + 128];
        const double x7_2 = inputs[lane + 136];
        const double x8_2 = inputs[lane + 144];
        const double x9_2 = inputs[lane + 152];
        const double t2 = 1.0 * x0_2 + 1.0 * x3_2 + 2.0 * x4_2 + 4.104319480988131e-18 * x9_2 -
            4.104319480988131e-18 * x5_2 - 2.0 * x7_2 - 2.0 * x8_2;
        const double x3_1 = inputs[lane + 160];
        const double x5_1 = inputs[lane + 168];
        const double t3 = 1.0 * x0_1 + 2.0 * x4_1 + 4.104319480988131e-18 * x9_1 + 1.0 * x3_1 - 2.0 * x7_1 -
            2.0 * x8_1 - 4.104319480988131e-18 * x5_1;
        const double x2_2 = inputs[lane + 176];
        const double x6_2 = inputs[lane + 184];
        const double t4 = 1.0 * x0_2 + 2.0 * x4_2 + 4.104319480988131e-18 * x9_2 + 1.0 * x2_2 - 2.0 * x7_2 -
            2.0 * x8_2 - 4.104319480988131e-18 * x6_2;
        const double t5 = t1 * t2 - t3 * t4;
        const double x2_0 = inputs[lane + 192];
        const double x4_0 = inputs[lane + 200];
        const double x9_0 = inputs[lane + 208];
        const double t6 = 1.0 * x0_0 + 1.0 * x2_0 + 2.0 * x4_0 + 4.104319480988131e-18 * x9_0 -
            4.104319480988131e-18 * x6_0 - 2.0 * x7_0 - 2.0 * x8_0;
        const double x1_2 = inputs[lane + 216];
        const double t7 = 1.0 * x0_2 + 2.0 * x5_2 + 2.0 * x6_2 - 2.0 * x7_2 - 2.0 * x8_2 - 1.0 * x1_2;
        const double x1_1 = inputs[lane + 224];
        const double t8 = 1.0 * x0_1 + 2.0 * x6_1 + 2.0 * x5_1 - 2.0 * x7_1 - 2.0 * x8_1 - 1.0 * x1_1;
        const double t9 = t3 * t7 - t2 * t8;
        const double x3_0 = inputs[lane + 232];
        const double t10 = 1.0 * x0_0 + 2.0 * x4_0 + 4.104319480988131e-18 * x9_0 + 1.0 * x3_0 -
            4.104319480988131e-18 * x5_0 - 2.0 * x7_0 - 2.0 * x8_0;
        const double t11 = t4 * t8 - t1 * t7;
        const double t12 = 1.0 / std::fabs(t0 * t5 + t6 * t9 + t10 * t11);
        const double t13 = t4 * t10 - t2 * t6;
        const double t14 = t3 * t6 - t1 * t10;
        const double t15 = t12 * (t5 * t5 + t13 * t13 + t14 * t14);
        const double t16 = t0 * t2 - t7 * t10;
        const double t17 = t8 * t10 - t0 * t3;
        const double t18 = t12 * (t5 * t9 + t13 * t16 + t14 * t17);
        const double t19 = t6 * t7 - t0 * t4;
        const double t20 = t0 * t1 - t6 * t8;
        const double t21 = t12 * (t5 * t11 + t13 * t19 + t14 * t20);
        const double t22 = t12 * (t9 * t9 + t16 * t16 + t17 * t17);
        const double t23 = t12 * (t9 * t11 + t16 * t19 + t17 * t20);
        const double t24 = t12 * (t11 * t11 + t19 * t19 + t20 * t20);
        const double t25 = 1.0 * x0_0 + 1.0 * x1_0 + 2.0 * x5_0 + 4.104319480988131e-18 * x8_0 -
            4.104319480988131e-18 * x6_0 - 2.0 * x7_0 - 2.0 * x9_0;
        const double t26 = 1.0 * x0_1 + 2.0 * x4_1 + 2.0 * x6_1 - 1.0 * x2_1 - 2.0 * x7_1 - 2.0 * x9_1;
        const double t27 = 1.0 * x0_2 + 1.0 * x3_2 + 2.0 * x5_2 + 4.104319480988131e-18 * x8_2 -
            4.104319480988131e-18 * x4_2 - 2.0 * x7_2 - 2.0 * x9_2;
        const double t28 = 1.0 * x0_1 + 4.104319480988131e-18 * x8_1 + 1.0 * x3_1 + 2.0 * x5_1 -
            4.104319480988131e-18 * x4_1 - 2.0 * x7_1 - 2.0 * x9_1;
        const double t29 = 1.0 * x0_2 + 2.0 * x4_2 + 2.0 * x6_2 - 2.0 * x7_2 - 2.0 * x9_2 - 1.0 * x2_2;
        const double t30 = t26 * t27 - t28 * t29;
        const double t31 = 1.0 * x0_0 + 2.0 * x6_0 + 2.0 * x4_0 - 2.0 * x7_0 - 1.0 * x2_0 - 2.0 * x9_0;
        const double t32 = 1.0 * x0_2 + 2.0 * x5_2 + 4.104319480988131e-18 * x8_2 + 1.0 * x1_2 - 2.0 * x7_2 -
            2.0 * x9_2 - 4.104319480988131e-18 * x6_2;
        const double t33 = 1.0 * x0_1 + 4.104319480988131e-18 * x8_1 + 2.0 * x5_1 + 1.0 * x1_1 -
            4.104319480988131e-18 * x6_1 - 2.0 * x7_1 - 2.0 * x9_1;
        const double t34 = t28 * t32 - t27 * t33;
        const double t35 = 1.0 * x0_0 + 2.0 * x5_0 + 4.104319480988131e-18 * x8_0 + 1.0 * x3_0 - 2.0 * x7_0 -
            4.104319480988131e-18 * x4_0 - 2.0 * x9_0;
        const double t36 = t29 * t33 - t26 * t32;
        const double t37 = 1.0 / std::fabs(t25 * t30 + t31 * t34 + t35 * t36);
        const double t38 = t29 * t35 - t27 * t31;
        const double t39 = t28 * t31 - t26 * t35;
        const double t40 = t37 * (t30 * t30 + t38 * t38 + t39 * t39);
        const double t41 = t25 * t27 - t32 * t35;
        const double t42 = t33 * t35 - t25 * t28;
        const double t43 = t37 * (t30 * t34 + t38 * t41 + t39 * t42);
        const double t44 = t31 * t32 - t25 * t29;
        const double t45 = t25 * t26 - t31 * t33;
        const double t46 = t37 * (t30 * t36 + t38 * t44 + t39 * t45);
        const double t47 = t37 * (t34 * t34 + t41 * t41 + t42 * t42);
        const double t48 = t37 * (t34 * t36 + t41 * t44 + t42 * t45);
        const double t49 = t37 * (t36 * t36 + t44 * t44 + t45 * t45);
        const double t50 = 1.0 * x0_0 + 1.0 * x1_0 + 2.0 * x6_0 + 4.104319480988131e-18 * x7_0 -
            4.104319480988131e-18 * x5_0 - 2.0 * x8_0 - 2.0 * x9_0;
        const double t51 = 1.0 * x0_1 + 1.0 * x2_1 + 2.0 * x6_1 + 4.104319480988131e-18 * x7_1 -
            4.104319480988131e-18 * x4_1 - 2.0 * x8_1 - 2.0 * x9_1;
        const double t52 = 1.0 * x0_2 + 2.0 * x4_2 + 2.0 * x5_2 - 1.0 * x3_2 - 2.0 * x8_2 - 2.0 * x9_2;
        const double t53 = 1.0 * x0_1 + 2.0 * x4_1 + 2.0 * x5_1 - 2.0 * x8_1 - 2.0 * x9_1 - 1.0 * x3_1;
        const double t54 = 1.0 * x0_2 + 4.104319480988131e-18 * x7_2 + 1.0 * x2_2 + 2.0 * x6_2 -
            4.104319480988131e-18 * x4_2 - 2.0 * x8_2 - 2.0 * x9_2;
        const double t55 = t51 * t52 - t53 * t54;
        const double t56 = 1.0 * x0_0 + 2.0 * x6_0 + 4.104319480988131e-18 * x7_0 + 1.0 * x2_0 - 2.0 * x8_0 -
            4.104319480988131e-18 * x4_0 - 2.0 * x9_0;
        const double t57 = 1.0 * x0_2 + 4.104319480988131e-18 * x7_2 + 2.0 * x6_2 + 1.0 * x1_2 -
            4.104319480988131e-18 * x5_2 - 2.0 * x8_2 - 2.0 * x9_2;
        const double t58 = 1.0 * x0_1 + 2.0 * x6_1 + 4.104319480988131e-18 * x7_1 + 1.0 * x1_1 - 2.0 * x8_1 -
            2.0 * x9_1 - 4.104319480988131e-18 * x5_1;
        const double t59 = t53 * t57 - t52 * t58;
        const double t60 = 1.0 * x0_0 + 2.0 * x5_0 + 2.0 * x4_0 - 2.0 * x8_0 - 2.0 * x9_0 - 1.0 * x3_0;
        const double t61 = t54 * t58 - t51 * t57;
        const double t62 = 1.0 / std::fabs(t50 * t55 + t56 * t59 + t60 * t61);
        const double t63 = t54 * t60 - t52 * t56;
        const double t64 = t53 * t56 - t51 * t60;
        const double t65 = t62 * (t55 * t55 + t63 * t63 + t64 * t64);
        const double t66 = t50 * t52 - t57 * t60;
        const double t67 = t58 * t60 - t50 * t53;
        const double t68 = t62 * (t55 * t59 + t63 * t66 + t64 * t67);
        const double t69 = t56 * t57 - t50 * t54;
        const double t70 = t50 * t51 - t56 * t58;
        const double t71 = t62 * (t55 * t61 + t63 * t69 + t64 * t70);
        const double t72 = t62 * (t59 * t59 + t66 * t66 + t67 * t67);
        const double t73 = t62 * (t59 * t61 + t66 * t69 + t67 * t70);
        const double t74 = t62 * (t61 * t61 + t69 * t69 + t70 * t70);
        const double t75 = 1.0 * x0_0 + 4.104319480988131e-18 * x5_0 + 4.104319480988131e-18 * x6_0 - 1.0 *
            x1_0 - 4.104319480988131e-18 * x7_0 - 4.104319480988131e-18 * x8_0;
        const double t76 = 1.0 * x0_1 + 1.0 * x2_1 + 4.104319480988131e-18 * x4_1 + 2.0 * x9_1 - 2.0 * x6_1 -
            4.104319480988131e-18 * x7_1 - 2.0 * x8_1;
        const double t77 = 1.0 * x0_2 + 1.0 * x3_2 + 4.104319480988131e-18 * x4_2 + 2.0 * x9_2 - 2.0 * x5_2 -
            2.0 * x7_2 - 4.104319480988131e-18 * x8_2;
        const double t78 = 1.0 * x0_1 + 4.104319480988131e-18 * x4_1 + 2.0 * x9_1 + 1.0 * x3_1 - 2.0 * x7_1 -
            4.104319480988131e-18 * x8_1 - 2.0 * x5_1;
        const double t79 = 1.0 * x0_2 + 4.104319480988131e-18 * x4_2 + 2.0 * x9_2 + 1.0 * x2_2 -
            4.104319480988131e-18 * x7_2 - 2.0 * x8_2 - 2.0 * x6_2;
        const double t80 = t76 * t77 - t78 * t79;
        const double t81 = 1.0 * x0_0 + 1.0 * x2_0 + 4.104319480988131e-18 * x4_0 + 2.0 * x9_0 - 2.0 * x6_0 -
            4.104319480988131e-18 * x7_0 - 2.0 * x8_0;
        const double t82 = 1.0 * x0_2 + 4.104319480988131e-18 * x5_2 + 4.104319480988131e-18 * x6_2 -
            4.104319480988131e-18 * x7_2 - 4.104319480988131e-18 * x8_2 - 1.0 * x1_2;
        const double t83 = 1.0 * x0_1 + 4.104319480988131e-18 * x6_1 + 4.104319480988131e-18 * x5_1 -
            4.104319480988131e-18 * x7_1 - 4.104319480988131e-18 * x8_1 - 1.0 * x1_1;
        const double t84 = t78 * t82 - t77 * t83;
        const double t85 = 1.0 * x0_0 + 4.104319480988131e-18 * x4_0 + 2.0 * x9_0 + 1.0 * x3_0 - 2.0 * x5_0 -
            2.0 * x7_0 - 4.104319480988131e-18 * x8_0;
        const double t86 = t79 * t83 - t76 * t82;
        const double t87 = 1.0 / std::fabs(-(t75 * t80 + t81 * t84 + t85 * t86));
        const double t88 = t79 * t85 - t77 * t81;
        const double t89 = t78 * t81 - t76 * t85;
        const double t90 = t87 * (t80 * t80 + t88 * t88 + t89 * t89);
        const double t91 = t75 * t77 - t82 * t85;
        const double t92 = t83 * t85 - t75 * t78;
        const double t93 = t87 * (t80 * t84 + t88 * t91 + t89 * t92);
        const double t94 = t81 * t82 - t75 * t79;
        const double t95 = t75 * t76 - t81 * t83;
        const double t96 = t87 * (t80 * t86 + t88 * t94 + t89 * t95);
        const double t97 = t87 * (t84 * t84 + t91 * t91 + t92 * t92);
        const double t98 = t87 * (t84 * t86 + t91 * t94 + t92 * t95);
        const double t99 = t87 * (t86 * t86 + t94 * t94 + t95 * t95);
        const double t100 = 1.0 * x0_0 + 1.0 * x1_0 + 4.104319480988131e-18 * x5_0 + 2.0 * x8_0 - 2.0 * x6_0 -
            4.104319480988131e-18 * x7_0 - 2.0 * x9_0;
        const double t101 = 1.0 * x0_1 + 4.104319480988131e-18 * x4_1 + 4.104319480988131e-18 * x6_1 - 1.0 *
            x2_1 - 4.104319480988131e-18 * x7_1 - 4.104319480988131e-18 * x9_1;
        const double t102 = 1.0 * x0_2 + 1.0 * x3_2 + 4.104319480988131e-18 * x5_2 + 2.0 * x8_2 - 2.0 * x4_2 -
            2.0 * x7_2 - 4.104319480988131e-18 * x9_2;
        const double t103 = 1.0 * x0_1 + 2.0 * x8_1 + 1.0 * x3_1 + 4.104319480988131e-18 * x5_1 - 2.0 * x4_1 -
            2.0 * x7_1 - 4.104319480988131e-18 * x9_1;
        const double t104 = 1.0 * x0_2 + 4.104319480988131e-18 * x4_2 + 4.104319480988131e-18 * x6_2 -
            4.104319480988131e-18 * x7_2 - 4.104319480988131e-18 * x9_2 - 1.0 * x2_2;
        const double t105 = t101 * t102 - t103 * t104;
        const double t106 = 1.0 * x0_0 + 4.104319480988131e-18 * x6_0 + 4.104319480988131e-18 * x4_0 -
            4.104319480988131e-18 * x7_0 - 1.0 * x2_0 - 4.104319480988131e-18 * x9_0;
        const double t107 = 1.0 * x0_2 + 4.104319480988131e-18 * x5_2 + 2.0 * x8_2 + 1.0 * x1_2 -
            4.104319480988131e-18 * x7_2 - 2.0 * x9_2 - 2.0 * x6_2;
        const double t108 = 1.0 * x0_1 + 2.0 * x8_1 + 4.104319480988131e-18 * x5_1 + 1.0 * x1_1 - 2.0 * x6_1 -
            4.104319480988131e-18 * x7_1 - 2.0 * x9_1;
        const double t109 = t103 * t107 - t102 * t108;
        const double t110 = 1.0 * x0_0 + 4.104319480988131e-18 * x5_0 + 2.0 * x8_0 + 1.0 * x3_0 - 2.0 * x7_0 -
            2.0 * x4_0 - 4.104319480988131e-18 * x9_0;
        const double t111 = t104 * t108 - t101 * t107;
        const double t112 = 1.0 / std::fabs(-(t100 * t105 + t106 * t109 + t110 * t111));
        const double t113 = t104 * t110 - t102 * t106;
        const double t114 = t103 * t106 - t101 * t110;
        const double t115 = t112 * (t105 * t105 + t113 * t113 + t114 * t114);
        const double t116 = t100 * t102 - t107 * t110;
        const double t117 = t108 * t110 - t100 * t103;
        const double t118 = t112 * (t105 * t109 + t113 * t116 + t114 * t117);
        const double t119 = t106 * t107 - t100 * t104;
        const double t120 = t100 * t101 - t106 * t108;
        const double t121 = t112 * (t105 * t111 + t113 * t119 + t114 * t120);
        const double t122 = t112 * (t109 * t109 + t116 * t116 + t117 * t117);
        const double t123 = t112 * (t109 * t111 + t116 * t119 + t117 * t120);
        const double t124 = t112 * (t111 * t111 + t119 * t119 + t120 * t120);
        const double t125 = 1.0 * x0_0 + 1.0 * x1_0 + 4.104319480988131e-18 * x6_0 + 2.0 * x7_0 - 2.0 * x5_0 -
            4.104319480988131e-18 * x8_0 - 2.0 * x9_0;
        const double t126 = 1.0 * x0_1 + 1.0 * x2_1 + 4.104319480988131e-18 * x6_1 + 2.0 * x7_1 - 2.0 * x4_1 -
            2.0 * x8_1 - 4.104319480988131e-18 * x9_1;
        const double t127 = 1.0 * x0_2 + 4.104319480988131e-18 * x4_2 + 4.104319480988131e-18 * x5_2 - 1.0 *
            x3_2 - 4.104319480988131e-18 * x8_2 - 4.104319480988131e-18 * x9_2;
        const double t128 = 1.0 * x0_1 + 4.104319480988131e-18 * x4_1 + 4.104319480988131e-18 * x5_1 -
            4.104319480988131e-18 * x8_1 - 4.104319480988131e-18 * x9_1 - 1.0 * x3_1;
        const double t129 = 1.0 * x0_2 + 2.0 * x7_2 + 1.0 * x2_2 + 4.104319480988131e-18 * x6_2 - 2.0 * x4_2 -
            2.0 * x8_2 - 4.104319480988131e-18 * x9_2;
        const double t130 = t126 * t127 - t128 * t129;
        const double t131 = 1.0 * x0_0 + 4.104319480988131e-18 * x6_0 + 2.0 * x7_0 + 1.0 * x2_0 - 2.0 * x8_0 -
            2.0 * x4_0 - 4.104319480988131e-18 * x9_0;
        const double t132 = 1.0 * x0_2 + 2.0 * x7_2 + 4.104319480988131e-18 * x6_2 + 1.0 * x1_2 - 2.0 * x5_2 -
            4.104319480988131e-18 * x8_2 - 2.0 * x9_2;
        const double t133 = 1.0 * x0_1 + 4.104319480988131e-18 * x6_1 + 2.0 * x7_1 + 1.0 * x1_1 -
            4.104319480988131e-18 * x8_1 - 2.0 * x9_1 - 2.0 * x5_1;
        const double t134 = t128 * t132 - t127 * t133;
        const double t135 = 1.0 * x0_0 + 4.104319480988131e-18 * x5_0 + 4.104319480988131e-18 * x4_0 -
            4.104319480988131e-18 * x8_0 - 4.104319480988131e-18 * x9_0 - 1.0 * x3_0;
        const double t136 = t129 * t133 - t126 * t132;
        const double t137 = 1.0 / std::fabs(-(t125 * t130 + t131 * t134 + t135 * t136));
        const double t138 = t129 * t135 - t127 * t131;
        const double t139 = t128 * t131 - t126 * t135;
        const double t140 = t137 * (t130 * t130 + t138 * t138 + t139 * t139);
        const double t141 = t125 * t127 - t132 * t135;
        const double t142 = t133 * t135 - t125 * t128;
        const double t143 = t137 * (t130 * t134 + t138 * t141 + t139 * t142);
        const double t144 = t131 * t132 - t125 * t129;
        const double t145 = t125 * t126 - t131 * t133;
        const double t146 = t137 * (t130 * t136 + t138 * t144 + t139 * t145);
        const double t147 = t137 * (t134 * t134 + t141 * t141 + t142 * t142);
        const double t148 = t137 * (t134 * t136 + t141 * t144 + t142 * t145);
        const double t149 = t137 * (t136 * t136 + t144 * t144 + t145 * t145);
        const double t150 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x1_0 + 0.40210706090081794 * x5_0
            + 0.40210706090081794 * x6_0 - 0.40210706090081794 * x7_0 - 0.40210706090081794 * x8_0 -
            2.3915717563967283 * x9_0;
        const double t151 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 2.7936788172975464 * x6_1
            - 0.5978929390991821 * x2_1 - 0.40210706090081794 * x7_1 - 2.7936788172975464 * x9_1;
        const double t152 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 2.7936788172975464 * x5_2
            - 0.5978929390991821 * x3_2 - 0.40210706090081794 * x8_2 - 2.7936788172975464 * x9_2;
        const double t153 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 2.7936788172975464 * x5_1
            - 0.40210706090081794 * x8_1 - 2.7936788172975464 * x9_1 - 0.5978929390991821 * x3_1;
        const double t154 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 2.7936788172975464 * x6_2
            - 0.40210706090081794 * x7_2 - 2.7936788172975464 * x9_2 - 0.5978929390991821 * x2_2;
        const double t155 = t151 * t152 - t153 * t154;
        const double t156 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x6_0 + 0.40210706090081794 * x4_0
            - 0.40210706090081794 * x7_0 - 0.5978929390991821 * x2_0 - 2.7936788172975464 * x9_0;
        const double t157 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x5_2 + 0.40210706090081794 *
            x6_2 + 1.7936788172975462 * x1_2 - 0.40210706090081794 * x7_2 - 0.40210706090081794 * x8_2 -
            2.3915717563967283 * x9_2;
        const double t158 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x6_1 + 0.40210706090081794 *
            x5_1 + 1.7936788172975462 * x1_1 - 0.40210706090081794 * x7_1 - 0.40210706090081794 * x8_1 -
            2.3915717563967283 * x9_1;
        const double t159 = t153 * t157 - t152 * t158;
        const double t160 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x5_0 + 0.40210706090081794 * x4_0
            - 0.40210706090081794 * x8_0 - 2.7936788172975464 * x9_0 - 0.5978929390991821 * x3_0;
        const double t161 = t154 * t158 - t151 * t157;
        const double t162 = 1.0 / std::fabs(t150 * t155 + t156 * t159 + t160 * t161);
        const double t163 = t154 * t160 - t152 * t156;
        const double t164 = t153 * t156 - t151 * t160;
        const double t165 = t162 * (t155 * t155 + t163 * t163 + t164 * t164);
        const double t166 = t150 * t152 - t157 * t160;
        const double t167 = t158 * t160 - t150 * t153;
        const double t168 = t162 * (t155 * t159 + t163 * t166 + t164 * t167);
        const double t169 = t156 * t157 - t150 * t154;
        const double t170 = t150 * t151 - t156 * t158;
        const double t171 = t162 * (t155 * t161 + t163 * t169 + t164 * t170);
        const double t172 = t162 * (t159 * t159 + t166 * t166 + t167 * t167);
        const double t173 = t162 * (t159 * t161 + t166 * t169 + t167 * t170);
        const double t174 = t162 * (t161 * t161 + t169 * t169 + t170 * t170);
        const double t175 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x1_0 + 0.40210706090081794 * x7_0
            + 0.40210706090081794 * x8_0 - 0.40210706090081794 * x5_0 - 0.40210706090081794 * x6_0 -
            2.3915717563967283 * x9_0;
        const double t176 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x2_1 + 0.40210706090081794 * x7_1
            + 0.40210706090081794 * x9_1 - 0.40210706090081794 * x4_1 - 0.40210706090081794 * x6_1 -
            2.3915717563967283 * x8_1;
        const double t177 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x3_2 + 0.40210706090081794 * x8_2
            + 0.40210706090081794 * x9_2 - 0.40210706090081794 * x4_2 - 0.40210706090081794 * x5_2 -
            2.3915717563967283 * x7_2;
        const double t178 = 1.7936788172975462 * x0_1 + 0.40210706090081794 * x8_1 + 0.40210706090081794 *
            x9_1 + 0.5978929390991821 * x3_1 - 0.40210706090081794 * x4_1 - 2.3915717563967283 * x7_1 -
            0.40210706090081794 * x5_1;
        const double t179 = 1.7936788172975462 * x0_2 + 0.40210706090081794 * x7_2 + 0.40210706090081794 *
            x9_2 + 0.5978929390991821 * x2_2 - 0.40210706090081794 * x4_2 - 2.3915717563967283 * x8_2 -
            0.40210706090081794 * x6_2;
        const double t180 = t176 * t177 - t178 * t179;
        const double t181 = 1.7936788172975462 * x0_0 + 0.40210706090081794 * x7_0 + 0.5978929390991821 * x2_0
            + 0.40210706090081794 * x9_0 - 0.40210706090081794 * x6_0 - 2.3915717563967283 * x8_0 -
            0.40210706090081794 * x4_0;
        const double t182 = 1.7936788172975462 * x0_2 + 0.40210706090081794 * x7_2 + 0.40210706090081794 *
            x8_2 + 0.5978929390991821 * x1_2 - 0.40210706090081794 * x5_2 - 2.3915717563967283 * x9_2 -
            0.40210706090081794 * x6_2;
        const double t183 = 1.7936788172975462 * x0_1 + 0.40210706090081794 * x7_1 + 0.40210706090081794 *
            x8_1 + 0.5978929390991821 * x1_1 - 0.40210706090081794 * x6_1 - 2.3915717563967283 * x9_1 -
            0.40210706090081794 * x5_1;
        const double t184 = t178 * t182 - t177 * t183;
        const double t185 = 1.7936788172975462 * x0_0 + 0.40210706090081794 * x8_0 + 0.40210706090081794 *
            x9_0 + 0.5978929390991821 * x3_0 - 0.40210706090081794 * x5_0 - 2.3915717563967283 * x7_0 -
            0.40210706090081794 * x4_0;
        const double t186 = t179 * t183 - t176 * t182;
        const double t187 = 1.0 / std::fabs(-(t175 * t180 + t181 * t184 + t185 * t186));
        const double t188 = t179 * t185 - t177 * t181;
        const double t189 = t178 * t181 - t176 * t185;
        const double t190 = t187 * (t180 * t180 + t188 * t188 + t189 * t189);
        const double t191 = t175 * t177 - t182 * t185;
        const double t192 = t183 * t185 - t175 * t178;
        const double t193 = t187 * (t180 * t184 + t188 * t191 + t189 * t192);
        const double t194 = t181 * t182 - t175 * t179;
        const double t195 = t175 * t176 - t181 * t183;
        const double t196 = t187 * (t180 * t186 + t188 * t194 + t189 * t195);
        const double t197 = t187 * (t184 * t184 + t191 * t191 + t192 * t192);
        const double t198 = t187 * (t184 * t186 + t191 * t194 + t192 * t195);
        const double t199 = t187 * (t186 * t186 + t194 * t194 + t195 * t195);
        const double t200 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x5_0 + 0.40210706090081794 * x6_0
            - 0.5978929390991821 * x1_0 - 2.7936788172975464 * x7_0 - 0.40210706090081794 * x8_0;
        const double t201 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x4_1 + 0.40210706090081794 * x6_1
            - 0.5978929390991821 * x2_1 - 2.7936788172975464 * x7_1 - 0.40210706090081794 * x9_1;
        const double t202 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x3_2 + 0.40210706090081794 * x4_2
            + 0.40210706090081794 * x5_2 - 2.3915717563967283 * x7_2 - 0.40210706090081794 * x8_2 -
            0.40210706090081794 * x9_2;
        const double t203 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 1.7936788172975462 * x3_1
            + 0.40210706090081794 * x5_1 - 2.3915717563967283 * x7_1 - 0.40210706090081794 * x8_1 -
            0.40210706090081794 * x9_1;
        const double t204 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x4_2 + 0.40210706090081794 * x6_2
            - 2.7936788172975464 * x7_2 - 0.40210706090081794 * x9_2 - 0.5978929390991821 * x2_2;
        const double t205 = t201 * t202 - t203 * t204;
        const double t206 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x6_0 + 2.7936788172975464 * x4_0
            - 2.7936788172975464 * x7_0 - 0.5978929390991821 * x2_0 - 0.40210706090081794 * x9_0;
        const double t207 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x5_2 + 0.40210706090081794 * x6_2
            - 2.7936788172975464 * x7_2 - 0.40210706090081794 * x8_2 - 0.5978929390991821 * x1_2;
        const double t208 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x6_1 + 2.7936788172975464 * x5_1
            - 2.7936788172975464 * x7_1 - 0.40210706090081794 * x8_1 - 0.5978929390991821 * x1_1;
        const double t209 = t203 * t207 - t202 * t208;
        const double t210 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 0.40210706090081794 *
            x4_0 + 1.7936788172975462 * x3_0 - 2.3915717563967283 * x7_0 - 0.40210706090081794 * x8_0 -
            0.40210706090081794 * x9_0;
        const double t211 = t204 * t208 - t201 * t207;
        const double t212 = 1.0 / std::fabs(t200 * t205 + t206 * t209 + t210 * t211);
        const double t213 = t204 * t210 - t202 * t206;
        const double t214 = t203 * t206 - t201 * t210;
        const double t215 = t212 * (t205 * t205 + t213 * t213 + t214 * t214);
        const double t216 = t200 * t202 - t207 * t210;
        const double t217 = t208 * t210 - t200 * t203;
        const double t218 = t212 * (t205 * t209 + t213 * t216 + t214 * t217);
        const double t219 = t206 * t207 - t200 * t204;
        const double t220 = t200 * t201 - t206 * t208;
        const double t221 = t212 * (t205 * t211 + t213 * t219 + t214 * t220);
        const double t222 = t212 * (t209 * t209 + t216 * t216 + t217 * t217);
        const double t223 = t212 * (t209 * t211 + t216 * t219 + t217 * t220);
        const double t224 = t212 * (t211 * t211 + t219 * t219 + t220 * t220);
        const double t225 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 2.7936788172975464 * x6_0
            - 0.5978929390991821 * x1_0 - 0.40210706090081794 * x7_0 - 2.7936788172975464 * x8_0;
        const double t226 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x2_1 + 0.40210706090081794 * x4_1
            + 0.40210706090081794 * x6_1 - 0.40210706090081794 * x7_1 - 2.3915717563967283 * x8_1 -
            0.40210706090081794 * x9_1;
        const double t227 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x4_2 + 0.40210706090081794 * x5_2
            - 0.5978929390991821 * x3_2 - 2.7936788172975464 * x8_2 - 0.40210706090081794 * x9_2;
        const double t228 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x4_1 + 0.40210706090081794 * x5_1
            - 2.7936788172975464 * x8_1 - 0.40210706090081794 * x9_1 - 0.5978929390991821 * x3_1;
        const double t229 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 1.7936788172975462 * x2_2
            + 0.40210706090081794 * x6_2 - 0.40210706090081794 * x7_2 - 2.3915717563967283 * x8_2 -
            0.40210706090081794 * x9_2;
        const double t230 = t226 * t227 - t228 * t229;
        const double t231 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x6_0 + 1.7936788172975462 * x2_0
            + 0.40210706090081794 * x4_0 - 0.40210706090081794 * x7_0 - 2.3915717563967283 * x8_0 -
            0.40210706090081794 * x9_0;
        const double t232 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x5_2 + 2.7936788172975464 * x6_2
            - 0.40210706090081794 * x7_2 - 2.7936788172975464 * x8_2 - 0.5978929390991821 * x1_2;
        const double t233 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x6_1 + 0.40210706090081794 * x5_1
            - 0.40210706090081794 * x7_1 - 2.7936788172975464 * x8_1 - 0.5978929390991821 * x1_1;
        const double t234 = t228 * t232 - t227 * t233;
        const double t235 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 2.7936788172975464 * x4_0
            - 2.7936788172975464 * x8_0 - 0.40210706090081794 * x9_0 - 0.5978929390991821 * x3_0;
        const double t236 = t229 * t233 - t226 * t232;
        const double t237 = 1.0 / std::fabs(t225 * t230 + t231 * t234 + t235 * t236);
        const double t238 = t229 * t235 - t227 * t231;
        const double t239 = t228 * t231 - t226 * t235;
        const double t240 = t237 * (t230 * t230 + t238 * t238 + t239 * t239);
        const double t241 = t225 * t227 - t232 * t235;
        const double t242 = t233 * t235 - t225 * t228;
        const double t243 = t237 * (t230 * t234 + t238 * t241 + t239 * t242);
        const double t244 = t231 * t232 - t225 * t229;
        const double t245 = t225 * t226 - t231 * t233;
        const double t246 = t237 * (t230 * t236 + t238 * t244 + t239 * t245);
        const double t247 = t237 * (t234 * t234 + t241 * t241 + t242 * t242);
        const double t248 = t237 * (t234 * t236 + t241 * t244 + t242 * t245);
        const double t249 = t237 * (t236 * t236 + t244 * t244 + t245 * t245);
        const double t250 = 0.25749149397276877 * x0_0 + 0.7724744819183064 * x1_0 + 1.2574914939727688 * x7_0
            + 1.2574914939727688 * x8_0 - 1.2574914939727688 * x5_0 - 1.2574914939727688 * x6_0 -
            1.029965975891075 * x9_0;
        const double t251 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 0.2275255180816937 * x9_1
            - 0.25749149397276877 * x2_1 - 1.2574914939727688 * x4_1 - 0.2275255180816937 * x6_1;
        const double t252 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x8_2 + 0.2275255180816937 * x9_2
            - 0.25749149397276877 * x3_2 - 1.2574914939727688 * x4_2 - 0.2275255180816937 * x5_2;
        const double t253 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x8_1 + 0.2275255180816937 * x9_1
            - 1.2574914939727688 * x4_1 - 0.25749149397276877 * x3_1 - 0.2275255180816937 * x5_1;
        const double t254 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.2275255180816937 * x9_2
            - 1.2574914939727688 * x4_2 - 0.25749149397276877 * x2_2 - 0.2275255180816937 * x6_2;
        const double t255 = t251 * t252 - t253 * t254;
        const double t256 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.2275255180816937 * x9_0
            - 0.2275255180816937 * x6_0 - 0.25749149397276877 * x2_0 - 1.2574914939727688 * x4_0;
        const double t257 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 1.2574914939727688 * x8_2
            + 0.7724744819183064 * x1_2 - 1.2574914939727688 * x5_2 - 1.029965975891075 * x9_2 -
            1.2574914939727688 * x6_2;
        const double t258 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 1.2574914939727688 * x8_1
            + 0.7724744819183064 * x1_1 - 1.2574914939727688 * x6_1 - 1.029965975891075 * x9_1 -
            1.2574914939727688 * x5_1;
        const double t259 = t253 * t257 - t252 * t258;
        const double t260 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x8_0 + 0.2275255180816937 * x9_0
            - 0.2275255180816937 * x5_0 - 1.2574914939727688 * x4_0 - 0.25749149397276877 * x3_0;
        const double t261 = t254 * t258 - t251 * t257;
        const double t262 = 1.0 / std::fabs(-(t250 * t255 + t256 * t259 + t260 * t261));
        const double t263 = t254 * t260 - t252 * t256;
        const double t264 = t253 * t256 - t251 * t260;
        const double t265 = t262 * (t255 * t255 + t263 * t263 + t264 * t264);
        const double t266 = t250 * t252 - t257 * t260;
        const double t267 = t258 * t260 - t250 * t253;
        const double t268 = t262 * (t255 * t259 + t263 * t266 + t264 * t267);
        const double t269 = t256 * t257 - t250 * t254;
        const double t270 = t250 * t251 - t256 * t258;
        const double t271 = t262 * (t255 * t261 + t263 * t269 + t264 * t270);
        const double t272 = t262 * (t259 * t259 + t266 * t266 + t267 * t267);
        const double t273 = t262 * (t259 * t261 + t266 * t269 + t267 * t270);
        const double t274 = t262 * (t261 * t261 + t269 * t269 + t270 * t270);
        const double t275 = 0.7724744819183064 * x0_0 + 0.25749149397276877 * x1_0 + 1.2574914939727688 * x5_0
            + 1.2574914939727688 * x6_0 - 1.2574914939727688 * x7_0 - 1.2574914939727688 * x8_0 -
            1.029965975891075 * x9_0;
        const double t276 = 0.7724744819183064 * x0_1 + 0.25749149397276877 * x2_1 + 1.2574914939727688 * x4_1
            + 1.2574914939727688 * x6_1 - 1.2574914939727688 * x7_1 - 1.029965975891075 * x8_1 -
            1.2574914939727688 * x9_1;
        const double t277 = 0.7724744819183064 * x0_2 + 0.25749149397276877 * x3_2 + 1.2574914939727688 * x4_2
            + 1.2574914939727688 * x5_2 - 1.029965975891075 * x7_2 - 1.2574914939727688 * x8_2 -
            1.2574914939727688 * x9_2;
        const double t278 = 0.7724744819183064 * x0_1 + 1.2574914939727688 * x4_1 + 0.25749149397276877 * x3_1
            + 1.2574914939727688 * x5_1 - 1.029965975891075 * x7_1 - 1.2574914939727688 * x8_1 -
            1.2574914939727688 * x9_1;
        const double t279 = 0.7724744819183064 * x0_2 + 1.2574914939727688 * x4_2 + 0.25749149397276877 * x2_2
            + 1.2574914939727688 * x6_2 - 1.2574914939727688 * x7_2 - 1.029965975891075 * x8_2 -
            1.2574914939727688 * x9_2;
        const double t280 = t276 * t277 - t278 * t279;
        const double t281 = 0.7724744819183064 * x0_0 + 1.2574914939727688 * x6_0 + 0.25749149397276877 * x2_0
            + 1.2574914939727688 * x4_0 - 1.2574914939727688 * x7_0 - 1.029965975891075 * x8_0 -
            1.2574914939727688 * x9_0;
        const double t282 = 0.7724744819183064 * x0_2 + 1.2574914939727688 * x5_2 + 1.2574914939727688 * x6_2
            + 0.25749149397276877 * x1_2 - 1.2574914939727688 * x7_2 - 1.2574914939727688 * x8_2 -
            1.029965975891075 * x9_2;
        const double t283 = 0.7724744819183064 * x0_1 + 1.2574914939727688 * x6_1 + 1.2574914939727688 * x5_1
            + 0.25749149397276877 * x1_1 - 1.2574914939727688 * x7_1 - 1.2574914939727688 * x8_1 -
            1.029965975891075 * x9_1;
        const double t284 = t278 * t282 - t277 * t283;
        const double t285 = 0.7724744819183064 * x0_0 + 1.2574914939727688 * x5_0 + 1.2574914939727688 * x4_0
            + 0.25749149397276877 * x3_0 - 1.029965975891075 * x7_0 - 1.2574914939727688 * x8_0 -
            1.2574914939727688 * x9_0;
        const double t286 = t279 * t283 - t276 * t282;
        const double t287 = 1.0 / std::fabs(t275 * t280 + t281 * t284 + t285 * t286);
        const double t288 = t279 * t285 - t277 * t281;
        const double t289 = t278 * t281 - t276 * t285;
        const double t290 = t287 * (t280 * t280 + t288 * t288 + t289 * t289);
        const double t291 = t275 * t277 - t282 * t285;
        const double t292 = t283 * t285 - t275 * t278;
        const double t293 = t287 * (t280 * t284 + t288 * t291 + t289 * t292);
        const double t294 = t281 * t282 - t275 * t279;
        const double t295 = t275 * t276 - t281 * t283;
        const double t296 = t287 * (t280 * t286 + t288 * t294 + t289 * t295);
        const double t297 = t287 * (t284 * t284 + t291 * t291 + t292 * t292);
        const double t298 = t287 * (t284 * t286 + t291 * t294 + t292 * t295);
        const double t299 = t287 * (t286 * t286 + t294 * t294 + t295 * t295);
        const double t300 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x7_0 + 1.2574914939727688 * x8_0
            - 0.25749149397276877 * x1_0 - 0.2275255180816937 * x5_0 - 1.2574914939727688 * x6_0;
        const double t301 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x7_1 + 1.2574914939727688 * x9_1
            - 0.25749149397276877 * x2_1 - 0.2275255180816937 * x4_1 - 1.2574914939727688 * x6_1;
        const double t302 = 0.25749149397276877 * x0_2 + 0.7724744819183064 * x3_2 + 1.2574914939727688 * x8_2
            + 1.2574914939727688 * x9_2 - 1.2574914939727688 * x4_2 - 1.2574914939727688 * x5_2 -
            1.029965975891075 * x7_2;
        const double t303 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x8_1 + 1.2574914939727688 * x9_1
            + 0.7724744819183064 * x3_1 - 1.2574914939727688 * x4_1 - 1.029965975891075 * x7_1 -
            1.2574914939727688 * x5_1;
        const double t304 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x7_2 + 1.2574914939727688 * x9_2
            - 0.2275255180816937 * x4_2 - 0.25749149397276877 * x2_2 - 1.2574914939727688 * x6_2;
        const double t305 = t301 * t302 - t303 * t304;
        const double t306 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x7_0 + 1.2574914939727688 * x9_0
            - 1.2574914939727688 * x6_0 - 0.25749149397276877 * x2_0 - 0.2275255180816937 * x4_0;
        const double t307 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x7_2 + 1.2574914939727688 * x8_2
            - 0.2275255180816937 * x5_2 - 1.2574914939727688 * x6_2 - 0.25749149397276877 * x1_2;
        const double t308 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x7_1 + 1.2574914939727688 * x8_1
            - 1.2574914939727688 * x6_1 - 0.2275255180816937 * x5_1 - 0.25749149397276877 * x1_1;
        const double t309 = t303 * t307 - t302 * t308;
        const double t310 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x8_0 + 1.2574914939727688 * x9_0
            + 0.7724744819183064 * x3_0 - 1.2574914939727688 * x5_0 - 1.029965975891075 * x7_0 -
            1.2574914939727688 * x4_0;
        const double t311 = t304 * t308 - t301 * t307;
        const double t312 = 1.0 / std::fabs(-(t300 * t305 + t306 * t309 + t310 * t311));
        const double t313 = t304 * t310 - t302 * t306;
        const double t314 = t303 * t306 - t301 * t310;
        const double t315 = t312 * (t305 * t305 + t313 * t313 + t314 * t314);
        const double t316 = t300 * t302 - t307 * t310;
        const double t317 = t308 * t310 - t300 * t303;
        const double t318 = t312 * (t305 * t309 + t313 * t316 + t314 * t317);
        const double t319 = t306 * t307 - t300 * t304;
        const double t320 = t300 * t301 - t306 * t308;
        const double t321 = t312 * (t305 * t311 + t313 * t319 + t314 * t320);
        const double t322 = t312 * (t309 * t309 + t316 * t316 + t317 * t317);
        const double t323 = t312 * (t309 * t311 + t316 * t319 + t317 * t320);
        const double t324 = t312 * (t311 * t311 + t319 * t319 + t320 * t320);
        const double t325 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.2275255180816937 * x8_0
            - 0.25749149397276877 * x1_0 - 1.2574914939727688 * x5_0 - 0.2275255180816937 * x6_0;
        const double t326 = 0.25749149397276877 * x0_1 + 0.7724744819183064 * x2_1 + 1.2574914939727688 * x7_1
            + 1.2574914939727688 * x9_1 - 1.2574914939727688 * x4_1 - 1.2574914939727688 * x6_1 -
            1.029965975891075 * x8_1;
        const double t327 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x8_2 + 1.2574914939727688 * x9_2
            - 0.25749149397276877 * x3_2 - 0.2275255180816937 * x4_2 - 1.2574914939727688 * x5_2;
        const double t328 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x8_1 + 1.2574914939727688 * x9_1
            - 0.2275255180816937 * x4_1 - 0.25749149397276877 * x3_1 - 1.2574914939727688 * x5_1;
        const double t329 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 1.2574914939727688 * x9_2
            + 0.7724744819183064 * x2_2 - 1.2574914939727688 * x4_2 - 1.029965975891075 * x8_2 -
            1.2574914939727688 * x6_2;
        const double t330 = t326 * t327 - t328 * t329;
        const double t331 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.7724744819183064 * x2_0
            + 1.2574914939727688 * x9_0 - 1.2574914939727688 * x6_0 - 1.029965975891075 * x8_0 -
            1.2574914939727688 * x4_0;
        const double t332 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.2275255180816937 * x8_2
            - 1.2574914939727688 * x5_2 - 0.2275255180816937 * x6_2 - 0.25749149397276877 * x1_2;
        const double t333 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 0.2275255180816937 * x8_1
            - 0.2275255180816937 * x6_1 - 1.2574914939727688 * x5_1 - 0.25749149397276877 * x1_1;
        const double t334 = t328 * t332 - t327 * t333;
        const double t335 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x8_0 + 1.2574914939727688 * x9_0
            - 1.2574914939727688 * x5_0 - 0.2275255180816937 * x4_0 - 0.25749149397276877 * x3_0;
        const double t336 = t329 * t333 - t326 * t332;
        const double t337 = 1.0 / std::fabs(-(t325 * t330 + t331 * t334 + t335 * t336));
        const double t338 = t329 * t335 - t327 * t331;
        const double t339 = t328 * t331 - t326 * t335;
        const double t340 = t337 * (t330 * t330 + t338 * t338 + t339 * t339);
        const double t341 = t325 * t327 - t332 * t335;
        const double t342 = t333 * t335 - t325 * t328;
        const double t343 = t337 * (t330 * t334 + t338 * t341 + t339 * t342);
        const double t344 = t331 * t332 - t325 * t329;
        const double t345 = t325 * t326 - t331 * t333;
        const double t346 = t337 * (t330 * t336 + t338 * t344 + t339 * t345);
        const double t347 = t337 * (t334 * t334 + t341 * t341 + t342 * t342);
        const double t348 = t337 * (t334 * t336 + t341 * t344 + t342 * t345);
        const double t349 = t337 * (t336 * t336 + t344 * t344 + t345 * t345);
        const double t350 = 0.0031746031746031746 * (t15 + t18 + t21) + 0.0031746031746031746 * (t18 + t22 +
            t23) + 0.0031746031746031746 * (t21 + t23 + t24) + 0.0031746031746031746 * (t40 + t43 + t46) +
            0.0031746031746031746 * (t43 + t47 + t48) + 0.0031746031746031746 * (t46 + t48 + t49) +
            0.0031746031746031746 * (t65 + t68 + t71) + 0.0031746031746031746 * (t68 + t72 + t73) +
            0.0031746031746031746 * (t71 + t73 + t74) + 0.0031746031746031746 * (t90 + t93 + t96) +
            0.0031746031746031746 * (t93 + t97 + t98) + 0.0031746031746031746 * (t96 + t98 + t99) +
            0.0031746031746031746 * (t115 + t118 + t121) + 0.0031746031746031746 * (t118 + t122 + t123) +
            0.0031746031746031746 * (t121 + t123 + t124) + 0.0031746031746031746 * (t140 + t143 + t146) +
            0.0031746031746031746 * (t143 + t147 + t148) + 0.0031746031746031746 * (t146 + t148 + t149) +
            0.005278122205517682 * (t165 + t168 + t171) + 0.005278122205517682 * (t168 + t172 + t173) +
            0.005278122205517682 * (t171 + t173 + t174) + 0.04750309984965914 * (t190 + t193 + t196) +
            0.04750309984965914 * (t193 + t197 + t198) + 0.04750309984965914 * (t196 + t198 + t199) +
            0.005278122205517682 * (t215 + t218 + t221) + 0.005278122205517682 * (t218 + t222 + t223) +
            0.005278122205517682 * (t221 + t223 + t224) + 0.005278122205517682 * (t240 + t243 + t246) +
            0.005278122205517682 * (t243 + t247 + t248) + 0.005278122205517682 * (t246 + t248 + t249) +
            0.0014679095405140633 * (t265 + t268 + t271) + 0.0014679095405140633 * (t268 + t272 + t273) +
            0.0014679095405140633 * (t271 + t273 + t274) + 0.01321118586462657 * (t290 + t293 + t296) +
            0.01321118586462657 * (t293 + t297 + t298) + 0.01321118586462657 * (t296 + t298 + t299) +
            0.0014679095405140633 * (t315 + t318 + t321) + 0.0014679095405140633 * (t318 + t322 + t323) +
            0.0014679095405140633 * (t321 + t323 + t324) + 0.0014679095405140633 * (t340 + t343 + t346) +
            0.0014679095405140633 * (t343 + t347 + t348) + 0.0014679095405140633 * (t346 + t348 + t349);
        tile[lane] = t350;
        const double t351 = 0.0031746031746031746 * t15 + 0.0031746031746031746 * t18 + 0.0031746031746031746
            * t21 + 0.0031746031746031746 * t90 + 0.0031746031746031746 * t93 + 0.0031746031746031746 * t96 +
            0.005278122205517682 * t215 + 0.005278122205517682 * t218 + 0.005278122205517682 * t221 +
            0.005278122205517682 * t240 + 0.005278122205517682 * t243 + 0.005278122205517682 * t246 +
            0.0014679095405140633 * t315 + 0.0014679095405140633 * t318 + 0.0014679095405140633 * t321 +
            0.0014679095405140633 * t340 + 0.0014679095405140633 * t343 + 0.0014679095405140633 * t346 -
            0.0031746031746031746 * t40 - 0.0031746031746031746 * t43 - 0.0031746031746031746 * t46 -
            0.0031746031746031746 * t65 - 0.0031746031746031746 * t68 - 0.0031746031746031746 * t71 -
            0.0031746031746031746 * t115 - 0.0031746031746031746 * t118 - 0.0031746031746031746 * t121 -
            0.0031746031746031746 * t140 - 0.0031746031746031746 * t143 - 0.0031746031746031746 * t146 -
            0.015834366616553047 * t165 - 0.015834366616553047 * t168 - 0.015834366616553047 * t171 -
            0.015834366616553047 * t190 - 0.015834366616553047 * t193 - 0.015834366616553047 * t196 -
            0.00440372862154219 * t265 - 0.00440372862154219 * t268 - 0.00440372862154219 * t271 -
            0.00440372862154219 * t290 - 0.00440372862154219 * t293 - 0.00440372862154219 * t296;
        const double t352 = -t351;
        tile[lane + 8] = t352;
        const double t353 = 0.0031746031746031746 * t18 + 0.0031746031746031746 * t22 + 0.0031746031746031746
            * t23 + 0.0031746031746031746 * t68 + 0.0031746031746031746 * t72 + 0.0031746031746031746 * t73 +
            0.0031746031746031746 * t93 + 0.0031746031746031746 * t97 + 0.0031746031746031746 * t98 +
            0.0031746031746031746 * t143 + 0.0031746031746031746 * t147 + 0.0031746031746031746 * t148 +
            0.015834366616553047 * t193 + 0.015834366616553047 * t197 + 0.015834366616553047 * t198 +
            0.015834366616553047 * t243 + 0.015834366616553047 * t247 + 0.015834366616553047 * t248 +
            0.00440372862154219 * t293 + 0.00440372862154219 * t297 + 0.00440372862154219 * t298 +
            0.00440372862154219 * t343 + 0.00440372862154219 * t347 + 0.00440372862154219 * t348 -
            0.0031746031746031746 * t43 - 0.0031746031746031746 * t47 - 0.0031746031746031746 * t48 -
            0.0031746031746031746 * t118 - 0.0031746031746031746 * t122 - 0.0031746031746031746 * t123 -
            0.005278122205517682 * t168 - 0.005278122205517682 * t172 - 0.005278122205517682 * t173 -
            0.005278122205517682 * t218 - 0.005278122205517682 * t222 - 0.005278122205517682 * t223 -
            0.0014679095405140633 * t268 - 0.0014679095405140633 * t272 - 0.0014679095405140633 * t273 -
            0.0014679095405140633 * t318 - 0.0014679095405140633 * t322 - 0.0014679095405140633 * t323;
        tile[lane + 16] = t353;
        const double t354 = 0.0031746031746031746 * t21 + 0.0031746031746031746 * t23 + 0.0031746031746031746
            * t24 + 0.0031746031746031746 * t46 + 0.0031746031746031746 * t48 + 0.0031746031746031746 * t49 +
            0.0031746031746031746 * t96 + 0.0031746031746031746 * t98 + 0.0031746031746031746 * t99 +
            0.0031746031746031746 * t121 + 0.0031746031746031746 * t123 + 0.0031746031746031746 * t124 +
            0.015834366616553047 * t196 + 0.015834366616553047 * t198 + 0.015834366616553047 * t199 +
            0.015834366616553047 * t221 + 0.015834366616553047 * t223 + 0.015834366616553047 * t224 +
            0.00440372862154219 * t296 + 0.00440372862154219 * t298 + 0.00440372862154219 * t299 +
            0.00440372862154219 * t321 + 0.00440372862154219 * t323 + 0.00440372862154219 * t324 -
            0.0031746031746031746 * t71 - 0.0031746031746031746 * t73 - 0.0031746031746031746 * t74 -
            0.0031746031746031746 * t146 - 0.0031746031746031746 * t148 - 0.0031746031746031746 * t149 -
            0.005278122205517682 * t171 - 0.005278122205517682 * t173 - 0.005278122205517682 * t174 -
            0.005278122205517682 * t246 - 0.005278122205517682 * t248 - 0.005278122205517682 * t249 -
            0.0014679095405140633 * t271 - 0.0014679095405140633 * t273 - 0.0014679095405140633 * t274 -
            0.0014679095405140633 * t346 - 0.0014679095405140633 * t348 - 0.0014679095405140633 * t349;
        tile[lane + 24] = t354;
        const double t355 = t18 + t21;
        const double t356 = t22 + t23;
        const double t357 = t23 + t24;
        const double t358 = 0.006349206349206349 * t43 - 1.3029585653930574e-20 * t46;
        const double t359 = 0.006349206349206349 * t47 - 1.3029585653930574e-20 * t48;
        const double t360 = 0.006349206349206349 * t48 - 1.3029585653930574e-20 * t49;
        const double t361 = 1.3029585653930574e-20 * t68 - 0.006349206349206349 * t71;
        const double t362 = 1.3029585653930574e-20 * t72 - 0.006349206349206349 * t73;
        const double t363 = 1.3029585653930574e-20 * t73 - 0.006349206349206349 * t74;
        const double t364 = t93 + t96;
        const double t365 = t97 + t98;
        const double t366 = t98 + t99;
        const double t367 = 1.3029585653930574e-20 * t118 - 0.006349206349206349 * t121;
        const double t368 = 1.3029585653930574e-20 * t122 - 0.006349206349206349 * t123;
        const double t369 = 1.3029585653930574e-20 * t123 - 0.006349206349206349 * t124;
        const double t370 = 0.006349206349206349 * t143 - 1.3029585653930574e-20 * t146;
        const double t371 = 0.006349206349206349 * t147 - 1.3029585653930574e-20 * t148;
        const double t372 = 0.006349206349206349 * t148 - 1.3029585653930574e-20 * t149;
        const double t373 = t168 + t171;
        const double t374 = t172 + t173;
        const double t375 = t173 + t174;
        const double t376 = t193 + t196;
        const double t377 = t197 + t198;
        const double t378 = t198 + t199;
        const double t379 = 0.041248586135427874 * t218 + 0.005937099008853089 * t221;
        const double t380 = 0.041248586135427874 * t222 + 0.005937099008853089 * t223;
        const double t381 = 0.041248586135427874 * t223 + 0.005937099008853089 * t224;
        const double t382 = 0.005937099008853089 * t243 + 0.041248586135427874 * t246;
        const double t383 = 0.005937099008853089 * t247 + 0.041248586135427874 * t248;
        const double t384 = 0.005937099008853089 * t248 + 0.041248586135427874 * t249;
        const double t385 = t268 + t271;
        const double t386 = t272 + t273;
        const double t387 = t273 + t274;
        const double t388 = t293 + t296;
        const double t389 = t297 + t298;
        const double t390 = t298 + t299;
        const double t391 = 0.00503736744349365 * t318 + 0.027840599004522276 * t321;
        const double t392 = 0.00503736744349365 * t322 + 0.027840599004522276 * t323;
        const double t393 = 0.00503736744349365 * t323 + 0.027840599004522276 * t324;
        const double t394 = 0.027840599004522276 * t343 + 0.00503736744349365 * t346;
        const double t395 = 0.027840599004522276 * t347 + 0.00503736744349365 * t348;
        const double t396 = 0.027840599004522276 * t348 + 0.00503736744349365 * t349;
        const double t397 = 0.006349206349206349 * t355 + 0.006349206349206349 * t356 + 0.006349206349206349 *
            t357 + 1.0 * t358 + 1.0 * t359 + 1.0 * t360 + 1.3029585653930574e-20 * t364 +
            1.3029585653930574e-20 * t365 + 1.3029585653930574e-20 * t366 + 1.0 * t367 + 1.0 * t368 + 1.0 *
            t369 + 0.003549749576126014 * t373 + 0.003549749576126014 * t374 + 0.003549749576126014 * t375 +
            0.5978929390991821 * t379 + 0.5978929390991821 * t380 + 0.5978929390991821 * t381 +
            0.5978929390991821 * t382 + 0.5978929390991821 * t383 + 0.5978929390991821 * t384 +
            0.02150615229231366 * t388 + 0.02150615229231366 * t389 + 0.02150615229231366 * t390 - 1.0 * t361
            - 1.0 * t362 - 1.0 * t363 - 1.0 * t370 - 1.0 * t371 - 1.0 * t372 - 0.010649248728378042 * t376 -
            0.010649248728378042 * t377 - 0.010649248728378042 * t378 - 0.00716871743077122 * t385 -
            0.00716871743077122 * t386 - 0.00716871743077122 * t387 - 0.25749149397276877 * t391 -
            0.25749149397276877 * t392 - 0.25749149397276877 * t393 - 0.25749149397276877 * t394 -
            0.25749149397276877 * t395 - 0.25749149397276877 * t396;
        tile[lane + 32] = t397;
        const double t398 = 0.006349206349206349 * t15 - 1.3029585653930574e-20 * t21;
        const double t399 = 0.006349206349206349 * t18 - 1.3029585653930574e-20 * t23;
        const double t400 = 0.006349206349206349 * t21 - 1.3029585653930574e-20 * t24;
        const double t401 = t40 + t46;
        const double t402 = t43 + t48;
        const double t403 = t46 + t49;
        const double t404 = 1.3029585653930574e-20 * t65 - 0.006349206349206349 * t71;
        const double t405 = 1.3029585653930574e-20 * t68 - 0.006349206349206349 * t73;
        const double t406 = 1.3029585653930574e-20 * t71 - 0.006349206349206349 * t74;
        const double t407 = 1.3029585653930574e-20 * t90 - 0.006349206349206349 * t96;
        const double t408 = 1.3029585653930574e-20 * t93 - 0.006349206349206349 * t98;
        const double t409 = 1.3029585653930574e-20 * t96 - 0.006349206349206349 * t99;
        const double t410 = t115 + t121;
        const double t411 = t118 + t123;
        const double t412 = t121 + t124;
        const double t413 = 0.006349206349206349 * t140 - 1.3029585653930574e-20 * t146;
        const double t414 = 0.006349206349206349 * t143 - 1.3029585653930574e-20 * t148;
        const double t415 = 0.006349206349206349 * t146 - 1.3029585653930574e-20 * t149;
        const double t416 = 0.005937099008853089 * t165 + 0.041248586135427874 * t171;
        const double t417 = 0.005937099008853089 * t168 + 0.041248586135427874 * t173;
        const double t418 = 0.005937099008853089 * t171 + 0.041248586135427874 * t174;
        const double t419 = t190 + t196;
        const double t420 = t193 + t198;
        const double t421 = t196 + t199;
        const double t422 = 0.041248586135427874 * t215 + 0.005937099008853089 * t221;
        const double t423 = 0.041248586135427874 * t218 + 0.005937099008853089 * t223;
        const double t424 = 0.041248586135427874 * t221 + 0.005937099008853089 * t224;
        const double t425 = t240 + t246;
        const double t426 = t243 + t248;
        const double t427 = t246 + t249;
        const double t428 = 0.027840599004522276 * t265 + 0.00503736744349365 * t271;
        const double t429 = 0.027840599004522276 * t268 + 0.00503736744349365 * t273;
        const double t430 = 0.027840599004522276 * t271 + 0.00503736744349365 * t274;
        const double t431 = t290 + t296;
        const double t432 = t293 + t298;
        const double t433 = t296 + t299;
        const double t434 = 0.00503736744349365 * t315 + 0.027840599004522276 * t321;
        const double t435 = 0.00503736744349365 * t318 + 0.027840599004522276 * t323;
        const double t436 = 0.00503736744349365 * t321 + 0.027840599004522276 * t324;
        const double t437 = t340 + t346;
        const double t438 = t343 + t348;
        const double t439 = t346 + t349;
        const double t440 = 1.0 * t398 + 1.0 * t399 + 1.0 * t400 + 0.006349206349206349 * t401 +
            0.006349206349206349 * t402 + 0.006349206349206349 * t403 + 1.0 * t407 + 1.0 * t408 + 1.0 * t409 +
            1.3029585653930574e-20 * t410 + 1.3029585653930574e-20 * t411 + 1.3029585653930574e-20 * t412 +
            0.5978929390991821 * t416 + 0.5978929390991821 * t417 + 0.5978929390991821 * t418 +
            0.5978929390991821 * t422 + 0.5978929390991821 * t423 + 0.5978929390991821 * t424 +
            0.003549749576126014 * t425 + 0.003549749576126014 * t426 + 0.003549749576126014 * t427 +
            0.02150615229231366 * t431 + 0.02150615229231366 * t432 + 0.02150615229231366 * t433 - 1.0 * t404
            - 1.0 * t405 - 1.0 * t406 - 1.0 * t413 - 1.0 * t414 - 1.0 * t415 - 0.010649248728378042 * t419 -
            0.010649248728378042 * t420 - 0.010649248728378042 * t421 - 0.25749149397276877 * t428 -
            0.25749149397276877 * t429 - 0.25749149397276877 * t430 - 0.25749149397276877 * t434 -
            0.25749149397276877 * t435 - 0.25749149397276877 * t436 - 0.00716871743077122 * t437 -
            0.00716871743077122 * t438 - 0.00716871743077122 * t439;
        tile[lane + 40] = t440;
        const double t441 = 0.006349206349206349 * t15 - 1.3029585653930574e-20 * t18;
        const double t442 = 0.006349206349206349 * t18 - 1.3029585653930574e-20 * t22;
        const double t443 = 0.006349206349206349 * t21 - 1.3029585653930574e-20 * t23;
        const double t444 = 1.3029585653930574e-20 * t40 - 0.006349206349206349 * t43;
        const double t445 = 1.3029585653930574e-20 * t43 - 0.006349206349206349 * t47;
        const double t446 = 1.3029585653930574e-20 * t46 - 0.006349206349206349 * t48;
        const double t447 = t65 + t68;
        const double t448 = t68 + t72;
        const double t449 = t71 + t73;
        const double t450 = 1.3029585653930574e-20 * t90 - 0.006349206349206349 * t93;
        const double t451 = 1.3029585653930574e-20 * t93 - 0.006349206349206349 * t97;
        const double t452 = 1.3029585653930574e-20 * t96 - 0.006349206349206349 * t98;
        const double t453 = 0.006349206349206349 * t115 - 1.3029585653930574e-20 * t118;
        const double t454 = 0.006349206349206349 * t118 - 1.3029585653930574e-20 * t122;
        const double t455 = 0.006349206349206349 * t121 - 1.3029585653930574e-20 * t123;
        const double t456 = t140 + t143;
        const double t457 = t143 + t147;
        const double t458 = t146 + t148;
        const double t459 = 0.005937099008853089 * t165 + 0.041248586135427874 * t168;
        const double t460 = 0.005937099008853089 * t168 + 0.041248586135427874 * t172;
        const double t461 = 0.005937099008853089 * t171 + 0.041248586135427874 * t173;
        const double t462 = t190 + t193;
        const double t463 = t193 + t197;
        const double t464 = t196 + t198;
        const double t465 = t215 + t218;
        const double t466 = t218 + t222;
        const double t467 = t221 + t223;
        const double t468 = 0.041248586135427874 * t240 + 0.005937099008853089 * t243;
        const double t469 = 0.041248586135427874 * t243 + 0.005937099008853089 * t247;
        const double t470 = 0.041248586135427874 * t246 + 0.005937099008853089 * t248;
        const double t471 = 0.027840599004522276 * t265 + 0.00503736744349365 * t268;
        const double t472 = 0.027840599004522276 * t268 + 0.00503736744349365 * t272;
        const double t473 = 0.027840599004522276 * t271 + 0.00503736744349365 * t273;
        const double t474 = t290 + t293;
        const double t475 = t293 + t297;
        const double t476 = t296 + t298;
        const double t477 = t315 + t318;
        const double t478 = t318 + t322;
        const double t479 = t321 + t323;
        const double t480 = 0.00503736744349365 * t340 + 0.027840599004522276 * t343;
        const double t481 = 0.00503736744349365 * t343 + 0.027840599004522276 * t347;
        const double t482 = 0.00503736744349365 * t346 + 0.027840599004522276 * t348;
        const double t483 = 1.0 * t441 + 1.0 * t442 + 1.0 * t443 + 0.006349206349206349 * t447 +
            0.006349206349206349 * t448 + 0.006349206349206349 * t449 + 1.0 * t450 + 1.0 * t451 + 1.0 * t452 +
            1.3029585653930574e-20 * t456 + 1.3029585653930574e-20 * t457 + 1.3029585653930574e-20 * t458 +
            0.5978929390991821 * t459 + 0.5978929390991821 * t460 + 0.5978929390991821 * t461 +
            0.003549749576126014 * t465 + 0.003549749576126014 * t466 + 0.003549749576126014 * t467 +
            0.5978929390991821 * t468 + 0.5978929390991821 * t469 + 0.5978929390991821 * t470 +
            0.02150615229231366 * t474 + 0.02150615229231366 * t475 + 0.02150615229231366 * t476 - 1.0 * t444
            - 1.0 * t445 - 1.0 * t446 - 1.0 * t453 - 1.0 * t454 - 1.0 * t455 - 0.010649248728378042 * t462 -
            0.010649248728378042 * t463 - 0.010649248728378042 * t464 - 0.25749149397276877 * t471 -
            0.25749149397276877 * t472 - 0.25749149397276877 * t473 - 0.00716871743077122 * t477 -
            0.00716871743077122 * t478 - 0.00716871743077122 * t479 - 0.25749149397276877 * t480 -
            0.25749149397276877 * t481 - 0.25749149397276877 * t482;
        tile[lane + 48] = t483;
        const double t484 = 0.006349206349206349 * t15 + 0.006349206349206349 * t18 + 0.006349206349206349 *
            t21;
        const double t485 = 0.006349206349206349 * t18 + 0.006349206349206349 * t22 + 0.006349206349206349 *
            t23;
        const double t486 = 0.006349206349206349 * t21 + 0.006349206349206349 * t23 + 0.006349206349206349 *
            t24;
        const double t487 = 0.006349206349206349 * t40 + 0.006349206349206349 * t43 + 0.006349206349206349 *
            t46;
        const double t488 = 0.006349206349206349 * t43 + 0.006349206349206349 * t47 + 0.006349206349206349 *
            t48;
        const double t489 = 0.006349206349206349 * t46 + 0.006349206349206349 * t48 + 0.006349206349206349 *
            t49;
        const double t490 = 1.3029585653930574e-20 * t90 + 1.3029585653930574e-20 * t93 + 0.006349206349206349
            * t96;
        const double t491 = 1.3029585653930574e-20 * t93 + 1.3029585653930574e-20 * t97 + 0.006349206349206349
            * t98;
        const double t492 = 1.3029585653930574e-20 * t96 + 1.3029585653930574e-20 * t98 + 0.006349206349206349
            * t99;
        const double t493 = 1.3029585653930574e-20 * t115 + 1.3029585653930574e-20 * t118 +
            0.006349206349206349 * t121;
        const double t494 = 1.3029585653930574e-20 * t118 + 1.3029585653930574e-20 * t122 +
            0.006349206349206349 * t123;
        const double t495 = 1.3029585653930574e-20 * t121 + 1.3029585653930574e-20 * t123 +
            0.006349206349206349 * t124;
        const double t496 = t165 + t168;
        const double t497 = t168 + t172;
        const double t498 = t171 + t173;
        const double t499 = 0.005937099008853089 * t190 + 0.005937099008853089 * t193 - 0.03531148712657479 *
            t196;
        const double t500 = 0.005937099008853089 * t193 + 0.005937099008853089 * t197 - 0.03531148712657479 *
            t198;
        const double t501 = 0.005937099008853089 * t196 + 0.005937099008853089 * t198 - 0.03531148712657479 *
            t199;
        const double t502 = 0.041248586135427874 * t215 + 0.041248586135427874 * t218 + 0.03531148712657479 *
            t221;
        const double t503 = 0.041248586135427874 * t218 + 0.041248586135427874 * t222 + 0.03531148712657479 *
            t223;
        const double t504 = 0.041248586135427874 * t221 + 0.041248586135427874 * t223 + 0.03531148712657479 *
            t224;
        const double t505 = t240 + t243;
        const double t506 = t243 + t247;
        const double t507 = t246 + t248;
        const double t508 = t265 + t268;
        const double t509 = t268 + t272;
        const double t510 = t271 + t273;
        const double t511 = 0.027840599004522276 * t290 + 0.027840599004522276 * t293 + 0.022803231561028627 *
            t296;
        const double t512 = 0.027840599004522276 * t293 + 0.027840599004522276 * t297 + 0.022803231561028627 *
            t298;
        const double t513 = 0.027840599004522276 * t296 + 0.027840599004522276 * t298 + 0.022803231561028627 *
            t299;
        const double t514 = 0.00503736744349365 * t315 + 0.00503736744349365 * t318 - 0.022803231561028627 *
            t321;
        const double t515 = 0.00503736744349365 * t318 + 0.00503736744349365 * t322 - 0.022803231561028627 *
            t323;
        const double t516 = 0.00503736744349365 * t321 + 0.00503736744349365 * t323 - 0.022803231561028627 *
            t324;
        const double t517 = t340 + t343;
        const double t518 = t343 + t347;
        const double t519 = t346 + t348;
        const double t520 = 1.3029585653930574e-20 * t447 + 1.3029585653930574e-20 * t448 +
            1.3029585653930574e-20 * t449 + 0.006349206349206349 * t456 + 0.006349206349206349 * t457 +
            0.006349206349206349 * t458 + 1.7936788172975462 * t499 + 1.7936788172975462 * t500 +
            1.7936788172975462 * t501 + 0.00716871743077122 * t508 + 0.00716871743077122 * t509 +
            0.00716871743077122 * t510 + 0.25749149397276877 * t514 + 0.25749149397276877 * t515 +
            0.25749149397276877 * t516 + 0.00716871743077122 * t517 + 0.00716871743077122 * t518 +
            0.00716871743077122 * t519 - 1.0 * t484 - 1.0 * t485 - 1.0 * t486 - 1.0 * t487 - 1.0 * t488 - 1.0
            * t489 - 1.0 * t490 - 1.0 * t491 - 1.0 * t492 - 1.0 * t493 - 1.0 * t494 - 1.0 * t495 -
            0.003549749576126014 * t496 - 0.003549749576126014 * t497 - 0.003549749576126014 * t498 -
            0.5978929390991821 * t502 - 0.5978929390991821 * t503 - 0.5978929390991821 * t504 -
            0.003549749576126014 * t505 - 0.003549749576126014 * t506 - 0.003549749576126014 * t507 -
            0.7724744819183064 * t511 - 0.7724744819183064 * t512 - 0.7724744819183064 * t513;
        tile[lane + 56] = t520;
        const double t521 = 0.006349206349206349 * t15 + 0.006349206349206349 * t18 + 0.006349206349206349 *
            t21;
        const double t522 = 0.006349206349206349 * t18 + 0.006349206349206349 * t22 + 0.006349206349206349 *
            t23;
        const double t523 = 0.006349206349206349 * t21 + 0.006349206349206349 * t23 + 0.006349206349206349 *
            t24;
        const double t524 = 0.006349206349206349 * t65 + 0.006349206349206349 * t68 + 0.006349206349206349 *
            t71;
        const double t525 = 0.006349206349206349 * t68 + 0.006349206349206349 * t72 + 0.006349206349206349 *
            t73;
        const double t526 = 0.006349206349206349 * t71 + 0.006349206349206349 * t73 + 0.006349206349206349 *
            t74;
        const double t527 = 1.3029585653930574e-20 * t90 + 0.006349206349206349 * t93 + 1.3029585653930574e-20
            * t96;
        const double t528 = 1.3029585653930574e-20 * t93 + 0.006349206349206349 * t97 + 1.3029585653930574e-20
            * t98;
        const double t529 = 1.3029585653930574e-20 * t96 + 0.006349206349206349 * t98 + 1.3029585653930574e-20
            * t99;
        const double t530 = 1.3029585653930574e-20 * t140 + 0.006349206349206349 * t143 +
            1.3029585653930574e-20 * t146;
        const double t531 = 1.3029585653930574e-20 * t143 + 0.006349206349206349 * t147 +
            1.3029585653930574e-20 * t148;
        const double t532 = 1.3029585653930574e-20 * t146 + 0.006349206349206349 * t148 +
            1.3029585653930574e-20 * t149;
        const double t533 = t165 + t171;
        const double t534 = t168 + t173;
        const double t535 = t171 + t174;
        const double t536 = 0.005937099008853089 * t190 + 0.005937099008853089 * t196 - 0.03531148712657479 *
            t193;
        const double t537 = 0.005937099008853089 * t193 + 0.005937099008853089 * t198 - 0.03531148712657479 *
            t197;
        const double t538 = 0.005937099008853089 * t196 + 0.005937099008853089 * t199 - 0.03531148712657479 *
            t198;
        const double t539 = t215 + t221;
        const double t540 = t218 + t223;
        const double t541 = t221 + t224;
        const double t542 = 0.041248586135427874 * t240 + 0.03531148712657479 * t243 + 0.041248586135427874 *
            t246;
        const double t543 = 0.041248586135427874 * t243 + 0.03531148712657479 * t247 + 0.041248586135427874 *
            t248;
        const double t544 = 0.041248586135427874 * t246 + 0.03531148712657479 * t248 + 0.041248586135427874 *
            t249;
        const double t545 = t265 + t271;
        const double t546 = t268 + t273;
        const double t547 = t271 + t274;
        const double t548 = 0.027840599004522276 * t290 + 0.022803231561028627 * t293 + 0.027840599004522276 *
            t296;
        const double t549 = 0.027840599004522276 * t293 + 0.022803231561028627 * t297 + 0.027840599004522276 *
            t298;
        const double t550 = 0.027840599004522276 * t296 + 0.022803231561028627 * t298 + 0.027840599004522276 *
            t299;
        const double t551 = t315 + t321;
        const double t552 = t318 + t323;
        const double t553 = t321 + t324;
        const double t554 = 0.00503736744349365 * t340 + 0.00503736744349365 * t346 - 0.022803231561028627 *
            t343;
        const double t555 = 0.00503736744349365 * t343 + 0.00503736744349365 * t348 - 0.022803231561028627 *
            t347;
        const double t556 = 0.00503736744349365 * t346 + 0.00503736744349365 * t349 - 0.022803231561028627 *
            t348;
        const double t557 = 1.3029585653930574e-20 * t401 + 1.3029585653930574e-20 * t402 +
            1.3029585653930574e-20 * t403 + 0.006349206349206349 * t410 + 0.006349206349206349 * t411 +
            0.006349206349206349 * t412 + 1.7936788172975462 * t536 + 1.7936788172975462 * t537 +
            1.7936788172975462 * t538 + 0.00716871743077122 * t545 + 0.00716871743077122 * t546 +
            0.00716871743077122 * t547 + 0.00716871743077122 * t551 + 0.00716871743077122 * t552 +
            0.00716871743077122 * t553 + 0.25749149397276877 * t554 + 0.25749149397276877 * t555 +
            0.25749149397276877 * t556 - 1.0 * t521 - 1.0 * t522 - 1.0 * t523 - 1.0 * t524 - 1.0 * t525 - 1.0
            * t526 - 1.0 * t527 - 1.0 * t528 - 1.0 * t529 - 1.0 * t530 - 1.0 * t531 - 1.0 * t532 -
            0.003549749576126014 * t533 - 0.003549749576126014 * t534 - 0.003549749576126014 * t535 -
            0.003549749576126014 * t539 - 0.003549749576126014 * t540 - 0.003549749576126014 * t541 -
            0.5978929390991821 * t542 - 0.5978929390991821 * t543 - 0.5978929390991821 * t544 -
            0.7724744819183064 * t548 - 0.7724744819183064 * t549 - 0.7724744819183064 * t550;
        tile[lane + 64] = t557;
        const double t558 = 0.006349206349206349 * t40 + 0.006349206349206349 * t43 + 0.006349206349206349 *
            t46;
        const double t559 = 0.006349206349206349 * t43 + 0.006349206349206349 * t47 + 0.006349206349206349 *
            t48;
        const double t560 = 0.006349206349206349 * t46 + 0.006349206349206349 * t48 + 0.006349206349206349 *
            t49;
        const double t561 = 0.006349206349206349 * t65 + 0.006349206349206349 * t68 + 0.006349206349206349 *
            t71;
        const double t562 = 0.006349206349206349 * t68 + 0.006349206349206349 * t72 + 0.006349206349206349 *
            t73;
        const double t563 = 0.006349206349206349 * t71 + 0.006349206349206349 * t73 + 0.006349206349206349 *
            t74;
        const double t564 = 0.006349206349206349 * t115 + 1.3029585653930574e-20 * t118 +
            1.3029585653930574e-20 * t121;
        const double t565 = 0.006349206349206349 * t118 + 1.3029585653930574e-20 * t122 +
            1.3029585653930574e-20 * t123;
        const double t566 = 0.006349206349206349 * t121 + 1.3029585653930574e-20 * t123 +
            1.3029585653930574e-20 * t124;
        const double t567 = 0.006349206349206349 * t140 + 1.3029585653930574e-20 * t143 +
            1.3029585653930574e-20 * t146;
        const double t568 = 0.006349206349206349 * t143 + 1.3029585653930574e-20 * t147 +
            1.3029585653930574e-20 * t148;
        const double t569 = 0.006349206349206349 * t146 + 1.3029585653930574e-20 * t148 +
            1.3029585653930574e-20 * t149;
        const double t570 = 0.03531148712657479 * t165 + 0.041248586135427874 * t168 + 0.041248586135427874 *
            t171;
        const double t571 = 0.03531148712657479 * t168 + 0.041248586135427874 * t172 + 0.041248586135427874 *
            t173;
        const double t572 = 0.03531148712657479 * t171 + 0.041248586135427874 * t173 + 0.041248586135427874 *
            t174;
        const double t573 = 0.03531148712657479 * t190 - 0.005937099008853089 * t193 - 0.005937099008853089 *
            t196;
        const double t574 = 0.03531148712657479 * t193 - 0.005937099008853089 * t197 - 0.005937099008853089 *
            t198;
        const double t575 = 0.03531148712657479 * t196 - 0.005937099008853089 * t198 - 0.005937099008853089 *
            t199;
        const double t576 = t218 + t221;
        const double t577 = t222 + t223;
        const double t578 = t223 + t224;
        const double t579 = t243 + t246;
        const double t580 = t247 + t248;
        const double t581 = t248 + t249;
        const double t582 = 0.022803231561028627 * t265 - 0.00503736744349365 * t268 - 0.00503736744349365 *
            t271;
        const double t583 = 0.022803231561028627 * t268 - 0.00503736744349365 * t272 - 0.00503736744349365 *
            t273;
        const double t584 = 0.022803231561028627 * t271 - 0.00503736744349365 * t273 - 0.00503736744349365 *
            t274;
        const double t585 = 0.022803231561028627 * t290 + 0.027840599004522276 * t293 + 0.027840599004522276 *
            t296;
        const double t586 = 0.022803231561028627 * t293 + 0.027840599004522276 * t297 + 0.027840599004522276 *
            t298;
        const double t587 = 0.022803231561028627 * t296 + 0.027840599004522276 * t298 + 0.027840599004522276 *
            t299;
        const double t588 = t318 + t321;
        const double t589 = t322 + t323;
        const double t590 = t323 + t324;
        const double t591 = t343 + t346;
        const double t592 = t347 + t348;
        const double t593 = t348 + t349;
        const double t594 = 1.3029585653930574e-20 * t355 + 1.3029585653930574e-20 * t356 +
            1.3029585653930574e-20 * t357 + 0.006349206349206349 * t364 + 0.006349206349206349 * t365 +
            0.006349206349206349 * t366 + 0.00716871743077122 * t588 + 0.00716871743077122 * t589 +
            0.00716871743077122 * t590 + 0.00716871743077122 * t591 + 0.00716871743077122 * t592 +
            0.00716871743077122 * t593 - 1.0 * t558 - 1.0 * t559 - 1.0 * t560 - 1.0 * t561 - 1.0 * t562 - 1.0
            * t563 - 1.0 * t564 - 1.0 * t565 - 1.0 * t566 - 1.0 * t567 - 1.0 * t568 - 1.0 * t569 -
            0.5978929390991821 * t570 - 0.5978929390991821 * t571 - 0.5978929390991821 * t572 -
            1.7936788172975462 * t573 - 1.7936788172975462 * t574 - 1.7936788172975462 * t575 -
            0.003549749576126014 * t576 - 0.003549749576126014 * t577 - 0.003549749576126014 * t578 -
            0.003549749576126014 * t579 - 0.003549749576126014 * t580 - 0.003549749576126014 * t581 -
            0.25749149397276877 * t582 - 0.25749149397276877 * t583 - 0.25749149397276877 * t584 -
            0.7724744819183064 * t585 - 0.7724744819183064 * t586 - 0.7724744819183064 * t587;
        tile[lane + 72] = t594;
        tile[lane + 80] = t352;
        tile[lane + 88] = 0.0031746031746031746 * t15 + 0.0031746031746031746 * t40 + 0.0031746031746031746 *
            t65 + 0.0031746031746031746 * t90 + 0.0031746031746031746 * t115 + 0.0031746031746031746 * t140 +
            0.04750309984965914 * t165 + 0.005278122205517682 * t190 + 0.005278122205517682 * t215 +
            0.005278122205517682 * t240 + 0.01321118586462657 * t265 + 0.0014679095405140633 * t290 +
            0.0014679095405140633 * t315 + 0.0014679095405140633 * t340;
        const double t595 = 0.0031746031746031746 * t18 + 0.0031746031746031746 * t43 + 0.0031746031746031746
            * t93 + 0.0031746031746031746 * t118 + 0.015834366616553047 * t168 + 0.015834366616553047 * t243 +
            0.00440372862154219 * t268 + 0.00440372862154219 * t343 - 0.0031746031746031746 * t68 -
            0.0031746031746031746 * t143 - 0.005278122205517682 * t193 - 0.005278122205517682 * t218 -
            0.0014679095405140633 * t293 - 0.0014679095405140633 * t318;
        const double t596 = -t595;
        tile[lane + 96] = t596;
        const double t597 = 0.0031746031746031746 * t21 + 0.0031746031746031746 * t71 + 0.0031746031746031746
            * t96 + 0.0031746031746031746 * t146 + 0.015834366616553047 * t171 + 0.015834366616553047 * t221 +
            0.00440372862154219 * t271 + 0.00440372862154219 * t321 - 0.0031746031746031746 * t46 -
            0.0031746031746031746 * t121 - 0.005278122205517682 * t196 - 0.005278122205517682 * t246 -
            0.0014679095405140633 * t296 - 0.0014679095405140633 * t346;
        const double t598 = -t597;
        tile[lane + 104] = t598;
        const double t599 = 0.006349206349206349 * t355 + 1.0 * t361 + 1.3029585653930574e-20 * t364 + 1.0 *
            t370 + 0.003549749576126014 * t376 + 0.5978929390991821 * t379 + 0.5978929390991821 * t382 +
            0.02150615229231366 * t385 - 1.0 * t358 - 1.0 * t367 - 0.010649248728378042 * t373 -
            0.00716871743077122 * t388 - 0.25749149397276877 * t391 - 0.25749149397276877 * t394;
        const double t600 = -t599;
        tile[lane + 112] = t600;
        const double t601 = 1.0 * t398 + 1.0 * t404 + 1.0 * t407 + 1.0 * t413 + 0.003549749576126014 * t419 +
            0.5978929390991821 * t422 + 0.003549749576126014 * t425 + 0.7724744819183064 * t428 -
            0.006349206349206349 * t401 - 1.3029585653930574e-20 * t410 - 1.7936788172975462 * t416 -
            0.00716871743077122 * t431 - 0.25749149397276877 * t434 - 0.00716871743077122 * t437;
        const double t602 = -t601;
        tile[lane + 120] = t602;
        const double t603 = 1.0 * t441 + 1.0 * t444 + 1.0 * t450 + 1.0 * t453 + 0.003549749576126014 * t462 +
            0.003549749576126014 * t465 + 0.5978929390991821 * t468 + 0.7724744819183064 * t471 -
            0.006349206349206349 * t447 - 1.3029585653930574e-20 * t456 - 1.7936788172975462 * t459 -
            0.00716871743077122 * t474 - 0.00716871743077122 * t477 - 0.25749149397276877 * t480;
        const double t604 = -t603;
        tile[lane + 128] = t604;
        const double t605 = 1.3029585653930574e-20 * t447 + 0.006349206349206349 * t456 + 1.0 * t484 + 1.0 *
            t490 + 0.5978929390991821 * t499 + 0.5978929390991821 * t502 + 0.003549749576126014 * t505 +
            0.02150615229231366 * t508 - 1.0 * t487 - 1.0 * t493 - 0.010649248728378042 * t496 -
            0.25749149397276877 * t511 - 0.25749149397276877 * t514 - 0.00716871743077122 * t517;
        tile[lane + 136] = t605;
        const double t606 = 1.3029585653930574e-20 * t401 + 0.006349206349206349 * t410 + 1.0 * t521 + 1.0 *
            t527 + 0.5978929390991821 * t536 + 0.003549749576126014 * t539 + 0.5978929390991821 * t542 +
            0.02150615229231366 * t545 - 1.0 * t524 - 1.0 * t530 - 0.010649248728378042 * t533 -
            0.25749149397276877 * t548 - 0.00716871743077122 * t551 - 0.25749149397276877 * t554;
        tile[lane + 144] = t606;
        const double t607 = 1.3029585653930574e-20 * t355 + 0.006349206349206349 * t364 + 1.0 * t558 + 1.0 *
            t561 + 1.0 * t564 + 1.0 * t567 + 1.7936788172975462 * t570 + 0.5978929390991821 * t573 +
            0.7724744819183064 * t582 + 0.25749149397276877 * t585 + 0.00716871743077122 * t588 +
            0.00716871743077122 * t591 - 0.003549749576126014 * t576 - 0.003549749576126014 * t579;
        const double t608 = -t607;
        tile[lane + 152] = t608;
        tile[lane + 160] = t353;
        tile[lane + 168] = t596;
        tile[lane + 176] = 0.0031746031746031746 * t22 + 0.0031746031746031746 * t47 + 0.0031746031746031746 *
            t72 + 0.0031746031746031746 * t97 + 0.0031746031746031746 * t122 + 0.0031746031746031746 * t147 +
            0.005278122205517682 * t172 + 0.005278122205517682 * t197 + 0.005278122205517682 * t222 +
            0.04750309984965914 * t247 + 0.0014679095405140633 * t272 + 0.0014679095405140633 * t297 +
            0.0014679095405140633 * t322 + 0.01321118586462657 * t347;
        const double t609 = 0.0031746031746031746 * t23 + 0.0031746031746031746 * t98 + 0.005278122205517682 *
            t173 + 0.005278122205517682 * t198 + 0.0014679095405140633 * t273 + 0.0014679095405140633 * t298 -
            0.0031746031746031746 * t48 - 0.0031746031746031746 * t73 - 0.0031746031746031746 * t123 -
            0.0031746031746031746 * t148 - 0.015834366616553047 * t223 - 0.015834366616553047 * t248 -
            0.00440372862154219 * t323 - 0.00440372862154219 * t348;
        tile[lane + 184] = t609;
        const double t610 = 0.006349206349206349 * t356 + 1.3029585653930574e-20 * t365 + 1.7936788172975462 *
            t383 + 0.00716871743077122 * t386 + 0.00716871743077122 * t389 + 0.25749149397276877 * t392 - 1.0
            * t359 - 1.0 * t362 - 1.0 * t368 - 1.0 * t371 - 0.003549749576126014 * t374 - 0.003549749576126014
            * t377 - 0.5978929390991821 * t380 - 0.7724744819183064 * t395;
        tile[lane + 192] = t610;
        const double t611 = 1.0 * t399 + 1.0 * t408 + 0.010649248728378042 * t426 + 0.25749149397276877 * t429
            + 0.00716871743077122 * t432 + 0.25749149397276877 * t435 - 0.006349206349206349 * t402 - 1.0 *
            t405 - 1.3029585653930574e-20 * t411 - 1.0 * t414 - 0.5978929390991821 * t417 -
            0.003549749576126014 * t420 - 0.5978929390991821 * t423 - 0.02150615229231366 * t438;
        tile[lane + 200] = t611;
        const double t612 = 1.0 * t442 + 1.0 * t445 + 0.006349206349206349 * t448 + 1.0 * t451 + 1.0 * t454 +
            1.3029585653930574e-20 * t457 + 1.7936788172975462 * t469 + 0.25749149397276877 * t472 +
            0.00716871743077122 * t475 + 0.00716871743077122 * t478 - 0.5978929390991821 * t460 -
            0.003549749576126014 * t463 - 0.003549749576126014 * t466 - 0.7724744819183064 * t481;
        tile[lane + 208] = t612;
        const double t613 = 1.3029585653930574e-20 * t448 + 0.006349206349206349 * t457 + 1.0 * t488 + 1.0 *
            t494 + 0.003549749576126014 * t497 + 0.5978929390991821 * t500 + 0.5978929390991821 * t503 +
            0.02150615229231366 * t518 - 1.0 * t485 - 1.0 * t491 - 0.010649248728378042 * t506 -
            0.00716871743077122 * t509 - 0.25749149397276877 * t512 - 0.25749149397276877 * t515;
        tile[lane + 216] = t613;
        const double t614 = 1.3029585653930574e-20 * t402 + 0.006349206349206349 * t411 + 1.0 * t522 + 1.0 *
            t525 + 1.0 * t528 + 1.0 * t531 + 1.7936788172975462 * t543 + 0.00716871743077122 * t546 +
            0.25749149397276877 * t549 + 0.00716871743077122 * t552 - 0.003549749576126014 * t534 -
            0.5978929390991821 * t537 - 0.003549749576126014 * t540 - 0.7724744819183064 * t555;
        const double t615 = -t614;
        tile[lane + 224] = t615;
        const double t616 = 1.3029585653930574e-20 * t356 + 0.006349206349206349 * t365 + 1.0 * t559 + 1.0 *
            t565 + 0.5978929390991821 * t571 + 0.003549749576126014 * t577 + 0.25749149397276877 * t583 +
            0.02150615229231366 * t592 - 1.0 * t562 - 1.0 * t568 - 0.5978929390991821 * t574 -
            0.010649248728378042 * t580 - 0.25749149397276877 * t586 - 0.00716871743077122 * t589;
        tile[lane + 232] = t616;
        tile[lane + 240] = t354;
        tile[lane + 248] = t598;
        tile[lane + 256] = t609;
        tile[lane + 264] = 0.0031746031746031746 * t24 + 0.0031746031746031746 * t49 + 0.0031746031746031746 *
            t74 + 0.0031746031746031746 * t99 + 0.0031746031746031746 * t124 + 0.0031746031746031746 * t149 +
            0.005278122205517682 * t174 + 0.005278122205517682 * t199 + 0.04750309984965914 * t224 +
            0.005278122205517682 * t249 + 0.0014679095405140633 * t274 + 0.0014679095405140633 * t299 +
            0.01321118586462657 * t324 + 0.0014679095405140633 * t349;
        const double t617 = 0.006349206349206349 * t357 + 1.0 * t360 + 1.0 * t363 + 1.3029585653930574e-20 *
            t366 + 1.0 * t369 + 1.0 * t372 + 1.7936788172975462 * t381 + 0.00716871743077122 * t387 +
            0.00716871743077122 * t390 + 0.25749149397276877 * t396 - 0.003549749576126014 * t375 -
            0.003549749576126014 * t378 - 0.5978929390991821 * t384 - 0.7724744819183064 * t393;
        tile[lane + 272] = t617;
        const double t618 = 1.0 * t400 + 0.006349206349206349 * t403 + 1.0 * t406 + 1.0 * t409 +
            1.3029585653930574e-20 * t412 + 1.0 * t415 + 1.7936788172975462 * t424 + 0.25749149397276877 *
            t430 + 0.00716871743077122 * t433 + 0.00716871743077122 * t439 - 0.5978929390991821 * t418 -
            0.003549749576126014 * t421 - 0.003549749576126014 * t427 - 0.7724744819183064 * t436;
        tile[lane + 280] = t618;
        const double t619 = 1.0 * t443 + 1.0 * t452 + 0.010649248728378042 * t467 + 0.25749149397276877 * t473
            + 0.00716871743077122 * t476 + 0.25749149397276877 * t482 - 1.0 * t446 - 0.006349206349206349 *
            t449 - 1.0 * t455 - 1.3029585653930574e-20 * t458 - 0.5978929390991821 * t461 -
            0.003549749576126014 * t464 - 0.5978929390991821 * t470 - 0.02150615229231366 * t479;
        tile[lane + 288] = t619;
        const double t620 = 1.3029585653930574e-20 * t449 + 0.006349206349206349 * t458 + 1.0 * t486 + 1.0 *
            t489 + 1.0 * t492 + 1.0 * t495 + 1.7936788172975462 * t504 + 0.00716871743077122 * t510 +
            0.25749149397276877 * t513 + 0.00716871743077122 * t519 - 0.003549749576126014 * t498 -
            0.5978929390991821 * t501 - 0.003549749576126014 * t507 - 0.7724744819183064 * t516;
        const double t621 = -t620;
        tile[lane + 296] = t621;
        const double t622 = 1.3029585653930574e-20 * t403 + 0.006349206349206349 * t412 + 1.0 * t526 + 1.0 *
            t532 + 0.003549749576126014 * t535 + 0.5978929390991821 * t538 + 0.5978929390991821 * t544 +
            0.02150615229231366 * t553 - 1.0 * t523 - 1.0 * t529 - 0.010649248728378042 * t541 -
            0.00716871743077122 * t547 - 0.25749149397276877 * t550 - 0.25749149397276877 * t556;
        tile[lane + 304] = t622;
        const double t623 = 1.3029585653930574e-20 * t357 + 0.006349206349206349 * t366 + 1.0 * t563 + 1.0 *
            t569 + 0.5978929390991821 * t572 + 0.003549749576126014 * t581 + 0.25749149397276877 * t584 +
            0.02150615229231366 * t590 - 1.0 * t560 - 1.0 * t566 - 0.5978929390991821 * t575 -
            0.010649248728378042 * t578 - 0.25749149397276877 * t587 - 0.00716871743077122 * t593;
        tile[lane + 312] = t623;
        tile[lane + 320] = t397;
        tile[lane + 328] = t600;
        tile[lane + 336] = t610;
        tile[lane + 344] = t617;
        tile[lane + 352] = 0.012698412698412698 * t356 + 0.012698412698412698 * t357 + 2.0 * t359 +
            4.104319480988131e-18 * t362 + 5.347758222863073e-38 * t365 + 5.347758222863073e-38 * t366 +
            4.104319480988131e-18 * t368 + 2.0 * t371 + 0.0023873494327270746 * t374 + 0.0023873494327270746 *
            t375 + 0.0023873494327270746 * t377 + 0.0023873494327270746 * t378 + 2.7936788172975464 * t380 +
            0.40210706090081794 * t381 + 0.40210706090081794 * t383 + 2.7936788172975464 * t384 +
            0.035009316435293494 * t386 + 0.035009316435293494 * t387 + 0.035009316435293494 * t389 +
            0.035009316435293494 * t390 + 0.2275255180816937 * t392 + 1.2574914939727688 * t393 +
            1.2574914939727688 * t395 + 0.2275255180816937 * t396 - 4.104319480988131e-18 * t360 - 2.0 * t363
            - 2.0 * t369 - 4.104319480988131e-18 * t372;
        const double t624 = 2.0 * t399 + 2.0 * t400 + 0.012698412698412698 * t402 + 4.104319480988131e-18 *
            t405 + 4.104319480988131e-18 * t408 + 4.104319480988131e-18 * t409 + 5.347758222863073e-38 * t411
            + 2.0 * t414 + 0.40210706090081794 * t417 + 0.40210706090081794 * t418 + 0.0023873494327270746 *
            t420 + 0.0023873494327270746 * t421 + 2.7936788172975464 * t423 + 0.40210706090081794 * t424 +
            0.0023873494327270746 * t426 + 0.01658634773723113 * t427 + 1.2574914939727688 * t429 +
            1.2574914939727688 * t430 + 0.035009316435293494 * t432 + 0.035009316435293494 * t433 +
            0.2275255180816937 * t435 + 1.2574914939727688 * t436 + 0.035009316435293494 * t438 +
            0.006334446712208616 * t439 - 2.605917130786115e-20 * t403 - 2.0 * t406 - 2.605917130786115e-20 *
            t412 - 4.104319480988131e-18 * t415;
        tile[lane + 360] = t624;
        const double t625 = 2.0 * t442 + 2.0 * t443 + 4.104319480988131e-18 * t446 + 0.012698412698412698 *
            t449 + 4.104319480988131e-18 * t451 + 4.104319480988131e-18 * t452 + 2.0 * t455 +
            5.347758222863073e-38 * t458 + 0.40210706090081794 * t460 + 0.40210706090081794 * t461 +
            0.0023873494327270746 * t463 + 0.0023873494327270746 * t464 + 0.01658634773723113 * t466 +
            0.0023873494327270746 * t467 + 0.40210706090081794 * t469 + 2.7936788172975464 * t470 +
            1.2574914939727688 * t472 + 1.2574914939727688 * t473 + 0.035009316435293494 * t475 +
            0.035009316435293494 * t476 + 0.006334446712208616 * t478 + 0.035009316435293494 * t479 +
            1.2574914939727688 * t481 + 0.2275255180816937 * t482 - 2.0 * t445 - 2.605917130786115e-20 * t448
            - 4.104319480988131e-18 * t454 - 2.605917130786115e-20 * t457;
        tile[lane + 368] = t625;
        const double t626 = 5.347758222863073e-38 * t448 + 0.012698412698412698 * t457 + 2.0 * t485 + 2.0 *
            t486 + 2.0 * t488 + 4.104319480988131e-18 * t491 + 4.104319480988131e-18 * t492 +
            4.104319480988131e-18 * t494 + 0.0023873494327270746 * t497 + 0.0023873494327270746 * t498 +
            0.40210706090081794 * t500 + 0.40210706090081794 * t501 + 2.7936788172975464 * t503 +
            0.40210706090081794 * t504 + 0.0023873494327270746 * t506 + 0.01658634773723113 * t507 +
            0.035009316435293494 * t509 + 0.035009316435293494 * t510 + 1.2574914939727688 * t512 +
            1.2574914939727688 * t513 + 0.2275255180816937 * t515 + 1.2574914939727688 * t516 +
            0.035009316435293494 * t518 + 0.006334446712208616 * t519 - 2.605917130786115e-20 * t449 -
            2.605917130786115e-20 * t458 - 4.104319480988131e-18 * t489 - 2.0 * t495;
        const double t627 = -t626;
        tile[lane + 376] = t627;
        const double t628 = 2.605917130786115e-20 * t402 + 2.605917130786115e-20 * t411 +
            4.104319480988131e-18 * t525 + 2.0 * t531 - 5.347758222863073e-38 * t403 - 0.012698412698412698 *
            t412 - 2.0 * t522 - 2.0 * t523 - 2.0 * t526 - 4.104319480988131e-18 * t528 - 4.104319480988131e-18
            * t529 - 4.104319480988131e-18 * t532 - 0.0023873494327270746 * t534 - 0.0023873494327270746 *
            t535 - 0.40210706090081794 * t537 - 0.40210706090081794 * t538 - 0.01658634773723113 * t540 -
            0.0023873494327270746 * t541 - 0.40210706090081794 * t543 - 2.7936788172975464 * t544 -
            0.035009316435293494 * t546 - 0.035009316435293494 * t547 - 1.2574914939727688 * t549 -
            1.2574914939727688 * t550 - 0.006334446712208616 * t552 - 0.035009316435293494 * t553 -
            1.2574914939727688 * t555 - 0.2275255180816937 * t556;
        tile[lane + 384] = t628;
        const double t629 = 2.605917130786115e-20 * t356 + 2.605917130786115e-20 * t357 +
            2.605917130786115e-20 * t365 + 2.605917130786115e-20 * t366 + 4.104319480988131e-18 * t560 +
            4.104319480988131e-18 * t562 + 2.0 * t566 + 2.0 * t568 + 0.40210706090081794 * t574 +
            0.40210706090081794 * t575 + 1.2574914939727688 * t583 + 1.2574914939727688 * t584 - 2.0 * t559 -
            2.0 * t563 - 4.104319480988131e-18 * t565 - 4.104319480988131e-18 * t569 - 0.40210706090081794 *
            t571 - 0.40210706090081794 * t572 - 0.01658634773723113 * t577 - 0.0023873494327270746 * t578 -
            0.0023873494327270746 * t580 - 0.01658634773723113 * t581 - 1.2574914939727688 * t586 -
            1.2574914939727688 * t587 - 0.006334446712208616 * t589 - 0.035009316435293494 * t590 -
            0.035009316435293494 * t592 - 0.006334446712208616 * t593;
        tile[lane + 392] = t629;
        tile[lane + 400] = t440;
        tile[lane + 408] = t602;
        tile[lane + 416] = t611;
        tile[lane + 424] = t618;
        tile[lane + 432] = t624;
        tile[lane + 440] = 2.0 * t398 + 0.012698412698412698 * t401 + 0.012698412698412698 * t403 +
            4.104319480988131e-18 * t404 + 4.104319480988131e-18 * t407 + 5.347758222863073e-38 * t410 +
            5.347758222863073e-38 * t412 + 2.0 * t413 + 0.40210706090081794 * t416 + 2.7936788172975464 * t418
            + 0.0023873494327270746 * t419 + 0.0023873494327270746 * t421 + 2.7936788172975464 * t422 +
            0.40210706090081794 * t424 + 0.0023873494327270746 * t425 + 0.0023873494327270746 * t427 +
            1.2574914939727688 * t428 + 0.2275255180816937 * t430 + 0.035009316435293494 * t431 +
            0.035009316435293494 * t433 + 0.2275255180816937 * t434 + 1.2574914939727688 * t436 +
            0.035009316435293494 * t437 + 0.035009316435293494 * t439 - 4.104319480988131e-18 * t400 - 2.0 *
            t406 - 2.0 * t409 - 4.104319480988131e-18 * t415;
        const double t630 = 2.0 * t441 + 0.012698412698412698 * t449 + 4.104319480988131e-18 * t450 +
            5.347758222863073e-38 * t458 + 0.40210706090081794 * t459 + 2.7936788172975464 * t461 +
            0.0023873494327270746 * t462 + 0.0023873494327270746 * t464 + 0.01658634773723113 * t465 +
            0.0023873494327270746 * t467 + 0.40210706090081794 * t468 + 0.40210706090081794 * t470 +
            1.2574914939727688 * t471 + 0.2275255180816937 * t473 + 0.035009316435293494 * t474 +
            0.035009316435293494 * t476 + 0.006334446712208616 * t477 + 0.035009316435293494 * t479 +
            1.2574914939727688 * t480 + 1.2574914939727688 * t482 - 4.104319480988131e-18 * t443 - 2.0 * t444
            - 2.0 * t446 - 2.605917130786115e-20 * t447 - 2.0 * t452 - 4.104319480988131e-18 * t453 -
            4.104319480988131e-18 * t455 - 2.605917130786115e-20 * t456;
        tile[lane + 448] = t630;
        const double t631 = 5.347758222863073e-38 * t447 + 0.012698412698412698 * t456 + 2.0 * t484 + 2.0 *
            t487 + 2.0 * t489 + 4.104319480988131e-18 * t490 + 4.104319480988131e-18 * t493 +
            4.104319480988131e-18 * t495 + 0.0023873494327270746 * t496 + 0.01658634773723113 * t498 +
            0.40210706090081794 * t499 + 0.40210706090081794 * t501 + 2.7936788172975464 * t502 +
            0.40210706090081794 * t504 + 0.0023873494327270746 * t505 + 0.0023873494327270746 * t507 +
            0.035009316435293494 * t508 + 0.006334446712208616 * t510 + 1.2574914939727688 * t511 +
            1.2574914939727688 * t513 + 0.2275255180816937 * t514 + 1.2574914939727688 * t516 +
            0.035009316435293494 * t517 + 0.035009316435293494 * t519 - 2.605917130786115e-20 * t449 -
            2.605917130786115e-20 * t458 - 4.104319480988131e-18 * t486 - 2.0 * t492;
        const double t632 = -t631;
        tile[lane + 456] = t632;
        const double t633 = 2.605917130786115e-20 * t401 + 2.605917130786115e-20 * t403 +
            2.605917130786115e-20 * t410 + 2.605917130786115e-20 * t412 + 4.104319480988131e-18 * t523 +
            4.104319480988131e-18 * t524 + 2.0 * t529 + 2.0 * t530 - 2.0 * t521 - 2.0 * t526 -
            4.104319480988131e-18 * t527 - 4.104319480988131e-18 * t532 - 0.0023873494327270746 * t533 -
            0.01658634773723113 * t535 - 0.40210706090081794 * t536 - 0.40210706090081794 * t538 -
            0.01658634773723113 * t539 - 0.0023873494327270746 * t541 - 0.40210706090081794 * t542 -
            0.40210706090081794 * t544 - 0.035009316435293494 * t545 - 0.006334446712208616 * t547 -
            1.2574914939727688 * t548 - 1.2574914939727688 * t550 - 0.006334446712208616 * t551 -
            0.035009316435293494 * t553 - 1.2574914939727688 * t554 - 1.2574914939727688 * t556;
        tile[lane + 464] = t633;
        const double t634 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t364 +
            4.104319480988131e-18 * t561 + 2.0 * t567 + 0.40210706090081794 * t573 + 0.40210706090081794 *
            t575 + 1.2574914939727688 * t582 + 0.2275255180816937 * t584 - 5.347758222863073e-38 * t357 -
            0.012698412698412698 * t366 - 2.0 * t558 - 2.0 * t560 - 2.0 * t563 - 4.104319480988131e-18 * t564
            - 4.104319480988131e-18 * t566 - 4.104319480988131e-18 * t569 - 0.40210706090081794 * t570 -
            2.7936788172975464 * t572 - 0.01658634773723113 * t576 - 0.0023873494327270746 * t578 -
            0.0023873494327270746 * t579 - 0.0023873494327270746 * t581 - 1.2574914939727688 * t585 -
            1.2574914939727688 * t587 - 0.006334446712208616 * t588 - 0.035009316435293494 * t590 -
            0.035009316435293494 * t591 - 0.035009316435293494 * t593;
        tile[lane + 472] = t634;
        tile[lane + 480] = t483;
        tile[lane + 488] = t604;
        tile[lane + 496] = t612;
        tile[lane + 504] = t619;
        tile[lane + 512] = t625;
        tile[lane + 520] = t630;
        tile[lane + 528] = 2.0 * t441 + 4.104319480988131e-18 * t444 + 0.012698412698412698 * t447 +
            0.012698412698412698 * t448 + 4.104319480988131e-18 * t450 + 2.0 * t453 + 5.347758222863073e-38 *
            t456 + 5.347758222863073e-38 * t457 + 0.40210706090081794 * t459 + 2.7936788172975464 * t460 +
            0.0023873494327270746 * t462 + 0.0023873494327270746 * t463 + 0.0023873494327270746 * t465 +
            0.0023873494327270746 * t466 + 2.7936788172975464 * t468 + 0.40210706090081794 * t469 +
            1.2574914939727688 * t471 + 0.2275255180816937 * t472 + 0.035009316435293494 * t474 +
            0.035009316435293494 * t475 + 0.035009316435293494 * t477 + 0.035009316435293494 * t478 +
            0.2275255180816937 * t480 + 1.2574914939727688 * t481 - 4.104319480988131e-18 * t442 - 2.0 * t445
            - 2.0 * t451 - 4.104319480988131e-18 * t454;
        const double t635 = 2.605917130786115e-20 * t447 + 2.605917130786115e-20 * t448 +
            2.605917130786115e-20 * t456 + 2.605917130786115e-20 * t457 + 4.104319480988131e-18 * t485 +
            4.104319480988131e-18 * t487 + 2.0 * t491 + 2.0 * t493 - 2.0 * t484 - 2.0 * t488 -
            4.104319480988131e-18 * t490 - 4.104319480988131e-18 * t494 - 0.0023873494327270746 * t496 -
            0.01658634773723113 * t497 - 0.40210706090081794 * t499 - 0.40210706090081794 * t500 -
            0.40210706090081794 * t502 - 0.40210706090081794 * t503 - 0.01658634773723113 * t505 -
            0.0023873494327270746 * t506 - 0.035009316435293494 * t508 - 0.006334446712208616 * t509 -
            1.2574914939727688 * t511 - 1.2574914939727688 * t512 - 1.2574914939727688 * t514 -
            1.2574914939727688 * t515 - 0.006334446712208616 * t517 - 0.035009316435293494 * t518;
        tile[lane + 536] = t635;
        const double t636 = 5.347758222863073e-38 * t401 + 0.012698412698412698 * t410 + 2.0 * t521 + 2.0 *
            t524 + 2.0 * t525 + 4.104319480988131e-18 * t527 + 4.104319480988131e-18 * t530 +
            4.104319480988131e-18 * t531 + 0.0023873494327270746 * t533 + 0.01658634773723113 * t534 +
            0.40210706090081794 * t536 + 0.40210706090081794 * t537 + 0.0023873494327270746 * t539 +
            0.0023873494327270746 * t540 + 2.7936788172975464 * t542 + 0.40210706090081794 * t543 +
            0.035009316435293494 * t545 + 0.006334446712208616 * t546 + 1.2574914939727688 * t548 +
            1.2574914939727688 * t549 + 0.035009316435293494 * t551 + 0.035009316435293494 * t552 +
            0.2275255180816937 * t554 + 1.2574914939727688 * t555 - 2.605917130786115e-20 * t402 -
            2.605917130786115e-20 * t411 - 4.104319480988131e-18 * t522 - 2.0 * t528;
        const double t637 = -t636;
        tile[lane + 544] = t637;
        const double t638 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t364 +
            4.104319480988131e-18 * t558 + 2.0 * t564 + 0.40210706090081794 * t573 + 0.40210706090081794 *
            t574 + 1.2574914939727688 * t582 + 0.2275255180816937 * t583 - 5.347758222863073e-38 * t356 -
            0.012698412698412698 * t365 - 2.0 * t559 - 2.0 * t561 - 2.0 * t562 - 4.104319480988131e-18 * t565
            - 4.104319480988131e-18 * t567 - 4.104319480988131e-18 * t568 - 0.40210706090081794 * t570 -
            2.7936788172975464 * t571 - 0.0023873494327270746 * t576 - 0.0023873494327270746 * t577 -
            0.01658634773723113 * t579 - 0.0023873494327270746 * t580 - 1.2574914939727688 * t585 -
            1.2574914939727688 * t586 - 0.035009316435293494 * t588 - 0.035009316435293494 * t589 -
            0.006334446712208616 * t591 - 0.035009316435293494 * t592;
        tile[lane + 552] = t638;
        tile[lane + 560] = t520;
        tile[lane + 568] = t605;
        tile[lane + 576] = t613;
        tile[lane + 584] = t621;
        tile[lane + 592] = t627;
        tile[lane + 600] = t632;
        tile[lane + 608] = t635;
        tile[lane + 616] = 5.347758222863073e-38 * t447 + 5.347758222863073e-38 * t448 + 0.012698412698412698
            * t456 + 0.012698412698412698 * t457 + 2.0 * t484 + 2.0 * t485 + 2.0 * t486 + 2.0 * t487 + 2.0 *
            t488 + 2.0 * t489 + 4.104319480988131e-18 * t490 + 4.104319480988131e-18 * t491 + 2.0 * t492 +
            4.104319480988131e-18 * t493 + 4.104319480988131e-18 * t494 + 2.0 * t495 + 0.0023873494327270746 *
            t496 + 0.0023873494327270746 * t497 + 0.40210706090081794 * t499 + 0.40210706090081794 * t500 +
            2.7936788172975464 * t502 + 2.7936788172975464 * t503 + 2.3915717563967283 * t504 +
            0.0023873494327270746 * t505 + 0.0023873494327270746 * t506 + 0.035009316435293494 * t508 +
            0.035009316435293494 * t509 + 1.2574914939727688 * t511 + 1.2574914939727688 * t512 +
            1.029965975891075 * t513 + 0.2275255180816937 * t514 + 0.2275255180816937 * t515 +
            0.035009316435293494 * t517 + 0.035009316435293494 * t518 - 2.3915717563967283 * t501 -
            1.029965975891075 * t516;
        const double t639 = 2.605917130786115e-20 * t401 + 2.605917130786115e-20 * t402 +
            2.605917130786115e-20 * t403 + 2.605917130786115e-20 * t410 + 2.605917130786115e-20 * t411 +
            0.012698412698412698 * t412 + 4.104319480988131e-18 * t524 + 4.104319480988131e-18 * t525 + 2.0 *
            t530 + 2.0 * t531 + 2.3915717563967283 * t538 + 0.02867486972308488 * t553 - 2.0 * t521 - 2.0 *
            t522 - 2.0 * t523 - 4.104319480988131e-18 * t527 - 4.104319480988131e-18 * t528 - 2.0 * t529 -
            0.0023873494327270746 * t533 - 0.0023873494327270746 * t534 - 0.40210706090081794 * t536 -
            0.40210706090081794 * t537 - 0.01658634773723113 * t539 - 0.01658634773723113 * t540 -
            0.014198998304504057 * t541 - 0.40210706090081794 * t542 - 0.40210706090081794 * t543 -
            0.035009316435293494 * t545 - 0.035009316435293494 * t546 - 1.2574914939727688 * t548 -
            1.2574914939727688 * t549 - 1.029965975891075 * t550 - 0.006334446712208616 * t551 -
            0.006334446712208616 * t552 - 1.2574914939727688 * t554 - 1.2574914939727688 * t555;
        const double t640 = -t639;
        tile[lane + 624] = t640;
        const double t641 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t356 +
            2.605917130786115e-20 * t357 + 2.605917130786115e-20 * t364 + 2.605917130786115e-20 * t365 +
            0.012698412698412698 * t366 + 4.104319480988131e-18 * t561 + 4.104319480988131e-18 * t562 + 2.0 *
            t567 + 2.0 * t568 + 0.40210706090081794 * t573 + 0.40210706090081794 * t574 + 1.2574914939727688 *
            t582 + 1.2574914939727688 * t583 + 0.02867486972308488 * t590 - 2.0 * t558 - 2.0 * t559 - 2.0 *
            t560 - 4.104319480988131e-18 * t564 - 4.104319480988131e-18 * t565 - 2.0 * t566 -
            0.40210706090081794 * t570 - 0.40210706090081794 * t571 - 2.3915717563967283 * t575 -
            0.01658634773723113 * t576 - 0.01658634773723113 * t577 - 0.014198998304504057 * t578 -
            0.0023873494327270746 * t579 - 0.0023873494327270746 * t580 - 1.2574914939727688 * t585 -
            1.2574914939727688 * t586 - 1.029965975891075 * t587 - 0.006334446712208616 * t588 -
            0.006334446712208616 * t589 - 0.035009316435293494 * t591 - 0.035009316435293494 * t592;
        const double t642 = -t641;
        tile[lane + 632] = t642;
        tile[lane + 640] = t557;
        tile[lane + 648] = t606;
        tile[lane + 656] = t615;
        tile[lane + 664] = t622;
        tile[lane + 672] = t628;
        tile[lane + 680] = t633;
        tile[lane + 688] = t637;
        tile[lane + 696] = t640;
        tile[lane + 704] = 5.347758222863073e-38 * t401 + 5.347758222863073e-38 * t403 + 0.012698412698412698
            * t410 + 0.012698412698412698 * t412 + 2.0 * t521 + 2.0 * t522 + 2.0 * t523 + 2.0 * t524 + 2.0 *
            t525 + 2.0 * t526 + 4.104319480988131e-18 * t527 + 2.0 * t528 + 4.104319480988131e-18 * t529 +
            4.104319480988131e-18 * t530 + 2.0 * t531 + 4.104319480988131e-18 * t532 + 0.0023873494327270746 *
            t533 + 0.0023873494327270746 * t535 + 0.40210706090081794 * t536 + 0.40210706090081794 * t538 +
            0.0023873494327270746 * t539 + 0.0023873494327270746 * t541 + 2.7936788172975464 * t542 +
            2.3915717563967283 * t543 + 2.7936788172975464 * t544 + 0.035009316435293494 * t545 +
            0.035009316435293494 * t547 + 1.2574914939727688 * t548 + 1.029965975891075 * t549 +
            1.2574914939727688 * t550 + 0.035009316435293494 * t551 + 0.035009316435293494 * t553 +
            0.2275255180816937 * t554 + 0.2275255180816937 * t556 - 2.3915717563967283 * t537 -
            1.029965975891075 * t555;
        const double t643 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t356 +
            2.605917130786115e-20 * t357 + 2.605917130786115e-20 * t364 + 0.012698412698412698 * t365 +
            2.605917130786115e-20 * t366 + 4.104319480988131e-18 * t558 + 4.104319480988131e-18 * t560 + 2.0 *
            t564 + 2.0 * t566 + 0.40210706090081794 * t573 + 0.40210706090081794 * t575 + 1.2574914939727688 *
            t582 + 1.2574914939727688 * t584 + 0.02867486972308488 * t592 - 2.0 * t561 - 2.0 * t562 - 2.0 *
            t563 - 4.104319480988131e-18 * t567 - 2.0 * t568 - 4.104319480988131e-18 * t569 -
            0.40210706090081794 * t570 - 0.40210706090081794 * t572 - 2.3915717563967283 * t574 -
            0.0023873494327270746 * t576 - 0.0023873494327270746 * t578 - 0.01658634773723113 * t579 -
            0.014198998304504057 * t580 - 0.01658634773723113 * t581 - 1.2574914939727688 * t585 -
            1.029965975891075 * t586 - 1.2574914939727688 * t587 - 0.035009316435293494 * t588 -
            0.035009316435293494 * t590 - 0.006334446712208616 * t591 - 0.006334446712208616 * t593;
        const double t644 = -t643;
        tile[lane + 712] = t644;
        tile[lane + 720] = t594;
        tile[lane + 728] = t608;
        tile[lane + 736] = t616;
        tile[lane + 744] = t623;
        tile[lane + 752] = t629;
        tile[lane + 760] = t634;
        tile[lane + 768] = t638;
        tile[lane + 776] = t642;
        tile[lane + 784] = t644;
        tile[lane + 792] = 5.347758222863073e-38 * t356 + 5.347758222863073e-38 * t357 + 0.012698412698412698
            * t365 + 0.012698412698412698 * t366 + 2.0 * t558 + 2.0 * t559 + 2.0 * t560 + 2.0 * t561 + 2.0 *
            t562 + 2.0 * t563 + 2.0 * t564 + 4.104319480988131e-18 * t565 + 4.104319480988131e-18 * t566 + 2.0
            * t567 + 4.104319480988131e-18 * t568 + 4.104319480988131e-18 * t569 + 2.3915717563967283 * t570 +
            2.7936788172975464 * t571 + 2.7936788172975464 * t572 + 2.3915717563967283 * t573 +
            0.0023873494327270746 * t577 + 0.0023873494327270746 * t578 + 0.0023873494327270746 * t580 +
            0.0023873494327270746 * t581 + 1.029965975891075 * t582 + 1.029965975891075 * t585 +
            1.2574914939727688 * t586 + 1.2574914939727688 * t587 + 0.035009316435293494 * t589 +
            0.035009316435293494 * t590 + 0.035009316435293494 * t592 + 0.035009316435293494 * t593 -
            0.40210706090081794 * t574 - 0.40210706090081794 * t575 - 0.2275255180816937 * t583 -
            0.2275255180816937 * t584;
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      store_transposed<100, 8, 100>(tile, element_tensors + 100 * group_first, group_cells);
    }
  }
  return FEMFORGE_SUCCESS;
}

extern "C" void curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ /*w*/,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double x5_0 = coordinate_dofs[15];
  const double x6_0 = coordinate_dofs[18];
  const double x7_0 = coordinate_dofs[21];
  const double x8_0 = coordinate_dofs[24];
  const double t0 = 1.0 * x0_0 + 2.0 * x5_0 + 2.0 * x6_0 - 1.0 * x1_0 - 2.0 * x7_0 - 2.0 * x8_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double x4_1 = coordinate_dofs[13];
  const double x6_1 = coordinate_dofs[19];
  const double x7_1 = coordinate_dofs[22];
  const double x8_1 = coordinate_dofs[25];
  const double x9_1 = coordinate_dofs[28];
  const double t1 = 1.0 * x0_1 + 1.0 * x2_1 + 2.0 * x4_1 + 4.104319480988131e-18 * x9_1 -
      4.104319480988131e-18 * x6_1 - 2.0 * x7_1 - 2.0 * x8_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double x4_2 = coordinate_dofs[14];
  const double x5_2 = coordinate_dofs[17];
  const double x7_2 = coordinate_dofs[23];
  const double x8_2 = coordinate_dofs[26];
  const double x9_2 = coordinate_dofs[29];
  const double t2 = 1.0 * x0_2 + 1.0 * x3_2 + 2.0 * x4_2 + 4.104319480988131e-18 * x9_2 -
      4.104319480988131e-18 * x5_2 - 2.0 * x7_2 - 2.0 * x8_2;
  const double x3_1 = coordinate_dofs[10];
  const double x5_1 = coordinate_dofs[16];
  const double t3 = 1.0 * x0_1 + 2.0 * x4_1 + 4.104319480988131e-18 * x9_1 + 1.0 * x3_1 - 2.0 * x7_1 - 2.0 *
      x8_1 - 4.104319480988131e-18 * x5_1;
  const double x2_2 = coordinate_dofs[8];
  const double x6_2 = coordinate_dofs[20];
  const double t4 = 1.0 * x0_2 + 2.0 * x4_2 + 4.104319480988131e-18 * x9_2 + 1.0 * x2_2 - 2.0 * x7_2 - 2.0 *
      x8_2 - 4.104319480988131e-18 * x6_2;
  const double t5 = t1 * t2 - t3 * t4;
  const double x2_0 = coordinate_dofs[6];
  const double x4_0 = coordinate_dofs[12];
  const double x9_0 = coordinate_dofs[27];
  const double t6 = 1.0 * x0_0 + 1.0 * x2_0 + 2.0 * x4_0 + 4.104319480988131e-18 * x9_0 -
      4.104319480988131e-18 * x6_0 - 2.0 * x7_0 - 2.0 * x8_0;
  const double x1_2 = coordinate_dofs[5];
  const double t7 = 1.0 * x0_2 + 2.0 * x5_2 + 2.0 * x6_2 - 2.0 * x7_2 - 2.0 * x8_2 - 1.0 * x1_2;
  const double x1_1 = coordinate_dofs[4];
  const double t8 = 1.0 * x0_1 + 2.0 * x6_1 + 2.0 * x5_1 - 2.0 * x7_1 - 2.0 * x8_1 - 1.0 * x1_1;
  const double t9 = t3 * t7 - t2 * t8;
  const double x3_0 = coordinate_dofs[9];
  const double t10 = 1.0 * x0_0 + 2.0 * x4_0 + 4.104319480988131e-18 * x9_0 + 1.0 * x3_0 -
      4.104319480988131e-18 * x5_0 - 2.0 * x7_0 - 2.0 * x8_0;
  const double t11 = t4 * t8 - t1 * t7;
  const double t12 = 1.0 / std::fabs(t0 * t5 + t6 * t9 + t10 * t11);
  const double t13 = t4 * t10 - t2 * t6;
  const double t14 = t3 * t6 - t1 * t10;
  const double t15 = t12 * (t5 * t5 + t13 * t13 + t14 * t14);
  const double t16 = t0 * t2 - t7 * t10;
  const double t17 = t8 * t10 - t0 * t3;
  const double t18 = t12 * (t5 * t9 + t13 * t16 + t14 * t17);
  const double t19 = t6 * t7 - t0 * t4;
  const double t20 = t0 * t1 - t6 * t8;
  const double t21 = t12 * (t5 * t11 + t13 * t19 + t14 * t20);
  const double t22 = t12 * (t9 * t9 + t16 * t16 + t17 * t17);
  const double t23 = t12 * (t9 * t11 + t16 * t19 + t17 * t20);
  const double t24 = t12 * (t11 * t11 + t19 * t19 + t20 * t20);
  const double t25 = 1.0 * x0_0 + 1.0 * x1_0 + 2.0 * x5_0 + 4.104319480988131e-18 * x8_0 -
      4.104319480988131e-18 * x6_0 - 2.0 * x7_0 - 2.0 * x9_0;
  const double t26 = 1.0 * x0_1 + 2.0 * x4_1 + 2.0 * x6_1 - 1.0 * x2_1 - 2.0 * x7_1 - 2.0 * x9_1;
  const double t27 = 1.0 * x0_2 + 1.0 * x3_2 + 2.0 * x5_2 + 4.104319480988131e-18 * x8_2 -
      4.104319480988131e-18 * x4_2 - 2.0 * x7_2 - 2.0 * x9_2;
  const double t28 = 1.0 * x0_1 + 4.104319480988131e-18 * x8_1 + 1.0 * x3_1 + 2.0 * x5_1 -
      4.104319480988131e-18 * x4_1 - 2.0 * x7_1 - 2.0 * x9_1;
  const double t29 = 1.0 * x0_2 + 2.0 * x4_2 + 2.0 * x6_2 - 2.0 * x7_2 - 2.0 * x9_2 - 1.0 * x2_2;
  const double t30 = t26 * t27 - t28 * t29;
  const double t31 = 1.0 * x0_0 + 2.0 * x6_0 + 2.0 * x4_0 - 2.0 * x7_0 - 1.0 * x2_0 - 2.0 * x9_0;
  const double t32 = 1.0 * x0_2 + 2.0 * x5_2 + 4.104319480988131e-18 * x8_2 + 1.0 * x1_2 - 2.0 * x7_2 - 2.0 *
      x9_2 - 4.104319480988131e-18 * x6_2;
  const double t33 = 1.0 * x0_1 + 4.104319480988131e-18 * x8_1 + 2.0 * x5_1 + 1.0 * x1_1 -
      4.104319480988131e-18 * x6_1 - 2.0 * x7_1 - 2.0 * x9_1;
  const double t34 = t28 * t32 - t27 * t33;
  const double t35 = 1.0 * x0_0 + 2.0 * x5_0 + 4.104319480988131e-18 * x8_0 + 1.0 * x3_0 - 2.0 * x7_0 -
      4.104319480988131e-18 * x4_0 - 2.0 * x9_0;
  const double t36 = t29 * t33 - t26 * t32;
  const double t37 = 1.0 / std::fabs(t25 * t30 + t31 * t34 + t35 * t36);
  const double t38 = t29 * t35 - t27 * t31;
  const double t39 = t28 * t31 - t26 * t35;
  const double t40 = t37 * (t30 * t30 + t38 * t38 + t39 * t39);
  const double t41 = t25 * t27 - t32 * t35;
  const double t42 = t33 * t35 - t25 * t28;
  const double t43 = t37 * (t30 * t34 + t38 * t41 + t39 * t42);
  const double t44 = t31 * t32 - t25 * t29;
  const double t45 = t25 * t26 - t31 * t33;
  const double t46 = t37 * (t30 * t36 + t38 * t44 + t39 * t45);
  const double t47 = t37 * (t34 * t34 + t41 * t41 + t42 * t42);
  const double t48 = t37 * (t34 * t36 + t41 * t44 + t42 * t45);
  const double t49 = t37 * (t36 * t36 + t44 * t44 + t45 * t45);
  const double t50 = 1.0 * x0_0 + 1.0 * x1_0 + 2.0 * x6_0 + 4.104319480988131e-18 * x7_0 -
      4.104319480988131e-18 * x5_0 - 2.0 * x8_0 - 2.0 * x9_0;
  const double t51 = 1.0 * x0_1 + 1.0 * x2_1 + 2.0 * x6_1 + 4.104319480988131e-18 * x7_1 -
      4.104319480988131e-18 * x4_1 - 2.0 * x8_1 - 2.0 * x9_1;
  const double t52 = 1.0 * x0_2 + 2.0 * x4_2 + 2.0 * x5_2 - 1.0 * x3_2 - 2.0 * x8_2 - 2.0 * x9_2;
  const double t53 = 1.0 * x0_1 + 2.0 * x4_1 + 2.0 * x5_1 - 2.0 * x8_1 - 2.0 * x9_1 - 1.0 * x3_1;
  const double t54 = 1.0 * x0_2 + 4.104319480988131e-18 * x7_2 + 1.0 * x2_2 + 2.0 * x6_2 -
      4.104319480988131e-18 * x4_2 - 2.0 * x8_2 - 2.0 * x9_2;
  const double t55 = t51 * t52 - t53 * t54;
  const double t56 = 1.0 * x0_0 + 2.0 * x6_0 + 4.104319480988131e-18 * x7_0 + 1.0 * x2_0 - 2.0 * x8_0 -
      4.104319480988131e-18 * x4_0 - 2.0 * x9_0;
  const double t57 = 1.0 * x0_2 + 4.104319480988131e-18 * x7_2 + 2.0 * x6_2 + 1.0 * x1_2 -
      4.104319480988131e-18 * x5_2 - 2.0 * x8_2 - 2.0 * x9_2;
  const double t58 = 1.0 * x0_1 + 2.0 * x6_1 + 4.104319480988131e-18 * x7_1 + 1.0 * x1_1 - 2.0 * x8_1 - 2.0 *
      x9_1 - 4.104319480988131e-18 * x5_1;
  const double t59 = t53 * t57 - t52 * t58;
  const double t60 = 1.0 * x0_0 + 2.0 * x5_0 + 2.0 * x4_0 - 2.0 * x8_0 - 2.0 * x9_0 - 1.0 * x3_0;
  const double t61 = t54 * t58 - t51 * t57;
  const double t62 = 1.0 / std::fabs(t50 * t55 + t56 * t59 + t60 * t61);
  const double t63 = t54 * t60 - t52 * t56;
  const double t64 = t53 * t56 - t51 * t60;
  const double t65 = t62 * (t55 * t55 + t63 * t63 + t64 * t64);
  const double t66 = t50 * t52 - t57 * t60;
  const double t67 = t58 * t60 - t50 * t53;
  const double t68 = t62 * (t55 * t59 + t63 * t66 + t64 * t67);
  const double t69 = t56 * t57 - t50 * t54;
  const double t70 = t50 * t51 - t56 * t58;
  const double t71 = t62 * (t55 * t61 + t63 * t69 + t64 * t70);
  const double t72 = t62 * (t59 * t59 + t66 * t66 + t67 * t67);
  const double t73 = t62 * (t59 * t61 + t66 * t69 + t67 * t70);
  const double t74 = t62 * (t61 * t61 + t69 * t69 + t70 * t70);
  const double t75 = 1.0 * x0_0 + 4.104319480988131e-18 * x5_0 + 4.104319480988131e-18 * x6_0 - 1.0 * x1_0 -
      4.104319480988131e-18 * x7_0 - 4.104319480988131e-18 * x8_0;
  const double t76 = 1.0 * x0_1 + 1.0 * x2_1 + 4.104319480988131e-18 * x4_1 + 2.0 * x9_1 - 2.0 * x6_1 -
      4.104319480988131e-18 * x7_1 - 2.0 * x8_1;
  const double t77 = 1.0 * x0_2 + 1.0 * x3_2 + 4.104319480988131e-18 * x4_2 + 2.0 * x9_2 - 2.0 * x5_2 - 2.0 *
      x7_2 - 4.104319480988131e-18 * x8_2;
  const double t78 = 1.0 * x0_1 + 4.104319480988131e-18 * x4_1 + 2.0 * x9_1 + 1.0 * x3_1 - 2.0 * x7_1 -
      4.104319480988131e-18 * x8_1 - 2.0 * x5_1;
  const double t79 = 1.0 * x0_2 + 4.104319480988131e-18 * x4_2 + 2.0 * x9_2 + 1.0 * x2_2 -
      4.104319480988131e-18 * x7_2 - 2.0 * x8_2 - 2.0 * x6_2;
  const double t80 = t76 * t77 - t78 * t79;
  const double t81 = 1.0 * x0_0 + 1.0 * x2_0 + 4.104319480988131e-18 * x4_0 + 2.0 * x9_0 - 2.0 * x6_0 -
      4.104319480988131e-18 * x7_0 - 2.0 * x8_0;
  const double t82 = 1.0 * x0_2 + 4.104319480988131e-18 * x5_2 + 4.104319480988131e-18 * x6_2 -
      4.104319480988131e-18 * x7_2 - 4.104319480988131e-18 * x8_2 - 1.0 * x1_2;
  const double t83 = 1.0 * x0_1 + 4.104319480988131e-18 * x6_1 + 4.104319480988131e-18 * x5_1 -
      4.104319480988131e-18 * x7_1 - 4.104319480988131e-18 * x8_1 - 1.0 * x1_1;
  const double t84 = t78 * t82 - t77 * t83;
  const double t85 = 1.0 * x0_0 + 4.104319480988131e-18 * x4_0 + 2.0 * x9_0 + 1.0 * x3_0 - 2.0 * x5_0 - 2.0 *
      x7_0 - 4.104319480988131e-18 * x8_0;
  const double t86 = t79 * t83 - t76 * t82;
  const double t87 = 1.0 / std::fabs(-(t75 * t80 + t81 * t84 + t85 * t86));
  const double t88 = t79 * t85 - t77 * t81;
  const double t89 = t78 * t81 - t76 * t85;
  const double t90 = t87 * (t80 * t80 + t88 * t88 + t89 * t89);
  const double t91 = t75 * t77 - t82 * t85;
  const double t92 = t83 * t85 - t75 * t78;
  const double t93 = t87 * (t80 * t84 + t88 * t91 + t89 * t92);
  const double t94 = t81 * t82 - t75 * t79;
  const double t95 = t75 * t76 - t81 * t83;
  const double t96 = t87 * (t80 * t86 + t88 * t94 + t89 * t95);
  const double t97 = t87 * (t84 * t84 + t91 * t91 + t92 * t92);
  const double t98 = t87 * (t84 * t86 + t91 * t94 + t92 * t95);
  const double t99 = t87 * (t86 * t86 + t94 * t94 + t95 * t95);
  const double t100 = 1.0 * x0_0 + 1.0 * x1_0 + 4.104319480988131e-18 * x5_0 + 2.0 * x8_0 - 2.0 * x6_0 -
      4.104319480988131e-18 * x7_0 - 2.0 * x9_0;
  const double t101 = 1.0 * x0_1 + 4.104319480988131e-18 * x4_1 + 4.104319480988131e-18 * x6_1 - 1.0 * x2_1 -
      4.104319480988131e-18 * x7_1 - 4.104319480988131e-18 * x9_1;
  const double t102 = 1.0 * x0_2 + 1.0 * x3_2 + 4.104319480988131e-18 * x5_2 + 2.0 * x8_2 - 2.0 * x4_2 - 2.0 *
      x7_2 - 4.104319480988131e-18 * x9_2;
  const double t103 = 1.0 * x0_1 + 2.0 * x8_1 + 1.0 * x3_1 + 4.104319480988131e-18 * x5_1 - 2.0 * x4_1 - 2.0 *
      x7_1 - 4.104319480988131e-18 * x9_1;
  const double t104 = 1.0 * x0_2 + 4.104319480988131e-18 * x4_2 + 4.104319480988131e-18 * x6_2 -
      4.104319480988131e-18 * x7_2 - 4.104319480988131e-18 * x9_2 - 1.0 * x2_2;
  const double t105 = t101 * t102 - t103 * t104;
  const double t106 = 1.0 * x0_0 + 4.104319480988131e-18 * x6_0 + 4.104319480988131e-18 * x4_0 -
      4.104319480988131e-18 * x7_0 - 1.0 * x2_0 - 4.104319480988131e-18 * x9_0;
  const double t107 = 1.0 * x0_2 + 4.104319480988131e-18 * x5_2 + 2.0 * x8_2 + 1.0 * x1_2 -
      4.104319480988131e-18 * x7_2 - 2.0 * x9_2 - 2.0 * x6_2;
  const double t108 = 1.0 * x0_1 + 2.0 * x8_1 + 4.104319480988131e-18 * x5_1 + 1.0 * x1_1 - 2.0 * x6_1 -
      4.104319480988131e-18 * x7_1 - 2.0 * x9_1;
  const double t109 = t103 * t107 - t102 * t108;
  const double t110 = 1.0 * x0_0 + 4.104319480988131e-18 * x5_0 + 2.0 * x8_0 + 1.0 * x3_0 - 2.0 * x7_0 - 2.0 *
      x4_0 - 4.104319480988131e-18 * x9_0;
  const double t111 = t104 * t108 - t101 * t107;
  const double t112 = 1.0 / std::fabs(-(t100 * t105 + t106 * t109 + t110 * t111));
  const double t113 = t104 * t110 - t102 * t106;
  const double t114 = t103 * t106 - t101 * t110;
  const double t115 = t112 * (t105 * t105 + t113 * t113 + t114 * t114);
  const double t116 = t100 * t102 - t107 * t110;
  const double t117 = t108 * t110 - t100 * t103;
  const double t118 = t112 * (t105 * t109 + t113 * t116 + t114 * t117);
  const double t119 = t106 * t107 - t100 * t104;
  const double t120 = t100 * t101 - t106 * t108;
  const double t121 = t112 * (t105 * t111 + t113 * t119 + t114 * t120);
  const double t122 = t112 * (t109 * t109 + t116 * t116 + t117 * t117);
  const double t123 = t112 * (t109 * t111 + t116 * t119 + t117 * t120);
  const double t124 = t112 * (t111 * t111 + t119 * t119 + t120 * t120);
  const double t125 = 1.0 * x0_0 + 1.0 * x1_0 + 4.104319480988131e-18 * x6_0 + 2.0 * x7_0 - 2.0 * x5_0 -
      4.104319480988131e-18 * x8_0 - 2.0 * x9_0;
  const double t126 = 1.0 * x0_1 + 1.0 * x2_1 + 4.104319480988131e-18 * x6_1 + 2.0 * x7_1 - 2.0 * x4_1 - 2.0 *
      x8_1 - 4.104319480988131e-18 * x9_1;
  const double t127 = 1.0 * x0_2 + 4.104319480988131e-18 * x4_2 + 4.104319480988131e-18 * x5_2 - 1.0 * x3_2 -
      4.104319480988131e-18 * x8_2 - 4.104319480988131e-18 * x9_2;
  const double t128 = 1.0 * x0_1 + 4.104319480988131e-18 * x4_1 + 4.104319480988131e-18 * x5_1 -
      4.104319480988131e-18 * x8_1 - 4.104319480988131e-18 * x9_1 - 1.0 * x3_1;
  const double t129 = 1.0 * x0_2 + 2.0 * x7_2 + 1.0 * x2_2 + 4.104319480988131e-18 * x6_2 - 2.0 * x4_2 - 2.0 *
      x8_2 - 4.104319480988131e-18 * x9_2;
  const double t130 = t126 * t127 - t128 * t129;
  const double t131 = 1.0 * x0_0 + 4.104319480988131e-18 * x6_0 + 2.0 * x7_0 + 1.0 * x2_0 - 2.0 * x8_0 - 2.0 *
      x4_0 - 4.104319480988131e-18 * x9_0;
  const double t132 = 1.0 * x0_2 + 2.0 * x7_2 + 4.104319480988131e-18 * x6_2 + 1.0 * x1_2 - 2.0 * x5_2 -
      4.104319480988131e-18 * x8_2 - 2.0 * x9_2;
  const double t133 = 1.0 * x0_1 + 4.104319480988131e-18 * x6_1 + 2.0 * x7_1 + 1.0 * x1_1 -
      4.104319480988131e-18 * x8_1 - 2.0 * x9_1 - 2.0 * x5_1;
  const double t134 = t128 * t132 - t127 * t133;
  const double t135 = 1.0 * x0_0 + 4.104319480988131e-18 * x5_0 + 4.104319480988131e-18 * x4_0 -
      4.104319480988131e-18 * x8_0 - 4.104319480988131e-18 * x9_0 - 1.0 * x3_0;
  const double t136 = t129 * t133 - t126 * t132;
  const double t137 = 1.0 / std::fabs(-(t125 * t130 + t131 * t134 + t135 * t136));
  const double t138 = t129 * t135 - t127 * t131;
  const double t139 = t128 * t131 - t126 * t135;
  const double t140 = t137 * (t130 * t130 + t138 * t138 + t139 * t139);
  const double t141 = t125 * t127 - t132 * t135;
  const double t142 = t133 * t135 - t125 * t128;
  const double t143 = t137 * (t130 * t134 + t138 * t141 + t139 * t142);
  const double t144 = t131 * t132 - t125 * t129;
  const double t145 = t125 * t126 - t131 * t133;
  const double t146 = t137 * (t130 * t136 + t138 * t144 + t139 * t145);
  const double t147 = t137 * (t134 * t134 + t141 * t141 + t142 * t142);
  const double t148 = t137 * (t134 * t136 + t141 * t144 + t142 * t145);
  const double t149 = t137 * (t136 * t136 + t144 * t144 + t145 * t145);
  const double t150 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x1_0 + 0.40210706090081794 * x5_0 +
      0.40210706090081794 * x6_0 - 0.40210706090081794 * x7_0 - 0.40210706090081794 * x8_0 -
      2.3915717563967283 * x9_0;
  const double t151 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 2.7936788172975464 * x6_1 -
      0.5978929390991821 * x2_1 - 0.40210706090081794 * x7_1 - 2.7936788172975464 * x9_1;
  const double t152 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 2.7936788172975464 * x5_2 -
      0.5978929390991821 * x3_2 - 0.40210706090081794 * x8_2 - 2.7936788172975464 * x9_2;
  const double t153 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 2.7936788172975464 * x5_1 -
      0.40210706090081794 * x8_1 - 2.7936788172975464 * x9_1 - 0.5978929390991821 * x3_1;
  const double t154 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 2.7936788172975464 * x6_2 -
      0.40210706090081794 * x7_2 - 2.7936788172975464 * x9_2 - 0.5978929390991821 * x2_2;
  const double t155 = t151 * t152 - t153 * t154;
  const double t156 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x6_0 + 0.40210706090081794 * x4_0 -
      0.40210706090081794 * x7_0 - 0.5978929390991821 * x2_0 - 2.7936788172975464 * x9_0;
  const double t157 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x5_2 + 0.40210706090081794 * x6_2 +
      1.7936788172975462 * x1_2 - 0.40210706090081794 * x7_2 - 0.40210706090081794 * x8_2 - 2.3915717563967283
      * x9_2;
  const double t158 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x6_1 + 0.40210706090081794 * x5_1 +
      1.7936788172975462 * x1_1 - 0.40210706090081794 * x7_1 - 0.40210706090081794 * x8_1 - 2.3915717563967283
      * x9_1;
  const double t159 = t153 * t157 - t152 * t158;
  const double t160 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x5_0 + 0.40210706090081794 * x4_0 -
      0.40210706090081794 * x8_0 - 2.7936788172975464 * x9_0 - 0.5978929390991821 * x3_0;
  const double t161 = t154 * t158 - t151 * t157;
  const double t162 = 1.0 / std::fabs(t150 * t155 + t156 * t159 + t160 * t161);
  const double t163 = t154 * t160 - t152 * t156;
  const double t164 = t153 * t156 - t151 * t160;
  const double t165 = t162 * (t155 * t155 + t163 * t163 + t164 * t164);
  const double t166 = t150 * t152 - t157 * t160;
  const double t167 = t158 * t160 - t150 * t153;
  const double t168 = t162 * (t155 * t159 + t163 * t166 + t164 * t167);
  const double t169 = t156 * t157 - t150 * t154;
  const double t170 = t150 * t151 - t156 * t158;
  const double t171 = t162 * (t155 * t161 + t163 * t169 + t164 * t170);
  const double t172 = t162 * (t159 * t159 + t166 * t166 + t167 * t167);
  const double t173 = t162 * (t159 * t161 + t166 * t169 + t167 * t170);
  const double t174 = t162 * (t161 * t161 + t169 * t169 + t170 * t170);
  const double t175 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x1_0 + 0.40210706090081794 * x7_0 +
      0.40210706090081794 * x8_0 - 0.40210706090081794 * x5_0 - 0.40210706090081794 * x6_0 -
      2.3915717563967283 * x9_0;
  const double t176 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x2_1 + 0.40210706090081794 * x7_1 +
      0.40210706090081794 * x9_1 - 0.40210706090081794 * x4_1 - 0.40210706090081794 * x6_1 -
      2.3915717563967283 * x8_1;
  const double t177 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x3_2 + 0.40210706090081794 * x8_2 +
      0.40210706090081794 * x9_2 - 0.40210706090081794 * x4_2 - 0.40210706090081794 * x5_2 -
      2.3915717563967283 * x7_2;
  const double t178 = 1.7936788172975462 * x0_1 + 0.40210706090081794 * x8_1 + 0.40210706090081794 * x9_1 +
      0.5978929390991821 * x3_1 - 0.40210706090081794 * x4_1 - 2.3915717563967283 * x7_1 - 0.40210706090081794
      * x5_1;
  const double t179 = 1.7936788172975462 * x0_2 + 0.40210706090081794 * x7_2 + 0.40210706090081794 * x9_2 +
      0.5978929390991821 * x2_2 - 0.40210706090081794 * x4_2 - 2.3915717563967283 * x8_2 - 0.40210706090081794
      * x6_2;
  const double t180 = t176 * t177 - t178 * t179;
  const double t181 = 1.7936788172975462 * x0_0 + 0.40210706090081794 * x7_0 + 0.5978929390991821 * x2_0 +
      0.40210706090081794 * x9_0 - 0.40210706090081794 * x6_0 - 2.3915717563967283 * x8_0 -
      0.40210706090081794 * x4_0;
  const double t182 = 1.7936788172975462 * x0_2 + 0.40210706090081794 * x7_2 + 0.40210706090081794 * x8_2 +
      0.5978929390991821 * x1_2 - 0.40210706090081794 * x5_2 - 2.3915717563967283 * x9_2 - 0.40210706090081794
      * x6_2;
  const double t183 = 1.7936788172975462 * x0_1 + 0.40210706090081794 * x7_1 + 0.40210706090081794 * x8_1 +
      0.5978929390991821 * x1_1 - 0.40210706090081794 * x6_1 - 2.3915717563967283 * x9_1 - 0.40210706090081794
      * x5_1;
  const double t184 = t178 * t182 - t177 * t183;
  const double t185 = 1.7936788172975462 * x0_0 + 0.40210706090081794 * x8_0 + 0.40210706090081794 * x9_0 +
      0.5978929390991821 * x3_0 - 0.40210706090081794 * x5_0 - 2.3915717563967283 * x7_0 - 0.40210706090081794
      * x4_0;
  const double t186 = t179 * t183 - t176 * t182;
  const double t187 = 1.0 / std::fabs(-(t175 * t180 + t181 * t184 + t185 * t186));
  const double t188 = t179 * t185 - t177 * t181;
  const double t189 = t178 * t181 - t176 * t185;
  const double t190 = t187 * (t180 * t180 + t188 * t188 + t189 * t189);
  const double t191 = t175 * t177 - t182 * t185;
  const double t192 = t183 * t185 - t175 * t178;
  const double t193 = t187 * (t180 * t184 + t188 * t191 + t189 * t192);
  const double t194 = t181 * t182 - t175 * t179;
  const double t195 = t175 * t176 - t181 * t183;
  const double t196 = t187 * (t180 * t186 + t188 * t194 + t189 * t195);
  const double t197 = t187 * (t184 * t184 + t191 * t191 + t192 * t192);
  const double t198 = t187 * (t184 * t186 + t191 * t194 + t192 * t195);
  const double t199 = t187 * (t186 * t186 + t194 * t194 + t195 * t195);
  const double t200 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x5_0 + 0.40210706090081794 * x6_0 -
      0.5978929390991821 * x1_0 - 2.7936788172975464 * x7_0 - 0.40210706090081794 * x8_0;
  const double t201 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x4_1 + 0.40210706090081794 * x6_1 -
      0.5978929390991821 * x2_1 - 2.7936788172975464 * x7_1 - 0.40210706090081794 * x9_1;
  const double t202 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x3_2 + 0.40210706090081794 * x4_2 +
      0.40210706090081794 * x5_2 - 2.3915717563967283 * x7_2 - 0.40210706090081794 * x8_2 -
      0.40210706090081794 * x9_2;
  const double t203 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 1.7936788172975462 * x3_1 +
      0.40210706090081794 * x5_1 - 2.3915717563967283 * x7_1 - 0.40210706090081794 * x8_1 -
      0.40210706090081794 * x9_1;
  const double t204 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x4_2 + 0.40210706090081794 * x6_2 -
      2.7936788172975464 * x7_2 - 0.40210706090081794 * x9_2 - 0.5978929390991821 * x2_2;
  const double t205 = t201 * t202 - t203 * t204;
  const double t206 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x6_0 + 2.7936788172975464 * x4_0 -
      2.7936788172975464 * x7_0 - 0.5978929390991821 * x2_0 - 0.40210706090081794 * x9_0;
  const double t207 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x5_2 + 0.40210706090081794 * x6_2 -
      2.7936788172975464 * x7_2 - 0.40210706090081794 * x8_2 - 0.5978929390991821 * x1_2;
  const double t208 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x6_1 + 2.7936788172975464 * x5_1 -
      2.7936788172975464 * x7_1 - 0.40210706090081794 * x8_1 - 0.5978929390991821 * x1_1;
  const double t209 = t203 * t207 - t202 * t208;
  const double t210 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 0.40210706090081794 * x4_0 +
      1.7936788172975462 * x3_0 - 2.3915717563967283 * x7_0 - 0.40210706090081794 * x8_0 - 0.40210706090081794
      * x9_0;
  const double t211 = t204 * t208 - t201 * t207;
  const double t212 = 1.0 / std::fabs(t200 * t205 + t206 * t209 + t210 * t211);
  const double t213 = t204 * t210 - t202 * t206;
  const double t214 = t203 * t206 - t201 * t210;
  const double t215 = t212 * (t205 * t205 + t213 * t213 + t214 * t214);
  const double t216 = t200 * t202 - t207 * t210;
  const double t217 = t208 * t210 - t200 * t203;
  const double t218 = t212 * (t205 * t209 + t213 * t216 + t214 * t217);
  const double t219 = t206 * t207 - t200 * t204;
  const double t220 = t200 * t201 - t206 * t208;
  const double t221 = t212 * (t205 * t211 + t213 * t219 + t214 * t220);
  const double t222 = t212 * (t209 * t209 + t216 * t216 + t217 * t217);
  const double t223 = t212 * (t209 * t211 + t216 * t219 + t217 * t220);
  const double t224 = t212 * (t211 * t211 + t219 * t219 + t220 * t220);
  const double t225 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 2.7936788172975464 * x6_0 -
      0.5978929390991821 * x1_0 - 0.40210706090081794 * x7_0 - 2.7936788172975464 * x8_0;
  const double t226 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x2_1 + 0.40210706090081794 * x4_1 +
      0.40210706090081794 * x6_1 - 0.40210706090081794 * x7_1 - 2.3915717563967283 * x8_1 -
      0.40210706090081794 * x9_1;
  const double t227 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x4_2 + 0.40210706090081794 * x5_2 -
      0.5978929390991821 * x3_2 - 2.7936788172975464 * x8_2 - 0.40210706090081794 * x9_2;
  const double t228 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x4_1 + 0.40210706090081794 * x5_1 -
      2.7936788172975464 * x8_1 - 0.40210706090081794 * x9_1 - 0.5978929390991821 * x3_1;
  const double t229 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 1.7936788172975462 * x2_2 +
      0.40210706090081794 * x6_2 - 0.40210706090081794 * x7_2 - 2.3915717563967283 * x8_2 -
      0.40210706090081794 * x9_2;
  const double t230 = t226 * t227 - t228 * t229;
  const double t231 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x6_0 + 1.7936788172975462 * x2_0 +
      0.40210706090081794 * x4_0 - 0.40210706090081794 * x7_0 - 2.3915717563967283 * x8_0 -
      0.40210706090081794 * x9_0;
  const double t232 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x5_2 + 2.7936788172975464 * x6_2 -
      0.40210706090081794 * x7_2 - 2.7936788172975464 * x8_2 - 0.5978929390991821 * x1_2;
  const double t233 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x6_1 + 0.40210706090081794 * x5_1 -
      0.40210706090081794 * x7_1 - 2.7936788172975464 * x8_1 - 0.5978929390991821 * x1_1;
  const double t234 = t228 * t232 - t227 * t233;
  const double t235 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 2.7936788172975464 * x4_0 -
      2.7936788172975464 * x8_0 - 0.40210706090081794 * x9_0 - 0.5978929390991821 * x3_0;
  const double t236 = t229 * t233 - t226 * t232;
  const double t237 = 1.0 / std::fabs(t225 * t230 + t231 * t234 + t235 * t236);
  const double t238 = t229 * t235 - t227 * t231;
  const double t239 = t228 * t231 - t226 * t235;
  const double t240 = t237 * (t230 * t230 + t238 * t238 + t239 * t239);
  const double t241 = t225 * t227 - t232 * t235;
  const double t242 = t233 * t235 - t225 * t228;
  const double t243 = t237 * (t230 * t234 + t238 * t241 + t239 * t242);
  const double t244 = t231 * t232 - t225 * t229;
  const double t245 = t225 * t226 - t231 * t233;
  const double t246 = t237 * (t230 * t236 + t238 * t244 + t239 * t245);
  const double t247 = t237 * (t234 * t234 + t241 * t241 + t242 * t242);
  const double t248 = t237 * (t234 * t236 + t241 * t244 + t242 * t245);
  const double t249 = t237 * (t236 * t236 + t244 * t244 + t245 * t245);
  const double t250 = 0.25749149397276877 * x0_0 + 0.7724744819183064 * x1_0 + 1.2574914939727688 * x7_0 +
      1.2574914939727688 * x8_0 - 1.2574914939727688 * x5_0 - 1.2574914939727688 * x6_0 - 1.029965975891075 *
      x9_0;
  const double t251 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 0.2275255180816937 * x9_1 -
      0.25749149397276877 * x2_1 - 1.2574914939727688 * x4_1 - 0.2275255180816937 * x6_1;
  const double t252 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x8_2 + 0.2275255180816937 * x9_2 -
      0.25749149397276877 * x3_2 - 1.2574914939727688 * x4_2 - 0.2275255180816937 * x5_2;
  const double t253 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x8_1 + 0.2275255180816937 * x9_1 -
      1.2574914939727688 * x4_1 - 0.25749149397276877 * x3_1 - 0.2275255180816937 * x5_1;
  const double t254 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.2275255180816937 * x9_2 -
      1.2574914939727688 * x4_2 - 0.25749149397276877 * x2_2 - 0.2275255180816937 * x6_2;
  const double t255 = t251 * t252 - t253 * t254;
  const double t256 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.2275255180816937 * x9_0 -
      0.2275255180816937 * x6_0 - 0.25749149397276877 * x2_0 - 1.2574914939727688 * x4_0;
  const double t257 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 1.2574914939727688 * x8_2 +
      0.7724744819183064 * x1_2 - 1.2574914939727688 * x5_2 - 1.029965975891075 * x9_2 - 1.2574914939727688 *
      x6_2;
  const double t258 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 1.2574914939727688 * x8_1 +
      0.7724744819183064 * x1_1 - 1.2574914939727688 * x6_1 - 1.029965975891075 * x9_1 - 1.2574914939727688 *
      x5_1;
  const double t259 = t253 * t257 - t252 * t258;
  const double t260 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x8_0 + 0.2275255180816937 * x9_0 -
      0.2275255180816937 * x5_0 - 1.2574914939727688 * x4_0 - 0.25749149397276877 * x3_0;
  const double t261 = t254 * t258 - t251 * t257;
  const double t262 = 1.0 / std::fabs(-(t250 * t255 + t256 * t259 + t260 * t261));
  const double t263 = t254 * t260 - t252 * t256;
  const double t264 = t253 * t256 - t251 * t260;
  const double t265 = t262 * (t255 * t255 + t263 * t263 + t264 * t264);
  const double t266 = t250 * t252 - t257 * t260;
  const double t267 = t258 * t260 - t250 * t253;
  const double t268 = t262 * (t255 * t259 + t263 * t266 + t264 * t267);
  const double t269 = t256 * t257 - t250 * t254;
  const double t270 = t250 * t251 - t256 * t258;
  const double t271 = t262 * (t255 * t261 + t263 * t269 + t264 * t270);
  const double t272 = t262 * (t259 * t259 + t266 * t266 + t267 * t267);
  const double t273 = t262 * (t259 * t261 + t266 * t269 + t267 * t270);
  const double t274 = t262 * (t261 * t261 + t269 * t269 + t270 * t270);
  const double t275 = 0.7724744819183064 * x0_0 + 0.25749149397276877 * x1_0 + 1.2574914939727688 * x5_0 +
      1.2574914939727688 * x6_0 - 1.2574914939727688 * x7_0 - 1.2574914939727688 * x8_0 - 1.029965975891075 *
      x9_0;
  const double t276 = 0.7724744819183064 * x0_1 + 0.25749149397276877 * x2_1 + 1.2574914939727688 * x4_1 +
      1.2574914939727688 * x6_1 - 1.2574914939727688 * x7_1 - 1.029965975891075 * x8_1 - 1.2574914939727688 *
      x9_1;
  const double t277 = 0.7724744819183064 * x0_2 + 0.25749149397276877 * x3_2 + 1.2574914939727688 * x4_2 +
      1.2574914939727688 * x5_2 - 1.029965975891075 * x7_2 - 1.2574914939727688 * x8_2 - 1.2574914939727688 *
      x9_2;
  const double t278 = 0.7724744819183064 * x0_1 + 1.2574914939727688 * x4_1 + 0.25749149397276877 * x3_1 +
      1.2574914939727688 * x5_1 - 1.029965975891075 * x7_1 - 1.2574914939727688 * x8_1 - 1.2574914939727688 *
      x9_1;
  const double t279 = 0.7724744819183064 * x0_2 + 1.2574914939727688 * x4_2 + 0.25749149397276877 * x2_2 +
      1.2574914939727688 * x6_2 - 1.2574914939727688 * x7_2 - 1.029965975891075 * x8_2 - 1.2574914939727688 *
      x9_2;
  const double t280 = t276 * t277 - t278 * t279;
  const double t281 = 0.7724744819183064 * x0_0 + 1.2574914939727688 * x6_0 + 0.25749149397276877 * x2_0 +
      1.2574914939727688 * x4_0 - 1.2574914939727688 * x7_0 - 1.029965975891075 * x8_0 - 1.2574914939727688 *
      x9_0;
  const double t282 = 0.7724744819183064 * x0_2 + 1.2574914939727688 * x5_2 + 1.2574914939727688 * x6_2 +
      0.25749149397276877 * x1_2 - 1.2574914939727688 * x7_2 - 1.2574914939727688 * x8_2 - 1.029965975891075 *
      x9_2;
  const double t283 = 0.7724744819183064 * x0_1 + 1.2574914939727688 * x6_1 + 1.2574914939727688 * x5_1 +
      0.25749149397276877 * x1_1 - 1.2574914939727688 * x7_1 - 1.2574914939727688 * x8_1 - 1.029965975891075 *
      x9_1;
  const double t284 = t278 * t282 - t277 * t283;
  const double t285 = 0.7724744819183064 * x0_0 + 1.2574914939727688 * x5_0 + 1.2574914939727688 * x4_0 +
      0.25749149397276877 * x3_0 - 1.029965975891075 * x7_0 - 1.2574914939727688 * x8_0 - 1.2574914939727688 *
      x9_0;
  const double t286 = t279 * t283 - t276 * t282;
  const double t287 = 1.0 / std::fabs(t275 * t280 + t281 * t284 + t285 * t286);
  const double t288 = t279 * t285 - t277 * t281;
  const double t289 = t278 * t281 - t276 * t285;
  const double t290 = t287 * (t280 * t280 + t288 * t288 + t289 * t289);
  const double t291 = t275 * t277 - t282 * t285;
  const double t292 = t283 * t285 - t275 * t278;
  const double t293 = t287 * (t280 * t284 + t288 * t291 + t289 * t292);
  const double t294 = t281 * t282 - t275 * t279;
  const double t295 = t275 * t276 - t281 * t283;
  const double t296 = t287 * (t280 * t286 + t288 * t294 + t289 * t295);
  const double t297 = t287 * (t284 * t284 + t291 * t291 + t292 * t292);
  const double t298 = t287 * (t284 * t286 + t291 * t294 + t292 * t295);
  const double t299 = t287 * (t286 * t286 + t294 * t294 + t295 * t295);
  const double t300 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x7_0 + 1.2574914939727688 * x8_0 -
      0.25749149397276877 * x1_0 - 0.2275255180816937 * x5_0 - 1.2574914939727688 * x6_0;
  const double t301 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x7_1 + 1.2574914939727688 * x9_1 -
      0.25749149397276877 * x2_1 - 0.2275255180816937 * x4_1 - 1.2574914939727688 * x6_1;
  const double t302 = 0.25749149397276877 * x0_2 + 0.7724744819183064 * x3_2 + 1.2574914939727688 * x8_2 +
      1.2574914939727688 * x9_2 - 1.2574914939727688 * x4_2 - 1.2574914939727688 * x5_2 - 1.029965975891075 *
      x7_2;
  const double t303 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x8_1 + 1.2574914939727688 * x9_1 +
      0.7724744819183064 * x3_1 - 1.2574914939727688 * x4_1 - 1.029965975891075 * x7_1 - 1.2574914939727688 *
      x5_1;
  const double t304 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x7_2 + 1.2574914939727688 * x9_2 -
      0.2275255180816937 * x4_2 - 0.25749149397276877 * x2_2 - 1.2574914939727688 * x6_2;
  const double t305 = t301 * t302 - t303 * t304;
  const double t306 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x7_0 + 1.2574914939727688 * x9_0 -
      1.2574914939727688 * x6_0 - 0.25749149397276877 * x2_0 - 0.2275255180816937 * x4_0;
  const double t307 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x7_2 + 1.2574914939727688 * x8_2 -
      0.2275255180816937 * x5_2 - 1.2574914939727688 * x6_2 - 0.25749149397276877 * x1_2;
  const double t308 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x7_1 + 1.2574914939727688 * x8_1 -
      1.2574914939727688 * x6_1 - 0.2275255180816937 * x5_1 - 0.25749149397276877 * x1_1;
  const double t309 = t303 * t307 - t302 * t308;
  const double t310 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x8_0 + 1.2574914939727688 * x9_0 +
      0.7724744819183064 * x3_0 - 1.2574914939727688 * x5_0 - 1.029965975891075 * x7_0 - 1.2574914939727688 *
      x4_0;
  const double t311 = t304 * t308 - t301 * t307;
  const double t312 = 1.0 / std::fabs(-(t300 * t305 + t306 * t309 + t310 * t311));
  const double t313 = t304 * t310 - t302 * t306;
  const double t314 = t303 * t306 - t301 * t310;
  const double t315 = t312 * (t305 * t305 + t313 * t313 + t314 * t314);
  const double t316 = t300 * t302 - t307 * t310;
  const double t317 = t308 * t310 - t300 * t303;
  const double t318 = t312 * (t305 * t309 + t313 * t316 + t314 * t317);
  const double t319 = t306 * t307 - t300 * t304;
  const double t320 = t300 * t301 - t306 * t308;
  const double t321 = t312 * (t305 * t311 + t313 * t319 + t314 * t320);
  const double t322 = t312 * (t309 * t309 + t316 * t316 + t317 * t317);
  const double t323 = t312 * (t309 * t311 + t316 * t319 + t317 * t320);
  const double t324 = t312 * (t311 * t311 + t319 * t319 + t320 * t320);
  const double t325 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.2275255180816937 * x8_0 -
      0.25749149397276877 * x1_0 - 1.2574914939727688 * x5_0 - 0.2275255180816937 * x6_0;
  const double t326 = 0.25749149397276877 * x0_1 + 0.7724744819183064 * x2_1 + 1.2574914939727688 * x7_1 +
      1.2574914939727688 * x9_1 - 1.2574914939727688 * x4_1 - 1.2574914939727688 * x6_1 - 1.029965975891075 *
      x8_1;
  const double t327 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x8_2 + 1.2574914939727688 * x9_2 -
      0.25749149397276877 * x3_2 - 0.2275255180816937 * x4_2 - 1.2574914939727688 * x5_2;
  const double t328 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x8_1 + 1.2574914939727688 * x9_1 -
      0.2275255180816937 * x4_1 - 0.25749149397276877 * x3_1 - 1.2574914939727688 * x5_1;
  const double t329 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 1.2574914939727688 * x9_2 +
      0.7724744819183064 * x2_2 - 1.2574914939727688 * x4_2 - 1.029965975891075 * x8_2 - 1.2574914939727688 *
      x6_2;
  const double t330 = t326 * t327 - t328 * t329;
  const double t331 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.7724744819183064 * x2_0 +
      1.2574914939727688 * x9_0 - 1.2574914939727688 * x6_0 - 1.029965975891075 * x8_0 - 1.2574914939727688 *
      x4_0;
  const double t332 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.2275255180816937 * x8_2 -
      1.2574914939727688 * x5_2 - 0.2275255180816937 * x6_2 - 0.25749149397276877 * x1_2;
  const double t333 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 0.2275255180816937 * x8_1 -
      0.2275255180816937 * x6_1 - 1.2574914939727688 * x5_1 - 0.25749149397276877 * x1_1;
  const double t334 = t328 * t332 - t327 * t333;
  const double t335 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x8_0 + 1.2574914939727688 * x9_0 -
      1.2574914939727688 * x5_0 - 0.2275255180816937 * x4_0 - 0.25749149397276877 * x3_0;
  const double t336 = t329 * t333 - t326 * t332;
  const double t337 = 1.0 / std::fabs(-(t325 * t330 + t331 * t334 + t335 * t336));
  const double t338 = t329 * t335 - t327 * t331;
  const double t339 = t328 * t331 - t326 * t335;
  const double t340 = t337 * (t330 * t330 + t338 * t338 + t339 * t339);
  const double t341 = t325 * t327 - t332 * t335;
  const double t342 = t333 * t335 - t325 * t328;
  const double t343 = t337 * (t330 * t334 + t338 * t341 + t339 * t342);
  const double t344 = t331 * t332 - t325 * t329;
  const double t345 = t325 * t326 - t331 * t333;
  const double t346 = t337 * (t330 * t336 + t338 * t344 + t339 * t345);
  const double t347 = t337 * (t334 * t334 + t341 * t341 + t342 * t342);
  const double t348 = t337 * (t334 * t336 + t341 * t344 + t342 * t345);
  const double t349 = t337 * (t336 * t336 + t344 * t344 + t345 * t345);
  const double t350 = 0.0031746031746031746 * (t15 + t18 + t21) + 0.0031746031746031746 * (t18 + t22 + t23) +
      0.0031746031746031746 * (t21 + t23 + t24) + 0.0031746031746031746 * (t40 + t43 + t46) +
      0.0031746031746031746 * (t43 + t47 + t48) + 0.0031746031746031746 * (t46 + t48 + t49) +
      0.0031746031746031746 * (t65 + t68 + t71) + 0.0031746031746031746 * (t68 + t72 + t73) +
      0.0031746031746031746 * (t71 + t73 + t74) + 0.0031746031746031746 * (t90 + t93 + t96) +
      0.0031746031746031746 * (t93 + t97 + t98) + 0.0031746031746031746 * (t96 + t98 + t99) +
      0.0031746031746031746 * (t115 + t118 + t121) + 0.0031746031746031746 * (t118 + t122 + t123) +
      0.0031746031746031746 * (t121 + t123 + t124) + 0.0031746031746031746 * (t140 + t143 + t146) +
      0.0031746031746031746 * (t143 + t147 + t148) + 0.0031746031746031746 * (t146 + t148 + t149) +
      0.005278122205517682 * (t165 + t168 + t171) + 0.005278122205517682 * (t168 + t172 + t173) +
      0.005278122205517682 * (t171 + t173 + t174) + 0.04750309984965914 * (t190 + t193 + t196) +
      0.04750309984965914 * (t193 + t197 + t198) + 0.04750309984965914 * (t196 + t198 + t199) +
      0.005278122205517682 * (t215 + t218 + t221) + 0.005278122205517682 * (t218 + t222 + t223) +
      0.005278122205517682 * (t221 + t223 + t224) + 0.005278122205517682 * (t240 + t243 + t246) +
      0.005278122205517682 * (t243 + t247 + t248) + 0.005278122205517682 * (t246 + t248 + t249) +
      0.0014679095405140633 * (t265 + t268 + t271) + 0.0014679095405140633 * (t268 + t272 + t273) +
      0.0014679095405140633 * (t271 + t273 + t274) + 0.01321118586462657 * (t290 + t293 + t296) +
      0.01321118586462657 * (t293 + t297 + t298) + 0.01321118586462657 * (t296 + t298 + t299) +
      0.0014679095405140633 * (t315 + t318 + t321) + 0.0014679095405140633 * (t318 + t322 + t323) +
      0.0014679095405140633 * (t321 + t323 + t324) + 0.0014679095405140633 * (t340 + t343 + t346) +
      0.0014679095405140633 * (t343 + t347 + t348) + 0.0014679095405140633 * (t346 + t348 + t349);
  A[0] += t350;
  const double t351 = 0.0031746031746031746 * t15 + 0.0031746031746031746 * t18 + 0.0031746031746031746 * t21
      + 0.0031746031746031746 * t90 + 0.0031746031746031746 * t93 + 0.0031746031746031746 * t96 +
      0.005278122205517682 * t215 + 0.005278122205517682 * t218 + 0.005278122205517682 * t221 +
      0.005278122205517682 * t240 + 0.005278122205517682 * t243 + 0.005278122205517682 * t246 +
      0.0014679095405140633 * t315 + 0.0014679095405140633 * t318 + 0.0014679095405140633 * t321 +
      0.0014679095405140633 * t340 + 0.0014679095405140633 * t343 + 0.0014679095405140633 * t346 -
      0.0031746031746031746 * t40 - 0.0031746031746031746 * t43 - 0.0031746031746031746 * t46 -
      0.0031746031746031746 * t65 - 0.0031746031746031746 * t68 - 0.0031746031746031746 * t71 -
      0.0031746031746031746 * t115 - 0.0031746031746031746 * t118 - 0.0031746031746031746 * t121 -
      0.0031746031746031746 * t140 - 0.0031746031746031746 * t143 - 0.0031746031746031746 * t146 -
      0.015834366616553047 * t165 - 0.015834366616553047 * t168 - 0.015834366616553047 * t171 -
      0.015834366616553047 * t190 - 0.015834366616553047 * t193 - 0.015834366616553047 * t196 -
      0.00440372862154219 * t265 - 0.00440372862154219 * t268 - 0.00440372862154219 * t271 -
      0.00440372862154219 * t290 - 0.00440372862154219 * t293 - 0.00440372862154219 * t296;
  const double t352 = -t351;
  A[1] += t352;
  const double t353 = 0.0031746031746031746 * t18 + 0.0031746031746031746 * t22 + 0.0031746031746031746 * t23
      + 0.0031746031746031746 * t68 + 0.0031746031746031746 * t72 + 0.0031746031746031746 * t73 +
      0.0031746031746031746 * t93 + 0.0031746031746031746 * t97 + 0.0031746031746031746 * t98 +
      0.0031746031746031746 * t143 + 0.0031746031746031746 * t147 + 0.0031746031746031746 * t148 +
      0.015834366616553047 * t193 + 0.015834366616553047 * t197 + 0.015834366616553047 * t198 +
      0.015834366616553047 * t243 + 0.015834366616553047 * t247 + 0.015834366616553047 * t248 +
      0.00440372862154219 * t293 + 0.00440372862154219 * t297 + 0.00440372862154219 * t298 +
      0.00440372862154219 * t343 + 0.00440372862154219 * t347 + 0.00440372862154219 * t348 -
      0.0031746031746031746 * t43 - 0.0031746031746031746 * t47 - 0.0031746031746031746 * t48 -
      0.0031746031746031746 * t118 - 0.0031746031746031746 * t122 - 0.0031746031746031746 * t123 -
      0.005278122205517682 * t168 - 0.005278122205517682 * t172 - 0.005278122205517682 * t173 -
      0.005278122205517682 * t218 - 0.005278122205517682 * t222 - 0.005278122205517682 * t223 -
      0.0014679095405140633 * t268 - 0.0014679095405140633 * t272 - 0.0014679095405140633 * t273 -
      0.0014679095405140633 * t318 - 0.0014679095405140633 * t322 - 0.0014679095405140633 * t323;
  A[2] += t353;
  const double t354 = 0.0031746031746031746 * t21 + 0.0031746031746031746 * t23 + 0.0031746031746031746 * t24
      + 0.0031746031746031746 * t46 + 0.0031746031746031746 * t48 + 0.0031746031746031746 * t49 +
      0.0031746031746031746 * t96 + 0.0031746031746031746 * t98 + 0.0031746031746031746 * t99 +
      0.0031746031746031746 * t121 + 0.0031746031746031746 * t123 + 0.0031746031746031746 * t124 +
      0.015834366616553047 * t196 + 0.015834366616553047 * t198 + 0.015834366616553047 * t199 +
      0.015834366616553047 * t221 + 0.015834366616553047 * t223 + 0.015834366616553047 * t224 +
      0.00440372862154219 * t296 + 0.00440372862154219 * t298 + 0.00440372862154219 * t299 +
      0.00440372862154219 * t321 + 0.00440372862154219 * t323 + 0.00440372862154219 * t324 -
      0.0031746031746031746 * t71 - 0.0031746031746031746 * t73 - 0.0031746031746031746 * t74 -
      0.0031746031746031746 * t146 - 0.0031746031746031746 * t148 - 0.0031746031746031746 * t149 -
      0.005278122205517682 * t171 - 0.005278122205517682 * t173 - 0.005278122205517682 * t174 -
      0.005278122205517682 * t246 - 0.005278122205517682 * t248 - 0.005278122205517682 * t249 -
      0.0014679095405140633 * t271 - 0.0014679095405140633 * t273 - 0.0014679095405140633 * t274 -
      0.0014679095405140633 * t346 - 0.0014679095405140633 * t348 - 0.0014679095405140633 * t349;
  A[3] += t354;
  const double t355 = t18 + t21;
  const double t356 = t22 + t23;
  const double t357 = t23 + t24;
  const double t358 = 0.006349206349206349 * t43 - 1.3029585653930574e-20 * t46;
  const double t359 = 0.006349206349206349 * t47 - 1.3029585653930574e-20 * t48;
  const double t360 = 0.006349206349206349 * t48 - 1.3029585653930574e-20 * t49;
  const double t361 = 1.3029585653930574e-20 * t68 - 0.006349206349206349 * t71;
  const double t362 = 1.3029585653930574e-20 * t72 - 0.006349206349206349 * t73;
  const double t363 = 1.3029585653930574e-20 * t73 - 0.006349206349206349 * t74;
  const double t364 = t93 + t96;
  const double t365 = t97 + t98;
  const double t366 = t98 + t99;
  const double t367 = 1.3029585653930574e-20 * t118 - 0.006349206349206349 * t121;
  const double t368 = 1.3029585653930574e-20 * t122 - 0.006349206349206349 * t123;
  const double t369 = 1.3029585653930574e-20 * t123 - 0.006349206349206349 * t124;
  const double t370 = 0.006349206349206349 * t143 - 1.3029585653930574e-20 * t146;
  const double t371 = 0.006349206349206349 * t147 - 1.3029585653930574e-20 * t148;
  const double t372 = 0.006349206349206349 * t148 - 1.3029585653930574e-20 * t149;
  const double t373 = t168 + t171;
  const double t374 = t172 + t173;
  const double t375 = t173 + t174;
  const double t376 = t193 + t196;
  const double t377 = t197 + t198;
  const double t378 = t198 + t199;
  const double t379 = 0.041248586135427874 * t218 + 0.005937099008853089 * t221;
  const double t380 = 0.041248586135427874 * t222 + 0.005937099008853089 * t223;
  const double t381 = 0.041248586135427874 * t223 + 0.005937099008853089 * t224;
  const double t382 = 0.005937099008853089 * t243 + 0.041248586135427874 * t246;
  const double t383 = 0.005937099008853089 * t247 + 0.041248586135427874 * t248;
  const double t384 = 0.005937099008853089 * t248 + 0.041248586135427874 * t249;
  const double t385 = t268 + t271;
  const double t386 = t272 + t273;
  const double t387 = t273 + t274;
  const double t388 = t293 + t296;
  const double t389 = t297 + t298;
  const double t390 = t298 + t299;
  const double t391 = 0.00503736744349365 * t318 + 0.027840599004522276 * t321;
  const double t392 = 0.00503736744349365 * t322 + 0.027840599004522276 * t323;
  const double t393 = 0.00503736744349365 * t323 + 0.027840599004522276 * t324;
  const double t394 = 0.027840599004522276 * t343 + 0.00503736744349365 * t346;
  const double t395 = 0.027840599004522276 * t347 + 0.00503736744349365 * t348;
  const double t396 = 0.027840599004522276 * t348 + 0.00503736744349365 * t349;
  const double t397 = 0.006349206349206349 * t355 + 0.006349206349206349 * t356 + 0.006349206349206349 * t357
      + 1.0 * t358 + 1.0 * t359 + 1.0 * t360 + 1.3029585653930574e-20 * t364 + 1.3029585653930574e-20 * t365 +
      1.3029585653930574e-20 * t366 + 1.0 * t367 + 1.0 * t368 + 1.0 * t369 + 0.003549749576126014 * t373 +
      0.003549749576126014 * t374 + 0.003549749576126014 * t375 + 0.5978929390991821 * t379 +
      0.5978929390991821 * t380 + 0.5978929390991821 * t381 + 0.5978929390991821 * t382 + 0.5978929390991821 *
      t383 + 0.5978929390991821 * t384 + 0.02150615229231366 * t388 + 0.02150615229231366 * t389 +
      0.02150615229231366 * t390 - 1.0 * t361 - 1.0 * t362 - 1.0 * t363 - 1.0 * t370 - 1.0 * t371 - 1.0 * t372
      - 0.010649248728378042 * t376 - 0.010649248728378042 * t377 - 0.010649248728378042 * t378 -
      0.00716871743077122 * t385 - 0.00716871743077122 * t386 - 0.00716871743077122 * t387 -
      0.25749149397276877 * t391 - 0.25749149397276877 * t392 - 0.25749149397276877 * t393 -
      0.25749149397276877 * t394 - 0.25749149397276877 * t395 - 0.25749149397276877 * t396;
  A[4] += t397;
  const double t398 = 0.006349206349206349 * t15 - 1.3029585653930574e-20 * t21;
  const double t399 = 0.006349206349206349 * t18 - 1.3029585653930574e-20 * t23;
  const double t400 = 0.006349206349206349 * t21 - 1.3029585653930574e-20 * t24;
  const double t401 = t40 + t46;
  const double t402 = t43 + t48;
  const double t403 = t46 + t49;
  const double t404 = 1.3029585653930574e-20 * t65 - 0.006349206349206349 * t71;
  const double t405 = 1.3029585653930574e-20 * t68 - 0.006349206349206349 * t73;
  const double t406 = 1.3029585653930574e-20 * t71 - 0.006349206349206349 * t74;
  const double t407 = 1.3029585653930574e-20 * t90 - 0.006349206349206349 * t96;
  const double t408 = 1.3029585653930574e-20 * t93 - 0.006349206349206349 * t98;
  const double t409 = 1.3029585653930574e-20 * t96 - 0.006349206349206349 * t99;
  const double t410 = t115 + t121;
  const double t411 = t118 + t123;
  const double t412 = t121 + t124;
  const double t413 = 0.006349206349206349 * t140 - 1.3029585653930574e-20 * t146;
  const double t414 = 0.006349206349206349 * t143 - 1.3029585653930574e-20 * t148;
  const double t415 = 0.006349206349206349 * t146 - 1.3029585653930574e-20 * t149;
  const double t416 = 0.005937099008853089 * t165 + 0.041248586135427874 * t171;
  const double t417 = 0.005937099008853089 * t168 + 0.041248586135427874 * t173;
  const double t418 = 0.005937099008853089 * t171 + 0.041248586135427874 * t174;
  const double t419 = t190 + t196;
  const double t420 = t193 + t198;
  const double t421 = t196 + t199;
  const double t422 = 0.041248586135427874 * t215 + 0.005937099008853089 * t221;
  const double t423 = 0.041248586135427874 * t218 + 0.005937099008853089 * t223;
  const double t424 = 0.041248586135427874 * t221 + 0.005937099008853089 * t224;
  const double t425 = t240 + t246;
  const double t426 = t243 + t248;
  const double t427 = t246 + t249;
  const double t428 = 0.027840599004522276 * t265 + 0.00503736744349365 * t271;
  const double t429 = 0.027840599004522276 * t268 + 0.00503736744349365 * t273;
  const double t430 = 0.027840599004522276 * t271 + 0.00503736744349365 * t274;
  const double t431 = t290 + t296;
  const double t432 = t293 + t298;
  const double t433 = t296 + t299;
  const double t434 = 0.00503736744349365 * t315 + 0.027840599004522276 * t321;
  const double t435 = 0.00503736744349365 * t318 + 0.027840599004522276 * t323;
  const double t436 = 0.00503736744349365 * t321 + 0.027840599004522276 * t324;
  const double t437 = t340 + t346;
  const double t438 = t343 + t348;
  const double t439 = t346 + t349;
  const double t440 = 1.0 * t398 + 1.0 * t399 + 1.0 * t400 + 0.006349206349206349 * t401 +
      0.006349206349206349 * t402 + 0.006349206349206349 * t403 + 1.0 * t407 + 1.0 * t408 + 1.0 * t409 +
      1.3029585653930574e-20 * t410 + 1.3029585653930574e-20 * t411 + 1.3029585653930574e-20 * t412 +
      0.5978929390991821 * t416 + 0.5978929390991821 * t417 + 0.5978929390991821 * t418 + 0.5978929390991821 *
      t422 + 0.5978929390991821 * t423 + 0.5978929390991821 * t424 + 0.003549749576126014 * t425 +
      0.003549749576126014 * t426 + 0.003549749576126014 * t427 + 0.02150615229231366 * t431 +
      0.02150615229231366 * t432 + 0.02150615229231366 * t433 - 1.0 * t404 - 1.0 * t405 - 1.0 * t406 - 1.0 *
      t413 - 1.0 * t414 - 1.0 * t415 - 0.010649248728378042 * t419 - 0.010649248728378042 * t420 -
      0.010649248728378042 * t421 - 0.25749149397276877 * t428 - 0.25749149397276877 * t429 -
      0.25749149397276877 * t430 - 0.25749149397276877 * t434 - 0.25749149397276877 * t435 -
      0.25749149397276877 * t436 - 0.00716871743077122 * t437 - 0.00716871743077122 * t438 -
      0.00716871743077122 * t439;
  A[5] += t440;
  const double t441 = 0.006349206349206349 * t15 - 1.3029585653930574e-20 * t18;
  const double t442 = 0.006349206349206349 * t18 - 1.3029585653930574e-20 * t22;
  const double t443 = 0.006349206349206349 * t21 - 1.3029585653930574e-20 * t23;
  const double t444 = 1.3029585653930574e-20 * t40 - 0.006349206349206349 * t43;
  const double t445 = 1.3029585653930574e-20 * t43 - 0.006349206349206349 * t47;
  const double t446 = 1.3029585653930574e-20 * t46 - 0.006349206349206349 * t48;
  const double t447 = t65 + t68;
  const double t448 = t68 + t72;
  const double t449 = t71 + t73;
  const double t450 = 1.3029585653930574e-20 * t90 - 0.006349206349206349 * t93;
  const double t451 = 1.3029585653930574e-20 * t93 - 0.006349206349206349 * t97;
  const double t452 = 1.3029585653930574e-20 * t96 - 0.006349206349206349 * t98;
  const double t453 = 0.006349206349206349 * t115 - 1.3029585653930574e-20 * t118;
  const double t454 = 0.006349206349206349 * t118 - 1.3029585653930574e-20 * t122;
  const double t455 = 0.006349206349206349 * t121 - 1.3029585653930574e-20 * t123;
  const double t456 = t140 + t143;
  const double t457 = t143 + t147;
  const double t458 = t146 + t148;
  const double t459 = 0.005937099008853089 * t165 + 0.041248586135427874 * t168;
  const double t460 = 0.005937099008853089 * t168 + 0.041248586135427874 * t172;
  const double t461 = 0.005937099008853089 * t171 + 0.041248586135427874 * t173;
  const double t462 = t190 + t193;
  const double t463 = t193 + t197;
  const double t464 = t196 + t198;
  const double t465 = t215 + t218;
  const double t466 = t218 + t222;
  const double t467 = t221 + t223;
  const double t468 = 0.041248586135427874 * t240 + 0.005937099008853089 * t243;
  const double t469 = 0.041248586135427874 * t243 + 0.005937099008853089 * t247;
  const double t470 = 0.041248586135427874 * t246 + 0.005937099008853089 * t248;
  const double t471 = 0.027840599004522276 * t265 + 0.00503736744349365 * t268;
  const double t472 = 0.027840599004522276 * t268 + 0.00503736744349365 * t272;
  const double t473 = 0.027840599004522276 * t271 + 0.00503736744349365 * t273;
  const double t474 = t290 + t293;
  const double t475 = t293 + t297;
  const double t476 = t296 + t298;
  const double t477 = t315 + t318;
  const double t478 = t318 + t322;
  const double t479 = t321 + t323;
  const double t480 = 0.00503736744349365 * t340 + 0.027840599004522276 * t343;
  const double t481 = 0.00503736744349365 * t343 + 0.027840599004522276 * t347;
  const double t482 = 0.00503736744349365 * t346 + 0.027840599004522276 * t348;
  const double t483 = 1.0 * t441 + 1.0 * t442 + 1.0 * t443 + 0.006349206349206349 * t447 +
      0.006349206349206349 * t448 + 0.006349206349206349 * t449 + 1.0 * t450 + 1.0 * t451 + 1.0 * t452 +
      1.3029585653930574e-20 * t456 + 1.3029585653930574e-20 * t457 + 1.3029585653930574e-20 * t458 +
      0.5978929390991821 * t459 + 0.5978929390991821 * t460 + 0.5978929390991821 * t461 + 0.003549749576126014
      * t465 + 0.003549749576126014 * t466 + 0.003549749576126014 * t467 + 0.5978929390991821 * t468 +
      0.5978929390991821 * t469 + 0.5978929390991821 * t470 + 0.02150615229231366 * t474 + 0.02150615229231366
      * t475 + 0.02150615229231366 * t476 - 1.0 * t444 - 1.0 * t445 - 1.0 * t446 - 1.0 * t453 - 1.0 * t454 -
      1.0 * t455 - 0.010649248728378042 * t462 - 0.010649248728378042 * t463 - 0.010649248728378042 * t464 -
      0.25749149397276877 * t471 - 0.25749149397276877 * t472 - 0.25749149397276877 * t473 -
      0.00716871743077122 * t477 - 0.00716871743077122 * t478 - 0.00716871743077122 * t479 -
      0.25749149397276877 * t480 - 0.25749149397276877 * t481 - 0.25749149397276877 * t482;
  A[6] += t483;
  const double t484 = 0.006349206349206349 * t15 + 0.006349206349206349 * t18 + 0.006349206349206349 * t21;
  const double t485 = 0.006349206349206349 * t18 + 0.006349206349206349 * t22 + 0.006349206349206349 * t23;
  const double t486 = 0.006349206349206349 * t21 + 0.006349206349206349 * t23 + 0.006349206349206349 * t24;
  const double t487 = 0.006349206349206349 * t40 + 0.006349206349206349 * t43 + 0.006349206349206349 * t46;
  const double t488 = 0.006349206349206349 * t43 + 0.006349206349206349 * t47 + 0.006349206349206349 * t48;
  const double t489 = 0.006349206349206349 * t46 + 0.006349206349206349 * t48 + 0.006349206349206349 * t49;
  const double t490 = 1.3029585653930574e-20 * t90 + 1.3029585653930574e-20 * t93 + 0.006349206349206349 *
      t96;
  const double t491 = 1.3029585653930574e-20 * t93 + 1.3029585653930574e-20 * t97 + 0.006349206349206349 *
      t98;
  const double t492 = 1.3029585653930574e-20 * t96 + 1.3029585653930574e-20 * t98 + 0.006349206349206349 *
      t99;
  const double t493 = 1.3029585653930574e-20 * t115 + 1.3029585653930574e-20 * t118 + 0.006349206349206349 *
      t121;
  const double t494 = 1.3029585653930574e-20 * t118 + 1.3029585653930574e-20 * t122 + 0.006349206349206349 *
      t123;
  const double t495 = 1.3029585653930574e-20 * t121 + 1.3029585653930574e-20 * t123 + 0.006349206349206349 *
      t124;
  const double t496 = t165 + t168;
  const double t497 = t168 + t172;
  const double t498 = t171 + t173;
  const double t499 = 0.005937099008853089 * t190 + 0.005937099008853089 * t193 - 0.03531148712657479 * t196;
  const double t500 = 0.005937099008853089 * t193 + 0.005937099008853089 * t197 - 0.03531148712657479 * t198;
  const double t501 = 0.005937099008853089 * t196 + 0.005937099008853089 * t198 - 0.03531148712657479 * t199;
  const double t502 = 0.041248586135427874 * t215 + 0.041248586135427874 * t218 + 0.03531148712657479 * t221;
  const double t503 = 0.041248586135427874 * t218 + 0.041248586135427874 * t222 + 0.03531148712657479 * t223;
  const double t504 = 0.041248586135427874 * t221 + 0.041248586135427874 * t223 + 0.03531148712657479 * t224;
  const double t505 = t240 + t243;
  const double t506 = t243 + t247;
  const double t507 = t246 + t248;
  const double t508 = t265 + t268;
  const double t509 = t268 + t272;
  const double t510 = t271 + t273;
  const double t511 = 0.027840599004522276 * t290 + 0.027840599004522276 * t293 + 0.022803231561028627 * t296;
  const double t512 = 0.027840599004522276 * t293 + 0.027840599004522276 * t297 + 0.022803231561028627 * t298;
  const double t513 = 0.027840599004522276 * t296 + 0.027840599004522276 * t298 + 0.022803231561028627 * t299;
  const double t514 = 0.00503736744349365 * t315 + 0.00503736744349365 * t318 - 0.022803231561028627 * t321;
  const double t515 = 0.00503736744349365 * t318 + 0.00503736744349365 * t322 - 0.022803231561028627 * t323;
  const double t516 = 0.00503736744349365 * t321 + 0.00503736744349365 * t323 - 0.022803231561028627 * t324;
  const double t517 = t340 + t343;
  const double t518 = t343 + t347;
  const double t519 = t346 + t348;
  const double t520 = 1.3029585653930574e-20 * t447 + 1.3029585653930574e-20 * t448 + 1.3029585653930574e-20 *
      t449 + 0.006349206349206349 * t456 + 0.006349206349206349 * t457 + 0.006349206349206349 * t458 +
      1.7936788172975462 * t499 + 1.7936788172975462 * t500 + 1.7936788172975462 * t501 + 0.00716871743077122
      * t508 + 0.00716871743077122 * t509 + 0.00716871743077122 * t510 + 0.25749149397276877 * t514 +
      0.25749149397276877 * t515 + 0.25749149397276877 * t516 + 0.00716871743077122 * t517 +
      0.00716871743077122 * t518 + 0.00716871743077122 * t519 - 1.0 * t484 - 1.0 * t485 - 1.0 * t486 - 1.0 *
      t487 - 1.0 * t488 - 1.0 * t489 - 1.0 * t490 - 1.0 * t491 - 1.0 * t492 - 1.0 * t493 - 1.0 * t494 - 1.0 *
      t495 - 0.003549749576126014 * t496 - 0.003549749576126014 * t497 - 0.003549749576126014 * t498 -
      0.5978929390991821 * t502 - 0.5978929390991821 * t503 - 0.5978929390991821 * t504 - 0.003549749576126014
      * t505 - 0.003549749576126014 * t506 - 0.003549749576126014 * t507 - 0.7724744819183064 * t511 -
      0.7724744819183064 * t512 - 0.7724744819183064 * t513;
  A[7] += t520;
  const double t521 = 0.006349206349206349 * t15 + 0.006349206349206349 * t18 + 0.006349206349206349 * t21;
  const double t522 = 0.006349206349206349 * t18 + 0.006349206349206349 * t22 + 0.006349206349206349 * t23;
  const double t523 = 0.006349206349206349 * t21 + 0.006349206349206349 * t23 + 0.006349206349206349 * t24;
  const double t524 = 0.006349206349206349 * t65 + 0.006349206349206349 * t68 + 0.006349206349206349 * t71;
  const double t525 = 0.006349206349206349 * t68 + 0.006349206349206349 * t72 + 0.006349206349206349 * t73;
  const double t526 = 0.006349206349206349 * t71 + 0.006349206349206349 * t73 + 0.006349206349206349 * t74;
  const double t527 = 1.3029585653930574e-20 * t90 + 0.006349206349206349 * t93 + 1.3029585653930574e-20 *
      t96;
  const double t528 = 1.3029585653930574e-20 * t93 + 0.006349206349206349 * t97 + 1.3029585653930574e-20 *
      t98;
  const double t529 = 1.3029585653930574e-20 * t96 + 0.006349206349206349 * t98 + 1.3029585653930574e-20 *
      t99;
  const double t530 = 1.3029585653930574e-20 * t140 + 0.006349206349206349 * t143 + 1.3029585653930574e-20 *
      t146;
  const double t531 = 1.3029585653930574e-20 * t143 + 0.006349206349206349 * t147 + 1.3029585653930574e-20 *
      t148;
  const double t532 = 1.3029585653930574e-20 * t146 + 0.006349206349206349 * t148 + 1.3029585653930574e-20 *
      t149;
  const double t533 = t165 + t171;
  const double t534 = t168 + t173;
  const double t535 = t171 + t174;
  const double t536 = 0.005937099008853089 * t190 + 0.005937099008853089 * t196 - 0.03531148712657479 * t193;
  const double t537 = 0.005937099008853089 * t193 + 0.005937099008853089 * t198 - 0.03531148712657479 * t197;
  const double t538 = 0.005937099008853089 * t196 + 0.005937099008853089 * t199 - 0.03531148712657479 * t198;
  const double t539 = t215 + t221;
  const double t540 = t218 + t223;
  const double t541 = t221 + t224;
  const double t542 = 0.041248586135427874 * t240 + 0.03531148712657479 * t243 + 0.041248586135427874 * t246;
  const double t543 = 0.041248586135427874 * t243 + 0.03531148712657479 * t247 + 0.041248586135427874 * t248;
  const double t544 = 0.041248586135427874 * t246 + 0.03531148712657479 * t248 + 0.041248586135427874 * t249;
  const double t545 = t265 + t271;
  const double t546 = t268 + t273;
  const double t547 = t271 + t274;
  const double t548 = 0.027840599004522276 * t290 + 0.022803231561028627 * t293 + 0.027840599004522276 * t296;
  const double t549 = 0.027840599004522276 * t293 + 0.022803231561028627 * t297 + 0.027840599004522276 * t298;
  const double t550 = 0.027840599004522276 * t296 + 0.022803231561028627 * t298 + 0.027840599004522276 * t299;
  const double t551 = t315 + t321;
  const double t552 = t318 + t323;
  const double t553 = t321 + t324;
  const double t554 = 0.00503736744349365 * t340 + 0.00503736744349365 * t346 - 0.022803231561028627 * t343;
  const double t555 = 0.00503736744349365 * t343 + 0.00503736744349365 * t348 - 0.022803231561028627 * t347;
  const double t556 = 0.00503736744349365 * t346 + 0.00503736744349365 * t349 - 0.022803231561028627 * t348;
  const double t557 = 1.3029585653930574e-20 * t401 + 1.3029585653930574e-20 * t402 + 1.3029585653930574e-20 *
      t403 + 0.006349206349206349 * t410 + 0.006349206349206349 * t411 + 0.006349206349206349 * t412 +
      1.7936788172975462 * t536 + 1.7936788172975462 * t537 + 1.7936788172975462 * t538 + 0.00716871743077122
      * t545 + 0.00716871743077122 * t546 + 0.00716871743077122 * t547 + 0.00716871743077122 * t551 +
      0.00716871743077122 * t552 + 0.00716871743077122 * t553 + 0.25749149397276877 * t554 +
      0.25749149397276877 * t555 + 0.25749149397276877 * t556 - 1.0 * t521 - 1.0 * t522 - 1.0 * t523 - 1.0 *
      t524 - 1.0 * t525 - 1.0 * t526 - 1.0 * t527 - 1.0 * t528 - 1.0 * t529 - 1.0 * t530 - 1.0 * t531 - 1.0 *
      t532 - 0.003549749576126014 * t533 - 0.003549749576126014 * t534 - 0.003549749576126014 * t535 -
      0.003549749576126014 * t539 - 0.003549749576126014 * t540 - 0.003549749576126014 * t541 -
      0.5978929390991821 * t542 - 0.5978929390991821 * t543 - 0.5978929390991821 * t544 - 0.7724744819183064 *
      t548 - 0.7724744819183064 * t549 - 0.7724744819183064 * t550;
  A[8] += t557;
  const double t558 = 0.006349206349206349 * t40 + 0.006349206349206349 * t43 + 0.006349206349206349 * t46;
  const double t559 = 0.006349206349206349 * t43 + 0.006349206349206349 * t47 + 0.006349206349206349 * t48;
  const double t560 = 0.006349206349206349 * t46 + 0.006349206349206349 * t48 + 0.006349206349206349 * t49;
  const double t561 = 0.006349206349206349 * t65 + 0.006349206349206349 * t68 + 0.006349206349206349 * t71;
  const double t562 = 0.006349206349206349 * t68 + 0.006349206349206349 * t72 + 0.006349206349206349 * t73;
  const double t563 = 0.006349206349206349 * t71 + 0.006349206349206349 * t73 + 0.006349206349206349 * t74;
  const double t564 = 0.006349206349206349 * t115 + 1.3029585653930574e-20 * t118 + 1.3029585653930574e-20 *
      t121;
  const double t565 = 0.006349206349206349 * t118 + 1.3029585653930574e-20 * t122 + 1.3029585653930574e-20 *
      t123;
  const double t566 = 0.006349206349206349 * t121 + 1.3029585653930574e-20 * t123 + 1.3029585653930574e-20 *
      t124;
  const double t567 = 0.006349206349206349 * t140 + 1.3029585653930574e-20 * t143 + 1.3029585653930574e-20 *
      t146;
  const double t568 = 0.006349206349206349 * t143 + 1.3029585653930574e-20 * t147 + 1.3029585653930574e-20 *
      t148;
  const double t569 = 0.006349206349206349 * t146 + 1.3029585653930574e-20 * t148 + 1.3029585653930574e-20 *
      t149;
  const double t570 = 0.03531148712657479 * t165 + 0.041248586135427874 * t168 + 0.041248586135427874 * t171;
  const double t571 = 0.03531148712657479 * t168 + 0.041248586135427874 * t172 + 0.041248586135427874 * t173;
  const double t572 = 0.03531148712657479 * t171 + 0.041248586135427874 * t173 + 0.041248586135427874 * t174;
  const double t573 = 0.03531148712657479 * t190 - 0.005937099008853089 * t193 - 0.005937099008853089 * t196;
  const double t574 = 0.03531148712657479 * t193 - 0.005937099008853089 * t197 - 0.005937099008853089 * t198;
  const double t575 = 0.03531148712657479 * t196 - 0.005937099008853089 * t198 - 0.005937099008853089 * t199;
  const double t576 = t218 + t221;
  const double t577 = t222 + t223;
  const double t578 = t223 + t224;
  const double t579 = t243 + t246;
  const double t580 = t247 + t248;
  const double t581 = t248 + t249;
  const double t582 = 0.022803231561028627 * t265 - 0.00503736744349365 * t268 - 0.00503736744349365 * t271;
  const double t583 = 0.022803231561028627 * t268 - 0.00503736744349365 * t272 - 0.00503736744349365 * t273;
  const double t584 = 0.022803231561028627 * t271 - 0.00503736744349365 * t273 - 0.00503736744349365 * t274;
  const double t585 = 0.022803231561028627 * t290 + 0.027840599004522276 * t293 + 0.027840599004522276 * t296;
  const double t586 = 0.022803231561028627 * t293 + 0.027840599004522276 * t297 + 0.027840599004522276 * t298;
  const double t587 = 0.022803231561028627 * t296 + 0.027840599004522276 * t298 + 0.027840599004522276 * t299;
  const double t588 = t318 + t321;
  const double t589 = t322 + t323;
  const double t590 = t323 + t324;
  const double t591 = t343 + t346;
  const double t592 = t347 + t348;
  const double t593 = t348 + t349;
  const double t594 = 1.3029585653930574e-20 * t355 + 1.3029585653930574e-20 * t356 + 1.3029585653930574e-20 *
      t357 + 0.006349206349206349 * t364 + 0.006349206349206349 * t365 + 0.006349206349206349 * t366 +
      0.00716871743077122 * t588 + 0.00716871743077122 * t589 + 0.00716871743077122 * t590 +
      0.00716871743077122 * t591 + 0.00716871743077122 * t592 + 0.00716871743077122 * t593 - 1.0 * t558 - 1.0
      * t559 - 1.0 * t560 - 1.0 * t561 - 1.0 * t562 - 1.0 * t563 - 1.0 * t564 - 1.0 * t565 - 1.0 * t566 - 1.0
      * t567 - 1.0 * t568 - 1.0 * t569 - 0.5978929390991821 * t570 - 0.5978929390991821 * t571 -
      0.5978929390991821 * t572 - 1.7936788172975462 * t573 - 1.7936788172975462 * t574 - 1.7936788172975462 *
      t575 - 0.003549749576126014 * t576 - 0.003549749576126014 * t577 - 0.003549749576126014 * t578 -
      0.003549749576126014 * t579 - 0.003549749576126014 * t580 - 0.003549749576126014 * t581 -
      0.25749149397276877 * t582 - 0.25749149397276877 * t583 - 0.25749149397276877 * t584 -
      0.7724744819183064 * t585 - 0.7724744819183064 * t586 - 0.7724744819183064 * t587;
  A[9] += t594;
  A[10] += t352;
  A[11] += 0.0031746031746031746 * t15 + 0.0031746031746031746 * t40 + 0.0031746031746031746 * t65 +
      0.0031746031746031746 * t90 + 0.0031746031746031746 * t115 + 0.0031746031746031746 * t140 +
      0.04750309984965914 * t165 + 0.005278122205517682 * t190 + 0.005278122205517682 * t215 +
      0.005278122205517682 * t240 + 0.01321118586462657 * t265 + 0.0014679095405140633 * t290 +
      0.0014679095405140633 * t315 + 0.0014679095405140633 * t340;
  const double t595 = 0.0031746031746031746 * t18 + 0.0031746031746031746 * t43 + 0.0031746031746031746 * t93
      + 0.0031746031746031746 * t118 + 0.015834366616553047 * t168 + 0.015834366616553047 * t243 +
      0.00440372862154219 * t268 + 0.00440372862154219 * t343 - 0.0031746031746031746 * t68 -
      0.0031746031746031746 * t143 - 0.005278122205517682 * t193 - 0.005278122205517682 * t218 -
      0.0014679095405140633 * t293 - 0.0014679095405140633 * t318;
  const double t596 = -t595;
  A[12] += t596;
  const double t597 = 0.0031746031746031746 * t21 + 0.0031746031746031746 * t71 + 0.0031746031746031746 * t96
      + 0.0031746031746031746 * t146 + 0.015834366616553047 * t171 + 0.015834366616553047 * t221 +
      0.00440372862154219 * t271 + 0.00440372862154219 * t321 - 0.0031746031746031746 * t46 -
      0.0031746031746031746 * t121 - 0.005278122205517682 * t196 - 0.005278122205517682 * t246 -
      0.0014679095405140633 * t296 - 0.0014679095405140633 * t346;
  const double t598 = -t597;
  A[13] += t598;
  const double t599 = 0.006349206349206349 * t355 + 1.0 * t361 + 1.3029585653930574e-20 * t364 + 1.0 * t370 +
      0.003549749576126014 * t376 + 0.5978929390991821 * t379 + 0.5978929390991821 * t382 +
      0.02150615229231366 * t385 - 1.0 * t358 - 1.0 * t367 - 0.010649248728378042 * t373 - 0.00716871743077122
      * t388 - 0.25749149397276877 * t391 - 0.25749149397276877 * t394;
  const double t600 = -t599;
  A[14] += t600;
  const double t601 = 1.0 * t398 + 1.0 * t404 + 1.0 * t407 + 1.0 * t413 + 0.003549749576126014 * t419 +
      0.5978929390991821 * t422 + 0.003549749576126014 * t425 + 0.7724744819183064 * t428 -
      0.006349206349206349 * t401 - 1.3029585653930574e-20 * t410 - 1.7936788172975462 * t416 -
      0.00716871743077122 * t431 - 0.25749149397276877 * t434 - 0.00716871743077122 * t437;
  const double t602 = -t601;
  A[15] += t602;
  const double t603 = 1.0 * t441 + 1.0 * t444 + 1.0 * t450 + 1.0 * t453 + 0.003549749576126014 * t462 +
      0.003549749576126014 * t465 + 0.5978929390991821 * t468 + 0.7724744819183064 * t471 -
      0.006349206349206349 * t447 - 1.3029585653930574e-20 * t456 - 1.7936788172975462 * t459 -
      0.00716871743077122 * t474 - 0.00716871743077122 * t477 - 0.25749149397276877 * t480;
  const double t604 = -t603;
  A[16] += t604;
  const double t605 = 1.3029585653930574e-20 * t447 + 0.006349206349206349 * t456 + 1.0 * t484 + 1.0 * t490 +
      0.5978929390991821 * t499 + 0.5978929390991821 * t502 + 0.003549749576126014 * t505 +
      0.02150615229231366 * t508 - 1.0 * t487 - 1.0 * t493 - 0.010649248728378042 * t496 - 0.25749149397276877
      * t511 - 0.25749149397276877 * t514 - 0.00716871743077122 * t517;
  A[17] += t605;
  const double t606 = 1.3029585653930574e-20 * t401 + 0.006349206349206349 * t410 + 1.0 * t521 + 1.0 * t527 +
      0.5978929390991821 * t536 + 0.003549749576126014 * t539 + 0.5978929390991821 * t542 +
      0.02150615229231366 * t545 - 1.0 * t524 - 1.0 * t530 - 0.010649248728378042 * t533 - 0.25749149397276877
      * t548 - 0.00716871743077122 * t551 - 0.25749149397276877 * t554;
  A[18] += t606;
  const double t607 = 1.3029585653930574e-20 * t355 + 0.006349206349206349 * t364 + 1.0 * t558 + 1.0 * t561 +
      1.0 * t564 + 1.0 * t567 + 1.7936788172975462 * t570 + 0.5978929390991821 * t573 + 0.7724744819183064 *
      t582 + 0.25749149397276877 * t585 + 0.00716871743077122 * t588 + 0.00716871743077122 * t591 -
      0.003549749576126014 * t576 - 0.003549749576126014 * t579;
  const double t608 = -t607;
  A[19] += t608;
  A[20] += t353;
  A[21] += t596;
  A[22] += 0.0031746031746031746 * t22 + 0.0031746031746031746 * t47 + 0.0031746031746031746 * t72 +
      0.0031746031746031746 * t97 + 0.0031746031746031746 * t122 + 0.0031746031746031746 * t147 +
      0.005278122205517682 * t172 + 0.005278122205517682 * t197 + 0.005278122205517682 * t222 +
      0.04750309984965914 * t247 + 0.0014679095405140633 * t272 + 0.0014679095405140633 * t297 +
      0.0014679095405140633 * t322 + 0.01321118586462657 * t347;
  const double t609 = 0.0031746031746031746 * t23 + 0.0031746031746031746 * t98 + 0.005278122205517682 * t173
      + 0.005278122205517682 * t198 + 0.0014679095405140633 * t273 + 0.0014679095405140633 * t298 -
      0.0031746031746031746 * t48 - 0.0031746031746031746 * t73 - 0.0031746031746031746 * t123 -
      0.0031746031746031746 * t148 - 0.015834366616553047 * t223 - 0.015834366616553047 * t248 -
      0.00440372862154219 * t323 - 0.00440372862154219 * t348;
  A[23] += t609;
  const double t610 = 0.006349206349206349 * t356 + 1.3029585653930574e-20 * t365 + 1.7936788172975462 * t383
      + 0.00716871743077122 * t386 + 0.00716871743077122 * t389 + 0.25749149397276877 * t392 - 1.0 * t359 -
      1.0 * t362 - 1.0 * t368 - 1.0 * t371 - 0.003549749576126014 * t374 - 0.003549749576126014 * t377 -
      0.5978929390991821 * t380 - 0.7724744819183064 * t395;
  A[24] += t610;
  const double t611 = 1.0 * t399 + 1.0 * t408 + 0.010649248728378042 * t426 + 0.25749149397276877 * t429 +
      0.00716871743077122 * t432 + 0.25749149397276877 * t435 - 0.006349206349206349 * t402 - 1.0 * t405 -
      1.3029585653930574e-20 * t411 - 1.0 * t414 - 0.5978929390991821 * t417 - 0.003549749576126014 * t420 -
      0.5978929390991821 * t423 - 0.02150615229231366 * t438;
  A[25] += t611;
  const double t612 = 1.0 * t442 + 1.0 * t445 + 0.006349206349206349 * t448 + 1.0 * t451 + 1.0 * t454 +
      1.3029585653930574e-20 * t457 + 1.7936788172975462 * t469 + 0.25749149397276877 * t472 +
      0.00716871743077122 * t475 + 0.00716871743077122 * t478 - 0.5978929390991821 * t460 -
      0.003549749576126014 * t463 - 0.003549749576126014 * t466 - 0.7724744819183064 * t481;
  A[26] += t612;
  const double t613 = 1.3029585653930574e-20 * t448 + 0.006349206349206349 * t457 + 1.0 * t488 + 1.0 * t494 +
      0.003549749576126014 * t497 + 0.5978929390991821 * t500 + 0.5978929390991821 * t503 +
      0.02150615229231366 * t518 - 1.0 * t485 - 1.0 * t491 - 0.010649248728378042 * t506 - 0.00716871743077122
      * t509 - 0.25749149397276877 * t512 - 0.25749149397276877 * t515;
  A[27] += t613;
  const double t614 = 1.3029585653930574e-20 * t402 + 0.006349206349206349 * t411 + 1.0 * t522 + 1.0 * t525 +
      1.0 * t528 + 1.0 * t531 + 1.7936788172975462 * t543 + 0.00716871743077122 * t546 + 0.25749149397276877 *
      t549 + 0.00716871743077122 * t552 - 0.003549749576126014 * t534 - 0.5978929390991821 * t537 -
      0.003549749576126014 * t540 - 0.7724744819183064 * t555;
  const double t615 = -t614;
  A[28] += t615;
  const double t616 = 1.3029585653930574e-20 * t356 + 0.006349206349206349 * t365 + 1.0 * t559 + 1.0 * t565 +
      0.5978929390991821 * t571 + 0.003549749576126014 * t577 + 0.25749149397276877 * t583 +
      0.02150615229231366 * t592 - 1.0 * t562 - 1.0 * t568 - 0.5978929390991821 * t574 - 0.010649248728378042
      * t580 - 0.25749149397276877 * t586 - 0.00716871743077122 * t589;
  A[29] += t616;
  A[30] += t354;
  A[31] += t598;
  A[32] += t609;
  A[33] += 0.0031746031746031746 * t24 + 0.0031746031746031746 * t49 + 0.0031746031746031746 * t74 +
      0.0031746031746031746 * t99 + 0.0031746031746031746 * t124 + 0.0031746031746031746 * t149 +
      0.005278122205517682 * t174 + 0.005278122205517682 * t199 + 0.04750309984965914 * t224 +
      0.005278122205517682 * t249 + 0.0014679095405140633 * t274 + 0.0014679095405140633 * t299 +
      0.01321118586462657 * t324 + 0.0014679095405140633 * t349;
  const double t617 = 0.006349206349206349 * t357 + 1.0 * t360 + 1.0 * t363 + 1.3029585653930574e-20 * t366 +
      1.0 * t369 + 1.0 * t372 + 1.7936788172975462 * t381 + 0.00716871743077122 * t387 + 0.00716871743077122 *
      t390 + 0.25749149397276877 * t396 - 0.003549749576126014 * t375 - 0.003549749576126014 * t378 -
      0.5978929390991821 * t384 - 0.7724744819183064 * t393;
  A[34] += t617;
  const double t618 = 1.0 * t400 + 0.006349206349206349 * t403 + 1.0 * t406 + 1.0 * t409 +
      1.3029585653930574e-20 * t412 + 1.0 * t415 + 1.7936788172975462 * t424 + 0.25749149397276877 * t430 +
      0.00716871743077122 * t433 + 0.00716871743077122 * t439 - 0.5978929390991821 * t418 -
      0.003549749576126014 * t421 - 0.003549749576126014 * t427 - 0.7724744819183064 * t436;
  A[35] += t618;
  const double t619 = 1.0 * t443 + 1.0 * t452 + 0.010649248728378042 * t467 + 0.25749149397276877 * t473 +
      0.00716871743077122 * t476 + 0.25749149397276877 * t482 - 1.0 * t446 - 0.006349206349206349 * t449 - 1.0
      * t455 - 1.3029585653930574e-20 * t458 - 0.5978929390991821 * t461 - 0.003549749576126014 * t464 -
      0.5978929390991821 * t470 - 0.02150615229231366 * t479;
  A[36] += t619;
  const double t620 = 1.3029585653930574e-20 * t449 + 0.006349206349206349 * t458 + 1.0 * t486 + 1.0 * t489 +
      1.0 * t492 + 1.0 * t495 + 1.7936788172975462 * t504 + 0.00716871743077122 * t510 + 0.25749149397276877 *
      t513 + 0.00716871743077122 * t519 - 0.003549749576126014 * t498 - 0.5978929390991821 * t501 -
      0.003549749576126014 * t507 - 0.7724744819183064 * t516;
  const double t621 = -t620;
  A[37] += t621;
  const double t622 = 1.3029585653930574e-20 * t403 + 0.006349206349206349 * t412 + 1.0 * t526 + 1.0 * t532 +
      0.003549749576126014 * t535 + 0.5978929390991821 * t538 + 0.5978929390991821 * t544 +
      0.02150615229231366 * t553 - 1.0 * t523 - 1.0 * t529 - 0.010649248728378042 * t541 - 0.00716871743077122
      * t547 - 0.25749149397276877 * t550 - 0.25749149397276877 * t556;
  A[38] += t622;
  const double t623 = 1.3029585653930574e-20 * t357 + 0.006349206349206349 * t366 + 1.0 * t563 + 1.0 * t569 +
      0.5978929390991821 * t572 + 0.003549749576126014 * t581 + 0.25749149397276877 * t584 +
      0.02150615229231366 * t590 - 1.0 * t560 - 1.0 * t566 - 0.5978929390991821 * t575 - 0.010649248728378042
      * t578 - 0.25749149397276877 * t587 - 0.00716871743077122 * t593;
  A[39] += t623;
  A[40] += t397;
  A[41] += t600;
  A[42] += t610;
  A[43] += t617;
  A[44] += 0.012698412698412698 * t356 + 0.012698412698412698 * t357 + 2.0 * t359 + 4.104319480988131e-18 *
      t362 + 5.347758222863073e-38 * t365 + 5.347758222863073e-38 * t366 + 4.104319480988131e-18 * t368 + 2.0
      * t371 + 0.0023873494327270746 * t374 + 0.0023873494327270746 * t375 + 0.0023873494327270746 * t377 +
      0.0023873494327270746 * t378 + 2.7936788172975464 * t380 + 0.40210706090081794 * t381 +
      0.40210706090081794 * t383 + 2.7936788172975464 * t384 + 0.035009316435293494 * t386 +
      0.035009316435293494 * t387 + 0.035009316435293494 * t389 + 0.035009316435293494 * t390 +
      0.2275255180816937 * t392 + 1.2574914939727688 * t393 + 1.2574914939727688 * t395 + 0.2275255180816937 *
      t396 - 4.104319480988131e-18 * t360 - 2.0 * t363 - 2.0 * t369 - 4.104319480988131e-18 * t372;
  const double t624 = 2.0 * t399 + 2.0 * t400 + 0.012698412698412698 * t402 + 4.104319480988131e-18 * t405 +
      4.104319480988131e-18 * t408 + 4.104319480988131e-18 * t409 + 5.347758222863073e-38 * t411 + 2.0 * t414
      + 0.40210706090081794 * t417 + 0.40210706090081794 * t418 + 0.0023873494327270746 * t420 +
      0.0023873494327270746 * t421 + 2.7936788172975464 * t423 + 0.40210706090081794 * t424 +
      0.0023873494327270746 * t426 + 0.01658634773723113 * t427 + 1.2574914939727688 * t429 +
      1.2574914939727688 * t430 + 0.035009316435293494 * t432 + 0.035009316435293494 * t433 +
      0.2275255180816937 * t435 + 1.2574914939727688 * t436 + 0.035009316435293494 * t438 +
      0.006334446712208616 * t439 - 2.605917130786115e-20 * t403 - 2.0 * t406 - 2.605917130786115e-20 * t412 -
      4.104319480988131e-18 * t415;
  A[45] += t624;
  const double t625 = 2.0 * t442 + 2.0 * t443 + 4.104319480988131e-18 * t446 + 0.012698412698412698 * t449 +
      4.104319480988131e-18 * t451 + 4.104319480988131e-18 * t452 + 2.0 * t455 + 5.347758222863073e-38 * t458
      + 0.40210706090081794 * t460 + 0.40210706090081794 * t461 + 0.0023873494327270746 * t463 +
      0.0023873494327270746 * t464 + 0.01658634773723113 * t466 + 0.0023873494327270746 * t467 +
      0.40210706090081794 * t469 + 2.7936788172975464 * t470 + 1.2574914939727688 * t472 + 1.2574914939727688
      * t473 + 0.035009316435293494 * t475 + 0.035009316435293494 * t476 + 0.006334446712208616 * t478 +
      0.035009316435293494 * t479 + 1.2574914939727688 * t481 + 0.2275255180816937 * t482 - 2.0 * t445 -
      2.605917130786115e-20 * t448 - 4.104319480988131e-18 * t454 - 2.605917130786115e-20 * t457;
  A[46] += t625;
  const double t626 = 5.347758222863073e-38 * t448 + 0.012698412698412698 * t457 + 2.0 * t485 + 2.0 * t486 +
      2.0 * t488 + 4.104319480988131e-18 * t491 + 4.104319480988131e-18 * t492 + 4.104319480988131e-18 * t494
      + 0.0023873494327270746 * t497 + 0.0023873494327270746 * t498 + 0.40210706090081794 * t500 +
      0.40210706090081794 * t501 + 2.7936788172975464 * t503 + 0.40210706090081794 * t504 +
      0.0023873494327270746 * t506 + 0.01658634773723113 * t507 + 0.035009316435293494 * t509 +
      0.035009316435293494 * t510 + 1.2574914939727688 * t512 + 1.2574914939727688 * t513 + 0.2275255180816937
      * t515 + 1.2574914939727688 * t516 + 0.035009316435293494 * t518 + 0.006334446712208616 * t519 -
      2.605917130786115e-20 * t449 - 2.605917130786115e-20 * t458 - 4.104319480988131e-18 * t489 - 2.0 * t495;
  const double t627 = -t626;
  A[47] += t627;
  const double t628 = 2.605917130786115e-20 * t402 + 2.605917130786115e-20 * t411 + 4.104319480988131e-18 *
      t525 + 2.0 * t531 - 5.347758222863073e-38 * t403 - 0.012698412698412698 * t412 - 2.0 * t522 - 2.0 * t523
      - 2.0 * t526 - 4.104319480988131e-18 * t528 - 4.104319480988131e-18 * t529 - 4.104319480988131e-18 *
      t532 - 0.0023873494327270746 * t534 - 0.0023873494327270746 * t535 - 0.40210706090081794 * t537 -
      0.40210706090081794 * t538 - 0.01658634773723113 * t540 - 0.0023873494327270746 * t541 -
      0.40210706090081794 * t543 - 2.7936788172975464 * t544 - 0.035009316435293494 * t546 -
      0.035009316435293494 * t547 - 1.2574914939727688 * t549 - 1.2574914939727688 * t550 -
      0.006334446712208616 * t552 - 0.035009316435293494 * t553 - 1.2574914939727688 * t555 -
      0.2275255180816937 * t556;
  A[48] += t628;
  const double t629 = 2.605917130786115e-20 * t356 + 2.605917130786115e-20 * t357 + 2.605917130786115e-20 *
      t365 + 2.605917130786115e-20 * t366 + 4.104319480988131e-18 * t560 + 4.104319480988131e-18 * t562 + 2.0
      * t566 + 2.0 * t568 + 0.40210706090081794 * t574 + 0.40210706090081794 * t575 + 1.2574914939727688 *
      t583 + 1.2574914939727688 * t584 - 2.0 * t559 - 2.0 * t563 - 4.104319480988131e-18 * t565 -
      4.104319480988131e-18 * t569 - 0.40210706090081794 * t571 - 0.40210706090081794 * t572 -
      0.01658634773723113 * t577 - 0.0023873494327270746 * t578 - 0.0023873494327270746 * t580 -
      0.01658634773723113 * t581 - 1.2574914939727688 * t586 - 1.2574914939727688 * t587 -
      0.006334446712208616 * t589 - 0.035009316435293494 * t590 - 0.035009316435293494 * t592 -
      0.006334446712208616 * t593;
  A[49] += t629;
  A[50] += t440;
  A[51] += t602;
  A[52] += t611;
  A[53] += t618;
  A[54] += t624;
  A[55] += 2.0 * t398 + 0.012698412698412698 * t401 + 0.012698412698412698 * t403 + 4.104319480988131e-18 *
      t404 + 4.104319480988131e-18 * t407 + 5.347758222863073e-38 * t410 + 5.347758222863073e-38 * t412 + 2.0
      * t413 + 0.40210706090081794 * t416 + 2.7936788172975464 * t418 + 0.0023873494327270746 * t419 +
      0.0023873494327270746 * t421 + 2.7936788172975464 * t422 + 0.40210706090081794 * t424 +
      0.0023873494327270746 * t425 + 0.0023873494327270746 * t427 + 1.2574914939727688 * t428 +
      0.2275255180816937 * t430 + 0.035009316435293494 * t431 + 0.035009316435293494 * t433 +
      0.2275255180816937 * t434 + 1.2574914939727688 * t436 + 0.035009316435293494 * t437 +
      0.035009316435293494 * t439 - 4.104319480988131e-18 * t400 - 2.0 * t406 - 2.0 * t409 -
      4.104319480988131e-18 * t415;
  const double t630 = 2.0 * t441 + 0.012698412698412698 * t449 + 4.104319480988131e-18 * t450 +
      5.347758222863073e-38 * t458 + 0.40210706090081794 * t459 + 2.7936788172975464 * t461 +
      0.0023873494327270746 * t462 + 0.0023873494327270746 * t464 + 0.01658634773723113 * t465 +
      0.0023873494327270746 * t467 + 0.40210706090081794 * t468 + 0.40210706090081794 * t470 +
      1.2574914939727688 * t471 + 0.2275255180816937 * t473 + 0.035009316435293494 * t474 +
      0.035009316435293494 * t476 + 0.006334446712208616 * t477 + 0.035009316435293494 * t479 +
      1.2574914939727688 * t480 + 1.2574914939727688 * t482 - 4.104319480988131e-18 * t443 - 2.0 * t444 - 2.0
      * t446 - 2.605917130786115e-20 * t447 - 2.0 * t452 - 4.104319480988131e-18 * t453 -
      4.104319480988131e-18 * t455 - 2.605917130786115e-20 * t456;
  A[56] += t630;
  const double t631 = 5.347758222863073e-38 * t447 + 0.012698412698412698 * t456 + 2.0 * t484 + 2.0 * t487 +
      2.0 * t489 + 4.104319480988131e-18 * t490 + 4.104319480988131e-18 * t493 + 4.104319480988131e-18 * t495
      + 0.0023873494327270746 * t496 + 0.01658634773723113 * t498 + 0.40210706090081794 * t499 +
      0.40210706090081794 * t501 + 2.7936788172975464 * t502 + 0.40210706090081794 * t504 +
      0.0023873494327270746 * t505 + 0.0023873494327270746 * t507 + 0.035009316435293494 * t508 +
      0.006334446712208616 * t510 + 1.2574914939727688 * t511 + 1.2574914939727688 * t513 + 0.2275255180816937
      * t514 + 1.2574914939727688 * t516 + 0.035009316435293494 * t517 + 0.035009316435293494 * t519 -
      2.605917130786115e-20 * t449 - 2.605917130786115e-20 * t458 - 4.104319480988131e-18 * t486 - 2.0 * t492;
  const double t632 = -t631;
  A[57] += t632;
  const double t633 = 2.605917130786115e-20 * t401 + 2.605917130786115e-20 * t403 + 2.605917130786115e-20 *
      t410 + 2.605917130786115e-20 * t412 + 4.104319480988131e-18 * t523 + 4.104319480988131e-18 * t524 + 2.0
      * t529 + 2.0 * t530 - 2.0 * t521 - 2.0 * t526 - 4.104319480988131e-18 * t527 - 4.104319480988131e-18 *
      t532 - 0.0023873494327270746 * t533 - 0.01658634773723113 * t535 - 0.40210706090081794 * t536 -
      0.40210706090081794 * t538 - 0.01658634773723113 * t539 - 0.0023873494327270746 * t541 -
      0.40210706090081794 * t542 - 0.40210706090081794 * t544 - 0.035009316435293494 * t545 -
      0.006334446712208616 * t547 - 1.2574914939727688 * t548 - 1.2574914939727688 * t550 -
      0.006334446712208616 * t551 - 0.035009316435293494 * t553 - 1.2574914939727688 * t554 -
      1.2574914939727688 * t556;
  A[58] += t633;
  const double t634 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t364 + 4.104319480988131e-18 *
      t561 + 2.0 * t567 + 0.40210706090081794 * t573 + 0.40210706090081794 * t575 + 1.2574914939727688 * t582
      + 0.2275255180816937 * t584 - 5.347758222863073e-38 * t357 - 0.012698412698412698 * t366 - 2.0 * t558 -
      2.0 * t560 - 2.0 * t563 - 4.104319480988131e-18 * t564 - 4.104319480988131e-18 * t566 -
      4.104319480988131e-18 * t569 - 0.40210706090081794 * t570 - 2.7936788172975464 * t572 -
      0.01658634773723113 * t576 - 0.0023873494327270746 * t578 - 0.0023873494327270746 * t579 -
      0.0023873494327270746 * t581 - 1.2574914939727688 * t585 - 1.2574914939727688 * t587 -
      0.006334446712208616 * t588 - 0.035009316435293494 * t590 - 0.035009316435293494 * t591 -
      0.035009316435293494 * t593;
  A[59] += t634;
  A[60] += t483;
  A[61] += t604;
  A[62] += t612;
  A[63] += t619;
  A[64] += t625;
  A[65] += t630;
  A[66] += 2.0 * t441 + 4.104319480988131e-18 * t444 + 0.012698412698412698 * t447 + 0.012698412698412698 *
      t448 + 4.104319480988131e-18 * t450 + 2.0 * t453 + 5.347758222863073e-38 * t456 + 5.347758222863073e-38
      * t457 + 0.40210706090081794 * t459 + 2.7936788172975464 * t460 + 0.0023873494327270746 * t462 +
      0.0023873494327270746 * t463 + 0.0023873494327270746 * t465 + 0.0023873494327270746 * t466 +
      2.7936788172975464 * t468 + 0.40210706090081794 * t469 + 1.2574914939727688 * t471 + 0.2275255180816937
      * t472 + 0.035009316435293494 * t474 + 0.035009316435293494 * t475 + 0.035009316435293494 * t477 +
      0.035009316435293494 * t478 + 0.2275255180816937 * t480 + 1.2574914939727688 * t481 -
      4.104319480988131e-18 * t442 - 2.0 * t445 - 2.0 * t451 - 4.104319480988131e-18 * t454;
  const double t635 = 2.605917130786115e-20 * t447 + 2.605917130786115e-20 * t448 + 2.605917130786115e-20 *
      t456 + 2.605917130786115e-20 * t457 + 4.104319480988131e-18 * t485 + 4.104319480988131e-18 * t487 + 2.0
      * t491 + 2.0 * t493 - 2.0 * t484 - 2.0 * t488 - 4.104319480988131e-18 * t490 - 4.104319480988131e-18 *
      t494 - 0.0023873494327270746 * t496 - 0.01658634773723113 * t497 - 0.40210706090081794 * t499 -
      0.40210706090081794 * t500 - 0.40210706090081794 * t502 - 0.40210706090081794 * t503 -
      0.01658634773723113 * t505 - 0.0023873494327270746 * t506 - 0.035009316435293494 * t508 -
      0.006334446712208616 * t509 - 1.2574914939727688 * t511 - 1.2574914939727688 * t512 - 1.2574914939727688
      * t514 - 1.2574914939727688 * t515 - 0.006334446712208616 * t517 - 0.035009316435293494 * t518;
  A[67] += t635;
  const double t636 = 5.347758222863073e-38 * t401 + 0.012698412698412698 * t410 + 2.0 * t521 + 2.0 * t524 +
      2.0 * t525 + 4.104319480988131e-18 * t527 + 4.104319480988131e-18 * t530 + 4.104319480988131e-18 * t531
      + 0.0023873494327270746 * t533 + 0.01658634773723113 * t534 + 0.40210706090081794 * t536 +
      0.40210706090081794 * t537 + 0.0023873494327270746 * t539 + 0.0023873494327270746 * t540 +
      2.7936788172975464 * t542 + 0.40210706090081794 * t543 + 0.035009316435293494 * t545 +
      0.006334446712208616 * t546 + 1.2574914939727688 * t548 + 1.2574914939727688 * t549 +
      0.035009316435293494 * t551 + 0.035009316435293494 * t552 + 0.2275255180816937 * t554 +
      1.2574914939727688 * t555 - 2.605917130786115e-20 * t402 - 2.605917130786115e-20 * t411 -
      4.104319480988131e-18 * t522 - 2.0 * t528;
  const double t637 = -t636;
  A[68] += t637;
  const double t638 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t364 + 4.104319480988131e-18 *
      t558 + 2.0 * t564 + 0.40210706090081794 * t573 + 0.40210706090081794 * t574 + 1.2574914939727688 * t582
      + 0.2275255180816937 * t583 - 5.347758222863073e-38 * t356 - 0.012698412698412698 * t365 - 2.0 * t559 -
      2.0 * t561 - 2.0 * t562 - 4.104319480988131e-18 * t565 - 4.104319480988131e-18 * t567 -
      4.104319480988131e-18 * t568 - 0.40210706090081794 * t570 - 2.7936788172975464 * t571 -
      0.0023873494327270746 * t576 - 0.0023873494327270746 * t577 - 0.01658634773723113 * t579 -
      0.0023873494327270746 * t580 - 1.2574914939727688 * t585 - 1.2574914939727688 * t586 -
      0.035009316435293494 * t588 - 0.035009316435293494 * t589 - 0.006334446712208616 * t591 -
      0.035009316435293494 * t592;
  A[69] += t638;
  A[70] += t520;
  A[71] += t605;
  A[72] += t613;
  A[73] += t621;
  A[74] += t627;
  A[75] += t632;
  A[76] += t635;
  A[77] += 5.347758222863073e-38 * t447 + 5.347758222863073e-38 * t448 + 0.012698412698412698 * t456 +
      0.012698412698412698 * t457 + 2.0 * t484 + 2.0 * t485 + 2.0 * t486 + 2.0 * t487 + 2.0 * t488 + 2.0 *
      t489 + 4.104319480988131e-18 * t490 + 4.104319480988131e-18 * t491 + 2.0 * t492 + 4.104319480988131e-18
      * t493 + 4.104319480988131e-18 * t494 + 2.0 * t495 + 0.0023873494327270746 * t496 +
      0.0023873494327270746 * t497 + 0.40210706090081794 * t499 + 0.40210706090081794 * t500 +
      2.7936788172975464 * t502 + 2.7936788172975464 * t503 + 2.3915717563967283 * t504 +
      0.0023873494327270746 * t505 + 0.0023873494327270746 * t506 + 0.035009316435293494 * t508 +
      0.035009316435293494 * t509 + 1.2574914939727688 * t511 + 1.2574914939727688 * t512 + 1.029965975891075
      * t513 + 0.2275255180816937 * t514 + 0.2275255180816937 * t515 + 0.035009316435293494 * t517 +
      0.035009316435293494 * t518 - 2.3915717563967283 * t501 - 1.029965975891075 * t516;
  const double t639 = 2.605917130786115e-20 * t401 + 2.605917130786115e-20 * t402 + 2.605917130786115e-20 *
      t403 + 2.605917130786115e-20 * t410 + 2.605917130786115e-20 * t411 + 0.012698412698412698 * t412 +
      4.104319480988131e-18 * t524 + 4.104319480988131e-18 * t525 + 2.0 * t530 + 2.0 * t531 +
      2.3915717563967283 * t538 + 0.02867486972308488 * t553 - 2.0 * t521 - 2.0 * t522 - 2.0 * t523 -
      4.104319480988131e-18 * t527 - 4.104319480988131e-18 * t528 - 2.0 * t529 - 0.0023873494327270746 * t533
      - 0.0023873494327270746 * t534 - 0.40210706090081794 * t536 - 0.40210706090081794 * t537 -
      0.01658634773723113 * t539 - 0.01658634773723113 * t540 - 0.014198998304504057 * t541 -
      0.40210706090081794 * t542 - 0.40210706090081794 * t543 - 0.035009316435293494 * t545 -
      0.035009316435293494 * t546 - 1.2574914939727688 * t548 - 1.2574914939727688 * t549 - 1.029965975891075
      * t550 - 0.006334446712208616 * t551 - 0.006334446712208616 * t552 - 1.2574914939727688 * t554 -
      1.2574914939727688 * t555;
  const double t640 = -t639;
  A[78] += t640;
  const double t641 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t356 + 2.605917130786115e-20 *
      t357 + 2.605917130786115e-20 * t364 + 2.605917130786115e-20 * t365 + 0.012698412698412698 * t366 +
      4.104319480988131e-18 * t561 + 4.104319480988131e-18 * t562 + 2.0 * t567 + 2.0 * t568 +
      0.40210706090081794 * t573 + 0.40210706090081794 * t574 + 1.2574914939727688 * t582 + 1.2574914939727688
      * t583 + 0.02867486972308488 * t590 - 2.0 * t558 - 2.0 * t559 - 2.0 * t560 - 4.104319480988131e-18 *
      t564 - 4.104319480988131e-18 * t565 - 2.0 * t566 - 0.40210706090081794 * t570 - 0.40210706090081794 *
      t571 - 2.3915717563967283 * t575 - 0.01658634773723113 * t576 - 0.01658634773723113 * t577 -
      0.014198998304504057 * t578 - 0.0023873494327270746 * t579 - 0.0023873494327270746 * t580 -
      1.2574914939727688 * t585 - 1.2574914939727688 * t586 - 1.029965975891075 * t587 - 0.006334446712208616
      * t588 - 0.006334446712208616 * t589 - 0.035009316435293494 * t591 - 0.035009316435293494 * t592;
  const double t642 = -t641;
  A[79] += t642;
  A[80] += t557;
  A[81] += t606;
  A[82] += t615;
  A[83] += t622;
  A[84] += t628;
  A[85] += t633;
  A[86] += t637;
  A[87] += t640;
  A[88] += 5.347758222863073e-38 * t401 + 5.347758222863073e-38 * t403 + 0.012698412698412698 * t410 +
      0.012698412698412698 * t412 + 2.0 * t521 + 2.0 * t522 + 2.0 * t523 + 2.0 * t524 + 2.0 * t525 + 2.0 *
      t526 + 4.104319480988131e-18 * t527 + 2.0 * t528 + 4.104319480988131e-18 * t529 + 4.104319480988131e-18
      * t530 + 2.0 * t531 + 4.104319480988131e-18 * t532 + 0.0023873494327270746 * t533 +
      0.0023873494327270746 * t535 + 0.40210706090081794 * t536 + 0.40210706090081794 * t538 +
      0.0023873494327270746 * t539 + 0.0023873494327270746 * t541 + 2.7936788172975464 * t542 +
      2.3915717563967283 * t543 + 2.7936788172975464 * t544 + 0.035009316435293494 * t545 +
      0.035009316435293494 * t547 + 1.2574914939727688 * t548 + 1.029965975891075 * t549 + 1.2574914939727688
      * t550 + 0.035009316435293494 * t551 + 0.035009316435293494 * t553 + 0.2275255180816937 * t554 +
      0.2275255180816937 * t556 - 2.3915717563967283 * t537 - 1.029965975891075 * t555;
  const double t643 = 2.605917130786115e-20 * t355 + 2.605917130786115e-20 * t356 + 2.605917130786115e-20 *
      t357 + 2.605917130786115e-20 * t364 + 0.012698412698412698 * t365 + 2.605917130786115e-20 * t366 +
      4.104319480988131e-18 * t558 + 4.104319480988131e-18 * t560 + 2.0 * t564 + 2.0 * t566 +
      0.40210706090081794 * t573 + 0.40210706090081794 * t575 + 1.2574914939727688 * t582 + 1.2574914939727688
      * t584 + 0.02867486972308488 * t592 - 2.0 * t561 - 2.0 * t562 - 2.0 * t563 - 4.104319480988131e-18 *
      t567 - 2.0 * t568 - 4.104319480988131e-18 * t569 - 0.40210706090081794 * t570 - 0.40210706090081794 *
      t572 - 2.3915717563967283 * t574 - 0.0023873494327270746 * t576 - 0.0023873494327270746 * t578 -
      0.01658634773723113 * t579 - 0.014198998304504057 * t580 - 0.01658634773723113 * t581 -
      1.2574914939727688 * t585 - 1.029965975891075 * t586 - 1.2574914939727688 * t587 - 0.035009316435293494
      * t588 - 0.035009316435293494 * t590 - 0.006334446712208616 * t591 - 0.006334446712208616 * t593;
  const double t644 = -t643;
  A[89] += t644;
  A[90] += t594;
  A[91] += t608;
  A[92] += t616;
  A[93] += t623;
  A[94] += t629;
  A[95] += t634;
  A[96] += t638;
  A[97] += t642;
  A[98] += t644;
  A[99] += 5.347758222863073e-38 * t356 + 5.347758222863073e-38 * t357 + 0.012698412698412698 * t365 +
      0.012698412698412698 * t366 + 2.0 * t558 + 2.0 * t559 + 2.0 * t560 + 2.0 * t561 + 2.0 * t562 + 2.0 *
      t563 + 2.0 * t564 + 4.104319480988131e-18 * t565 + 4.104319480988131e-18 * t566 + 2.0 * t567 +
      4.104319480988131e-18 * t568 + 4.104319480988131e-18 * t569 + 2.3915717563967283 * t570 +
      2.7936788172975464 * t571 + 2.7936788172975464 * t572 + 2.3915717563967283 * t573 +
      0.0023873494327270746 * t577 + 0.0023873494327270746 * t578 + 0.0023873494327270746 * t580 +
      0.0023873494327270746 * t581 + 1.029965975891075 * t582 + 1.029965975891075 * t585 + 1.2574914939727688
      * t586 + 1.2574914939727688 * t587 + 0.035009316435293494 * t589 + 0.035009316435293494 * t590 +
      0.035009316435293494 * t592 + 0.035009316435293494 * t593 - 0.40210706090081794 * t574 -
      0.40210706090081794 * t575 - 0.2275255180816937 * t583 - 0.2275255180816937 * t584;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cpu_descriptor = {
    "curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P2^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    4,                                         // quadrature_degree
    14,                                        // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    10,                                        // coordinate_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    8320,                                      // shared_bytes
    5975.0,                                    // flops_per_cell
    872.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
