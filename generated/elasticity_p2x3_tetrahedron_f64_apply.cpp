// elasticity_p2x3_tetrahedron_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   test    P2^3, 30 dofs
//   trial   P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          1056 flops <- taken
//   quadrature      1242 flops
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       1086
//   bytes       156 (124 read, 32 written)
//   flops/byte  6.96
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
        const double t0 = inputs[lane + 240] - inputs[lane + 248];
        const double t1 = inputs[lane + 272] - inputs[lane + 288];
        const double t2 = inputs[lane + 304] - inputs[lane + 328];
        const double t3 = inputs[lane + 272] - inputs[lane + 296];
        const double t4 = inputs[lane + 304] - inputs[lane + 320];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 240] - inputs[lane + 256];
        const double t6 = inputs[lane + 304] - inputs[lane + 312];
        const double t7 = inputs[lane + 272] - inputs[lane + 280];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 240] - inputs[lane + 264];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double t9 = 4.0 * inputs[lane + 144];
        const double t10 = inputs[lane + 120] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t9;
        const double t11 = 4.0 * inputs[lane + 152];
        const double t12 = inputs[lane + 112] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t11;
        const double t13 = inputs[lane + 112] + inputs[lane + 120] - 0.25 * t9 - 0.25 * t11;
        const double t14 = 4.0 * inputs[lane + 64];
        const double t15 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t14;
        const double t16 = 4.0 * inputs[lane + 72];
        const double t17 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t16;
        const double adj11 = t0 * t2 - t6 * t8;
        const double t18 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t14 - 0.25 * t16;
        const double adj21 = t5 * t6 - t0 * t4;
        const double t19 = (adj00 * t10 + adj10 * t12 + adj20 * t13) + (adj01 * t15 + t17 * adj11 + t18 *
            adj21);
        const double t20 = adj01 * t19;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t21 = 4.0 * inputs[lane + 224];
        const double t22 = inputs[lane + 200] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t21;
        const double t23 = 4.0 * inputs[lane + 232];
        const double t24 = inputs[lane + 192] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t23;
        const double t25 = inputs[lane + 192] + inputs[lane + 200] - 0.25 * t21 - 0.25 * t23;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t26 = (adj00 * t22 + adj10 * t24 + adj20 * t25) + (t15 * adj02 + t17 * adj12 + t18 *
            adj22);
        const double t27 = adj02 * t26;
        const double t28 = adj00 * t15 + adj10 * t17 + adj20 * t18;
        const double flux0 = inv_abs_detJ * (t20 + t27 + (t20 + t27 + 4.0 * adj00 * t28));
        const double t29 = adj11 * t19;
        const double t30 = adj12 * t26;
        const double flux1 = inv_abs_detJ * (t29 + t30 + (t29 + t30 + 4.0 * adj10 * t28));
        const double t31 = adj21 * t19;
        const double t32 = adj22 * t26;
        const double flux2 = inv_abs_detJ * (t31 + t32 + (t31 + t32 + 4.0 * adj20 * t28));
        const double t33 = adj00 * t19;
        const double t34 = (adj01 * t22 + adj11 * t24 + adj21 * t25) + (t10 * adj02 + t12 * adj12 + t13 *
            adj22);
        const double t35 = adj02 * t34;
        const double t36 = adj01 * t10 + t12 * adj11 + t13 * adj21;
        const double flux3 = inv_abs_detJ * (t33 + t35 + (t33 + t35 + 4.0 * adj01 * t36));
        const double t37 = adj10 * t19;
        const double t38 = adj12 * t34;
        const double flux4 = inv_abs_detJ * (t37 + t38 + (t37 + t38 + 4.0 * adj11 * t36));
        const double t39 = adj20 * t19;
        const double t40 = adj22 * t34;
        const double flux5 = inv_abs_detJ * (t39 + t40 + (t39 + t40 + 4.0 * adj21 * t36));
        const double t41 = adj00 * t26;
        const double t42 = adj01 * t34;
        const double t43 = adj02 * t22 + t24 * adj12 + t25 * adj22;
        const double flux6 = inv_abs_detJ * (t41 + t42 + (t41 + t42 + 4.0 * adj02 * t43));
        const double t44 = adj10 * t26;
        const double t45 = adj11 * t34;
        const double flux7 = inv_abs_detJ * (t44 + t45 + (t44 + t45 + 4.0 * adj12 * t43));
        const double t46 = adj20 * t26;
        const double t47 = adj21 * t34;
        const double flux8 = inv_abs_detJ * (t46 + t47 + (t46 + t47 + 4.0 * adj22 * t43));
        const double t48 = 1.3333333333333333 * inputs[lane + 80];
        const double t49 = t10 + t11 - 0.75 * t48 - 0.75 * 4.0 * inputs[lane + 88];
        const double t50 = 1.3333333333333333 * inputs[lane + 96];
        const double t51 = 1.3333333333333333 * inputs[lane + 112] + t9 - 1.3333333333333333 * inputs[lane +
            136] - t48 - 2.0 * t50;
        const double t52 = 4.0 * inputs[lane + 128] + t9 - t11 - 3.0 * t50 - t51;
        const double t53 = 1.3333333333333333 * inputs[lane + 104];
        const double t54 = 2.6666666666666665 * inputs[lane + 112] + t48 - 0.6666666666666666 * t9 - t53;
        const double t55 = 4.0 * inputs[lane + 112] + t11 - 4.0 * inputs[lane + 120] - t9 - t54;
        const double t56 = 1.3333333333333333 * inputs[lane];
        const double t57 = t15 + t16 - 0.75 * t56 - 0.75 * 4.0 * inputs[lane + 8];
        const double t58 = 1.3333333333333333 * inputs[lane + 16];
        const double t59 = 1.3333333333333333 * inputs[lane + 32] + t14 - 1.3333333333333333 * inputs[lane +
            56] - t56 - 2.0 * t58;
        const double t60 = 4.0 * inputs[lane + 48] + t14 - t16 - 3.0 * t58 - t59;
        const double t61 = 1.3333333333333333 * inputs[lane + 24];
        const double t62 = 2.6666666666666665 * inputs[lane + 32] + t56 - 0.6666666666666666 * t14 - t61;
        const double t63 = 4.0 * inputs[lane + 32] + t16 - 4.0 * inputs[lane + 40] - t14 - t62;
        const double t64 = (1.3333333333333333 * adj00 * t49 + adj20 * t55 - adj10 * t52) +
            (1.3333333333333333 * adj01 * t57 + adj21 * t63 - adj11 * t60);
        const double t65 = adj01 * t64;
        const double t66 = 1.3333333333333333 * inputs[lane + 160];
        const double t67 = t22 + t23 - 0.75 * t66 - 0.75 * 4.0 * inputs[lane + 168];
        const double t68 = 1.3333333333333333 * inputs[lane + 176];
        const double t69 = 1.3333333333333333 * inputs[lane + 192] + t21 - 1.3333333333333333 * inputs[lane +
            216] - t66 - 2.0 * t68;
        const double t70 = 4.0 * inputs[lane + 208] + t21 - t23 - 3.0 * t68 - t69;
        const double t71 = 1.3333333333333333 * inputs[lane + 184];
        const double t72 = 2.6666666666666665 * inputs[lane + 192] + t66 - 0.6666666666666666 * t21 - t71;
        const double t73 = 4.0 * inputs[lane + 192] + t23 - 4.0 * inputs[lane + 200] - t21 - t72;
        const double t74 = (1.3333333333333333 * adj00 * t67 + adj20 * t73 - adj10 * t70) +
            (1.3333333333333333 * adj02 * t57 + adj22 * t63 - adj12 * t60);
        const double t75 = adj02 * t74;
        const double t76 = 1.3333333333333333 * adj00 * t57 + adj20 * t63 - adj10 * t60;
        const double flux9 = inv_abs_detJ * (t65 + t75 + (t65 + t75 + 4.0 * adj00 * t76));
        const double t77 = adj11 * t64;
        const double t78 = adj12 * t74;
        const double flux10 = inv_abs_detJ * (t77 + t78 + (t77 + t78 + 4.0 * adj10 * t76));
        const double t79 = adj21 * t64;
        const double t80 = adj22 * t74;
        const double flux11 = inv_abs_detJ * (t79 + t80 + (t79 + t80 + 4.0 * adj20 * t76));
        const double t81 = adj00 * t64;
        const double t82 = (1.3333333333333333 * adj01 * t67 + adj21 * t73 - adj11 * t70) +
            (1.3333333333333333 * adj02 * t49 + adj22 * t55 - adj12 * t52);
        const double t83 = adj02 * t82;
        const double t84 = 1.3333333333333333 * adj01 * t49 + adj21 * t55 - adj11 * t52;
        const double flux12 = inv_abs_detJ * (t81 + t83 + (t81 + t83 + 4.0 * adj01 * t84));
        const double t85 = adj10 * t64;
        const double t86 = adj12 * t82;
        const double flux13 = inv_abs_detJ * (t85 + t86 + (t85 + t86 + 4.0 * adj11 * t84));
        const double t87 = adj20 * t64;
        const double t88 = adj22 * t82;
        const double flux14 = inv_abs_detJ * (t87 + t88 + (t87 + t88 + 4.0 * adj21 * t84));
        const double t89 = adj00 * t74;
        const double t90 = adj01 * t82;
        const double t91 = 1.3333333333333333 * adj02 * t67 + adj22 * t73 - adj12 * t70;
        const double flux15 = inv_abs_detJ * (t89 + t90 + (t89 + t90 + 4.0 * adj02 * t91));
        const double t92 = adj10 * t74;
        const double t93 = adj11 * t82;
        const double flux16 = inv_abs_detJ * (t92 + t93 + (t92 + t93 + 4.0 * adj12 * t91));
        const double t94 = adj20 * t74;
        const double t95 = adj21 * t82;
        const double flux17 = inv_abs_detJ * (t94 + t95 + (t94 + t95 + 4.0 * adj22 * t91));
        const double t96 = inputs[lane + 120] + 0.75 * t48 - inputs[lane + 136] - 0.25 * t11;
        const double t97 = inputs[lane + 120] + 0.25 * t9 - inputs[lane + 128] - inputs[lane + 136] - 0.5 *
            t96;
        const double t98 = inputs[lane + 40] + 0.75 * t56 - inputs[lane + 56] - 0.25 * t16;
        const double t99 = inputs[lane + 40] + 0.25 * t14 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t98;
        const double t100 = (2.6666666666666665 * adj00 * t97 + adj10 * t51 - adj20 * t54) +
            (2.6666666666666665 * adj01 * t99 + adj11 * t59 - adj21 * t62);
        const double t101 = adj01 * t100;
        const double t102 = inputs[lane + 200] + 0.75 * t66 - inputs[lane + 216] - 0.25 * t23;
        const double t103 = inputs[lane + 200] + 0.25 * t21 - inputs[lane + 208] - inputs[lane + 216] - 0.5 *
            t102;
        const double t104 = (2.6666666666666665 * adj00 * t103 + adj10 * t69 - adj20 * t72) +
            (2.6666666666666665 * adj02 * t99 + adj12 * t59 - adj22 * t62);
        const double t105 = adj02 * t104;
        const double t106 = 2.6666666666666665 * adj00 * t99 + adj10 * t59 - adj20 * t62;
        const double flux18 = inv_abs_detJ * (t101 + t105 + (t101 + t105 + 4.0 * adj00 * t106));
        const double t107 = adj11 * t100;
        const double t108 = adj12 * t104;
        const double flux19 = inv_abs_detJ * (t107 + t108 + (t107 + t108 + 4.0 * adj10 * t106));
        const double t109 = adj21 * t100;
        const double t110 = adj22 * t104;
        const double flux20 = inv_abs_detJ * (t109 + t110 + (t109 + t110 + 4.0 * adj20 * t106));
        const double t111 = adj00 * t100;
        const double t112 = (2.6666666666666665 * adj01 * t103 + adj11 * t69 - adj21 * t72) +
            (2.6666666666666665 * adj02 * t97 + adj12 * t51 - adj22 * t54);
        const double t113 = adj02 * t112;
        const double t114 = 2.6666666666666665 * adj01 * t97 + adj11 * t51 - adj21 * t54;
        const double flux21 = inv_abs_detJ * (t111 + t113 + (t111 + t113 + 4.0 * adj01 * t114));
        const double t115 = adj10 * t100;
        const double t116 = adj12 * t112;
        const double flux22 = inv_abs_detJ * (t115 + t116 + (t115 + t116 + 4.0 * adj11 * t114));
        const double t117 = adj20 * t100;
        const double t118 = adj22 * t112;
        const double flux23 = inv_abs_detJ * (t117 + t118 + (t117 + t118 + 4.0 * adj21 * t114));
        const double t119 = adj00 * t104;
        const double t120 = adj01 * t112;
        const double t121 = 2.6666666666666665 * adj02 * t103 + adj12 * t69 - adj22 * t72;
        const double flux24 = inv_abs_detJ * (t119 + t120 + (t119 + t120 + 4.0 * adj02 * t121));
        const double t122 = adj10 * t104;
        const double t123 = adj11 * t112;
        const double flux25 = inv_abs_detJ * (t122 + t123 + (t122 + t123 + 4.0 * adj12 * t121));
        const double t124 = adj20 * t104;
        const double t125 = adj21 * t112;
        const double flux26 = inv_abs_detJ * (t124 + t125 + (t124 + t125 + 4.0 * adj22 * t121));
        const double t126 = inputs[lane + 112] + 0.75 * t48 - inputs[lane + 136] - 0.25 * t9;
        const double t127 = 2.6666666666666665 * inputs[lane + 136] - t48 - t53;
        const double t128 = inputs[lane + 32] + 0.75 * t56 - inputs[lane + 56] - 0.25 * t14;
        const double t129 = 2.6666666666666665 * inputs[lane + 56] - t56 - t61;
        const double t130 = (adj00 * t96 + adj10 * t126 - 0.75 * adj20 * t127) + (adj01 * t98 + adj11 * t128 -
            0.75 * adj21 * t129);
        const double t131 = adj01 * t130;
        const double t132 = inputs[lane + 192] + 0.75 * t66 - inputs[lane + 216] - 0.25 * t21;
        const double t133 = 2.6666666666666665 * inputs[lane + 216] - t66 - t71;
        const double t134 = (adj00 * t102 + adj10 * t132 - 0.75 * adj20 * t133) + (adj02 * t98 + adj12 * t128
            - 0.75 * adj22 * t129);
        const double t135 = adj02 * t134;
        const double t136 = adj00 * t98 + adj10 * t128 - 0.75 * adj20 * t129;
        const double flux27 = inv_abs_detJ * (t131 + t135 + (t131 + t135 + 4.0 * adj00 * t136));
        const double t137 = adj11 * t130;
        const double t138 = adj12 * t134;
        const double flux28 = inv_abs_detJ * (t137 + t138 + (t137 + t138 + 4.0 * adj10 * t136));
        const double t139 = adj21 * t130;
        const double t140 = adj22 * t134;
        const double flux29 = inv_abs_detJ * (t139 + t140 + (t139 + t140 + 4.0 * adj20 * t136));
        const double t141 = adj00 * t130;
        const double t142 = (adj01 * t102 + adj11 * t132 - 0.75 * adj21 * t133) + (adj02 * t96 + adj12 * t126
            - 0.75 * adj22 * t127);
        const double t143 = adj02 * t142;
        const double t144 = adj01 * t96 + adj11 * t126 - 0.75 * adj21 * t127;
        const double flux30 = inv_abs_detJ * (t141 + t143 + (t141 + t143 + 4.0 * adj01 * t144));
        const double t145 = adj10 * t130;
        const double t146 = adj12 * t142;
        const double flux31 = inv_abs_detJ * (t145 + t146 + (t145 + t146 + 4.0 * adj11 * t144));
        const double t147 = adj20 * t130;
        const double t148 = adj22 * t142;
        const double flux32 = inv_abs_detJ * (t147 + t148 + (t147 + t148 + 4.0 * adj21 * t144));
        const double t149 = adj00 * t134;
        const double t150 = adj01 * t142;
        const double t151 = adj02 * t102 + adj12 * t132 - 0.75 * adj22 * t133;
        const double flux33 = inv_abs_detJ * (t149 + t150 + (t149 + t150 + 4.0 * adj02 * t151));
        const double t152 = adj10 * t134;
        const double t153 = adj11 * t142;
        const double flux34 = inv_abs_detJ * (t152 + t153 + (t152 + t153 + 4.0 * adj12 * t151));
        const double t154 = adj20 * t134;
        const double t155 = adj21 * t142;
        const double flux35 = inv_abs_detJ * (t154 + t155 + (t154 + t155 + 4.0 * adj22 * t151));
        const double t156 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0
            * flux20;
        const double t157 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0
            * flux23;
        const double t158 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0
            * flux26;
        const double t159 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
        const double t160 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
        const double t161 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
        tile[lane] = -0.0020833333333333333 * (flux9 + flux10 + flux11 + 2.0 * flux18 + 2.0 * flux19 + 2.0 *
            flux20 - 8.0 * flux27 - 8.0 * flux28 - 8.0 * flux29);
        tile[lane + 8] = -0.0020833333333333333 * (flux12 + flux13 + flux14 + 2.0 * flux21 + 2.0 * flux22 +
            2.0 * flux23 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
        tile[lane + 16] = -0.0020833333333333333 * (flux15 + flux16 + flux17 + 2.0 * flux24 + 2.0 * flux25 +
            2.0 * flux26 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
        tile[lane + 24] = -0.00625 * flux9;
        tile[lane + 32] = -0.00625 * flux12;
        tile[lane + 40] = -0.00625 * flux15;
        tile[lane + 48] = 0.0020833333333333333 * (flux10 - 4.0 * flux19);
        tile[lane + 56] = 0.0020833333333333333 * (flux13 - 4.0 * flux22);
        tile[lane + 64] = 0.0020833333333333333 * (flux16 - 4.0 * flux25);
        tile[lane + 72] = 0.0020833333333333333 * (flux11 + 2.0 * flux20 + 8.0 * flux29);
        tile[lane + 80] = 0.0020833333333333333 * (flux14 + 2.0 * flux23 + 8.0 * flux32);
        tile[lane + 88] = 0.0020833333333333333 * (flux17 + 2.0 * flux26 + 8.0 * flux35);
        tile[lane + 96] = 0.0020833333333333333 * t156;
        tile[lane + 104] = 0.0020833333333333333 * t157;
        tile[lane + 112] = 0.0020833333333333333 * t158;
        tile[lane + 120] = 0.041666666666666664 * t159;
        tile[lane + 128] = 0.041666666666666664 * t160;
        tile[lane + 136] = 0.041666666666666664 * t161;
        tile[lane + 144] = 0.041666666666666664 * (flux0 + flux1 + 0.05 * flux9 - 0.15 * flux10 - 0.2 *
            flux18);
        tile[lane + 152] = 0.041666666666666664 * (flux3 + flux4 + 0.05 * flux12 - 0.15 * flux13 - 0.2 *
            flux21);
        tile[lane + 160] = 0.041666666666666664 * (flux6 + flux7 + 0.05 * flux15 - 0.15 * flux16 - 0.2 *
            flux24);
        tile[lane + 168] = -0.0020833333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux9 + flux10 + 2.0 *
            flux18 + 2.0 * flux19 + 8.0 * flux27 + 8.0 * flux28 + 16.0 * flux29);
        tile[lane + 176] = -0.0020833333333333333 * (20.0 * flux3 + 20.0 * flux4 + flux12 + flux13 + 2.0 *
            flux21 + 2.0 * flux22 + 8.0 * flux30 + 8.0 * flux31 + 16.0 * flux32);
        tile[lane + 184] = -0.0020833333333333333 * (20.0 * flux6 + 20.0 * flux7 + flux15 + flux16 + 2.0 *
            flux24 + 2.0 * flux25 + 8.0 * flux33 + 8.0 * flux34 + 16.0 * flux35);
        tile[lane + 192] = -0.0020833333333333333 * (20.0 * flux0 + flux9 + t156 - 20.0 * flux1 - flux10 - 4.0
            * flux18 - 8.0 * flux19);
        tile[lane + 200] = -0.0020833333333333333 * (20.0 * flux3 + flux12 + t157 - 20.0 * flux4 - flux13 -
            4.0 * flux21 - 8.0 * flux22);
        tile[lane + 208] = -0.0020833333333333333 * (20.0 * flux6 + flux15 + t158 - 20.0 * flux7 - flux16 -
            4.0 * flux24 - 8.0 * flux25);
        tile[lane + 216] = 0.041666666666666664 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 - flux1
            - t159);
        tile[lane + 224] = 0.041666666666666664 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 -
            flux4 - t160);
        tile[lane + 232] = 0.041666666666666664 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 -
            flux7 - t161);
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

