// elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set input=affine --set numbering=shared
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   trial   coefficient, Q1^3, 24 dofs
//   degree  5 (estimate), scheme default
//
// Representation:
//   tensor          1029 flops <- taken
//   quadrature      5731 flops
//   sum_factorised  4093 flops
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                affine
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            shared
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
//   flops       1422
//   bytes       144 (120 read, 24 written)
//   flops/byte  9.88
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
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[304];
    alignas(64) double tile[192];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[8 * cell];
        const int64_t d1 = offsets[8 * cell + 1];
        const int64_t d2 = offsets[8 * cell + 2];
        const int64_t d3 = offsets[8 * cell + 3];
        const int64_t d4 = offsets[8 * cell + 4];
        const int64_t d5 = offsets[8 * cell + 5];
        const int64_t d6 = offsets[8 * cell + 6];
        const int64_t d7 = offsets[8 * cell + 7];
        const int64_t n0 = d0 / 3;
        const int64_t n1 = d1 / 3;
        const int64_t n2 = d2 / 3;
        const int64_t n4 = d4 / 3;
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
        inputs[lane + 80] = x[d0 + 1];
        inputs[lane + 88] = x[d1 + 1];
        inputs[lane + 96] = x[d2 + 1];
        inputs[lane + 104] = x[d3 + 1];
        inputs[lane + 112] = x[d4 + 1];
        inputs[lane + 120] = x[d5 + 1];
        inputs[lane + 128] = x[d6 + 1];
        inputs[lane + 136] = x[d7 + 1];
        inputs[lane + 144] = x[d0 + 2];
        inputs[lane + 152] = x[d1 + 2];
        inputs[lane + 160] = x[d2 + 2];
        inputs[lane + 168] = x[d3 + 2];
        inputs[lane + 176] = x[d4 + 2];
        inputs[lane + 184] = x[d5 + 2];
        inputs[lane + 192] = x[d6 + 2];
        inputs[lane + 200] = x[d7 + 2];
        inputs[lane + 208] = coordinates[3 * n0];
        inputs[lane + 216] = coordinates[3 * n1];
        inputs[lane + 224] = coordinates[3 * n2];
        inputs[lane + 232] = coordinates[3 * n4];
        inputs[lane + 240] = coordinates[3 * n0 + 1];
        inputs[lane + 248] = coordinates[3 * n1 + 1];
        inputs[lane + 256] = coordinates[3 * n2 + 1];
        inputs[lane + 264] = coordinates[3 * n4 + 1];
        inputs[lane + 272] = coordinates[3 * n0 + 2];
        inputs[lane + 280] = coordinates[3 * n1 + 2];
        inputs[lane + 288] = coordinates[3 * n2 + 2];
        inputs[lane + 296] = coordinates[3 * n4 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 208] - inputs[lane + 216];
        const double t1 = inputs[lane + 240] - inputs[lane + 256];
        const double t2 = inputs[lane + 272] - inputs[lane + 296];
        const double t3 = inputs[lane + 240] - inputs[lane + 264];
        const double t4 = inputs[lane + 272] - inputs[lane + 288];
        const double adj00 = t1 * t2 - t3 * t4;
        const double t5 = inputs[lane + 208] - inputs[lane + 224];
        const double t6 = inputs[lane + 272] - inputs[lane + 280];
        const double t7 = inputs[lane + 240] - inputs[lane + 248];
        const double adj10 = t3 * t6 - t2 * t7;
        const double t8 = inputs[lane + 208] - inputs[lane + 232];
        const double adj20 = t4 * t7 - t1 * t6;
        const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t4 * t8 - t2 * t5;
        const double t9 = inputs[lane + 80] - inputs[lane + 88];
        const double t10 = inputs[lane + 96] - inputs[lane + 104];
        const double t11 = t9 + t10;
        const double t12 = inputs[lane + 112] - inputs[lane + 120];
        const double t13 = inputs[lane + 128] - inputs[lane + 136];
        const double t14 = t12 + t13;
        const double t15 = t11 + t14;
        const double t16 = inputs[lane + 80] - inputs[lane + 96];
        const double t17 = inputs[lane + 88] - inputs[lane + 104];
        const double t18 = t16 + t17;
        const double t19 = inputs[lane + 112] - inputs[lane + 128];
        const double t20 = inputs[lane + 120] - inputs[lane + 136];
        const double t21 = t19 + t20;
        const double t22 = t18 + t21;
        const double t23 = inputs[lane + 80] - inputs[lane + 112];
        const double t24 = inputs[lane + 88] - inputs[lane + 120];
        const double t25 = t23 + t24;
        const double t26 = inputs[lane + 96] - inputs[lane + 128];
        const double t27 = inputs[lane + 104] - inputs[lane + 136];
        const double t28 = t26 + t27;
        const double t29 = t25 + t28;
        const double t30 = inputs[lane + 16] - inputs[lane + 24];
        const double t31 = inputs[lane + 32] - inputs[lane + 40];
        const double t32 = t30 + t31;
        const double t33 = inputs[lane + 48] - inputs[lane + 56];
        const double t34 = inputs[lane + 64] - inputs[lane + 72];
        const double t35 = t33 + t34;
        const double t36 = t32 + t35;
        const double t37 = inputs[lane + 16] - inputs[lane + 32];
        const double t38 = inputs[lane + 24] - inputs[lane + 40];
        const double t39 = t37 + t38;
        const double t40 = inputs[lane + 48] - inputs[lane + 64];
        const double t41 = inputs[lane + 56] - inputs[lane + 72];
        const double t42 = t40 + t41;
        const double t43 = t39 + t42;
        const double adj11 = t0 * t2 - t6 * t8;
        const double t44 = inputs[lane + 16] - inputs[lane + 48];
        const double t45 = inputs[lane + 24] - inputs[lane + 56];
        const double t46 = t44 + t45;
        const double t47 = inputs[lane + 32] - inputs[lane + 64];
        const double t48 = inputs[lane + 40] - inputs[lane + 72];
        const double t49 = t47 + t48;
        const double t50 = t46 + t49;
        const double adj21 = t5 * t6 - t0 * t4;
        const double t51 = (adj00 * t15 + adj10 * t22 + adj20 * t29) + (adj01 * t36 + t43 * adj11 + t50 *
            adj21);
        const double t52 = inputs[lane + 8] * adj01 * t51;
        const double adj02 = t3 * t5 - t1 * t8;
        const double t53 = inputs[lane + 144] - inputs[lane + 152];
        const double t54 = inputs[lane + 160] - inputs[lane + 168];
        const double t55 = t53 + t54;
        const double t56 = inputs[lane + 176] - inputs[lane + 184];
        const double t57 = inputs[lane + 192] - inputs[lane + 200];
        const double t58 = t56 + t57;
        const double t59 = t55 + t58;
        const double t60 = inputs[lane + 144] - inputs[lane + 160];
        const double t61 = inputs[lane + 152] - inputs[lane + 168];
        const double t62 = t60 + t61;
        const double t63 = inputs[lane + 176] - inputs[lane + 192];
        const double t64 = inputs[lane + 184] - inputs[lane + 200];
        const double t65 = t63 + t64;
        const double t66 = t62 + t65;
        const double t67 = inputs[lane + 144] - inputs[lane + 176];
        const double t68 = inputs[lane + 152] - inputs[lane + 184];
        const double t69 = t67 + t68;
        const double t70 = inputs[lane + 160] - inputs[lane + 192];
        const double t71 = inputs[lane + 168] - inputs[lane + 200];
        const double t72 = t70 + t71;
        const double t73 = t69 + t72;
        const double adj12 = t7 * t8 - t0 * t3;
        const double adj22 = t0 * t1 - t5 * t7;
        const double t74 = (adj00 * t59 + adj10 * t66 + adj20 * t73) + (t36 * adj02 + t43 * adj12 + t50 *
            adj22);
        const double t75 = inputs[lane + 8] * adj02 * t74;
        const double t76 = adj00 * t36 + adj10 * t43 + adj20 * t50;
        const double t77 = adj01 * t15 + t22 * adj11 + t29 * adj21;
        const double t78 = adj02 * t59 + t66 * adj12 + t73 * adj22;
        const double t79 = inputs[lane] * (t76 + t77 + t78);
        const double t80 = t79 + 2.0 * inputs[lane + 8] * t76;
        const double flux0 = inv_abs_detJ * (t52 + t75 + (t52 + t75 + 2.0 * adj00 * t80));
        const double t81 = inputs[lane + 8] * adj11 * t51;
        const double t82 = inputs[lane + 8] * adj12 * t74;
        const double flux1 = inv_abs_detJ * (t81 + t82 + (t81 + t82 + 2.0 * adj10 * t80));
        const double t83 = inputs[lane + 8] * adj21 * t51;
        const double t84 = inputs[lane + 8] * adj22 * t74;
        const double flux2 = inv_abs_detJ * (t83 + t84 + (t83 + t84 + 2.0 * adj20 * t80));
        const double t85 = inputs[lane + 8] * adj00 * t51;
        const double t86 = (adj01 * t59 + adj11 * t66 + adj21 * t73) + (t15 * adj02 + t22 * adj12 + t29 *
            adj22);
        const double t87 = inputs[lane + 8] * adj02 * t86;
        const double t88 = t79 + 2.0 * inputs[lane + 8] * t77;
        const double flux3 = inv_abs_detJ * (t85 + t87 + (t85 + t87 + 2.0 * adj01 * t88));
        const double t89 = inputs[lane + 8] * adj10 * t51;
        const double t90 = inputs[lane + 8] * adj12 * t86;
        const double flux4 = inv_abs_detJ * (t89 + t90 + (t89 + t90 + 2.0 * adj11 * t88));
        const double t91 = inputs[lane + 8] * adj20 * t51;
        const double t92 = inputs[lane + 8] * adj22 * t86;
        const double flux5 = inv_abs_detJ * (t91 + t92 + (t91 + t92 + 2.0 * adj21 * t88));
        const double t93 = inputs[lane + 8] * adj00 * t74;
        const double t94 = inputs[lane + 8] * adj01 * t86;
        const double t95 = t79 + 2.0 * inputs[lane + 8] * t78;
        const double flux6 = inv_abs_detJ * (t93 + t94 + (t93 + t94 + 2.0 * adj02 * t95));
        const double t96 = inputs[lane + 8] * adj10 * t74;
        const double t97 = inputs[lane + 8] * adj11 * t86;
        const double flux7 = inv_abs_detJ * (t96 + t97 + (t96 + t97 + 2.0 * adj12 * t95));
        const double t98 = inputs[lane + 8] * adj20 * t74;
        const double t99 = inputs[lane + 8] * adj21 * t86;
        const double flux8 = inv_abs_detJ * (t98 + t99 + (t98 + t99 + 2.0 * adj22 * t95));
        const double t100 = t16 - t17;
        const double t101 = t19 - t20;
        const double t102 = t100 + t101;
        const double t103 = t23 - t24;
        const double t104 = t26 - t27;
        const double t105 = t103 + t104;
        const double t106 = t37 - t38;
        const double t107 = t40 - t41;
        const double t108 = t106 + t107;
        const double t109 = t44 - t45;
        const double t110 = t47 - t48;
        const double t111 = t109 + t110;
        const double t112 = (adj10 * t102 + adj20 * t105) + (adj11 * t108 + adj21 * t111);
        const double t113 = t60 - t61;
        const double t114 = t63 - t64;
        const double t115 = t113 + t114;
        const double t116 = t67 - t68;
        const double t117 = t70 - t71;
        const double t118 = t116 + t117;
        const double t119 = (adj10 * t115 + adj20 * t118) + (adj12 * t108 + adj22 * t111);
        const double t120 = adj10 * t108 + adj20 * t111;
        const double t121 = adj11 * t102 + adj21 * t105;
        const double t122 = adj12 * t115 + adj22 * t118;
        const double t123 = inputs[lane] * (t120 + t121 + t122);
        const double t124 = 0.5 * t123 + inputs[lane + 8] * t120;
        const double t125 = inputs[lane + 8] * adj01 * t112 + inputs[lane + 8] * adj02 * t119 + (inputs[lane +
            8] * adj01 * t112 + inputs[lane + 8] * adj02 * t119 + 4.0 * adj00 * t124);
        const double flux9 = inv_abs_detJ * t125;
        const double t126 = inputs[lane + 8] * adj11 * t112;
        const double t127 = inputs[lane + 8] * adj12 * t119;
        const double flux10 = inv_abs_detJ * (t126 + t127 + (t126 + t127 + 4.0 * adj10 * t124));
        const double t128 = inputs[lane + 8] * adj21 * t112;
        const double t129 = inputs[lane + 8] * adj22 * t119;
        const double flux11 = inv_abs_detJ * (t128 + t129 + (t128 + t129 + 4.0 * adj20 * t124));
        const double t130 = (adj11 * t115 + adj21 * t118) + (adj12 * t102 + adj22 * t105);
        const double t131 = 0.5 * t123 + inputs[lane + 8] * t121;
        const double t132 = inputs[lane + 8] * adj00 * t112 + inputs[lane + 8] * adj02 * t130 + (inputs[lane +
            8] * adj00 * t112 + inputs[lane + 8] * adj02 * t130 + 4.0 * adj01 * t131);
        const double flux12 = inv_abs_detJ * t132;
        const double t133 = inputs[lane + 8] * adj10 * t112;
        const double t134 = inputs[lane + 8] * adj12 * t130;
        const double flux13 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0 * adj11 * t131));
        const double t135 = inputs[lane + 8] * adj20 * t112;
        const double t136 = inputs[lane + 8] * adj22 * t130;
        const double flux14 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 4.0 * adj21 * t131));
        const double t137 = 0.5 * t123 + inputs[lane + 8] * t122;
        const double t138 = inputs[lane + 8] * adj00 * t119 + inputs[lane + 8] * adj01 * t130 + (inputs[lane +
            8] * adj00 * t119 + inputs[lane + 8] * adj01 * t130 + 4.0 * adj02 * t137);
        const double flux15 = inv_abs_detJ * t138;
        const double t139 = inputs[lane + 8] * adj10 * t119;
        const double t140 = inputs[lane + 8] * adj11 * t130;
        const double flux16 = inv_abs_detJ * (t139 + t140 + (t139 + t140 + 4.0 * adj12 * t137));
        const double t141 = inputs[lane + 8] * adj20 * t119;
        const double t142 = inputs[lane + 8] * adj21 * t130;
        const double flux17 = inv_abs_detJ * (t141 + t142 + (t141 + t142 + 4.0 * adj22 * t137));
        const double t143 = t9 - t10;
        const double t144 = t12 - t13;
        const double t145 = t143 + t144;
        const double t146 = t25 - t28;
        const double t147 = t30 - t31;
        const double t148 = t33 - t34;
        const double t149 = t147 + t148;
        const double t150 = t46 - t49;
        const double t151 = (adj00 * t145 + adj20 * t146) + (adj01 * t149 + adj21 * t150);
        const double t152 = inputs[lane + 8] * adj01 * t151;
        const double t153 = t53 - t54;
        const double t154 = t56 - t57;
        const double t155 = t153 + t154;
        const double t156 = t69 - t72;
        const double t157 = (adj00 * t155 + adj20 * t156) + (adj02 * t149 + adj22 * t150);
        const double t158 = inputs[lane + 8] * adj02 * t157;
        const double t159 = adj00 * t149 + adj20 * t150;
        const double t160 = adj01 * t145 + adj21 * t146;
        const double t161 = adj02 * t155 + adj22 * t156;
        const double t162 = inputs[lane] * (t159 + t160 + t161);
        const double t163 = 0.5 * t162 + inputs[lane + 8] * t159;
        const double flux18 = inv_abs_detJ * (t152 + t158 + (t152 + t158 + 4.0 * adj00 * t163));
        const double t164 = inputs[lane + 8] * adj11 * t151 + inputs[lane + 8] * adj12 * t157 + (inputs[lane +
            8] * adj11 * t151 + inputs[lane + 8] * adj12 * t157 + 4.0 * adj10 * t163);
        const double flux19 = inv_abs_detJ * t164;
        const double t165 = inputs[lane + 8] * adj21 * t151;
        const double t166 = inputs[lane + 8] * adj22 * t157;
        const double flux20 = inv_abs_detJ * (t165 + t166 + (t165 + t166 + 4.0 * adj20 * t163));
        const double t167 = inputs[lane + 8] * adj00 * t151;
        const double t168 = (adj01 * t155 + adj21 * t156) + (adj02 * t145 + adj22 * t146);
        const double t169 = inputs[lane + 8] * adj02 * t168;
        const double t170 = 0.5 * t162 + inputs[lane + 8] * t160;
        const double flux21 = inv_abs_detJ * (t167 + t169 + (t167 + t169 + 4.0 * adj01 * t170));
        const double t171 = inputs[lane + 8] * adj10 * t151 + inputs[lane + 8] * adj12 * t168 + (inputs[lane +
            8] * adj10 * t151 + inputs[lane + 8] * adj12 * t168 + 4.0 * adj11 * t170);
        const double flux22 = inv_abs_detJ * t171;
        const double t172 = inputs[lane + 8] * adj20 * t151;
        const double t173 = inputs[lane + 8] * adj22 * t168;
        const double flux23 = inv_abs_detJ * (t172 + t173 + (t172 + t173 + 4.0 * adj21 * t170));
        const double t174 = inputs[lane + 8] * adj00 * t157;
        const double t175 = inputs[lane + 8] * adj01 * t168;
        const double t176 = 0.5 * t162 + inputs[lane + 8] * t161;
        const double flux24 = inv_abs_detJ * (t174 + t175 + (t174 + t175 + 4.0 * adj02 * t176));
        const double t177 = inputs[lane + 8] * adj10 * t157 + inputs[lane + 8] * adj11 * t168 + (inputs[lane +
            8] * adj10 * t157 + inputs[lane + 8] * adj11 * t168 + 4.0 * adj12 * t176);
        const double flux25 = inv_abs_detJ * t177;
        const double t178 = inputs[lane + 8] * adj20 * t157;
        const double t179 = inputs[lane + 8] * adj21 * t168;
        const double flux26 = inv_abs_detJ * (t178 + t179 + (t178 + t179 + 4.0 * adj22 * t176));
        const double t180 = t103 - t104;
        const double t181 = t109 - t110;
        const double t182 = adj20 * t180 + adj21 * t181;
        const double t183 = t116 - t117;
        const double t184 = adj20 * t183 + adj22 * t181;
        const double t185 = inputs[lane] * (adj20 * t181 + adj21 * t180 + adj22 * t183);
        const double t186 = inputs[lane + 8] * adj01 * t182 + inputs[lane + 8] * adj02 * t184 + (inputs[lane +
            8] * adj01 * t182 + inputs[lane + 8] * adj02 * t184 + 2.0 * adj00 * (t185 + 2.0 * inputs[lane + 8]
            * adj20 * t181));
        const double flux27 = inv_abs_detJ * t186;
        const double t187 = inputs[lane + 8] * adj11 * t182 + inputs[lane + 8] * adj12 * t184 + (inputs[lane +
            8] * adj11 * t182 + inputs[lane + 8] * adj12 * t184 + 2.0 * adj10 * (t185 + 2.0 * inputs[lane + 8]
            * adj20 * t181));
        const double flux28 = inv_abs_detJ * t187;
        const double t188 = inputs[lane + 8] * adj21 * t182;
        const double t189 = inputs[lane + 8] * adj22 * t184;
        const double flux29 = inv_abs_detJ * (t188 + t189 + (t188 + t189 + 2.0 * adj20 * (t185 + 2.0 *
            inputs[lane + 8] * adj20 * t181)));
        const double t190 = adj21 * t183 + adj22 * t180;
        const double t191 = inputs[lane + 8] * adj00 * t182 + inputs[lane + 8] * adj02 * t190 + (inputs[lane +
            8] * adj00 * t182 + inputs[lane + 8] * adj02 * t190 + 2.0 * adj01 * (t185 + 2.0 * inputs[lane + 8]
            * adj21 * t180));
        const double flux30 = inv_abs_detJ * t191;
        const double t192 = inputs[lane + 8] * adj10 * t182 + inputs[lane + 8] * adj12 * t190 + (inputs[lane +
            8] * adj10 * t182 + inputs[lane + 8] * adj12 * t190 + 2.0 * adj11 * (t185 + 2.0 * inputs[lane + 8]
            * adj21 * t180));
        const double flux31 = inv_abs_detJ * t192;
        const double t193 = inputs[lane + 8] * adj20 * t182;
        const double t194 = inputs[lane + 8] * adj22 * t190;
        const double flux32 = inv_abs_detJ * (t193 + t194 + (t193 + t194 + 2.0 * adj21 * (t185 + 2.0 *
            inputs[lane + 8] * adj21 * t180)));
        const double t195 = inputs[lane + 8] * adj00 * t184 + inputs[lane + 8] * adj01 * t190 + (inputs[lane +
            8] * adj00 * t184 + inputs[lane + 8] * adj01 * t190 + 2.0 * adj02 * (t185 + 2.0 * inputs[lane + 8]
            * adj22 * t183));
        const double flux33 = inv_abs_detJ * t195;
        const double t196 = inputs[lane + 8] * adj10 * t184 + inputs[lane + 8] * adj11 * t190 + (inputs[lane +
            8] * adj10 * t184 + inputs[lane + 8] * adj11 * t190 + 2.0 * adj12 * (t185 + 2.0 * inputs[lane + 8]
            * adj22 * t183));
        const double flux34 = inv_abs_detJ * t196;
        const double t197 = inputs[lane + 8] * adj20 * t184;
        const double t198 = inputs[lane + 8] * adj21 * t190;
        const double flux35 = inv_abs_detJ * (t197 + t198 + (t197 + t198 + 2.0 * adj22 * (t185 + 2.0 *
            inputs[lane + 8] * adj22 * t183)));
        const double t199 = t11 - t14;
        const double t200 = t18 - t21;
        const double t201 = t32 - t35;
        const double t202 = t39 - t42;
        const double t203 = (adj00 * t199 + adj10 * t200) + (adj01 * t201 + adj11 * t202);
        const double t204 = inputs[lane + 8] * adj01 * t203;
        const double t205 = t55 - t58;
        const double t206 = t62 - t65;
        const double t207 = (adj00 * t205 + adj10 * t206) + (adj02 * t201 + adj12 * t202);
        const double t208 = inputs[lane + 8] * adj02 * t207;
        const double t209 = adj00 * t201 + adj10 * t202;
        const double t210 = adj01 * t199 + adj11 * t200;
        const double t211 = adj02 * t205 + adj12 * t206;
        const double t212 = inputs[lane] * (t209 + t210 + t211);
        const double t213 = 0.5 * t212 + inputs[lane + 8] * t209;
        const double flux36 = inv_abs_detJ * (t204 + t208 + (t204 + t208 + 4.0 * adj00 * t213));
        const double t214 = inputs[lane + 8] * adj11 * t203;
        const double t215 = inputs[lane + 8] * adj12 * t207;
        const double flux37 = inv_abs_detJ * (t214 + t215 + (t214 + t215 + 4.0 * adj10 * t213));
        const double t216 = inputs[lane + 8] * adj21 * t203 + inputs[lane + 8] * adj22 * t207 + (inputs[lane +
            8] * adj21 * t203 + inputs[lane + 8] * adj22 * t207 + 4.0 * adj20 * t213);
        const double flux38 = inv_abs_detJ * t216;
        const double t217 = inputs[lane + 8] * adj00 * t203;
        const double t218 = (adj01 * t205 + adj11 * t206) + (adj02 * t199 + adj12 * t200);
        const double t219 = inputs[lane + 8] * adj02 * t218;
        const double t220 = 0.5 * t212 + inputs[lane + 8] * t210;
        const double flux39 = inv_abs_detJ * (t217 + t219 + (t217 + t219 + 4.0 * adj01 * t220));
        const double t221 = inputs[lane + 8] * adj10 * t203;
        const double t222 = inputs[lane + 8] * adj12 * t218;
        const double flux40 = inv_abs_detJ * (t221 + t222 + (t221 + t222 + 4.0 * adj11 * t220));
        const double t223 = inputs[lane + 8] * adj20 * t203 + inputs[lane + 8] * adj22 * t218 + (inputs[lane +
            8] * adj20 * t203 + inputs[lane + 8] * adj22 * t218 + 4.0 * adj21 * t220);
        const double flux41 = inv_abs_detJ * t223;
        const double t224 = inputs[lane + 8] * adj00 * t207;
        const double t225 = inputs[lane + 8] * adj01 * t218;
        const double t226 = 0.5 * t212 + inputs[lane + 8] * t211;
        const double flux42 = inv_abs_detJ * (t224 + t225 + (t224 + t225 + 4.0 * adj02 * t226));
        const double t227 = inputs[lane + 8] * adj10 * t207;
        const double t228 = inputs[lane + 8] * adj11 * t218;
        const double flux43 = inv_abs_detJ * (t227 + t228 + (t227 + t228 + 4.0 * adj12 * t226));
        const double t229 = inputs[lane + 8] * adj20 * t207 + inputs[lane + 8] * adj21 * t218 + (inputs[lane +
            8] * adj20 * t207 + inputs[lane + 8] * adj21 * t218 + 4.0 * adj22 * t226);
        const double flux44 = inv_abs_detJ * t229;
        const double t230 = t100 - t101;
        const double t231 = t106 - t107;
        const double t232 = adj10 * t230 + adj11 * t231;
        const double t233 = t113 - t114;
        const double t234 = adj10 * t233 + adj12 * t231;
        const double t235 = inputs[lane] * (adj10 * t231 + adj11 * t230 + adj12 * t233);
        const double t236 = inputs[lane + 8] * adj01 * t232 + inputs[lane + 8] * adj02 * t234 + (inputs[lane +
            8] * adj01 * t232 + inputs[lane + 8] * adj02 * t234 + 2.0 * adj00 * (t235 + 2.0 * inputs[lane + 8]
            * adj10 * t231));
        const double flux45 = inv_abs_detJ * t236;
        const double t237 = inputs[lane + 8] * adj11 * t232;
        const double t238 = inputs[lane + 8] * adj12 * t234;
        const double flux46 = inv_abs_detJ * (t237 + t238 + (t237 + t238 + 2.0 * adj10 * (t235 + 2.0 *
            inputs[lane + 8] * adj10 * t231)));
        const double t239 = inputs[lane + 8] * adj21 * t232 + inputs[lane + 8] * adj22 * t234 + (inputs[lane +
            8] * adj21 * t232 + inputs[lane + 8] * adj22 * t234 + 2.0 * adj20 * (t235 + 2.0 * inputs[lane + 8]
            * adj10 * t231));
        const double flux47 = inv_abs_detJ * t239;
        const double t240 = adj11 * t233 + adj12 * t230;
        const double t241 = inputs[lane + 8] * adj00 * t232 + inputs[lane + 8] * adj02 * t240 + (inputs[lane +
            8] * adj00 * t232 + inputs[lane + 8] * adj02 * t240 + 2.0 * adj01 * (t235 + 2.0 * inputs[lane + 8]
            * adj11 * t230));
        const double flux48 = inv_abs_detJ * t241;
        const double t242 = inputs[lane + 8] * adj10 * t232;
        const double t243 = inputs[lane + 8] * adj12 * t240;
        const double flux49 = inv_abs_detJ * (t242 + t243 + (t242 + t243 + 2.0 * adj11 * (t235 + 2.0 *
            inputs[lane + 8] * adj11 * t230)));
        const double t244 = inputs[lane + 8] * adj20 * t232 + inputs[lane + 8] * adj22 * t240 + (inputs[lane +
            8] * adj20 * t232 + inputs[lane + 8] * adj22 * t240 + 2.0 * adj21 * (t235 + 2.0 * inputs[lane + 8]
            * adj11 * t230));
        const double flux50 = inv_abs_detJ * t244;
        const double t245 = inputs[lane + 8] * adj00 * t234 + inputs[lane + 8] * adj01 * t240 + (inputs[lane +
            8] * adj00 * t234 + inputs[lane + 8] * adj01 * t240 + 2.0 * adj02 * (t235 + 2.0 * inputs[lane + 8]
            * adj12 * t233));
        const double flux51 = inv_abs_detJ * t245;
        const double t246 = inputs[lane + 8] * adj10 * t234;
        const double t247 = inputs[lane + 8] * adj11 * t240;
        const double flux52 = inv_abs_detJ * (t246 + t247 + (t246 + t247 + 2.0 * adj12 * (t235 + 2.0 *
            inputs[lane + 8] * adj12 * t233)));
        const double t248 = inputs[lane + 8] * adj20 * t234 + inputs[lane + 8] * adj21 * t240 + (inputs[lane +
            8] * adj20 * t234 + inputs[lane + 8] * adj21 * t240 + 2.0 * adj22 * (t235 + 2.0 * inputs[lane + 8]
            * adj12 * t233));
        const double flux53 = inv_abs_detJ * t248;
        const double t249 = t143 - t144;
        const double t250 = t147 - t148;
        const double t251 = adj00 * t249 + adj01 * t250;
        const double t252 = inputs[lane + 8] * adj01 * t251;
        const double t253 = t153 - t154;
        const double t254 = adj00 * t253 + adj02 * t250;
        const double t255 = inputs[lane + 8] * adj02 * t254;
        const double t256 = inputs[lane] * (adj00 * t250 + adj01 * t249 + adj02 * t253);
        const double flux54 = inv_abs_detJ * (t252 + t255 + (t252 + t255 + 2.0 * adj00 * (t256 + 2.0 *
            inputs[lane + 8] * adj00 * t250)));
        const double t257 = inputs[lane + 8] * adj11 * t251 + inputs[lane + 8] * adj12 * t254 + (inputs[lane +
            8] * adj11 * t251 + inputs[lane + 8] * adj12 * t254 + 2.0 * adj10 * (t256 + 2.0 * inputs[lane + 8]
            * adj00 * t250));
        const double flux55 = inv_abs_detJ * t257;
        const double t258 = inputs[lane + 8] * adj21 * t251 + inputs[lane + 8] * adj22 * t254 + (inputs[lane +
            8] * adj21 * t251 + inputs[lane + 8] * adj22 * t254 + 2.0 * adj20 * (t256 + 2.0 * inputs[lane + 8]
            * adj00 * t250));
        const double flux56 = inv_abs_detJ * t258;
        const double t259 = inputs[lane + 8] * adj00 * t251;
        const double t260 = adj01 * t253 + adj02 * t249;
        const double t261 = inputs[lane + 8] * adj02 * t260;
        const double flux57 = inv_abs_detJ * (t259 + t261 + (t259 + t261 + 2.0 * adj01 * (t256 + 2.0 *
            inputs[lane + 8] * adj01 * t249)));
        const double t262 = inputs[lane + 8] * adj10 * t251 + inputs[lane + 8] * adj12 * t260 + (inputs[lane +
            8] * adj10 * t251 + inputs[lane + 8] * adj12 * t260 + 2.0 * adj11 * (t256 + 2.0 * inputs[lane + 8]
            * adj01 * t249));
        const double flux58 = inv_abs_detJ * t262;
        const double t263 = inputs[lane + 8] * adj20 * t251 + inputs[lane + 8] * adj22 * t260 + (inputs[lane +
            8] * adj20 * t251 + inputs[lane + 8] * adj22 * t260 + 2.0 * adj21 * (t256 + 2.0 * inputs[lane + 8]
            * adj01 * t249));
        const double flux59 = inv_abs_detJ * t263;
        const double t264 = inputs[lane + 8] * adj00 * t254;
        const double t265 = inputs[lane + 8] * adj01 * t260;
        const double flux60 = inv_abs_detJ * (t264 + t265 + (t264 + t265 + 2.0 * adj02 * (t256 + 2.0 *
            inputs[lane + 8] * adj02 * t253)));
        const double t266 = inputs[lane + 8] * adj10 * t254 + inputs[lane + 8] * adj11 * t260 + (inputs[lane +
            8] * adj10 * t254 + inputs[lane + 8] * adj11 * t260 + 2.0 * adj12 * (t256 + 2.0 * inputs[lane + 8]
            * adj02 * t253));
        const double flux61 = inv_abs_detJ * t266;
        const double t267 = inputs[lane + 8] * adj20 * t254 + inputs[lane + 8] * adj21 * t260 + (inputs[lane +
            8] * adj20 * t254 + inputs[lane + 8] * adj21 * t260 + 2.0 * adj22 * (t256 + 2.0 * inputs[lane + 8]
            * adj02 * t253));
        const double flux62 = inv_abs_detJ * t267;
        const double t268 = 3.0 * flux0 + flux18;
        const double t269 = 3.0 * flux36 + flux54;
        const double t270 = 3.0 * t268 + t269;
        const double t271 = 3.0 * flux1 + flux10;
        const double t272 = 3.0 * flux37 + flux46;
        const double t273 = 3.0 * t271 + t272;
        const double t274 = 3.0 * flux2 + flux11;
        const double t275 = 3.0 * flux20 + flux29;
        const double t276 = 3.0 * t274 + t275;
        const double t277 = 3.0 * flux3 + flux21;
        const double t278 = 3.0 * flux39 + flux57;
        const double t279 = 3.0 * t277 + t278;
        const double t280 = 3.0 * flux4 + flux13;
        const double t281 = 3.0 * flux40 + flux49;
        const double t282 = 3.0 * t280 + t281;
        const double t283 = 3.0 * flux5 + flux14;
        const double t284 = 3.0 * flux23 + flux32;
        const double t285 = 3.0 * t283 + t284;
        const double t286 = 3.0 * flux6 + flux24;
        const double t287 = 3.0 * flux42 + flux60;
        const double t288 = 3.0 * t286 + t287;
        const double t289 = 3.0 * flux7 + flux16;
        const double t290 = 3.0 * flux43 + flux52;
        const double t291 = 3.0 * t289 + t290;
        const double t292 = 3.0 * flux8 + flux17;
        const double t293 = 3.0 * flux26 + flux35;
        const double t294 = 3.0 * t292 + t293;
        const double t295 = 3.0 * flux1 - flux10;
        const double t296 = 3.0 * flux37 - flux46;
        const double t297 = 3.0 * t295 + t296;
        const double t298 = 3.0 * flux2 - flux11;
        const double t299 = 3.0 * flux20 - flux29;
        const double t300 = 3.0 * t298 + t299;
        const double t301 = 3.0 * flux4 - flux13;
        const double t302 = 3.0 * flux40 - flux49;
        const double t303 = 3.0 * t301 + t302;
        const double t304 = 3.0 * flux5 - flux14;
        const double t305 = 3.0 * flux23 - flux32;
        const double t306 = 3.0 * t304 + t305;
        const double t307 = 3.0 * flux7 - flux16;
        const double t308 = 3.0 * flux43 - flux52;
        const double t309 = 3.0 * t307 + t308;
        const double t310 = 3.0 * flux8 - flux17;
        const double t311 = 3.0 * flux26 - flux35;
        const double t312 = 3.0 * t310 + t311;
        const double t313 = 3.0 * flux0 - flux18;
        const double t314 = 3.0 * flux36 - flux54;
        const double t315 = 3.0 * t313 + t314;
        const double t316 = 3.0 * t274 - t275;
        const double t317 = 3.0 * flux3 - flux21;
        const double t318 = 3.0 * flux39 - flux57;
        const double t319 = 3.0 * t317 + t318;
        const double t320 = 3.0 * t283 - t284;
        const double t321 = 3.0 * flux6 - flux24;
        const double t322 = 3.0 * flux42 - flux60;
        const double t323 = 3.0 * t321 + t322;
        const double t324 = 3.0 * t292 - t293;
        const double t325 = 3.0 * t298 - t299;
        const double t326 = 3.0 * t304 - t305;
        const double t327 = 3.0 * t310 - t311;
        const double t328 = 3.0 * t268 - t269;
        const double t329 = 3.0 * t271 - t272;
        const double t330 = 3.0 * t277 - t278;
        const double t331 = 3.0 * t280 - t281;
        const double t332 = 3.0 * t286 - t287;
        const double t333 = 3.0 * t289 - t290;
        const double t334 = 3.0 * t295 - t296;
        const double t335 = 3.0 * t301 - t302;
        const double t336 = 3.0 * t307 - t308;
        const double t337 = 3.0 * t313 - t314;
        const double t338 = 3.0 * t317 - t318;
        const double t339 = 3.0 * t321 - t322;
        tile[lane] = 0.003472222222222222 * (t270 + t273 + t276);
        tile[lane + 8] = 0.003472222222222222 * (t279 + t282 + t285);
        tile[lane + 16] = 0.003472222222222222 * (t288 + t291 + t294);
        tile[lane + 24] = -0.003472222222222222 * (t270 - t297 - t300);
        tile[lane + 32] = -0.003472222222222222 * (t279 - t303 - t306);
        tile[lane + 40] = -0.003472222222222222 * (t288 - t309 - t312);
        tile[lane + 48] = -0.003472222222222222 * (t273 - t315 - t316);
        tile[lane + 56] = -0.003472222222222222 * (t282 - t319 - t320);
        tile[lane + 64] = -0.003472222222222222 * (t291 - t323 - t324);
        tile[lane + 72] = -0.003472222222222222 * (t297 + t315 - t325);
        tile[lane + 80] = -0.003472222222222222 * (t303 + t319 - t326);
        tile[lane + 88] = -0.003472222222222222 * (t309 + t323 - t327);
        tile[lane + 96] = -0.003472222222222222 * (t276 - t328 - t329);
        tile[lane + 104] = -0.003472222222222222 * (t285 - t330 - t331);
        tile[lane + 112] = -0.003472222222222222 * (t294 - t332 - t333);
        tile[lane + 120] = -0.003472222222222222 * (t300 + t328 - t334);
        tile[lane + 128] = -0.003472222222222222 * (t306 + t330 - t335);
        tile[lane + 136] = -0.003472222222222222 * (t312 + t332 - t336);
        tile[lane + 144] = -0.003472222222222222 * (t316 + t329 - t337);
        tile[lane + 152] = -0.003472222222222222 * (t320 + t331 - t338);
        tile[lane + 160] = -0.003472222222222222 * (t324 + t333 - t339);
        tile[lane + 168] = -0.003472222222222222 * (t325 + t334 + t337);
        tile[lane + 176] = -0.003472222222222222 * (t326 + t335 + t338);
        tile[lane + 184] = -0.003472222222222222 * (t327 + t336 + t339);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[8 * cell];
          const int64_t d1 = offsets[8 * cell + 1];
          const int64_t d2 = offsets[8 * cell + 2];
          const int64_t d3 = offsets[8 * cell + 3];
          const int64_t d4 = offsets[8 * cell + 4];
          const int64_t d5 = offsets[8 * cell + 5];
          const int64_t d6 = offsets[8 * cell + 6];
          const int64_t d7 = offsets[8 * cell + 7];
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
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0},
    {"mu", "DQ0", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    24,                                        // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "affine",                                  // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "shared",                                  // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    8,                                         // nodes
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
    3968,                                      // shared_bytes
    1422.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
