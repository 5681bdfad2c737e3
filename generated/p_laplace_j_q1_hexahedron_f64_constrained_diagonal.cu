// p_laplace_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel diagonal --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
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
//   quadrature      3345 flops
//   sum_factorised  2201 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       2217
//   bytes       112 (104 read, 8 written)
//   flops/byte  19.8
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128, 4)
p_laplace_j_q1_hexahedron_f64_constrained_diagonal_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
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
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
    const double u_4 = u[d4];
    const double u_5 = u[d5];
    const double u_6 = u[d6];
    const double u_7 = u[d7];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double t3 = x4_0 - x5_0;
    const double t4 = x6_0 - x7_0;
    const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
    const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
    const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
    const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
    const double t9 = t7 - t8;
    const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
    const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
    const double t12 = t10 - t11;
    const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
    const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
    const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
    const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
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
    const double t51 = u_0 - u_1;
    const double t52 = u_2 - u_3;
    const double t53 = 0.7886751345948129 * t51 + 0.2113248654051871 * t52;
    const double t54 = u_4 - u_5;
    const double t55 = u_6 - u_7;
    const double t56 = 0.7886751345948129 * t54 + 0.2113248654051871 * t55;
    const double t57 = 0.7886751345948129 * t53 + 0.2113248654051871 * t56;
    const double t58 = reciprocal(t48);
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
    const double t79 = reciprocal(t76);
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
    const double t109 = reciprocal(t107);
    const double t110 = 0.2113248654051871 * u_0 + 0.7886751345948129 * u_1;
    const double t111 = 0.2113248654051871 * u_2 + 0.7886751345948129 * u_3;
    const double t112 = t110 - t111;
    const double t113 = 0.2113248654051871 * u_4 + 0.7886751345948129 * u_5;
    const double t114 = 0.2113248654051871 * u_6 + 0.7886751345948129 * u_7;
    const double t115 = t113 - t114;
    const double t116 = 0.7886751345948129 * t112 + 0.2113248654051871 * t115;
    const double t117 = (0.7886751345948129 * t110 + 0.2113248654051871 * t111) - (0.7886751345948129 * t113 +
        0.2113248654051871 * t114);
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
    const double t130 = reciprocal(t127);
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
    const double t152 = reciprocal(t147);
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
    const double t166 = reciprocal(t163);
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
    const double t175 = reciprocal(t173);
    const double t176 = (0.2113248654051871 * t110 + 0.7886751345948129 * t111) - (0.2113248654051871 * t113 +
        0.7886751345948129 * t114);
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
    const double t189 = reciprocal(t186);
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
    const double t206 = t76 * (t45 * t45 * t58 * t58 + t58 * t58 * t69 * t69 + t58 * t58 * t73 * t73);
    const double t207 = t49 * (t206 + t79 * t193 * t193);
    const double t208 = t127 * (t104 * t104 * t109 * t109 + t109 * t109 * t120 * t120 + t109 * t109 * t124 *
        t124);
    const double t209 = t108 * (t208 + t130 * t196 * t196);
    const double t210 = t163 * (t144 * t144 * t152 * t152 + t152 * t152 * t156 * t156 + t152 * t152 * t160 *
        t160);
    const double t211 = t148 * (t210 + t166 * t200 * t200);
    const double t212 = t186 * (t170 * t170 * t175 * t175 + t175 * t175 * t179 * t179 + t175 * t175 * t183 *
        t183);
    const double t213 = t174 * (t212 + t189 * t203 * t203);
    const double t214 = (t207 + 0.07179676972449082 * t209) + (t211 + 0.07179676972449082 * t213);
    const double t215 = 0.3110042339640731 * t191 + 0.7886751345948129 * (0.39433756729740643 * t198 +
        0.10566243270259355 * t205) + 0.15550211698203656 * t214;
    const double t216 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
    const double t217 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
    const double t218 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
    const double t219 = t18 * t217 - t19 * t218;
    const double t220 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
    const double t221 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
    const double t222 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
    const double t223 = t19 * t221 - t18 * t222;
    const double t224 = t218 * t222 - t217 * t221;
    const double t225 = t216 * t219 + t220 * t223 + t46 * t224;
    const double t226 = std::fabs(-t225);
    const double t227 = 0.2113248654051871 * t53 + 0.7886751345948129 * t56;
    const double t228 = reciprocal(t225);
    const double t229 = 0.2113248654051871 * t61 + 0.7886751345948129 * t64;
    const double t230 = t219 * t227 * t228 + t223 * t228 * t229 + t66 * t224 * t228;
    const double t231 = t46 * t218 - t18 * t220;
    const double t232 = t18 * t216 - t46 * t221;
    const double t233 = t220 * t221 - t216 * t218;
    const double t234 = t227 * t228 * t231 + t228 * t229 * t232 + t66 * t228 * t233;
    const double t235 = t19 * t220 - t46 * t217;
    const double t236 = t46 * t222 - t19 * t216;
    const double t237 = t216 * t217 - t220 * t222;
    const double t238 = t227 * t228 * t235 + t228 * t229 * t236 + t66 * t228 * t237;
    const double t239 = std::sqrt(t50 + (t230 * t230 + t234 * t234 + t238 * t238));
    const double t240 = t239 * (t219 * t219 * t228 * t228 + t228 * t228 * t231 * t231 + t228 * t228 * t235 *
        t235);
    const double t241 = t219 * t228 * t230 + t228 * t231 * t234 + t228 * t235 * t238;
    const double t242 = reciprocal(t239);
    const double t243 = 0.2113248654051871 * t82 + 0.7886751345948129 * t85;
    const double t244 = 0.2113248654051871 * t93 + 0.7886751345948129 * t94;
    const double t245 = t91 * t243 - t92 * t244;
    const double t246 = 0.2113248654051871 * t99 + 0.7886751345948129 * t102;
    const double t247 = t92 * t221 - t91 * t222;
    const double t248 = t222 * t244 - t221 * t243;
    const double t249 = t216 * t245 + t246 * t247 + t105 * t248;
    const double t250 = std::fabs(-t249);
    const double t251 = reciprocal(t249);
    const double t252 = 0.2113248654051871 * t112 + 0.7886751345948129 * t115;
    const double t253 = t227 * t245 * t251 + t247 * t251 * t252 + t117 * t248 * t251;
    const double t254 = t105 * t244 - t91 * t246;
    const double t255 = t91 * t216 - t105 * t221;
    const double t256 = t221 * t246 - t216 * t244;
    const double t257 = t227 * t251 * t254 + t251 * t252 * t255 + t117 * t251 * t256;
    const double t258 = t92 * t246 - t105 * t243;
    const double t259 = t105 * t222 - t92 * t216;
    const double t260 = t216 * t243 - t222 * t246;
    const double t261 = t227 * t251 * t258 + t251 * t252 * t259 + t117 * t251 * t260;
    const double t262 = std::sqrt(t50 + (t253 * t253 + t257 * t257 + t261 * t261));
    const double t263 = t262 * (t245 * t245 * t251 * t251 + t251 * t251 * t254 * t254 + t251 * t251 * t258 *
        t258);
    const double t264 = t245 * t251 * t253 + t251 * t254 * t257 + t251 * t258 * t261;
    const double t265 = reciprocal(t262);
    const double t266 = t226 * (t240 + t241 * t241 * t242) + t250 * (t263 + t264 * t264 * t265);
    const double t267 = 0.2113248654051871 * t132 + 0.7886751345948129 * t133;
    const double t268 = t135 * t217 - t136 * t218;
    const double t269 = 0.2113248654051871 * t138 + 0.7886751345948129 * t139;
    const double t270 = 0.2113248654051871 * t141 + 0.7886751345948129 * t142;
    const double t271 = t136 * t269 - t135 * t270;
    const double t272 = t218 * t270 - t217 * t269;
    const double t273 = t267 * t268 + t220 * t271 + t145 * t272;
    const double t274 = std::fabs(-t273);
    const double t275 = 0.2113248654051871 * t149 + 0.7886751345948129 * t150;
    const double t276 = reciprocal(t273);
    const double t277 = t268 * t275 * t276 + t229 * t271 * t276 + t153 * t272 * t276;
    const double t278 = t145 * t218 - t135 * t220;
    const double t279 = t135 * t267 - t145 * t269;
    const double t280 = t220 * t269 - t218 * t267;
    const double t281 = t275 * t276 * t278 + t229 * t276 * t279 + t153 * t276 * t280;
    const double t282 = t136 * t220 - t145 * t217;
    const double t283 = t145 * t270 - t136 * t267;
    const double t284 = t217 * t267 - t220 * t270;
    const double t285 = t275 * t276 * t282 + t229 * t276 * t283 + t153 * t276 * t284;
    const double t286 = std::sqrt(t50 + (t277 * t277 + t281 * t281 + t285 * t285));
    const double t287 = t286 * (t268 * t268 * t276 * t276 + t276 * t276 * t278 * t278 + t276 * t276 * t282 *
        t282);
    const double t288 = t268 * t276 * t277 + t276 * t278 * t281 + t276 * t282 * t285;
    const double t289 = reciprocal(t286);
    const double t290 = t167 * t243 - t168 * t244;
    const double t291 = t168 * t269 - t167 * t270;
    const double t292 = t244 * t270 - t243 * t269;
    const double t293 = t267 * t290 + t246 * t291 + t171 * t292;
    const double t294 = std::fabs(-t293);
    const double t295 = reciprocal(t293);
    const double t296 = t275 * t290 * t295 + t252 * t291 * t295 + t176 * t292 * t295;
    const double t297 = t171 * t244 - t167 * t246;
    const double t298 = t167 * t267 - t171 * t269;
    const double t299 = t246 * t269 - t244 * t267;
    const double t300 = t275 * t295 * t297 + t252 * t295 * t298 + t176 * t295 * t299;
    const double t301 = t168 * t246 - t171 * t243;
    const double t302 = t171 * t270 - t168 * t267;
    const double t303 = t243 * t267 - t246 * t270;
    const double t304 = t275 * t295 * t301 + t252 * t295 * t302 + t176 * t295 * t303;
    const double t305 = std::sqrt(t50 + (t296 * t296 + t300 * t300 + t304 * t304));
    const double t306 = t305 * (t290 * t290 * t295 * t295 + t295 * t295 * t297 * t297 + t295 * t295 * t301 *
        t301);
    const double t307 = t290 * t295 * t296 + t295 * t297 * t300 + t295 * t301 * t304;
    const double t308 = reciprocal(t305);
    const double t309 = t274 * (t287 + t288 * t288 * t289) + t294 * (t306 + t307 * t307 * t308);
    const double t310 = 0.5 * t266 + 0.03589838486224541 * t309;
    const double t311 = t239 * (t219 * t223 * t228 * t228 + t228 * t228 * t231 * t232 + t228 * t228 * t235 *
        t236);
    const double t312 = t223 * t228 * t230 + t228 * t232 * t234 + t228 * t236 * t238;
    const double t313 = t226 * (t311 + t241 * t242 * t312);
    const double t314 = t262 * (t245 * t247 * t251 * t251 + t251 * t251 * t254 * t255 + t251 * t251 * t258 *
        t259);
    const double t315 = t247 * t251 * t253 + t251 * t255 * t257 + t251 * t259 * t261;
    const double t316 = t250 * (t314 + t264 * t265 * t315);
    const double t317 = t313 + 0.2679491924311227 * t316;
    const double t318 = t286 * (t268 * t271 * t276 * t276 + t276 * t276 * t278 * t279 + t276 * t276 * t282 *
        t283);
    const double t319 = t271 * t276 * t277 + t276 * t279 * t281 + t276 * t283 * t285;
    const double t320 = t274 * (t318 + t288 * t289 * t319);
    const double t321 = t305 * (t290 * t291 * t295 * t295 + t295 * t295 * t297 * t298 + t295 * t295 * t301 *
        t302);
    const double t322 = t291 * t295 * t296 + t295 * t298 * t300 + t295 * t302 * t304;
    const double t323 = t294 * (t321 + t307 * t308 * t322);
    const double t324 = t320 + 0.2679491924311227 * t323;
    const double t325 = t239 * (t223 * t223 * t228 * t228 + t228 * t228 * t232 * t232 + t228 * t228 * t236 *
        t236);
    const double t326 = t226 * (t325 + t242 * t312 * t312);
    const double t327 = t262 * (t247 * t247 * t251 * t251 + t251 * t251 * t255 * t255 + t251 * t251 * t259 *
        t259);
    const double t328 = t250 * (t327 + t265 * t315 * t315);
    const double t329 = t286 * (t271 * t271 * t276 * t276 + t276 * t276 * t279 * t279 + t276 * t276 * t283 *
        t283);
    const double t330 = t274 * (t329 + t289 * t319 * t319);
    const double t331 = t305 * (t291 * t291 * t295 * t295 + t295 * t295 * t298 * t298 + t295 * t295 * t302 *
        t302);
    const double t332 = t294 * (t331 + t308 * t322 * t322);
    const double t333 = (t326 + 0.07179676972449082 * t328) + (t330 + 0.07179676972449082 * t332);
    const double t334 = 0.3110042339640731 * t310 + 0.7886751345948129 * (0.39433756729740643 * t317 +
        0.10566243270259355 * t324) + 0.15550211698203656 * t333;
    const double t335 = t76 * (t23 * t47 * t58 * t58 + t58 * t58 * t68 * t70 + t58 * t58 * t72 * t74);
    const double t336 = t47 * t58 * t67 + t58 * t70 * t71 + t58 * t74 * t75;
    const double t337 = t49 * (t335 + t78 * t79 * t336);
    const double t338 = t127 * (t96 * t106 * t109 * t109 + t109 * t109 * t119 * t121 + t109 * t109 * t123 *
        t125);
    const double t339 = t106 * t109 * t118 + t109 * t121 * t122 + t109 * t125 * t126;
    const double t340 = t108 * (t338 + t129 * t130 * t339);
    const double t341 = t337 + 0.2679491924311227 * t340;
    const double t342 = t163 * (t137 * t146 * t152 * t152 + t152 * t152 * t155 * t157 + t152 * t152 * t159 *
        t161);
    const double t343 = t146 * t152 * t154 + t152 * t157 * t158 + t152 * t161 * t162;
    const double t344 = t148 * (t342 + t165 * t166 * t343);
    const double t345 = t186 * (t169 * t172 * t175 * t175 + t175 * t175 * t178 * t180 + t175 * t175 * t182 *
        t184);
    const double t346 = t172 * t175 * t177 + t175 * t180 * t181 + t175 * t184 * t185;
    const double t347 = t174 * (t345 + t188 * t189 * t346);
    const double t348 = t344 + 0.2679491924311227 * t347;
    const double t349 = t76 * (t45 * t47 * t58 * t58 + t58 * t58 * t69 * t70 + t58 * t58 * t73 * t74);
    const double t350 = t49 * (t349 + t79 * t193 * t336);
    const double t351 = t127 * (t104 * t106 * t109 * t109 + t109 * t109 * t120 * t121 + t109 * t109 * t124 *
        t125);
    const double t352 = t108 * (t351 + t130 * t196 * t339);
    const double t353 = t350 + 0.07179676972449082 * t352;
    const double t354 = t163 * (t144 * t146 * t152 * t152 + t152 * t152 * t156 * t157 + t152 * t152 * t160 *
        t161);
    const double t355 = t148 * (t354 + t166 * t200 * t343);
    const double t356 = t186 * (t170 * t172 * t175 * t175 + t175 * t175 * t179 * t180 + t175 * t175 * t183 *
        t184);
    const double t357 = t174 * (t356 + t189 * t203 * t346);
    const double t358 = t355 + 0.07179676972449082 * t357;
    const double t359 = 0.3110042339640731 * (0.39433756729740643 * t341 + 0.028312163512967795 * t348) +
        0.39433756729740643 * (0.3110042339640731 * t353 + 0.08333333333333333 * t358);
    const double t360 = t239 * (t219 * t224 * t228 * t228 + t228 * t228 * t231 * t233 + t228 * t228 * t235 *
        t237);
    const double t361 = t224 * t228 * t230 + t228 * t233 * t234 + t228 * t237 * t238;
    const double t362 = t226 * (t360 + t241 * t242 * t361);
    const double t363 = t262 * (t245 * t248 * t251 * t251 + t251 * t251 * t254 * t256 + t251 * t251 * t258 *
        t260);
    const double t364 = t248 * t251 * t253 + t251 * t256 * t257 + t251 * t260 * t261;
    const double t365 = t250 * (t363 + t264 * t265 * t364);
    const double t366 = t362 + 0.2679491924311227 * t365;
    const double t367 = t286 * (t268 * t272 * t276 * t276 + t276 * t276 * t278 * t280 + t276 * t276 * t282 *
        t284);
    const double t368 = t272 * t276 * t277 + t276 * t280 * t281 + t276 * t284 * t285;
    const double t369 = t274 * (t367 + t288 * t289 * t368);
    const double t370 = t305 * (t290 * t292 * t295 * t295 + t295 * t295 * t297 * t299 + t295 * t295 * t301 *
        t303);
    const double t371 = t292 * t295 * t296 + t295 * t299 * t300 + t295 * t303 * t304;
    const double t372 = t294 * (t370 + t307 * t308 * t371);
    const double t373 = t369 + 0.2679491924311227 * t372;
    const double t374 = t239 * (t223 * t224 * t228 * t228 + t228 * t228 * t232 * t233 + t228 * t228 * t236 *
        t237);
    const double t375 = t226 * (t374 + t242 * t312 * t361);
    const double t376 = t262 * (t247 * t248 * t251 * t251 + t251 * t251 * t255 * t256 + t251 * t251 * t259 *
        t260);
    const double t377 = t250 * (t376 + t265 * t315 * t364);
    const double t378 = t375 + 0.07179676972449082 * t377;
    const double t379 = t286 * (t271 * t272 * t276 * t276 + t276 * t276 * t279 * t280 + t276 * t276 * t283 *
        t284);
    const double t380 = t274 * (t379 + t289 * t319 * t368);
    const double t381 = t305 * (t291 * t292 * t295 * t295 + t295 * t295 * t298 * t299 + t295 * t295 * t302 *
        t303);
    const double t382 = t294 * (t381 + t308 * t322 * t371);
    const double t383 = t380 + 0.07179676972449082 * t382;
    const double t384 = 0.3110042339640731 * (0.39433756729740643 * t366 + 0.028312163512967795 * t373) +
        0.39433756729740643 * (0.3110042339640731 * t378 + 0.08333333333333333 * t383);
    const double t385 = t76 * (t47 * t47 * t58 * t58 + t58 * t58 * t70 * t70 + t58 * t58 * t74 * t74);
    const double t386 = t49 * (t385 + t79 * t336 * t336);
    const double t387 = t127 * (t106 * t106 * t109 * t109 + t109 * t109 * t121 * t121 + t109 * t109 * t125 *
        t125);
    const double t388 = t108 * (t387 + t130 * t339 * t339);
    const double t389 = t386 + 0.07179676972449082 * t388;
    const double t390 = t163 * (t146 * t146 * t152 * t152 + t152 * t152 * t157 * t157 + t152 * t152 * t161 *
        t161);
    const double t391 = t148 * (t390 + t166 * t343 * t343);
    const double t392 = t186 * (t172 * t172 * t175 * t175 + t175 * t175 * t180 * t180 + t175 * t175 * t184 *
        t184);
    const double t393 = t174 * (t392 + t189 * t346 * t346);
    const double t394 = t391 + 0.07179676972449082 * t393;
    const double t395 = t239 * (t224 * t224 * t228 * t228 + t228 * t228 * t233 * t233 + t228 * t228 * t237 *
        t237);
    const double t396 = t226 * (t395 + t242 * t361 * t361);
    const double t397 = t262 * (t248 * t248 * t251 * t251 + t251 * t251 * t256 * t256 + t251 * t251 * t260 *
        t260);
    const double t398 = t250 * (t397 + t265 * t364 * t364);
    const double t399 = t396 + 0.07179676972449082 * t398;
    const double t400 = t286 * (t272 * t272 * t276 * t276 + t276 * t276 * t280 * t280 + t276 * t276 * t284 *
        t284);
    const double t401 = t274 * (t400 + t289 * t368 * t368);
    const double t402 = t305 * (t292 * t292 * t295 * t295 + t295 * t295 * t299 * t299 + t295 * t295 * t303 *
        t303);
    const double t403 = t294 * (t402 + t308 * t371 * t371);
    const double t404 = t401 + 0.07179676972449082 * t403;
    const double t405 = (0.3110042339640731 * t389 + 0.022329099369260225 * t394) + (0.3110042339640731 * t399
        + 0.022329099369260225 * t404);
    const double result0 = 0.3110042339640731 * (t215 + 0.07179676972449082 * t334) + 0.7886751345948129 *
        (t359 + 0.2679491924311227 * t384) + 0.15550211698203656 * t405;
    const double t406 = t194 + 3.732050807568877 * t197;
    const double t407 = t201 + 3.732050807568877 * t204;
    const double t408 = (t207 + 13.928203230275509 * t209) + (t211 + 13.928203230275509 * t213);
    const double t409 = 0.3110042339640731 * t191 + 0.011164549684630112 * t408 - 0.7886751345948129 *
        (0.10566243270259355 * t406 + 0.028312163512967795 * t407);
    const double t410 = t313 + 3.732050807568877 * t316;
    const double t411 = t320 + 3.732050807568877 * t323;
    const double t412 = (t326 + 13.928203230275509 * t328) + (t330 + 13.928203230275509 * t332);
    const double t413 = 0.3110042339640731 * t310 + 0.011164549684630112 * t412 - 0.7886751345948129 *
        (0.10566243270259355 * t410 + 0.028312163512967795 * t411);
    const double t414 = t337 + 3.732050807568877 * t340;
    const double t415 = t344 + 3.732050807568877 * t347;
    const double t416 = t350 + 13.928203230275509 * t352;
    const double t417 = t355 + 13.928203230275509 * t357;
    const double t418 = 0.3110042339640731 * (0.10566243270259355 * t414 + 0.007586221349277619 * t415) -
        0.39433756729740643 * (0.022329099369260225 * t416 + 0.005983064143707569 * t417);
    const double t419 = t362 + 3.732050807568877 * t365;
    const double t420 = t369 + 3.732050807568877 * t372;
    const double t421 = t375 + 13.928203230275509 * t377;
    const double t422 = t380 + 13.928203230275509 * t382;
    const double t423 = 0.3110042339640731 * (0.10566243270259355 * t419 + 0.007586221349277619 * t420) -
        0.39433756729740643 * (0.022329099369260225 * t421 + 0.005983064143707569 * t422);
    const double t424 = t386 + 13.928203230275509 * t388;
    const double t425 = t391 + 13.928203230275509 * t393;
    const double t426 = t396 + 13.928203230275509 * t398;
    const double t427 = t401 + 13.928203230275509 * t403;
    const double t428 = (0.022329099369260225 * t424 + 0.0016031572055700497 * t425) + (0.022329099369260225 *
        t426 + 0.0016031572055700497 * t427);
    const double result1 = 0.3110042339640731 * (t409 + 0.07179676972449082 * t413) + 0.15550211698203656 *
        t428 - 0.7886751345948129 * (t418 + 0.2679491924311227 * t423);
    const double t429 = 0.5 * t131 + 6.964101615137754 * t190;
    const double t430 = 0.15550211698203656 * t214 + 0.022329099369260225 * t429 - 0.2113248654051871 *
        (0.39433756729740643 * t198 + 1.4716878364870323 * t205);
    const double t431 = 0.5 * t266 + 6.964101615137754 * t309;
    const double t432 = 0.15550211698203656 * t333 + 0.022329099369260225 * t431 - 0.2113248654051871 *
        (0.39433756729740643 * t317 + 1.4716878364870323 * t324);
    const double t433 = 0.022329099369260225 * (0.39433756729740643 * t341 + 5.4924137786507226 * t348) -
        0.10566243270259355 * (0.3110042339640731 * t353 + 1.160683602522959 * t358);
    const double t434 = 0.022329099369260225 * (0.39433756729740643 * t366 + 5.4924137786507226 * t373) -
        0.10566243270259355 * (0.3110042339640731 * t378 + 1.160683602522959 * t383);
    const double t435 = (0.3110042339640731 * t389 + 4.331730176127763 * t394) + (0.3110042339640731 * t399 +
        4.331730176127763 * t404);
    const double result2 = 0.3110042339640731 * (t430 + 0.07179676972449082 * t432) + 0.7886751345948129 *
        (t433 + 0.2679491924311227 * t434) + 0.011164549684630112 * t435;
    const double t436 = 0.011164549684630112 * t408 + 0.022329099369260225 * t429 + 0.2113248654051871 *
        (0.10566243270259355 * t406 + 0.39433756729740643 * t407);
    const double t437 = 0.011164549684630112 * t412 + 0.022329099369260225 * t431 + 0.2113248654051871 *
        (0.10566243270259355 * t410 + 0.39433756729740643 * t411);
    const double t438 = 0.022329099369260225 * (0.10566243270259355 * t414 + 1.4716878364870323 * t415) +
        0.10566243270259355 * (0.022329099369260225 * t416 + 0.08333333333333333 * t417);
    const double t439 = 0.022329099369260225 * (0.10566243270259355 * t419 + 1.4716878364870323 * t420) +
        0.10566243270259355 * (0.022329099369260225 * t421 + 0.08333333333333333 * t422);
    const double t440 = (0.022329099369260225 * t424 + 0.3110042339640731 * t425) + (0.022329099369260225 *
        t426 + 0.3110042339640731 * t427);
    const double result3 = 0.3110042339640731 * (t436 + 0.07179676972449082 * t437) + 0.011164549684630112 *
        t440 - 0.7886751345948129 * (t438 + 0.2679491924311227 * t439);
    const double result4 = 0.15550211698203656 * t405 + 0.022329099369260225 * (t215 + 13.928203230275509 *
        t334) - 0.2113248654051871 * (t359 + 3.732050807568877 * t384);
    const double result5 = 0.15550211698203656 * t428 + 0.022329099369260225 * (t409 + 13.928203230275509 *
        t413) + 0.2113248654051871 * (t418 + 3.732050807568877 * t423);
    const double result6 = 0.011164549684630112 * t435 + 0.022329099369260225 * (t430 + 13.928203230275509 *
        t432) - 0.2113248654051871 * (t433 + 3.732050807568877 * t434);
    const double result7 = 0.011164549684630112 * t440 + 0.022329099369260225 * (t436 + 13.928203230275509 *
        t437) + 0.2113248654051871 * (t438 + 3.732050807568877 * t439);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_1 = __shfl_up_sync(0xffffffffU, sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up_sync(0xffffffffU, sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d6, 8) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 8) == d5) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_2 = __shfl_up_sync(0xffffffffU, sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up_sync(0xffffffffU, sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum1);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum3);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum4);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum6);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum7);
      }
    }
  }
}

}  // namespace

extern "C" int p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cuda(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    p_laplace_j_q1_hexahedron_f64_constrained_diagonal_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_diagonal_cuda_descriptor = {
    "p_laplace_j_q1_hexahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
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
    8,                                         // entries_per_cell
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
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    8,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    2217.0,                                    // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
