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
__device__ inline float reciprocal(float x) { return __fdividef(1.0f, x); }

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
    const double t75 = t66 * (((t74 < melting_point[0]) && (t74 > 0.0)) ? std::exp(-0.4905626121623441 * t73)
        * std::sin(t74) : 0.0);
    const double t76 = 0.2679491924311227 * t7 + t8;
    const double t77 = 0.2679491924311227 * t10 + t11;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = 0.2679491924311227 * t14 + t15;
    const double t80 = 0.2679491924311227 * t17 + t18;
    const double t81 = t79 + 0.2679491924311227 * t80;
    const double t82 = 0.2679491924311227 * t21 + t22;
    const double t83 = 0.2679491924311227 * t24 + t25;
    const double t84 = t82 + 0.2679491924311227 * t83;
    const double t85 = 0.2679491924311227 * t28 + t29;
    const double t86 = 0.2679491924311227 * t31 + t32;
    const double t87 = t85 + 0.2679491924311227 * t86;
    const double t88 = t78 * t81 - t84 * t87;
    const double t89 = 0.2679491924311227 * t36 + t37;
    const double t90 = 0.2679491924311227 * t39 + t40;
    const double t91 = t89 + 0.2679491924311227 * t90;
    const double t92 = t49 * t84 - t56 * t81;
    const double t93 = 0.2679491924311227 * t58 + t59;
    const double t94 = 0.2679491924311227 * t61 + t62;
    const double t95 = t93 + 0.2679491924311227 * t94;
    const double t96 = t56 * t87 - t49 * t78;
    const double t97 = std::fabs(-0.2406516764515424 * (t6 * t88 + t91 * t92 + t95 * t96));
    const double t98 = 0.2679491924311227 * T_0 + T_1;
    const double t99 = 0.2679491924311227 * T_2 + T_3;
    const double t100 = t98 + 0.2679491924311227 * t99;
    const double t101 = 0.2679491924311227 * T_4 + T_5;
    const double t102 = 0.2679491924311227 * T_6 + T_7;
    const double t103 = t101 + 0.2679491924311227 * t102;
    const double t104 = t100 + 0.2679491924311227 * t103;
    const double t105 = 0.4905626121623441 * t104;
    const double t106 = t97 * (((t105 < melting_point[0]) && (t105 > 0.0)) ? std::exp(-0.4905626121623441 *
        t104) * std::sin(t105) : 0.0);
    const double t107 = t75 + 0.2679491924311227 * t106;
    const double t108 = 0.2679491924311227 * t0 + t1;
    const double t109 = 0.2679491924311227 * t3 + t4;
    const double t110 = t108 + 0.2679491924311227 * t109;
    const double t111 = 0.2679491924311227 * t16 + t19;
    const double t112 = 0.2679491924311227 * t23 + t26;
    const double t113 = t13 * t111 - t34 * t112;
    const double t114 = 0.2679491924311227 * t43 + t44;
    const double t115 = 0.2679491924311227 * t46 + t47;
    const double t116 = t114 + 0.2679491924311227 * t115;
    const double t117 = 0.2679491924311227 * t50 + t51;
    const double t118 = 0.2679491924311227 * t53 + t54;
    const double t119 = t117 + 0.2679491924311227 * t118;
    const double t120 = t112 * t116 - t111 * t119;
    const double t121 = 0.2679491924311227 * t60 + t63;
    const double t122 = t34 * t119 - t13 * t116;
    const double t123 = std::fabs(-0.2406516764515424 * (t110 * t113 + t42 * t120 + t121 * t122));
    const double t124 = 0.2679491924311227 * t67 + t68;
    const double t125 = 0.2679491924311227 * t70 + t71;
    const double t126 = t124 + 0.2679491924311227 * t125;
    const double t127 = 0.4905626121623441 * t126;
    const double t128 = t123 * (((t127 < melting_point[0]) && (t127 > 0.0)) ? std::exp(-0.4905626121623441 *
        t126) * std::sin(t127) : 0.0);
    const double t129 = 0.2679491924311227 * t79 + t80;
    const double t130 = 0.2679491924311227 * t82 + t83;
    const double t131 = t78 * t129 - t87 * t130;
    const double t132 = t116 * t130 - t119 * t129;
    const double t133 = 0.2679491924311227 * t93 + t94;
    const double t134 = t87 * t119 - t78 * t116;
    const double t135 = std::fabs(-0.2406516764515424 * (t110 * t131 + t91 * t132 + t133 * t134));
    const double t136 = 0.2679491924311227 * t98 + t99;
    const double t137 = 0.2679491924311227 * t101 + t102;
    const double t138 = t136 + 0.2679491924311227 * t137;
    const double t139 = 0.4905626121623441 * t138;
    const double t140 = t135 * (((t139 < melting_point[0]) && (t139 > 0.0)) ? std::exp(-0.4905626121623441 *
        t138) * std::sin(t139) : 0.0);
    const double t141 = t128 + 0.2679491924311227 * t140;
    const double t142 = t107 + 0.2679491924311227 * t141;
    const double t143 = 0.2679491924311227 * t2 + t5;
    const double t144 = 0.2679491924311227 * t9 + t12;
    const double t145 = 0.2679491924311227 * t30 + t33;
    const double t146 = t20 * t144 - t27 * t145;
    const double t147 = 0.2679491924311227 * t38 + t41;
    const double t148 = 0.2679491924311227 * t45 + t48;
    const double t149 = 0.2679491924311227 * t52 + t55;
    const double t150 = t27 * t148 - t20 * t149;
    const double t151 = t145 * t149 - t144 * t148;
    const double t152 = std::fabs(-0.2406516764515424 * (t143 * t146 + t147 * t150 + t64 * t151));
    const double t153 = 0.2679491924311227 * t69 + t72;
    const double t154 = 0.4905626121623441 * t153;
    const double t155 = t152 * (((t154 < melting_point[0]) && (t154 > 0.0)) ? std::exp(-0.4905626121623441 *
        t153) * std::sin(t154) : 0.0);
    const double t156 = 0.2679491924311227 * t76 + t77;
    const double t157 = 0.2679491924311227 * t85 + t86;
    const double t158 = t81 * t156 - t84 * t157;
    const double t159 = 0.2679491924311227 * t89 + t90;
    const double t160 = t84 * t148 - t81 * t149;
    const double t161 = t149 * t157 - t148 * t156;
    const double t162 = std::fabs(-0.2406516764515424 * (t143 * t158 + t159 * t160 + t95 * t161));
    const double t163 = 0.2679491924311227 * t100 + t103;
    const double t164 = 0.4905626121623441 * t163;
    const double t165 = t162 * (((t164 < melting_point[0]) && (t164 > 0.0)) ? std::exp(-0.4905626121623441 *
        t163) * std::sin(t164) : 0.0);
    const double t166 = t155 + 0.2679491924311227 * t165;
    const double t167 = 0.2679491924311227 * t108 + t109;
    const double t168 = t111 * t144 - t112 * t145;
    const double t169 = 0.2679491924311227 * t114 + t115;
    const double t170 = 0.2679491924311227 * t117 + t118;
    const double t171 = t112 * t169 - t111 * t170;
    const double t172 = t145 * t170 - t144 * t169;
    const double t173 = std::fabs(-0.2406516764515424 * (t167 * t168 + t147 * t171 + t121 * t172));
    const double t174 = 0.2679491924311227 * t124 + t125;
    const double t175 = 0.4905626121623441 * t174;
    const double t176 = t173 * (((t175 < melting_point[0]) && (t175 > 0.0)) ? std::exp(-0.4905626121623441 *
        t174) * std::sin(t175) : 0.0);
    const double t177 = t129 * t156 - t130 * t157;
    const double t178 = t130 * t169 - t129 * t170;
    const double t179 = t157 * t170 - t156 * t169;
    const double t180 = std::fabs(-0.2406516764515424 * (t167 * t177 + t159 * t178 + t133 * t179));
    const double t181 = 0.2679491924311227 * t136 + t137;
    const double t182 = 0.4905626121623441 * t181;
    const double t183 = t180 * (((t182 < melting_point[0]) && (t182 > 0.0)) ? std::exp(-0.4905626121623441 *
        t181) * std::sin(t182) : 0.0);
    const double t184 = t176 + 0.2679491924311227 * t183;
    const double t185 = t166 + 0.2679491924311227 * t184;
    const double t186 = reciprocal(t66);
    const double t187 = ((t74 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t188 = T_0 - T_1;
    const double t189 = T_2 - T_3;
    const double t190 = t188 + 0.2679491924311227 * t189;
    const double t191 = T_4 - T_5;
    const double t192 = T_6 - T_7;
    const double t193 = t191 + 0.2679491924311227 * t192;
    const double t194 = t190 + 0.2679491924311227 * t193;
    const double t195 = T_0 - T_2;
    const double t196 = T_1 - T_3;
    const double t197 = t195 + 0.2679491924311227 * t196;
    const double t198 = T_4 - T_6;
    const double t199 = T_5 - T_7;
    const double t200 = t198 + 0.2679491924311227 * t199;
    const double t201 = t197 + 0.2679491924311227 * t200;
    const double t202 = T_0 - T_4;
    const double t203 = T_1 - T_5;
    const double t204 = t202 + 0.2679491924311227 * t203;
    const double t205 = T_2 - T_6;
    const double t206 = T_3 - T_7;
    const double t207 = t205 + 0.2679491924311227 * t206;
    const double t208 = t204 + 0.2679491924311227 * t207;
    const double t209 = t35 * t194 + t57 * t201 + t65 * t208;
    const double t210 = t34 * t64 - t20 * t42;
    const double t211 = t6 * t20 - t49 * t64;
    const double t212 = t42 * t49 - t6 * t34;
    const double t213 = t194 * t210 + t201 * t211 + t208 * t212;
    const double t214 = t27 * t42 - t13 * t64;
    const double t215 = t56 * t64 - t6 * t27;
    const double t216 = t6 * t13 - t42 * t56;
    const double t217 = t194 * t214 + t201 * t215 + t208 * t216;
    const double t218 = reciprocal(t97);
    const double t219 = ((t105 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t220 = 0.2679491924311227 * t195 + t196;
    const double t221 = 0.2679491924311227 * t198 + t199;
    const double t222 = t220 + 0.2679491924311227 * t221;
    const double t223 = 0.2679491924311227 * t202 + t203;
    const double t224 = 0.2679491924311227 * t205 + t206;
    const double t225 = t223 + 0.2679491924311227 * t224;
    const double t226 = t88 * t194 + t92 * t222 + t96 * t225;
    const double t227 = t87 * t95 - t81 * t91;
    const double t228 = t6 * t81 - t49 * t95;
    const double t229 = t49 * t91 - t6 * t87;
    const double t230 = t194 * t227 + t222 * t228 + t225 * t229;
    const double t231 = t84 * t91 - t78 * t95;
    const double t232 = t56 * t95 - t6 * t84;
    const double t233 = t6 * t78 - t56 * t91;
    const double t234 = t194 * t231 + t222 * t232 + t225 * t233;
    const double t235 = t186 * t187 * (t35 * t209 + t210 * t213 + t214 * t217) + t218 * t219 * (t88 * t226 +
        t227 * t230 + t231 * t234);
    const double t236 = reciprocal(t123);
    const double t237 = ((t127 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t238 = 0.2679491924311227 * t188 + t189;
    const double t239 = 0.2679491924311227 * t191 + t192;
    const double t240 = t238 + 0.2679491924311227 * t239;
    const double t241 = 0.2679491924311227 * t204 + t207;
    const double t242 = t113 * t240 + t120 * t201 + t122 * t241;
    const double t243 = t34 * t121 - t42 * t111;
    const double t244 = t110 * t111 - t116 * t121;
    const double t245 = t42 * t116 - t34 * t110;
    const double t246 = t240 * t243 + t201 * t244 + t241 * t245;
    const double t247 = t42 * t112 - t13 * t121;
    const double t248 = t119 * t121 - t110 * t112;
    const double t249 = t13 * t110 - t42 * t119;
    const double t250 = t240 * t247 + t201 * t248 + t241 * t249;
    const double t251 = reciprocal(t135);
    const double t252 = ((t139 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t253 = 0.2679491924311227 * t223 + t224;
    const double t254 = t131 * t240 + t132 * t222 + t134 * t253;
    const double t255 = t87 * t133 - t91 * t129;
    const double t256 = t110 * t129 - t116 * t133;
    const double t257 = t91 * t116 - t87 * t110;
    const double t258 = t240 * t255 + t222 * t256 + t253 * t257;
    const double t259 = t91 * t130 - t78 * t133;
    const double t260 = t119 * t133 - t110 * t130;
    const double t261 = t78 * t110 - t91 * t119;
    const double t262 = t240 * t259 + t222 * t260 + t253 * t261;
    const double t263 = t236 * t237 * (t113 * t242 + t243 * t246 + t247 * t250) + t251 * t252 * (t131 * t254 +
        t255 * t258 + t259 * t262);
    const double t264 = t235 + 0.2679491924311227 * t263;
    const double t265 = reciprocal(t152);
    const double t266 = ((t154 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t267 = 0.2679491924311227 * t190 + t193;
    const double t268 = 0.2679491924311227 * t197 + t200;
    const double t269 = t146 * t267 + t150 * t268 + t151 * t208;
    const double t270 = t64 * t145 - t20 * t147;
    const double t271 = t20 * t143 - t64 * t148;
    const double t272 = t147 * t148 - t143 * t145;
    const double t273 = t267 * t270 + t268 * t271 + t208 * t272;
    const double t274 = t27 * t147 - t64 * t144;
    const double t275 = t64 * t149 - t27 * t143;
    const double t276 = t143 * t144 - t147 * t149;
    const double t277 = t267 * t274 + t268 * t275 + t208 * t276;
    const double t278 = reciprocal(t162);
    const double t279 = ((t164 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t280 = 0.2679491924311227 * t220 + t221;
    const double t281 = t158 * t267 + t160 * t280 + t161 * t225;
    const double t282 = t95 * t157 - t81 * t159;
    const double t283 = t81 * t143 - t95 * t148;
    const double t284 = t148 * t159 - t143 * t157;
    const double t285 = t267 * t282 + t280 * t283 + t225 * t284;
    const double t286 = t84 * t159 - t95 * t156;
    const double t287 = t95 * t149 - t84 * t143;
    const double t288 = t143 * t156 - t149 * t159;
    const double t289 = t267 * t286 + t280 * t287 + t225 * t288;
    const double t290 = t265 * t266 * (t146 * t269 + t270 * t273 + t274 * t277) + t278 * t279 * (t158 * t281 +
        t282 * t285 + t286 * t289);
    const double t291 = reciprocal(t173);
    const double t292 = ((t175 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t293 = 0.2679491924311227 * t238 + t239;
    const double t294 = t168 * t293 + t171 * t268 + t172 * t241;
    const double t295 = t121 * t145 - t111 * t147;
    const double t296 = t111 * t167 - t121 * t169;
    const double t297 = t147 * t169 - t145 * t167;
    const double t298 = t293 * t295 + t268 * t296 + t241 * t297;
    const double t299 = t112 * t147 - t121 * t144;
    const double t300 = t121 * t170 - t112 * t167;
    const double t301 = t144 * t167 - t147 * t170;
    const double t302 = t293 * t299 + t268 * t300 + t241 * t301;
    const double t303 = reciprocal(t180);
    const double t304 = ((t182 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t305 = t177 * t293 + t178 * t280 + t179 * t253;
    const double t306 = t133 * t157 - t129 * t159;
    const double t307 = t129 * t167 - t133 * t169;
    const double t308 = t159 * t169 - t157 * t167;
    const double t309 = t293 * t306 + t280 * t307 + t253 * t308;
    const double t310 = t130 * t159 - t133 * t156;
    const double t311 = t133 * t170 - t130 * t167;
    const double t312 = t156 * t167 - t159 * t170;
    const double t313 = t293 * t310 + t280 * t311 + t253 * t312;
    const double t314 = t291 * t292 * (t168 * t294 + t295 * t298 + t299 * t302) + t303 * t304 * (t177 * t305 +
        t306 * t309 + t310 * t313);
    const double t315 = t290 + 0.2679491924311227 * t314;
    const double t316 = t264 + 0.2679491924311227 * t315;
    const double t317 = t186 * t187 * (t57 * t209 + t211 * t213 + t215 * t217) + t236 * t237 * (t120 * t242 +
        t244 * t246 + t248 * t250);
    const double t318 = t218 * t219 * (t92 * t226 + t228 * t230 + t232 * t234) + t251 * t252 * (t132 * t254 +
        t256 * t258 + t260 * t262);
    const double t319 = t317 + 0.2679491924311227 * t318;
    const double t320 = t265 * t266 * (t150 * t269 + t271 * t273 + t275 * t277) + t291 * t292 * (t171 * t294 +
        t296 * t298 + t300 * t302);
    const double t321 = t278 * t279 * (t160 * t281 + t283 * t285 + t287 * t289) + t303 * t304 * (t178 * t305 +
        t307 * t309 + t311 * t313);
    const double t322 = t320 + 0.2679491924311227 * t321;
    const double t323 = t319 + 0.2679491924311227 * t322;
    const double t324 = t186 * t187 * (t65 * t209 + t212 * t213 + t216 * t217) + t265 * t266 * (t151 * t269 +
        t272 * t273 + t276 * t277);
    const double t325 = t218 * t219 * (t96 * t226 + t229 * t230 + t233 * t234) + t278 * t279 * (t161 * t281 +
        t284 * t285 + t288 * t289);
    const double t326 = t324 + 0.2679491924311227 * t325;
    const double t327 = t236 * t237 * (t122 * t242 + t245 * t246 + t249 * t250) + t291 * t292 * (t172 * t294 +
        t297 * t298 + t301 * t302);
    const double t328 = t251 * t252 * (t134 * t254 + t257 * t258 + t261 * t262) + t303 * t304 * (t179 * t305 +
        t308 * t309 + t312 * t313);
    const double t329 = t327 + 0.2679491924311227 * t328;
    const double t330 = t326 + 0.2679491924311227 * t329;
    const double result0 = -(0.06132032652029301 * (t142 + 0.2679491924311227 * t185) - 0.007239153672367231 *
        t316 - 0.007239153672367231 * t323 - 0.007239153672367231 * t330);
    const double t331 = 0.2679491924311227 * t75 + t106;
    const double t332 = 0.2679491924311227 * t128 + t140;
    const double t333 = t331 + 0.2679491924311227 * t332;
    const double t334 = 0.2679491924311227 * t155 + t165;
    const double t335 = 0.2679491924311227 * t176 + t183;
    const double t336 = t334 + 0.2679491924311227 * t335;
    const double t337 = 0.2679491924311227 * t317 + t318;
    const double t338 = 0.2679491924311227 * t320 + t321;
    const double t339 = t337 + 0.2679491924311227 * t338;
    const double t340 = 0.2679491924311227 * t324 + t325;
    const double t341 = 0.2679491924311227 * t327 + t328;
    const double t342 = t340 + 0.2679491924311227 * t341;
    const double result1 = -(0.007239153672367231 * t316 + 0.06132032652029301 * (t333 + 0.2679491924311227 *
        t336) - 0.007239153672367231 * t339 - 0.007239153672367231 * t342);
    const double t343 = 0.2679491924311227 * t107 + t141;
    const double t344 = 0.2679491924311227 * t166 + t184;
    const double t345 = 0.2679491924311227 * t235 + t263;
    const double t346 = 0.2679491924311227 * t290 + t314;
    const double t347 = t345 + 0.2679491924311227 * t346;
    const double t348 = 0.2679491924311227 * t326 + t329;
    const double result2 = -(0.007239153672367231 * t323 + 0.06132032652029301 * (t343 + 0.2679491924311227 *
        t344) - 0.007239153672367231 * t347 - 0.007239153672367231 * t348);
    const double t349 = 0.2679491924311227 * t331 + t332;
    const double t350 = 0.2679491924311227 * t334 + t335;
    const double t351 = 0.2679491924311227 * t340 + t341;
    const double result3 = -(0.007239153672367231 * t339 + 0.007239153672367231 * t347 + 0.06132032652029301 *
        (t349 + 0.2679491924311227 * t350) - 0.007239153672367231 * t351);
    const double t352 = 0.2679491924311227 * t264 + t315;
    const double t353 = 0.2679491924311227 * t319 + t322;
    const double result4 = -(0.007239153672367231 * t330 + 0.06132032652029301 * (0.2679491924311227 * t142 +
        t185) - 0.007239153672367231 * t352 - 0.007239153672367231 * t353);
    const double t354 = 0.2679491924311227 * t337 + t338;
    const double result5 = -(0.007239153672367231 * t342 + 0.007239153672367231 * t352 + 0.06132032652029301 *
        (0.2679491924311227 * t333 + t336) - 0.007239153672367231 * t354);
    const double t355 = 0.2679491924311227 * t345 + t346;
    const double result6 = -(0.007239153672367231 * t348 + 0.007239153672367231 * t353 + 0.06132032652029301 *
        (0.2679491924311227 * t343 + t344) - 0.007239153672367231 * t355);
    const double result7 = -(0.007239153672367231 * t351 + 0.007239153672367231 * t354 + 0.007239153672367231
        * t355 + 0.06132032652029301 * (0.2679491924311227 * t349 + t350));
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
    {"T", "Q1", 8, 1},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0},
    {"conductivity", "constant", 2, 0},
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
