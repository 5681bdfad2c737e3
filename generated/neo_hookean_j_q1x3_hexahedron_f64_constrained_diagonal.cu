// neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel diagonal --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   u       coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      9384 flops
//   sum_factorised  7032 flops <- taken
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
//   element_batch        64
//   concurrent_elements  64
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       7080
//   bytes       160 (136 read, 24 written)
//   flops/byte  44.2
//   shared      0 bytes a block of 64 threads
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

__global__ void __launch_bounds__(64, 4)
neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 64 ? end_cell - first_cell : 64);

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
    const double u_3 = u[d1];
    const double u_6 = u[d2];
    const double u_9 = u[d3];
    const double u_12 = u[d4];
    const double u_15 = u[d5];
    const double u_18 = u[d6];
    const double u_21 = u[d7];
    const double u_2 = u[d0 + 2];
    const double u_5 = u[d1 + 2];
    const double u_8 = u[d2 + 2];
    const double u_11 = u[d3 + 2];
    const double u_14 = u[d4 + 2];
    const double u_17 = u[d5 + 2];
    const double u_20 = u[d6 + 2];
    const double u_23 = u[d7 + 2];
    const double u_1 = u[d0 + 1];
    const double u_4 = u[d1 + 1];
    const double u_7 = u[d2 + 1];
    const double u_10 = u[d3 + 1];
    const double u_13 = u[d4 + 1];
    const double u_16 = u[d5 + 1];
    const double u_19 = u[d6 + 1];
    const double u_22 = u[d7 + 1];
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
    const double t50 = reciprocal(t48);
    const double t51 = t22 * t46 - t18 * t30;
    const double t52 = t19 * t30 - t13 * t46;
    const double t53 = mu[0] * (t23 * t23 * t50 * t50 + t50 * t50 * t51 * t51 + t50 * t50 * t52 * t52);
    const double t54 = u_2 - u_5;
    const double t55 = u_8 - u_11;
    const double t56 = 0.7886751345948129 * t54 + 0.2113248654051871 * t55;
    const double t57 = u_14 - u_17;
    const double t58 = u_20 - u_23;
    const double t59 = 0.7886751345948129 * t57 + 0.2113248654051871 * t58;
    const double t60 = 0.7886751345948129 * t56 + 0.2113248654051871 * t59;
    const double t61 = 0.7886751345948129 * u_2 + 0.2113248654051871 * u_5;
    const double t62 = 0.7886751345948129 * u_8 + 0.2113248654051871 * u_11;
    const double t63 = t61 - t62;
    const double t64 = 0.7886751345948129 * u_14 + 0.2113248654051871 * u_17;
    const double t65 = 0.7886751345948129 * u_20 + 0.2113248654051871 * u_23;
    const double t66 = t64 - t65;
    const double t67 = 0.7886751345948129 * t63 + 0.2113248654051871 * t66;
    const double t68 = t44 * t46 - t6 * t19;
    const double t69 = (0.7886751345948129 * t61 + 0.2113248654051871 * t62) - (0.7886751345948129 * t64 +
        0.2113248654051871 * t65);
    const double t70 = t6 * t13 - t30 * t44;
    const double t71 = 1.0 + (t50 * t52 * t60 + t50 * t67 * t68 + t50 * t69 * t70);
    const double t72 = u_1 - u_4;
    const double t73 = u_7 - u_10;
    const double t74 = 0.7886751345948129 * t72 + 0.2113248654051871 * t73;
    const double t75 = u_13 - u_16;
    const double t76 = u_19 - u_22;
    const double t77 = 0.7886751345948129 * t75 + 0.2113248654051871 * t76;
    const double t78 = 0.7886751345948129 * t74 + 0.2113248654051871 * t77;
    const double t79 = 0.7886751345948129 * u_1 + 0.2113248654051871 * u_4;
    const double t80 = 0.7886751345948129 * u_7 + 0.2113248654051871 * u_10;
    const double t81 = t79 - t80;
    const double t82 = 0.7886751345948129 * u_13 + 0.2113248654051871 * u_16;
    const double t83 = 0.7886751345948129 * u_19 + 0.2113248654051871 * u_22;
    const double t84 = t82 - t83;
    const double t85 = 0.7886751345948129 * t81 + 0.2113248654051871 * t84;
    const double t86 = t6 * t18 - t37 * t46;
    const double t87 = (0.7886751345948129 * t79 + 0.2113248654051871 * t80) - (0.7886751345948129 * t82 +
        0.2113248654051871 * t83);
    const double t88 = t30 * t37 - t6 * t22;
    const double t89 = 1.0 + (t50 * t51 * t78 + t50 * t85 * t86 + t50 * t87 * t88);
    const double t90 = t50 * t51 * t60 + t50 * t67 * t86 + t50 * t69 * t88;
    const double t91 = t50 * t52 * t78 + t50 * t68 * t85 + t50 * t70 * t87;
    const double t92 = t71 * t89 - t90 * t91;
    const double t93 = t23 * t50 * t78 + t45 * t50 * t85 + t47 * t50 * t87;
    const double t94 = t23 * t50 * t60 + t45 * t50 * t67 + t47 * t50 * t69;
    const double t95 = t71 * t93 - t91 * t94;
    const double t96 = t90 * t93 - t89 * t94;
    const double t97 = (t23 * t50 * t92 - t50 * t51 * t95) + t50 * t52 * t96;
    const double t98 = u_0 - u_3;
    const double t99 = u_6 - u_9;
    const double t100 = 0.7886751345948129 * t98 + 0.2113248654051871 * t99;
    const double t101 = u_12 - u_15;
    const double t102 = u_18 - u_21;
    const double t103 = 0.7886751345948129 * t101 + 0.2113248654051871 * t102;
    const double t104 = 0.7886751345948129 * t100 + 0.2113248654051871 * t103;
    const double t105 = 0.7886751345948129 * u_0 + 0.2113248654051871 * u_3;
    const double t106 = 0.7886751345948129 * u_6 + 0.2113248654051871 * u_9;
    const double t107 = t105 - t106;
    const double t108 = 0.7886751345948129 * u_12 + 0.2113248654051871 * u_15;
    const double t109 = 0.7886751345948129 * u_18 + 0.2113248654051871 * u_21;
    const double t110 = t108 - t109;
    const double t111 = 0.7886751345948129 * t107 + 0.2113248654051871 * t110;
    const double t112 = (0.7886751345948129 * t105 + 0.2113248654051871 * t106) - (0.7886751345948129 * t108 +
        0.2113248654051871 * t109);
    const double t113 = 1.0 + (t23 * t50 * t104 + t45 * t50 * t111 + t47 * t50 * t112);
    const double t114 = t50 * t51 * t104 + t50 * t86 * t111 + t50 * t88 * t112;
    const double t115 = t50 * t52 * t104 + t50 * t68 * t111 + t50 * t70 * t112;
    const double t116 = (t92 * t113 - t95 * t114) + t96 * t115;
    const double t117 = t97 / t116;
    const double t118 = t97 * t117 / t116;
    const double t119 = std::log(t116);
    const double t120 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
    const double t121 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
    const double t122 = t120 - t121;
    const double t123 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
    const double t124 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
    const double t125 = t123 - t124;
    const double t126 = 0.7886751345948129 * t122 + 0.2113248654051871 * t125;
    const double t127 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
    const double t128 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
    const double t129 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
    const double t130 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
    const double t131 = (0.7886751345948129 * t127 + 0.2113248654051871 * t128) - (0.7886751345948129 * t129 +
        0.2113248654051871 * t130);
    const double t132 = (0.7886751345948129 * t120 + 0.2113248654051871 * t121) - (0.7886751345948129 * t123 +
        0.2113248654051871 * t124);
    const double t133 = t127 - t128;
    const double t134 = t129 - t130;
    const double t135 = 0.7886751345948129 * t133 + 0.2113248654051871 * t134;
    const double t136 = t126 * t131 - t132 * t135;
    const double t137 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
    const double t138 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
    const double t139 = t137 - t138;
    const double t140 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
    const double t141 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
    const double t142 = t140 - t141;
    const double t143 = 0.7886751345948129 * t139 + 0.2113248654051871 * t142;
    const double t144 = t37 * t132 - t44 * t131;
    const double t145 = (0.7886751345948129 * t137 + 0.2113248654051871 * t138) - (0.7886751345948129 * t140 +
        0.2113248654051871 * t141);
    const double t146 = t44 * t135 - t37 * t126;
    const double t147 = t6 * t136 + t143 * t144 + t145 * t146;
    const double t148 = std::fabs(-t147);
    const double t149 = reciprocal(t147);
    const double t150 = t135 * t145 - t131 * t143;
    const double t151 = t132 * t143 - t126 * t145;
    const double t152 = mu[0] * (t136 * t136 * t149 * t149 + t149 * t149 * t150 * t150 + t149 * t149 * t151 *
        t151);
    const double t153 = 0.2113248654051871 * u_2 + 0.7886751345948129 * u_5;
    const double t154 = 0.2113248654051871 * u_8 + 0.7886751345948129 * u_11;
    const double t155 = t153 - t154;
    const double t156 = 0.2113248654051871 * u_14 + 0.7886751345948129 * u_17;
    const double t157 = 0.2113248654051871 * u_20 + 0.7886751345948129 * u_23;
    const double t158 = t156 - t157;
    const double t159 = 0.7886751345948129 * t155 + 0.2113248654051871 * t158;
    const double t160 = t44 * t145 - t6 * t132;
    const double t161 = (0.7886751345948129 * t153 + 0.2113248654051871 * t154) - (0.7886751345948129 * t156 +
        0.2113248654051871 * t157);
    const double t162 = t6 * t126 - t44 * t143;
    const double t163 = 1.0 + (t60 * t149 * t151 + t149 * t159 * t160 + t149 * t161 * t162);
    const double t164 = 0.2113248654051871 * u_1 + 0.7886751345948129 * u_4;
    const double t165 = 0.2113248654051871 * u_7 + 0.7886751345948129 * u_10;
    const double t166 = t164 - t165;
    const double t167 = 0.2113248654051871 * u_13 + 0.7886751345948129 * u_16;
    const double t168 = 0.2113248654051871 * u_19 + 0.7886751345948129 * u_22;
    const double t169 = t167 - t168;
    const double t170 = 0.7886751345948129 * t166 + 0.2113248654051871 * t169;
    const double t171 = t6 * t131 - t37 * t145;
    const double t172 = (0.7886751345948129 * t164 + 0.2113248654051871 * t165) - (0.7886751345948129 * t167 +
        0.2113248654051871 * t168);
    const double t173 = t37 * t143 - t6 * t135;
    const double t174 = 1.0 + (t78 * t149 * t150 + t149 * t170 * t171 + t149 * t172 * t173);
    const double t175 = t60 * t149 * t150 + t149 * t159 * t171 + t149 * t161 * t173;
    const double t176 = t78 * t149 * t151 + t149 * t160 * t170 + t149 * t162 * t172;
    const double t177 = t163 * t174 - t175 * t176;
    const double t178 = t78 * t136 * t149 + t144 * t149 * t170 + t146 * t149 * t172;
    const double t179 = t60 * t136 * t149 + t144 * t149 * t159 + t146 * t149 * t161;
    const double t180 = t163 * t178 - t176 * t179;
    const double t181 = t175 * t178 - t174 * t179;
    const double t182 = (t136 * t149 * t177 - t149 * t150 * t180) + t149 * t151 * t181;
    const double t183 = 0.2113248654051871 * u_0 + 0.7886751345948129 * u_3;
    const double t184 = 0.2113248654051871 * u_6 + 0.7886751345948129 * u_9;
    const double t185 = t183 - t184;
    const double t186 = 0.2113248654051871 * u_12 + 0.7886751345948129 * u_15;
    const double t187 = 0.2113248654051871 * u_18 + 0.7886751345948129 * u_21;
    const double t188 = t186 - t187;
    const double t189 = 0.7886751345948129 * t185 + 0.2113248654051871 * t188;
    const double t190 = (0.7886751345948129 * t183 + 0.2113248654051871 * t184) - (0.7886751345948129 * t186 +
        0.2113248654051871 * t187);
    const double t191 = 1.0 + (t104 * t136 * t149 + t144 * t149 * t189 + t146 * t149 * t190);
    const double t192 = t104 * t149 * t150 + t149 * t171 * t189 + t149 * t173 * t190;
    const double t193 = t104 * t149 * t151 + t149 * t160 * t189 + t149 * t162 * t190;
    const double t194 = (t177 * t191 - t180 * t192) + t181 * t193;
    const double t195 = t182 / t194;
    const double t196 = t182 * t195 / t194;
    const double t197 = std::log(t194);
    const double t198 = t49 * ((t53 + mu[0] * t118) + lmbda[0] * (t117 * t117 - t118 * t119)) + t148 * ((t152
        + mu[0] * t196) + lmbda[0] * (t195 * t195 - t196 * t197));
    const double t199 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t200 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
    const double t201 = 0.7886751345948129 * t199 + 0.2113248654051871 * t200;
    const double t202 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
        0.7886751345948129 * t17);
    const double t203 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
        0.7886751345948129 * t11);
    const double t204 = t13 * t202 - t22 * t203;
    const double t205 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
    const double t206 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
    const double t207 = 0.7886751345948129 * t205 + 0.2113248654051871 * t206;
    const double t208 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
    const double t209 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
    const double t210 = 0.7886751345948129 * t208 + 0.2113248654051871 * t209;
    const double t211 = t203 * t207 - t202 * t210;
    const double t212 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
        0.7886751345948129 * t28);
    const double t213 = t22 * t210 - t13 * t207;
    const double t214 = t201 * t204 + t30 * t211 + t212 * t213;
    const double t215 = std::fabs(-t214);
    const double t216 = reciprocal(t214);
    const double t217 = t22 * t212 - t30 * t202;
    const double t218 = t30 * t203 - t13 * t212;
    const double t219 = mu[0] * (t204 * t204 * t216 * t216 + t216 * t216 * t217 * t217 + t216 * t216 * t218 *
        t218);
    const double t220 = 0.2113248654051871 * t54 + 0.7886751345948129 * t55;
    const double t221 = 0.2113248654051871 * t57 + 0.7886751345948129 * t58;
    const double t222 = 0.7886751345948129 * t220 + 0.2113248654051871 * t221;
    const double t223 = t210 * t212 - t201 * t203;
    const double t224 = (0.2113248654051871 * t61 + 0.7886751345948129 * t62) - (0.2113248654051871 * t64 +
        0.7886751345948129 * t65);
    const double t225 = t13 * t201 - t30 * t210;
    const double t226 = 1.0 + (t216 * t218 * t222 + t67 * t216 * t223 + t216 * t224 * t225);
    const double t227 = 0.2113248654051871 * t72 + 0.7886751345948129 * t73;
    const double t228 = 0.2113248654051871 * t75 + 0.7886751345948129 * t76;
    const double t229 = 0.7886751345948129 * t227 + 0.2113248654051871 * t228;
    const double t230 = t201 * t202 - t207 * t212;
    const double t231 = (0.2113248654051871 * t79 + 0.7886751345948129 * t80) - (0.2113248654051871 * t82 +
        0.7886751345948129 * t83);
    const double t232 = t30 * t207 - t22 * t201;
    const double t233 = 1.0 + (t216 * t217 * t229 + t85 * t216 * t230 + t216 * t231 * t232);
    const double t234 = t216 * t217 * t222 + t67 * t216 * t230 + t216 * t224 * t232;
    const double t235 = t216 * t218 * t229 + t85 * t216 * t223 + t216 * t225 * t231;
    const double t236 = t226 * t233 - t234 * t235;
    const double t237 = t204 * t216 * t229 + t85 * t211 * t216 + t213 * t216 * t231;
    const double t238 = t204 * t216 * t222 + t67 * t211 * t216 + t213 * t216 * t224;
    const double t239 = t226 * t237 - t235 * t238;
    const double t240 = t234 * t237 - t233 * t238;
    const double t241 = (t204 * t216 * t236 - t216 * t217 * t239) + t216 * t218 * t240;
    const double t242 = 0.2113248654051871 * t98 + 0.7886751345948129 * t99;
    const double t243 = 0.2113248654051871 * t101 + 0.7886751345948129 * t102;
    const double t244 = 0.7886751345948129 * t242 + 0.2113248654051871 * t243;
    const double t245 = (0.2113248654051871 * t105 + 0.7886751345948129 * t106) - (0.2113248654051871 * t108 +
        0.7886751345948129 * t109);
    const double t246 = 1.0 + (t204 * t216 * t244 + t111 * t211 * t216 + t213 * t216 * t245);
    const double t247 = t216 * t217 * t244 + t111 * t216 * t230 + t216 * t232 * t245;
    const double t248 = t216 * t218 * t244 + t111 * t216 * t223 + t216 * t225 * t245;
    const double t249 = (t236 * t246 - t239 * t247) + t240 * t248;
    const double t250 = t241 / t249;
    const double t251 = t241 * t250 / t249;
    const double t252 = std::log(t249);
    const double t253 = (0.2113248654051871 * t127 + 0.7886751345948129 * t128) - (0.2113248654051871 * t129 +
        0.7886751345948129 * t130);
    const double t254 = (0.2113248654051871 * t120 + 0.7886751345948129 * t121) - (0.2113248654051871 * t123 +
        0.7886751345948129 * t124);
    const double t255 = t126 * t253 - t135 * t254;
    const double t256 = t207 * t254 - t210 * t253;
    const double t257 = (0.2113248654051871 * t137 + 0.7886751345948129 * t138) - (0.2113248654051871 * t140 +
        0.7886751345948129 * t141);
    const double t258 = t135 * t210 - t126 * t207;
    const double t259 = t201 * t255 + t143 * t256 + t257 * t258;
    const double t260 = std::fabs(-t259);
    const double t261 = reciprocal(t259);
    const double t262 = t135 * t257 - t143 * t253;
    const double t263 = t143 * t254 - t126 * t257;
    const double t264 = mu[0] * (t255 * t255 * t261 * t261 + t261 * t261 * t262 * t262 + t261 * t261 * t263 *
        t263);
    const double t265 = t210 * t257 - t201 * t254;
    const double t266 = (0.2113248654051871 * t153 + 0.7886751345948129 * t154) - (0.2113248654051871 * t156 +
        0.7886751345948129 * t157);
    const double t267 = t126 * t201 - t143 * t210;
    const double t268 = 1.0 + (t222 * t261 * t263 + t159 * t261 * t265 + t261 * t266 * t267);
    const double t269 = t201 * t253 - t207 * t257;
    const double t270 = (0.2113248654051871 * t164 + 0.7886751345948129 * t165) - (0.2113248654051871 * t167 +
        0.7886751345948129 * t168);
    const double t271 = t143 * t207 - t135 * t201;
    const double t272 = 1.0 + (t229 * t261 * t262 + t170 * t261 * t269 + t261 * t270 * t271);
    const double t273 = t222 * t261 * t262 + t159 * t261 * t269 + t261 * t266 * t271;
    const double t274 = t229 * t261 * t263 + t170 * t261 * t265 + t261 * t267 * t270;
    const double t275 = t268 * t272 - t273 * t274;
    const double t276 = t229 * t255 * t261 + t170 * t256 * t261 + t258 * t261 * t270;
    const double t277 = t222 * t255 * t261 + t159 * t256 * t261 + t258 * t261 * t266;
    const double t278 = t268 * t276 - t274 * t277;
    const double t279 = t273 * t276 - t272 * t277;
    const double t280 = (t255 * t261 * t275 - t261 * t262 * t278) + t261 * t263 * t279;
    const double t281 = (0.2113248654051871 * t183 + 0.7886751345948129 * t184) - (0.2113248654051871 * t186 +
        0.7886751345948129 * t187);
    const double t282 = 1.0 + (t244 * t255 * t261 + t189 * t256 * t261 + t258 * t261 * t281);
    const double t283 = t244 * t261 * t262 + t189 * t261 * t269 + t261 * t271 * t281;
    const double t284 = t244 * t261 * t263 + t189 * t261 * t265 + t261 * t267 * t281;
    const double t285 = (t275 * t282 - t278 * t283) + t279 * t284;
    const double t286 = t280 / t285;
    const double t287 = t280 * t286 / t285;
    const double t288 = std::log(t285);
    const double t289 = t215 * ((t219 + mu[0] * t251) + lmbda[0] * (t250 * t250 - t251 * t252)) + t260 *
        ((t264 + mu[0] * t287) + lmbda[0] * (t286 * t286 - t287 * t288));
    const double t290 = 0.5 * t198 + 0.03589838486224541 * t289;
    const double t291 = mu[0] * (t23 * t45 * t50 * t50 + t50 * t50 * t51 * t86 + t50 * t50 * t52 * t68);
    const double t292 = (t45 * t50 * t92 - t50 * t86 * t95) + t50 * t68 * t96;
    const double t293 = t292 / t116;
    const double t294 = t97 * t293 / t116;
    const double t295 = t117 * t293;
    const double t296 = t49 * ((t291 + mu[0] * t294) + lmbda[0] * (t295 - t119 * t294));
    const double t297 = mu[0] * (t136 * t144 * t149 * t149 + t149 * t149 * t150 * t171 + t149 * t149 * t151 *
        t160);
    const double t298 = (t144 * t149 * t177 - t149 * t171 * t180) + t149 * t160 * t181;
    const double t299 = t298 / t194;
    const double t300 = t182 * t299 / t194;
    const double t301 = t195 * t299;
    const double t302 = t148 * ((t297 + mu[0] * t300) + lmbda[0] * (t301 - t197 * t300));
    const double t303 = t296 + 0.2679491924311227 * t302;
    const double t304 = mu[0] * (t204 * t211 * t216 * t216 + t216 * t216 * t217 * t230 + t216 * t216 * t218 *
        t223);
    const double t305 = (t211 * t216 * t236 - t216 * t230 * t239) + t216 * t223 * t240;
    const double t306 = t305 / t249;
    const double t307 = t241 * t306 / t249;
    const double t308 = t250 * t306;
    const double t309 = t215 * ((t304 + mu[0] * t307) + lmbda[0] * (t308 - t252 * t307));
    const double t310 = mu[0] * (t255 * t256 * t261 * t261 + t261 * t261 * t262 * t269 + t261 * t261 * t263 *
        t265);
    const double t311 = (t256 * t261 * t275 - t261 * t269 * t278) + t261 * t265 * t279;
    const double t312 = t311 / t285;
    const double t313 = t280 * t312 / t285;
    const double t314 = t286 * t312;
    const double t315 = t260 * ((t310 + mu[0] * t313) + lmbda[0] * (t314 - t288 * t313));
    const double t316 = t309 + 0.2679491924311227 * t315;
    const double t317 = t117 * t292 / t116;
    const double t318 = t49 * ((t291 + mu[0] * t317) + lmbda[0] * (t295 - t119 * t317));
    const double t319 = t195 * t298 / t194;
    const double t320 = t148 * ((t297 + mu[0] * t319) + lmbda[0] * (t301 - t197 * t319));
    const double t321 = t318 + 0.2679491924311227 * t320;
    const double t322 = t250 * t305 / t249;
    const double t323 = t215 * ((t304 + mu[0] * t322) + lmbda[0] * (t308 - t252 * t322));
    const double t324 = t286 * t311 / t285;
    const double t325 = t260 * ((t310 + mu[0] * t324) + lmbda[0] * (t314 - t288 * t324));
    const double t326 = t323 + 0.2679491924311227 * t325;
    const double t327 = mu[0] * (t45 * t45 * t50 * t50 + t50 * t50 * t86 * t86 + t50 * t50 * t68 * t68);
    const double t328 = t292 * t293 / t116;
    const double t329 = t49 * ((t327 + mu[0] * t328) + lmbda[0] * (t293 * t293 - t119 * t328));
    const double t330 = mu[0] * (t144 * t144 * t149 * t149 + t149 * t149 * t171 * t171 + t149 * t149 * t160 *
        t160);
    const double t331 = t298 * t299 / t194;
    const double t332 = t148 * ((t330 + mu[0] * t331) + lmbda[0] * (t299 * t299 - t197 * t331));
    const double t333 = mu[0] * (t211 * t211 * t216 * t216 + t216 * t216 * t230 * t230 + t216 * t216 * t223 *
        t223);
    const double t334 = t305 * t306 / t249;
    const double t335 = t215 * ((t333 + mu[0] * t334) + lmbda[0] * (t306 * t306 - t252 * t334));
    const double t336 = mu[0] * (t256 * t256 * t261 * t261 + t261 * t261 * t269 * t269 + t261 * t261 * t265 *
        t265);
    const double t337 = t311 * t312 / t285;
    const double t338 = t260 * ((t336 + mu[0] * t337) + lmbda[0] * (t312 * t312 - t288 * t337));
    const double t339 = (t329 + 0.07179676972449082 * t332) + (t335 + 0.07179676972449082 * t338);
    const double t340 = 0.3110042339640731 * t290 + 0.39433756729740643 * (0.39433756729740643 * t303 +
        0.10566243270259355 * t316) + 0.39433756729740643 * (0.39433756729740643 * t321 + 0.10566243270259355
        * t326) + 0.15550211698203656 * t339;
    const double t341 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
    const double t342 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
    const double t343 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
    const double t344 = t18 * t342 - t19 * t343;
    const double t345 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
    const double t346 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
    const double t347 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
    const double t348 = t19 * t346 - t18 * t347;
    const double t349 = t343 * t347 - t342 * t346;
    const double t350 = t341 * t344 + t345 * t348 + t46 * t349;
    const double t351 = std::fabs(-t350);
    const double t352 = reciprocal(t350);
    const double t353 = t46 * t343 - t18 * t345;
    const double t354 = t19 * t345 - t46 * t342;
    const double t355 = mu[0] * (t344 * t344 * t352 * t352 + t352 * t352 * t353 * t353 + t352 * t352 * t354 *
        t354);
    const double t356 = 0.2113248654051871 * t56 + 0.7886751345948129 * t59;
    const double t357 = 0.2113248654051871 * t63 + 0.7886751345948129 * t66;
    const double t358 = t46 * t347 - t19 * t341;
    const double t359 = t341 * t342 - t345 * t347;
    const double t360 = 1.0 + (t352 * t354 * t356 + t352 * t357 * t358 + t69 * t352 * t359);
    const double t361 = 0.2113248654051871 * t74 + 0.7886751345948129 * t77;
    const double t362 = 0.2113248654051871 * t81 + 0.7886751345948129 * t84;
    const double t363 = t18 * t341 - t46 * t346;
    const double t364 = t345 * t346 - t341 * t343;
    const double t365 = 1.0 + (t352 * t353 * t361 + t352 * t362 * t363 + t87 * t352 * t364);
    const double t366 = t352 * t353 * t356 + t352 * t357 * t363 + t69 * t352 * t364;
    const double t367 = t352 * t354 * t361 + t352 * t358 * t362 + t87 * t352 * t359;
    const double t368 = t360 * t365 - t366 * t367;
    const double t369 = t344 * t352 * t361 + t348 * t352 * t362 + t87 * t349 * t352;
    const double t370 = t344 * t352 * t356 + t348 * t352 * t357 + t69 * t349 * t352;
    const double t371 = t360 * t369 - t367 * t370;
    const double t372 = t366 * t369 - t365 * t370;
    const double t373 = (t344 * t352 * t368 - t352 * t353 * t371) + t352 * t354 * t372;
    const double t374 = 0.2113248654051871 * t100 + 0.7886751345948129 * t103;
    const double t375 = 0.2113248654051871 * t107 + 0.7886751345948129 * t110;
    const double t376 = 1.0 + (t344 * t352 * t374 + t348 * t352 * t375 + t112 * t349 * t352);
    const double t377 = t352 * t353 * t374 + t352 * t363 * t375 + t112 * t352 * t364;
    const double t378 = t352 * t354 * t374 + t352 * t358 * t375 + t112 * t352 * t359;
    const double t379 = (t368 * t376 - t371 * t377) + t372 * t378;
    const double t380 = t373 / t379;
    const double t381 = t373 * t380 / t379;
    const double t382 = std::log(t379);
    const double t383 = 0.2113248654051871 * t122 + 0.7886751345948129 * t125;
    const double t384 = 0.2113248654051871 * t133 + 0.7886751345948129 * t134;
    const double t385 = t131 * t383 - t132 * t384;
    const double t386 = 0.2113248654051871 * t139 + 0.7886751345948129 * t142;
    const double t387 = t132 * t346 - t131 * t347;
    const double t388 = t347 * t384 - t346 * t383;
    const double t389 = t341 * t385 + t386 * t387 + t145 * t388;
    const double t390 = std::fabs(-t389);
    const double t391 = reciprocal(t389);
    const double t392 = t145 * t384 - t131 * t386;
    const double t393 = t132 * t386 - t145 * t383;
    const double t394 = mu[0] * (t385 * t385 * t391 * t391 + t391 * t391 * t392 * t392 + t391 * t391 * t393 *
        t393);
    const double t395 = 0.2113248654051871 * t155 + 0.7886751345948129 * t158;
    const double t396 = t145 * t347 - t132 * t341;
    const double t397 = t341 * t383 - t347 * t386;
    const double t398 = 1.0 + (t356 * t391 * t393 + t391 * t395 * t396 + t161 * t391 * t397);
    const double t399 = 0.2113248654051871 * t166 + 0.7886751345948129 * t169;
    const double t400 = t131 * t341 - t145 * t346;
    const double t401 = t346 * t386 - t341 * t384;
    const double t402 = 1.0 + (t361 * t391 * t392 + t391 * t399 * t400 + t172 * t391 * t401);
    const double t403 = t356 * t391 * t392 + t391 * t395 * t400 + t161 * t391 * t401;
    const double t404 = t361 * t391 * t393 + t391 * t396 * t399 + t172 * t391 * t397;
    const double t405 = t398 * t402 - t403 * t404;
    const double t406 = t361 * t385 * t391 + t387 * t391 * t399 + t172 * t388 * t391;
    const double t407 = t356 * t385 * t391 + t387 * t391 * t395 + t161 * t388 * t391;
    const double t408 = t398 * t406 - t404 * t407;
    const double t409 = t403 * t406 - t402 * t407;
    const double t410 = (t385 * t391 * t405 - t391 * t392 * t408) + t391 * t393 * t409;
    const double t411 = 0.2113248654051871 * t185 + 0.7886751345948129 * t188;
    const double t412 = 1.0 + (t374 * t385 * t391 + t387 * t391 * t411 + t190 * t388 * t391);
    const double t413 = t374 * t391 * t392 + t391 * t400 * t411 + t190 * t391 * t401;
    const double t414 = t374 * t391 * t393 + t391 * t396 * t411 + t190 * t391 * t397;
    const double t415 = (t405 * t412 - t408 * t413) + t409 * t414;
    const double t416 = t410 / t415;
    const double t417 = t410 * t416 / t415;
    const double t418 = std::log(t415);
    const double t419 = t351 * ((t355 + mu[0] * t381) + lmbda[0] * (t380 * t380 - t381 * t382)) + t390 *
        ((t394 + mu[0] * t417) + lmbda[0] * (t416 * t416 - t417 * t418));
    const double t420 = 0.2113248654051871 * t199 + 0.7886751345948129 * t200;
    const double t421 = t202 * t342 - t203 * t343;
    const double t422 = 0.2113248654051871 * t205 + 0.7886751345948129 * t206;
    const double t423 = 0.2113248654051871 * t208 + 0.7886751345948129 * t209;
    const double t424 = t203 * t422 - t202 * t423;
    const double t425 = t343 * t423 - t342 * t422;
    const double t426 = t420 * t421 + t345 * t424 + t212 * t425;
    const double t427 = std::fabs(-t426);
    const double t428 = reciprocal(t426);
    const double t429 = t212 * t343 - t202 * t345;
    const double t430 = t203 * t345 - t212 * t342;
    const double t431 = mu[0] * (t421 * t421 * t428 * t428 + t428 * t428 * t429 * t429 + t428 * t428 * t430 *
        t430);
    const double t432 = 0.2113248654051871 * t220 + 0.7886751345948129 * t221;
    const double t433 = t212 * t423 - t203 * t420;
    const double t434 = t342 * t420 - t345 * t423;
    const double t435 = 1.0 + (t428 * t430 * t432 + t357 * t428 * t433 + t224 * t428 * t434);
    const double t436 = 0.2113248654051871 * t227 + 0.7886751345948129 * t228;
    const double t437 = t202 * t420 - t212 * t422;
    const double t438 = t345 * t422 - t343 * t420;
    const double t439 = 1.0 + (t428 * t429 * t436 + t362 * t428 * t437 + t231 * t428 * t438);
    const double t440 = t428 * t429 * t432 + t357 * t428 * t437 + t224 * t428 * t438;
    const double t441 = t428 * t430 * t436 + t362 * t428 * t433 + t231 * t428 * t434;
    const double t442 = t435 * t439 - t440 * t441;
    const double t443 = t421 * t428 * t436 + t362 * t424 * t428 + t231 * t425 * t428;
    const double t444 = t421 * t428 * t432 + t357 * t424 * t428 + t224 * t425 * t428;
    const double t445 = t435 * t443 - t441 * t444;
    const double t446 = t440 * t443 - t439 * t444;
    const double t447 = (t421 * t428 * t442 - t428 * t429 * t445) + t428 * t430 * t446;
    const double t448 = 0.2113248654051871 * t242 + 0.7886751345948129 * t243;
    const double t449 = 1.0 + (t421 * t428 * t448 + t375 * t424 * t428 + t245 * t425 * t428);
    const double t450 = t428 * t429 * t448 + t375 * t428 * t437 + t245 * t428 * t438;
    const double t451 = t428 * t430 * t448 + t375 * t428 * t433 + t245 * t428 * t434;
    const double t452 = (t442 * t449 - t445 * t450) + t446 * t451;
    const double t453 = t447 / t452;
    const double t454 = t447 * t453 / t452;
    const double t455 = std::log(t452);
    const double t456 = t253 * t383 - t254 * t384;
    const double t457 = t254 * t422 - t253 * t423;
    const double t458 = t384 * t423 - t383 * t422;
    const double t459 = t420 * t456 + t386 * t457 + t257 * t458;
    const double t460 = std::fabs(-t459);
    const double t461 = reciprocal(t459);
    const double t462 = t257 * t384 - t253 * t386;
    const double t463 = t254 * t386 - t257 * t383;
    const double t464 = mu[0] * (t456 * t456 * t461 * t461 + t461 * t461 * t462 * t462 + t461 * t461 * t463 *
        t463);
    const double t465 = t257 * t423 - t254 * t420;
    const double t466 = t383 * t420 - t386 * t423;
    const double t467 = 1.0 + (t432 * t461 * t463 + t395 * t461 * t465 + t266 * t461 * t466);
    const double t468 = t253 * t420 - t257 * t422;
    const double t469 = t386 * t422 - t384 * t420;
    const double t470 = 1.0 + (t436 * t461 * t462 + t399 * t461 * t468 + t270 * t461 * t469);
    const double t471 = t432 * t461 * t462 + t395 * t461 * t468 + t266 * t461 * t469;
    const double t472 = t436 * t461 * t463 + t399 * t461 * t465 + t270 * t461 * t466;
    const double t473 = t467 * t470 - t471 * t472;
    const double t474 = t436 * t456 * t461 + t399 * t457 * t461 + t270 * t458 * t461;
    const double t475 = t432 * t456 * t461 + t395 * t457 * t461 + t266 * t458 * t461;
    const double t476 = t467 * t474 - t472 * t475;
    const double t477 = t471 * t474 - t470 * t475;
    const double t478 = (t456 * t461 * t473 - t461 * t462 * t476) + t461 * t463 * t477;
    const double t479 = 1.0 + (t448 * t456 * t461 + t411 * t457 * t461 + t281 * t458 * t461);
    const double t480 = t448 * t461 * t462 + t411 * t461 * t468 + t281 * t461 * t469;
    const double t481 = t448 * t461 * t463 + t411 * t461 * t465 + t281 * t461 * t466;
    const double t482 = (t473 * t479 - t476 * t480) + t477 * t481;
    const double t483 = t478 / t482;
    const double t484 = t478 * t483 / t482;
    const double t485 = std::log(t482);
    const double t486 = t427 * ((t431 + mu[0] * t454) + lmbda[0] * (t453 * t453 - t454 * t455)) + t460 *
        ((t464 + mu[0] * t484) + lmbda[0] * (t483 * t483 - t484 * t485));
    const double t487 = 0.5 * t419 + 0.03589838486224541 * t486;
    const double t488 = mu[0] * (t344 * t348 * t352 * t352 + t352 * t352 * t353 * t363 + t352 * t352 * t354 *
        t358);
    const double t489 = (t348 * t352 * t368 - t352 * t363 * t371) + t352 * t358 * t372;
    const double t490 = t489 / t379;
    const double t491 = t373 * t490 / t379;
    const double t492 = t380 * t490;
    const double t493 = t351 * ((t488 + mu[0] * t491) + lmbda[0] * (t492 - t382 * t491));
    const double t494 = mu[0] * (t385 * t387 * t391 * t391 + t391 * t391 * t392 * t400 + t391 * t391 * t393 *
        t396);
    const double t495 = (t387 * t391 * t405 - t391 * t400 * t408) + t391 * t396 * t409;
    const double t496 = t495 / t415;
    const double t497 = t410 * t496 / t415;
    const double t498 = t416 * t496;
    const double t499 = t390 * ((t494 + mu[0] * t497) + lmbda[0] * (t498 - t418 * t497));
    const double t500 = t493 + 0.2679491924311227 * t499;
    const double t501 = mu[0] * (t421 * t424 * t428 * t428 + t428 * t428 * t429 * t437 + t428 * t428 * t430 *
        t433);
    const double t502 = (t424 * t428 * t442 - t428 * t437 * t445) + t428 * t433 * t446;
    const double t503 = t502 / t452;
    const double t504 = t447 * t503 / t452;
    const double t505 = t453 * t503;
    const double t506 = t427 * ((t501 + mu[0] * t504) + lmbda[0] * (t505 - t455 * t504));
    const double t507 = mu[0] * (t456 * t457 * t461 * t461 + t461 * t461 * t462 * t468 + t461 * t461 * t463 *
        t465);
    const double t508 = (t457 * t461 * t473 - t461 * t468 * t476) + t461 * t465 * t477;
    const double t509 = t508 / t482;
    const double t510 = t478 * t509 / t482;
    const double t511 = t483 * t509;
    const double t512 = t460 * ((t507 + mu[0] * t510) + lmbda[0] * (t511 - t485 * t510));
    const double t513 = t506 + 0.2679491924311227 * t512;
    const double t514 = t380 * t489 / t379;
    const double t515 = t351 * ((t488 + mu[0] * t514) + lmbda[0] * (t492 - t382 * t514));
    const double t516 = t416 * t495 / t415;
    const double t517 = t390 * ((t494 + mu[0] * t516) + lmbda[0] * (t498 - t418 * t516));
    const double t518 = t515 + 0.2679491924311227 * t517;
    const double t519 = t453 * t502 / t452;
    const double t520 = t427 * ((t501 + mu[0] * t519) + lmbda[0] * (t505 - t455 * t519));
    const double t521 = t483 * t508 / t482;
    const double t522 = t460 * ((t507 + mu[0] * t521) + lmbda[0] * (t511 - t485 * t521));
    const double t523 = t520 + 0.2679491924311227 * t522;
    const double t524 = mu[0] * (t348 * t348 * t352 * t352 + t352 * t352 * t363 * t363 + t352 * t352 * t358 *
        t358);
    const double t525 = t489 * t490 / t379;
    const double t526 = t351 * ((t524 + mu[0] * t525) + lmbda[0] * (t490 * t490 - t382 * t525));
    const double t527 = mu[0] * (t387 * t387 * t391 * t391 + t391 * t391 * t400 * t400 + t391 * t391 * t396 *
        t396);
    const double t528 = t495 * t496 / t415;
    const double t529 = t390 * ((t527 + mu[0] * t528) + lmbda[0] * (t496 * t496 - t418 * t528));
    const double t530 = mu[0] * (t424 * t424 * t428 * t428 + t428 * t428 * t437 * t437 + t428 * t428 * t433 *
        t433);
    const double t531 = t502 * t503 / t452;
    const double t532 = t427 * ((t530 + mu[0] * t531) + lmbda[0] * (t503 * t503 - t455 * t531));
    const double t533 = mu[0] * (t457 * t457 * t461 * t461 + t461 * t461 * t468 * t468 + t461 * t461 * t465 *
        t465);
    const double t534 = t508 * t509 / t482;
    const double t535 = t460 * ((t533 + mu[0] * t534) + lmbda[0] * (t509 * t509 - t485 * t534));
    const double t536 = (t526 + 0.07179676972449082 * t529) + (t532 + 0.07179676972449082 * t535);
    const double t537 = 0.3110042339640731 * t487 + 0.39433756729740643 * (0.39433756729740643 * t500 +
        0.10566243270259355 * t513) + 0.39433756729740643 * (0.39433756729740643 * t518 + 0.10566243270259355
        * t523) + 0.15550211698203656 * t536;
    const double t538 = mu[0] * (t23 * t47 * t50 * t50 + t50 * t50 * t51 * t88 + t50 * t50 * t52 * t70);
    const double t539 = (t47 * t50 * t92 - t50 * t88 * t95) + t50 * t70 * t96;
    const double t540 = t539 / t116;
    const double t541 = t97 * t540 / t116;
    const double t542 = t117 * t540;
    const double t543 = t49 * ((t538 + mu[0] * t541) + lmbda[0] * (t542 - t119 * t541));
    const double t544 = mu[0] * (t136 * t146 * t149 * t149 + t149 * t149 * t150 * t173 + t149 * t149 * t151 *
        t162);
    const double t545 = (t146 * t149 * t177 - t149 * t173 * t180) + t149 * t162 * t181;
    const double t546 = t545 / t194;
    const double t547 = t182 * t546 / t194;
    const double t548 = t195 * t546;
    const double t549 = t148 * ((t544 + mu[0] * t547) + lmbda[0] * (t548 - t197 * t547));
    const double t550 = t543 + 0.2679491924311227 * t549;
    const double t551 = mu[0] * (t204 * t213 * t216 * t216 + t216 * t216 * t217 * t232 + t216 * t216 * t218 *
        t225);
    const double t552 = (t213 * t216 * t236 - t216 * t232 * t239) + t216 * t225 * t240;
    const double t553 = t552 / t249;
    const double t554 = t241 * t553 / t249;
    const double t555 = t250 * t553;
    const double t556 = t215 * ((t551 + mu[0] * t554) + lmbda[0] * (t555 - t252 * t554));
    const double t557 = mu[0] * (t255 * t258 * t261 * t261 + t261 * t261 * t262 * t271 + t261 * t261 * t263 *
        t267);
    const double t558 = (t258 * t261 * t275 - t261 * t271 * t278) + t261 * t267 * t279;
    const double t559 = t558 / t285;
    const double t560 = t280 * t559 / t285;
    const double t561 = t286 * t559;
    const double t562 = t260 * ((t557 + mu[0] * t560) + lmbda[0] * (t561 - t288 * t560));
    const double t563 = t556 + 0.2679491924311227 * t562;
    const double t564 = mu[0] * (t45 * t47 * t50 * t50 + t50 * t50 * t86 * t88 + t50 * t50 * t68 * t70);
    const double t565 = t292 * t540 / t116;
    const double t566 = t293 * t540;
    const double t567 = t49 * ((t564 + mu[0] * t565) + lmbda[0] * (t566 - t119 * t565));
    const double t568 = mu[0] * (t144 * t146 * t149 * t149 + t149 * t149 * t171 * t173 + t149 * t149 * t160 *
        t162);
    const double t569 = t298 * t546 / t194;
    const double t570 = t299 * t546;
    const double t571 = t148 * ((t568 + mu[0] * t569) + lmbda[0] * (t570 - t197 * t569));
    const double t572 = t567 + 0.07179676972449082 * t571;
    const double t573 = mu[0] * (t211 * t213 * t216 * t216 + t216 * t216 * t230 * t232 + t216 * t216 * t223 *
        t225);
    const double t574 = t305 * t553 / t249;
    const double t575 = t306 * t553;
    const double t576 = t215 * ((t573 + mu[0] * t574) + lmbda[0] * (t575 - t252 * t574));
    const double t577 = mu[0] * (t256 * t258 * t261 * t261 + t261 * t261 * t269 * t271 + t261 * t261 * t265 *
        t267);
    const double t578 = t311 * t559 / t285;
    const double t579 = t312 * t559;
    const double t580 = t260 * ((t577 + mu[0] * t578) + lmbda[0] * (t579 - t288 * t578));
    const double t581 = t576 + 0.07179676972449082 * t580;
    const double t582 = 0.3110042339640731 * (0.39433756729740643 * t550 + 0.028312163512967795 * t563) +
        0.39433756729740643 * (0.3110042339640731 * t572 + 0.08333333333333333 * t581);
    const double t583 = mu[0] * (t344 * t349 * t352 * t352 + t352 * t352 * t353 * t364 + t352 * t352 * t354 *
        t359);
    const double t584 = (t349 * t352 * t368 - t352 * t364 * t371) + t352 * t359 * t372;
    const double t585 = t584 / t379;
    const double t586 = t373 * t585 / t379;
    const double t587 = t380 * t585;
    const double t588 = t351 * ((t583 + mu[0] * t586) + lmbda[0] * (t587 - t382 * t586));
    const double t589 = mu[0] * (t385 * t388 * t391 * t391 + t391 * t391 * t392 * t401 + t391 * t391 * t393 *
        t397);
    const double t590 = (t388 * t391 * t405 - t391 * t401 * t408) + t391 * t397 * t409;
    const double t591 = t590 / t415;
    const double t592 = t410 * t591 / t415;
    const double t593 = t416 * t591;
    const double t594 = t390 * ((t589 + mu[0] * t592) + lmbda[0] * (t593 - t418 * t592));
    const double t595 = t588 + 0.2679491924311227 * t594;
    const double t596 = mu[0] * (t421 * t425 * t428 * t428 + t428 * t428 * t429 * t438 + t428 * t428 * t430 *
        t434);
    const double t597 = (t425 * t428 * t442 - t428 * t438 * t445) + t428 * t434 * t446;
    const double t598 = t597 / t452;
    const double t599 = t447 * t598 / t452;
    const double t600 = t453 * t598;
    const double t601 = t427 * ((t596 + mu[0] * t599) + lmbda[0] * (t600 - t455 * t599));
    const double t602 = mu[0] * (t456 * t458 * t461 * t461 + t461 * t461 * t462 * t469 + t461 * t461 * t463 *
        t466);
    const double t603 = (t458 * t461 * t473 - t461 * t469 * t476) + t461 * t466 * t477;
    const double t604 = t603 / t482;
    const double t605 = t478 * t604 / t482;
    const double t606 = t483 * t604;
    const double t607 = t460 * ((t602 + mu[0] * t605) + lmbda[0] * (t606 - t485 * t605));
    const double t608 = t601 + 0.2679491924311227 * t607;
    const double t609 = mu[0] * (t348 * t349 * t352 * t352 + t352 * t352 * t363 * t364 + t352 * t352 * t358 *
        t359);
    const double t610 = t489 * t585 / t379;
    const double t611 = t490 * t585;
    const double t612 = t351 * ((t609 + mu[0] * t610) + lmbda[0] * (t611 - t382 * t610));
    const double t613 = mu[0] * (t387 * t388 * t391 * t391 + t391 * t391 * t400 * t401 + t391 * t391 * t396 *
        t397);
    const double t614 = t495 * t591 / t415;
    const double t615 = t496 * t591;
    const double t616 = t390 * ((t613 + mu[0] * t614) + lmbda[0] * (t615 - t418 * t614));
    const double t617 = t612 + 0.07179676972449082 * t616;
    const double t618 = mu[0] * (t424 * t425 * t428 * t428 + t428 * t428 * t437 * t438 + t428 * t428 * t433 *
        t434);
    const double t619 = t502 * t598 / t452;
    const double t620 = t503 * t598;
    const double t621 = t427 * ((t618 + mu[0] * t619) + lmbda[0] * (t620 - t455 * t619));
    const double t622 = mu[0] * (t457 * t458 * t461 * t461 + t461 * t461 * t468 * t469 + t461 * t461 * t465 *
        t466);
    const double t623 = t508 * t604 / t482;
    const double t624 = t509 * t604;
    const double t625 = t460 * ((t622 + mu[0] * t623) + lmbda[0] * (t624 - t485 * t623));
    const double t626 = t621 + 0.07179676972449082 * t625;
    const double t627 = 0.3110042339640731 * (0.39433756729740643 * t595 + 0.028312163512967795 * t608) +
        0.39433756729740643 * (0.3110042339640731 * t617 + 0.08333333333333333 * t626);
    const double t628 = t117 * t539 / t116;
    const double t629 = t49 * ((t538 + mu[0] * t628) + lmbda[0] * (t542 - t119 * t628));
    const double t630 = t195 * t545 / t194;
    const double t631 = t148 * ((t544 + mu[0] * t630) + lmbda[0] * (t548 - t197 * t630));
    const double t632 = t629 + 0.2679491924311227 * t631;
    const double t633 = t250 * t552 / t249;
    const double t634 = t215 * ((t551 + mu[0] * t633) + lmbda[0] * (t555 - t252 * t633));
    const double t635 = t286 * t558 / t285;
    const double t636 = t260 * ((t557 + mu[0] * t635) + lmbda[0] * (t561 - t288 * t635));
    const double t637 = t634 + 0.2679491924311227 * t636;
    const double t638 = t293 * t539 / t116;
    const double t639 = t49 * ((t564 + mu[0] * t638) + lmbda[0] * (t566 - t119 * t638));
    const double t640 = t299 * t545 / t194;
    const double t641 = t148 * ((t568 + mu[0] * t640) + lmbda[0] * (t570 - t197 * t640));
    const double t642 = t639 + 0.07179676972449082 * t641;
    const double t643 = t306 * t552 / t249;
    const double t644 = t215 * ((t573 + mu[0] * t643) + lmbda[0] * (t575 - t252 * t643));
    const double t645 = t312 * t558 / t285;
    const double t646 = t260 * ((t577 + mu[0] * t645) + lmbda[0] * (t579 - t288 * t645));
    const double t647 = t644 + 0.07179676972449082 * t646;
    const double t648 = 0.3110042339640731 * (0.39433756729740643 * t632 + 0.028312163512967795 * t637) +
        0.39433756729740643 * (0.3110042339640731 * t642 + 0.08333333333333333 * t647);
    const double t649 = t380 * t584 / t379;
    const double t650 = t351 * ((t583 + mu[0] * t649) + lmbda[0] * (t587 - t382 * t649));
    const double t651 = t416 * t590 / t415;
    const double t652 = t390 * ((t589 + mu[0] * t651) + lmbda[0] * (t593 - t418 * t651));
    const double t653 = t650 + 0.2679491924311227 * t652;
    const double t654 = t453 * t597 / t452;
    const double t655 = t427 * ((t596 + mu[0] * t654) + lmbda[0] * (t600 - t455 * t654));
    const double t656 = t483 * t603 / t482;
    const double t657 = t460 * ((t602 + mu[0] * t656) + lmbda[0] * (t606 - t485 * t656));
    const double t658 = t655 + 0.2679491924311227 * t657;
    const double t659 = t490 * t584 / t379;
    const double t660 = t351 * ((t609 + mu[0] * t659) + lmbda[0] * (t611 - t382 * t659));
    const double t661 = t496 * t590 / t415;
    const double t662 = t390 * ((t613 + mu[0] * t661) + lmbda[0] * (t615 - t418 * t661));
    const double t663 = t660 + 0.07179676972449082 * t662;
    const double t664 = t503 * t597 / t452;
    const double t665 = t427 * ((t618 + mu[0] * t664) + lmbda[0] * (t620 - t455 * t664));
    const double t666 = t509 * t603 / t482;
    const double t667 = t460 * ((t622 + mu[0] * t666) + lmbda[0] * (t624 - t485 * t666));
    const double t668 = t665 + 0.07179676972449082 * t667;
    const double t669 = 0.3110042339640731 * (0.39433756729740643 * t653 + 0.028312163512967795 * t658) +
        0.39433756729740643 * (0.3110042339640731 * t663 + 0.08333333333333333 * t668);
    const double t670 = mu[0] * (t47 * t47 * t50 * t50 + t50 * t50 * t88 * t88 + t50 * t50 * t70 * t70);
    const double t671 = t539 * t540 / t116;
    const double t672 = t49 * ((t670 + mu[0] * t671) + lmbda[0] * (t540 * t540 - t119 * t671));
    const double t673 = mu[0] * (t146 * t146 * t149 * t149 + t149 * t149 * t173 * t173 + t149 * t149 * t162 *
        t162);
    const double t674 = t545 * t546 / t194;
    const double t675 = t148 * ((t673 + mu[0] * t674) + lmbda[0] * (t546 * t546 - t197 * t674));
    const double t676 = t672 + 0.07179676972449082 * t675;
    const double t677 = mu[0] * (t213 * t213 * t216 * t216 + t216 * t216 * t232 * t232 + t216 * t216 * t225 *
        t225);
    const double t678 = t552 * t553 / t249;
    const double t679 = t215 * ((t677 + mu[0] * t678) + lmbda[0] * (t553 * t553 - t252 * t678));
    const double t680 = mu[0] * (t258 * t258 * t261 * t261 + t261 * t261 * t271 * t271 + t261 * t261 * t267 *
        t267);
    const double t681 = t558 * t559 / t285;
    const double t682 = t260 * ((t680 + mu[0] * t681) + lmbda[0] * (t559 * t559 - t288 * t681));
    const double t683 = t679 + 0.07179676972449082 * t682;
    const double t684 = mu[0] * (t349 * t349 * t352 * t352 + t352 * t352 * t364 * t364 + t352 * t352 * t359 *
        t359);
    const double t685 = t584 * t585 / t379;
    const double t686 = t351 * ((t684 + mu[0] * t685) + lmbda[0] * (t585 * t585 - t382 * t685));
    const double t687 = mu[0] * (t388 * t388 * t391 * t391 + t391 * t391 * t401 * t401 + t391 * t391 * t397 *
        t397);
    const double t688 = t590 * t591 / t415;
    const double t689 = t390 * ((t687 + mu[0] * t688) + lmbda[0] * (t591 * t591 - t418 * t688));
    const double t690 = t686 + 0.07179676972449082 * t689;
    const double t691 = mu[0] * (t425 * t425 * t428 * t428 + t428 * t428 * t438 * t438 + t428 * t428 * t434 *
        t434);
    const double t692 = t597 * t598 / t452;
    const double t693 = t427 * ((t691 + mu[0] * t692) + lmbda[0] * (t598 * t598 - t455 * t692));
    const double t694 = mu[0] * (t458 * t458 * t461 * t461 + t461 * t461 * t469 * t469 + t461 * t461 * t466 *
        t466);
    const double t695 = t603 * t604 / t482;
    const double t696 = t460 * ((t694 + mu[0] * t695) + lmbda[0] * (t604 * t604 - t485 * t695));
    const double t697 = t693 + 0.07179676972449082 * t696;
    const double t698 = (0.3110042339640731 * t676 + 0.022329099369260225 * t683) + (0.3110042339640731 * t690
        + 0.022329099369260225 * t697);
    const double result0 = 0.3110042339640731 * (t340 + 0.07179676972449082 * t537) + 0.39433756729740643 *
        (t582 + 0.2679491924311227 * t627) + 0.39433756729740643 * (t648 + 0.2679491924311227 * t669) +
        0.15550211698203656 * t698;
    const double t699 = t113 * (t50 * t51 * t71 - t50 * t52 * t90) - t114 * (t23 * t50 * t71 - t50 * t52 *
        t94);
    const double t700 = t699 + t115 * (t23 * t50 * t90 - t50 * t51 * t94);
    const double t701 = t700 / t116;
    const double t702 = t700 * t701 / t116;
    const double t703 = t191 * (t149 * t150 * t163 - t149 * t151 * t175) - t192 * (t136 * t149 * t163 - t149 *
        t151 * t179);
    const double t704 = t703 + t193 * (t136 * t149 * t175 - t149 * t150 * t179);
    const double t705 = t704 / t194;
    const double t706 = t704 * t705 / t194;
    const double t707 = t49 * ((t53 + mu[0] * t702) + lmbda[0] * (t701 * t701 - t119 * t702)) + t148 * ((t152
        + mu[0] * t706) + lmbda[0] * (t705 * t705 - t197 * t706));
    const double t708 = t246 * (t216 * t217 * t226 - t216 * t218 * t234) - t247 * (t204 * t216 * t226 - t216 *
        t218 * t238);
    const double t709 = t708 + t248 * (t204 * t216 * t234 - t216 * t217 * t238);
    const double t710 = t709 / t249;
    const double t711 = t709 * t710 / t249;
    const double t712 = t282 * (t261 * t262 * t268 - t261 * t263 * t273) - t283 * (t255 * t261 * t268 - t261 *
        t263 * t277);
    const double t713 = t712 + t284 * (t255 * t261 * t273 - t261 * t262 * t277);
    const double t714 = t713 / t285;
    const double t715 = t713 * t714 / t285;
    const double t716 = t215 * ((t219 + mu[0] * t711) + lmbda[0] * (t710 * t710 - t252 * t711)) + t260 *
        ((t264 + mu[0] * t715) + lmbda[0] * (t714 * t714 - t288 * t715));
    const double t717 = 0.5 * t707 + 0.03589838486224541 * t716;
    const double t718 = t113 * (t50 * t71 * t86 - t50 * t68 * t90) - t114 * (t45 * t50 * t71 - t50 * t68 *
        t94);
    const double t719 = t718 + t115 * (t45 * t50 * t90 - t50 * t86 * t94);
    const double t720 = t719 / t116;
    const double t721 = t700 * t720 / t116;
    const double t722 = t701 * t720;
    const double t723 = t49 * ((t291 + mu[0] * t721) + lmbda[0] * (t722 - t119 * t721));
    const double t724 = t191 * (t149 * t163 * t171 - t149 * t160 * t175) - t192 * (t144 * t149 * t163 - t149 *
        t160 * t179);
    const double t725 = t724 + t193 * (t144 * t149 * t175 - t149 * t171 * t179);
    const double t726 = t725 / t194;
    const double t727 = t704 * t726 / t194;
    const double t728 = t705 * t726;
    const double t729 = t148 * ((t297 + mu[0] * t727) + lmbda[0] * (t728 - t197 * t727));
    const double t730 = t723 + 0.2679491924311227 * t729;
    const double t731 = t246 * (t216 * t226 * t230 - t216 * t223 * t234) - t247 * (t211 * t216 * t226 - t216 *
        t223 * t238);
    const double t732 = t731 + t248 * (t211 * t216 * t234 - t216 * t230 * t238);
    const double t733 = t732 / t249;
    const double t734 = t709 * t733 / t249;
    const double t735 = t710 * t733;
    const double t736 = t215 * ((t304 + mu[0] * t734) + lmbda[0] * (t735 - t252 * t734));
    const double t737 = t282 * (t261 * t268 * t269 - t261 * t265 * t273) - t283 * (t256 * t261 * t268 - t261 *
        t265 * t277);
    const double t738 = t737 + t284 * (t256 * t261 * t273 - t261 * t269 * t277);
    const double t739 = t738 / t285;
    const double t740 = t713 * t739 / t285;
    const double t741 = t714 * t739;
    const double t742 = t260 * ((t310 + mu[0] * t740) + lmbda[0] * (t741 - t288 * t740));
    const double t743 = t736 + 0.2679491924311227 * t742;
    const double t744 = t701 * t719 / t116;
    const double t745 = t49 * ((t291 + mu[0] * t744) + lmbda[0] * (t722 - t119 * t744));
    const double t746 = t705 * t725 / t194;
    const double t747 = t148 * ((t297 + mu[0] * t746) + lmbda[0] * (t728 - t197 * t746));
    const double t748 = t745 + 0.2679491924311227 * t747;
    const double t749 = t710 * t732 / t249;
    const double t750 = t215 * ((t304 + mu[0] * t749) + lmbda[0] * (t735 - t252 * t749));
    const double t751 = t714 * t738 / t285;
    const double t752 = t260 * ((t310 + mu[0] * t751) + lmbda[0] * (t741 - t288 * t751));
    const double t753 = t750 + 0.2679491924311227 * t752;
    const double t754 = t719 * t720 / t116;
    const double t755 = t49 * ((t327 + mu[0] * t754) + lmbda[0] * (t720 * t720 - t119 * t754));
    const double t756 = t725 * t726 / t194;
    const double t757 = t148 * ((t330 + mu[0] * t756) + lmbda[0] * (t726 * t726 - t197 * t756));
    const double t758 = t732 * t733 / t249;
    const double t759 = t215 * ((t333 + mu[0] * t758) + lmbda[0] * (t733 * t733 - t252 * t758));
    const double t760 = t738 * t739 / t285;
    const double t761 = t260 * ((t336 + mu[0] * t760) + lmbda[0] * (t739 * t739 - t288 * t760));
    const double t762 = (t755 + 0.07179676972449082 * t757) + (t759 + 0.07179676972449082 * t761);
    const double t763 = 0.3110042339640731 * t717 + 0.39433756729740643 * (0.39433756729740643 * t730 +
        0.10566243270259355 * t743) + 0.39433756729740643 * (0.39433756729740643 * t748 + 0.10566243270259355
        * t753) + 0.15550211698203656 * t762;
    const double t764 = t376 * (t352 * t353 * t360 - t352 * t354 * t366) - t377 * (t344 * t352 * t360 - t352 *
        t354 * t370);
    const double t765 = t764 + t378 * (t344 * t352 * t366 - t352 * t353 * t370);
    const double t766 = t765 / t379;
    const double t767 = t765 * t766 / t379;
    const double t768 = t412 * (t391 * t392 * t398 - t391 * t393 * t403) - t413 * (t385 * t391 * t398 - t391 *
        t393 * t407);
    const double t769 = t768 + t414 * (t385 * t391 * t403 - t391 * t392 * t407);
    const double t770 = t769 / t415;
    const double t771 = t769 * t770 / t415;
    const double t772 = t351 * ((t355 + mu[0] * t767) + lmbda[0] * (t766 * t766 - t382 * t767)) + t390 *
        ((t394 + mu[0] * t771) + lmbda[0] * (t770 * t770 - t418 * t771));
    const double t773 = t449 * (t428 * t429 * t435 - t428 * t430 * t440) - t450 * (t421 * t428 * t435 - t428 *
        t430 * t444);
    const double t774 = t773 + t451 * (t421 * t428 * t440 - t428 * t429 * t444);
    const double t775 = t774 / t452;
    const double t776 = t774 * t775 / t452;
    const double t777 = t479 * (t461 * t462 * t467 - t461 * t463 * t471) - t480 * (t456 * t461 * t467 - t461 *
        t463 * t475);
    const double t778 = t777 + t481 * (t456 * t461 * t471 - t461 * t462 * t475);
    const double t779 = t778 / t482;
    const double t780 = t778 * t779 / t482;
    const double t781 = t427 * ((t431 + mu[0] * t776) + lmbda[0] * (t775 * t775 - t455 * t776)) + t460 *
        ((t464 + mu[0] * t780) + lmbda[0] * (t779 * t779 - t485 * t780));
    const double t782 = 0.5 * t772 + 0.03589838486224541 * t781;
    const double t783 = t376 * (t352 * t360 * t363 - t352 * t358 * t366) - t377 * (t348 * t352 * t360 - t352 *
        t358 * t370);
    const double t784 = t783 + t378 * (t348 * t352 * t366 - t352 * t363 * t370);
    const double t785 = t784 / t379;
    const double t786 = t765 * t785 / t379;
    const double t787 = t766 * t785;
    const double t788 = t351 * ((t488 + mu[0] * t786) + lmbda[0] * (t787 - t382 * t786));
    const double t789 = t412 * (t391 * t398 * t400 - t391 * t396 * t403) - t413 * (t387 * t391 * t398 - t391 *
        t396 * t407);
    const double t790 = t789 + t414 * (t387 * t391 * t403 - t391 * t400 * t407);
    const double t791 = t790 / t415;
    const double t792 = t769 * t791 / t415;
    const double t793 = t770 * t791;
    const double t794 = t390 * ((t494 + mu[0] * t792) + lmbda[0] * (t793 - t418 * t792));
    const double t795 = t788 + 0.2679491924311227 * t794;
    const double t796 = t449 * (t428 * t435 * t437 - t428 * t433 * t440) - t450 * (t424 * t428 * t435 - t428 *
        t433 * t444);
    const double t797 = t796 + t451 * (t424 * t428 * t440 - t428 * t437 * t444);
    const double t798 = t797 / t452;
    const double t799 = t774 * t798 / t452;
    const double t800 = t775 * t798;
    const double t801 = t427 * ((t501 + mu[0] * t799) + lmbda[0] * (t800 - t455 * t799));
    const double t802 = t479 * (t461 * t467 * t468 - t461 * t465 * t471) - t480 * (t457 * t461 * t467 - t461 *
        t465 * t475);
    const double t803 = t802 + t481 * (t457 * t461 * t471 - t461 * t468 * t475);
    const double t804 = t803 / t482;
    const double t805 = t778 * t804 / t482;
    const double t806 = t779 * t804;
    const double t807 = t460 * ((t507 + mu[0] * t805) + lmbda[0] * (t806 - t485 * t805));
    const double t808 = t801 + 0.2679491924311227 * t807;
    const double t809 = t766 * t784 / t379;
    const double t810 = t351 * ((t488 + mu[0] * t809) + lmbda[0] * (t787 - t382 * t809));
    const double t811 = t770 * t790 / t415;
    const double t812 = t390 * ((t494 + mu[0] * t811) + lmbda[0] * (t793 - t418 * t811));
    const double t813 = t810 + 0.2679491924311227 * t812;
    const double t814 = t775 * t797 / t452;
    const double t815 = t427 * ((t501 + mu[0] * t814) + lmbda[0] * (t800 - t455 * t814));
    const double t816 = t779 * t803 / t482;
    const double t817 = t460 * ((t507 + mu[0] * t816) + lmbda[0] * (t806 - t485 * t816));
    const double t818 = t815 + 0.2679491924311227 * t817;
    const double t819 = t784 * t785 / t379;
    const double t820 = t351 * ((t524 + mu[0] * t819) + lmbda[0] * (t785 * t785 - t382 * t819));
    const double t821 = t790 * t791 / t415;
    const double t822 = t390 * ((t527 + mu[0] * t821) + lmbda[0] * (t791 * t791 - t418 * t821));
    const double t823 = t797 * t798 / t452;
    const double t824 = t427 * ((t530 + mu[0] * t823) + lmbda[0] * (t798 * t798 - t455 * t823));
    const double t825 = t803 * t804 / t482;
    const double t826 = t460 * ((t533 + mu[0] * t825) + lmbda[0] * (t804 * t804 - t485 * t825));
    const double t827 = (t820 + 0.07179676972449082 * t822) + (t824 + 0.07179676972449082 * t826);
    const double t828 = 0.3110042339640731 * t782 + 0.39433756729740643 * (0.39433756729740643 * t795 +
        0.10566243270259355 * t808) + 0.39433756729740643 * (0.39433756729740643 * t813 + 0.10566243270259355
        * t818) + 0.15550211698203656 * t827;
    const double t829 = t113 * (t50 * t71 * t88 - t50 * t70 * t90) - t114 * (t47 * t50 * t71 - t50 * t70 *
        t94);
    const double t830 = t829 + t115 * (t47 * t50 * t90 - t50 * t88 * t94);
    const double t831 = t830 / t116;
    const double t832 = t700 * t831 / t116;
    const double t833 = t701 * t831;
    const double t834 = t49 * ((t538 + mu[0] * t832) + lmbda[0] * (t833 - t119 * t832));
    const double t835 = t191 * (t149 * t163 * t173 - t149 * t162 * t175) - t192 * (t146 * t149 * t163 - t149 *
        t162 * t179);
    const double t836 = t835 + t193 * (t146 * t149 * t175 - t149 * t173 * t179);
    const double t837 = t836 / t194;
    const double t838 = t704 * t837 / t194;
    const double t839 = t705 * t837;
    const double t840 = t148 * ((t544 + mu[0] * t838) + lmbda[0] * (t839 - t197 * t838));
    const double t841 = t834 + 0.2679491924311227 * t840;
    const double t842 = t246 * (t216 * t226 * t232 - t216 * t225 * t234) - t247 * (t213 * t216 * t226 - t216 *
        t225 * t238);
    const double t843 = t842 + t248 * (t213 * t216 * t234 - t216 * t232 * t238);
    const double t844 = t843 / t249;
    const double t845 = t709 * t844 / t249;
    const double t846 = t710 * t844;
    const double t847 = t215 * ((t551 + mu[0] * t845) + lmbda[0] * (t846 - t252 * t845));
    const double t848 = t282 * (t261 * t268 * t271 - t261 * t267 * t273) - t283 * (t258 * t261 * t268 - t261 *
        t267 * t277);
    const double t849 = t848 + t284 * (t258 * t261 * t273 - t261 * t271 * t277);
    const double t850 = t849 / t285;
    const double t851 = t713 * t850 / t285;
    const double t852 = t714 * t850;
    const double t853 = t260 * ((t557 + mu[0] * t851) + lmbda[0] * (t852 - t288 * t851));
    const double t854 = t847 + 0.2679491924311227 * t853;
    const double t855 = t719 * t831 / t116;
    const double t856 = t720 * t831;
    const double t857 = t49 * ((t564 + mu[0] * t855) + lmbda[0] * (t856 - t119 * t855));
    const double t858 = t725 * t837 / t194;
    const double t859 = t726 * t837;
    const double t860 = t148 * ((t568 + mu[0] * t858) + lmbda[0] * (t859 - t197 * t858));
    const double t861 = t857 + 0.07179676972449082 * t860;
    const double t862 = t732 * t844 / t249;
    const double t863 = t733 * t844;
    const double t864 = t215 * ((t573 + mu[0] * t862) + lmbda[0] * (t863 - t252 * t862));
    const double t865 = t738 * t850 / t285;
    const double t866 = t739 * t850;
    const double t867 = t260 * ((t577 + mu[0] * t865) + lmbda[0] * (t866 - t288 * t865));
    const double t868 = t864 + 0.07179676972449082 * t867;
    const double t869 = 0.3110042339640731 * (0.39433756729740643 * t841 + 0.028312163512967795 * t854) +
        0.39433756729740643 * (0.3110042339640731 * t861 + 0.08333333333333333 * t868);
    const double t870 = t376 * (t352 * t360 * t364 - t352 * t359 * t366) - t377 * (t349 * t352 * t360 - t352 *
        t359 * t370);
    const double t871 = t870 + t378 * (t349 * t352 * t366 - t352 * t364 * t370);
    const double t872 = t871 / t379;
    const double t873 = t765 * t872 / t379;
    const double t874 = t766 * t872;
    const double t875 = t351 * ((t583 + mu[0] * t873) + lmbda[0] * (t874 - t382 * t873));
    const double t876 = t412 * (t391 * t398 * t401 - t391 * t397 * t403) - t413 * (t388 * t391 * t398 - t391 *
        t397 * t407);
    const double t877 = t876 + t414 * (t388 * t391 * t403 - t391 * t401 * t407);
    const double t878 = t877 / t415;
    const double t879 = t769 * t878 / t415;
    const double t880 = t770 * t878;
    const double t881 = t390 * ((t589 + mu[0] * t879) + lmbda[0] * (t880 - t418 * t879));
    const double t882 = t875 + 0.2679491924311227 * t881;
    const double t883 = t449 * (t428 * t435 * t438 - t428 * t434 * t440) - t450 * (t425 * t428 * t435 - t428 *
        t434 * t444);
    const double t884 = t883 + t451 * (t425 * t428 * t440 - t428 * t438 * t444);
    const double t885 = t884 / t452;
    const double t886 = t774 * t885 / t452;
    const double t887 = t775 * t885;
    const double t888 = t427 * ((t596 + mu[0] * t886) + lmbda[0] * (t887 - t455 * t886));
    const double t889 = t479 * (t461 * t467 * t469 - t461 * t466 * t471) - t480 * (t458 * t461 * t467 - t461 *
        t466 * t475);
    const double t890 = t889 + t481 * (t458 * t461 * t471 - t461 * t469 * t475);
    const double t891 = t890 / t482;
    const double t892 = t778 * t891 / t482;
    const double t893 = t779 * t891;
    const double t894 = t460 * ((t602 + mu[0] * t892) + lmbda[0] * (t893 - t485 * t892));
    const double t895 = t888 + 0.2679491924311227 * t894;
    const double t896 = t784 * t872 / t379;
    const double t897 = t785 * t872;
    const double t898 = t351 * ((t609 + mu[0] * t896) + lmbda[0] * (t897 - t382 * t896));
    const double t899 = t790 * t878 / t415;
    const double t900 = t791 * t878;
    const double t901 = t390 * ((t613 + mu[0] * t899) + lmbda[0] * (t900 - t418 * t899));
    const double t902 = t898 + 0.07179676972449082 * t901;
    const double t903 = t797 * t885 / t452;
    const double t904 = t798 * t885;
    const double t905 = t427 * ((t618 + mu[0] * t903) + lmbda[0] * (t904 - t455 * t903));
    const double t906 = t803 * t891 / t482;
    const double t907 = t804 * t891;
    const double t908 = t460 * ((t622 + mu[0] * t906) + lmbda[0] * (t907 - t485 * t906));
    const double t909 = t905 + 0.07179676972449082 * t908;
    const double t910 = 0.3110042339640731 * (0.39433756729740643 * t882 + 0.028312163512967795 * t895) +
        0.39433756729740643 * (0.3110042339640731 * t902 + 0.08333333333333333 * t909);
    const double t911 = t701 * t830 / t116;
    const double t912 = t49 * ((t538 + mu[0] * t911) + lmbda[0] * (t833 - t119 * t911));
    const double t913 = t705 * t836 / t194;
    const double t914 = t148 * ((t544 + mu[0] * t913) + lmbda[0] * (t839 - t197 * t913));
    const double t915 = t912 + 0.2679491924311227 * t914;
    const double t916 = t710 * t843 / t249;
    const double t917 = t215 * ((t551 + mu[0] * t916) + lmbda[0] * (t846 - t252 * t916));
    const double t918 = t714 * t849 / t285;
    const double t919 = t260 * ((t557 + mu[0] * t918) + lmbda[0] * (t852 - t288 * t918));
    const double t920 = t917 + 0.2679491924311227 * t919;
    const double t921 = t720 * t830 / t116;
    const double t922 = t49 * ((t564 + mu[0] * t921) + lmbda[0] * (t856 - t119 * t921));
    const double t923 = t726 * t836 / t194;
    const double t924 = t148 * ((t568 + mu[0] * t923) + lmbda[0] * (t859 - t197 * t923));
    const double t925 = t922 + 0.07179676972449082 * t924;
    const double t926 = t733 * t843 / t249;
    const double t927 = t215 * ((t573 + mu[0] * t926) + lmbda[0] * (t863 - t252 * t926));
    const double t928 = t739 * t849 / t285;
    const double t929 = t260 * ((t577 + mu[0] * t928) + lmbda[0] * (t866 - t288 * t928));
    const double t930 = t927 + 0.07179676972449082 * t929;
    const double t931 = 0.3110042339640731 * (0.39433756729740643 * t915 + 0.028312163512967795 * t920) +
        0.39433756729740643 * (0.3110042339640731 * t925 + 0.08333333333333333 * t930);
    const double t932 = t766 * t871 / t379;
    const double t933 = t351 * ((t583 + mu[0] * t932) + lmbda[0] * (t874 - t382 * t932));
    const double t934 = t770 * t877 / t415;
    const double t935 = t390 * ((t589 + mu[0] * t934) + lmbda[0] * (t880 - t418 * t934));
    const double t936 = t933 + 0.2679491924311227 * t935;
    const double t937 = t775 * t884 / t452;
    const double t938 = t427 * ((t596 + mu[0] * t937) + lmbda[0] * (t887 - t455 * t937));
    const double t939 = t779 * t890 / t482;
    const double t940 = t460 * ((t602 + mu[0] * t939) + lmbda[0] * (t893 - t485 * t939));
    const double t941 = t938 + 0.2679491924311227 * t940;
    const double t942 = t785 * t871 / t379;
    const double t943 = t351 * ((t609 + mu[0] * t942) + lmbda[0] * (t897 - t382 * t942));
    const double t944 = t791 * t877 / t415;
    const double t945 = t390 * ((t613 + mu[0] * t944) + lmbda[0] * (t900 - t418 * t944));
    const double t946 = t943 + 0.07179676972449082 * t945;
    const double t947 = t798 * t884 / t452;
    const double t948 = t427 * ((t618 + mu[0] * t947) + lmbda[0] * (t904 - t455 * t947));
    const double t949 = t804 * t890 / t482;
    const double t950 = t460 * ((t622 + mu[0] * t949) + lmbda[0] * (t907 - t485 * t949));
    const double t951 = t948 + 0.07179676972449082 * t950;
    const double t952 = 0.3110042339640731 * (0.39433756729740643 * t936 + 0.028312163512967795 * t941) +
        0.39433756729740643 * (0.3110042339640731 * t946 + 0.08333333333333333 * t951);
    const double t953 = t830 * t831 / t116;
    const double t954 = t49 * ((t670 + mu[0] * t953) + lmbda[0] * (t831 * t831 - t119 * t953));
    const double t955 = t836 * t837 / t194;
    const double t956 = t148 * ((t673 + mu[0] * t955) + lmbda[0] * (t837 * t837 - t197 * t955));
    const double t957 = t954 + 0.07179676972449082 * t956;
    const double t958 = t843 * t844 / t249;
    const double t959 = t215 * ((t677 + mu[0] * t958) + lmbda[0] * (t844 * t844 - t252 * t958));
    const double t960 = t849 * t850 / t285;
    const double t961 = t260 * ((t680 + mu[0] * t960) + lmbda[0] * (t850 * t850 - t288 * t960));
    const double t962 = t959 + 0.07179676972449082 * t961;
    const double t963 = t871 * t872 / t379;
    const double t964 = t351 * ((t684 + mu[0] * t963) + lmbda[0] * (t872 * t872 - t382 * t963));
    const double t965 = t877 * t878 / t415;
    const double t966 = t390 * ((t687 + mu[0] * t965) + lmbda[0] * (t878 * t878 - t418 * t965));
    const double t967 = t964 + 0.07179676972449082 * t966;
    const double t968 = t884 * t885 / t452;
    const double t969 = t427 * ((t691 + mu[0] * t968) + lmbda[0] * (t885 * t885 - t455 * t968));
    const double t970 = t890 * t891 / t482;
    const double t971 = t460 * ((t694 + mu[0] * t970) + lmbda[0] * (t891 * t891 - t485 * t970));
    const double t972 = t969 + 0.07179676972449082 * t971;
    const double t973 = (0.3110042339640731 * t957 + 0.022329099369260225 * t962) + (0.3110042339640731 * t967
        + 0.022329099369260225 * t972);
    const double result1 = 0.3110042339640731 * (t763 + 0.07179676972449082 * t828) + 0.39433756729740643 *
        (t869 + 0.2679491924311227 * t910) + 0.39433756729740643 * (t931 + 0.2679491924311227 * t952) +
        0.15550211698203656 * t973;
    const double t974 = t113 * (t50 * t52 * t89 - t50 * t51 * t91) - t114 * (t50 * t52 * t93 - t23 * t50 *
        t91);
    const double t975 = t974 + t115 * (t50 * t51 * t93 - t23 * t50 * t89);
    const double t976 = t975 / t116;
    const double t977 = t975 * t976 / t116;
    const double t978 = t191 * (t149 * t151 * t174 - t149 * t150 * t176) - t192 * (t149 * t151 * t178 - t136 *
        t149 * t176);
    const double t979 = t978 + t193 * (t149 * t150 * t178 - t136 * t149 * t174);
    const double t980 = t979 / t194;
    const double t981 = t979 * t980 / t194;
    const double t982 = t49 * ((t53 + mu[0] * t977) + lmbda[0] * (t976 * t976 - t119 * t977)) + t148 * ((t152
        + mu[0] * t981) + lmbda[0] * (t980 * t980 - t197 * t981));
    const double t983 = t246 * (t216 * t218 * t233 - t216 * t217 * t235) - t247 * (t216 * t218 * t237 - t204 *
        t216 * t235);
    const double t984 = t983 + t248 * (t216 * t217 * t237 - t204 * t216 * t233);
    const double t985 = t984 / t249;
    const double t986 = t984 * t985 / t249;
    const double t987 = t282 * (t261 * t263 * t272 - t261 * t262 * t274) - t283 * (t261 * t263 * t276 - t255 *
        t261 * t274);
    const double t988 = t987 + t284 * (t261 * t262 * t276 - t255 * t261 * t272);
    const double t989 = t988 / t285;
    const double t990 = t988 * t989 / t285;
    const double t991 = t215 * ((t219 + mu[0] * t986) + lmbda[0] * (t985 * t985 - t252 * t986)) + t260 *
        ((t264 + mu[0] * t990) + lmbda[0] * (t989 * t989 - t288 * t990));
    const double t992 = 0.5 * t982 + 0.03589838486224541 * t991;
    const double t993 = t113 * (t50 * t68 * t89 - t50 * t86 * t91) - t114 * (t50 * t68 * t93 - t45 * t50 *
        t91);
    const double t994 = t993 + t115 * (t50 * t86 * t93 - t45 * t50 * t89);
    const double t995 = t994 / t116;
    const double t996 = t975 * t995 / t116;
    const double t997 = t976 * t995;
    const double t998 = t49 * ((t291 + mu[0] * t996) + lmbda[0] * (t997 - t119 * t996));
    const double t999 = t191 * (t149 * t160 * t174 - t149 * t171 * t176) - t192 * (t149 * t160 * t178 - t144 *
        t149 * t176);
    const double t1000 = t999 + t193 * (t149 * t171 * t178 - t144 * t149 * t174);
    const double t1001 = t1000 / t194;
    const double t1002 = t979 * t1001 / t194;
    const double t1003 = t980 * t1001;
    const double t1004 = t148 * ((t297 + mu[0] * t1002) + lmbda[0] * (t1003 - t197 * t1002));
    const double t1005 = t998 + 0.2679491924311227 * t1004;
    const double t1006 = t246 * (t216 * t223 * t233 - t216 * t230 * t235) - t247 * (t216 * t223 * t237 - t211
        * t216 * t235);
    const double t1007 = t1006 + t248 * (t216 * t230 * t237 - t211 * t216 * t233);
    const double t1008 = t1007 / t249;
    const double t1009 = t984 * t1008 / t249;
    const double t1010 = t985 * t1008;
    const double t1011 = t215 * ((t304 + mu[0] * t1009) + lmbda[0] * (t1010 - t252 * t1009));
    const double t1012 = t282 * (t261 * t265 * t272 - t261 * t269 * t274) - t283 * (t261 * t265 * t276 - t256
        * t261 * t274);
    const double t1013 = t1012 + t284 * (t261 * t269 * t276 - t256 * t261 * t272);
    const double t1014 = t1013 / t285;
    const double t1015 = t988 * t1014 / t285;
    const double t1016 = t989 * t1014;
    const double t1017 = t260 * ((t310 + mu[0] * t1015) + lmbda[0] * (t1016 - t288 * t1015));
    const double t1018 = t1011 + 0.2679491924311227 * t1017;
    const double t1019 = t976 * t994 / t116;
    const double t1020 = t49 * ((t291 + mu[0] * t1019) + lmbda[0] * (t997 - t119 * t1019));
    const double t1021 = t980 * t1000 / t194;
    const double t1022 = t148 * ((t297 + mu[0] * t1021) + lmbda[0] * (t1003 - t197 * t1021));
    const double t1023 = t1020 + 0.2679491924311227 * t1022;
    const double t1024 = t985 * t1007 / t249;
    const double t1025 = t215 * ((t304 + mu[0] * t1024) + lmbda[0] * (t1010 - t252 * t1024));
    const double t1026 = t989 * t1013 / t285;
    const double t1027 = t260 * ((t310 + mu[0] * t1026) + lmbda[0] * (t1016 - t288 * t1026));
    const double t1028 = t1025 + 0.2679491924311227 * t1027;
    const double t1029 = t994 * t995 / t116;
    const double t1030 = t49 * ((t327 + mu[0] * t1029) + lmbda[0] * (t995 * t995 - t119 * t1029));
    const double t1031 = t1000 * t1001 / t194;
    const double t1032 = t148 * ((t330 + mu[0] * t1031) + lmbda[0] * (t1001 * t1001 - t197 * t1031));
    const double t1033 = t1007 * t1008 / t249;
    const double t1034 = t215 * ((t333 + mu[0] * t1033) + lmbda[0] * (t1008 * t1008 - t252 * t1033));
    const double t1035 = t1013 * t1014 / t285;
    const double t1036 = t260 * ((t336 + mu[0] * t1035) + lmbda[0] * (t1014 * t1014 - t288 * t1035));
    const double t1037 = (t1030 + 0.07179676972449082 * t1032) + (t1034 + 0.07179676972449082 * t1036);
    const double t1038 = 0.3110042339640731 * t992 + 0.39433756729740643 * (0.39433756729740643 * t1005 +
        0.10566243270259355 * t1018) + 0.39433756729740643 * (0.39433756729740643 * t1023 +
        0.10566243270259355 * t1028) + 0.15550211698203656 * t1037;
    const double t1039 = t376 * (t352 * t354 * t365 - t352 * t353 * t367) - t377 * (t352 * t354 * t369 - t344
        * t352 * t367);
    const double t1040 = t1039 + t378 * (t352 * t353 * t369 - t344 * t352 * t365);
    const double t1041 = t1040 / t379;
    const double t1042 = t1040 * t1041 / t379;
    const double t1043 = t412 * (t391 * t393 * t402 - t391 * t392 * t404) - t413 * (t391 * t393 * t406 - t385
        * t391 * t404);
    const double t1044 = t1043 + t414 * (t391 * t392 * t406 - t385 * t391 * t402);
    const double t1045 = t1044 / t415;
    const double t1046 = t1044 * t1045 / t415;
    const double t1047 = t351 * ((t355 + mu[0] * t1042) + lmbda[0] * (t1041 * t1041 - t382 * t1042)) + t390 *
        ((t394 + mu[0] * t1046) + lmbda[0] * (t1045 * t1045 - t418 * t1046));
    const double t1048 = t449 * (t428 * t430 * t439 - t428 * t429 * t441) - t450 * (t428 * t430 * t443 - t421
        * t428 * t441);
    const double t1049 = t1048 + t451 * (t428 * t429 * t443 - t421 * t428 * t439);
    const double t1050 = t1049 / t452;
    const double t1051 = t1049 * t1050 / t452;
    const double t1052 = t479 * (t461 * t463 * t470 - t461 * t462 * t472) - t480 * (t461 * t463 * t474 - t456
        * t461 * t472);
    const double t1053 = t1052 + t481 * (t461 * t462 * t474 - t456 * t461 * t470);
    const double t1054 = t1053 / t482;
    const double t1055 = t1053 * t1054 / t482;
    const double t1056 = t427 * ((t431 + mu[0] * t1051) + lmbda[0] * (t1050 * t1050 - t455 * t1051)) + t460 *
        ((t464 + mu[0] * t1055) + lmbda[0] * (t1054 * t1054 - t485 * t1055));
    const double t1057 = 0.5 * t1047 + 0.03589838486224541 * t1056;
    const double t1058 = t376 * (t352 * t358 * t365 - t352 * t363 * t367) - t377 * (t352 * t358 * t369 - t348
        * t352 * t367);
    const double t1059 = t1058 + t378 * (t352 * t363 * t369 - t348 * t352 * t365);
    const double t1060 = t1059 / t379;
    const double t1061 = t1040 * t1060 / t379;
    const double t1062 = t1041 * t1060;
    const double t1063 = t351 * ((t488 + mu[0] * t1061) + lmbda[0] * (t1062 - t382 * t1061));
    const double t1064 = t412 * (t391 * t396 * t402 - t391 * t400 * t404) - t413 * (t391 * t396 * t406 - t387
        * t391 * t404);
    const double t1065 = t1064 + t414 * (t391 * t400 * t406 - t387 * t391 * t402);
    const double t1066 = t1065 / t415;
    const double t1067 = t1044 * t1066 / t415;
    const double t1068 = t1045 * t1066;
    const double t1069 = t390 * ((t494 + mu[0] * t1067) + lmbda[0] * (t1068 - t418 * t1067));
    const double t1070 = t1063 + 0.2679491924311227 * t1069;
    const double t1071 = t449 * (t428 * t433 * t439 - t428 * t437 * t441) - t450 * (t428 * t433 * t443 - t424
        * t428 * t441);
    const double t1072 = t1071 + t451 * (t428 * t437 * t443 - t424 * t428 * t439);
    const double t1073 = t1072 / t452;
    const double t1074 = t1049 * t1073 / t452;
    const double t1075 = t1050 * t1073;
    const double t1076 = t427 * ((t501 + mu[0] * t1074) + lmbda[0] * (t1075 - t455 * t1074));
    const double t1077 = t479 * (t461 * t465 * t470 - t461 * t468 * t472) - t480 * (t461 * t465 * t474 - t457
        * t461 * t472);
    const double t1078 = t1077 + t481 * (t461 * t468 * t474 - t457 * t461 * t470);
    const double t1079 = t1078 / t482;
    const double t1080 = t1053 * t1079 / t482;
    const double t1081 = t1054 * t1079;
    const double t1082 = t460 * ((t507 + mu[0] * t1080) + lmbda[0] * (t1081 - t485 * t1080));
    const double t1083 = t1076 + 0.2679491924311227 * t1082;
    const double t1084 = t1041 * t1059 / t379;
    const double t1085 = t351 * ((t488 + mu[0] * t1084) + lmbda[0] * (t1062 - t382 * t1084));
    const double t1086 = t1045 * t1065 / t415;
    const double t1087 = t390 * ((t494 + mu[0] * t1086) + lmbda[0] * (t1068 - t418 * t1086));
    const double t1088 = t1085 + 0.2679491924311227 * t1087;
    const double t1089 = t1050 * t1072 / t452;
    const double t1090 = t427 * ((t501 + mu[0] * t1089) + lmbda[0] * (t1075 - t455 * t1089));
    const double t1091 = t1054 * t1078 / t482;
    const double t1092 = t460 * ((t507 + mu[0] * t1091) + lmbda[0] * (t1081 - t485 * t1091));
    const double t1093 = t1090 + 0.2679491924311227 * t1092;
    const double t1094 = t1059 * t1060 / t379;
    const double t1095 = t351 * ((t524 + mu[0] * t1094) + lmbda[0] * (t1060 * t1060 - t382 * t1094));
    const double t1096 = t1065 * t1066 / t415;
    const double t1097 = t390 * ((t527 + mu[0] * t1096) + lmbda[0] * (t1066 * t1066 - t418 * t1096));
    const double t1098 = t1072 * t1073 / t452;
    const double t1099 = t427 * ((t530 + mu[0] * t1098) + lmbda[0] * (t1073 * t1073 - t455 * t1098));
    const double t1100 = t1078 * t1079 / t482;
    const double t1101 = t460 * ((t533 + mu[0] * t1100) + lmbda[0] * (t1079 * t1079 - t485 * t1100));
    const double t1102 = (t1095 + 0.07179676972449082 * t1097) + (t1099 + 0.07179676972449082 * t1101);
    const double t1103 = 0.3110042339640731 * t1057 + 0.39433756729740643 * (0.39433756729740643 * t1070 +
        0.10566243270259355 * t1083) + 0.39433756729740643 * (0.39433756729740643 * t1088 +
        0.10566243270259355 * t1093) + 0.15550211698203656 * t1102;
    const double t1104 = t113 * (t50 * t70 * t89 - t50 * t88 * t91) - t114 * (t50 * t70 * t93 - t47 * t50 *
        t91);
    const double t1105 = t1104 + t115 * (t50 * t88 * t93 - t47 * t50 * t89);
    const double t1106 = t1105 / t116;
    const double t1107 = t975 * t1106 / t116;
    const double t1108 = t976 * t1106;
    const double t1109 = t49 * ((t538 + mu[0] * t1107) + lmbda[0] * (t1108 - t119 * t1107));
    const double t1110 = t191 * (t149 * t162 * t174 - t149 * t173 * t176) - t192 * (t149 * t162 * t178 - t146
        * t149 * t176);
    const double t1111 = t1110 + t193 * (t149 * t173 * t178 - t146 * t149 * t174);
    const double t1112 = t1111 / t194;
    const double t1113 = t979 * t1112 / t194;
    const double t1114 = t980 * t1112;
    const double t1115 = t148 * ((t544 + mu[0] * t1113) + lmbda[0] * (t1114 - t197 * t1113));
    const double t1116 = t1109 + 0.2679491924311227 * t1115;
    const double t1117 = t246 * (t216 * t225 * t233 - t216 * t232 * t235) - t247 * (t216 * t225 * t237 - t213
        * t216 * t235);
    const double t1118 = t1117 + t248 * (t216 * t232 * t237 - t213 * t216 * t233);
    const double t1119 = t1118 / t249;
    const double t1120 = t984 * t1119 / t249;
    const double t1121 = t985 * t1119;
    const double t1122 = t215 * ((t551 + mu[0] * t1120) + lmbda[0] * (t1121 - t252 * t1120));
    const double t1123 = t282 * (t261 * t267 * t272 - t261 * t271 * t274) - t283 * (t261 * t267 * t276 - t258
        * t261 * t274);
    const double t1124 = t1123 + t284 * (t261 * t271 * t276 - t258 * t261 * t272);
    const double t1125 = t1124 / t285;
    const double t1126 = t988 * t1125 / t285;
    const double t1127 = t989 * t1125;
    const double t1128 = t260 * ((t557 + mu[0] * t1126) + lmbda[0] * (t1127 - t288 * t1126));
    const double t1129 = t1122 + 0.2679491924311227 * t1128;
    const double t1130 = t994 * t1106 / t116;
    const double t1131 = t995 * t1106;
    const double t1132 = t49 * ((t564 + mu[0] * t1130) + lmbda[0] * (t1131 - t119 * t1130));
    const double t1133 = t1000 * t1112 / t194;
    const double t1134 = t1001 * t1112;
    const double t1135 = t148 * ((t568 + mu[0] * t1133) + lmbda[0] * (t1134 - t197 * t1133));
    const double t1136 = t1132 + 0.07179676972449082 * t1135;
    const double t1137 = t1007 * t1119 / t249;
    const double t1138 = t1008 * t1119;
    const double t1139 = t215 * ((t573 + mu[0] * t1137) + lmbda[0] * (t1138 - t252 * t1137));
    const double t1140 = t1013 * t1125 / t285;
    const double t1141 = t1014 * t1125;
    const double t1142 = t260 * ((t577 + mu[0] * t1140) + lmbda[0] * (t1141 - t288 * t1140));
    const double t1143 = t1139 + 0.07179676972449082 * t1142;
    const double t1144 = 0.3110042339640731 * (0.39433756729740643 * t1116 + 0.028312163512967795 * t1129) +
        0.39433756729740643 * (0.3110042339640731 * t1136 + 0.08333333333333333 * t1143);
    const double t1145 = t376 * (t352 * t359 * t365 - t352 * t364 * t367) - t377 * (t352 * t359 * t369 - t349
        * t352 * t367);
    const double t1146 = t1145 + t378 * (t352 * t364 * t369 - t349 * t352 * t365);
    const double t1147 = t1146 / t379;
    const double t1148 = t1040 * t1147 / t379;
    const double t1149 = t1041 * t1147;
    const double t1150 = t351 * ((t583 + mu[0] * t1148) + lmbda[0] * (t1149 - t382 * t1148));
    const double t1151 = t412 * (t391 * t397 * t402 - t391 * t401 * t404) - t413 * (t391 * t397 * t406 - t388
        * t391 * t404);
    const double t1152 = t1151 + t414 * (t391 * t401 * t406 - t388 * t391 * t402);
    const double t1153 = t1152 / t415;
    const double t1154 = t1044 * t1153 / t415;
    const double t1155 = t1045 * t1153;
    const double t1156 = t390 * ((t589 + mu[0] * t1154) + lmbda[0] * (t1155 - t418 * t1154));
    const double t1157 = t1150 + 0.2679491924311227 * t1156;
    const double t1158 = t449 * (t428 * t434 * t439 - t428 * t438 * t441) - t450 * (t428 * t434 * t443 - t425
        * t428 * t441);
    const double t1159 = t1158 + t451 * (t428 * t438 * t443 - t425 * t428 * t439);
    const double t1160 = t1159 / t452;
    const double t1161 = t1049 * t1160 / t452;
    const double t1162 = t1050 * t1160;
    const double t1163 = t427 * ((t596 + mu[0] * t1161) + lmbda[0] * (t1162 - t455 * t1161));
    const double t1164 = t479 * (t461 * t466 * t470 - t461 * t469 * t472) - t480 * (t461 * t466 * t474 - t458
        * t461 * t472);
    const double t1165 = t1164 + t481 * (t461 * t469 * t474 - t458 * t461 * t470);
    const double t1166 = t1165 / t482;
    const double t1167 = t1053 * t1166 / t482;
    const double t1168 = t1054 * t1166;
    const double t1169 = t460 * ((t602 + mu[0] * t1167) + lmbda[0] * (t1168 - t485 * t1167));
    const double t1170 = t1163 + 0.2679491924311227 * t1169;
    const double t1171 = t1059 * t1147 / t379;
    const double t1172 = t1060 * t1147;
    const double t1173 = t351 * ((t609 + mu[0] * t1171) + lmbda[0] * (t1172 - t382 * t1171));
    const double t1174 = t1065 * t1153 / t415;
    const double t1175 = t1066 * t1153;
    const double t1176 = t390 * ((t613 + mu[0] * t1174) + lmbda[0] * (t1175 - t418 * t1174));
    const double t1177 = t1173 + 0.07179676972449082 * t1176;
    const double t1178 = t1072 * t1160 / t452;
    const double t1179 = t1073 * t1160;
    const double t1180 = t427 * ((t618 + mu[0] * t1178) + lmbda[0] * (t1179 - t455 * t1178));
    const double t1181 = t1078 * t1166 / t482;
    const double t1182 = t1079 * t1166;
    const double t1183 = t460 * ((t622 + mu[0] * t1181) + lmbda[0] * (t1182 - t485 * t1181));
    const double t1184 = t1180 + 0.07179676972449082 * t1183;
    const double t1185 = 0.3110042339640731 * (0.39433756729740643 * t1157 + 0.028312163512967795 * t1170) +
        0.39433756729740643 * (0.3110042339640731 * t1177 + 0.08333333333333333 * t1184);
    const double t1186 = t976 * t1105 / t116;
    const double t1187 = t49 * ((t538 + mu[0] * t1186) + lmbda[0] * (t1108 - t119 * t1186));
    const double t1188 = t980 * t1111 / t194;
    const double t1189 = t148 * ((t544 + mu[0] * t1188) + lmbda[0] * (t1114 - t197 * t1188));
    const double t1190 = t1187 + 0.2679491924311227 * t1189;
    const double t1191 = t985 * t1118 / t249;
    const double t1192 = t215 * ((t551 + mu[0] * t1191) + lmbda[0] * (t1121 - t252 * t1191));
    const double t1193 = t989 * t1124 / t285;
    const double t1194 = t260 * ((t557 + mu[0] * t1193) + lmbda[0] * (t1127 - t288 * t1193));
    const double t1195 = t1192 + 0.2679491924311227 * t1194;
    const double t1196 = t995 * t1105 / t116;
    const double t1197 = t49 * ((t564 + mu[0] * t1196) + lmbda[0] * (t1131 - t119 * t1196));
    const double t1198 = t1001 * t1111 / t194;
    const double t1199 = t148 * ((t568 + mu[0] * t1198) + lmbda[0] * (t1134 - t197 * t1198));
    const double t1200 = t1197 + 0.07179676972449082 * t1199;
    const double t1201 = t1008 * t1118 / t249;
    const double t1202 = t215 * ((t573 + mu[0] * t1201) + lmbda[0] * (t1138 - t252 * t1201));
    const double t1203 = t1014 * t1124 / t285;
    const double t1204 = t260 * ((t577 + mu[0] * t1203) + lmbda[0] * (t1141 - t288 * t1203));
    const double t1205 = t1202 + 0.07179676972449082 * t1204;
    const double t1206 = 0.3110042339640731 * (0.39433756729740643 * t1190 + 0.028312163512967795 * t1195) +
        0.39433756729740643 * (0.3110042339640731 * t1200 + 0.08333333333333333 * t1205);
    const double t1207 = t1041 * t1146 / t379;
    const double t1208 = t351 * ((t583 + mu[0] * t1207) + lmbda[0] * (t1149 - t382 * t1207));
    const double t1209 = t1045 * t1152 / t415;
    const double t1210 = t390 * ((t589 + mu[0] * t1209) + lmbda[0] * (t1155 - t418 * t1209));
    const double t1211 = t1208 + 0.2679491924311227 * t1210;
    const double t1212 = t1050 * t1159 / t452;
    const double t1213 = t427 * ((t596 + mu[0] * t1212) + lmbda[0] * (t1162 - t455 * t1212));
    const double t1214 = t1054 * t1165 / t482;
    const double t1215 = t460 * ((t602 + mu[0] * t1214) + lmbda[0] * (t1168 - t485 * t1214));
    const double t1216 = t1213 + 0.2679491924311227 * t1215;
    const double t1217 = t1060 * t1146 / t379;
    const double t1218 = t351 * ((t609 + mu[0] * t1217) + lmbda[0] * (t1172 - t382 * t1217));
    const double t1219 = t1066 * t1152 / t415;
    const double t1220 = t390 * ((t613 + mu[0] * t1219) + lmbda[0] * (t1175 - t418 * t1219));
    const double t1221 = t1218 + 0.07179676972449082 * t1220;
    const double t1222 = t1073 * t1159 / t452;
    const double t1223 = t427 * ((t618 + mu[0] * t1222) + lmbda[0] * (t1179 - t455 * t1222));
    const double t1224 = t1079 * t1165 / t482;
    const double t1225 = t460 * ((t622 + mu[0] * t1224) + lmbda[0] * (t1182 - t485 * t1224));
    const double t1226 = t1223 + 0.07179676972449082 * t1225;
    const double t1227 = 0.3110042339640731 * (0.39433756729740643 * t1211 + 0.028312163512967795 * t1216) +
        0.39433756729740643 * (0.3110042339640731 * t1221 + 0.08333333333333333 * t1226);
    const double t1228 = t1105 * t1106 / t116;
    const double t1229 = t49 * ((t670 + mu[0] * t1228) + lmbda[0] * (t1106 * t1106 - t119 * t1228));
    const double t1230 = t1111 * t1112 / t194;
    const double t1231 = t148 * ((t673 + mu[0] * t1230) + lmbda[0] * (t1112 * t1112 - t197 * t1230));
    const double t1232 = t1229 + 0.07179676972449082 * t1231;
    const double t1233 = t1118 * t1119 / t249;
    const double t1234 = t215 * ((t677 + mu[0] * t1233) + lmbda[0] * (t1119 * t1119 - t252 * t1233));
    const double t1235 = t1124 * t1125 / t285;
    const double t1236 = t260 * ((t680 + mu[0] * t1235) + lmbda[0] * (t1125 * t1125 - t288 * t1235));
    const double t1237 = t1234 + 0.07179676972449082 * t1236;
    const double t1238 = t1146 * t1147 / t379;
    const double t1239 = t351 * ((t684 + mu[0] * t1238) + lmbda[0] * (t1147 * t1147 - t382 * t1238));
    const double t1240 = t1152 * t1153 / t415;
    const double t1241 = t390 * ((t687 + mu[0] * t1240) + lmbda[0] * (t1153 * t1153 - t418 * t1240));
    const double t1242 = t1239 + 0.07179676972449082 * t1241;
    const double t1243 = t1159 * t1160 / t452;
    const double t1244 = t427 * ((t691 + mu[0] * t1243) + lmbda[0] * (t1160 * t1160 - t455 * t1243));
    const double t1245 = t1165 * t1166 / t482;
    const double t1246 = t460 * ((t694 + mu[0] * t1245) + lmbda[0] * (t1166 * t1166 - t485 * t1245));
    const double t1247 = t1244 + 0.07179676972449082 * t1246;
    const double t1248 = (0.3110042339640731 * t1232 + 0.022329099369260225 * t1237) + (0.3110042339640731 *
        t1242 + 0.022329099369260225 * t1247);
    const double result2 = 0.3110042339640731 * (t1038 + 0.07179676972449082 * t1103) + 0.39433756729740643 *
        (t1144 + 0.2679491924311227 * t1185) + 0.39433756729740643 * (t1206 + 0.2679491924311227 * t1227) +
        0.15550211698203656 * t1248;
    const double t1249 = t296 + 3.732050807568877 * t302;
    const double t1250 = t309 + 3.732050807568877 * t315;
    const double t1251 = t318 + 3.732050807568877 * t320;
    const double t1252 = t323 + 3.732050807568877 * t325;
    const double t1253 = (t329 + 13.928203230275509 * t332) + (t335 + 13.928203230275509 * t338);
    const double t1254 = 0.3110042339640731 * t290 + 0.011164549684630112 * t1253 - 0.39433756729740643 *
        (0.10566243270259355 * t1249 + 0.028312163512967795 * t1250) - 0.39433756729740643 *
        (0.10566243270259355 * t1251 + 0.028312163512967795 * t1252);
    const double t1255 = t493 + 3.732050807568877 * t499;
    const double t1256 = t506 + 3.732050807568877 * t512;
    const double t1257 = t515 + 3.732050807568877 * t517;
    const double t1258 = t520 + 3.732050807568877 * t522;
    const double t1259 = (t526 + 13.928203230275509 * t529) + (t532 + 13.928203230275509 * t535);
    const double t1260 = 0.3110042339640731 * t487 + 0.011164549684630112 * t1259 - 0.39433756729740643 *
        (0.10566243270259355 * t1255 + 0.028312163512967795 * t1256) - 0.39433756729740643 *
        (0.10566243270259355 * t1257 + 0.028312163512967795 * t1258);
    const double t1261 = t543 + 3.732050807568877 * t549;
    const double t1262 = t556 + 3.732050807568877 * t562;
    const double t1263 = t567 + 13.928203230275509 * t571;
    const double t1264 = t576 + 13.928203230275509 * t580;
    const double t1265 = 0.3110042339640731 * (0.10566243270259355 * t1261 + 0.007586221349277619 * t1262) -
        0.39433756729740643 * (0.022329099369260225 * t1263 + 0.005983064143707569 * t1264);
    const double t1266 = t588 + 3.732050807568877 * t594;
    const double t1267 = t601 + 3.732050807568877 * t607;
    const double t1268 = t612 + 13.928203230275509 * t616;
    const double t1269 = t621 + 13.928203230275509 * t625;
    const double t1270 = 0.3110042339640731 * (0.10566243270259355 * t1266 + 0.007586221349277619 * t1267) -
        0.39433756729740643 * (0.022329099369260225 * t1268 + 0.005983064143707569 * t1269);
    const double t1271 = t629 + 3.732050807568877 * t631;
    const double t1272 = t634 + 3.732050807568877 * t636;
    const double t1273 = t639 + 13.928203230275509 * t641;
    const double t1274 = t644 + 13.928203230275509 * t646;
    const double t1275 = 0.3110042339640731 * (0.10566243270259355 * t1271 + 0.007586221349277619 * t1272) -
        0.39433756729740643 * (0.022329099369260225 * t1273 + 0.005983064143707569 * t1274);
    const double t1276 = t650 + 3.732050807568877 * t652;
    const double t1277 = t655 + 3.732050807568877 * t657;
    const double t1278 = t660 + 13.928203230275509 * t662;
    const double t1279 = t665 + 13.928203230275509 * t667;
    const double t1280 = 0.3110042339640731 * (0.10566243270259355 * t1276 + 0.007586221349277619 * t1277) -
        0.39433756729740643 * (0.022329099369260225 * t1278 + 0.005983064143707569 * t1279);
    const double t1281 = t672 + 13.928203230275509 * t675;
    const double t1282 = t679 + 13.928203230275509 * t682;
    const double t1283 = t686 + 13.928203230275509 * t689;
    const double t1284 = t693 + 13.928203230275509 * t696;
    const double t1285 = (0.022329099369260225 * t1281 + 0.0016031572055700497 * t1282) +
        (0.022329099369260225 * t1283 + 0.0016031572055700497 * t1284);
    const double result3 = 0.3110042339640731 * (t1254 + 0.07179676972449082 * t1260) + 0.15550211698203656 *
        t1285 - 0.39433756729740643 * (t1265 + 0.2679491924311227 * t1270) - 0.39433756729740643 * (t1275 +
        0.2679491924311227 * t1280);
    const double t1286 = t723 + 3.732050807568877 * t729;
    const double t1287 = t736 + 3.732050807568877 * t742;
    const double t1288 = t745 + 3.732050807568877 * t747;
    const double t1289 = t750 + 3.732050807568877 * t752;
    const double t1290 = (t755 + 13.928203230275509 * t757) + (t759 + 13.928203230275509 * t761);
    const double t1291 = 0.3110042339640731 * t717 + 0.011164549684630112 * t1290 - 0.39433756729740643 *
        (0.10566243270259355 * t1286 + 0.028312163512967795 * t1287) - 0.39433756729740643 *
        (0.10566243270259355 * t1288 + 0.028312163512967795 * t1289);
    const double t1292 = t788 + 3.732050807568877 * t794;
    const double t1293 = t801 + 3.732050807568877 * t807;
    const double t1294 = t810 + 3.732050807568877 * t812;
    const double t1295 = t815 + 3.732050807568877 * t817;
    const double t1296 = (t820 + 13.928203230275509 * t822) + (t824 + 13.928203230275509 * t826);
    const double t1297 = 0.3110042339640731 * t782 + 0.011164549684630112 * t1296 - 0.39433756729740643 *
        (0.10566243270259355 * t1292 + 0.028312163512967795 * t1293) - 0.39433756729740643 *
        (0.10566243270259355 * t1294 + 0.028312163512967795 * t1295);
    const double t1298 = t834 + 3.732050807568877 * t840;
    const double t1299 = t847 + 3.732050807568877 * t853;
    const double t1300 = t857 + 13.928203230275509 * t860;
    const double t1301 = t864 + 13.928203230275509 * t867;
    const double t1302 = 0.3110042339640731 * (0.10566243270259355 * t1298 + 0.007586221349277619 * t1299) -
        0.39433756729740643 * (0.022329099369260225 * t1300 + 0.005983064143707569 * t1301);
    const double t1303 = t875 + 3.732050807568877 * t881;
    const double t1304 = t888 + 3.732050807568877 * t894;
    const double t1305 = t898 + 13.928203230275509 * t901;
    const double t1306 = t905 + 13.928203230275509 * t908;
    const double t1307 = 0.3110042339640731 * (0.10566243270259355 * t1303 + 0.007586221349277619 * t1304) -
        0.39433756729740643 * (0.022329099369260225 * t1305 + 0.005983064143707569 * t1306);
    const double t1308 = t912 + 3.732050807568877 * t914;
    const double t1309 = t917 + 3.732050807568877 * t919;
    const double t1310 = t922 + 13.928203230275509 * t924;
    const double t1311 = t927 + 13.928203230275509 * t929;
    const double t1312 = 0.3110042339640731 * (0.10566243270259355 * t1308 + 0.007586221349277619 * t1309) -
        0.39433756729740643 * (0.022329099369260225 * t1310 + 0.005983064143707569 * t1311);
    const double t1313 = t933 + 3.732050807568877 * t935;
    const double t1314 = t938 + 3.732050807568877 * t940;
    const double t1315 = t943 + 13.928203230275509 * t945;
    const double t1316 = t948 + 13.928203230275509 * t950;
    const double t1317 = 0.3110042339640731 * (0.10566243270259355 * t1313 + 0.007586221349277619 * t1314) -
        0.39433756729740643 * (0.022329099369260225 * t1315 + 0.005983064143707569 * t1316);
    const double t1318 = t954 + 13.928203230275509 * t956;
    const double t1319 = t959 + 13.928203230275509 * t961;
    const double t1320 = t964 + 13.928203230275509 * t966;
    const double t1321 = t969 + 13.928203230275509 * t971;
    const double t1322 = (0.022329099369260225 * t1318 + 0.0016031572055700497 * t1319) +
        (0.022329099369260225 * t1320 + 0.0016031572055700497 * t1321);
    const double result4 = 0.3110042339640731 * (t1291 + 0.07179676972449082 * t1297) + 0.15550211698203656 *
        t1322 - 0.39433756729740643 * (t1302 + 0.2679491924311227 * t1307) - 0.39433756729740643 * (t1312 +
        0.2679491924311227 * t1317);
    const double t1323 = t998 + 3.732050807568877 * t1004;
    const double t1324 = t1011 + 3.732050807568877 * t1017;
    const double t1325 = t1020 + 3.732050807568877 * t1022;
    const double t1326 = t1025 + 3.732050807568877 * t1027;
    const double t1327 = (t1030 + 13.928203230275509 * t1032) + (t1034 + 13.928203230275509 * t1036);
    const double t1328 = 0.3110042339640731 * t992 + 0.011164549684630112 * t1327 - 0.39433756729740643 *
        (0.10566243270259355 * t1323 + 0.028312163512967795 * t1324) - 0.39433756729740643 *
        (0.10566243270259355 * t1325 + 0.028312163512967795 * t1326);
    const double t1329 = t1063 + 3.732050807568877 * t1069;
    const double t1330 = t1076 + 3.732050807568877 * t1082;
    const double t1331 = t1085 + 3.732050807568877 * t1087;
    const double t1332 = t1090 + 3.732050807568877 * t1092;
    const double t1333 = (t1095 + 13.928203230275509 * t1097) + (t1099 + 13.928203230275509 * t1101);
    const double t1334 = 0.3110042339640731 * t1057 + 0.011164549684630112 * t1333 - 0.39433756729740643 *
        (0.10566243270259355 * t1329 + 0.028312163512967795 * t1330) - 0.39433756729740643 *
        (0.10566243270259355 * t1331 + 0.028312163512967795 * t1332);
    const double t1335 = t1109 + 3.732050807568877 * t1115;
    const double t1336 = t1122 + 3.732050807568877 * t1128;
    const double t1337 = t1132 + 13.928203230275509 * t1135;
    const double t1338 = t1139 + 13.928203230275509 * t1142;
    const double t1339 = 0.3110042339640731 * (0.10566243270259355 * t1335 + 0.007586221349277619 * t1336) -
        0.39433756729740643 * (0.022329099369260225 * t1337 + 0.005983064143707569 * t1338);
    const double t1340 = t1150 + 3.732050807568877 * t1156;
    const double t1341 = t1163 + 3.732050807568877 * t1169;
    const double t1342 = t1173 + 13.928203230275509 * t1176;
    const double t1343 = t1180 + 13.928203230275509 * t1183;
    const double t1344 = 0.3110042339640731 * (0.10566243270259355 * t1340 + 0.007586221349277619 * t1341) -
        0.39433756729740643 * (0.022329099369260225 * t1342 + 0.005983064143707569 * t1343);
    const double t1345 = t1187 + 3.732050807568877 * t1189;
    const double t1346 = t1192 + 3.732050807568877 * t1194;
    const double t1347 = t1197 + 13.928203230275509 * t1199;
    const double t1348 = t1202 + 13.928203230275509 * t1204;
    const double t1349 = 0.3110042339640731 * (0.10566243270259355 * t1345 + 0.007586221349277619 * t1346) -
        0.39433756729740643 * (0.022329099369260225 * t1347 + 0.005983064143707569 * t1348);
    const double t1350 = t1208 + 3.732050807568877 * t1210;
    const double t1351 = t1213 + 3.732050807568877 * t1215;
    const double t1352 = t1218 + 13.928203230275509 * t1220;
    const double t1353 = t1223 + 13.928203230275509 * t1225;
    const double t1354 = 0.3110042339640731 * (0.10566243270259355 * t1350 + 0.007586221349277619 * t1351) -
        0.39433756729740643 * (0.022329099369260225 * t1352 + 0.005983064143707569 * t1353);
    const double t1355 = t1229 + 13.928203230275509 * t1231;
    const double t1356 = t1234 + 13.928203230275509 * t1236;
    const double t1357 = t1239 + 13.928203230275509 * t1241;
    const double t1358 = t1244 + 13.928203230275509 * t1246;
    const double t1359 = (0.022329099369260225 * t1355 + 0.0016031572055700497 * t1356) +
        (0.022329099369260225 * t1357 + 0.0016031572055700497 * t1358);
    const double result5 = 0.3110042339640731 * (t1328 + 0.07179676972449082 * t1334) + 0.15550211698203656 *
        t1359 - 0.39433756729740643 * (t1339 + 0.2679491924311227 * t1344) - 0.39433756729740643 * (t1349 +
        0.2679491924311227 * t1354);
    const double t1360 = 0.5 * t198 + 6.964101615137754 * t289;
    const double t1361 = 0.15550211698203656 * t339 + 0.022329099369260225 * t1360 - 0.10566243270259355 *
        (0.39433756729740643 * t303 + 1.4716878364870323 * t316) - 0.10566243270259355 * (0.39433756729740643
        * t321 + 1.4716878364870323 * t326);
    const double t1362 = 0.5 * t419 + 6.964101615137754 * t486;
    const double t1363 = 0.15550211698203656 * t536 + 0.022329099369260225 * t1362 - 0.10566243270259355 *
        (0.39433756729740643 * t500 + 1.4716878364870323 * t513) - 0.10566243270259355 * (0.39433756729740643
        * t518 + 1.4716878364870323 * t523);
    const double t1364 = 0.022329099369260225 * (0.39433756729740643 * t550 + 5.4924137786507226 * t563) -
        0.10566243270259355 * (0.3110042339640731 * t572 + 1.160683602522959 * t581);
    const double t1365 = 0.022329099369260225 * (0.39433756729740643 * t595 + 5.4924137786507226 * t608) -
        0.10566243270259355 * (0.3110042339640731 * t617 + 1.160683602522959 * t626);
    const double t1366 = 0.022329099369260225 * (0.39433756729740643 * t632 + 5.4924137786507226 * t637) -
        0.10566243270259355 * (0.3110042339640731 * t642 + 1.160683602522959 * t647);
    const double t1367 = 0.022329099369260225 * (0.39433756729740643 * t653 + 5.4924137786507226 * t658) -
        0.10566243270259355 * (0.3110042339640731 * t663 + 1.160683602522959 * t668);
    const double t1368 = (0.3110042339640731 * t676 + 4.331730176127763 * t683) + (0.3110042339640731 * t690 +
        4.331730176127763 * t697);
    const double result6 = 0.3110042339640731 * (t1361 + 0.07179676972449082 * t1363) + 0.39433756729740643 *
        (t1364 + 0.2679491924311227 * t1365) + 0.39433756729740643 * (t1366 + 0.2679491924311227 * t1367) +
        0.011164549684630112 * t1368;
    const double t1369 = 0.5 * t707 + 6.964101615137754 * t716;
    const double t1370 = 0.15550211698203656 * t762 + 0.022329099369260225 * t1369 - 0.10566243270259355 *
        (0.39433756729740643 * t730 + 1.4716878364870323 * t743) - 0.10566243270259355 * (0.39433756729740643
        * t748 + 1.4716878364870323 * t753);
    const double t1371 = 0.5 * t772 + 6.964101615137754 * t781;
    const double t1372 = 0.15550211698203656 * t827 + 0.022329099369260225 * t1371 - 0.10566243270259355 *
        (0.39433756729740643 * t795 + 1.4716878364870323 * t808) - 0.10566243270259355 * (0.39433756729740643
        * t813 + 1.4716878364870323 * t818);
    const double t1373 = 0.022329099369260225 * (0.39433756729740643 * t841 + 5.4924137786507226 * t854) -
        0.10566243270259355 * (0.3110042339640731 * t861 + 1.160683602522959 * t868);
    const double t1374 = 0.022329099369260225 * (0.39433756729740643 * t882 + 5.4924137786507226 * t895) -
        0.10566243270259355 * (0.3110042339640731 * t902 + 1.160683602522959 * t909);
    const double t1375 = 0.022329099369260225 * (0.39433756729740643 * t915 + 5.4924137786507226 * t920) -
        0.10566243270259355 * (0.3110042339640731 * t925 + 1.160683602522959 * t930);
    const double t1376 = 0.022329099369260225 * (0.39433756729740643 * t936 + 5.4924137786507226 * t941) -
        0.10566243270259355 * (0.3110042339640731 * t946 + 1.160683602522959 * t951);
    const double t1377 = (0.3110042339640731 * t957 + 4.331730176127763 * t962) + (0.3110042339640731 * t967 +
        4.331730176127763 * t972);
    const double result7 = 0.3110042339640731 * (t1370 + 0.07179676972449082 * t1372) + 0.39433756729740643 *
        (t1373 + 0.2679491924311227 * t1374) + 0.39433756729740643 * (t1375 + 0.2679491924311227 * t1376) +
        0.011164549684630112 * t1377;
    const double t1378 = 0.5 * t982 + 6.964101615137754 * t991;
    const double t1379 = 0.15550211698203656 * t1037 + 0.022329099369260225 * t1378 - 0.10566243270259355 *
        (0.39433756729740643 * t1005 + 1.4716878364870323 * t1018) - 0.10566243270259355 *
        (0.39433756729740643 * t1023 + 1.4716878364870323 * t1028);
    const double t1380 = 0.5 * t1047 + 6.964101615137754 * t1056;
    const double t1381 = 0.15550211698203656 * t1102 + 0.022329099369260225 * t1380 - 0.10566243270259355 *
        (0.39433756729740643 * t1070 + 1.4716878364870323 * t1083) - 0.10566243270259355 *
        (0.39433756729740643 * t1088 + 1.4716878364870323 * t1093);
    const double t1382 = 0.022329099369260225 * (0.39433756729740643 * t1116 + 5.4924137786507226 * t1129) -
        0.10566243270259355 * (0.3110042339640731 * t1136 + 1.160683602522959 * t1143);
    const double t1383 = 0.022329099369260225 * (0.39433756729740643 * t1157 + 5.4924137786507226 * t1170) -
        0.10566243270259355 * (0.3110042339640731 * t1177 + 1.160683602522959 * t1184);
    const double t1384 = 0.022329099369260225 * (0.39433756729740643 * t1190 + 5.4924137786507226 * t1195) -
        0.10566243270259355 * (0.3110042339640731 * t1200 + 1.160683602522959 * t1205);
    const double t1385 = 0.022329099369260225 * (0.39433756729740643 * t1211 + 5.4924137786507226 * t1216) -
        0.10566243270259355 * (0.3110042339640731 * t1221 + 1.160683602522959 * t1226);
    const double t1386 = (0.3110042339640731 * t1232 + 4.331730176127763 * t1237) + (0.3110042339640731 *
        t1242 + 4.331730176127763 * t1247);
    const double result8 = 0.3110042339640731 * (t1379 + 0.07179676972449082 * t1381) + 0.39433756729740643 *
        (t1382 + 0.2679491924311227 * t1383) + 0.39433756729740643 * (t1384 + 0.2679491924311227 * t1385) +
        0.011164549684630112 * t1386;
    const double t1387 = 0.011164549684630112 * t1253 + 0.022329099369260225 * t1360 + 0.10566243270259355 *
        (0.10566243270259355 * t1249 + 0.39433756729740643 * t1250) + 0.10566243270259355 *
        (0.10566243270259355 * t1251 + 0.39433756729740643 * t1252);
    const double t1388 = 0.011164549684630112 * t1259 + 0.022329099369260225 * t1362 + 0.10566243270259355 *
        (0.10566243270259355 * t1255 + 0.39433756729740643 * t1256) + 0.10566243270259355 *
        (0.10566243270259355 * t1257 + 0.39433756729740643 * t1258);
    const double t1389 = 0.022329099369260225 * (0.10566243270259355 * t1261 + 1.4716878364870323 * t1262) +
        0.10566243270259355 * (0.022329099369260225 * t1263 + 0.08333333333333333 * t1264);
    const double t1390 = 0.022329099369260225 * (0.10566243270259355 * t1266 + 1.4716878364870323 * t1267) +
        0.10566243270259355 * (0.022329099369260225 * t1268 + 0.08333333333333333 * t1269);
    const double t1391 = 0.022329099369260225 * (0.10566243270259355 * t1271 + 1.4716878364870323 * t1272) +
        0.10566243270259355 * (0.022329099369260225 * t1273 + 0.08333333333333333 * t1274);
    const double t1392 = 0.022329099369260225 * (0.10566243270259355 * t1276 + 1.4716878364870323 * t1277) +
        0.10566243270259355 * (0.022329099369260225 * t1278 + 0.08333333333333333 * t1279);
    const double t1393 = (0.022329099369260225 * t1281 + 0.3110042339640731 * t1282) + (0.022329099369260225 *
        t1283 + 0.3110042339640731 * t1284);
    const double result9 = 0.3110042339640731 * (t1387 + 0.07179676972449082 * t1388) + 0.011164549684630112 *
        t1393 - 0.39433756729740643 * (t1389 + 0.2679491924311227 * t1390) - 0.39433756729740643 * (t1391 +
        0.2679491924311227 * t1392);
    const double t1394 = 0.011164549684630112 * t1290 + 0.022329099369260225 * t1369 + 0.10566243270259355 *
        (0.10566243270259355 * t1286 + 0.39433756729740643 * t1287) + 0.10566243270259355 *
        (0.10566243270259355 * t1288 + 0.39433756729740643 * t1289);
    const double t1395 = 0.011164549684630112 * t1296 + 0.022329099369260225 * t1371 + 0.10566243270259355 *
        (0.10566243270259355 * t1292 + 0.39433756729740643 * t1293) + 0.10566243270259355 *
        (0.10566243270259355 * t1294 + 0.39433756729740643 * t1295);
    const double t1396 = 0.022329099369260225 * (0.10566243270259355 * t1298 + 1.4716878364870323 * t1299) +
        0.10566243270259355 * (0.022329099369260225 * t1300 + 0.08333333333333333 * t1301);
    const double t1397 = 0.022329099369260225 * (0.10566243270259355 * t1303 + 1.4716878364870323 * t1304) +
        0.10566243270259355 * (0.022329099369260225 * t1305 + 0.08333333333333333 * t1306);
    const double t1398 = 0.022329099369260225 * (0.10566243270259355 * t1308 + 1.4716878364870323 * t1309) +
        0.10566243270259355 * (0.022329099369260225 * t1310 + 0.08333333333333333 * t1311);
    const double t1399 = 0.022329099369260225 * (0.10566243270259355 * t1313 + 1.4716878364870323 * t1314) +
        0.10566243270259355 * (0.022329099369260225 * t1315 + 0.08333333333333333 * t1316);
    const double t1400 = (0.022329099369260225 * t1318 + 0.3110042339640731 * t1319) + (0.022329099369260225 *
        t1320 + 0.3110042339640731 * t1321);
    const double result10 = 0.3110042339640731 * (t1394 + 0.07179676972449082 * t1395) + 0.011164549684630112
        * t1400 - 0.39433756729740643 * (t1396 + 0.2679491924311227 * t1397) - 0.39433756729740643 * (t1398 +
        0.2679491924311227 * t1399);
    const double t1401 = 0.011164549684630112 * t1327 + 0.022329099369260225 * t1378 + 0.10566243270259355 *
        (0.10566243270259355 * t1323 + 0.39433756729740643 * t1324) + 0.10566243270259355 *
        (0.10566243270259355 * t1325 + 0.39433756729740643 * t1326);
    const double t1402 = 0.011164549684630112 * t1333 + 0.022329099369260225 * t1380 + 0.10566243270259355 *
        (0.10566243270259355 * t1329 + 0.39433756729740643 * t1330) + 0.10566243270259355 *
        (0.10566243270259355 * t1331 + 0.39433756729740643 * t1332);
    const double t1403 = 0.022329099369260225 * (0.10566243270259355 * t1335 + 1.4716878364870323 * t1336) +
        0.10566243270259355 * (0.022329099369260225 * t1337 + 0.08333333333333333 * t1338);
    const double t1404 = 0.022329099369260225 * (0.10566243270259355 * t1340 + 1.4716878364870323 * t1341) +
        0.10566243270259355 * (0.022329099369260225 * t1342 + 0.08333333333333333 * t1343);
    const double t1405 = 0.022329099369260225 * (0.10566243270259355 * t1345 + 1.4716878364870323 * t1346) +
        0.10566243270259355 * (0.022329099369260225 * t1347 + 0.08333333333333333 * t1348);
    const double t1406 = 0.022329099369260225 * (0.10566243270259355 * t1350 + 1.4716878364870323 * t1351) +
        0.10566243270259355 * (0.022329099369260225 * t1352 + 0.08333333333333333 * t1353);
    const double t1407 = (0.022329099369260225 * t1355 + 0.3110042339640731 * t1356) + (0.022329099369260225 *
        t1357 + 0.3110042339640731 * t1358);
    const double result11 = 0.3110042339640731 * (t1401 + 0.07179676972449082 * t1402) + 0.011164549684630112
        * t1407 - 0.39433756729740643 * (t1403 + 0.2679491924311227 * t1404) - 0.39433756729740643 * (t1405 +
        0.2679491924311227 * t1406);
    const double result12 = 0.15550211698203656 * t698 + 0.022329099369260225 * (t340 + 13.928203230275509 *
        t537) - 0.10566243270259355 * (t582 + 3.732050807568877 * t627) - 0.10566243270259355 * (t648 +
        3.732050807568877 * t669);
    const double result13 = 0.15550211698203656 * t973 + 0.022329099369260225 * (t763 + 13.928203230275509 *
        t828) - 0.10566243270259355 * (t869 + 3.732050807568877 * t910) - 0.10566243270259355 * (t931 +
        3.732050807568877 * t952);
    const double result14 = 0.15550211698203656 * t1248 + 0.022329099369260225 * (t1038 + 13.928203230275509 *
        t1103) - 0.10566243270259355 * (t1144 + 3.732050807568877 * t1185) - 0.10566243270259355 * (t1206 +
        3.732050807568877 * t1227);
    const double result15 = 0.15550211698203656 * t1285 + 0.022329099369260225 * (t1254 + 13.928203230275509 *
        t1260) + 0.10566243270259355 * (t1265 + 3.732050807568877 * t1270) + 0.10566243270259355 * (t1275 +
        3.732050807568877 * t1280);
    const double result16 = 0.15550211698203656 * t1322 + 0.022329099369260225 * (t1291 + 13.928203230275509 *
        t1297) + 0.10566243270259355 * (t1302 + 3.732050807568877 * t1307) + 0.10566243270259355 * (t1312 +
        3.732050807568877 * t1317);
    const double result17 = 0.15550211698203656 * t1359 + 0.022329099369260225 * (t1328 + 13.928203230275509 *
        t1334) + 0.10566243270259355 * (t1339 + 3.732050807568877 * t1344) + 0.10566243270259355 * (t1349 +
        3.732050807568877 * t1354);
    const double result18 = 0.011164549684630112 * t1368 + 0.022329099369260225 * (t1361 + 13.928203230275509
        * t1363) - 0.10566243270259355 * (t1364 + 3.732050807568877 * t1365) - 0.10566243270259355 * (t1366 +
        3.732050807568877 * t1367);
    const double result19 = 0.011164549684630112 * t1377 + 0.022329099369260225 * (t1370 + 13.928203230275509
        * t1372) - 0.10566243270259355 * (t1373 + 3.732050807568877 * t1374) - 0.10566243270259355 * (t1375 +
        3.732050807568877 * t1376);
    const double result20 = 0.011164549684630112 * t1386 + 0.022329099369260225 * (t1379 + 13.928203230275509
        * t1381) - 0.10566243270259355 * (t1382 + 3.732050807568877 * t1383) - 0.10566243270259355 * (t1384 +
        3.732050807568877 * t1385);
    const double result21 = 0.011164549684630112 * t1393 + 0.022329099369260225 * (t1387 + 13.928203230275509
        * t1388) + 0.10566243270259355 * (t1389 + 3.732050807568877 * t1390) + 0.10566243270259355 * (t1391 +
        3.732050807568877 * t1392);
    const double result22 = 0.011164549684630112 * t1400 + 0.022329099369260225 * (t1394 + 13.928203230275509
        * t1395) + 0.10566243270259355 * (t1396 + 3.732050807568877 * t1397) + 0.10566243270259355 * (t1398 +
        3.732050807568877 * t1399);
    const double result23 = 0.011164549684630112 * t1407 + 0.022329099369260225 * (t1401 + 13.928203230275509
        * t1402) + 0.10566243270259355 * (t1403 + 3.732050807568877 * t1404) + 0.10566243270259355 * (t1405 +
        3.732050807568877 * t1406);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    double sum8 = result8;
    double sum9 = result9;
    double sum10 = result10;
    double sum11 = result11;
    double sum12 = result12;
    double sum13 = result13;
    double sum14 = result14;
    double sum15 = result15;
    double sum16 = result16;
    double sum17 = result17;
    double sum18 = result18;
    double sum19 = result19;
    double sum20 = result20;
    double sum21 = result21;
    double sum22 = result22;
    double sum23 = result23;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const double passed0_4 = __shfl_up_sync(0xffffffffU, sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const double passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const double passed0_9 = __shfl_up_sync(0xffffffffU, sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const double passed0_10 = __shfl_up_sync(0xffffffffU, sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const double passed0_11 = __shfl_up_sync(0xffffffffU, sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const double passed0_15 = __shfl_up_sync(0xffffffffU, sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const double passed0_16 = __shfl_up_sync(0xffffffffU, sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const double passed0_17 = __shfl_up_sync(0xffffffffU, sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const double passed0_21 = __shfl_up_sync(0xffffffffU, sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const double passed0_22 = __shfl_up_sync(0xffffffffU, sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const double passed0_23 = __shfl_up_sync(0xffffffffU, sum23, 1);
    if (joined0) {
      sum20 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d6, 8) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 8) == d5) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const double passed1_8 = __shfl_up_sync(0xffffffffU, sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const double passed1_9 = __shfl_up_sync(0xffffffffU, sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const double passed1_10 = __shfl_up_sync(0xffffffffU, sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const double passed1_11 = __shfl_up_sync(0xffffffffU, sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const double passed1_18 = __shfl_up_sync(0xffffffffU, sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const double passed1_19 = __shfl_up_sync(0xffffffffU, sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const double passed1_20 = __shfl_up_sync(0xffffffffU, sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const double passed1_21 = __shfl_up_sync(0xffffffffU, sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const double passed1_22 = __shfl_up_sync(0xffffffffU, sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const double passed1_23 = __shfl_up_sync(0xffffffffU, sum23, 8);
    if (joined1) {
      sum17 += passed1_23;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
      if (!constrained[d0 + 1]) {
        atomicAdd(&y[d0 + 1], sum1);
      }
      if (!constrained[d0 + 2]) {
        atomicAdd(&y[d0 + 2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum3);
      }
      if (!constrained[d1 + 1]) {
        atomicAdd(&y[d1 + 1], sum4);
      }
      if (!constrained[d1 + 2]) {
        atomicAdd(&y[d1 + 2], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum6);
      }
      if (!constrained[d2 + 1]) {
        atomicAdd(&y[d2 + 1], sum7);
      }
      if (!constrained[d2 + 2]) {
        atomicAdd(&y[d2 + 2], sum8);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum9);
      }
      if (!constrained[d3 + 1]) {
        atomicAdd(&y[d3 + 1], sum10);
      }
      if (!constrained[d3 + 2]) {
        atomicAdd(&y[d3 + 2], sum11);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum12);
      }
      if (!constrained[d4 + 1]) {
        atomicAdd(&y[d4 + 1], sum13);
      }
      if (!constrained[d4 + 2]) {
        atomicAdd(&y[d4 + 2], sum14);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum15);
      }
      if (!constrained[d5 + 1]) {
        atomicAdd(&y[d5 + 1], sum16);
      }
      if (!constrained[d5 + 2]) {
        atomicAdd(&y[d5 + 2], sum17);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum18);
      }
      if (!constrained[d6 + 1]) {
        atomicAdd(&y[d6 + 1], sum19);
      }
      if (!constrained[d6 + 2]) {
        atomicAdd(&y[d6 + 2], sum20);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum21);
      }
      if (!constrained[d7 + 1]) {
        atomicAdd(&y[d7 + 1], sum22);
      }
      if (!constrained[d7 + 2]) {
        atomicAdd(&y[d7 + 2], sum23);
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cuda(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^3", 24, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal_cuda_descriptor = {
    "neo_hookean_j_q1x3_hexahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    24,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
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
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    0,                                         // shared_bytes
    7080.0,                                    // flops_per_cell
    160.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
