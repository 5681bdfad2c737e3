// neo_hookean_j_p1x3_tetrahedron_f64_element_tensor: element_tensor of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=tetrahedron
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: division of a function
//   quadrature      1626 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   flops       1626
//   bytes       1268 (116 read, 1152 written)
//   flops/byte  1.28
//   shared      37376 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[4672];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 256;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 256 ? num_cells - first_cell : 256);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 32 + lane;
      const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
      const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
      const int64_t n0 = n0_to_n3.x;
      const int64_t n1 = n0_to_n3.y;
      const int64_t n2 = n0_to_n3.z;
      const int64_t n3 = n0_to_n3.w;
      const double x0_0 = coordinates[3 * n0];
      const double x1_0 = coordinates[3 * n1];
      const double t0 = x0_0 - x1_0;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x2_1 = coordinates[3 * n2 + 1];
      const double t1 = x0_1 - x2_1;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t2 = x0_2 - x3_2;
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t3 = x0_1 - x3_1;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double t4 = x0_2 - x2_2;
      const double adj00 = t1 * t2 - t3 * t4;
      const double x2_0 = coordinates[3 * n2];
      const double t5 = x0_0 - x2_0;
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t6 = x0_2 - x1_2;
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t7 = x0_1 - x1_1;
      const double adj10 = t3 * t6 - t2 * t7;
      const double x3_0 = coordinates[3 * n3];
      const double t8 = x0_0 - x3_0;
      const double adj20 = t4 * t7 - t1 * t6;
      const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
      const double detJ = -t9;
      const double abs_detJ = std::fabs(detJ);
      const double t10 = 1.0 / t9;
      const double adj01 = t4 * t8 - t2 * t5;
      const double adj02 = t3 * t5 - t1 * t8;
      const double t11 = mu[0] * (adj00 * adj00 * t10 * t10 + t10 * t10 * adj01 * adj01 + t10 * t10 * adj02 *
          adj02);
      const double u_2 = u[12 * cell + 2];
      const double u_5 = u[12 * cell + 5];
      const double t12 = u_2 - u_5;
      const double adj12 = t7 * t8 - t0 * t3;
      const double u_8 = u[12 * cell + 8];
      const double t13 = u_2 - u_8;
      const double adj22 = t0 * t1 - t5 * t7;
      const double u_11 = u[12 * cell + 11];
      const double t14 = u_2 - u_11;
      const double t15 = 1.0 + (t10 * adj02 * t12 + t10 * adj12 * t13 + t10 * adj22 * t14);
      const double u_1 = u[12 * cell + 1];
      const double u_4 = u[12 * cell + 4];
      const double t16 = u_1 - u_4;
      const double adj11 = t0 * t2 - t6 * t8;
      const double u_7 = u[12 * cell + 7];
      const double t17 = u_1 - u_7;
      const double adj21 = t5 * t6 - t0 * t4;
      const double u_10 = u[12 * cell + 10];
      const double t18 = u_1 - u_10;
      const double t19 = 1.0 + (t10 * adj01 * t16 + t10 * adj11 * t17 + t10 * adj21 * t18);
      const double t20 = t10 * adj01 * t12 + t10 * t13 * adj11 + t10 * t14 * adj21;
      const double t21 = t10 * adj02 * t16 + t10 * adj12 * t17 + t10 * adj22 * t18;
      const double t22 = t15 * t19 - t20 * t21;
      const double t23 = adj00 * t10 * t16 + adj10 * t10 * t17 + adj20 * t10 * t18;
      const double t24 = adj00 * t10 * t12 + adj10 * t10 * t13 + adj20 * t10 * t14;
      const double t25 = t15 * t23 - t21 * t24;
      const double t26 = t20 * t23 - t19 * t24;
      const double t27 = (adj00 * t10 * t22 - t10 * adj01 * t25) + t10 * adj02 * t26;
      const double u_0 = u[12 * cell];
      const double u_3 = u[12 * cell + 3];
      const double t28 = u_0 - u_3;
      const double u_6 = u[12 * cell + 6];
      const double t29 = u_0 - u_6;
      const double u_9 = u[12 * cell + 9];
      const double t30 = u_0 - u_9;
      const double t31 = 1.0 + (adj00 * t10 * t28 + adj10 * t10 * t29 + adj20 * t10 * t30);
      const double t32 = t10 * adj01 * t28 + t10 * adj11 * t29 + t10 * adj21 * t30;
      const double t33 = t10 * adj02 * t28 + t10 * adj12 * t29 + t10 * adj22 * t30;
      const double t34 = (t22 * t31 - t25 * t32) + t26 * t33;
      const double t35 = t27 / t34;
      const double t36 = t27 * t35 / t34;
      const double t37 = std::log(t34);
      const double t38 = abs_detJ * ((t11 + mu[0] * t36) + lmbda[0] * (t35 * t35 - t36 * t37));
      const double t39 = mu[0] * (adj00 * adj10 * t10 * t10 + t10 * t10 * adj01 * adj11 + t10 * t10 * adj02 *
          adj12);
      const double t40 = (adj10 * t10 * t22 - t10 * adj11 * t25) + t10 * adj12 * t26;
      const double t41 = t35 * t40 / t34;
      const double t42 = t40 / t34;
      const double t43 = t35 * t42;
      const double t44 = abs_detJ * ((t39 + mu[0] * t41) + lmbda[0] * (t43 - t37 * t41));
      const double t45 = mu[0] * (adj00 * adj20 * t10 * t10 + t10 * t10 * adj01 * adj21 + t10 * t10 * adj02 *
          adj22);
      const double t46 = (adj20 * t10 * t22 - t10 * adj21 * t25) + t10 * adj22 * t26;
      const double t47 = t35 * t46 / t34;
      const double t48 = t46 / t34;
      const double t49 = t35 * t48;
      const double t50 = abs_detJ * ((t45 + mu[0] * t47) + lmbda[0] * (t49 - t37 * t47));
      const double t51 = t38 + t44 + t50;
      const double t52 = t27 * t42 / t34;
      const double t53 = abs_detJ * ((t39 + mu[0] * t52) + lmbda[0] * (t43 - t37 * t52));
      const double t54 = mu[0] * (adj10 * adj10 * t10 * t10 + t10 * t10 * adj11 * adj11 + t10 * t10 * adj12 *
          adj12);
      const double t55 = t40 * t42 / t34;
      const double t56 = abs_detJ * ((t54 + mu[0] * t55) + lmbda[0] * (t42 * t42 - t37 * t55));
      const double t57 = mu[0] * (adj10 * adj20 * t10 * t10 + t10 * t10 * adj11 * adj21 + t10 * t10 * adj12 *
          adj22);
      const double t58 = t42 * t46 / t34;
      const double t59 = t42 * t48;
      const double t60 = abs_detJ * ((t57 + mu[0] * t58) + lmbda[0] * (t59 - t37 * t58));
      const double t61 = t53 + t56 + t60;
      const double t62 = t27 * t48 / t34;
      const double t63 = abs_detJ * ((t45 + mu[0] * t62) + lmbda[0] * (t49 - t37 * t62));
      const double t64 = t40 * t48 / t34;
      const double t65 = abs_detJ * ((t57 + mu[0] * t64) + lmbda[0] * (t59 - t37 * t64));
      const double t66 = mu[0] * (adj20 * adj20 * t10 * t10 + t10 * t10 * adj21 * adj21 + t10 * t10 * adj22 *
          adj22);
      const double t67 = t46 * t48 / t34;
      const double t68 = abs_detJ * ((t66 + mu[0] * t67) + lmbda[0] * (t48 * t48 - t37 * t67));
      const double t69 = t63 + t65 + t68;
      const double t70 = t10 * adj01 * t15 - t10 * adj02 * t20;
      const double t71 = adj00 * t10 * t15 - t10 * adj02 * t24;
      const double t72 = adj00 * t10 * t20 - t10 * adj01 * t24;
      const double t73 = (adj00 * t10 * t70 - t10 * adj01 * t71) + t10 * adj02 * t72;
      const double t74 = (t31 * t70 - t32 * t71) + t33 * t72;
      const double t75 = (t73 - t35 * t74) / t34;
      const double t76 = t74 / t34;
      const double t77 = t35 * t76;
      const double t78 = abs_detJ * (mu[0] * t75 - lmbda[0] * (t77 + t37 * t75));
      const double t79 = t10 * t15 * adj11 - t10 * adj12 * t20;
      const double t80 = adj10 * t10 * t15 - t10 * adj12 * t24;
      const double t81 = adj10 * t10 * t20 - t10 * adj11 * t24;
      const double t82 = (adj00 * t10 * t79 - t10 * adj01 * t80) + t10 * adj02 * t81;
      const double t83 = (t31 * t79 - t32 * t80) + t33 * t81;
      const double t84 = (t82 - t35 * t83) / t34;
      const double t85 = t83 / t34;
      const double t86 = t35 * t85;
      const double t87 = abs_detJ * (mu[0] * t84 - lmbda[0] * (t86 + t37 * t84));
      const double t88 = t10 * t15 * adj21 - t10 * adj22 * t20;
      const double t89 = adj20 * t10 * t15 - t10 * adj22 * t24;
      const double t90 = adj20 * t10 * t20 - t10 * adj21 * t24;
      const double t91 = (adj00 * t10 * t88 - t10 * adj01 * t89) + t10 * adj02 * t90;
      const double t92 = (t31 * t88 - t32 * t89) + t33 * t90;
      const double t93 = (t91 - t35 * t92) / t34;
      const double t94 = t92 / t34;
      const double t95 = t35 * t94;
      const double t96 = abs_detJ * (mu[0] * t93 - lmbda[0] * (t95 + t37 * t93));
      const double t97 = t78 + t87 + t96;
      const double t98 = (adj10 * t10 * t70 - t10 * adj11 * t71) + t10 * adj12 * t72;
      const double t99 = (t98 - t42 * t74) / t34;
      const double t100 = t42 * t76;
      const double t101 = abs_detJ * (mu[0] * t99 - lmbda[0] * (t100 + t37 * t99));
      const double t102 = (adj10 * t10 * t79 - t10 * adj11 * t80) + t10 * adj12 * t81;
      const double t103 = (t102 - t42 * t83) / t34;
      const double t104 = t42 * t85;
      const double t105 = abs_detJ * (mu[0] * t103 - lmbda[0] * (t104 + t37 * t103));
      const double t106 = (adj10 * t10 * t88 - t10 * adj11 * t89) + t10 * adj12 * t90;
      const double t107 = (t106 - t42 * t92) / t34;
      const double t108 = t42 * t94;
      const double t109 = abs_detJ * (mu[0] * t107 - lmbda[0] * (t108 + t37 * t107));
      const double t110 = t101 + t105 + t109;
      const double t111 = (adj20 * t10 * t70 - t10 * adj21 * t71) + t10 * adj22 * t72;
      const double t112 = (t111 - t48 * t74) / t34;
      const double t113 = t48 * t76;
      const double t114 = abs_detJ * (mu[0] * t112 - lmbda[0] * (t113 + t37 * t112));
      const double t115 = (adj20 * t10 * t79 - t10 * adj21 * t80) + t10 * adj22 * t81;
      const double t116 = (t115 - t48 * t83) / t34;
      const double t117 = t48 * t85;
      const double t118 = abs_detJ * (mu[0] * t116 - lmbda[0] * (t117 + t37 * t116));
      const double t119 = (adj20 * t10 * t88 - t10 * adj21 * t89) + t10 * adj22 * t90;
      const double t120 = (t119 - t48 * t92) / t34;
      const double t121 = t48 * t94;
      const double t122 = abs_detJ * (mu[0] * t120 - lmbda[0] * (t121 + t37 * t120));
      const double t123 = t114 + t118 + t122;
      reinterpret_cast<double2*>(tile)[73 * lane] = make_double2(0.16666666666666666 * (t51 + t61 + t69),
          -0.16666666666666666 * (t97 + t110 + t123));
      const double t124 = t10 * adj02 * t19 - t10 * adj01 * t21;
      const double t125 = t10 * adj02 * t23 - adj00 * t10 * t21;
      const double t126 = t10 * adj01 * t23 - adj00 * t10 * t19;
      const double t127 = (adj00 * t10 * t124 - t10 * adj01 * t125) + t10 * adj02 * t126;
      const double t128 = (t31 * t124 - t32 * t125) + t33 * t126;
      const double t129 = (t127 - t35 * t128) / t34;
      const double t130 = t128 / t34;
      const double t131 = t35 * t130;
      const double t132 = abs_detJ * (mu[0] * t129 - lmbda[0] * (t131 + t37 * t129));
      const double t133 = t10 * adj12 * t19 - t10 * adj11 * t21;
      const double t134 = t10 * adj12 * t23 - adj10 * t10 * t21;
      const double t135 = t10 * adj11 * t23 - adj10 * t10 * t19;
      const double t136 = (adj00 * t10 * t133 - t10 * adj01 * t134) + t10 * adj02 * t135;
      const double t137 = (t31 * t133 - t32 * t134) + t33 * t135;
      const double t138 = (t136 - t35 * t137) / t34;
      const double t139 = t137 / t34;
      const double t140 = t35 * t139;
      const double t141 = abs_detJ * (mu[0] * t138 - lmbda[0] * (t140 + t37 * t138));
      const double t142 = t10 * adj22 * t19 - t10 * adj21 * t21;
      const double t143 = t10 * adj22 * t23 - adj20 * t10 * t21;
      const double t144 = t10 * adj21 * t23 - adj20 * t10 * t19;
      const double t145 = (adj00 * t10 * t142 - t10 * adj01 * t143) + t10 * adj02 * t144;
      const double t146 = (t31 * t142 - t32 * t143) + t33 * t144;
      const double t147 = (t145 - t35 * t146) / t34;
      const double t148 = t146 / t34;
      const double t149 = t35 * t148;
      const double t150 = abs_detJ * (mu[0] * t147 - lmbda[0] * (t149 + t37 * t147));
      const double t151 = t132 + t141 + t150;
      const double t152 = (adj10 * t10 * t124 - t10 * adj11 * t125) + t10 * adj12 * t126;
      const double t153 = (t152 - t42 * t128) / t34;
      const double t154 = t42 * t130;
      const double t155 = abs_detJ * (mu[0] * t153 - lmbda[0] * (t154 + t37 * t153));
      const double t156 = (adj10 * t10 * t133 - t10 * adj11 * t134) + t10 * adj12 * t135;
      const double t157 = (t156 - t42 * t137) / t34;
      const double t158 = t42 * t139;
      const double t159 = abs_detJ * (mu[0] * t157 - lmbda[0] * (t158 + t37 * t157));
      const double t160 = (adj10 * t10 * t142 - t10 * adj11 * t143) + t10 * adj12 * t144;
      const double t161 = (t160 - t42 * t146) / t34;
      const double t162 = t42 * t148;
      const double t163 = abs_detJ * (mu[0] * t161 - lmbda[0] * (t162 + t37 * t161));
      const double t164 = t155 + t159 + t163;
      const double t165 = (adj20 * t10 * t124 - t10 * adj21 * t125) + t10 * adj22 * t126;
      const double t166 = (t165 - t48 * t128) / t34;
      const double t167 = t48 * t130;
      const double t168 = abs_detJ * (mu[0] * t166 - lmbda[0] * (t167 + t37 * t166));
      const double t169 = (adj20 * t10 * t133 - t10 * adj21 * t134) + t10 * adj22 * t135;
      const double t170 = (t169 - t48 * t137) / t34;
      const double t171 = t48 * t139;
      const double t172 = abs_detJ * (mu[0] * t170 - lmbda[0] * (t171 + t37 * t170));
      const double t173 = (adj20 * t10 * t142 - t10 * adj21 * t143) + t10 * adj22 * t144;
      const double t174 = (t173 - t48 * t146) / t34;
      const double t175 = t48 * t148;
      const double t176 = abs_detJ * (mu[0] * t174 - lmbda[0] * (t175 + t37 * t174));
      const double t177 = t168 + t172 + t176;
      reinterpret_cast<double2*>(tile)[73 * lane + 1] = make_double2(-0.16666666666666666 * (t151 + t164 +
          t177), -0.16666666666666666 * (t38 + t53 + t63));
      reinterpret_cast<double2*>(tile)[73 * lane + 2] = make_double2(0.16666666666666666 * (t78 + t101 +
          t114), 0.16666666666666666 * (t132 + t155 + t168));
      reinterpret_cast<double2*>(tile)[73 * lane + 3] = make_double2(-0.16666666666666666 * (t44 + t56 + t65),
          0.16666666666666666 * (t87 + t105 + t118));
      reinterpret_cast<double2*>(tile)[73 * lane + 4] = make_double2(0.16666666666666666 * (t141 + t159 +
          t172), -0.16666666666666666 * (t50 + t60 + t68));
      reinterpret_cast<double2*>(tile)[73 * lane + 5] = make_double2(0.16666666666666666 * (t96 + t109 +
          t122), 0.16666666666666666 * (t150 + t163 + t176));
      const double t178 = (t73 - t27 * t76) / t34;
      const double t179 = abs_detJ * (mu[0] * t178 - lmbda[0] * (t77 + t37 * t178));
      const double t180 = (t98 - t40 * t76) / t34;
      const double t181 = abs_detJ * (mu[0] * t180 - lmbda[0] * (t100 + t37 * t180));
      const double t182 = (t111 - t46 * t76) / t34;
      const double t183 = abs_detJ * (mu[0] * t182 - lmbda[0] * (t113 + t37 * t182));
      const double t184 = t179 + t181 + t183;
      const double t185 = (t82 - t27 * t85) / t34;
      const double t186 = abs_detJ * (mu[0] * t185 - lmbda[0] * (t86 + t37 * t185));
      const double t187 = (t102 - t40 * t85) / t34;
      const double t188 = abs_detJ * (mu[0] * t187 - lmbda[0] * (t104 + t37 * t187));
      const double t189 = (t115 - t46 * t85) / t34;
      const double t190 = abs_detJ * (mu[0] * t189 - lmbda[0] * (t117 + t37 * t189));
      const double t191 = t186 + t188 + t190;
      const double t192 = (t91 - t27 * t94) / t34;
      const double t193 = abs_detJ * (mu[0] * t192 - lmbda[0] * (t95 + t37 * t192));
      const double t194 = (t106 - t40 * t94) / t34;
      const double t195 = abs_detJ * (mu[0] * t194 - lmbda[0] * (t108 + t37 * t194));
      const double t196 = (t119 - t46 * t94) / t34;
      const double t197 = abs_detJ * (mu[0] * t196 - lmbda[0] * (t121 + t37 * t196));
      const double t198 = t193 + t195 + t197;
      const double t199 = t74 * t76 / t34;
      const double t200 = abs_detJ * ((t11 + mu[0] * t199) + lmbda[0] * (t76 * t76 - t37 * t199));
      const double t201 = t76 * t83 / t34;
      const double t202 = t76 * t85;
      const double t203 = abs_detJ * ((t39 + mu[0] * t201) + lmbda[0] * (t202 - t37 * t201));
      const double t204 = t76 * t92 / t34;
      const double t205 = t76 * t94;
      const double t206 = abs_detJ * ((t45 + mu[0] * t204) + lmbda[0] * (t205 - t37 * t204));
      const double t207 = t200 + t203 + t206;
      const double t208 = t74 * t85 / t34;
      const double t209 = abs_detJ * ((t39 + mu[0] * t208) + lmbda[0] * (t202 - t37 * t208));
      const double t210 = t83 * t85 / t34;
      const double t211 = abs_detJ * ((t54 + mu[0] * t210) + lmbda[0] * (t85 * t85 - t37 * t210));
      const double t212 = t85 * t92 / t34;
      const double t213 = t85 * t94;
      const double t214 = abs_detJ * ((t57 + mu[0] * t212) + lmbda[0] * (t213 - t37 * t212));
      const double t215 = t209 + t211 + t214;
      const double t216 = t74 * t94 / t34;
      const double t217 = abs_detJ * ((t45 + mu[0] * t216) + lmbda[0] * (t205 - t37 * t216));
      const double t218 = t83 * t94 / t34;
      const double t219 = abs_detJ * ((t57 + mu[0] * t218) + lmbda[0] * (t213 - t37 * t218));
      const double t220 = t92 * t94 / t34;
      const double t221 = abs_detJ * ((t66 + mu[0] * t220) + lmbda[0] * (t94 * t94 - t37 * t220));
      const double t222 = t217 + t219 + t221;
      reinterpret_cast<double2*>(tile)[73 * lane + 6] = make_double2(-0.16666666666666666 * (t184 + t191 +
          t198), 0.16666666666666666 * (t207 + t215 + t222));
      const double t223 = t31 * (t10 * t10 * adj01 * adj12 - t10 * t10 * adj02 * adj11) - t32 * (adj00 * t10 *
          t10 * adj12 - adj10 * t10 * t10 * adj02);
      const double t224 = t223 + t33 * (adj00 * t10 * t10 * adj11 - adj10 * t10 * t10 * adj01);
      const double t225 = (t224 - t76 * t137) / t34;
      const double t226 = t76 * t139;
      const double t227 = abs_detJ * (mu[0] * t225 - lmbda[0] * (t226 + t37 * t225));
      const double t228 = t31 * (t10 * t10 * adj01 * adj22 - t10 * t10 * adj02 * adj21) - t32 * (adj00 * t10 *
          t10 * adj22 - adj20 * t10 * t10 * adj02);
      const double t229 = t228 + t33 * (adj00 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj01);
      const double t230 = (t229 - t76 * t146) / t34;
      const double t231 = t76 * t148;
      const double t232 = abs_detJ * (mu[0] * t230 - lmbda[0] * (t231 + t37 * t230));
      const double t233 = t76 * t128 / t34;
      const double t234 = t76 * t130;
      const double t235 = abs_detJ * (mu[0] * t233 + lmbda[0] * (t234 - t37 * t233));
      const double t236 = t227 + t232 - t235;
      const double t237 = (t224 + t85 * t128) / t34;
      const double t238 = t85 * t130;
      const double t239 = abs_detJ * (mu[0] * t237 + lmbda[0] * (t238 - t37 * t237));
      const double t240 = t31 * (t10 * t10 * adj22 * adj11 - t10 * t10 * adj12 * adj21) - t32 * (adj10 * t10 *
          t10 * adj22 - adj20 * t10 * t10 * adj12);
      const double t241 = t240 + t33 * (adj10 * t10 * t10 * adj21 - adj20 * t10 * t10 * adj11);
      const double t242 = (t241 - t85 * t146) / t34;
      const double t243 = t85 * t148;
      const double t244 = abs_detJ * (mu[0] * t242 - lmbda[0] * (t243 + t37 * t242));
      const double t245 = t85 * t137 / t34;
      const double t246 = t85 * t139;
      const double t247 = abs_detJ * (mu[0] * t245 + lmbda[0] * (t246 - t37 * t245));
      const double t248 = t239 + t247 - t244;
      const double t249 = (t229 + t94 * t128) / t34;
      const double t250 = t94 * t130;
      const double t251 = abs_detJ * (mu[0] * t249 + lmbda[0] * (t250 - t37 * t249));
      const double t252 = (t241 + t94 * t137) / t34;
      const double t253 = t94 * t139;
      const double t254 = abs_detJ * (mu[0] * t252 + lmbda[0] * (t253 - t37 * t252));
      const double t255 = t94 * t146 / t34;
      const double t256 = t94 * t148;
      const double t257 = abs_detJ * (mu[0] * t255 + lmbda[0] * (t256 - t37 * t255));
      const double t258 = t251 + t254 + t257;
      reinterpret_cast<double2*>(tile)[73 * lane + 7] = make_double2(-0.16666666666666666 * (t236 - t248 -
          t258), 0.16666666666666666 * (t179 + t186 + t193));
      reinterpret_cast<double2*>(tile)[73 * lane + 8] = make_double2(-0.16666666666666666 * (t200 + t209 +
          t217), -0.16666666666666666 * (t235 + t239 + t251));
      reinterpret_cast<double2*>(tile)[73 * lane + 9] = make_double2(0.16666666666666666 * (t181 + t188 +
          t195), -0.16666666666666666 * (t203 + t211 + t219));
      reinterpret_cast<double2*>(tile)[73 * lane + 10] = make_double2(0.16666666666666666 * (t227 - t247 -
          t254), 0.16666666666666666 * (t183 + t190 + t197));
      reinterpret_cast<double2*>(tile)[73 * lane + 11] = make_double2(-0.16666666666666666 * (t206 + t214 +
          t221), 0.16666666666666666 * (t232 + t244 - t257));
      const double t259 = (t127 - t27 * t130) / t34;
      const double t260 = abs_detJ * (mu[0] * t259 - lmbda[0] * (t131 + t37 * t259));
      const double t261 = (t152 - t40 * t130) / t34;
      const double t262 = abs_detJ * (mu[0] * t261 - lmbda[0] * (t154 + t37 * t261));
      const double t263 = (t165 - t46 * t130) / t34;
      const double t264 = abs_detJ * (mu[0] * t263 - lmbda[0] * (t167 + t37 * t263));
      const double t265 = t260 + t262 + t264;
      const double t266 = (t136 - t27 * t139) / t34;
      const double t267 = abs_detJ * (mu[0] * t266 - lmbda[0] * (t140 + t37 * t266));
      const double t268 = (t156 - t40 * t139) / t34;
      const double t269 = abs_detJ * (mu[0] * t268 - lmbda[0] * (t158 + t37 * t268));
      const double t270 = (t169 - t46 * t139) / t34;
      const double t271 = abs_detJ * (mu[0] * t270 - lmbda[0] * (t171 + t37 * t270));
      const double t272 = t267 + t269 + t271;
      const double t273 = (t145 - t27 * t148) / t34;
      const double t274 = abs_detJ * (mu[0] * t273 - lmbda[0] * (t149 + t37 * t273));
      const double t275 = (t160 - t40 * t148) / t34;
      const double t276 = abs_detJ * (mu[0] * t275 - lmbda[0] * (t162 + t37 * t275));
      const double t277 = (t173 - t46 * t148) / t34;
      const double t278 = abs_detJ * (mu[0] * t277 - lmbda[0] * (t175 + t37 * t277));
      const double t279 = t274 + t276 + t278;
      const double t280 = (t224 - t74 * t139) / t34;
      const double t281 = abs_detJ * (mu[0] * t280 - lmbda[0] * (t226 + t37 * t280));
      const double t282 = (t241 + t92 * t139) / t34;
      const double t283 = abs_detJ * (mu[0] * t282 + lmbda[0] * (t253 - t37 * t282));
      const double t284 = t83 * t139 / t34;
      const double t285 = abs_detJ * (mu[0] * t284 + lmbda[0] * (t246 - t37 * t284));
      const double t286 = t281 - t283 - t285;
      const double t287 = (t229 - t74 * t148) / t34;
      const double t288 = abs_detJ * (mu[0] * t287 - lmbda[0] * (t231 + t37 * t287));
      const double t289 = (t241 - t83 * t148) / t34;
      const double t290 = abs_detJ * (mu[0] * t289 - lmbda[0] * (t243 + t37 * t289));
      const double t291 = t92 * t148 / t34;
      const double t292 = abs_detJ * (mu[0] * t291 + lmbda[0] * (t256 - t37 * t291));
      const double t293 = t288 + t290 - t292;
      const double t294 = (t224 + t83 * t130) / t34;
      const double t295 = abs_detJ * (mu[0] * t294 + lmbda[0] * (t238 - t37 * t294));
      const double t296 = (t229 + t92 * t130) / t34;
      const double t297 = abs_detJ * (mu[0] * t296 + lmbda[0] * (t250 - t37 * t296));
      const double t298 = t74 * t130 / t34;
      const double t299 = abs_detJ * (mu[0] * t298 + lmbda[0] * (t234 - t37 * t298));
      const double t300 = t295 + t297 + t299;
      reinterpret_cast<double2*>(tile)[73 * lane + 12] = make_double2(-0.16666666666666666 * (t265 + t272 +
          t279), -0.16666666666666666 * (t286 + t293 - t300));
      const double t301 = t128 * t130 / t34;
      const double t302 = abs_detJ * ((t11 + mu[0] * t301) + lmbda[0] * (t130 * t130 - t37 * t301));
      const double t303 = t130 * t137 / t34;
      const double t304 = t130 * t139;
      const double t305 = abs_detJ * ((t39 + mu[0] * t303) + lmbda[0] * (t304 - t37 * t303));
      const double t306 = t130 * t146 / t34;
      const double t307 = t130 * t148;
      const double t308 = abs_detJ * ((t45 + mu[0] * t306) + lmbda[0] * (t307 - t37 * t306));
      const double t309 = t302 + t305 + t308;
      const double t310 = t128 * t139 / t34;
      const double t311 = abs_detJ * ((t39 + mu[0] * t310) + lmbda[0] * (t304 - t37 * t310));
      const double t312 = t137 * t139 / t34;
      const double t313 = abs_detJ * ((t54 + mu[0] * t312) + lmbda[0] * (t139 * t139 - t37 * t312));
      const double t314 = t139 * t146 / t34;
      const double t315 = t139 * t148;
      const double t316 = abs_detJ * ((t57 + mu[0] * t314) + lmbda[0] * (t315 - t37 * t314));
      const double t317 = t311 + t313 + t316;
      const double t318 = t128 * t148 / t34;
      const double t319 = abs_detJ * ((t45 + mu[0] * t318) + lmbda[0] * (t307 - t37 * t318));
      const double t320 = t137 * t148 / t34;
      const double t321 = abs_detJ * ((t57 + mu[0] * t320) + lmbda[0] * (t315 - t37 * t320));
      const double t322 = t146 * t148 / t34;
      const double t323 = abs_detJ * ((t66 + mu[0] * t322) + lmbda[0] * (t148 * t148 - t37 * t322));
      const double t324 = t319 + t321 + t323;
      reinterpret_cast<double2*>(tile)[73 * lane + 13] = make_double2(0.16666666666666666 * (t309 + t317 +
          t324), 0.16666666666666666 * (t260 + t267 + t274));
      reinterpret_cast<double2*>(tile)[73 * lane + 14] = make_double2(0.16666666666666666 * (t281 + t288 -
          t299), -0.16666666666666666 * (t302 + t311 + t319));
      reinterpret_cast<double2*>(tile)[73 * lane + 15] = make_double2(0.16666666666666666 * (t262 + t269 +
          t276), -0.16666666666666666 * (t285 + t295 - t290));
      reinterpret_cast<double2*>(tile)[73 * lane + 16] = make_double2(-0.16666666666666666 * (t305 + t313 +
          t321), 0.16666666666666666 * (t264 + t271 + t278));
      reinterpret_cast<double2*>(tile)[73 * lane + 17] = make_double2(-0.16666666666666666 * (t283 + t292 +
          t297), -0.16666666666666666 * (t308 + t316 + t323));
      reinterpret_cast<double2*>(tile)[73 * lane + 18] = make_double2(-0.16666666666666666 * t51,
          0.16666666666666666 * t97);
      reinterpret_cast<double2*>(tile)[73 * lane + 19] = make_double2(0.16666666666666666 * t151,
          0.16666666666666666 * t38);
      reinterpret_cast<double2*>(tile)[73 * lane + 20] = make_double2(-0.16666666666666666 * t78,
          -0.16666666666666666 * t132);
      reinterpret_cast<double2*>(tile)[73 * lane + 21] = make_double2(0.16666666666666666 * t44,
          -0.16666666666666666 * t87);
      reinterpret_cast<double2*>(tile)[73 * lane + 22] = make_double2(-0.16666666666666666 * t141,
          0.16666666666666666 * t50);
      reinterpret_cast<double2*>(tile)[73 * lane + 23] = make_double2(-0.16666666666666666 * t96,
          -0.16666666666666666 * t150);
      reinterpret_cast<double2*>(tile)[73 * lane + 24] = make_double2(0.16666666666666666 * t184,
          -0.16666666666666666 * t207);
      reinterpret_cast<double2*>(tile)[73 * lane + 25] = make_double2(0.16666666666666666 * t236,
          -0.16666666666666666 * t179);
      reinterpret_cast<double2*>(tile)[73 * lane + 26] = make_double2(0.16666666666666666 * t200,
          0.16666666666666666 * t235);
      reinterpret_cast<double2*>(tile)[73 * lane + 27] = make_double2(-0.16666666666666666 * t181,
          0.16666666666666666 * t203);
      reinterpret_cast<double2*>(tile)[73 * lane + 28] = make_double2(-0.16666666666666666 * t227,
          -0.16666666666666666 * t183);
      reinterpret_cast<double2*>(tile)[73 * lane + 29] = make_double2(0.16666666666666666 * t206,
          -0.16666666666666666 * t232);
      reinterpret_cast<double2*>(tile)[73 * lane + 30] = make_double2(0.16666666666666666 * t265,
          -0.16666666666666666 * t300);
      reinterpret_cast<double2*>(tile)[73 * lane + 31] = make_double2(-0.16666666666666666 * t309,
          -0.16666666666666666 * t260);
      reinterpret_cast<double2*>(tile)[73 * lane + 32] = make_double2(0.16666666666666666 * t299,
          0.16666666666666666 * t302);
      reinterpret_cast<double2*>(tile)[73 * lane + 33] = make_double2(-0.16666666666666666 * t262,
          0.16666666666666666 * t295);
      reinterpret_cast<double2*>(tile)[73 * lane + 34] = make_double2(0.16666666666666666 * t305,
          -0.16666666666666666 * t264);
      reinterpret_cast<double2*>(tile)[73 * lane + 35] = make_double2(0.16666666666666666 * t297,
          0.16666666666666666 * t308);
      reinterpret_cast<double2*>(tile)[73 * lane + 36] = make_double2(-0.16666666666666666 * t61,
          0.16666666666666666 * t110);
      reinterpret_cast<double2*>(tile)[73 * lane + 37] = make_double2(0.16666666666666666 * t164,
          0.16666666666666666 * t53);
      reinterpret_cast<double2*>(tile)[73 * lane + 38] = make_double2(-0.16666666666666666 * t101,
          -0.16666666666666666 * t155);
      reinterpret_cast<double2*>(tile)[73 * lane + 39] = make_double2(0.16666666666666666 * t56,
          -0.16666666666666666 * t105);
      reinterpret_cast<double2*>(tile)[73 * lane + 40] = make_double2(-0.16666666666666666 * t159,
          0.16666666666666666 * t60);
      reinterpret_cast<double2*>(tile)[73 * lane + 41] = make_double2(-0.16666666666666666 * t109,
          -0.16666666666666666 * t163);
      reinterpret_cast<double2*>(tile)[73 * lane + 42] = make_double2(0.16666666666666666 * t191,
          -0.16666666666666666 * t215);
      reinterpret_cast<double2*>(tile)[73 * lane + 43] = make_double2(-0.16666666666666666 * t248,
          -0.16666666666666666 * t186);
      reinterpret_cast<double2*>(tile)[73 * lane + 44] = make_double2(0.16666666666666666 * t209,
          0.16666666666666666 * t239);
      reinterpret_cast<double2*>(tile)[73 * lane + 45] = make_double2(-0.16666666666666666 * t188,
          0.16666666666666666 * t211);
      reinterpret_cast<double2*>(tile)[73 * lane + 46] = make_double2(0.16666666666666666 * t247,
          -0.16666666666666666 * t190);
      reinterpret_cast<double2*>(tile)[73 * lane + 47] = make_double2(0.16666666666666666 * t214,
          -0.16666666666666666 * t244);
      reinterpret_cast<double2*>(tile)[73 * lane + 48] = make_double2(0.16666666666666666 * t272,
          0.16666666666666666 * t286);
      reinterpret_cast<double2*>(tile)[73 * lane + 49] = make_double2(-0.16666666666666666 * t317,
          -0.16666666666666666 * t267);
      reinterpret_cast<double2*>(tile)[73 * lane + 50] = make_double2(-0.16666666666666666 * t281,
          0.16666666666666666 * t311);
      reinterpret_cast<double2*>(tile)[73 * lane + 51] = make_double2(-0.16666666666666666 * t269,
          0.16666666666666666 * t285);
      reinterpret_cast<double2*>(tile)[73 * lane + 52] = make_double2(0.16666666666666666 * t313,
          -0.16666666666666666 * t271);
      reinterpret_cast<double2*>(tile)[73 * lane + 53] = make_double2(0.16666666666666666 * t283,
          0.16666666666666666 * t316);
      reinterpret_cast<double2*>(tile)[73 * lane + 54] = make_double2(-0.16666666666666666 * t69,
          0.16666666666666666 * t123);
      reinterpret_cast<double2*>(tile)[73 * lane + 55] = make_double2(0.16666666666666666 * t177,
          0.16666666666666666 * t63);
      reinterpret_cast<double2*>(tile)[73 * lane + 56] = make_double2(-0.16666666666666666 * t114,
          -0.16666666666666666 * t168);
      reinterpret_cast<double2*>(tile)[73 * lane + 57] = make_double2(0.16666666666666666 * t65,
          -0.16666666666666666 * t118);
      reinterpret_cast<double2*>(tile)[73 * lane + 58] = make_double2(-0.16666666666666666 * t172,
          0.16666666666666666 * t68);
      reinterpret_cast<double2*>(tile)[73 * lane + 59] = make_double2(-0.16666666666666666 * t122,
          -0.16666666666666666 * t176);
      reinterpret_cast<double2*>(tile)[73 * lane + 60] = make_double2(0.16666666666666666 * t198,
          -0.16666666666666666 * t222);
      reinterpret_cast<double2*>(tile)[73 * lane + 61] = make_double2(-0.16666666666666666 * t258,
          -0.16666666666666666 * t193);
      reinterpret_cast<double2*>(tile)[73 * lane + 62] = make_double2(0.16666666666666666 * t217,
          0.16666666666666666 * t251);
      reinterpret_cast<double2*>(tile)[73 * lane + 63] = make_double2(-0.16666666666666666 * t195,
          0.16666666666666666 * t219);
      reinterpret_cast<double2*>(tile)[73 * lane + 64] = make_double2(0.16666666666666666 * t254,
          -0.16666666666666666 * t197);
      reinterpret_cast<double2*>(tile)[73 * lane + 65] = make_double2(0.16666666666666666 * t221,
          0.16666666666666666 * t257);
      reinterpret_cast<double2*>(tile)[73 * lane + 66] = make_double2(0.16666666666666666 * t279,
          0.16666666666666666 * t293);
      reinterpret_cast<double2*>(tile)[73 * lane + 67] = make_double2(-0.16666666666666666 * t324,
          -0.16666666666666666 * t274);
      reinterpret_cast<double2*>(tile)[73 * lane + 68] = make_double2(-0.16666666666666666 * t288,
          0.16666666666666666 * t319);
      reinterpret_cast<double2*>(tile)[73 * lane + 69] = make_double2(-0.16666666666666666 * t276,
          -0.16666666666666666 * t290);
      reinterpret_cast<double2*>(tile)[73 * lane + 70] = make_double2(0.16666666666666666 * t321,
          -0.16666666666666666 * t278);
      reinterpret_cast<double2*>(tile)[73 * lane + 71] = make_double2(0.16666666666666666 * t292,
          0.16666666666666666 * t323);
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 32;
    const int group_cells = cells_here - step * 32 < 32 ? cells_here - step * 32 : 32;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 72; k += 32) {
      const int staged = k / 72;
      const int part = k - 72 * staged;
      __stcs(&reinterpret_cast<double2*>(element_tensors)[72 * group_first + k], reinterpret_cast<const
          double2*>(tile)[73 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 255) / 256;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, lmbda, mu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    37376,                                     // shared_bytes
    1626.0,                                    // flops_per_cell
    1268.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
