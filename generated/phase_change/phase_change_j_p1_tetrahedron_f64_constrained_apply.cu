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
//   quadrature      188 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 188 flops; 177 in macro elements of three, with additions
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
//   flops       176.667
//   bytes       25.3333 (24 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  6.97
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "phase_change_j_p1_tetrahedron_f64_constrained_apply.h"

namespace of_phase_change_j_p1_tetrahedron_f64_constrained_apply {
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
    const double trial_5 = constrained[d5] ? 0.0 : x[d5];
    const double T_5 = T[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double trial_4 = constrained[d4] ? 0.0 : x[d4];
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
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double t2 = trial_0 - trial_3;
    const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t6 = 0.16666666666666666 * T_0;
    const double t7 = 0.16666666666666666 * T_1;
    const double t8 = 0.16666666666666666 * T_2;
    const double t9 = 0.16666666666666666 * T_3;
    const double t10 = t6 + t7 + t8 + t9;
    const double t11 = 1.5 * t10;
    const double t12 = 2.0 * t7 + t10;
    const double t13 = 2.0 * t8 + t10;
    const double t14 = 2.0 * t9 + t10;
    const double t15 = 2.0 * t6 + t10;
    const double t16 = 1.7777777777777777 * (t11 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t12 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t13 < melting_point[0] ?
        conductivity[0] : conductivity[1]) - (t14 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t15 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t17 = inv_abs_detJ * (adj00 * t3 + adj01 * t4 + adj02 * t5) * t16;
    const double t18 = inv_abs_detJ * t16 * (adj10 * t3 + adj11 * t4 + adj12 * t5);
    const double t19 = inv_abs_detJ * t16 * (adj20 * t3 + adj21 * t4 + adj22 * t5);
    const double t20 = trial_0 + trial_1 + trial_2 + trial_3;
    const double t21 = 0.16666666666666666 * (2.0 * trial_0 + t20) * std::exp(-t15);
    const double t22 = 0.0125 * abs_detJ * ((t15 < melting_point[0]) && (t15 > 0.0) ? std::cos(t15) * t21 -
        t21 * std::sin(t15) : 0.0);
    const double t23 = 0.25 * t20 * std::exp(-1.5 * t10);
    const double t24 = 0.16666666666666666 * (2.0 * trial_1 + t20) * std::exp(-t12);
    const double t25 = abs_detJ * ((t12 < melting_point[0]) && (t12 > 0.0) ? std::cos(t12) * t24 - t24 *
        std::sin(t12) : 0.0);
    const double t26 = 0.16666666666666666 * (2.0 * trial_2 + t20) * std::exp(-t13);
    const double t27 = abs_detJ * ((t13 < melting_point[0]) && (t13 > 0.0) ? std::cos(t13) * t26 - t26 *
        std::sin(t13) : 0.0);
    const double t28 = 0.16666666666666666 * (2.0 * trial_3 + t20) * std::exp(-t14);
    const double t29 = abs_detJ * ((t14 < melting_point[0]) && (t14 > 0.0) ? std::cos(t14) * t28 - t28 *
        std::sin(t14) : 0.0);
    const double t30 = 2.6666666666666665 * abs_detJ * ((t11 < melting_point[0]) && (t11 > 0.0) ?
        std::cos(t11) * t23 - t23 * std::sin(t11) : 0.0) - 80.0 * t22 - t25 - t27 - t29;
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t31 = trial_0 - trial_5;
    const double t32 = t0 * adj00_1 + t1 * adj10_1 + adj20 * t31;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t33 = t0 * adj01_1 + t1 * adj11_1 + adj21 * t31;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t34 = t0 * adj02_1 + t1 * adj12_1 + adj22 * t31;
    const double t35 = 0.16666666666666666 * T_5;
    const double t36 = t6 + t7 + t8 + t35;
    const double t37 = 1.5 * t36;
    const double t38 = 2.0 * t7 + t36;
    const double t39 = 2.0 * t8 + t36;
    const double t40 = 2.0 * t35 + t36;
    const double t41 = 2.0 * t6 + t36;
    const double t42 = 1.7777777777777777 * (t37 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t38 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t39 < melting_point[0] ?
        conductivity[0] : conductivity[1]) - (t40 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t41 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t43 = inv_abs_detJ_1 * (adj00_1 * t32 + adj01_1 * t33 + adj02_1 * t34) * t42;
    const double t44 = inv_abs_detJ_1 * t42 * (adj10_1 * t32 + adj11_1 * t33 + adj12_1 * t34);
    const double t45 = inv_abs_detJ_1 * t42 * (adj20 * t32 + adj21 * t33 + adj22 * t34);
    const double t46 = trial_0 + trial_1 + trial_2 + trial_5;
    const double t47 = 0.16666666666666666 * (2.0 * trial_0 + t46) * std::exp(-t41);
    const double t48 = 0.0125 * abs_detJ_1 * ((t41 < melting_point[0]) && (t41 > 0.0) ? std::cos(t41) * t47 -
        t47 * std::sin(t41) : 0.0);
    const double t49 = 0.25 * t46 * std::exp(-1.5 * t36);
    const double t50 = 0.16666666666666666 * (2.0 * trial_1 + t46) * std::exp(-t38);
    const double t51 = abs_detJ_1 * ((t38 < melting_point[0]) && (t38 > 0.0) ? std::cos(t38) * t50 - t50 *
        std::sin(t38) : 0.0);
    const double t52 = 0.16666666666666666 * (2.0 * trial_2 + t46) * std::exp(-t39);
    const double t53 = abs_detJ_1 * ((t39 < melting_point[0]) && (t39 > 0.0) ? std::cos(t39) * t52 - t52 *
        std::sin(t39) : 0.0);
    const double t54 = 0.16666666666666666 * (2.0 * trial_5 + t46) * std::exp(-t40);
    const double t55 = abs_detJ_1 * ((t40 < melting_point[0]) && (t40 > 0.0) ? std::cos(t40) * t54 - t54 *
        std::sin(t40) : 0.0);
    const double t56 = 2.6666666666666665 * abs_detJ_1 * ((t37 < melting_point[0]) && (t37 > 0.0) ?
        std::cos(t37) * t49 - t49 * std::sin(t37) : 0.0) - 80.0 * t48 - t51 - t53 - t55;
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t57 = trial_0 - trial_4;
    const double t58 = t0 * adj00_2 + adj10 * t57 + t2 * adj20_2;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t59 = t0 * adj01_2 + adj11 * t57 + t2 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t60 = t0 * adj02_2 + adj12 * t57 + t2 * adj22_2;
    const double t61 = 0.16666666666666666 * T_4;
    const double t62 = t6 + t7 + t9 + t61;
    const double t63 = 1.5 * t62;
    const double t64 = 2.0 * t7 + t62;
    const double t65 = 2.0 * t61 + t62;
    const double t66 = 2.0 * t9 + t62;
    const double t67 = 2.0 * t6 + t62;
    const double t68 = 1.7777777777777777 * (t63 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t64 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t65 < melting_point[0] ?
        conductivity[0] : conductivity[1]) - (t66 < melting_point[0] ? conductivity[0] : conductivity[1]) -
        (t67 < melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t69 = inv_abs_detJ_2 * (adj00_2 * t58 + adj01_2 * t59 + adj02_2 * t60) * t68;
    const double t70 = inv_abs_detJ_2 * t68 * (adj10 * t58 + adj11 * t59 + adj12 * t60);
    const double t71 = inv_abs_detJ_2 * t68 * (adj20_2 * t58 + adj21_2 * t59 + adj22_2 * t60);
    const double t72 = trial_0 + trial_1 + trial_3 + trial_4;
    const double t73 = 0.16666666666666666 * (2.0 * trial_0 + t72) * std::exp(-t67);
    const double t74 = 0.0125 * abs_detJ_2 * ((t67 < melting_point[0]) && (t67 > 0.0) ? std::cos(t67) * t73 -
        t73 * std::sin(t67) : 0.0);
    const double t75 = 0.25 * t72 * std::exp(-1.5 * t62);
    const double t76 = 0.16666666666666666 * (2.0 * trial_1 + t72) * std::exp(-t64);
    const double t77 = abs_detJ_2 * ((t64 < melting_point[0]) && (t64 > 0.0) ? std::cos(t64) * t76 - t76 *
        std::sin(t64) : 0.0);
    const double t78 = 0.16666666666666666 * (2.0 * trial_4 + t72) * std::exp(-t65);
    const double t79 = abs_detJ_2 * ((t65 < melting_point[0]) && (t65 > 0.0) ? std::cos(t65) * t78 - t78 *
        std::sin(t65) : 0.0);
    const double t80 = 0.16666666666666666 * (2.0 * trial_3 + t72) * std::exp(-t66);
    const double t81 = abs_detJ_2 * ((t66 < melting_point[0]) && (t66 > 0.0) ? std::cos(t66) * t80 - t80 *
        std::sin(t66) : 0.0);
    const double t82 = 2.6666666666666665 * abs_detJ_2 * ((t63 < melting_point[0]) && (t63 > 0.0) ?
        std::cos(t63) * t75 - t75 * std::sin(t63) : 0.0) - 80.0 * t74 - t77 - t79 - t81;
    const double t83 = (t17 + t18 + t19 + 26.666666666666668 * t22 - 0.16666666666666666 * t30) + (t43 + t44 +
        t45 + 26.666666666666668 * t48 - 0.16666666666666666 * t56) + (t69 + t70 + t71 + 26.666666666666668 *
        t74 - 0.16666666666666666 * t82);
    const double result0 = -0.075 * t83;
    const double result1 = 0.0125 * ((6.0 * t17 + t30 - 2.0 * t25) + (6.0 * t43 + t56 - 2.0 * t51) + (6.0 *
        t69 + t82 - 2.0 * t77));
    const double result2 = 0.0125 * ((6.0 * t18 + t30 - 2.0 * t27) + (6.0 * t44 + t56 - 2.0 * t53));
    const double result3 = 0.0125 * ((6.0 * t19 + t30 - 2.0 * t29) + (6.0 * t71 + t82 - 2.0 * t81));
    const double result4 = 0.0125 * (6.0 * t70 + t82 - 2.0 * t79);
    const double result5 = 0.0125 * (6.0 * t45 + t56 - 2.0 * t55);
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
    const double t7 = 0.25 * t6 * std::exp(-1.5 * t4);
    const double flux0 = abs_detJ * ((t5 < melting_point[0]) && (t5 > 0.0) ? std::cos(t5) * t7 - t7 *
        std::sin(t5) : 0.0);
    const double t8 = 2.0 * t1 + t4;
    const double t9 = 0.16666666666666666 * (2.0 * trial_1 + t6) * std::exp(-t8);
    const double flux1 = abs_detJ * ((t8 < melting_point[0]) && (t8 > 0.0) ? std::cos(t8) * t9 - t9 *
        std::sin(t8) : 0.0);
    const double t10 = 2.0 * t2 + t4;
    const double t11 = 0.16666666666666666 * (2.0 * trial_2 + t6) * std::exp(-t10);
    const double flux2 = abs_detJ * ((t10 < melting_point[0]) && (t10 > 0.0) ? std::cos(t10) * t11 - t11 *
        std::sin(t10) : 0.0);
    const double t12 = 2.0 * t3 + t4;
    const double t13 = 0.16666666666666666 * (2.0 * trial_3 + t6) * std::exp(-t12);
    const double flux3 = abs_detJ * ((t12 < melting_point[0]) && (t12 > 0.0) ? std::cos(t12) * t13 - t13 *
        std::sin(t12) : 0.0);
    const double t14 = 2.0 * t0 + t4;
    const double t15 = 0.16666666666666666 * (2.0 * trial_0 + t6) * std::exp(-t14);
    const double flux4 = abs_detJ * ((t14 < melting_point[0]) && (t14 > 0.0) ? std::cos(t14) * t15 - t15 *
        std::sin(t14) : 0.0);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t16 = trial_0 - trial_1;
    const double t17 = trial_0 - trial_2;
    const double t18 = trial_0 - trial_3;
    const double t19 = adj00 * t16 + adj10 * t17 + adj20 * t18;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t20 = t16 * adj01 + t17 * adj11 + t18 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t21 = t16 * adj02 + t17 * adj12 + t18 * adj22;
    const double t22 = 1.7777777777777777 * (t5 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t8
        < melting_point[0] ? conductivity[0] : conductivity[1]) - (t10 < melting_point[0] ? conductivity[0] :
        conductivity[1]) - (t12 < melting_point[0] ? conductivity[0] : conductivity[1]) - (t14 <
        melting_point[0] ? conductivity[0] : conductivity[1]);
    const double t23 = inv_abs_detJ * (adj00 * t19 + adj01 * t20 + adj02 * t21) * t22;
    const double t24 = inv_abs_detJ * t22 * (adj10 * t19 + adj11 * t20 + adj12 * t21);
    const double t25 = inv_abs_detJ * t22 * (adj20 * t19 + adj21 * t20 + adj22 * t21);
    const double t26 = 0.0125 * flux4;
    const double t27 = 2.6666666666666665 * flux0 - 80.0 * t26 - flux1 - flux2 - flux3;
    const double result0 = -0.075 * (t23 + t24 + t25 + 26.666666666666668 * t26 - 0.16666666666666666 * t27);
    const double result1 = 0.0125 * (6.0 * t23 + t27 - 2.0 * flux1);
    const double result2 = 0.0125 * (6.0 * t24 + t27 - 2.0 * flux2);
    const double result3 = 0.0125 * (6.0 * t25 + t27 - 2.0 * flux3);
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
  if (num_macro_elements > 0 && (macro_offsets == nullptr || macro_points == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, constrained, coordinates, macro_points, T, melting_point,
            conductivity);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(phase_change_j_p1_tetrahedron_f64_constrained_apply_rest_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
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
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    176.66666666666666,                        // flops_per_cell
    25.333333333333332,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_phase_change_j_p1_tetrahedron_f64_constrained_apply
