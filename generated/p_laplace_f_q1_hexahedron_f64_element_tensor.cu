// p_laplace_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --define cell=hexahedron --set quadrature_degree=3
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
//   cell     hexahedron, geometry Q1^3
//   test     Q1, 8 dofs
//   u        coefficient, Q1, 8 dofs
//   f        coefficient, Q1, 8 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2105 flops
//   sum_factorised  1405 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        512
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       1405
//   bytes       248 (184 read, 64 written)
//   flops/byte  5.67
//   shared      4608 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
p_laplace_f_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
    const double* __restrict__ epsilon) {
  alignas(16) __shared__ double tile[576];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 512;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 512 ? num_cells - first_cell : 512);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 64 + lane;
      const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
      const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
      const int64_t n0 = n0_to_n3.x;
      const int64_t n1 = n0_to_n3.y;
      const int64_t n2 = n0_to_n3.z;
      const int64_t n3 = n0_to_n3.w;
      const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
      const int64_t n4 = n4_to_n7.x;
      const int64_t n5 = n4_to_n7.y;
      const int64_t n6 = n4_to_n7.z;
      const int64_t n7 = n4_to_n7.w;
      const double f_0 = f[8 * cell];
      const double f_1 = f[8 * cell + 1];
      const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
      const double f_2 = f[8 * cell + 2];
      const double f_3 = f[8 * cell + 3];
      const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double f_4 = f[8 * cell + 4];
      const double f_5 = f[8 * cell + 5];
      const double t3 = 0.7886751345948129 * f_4 + 0.2113248654051871 * f_5;
      const double f_6 = f[8 * cell + 6];
      const double f_7 = f[8 * cell + 7];
      const double t4 = 0.7886751345948129 * f_6 + 0.2113248654051871 * f_7;
      const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
      const double x0_0 = coordinates[3 * n0];
      const double x1_0 = coordinates[3 * n1];
      const double t6 = x0_0 - x1_0;
      const double x2_0 = coordinates[3 * n2];
      const double x3_0 = coordinates[3 * n3];
      const double t7 = x2_0 - x3_0;
      const double t8 = 0.7886751345948129 * t6 + 0.2113248654051871 * t7;
      const double x4_0 = coordinates[3 * n4];
      const double x5_0 = coordinates[3 * n5];
      const double t9 = x4_0 - x5_0;
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double t10 = x6_0 - x7_0;
      const double t11 = 0.7886751345948129 * t9 + 0.2113248654051871 * t10;
      const double t12 = 0.7886751345948129 * t8 + 0.2113248654051871 * t11;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t13 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t14 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
      const double t15 = t13 - t14;
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double t16 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
      const double x6_1 = coordinates[3 * n6 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double t17 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
      const double t18 = t16 - t17;
      const double t19 = 0.7886751345948129 * t15 + 0.2113248654051871 * t18;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t20 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t21 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double t22 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
      const double x6_2 = coordinates[3 * n6 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
      const double t23 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
      const double t24 = (0.7886751345948129 * t20 + 0.2113248654051871 * t21) - (0.7886751345948129 * t22 +
          0.2113248654051871 * t23);
      const double t25 = (0.7886751345948129 * t13 + 0.2113248654051871 * t14) - (0.7886751345948129 * t16 +
          0.2113248654051871 * t17);
      const double t26 = t20 - t21;
      const double t27 = t22 - t23;
      const double t28 = 0.7886751345948129 * t26 + 0.2113248654051871 * t27;
      const double t29 = t19 * t24 - t25 * t28;
      const double t30 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
      const double t31 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
      const double t32 = t30 - t31;
      const double t33 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
      const double t34 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
      const double t35 = t33 - t34;
      const double t36 = 0.7886751345948129 * t32 + 0.2113248654051871 * t35;
      const double t37 = x0_2 - x1_2;
      const double t38 = x2_2 - x3_2;
      const double t39 = 0.7886751345948129 * t37 + 0.2113248654051871 * t38;
      const double t40 = x4_2 - x5_2;
      const double t41 = x6_2 - x7_2;
      const double t42 = 0.7886751345948129 * t40 + 0.2113248654051871 * t41;
      const double t43 = 0.7886751345948129 * t39 + 0.2113248654051871 * t42;
      const double t44 = x0_1 - x1_1;
      const double t45 = x2_1 - x3_1;
      const double t46 = 0.7886751345948129 * t44 + 0.2113248654051871 * t45;
      const double t47 = x4_1 - x5_1;
      const double t48 = x6_1 - x7_1;
      const double t49 = 0.7886751345948129 * t47 + 0.2113248654051871 * t48;
      const double t50 = 0.7886751345948129 * t46 + 0.2113248654051871 * t49;
      const double t51 = t25 * t43 - t24 * t50;
      const double t52 = (0.7886751345948129 * t30 + 0.2113248654051871 * t31) - (0.7886751345948129 * t33 +
          0.2113248654051871 * t34);
      const double t53 = t28 * t50 - t19 * t43;
      const double t54 = t12 * t29 + t36 * t51 + t52 * t53;
      const double t55 = std::fabs(-t54);
      const double t56 = (0.7886751345948129 * t2 + 0.2113248654051871 * t5) * t55;
      const double t57 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
      const double t58 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
      const double t59 = 0.7886751345948129 * t57 + 0.2113248654051871 * t58;
      const double t60 = 0.2113248654051871 * f_4 + 0.7886751345948129 * f_5;
      const double t61 = 0.2113248654051871 * f_6 + 0.7886751345948129 * f_7;
      const double t62 = 0.7886751345948129 * t60 + 0.2113248654051871 * t61;
      const double t63 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t64 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t65 = t63 - t64;
      const double t66 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t67 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t68 = t66 - t67;
      const double t69 = 0.7886751345948129 * t65 + 0.2113248654051871 * t68;
      const double t70 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t71 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t72 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t73 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t74 = (0.7886751345948129 * t70 + 0.2113248654051871 * t71) - (0.7886751345948129 * t72 +
          0.2113248654051871 * t73);
      const double t75 = (0.7886751345948129 * t63 + 0.2113248654051871 * t64) - (0.7886751345948129 * t66 +
          0.2113248654051871 * t67);
      const double t76 = t70 - t71;
      const double t77 = t72 - t73;
      const double t78 = 0.7886751345948129 * t76 + 0.2113248654051871 * t77;
      const double t79 = t69 * t74 - t75 * t78;
      const double t80 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t81 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t82 = t80 - t81;
      const double t83 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t84 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t85 = t83 - t84;
      const double t86 = 0.7886751345948129 * t82 + 0.2113248654051871 * t85;
      const double t87 = t43 * t75 - t50 * t74;
      const double t88 = (0.7886751345948129 * t80 + 0.2113248654051871 * t81) - (0.7886751345948129 * t83 +
          0.2113248654051871 * t84);
      const double t89 = t50 * t78 - t43 * t69;
      const double t90 = t12 * t79 + t86 * t87 + t88 * t89;
      const double t91 = std::fabs(-t90);
      const double t92 = (0.7886751345948129 * t59 + 0.2113248654051871 * t62) * t91;
      const double t93 = epsilon[0] * epsilon[0];
      const double u_0 = u[8 * cell];
      const double u_1 = u[8 * cell + 1];
      const double t94 = u_0 - u_1;
      const double u_2 = u[8 * cell + 2];
      const double u_3 = u[8 * cell + 3];
      const double t95 = u_2 - u_3;
      const double t96 = 0.7886751345948129 * t94 + 0.2113248654051871 * t95;
      const double u_4 = u[8 * cell + 4];
      const double u_5 = u[8 * cell + 5];
      const double t97 = u_4 - u_5;
      const double u_6 = u[8 * cell + 6];
      const double u_7 = u[8 * cell + 7];
      const double t98 = u_6 - u_7;
      const double t99 = 0.7886751345948129 * t97 + 0.2113248654051871 * t98;
      const double t100 = 0.7886751345948129 * t96 + 0.2113248654051871 * t99;
      const double t101 = 1.0 / t54;
      const double t102 = 0.7886751345948129 * u_0 + 0.2113248654051871 * u_1;
      const double t103 = 0.7886751345948129 * u_2 + 0.2113248654051871 * u_3;
      const double t104 = t102 - t103;
      const double t105 = 0.7886751345948129 * u_4 + 0.2113248654051871 * u_5;
      const double t106 = 0.7886751345948129 * u_6 + 0.2113248654051871 * u_7;
      const double t107 = t105 - t106;
      const double t108 = 0.7886751345948129 * t104 + 0.2113248654051871 * t107;
      const double t109 = (0.7886751345948129 * t102 + 0.2113248654051871 * t103) - (0.7886751345948129 * t105
          + 0.2113248654051871 * t106);
      const double t110 = t29 * t100 * t101 + t51 * t101 * t108 + t53 * t101 * t109;
      const double t111 = t28 * t52 - t24 * t36;
      const double t112 = t12 * t24 - t43 * t52;
      const double t113 = t36 * t43 - t12 * t28;
      const double t114 = t100 * t101 * t111 + t101 * t108 * t112 + t101 * t109 * t113;
      const double t115 = t25 * t36 - t19 * t52;
      const double t116 = t50 * t52 - t12 * t25;
      const double t117 = t12 * t19 - t36 * t50;
      const double t118 = t100 * t101 * t115 + t101 * t108 * t116 + t101 * t109 * t117;
      const double t119 = std::sqrt(t93 + (t110 * t110 + t114 * t114 + t118 * t118));
      const double t120 = 1.0 / t90;
      const double t121 = 0.2113248654051871 * u_0 + 0.7886751345948129 * u_1;
      const double t122 = 0.2113248654051871 * u_2 + 0.7886751345948129 * u_3;
      const double t123 = t121 - t122;
      const double t124 = 0.2113248654051871 * u_4 + 0.7886751345948129 * u_5;
      const double t125 = 0.2113248654051871 * u_6 + 0.7886751345948129 * u_7;
      const double t126 = t124 - t125;
      const double t127 = 0.7886751345948129 * t123 + 0.2113248654051871 * t126;
      const double t128 = (0.7886751345948129 * t121 + 0.2113248654051871 * t122) - (0.7886751345948129 * t124
          + 0.2113248654051871 * t125);
      const double t129 = t79 * t100 * t120 + t87 * t120 * t127 + t89 * t120 * t128;
      const double t130 = t78 * t88 - t74 * t86;
      const double t131 = t12 * t74 - t43 * t88;
      const double t132 = t43 * t86 - t12 * t78;
      const double t133 = t100 * t120 * t130 + t120 * t127 * t131 + t120 * t128 * t132;
      const double t134 = t75 * t86 - t69 * t88;
      const double t135 = t50 * t88 - t12 * t75;
      const double t136 = t12 * t69 - t50 * t86;
      const double t137 = t100 * t120 * t134 + t120 * t127 * t135 + t120 * t128 * t136;
      const double t138 = std::sqrt(t93 + (t129 * t129 + t133 * t133 + t137 * t137));
      const double t139 = t55 * t119 * (t29 * t101 * t110 + t101 * t111 * t114 + t101 * t115 * t118) + t91 *
          t138 * (t79 * t120 * t129 + t120 * t130 * t133 + t120 * t134 * t137);
      const double t140 = 0.39433756729740643 * (t56 + 0.2679491924311227 * t92) - 0.5 * t139;
      const double t141 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t142 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t143 = 0.2113248654051871 * t6 + 0.7886751345948129 * t7;
      const double t144 = 0.2113248654051871 * t9 + 0.7886751345948129 * t10;
      const double t145 = 0.7886751345948129 * t143 + 0.2113248654051871 * t144;
      const double t146 = (0.2113248654051871 * t20 + 0.7886751345948129 * t21) - (0.2113248654051871 * t22 +
          0.7886751345948129 * t23);
      const double t147 = (0.2113248654051871 * t13 + 0.7886751345948129 * t14) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t148 = t19 * t146 - t28 * t147;
      const double t149 = 0.2113248654051871 * t37 + 0.7886751345948129 * t38;
      const double t150 = 0.2113248654051871 * t40 + 0.7886751345948129 * t41;
      const double t151 = 0.7886751345948129 * t149 + 0.2113248654051871 * t150;
      const double t152 = 0.2113248654051871 * t44 + 0.7886751345948129 * t45;
      const double t153 = 0.2113248654051871 * t47 + 0.7886751345948129 * t48;
      const double t154 = 0.7886751345948129 * t152 + 0.2113248654051871 * t153;
      const double t155 = t147 * t151 - t146 * t154;
      const double t156 = (0.2113248654051871 * t30 + 0.7886751345948129 * t31) - (0.2113248654051871 * t33 +
          0.7886751345948129 * t34);
      const double t157 = t28 * t154 - t19 * t151;
      const double t158 = t145 * t148 + t36 * t155 + t156 * t157;
      const double t159 = std::fabs(-t158);
      const double t160 = (0.7886751345948129 * t141 + 0.2113248654051871 * t142) * t159;
      const double t161 = 0.2113248654051871 * t57 + 0.7886751345948129 * t58;
      const double t162 = 0.2113248654051871 * t60 + 0.7886751345948129 * t61;
      const double t163 = (0.2113248654051871 * t70 + 0.7886751345948129 * t71) - (0.2113248654051871 * t72 +
          0.7886751345948129 * t73);
      const double t164 = (0.2113248654051871 * t63 + 0.7886751345948129 * t64) - (0.2113248654051871 * t66 +
          0.7886751345948129 * t67);
      const double t165 = t69 * t163 - t78 * t164;
      const double t166 = t151 * t164 - t154 * t163;
      const double t167 = (0.2113248654051871 * t80 + 0.7886751345948129 * t81) - (0.2113248654051871 * t83 +
          0.7886751345948129 * t84);
      const double t168 = t78 * t154 - t69 * t151;
      const double t169 = t145 * t165 + t86 * t166 + t167 * t168;
      const double t170 = std::fabs(-t169);
      const double t171 = (0.7886751345948129 * t161 + 0.2113248654051871 * t162) * t170;
      const double t172 = 0.2113248654051871 * t94 + 0.7886751345948129 * t95;
      const double t173 = 0.2113248654051871 * t97 + 0.7886751345948129 * t98;
      const double t174 = 0.7886751345948129 * t172 + 0.2113248654051871 * t173;
      const double t175 = 1.0 / t158;
      const double t176 = (0.2113248654051871 * t102 + 0.7886751345948129 * t103) - (0.2113248654051871 * t105
          + 0.7886751345948129 * t106);
      const double t177 = t148 * t174 * t175 + t108 * t155 * t175 + t157 * t175 * t176;
      const double t178 = t28 * t156 - t36 * t146;
      const double t179 = t145 * t146 - t151 * t156;
      const double t180 = t36 * t151 - t28 * t145;
      const double t181 = t174 * t175 * t178 + t108 * t175 * t179 + t175 * t176 * t180;
      const double t182 = t36 * t147 - t19 * t156;
      const double t183 = t154 * t156 - t145 * t147;
      const double t184 = t19 * t145 - t36 * t154;
      const double t185 = t174 * t175 * t182 + t108 * t175 * t183 + t175 * t176 * t184;
      const double t186 = std::sqrt(t93 + (t177 * t177 + t181 * t181 + t185 * t185));
      const double t187 = 1.0 / t169;
      const double t188 = (0.2113248654051871 * t121 + 0.7886751345948129 * t122) - (0.2113248654051871 * t124
          + 0.7886751345948129 * t125);
      const double t189 = t165 * t174 * t187 + t127 * t166 * t187 + t168 * t187 * t188;
      const double t190 = t78 * t167 - t86 * t163;
      const double t191 = t145 * t163 - t151 * t167;
      const double t192 = t86 * t151 - t78 * t145;
      const double t193 = t174 * t187 * t190 + t127 * t187 * t191 + t187 * t188 * t192;
      const double t194 = t86 * t164 - t69 * t167;
      const double t195 = t154 * t167 - t145 * t164;
      const double t196 = t69 * t145 - t86 * t154;
      const double t197 = t174 * t187 * t194 + t127 * t187 * t195 + t187 * t188 * t196;
      const double t198 = std::sqrt(t93 + (t189 * t189 + t193 * t193 + t197 * t197));
      const double t199 = t159 * t186 * (t148 * t175 * t177 + t175 * t178 * t181 + t175 * t182 * t185) + t170
          * t198 * (t165 * t187 * t189 + t187 * t190 * t193 + t187 * t194 * t197);
      const double t200 = 0.39433756729740643 * (t160 + 0.2679491924311227 * t171) - 0.5 * t199;
      const double t201 = t55 * t119 * (t51 * t101 * t110 + t101 * t112 * t114 + t101 * t116 * t118);
      const double t202 = t91 * t138 * (t87 * t120 * t129 + t120 * t131 * t133 + t120 * t135 * t137);
      const double t203 = t159 * t186 * (t155 * t175 * t177 + t175 * t179 * t181 + t175 * t183 * t185);
      const double t204 = t170 * t198 * (t166 * t187 * t189 + t187 * t191 * t193 + t187 * t195 * t197);
      const double t205 = (t201 + 0.2679491924311227 * t202) + (t203 + 0.2679491924311227 * t204);
      const double t206 = (t140 + 0.2679491924311227 * t200) - 0.5 * t205;
      const double t207 = 0.2113248654051871 * t8 + 0.7886751345948129 * t11;
      const double t208 = 0.2113248654051871 * t15 + 0.7886751345948129 * t18;
      const double t209 = 0.2113248654051871 * t26 + 0.7886751345948129 * t27;
      const double t210 = t24 * t208 - t25 * t209;
      const double t211 = 0.2113248654051871 * t32 + 0.7886751345948129 * t35;
      const double t212 = 0.2113248654051871 * t39 + 0.7886751345948129 * t42;
      const double t213 = 0.2113248654051871 * t46 + 0.7886751345948129 * t49;
      const double t214 = t25 * t212 - t24 * t213;
      const double t215 = t209 * t213 - t208 * t212;
      const double t216 = t207 * t210 + t211 * t214 + t52 * t215;
      const double t217 = std::fabs(-t216);
      const double t218 = (0.2113248654051871 * t2 + 0.7886751345948129 * t5) * t217;
      const double t219 = 0.2113248654051871 * t65 + 0.7886751345948129 * t68;
      const double t220 = 0.2113248654051871 * t76 + 0.7886751345948129 * t77;
      const double t221 = t74 * t219 - t75 * t220;
      const double t222 = 0.2113248654051871 * t82 + 0.7886751345948129 * t85;
      const double t223 = t75 * t212 - t74 * t213;
      const double t224 = t213 * t220 - t212 * t219;
      const double t225 = t207 * t221 + t222 * t223 + t88 * t224;
      const double t226 = std::fabs(-t225);
      const double t227 = (0.2113248654051871 * t59 + 0.7886751345948129 * t62) * t226;
      const double t228 = 0.2113248654051871 * t96 + 0.7886751345948129 * t99;
      const double t229 = 1.0 / t216;
      const double t230 = 0.2113248654051871 * t104 + 0.7886751345948129 * t107;
      const double t231 = t210 * t228 * t229 + t214 * t229 * t230 + t109 * t215 * t229;
      const double t232 = t52 * t209 - t24 * t211;
      const double t233 = t24 * t207 - t52 * t212;
      const double t234 = t211 * t212 - t207 * t209;
      const double t235 = t228 * t229 * t232 + t229 * t230 * t233 + t109 * t229 * t234;
      const double t236 = t25 * t211 - t52 * t208;
      const double t237 = t52 * t213 - t25 * t207;
      const double t238 = t207 * t208 - t211 * t213;
      const double t239 = t228 * t229 * t236 + t229 * t230 * t237 + t109 * t229 * t238;
      const double t240 = std::sqrt(t93 + (t231 * t231 + t235 * t235 + t239 * t239));
      const double t241 = 1.0 / t225;
      const double t242 = 0.2113248654051871 * t123 + 0.7886751345948129 * t126;
      const double t243 = t221 * t228 * t241 + t223 * t241 * t242 + t128 * t224 * t241;
      const double t244 = t88 * t220 - t74 * t222;
      const double t245 = t74 * t207 - t88 * t212;
      const double t246 = t212 * t222 - t207 * t220;
      const double t247 = t228 * t241 * t244 + t241 * t242 * t245 + t128 * t241 * t246;
      const double t248 = t75 * t222 - t88 * t219;
      const double t249 = t88 * t213 - t75 * t207;
      const double t250 = t207 * t219 - t213 * t222;
      const double t251 = t228 * t241 * t248 + t241 * t242 * t249 + t128 * t241 * t250;
      const double t252 = std::sqrt(t93 + (t243 * t243 + t247 * t247 + t251 * t251));
      const double t253 = t217 * t240 * (t210 * t229 * t231 + t229 * t232 * t235 + t229 * t236 * t239) + t226
          * t252 * (t221 * t241 * t243 + t241 * t244 * t247 + t241 * t248 * t251);
      const double t254 = 0.39433756729740643 * (t218 + 0.2679491924311227 * t227) - 0.5 * t253;
      const double t255 = 0.2113248654051871 * t143 + 0.7886751345948129 * t144;
      const double t256 = t146 * t208 - t147 * t209;
      const double t257 = 0.2113248654051871 * t149 + 0.7886751345948129 * t150;
      const double t258 = 0.2113248654051871 * t152 + 0.7886751345948129 * t153;
      const double t259 = t147 * t257 - t146 * t258;
      const double t260 = t209 * t258 - t208 * t257;
      const double t261 = t255 * t256 + t211 * t259 + t156 * t260;
      const double t262 = std::fabs(-t261);
      const double t263 = (0.2113248654051871 * t141 + 0.7886751345948129 * t142) * t262;
      const double t264 = t163 * t219 - t164 * t220;
      const double t265 = t164 * t257 - t163 * t258;
      const double t266 = t220 * t258 - t219 * t257;
      const double t267 = t255 * t264 + t222 * t265 + t167 * t266;
      const double t268 = std::fabs(-t267);
      const double t269 = (0.2113248654051871 * t161 + 0.7886751345948129 * t162) * t268;
      const double t270 = 0.2113248654051871 * t172 + 0.7886751345948129 * t173;
      const double t271 = 1.0 / t261;
      const double t272 = t256 * t270 * t271 + t230 * t259 * t271 + t176 * t260 * t271;
      const double t273 = t156 * t209 - t146 * t211;
      const double t274 = t146 * t255 - t156 * t257;
      const double t275 = t211 * t257 - t209 * t255;
      const double t276 = t270 * t271 * t273 + t230 * t271 * t274 + t176 * t271 * t275;
      const double t277 = t147 * t211 - t156 * t208;
      const double t278 = t156 * t258 - t147 * t255;
      const double t279 = t208 * t255 - t211 * t258;
      const double t280 = t270 * t271 * t277 + t230 * t271 * t278 + t176 * t271 * t279;
      const double t281 = std::sqrt(t93 + (t272 * t272 + t276 * t276 + t280 * t280));
      const double t282 = 1.0 / t267;
      const double t283 = t264 * t270 * t282 + t242 * t265 * t282 + t188 * t266 * t282;
      const double t284 = t167 * t220 - t163 * t222;
      const double t285 = t163 * t255 - t167 * t257;
      const double t286 = t222 * t257 - t220 * t255;
      const double t287 = t270 * t282 * t284 + t242 * t282 * t285 + t188 * t282 * t286;
      const double t288 = t164 * t222 - t167 * t219;
      const double t289 = t167 * t258 - t164 * t255;
      const double t290 = t219 * t255 - t222 * t258;
      const double t291 = t270 * t282 * t288 + t242 * t282 * t289 + t188 * t282 * t290;
      const double t292 = std::sqrt(t93 + (t283 * t283 + t287 * t287 + t291 * t291));
      const double t293 = t262 * t281 * (t256 * t271 * t272 + t271 * t273 * t276 + t271 * t277 * t280) + t268
          * t292 * (t264 * t282 * t283 + t282 * t284 * t287 + t282 * t288 * t291);
      const double t294 = 0.39433756729740643 * (t263 + 0.2679491924311227 * t269) - 0.5 * t293;
      const double t295 = t217 * t240 * (t214 * t229 * t231 + t229 * t233 * t235 + t229 * t237 * t239);
      const double t296 = t226 * t252 * (t223 * t241 * t243 + t241 * t245 * t247 + t241 * t249 * t251);
      const double t297 = t262 * t281 * (t259 * t271 * t272 + t271 * t274 * t276 + t271 * t278 * t280);
      const double t298 = t268 * t292 * (t265 * t282 * t283 + t282 * t285 * t287 + t282 * t289 * t291);
      const double t299 = (t295 + 0.2679491924311227 * t296) + (t297 + 0.2679491924311227 * t298);
      const double t300 = (t254 + 0.2679491924311227 * t294) - 0.5 * t299;
      const double t301 = t55 * t119 * (t53 * t101 * t110 + t101 * t113 * t114 + t101 * t117 * t118);
      const double t302 = t91 * t138 * (t89 * t120 * t129 + t120 * t132 * t133 + t120 * t136 * t137);
      const double t303 = t301 + 0.2679491924311227 * t302;
      const double t304 = t159 * t186 * (t157 * t175 * t177 + t175 * t180 * t181 + t175 * t184 * t185);
      const double t305 = t170 * t198 * (t168 * t187 * t189 + t187 * t192 * t193 + t187 * t196 * t197);
      const double t306 = t304 + 0.2679491924311227 * t305;
      const double t307 = t217 * t240 * (t215 * t229 * t231 + t229 * t234 * t235 + t229 * t238 * t239);
      const double t308 = t226 * t252 * (t224 * t241 * t243 + t241 * t246 * t247 + t241 * t250 * t251);
      const double t309 = t307 + 0.2679491924311227 * t308;
      const double t310 = t262 * t281 * (t260 * t271 * t272 + t271 * t275 * t276 + t271 * t279 * t280);
      const double t311 = t268 * t292 * (t266 * t282 * t283 + t282 * t286 * t287 + t282 * t290 * t291);
      const double t312 = t310 + 0.2679491924311227 * t311;
      const double t313 = (0.39433756729740643 * t303 + 0.10566243270259355 * t306) + (0.39433756729740643 *
          t309 + 0.10566243270259355 * t312);
      tile[9 * lane] = -0.39433756729740643 * ((0.39433756729740643 * t206 + 0.10566243270259355 * t300) - 0.5
          * t313);
      const double t314 = 0.5 * t139 + 0.10566243270259355 * (t56 + 3.732050807568877 * t92);
      const double t315 = 0.5 * t199 + 0.10566243270259355 * (t160 + 3.732050807568877 * t171);
      const double t316 = (t201 + 3.732050807568877 * t202) + (t203 + 3.732050807568877 * t204);
      const double t317 = 0.39433756729740643 * (t314 + 0.2679491924311227 * t315) - 0.05283121635129678 *
          t316;
      const double t318 = 0.5 * t253 + 0.10566243270259355 * (t218 + 3.732050807568877 * t227);
      const double t319 = 0.5 * t293 + 0.10566243270259355 * (t263 + 3.732050807568877 * t269);
      const double t320 = (t295 + 3.732050807568877 * t296) + (t297 + 3.732050807568877 * t298);
      const double t321 = 0.39433756729740643 * (t318 + 0.2679491924311227 * t319) - 0.05283121635129678 *
          t320;
      const double t322 = t301 + 3.732050807568877 * t302;
      const double t323 = t304 + 3.732050807568877 * t305;
      const double t324 = t307 + 3.732050807568877 * t308;
      const double t325 = t310 + 3.732050807568877 * t311;
      const double t326 = (0.10566243270259355 * t322 + 0.028312163512967795 * t323) + (0.10566243270259355 *
          t324 + 0.028312163512967795 * t325);
      tile[9 * lane + 1] = -0.39433756729740643 * ((t317 + 0.2679491924311227 * t321) - 0.5 * t326);
      const double t327 = 0.19716878364870322 * t205 + 0.10566243270259355 * (t140 + 3.732050807568877 *
          t200);
      const double t328 = 0.19716878364870322 * t299 + 0.10566243270259355 * (t254 + 3.732050807568877 *
          t294);
      const double t329 = (0.39433756729740643 * t303 + 1.4716878364870323 * t306) + (0.39433756729740643 *
          t309 + 1.4716878364870323 * t312);
      tile[9 * lane + 2] = -(0.39433756729740643 * (t327 + 0.2679491924311227 * t328) - 0.05283121635129678 *
          t329);
      const double t330 = 0.5 * t316 + (t314 + 3.732050807568877 * t315);
      const double t331 = 0.5 * t320 + (t318 + 3.732050807568877 * t319);
      const double t332 = (0.10566243270259355 * t322 + 0.39433756729740643 * t323) + (0.10566243270259355 *
          t324 + 0.39433756729740643 * t325);
      tile[9 * lane + 3] = -(0.39433756729740643 * (0.10566243270259355 * t330 + 0.028312163512967795 * t331)
          - 0.05283121635129678 * t332);
      tile[9 * lane + 4] = -(0.19716878364870322 * t313 + 0.10566243270259355 * (0.39433756729740643 * t206 +
          1.4716878364870323 * t300));
      tile[9 * lane + 5] = -(0.19716878364870322 * t326 + 0.10566243270259355 * (t317 + 3.732050807568877 *
          t321));
      tile[9 * lane + 6] = -0.10566243270259355 * (0.5 * t329 + (t327 + 3.732050807568877 * t328));
      tile[9 * lane + 7] = -0.10566243270259355 * (0.5 * t332 + (0.10566243270259355 * t330 +
          0.39433756729740643 * t331));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 8; k += 64) {
      const int staged = k / 8;
      const int part = k - 8 * staged;
      __stcs(&element_tensors[8 * group_first + k], tile[9 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int p_laplace_f_q1_hexahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  p_laplace_f_q1_hexahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, f, epsilon);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_q1_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 0, 0, nullptr},
    {"f", "Q1", 8, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_q1_hexahedron_f64_element_tensor_cuda_descriptor = {
    "p_laplace_f_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    8,                                         // rows
    1,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    512,                                       // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    4608,                                      // shared_bytes
    1405.0,                                    // flops_per_cell
    248.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
