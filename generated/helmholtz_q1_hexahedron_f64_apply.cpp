// helmholtz_q1_hexahedron_f64_apply: apply of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        hexahedron, geometry Q1^3
//   test        Q1, 8 dofs
//   trial       coefficient, Q1, 8 dofs
//   wavenumber  constant, 1 values
//   degree      3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1504 flops
//   sum_factorised  1012 flops <- taken
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
//   flops       1020
//   bytes       112 (104 read, 8 written)
//   flops/byte  9.11
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
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[256];
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
        inputs[lane + 192] = x[d0];
        inputs[lane + 200] = x[d1];
        inputs[lane + 208] = x[d2];
        inputs[lane + 216] = x[d3];
        inputs[lane + 224] = x[d4];
        inputs[lane + 232] = x[d5];
        inputs[lane + 240] = x[d6];
        inputs[lane + 248] = x[d7];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane + 192] + 0.2679491924311227 * inputs[lane + 200];
        const double t1 = inputs[lane + 208] + 0.2679491924311227 * inputs[lane + 216];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 224] + 0.2679491924311227 * inputs[lane + 232];
        const double t4 = inputs[lane + 240] + 0.2679491924311227 * inputs[lane + 248];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = inputs[lane] - inputs[lane + 8];
        const double t7 = inputs[lane + 16] - inputs[lane + 24];
        const double t8 = t6 + 0.2679491924311227 * t7;
        const double t9 = inputs[lane + 32] - inputs[lane + 40];
        const double t10 = inputs[lane + 48] - inputs[lane + 56];
        const double t11 = t9 + 0.2679491924311227 * t10;
        const double t12 = t8 + 0.2679491924311227 * t11;
        const double t13 = inputs[lane + 64] - inputs[lane + 80];
        const double t14 = inputs[lane + 72] - inputs[lane + 88];
        const double t15 = t13 + 0.2679491924311227 * t14;
        const double t16 = inputs[lane + 96] - inputs[lane + 112];
        const double t17 = inputs[lane + 104] - inputs[lane + 120];
        const double t18 = t16 + 0.2679491924311227 * t17;
        const double t19 = t15 + 0.2679491924311227 * t18;
        const double t20 = inputs[lane + 128] - inputs[lane + 160];
        const double t21 = inputs[lane + 136] - inputs[lane + 168];
        const double t22 = t20 + 0.2679491924311227 * t21;
        const double t23 = inputs[lane + 144] - inputs[lane + 176];
        const double t24 = inputs[lane + 152] - inputs[lane + 184];
        const double t25 = t23 + 0.2679491924311227 * t24;
        const double t26 = t22 + 0.2679491924311227 * t25;
        const double t27 = inputs[lane + 64] - inputs[lane + 96];
        const double t28 = inputs[lane + 72] - inputs[lane + 104];
        const double t29 = t27 + 0.2679491924311227 * t28;
        const double t30 = inputs[lane + 80] - inputs[lane + 112];
        const double t31 = inputs[lane + 88] - inputs[lane + 120];
        const double t32 = t30 + 0.2679491924311227 * t31;
        const double t33 = t29 + 0.2679491924311227 * t32;
        const double t34 = inputs[lane + 128] - inputs[lane + 144];
        const double t35 = inputs[lane + 136] - inputs[lane + 152];
        const double t36 = t34 + 0.2679491924311227 * t35;
        const double t37 = inputs[lane + 160] - inputs[lane + 176];
        const double t38 = inputs[lane + 168] - inputs[lane + 184];
        const double t39 = t37 + 0.2679491924311227 * t38;
        const double t40 = t36 + 0.2679491924311227 * t39;
        const double t41 = t19 * t26 - t33 * t40;
        const double t42 = inputs[lane] - inputs[lane + 16];
        const double t43 = inputs[lane + 8] - inputs[lane + 24];
        const double t44 = t42 + 0.2679491924311227 * t43;
        const double t45 = inputs[lane + 32] - inputs[lane + 48];
        const double t46 = inputs[lane + 40] - inputs[lane + 56];
        const double t47 = t45 + 0.2679491924311227 * t46;
        const double t48 = t44 + 0.2679491924311227 * t47;
        const double t49 = inputs[lane + 128] - inputs[lane + 136];
        const double t50 = inputs[lane + 144] - inputs[lane + 152];
        const double t51 = t49 + 0.2679491924311227 * t50;
        const double t52 = inputs[lane + 160] - inputs[lane + 168];
        const double t53 = inputs[lane + 176] - inputs[lane + 184];
        const double t54 = t52 + 0.2679491924311227 * t53;
        const double t55 = t51 + 0.2679491924311227 * t54;
        const double t56 = inputs[lane + 64] - inputs[lane + 72];
        const double t57 = inputs[lane + 80] - inputs[lane + 88];
        const double t58 = t56 + 0.2679491924311227 * t57;
        const double t59 = inputs[lane + 96] - inputs[lane + 104];
        const double t60 = inputs[lane + 112] - inputs[lane + 120];
        const double t61 = t59 + 0.2679491924311227 * t60;
        const double t62 = t58 + 0.2679491924311227 * t61;
        const double t63 = t33 * t55 - t26 * t62;
        const double t64 = inputs[lane] - inputs[lane + 32];
        const double t65 = inputs[lane + 8] - inputs[lane + 40];
        const double t66 = t64 + 0.2679491924311227 * t65;
        const double t67 = inputs[lane + 16] - inputs[lane + 48];
        const double t68 = inputs[lane + 24] - inputs[lane + 56];
        const double t69 = t67 + 0.2679491924311227 * t68;
        const double t70 = t66 + 0.2679491924311227 * t69;
        const double t71 = t40 * t62 - t19 * t55;
        const double t72 = std::fabs(-0.2406516764515424 * (t12 * t41 + t48 * t63 + t70 * t71));
        const double t73 = wavenumber[0] * wavenumber[0] * (t2 + 0.2679491924311227 * t5) * t72;
        const double t74 = 0.2679491924311227 * inputs[lane + 192] + inputs[lane + 200];
        const double t75 = 0.2679491924311227 * inputs[lane + 208] + inputs[lane + 216];
        const double t76 = t74 + 0.2679491924311227 * t75;
        const double t77 = 0.2679491924311227 * inputs[lane + 224] + inputs[lane + 232];
        const double t78 = 0.2679491924311227 * inputs[lane + 240] + inputs[lane + 248];
        const double t79 = t77 + 0.2679491924311227 * t78;
        const double t80 = 0.2679491924311227 * t13 + t14;
        const double t81 = 0.2679491924311227 * t16 + t17;
        const double t82 = t80 + 0.2679491924311227 * t81;
        const double t83 = 0.2679491924311227 * t20 + t21;
        const double t84 = 0.2679491924311227 * t23 + t24;
        const double t85 = t83 + 0.2679491924311227 * t84;
        const double t86 = 0.2679491924311227 * t27 + t28;
        const double t87 = 0.2679491924311227 * t30 + t31;
        const double t88 = t86 + 0.2679491924311227 * t87;
        const double t89 = 0.2679491924311227 * t34 + t35;
        const double t90 = 0.2679491924311227 * t37 + t38;
        const double t91 = t89 + 0.2679491924311227 * t90;
        const double t92 = t82 * t85 - t88 * t91;
        const double t93 = 0.2679491924311227 * t42 + t43;
        const double t94 = 0.2679491924311227 * t45 + t46;
        const double t95 = t93 + 0.2679491924311227 * t94;
        const double t96 = t55 * t88 - t62 * t85;
        const double t97 = 0.2679491924311227 * t64 + t65;
        const double t98 = 0.2679491924311227 * t67 + t68;
        const double t99 = t97 + 0.2679491924311227 * t98;
        const double t100 = t62 * t91 - t55 * t82;
        const double t101 = std::fabs(-0.2406516764515424 * (t12 * t92 + t95 * t96 + t99 * t100));
        const double t102 = wavenumber[0] * wavenumber[0] * (t76 + 0.2679491924311227 * t79) * t101;
        const double t103 = t73 + 0.2679491924311227 * t102;
        const double t104 = 0.2679491924311227 * t0 + t1;
        const double t105 = 0.2679491924311227 * t3 + t4;
        const double t106 = 0.2679491924311227 * t6 + t7;
        const double t107 = 0.2679491924311227 * t9 + t10;
        const double t108 = t106 + 0.2679491924311227 * t107;
        const double t109 = 0.2679491924311227 * t22 + t25;
        const double t110 = 0.2679491924311227 * t29 + t32;
        const double t111 = t19 * t109 - t40 * t110;
        const double t112 = 0.2679491924311227 * t49 + t50;
        const double t113 = 0.2679491924311227 * t52 + t53;
        const double t114 = t112 + 0.2679491924311227 * t113;
        const double t115 = 0.2679491924311227 * t56 + t57;
        const double t116 = 0.2679491924311227 * t59 + t60;
        const double t117 = t115 + 0.2679491924311227 * t116;
        const double t118 = t110 * t114 - t109 * t117;
        const double t119 = 0.2679491924311227 * t66 + t69;
        const double t120 = t40 * t117 - t19 * t114;
        const double t121 = std::fabs(-0.2406516764515424 * (t108 * t111 + t48 * t118 + t119 * t120));
        const double t122 = wavenumber[0] * wavenumber[0] * (t104 + 0.2679491924311227 * t105) * t121;
        const double t123 = 0.2679491924311227 * t74 + t75;
        const double t124 = 0.2679491924311227 * t77 + t78;
        const double t125 = 0.2679491924311227 * t83 + t84;
        const double t126 = 0.2679491924311227 * t86 + t87;
        const double t127 = t82 * t125 - t91 * t126;
        const double t128 = t114 * t126 - t117 * t125;
        const double t129 = 0.2679491924311227 * t97 + t98;
        const double t130 = t91 * t117 - t82 * t114;
        const double t131 = std::fabs(-0.2406516764515424 * (t108 * t127 + t95 * t128 + t129 * t130));
        const double t132 = wavenumber[0] * wavenumber[0] * (t123 + 0.2679491924311227 * t124) * t131;
        const double t133 = t122 + 0.2679491924311227 * t132;
        const double t134 = t103 + 0.2679491924311227 * t133;
        const double t135 = 0.2679491924311227 * t8 + t11;
        const double t136 = 0.2679491924311227 * t15 + t18;
        const double t137 = 0.2679491924311227 * t36 + t39;
        const double t138 = t26 * t136 - t33 * t137;
        const double t139 = 0.2679491924311227 * t44 + t47;
        const double t140 = 0.2679491924311227 * t51 + t54;
        const double t141 = 0.2679491924311227 * t58 + t61;
        const double t142 = t33 * t140 - t26 * t141;
        const double t143 = t137 * t141 - t136 * t140;
        const double t144 = std::fabs(-0.2406516764515424 * (t135 * t138 + t139 * t142 + t70 * t143));
        const double t145 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t2 + t5) * t144;
        const double t146 = 0.2679491924311227 * t80 + t81;
        const double t147 = 0.2679491924311227 * t89 + t90;
        const double t148 = t85 * t146 - t88 * t147;
        const double t149 = 0.2679491924311227 * t93 + t94;
        const double t150 = t88 * t140 - t85 * t141;
        const double t151 = t141 * t147 - t140 * t146;
        const double t152 = std::fabs(-0.2406516764515424 * (t135 * t148 + t149 * t150 + t99 * t151));
        const double t153 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t76 + t79) * t152;
        const double t154 = t145 + 0.2679491924311227 * t153;
        const double t155 = 0.2679491924311227 * t106 + t107;
        const double t156 = t109 * t136 - t110 * t137;
        const double t157 = 0.2679491924311227 * t112 + t113;
        const double t158 = 0.2679491924311227 * t115 + t116;
        const double t159 = t110 * t157 - t109 * t158;
        const double t160 = t137 * t158 - t136 * t157;
        const double t161 = std::fabs(-0.2406516764515424 * (t155 * t156 + t139 * t159 + t119 * t160));
        const double t162 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t104 + t105) * t161;
        const double t163 = t125 * t146 - t126 * t147;
        const double t164 = t126 * t157 - t125 * t158;
        const double t165 = t147 * t158 - t146 * t157;
        const double t166 = std::fabs(-0.2406516764515424 * (t155 * t163 + t149 * t164 + t129 * t165));
        const double t167 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t123 + t124) * t166;
        const double t168 = t162 + 0.2679491924311227 * t167;
        const double t169 = t154 + 0.2679491924311227 * t168;
        const double t170 = 1.0 / t72;
        const double t171 = inputs[lane + 192] - inputs[lane + 200];
        const double t172 = inputs[lane + 208] - inputs[lane + 216];
        const double t173 = t171 + 0.2679491924311227 * t172;
        const double t174 = inputs[lane + 224] - inputs[lane + 232];
        const double t175 = inputs[lane + 240] - inputs[lane + 248];
        const double t176 = t174 + 0.2679491924311227 * t175;
        const double t177 = t173 + 0.2679491924311227 * t176;
        const double t178 = inputs[lane + 192] - inputs[lane + 208];
        const double t179 = inputs[lane + 200] - inputs[lane + 216];
        const double t180 = t178 + 0.2679491924311227 * t179;
        const double t181 = inputs[lane + 224] - inputs[lane + 240];
        const double t182 = inputs[lane + 232] - inputs[lane + 248];
        const double t183 = t181 + 0.2679491924311227 * t182;
        const double t184 = t180 + 0.2679491924311227 * t183;
        const double t185 = inputs[lane + 192] - inputs[lane + 224];
        const double t186 = inputs[lane + 200] - inputs[lane + 232];
        const double t187 = t185 + 0.2679491924311227 * t186;
        const double t188 = inputs[lane + 208] - inputs[lane + 240];
        const double t189 = inputs[lane + 216] - inputs[lane + 248];
        const double t190 = t188 + 0.2679491924311227 * t189;
        const double t191 = t187 + 0.2679491924311227 * t190;
        const double t192 = t41 * t177 + t63 * t184 + t71 * t191;
        const double t193 = t40 * t70 - t26 * t48;
        const double t194 = t12 * t26 - t55 * t70;
        const double t195 = t48 * t55 - t12 * t40;
        const double t196 = t177 * t193 + t184 * t194 + t191 * t195;
        const double t197 = t33 * t48 - t19 * t70;
        const double t198 = t62 * t70 - t12 * t33;
        const double t199 = t12 * t19 - t48 * t62;
        const double t200 = t177 * t197 + t184 * t198 + t191 * t199;
        const double t201 = 1.0 / t101;
        const double t202 = 0.2679491924311227 * t178 + t179;
        const double t203 = 0.2679491924311227 * t181 + t182;
        const double t204 = t202 + 0.2679491924311227 * t203;
        const double t205 = 0.2679491924311227 * t185 + t186;
        const double t206 = 0.2679491924311227 * t188 + t189;
        const double t207 = t205 + 0.2679491924311227 * t206;
        const double t208 = t92 * t177 + t96 * t204 + t100 * t207;
        const double t209 = t91 * t99 - t85 * t95;
        const double t210 = t12 * t85 - t55 * t99;
        const double t211 = t55 * t95 - t12 * t91;
        const double t212 = t177 * t209 + t204 * t210 + t207 * t211;
        const double t213 = t88 * t95 - t82 * t99;
        const double t214 = t62 * t99 - t12 * t88;
        const double t215 = t12 * t82 - t62 * t95;
        const double t216 = t177 * t213 + t204 * t214 + t207 * t215;
        const double t217 = t170 * (t41 * t192 + t193 * t196 + t197 * t200) + t201 * (t92 * t208 + t209 * t212
            + t213 * t216);
        const double t218 = 1.0 / t121;
        const double t219 = 0.2679491924311227 * t171 + t172;
        const double t220 = 0.2679491924311227 * t174 + t175;
        const double t221 = t219 + 0.2679491924311227 * t220;
        const double t222 = 0.2679491924311227 * t187 + t190;
        const double t223 = t111 * t221 + t118 * t184 + t120 * t222;
        const double t224 = t40 * t119 - t48 * t109;
        const double t225 = t108 * t109 - t114 * t119;
        const double t226 = t48 * t114 - t40 * t108;
        const double t227 = t221 * t224 + t184 * t225 + t222 * t226;
        const double t228 = t48 * t110 - t19 * t119;
        const double t229 = t117 * t119 - t108 * t110;
        const double t230 = t19 * t108 - t48 * t117;
        const double t231 = t221 * t228 + t184 * t229 + t222 * t230;
        const double t232 = 1.0 / t131;
        const double t233 = 0.2679491924311227 * t205 + t206;
        const double t234 = t127 * t221 + t128 * t204 + t130 * t233;
        const double t235 = t91 * t129 - t95 * t125;
        const double t236 = t108 * t125 - t114 * t129;
        const double t237 = t95 * t114 - t91 * t108;
        const double t238 = t221 * t235 + t204 * t236 + t233 * t237;
        const double t239 = t95 * t126 - t82 * t129;
        const double t240 = t117 * t129 - t108 * t126;
        const double t241 = t82 * t108 - t95 * t117;
        const double t242 = t221 * t239 + t204 * t240 + t233 * t241;
        const double t243 = t218 * (t111 * t223 + t224 * t227 + t228 * t231) + t232 * (t127 * t234 + t235 *
            t238 + t239 * t242);
        const double t244 = t217 + 0.2679491924311227 * t243;
        const double t245 = 1.0 / t144;
        const double t246 = 0.2679491924311227 * t173 + t176;
        const double t247 = 0.2679491924311227 * t180 + t183;
        const double t248 = t138 * t246 + t142 * t247 + t143 * t191;
        const double t249 = t70 * t137 - t26 * t139;
        const double t250 = t26 * t135 - t70 * t140;
        const double t251 = t139 * t140 - t135 * t137;
        const double t252 = t246 * t249 + t247 * t250 + t191 * t251;
        const double t253 = t33 * t139 - t70 * t136;
        const double t254 = t70 * t141 - t33 * t135;
        const double t255 = t135 * t136 - t139 * t141;
        const double t256 = t246 * t253 + t247 * t254 + t191 * t255;
        const double t257 = 1.0 / t152;
        const double t258 = 0.2679491924311227 * t202 + t203;
        const double t259 = t148 * t246 + t150 * t258 + t151 * t207;
        const double t260 = t99 * t147 - t85 * t149;
        const double t261 = t85 * t135 - t99 * t140;
        const double t262 = t140 * t149 - t135 * t147;
        const double t263 = t246 * t260 + t258 * t261 + t207 * t262;
        const double t264 = t88 * t149 - t99 * t146;
        const double t265 = t99 * t141 - t88 * t135;
        const double t266 = t135 * t146 - t141 * t149;
        const double t267 = t246 * t264 + t258 * t265 + t207 * t266;
        const double t268 = t245 * (t138 * t248 + t249 * t252 + t253 * t256) + t257 * (t148 * t259 + t260 *
            t263 + t264 * t267);
        const double t269 = 1.0 / t161;
        const double t270 = 0.2679491924311227 * t219 + t220;
        const double t271 = t156 * t270 + t159 * t247 + t160 * t222;
        const double t272 = t119 * t137 - t109 * t139;
        const double t273 = t109 * t155 - t119 * t157;
        const double t274 = t139 * t157 - t137 * t155;
        const double t275 = t270 * t272 + t247 * t273 + t222 * t274;
        const double t276 = t110 * t139 - t119 * t136;
        const double t277 = t119 * t158 - t110 * t155;
        const double t278 = t136 * t155 - t139 * t158;
        const double t279 = t270 * t276 + t247 * t277 + t222 * t278;
        const double t280 = 1.0 / t166;
        const double t281 = t163 * t270 + t164 * t258 + t165 * t233;
        const double t282 = t129 * t147 - t125 * t149;
        const double t283 = t125 * t155 - t129 * t157;
        const double t284 = t149 * t157 - t147 * t155;
        const double t285 = t270 * t282 + t258 * t283 + t233 * t284;
        const double t286 = t126 * t149 - t129 * t146;
        const double t287 = t129 * t158 - t126 * t155;
        const double t288 = t146 * t155 - t149 * t158;
        const double t289 = t270 * t286 + t258 * t287 + t233 * t288;
        const double t290 = t269 * (t156 * t271 + t272 * t275 + t276 * t279) + t280 * (t163 * t281 + t282 *
            t285 + t286 * t289);
        const double t291 = t268 + 0.2679491924311227 * t290;
        const double t292 = t244 + 0.2679491924311227 * t291;
        const double t293 = t170 * (t63 * t192 + t194 * t196 + t198 * t200) + t218 * (t118 * t223 + t225 *
            t227 + t229 * t231);
        const double t294 = t201 * (t96 * t208 + t210 * t212 + t214 * t216) + t232 * (t128 * t234 + t236 *
            t238 + t240 * t242);
        const double t295 = t293 + 0.2679491924311227 * t294;
        const double t296 = t245 * (t142 * t248 + t250 * t252 + t254 * t256) + t269 * (t159 * t271 + t273 *
            t275 + t277 * t279);
        const double t297 = t257 * (t150 * t259 + t261 * t263 + t265 * t267) + t280 * (t164 * t281 + t283 *
            t285 + t287 * t289);
        const double t298 = t296 + 0.2679491924311227 * t297;
        const double t299 = t295 + 0.2679491924311227 * t298;
        const double t300 = t170 * (t71 * t192 + t195 * t196 + t199 * t200) + t245 * (t143 * t248 + t251 *
            t252 + t255 * t256);
        const double t301 = t201 * (t100 * t208 + t211 * t212 + t215 * t216) + t257 * (t151 * t259 + t262 *
            t263 + t266 * t267);
        const double t302 = t300 + 0.2679491924311227 * t301;
        const double t303 = t218 * (t120 * t223 + t226 * t227 + t230 * t231) + t269 * (t160 * t271 + t274 *
            t275 + t278 * t279);
        const double t304 = t232 * (t130 * t234 + t237 * t238 + t241 * t242) + t280 * (t165 * t281 + t284 *
            t285 + t288 * t289);
        const double t305 = t303 + 0.2679491924311227 * t304;
        const double t306 = t302 + 0.2679491924311227 * t305;
        const double t307 = 0.2679491924311227 * t73 + t102;
        const double t308 = 0.2679491924311227 * t122 + t132;
        const double t309 = t307 + 0.2679491924311227 * t308;
        const double t310 = 0.2679491924311227 * t145 + t153;
        const double t311 = 0.2679491924311227 * t162 + t167;
        const double t312 = t310 + 0.2679491924311227 * t311;
        const double t313 = 0.2679491924311227 * t293 + t294;
        const double t314 = 0.2679491924311227 * t296 + t297;
        const double t315 = t313 + 0.2679491924311227 * t314;
        const double t316 = 0.2679491924311227 * t300 + t301;
        const double t317 = 0.2679491924311227 * t303 + t304;
        const double t318 = t316 + 0.2679491924311227 * t317;
        const double t319 = 0.2679491924311227 * t103 + t133;
        const double t320 = 0.2679491924311227 * t154 + t168;
        const double t321 = 0.2679491924311227 * t217 + t243;
        const double t322 = 0.2679491924311227 * t268 + t290;
        const double t323 = t321 + 0.2679491924311227 * t322;
        const double t324 = 0.2679491924311227 * t302 + t305;
        const double t325 = 0.2679491924311227 * t307 + t308;
        const double t326 = 0.2679491924311227 * t310 + t311;
        const double t327 = 0.2679491924311227 * t316 + t317;
        const double t328 = 0.2679491924311227 * t244 + t291;
        const double t329 = 0.2679491924311227 * t295 + t298;
        const double t330 = 0.2679491924311227 * t313 + t314;
        const double t331 = 0.2679491924311227 * t321 + t322;
        tile[lane] = -(0.0300814595564428 * (t134 + 0.2679491924311227 * t169) - 0.007239153672367231 * t292 -
            0.007239153672367231 * t299 - 0.007239153672367231 * t306);
        tile[lane + 8] = -(0.007239153672367231 * t292 + 0.0300814595564428 * (t309 + 0.2679491924311227 *
            t312) - 0.007239153672367231 * t315 - 0.007239153672367231 * t318);
        tile[lane + 16] = -(0.007239153672367231 * t299 + 0.0300814595564428 * (t319 + 0.2679491924311227 *
            t320) - 0.007239153672367231 * t323 - 0.007239153672367231 * t324);
        tile[lane + 24] = -(0.007239153672367231 * t315 + 0.007239153672367231 * t323 + 0.0300814595564428 *
            (t325 + 0.2679491924311227 * t326) - 0.007239153672367231 * t327);
        tile[lane + 32] = -(0.007239153672367231 * t306 + 0.0300814595564428 * (0.2679491924311227 * t134 +
            t169) - 0.007239153672367231 * t328 - 0.007239153672367231 * t329);
        tile[lane + 40] = -(0.007239153672367231 * t318 + 0.007239153672367231 * t328 + 0.0300814595564428 *
            (0.2679491924311227 * t309 + t312) - 0.007239153672367231 * t330);
        tile[lane + 48] = -(0.007239153672367231 * t324 + 0.007239153672367231 * t329 + 0.0300814595564428 *
            (0.2679491924311227 * t319 + t320) - 0.007239153672367231 * t331);
        tile[lane + 56] = -(0.007239153672367231 * t327 + 0.007239153672367231 * t330 + 0.007239153672367231 *
            t331 + 0.0300814595564428 * (0.2679491924311227 * t325 + t326));
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
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
        }
      }
    }
  }
}

}  // namespace

