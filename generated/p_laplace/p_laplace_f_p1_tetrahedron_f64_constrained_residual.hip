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
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      151 flops <- taken
//   sum_factorised  819 flops
//   why             fewest flops of those that are valid; written, 151 flops; 141 in macro elements of
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
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       141
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  3.41
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "p_laplace_f_p1_tetrahedron_f64_constrained_residual.h"

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
    const double f_5 = f[d5];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x5_0 = coordinates[3 * n5];
    const double u_5 = u[d5];
    const double f_4 = f[d4];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double u_4 = u[d4];
    const double t0 = 0.1381966011250105 * f_0;
    const double t1 = 0.1381966011250105 * f_1;
    const double t2 = 0.1381966011250105 * f_2;
    const double t3 = 0.1381966011250105 * f_3;
    const double t4 = x0_0 - x1_0;
    const double t5 = x0_1 - x2_1;
    const double t6 = x0_2 - x3_2;
    const double t7 = x0_1 - x3_1;
    const double t8 = x0_2 - x2_2;
    const double t9 = t5 * t6 - t7 * t8;
    const double t10 = x0_0 - x2_0;
    const double t11 = x0_2 - x1_2;
    const double t12 = x0_1 - x1_1;
    const double t13 = t7 * t11 - t6 * t12;
    const double t14 = x0_0 - x3_0;
    const double t15 = t8 * t12 - t5 * t11;
    const double t16 = std::fabs(t4 * t9 + t10 * t13 + t14 * t15);
    const double t17 = (t0 + 4.23606797749979 * t1 + t2 + t3) * t16;
    const double t18 = u_0 - u_1;
    const double t19 = u_0 - u_2;
    const double t20 = u_0 - u_3;
    const double t21 = t9 * t18 + t13 * t19 + t15 * t20;
    const double t22 = t8 * t14 - t6 * t10;
    const double t23 = t4 * t6 - t11 * t14;
    const double t24 = t10 * t11 - t4 * t8;
    const double t25 = t18 * t22 + t19 * t23 + t20 * t24;
    const double t26 = t7 * t10 - t5 * t14;
    const double t27 = t12 * t14 - t4 * t7;
    const double t28 = t4 * t5 - t10 * t12;
    const double t29 = t18 * t26 + t19 * t27 + t20 * t28;
    const double t30 = reciprocal(t16);
    const double t31 = epsilon[0] * epsilon[0];
    const double t32 = t30 * square_root(t31 + (t21 * t21 + t25 * t25 + t29 * t29) * t30 * t30);
    const double t33 = (t9 * t21 + t22 * t25 + t26 * t29) * t32;
    const double t34 = t32 * (t13 * t21 + t23 * t25 + t27 * t29);
    const double t35 = t32 * (t15 * t21 + t24 * t25 + t28 * t29);
    const double t36 = t16 * (t0 + t1 + 4.23606797749979 * t2 + t3);
    const double t37 = t16 * (t0 + t1 + t2 + 4.23606797749979 * t3);
    const double t38 = 0.005758191713542105 * t16 * (4.23606797749979 * t0 + t1 + t2 + t3);
    const double t39 = 0.1381966011250105 * f_5;
    const double t40 = x0_2 - x5_2;
    const double t41 = x0_1 - x5_1;
    const double t42 = t5 * t40 - t8 * t41;
    const double t43 = t11 * t41 - t12 * t40;
    const double t44 = x0_0 - x5_0;
    const double t45 = std::fabs(t4 * t42 + t10 * t43 + t15 * t44);
    const double t46 = (t0 + 4.23606797749979 * t1 + t2 + t39) * t45;
    const double t47 = u_0 - u_5;
    const double t48 = t18 * t42 + t19 * t43 + t15 * t47;
    const double t49 = t8 * t44 - t10 * t40;
    const double t50 = t4 * t40 - t11 * t44;
    const double t51 = t18 * t49 + t19 * t50 + t24 * t47;
    const double t52 = t10 * t41 - t5 * t44;
    const double t53 = t12 * t44 - t4 * t41;
    const double t54 = t18 * t52 + t19 * t53 + t28 * t47;
    const double t55 = reciprocal(t45);
    const double t56 = t55 * square_root(t31 + (t48 * t48 + t51 * t51 + t54 * t54) * t55 * t55);
    const double t57 = (t42 * t48 + t49 * t51 + t52 * t54) * t56;
    const double t58 = t56 * (t43 * t48 + t50 * t51 + t53 * t54);
    const double t59 = t56 * (t15 * t48 + t24 * t51 + t28 * t54);
    const double t60 = t45 * (t0 + t1 + 4.23606797749979 * t2 + t39);
    const double t61 = t45 * (t0 + t1 + t2 + 4.23606797749979 * t39);
    const double t62 = 0.005758191713542105 * t45 * (4.23606797749979 * t0 + t1 + t2 + t39);
    const double t63 = 0.1381966011250105 * f_4;
    const double t64 = x0_1 - x4_1;
    const double t65 = x0_2 - x4_2;
    const double t66 = t6 * t64 - t7 * t65;
    const double t67 = x0_0 - x4_0;
    const double t68 = t12 * t65 - t11 * t64;
    const double t69 = std::fabs(t4 * t66 + t13 * t67 + t14 * t68);
    const double t70 = (t0 + 4.23606797749979 * t1 + t3 + t63) * t69;
    const double t71 = u_0 - u_4;
    const double t72 = t18 * t66 + t13 * t71 + t20 * t68;
    const double t73 = t14 * t65 - t6 * t67;
    const double t74 = t11 * t67 - t4 * t65;
    const double t75 = t18 * t73 + t23 * t71 + t20 * t74;
    const double t76 = t7 * t67 - t14 * t64;
    const double t77 = t4 * t64 - t12 * t67;
    const double t78 = t18 * t76 + t27 * t71 + t20 * t77;
    const double t79 = reciprocal(t69);
    const double t80 = t79 * square_root(t31 + (t72 * t72 + t75 * t75 + t78 * t78) * t79 * t79);
    const double t81 = (t66 * t72 + t73 * t75 + t76 * t78) * t80;
    const double t82 = t80 * (t13 * t72 + t23 * t75 + t27 * t78);
    const double t83 = t80 * (t68 * t72 + t74 * t75 + t77 * t78);
    const double t84 = t69 * (t0 + t1 + t3 + 4.23606797749979 * t63);
    const double t85 = t69 * (t0 + t1 + 4.23606797749979 * t3 + t63);
    const double t86 = 0.005758191713542105 * t69 * (4.23606797749979 * t0 + t1 + t3 + t63);
    const double t87 = (0.005758191713542105 * t17 + 0.005758191713542105 * t36 + 0.005758191713542105 * t37 +
        4.23606797749979 * t38 - 0.16666666666666666 * t33 - 0.16666666666666666 * t34 - 0.16666666666666666 *
        t35) + (0.005758191713542105 * t46 + 0.005758191713542105 * t60 + 0.005758191713542105 * t61 +
        4.23606797749979 * t62 - 0.16666666666666666 * t57 - 0.16666666666666666 * t58 - 0.16666666666666666 *
        t59) + (0.005758191713542105 * t70 + 0.005758191713542105 * t84 + 0.005758191713542105 * t85 +
        4.23606797749979 * t86 - 0.16666666666666666 * t81 - 0.16666666666666666 * t82 - 0.16666666666666666 *
        t83);
    const double result0 = -t87;
    const double t88 = (0.02439209152604035 * t17 + 0.16666666666666666 * t33 + 0.005758191713542105 * t36 +
        0.005758191713542105 * t37 + t38) + (0.02439209152604035 * t46 + 0.16666666666666666 * t57 +
        0.005758191713542105 * t60 + 0.005758191713542105 * t61 + t62) + (0.02439209152604035 * t70 +
        0.16666666666666666 * t81 + 0.005758191713542105 * t84 + 0.005758191713542105 * t85 + t86);
    const double result1 = -t88;
    const double result2 = -(0.005758191713542105 * t17 + 0.16666666666666666 * t34 + 0.02439209152604035 *
        t36 + 0.005758191713542105 * t37 + t38) - (0.005758191713542105 * t46 + 0.16666666666666666 * t58 +
        0.02439209152604035 * t60 + 0.005758191713542105 * t61 + t62);
    const double result3 = -(0.005758191713542105 * t17 + 0.16666666666666666 * t35 + 0.005758191713542105 *
        t36 + 0.02439209152604035 * t37 + t38) - (0.005758191713542105 * t70 + 0.16666666666666666 * t83 +
        0.005758191713542105 * t84 + 0.02439209152604035 * t85 + t86);
    const double result4 = -0.005758191713542105 * t70 - 0.16666666666666666 * t82 - 0.02439209152604035 * t84
        - 0.005758191713542105 * t85 - t86;
    const double result5 = -0.005758191713542105 * t46 - 0.16666666666666666 * t59 - 0.005758191713542105 *
        t60 - 0.02439209152604035 * t61 - t62;
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
    const double t0 = 0.1381966011250105 * f_0;
    const double t1 = 0.1381966011250105 * f_1;
    const double t2 = 0.1381966011250105 * f_2;
    const double t3 = 0.1381966011250105 * f_3;
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
    const double flux0 = (t0 + 4.23606797749979 * t1 + t2 + t3) * abs_detJ;
    const double t4 = u_0 - u_1;
    const double t5 = u_0 - u_2;
    const double t6 = u_0 - u_3;
    const double t7 = adj00 * t4 + adj10 * t5 + adj20 * t6;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t8 = t4 * adj01 + t5 * adj11 + t6 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t9 = t4 * adj02 + t5 * adj12 + t6 * adj22;
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t10 = inv_abs_detJ * square_root(epsilon[0] * epsilon[0] + (t7 * t7 + t8 * t8 + t9 * t9) *
        inv_abs_detJ * inv_abs_detJ);
    const double flux1 = (adj00 * t7 + adj01 * t8 + adj02 * t9) * t10;
    const double flux2 = t10 * (adj10 * t7 + adj11 * t8 + adj12 * t9);
    const double flux3 = t10 * (adj20 * t7 + adj21 * t8 + adj22 * t9);
    const double flux4 = abs_detJ * (t0 + t1 + 4.23606797749979 * t2 + t3);
    const double flux5 = abs_detJ * (t0 + t1 + t2 + 4.23606797749979 * t3);
    const double flux6 = abs_detJ * (4.23606797749979 * t0 + t1 + t2 + t3);
    const double t11 = 0.005758191713542105 * flux6;
    const double result0 = 0.16666666666666666 * flux1 + 0.16666666666666666 * flux2 + 0.16666666666666666 *
        flux3 - 0.005758191713542105 * flux0 - 0.005758191713542105 * flux4 - 0.005758191713542105 * flux5 -
        4.23606797749979 * t11;
    const double result1 = -0.02439209152604035 * flux0 - 0.16666666666666666 * flux1 - 0.005758191713542105 *
        flux4 - 0.005758191713542105 * flux5 - t11;
    const double result2 = -0.005758191713542105 * flux0 - 0.16666666666666666 * flux2 - 0.02439209152604035 *
        flux4 - 0.005758191713542105 * flux5 - t11;
    const double result3 = -0.005758191713542105 * flux0 - 0.16666666666666666 * flux3 - 0.005758191713542105
        * flux4 - 0.02439209152604035 * flux5 - t11;
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

extern "C" int p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip(
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
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(p_laplace_f_p1_tetrahedron_f64_constrained_residual_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, macro_offsets, constrained, coordinates, macro_points, u, f, epsilon);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(p_laplace_f_p1_tetrahedron_f64_constrained_residual_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, offsets, constrained, coordinates, cells, u, f, epsilon);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip(
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

extern "C" const femforge_kernel p_laplace_f_p1_tetrahedron_f64_constrained_residual_hip_descriptor = {
    "p_laplace_f_p1_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "p_laplace.form",                          // form_file
    "F",                                       // form
    "hip",                                     // target
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
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    141.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
