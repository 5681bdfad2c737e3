// elasticity_lame_p2x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=2 --set constraints=true
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2^3, 30 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   trial   coefficient, P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          1176 flops <- taken
//   quadrature      1362 flops
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
//   constraints          true
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
//   flops       1206
//   bytes       172 (140 read, 32 written)
//   flops/byte  7.01
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
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[352];
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
        inputs[lane] = lmbda[cell];
        inputs[lane + 8] = mu[cell];
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 16] = trial_0;
        const double trial_3 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 24] = trial_3;
        const double trial_6 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 32] = trial_6;
        const double trial_9 = constrained[d3] ? 0.0 : x[d3];
        inputs[lane + 40] = trial_9;
        const double trial_12 = constrained[d4] ? 0.0 : x[d4];
        inputs[lane + 48] = trial_12;
        const double trial_15 = constrained[d5] ? 0.0 : x[d5];
        inputs[lane + 56] = trial_15;
        const double trial_18 = constrained[d6] ? 0.0 : x[d6];
        inputs[lane + 64] = trial_18;
        const double trial_21 = constrained[d7] ? 0.0 : x[d7];
        inputs[lane + 72] = trial_21;
        const double trial_24 = constrained[d8] ? 0.0 : x[d8];
        inputs[lane + 80] = trial_24;
        const double trial_27 = constrained[d9] ? 0.0 : x[d9];
        inputs[lane + 88] = trial_27;
        const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
        inputs[lane + 96] = trial_1;
        const double trial_4 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
        inputs[lane + 104] = trial_4;
        const double trial_7 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
        inputs[lane + 112] = trial_7;
        const double trial_10 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
        inputs[lane + 120] = trial_10;
        const double trial_13 = constrained[d4 + 1] ? 0.0 : x[d4 + 1];
        inputs[lane + 128] = trial_13;
        const double trial_16 = constrained[d5 + 1] ? 0.0 : x[d5 + 1];
        inputs[lane + 136] = trial_16;
        const double trial_19 = constrained[d6 + 1] ? 0.0 : x[d6 + 1];
        inputs[lane + 144] = trial_19;
        const double trial_22 = constrained[d7 + 1] ? 0.0 : x[d7 + 1];
        inputs[lane + 152] = trial_22;
        const double trial_25 = constrained[d8 + 1] ? 0.0 : x[d8 + 1];
        inputs[lane + 160] = trial_25;
        const double trial_28 = constrained[d9 + 1] ? 0.0 : x[d9 + 1];
        inputs[lane + 168] = trial_28;
        const double trial_2 = constrained[d0 + 2] ? 0.0 : x[d0 + 2];
        inputs[lane + 176] = trial_2;
        const double trial_5 = constrained[d1 + 2] ? 0.0 : x[d1 + 2];
        inputs[lane + 184] = trial_5;
        const double trial_8 = constrained[d2 + 2] ? 0.0 : x[d2 + 2];
        inputs[lane + 192] = trial_8;
        const double trial_11 = constrained[d3 + 2] ? 0.0 : x[d3 + 2];
        inputs[lane + 200] = trial_11;
        const double trial_14 = constrained[d4 + 2] ? 0.0 : x[d4 + 2];
        inputs[lane + 208] = trial_14;
        const double trial_17 = constrained[d5 + 2] ? 0.0 : x[d5 + 2];
        inputs[lane + 216] = trial_17;
        const double trial_20 = constrained[d6 + 2] ? 0.0 : x[d6 + 2];
        inputs[lane + 224] = trial_20;
        const double trial_23 = constrained[d7 + 2] ? 0.0 : x[d7 + 2];
        inputs[lane + 232] = trial_23;
        const double trial_26 = constrained[d8 + 2] ? 0.0 : x[d8 + 2];
        inputs[lane + 240] = trial_26;
        const double trial_29 = constrained[d9 + 2] ? 0.0 : x[d9 + 2];
        inputs[lane + 248] = trial_29;
        inputs[lane + 256] = coordinates[3 * n0];
        inputs[lane + 264] = coordinates[3 * n1];
        inputs[lane + 272] = coordinates[3 * n2];
        inputs[lane + 280] = coordinates[3 * n3];
        inputs[lane + 288] = coordinates[3 * n0 + 1];
        inputs[lane + 296] = coordinates[3 * n1 + 1];
        inputs[lane + 304] = coordinates[3 * n2 + 1];
        inputs[lane + 312] = coordinates[3 * n3 + 1];
        inputs[lane + 320] = coordinates[3 * n0 + 2];
        inputs[lane + 328] = coordinates[3 * n1 + 2];
        inputs[lane + 336] = coordinates[3 * n2 + 2];
        inputs[lane + 344] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 256] - inputs[lane + 264];
        const double t1 = inputs[lane + 288] - inputs[lane + 304];
        const double t2 = inputs[lane + 320] - inputs[lane + 344];
        const double t3 = inputs[lane + 288] - inputs[lane + 312];
        const double t4 = inputs[lane + 320] - inputs[lane + 336];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 256] - inputs[lane + 272];
        const double t6 = inputs[lane + 320] - inputs[lane + 328];
        const double t7 = inputs[lane + 288] - inputs[lane + 296];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 256] - inputs[lane + 280];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double t9 = 1.3333333333333333 * inputs[lane + 96];
        const double t10 = 4.0 * inputs[lane + 168];
        const double t11 = 4.0 * inputs[lane + 160];
        const double t12 = inputs[lane + 136] + inputs[lane + 144] - inputs[lane + 152] - 0.25 * t11;
        const double t13 = 0.75 * t9 + 0.75 * 4.0 * inputs[lane + 104] - t10 - t12;
        const double t14 = 1.3333333333333333 * inputs[lane + 112];
        const double t15 = 1.3333333333333333 * inputs[lane + 128] + t11 - 1.3333333333333333 * inputs[lane +
            152] - t9 - 2.0 * t14;
        const double t16 = 4.0 * inputs[lane + 144] + t11 - t10 - 3.0 * t14 - t15;
        const double t17 = 1.3333333333333333 * inputs[lane + 120];
        const double t18 = 2.6666666666666665 * inputs[lane + 128] + t9 - 0.6666666666666666 * t11 - t17;
        const double t19 = 4.0 * inputs[lane + 128] + t10 - 4.0 * inputs[lane + 136] - t11 - t18;
        const double t20 = 1.3333333333333333 * inputs[lane + 16];
        const double t21 = 4.0 * inputs[lane + 88];
        const double t22 = 4.0 * inputs[lane + 80];
        const double t23 = inputs[lane + 56] + inputs[lane + 64] - inputs[lane + 72] - 0.25 * t22;
        const double t24 = 0.75 * t20 + 0.75 * 4.0 * inputs[lane + 24] - t21 - t23;
        const double t25 = 1.3333333333333333 * inputs[lane + 32];
        const double t26 = 1.3333333333333333 * inputs[lane + 48] + t22 - 1.3333333333333333 * inputs[lane +
            72] - t20 - 2.0 * t25;
        const double t27 = 4.0 * inputs[lane + 64] + t22 - t21 - 3.0 * t25 - t26;
        const double adj11 = t0 * t2 - t6 * t8;
        const double t28 = 1.3333333333333333 * inputs[lane + 40];
        const double t29 = 2.6666666666666665 * inputs[lane + 48] + t20 - 0.6666666666666666 * t22 - t28;
        const double t30 = 4.0 * inputs[lane + 48] + t21 - 4.0 * inputs[lane + 56] - t22 - t29;
        const double adj21 = t5 * t6 - t0 * t4;
        const double t31 = (1.3333333333333333 * adj00 * t13 + adj10 * t16 - adj20 * t19) +
            (1.3333333333333333 * adj01 * t24 + t27 * adj11 - t30 * adj21);
        const double t32 = inputs[lane + 8] * adj01 * t31;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t33 = 1.3333333333333333 * inputs[lane + 176];
        const double t34 = 4.0 * inputs[lane + 248];
        const double t35 = 4.0 * inputs[lane + 240];
        const double t36 = inputs[lane + 216] + inputs[lane + 224] - inputs[lane + 232] - 0.25 * t35;
        const double t37 = 0.75 * t33 + 0.75 * 4.0 * inputs[lane + 184] - t34 - t36;
        const double t38 = 1.3333333333333333 * inputs[lane + 192];
        const double t39 = 1.3333333333333333 * inputs[lane + 208] + t35 - 1.3333333333333333 * inputs[lane +
            232] - t33 - 2.0 * t38;
        const double t40 = 4.0 * inputs[lane + 224] + t35 - t34 - 3.0 * t38 - t39;
        const double t41 = 1.3333333333333333 * inputs[lane + 200];
        const double t42 = 2.6666666666666665 * inputs[lane + 208] + t33 - 0.6666666666666666 * t35 - t41;
        const double t43 = 4.0 * inputs[lane + 208] + t34 - 4.0 * inputs[lane + 216] - t35 - t42;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t44 = (1.3333333333333333 * adj00 * t37 + adj10 * t40 - adj20 * t43) +
            (1.3333333333333333 * t24 * adj02 + t27 * adj12 - t30 * adj22);
        const double t45 = inputs[lane + 8] * adj02 * t44;
        const double t46 = 1.3333333333333333 * adj00 * t24 + adj10 * t27 - adj20 * t30;
        const double t47 = 1.3333333333333333 * adj01 * t13 + t16 * adj11 - t19 * adj21;
        const double t48 = 1.3333333333333333 * adj02 * t37 + t40 * adj12 - t43 * adj22;
        const double t49 = inputs[lane] * (t46 + t47 + t48);
        const double t50 = t49 + 2.0 * inputs[lane + 8] * t46;
        const double t51 = inv_abs_detJ * (t32 + t45 + (t32 + t45 + 2.0 * adj00 * t50));
        const double t52 = inputs[lane + 8] * adj11 * t31;
        const double t53 = inputs[lane + 8] * adj12 * t44;
        const double t54 = inv_abs_detJ * (t52 + t53 + (t52 + t53 + 2.0 * adj10 * t50));
        const double t55 = inputs[lane + 8] * adj21 * t31;
        const double t56 = inputs[lane + 8] * adj22 * t44;
        const double t57 = inv_abs_detJ * (t55 + t56 + (t55 + t56 + 2.0 * adj20 * t50));
        const double t58 = inputs[lane + 136] + 0.75 * t9 - inputs[lane + 152] - 0.25 * t10;
        const double t59 = inputs[lane + 136] + 0.25 * t11 - inputs[lane + 144] - inputs[lane + 152] - 0.5 *
            t58;
        const double t60 = inputs[lane + 56] + 0.75 * t20 - inputs[lane + 72] - 0.25 * t21;
        const double t61 = inputs[lane + 56] + 0.25 * t22 - inputs[lane + 64] - inputs[lane + 72] - 0.5 * t60;
        const double t62 = (2.6666666666666665 * adj00 * t59 + adj10 * t15 - adj20 * t18) +
            (2.6666666666666665 * adj01 * t61 + t26 * adj11 - t29 * adj21);
        const double t63 = inputs[lane + 8] * adj01 * t62;
        const double t64 = inputs[lane + 216] + 0.75 * t33 - inputs[lane + 232] - 0.25 * t34;
        const double t65 = inputs[lane + 216] + 0.25 * t35 - inputs[lane + 224] - inputs[lane + 232] - 0.5 *
            t64;
        const double t66 = (2.6666666666666665 * adj00 * t65 + adj10 * t39 - adj20 * t42) +
            (2.6666666666666665 * adj02 * t61 + t26 * adj12 - t29 * adj22);
        const double t67 = inputs[lane + 8] * adj02 * t66;
        const double t68 = 2.6666666666666665 * adj00 * t61 + adj10 * t26 - adj20 * t29;
        const double t69 = 2.6666666666666665 * adj01 * t59 + t15 * adj11 - t18 * adj21;
        const double t70 = 2.6666666666666665 * adj02 * t65 + t39 * adj12 - t42 * adj22;
        const double t71 = inputs[lane] * (t68 + t69 + t70);
        const double t72 = t71 + 2.0 * inputs[lane + 8] * t68;
        const double t73 = inv_abs_detJ * (t63 + t67 + (t63 + t67 + 2.0 * adj00 * t72));
        const double t74 = inputs[lane + 8] * adj11 * t62;
        const double t75 = inputs[lane + 8] * adj12 * t66;
        const double t76 = inv_abs_detJ * (t74 + t75 + (t74 + t75 + 2.0 * adj10 * t72));
        const double t77 = inputs[lane + 8] * adj21 * t62;
        const double t78 = inputs[lane + 8] * adj22 * t66;
        const double t79 = inv_abs_detJ * (t77 + t78 + (t77 + t78 + 2.0 * adj20 * t72));
        const double t80 = inputs[lane + 128] + 0.75 * t9 - inputs[lane + 152] - 0.25 * t11;
        const double t81 = 2.6666666666666665 * inputs[lane + 152] - t9 - t17;
        const double t82 = inputs[lane + 48] + 0.75 * t20 - inputs[lane + 72] - 0.25 * t22;
        const double t83 = 2.6666666666666665 * inputs[lane + 72] - t20 - t28;
        const double t84 = (adj00 * t58 + adj10 * t80 - 0.75 * adj20 * t81) + (adj01 * t60 + adj11 * t82 -
            0.75 * adj21 * t83);
        const double t85 = inputs[lane + 8] * adj01 * t84;
        const double t86 = inputs[lane + 208] + 0.75 * t33 - inputs[lane + 232] - 0.25 * t35;
        const double t87 = 2.6666666666666665 * inputs[lane + 232] - t33 - t41;
        const double t88 = (adj00 * t64 + adj10 * t86 - 0.75 * adj20 * t87) + (adj02 * t60 + adj12 * t82 -
            0.75 * adj22 * t83);
        const double t89 = inputs[lane + 8] * adj02 * t88;
        const double t90 = adj00 * t60 + adj10 * t82 - 0.75 * adj20 * t83;
        const double t91 = adj01 * t58 + adj11 * t80 - 0.75 * adj21 * t81;
        const double t92 = adj02 * t64 + adj12 * t86 - 0.75 * adj22 * t87;
        const double t93 = inputs[lane] * (t90 + t91 + t92);
        const double t94 = t93 + 2.0 * inputs[lane + 8] * t90;
        const double t95 = inv_abs_detJ * (t85 + t89 + (t85 + t89 + 2.0 * adj00 * t94));
        const double t96 = inputs[lane + 8] * adj11 * t84;
        const double t97 = inputs[lane + 8] * adj12 * t88;
        const double t98 = inv_abs_detJ * (t96 + t97 + (t96 + t97 + 2.0 * adj10 * t94));
        const double t99 = inputs[lane + 8] * adj21 * t84;
        const double t100 = inputs[lane + 8] * adj22 * t88;
        const double t101 = inv_abs_detJ * (t99 + t100 + (t99 + t100 + 2.0 * adj20 * t94));
        const double t102 = inputs[lane + 8] * adj00 * t31;
        const double t103 = (1.3333333333333333 * adj01 * t37 + adj11 * t40 - adj21 * t43) +
            (1.3333333333333333 * t13 * adj02 + t16 * adj12 - t19 * adj22);
        const double t104 = inputs[lane + 8] * adj02 * t103;
        const double t105 = t49 + 2.0 * inputs[lane + 8] * t47;
        const double t106 = inv_abs_detJ * (t102 + t104 + (t102 + t104 + 2.0 * adj01 * t105));
        const double t107 = inputs[lane + 8] * adj10 * t31;
        const double t108 = inputs[lane + 8] * adj12 * t103;
        const double t109 = inv_abs_detJ * (t107 + t108 + (t107 + t108 + 2.0 * adj11 * t105));
        const double t110 = inputs[lane + 8] * adj20 * t31;
        const double t111 = inputs[lane + 8] * adj22 * t103;
        const double t112 = inv_abs_detJ * (t110 + t111 + (t110 + t111 + 2.0 * adj21 * t105));
        const double t113 = inputs[lane + 8] * adj00 * t62;
        const double t114 = (2.6666666666666665 * adj01 * t65 + adj11 * t39 - adj21 * t42) +
            (2.6666666666666665 * adj02 * t59 + t15 * adj12 - t18 * adj22);
        const double t115 = inputs[lane + 8] * adj02 * t114;
        const double t116 = t71 + 2.0 * inputs[lane + 8] * t69;
        const double t117 = inv_abs_detJ * (t113 + t115 + (t113 + t115 + 2.0 * adj01 * t116));
        const double t118 = inputs[lane + 8] * adj10 * t62;
        const double t119 = inputs[lane + 8] * adj12 * t114;
        const double t120 = inv_abs_detJ * (t118 + t119 + (t118 + t119 + 2.0 * adj11 * t116));
        const double t121 = inputs[lane + 8] * adj20 * t62;
        const double t122 = inputs[lane + 8] * adj22 * t114;
        const double t123 = inv_abs_detJ * (t121 + t122 + (t121 + t122 + 2.0 * adj21 * t116));
        const double t124 = inputs[lane + 8] * adj00 * t84;
        const double t125 = (adj01 * t64 + adj11 * t86 - 0.75 * adj21 * t87) + (adj02 * t58 + adj12 * t80 -
            0.75 * adj22 * t81);
        const double t126 = inputs[lane + 8] * adj02 * t125;
        const double t127 = t93 + 2.0 * inputs[lane + 8] * t91;
        const double t128 = inv_abs_detJ * (t124 + t126 + (t124 + t126 + 2.0 * adj01 * t127));
        const double t129 = inputs[lane + 8] * adj10 * t84;
        const double t130 = inputs[lane + 8] * adj12 * t125;
        const double t131 = inv_abs_detJ * (t129 + t130 + (t129 + t130 + 2.0 * adj11 * t127));
        const double t132 = inputs[lane + 8] * adj20 * t84;
        const double t133 = inputs[lane + 8] * adj22 * t125;
        const double t134 = inv_abs_detJ * (t132 + t133 + (t132 + t133 + 2.0 * adj21 * t127));
        const double t135 = inputs[lane + 8] * adj00 * t44;
        const double t136 = inputs[lane + 8] * adj01 * t103;
        const double t137 = t49 + 2.0 * inputs[lane + 8] * t48;
        const double t138 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 2.0 * adj02 * t137));
        const double t139 = inputs[lane + 8] * adj10 * t44;
        const double t140 = inputs[lane + 8] * adj11 * t103;
        const double t141 = inv_abs_detJ * (t139 + t140 + (t139 + t140 + 2.0 * adj12 * t137));
        const double t142 = inputs[lane + 8] * adj20 * t44;
        const double t143 = inputs[lane + 8] * adj21 * t103;
        const double t144 = inv_abs_detJ * (t142 + t143 + (t142 + t143 + 2.0 * adj22 * t137));
        const double t145 = inputs[lane + 8] * adj00 * t66;
        const double t146 = inputs[lane + 8] * adj01 * t114;
        const double t147 = t71 + 2.0 * inputs[lane + 8] * t70;
        const double t148 = inv_abs_detJ * (t145 + t146 + (t145 + t146 + 2.0 * adj02 * t147));
        const double t149 = inputs[lane + 8] * adj10 * t66;
        const double t150 = inputs[lane + 8] * adj11 * t114;
        const double t151 = inv_abs_detJ * (t149 + t150 + (t149 + t150 + 2.0 * adj12 * t147));
        const double t152 = inputs[lane + 8] * adj20 * t66;
        const double t153 = inputs[lane + 8] * adj21 * t114;
        const double t154 = inv_abs_detJ * (t152 + t153 + (t152 + t153 + 2.0 * adj22 * t147));
        const double t155 = inputs[lane + 8] * adj00 * t88;
        const double t156 = inputs[lane + 8] * adj01 * t125;
        const double t157 = t93 + 2.0 * inputs[lane + 8] * t92;
        const double t158 = inv_abs_detJ * (t155 + t156 + (t155 + t156 + 2.0 * adj02 * t157));
        const double t159 = inputs[lane + 8] * adj10 * t88;
        const double t160 = inputs[lane + 8] * adj11 * t125;
        const double t161 = inv_abs_detJ * (t159 + t160 + (t159 + t160 + 2.0 * adj12 * t157));
        const double t162 = inputs[lane + 8] * adj20 * t88;
        const double t163 = inputs[lane + 8] * adj21 * t125;
        const double t164 = inv_abs_detJ * (t162 + t163 + (t162 + t163 + 2.0 * adj22 * t157));
        const double t165 = inputs[lane + 128] + inputs[lane + 144] - inputs[lane + 152] - 0.25 * t10;
        const double t166 = inputs[lane + 128] + inputs[lane + 136] - 0.25 * t10 - 0.25 * t11;
        const double t167 = inputs[lane + 48] + inputs[lane + 64] - inputs[lane + 72] - 0.25 * t21;
        const double t168 = inputs[lane + 48] + inputs[lane + 56] - 0.25 * t21 - 0.25 * t22;
        const double t169 = (adj00 * t12 + adj10 * t165 + adj20 * t166) + (adj01 * t23 + adj11 * t167 + adj21
            * t168);
        const double t170 = inputs[lane + 8] * adj11 * t169;
        const double t171 = inputs[lane + 208] + inputs[lane + 224] - inputs[lane + 232] - 0.25 * t34;
        const double t172 = inputs[lane + 208] + inputs[lane + 216] - 0.25 * t34 - 0.25 * t35;
        const double t173 = (adj00 * t36 + adj10 * t171 + adj20 * t172) + (t23 * adj02 + adj12 * t167 + adj22
            * t168);
        const double t174 = inputs[lane + 8] * adj12 * t173;
        const double t175 = adj00 * t23 + adj10 * t167 + adj20 * t168;
        const double t176 = adj01 * t12 + adj11 * t165 + adj21 * t166;
        const double t177 = adj02 * t36 + adj12 * t171 + adj22 * t172;
        const double t178 = inputs[lane] * (t175 + t176 + t177);
        const double t179 = t178 + 2.0 * inputs[lane + 8] * t175;
        const double t180 = inv_abs_detJ * (t170 + t174 + (t170 + t174 + 2.0 * adj10 * t179));
        const double t181 = inputs[lane + 8] * adj21 * t169;
        const double t182 = inputs[lane + 8] * adj22 * t173;
        const double t183 = inv_abs_detJ * (t181 + t182 + (t181 + t182 + 2.0 * adj20 * t179));
        const double t184 = t54 + t57 + 4.0 * t79 - 2.0 * t76 - 8.0 * t98 - 20.0 * t180 - 20.0 * t183;
        const double t185 = inputs[lane + 8] * adj10 * t169;
        const double t186 = (adj01 * t36 + adj11 * t171 + adj21 * t172) + (t12 * adj02 + adj12 * t165 + adj22
            * t166);
        const double t187 = inputs[lane + 8] * adj12 * t186;
        const double t188 = t178 + 2.0 * inputs[lane + 8] * t176;
        const double t189 = inv_abs_detJ * (t185 + t187 + (t185 + t187 + 2.0 * adj11 * t188));
        const double t190 = inputs[lane + 8] * adj20 * t169;
        const double t191 = inputs[lane + 8] * adj22 * t186;
        const double t192 = inv_abs_detJ * (t190 + t191 + (t190 + t191 + 2.0 * adj21 * t188));
        const double t193 = t109 + t112 + 4.0 * t123 - 2.0 * t120 - 8.0 * t131 - 20.0 * t189 - 20.0 * t192;
        const double t194 = inputs[lane + 8] * adj10 * t173;
        const double t195 = inputs[lane + 8] * adj11 * t186;
        const double t196 = t178 + 2.0 * inputs[lane + 8] * t177;
        const double t197 = inv_abs_detJ * (t194 + t195 + (t194 + t195 + 2.0 * adj12 * t196));
        const double t198 = inputs[lane + 8] * adj20 * t173;
        const double t199 = inputs[lane + 8] * adj21 * t186;
        const double t200 = inv_abs_detJ * (t198 + t199 + (t198 + t199 + 2.0 * adj22 * t196));
        const double t201 = t141 + t144 + 4.0 * t154 - 2.0 * t151 - 8.0 * t161 - 20.0 * t197 - 20.0 * t200;
        const double t202 = inputs[lane + 8] * adj01 * t169;
        const double t203 = inputs[lane + 8] * adj02 * t173;
        const double t204 = inv_abs_detJ * (t202 + t203 + (t202 + t203 + 2.0 * adj00 * t179));
        const double t205 = 0.05 * t51 - 0.15 * t57 - 0.1 * t73 - 0.4 * t95 - t183 - t204;
        const double t206 = inputs[lane + 8] * adj00 * t169;
        const double t207 = inputs[lane + 8] * adj02 * t186;
        const double t208 = inv_abs_detJ * (t206 + t207 + (t206 + t207 + 2.0 * adj01 * t188));
        const double t209 = 0.05 * t106 - 0.15 * t112 - 0.1 * t117 - 0.4 * t128 - t192 - t208;
        const double t210 = inputs[lane + 8] * adj00 * t173;
        const double t211 = inputs[lane + 8] * adj01 * t186;
        const double t212 = inv_abs_detJ * (t210 + t211 + (t210 + t211 + 2.0 * adj02 * t196));
        const double t213 = 0.05 * t138 - 0.15 * t144 - 0.1 * t148 - 0.4 * t158 - t200 - t212;
        tile[lane] = 0.004166666666666667 * (t51 + t54 + t57 + 8.0 * t95 + 8.0 * t98 + 8.0 * t101 - 2.0 * t73
            - 2.0 * t76 - 2.0 * t79);
        tile[lane + 8] = 0.004166666666666667 * (t106 + t109 + t112 + 8.0 * t128 + 8.0 * t131 + 8.0 * t134 -
            2.0 * t117 - 2.0 * t120 - 2.0 * t123);
        tile[lane + 16] = 0.004166666666666667 * (t138 + t141 + t144 + 8.0 * t158 + 8.0 * t161 + 8.0 * t164 -
            2.0 * t148 - 2.0 * t151 - 2.0 * t154);
        tile[lane + 24] = 0.0125 * t51;
        tile[lane + 32] = 0.0125 * t106;
        tile[lane + 40] = 0.0125 * t138;
        tile[lane + 48] = -0.004166666666666667 * (t54 + 4.0 * t76);
        tile[lane + 56] = -0.004166666666666667 * (t109 + 4.0 * t120);
        tile[lane + 64] = -0.004166666666666667 * (t141 + 4.0 * t151);
        tile[lane + 72] = -0.004166666666666667 * (t57 - 2.0 * t79 - 8.0 * t101);
        tile[lane + 80] = -0.004166666666666667 * (t112 - 2.0 * t123 - 8.0 * t134);
        tile[lane + 88] = -0.004166666666666667 * (t144 - 2.0 * t154 - 8.0 * t164);
        tile[lane + 96] = -0.004166666666666667 * t184;
        tile[lane + 104] = -0.004166666666666667 * t193;
        tile[lane + 112] = -0.004166666666666667 * t201;
        tile[lane + 120] = -0.08333333333333333 * t205;
        tile[lane + 128] = -0.08333333333333333 * t209;
        tile[lane + 136] = -0.08333333333333333 * t213;
        tile[lane + 144] = -0.08333333333333333 * (0.05 * t51 + 0.2 * t73 - 0.15 * t54 - t180 - t204);
        tile[lane + 152] = -0.08333333333333333 * (0.05 * t106 + 0.2 * t117 - 0.15 * t109 - t189 - t208);
        tile[lane + 160] = -0.08333333333333333 * (0.05 * t138 + 0.2 * t148 - 0.15 * t141 - t197 - t212);
        tile[lane + 168] = 0.004166666666666667 * (t51 + t54 - 2.0 * t73 - 2.0 * t76 - 8.0 * t95 - 8.0 * t98 -
            16.0 * t101 - 20.0 * t180 - 20.0 * t204);
        tile[lane + 176] = 0.004166666666666667 * (t106 + t109 - 2.0 * t117 - 2.0 * t120 - 8.0 * t128 - 8.0 *
            t131 - 16.0 * t134 - 20.0 * t189 - 20.0 * t208);
        tile[lane + 184] = 0.004166666666666667 * (t138 + t141 - 2.0 * t148 - 2.0 * t151 - 8.0 * t158 - 8.0 *
            t161 - 16.0 * t164 - 20.0 * t197 - 20.0 * t212);
        tile[lane + 192] = 0.004166666666666667 * (t51 + 4.0 * t73 + 8.0 * t76 + 20.0 * t180 + t184 - t54 -
            20.0 * t204);
        tile[lane + 200] = 0.004166666666666667 * (t106 + 4.0 * t117 + 8.0 * t120 + 20.0 * t189 + t193 - t109
            - 20.0 * t208);
        tile[lane + 208] = 0.004166666666666667 * (t138 + 4.0 * t148 + 8.0 * t151 + 20.0 * t197 + t201 - t141
            - 20.0 * t212);
        tile[lane + 216] = -0.08333333333333333 * (0.25 * t51 + 0.15 * t54 + t180 - 0.2 * t73 - t204 - t205);
        tile[lane + 224] = -0.08333333333333333 * (0.25 * t106 + 0.15 * t109 + t189 - 0.2 * t117 - t208 -
            t209);
        tile[lane + 232] = -0.08333333333333333 * (0.25 * t138 + 0.15 * t141 + t197 - 0.2 * t148 - t212 -
            t213);
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
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d0 + 2]) {
            y[d0 + 2] += tile[lane + 16];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 24];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 32];
          }
          if (!constrained[d1 + 2]) {
            y[d1 + 2] += tile[lane + 40];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 48];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 56];
          }
          if (!constrained[d2 + 2]) {
            y[d2 + 2] += tile[lane + 64];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 72];
          }
          if (!constrained[d3 + 1]) {
            y[d3 + 1] += tile[lane + 80];
          }
          if (!constrained[d3 + 2]) {
            y[d3 + 2] += tile[lane + 88];
          }
          if (!constrained[d4]) {
            y[d4] += tile[lane + 96];
          }
          if (!constrained[d4 + 1]) {
            y[d4 + 1] += tile[lane + 104];
          }
          if (!constrained[d4 + 2]) {
            y[d4 + 2] += tile[lane + 112];
          }
          if (!constrained[d5]) {
            y[d5] += tile[lane + 120];
          }
          if (!constrained[d5 + 1]) {
            y[d5 + 1] += tile[lane + 128];
          }
          if (!constrained[d5 + 2]) {
            y[d5 + 2] += tile[lane + 136];
          }
          if (!constrained[d6]) {
            y[d6] += tile[lane + 144];
          }
          if (!constrained[d6 + 1]) {
            y[d6 + 1] += tile[lane + 152];
          }
          if (!constrained[d6 + 2]) {
            y[d6 + 2] += tile[lane + 160];
          }
          if (!constrained[d7]) {
            y[d7] += tile[lane + 168];
          }
          if (!constrained[d7 + 1]) {
            y[d7 + 1] += tile[lane + 176];
          }
          if (!constrained[d7 + 2]) {
            y[d7 + 2] += tile[lane + 184];
          }
          if (!constrained[d8]) {
            y[d8] += tile[lane + 192];
          }
          if (!constrained[d8 + 1]) {
            y[d8 + 1] += tile[lane + 200];
          }
          if (!constrained[d8 + 2]) {
            y[d8 + 2] += tile[lane + 208];
          }
          if (!constrained[d9]) {
            y[d9] += tile[lane + 216];
          }
          if (!constrained[d9 + 1]) {
            y[d9 + 1] += tile[lane + 224];
          }
          if (!constrained[d9 + 2]) {
            y[d9 + 2] += tile[lane + 232];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, constrained, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0},
    {"mu", "DP0", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cpu_descriptor = {
    "elasticity_lame_p2x3_tetrahedron_f64_constrained_apply",  // name
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
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
    4736,                                      // shared_bytes
    1206.0,                                    // flops_per_cell
    172.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
