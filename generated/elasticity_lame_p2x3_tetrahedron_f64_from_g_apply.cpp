// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=2 --set input=geometry
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
//   tensor          1135 flops <- taken
//   quadrature      1321 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                geometry
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
//   flops       1165
//   bytes       232 (200 read, 32 written)
//   flops/byte  5.02
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
    const double* __restrict__ geometry,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
        inputs[lane] = geometry[10 * cell];
        inputs[lane + 8] = geometry[10 * cell + 1];
        inputs[lane + 16] = geometry[10 * cell + 2];
        inputs[lane + 24] = geometry[10 * cell + 3];
        inputs[lane + 32] = geometry[10 * cell + 4];
        inputs[lane + 40] = geometry[10 * cell + 5];
        inputs[lane + 48] = geometry[10 * cell + 6];
        inputs[lane + 56] = geometry[10 * cell + 7];
        inputs[lane + 64] = geometry[10 * cell + 8];
        inputs[lane + 72] = geometry[10 * cell + 9];
        inputs[lane + 80] = lmbda[cell];
        inputs[lane + 88] = mu[cell];
        inputs[lane + 96] = x[d0];
        inputs[lane + 104] = x[d1];
        inputs[lane + 112] = x[d2];
        inputs[lane + 120] = x[d3];
        inputs[lane + 128] = x[d4];
        inputs[lane + 136] = x[d5];
        inputs[lane + 144] = x[d6];
        inputs[lane + 152] = x[d7];
        inputs[lane + 160] = x[d8];
        inputs[lane + 168] = x[d9];
        inputs[lane + 176] = x[d0 + 1];
        inputs[lane + 184] = x[d1 + 1];
        inputs[lane + 192] = x[d2 + 1];
        inputs[lane + 200] = x[d3 + 1];
        inputs[lane + 208] = x[d4 + 1];
        inputs[lane + 216] = x[d5 + 1];
        inputs[lane + 224] = x[d6 + 1];
        inputs[lane + 232] = x[d7 + 1];
        inputs[lane + 240] = x[d8 + 1];
        inputs[lane + 248] = x[d9 + 1];
        inputs[lane + 256] = x[d0 + 2];
        inputs[lane + 264] = x[d1 + 2];
        inputs[lane + 272] = x[d2 + 2];
        inputs[lane + 280] = x[d3 + 2];
        inputs[lane + 288] = x[d4 + 2];
        inputs[lane + 296] = x[d5 + 2];
        inputs[lane + 304] = x[d6 + 2];
        inputs[lane + 312] = x[d7 + 2];
        inputs[lane + 320] = x[d8 + 2];
        inputs[lane + 328] = x[d9 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 1.0 / std::fabs(inputs[lane]);
        const double t1 = 4.0 * inputs[lane + 240];
        const double t2 = inputs[lane + 216] + inputs[lane + 224] - inputs[lane + 232] - 0.25 * t1;
        const double t3 = 4.0 * inputs[lane + 248];
        const double t4 = inputs[lane + 208] + inputs[lane + 224] - inputs[lane + 232] - 0.25 * t3;
        const double t5 = inputs[lane + 208] + inputs[lane + 216] - 0.25 * t1 - 0.25 * t3;
        const double t6 = 4.0 * inputs[lane + 160];
        const double t7 = inputs[lane + 136] + inputs[lane + 144] - inputs[lane + 152] - 0.25 * t6;
        const double t8 = 4.0 * inputs[lane + 168];
        const double t9 = inputs[lane + 128] + inputs[lane + 144] - inputs[lane + 152] - 0.25 * t8;
        const double t10 = inputs[lane + 128] + inputs[lane + 136] - 0.25 * t6 - 0.25 * t8;
        const double t11 = (inputs[lane + 16] * t2 + inputs[lane + 24] * t4 + inputs[lane + 32] * t5) +
            (inputs[lane + 8] * t7 + inputs[lane + 40] * t9 + inputs[lane + 48] * t10);
        const double t12 = inputs[lane + 8] * inputs[lane + 88] * t11;
        const double t13 = 4.0 * inputs[lane + 320];
        const double t14 = inputs[lane + 296] + inputs[lane + 304] - inputs[lane + 312] - 0.25 * t13;
        const double t15 = 4.0 * inputs[lane + 328];
        const double t16 = inputs[lane + 288] + inputs[lane + 304] - inputs[lane + 312] - 0.25 * t15;
        const double t17 = inputs[lane + 288] + inputs[lane + 296] - 0.25 * t13 - 0.25 * t15;
        const double t18 = (inputs[lane + 16] * t14 + inputs[lane + 24] * t16 + inputs[lane + 32] * t17) +
            (inputs[lane + 56] * t7 + inputs[lane + 64] * t9 + inputs[lane + 72] * t10);
        const double t19 = inputs[lane + 56] * inputs[lane + 88] * t18;
        const double t20 = inputs[lane + 16] * t7 + inputs[lane + 24] * t9 + inputs[lane + 32] * t10;
        const double t21 = inputs[lane + 8] * t2 + inputs[lane + 40] * t4 + inputs[lane + 48] * t5;
        const double t22 = inputs[lane + 56] * t14 + inputs[lane + 64] * t16 + inputs[lane + 72] * t17;
        const double t23 = inputs[lane + 80] * (t20 + t21 + t22);
        const double t24 = t23 + 2.0 * inputs[lane + 88] * t20;
        const double flux0 = t0 * (t12 + t19 + (t12 + t19 + 2.0 * inputs[lane + 16] * t24));
        const double t25 = inputs[lane + 40] * inputs[lane + 88] * t11;
        const double t26 = inputs[lane + 64] * inputs[lane + 88] * t18;
        const double flux1 = t0 * (t25 + t26 + (t25 + t26 + 2.0 * inputs[lane + 24] * t24));
        const double t27 = inputs[lane + 48] * inputs[lane + 88] * t11;
        const double t28 = inputs[lane + 72] * inputs[lane + 88] * t18;
        const double flux2 = t0 * (t27 + t28 + (t27 + t28 + 2.0 * inputs[lane + 32] * t24));
        const double t29 = inputs[lane + 16] * inputs[lane + 88] * t11;
        const double t30 = (inputs[lane + 8] * t14 + inputs[lane + 40] * t16 + inputs[lane + 48] * t17) +
            (inputs[lane + 56] * t2 + inputs[lane + 64] * t4 + inputs[lane + 72] * t5);
        const double t31 = inputs[lane + 56] * inputs[lane + 88] * t30;
        const double t32 = t23 + 2.0 * inputs[lane + 88] * t21;
        const double flux3 = t0 * (t29 + t31 + (t29 + t31 + 2.0 * inputs[lane + 8] * t32));
        const double t33 = inputs[lane + 24] * inputs[lane + 88] * t11;
        const double t34 = inputs[lane + 64] * inputs[lane + 88] * t30;
        const double flux4 = t0 * (t33 + t34 + (t33 + t34 + 2.0 * inputs[lane + 40] * t32));
        const double t35 = inputs[lane + 32] * inputs[lane + 88] * t11;
        const double t36 = inputs[lane + 72] * inputs[lane + 88] * t30;
        const double flux5 = t0 * (t35 + t36 + (t35 + t36 + 2.0 * inputs[lane + 48] * t32));
        const double t37 = inputs[lane + 16] * inputs[lane + 88] * t18;
        const double t38 = inputs[lane + 8] * inputs[lane + 88] * t30;
        const double t39 = t23 + 2.0 * inputs[lane + 88] * t22;
        const double flux6 = t0 * (t37 + t38 + (t37 + t38 + 2.0 * inputs[lane + 56] * t39));
        const double t40 = inputs[lane + 24] * inputs[lane + 88] * t18;
        const double t41 = inputs[lane + 40] * inputs[lane + 88] * t30;
        const double flux7 = t0 * (t40 + t41 + (t40 + t41 + 2.0 * inputs[lane + 64] * t39));
        const double t42 = inputs[lane + 32] * inputs[lane + 88] * t18;
        const double t43 = inputs[lane + 48] * inputs[lane + 88] * t30;
        const double flux8 = t0 * (t42 + t43 + (t42 + t43 + 2.0 * inputs[lane + 72] * t39));
        const double t44 = 1.3333333333333333 * inputs[lane + 176];
        const double t45 = t2 + t3 - 0.75 * t44 - 0.75 * 4.0 * inputs[lane + 184];
        const double t46 = 1.3333333333333333 * inputs[lane + 192];
        const double t47 = 1.3333333333333333 * inputs[lane + 208] + t1 - 1.3333333333333333 * inputs[lane +
            232] - t44 - 2.0 * t46;
        const double t48 = 4.0 * inputs[lane + 224] + t1 - t3 - 3.0 * t46 - t47;
        const double t49 = 1.3333333333333333 * inputs[lane + 200];
        const double t50 = 2.6666666666666665 * inputs[lane + 208] + t44 - 0.6666666666666666 * t1 - t49;
        const double t51 = 4.0 * inputs[lane + 208] + t3 - 4.0 * inputs[lane + 216] - t1 - t50;
        const double t52 = 1.3333333333333333 * inputs[lane + 96];
        const double t53 = t7 + t8 - 0.75 * t52 - 0.75 * 4.0 * inputs[lane + 104];
        const double t54 = 1.3333333333333333 * inputs[lane + 112];
        const double t55 = 1.3333333333333333 * inputs[lane + 128] + t6 - 1.3333333333333333 * inputs[lane +
            152] - t52 - 2.0 * t54;
        const double t56 = 4.0 * inputs[lane + 144] + t6 - t8 - 3.0 * t54 - t55;
        const double t57 = 1.3333333333333333 * inputs[lane + 120];
        const double t58 = 2.6666666666666665 * inputs[lane + 128] + t52 - 0.6666666666666666 * t6 - t57;
        const double t59 = 4.0 * inputs[lane + 128] + t8 - 4.0 * inputs[lane + 136] - t6 - t58;
        const double t60 = (1.3333333333333333 * inputs[lane + 16] * t45 + inputs[lane + 32] * t51 -
            inputs[lane + 24] * t48) + (1.3333333333333333 * inputs[lane + 8] * t53 + inputs[lane + 48] * t59
            - inputs[lane + 40] * t56);
        const double t61 = inputs[lane + 8] * inputs[lane + 88] * t60;
        const double t62 = 1.3333333333333333 * inputs[lane + 256];
        const double t63 = t14 + t15 - 0.75 * t62 - 0.75 * 4.0 * inputs[lane + 264];
        const double t64 = 1.3333333333333333 * inputs[lane + 272];
        const double t65 = 1.3333333333333333 * inputs[lane + 288] + t13 - 1.3333333333333333 * inputs[lane +
            312] - t62 - 2.0 * t64;
        const double t66 = 4.0 * inputs[lane + 304] + t13 - t15 - 3.0 * t64 - t65;
        const double t67 = 1.3333333333333333 * inputs[lane + 280];
        const double t68 = 2.6666666666666665 * inputs[lane + 288] + t62 - 0.6666666666666666 * t13 - t67;
        const double t69 = 4.0 * inputs[lane + 288] + t15 - 4.0 * inputs[lane + 296] - t13 - t68;
        const double t70 = (1.3333333333333333 * inputs[lane + 16] * t63 + inputs[lane + 32] * t69 -
            inputs[lane + 24] * t66) + (1.3333333333333333 * inputs[lane + 56] * t53 + inputs[lane + 72] * t59
            - inputs[lane + 64] * t56);
        const double t71 = inputs[lane + 56] * inputs[lane + 88] * t70;
        const double t72 = 1.3333333333333333 * inputs[lane + 16] * t53 + inputs[lane + 32] * t59 -
            inputs[lane + 24] * t56;
        const double t73 = 1.3333333333333333 * inputs[lane + 8] * t45 + inputs[lane + 48] * t51 - inputs[lane
            + 40] * t48;
        const double t74 = 1.3333333333333333 * inputs[lane + 56] * t63 + inputs[lane + 72] * t69 -
            inputs[lane + 64] * t66;
        const double t75 = inputs[lane + 80] * (t72 + t73 + t74);
        const double t76 = t75 + 2.0 * inputs[lane + 88] * t72;
        const double flux9 = t0 * (t61 + t71 + (t61 + t71 + 2.0 * inputs[lane + 16] * t76));
        const double t77 = inputs[lane + 40] * inputs[lane + 88] * t60;
        const double t78 = inputs[lane + 64] * inputs[lane + 88] * t70;
        const double flux10 = t0 * (t77 + t78 + (t77 + t78 + 2.0 * inputs[lane + 24] * t76));
        const double t79 = inputs[lane + 48] * inputs[lane + 88] * t60;
        const double t80 = inputs[lane + 72] * inputs[lane + 88] * t70;
        const double flux11 = t0 * (t79 + t80 + (t79 + t80 + 2.0 * inputs[lane + 32] * t76));
        const double t81 = inputs[lane + 16] * inputs[lane + 88] * t60;
        const double t82 = (1.3333333333333333 * inputs[lane + 8] * t63 + inputs[lane + 48] * t69 -
            inputs[lane + 40] * t66) + (1.3333333333333333 * inputs[lane + 56] * t45 + inputs[lane + 72] * t51
            - inputs[lane + 64] * t48);
        const double t83 = inputs[lane + 56] * inputs[lane + 88] * t82;
        const double t84 = t75 + 2.0 * inputs[lane + 88] * t73;
        const double flux12 = t0 * (t81 + t83 + (t81 + t83 + 2.0 * inputs[lane + 8] * t84));
        const double t85 = inputs[lane + 24] * inputs[lane + 88] * t60;
        const double t86 = inputs[lane + 64] * inputs[lane + 88] * t82;
        const double flux13 = t0 * (t85 + t86 + (t85 + t86 + 2.0 * inputs[lane + 40] * t84));
        const double t87 = inputs[lane + 32] * inputs[lane + 88] * t60;
        const double t88 = inputs[lane + 72] * inputs[lane + 88] * t82;
        const double flux14 = t0 * (t87 + t88 + (t87 + t88 + 2.0 * inputs[lane + 48] * t84));
        const double t89 = inputs[lane + 16] * inputs[lane + 88] * t70;
        const double t90 = inputs[lane + 8] * inputs[lane + 88] * t82;
        const double t91 = t75 + 2.0 * inputs[lane + 88] * t74;
        const double flux15 = t0 * (t89 + t90 + (t89 + t90 + 2.0 * inputs[lane + 56] * t91));
        const double t92 = inputs[lane + 24] * inputs[lane + 88] * t70;
        const double t93 = inputs[lane + 40] * inputs[lane + 88] * t82;
        const double flux16 = t0 * (t92 + t93 + (t92 + t93 + 2.0 * inputs[lane + 64] * t91));
        const double t94 = inputs[lane + 32] * inputs[lane + 88] * t70;
        const double t95 = inputs[lane + 48] * inputs[lane + 88] * t82;
        const double flux17 = t0 * (t94 + t95 + (t94 + t95 + 2.0 * inputs[lane + 72] * t91));
        const double t96 = inputs[lane + 216] + 0.75 * t44 - inputs[lane + 232] - 0.25 * t3;
        const double t97 = inputs[lane + 216] + 0.25 * t1 - inputs[lane + 224] - inputs[lane + 232] - 0.5 *
            t96;
        const double t98 = inputs[lane + 136] + 0.75 * t52 - inputs[lane + 152] - 0.25 * t8;
        const double t99 = inputs[lane + 136] + 0.25 * t6 - inputs[lane + 144] - inputs[lane + 152] - 0.5 *
            t98;
        const double t100 = (2.6666666666666665 * inputs[lane + 16] * t97 + inputs[lane + 24] * t47 -
            inputs[lane + 32] * t50) + (2.6666666666666665 * inputs[lane + 8] * t99 + inputs[lane + 40] * t55
            - inputs[lane + 48] * t58);
        const double t101 = inputs[lane + 8] * inputs[lane + 88] * t100;
        const double t102 = inputs[lane + 296] + 0.75 * t62 - inputs[lane + 312] - 0.25 * t15;
        const double t103 = inputs[lane + 296] + 0.25 * t13 - inputs[lane + 304] - inputs[lane + 312] - 0.5 *
            t102;
        const double t104 = (2.6666666666666665 * inputs[lane + 16] * t103 + inputs[lane + 24] * t65 -
            inputs[lane + 32] * t68) + (2.6666666666666665 * inputs[lane + 56] * t99 + inputs[lane + 64] * t55
            - inputs[lane + 72] * t58);
        const double t105 = inputs[lane + 56] * inputs[lane + 88] * t104;
        const double t106 = 2.6666666666666665 * inputs[lane + 16] * t99 + inputs[lane + 24] * t55 -
            inputs[lane + 32] * t58;
        const double t107 = 2.6666666666666665 * inputs[lane + 8] * t97 + inputs[lane + 40] * t47 -
            inputs[lane + 48] * t50;
        const double t108 = 2.6666666666666665 * inputs[lane + 56] * t103 + inputs[lane + 64] * t65 -
            inputs[lane + 72] * t68;
        const double t109 = inputs[lane + 80] * (t106 + t107 + t108);
        const double t110 = t109 + 2.0 * inputs[lane + 88] * t106;
        const double flux18 = t0 * (t101 + t105 + (t101 + t105 + 2.0 * inputs[lane + 16] * t110));
        const double t111 = inputs[lane + 40] * inputs[lane + 88] * t100;
        const double t112 = inputs[lane + 64] * inputs[lane + 88] * t104;
        const double flux19 = t0 * (t111 + t112 + (t111 + t112 + 2.0 * inputs[lane + 24] * t110));
        const double t113 = inputs[lane + 48] * inputs[lane + 88] * t100;
        const double t114 = inputs[lane + 72] * inputs[lane + 88] * t104;
        const double flux20 = t0 * (t113 + t114 + (t113 + t114 + 2.0 * inputs[lane + 32] * t110));
        const double t115 = inputs[lane + 16] * inputs[lane + 88] * t100;
        const double t116 = (2.6666666666666665 * inputs[lane + 8] * t103 + inputs[lane + 40] * t65 -
            inputs[lane + 48] * t68) + (2.6666666666666665 * inputs[lane + 56] * t97 + inputs[lane + 64] * t47
            - inputs[lane + 72] * t50);
        const double t117 = inputs[lane + 56] * inputs[lane + 88] * t116;
        const double t118 = t109 + 2.0 * inputs[lane + 88] * t107;
        const double flux21 = t0 * (t115 + t117 + (t115 + t117 + 2.0 * inputs[lane + 8] * t118));
        const double t119 = inputs[lane + 24] * inputs[lane + 88] * t100;
        const double t120 = inputs[lane + 64] * inputs[lane + 88] * t116;
        const double flux22 = t0 * (t119 + t120 + (t119 + t120 + 2.0 * inputs[lane + 40] * t118));
        const double t121 = inputs[lane + 32] * inputs[lane + 88] * t100;
        const double t122 = inputs[lane + 72] * inputs[lane + 88] * t116;
        const double flux23 = t0 * (t121 + t122 + (t121 + t122 + 2.0 * inputs[lane + 48] * t118));
        const double t123 = inputs[lane + 16] * inputs[lane + 88] * t104;
        const double t124 = inputs[lane + 8] * inputs[lane + 88] * t116;
        const double t125 = t109 + 2.0 * inputs[lane + 88] * t108;
        const double flux24 = t0 * (t123 + t124 + (t123 + t124 + 2.0 * inputs[lane + 56] * t125));
        const double t126 = inputs[lane + 24] * inputs[lane + 88] * t104;
        const double t127 = inputs[lane + 40] * inputs[lane + 88] * t116;
        const double flux25 = t0 * (t126 + t127 + (t126 + t127 + 2.0 * inputs[lane + 64] * t125));
        const double t128 = inputs[lane + 32] * inputs[lane + 88] * t104;
        const double t129 = inputs[lane + 48] * inputs[lane + 88] * t116;
        const double flux26 = t0 * (t128 + t129 + (t128 + t129 + 2.0 * inputs[lane + 72] * t125));
        const double t130 = inputs[lane + 208] + 0.75 * t44 - inputs[lane + 232] - 0.25 * t1;
        const double t131 = 2.6666666666666665 * inputs[lane + 232] - t44 - t49;
        const double t132 = inputs[lane + 128] + 0.75 * t52 - inputs[lane + 152] - 0.25 * t6;
        const double t133 = 2.6666666666666665 * inputs[lane + 152] - t52 - t57;
        const double t134 = (inputs[lane + 16] * t96 + inputs[lane + 24] * t130 - 0.75 * inputs[lane + 32] *
            t131) + (inputs[lane + 8] * t98 + inputs[lane + 40] * t132 - 0.75 * inputs[lane + 48] * t133);
        const double t135 = inputs[lane + 8] * inputs[lane + 88] * t134;
        const double t136 = inputs[lane + 288] + 0.75 * t62 - inputs[lane + 312] - 0.25 * t13;
        const double t137 = 2.6666666666666665 * inputs[lane + 312] - t62 - t67;
        const double t138 = (inputs[lane + 16] * t102 + inputs[lane + 24] * t136 - 0.75 * inputs[lane + 32] *
            t137) + (inputs[lane + 56] * t98 + inputs[lane + 64] * t132 - 0.75 * inputs[lane + 72] * t133);
        const double t139 = inputs[lane + 56] * inputs[lane + 88] * t138;
        const double t140 = inputs[lane + 16] * t98 + inputs[lane + 24] * t132 - 0.75 * inputs[lane + 32] *
            t133;
        const double t141 = inputs[lane + 8] * t96 + inputs[lane + 40] * t130 - 0.75 * inputs[lane + 48] *
            t131;
        const double t142 = inputs[lane + 56] * t102 + inputs[lane + 64] * t136 - 0.75 * inputs[lane + 72] *
            t137;
        const double t143 = inputs[lane + 80] * (t140 + t141 + t142);
        const double t144 = t143 + 2.0 * inputs[lane + 88] * t140;
        const double flux27 = t0 * (t135 + t139 + (t135 + t139 + 2.0 * inputs[lane + 16] * t144));
        const double t145 = inputs[lane + 40] * inputs[lane + 88] * t134;
        const double t146 = inputs[lane + 64] * inputs[lane + 88] * t138;
        const double flux28 = t0 * (t145 + t146 + (t145 + t146 + 2.0 * inputs[lane + 24] * t144));
        const double t147 = inputs[lane + 48] * inputs[lane + 88] * t134;
        const double t148 = inputs[lane + 72] * inputs[lane + 88] * t138;
        const double flux29 = t0 * (t147 + t148 + (t147 + t148 + 2.0 * inputs[lane + 32] * t144));
        const double t149 = inputs[lane + 16] * inputs[lane + 88] * t134;
        const double t150 = (inputs[lane + 8] * t102 + inputs[lane + 40] * t136 - 0.75 * inputs[lane + 48] *
            t137) + (inputs[lane + 56] * t96 + inputs[lane + 64] * t130 - 0.75 * inputs[lane + 72] * t131);
        const double t151 = inputs[lane + 56] * inputs[lane + 88] * t150;
        const double t152 = t143 + 2.0 * inputs[lane + 88] * t141;
        const double flux30 = t0 * (t149 + t151 + (t149 + t151 + 2.0 * inputs[lane + 8] * t152));
        const double t153 = inputs[lane + 24] * inputs[lane + 88] * t134;
        const double t154 = inputs[lane + 64] * inputs[lane + 88] * t150;
        const double flux31 = t0 * (t153 + t154 + (t153 + t154 + 2.0 * inputs[lane + 40] * t152));
        const double t155 = inputs[lane + 32] * inputs[lane + 88] * t134;
        const double t156 = inputs[lane + 72] * inputs[lane + 88] * t150;
        const double flux32 = t0 * (t155 + t156 + (t155 + t156 + 2.0 * inputs[lane + 48] * t152));
        const double t157 = inputs[lane + 16] * inputs[lane + 88] * t138;
        const double t158 = inputs[lane + 8] * inputs[lane + 88] * t150;
        const double t159 = t143 + 2.0 * inputs[lane + 88] * t142;
        const double flux33 = t0 * (t157 + t158 + (t157 + t158 + 2.0 * inputs[lane + 56] * t159));
        const double t160 = inputs[lane + 24] * inputs[lane + 88] * t138;
        const double t161 = inputs[lane + 40] * inputs[lane + 88] * t150;
        const double flux34 = t0 * (t160 + t161 + (t160 + t161 + 2.0 * inputs[lane + 64] * t159));
        const double t162 = inputs[lane + 32] * inputs[lane + 88] * t138;
        const double t163 = inputs[lane + 48] * inputs[lane + 88] * t150;
        const double flux35 = t0 * (t162 + t163 + (t162 + t163 + 2.0 * inputs[lane + 72] * t159));
        const double t164 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0
            * flux20;
        const double t165 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0
            * flux23;
        const double t166 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0
            * flux26;
        const double t167 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
        const double t168 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
        const double t169 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
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
        tile[lane + 96] = 0.004166666666666667 * t164;
        tile[lane + 104] = 0.004166666666666667 * t165;
        tile[lane + 112] = 0.004166666666666667 * t166;
        tile[lane + 120] = 0.08333333333333333 * t167;
        tile[lane + 128] = 0.08333333333333333 * t168;
        tile[lane + 136] = 0.08333333333333333 * t169;
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
        tile[lane + 192] = -0.004166666666666667 * (20.0 * flux0 + flux9 + t164 - 20.0 * flux1 - flux10 - 4.0
            * flux18 - 8.0 * flux19);
        tile[lane + 200] = -0.004166666666666667 * (20.0 * flux3 + flux12 + t165 - 20.0 * flux4 - flux13 - 4.0
            * flux21 - 8.0 * flux22);
        tile[lane + 208] = -0.004166666666666667 * (20.0 * flux6 + flux15 + t166 - 20.0 * flux7 - flux16 - 4.0
            * flux24 - 8.0 * flux25);
        tile[lane + 216] = 0.08333333333333333 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 - flux1
            - t167);
        tile[lane + 224] = 0.08333333333333333 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 - flux4
            - t168);
        tile[lane + 232] = 0.08333333333333333 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 - flux7
            - t169);
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

extern "C" int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, geometry, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
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

extern "C" const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cpu_descriptor = {
    "elasticity_lame_p2x3_tetrahedron_f64_from_g_apply",  // name
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
    "geometry",                                // input
    "full",                                    // output
    10,                                        // geometry_size
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
    1165.0,                                    // flops_per_cell
    232.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
