// elasticity_lame_q1x3_hexahedron_f64_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set numbering=shared
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
//   quadrature      2518 flops
//   sum_factorised  1812 flops <- taken
//   why             fewest flops of those that are valid; written, 1812 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        64
//   concurrent_elements  8
//   realisation          written
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       1836
//   bytes       144 (120 read, 24 written)
//   flops/byte  12.8
//

#include <cmath>
#include <cstdint>

#include "elasticity_lame_q1x3_hexahedron_f64_shared_apply.h"

namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[400];
    alignas(64) double tile[192];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
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
        inputs[lane + 16] = coordinates[d0];
        inputs[lane + 24] = coordinates[d1];
        inputs[lane + 32] = coordinates[d2];
        inputs[lane + 40] = coordinates[d3];
        inputs[lane + 48] = coordinates[d4];
        inputs[lane + 56] = coordinates[d5];
        inputs[lane + 64] = coordinates[d6];
        inputs[lane + 72] = coordinates[d7];
        inputs[lane + 80] = coordinates[d0 + 1];
        inputs[lane + 88] = coordinates[d1 + 1];
        inputs[lane + 96] = coordinates[d2 + 1];
        inputs[lane + 104] = coordinates[d3 + 1];
        inputs[lane + 112] = coordinates[d4 + 1];
        inputs[lane + 120] = coordinates[d5 + 1];
        inputs[lane + 128] = coordinates[d6 + 1];
        inputs[lane + 136] = coordinates[d7 + 1];
        inputs[lane + 144] = coordinates[d0 + 2];
        inputs[lane + 152] = coordinates[d1 + 2];
        inputs[lane + 160] = coordinates[d2 + 2];
        inputs[lane + 168] = coordinates[d3 + 2];
        inputs[lane + 176] = coordinates[d4 + 2];
        inputs[lane + 184] = coordinates[d5 + 2];
        inputs[lane + 192] = coordinates[d6 + 2];
        inputs[lane + 200] = coordinates[d7 + 2];
        inputs[lane + 208] = x[d0];
        inputs[lane + 216] = x[d1];
        inputs[lane + 224] = x[d2];
        inputs[lane + 232] = x[d3];
        inputs[lane + 240] = x[d4];
        inputs[lane + 248] = x[d5];
        inputs[lane + 256] = x[d6];
        inputs[lane + 264] = x[d7];
        inputs[lane + 272] = x[d0 + 1];
        inputs[lane + 280] = x[d1 + 1];
        inputs[lane + 288] = x[d2 + 1];
        inputs[lane + 296] = x[d3 + 1];
        inputs[lane + 304] = x[d4 + 1];
        inputs[lane + 312] = x[d5 + 1];
        inputs[lane + 320] = x[d6 + 1];
        inputs[lane + 328] = x[d7 + 1];
        inputs[lane + 336] = x[d0 + 2];
        inputs[lane + 344] = x[d1 + 2];
        inputs[lane + 352] = x[d2 + 2];
        inputs[lane + 360] = x[d3 + 2];
        inputs[lane + 368] = x[d4 + 2];
        inputs[lane + 376] = x[d5 + 2];
        inputs[lane + 384] = x[d6 + 2];
        inputs[lane + 392] = x[d7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 16] - inputs[lane + 48];
        const double t1 = inputs[lane + 24] - inputs[lane + 56];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 32] - inputs[lane + 64];
        const double t4 = inputs[lane + 40] - inputs[lane + 72];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = t2 + 0.2679491924311227 * t5;
        const double t7 = inputs[lane + 144] - inputs[lane + 160];
        const double t8 = inputs[lane + 152] - inputs[lane + 168];
        const double t9 = t7 + 0.2679491924311227 * t8;
        const double t10 = inputs[lane + 176] - inputs[lane + 192];
        const double t11 = inputs[lane + 184] - inputs[lane + 200];
        const double t12 = t10 + 0.2679491924311227 * t11;
        const double t13 = t9 + 0.2679491924311227 * t12;
        const double t14 = inputs[lane + 16] - inputs[lane + 32];
        const double t15 = inputs[lane + 24] - inputs[lane + 40];
        const double t16 = t14 + 0.2679491924311227 * t15;
        const double t17 = inputs[lane + 48] - inputs[lane + 64];
        const double t18 = inputs[lane + 56] - inputs[lane + 72];
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = t16 + 0.2679491924311227 * t19;
        const double t21 = inputs[lane + 144] - inputs[lane + 176];
        const double t22 = inputs[lane + 152] - inputs[lane + 184];
        const double t23 = t21 + 0.2679491924311227 * t22;
        const double t24 = inputs[lane + 160] - inputs[lane + 192];
        const double t25 = inputs[lane + 168] - inputs[lane + 200];
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double t27 = t23 + 0.2679491924311227 * t26;
        const double t28 = t6 * t13 - t20 * t27;
        const double t29 = inputs[lane + 272] - inputs[lane + 280];
        const double t30 = inputs[lane + 288] - inputs[lane + 296];
        const double t31 = t29 + 0.2679491924311227 * t30;
        const double t32 = inputs[lane + 304] - inputs[lane + 312];
        const double t33 = inputs[lane + 320] - inputs[lane + 328];
        const double t34 = t32 + 0.2679491924311227 * t33;
        const double t35 = t31 + 0.2679491924311227 * t34;
        const double t36 = inputs[lane + 80] - inputs[lane + 96];
        const double t37 = inputs[lane + 88] - inputs[lane + 104];
        const double t38 = t36 + 0.2679491924311227 * t37;
        const double t39 = inputs[lane + 112] - inputs[lane + 128];
        const double t40 = inputs[lane + 120] - inputs[lane + 136];
        const double t41 = t39 + 0.2679491924311227 * t40;
        const double t42 = t38 + 0.2679491924311227 * t41;
        const double t43 = inputs[lane + 80] - inputs[lane + 112];
        const double t44 = inputs[lane + 88] - inputs[lane + 120];
        const double t45 = t43 + 0.2679491924311227 * t44;
        const double t46 = inputs[lane + 96] - inputs[lane + 128];
        const double t47 = inputs[lane + 104] - inputs[lane + 136];
        const double t48 = t46 + 0.2679491924311227 * t47;
        const double t49 = t45 + 0.2679491924311227 * t48;
        const double t50 = t27 * t42 - t13 * t49;
        const double t51 = inputs[lane + 272] - inputs[lane + 288];
        const double t52 = inputs[lane + 280] - inputs[lane + 296];
        const double t53 = t51 + 0.2679491924311227 * t52;
        const double t54 = inputs[lane + 304] - inputs[lane + 320];
        const double t55 = inputs[lane + 312] - inputs[lane + 328];
        const double t56 = t54 + 0.2679491924311227 * t55;
        const double t57 = t53 + 0.2679491924311227 * t56;
        const double t58 = inputs[lane + 144] - inputs[lane + 152];
        const double t59 = inputs[lane + 160] - inputs[lane + 168];
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = inputs[lane + 176] - inputs[lane + 184];
        const double t62 = inputs[lane + 192] - inputs[lane + 200];
        const double t63 = t61 + 0.2679491924311227 * t62;
        const double t64 = t60 + 0.2679491924311227 * t63;
        const double t65 = inputs[lane + 80] - inputs[lane + 88];
        const double t66 = inputs[lane + 96] - inputs[lane + 104];
        const double t67 = t65 + 0.2679491924311227 * t66;
        const double t68 = inputs[lane + 112] - inputs[lane + 120];
        const double t69 = inputs[lane + 128] - inputs[lane + 136];
        const double t70 = t68 + 0.2679491924311227 * t69;
        const double t71 = t67 + 0.2679491924311227 * t70;
        const double t72 = t49 * t64 - t27 * t71;
        const double t73 = inputs[lane + 272] - inputs[lane + 304];
        const double t74 = inputs[lane + 280] - inputs[lane + 312];
        const double t75 = t73 + 0.2679491924311227 * t74;
        const double t76 = inputs[lane + 288] - inputs[lane + 320];
        const double t77 = inputs[lane + 296] - inputs[lane + 328];
        const double t78 = t76 + 0.2679491924311227 * t77;
        const double t79 = t75 + 0.2679491924311227 * t78;
        const double t80 = t13 * t71 - t42 * t64;
        const double t81 = inputs[lane + 208] - inputs[lane + 216];
        const double t82 = inputs[lane + 224] - inputs[lane + 232];
        const double t83 = t81 + 0.2679491924311227 * t82;
        const double t84 = inputs[lane + 240] - inputs[lane + 248];
        const double t85 = inputs[lane + 256] - inputs[lane + 264];
        const double t86 = t84 + 0.2679491924311227 * t85;
        const double t87 = t83 + 0.2679491924311227 * t86;
        const double t88 = inputs[lane + 208] - inputs[lane + 224];
        const double t89 = inputs[lane + 216] - inputs[lane + 232];
        const double t90 = t88 + 0.2679491924311227 * t89;
        const double t91 = inputs[lane + 240] - inputs[lane + 256];
        const double t92 = inputs[lane + 248] - inputs[lane + 264];
        const double t93 = t91 + 0.2679491924311227 * t92;
        const double t94 = t90 + 0.2679491924311227 * t93;
        const double t95 = inputs[lane + 16] - inputs[lane + 24];
        const double t96 = inputs[lane + 32] - inputs[lane + 40];
        const double t97 = t95 + 0.2679491924311227 * t96;
        const double t98 = inputs[lane + 48] - inputs[lane + 56];
        const double t99 = inputs[lane + 64] - inputs[lane + 72];
        const double t100 = t98 + 0.2679491924311227 * t99;
        const double t101 = t97 + 0.2679491924311227 * t100;
        const double t102 = t27 * t101 - t6 * t64;
        const double t103 = inputs[lane + 208] - inputs[lane + 240];
        const double t104 = inputs[lane + 216] - inputs[lane + 248];
        const double t105 = t103 + 0.2679491924311227 * t104;
        const double t106 = inputs[lane + 224] - inputs[lane + 256];
        const double t107 = inputs[lane + 232] - inputs[lane + 264];
        const double t108 = t106 + 0.2679491924311227 * t107;
        const double t109 = t105 + 0.2679491924311227 * t108;
        const double t110 = t20 * t64 - t13 * t101;
        const double t111 = 1.0 / std::fabs(0.2406516764515424 * (t50 * t101 + t20 * t72 + t6 * t80));
        const double t112 = inputs[lane + 8] * t111;
        const double t113 = ((t35 * t50 + t57 * t72 + t79 * t80) + (t28 * t87 + t94 * t102 + t109 * t110)) *
            t112;
        const double t114 = 0.2406516764515424 * t113;
        const double t115 = t20 * t49 - t6 * t42;
        const double t116 = inputs[lane + 336] - inputs[lane + 344];
        const double t117 = inputs[lane + 352] - inputs[lane + 360];
        const double t118 = t116 + 0.2679491924311227 * t117;
        const double t119 = inputs[lane + 368] - inputs[lane + 376];
        const double t120 = inputs[lane + 384] - inputs[lane + 392];
        const double t121 = t119 + 0.2679491924311227 * t120;
        const double t122 = t118 + 0.2679491924311227 * t121;
        const double t123 = inputs[lane + 336] - inputs[lane + 352];
        const double t124 = inputs[lane + 344] - inputs[lane + 360];
        const double t125 = t123 + 0.2679491924311227 * t124;
        const double t126 = inputs[lane + 368] - inputs[lane + 384];
        const double t127 = inputs[lane + 376] - inputs[lane + 392];
        const double t128 = t126 + 0.2679491924311227 * t127;
        const double t129 = t125 + 0.2679491924311227 * t128;
        const double t130 = inputs[lane + 336] - inputs[lane + 368];
        const double t131 = inputs[lane + 344] - inputs[lane + 376];
        const double t132 = t130 + 0.2679491924311227 * t131;
        const double t133 = inputs[lane + 352] - inputs[lane + 384];
        const double t134 = inputs[lane + 360] - inputs[lane + 392];
        const double t135 = t133 + 0.2679491924311227 * t134;
        const double t136 = t132 + 0.2679491924311227 * t135;
        const double t137 = t6 * t71 - t49 * t101;
        const double t138 = t42 * t101 - t20 * t71;
        const double t139 = t112 * ((t50 * t122 + t72 * t129 + t80 * t136) + (t87 * t115 + t94 * t137 + t109 *
            t138));
        const double t140 = 0.2406516764515424 * t139;
        const double t141 = t50 * t87 + t72 * t94 + t80 * t109;
        const double t142 = t28 * t35 + t57 * t102 + t79 * t110;
        const double t143 = t115 * t122 + t129 * t137 + t136 * t138;
        const double t144 = (t141 + t142 + t143) * inputs[lane] * t111;
        const double t145 = 0.2406516764515424 * (t144 + 2.0 * t112 * t141);
        const double flux0 = -t28 * t114 - t115 * t140 - t50 * t145;
        const double flux1 = -t102 * t114 - t137 * t140 - t72 * t145;
        const double flux2 = -t110 * t114 - t138 * t140 - t80 * t145;
        const double t146 = t112 * ((t28 * t122 + t102 * t129 + t110 * t136) + (t35 * t115 + t57 * t137 + t79
            * t138));
        const double t147 = 0.2406516764515424 * t146;
        const double t148 = 0.2406516764515424 * (t144 + 2.0 * t112 * t142);
        const double flux3 = -t50 * t114 - t115 * t147 - t28 * t148;
        const double flux4 = -t72 * t114 - t137 * t147 - t102 * t148;
        const double flux5 = -t80 * t114 - t138 * t147 - t110 * t148;
        const double t149 = 0.2406516764515424 * (t144 + 2.0 * t112 * t143);
        const double flux6 = -t50 * t140 - t28 * t147 - t115 * t149;
        const double flux7 = -t72 * t140 - t102 * t147 - t137 * t149;
        const double flux8 = -t80 * t140 - t110 * t147 - t138 * t149;
        const double t150 = 0.2679491924311227 * t0 + t1;
        const double t151 = 0.2679491924311227 * t3 + t4;
        const double t152 = t150 + 0.2679491924311227 * t151;
        const double t153 = 0.2679491924311227 * t7 + t8;
        const double t154 = 0.2679491924311227 * t10 + t11;
        const double t155 = t153 + 0.2679491924311227 * t154;
        const double t156 = 0.2679491924311227 * t14 + t15;
        const double t157 = 0.2679491924311227 * t17 + t18;
        const double t158 = t156 + 0.2679491924311227 * t157;
        const double t159 = 0.2679491924311227 * t21 + t22;
        const double t160 = 0.2679491924311227 * t24 + t25;
        const double t161 = t159 + 0.2679491924311227 * t160;
        const double t162 = t152 * t155 - t158 * t161;
        const double t163 = 0.2679491924311227 * t36 + t37;
        const double t164 = 0.2679491924311227 * t39 + t40;
        const double t165 = t163 + 0.2679491924311227 * t164;
        const double t166 = 0.2679491924311227 * t43 + t44;
        const double t167 = 0.2679491924311227 * t46 + t47;
        const double t168 = t166 + 0.2679491924311227 * t167;
        const double t169 = t161 * t165 - t155 * t168;
        const double t170 = 0.2679491924311227 * t51 + t52;
        const double t171 = 0.2679491924311227 * t54 + t55;
        const double t172 = t170 + 0.2679491924311227 * t171;
        const double t173 = t64 * t168 - t71 * t161;
        const double t174 = 0.2679491924311227 * t73 + t74;
        const double t175 = 0.2679491924311227 * t76 + t77;
        const double t176 = t174 + 0.2679491924311227 * t175;
        const double t177 = t71 * t155 - t64 * t165;
        const double t178 = 0.2679491924311227 * t88 + t89;
        const double t179 = 0.2679491924311227 * t91 + t92;
        const double t180 = t178 + 0.2679491924311227 * t179;
        const double t181 = t101 * t161 - t64 * t152;
        const double t182 = 0.2679491924311227 * t103 + t104;
        const double t183 = 0.2679491924311227 * t106 + t107;
        const double t184 = t182 + 0.2679491924311227 * t183;
        const double t185 = t64 * t158 - t101 * t155;
        const double t186 = 1.0 / std::fabs(0.2406516764515424 * (t101 * t169 + t158 * t173 + t152 * t177));
        const double t187 = inputs[lane + 8] * t186;
        const double t188 = ((t35 * t169 + t172 * t173 + t176 * t177) + (t87 * t162 + t180 * t181 + t184 *
            t185)) * t187;
        const double t189 = 0.2406516764515424 * t188;
        const double t190 = t158 * t168 - t152 * t165;
        const double t191 = 0.2679491924311227 * t123 + t124;
        const double t192 = 0.2679491924311227 * t126 + t127;
        const double t193 = t191 + 0.2679491924311227 * t192;
        const double t194 = 0.2679491924311227 * t130 + t131;
        const double t195 = 0.2679491924311227 * t133 + t134;
        const double t196 = t194 + 0.2679491924311227 * t195;
        const double t197 = t71 * t152 - t101 * t168;
        const double t198 = t101 * t165 - t71 * t158;
        const double t199 = t187 * ((t122 * t169 + t173 * t193 + t177 * t196) + (t87 * t190 + t180 * t197 +
            t184 * t198));
        const double t200 = 0.2406516764515424 * t199;
        const double t201 = t87 * t169 + t173 * t180 + t177 * t184;
        const double t202 = t35 * t162 + t172 * t181 + t176 * t185;
        const double t203 = t122 * t190 + t193 * t197 + t196 * t198;
        const double t204 = (t201 + t202 + t203) * inputs[lane] * t186;
        const double t205 = 0.2406516764515424 * (t204 + 2.0 * t187 * t201);
        const double flux9 = -t162 * t189 - t190 * t200 - t169 * t205;
        const double flux10 = -t181 * t189 - t197 * t200 - t173 * t205;
        const double flux11 = -t185 * t189 - t198 * t200 - t177 * t205;
        const double t206 = t187 * ((t122 * t162 + t181 * t193 + t185 * t196) + (t35 * t190 + t172 * t197 +
            t176 * t198));
        const double t207 = 0.2406516764515424 * t206;
        const double t208 = 0.2406516764515424 * (t204 + 2.0 * t187 * t202);
        const double flux12 = -t169 * t189 - t190 * t207 - t162 * t208;
        const double flux13 = -t173 * t189 - t197 * t207 - t181 * t208;
        const double flux14 = -t177 * t189 - t198 * t207 - t185 * t208;
        const double t209 = 0.2406516764515424 * (t204 + 2.0 * t187 * t203);
        const double flux15 = -t169 * t200 - t162 * t207 - t190 * t209;
        const double flux16 = -t173 * t200 - t181 * t207 - t197 * t209;
        const double flux17 = -t177 * t200 - t185 * t207 - t198 * t209;
        const double t210 = 0.2679491924311227 * t2 + t5;
        const double t211 = 0.2679491924311227 * t23 + t26;
        const double t212 = t13 * t210 - t20 * t211;
        const double t213 = 0.2679491924311227 * t29 + t30;
        const double t214 = 0.2679491924311227 * t32 + t33;
        const double t215 = t213 + 0.2679491924311227 * t214;
        const double t216 = 0.2679491924311227 * t45 + t48;
        const double t217 = t42 * t211 - t13 * t216;
        const double t218 = 0.2679491924311227 * t58 + t59;
        const double t219 = 0.2679491924311227 * t61 + t62;
        const double t220 = t218 + 0.2679491924311227 * t219;
        const double t221 = 0.2679491924311227 * t65 + t66;
        const double t222 = 0.2679491924311227 * t68 + t69;
        const double t223 = t221 + 0.2679491924311227 * t222;
        const double t224 = t216 * t220 - t211 * t223;
        const double t225 = 0.2679491924311227 * t75 + t78;
        const double t226 = t13 * t223 - t42 * t220;
        const double t227 = 0.2679491924311227 * t81 + t82;
        const double t228 = 0.2679491924311227 * t84 + t85;
        const double t229 = t227 + 0.2679491924311227 * t228;
        const double t230 = 0.2679491924311227 * t95 + t96;
        const double t231 = 0.2679491924311227 * t98 + t99;
        const double t232 = t230 + 0.2679491924311227 * t231;
        const double t233 = t211 * t232 - t210 * t220;
        const double t234 = 0.2679491924311227 * t105 + t108;
        const double t235 = t20 * t220 - t13 * t232;
        const double t236 = 1.0 / std::fabs(0.2406516764515424 * (t217 * t232 + t20 * t224 + t210 * t226));
        const double t237 = inputs[lane + 8] * t236;
        const double t238 = ((t215 * t217 + t57 * t224 + t225 * t226) + (t212 * t229 + t94 * t233 + t234 *
            t235)) * t237;
        const double t239 = 0.2406516764515424 * t238;
        const double t240 = t20 * t216 - t42 * t210;
        const double t241 = 0.2679491924311227 * t116 + t117;
        const double t242 = 0.2679491924311227 * t119 + t120;
        const double t243 = t241 + 0.2679491924311227 * t242;
        const double t244 = 0.2679491924311227 * t132 + t135;
        const double t245 = t210 * t223 - t216 * t232;
        const double t246 = t42 * t232 - t20 * t223;
        const double t247 = t237 * ((t217 * t243 + t129 * t224 + t226 * t244) + (t229 * t240 + t94 * t245 +
            t234 * t246));
        const double t248 = 0.2406516764515424 * t247;
        const double t249 = t217 * t229 + t94 * t224 + t226 * t234;
        const double t250 = t212 * t215 + t57 * t233 + t225 * t235;
        const double t251 = t240 * t243 + t129 * t245 + t244 * t246;
        const double t252 = (t249 + t250 + t251) * inputs[lane] * t236;
        const double t253 = 0.2406516764515424 * (t252 + 2.0 * t237 * t249);
        const double flux18 = -t212 * t239 - t240 * t248 - t217 * t253;
        const double flux19 = -t233 * t239 - t245 * t248 - t224 * t253;
        const double flux20 = -t235 * t239 - t246 * t248 - t226 * t253;
        const double t254 = t237 * ((t212 * t243 + t129 * t233 + t235 * t244) + (t215 * t240 + t57 * t245 +
            t225 * t246));
        const double t255 = 0.2406516764515424 * t254;
        const double t256 = 0.2406516764515424 * (t252 + 2.0 * t237 * t250);
        const double flux21 = -t217 * t239 - t240 * t255 - t212 * t256;
        const double flux22 = -t224 * t239 - t245 * t255 - t233 * t256;
        const double flux23 = -t226 * t239 - t246 * t255 - t235 * t256;
        const double t257 = 0.2406516764515424 * (t252 + 2.0 * t237 * t251);
        const double flux24 = -t217 * t248 - t212 * t255 - t240 * t257;
        const double flux25 = -t224 * t248 - t233 * t255 - t245 * t257;
        const double flux26 = -t226 * t248 - t235 * t255 - t246 * t257;
        const double t258 = 0.2679491924311227 * t150 + t151;
        const double t259 = 0.2679491924311227 * t159 + t160;
        const double t260 = t155 * t258 - t158 * t259;
        const double t261 = 0.2679491924311227 * t166 + t167;
        const double t262 = t165 * t259 - t155 * t261;
        const double t263 = t220 * t261 - t223 * t259;
        const double t264 = 0.2679491924311227 * t174 + t175;
        const double t265 = t155 * t223 - t165 * t220;
        const double t266 = t232 * t259 - t220 * t258;
        const double t267 = 0.2679491924311227 * t182 + t183;
        const double t268 = t158 * t220 - t155 * t232;
        const double t269 = 1.0 / std::fabs(0.2406516764515424 * (t232 * t262 + t158 * t263 + t258 * t265));
        const double t270 = inputs[lane + 8] * t269;
        const double t271 = ((t215 * t262 + t172 * t263 + t264 * t265) + (t229 * t260 + t180 * t266 + t267 *
            t268)) * t270;
        const double t272 = 0.2406516764515424 * t271;
        const double t273 = t158 * t261 - t165 * t258;
        const double t274 = 0.2679491924311227 * t194 + t195;
        const double t275 = t223 * t258 - t232 * t261;
        const double t276 = t165 * t232 - t158 * t223;
        const double t277 = t270 * ((t243 * t262 + t193 * t263 + t265 * t274) + (t229 * t273 + t180 * t275 +
            t267 * t276));
        const double t278 = 0.2406516764515424 * t277;
        const double t279 = t229 * t262 + t180 * t263 + t265 * t267;
        const double t280 = t215 * t260 + t172 * t266 + t264 * t268;
        const double t281 = t243 * t273 + t193 * t275 + t274 * t276;
        const double t282 = (t279 + t280 + t281) * inputs[lane] * t269;
        const double t283 = 0.2406516764515424 * (t282 + 2.0 * t270 * t279);
        const double flux27 = -t260 * t272 - t273 * t278 - t262 * t283;
        const double flux28 = -t266 * t272 - t275 * t278 - t263 * t283;
        const double flux29 = -t268 * t272 - t276 * t278 - t265 * t283;
        const double t284 = t270 * ((t243 * t260 + t193 * t266 + t268 * t274) + (t215 * t273 + t172 * t275 +
            t264 * t276));
        const double t285 = 0.2406516764515424 * t284;
        const double t286 = 0.2406516764515424 * (t282 + 2.0 * t270 * t280);
        const double flux30 = -t262 * t272 - t273 * t285 - t260 * t286;
        const double flux31 = -t263 * t272 - t275 * t285 - t266 * t286;
        const double flux32 = -t265 * t272 - t276 * t285 - t268 * t286;
        const double t287 = 0.2406516764515424 * (t282 + 2.0 * t270 * t281);
        const double flux33 = -t262 * t278 - t260 * t285 - t273 * t287;
        const double flux34 = -t263 * t278 - t266 * t285 - t275 * t287;
        const double flux35 = -t265 * t278 - t268 * t285 - t276 * t287;
        const double t288 = 0.2679491924311227 * t9 + t12;
        const double t289 = 0.2679491924311227 * t16 + t19;
        const double t290 = t6 * t288 - t27 * t289;
        const double t291 = 0.2679491924311227 * t31 + t34;
        const double t292 = 0.2679491924311227 * t38 + t41;
        const double t293 = t27 * t292 - t49 * t288;
        const double t294 = 0.2679491924311227 * t53 + t56;
        const double t295 = 0.2679491924311227 * t60 + t63;
        const double t296 = 0.2679491924311227 * t67 + t70;
        const double t297 = t49 * t295 - t27 * t296;
        const double t298 = t288 * t296 - t292 * t295;
        const double t299 = 0.2679491924311227 * t83 + t86;
        const double t300 = 0.2679491924311227 * t90 + t93;
        const double t301 = 0.2679491924311227 * t97 + t100;
        const double t302 = t27 * t301 - t6 * t295;
        const double t303 = t289 * t295 - t288 * t301;
        const double t304 = 1.0 / std::fabs(0.2406516764515424 * (t293 * t301 + t289 * t297 + t6 * t298));
        const double t305 = inputs[lane + 8] * t304;
        const double t306 = ((t291 * t293 + t294 * t297 + t79 * t298) + (t290 * t299 + t300 * t302 + t109 *
            t303)) * t305;
        const double t307 = 0.2406516764515424 * t306;
        const double t308 = t49 * t289 - t6 * t292;
        const double t309 = 0.2679491924311227 * t118 + t121;
        const double t310 = 0.2679491924311227 * t125 + t128;
        const double t311 = t6 * t296 - t49 * t301;
        const double t312 = t292 * t301 - t289 * t296;
        const double t313 = t305 * ((t293 * t309 + t297 * t310 + t136 * t298) + (t299 * t308 + t300 * t311 +
            t109 * t312));
        const double t314 = 0.2406516764515424 * t313;
        const double t315 = t293 * t299 + t297 * t300 + t109 * t298;
        const double t316 = t290 * t291 + t294 * t302 + t79 * t303;
        const double t317 = t308 * t309 + t310 * t311 + t136 * t312;
        const double t318 = (t315 + t316 + t317) * inputs[lane] * t304;
        const double t319 = 0.2406516764515424 * (t318 + 2.0 * t305 * t315);
        const double flux36 = -t290 * t307 - t308 * t314 - t293 * t319;
        const double flux37 = -t302 * t307 - t311 * t314 - t297 * t319;
        const double flux38 = -t303 * t307 - t312 * t314 - t298 * t319;
        const double t320 = t305 * ((t290 * t309 + t302 * t310 + t136 * t303) + (t291 * t308 + t294 * t311 +
            t79 * t312));
        const double t321 = 0.2406516764515424 * t320;
        const double t322 = 0.2406516764515424 * (t318 + 2.0 * t305 * t316);
        const double flux39 = -t293 * t307 - t308 * t321 - t290 * t322;
        const double flux40 = -t297 * t307 - t311 * t321 - t302 * t322;
        const double flux41 = -t298 * t307 - t312 * t321 - t303 * t322;
        const double t323 = 0.2406516764515424 * (t318 + 2.0 * t305 * t317);
        const double flux42 = -t293 * t314 - t290 * t321 - t308 * t323;
        const double flux43 = -t297 * t314 - t302 * t321 - t311 * t323;
        const double flux44 = -t298 * t314 - t303 * t321 - t312 * t323;
        const double t324 = 0.2679491924311227 * t153 + t154;
        const double t325 = 0.2679491924311227 * t156 + t157;
        const double t326 = t152 * t324 - t161 * t325;
        const double t327 = 0.2679491924311227 * t163 + t164;
        const double t328 = t161 * t327 - t168 * t324;
        const double t329 = 0.2679491924311227 * t170 + t171;
        const double t330 = t168 * t295 - t161 * t296;
        const double t331 = t296 * t324 - t295 * t327;
        const double t332 = 0.2679491924311227 * t178 + t179;
        const double t333 = t161 * t301 - t152 * t295;
        const double t334 = t295 * t325 - t301 * t324;
        const double t335 = 1.0 / std::fabs(0.2406516764515424 * (t301 * t328 + t325 * t330 + t152 * t331));
        const double t336 = inputs[lane + 8] * t335;
        const double t337 = ((t291 * t328 + t329 * t330 + t176 * t331) + (t299 * t326 + t332 * t333 + t184 *
            t334)) * t336;
        const double t338 = 0.2406516764515424 * t337;
        const double t339 = t168 * t325 - t152 * t327;
        const double t340 = 0.2679491924311227 * t191 + t192;
        const double t341 = t152 * t296 - t168 * t301;
        const double t342 = t301 * t327 - t296 * t325;
        const double t343 = t336 * ((t309 * t328 + t330 * t340 + t196 * t331) + (t299 * t339 + t332 * t341 +
            t184 * t342));
        const double t344 = 0.2406516764515424 * t343;
        const double t345 = t299 * t328 + t330 * t332 + t184 * t331;
        const double t346 = t291 * t326 + t329 * t333 + t176 * t334;
        const double t347 = t309 * t339 + t340 * t341 + t196 * t342;
        const double t348 = (t345 + t346 + t347) * inputs[lane] * t335;
        const double t349 = 0.2406516764515424 * (t348 + 2.0 * t336 * t345);
        const double flux45 = -t326 * t338 - t339 * t344 - t328 * t349;
        const double flux46 = -t333 * t338 - t341 * t344 - t330 * t349;
        const double flux47 = -t334 * t338 - t342 * t344 - t331 * t349;
        const double t350 = t336 * ((t309 * t326 + t333 * t340 + t196 * t334) + (t291 * t339 + t329 * t341 +
            t176 * t342));
        const double t351 = 0.2406516764515424 * t350;
        const double t352 = 0.2406516764515424 * (t348 + 2.0 * t336 * t346);
        const double flux48 = -t328 * t338 - t339 * t351 - t326 * t352;
        const double flux49 = -t330 * t338 - t341 * t351 - t333 * t352;
        const double flux50 = -t331 * t338 - t342 * t351 - t334 * t352;
        const double t353 = 0.2406516764515424 * (t348 + 2.0 * t336 * t347);
        const double flux51 = -t328 * t344 - t326 * t351 - t339 * t353;
        const double flux52 = -t330 * t344 - t333 * t351 - t341 * t353;
        const double flux53 = -t331 * t344 - t334 * t351 - t342 * t353;
        const double t354 = t210 * t288 - t211 * t289;
        const double t355 = 0.2679491924311227 * t213 + t214;
        const double t356 = t211 * t292 - t216 * t288;
        const double t357 = 0.2679491924311227 * t218 + t219;
        const double t358 = 0.2679491924311227 * t221 + t222;
        const double t359 = t216 * t357 - t211 * t358;
        const double t360 = t288 * t358 - t292 * t357;
        const double t361 = 0.2679491924311227 * t227 + t228;
        const double t362 = 0.2679491924311227 * t230 + t231;
        const double t363 = t211 * t362 - t210 * t357;
        const double t364 = t289 * t357 - t288 * t362;
        const double t365 = 1.0 / std::fabs(0.2406516764515424 * (t356 * t362 + t289 * t359 + t210 * t360));
        const double t366 = inputs[lane + 8] * t365;
        const double t367 = ((t355 * t356 + t294 * t359 + t225 * t360) + (t354 * t361 + t300 * t363 + t234 *
            t364)) * t366;
        const double t368 = 0.2406516764515424 * t367;
        const double t369 = t216 * t289 - t210 * t292;
        const double t370 = 0.2679491924311227 * t241 + t242;
        const double t371 = t210 * t358 - t216 * t362;
        const double t372 = t292 * t362 - t289 * t358;
        const double t373 = t366 * ((t356 * t370 + t310 * t359 + t244 * t360) + (t361 * t369 + t300 * t371 +
            t234 * t372));
        const double t374 = 0.2406516764515424 * t373;
        const double t375 = t356 * t361 + t300 * t359 + t234 * t360;
        const double t376 = t354 * t355 + t294 * t363 + t225 * t364;
        const double t377 = t369 * t370 + t310 * t371 + t244 * t372;
        const double t378 = (t375 + t376 + t377) * inputs[lane] * t365;
        const double t379 = 0.2406516764515424 * (t378 + 2.0 * t366 * t375);
        const double flux54 = -t354 * t368 - t369 * t374 - t356 * t379;
        const double flux55 = -t363 * t368 - t371 * t374 - t359 * t379;
        const double flux56 = -t364 * t368 - t372 * t374 - t360 * t379;
        const double t380 = t366 * ((t354 * t370 + t310 * t363 + t244 * t364) + (t355 * t369 + t294 * t371 +
            t225 * t372));
        const double t381 = 0.2406516764515424 * t380;
        const double t382 = 0.2406516764515424 * (t378 + 2.0 * t366 * t376);
        const double flux57 = -t356 * t368 - t369 * t381 - t354 * t382;
        const double flux58 = -t359 * t368 - t371 * t381 - t363 * t382;
        const double flux59 = -t360 * t368 - t372 * t381 - t364 * t382;
        const double t383 = 0.2406516764515424 * (t378 + 2.0 * t366 * t377);
        const double flux60 = -t356 * t374 - t354 * t381 - t369 * t383;
        const double flux61 = -t359 * t374 - t363 * t381 - t371 * t383;
        const double flux62 = -t360 * t374 - t364 * t381 - t372 * t383;
        const double t384 = t258 * t324 - t259 * t325;
        const double t385 = t259 * t327 - t261 * t324;
        const double t386 = t261 * t357 - t259 * t358;
        const double t387 = t324 * t358 - t327 * t357;
        const double t388 = t259 * t362 - t258 * t357;
        const double t389 = t325 * t357 - t324 * t362;
        const double t390 = 1.0 / std::fabs(0.2406516764515424 * (t362 * t385 + t325 * t386 + t258 * t387));
        const double t391 = inputs[lane + 8] * t390;
        const double t392 = ((t355 * t385 + t329 * t386 + t264 * t387) + (t361 * t384 + t332 * t388 + t267 *
            t389)) * t391;
        const double t393 = 0.2406516764515424 * t392;
        const double t394 = t261 * t325 - t258 * t327;
        const double t395 = t258 * t358 - t261 * t362;
        const double t396 = t327 * t362 - t325 * t358;
        const double t397 = t391 * ((t370 * t385 + t340 * t386 + t274 * t387) + (t361 * t394 + t332 * t395 +
            t267 * t396));
        const double t398 = 0.2406516764515424 * t397;
        const double t399 = t361 * t385 + t332 * t386 + t267 * t387;
        const double t400 = t355 * t384 + t329 * t388 + t264 * t389;
        const double t401 = t370 * t394 + t340 * t395 + t274 * t396;
        const double t402 = (t399 + t400 + t401) * inputs[lane] * t390;
        const double t403 = 0.2406516764515424 * (t402 + 2.0 * t391 * t399);
        const double flux63 = -t384 * t393 - t394 * t398 - t385 * t403;
        const double flux64 = -t388 * t393 - t395 * t398 - t386 * t403;
        const double flux65 = -t389 * t393 - t396 * t398 - t387 * t403;
        const double t404 = t391 * ((t370 * t384 + t340 * t388 + t274 * t389) + (t355 * t394 + t329 * t395 +
            t264 * t396));
        const double t405 = 0.2406516764515424 * t404;
        const double t406 = 0.2406516764515424 * (t402 + 2.0 * t391 * t400);
        const double flux66 = -t385 * t393 - t394 * t405 - t384 * t406;
        const double flux67 = -t386 * t393 - t395 * t405 - t388 * t406;
        const double flux68 = -t387 * t393 - t396 * t405 - t389 * t406;
        const double t407 = 0.2406516764515424 * (t402 + 2.0 * t391 * t401);
        const double flux69 = -t385 * t398 - t384 * t405 - t394 * t407;
        const double flux70 = -t386 * t398 - t388 * t405 - t395 * t407;
        const double flux71 = -t387 * t398 - t389 * t405 - t396 * t407;
        const double t408 = flux0 + flux9;
        const double t409 = flux18 + flux27;
        const double t410 = t408 + 0.2679491924311227 * t409;
        const double t411 = flux36 + flux45;
        const double t412 = flux54 + flux63;
        const double t413 = t411 + 0.2679491924311227 * t412;
        const double t414 = t410 + 0.2679491924311227 * t413;
        const double t415 = flux1 + flux19;
        const double t416 = flux10 + flux28;
        const double t417 = t415 + 0.2679491924311227 * t416;
        const double t418 = flux37 + flux55;
        const double t419 = flux46 + flux64;
        const double t420 = t418 + 0.2679491924311227 * t419;
        const double t421 = t417 + 0.2679491924311227 * t420;
        const double t422 = flux2 + flux38;
        const double t423 = flux11 + flux47;
        const double t424 = t422 + 0.2679491924311227 * t423;
        const double t425 = flux20 + flux56;
        const double t426 = flux29 + flux65;
        const double t427 = t425 + 0.2679491924311227 * t426;
        const double t428 = t424 + 0.2679491924311227 * t427;
        const double t429 = flux3 + flux12;
        const double t430 = flux21 + flux30;
        const double t431 = t429 + 0.2679491924311227 * t430;
        const double t432 = flux39 + flux48;
        const double t433 = flux57 + flux66;
        const double t434 = t432 + 0.2679491924311227 * t433;
        const double t435 = t431 + 0.2679491924311227 * t434;
        const double t436 = flux4 + flux22;
        const double t437 = flux13 + flux31;
        const double t438 = t436 + 0.2679491924311227 * t437;
        const double t439 = flux40 + flux58;
        const double t440 = flux49 + flux67;
        const double t441 = t439 + 0.2679491924311227 * t440;
        const double t442 = t438 + 0.2679491924311227 * t441;
        const double t443 = flux5 + flux41;
        const double t444 = flux14 + flux50;
        const double t445 = t443 + 0.2679491924311227 * t444;
        const double t446 = flux23 + flux59;
        const double t447 = flux32 + flux68;
        const double t448 = t446 + 0.2679491924311227 * t447;
        const double t449 = t445 + 0.2679491924311227 * t448;
        const double t450 = flux6 + flux15;
        const double t451 = flux24 + flux33;
        const double t452 = t450 + 0.2679491924311227 * t451;
        const double t453 = flux42 + flux51;
        const double t454 = flux60 + flux69;
        const double t455 = t453 + 0.2679491924311227 * t454;
        const double t456 = t452 + 0.2679491924311227 * t455;
        const double t457 = flux7 + flux25;
        const double t458 = flux16 + flux34;
        const double t459 = t457 + 0.2679491924311227 * t458;
        const double t460 = flux43 + flux61;
        const double t461 = flux52 + flux70;
        const double t462 = t460 + 0.2679491924311227 * t461;
        const double t463 = t459 + 0.2679491924311227 * t462;
        const double t464 = flux8 + flux44;
        const double t465 = flux17 + flux53;
        const double t466 = t464 + 0.2679491924311227 * t465;
        const double t467 = flux26 + flux62;
        const double t468 = flux35 + flux71;
        const double t469 = t467 + 0.2679491924311227 * t468;
        const double t470 = t466 + 0.2679491924311227 * t469;
        const double t471 = 0.2679491924311227 * t415 + t416;
        const double t472 = 0.2679491924311227 * t418 + t419;
        const double t473 = t471 + 0.2679491924311227 * t472;
        const double t474 = 0.2679491924311227 * t422 + t423;
        const double t475 = 0.2679491924311227 * t425 + t426;
        const double t476 = t474 + 0.2679491924311227 * t475;
        const double t477 = 0.2679491924311227 * t436 + t437;
        const double t478 = 0.2679491924311227 * t439 + t440;
        const double t479 = t477 + 0.2679491924311227 * t478;
        const double t480 = 0.2679491924311227 * t443 + t444;
        const double t481 = 0.2679491924311227 * t446 + t447;
        const double t482 = t480 + 0.2679491924311227 * t481;
        const double t483 = 0.2679491924311227 * t457 + t458;
        const double t484 = 0.2679491924311227 * t460 + t461;
        const double t485 = t483 + 0.2679491924311227 * t484;
        const double t486 = 0.2679491924311227 * t464 + t465;
        const double t487 = 0.2679491924311227 * t467 + t468;
        const double t488 = t486 + 0.2679491924311227 * t487;
        const double t489 = 0.2679491924311227 * t408 + t409;
        const double t490 = 0.2679491924311227 * t411 + t412;
        const double t491 = t489 + 0.2679491924311227 * t490;
        const double t492 = 0.2679491924311227 * t424 + t427;
        const double t493 = 0.2679491924311227 * t429 + t430;
        const double t494 = 0.2679491924311227 * t432 + t433;
        const double t495 = t493 + 0.2679491924311227 * t494;
        const double t496 = 0.2679491924311227 * t445 + t448;
        const double t497 = 0.2679491924311227 * t450 + t451;
        const double t498 = 0.2679491924311227 * t453 + t454;
        const double t499 = t497 + 0.2679491924311227 * t498;
        const double t500 = 0.2679491924311227 * t466 + t469;
        const double t501 = 0.2679491924311227 * t474 + t475;
        const double t502 = 0.2679491924311227 * t480 + t481;
        const double t503 = 0.2679491924311227 * t486 + t487;
        const double t504 = 0.2679491924311227 * t410 + t413;
        const double t505 = 0.2679491924311227 * t417 + t420;
        const double t506 = 0.2679491924311227 * t431 + t434;
        const double t507 = 0.2679491924311227 * t438 + t441;
        const double t508 = 0.2679491924311227 * t452 + t455;
        const double t509 = 0.2679491924311227 * t459 + t462;
        const double t510 = 0.2679491924311227 * t471 + t472;
        const double t511 = 0.2679491924311227 * t477 + t478;
        const double t512 = 0.2679491924311227 * t483 + t484;
        const double t513 = 0.2679491924311227 * t489 + t490;
        const double t514 = 0.2679491924311227 * t493 + t494;
        const double t515 = 0.2679491924311227 * t497 + t498;
        tile[lane] = -0.0300814595564428 * (t414 + t421 + t428);
        tile[lane + 8] = -0.0300814595564428 * (t435 + t442 + t449);
        tile[lane + 16] = -0.0300814595564428 * (t456 + t463 + t470);
        tile[lane + 24] = 0.0300814595564428 * (t414 - t473 - t476);
        tile[lane + 32] = 0.0300814595564428 * (t435 - t479 - t482);
        tile[lane + 40] = 0.0300814595564428 * (t456 - t485 - t488);
        tile[lane + 48] = 0.0300814595564428 * (t421 - t491 - t492);
        tile[lane + 56] = 0.0300814595564428 * (t442 - t495 - t496);
        tile[lane + 64] = 0.0300814595564428 * (t463 - t499 - t500);
        tile[lane + 72] = 0.0300814595564428 * (t473 + t491 - t501);
        tile[lane + 80] = 0.0300814595564428 * (t479 + t495 - t502);
        tile[lane + 88] = 0.0300814595564428 * (t485 + t499 - t503);
        tile[lane + 96] = 0.0300814595564428 * (t428 - t504 - t505);
        tile[lane + 104] = 0.0300814595564428 * (t449 - t506 - t507);
        tile[lane + 112] = 0.0300814595564428 * (t470 - t508 - t509);
        tile[lane + 120] = 0.0300814595564428 * (t476 + t504 - t510);
        tile[lane + 128] = 0.0300814595564428 * (t482 + t506 - t511);
        tile[lane + 136] = 0.0300814595564428 * (t488 + t508 - t512);
        tile[lane + 144] = 0.0300814595564428 * (t492 + t505 - t513);
        tile[lane + 152] = 0.0300814595564428 * (t496 + t507 - t514);
        tile[lane + 160] = 0.0300814595564428 * (t500 + t509 - t515);
        tile[lane + 168] = 0.0300814595564428 * (t501 + t510 + t513);
        tile[lane + 176] = 0.0300814595564428 * (t502 + t511 + t514);
        tile[lane + 184] = 0.0300814595564428 * (t503 + t512 + t515);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = 8 * step + lane;
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

extern "C" int elasticity_lame_q1x3_hexahedron_f64_shared_apply_cpu(
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
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || lmbda == nullptr ||
      mu == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_shared_apply_cpu(
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

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_shared_apply_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cpu",                                     // target
    "9f96890f6254f82f",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "cell",                                    // integral
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    0,                                         // constraints
    8,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    4736,                                      // shared_bytes
    1836.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
