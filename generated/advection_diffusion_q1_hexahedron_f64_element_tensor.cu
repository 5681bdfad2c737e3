// advection_diffusion_q1_hexahedron_f64_element_tensor: element_tensor of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   b       constant, 3 values
//   nu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      6340 flops
//   sum_factorised  2613 flops <- taken
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
//   flops       2613
//   bytes       568 (56 read, 512 written)
//   flops/byte  4.6
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
advection_diffusion_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
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
      const double t48 = -(t6 * t23 + t30 * t45 + t46 * t47);
      const double t49 = 1.0 / std::fabs(t48);
      const double t50 = t22 * t46 - t18 * t30;
      const double t51 = t19 * t30 - t13 * t46;
      const double t52 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t53 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t54 = t52 - t53;
      const double t55 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t56 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t57 = t55 - t56;
      const double t58 = 0.7886751345948129 * t54 + 0.2113248654051871 * t57;
      const double t59 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t60 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t61 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t62 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t63 = (0.7886751345948129 * t59 + 0.2113248654051871 * t60) - (0.7886751345948129 * t61 +
          0.2113248654051871 * t62);
      const double t64 = (0.7886751345948129 * t52 + 0.2113248654051871 * t53) - (0.7886751345948129 * t55 +
          0.2113248654051871 * t56);
      const double t65 = t59 - t60;
      const double t66 = t61 - t62;
      const double t67 = 0.7886751345948129 * t65 + 0.2113248654051871 * t66;
      const double t68 = t58 * t63 - t64 * t67;
      const double t69 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t70 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t71 = t69 - t70;
      const double t72 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t73 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t74 = t72 - t73;
      const double t75 = 0.7886751345948129 * t71 + 0.2113248654051871 * t74;
      const double t76 = t37 * t64 - t44 * t63;
      const double t77 = (0.7886751345948129 * t69 + 0.2113248654051871 * t70) - (0.7886751345948129 * t72 +
          0.2113248654051871 * t73);
      const double t78 = t44 * t67 - t37 * t58;
      const double t79 = -(t6 * t68 + t75 * t76 + t77 * t78);
      const double t80 = 1.0 / std::fabs(t79);
      const double t81 = t67 * t77 - t63 * t75;
      const double t82 = t64 * t75 - t58 * t77;
      const double t83 = nu[0] * t49 * (t23 * t23 + t50 * t50 + t51 * t51) + nu[0] * t80 * (t68 * t68 + t81 *
          t81 + t82 * t82);
      const double t84 = std::copysign(1.0, t48);
      const double t85 = t84 * (t23 * b[0] + t50 * b[1] + t51 * b[2]);
      const double t86 = std::copysign(1.0, t79);
      const double t87 = t86 * (t68 * b[0] + t81 * b[1] + t82 * b[2]);
      const double t88 = 0.5 * t83 - 0.39433756729740643 * (t85 + 0.2679491924311227 * t87);
      const double t89 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t90 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t91 = 0.7886751345948129 * t89 + 0.2113248654051871 * t90;
      const double t92 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t93 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t94 = t13 * t92 - t22 * t93;
      const double t95 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t96 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t97 = 0.7886751345948129 * t95 + 0.2113248654051871 * t96;
      const double t98 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t99 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t100 = 0.7886751345948129 * t98 + 0.2113248654051871 * t99;
      const double t101 = t93 * t97 - t92 * t100;
      const double t102 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t103 = t22 * t100 - t13 * t97;
      const double t104 = -(t91 * t94 + t30 * t101 + t102 * t103);
      const double t105 = 1.0 / std::fabs(t104);
      const double t106 = t22 * t102 - t30 * t92;
      const double t107 = t30 * t93 - t13 * t102;
      const double t108 = (0.2113248654051871 * t59 + 0.7886751345948129 * t60) - (0.2113248654051871 * t61 +
          0.7886751345948129 * t62);
      const double t109 = (0.2113248654051871 * t52 + 0.7886751345948129 * t53) - (0.2113248654051871 * t55 +
          0.7886751345948129 * t56);
      const double t110 = t58 * t108 - t67 * t109;
      const double t111 = t97 * t109 - t100 * t108;
      const double t112 = (0.2113248654051871 * t69 + 0.7886751345948129 * t70) - (0.2113248654051871 * t72 +
          0.7886751345948129 * t73);
      const double t113 = t67 * t100 - t58 * t97;
      const double t114 = -(t91 * t110 + t75 * t111 + t112 * t113);
      const double t115 = 1.0 / std::fabs(t114);
      const double t116 = t67 * t112 - t75 * t108;
      const double t117 = t75 * t109 - t58 * t112;
      const double t118 = nu[0] * t105 * (t94 * t94 + t106 * t106 + t107 * t107) + nu[0] * t115 * (t110 * t110
          + t116 * t116 + t117 * t117);
      const double t119 = std::copysign(1.0, t104);
      const double t120 = t119 * (b[0] * t94 + b[1] * t106 + b[2] * t107);
      const double t121 = std::copysign(1.0, t114);
      const double t122 = t121 * (b[0] * t110 + b[1] * t116 + b[2] * t117);
      const double t123 = 0.5 * t118 - 0.39433756729740643 * (t120 + 0.2679491924311227 * t122);
      const double t124 = t88 + 0.07179676972449082 * t123;
      const double t125 = t6 * t18 - t37 * t46;
      const double t126 = t44 * t46 - t6 * t19;
      const double t127 = nu[0] * t49 * (t23 * t45 + t50 * t125 + t51 * t126);
      const double t128 = t6 * t63 - t37 * t77;
      const double t129 = t44 * t77 - t6 * t64;
      const double t130 = nu[0] * t80 * (t68 * t76 + t81 * t128 + t82 * t129);
      const double t131 = t127 + 0.2679491924311227 * t130;
      const double t132 = t84 * (t45 * b[0] + b[1] * t125 + b[2] * t126);
      const double t133 = t86 * (t76 * b[0] + b[1] * t128 + b[2] * t129);
      const double t134 = 0.39433756729740643 * t131 - 0.3110042339640731 * (t132 + 0.07179676972449082 *
          t133);
      const double t135 = t91 * t92 - t97 * t102;
      const double t136 = t100 * t102 - t91 * t93;
      const double t137 = nu[0] * t105 * (t94 * t101 + t106 * t135 + t107 * t136);
      const double t138 = t91 * t108 - t97 * t112;
      const double t139 = t100 * t112 - t91 * t109;
      const double t140 = nu[0] * t115 * (t110 * t111 + t116 * t138 + t117 * t139);
      const double t141 = t137 + 0.2679491924311227 * t140;
      const double t142 = t119 * (b[0] * t101 + b[1] * t135 + b[2] * t136);
      const double t143 = t121 * (b[0] * t111 + b[1] * t138 + b[2] * t139);
      const double t144 = 0.39433756729740643 * t141 - 0.3110042339640731 * (t142 + 0.07179676972449082 *
          t143);
      const double t145 = t134 + 0.2679491924311227 * t144;
      const double t146 = 0.39433756729740643 * t131 + 0.10566243270259355 * t141;
      const double t147 = nu[0] * t49 * (t45 * t45 + t125 * t125 + t126 * t126);
      const double t148 = nu[0] * t80 * (t76 * t76 + t128 * t128 + t129 * t129);
      const double t149 = nu[0] * t105 * (t101 * t101 + t135 * t135 + t136 * t136);
      const double t150 = nu[0] * t115 * (t111 * t111 + t138 * t138 + t139 * t139);
      const double t151 = (t147 + 0.07179676972449082 * t148) + (t149 + 0.07179676972449082 * t150);
      const double t152 = 0.3110042339640731 * t124 + 0.39433756729740643 * t145 + 0.39433756729740643 * t146
          + 0.15550211698203656 * t151;
      const double t153 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t154 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t155 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t156 = t18 * t154 - t19 * t155;
      const double t157 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t158 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t159 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t160 = t19 * t158 - t18 * t159;
      const double t161 = t155 * t159 - t154 * t158;
      const double t162 = -(t153 * t156 + t157 * t160 + t46 * t161);
      const double t163 = 1.0 / std::fabs(t162);
      const double t164 = t46 * t155 - t18 * t157;
      const double t165 = t19 * t157 - t46 * t154;
      const double t166 = 0.2113248654051871 * t54 + 0.7886751345948129 * t57;
      const double t167 = 0.2113248654051871 * t65 + 0.7886751345948129 * t66;
      const double t168 = t63 * t166 - t64 * t167;
      const double t169 = 0.2113248654051871 * t71 + 0.7886751345948129 * t74;
      const double t170 = t64 * t158 - t63 * t159;
      const double t171 = t159 * t167 - t158 * t166;
      const double t172 = -(t153 * t168 + t169 * t170 + t77 * t171);
      const double t173 = 1.0 / std::fabs(t172);
      const double t174 = t77 * t167 - t63 * t169;
      const double t175 = t64 * t169 - t77 * t166;
      const double t176 = nu[0] * t163 * (t156 * t156 + t164 * t164 + t165 * t165) + nu[0] * t173 * (t168 *
          t168 + t174 * t174 + t175 * t175);
      const double t177 = std::copysign(1.0, t162);
      const double t178 = t177 * (b[0] * t156 + b[1] * t164 + b[2] * t165);
      const double t179 = std::copysign(1.0, t172);
      const double t180 = t179 * (b[0] * t168 + b[1] * t174 + b[2] * t175);
      const double t181 = 0.5 * t176 - 0.39433756729740643 * (t178 + 0.2679491924311227 * t180);
      const double t182 = 0.2113248654051871 * t89 + 0.7886751345948129 * t90;
      const double t183 = t92 * t154 - t93 * t155;
      const double t184 = 0.2113248654051871 * t95 + 0.7886751345948129 * t96;
      const double t185 = 0.2113248654051871 * t98 + 0.7886751345948129 * t99;
      const double t186 = t93 * t184 - t92 * t185;
      const double t187 = t155 * t185 - t154 * t184;
      const double t188 = -(t182 * t183 + t157 * t186 + t102 * t187);
      const double t189 = 1.0 / std::fabs(t188);
      const double t190 = t102 * t155 - t92 * t157;
      const double t191 = t93 * t157 - t102 * t154;
      const double t192 = t108 * t166 - t109 * t167;
      const double t193 = t109 * t184 - t108 * t185;
      const double t194 = t167 * t185 - t166 * t184;
      const double t195 = -(t182 * t192 + t169 * t193 + t112 * t194);
      const double t196 = 1.0 / std::fabs(t195);
      const double t197 = t112 * t167 - t108 * t169;
      const double t198 = t109 * t169 - t112 * t166;
      const double t199 = nu[0] * t189 * (t183 * t183 + t190 * t190 + t191 * t191) + nu[0] * t196 * (t192 *
          t192 + t197 * t197 + t198 * t198);
      const double t200 = std::copysign(1.0, t188);
      const double t201 = t200 * (b[0] * t183 + b[1] * t190 + b[2] * t191);
      const double t202 = std::copysign(1.0, t195);
      const double t203 = t202 * (b[0] * t192 + b[1] * t197 + b[2] * t198);
      const double t204 = 0.5 * t199 - 0.39433756729740643 * (t201 + 0.2679491924311227 * t203);
      const double t205 = t181 + 0.07179676972449082 * t204;
      const double t206 = t18 * t153 - t46 * t158;
      const double t207 = t46 * t159 - t19 * t153;
      const double t208 = nu[0] * t163 * (t156 * t160 + t164 * t206 + t165 * t207);
      const double t209 = t63 * t153 - t77 * t158;
      const double t210 = t77 * t159 - t64 * t153;
      const double t211 = nu[0] * t173 * (t168 * t170 + t174 * t209 + t175 * t210);
      const double t212 = t208 + 0.2679491924311227 * t211;
      const double t213 = t177 * (b[0] * t160 + b[1] * t206 + b[2] * t207);
      const double t214 = t179 * (b[0] * t170 + b[1] * t209 + b[2] * t210);
      const double t215 = 0.39433756729740643 * t212 - 0.3110042339640731 * (t213 + 0.07179676972449082 *
          t214);
      const double t216 = t92 * t182 - t102 * t184;
      const double t217 = t102 * t185 - t93 * t182;
      const double t218 = nu[0] * t189 * (t183 * t186 + t190 * t216 + t191 * t217);
      const double t219 = t108 * t182 - t112 * t184;
      const double t220 = t112 * t185 - t109 * t182;
      const double t221 = nu[0] * t196 * (t192 * t193 + t197 * t219 + t198 * t220);
      const double t222 = t218 + 0.2679491924311227 * t221;
      const double t223 = t200 * (b[0] * t186 + b[1] * t216 + b[2] * t217);
      const double t224 = t202 * (b[0] * t193 + b[1] * t219 + b[2] * t220);
      const double t225 = 0.39433756729740643 * t222 - 0.3110042339640731 * (t223 + 0.07179676972449082 *
          t224);
      const double t226 = t215 + 0.2679491924311227 * t225;
      const double t227 = 0.39433756729740643 * t212 + 0.10566243270259355 * t222;
      const double t228 = nu[0] * t163 * (t160 * t160 + t206 * t206 + t207 * t207);
      const double t229 = nu[0] * t173 * (t170 * t170 + t209 * t209 + t210 * t210);
      const double t230 = nu[0] * t189 * (t186 * t186 + t216 * t216 + t217 * t217);
      const double t231 = nu[0] * t196 * (t193 * t193 + t219 * t219 + t220 * t220);
      const double t232 = (t228 + 0.07179676972449082 * t229) + (t230 + 0.07179676972449082 * t231);
      const double t233 = 0.3110042339640731 * t205 + 0.39433756729740643 * t226 + 0.39433756729740643 * t227
          + 0.15550211698203656 * t232;
      const double t234 = t30 * t37 - t6 * t22;
      const double t235 = t6 * t13 - t30 * t44;
      const double t236 = nu[0] * t49 * (t23 * t47 + t50 * t234 + t51 * t235);
      const double t237 = t37 * t75 - t6 * t67;
      const double t238 = t6 * t58 - t44 * t75;
      const double t239 = nu[0] * t80 * (t68 * t78 + t81 * t237 + t82 * t238);
      const double t240 = t236 + 0.2679491924311227 * t239;
      const double t241 = t84 * (t47 * b[0] + b[1] * t234 + b[2] * t235);
      const double t242 = t86 * (t78 * b[0] + b[1] * t237 + b[2] * t238);
      const double t243 = 0.39433756729740643 * t240 - 0.3110042339640731 * (t241 + 0.07179676972449082 *
          t242);
      const double t244 = t30 * t97 - t22 * t91;
      const double t245 = t13 * t91 - t30 * t100;
      const double t246 = nu[0] * t105 * (t94 * t103 + t106 * t244 + t107 * t245);
      const double t247 = t75 * t97 - t67 * t91;
      const double t248 = t58 * t91 - t75 * t100;
      const double t249 = nu[0] * t115 * (t110 * t113 + t116 * t247 + t117 * t248);
      const double t250 = t246 + 0.2679491924311227 * t249;
      const double t251 = t119 * (b[0] * t103 + b[1] * t244 + b[2] * t245);
      const double t252 = t121 * (b[0] * t113 + b[1] * t247 + b[2] * t248);
      const double t253 = 0.39433756729740643 * t250 - 0.3110042339640731 * (t251 + 0.07179676972449082 *
          t252);
      const double t254 = nu[0] * t49 * (t45 * t47 + t125 * t234 + t126 * t235);
      const double t255 = nu[0] * t80 * (t76 * t78 + t128 * t237 + t129 * t238);
      const double t256 = t254 + 0.07179676972449082 * t255;
      const double t257 = nu[0] * t105 * (t101 * t103 + t135 * t244 + t136 * t245);
      const double t258 = nu[0] * t115 * (t111 * t113 + t138 * t247 + t139 * t248);
      const double t259 = t257 + 0.07179676972449082 * t258;
      const double t260 = 0.3110042339640731 * t256 + 0.08333333333333333 * t259;
      const double t261 = 0.3110042339640731 * (t243 + 0.07179676972449082 * t253) + 0.39433756729740643 *
          t260;
      const double t262 = t157 * t158 - t153 * t155;
      const double t263 = t153 * t154 - t157 * t159;
      const double t264 = nu[0] * t163 * (t156 * t161 + t164 * t262 + t165 * t263);
      const double t265 = t158 * t169 - t153 * t167;
      const double t266 = t153 * t166 - t159 * t169;
      const double t267 = nu[0] * t173 * (t168 * t171 + t174 * t265 + t175 * t266);
      const double t268 = t264 + 0.2679491924311227 * t267;
      const double t269 = t177 * (b[0] * t161 + b[1] * t262 + b[2] * t263);
      const double t270 = t179 * (b[0] * t171 + b[1] * t265 + b[2] * t266);
      const double t271 = 0.39433756729740643 * t268 - 0.3110042339640731 * (t269 + 0.07179676972449082 *
          t270);
      const double t272 = t157 * t184 - t155 * t182;
      const double t273 = t154 * t182 - t157 * t185;
      const double t274 = nu[0] * t189 * (t183 * t187 + t190 * t272 + t191 * t273);
      const double t275 = t169 * t184 - t167 * t182;
      const double t276 = t166 * t182 - t169 * t185;
      const double t277 = nu[0] * t196 * (t192 * t194 + t197 * t275 + t198 * t276);
      const double t278 = t274 + 0.2679491924311227 * t277;
      const double t279 = t200 * (b[0] * t187 + b[1] * t272 + b[2] * t273);
      const double t280 = t202 * (b[0] * t194 + b[1] * t275 + b[2] * t276);
      const double t281 = 0.39433756729740643 * t278 - 0.3110042339640731 * (t279 + 0.07179676972449082 *
          t280);
      const double t282 = nu[0] * t163 * (t160 * t161 + t206 * t262 + t207 * t263);
      const double t283 = nu[0] * t173 * (t170 * t171 + t209 * t265 + t210 * t266);
      const double t284 = t282 + 0.07179676972449082 * t283;
      const double t285 = nu[0] * t189 * (t186 * t187 + t216 * t272 + t217 * t273);
      const double t286 = nu[0] * t196 * (t193 * t194 + t219 * t275 + t220 * t276);
      const double t287 = t285 + 0.07179676972449082 * t286;
      const double t288 = 0.3110042339640731 * t284 + 0.08333333333333333 * t287;
      const double t289 = 0.3110042339640731 * (t271 + 0.07179676972449082 * t281) + 0.39433756729740643 *
          t288;
      const double t290 = t261 + 0.2679491924311227 * t289;
      const double t291 = 0.39433756729740643 * t240 + 0.028312163512967795 * t250;
      const double t292 = 0.39433756729740643 * t260 + 0.3110042339640731 * t291;
      const double t293 = 0.39433756729740643 * t268 + 0.028312163512967795 * t278;
      const double t294 = 0.39433756729740643 * t288 + 0.3110042339640731 * t293;
      const double t295 = t292 + 0.2679491924311227 * t294;
      const double t296 = nu[0] * t49 * (t47 * t47 + t234 * t234 + t235 * t235);
      const double t297 = nu[0] * t80 * (t78 * t78 + t237 * t237 + t238 * t238);
      const double t298 = t296 + 0.07179676972449082 * t297;
      const double t299 = nu[0] * t105 * (t103 * t103 + t244 * t244 + t245 * t245);
      const double t300 = nu[0] * t115 * (t113 * t113 + t247 * t247 + t248 * t248);
      const double t301 = t299 + 0.07179676972449082 * t300;
      const double t302 = nu[0] * t163 * (t161 * t161 + t262 * t262 + t263 * t263);
      const double t303 = nu[0] * t173 * (t171 * t171 + t265 * t265 + t266 * t266);
      const double t304 = t302 + 0.07179676972449082 * t303;
      const double t305 = nu[0] * t189 * (t187 * t187 + t272 * t272 + t273 * t273);
      const double t306 = nu[0] * t196 * (t194 * t194 + t275 * t275 + t276 * t276);
      const double t307 = t305 + 0.07179676972449082 * t306;
      const double t308 = (0.3110042339640731 * t298 + 0.022329099369260225 * t301) + (0.3110042339640731 *
          t304 + 0.022329099369260225 * t307);
      const double t309 = t127 + 3.732050807568877 * t130;
      const double t310 = t132 + t133;
      const double t311 = 0.10566243270259355 * t309 - 0.08333333333333333 * t310;
      const double t312 = t137 + 3.732050807568877 * t140;
      const double t313 = t142 + t143;
      const double t314 = 0.10566243270259355 * t312 - 0.08333333333333333 * t313;
      const double t315 = t311 + 0.2679491924311227 * t314;
      const double t316 = (t147 + t148) + (t149 + t150);
      const double t317 = 0.3110042339640731 * t124 + 0.39433756729740643 * t146 - 0.39433756729740643 * t315
          - 0.041666666666666664 * t316;
      const double t318 = t208 + 3.732050807568877 * t211;
      const double t319 = t213 + t214;
      const double t320 = 0.10566243270259355 * t318 - 0.08333333333333333 * t319;
      const double t321 = t218 + 3.732050807568877 * t221;
      const double t322 = t223 + t224;
      const double t323 = 0.10566243270259355 * t321 - 0.08333333333333333 * t322;
      const double t324 = t320 + 0.2679491924311227 * t323;
      const double t325 = (t228 + t229) + (t230 + t231);
      const double t326 = 0.3110042339640731 * t205 + 0.39433756729740643 * t227 - 0.39433756729740643 * t324
          - 0.041666666666666664 * t325;
      const double t327 = t236 + 3.732050807568877 * t239;
      const double t328 = t241 + t242;
      const double t329 = 0.10566243270259355 * t327 - 0.08333333333333333 * t328;
      const double t330 = t246 + 3.732050807568877 * t249;
      const double t331 = t251 + t252;
      const double t332 = 0.10566243270259355 * t330 - 0.08333333333333333 * t331;
      const double t333 = t254 + t255;
      const double t334 = t257 + t258;
      const double t335 = 0.08333333333333333 * t333 + 0.022329099369260225 * t334;
      const double t336 = 0.3110042339640731 * (t329 + 0.07179676972449082 * t332) + 0.39433756729740643 *
          t335;
      const double t337 = t264 + 3.732050807568877 * t267;
      const double t338 = t269 + t270;
      const double t339 = 0.10566243270259355 * t337 - 0.08333333333333333 * t338;
      const double t340 = t274 + 3.732050807568877 * t277;
      const double t341 = t279 + t280;
      const double t342 = 0.10566243270259355 * t340 - 0.08333333333333333 * t341;
      const double t343 = t282 + t283;
      const double t344 = t285 + t286;
      const double t345 = 0.08333333333333333 * t343 + 0.022329099369260225 * t344;
      const double t346 = 0.3110042339640731 * (t339 + 0.07179676972449082 * t342) + 0.39433756729740643 *
          t345;
      const double t347 = t336 + 0.2679491924311227 * t346;
      const double t348 = 0.3110042339640731 * t291 - 0.39433756729740643 * t335;
      const double t349 = 0.3110042339640731 * t293 - 0.39433756729740643 * t345;
      const double t350 = t348 + 0.2679491924311227 * t349;
      const double t351 = t296 + t297;
      const double t352 = t299 + t300;
      const double t353 = t302 + t303;
      const double t354 = t305 + t306;
      const double t355 = (0.08333333333333333 * t351 + 0.005983064143707569 * t352) + (0.08333333333333333 *
          t353 + 0.005983064143707569 * t354);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (t152 +
          0.07179676972449082 * t233) + 0.39433756729740643 * t290 + 0.39433756729740643 * t295 +
          0.15550211698203656 * t308, -(0.3110042339640731 * (t317 + 0.07179676972449082 * t326) +
          0.39433756729740643 * t350 - 0.39433756729740643 * t347 - 0.15550211698203656 * t355));
      const double t356 = t88 + t123;
      const double t357 = 0.39433756729740643 * t131 + 1.4716878364870323 * t141;
      const double t358 = 0.39433756729740643 * t145 + 0.15550211698203656 * t151 - 0.08333333333333333 * t356
          - 0.10566243270259355 * t357;
      const double t359 = t181 + t204;
      const double t360 = 0.39433756729740643 * t212 + 1.4716878364870323 * t222;
      const double t361 = 0.39433756729740643 * t226 + 0.15550211698203656 * t232 - 0.08333333333333333 * t359
          - 0.10566243270259355 * t360;
      const double t362 = t243 + t253;
      const double t363 = 0.3110042339640731 * t256 + 1.160683602522959 * t259;
      const double t364 = 0.08333333333333333 * t362 + 0.10566243270259355 * t363;
      const double t365 = t271 + t281;
      const double t366 = 0.3110042339640731 * t284 + 1.160683602522959 * t287;
      const double t367 = 0.08333333333333333 * t365 + 0.10566243270259355 * t366;
      const double t368 = t364 + 0.2679491924311227 * t367;
      const double t369 = t240 + t250;
      const double t370 = 0.39433756729740643 * t260 - 0.032861463941450536 * t369;
      const double t371 = t268 + t278;
      const double t372 = 0.39433756729740643 * t288 - 0.032861463941450536 * t371;
      const double t373 = t370 + 0.2679491924311227 * t372;
      const double t374 = (t298 + t301) + (t304 + t307);
      const double t375 = 0.39433756729740643 * t315 + 0.041666666666666664 * t316 + 0.08333333333333333 *
          t356 + 0.10566243270259355 * t357;
      const double t376 = 0.39433756729740643 * t324 + 0.041666666666666664 * t325 + 0.08333333333333333 *
          t359 + 0.10566243270259355 * t360;
      const double t377 = t329 + t332;
      const double t378 = 0.08333333333333333 * t333 + 0.3110042339640731 * t334;
      const double t379 = 0.08333333333333333 * t377 + 0.10566243270259355 * t378;
      const double t380 = t339 + t342;
      const double t381 = 0.08333333333333333 * t343 + 0.3110042339640731 * t344;
      const double t382 = 0.08333333333333333 * t380 + 0.10566243270259355 * t381;
      const double t383 = t379 + 0.2679491924311227 * t382;
      const double t384 = 0.39433756729740643 * t335 + 0.032861463941450536 * t369;
      const double t385 = 0.39433756729740643 * t345 + 0.032861463941450536 * t371;
      const double t386 = t384 + 0.2679491924311227 * t385;
      const double t387 = (t351 + t352) + (t353 + t354);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(-(0.3110042339640731 * (t358 +
          0.07179676972449082 * t361) + 0.39433756729740643 * t373 - 0.39433756729740643 * t368 -
          0.012958509748503046 * t374), -(0.3110042339640731 * (t375 + 0.07179676972449082 * t376) +
          0.39433756729740643 * t386 - 0.39433756729740643 * t383 - 0.003472222222222222 * t387));
      const double t388 = t152 + t233;
      const double t389 = t292 + 3.732050807568877 * t294;
      const double t390 = t317 + t326;
      const double t391 = t348 + 3.732050807568877 * t349;
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(-(0.39433756729740643 * t290 +
          0.15550211698203656 * t308 - 0.08333333333333333 * t388 - 0.10566243270259355 * t389),
          -(0.39433756729740643 * t347 + 0.15550211698203656 * t355 + 0.08333333333333333 * t390 +
          0.10566243270259355 * t391));
      const double t392 = t358 + t361;
      const double t393 = t370 + 3.732050807568877 * t372;
      const double t394 = t375 + t376;
      const double t395 = t384 + 3.732050807568877 * t385;
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(-(0.39433756729740643 * t368 +
          0.012958509748503046 * t374 + 0.08333333333333333 * t392 + 0.10566243270259355 * t393),
          -(0.39433756729740643 * t383 + 0.003472222222222222 * t387 + 0.08333333333333333 * t394 +
          0.10566243270259355 * t395));
      const double t396 = 0.5 * t83 + 0.10566243270259355 * (t85 + 3.732050807568877 * t87);
      const double t397 = 0.5 * t118 + 0.10566243270259355 * (t120 + 3.732050807568877 * t122);
      const double t398 = t396 + 0.07179676972449082 * t397;
      const double t399 = 0.39433756729740643 * t131 + 0.08333333333333333 * t310;
      const double t400 = 0.39433756729740643 * t141 + 0.08333333333333333 * t313;
      const double t401 = t399 + 0.2679491924311227 * t400;
      const double t402 = 0.10566243270259355 * t309 + 0.028312163512967795 * t312;
      const double t403 = 0.041666666666666664 * t316 + 0.39433756729740643 * t402 - 0.3110042339640731 * t398
          - 0.39433756729740643 * t401;
      const double t404 = 0.5 * t176 + 0.10566243270259355 * (t178 + 3.732050807568877 * t180);
      const double t405 = 0.5 * t199 + 0.10566243270259355 * (t201 + 3.732050807568877 * t203);
      const double t406 = t404 + 0.07179676972449082 * t405;
      const double t407 = 0.39433756729740643 * t212 + 0.08333333333333333 * t319;
      const double t408 = 0.39433756729740643 * t222 + 0.08333333333333333 * t322;
      const double t409 = t407 + 0.2679491924311227 * t408;
      const double t410 = 0.10566243270259355 * t318 + 0.028312163512967795 * t321;
      const double t411 = 0.041666666666666664 * t325 + 0.39433756729740643 * t410 - 0.3110042339640731 * t406
          - 0.39433756729740643 * t409;
      const double t412 = 0.39433756729740643 * t240 + 0.08333333333333333 * t328;
      const double t413 = 0.39433756729740643 * t250 + 0.08333333333333333 * t331;
      const double t414 = 0.39433756729740643 * t335 - 0.3110042339640731 * (t412 + 0.07179676972449082 *
          t413);
      const double t415 = 0.39433756729740643 * t268 + 0.08333333333333333 * t338;
      const double t416 = 0.39433756729740643 * t278 + 0.08333333333333333 * t341;
      const double t417 = 0.39433756729740643 * t345 - 0.3110042339640731 * (t415 + 0.07179676972449082 *
          t416);
      const double t418 = t414 + 0.2679491924311227 * t417;
      const double t419 = 0.10566243270259355 * t327 + 0.007586221349277619 * t330;
      const double t420 = 0.39433756729740643 * t335 + 0.3110042339640731 * t419;
      const double t421 = 0.10566243270259355 * t337 + 0.007586221349277619 * t340;
      const double t422 = 0.39433756729740643 * t345 + 0.3110042339640731 * t421;
      const double t423 = t420 + 0.2679491924311227 * t422;
      const double t424 = 0.10566243270259355 * t309 + 0.022329099369260225 * (t132 + 13.928203230275509 *
          t133);
      const double t425 = 0.10566243270259355 * t312 + 0.022329099369260225 * (t142 + 13.928203230275509 *
          t143);
      const double t426 = t424 + 0.2679491924311227 * t425;
      const double t427 = (t147 + 13.928203230275509 * t148) + (t149 + 13.928203230275509 * t150);
      const double t428 = 0.3110042339640731 * t398 + 0.011164549684630112 * t427 - 0.39433756729740643 * t402
          - 0.39433756729740643 * t426;
      const double t429 = 0.10566243270259355 * t318 + 0.022329099369260225 * (t213 + 13.928203230275509 *
          t214);
      const double t430 = 0.10566243270259355 * t321 + 0.022329099369260225 * (t223 + 13.928203230275509 *
          t224);
      const double t431 = t429 + 0.2679491924311227 * t430;
      const double t432 = (t228 + 13.928203230275509 * t229) + (t230 + 13.928203230275509 * t231);
      const double t433 = 0.3110042339640731 * t406 + 0.011164549684630112 * t432 - 0.39433756729740643 * t410
          - 0.39433756729740643 * t431;
      const double t434 = 0.10566243270259355 * t327 + 0.022329099369260225 * (t241 + 13.928203230275509 *
          t242);
      const double t435 = 0.10566243270259355 * t330 + 0.022329099369260225 * (t251 + 13.928203230275509 *
          t252);
      const double t436 = t254 + 13.928203230275509 * t255;
      const double t437 = t257 + 13.928203230275509 * t258;
      const double t438 = 0.022329099369260225 * t436 + 0.005983064143707569 * t437;
      const double t439 = 0.3110042339640731 * (t434 + 0.07179676972449082 * t435) - 0.39433756729740643 *
          t438;
      const double t440 = 0.10566243270259355 * t337 + 0.022329099369260225 * (t269 + 13.928203230275509 *
          t270);
      const double t441 = 0.10566243270259355 * t340 + 0.022329099369260225 * (t279 + 13.928203230275509 *
          t280);
      const double t442 = t282 + 13.928203230275509 * t283;
      const double t443 = t285 + 13.928203230275509 * t286;
      const double t444 = 0.022329099369260225 * t442 + 0.005983064143707569 * t443;
      const double t445 = 0.3110042339640731 * (t440 + 0.07179676972449082 * t441) - 0.39433756729740643 *
          t444;
      const double t446 = t439 + 0.2679491924311227 * t445;
      const double t447 = 0.3110042339640731 * t419 - 0.39433756729740643 * t438;
      const double t448 = 0.3110042339640731 * t421 - 0.39433756729740643 * t444;
      const double t449 = t447 + 0.2679491924311227 * t448;
      const double t450 = t296 + 13.928203230275509 * t297;
      const double t451 = t299 + 13.928203230275509 * t300;
      const double t452 = t302 + 13.928203230275509 * t303;
      const double t453 = t305 + 13.928203230275509 * t306;
      const double t454 = (0.022329099369260225 * t450 + 0.0016031572055700497 * t451) + (0.022329099369260225
          * t452 + 0.0016031572055700497 * t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(0.15550211698203656 * t355 +
          0.3110042339640731 * (t403 + 0.07179676972449082 * t411) + 0.39433756729740643 * t418 +
          0.39433756729740643 * t423, 0.3110042339640731 * (t428 + 0.07179676972449082 * t433) +
          0.15550211698203656 * t454 - 0.39433756729740643 * t446 - 0.39433756729740643 * t449);
      const double t455 = t396 + t397;
      const double t456 = 0.10566243270259355 * t309 + 0.39433756729740643 * t312;
      const double t457 = 0.041666666666666664 * t316 + 0.08333333333333333 * t455 - 0.39433756729740643 *
          t401 - 0.10566243270259355 * t456;
      const double t458 = t404 + t405;
      const double t459 = 0.10566243270259355 * t318 + 0.39433756729740643 * t321;
      const double t460 = 0.041666666666666664 * t325 + 0.08333333333333333 * t458 - 0.39433756729740643 *
          t409 - 0.10566243270259355 * t459;
      const double t461 = t412 + t413;
      const double t462 = 0.10566243270259355 * t378 - 0.08333333333333333 * t461;
      const double t463 = t415 + t416;
      const double t464 = 0.10566243270259355 * t381 - 0.08333333333333333 * t463;
      const double t465 = t462 + 0.2679491924311227 * t464;
      const double t466 = t327 + t330;
      const double t467 = 0.39433756729740643 * t335 - 0.00880520272521613 * t466;
      const double t468 = t337 + t340;
      const double t469 = 0.39433756729740643 * t345 - 0.00880520272521613 * t468;
      const double t470 = t467 + 0.2679491924311227 * t469;
      const double t471 = 0.39433756729740643 * t426 + 0.08333333333333333 * t455 - 0.011164549684630112 *
          t427 - 0.10566243270259355 * t456;
      const double t472 = 0.39433756729740643 * t431 + 0.08333333333333333 * t458 - 0.011164549684630112 *
          t432 - 0.10566243270259355 * t459;
      const double t473 = t434 + t435;
      const double t474 = 0.022329099369260225 * t436 + 0.08333333333333333 * t437;
      const double t475 = 0.08333333333333333 * t473 - 0.10566243270259355 * t474;
      const double t476 = t440 + t441;
      const double t477 = 0.022329099369260225 * t442 + 0.08333333333333333 * t443;
      const double t478 = 0.08333333333333333 * t476 - 0.10566243270259355 * t477;
      const double t479 = t475 + 0.2679491924311227 * t478;
      const double t480 = 0.39433756729740643 * t438 + 0.00880520272521613 * t466;
      const double t481 = 0.39433756729740643 * t444 + 0.00880520272521613 * t468;
      const double t482 = t480 + 0.2679491924311227 * t481;
      const double t483 = (t450 + t451) + (t452 + t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(0.003472222222222222 * t387 +
          0.39433756729740643 * t465 - 0.3110042339640731 * (t457 + 0.07179676972449082 * t460) -
          0.39433756729740643 * t470, 0.3110042339640731 * (t471 + 0.07179676972449082 * t472) +
          0.0009303791403858428 * t483 - 0.39433756729740643 * t479 - 0.39433756729740643 * t482);
      const double t484 = t403 + t411;
      const double t485 = t420 + 3.732050807568877 * t422;
      const double t486 = t428 + t433;
      const double t487 = t447 + 3.732050807568877 * t448;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(-(0.15550211698203656 * t355 +
          0.39433756729740643 * t418 - 0.08333333333333333 * t484 - 0.10566243270259355 * t485),
          0.39433756729740643 * t446 + 0.08333333333333333 * t486 - 0.15550211698203656 * t454 -
          0.10566243270259355 * t487);
      const double t488 = t457 + t460;
      const double t489 = t467 + 3.732050807568877 * t469;
      const double t490 = t471 + t472;
      const double t491 = t480 + 3.732050807568877 * t481;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(-(0.003472222222222222 * t387 +
          0.39433756729740643 * t465 + 0.08333333333333333 * t488 + 0.10566243270259355 * t489),
          0.39433756729740643 * t479 + 0.08333333333333333 * t490 - 0.0009303791403858428 * t483 -
          0.10566243270259355 * t491);
      const double t492 = t134 + 3.732050807568877 * t144;
      const double t493 = 0.39433756729740643 * t146 + 0.15550211698203656 * t151 - 0.08333333333333333 * t356
          - 0.10566243270259355 * t492;
      const double t494 = t215 + 3.732050807568877 * t225;
      const double t495 = 0.39433756729740643 * t227 + 0.15550211698203656 * t232 - 0.08333333333333333 * t359
          - 0.10566243270259355 * t494;
      const double t496 = 0.39433756729740643 * t260 - 0.08333333333333333 * t362;
      const double t497 = 0.39433756729740643 * t288 - 0.08333333333333333 * t365;
      const double t498 = t496 + 0.2679491924311227 * t497;
      const double t499 = 0.10566243270259355 * t363 + 0.032861463941450536 * t369;
      const double t500 = 0.10566243270259355 * t366 + 0.032861463941450536 * t371;
      const double t501 = t499 + 0.2679491924311227 * t500;
      const double t502 = t311 + 3.732050807568877 * t314;
      const double t503 = 0.39433756729740643 * t146 + 0.10566243270259355 * t502 - 0.041666666666666664 *
          t316 - 0.08333333333333333 * t356;
      const double t504 = t320 + 3.732050807568877 * t323;
      const double t505 = 0.39433756729740643 * t227 + 0.10566243270259355 * t504 - 0.041666666666666664 *
          t325 - 0.08333333333333333 * t359;
      const double t506 = 0.39433756729740643 * t335 - 0.08333333333333333 * t377;
      const double t507 = 0.39433756729740643 * t345 - 0.08333333333333333 * t380;
      const double t508 = t506 + 0.2679491924311227 * t507;
      const double t509 = 0.032861463941450536 * t369 - 0.10566243270259355 * t378;
      const double t510 = 0.032861463941450536 * t371 - 0.10566243270259355 * t381;
      const double t511 = t509 + 0.2679491924311227 * t510;
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(0.012958509748503046 * t374 +
          0.39433756729740643 * t501 - 0.3110042339640731 * (t493 + 0.07179676972449082 * t495) -
          0.39433756729740643 * t498, 0.003472222222222222 * t387 + 0.3110042339640731 * (t503 +
          0.07179676972449082 * t505) - 0.39433756729740643 * t508 - 0.39433756729740643 * t511);
      const double t512 = t88 + 13.928203230275509 * t123;
      const double t513 = 0.15550211698203656 * t151 + 0.022329099369260225 * t512 - 0.10566243270259355 *
          t357 - 0.10566243270259355 * t492;
      const double t514 = t181 + 13.928203230275509 * t204;
      const double t515 = 0.15550211698203656 * t232 + 0.022329099369260225 * t514 - 0.10566243270259355 *
          t360 - 0.10566243270259355 * t494;
      const double t516 = 0.10566243270259355 * t363 - 0.022329099369260225 * (t243 + 13.928203230275509 *
          t253);
      const double t517 = 0.10566243270259355 * t366 - 0.022329099369260225 * (t271 + 13.928203230275509 *
          t281);
      const double t518 = t516 + 0.2679491924311227 * t517;
      const double t519 = 0.39433756729740643 * t240 + 5.4924137786507226 * t250;
      const double t520 = 0.10566243270259355 * t363 - 0.022329099369260225 * t519;
      const double t521 = 0.39433756729740643 * t268 + 5.4924137786507226 * t278;
      const double t522 = 0.10566243270259355 * t366 - 0.022329099369260225 * t521;
      const double t523 = t520 + 0.2679491924311227 * t522;
      const double t524 = (0.3110042339640731 * t298 + 4.331730176127763 * t301) + (0.3110042339640731 * t304
          + 4.331730176127763 * t307);
      const double t525 = 0.041666666666666664 * t316 + 0.10566243270259355 * t357 - 0.10566243270259355 *
          t502 - 0.022329099369260225 * t512;
      const double t526 = 0.041666666666666664 * t325 + 0.10566243270259355 * t360 - 0.10566243270259355 *
          t504 - 0.022329099369260225 * t514;
      const double t527 = 0.10566243270259355 * t378 - 0.022329099369260225 * (t329 + 13.928203230275509 *
          t332);
      const double t528 = 0.10566243270259355 * t381 - 0.022329099369260225 * (t339 + 13.928203230275509 *
          t342);
      const double t529 = t527 + 0.2679491924311227 * t528;
      const double t530 = 0.10566243270259355 * t378 + 0.022329099369260225 * t519;
      const double t531 = 0.10566243270259355 * t381 + 0.022329099369260225 * t521;
      const double t532 = t530 + 0.2679491924311227 * t531;
      const double t533 = (0.08333333333333333 * t351 + 1.160683602522959 * t352) + (0.08333333333333333 *
          t353 + 1.160683602522959 * t354);
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t513 +
          0.07179676972449082 * t515) + 0.011164549684630112 * t524 - 0.39433756729740643 * t518 -
          0.39433756729740643 * t523, 0.3110042339640731 * (t525 + 0.07179676972449082 * t526) +
          0.011164549684630112 * t533 - 0.39433756729740643 * t529 - 0.39433756729740643 * t532);
      const double t534 = t493 + t495;
      const double t535 = t499 + 3.732050807568877 * t500;
      const double t536 = t503 + t505;
      const double t537 = t509 + 3.732050807568877 * t510;
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(-(0.012958509748503046 * t374 +
          0.08333333333333333 * t534 - 0.39433756729740643 * t498 - 0.10566243270259355 * t535),
          -(0.003472222222222222 * t387 + 0.10566243270259355 * t537 - 0.39433756729740643 * t508 -
          0.08333333333333333 * t536));
      const double t538 = t513 + t515;
      const double t539 = t520 + 3.732050807568877 * t522;
      const double t540 = t525 + t526;
      const double t541 = t530 + 3.732050807568877 * t531;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(0.39433756729740643 * t518 +
          0.08333333333333333 * t538 - 0.011164549684630112 * t524 - 0.10566243270259355 * t539,
          0.39433756729740643 * t529 + 0.08333333333333333 * t540 - 0.011164549684630112 * t533 -
          0.10566243270259355 * t541);
      const double t542 = t399 + 3.732050807568877 * t400;
      const double t543 = 0.041666666666666664 * t316 + 0.39433756729740643 * t402 + 0.08333333333333333 *
          t455 + 0.10566243270259355 * t542;
      const double t544 = t407 + 3.732050807568877 * t408;
      const double t545 = 0.041666666666666664 * t325 + 0.39433756729740643 * t410 + 0.08333333333333333 *
          t458 + 0.10566243270259355 * t544;
      const double t546 = 0.39433756729740643 * t335 + 0.08333333333333333 * t461;
      const double t547 = 0.39433756729740643 * t345 + 0.08333333333333333 * t463;
      const double t548 = t546 + 0.2679491924311227 * t547;
      const double t549 = 0.10566243270259355 * t378 + 0.00880520272521613 * t466;
      const double t550 = 0.10566243270259355 * t381 + 0.00880520272521613 * t468;
      const double t551 = t549 + 0.2679491924311227 * t550;
      const double t552 = t424 + 3.732050807568877 * t425;
      const double t553 = 0.39433756729740643 * t402 + 0.08333333333333333 * t455 - 0.011164549684630112 *
          t427 - 0.10566243270259355 * t552;
      const double t554 = t429 + 3.732050807568877 * t430;
      const double t555 = 0.39433756729740643 * t410 + 0.08333333333333333 * t458 - 0.011164549684630112 *
          t432 - 0.10566243270259355 * t554;
      const double t556 = 0.39433756729740643 * t438 + 0.08333333333333333 * t473;
      const double t557 = 0.39433756729740643 * t444 + 0.08333333333333333 * t476;
      const double t558 = t556 + 0.2679491924311227 * t557;
      const double t559 = 0.00880520272521613 * t466 - 0.10566243270259355 * t474;
      const double t560 = 0.00880520272521613 * t468 - 0.10566243270259355 * t477;
      const double t561 = t559 + 0.2679491924311227 * t560;
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(0.003472222222222222 * t387 +
          0.39433756729740643 * t551 - 0.3110042339640731 * (t543 + 0.07179676972449082 * t545) -
          0.39433756729740643 * t548, 0.0009303791403858428 * t483 + 0.3110042339640731 * (t553 +
          0.07179676972449082 * t555) - 0.39433756729740643 * t558 - 0.39433756729740643 * t561);
      const double t562 = t396 + 13.928203230275509 * t397;
      const double t563 = 0.041666666666666664 * t316 + 0.10566243270259355 * t542 - 0.10566243270259355 *
          t456 - 0.022329099369260225 * t562;
      const double t564 = t404 + 13.928203230275509 * t405;
      const double t565 = 0.041666666666666664 * t325 + 0.10566243270259355 * t544 - 0.10566243270259355 *
          t459 - 0.022329099369260225 * t564;
      const double t566 = 0.10566243270259355 * t378 + 0.022329099369260225 * (t412 + 13.928203230275509 *
          t413);
      const double t567 = 0.10566243270259355 * t381 + 0.022329099369260225 * (t415 + 13.928203230275509 *
          t416);
      const double t568 = t566 + 0.2679491924311227 * t567;
      const double t569 = 0.10566243270259355 * t327 + 1.4716878364870323 * t330;
      const double t570 = 0.10566243270259355 * t378 - 0.022329099369260225 * t569;
      const double t571 = 0.10566243270259355 * t337 + 1.4716878364870323 * t340;
      const double t572 = 0.10566243270259355 * t381 - 0.022329099369260225 * t571;
      const double t573 = t570 + 0.2679491924311227 * t572;
      const double t574 = 0.011164549684630112 * t427 + 0.10566243270259355 * t456 + 0.10566243270259355 *
          t552 + 0.022329099369260225 * t562;
      const double t575 = 0.011164549684630112 * t432 + 0.10566243270259355 * t459 + 0.10566243270259355 *
          t554 + 0.022329099369260225 * t564;
      const double t576 = 0.10566243270259355 * t474 + 0.022329099369260225 * (t434 + 13.928203230275509 *
          t435);
      const double t577 = 0.10566243270259355 * t477 + 0.022329099369260225 * (t440 + 13.928203230275509 *
          t441);
      const double t578 = t576 + 0.2679491924311227 * t577;
      const double t579 = 0.10566243270259355 * t474 + 0.022329099369260225 * t569;
      const double t580 = 0.10566243270259355 * t477 + 0.022329099369260225 * t571;
      const double t581 = t579 + 0.2679491924311227 * t580;
      const double t582 = (0.022329099369260225 * t450 + 0.3110042339640731 * t451) + (0.022329099369260225 *
          t452 + 0.3110042339640731 * t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(0.011164549684630112 * t533 +
          0.3110042339640731 * (t563 + 0.07179676972449082 * t565) - 0.39433756729740643 * t568 -
          0.39433756729740643 * t573, 0.3110042339640731 * (t574 + 0.07179676972449082 * t575) +
          0.011164549684630112 * t582 - 0.39433756729740643 * t578 - 0.39433756729740643 * t581);
      const double t583 = t543 + t545;
      const double t584 = t549 + 3.732050807568877 * t550;
      const double t585 = t553 + t555;
      const double t586 = t559 + 3.732050807568877 * t560;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(-(0.003472222222222222 * t387 +
          0.08333333333333333 * t583 - 0.39433756729740643 * t548 - 0.10566243270259355 * t584),
          -(0.0009303791403858428 * t483 + 0.10566243270259355 * t586 - 0.39433756729740643 * t558 -
          0.08333333333333333 * t585));
      const double t587 = t563 + t565;
      const double t588 = t570 + 3.732050807568877 * t572;
      const double t589 = t574 + t575;
      const double t590 = t579 + 3.732050807568877 * t580;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(-(0.011164549684630112 * t533 +
          0.10566243270259355 * t588 - 0.39433756729740643 * t568 - 0.08333333333333333 * t587),
          0.39433756729740643 * t578 + 0.08333333333333333 * t589 - 0.011164549684630112 * t582 -
          0.10566243270259355 * t590);
      const double t591 = t261 + 3.732050807568877 * t289;
      const double t592 = t336 + 3.732050807568877 * t346;
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(-(0.39433756729740643 * t295 +
          0.15550211698203656 * t308 - 0.08333333333333333 * t388 - 0.10566243270259355 * t591),
          0.39433756729740643 * t350 + 0.10566243270259355 * t592 - 0.15550211698203656 * t355 -
          0.08333333333333333 * t390);
      const double t593 = t364 + 3.732050807568877 * t367;
      const double t594 = t379 + 3.732050807568877 * t382;
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(0.39433756729740643 * t373 +
          0.10566243270259355 * t593 - 0.012958509748503046 * t374 - 0.08333333333333333 * t392,
          0.39433756729740643 * t386 + 0.10566243270259355 * t594 - 0.003472222222222222 * t387 -
          0.08333333333333333 * t394);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t308 +
          0.022329099369260225 * (t152 + 13.928203230275509 * t233) - 0.10566243270259355 * t389 -
          0.10566243270259355 * t591, 0.15550211698203656 * t355 + 0.10566243270259355 * t391 -
          0.10566243270259355 * t592 - 0.022329099369260225 * (t317 + 13.928203230275509 * t326));
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(0.012958509748503046 * t374 +
          0.10566243270259355 * t393 - 0.10566243270259355 * t593 - 0.022329099369260225 * (t358 +
          13.928203230275509 * t361), 0.003472222222222222 * t387 + 0.10566243270259355 * t395 -
          0.10566243270259355 * t594 - 0.022329099369260225 * (t375 + 13.928203230275509 * t376));
      const double t595 = t414 + 3.732050807568877 * t417;
      const double t596 = t439 + 3.732050807568877 * t445;
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(-(0.15550211698203656 * t355 +
          0.39433756729740643 * t423 - 0.08333333333333333 * t484 - 0.10566243270259355 * t595),
          0.39433756729740643 * t449 + 0.08333333333333333 * t486 - 0.15550211698203656 * t454 -
          0.10566243270259355 * t596);
      const double t597 = t462 + 3.732050807568877 * t464;
      const double t598 = t475 + 3.732050807568877 * t478;
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(-(0.003472222222222222 * t387 +
          0.08333333333333333 * t488 - 0.39433756729740643 * t470 - 0.10566243270259355 * t597),
          0.39433756729740643 * t482 + 0.08333333333333333 * t490 - 0.0009303791403858428 * t483 -
          0.10566243270259355 * t598);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(0.15550211698203656 * t355 +
          0.022329099369260225 * (t403 + 13.928203230275509 * t411) - 0.10566243270259355 * t485 -
          0.10566243270259355 * t595, 0.15550211698203656 * t454 + 0.10566243270259355 * t487 +
          0.10566243270259355 * t596 + 0.022329099369260225 * (t428 + 13.928203230275509 * t433));
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(0.003472222222222222 * t387 +
          0.10566243270259355 * t489 - 0.10566243270259355 * t597 - 0.022329099369260225 * (t457 +
          13.928203230275509 * t460), 0.0009303791403858428 * t483 + 0.10566243270259355 * t491 +
          0.10566243270259355 * t598 + 0.022329099369260225 * (t471 + 13.928203230275509 * t472));
      const double t599 = t496 + 3.732050807568877 * t497;
      const double t600 = t506 + 3.732050807568877 * t507;
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(-(0.012958509748503046 * t374 +
          0.39433756729740643 * t501 + 0.08333333333333333 * t534 + 0.10566243270259355 * t599),
          -(0.003472222222222222 * t387 + 0.10566243270259355 * t600 - 0.39433756729740643 * t511 -
          0.08333333333333333 * t536));
      const double t601 = t516 + 3.732050807568877 * t517;
      const double t602 = t527 + 3.732050807568877 * t528;
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(0.39433756729740643 * t523 +
          0.08333333333333333 * t538 - 0.011164549684630112 * t524 - 0.10566243270259355 * t601,
          0.39433756729740643 * t532 + 0.08333333333333333 * t540 - 0.011164549684630112 * t533 -
          0.10566243270259355 * t602);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(0.012958509748503046 * t374 +
          0.10566243270259355 * t599 - 0.10566243270259355 * t535 - 0.022329099369260225 * (t493 +
          13.928203230275509 * t495), 0.003472222222222222 * t387 + 0.10566243270259355 * t537 +
          0.10566243270259355 * t600 + 0.022329099369260225 * (t503 + 13.928203230275509 * t505));
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t524 +
          0.10566243270259355 * t539 + 0.10566243270259355 * t601 + 0.022329099369260225 * (t513 +
          13.928203230275509 * t515), 0.011164549684630112 * t533 + 0.10566243270259355 * t541 +
          0.10566243270259355 * t602 + 0.022329099369260225 * (t525 + 13.928203230275509 * t526));
      const double t603 = t546 + 3.732050807568877 * t547;
      const double t604 = t556 + 3.732050807568877 * t557;
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(-(0.003472222222222222 * t387 +
          0.39433756729740643 * t551 + 0.08333333333333333 * t583 + 0.10566243270259355 * t603),
          -(0.0009303791403858428 * t483 + 0.10566243270259355 * t604 - 0.39433756729740643 * t561 -
          0.08333333333333333 * t585));
      const double t605 = t566 + 3.732050807568877 * t567;
      const double t606 = t576 + 3.732050807568877 * t577;
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(-(0.011164549684630112 * t533 +
          0.10566243270259355 * t605 - 0.39433756729740643 * t573 - 0.08333333333333333 * t587),
          0.39433756729740643 * t581 + 0.08333333333333333 * t589 - 0.011164549684630112 * t582 -
          0.10566243270259355 * t606);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(0.003472222222222222 * t387 +
          0.10566243270259355 * t603 - 0.10566243270259355 * t584 - 0.022329099369260225 * (t543 +
          13.928203230275509 * t545), 0.0009303791403858428 * t483 + 0.10566243270259355 * t586 +
          0.10566243270259355 * t604 + 0.022329099369260225 * (t553 + 13.928203230275509 * t555));
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(0.011164549684630112 * t533 +
          0.10566243270259355 * t588 + 0.10566243270259355 * t605 + 0.022329099369260225 * (t563 +
          13.928203230275509 * t565), 0.011164549684630112 * t582 + 0.10566243270259355 * t590 +
          0.10566243270259355 * t606 + 0.022329099369260225 * (t574 + 13.928203230275509 * t575));
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

extern "C" int advection_diffusion_q1_hexahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 255) / 256;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  advection_diffusion_q1_hexahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, b, nu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_q1_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input constants[] = {
    {"b", "constant", 3, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_q1_hexahedron_f64_element_tensor_cuda_descriptor = {
    "advection_diffusion_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
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
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
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
    2613.0,                                    // flops_per_cell
    568.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
