// stokes_p2x3_p1_tetrahedron_f64_apply: apply of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --kernel apply --define cell=tetrahedron
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    [P2^3, P1], 34 dofs
//   trial   coefficient, [P2^3, P1], 34 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          963 flops <- taken
//   quadrature      1128 flops
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
//   flops       997
//   bytes       972 (700 read, 272 written)
//   flops/byte  1.03
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
    alignas(64) double inputs[368];
    alignas(64) double tile[272];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[34 * cell];
        const int64_t d1 = offsets[34 * cell + 1];
        const int64_t d2 = offsets[34 * cell + 2];
        const int64_t d3 = offsets[34 * cell + 3];
        const int64_t d4 = offsets[34 * cell + 4];
        const int64_t d5 = offsets[34 * cell + 5];
        const int64_t d6 = offsets[34 * cell + 6];
        const int64_t d7 = offsets[34 * cell + 7];
        const int64_t d8 = offsets[34 * cell + 8];
        const int64_t d9 = offsets[34 * cell + 9];
        const int64_t d10 = offsets[34 * cell + 10];
        const int64_t d11 = offsets[34 * cell + 11];
        const int64_t d12 = offsets[34 * cell + 12];
        const int64_t d13 = offsets[34 * cell + 13];
        const int64_t d14 = offsets[34 * cell + 14];
        const int64_t d15 = offsets[34 * cell + 15];
        const int64_t d16 = offsets[34 * cell + 16];
        const int64_t d17 = offsets[34 * cell + 17];
        const int64_t d18 = offsets[34 * cell + 18];
        const int64_t d19 = offsets[34 * cell + 19];
        const int64_t d20 = offsets[34 * cell + 20];
        const int64_t d21 = offsets[34 * cell + 21];
        const int64_t d22 = offsets[34 * cell + 22];
        const int64_t d23 = offsets[34 * cell + 23];
        const int64_t d24 = offsets[34 * cell + 24];
        const int64_t d25 = offsets[34 * cell + 25];
        const int64_t d26 = offsets[34 * cell + 26];
        const int64_t d27 = offsets[34 * cell + 27];
        const int64_t d28 = offsets[34 * cell + 28];
        const int64_t d29 = offsets[34 * cell + 29];
        const int64_t d30 = offsets[34 * cell + 30];
        const int64_t d31 = offsets[34 * cell + 31];
        const int64_t d32 = offsets[34 * cell + 32];
        const int64_t d33 = offsets[34 * cell + 33];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d3];
        inputs[lane + 16] = x[d6];
        inputs[lane + 24] = x[d9];
        inputs[lane + 32] = x[d12];
        inputs[lane + 40] = x[d15];
        inputs[lane + 48] = x[d18];
        inputs[lane + 56] = x[d21];
        inputs[lane + 64] = x[d24];
        inputs[lane + 72] = x[d27];
        inputs[lane + 80] = x[d1];
        inputs[lane + 88] = x[d4];
        inputs[lane + 96] = x[d7];
        inputs[lane + 104] = x[d10];
        inputs[lane + 112] = x[d13];
        inputs[lane + 120] = x[d16];
        inputs[lane + 128] = x[d19];
        inputs[lane + 136] = x[d22];
        inputs[lane + 144] = x[d25];
        inputs[lane + 152] = x[d28];
        inputs[lane + 160] = x[d2];
        inputs[lane + 168] = x[d5];
        inputs[lane + 176] = x[d8];
        inputs[lane + 184] = x[d11];
        inputs[lane + 192] = x[d14];
        inputs[lane + 200] = x[d17];
        inputs[lane + 208] = x[d20];
        inputs[lane + 216] = x[d23];
        inputs[lane + 224] = x[d26];
        inputs[lane + 232] = x[d29];
        inputs[lane + 240] = x[d30];
        inputs[lane + 248] = x[d31];
        inputs[lane + 256] = x[d32];
        inputs[lane + 264] = x[d33];
        inputs[lane + 272] = coordinates[3 * n0];
        inputs[lane + 280] = coordinates[3 * n1];
        inputs[lane + 288] = coordinates[3 * n2];
        inputs[lane + 296] = coordinates[3 * n3];
        inputs[lane + 304] = coordinates[3 * n0 + 1];
        inputs[lane + 312] = coordinates[3 * n1 + 1];
        inputs[lane + 320] = coordinates[3 * n2 + 1];
        inputs[lane + 328] = coordinates[3 * n3 + 1];
        inputs[lane + 336] = coordinates[3 * n0 + 2];
        inputs[lane + 344] = coordinates[3 * n1 + 2];
        inputs[lane + 352] = coordinates[3 * n2 + 2];
        inputs[lane + 360] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.25 * inputs[lane + 248];
        const double t1 = 0.25 * inputs[lane + 240];
        const double t2 = 0.25 * inputs[lane + 256];
        const double t3 = 0.25 * inputs[lane + 264];
        const double t4 = t0 + t1 + t2 + t3;
        const double t5 = 4.0 * t0 - t4;
        const double t6 = inputs[lane + 304] - inputs[lane + 320];
        const double t7 = inputs[lane + 336] - inputs[lane + 360];
        const double t8 = inputs[lane + 304] - inputs[lane + 328];
        const double t9 = inputs[lane + 336] - inputs[lane + 352];
        const double adj00 = t6 * t7 - t8 * t9;
        const double t10 = inputs[lane + 272] - inputs[lane + 280];
        const double t11 = inputs[lane + 272] - inputs[lane + 288];
        const double t12 = inputs[lane + 336] - inputs[lane + 344];
        const double t13 = inputs[lane + 304] - inputs[lane + 312];
        const double adj10 = t8 * t12 - t7 * t13;
        const double t14 = inputs[lane + 272] - inputs[lane + 296];
        const double adj20 = t9 * t13 - t6 * t12;
        const double detJ = -(adj00 * t10 + t11 * adj10 + t14 * adj20);
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t15 = -adj00 * sign_detJ;
        const double t16 = 1.3333333333333333 * inputs[lane];
        const double t17 = 4.0 * inputs[lane + 72];
        const double t18 = 4.0 * inputs[lane + 64];
        const double t19 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t18;
        const double t20 = 0.75 * t16 + 0.75 * 4.0 * inputs[lane + 8] - t17 - t19;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t9 * t14 - t7 * t11;
        const double adj02 = t8 * t11 - t6 * t14;
        const double t21 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t22 = 1.3333333333333333 * inputs[lane + 16];
        const double t23 = 1.3333333333333333 * inputs[lane + 32] + t18 - 1.3333333333333333 * inputs[lane +
            56] - t16 - 2.0 * t22;
        const double t24 = 4.0 * inputs[lane + 48] + t18 - t17 - 3.0 * t22 - t23;
        const double adj11 = t7 * t10 - t12 * t14;
        const double adj12 = t13 * t14 - t8 * t10;
        const double t25 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t26 = 1.3333333333333333 * inputs[lane + 24];
        const double t27 = 2.6666666666666665 * inputs[lane + 32] + t16 - 0.6666666666666666 * t18 - t26;
        const double t28 = 4.0 * inputs[lane + 32] + t17 - 4.0 * inputs[lane + 40] - t18 - t27;
        const double adj21 = t11 * t12 - t9 * t10;
        const double adj22 = t6 * t10 - t11 * t13;
        const double t29 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double t30 = 1.3333333333333333 * t5 * t15 + 1.3333333333333333 * t20 * t21 + t24 * t25 - t28 *
            t29;
        const double t31 = -adj10 * sign_detJ;
        const double t32 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t33 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double t34 = 1.3333333333333333 * t5 * t31 + 1.3333333333333333 * t20 * t25 + t24 * t32 - t28 *
            t33;
        const double t35 = -adj20 * sign_detJ;
        const double t36 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double t37 = 1.3333333333333333 * t5 * t35 + 1.3333333333333333 * t20 * t29 + t24 * t33 - t28 *
            t36;
        const double t38 = t1 + t3 - 2.0 * t2;
        const double t39 = inputs[lane + 40] + 0.75 * t16 - inputs[lane + 56] - 0.25 * t17;
        const double t40 = inputs[lane + 40] + 0.25 * t18 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t39;
        const double t41 = 1.3333333333333333 * t15 * t38 + 2.6666666666666665 * t21 * t40 + t23 * t25 - t27 *
            t29;
        const double t42 = 1.3333333333333333 * t31 * t38 + 2.6666666666666665 * t25 * t40 + t23 * t32 - t27 *
            t33;
        const double t43 = 1.3333333333333333 * t35 * t38 + 2.6666666666666665 * t29 * t40 + t23 * t33 - t27 *
            t36;
        const double t44 = t1 - t3;
        const double t45 = inputs[lane + 32] + 0.75 * t16 - inputs[lane + 56] - 0.25 * t18;
        const double t46 = 2.6666666666666665 * inputs[lane + 56] - t16 - t26;
        const double t47 = t15 * t44 + 0.75 * t29 * t46 - t21 * t39 - t25 * t45;
        const double t48 = t31 * t44 + 0.75 * t33 * t46 - t25 * t39 - t32 * t45;
        const double t49 = t35 * t44 + 0.75 * t36 * t46 - t29 * t39 - t33 * t45;
        const double t50 = -sign_detJ * adj01;
        const double t51 = 1.3333333333333333 * inputs[lane + 80];
        const double t52 = 4.0 * inputs[lane + 152];
        const double t53 = 4.0 * inputs[lane + 144];
        const double t54 = inputs[lane + 120] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t53;
        const double t55 = 0.75 * t51 + 0.75 * 4.0 * inputs[lane + 88] - t52 - t54;
        const double t56 = 1.3333333333333333 * inputs[lane + 96];
        const double t57 = 1.3333333333333333 * inputs[lane + 112] + t53 - 1.3333333333333333 * inputs[lane +
            136] - t51 - 2.0 * t56;
        const double t58 = 4.0 * inputs[lane + 128] + t53 - t52 - 3.0 * t56 - t57;
        const double t59 = 1.3333333333333333 * inputs[lane + 104];
        const double t60 = 2.6666666666666665 * inputs[lane + 112] + t51 - 0.6666666666666666 * t53 - t59;
        const double t61 = 4.0 * inputs[lane + 112] + t52 - 4.0 * inputs[lane + 120] - t53 - t60;
        const double t62 = 1.3333333333333333 * t5 * t50 + 1.3333333333333333 * t21 * t55 + t25 * t58 - t29 *
            t61;
        const double t63 = -sign_detJ * adj11;
        const double t64 = 1.3333333333333333 * t5 * t63 + 1.3333333333333333 * t25 * t55 + t32 * t58 - t33 *
            t61;
        const double t65 = -sign_detJ * adj21;
        const double t66 = 1.3333333333333333 * t5 * t65 + 1.3333333333333333 * t29 * t55 + t33 * t58 - t36 *
            t61;
        const double t67 = inputs[lane + 120] + 0.75 * t51 - inputs[lane + 136] - 0.25 * t52;
        const double t68 = inputs[lane + 120] + 0.25 * t53 - inputs[lane + 128] - inputs[lane + 136] - 0.5 *
            t67;
        const double t69 = 1.3333333333333333 * t38 * t50 + 2.6666666666666665 * t21 * t68 + t25 * t57 - t29 *
            t60;
        const double t70 = 1.3333333333333333 * t38 * t63 + 2.6666666666666665 * t25 * t68 + t32 * t57 - t33 *
            t60;
        const double t71 = 1.3333333333333333 * t38 * t65 + 2.6666666666666665 * t29 * t68 + t33 * t57 - t36 *
            t60;
        const double t72 = inputs[lane + 112] + 0.75 * t51 - inputs[lane + 136] - 0.25 * t53;
        const double t73 = 2.6666666666666665 * inputs[lane + 136] - t51 - t59;
        const double t74 = t44 * t50 + 0.75 * t29 * t73 - t21 * t67 - t25 * t72;
        const double t75 = t44 * t63 + 0.75 * t33 * t73 - t25 * t67 - t32 * t72;
        const double t76 = t44 * t65 + 0.75 * t36 * t73 - t29 * t67 - t33 * t72;
        const double t77 = -sign_detJ * adj02;
        const double t78 = 1.3333333333333333 * inputs[lane + 160];
        const double t79 = 4.0 * inputs[lane + 232];
        const double t80 = 4.0 * inputs[lane + 224];
        const double t81 = inputs[lane + 200] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t80;
        const double t82 = 0.75 * t78 + 0.75 * 4.0 * inputs[lane + 168] - t79 - t81;
        const double t83 = 1.3333333333333333 * inputs[lane + 176];
        const double t84 = 1.3333333333333333 * inputs[lane + 192] + t80 - 1.3333333333333333 * inputs[lane +
            216] - t78 - 2.0 * t83;
        const double t85 = 4.0 * inputs[lane + 208] + t80 - t79 - 3.0 * t83 - t84;
        const double t86 = 1.3333333333333333 * inputs[lane + 184];
        const double t87 = 2.6666666666666665 * inputs[lane + 192] + t78 - 0.6666666666666666 * t80 - t86;
        const double t88 = 4.0 * inputs[lane + 192] + t79 - 4.0 * inputs[lane + 200] - t80 - t87;
        const double t89 = 1.3333333333333333 * t5 * t77 + 1.3333333333333333 * t21 * t82 + t25 * t85 - t29 *
            t88;
        const double t90 = -sign_detJ * adj12;
        const double t91 = 1.3333333333333333 * t5 * t90 + 1.3333333333333333 * t25 * t82 + t32 * t85 - t33 *
            t88;
        const double t92 = -sign_detJ * adj22;
        const double t93 = 1.3333333333333333 * t5 * t92 + 1.3333333333333333 * t29 * t82 + t33 * t85 - t36 *
            t88;
        const double t94 = inputs[lane + 200] + 0.75 * t78 - inputs[lane + 216] - 0.25 * t79;
        const double t95 = inputs[lane + 200] + 0.25 * t80 - inputs[lane + 208] - inputs[lane + 216] - 0.5 *
            t94;
        const double t96 = 1.3333333333333333 * t38 * t77 + 2.6666666666666665 * t21 * t95 + t25 * t84 - t29 *
            t87;
        const double t97 = 1.3333333333333333 * t38 * t90 + 2.6666666666666665 * t25 * t95 + t32 * t84 - t33 *
            t87;
        const double t98 = 1.3333333333333333 * t38 * t92 + 2.6666666666666665 * t29 * t95 + t33 * t84 - t36 *
            t87;
        const double t99 = inputs[lane + 192] + 0.75 * t78 - inputs[lane + 216] - 0.25 * t80;
        const double t100 = 2.6666666666666665 * inputs[lane + 216] - t78 - t86;
        const double t101 = t44 * t77 + 0.75 * t29 * t100 - t21 * t94 - t25 * t99;
        const double t102 = t44 * t90 + 0.75 * t33 * t100 - t25 * t94 - t32 * t99;
        const double t103 = t44 * t92 + 0.75 * t36 * t100 - t29 * t94 - t33 * t99;
        const double t104 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t17;
        const double t105 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t17 - 0.25 * t18;
        const double t106 = t4 * t31 + t19 * t25 + t32 * t104 + t33 * t105;
        const double t107 = t4 * t35 + t19 * t29 + t33 * t104 + t36 * t105;
        const double t108 = t34 + t37 + 4.0 * t43 + 8.0 * t48 - 2.0 * t42 - 20.0 * t106 - 20.0 * t107;
        const double t109 = inputs[lane + 112] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t52;
        const double t110 = inputs[lane + 112] + inputs[lane + 120] - 0.25 * t52 - 0.25 * t53;
        const double t111 = t4 * t63 + t25 * t54 + t32 * t109 + t33 * t110;
        const double t112 = t4 * t65 + t29 * t54 + t33 * t109 + t36 * t110;
        const double t113 = t64 + t66 + 4.0 * t71 + 8.0 * t75 - 2.0 * t70 - 20.0 * t111 - 20.0 * t112;
        const double t114 = inputs[lane + 192] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t79;
        const double t115 = inputs[lane + 192] + inputs[lane + 200] - 0.25 * t79 - 0.25 * t80;
        const double t116 = t4 * t90 + t25 * t81 + t32 * t114 + t33 * t115;
        const double t117 = t4 * t92 + t29 * t81 + t33 * t114 + t36 * t115;
        const double t118 = t91 + t93 + 4.0 * t98 + 8.0 * t102 - 2.0 * t97 - 20.0 * t116 - 20.0 * t117;
        const double t119 = t4 * t15 + t19 * t21 + t25 * t104 + t29 * t105;
        const double t120 = 0.05 * t30 + 0.4 * t47 - 0.15 * t37 - 0.1 * t41 - t107 - t119;
        const double t121 = t4 * t50 + t21 * t54 + t25 * t109 + t29 * t110;
        const double t122 = 0.05 * t62 + 0.4 * t74 - 0.15 * t66 - 0.1 * t69 - t112 - t121;
        const double t123 = t4 * t77 + t21 * t81 + t25 * t114 + t29 * t115;
        const double t124 = 0.05 * t89 + 0.4 * t101 - 0.15 * t93 - 0.1 * t96 - t117 - t123;
        const double t125 = t15 * t39 + t31 * t45 + t50 * t67 + t63 * t72 + t77 * t94 + t90 * t99 - 0.75 * t35
            * t46 - 0.75 * t65 * t73 - 0.75 * t92 * t100;
        const double t126 = t15 * t19 + t31 * t104 + t35 * t105 + t50 * t54 + t63 * t109 + t65 * t110 + t77 *
            t81 + t90 * t114 + t92 * t115;
        const double t127 = 1.3333333333333333 * t15 * t20 + t24 * t31 + 1.3333333333333333 * t50 * t55 + t58
            * t63 + 1.3333333333333333 * t77 * t82 + t85 * t90 - t28 * t35 - t61 * t65 - t88 * t92;
        const double t128 = 2.6666666666666665 * t15 * t40 + t23 * t31 + 2.6666666666666665 * t50 * t68 + t57
            * t63 + 2.6666666666666665 * t77 * t95 + t84 * t90 - t27 * t35 - t60 * t65 - t87 * t92;
        const double t129 = 8.0 * t125 + 20.0 * t126 + 2.0 * t128 - t127;
        tile[lane] = 0.008333333333333333 * (t30 + t34 + t37 - 2.0 * t41 - 2.0 * t42 - 2.0 * t43 - 8.0 * t47 -
            8.0 * t48 - 8.0 * t49);
        tile[lane + 8] = 0.008333333333333333 * (t62 + t64 + t66 - 2.0 * t69 - 2.0 * t70 - 2.0 * t71 - 8.0 *
            t74 - 8.0 * t75 - 8.0 * t76);
        tile[lane + 16] = 0.008333333333333333 * (t89 + t91 + t93 - 2.0 * t96 - 2.0 * t97 - 2.0 * t98 - 8.0 *
            t101 - 8.0 * t102 - 8.0 * t103);
        tile[lane + 24] = 0.025 * t30;
        tile[lane + 32] = 0.025 * t62;
        tile[lane + 40] = 0.025 * t89;
        tile[lane + 48] = -0.008333333333333333 * (t34 + 4.0 * t42);
        tile[lane + 56] = -0.008333333333333333 * (t64 + 4.0 * t70);
        tile[lane + 64] = -0.008333333333333333 * (t91 + 4.0 * t97);
        tile[lane + 72] = -0.008333333333333333 * (t37 + 8.0 * t49 - 2.0 * t43);
        tile[lane + 80] = -0.008333333333333333 * (t66 + 8.0 * t76 - 2.0 * t71);
        tile[lane + 88] = -0.008333333333333333 * (t93 + 8.0 * t103 - 2.0 * t98);
        tile[lane + 96] = -0.008333333333333333 * t108;
        tile[lane + 104] = -0.008333333333333333 * t113;
        tile[lane + 112] = -0.008333333333333333 * t118;
        tile[lane + 120] = -0.16666666666666666 * t120;
        tile[lane + 128] = -0.16666666666666666 * t122;
        tile[lane + 136] = -0.16666666666666666 * t124;
        tile[lane + 144] = -0.16666666666666666 * (0.05 * t30 + 0.2 * t41 - 0.15 * t34 - t106 - t119);
        tile[lane + 152] = -0.16666666666666666 * (0.05 * t62 + 0.2 * t69 - 0.15 * t64 - t111 - t121);
        tile[lane + 160] = -0.16666666666666666 * (0.05 * t89 + 0.2 * t96 - 0.15 * t91 - t116 - t123);
        tile[lane + 168] = 0.008333333333333333 * (t30 + t34 + 8.0 * t47 + 8.0 * t48 + 16.0 * t49 - 2.0 * t41
            - 2.0 * t42 - 20.0 * t106 - 20.0 * t119);
        tile[lane + 176] = 0.008333333333333333 * (t62 + t64 + 8.0 * t74 + 8.0 * t75 + 16.0 * t76 - 2.0 * t69
            - 2.0 * t70 - 20.0 * t111 - 20.0 * t121);
        tile[lane + 184] = 0.008333333333333333 * (t89 + t91 + 8.0 * t101 + 8.0 * t102 + 16.0 * t103 - 2.0 *
            t96 - 2.0 * t97 - 20.0 * t116 - 20.0 * t123);
        tile[lane + 192] = 0.008333333333333333 * (t30 + 4.0 * t41 + 8.0 * t42 + 20.0 * t106 + t108 - t34 -
            20.0 * t119);
        tile[lane + 200] = 0.008333333333333333 * (t62 + 4.0 * t69 + 8.0 * t70 + 20.0 * t111 + t113 - t64 -
            20.0 * t121);
        tile[lane + 208] = 0.008333333333333333 * (t89 + 4.0 * t96 + 8.0 * t97 + 20.0 * t116 + t118 - t91 -
            20.0 * t123);
        tile[lane + 216] = -0.16666666666666666 * (0.25 * t30 + 0.15 * t34 + t106 - 0.2 * t41 - t119 - t120);
        tile[lane + 224] = -0.16666666666666666 * (0.25 * t62 + 0.15 * t64 + t111 - 0.2 * t69 - t121 - t122);
        tile[lane + 232] = -0.16666666666666666 * (0.25 * t89 + 0.15 * t91 + t116 - 0.2 * t96 - t123 - t124);
        tile[lane + 240] = -0.0020833333333333333 * (16.0 * t125 - t129);
        tile[lane + 248] = 0.00625 * (6.666666666666667 * t126 + t127);
        tile[lane + 256] = 0.0020833333333333333 * (20.0 * t126 - t127 - 4.0 * t128);
        tile[lane + 264] = 0.0020833333333333333 * t129;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[34 * cell];
          const int64_t d1 = offsets[34 * cell + 1];
          const int64_t d2 = offsets[34 * cell + 2];
          const int64_t d3 = offsets[34 * cell + 3];
          const int64_t d4 = offsets[34 * cell + 4];
          const int64_t d5 = offsets[34 * cell + 5];
          const int64_t d6 = offsets[34 * cell + 6];
          const int64_t d7 = offsets[34 * cell + 7];
          const int64_t d8 = offsets[34 * cell + 8];
          const int64_t d9 = offsets[34 * cell + 9];
          const int64_t d10 = offsets[34 * cell + 10];
          const int64_t d11 = offsets[34 * cell + 11];
          const int64_t d12 = offsets[34 * cell + 12];
          const int64_t d13 = offsets[34 * cell + 13];
          const int64_t d14 = offsets[34 * cell + 14];
          const int64_t d15 = offsets[34 * cell + 15];
          const int64_t d16 = offsets[34 * cell + 16];
          const int64_t d17 = offsets[34 * cell + 17];
          const int64_t d18 = offsets[34 * cell + 18];
          const int64_t d19 = offsets[34 * cell + 19];
          const int64_t d20 = offsets[34 * cell + 20];
          const int64_t d21 = offsets[34 * cell + 21];
          const int64_t d22 = offsets[34 * cell + 22];
          const int64_t d23 = offsets[34 * cell + 23];
          const int64_t d24 = offsets[34 * cell + 24];
          const int64_t d25 = offsets[34 * cell + 25];
          const int64_t d26 = offsets[34 * cell + 26];
          const int64_t d27 = offsets[34 * cell + 27];
          const int64_t d28 = offsets[34 * cell + 28];
          const int64_t d29 = offsets[34 * cell + 29];
          const int64_t d30 = offsets[34 * cell + 30];
          const int64_t d31 = offsets[34 * cell + 31];
          const int64_t d32 = offsets[34 * cell + 32];
          const int64_t d33 = offsets[34 * cell + 33];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
          y[d8] += tile[lane + 64];
          y[d9] += tile[lane + 72];
          y[d10] += tile[lane + 80];
          y[d11] += tile[lane + 88];
          y[d12] += tile[lane + 96];
          y[d13] += tile[lane + 104];
          y[d14] += tile[lane + 112];
          y[d15] += tile[lane + 120];
          y[d16] += tile[lane + 128];
          y[d17] += tile[lane + 136];
          y[d18] += tile[lane + 144];
          y[d19] += tile[lane + 152];
          y[d20] += tile[lane + 160];
          y[d21] += tile[lane + 168];
          y[d22] += tile[lane + 176];
          y[d23] += tile[lane + 184];
          y[d24] += tile[lane + 192];
          y[d25] += tile[lane + 200];
          y[d26] += tile[lane + 208];
          y[d27] += tile[lane + 216];
          y[d28] += tile[lane + 224];
          y[d29] += tile[lane + 232];
          y[d30] += tile[lane + 240];
          y[d31] += tile[lane + 248];
          y[d32] += tile[lane + 256];
          y[d33] += tile[lane + 264];
        }
      }
    }
  }
}

}  // namespace

