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
//   u                   [dof] a vector of the space of the results
//   epsilon             [1]
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      128 flops <- taken
//   sum_factorised  974 flops
//   why             fewest flops of those that are valid; written, 128 flops; 117 in macro elements of
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
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       116.667
//   bytes       25.3333 (24 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  4.61
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "p_laplace_j_p1_tetrahedron_f64_constrained_apply.h"

namespace of_p_laplace_j_p1_tetrahedron_f64_constrained_apply {
namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;
using femforge_gpu::square_root;

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
    const double trial_5 = constrained[d5] ? 0.0 : x[d5];
    const double x5_0 = coordinates[3 * n5];
    const double u_5 = u[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double trial_4 = constrained[d4] ? 0.0 : x[d4];
    const double x4_0 = coordinates[3 * n4];
    const double u_4 = u[d4];
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double t2 = trial_0 - trial_3;
    const double adj20 = J21 * J10 - J11 * J20;
    const double t3 = adj00 * t0 + t1 * adj10 + t2 * adj20;
    const double J00 = x1_0 - x0_0;
    const double J01 = x2_0 - x0_0;
    const double J02 = x3_0 - x0_0;
    const double detJ = adj00 * J00 + adj10 * J01 + adj20 * J02;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t4 = epsilon[0] * epsilon[0];
    const double t5 = u_0 - u_1;
    const double t6 = u_0 - u_2;
    const double t7 = u_0 - u_3;
    const double t8 = adj00 * t5 + adj10 * t6 + adj20 * t7;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J22 * J00 - J20 * J02;
    const double adj21 = J20 * J01 - J21 * J00;
    const double t9 = t5 * adj01 + t6 * adj11 + t7 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J12 * J00;
    const double adj22 = J11 * J00 - J10 * J01;
    const double t10 = t5 * adj02 + t6 * adj12 + t7 * adj22;
    const double t11 = inv_abs_detJ * inv_abs_detJ;
    const double t12 = square_root(t4 + (t8 * t8 + t9 * t9 + t10 * t10) * t11);
    const double t13 = inv_abs_detJ * t12;
    const double t14 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double t15 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t16 = inv_abs_detJ * (t3 * t8 + t9 * t14 + t10 * t15) * t11 * reciprocal(t12);
    const double t17 = t3 * t13 + t8 * t16;
    const double t18 = t13 * t14 + t9 * t16;
    const double t19 = t13 * t15 + t10 * t16;
    const double t20 = adj00 * t17 + adj01 * t18 + adj02 * t19;
    const double t21 = adj10 * t17 + adj11 * t18 + adj12 * t19;
    const double t22 = adj20 * t17 + adj21 * t18 + adj22 * t19;
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double t23 = trial_0 - trial_5;
    const double t24 = t0 * adj00_1 + t1 * adj10_1 + adj20 * t23;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t25 = u_0 - u_5;
    const double t26 = t5 * adj00_1 + t6 * adj10_1 + adj20 * t25;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t27 = t5 * adj01_1 + t6 * adj11_1 + adj21 * t25;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t28 = t5 * adj02_1 + t6 * adj12_1 + adj22 * t25;
    const double t29 = inv_abs_detJ_1 * inv_abs_detJ_1;
    const double t30 = square_root(t4 + (t26 * t26 + t27 * t27 + t28 * t28) * t29);
    const double t31 = inv_abs_detJ_1 * t30;
    const double t32 = t0 * adj01_1 + t1 * adj11_1 + adj21 * t23;
    const double t33 = t0 * adj02_1 + t1 * adj12_1 + adj22 * t23;
    const double t34 = inv_abs_detJ_1 * (t24 * t26 + t27 * t32 + t28 * t33) * t29 * reciprocal(t30);
    const double t35 = t24 * t31 + t26 * t34;
    const double t36 = t31 * t32 + t27 * t34;
    const double t37 = t31 * t33 + t28 * t34;
    const double t38 = adj00_1 * t35 + adj01_1 * t36 + adj02_1 * t37;
    const double t39 = adj10_1 * t35 + adj11_1 * t36 + adj12_1 * t37;
    const double t40 = adj20 * t35 + adj21 * t36 + adj22 * t37;
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double t41 = trial_0 - trial_4;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double t42 = t0 * adj00_2 + adj10 * t41 + t2 * adj20_2;
    const double J01_2 = x4_0 - x0_0;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t43 = u_0 - u_4;
    const double t44 = t5 * adj00_2 + adj10 * t43 + t7 * adj20_2;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t45 = t5 * adj01_2 + adj11 * t43 + t7 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t46 = t5 * adj02_2 + adj12 * t43 + t7 * adj22_2;
    const double t47 = inv_abs_detJ_2 * inv_abs_detJ_2;
    const double t48 = square_root(t4 + (t44 * t44 + t45 * t45 + t46 * t46) * t47);
    const double t49 = inv_abs_detJ_2 * t48;
    const double t50 = t0 * adj01_2 + adj11 * t41 + t2 * adj21_2;
    const double t51 = t0 * adj02_2 + adj12 * t41 + t2 * adj22_2;
    const double t52 = inv_abs_detJ_2 * (t42 * t44 + t45 * t50 + t46 * t51) * t47 * reciprocal(t48);
    const double t53 = t42 * t49 + t44 * t52;
    const double t54 = t49 * t50 + t45 * t52;
    const double t55 = t49 * t51 + t46 * t52;
    const double t56 = adj00_2 * t53 + adj01_2 * t54 + adj02_2 * t55;
    const double t57 = adj10 * t53 + adj11 * t54 + adj12 * t55;
    const double t58 = adj20_2 * t53 + adj21_2 * t54 + adj22_2 * t55;
    const double result0 = 0.16666666666666666 * ((t20 + t21 + t22) + (t38 + t39 + t40) + (t56 + t57 + t58));
    const double result1 = -0.16666666666666666 * (t20 + t38 + t56);
    const double result2 = -0.16666666666666666 * (t21 + t39);
    const double result3 = -0.16666666666666666 * (t22 + t58);
    const double result4 = -0.16666666666666666 * t57;
    const double result5 = -0.16666666666666666 * t40;
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
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double t2 = trial_0 - trial_3;
    const double adj20 = J21 * J10 - J11 * J20;
    const double t3 = adj00 * t0 + t1 * adj10 + t2 * adj20;
    const double J00 = x1_0 - x0_0;
    const double J01 = x2_0 - x0_0;
    const double J02 = x3_0 - x0_0;
    const double detJ = adj00 * J00 + adj10 * J01 + adj20 * J02;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t4 = u_0 - u_1;
    const double t5 = u_0 - u_2;
    const double t6 = u_0 - u_3;
    const double t7 = adj00 * t4 + adj10 * t5 + adj20 * t6;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J22 * J00 - J20 * J02;
    const double adj21 = J20 * J01 - J21 * J00;
    const double t8 = t4 * adj01 + t5 * adj11 + t6 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J12 * J00;
    const double adj22 = J11 * J00 - J10 * J01;
    const double t9 = t4 * adj02 + t5 * adj12 + t6 * adj22;
    const double t10 = inv_abs_detJ * inv_abs_detJ;
    const double t11 = square_root(epsilon[0] * epsilon[0] + (t7 * t7 + t8 * t8 + t9 * t9) * t10);
    const double t12 = inv_abs_detJ * t11;
    const double t13 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double t14 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t15 = inv_abs_detJ * (t3 * t7 + t8 * t13 + t9 * t14) * t10 * reciprocal(t11);
    const double t16 = t3 * t12 + t7 * t15;
    const double t17 = t12 * t13 + t8 * t15;
    const double t18 = t12 * t14 + t9 * t15;
    const double flux0 = -adj00 * t16 - adj01 * t17 - adj02 * t18;
    const double flux1 = -adj10 * t16 - adj11 * t17 - adj12 * t18;
    const double flux2 = -adj20 * t16 - adj21 * t17 - adj22 * t18;
    const double result0 = -0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = 0.16666666666666666 * flux0;
    const double result2 = 0.16666666666666666 * flux1;
    const double result3 = 0.16666666666666666 * flux2;
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

extern "C" int p_laplace_j_p1_tetrahedron_f64_constrained_apply_cuda(
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
  if (num_macro_elements > 0 && (macro_offsets == nullptr || macro_points == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(p_laplace_j_p1_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, constrained, coordinates, macro_points, u, epsilon);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(p_laplace_j_p1_tetrahedron_f64_constrained_apply_rest_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_p1_tetrahedron_f64_constrained_apply_cuda(
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

extern "C" const femforge_kernel p_laplace_j_p1_tetrahedron_f64_constrained_apply_cuda_descriptor = {
    "p_laplace_j_p1_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "p_laplace.form",                          // form_file
    "J",                                       // form
    "cuda",                                    // target
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
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    116.66666666666667,                        // flops_per_cell
    25.333333333333332,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_p_laplace_j_p1_tetrahedron_f64_constrained_apply
