// p_laplace_f_p1_tetrahedron_f64_constrained_residual: residual of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel residual --define cell=tetrahedron --set constraints=true
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
//   u        coefficient, P1, 4 dofs
//   f        coefficient, P1, 4 dofs
//   epsilon  constant, 1 values
//   degree   2 (metadata), scheme default
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
//   u                   [dof] a vector of the space of the results
//   f                   [dof] a vector of the space of the results
//   epsilon             [1]
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      131 flops <- taken
//   sum_factorised  819 flops
//   why             fewest flops of those that are valid; written, 131 flops; 123 in macro elements of
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
//   flops       123
//   bytes       25.3333 (24 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  4.86
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "p_laplace_f_p1_tetrahedron_f64_constrained_residual.h"

namespace of_p_laplace_f_p1_tetrahedron_f64_constrained_residual {
namespace {

using femforge_gpu::reciprocal;
using femforge_gpu::square_root;

__global__ void __launch_bounds__(128)
p_laplace_f_p1_tetrahedron_f64_constrained_residual_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const int32_t* __restrict__ macro_offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ u,
    const double* __restrict__ f,
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
    const double f_0 = f[d0];
    const double f_1 = f[d1];
    const double f_2 = f[d2];
    const double f_3 = f[d3];
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
    const double u_5 = u[d5];
    const double x5_0 = coordinates[3 * n5];
    const double f_5 = f[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double u_4 = u[d4];
    const double x4_0 = coordinates[3 * n4];
    const double f_4 = f[d4];
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double t0 = u_0 - u_1;
    const double t1 = u_0 - u_2;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double t2 = u_0 - u_3;
    const double adj20 = J21 * J10 - J11 * J20;
    const double t3 = adj00 * t0 + t1 * adj10 + t2 * adj20;
    const double J02 = x3_0 - x0_0;
    const double J01 = x2_0 - x0_0;
    const double adj01 = J21 * J02 - J22 * J01;
    const double J00 = x1_0 - x0_0;
    const double adj11 = J22 * J00 - J20 * J02;
    const double adj21 = J20 * J01 - J21 * J00;
    const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J12 * J00;
    const double adj22 = J11 * J00 - J10 * J01;
    const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double detJ = adj00 * J00 + adj10 * J01 + adj20 * J02;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t6 = epsilon[0] * epsilon[0];
    const double t7 = inv_abs_detJ * square_root(t6 + (t3 * t3 + t4 * t4 + t5 * t5) * inv_abs_detJ *
        inv_abs_detJ);
    const double t8 = (adj00 * t3 + adj01 * t4 + adj02 * t5) * t7;
    const double t9 = t7 * (adj10 * t3 + adj11 * t4 + adj12 * t5);
    const double t10 = t7 * (adj20 * t3 + adj21 * t4 + adj22 * t5);
    const double t11 = f_0 + f_1 + f_2 + f_3;
    const double t12 = 0.000795762523437719 * abs_detJ * (3.23606797749979 * f_0 + t11);
    const double t13 = abs_detJ * (3.23606797749979 * f_1 + t11);
    const double t14 = abs_detJ * (3.23606797749979 * f_2 + t11);
    const double t15 = abs_detJ * (3.23606797749979 * f_3 + t11);
    const double t16 = t12 + 0.000795762523437719 * t13 + 0.000795762523437719 * t14 + 0.000795762523437719 *
        t15;
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double t17 = u_0 - u_5;
    const double t18 = t0 * adj00_1 + t1 * adj10_1 + adj20 * t17;
    const double J02_1 = x5_0 - x0_0;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t19 = t0 * adj01_1 + t1 * adj11_1 + adj21 * t17;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t20 = t0 * adj02_1 + t1 * adj12_1 + adj22 * t17;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t21 = inv_abs_detJ_1 * square_root(t6 + (t18 * t18 + t19 * t19 + t20 * t20) * inv_abs_detJ_1
        * inv_abs_detJ_1);
    const double t22 = (adj00_1 * t18 + adj01_1 * t19 + adj02_1 * t20) * t21;
    const double t23 = t21 * (adj10_1 * t18 + adj11_1 * t19 + adj12_1 * t20);
    const double t24 = t21 * (adj20 * t18 + adj21 * t19 + adj22 * t20);
    const double t25 = f_0 + f_1 + f_2 + f_5;
    const double t26 = 0.000795762523437719 * abs_detJ_1 * (3.23606797749979 * f_0 + t25);
    const double t27 = abs_detJ_1 * (3.23606797749979 * f_1 + t25);
    const double t28 = abs_detJ_1 * (3.23606797749979 * f_2 + t25);
    const double t29 = abs_detJ_1 * (3.23606797749979 * f_5 + t25);
    const double t30 = t26 + 0.000795762523437719 * t27 + 0.000795762523437719 * t28 + 0.000795762523437719 *
        t29;
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double t31 = u_0 - u_4;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double t32 = t0 * adj00_2 + adj10 * t31 + t2 * adj20_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t33 = t0 * adj01_2 + adj11 * t31 + t2 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t34 = t0 * adj02_2 + adj12 * t31 + t2 * adj22_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t35 = inv_abs_detJ_2 * square_root(t6 + (t32 * t32 + t33 * t33 + t34 * t34) * inv_abs_detJ_2
        * inv_abs_detJ_2);
    const double t36 = (adj00_2 * t32 + adj01_2 * t33 + adj02_2 * t34) * t35;
    const double t37 = t35 * (adj10 * t32 + adj11 * t33 + adj12 * t34);
    const double t38 = t35 * (adj20_2 * t32 + adj21_2 * t33 + adj22_2 * t34);
    const double t39 = f_0 + f_1 + f_3 + f_4;
    const double t40 = 0.000795762523437719 * abs_detJ_2 * (3.23606797749979 * f_0 + t39);
    const double t41 = abs_detJ_2 * (3.23606797749979 * f_1 + t39);
    const double t42 = abs_detJ_2 * (3.23606797749979 * f_4 + t39);
    const double t43 = abs_detJ_2 * (3.23606797749979 * f_3 + t39);
    const double t44 = t40 + 0.000795762523437719 * t41 + 0.000795762523437719 * t42 + 0.000795762523437719 *
        t43;
    const double result0 = (0.16666666666666666 * t8 + 0.16666666666666666 * t9 + 0.16666666666666666 * t10 -
        3.23606797749979 * t12 - t16) + (0.16666666666666666 * t22 + 0.16666666666666666 * t23 +
        0.16666666666666666 * t24 - 3.23606797749979 * t26 - t30) + (0.16666666666666666 * t36 +
        0.16666666666666666 * t37 + 0.16666666666666666 * t38 - 3.23606797749979 * t40 - t44);
    const double result1 = -(0.16666666666666666 * t8 + 0.0025751416197912287 * t13 + t16) -
        (0.16666666666666666 * t22 + 0.0025751416197912287 * t27 + t30) - (0.16666666666666666 * t36 +
        0.0025751416197912287 * t41 + t44);
    const double result2 = -(0.16666666666666666 * t9 + 0.0025751416197912287 * t14 + t16) -
        (0.16666666666666666 * t23 + 0.0025751416197912287 * t28 + t30);
    const double result3 = -(0.16666666666666666 * t10 + 0.0025751416197912287 * t15 + t16) -
        (0.16666666666666666 * t38 + 0.0025751416197912287 * t43 + t44);
    const double result4 = -0.16666666666666666 * t37 - 0.0025751416197912287 * t42 - t44;
    const double result5 = -0.16666666666666666 * t24 - 0.0025751416197912287 * t29 - t30;
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
p_laplace_f_p1_tetrahedron_f64_constrained_residual_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
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
    const double f_0 = f[d0];
    const double f_1 = f[d1];
    const double f_2 = f[d2];
    const double f_3 = f[d3];
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
    const double J00 = x1_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J01 = x2_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double J02 = x3_0 - x0_0;
    const double detJ = adj00 * J00 + adj10 * J01 + adj20 * J02;
    const double abs_detJ = std::fabs(detJ);
    const double t0 = f_0 + f_1 + f_2 + f_3;
    const double flux0 = abs_detJ * (3.23606797749979 * f_1 + t0);
    const double t1 = u_0 - u_1;
    const double t2 = u_0 - u_2;
    const double t3 = u_0 - u_3;
    const double t4 = adj00 * t1 + t2 * adj10 + t3 * adj20;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J22 * J00 - J20 * J02;
    const double adj21 = J20 * J01 - J21 * J00;
    const double t5 = t1 * adj01 + t2 * adj11 + t3 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J12 * J00;
    const double adj22 = J11 * J00 - J10 * J01;
    const double t6 = t1 * adj02 + t2 * adj12 + t3 * adj22;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t7 = inv_abs_detJ * square_root(epsilon[0] * epsilon[0] + (t4 * t4 + t5 * t5 + t6 * t6) *
        inv_abs_detJ * inv_abs_detJ);
    const double flux1 = (adj00 * t4 + adj01 * t5 + adj02 * t6) * t7;
    const double flux2 = t7 * (adj10 * t4 + adj11 * t5 + adj12 * t6);
    const double flux3 = t7 * (adj20 * t4 + adj21 * t5 + adj22 * t6);
    const double flux4 = abs_detJ * (3.23606797749979 * f_2 + t0);
    const double flux5 = abs_detJ * (3.23606797749979 * f_3 + t0);
    const double flux6 = abs_detJ * (3.23606797749979 * f_0 + t0);
    const double t8 = 0.000795762523437719 * flux6;
    const double t9 = t8 + 0.000795762523437719 * flux0 + 0.000795762523437719 * flux4 + 0.000795762523437719
        * flux5;
    const double result0 = 0.16666666666666666 * flux1 + 0.16666666666666666 * flux2 + 0.16666666666666666 *
        flux3 - 3.23606797749979 * t8 - t9;
    const double result1 = -0.16666666666666666 * flux1 - 0.0025751416197912287 * flux0 - t9;
    const double result2 = -0.16666666666666666 * flux2 - 0.0025751416197912287 * flux4 - t9;
    const double result3 = -0.16666666666666666 * flux3 - 0.0025751416197912287 * flux5 - t9;
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

extern "C" int p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || u == nullptr || f == nullptr ||
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
    p_laplace_f_p1_tetrahedron_f64_constrained_residual_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        num_macro_elements, y, macro_offsets, constrained, coordinates, macro_points, u, f, epsilon);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    p_laplace_f_p1_tetrahedron_f64_constrained_residual_rest_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        num_rest_cells, y, offsets, constrained, coordinates, cells, u, f, epsilon);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda(
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
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 1, 0, nullptr},
    {"f", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_cuda_descriptor = {
    "p_laplace_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "p_laplace.form",                          // form_file
    "F",                                       // form
    "cuda",                                    // target
    "f27f71c6c8b76911",                        // key
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    123.0,                                     // flops_per_cell
    25.333333333333332,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_p_laplace_f_p1_tetrahedron_f64_constrained_residual