extern "C" int stokes_p2x3_p1_tetrahedron_f64_apply_cpu(
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
  return stokes_p2x3_p1_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_cpu_descriptor = {
    "stokes_p2x3_p1_tetrahedron_f64_apply",  // name
    "apply",                                 // kernel
    "a",                                     // form
    "cpu",                                   // target
    "float64",                               // scalar
    "tensor",                                // representation
    "tetrahedron",                           // cell
    "P1^3",                                  // coordinate_element
    "[P2^3, P1]",                            // row_element
    "[P2^3, P1]",                            // column_element
    "ufcx",                                  // dof_order
    3,                                       // gdim
    2,                                       // arity
    34,                                      // rows
    34,                                      // columns
    34,                                      // entries_per_cell
    3,                                       // quadrature_degree
    0,                                       // quadrature_points
    0,                                       // num_coefficients
    0,                                       // num_constants
    nullptr,                                 // coefficients
    nullptr,                                 // constants
    "vertices",                              // input
    "full",                                  // output
    0,                                       // geometry_size
    4,                                       // coordinate_nodes
    "colour",                                // scatter
    "int32",                                 // index_type
    "separate",                              // numbering
    "interleaved",                           // component_order
    0,                                       // constraints
    34,                                      // nodes
    1,                                       // components
    0,                                       // trial_nodes
    1,                                       // cluster
    0,                                       // patch_nodes
    "auto",                                  // mapping
    "full",                                  // unroll
    "auto",                                  // k_place
    64,                                      // element_batch
    8,                                       // concurrent_elements
    1,                                       // interleave_stores
    1,                                       // threads
    5120,                                    // shared_bytes
    997.0,                                   // flops_per_cell
    972.0,                                   // bytes_per_cell
    0.0,                                     // paper_flops_per_cell
    launch,                                  // launch
};
