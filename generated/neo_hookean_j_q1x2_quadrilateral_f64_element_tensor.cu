// neo_hookean_j_q1x2_quadrilateral_f64_element_tensor: element_tensor of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --define cell=quadrilateral --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   u       coefficient, Q1^2, 8 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2236 flops
//   sum_factorised  1724 flops <- taken
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
//   flops       1724
//   bytes       608 (96 read, 512 written)
//   flops/byte  2.84
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
      const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
      const int64_t n0 = n0_to_n3.x;
      const int64_t n1 = n0_to_n3.y;
      const int64_t n2 = n0_to_n3.z;
      const int64_t n3 = n0_to_n3.w;
      const double x0_0 = coordinates[2 * n0];
      const double x1_0 = coordinates[2 * n1];
      const double t0 = x0_0 - x1_0;
      const double x2_0 = coordinates[2 * n2];
      const double x3_0 = coordinates[2 * n3];
      const double t1 = x2_0 - x3_0;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double x0_1 = coordinates[2 * n0 + 1];
      const double x1_1 = coordinates[2 * n1 + 1];
      const double x2_1 = coordinates[2 * n2 + 1];
      const double x3_1 = coordinates[2 * n3 + 1];
      const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
          0.2113248654051871 * x3_1);
      const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
          0.2113248654051871 * x3_0);
      const double t5 = x0_1 - x1_1;
      const double t6 = x2_1 - x3_1;
      const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
      const double t8 = t2 * t3 - t4 * t7;
      const double t9 = std::fabs(t8);
      const double t10 = 1.0 / t8;
      const double t11 = mu[0] * (t3 * t3 * t10 * t10 + t4 * t4 * t10 * t10);
      const double u_1 = u[8 * cell + 1];
      const double u_3 = u[8 * cell + 3];
      const double t12 = u_1 - u_3;
      const double u_5 = u[8 * cell + 5];
      const double u_7 = u[8 * cell + 7];
      const double t13 = u_5 - u_7;
      const double t14 = 0.7886751345948129 * t12 + 0.2113248654051871 * t13;
      const double t15 = (0.7886751345948129 * u_1 + 0.2113248654051871 * u_3) - (0.7886751345948129 * u_5 +
          0.2113248654051871 * u_7);
      const double t16 = 1.0 - (t4 * t10 * t14 - t2 * t10 * t15);
      const double t17 = t3 * t10 * t14 - t7 * t10 * t15;
      const double t18 = t3 * t10 * t16 + t4 * t10 * t17;
      const double u_0 = u[8 * cell];
      const double u_2 = u[8 * cell + 2];
      const double t19 = u_0 - u_2;
      const double u_4 = u[8 * cell + 4];
      const double u_6 = u[8 * cell + 6];
      const double t20 = u_4 - u_6;
      const double t21 = 0.7886751345948129 * t19 + 0.2113248654051871 * t20;
      const double t22 = (0.7886751345948129 * u_0 + 0.2113248654051871 * u_2) - (0.7886751345948129 * u_4 +
          0.2113248654051871 * u_6);
      const double t23 = 1.0 + (t3 * t10 * t21 - t7 * t10 * t22);
      const double t24 = t4 * t10 * t21 - t2 * t10 * t22;
      const double t25 = t16 * t23 + t17 * t24;
      const double t26 = t18 / t25;
      const double t27 = t18 * t26 / t25;
      const double t28 = std::log(t25);
      const double t29 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1
          + 0.7886751345948129 * x3_1);
      const double t30 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0
          + 0.7886751345948129 * x3_0);
      const double t31 = t2 * t29 - t7 * t30;
      const double t32 = std::fabs(t31);
      const double t33 = 1.0 / t31;
      const double t34 = mu[0] * (t29 * t29 * t33 * t33 + t30 * t30 * t33 * t33);
      const double t35 = (0.2113248654051871 * u_1 + 0.7886751345948129 * u_3) - (0.2113248654051871 * u_5 +
          0.7886751345948129 * u_7);
      const double t36 = 1.0 - (t14 * t30 * t33 - t2 * t33 * t35);
      const double t37 = t14 * t29 * t33 - t7 * t33 * t35;
      const double t38 = t29 * t33 * t36 + t30 * t33 * t37;
      const double t39 = (0.2113248654051871 * u_0 + 0.7886751345948129 * u_2) - (0.2113248654051871 * u_4 +
          0.7886751345948129 * u_6);
      const double t40 = 1.0 + (t21 * t29 * t33 - t7 * t33 * t39);
      const double t41 = t21 * t30 * t33 - t2 * t33 * t39;
      const double t42 = t36 * t40 + t37 * t41;
      const double t43 = t38 / t42;
      const double t44 = t38 * t43 / t42;
      const double t45 = std::log(t42);
      const double t46 = t9 * ((t11 + mu[0] * t27) + lmbda[0] * (t26 * t26 - t27 * t28)) + t32 * ((t34 + mu[0]
          * t44) + lmbda[0] * (t43 * t43 - t44 * t45));
      const double t47 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t48 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
      const double t49 = t3 * t47 - t4 * t48;
      const double t50 = std::fabs(t49);
      const double t51 = 1.0 / t49;
      const double t52 = mu[0] * (t3 * t3 * t51 * t51 + t4 * t4 * t51 * t51);
      const double t53 = 0.2113248654051871 * t12 + 0.7886751345948129 * t13;
      const double t54 = 1.0 - (t4 * t51 * t53 - t15 * t47 * t51);
      const double t55 = t3 * t51 * t53 - t15 * t48 * t51;
      const double t56 = t3 * t51 * t54 + t4 * t51 * t55;
      const double t57 = 0.2113248654051871 * t19 + 0.7886751345948129 * t20;
      const double t58 = 1.0 + (t3 * t51 * t57 - t22 * t48 * t51);
      const double t59 = t4 * t51 * t57 - t22 * t47 * t51;
      const double t60 = t54 * t58 + t55 * t59;
      const double t61 = t56 / t60;
      const double t62 = t56 * t61 / t60;
      const double t63 = std::log(t60);
      const double t64 = t29 * t47 - t30 * t48;
      const double t65 = std::fabs(t64);
      const double t66 = 1.0 / t64;
      const double t67 = mu[0] * (t29 * t29 * t66 * t66 + t30 * t30 * t66 * t66);
      const double t68 = 1.0 - (t30 * t53 * t66 - t35 * t47 * t66);
      const double t69 = t29 * t53 * t66 - t35 * t48 * t66;
      const double t70 = t29 * t66 * t68 + t30 * t66 * t69;
      const double t71 = 1.0 + (t29 * t57 * t66 - t39 * t48 * t66);
      const double t72 = t30 * t57 * t66 - t39 * t47 * t66;
      const double t73 = t68 * t71 + t69 * t72;
      const double t74 = t70 / t73;
      const double t75 = t70 * t74 / t73;
      const double t76 = std::log(t73);
      const double t77 = t50 * ((t52 + mu[0] * t62) + lmbda[0] * (t61 * t61 - t62 * t63)) + t65 * ((t67 +
          mu[0] * t75) + lmbda[0] * (t74 * t74 - t75 * t76));
      const double t78 = 0.5 * t46 + 0.03589838486224541 * t77;
      const double t79 = mu[0] * (t3 * t7 * t10 * t10 + t2 * t4 * t10 * t10);
      const double t80 = t7 * t10 * t16 + t2 * t10 * t17;
      const double t81 = t80 / t25;
      const double t82 = t18 * t81 / t25;
      const double t83 = t26 * t81;
      const double t84 = t9 * ((t79 + mu[0] * t82) + lmbda[0] * (t83 - t28 * t82));
      const double t85 = mu[0] * (t7 * t29 * t33 * t33 + t2 * t30 * t33 * t33);
      const double t86 = t7 * t33 * t36 + t2 * t33 * t37;
      const double t87 = t86 / t42;
      const double t88 = t38 * t87 / t42;
      const double t89 = t43 * t87;
      const double t90 = t32 * ((t85 + mu[0] * t88) + lmbda[0] * (t89 - t45 * t88));
      const double t91 = t84 + 0.2679491924311227 * t90;
      const double t92 = mu[0] * (t3 * t48 * t51 * t51 + t4 * t47 * t51 * t51);
      const double t93 = t48 * t51 * t54 + t47 * t51 * t55;
      const double t94 = t93 / t60;
      const double t95 = t56 * t94 / t60;
      const double t96 = t61 * t94;
      const double t97 = t50 * ((t92 + mu[0] * t95) + lmbda[0] * (t96 - t63 * t95));
      const double t98 = mu[0] * (t29 * t48 * t66 * t66 + t30 * t47 * t66 * t66);
      const double t99 = t48 * t66 * t68 + t47 * t66 * t69;
      const double t100 = t99 / t73;
      const double t101 = t70 * t100 / t73;
      const double t102 = t74 * t100;
      const double t103 = t65 * ((t98 + mu[0] * t101) + lmbda[0] * (t102 - t76 * t101));
      const double t104 = t97 + 0.2679491924311227 * t103;
      const double t105 = 0.39433756729740643 * t91 + 0.10566243270259355 * t104;
      const double t106 = t26 * t80 / t25;
      const double t107 = t9 * ((t79 + mu[0] * t106) + lmbda[0] * (t83 - t28 * t106));
      const double t108 = t43 * t86 / t42;
      const double t109 = t32 * ((t85 + mu[0] * t108) + lmbda[0] * (t89 - t45 * t108));
      const double t110 = t107 + 0.2679491924311227 * t109;
      const double t111 = t61 * t93 / t60;
      const double t112 = t50 * ((t92 + mu[0] * t111) + lmbda[0] * (t96 - t63 * t111));
      const double t113 = t74 * t99 / t73;
      const double t114 = t65 * ((t98 + mu[0] * t113) + lmbda[0] * (t102 - t76 * t113));
      const double t115 = t112 + 0.2679491924311227 * t114;
      const double t116 = 0.39433756729740643 * t110 + 0.10566243270259355 * t115;
      const double t117 = mu[0] * (t7 * t7 * t10 * t10 + t2 * t2 * t10 * t10);
      const double t118 = t80 * t81 / t25;
      const double t119 = t9 * ((t117 + mu[0] * t118) + lmbda[0] * (t81 * t81 - t28 * t118));
      const double t120 = mu[0] * (t7 * t7 * t33 * t33 + t2 * t2 * t33 * t33);
      const double t121 = t86 * t87 / t42;
      const double t122 = t32 * ((t120 + mu[0] * t121) + lmbda[0] * (t87 * t87 - t45 * t121));
      const double t123 = mu[0] * (t48 * t48 * t51 * t51 + t47 * t47 * t51 * t51);
      const double t124 = t93 * t94 / t60;
      const double t125 = t50 * ((t123 + mu[0] * t124) + lmbda[0] * (t94 * t94 - t63 * t124));
      const double t126 = mu[0] * (t48 * t48 * t66 * t66 + t47 * t47 * t66 * t66);
      const double t127 = t99 * t100 / t73;
      const double t128 = t65 * ((t126 + mu[0] * t127) + lmbda[0] * (t100 * t100 - t76 * t127));
      const double t129 = (t119 + 0.07179676972449082 * t122) + (t125 + 0.07179676972449082 * t128);
      const double t130 = t2 * t3 * t10 * t10 - t4 * t7 * t10 * t10;
      const double t131 = t2 * t10 * t23 - t7 * t10 * t24;
      const double t132 = (t130 - t26 * t131) / t25;
      const double t133 = t131 / t25;
      const double t134 = t26 * t133;
      const double t135 = t9 * (mu[0] * t132 - lmbda[0] * (t134 + t28 * t132));
      const double t136 = t2 * t29 * t33 * t33 - t7 * t30 * t33 * t33;
      const double t137 = t2 * t33 * t40 - t7 * t33 * t41;
      const double t138 = (t136 - t43 * t137) / t42;
      const double t139 = t137 / t42;
      const double t140 = t43 * t139;
      const double t141 = t32 * (mu[0] * t138 - lmbda[0] * (t140 + t45 * t138));
      const double t142 = t135 + 0.2679491924311227 * t141;
      const double t143 = t3 * t47 * t51 * t51 - t4 * t48 * t51 * t51;
      const double t144 = t47 * t51 * t58 - t48 * t51 * t59;
      const double t145 = (t143 - t61 * t144) / t60;
      const double t146 = t144 / t60;
      const double t147 = t61 * t146;
      const double t148 = t50 * (mu[0] * t145 - lmbda[0] * (t147 + t63 * t145));
      const double t149 = t29 * t47 * t66 * t66 - t30 * t48 * t66 * t66;
      const double t150 = t47 * t66 * t71 - t48 * t66 * t72;
      const double t151 = (t149 - t74 * t150) / t73;
      const double t152 = t150 / t73;
      const double t153 = t74 * t152;
      const double t154 = t65 * (mu[0] * t151 - lmbda[0] * (t153 + t76 * t151));
      const double t155 = t148 + 0.2679491924311227 * t154;
      const double t156 = 0.39433756729740643 * t142 + 0.10566243270259355 * t155;
      const double t157 = t4 * t10 * t23 - t3 * t10 * t24;
      const double t158 = (t130 + t81 * t157) / t25;
      const double t159 = t157 / t25;
      const double t160 = t81 * t159;
      const double t161 = t9 * (mu[0] * t158 + lmbda[0] * (t160 - t28 * t158));
      const double t162 = t30 * t33 * t40 - t29 * t33 * t41;
      const double t163 = (t136 + t87 * t162) / t42;
      const double t164 = t162 / t42;
      const double t165 = t87 * t164;
      const double t166 = t32 * (mu[0] * t163 + lmbda[0] * (t165 - t45 * t163));
      const double t167 = t161 + 0.2679491924311227 * t166;
      const double t168 = t4 * t51 * t58 - t3 * t51 * t59;
      const double t169 = (t143 + t94 * t168) / t60;
      const double t170 = t168 / t60;
      const double t171 = t94 * t170;
      const double t172 = t50 * (mu[0] * t169 + lmbda[0] * (t171 - t63 * t169));
      const double t173 = t30 * t66 * t71 - t29 * t66 * t72;
      const double t174 = (t149 + t100 * t173) / t73;
      const double t175 = t173 / t73;
      const double t176 = t100 * t175;
      const double t177 = t65 * (mu[0] * t174 + lmbda[0] * (t176 - t76 * t174));
      const double t178 = t172 + 0.2679491924311227 * t177;
      const double t179 = 0.39433756729740643 * t167 + 0.10566243270259355 * t178;
      const double t180 = t26 * t157 / t25;
      const double t181 = t26 * t159;
      const double t182 = t43 * t162 / t42;
      const double t183 = t43 * t164;
      const double t184 = t9 * (mu[0] * t180 + lmbda[0] * (t181 - t28 * t180)) + t32 * (mu[0] * t182 +
          lmbda[0] * (t183 - t45 * t182));
      const double t185 = t61 * t168 / t60;
      const double t186 = t61 * t170;
      const double t187 = t74 * t173 / t73;
      const double t188 = t74 * t175;
      const double t189 = t50 * (mu[0] * t185 + lmbda[0] * (t186 - t63 * t185)) + t65 * (mu[0] * t187 +
          lmbda[0] * (t188 - t76 * t187));
      const double t190 = 0.5 * t184 + 0.03589838486224541 * t189;
      const double t191 = t81 * t131 / t25;
      const double t192 = t81 * t133;
      const double t193 = t9 * (mu[0] * t191 + lmbda[0] * (t192 - t28 * t191));
      const double t194 = t87 * t137 / t42;
      const double t195 = t87 * t139;
      const double t196 = t32 * (mu[0] * t194 + lmbda[0] * (t195 - t45 * t194));
      const double t197 = t94 * t144 / t60;
      const double t198 = t94 * t146;
      const double t199 = t50 * (mu[0] * t197 + lmbda[0] * (t198 - t63 * t197));
      const double t200 = t100 * t150 / t73;
      const double t201 = t100 * t152;
      const double t202 = t65 * (mu[0] * t200 + lmbda[0] * (t201 - t76 * t200));
      const double t203 = (t193 + 0.07179676972449082 * t196) + (t199 + 0.07179676972449082 * t202);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * t78 +
          0.15550211698203656 * t129 - 0.39433756729740643 * t105 - 0.39433756729740643 * t116,
          -(0.39433756729740643 * t156 + 0.3110042339640731 * t190 + 0.15550211698203656 * t203 -
          0.39433756729740643 * t179));
      const double t204 = t107 + 3.732050807568877 * t109;
      const double t205 = t112 + 3.732050807568877 * t114;
      const double t206 = 0.10566243270259355 * t204 + 0.028312163512967795 * t205;
      const double t207 = (t119 + t122) + (t125 + t128);
      const double t208 = t135 + 3.732050807568877 * t141;
      const double t209 = t148 + 3.732050807568877 * t154;
      const double t210 = 0.10566243270259355 * t208 + 0.028312163512967795 * t209;
      const double t211 = (t193 + t196) + (t199 + t202);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(-(0.3110042339640731 * t78 +
          0.39433756729740643 * t206 - 0.39433756729740643 * t105 - 0.041666666666666664 * t207),
          -(0.39433756729740643 * t179 + 0.39433756729740643 * t210 + 0.041666666666666664 * t211 -
          0.3110042339640731 * t190));
      const double t212 = t46 + t77;
      const double t213 = 0.39433756729740643 * t91 + 1.4716878364870323 * t104;
      const double t214 = 0.39433756729740643 * t167 + 1.4716878364870323 * t178;
      const double t215 = t184 + t189;
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(0.39433756729740643 * t116 +
          0.041666666666666664 * t212 - 0.15550211698203656 * t129 - 0.10566243270259355 * t213,
          0.39433756729740643 * t156 + 0.15550211698203656 * t203 + 0.10566243270259355 * t214 -
          0.041666666666666664 * t215);
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(0.39433756729740643 * t206 +
          0.10566243270259355 * t213 - 0.041666666666666664 * t207 - 0.041666666666666664 * t212,
          0.39433756729740643 * t210 + 0.041666666666666664 * t211 + 0.041666666666666664 * t215 -
          0.10566243270259355 * t214);
      const double t216 = (t130 - t18 * t133) / t25;
      const double t217 = t9 * (mu[0] * t216 - lmbda[0] * (t134 + t28 * t216));
      const double t218 = (t136 - t38 * t139) / t42;
      const double t219 = t32 * (mu[0] * t218 - lmbda[0] * (t140 + t45 * t218));
      const double t220 = t217 + 0.2679491924311227 * t219;
      const double t221 = (t143 - t56 * t146) / t60;
      const double t222 = t50 * (mu[0] * t221 - lmbda[0] * (t147 + t63 * t221));
      const double t223 = (t149 - t70 * t152) / t73;
      const double t224 = t65 * (mu[0] * t223 - lmbda[0] * (t153 + t76 * t223));
      const double t225 = t222 + 0.2679491924311227 * t224;
      const double t226 = 0.39433756729740643 * t220 + 0.10566243270259355 * t225;
      const double t227 = (t130 + t80 * t159) / t25;
      const double t228 = t9 * (mu[0] * t227 + lmbda[0] * (t160 - t28 * t227));
      const double t229 = (t136 + t86 * t164) / t42;
      const double t230 = t32 * (mu[0] * t229 + lmbda[0] * (t165 - t45 * t229));
      const double t231 = t228 + 0.2679491924311227 * t230;
      const double t232 = (t143 + t93 * t170) / t60;
      const double t233 = t50 * (mu[0] * t232 + lmbda[0] * (t171 - t63 * t232));
      const double t234 = (t149 + t99 * t175) / t73;
      const double t235 = t65 * (mu[0] * t234 + lmbda[0] * (t176 - t76 * t234));
      const double t236 = t233 + 0.2679491924311227 * t235;
      const double t237 = 0.39433756729740643 * t231 + 0.10566243270259355 * t236;
      const double t238 = t18 * t159 / t25;
      const double t239 = t38 * t164 / t42;
      const double t240 = t9 * (mu[0] * t238 + lmbda[0] * (t181 - t28 * t238)) + t32 * (mu[0] * t239 +
          lmbda[0] * (t183 - t45 * t239));
      const double t241 = t56 * t170 / t60;
      const double t242 = t70 * t175 / t73;
      const double t243 = t50 * (mu[0] * t241 + lmbda[0] * (t186 - t63 * t241)) + t65 * (mu[0] * t242 +
          lmbda[0] * (t188 - t76 * t242));
      const double t244 = 0.5 * t240 + 0.03589838486224541 * t243;
      const double t245 = t80 * t133 / t25;
      const double t246 = t9 * (mu[0] * t245 + lmbda[0] * (t192 - t28 * t245));
      const double t247 = t86 * t139 / t42;
      const double t248 = t32 * (mu[0] * t247 + lmbda[0] * (t195 - t45 * t247));
      const double t249 = t93 * t146 / t60;
      const double t250 = t50 * (mu[0] * t249 + lmbda[0] * (t198 - t63 * t249));
      const double t251 = t99 * t152 / t73;
      const double t252 = t65 * (mu[0] * t251 + lmbda[0] * (t201 - t76 * t251));
      const double t253 = (t246 + 0.07179676972449082 * t248) + (t250 + 0.07179676972449082 * t252);
      const double t254 = t157 * t159 / t25;
      const double t255 = t162 * t164 / t42;
      const double t256 = t9 * ((t11 + mu[0] * t254) + lmbda[0] * (t159 * t159 - t28 * t254)) + t32 * ((t34 +
          mu[0] * t255) + lmbda[0] * (t164 * t164 - t45 * t255));
      const double t257 = t168 * t170 / t60;
      const double t258 = t173 * t175 / t73;
      const double t259 = t50 * ((t52 + mu[0] * t257) + lmbda[0] * (t170 * t170 - t63 * t257)) + t65 * ((t67 +
          mu[0] * t258) + lmbda[0] * (t175 * t175 - t76 * t258));
      const double t260 = 0.5 * t256 + 0.03589838486224541 * t259;
      const double t261 = t133 * t157 / t25;
      const double t262 = t133 * t159;
      const double t263 = t9 * ((t79 + mu[0] * t261) + lmbda[0] * (t262 - t28 * t261));
      const double t264 = t139 * t162 / t42;
      const double t265 = t139 * t164;
      const double t266 = t32 * ((t85 + mu[0] * t264) + lmbda[0] * (t265 - t45 * t264));
      const double t267 = t263 + 0.2679491924311227 * t266;
      const double t268 = t146 * t168 / t60;
      const double t269 = t146 * t170;
      const double t270 = t50 * ((t92 + mu[0] * t268) + lmbda[0] * (t269 - t63 * t268));
      const double t271 = t152 * t173 / t73;
      const double t272 = t152 * t175;
      const double t273 = t65 * ((t98 + mu[0] * t271) + lmbda[0] * (t272 - t76 * t271));
      const double t274 = t270 + 0.2679491924311227 * t273;
      const double t275 = 0.39433756729740643 * t267 + 0.10566243270259355 * t274;
      const double t276 = t131 * t159 / t25;
      const double t277 = t9 * ((t79 + mu[0] * t276) + lmbda[0] * (t262 - t28 * t276));
      const double t278 = t137 * t164 / t42;
      const double t279 = t32 * ((t85 + mu[0] * t278) + lmbda[0] * (t265 - t45 * t278));
      const double t280 = t277 + 0.2679491924311227 * t279;
      const double t281 = t144 * t170 / t60;
      const double t282 = t50 * ((t92 + mu[0] * t281) + lmbda[0] * (t269 - t63 * t281));
      const double t283 = t150 * t175 / t73;
      const double t284 = t65 * ((t98 + mu[0] * t283) + lmbda[0] * (t272 - t76 * t283));
      const double t285 = t282 + 0.2679491924311227 * t284;
      const double t286 = 0.39433756729740643 * t280 + 0.10566243270259355 * t285;
      const double t287 = t131 * t133 / t25;
      const double t288 = t9 * ((t117 + mu[0] * t287) + lmbda[0] * (t133 * t133 - t28 * t287));
      const double t289 = t137 * t139 / t42;
      const double t290 = t32 * ((t120 + mu[0] * t289) + lmbda[0] * (t139 * t139 - t45 * t289));
      const double t291 = t144 * t146 / t60;
      const double t292 = t50 * ((t123 + mu[0] * t291) + lmbda[0] * (t146 * t146 - t63 * t291));
      const double t293 = t150 * t152 / t73;
      const double t294 = t65 * ((t126 + mu[0] * t293) + lmbda[0] * (t152 * t152 - t76 * t293));
      const double t295 = (t288 + 0.07179676972449082 * t290) + (t292 + 0.07179676972449082 * t294);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(-(0.39433756729740643 * t226 +
          0.3110042339640731 * t244 + 0.15550211698203656 * t253 - 0.39433756729740643 * t237),
          0.3110042339640731 * t260 + 0.15550211698203656 * t295 - 0.39433756729740643 * t275 -
          0.39433756729740643 * t286);
      const double t296 = t228 + 3.732050807568877 * t230;
      const double t297 = t233 + 3.732050807568877 * t235;
      const double t298 = 0.10566243270259355 * t296 + 0.028312163512967795 * t297;
      const double t299 = (t246 + t248) + (t250 + t252);
      const double t300 = t277 + 3.732050807568877 * t279;
      const double t301 = t282 + 3.732050807568877 * t284;
      const double t302 = 0.10566243270259355 * t300 + 0.028312163512967795 * t301;
      const double t303 = (t288 + t290) + (t292 + t294);
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(0.39433756729740643 * t226 +
          0.3110042339640731 * t244 + 0.39433756729740643 * t298 - 0.041666666666666664 * t299,
          -(0.3110042339640731 * t260 + 0.39433756729740643 * t302 - 0.39433756729740643 * t275 -
          0.041666666666666664 * t303));
      const double t304 = 0.39433756729740643 * t220 + 1.4716878364870323 * t225;
      const double t305 = t240 + t243;
      const double t306 = t256 + t259;
      const double t307 = 0.39433756729740643 * t267 + 1.4716878364870323 * t274;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(-(0.39433756729740643 * t237 +
          0.10566243270259355 * t304 + 0.041666666666666664 * t305 - 0.15550211698203656 * t253),
          0.39433756729740643 * t286 + 0.041666666666666664 * t306 - 0.15550211698203656 * t295 -
          0.10566243270259355 * t307);
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(-(0.39433756729740643 * t298 -
          0.041666666666666664 * t299 - 0.10566243270259355 * t304 - 0.041666666666666664 * t305),
          0.39433756729740643 * t302 + 0.10566243270259355 * t307 - 0.041666666666666664 * t303 -
          0.041666666666666664 * t306);
      const double t308 = t84 + 3.732050807568877 * t90;
      const double t309 = t97 + 3.732050807568877 * t103;
      const double t310 = 0.10566243270259355 * t308 + 0.028312163512967795 * t309;
      const double t311 = t161 + 3.732050807568877 * t166;
      const double t312 = t172 + 3.732050807568877 * t177;
      const double t313 = 0.10566243270259355 * t311 + 0.028312163512967795 * t312;
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(-(0.3110042339640731 * t78 +
          0.39433756729740643 * t310 - 0.39433756729740643 * t116 - 0.041666666666666664 * t207),
          0.39433756729740643 * t156 + 0.3110042339640731 * t190 + 0.39433756729740643 * t313 -
          0.041666666666666664 * t211);
      const double t314 = (t119 + 13.928203230275509 * t122) + (t125 + 13.928203230275509 * t128);
      const double t315 = (t193 + 13.928203230275509 * t196) + (t199 + 13.928203230275509 * t202);
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * t78 +
          0.39433756729740643 * t206 + 0.39433756729740643 * t310 + 0.011164549684630112 * t314,
          -(0.3110042339640731 * t190 + 0.39433756729740643 * t313 + 0.011164549684630112 * t315 -
          0.39433756729740643 * t210));
      const double t316 = 0.10566243270259355 * t308 + 0.39433756729740643 * t309;
      const double t317 = 0.10566243270259355 * t311 + 0.39433756729740643 * t312;
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(-(0.39433756729740643 * t116 +
          0.041666666666666664 * t207 + 0.041666666666666664 * t212 + 0.10566243270259355 * t316),
          -(0.39433756729740643 * t156 - 0.041666666666666664 * t211 - 0.041666666666666664 * t215 -
          0.10566243270259355 * t317));
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(-(0.39433756729740643 * t206 +
          0.011164549684630112 * t314 - 0.041666666666666664 * t212 - 0.10566243270259355 * t316),
          -(0.39433756729740643 * t210 + 0.041666666666666664 * t215 + 0.10566243270259355 * t317 -
          0.011164549684630112 * t315));
      const double t318 = t217 + 3.732050807568877 * t219;
      const double t319 = t222 + 3.732050807568877 * t224;
      const double t320 = 0.10566243270259355 * t318 + 0.028312163512967795 * t319;
      const double t321 = t263 + 3.732050807568877 * t266;
      const double t322 = t270 + 3.732050807568877 * t273;
      const double t323 = 0.10566243270259355 * t321 + 0.028312163512967795 * t322;
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(-(0.39433756729740643 * t237 +
          0.041666666666666664 * t299 + 0.39433756729740643 * t320 - 0.3110042339640731 * t244),
          -(0.3110042339640731 * t260 + 0.39433756729740643 * t323 - 0.39433756729740643 * t286 -
          0.041666666666666664 * t303));
      const double t324 = (t246 + 13.928203230275509 * t248) + (t250 + 13.928203230275509 * t252);
      const double t325 = (t288 + 13.928203230275509 * t290) + (t292 + 13.928203230275509 * t294);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(-(0.3110042339640731 * t244 +
          0.39433756729740643 * t298 + 0.011164549684630112 * t324 - 0.39433756729740643 * t320),
          0.3110042339640731 * t260 + 0.39433756729740643 * t302 + 0.39433756729740643 * t323 +
          0.011164549684630112 * t325);
      const double t326 = 0.10566243270259355 * t318 + 0.39433756729740643 * t319;
      const double t327 = 0.10566243270259355 * t321 + 0.39433756729740643 * t322;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(0.39433756729740643 * t237 +
          0.041666666666666664 * t299 + 0.041666666666666664 * t305 - 0.10566243270259355 * t326,
          -(0.39433756729740643 * t286 + 0.041666666666666664 * t303 + 0.041666666666666664 * t306 +
          0.10566243270259355 * t327));
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(0.39433756729740643 * t298 +
          0.011164549684630112 * t324 + 0.10566243270259355 * t326 - 0.041666666666666664 * t305,
          -(0.39433756729740643 * t302 + 0.011164549684630112 * t325 - 0.041666666666666664 * t306 -
          0.10566243270259355 * t327));
      const double t328 = 0.39433756729740643 * t110 + 1.4716878364870323 * t115;
      const double t329 = 0.39433756729740643 * t142 + 1.4716878364870323 * t155;
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(0.39433756729740643 * t105 +
          0.041666666666666664 * t212 - 0.15550211698203656 * t129 - 0.10566243270259355 * t328,
          -(0.39433756729740643 * t179 + 0.041666666666666664 * t215 + 0.10566243270259355 * t329 -
          0.15550211698203656 * t203));
      const double t330 = 0.10566243270259355 * t204 + 0.39433756729740643 * t205;
      const double t331 = 0.10566243270259355 * t208 + 0.39433756729740643 * t209;
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(-(0.39433756729740643 * t105 +
          0.041666666666666664 * t207 + 0.041666666666666664 * t212 + 0.10566243270259355 * t330),
          0.39433756729740643 * t179 + 0.041666666666666664 * t211 + 0.041666666666666664 * t215 -
          0.10566243270259355 * t331);
      const double t332 = 0.5 * t46 + 6.964101615137754 * t77;
      const double t333 = 0.5 * t184 + 6.964101615137754 * t189;
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t129 +
          0.10566243270259355 * t213 + 0.10566243270259355 * t328 + 0.022329099369260225 * t332,
          -(0.15550211698203656 * t203 + 0.10566243270259355 * t214 + 0.022329099369260225 * t333 -
          0.10566243270259355 * t329));
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(0.041666666666666664 * t207 +
          0.10566243270259355 * t330 - 0.10566243270259355 * t213 - 0.022329099369260225 * t332,
          -(0.041666666666666664 * t211 - 0.10566243270259355 * t214 - 0.10566243270259355 * t331 -
          0.022329099369260225 * t333));
      const double t334 = 0.39433756729740643 * t231 + 1.4716878364870323 * t236;
      const double t335 = 0.39433756729740643 * t280 + 1.4716878364870323 * t285;
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(0.39433756729740643 * t226 +
          0.15550211698203656 * t253 + 0.10566243270259355 * t334 - 0.041666666666666664 * t305,
          0.39433756729740643 * t275 + 0.041666666666666664 * t306 - 0.15550211698203656 * t295 -
          0.10566243270259355 * t335);
      const double t336 = 0.10566243270259355 * t296 + 0.39433756729740643 * t297;
      const double t337 = 0.10566243270259355 * t300 + 0.39433756729740643 * t301;
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(-(0.39433756729740643 * t226 -
          0.041666666666666664 * t299 - 0.041666666666666664 * t305 - 0.10566243270259355 * t336),
          -(0.39433756729740643 * t275 + 0.041666666666666664 * t303 + 0.041666666666666664 * t306 +
          0.10566243270259355 * t337));
      const double t338 = 0.5 * t240 + 6.964101615137754 * t243;
      const double t339 = 0.5 * t256 + 6.964101615137754 * t259;
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(-(0.15550211698203656 * t253 +
          0.10566243270259355 * t334 + 0.022329099369260225 * t338 - 0.10566243270259355 * t304),
          0.15550211698203656 * t295 + 0.10566243270259355 * t307 + 0.10566243270259355 * t335 +
          0.022329099369260225 * t339);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(-(0.041666666666666664 * t299 +
          0.10566243270259355 * t304 + 0.10566243270259355 * t336 - 0.022329099369260225 * t338),
          0.041666666666666664 * t303 + 0.10566243270259355 * t337 - 0.10566243270259355 * t307 -
          0.022329099369260225 * t339);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(-(0.041666666666666664 * t207 +
          0.041666666666666664 * t212 - 0.39433756729740643 * t310 - 0.10566243270259355 * t328),
          0.041666666666666664 * t211 + 0.041666666666666664 * t215 + 0.10566243270259355 * t329 -
          0.39433756729740643 * t313);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(0.041666666666666664 * t212 +
          0.10566243270259355 * t330 - 0.39433756729740643 * t310 - 0.011164549684630112 * t314,
          -(0.041666666666666664 * t215 - 0.39433756729740643 * t313 - 0.011164549684630112 * t315 -
          0.10566243270259355 * t331));
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(0.041666666666666664 * t207 +
          0.10566243270259355 * t316 - 0.10566243270259355 * t328 - 0.022329099369260225 * t332,
          -(0.041666666666666664 * t211 + 0.10566243270259355 * t317 + 0.10566243270259355 * t329 -
          0.022329099369260225 * t333));
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t314 +
          0.022329099369260225 * t332 - 0.10566243270259355 * t316 - 0.10566243270259355 * t330,
          -(0.011164549684630112 * t315 + 0.10566243270259355 * t331 + 0.022329099369260225 * t333 -
          0.10566243270259355 * t317));
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(0.041666666666666664 * t299 +
          0.041666666666666664 * t305 + 0.39433756729740643 * t320 - 0.10566243270259355 * t334,
          -(0.041666666666666664 * t303 + 0.041666666666666664 * t306 - 0.39433756729740643 * t323 -
          0.10566243270259355 * t335));
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(-(0.041666666666666664 * t305 +
          0.39433756729740643 * t320 + 0.10566243270259355 * t336 - 0.011164549684630112 * t324),
          0.041666666666666664 * t306 + 0.10566243270259355 * t337 - 0.39433756729740643 * t323 -
          0.011164549684630112 * t325);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(-(0.041666666666666664 * t299 -
          0.10566243270259355 * t326 - 0.10566243270259355 * t334 - 0.022329099369260225 * t338),
          0.041666666666666664 * t303 + 0.10566243270259355 * t327 - 0.10566243270259355 * t335 -
          0.022329099369260225 * t339);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(-(0.011164549684630112 * t324 +
          0.10566243270259355 * t326 + 0.022329099369260225 * t338 - 0.10566243270259355 * t336),
          0.011164549684630112 * t325 + 0.022329099369260225 * t339 - 0.10566243270259355 * t327 -
          0.10566243270259355 * t337);
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

extern "C" int neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cuda(
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
  neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, lmbda, mu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cuda(
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
    {"u", "Q1^2", 8, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "neo_hookean_j_q1x2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
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
    16896,                                     // shared_bytes
    1724.0,                                    // flops_per_cell
    608.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
