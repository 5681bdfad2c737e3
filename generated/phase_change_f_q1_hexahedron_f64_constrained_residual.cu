// phase_change_f_q1_hexahedron_f64_constrained_residual: residual of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel residual --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           hexahedron, geometry Q1^3
//   test           Q1, 8 dofs
//   T              coefficient, Q1, 8 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1552 flops
//   sum_factorised  1060 flops <- taken
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
//   flops       1076
//   bytes       112 (104 read, 8 written)
//   flops/byte  9.61
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
phase_change_f_q1_hexahedron_f64_constrained_residual_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
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
    const double T_0 = T[d0];
    const double T_1 = T[d1];
    const double T_2 = T[d2];
    const double T_3 = T[d3];
    const double T_4 = T[d4];
    const double T_5 = T[d5];
    const double T_6 = T[d6];
    const double T_7 = T[d7];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x4_0 - x5_0;
    const double t4 = x6_0 - x7_0;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = t2 + 0.2679491924311227 * t5;
    const double t7 = x0_1 - x2_1;
    const double t8 = x1_1 - x3_1;
    const double t9 = t7 + 0.2679491924311227 * t8;
    const double t10 = x4_1 - x6_1;
    const double t11 = x5_1 - x7_1;
    const double t12 = t10 + 0.2679491924311227 * t11;
    const double t13 = t9 + 0.2679491924311227 * t12;
    const double t14 = x0_2 - x4_2;
    const double t15 = x1_2 - x5_2;
    const double t16 = t14 + 0.2679491924311227 * t15;
    const double t17 = x2_2 - x6_2;
    const double t18 = x3_2 - x7_2;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = t16 + 0.2679491924311227 * t19;
    const double t21 = x0_1 - x4_1;
    const double t22 = x1_1 - x5_1;
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = x2_1 - x6_1;
    const double t25 = x3_1 - x7_1;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = t23 + 0.2679491924311227 * t26;
    const double t28 = x0_2 - x2_2;
    const double t29 = x1_2 - x3_2;
    const double t30 = t28 + 0.2679491924311227 * t29;
    const double t31 = x4_2 - x6_2;
    const double t32 = x5_2 - x7_2;
    const double t33 = t31 + 0.2679491924311227 * t32;
    const double t34 = t30 + 0.2679491924311227 * t33;
    const double t35 = t13 * t20 - t27 * t34;
    const double t36 = x0_0 - x2_0;
    const double t37 = x1_0 - x3_0;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = x4_0 - x6_0;
    const double t40 = x5_0 - x7_0;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = t38 + 0.2679491924311227 * t41;
    const double t43 = x0_2 - x1_2;
    const double t44 = x2_2 - x3_2;
    const double t45 = t43 + 0.2679491924311227 * t44;
    const double t46 = x4_2 - x5_2;
    const double t47 = x6_2 - x7_2;
    const double t48 = t46 + 0.2679491924311227 * t47;
    const double t49 = t45 + 0.2679491924311227 * t48;
    const double t50 = x0_1 - x1_1;
    const double t51 = x2_1 - x3_1;
    const double t52 = t50 + 0.2679491924311227 * t51;
    const double t53 = x4_1 - x5_1;
    const double t54 = x6_1 - x7_1;
    const double t55 = t53 + 0.2679491924311227 * t54;
    const double t56 = t52 + 0.2679491924311227 * t55;
    const double t57 = t27 * t49 - t20 * t56;
    const double t58 = x0_0 - x4_0;
    const double t59 = x1_0 - x5_0;
    const double t60 = t58 + 0.2679491924311227 * t59;
    const double t61 = x2_0 - x6_0;
    const double t62 = x3_0 - x7_0;
    const double t63 = t61 + 0.2679491924311227 * t62;
    const double t64 = t60 + 0.2679491924311227 * t63;
    const double t65 = t34 * t56 - t13 * t49;
    const double t66 = std::fabs(-0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65));
    const double t67 = T_0 + 0.2679491924311227 * T_1;
    const double t68 = T_2 + 0.2679491924311227 * T_3;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = T_4 + 0.2679491924311227 * T_5;
    const double t71 = T_6 + 0.2679491924311227 * T_7;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = t69 + 0.2679491924311227 * t72;
    const double t74 = 0.4905626121623441 * t73;
    const double flux0 = t66 * (((t74 < melting_point[0]) && (t74 > 0.0)) ? std::exp(-0.4905626121623441 *
        t73) * std::sin(t74) : 0.0);
    const double t75 = reciprocal(t66);
    const double t76 = ((t74 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t77 = T_0 - T_1;
    const double t78 = T_2 - T_3;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = T_4 - T_5;
    const double t81 = T_6 - T_7;
    const double t82 = t80 + 0.2679491924311227 * t81;
    const double t83 = t79 + 0.2679491924311227 * t82;
    const double t84 = T_0 - T_2;
    const double t85 = T_1 - T_3;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = T_4 - T_6;
    const double t88 = T_5 - T_7;
    const double t89 = t87 + 0.2679491924311227 * t88;
    const double t90 = t86 + 0.2679491924311227 * t89;
    const double t91 = T_0 - T_4;
    const double t92 = T_1 - T_5;
    const double t93 = t91 + 0.2679491924311227 * t92;
    const double t94 = T_2 - T_6;
    const double t95 = T_3 - T_7;
    const double t96 = t94 + 0.2679491924311227 * t95;
    const double t97 = t93 + 0.2679491924311227 * t96;
    const double t98 = t35 * t83 + t57 * t90 + t65 * t97;
    const double t99 = t34 * t64 - t20 * t42;
    const double t100 = t6 * t20 - t49 * t64;
    const double t101 = t42 * t49 - t6 * t34;
    const double t102 = t83 * t99 + t90 * t100 + t97 * t101;
    const double t103 = t27 * t42 - t13 * t64;
    const double t104 = t56 * t64 - t6 * t27;
    const double t105 = t6 * t13 - t42 * t56;
    const double t106 = t83 * t103 + t90 * t104 + t97 * t105;
    const double flux1 = t75 * t76 * (t35 * t98 + t99 * t102 + t103 * t106);
    const double flux2 = t75 * t76 * (t57 * t98 + t100 * t102 + t104 * t106);
    const double flux3 = t75 * t76 * (t65 * t98 + t101 * t102 + t105 * t106);
    const double t107 = 0.2679491924311227 * t7 + t8;
    const double t108 = 0.2679491924311227 * t10 + t11;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = 0.2679491924311227 * t14 + t15;
    const double t111 = 0.2679491924311227 * t17 + t18;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = 0.2679491924311227 * t21 + t22;
    const double t114 = 0.2679491924311227 * t24 + t25;
    const double t115 = t113 + 0.2679491924311227 * t114;
    const double t116 = 0.2679491924311227 * t28 + t29;
    const double t117 = 0.2679491924311227 * t31 + t32;
    const double t118 = t116 + 0.2679491924311227 * t117;
    const double t119 = t109 * t112 - t115 * t118;
    const double t120 = 0.2679491924311227 * t36 + t37;
    const double t121 = 0.2679491924311227 * t39 + t40;
    const double t122 = t120 + 0.2679491924311227 * t121;
    const double t123 = t49 * t115 - t56 * t112;
    const double t124 = 0.2679491924311227 * t58 + t59;
    const double t125 = 0.2679491924311227 * t61 + t62;
    const double t126 = t124 + 0.2679491924311227 * t125;
    const double t127 = t56 * t118 - t49 * t109;
    const double t128 = std::fabs(-0.2406516764515424 * (t6 * t119 + t122 * t123 + t126 * t127));
    const double t129 = 0.2679491924311227 * T_0 + T_1;
    const double t130 = 0.2679491924311227 * T_2 + T_3;
    const double t131 = t129 + 0.2679491924311227 * t130;
    const double t132 = 0.2679491924311227 * T_4 + T_5;
    const double t133 = 0.2679491924311227 * T_6 + T_7;
    const double t134 = t132 + 0.2679491924311227 * t133;
    const double t135 = t131 + 0.2679491924311227 * t134;
    const double t136 = 0.4905626121623441 * t135;
    const double flux4 = t128 * (((t136 < melting_point[0]) && (t136 > 0.0)) ? std::exp(-0.4905626121623441 *
        t135) * std::sin(t136) : 0.0);
    const double t137 = reciprocal(t128);
    const double t138 = ((t136 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t139 = 0.2679491924311227 * t84 + t85;
    const double t140 = 0.2679491924311227 * t87 + t88;
    const double t141 = t139 + 0.2679491924311227 * t140;
    const double t142 = 0.2679491924311227 * t91 + t92;
    const double t143 = 0.2679491924311227 * t94 + t95;
    const double t144 = t142 + 0.2679491924311227 * t143;
    const double t145 = t83 * t119 + t123 * t141 + t127 * t144;
    const double t146 = t118 * t126 - t112 * t122;
    const double t147 = t6 * t112 - t49 * t126;
    const double t148 = t49 * t122 - t6 * t118;
    const double t149 = t83 * t146 + t141 * t147 + t144 * t148;
    const double t150 = t115 * t122 - t109 * t126;
    const double t151 = t56 * t126 - t6 * t115;
    const double t152 = t6 * t109 - t56 * t122;
    const double t153 = t83 * t150 + t141 * t151 + t144 * t152;
    const double flux5 = t137 * t138 * (t119 * t145 + t146 * t149 + t150 * t153);
    const double flux6 = t137 * t138 * (t123 * t145 + t147 * t149 + t151 * t153);
    const double flux7 = t137 * t138 * (t127 * t145 + t148 * t149 + t152 * t153);
    const double t154 = 0.2679491924311227 * t0 + t1;
    const double t155 = 0.2679491924311227 * t3 + t4;
    const double t156 = t154 + 0.2679491924311227 * t155;
    const double t157 = 0.2679491924311227 * t16 + t19;
    const double t158 = 0.2679491924311227 * t23 + t26;
    const double t159 = t13 * t157 - t34 * t158;
    const double t160 = 0.2679491924311227 * t43 + t44;
    const double t161 = 0.2679491924311227 * t46 + t47;
    const double t162 = t160 + 0.2679491924311227 * t161;
    const double t163 = 0.2679491924311227 * t50 + t51;
    const double t164 = 0.2679491924311227 * t53 + t54;
    const double t165 = t163 + 0.2679491924311227 * t164;
    const double t166 = t158 * t162 - t157 * t165;
    const double t167 = 0.2679491924311227 * t60 + t63;
    const double t168 = t34 * t165 - t13 * t162;
    const double t169 = std::fabs(-0.2406516764515424 * (t156 * t159 + t42 * t166 + t167 * t168));
    const double t170 = 0.2679491924311227 * t67 + t68;
    const double t171 = 0.2679491924311227 * t70 + t71;
    const double t172 = t170 + 0.2679491924311227 * t171;
    const double t173 = 0.4905626121623441 * t172;
    const double flux8 = t169 * (((t173 < melting_point[0]) && (t173 > 0.0)) ? std::exp(-0.4905626121623441 *
        t172) * std::sin(t173) : 0.0);
    const double t174 = reciprocal(t169);
    const double t175 = ((t173 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t176 = 0.2679491924311227 * t77 + t78;
    const double t177 = 0.2679491924311227 * t80 + t81;
    const double t178 = t176 + 0.2679491924311227 * t177;
    const double t179 = 0.2679491924311227 * t93 + t96;
    const double t180 = t159 * t178 + t90 * t166 + t168 * t179;
    const double t181 = t34 * t167 - t42 * t157;
    const double t182 = t156 * t157 - t162 * t167;
    const double t183 = t42 * t162 - t34 * t156;
    const double t184 = t178 * t181 + t90 * t182 + t179 * t183;
    const double t185 = t42 * t158 - t13 * t167;
    const double t186 = t165 * t167 - t156 * t158;
    const double t187 = t13 * t156 - t42 * t165;
    const double t188 = t178 * t185 + t90 * t186 + t179 * t187;
    const double flux9 = t174 * t175 * (t159 * t180 + t181 * t184 + t185 * t188);
    const double flux10 = t174 * t175 * (t166 * t180 + t182 * t184 + t186 * t188);
    const double flux11 = t174 * t175 * (t168 * t180 + t183 * t184 + t187 * t188);
    const double t189 = 0.2679491924311227 * t110 + t111;
    const double t190 = 0.2679491924311227 * t113 + t114;
    const double t191 = t109 * t189 - t118 * t190;
    const double t192 = t162 * t190 - t165 * t189;
    const double t193 = 0.2679491924311227 * t124 + t125;
    const double t194 = t118 * t165 - t109 * t162;
    const double t195 = std::fabs(-0.2406516764515424 * (t156 * t191 + t122 * t192 + t193 * t194));
    const double t196 = 0.2679491924311227 * t129 + t130;
    const double t197 = 0.2679491924311227 * t132 + t133;
    const double t198 = t196 + 0.2679491924311227 * t197;
    const double t199 = 0.4905626121623441 * t198;
    const double flux12 = t195 * (((t199 < melting_point[0]) && (t199 > 0.0)) ? std::exp(-0.4905626121623441 *
        t198) * std::sin(t199) : 0.0);
    const double t200 = reciprocal(t195);
    const double t201 = ((t199 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t202 = 0.2679491924311227 * t142 + t143;
    const double t203 = t178 * t191 + t141 * t192 + t194 * t202;
    const double t204 = t118 * t193 - t122 * t189;
    const double t205 = t156 * t189 - t162 * t193;
    const double t206 = t122 * t162 - t118 * t156;
    const double t207 = t178 * t204 + t141 * t205 + t202 * t206;
    const double t208 = t122 * t190 - t109 * t193;
    const double t209 = t165 * t193 - t156 * t190;
    const double t210 = t109 * t156 - t122 * t165;
    const double t211 = t178 * t208 + t141 * t209 + t202 * t210;
    const double flux13 = t200 * t201 * (t191 * t203 + t204 * t207 + t208 * t211);
    const double flux14 = t200 * t201 * (t192 * t203 + t205 * t207 + t209 * t211);
    const double flux15 = t200 * t201 * (t194 * t203 + t206 * t207 + t210 * t211);
    const double t212 = 0.2679491924311227 * t2 + t5;
    const double t213 = 0.2679491924311227 * t9 + t12;
    const double t214 = 0.2679491924311227 * t30 + t33;
    const double t215 = t20 * t213 - t27 * t214;
    const double t216 = 0.2679491924311227 * t38 + t41;
    const double t217 = 0.2679491924311227 * t45 + t48;
    const double t218 = 0.2679491924311227 * t52 + t55;
    const double t219 = t27 * t217 - t20 * t218;
    const double t220 = t214 * t218 - t213 * t217;
    const double t221 = std::fabs(-0.2406516764515424 * (t212 * t215 + t216 * t219 + t64 * t220));
    const double t222 = 0.2679491924311227 * t69 + t72;
    const double t223 = 0.4905626121623441 * t222;
    const double flux16 = t221 * (((t223 < melting_point[0]) && (t223 > 0.0)) ? std::exp(-0.4905626121623441 *
        t222) * std::sin(t223) : 0.0);
    const double t224 = reciprocal(t221);
    const double t225 = ((t223 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t226 = 0.2679491924311227 * t79 + t82;
    const double t227 = 0.2679491924311227 * t86 + t89;
    const double t228 = t215 * t226 + t219 * t227 + t97 * t220;
    const double t229 = t64 * t214 - t20 * t216;
    const double t230 = t20 * t212 - t64 * t217;
    const double t231 = t216 * t217 - t212 * t214;
    const double t232 = t226 * t229 + t227 * t230 + t97 * t231;
    const double t233 = t27 * t216 - t64 * t213;
    const double t234 = t64 * t218 - t27 * t212;
    const double t235 = t212 * t213 - t216 * t218;
    const double t236 = t226 * t233 + t227 * t234 + t97 * t235;
    const double flux17 = t224 * t225 * (t215 * t228 + t229 * t232 + t233 * t236);
    const double flux18 = t224 * t225 * (t219 * t228 + t230 * t232 + t234 * t236);
    const double flux19 = t224 * t225 * (t220 * t228 + t231 * t232 + t235 * t236);
    const double t237 = 0.2679491924311227 * t107 + t108;
    const double t238 = 0.2679491924311227 * t116 + t117;
    const double t239 = t112 * t237 - t115 * t238;
    const double t240 = 0.2679491924311227 * t120 + t121;
    const double t241 = t115 * t217 - t112 * t218;
    const double t242 = t218 * t238 - t217 * t237;
    const double t243 = std::fabs(-0.2406516764515424 * (t212 * t239 + t240 * t241 + t126 * t242));
    const double t244 = 0.2679491924311227 * t131 + t134;
    const double t245 = 0.4905626121623441 * t244;
    const double flux20 = t243 * (((t245 < melting_point[0]) && (t245 > 0.0)) ? std::exp(-0.4905626121623441 *
        t244) * std::sin(t245) : 0.0);
    const double t246 = reciprocal(t243);
    const double t247 = ((t245 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t248 = 0.2679491924311227 * t139 + t140;
    const double t249 = t226 * t239 + t241 * t248 + t144 * t242;
    const double t250 = t126 * t238 - t112 * t240;
    const double t251 = t112 * t212 - t126 * t217;
    const double t252 = t217 * t240 - t212 * t238;
    const double t253 = t226 * t250 + t248 * t251 + t144 * t252;
    const double t254 = t115 * t240 - t126 * t237;
    const double t255 = t126 * t218 - t115 * t212;
    const double t256 = t212 * t237 - t218 * t240;
    const double t257 = t226 * t254 + t248 * t255 + t144 * t256;
    const double flux21 = t246 * t247 * (t239 * t249 + t250 * t253 + t254 * t257);
    const double flux22 = t246 * t247 * (t241 * t249 + t251 * t253 + t255 * t257);
    const double flux23 = t246 * t247 * (t242 * t249 + t252 * t253 + t256 * t257);
    const double t258 = 0.2679491924311227 * t154 + t155;
    const double t259 = t157 * t213 - t158 * t214;
    const double t260 = 0.2679491924311227 * t160 + t161;
    const double t261 = 0.2679491924311227 * t163 + t164;
    const double t262 = t158 * t260 - t157 * t261;
    const double t263 = t214 * t261 - t213 * t260;
    const double t264 = std::fabs(-0.2406516764515424 * (t258 * t259 + t216 * t262 + t167 * t263));
    const double t265 = 0.2679491924311227 * t170 + t171;
    const double t266 = 0.4905626121623441 * t265;
    const double flux24 = t264 * (((t266 < melting_point[0]) && (t266 > 0.0)) ? std::exp(-0.4905626121623441 *
        t265) * std::sin(t266) : 0.0);
    const double t267 = reciprocal(t264);
    const double t268 = ((t266 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t269 = 0.2679491924311227 * t176 + t177;
    const double t270 = t259 * t269 + t227 * t262 + t179 * t263;
    const double t271 = t167 * t214 - t157 * t216;
    const double t272 = t157 * t258 - t167 * t260;
    const double t273 = t216 * t260 - t214 * t258;
    const double t274 = t269 * t271 + t227 * t272 + t179 * t273;
    const double t275 = t158 * t216 - t167 * t213;
    const double t276 = t167 * t261 - t158 * t258;
    const double t277 = t213 * t258 - t216 * t261;
    const double t278 = t269 * t275 + t227 * t276 + t179 * t277;
    const double flux25 = t267 * t268 * (t259 * t270 + t271 * t274 + t275 * t278);
    const double flux26 = t267 * t268 * (t262 * t270 + t272 * t274 + t276 * t278);
    const double flux27 = t267 * t268 * (t263 * t270 + t273 * t274 + t277 * t278);
    const double t279 = t189 * t237 - t190 * t238;
    const double t280 = t190 * t260 - t189 * t261;
    const double t281 = t238 * t261 - t237 * t260;
    const double t282 = std::fabs(-0.2406516764515424 * (t258 * t279 + t240 * t280 + t193 * t281));
    const double t283 = 0.2679491924311227 * t196 + t197;
    const double t284 = 0.4905626121623441 * t283;
    const double flux28 = t282 * (((t284 < melting_point[0]) && (t284 > 0.0)) ? std::exp(-0.4905626121623441 *
        t283) * std::sin(t284) : 0.0);
    const double t285 = reciprocal(t282);
    const double t286 = ((t284 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t287 = t269 * t279 + t248 * t280 + t202 * t281;
    const double t288 = t193 * t238 - t189 * t240;
    const double t289 = t189 * t258 - t193 * t260;
    const double t290 = t240 * t260 - t238 * t258;
    const double t291 = t269 * t288 + t248 * t289 + t202 * t290;
    const double t292 = t190 * t240 - t193 * t237;
    const double t293 = t193 * t261 - t190 * t258;
    const double t294 = t237 * t258 - t240 * t261;
    const double t295 = t269 * t292 + t248 * t293 + t202 * t294;
    const double flux29 = t285 * t286 * (t279 * t287 + t288 * t291 + t292 * t295);
    const double flux30 = t285 * t286 * (t280 * t287 + t289 * t291 + t293 * t295);
    const double flux31 = t285 * t286 * (t281 * t287 + t290 * t291 + t294 * t295);
    const double t296 = flux0 + 0.2679491924311227 * flux4;
    const double t297 = flux8 + 0.2679491924311227 * flux12;
    const double t298 = t296 + 0.2679491924311227 * t297;
    const double t299 = flux16 + 0.2679491924311227 * flux20;
    const double t300 = flux24 + 0.2679491924311227 * flux28;
    const double t301 = t299 + 0.2679491924311227 * t300;
    const double t302 = flux1 + flux5;
    const double t303 = flux9 + flux13;
    const double t304 = t302 + 0.2679491924311227 * t303;
    const double t305 = flux17 + flux21;
    const double t306 = flux25 + flux29;
    const double t307 = t305 + 0.2679491924311227 * t306;
    const double t308 = t304 + 0.2679491924311227 * t307;
    const double t309 = flux2 + flux10;
    const double t310 = flux6 + flux14;
    const double t311 = t309 + 0.2679491924311227 * t310;
    const double t312 = flux18 + flux26;
    const double t313 = flux22 + flux30;
    const double t314 = t312 + 0.2679491924311227 * t313;
    const double t315 = t311 + 0.2679491924311227 * t314;
    const double t316 = flux3 + flux19;
    const double t317 = flux7 + flux23;
    const double t318 = t316 + 0.2679491924311227 * t317;
    const double t319 = flux11 + flux27;
    const double t320 = flux15 + flux31;
    const double t321 = t319 + 0.2679491924311227 * t320;
    const double t322 = t318 + 0.2679491924311227 * t321;
    const double result0 = -(0.06132032652029301 * (t298 + 0.2679491924311227 * t301) - 0.007239153672367231 *
        t308 - 0.007239153672367231 * t315 - 0.007239153672367231 * t322);
    const double t323 = 0.2679491924311227 * flux0 + flux4;
    const double t324 = 0.2679491924311227 * flux8 + flux12;
    const double t325 = t323 + 0.2679491924311227 * t324;
    const double t326 = 0.2679491924311227 * flux16 + flux20;
    const double t327 = 0.2679491924311227 * flux24 + flux28;
    const double t328 = t326 + 0.2679491924311227 * t327;
    const double t329 = 0.2679491924311227 * t309 + t310;
    const double t330 = 0.2679491924311227 * t312 + t313;
    const double t331 = t329 + 0.2679491924311227 * t330;
    const double t332 = 0.2679491924311227 * t316 + t317;
    const double t333 = 0.2679491924311227 * t319 + t320;
    const double t334 = t332 + 0.2679491924311227 * t333;
    const double result1 = -(0.007239153672367231 * t308 + 0.06132032652029301 * (t325 + 0.2679491924311227 *
        t328) - 0.007239153672367231 * t331 - 0.007239153672367231 * t334);
    const double t335 = 0.2679491924311227 * t296 + t297;
    const double t336 = 0.2679491924311227 * t299 + t300;
    const double t337 = 0.2679491924311227 * t302 + t303;
    const double t338 = 0.2679491924311227 * t305 + t306;
    const double t339 = t337 + 0.2679491924311227 * t338;
    const double t340 = 0.2679491924311227 * t318 + t321;
    const double result2 = -(0.007239153672367231 * t315 + 0.06132032652029301 * (t335 + 0.2679491924311227 *
        t336) - 0.007239153672367231 * t339 - 0.007239153672367231 * t340);
    const double t341 = 0.2679491924311227 * t323 + t324;
    const double t342 = 0.2679491924311227 * t326 + t327;
    const double t343 = 0.2679491924311227 * t332 + t333;
    const double result3 = -(0.007239153672367231 * t331 + 0.007239153672367231 * t339 + 0.06132032652029301 *
        (t341 + 0.2679491924311227 * t342) - 0.007239153672367231 * t343);
    const double t344 = 0.2679491924311227 * t304 + t307;
    const double t345 = 0.2679491924311227 * t311 + t314;
    const double result4 = -(0.007239153672367231 * t322 + 0.06132032652029301 * (0.2679491924311227 * t298 +
        t301) - 0.007239153672367231 * t344 - 0.007239153672367231 * t345);
    const double t346 = 0.2679491924311227 * t329 + t330;
    const double result5 = -(0.007239153672367231 * t334 + 0.007239153672367231 * t344 + 0.06132032652029301 *
        (0.2679491924311227 * t325 + t328) - 0.007239153672367231 * t346);
    const double t347 = 0.2679491924311227 * t337 + t338;
    const double result6 = -(0.007239153672367231 * t340 + 0.007239153672367231 * t345 + 0.06132032652029301 *
        (0.2679491924311227 * t335 + t336) - 0.007239153672367231 * t347);
    const double result7 = -(0.007239153672367231 * t343 + 0.007239153672367231 * t346 + 0.007239153672367231
        * t347 + 0.06132032652029301 * (0.2679491924311227 * t341 + t342));
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

extern "C" int phase_change_f_q1_hexahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    phase_change_f_q1_hexahedron_f64_constrained_residual_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_q1_hexahedron_f64_constrained_residual_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_q1_hexahedron_f64_constrained_residual_cuda_descriptor = {
    "phase_change_f_q1_hexahedron_f64_constrained_residual",  // name
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
    1,                                         // num_coefficients
    2,                                         // num_constants
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
    1076.0,                                    // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
