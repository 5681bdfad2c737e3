// p_laplace_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in p_laplace.form
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
//   trial    Q1, 8 dofs
//   u        coefficient, Q1, 8 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      4661 flops
//   sum_factorised  2690 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        256
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       2690
//   bytes       632 (120 read, 512 written)
//   flops/byte  4.26
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
p_laplace_j_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
  alignas(16) __shared__ double tile[2112];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 256;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 256 ? num_cells - first_cell : 256);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 32 + lane;
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
      const double x0_0 = coordinates[3 * n0];
      const double x1_0 = coordinates[3 * n1];
      const double t0 = x0_0 - x1_0;
      const double x2_0 = coordinates[3 * n2];
      const double x3_0 = coordinates[3 * n3];
      const double t1 = x2_0 - x3_0;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double x4_0 = coordinates[3 * n4];
      const double x5_0 = coordinates[3 * n5];
      const double t3 = x4_0 - x5_0;
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double t4 = x6_0 - x7_0;
      const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
      const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
      const double t9 = t7 - t8;
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
      const double x6_1 = coordinates[3 * n6 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
      const double t12 = t10 - t11;
      const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
      const double x6_2 = coordinates[3 * n6 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
      const double t17 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
      const double t18 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t16 +
          0.2113248654051871 * t17);
      const double t19 = (0.7886751345948129 * t7 + 0.2113248654051871 * t8) - (0.7886751345948129 * t10 +
          0.2113248654051871 * t11);
      const double t20 = t14 - t15;
      const double t21 = t16 - t17;
      const double t22 = 0.7886751345948129 * t20 + 0.2113248654051871 * t21;
      const double t23 = t13 * t18 - t19 * t22;
      const double t24 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
      const double t25 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
      const double t26 = t24 - t25;
      const double t27 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
      const double t28 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
      const double t29 = t27 - t28;
      const double t30 = 0.7886751345948129 * t26 + 0.2113248654051871 * t29;
      const double t31 = x0_2 - x1_2;
      const double t32 = x2_2 - x3_2;
      const double t33 = 0.7886751345948129 * t31 + 0.2113248654051871 * t32;
      const double t34 = x4_2 - x5_2;
      const double t35 = x6_2 - x7_2;
      const double t36 = 0.7886751345948129 * t34 + 0.2113248654051871 * t35;
      const double t37 = 0.7886751345948129 * t33 + 0.2113248654051871 * t36;
      const double t38 = x0_1 - x1_1;
      const double t39 = x2_1 - x3_1;
      const double t40 = 0.7886751345948129 * t38 + 0.2113248654051871 * t39;
      const double t41 = x4_1 - x5_1;
      const double t42 = x6_1 - x7_1;
      const double t43 = 0.7886751345948129 * t41 + 0.2113248654051871 * t42;
      const double t44 = 0.7886751345948129 * t40 + 0.2113248654051871 * t43;
      const double t45 = t19 * t37 - t18 * t44;
      const double t46 = (0.7886751345948129 * t24 + 0.2113248654051871 * t25) - (0.7886751345948129 * t27 +
          0.2113248654051871 * t28);
      const double t47 = t22 * t44 - t13 * t37;
      const double t48 = t6 * t23 + t30 * t45 + t46 * t47;
      const double t49 = std::fabs(-t48);
      const double t50 = epsilon[0] * epsilon[0];
      const double u_0 = u[8 * cell];
      const double u_1 = u[8 * cell + 1];
      const double t51 = u_0 - u_1;
      const double u_2 = u[8 * cell + 2];
      const double u_3 = u[8 * cell + 3];
      const double t52 = u_2 - u_3;
      const double t53 = 0.7886751345948129 * t51 + 0.2113248654051871 * t52;
      const double u_4 = u[8 * cell + 4];
      const double u_5 = u[8 * cell + 5];
      const double t54 = u_4 - u_5;
      const double u_6 = u[8 * cell + 6];
      const double u_7 = u[8 * cell + 7];
      const double t55 = u_6 - u_7;
      const double t56 = 0.7886751345948129 * t54 + 0.2113248654051871 * t55;
      const double t57 = 0.7886751345948129 * t53 + 0.2113248654051871 * t56;
      const double t58 = 1.0 / t48;
      const double t59 = 0.7886751345948129 * u_0 + 0.2113248654051871 * u_1;
      const double t60 = 0.7886751345948129 * u_2 + 0.2113248654051871 * u_3;
      const double t61 = t59 - t60;
      const double t62 = 0.7886751345948129 * u_4 + 0.2113248654051871 * u_5;
      const double t63 = 0.7886751345948129 * u_6 + 0.2113248654051871 * u_7;
      const double t64 = t62 - t63;
      const double t65 = 0.7886751345948129 * t61 + 0.2113248654051871 * t64;
      const double t66 = (0.7886751345948129 * t59 + 0.2113248654051871 * t60) - (0.7886751345948129 * t62 +
          0.2113248654051871 * t63);
      const double t67 = t23 * t57 * t58 + t45 * t58 * t65 + t47 * t58 * t66;
      const double t68 = t22 * t46 - t18 * t30;
      const double t69 = t6 * t18 - t37 * t46;
      const double t70 = t30 * t37 - t6 * t22;
      const double t71 = t57 * t58 * t68 + t58 * t65 * t69 + t58 * t66 * t70;
      const double t72 = t19 * t30 - t13 * t46;
      const double t73 = t44 * t46 - t6 * t19;
      const double t74 = t6 * t13 - t30 * t44;
      const double t75 = t57 * t58 * t72 + t58 * t65 * t73 + t58 * t66 * t74;
      const double t76 = std::sqrt(t50 + (t67 * t67 + t71 * t71 + t75 * t75));
      const double t77 = t76 * (t23 * t23 * t58 * t58 + t58 * t58 * t68 * t68 + t58 * t58 * t72 * t72);
      const double t78 = t23 * t58 * t67 + t58 * t68 * t71 + t58 * t72 * t75;
      const double t79 = 1.0 / t76;
      const double t80 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t81 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t82 = t80 - t81;
      const double t83 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t84 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t85 = t83 - t84;
      const double t86 = 0.7886751345948129 * t82 + 0.2113248654051871 * t85;
      const double t87 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t88 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t89 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t90 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t91 = (0.7886751345948129 * t87 + 0.2113248654051871 * t88) - (0.7886751345948129 * t89 +
          0.2113248654051871 * t90);
      const double t92 = (0.7886751345948129 * t80 + 0.2113248654051871 * t81) - (0.7886751345948129 * t83 +
          0.2113248654051871 * t84);
      const double t93 = t87 - t88;
      const double t94 = t89 - t90;
      const double t95 = 0.7886751345948129 * t93 + 0.2113248654051871 * t94;
      const double t96 = t86 * t91 - t92 * t95;
      const double t97 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t98 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t99 = t97 - t98;
      const double t100 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t101 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t102 = t100 - t101;
      const double t103 = 0.7886751345948129 * t99 + 0.2113248654051871 * t102;
      const double t104 = t37 * t92 - t44 * t91;
      const double t105 = (0.7886751345948129 * t97 + 0.2113248654051871 * t98) - (0.7886751345948129 * t100 +
          0.2113248654051871 * t101);
      const double t106 = t44 * t95 - t37 * t86;
      const double t107 = t6 * t96 + t103 * t104 + t105 * t106;
      const double t108 = std::fabs(-t107);
      const double t109 = 1.0 / t107;
      const double t110 = 0.2113248654051871 * u_0 + 0.7886751345948129 * u_1;
      const double t111 = 0.2113248654051871 * u_2 + 0.7886751345948129 * u_3;
      const double t112 = t110 - t111;
      const double t113 = 0.2113248654051871 * u_4 + 0.7886751345948129 * u_5;
      const double t114 = 0.2113248654051871 * u_6 + 0.7886751345948129 * u_7;
      const double t115 = t113 - t114;
      const double t116 = 0.7886751345948129 * t112 + 0.2113248654051871 * t115;
      const double t117 = (0.7886751345948129 * t110 + 0.2113248654051871 * t111) - (0.7886751345948129 * t113
          + 0.2113248654051871 * t114);
      const double t118 = t57 * t96 * t109 + t104 * t109 * t116 + t106 * t109 * t117;
      const double t119 = t95 * t105 - t91 * t103;
      const double t120 = t6 * t91 - t37 * t105;
      const double t121 = t37 * t103 - t6 * t95;
      const double t122 = t57 * t109 * t119 + t109 * t116 * t120 + t109 * t117 * t121;
      const double t123 = t92 * t103 - t86 * t105;
      const double t124 = t44 * t105 - t6 * t92;
      const double t125 = t6 * t86 - t44 * t103;
      const double t126 = t57 * t109 * t123 + t109 * t116 * t124 + t109 * t117 * t125;
      const double t127 = std::sqrt(t50 + (t118 * t118 + t122 * t122 + t126 * t126));
      const double t128 = t127 * (t96 * t96 * t109 * t109 + t109 * t109 * t119 * t119 + t109 * t109 * t123 *
          t123);
      const double t129 = t96 * t109 * t118 + t109 * t119 * t122 + t109 * t123 * t126;
      const double t130 = 1.0 / t127;
      const double t131 = t49 * (t77 + t78 * t78 * t79) + t108 * (t128 + t129 * t129 * t130);
      const double t132 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t133 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t134 = 0.7886751345948129 * t132 + 0.2113248654051871 * t133;
      const double t135 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t136 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t137 = t13 * t135 - t22 * t136;
      const double t138 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t139 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t140 = 0.7886751345948129 * t138 + 0.2113248654051871 * t139;
      const double t141 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t142 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t143 = 0.7886751345948129 * t141 + 0.2113248654051871 * t142;
      const double t144 = t136 * t140 - t135 * t143;
      const double t145 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t146 = t22 * t143 - t13 * t140;
      const double t147 = t134 * t137 + t30 * t144 + t145 * t146;
      const double t148 = std::fabs(-t147);
      const double t149 = 0.2113248654051871 * t51 + 0.7886751345948129 * t52;
      const double t150 = 0.2113248654051871 * t54 + 0.7886751345948129 * t55;
      const double t151 = 0.7886751345948129 * t149 + 0.2113248654051871 * t150;
      const double t152 = 1.0 / t147;
      const double t153 = (0.2113248654051871 * t59 + 0.7886751345948129 * t60) - (0.2113248654051871 * t62 +
          0.7886751345948129 * t63);
      const double t154 = t137 * t151 * t152 + t65 * t144 * t152 + t146 * t152 * t153;
      const double t155 = t22 * t145 - t30 * t135;
      const double t156 = t134 * t135 - t140 * t145;
      const double t157 = t30 * t140 - t22 * t134;
      const double t158 = t151 * t152 * t155 + t65 * t152 * t156 + t152 * t153 * t157;
      const double t159 = t30 * t136 - t13 * t145;
      const double t160 = t143 * t145 - t134 * t136;
      const double t161 = t13 * t134 - t30 * t143;
      const double t162 = t151 * t152 * t159 + t65 * t152 * t160 + t152 * t153 * t161;
      const double t163 = std::sqrt(t50 + (t154 * t154 + t158 * t158 + t162 * t162));
      const double t164 = t163 * (t137 * t137 * t152 * t152 + t152 * t152 * t155 * t155 + t152 * t152 * t159 *
          t159);
      const double t165 = t137 * t152 * t154 + t152 * t155 * t158 + t152 * t159 * t162;
      const double t166 = 1.0 / t163;
      const double t167 = (0.2113248654051871 * t87 + 0.7886751345948129 * t88) - (0.2113248654051871 * t89 +
          0.7886751345948129 * t90);
      const double t168 = (0.2113248654051871 * t80 + 0.7886751345948129 * t81) - (0.2113248654051871 * t83 +
          0.7886751345948129 * t84);
      const double t169 = t86 * t167 - t95 * t168;
      const double t170 = t140 * t168 - t143 * t167;
      const double t171 = (0.2113248654051871 * t97 + 0.7886751345948129 * t98) - (0.2113248654051871 * t100 +
          0.7886751345948129 * t101);
      const double t172 = t95 * t143 - t86 * t140;
      const double t173 = t134 * t169 + t103 * t170 + t171 * t172;
      const double t174 = std::fabs(-t173);
      const double t175 = 1.0 / t173;
      const double t176 = (0.2113248654051871 * t110 + 0.7886751345948129 * t111) - (0.2113248654051871 * t113
          + 0.7886751345948129 * t114);
      const double t177 = t151 * t169 * t175 + t116 * t170 * t175 + t172 * t175 * t176;
      const double t178 = t95 * t171 - t103 * t167;
      const double t179 = t134 * t167 - t140 * t171;
      const double t180 = t103 * t140 - t95 * t134;
      const double t181 = t151 * t175 * t178 + t116 * t175 * t179 + t175 * t176 * t180;
      const double t182 = t103 * t168 - t86 * t171;
      const double t183 = t143 * t171 - t134 * t168;
      const double t184 = t86 * t134 - t103 * t143;
      const double t185 = t151 * t175 * t182 + t116 * t175 * t183 + t175 * t176 * t184;
      const double t186 = std::sqrt(t50 + (t177 * t177 + t181 * t181 + t185 * t185));
      const double t187 = t186 * (t169 * t169 * t175 * t175 + t175 * t175 * t178 * t178 + t175 * t175 * t182 *
          t182);
      const double t188 = t169 * t175 * t177 + t175 * t178 * t181 + t175 * t182 * t185;
      const double t189 = 1.0 / t186;
      const double t190 = t148 * (t164 + t165 * t165 * t166) + t174 * (t187 + t188 * t188 * t189);
      const double t191 = 0.5 * t131 + 0.03589838486224541 * t190;
      const double t192 = t76 * (t23 * t45 * t58 * t58 + t58 * t58 * t68 * t69 + t58 * t58 * t72 * t73);
      const double t193 = t45 * t58 * t67 + t58 * t69 * t71 + t58 * t73 * t75;
      const double t194 = t49 * (t192 + t78 * t79 * t193);
      const double t195 = t127 * (t96 * t104 * t109 * t109 + t109 * t109 * t119 * t120 + t109 * t109 * t123 *
          t124);
      const double t196 = t104 * t109 * t118 + t109 * t120 * t122 + t109 * t124 * t126;
      const double t197 = t108 * (t195 + t129 * t130 * t196);
      const double t198 = t194 + 0.2679491924311227 * t197;
      const double t199 = t163 * (t137 * t144 * t152 * t152 + t152 * t152 * t155 * t156 + t152 * t152 * t159 *
          t160);
      const double t200 = t144 * t152 * t154 + t152 * t156 * t158 + t152 * t160 * t162;
      const double t201 = t148 * (t199 + t165 * t166 * t200);
      const double t202 = t186 * (t169 * t170 * t175 * t175 + t175 * t175 * t178 * t179 + t175 * t175 * t182 *
          t183);
      const double t203 = t170 * t175 * t177 + t175 * t179 * t181 + t175 * t183 * t185;
      const double t204 = t174 * (t202 + t188 * t189 * t203);
      const double t205 = t201 + 0.2679491924311227 * t204;
      const double t206 = 0.39433756729740643 * t198 + 0.10566243270259355 * t205;
      const double t207 = t76 * (t45 * t45 * t58 * t58 + t58 * t58 * t69 * t69 + t58 * t58 * t73 * t73);
      const double t208 = t49 * (t207 + t79 * t193 * t193);
      const double t209 = t127 * (t104 * t104 * t109 * t109 + t109 * t109 * t120 * t120 + t109 * t109 * t124 *
          t124);
      const double t210 = t108 * (t209 + t130 * t196 * t196);
      const double t211 = t163 * (t144 * t144 * t152 * t152 + t152 * t152 * t156 * t156 + t152 * t152 * t160 *
          t160);
      const double t212 = t148 * (t211 + t166 * t200 * t200);
      const double t213 = t186 * (t170 * t170 * t175 * t175 + t175 * t175 * t179 * t179 + t175 * t175 * t183 *
          t183);
      const double t214 = t174 * (t213 + t189 * t203 * t203);
      const double t215 = (t208 + 0.07179676972449082 * t210) + (t212 + 0.07179676972449082 * t214);
      const double t216 = 0.3110042339640731 * t191 + 0.7886751345948129 * t206 + 0.15550211698203656 * t215;
      const double t217 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t218 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t219 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t220 = t18 * t218 - t19 * t219;
      const double t221 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t222 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t223 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t224 = t19 * t222 - t18 * t223;
      const double t225 = t219 * t223 - t218 * t222;
      const double t226 = t217 * t220 + t221 * t224 + t46 * t225;
      const double t227 = std::fabs(-t226);
      const double t228 = 0.2113248654051871 * t53 + 0.7886751345948129 * t56;
      const double t229 = 1.0 / t226;
      const double t230 = 0.2113248654051871 * t61 + 0.7886751345948129 * t64;
      const double t231 = t220 * t228 * t229 + t224 * t229 * t230 + t66 * t225 * t229;
      const double t232 = t46 * t219 - t18 * t221;
      const double t233 = t18 * t217 - t46 * t222;
      const double t234 = t221 * t222 - t217 * t219;
      const double t235 = t228 * t229 * t232 + t229 * t230 * t233 + t66 * t229 * t234;
      const double t236 = t19 * t221 - t46 * t218;
      const double t237 = t46 * t223 - t19 * t217;
      const double t238 = t217 * t218 - t221 * t223;
      const double t239 = t228 * t229 * t236 + t229 * t230 * t237 + t66 * t229 * t238;
      const double t240 = std::sqrt(t50 + (t231 * t231 + t235 * t235 + t239 * t239));
      const double t241 = t240 * (t220 * t220 * t229 * t229 + t229 * t229 * t232 * t232 + t229 * t229 * t236 *
          t236);
      const double t242 = t220 * t229 * t231 + t229 * t232 * t235 + t229 * t236 * t239;
      const double t243 = 1.0 / t240;
      const double t244 = 0.2113248654051871 * t82 + 0.7886751345948129 * t85;
      const double t245 = 0.2113248654051871 * t93 + 0.7886751345948129 * t94;
      const double t246 = t91 * t244 - t92 * t245;
      const double t247 = 0.2113248654051871 * t99 + 0.7886751345948129 * t102;
      const double t248 = t92 * t222 - t91 * t223;
      const double t249 = t223 * t245 - t222 * t244;
      const double t250 = t217 * t246 + t247 * t248 + t105 * t249;
      const double t251 = std::fabs(-t250);
      const double t252 = 1.0 / t250;
      const double t253 = 0.2113248654051871 * t112 + 0.7886751345948129 * t115;
      const double t254 = t228 * t246 * t252 + t248 * t252 * t253 + t117 * t249 * t252;
      const double t255 = t105 * t245 - t91 * t247;
      const double t256 = t91 * t217 - t105 * t222;
      const double t257 = t222 * t247 - t217 * t245;
      const double t258 = t228 * t252 * t255 + t252 * t253 * t256 + t117 * t252 * t257;
      const double t259 = t92 * t247 - t105 * t244;
      const double t260 = t105 * t223 - t92 * t217;
      const double t261 = t217 * t244 - t223 * t247;
      const double t262 = t228 * t252 * t259 + t252 * t253 * t260 + t117 * t252 * t261;
      const double t263 = std::sqrt(t50 + (t254 * t254 + t258 * t258 + t262 * t262));
      const double t264 = t263 * (t246 * t246 * t252 * t252 + t252 * t252 * t255 * t255 + t252 * t252 * t259 *
          t259);
      const double t265 = t246 * t252 * t254 + t252 * t255 * t258 + t252 * t259 * t262;
      const double t266 = 1.0 / t263;
      const double t267 = t227 * (t241 + t242 * t242 * t243) + t251 * (t264 + t265 * t265 * t266);
      const double t268 = 0.2113248654051871 * t132 + 0.7886751345948129 * t133;
      const double t269 = t135 * t218 - t136 * t219;
      const double t270 = 0.2113248654051871 * t138 + 0.7886751345948129 * t139;
      const double t271 = 0.2113248654051871 * t141 + 0.7886751345948129 * t142;
      const double t272 = t136 * t270 - t135 * t271;
      const double t273 = t219 * t271 - t218 * t270;
      const double t274 = t268 * t269 + t221 * t272 + t145 * t273;
      const double t275 = std::fabs(-t274);
      const double t276 = 0.2113248654051871 * t149 + 0.7886751345948129 * t150;
      const double t277 = 1.0 / t274;
      const double t278 = t269 * t276 * t277 + t230 * t272 * t277 + t153 * t273 * t277;
      const double t279 = t145 * t219 - t135 * t221;
      const double t280 = t135 * t268 - t145 * t270;
      const double t281 = t221 * t270 - t219 * t268;
      const double t282 = t276 * t277 * t279 + t230 * t277 * t280 + t153 * t277 * t281;
      const double t283 = t136 * t221 - t145 * t218;
      const double t284 = t145 * t271 - t136 * t268;
      const double t285 = t218 * t268 - t221 * t271;
      const double t286 = t276 * t277 * t283 + t230 * t277 * t284 + t153 * t277 * t285;
      const double t287 = std::sqrt(t50 + (t278 * t278 + t282 * t282 + t286 * t286));
      const double t288 = t287 * (t269 * t269 * t277 * t277 + t277 * t277 * t279 * t279 + t277 * t277 * t283 *
          t283);
      const double t289 = t269 * t277 * t278 + t277 * t279 * t282 + t277 * t283 * t286;
      const double t290 = 1.0 / t287;
      const double t291 = t167 * t244 - t168 * t245;
      const double t292 = t168 * t270 - t167 * t271;
      const double t293 = t245 * t271 - t244 * t270;
      const double t294 = t268 * t291 + t247 * t292 + t171 * t293;
      const double t295 = std::fabs(-t294);
      const double t296 = 1.0 / t294;
      const double t297 = t276 * t291 * t296 + t253 * t292 * t296 + t176 * t293 * t296;
      const double t298 = t171 * t245 - t167 * t247;
      const double t299 = t167 * t268 - t171 * t270;
      const double t300 = t247 * t270 - t245 * t268;
      const double t301 = t276 * t296 * t298 + t253 * t296 * t299 + t176 * t296 * t300;
      const double t302 = t168 * t247 - t171 * t244;
      const double t303 = t171 * t271 - t168 * t268;
      const double t304 = t244 * t268 - t247 * t271;
      const double t305 = t276 * t296 * t302 + t253 * t296 * t303 + t176 * t296 * t304;
      const double t306 = std::sqrt(t50 + (t297 * t297 + t301 * t301 + t305 * t305));
      const double t307 = t306 * (t291 * t291 * t296 * t296 + t296 * t296 * t298 * t298 + t296 * t296 * t302 *
          t302);
      const double t308 = t291 * t296 * t297 + t296 * t298 * t301 + t296 * t302 * t305;
      const double t309 = 1.0 / t306;
      const double t310 = t275 * (t288 + t289 * t289 * t290) + t295 * (t307 + t308 * t308 * t309);
      const double t311 = 0.5 * t267 + 0.03589838486224541 * t310;
      const double t312 = t240 * (t220 * t224 * t229 * t229 + t229 * t229 * t232 * t233 + t229 * t229 * t236 *
          t237);
      const double t313 = t224 * t229 * t231 + t229 * t233 * t235 + t229 * t237 * t239;
      const double t314 = t227 * (t312 + t242 * t243 * t313);
      const double t315 = t263 * (t246 * t248 * t252 * t252 + t252 * t252 * t255 * t256 + t252 * t252 * t259 *
          t260);
      const double t316 = t248 * t252 * t254 + t252 * t256 * t258 + t252 * t260 * t262;
      const double t317 = t251 * (t315 + t265 * t266 * t316);
      const double t318 = t314 + 0.2679491924311227 * t317;
      const double t319 = t287 * (t269 * t272 * t277 * t277 + t277 * t277 * t279 * t280 + t277 * t277 * t283 *
          t284);
      const double t320 = t272 * t277 * t278 + t277 * t280 * t282 + t277 * t284 * t286;
      const double t321 = t275 * (t319 + t289 * t290 * t320);
      const double t322 = t306 * (t291 * t292 * t296 * t296 + t296 * t296 * t298 * t299 + t296 * t296 * t302 *
          t303);
      const double t323 = t292 * t296 * t297 + t296 * t299 * t301 + t296 * t303 * t305;
      const double t324 = t295 * (t322 + t308 * t309 * t323);
      const double t325 = t321 + 0.2679491924311227 * t324;
      const double t326 = 0.39433756729740643 * t318 + 0.10566243270259355 * t325;
      const double t327 = t240 * (t224 * t224 * t229 * t229 + t229 * t229 * t233 * t233 + t229 * t229 * t237 *
          t237);
      const double t328 = t227 * (t327 + t243 * t313 * t313);
      const double t329 = t263 * (t248 * t248 * t252 * t252 + t252 * t252 * t256 * t256 + t252 * t252 * t260 *
          t260);
      const double t330 = t251 * (t329 + t266 * t316 * t316);
      const double t331 = t287 * (t272 * t272 * t277 * t277 + t277 * t277 * t280 * t280 + t277 * t277 * t284 *
          t284);
      const double t332 = t275 * (t331 + t290 * t320 * t320);
      const double t333 = t306 * (t292 * t292 * t296 * t296 + t296 * t296 * t299 * t299 + t296 * t296 * t303 *
          t303);
      const double t334 = t295 * (t333 + t309 * t323 * t323);
      const double t335 = (t328 + 0.07179676972449082 * t330) + (t332 + 0.07179676972449082 * t334);
      const double t336 = 0.3110042339640731 * t311 + 0.7886751345948129 * t326 + 0.15550211698203656 * t335;
      const double t337 = t76 * (t23 * t47 * t58 * t58 + t58 * t58 * t68 * t70 + t58 * t58 * t72 * t74);
      const double t338 = t47 * t58 * t67 + t58 * t70 * t71 + t58 * t74 * t75;
      const double t339 = t49 * (t337 + t78 * t79 * t338);
      const double t340 = t127 * (t96 * t106 * t109 * t109 + t109 * t109 * t119 * t121 + t109 * t109 * t123 *
          t125);
      const double t341 = t106 * t109 * t118 + t109 * t121 * t122 + t109 * t125 * t126;
      const double t342 = t108 * (t340 + t129 * t130 * t341);
      const double t343 = t339 + 0.2679491924311227 * t342;
      const double t344 = t163 * (t137 * t146 * t152 * t152 + t152 * t152 * t155 * t157 + t152 * t152 * t159 *
          t161);
      const double t345 = t146 * t152 * t154 + t152 * t157 * t158 + t152 * t161 * t162;
      const double t346 = t148 * (t344 + t165 * t166 * t345);
      const double t347 = t186 * (t169 * t172 * t175 * t175 + t175 * t175 * t178 * t180 + t175 * t175 * t182 *
          t184);
      const double t348 = t172 * t175 * t177 + t175 * t180 * t181 + t175 * t184 * t185;
      const double t349 = t174 * (t347 + t188 * t189 * t348);
      const double t350 = t346 + 0.2679491924311227 * t349;
      const double t351 = 0.39433756729740643 * t343 + 0.028312163512967795 * t350;
      const double t352 = t76 * (t45 * t47 * t58 * t58 + t58 * t58 * t69 * t70 + t58 * t58 * t73 * t74);
      const double t353 = t49 * (t352 + t79 * t193 * t338);
      const double t354 = t127 * (t104 * t106 * t109 * t109 + t109 * t109 * t120 * t121 + t109 * t109 * t124 *
          t125);
      const double t355 = t108 * (t354 + t130 * t196 * t341);
      const double t356 = t353 + 0.07179676972449082 * t355;
      const double t357 = t163 * (t144 * t146 * t152 * t152 + t152 * t152 * t156 * t157 + t152 * t152 * t160 *
          t161);
      const double t358 = t148 * (t357 + t166 * t200 * t345);
      const double t359 = t186 * (t170 * t172 * t175 * t175 + t175 * t175 * t179 * t180 + t175 * t175 * t183 *
          t184);
      const double t360 = t174 * (t359 + t189 * t203 * t348);
      const double t361 = t358 + 0.07179676972449082 * t360;
      const double t362 = 0.3110042339640731 * t356 + 0.08333333333333333 * t361;
      const double t363 = 0.3110042339640731 * t351 + 0.39433756729740643 * t362;
      const double t364 = t240 * (t220 * t225 * t229 * t229 + t229 * t229 * t232 * t234 + t229 * t229 * t236 *
          t238);
      const double t365 = t225 * t229 * t231 + t229 * t234 * t235 + t229 * t238 * t239;
      const double t366 = t227 * (t364 + t242 * t243 * t365);
      const double t367 = t263 * (t246 * t249 * t252 * t252 + t252 * t252 * t255 * t257 + t252 * t252 * t259 *
          t261);
      const double t368 = t249 * t252 * t254 + t252 * t257 * t258 + t252 * t261 * t262;
      const double t369 = t251 * (t367 + t265 * t266 * t368);
      const double t370 = t366 + 0.2679491924311227 * t369;
      const double t371 = t287 * (t269 * t273 * t277 * t277 + t277 * t277 * t279 * t281 + t277 * t277 * t283 *
          t285);
      const double t372 = t273 * t277 * t278 + t277 * t281 * t282 + t277 * t285 * t286;
      const double t373 = t275 * (t371 + t289 * t290 * t372);
      const double t374 = t306 * (t291 * t293 * t296 * t296 + t296 * t296 * t298 * t300 + t296 * t296 * t302 *
          t304);
      const double t375 = t293 * t296 * t297 + t296 * t300 * t301 + t296 * t304 * t305;
      const double t376 = t295 * (t374 + t308 * t309 * t375);
      const double t377 = t373 + 0.2679491924311227 * t376;
      const double t378 = 0.39433756729740643 * t370 + 0.028312163512967795 * t377;
      const double t379 = t240 * (t224 * t225 * t229 * t229 + t229 * t229 * t233 * t234 + t229 * t229 * t237 *
          t238);
      const double t380 = t227 * (t379 + t243 * t313 * t365);
      const double t381 = t263 * (t248 * t249 * t252 * t252 + t252 * t252 * t256 * t257 + t252 * t252 * t260 *
          t261);
      const double t382 = t251 * (t381 + t266 * t316 * t368);
      const double t383 = t380 + 0.07179676972449082 * t382;
      const double t384 = t287 * (t272 * t273 * t277 * t277 + t277 * t277 * t280 * t281 + t277 * t277 * t284 *
          t285);
      const double t385 = t275 * (t384 + t290 * t320 * t372);
      const double t386 = t306 * (t292 * t293 * t296 * t296 + t296 * t296 * t299 * t300 + t296 * t296 * t303 *
          t304);
      const double t387 = t295 * (t386 + t309 * t323 * t375);
      const double t388 = t385 + 0.07179676972449082 * t387;
      const double t389 = 0.3110042339640731 * t383 + 0.08333333333333333 * t388;
      const double t390 = 0.3110042339640731 * t378 + 0.39433756729740643 * t389;
      const double t391 = t363 + 0.2679491924311227 * t390;
      const double t392 = t76 * (t47 * t47 * t58 * t58 + t58 * t58 * t70 * t70 + t58 * t58 * t74 * t74);
      const double t393 = t49 * (t392 + t79 * t338 * t338);
      const double t394 = t127 * (t106 * t106 * t109 * t109 + t109 * t109 * t121 * t121 + t109 * t109 * t125 *
          t125);
      const double t395 = t108 * (t394 + t130 * t341 * t341);
      const double t396 = t393 + 0.07179676972449082 * t395;
      const double t397 = t163 * (t146 * t146 * t152 * t152 + t152 * t152 * t157 * t157 + t152 * t152 * t161 *
          t161);
      const double t398 = t148 * (t397 + t166 * t345 * t345);
      const double t399 = t186 * (t172 * t172 * t175 * t175 + t175 * t175 * t180 * t180 + t175 * t175 * t184 *
          t184);
      const double t400 = t174 * (t399 + t189 * t348 * t348);
      const double t401 = t398 + 0.07179676972449082 * t400;
      const double t402 = t240 * (t225 * t225 * t229 * t229 + t229 * t229 * t234 * t234 + t229 * t229 * t238 *
          t238);
      const double t403 = t227 * (t402 + t243 * t365 * t365);
      const double t404 = t263 * (t249 * t249 * t252 * t252 + t252 * t252 * t257 * t257 + t252 * t252 * t261 *
          t261);
      const double t405 = t251 * (t404 + t266 * t368 * t368);
      const double t406 = t403 + 0.07179676972449082 * t405;
      const double t407 = t287 * (t273 * t273 * t277 * t277 + t277 * t277 * t281 * t281 + t277 * t277 * t285 *
          t285);
      const double t408 = t275 * (t407 + t290 * t372 * t372);
      const double t409 = t306 * (t293 * t293 * t296 * t296 + t296 * t296 * t300 * t300 + t296 * t296 * t304 *
          t304);
      const double t410 = t295 * (t409 + t309 * t375 * t375);
      const double t411 = t408 + 0.07179676972449082 * t410;
      const double t412 = (0.3110042339640731 * t396 + 0.022329099369260225 * t401) + (0.3110042339640731 *
          t406 + 0.022329099369260225 * t411);
      const double t413 = t194 + 3.732050807568877 * t197;
      const double t414 = t201 + 3.732050807568877 * t204;
      const double t415 = 0.10566243270259355 * t413 + 0.028312163512967795 * t414;
      const double t416 = (t208 + t210) + (t212 + t214);
      const double t417 = 0.3110042339640731 * t191 + 0.39433756729740643 * t206 - 0.39433756729740643 * t415
          - 0.041666666666666664 * t416;
      const double t418 = t314 + 3.732050807568877 * t317;
      const double t419 = t321 + 3.732050807568877 * t324;
      const double t420 = 0.10566243270259355 * t418 + 0.028312163512967795 * t419;
      const double t421 = (t328 + t330) + (t332 + t334);
      const double t422 = 0.3110042339640731 * t311 + 0.39433756729740643 * t326 - 0.39433756729740643 * t420
          - 0.041666666666666664 * t421;
      const double t423 = t339 + 3.732050807568877 * t342;
      const double t424 = t346 + 3.732050807568877 * t349;
      const double t425 = 0.10566243270259355 * t423 + 0.007586221349277619 * t424;
      const double t426 = t353 + t355;
      const double t427 = t358 + t360;
      const double t428 = 0.08333333333333333 * t426 + 0.022329099369260225 * t427;
      const double t429 = 0.3110042339640731 * t425 + 0.39433756729740643 * t428;
      const double t430 = t366 + 3.732050807568877 * t369;
      const double t431 = t373 + 3.732050807568877 * t376;
      const double t432 = 0.10566243270259355 * t430 + 0.007586221349277619 * t431;
      const double t433 = t380 + t382;
      const double t434 = t385 + t387;
      const double t435 = 0.08333333333333333 * t433 + 0.022329099369260225 * t434;
      const double t436 = 0.3110042339640731 * t432 + 0.39433756729740643 * t435;
      const double t437 = t429 + 0.2679491924311227 * t436;
      const double t438 = 0.3110042339640731 * t351 - 0.39433756729740643 * t428;
      const double t439 = 0.3110042339640731 * t378 - 0.39433756729740643 * t435;
      const double t440 = t438 + 0.2679491924311227 * t439;
      const double t441 = t393 + t395;
      const double t442 = t398 + t400;
      const double t443 = t403 + t405;
      const double t444 = t408 + t410;
      const double t445 = (0.08333333333333333 * t441 + 0.005983064143707569 * t442) + (0.08333333333333333 *
          t443 + 0.005983064143707569 * t444);
      const double t446 = -(0.3110042339640731 * (t417 + 0.07179676972449082 * t422) + 0.39433756729740643 *
          t440 - 0.39433756729740643 * t437 - 0.15550211698203656 * t445);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (t216 +
          0.07179676972449082 * t336) + 0.7886751345948129 * t391 + 0.15550211698203656 * t412, t446);
      const double t447 = t131 + t190;
      const double t448 = 0.39433756729740643 * t198 + 1.4716878364870323 * t205;
      const double t449 = 0.39433756729740643 * t206 + 0.15550211698203656 * t215 - 0.041666666666666664 *
          t447 - 0.10566243270259355 * t448;
      const double t450 = t267 + t310;
      const double t451 = 0.39433756729740643 * t318 + 1.4716878364870323 * t325;
      const double t452 = 0.39433756729740643 * t326 + 0.15550211698203656 * t335 - 0.041666666666666664 *
          t450 - 0.10566243270259355 * t451;
      const double t453 = t343 + t350;
      const double t454 = 0.3110042339640731 * t356 + 1.160683602522959 * t361;
      const double t455 = 0.032861463941450536 * t453 + 0.10566243270259355 * t454;
      const double t456 = t370 + t377;
      const double t457 = 0.3110042339640731 * t383 + 1.160683602522959 * t388;
      const double t458 = 0.032861463941450536 * t456 + 0.10566243270259355 * t457;
      const double t459 = t455 + 0.2679491924311227 * t458;
      const double t460 = 0.39433756729740643 * t362 - 0.032861463941450536 * t453;
      const double t461 = 0.39433756729740643 * t389 - 0.032861463941450536 * t456;
      const double t462 = t460 + 0.2679491924311227 * t461;
      const double t463 = (t396 + t401) + (t406 + t411);
      const double t464 = -(0.3110042339640731 * (t449 + 0.07179676972449082 * t452) + 0.39433756729740643 *
          t462 - 0.39433756729740643 * t459 - 0.012958509748503046 * t463);
      const double t465 = 0.39433756729740643 * t415 + 0.041666666666666664 * t416 + 0.041666666666666664 *
          t447 + 0.10566243270259355 * t448;
      const double t466 = 0.39433756729740643 * t420 + 0.041666666666666664 * t421 + 0.041666666666666664 *
          t450 + 0.10566243270259355 * t451;
      const double t467 = t423 + t424;
      const double t468 = 0.08333333333333333 * t426 + 0.3110042339640731 * t427;
      const double t469 = 0.00880520272521613 * t467 + 0.10566243270259355 * t468;
      const double t470 = t430 + t431;
      const double t471 = 0.08333333333333333 * t433 + 0.3110042339640731 * t434;
      const double t472 = 0.00880520272521613 * t470 + 0.10566243270259355 * t471;
      const double t473 = t469 + 0.2679491924311227 * t472;
      const double t474 = 0.39433756729740643 * t428 + 0.032861463941450536 * t453;
      const double t475 = 0.39433756729740643 * t435 + 0.032861463941450536 * t456;
      const double t476 = t474 + 0.2679491924311227 * t475;
      const double t477 = (t441 + t442) + (t443 + t444);
      const double t478 = -(0.3110042339640731 * (t465 + 0.07179676972449082 * t466) + 0.39433756729740643 *
          t476 - 0.39433756729740643 * t473 - 0.003472222222222222 * t477);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t464, t478);
      const double t479 = t363 + 3.732050807568877 * t390;
      const double t480 = -(0.39433756729740643 * t391 + 0.15550211698203656 * t412 - 0.08333333333333333 *
          (t216 + t336) - 0.10566243270259355 * t479);
      const double t481 = t417 + t422;
      const double t482 = t438 + 3.732050807568877 * t439;
      const double t483 = -(0.39433756729740643 * t437 + 0.15550211698203656 * t445 + 0.08333333333333333 *
          t481 + 0.10566243270259355 * t482);
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t480, t483);
      const double t484 = t449 + t452;
      const double t485 = t460 + 3.732050807568877 * t461;
      const double t486 = -(0.39433756729740643 * t459 + 0.012958509748503046 * t463 + 0.08333333333333333 *
          t484 + 0.10566243270259355 * t485);
      const double t487 = t465 + t466;
      const double t488 = t474 + 3.732050807568877 * t475;
      const double t489 = -(0.39433756729740643 * t473 + 0.003472222222222222 * t477 + 0.08333333333333333 *
          t487 + 0.10566243270259355 * t488);
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t486, t489);
      const double t490 = (t208 + 13.928203230275509 * t210) + (t212 + 13.928203230275509 * t214);
      const double t491 = 0.3110042339640731 * t191 + 0.011164549684630112 * t490 - 0.7886751345948129 * t415;
      const double t492 = (t328 + 13.928203230275509 * t330) + (t332 + 13.928203230275509 * t334);
      const double t493 = 0.3110042339640731 * t311 + 0.011164549684630112 * t492 - 0.7886751345948129 * t420;
      const double t494 = t353 + 13.928203230275509 * t355;
      const double t495 = t358 + 13.928203230275509 * t360;
      const double t496 = 0.022329099369260225 * t494 + 0.005983064143707569 * t495;
      const double t497 = 0.3110042339640731 * t425 - 0.39433756729740643 * t496;
      const double t498 = t380 + 13.928203230275509 * t382;
      const double t499 = t385 + 13.928203230275509 * t387;
      const double t500 = 0.022329099369260225 * t498 + 0.005983064143707569 * t499;
      const double t501 = 0.3110042339640731 * t432 - 0.39433756729740643 * t500;
      const double t502 = t497 + 0.2679491924311227 * t501;
      const double t503 = t393 + 13.928203230275509 * t395;
      const double t504 = t398 + 13.928203230275509 * t400;
      const double t505 = t403 + 13.928203230275509 * t405;
      const double t506 = t408 + 13.928203230275509 * t410;
      const double t507 = (0.022329099369260225 * t503 + 0.0016031572055700497 * t504) + (0.022329099369260225
          * t505 + 0.0016031572055700497 * t506);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t446, 0.3110042339640731 * (t491 +
          0.07179676972449082 * t493) + 0.15550211698203656 * t507 - 0.7886751345948129 * t502);
      const double t508 = 0.10566243270259355 * t413 + 0.39433756729740643 * t414;
      const double t509 = 0.39433756729740643 * t206 + 0.10566243270259355 * t508 - 0.041666666666666664 *
          t416 - 0.041666666666666664 * t447;
      const double t510 = 0.10566243270259355 * t418 + 0.39433756729740643 * t419;
      const double t511 = 0.39433756729740643 * t326 + 0.10566243270259355 * t510 - 0.041666666666666664 *
          t421 - 0.041666666666666664 * t450;
      const double t512 = 0.39433756729740643 * t428 - 0.00880520272521613 * t467;
      const double t513 = 0.39433756729740643 * t435 - 0.00880520272521613 * t470;
      const double t514 = t512 + 0.2679491924311227 * t513;
      const double t515 = 0.032861463941450536 * t453 - 0.10566243270259355 * t468;
      const double t516 = 0.032861463941450536 * t456 - 0.10566243270259355 * t471;
      const double t517 = t515 + 0.2679491924311227 * t516;
      const double t518 = 0.003472222222222222 * t477 + 0.3110042339640731 * (t509 + 0.07179676972449082 *
          t511) - 0.39433756729740643 * t514 - 0.39433756729740643 * t517;
      const double t519 = 0.39433756729740643 * t415 + 0.041666666666666664 * t447 - 0.011164549684630112 *
          t490 - 0.10566243270259355 * t508;
      const double t520 = 0.39433756729740643 * t420 + 0.041666666666666664 * t450 - 0.011164549684630112 *
          t492 - 0.10566243270259355 * t510;
      const double t521 = 0.022329099369260225 * t494 + 0.08333333333333333 * t495;
      const double t522 = 0.00880520272521613 * t467 - 0.10566243270259355 * t521;
      const double t523 = 0.022329099369260225 * t498 + 0.08333333333333333 * t499;
      const double t524 = 0.00880520272521613 * t470 - 0.10566243270259355 * t523;
      const double t525 = t522 + 0.2679491924311227 * t524;
      const double t526 = 0.00880520272521613 * t467 + 0.39433756729740643 * t496;
      const double t527 = 0.00880520272521613 * t470 + 0.39433756729740643 * t500;
      const double t528 = t526 + 0.2679491924311227 * t527;
      const double t529 = (t503 + t504) + (t505 + t506);
      const double t530 = 0.3110042339640731 * (t519 + 0.07179676972449082 * t520) + 0.0009303791403858428 *
          t529 - 0.39433756729740643 * t525 - 0.39433756729740643 * t528;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t518, t530);
      const double t531 = t429 + 3.732050807568877 * t436;
      const double t532 = 0.39433756729740643 * t440 + 0.10566243270259355 * t531 - 0.15550211698203656 * t445
          - 0.08333333333333333 * t481;
      const double t533 = t497 + 3.732050807568877 * t501;
      const double t534 = 0.39433756729740643 * t502 + 0.08333333333333333 * (t491 + t493) -
          0.15550211698203656 * t507 - 0.10566243270259355 * t533;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t532, t534);
      const double t535 = t509 + t511;
      const double t536 = t512 + 3.732050807568877 * t513;
      const double t537 = -(0.003472222222222222 * t477 + 0.10566243270259355 * t536 - 0.39433756729740643 *
          t517 - 0.08333333333333333 * t535);
      const double t538 = t519 + t520;
      const double t539 = t526 + 3.732050807568877 * t527;
      const double t540 = 0.39433756729740643 * t525 + 0.08333333333333333 * t538 - 0.0009303791403858428 *
          t529 - 0.10566243270259355 * t539;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t537, t540);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t464, t518);
      const double t541 = 0.5 * t131 + 6.964101615137754 * t190;
      const double t542 = 0.15550211698203656 * t215 + 0.022329099369260225 * t541 - 0.2113248654051871 *
          t448;
      const double t543 = 0.5 * t267 + 6.964101615137754 * t310;
      const double t544 = 0.15550211698203656 * t335 + 0.022329099369260225 * t543 - 0.2113248654051871 *
          t451;
      const double t545 = 0.39433756729740643 * t343 + 5.4924137786507226 * t350;
      const double t546 = 0.10566243270259355 * t454 - 0.022329099369260225 * t545;
      const double t547 = 0.39433756729740643 * t370 + 5.4924137786507226 * t377;
      const double t548 = 0.10566243270259355 * t457 - 0.022329099369260225 * t547;
      const double t549 = t546 + 0.2679491924311227 * t548;
      const double t550 = (0.3110042339640731 * t396 + 4.331730176127763 * t401) + (0.3110042339640731 * t406
          + 4.331730176127763 * t411);
      const double t551 = 0.041666666666666664 * t416 + 0.10566243270259355 * t448 - 0.10566243270259355 *
          t508 - 0.022329099369260225 * t541;
      const double t552 = 0.041666666666666664 * t421 + 0.10566243270259355 * t451 - 0.10566243270259355 *
          t510 - 0.022329099369260225 * t543;
      const double t553 = 0.10566243270259355 * t423 + 1.4716878364870323 * t424;
      const double t554 = 0.10566243270259355 * t468 - 0.022329099369260225 * t553;
      const double t555 = 0.10566243270259355 * t430 + 1.4716878364870323 * t431;
      const double t556 = 0.10566243270259355 * t471 - 0.022329099369260225 * t555;
      const double t557 = t554 + 0.2679491924311227 * t556;
      const double t558 = 0.10566243270259355 * t468 + 0.022329099369260225 * t545;
      const double t559 = 0.10566243270259355 * t471 + 0.022329099369260225 * t547;
      const double t560 = t558 + 0.2679491924311227 * t559;
      const double t561 = (0.08333333333333333 * t441 + 1.160683602522959 * t442) + (0.08333333333333333 *
          t443 + 1.160683602522959 * t444);
      const double t562 = 0.3110042339640731 * (t551 + 0.07179676972449082 * t552) + 0.011164549684630112 *
          t561 - 0.39433756729740643 * t557 - 0.39433756729740643 * t560;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t542 +
          0.07179676972449082 * t544) + 0.011164549684630112 * t550 - 0.7886751345948129 * t549, t562);
      const double t563 = t455 + 3.732050807568877 * t458;
      const double t564 = 0.39433756729740643 * t462 + 0.10566243270259355 * t563 - 0.012958509748503046 *
          t463 - 0.08333333333333333 * t484;
      const double t565 = t515 + 3.732050807568877 * t516;
      const double t566 = -(0.003472222222222222 * t477 + 0.10566243270259355 * t565 - 0.39433756729740643 *
          t514 - 0.08333333333333333 * t535);
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t564, t566);
      const double t567 = t546 + 3.732050807568877 * t548;
      const double t568 = 0.39433756729740643 * t549 + 0.08333333333333333 * (t542 + t544) -
          0.011164549684630112 * t550 - 0.10566243270259355 * t567;
      const double t569 = t551 + t552;
      const double t570 = t558 + 3.732050807568877 * t559;
      const double t571 = 0.39433756729740643 * t557 + 0.08333333333333333 * t569 - 0.011164549684630112 *
          t561 - 0.10566243270259355 * t570;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t568, t571);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t478, t530);
      const double t572 = 0.011164549684630112 * t490 + 0.2113248654051871 * t508 + 0.022329099369260225 *
          t541;
      const double t573 = 0.011164549684630112 * t492 + 0.2113248654051871 * t510 + 0.022329099369260225 *
          t543;
      const double t574 = 0.10566243270259355 * t521 + 0.022329099369260225 * t553;
      const double t575 = 0.10566243270259355 * t523 + 0.022329099369260225 * t555;
      const double t576 = t574 + 0.2679491924311227 * t575;
      const double t577 = (0.022329099369260225 * t503 + 0.3110042339640731 * t504) + (0.022329099369260225 *
          t505 + 0.3110042339640731 * t506);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t562, 0.3110042339640731 * (t572 +
          0.07179676972449082 * t573) + 0.011164549684630112 * t577 - 0.7886751345948129 * t576);
      const double t578 = t469 + 3.732050807568877 * t472;
      const double t579 = 0.39433756729740643 * t476 + 0.10566243270259355 * t578 - 0.003472222222222222 *
          t477 - 0.08333333333333333 * t487;
      const double t580 = t522 + 3.732050807568877 * t524;
      const double t581 = 0.39433756729740643 * t528 + 0.08333333333333333 * t538 - 0.0009303791403858428 *
          t529 - 0.10566243270259355 * t580;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t579, t581);
      const double t582 = t554 + 3.732050807568877 * t556;
      const double t583 = 0.39433756729740643 * t560 + 0.08333333333333333 * t569 - 0.011164549684630112 *
          t561 - 0.10566243270259355 * t582;
      const double t584 = t574 + 3.732050807568877 * t575;
      const double t585 = 0.39433756729740643 * t576 + 0.08333333333333333 * (t572 + t573) -
          0.011164549684630112 * t577 - 0.10566243270259355 * t584;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t583, t585);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t480, t532);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t564, t579);
      const double t586 = 0.15550211698203656 * t445 + 0.10566243270259355 * t482 - 0.10566243270259355 * t531
          - 0.022329099369260225 * (t417 + 13.928203230275509 * t422);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t412 +
          0.022329099369260225 * (t216 + 13.928203230275509 * t336) - 0.2113248654051871 * t479, t586);
      const double t587 = 0.012958509748503046 * t463 + 0.10566243270259355 * t485 - 0.10566243270259355 *
          t563 - 0.022329099369260225 * (t449 + 13.928203230275509 * t452);
      const double t588 = 0.003472222222222222 * t477 + 0.10566243270259355 * t488 - 0.10566243270259355 *
          t578 - 0.022329099369260225 * (t465 + 13.928203230275509 * t466);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t587, t588);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t483, t534);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t566, t581);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t586, 0.15550211698203656 * t507 +
          0.2113248654051871 * t533 + 0.022329099369260225 * (t491 + 13.928203230275509 * t493));
      const double t589 = 0.003472222222222222 * t477 + 0.10566243270259355 * t536 + 0.10566243270259355 *
          t565 + 0.022329099369260225 * (t509 + 13.928203230275509 * t511);
      const double t590 = 0.0009303791403858428 * t529 + 0.10566243270259355 * t539 + 0.10566243270259355 *
          t580 + 0.022329099369260225 * (t519 + 13.928203230275509 * t520);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t589, t590);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t486, t537);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t568, t583);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t587, t589);
      const double t591 = 0.011164549684630112 * t561 + 0.10566243270259355 * t570 + 0.10566243270259355 *
          t582 + 0.022329099369260225 * (t551 + 13.928203230275509 * t552);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t550 +
          0.2113248654051871 * t567 + 0.022329099369260225 * (t542 + 13.928203230275509 * t544), t591);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t489, t540);
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t571, t585);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t588, t590);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t591, 0.011164549684630112 * t577 +
          0.2113248654051871 * t584 + 0.022329099369260225 * (t572 + 13.928203230275509 * t573));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 32;
    const int group_cells = cells_here - step * 32 < 32 ? cells_here - step * 32 : 32;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 32; k += 32) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      __stcs(&reinterpret_cast<double2*>(element_tensors)[32 * group_first + k], reinterpret_cast<const
          double2*>(tile)[33 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int p_laplace_j_q1_hexahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 255) / 256;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  p_laplace_j_q1_hexahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, epsilon);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_q1_hexahedron_f64_element_tensor_cuda_descriptor = {
    "p_laplace_j_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    1,                                         // num_coefficients
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
    256,                                       // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    16896,                                     // shared_bytes
    2690.0,                                    // flops_per_cell
    632.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
