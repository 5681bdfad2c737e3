// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   test    P2^3, 30 dofs
//   trial   coefficient, P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          756 flops <- taken
//   quadrature      942 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   unroll               full
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       786
//   bytes       156 (124 read, 32 written)
//   flops/byte  5.04
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[336];
    alignas(64) double tile[240];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[10 * cell];
        const int64_t d1 = offsets[10 * cell + 1];
        const int64_t d2 = offsets[10 * cell + 2];
        const int64_t d3 = offsets[10 * cell + 3];
        const int64_t d4 = offsets[10 * cell + 4];
        const int64_t d5 = offsets[10 * cell + 5];
        const int64_t d6 = offsets[10 * cell + 6];
        const int64_t d7 = offsets[10 * cell + 7];
        const int64_t d8 = offsets[10 * cell + 8];
        const int64_t d9 = offsets[10 * cell + 9];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d6];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = x[d8];
        inputs[lane + 72] = x[d9];
        inputs[lane + 80] = x[d0 + 1];
        inputs[lane + 88] = x[d1 + 1];
        inputs[lane + 96] = x[d2 + 1];
        inputs[lane + 104] = x[d3 + 1];
        inputs[lane + 112] = x[d4 + 1];
        inputs[lane + 120] = x[d5 + 1];
        inputs[lane + 128] = x[d6 + 1];
        inputs[lane + 136] = x[d7 + 1];
        inputs[lane + 144] = x[d8 + 1];
        inputs[lane + 152] = x[d9 + 1];
        inputs[lane + 160] = x[d0 + 2];
        inputs[lane + 168] = x[d1 + 2];
        inputs[lane + 176] = x[d2 + 2];
        inputs[lane + 184] = x[d3 + 2];
        inputs[lane + 192] = x[d4 + 2];
        inputs[lane + 200] = x[d5 + 2];
        inputs[lane + 208] = x[d6 + 2];
        inputs[lane + 216] = x[d7 + 2];
        inputs[lane + 224] = x[d8 + 2];
        inputs[lane + 232] = x[d9 + 2];
        inputs[lane + 240] = coordinates[3 * n0];
        inputs[lane + 248] = coordinates[3 * n1];
        inputs[lane + 256] = coordinates[3 * n2];
        inputs[lane + 264] = coordinates[3 * n3];
        inputs[lane + 272] = coordinates[3 * n0 + 1];
        inputs[lane + 280] = coordinates[3 * n1 + 1];
        inputs[lane + 288] = coordinates[3 * n2 + 1];
        inputs[lane + 296] = coordinates[3 * n3 + 1];
        inputs[lane + 304] = coordinates[3 * n0 + 2];
        inputs[lane + 312] = coordinates[3 * n1 + 2];
        inputs[lane + 320] = coordinates[3 * n2 + 2];
        inputs[lane + 328] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 1.3333333333333333 * inputs[lane];
        const double t1 = 4.0 * inputs[lane + 72];
        const double t2 = 4.0 * inputs[lane + 64];
        const double t3 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t2;
        const double t4 = 0.75 * t0 + 0.75 * 4.0 * inputs[lane + 8] - t1 - t3;
        const double t5 = inputs[lane + 240] - inputs[lane + 248];
        const double t6 = inputs[lane + 272] - inputs[lane + 288];
        const double t7 = inputs[lane + 304] - inputs[lane + 328];
        const double t8 = inputs[lane + 272] - inputs[lane + 296];
        const double t9 = inputs[lane + 304] - inputs[lane + 320];
        const double adj00 = t6 * t7 - t8 * t9;
        const double t10 = inputs[lane + 240] - inputs[lane + 256];
        const double t11 = inputs[lane + 304] - inputs[lane + 312];
        const double t12 = inputs[lane + 272] - inputs[lane + 280];
        const double adj10 = t8 * t11 - t7 * t12;
        const double t13 = inputs[lane + 240] - inputs[lane + 264];
        const double adj20 = t9 * t12 - t6 * t11;
        const double detJ = -(t5 * adj00 + t10 * adj10 + t13 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t9 * t13 - t7 * t10;
        const double adj02 = t8 * t10 - t6 * t13;
        const double t14 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t15 = 1.3333333333333333 * inputs[lane + 16];
        const double t16 = 1.3333333333333333 * inputs[lane + 32] + t2 - 1.3333333333333333 * inputs[lane +
            56] - t0 - 2.0 * t15;
        const double t17 = 4.0 * inputs[lane + 48] + t2 - t1 - 3.0 * t15 - t16;
        const double adj11 = t5 * t7 - t11 * t13;
        const double adj12 = t12 * t13 - t5 * t8;
        const double t18 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t19 = 1.3333333333333333 * inputs[lane + 24];
        const double t20 = 2.6666666666666665 * inputs[lane + 32] + t0 - 0.6666666666666666 * t2 - t19;
        const double t21 = 4.0 * inputs[lane + 32] + t1 - 4.0 * inputs[lane + 40] - t2 - t20;
        const double adj21 = t10 * t11 - t5 * t9;
        const double adj22 = t5 * t6 - t10 * t12;
        const double t22 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double t23 = 1.3333333333333333 * t4 * t14 + t17 * t18 - t21 * t22;
        const double t24 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t25 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double t26 = 1.3333333333333333 * t4 * t18 + t17 * t24 - t21 * t25;
        const double t27 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double t28 = 1.3333333333333333 * t4 * t22 + t17 * t25 - t21 * t27;
        const double t29 = inputs[lane + 40] + 0.75 * t0 - inputs[lane + 56] - 0.25 * t1;
        const double t30 = inputs[lane + 40] + 0.25 * t2 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t29;
        const double t31 = 2.6666666666666665 * t14 * t30 + t16 * t18 - t20 * t22;
        const double t32 = 2.6666666666666665 * t18 * t30 + t16 * t24 - t20 * t25;
        const double t33 = 2.6666666666666665 * t22 * t30 + t16 * t25 - t20 * t27;
        const double t34 = inputs[lane + 32] + 0.75 * t0 - inputs[lane + 56] - 0.25 * t2;
        const double t35 = 2.6666666666666665 * inputs[lane + 56] - t0 - t19;
        const double t36 = t14 * t29 + t18 * t34 - 0.75 * t22 * t35;
        const double t37 = t18 * t29 + t24 * t34 - 0.75 * t25 * t35;
        const double t38 = t22 * t29 + t25 * t34 - 0.75 * t27 * t35;
        const double t39 = 1.3333333333333333 * inputs[lane + 80];
        const double t40 = 4.0 * inputs[lane + 152];
        const double t41 = 4.0 * inputs[lane + 144];
        const double t42 = inputs[lane + 120] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t41;
        const double t43 = 0.75 * t39 + 0.75 * 4.0 * inputs[lane + 88] - t40 - t42;
        const double t44 = 1.3333333333333333 * inputs[lane + 96];
        const double t45 = 1.3333333333333333 * inputs[lane + 112] + t41 - 1.3333333333333333 * inputs[lane +
            136] - t39 - 2.0 * t44;
        const double t46 = 4.0 * inputs[lane + 128] + t41 - t40 - 3.0 * t44 - t45;
        const double t47 = 1.3333333333333333 * inputs[lane + 104];
        const double t48 = 2.6666666666666665 * inputs[lane + 112] + t39 - 0.6666666666666666 * t41 - t47;
        const double t49 = 4.0 * inputs[lane + 112] + t40 - 4.0 * inputs[lane + 120] - t41 - t48;
        const double t50 = 1.3333333333333333 * t14 * t43 + t18 * t46 - t22 * t49;
        const double t51 = 1.3333333333333333 * t18 * t43 + t24 * t46 - t25 * t49;
        const double t52 = 1.3333333333333333 * t22 * t43 + t25 * t46 - t27 * t49;
        const double t53 = inputs[lane + 120] + 0.75 * t39 - inputs[lane + 136] - 0.25 * t40;
        const double t54 = inputs[lane + 120] + 0.25 * t41 - inputs[lane + 128] - inputs[lane + 136] - 0.5 *
            t53;
        const double t55 = 2.6666666666666665 * t14 * t54 + t18 * t45 - t22 * t48;
        const double t56 = 2.6666666666666665 * t18 * t54 + t24 * t45 - t25 * t48;
        const double t57 = 2.6666666666666665 * t22 * t54 + t25 * t45 - t27 * t48;
        const double t58 = inputs[lane + 112] + 0.75 * t39 - inputs[lane + 136] - 0.25 * t41;
        const double t59 = 2.6666666666666665 * inputs[lane + 136] - t39 - t47;
        const double t60 = t14 * t53 + t18 * t58 - 0.75 * t22 * t59;
        const double t61 = t18 * t53 + t24 * t58 - 0.75 * t25 * t59;
        const double t62 = t22 * t53 + t25 * t58 - 0.75 * t27 * t59;
        const double t63 = 1.3333333333333333 * inputs[lane + 160];
        const double t64 = 4.0 * inputs[lane + 232];
        const double t65 = 4.0 * inputs[lane + 224];
        const double t66 = inputs[lane + 200] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t65;
        const double t67 = 0.75 * t63 + 0.75 * 4.0 * inputs[lane + 168] - t64 - t66;
        const double t68 = 1.3333333333333333 * inputs[lane + 176];
        const double t69 = 1.3333333333333333 * inputs[lane + 192] + t65 - 1.3333333333333333 * inputs[lane +
            216] - t63 - 2.0 * t68;
        const double t70 = 4.0 * inputs[lane + 208] + t65 - t64 - 3.0 * t68 - t69;
        const double t71 = 1.3333333333333333 * inputs[lane + 184];
        const double t72 = 2.6666666666666665 * inputs[lane + 192] + t63 - 0.6666666666666666 * t65 - t71;
        const double t73 = 4.0 * inputs[lane + 192] + t64 - 4.0 * inputs[lane + 200] - t65 - t72;
        const double t74 = 1.3333333333333333 * t14 * t67 + t18 * t70 - t22 * t73;
        const double t75 = 1.3333333333333333 * t18 * t67 + t24 * t70 - t25 * t73;
        const double t76 = 1.3333333333333333 * t22 * t67 + t25 * t70 - t27 * t73;
        const double t77 = inputs[lane + 200] + 0.75 * t63 - inputs[lane + 216] - 0.25 * t64;
        const double t78 = inputs[lane + 200] + 0.25 * t65 - inputs[lane + 208] - inputs[lane + 216] - 0.5 *
            t77;
        const double t79 = 2.6666666666666665 * t14 * t78 + t18 * t69 - t22 * t72;
        const double t80 = 2.6666666666666665 * t18 * t78 + t24 * t69 - t25 * t72;
        const double t81 = 2.6666666666666665 * t22 * t78 + t25 * t69 - t27 * t72;
        const double t82 = inputs[lane + 192] + 0.75 * t63 - inputs[lane + 216] - 0.25 * t65;
        const double t83 = 2.6666666666666665 * inputs[lane + 216] - t63 - t71;
        const double t84 = t14 * t77 + t18 * t82 - 0.75 * t22 * t83;
        const double t85 = t18 * t77 + t24 * t82 - 0.75 * t25 * t83;
        const double t86 = t22 * t77 + t25 * t82 - 0.75 * t27 * t83;
        const double t87 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t1;
        const double t88 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t1 - 0.25 * t2;
        const double t89 = t3 * t18 + t24 * t87 + t25 * t88;
        const double t90 = t3 * t22 + t25 * t87 + t27 * t88;
        const double t91 = t26 + t28 + 4.0 * t33 - 2.0 * t32 - 8.0 * t37 - 20.0 * t89 - 20.0 * t90;
        const double t92 = inputs[lane + 112] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t40;
        const double t93 = inputs[lane + 112] + inputs[lane + 120] - 0.25 * t40 - 0.25 * t41;
        const double t94 = t18 * t42 + t24 * t92 + t25 * t93;
        const double t95 = t22 * t42 + t25 * t92 + t27 * t93;
        const double t96 = t51 + t52 + 4.0 * t57 - 2.0 * t56 - 8.0 * t61 - 20.0 * t94 - 20.0 * t95;
        const double t97 = inputs[lane + 192] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t64;
        const double t98 = inputs[lane + 192] + inputs[lane + 200] - 0.25 * t64 - 0.25 * t65;
        const double t99 = t18 * t66 + t24 * t97 + t25 * t98;
        const double t100 = t22 * t66 + t25 * t97 + t27 * t98;
        const double t101 = t75 + t76 + 4.0 * t81 - 2.0 * t80 - 8.0 * t85 - 20.0 * t99 - 20.0 * t100;
        const double t102 = t3 * t14 + t18 * t87 + t22 * t88;
        const double t103 = 0.05 * t23 - 0.15 * t28 - 0.1 * t31 - 0.4 * t36 - t90 - t102;
        const double t104 = t14 * t42 + t18 * t92 + t22 * t93;
        const double t105 = 0.05 * t50 - 0.15 * t52 - 0.1 * t55 - 0.4 * t60 - t95 - t104;
        const double t106 = t14 * t66 + t18 * t97 + t22 * t98;
        const double t107 = 0.05 * t74 - 0.15 * t76 - 0.1 * t79 - 0.4 * t84 - t100 - t106;
        tile[lane] = 0.008333333333333333 * (t23 + t26 + t28 + 8.0 * t36 + 8.0 * t37 + 8.0 * t38 - 2.0 * t31 -
            2.0 * t32 - 2.0 * t33);
        tile[lane + 8] = 0.008333333333333333 * (t50 + t51 + t52 + 8.0 * t60 + 8.0 * t61 + 8.0 * t62 - 2.0 *
            t55 - 2.0 * t56 - 2.0 * t57);
        tile[lane + 16] = 0.008333333333333333 * (t74 + t75 + t76 + 8.0 * t84 + 8.0 * t85 + 8.0 * t86 - 2.0 *
            t79 - 2.0 * t80 - 2.0 * t81);
        tile[lane + 24] = 0.025 * t23;
        tile[lane + 32] = 0.025 * t50;
        tile[lane + 40] = 0.025 * t74;
        tile[lane + 48] = -0.008333333333333333 * (t26 + 4.0 * t32);
        tile[lane + 56] = -0.008333333333333333 * (t51 + 4.0 * t56);
        tile[lane + 64] = -0.008333333333333333 * (t75 + 4.0 * t80);
        tile[lane + 72] = -0.008333333333333333 * (t28 - 2.0 * t33 - 8.0 * t38);
        tile[lane + 80] = -0.008333333333333333 * (t52 - 2.0 * t57 - 8.0 * t62);
        tile[lane + 88] = -0.008333333333333333 * (t76 - 2.0 * t81 - 8.0 * t86);
        tile[lane + 96] = -0.008333333333333333 * t91;
        tile[lane + 104] = -0.008333333333333333 * t96;
        tile[lane + 112] = -0.008333333333333333 * t101;
        tile[lane + 120] = -0.16666666666666666 * t103;
        tile[lane + 128] = -0.16666666666666666 * t105;
        tile[lane + 136] = -0.16666666666666666 * t107;
        tile[lane + 144] = -0.16666666666666666 * (0.05 * t23 + 0.2 * t31 - 0.15 * t26 - t89 - t102);
        tile[lane + 152] = -0.16666666666666666 * (0.05 * t50 + 0.2 * t55 - 0.15 * t51 - t94 - t104);
        tile[lane + 160] = -0.16666666666666666 * (0.05 * t74 + 0.2 * t79 - 0.15 * t75 - t99 - t106);
        tile[lane + 168] = 0.008333333333333333 * (t23 + t26 - 2.0 * t31 - 2.0 * t32 - 8.0 * t36 - 8.0 * t37 -
            16.0 * t38 - 20.0 * t89 - 20.0 * t102);
        tile[lane + 176] = 0.008333333333333333 * (t50 + t51 - 2.0 * t55 - 2.0 * t56 - 8.0 * t60 - 8.0 * t61 -
            16.0 * t62 - 20.0 * t94 - 20.0 * t104);
        tile[lane + 184] = 0.008333333333333333 * (t74 + t75 - 2.0 * t79 - 2.0 * t80 - 8.0 * t84 - 8.0 * t85 -
            16.0 * t86 - 20.0 * t99 - 20.0 * t106);
        tile[lane + 192] = 0.008333333333333333 * (t23 + 4.0 * t31 + 8.0 * t32 + 20.0 * t89 + t91 - t26 - 20.0
            * t102);
        tile[lane + 200] = 0.008333333333333333 * (t50 + 4.0 * t55 + 8.0 * t56 + 20.0 * t94 + t96 - t51 - 20.0
            * t104);
        tile[lane + 208] = 0.008333333333333333 * (t74 + 4.0 * t79 + 8.0 * t80 + 20.0 * t99 + t101 - t75 -
            20.0 * t106);
        tile[lane + 216] = -0.16666666666666666 * (0.25 * t23 + 0.15 * t26 + t89 - 0.2 * t31 - t102 - t103);
        tile[lane + 224] = -0.16666666666666666 * (0.25 * t50 + 0.15 * t51 + t94 - 0.2 * t55 - t104 - t105);
        tile[lane + 232] = -0.16666666666666666 * (0.25 * t74 + 0.15 * t75 + t99 - 0.2 * t79 - t106 - t107);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[10 * cell];
          const int64_t d1 = offsets[10 * cell + 1];
          const int64_t d2 = offsets[10 * cell + 2];
          const int64_t d3 = offsets[10 * cell + 3];
          const int64_t d4 = offsets[10 * cell + 4];
          const int64_t d5 = offsets[10 * cell + 5];
          const int64_t d6 = offsets[10 * cell + 6];
          const int64_t d7 = offsets[10 * cell + 7];
          const int64_t d8 = offsets[10 * cell + 8];
          const int64_t d9 = offsets[10 * cell + 9];
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d0 + 2] += tile[lane + 16];
          y[d1] += tile[lane + 24];
          y[d1 + 1] += tile[lane + 32];
          y[d1 + 2] += tile[lane + 40];
          y[d2] += tile[lane + 48];
          y[d2 + 1] += tile[lane + 56];
          y[d2 + 2] += tile[lane + 64];
          y[d3] += tile[lane + 72];
          y[d3 + 1] += tile[lane + 80];
          y[d3 + 2] += tile[lane + 88];
          y[d4] += tile[lane + 96];
          y[d4 + 1] += tile[lane + 104];
          y[d4 + 2] += tile[lane + 112];
          y[d5] += tile[lane + 120];
          y[d5 + 1] += tile[lane + 128];
          y[d5 + 2] += tile[lane + 136];
          y[d6] += tile[lane + 144];
          y[d6 + 1] += tile[lane + 152];
          y[d6 + 2] += tile[lane + 160];
          y[d7] += tile[lane + 168];
          y[d7 + 1] += tile[lane + 176];
          y[d7 + 2] += tile[lane + 184];
          y[d8] += tile[lane + 192];
          y[d8 + 1] += tile[lane + 200];
          y[d8 + 2] += tile[lane + 208];
          y[d9] += tile[lane + 216];
          y[d9 + 1] += tile[lane + 224];
          y[d9 + 2] += tile[lane + 232];
        }
      }
    }
  }
}

}  // namespace

extern "C" int vector_laplace_p2x3_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p2x3_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_cpu_descriptor = {
    "vector_laplace_p2x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2^3",                                    // row_element
    "P2^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    30,                                        // rows
    30,                                        // columns
    30,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    10,                                        // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    4608,                                      // shared_bytes
    786.0,                                     // flops_per_cell
    156.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
