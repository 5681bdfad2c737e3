// p_laplace_f_q1_hexahedron_f64_constrained_residual: residual of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel residual --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
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
//   f        coefficient, Q1, 8 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1601 flops
//   sum_factorised  1109 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1125
//   bytes       120 (112 read, 8 written)
//   flops/byte  9.38
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128, 4)
p_laplace_f_q1_hexahedron_f64_constrained_residual_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
    const int64_t n4 = n4_to_n7.x;
    const int64_t n5 = n4_to_n7.y;
    const int64_t n6 = n4_to_n7.z;
    const int64_t n7 = n4_to_n7.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
    const double u_4 = u[d4];
    const double u_5 = u[d5];
    const double u_6 = u[d6];
    const double u_7 = u[d7];
    const double f_0 = f[d0];
    const double f_1 = f[d1];
    const double f_2 = f[d2];
    const double f_3 = f[d3];
    const double f_4 = f[d4];
    const double f_5 = f[d5];
    const double f_6 = f[d6];
    const double f_7 = f[d7];
    const double t0 = f_0 + 0.2679491924311227 * f_1;
    const double t1 = f_2 + 0.2679491924311227 * f_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = f_4 + 0.2679491924311227 * f_5;
    const double t4 = f_6 + 0.2679491924311227 * f_7;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x1_0;
    const double t7 = x2_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x4_0 - x5_0;
    const double t10 = x6_0 - x7_0;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = t8 + 0.2679491924311227 * t11;
    const double t13 = x0_1 - x2_1;
    const double t14 = x1_1 - x3_1;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = x4_1 - x6_1;
    const double t17 = x5_1 - x7_1;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = t15 + 0.2679491924311227 * t18;
    const double t20 = x0_2 - x4_2;
    const double t21 = x1_2 - x5_2;
    const double t22 = t20 + 0.2679491924311227 * t21;
    const double t23 = x2_2 - x6_2;
    const double t24 = x3_2 - x7_2;
    const double t25 = t23 + 0.2679491924311227 * t24;
    const double t26 = t22 + 0.2679491924311227 * t25;
    const double t27 = x0_1 - x4_1;
    const double t28 = x1_1 - x5_1;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = x2_1 - x6_1;
    const double t31 = x3_1 - x7_1;
    const double t32 = t30 + 0.2679491924311227 * t31;
    const double t33 = t29 + 0.2679491924311227 * t32;
    const double t34 = x0_2 - x2_2;
    const double t35 = x1_2 - x3_2;
    const double t36 = t34 + 0.2679491924311227 * t35;
    const double t37 = x4_2 - x6_2;
    const double t38 = x5_2 - x7_2;
    const double t39 = t37 + 0.2679491924311227 * t38;
    const double t40 = t36 + 0.2679491924311227 * t39;
    const double t41 = t19 * t26 - t33 * t40;
    const double t42 = x0_0 - x2_0;
    const double t43 = x1_0 - x3_0;
    const double t44 = t42 + 0.2679491924311227 * t43;
    const double t45 = x4_0 - x6_0;
    const double t46 = x5_0 - x7_0;
    const double t47 = t45 + 0.2679491924311227 * t46;
    const double t48 = t44 + 0.2679491924311227 * t47;
    const double t49 = x0_2 - x1_2;
    const double t50 = x2_2 - x3_2;
    const double t51 = t49 + 0.2679491924311227 * t50;
    const double t52 = x4_2 - x5_2;
    const double t53 = x6_2 - x7_2;
    const double t54 = t52 + 0.2679491924311227 * t53;
    const double t55 = t51 + 0.2679491924311227 * t54;
    const double t56 = x0_1 - x1_1;
    const double t57 = x2_1 - x3_1;
    const double t58 = t56 + 0.2679491924311227 * t57;
    const double t59 = x4_1 - x5_1;
    const double t60 = x6_1 - x7_1;
    const double t61 = t59 + 0.2679491924311227 * t60;
    const double t62 = t58 + 0.2679491924311227 * t61;
    const double t63 = t33 * t55 - t26 * t62;
    const double t64 = x0_0 - x4_0;
    const double t65 = x1_0 - x5_0;
    const double t66 = t64 + 0.2679491924311227 * t65;
    const double t67 = x2_0 - x6_0;
    const double t68 = x3_0 - x7_0;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = t66 + 0.2679491924311227 * t69;
    const double t71 = t40 * t62 - t19 * t55;
    const double t72 = std::fabs(-0.2406516764515424 * (t12 * t41 + t48 * t63 + t70 * t71));
    const double flux0 = (t2 + 0.2679491924311227 * t5) * t72;
    const double t73 = reciprocal(t72);
    const double t74 = epsilon[0] * epsilon[0];
    const double t75 = u_0 - u_1;
    const double t76 = u_2 - u_3;
    const double t77 = t75 + 0.2679491924311227 * t76;
    const double t78 = u_4 - u_5;
    const double t79 = u_6 - u_7;
    const double t80 = t78 + 0.2679491924311227 * t79;
    const double t81 = t77 + 0.2679491924311227 * t80;
    const double t82 = u_0 - u_2;
    const double t83 = u_1 - u_3;
    const double t84 = t82 + 0.2679491924311227 * t83;
    const double t85 = u_4 - u_6;
    const double t86 = u_5 - u_7;
    const double t87 = t85 + 0.2679491924311227 * t86;
    const double t88 = t84 + 0.2679491924311227 * t87;
    const double t89 = u_0 - u_4;
    const double t90 = u_1 - u_5;
    const double t91 = t89 + 0.2679491924311227 * t90;
    const double t92 = u_2 - u_6;
    const double t93 = u_3 - u_7;
    const double t94 = t92 + 0.2679491924311227 * t93;
    const double t95 = t91 + 0.2679491924311227 * t94;
    const double t96 = t41 * t81 + t63 * t88 + t71 * t95;
    const double t97 = t40 * t70 - t26 * t48;
    const double t98 = t12 * t26 - t55 * t70;
    const double t99 = t48 * t55 - t12 * t40;
    const double t100 = t81 * t97 + t88 * t98 + t95 * t99;
    const double t101 = t33 * t48 - t19 * t70;
    const double t102 = t62 * t70 - t12 * t33;
    const double t103 = t12 * t19 - t48 * t62;
    const double t104 = t81 * t101 + t88 * t102 + t95 * t103;
    const double t105 = std::sqrt(t74 + 0.05791322937893785 * (t96 * t96 + t100 * t100 + t104 * t104) *
        reciprocal(t72 * t72));
    const double flux1 = t73 * t105 * (t41 * t96 + t97 * t100 + t101 * t104);
    const double flux2 = t73 * t105 * (t63 * t96 + t98 * t100 + t102 * t104);
    const double flux3 = t73 * t105 * (t71 * t96 + t99 * t100 + t103 * t104);
    const double t106 = 0.2679491924311227 * f_0 + f_1;
    const double t107 = 0.2679491924311227 * f_2 + f_3;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = 0.2679491924311227 * f_4 + f_5;
    const double t110 = 0.2679491924311227 * f_6 + f_7;
    const double t111 = t109 + 0.2679491924311227 * t110;
    const double t112 = 0.2679491924311227 * t13 + t14;
    const double t113 = 0.2679491924311227 * t16 + t17;
    const double t114 = t112 + 0.2679491924311227 * t113;
    const double t115 = 0.2679491924311227 * t20 + t21;
    const double t116 = 0.2679491924311227 * t23 + t24;
    const double t117 = t115 + 0.2679491924311227 * t116;
    const double t118 = 0.2679491924311227 * t27 + t28;
    const double t119 = 0.2679491924311227 * t30 + t31;
    const double t120 = t118 + 0.2679491924311227 * t119;
    const double t121 = 0.2679491924311227 * t34 + t35;
    const double t122 = 0.2679491924311227 * t37 + t38;
    const double t123 = t121 + 0.2679491924311227 * t122;
    const double t124 = t114 * t117 - t120 * t123;
    const double t125 = 0.2679491924311227 * t42 + t43;
    const double t126 = 0.2679491924311227 * t45 + t46;
    const double t127 = t125 + 0.2679491924311227 * t126;
    const double t128 = t55 * t120 - t62 * t117;
    const double t129 = 0.2679491924311227 * t64 + t65;
    const double t130 = 0.2679491924311227 * t67 + t68;
    const double t131 = t129 + 0.2679491924311227 * t130;
    const double t132 = t62 * t123 - t55 * t114;
    const double t133 = std::fabs(-0.2406516764515424 * (t12 * t124 + t127 * t128 + t131 * t132));
    const double flux4 = (t108 + 0.2679491924311227 * t111) * t133;
    const double t134 = reciprocal(t133);
    const double t135 = 0.2679491924311227 * t82 + t83;
    const double t136 = 0.2679491924311227 * t85 + t86;
    const double t137 = t135 + 0.2679491924311227 * t136;
    const double t138 = 0.2679491924311227 * t89 + t90;
    const double t139 = 0.2679491924311227 * t92 + t93;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = t81 * t124 + t128 * t137 + t132 * t140;
    const double t142 = t123 * t131 - t117 * t127;
    const double t143 = t12 * t117 - t55 * t131;
    const double t144 = t55 * t127 - t12 * t123;
    const double t145 = t81 * t142 + t137 * t143 + t140 * t144;
    const double t146 = t120 * t127 - t114 * t131;
    const double t147 = t62 * t131 - t12 * t120;
    const double t148 = t12 * t114 - t62 * t127;
    const double t149 = t81 * t146 + t137 * t147 + t140 * t148;
    const double t150 = std::sqrt(t74 + 0.05791322937893785 * (t141 * t141 + t145 * t145 + t149 * t149) *
        reciprocal(t133 * t133));
    const double flux5 = t134 * t150 * (t124 * t141 + t142 * t145 + t146 * t149);
    const double flux6 = t134 * t150 * (t128 * t141 + t143 * t145 + t147 * t149);
    const double flux7 = t134 * t150 * (t132 * t141 + t144 * t145 + t148 * t149);
    const double t151 = 0.2679491924311227 * t0 + t1;
    const double t152 = 0.2679491924311227 * t3 + t4;
    const double t153 = 0.2679491924311227 * t6 + t7;
    const double t154 = 0.2679491924311227 * t9 + t10;
    const double t155 = t153 + 0.2679491924311227 * t154;
    const double t156 = 0.2679491924311227 * t22 + t25;
    const double t157 = 0.2679491924311227 * t29 + t32;
    const double t158 = t19 * t156 - t40 * t157;
    const double t159 = 0.2679491924311227 * t49 + t50;
    const double t160 = 0.2679491924311227 * t52 + t53;
    const double t161 = t159 + 0.2679491924311227 * t160;
    const double t162 = 0.2679491924311227 * t56 + t57;
    const double t163 = 0.2679491924311227 * t59 + t60;
    const double t164 = t162 + 0.2679491924311227 * t163;
    const double t165 = t157 * t161 - t156 * t164;
    const double t166 = 0.2679491924311227 * t66 + t69;
    const double t167 = t40 * t164 - t19 * t161;
    const double t168 = std::fabs(-0.2406516764515424 * (t155 * t158 + t48 * t165 + t166 * t167));
    const double flux8 = (t151 + 0.2679491924311227 * t152) * t168;
    const double t169 = reciprocal(t168);
    const double t170 = 0.2679491924311227 * t75 + t76;
    const double t171 = 0.2679491924311227 * t78 + t79;
    const double t172 = t170 + 0.2679491924311227 * t171;
    const double t173 = 0.2679491924311227 * t91 + t94;
    const double t174 = t158 * t172 + t88 * t165 + t167 * t173;
    const double t175 = t40 * t166 - t48 * t156;
    const double t176 = t155 * t156 - t161 * t166;
    const double t177 = t48 * t161 - t40 * t155;
    const double t178 = t172 * t175 + t88 * t176 + t173 * t177;
    const double t179 = t48 * t157 - t19 * t166;
    const double t180 = t164 * t166 - t155 * t157;
    const double t181 = t19 * t155 - t48 * t164;
    const double t182 = t172 * t179 + t88 * t180 + t173 * t181;
    const double t183 = std::sqrt(t74 + 0.05791322937893785 * (t174 * t174 + t178 * t178 + t182 * t182) *
        reciprocal(t168 * t168));
    const double flux9 = t169 * t183 * (t158 * t174 + t175 * t178 + t179 * t182);
    const double flux10 = t169 * t183 * (t165 * t174 + t176 * t178 + t180 * t182);
    const double flux11 = t169 * t183 * (t167 * t174 + t177 * t178 + t181 * t182);
    const double t184 = 0.2679491924311227 * t106 + t107;
    const double t185 = 0.2679491924311227 * t109 + t110;
    const double t186 = 0.2679491924311227 * t115 + t116;
    const double t187 = 0.2679491924311227 * t118 + t119;
    const double t188 = t114 * t186 - t123 * t187;
    const double t189 = t161 * t187 - t164 * t186;
    const double t190 = 0.2679491924311227 * t129 + t130;
    const double t191 = t123 * t164 - t114 * t161;
    const double t192 = std::fabs(-0.2406516764515424 * (t155 * t188 + t127 * t189 + t190 * t191));
    const double flux12 = (t184 + 0.2679491924311227 * t185) * t192;
    const double t193 = reciprocal(t192);
    const double t194 = 0.2679491924311227 * t138 + t139;
    const double t195 = t172 * t188 + t137 * t189 + t191 * t194;
    const double t196 = t123 * t190 - t127 * t186;
    const double t197 = t155 * t186 - t161 * t190;
    const double t198 = t127 * t161 - t123 * t155;
    const double t199 = t172 * t196 + t137 * t197 + t194 * t198;
    const double t200 = t127 * t187 - t114 * t190;
    const double t201 = t164 * t190 - t155 * t187;
    const double t202 = t114 * t155 - t127 * t164;
    const double t203 = t172 * t200 + t137 * t201 + t194 * t202;
    const double t204 = std::sqrt(t74 + 0.05791322937893785 * (t195 * t195 + t199 * t199 + t203 * t203) *
        reciprocal(t192 * t192));
    const double flux13 = t193 * t204 * (t188 * t195 + t196 * t199 + t200 * t203);
    const double flux14 = t193 * t204 * (t189 * t195 + t197 * t199 + t201 * t203);
    const double flux15 = t193 * t204 * (t191 * t195 + t198 * t199 + t202 * t203);
    const double t205 = 0.2679491924311227 * t8 + t11;
    const double t206 = 0.2679491924311227 * t15 + t18;
    const double t207 = 0.2679491924311227 * t36 + t39;
    const double t208 = t26 * t206 - t33 * t207;
    const double t209 = 0.2679491924311227 * t44 + t47;
    const double t210 = 0.2679491924311227 * t51 + t54;
    const double t211 = 0.2679491924311227 * t58 + t61;
    const double t212 = t33 * t210 - t26 * t211;
    const double t213 = t207 * t211 - t206 * t210;
    const double t214 = std::fabs(-0.2406516764515424 * (t205 * t208 + t209 * t212 + t70 * t213));
    const double flux16 = (0.2679491924311227 * t2 + t5) * t214;
    const double t215 = reciprocal(t214);
    const double t216 = 0.2679491924311227 * t77 + t80;
    const double t217 = 0.2679491924311227 * t84 + t87;
    const double t218 = t208 * t216 + t212 * t217 + t95 * t213;
    const double t219 = t70 * t207 - t26 * t209;
    const double t220 = t26 * t205 - t70 * t210;
    const double t221 = t209 * t210 - t205 * t207;
    const double t222 = t216 * t219 + t217 * t220 + t95 * t221;
    const double t223 = t33 * t209 - t70 * t206;
    const double t224 = t70 * t211 - t33 * t205;
    const double t225 = t205 * t206 - t209 * t211;
    const double t226 = t216 * t223 + t217 * t224 + t95 * t225;
    const double t227 = std::sqrt(t74 + 0.05791322937893785 * (t218 * t218 + t222 * t222 + t226 * t226) *
        reciprocal(t214 * t214));
    const double flux17 = t215 * t227 * (t208 * t218 + t219 * t222 + t223 * t226);
    const double flux18 = t215 * t227 * (t212 * t218 + t220 * t222 + t224 * t226);
    const double flux19 = t215 * t227 * (t213 * t218 + t221 * t222 + t225 * t226);
    const double t228 = 0.2679491924311227 * t112 + t113;
    const double t229 = 0.2679491924311227 * t121 + t122;
    const double t230 = t117 * t228 - t120 * t229;
    const double t231 = 0.2679491924311227 * t125 + t126;
    const double t232 = t120 * t210 - t117 * t211;
    const double t233 = t211 * t229 - t210 * t228;
    const double t234 = std::fabs(-0.2406516764515424 * (t205 * t230 + t231 * t232 + t131 * t233));
    const double flux20 = (0.2679491924311227 * t108 + t111) * t234;
    const double t235 = reciprocal(t234);
    const double t236 = 0.2679491924311227 * t135 + t136;
    const double t237 = t216 * t230 + t232 * t236 + t140 * t233;
    const double t238 = t131 * t229 - t117 * t231;
    const double t239 = t117 * t205 - t131 * t210;
    const double t240 = t210 * t231 - t205 * t229;
    const double t241 = t216 * t238 + t236 * t239 + t140 * t240;
    const double t242 = t120 * t231 - t131 * t228;
    const double t243 = t131 * t211 - t120 * t205;
    const double t244 = t205 * t228 - t211 * t231;
    const double t245 = t216 * t242 + t236 * t243 + t140 * t244;
    const double t246 = std::sqrt(t74 + 0.05791322937893785 * (t237 * t237 + t241 * t241 + t245 * t245) *
        reciprocal(t234 * t234));
    const double flux21 = t235 * t246 * (t230 * t237 + t238 * t241 + t242 * t245);
    const double flux22 = t235 * t246 * (t232 * t237 + t239 * t241 + t243 * t245);
    const double flux23 = t235 * t246 * (t233 * t237 + t240 * t241 + t244 * t245);
    const double t247 = 0.2679491924311227 * t153 + t154;
    const double t248 = t156 * t206 - t157 * t207;
    const double t249 = 0.2679491924311227 * t159 + t160;
    const double t250 = 0.2679491924311227 * t162 + t163;
    const double t251 = t157 * t249 - t156 * t250;
    const double t252 = t207 * t250 - t206 * t249;
    const double t253 = std::fabs(-0.2406516764515424 * (t247 * t248 + t209 * t251 + t166 * t252));
    const double flux24 = (0.2679491924311227 * t151 + t152) * t253;
    const double t254 = reciprocal(t253);
    const double t255 = 0.2679491924311227 * t170 + t171;
    const double t256 = t248 * t255 + t217 * t251 + t173 * t252;
    const double t257 = t166 * t207 - t156 * t209;
    const double t258 = t156 * t247 - t166 * t249;
    const double t259 = t209 * t249 - t207 * t247;
    const double t260 = t255 * t257 + t217 * t258 + t173 * t259;
    const double t261 = t157 * t209 - t166 * t206;
    const double t262 = t166 * t250 - t157 * t247;
    const double t263 = t206 * t247 - t209 * t250;
    const double t264 = t255 * t261 + t217 * t262 + t173 * t263;
    const double t265 = std::sqrt(t74 + 0.05791322937893785 * (t256 * t256 + t260 * t260 + t264 * t264) *
        reciprocal(t253 * t253));
    const double flux25 = t254 * t265 * (t248 * t256 + t257 * t260 + t261 * t264);
    const double flux26 = t254 * t265 * (t251 * t256 + t258 * t260 + t262 * t264);
    const double flux27 = t254 * t265 * (t252 * t256 + t259 * t260 + t263 * t264);
    const double t266 = t186 * t228 - t187 * t229;
    const double t267 = t187 * t249 - t186 * t250;
    const double t268 = t229 * t250 - t228 * t249;
    const double t269 = std::fabs(-0.2406516764515424 * (t247 * t266 + t231 * t267 + t190 * t268));
    const double flux28 = (0.2679491924311227 * t184 + t185) * t269;
    const double t270 = reciprocal(t269);
    const double t271 = t255 * t266 + t236 * t267 + t194 * t268;
    const double t272 = t190 * t229 - t186 * t231;
    const double t273 = t186 * t247 - t190 * t249;
    const double t274 = t231 * t249 - t229 * t247;
    const double t275 = t255 * t272 + t236 * t273 + t194 * t274;
    const double t276 = t187 * t231 - t190 * t228;
    const double t277 = t190 * t250 - t187 * t247;
    const double t278 = t228 * t247 - t231 * t250;
    const double t279 = t255 * t276 + t236 * t277 + t194 * t278;
    const double t280 = std::sqrt(t74 + 0.05791322937893785 * (t271 * t271 + t275 * t275 + t279 * t279) *
        reciprocal(t269 * t269));
    const double flux29 = t270 * t280 * (t266 * t271 + t272 * t275 + t276 * t279);
    const double flux30 = t270 * t280 * (t267 * t271 + t273 * t275 + t277 * t279);
    const double flux31 = t270 * t280 * (t268 * t271 + t274 * t275 + t278 * t279);
    const double t281 = flux0 + 0.2679491924311227 * flux4;
    const double t282 = flux8 + 0.2679491924311227 * flux12;
    const double t283 = t281 + 0.2679491924311227 * t282;
    const double t284 = flux16 + 0.2679491924311227 * flux20;
    const double t285 = flux24 + 0.2679491924311227 * flux28;
    const double t286 = t284 + 0.2679491924311227 * t285;
    const double t287 = flux1 + flux5;
    const double t288 = flux9 + flux13;
    const double t289 = t287 + 0.2679491924311227 * t288;
    const double t290 = flux17 + flux21;
    const double t291 = flux25 + flux29;
    const double t292 = t290 + 0.2679491924311227 * t291;
    const double t293 = t289 + 0.2679491924311227 * t292;
    const double t294 = flux2 + flux10;
    const double t295 = flux6 + flux14;
    const double t296 = t294 + 0.2679491924311227 * t295;
    const double t297 = flux18 + flux26;
    const double t298 = flux22 + flux30;
    const double t299 = t297 + 0.2679491924311227 * t298;
    const double t300 = t296 + 0.2679491924311227 * t299;
    const double t301 = flux3 + flux19;
    const double t302 = flux7 + flux23;
    const double t303 = t301 + 0.2679491924311227 * t302;
    const double t304 = flux11 + flux27;
    const double t305 = flux15 + flux31;
    const double t306 = t304 + 0.2679491924311227 * t305;
    const double t307 = t303 + 0.2679491924311227 * t306;
    const double result0 = -(0.0300814595564428 * (t283 + 0.2679491924311227 * t286) - 0.007239153672367231 *
        t293 - 0.007239153672367231 * t300 - 0.007239153672367231 * t307);
    const double t308 = 0.2679491924311227 * flux0 + flux4;
    const double t309 = 0.2679491924311227 * flux8 + flux12;
    const double t310 = t308 + 0.2679491924311227 * t309;
    const double t311 = 0.2679491924311227 * flux16 + flux20;
    const double t312 = 0.2679491924311227 * flux24 + flux28;
    const double t313 = t311 + 0.2679491924311227 * t312;
    const double t314 = 0.2679491924311227 * t294 + t295;
    const double t315 = 0.2679491924311227 * t297 + t298;
    const double t316 = t314 + 0.2679491924311227 * t315;
    const double t317 = 0.2679491924311227 * t301 + t302;
    const double t318 = 0.2679491924311227 * t304 + t305;
    const double t319 = t317 + 0.2679491924311227 * t318;
    const double result1 = -(0.007239153672367231 * t293 + 0.0300814595564428 * (t310 + 0.2679491924311227 *
        t313) - 0.007239153672367231 * t316 - 0.007239153672367231 * t319);
    const double t320 = 0.2679491924311227 * t281 + t282;
    const double t321 = 0.2679491924311227 * t284 + t285;
    const double t322 = 0.2679491924311227 * t287 + t288;
    const double t323 = 0.2679491924311227 * t290 + t291;
    const double t324 = t322 + 0.2679491924311227 * t323;
    const double t325 = 0.2679491924311227 * t303 + t306;
    const double result2 = -(0.007239153672367231 * t300 + 0.0300814595564428 * (t320 + 0.2679491924311227 *
        t321) - 0.007239153672367231 * t324 - 0.007239153672367231 * t325);
    const double t326 = 0.2679491924311227 * t308 + t309;
    const double t327 = 0.2679491924311227 * t311 + t312;
    const double t328 = 0.2679491924311227 * t317 + t318;
    const double result3 = -(0.007239153672367231 * t316 + 0.007239153672367231 * t324 + 0.0300814595564428 *
        (t326 + 0.2679491924311227 * t327) - 0.007239153672367231 * t328);
    const double t329 = 0.2679491924311227 * t289 + t292;
    const double t330 = 0.2679491924311227 * t296 + t299;
    const double result4 = -(0.007239153672367231 * t307 + 0.0300814595564428 * (0.2679491924311227 * t283 +
        t286) - 0.007239153672367231 * t329 - 0.007239153672367231 * t330);
    const double t331 = 0.2679491924311227 * t314 + t315;
    const double result5 = -(0.007239153672367231 * t319 + 0.007239153672367231 * t329 + 0.0300814595564428 *
        (0.2679491924311227 * t310 + t313) - 0.007239153672367231 * t331);
    const double t332 = 0.2679491924311227 * t322 + t323;
    const double result6 = -(0.007239153672367231 * t325 + 0.007239153672367231 * t330 + 0.0300814595564428 *
        (0.2679491924311227 * t320 + t321) - 0.007239153672367231 * t332);
    const double result7 = -(0.007239153672367231 * t328 + 0.007239153672367231 * t331 + 0.007239153672367231
        * t332 + 0.0300814595564428 * (0.2679491924311227 * t326 + t327));
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_1 = __shfl_up_sync(0xffffffffU, sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up_sync(0xffffffffU, sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d6, 8) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 8) == d5) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_2 = __shfl_up_sync(0xffffffffU, sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up_sync(0xffffffffU, sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum1);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum3);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum4);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum6);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum7);
      }
    }
  }
}

}  // namespace

extern "C" int p_laplace_f_q1_hexahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    p_laplace_f_q1_hexahedron_f64_constrained_residual_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, u, f, epsilon);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_q1_hexahedron_f64_constrained_residual_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 1, 0, nullptr},
    {"f", "Q1", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_q1_hexahedron_f64_constrained_residual_cuda_descriptor = {
    "p_laplace_f_q1_hexahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    8,                                         // rows
    1,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
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
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    1125.0,                                    // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
