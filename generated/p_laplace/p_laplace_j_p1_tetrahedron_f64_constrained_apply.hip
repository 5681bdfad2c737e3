// p_laplace_j_p1_tetrahedron_f64_constrained_apply: apply of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel apply --define cell=tetrahedron --set constraints=true
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     tetrahedron, geometry P1^3
//   test     P1, 4 dofs
//   trial    P1, 4 dofs
//   u        coefficient, P1, 4 dofs
//   epsilon  constant, 1 values
//   degree   2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      155 flops <- taken
//   sum_factorised  1184 flops
//   why             fewest flops of those that are valid; written, 155 flops; 144 in macro elements of
//                   three, with additions
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
//   flops       143.667
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  3.48
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "p_laplace_j_p1_tetrahedron_f64_constrained_apply.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
p_laplace_j_p1_tetrahedron_f64_constrained_apply_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ macro_offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
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
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
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
    const double u_5 = u[d5];
    const double trial_5 = constrained[d5] ? 0.0 : x[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double u_4 = u[d4];
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
    const double t13 = u_0 - u_1;
    const double t14 = u_0 - u_2;
    const double t15 = u_0 - u_3;
    const double t16 = t5 * t13 + t9 * t14 + t11 * t15;
    const double t17 = trial_0 - trial_1;
    const double t18 = trial_0 - trial_2;
    const double t19 = trial_0 - trial_3;
    const double t20 = t5 * t17 + t9 * t18 + t11 * t19;
    const double t21 = t4 * t10 - t2 * t6;
    const double t22 = t0 * t2 - t7 * t10;
    const double t23 = t6 * t7 - t0 * t4;
    const double t24 = t13 * t21 + t14 * t22 + t15 * t23;
    const double t25 = t17 * t21 + t18 * t22 + t19 * t23;
    const double t26 = t3 * t6 - t1 * t10;
    const double t27 = t8 * t10 - t0 * t3;
    const double t28 = t0 * t1 - t6 * t8;
    const double t29 = t13 * t26 + t14 * t27 + t15 * t28;
    const double t30 = t17 * t26 + t18 * t27 + t19 * t28;
    const double t31 = t16 * t20 + t24 * t25 + t29 * t30;
    const double t32 = epsilon[0] * epsilon[0];
    const double t33 = reciprocal(t12 * t12);
    const double t34 = std::sqrt(t32 + (t16 * t16 + t24 * t24 + t29 * t29) * t33);
    const double t35 = reciprocal(t34);
    const double t36 = reciprocal(t12 * t12 * t12 * t12);
    const double t37 = t31 * t35 * (t5 * t16 + t21 * t24 + t26 * t29) * t36 + t33 * t34 * (t5 * t20 + t21 *
        t25 + t26 * t30);
    const double t38 = t12 * t37;
    const double t39 = t31 * t35 * t36 * (t9 * t16 + t22 * t24 + t27 * t29) + t33 * t34 * (t9 * t20 + t22 *
        t25 + t27 * t30);
    const double t40 = t12 * t39;
    const double t41 = t31 * t35 * t36 * (t11 * t16 + t23 * t24 + t28 * t29) + t33 * t34 * (t11 * t20 + t23 *
        t25 + t28 * t30);
    const double t42 = t12 * t41;
    const double t43 = x0_2 - x5_2;
    const double t44 = x0_1 - x5_1;
    const double t45 = t1 * t43 - t4 * t44;
    const double t46 = t7 * t44 - t8 * t43;
    const double t47 = x0_0 - x5_0;
    const double t48 = std::fabs(t0 * t45 + t6 * t46 + t11 * t47);
    const double t49 = u_0 - u_5;
    const double t50 = t13 * t45 + t14 * t46 + t11 * t49;
    const double t51 = trial_0 - trial_5;
    const double t52 = t17 * t45 + t18 * t46 + t11 * t51;
    const double t53 = t4 * t47 - t6 * t43;
    const double t54 = t0 * t43 - t7 * t47;
    const double t55 = t13 * t53 + t14 * t54 + t23 * t49;
    const double t56 = t17 * t53 + t18 * t54 + t23 * t51;
    const double t57 = t6 * t44 - t1 * t47;
    const double t58 = t8 * t47 - t0 * t44;
    const double t59 = t13 * t57 + t14 * t58 + t28 * t49;
    const double t60 = t17 * t57 + t18 * t58 + t28 * t51;
    const double t61 = t50 * t52 + t55 * t56 + t59 * t60;
    const double t62 = reciprocal(t48 * t48);
    const double t63 = std::sqrt(t32 + (t50 * t50 + t55 * t55 + t59 * t59) * t62);
    const double t64 = reciprocal(t63);
    const double t65 = reciprocal(t48 * t48 * t48 * t48);
    const double t66 = t61 * t64 * (t45 * t50 + t53 * t55 + t57 * t59) * t65 + t62 * t63 * (t45 * t52 + t53 *
        t56 + t57 * t60);
    const double t67 = t48 * t66;
    const double t68 = t61 * t64 * t65 * (t46 * t50 + t54 * t55 + t58 * t59) + t62 * t63 * (t46 * t52 + t54 *
        t56 + t58 * t60);
    const double t69 = t48 * t68;
    const double t70 = t61 * t64 * t65 * (t11 * t50 + t23 * t55 + t28 * t59) + t62 * t63 * (t11 * t52 + t23 *
        t56 + t28 * t60);
    const double t71 = t48 * t70;
    const double t72 = x0_1 - x4_1;
    const double t73 = x0_2 - x4_2;
    const double t74 = t2 * t72 - t3 * t73;
    const double t75 = x0_0 - x4_0;
    const double t76 = t8 * t73 - t7 * t72;
    const double t77 = std::fabs(t0 * t74 + t9 * t75 + t10 * t76);
    const double t78 = u_0 - u_4;
    const double t79 = t13 * t74 + t9 * t78 + t15 * t76;
    const double t80 = trial_0 - trial_4;
    const double t81 = t17 * t74 + t9 * t80 + t19 * t76;
    const double t82 = t10 * t73 - t2 * t75;
    const double t83 = t7 * t75 - t0 * t73;
    const double t84 = t13 * t82 + t22 * t78 + t15 * t83;
    const double t85 = t17 * t82 + t22 * t80 + t19 * t83;
    const double t86 = t3 * t75 - t10 * t72;
    const double t87 = t0 * t72 - t8 * t75;
    const double t88 = t13 * t86 + t27 * t78 + t15 * t87;
    const double t89 = t17 * t86 + t27 * t80 + t19 * t87;
    const double t90 = t79 * t81 + t84 * t85 + t88 * t89;
    const double t91 = reciprocal(t77 * t77);
    const double t92 = std::sqrt(t32 + (t79 * t79 + t84 * t84 + t88 * t88) * t91);
    const double t93 = reciprocal(t92);
    const double t94 = reciprocal(t77 * t77 * t77 * t77);
    const double t95 = t90 * t93 * (t74 * t79 + t82 * t84 + t86 * t88) * t94 + t91 * t92 * (t74 * t81 + t82 *
        t85 + t86 * t89);
    const double t96 = t77 * t95;
    const double t97 = t90 * t93 * t94 * (t9 * t79 + t22 * t84 + t27 * t88) + t91 * t92 * (t9 * t81 + t22 *
        t85 + t27 * t89);
    const double t98 = t77 * t97;
    const double t99 = t90 * t93 * t94 * (t76 * t79 + t83 * t84 + t87 * t88) + t91 * t92 * (t76 * t81 + t83 *
        t85 + t87 * t89);
    const double t100 = t77 * t99;
    const double result0 = 0.16666666666666666 * ((t38 + t40 + t42) + (t67 + t69 + t71) + (t96 + t98 + t100));
    const double result1 = -0.16666666666666666 * (t38 + t67 + t96);
    const double result2 = -0.16666666666666666 * (t40 + t69);
    const double result3 = -0.16666666666666666 * (t42 + t100);
    const double result4 = -0.16666666666666666 * t98;
    const double result5 = -0.16666666666666666 * t71;
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
p_laplace_j_p1_tetrahedron_f64_constrained_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
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
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
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
    const double t0 = u_0 - u_1;
    const double t1 = u_0 - u_2;
    const double t2 = u_0 - u_3;
    const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
    const double t4 = trial_0 - trial_1;
    const double t5 = trial_0 - trial_2;
    const double t6 = trial_0 - trial_3;
    const double t7 = adj00 * t4 + adj10 * t5 + adj20 * t6;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t8 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double t9 = t4 * adj01 + t5 * adj11 + t6 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t10 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t11 = t4 * adj02 + t5 * adj12 + t6 * adj22;
    const double t12 = t3 * t7 + t8 * t9 + t10 * t11;
    const double t13 = reciprocal(abs_detJ * abs_detJ);
    const double t14 = std::sqrt(epsilon[0] * epsilon[0] + (t3 * t3 + t8 * t8 + t10 * t10) * t13);
    const double t15 = reciprocal(t14);
    const double t16 = reciprocal(abs_detJ * abs_detJ * abs_detJ * abs_detJ);
    const double t17 = t12 * t15 * (adj00 * t3 + adj01 * t8 + adj02 * t10) * t16 + t13 * t14 * (adj00 * t7 +
        adj01 * t9 + adj02 * t11);
    const double flux0 = abs_detJ * t17;
    const double t18 = t12 * t15 * t16 * (adj10 * t3 + adj11 * t8 + adj12 * t10) + t13 * t14 * (adj10 * t7 +
        adj11 * t9 + adj12 * t11);
    const double flux1 = abs_detJ * t18;
    const double t19 = t12 * t15 * t16 * (adj20 * t3 + adj21 * t8 + adj22 * t10) + t13 * t14 * (adj20 * t7 +
        adj21 * t9 + adj22 * t11);
    const double flux2 = abs_detJ * t19;
    const double result0 = 0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = -0.16666666666666666 * flux0;
    const double result2 = -0.16666666666666666 * flux1;
    const double result3 = -0.16666666666666666 * flux2;
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

extern "C" int p_laplace_j_p1_tetrahedron_f64_constrained_apply_hip(
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
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || u == nullptr ||
      epsilon == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(macro_offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(p_laplace_j_p1_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, constrained, coordinates, macro_points, u, epsilon);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(p_laplace_j_p1_tetrahedron_f64_constrained_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_p1_tetrahedron_f64_constrained_apply_hip(
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
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor = {
    "p_laplace_j_p1_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "p_laplace.form",                          // form_file
    "J",                                       // form
    "hip",                                     // target
    "878d5d0905b71a73",                        // key
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    1,                                         // num_constants
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
    143.66666666666666,                        // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
