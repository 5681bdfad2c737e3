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
//   quadrature      156 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 156 flops; 147 in macro elements of three, with additions
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
//   flops       146.667
//   bytes       24 (22.6667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  6.11
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "phase_change_f_p1_tetrahedron_f64_constrained_residual.h"

namespace of_phase_change_f_p1_tetrahedron_f64_constrained_residual {
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
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t0 = T_0 - T_1;
    const double t1 = T_0 - T_2;
    const double t2 = T_0 - T_3;
    const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t6 = T_0 + T_1 + T_2 + T_3;
    const double t7 = 0.25 * t6;
    const double t8 = 2.0 * T_1 + t6;
    const double t9 = 0.16666666666666666 * t8;
    const double t10 = 2.0 * T_2 + t6;
    const double t11 = 0.16666666666666666 * t10;
    const double t12 = 2.0 * T_3 + t6;
    const double t13 = 0.16666666666666666 * t12;
    const double t14 = 2.0 * T_0 + t6;
    const double t15 = 0.16666666666666666 * t14;
    const double t16 = 1.7777777777777777 * (t7 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t9
        < melting_point[0] ? conductivity[0] : conductivity[1]) - (t11 < melting_point[0] ? conductivity[0] :
        conductivity[1]) - (t13 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t15 <
        melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t17 = inv_abs_detJ * (adj00 * t3 + adj01 * t4 + adj02 * t5) * t16;
    const double t18 = inv_abs_detJ * t16 * (adj10 * t3 + adj11 * t4 + adj12 * t5);
    const double t19 = inv_abs_detJ * t16 * (adj20 * t3 + adj21 * t4 + adj22 * t5);
    const double t20 = 0.0125 * abs_detJ * ((t15 < melting_point[0]) && (t15 > 0.0) ?
        std::exp(-0.16666666666666666 * t14) * std::sin(t15) : 0.0);
    const double t21 = abs_detJ * ((t9 < melting_point[0]) && (t9 > 0.0) ? std::exp(-0.16666666666666666 * t8)
        * std::sin(t9) : 0.0);
    const double t22 = abs_detJ * ((t11 < melting_point[0]) && (t11 > 0.0) ? std::exp(-0.16666666666666666 *
        t10) * std::sin(t11) : 0.0);
    const double t23 = abs_detJ * ((t13 < melting_point[0]) && (t13 > 0.0) ? std::exp(-0.16666666666666666 *
        t12) * std::sin(t13) : 0.0);
    const double t24 = 2.6666666666666665 * abs_detJ * ((t7 < melting_point[0]) && (t7 > 0.0) ? std::exp(-0.25
        * t6) * std::sin(t7) : 0.0) - 80.0 * t20 - t21 - t22 - t23;
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t25 = T_0 - T_5;
    const double t26 = t0 * adj00_1 + t1 * adj10_1 + adj20 * t25;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t27 = t0 * adj01_1 + t1 * adj11_1 + adj21 * t25;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t28 = t0 * adj02_1 + t1 * adj12_1 + adj22 * t25;
    const double t29 = T_0 + T_1 + T_2 + T_5;
    const double t30 = 0.25 * t29;
    const double t31 = 2.0 * T_1 + t29;
    const double t32 = 0.16666666666666666 * t31;
    const double t33 = 2.0 * T_2 + t29;
    const double t34 = 0.16666666666666666 * t33;
    const double t35 = 2.0 * T_5 + t29;
    const double t36 = 0.16666666666666666 * t35;
    const double t37 = 2.0 * T_0 + t29;
    const double t38 = 0.16666666666666666 * t37;
    const double t39 = 1.7777777777777777 * (t30 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t32 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t34 < melting_point[0] ?
        conductivity[0] : conductivity[1]) - (t36 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t38 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t40 = inv_abs_detJ_1 * (adj00_1 * t26 + adj01_1 * t27 + adj02_1 * t28) * t39;
    const double t41 = inv_abs_detJ_1 * t39 * (adj10_1 * t26 + adj11_1 * t27 + adj12_1 * t28);
    const double t42 = inv_abs_detJ_1 * t39 * (adj20 * t26 + adj21 * t27 + adj22 * t28);
    const double t43 = 0.0125 * abs_detJ_1 * ((t38 < melting_point[0]) && (t38 > 0.0) ?
        std::exp(-0.16666666666666666 * t37) * std::sin(t38) : 0.0);
    const double t44 = abs_detJ_1 * ((t32 < melting_point[0]) && (t32 > 0.0) ? std::exp(-0.16666666666666666 *
        t31) * std::sin(t32) : 0.0);
    const double t45 = abs_detJ_1 * ((t34 < melting_point[0]) && (t34 > 0.0) ? std::exp(-0.16666666666666666 *
        t33) * std::sin(t34) : 0.0);
    const double t46 = abs_detJ_1 * ((t36 < melting_point[0]) && (t36 > 0.0) ? std::exp(-0.16666666666666666 *
        t35) * std::sin(t36) : 0.0);
    const double t47 = 2.6666666666666665 * abs_detJ_1 * ((t30 < melting_point[0]) && (t30 > 0.0) ?
        std::exp(-0.25 * t29) * std::sin(t30) : 0.0) - 80.0 * t43 - t44 - t45 - t46;
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t48 = T_0 - T_4;
    const double t49 = t0 * adj00_2 + adj10 * t48 + t2 * adj20_2;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t50 = t0 * adj01_2 + adj11 * t48 + t2 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t51 = t0 * adj02_2 + adj12 * t48 + t2 * adj22_2;
    const double t52 = T_0 + T_1 + T_3 + T_4;
    const double t53 = 0.25 * t52;
    const double t54 = 2.0 * T_1 + t52;
    const double t55 = 0.16666666666666666 * t54;
    const double t56 = 2.0 * T_4 + t52;
    const double t57 = 0.16666666666666666 * t56;
    const double t58 = 2.0 * T_3 + t52;
    const double t59 = 0.16666666666666666 * t58;
    const double t60 = 2.0 * T_0 + t52;
    const double t61 = 0.16666666666666666 * t60;
    const double t62 = 1.7777777777777777 * (t53 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t55 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t57 < melting_point[0] ?
        conductivity[0] : conductivity[1]) - (t59 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t61 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t63 = inv_abs_detJ_2 * (adj00_2 * t49 + adj01_2 * t50 + adj02_2 * t51) * t62;
    const double t64 = inv_abs_detJ_2 * t62 * (adj10 * t49 + adj11 * t50 + adj12 * t51);
    const double t65 = inv_abs_detJ_2 * t62 * (adj20_2 * t49 + adj21_2 * t50 + adj22_2 * t51);
    const double t66 = 0.0125 * abs_detJ_2 * ((t61 < melting_point[0]) && (t61 > 0.0) ?
        std::exp(-0.16666666666666666 * t60) * std::sin(t61) : 0.0);
    const double t67 = abs_detJ_2 * ((t55 < melting_point[0]) && (t55 > 0.0) ? std::exp(-0.16666666666666666 *
        t54) * std::sin(t55) : 0.0);
    const double t68 = abs_detJ_2 * ((t57 < melting_point[0]) && (t57 > 0.0) ? std::exp(-0.16666666666666666 *
        t56) * std::sin(t57) : 0.0);
    const double t69 = abs_detJ_2 * ((t59 < melting_point[0]) && (t59 > 0.0) ? std::exp(-0.16666666666666666 *
        t58) * std::sin(t59) : 0.0);
    const double t70 = 2.6666666666666665 * abs_detJ_2 * ((t53 < melting_point[0]) && (t53 > 0.0) ?
        std::exp(-0.25 * t52) * std::sin(t53) : 0.0) - 80.0 * t66 - t67 - t68 - t69;
    const double t71 = (t17 + t18 + t19 + 26.666666666666668 * t20 - 0.16666666666666666 * t24) + (t40 + t41 +
        t42 + 26.666666666666668 * t43 - 0.16666666666666666 * t47) + (t63 + t64 + t65 + 26.666666666666668 *
        t66 - 0.16666666666666666 * t70);
    const double result0 = -0.075 * t71;
    const double result1 = 0.0125 * ((6.0 * t17 + t24 - 2.0 * t21) + (6.0 * t40 + t47 - 2.0 * t44) + (6.0 *
        t63 + t70 - 2.0 * t67));
    const double result2 = 0.0125 * ((6.0 * t18 + t24 - 2.0 * t22) + (6.0 * t41 + t47 - 2.0 * t45));
    const double result3 = 0.0125 * ((6.0 * t19 + t24 - 2.0 * t23) + (6.0 * t65 + t70 - 2.0 * t69));
    const double result4 = 0.0125 * (6.0 * t64 + t70 - 2.0 * t68);
    const double result5 = 0.0125 * (6.0 * t42 + t47 - 2.0 * t46);
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
    const double t2 = 2.0 * T_1 + t0;
    const double t3 = 0.16666666666666666 * t2;
    const double flux1 = abs_detJ * ((t3 < melting_point[0]) && (t3 > 0.0) ? std::exp(-0.16666666666666666 *
        t2) * std::sin(t3) : 0.0);
    const double t4 = 2.0 * T_2 + t0;
    const double t5 = 0.16666666666666666 * t4;
    const double flux2 = abs_detJ * ((t5 < melting_point[0]) && (t5 > 0.0) ? std::exp(-0.16666666666666666 *
        t4) * std::sin(t5) : 0.0);
    const double t6 = 2.0 * T_3 + t0;
    const double t7 = 0.16666666666666666 * t6;
    const double flux3 = abs_detJ * ((t7 < melting_point[0]) && (t7 > 0.0) ? std::exp(-0.16666666666666666 *
        t6) * std::sin(t7) : 0.0);
    const double t8 = 2.0 * T_0 + t0;
    const double t9 = 0.16666666666666666 * t8;
    const double flux4 = abs_detJ * ((t9 < melting_point[0]) && (t9 > 0.0) ? std::exp(-0.16666666666666666 *
        t8) * std::sin(t9) : 0.0);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t10 = T_0 - T_1;
    const double t11 = T_0 - T_2;
    const double t12 = T_0 - T_3;
    const double t13 = adj00 * t10 + adj10 * t11 + adj20 * t12;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t14 = t10 * adj01 + t11 * adj11 + t12 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t15 = t10 * adj02 + t11 * adj12 + t12 * adj22;
    const double t16 = 1.7777777777777777 * (t1 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t3
        < melting_point[0] ? conductivity[0] : conductivity[1]) - (t5 < melting_point[0] ? conductivity[0] :
        conductivity[1]) - (t7 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t9 <
        melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t17 = inv_abs_detJ * (adj00 * t13 + adj01 * t14 + adj02 * t15) * t16;
    const double t18 = inv_abs_detJ * t16 * (adj10 * t13 + adj11 * t14 + adj12 * t15);
    const double t19 = inv_abs_detJ * t16 * (adj20 * t13 + adj21 * t14 + adj22 * t15);
    const double t20 = 0.0125 * flux4;
    const double t21 = 2.6666666666666665 * flux0 - 80.0 * t20 - flux1 - flux2 - flux3;
    const double result0 = -0.075 * (t17 + t18 + t19 + 26.666666666666668 * t20 - 0.16666666666666666 * t21);
    const double result1 = 0.0125 * (6.0 * t17 + t21 - 2.0 * flux1);
    const double result2 = 0.0125 * (6.0 * t18 + t21 - 2.0 * flux2);
    const double result3 = 0.0125 * (6.0 * t19 + t21 - 2.0 * flux3);
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
  if (num_macro_elements > 0 && (macro_offsets == nullptr || macro_points == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_f_p1_tetrahedron_f64_constrained_residual_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, macro_offsets, constrained, coordinates, macro_points, T, melting_point,
            conductivity);
    if (const int error = static_cast<int>(hipGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_f_p1_tetrahedron_f64_constrained_residual_rest_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
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
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    146.66666666666666,                        // flops_per_cell
    23.999999999999996,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_phase_change_f_p1_tetrahedron_f64_constrained_residual
