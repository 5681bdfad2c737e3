// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=tetrahedron --set constraints=true
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
//   trial          P1, 4 dofs
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: T varies on the cell
//   quadrature      242 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 242 flops; 231 in macro elements of three, with additions
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       230.667
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  5.58
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "phase_change_j_p1_tetrahedron_f64_constrained_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ macro_offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  await_launch_before();
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
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_1 = constrained[d1] ? 0.0 : x[d1];
    const double trial_2 = constrained[d2] ? 0.0 : x[d2];
    const double trial_3 = constrained[d3] ? 0.0 : x[d3];
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
    const double trial_5 = constrained[d5] ? 0.0 : x[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double T_4 = T[d4];
    const double trial_4 = constrained[d4] ? 0.0 : x[d4];
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
    const double t13 = 0.16666666666666666 * T_0;
    const double t14 = 0.16666666666666666 * T_1;
    const double t15 = 0.16666666666666666 * T_2;
    const double t16 = 0.16666666666666666 * T_3;
    const double t17 = t13 + t14 + t15 + t16;
    const double t18 = 1.5 * t17;
    const double t19 = trial_0 + trial_1 + trial_2 + trial_3;
    const double t20 = std::exp(-1.5 * t17);
    const double t21 = t12 * (((t18 < melting_point[0]) && (t18 > 0.0)) ? 0.25 * (t19 * std::cos(t18) * t20 -
        t19 * t20 * std::sin(t18)) : 0.0);
    const double t22 = 2.0 * t14 + t17;
    const double t23 = 2.0 * trial_1 + t19;
    const double t24 = std::exp(-t22);
    const double t25 = t12 * (((t22 < melting_point[0]) && (t22 > 0.0)) ? 0.16666666666666666 * (t23 *
        std::cos(t22) * t24 - t23 * t24 * std::sin(t22)) : 0.0);
    const double t26 = 2.0 * t15 + t17;
    const double t27 = 2.0 * trial_2 + t19;
    const double t28 = std::exp(-t26);
    const double t29 = t12 * (((t26 < melting_point[0]) && (t26 > 0.0)) ? 0.16666666666666666 * (t27 *
        std::cos(t26) * t28 - t27 * t28 * std::sin(t26)) : 0.0);
    const double t30 = 2.0 * t16 + t17;
    const double t31 = 2.0 * trial_3 + t19;
    const double t32 = std::exp(-t30);
    const double t33 = t12 * (((t30 < melting_point[0]) && (t30 > 0.0)) ? 0.16666666666666666 * (t31 *
        std::cos(t30) * t32 - t31 * t32 * std::sin(t30)) : 0.0);
    const double t34 = reciprocal(t12);
    const double t35 = ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t36 = trial_0 - trial_1;
    const double t37 = trial_0 - trial_2;
    const double t38 = trial_0 - trial_3;
    const double t39 = t5 * t36 + t9 * t37 + t11 * t38;
    const double t40 = t4 * t10 - t2 * t6;
    const double t41 = t0 * t2 - t7 * t10;
    const double t42 = t6 * t7 - t0 * t4;
    const double t43 = t36 * t40 + t37 * t41 + t38 * t42;
    const double t44 = t3 * t6 - t1 * t10;
    const double t45 = t8 * t10 - t0 * t3;
    const double t46 = t0 * t1 - t6 * t8;
    const double t47 = t36 * t44 + t37 * t45 + t38 * t46;
    const double t48 = t5 * t39 + t40 * t43 + t44 * t47;
    const double t49 = ((t22 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t50 = ((t26 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t51 = ((t30 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t52 = 2.0 * t13 + t17;
    const double t53 = ((t52 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t54 = 1.7777777777777777 * t34 * t35 * t48 - t34 * t48 * t49 - t34 * t48 * t50 - t34 * t48 *
        t51 - t34 * t48 * t53;
    const double t55 = t9 * t39 + t41 * t43 + t45 * t47;
    const double t56 = 1.7777777777777777 * t34 * t35 * t55 - t34 * t49 * t55 - t34 * t50 * t55 - t34 * t51 *
        t55 - t34 * t53 * t55;
    const double t57 = t11 * t39 + t42 * t43 + t46 * t47;
    const double t58 = 1.7777777777777777 * t34 * t35 * t57 - t34 * t49 * t57 - t34 * t50 * t57 - t34 * t51 *
        t57 - t34 * t53 * t57;
    const double t59 = 2.0 * trial_0 + t19;
    const double t60 = std::exp(-t52);
    const double t61 = 0.0125 * t12 * (((t52 < melting_point[0]) && (t52 > 0.0)) ? 0.16666666666666666 * (t59
        * std::cos(t52) * t60 - t59 * t60 * std::sin(t52)) : 0.0);
    const double t62 = x0_2 - x5_2;
    const double t63 = x0_1 - x5_1;
    const double t64 = t1 * t62 - t4 * t63;
    const double t65 = t7 * t63 - t8 * t62;
    const double t66 = x0_0 - x5_0;
    const double t67 = std::fabs(t0 * t64 + t6 * t65 + t11 * t66);
    const double t68 = 0.16666666666666666 * T_5;
    const double t69 = t13 + t14 + t15 + t68;
    const double t70 = 1.5 * t69;
    const double t71 = trial_0 + trial_1 + trial_2 + trial_5;
    const double t72 = std::exp(-1.5 * t69);
    const double t73 = t67 * (((t70 < melting_point[0]) && (t70 > 0.0)) ? 0.25 * (t71 * std::cos(t70) * t72 -
        t71 * t72 * std::sin(t70)) : 0.0);
    const double t74 = 2.0 * t14 + t69;
    const double t75 = 2.0 * trial_1 + t71;
    const double t76 = std::exp(-t74);
    const double t77 = t67 * (((t74 < melting_point[0]) && (t74 > 0.0)) ? 0.16666666666666666 * (t75 *
        std::cos(t74) * t76 - t75 * t76 * std::sin(t74)) : 0.0);
    const double t78 = 2.0 * t15 + t69;
    const double t79 = 2.0 * trial_2 + t71;
    const double t80 = std::exp(-t78);
    const double t81 = t67 * (((t78 < melting_point[0]) && (t78 > 0.0)) ? 0.16666666666666666 * (t79 *
        std::cos(t78) * t80 - t79 * t80 * std::sin(t78)) : 0.0);
    const double t82 = 2.0 * t68 + t69;
    const double t83 = 2.0 * trial_5 + t71;
    const double t84 = std::exp(-t82);
    const double t85 = t67 * (((t82 < melting_point[0]) && (t82 > 0.0)) ? 0.16666666666666666 * (t83 *
        std::cos(t82) * t84 - t83 * t84 * std::sin(t82)) : 0.0);
    const double t86 = reciprocal(t67);
    const double t87 = ((t70 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t88 = trial_0 - trial_5;
    const double t89 = t36 * t64 + t37 * t65 + t11 * t88;
    const double t90 = t4 * t66 - t6 * t62;
    const double t91 = t0 * t62 - t7 * t66;
    const double t92 = t36 * t90 + t37 * t91 + t42 * t88;
    const double t93 = t6 * t63 - t1 * t66;
    const double t94 = t8 * t66 - t0 * t63;
    const double t95 = t36 * t93 + t37 * t94 + t46 * t88;
    const double t96 = t64 * t89 + t90 * t92 + t93 * t95;
    const double t97 = ((t74 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t98 = ((t78 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t99 = ((t82 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t100 = 2.0 * t13 + t69;
    const double t101 = ((t100 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t102 = 1.7777777777777777 * t86 * t87 * t96 - t86 * t96 * t97 - t86 * t96 * t98 - t86 * t96 *
        t99 - t86 * t96 * t101;
    const double t103 = t65 * t89 + t91 * t92 + t94 * t95;
    const double t104 = 1.7777777777777777 * t86 * t87 * t103 - t86 * t97 * t103 - t86 * t98 * t103 - t86 *
        t99 * t103 - t86 * t101 * t103;
    const double t105 = t11 * t89 + t42 * t92 + t46 * t95;
    const double t106 = 1.7777777777777777 * t86 * t87 * t105 - t86 * t97 * t105 - t86 * t98 * t105 - t86 *
        t99 * t105 - t86 * t101 * t105;
    const double t107 = 2.0 * trial_0 + t71;
    const double t108 = std::exp(-t100);
    const double t109 = 0.0125 * t67 * (((t100 < melting_point[0]) && (t100 > 0.0)) ? 0.16666666666666666 *
        (t107 * std::cos(t100) * t108 - t107 * t108 * std::sin(t100)) : 0.0);
    const double t110 = x0_1 - x4_1;
    const double t111 = x0_2 - x4_2;
    const double t112 = t2 * t110 - t3 * t111;
    const double t113 = x0_0 - x4_0;
    const double t114 = t8 * t111 - t7 * t110;
    const double t115 = std::fabs(t0 * t112 + t9 * t113 + t10 * t114);
    const double t116 = 0.16666666666666666 * T_4;
    const double t117 = t13 + t14 + t16 + t116;
    const double t118 = 1.5 * t117;
    const double t119 = trial_0 + trial_1 + trial_3 + trial_4;
    const double t120 = std::exp(-1.5 * t117);
    const double t121 = t115 * (((t118 < melting_point[0]) && (t118 > 0.0)) ? 0.25 * (t119 * std::cos(t118) *
        t120 - t119 * t120 * std::sin(t118)) : 0.0);
    const double t122 = 2.0 * t14 + t117;
    const double t123 = 2.0 * trial_1 + t119;
    const double t124 = std::exp(-t122);
    const double t125 = t115 * (((t122 < melting_point[0]) && (t122 > 0.0)) ? 0.16666666666666666 * (t123 *
        std::cos(t122) * t124 - t123 * t124 * std::sin(t122)) : 0.0);
    const double t126 = 2.0 * t116 + t117;
    const double t127 = 2.0 * trial_4 + t119;
    const double t128 = std::exp(-t126);
    const double t129 = t115 * (((t126 < melting_point[0]) && (t126 > 0.0)) ? 0.16666666666666666 * (t127 *
        std::cos(t126) * t128 - t127 * t128 * std::sin(t126)) : 0.0);
    const double t130 = 2.0 * t16 + t117;
    const double t131 = 2.0 * trial_3 + t119;
    const double t132 = std::exp(-t130);
    const double t133 = t115 * (((t130 < melting_point[0]) && (t130 > 0.0)) ? 0.16666666666666666 * (t131 *
        std::cos(t130) * t132 - t131 * t132 * std::sin(t130)) : 0.0);
    const double t134 = reciprocal(t115);
    const double t135 = ((t118 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t136 = trial_0 - trial_4;
    const double t137 = t36 * t112 + t9 * t136 + t38 * t114;
    const double t138 = t10 * t111 - t2 * t113;
    const double t139 = t7 * t113 - t0 * t111;
    const double t140 = t36 * t138 + t41 * t136 + t38 * t139;
    const double t141 = t3 * t113 - t10 * t110;
    const double t142 = t0 * t110 - t8 * t113;
    const double t143 = t36 * t141 + t45 * t136 + t38 * t142;
    const double t144 = t112 * t137 + t138 * t140 + t141 * t143;
    const double t145 = ((t122 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t146 = ((t126 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t147 = ((t130 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t148 = 2.0 * t13 + t117;
    const double t149 = ((t148 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t150 = 1.7777777777777777 * t134 * t135 * t144 - t134 * t144 * t145 - t134 * t144 * t146 -
        t134 * t144 * t147 - t134 * t144 * t149;
    const double t151 = t9 * t137 + t41 * t140 + t45 * t143;
    const double t152 = 1.7777777777777777 * t134 * t135 * t151 - t134 * t145 * t151 - t134 * t146 * t151 -
        t134 * t147 * t151 - t134 * t149 * t151;
    const double t153 = t114 * t137 + t139 * t140 + t142 * t143;
    const double t154 = 1.7777777777777777 * t134 * t135 * t153 - t134 * t145 * t153 - t134 * t146 * t153 -
        t134 * t147 * t153 - t134 * t149 * t153;
    const double t155 = 2.0 * trial_0 + t119;
    const double t156 = std::exp(-t148);
    const double t157 = 0.0125 * t115 * (((t148 < melting_point[0]) && (t148 > 0.0)) ? 0.16666666666666666 *
        (t155 * std::cos(t148) * t156 - t155 * t156 * std::sin(t148)) : 0.0);
    const double t158 = (2.6666666666666665 * t21 - t25 - t29 - t33 - 6.0 * t54 - 6.0 * t56 - 6.0 * t58 -
        240.0 * t61) + (2.6666666666666665 * t73 - t77 - t81 - t85 - 6.0 * t102 - 6.0 * t104 - 6.0 * t106 -
        240.0 * t109) + (2.6666666666666665 * t121 - t125 - t129 - t133 - 6.0 * t150 - 6.0 * t152 - 6.0 * t154
        - 240.0 * t157);
    const double result0 = 0.0125 * t158;
    const double t159 = (2.6666666666666665 * t21 + 6.0 * t54 - 3.0 * t25 - t29 - t33 - 80.0 * t61) +
        (2.6666666666666665 * t73 + 6.0 * t102 - 3.0 * t77 - t81 - t85 - 80.0 * t109) + (2.6666666666666665 *
        t121 + 6.0 * t150 - 3.0 * t125 - t129 - t133 - 80.0 * t157);
    const double result1 = 0.0125 * t159;
    const double result2 = 0.0125 * ((2.6666666666666665 * t21 + 6.0 * t56 - t25 - 3.0 * t29 - t33 - 80.0 *
        t61) + (2.6666666666666665 * t73 + 6.0 * t104 - t77 - 3.0 * t81 - t85 - 80.0 * t109));
    const double result3 = 0.0125 * ((2.6666666666666665 * t21 + 6.0 * t58 - t25 - t29 - 3.0 * t33 - 80.0 *
        t61) + (2.6666666666666665 * t121 + 6.0 * t154 - t125 - t129 - 3.0 * t133 - 80.0 * t157));
    const double result4 = 0.0125 * (2.6666666666666665 * t121 + 6.0 * t152 - t125 - 3.0 * t129 - t133 - 80.0
        * t157);
    const double result5 = 0.0125 * (2.6666666666666665 * t73 + 6.0 * t106 - t77 - t81 - 3.0 * t85 - 80.0 *
        t109);
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
phase_change_j_p1_tetrahedron_f64_constrained_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  await_launch_before();
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
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_1 = constrained[d1] ? 0.0 : x[d1];
    const double trial_2 = constrained[d2] ? 0.0 : x[d2];
    const double trial_3 = constrained[d3] ? 0.0 : x[d3];
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
    const double t0 = 0.16666666666666666 * T_0;
    const double t1 = 0.16666666666666666 * T_1;
    const double t2 = 0.16666666666666666 * T_2;
    const double t3 = 0.16666666666666666 * T_3;
    const double t4 = t0 + t1 + t2 + t3;
    const double t5 = 1.5 * t4;
    const double t6 = trial_0 + trial_1 + trial_2 + trial_3;
    const double t7 = std::exp(-1.5 * t4);
    const double flux0 = abs_detJ * (((t5 < melting_point[0]) && (t5 > 0.0)) ? 0.25 * (t6 * std::cos(t5) * t7
        - t6 * t7 * std::sin(t5)) : 0.0);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t8 = ((t5 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t9 = trial_0 - trial_1;
    const double t10 = trial_0 - trial_2;
    const double t11 = trial_0 - trial_3;
    const double t12 = adj00 * t9 + adj10 * t10 + adj20 * t11;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t13 = t9 * adj01 + t10 * adj11 + t11 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t14 = t9 * adj02 + t10 * adj12 + t11 * adj22;
    const double t15 = adj00 * t12 + adj01 * t13 + adj02 * t14;
    const double flux1 = inv_abs_detJ * t8 * t15;
    const double t16 = adj10 * t12 + adj11 * t13 + adj12 * t14;
    const double flux2 = inv_abs_detJ * t8 * t16;
    const double t17 = adj20 * t12 + adj21 * t13 + adj22 * t14;
    const double flux3 = inv_abs_detJ * t8 * t17;
    const double t18 = 2.0 * t1 + t4;
    const double t19 = 2.0 * trial_1 + t6;
    const double t20 = std::exp(-t18);
    const double flux4 = abs_detJ * (((t18 < melting_point[0]) && (t18 > 0.0)) ? 0.16666666666666666 * (t19 *
        std::cos(t18) * t20 - t19 * t20 * std::sin(t18)) : 0.0);
    const double t21 = ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux5 = inv_abs_detJ * t15 * t21;
    const double flux6 = inv_abs_detJ * t21 * t16;
    const double flux7 = inv_abs_detJ * t21 * t17;
    const double t22 = 2.0 * t2 + t4;
    const double t23 = 2.0 * trial_2 + t6;
    const double t24 = std::exp(-t22);
    const double flux8 = abs_detJ * (((t22 < melting_point[0]) && (t22 > 0.0)) ? 0.16666666666666666 * (t23 *
        std::cos(t22) * t24 - t23 * t24 * std::sin(t22)) : 0.0);
    const double t25 = ((t22 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux9 = inv_abs_detJ * t15 * t25;
    const double flux10 = inv_abs_detJ * t25 * t16;
    const double flux11 = inv_abs_detJ * t25 * t17;
    const double t26 = 2.0 * t3 + t4;
    const double t27 = 2.0 * trial_3 + t6;
    const double t28 = std::exp(-t26);
    const double flux12 = abs_detJ * (((t26 < melting_point[0]) && (t26 > 0.0)) ? 0.16666666666666666 * (t27 *
        std::cos(t26) * t28 - t27 * t28 * std::sin(t26)) : 0.0);
    const double t29 = ((t26 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux13 = inv_abs_detJ * t15 * t29;
    const double flux14 = inv_abs_detJ * t29 * t16;
    const double flux15 = inv_abs_detJ * t29 * t17;
    const double t30 = 2.0 * t0 + t4;
    const double t31 = 2.0 * trial_0 + t6;
    const double t32 = std::exp(-t30);
    const double flux16 = abs_detJ * (((t30 < melting_point[0]) && (t30 > 0.0)) ? 0.16666666666666666 * (t31 *
        std::cos(t30) * t32 - t31 * t32 * std::sin(t30)) : 0.0);
    const double t33 = ((t30 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux17 = inv_abs_detJ * t15 * t33;
    const double flux18 = inv_abs_detJ * t33 * t16;
    const double flux19 = inv_abs_detJ * t33 * t17;
    const double t34 = 1.7777777777777777 * flux1 - flux5 - flux9 - flux13 - flux17;
    const double t35 = 1.7777777777777777 * flux2 - flux6 - flux10 - flux14 - flux18;
    const double t36 = 1.7777777777777777 * flux3 - flux7 - flux11 - flux15 - flux19;
    const double t37 = 0.0125 * flux16;
    const double result0 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - flux8 - flux12 - 6.0 * t34 - 6.0 *
        t35 - 6.0 * t36 - 240.0 * t37);
    const double result1 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t34 - 3.0 * flux4 - flux8 - flux12 -
        80.0 * t37);
    const double result2 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t35 - flux4 - 3.0 * flux8 - flux12 -
        80.0 * t37);
    const double result3 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t36 - flux4 - flux8 - 3.0 * flux12 -
        80.0 * t37);
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

extern "C" int phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
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
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || T == nullptr ||
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
    launch_early(phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, constrained, coordinates, macro_points, T, melting_point, conductivity);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(phase_change_j_p1_tetrahedron_f64_constrained_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
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

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "phase_change.form",                       // form_file
    "J",                                       // form
    "cuda",                                    // target
    "71d36934a2f0a92a",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
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
    230.66666666666666,                        // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
