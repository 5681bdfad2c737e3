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
// Arguments, arrays on the device:
//   num_cells           cells to work on
//   num_macro_elements  the first of the cells are in these
//   y                   [dof] added to
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
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       185.667
//   bytes       24 (22.6667 read, 1.33333 written): inputs and results once each; not lists of the
//               scatter, nor what it adds to
//   flops/byte  7.74
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
    const double t2 = abs_detJ * ((t1 < melting_point[0]) && (t1 > 0.0) ? std::exp(-0.25 * t0) * std::sin(t1)
        : 0.0);
    const double t3 = 2.0 * T_1 + t0;
    const double t4 = 0.16666666666666666 * t3;
    const double t5 = abs_detJ * ((t4 < melting_point[0]) && (t4 > 0.0) ? std::exp(-0.16666666666666666 * t3)
        * std::sin(t4) : 0.0);
    const double t6 = 2.0 * T_2 + t0;
    const double t7 = 0.16666666666666666 * t6;
    const double t8 = abs_detJ * ((t7 < melting_point[0]) && (t7 > 0.0) ? std::exp(-0.16666666666666666 * t6)
        * std::sin(t7) : 0.0);
    const double t9 = 2.0 * T_3 + t0;
    const double t10 = 0.16666666666666666 * t9;
    const double t11 = abs_detJ * ((t10 < melting_point[0]) && (t10 > 0.0) ? std::exp(-0.16666666666666666 *
        t9) * std::sin(t10) : 0.0);
    const double t12 = T_0 - T_1;
    const double t13 = T_0 - T_2;
    const double t14 = T_0 - T_3;
    const double t15 = adj00 * t12 + adj10 * t13 + adj20 * t14;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t16 = t12 * adj01 + t13 * adj11 + t14 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t17 = t12 * adj02 + t13 * adj12 + t14 * adj22;
    const double t18 = adj00 * t15 + adj01 * t16 + adj02 * t17;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t19 = inv_abs_detJ * (t1 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t20 = inv_abs_detJ * (t4 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t21 = inv_abs_detJ * (t7 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t22 = inv_abs_detJ * (t10 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t23 = 2.0 * T_0 + t0;
    const double t24 = 0.16666666666666666 * t23;
    const double t25 = inv_abs_detJ * (t24 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t26 = 1.7777777777777777 * t18 * t19 - t18 * t20 - t18 * t21 - t18 * t22 - t18 * t25;
    const double t27 = adj10 * t15 + adj11 * t16 + adj12 * t17;
    const double t28 = 1.7777777777777777 * t19 * t27 - t20 * t27 - t21 * t27 - t22 * t27 - t25 * t27;
    const double t29 = adj20 * t15 + adj21 * t16 + adj22 * t17;
    const double t30 = 1.7777777777777777 * t19 * t29 - t20 * t29 - t21 * t29 - t22 * t29 - t25 * t29;
    const double t31 = 0.0125 * abs_detJ * ((t24 < melting_point[0]) && (t24 > 0.0) ?
        std::exp(-0.16666666666666666 * t23) * std::sin(t24) : 0.0);
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double t32 = T_0 + T_1 + T_2 + T_5;
    const double t33 = 0.25 * t32;
    const double t34 = abs_detJ_1 * ((t33 < melting_point[0]) && (t33 > 0.0) ? std::exp(-0.25 * t32) *
        std::sin(t33) : 0.0);
    const double t35 = 2.0 * T_1 + t32;
    const double t36 = 0.16666666666666666 * t35;
    const double t37 = abs_detJ_1 * ((t36 < melting_point[0]) && (t36 > 0.0) ? std::exp(-0.16666666666666666 *
        t35) * std::sin(t36) : 0.0);
    const double t38 = 2.0 * T_2 + t32;
    const double t39 = 0.16666666666666666 * t38;
    const double t40 = abs_detJ_1 * ((t39 < melting_point[0]) && (t39 > 0.0) ? std::exp(-0.16666666666666666 *
        t38) * std::sin(t39) : 0.0);
    const double t41 = 2.0 * T_5 + t32;
    const double t42 = 0.16666666666666666 * t41;
    const double t43 = abs_detJ_1 * ((t42 < melting_point[0]) && (t42 > 0.0) ? std::exp(-0.16666666666666666 *
        t41) * std::sin(t42) : 0.0);
    const double t44 = T_0 - T_5;
    const double t45 = t12 * adj00_1 + t13 * adj10_1 + adj20 * t44;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t46 = t12 * adj01_1 + t13 * adj11_1 + adj21 * t44;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t47 = t12 * adj02_1 + t13 * adj12_1 + adj22 * t44;
    const double t48 = adj00_1 * t45 + adj01_1 * t46 + adj02_1 * t47;
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t49 = inv_abs_detJ_1 * (t33 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t50 = inv_abs_detJ_1 * (t36 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t51 = inv_abs_detJ_1 * (t39 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t52 = inv_abs_detJ_1 * (t42 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t53 = 2.0 * T_0 + t32;
    const double t54 = 0.16666666666666666 * t53;
    const double t55 = inv_abs_detJ_1 * (t54 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t56 = 1.7777777777777777 * t48 * t49 - t48 * t50 - t48 * t51 - t48 * t52 - t48 * t55;
    const double t57 = adj10_1 * t45 + adj11_1 * t46 + adj12_1 * t47;
    const double t58 = 1.7777777777777777 * t49 * t57 - t50 * t57 - t51 * t57 - t52 * t57 - t55 * t57;
    const double t59 = adj20 * t45 + adj21 * t46 + adj22 * t47;
    const double t60 = 1.7777777777777777 * t49 * t59 - t50 * t59 - t51 * t59 - t52 * t59 - t55 * t59;
    const double t61 = 0.0125 * abs_detJ_1 * ((t54 < melting_point[0]) && (t54 > 0.0) ?
        std::exp(-0.16666666666666666 * t53) * std::sin(t54) : 0.0);
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double t62 = T_0 + T_1 + T_3 + T_4;
    const double t63 = 0.25 * t62;
    const double t64 = abs_detJ_2 * ((t63 < melting_point[0]) && (t63 > 0.0) ? std::exp(-0.25 * t62) *
        std::sin(t63) : 0.0);
    const double t65 = 2.0 * T_1 + t62;
    const double t66 = 0.16666666666666666 * t65;
    const double t67 = abs_detJ_2 * ((t66 < melting_point[0]) && (t66 > 0.0) ? std::exp(-0.16666666666666666 *
        t65) * std::sin(t66) : 0.0);
    const double t68 = 2.0 * T_4 + t62;
    const double t69 = 0.16666666666666666 * t68;
    const double t70 = abs_detJ_2 * ((t69 < melting_point[0]) && (t69 > 0.0) ? std::exp(-0.16666666666666666 *
        t68) * std::sin(t69) : 0.0);
    const double t71 = 2.0 * T_3 + t62;
    const double t72 = 0.16666666666666666 * t71;
    const double t73 = abs_detJ_2 * ((t72 < melting_point[0]) && (t72 > 0.0) ? std::exp(-0.16666666666666666 *
        t71) * std::sin(t72) : 0.0);
    const double t74 = T_0 - T_4;
    const double t75 = t12 * adj00_2 + adj10 * t74 + t14 * adj20_2;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t76 = t12 * adj01_2 + adj11 * t74 + t14 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t77 = t12 * adj02_2 + adj12 * t74 + t14 * adj22_2;
    const double t78 = adj00_2 * t75 + adj01_2 * t76 + adj02_2 * t77;
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t79 = inv_abs_detJ_2 * (t63 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t80 = inv_abs_detJ_2 * (t66 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t81 = inv_abs_detJ_2 * (t69 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t82 = inv_abs_detJ_2 * (t72 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t83 = 2.0 * T_0 + t62;
    const double t84 = 0.16666666666666666 * t83;
    const double t85 = inv_abs_detJ_2 * (t84 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t86 = 1.7777777777777777 * t78 * t79 - t78 * t80 - t78 * t81 - t78 * t82 - t78 * t85;
    const double t87 = adj10 * t75 + adj11 * t76 + adj12 * t77;
    const double t88 = 1.7777777777777777 * t79 * t87 - t80 * t87 - t81 * t87 - t82 * t87 - t85 * t87;
    const double t89 = adj20_2 * t75 + adj21_2 * t76 + adj22_2 * t77;
    const double t90 = 1.7777777777777777 * t79 * t89 - t80 * t89 - t81 * t89 - t82 * t89 - t85 * t89;
    const double t91 = 0.0125 * abs_detJ_2 * ((t84 < melting_point[0]) && (t84 > 0.0) ?
        std::exp(-0.16666666666666666 * t83) * std::sin(t84) : 0.0);
    const double t92 = (2.6666666666666665 * t2 - t5 - t8 - t11 - 6.0 * t26 - 6.0 * t28 - 6.0 * t30 - 240.0 *
        t31) + (2.6666666666666665 * t34 - t37 - t40 - t43 - 6.0 * t56 - 6.0 * t58 - 6.0 * t60 - 240.0 * t61)
        + (2.6666666666666665 * t64 - t67 - t70 - t73 - 6.0 * t86 - 6.0 * t88 - 6.0 * t90 - 240.0 * t91);
    const double result0 = 0.0125 * t92;
    const double t93 = (2.6666666666666665 * t2 + 6.0 * t26 - 3.0 * t5 - t8 - t11 - 80.0 * t31) +
        (2.6666666666666665 * t34 + 6.0 * t56 - 3.0 * t37 - t40 - t43 - 80.0 * t61) + (2.6666666666666665 *
        t64 + 6.0 * t86 - 3.0 * t67 - t70 - t73 - 80.0 * t91);
    const double result1 = 0.0125 * t93;
    const double result2 = 0.0125 * ((2.6666666666666665 * t2 + 6.0 * t28 - t5 - 3.0 * t8 - t11 - 80.0 * t31)
        + (2.6666666666666665 * t34 + 6.0 * t58 - t37 - 3.0 * t40 - t43 - 80.0 * t61));
    const double result3 = 0.0125 * ((2.6666666666666665 * t2 + 6.0 * t30 - t5 - t8 - 3.0 * t11 - 80.0 * t31)
        + (2.6666666666666665 * t64 + 6.0 * t90 - t67 - t70 - 3.0 * t73 - 80.0 * t91));
    const double result4 = 0.0125 * (2.6666666666666665 * t64 + 6.0 * t88 - t67 - 3.0 * t70 - t73 - 80.0 *
        t91);
    const double result5 = 0.0125 * (2.6666666666666665 * t34 + 6.0 * t60 - t37 - t40 - 3.0 * t43 - 80.0 *
        t61);
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
    const double flux0 = abs_detJ * ((t1 < melting_point[0]) && (t1 > 0.0) ? std::exp(-0.25 * t0) *
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
    const double t9 = inv_abs_detJ * (t1 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux1 = t8 * t9;
    const double t10 = adj10 * t5 + adj11 * t6 + adj12 * t7;
    const double flux2 = t9 * t10;
    const double t11 = adj20 * t5 + adj21 * t6 + adj22 * t7;
    const double flux3 = t9 * t11;
    const double t12 = 2.0 * T_1 + t0;
    const double t13 = 0.16666666666666666 * t12;
    const double flux4 = abs_detJ * ((t13 < melting_point[0]) && (t13 > 0.0) ? std::exp(-0.16666666666666666 *
        t12) * std::sin(t13) : 0.0);
    const double t14 = inv_abs_detJ * (t13 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux5 = t8 * t14;
    const double flux6 = t14 * t10;
    const double flux7 = t14 * t11;
    const double t15 = 2.0 * T_2 + t0;
    const double t16 = 0.16666666666666666 * t15;
    const double flux8 = abs_detJ * ((t16 < melting_point[0]) && (t16 > 0.0) ? std::exp(-0.16666666666666666 *
        t15) * std::sin(t16) : 0.0);
    const double t17 = inv_abs_detJ * (t16 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux9 = t8 * t17;
    const double flux10 = t17 * t10;
    const double flux11 = t17 * t11;
    const double t18 = 2.0 * T_3 + t0;
    const double t19 = 0.16666666666666666 * t18;
    const double flux12 = abs_detJ * ((t19 < melting_point[0]) && (t19 > 0.0) ? std::exp(-0.16666666666666666
        * t18) * std::sin(t19) : 0.0);
    const double t20 = inv_abs_detJ * (t19 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double flux13 = t8 * t20;
    const double flux14 = t20 * t10;
    const double flux15 = t20 * t11;
    const double t21 = 2.0 * T_0 + t0;
    const double t22 = 0.16666666666666666 * t21;
    const double flux16 = abs_detJ * ((t22 < melting_point[0]) && (t22 > 0.0) ? std::exp(-0.16666666666666666
        * t21) * std::sin(t22) : 0.0);
    const double t23 = inv_abs_detJ * (t22 < melting_point[0] ? conductivity[0] : conductivity[1]);
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
  if (num_macro_elements > 0 && (macro_offsets == nullptr || macro_points == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    phase_change_f_p1_tetrahedron_f64_constrained_residual_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        num_macro_elements, y, macro_offsets, constrained, coordinates, macro_points, T, melting_point,
            conductivity);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    phase_change_f_p1_tetrahedron_f64_constrained_residual_rest_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
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
    23.999999999999996,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
