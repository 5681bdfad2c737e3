// phase_change_f_p1_tetrahedron_f64_constrained_residual: residual of form F in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel residual --define cell=tetrahedron --set constraints=true
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
//   cell           tetrahedron, geometry P1^3
//   test           P1, 4 dofs
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      255 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 255 flops; 246 in macro elements of three, with additions
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              atomic
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   macro_cells          3
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       245.667
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  6.14
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "phase_change_f_p1_tetrahedron_f64_constrained_residual.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
phase_change_f_p1_tetrahedron_f64_constrained_residual_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const int32_t* __restrict__ macro_offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_macro_elements - first_cell < 128 ? num_macro_elements -
      first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int2 d0_to_d1 = reinterpret_cast<const int2*>(macro_offsets)[3 * cell];
    const int64_t d0 = d0_to_d1.x;
    const int64_t d1 = d0_to_d1.y;
    const int2 d2_to_d3 = reinterpret_cast<const int2*>(macro_offsets)[3 * cell + 1];
    const int64_t d2 = d2_to_d3.x;
    const int64_t d3 = d2_to_d3.y;
    const int2 d4_to_d5 = reinterpret_cast<const int2*>(macro_offsets)[3 * cell + 2];
    const int64_t d4 = d4_to_d5.x;
    const int64_t d5 = d4_to_d5.y;
    const int2 n0_to_n1 = reinterpret_cast<const int2*>(macro_points)[3 * cell];
    const int64_t n0 = n0_to_n1.x;
    const int64_t n1 = n0_to_n1.y;
    const int2 n2_to_n3 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 1];
    const int64_t n2 = n2_to_n3.x;
    const int64_t n3 = n2_to_n3.y;
    const int2 n4_to_n5 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 2];
    const int64_t n4 = n4_to_n5.x;
    const int64_t n5 = n4_to_n5.y;
    const double T_0 = T[d0];
    const double T_1 = T[d1];
    const double T_2 = T[d2];
    const double T_3 = T[d3];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x5_0 = coordinates[3 * n5];
    const double T_5 = T[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double T_4 = T[d4];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double t5 = t1 * t2 - t3 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = x0_2 - x1_2;
    const double t8 = x0_1 - x1_1;
    const double t9 = t3 * t7 - t2 * t8;
    const double t10 = x0_0 - x3_0;
    const double t11 = t4 * t8 - t1 * t7;
    const double t12 = std::fabs(t0 * t5 + t6 * t9 + t10 * t11);
    const double t13 = T_0 + T_1 + T_2 + T_3;
    const double t14 = 0.25 * t13;
    const double t15 = t12 * (((t14 < melting_point[0]) && (t14 > 0.0)) ? std::exp(-0.25 * t13) *
        std::sin(t14) : 0.0);
    const double t16 = 2.0 * T_1 + t13;
    const double t17 = 0.16666666666666666 * t16;
    const double t18 = t12 * (((t17 < melting_point[0]) && (t17 > 0.0)) ? std::exp(-0.16666666666666666 * t16)
        * std::sin(t17) : 0.0);
    const double t19 = 2.0 * T_2 + t13;
    const double t20 = 0.16666666666666666 * t19;
    const double t21 = t12 * (((t20 < melting_point[0]) && (t20 > 0.0)) ? std::exp(-0.16666666666666666 * t19)
        * std::sin(t20) : 0.0);
    const double t22 = 2.0 * T_3 + t13;
    const double t23 = 0.16666666666666666 * t22;
    const double t24 = t12 * (((t23 < melting_point[0]) && (t23 > 0.0)) ? std::exp(-0.16666666666666666 * t22)
        * std::sin(t23) : 0.0);
    const double t25 = T_0 - T_1;
    const double t26 = T_0 - T_2;
    const double t27 = T_0 - T_3;
    const double t28 = t5 * t25 + t9 * t26 + t11 * t27;
    const double t29 = reciprocal(t12);
    const double t30 = t29 * ((t14 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t31 = t28 * t30;
    const double t32 = t4 * t10 - t2 * t6;
    const double t33 = t0 * t2 - t7 * t10;
    const double t34 = t6 * t7 - t0 * t4;
    const double t35 = t25 * t32 + t26 * t33 + t27 * t34;
    const double t36 = t30 * t35;
    const double t37 = t3 * t6 - t1 * t10;
    const double t38 = t8 * t10 - t0 * t3;
    const double t39 = t0 * t1 - t6 * t8;
    const double t40 = t25 * t37 + t26 * t38 + t27 * t39;
    const double t41 = t30 * t40;
    const double t42 = t29 * ((t17 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t43 = t28 * t42;
    const double t44 = t35 * t42;
    const double t45 = t40 * t42;
    const double t46 = t29 * ((t20 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t47 = t28 * t46;
    const double t48 = t35 * t46;
    const double t49 = t40 * t46;
    const double t50 = t29 * ((t23 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t51 = t28 * t50;
    const double t52 = t35 * t50;
    const double t53 = t40 * t50;
    const double t54 = 2.0 * T_0 + t13;
    const double t55 = 0.16666666666666666 * t54;
    const double t56 = t29 * ((t55 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t57 = t28 * t56;
    const double t58 = t35 * t56;
    const double t59 = t40 * t56;
    const double t60 = (t5 * t43 + t32 * t44 + t37 * t45) + (t5 * t47 + t32 * t48 + t37 * t49) + (t5 * t51 +
        t32 * t52 + t37 * t53) + (t5 * t57 + t32 * t58 + t37 * t59) - 1.7777777777777777 * (t5 * t31 + t32 *
        t36 + t37 * t41);
    const double t61 = (t9 * t43 + t33 * t44 + t38 * t45) + (t9 * t47 + t33 * t48 + t38 * t49) + (t9 * t51 +
        t33 * t52 + t38 * t53) + (t9 * t57 + t33 * t58 + t38 * t59) - 1.7777777777777777 * (t9 * t31 + t33 *
        t36 + t38 * t41);
    const double t62 = (t11 * t43 + t34 * t44 + t39 * t45) + (t11 * t47 + t34 * t48 + t39 * t49) + (t11 * t51
        + t34 * t52 + t39 * t53) + (t11 * t57 + t34 * t58 + t39 * t59) - 1.7777777777777777 * (t11 * t31 + t34
        * t36 + t39 * t41);
    const double t63 = 0.0125 * t12 * (((t55 < melting_point[0]) && (t55 > 0.0)) ?
        std::exp(-0.16666666666666666 * t54) * std::sin(t55) : 0.0);
    const double t64 = x0_2 - x5_2;
    const double t65 = x0_1 - x5_1;
    const double t66 = t1 * t64 - t4 * t65;
    const double t67 = t7 * t65 - t8 * t64;
    const double t68 = x0_0 - x5_0;
    const double t69 = std::fabs(t0 * t66 + t6 * t67 + t11 * t68);
    const double t70 = T_0 + T_1 + T_2 + T_5;
    const double t71 = 0.25 * t70;
    const double t72 = t69 * (((t71 < melting_point[0]) && (t71 > 0.0)) ? std::exp(-0.25 * t70) *
        std::sin(t71) : 0.0);
    const double t73 = 2.0 * T_1 + t70;
    const double t74 = 0.16666666666666666 * t73;
    const double t75 = t69 * (((t74 < melting_point[0]) && (t74 > 0.0)) ? std::exp(-0.16666666666666666 * t73)
        * std::sin(t74) : 0.0);
    const double t76 = 2.0 * T_2 + t70;
    const double t77 = 0.16666666666666666 * t76;
    const double t78 = t69 * (((t77 < melting_point[0]) && (t77 > 0.0)) ? std::exp(-0.16666666666666666 * t76)
        * std::sin(t77) : 0.0);
    const double t79 = 2.0 * T_5 + t70;
    const double t80 = 0.16666666666666666 * t79;
    const double t81 = t69 * (((t80 < melting_point[0]) && (t80 > 0.0)) ? std::exp(-0.16666666666666666 * t79)
        * std::sin(t80) : 0.0);
    const double t82 = T_0 - T_5;
    const double t83 = t25 * t66 + t26 * t67 + t11 * t82;
    const double t84 = reciprocal(t69);
    const double t85 = t84 * ((t71 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t86 = t83 * t85;
    const double t87 = t4 * t68 - t6 * t64;
    const double t88 = t0 * t64 - t7 * t68;
    const double t89 = t25 * t87 + t26 * t88 + t34 * t82;
    const double t90 = t85 * t89;
    const double t91 = t6 * t65 - t1 * t68;
    const double t92 = t8 * t68 - t0 * t65;
    const double t93 = t25 * t91 + t26 * t92 + t39 * t82;
    const double t94 = t85 * t93;
    const double t95 = t84 * ((t74 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t96 = t83 * t95;
    const double t97 = t89 * t95;
    const double t98 = t93 * t95;
    const double t99 = t84 * ((t77 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t100 = t83 * t99;
    const double t101 = t89 * t99;
    const double t102 = t93 * t99;
    const double t103 = t84 * ((t80 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t104 = t83 * t103;
    const double t105 = t89 * t103;
    const double t106 = t93 * t103;
    const double t107 = 2.0 * T_0 + t70;
    const double t108 = 0.16666666666666666 * t107;
    const double t109 = t84 * ((t108 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t110 = t83 * t109;
    const double t111 = t89 * t109;
    const double t112 = t93 * t109;
    const double t113 = (t66 * t96 + t87 * t97 + t91 * t98) + (t66 * t100 + t87 * t101 + t91 * t102) + (t66 *
        t104 + t87 * t105 + t91 * t106) + (t66 * t110 + t87 * t111 + t91 * t112) - 1.7777777777777777 * (t66 *
        t86 + t87 * t90 + t91 * t94);
    const double t114 = (t67 * t96 + t88 * t97 + t92 * t98) + (t67 * t100 + t88 * t101 + t92 * t102) + (t67 *
        t104 + t88 * t105 + t92 * t106) + (t67 * t110 + t88 * t111 + t92 * t112) - 1.7777777777777777 * (t67 *
        t86 + t88 * t90 + t92 * t94);
    const double t115 = (t11 * t96 + t34 * t97 + t39 * t98) + (t11 * t100 + t34 * t101 + t39 * t102) + (t11 *
        t104 + t34 * t105 + t39 * t106) + (t11 * t110 + t34 * t111 + t39 * t112) - 1.7777777777777777 * (t11 *
        t86 + t34 * t90 + t39 * t94);
    const double t116 = 0.0125 * t69 * (((t108 < melting_point[0]) && (t108 > 0.0)) ?
        std::exp(-0.16666666666666666 * t107) * std::sin(t108) : 0.0);
    const double t117 = x0_1 - x4_1;
    const double t118 = x0_2 - x4_2;
    const double t119 = t2 * t117 - t3 * t118;
    const double t120 = x0_0 - x4_0;
    const double t121 = t8 * t118 - t7 * t117;
    const double t122 = std::fabs(t0 * t119 + t9 * t120 + t10 * t121);
    const double t123 = T_0 + T_1 + T_3 + T_4;
    const double t124 = 0.25 * t123;
    const double t125 = t122 * (((t124 < melting_point[0]) && (t124 > 0.0)) ? std::exp(-0.25 * t123) *
        std::sin(t124) : 0.0);
    const double t126 = 2.0 * T_1 + t123;
    const double t127 = 0.16666666666666666 * t126;
    const double t128 = t122 * (((t127 < melting_point[0]) && (t127 > 0.0)) ? std::exp(-0.16666666666666666 *
        t126) * std::sin(t127) : 0.0);
    const double t129 = 2.0 * T_4 + t123;
    const double t130 = 0.16666666666666666 * t129;
    const double t131 = t122 * (((t130 < melting_point[0]) && (t130 > 0.0)) ? std::exp(-0.16666666666666666 *
        t129) * std::sin(t130) : 0.0);
    const double t132 = 2.0 * T_3 + t123;
    const double t133 = 0.16666666666666666 * t132;
    const double t134 = t122 * (((t133 < melting_point[0]) && (t133 > 0.0)) ? std::exp(-0.16666666666666666 *
        t132) * std::sin(t133) : 0.0);
    const double t135 = T_0 - T_4;
    const double t136 = t25 * t119 + t9 * t135 + t27 * t121;
    const double t137 = reciprocal(t122);
    const double t138 = t137 * ((t124 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t139 = t136 * t138;
    const double t140 = t10 * t118 - t2 * t120;
    const double t141 = t7 * t120 - t0 * t118;
    const double t142 = t25 * t140 + t33 * t135 + t27 * t141;
    const double t143 = t138 * t142;
    const double t144 = t3 * t120 - t10 * t117;
    const double t145 = t0 * t117 - t8 * t120;
    const double t146 = t25 * t144 + t38 * t135 + t27 * t145;
    const double t147 = t138 * t146;
    const double t148 = t137 * ((t127 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t149 = t136 * t148;
    const double t150 = t142 * t148;
    const double t151 = t146 * t148;
    const double t152 = t137 * ((t130 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t153 = t136 * t152;
    const double t154 = t142 * t152;
    const double t155 = t146 * t152;
    const double t156 = t137 * ((t133 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t157 = t136 * t156;
    const double t158 = t142 * t156;
    const double t159 = t146 * t156;
    const double t160 = 2.0 * T_0 + t123;
    const double t161 = 0.16666666666666666 * t160;
    const double t162 = t137 * ((t161 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t163 = t136 * t162;
    const double t164 = t142 * t162;
    const double t165 = t146 * t162;
    const double t166 = (t119 * t149 + t140 * t150 + t144 * t151) + (t119 * t153 + t140 * t154 + t144 * t155)
        + (t119 * t157 + t140 * t158 + t144 * t159) + (t119 * t163 + t140 * t164 + t144 * t165) -
        1.7777777777777777 * (t119 * t139 + t140 * t143 + t144 * t147);
    const double t167 = (t9 * t149 + t33 * t150 + t38 * t151) + (t9 * t153 + t33 * t154 + t38 * t155) + (t9 *
        t157 + t33 * t158 + t38 * t159) + (t9 * t163 + t33 * t164 + t38 * t165) - 1.7777777777777777 * (t9 *
        t139 + t33 * t143 + t38 * t147);
    const double t168 = (t121 * t149 + t141 * t150 + t145 * t151) + (t121 * t153 + t141 * t154 + t145 * t155)
        + (t121 * t157 + t141 * t158 + t145 * t159) + (t121 * t163 + t141 * t164 + t145 * t165) -
        1.7777777777777777 * (t121 * t139 + t141 * t143 + t145 * t147);
    const double t169 = 0.0125 * t122 * (((t161 < melting_point[0]) && (t161 > 0.0)) ?
        std::exp(-0.16666666666666666 * t160) * std::sin(t161) : 0.0);
    const double t170 = (2.6666666666666665 * t15 + 6.0 * t60 + 6.0 * t61 + 6.0 * t62 - t18 - t21 - t24 -
        240.0 * t63) + (2.6666666666666665 * t72 + 6.0 * t113 + 6.0 * t114 + 6.0 * t115 - t75 - t78 - t81 -
        240.0 * t116) + (2.6666666666666665 * t125 + 6.0 * t166 + 6.0 * t167 + 6.0 * t168 - t128 - t131 - t134
        - 240.0 * t169);
    const double result0 = 0.0125 * t170;
    const double t171 = (2.6666666666666665 * t15 - 3.0 * t18 - t21 - t24 - 6.0 * t60 - 80.0 * t63) +
        (2.6666666666666665 * t72 - 3.0 * t75 - t78 - t81 - 6.0 * t113 - 80.0 * t116) + (2.6666666666666665 *
        t125 - 3.0 * t128 - t131 - t134 - 6.0 * t166 - 80.0 * t169);
    const double result1 = 0.0125 * t171;
    const double result2 = 0.0125 * ((2.6666666666666665 * t15 - t18 - 3.0 * t21 - t24 - 6.0 * t61 - 80.0 *
        t63) + (2.6666666666666665 * t72 - t75 - 3.0 * t78 - t81 - 6.0 * t114 - 80.0 * t116));
    const double result3 = 0.0125 * ((2.6666666666666665 * t15 - t18 - t21 - 3.0 * t24 - 6.0 * t62 - 80.0 *
        t63) + (2.6666666666666665 * t125 - t128 - t131 - 3.0 * t134 - 6.0 * t168 - 80.0 * t169));
    const double result4 = 0.0125 * (2.6666666666666665 * t125 - t128 - 3.0 * t131 - t134 - 6.0 * t167 - 80.0
        * t169);
    const double result5 = 0.0125 * (2.6666666666666665 * t72 - t75 - t78 - 3.0 * t81 - 6.0 * t115 - 80.0 *
        t116);
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], result0);
      }
      if (!constrained[d1]) {
        atomicAdd(&y[d1], result1);
      }
      if (!constrained[d2]) {
        atomicAdd(&y[d2], result2);
      }
      if (!constrained[d3]) {
        atomicAdd(&y[d3], result3);
      }
      if (!constrained[d4]) {
        atomicAdd(&y[d4], result4);
      }
      if (!constrained[d5]) {
        atomicAdd(&y[d5], result5);
      }
    }
  }
}

__global__ void __launch_bounds__(128)
phase_change_f_p1_tetrahedron_f64_constrained_residual_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_rest_cells - first_cell < 128 ? num_rest_cells - first_cell :
      128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double T_0 = T[d0];
    const double T_1 = T[d1];
    const double T_2 = T[d2];
    const double T_3 = T[d3];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double t0 = T_0 + T_1 + T_2 + T_3;
    const double t1 = 0.25 * t0;
    const double flux0 = abs_detJ * (((t1 < melting_point[0]) && (t1 > 0.0)) ? std::exp(-0.25 * t0) *
        std::sin(t1) : 0.0);
    const double t2 = T_0 - T_1;
    const double t3 = T_0 - T_2;
    const double t4 = T_0 - T_3;
    const double t5 = adj00 * t2 + adj10 * t3 + adj20 * t4;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t6 = inv_abs_detJ * ((t1 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t7 = t5 * t6;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t8 = t2 * adj01 + t3 * adj11 + t4 * adj21;
    const double t9 = t6 * t8;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t10 = t2 * adj02 + t3 * adj12 + t4 * adj22;
    const double t11 = t6 * t10;
    const double flux1 = -adj00 * t7 - adj01 * t9 - adj02 * t11;
    const double flux2 = -adj10 * t7 - adj11 * t9 - adj12 * t11;
    const double flux3 = -adj20 * t7 - adj21 * t9 - adj22 * t11;
    const double t12 = 2.0 * T_1 + t0;
    const double t13 = 0.16666666666666666 * t12;
    const double flux4 = abs_detJ * (((t13 < melting_point[0]) && (t13 > 0.0)) ? std::exp(-0.16666666666666666
        * t12) * std::sin(t13) : 0.0);
    const double t14 = inv_abs_detJ * ((t13 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t15 = t5 * t14;
    const double t16 = t8 * t14;
    const double t17 = t10 * t14;
    const double flux5 = -adj00 * t15 - adj01 * t16 - adj02 * t17;
    const double flux6 = -adj10 * t15 - adj11 * t16 - adj12 * t17;
    const double flux7 = -adj20 * t15 - adj21 * t16 - adj22 * t17;
    const double t18 = 2.0 * T_2 + t0;
    const double t19 = 0.16666666666666666 * t18;
    const double flux8 = abs_detJ * (((t19 < melting_point[0]) && (t19 > 0.0)) ? std::exp(-0.16666666666666666
        * t18) * std::sin(t19) : 0.0);
    const double t20 = inv_abs_detJ * ((t19 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t21 = t5 * t20;
    const double t22 = t8 * t20;
    const double t23 = t10 * t20;
    const double flux9 = -adj00 * t21 - adj01 * t22 - adj02 * t23;
    const double flux10 = -adj10 * t21 - adj11 * t22 - adj12 * t23;
    const double flux11 = -adj20 * t21 - adj21 * t22 - adj22 * t23;
    const double t24 = 2.0 * T_3 + t0;
    const double t25 = 0.16666666666666666 * t24;
    const double flux12 = abs_detJ * (((t25 < melting_point[0]) && (t25 > 0.0)) ?
        std::exp(-0.16666666666666666 * t24) * std::sin(t25) : 0.0);
    const double t26 = inv_abs_detJ * ((t25 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t27 = t5 * t26;
    const double t28 = t8 * t26;
    const double t29 = t10 * t26;
    const double flux13 = -adj00 * t27 - adj01 * t28 - adj02 * t29;
    const double flux14 = -adj10 * t27 - adj11 * t28 - adj12 * t29;
    const double flux15 = -adj20 * t27 - adj21 * t28 - adj22 * t29;
    const double t30 = 2.0 * T_0 + t0;
    const double t31 = 0.16666666666666666 * t30;
    const double flux16 = abs_detJ * (((t31 < melting_point[0]) && (t31 > 0.0)) ?
        std::exp(-0.16666666666666666 * t30) * std::sin(t31) : 0.0);
    const double t32 = inv_abs_detJ * ((t31 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t33 = t5 * t32;
    const double t34 = t8 * t32;
    const double t35 = t10 * t32;
    const double flux17 = -adj00 * t33 - adj01 * t34 - adj02 * t35;
    const double flux18 = -adj10 * t33 - adj11 * t34 - adj12 * t35;
    const double flux19 = -adj20 * t33 - adj21 * t34 - adj22 * t35;
    const double t36 = 1.7777777777777777 * flux1 - flux5 - flux9 - flux13 - flux17;
    const double t37 = 1.7777777777777777 * flux2 - flux6 - flux10 - flux14 - flux18;
    const double t38 = 1.7777777777777777 * flux3 - flux7 - flux11 - flux15 - flux19;
    const double t39 = 0.0125 * flux16;
    const double result0 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t36 + 6.0 * t37 + 6.0 * t38 - flux4 -
        flux8 - flux12 - 240.0 * t39);
    const double result1 = 0.0125 * (2.6666666666666665 * flux0 - 3.0 * flux4 - flux8 - flux12 - 6.0 * t36 -
        80.0 * t39);
    const double result2 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - 3.0 * flux8 - flux12 - 6.0 * t37 -
        80.0 * t39);
    const double result3 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - flux8 - 3.0 * flux12 - 6.0 * t38 -
        80.0 * t39);
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], result0);
      }
      if (!constrained[d1]) {
        atomicAdd(&y[d1], result1);
      }
      if (!constrained[d2]) {
        atomicAdd(&y[d2], result2);
      }
      if (!constrained[d3]) {
        atomicAdd(&y[d3], result3);
      }
    }
  }
}

}  // namespace

extern "C" int phase_change_f_p1_tetrahedron_f64_constrained_residual_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || T == nullptr ||
      melting_point == nullptr || conductivity == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(macro_offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_f_p1_tetrahedron_f64_constrained_residual_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, macro_offsets, constrained, coordinates, macro_points, T, melting_point, conductivity);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_f_p1_tetrahedron_f64_constrained_residual_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_p1_tetrahedron_f64_constrained_residual_hip(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->macro_offsets),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor = {
    "phase_change_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "phase_change.form",                       // form_file
    "F",                                       // form
    "hip",                                     // target
    "c1413e6a570126f8",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "atomic",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    3,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    245.66666666666666,                        // flops_per_cell
    40.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