extern "C" int elasticity_p2x3_tetrahedron_f64_apply_cpu(
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
  return elasticity_p2x3_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel elasticity_p2x3_tetrahedron_f64_apply_cpu_descriptor = {
    "elasticity_p2x3_tetrahedron_f64_apply",  // name
    "apply",                                  // kernel
    "a",                                      // form
    "cpu",                                    // target
    "float64",                                // scalar
    "tensor",                                 // representation
    "tetrahedron",                            // cell
    "P1^3",                                   // coordinate_element
    "P2^3",                                   // row_element
    "P2^3",                                   // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    2,                                        // arity
    30,                                       // rows
    30,                                       // columns
    30,                                       // entries_per_cell
    2,                                        // quadrature_degree
    0,                                        // quadrature_points
    0,                                        // num_coefficients
    0,                                        // num_constants
    nullptr,                                  // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    4,                                        // coordinate_nodes
    "colour",                                 // scatter
    "int32",                                  // index_type
    "separate",                               // numbering
    "interleaved",                            // component_order
    0,                                        // constraints
    10,                                       // nodes
    3,                                        // components
    0,                                        // trial_nodes
    1,                                        // cluster
    0,                                        // patch_nodes
    "auto",                                   // mapping
    "full",                                   // unroll
    "auto",                                   // k_place
    64,                                       // element_batch
    8,                                        // concurrent_elements
    1,                                        // interleave_stores
    1,                                        // threads
    4608,                                     // shared_bytes
    1086.0,                                   // flops_per_cell
    156.0,                                    // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
