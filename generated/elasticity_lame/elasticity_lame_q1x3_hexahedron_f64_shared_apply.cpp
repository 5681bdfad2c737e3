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
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   lmbda         [cell][1]
//   mu            [cell][1]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2467 flops
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
//   bytes       144 (120 read, 24 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  12.8
//

#include <cmath>
#include <cstdint>

#include "elasticity_lame_q1x3_hexahedron_f64_shared_apply.h"

namespace of_elasticity_lame_q1x3_hexahedron_f64_shared_apply {
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
        const double x0_0 = inputs[lane + 16];
        const double x4_0 = inputs[lane + 48];
        const double t0 = x0_0 - x4_0;
        const double x1_0 = inputs[lane + 24];
        const double x5_0 = inputs[lane + 56];
        const double t1 = x1_0 - x5_0;
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double x2_0 = inputs[lane + 32];
        const double x6_0 = inputs[lane + 64];
        const double t3 = x2_0 - x6_0;
        const double x3_0 = inputs[lane + 40];
        const double x7_0 = inputs[lane + 72];
        const double t4 = x3_0 - x7_0;
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = t2 + 0.2679491924311227 * t5;
        const double x0_2 = inputs[lane + 144];
        const double x2_2 = inputs[lane + 160];
        const double t7 = x0_2 - x2_2;
        const double x1_2 = inputs[lane + 152];
        const double x3_2 = inputs[lane + 168];
        const double t8 = x1_2 - x3_2;
        const double t9 = t7 + 0.2679491924311227 * t8;
        const double x4_2 = inputs[lane + 176];
        const double x6_2 = inputs[lane + 192];
        const double t10 = x4_2 - x6_2;
        const double x5_2 = inputs[lane + 184];
        const double x7_2 = inputs[lane + 200];
        const double t11 = x5_2 - x7_2;
        const double t12 = t10 + 0.2679491924311227 * t11;
        const double t13 = t9 + 0.2679491924311227 * t12;
        const double t14 = x0_0 - x2_0;
        const double t15 = x1_0 - x3_0;
        const double t16 = t14 + 0.2679491924311227 * t15;
        const double t17 = x4_0 - x6_0;
        const double t18 = x5_0 - x7_0;
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = t16 + 0.2679491924311227 * t19;
        const double t21 = x0_2 - x4_2;
        const double t22 = x1_2 - x5_2;
        const double t23 = t21 + 0.2679491924311227 * t22;
        const double t24 = x2_2 - x6_2;
        const double t25 = x3_2 - x7_2;
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double t27 = t23 + 0.2679491924311227 * t26;
        const double t28 = t6 * t13 - t20 * t27;
        const double trial_1 = inputs[lane + 272];
        const double trial_4 = inputs[lane + 280];
        const double t29 = trial_1 - trial_4;
        const double trial_7 = inputs[lane + 288];
        const double trial_10 = inputs[lane + 296];
        const double t30 = trial_7 - trial_10;
        const double t31 = t29 + 0.2679491924311227 * t30;
        const double trial_13 = inputs[lane + 304];
        const double trial_16 = inputs[lane + 312];
        const double t32 = trial_13 - trial_16;
        const double trial_19 = inputs[lane + 320];
        const double trial_22 = inputs[lane + 328];
        const double t33 = trial_19 - trial_22;
        const double t34 = t32 + 0.2679491924311227 * t33;
        const double t35 = t31 + 0.2679491924311227 * t34;
        const double x0_1 = inputs[lane + 80];
        const double x2_1 = inputs[lane + 96];
        const double t36 = x0_1 - x2_1;
        const double x1_1 = inputs[lane + 88];
        const double x3_1 = inputs[lane + 104];
        const double t37 = x1_1 - x3_1;
        const double t38 = t36 + 0.2679491924311227 * t37;
        const double x4_1 = inputs[lane + 112];
        const double x6_1 = inputs[lane + 128];
        const double t39 = x4_1 - x6_1;
        const double x5_1 = inputs[lane + 120];
        const double x7_1 = inputs[lane + 136];
        const double t40 = x5_1 - x7_1;
        const double t41 = t39 + 0.2679491924311227 * t40;
        const double t42 = t38 + 0.2679491924311227 * t41;
        const double t43 = x0_1 - x4_1;
        const double t44 = x1_1 - x5_1;
        const double t45 = t43 + 0.2679491924311227 * t44;
        const double t46 = x2_1 - x6_1;
        const double t47 = x3_1 - x7_1;
        const double t48 = t46 + 0.2679491924311227 * t47;
        const double t49 = t45 + 0.2679491924311227 * t48;
        const double t50 = t27 * t42 - t13 * t49;
        const double t51 = trial_1 - trial_7;
        const double t52 = trial_4 - trial_10;
        const double t53 = t51 + 0.2679491924311227 * t52;
        const double t54 = trial_13 - trial_19;
        const double t55 = trial_16 - trial_22;
        const double t56 = t54 + 0.2679491924311227 * t55;
        const double t57 = t53 + 0.2679491924311227 * t56;
        const double t58 = x0_2 - x1_2;
        const double t59 = x2_2 - x3_2;
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = x4_2 - x5_2;
        const double t62 = x6_2 - x7_2;
        const double t63 = t61 + 0.2679491924311227 * t62;
        const double t64 = t60 + 0.2679491924311227 * t63;
        const double t65 = x0_1 - x1_1;
        const double t66 = x2_1 - x3_1;
        const double t67 = t65 + 0.2679491924311227 * t66;
        const double t68 = x4_1 - x5_1;
        const double t69 = x6_1 - x7_1;
        const double t70 = t68 + 0.2679491924311227 * t69;
        const double t71 = t67 + 0.2679491924311227 * t70;
        const double t72 = t49 * t64 - t27 * t71;
        const double t73 = trial_1 - trial_13;
        const double t74 = trial_4 - trial_16;
        const double t75 = t73 + 0.2679491924311227 * t74;
        const double t76 = trial_7 - trial_19;
        const double t77 = trial_10 - trial_22;
        const double t78 = t76 + 0.2679491924311227 * t77;
        const double t79 = t75 + 0.2679491924311227 * t78;
        const double t80 = t13 * t71 - t42 * t64;
        const double trial_0 = inputs[lane + 208];
        const double trial_3 = inputs[lane + 216];
        const double t81 = trial_0 - trial_3;
        const double trial_6 = inputs[lane + 224];
        const double trial_9 = inputs[lane + 232];
        const double t82 = trial_6 - trial_9;
        const double t83 = t81 + 0.2679491924311227 * t82;
        const double trial_12 = inputs[lane + 240];
        const double trial_15 = inputs[lane + 248];
        const double t84 = trial_12 - trial_15;
        const double trial_18 = inputs[lane + 256];
        const double trial_21 = inputs[lane + 264];
        const double t85 = trial_18 - trial_21;
        const double t86 = t84 + 0.2679491924311227 * t85;
        const double t87 = t83 + 0.2679491924311227 * t86;
        const double t88 = trial_0 - trial_6;
        const double t89 = trial_3 - trial_9;
        const double t90 = t88 + 0.2679491924311227 * t89;
        const double t91 = trial_12 - trial_18;
        const double t92 = trial_15 - trial_21;
        const double t93 = t91 + 0.2679491924311227 * t92;
        const double t94 = t90 + 0.2679491924311227 * t93;
        const double t95 = x0_0 - x1_0;
        const double t96 = x2_0 - x3_0;
        const double t97 = t95 + 0.2679491924311227 * t96;
        const double t98 = x4_0 - x5_0;
        const double t99 = x6_0 - x7_0;
        const double t100 = t98 + 0.2679491924311227 * t99;
        const double t101 = t97 + 0.2679491924311227 * t100;
        const double t102 = t27 * t101 - t6 * t64;
        const double t103 = trial_0 - trial_12;
        const double t104 = trial_3 - trial_15;
        const double t105 = t103 + 0.2679491924311227 * t104;
        const double t106 = trial_6 - trial_18;
        const double t107 = trial_9 - trial_21;
        const double t108 = t106 + 0.2679491924311227 * t107;
        const double t109 = t105 + 0.2679491924311227 * t108;
        const double t110 = t20 * t64 - t13 * t101;
        const double mu_0 = inputs[lane + 8];
        const double detJ_0 = -0.2406516764515424 * (t50 * t101 + t20 * t72 + t6 * t80);
        const double abs_detJ_0 = std::fabs(detJ_0);
        const double inv_abs_detJ_0 = 1.0 / abs_detJ_0;
        const double t111 = mu_0 * inv_abs_detJ_0;
        const double t112 = ((t35 * t50 + t57 * t72 + t79 * t80) + (t28 * t87 + t94 * t102 + t109 * t110)) *
            t111;
        const double t113 = 0.2406516764515424 * t112;
        const double t114 = t20 * t49 - t6 * t42;
        const double trial_2 = inputs[lane + 336];
        const double trial_5 = inputs[lane + 344];
        const double t115 = trial_2 - trial_5;
        const double trial_8 = inputs[lane + 352];
        const double trial_11 = inputs[lane + 360];
        const double t116 = trial_8 - trial_11;
        const double t117 = t115 + 0.2679491924311227 * t116;
        const double trial_14 = inputs[lane + 368];
        const double trial_17 = inputs[lane + 376];
        const double t118 = trial_14 - trial_17;
        const double trial_20 = inputs[lane + 384];
        const double trial_23 = inputs[lane + 392];
        const double t119 = trial_20 - trial_23;
        const double t120 = t118 + 0.2679491924311227 * t119;
        const double t121 = t117 + 0.2679491924311227 * t120;
        const double t122 = trial_2 - trial_8;
        const double t123 = trial_5 - trial_11;
        const double t124 = t122 + 0.2679491924311227 * t123;
        const double t125 = trial_14 - trial_20;
        const double t126 = trial_17 - trial_23;
        const double t127 = t125 + 0.2679491924311227 * t126;
        const double t128 = t124 + 0.2679491924311227 * t127;
        const double t129 = trial_2 - trial_14;
        const double t130 = trial_5 - trial_17;
        const double t131 = t129 + 0.2679491924311227 * t130;
        const double t132 = trial_8 - trial_20;
        const double t133 = trial_11 - trial_23;
        const double t134 = t132 + 0.2679491924311227 * t133;
        const double t135 = t131 + 0.2679491924311227 * t134;
        const double t136 = t6 * t71 - t49 * t101;
        const double t137 = t42 * t101 - t20 * t71;
        const double t138 = t111 * ((t50 * t121 + t72 * t128 + t80 * t135) + (t87 * t114 + t94 * t136 + t109 *
            t137));
        const double t139 = 0.2406516764515424 * t138;
        const double t140 = t50 * t87 + t72 * t94 + t80 * t109;
        const double t141 = t28 * t35 + t57 * t102 + t79 * t110;
        const double t142 = t114 * t121 + t128 * t136 + t135 * t137;
        const double lmbda_0 = inputs[lane];
        const double t143 = (t140 + t141 + t142) * lmbda_0 * inv_abs_detJ_0;
        const double t144 = 0.2406516764515424 * (t143 + 2.0 * t111 * t140);
        const double flux0 = -t28 * t113 - t114 * t139 - t50 * t144;
        const double flux1 = -t102 * t113 - t136 * t139 - t72 * t144;
        const double flux2 = -t110 * t113 - t137 * t139 - t80 * t144;
        const double t145 = t111 * ((t28 * t121 + t102 * t128 + t110 * t135) + (t35 * t114 + t57 * t136 + t79
            * t137));
        const double t146 = 0.2406516764515424 * t145;
        const double t147 = 0.2406516764515424 * (t143 + 2.0 * t111 * t141);
        const double flux3 = -t50 * t113 - t114 * t146 - t28 * t147;
        const double flux4 = -t72 * t113 - t136 * t146 - t102 * t147;
        const double flux5 = -t80 * t113 - t137 * t146 - t110 * t147;
        const double t148 = 0.2406516764515424 * (t143 + 2.0 * t111 * t142);
        const double flux6 = -t50 * t139 - t28 * t146 - t114 * t148;
        const double flux7 = -t72 * t139 - t102 * t146 - t136 * t148;
        const double flux8 = -t80 * t139 - t110 * t146 - t137 * t148;
        const double t149 = 0.2679491924311227 * t0 + t1;
        const double t150 = 0.2679491924311227 * t3 + t4;
        const double t151 = t149 + 0.2679491924311227 * t150;
        const double t152 = 0.2679491924311227 * t7 + t8;
        const double t153 = 0.2679491924311227 * t10 + t11;
        const double t154 = t152 + 0.2679491924311227 * t153;
        const double t155 = 0.2679491924311227 * t14 + t15;
        const double t156 = 0.2679491924311227 * t17 + t18;
        const double t157 = t155 + 0.2679491924311227 * t156;
        const double t158 = 0.2679491924311227 * t21 + t22;
        const double t159 = 0.2679491924311227 * t24 + t25;
        const double t160 = t158 + 0.2679491924311227 * t159;
        const double t161 = t151 * t154 - t157 * t160;
        const double t162 = 0.2679491924311227 * t36 + t37;
        const double t163 = 0.2679491924311227 * t39 + t40;
        const double t164 = t162 + 0.2679491924311227 * t163;
        const double t165 = 0.2679491924311227 * t43 + t44;
        const double t166 = 0.2679491924311227 * t46 + t47;
        const double t167 = t165 + 0.2679491924311227 * t166;
        const double t168 = t160 * t164 - t154 * t167;
        const double t169 = 0.2679491924311227 * t51 + t52;
        const double t170 = 0.2679491924311227 * t54 + t55;
        const double t171 = t169 + 0.2679491924311227 * t170;
        const double t172 = t64 * t167 - t71 * t160;
        const double t173 = 0.2679491924311227 * t73 + t74;
        const double t174 = 0.2679491924311227 * t76 + t77;
        const double t175 = t173 + 0.2679491924311227 * t174;
        const double t176 = t71 * t154 - t64 * t164;
        const double t177 = 0.2679491924311227 * t88 + t89;
        const double t178 = 0.2679491924311227 * t91 + t92;
        const double t179 = t177 + 0.2679491924311227 * t178;
        const double t180 = t101 * t160 - t64 * t151;
        const double t181 = 0.2679491924311227 * t103 + t104;
        const double t182 = 0.2679491924311227 * t106 + t107;
        const double t183 = t181 + 0.2679491924311227 * t182;
        const double t184 = t64 * t157 - t101 * t154;
        const double detJ_1 = -0.2406516764515424 * (t101 * t168 + t157 * t172 + t151 * t176);
        const double abs_detJ_1 = std::fabs(detJ_1);
        const double inv_abs_detJ_1 = 1.0 / abs_detJ_1;
        const double t185 = mu_0 * inv_abs_detJ_1;
        const double t186 = ((t35 * t168 + t171 * t172 + t175 * t176) + (t87 * t161 + t179 * t180 + t183 *
            t184)) * t185;
        const double t187 = 0.2406516764515424 * t186;
        const double t188 = t157 * t167 - t151 * t164;
        const double t189 = 0.2679491924311227 * t122 + t123;
        const double t190 = 0.2679491924311227 * t125 + t126;
        const double t191 = t189 + 0.2679491924311227 * t190;
        const double t192 = 0.2679491924311227 * t129 + t130;
        const double t193 = 0.2679491924311227 * t132 + t133;
        const double t194 = t192 + 0.2679491924311227 * t193;
        const double t195 = t71 * t151 - t101 * t167;
        const double t196 = t101 * t164 - t71 * t157;
        const double t197 = t185 * ((t121 * t168 + t172 * t191 + t176 * t194) + (t87 * t188 + t179 * t195 +
            t183 * t196));
        const double t198 = 0.2406516764515424 * t197;
        const double t199 = t87 * t168 + t172 * t179 + t176 * t183;
        const double t200 = t35 * t161 + t171 * t180 + t175 * t184;
        const double t201 = t121 * t188 + t191 * t195 + t194 * t196;
        const double t202 = (t199 + t200 + t201) * lmbda_0 * inv_abs_detJ_1;
        const double t203 = 0.2406516764515424 * (t202 + 2.0 * t185 * t199);
        const double flux9 = -t161 * t187 - t188 * t198 - t168 * t203;
        const double flux10 = -t180 * t187 - t195 * t198 - t172 * t203;
        const double flux11 = -t184 * t187 - t196 * t198 - t176 * t203;
        const double t204 = t185 * ((t121 * t161 + t180 * t191 + t184 * t194) + (t35 * t188 + t171 * t195 +
            t175 * t196));
        const double t205 = 0.2406516764515424 * t204;
        const double t206 = 0.2406516764515424 * (t202 + 2.0 * t185 * t200);
        const double flux12 = -t168 * t187 - t188 * t205 - t161 * t206;
        const double flux13 = -t172 * t187 - t195 * t205 - t180 * t206;
        const double flux14 = -t176 * t187 - t196 * t205 - t184 * t206;
        const double t207 = 0.2406516764515424 * (t202 + 2.0 * t185 * t201);
        const double flux15 = -t168 * t198 - t161 * t205 - t188 * t207;
        const double flux16 = -t172 * t198 - t180 * t205 - t195 * t207;
        const double flux17 = -t176 * t198 - t184 * t205 - t196 * t207;
        const double t208 = 0.2679491924311227 * t2 + t5;
        const double t209 = 0.2679491924311227 * t23 + t26;
        const double t210 = t13 * t208 - t20 * t209;
        const double t211 = 0.2679491924311227 * t29 + t30;
        const double t212 = 0.2679491924311227 * t32 + t33;
        const double t213 = t211 + 0.2679491924311227 * t212;
        const double t214 = 0.2679491924311227 * t45 + t48;
        const double t215 = t42 * t209 - t13 * t214;
        const double t216 = 0.2679491924311227 * t58 + t59;
        const double t217 = 0.2679491924311227 * t61 + t62;
        const double t218 = t216 + 0.2679491924311227 * t217;
        const double t219 = 0.2679491924311227 * t65 + t66;
        const double t220 = 0.2679491924311227 * t68 + t69;
        const double t221 = t219 + 0.2679491924311227 * t220;
        const double t222 = t214 * t218 - t209 * t221;
        const double t223 = 0.2679491924311227 * t75 + t78;
        const double t224 = t13 * t221 - t42 * t218;
        const double t225 = 0.2679491924311227 * t81 + t82;
        const double t226 = 0.2679491924311227 * t84 + t85;
        const double t227 = t225 + 0.2679491924311227 * t226;
        const double t228 = 0.2679491924311227 * t95 + t96;
        const double t229 = 0.2679491924311227 * t98 + t99;
        const double t230 = t228 + 0.2679491924311227 * t229;
        const double t231 = t209 * t230 - t208 * t218;
        const double t232 = 0.2679491924311227 * t105 + t108;
        const double t233 = t20 * t218 - t13 * t230;
        const double detJ_2 = -0.2406516764515424 * (t215 * t230 + t20 * t222 + t208 * t224);
        const double abs_detJ_2 = std::fabs(detJ_2);
        const double inv_abs_detJ_2 = 1.0 / abs_detJ_2;
        const double t234 = mu_0 * inv_abs_detJ_2;
        const double t235 = ((t213 * t215 + t57 * t222 + t223 * t224) + (t210 * t227 + t94 * t231 + t232 *
            t233)) * t234;
        const double t236 = 0.2406516764515424 * t235;
        const double t237 = t20 * t214 - t42 * t208;
        const double t238 = 0.2679491924311227 * t115 + t116;
        const double t239 = 0.2679491924311227 * t118 + t119;
        const double t240 = t238 + 0.2679491924311227 * t239;
        const double t241 = 0.2679491924311227 * t131 + t134;
        const double t242 = t208 * t221 - t214 * t230;
        const double t243 = t42 * t230 - t20 * t221;
        const double t244 = t234 * ((t215 * t240 + t128 * t222 + t224 * t241) + (t227 * t237 + t94 * t242 +
            t232 * t243));
        const double t245 = 0.2406516764515424 * t244;
        const double t246 = t215 * t227 + t94 * t222 + t224 * t232;
        const double t247 = t210 * t213 + t57 * t231 + t223 * t233;
        const double t248 = t237 * t240 + t128 * t242 + t241 * t243;
        const double t249 = (t246 + t247 + t248) * lmbda_0 * inv_abs_detJ_2;
        const double t250 = 0.2406516764515424 * (t249 + 2.0 * t234 * t246);
        const double flux18 = -t210 * t236 - t237 * t245 - t215 * t250;
        const double flux19 = -t231 * t236 - t242 * t245 - t222 * t250;
        const double flux20 = -t233 * t236 - t243 * t245 - t224 * t250;
        const double t251 = t234 * ((t210 * t240 + t128 * t231 + t233 * t241) + (t213 * t237 + t57 * t242 +
            t223 * t243));
        const double t252 = 0.2406516764515424 * t251;
        const double t253 = 0.2406516764515424 * (t249 + 2.0 * t234 * t247);
        const double flux21 = -t215 * t236 - t237 * t252 - t210 * t253;
        const double flux22 = -t222 * t236 - t242 * t252 - t231 * t253;
        const double flux23 = -t224 * t236 - t243 * t252 - t233 * t253;
        const double t254 = 0.2406516764515424 * (t249 + 2.0 * t234 * t248);
        const double flux24 = -t215 * t245 - t210 * t252 - t237 * t254;
        const double flux25 = -t222 * t245 - t231 * t252 - t242 * t254;
        const double flux26 = -t224 * t245 - t233 * t252 - t243 * t254;
        const double t255 = 0.2679491924311227 * t149 + t150;
        const double t256 = 0.2679491924311227 * t158 + t159;
        const double t257 = t154 * t255 - t157 * t256;
        const double t258 = 0.2679491924311227 * t165 + t166;
        const double t259 = t164 * t256 - t154 * t258;
        const double t260 = t218 * t258 - t221 * t256;
        const double t261 = 0.2679491924311227 * t173 + t174;
        const double t262 = t154 * t221 - t164 * t218;
        const double t263 = t230 * t256 - t218 * t255;
        const double t264 = 0.2679491924311227 * t181 + t182;
        const double t265 = t157 * t218 - t154 * t230;
        const double detJ_3 = -0.2406516764515424 * (t230 * t259 + t157 * t260 + t255 * t262);
        const double abs_detJ_3 = std::fabs(detJ_3);
        const double inv_abs_detJ_3 = 1.0 / abs_detJ_3;
        const double t266 = mu_0 * inv_abs_detJ_3;
        const double t267 = ((t213 * t259 + t171 * t260 + t261 * t262) + (t227 * t257 + t179 * t263 + t264 *
            t265)) * t266;
        const double t268 = 0.2406516764515424 * t267;
        const double t269 = t157 * t258 - t164 * t255;
        const double t270 = 0.2679491924311227 * t192 + t193;
        const double t271 = t221 * t255 - t230 * t258;
        const double t272 = t164 * t230 - t157 * t221;
        const double t273 = t266 * ((t240 * t259 + t191 * t260 + t262 * t270) + (t227 * t269 + t179 * t271 +
            t264 * t272));
        const double t274 = 0.2406516764515424 * t273;
        const double t275 = t227 * t259 + t179 * t260 + t262 * t264;
        const double t276 = t213 * t257 + t171 * t263 + t261 * t265;
        const double t277 = t240 * t269 + t191 * t271 + t270 * t272;
        const double t278 = (t275 + t276 + t277) * lmbda_0 * inv_abs_detJ_3;
        const double t279 = 0.2406516764515424 * (t278 + 2.0 * t266 * t275);
        const double flux27 = -t257 * t268 - t269 * t274 - t259 * t279;
        const double flux28 = -t263 * t268 - t271 * t274 - t260 * t279;
        const double flux29 = -t265 * t268 - t272 * t274 - t262 * t279;
        const double t280 = t266 * ((t240 * t257 + t191 * t263 + t265 * t270) + (t213 * t269 + t171 * t271 +
            t261 * t272));
        const double t281 = 0.2406516764515424 * t280;
        const double t282 = 0.2406516764515424 * (t278 + 2.0 * t266 * t276);
        const double flux30 = -t259 * t268 - t269 * t281 - t257 * t282;
        const double flux31 = -t260 * t268 - t271 * t281 - t263 * t282;
        const double flux32 = -t262 * t268 - t272 * t281 - t265 * t282;
        const double t283 = 0.2406516764515424 * (t278 + 2.0 * t266 * t277);
        const double flux33 = -t259 * t274 - t257 * t281 - t269 * t283;
        const double flux34 = -t260 * t274 - t263 * t281 - t271 * t283;
        const double flux35 = -t262 * t274 - t265 * t281 - t272 * t283;
        const double t284 = 0.2679491924311227 * t9 + t12;
        const double t285 = 0.2679491924311227 * t16 + t19;
        const double t286 = t6 * t284 - t27 * t285;
        const double t287 = 0.2679491924311227 * t31 + t34;
        const double t288 = 0.2679491924311227 * t38 + t41;
        const double t289 = t27 * t288 - t49 * t284;
        const double t290 = 0.2679491924311227 * t53 + t56;
        const double t291 = 0.2679491924311227 * t60 + t63;
        const double t292 = 0.2679491924311227 * t67 + t70;
        const double t293 = t49 * t291 - t27 * t292;
        const double t294 = t284 * t292 - t288 * t291;
        const double t295 = 0.2679491924311227 * t83 + t86;
        const double t296 = 0.2679491924311227 * t90 + t93;
        const double t297 = 0.2679491924311227 * t97 + t100;
        const double t298 = t27 * t297 - t6 * t291;
        const double t299 = t285 * t291 - t284 * t297;
        const double detJ_4 = -0.2406516764515424 * (t289 * t297 + t285 * t293 + t6 * t294);
        const double abs_detJ_4 = std::fabs(detJ_4);
        const double inv_abs_detJ_4 = 1.0 / abs_detJ_4;
        const double t300 = mu_0 * inv_abs_detJ_4;
        const double t301 = ((t287 * t289 + t290 * t293 + t79 * t294) + (t286 * t295 + t296 * t298 + t109 *
            t299)) * t300;
        const double t302 = 0.2406516764515424 * t301;
        const double t303 = t49 * t285 - t6 * t288;
        const double t304 = 0.2679491924311227 * t117 + t120;
        const double t305 = 0.2679491924311227 * t124 + t127;
        const double t306 = t6 * t292 - t49 * t297;
        const double t307 = t288 * t297 - t285 * t292;
        const double t308 = t300 * ((t289 * t304 + t293 * t305 + t135 * t294) + (t295 * t303 + t296 * t306 +
            t109 * t307));
        const double t309 = 0.2406516764515424 * t308;
        const double t310 = t289 * t295 + t293 * t296 + t109 * t294;
        const double t311 = t286 * t287 + t290 * t298 + t79 * t299;
        const double t312 = t303 * t304 + t305 * t306 + t135 * t307;
        const double t313 = (t310 + t311 + t312) * lmbda_0 * inv_abs_detJ_4;
        const double t314 = 0.2406516764515424 * (t313 + 2.0 * t300 * t310);
        const double flux36 = -t286 * t302 - t303 * t309 - t289 * t314;
        const double flux37 = -t298 * t302 - t306 * t309 - t293 * t314;
        const double flux38 = -t299 * t302 - t307 * t309 - t294 * t314;
        const double t315 = t300 * ((t286 * t304 + t298 * t305 + t135 * t299) + (t287 * t303 + t290 * t306 +
            t79 * t307));
        const double t316 = 0.2406516764515424 * t315;
        const double t317 = 0.2406516764515424 * (t313 + 2.0 * t300 * t311);
        const double flux39 = -t289 * t302 - t303 * t316 - t286 * t317;
        const double flux40 = -t293 * t302 - t306 * t316 - t298 * t317;
        const double flux41 = -t294 * t302 - t307 * t316 - t299 * t317;
        const double t318 = 0.2406516764515424 * (t313 + 2.0 * t300 * t312);
        const double flux42 = -t289 * t309 - t286 * t316 - t303 * t318;
        const double flux43 = -t293 * t309 - t298 * t316 - t306 * t318;
        const double flux44 = -t294 * t309 - t299 * t316 - t307 * t318;
        const double t319 = 0.2679491924311227 * t152 + t153;
        const double t320 = 0.2679491924311227 * t155 + t156;
        const double t321 = t151 * t319 - t160 * t320;
        const double t322 = 0.2679491924311227 * t162 + t163;
        const double t323 = t160 * t322 - t167 * t319;
        const double t324 = 0.2679491924311227 * t169 + t170;
        const double t325 = t167 * t291 - t160 * t292;
        const double t326 = t292 * t319 - t291 * t322;
        const double t327 = 0.2679491924311227 * t177 + t178;
        const double t328 = t160 * t297 - t151 * t291;
        const double t329 = t291 * t320 - t297 * t319;
        const double detJ_5 = -0.2406516764515424 * (t297 * t323 + t320 * t325 + t151 * t326);
        const double abs_detJ_5 = std::fabs(detJ_5);
        const double inv_abs_detJ_5 = 1.0 / abs_detJ_5;
        const double t330 = mu_0 * inv_abs_detJ_5;
        const double t331 = ((t287 * t323 + t324 * t325 + t175 * t326) + (t295 * t321 + t327 * t328 + t183 *
            t329)) * t330;
        const double t332 = 0.2406516764515424 * t331;
        const double t333 = t167 * t320 - t151 * t322;
        const double t334 = 0.2679491924311227 * t189 + t190;
        const double t335 = t151 * t292 - t167 * t297;
        const double t336 = t297 * t322 - t292 * t320;
        const double t337 = t330 * ((t304 * t323 + t325 * t334 + t194 * t326) + (t295 * t333 + t327 * t335 +
            t183 * t336));
        const double t338 = 0.2406516764515424 * t337;
        const double t339 = t295 * t323 + t325 * t327 + t183 * t326;
        const double t340 = t287 * t321 + t324 * t328 + t175 * t329;
        const double t341 = t304 * t333 + t334 * t335 + t194 * t336;
        const double t342 = (t339 + t340 + t341) * lmbda_0 * inv_abs_detJ_5;
        const double t343 = 0.2406516764515424 * (t342 + 2.0 * t330 * t339);
        const double flux45 = -t321 * t332 - t333 * t338 - t323 * t343;
        const double flux46 = -t328 * t332 - t335 * t338 - t325 * t343;
        const double flux47 = -t329 * t332 - t336 * t338 - t326 * t343;
        const double t344 = t330 * ((t304 * t321 + t328 * t334 + t194 * t329) + (t287 * t333 + t324 * t335 +
            t175 * t336));
        const double t345 = 0.2406516764515424 * t344;
        const double t346 = 0.2406516764515424 * (t342 + 2.0 * t330 * t340);
        const double flux48 = -t323 * t332 - t333 * t345 - t321 * t346;
        const double flux49 = -t325 * t332 - t335 * t345 - t328 * t346;
        const double flux50 = -t326 * t332 - t336 * t345 - t329 * t346;
        const double t347 = 0.2406516764515424 * (t342 + 2.0 * t330 * t341);
        const double flux51 = -t323 * t338 - t321 * t345 - t333 * t347;
        const double flux52 = -t325 * t338 - t328 * t345 - t335 * t347;
        const double flux53 = -t326 * t338 - t329 * t345 - t336 * t347;
        const double t348 = t208 * t284 - t209 * t285;
        const double t349 = 0.2679491924311227 * t211 + t212;
        const double t350 = t209 * t288 - t214 * t284;
        const double t351 = 0.2679491924311227 * t216 + t217;
        const double t352 = 0.2679491924311227 * t219 + t220;
        const double t353 = t214 * t351 - t209 * t352;
        const double t354 = t284 * t352 - t288 * t351;
        const double t355 = 0.2679491924311227 * t225 + t226;
        const double t356 = 0.2679491924311227 * t228 + t229;
        const double t357 = t209 * t356 - t208 * t351;
        const double t358 = t285 * t351 - t284 * t356;
        const double detJ_6 = -0.2406516764515424 * (t350 * t356 + t285 * t353 + t208 * t354);
        const double abs_detJ_6 = std::fabs(detJ_6);
        const double inv_abs_detJ_6 = 1.0 / abs_detJ_6;
        const double t359 = mu_0 * inv_abs_detJ_6;
        const double t360 = ((t349 * t350 + t290 * t353 + t223 * t354) + (t348 * t355 + t296 * t357 + t232 *
            t358)) * t359;
        const double t361 = 0.2406516764515424 * t360;
        const double t362 = t214 * t285 - t208 * t288;
        const double t363 = 0.2679491924311227 * t238 + t239;
        const double t364 = t208 * t352 - t214 * t356;
        const double t365 = t288 * t356 - t285 * t352;
        const double t366 = t359 * ((t350 * t363 + t305 * t353 + t241 * t354) + (t355 * t362 + t296 * t364 +
            t232 * t365));
        const double t367 = 0.2406516764515424 * t366;
        const double t368 = t350 * t355 + t296 * t353 + t232 * t354;
        const double t369 = t348 * t349 + t290 * t357 + t223 * t358;
        const double t370 = t362 * t363 + t305 * t364 + t241 * t365;
        const double t371 = (t368 + t369 + t370) * lmbda_0 * inv_abs_detJ_6;
        const double t372 = 0.2406516764515424 * (t371 + 2.0 * t359 * t368);
        const double flux54 = -t348 * t361 - t362 * t367 - t350 * t372;
        const double flux55 = -t357 * t361 - t364 * t367 - t353 * t372;
        const double flux56 = -t358 * t361 - t365 * t367 - t354 * t372;
        const double t373 = t359 * ((t348 * t363 + t305 * t357 + t241 * t358) + (t349 * t362 + t290 * t364 +
            t223 * t365));
        const double t374 = 0.2406516764515424 * t373;
        const double t375 = 0.2406516764515424 * (t371 + 2.0 * t359 * t369);
        const double flux57 = -t350 * t361 - t362 * t374 - t348 * t375;
        const double flux58 = -t353 * t361 - t364 * t374 - t357 * t375;
        const double flux59 = -t354 * t361 - t365 * t374 - t358 * t375;
        const double t376 = 0.2406516764515424 * (t371 + 2.0 * t359 * t370);
        const double flux60 = -t350 * t367 - t348 * t374 - t362 * t376;
        const double flux61 = -t353 * t367 - t357 * t374 - t364 * t376;
        const double flux62 = -t354 * t367 - t358 * t374 - t365 * t376;
        const double t377 = t255 * t319 - t256 * t320;
        const double t378 = t256 * t322 - t258 * t319;
        const double t379 = t258 * t351 - t256 * t352;
        const double t380 = t319 * t352 - t322 * t351;
        const double t381 = t256 * t356 - t255 * t351;
        const double t382 = t320 * t351 - t319 * t356;
        const double detJ_7 = -0.2406516764515424 * (t356 * t378 + t320 * t379 + t255 * t380);
        const double abs_detJ_7 = std::fabs(detJ_7);
        const double inv_abs_detJ_7 = 1.0 / abs_detJ_7;
        const double t383 = mu_0 * inv_abs_detJ_7;
        const double t384 = ((t349 * t378 + t324 * t379 + t261 * t380) + (t355 * t377 + t327 * t381 + t264 *
            t382)) * t383;
        const double t385 = 0.2406516764515424 * t384;
        const double t386 = t258 * t320 - t255 * t322;
        const double t387 = t255 * t352 - t258 * t356;
        const double t388 = t322 * t356 - t320 * t352;
        const double t389 = t383 * ((t363 * t378 + t334 * t379 + t270 * t380) + (t355 * t386 + t327 * t387 +
            t264 * t388));
        const double t390 = 0.2406516764515424 * t389;
        const double t391 = t355 * t378 + t327 * t379 + t264 * t380;
        const double t392 = t349 * t377 + t324 * t381 + t261 * t382;
        const double t393 = t363 * t386 + t334 * t387 + t270 * t388;
        const double t394 = (t391 + t392 + t393) * lmbda_0 * inv_abs_detJ_7;
        const double t395 = 0.2406516764515424 * (t394 + 2.0 * t383 * t391);
        const double flux63 = -t377 * t385 - t386 * t390 - t378 * t395;
        const double flux64 = -t381 * t385 - t387 * t390 - t379 * t395;
        const double flux65 = -t382 * t385 - t388 * t390 - t380 * t395;
        const double t396 = t383 * ((t363 * t377 + t334 * t381 + t270 * t382) + (t349 * t386 + t324 * t387 +
            t261 * t388));
        const double t397 = 0.2406516764515424 * t396;
        const double t398 = 0.2406516764515424 * (t394 + 2.0 * t383 * t392);
        const double flux66 = -t378 * t385 - t386 * t397 - t377 * t398;
        const double flux67 = -t379 * t385 - t387 * t397 - t381 * t398;
        const double flux68 = -t380 * t385 - t388 * t397 - t382 * t398;
        const double t399 = 0.2406516764515424 * (t394 + 2.0 * t383 * t393);
        const double flux69 = -t378 * t390 - t377 * t397 - t386 * t399;
        const double flux70 = -t379 * t390 - t381 * t397 - t387 * t399;
        const double flux71 = -t380 * t390 - t382 * t397 - t388 * t399;
        const double t400 = flux0 + flux9;
        const double t401 = flux18 + flux27;
        const double t402 = t400 + 0.2679491924311227 * t401;
        const double t403 = flux36 + flux45;
        const double t404 = flux54 + flux63;
        const double t405 = t403 + 0.2679491924311227 * t404;
        const double t406 = t402 + 0.2679491924311227 * t405;
        const double t407 = flux1 + flux19;
        const double t408 = flux10 + flux28;
        const double t409 = t407 + 0.2679491924311227 * t408;
        const double t410 = flux37 + flux55;
        const double t411 = flux46 + flux64;
        const double t412 = t410 + 0.2679491924311227 * t411;
        const double t413 = t409 + 0.2679491924311227 * t412;
        const double t414 = flux2 + flux38;
        const double t415 = flux11 + flux47;
        const double t416 = t414 + 0.2679491924311227 * t415;
        const double t417 = flux20 + flux56;
        const double t418 = flux29 + flux65;
        const double t419 = t417 + 0.2679491924311227 * t418;
        const double t420 = t416 + 0.2679491924311227 * t419;
        const double t421 = flux3 + flux12;
        const double t422 = flux21 + flux30;
        const double t423 = t421 + 0.2679491924311227 * t422;
        const double t424 = flux39 + flux48;
        const double t425 = flux57 + flux66;
        const double t426 = t424 + 0.2679491924311227 * t425;
        const double t427 = t423 + 0.2679491924311227 * t426;
        const double t428 = flux4 + flux22;
        const double t429 = flux13 + flux31;
        const double t430 = t428 + 0.2679491924311227 * t429;
        const double t431 = flux40 + flux58;
        const double t432 = flux49 + flux67;
        const double t433 = t431 + 0.2679491924311227 * t432;
        const double t434 = t430 + 0.2679491924311227 * t433;
        const double t435 = flux5 + flux41;
        const double t436 = flux14 + flux50;
        const double t437 = t435 + 0.2679491924311227 * t436;
        const double t438 = flux23 + flux59;
        const double t439 = flux32 + flux68;
        const double t440 = t438 + 0.2679491924311227 * t439;
        const double t441 = t437 + 0.2679491924311227 * t440;
        const double t442 = flux6 + flux15;
        const double t443 = flux24 + flux33;
        const double t444 = t442 + 0.2679491924311227 * t443;
        const double t445 = flux42 + flux51;
        const double t446 = flux60 + flux69;
        const double t447 = t445 + 0.2679491924311227 * t446;
        const double t448 = t444 + 0.2679491924311227 * t447;
        const double t449 = flux7 + flux25;
        const double t450 = flux16 + flux34;
        const double t451 = t449 + 0.2679491924311227 * t450;
        const double t452 = flux43 + flux61;
        const double t453 = flux52 + flux70;
        const double t454 = t452 + 0.2679491924311227 * t453;
        const double t455 = t451 + 0.2679491924311227 * t454;
        const double t456 = flux8 + flux44;
        const double t457 = flux17 + flux53;
        const double t458 = t456 + 0.2679491924311227 * t457;
        const double t459 = flux26 + flux62;
        const double t460 = flux35 + flux71;
        const double t461 = t459 + 0.2679491924311227 * t460;
        const double t462 = t458 + 0.2679491924311227 * t461;
        const double t463 = 0.2679491924311227 * t407 + t408;
        const double t464 = 0.2679491924311227 * t410 + t411;
        const double t465 = t463 + 0.2679491924311227 * t464;
        const double t466 = 0.2679491924311227 * t414 + t415;
        const double t467 = 0.2679491924311227 * t417 + t418;
        const double t468 = t466 + 0.2679491924311227 * t467;
        const double t469 = 0.2679491924311227 * t428 + t429;
        const double t470 = 0.2679491924311227 * t431 + t432;
        const double t471 = t469 + 0.2679491924311227 * t470;
        const double t472 = 0.2679491924311227 * t435 + t436;
        const double t473 = 0.2679491924311227 * t438 + t439;
        const double t474 = t472 + 0.2679491924311227 * t473;
        const double t475 = 0.2679491924311227 * t449 + t450;
        const double t476 = 0.2679491924311227 * t452 + t453;
        const double t477 = t475 + 0.2679491924311227 * t476;
        const double t478 = 0.2679491924311227 * t456 + t457;
        const double t479 = 0.2679491924311227 * t459 + t460;
        const double t480 = t478 + 0.2679491924311227 * t479;
        const double t481 = 0.2679491924311227 * t400 + t401;
        const double t482 = 0.2679491924311227 * t403 + t404;
        const double t483 = t481 + 0.2679491924311227 * t482;
        const double t484 = 0.2679491924311227 * t416 + t419;
        const double t485 = 0.2679491924311227 * t421 + t422;
        const double t486 = 0.2679491924311227 * t424 + t425;
        const double t487 = t485 + 0.2679491924311227 * t486;
        const double t488 = 0.2679491924311227 * t437 + t440;
        const double t489 = 0.2679491924311227 * t442 + t443;
        const double t490 = 0.2679491924311227 * t445 + t446;
        const double t491 = t489 + 0.2679491924311227 * t490;
        const double t492 = 0.2679491924311227 * t458 + t461;
        const double t493 = 0.2679491924311227 * t466 + t467;
        const double t494 = 0.2679491924311227 * t472 + t473;
        const double t495 = 0.2679491924311227 * t478 + t479;
        const double t496 = 0.2679491924311227 * t402 + t405;
        const double t497 = 0.2679491924311227 * t409 + t412;
        const double t498 = 0.2679491924311227 * t423 + t426;
        const double t499 = 0.2679491924311227 * t430 + t433;
        const double t500 = 0.2679491924311227 * t444 + t447;
        const double t501 = 0.2679491924311227 * t451 + t454;
        const double t502 = 0.2679491924311227 * t463 + t464;
        const double t503 = 0.2679491924311227 * t469 + t470;
        const double t504 = 0.2679491924311227 * t475 + t476;
        const double t505 = 0.2679491924311227 * t481 + t482;
        const double t506 = 0.2679491924311227 * t485 + t486;
        const double t507 = 0.2679491924311227 * t489 + t490;
        tile[lane] = -0.0300814595564428 * (t406 + t413 + t420);
        tile[lane + 8] = -0.0300814595564428 * (t427 + t434 + t441);
        tile[lane + 16] = -0.0300814595564428 * (t448 + t455 + t462);
        tile[lane + 24] = 0.0300814595564428 * (t406 - t465 - t468);
        tile[lane + 32] = 0.0300814595564428 * (t427 - t471 - t474);
        tile[lane + 40] = 0.0300814595564428 * (t448 - t477 - t480);
        tile[lane + 48] = 0.0300814595564428 * (t413 - t483 - t484);
        tile[lane + 56] = 0.0300814595564428 * (t434 - t487 - t488);
        tile[lane + 64] = 0.0300814595564428 * (t455 - t491 - t492);
        tile[lane + 72] = 0.0300814595564428 * (t465 + t483 - t493);
        tile[lane + 80] = 0.0300814595564428 * (t471 + t487 - t494);
        tile[lane + 88] = 0.0300814595564428 * (t477 + t491 - t495);
        tile[lane + 96] = 0.0300814595564428 * (t420 - t496 - t497);
        tile[lane + 104] = 0.0300814595564428 * (t441 - t498 - t499);
        tile[lane + 112] = 0.0300814595564428 * (t462 - t500 - t501);
        tile[lane + 120] = 0.0300814595564428 * (t468 + t496 - t502);
        tile[lane + 128] = 0.0300814595564428 * (t474 + t498 - t503);
        tile[lane + 136] = 0.0300814595564428 * (t480 + t500 - t504);
        tile[lane + 144] = 0.0300814595564428 * (t484 + t497 - t505);
        tile[lane + 152] = 0.0300814595564428 * (t488 + t499 - t506);
        tile[lane + 160] = 0.0300814595564428 * (t492 + t501 - t507);
        tile[lane + 168] = 0.0300814595564428 * (t493 + t502 + t505);
        tile[lane + 176] = 0.0300814595564428 * (t494 + t503 + t506);
        tile[lane + 184] = 0.0300814595564428 * (t495 + t504 + t507);
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
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
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

}  // namespace of_elasticity_lame_q1x3_hexahedron_f64_shared_apply
