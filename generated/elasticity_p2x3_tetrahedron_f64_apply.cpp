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
//   trial   coefficient, P2^3, 30 dofs
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
//   chosen by            the cost model
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
        const double t9 = 1.3333333333333333 * inputs[lane + 80];
        const double t10 = 4.0 * inputs[lane + 152];
        const double t11 = 4.0 * inputs[lane + 144];
        const double t12 = inputs[lane + 120] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t11;
        const double t13 = 0.75 * t9 + 0.75 * 4.0 * inputs[lane + 88] - t10 - t12;
        const double t14 = 1.3333333333333333 * inputs[lane + 96];
        const double t15 = 1.3333333333333333 * inputs[lane + 112] + t11 - 1.3333333333333333 * inputs[lane +
            136] - t9 - 2.0 * t14;
        const double t16 = 4.0 * inputs[lane + 128] + t11 - t10 - 3.0 * t14 - t15;
        const double t17 = 1.3333333333333333 * inputs[lane + 104];
        const double t18 = 2.6666666666666665 * inputs[lane + 112] + t9 - 0.6666666666666666 * t11 - t17;
        const double t19 = 4.0 * inputs[lane + 112] + t10 - 4.0 * inputs[lane + 120] - t11 - t18;
        const double t20 = 1.3333333333333333 * inputs[lane];
        const double t21 = 4.0 * inputs[lane + 72];
        const double t22 = 4.0 * inputs[lane + 64];
        const double t23 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t22;
        const double t24 = 0.75 * t20 + 0.75 * 4.0 * inputs[lane + 8] - t21 - t23;
        const double t25 = 1.3333333333333333 * inputs[lane + 16];
        const double t26 = 1.3333333333333333 * inputs[lane + 32] + t22 - 1.3333333333333333 * inputs[lane +
            56] - t20 - 2.0 * t25;
        const double t27 = 4.0 * inputs[lane + 48] + t22 - t21 - 3.0 * t25 - t26;
        const double adj11 = t0 * t2 - t6 * t8;
        const double t28 = 1.3333333333333333 * inputs[lane + 24];
        const double t29 = 2.6666666666666665 * inputs[lane + 32] + t20 - 0.6666666666666666 * t22 - t28;
        const double t30 = 4.0 * inputs[lane + 32] + t21 - 4.0 * inputs[lane + 40] - t22 - t29;
        const double adj21 = t5 * t6 - t0 * t4;
        const double t31 = (1.3333333333333333 * adj00 * t13 + adj10 * t16 - adj20 * t19) +
            (1.3333333333333333 * adj01 * t24 + t27 * adj11 - t30 * adj21);
        const double t32 = adj01 * t31;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t33 = 1.3333333333333333 * inputs[lane + 160];
        const double t34 = 4.0 * inputs[lane + 232];
        const double t35 = 4.0 * inputs[lane + 224];
        const double t36 = inputs[lane + 200] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t35;
        const double t37 = 0.75 * t33 + 0.75 * 4.0 * inputs[lane + 168] - t34 - t36;
        const double t38 = 1.3333333333333333 * inputs[lane + 176];
        const double t39 = 1.3333333333333333 * inputs[lane + 192] + t35 - 1.3333333333333333 * inputs[lane +
            216] - t33 - 2.0 * t38;
        const double t40 = 4.0 * inputs[lane + 208] + t35 - t34 - 3.0 * t38 - t39;
        const double t41 = 1.3333333333333333 * inputs[lane + 184];
        const double t42 = 2.6666666666666665 * inputs[lane + 192] + t33 - 0.6666666666666666 * t35 - t41;
        const double t43 = 4.0 * inputs[lane + 192] + t34 - 4.0 * inputs[lane + 200] - t35 - t42;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t44 = (1.3333333333333333 * adj00 * t37 + adj10 * t40 - adj20 * t43) +
            (1.3333333333333333 * t24 * adj02 + t27 * adj12 - t30 * adj22);
        const double t45 = adj02 * t44;
        const double t46 = 1.3333333333333333 * adj00 * t24 + adj10 * t27 - adj20 * t30;
        const double t47 = inv_abs_detJ * (t32 + t45 + (t32 + t45 + 4.0 * adj00 * t46));
        const double t48 = adj11 * t31;
        const double t49 = adj12 * t44;
        const double t50 = inv_abs_detJ * (t48 + t49 + (t48 + t49 + 4.0 * adj10 * t46));
        const double t51 = adj21 * t31;
        const double t52 = adj22 * t44;
        const double t53 = inv_abs_detJ * (t51 + t52 + (t51 + t52 + 4.0 * adj20 * t46));
        const double t54 = inputs[lane + 120] + 0.75 * t9 - inputs[lane + 136] - 0.25 * t10;
        const double t55 = inputs[lane + 120] + 0.25 * t11 - inputs[lane + 128] - inputs[lane + 136] - 0.5 *
            t54;
        const double t56 = inputs[lane + 40] + 0.75 * t20 - inputs[lane + 56] - 0.25 * t21;
        const double t57 = inputs[lane + 40] + 0.25 * t22 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t56;
        const double t58 = (2.6666666666666665 * adj00 * t55 + adj10 * t15 - adj20 * t18) +
            (2.6666666666666665 * adj01 * t57 + t26 * adj11 - t29 * adj21);
        const double t59 = adj01 * t58;
        const double t60 = inputs[lane + 200] + 0.75 * t33 - inputs[lane + 216] - 0.25 * t34;
        const double t61 = inputs[lane + 200] + 0.25 * t35 - inputs[lane + 208] - inputs[lane + 216] - 0.5 *
            t60;
        const double t62 = (2.6666666666666665 * adj00 * t61 + adj10 * t39 - adj20 * t42) +
            (2.6666666666666665 * adj02 * t57 + t26 * adj12 - t29 * adj22);
        const double t63 = adj02 * t62;
        const double t64 = 2.6666666666666665 * adj00 * t57 + adj10 * t26 - adj20 * t29;
        const double t65 = inv_abs_detJ * (t59 + t63 + (t59 + t63 + 4.0 * adj00 * t64));
        const double t66 = adj11 * t58;
        const double t67 = adj12 * t62;
        const double t68 = inv_abs_detJ * (t66 + t67 + (t66 + t67 + 4.0 * adj10 * t64));
        const double t69 = adj21 * t58;
        const double t70 = adj22 * t62;
        const double t71 = inv_abs_detJ * (t69 + t70 + (t69 + t70 + 4.0 * adj20 * t64));
        const double t72 = inputs[lane + 112] + 0.75 * t9 - inputs[lane + 136] - 0.25 * t11;
        const double t73 = 2.6666666666666665 * inputs[lane + 136] - t9 - t17;
        const double t74 = inputs[lane + 32] + 0.75 * t20 - inputs[lane + 56] - 0.25 * t22;
        const double t75 = 2.6666666666666665 * inputs[lane + 56] - t20 - t28;
        const double t76 = (adj00 * t54 + adj10 * t72 - 0.75 * adj20 * t73) + (adj01 * t56 + adj11 * t74 -
            0.75 * adj21 * t75);
        const double t77 = adj01 * t76;
        const double t78 = inputs[lane + 192] + 0.75 * t33 - inputs[lane + 216] - 0.25 * t35;
        const double t79 = 2.6666666666666665 * inputs[lane + 216] - t33 - t41;
        const double t80 = (adj00 * t60 + adj10 * t78 - 0.75 * adj20 * t79) + (adj02 * t56 + adj12 * t74 -
            0.75 * adj22 * t75);
        const double t81 = adj02 * t80;
        const double t82 = adj00 * t56 + adj10 * t74 - 0.75 * adj20 * t75;
        const double t83 = inv_abs_detJ * (t77 + t81 + (t77 + t81 + 4.0 * adj00 * t82));
        const double t84 = adj11 * t76;
        const double t85 = adj12 * t80;
        const double t86 = inv_abs_detJ * (t84 + t85 + (t84 + t85 + 4.0 * adj10 * t82));
        const double t87 = adj21 * t76;
        const double t88 = adj22 * t80;
        const double t89 = inv_abs_detJ * (t87 + t88 + (t87 + t88 + 4.0 * adj20 * t82));
        const double t90 = adj00 * t31;
        const double t91 = (1.3333333333333333 * adj01 * t37 + adj11 * t40 - adj21 * t43) +
            (1.3333333333333333 * t13 * adj02 + t16 * adj12 - t19 * adj22);
        const double t92 = adj02 * t91;
        const double t93 = 1.3333333333333333 * adj01 * t13 + t16 * adj11 - t19 * adj21;
        const double t94 = inv_abs_detJ * (t90 + t92 + (t90 + t92 + 4.0 * adj01 * t93));
        const double t95 = adj10 * t31;
        const double t96 = adj12 * t91;
        const double t97 = inv_abs_detJ * (t95 + t96 + (t95 + t96 + 4.0 * adj11 * t93));
        const double t98 = adj20 * t31;
        const double t99 = adj22 * t91;
        const double t100 = inv_abs_detJ * (t98 + t99 + (t98 + t99 + 4.0 * adj21 * t93));
        const double t101 = adj00 * t58;
        const double t102 = (2.6666666666666665 * adj01 * t61 + adj11 * t39 - adj21 * t42) +
            (2.6666666666666665 * adj02 * t55 + t15 * adj12 - t18 * adj22);
        const double t103 = adj02 * t102;
        const double t104 = 2.6666666666666665 * adj01 * t55 + t15 * adj11 - t18 * adj21;
        const double t105 = inv_abs_detJ * (t101 + t103 + (t101 + t103 + 4.0 * adj01 * t104));
        const double t106 = adj10 * t58;
        const double t107 = adj12 * t102;
        const double t108 = inv_abs_detJ * (t106 + t107 + (t106 + t107 + 4.0 * adj11 * t104));
        const double t109 = adj20 * t58;
        const double t110 = adj22 * t102;
        const double t111 = inv_abs_detJ * (t109 + t110 + (t109 + t110 + 4.0 * adj21 * t104));
        const double t112 = adj00 * t76;
        const double t113 = (adj01 * t60 + adj11 * t78 - 0.75 * adj21 * t79) + (adj02 * t54 + adj12 * t72 -
            0.75 * adj22 * t73);
        const double t114 = adj02 * t113;
        const double t115 = adj01 * t54 + adj11 * t72 - 0.75 * adj21 * t73;
        const double t116 = inv_abs_detJ * (t112 + t114 + (t112 + t114 + 4.0 * adj01 * t115));
        const double t117 = adj10 * t76;
        const double t118 = adj12 * t113;
        const double t119 = inv_abs_detJ * (t117 + t118 + (t117 + t118 + 4.0 * adj11 * t115));
        const double t120 = adj20 * t76;
        const double t121 = adj22 * t113;
        const double t122 = inv_abs_detJ * (t120 + t121 + (t120 + t121 + 4.0 * adj21 * t115));
        const double t123 = adj00 * t44;
        const double t124 = adj01 * t91;
        const double t125 = 1.3333333333333333 * adj02 * t37 + t40 * adj12 - t43 * adj22;
        const double t126 = inv_abs_detJ * (t123 + t124 + (t123 + t124 + 4.0 * adj02 * t125));
        const double t127 = adj10 * t44;
        const double t128 = adj11 * t91;
        const double t129 = inv_abs_detJ * (t127 + t128 + (t127 + t128 + 4.0 * adj12 * t125));
        const double t130 = adj20 * t44;
        const double t131 = adj21 * t91;
        const double t132 = inv_abs_detJ * (t130 + t131 + (t130 + t131 + 4.0 * adj22 * t125));
        const double t133 = adj00 * t62;
        const double t134 = adj01 * t102;
        const double t135 = 2.6666666666666665 * adj02 * t61 + t39 * adj12 - t42 * adj22;
        const double t136 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0 * adj02 * t135));
        const double t137 = adj10 * t62;
        const double t138 = adj11 * t102;
        const double t139 = inv_abs_detJ * (t137 + t138 + (t137 + t138 + 4.0 * adj12 * t135));
        const double t140 = adj20 * t62;
        const double t141 = adj21 * t102;
        const double t142 = inv_abs_detJ * (t140 + t141 + (t140 + t141 + 4.0 * adj22 * t135));
        const double t143 = adj00 * t80;
        const double t144 = adj01 * t113;
        const double t145 = adj02 * t60 + adj12 * t78 - 0.75 * adj22 * t79;
        const double t146 = inv_abs_detJ * (t143 + t144 + (t143 + t144 + 4.0 * adj02 * t145));
        const double t147 = adj10 * t80;
        const double t148 = adj11 * t113;
        const double t149 = inv_abs_detJ * (t147 + t148 + (t147 + t148 + 4.0 * adj12 * t145));
        const double t150 = adj20 * t80;
        const double t151 = adj21 * t113;
        const double t152 = inv_abs_detJ * (t150 + t151 + (t150 + t151 + 4.0 * adj22 * t145));
        const double t153 = inputs[lane + 112] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t10;
        const double t154 = inputs[lane + 112] + inputs[lane + 120] - 0.25 * t10 - 0.25 * t11;
        const double t155 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t21;
        const double t156 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t21 - 0.25 * t22;
        const double t157 = (adj00 * t12 + adj10 * t153 + adj20 * t154) + (adj01 * t23 + adj11 * t155 + adj21
            * t156);
        const double t158 = adj11 * t157;
        const double t159 = inputs[lane + 192] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t34;
        const double t160 = inputs[lane + 192] + inputs[lane + 200] - 0.25 * t34 - 0.25 * t35;
        const double t161 = (adj00 * t36 + adj10 * t159 + adj20 * t160) + (t23 * adj02 + adj12 * t155 + adj22
            * t156);
        const double t162 = adj12 * t161;
        const double t163 = adj00 * t23 + adj10 * t155 + adj20 * t156;
        const double t164 = inv_abs_detJ * (t158 + t162 + (t158 + t162 + 4.0 * adj10 * t163));
        const double t165 = adj21 * t157;
        const double t166 = adj22 * t161;
        const double t167 = inv_abs_detJ * (t165 + t166 + (t165 + t166 + 4.0 * adj20 * t163));
        const double t168 = t50 + t53 + 4.0 * t71 - 2.0 * t68 - 8.0 * t86 - 20.0 * t164 - 20.0 * t167;
        const double t169 = adj10 * t157;
        const double t170 = (adj01 * t36 + adj11 * t159 + adj21 * t160) + (t12 * adj02 + adj12 * t153 + adj22
            * t154);
        const double t171 = adj12 * t170;
        const double t172 = adj01 * t12 + adj11 * t153 + adj21 * t154;
        const double t173 = inv_abs_detJ * (t169 + t171 + (t169 + t171 + 4.0 * adj11 * t172));
        const double t174 = adj20 * t157;
        const double t175 = adj22 * t170;
        const double t176 = inv_abs_detJ * (t174 + t175 + (t174 + t175 + 4.0 * adj21 * t172));
        const double t177 = t97 + t100 + 4.0 * t111 - 2.0 * t108 - 8.0 * t119 - 20.0 * t173 - 20.0 * t176;
        const double t178 = adj10 * t161;
        const double t179 = adj11 * t170;
        const double t180 = adj02 * t36 + adj12 * t159 + adj22 * t160;
        const double t181 = inv_abs_detJ * (t178 + t179 + (t178 + t179 + 4.0 * adj12 * t180));
        const double t182 = adj20 * t161;
        const double t183 = adj21 * t170;
        const double t184 = inv_abs_detJ * (t182 + t183 + (t182 + t183 + 4.0 * adj22 * t180));
        const double t185 = t129 + t132 + 4.0 * t142 - 2.0 * t139 - 8.0 * t149 - 20.0 * t181 - 20.0 * t184;
        const double t186 = adj01 * t157;
        const double t187 = adj02 * t161;
        const double t188 = inv_abs_detJ * (t186 + t187 + (t186 + t187 + 4.0 * adj00 * t163));
        const double t189 = 0.05 * t47 - 0.15 * t53 - 0.1 * t65 - 0.4 * t83 - t167 - t188;
        const double t190 = adj00 * t157;
        const double t191 = adj02 * t170;
        const double t192 = inv_abs_detJ * (t190 + t191 + (t190 + t191 + 4.0 * adj01 * t172));
        const double t193 = 0.05 * t94 - 0.15 * t100 - 0.1 * t105 - 0.4 * t116 - t176 - t192;
        const double t194 = adj00 * t161;
        const double t195 = adj01 * t170;
        const double t196 = inv_abs_detJ * (t194 + t195 + (t194 + t195 + 4.0 * adj02 * t180));
        const double t197 = 0.05 * t126 - 0.15 * t132 - 0.1 * t136 - 0.4 * t146 - t184 - t196;
        tile[lane] = 0.0020833333333333333 * (t47 + t50 + t53 + 8.0 * t83 + 8.0 * t86 + 8.0 * t89 - 2.0 * t65
            - 2.0 * t68 - 2.0 * t71);
        tile[lane + 8] = 0.0020833333333333333 * (t94 + t97 + t100 + 8.0 * t116 + 8.0 * t119 + 8.0 * t122 -
            2.0 * t105 - 2.0 * t108 - 2.0 * t111);
        tile[lane + 16] = 0.0020833333333333333 * (t126 + t129 + t132 + 8.0 * t146 + 8.0 * t149 + 8.0 * t152 -
            2.0 * t136 - 2.0 * t139 - 2.0 * t142);
        tile[lane + 24] = 0.00625 * t47;
        tile[lane + 32] = 0.00625 * t94;
        tile[lane + 40] = 0.00625 * t126;
        tile[lane + 48] = -0.0020833333333333333 * (t50 + 4.0 * t68);
        tile[lane + 56] = -0.0020833333333333333 * (t97 + 4.0 * t108);
        tile[lane + 64] = -0.0020833333333333333 * (t129 + 4.0 * t139);
        tile[lane + 72] = -0.0020833333333333333 * (t53 - 2.0 * t71 - 8.0 * t89);
        tile[lane + 80] = -0.0020833333333333333 * (t100 - 2.0 * t111 - 8.0 * t122);
        tile[lane + 88] = -0.0020833333333333333 * (t132 - 2.0 * t142 - 8.0 * t152);
        tile[lane + 96] = -0.0020833333333333333 * t168;
        tile[lane + 104] = -0.0020833333333333333 * t177;
        tile[lane + 112] = -0.0020833333333333333 * t185;
        tile[lane + 120] = -0.041666666666666664 * t189;
        tile[lane + 128] = -0.041666666666666664 * t193;
        tile[lane + 136] = -0.041666666666666664 * t197;
        tile[lane + 144] = -0.041666666666666664 * (0.05 * t47 + 0.2 * t65 - 0.15 * t50 - t164 - t188);
        tile[lane + 152] = -0.041666666666666664 * (0.05 * t94 + 0.2 * t105 - 0.15 * t97 - t173 - t192);
        tile[lane + 160] = -0.041666666666666664 * (0.05 * t126 + 0.2 * t136 - 0.15 * t129 - t181 - t196);
        tile[lane + 168] = 0.0020833333333333333 * (t47 + t50 - 2.0 * t65 - 2.0 * t68 - 8.0 * t83 - 8.0 * t86
            - 16.0 * t89 - 20.0 * t164 - 20.0 * t188);
        tile[lane + 176] = 0.0020833333333333333 * (t94 + t97 - 2.0 * t105 - 2.0 * t108 - 8.0 * t116 - 8.0 *
            t119 - 16.0 * t122 - 20.0 * t173 - 20.0 * t192);
        tile[lane + 184] = 0.0020833333333333333 * (t126 + t129 - 2.0 * t136 - 2.0 * t139 - 8.0 * t146 - 8.0 *
            t149 - 16.0 * t152 - 20.0 * t181 - 20.0 * t196);
        tile[lane + 192] = 0.0020833333333333333 * (t47 + 4.0 * t65 + 8.0 * t68 + 20.0 * t164 + t168 - t50 -
            20.0 * t188);
        tile[lane + 200] = 0.0020833333333333333 * (t94 + 4.0 * t105 + 8.0 * t108 + 20.0 * t173 + t177 - t97 -
            20.0 * t192);
        tile[lane + 208] = 0.0020833333333333333 * (t126 + 4.0 * t136 + 8.0 * t139 + 20.0 * t181 + t185 - t129
            - 20.0 * t196);
        tile[lane + 216] = -0.041666666666666664 * (0.25 * t47 + 0.15 * t50 + t164 - 0.2 * t65 - t188 - t189);
        tile[lane + 224] = -0.041666666666666664 * (0.25 * t94 + 0.15 * t97 + t173 - 0.2 * t105 - t192 -
            t193);
        tile[lane + 232] = -0.041666666666666664 * (0.25 * t126 + 0.15 * t129 + t181 - 0.2 * t136 - t196 -
            t197);
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
