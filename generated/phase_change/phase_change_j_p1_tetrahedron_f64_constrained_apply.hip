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
//   quadrature      227 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 227 flops; 216 in macro elements of three, with additions
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
//   flops       215.667
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  5.22
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "phase_change_j_p1_tetrahedron_f64_constrained_apply.h"

namespace {

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
    const double t20 = 0.25 * t19 * std::exp(-1.5 * t17);
    const double t21 = t12 * (((t18 < melting_point[0]) && (t18 > 0.0)) ? std::cos(t18) * t20 - t20 *
        std::sin(t18) : 0.0);
    const double t22 = 2.0 * t14 + t17;
    const double t23 = 0.16666666666666666 * (2.0 * trial_1 + t19) * std::exp(-t22);
    const double t24 = t12 * (((t22 < melting_point[0]) && (t22 > 0.0)) ? std::cos(t22) * t23 - t23 *
        std::sin(t22) : 0.0);
    const double t25 = 2.0 * t15 + t17;
    const double t26 = 0.16666666666666666 * (2.0 * trial_2 + t19) * std::exp(-t25);
    const double t27 = t12 * (((t25 < melting_point[0]) && (t25 > 0.0)) ? std::cos(t25) * t26 - t26 *
        std::sin(t25) : 0.0);
    const double t28 = 2.0 * t16 + t17;
    const double t29 = 0.16666666666666666 * (2.0 * trial_3 + t19) * std::exp(-t28);
    const double t30 = t12 * (((t28 < melting_point[0]) && (t28 > 0.0)) ? std::cos(t28) * t29 - t29 *
        std::sin(t28) : 0.0);
    const double t31 = trial_0 - trial_1;
    const double t32 = trial_0 - trial_2;
    const double t33 = trial_0 - trial_3;
    const double t34 = t5 * t31 + t9 * t32 + t11 * t33;
    const double t35 = t4 * t10 - t2 * t6;
    const double t36 = t0 * t2 - t7 * t10;
    const double t37 = t6 * t7 - t0 * t4;
    const double t38 = t31 * t35 + t32 * t36 + t33 * t37;
    const double t39 = t3 * t6 - t1 * t10;
    const double t40 = t8 * t10 - t0 * t3;
    const double t41 = t0 * t1 - t6 * t8;
    const double t42 = t31 * t39 + t32 * t40 + t33 * t41;
    const double t43 = t5 * t34 + t35 * t38 + t39 * t42;
    const double t44 = reciprocal(t12);
    const double t45 = t44 * ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t46 = t44 * ((t22 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t47 = t44 * ((t25 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t48 = t44 * ((t28 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t49 = 2.0 * t13 + t17;
    const double t50 = t44 * ((t49 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t51 = 1.7777777777777777 * t43 * t45 - t43 * t46 - t43 * t47 - t43 * t48 - t43 * t50;
    const double t52 = t9 * t34 + t36 * t38 + t40 * t42;
    const double t53 = 1.7777777777777777 * t45 * t52 - t46 * t52 - t47 * t52 - t48 * t52 - t50 * t52;
    const double t54 = t11 * t34 + t37 * t38 + t41 * t42;
    const double t55 = 1.7777777777777777 * t45 * t54 - t46 * t54 - t47 * t54 - t48 * t54 - t50 * t54;
    const double t56 = 0.16666666666666666 * (2.0 * trial_0 + t19) * std::exp(-t49);
    const double t57 = 0.0125 * t12 * (((t49 < melting_point[0]) && (t49 > 0.0)) ? std::cos(t49) * t56 - t56 *
        std::sin(t49) : 0.0);
    const double t58 = x0_2 - x5_2;
    const double t59 = x0_1 - x5_1;
    const double t60 = t1 * t58 - t4 * t59;
    const double t61 = t7 * t59 - t8 * t58;
    const double t62 = x0_0 - x5_0;
    const double t63 = std::fabs(t0 * t60 + t6 * t61 + t11 * t62);
    const double t64 = 0.16666666666666666 * T_5;
    const double t65 = t13 + t14 + t15 + t64;
    const double t66 = 1.5 * t65;
    const double t67 = trial_0 + trial_1 + trial_2 + trial_5;
    const double t68 = 0.25 * t67 * std::exp(-1.5 * t65);
    const double t69 = t63 * (((t66 < melting_point[0]) && (t66 > 0.0)) ? std::cos(t66) * t68 - t68 *
        std::sin(t66) : 0.0);
    const double t70 = 2.0 * t14 + t65;
    const double t71 = 0.16666666666666666 * (2.0 * trial_1 + t67) * std::exp(-t70);
    const double t72 = t63 * (((t70 < melting_point[0]) && (t70 > 0.0)) ? std::cos(t70) * t71 - t71 *
        std::sin(t70) : 0.0);
    const double t73 = 2.0 * t15 + t65;
    const double t74 = 0.16666666666666666 * (2.0 * trial_2 + t67) * std::exp(-t73);
    const double t75 = t63 * (((t73 < melting_point[0]) && (t73 > 0.0)) ? std::cos(t73) * t74 - t74 *
        std::sin(t73) : 0.0);
    const double t76 = 2.0 * t64 + t65;
    const double t77 = 0.16666666666666666 * (2.0 * trial_5 + t67) * std::exp(-t76);
    const double t78 = t63 * (((t76 < melting_point[0]) && (t76 > 0.0)) ? std::cos(t76) * t77 - t77 *
        std::sin(t76) : 0.0);
    const double t79 = trial_0 - trial_5;
    const double t80 = t31 * t60 + t32 * t61 + t11 * t79;
    const double t81 = t4 * t62 - t6 * t58;
    const double t82 = t0 * t58 - t7 * t62;
    const double t83 = t31 * t81 + t32 * t82 + t37 * t79;
    const double t84 = t6 * t59 - t1 * t62;
    const double t85 = t8 * t62 - t0 * t59;
    const double t86 = t31 * t84 + t32 * t85 + t41 * t79;
    const double t87 = t60 * t80 + t81 * t83 + t84 * t86;
    const double t88 = reciprocal(t63);
    const double t89 = t88 * ((t66 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t90 = t88 * ((t70 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t91 = t88 * ((t73 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t92 = t88 * ((t76 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t93 = 2.0 * t13 + t65;
    const double t94 = t88 * ((t93 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t95 = 1.7777777777777777 * t87 * t89 - t87 * t90 - t87 * t91 - t87 * t92 - t87 * t94;
    const double t96 = t61 * t80 + t82 * t83 + t85 * t86;
    const double t97 = 1.7777777777777777 * t89 * t96 - t90 * t96 - t91 * t96 - t92 * t96 - t94 * t96;
    const double t98 = t11 * t80 + t37 * t83 + t41 * t86;
    const double t99 = 1.7777777777777777 * t89 * t98 - t90 * t98 - t91 * t98 - t92 * t98 - t94 * t98;
    const double t100 = 0.16666666666666666 * (2.0 * trial_0 + t67) * std::exp(-t93);
    const double t101 = 0.0125 * t63 * (((t93 < melting_point[0]) && (t93 > 0.0)) ? std::cos(t93) * t100 -
        t100 * std::sin(t93) : 0.0);
    const double t102 = x0_1 - x4_1;
    const double t103 = x0_2 - x4_2;
    const double t104 = t2 * t102 - t3 * t103;
    const double t105 = x0_0 - x4_0;
    const double t106 = t8 * t103 - t7 * t102;
    const double t107 = std::fabs(t0 * t104 + t9 * t105 + t10 * t106);
    const double t108 = 0.16666666666666666 * T_4;
    const double t109 = t13 + t14 + t16 + t108;
    const double t110 = 1.5 * t109;
    const double t111 = trial_0 + trial_1 + trial_3 + trial_4;
    const double t112 = 0.25 * t111 * std::exp(-1.5 * t109);
    const double t113 = t107 * (((t110 < melting_point[0]) && (t110 > 0.0)) ? std::cos(t110) * t112 - t112 *
        std::sin(t110) : 0.0);
    const double t114 = 2.0 * t14 + t109;
    const double t115 = 0.16666666666666666 * (2.0 * trial_1 + t111) * std::exp(-t114);
    const double t116 = t107 * (((t114 < melting_point[0]) && (t114 > 0.0)) ? std::cos(t114) * t115 - t115 *
        std::sin(t114) : 0.0);
    const double t117 = 2.0 * t108 + t109;
    const double t118 = 0.16666666666666666 * (2.0 * trial_4 + t111) * std::exp(-t117);
    const double t119 = t107 * (((t117 < melting_point[0]) && (t117 > 0.0)) ? std::cos(t117) * t118 - t118 *
        std::sin(t117) : 0.0);
    const double t120 = 2.0 * t16 + t109;
    const double t121 = 0.16666666666666666 * (2.0 * trial_3 + t111) * std::exp(-t120);
    const double t122 = t107 * (((t120 < melting_point[0]) && (t120 > 0.0)) ? std::cos(t120) * t121 - t121 *
        std::sin(t120) : 0.0);
    const double t123 = trial_0 - trial_4;
    const double t124 = t31 * t104 + t9 * t123 + t33 * t106;
    const double t125 = t10 * t103 - t2 * t105;
    const double t126 = t7 * t105 - t0 * t103;
    const double t127 = t31 * t125 + t36 * t123 + t33 * t126;
    const double t128 = t3 * t105 - t10 * t102;
    const double t129 = t0 * t102 - t8 * t105;
    const double t130 = t31 * t128 + t40 * t123 + t33 * t129;
    const double t131 = t104 * t124 + t125 * t127 + t128 * t130;
    const double t132 = reciprocal(t107);
    const double t133 = t132 * ((t110 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t134 = t132 * ((t114 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t135 = t132 * ((t117 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t136 = t132 * ((t120 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t137 = 2.0 * t13 + t109;
    const double t138 = t132 * ((t137 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t139 = 1.7777777777777777 * t131 * t133 - t131 * t134 - t131 * t135 - t131 * t136 - t131 *
        t138;
    const double t140 = t9 * t124 + t36 * t127 + t40 * t130;
    const double t141 = 1.7777777777777777 * t133 * t140 - t134 * t140 - t135 * t140 - t136 * t140 - t138 *
        t140;
    const double t142 = t106 * t124 + t126 * t127 + t129 * t130;
    const double t143 = 1.7777777777777777 * t133 * t142 - t134 * t142 - t135 * t142 - t136 * t142 - t138 *
        t142;
    const double t144 = 0.16666666666666666 * (2.0 * trial_0 + t111) * std::exp(-t137);
    const double t145 = 0.0125 * t107 * (((t137 < melting_point[0]) && (t137 > 0.0)) ? std::cos(t137) * t144 -
        t144 * std::sin(t137) : 0.0);
    const double t146 = (2.6666666666666665 * t21 - t24 - t27 - t30 - 6.0 * t51 - 6.0 * t53 - 6.0 * t55 -
        240.0 * t57) + (2.6666666666666665 * t69 - t72 - t75 - t78 - 6.0 * t95 - 6.0 * t97 - 6.0 * t99 - 240.0
        * t101) + (2.6666666666666665 * t113 - t116 - t119 - t122 - 6.0 * t139 - 6.0 * t141 - 6.0 * t143 -
        240.0 * t145);
    const double result0 = 0.0125 * t146;
    const double t147 = (2.6666666666666665 * t21 + 6.0 * t51 - 3.0 * t24 - t27 - t30 - 80.0 * t57) +
        (2.6666666666666665 * t69 + 6.0 * t95 - 3.0 * t72 - t75 - t78 - 80.0 * t101) + (2.6666666666666665 *
        t113 + 6.0 * t139 - 3.0 * t116 - t119 - t122 - 80.0 * t145);
    const double result1 = 0.0125 * t147;
    const double result2 = 0.0125 * ((2.6666666666666665 * t21 + 6.0 * t53 - t24 - 3.0 * t27 - t30 - 80.0 *
        t57) + (2.6666666666666665 * t69 + 6.0 * t97 - t72 - 3.0 * t75 - t78 - 80.0 * t101));
    const double result3 = 0.0125 * ((2.6666666666666665 * t21 + 6.0 * t55 - t24 - t27 - 3.0 * t30 - 80.0 *
        t57) + (2.6666666666666665 * t113 + 6.0 * t143 - t116 - t119 - 3.0 * t122 - 80.0 * t145));
    const double result4 = 0.0125 * (2.6666666666666665 * t113 + 6.0 * t141 - t116 - 3.0 * t119 - t122 - 80.0
        * t145);
    const double result5 = 0.0125 * (2.6666666666666665 * t69 + 6.0 * t99 - t72 - t75 - 3.0 * t78 - 80.0 *
        t101);
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
    const double t7 = 0.25 * t6 * std::exp(-1.5 * t4);
    const double flux0 = abs_detJ * (((t5 < melting_point[0]) && (t5 > 0.0)) ? std::cos(t5) * t7 - t7 *
        std::sin(t5) : 0.0);
    const double t8 = trial_0 - trial_1;
    const double t9 = trial_0 - trial_2;
    const double t10 = trial_0 - trial_3;
    const double t11 = adj00 * t8 + adj10 * t9 + adj20 * t10;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t12 = t8 * adj01 + t9 * adj11 + t10 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t13 = t8 * adj02 + t9 * adj12 + t10 * adj22;
    const double t14 = adj00 * t11 + adj01 * t12 + adj02 * t13;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t15 = inv_abs_detJ * ((t5 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux1 = t14 * t15;
    const double t16 = adj10 * t11 + adj11 * t12 + adj12 * t13;
    const double flux2 = t15 * t16;
    const double t17 = adj20 * t11 + adj21 * t12 + adj22 * t13;
    const double flux3 = t15 * t17;
    const double t18 = 2.0 * t1 + t4;
    const double t19 = 0.16666666666666666 * (2.0 * trial_1 + t6) * std::exp(-t18);
    const double flux4 = abs_detJ * (((t18 < melting_point[0]) && (t18 > 0.0)) ? std::cos(t18) * t19 - t19 *
        std::sin(t18) : 0.0);
    const double t20 = inv_abs_detJ * ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux5 = t14 * t20;
    const double flux6 = t20 * t16;
    const double flux7 = t20 * t17;
    const double t21 = 2.0 * t2 + t4;
    const double t22 = 0.16666666666666666 * (2.0 * trial_2 + t6) * std::exp(-t21);
    const double flux8 = abs_detJ * (((t21 < melting_point[0]) && (t21 > 0.0)) ? std::cos(t21) * t22 - t22 *
        std::sin(t21) : 0.0);
    const double t23 = inv_abs_detJ * ((t21 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux9 = t14 * t23;
    const double flux10 = t23 * t16;
    const double flux11 = t23 * t17;
    const double t24 = 2.0 * t3 + t4;
    const double t25 = 0.16666666666666666 * (2.0 * trial_3 + t6) * std::exp(-t24);
    const double flux12 = abs_detJ * (((t24 < melting_point[0]) && (t24 > 0.0)) ? std::cos(t24) * t25 - t25 *
        std::sin(t24) : 0.0);
    const double t26 = inv_abs_detJ * ((t24 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux13 = t14 * t26;
    const double flux14 = t26 * t16;
    const double flux15 = t26 * t17;
    const double t27 = 2.0 * t0 + t4;
    const double t28 = 0.16666666666666666 * (2.0 * trial_0 + t6) * std::exp(-t27);
    const double flux16 = abs_detJ * (((t27 < melting_point[0]) && (t27 > 0.0)) ? std::cos(t27) * t28 - t28 *
        std::sin(t27) : 0.0);
    const double t29 = inv_abs_detJ * ((t27 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux17 = t14 * t29;
    const double flux18 = t29 * t16;
    const double flux19 = t29 * t17;
    const double t30 = 1.7777777777777777 * flux1 - flux5 - flux9 - flux13 - flux17;
    const double t31 = 1.7777777777777777 * flux2 - flux6 - flux10 - flux14 - flux18;
    const double t32 = 1.7777777777777777 * flux3 - flux7 - flux11 - flux15 - flux19;
    const double t33 = 0.0125 * flux16;
    const double result0 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - flux8 - flux12 - 6.0 * t30 - 6.0 *
        t31 - 6.0 * t32 - 240.0 * t33);
    const double result1 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t30 - 3.0 * flux4 - flux8 - flux12 -
        80.0 * t33);
    const double result2 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t31 - flux4 - 3.0 * flux8 - flux12 -
        80.0 * t33);
    const double result3 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t32 - flux4 - flux8 - 3.0 * flux12 -
        80.0 * t33);
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

extern "C" int phase_change_j_p1_tetrahedron_f64_constrained_apply_hip(
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
    hipLaunchKernelGGL(phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, constrained, coordinates, macro_points, T, melting_point, conductivity);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_j_p1_tetrahedron_f64_constrained_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_tetrahedron_f64_constrained_apply_hip(
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

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "phase_change.form",                       // form_file
    "J",                                       // form
    "hip",                                     // target
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
    215.66666666666666,                        // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