extern "C" int helmholtz_q1_hexahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells, wavenumber);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_q1_hexahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_q1_hexahedron_f64_apply_cpu_descriptor = {
    "helmholtz_q1_hexahedron_f64_apply",  // name
    "apply",                              // kernel
    "a",                                  // form
    "cpu",                                // target
    "float64",                            // scalar
    "sum_factorised",                     // representation
    "hexahedron",                         // cell
    "Q1^3",                               // coordinate_element
    "Q1",                                 // row_element
    "Q1",                                 // column_element
    "ufcx",                               // dof_order
    3,                                    // gdim
    2,                                    // arity
    8,                                    // rows
    8,                                    // columns
    8,                                    // entries_per_cell
    3,                                    // quadrature_degree
    8,                                    // quadrature_points
    0,                                    // num_coefficients
    1,                                    // num_constants
    nullptr,                              // coefficients
    constants,                            // constants
    "vertices",                           // input
    "full",                               // output
    0,                                    // geometry_size
    8,                                    // coordinate_nodes
    "colour",                             // scatter
    "int32",                              // index_type
    "separate",                           // numbering
    "interleaved",                        // component_order
    0,                                    // constraints
    8,                                    // nodes
    1,                                    // components
    0,                                    // trial_nodes
    1,                                    // cluster
    0,                                    // patch_nodes
    "auto",                               // mapping
    "full",                               // unroll
    "auto",                               // k_place
    64,                                   // element_batch
    8,                                    // concurrent_elements
    1,                                    // interleave_stores
    1,                                    // threads
    2560,                                 // shared_bytes
    1020.0,                               // flops_per_cell
    112.0,                                // bytes_per_cell
    0.0,                                  // paper_flops_per_cell
    launch,                               // launch
};
