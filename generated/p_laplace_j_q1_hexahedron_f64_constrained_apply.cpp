// p_laplace_j_q1_hexahedron_f64_constrained_apply: apply of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel apply --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     hexahedron, geometry Q1^3
//   test     Q1, 8 dofs
//   u        coefficient, Q1, 8 dofs
//   trial    coefficient, Q1, 8 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1943 flops
//   sum_factorised  1513 flops <- taken
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
//   flops       1521
//   bytes       120 (112 read, 8 written)
//   flops/byte  12.7
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
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[320];
    alignas(64) double tile[64];

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
        inputs[lane + 192] = u[d0];
        inputs[lane + 200] = u[d1];
        inputs[lane + 208] = u[d2];
        inputs[lane + 216] = u[d3];
        inputs[lane + 224] = u[d4];
        inputs[lane + 232] = u[d5];
        inputs[lane + 240] = u[d6];
        inputs[lane + 248] = u[d7];
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 256] = trial_0;
        const double trial_1 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 264] = trial_1;
        const double trial_2 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 272] = trial_2;
        const double trial_3 = constrained[d3] ? 0.0 : x[d3];
        inputs[lane + 280] = trial_3;
        const double trial_4 = constrained[d4] ? 0.0 : x[d4];
        inputs[lane + 288] = trial_4;
        const double trial_5 = constrained[d5] ? 0.0 : x[d5];
        inputs[lane + 296] = trial_5;
        const double trial_6 = constrained[d6] ? 0.0 : x[d6];
        inputs[lane + 304] = trial_6;
        const double trial_7 = constrained[d7] ? 0.0 : x[d7];
        inputs[lane + 312] = trial_7;
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 16] - inputs[lane + 24];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 32] - inputs[lane + 40];
        const double t4 = inputs[lane + 48] - inputs[lane + 56];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = t2 + 0.2679491924311227 * t5;
        const double t7 = inputs[lane + 64] - inputs[lane + 80];
        const double t8 = inputs[lane + 72] - inputs[lane + 88];
        const double t9 = t7 + 0.2679491924311227 * t8;
        const double t10 = inputs[lane + 96] - inputs[lane + 112];
        const double t11 = inputs[lane + 104] - inputs[lane + 120];
        const double t12 = t10 + 0.2679491924311227 * t11;
        const double t13 = t9 + 0.2679491924311227 * t12;
        const double t14 = inputs[lane + 128] - inputs[lane + 160];
        const double t15 = inputs[lane + 136] - inputs[lane + 168];
        const double t16 = t14 + 0.2679491924311227 * t15;
        const double t17 = inputs[lane + 144] - inputs[lane + 176];
        const double t18 = inputs[lane + 152] - inputs[lane + 184];
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = t16 + 0.2679491924311227 * t19;
        const double t21 = inputs[lane + 64] - inputs[lane + 96];
        const double t22 = inputs[lane + 72] - inputs[lane + 104];
        const double t23 = t21 + 0.2679491924311227 * t22;
        const double t24 = inputs[lane + 80] - inputs[lane + 112];
        const double t25 = inputs[lane + 88] - inputs[lane + 120];
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double t27 = t23 + 0.2679491924311227 * t26;
        const double t28 = inputs[lane + 128] - inputs[lane + 144];
        const double t29 = inputs[lane + 136] - inputs[lane + 152];
        const double t30 = t28 + 0.2679491924311227 * t29;
        const double t31 = inputs[lane + 160] - inputs[lane + 176];
        const double t32 = inputs[lane + 168] - inputs[lane + 184];
        const double t33 = t31 + 0.2679491924311227 * t32;
        const double t34 = t30 + 0.2679491924311227 * t33;
        const double t35 = t13 * t20 - t27 * t34;
        const double t36 = inputs[lane] - inputs[lane + 16];
        const double t37 = inputs[lane + 8] - inputs[lane + 24];
        const double t38 = t36 + 0.2679491924311227 * t37;
        const double t39 = inputs[lane + 32] - inputs[lane + 48];
        const double t40 = inputs[lane + 40] - inputs[lane + 56];
        const double t41 = t39 + 0.2679491924311227 * t40;
        const double t42 = t38 + 0.2679491924311227 * t41;
        const double t43 = inputs[lane + 128] - inputs[lane + 136];
        const double t44 = inputs[lane + 144] - inputs[lane + 152];
        const double t45 = t43 + 0.2679491924311227 * t44;
        const double t46 = inputs[lane + 160] - inputs[lane + 168];
        const double t47 = inputs[lane + 176] - inputs[lane + 184];
        const double t48 = t46 + 0.2679491924311227 * t47;
        const double t49 = t45 + 0.2679491924311227 * t48;
        const double t50 = inputs[lane + 64] - inputs[lane + 72];
        const double t51 = inputs[lane + 80] - inputs[lane + 88];
        const double t52 = t50 + 0.2679491924311227 * t51;
        const double t53 = inputs[lane + 96] - inputs[lane + 104];
        const double t54 = inputs[lane + 112] - inputs[lane + 120];
        const double t55 = t53 + 0.2679491924311227 * t54;
        const double t56 = t52 + 0.2679491924311227 * t55;
        const double t57 = t27 * t49 - t20 * t56;
        const double t58 = inputs[lane] - inputs[lane + 32];
        const double t59 = inputs[lane + 8] - inputs[lane + 40];
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = inputs[lane + 16] - inputs[lane + 48];
        const double t62 = inputs[lane + 24] - inputs[lane + 56];
        const double t63 = t61 + 0.2679491924311227 * t62;
        const double t64 = t60 + 0.2679491924311227 * t63;
        const double t65 = t34 * t56 - t13 * t49;
        const double t66 = std::fabs(-0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65));
        const double t67 = inputs[lane + 192] - inputs[lane + 200];
        const double t68 = inputs[lane + 208] - inputs[lane + 216];
        const double t69 = t67 + 0.2679491924311227 * t68;
        const double t70 = inputs[lane + 224] - inputs[lane + 232];
        const double t71 = inputs[lane + 240] - inputs[lane + 248];
        const double t72 = t70 + 0.2679491924311227 * t71;
        const double t73 = t69 + 0.2679491924311227 * t72;
        const double t74 = inputs[lane + 192] - inputs[lane + 208];
        const double t75 = inputs[lane + 200] - inputs[lane + 216];
        const double t76 = t74 + 0.2679491924311227 * t75;
        const double t77 = inputs[lane + 224] - inputs[lane + 240];
        const double t78 = inputs[lane + 232] - inputs[lane + 248];
        const double t79 = t77 + 0.2679491924311227 * t78;
        const double t80 = t76 + 0.2679491924311227 * t79;
        const double t81 = inputs[lane + 192] - inputs[lane + 224];
        const double t82 = inputs[lane + 200] - inputs[lane + 232];
        const double t83 = t81 + 0.2679491924311227 * t82;
        const double t84 = inputs[lane + 208] - inputs[lane + 240];
        const double t85 = inputs[lane + 216] - inputs[lane + 248];
        const double t86 = t84 + 0.2679491924311227 * t85;
        const double t87 = t83 + 0.2679491924311227 * t86;
        const double t88 = t35 * t73 + t57 * t80 + t65 * t87;
        const double t89 = inputs[lane + 256] - inputs[lane + 264];
        const double t90 = inputs[lane + 272] - inputs[lane + 280];
        const double t91 = t89 + 0.2679491924311227 * t90;
        const double t92 = inputs[lane + 288] - inputs[lane + 296];
        const double t93 = inputs[lane + 304] - inputs[lane + 312];
        const double t94 = t92 + 0.2679491924311227 * t93;
        const double t95 = t91 + 0.2679491924311227 * t94;
        const double t96 = inputs[lane + 256] - inputs[lane + 272];
        const double t97 = inputs[lane + 264] - inputs[lane + 280];
        const double t98 = t96 + 0.2679491924311227 * t97;
        const double t99 = inputs[lane + 288] - inputs[lane + 304];
        const double t100 = inputs[lane + 296] - inputs[lane + 312];
        const double t101 = t99 + 0.2679491924311227 * t100;
        const double t102 = t98 + 0.2679491924311227 * t101;
        const double t103 = inputs[lane + 256] - inputs[lane + 288];
        const double t104 = inputs[lane + 264] - inputs[lane + 296];
        const double t105 = t103 + 0.2679491924311227 * t104;
        const double t106 = inputs[lane + 272] - inputs[lane + 304];
        const double t107 = inputs[lane + 280] - inputs[lane + 312];
        const double t108 = t106 + 0.2679491924311227 * t107;
        const double t109 = t105 + 0.2679491924311227 * t108;
        const double t110 = t35 * t95 + t57 * t102 + t65 * t109;
        const double t111 = t34 * t64 - t20 * t42;
        const double t112 = t6 * t20 - t49 * t64;
        const double t113 = t42 * t49 - t6 * t34;
        const double t114 = t73 * t111 + t80 * t112 + t87 * t113;
        const double t115 = t95 * t111 + t102 * t112 + t109 * t113;
        const double t116 = t27 * t42 - t13 * t64;
        const double t117 = t56 * t64 - t6 * t27;
        const double t118 = t6 * t13 - t42 * t56;
        const double t119 = t73 * t116 + t80 * t117 + t87 * t118;
        const double t120 = t95 * t116 + t102 * t117 + t109 * t118;
        const double t121 = t88 * t110 + t114 * t115 + t119 * t120;
        const double t122 = epsilon[0] * epsilon[0];
        const double t123 = 1.0 / (t66 * t66);
        const double t124 = std::sqrt(t122 + 0.05791322937893785 * (t88 * t88 + t114 * t114 + t119 * t119) *
            t123);
        const double t125 = 1.0 / t124;
        const double t126 = 1.0 / (t66 * t66 * t66 * t66);
        const double t127 = 0.005392116522575886 * t121 * t125 * (t35 * t88 + t111 * t114 + t116 * t119) *
            t126 + 0.0931068182589886 * t123 * t124 * (t35 * t110 + t111 * t115 + t116 * t120);
        const double t128 = 0.2679491924311227 * t7 + t8;
        const double t129 = 0.2679491924311227 * t10 + t11;
        const double t130 = t128 + 0.2679491924311227 * t129;
        const double t131 = 0.2679491924311227 * t14 + t15;
        const double t132 = 0.2679491924311227 * t17 + t18;
        const double t133 = t131 + 0.2679491924311227 * t132;
        const double t134 = 0.2679491924311227 * t21 + t22;
        const double t135 = 0.2679491924311227 * t24 + t25;
        const double t136 = t134 + 0.2679491924311227 * t135;
        const double t137 = 0.2679491924311227 * t28 + t29;
        const double t138 = 0.2679491924311227 * t31 + t32;
        const double t139 = t137 + 0.2679491924311227 * t138;
        const double t140 = t130 * t133 - t136 * t139;
        const double t141 = 0.2679491924311227 * t36 + t37;
        const double t142 = 0.2679491924311227 * t39 + t40;
        const double t143 = t141 + 0.2679491924311227 * t142;
        const double t144 = t49 * t136 - t56 * t133;
        const double t145 = 0.2679491924311227 * t58 + t59;
        const double t146 = 0.2679491924311227 * t61 + t62;
        const double t147 = t145 + 0.2679491924311227 * t146;
        const double t148 = t56 * t139 - t49 * t130;
        const double t149 = std::fabs(-0.2406516764515424 * (t6 * t140 + t143 * t144 + t147 * t148));
        const double t150 = 0.2679491924311227 * t74 + t75;
        const double t151 = 0.2679491924311227 * t77 + t78;
        const double t152 = t150 + 0.2679491924311227 * t151;
        const double t153 = 0.2679491924311227 * t81 + t82;
        const double t154 = 0.2679491924311227 * t84 + t85;
        const double t155 = t153 + 0.2679491924311227 * t154;
        const double t156 = t73 * t140 + t144 * t152 + t148 * t155;
        const double t157 = 0.2679491924311227 * t96 + t97;
        const double t158 = 0.2679491924311227 * t99 + t100;
        const double t159 = t157 + 0.2679491924311227 * t158;
        const double t160 = 0.2679491924311227 * t103 + t104;
        const double t161 = 0.2679491924311227 * t106 + t107;
        const double t162 = t160 + 0.2679491924311227 * t161;
        const double t163 = t95 * t140 + t144 * t159 + t148 * t162;
        const double t164 = t139 * t147 - t133 * t143;
        const double t165 = t6 * t133 - t49 * t147;
        const double t166 = t49 * t143 - t6 * t139;
        const double t167 = t73 * t164 + t152 * t165 + t155 * t166;
        const double t168 = t95 * t164 + t159 * t165 + t162 * t166;
        const double t169 = t136 * t143 - t130 * t147;
        const double t170 = t56 * t147 - t6 * t136;
        const double t171 = t6 * t130 - t56 * t143;
        const double t172 = t73 * t169 + t152 * t170 + t155 * t171;
        const double t173 = t95 * t169 + t159 * t170 + t162 * t171;
        const double t174 = t156 * t163 + t167 * t168 + t172 * t173;
        const double t175 = 1.0 / (t149 * t149);
        const double t176 = std::sqrt(t122 + 0.05791322937893785 * (t156 * t156 + t167 * t167 + t172 * t172) *
            t175);
        const double t177 = 1.0 / t176;
        const double t178 = 1.0 / (t149 * t149 * t149 * t149);
        const double t179 = 0.005392116522575886 * t174 * t177 * (t140 * t156 + t164 * t167 + t169 * t172) *
            t178 + 0.0931068182589886 * t175 * t176 * (t140 * t163 + t164 * t168 + t169 * t173);
        const double t180 = t66 * t127 + t149 * t179;
        const double t181 = 0.2679491924311227 * t0 + t1;
        const double t182 = 0.2679491924311227 * t3 + t4;
        const double t183 = t181 + 0.2679491924311227 * t182;
        const double t184 = 0.2679491924311227 * t16 + t19;
        const double t185 = 0.2679491924311227 * t23 + t26;
        const double t186 = t13 * t184 - t34 * t185;
        const double t187 = 0.2679491924311227 * t43 + t44;
        const double t188 = 0.2679491924311227 * t46 + t47;
        const double t189 = t187 + 0.2679491924311227 * t188;
        const double t190 = 0.2679491924311227 * t50 + t51;
        const double t191 = 0.2679491924311227 * t53 + t54;
        const double t192 = t190 + 0.2679491924311227 * t191;
        const double t193 = t185 * t189 - t184 * t192;
        const double t194 = 0.2679491924311227 * t60 + t63;
        const double t195 = t34 * t192 - t13 * t189;
        const double t196 = std::fabs(-0.2406516764515424 * (t183 * t186 + t42 * t193 + t194 * t195));
        const double t197 = 0.2679491924311227 * t67 + t68;
        const double t198 = 0.2679491924311227 * t70 + t71;
        const double t199 = t197 + 0.2679491924311227 * t198;
        const double t200 = 0.2679491924311227 * t83 + t86;
        const double t201 = t186 * t199 + t80 * t193 + t195 * t200;
        const double t202 = 0.2679491924311227 * t89 + t90;
        const double t203 = 0.2679491924311227 * t92 + t93;
        const double t204 = t202 + 0.2679491924311227 * t203;
        const double t205 = 0.2679491924311227 * t105 + t108;
        const double t206 = t186 * t204 + t102 * t193 + t195 * t205;
        const double t207 = t34 * t194 - t42 * t184;
        const double t208 = t183 * t184 - t189 * t194;
        const double t209 = t42 * t189 - t34 * t183;
        const double t210 = t199 * t207 + t80 * t208 + t200 * t209;
        const double t211 = t204 * t207 + t102 * t208 + t205 * t209;
        const double t212 = t42 * t185 - t13 * t194;
        const double t213 = t192 * t194 - t183 * t185;
        const double t214 = t13 * t183 - t42 * t192;
        const double t215 = t199 * t212 + t80 * t213 + t200 * t214;
        const double t216 = t204 * t212 + t102 * t213 + t205 * t214;
        const double t217 = t201 * t206 + t210 * t211 + t215 * t216;
        const double t218 = 1.0 / (t196 * t196);
        const double t219 = std::sqrt(t122 + 0.05791322937893785 * (t201 * t201 + t210 * t210 + t215 * t215) *
            t218);
        const double t220 = 1.0 / t219;
        const double t221 = 1.0 / (t196 * t196 * t196 * t196);
        const double t222 = 0.005392116522575886 * t217 * t220 * (t186 * t201 + t207 * t210 + t212 * t215) *
            t221 + 0.0931068182589886 * t218 * t219 * (t186 * t206 + t207 * t211 + t212 * t216);
        const double t223 = 0.2679491924311227 * t131 + t132;
        const double t224 = 0.2679491924311227 * t134 + t135;
        const double t225 = t130 * t223 - t139 * t224;
        const double t226 = t189 * t224 - t192 * t223;
        const double t227 = 0.2679491924311227 * t145 + t146;
        const double t228 = t139 * t192 - t130 * t189;
        const double t229 = std::fabs(-0.2406516764515424 * (t183 * t225 + t143 * t226 + t227 * t228));
        const double t230 = 0.2679491924311227 * t153 + t154;
        const double t231 = t199 * t225 + t152 * t226 + t228 * t230;
        const double t232 = 0.2679491924311227 * t160 + t161;
        const double t233 = t204 * t225 + t159 * t226 + t228 * t232;
        const double t234 = t139 * t227 - t143 * t223;
        const double t235 = t183 * t223 - t189 * t227;
        const double t236 = t143 * t189 - t139 * t183;
        const double t237 = t199 * t234 + t152 * t235 + t230 * t236;
        const double t238 = t204 * t234 + t159 * t235 + t232 * t236;
        const double t239 = t143 * t224 - t130 * t227;
        const double t240 = t192 * t227 - t183 * t224;
        const double t241 = t130 * t183 - t143 * t192;
        const double t242 = t199 * t239 + t152 * t240 + t230 * t241;
        const double t243 = t204 * t239 + t159 * t240 + t232 * t241;
        const double t244 = t231 * t233 + t237 * t238 + t242 * t243;
        const double t245 = 1.0 / (t229 * t229);
        const double t246 = std::sqrt(t122 + 0.05791322937893785 * (t231 * t231 + t237 * t237 + t242 * t242) *
            t245);
        const double t247 = 1.0 / t246;
        const double t248 = 1.0 / (t229 * t229 * t229 * t229);
        const double t249 = 0.005392116522575886 * t244 * t247 * (t225 * t231 + t234 * t237 + t239 * t242) *
            t248 + 0.0931068182589886 * t245 * t246 * (t225 * t233 + t234 * t238 + t239 * t243);
        const double t250 = t196 * t222 + t229 * t249;
        const double t251 = t180 + 0.2679491924311227 * t250;
        const double t252 = 0.2679491924311227 * t2 + t5;
        const double t253 = 0.2679491924311227 * t9 + t12;
        const double t254 = 0.2679491924311227 * t30 + t33;
        const double t255 = t20 * t253 - t27 * t254;
        const double t256 = 0.2679491924311227 * t38 + t41;
        const double t257 = 0.2679491924311227 * t45 + t48;
        const double t258 = 0.2679491924311227 * t52 + t55;
        const double t259 = t27 * t257 - t20 * t258;
        const double t260 = t254 * t258 - t253 * t257;
        const double t261 = std::fabs(-0.2406516764515424 * (t252 * t255 + t256 * t259 + t64 * t260));
        const double t262 = 0.2679491924311227 * t69 + t72;
        const double t263 = 0.2679491924311227 * t76 + t79;
        const double t264 = t255 * t262 + t259 * t263 + t87 * t260;
        const double t265 = 0.2679491924311227 * t91 + t94;
        const double t266 = 0.2679491924311227 * t98 + t101;
        const double t267 = t255 * t265 + t259 * t266 + t109 * t260;
        const double t268 = t64 * t254 - t20 * t256;
        const double t269 = t20 * t252 - t64 * t257;
        const double t270 = t256 * t257 - t252 * t254;
        const double t271 = t262 * t268 + t263 * t269 + t87 * t270;
        const double t272 = t265 * t268 + t266 * t269 + t109 * t270;
        const double t273 = t27 * t256 - t64 * t253;
        const double t274 = t64 * t258 - t27 * t252;
        const double t275 = t252 * t253 - t256 * t258;
        const double t276 = t262 * t273 + t263 * t274 + t87 * t275;
        const double t277 = t265 * t273 + t266 * t274 + t109 * t275;
        const double t278 = t264 * t267 + t271 * t272 + t276 * t277;
        const double t279 = 1.0 / (t261 * t261);
        const double t280 = std::sqrt(t122 + 0.05791322937893785 * (t264 * t264 + t271 * t271 + t276 * t276) *
            t279);
        const double t281 = 1.0 / t280;
        const double t282 = 1.0 / (t261 * t261 * t261 * t261);
        const double t283 = 0.005392116522575886 * t278 * t281 * (t255 * t264 + t268 * t271 + t273 * t276) *
            t282 + 0.0931068182589886 * t279 * t280 * (t255 * t267 + t268 * t272 + t273 * t277);
        const double t284 = 0.2679491924311227 * t128 + t129;
        const double t285 = 0.2679491924311227 * t137 + t138;
        const double t286 = t133 * t284 - t136 * t285;
        const double t287 = 0.2679491924311227 * t141 + t142;
        const double t288 = t136 * t257 - t133 * t258;
        const double t289 = t258 * t285 - t257 * t284;
        const double t290 = std::fabs(-0.2406516764515424 * (t252 * t286 + t287 * t288 + t147 * t289));
        const double t291 = 0.2679491924311227 * t150 + t151;
        const double t292 = t262 * t286 + t288 * t291 + t155 * t289;
        const double t293 = 0.2679491924311227 * t157 + t158;
        const double t294 = t265 * t286 + t288 * t293 + t162 * t289;
        const double t295 = t147 * t285 - t133 * t287;
        const double t296 = t133 * t252 - t147 * t257;
        const double t297 = t257 * t287 - t252 * t285;
        const double t298 = t262 * t295 + t291 * t296 + t155 * t297;
        const double t299 = t265 * t295 + t293 * t296 + t162 * t297;
        const double t300 = t136 * t287 - t147 * t284;
        const double t301 = t147 * t258 - t136 * t252;
        const double t302 = t252 * t284 - t258 * t287;
        const double t303 = t262 * t300 + t291 * t301 + t155 * t302;
        const double t304 = t265 * t300 + t293 * t301 + t162 * t302;
        const double t305 = t292 * t294 + t298 * t299 + t303 * t304;
        const double t306 = 1.0 / (t290 * t290);
        const double t307 = std::sqrt(t122 + 0.05791322937893785 * (t292 * t292 + t298 * t298 + t303 * t303) *
            t306);
        const double t308 = 1.0 / t307;
        const double t309 = 1.0 / (t290 * t290 * t290 * t290);
        const double t310 = 0.005392116522575886 * t305 * t308 * (t286 * t292 + t295 * t298 + t300 * t303) *
            t309 + 0.0931068182589886 * t306 * t307 * (t286 * t294 + t295 * t299 + t300 * t304);
        const double t311 = t261 * t283 + t290 * t310;
        const double t312 = 0.2679491924311227 * t181 + t182;
        const double t313 = t184 * t253 - t185 * t254;
        const double t314 = 0.2679491924311227 * t187 + t188;
        const double t315 = 0.2679491924311227 * t190 + t191;
        const double t316 = t185 * t314 - t184 * t315;
        const double t317 = t254 * t315 - t253 * t314;
        const double t318 = std::fabs(-0.2406516764515424 * (t312 * t313 + t256 * t316 + t194 * t317));
        const double t319 = 0.2679491924311227 * t197 + t198;
        const double t320 = t313 * t319 + t263 * t316 + t200 * t317;
        const double t321 = 0.2679491924311227 * t202 + t203;
        const double t322 = t313 * t321 + t266 * t316 + t205 * t317;
        const double t323 = t194 * t254 - t184 * t256;
        const double t324 = t184 * t312 - t194 * t314;
        const double t325 = t256 * t314 - t254 * t312;
        const double t326 = t319 * t323 + t263 * t324 + t200 * t325;
        const double t327 = t321 * t323 + t266 * t324 + t205 * t325;
        const double t328 = t185 * t256 - t194 * t253;
        const double t329 = t194 * t315 - t185 * t312;
        const double t330 = t253 * t312 - t256 * t315;
        const double t331 = t319 * t328 + t263 * t329 + t200 * t330;
        const double t332 = t321 * t328 + t266 * t329 + t205 * t330;
        const double t333 = t320 * t322 + t326 * t327 + t331 * t332;
        const double t334 = 1.0 / (t318 * t318);
        const double t335 = std::sqrt(t122 + 0.05791322937893785 * (t320 * t320 + t326 * t326 + t331 * t331) *
            t334);
        const double t336 = 1.0 / t335;
        const double t337 = 1.0 / (t318 * t318 * t318 * t318);
        const double t338 = 0.005392116522575886 * t333 * t336 * (t313 * t320 + t323 * t326 + t328 * t331) *
            t337 + 0.0931068182589886 * t334 * t335 * (t313 * t322 + t323 * t327 + t328 * t332);
        const double t339 = t223 * t284 - t224 * t285;
        const double t340 = t224 * t314 - t223 * t315;
        const double t341 = t285 * t315 - t284 * t314;
        const double t342 = std::fabs(-0.2406516764515424 * (t312 * t339 + t287 * t340 + t227 * t341));
        const double t343 = t319 * t339 + t291 * t340 + t230 * t341;
        const double t344 = t321 * t339 + t293 * t340 + t232 * t341;
        const double t345 = t227 * t285 - t223 * t287;
        const double t346 = t223 * t312 - t227 * t314;
        const double t347 = t287 * t314 - t285 * t312;
        const double t348 = t319 * t345 + t291 * t346 + t230 * t347;
        const double t349 = t321 * t345 + t293 * t346 + t232 * t347;
        const double t350 = t224 * t287 - t227 * t284;
        const double t351 = t227 * t315 - t224 * t312;
        const double t352 = t284 * t312 - t287 * t315;
        const double t353 = t319 * t350 + t291 * t351 + t230 * t352;
        const double t354 = t321 * t350 + t293 * t351 + t232 * t352;
        const double t355 = t343 * t344 + t348 * t349 + t353 * t354;
        const double t356 = 1.0 / (t342 * t342);
        const double t357 = std::sqrt(t122 + 0.05791322937893785 * (t343 * t343 + t348 * t348 + t353 * t353) *
            t356);
        const double t358 = 1.0 / t357;
        const double t359 = 1.0 / (t342 * t342 * t342 * t342);
        const double t360 = 0.005392116522575886 * t355 * t358 * (t339 * t343 + t345 * t348 + t350 * t353) *
            t359 + 0.0931068182589886 * t356 * t357 * (t339 * t344 + t345 * t349 + t350 * t354);
        const double t361 = t318 * t338 + t342 * t360;
        const double t362 = t311 + 0.2679491924311227 * t361;
        const double t363 = t251 + 0.2679491924311227 * t362;
        const double t364 = 0.005392116522575886 * t121 * t125 * t126 * (t57 * t88 + t112 * t114 + t117 *
            t119) + 0.0931068182589886 * t123 * t124 * (t57 * t110 + t112 * t115 + t117 * t120);
        const double t365 = 0.005392116522575886 * t217 * t220 * t221 * (t193 * t201 + t208 * t210 + t213 *
            t215) + 0.0931068182589886 * t218 * t219 * (t193 * t206 + t208 * t211 + t213 * t216);
        const double t366 = t66 * t364 + t196 * t365;
        const double t367 = 0.005392116522575886 * t174 * t177 * t178 * (t144 * t156 + t165 * t167 + t170 *
            t172) + 0.0931068182589886 * t175 * t176 * (t144 * t163 + t165 * t168 + t170 * t173);
        const double t368 = 0.005392116522575886 * t244 * t247 * t248 * (t226 * t231 + t235 * t237 + t240 *
            t242) + 0.0931068182589886 * t245 * t246 * (t226 * t233 + t235 * t238 + t240 * t243);
        const double t369 = t149 * t367 + t229 * t368;
        const double t370 = t366 + 0.2679491924311227 * t369;
        const double t371 = 0.005392116522575886 * t278 * t281 * t282 * (t259 * t264 + t269 * t271 + t274 *
            t276) + 0.0931068182589886 * t279 * t280 * (t259 * t267 + t269 * t272 + t274 * t277);
        const double t372 = 0.005392116522575886 * t333 * t336 * t337 * (t316 * t320 + t324 * t326 + t329 *
            t331) + 0.0931068182589886 * t334 * t335 * (t316 * t322 + t324 * t327 + t329 * t332);
        const double t373 = t261 * t371 + t318 * t372;
        const double t374 = 0.005392116522575886 * t305 * t308 * t309 * (t288 * t292 + t296 * t298 + t301 *
            t303) + 0.0931068182589886 * t306 * t307 * (t288 * t294 + t296 * t299 + t301 * t304);
        const double t375 = 0.005392116522575886 * t355 * t358 * t359 * (t340 * t343 + t346 * t348 + t351 *
            t353) + 0.0931068182589886 * t356 * t357 * (t340 * t344 + t346 * t349 + t351 * t354);
        const double t376 = t290 * t374 + t342 * t375;
        const double t377 = t373 + 0.2679491924311227 * t376;
        const double t378 = t370 + 0.2679491924311227 * t377;
        const double t379 = 0.005392116522575886 * t121 * t125 * t126 * (t65 * t88 + t113 * t114 + t118 *
            t119) + 0.0931068182589886 * t123 * t124 * (t65 * t110 + t113 * t115 + t118 * t120);
        const double t380 = 0.005392116522575886 * t278 * t281 * t282 * (t260 * t264 + t270 * t271 + t275 *
            t276) + 0.0931068182589886 * t279 * t280 * (t260 * t267 + t270 * t272 + t275 * t277);
        const double t381 = t66 * t379 + t261 * t380;
        const double t382 = 0.005392116522575886 * t174 * t177 * t178 * (t148 * t156 + t166 * t167 + t171 *
            t172) + 0.0931068182589886 * t175 * t176 * (t148 * t163 + t166 * t168 + t171 * t173);
        const double t383 = 0.005392116522575886 * t305 * t308 * t309 * (t289 * t292 + t297 * t298 + t302 *
            t303) + 0.0931068182589886 * t306 * t307 * (t289 * t294 + t297 * t299 + t302 * t304);
        const double t384 = t149 * t382 + t290 * t383;
        const double t385 = t381 + 0.2679491924311227 * t384;
        const double t386 = 0.005392116522575886 * t217 * t220 * t221 * (t195 * t201 + t209 * t210 + t214 *
            t215) + 0.0931068182589886 * t218 * t219 * (t195 * t206 + t209 * t211 + t214 * t216);
        const double t387 = 0.005392116522575886 * t333 * t336 * t337 * (t317 * t320 + t325 * t326 + t330 *
            t331) + 0.0931068182589886 * t334 * t335 * (t317 * t322 + t325 * t327 + t330 * t332);
        const double t388 = t196 * t386 + t318 * t387;
        const double t389 = 0.005392116522575886 * t244 * t247 * t248 * (t228 * t231 + t236 * t237 + t241 *
            t242) + 0.0931068182589886 * t245 * t246 * (t228 * t233 + t236 * t238 + t241 * t243);
        const double t390 = 0.005392116522575886 * t355 * t358 * t359 * (t341 * t343 + t347 * t348 + t352 *
            t353) + 0.0931068182589886 * t356 * t357 * (t341 * t344 + t347 * t349 + t352 * t354);
        const double t391 = t229 * t389 + t342 * t390;
        const double t392 = t388 + 0.2679491924311227 * t391;
        const double t393 = t385 + 0.2679491924311227 * t392;
        const double t394 = 0.2679491924311227 * t366 + t369;
        const double t395 = 0.2679491924311227 * t373 + t376;
        const double t396 = t394 + 0.2679491924311227 * t395;
        const double t397 = 0.2679491924311227 * t381 + t384;
        const double t398 = 0.2679491924311227 * t388 + t391;
        const double t399 = t397 + 0.2679491924311227 * t398;
        const double t400 = 0.2679491924311227 * t180 + t250;
        const double t401 = 0.2679491924311227 * t311 + t361;
        const double t402 = t400 + 0.2679491924311227 * t401;
        const double t403 = 0.2679491924311227 * t385 + t392;
        const double t404 = 0.2679491924311227 * t397 + t398;
        const double t405 = 0.2679491924311227 * t251 + t362;
        const double t406 = 0.2679491924311227 * t370 + t377;
        const double t407 = 0.2679491924311227 * t394 + t395;
        const double t408 = 0.2679491924311227 * t400 + t401;
        tile[lane] = 0.07775105849101828 * (t363 + t378 + t393);
        tile[lane + 8] = -0.07775105849101828 * (t363 - t396 - t399);
        tile[lane + 16] = -0.07775105849101828 * (t378 - t402 - t403);
        tile[lane + 24] = -0.07775105849101828 * (t396 + t402 - t404);
        tile[lane + 32] = -0.07775105849101828 * (t393 - t405 - t406);
        tile[lane + 40] = -0.07775105849101828 * (t399 + t405 - t407);
        tile[lane + 48] = -0.07775105849101828 * (t403 + t406 - t408);
        tile[lane + 56] = -0.07775105849101828 * (t404 + t407 + t408);
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
          if (!constrained[d1]) {
            y[d1] += tile[lane + 8];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 16];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 24];
          }
          if (!constrained[d4]) {
            y[d4] += tile[lane + 32];
          }
          if (!constrained[d5]) {
            y[d5] += tile[lane + 40];
          }
          if (!constrained[d6]) {
            y[d6] += tile[lane + 48];
          }
          if (!constrained[d7]) {
            y[d7] += tile[lane + 56];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int p_laplace_j_q1_hexahedron_f64_constrained_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_hexahedron_f64_constrained_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 1},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_apply_cpu_descriptor = {
    "p_laplace_j_q1_hexahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
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
    1,                                         // components
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
    3072,                                      // shared_bytes
    1521.0,                                    // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
