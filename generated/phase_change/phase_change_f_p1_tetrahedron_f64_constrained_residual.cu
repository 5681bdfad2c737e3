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
//   quadrature      195 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 195 flops; 186 in macro elements of three, with additions
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
//   flops       185.667
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  4.64
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

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
    const double t29 = t4 * t10 - t2 * t6;
    const double t30 = t0 * t2 - t7 * t10;
    const double t31 = t6 * t7 - t0 * t4;
    const double t32 = t25 * t29 + t26 * t30 + t27 * t31;
    const double t33 = t3 * t6 - t1 * t10;
    const double t34 = t8 * t10 - t0 * t3;
    const double t35 = t0 * t1 - t6 * t8;
    const double t36 = t25 * t33 + t26 * t34 + t27 * t35;
    const double t37 = t5 * t28 + t29 * t32 + t33 * t36;
    const double t38 = reciprocal(t12);
    const double t39 = t38 * ((t14 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t40 = t38 * ((t17 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t41 = t38 * ((t20 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t42 = t38 * ((t23 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t43 = 2.0 * T_0 + t13;
    const double t44 = 0.16666666666666666 * t43;
    const double t45 = t38 * ((t44 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t46 = 1.7777777777777777 * t37 * t39 - t37 * t40 - t37 * t41 - t37 * t42 - t37 * t45;
    const double t47 = t9 * t28 + t30 * t32 + t34 * t36;
    const double t48 = 1.7777777777777777 * t39 * t47 - t40 * t47 - t41 * t47 - t42 * t47 - t45 * t47;
    const double t49 = t11 * t28 + t31 * t32 + t35 * t36;
    const double t50 = 1.7777777777777777 * t39 * t49 - t40 * t49 - t41 * t49 - t42 * t49 - t45 * t49;
    const double t51 = 0.0125 * t12 * (((t44 < melting_point[0]) && (t44 > 0.0)) ?
        std::exp(-0.16666666666666666 * t43) * std::sin(t44) : 0.0);
    const double t52 = x0_2 - x5_2;
    const double t53 = x0_1 - x5_1;
    const double t54 = t1 * t52 - t4 * t53;
    const double t55 = t7 * t53 - t8 * t52;
    const double t56 = x0_0 - x5_0;
    const double t57 = std::fabs(t0 * t54 + t6 * t55 + t11 * t56);
    const double t58 = T_0 + T_1 + T_2 + T_5;
    const double t59 = 0.25 * t58;
    const double t60 = t57 * (((t59 < melting_point[0]) && (t59 > 0.0)) ? std::exp(-0.25 * t58) *
        std::sin(t59) : 0.0);
    const double t61 = 2.0 * T_1 + t58;
    const double t62 = 0.16666666666666666 * t61;
    const double t63 = t57 * (((t62 < melting_point[0]) && (t62 > 0.0)) ? std::exp(-0.16666666666666666 * t61)
        * std::sin(t62) : 0.0);
    const double t64 = 2.0 * T_2 + t58;
    const double t65 = 0.16666666666666666 * t64;
    const double t66 = t57 * (((t65 < melting_point[0]) && (t65 > 0.0)) ? std::exp(-0.16666666666666666 * t64)
        * std::sin(t65) : 0.0);
    const double t67 = 2.0 * T_5 + t58;
    const double t68 = 0.16666666666666666 * t67;
    const double t69 = t57 * (((t68 < melting_point[0]) && (t68 > 0.0)) ? std::exp(-0.16666666666666666 * t67)
        * std::sin(t68) : 0.0);
    const double t70 = T_0 - T_5;
    const double t71 = t25 * t54 + t26 * t55 + t11 * t70;
    const double t72 = t4 * t56 - t6 * t52;
    const double t73 = t0 * t52 - t7 * t56;
    const double t74 = t25 * t72 + t26 * t73 + t31 * t70;
    const double t75 = t6 * t53 - t1 * t56;
    const double t76 = t8 * t56 - t0 * t53;
    const double t77 = t25 * t75 + t26 * t76 + t35 * t70;
    const double t78 = t54 * t71 + t72 * t74 + t75 * t77;
    const double t79 = reciprocal(t57);
    const double t80 = t79 * ((t59 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t81 = t79 * ((t62 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t82 = t79 * ((t65 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t83 = t79 * ((t68 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t84 = 2.0 * T_0 + t58;
    const double t85 = 0.16666666666666666 * t84;
    const double t86 = t79 * ((t85 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t87 = 1.7777777777777777 * t78 * t80 - t78 * t81 - t78 * t82 - t78 * t83 - t78 * t86;
    const double t88 = t55 * t71 + t73 * t74 + t76 * t77;
    const double t89 = 1.7777777777777777 * t80 * t88 - t81 * t88 - t82 * t88 - t83 * t88 - t86 * t88;
    const double t90 = t11 * t71 + t31 * t74 + t35 * t77;
    const double t91 = 1.7777777777777777 * t80 * t90 - t81 * t90 - t82 * t90 - t83 * t90 - t86 * t90;
    const double t92 = 0.0125 * t57 * (((t85 < melting_point[0]) && (t85 > 0.0)) ?
        std::exp(-0.16666666666666666 * t84) * std::sin(t85) : 0.0);
    const double t93 = x0_1 - x4_1;
    const double t94 = x0_2 - x4_2;
    const double t95 = t2 * t93 - t3 * t94;
    const double t96 = x0_0 - x4_0;
    const double t97 = t8 * t94 - t7 * t93;
    const double t98 = std::fabs(t0 * t95 + t9 * t96 + t10 * t97);
    const double t99 = T_0 + T_1 + T_3 + T_4;
    const double t100 = 0.25 * t99;
    const double t101 = t98 * (((t100 < melting_point[0]) && (t100 > 0.0)) ? std::exp(-0.25 * t99) *
        std::sin(t100) : 0.0);
    const double t102 = 2.0 * T_1 + t99;
    const double t103 = 0.16666666666666666 * t102;
    const double t104 = t98 * (((t103 < melting_point[0]) && (t103 > 0.0)) ? std::exp(-0.16666666666666666 *
        t102) * std::sin(t103) : 0.0);
    const double t105 = 2.0 * T_4 + t99;
    const double t106 = 0.16666666666666666 * t105;
    const double t107 = t98 * (((t106 < melting_point[0]) && (t106 > 0.0)) ? std::exp(-0.16666666666666666 *
        t105) * std::sin(t106) : 0.0);
    const double t108 = 2.0 * T_3 + t99;
    const double t109 = 0.16666666666666666 * t108;
    const double t110 = t98 * (((t109 < melting_point[0]) && (t109 > 0.0)) ? std::exp(-0.16666666666666666 *
        t108) * std::sin(t109) : 0.0);
    const double t111 = T_0 - T_4;
    const double t112 = t25 * t95 + t9 * t111 + t27 * t97;
    const double t113 = t10 * t94 - t2 * t96;
    const double t114 = t7 * t96 - t0 * t94;
    const double t115 = t25 * t113 + t30 * t111 + t27 * t114;
    const double t116 = t3 * t96 - t10 * t93;
    const double t117 = t0 * t93 - t8 * t96;
    const double t118 = t25 * t116 + t34 * t111 + t27 * t117;
    const double t119 = t95 * t112 + t113 * t115 + t116 * t118;
    const double t120 = reciprocal(t98);
    const double t121 = t120 * ((t100 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t122 = t120 * ((t103 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t123 = t120 * ((t106 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t124 = t120 * ((t109 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t125 = 2.0 * T_0 + t99;
    const double t126 = 0.16666666666666666 * t125;
    const double t127 = t120 * ((t126 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t128 = 1.7777777777777777 * t119 * t121 - t119 * t122 - t119 * t123 - t119 * t124 - t119 *
        t127;
    const double t129 = t9 * t112 + t30 * t115 + t34 * t118;
    const double t130 = 1.7777777777777777 * t121 * t129 - t122 * t129 - t123 * t129 - t124 * t129 - t127 *
        t129;
    const double t131 = t97 * t112 + t114 * t115 + t117 * t118;
    const double t132 = 1.7777777777777777 * t121 * t131 - t122 * t131 - t123 * t131 - t124 * t131 - t127 *
        t131;
    const double t133 = 0.0125 * t98 * (((t126 < melting_point[0]) && (t126 > 0.0)) ?
        std::exp(-0.16666666666666666 * t125) * std::sin(t126) : 0.0);
    const double t134 = (2.6666666666666665 * t15 - t18 - t21 - t24 - 6.0 * t46 - 6.0 * t48 - 6.0 * t50 -
        240.0 * t51) + (2.6666666666666665 * t60 - t63 - t66 - t69 - 6.0 * t87 - 6.0 * t89 - 6.0 * t91 - 240.0
        * t92) + (2.6666666666666665 * t101 - t104 - t107 - t110 - 6.0 * t128 - 6.0 * t130 - 6.0 * t132 -
        240.0 * t133);
    const double result0 = 0.0125 * t134;
    const double t135 = (2.6666666666666665 * t15 + 6.0 * t46 - 3.0 * t18 - t21 - t24 - 80.0 * t51) +
        (2.6666666666666665 * t60 + 6.0 * t87 - 3.0 * t63 - t66 - t69 - 80.0 * t92) + (2.6666666666666665 *
        t101 + 6.0 * t128 - 3.0 * t104 - t107 - t110 - 80.0 * t133);
    const double result1 = 0.0125 * t135;
    const double result2 = 0.0125 * ((2.6666666666666665 * t15 + 6.0 * t48 - t18 - 3.0 * t21 - t24 - 80.0 *
        t51) + (2.6666666666666665 * t60 + 6.0 * t89 - t63 - 3.0 * t66 - t69 - 80.0 * t92));
    const double result3 = 0.0125 * ((2.6666666666666665 * t15 + 6.0 * t50 - t18 - t21 - 3.0 * t24 - 80.0 *
        t51) + (2.6666666666666665 * t101 + 6.0 * t132 - t104 - t107 - 3.0 * t110 - 80.0 * t133));
    const double result4 = 0.0125 * (2.6666666666666665 * t101 + 6.0 * t130 - t104 - 3.0 * t107 - t110 - 80.0
        * t133);
    const double result5 = 0.0125 * (2.6666666666666665 * t60 + 6.0 * t91 - t63 - t66 - 3.0 * t69 - 80.0 *
        t92);
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
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t6 = t2 * adj01 + t3 * adj11 + t4 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t7 = t2 * adj02 + t3 * adj12 + t4 * adj22;
    const double t8 = adj00 * t5 + adj01 * t6 + adj02 * t7;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t9 = inv_abs_detJ * ((t1 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux1 = t8 * t9;
    const double t10 = adj10 * t5 + adj11 * t6 + adj12 * t7;
    const double flux2 = t9 * t10;
    const double t11 = adj20 * t5 + adj21 * t6 + adj22 * t7;
    const double flux3 = t9 * t11;
    const double t12 = 2.0 * T_1 + t0;
    const double t13 = 0.16666666666666666 * t12;
    const double flux4 = abs_detJ * (((t13 < melting_point[0]) && (t13 > 0.0)) ? std::exp(-0.16666666666666666
        * t12) * std::sin(t13) : 0.0);
    const double t14 = inv_abs_detJ * ((t13 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux5 = t8 * t14;
    const double flux6 = t14 * t10;
    const double flux7 = t14 * t11;
    const double t15 = 2.0 * T_2 + t0;
    const double t16 = 0.16666666666666666 * t15;
    const double flux8 = abs_detJ * (((t16 < melting_point[0]) && (t16 > 0.0)) ? std::exp(-0.16666666666666666
        * t15) * std::sin(t16) : 0.0);
    const double t17 = inv_abs_detJ * ((t16 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux9 = t8 * t17;
    const double flux10 = t17 * t10;
    const double flux11 = t17 * t11;
    const double t18 = 2.0 * T_3 + t0;
    const double t19 = 0.16666666666666666 * t18;
    const double flux12 = abs_detJ * (((t19 < melting_point[0]) && (t19 > 0.0)) ?
        std::exp(-0.16666666666666666 * t18) * std::sin(t19) : 0.0);
    const double t20 = inv_abs_detJ * ((t19 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux13 = t8 * t20;
    const double flux14 = t20 * t10;
    const double flux15 = t20 * t11;
    const double t21 = 2.0 * T_0 + t0;
    const double t22 = 0.16666666666666666 * t21;
    const double flux16 = abs_detJ * (((t22 < melting_point[0]) && (t22 > 0.0)) ?
        std::exp(-0.16666666666666666 * t21) * std::sin(t22) : 0.0);
    const double t23 = inv_abs_detJ * ((t22 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux17 = t8 * t23;
    const double flux18 = t23 * t10;
    const double flux19 = t23 * t11;
    const double t24 = 1.7777777777777777 * flux1 - flux5 - flux9 - flux13 - flux17;
    const double t25 = 1.7777777777777777 * flux2 - flux6 - flux10 - flux14 - flux18;
    const double t26 = 1.7777777777777777 * flux3 - flux7 - flux11 - flux15 - flux19;
    const double t27 = 0.0125 * flux16;
    const double result0 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - flux8 - flux12 - 6.0 * t24 - 6.0 *
        t25 - 6.0 * t26 - 240.0 * t27);
    const double result1 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t24 - 3.0 * flux4 - flux8 - flux12 -
        80.0 * t27);
    const double result2 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t25 - flux4 - 3.0 * flux8 - flux12 -
        80.0 * t27);
    const double result3 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t26 - flux4 - flux8 - 3.0 * flux12 -
        80.0 * t27);
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

extern "C" int phase_change_f_p1_tetrahedron_f64_constrained_residual_cuda(
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
    phase_change_f_p1_tetrahedron_f64_constrained_residual_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        num_macro_elements, y, macro_offsets, constrained, coordinates, macro_points, T, melting_point, conductivity);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    phase_change_f_p1_tetrahedron_f64_constrained_residual_rest_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        num_rest_cells, y, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_p1_tetrahedron_f64_constrained_residual_cuda(
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

extern "C" const femforge_kernel phase_change_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor = {
    "phase_change_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "phase_change.form",                       // form_file
    "F",                                       // form
    "cuda",                                    // target
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
    185.66666666666666,                        // flops_per_cell
    40.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
