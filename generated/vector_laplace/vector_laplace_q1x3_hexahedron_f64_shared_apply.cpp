// vector_laplace_q1x3_hexahedron_f64_shared_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set numbering=shared
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   degree  3 (option), scheme default
//
// Arguments:
//   num_cells     cells to work on
//   y             [dof] added to
//   x             [dof] what the operator acts on
//   offsets       [cell][node] the node's first entry of the vectors
//   coordinates   [point][3]
//   num_colours   cells are sorted by colour
//   colour_begin  [num_colours + 1] first cell of each colour, on the host
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2175 flops
//   sum_factorised  1580 flops <- taken
//   why             fewest flops of those that are valid; written, 1580 flops
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
//   flops       1604
//   bytes       128 (104 read, 24 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  12.5
//

#include <cmath>
#include <cstdint>

#include "vector_laplace_q1x3_hexahedron_f64_shared_apply.h"

namespace of_vector_laplace_q1x3_hexahedron_f64_shared_apply {
namespace {

void run_cells(
    int64_t begin_cell,
    int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + 64 * batch;
    const int cells_here = static_cast<int>(end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[384];
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
        inputs[lane] = coordinates[d0];
        inputs[lane + 8] = coordinates[d1];
        inputs[lane + 16] = coordinates[d2];
        inputs[lane + 24] = coordinates[d3];
        inputs[lane + 32] = coordinates[d4];
        inputs[lane + 40] = coordinates[d5];
        inputs[lane + 48] = coordinates[d6];
        inputs[lane + 56] = coordinates[d7];
        inputs[lane + 64] = coordinates[d0 + 1];
        inputs[lane + 72] = coordinates[d1 + 1];
        inputs[lane + 80] = coordinates[d2 + 1];
        inputs[lane + 88] = coordinates[d3 + 1];
        inputs[lane + 96] = coordinates[d4 + 1];
        inputs[lane + 104] = coordinates[d5 + 1];
        inputs[lane + 112] = coordinates[d6 + 1];
        inputs[lane + 120] = coordinates[d7 + 1];
        inputs[lane + 128] = coordinates[d0 + 2];
        inputs[lane + 136] = coordinates[d1 + 2];
        inputs[lane + 144] = coordinates[d2 + 2];
        inputs[lane + 152] = coordinates[d3 + 2];
        inputs[lane + 160] = coordinates[d4 + 2];
        inputs[lane + 168] = coordinates[d5 + 2];
        inputs[lane + 176] = coordinates[d6 + 2];
        inputs[lane + 184] = coordinates[d7 + 2];
        inputs[lane + 192] = x[d0];
        inputs[lane + 200] = x[d1];
        inputs[lane + 208] = x[d2];
        inputs[lane + 216] = x[d3];
        inputs[lane + 224] = x[d4];
        inputs[lane + 232] = x[d5];
        inputs[lane + 240] = x[d6];
        inputs[lane + 248] = x[d7];
        inputs[lane + 256] = x[d0 + 1];
        inputs[lane + 264] = x[d1 + 1];
        inputs[lane + 272] = x[d2 + 1];
        inputs[lane + 280] = x[d3 + 1];
        inputs[lane + 288] = x[d4 + 1];
        inputs[lane + 296] = x[d5 + 1];
        inputs[lane + 304] = x[d6 + 1];
        inputs[lane + 312] = x[d7 + 1];
        inputs[lane + 320] = x[d0 + 2];
        inputs[lane + 328] = x[d1 + 2];
        inputs[lane + 336] = x[d2 + 2];
        inputs[lane + 344] = x[d3 + 2];
        inputs[lane + 352] = x[d4 + 2];
        inputs[lane + 360] = x[d5 + 2];
        inputs[lane + 368] = x[d6 + 2];
        inputs[lane + 376] = x[d7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double trial_0 = inputs[lane + 192];
        const double trial_3 = inputs[lane + 200];
        const double t0 = trial_0 - trial_3;
        const double trial_6 = inputs[lane + 208];
        const double trial_9 = inputs[lane + 216];
        const double t1 = trial_6 - trial_9;
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double trial_12 = inputs[lane + 224];
        const double trial_15 = inputs[lane + 232];
        const double t3 = trial_12 - trial_15;
        const double trial_18 = inputs[lane + 240];
        const double trial_21 = inputs[lane + 248];
        const double t4 = trial_18 - trial_21;
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = t2 + 0.2679491924311227 * t5;
        const double x0_0 = inputs[lane];
        const double x1_0 = inputs[lane + 8];
        const double t7 = x0_0 - x1_0;
        const double x2_0 = inputs[lane + 16];
        const double x3_0 = inputs[lane + 24];
        const double t8 = x2_0 - x3_0;
        const double t9 = t7 + 0.2679491924311227 * t8;
        const double x4_0 = inputs[lane + 32];
        const double x5_0 = inputs[lane + 40];
        const double t10 = x4_0 - x5_0;
        const double x6_0 = inputs[lane + 48];
        const double x7_0 = inputs[lane + 56];
        const double t11 = x6_0 - x7_0;
        const double t12 = t10 + 0.2679491924311227 * t11;
        const double t13 = t9 + 0.2679491924311227 * t12;
        const double x0_1 = inputs[lane + 64];
        const double x2_1 = inputs[lane + 80];
        const double t14 = x0_1 - x2_1;
        const double x1_1 = inputs[lane + 72];
        const double x3_1 = inputs[lane + 88];
        const double t15 = x1_1 - x3_1;
        const double t16 = t14 + 0.2679491924311227 * t15;
        const double x4_1 = inputs[lane + 96];
        const double x6_1 = inputs[lane + 112];
        const double t17 = x4_1 - x6_1;
        const double x5_1 = inputs[lane + 104];
        const double x7_1 = inputs[lane + 120];
        const double t18 = x5_1 - x7_1;
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = t16 + 0.2679491924311227 * t19;
        const double x0_2 = inputs[lane + 128];
        const double x4_2 = inputs[lane + 160];
        const double t21 = x0_2 - x4_2;
        const double x1_2 = inputs[lane + 136];
        const double x5_2 = inputs[lane + 168];
        const double t22 = x1_2 - x5_2;
        const double t23 = t21 + 0.2679491924311227 * t22;
        const double x2_2 = inputs[lane + 144];
        const double x6_2 = inputs[lane + 176];
        const double t24 = x2_2 - x6_2;
        const double x3_2 = inputs[lane + 152];
        const double x7_2 = inputs[lane + 184];
        const double t25 = x3_2 - x7_2;
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double t27 = t23 + 0.2679491924311227 * t26;
        const double t28 = x0_1 - x4_1;
        const double t29 = x1_1 - x5_1;
        const double t30 = t28 + 0.2679491924311227 * t29;
        const double t31 = x2_1 - x6_1;
        const double t32 = x3_1 - x7_1;
        const double t33 = t31 + 0.2679491924311227 * t32;
        const double t34 = t30 + 0.2679491924311227 * t33;
        const double t35 = x0_2 - x2_2;
        const double t36 = x1_2 - x3_2;
        const double t37 = t35 + 0.2679491924311227 * t36;
        const double t38 = x4_2 - x6_2;
        const double t39 = x5_2 - x7_2;
        const double t40 = t38 + 0.2679491924311227 * t39;
        const double t41 = t37 + 0.2679491924311227 * t40;
        const double t42 = t20 * t27 - t34 * t41;
        const double t43 = x0_0 - x2_0;
        const double t44 = x1_0 - x3_0;
        const double t45 = t43 + 0.2679491924311227 * t44;
        const double t46 = x4_0 - x6_0;
        const double t47 = x5_0 - x7_0;
        const double t48 = t46 + 0.2679491924311227 * t47;
        const double t49 = t45 + 0.2679491924311227 * t48;
        const double t50 = x0_2 - x1_2;
        const double t51 = x2_2 - x3_2;
        const double t52 = t50 + 0.2679491924311227 * t51;
        const double t53 = x4_2 - x5_2;
        const double t54 = x6_2 - x7_2;
        const double t55 = t53 + 0.2679491924311227 * t54;
        const double t56 = t52 + 0.2679491924311227 * t55;
        const double t57 = x0_1 - x1_1;
        const double t58 = x2_1 - x3_1;
        const double t59 = t57 + 0.2679491924311227 * t58;
        const double t60 = x4_1 - x5_1;
        const double t61 = x6_1 - x7_1;
        const double t62 = t60 + 0.2679491924311227 * t61;
        const double t63 = t59 + 0.2679491924311227 * t62;
        const double t64 = t34 * t56 - t27 * t63;
        const double t65 = x0_0 - x4_0;
        const double t66 = x1_0 - x5_0;
        const double t67 = t65 + 0.2679491924311227 * t66;
        const double t68 = x2_0 - x6_0;
        const double t69 = x3_0 - x7_0;
        const double t70 = t68 + 0.2679491924311227 * t69;
        const double t71 = t67 + 0.2679491924311227 * t70;
        const double t72 = t41 * t63 - t20 * t56;
        const double detJ_0 = -0.2406516764515424 * (t13 * t42 + t49 * t64 + t71 * t72);
        const double abs_detJ_0 = std::fabs(detJ_0);
        const double inv_abs_detJ_0 = 1.0 / abs_detJ_0;
        const double t73 = t41 * t71 - t27 * t49;
        const double t74 = t34 * t49 - t20 * t71;
        const double t75 = 0.14968738057396383 * inv_abs_detJ_0 * (t42 * t42 + t73 * t73 + t74 * t74);
        const double t76 = trial_0 - trial_6;
        const double t77 = trial_3 - trial_9;
        const double t78 = t76 + 0.2679491924311227 * t77;
        const double t79 = trial_12 - trial_18;
        const double t80 = trial_15 - trial_21;
        const double t81 = t79 + 0.2679491924311227 * t80;
        const double t82 = t78 + 0.2679491924311227 * t81;
        const double t83 = t13 * t27 - t56 * t71;
        const double t84 = t63 * t71 - t13 * t34;
        const double t85 = 0.14968738057396383 * inv_abs_detJ_0 * (t42 * t64 + t73 * t83 + t74 * t84);
        const double t86 = trial_0 - trial_12;
        const double t87 = trial_3 - trial_15;
        const double t88 = t86 + 0.2679491924311227 * t87;
        const double t89 = trial_6 - trial_18;
        const double t90 = trial_9 - trial_21;
        const double t91 = t89 + 0.2679491924311227 * t90;
        const double t92 = t88 + 0.2679491924311227 * t91;
        const double t93 = t49 * t56 - t13 * t41;
        const double t94 = t13 * t20 - t49 * t63;
        const double t95 = 0.14968738057396383 * inv_abs_detJ_0 * (t42 * t72 + t73 * t93 + t74 * t94);
        const double flux0 = t6 * t75 + t82 * t85 + t92 * t95;
        const double t96 = 0.14968738057396383 * inv_abs_detJ_0 * (t64 * t64 + t83 * t83 + t84 * t84);
        const double t97 = 0.14968738057396383 * inv_abs_detJ_0 * (t64 * t72 + t83 * t93 + t84 * t94);
        const double flux1 = t6 * t85 + t82 * t96 + t92 * t97;
        const double t98 = 0.14968738057396383 * inv_abs_detJ_0 * (t72 * t72 + t93 * t93 + t94 * t94);
        const double flux2 = t6 * t95 + t82 * t97 + t92 * t98;
        const double trial_1 = inputs[lane + 256];
        const double trial_4 = inputs[lane + 264];
        const double t99 = trial_1 - trial_4;
        const double trial_7 = inputs[lane + 272];
        const double trial_10 = inputs[lane + 280];
        const double t100 = trial_7 - trial_10;
        const double t101 = t99 + 0.2679491924311227 * t100;
        const double trial_13 = inputs[lane + 288];
        const double trial_16 = inputs[lane + 296];
        const double t102 = trial_13 - trial_16;
        const double trial_19 = inputs[lane + 304];
        const double trial_22 = inputs[lane + 312];
        const double t103 = trial_19 - trial_22;
        const double t104 = t102 + 0.2679491924311227 * t103;
        const double t105 = t101 + 0.2679491924311227 * t104;
        const double t106 = trial_1 - trial_7;
        const double t107 = trial_4 - trial_10;
        const double t108 = t106 + 0.2679491924311227 * t107;
        const double t109 = trial_13 - trial_19;
        const double t110 = trial_16 - trial_22;
        const double t111 = t109 + 0.2679491924311227 * t110;
        const double t112 = t108 + 0.2679491924311227 * t111;
        const double t113 = trial_1 - trial_13;
        const double t114 = trial_4 - trial_16;
        const double t115 = t113 + 0.2679491924311227 * t114;
        const double t116 = trial_7 - trial_19;
        const double t117 = trial_10 - trial_22;
        const double t118 = t116 + 0.2679491924311227 * t117;
        const double t119 = t115 + 0.2679491924311227 * t118;
        const double flux3 = t75 * t105 + t85 * t112 + t95 * t119;
        const double flux4 = t85 * t105 + t96 * t112 + t97 * t119;
        const double flux5 = t95 * t105 + t97 * t112 + t98 * t119;
        const double trial_2 = inputs[lane + 320];
        const double trial_5 = inputs[lane + 328];
        const double t120 = trial_2 - trial_5;
        const double trial_8 = inputs[lane + 336];
        const double trial_11 = inputs[lane + 344];
        const double t121 = trial_8 - trial_11;
        const double t122 = t120 + 0.2679491924311227 * t121;
        const double trial_14 = inputs[lane + 352];
        const double trial_17 = inputs[lane + 360];
        const double t123 = trial_14 - trial_17;
        const double trial_20 = inputs[lane + 368];
        const double trial_23 = inputs[lane + 376];
        const double t124 = trial_20 - trial_23;
        const double t125 = t123 + 0.2679491924311227 * t124;
        const double t126 = t122 + 0.2679491924311227 * t125;
        const double t127 = trial_2 - trial_8;
        const double t128 = trial_5 - trial_11;
        const double t129 = t127 + 0.2679491924311227 * t128;
        const double t130 = trial_14 - trial_20;
        const double t131 = trial_17 - trial_23;
        const double t132 = t130 + 0.2679491924311227 * t131;
        const double t133 = t129 + 0.2679491924311227 * t132;
        const double t134 = trial_2 - trial_14;
        const double t135 = trial_5 - trial_17;
        const double t136 = t134 + 0.2679491924311227 * t135;
        const double t137 = trial_8 - trial_20;
        const double t138 = trial_11 - trial_23;
        const double t139 = t137 + 0.2679491924311227 * t138;
        const double t140 = t136 + 0.2679491924311227 * t139;
        const double flux6 = t75 * t126 + t85 * t133 + t95 * t140;
        const double flux7 = t85 * t126 + t96 * t133 + t97 * t140;
        const double flux8 = t95 * t126 + t97 * t133 + t98 * t140;
        const double t141 = 0.2679491924311227 * t14 + t15;
        const double t142 = 0.2679491924311227 * t17 + t18;
        const double t143 = t141 + 0.2679491924311227 * t142;
        const double t144 = 0.2679491924311227 * t21 + t22;
        const double t145 = 0.2679491924311227 * t24 + t25;
        const double t146 = t144 + 0.2679491924311227 * t145;
        const double t147 = 0.2679491924311227 * t28 + t29;
        const double t148 = 0.2679491924311227 * t31 + t32;
        const double t149 = t147 + 0.2679491924311227 * t148;
        const double t150 = 0.2679491924311227 * t35 + t36;
        const double t151 = 0.2679491924311227 * t38 + t39;
        const double t152 = t150 + 0.2679491924311227 * t151;
        const double t153 = t143 * t146 - t149 * t152;
        const double t154 = 0.2679491924311227 * t43 + t44;
        const double t155 = 0.2679491924311227 * t46 + t47;
        const double t156 = t154 + 0.2679491924311227 * t155;
        const double t157 = t56 * t149 - t63 * t146;
        const double t158 = 0.2679491924311227 * t65 + t66;
        const double t159 = 0.2679491924311227 * t68 + t69;
        const double t160 = t158 + 0.2679491924311227 * t159;
        const double t161 = t63 * t152 - t56 * t143;
        const double detJ_1 = -0.2406516764515424 * (t13 * t153 + t156 * t157 + t160 * t161);
        const double abs_detJ_1 = std::fabs(detJ_1);
        const double inv_abs_detJ_1 = 1.0 / abs_detJ_1;
        const double t162 = t152 * t160 - t146 * t156;
        const double t163 = t149 * t156 - t143 * t160;
        const double t164 = 0.14968738057396383 * inv_abs_detJ_1 * (t153 * t153 + t162 * t162 + t163 * t163);
        const double t165 = 0.2679491924311227 * t76 + t77;
        const double t166 = 0.2679491924311227 * t79 + t80;
        const double t167 = t165 + 0.2679491924311227 * t166;
        const double t168 = t13 * t146 - t56 * t160;
        const double t169 = t63 * t160 - t13 * t149;
        const double t170 = 0.14968738057396383 * inv_abs_detJ_1 * (t153 * t157 + t162 * t168 + t163 * t169);
        const double t171 = 0.2679491924311227 * t86 + t87;
        const double t172 = 0.2679491924311227 * t89 + t90;
        const double t173 = t171 + 0.2679491924311227 * t172;
        const double t174 = t56 * t156 - t13 * t152;
        const double t175 = t13 * t143 - t63 * t156;
        const double t176 = 0.14968738057396383 * inv_abs_detJ_1 * (t153 * t161 + t162 * t174 + t163 * t175);
        const double flux9 = t6 * t164 + t167 * t170 + t173 * t176;
        const double t177 = 0.14968738057396383 * inv_abs_detJ_1 * (t157 * t157 + t168 * t168 + t169 * t169);
        const double t178 = 0.14968738057396383 * inv_abs_detJ_1 * (t157 * t161 + t168 * t174 + t169 * t175);
        const double flux10 = t6 * t170 + t167 * t177 + t173 * t178;
        const double t179 = 0.14968738057396383 * inv_abs_detJ_1 * (t161 * t161 + t174 * t174 + t175 * t175);
        const double flux11 = t6 * t176 + t167 * t178 + t173 * t179;
        const double t180 = 0.2679491924311227 * t106 + t107;
        const double t181 = 0.2679491924311227 * t109 + t110;
        const double t182 = t180 + 0.2679491924311227 * t181;
        const double t183 = 0.2679491924311227 * t113 + t114;
        const double t184 = 0.2679491924311227 * t116 + t117;
        const double t185 = t183 + 0.2679491924311227 * t184;
        const double flux12 = t105 * t164 + t170 * t182 + t176 * t185;
        const double flux13 = t105 * t170 + t177 * t182 + t178 * t185;
        const double flux14 = t105 * t176 + t178 * t182 + t179 * t185;
        const double t186 = 0.2679491924311227 * t127 + t128;
        const double t187 = 0.2679491924311227 * t130 + t131;
        const double t188 = t186 + 0.2679491924311227 * t187;
        const double t189 = 0.2679491924311227 * t134 + t135;
        const double t190 = 0.2679491924311227 * t137 + t138;
        const double t191 = t189 + 0.2679491924311227 * t190;
        const double flux15 = t126 * t164 + t170 * t188 + t176 * t191;
        const double flux16 = t126 * t170 + t177 * t188 + t178 * t191;
        const double flux17 = t126 * t176 + t178 * t188 + t179 * t191;
        const double t192 = 0.2679491924311227 * t0 + t1;
        const double t193 = 0.2679491924311227 * t3 + t4;
        const double t194 = t192 + 0.2679491924311227 * t193;
        const double t195 = 0.2679491924311227 * t7 + t8;
        const double t196 = 0.2679491924311227 * t10 + t11;
        const double t197 = t195 + 0.2679491924311227 * t196;
        const double t198 = 0.2679491924311227 * t23 + t26;
        const double t199 = 0.2679491924311227 * t30 + t33;
        const double t200 = t20 * t198 - t41 * t199;
        const double t201 = 0.2679491924311227 * t50 + t51;
        const double t202 = 0.2679491924311227 * t53 + t54;
        const double t203 = t201 + 0.2679491924311227 * t202;
        const double t204 = 0.2679491924311227 * t57 + t58;
        const double t205 = 0.2679491924311227 * t60 + t61;
        const double t206 = t204 + 0.2679491924311227 * t205;
        const double t207 = t199 * t203 - t198 * t206;
        const double t208 = 0.2679491924311227 * t67 + t70;
        const double t209 = t41 * t206 - t20 * t203;
        const double detJ_2 = -0.2406516764515424 * (t197 * t200 + t49 * t207 + t208 * t209);
        const double abs_detJ_2 = std::fabs(detJ_2);
        const double inv_abs_detJ_2 = 1.0 / abs_detJ_2;
        const double t210 = t41 * t208 - t49 * t198;
        const double t211 = t49 * t199 - t20 * t208;
        const double t212 = 0.14968738057396383 * inv_abs_detJ_2 * (t200 * t200 + t210 * t210 + t211 * t211);
        const double t213 = t197 * t198 - t203 * t208;
        const double t214 = t206 * t208 - t197 * t199;
        const double t215 = 0.14968738057396383 * inv_abs_detJ_2 * (t200 * t207 + t210 * t213 + t211 * t214);
        const double t216 = 0.2679491924311227 * t88 + t91;
        const double t217 = t49 * t203 - t41 * t197;
        const double t218 = t20 * t197 - t49 * t206;
        const double t219 = 0.14968738057396383 * inv_abs_detJ_2 * (t200 * t209 + t210 * t217 + t211 * t218);
        const double flux18 = t194 * t212 + t82 * t215 + t216 * t219;
        const double t220 = 0.14968738057396383 * inv_abs_detJ_2 * (t207 * t207 + t213 * t213 + t214 * t214);
        const double t221 = 0.14968738057396383 * inv_abs_detJ_2 * (t207 * t209 + t213 * t217 + t214 * t218);
        const double flux19 = t194 * t215 + t82 * t220 + t216 * t221;
        const double t222 = 0.14968738057396383 * inv_abs_detJ_2 * (t209 * t209 + t217 * t217 + t218 * t218);
        const double flux20 = t194 * t219 + t82 * t221 + t216 * t222;
        const double t223 = 0.2679491924311227 * t99 + t100;
        const double t224 = 0.2679491924311227 * t102 + t103;
        const double t225 = t223 + 0.2679491924311227 * t224;
        const double t226 = 0.2679491924311227 * t115 + t118;
        const double flux21 = t212 * t225 + t112 * t215 + t219 * t226;
        const double flux22 = t215 * t225 + t112 * t220 + t221 * t226;
        const double flux23 = t219 * t225 + t112 * t221 + t222 * t226;
        const double t227 = 0.2679491924311227 * t120 + t121;
        const double t228 = 0.2679491924311227 * t123 + t124;
        const double t229 = t227 + 0.2679491924311227 * t228;
        const double t230 = 0.2679491924311227 * t136 + t139;
        const double flux24 = t212 * t229 + t133 * t215 + t219 * t230;
        const double flux25 = t215 * t229 + t133 * t220 + t221 * t230;
        const double flux26 = t219 * t229 + t133 * t221 + t222 * t230;
        const double t231 = 0.2679491924311227 * t144 + t145;
        const double t232 = 0.2679491924311227 * t147 + t148;
        const double t233 = t143 * t231 - t152 * t232;
        const double t234 = t203 * t232 - t206 * t231;
        const double t235 = 0.2679491924311227 * t158 + t159;
        const double t236 = t152 * t206 - t143 * t203;
        const double detJ_3 = -0.2406516764515424 * (t197 * t233 + t156 * t234 + t235 * t236);
        const double abs_detJ_3 = std::fabs(detJ_3);
        const double inv_abs_detJ_3 = 1.0 / abs_detJ_3;
        const double t237 = t152 * t235 - t156 * t231;
        const double t238 = t156 * t232 - t143 * t235;
        const double t239 = 0.14968738057396383 * inv_abs_detJ_3 * (t233 * t233 + t237 * t237 + t238 * t238);
        const double t240 = t197 * t231 - t203 * t235;
        const double t241 = t206 * t235 - t197 * t232;
        const double t242 = 0.14968738057396383 * inv_abs_detJ_3 * (t233 * t234 + t237 * t240 + t238 * t241);
        const double t243 = 0.2679491924311227 * t171 + t172;
        const double t244 = t156 * t203 - t152 * t197;
        const double t245 = t143 * t197 - t156 * t206;
        const double t246 = 0.14968738057396383 * inv_abs_detJ_3 * (t233 * t236 + t237 * t244 + t238 * t245);
        const double flux27 = t194 * t239 + t167 * t242 + t243 * t246;
        const double t247 = 0.14968738057396383 * inv_abs_detJ_3 * (t234 * t234 + t240 * t240 + t241 * t241);
        const double t248 = 0.14968738057396383 * inv_abs_detJ_3 * (t234 * t236 + t240 * t244 + t241 * t245);
        const double flux28 = t194 * t242 + t167 * t247 + t243 * t248;
        const double t249 = 0.14968738057396383 * inv_abs_detJ_3 * (t236 * t236 + t244 * t244 + t245 * t245);
        const double flux29 = t194 * t246 + t167 * t248 + t243 * t249;
        const double t250 = 0.2679491924311227 * t183 + t184;
        const double flux30 = t225 * t239 + t182 * t242 + t246 * t250;
        const double flux31 = t225 * t242 + t182 * t247 + t248 * t250;
        const double flux32 = t225 * t246 + t182 * t248 + t249 * t250;
        const double t251 = 0.2679491924311227 * t189 + t190;
        const double flux33 = t229 * t239 + t188 * t242 + t246 * t251;
        const double flux34 = t229 * t242 + t188 * t247 + t248 * t251;
        const double flux35 = t229 * t246 + t188 * t248 + t249 * t251;
        const double t252 = 0.2679491924311227 * t2 + t5;
        const double t253 = 0.2679491924311227 * t9 + t12;
        const double t254 = 0.2679491924311227 * t16 + t19;
        const double t255 = 0.2679491924311227 * t37 + t40;
        const double t256 = t27 * t254 - t34 * t255;
        const double t257 = 0.2679491924311227 * t45 + t48;
        const double t258 = 0.2679491924311227 * t52 + t55;
        const double t259 = 0.2679491924311227 * t59 + t62;
        const double t260 = t34 * t258 - t27 * t259;
        const double t261 = t255 * t259 - t254 * t258;
        const double detJ_4 = -0.2406516764515424 * (t253 * t256 + t257 * t260 + t71 * t261);
        const double abs_detJ_4 = std::fabs(detJ_4);
        const double inv_abs_detJ_4 = 1.0 / abs_detJ_4;
        const double t262 = t71 * t255 - t27 * t257;
        const double t263 = t34 * t257 - t71 * t254;
        const double t264 = 0.14968738057396383 * inv_abs_detJ_4 * (t256 * t256 + t262 * t262 + t263 * t263);
        const double t265 = 0.2679491924311227 * t78 + t81;
        const double t266 = t27 * t253 - t71 * t258;
        const double t267 = t71 * t259 - t34 * t253;
        const double t268 = 0.14968738057396383 * inv_abs_detJ_4 * (t256 * t260 + t262 * t266 + t263 * t267);
        const double t269 = t257 * t258 - t253 * t255;
        const double t270 = t253 * t254 - t257 * t259;
        const double t271 = 0.14968738057396383 * inv_abs_detJ_4 * (t256 * t261 + t262 * t269 + t263 * t270);
        const double flux36 = t252 * t264 + t265 * t268 + t92 * t271;
        const double t272 = 0.14968738057396383 * inv_abs_detJ_4 * (t260 * t260 + t266 * t266 + t267 * t267);
        const double t273 = 0.14968738057396383 * inv_abs_detJ_4 * (t260 * t261 + t266 * t269 + t267 * t270);
        const double flux37 = t252 * t268 + t265 * t272 + t92 * t273;
        const double t274 = 0.14968738057396383 * inv_abs_detJ_4 * (t261 * t261 + t269 * t269 + t270 * t270);
        const double flux38 = t252 * t271 + t265 * t273 + t92 * t274;
        const double t275 = 0.2679491924311227 * t101 + t104;
        const double t276 = 0.2679491924311227 * t108 + t111;
        const double flux39 = t264 * t275 + t268 * t276 + t119 * t271;
        const double flux40 = t268 * t275 + t272 * t276 + t119 * t273;
        const double flux41 = t271 * t275 + t273 * t276 + t119 * t274;
        const double t277 = 0.2679491924311227 * t122 + t125;
        const double t278 = 0.2679491924311227 * t129 + t132;
        const double flux42 = t264 * t277 + t268 * t278 + t140 * t271;
        const double flux43 = t268 * t277 + t272 * t278 + t140 * t273;
        const double flux44 = t271 * t277 + t273 * t278 + t140 * t274;
        const double t279 = 0.2679491924311227 * t141 + t142;
        const double t280 = 0.2679491924311227 * t150 + t151;
        const double t281 = t146 * t279 - t149 * t280;
        const double t282 = 0.2679491924311227 * t154 + t155;
        const double t283 = t149 * t258 - t146 * t259;
        const double t284 = t259 * t280 - t258 * t279;
        const double detJ_5 = -0.2406516764515424 * (t253 * t281 + t282 * t283 + t160 * t284);
        const double abs_detJ_5 = std::fabs(detJ_5);
        const double inv_abs_detJ_5 = 1.0 / abs_detJ_5;
        const double t285 = t160 * t280 - t146 * t282;
        const double t286 = t149 * t282 - t160 * t279;
        const double t287 = 0.14968738057396383 * inv_abs_detJ_5 * (t281 * t281 + t285 * t285 + t286 * t286);
        const double t288 = 0.2679491924311227 * t165 + t166;
        const double t289 = t146 * t253 - t160 * t258;
        const double t290 = t160 * t259 - t149 * t253;
        const double t291 = 0.14968738057396383 * inv_abs_detJ_5 * (t281 * t283 + t285 * t289 + t286 * t290);
        const double t292 = t258 * t282 - t253 * t280;
        const double t293 = t253 * t279 - t259 * t282;
        const double t294 = 0.14968738057396383 * inv_abs_detJ_5 * (t281 * t284 + t285 * t292 + t286 * t293);
        const double flux45 = t252 * t287 + t288 * t291 + t173 * t294;
        const double t295 = 0.14968738057396383 * inv_abs_detJ_5 * (t283 * t283 + t289 * t289 + t290 * t290);
        const double t296 = 0.14968738057396383 * inv_abs_detJ_5 * (t283 * t284 + t289 * t292 + t290 * t293);
        const double flux46 = t252 * t291 + t288 * t295 + t173 * t296;
        const double t297 = 0.14968738057396383 * inv_abs_detJ_5 * (t284 * t284 + t292 * t292 + t293 * t293);
        const double flux47 = t252 * t294 + t288 * t296 + t173 * t297;
        const double t298 = 0.2679491924311227 * t180 + t181;
        const double flux48 = t275 * t287 + t291 * t298 + t185 * t294;
        const double flux49 = t275 * t291 + t295 * t298 + t185 * t296;
        const double flux50 = t275 * t294 + t296 * t298 + t185 * t297;
        const double t299 = 0.2679491924311227 * t186 + t187;
        const double flux51 = t277 * t287 + t291 * t299 + t191 * t294;
        const double flux52 = t277 * t291 + t295 * t299 + t191 * t296;
        const double flux53 = t277 * t294 + t296 * t299 + t191 * t297;
        const double t300 = 0.2679491924311227 * t192 + t193;
        const double t301 = 0.2679491924311227 * t195 + t196;
        const double t302 = t198 * t254 - t199 * t255;
        const double t303 = 0.2679491924311227 * t201 + t202;
        const double t304 = 0.2679491924311227 * t204 + t205;
        const double t305 = t199 * t303 - t198 * t304;
        const double t306 = t255 * t304 - t254 * t303;
        const double detJ_6 = -0.2406516764515424 * (t301 * t302 + t257 * t305 + t208 * t306);
        const double abs_detJ_6 = std::fabs(detJ_6);
        const double inv_abs_detJ_6 = 1.0 / abs_detJ_6;
        const double t307 = t208 * t255 - t198 * t257;
        const double t308 = t199 * t257 - t208 * t254;
        const double t309 = 0.14968738057396383 * inv_abs_detJ_6 * (t302 * t302 + t307 * t307 + t308 * t308);
        const double t310 = t198 * t301 - t208 * t303;
        const double t311 = t208 * t304 - t199 * t301;
        const double t312 = 0.14968738057396383 * inv_abs_detJ_6 * (t302 * t305 + t307 * t310 + t308 * t311);
        const double t313 = t257 * t303 - t255 * t301;
        const double t314 = t254 * t301 - t257 * t304;
        const double t315 = 0.14968738057396383 * inv_abs_detJ_6 * (t302 * t306 + t307 * t313 + t308 * t314);
        const double flux54 = t300 * t309 + t265 * t312 + t216 * t315;
        const double t316 = 0.14968738057396383 * inv_abs_detJ_6 * (t305 * t305 + t310 * t310 + t311 * t311);
        const double t317 = 0.14968738057396383 * inv_abs_detJ_6 * (t305 * t306 + t310 * t313 + t311 * t314);
        const double flux55 = t300 * t312 + t265 * t316 + t216 * t317;
        const double t318 = 0.14968738057396383 * inv_abs_detJ_6 * (t306 * t306 + t313 * t313 + t314 * t314);
        const double flux56 = t300 * t315 + t265 * t317 + t216 * t318;
        const double t319 = 0.2679491924311227 * t223 + t224;
        const double flux57 = t309 * t319 + t276 * t312 + t226 * t315;
        const double flux58 = t312 * t319 + t276 * t316 + t226 * t317;
        const double flux59 = t315 * t319 + t276 * t317 + t226 * t318;
        const double t320 = 0.2679491924311227 * t227 + t228;
        const double flux60 = t309 * t320 + t278 * t312 + t230 * t315;
        const double flux61 = t312 * t320 + t278 * t316 + t230 * t317;
        const double flux62 = t315 * t320 + t278 * t317 + t230 * t318;
        const double t321 = t231 * t279 - t232 * t280;
        const double t322 = t232 * t303 - t231 * t304;
        const double t323 = t280 * t304 - t279 * t303;
        const double detJ_7 = -0.2406516764515424 * (t301 * t321 + t282 * t322 + t235 * t323);
        const double abs_detJ_7 = std::fabs(detJ_7);
        const double inv_abs_detJ_7 = 1.0 / abs_detJ_7;
        const double t324 = t235 * t280 - t231 * t282;
        const double t325 = t232 * t282 - t235 * t279;
        const double t326 = 0.14968738057396383 * inv_abs_detJ_7 * (t321 * t321 + t324 * t324 + t325 * t325);
        const double t327 = t231 * t301 - t235 * t303;
        const double t328 = t235 * t304 - t232 * t301;
        const double t329 = 0.14968738057396383 * inv_abs_detJ_7 * (t321 * t322 + t324 * t327 + t325 * t328);
        const double t330 = t282 * t303 - t280 * t301;
        const double t331 = t279 * t301 - t282 * t304;
        const double t332 = 0.14968738057396383 * inv_abs_detJ_7 * (t321 * t323 + t324 * t330 + t325 * t331);
        const double flux63 = t300 * t326 + t288 * t329 + t243 * t332;
        const double t333 = 0.14968738057396383 * inv_abs_detJ_7 * (t322 * t322 + t327 * t327 + t328 * t328);
        const double t334 = 0.14968738057396383 * inv_abs_detJ_7 * (t322 * t323 + t327 * t330 + t328 * t331);
        const double flux64 = t300 * t329 + t288 * t333 + t243 * t334;
        const double t335 = 0.14968738057396383 * inv_abs_detJ_7 * (t323 * t323 + t330 * t330 + t331 * t331);
        const double flux65 = t300 * t332 + t288 * t334 + t243 * t335;
        const double flux66 = t319 * t326 + t298 * t329 + t250 * t332;
        const double flux67 = t319 * t329 + t298 * t333 + t250 * t334;
        const double flux68 = t319 * t332 + t298 * t334 + t250 * t335;
        const double flux69 = t320 * t326 + t299 * t329 + t251 * t332;
        const double flux70 = t320 * t329 + t299 * t333 + t251 * t334;
        const double flux71 = t320 * t332 + t299 * t334 + t251 * t335;
        const double t336 = flux0 + flux9;
        const double t337 = flux18 + flux27;
        const double t338 = t336 + 0.2679491924311227 * t337;
        const double t339 = flux36 + flux45;
        const double t340 = flux54 + flux63;
        const double t341 = t339 + 0.2679491924311227 * t340;
        const double t342 = t338 + 0.2679491924311227 * t341;
        const double t343 = flux1 + flux19;
        const double t344 = flux10 + flux28;
        const double t345 = t343 + 0.2679491924311227 * t344;
        const double t346 = flux37 + flux55;
        const double t347 = flux46 + flux64;
        const double t348 = t346 + 0.2679491924311227 * t347;
        const double t349 = t345 + 0.2679491924311227 * t348;
        const double t350 = flux2 + flux38;
        const double t351 = flux11 + flux47;
        const double t352 = t350 + 0.2679491924311227 * t351;
        const double t353 = flux20 + flux56;
        const double t354 = flux29 + flux65;
        const double t355 = t353 + 0.2679491924311227 * t354;
        const double t356 = t352 + 0.2679491924311227 * t355;
        const double t357 = flux3 + flux12;
        const double t358 = flux21 + flux30;
        const double t359 = t357 + 0.2679491924311227 * t358;
        const double t360 = flux39 + flux48;
        const double t361 = flux57 + flux66;
        const double t362 = t360 + 0.2679491924311227 * t361;
        const double t363 = t359 + 0.2679491924311227 * t362;
        const double t364 = flux4 + flux22;
        const double t365 = flux13 + flux31;
        const double t366 = t364 + 0.2679491924311227 * t365;
        const double t367 = flux40 + flux58;
        const double t368 = flux49 + flux67;
        const double t369 = t367 + 0.2679491924311227 * t368;
        const double t370 = t366 + 0.2679491924311227 * t369;
        const double t371 = flux5 + flux41;
        const double t372 = flux14 + flux50;
        const double t373 = t371 + 0.2679491924311227 * t372;
        const double t374 = flux23 + flux59;
        const double t375 = flux32 + flux68;
        const double t376 = t374 + 0.2679491924311227 * t375;
        const double t377 = t373 + 0.2679491924311227 * t376;
        const double t378 = flux6 + flux15;
        const double t379 = flux24 + flux33;
        const double t380 = t378 + 0.2679491924311227 * t379;
        const double t381 = flux42 + flux51;
        const double t382 = flux60 + flux69;
        const double t383 = t381 + 0.2679491924311227 * t382;
        const double t384 = t380 + 0.2679491924311227 * t383;
        const double t385 = flux7 + flux25;
        const double t386 = flux16 + flux34;
        const double t387 = t385 + 0.2679491924311227 * t386;
        const double t388 = flux43 + flux61;
        const double t389 = flux52 + flux70;
        const double t390 = t388 + 0.2679491924311227 * t389;
        const double t391 = t387 + 0.2679491924311227 * t390;
        const double t392 = flux8 + flux44;
        const double t393 = flux17 + flux53;
        const double t394 = t392 + 0.2679491924311227 * t393;
        const double t395 = flux26 + flux62;
        const double t396 = flux35 + flux71;
        const double t397 = t395 + 0.2679491924311227 * t396;
        const double t398 = t394 + 0.2679491924311227 * t397;
        const double t399 = 0.2679491924311227 * t343 + t344;
        const double t400 = 0.2679491924311227 * t346 + t347;
        const double t401 = t399 + 0.2679491924311227 * t400;
        const double t402 = 0.2679491924311227 * t350 + t351;
        const double t403 = 0.2679491924311227 * t353 + t354;
        const double t404 = t402 + 0.2679491924311227 * t403;
        const double t405 = 0.2679491924311227 * t364 + t365;
        const double t406 = 0.2679491924311227 * t367 + t368;
        const double t407 = t405 + 0.2679491924311227 * t406;
        const double t408 = 0.2679491924311227 * t371 + t372;
        const double t409 = 0.2679491924311227 * t374 + t375;
        const double t410 = t408 + 0.2679491924311227 * t409;
        const double t411 = 0.2679491924311227 * t385 + t386;
        const double t412 = 0.2679491924311227 * t388 + t389;
        const double t413 = t411 + 0.2679491924311227 * t412;
        const double t414 = 0.2679491924311227 * t392 + t393;
        const double t415 = 0.2679491924311227 * t395 + t396;
        const double t416 = t414 + 0.2679491924311227 * t415;
        const double t417 = 0.2679491924311227 * t336 + t337;
        const double t418 = 0.2679491924311227 * t339 + t340;
        const double t419 = t417 + 0.2679491924311227 * t418;
        const double t420 = 0.2679491924311227 * t352 + t355;
        const double t421 = 0.2679491924311227 * t357 + t358;
        const double t422 = 0.2679491924311227 * t360 + t361;
        const double t423 = t421 + 0.2679491924311227 * t422;
        const double t424 = 0.2679491924311227 * t373 + t376;
        const double t425 = 0.2679491924311227 * t378 + t379;
        const double t426 = 0.2679491924311227 * t381 + t382;
        const double t427 = t425 + 0.2679491924311227 * t426;
        const double t428 = 0.2679491924311227 * t394 + t397;
        const double t429 = 0.2679491924311227 * t402 + t403;
        const double t430 = 0.2679491924311227 * t408 + t409;
        const double t431 = 0.2679491924311227 * t414 + t415;
        const double t432 = 0.2679491924311227 * t338 + t341;
        const double t433 = 0.2679491924311227 * t345 + t348;
        const double t434 = 0.2679491924311227 * t359 + t362;
        const double t435 = 0.2679491924311227 * t366 + t369;
        const double t436 = 0.2679491924311227 * t380 + t383;
        const double t437 = 0.2679491924311227 * t387 + t390;
        const double t438 = 0.2679491924311227 * t399 + t400;
        const double t439 = 0.2679491924311227 * t405 + t406;
        const double t440 = 0.2679491924311227 * t411 + t412;
        const double t441 = 0.2679491924311227 * t417 + t418;
        const double t442 = 0.2679491924311227 * t421 + t422;
        const double t443 = 0.2679491924311227 * t425 + t426;
        tile[lane] = 0.04836181677178996 * (t342 + t349 + t356);
        tile[lane + 8] = 0.04836181677178996 * (t363 + t370 + t377);
        tile[lane + 16] = 0.04836181677178996 * (t384 + t391 + t398);
        tile[lane + 24] = -0.04836181677178996 * (t342 - t401 - t404);
        tile[lane + 32] = -0.04836181677178996 * (t363 - t407 - t410);
        tile[lane + 40] = -0.04836181677178996 * (t384 - t413 - t416);
        tile[lane + 48] = -0.04836181677178996 * (t349 - t419 - t420);
        tile[lane + 56] = -0.04836181677178996 * (t370 - t423 - t424);
        tile[lane + 64] = -0.04836181677178996 * (t391 - t427 - t428);
        tile[lane + 72] = -0.04836181677178996 * (t401 + t419 - t429);
        tile[lane + 80] = -0.04836181677178996 * (t407 + t423 - t430);
        tile[lane + 88] = -0.04836181677178996 * (t413 + t427 - t431);
        tile[lane + 96] = -0.04836181677178996 * (t356 - t432 - t433);
        tile[lane + 104] = -0.04836181677178996 * (t377 - t434 - t435);
        tile[lane + 112] = -0.04836181677178996 * (t398 - t436 - t437);
        tile[lane + 120] = -0.04836181677178996 * (t404 + t432 - t438);
        tile[lane + 128] = -0.04836181677178996 * (t410 + t434 - t439);
        tile[lane + 136] = -0.04836181677178996 * (t416 + t436 - t440);
        tile[lane + 144] = -0.04836181677178996 * (t420 + t433 - t441);
        tile[lane + 152] = -0.04836181677178996 * (t424 + t435 - t442);
        tile[lane + 160] = -0.04836181677178996 * (t428 + t437 - t443);
        tile[lane + 168] = -0.04836181677178996 * (t429 + t438 + t441);
        tile[lane + 176] = -0.04836181677178996 * (t430 + t439 + t442);
        tile[lane + 184] = -0.04836181677178996 * (t431 + t440 + t443);
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

extern "C" int vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || colour_begin == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    const int64_t begin_cell = colour_begin[colour];
    const int64_t end_cell = colour_begin[colour + 1];
    run_cells(begin_cell, end_cell, y, x, offsets, coordinates);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_cpu_descriptor = {
    "vector_laplace_q1x3_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "vector_laplace.form",                     // form_file
    "a",                                       // form
    "cpu",                                     // target
    "0713b591bb4aeba3",                        // key
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
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
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
    4608,                                      // shared_bytes
    1604.0,                                    // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_vector_laplace_q1x3_hexahedron_f64_shared_apply
