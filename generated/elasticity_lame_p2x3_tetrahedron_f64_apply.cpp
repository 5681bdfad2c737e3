// elasticity_lame_p2x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   trial   P2^3, 30 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
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
        inputs[lane + 16] = x[d0];
        inputs[lane + 24] = x[d1];
        inputs[lane + 32] = x[d2];
        inputs[lane + 40] = x[d3];
        inputs[lane + 48] = x[d4];
        inputs[lane + 56] = x[d5];
        inputs[lane + 64] = x[d6];
        inputs[lane + 72] = x[d7];
        inputs[lane + 80] = x[d8];
        inputs[lane + 88] = x[d9];
        inputs[lane + 96] = x[d0 + 1];
        inputs[lane + 104] = x[d1 + 1];
        inputs[lane + 112] = x[d2 + 1];
        inputs[lane + 120] = x[d3 + 1];
        inputs[lane + 128] = x[d4 + 1];
        inputs[lane + 136] = x[d5 + 1];
        inputs[lane + 144] = x[d6 + 1];
        inputs[lane + 152] = x[d7 + 1];
        inputs[lane + 160] = x[d8 + 1];
        inputs[lane + 168] = x[d9 + 1];
        inputs[lane + 176] = x[d0 + 2];
        inputs[lane + 184] = x[d1 + 2];
        inputs[lane + 192] = x[d2 + 2];
        inputs[lane + 200] = x[d3 + 2];
        inputs[lane + 208] = x[d4 + 2];
        inputs[lane + 216] = x[d5 + 2];
        inputs[lane + 224] = x[d6 + 2];
        inputs[lane + 232] = x[d7 + 2];
        inputs[lane + 240] = x[d8 + 2];
        inputs[lane + 248] = x[d9 + 2];
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
        const double t9 = 4.0 * inputs[lane + 160];
        const double t10 = inputs[lane + 136] + inputs[lane + 144] - inputs[lane + 152] - 0.25 * t9;
        const double t11 = 4.0 * inputs[lane + 168];
        const double t12 = inputs[lane + 128] + inputs[lane + 144] - inputs[lane + 152] - 0.25 * t11;
        const double t13 = inputs[lane + 128] + inputs[lane + 136] - 0.25 * t9 - 0.25 * t11;
        const double t14 = 4.0 * inputs[lane + 80];
        const double t15 = inputs[lane + 56] + inputs[lane + 64] - inputs[lane + 72] - 0.25 * t14;
        const double t16 = 4.0 * inputs[lane + 88];
        const double t17 = inputs[lane + 48] + inputs[lane + 64] - inputs[lane + 72] - 0.25 * t16;
        const double adj11 = t0 * t2 - t6 * t8;
        const double t18 = inputs[lane + 48] + inputs[lane + 56] - 0.25 * t14 - 0.25 * t16;
        const double adj21 = t5 * t6 - t0 * t4;
        const double t19 = (adj00 * t10 + adj10 * t12 + adj20 * t13) + (adj01 * t15 + t17 * adj11 + t18 *
            adj21);
        const double t20 = inputs[lane + 8] * adj01 * t19;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t21 = 4.0 * inputs[lane + 240];
        const double t22 = inputs[lane + 216] + inputs[lane + 224] - inputs[lane + 232] - 0.25 * t21;
        const double t23 = 4.0 * inputs[lane + 248];
        const double t24 = inputs[lane + 208] + inputs[lane + 224] - inputs[lane + 232] - 0.25 * t23;
        const double t25 = inputs[lane + 208] + inputs[lane + 216] - 0.25 * t21 - 0.25 * t23;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t26 = (adj00 * t22 + adj10 * t24 + adj20 * t25) + (t15 * adj02 + t17 * adj12 + t18 *
            adj22);
        const double t27 = inputs[lane + 8] * adj02 * t26;
        const double t28 = adj00 * t15 + adj10 * t17 + adj20 * t18;
        const double t29 = adj01 * t10 + t12 * adj11 + t13 * adj21;
        const double t30 = adj02 * t22 + t24 * adj12 + t25 * adj22;
        const double t31 = inputs[lane] * (t28 + t29 + t30);
        const double t32 = t31 + 2.0 * inputs[lane + 8] * t28;
        const double flux0 = inv_abs_detJ * (t20 + t27 + (t20 + t27 + 2.0 * adj00 * t32));
        const double t33 = inputs[lane + 8] * adj11 * t19;
        const double t34 = inputs[lane + 8] * adj12 * t26;
        const double flux1 = inv_abs_detJ * (t33 + t34 + (t33 + t34 + 2.0 * adj10 * t32));
        const double t35 = inputs[lane + 8] * adj21 * t19;
        const double t36 = inputs[lane + 8] * adj22 * t26;
        const double flux2 = inv_abs_detJ * (t35 + t36 + (t35 + t36 + 2.0 * adj20 * t32));
        const double t37 = inputs[lane + 8] * adj00 * t19;
        const double t38 = (adj01 * t22 + adj11 * t24 + adj21 * t25) + (t10 * adj02 + t12 * adj12 + t13 *
            adj22);
        const double t39 = inputs[lane + 8] * adj02 * t38;
        const double t40 = t31 + 2.0 * inputs[lane + 8] * t29;
        const double flux3 = inv_abs_detJ * (t37 + t39 + (t37 + t39 + 2.0 * adj01 * t40));
        const double t41 = inputs[lane + 8] * adj10 * t19;
        const double t42 = inputs[lane + 8] * adj12 * t38;
        const double flux4 = inv_abs_detJ * (t41 + t42 + (t41 + t42 + 2.0 * adj11 * t40));
        const double t43 = inputs[lane + 8] * adj20 * t19;
        const double t44 = inputs[lane + 8] * adj22 * t38;
        const double flux5 = inv_abs_detJ * (t43 + t44 + (t43 + t44 + 2.0 * adj21 * t40));
        const double t45 = inputs[lane + 8] * adj00 * t26;
        const double t46 = inputs[lane + 8] * adj01 * t38;
        const double t47 = t31 + 2.0 * inputs[lane + 8] * t30;
        const double flux6 = inv_abs_detJ * (t45 + t46 + (t45 + t46 + 2.0 * adj02 * t47));
        const double t48 = inputs[lane + 8] * adj10 * t26;
        const double t49 = inputs[lane + 8] * adj11 * t38;
        const double flux7 = inv_abs_detJ * (t48 + t49 + (t48 + t49 + 2.0 * adj12 * t47));
        const double t50 = inputs[lane + 8] * adj20 * t26;
        const double t51 = inputs[lane + 8] * adj21 * t38;
        const double flux8 = inv_abs_detJ * (t50 + t51 + (t50 + t51 + 2.0 * adj22 * t47));
        const double t52 = 1.3333333333333333 * inputs[lane + 96];
        const double t53 = t10 + t11 - 0.75 * t52 - 0.75 * 4.0 * inputs[lane + 104];
        const double t54 = 1.3333333333333333 * inputs[lane + 112];
        const double t55 = 1.3333333333333333 * inputs[lane + 128] + t9 - 1.3333333333333333 * inputs[lane +
            152] - t52 - 2.0 * t54;
        const double t56 = 4.0 * inputs[lane + 144] + t9 - t11 - 3.0 * t54 - t55;
        const double t57 = 1.3333333333333333 * inputs[lane + 120];
        const double t58 = 2.6666666666666665 * inputs[lane + 128] + t52 - 0.6666666666666666 * t9 - t57;
        const double t59 = 4.0 * inputs[lane + 128] + t11 - 4.0 * inputs[lane + 136] - t9 - t58;
        const double t60 = 1.3333333333333333 * inputs[lane + 16];
        const double t61 = t15 + t16 - 0.75 * t60 - 0.75 * 4.0 * inputs[lane + 24];
        const double t62 = 1.3333333333333333 * inputs[lane + 32];
        const double t63 = 1.3333333333333333 * inputs[lane + 48] + t14 - 1.3333333333333333 * inputs[lane +
            72] - t60 - 2.0 * t62;
        const double t64 = 4.0 * inputs[lane + 64] + t14 - t16 - 3.0 * t62 - t63;
        const double t65 = 1.3333333333333333 * inputs[lane + 40];
        const double t66 = 2.6666666666666665 * inputs[lane + 48] + t60 - 0.6666666666666666 * t14 - t65;
        const double t67 = 4.0 * inputs[lane + 48] + t16 - 4.0 * inputs[lane + 56] - t14 - t66;
        const double t68 = (1.3333333333333333 * adj00 * t53 + adj20 * t59 - adj10 * t56) +
            (1.3333333333333333 * adj01 * t61 + adj21 * t67 - adj11 * t64);
        const double t69 = inputs[lane + 8] * adj01 * t68;
        const double t70 = 1.3333333333333333 * inputs[lane + 176];
        const double t71 = t22 + t23 - 0.75 * t70 - 0.75 * 4.0 * inputs[lane + 184];
        const double t72 = 1.3333333333333333 * inputs[lane + 192];
        const double t73 = 1.3333333333333333 * inputs[lane + 208] + t21 - 1.3333333333333333 * inputs[lane +
            232] - t70 - 2.0 * t72;
        const double t74 = 4.0 * inputs[lane + 224] + t21 - t23 - 3.0 * t72 - t73;
        const double t75 = 1.3333333333333333 * inputs[lane + 200];
        const double t76 = 2.6666666666666665 * inputs[lane + 208] + t70 - 0.6666666666666666 * t21 - t75;
        const double t77 = 4.0 * inputs[lane + 208] + t23 - 4.0 * inputs[lane + 216] - t21 - t76;
        const double t78 = (1.3333333333333333 * adj00 * t71 + adj20 * t77 - adj10 * t74) +
            (1.3333333333333333 * adj02 * t61 + adj22 * t67 - adj12 * t64);
        const double t79 = inputs[lane + 8] * adj02 * t78;
        const double t80 = 1.3333333333333333 * adj00 * t61 + adj20 * t67 - adj10 * t64;
        const double t81 = 1.3333333333333333 * adj01 * t53 + adj21 * t59 - adj11 * t56;
        const double t82 = 1.3333333333333333 * adj02 * t71 + adj22 * t77 - adj12 * t74;
        const double t83 = inputs[lane] * (t80 + t81 + t82);
        const double t84 = t83 + 2.0 * inputs[lane + 8] * t80;
        const double flux9 = inv_abs_detJ * (t69 + t79 + (t69 + t79 + 2.0 * adj00 * t84));
        const double t85 = inputs[lane + 8] * adj11 * t68;
        const double t86 = inputs[lane + 8] * adj12 * t78;
        const double flux10 = inv_abs_detJ * (t85 + t86 + (t85 + t86 + 2.0 * adj10 * t84));
        const double t87 = inputs[lane + 8] * adj21 * t68;
        const double t88 = inputs[lane + 8] * adj22 * t78;
        const double flux11 = inv_abs_detJ * (t87 + t88 + (t87 + t88 + 2.0 * adj20 * t84));
        const double t89 = inputs[lane + 8] * adj00 * t68;
        const double t90 = (1.3333333333333333 * adj01 * t71 + adj21 * t77 - adj11 * t74) +
            (1.3333333333333333 * adj02 * t53 + adj22 * t59 - adj12 * t56);
        const double t91 = inputs[lane + 8] * adj02 * t90;
        const double t92 = t83 + 2.0 * inputs[lane + 8] * t81;
        const double flux12 = inv_abs_detJ * (t89 + t91 + (t89 + t91 + 2.0 * adj01 * t92));
        const double t93 = inputs[lane + 8] * adj10 * t68;
        const double t94 = inputs[lane + 8] * adj12 * t90;
        const double flux13 = inv_abs_detJ * (t93 + t94 + (t93 + t94 + 2.0 * adj11 * t92));
        const double t95 = inputs[lane + 8] * adj20 * t68;
        const double t96 = inputs[lane + 8] * adj22 * t90;
        const double flux14 = inv_abs_detJ * (t95 + t96 + (t95 + t96 + 2.0 * adj21 * t92));
        const double t97 = inputs[lane + 8] * adj00 * t78;
        const double t98 = inputs[lane + 8] * adj01 * t90;
        const double t99 = t83 + 2.0 * inputs[lane + 8] * t82;
        const double flux15 = inv_abs_detJ * (t97 + t98 + (t97 + t98 + 2.0 * adj02 * t99));
        const double t100 = inputs[lane + 8] * adj10 * t78;
        const double t101 = inputs[lane + 8] * adj11 * t90;
        const double flux16 = inv_abs_detJ * (t100 + t101 + (t100 + t101 + 2.0 * adj12 * t99));
        const double t102 = inputs[lane + 8] * adj20 * t78;
        const double t103 = inputs[lane + 8] * adj21 * t90;
        const double flux17 = inv_abs_detJ * (t102 + t103 + (t102 + t103 + 2.0 * adj22 * t99));
        const double t104 = inputs[lane + 136] + 0.75 * t52 - inputs[lane + 152] - 0.25 * t11;
        const double t105 = inputs[lane + 136] + 0.25 * t9 - inputs[lane + 144] - inputs[lane + 152] - 0.5 *
            t104;
        const double t106 = inputs[lane + 56] + 0.75 * t60 - inputs[lane + 72] - 0.25 * t16;
        const double t107 = inputs[lane + 56] + 0.25 * t14 - inputs[lane + 64] - inputs[lane + 72] - 0.5 *
            t106;
        const double t108 = (2.6666666666666665 * adj00 * t105 + adj10 * t55 - adj20 * t58) +
            (2.6666666666666665 * adj01 * t107 + adj11 * t63 - adj21 * t66);
        const double t109 = inputs[lane + 8] * adj01 * t108;
        const double t110 = inputs[lane + 216] + 0.75 * t70 - inputs[lane + 232] - 0.25 * t23;
        const double t111 = inputs[lane + 216] + 0.25 * t21 - inputs[lane + 224] - inputs[lane + 232] - 0.5 *
            t110;
        const double t112 = (2.6666666666666665 * adj00 * t111 + adj10 * t73 - adj20 * t76) +
            (2.6666666666666665 * adj02 * t107 + adj12 * t63 - adj22 * t66);
        const double t113 = inputs[lane + 8] * adj02 * t112;
        const double t114 = 2.6666666666666665 * adj00 * t107 + adj10 * t63 - adj20 * t66;
        const double t115 = 2.6666666666666665 * adj01 * t105 + adj11 * t55 - adj21 * t58;
        const double t116 = 2.6666666666666665 * adj02 * t111 + adj12 * t73 - adj22 * t76;
        const double t117 = inputs[lane] * (t114 + t115 + t116);
        const double t118 = t117 + 2.0 * inputs[lane + 8] * t114;
        const double flux18 = inv_abs_detJ * (t109 + t113 + (t109 + t113 + 2.0 * adj00 * t118));
        const double t119 = inputs[lane + 8] * adj11 * t108;
        const double t120 = inputs[lane + 8] * adj12 * t112;
        const double flux19 = inv_abs_detJ * (t119 + t120 + (t119 + t120 + 2.0 * adj10 * t118));
        const double t121 = inputs[lane + 8] * adj21 * t108;
        const double t122 = inputs[lane + 8] * adj22 * t112;
        const double flux20 = inv_abs_detJ * (t121 + t122 + (t121 + t122 + 2.0 * adj20 * t118));
        const double t123 = inputs[lane + 8] * adj00 * t108;
        const double t124 = (2.6666666666666665 * adj01 * t111 + adj11 * t73 - adj21 * t76) +
            (2.6666666666666665 * adj02 * t105 + adj12 * t55 - adj22 * t58);
        const double t125 = inputs[lane + 8] * adj02 * t124;
        const double t126 = t117 + 2.0 * inputs[lane + 8] * t115;
        const double flux21 = inv_abs_detJ * (t123 + t125 + (t123 + t125 + 2.0 * adj01 * t126));
        const double t127 = inputs[lane + 8] * adj10 * t108;
        const double t128 = inputs[lane + 8] * adj12 * t124;
        const double flux22 = inv_abs_detJ * (t127 + t128 + (t127 + t128 + 2.0 * adj11 * t126));
        const double t129 = inputs[lane + 8] * adj20 * t108;
        const double t130 = inputs[lane + 8] * adj22 * t124;
        const double flux23 = inv_abs_detJ * (t129 + t130 + (t129 + t130 + 2.0 * adj21 * t126));
        const double t131 = inputs[lane + 8] * adj00 * t112;
        const double t132 = inputs[lane + 8] * adj01 * t124;
        const double t133 = t117 + 2.0 * inputs[lane + 8] * t116;
        const double flux24 = inv_abs_detJ * (t131 + t132 + (t131 + t132 + 2.0 * adj02 * t133));
        const double t134 = inputs[lane + 8] * adj10 * t112;
        const double t135 = inputs[lane + 8] * adj11 * t124;
        const double flux25 = inv_abs_detJ * (t134 + t135 + (t134 + t135 + 2.0 * adj12 * t133));
        const double t136 = inputs[lane + 8] * adj20 * t112;
        const double t137 = inputs[lane + 8] * adj21 * t124;
        const double flux26 = inv_abs_detJ * (t136 + t137 + (t136 + t137 + 2.0 * adj22 * t133));
        const double t138 = inputs[lane + 128] + 0.75 * t52 - inputs[lane + 152] - 0.25 * t9;
        const double t139 = 2.6666666666666665 * inputs[lane + 152] - t52 - t57;
        const double t140 = inputs[lane + 48] + 0.75 * t60 - inputs[lane + 72] - 0.25 * t14;
        const double t141 = 2.6666666666666665 * inputs[lane + 72] - t60 - t65;
        const double t142 = (adj00 * t104 + adj10 * t138 - 0.75 * adj20 * t139) + (adj01 * t106 + adj11 * t140
            - 0.75 * adj21 * t141);
        const double t143 = inputs[lane + 8] * adj01 * t142;
        const double t144 = inputs[lane + 208] + 0.75 * t70 - inputs[lane + 232] - 0.25 * t21;
        const double t145 = 2.6666666666666665 * inputs[lane + 232] - t70 - t75;
        const double t146 = (adj00 * t110 + adj10 * t144 - 0.75 * adj20 * t145) + (adj02 * t106 + adj12 * t140
            - 0.75 * adj22 * t141);
        const double t147 = inputs[lane + 8] * adj02 * t146;
        const double t148 = adj00 * t106 + adj10 * t140 - 0.75 * adj20 * t141;
        const double t149 = adj01 * t104 + adj11 * t138 - 0.75 * adj21 * t139;
        const double t150 = adj02 * t110 + adj12 * t144 - 0.75 * adj22 * t145;
        const double t151 = inputs[lane] * (t148 + t149 + t150);
        const double t152 = t151 + 2.0 * inputs[lane + 8] * t148;
        const double flux27 = inv_abs_detJ * (t143 + t147 + (t143 + t147 + 2.0 * adj00 * t152));
        const double t153 = inputs[lane + 8] * adj11 * t142;
        const double t154 = inputs[lane + 8] * adj12 * t146;
        const double flux28 = inv_abs_detJ * (t153 + t154 + (t153 + t154 + 2.0 * adj10 * t152));
        const double t155 = inputs[lane + 8] * adj21 * t142;
        const double t156 = inputs[lane + 8] * adj22 * t146;
        const double flux29 = inv_abs_detJ * (t155 + t156 + (t155 + t156 + 2.0 * adj20 * t152));
        const double t157 = inputs[lane + 8] * adj00 * t142;
        const double t158 = (adj01 * t110 + adj11 * t144 - 0.75 * adj21 * t145) + (adj02 * t104 + adj12 * t138
            - 0.75 * adj22 * t139);
        const double t159 = inputs[lane + 8] * adj02 * t158;
        const double t160 = t151 + 2.0 * inputs[lane + 8] * t149;
        const double flux30 = inv_abs_detJ * (t157 + t159 + (t157 + t159 + 2.0 * adj01 * t160));
        const double t161 = inputs[lane + 8] * adj10 * t142;
        const double t162 = inputs[lane + 8] * adj12 * t158;
        const double flux31 = inv_abs_detJ * (t161 + t162 + (t161 + t162 + 2.0 * adj11 * t160));
        const double t163 = inputs[lane + 8] * adj20 * t142;
        const double t164 = inputs[lane + 8] * adj22 * t158;
        const double flux32 = inv_abs_detJ * (t163 + t164 + (t163 + t164 + 2.0 * adj21 * t160));
        const double t165 = inputs[lane + 8] * adj00 * t146;
        const double t166 = inputs[lane + 8] * adj01 * t158;
        const double t167 = t151 + 2.0 * inputs[lane + 8] * t150;
        const double flux33 = inv_abs_detJ * (t165 + t166 + (t165 + t166 + 2.0 * adj02 * t167));
        const double t168 = inputs[lane + 8] * adj10 * t146;
        const double t169 = inputs[lane + 8] * adj11 * t158;
        const double flux34 = inv_abs_detJ * (t168 + t169 + (t168 + t169 + 2.0 * adj12 * t167));
        const double t170 = inputs[lane + 8] * adj20 * t146;
        const double t171 = inputs[lane + 8] * adj21 * t158;
        const double flux35 = inv_abs_detJ * (t170 + t171 + (t170 + t171 + 2.0 * adj22 * t167));
        const double t172 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0
            * flux20;
        const double t173 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0
            * flux23;
        const double t174 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0
            * flux26;
        const double t175 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
        const double t176 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
        const double t177 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
        tile[lane] = -0.004166666666666667 * (flux9 + flux10 + flux11 + 2.0 * flux18 + 2.0 * flux19 + 2.0 *
            flux20 - 8.0 * flux27 - 8.0 * flux28 - 8.0 * flux29);
        tile[lane + 8] = -0.004166666666666667 * (flux12 + flux13 + flux14 + 2.0 * flux21 + 2.0 * flux22 + 2.0
            * flux23 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
        tile[lane + 16] = -0.004166666666666667 * (flux15 + flux16 + flux17 + 2.0 * flux24 + 2.0 * flux25 +
            2.0 * flux26 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
        tile[lane + 24] = -0.0125 * flux9;
        tile[lane + 32] = -0.0125 * flux12;
        tile[lane + 40] = -0.0125 * flux15;
        tile[lane + 48] = 0.004166666666666667 * (flux10 - 4.0 * flux19);
        tile[lane + 56] = 0.004166666666666667 * (flux13 - 4.0 * flux22);
        tile[lane + 64] = 0.004166666666666667 * (flux16 - 4.0 * flux25);
        tile[lane + 72] = 0.004166666666666667 * (flux11 + 2.0 * flux20 + 8.0 * flux29);
        tile[lane + 80] = 0.004166666666666667 * (flux14 + 2.0 * flux23 + 8.0 * flux32);
        tile[lane + 88] = 0.004166666666666667 * (flux17 + 2.0 * flux26 + 8.0 * flux35);
        tile[lane + 96] = 0.004166666666666667 * t172;
        tile[lane + 104] = 0.004166666666666667 * t173;
        tile[lane + 112] = 0.004166666666666667 * t174;
        tile[lane + 120] = 0.08333333333333333 * t175;
        tile[lane + 128] = 0.08333333333333333 * t176;
        tile[lane + 136] = 0.08333333333333333 * t177;
        tile[lane + 144] = 0.08333333333333333 * (flux0 + flux1 + 0.05 * flux9 - 0.15 * flux10 - 0.2 *
            flux18);
        tile[lane + 152] = 0.08333333333333333 * (flux3 + flux4 + 0.05 * flux12 - 0.15 * flux13 - 0.2 *
            flux21);
        tile[lane + 160] = 0.08333333333333333 * (flux6 + flux7 + 0.05 * flux15 - 0.15 * flux16 - 0.2 *
            flux24);
        tile[lane + 168] = -0.004166666666666667 * (20.0 * flux0 + 20.0 * flux1 + flux9 + flux10 + 2.0 *
            flux18 + 2.0 * flux19 + 8.0 * flux27 + 8.0 * flux28 + 16.0 * flux29);
        tile[lane + 176] = -0.004166666666666667 * (20.0 * flux3 + 20.0 * flux4 + flux12 + flux13 + 2.0 *
            flux21 + 2.0 * flux22 + 8.0 * flux30 + 8.0 * flux31 + 16.0 * flux32);
        tile[lane + 184] = -0.004166666666666667 * (20.0 * flux6 + 20.0 * flux7 + flux15 + flux16 + 2.0 *
            flux24 + 2.0 * flux25 + 8.0 * flux33 + 8.0 * flux34 + 16.0 * flux35);
        tile[lane + 192] = -0.004166666666666667 * (20.0 * flux0 + flux9 + t172 - 20.0 * flux1 - flux10 - 4.0
            * flux18 - 8.0 * flux19);
        tile[lane + 200] = -0.004166666666666667 * (20.0 * flux3 + flux12 + t173 - 20.0 * flux4 - flux13 - 4.0
            * flux21 - 8.0 * flux22);
        tile[lane + 208] = -0.004166666666666667 * (20.0 * flux6 + flux15 + t174 - 20.0 * flux7 - flux16 - 4.0
            * flux24 - 8.0 * flux25);
        tile[lane + 216] = 0.08333333333333333 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 - flux1
            - t175);
        tile[lane + 224] = 0.08333333333333333 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 - flux4
            - t176);
        tile[lane + 232] = 0.08333333333333333 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 - flux7
            - t177);
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

extern "C" int elasticity_lame_p2x3_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x3_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_apply_cpu_descriptor = {
    "elasticity_lame_p2x3_tetrahedron_f64_apply",  // name
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
    4736,                                      // shared_bytes
    1206.0,                                    // flops_per_cell
    172.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
