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
        const double t81 = inv_abs_detJ * (t52 + t75 + (t52 + t75 + 2.0 * adj00 * t80));
        const double t82 = t9 - t10;
        const double t83 = t12 - t13;
        const double t84 = t82 + t83;
        const double t85 = t25 - t28;
        const double t86 = t30 - t31;
        const double t87 = t33 - t34;
        const double t88 = t86 + t87;
        const double t89 = t46 - t49;
        const double t90 = (adj00 * t84 + adj20 * t85) + (adj01 * t88 + adj21 * t89);
        const double t91 = inputs[lane + 8] * adj01 * t90;
        const double t92 = t53 - t54;
        const double t93 = t56 - t57;
        const double t94 = t92 + t93;
        const double t95 = t69 - t72;
        const double t96 = (adj00 * t94 + adj20 * t95) + (adj02 * t88 + adj22 * t89);
        const double t97 = inputs[lane + 8] * adj02 * t96;
        const double t98 = adj00 * t88 + adj20 * t89;
        const double t99 = adj01 * t84 + adj21 * t85;
        const double t100 = adj02 * t94 + adj22 * t95;
        const double t101 = inputs[lane] * (t98 + t99 + t100);
        const double t102 = 0.5 * t101 + inputs[lane + 8] * t98;
        const double t103 = inv_abs_detJ * (t91 + t97 + (t91 + t97 + 4.0 * adj00 * t102));
        const double t104 = 3.0 * t81 + t103;
        const double t105 = t11 - t14;
        const double t106 = t18 - t21;
        const double t107 = t32 - t35;
        const double t108 = t39 - t42;
        const double t109 = (adj00 * t105 + adj10 * t106) + (adj01 * t107 + adj11 * t108);
        const double t110 = inputs[lane + 8] * adj01 * t109;
        const double t111 = t55 - t58;
        const double t112 = t62 - t65;
        const double t113 = (adj00 * t111 + adj10 * t112) + (adj02 * t107 + adj12 * t108);
        const double t114 = inputs[lane + 8] * adj02 * t113;
        const double t115 = adj00 * t107 + adj10 * t108;
        const double t116 = adj01 * t105 + adj11 * t106;
        const double t117 = adj02 * t111 + adj12 * t112;
        const double t118 = inputs[lane] * (t115 + t116 + t117);
        const double t119 = 0.5 * t118 + inputs[lane + 8] * t115;
        const double t120 = inv_abs_detJ * (t110 + t114 + (t110 + t114 + 4.0 * adj00 * t119));
        const double t121 = t82 - t83;
        const double t122 = t86 - t87;
        const double t123 = adj00 * t121 + adj01 * t122;
        const double t124 = inputs[lane + 8] * adj01 * t123;
        const double t125 = t92 - t93;
        const double t126 = adj00 * t125 + adj02 * t122;
        const double t127 = inputs[lane + 8] * adj02 * t126;
        const double t128 = inputs[lane] * (adj00 * t122 + adj01 * t121 + adj02 * t125);
        const double t129 = inv_abs_detJ * (t124 + t127 + (t124 + t127 + 2.0 * adj00 * (t128 + 2.0 *
            inputs[lane + 8] * adj00 * t122)));
        const double t130 = 3.0 * t120 + t129;
        const double t131 = 3.0 * t104 + t130;
        const double t132 = inputs[lane + 8] * adj11 * t51;
        const double t133 = inputs[lane + 8] * adj12 * t74;
        const double t134 = inv_abs_detJ * (t132 + t133 + (t132 + t133 + 2.0 * adj10 * t80));
        const double t135 = t16 - t17;
        const double t136 = t19 - t20;
        const double t137 = t135 + t136;
        const double t138 = t23 - t24;
        const double t139 = t26 - t27;
        const double t140 = t138 + t139;
        const double t141 = t37 - t38;
        const double t142 = t40 - t41;
        const double t143 = t141 + t142;
        const double t144 = t44 - t45;
        const double t145 = t47 - t48;
        const double t146 = t144 + t145;
        const double t147 = (adj10 * t137 + adj20 * t140) + (adj11 * t143 + adj21 * t146);
        const double t148 = inputs[lane + 8] * adj11 * t147;
        const double t149 = t60 - t61;
        const double t150 = t63 - t64;
        const double t151 = t149 + t150;
        const double t152 = t67 - t68;
        const double t153 = t70 - t71;
        const double t154 = t152 + t153;
        const double t155 = (adj10 * t151 + adj20 * t154) + (adj12 * t143 + adj22 * t146);
        const double t156 = inputs[lane + 8] * adj12 * t155;
        const double t157 = adj10 * t143 + adj20 * t146;
        const double t158 = adj11 * t137 + adj21 * t140;
        const double t159 = adj12 * t151 + adj22 * t154;
        const double t160 = inputs[lane] * (t157 + t158 + t159);
        const double t161 = 0.5 * t160 + inputs[lane + 8] * t157;
        const double t162 = inv_abs_detJ * (t148 + t156 + (t148 + t156 + 4.0 * adj10 * t161));
        const double t163 = 3.0 * t134 + t162;
        const double t164 = inputs[lane + 8] * adj11 * t109;
        const double t165 = inputs[lane + 8] * adj12 * t113;
        const double t166 = inv_abs_detJ * (t164 + t165 + (t164 + t165 + 4.0 * adj10 * t119));
        const double t167 = t135 - t136;
        const double t168 = t141 - t142;
        const double t169 = adj10 * t167 + adj11 * t168;
        const double t170 = inputs[lane + 8] * adj11 * t169;
        const double t171 = t149 - t150;
        const double t172 = adj10 * t171 + adj12 * t168;
        const double t173 = inputs[lane + 8] * adj12 * t172;
        const double t174 = inputs[lane] * (adj10 * t168 + adj11 * t167 + adj12 * t171);
        const double t175 = inv_abs_detJ * (t170 + t173 + (t170 + t173 + 2.0 * adj10 * (t174 + 2.0 *
            inputs[lane + 8] * adj10 * t168)));
        const double t176 = 3.0 * t166 + t175;
        const double t177 = 3.0 * t163 + t176;
        const double t178 = inputs[lane + 8] * adj21 * t51;
        const double t179 = inputs[lane + 8] * adj22 * t74;
        const double t180 = inv_abs_detJ * (t178 + t179 + (t178 + t179 + 2.0 * adj20 * t80));
        const double t181 = inputs[lane + 8] * adj21 * t147;
        const double t182 = inputs[lane + 8] * adj22 * t155;
        const double t183 = inv_abs_detJ * (t181 + t182 + (t181 + t182 + 4.0 * adj20 * t161));
        const double t184 = 3.0 * t180 + t183;
        const double t185 = inputs[lane + 8] * adj21 * t90;
        const double t186 = inputs[lane + 8] * adj22 * t96;
        const double t187 = inv_abs_detJ * (t185 + t186 + (t185 + t186 + 4.0 * adj20 * t102));
        const double t188 = t138 - t139;
        const double t189 = t144 - t145;
        const double t190 = adj20 * t188 + adj21 * t189;
        const double t191 = inputs[lane + 8] * adj21 * t190;
        const double t192 = t152 - t153;
        const double t193 = adj20 * t192 + adj22 * t189;
        const double t194 = inputs[lane + 8] * adj22 * t193;
        const double t195 = inputs[lane] * (adj20 * t189 + adj21 * t188 + adj22 * t192);
        const double t196 = inv_abs_detJ * (t191 + t194 + (t191 + t194 + 2.0 * adj20 * (t195 + 2.0 *
            inputs[lane + 8] * adj20 * t189)));
        const double t197 = 3.0 * t187 + t196;
        const double t198 = 3.0 * t184 + t197;
        const double t199 = inputs[lane + 8] * adj00 * t51;
        const double t200 = (adj01 * t59 + adj11 * t66 + adj21 * t73) + (t15 * adj02 + t22 * adj12 + t29 *
            adj22);
        const double t201 = inputs[lane + 8] * adj02 * t200;
        const double t202 = t79 + 2.0 * inputs[lane + 8] * t77;
        const double t203 = inv_abs_detJ * (t199 + t201 + (t199 + t201 + 2.0 * adj01 * t202));
        const double t204 = inputs[lane + 8] * adj00 * t90;
        const double t205 = (adj01 * t94 + adj21 * t95) + (adj02 * t84 + adj22 * t85);
        const double t206 = inputs[lane + 8] * adj02 * t205;
        const double t207 = 0.5 * t101 + inputs[lane + 8] * t99;
        const double t208 = inv_abs_detJ * (t204 + t206 + (t204 + t206 + 4.0 * adj01 * t207));
        const double t209 = 3.0 * t203 + t208;
        const double t210 = inputs[lane + 8] * adj00 * t109;
        const double t211 = (adj01 * t111 + adj11 * t112) + (adj02 * t105 + adj12 * t106);
        const double t212 = inputs[lane + 8] * adj02 * t211;
        const double t213 = 0.5 * t118 + inputs[lane + 8] * t116;
        const double t214 = inv_abs_detJ * (t210 + t212 + (t210 + t212 + 4.0 * adj01 * t213));
        const double t215 = inputs[lane + 8] * adj00 * t123;
        const double t216 = adj01 * t125 + adj02 * t121;
        const double t217 = inputs[lane + 8] * adj02 * t216;
        const double t218 = inv_abs_detJ * (t215 + t217 + (t215 + t217 + 2.0 * adj01 * (t128 + 2.0 *
            inputs[lane + 8] * adj01 * t121)));
        const double t219 = 3.0 * t214 + t218;
        const double t220 = 3.0 * t209 + t219;
        const double t221 = inputs[lane + 8] * adj10 * t51;
        const double t222 = inputs[lane + 8] * adj12 * t200;
        const double t223 = inv_abs_detJ * (t221 + t222 + (t221 + t222 + 2.0 * adj11 * t202));
        const double t224 = inputs[lane + 8] * adj10 * t147;
        const double t225 = (adj11 * t151 + adj21 * t154) + (adj12 * t137 + adj22 * t140);
        const double t226 = inputs[lane + 8] * adj12 * t225;
        const double t227 = 0.5 * t160 + inputs[lane + 8] * t158;
        const double t228 = inv_abs_detJ * (t224 + t226 + (t224 + t226 + 4.0 * adj11 * t227));
        const double t229 = 3.0 * t223 + t228;
        const double t230 = inputs[lane + 8] * adj10 * t109;
        const double t231 = inputs[lane + 8] * adj12 * t211;
        const double t232 = inv_abs_detJ * (t230 + t231 + (t230 + t231 + 4.0 * adj11 * t213));
        const double t233 = inputs[lane + 8] * adj10 * t169;
        const double t234 = adj11 * t171 + adj12 * t167;
        const double t235 = inputs[lane + 8] * adj12 * t234;
        const double t236 = inv_abs_detJ * (t233 + t235 + (t233 + t235 + 2.0 * adj11 * (t174 + 2.0 *
            inputs[lane + 8] * adj11 * t167)));
        const double t237 = 3.0 * t232 + t236;
        const double t238 = 3.0 * t229 + t237;
        const double t239 = inputs[lane + 8] * adj20 * t51;
        const double t240 = inputs[lane + 8] * adj22 * t200;
        const double t241 = inv_abs_detJ * (t239 + t240 + (t239 + t240 + 2.0 * adj21 * t202));
        const double t242 = inputs[lane + 8] * adj20 * t147;
        const double t243 = inputs[lane + 8] * adj22 * t225;
        const double t244 = inv_abs_detJ * (t242 + t243 + (t242 + t243 + 4.0 * adj21 * t227));
        const double t245 = 3.0 * t241 + t244;
        const double t246 = inputs[lane + 8] * adj20 * t90;
        const double t247 = inputs[lane + 8] * adj22 * t205;
        const double t248 = inv_abs_detJ * (t246 + t247 + (t246 + t247 + 4.0 * adj21 * t207));
        const double t249 = inputs[lane + 8] * adj20 * t190;
        const double t250 = adj21 * t192 + adj22 * t188;
        const double t251 = inputs[lane + 8] * adj22 * t250;
        const double t252 = inv_abs_detJ * (t249 + t251 + (t249 + t251 + 2.0 * adj21 * (t195 + 2.0 *
            inputs[lane + 8] * adj21 * t188)));
        const double t253 = 3.0 * t248 + t252;
        const double t254 = 3.0 * t245 + t253;
        const double t255 = inputs[lane + 8] * adj00 * t74;
        const double t256 = inputs[lane + 8] * adj01 * t200;
        const double t257 = t79 + 2.0 * inputs[lane + 8] * t78;
        const double t258 = inv_abs_detJ * (t255 + t256 + (t255 + t256 + 2.0 * adj02 * t257));
        const double t259 = inputs[lane + 8] * adj00 * t96;
        const double t260 = inputs[lane + 8] * adj01 * t205;
        const double t261 = 0.5 * t101 + inputs[lane + 8] * t100;
        const double t262 = inv_abs_detJ * (t259 + t260 + (t259 + t260 + 4.0 * adj02 * t261));
        const double t263 = 3.0 * t258 + t262;
        const double t264 = inputs[lane + 8] * adj00 * t113;
        const double t265 = inputs[lane + 8] * adj01 * t211;
        const double t266 = 0.5 * t118 + inputs[lane + 8] * t117;
        const double t267 = inv_abs_detJ * (t264 + t265 + (t264 + t265 + 4.0 * adj02 * t266));
        const double t268 = inputs[lane + 8] * adj00 * t126;
        const double t269 = inputs[lane + 8] * adj01 * t216;
        const double t270 = inv_abs_detJ * (t268 + t269 + (t268 + t269 + 2.0 * adj02 * (t128 + 2.0 *
            inputs[lane + 8] * adj02 * t125)));
        const double t271 = 3.0 * t267 + t270;
        const double t272 = 3.0 * t263 + t271;
        const double t273 = inputs[lane + 8] * adj10 * t74;
        const double t274 = inputs[lane + 8] * adj11 * t200;
        const double t275 = inv_abs_detJ * (t273 + t274 + (t273 + t274 + 2.0 * adj12 * t257));
        const double t276 = inputs[lane + 8] * adj10 * t155;
        const double t277 = inputs[lane + 8] * adj11 * t225;
        const double t278 = 0.5 * t160 + inputs[lane + 8] * t159;
        const double t279 = inv_abs_detJ * (t276 + t277 + (t276 + t277 + 4.0 * adj12 * t278));
        const double t280 = 3.0 * t275 + t279;
        const double t281 = inputs[lane + 8] * adj10 * t113;
        const double t282 = inputs[lane + 8] * adj11 * t211;
        const double t283 = inv_abs_detJ * (t281 + t282 + (t281 + t282 + 4.0 * adj12 * t266));
        const double t284 = inputs[lane + 8] * adj10 * t172;
        const double t285 = inputs[lane + 8] * adj11 * t234;
        const double t286 = inv_abs_detJ * (t284 + t285 + (t284 + t285 + 2.0 * adj12 * (t174 + 2.0 *
            inputs[lane + 8] * adj12 * t171)));
        const double t287 = 3.0 * t283 + t286;
        const double t288 = 3.0 * t280 + t287;
        const double t289 = inputs[lane + 8] * adj20 * t74;
        const double t290 = inputs[lane + 8] * adj21 * t200;
        const double t291 = inv_abs_detJ * (t289 + t290 + (t289 + t290 + 2.0 * adj22 * t257));
        const double t292 = inputs[lane + 8] * adj20 * t155;
        const double t293 = inputs[lane + 8] * adj21 * t225;
        const double t294 = inv_abs_detJ * (t292 + t293 + (t292 + t293 + 4.0 * adj22 * t278));
        const double t295 = 3.0 * t291 + t294;
        const double t296 = inputs[lane + 8] * adj20 * t96;
        const double t297 = inputs[lane + 8] * adj21 * t205;
        const double t298 = inv_abs_detJ * (t296 + t297 + (t296 + t297 + 4.0 * adj22 * t261));
        const double t299 = inputs[lane + 8] * adj20 * t193;
        const double t300 = inputs[lane + 8] * adj21 * t250;
        const double t301 = inv_abs_detJ * (t299 + t300 + (t299 + t300 + 2.0 * adj22 * (t195 + 2.0 *
            inputs[lane + 8] * adj22 * t192)));
        const double t302 = 3.0 * t298 + t301;
        const double t303 = 3.0 * t295 + t302;
        const double t304 = 3.0 * t134 - t162;
        const double t305 = 3.0 * t166 - t175;
        const double t306 = 3.0 * t304 + t305;
        const double t307 = 3.0 * t180 - t183;
        const double t308 = 3.0 * t187 - t196;
        const double t309 = 3.0 * t307 + t308;
        const double t310 = 3.0 * t223 - t228;
        const double t311 = 3.0 * t232 - t236;
        const double t312 = 3.0 * t310 + t311;
        const double t313 = 3.0 * t241 - t244;
        const double t314 = 3.0 * t248 - t252;
        const double t315 = 3.0 * t313 + t314;
        const double t316 = 3.0 * t275 - t279;
        const double t317 = 3.0 * t283 - t286;
        const double t318 = 3.0 * t316 + t317;
        const double t319 = 3.0 * t291 - t294;
        const double t320 = 3.0 * t298 - t301;
        const double t321 = 3.0 * t319 + t320;
        const double t322 = 3.0 * t81 - t103;
        const double t323 = 3.0 * t120 - t129;
        const double t324 = 3.0 * t322 + t323;
        const double t325 = 3.0 * t184 - t197;
        const double t326 = 3.0 * t203 - t208;
        const double t327 = 3.0 * t214 - t218;
        const double t328 = 3.0 * t326 + t327;
        const double t329 = 3.0 * t245 - t253;
        const double t330 = 3.0 * t258 - t262;
        const double t331 = 3.0 * t267 - t270;
        const double t332 = 3.0 * t330 + t331;
        const double t333 = 3.0 * t295 - t302;
        const double t334 = 3.0 * t307 - t308;
        const double t335 = 3.0 * t313 - t314;
        const double t336 = 3.0 * t319 - t320;
        const double t337 = 3.0 * t104 - t130;
        const double t338 = 3.0 * t163 - t176;
        const double t339 = 3.0 * t209 - t219;
        const double t340 = 3.0 * t229 - t237;
        const double t341 = 3.0 * t263 - t271;
        const double t342 = 3.0 * t280 - t287;
        const double t343 = 3.0 * t304 - t305;
        const double t344 = 3.0 * t310 - t311;
        const double t345 = 3.0 * t316 - t317;
        const double t346 = 3.0 * t322 - t323;
        const double t347 = 3.0 * t326 - t327;
        const double t348 = 3.0 * t330 - t331;
        tile[lane] = 0.003472222222222222 * (t131 + t177 + t198);
        tile[lane + 8] = 0.003472222222222222 * (t220 + t238 + t254);
        tile[lane + 16] = 0.003472222222222222 * (t272 + t288 + t303);
        tile[lane + 24] = -0.003472222222222222 * (t131 - t306 - t309);
        tile[lane + 32] = -0.003472222222222222 * (t220 - t312 - t315);
        tile[lane + 40] = -0.003472222222222222 * (t272 - t318 - t321);
        tile[lane + 48] = -0.003472222222222222 * (t177 - t324 - t325);
        tile[lane + 56] = -0.003472222222222222 * (t238 - t328 - t329);
        tile[lane + 64] = -0.003472222222222222 * (t288 - t332 - t333);
        tile[lane + 72] = -0.003472222222222222 * (t306 + t324 - t334);
        tile[lane + 80] = -0.003472222222222222 * (t312 + t328 - t335);
        tile[lane + 88] = -0.003472222222222222 * (t318 + t332 - t336);
        tile[lane + 96] = -0.003472222222222222 * (t198 - t337 - t338);
        tile[lane + 104] = -0.003472222222222222 * (t254 - t339 - t340);
        tile[lane + 112] = -0.003472222222222222 * (t303 - t341 - t342);
        tile[lane + 120] = -0.003472222222222222 * (t309 + t337 - t343);
        tile[lane + 128] = -0.003472222222222222 * (t315 + t339 - t344);
        tile[lane + 136] = -0.003472222222222222 * (t321 + t341 - t345);
        tile[lane + 144] = -0.003472222222222222 * (t325 + t338 - t346);
        tile[lane + 152] = -0.003472222222222222 * (t329 + t340 - t347);
        tile[lane + 160] = -0.003472222222222222 * (t333 + t342 - t348);
        tile[lane + 168] = -0.003472222222222222 * (t334 + t343 + t346);
        tile[lane + 176] = -0.003472222222222222 * (t335 + t344 + t347);
        tile[lane + 184] = -0.003472222222222222 * (t336 + t345 + t348);
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
    1053.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
