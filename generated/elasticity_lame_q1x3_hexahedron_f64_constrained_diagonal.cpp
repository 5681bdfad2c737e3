// elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel diagonal --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set constraints=true
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
//   quadrature      5532 flops
//   sum_factorised  2856 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          true
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
//   flops       2880
//   bytes       152 (128 read, 24 written)
//   flops/byte  18.9
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[208];
    alignas(64) double tile[192];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n4];
        inputs[lane + 40] = coordinates[3 * n5];
        inputs[lane + 48] = coordinates[3 * n6];
        inputs[lane + 56] = coordinates[3 * n7];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n4 + 1];
        inputs[lane + 104] = coordinates[3 * n5 + 1];
        inputs[lane + 112] = coordinates[3 * n6 + 1];
        inputs[lane + 120] = coordinates[3 * n7 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n3 + 2];
        inputs[lane + 160] = coordinates[3 * n4 + 2];
        inputs[lane + 168] = coordinates[3 * n5 + 2];
        inputs[lane + 176] = coordinates[3 * n6 + 2];
        inputs[lane + 184] = coordinates[3 * n7 + 2];
        inputs[lane + 192] = mu[cell];
        inputs[lane + 200] = lmbda[cell];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 16] - inputs[lane + 24];
        const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
        const double t3 = inputs[lane + 32] - inputs[lane + 40];
        const double t4 = inputs[lane + 48] - inputs[lane + 56];
        const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
        const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
        const double t7 = 0.7886751345948129 * inputs[lane + 64] + 0.2113248654051871 * inputs[lane + 72];
        const double t8 = 0.7886751345948129 * inputs[lane + 80] + 0.2113248654051871 * inputs[lane + 88];
        const double t9 = t7 - t8;
        const double t10 = 0.7886751345948129 * inputs[lane + 96] + 0.2113248654051871 * inputs[lane + 104];
        const double t11 = 0.7886751345948129 * inputs[lane + 112] + 0.2113248654051871 * inputs[lane + 120];
        const double t12 = t10 - t11;
        const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
        const double t14 = 0.7886751345948129 * inputs[lane + 128] + 0.2113248654051871 * inputs[lane + 136];
        const double t15 = 0.7886751345948129 * inputs[lane + 144] + 0.2113248654051871 * inputs[lane + 152];
        const double t16 = 0.7886751345948129 * inputs[lane + 160] + 0.2113248654051871 * inputs[lane + 168];
        const double t17 = 0.7886751345948129 * inputs[lane + 176] + 0.2113248654051871 * inputs[lane + 184];
        const double t18 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t16 +
            0.2113248654051871 * t17);
        const double t19 = (0.7886751345948129 * t7 + 0.2113248654051871 * t8) - (0.7886751345948129 * t10 +
            0.2113248654051871 * t11);
        const double t20 = t14 - t15;
        const double t21 = t16 - t17;
        const double t22 = 0.7886751345948129 * t20 + 0.2113248654051871 * t21;
        const double t23 = t13 * t18 - t19 * t22;
        const double t24 = 0.7886751345948129 * inputs[lane] + 0.2113248654051871 * inputs[lane + 8];
        const double t25 = 0.7886751345948129 * inputs[lane + 16] + 0.2113248654051871 * inputs[lane + 24];
        const double t26 = t24 - t25;
        const double t27 = 0.7886751345948129 * inputs[lane + 32] + 0.2113248654051871 * inputs[lane + 40];
        const double t28 = 0.7886751345948129 * inputs[lane + 48] + 0.2113248654051871 * inputs[lane + 56];
        const double t29 = t27 - t28;
        const double t30 = 0.7886751345948129 * t26 + 0.2113248654051871 * t29;
        const double t31 = inputs[lane + 128] - inputs[lane + 136];
        const double t32 = inputs[lane + 144] - inputs[lane + 152];
        const double t33 = 0.7886751345948129 * t31 + 0.2113248654051871 * t32;
        const double t34 = inputs[lane + 160] - inputs[lane + 168];
        const double t35 = inputs[lane + 176] - inputs[lane + 184];
        const double t36 = 0.7886751345948129 * t34 + 0.2113248654051871 * t35;
        const double t37 = 0.7886751345948129 * t33 + 0.2113248654051871 * t36;
        const double t38 = inputs[lane + 64] - inputs[lane + 72];
        const double t39 = inputs[lane + 80] - inputs[lane + 88];
        const double t40 = 0.7886751345948129 * t38 + 0.2113248654051871 * t39;
        const double t41 = inputs[lane + 96] - inputs[lane + 104];
        const double t42 = inputs[lane + 112] - inputs[lane + 120];
        const double t43 = 0.7886751345948129 * t41 + 0.2113248654051871 * t42;
        const double t44 = 0.7886751345948129 * t40 + 0.2113248654051871 * t43;
        const double t45 = t19 * t37 - t18 * t44;
        const double t46 = (0.7886751345948129 * t24 + 0.2113248654051871 * t25) - (0.7886751345948129 * t27 +
            0.2113248654051871 * t28);
        const double t47 = t22 * t44 - t13 * t37;
        const double t48 = 1.0 / std::fabs(-(t6 * t23 + t30 * t45 + t46 * t47));
        const double t49 = t22 * t46 - t18 * t30;
        const double t50 = inputs[lane + 192] * t49 * t49;
        const double t51 = t19 * t30 - t13 * t46;
        const double t52 = inputs[lane + 192] * t51 * t51;
        const double t53 = inputs[lane + 192] * t23 * t23;
        const double t54 = 0.2113248654051871 * inputs[lane + 64] + 0.7886751345948129 * inputs[lane + 72];
        const double t55 = 0.2113248654051871 * inputs[lane + 80] + 0.7886751345948129 * inputs[lane + 88];
        const double t56 = t54 - t55;
        const double t57 = 0.2113248654051871 * inputs[lane + 96] + 0.7886751345948129 * inputs[lane + 104];
        const double t58 = 0.2113248654051871 * inputs[lane + 112] + 0.7886751345948129 * inputs[lane + 120];
        const double t59 = t57 - t58;
        const double t60 = 0.7886751345948129 * t56 + 0.2113248654051871 * t59;
        const double t61 = 0.2113248654051871 * inputs[lane + 128] + 0.7886751345948129 * inputs[lane + 136];
        const double t62 = 0.2113248654051871 * inputs[lane + 144] + 0.7886751345948129 * inputs[lane + 152];
        const double t63 = 0.2113248654051871 * inputs[lane + 160] + 0.7886751345948129 * inputs[lane + 168];
        const double t64 = 0.2113248654051871 * inputs[lane + 176] + 0.7886751345948129 * inputs[lane + 184];
        const double t65 = (0.7886751345948129 * t61 + 0.2113248654051871 * t62) - (0.7886751345948129 * t63 +
            0.2113248654051871 * t64);
        const double t66 = (0.7886751345948129 * t54 + 0.2113248654051871 * t55) - (0.7886751345948129 * t57 +
            0.2113248654051871 * t58);
        const double t67 = t61 - t62;
        const double t68 = t63 - t64;
        const double t69 = 0.7886751345948129 * t67 + 0.2113248654051871 * t68;
        const double t70 = t60 * t65 - t66 * t69;
        const double t71 = 0.2113248654051871 * inputs[lane] + 0.7886751345948129 * inputs[lane + 8];
        const double t72 = 0.2113248654051871 * inputs[lane + 16] + 0.7886751345948129 * inputs[lane + 24];
        const double t73 = t71 - t72;
        const double t74 = 0.2113248654051871 * inputs[lane + 32] + 0.7886751345948129 * inputs[lane + 40];
        const double t75 = 0.2113248654051871 * inputs[lane + 48] + 0.7886751345948129 * inputs[lane + 56];
        const double t76 = t74 - t75;
        const double t77 = 0.7886751345948129 * t73 + 0.2113248654051871 * t76;
        const double t78 = t37 * t66 - t44 * t65;
        const double t79 = (0.7886751345948129 * t71 + 0.2113248654051871 * t72) - (0.7886751345948129 * t74 +
            0.2113248654051871 * t75);
        const double t80 = t44 * t69 - t37 * t60;
        const double t81 = 1.0 / std::fabs(-(t6 * t70 + t77 * t78 + t79 * t80));
        const double t82 = t69 * t79 - t65 * t77;
        const double t83 = inputs[lane + 192] * t82 * t82;
        const double t84 = t66 * t77 - t60 * t79;
        const double t85 = inputs[lane + 192] * t84 * t84;
        const double t86 = inputs[lane + 192] * t70 * t70;
        const double t87 = t48 * (t50 + t52 + inputs[lane + 200] * t23 * t23 + 2.0 * t53) + t81 * (t83 + t85 +
            inputs[lane + 200] * t70 * t70 + 2.0 * t86);
        const double t88 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t89 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
        const double t90 = 0.7886751345948129 * t88 + 0.2113248654051871 * t89;
        const double t91 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
            0.7886751345948129 * t17);
        const double t92 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
            0.7886751345948129 * t11);
        const double t93 = t13 * t91 - t22 * t92;
        const double t94 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
        const double t95 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
        const double t96 = 0.7886751345948129 * t94 + 0.2113248654051871 * t95;
        const double t97 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
        const double t98 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
        const double t99 = 0.7886751345948129 * t97 + 0.2113248654051871 * t98;
        const double t100 = t92 * t96 - t91 * t99;
        const double t101 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27
            + 0.7886751345948129 * t28);
        const double t102 = t22 * t99 - t13 * t96;
        const double t103 = 1.0 / std::fabs(-(t90 * t93 + t30 * t100 + t101 * t102));
        const double t104 = t22 * t101 - t30 * t91;
        const double t105 = inputs[lane + 192] * t104 * t104;
        const double t106 = t30 * t92 - t13 * t101;
        const double t107 = inputs[lane + 192] * t106 * t106;
        const double t108 = inputs[lane + 192] * t93 * t93;
        const double t109 = (0.2113248654051871 * t61 + 0.7886751345948129 * t62) - (0.2113248654051871 * t63
            + 0.7886751345948129 * t64);
        const double t110 = (0.2113248654051871 * t54 + 0.7886751345948129 * t55) - (0.2113248654051871 * t57
            + 0.7886751345948129 * t58);
        const double t111 = t60 * t109 - t69 * t110;
        const double t112 = t96 * t110 - t99 * t109;
        const double t113 = (0.2113248654051871 * t71 + 0.7886751345948129 * t72) - (0.2113248654051871 * t74
            + 0.7886751345948129 * t75);
        const double t114 = t69 * t99 - t60 * t96;
        const double t115 = 1.0 / std::fabs(-(t90 * t111 + t77 * t112 + t113 * t114));
        const double t116 = t69 * t113 - t77 * t109;
        const double t117 = inputs[lane + 192] * t116 * t116;
        const double t118 = t77 * t110 - t60 * t113;
        const double t119 = inputs[lane + 192] * t118 * t118;
        const double t120 = inputs[lane + 192] * t111 * t111;
        const double t121 = t103 * (t105 + t107 + inputs[lane + 200] * t93 * t93 + 2.0 * t108) + t115 * (t117
            + t119 + inputs[lane + 200] * t111 * t111 + 2.0 * t120);
        const double t122 = 0.5 * t87 + 0.03589838486224541 * t121;
        const double t123 = t6 * t18 - t37 * t46;
        const double t124 = inputs[lane + 192] * t49 * t123;
        const double t125 = t44 * t46 - t6 * t19;
        const double t126 = inputs[lane + 192] * t51 * t125;
        const double t127 = inputs[lane + 192] * t23 * t45;
        const double t128 = t48 * (t124 + t126 + inputs[lane + 200] * t23 * t45 + 2.0 * t127);
        const double t129 = t6 * t65 - t37 * t79;
        const double t130 = inputs[lane + 192] * t82 * t129;
        const double t131 = t44 * t79 - t6 * t66;
        const double t132 = inputs[lane + 192] * t84 * t131;
        const double t133 = inputs[lane + 192] * t70 * t78;
        const double t134 = t81 * (t130 + t132 + inputs[lane + 200] * t70 * t78 + 2.0 * t133);
        const double t135 = t128 + 0.2679491924311227 * t134;
        const double t136 = t90 * t91 - t96 * t101;
        const double t137 = inputs[lane + 192] * t104 * t136;
        const double t138 = t99 * t101 - t90 * t92;
        const double t139 = inputs[lane + 192] * t106 * t138;
        const double t140 = inputs[lane + 192] * t93 * t100;
        const double t141 = t103 * (t137 + t139 + inputs[lane + 200] * t93 * t100 + 2.0 * t140);
        const double t142 = t90 * t109 - t96 * t113;
        const double t143 = inputs[lane + 192] * t116 * t142;
        const double t144 = t99 * t113 - t90 * t110;
        const double t145 = inputs[lane + 192] * t118 * t144;
        const double t146 = inputs[lane + 192] * t111 * t112;
        const double t147 = t115 * (t143 + t145 + inputs[lane + 200] * t111 * t112 + 2.0 * t146);
        const double t148 = t141 + 0.2679491924311227 * t147;
        const double t149 = inputs[lane + 192] * t123 * t123;
        const double t150 = inputs[lane + 192] * t125 * t125;
        const double t151 = inputs[lane + 192] * t45 * t45;
        const double t152 = t48 * (t149 + t150 + inputs[lane + 200] * t45 * t45 + 2.0 * t151);
        const double t153 = inputs[lane + 192] * t129 * t129;
        const double t154 = inputs[lane + 192] * t131 * t131;
        const double t155 = inputs[lane + 192] * t78 * t78;
        const double t156 = t81 * (t153 + t154 + inputs[lane + 200] * t78 * t78 + 2.0 * t155);
        const double t157 = inputs[lane + 192] * t136 * t136;
        const double t158 = inputs[lane + 192] * t138 * t138;
        const double t159 = inputs[lane + 192] * t100 * t100;
        const double t160 = t103 * (t157 + t158 + inputs[lane + 200] * t100 * t100 + 2.0 * t159);
        const double t161 = inputs[lane + 192] * t142 * t142;
        const double t162 = inputs[lane + 192] * t144 * t144;
        const double t163 = inputs[lane + 192] * t112 * t112;
        const double t164 = t115 * (t161 + t162 + inputs[lane + 200] * t112 * t112 + 2.0 * t163);
        const double t165 = (t152 + 0.07179676972449082 * t156) + (t160 + 0.07179676972449082 * t164);
        const double t166 = 0.3110042339640731 * t122 + 0.7886751345948129 * (0.39433756729740643 * t135 +
            0.10566243270259355 * t148) + 0.15550211698203656 * t165;
        const double t167 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
        const double t168 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
        const double t169 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
        const double t170 = t18 * t168 - t19 * t169;
        const double t171 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
        const double t172 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
        const double t173 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
        const double t174 = t19 * t172 - t18 * t173;
        const double t175 = t169 * t173 - t168 * t172;
        const double t176 = 1.0 / std::fabs(-(t167 * t170 + t171 * t174 + t46 * t175));
        const double t177 = t46 * t169 - t18 * t171;
        const double t178 = inputs[lane + 192] * t177 * t177;
        const double t179 = t19 * t171 - t46 * t168;
        const double t180 = inputs[lane + 192] * t179 * t179;
        const double t181 = inputs[lane + 192] * t170 * t170;
        const double t182 = 0.2113248654051871 * t56 + 0.7886751345948129 * t59;
        const double t183 = 0.2113248654051871 * t67 + 0.7886751345948129 * t68;
        const double t184 = t65 * t182 - t66 * t183;
        const double t185 = 0.2113248654051871 * t73 + 0.7886751345948129 * t76;
        const double t186 = t66 * t172 - t65 * t173;
        const double t187 = t173 * t183 - t172 * t182;
        const double t188 = 1.0 / std::fabs(-(t167 * t184 + t185 * t186 + t79 * t187));
        const double t189 = t79 * t183 - t65 * t185;
        const double t190 = inputs[lane + 192] * t189 * t189;
        const double t191 = t66 * t185 - t79 * t182;
        const double t192 = inputs[lane + 192] * t191 * t191;
        const double t193 = inputs[lane + 192] * t184 * t184;
        const double t194 = t176 * (t178 + t180 + inputs[lane + 200] * t170 * t170 + 2.0 * t181) + t188 *
            (t190 + t192 + inputs[lane + 200] * t184 * t184 + 2.0 * t193);
        const double t195 = 0.2113248654051871 * t88 + 0.7886751345948129 * t89;
        const double t196 = t91 * t168 - t92 * t169;
        const double t197 = 0.2113248654051871 * t94 + 0.7886751345948129 * t95;
        const double t198 = 0.2113248654051871 * t97 + 0.7886751345948129 * t98;
        const double t199 = t92 * t197 - t91 * t198;
        const double t200 = t169 * t198 - t168 * t197;
        const double t201 = 1.0 / std::fabs(-(t195 * t196 + t171 * t199 + t101 * t200));
        const double t202 = t101 * t169 - t91 * t171;
        const double t203 = inputs[lane + 192] * t202 * t202;
        const double t204 = t92 * t171 - t101 * t168;
        const double t205 = inputs[lane + 192] * t204 * t204;
        const double t206 = inputs[lane + 192] * t196 * t196;
        const double t207 = t109 * t182 - t110 * t183;
        const double t208 = t110 * t197 - t109 * t198;
        const double t209 = t183 * t198 - t182 * t197;
        const double t210 = 1.0 / std::fabs(-(t195 * t207 + t185 * t208 + t113 * t209));
        const double t211 = t113 * t183 - t109 * t185;
        const double t212 = inputs[lane + 192] * t211 * t211;
        const double t213 = t110 * t185 - t113 * t182;
        const double t214 = inputs[lane + 192] * t213 * t213;
        const double t215 = inputs[lane + 192] * t207 * t207;
        const double t216 = t201 * (t203 + t205 + inputs[lane + 200] * t196 * t196 + 2.0 * t206) + t210 *
            (t212 + t214 + inputs[lane + 200] * t207 * t207 + 2.0 * t215);
        const double t217 = 0.5 * t194 + 0.03589838486224541 * t216;
        const double t218 = t18 * t167 - t46 * t172;
        const double t219 = inputs[lane + 192] * t177 * t218;
        const double t220 = t46 * t173 - t19 * t167;
        const double t221 = inputs[lane + 192] * t179 * t220;
        const double t222 = inputs[lane + 192] * t170 * t174;
        const double t223 = t176 * (t219 + t221 + inputs[lane + 200] * t170 * t174 + 2.0 * t222);
        const double t224 = t65 * t167 - t79 * t172;
        const double t225 = inputs[lane + 192] * t189 * t224;
        const double t226 = t79 * t173 - t66 * t167;
        const double t227 = inputs[lane + 192] * t191 * t226;
        const double t228 = inputs[lane + 192] * t184 * t186;
        const double t229 = t188 * (t225 + t227 + inputs[lane + 200] * t184 * t186 + 2.0 * t228);
        const double t230 = t223 + 0.2679491924311227 * t229;
        const double t231 = t91 * t195 - t101 * t197;
        const double t232 = inputs[lane + 192] * t202 * t231;
        const double t233 = t101 * t198 - t92 * t195;
        const double t234 = inputs[lane + 192] * t204 * t233;
        const double t235 = inputs[lane + 192] * t196 * t199;
        const double t236 = t201 * (t232 + t234 + inputs[lane + 200] * t196 * t199 + 2.0 * t235);
        const double t237 = t109 * t195 - t113 * t197;
        const double t238 = inputs[lane + 192] * t211 * t237;
        const double t239 = t113 * t198 - t110 * t195;
        const double t240 = inputs[lane + 192] * t213 * t239;
        const double t241 = inputs[lane + 192] * t207 * t208;
        const double t242 = t210 * (t238 + t240 + inputs[lane + 200] * t207 * t208 + 2.0 * t241);
        const double t243 = t236 + 0.2679491924311227 * t242;
        const double t244 = inputs[lane + 192] * t218 * t218;
        const double t245 = inputs[lane + 192] * t220 * t220;
        const double t246 = inputs[lane + 192] * t174 * t174;
        const double t247 = t176 * (t244 + t245 + inputs[lane + 200] * t174 * t174 + 2.0 * t246);
        const double t248 = inputs[lane + 192] * t224 * t224;
        const double t249 = inputs[lane + 192] * t226 * t226;
        const double t250 = inputs[lane + 192] * t186 * t186;
        const double t251 = t188 * (t248 + t249 + inputs[lane + 200] * t186 * t186 + 2.0 * t250);
        const double t252 = inputs[lane + 192] * t231 * t231;
        const double t253 = inputs[lane + 192] * t233 * t233;
        const double t254 = inputs[lane + 192] * t199 * t199;
        const double t255 = t201 * (t252 + t253 + inputs[lane + 200] * t199 * t199 + 2.0 * t254);
        const double t256 = inputs[lane + 192] * t237 * t237;
        const double t257 = inputs[lane + 192] * t239 * t239;
        const double t258 = inputs[lane + 192] * t208 * t208;
        const double t259 = t210 * (t256 + t257 + inputs[lane + 200] * t208 * t208 + 2.0 * t258);
        const double t260 = (t247 + 0.07179676972449082 * t251) + (t255 + 0.07179676972449082 * t259);
        const double t261 = 0.3110042339640731 * t217 + 0.7886751345948129 * (0.39433756729740643 * t230 +
            0.10566243270259355 * t243) + 0.15550211698203656 * t260;
        const double t262 = t30 * t37 - t6 * t22;
        const double t263 = inputs[lane + 192] * t49 * t262;
        const double t264 = t6 * t13 - t30 * t44;
        const double t265 = inputs[lane + 192] * t51 * t264;
        const double t266 = inputs[lane + 192] * t23 * t47;
        const double t267 = t48 * (t263 + t265 + inputs[lane + 200] * t23 * t47 + 2.0 * t266);
        const double t268 = t37 * t77 - t6 * t69;
        const double t269 = inputs[lane + 192] * t82 * t268;
        const double t270 = t6 * t60 - t44 * t77;
        const double t271 = inputs[lane + 192] * t84 * t270;
        const double t272 = inputs[lane + 192] * t70 * t80;
        const double t273 = t81 * (t269 + t271 + inputs[lane + 200] * t70 * t80 + 2.0 * t272);
        const double t274 = t267 + 0.2679491924311227 * t273;
        const double t275 = t30 * t96 - t22 * t90;
        const double t276 = inputs[lane + 192] * t104 * t275;
        const double t277 = t13 * t90 - t30 * t99;
        const double t278 = inputs[lane + 192] * t106 * t277;
        const double t279 = inputs[lane + 192] * t93 * t102;
        const double t280 = t103 * (t276 + t278 + inputs[lane + 200] * t93 * t102 + 2.0 * t279);
        const double t281 = t77 * t96 - t69 * t90;
        const double t282 = inputs[lane + 192] * t116 * t281;
        const double t283 = t60 * t90 - t77 * t99;
        const double t284 = inputs[lane + 192] * t118 * t283;
        const double t285 = inputs[lane + 192] * t111 * t114;
        const double t286 = t115 * (t282 + t284 + inputs[lane + 200] * t111 * t114 + 2.0 * t285);
        const double t287 = t280 + 0.2679491924311227 * t286;
        const double t288 = inputs[lane + 192] * t123 * t262;
        const double t289 = inputs[lane + 192] * t125 * t264;
        const double t290 = inputs[lane + 192] * t45 * t47;
        const double t291 = t48 * (t288 + t289 + inputs[lane + 200] * t45 * t47 + 2.0 * t290);
        const double t292 = inputs[lane + 192] * t129 * t268;
        const double t293 = inputs[lane + 192] * t131 * t270;
        const double t294 = inputs[lane + 192] * t78 * t80;
        const double t295 = t81 * (t292 + t293 + inputs[lane + 200] * t78 * t80 + 2.0 * t294);
        const double t296 = t291 + 0.07179676972449082 * t295;
        const double t297 = inputs[lane + 192] * t136 * t275;
        const double t298 = inputs[lane + 192] * t138 * t277;
        const double t299 = inputs[lane + 192] * t100 * t102;
        const double t300 = t103 * (t297 + t298 + inputs[lane + 200] * t100 * t102 + 2.0 * t299);
        const double t301 = inputs[lane + 192] * t142 * t281;
        const double t302 = inputs[lane + 192] * t144 * t283;
        const double t303 = inputs[lane + 192] * t112 * t114;
        const double t304 = t115 * (t301 + t302 + inputs[lane + 200] * t112 * t114 + 2.0 * t303);
        const double t305 = t300 + 0.07179676972449082 * t304;
        const double t306 = 0.3110042339640731 * (0.39433756729740643 * t274 + 0.028312163512967795 * t287) +
            0.39433756729740643 * (0.3110042339640731 * t296 + 0.08333333333333333 * t305);
        const double t307 = t171 * t172 - t167 * t169;
        const double t308 = inputs[lane + 192] * t177 * t307;
        const double t309 = t167 * t168 - t171 * t173;
        const double t310 = inputs[lane + 192] * t179 * t309;
        const double t311 = inputs[lane + 192] * t170 * t175;
        const double t312 = t176 * (t308 + t310 + inputs[lane + 200] * t170 * t175 + 2.0 * t311);
        const double t313 = t172 * t185 - t167 * t183;
        const double t314 = inputs[lane + 192] * t189 * t313;
        const double t315 = t167 * t182 - t173 * t185;
        const double t316 = inputs[lane + 192] * t191 * t315;
        const double t317 = inputs[lane + 192] * t184 * t187;
        const double t318 = t188 * (t314 + t316 + inputs[lane + 200] * t184 * t187 + 2.0 * t317);
        const double t319 = t312 + 0.2679491924311227 * t318;
        const double t320 = t171 * t197 - t169 * t195;
        const double t321 = inputs[lane + 192] * t202 * t320;
        const double t322 = t168 * t195 - t171 * t198;
        const double t323 = inputs[lane + 192] * t204 * t322;
        const double t324 = inputs[lane + 192] * t196 * t200;
        const double t325 = t201 * (t321 + t323 + inputs[lane + 200] * t196 * t200 + 2.0 * t324);
        const double t326 = t185 * t197 - t183 * t195;
        const double t327 = inputs[lane + 192] * t211 * t326;
        const double t328 = t182 * t195 - t185 * t198;
        const double t329 = inputs[lane + 192] * t213 * t328;
        const double t330 = inputs[lane + 192] * t207 * t209;
        const double t331 = t210 * (t327 + t329 + inputs[lane + 200] * t207 * t209 + 2.0 * t330);
        const double t332 = t325 + 0.2679491924311227 * t331;
        const double t333 = inputs[lane + 192] * t218 * t307;
        const double t334 = inputs[lane + 192] * t220 * t309;
        const double t335 = inputs[lane + 192] * t174 * t175;
        const double t336 = t176 * (t333 + t334 + inputs[lane + 200] * t174 * t175 + 2.0 * t335);
        const double t337 = inputs[lane + 192] * t224 * t313;
        const double t338 = inputs[lane + 192] * t226 * t315;
        const double t339 = inputs[lane + 192] * t186 * t187;
        const double t340 = t188 * (t337 + t338 + inputs[lane + 200] * t186 * t187 + 2.0 * t339);
        const double t341 = t336 + 0.07179676972449082 * t340;
        const double t342 = inputs[lane + 192] * t231 * t320;
        const double t343 = inputs[lane + 192] * t233 * t322;
        const double t344 = inputs[lane + 192] * t199 * t200;
        const double t345 = t201 * (t342 + t343 + inputs[lane + 200] * t199 * t200 + 2.0 * t344);
        const double t346 = inputs[lane + 192] * t237 * t326;
        const double t347 = inputs[lane + 192] * t239 * t328;
        const double t348 = inputs[lane + 192] * t208 * t209;
        const double t349 = t210 * (t346 + t347 + inputs[lane + 200] * t208 * t209 + 2.0 * t348);
        const double t350 = t345 + 0.07179676972449082 * t349;
        const double t351 = 0.3110042339640731 * (0.39433756729740643 * t319 + 0.028312163512967795 * t332) +
            0.39433756729740643 * (0.3110042339640731 * t341 + 0.08333333333333333 * t350);
        const double t352 = inputs[lane + 192] * t262 * t262;
        const double t353 = inputs[lane + 192] * t264 * t264;
        const double t354 = inputs[lane + 192] * t47 * t47;
        const double t355 = t48 * (t352 + t353 + inputs[lane + 200] * t47 * t47 + 2.0 * t354);
        const double t356 = inputs[lane + 192] * t268 * t268;
        const double t357 = inputs[lane + 192] * t270 * t270;
        const double t358 = inputs[lane + 192] * t80 * t80;
        const double t359 = t81 * (t356 + t357 + inputs[lane + 200] * t80 * t80 + 2.0 * t358);
        const double t360 = t355 + 0.07179676972449082 * t359;
        const double t361 = inputs[lane + 192] * t275 * t275;
        const double t362 = inputs[lane + 192] * t277 * t277;
        const double t363 = inputs[lane + 192] * t102 * t102;
        const double t364 = t103 * (t361 + t362 + inputs[lane + 200] * t102 * t102 + 2.0 * t363);
        const double t365 = inputs[lane + 192] * t281 * t281;
        const double t366 = inputs[lane + 192] * t283 * t283;
        const double t367 = inputs[lane + 192] * t114 * t114;
        const double t368 = t115 * (t365 + t366 + inputs[lane + 200] * t114 * t114 + 2.0 * t367);
        const double t369 = t364 + 0.07179676972449082 * t368;
        const double t370 = inputs[lane + 192] * t307 * t307;
        const double t371 = inputs[lane + 192] * t309 * t309;
        const double t372 = inputs[lane + 192] * t175 * t175;
        const double t373 = t176 * (t370 + t371 + inputs[lane + 200] * t175 * t175 + 2.0 * t372);
        const double t374 = inputs[lane + 192] * t313 * t313;
        const double t375 = inputs[lane + 192] * t315 * t315;
        const double t376 = inputs[lane + 192] * t187 * t187;
        const double t377 = t188 * (t374 + t375 + inputs[lane + 200] * t187 * t187 + 2.0 * t376);
        const double t378 = t373 + 0.07179676972449082 * t377;
        const double t379 = inputs[lane + 192] * t320 * t320;
        const double t380 = inputs[lane + 192] * t322 * t322;
        const double t381 = inputs[lane + 192] * t200 * t200;
        const double t382 = t201 * (t379 + t380 + inputs[lane + 200] * t200 * t200 + 2.0 * t381);
        const double t383 = inputs[lane + 192] * t326 * t326;
        const double t384 = inputs[lane + 192] * t328 * t328;
        const double t385 = inputs[lane + 192] * t209 * t209;
        const double t386 = t210 * (t383 + t384 + inputs[lane + 200] * t209 * t209 + 2.0 * t385);
        const double t387 = t382 + 0.07179676972449082 * t386;
        const double t388 = (0.3110042339640731 * t360 + 0.022329099369260225 * t369) + (0.3110042339640731 *
            t378 + 0.022329099369260225 * t387);
        const double t389 = t48 * (2.0 * t50 + t52 + t53 + inputs[lane + 200] * t49 * t49) + t81 * (2.0 * t83
            + t85 + t86 + inputs[lane + 200] * t82 * t82);
        const double t390 = t103 * (2.0 * t105 + t107 + t108 + inputs[lane + 200] * t104 * t104) + t115 * (2.0
            * t117 + t119 + t120 + inputs[lane + 200] * t116 * t116);
        const double t391 = 0.5 * t389 + 0.03589838486224541 * t390;
        const double t392 = t48 * (2.0 * t124 + t126 + t127 + inputs[lane + 200] * t49 * t123);
        const double t393 = t81 * (2.0 * t130 + t132 + t133 + inputs[lane + 200] * t82 * t129);
        const double t394 = t392 + 0.2679491924311227 * t393;
        const double t395 = t103 * (2.0 * t137 + t139 + t140 + inputs[lane + 200] * t104 * t136);
        const double t396 = t115 * (2.0 * t143 + t145 + t146 + inputs[lane + 200] * t116 * t142);
        const double t397 = t395 + 0.2679491924311227 * t396;
        const double t398 = t48 * (2.0 * t149 + t150 + t151 + inputs[lane + 200] * t123 * t123);
        const double t399 = t81 * (2.0 * t153 + t154 + t155 + inputs[lane + 200] * t129 * t129);
        const double t400 = t103 * (2.0 * t157 + t158 + t159 + inputs[lane + 200] * t136 * t136);
        const double t401 = t115 * (2.0 * t161 + t162 + t163 + inputs[lane + 200] * t142 * t142);
        const double t402 = (t398 + 0.07179676972449082 * t399) + (t400 + 0.07179676972449082 * t401);
        const double t403 = 0.3110042339640731 * t391 + 0.7886751345948129 * (0.39433756729740643 * t394 +
            0.10566243270259355 * t397) + 0.15550211698203656 * t402;
        const double t404 = t176 * (2.0 * t178 + t180 + t181 + inputs[lane + 200] * t177 * t177) + t188 * (2.0
            * t190 + t192 + t193 + inputs[lane + 200] * t189 * t189);
        const double t405 = t201 * (2.0 * t203 + t205 + t206 + inputs[lane + 200] * t202 * t202) + t210 * (2.0
            * t212 + t214 + t215 + inputs[lane + 200] * t211 * t211);
        const double t406 = 0.5 * t404 + 0.03589838486224541 * t405;
        const double t407 = t176 * (2.0 * t219 + t221 + t222 + inputs[lane + 200] * t177 * t218);
        const double t408 = t188 * (2.0 * t225 + t227 + t228 + inputs[lane + 200] * t189 * t224);
        const double t409 = t407 + 0.2679491924311227 * t408;
        const double t410 = t201 * (2.0 * t232 + t234 + t235 + inputs[lane + 200] * t202 * t231);
        const double t411 = t210 * (2.0 * t238 + t240 + t241 + inputs[lane + 200] * t211 * t237);
        const double t412 = t410 + 0.2679491924311227 * t411;
        const double t413 = t176 * (2.0 * t244 + t245 + t246 + inputs[lane + 200] * t218 * t218);
        const double t414 = t188 * (2.0 * t248 + t249 + t250 + inputs[lane + 200] * t224 * t224);
        const double t415 = t201 * (2.0 * t252 + t253 + t254 + inputs[lane + 200] * t231 * t231);
        const double t416 = t210 * (2.0 * t256 + t257 + t258 + inputs[lane + 200] * t237 * t237);
        const double t417 = (t413 + 0.07179676972449082 * t414) + (t415 + 0.07179676972449082 * t416);
        const double t418 = 0.3110042339640731 * t406 + 0.7886751345948129 * (0.39433756729740643 * t409 +
            0.10566243270259355 * t412) + 0.15550211698203656 * t417;
        const double t419 = t48 * (2.0 * t263 + t265 + t266 + inputs[lane + 200] * t49 * t262);
        const double t420 = t81 * (2.0 * t269 + t271 + t272 + inputs[lane + 200] * t82 * t268);
        const double t421 = t419 + 0.2679491924311227 * t420;
        const double t422 = t103 * (2.0 * t276 + t278 + t279 + inputs[lane + 200] * t104 * t275);
        const double t423 = t115 * (2.0 * t282 + t284 + t285 + inputs[lane + 200] * t116 * t281);
        const double t424 = t422 + 0.2679491924311227 * t423;
        const double t425 = t48 * (2.0 * t288 + t289 + t290 + inputs[lane + 200] * t123 * t262);
        const double t426 = t81 * (2.0 * t292 + t293 + t294 + inputs[lane + 200] * t129 * t268);
        const double t427 = t425 + 0.07179676972449082 * t426;
        const double t428 = t103 * (2.0 * t297 + t298 + t299 + inputs[lane + 200] * t136 * t275);
        const double t429 = t115 * (2.0 * t301 + t302 + t303 + inputs[lane + 200] * t142 * t281);
        const double t430 = t428 + 0.07179676972449082 * t429;
        const double t431 = 0.3110042339640731 * (0.39433756729740643 * t421 + 0.028312163512967795 * t424) +
            0.39433756729740643 * (0.3110042339640731 * t427 + 0.08333333333333333 * t430);
        const double t432 = t176 * (2.0 * t308 + t310 + t311 + inputs[lane + 200] * t177 * t307);
        const double t433 = t188 * (2.0 * t314 + t316 + t317 + inputs[lane + 200] * t189 * t313);
        const double t434 = t432 + 0.2679491924311227 * t433;
        const double t435 = t201 * (2.0 * t321 + t323 + t324 + inputs[lane + 200] * t202 * t320);
        const double t436 = t210 * (2.0 * t327 + t329 + t330 + inputs[lane + 200] * t211 * t326);
        const double t437 = t435 + 0.2679491924311227 * t436;
        const double t438 = t176 * (2.0 * t333 + t334 + t335 + inputs[lane + 200] * t218 * t307);
        const double t439 = t188 * (2.0 * t337 + t338 + t339 + inputs[lane + 200] * t224 * t313);
        const double t440 = t438 + 0.07179676972449082 * t439;
        const double t441 = t201 * (2.0 * t342 + t343 + t344 + inputs[lane + 200] * t231 * t320);
        const double t442 = t210 * (2.0 * t346 + t347 + t348 + inputs[lane + 200] * t237 * t326);
        const double t443 = t441 + 0.07179676972449082 * t442;
        const double t444 = 0.3110042339640731 * (0.39433756729740643 * t434 + 0.028312163512967795 * t437) +
            0.39433756729740643 * (0.3110042339640731 * t440 + 0.08333333333333333 * t443);
        const double t445 = t48 * (2.0 * t352 + t353 + t354 + inputs[lane + 200] * t262 * t262);
        const double t446 = t81 * (2.0 * t356 + t357 + t358 + inputs[lane + 200] * t268 * t268);
        const double t447 = t445 + 0.07179676972449082 * t446;
        const double t448 = t103 * (2.0 * t361 + t362 + t363 + inputs[lane + 200] * t275 * t275);
        const double t449 = t115 * (2.0 * t365 + t366 + t367 + inputs[lane + 200] * t281 * t281);
        const double t450 = t448 + 0.07179676972449082 * t449;
        const double t451 = t176 * (2.0 * t370 + t371 + t372 + inputs[lane + 200] * t307 * t307);
        const double t452 = t188 * (2.0 * t374 + t375 + t376 + inputs[lane + 200] * t313 * t313);
        const double t453 = t451 + 0.07179676972449082 * t452;
        const double t454 = t201 * (2.0 * t379 + t380 + t381 + inputs[lane + 200] * t320 * t320);
        const double t455 = t210 * (2.0 * t383 + t384 + t385 + inputs[lane + 200] * t326 * t326);
        const double t456 = t454 + 0.07179676972449082 * t455;
        const double t457 = (0.3110042339640731 * t447 + 0.022329099369260225 * t450) + (0.3110042339640731 *
            t453 + 0.022329099369260225 * t456);
        const double t458 = t48 * (t50 + 2.0 * t52 + t53 + inputs[lane + 200] * t51 * t51) + t81 * (t83 + 2.0
            * t85 + t86 + inputs[lane + 200] * t84 * t84);
        const double t459 = t103 * (t105 + 2.0 * t107 + t108 + inputs[lane + 200] * t106 * t106) + t115 *
            (t117 + 2.0 * t119 + t120 + inputs[lane + 200] * t118 * t118);
        const double t460 = 0.5 * t458 + 0.03589838486224541 * t459;
        const double t461 = t48 * (t124 + 2.0 * t126 + t127 + inputs[lane + 200] * t51 * t125);
        const double t462 = t81 * (t130 + 2.0 * t132 + t133 + inputs[lane + 200] * t84 * t131);
        const double t463 = t461 + 0.2679491924311227 * t462;
        const double t464 = t103 * (t137 + 2.0 * t139 + t140 + inputs[lane + 200] * t106 * t138);
        const double t465 = t115 * (t143 + 2.0 * t145 + t146 + inputs[lane + 200] * t118 * t144);
        const double t466 = t464 + 0.2679491924311227 * t465;
        const double t467 = t48 * (t149 + 2.0 * t150 + t151 + inputs[lane + 200] * t125 * t125);
        const double t468 = t81 * (t153 + 2.0 * t154 + t155 + inputs[lane + 200] * t131 * t131);
        const double t469 = t103 * (t157 + 2.0 * t158 + t159 + inputs[lane + 200] * t138 * t138);
        const double t470 = t115 * (t161 + 2.0 * t162 + t163 + inputs[lane + 200] * t144 * t144);
        const double t471 = (t467 + 0.07179676972449082 * t468) + (t469 + 0.07179676972449082 * t470);
        const double t472 = 0.3110042339640731 * t460 + 0.7886751345948129 * (0.39433756729740643 * t463 +
            0.10566243270259355 * t466) + 0.15550211698203656 * t471;
        const double t473 = t176 * (t178 + 2.0 * t180 + t181 + inputs[lane + 200] * t179 * t179) + t188 *
            (t190 + 2.0 * t192 + t193 + inputs[lane + 200] * t191 * t191);
        const double t474 = t201 * (t203 + 2.0 * t205 + t206 + inputs[lane + 200] * t204 * t204) + t210 *
            (t212 + 2.0 * t214 + t215 + inputs[lane + 200] * t213 * t213);
        const double t475 = 0.5 * t473 + 0.03589838486224541 * t474;
        const double t476 = t176 * (t219 + 2.0 * t221 + t222 + inputs[lane + 200] * t179 * t220);
        const double t477 = t188 * (t225 + 2.0 * t227 + t228 + inputs[lane + 200] * t191 * t226);
        const double t478 = t476 + 0.2679491924311227 * t477;
        const double t479 = t201 * (t232 + 2.0 * t234 + t235 + inputs[lane + 200] * t204 * t233);
        const double t480 = t210 * (t238 + 2.0 * t240 + t241 + inputs[lane + 200] * t213 * t239);
        const double t481 = t479 + 0.2679491924311227 * t480;
        const double t482 = t176 * (t244 + 2.0 * t245 + t246 + inputs[lane + 200] * t220 * t220);
        const double t483 = t188 * (t248 + 2.0 * t249 + t250 + inputs[lane + 200] * t226 * t226);
        const double t484 = t201 * (t252 + 2.0 * t253 + t254 + inputs[lane + 200] * t233 * t233);
        const double t485 = t210 * (t256 + 2.0 * t257 + t258 + inputs[lane + 200] * t239 * t239);
        const double t486 = (t482 + 0.07179676972449082 * t483) + (t484 + 0.07179676972449082 * t485);
        const double t487 = 0.3110042339640731 * t475 + 0.7886751345948129 * (0.39433756729740643 * t478 +
            0.10566243270259355 * t481) + 0.15550211698203656 * t486;
        const double t488 = t48 * (t263 + 2.0 * t265 + t266 + inputs[lane + 200] * t51 * t264);
        const double t489 = t81 * (t269 + 2.0 * t271 + t272 + inputs[lane + 200] * t84 * t270);
        const double t490 = t488 + 0.2679491924311227 * t489;
        const double t491 = t103 * (t276 + 2.0 * t278 + t279 + inputs[lane + 200] * t106 * t277);
        const double t492 = t115 * (t282 + 2.0 * t284 + t285 + inputs[lane + 200] * t118 * t283);
        const double t493 = t491 + 0.2679491924311227 * t492;
        const double t494 = t48 * (t288 + 2.0 * t289 + t290 + inputs[lane + 200] * t125 * t264);
        const double t495 = t81 * (t292 + 2.0 * t293 + t294 + inputs[lane + 200] * t131 * t270);
        const double t496 = t494 + 0.07179676972449082 * t495;
        const double t497 = t103 * (t297 + 2.0 * t298 + t299 + inputs[lane + 200] * t138 * t277);
        const double t498 = t115 * (t301 + 2.0 * t302 + t303 + inputs[lane + 200] * t144 * t283);
        const double t499 = t497 + 0.07179676972449082 * t498;
        const double t500 = 0.3110042339640731 * (0.39433756729740643 * t490 + 0.028312163512967795 * t493) +
            0.39433756729740643 * (0.3110042339640731 * t496 + 0.08333333333333333 * t499);
        const double t501 = t176 * (t308 + 2.0 * t310 + t311 + inputs[lane + 200] * t179 * t309);
        const double t502 = t188 * (t314 + 2.0 * t316 + t317 + inputs[lane + 200] * t191 * t315);
        const double t503 = t501 + 0.2679491924311227 * t502;
        const double t504 = t201 * (t321 + 2.0 * t323 + t324 + inputs[lane + 200] * t204 * t322);
        const double t505 = t210 * (t327 + 2.0 * t329 + t330 + inputs[lane + 200] * t213 * t328);
        const double t506 = t504 + 0.2679491924311227 * t505;
        const double t507 = t176 * (t333 + 2.0 * t334 + t335 + inputs[lane + 200] * t220 * t309);
        const double t508 = t188 * (t337 + 2.0 * t338 + t339 + inputs[lane + 200] * t226 * t315);
        const double t509 = t507 + 0.07179676972449082 * t508;
        const double t510 = t201 * (t342 + 2.0 * t343 + t344 + inputs[lane + 200] * t233 * t322);
        const double t511 = t210 * (t346 + 2.0 * t347 + t348 + inputs[lane + 200] * t239 * t328);
        const double t512 = t510 + 0.07179676972449082 * t511;
        const double t513 = 0.3110042339640731 * (0.39433756729740643 * t503 + 0.028312163512967795 * t506) +
            0.39433756729740643 * (0.3110042339640731 * t509 + 0.08333333333333333 * t512);
        const double t514 = t48 * (t352 + 2.0 * t353 + t354 + inputs[lane + 200] * t264 * t264);
        const double t515 = t81 * (t356 + 2.0 * t357 + t358 + inputs[lane + 200] * t270 * t270);
        const double t516 = t514 + 0.07179676972449082 * t515;
        const double t517 = t103 * (t361 + 2.0 * t362 + t363 + inputs[lane + 200] * t277 * t277);
        const double t518 = t115 * (t365 + 2.0 * t366 + t367 + inputs[lane + 200] * t283 * t283);
        const double t519 = t517 + 0.07179676972449082 * t518;
        const double t520 = t176 * (t370 + 2.0 * t371 + t372 + inputs[lane + 200] * t309 * t309);
        const double t521 = t188 * (t374 + 2.0 * t375 + t376 + inputs[lane + 200] * t315 * t315);
        const double t522 = t520 + 0.07179676972449082 * t521;
        const double t523 = t201 * (t379 + 2.0 * t380 + t381 + inputs[lane + 200] * t322 * t322);
        const double t524 = t210 * (t383 + 2.0 * t384 + t385 + inputs[lane + 200] * t328 * t328);
        const double t525 = t523 + 0.07179676972449082 * t524;
        const double t526 = (0.3110042339640731 * t516 + 0.022329099369260225 * t519) + (0.3110042339640731 *
            t522 + 0.022329099369260225 * t525);
        const double t527 = t128 + 3.732050807568877 * t134;
        const double t528 = t141 + 3.732050807568877 * t147;
        const double t529 = (t152 + 13.928203230275509 * t156) + (t160 + 13.928203230275509 * t164);
        const double t530 = 0.3110042339640731 * t122 + 0.011164549684630112 * t529 - 0.7886751345948129 *
            (0.10566243270259355 * t527 + 0.028312163512967795 * t528);
        const double t531 = t223 + 3.732050807568877 * t229;
        const double t532 = t236 + 3.732050807568877 * t242;
        const double t533 = (t247 + 13.928203230275509 * t251) + (t255 + 13.928203230275509 * t259);
        const double t534 = 0.3110042339640731 * t217 + 0.011164549684630112 * t533 - 0.7886751345948129 *
            (0.10566243270259355 * t531 + 0.028312163512967795 * t532);
        const double t535 = t267 + 3.732050807568877 * t273;
        const double t536 = t280 + 3.732050807568877 * t286;
        const double t537 = t291 + 13.928203230275509 * t295;
        const double t538 = t300 + 13.928203230275509 * t304;
        const double t539 = 0.3110042339640731 * (0.10566243270259355 * t535 + 0.007586221349277619 * t536) -
            0.39433756729740643 * (0.022329099369260225 * t537 + 0.005983064143707569 * t538);
        const double t540 = t312 + 3.732050807568877 * t318;
        const double t541 = t325 + 3.732050807568877 * t331;
        const double t542 = t336 + 13.928203230275509 * t340;
        const double t543 = t345 + 13.928203230275509 * t349;
        const double t544 = 0.3110042339640731 * (0.10566243270259355 * t540 + 0.007586221349277619 * t541) -
            0.39433756729740643 * (0.022329099369260225 * t542 + 0.005983064143707569 * t543);
        const double t545 = t355 + 13.928203230275509 * t359;
        const double t546 = t364 + 13.928203230275509 * t368;
        const double t547 = t373 + 13.928203230275509 * t377;
        const double t548 = t382 + 13.928203230275509 * t386;
        const double t549 = (0.022329099369260225 * t545 + 0.0016031572055700497 * t546) +
            (0.022329099369260225 * t547 + 0.0016031572055700497 * t548);
        const double t550 = t392 + 3.732050807568877 * t393;
        const double t551 = t395 + 3.732050807568877 * t396;
        const double t552 = (t398 + 13.928203230275509 * t399) + (t400 + 13.928203230275509 * t401);
        const double t553 = 0.3110042339640731 * t391 + 0.011164549684630112 * t552 - 0.7886751345948129 *
            (0.10566243270259355 * t550 + 0.028312163512967795 * t551);
        const double t554 = t407 + 3.732050807568877 * t408;
        const double t555 = t410 + 3.732050807568877 * t411;
        const double t556 = (t413 + 13.928203230275509 * t414) + (t415 + 13.928203230275509 * t416);
        const double t557 = 0.3110042339640731 * t406 + 0.011164549684630112 * t556 - 0.7886751345948129 *
            (0.10566243270259355 * t554 + 0.028312163512967795 * t555);
        const double t558 = t419 + 3.732050807568877 * t420;
        const double t559 = t422 + 3.732050807568877 * t423;
        const double t560 = t425 + 13.928203230275509 * t426;
        const double t561 = t428 + 13.928203230275509 * t429;
        const double t562 = 0.3110042339640731 * (0.10566243270259355 * t558 + 0.007586221349277619 * t559) -
            0.39433756729740643 * (0.022329099369260225 * t560 + 0.005983064143707569 * t561);
        const double t563 = t432 + 3.732050807568877 * t433;
        const double t564 = t435 + 3.732050807568877 * t436;
        const double t565 = t438 + 13.928203230275509 * t439;
        const double t566 = t441 + 13.928203230275509 * t442;
        const double t567 = 0.3110042339640731 * (0.10566243270259355 * t563 + 0.007586221349277619 * t564) -
            0.39433756729740643 * (0.022329099369260225 * t565 + 0.005983064143707569 * t566);
        const double t568 = t445 + 13.928203230275509 * t446;
        const double t569 = t448 + 13.928203230275509 * t449;
        const double t570 = t451 + 13.928203230275509 * t452;
        const double t571 = t454 + 13.928203230275509 * t455;
        const double t572 = (0.022329099369260225 * t568 + 0.0016031572055700497 * t569) +
            (0.022329099369260225 * t570 + 0.0016031572055700497 * t571);
        const double t573 = t461 + 3.732050807568877 * t462;
        const double t574 = t464 + 3.732050807568877 * t465;
        const double t575 = (t467 + 13.928203230275509 * t468) + (t469 + 13.928203230275509 * t470);
        const double t576 = 0.3110042339640731 * t460 + 0.011164549684630112 * t575 - 0.7886751345948129 *
            (0.10566243270259355 * t573 + 0.028312163512967795 * t574);
        const double t577 = t476 + 3.732050807568877 * t477;
        const double t578 = t479 + 3.732050807568877 * t480;
        const double t579 = (t482 + 13.928203230275509 * t483) + (t484 + 13.928203230275509 * t485);
        const double t580 = 0.3110042339640731 * t475 + 0.011164549684630112 * t579 - 0.7886751345948129 *
            (0.10566243270259355 * t577 + 0.028312163512967795 * t578);
        const double t581 = t488 + 3.732050807568877 * t489;
        const double t582 = t491 + 3.732050807568877 * t492;
        const double t583 = t494 + 13.928203230275509 * t495;
        const double t584 = t497 + 13.928203230275509 * t498;
        const double t585 = 0.3110042339640731 * (0.10566243270259355 * t581 + 0.007586221349277619 * t582) -
            0.39433756729740643 * (0.022329099369260225 * t583 + 0.005983064143707569 * t584);
        const double t586 = t501 + 3.732050807568877 * t502;
        const double t587 = t504 + 3.732050807568877 * t505;
        const double t588 = t507 + 13.928203230275509 * t508;
        const double t589 = t510 + 13.928203230275509 * t511;
        const double t590 = 0.3110042339640731 * (0.10566243270259355 * t586 + 0.007586221349277619 * t587) -
            0.39433756729740643 * (0.022329099369260225 * t588 + 0.005983064143707569 * t589);
        const double t591 = t514 + 13.928203230275509 * t515;
        const double t592 = t517 + 13.928203230275509 * t518;
        const double t593 = t520 + 13.928203230275509 * t521;
        const double t594 = t523 + 13.928203230275509 * t524;
        const double t595 = (0.022329099369260225 * t591 + 0.0016031572055700497 * t592) +
            (0.022329099369260225 * t593 + 0.0016031572055700497 * t594);
        const double t596 = 0.5 * t87 + 6.964101615137754 * t121;
        const double t597 = 0.15550211698203656 * t165 + 0.022329099369260225 * t596 - 0.2113248654051871 *
            (0.39433756729740643 * t135 + 1.4716878364870323 * t148);
        const double t598 = 0.5 * t194 + 6.964101615137754 * t216;
        const double t599 = 0.15550211698203656 * t260 + 0.022329099369260225 * t598 - 0.2113248654051871 *
            (0.39433756729740643 * t230 + 1.4716878364870323 * t243);
        const double t600 = 0.022329099369260225 * (0.39433756729740643 * t274 + 5.4924137786507226 * t287) -
            0.10566243270259355 * (0.3110042339640731 * t296 + 1.160683602522959 * t305);
        const double t601 = 0.022329099369260225 * (0.39433756729740643 * t319 + 5.4924137786507226 * t332) -
            0.10566243270259355 * (0.3110042339640731 * t341 + 1.160683602522959 * t350);
        const double t602 = (0.3110042339640731 * t360 + 4.331730176127763 * t369) + (0.3110042339640731 *
            t378 + 4.331730176127763 * t387);
        const double t603 = 0.5 * t389 + 6.964101615137754 * t390;
        const double t604 = 0.15550211698203656 * t402 + 0.022329099369260225 * t603 - 0.2113248654051871 *
            (0.39433756729740643 * t394 + 1.4716878364870323 * t397);
        const double t605 = 0.5 * t404 + 6.964101615137754 * t405;
        const double t606 = 0.15550211698203656 * t417 + 0.022329099369260225 * t605 - 0.2113248654051871 *
            (0.39433756729740643 * t409 + 1.4716878364870323 * t412);
        const double t607 = 0.022329099369260225 * (0.39433756729740643 * t421 + 5.4924137786507226 * t424) -
            0.10566243270259355 * (0.3110042339640731 * t427 + 1.160683602522959 * t430);
        const double t608 = 0.022329099369260225 * (0.39433756729740643 * t434 + 5.4924137786507226 * t437) -
            0.10566243270259355 * (0.3110042339640731 * t440 + 1.160683602522959 * t443);
        const double t609 = (0.3110042339640731 * t447 + 4.331730176127763 * t450) + (0.3110042339640731 *
            t453 + 4.331730176127763 * t456);
        const double t610 = 0.5 * t458 + 6.964101615137754 * t459;
        const double t611 = 0.15550211698203656 * t471 + 0.022329099369260225 * t610 - 0.2113248654051871 *
            (0.39433756729740643 * t463 + 1.4716878364870323 * t466);
        const double t612 = 0.5 * t473 + 6.964101615137754 * t474;
        const double t613 = 0.15550211698203656 * t486 + 0.022329099369260225 * t612 - 0.2113248654051871 *
            (0.39433756729740643 * t478 + 1.4716878364870323 * t481);
        const double t614 = 0.022329099369260225 * (0.39433756729740643 * t490 + 5.4924137786507226 * t493) -
            0.10566243270259355 * (0.3110042339640731 * t496 + 1.160683602522959 * t499);
        const double t615 = 0.022329099369260225 * (0.39433756729740643 * t503 + 5.4924137786507226 * t506) -
            0.10566243270259355 * (0.3110042339640731 * t509 + 1.160683602522959 * t512);
        const double t616 = (0.3110042339640731 * t516 + 4.331730176127763 * t519) + (0.3110042339640731 *
            t522 + 4.331730176127763 * t525);
        const double t617 = 0.011164549684630112 * t529 + 0.022329099369260225 * t596 + 0.2113248654051871 *
            (0.10566243270259355 * t527 + 0.39433756729740643 * t528);
        const double t618 = 0.011164549684630112 * t533 + 0.022329099369260225 * t598 + 0.2113248654051871 *
            (0.10566243270259355 * t531 + 0.39433756729740643 * t532);
        const double t619 = 0.022329099369260225 * (0.10566243270259355 * t535 + 1.4716878364870323 * t536) +
            0.10566243270259355 * (0.022329099369260225 * t537 + 0.08333333333333333 * t538);
        const double t620 = 0.022329099369260225 * (0.10566243270259355 * t540 + 1.4716878364870323 * t541) +
            0.10566243270259355 * (0.022329099369260225 * t542 + 0.08333333333333333 * t543);
        const double t621 = (0.022329099369260225 * t545 + 0.3110042339640731 * t546) + (0.022329099369260225
            * t547 + 0.3110042339640731 * t548);
        const double t622 = 0.011164549684630112 * t552 + 0.022329099369260225 * t603 + 0.2113248654051871 *
            (0.10566243270259355 * t550 + 0.39433756729740643 * t551);
        const double t623 = 0.011164549684630112 * t556 + 0.022329099369260225 * t605 + 0.2113248654051871 *
            (0.10566243270259355 * t554 + 0.39433756729740643 * t555);
        const double t624 = 0.022329099369260225 * (0.10566243270259355 * t558 + 1.4716878364870323 * t559) +
            0.10566243270259355 * (0.022329099369260225 * t560 + 0.08333333333333333 * t561);
        const double t625 = 0.022329099369260225 * (0.10566243270259355 * t563 + 1.4716878364870323 * t564) +
            0.10566243270259355 * (0.022329099369260225 * t565 + 0.08333333333333333 * t566);
        const double t626 = (0.022329099369260225 * t568 + 0.3110042339640731 * t569) + (0.022329099369260225
            * t570 + 0.3110042339640731 * t571);
        const double t627 = 0.011164549684630112 * t575 + 0.022329099369260225 * t610 + 0.2113248654051871 *
            (0.10566243270259355 * t573 + 0.39433756729740643 * t574);
        const double t628 = 0.011164549684630112 * t579 + 0.022329099369260225 * t612 + 0.2113248654051871 *
            (0.10566243270259355 * t577 + 0.39433756729740643 * t578);
        const double t629 = 0.022329099369260225 * (0.10566243270259355 * t581 + 1.4716878364870323 * t582) +
            0.10566243270259355 * (0.022329099369260225 * t583 + 0.08333333333333333 * t584);
        const double t630 = 0.022329099369260225 * (0.10566243270259355 * t586 + 1.4716878364870323 * t587) +
            0.10566243270259355 * (0.022329099369260225 * t588 + 0.08333333333333333 * t589);
        const double t631 = (0.022329099369260225 * t591 + 0.3110042339640731 * t592) + (0.022329099369260225
            * t593 + 0.3110042339640731 * t594);
        tile[lane] = 0.3110042339640731 * (t166 + 0.07179676972449082 * t261) + 0.7886751345948129 * (t306 +
            0.2679491924311227 * t351) + 0.15550211698203656 * t388;
        tile[lane + 8] = 0.3110042339640731 * (t403 + 0.07179676972449082 * t418) + 0.7886751345948129 * (t431
            + 0.2679491924311227 * t444) + 0.15550211698203656 * t457;
        tile[lane + 16] = 0.3110042339640731 * (t472 + 0.07179676972449082 * t487) + 0.7886751345948129 *
            (t500 + 0.2679491924311227 * t513) + 0.15550211698203656 * t526;
        tile[lane + 24] = 0.3110042339640731 * (t530 + 0.07179676972449082 * t534) + 0.15550211698203656 *
            t549 - 0.7886751345948129 * (t539 + 0.2679491924311227 * t544);
        tile[lane + 32] = 0.3110042339640731 * (t553 + 0.07179676972449082 * t557) + 0.15550211698203656 *
            t572 - 0.7886751345948129 * (t562 + 0.2679491924311227 * t567);
        tile[lane + 40] = 0.3110042339640731 * (t576 + 0.07179676972449082 * t580) + 0.15550211698203656 *
            t595 - 0.7886751345948129 * (t585 + 0.2679491924311227 * t590);
        tile[lane + 48] = 0.3110042339640731 * (t597 + 0.07179676972449082 * t599) + 0.7886751345948129 *
            (t600 + 0.2679491924311227 * t601) + 0.011164549684630112 * t602;
        tile[lane + 56] = 0.3110042339640731 * (t604 + 0.07179676972449082 * t606) + 0.7886751345948129 *
            (t607 + 0.2679491924311227 * t608) + 0.011164549684630112 * t609;
        tile[lane + 64] = 0.3110042339640731 * (t611 + 0.07179676972449082 * t613) + 0.7886751345948129 *
            (t614 + 0.2679491924311227 * t615) + 0.011164549684630112 * t616;
        tile[lane + 72] = 0.3110042339640731 * (t617 + 0.07179676972449082 * t618) + 0.011164549684630112 *
            t621 - 0.7886751345948129 * (t619 + 0.2679491924311227 * t620);
        tile[lane + 80] = 0.3110042339640731 * (t622 + 0.07179676972449082 * t623) + 0.011164549684630112 *
            t626 - 0.7886751345948129 * (t624 + 0.2679491924311227 * t625);
        tile[lane + 88] = 0.3110042339640731 * (t627 + 0.07179676972449082 * t628) + 0.011164549684630112 *
            t631 - 0.7886751345948129 * (t629 + 0.2679491924311227 * t630);
        tile[lane + 96] = 0.15550211698203656 * t388 + 0.022329099369260225 * (t166 + 13.928203230275509 *
            t261) - 0.2113248654051871 * (t306 + 3.732050807568877 * t351);
        tile[lane + 104] = 0.15550211698203656 * t457 + 0.022329099369260225 * (t403 + 13.928203230275509 *
            t418) - 0.2113248654051871 * (t431 + 3.732050807568877 * t444);
        tile[lane + 112] = 0.15550211698203656 * t526 + 0.022329099369260225 * (t472 + 13.928203230275509 *
            t487) - 0.2113248654051871 * (t500 + 3.732050807568877 * t513);
        tile[lane + 120] = 0.15550211698203656 * t549 + 0.022329099369260225 * (t530 + 13.928203230275509 *
            t534) + 0.2113248654051871 * (t539 + 3.732050807568877 * t544);
        tile[lane + 128] = 0.15550211698203656 * t572 + 0.022329099369260225 * (t553 + 13.928203230275509 *
            t557) + 0.2113248654051871 * (t562 + 3.732050807568877 * t567);
        tile[lane + 136] = 0.15550211698203656 * t595 + 0.022329099369260225 * (t576 + 13.928203230275509 *
            t580) + 0.2113248654051871 * (t585 + 3.732050807568877 * t590);
        tile[lane + 144] = 0.011164549684630112 * t602 + 0.022329099369260225 * (t597 + 13.928203230275509 *
            t599) - 0.2113248654051871 * (t600 + 3.732050807568877 * t601);
        tile[lane + 152] = 0.011164549684630112 * t609 + 0.022329099369260225 * (t604 + 13.928203230275509 *
            t606) - 0.2113248654051871 * (t607 + 3.732050807568877 * t608);
        tile[lane + 160] = 0.011164549684630112 * t616 + 0.022329099369260225 * (t611 + 13.928203230275509 *
            t613) - 0.2113248654051871 * (t614 + 3.732050807568877 * t615);
        tile[lane + 168] = 0.011164549684630112 * t621 + 0.022329099369260225 * (t617 + 13.928203230275509 *
            t618) + 0.2113248654051871 * (t619 + 3.732050807568877 * t620);
        tile[lane + 176] = 0.011164549684630112 * t626 + 0.022329099369260225 * (t622 + 13.928203230275509 *
            t623) + 0.2113248654051871 * (t624 + 3.732050807568877 * t625);
        tile[lane + 184] = 0.011164549684630112 * t631 + 0.022329099369260225 * (t627 + 13.928203230275509 *
            t628) + 0.2113248654051871 * (t629 + 3.732050807568877 * t630);
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
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d0 + 2]) {
            y[d0 + 2] += tile[lane + 16];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 24];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 32];
          }
          if (!constrained[d1 + 2]) {
            y[d1 + 2] += tile[lane + 40];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 48];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 56];
          }
          if (!constrained[d2 + 2]) {
            y[d2 + 2] += tile[lane + 64];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 72];
          }
          if (!constrained[d3 + 1]) {
            y[d3 + 1] += tile[lane + 80];
          }
          if (!constrained[d3 + 2]) {
            y[d3 + 2] += tile[lane + 88];
          }
          if (!constrained[d4]) {
            y[d4] += tile[lane + 96];
          }
          if (!constrained[d4 + 1]) {
            y[d4 + 1] += tile[lane + 104];
          }
          if (!constrained[d4 + 2]) {
            y[d4 + 2] += tile[lane + 112];
          }
          if (!constrained[d5]) {
            y[d5] += tile[lane + 120];
          }
          if (!constrained[d5 + 1]) {
            y[d5 + 1] += tile[lane + 128];
          }
          if (!constrained[d5 + 2]) {
            y[d5 + 2] += tile[lane + 136];
          }
          if (!constrained[d6]) {
            y[d6] += tile[lane + 144];
          }
          if (!constrained[d6 + 1]) {
            y[d6 + 1] += tile[lane + 152];
          }
          if (!constrained[d6 + 2]) {
            y[d6 + 2] += tile[lane + 160];
          }
          if (!constrained[d7]) {
            y[d7] += tile[lane + 168];
          }
          if (!constrained[d7 + 1]) {
            y[d7 + 1] += tile[lane + 176];
          }
          if (!constrained[d7 + 2]) {
            y[d7 + 2] += tile[lane + 184];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
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

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
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
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
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
    3200,                                      // shared_bytes
    2880.0,                                    // flops_per_cell
    152.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
