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
// Arguments, arrays on the device:
//   num_cells           cells to work on
//   num_macro_elements  the first of the cells are in these
//   y                   [dof] added to
//   x                   [dof] what the operator acts on
//   macro_offsets       [macro element][node] the node's first entry of the vectors
//   offsets             [cell][node] the node's first entry of the vectors
//   constrained         [dof] not 0 where constrained
//   coordinates         [point][3]
//   macro_points        [macro element][6] points of its vertices
//   cells               [cell][4] points of its coordinate nodes
//   T                   [dof] a vector of the space of the results
//   melting_point       [1]
//   conductivity        [2]
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
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       215.667
//   bytes       25.3333 (24 read, 1.33333 written): inputs and results once each; not lists of the
//               scatter, nor what it adds to
//   flops/byte  8.51
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
    const double t8 = abs_detJ * ((t5 < melting_point[0]) && (t5 > 0.0) ? std::cos(t5) * t7 - t7 *
        std::sin(t5) : 0.0);
    const double t9 = 2.0 * t1 + t4;
    const double t10 = 0.16666666666666666 * (2.0 * trial_1 + t6) * std::exp(-t9);
    const double t11 = abs_detJ * ((t9 < melting_point[0]) && (t9 > 0.0) ? std::cos(t9) * t10 - t10 *
        std::sin(t9) : 0.0);
    const double t12 = 2.0 * t2 + t4;
    const double t13 = 0.16666666666666666 * (2.0 * trial_2 + t6) * std::exp(-t12);
    const double t14 = abs_detJ * ((t12 < melting_point[0]) && (t12 > 0.0) ? std::cos(t12) * t13 - t13 *
        std::sin(t12) : 0.0);
    const double t15 = 2.0 * t3 + t4;
    const double t16 = 0.16666666666666666 * (2.0 * trial_3 + t6) * std::exp(-t15);
    const double t17 = abs_detJ * ((t15 < melting_point[0]) && (t15 > 0.0) ? std::cos(t15) * t16 - t16 *
        std::sin(t15) : 0.0);
    const double t18 = trial_0 - trial_1;
    const double t19 = trial_0 - trial_2;
    const double t20 = trial_0 - trial_3;
    const double t21 = adj00 * t18 + adj10 * t19 + adj20 * t20;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t22 = t18 * adj01 + t19 * adj11 + t20 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t23 = t18 * adj02 + t19 * adj12 + t20 * adj22;
    const double t24 = adj00 * t21 + adj01 * t22 + adj02 * t23;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t25 = inv_abs_detJ * (t5 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t26 = inv_abs_detJ * (t9 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t27 = inv_abs_detJ * (t12 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t28 = inv_abs_detJ * (t15 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t29 = 2.0 * t0 + t4;
    const double t30 = inv_abs_detJ * (t29 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t31 = 1.7777777777777777 * t24 * t25 - t24 * t26 - t24 * t27 - t24 * t28 - t24 * t30;
    const double t32 = adj10 * t21 + adj11 * t22 + adj12 * t23;
    const double t33 = 1.7777777777777777 * t25 * t32 - t26 * t32 - t27 * t32 - t28 * t32 - t30 * t32;
    const double t34 = adj20 * t21 + adj21 * t22 + adj22 * t23;
    const double t35 = 1.7777777777777777 * t25 * t34 - t26 * t34 - t27 * t34 - t28 * t34 - t30 * t34;
    const double t36 = 0.16666666666666666 * (2.0 * trial_0 + t6) * std::exp(-t29);
    const double t37 = 0.0125 * abs_detJ * ((t29 < melting_point[0]) && (t29 > 0.0) ? std::cos(t29) * t36 -
        t36 * std::sin(t29) : 0.0);
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double t38 = 0.16666666666666666 * T_5;
    const double t39 = t0 + t1 + t2 + t38;
    const double t40 = 1.5 * t39;
    const double t41 = trial_0 + trial_1 + trial_2 + trial_5;
    const double t42 = 0.25 * t41 * std::exp(-1.5 * t39);
    const double t43 = abs_detJ_1 * ((t40 < melting_point[0]) && (t40 > 0.0) ? std::cos(t40) * t42 - t42 *
        std::sin(t40) : 0.0);
    const double t44 = 2.0 * t1 + t39;
    const double t45 = 0.16666666666666666 * (2.0 * trial_1 + t41) * std::exp(-t44);
    const double t46 = abs_detJ_1 * ((t44 < melting_point[0]) && (t44 > 0.0) ? std::cos(t44) * t45 - t45 *
        std::sin(t44) : 0.0);
    const double t47 = 2.0 * t2 + t39;
    const double t48 = 0.16666666666666666 * (2.0 * trial_2 + t41) * std::exp(-t47);
    const double t49 = abs_detJ_1 * ((t47 < melting_point[0]) && (t47 > 0.0) ? std::cos(t47) * t48 - t48 *
        std::sin(t47) : 0.0);
    const double t50 = 2.0 * t38 + t39;
    const double t51 = 0.16666666666666666 * (2.0 * trial_5 + t41) * std::exp(-t50);
    const double t52 = abs_detJ_1 * ((t50 < melting_point[0]) && (t50 > 0.0) ? std::cos(t50) * t51 - t51 *
        std::sin(t50) : 0.0);
    const double t53 = trial_0 - trial_5;
    const double t54 = t18 * adj00_1 + t19 * adj10_1 + adj20 * t53;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t55 = t18 * adj01_1 + t19 * adj11_1 + adj21 * t53;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t56 = t18 * adj02_1 + t19 * adj12_1 + adj22 * t53;
    const double t57 = adj00_1 * t54 + adj01_1 * t55 + adj02_1 * t56;
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t58 = inv_abs_detJ_1 * (t40 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t59 = inv_abs_detJ_1 * (t44 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t60 = inv_abs_detJ_1 * (t47 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t61 = inv_abs_detJ_1 * (t50 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t62 = 2.0 * t0 + t39;
    const double t63 = inv_abs_detJ_1 * (t62 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t64 = 1.7777777777777777 * t57 * t58 - t57 * t59 - t57 * t60 - t57 * t61 - t57 * t63;
    const double t65 = adj10_1 * t54 + adj11_1 * t55 + adj12_1 * t56;
    const double t66 = 1.7777777777777777 * t58 * t65 - t59 * t65 - t60 * t65 - t61 * t65 - t63 * t65;
    const double t67 = adj20 * t54 + adj21 * t55 + adj22 * t56;
    const double t68 = 1.7777777777777777 * t58 * t67 - t59 * t67 - t60 * t67 - t61 * t67 - t63 * t67;
    const double t69 = 0.16666666666666666 * (2.0 * trial_0 + t41) * std::exp(-t62);
    const double t70 = 0.0125 * abs_detJ_1 * ((t62 < melting_point[0]) && (t62 > 0.0) ? std::cos(t62) * t69 -
        t69 * std::sin(t62) : 0.0);
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double t71 = 0.16666666666666666 * T_4;
    const double t72 = t0 + t1 + t3 + t71;
    const double t73 = 1.5 * t72;
    const double t74 = trial_0 + trial_1 + trial_3 + trial_4;
    const double t75 = 0.25 * t74 * std::exp(-1.5 * t72);
    const double t76 = abs_detJ_2 * ((t73 < melting_point[0]) && (t73 > 0.0) ? std::cos(t73) * t75 - t75 *
        std::sin(t73) : 0.0);
    const double t77 = 2.0 * t1 + t72;
    const double t78 = 0.16666666666666666 * (2.0 * trial_1 + t74) * std::exp(-t77);
    const double t79 = abs_detJ_2 * ((t77 < melting_point[0]) && (t77 > 0.0) ? std::cos(t77) * t78 - t78 *
        std::sin(t77) : 0.0);
    const double t80 = 2.0 * t71 + t72;
    const double t81 = 0.16666666666666666 * (2.0 * trial_4 + t74) * std::exp(-t80);
    const double t82 = abs_detJ_2 * ((t80 < melting_point[0]) && (t80 > 0.0) ? std::cos(t80) * t81 - t81 *
        std::sin(t80) : 0.0);
    const double t83 = 2.0 * t3 + t72;
    const double t84 = 0.16666666666666666 * (2.0 * trial_3 + t74) * std::exp(-t83);
    const double t85 = abs_detJ_2 * ((t83 < melting_point[0]) && (t83 > 0.0) ? std::cos(t83) * t84 - t84 *
        std::sin(t83) : 0.0);
    const double t86 = trial_0 - trial_4;
    const double t87 = t18 * adj00_2 + adj10 * t86 + t20 * adj20_2;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t88 = t18 * adj01_2 + adj11 * t86 + t20 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t89 = t18 * adj02_2 + adj12 * t86 + t20 * adj22_2;
    const double t90 = adj00_2 * t87 + adj01_2 * t88 + adj02_2 * t89;
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t91 = inv_abs_detJ_2 * (t73 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t92 = inv_abs_detJ_2 * (t77 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t93 = inv_abs_detJ_2 * (t80 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t94 = inv_abs_detJ_2 * (t83 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t95 = 2.0 * t0 + t72;
    const double t96 = inv_abs_detJ_2 * (t95 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t97 = 1.7777777777777777 * t90 * t91 - t90 * t92 - t90 * t93 - t90 * t94 - t90 * t96;
    const double t98 = adj10 * t87 + adj11 * t88 + adj12 * t89;
    const double t99 = 1.7777777777777777 * t91 * t98 - t92 * t98 - t93 * t98 - t94 * t98 - t96 * t98;
    const double t100 = adj20_2 * t87 + adj21_2 * t88 + adj22_2 * t89;
    const double t101 = 1.7777777777777777 * t91 * t100 - t92 * t100 - t93 * t100 - t94 * t100 - t96 * t100;
    const double t102 = 0.16666666666666666 * (2.0 * trial_0 + t74) * std::exp(-t95);
    const double t103 = 0.0125 * abs_detJ_2 * ((t95 < melting_point[0]) && (t95 > 0.0) ? std::cos(t95) * t102
        - t102 * std::sin(t95) : 0.0);
    const double t104 = (2.6666666666666665 * t8 - t11 - t14 - t17 - 6.0 * t31 - 6.0 * t33 - 6.0 * t35 - 240.0
        * t37) + (2.6666666666666665 * t43 - t46 - t49 - t52 - 6.0 * t64 - 6.0 * t66 - 6.0 * t68 - 240.0 *
        t70) + (2.6666666666666665 * t76 - t79 - t82 - t85 - 6.0 * t97 - 6.0 * t99 - 6.0 * t101 - 240.0 *
        t103);
    const double result0 = 0.0125 * t104;
    const double t105 = (2.6666666666666665 * t8 + 6.0 * t31 - 3.0 * t11 - t14 - t17 - 80.0 * t37) +
        (2.6666666666666665 * t43 + 6.0 * t64 - 3.0 * t46 - t49 - t52 - 80.0 * t70) + (2.6666666666666665 *
        t76 + 6.0 * t97 - 3.0 * t79 - t82 - t85 - 80.0 * t103);
    const double result1 = 0.0125 * t105;
    const double result2 = 0.0125 * ((2.6666666666666665 * t8 + 6.0 * t33 - t11 - 3.0 * t14 - t17 - 80.0 *
        t37) + (2.6666666666666665 * t43 + 6.0 * t66 - t46 - 3.0 * t49 - t52 - 80.0 * t70));
    const double result3 = 0.0125 * ((2.6666666666666665 * t8 + 6.0 * t35 - t11 - t14 - 3.0 * t17 - 80.0 *
        t37) + (2.6666666666666665 * t76 + 6.0 * t101 - t79 - t82 - 3.0 * t85 - 80.0 * t103));
    const double result4 = 0.0125 * (2.6666666666666665 * t76 + 6.0 * t99 - t79 - 3.0 * t82 - t85 - 80.0 *
        t103);
    const double result5 = 0.0125 * (2.6666666666666665 * t43 + 6.0 * t68 - t46 - t49 - 3.0 * t52 - 80.0 *
        t70);
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
    const double flux0 = abs_detJ * ((t5 < melting_point[0]) && (t5 > 0.0) ? std::cos(t5) * t7 - t7 *
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
    const double t15 = inv_abs_detJ * (t5 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux1 = t14 * t15;
    const double t16 = adj10 * t11 + adj11 * t12 + adj12 * t13;
    const double flux2 = t15 * t16;
    const double t17 = adj20 * t11 + adj21 * t12 + adj22 * t13;
    const double flux3 = t15 * t17;
    const double t18 = 2.0 * t1 + t4;
    const double t19 = 0.16666666666666666 * (2.0 * trial_1 + t6) * std::exp(-t18);
    const double flux4 = abs_detJ * ((t18 < melting_point[0]) && (t18 > 0.0) ? std::cos(t18) * t19 - t19 *
        std::sin(t18) : 0.0);
    const double t20 = inv_abs_detJ * (t18 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux5 = t14 * t20;
    const double flux6 = t20 * t16;
    const double flux7 = t20 * t17;
    const double t21 = 2.0 * t2 + t4;
    const double t22 = 0.16666666666666666 * (2.0 * trial_2 + t6) * std::exp(-t21);
    const double flux8 = abs_detJ * ((t21 < melting_point[0]) && (t21 > 0.0) ? std::cos(t21) * t22 - t22 *
        std::sin(t21) : 0.0);
    const double t23 = inv_abs_detJ * (t21 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux9 = t14 * t23;
    const double flux10 = t23 * t16;
    const double flux11 = t23 * t17;
    const double t24 = 2.0 * t3 + t4;
    const double t25 = 0.16666666666666666 * (2.0 * trial_3 + t6) * std::exp(-t24);
    const double flux12 = abs_detJ * ((t24 < melting_point[0]) && (t24 > 0.0) ? std::cos(t24) * t25 - t25 *
        std::sin(t24) : 0.0);
    const double t26 = inv_abs_detJ * (t24 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux13 = t14 * t26;
    const double flux14 = t26 * t16;
    const double flux15 = t26 * t17;
    const double t27 = 2.0 * t0 + t4;
    const double t28 = 0.16666666666666666 * (2.0 * trial_0 + t6) * std::exp(-t27);
    const double flux16 = abs_detJ * ((t27 < melting_point[0]) && (t27 > 0.0) ? std::cos(t27) * t28 - t28 *
        std::sin(t27) : 0.0);
    const double t29 = inv_abs_detJ * (t27 < melting_point[0] ? conductivity[0] : conductivity[1]);
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
  if (num_macro_elements > 0 && (macro_offsets == nullptr || macro_points == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, constrained, coordinates, macro_points, T, melting_point,
            conductivity);
    if (const int error = static_cast<int>(hipGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_j_p1_tetrahedron_f64_constrained_apply_rest_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
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
    25.333333333333332,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
