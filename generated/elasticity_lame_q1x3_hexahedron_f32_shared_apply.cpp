// elasticity_lame_q1x3_hexahedron_f32_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set scalar=float32 --set quadrature_degree=3 --set numbering=shared
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
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2910 flops
//   sum_factorised  2156 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        64
//   concurrent_elements  16
//   unroll               full
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 16 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       2180
//   bytes       88 (76 read, 12 written)
//   flops/byte  24.8
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates,
    const float* __restrict__ lmbda,
    const float* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) float inputs[800];
    alignas(64) float tile[384];

    for (int step = 0; step < 4; ++step) {
      for (int lane = 0; lane < 16; ++lane) {
        const int batch_cell = step * 16 + lane;
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
        inputs[lane + 16] = mu[cell];
        inputs[lane + 32] = coordinates[d0];
        inputs[lane + 48] = coordinates[d1];
        inputs[lane + 64] = coordinates[d2];
        inputs[lane + 80] = coordinates[d3];
        inputs[lane + 96] = coordinates[d4];
        inputs[lane + 112] = coordinates[d5];
        inputs[lane + 128] = coordinates[d6];
        inputs[lane + 144] = coordinates[d7];
        inputs[lane + 160] = coordinates[d0 + 1];
        inputs[lane + 176] = coordinates[d1 + 1];
        inputs[lane + 192] = coordinates[d2 + 1];
        inputs[lane + 208] = coordinates[d3 + 1];
        inputs[lane + 224] = coordinates[d4 + 1];
        inputs[lane + 240] = coordinates[d5 + 1];
        inputs[lane + 256] = coordinates[d6 + 1];
        inputs[lane + 272] = coordinates[d7 + 1];
        inputs[lane + 288] = coordinates[d0 + 2];
        inputs[lane + 304] = coordinates[d1 + 2];
        inputs[lane + 320] = coordinates[d2 + 2];
        inputs[lane + 336] = coordinates[d3 + 2];
        inputs[lane + 352] = coordinates[d4 + 2];
        inputs[lane + 368] = coordinates[d5 + 2];
        inputs[lane + 384] = coordinates[d6 + 2];
        inputs[lane + 400] = coordinates[d7 + 2];
        inputs[lane + 416] = x[d0];
        inputs[lane + 432] = x[d1];
        inputs[lane + 448] = x[d2];
        inputs[lane + 464] = x[d3];
        inputs[lane + 480] = x[d4];
        inputs[lane + 496] = x[d5];
        inputs[lane + 512] = x[d6];
        inputs[lane + 528] = x[d7];
        inputs[lane + 544] = x[d0 + 1];
        inputs[lane + 560] = x[d1 + 1];
        inputs[lane + 576] = x[d2 + 1];
        inputs[lane + 592] = x[d3 + 1];
        inputs[lane + 608] = x[d4 + 1];
        inputs[lane + 624] = x[d5 + 1];
        inputs[lane + 640] = x[d6 + 1];
        inputs[lane + 656] = x[d7 + 1];
        inputs[lane + 672] = x[d0 + 2];
        inputs[lane + 688] = x[d1 + 2];
        inputs[lane + 704] = x[d2 + 2];
        inputs[lane + 720] = x[d3 + 2];
        inputs[lane + 736] = x[d4 + 2];
        inputs[lane + 752] = x[d5 + 2];
        inputs[lane + 768] = x[d6 + 2];
        inputs[lane + 784] = x[d7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 16; ++lane) {
        const float t0 = inputs[lane + 32] - inputs[lane + 48];
        const float t1 = inputs[lane + 64] - inputs[lane + 80];
        const float t2 = t0 + 0.2679491924311227f * t1;
        const float t3 = inputs[lane + 96] - inputs[lane + 112];
        const float t4 = inputs[lane + 128] - inputs[lane + 144];
        const float t5 = t3 + 0.2679491924311227f * t4;
        const float t6 = t2 + 0.2679491924311227f * t5;
        const float t7 = inputs[lane + 160] - inputs[lane + 192];
        const float t8 = inputs[lane + 176] - inputs[lane + 208];
        const float t9 = t7 + 0.2679491924311227f * t8;
        const float t10 = inputs[lane + 224] - inputs[lane + 256];
        const float t11 = inputs[lane + 240] - inputs[lane + 272];
        const float t12 = t10 + 0.2679491924311227f * t11;
        const float t13 = t9 + 0.2679491924311227f * t12;
        const float t14 = inputs[lane + 288] - inputs[lane + 352];
        const float t15 = inputs[lane + 304] - inputs[lane + 368];
        const float t16 = t14 + 0.2679491924311227f * t15;
        const float t17 = inputs[lane + 320] - inputs[lane + 384];
        const float t18 = inputs[lane + 336] - inputs[lane + 400];
        const float t19 = t17 + 0.2679491924311227f * t18;
        const float t20 = t16 + 0.2679491924311227f * t19;
        const float t21 = inputs[lane + 160] - inputs[lane + 224];
        const float t22 = inputs[lane + 176] - inputs[lane + 240];
        const float t23 = t21 + 0.2679491924311227f * t22;
        const float t24 = inputs[lane + 192] - inputs[lane + 256];
        const float t25 = inputs[lane + 208] - inputs[lane + 272];
        const float t26 = t24 + 0.2679491924311227f * t25;
        const float t27 = t23 + 0.2679491924311227f * t26;
        const float t28 = inputs[lane + 288] - inputs[lane + 320];
        const float t29 = inputs[lane + 304] - inputs[lane + 336];
        const float t30 = t28 + 0.2679491924311227f * t29;
        const float t31 = inputs[lane + 352] - inputs[lane + 384];
        const float t32 = inputs[lane + 368] - inputs[lane + 400];
        const float t33 = t31 + 0.2679491924311227f * t32;
        const float t34 = t30 + 0.2679491924311227f * t33;
        const float t35 = t13 * t20 - t27 * t34;
        const float t36 = inputs[lane + 32] - inputs[lane + 64];
        const float t37 = inputs[lane + 48] - inputs[lane + 80];
        const float t38 = t36 + 0.2679491924311227f * t37;
        const float t39 = inputs[lane + 96] - inputs[lane + 128];
        const float t40 = inputs[lane + 112] - inputs[lane + 144];
        const float t41 = t39 + 0.2679491924311227f * t40;
        const float t42 = t38 + 0.2679491924311227f * t41;
        const float t43 = inputs[lane + 288] - inputs[lane + 304];
        const float t44 = inputs[lane + 320] - inputs[lane + 336];
        const float t45 = t43 + 0.2679491924311227f * t44;
        const float t46 = inputs[lane + 352] - inputs[lane + 368];
        const float t47 = inputs[lane + 384] - inputs[lane + 400];
        const float t48 = t46 + 0.2679491924311227f * t47;
        const float t49 = t45 + 0.2679491924311227f * t48;
        const float t50 = inputs[lane + 160] - inputs[lane + 176];
        const float t51 = inputs[lane + 192] - inputs[lane + 208];
        const float t52 = t50 + 0.2679491924311227f * t51;
        const float t53 = inputs[lane + 224] - inputs[lane + 240];
        const float t54 = inputs[lane + 256] - inputs[lane + 272];
        const float t55 = t53 + 0.2679491924311227f * t54;
        const float t56 = t52 + 0.2679491924311227f * t55;
        const float t57 = t27 * t49 - t20 * t56;
        const float t58 = inputs[lane + 32] - inputs[lane + 96];
        const float t59 = inputs[lane + 48] - inputs[lane + 112];
        const float t60 = t58 + 0.2679491924311227f * t59;
        const float t61 = inputs[lane + 64] - inputs[lane + 128];
        const float t62 = inputs[lane + 80] - inputs[lane + 144];
        const float t63 = t61 + 0.2679491924311227f * t62;
        const float t64 = t60 + 0.2679491924311227f * t63;
        const float t65 = t34 * t56 - t13 * t49;
        const float t66 = 1.0f / std::fabs(-0.2406516764515424f * (t6 * t35 + t42 * t57 + t64 * t65));
        const float t67 = t34 * t64 - t20 * t42;
        const float t68 = inputs[lane + 544] - inputs[lane + 560];
        const float t69 = inputs[lane + 576] - inputs[lane + 592];
        const float t70 = t68 + 0.2679491924311227f * t69;
        const float t71 = inputs[lane + 608] - inputs[lane + 624];
        const float t72 = inputs[lane + 640] - inputs[lane + 656];
        const float t73 = t71 + 0.2679491924311227f * t72;
        const float t74 = t70 + 0.2679491924311227f * t73;
        const float t75 = inputs[lane + 544] - inputs[lane + 576];
        const float t76 = inputs[lane + 560] - inputs[lane + 592];
        const float t77 = t75 + 0.2679491924311227f * t76;
        const float t78 = inputs[lane + 608] - inputs[lane + 640];
        const float t79 = inputs[lane + 624] - inputs[lane + 656];
        const float t80 = t78 + 0.2679491924311227f * t79;
        const float t81 = t77 + 0.2679491924311227f * t80;
        const float t82 = inputs[lane + 544] - inputs[lane + 608];
        const float t83 = inputs[lane + 560] - inputs[lane + 624];
        const float t84 = t82 + 0.2679491924311227f * t83;
        const float t85 = inputs[lane + 576] - inputs[lane + 640];
        const float t86 = inputs[lane + 592] - inputs[lane + 656];
        const float t87 = t85 + 0.2679491924311227f * t86;
        const float t88 = t84 + 0.2679491924311227f * t87;
        const float t89 = inputs[lane + 416] - inputs[lane + 432];
        const float t90 = inputs[lane + 448] - inputs[lane + 464];
        const float t91 = t89 + 0.2679491924311227f * t90;
        const float t92 = inputs[lane + 480] - inputs[lane + 496];
        const float t93 = inputs[lane + 512] - inputs[lane + 528];
        const float t94 = t92 + 0.2679491924311227f * t93;
        const float t95 = t91 + 0.2679491924311227f * t94;
        const float t96 = inputs[lane + 416] - inputs[lane + 448];
        const float t97 = inputs[lane + 432] - inputs[lane + 464];
        const float t98 = t96 + 0.2679491924311227f * t97;
        const float t99 = inputs[lane + 480] - inputs[lane + 512];
        const float t100 = inputs[lane + 496] - inputs[lane + 528];
        const float t101 = t99 + 0.2679491924311227f * t100;
        const float t102 = t98 + 0.2679491924311227f * t101;
        const float t103 = t6 * t20 - t49 * t64;
        const float t104 = inputs[lane + 416] - inputs[lane + 480];
        const float t105 = inputs[lane + 432] - inputs[lane + 496];
        const float t106 = t104 + 0.2679491924311227f * t105;
        const float t107 = inputs[lane + 448] - inputs[lane + 512];
        const float t108 = inputs[lane + 464] - inputs[lane + 528];
        const float t109 = t107 + 0.2679491924311227f * t108;
        const float t110 = t106 + 0.2679491924311227f * t109;
        const float t111 = t42 * t49 - t6 * t34;
        const float t112 = (t35 * t74 + t57 * t81 + t65 * t88) + (t67 * t95 + t102 * t103 + t110 * t111);
        const float t113 = inputs[lane + 16] * t67 * t112;
        const float t114 = t27 * t42 - t13 * t64;
        const float t115 = inputs[lane + 672] - inputs[lane + 688];
        const float t116 = inputs[lane + 704] - inputs[lane + 720];
        const float t117 = t115 + 0.2679491924311227f * t116;
        const float t118 = inputs[lane + 736] - inputs[lane + 752];
        const float t119 = inputs[lane + 768] - inputs[lane + 784];
        const float t120 = t118 + 0.2679491924311227f * t119;
        const float t121 = t117 + 0.2679491924311227f * t120;
        const float t122 = inputs[lane + 672] - inputs[lane + 704];
        const float t123 = inputs[lane + 688] - inputs[lane + 720];
        const float t124 = t122 + 0.2679491924311227f * t123;
        const float t125 = inputs[lane + 736] - inputs[lane + 768];
        const float t126 = inputs[lane + 752] - inputs[lane + 784];
        const float t127 = t125 + 0.2679491924311227f * t126;
        const float t128 = t124 + 0.2679491924311227f * t127;
        const float t129 = inputs[lane + 672] - inputs[lane + 736];
        const float t130 = inputs[lane + 688] - inputs[lane + 752];
        const float t131 = t129 + 0.2679491924311227f * t130;
        const float t132 = inputs[lane + 704] - inputs[lane + 768];
        const float t133 = inputs[lane + 720] - inputs[lane + 784];
        const float t134 = t132 + 0.2679491924311227f * t133;
        const float t135 = t131 + 0.2679491924311227f * t134;
        const float t136 = t56 * t64 - t6 * t27;
        const float t137 = t6 * t13 - t42 * t56;
        const float t138 = (t35 * t121 + t57 * t128 + t65 * t135) + (t95 * t114 + t102 * t136 + t110 * t137);
        const float t139 = inputs[lane + 16] * t114 * t138;
        const float t140 = t35 * t95 + t57 * t102 + t65 * t110;
        const float t141 = t67 * t74 + t81 * t103 + t88 * t111;
        const float t142 = t114 * t121 + t128 * t136 + t135 * t137;
        const float t143 = inputs[lane] * (t140 + t141 + t142);
        const float t144 = t143 + 2.0f * inputs[lane + 16] * t140;
        const float flux0 = t66 * (t113 + t139 + (t113 + t139 + 2.0f * t35 * t144));
        const float t145 = inputs[lane + 16] * t103 * t112;
        const float t146 = inputs[lane + 16] * t136 * t138;
        const float flux1 = t66 * (t145 + t146 + (t145 + t146 + 2.0f * t57 * t144));
        const float t147 = inputs[lane + 16] * t111 * t112;
        const float t148 = inputs[lane + 16] * t137 * t138;
        const float flux2 = t66 * (t147 + t148 + (t147 + t148 + 2.0f * t65 * t144));
        const float t149 = inputs[lane + 16] * t35 * t112;
        const float t150 = (t67 * t121 + t103 * t128 + t111 * t135) + (t74 * t114 + t81 * t136 + t88 * t137);
        const float t151 = inputs[lane + 16] * t114 * t150;
        const float t152 = t143 + 2.0f * inputs[lane + 16] * t141;
        const float flux3 = t66 * (t149 + t151 + (t149 + t151 + 2.0f * t67 * t152));
        const float t153 = inputs[lane + 16] * t57 * t112;
        const float t154 = inputs[lane + 16] * t136 * t150;
        const float flux4 = t66 * (t153 + t154 + (t153 + t154 + 2.0f * t103 * t152));
        const float t155 = inputs[lane + 16] * t65 * t112;
        const float t156 = inputs[lane + 16] * t137 * t150;
        const float flux5 = t66 * (t155 + t156 + (t155 + t156 + 2.0f * t111 * t152));
        const float t157 = inputs[lane + 16] * t35 * t138;
        const float t158 = inputs[lane + 16] * t67 * t150;
        const float t159 = t143 + 2.0f * inputs[lane + 16] * t142;
        const float flux6 = t66 * (t157 + t158 + (t157 + t158 + 2.0f * t114 * t159));
        const float t160 = inputs[lane + 16] * t57 * t138;
        const float t161 = inputs[lane + 16] * t103 * t150;
        const float flux7 = t66 * (t160 + t161 + (t160 + t161 + 2.0f * t136 * t159));
        const float t162 = inputs[lane + 16] * t65 * t138;
        const float t163 = inputs[lane + 16] * t111 * t150;
        const float flux8 = t66 * (t162 + t163 + (t162 + t163 + 2.0f * t137 * t159));
        const float t164 = 0.2679491924311227f * t7 + t8;
        const float t165 = 0.2679491924311227f * t10 + t11;
        const float t166 = t164 + 0.2679491924311227f * t165;
        const float t167 = 0.2679491924311227f * t14 + t15;
        const float t168 = 0.2679491924311227f * t17 + t18;
        const float t169 = t167 + 0.2679491924311227f * t168;
        const float t170 = 0.2679491924311227f * t21 + t22;
        const float t171 = 0.2679491924311227f * t24 + t25;
        const float t172 = t170 + 0.2679491924311227f * t171;
        const float t173 = 0.2679491924311227f * t28 + t29;
        const float t174 = 0.2679491924311227f * t31 + t32;
        const float t175 = t173 + 0.2679491924311227f * t174;
        const float t176 = t166 * t169 - t172 * t175;
        const float t177 = 0.2679491924311227f * t36 + t37;
        const float t178 = 0.2679491924311227f * t39 + t40;
        const float t179 = t177 + 0.2679491924311227f * t178;
        const float t180 = t49 * t172 - t56 * t169;
        const float t181 = 0.2679491924311227f * t58 + t59;
        const float t182 = 0.2679491924311227f * t61 + t62;
        const float t183 = t181 + 0.2679491924311227f * t182;
        const float t184 = t56 * t175 - t49 * t166;
        const float t185 = 1.0f / std::fabs(-0.2406516764515424f * (t6 * t176 + t179 * t180 + t183 * t184));
        const float t186 = t175 * t183 - t169 * t179;
        const float t187 = 0.2679491924311227f * t75 + t76;
        const float t188 = 0.2679491924311227f * t78 + t79;
        const float t189 = t187 + 0.2679491924311227f * t188;
        const float t190 = 0.2679491924311227f * t82 + t83;
        const float t191 = 0.2679491924311227f * t85 + t86;
        const float t192 = t190 + 0.2679491924311227f * t191;
        const float t193 = 0.2679491924311227f * t96 + t97;
        const float t194 = 0.2679491924311227f * t99 + t100;
        const float t195 = t193 + 0.2679491924311227f * t194;
        const float t196 = t6 * t169 - t49 * t183;
        const float t197 = 0.2679491924311227f * t104 + t105;
        const float t198 = 0.2679491924311227f * t107 + t108;
        const float t199 = t197 + 0.2679491924311227f * t198;
        const float t200 = t49 * t179 - t6 * t175;
        const float t201 = (t74 * t176 + t180 * t189 + t184 * t192) + (t95 * t186 + t195 * t196 + t199 *
            t200);
        const float t202 = inputs[lane + 16] * t186 * t201;
        const float t203 = t172 * t179 - t166 * t183;
        const float t204 = 0.2679491924311227f * t122 + t123;
        const float t205 = 0.2679491924311227f * t125 + t126;
        const float t206 = t204 + 0.2679491924311227f * t205;
        const float t207 = 0.2679491924311227f * t129 + t130;
        const float t208 = 0.2679491924311227f * t132 + t133;
        const float t209 = t207 + 0.2679491924311227f * t208;
        const float t210 = t56 * t183 - t6 * t172;
        const float t211 = t6 * t166 - t56 * t179;
        const float t212 = (t121 * t176 + t180 * t206 + t184 * t209) + (t95 * t203 + t195 * t210 + t199 *
            t211);
        const float t213 = inputs[lane + 16] * t203 * t212;
        const float t214 = t95 * t176 + t180 * t195 + t184 * t199;
        const float t215 = t74 * t186 + t189 * t196 + t192 * t200;
        const float t216 = t121 * t203 + t206 * t210 + t209 * t211;
        const float t217 = inputs[lane] * (t214 + t215 + t216);
        const float t218 = t217 + 2.0f * inputs[lane + 16] * t214;
        const float flux9 = t185 * (t202 + t213 + (t202 + t213 + 2.0f * t176 * t218));
        const float t219 = inputs[lane + 16] * t196 * t201;
        const float t220 = inputs[lane + 16] * t210 * t212;
        const float flux10 = t185 * (t219 + t220 + (t219 + t220 + 2.0f * t180 * t218));
        const float t221 = inputs[lane + 16] * t200 * t201;
        const float t222 = inputs[lane + 16] * t211 * t212;
        const float flux11 = t185 * (t221 + t222 + (t221 + t222 + 2.0f * t184 * t218));
        const float t223 = inputs[lane + 16] * t176 * t201;
        const float t224 = (t121 * t186 + t196 * t206 + t200 * t209) + (t74 * t203 + t189 * t210 + t192 *
            t211);
        const float t225 = inputs[lane + 16] * t203 * t224;
        const float t226 = t217 + 2.0f * inputs[lane + 16] * t215;
        const float flux12 = t185 * (t223 + t225 + (t223 + t225 + 2.0f * t186 * t226));
        const float t227 = inputs[lane + 16] * t180 * t201;
        const float t228 = inputs[lane + 16] * t210 * t224;
        const float flux13 = t185 * (t227 + t228 + (t227 + t228 + 2.0f * t196 * t226));
        const float t229 = inputs[lane + 16] * t184 * t201;
        const float t230 = inputs[lane + 16] * t211 * t224;
        const float flux14 = t185 * (t229 + t230 + (t229 + t230 + 2.0f * t200 * t226));
        const float t231 = inputs[lane + 16] * t176 * t212;
        const float t232 = inputs[lane + 16] * t186 * t224;
        const float t233 = t217 + 2.0f * inputs[lane + 16] * t216;
        const float flux15 = t185 * (t231 + t232 + (t231 + t232 + 2.0f * t203 * t233));
        const float t234 = inputs[lane + 16] * t180 * t212;
        const float t235 = inputs[lane + 16] * t196 * t224;
        const float flux16 = t185 * (t234 + t235 + (t234 + t235 + 2.0f * t210 * t233));
        const float t236 = inputs[lane + 16] * t184 * t212;
        const float t237 = inputs[lane + 16] * t200 * t224;
        const float flux17 = t185 * (t236 + t237 + (t236 + t237 + 2.0f * t211 * t233));
        const float t238 = 0.2679491924311227f * t0 + t1;
        const float t239 = 0.2679491924311227f * t3 + t4;
        const float t240 = t238 + 0.2679491924311227f * t239;
        const float t241 = 0.2679491924311227f * t16 + t19;
        const float t242 = 0.2679491924311227f * t23 + t26;
        const float t243 = t13 * t241 - t34 * t242;
        const float t244 = 0.2679491924311227f * t43 + t44;
        const float t245 = 0.2679491924311227f * t46 + t47;
        const float t246 = t244 + 0.2679491924311227f * t245;
        const float t247 = 0.2679491924311227f * t50 + t51;
        const float t248 = 0.2679491924311227f * t53 + t54;
        const float t249 = t247 + 0.2679491924311227f * t248;
        const float t250 = t242 * t246 - t241 * t249;
        const float t251 = 0.2679491924311227f * t60 + t63;
        const float t252 = t34 * t249 - t13 * t246;
        const float t253 = 1.0f / std::fabs(-0.2406516764515424f * (t240 * t243 + t42 * t250 + t251 * t252));
        const float t254 = t34 * t251 - t42 * t241;
        const float t255 = 0.2679491924311227f * t68 + t69;
        const float t256 = 0.2679491924311227f * t71 + t72;
        const float t257 = t255 + 0.2679491924311227f * t256;
        const float t258 = 0.2679491924311227f * t84 + t87;
        const float t259 = 0.2679491924311227f * t89 + t90;
        const float t260 = 0.2679491924311227f * t92 + t93;
        const float t261 = t259 + 0.2679491924311227f * t260;
        const float t262 = t240 * t241 - t246 * t251;
        const float t263 = 0.2679491924311227f * t106 + t109;
        const float t264 = t42 * t246 - t34 * t240;
        const float t265 = (t243 * t257 + t81 * t250 + t252 * t258) + (t254 * t261 + t102 * t262 + t263 *
            t264);
        const float t266 = inputs[lane + 16] * t254 * t265;
        const float t267 = t42 * t242 - t13 * t251;
        const float t268 = 0.2679491924311227f * t115 + t116;
        const float t269 = 0.2679491924311227f * t118 + t119;
        const float t270 = t268 + 0.2679491924311227f * t269;
        const float t271 = 0.2679491924311227f * t131 + t134;
        const float t272 = t249 * t251 - t240 * t242;
        const float t273 = t13 * t240 - t42 * t249;
        const float t274 = (t243 * t270 + t128 * t250 + t252 * t271) + (t261 * t267 + t102 * t272 + t263 *
            t273);
        const float t275 = inputs[lane + 16] * t267 * t274;
        const float t276 = t243 * t261 + t102 * t250 + t252 * t263;
        const float t277 = t254 * t257 + t81 * t262 + t258 * t264;
        const float t278 = t267 * t270 + t128 * t272 + t271 * t273;
        const float t279 = inputs[lane] * (t276 + t277 + t278);
        const float t280 = t279 + 2.0f * inputs[lane + 16] * t276;
        const float flux18 = t253 * (t266 + t275 + (t266 + t275 + 2.0f * t243 * t280));
        const float t281 = inputs[lane + 16] * t262 * t265;
        const float t282 = inputs[lane + 16] * t272 * t274;
        const float flux19 = t253 * (t281 + t282 + (t281 + t282 + 2.0f * t250 * t280));
        const float t283 = inputs[lane + 16] * t264 * t265;
        const float t284 = inputs[lane + 16] * t273 * t274;
        const float flux20 = t253 * (t283 + t284 + (t283 + t284 + 2.0f * t252 * t280));
        const float t285 = inputs[lane + 16] * t243 * t265;
        const float t286 = (t254 * t270 + t128 * t262 + t264 * t271) + (t257 * t267 + t81 * t272 + t258 *
            t273);
        const float t287 = inputs[lane + 16] * t267 * t286;
        const float t288 = t279 + 2.0f * inputs[lane + 16] * t277;
        const float flux21 = t253 * (t285 + t287 + (t285 + t287 + 2.0f * t254 * t288));
        const float t289 = inputs[lane + 16] * t250 * t265;
        const float t290 = inputs[lane + 16] * t272 * t286;
        const float flux22 = t253 * (t289 + t290 + (t289 + t290 + 2.0f * t262 * t288));
        const float t291 = inputs[lane + 16] * t252 * t265;
        const float t292 = inputs[lane + 16] * t273 * t286;
        const float flux23 = t253 * (t291 + t292 + (t291 + t292 + 2.0f * t264 * t288));
        const float t293 = inputs[lane + 16] * t243 * t274;
        const float t294 = inputs[lane + 16] * t254 * t286;
        const float t295 = t279 + 2.0f * inputs[lane + 16] * t278;
        const float flux24 = t253 * (t293 + t294 + (t293 + t294 + 2.0f * t267 * t295));
        const float t296 = inputs[lane + 16] * t250 * t274;
        const float t297 = inputs[lane + 16] * t262 * t286;
        const float flux25 = t253 * (t296 + t297 + (t296 + t297 + 2.0f * t272 * t295));
        const float t298 = inputs[lane + 16] * t252 * t274;
        const float t299 = inputs[lane + 16] * t264 * t286;
        const float flux26 = t253 * (t298 + t299 + (t298 + t299 + 2.0f * t273 * t295));
        const float t300 = 0.2679491924311227f * t167 + t168;
        const float t301 = 0.2679491924311227f * t170 + t171;
        const float t302 = t166 * t300 - t175 * t301;
        const float t303 = t246 * t301 - t249 * t300;
        const float t304 = 0.2679491924311227f * t181 + t182;
        const float t305 = t175 * t249 - t166 * t246;
        const float t306 = 1.0f / std::fabs(-0.2406516764515424f * (t240 * t302 + t179 * t303 + t304 * t305));
        const float t307 = t175 * t304 - t179 * t300;
        const float t308 = 0.2679491924311227f * t190 + t191;
        const float t309 = t240 * t300 - t246 * t304;
        const float t310 = 0.2679491924311227f * t197 + t198;
        const float t311 = t179 * t246 - t175 * t240;
        const float t312 = (t257 * t302 + t189 * t303 + t305 * t308) + (t261 * t307 + t195 * t309 + t310 *
            t311);
        const float t313 = inputs[lane + 16] * t307 * t312;
        const float t314 = t179 * t301 - t166 * t304;
        const float t315 = 0.2679491924311227f * t207 + t208;
        const float t316 = t249 * t304 - t240 * t301;
        const float t317 = t166 * t240 - t179 * t249;
        const float t318 = (t270 * t302 + t206 * t303 + t305 * t315) + (t261 * t314 + t195 * t316 + t310 *
            t317);
        const float t319 = inputs[lane + 16] * t314 * t318;
        const float t320 = t261 * t302 + t195 * t303 + t305 * t310;
        const float t321 = t257 * t307 + t189 * t309 + t308 * t311;
        const float t322 = t270 * t314 + t206 * t316 + t315 * t317;
        const float t323 = inputs[lane] * (t320 + t321 + t322);
        const float t324 = t323 + 2.0f * inputs[lane + 16] * t320;
        const float flux27 = t306 * (t313 + t319 + (t313 + t319 + 2.0f * t302 * t324));
        const float t325 = inputs[lane + 16] * t309 * t312;
        const float t326 = inputs[lane + 16] * t316 * t318;
        const float flux28 = t306 * (t325 + t326 + (t325 + t326 + 2.0f * t303 * t324));
        const float t327 = inputs[lane + 16] * t311 * t312;
        const float t328 = inputs[lane + 16] * t317 * t318;
        const float flux29 = t306 * (t327 + t328 + (t327 + t328 + 2.0f * t305 * t324));
        const float t329 = inputs[lane + 16] * t302 * t312;
        const float t330 = (t270 * t307 + t206 * t309 + t311 * t315) + (t257 * t314 + t189 * t316 + t308 *
            t317);
        const float t331 = inputs[lane + 16] * t314 * t330;
        const float t332 = t323 + 2.0f * inputs[lane + 16] * t321;
        const float flux30 = t306 * (t329 + t331 + (t329 + t331 + 2.0f * t307 * t332));
        const float t333 = inputs[lane + 16] * t303 * t312;
        const float t334 = inputs[lane + 16] * t316 * t330;
        const float flux31 = t306 * (t333 + t334 + (t333 + t334 + 2.0f * t309 * t332));
        const float t335 = inputs[lane + 16] * t305 * t312;
        const float t336 = inputs[lane + 16] * t317 * t330;
        const float flux32 = t306 * (t335 + t336 + (t335 + t336 + 2.0f * t311 * t332));
        const float t337 = inputs[lane + 16] * t302 * t318;
        const float t338 = inputs[lane + 16] * t307 * t330;
        const float t339 = t323 + 2.0f * inputs[lane + 16] * t322;
        const float flux33 = t306 * (t337 + t338 + (t337 + t338 + 2.0f * t314 * t339));
        const float t340 = inputs[lane + 16] * t303 * t318;
        const float t341 = inputs[lane + 16] * t309 * t330;
        const float flux34 = t306 * (t340 + t341 + (t340 + t341 + 2.0f * t316 * t339));
        const float t342 = inputs[lane + 16] * t305 * t318;
        const float t343 = inputs[lane + 16] * t311 * t330;
        const float flux35 = t306 * (t342 + t343 + (t342 + t343 + 2.0f * t317 * t339));
        const float t344 = 0.2679491924311227f * t2 + t5;
        const float t345 = 0.2679491924311227f * t9 + t12;
        const float t346 = 0.2679491924311227f * t30 + t33;
        const float t347 = t20 * t345 - t27 * t346;
        const float t348 = 0.2679491924311227f * t38 + t41;
        const float t349 = 0.2679491924311227f * t45 + t48;
        const float t350 = 0.2679491924311227f * t52 + t55;
        const float t351 = t27 * t349 - t20 * t350;
        const float t352 = t346 * t350 - t345 * t349;
        const float t353 = 1.0f / std::fabs(-0.2406516764515424f * (t344 * t347 + t348 * t351 + t64 * t352));
        const float t354 = t64 * t346 - t20 * t348;
        const float t355 = 0.2679491924311227f * t70 + t73;
        const float t356 = 0.2679491924311227f * t77 + t80;
        const float t357 = 0.2679491924311227f * t91 + t94;
        const float t358 = 0.2679491924311227f * t98 + t101;
        const float t359 = t20 * t344 - t64 * t349;
        const float t360 = t348 * t349 - t344 * t346;
        const float t361 = (t347 * t355 + t351 * t356 + t88 * t352) + (t354 * t357 + t358 * t359 + t110 *
            t360);
        const float t362 = inputs[lane + 16] * t354 * t361;
        const float t363 = t27 * t348 - t64 * t345;
        const float t364 = 0.2679491924311227f * t117 + t120;
        const float t365 = 0.2679491924311227f * t124 + t127;
        const float t366 = t64 * t350 - t27 * t344;
        const float t367 = t344 * t345 - t348 * t350;
        const float t368 = (t347 * t364 + t351 * t365 + t135 * t352) + (t357 * t363 + t358 * t366 + t110 *
            t367);
        const float t369 = inputs[lane + 16] * t363 * t368;
        const float t370 = t347 * t357 + t351 * t358 + t110 * t352;
        const float t371 = t354 * t355 + t356 * t359 + t88 * t360;
        const float t372 = t363 * t364 + t365 * t366 + t135 * t367;
        const float t373 = inputs[lane] * (t370 + t371 + t372);
        const float t374 = t373 + 2.0f * inputs[lane + 16] * t370;
        const float flux36 = t353 * (t362 + t369 + (t362 + t369 + 2.0f * t347 * t374));
        const float t375 = inputs[lane + 16] * t359 * t361;
        const float t376 = inputs[lane + 16] * t366 * t368;
        const float flux37 = t353 * (t375 + t376 + (t375 + t376 + 2.0f * t351 * t374));
        const float t377 = inputs[lane + 16] * t360 * t361;
        const float t378 = inputs[lane + 16] * t367 * t368;
        const float flux38 = t353 * (t377 + t378 + (t377 + t378 + 2.0f * t352 * t374));
        const float t379 = inputs[lane + 16] * t347 * t361;
        const float t380 = (t354 * t364 + t359 * t365 + t135 * t360) + (t355 * t363 + t356 * t366 + t88 *
            t367);
        const float t381 = inputs[lane + 16] * t363 * t380;
        const float t382 = t373 + 2.0f * inputs[lane + 16] * t371;
        const float flux39 = t353 * (t379 + t381 + (t379 + t381 + 2.0f * t354 * t382));
        const float t383 = inputs[lane + 16] * t351 * t361;
        const float t384 = inputs[lane + 16] * t366 * t380;
        const float flux40 = t353 * (t383 + t384 + (t383 + t384 + 2.0f * t359 * t382));
        const float t385 = inputs[lane + 16] * t352 * t361;
        const float t386 = inputs[lane + 16] * t367 * t380;
        const float flux41 = t353 * (t385 + t386 + (t385 + t386 + 2.0f * t360 * t382));
        const float t387 = inputs[lane + 16] * t347 * t368;
        const float t388 = inputs[lane + 16] * t354 * t380;
        const float t389 = t373 + 2.0f * inputs[lane + 16] * t372;
        const float flux42 = t353 * (t387 + t388 + (t387 + t388 + 2.0f * t363 * t389));
        const float t390 = inputs[lane + 16] * t351 * t368;
        const float t391 = inputs[lane + 16] * t359 * t380;
        const float flux43 = t353 * (t390 + t391 + (t390 + t391 + 2.0f * t366 * t389));
        const float t392 = inputs[lane + 16] * t352 * t368;
        const float t393 = inputs[lane + 16] * t360 * t380;
        const float flux44 = t353 * (t392 + t393 + (t392 + t393 + 2.0f * t367 * t389));
        const float t394 = 0.2679491924311227f * t164 + t165;
        const float t395 = 0.2679491924311227f * t173 + t174;
        const float t396 = t169 * t394 - t172 * t395;
        const float t397 = 0.2679491924311227f * t177 + t178;
        const float t398 = t172 * t349 - t169 * t350;
        const float t399 = t350 * t395 - t349 * t394;
        const float t400 = 1.0f / std::fabs(-0.2406516764515424f * (t344 * t396 + t397 * t398 + t183 * t399));
        const float t401 = t183 * t395 - t169 * t397;
        const float t402 = 0.2679491924311227f * t187 + t188;
        const float t403 = 0.2679491924311227f * t193 + t194;
        const float t404 = t169 * t344 - t183 * t349;
        const float t405 = t349 * t397 - t344 * t395;
        const float t406 = (t355 * t396 + t398 * t402 + t192 * t399) + (t357 * t401 + t403 * t404 + t199 *
            t405);
        const float t407 = inputs[lane + 16] * t401 * t406;
        const float t408 = t172 * t397 - t183 * t394;
        const float t409 = 0.2679491924311227f * t204 + t205;
        const float t410 = t183 * t350 - t172 * t344;
        const float t411 = t344 * t394 - t350 * t397;
        const float t412 = (t364 * t396 + t398 * t409 + t209 * t399) + (t357 * t408 + t403 * t410 + t199 *
            t411);
        const float t413 = inputs[lane + 16] * t408 * t412;
        const float t414 = t357 * t396 + t398 * t403 + t199 * t399;
        const float t415 = t355 * t401 + t402 * t404 + t192 * t405;
        const float t416 = t364 * t408 + t409 * t410 + t209 * t411;
        const float t417 = inputs[lane] * (t414 + t415 + t416);
        const float t418 = t417 + 2.0f * inputs[lane + 16] * t414;
        const float flux45 = t400 * (t407 + t413 + (t407 + t413 + 2.0f * t396 * t418));
        const float t419 = inputs[lane + 16] * t404 * t406;
        const float t420 = inputs[lane + 16] * t410 * t412;
        const float flux46 = t400 * (t419 + t420 + (t419 + t420 + 2.0f * t398 * t418));
        const float t421 = inputs[lane + 16] * t405 * t406;
        const float t422 = inputs[lane + 16] * t411 * t412;
        const float flux47 = t400 * (t421 + t422 + (t421 + t422 + 2.0f * t399 * t418));
        const float t423 = inputs[lane + 16] * t396 * t406;
        const float t424 = (t364 * t401 + t404 * t409 + t209 * t405) + (t355 * t408 + t402 * t410 + t192 *
            t411);
        const float t425 = inputs[lane + 16] * t408 * t424;
        const float t426 = t417 + 2.0f * inputs[lane + 16] * t415;
        const float flux48 = t400 * (t423 + t425 + (t423 + t425 + 2.0f * t401 * t426));
        const float t427 = inputs[lane + 16] * t398 * t406;
        const float t428 = inputs[lane + 16] * t410 * t424;
        const float flux49 = t400 * (t427 + t428 + (t427 + t428 + 2.0f * t404 * t426));
        const float t429 = inputs[lane + 16] * t399 * t406;
        const float t430 = inputs[lane + 16] * t411 * t424;
        const float flux50 = t400 * (t429 + t430 + (t429 + t430 + 2.0f * t405 * t426));
        const float t431 = inputs[lane + 16] * t396 * t412;
        const float t432 = inputs[lane + 16] * t401 * t424;
        const float t433 = t417 + 2.0f * inputs[lane + 16] * t416;
        const float flux51 = t400 * (t431 + t432 + (t431 + t432 + 2.0f * t408 * t433));
        const float t434 = inputs[lane + 16] * t398 * t412;
        const float t435 = inputs[lane + 16] * t404 * t424;
        const float flux52 = t400 * (t434 + t435 + (t434 + t435 + 2.0f * t410 * t433));
        const float t436 = inputs[lane + 16] * t399 * t412;
        const float t437 = inputs[lane + 16] * t405 * t424;
        const float flux53 = t400 * (t436 + t437 + (t436 + t437 + 2.0f * t411 * t433));
        const float t438 = 0.2679491924311227f * t238 + t239;
        const float t439 = t241 * t345 - t242 * t346;
        const float t440 = 0.2679491924311227f * t244 + t245;
        const float t441 = 0.2679491924311227f * t247 + t248;
        const float t442 = t242 * t440 - t241 * t441;
        const float t443 = t346 * t441 - t345 * t440;
        const float t444 = 1.0f / std::fabs(-0.2406516764515424f * (t438 * t439 + t348 * t442 + t251 * t443));
        const float t445 = t251 * t346 - t241 * t348;
        const float t446 = 0.2679491924311227f * t255 + t256;
        const float t447 = 0.2679491924311227f * t259 + t260;
        const float t448 = t241 * t438 - t251 * t440;
        const float t449 = t348 * t440 - t346 * t438;
        const float t450 = (t439 * t446 + t356 * t442 + t258 * t443) + (t445 * t447 + t358 * t448 + t263 *
            t449);
        const float t451 = inputs[lane + 16] * t445 * t450;
        const float t452 = t242 * t348 - t251 * t345;
        const float t453 = 0.2679491924311227f * t268 + t269;
        const float t454 = t251 * t441 - t242 * t438;
        const float t455 = t345 * t438 - t348 * t441;
        const float t456 = (t439 * t453 + t365 * t442 + t271 * t443) + (t447 * t452 + t358 * t454 + t263 *
            t455);
        const float t457 = inputs[lane + 16] * t452 * t456;
        const float t458 = t439 * t447 + t358 * t442 + t263 * t443;
        const float t459 = t445 * t446 + t356 * t448 + t258 * t449;
        const float t460 = t452 * t453 + t365 * t454 + t271 * t455;
        const float t461 = inputs[lane] * (t458 + t459 + t460);
        const float t462 = t461 + 2.0f * inputs[lane + 16] * t458;
        const float flux54 = t444 * (t451 + t457 + (t451 + t457 + 2.0f * t439 * t462));
        const float t463 = inputs[lane + 16] * t448 * t450;
        const float t464 = inputs[lane + 16] * t454 * t456;
        const float flux55 = t444 * (t463 + t464 + (t463 + t464 + 2.0f * t442 * t462));
        const float t465 = inputs[lane + 16] * t449 * t450;
        const float t466 = inputs[lane + 16] * t455 * t456;
        const float flux56 = t444 * (t465 + t466 + (t465 + t466 + 2.0f * t443 * t462));
        const float t467 = inputs[lane + 16] * t439 * t450;
        const float t468 = (t445 * t453 + t365 * t448 + t271 * t449) + (t446 * t452 + t356 * t454 + t258 *
            t455);
        const float t469 = inputs[lane + 16] * t452 * t468;
        const float t470 = t461 + 2.0f * inputs[lane + 16] * t459;
        const float flux57 = t444 * (t467 + t469 + (t467 + t469 + 2.0f * t445 * t470));
        const float t471 = inputs[lane + 16] * t442 * t450;
        const float t472 = inputs[lane + 16] * t454 * t468;
        const float flux58 = t444 * (t471 + t472 + (t471 + t472 + 2.0f * t448 * t470));
        const float t473 = inputs[lane + 16] * t443 * t450;
        const float t474 = inputs[lane + 16] * t455 * t468;
        const float flux59 = t444 * (t473 + t474 + (t473 + t474 + 2.0f * t449 * t470));
        const float t475 = inputs[lane + 16] * t439 * t456;
        const float t476 = inputs[lane + 16] * t445 * t468;
        const float t477 = t461 + 2.0f * inputs[lane + 16] * t460;
        const float flux60 = t444 * (t475 + t476 + (t475 + t476 + 2.0f * t452 * t477));
        const float t478 = inputs[lane + 16] * t442 * t456;
        const float t479 = inputs[lane + 16] * t448 * t468;
        const float flux61 = t444 * (t478 + t479 + (t478 + t479 + 2.0f * t454 * t477));
        const float t480 = inputs[lane + 16] * t443 * t456;
        const float t481 = inputs[lane + 16] * t449 * t468;
        const float flux62 = t444 * (t480 + t481 + (t480 + t481 + 2.0f * t455 * t477));
        const float t482 = t300 * t394 - t301 * t395;
        const float t483 = t301 * t440 - t300 * t441;
        const float t484 = t395 * t441 - t394 * t440;
        const float t485 = 1.0f / std::fabs(-0.2406516764515424f * (t438 * t482 + t397 * t483 + t304 * t484));
        const float t486 = t304 * t395 - t300 * t397;
        const float t487 = t300 * t438 - t304 * t440;
        const float t488 = t397 * t440 - t395 * t438;
        const float t489 = (t446 * t482 + t402 * t483 + t308 * t484) + (t447 * t486 + t403 * t487 + t310 *
            t488);
        const float t490 = inputs[lane + 16] * t486 * t489;
        const float t491 = t301 * t397 - t304 * t394;
        const float t492 = t304 * t441 - t301 * t438;
        const float t493 = t394 * t438 - t397 * t441;
        const float t494 = (t453 * t482 + t409 * t483 + t315 * t484) + (t447 * t491 + t403 * t492 + t310 *
            t493);
        const float t495 = inputs[lane + 16] * t491 * t494;
        const float t496 = t447 * t482 + t403 * t483 + t310 * t484;
        const float t497 = t446 * t486 + t402 * t487 + t308 * t488;
        const float t498 = t453 * t491 + t409 * t492 + t315 * t493;
        const float t499 = inputs[lane] * (t496 + t497 + t498);
        const float t500 = t499 + 2.0f * inputs[lane + 16] * t496;
        const float flux63 = t485 * (t490 + t495 + (t490 + t495 + 2.0f * t482 * t500));
        const float t501 = inputs[lane + 16] * t487 * t489;
        const float t502 = inputs[lane + 16] * t492 * t494;
        const float flux64 = t485 * (t501 + t502 + (t501 + t502 + 2.0f * t483 * t500));
        const float t503 = inputs[lane + 16] * t488 * t489;
        const float t504 = inputs[lane + 16] * t493 * t494;
        const float flux65 = t485 * (t503 + t504 + (t503 + t504 + 2.0f * t484 * t500));
        const float t505 = inputs[lane + 16] * t482 * t489;
        const float t506 = (t453 * t486 + t409 * t487 + t315 * t488) + (t446 * t491 + t402 * t492 + t308 *
            t493);
        const float t507 = inputs[lane + 16] * t491 * t506;
        const float t508 = t499 + 2.0f * inputs[lane + 16] * t497;
        const float flux66 = t485 * (t505 + t507 + (t505 + t507 + 2.0f * t486 * t508));
        const float t509 = inputs[lane + 16] * t483 * t489;
        const float t510 = inputs[lane + 16] * t492 * t506;
        const float flux67 = t485 * (t509 + t510 + (t509 + t510 + 2.0f * t487 * t508));
        const float t511 = inputs[lane + 16] * t484 * t489;
        const float t512 = inputs[lane + 16] * t493 * t506;
        const float flux68 = t485 * (t511 + t512 + (t511 + t512 + 2.0f * t488 * t508));
        const float t513 = inputs[lane + 16] * t482 * t494;
        const float t514 = inputs[lane + 16] * t486 * t506;
        const float t515 = t499 + 2.0f * inputs[lane + 16] * t498;
        const float flux69 = t485 * (t513 + t514 + (t513 + t514 + 2.0f * t491 * t515));
        const float t516 = inputs[lane + 16] * t483 * t494;
        const float t517 = inputs[lane + 16] * t487 * t506;
        const float flux70 = t485 * (t516 + t517 + (t516 + t517 + 2.0f * t492 * t515));
        const float t518 = inputs[lane + 16] * t484 * t494;
        const float t519 = inputs[lane + 16] * t488 * t506;
        const float flux71 = t485 * (t518 + t519 + (t518 + t519 + 2.0f * t493 * t515));
        const float t520 = flux0 + flux9;
        const float t521 = flux18 + flux27;
        const float t522 = t520 + 0.2679491924311227f * t521;
        const float t523 = flux36 + flux45;
        const float t524 = flux54 + flux63;
        const float t525 = t523 + 0.2679491924311227f * t524;
        const float t526 = t522 + 0.2679491924311227f * t525;
        const float t527 = flux1 + flux19;
        const float t528 = flux10 + flux28;
        const float t529 = t527 + 0.2679491924311227f * t528;
        const float t530 = flux37 + flux55;
        const float t531 = flux46 + flux64;
        const float t532 = t530 + 0.2679491924311227f * t531;
        const float t533 = t529 + 0.2679491924311227f * t532;
        const float t534 = flux2 + flux38;
        const float t535 = flux11 + flux47;
        const float t536 = t534 + 0.2679491924311227f * t535;
        const float t537 = flux20 + flux56;
        const float t538 = flux29 + flux65;
        const float t539 = t537 + 0.2679491924311227f * t538;
        const float t540 = t536 + 0.2679491924311227f * t539;
        const float t541 = flux3 + flux12;
        const float t542 = flux21 + flux30;
        const float t543 = t541 + 0.2679491924311227f * t542;
        const float t544 = flux39 + flux48;
        const float t545 = flux57 + flux66;
        const float t546 = t544 + 0.2679491924311227f * t545;
        const float t547 = t543 + 0.2679491924311227f * t546;
        const float t548 = flux4 + flux22;
        const float t549 = flux13 + flux31;
        const float t550 = t548 + 0.2679491924311227f * t549;
        const float t551 = flux40 + flux58;
        const float t552 = flux49 + flux67;
        const float t553 = t551 + 0.2679491924311227f * t552;
        const float t554 = t550 + 0.2679491924311227f * t553;
        const float t555 = flux5 + flux41;
        const float t556 = flux14 + flux50;
        const float t557 = t555 + 0.2679491924311227f * t556;
        const float t558 = flux23 + flux59;
        const float t559 = flux32 + flux68;
        const float t560 = t558 + 0.2679491924311227f * t559;
        const float t561 = t557 + 0.2679491924311227f * t560;
        const float t562 = flux6 + flux15;
        const float t563 = flux24 + flux33;
        const float t564 = t562 + 0.2679491924311227f * t563;
        const float t565 = flux42 + flux51;
        const float t566 = flux60 + flux69;
        const float t567 = t565 + 0.2679491924311227f * t566;
        const float t568 = t564 + 0.2679491924311227f * t567;
        const float t569 = flux7 + flux25;
        const float t570 = flux16 + flux34;
        const float t571 = t569 + 0.2679491924311227f * t570;
        const float t572 = flux43 + flux61;
        const float t573 = flux52 + flux70;
        const float t574 = t572 + 0.2679491924311227f * t573;
        const float t575 = t571 + 0.2679491924311227f * t574;
        const float t576 = flux8 + flux44;
        const float t577 = flux17 + flux53;
        const float t578 = t576 + 0.2679491924311227f * t577;
        const float t579 = flux26 + flux62;
        const float t580 = flux35 + flux71;
        const float t581 = t579 + 0.2679491924311227f * t580;
        const float t582 = t578 + 0.2679491924311227f * t581;
        const float t583 = 0.2679491924311227f * t527 + t528;
        const float t584 = 0.2679491924311227f * t530 + t531;
        const float t585 = t583 + 0.2679491924311227f * t584;
        const float t586 = 0.2679491924311227f * t534 + t535;
        const float t587 = 0.2679491924311227f * t537 + t538;
        const float t588 = t586 + 0.2679491924311227f * t587;
        const float t589 = 0.2679491924311227f * t548 + t549;
        const float t590 = 0.2679491924311227f * t551 + t552;
        const float t591 = t589 + 0.2679491924311227f * t590;
        const float t592 = 0.2679491924311227f * t555 + t556;
        const float t593 = 0.2679491924311227f * t558 + t559;
        const float t594 = t592 + 0.2679491924311227f * t593;
        const float t595 = 0.2679491924311227f * t569 + t570;
        const float t596 = 0.2679491924311227f * t572 + t573;
        const float t597 = t595 + 0.2679491924311227f * t596;
        const float t598 = 0.2679491924311227f * t576 + t577;
        const float t599 = 0.2679491924311227f * t579 + t580;
        const float t600 = t598 + 0.2679491924311227f * t599;
        const float t601 = 0.2679491924311227f * t520 + t521;
        const float t602 = 0.2679491924311227f * t523 + t524;
        const float t603 = t601 + 0.2679491924311227f * t602;
        const float t604 = 0.2679491924311227f * t536 + t539;
        const float t605 = 0.2679491924311227f * t541 + t542;
        const float t606 = 0.2679491924311227f * t544 + t545;
        const float t607 = t605 + 0.2679491924311227f * t606;
        const float t608 = 0.2679491924311227f * t557 + t560;
        const float t609 = 0.2679491924311227f * t562 + t563;
        const float t610 = 0.2679491924311227f * t565 + t566;
        const float t611 = t609 + 0.2679491924311227f * t610;
        const float t612 = 0.2679491924311227f * t578 + t581;
        const float t613 = 0.2679491924311227f * t586 + t587;
        const float t614 = 0.2679491924311227f * t592 + t593;
        const float t615 = 0.2679491924311227f * t598 + t599;
        const float t616 = 0.2679491924311227f * t522 + t525;
        const float t617 = 0.2679491924311227f * t529 + t532;
        const float t618 = 0.2679491924311227f * t543 + t546;
        const float t619 = 0.2679491924311227f * t550 + t553;
        const float t620 = 0.2679491924311227f * t564 + t567;
        const float t621 = 0.2679491924311227f * t571 + t574;
        const float t622 = 0.2679491924311227f * t583 + t584;
        const float t623 = 0.2679491924311227f * t589 + t590;
        const float t624 = 0.2679491924311227f * t595 + t596;
        const float t625 = 0.2679491924311227f * t601 + t602;
        const float t626 = 0.2679491924311227f * t605 + t606;
        const float t627 = 0.2679491924311227f * t609 + t610;
        tile[lane] = 0.0036195768361836156f * (t526 + t533 + t540);
        tile[lane + 16] = 0.0036195768361836156f * (t547 + t554 + t561);
        tile[lane + 32] = 0.0036195768361836156f * (t568 + t575 + t582);
        tile[lane + 48] = -0.0036195768361836156f * (t526 - t585 - t588);
        tile[lane + 64] = -0.0036195768361836156f * (t547 - t591 - t594);
        tile[lane + 80] = -0.0036195768361836156f * (t568 - t597 - t600);
        tile[lane + 96] = -0.0036195768361836156f * (t533 - t603 - t604);
        tile[lane + 112] = -0.0036195768361836156f * (t554 - t607 - t608);
        tile[lane + 128] = -0.0036195768361836156f * (t575 - t611 - t612);
        tile[lane + 144] = -0.0036195768361836156f * (t585 + t603 - t613);
        tile[lane + 160] = -0.0036195768361836156f * (t591 + t607 - t614);
        tile[lane + 176] = -0.0036195768361836156f * (t597 + t611 - t615);
        tile[lane + 192] = -0.0036195768361836156f * (t540 - t616 - t617);
        tile[lane + 208] = -0.0036195768361836156f * (t561 - t618 - t619);
        tile[lane + 224] = -0.0036195768361836156f * (t582 - t620 - t621);
        tile[lane + 240] = -0.0036195768361836156f * (t588 + t616 - t622);
        tile[lane + 256] = -0.0036195768361836156f * (t594 + t618 - t623);
        tile[lane + 272] = -0.0036195768361836156f * (t600 + t620 - t624);
        tile[lane + 288] = -0.0036195768361836156f * (t604 + t617 - t625);
        tile[lane + 304] = -0.0036195768361836156f * (t608 + t619 - t626);
        tile[lane + 320] = -0.0036195768361836156f * (t612 + t621 - t627);
        tile[lane + 336] = -0.0036195768361836156f * (t613 + t622 + t625);
        tile[lane + 352] = -0.0036195768361836156f * (t614 + t623 + t626);
        tile[lane + 368] = -0.0036195768361836156f * (t615 + t624 + t627);
      }
      for (int lane = 0; lane < 16; ++lane) {
        const int step_cell = step * 16 + lane;
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
          y[d0 + 1] += tile[lane + 16];
          y[d0 + 2] += tile[lane + 32];
          y[d1] += tile[lane + 48];
          y[d1 + 1] += tile[lane + 64];
          y[d1 + 2] += tile[lane + 80];
          y[d2] += tile[lane + 96];
          y[d2 + 1] += tile[lane + 112];
          y[d2 + 2] += tile[lane + 128];
          y[d3] += tile[lane + 144];
          y[d3 + 1] += tile[lane + 160];
          y[d3 + 2] += tile[lane + 176];
          y[d4] += tile[lane + 192];
          y[d4 + 1] += tile[lane + 208];
          y[d4 + 2] += tile[lane + 224];
          y[d5] += tile[lane + 240];
          y[d5 + 1] += tile[lane + 256];
          y[d5 + 2] += tile[lane + 272];
          y[d6] += tile[lane + 288];
          y[d6 + 1] += tile[lane + 304];
          y[d6 + 2] += tile[lane + 320];
          y[d7] += tile[lane + 336];
          y[d7 + 1] += tile[lane + 352];
          y[d7 + 2] += tile[lane + 368];
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f32_shared_apply_cpu(
    int64_t num_cells,
    float* y,
    const float* x,
    const int32_t* offsets,
    const float* coordinates,
    const float* lmbda,
    const float* mu,
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
  return elasticity_lame_q1x3_hexahedron_f32_shared_apply_cpu(
      arguments->num_cells,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      static_cast<const float*>(arguments->coefficients[0]),
      static_cast<const float*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_shared_apply_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f32_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float32",                                 // scalar
    "sum_factorised",                          // representation
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
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
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
    16,                                        // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    4736,                                      // shared_bytes
    2180.0,                                    // flops_per_cell
    88.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
