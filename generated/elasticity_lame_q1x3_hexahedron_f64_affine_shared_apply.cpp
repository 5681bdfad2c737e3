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
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       1053
//   bytes       144 (120 read, 24 written)
//   flops/byte  7.31
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
        inputs[lane + 208] = coordinates[d0];
        inputs[lane + 216] = coordinates[d1];
        inputs[lane + 224] = coordinates[d2];
        inputs[lane + 232] = coordinates[d4];
        inputs[lane + 240] = coordinates[d0 + 1];
        inputs[lane + 248] = coordinates[d1 + 1];
        inputs[lane + 256] = coordinates[d2 + 1];
        inputs[lane + 264] = coordinates[d4 + 1];
        inputs[lane + 272] = coordinates[d0 + 2];
        inputs[lane + 280] = coordinates[d1 + 2];
        inputs[lane + 288] = coordinates[d2 + 2];
        inputs[lane + 296] = coordinates[d4 + 2];
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
        const double t113 = inputs[lane + 8] * adj11 * t112;
        const double t114 = t60 - t61;
        const double t115 = t63 - t64;
        const double t116 = t114 + t115;
        const double t117 = t67 - t68;
        const double t118 = t70 - t71;
        const double t119 = t117 + t118;
        const double t120 = (adj10 * t116 + adj20 * t119) + (adj12 * t108 + adj22 * t111);
        const double t121 = inputs[lane + 8] * adj12 * t120;
        const double t122 = adj10 * t108 + adj20 * t111;
        const double t123 = adj11 * t102 + adj21 * t105;
        const double t124 = adj12 * t116 + adj22 * t119;
        const double t125 = inputs[lane] * (t122 + t123 + t124);
        const double t126 = 0.5 * t125 + inputs[lane + 8] * t122;
        const double flux9 = inv_abs_detJ * (t113 + t121 + (t113 + t121 + 4.0 * adj10 * t126));
        const double t127 = inputs[lane + 8] * adj21 * t112;
        const double t128 = inputs[lane + 8] * adj22 * t120;
        const double flux10 = inv_abs_detJ * (t127 + t128 + (t127 + t128 + 4.0 * adj20 * t126));
        const double t129 = inputs[lane + 8] * adj10 * t112;
        const double t130 = (adj11 * t116 + adj21 * t119) + (adj12 * t102 + adj22 * t105);
        const double t131 = inputs[lane + 8] * adj12 * t130;
        const double t132 = 0.5 * t125 + inputs[lane + 8] * t123;
        const double flux11 = inv_abs_detJ * (t129 + t131 + (t129 + t131 + 4.0 * adj11 * t132));
        const double t133 = inputs[lane + 8] * adj20 * t112;
        const double t134 = inputs[lane + 8] * adj22 * t130;
        const double flux12 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0 * adj21 * t132));
        const double t135 = inputs[lane + 8] * adj10 * t120;
        const double t136 = inputs[lane + 8] * adj11 * t130;
        const double t137 = 0.5 * t125 + inputs[lane + 8] * t124;
        const double flux13 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 4.0 * adj12 * t137));
        const double t138 = inputs[lane + 8] * adj20 * t120;
        const double t139 = inputs[lane + 8] * adj21 * t130;
        const double flux14 = inv_abs_detJ * (t138 + t139 + (t138 + t139 + 4.0 * adj22 * t137));
        const double t140 = t9 - t10;
        const double t141 = t12 - t13;
        const double t142 = t140 + t141;
        const double t143 = t25 - t28;
        const double t144 = t30 - t31;
        const double t145 = t33 - t34;
        const double t146 = t144 + t145;
        const double t147 = t46 - t49;
        const double t148 = (adj00 * t142 + adj20 * t143) + (adj01 * t146 + adj21 * t147);
        const double t149 = inputs[lane + 8] * adj01 * t148;
        const double t150 = t53 - t54;
        const double t151 = t56 - t57;
        const double t152 = t150 + t151;
        const double t153 = t69 - t72;
        const double t154 = (adj00 * t152 + adj20 * t153) + (adj02 * t146 + adj22 * t147);
        const double t155 = inputs[lane + 8] * adj02 * t154;
        const double t156 = adj00 * t146 + adj20 * t147;
        const double t157 = adj01 * t142 + adj21 * t143;
        const double t158 = adj02 * t152 + adj22 * t153;
        const double t159 = inputs[lane] * (t156 + t157 + t158);
        const double t160 = 0.5 * t159 + inputs[lane + 8] * t156;
        const double flux15 = inv_abs_detJ * (t149 + t155 + (t149 + t155 + 4.0 * adj00 * t160));
        const double t161 = inputs[lane + 8] * adj21 * t148;
        const double t162 = inputs[lane + 8] * adj22 * t154;
        const double flux16 = inv_abs_detJ * (t161 + t162 + (t161 + t162 + 4.0 * adj20 * t160));
        const double t163 = inputs[lane + 8] * adj00 * t148;
        const double t164 = (adj01 * t152 + adj21 * t153) + (adj02 * t142 + adj22 * t143);
        const double t165 = inputs[lane + 8] * adj02 * t164;
        const double t166 = 0.5 * t159 + inputs[lane + 8] * t157;
        const double flux17 = inv_abs_detJ * (t163 + t165 + (t163 + t165 + 4.0 * adj01 * t166));
        const double t167 = inputs[lane + 8] * adj20 * t148;
        const double t168 = inputs[lane + 8] * adj22 * t164;
        const double flux18 = inv_abs_detJ * (t167 + t168 + (t167 + t168 + 4.0 * adj21 * t166));
        const double t169 = inputs[lane + 8] * adj00 * t154;
        const double t170 = inputs[lane + 8] * adj01 * t164;
        const double t171 = 0.5 * t159 + inputs[lane + 8] * t158;
        const double flux19 = inv_abs_detJ * (t169 + t170 + (t169 + t170 + 4.0 * adj02 * t171));
        const double t172 = inputs[lane + 8] * adj20 * t154;
        const double t173 = inputs[lane + 8] * adj21 * t164;
        const double flux20 = inv_abs_detJ * (t172 + t173 + (t172 + t173 + 4.0 * adj22 * t171));
        const double t174 = t103 - t104;
        const double t175 = t109 - t110;
        const double t176 = adj20 * t174 + adj21 * t175;
        const double t177 = inputs[lane + 8] * adj21 * t176;
        const double t178 = t117 - t118;
        const double t179 = adj20 * t178 + adj22 * t175;
        const double t180 = inputs[lane + 8] * adj22 * t179;
        const double t181 = inputs[lane] * (adj20 * t175 + adj21 * t174 + adj22 * t178);
        const double flux21 = inv_abs_detJ * (t177 + t180 + (t177 + t180 + 2.0 * adj20 * (t181 + 2.0 *
            inputs[lane + 8] * adj20 * t175)));
        const double t182 = inputs[lane + 8] * adj20 * t176;
        const double t183 = adj21 * t178 + adj22 * t174;
        const double t184 = inputs[lane + 8] * adj22 * t183;
        const double flux22 = inv_abs_detJ * (t182 + t184 + (t182 + t184 + 2.0 * adj21 * (t181 + 2.0 *
            inputs[lane + 8] * adj21 * t174)));
        const double t185 = inputs[lane + 8] * adj20 * t179;
        const double t186 = inputs[lane + 8] * adj21 * t183;
        const double flux23 = inv_abs_detJ * (t185 + t186 + (t185 + t186 + 2.0 * adj22 * (t181 + 2.0 *
            inputs[lane + 8] * adj22 * t178)));
        const double t187 = t11 - t14;
        const double t188 = t18 - t21;
        const double t189 = t32 - t35;
        const double t190 = t39 - t42;
        const double t191 = (adj00 * t187 + adj10 * t188) + (adj01 * t189 + adj11 * t190);
        const double t192 = inputs[lane + 8] * adj01 * t191;
        const double t193 = t55 - t58;
        const double t194 = t62 - t65;
        const double t195 = (adj00 * t193 + adj10 * t194) + (adj02 * t189 + adj12 * t190);
        const double t196 = inputs[lane + 8] * adj02 * t195;
        const double t197 = adj00 * t189 + adj10 * t190;
        const double t198 = adj01 * t187 + adj11 * t188;
        const double t199 = adj02 * t193 + adj12 * t194;
        const double t200 = inputs[lane] * (t197 + t198 + t199);
        const double t201 = 0.5 * t200 + inputs[lane + 8] * t197;
        const double flux24 = inv_abs_detJ * (t192 + t196 + (t192 + t196 + 4.0 * adj00 * t201));
        const double t202 = inputs[lane + 8] * adj11 * t191;
        const double t203 = inputs[lane + 8] * adj12 * t195;
        const double flux25 = inv_abs_detJ * (t202 + t203 + (t202 + t203 + 4.0 * adj10 * t201));
        const double t204 = inputs[lane + 8] * adj00 * t191;
        const double t205 = (adj01 * t193 + adj11 * t194) + (adj02 * t187 + adj12 * t188);
        const double t206 = inputs[lane + 8] * adj02 * t205;
        const double t207 = 0.5 * t200 + inputs[lane + 8] * t198;
        const double flux26 = inv_abs_detJ * (t204 + t206 + (t204 + t206 + 4.0 * adj01 * t207));
        const double t208 = inputs[lane + 8] * adj10 * t191;
        const double t209 = inputs[lane + 8] * adj12 * t205;
        const double flux27 = inv_abs_detJ * (t208 + t209 + (t208 + t209 + 4.0 * adj11 * t207));
        const double t210 = inputs[lane + 8] * adj00 * t195;
        const double t211 = inputs[lane + 8] * adj01 * t205;
        const double t212 = 0.5 * t200 + inputs[lane + 8] * t199;
        const double flux28 = inv_abs_detJ * (t210 + t211 + (t210 + t211 + 4.0 * adj02 * t212));
        const double t213 = inputs[lane + 8] * adj10 * t195;
        const double t214 = inputs[lane + 8] * adj11 * t205;
        const double flux29 = inv_abs_detJ * (t213 + t214 + (t213 + t214 + 4.0 * adj12 * t212));
        const double t215 = t100 - t101;
        const double t216 = t106 - t107;
        const double t217 = adj10 * t215 + adj11 * t216;
        const double t218 = inputs[lane + 8] * adj11 * t217;
        const double t219 = t114 - t115;
        const double t220 = adj10 * t219 + adj12 * t216;
        const double t221 = inputs[lane + 8] * adj12 * t220;
        const double t222 = inputs[lane] * (adj10 * t216 + adj11 * t215 + adj12 * t219);
        const double flux30 = inv_abs_detJ * (t218 + t221 + (t218 + t221 + 2.0 * adj10 * (t222 + 2.0 *
            inputs[lane + 8] * adj10 * t216)));
        const double t223 = inputs[lane + 8] * adj10 * t217;
        const double t224 = adj11 * t219 + adj12 * t215;
        const double t225 = inputs[lane + 8] * adj12 * t224;
        const double flux31 = inv_abs_detJ * (t223 + t225 + (t223 + t225 + 2.0 * adj11 * (t222 + 2.0 *
            inputs[lane + 8] * adj11 * t215)));
        const double t226 = inputs[lane + 8] * adj10 * t220;
        const double t227 = inputs[lane + 8] * adj11 * t224;
        const double flux32 = inv_abs_detJ * (t226 + t227 + (t226 + t227 + 2.0 * adj12 * (t222 + 2.0 *
            inputs[lane + 8] * adj12 * t219)));
        const double t228 = t140 - t141;
        const double t229 = t144 - t145;
        const double t230 = adj00 * t228 + adj01 * t229;
        const double t231 = inputs[lane + 8] * adj01 * t230;
        const double t232 = t150 - t151;
        const double t233 = adj00 * t232 + adj02 * t229;
        const double t234 = inputs[lane + 8] * adj02 * t233;
        const double t235 = inputs[lane] * (adj00 * t229 + adj01 * t228 + adj02 * t232);
        const double flux33 = inv_abs_detJ * (t231 + t234 + (t231 + t234 + 2.0 * adj00 * (t235 + 2.0 *
            inputs[lane + 8] * adj00 * t229)));
        const double t236 = inputs[lane + 8] * adj00 * t230;
        const double t237 = adj01 * t232 + adj02 * t228;
        const double t238 = inputs[lane + 8] * adj02 * t237;
        const double flux34 = inv_abs_detJ * (t236 + t238 + (t236 + t238 + 2.0 * adj01 * (t235 + 2.0 *
            inputs[lane + 8] * adj01 * t228)));
        const double t239 = inputs[lane + 8] * adj00 * t233;
        const double t240 = inputs[lane + 8] * adj01 * t237;
        const double flux35 = inv_abs_detJ * (t239 + t240 + (t239 + t240 + 2.0 * adj02 * (t235 + 2.0 *
            inputs[lane + 8] * adj02 * t232)));
        const double t241 = 3.0 * flux0 + flux15;
        const double t242 = 3.0 * flux24 + flux33;
        const double t243 = 3.0 * t241 + t242;
        const double t244 = 3.0 * flux1 + flux9;
        const double t245 = 3.0 * flux25 + flux30;
        const double t246 = 3.0 * t244 + t245;
        const double t247 = 3.0 * flux2 + flux10;
        const double t248 = 3.0 * flux16 + flux21;
        const double t249 = 3.0 * t247 + t248;
        const double t250 = 3.0 * flux3 + flux17;
        const double t251 = 3.0 * flux26 + flux34;
        const double t252 = 3.0 * t250 + t251;
        const double t253 = 3.0 * flux4 + flux11;
        const double t254 = 3.0 * flux27 + flux31;
        const double t255 = 3.0 * t253 + t254;
        const double t256 = 3.0 * flux5 + flux12;
        const double t257 = 3.0 * flux18 + flux22;
        const double t258 = 3.0 * t256 + t257;
        const double t259 = 3.0 * flux6 + flux19;
        const double t260 = 3.0 * flux28 + flux35;
        const double t261 = 3.0 * t259 + t260;
        const double t262 = 3.0 * flux7 + flux13;
        const double t263 = 3.0 * flux29 + flux32;
        const double t264 = 3.0 * t262 + t263;
        const double t265 = 3.0 * flux8 + flux14;
        const double t266 = 3.0 * flux20 + flux23;
        const double t267 = 3.0 * t265 + t266;
        const double t268 = 3.0 * flux1 - flux9;
        const double t269 = 3.0 * flux25 - flux30;
        const double t270 = 3.0 * t268 + t269;
        const double t271 = 3.0 * flux2 - flux10;
        const double t272 = 3.0 * flux16 - flux21;
        const double t273 = 3.0 * t271 + t272;
        const double t274 = 3.0 * flux4 - flux11;
        const double t275 = 3.0 * flux27 - flux31;
        const double t276 = 3.0 * t274 + t275;
        const double t277 = 3.0 * flux5 - flux12;
        const double t278 = 3.0 * flux18 - flux22;
        const double t279 = 3.0 * t277 + t278;
        const double t280 = 3.0 * flux7 - flux13;
        const double t281 = 3.0 * flux29 - flux32;
        const double t282 = 3.0 * t280 + t281;
        const double t283 = 3.0 * flux8 - flux14;
        const double t284 = 3.0 * flux20 - flux23;
        const double t285 = 3.0 * t283 + t284;
        const double t286 = 3.0 * flux0 - flux15;
        const double t287 = 3.0 * flux24 - flux33;
        const double t288 = 3.0 * t286 + t287;
        const double t289 = 3.0 * t247 - t248;
        const double t290 = 3.0 * flux3 - flux17;
        const double t291 = 3.0 * flux26 - flux34;
        const double t292 = 3.0 * t290 + t291;
        const double t293 = 3.0 * t256 - t257;
        const double t294 = 3.0 * flux6 - flux19;
        const double t295 = 3.0 * flux28 - flux35;
        const double t296 = 3.0 * t294 + t295;
        const double t297 = 3.0 * t265 - t266;
        const double t298 = 3.0 * t271 - t272;
        const double t299 = 3.0 * t277 - t278;
        const double t300 = 3.0 * t283 - t284;
        const double t301 = 3.0 * t241 - t242;
        const double t302 = 3.0 * t244 - t245;
        const double t303 = 3.0 * t250 - t251;
        const double t304 = 3.0 * t253 - t254;
        const double t305 = 3.0 * t259 - t260;
        const double t306 = 3.0 * t262 - t263;
        const double t307 = 3.0 * t268 - t269;
        const double t308 = 3.0 * t274 - t275;
        const double t309 = 3.0 * t280 - t281;
        const double t310 = 3.0 * t286 - t287;
        const double t311 = 3.0 * t290 - t291;
        const double t312 = 3.0 * t294 - t295;
        tile[lane] = 0.003472222222222222 * (t243 + t246 + t249);
        tile[lane + 8] = 0.003472222222222222 * (t252 + t255 + t258);
        tile[lane + 16] = 0.003472222222222222 * (t261 + t264 + t267);
        tile[lane + 24] = -0.003472222222222222 * (t243 - t270 - t273);
        tile[lane + 32] = -0.003472222222222222 * (t252 - t276 - t279);
        tile[lane + 40] = -0.003472222222222222 * (t261 - t282 - t285);
        tile[lane + 48] = -0.003472222222222222 * (t246 - t288 - t289);
        tile[lane + 56] = -0.003472222222222222 * (t255 - t292 - t293);
        tile[lane + 64] = -0.003472222222222222 * (t264 - t296 - t297);
        tile[lane + 72] = -0.003472222222222222 * (t270 + t288 - t298);
        tile[lane + 80] = -0.003472222222222222 * (t276 + t292 - t299);
        tile[lane + 88] = -0.003472222222222222 * (t282 + t296 - t300);
        tile[lane + 96] = -0.003472222222222222 * (t249 - t301 - t302);
        tile[lane + 104] = -0.003472222222222222 * (t258 - t303 - t304);
        tile[lane + 112] = -0.003472222222222222 * (t267 - t305 - t306);
        tile[lane + 120] = -0.003472222222222222 * (t273 + t301 - t307);
        tile[lane + 128] = -0.003472222222222222 * (t279 + t303 - t308);
        tile[lane + 136] = -0.003472222222222222 * (t285 + t305 - t309);
        tile[lane + 144] = -0.003472222222222222 * (t289 + t302 - t310);
        tile[lane + 152] = -0.003472222222222222 * (t293 + t304 - t311);
        tile[lane + 160] = -0.003472222222222222 * (t297 + t306 - t312);
        tile[lane + 168] = -0.003472222222222222 * (t298 + t307 + t310);
        tile[lane + 176] = -0.003472222222222222 * (t299 + t308 + t311);
        tile[lane + 184] = -0.003472222222222222 * (t300 + t309 + t312);
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
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
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
    1053.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
