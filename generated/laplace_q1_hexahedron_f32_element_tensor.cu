// laplace_q1_hexahedron_f32_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=hexahedron --define degree=1 --set scalar=float32 --set quadrature_degree=3
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      3552 flops
//   sum_factorised  1665 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
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
//   flops       1665
//   bytes       300 (44 read, 256 written)
//   flops/byte  5.55
//   shared      8704 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
laplace_q1_hexahedron_f32_element_tensor_kernel(
    int64_t num_cells,
    float* __restrict__ element_tensors,
    const float* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ float tile[2176];
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
      const float x0_0 = coordinates[3 * n0];
      const float x1_0 = coordinates[3 * n1];
      const float t0 = x0_0 - x1_0;
      const float x2_0 = coordinates[3 * n2];
      const float x3_0 = coordinates[3 * n3];
      const float t1 = x2_0 - x3_0;
      const float t2 = 0.7886751345948129f * t0 + 0.2113248654051871f * t1;
      const float x4_0 = coordinates[3 * n4];
      const float x5_0 = coordinates[3 * n5];
      const float t3 = x4_0 - x5_0;
      const float x6_0 = coordinates[3 * n6];
      const float x7_0 = coordinates[3 * n7];
      const float t4 = x6_0 - x7_0;
      const float t5 = 0.7886751345948129f * t3 + 0.2113248654051871f * t4;
      const float t6 = 0.7886751345948129f * t2 + 0.2113248654051871f * t5;
      const float x0_1 = coordinates[3 * n0 + 1];
      const float x1_1 = coordinates[3 * n1 + 1];
      const float t7 = 0.7886751345948129f * x0_1 + 0.2113248654051871f * x1_1;
      const float x2_1 = coordinates[3 * n2 + 1];
      const float x3_1 = coordinates[3 * n3 + 1];
      const float t8 = 0.7886751345948129f * x2_1 + 0.2113248654051871f * x3_1;
      const float t9 = t7 - t8;
      const float x4_1 = coordinates[3 * n4 + 1];
      const float x5_1 = coordinates[3 * n5 + 1];
      const float t10 = 0.7886751345948129f * x4_1 + 0.2113248654051871f * x5_1;
      const float x6_1 = coordinates[3 * n6 + 1];
      const float x7_1 = coordinates[3 * n7 + 1];
      const float t11 = 0.7886751345948129f * x6_1 + 0.2113248654051871f * x7_1;
      const float t12 = t10 - t11;
      const float t13 = 0.7886751345948129f * t9 + 0.2113248654051871f * t12;
      const float x0_2 = coordinates[3 * n0 + 2];
      const float x1_2 = coordinates[3 * n1 + 2];
      const float t14 = 0.7886751345948129f * x0_2 + 0.2113248654051871f * x1_2;
      const float x2_2 = coordinates[3 * n2 + 2];
      const float x3_2 = coordinates[3 * n3 + 2];
      const float t15 = 0.7886751345948129f * x2_2 + 0.2113248654051871f * x3_2;
      const float x4_2 = coordinates[3 * n4 + 2];
      const float x5_2 = coordinates[3 * n5 + 2];
      const float t16 = 0.7886751345948129f * x4_2 + 0.2113248654051871f * x5_2;
      const float x6_2 = coordinates[3 * n6 + 2];
      const float x7_2 = coordinates[3 * n7 + 2];
      const float t17 = 0.7886751345948129f * x6_2 + 0.2113248654051871f * x7_2;
      const float t18 = (0.7886751345948129f * t14 + 0.2113248654051871f * t15) - (0.7886751345948129f * t16 +
          0.2113248654051871f * t17);
      const float t19 = (0.7886751345948129f * t7 + 0.2113248654051871f * t8) - (0.7886751345948129f * t10 +
          0.2113248654051871f * t11);
      const float t20 = t14 - t15;
      const float t21 = t16 - t17;
      const float t22 = 0.7886751345948129f * t20 + 0.2113248654051871f * t21;
      const float t23 = t13 * t18 - t19 * t22;
      const float t24 = 0.7886751345948129f * x0_0 + 0.2113248654051871f * x1_0;
      const float t25 = 0.7886751345948129f * x2_0 + 0.2113248654051871f * x3_0;
      const float t26 = t24 - t25;
      const float t27 = 0.7886751345948129f * x4_0 + 0.2113248654051871f * x5_0;
      const float t28 = 0.7886751345948129f * x6_0 + 0.2113248654051871f * x7_0;
      const float t29 = t27 - t28;
      const float t30 = 0.7886751345948129f * t26 + 0.2113248654051871f * t29;
      const float t31 = x0_2 - x1_2;
      const float t32 = x2_2 - x3_2;
      const float t33 = 0.7886751345948129f * t31 + 0.2113248654051871f * t32;
      const float t34 = x4_2 - x5_2;
      const float t35 = x6_2 - x7_2;
      const float t36 = 0.7886751345948129f * t34 + 0.2113248654051871f * t35;
      const float t37 = 0.7886751345948129f * t33 + 0.2113248654051871f * t36;
      const float t38 = x0_1 - x1_1;
      const float t39 = x2_1 - x3_1;
      const float t40 = 0.7886751345948129f * t38 + 0.2113248654051871f * t39;
      const float t41 = x4_1 - x5_1;
      const float t42 = x6_1 - x7_1;
      const float t43 = 0.7886751345948129f * t41 + 0.2113248654051871f * t42;
      const float t44 = 0.7886751345948129f * t40 + 0.2113248654051871f * t43;
      const float t45 = t19 * t37 - t18 * t44;
      const float t46 = (0.7886751345948129f * t24 + 0.2113248654051871f * t25) - (0.7886751345948129f * t27 +
          0.2113248654051871f * t28);
      const float t47 = t22 * t44 - t13 * t37;
      const float t48 = 1.0f / std::fabs(-(t6 * t23 + t30 * t45 + t46 * t47));
      const float t49 = t22 * t46 - t18 * t30;
      const float t50 = t19 * t30 - t13 * t46;
      const float t51 = 0.2113248654051871f * x0_1 + 0.7886751345948129f * x1_1;
      const float t52 = 0.2113248654051871f * x2_1 + 0.7886751345948129f * x3_1;
      const float t53 = t51 - t52;
      const float t54 = 0.2113248654051871f * x4_1 + 0.7886751345948129f * x5_1;
      const float t55 = 0.2113248654051871f * x6_1 + 0.7886751345948129f * x7_1;
      const float t56 = t54 - t55;
      const float t57 = 0.7886751345948129f * t53 + 0.2113248654051871f * t56;
      const float t58 = 0.2113248654051871f * x0_2 + 0.7886751345948129f * x1_2;
      const float t59 = 0.2113248654051871f * x2_2 + 0.7886751345948129f * x3_2;
      const float t60 = 0.2113248654051871f * x4_2 + 0.7886751345948129f * x5_2;
      const float t61 = 0.2113248654051871f * x6_2 + 0.7886751345948129f * x7_2;
      const float t62 = (0.7886751345948129f * t58 + 0.2113248654051871f * t59) - (0.7886751345948129f * t60 +
          0.2113248654051871f * t61);
      const float t63 = (0.7886751345948129f * t51 + 0.2113248654051871f * t52) - (0.7886751345948129f * t54 +
          0.2113248654051871f * t55);
      const float t64 = t58 - t59;
      const float t65 = t60 - t61;
      const float t66 = 0.7886751345948129f * t64 + 0.2113248654051871f * t65;
      const float t67 = t57 * t62 - t63 * t66;
      const float t68 = 0.2113248654051871f * x0_0 + 0.7886751345948129f * x1_0;
      const float t69 = 0.2113248654051871f * x2_0 + 0.7886751345948129f * x3_0;
      const float t70 = t68 - t69;
      const float t71 = 0.2113248654051871f * x4_0 + 0.7886751345948129f * x5_0;
      const float t72 = 0.2113248654051871f * x6_0 + 0.7886751345948129f * x7_0;
      const float t73 = t71 - t72;
      const float t74 = 0.7886751345948129f * t70 + 0.2113248654051871f * t73;
      const float t75 = t37 * t63 - t44 * t62;
      const float t76 = (0.7886751345948129f * t68 + 0.2113248654051871f * t69) - (0.7886751345948129f * t71 +
          0.2113248654051871f * t72);
      const float t77 = t44 * t66 - t37 * t57;
      const float t78 = 1.0f / std::fabs(-(t6 * t67 + t74 * t75 + t76 * t77));
      const float t79 = t66 * t76 - t62 * t74;
      const float t80 = t63 * t74 - t57 * t76;
      const float t81 = t48 * (t23 * t23 + t49 * t49 + t50 * t50) + t78 * (t67 * t67 + t79 * t79 + t80 * t80);
      const float t82 = 0.2113248654051871f * t0 + 0.7886751345948129f * t1;
      const float t83 = 0.2113248654051871f * t3 + 0.7886751345948129f * t4;
      const float t84 = 0.7886751345948129f * t82 + 0.2113248654051871f * t83;
      const float t85 = (0.2113248654051871f * t14 + 0.7886751345948129f * t15) - (0.2113248654051871f * t16 +
          0.7886751345948129f * t17);
      const float t86 = (0.2113248654051871f * t7 + 0.7886751345948129f * t8) - (0.2113248654051871f * t10 +
          0.7886751345948129f * t11);
      const float t87 = t13 * t85 - t22 * t86;
      const float t88 = 0.2113248654051871f * t31 + 0.7886751345948129f * t32;
      const float t89 = 0.2113248654051871f * t34 + 0.7886751345948129f * t35;
      const float t90 = 0.7886751345948129f * t88 + 0.2113248654051871f * t89;
      const float t91 = 0.2113248654051871f * t38 + 0.7886751345948129f * t39;
      const float t92 = 0.2113248654051871f * t41 + 0.7886751345948129f * t42;
      const float t93 = 0.7886751345948129f * t91 + 0.2113248654051871f * t92;
      const float t94 = t86 * t90 - t85 * t93;
      const float t95 = (0.2113248654051871f * t24 + 0.7886751345948129f * t25) - (0.2113248654051871f * t27 +
          0.7886751345948129f * t28);
      const float t96 = t22 * t93 - t13 * t90;
      const float t97 = 1.0f / std::fabs(-(t84 * t87 + t30 * t94 + t95 * t96));
      const float t98 = t22 * t95 - t30 * t85;
      const float t99 = t30 * t86 - t13 * t95;
      const float t100 = (0.2113248654051871f * t58 + 0.7886751345948129f * t59) - (0.2113248654051871f * t60
          + 0.7886751345948129f * t61);
      const float t101 = (0.2113248654051871f * t51 + 0.7886751345948129f * t52) - (0.2113248654051871f * t54
          + 0.7886751345948129f * t55);
      const float t102 = t57 * t100 - t66 * t101;
      const float t103 = t90 * t101 - t93 * t100;
      const float t104 = (0.2113248654051871f * t68 + 0.7886751345948129f * t69) - (0.2113248654051871f * t71
          + 0.7886751345948129f * t72);
      const float t105 = t66 * t93 - t57 * t90;
      const float t106 = 1.0f / std::fabs(-(t84 * t102 + t74 * t103 + t104 * t105));
      const float t107 = t66 * t104 - t74 * t100;
      const float t108 = t74 * t101 - t57 * t104;
      const float t109 = t97 * (t87 * t87 + t98 * t98 + t99 * t99) + t106 * (t102 * t102 + t107 * t107 + t108
          * t108);
      const float t110 = 0.5f * t81 + 0.03589838486224541f * t109;
      const float t111 = t6 * t18 - t37 * t46;
      const float t112 = t44 * t46 - t6 * t19;
      const float t113 = t48 * (t23 * t45 + t49 * t111 + t50 * t112);
      const float t114 = t6 * t62 - t37 * t76;
      const float t115 = t44 * t76 - t6 * t63;
      const float t116 = t78 * (t67 * t75 + t79 * t114 + t80 * t115);
      const float t117 = t113 + 0.2679491924311227f * t116;
      const float t118 = t84 * t85 - t90 * t95;
      const float t119 = t93 * t95 - t84 * t86;
      const float t120 = t97 * (t87 * t94 + t98 * t118 + t99 * t119);
      const float t121 = t84 * t100 - t90 * t104;
      const float t122 = t93 * t104 - t84 * t101;
      const float t123 = t106 * (t102 * t103 + t107 * t121 + t108 * t122);
      const float t124 = t120 + 0.2679491924311227f * t123;
      const float t125 = 0.39433756729740643f * t117 + 0.10566243270259355f * t124;
      const float t126 = t48 * (t45 * t45 + t111 * t111 + t112 * t112);
      const float t127 = t78 * (t75 * t75 + t114 * t114 + t115 * t115);
      const float t128 = t97 * (t94 * t94 + t118 * t118 + t119 * t119);
      const float t129 = t106 * (t103 * t103 + t121 * t121 + t122 * t122);
      const float t130 = (t126 + 0.07179676972449082f * t127) + (t128 + 0.07179676972449082f * t129);
      const float t131 = 0.3110042339640731f * t110 + 0.7886751345948129f * t125 + 0.15550211698203656f *
          t130;
      const float t132 = 0.2113248654051871f * t2 + 0.7886751345948129f * t5;
      const float t133 = 0.2113248654051871f * t9 + 0.7886751345948129f * t12;
      const float t134 = 0.2113248654051871f * t20 + 0.7886751345948129f * t21;
      const float t135 = t18 * t133 - t19 * t134;
      const float t136 = 0.2113248654051871f * t26 + 0.7886751345948129f * t29;
      const float t137 = 0.2113248654051871f * t33 + 0.7886751345948129f * t36;
      const float t138 = 0.2113248654051871f * t40 + 0.7886751345948129f * t43;
      const float t139 = t19 * t137 - t18 * t138;
      const float t140 = t134 * t138 - t133 * t137;
      const float t141 = 1.0f / std::fabs(-(t132 * t135 + t136 * t139 + t46 * t140));
      const float t142 = t46 * t134 - t18 * t136;
      const float t143 = t19 * t136 - t46 * t133;
      const float t144 = 0.2113248654051871f * t53 + 0.7886751345948129f * t56;
      const float t145 = 0.2113248654051871f * t64 + 0.7886751345948129f * t65;
      const float t146 = t62 * t144 - t63 * t145;
      const float t147 = 0.2113248654051871f * t70 + 0.7886751345948129f * t73;
      const float t148 = t63 * t137 - t62 * t138;
      const float t149 = t138 * t145 - t137 * t144;
      const float t150 = 1.0f / std::fabs(-(t132 * t146 + t147 * t148 + t76 * t149));
      const float t151 = t76 * t145 - t62 * t147;
      const float t152 = t63 * t147 - t76 * t144;
      const float t153 = t141 * (t135 * t135 + t142 * t142 + t143 * t143) + t150 * (t146 * t146 + t151 * t151
          + t152 * t152);
      const float t154 = 0.2113248654051871f * t82 + 0.7886751345948129f * t83;
      const float t155 = t85 * t133 - t86 * t134;
      const float t156 = 0.2113248654051871f * t88 + 0.7886751345948129f * t89;
      const float t157 = 0.2113248654051871f * t91 + 0.7886751345948129f * t92;
      const float t158 = t86 * t156 - t85 * t157;
      const float t159 = t134 * t157 - t133 * t156;
      const float t160 = 1.0f / std::fabs(-(t154 * t155 + t136 * t158 + t95 * t159));
      const float t161 = t95 * t134 - t85 * t136;
      const float t162 = t86 * t136 - t95 * t133;
      const float t163 = t100 * t144 - t101 * t145;
      const float t164 = t101 * t156 - t100 * t157;
      const float t165 = t145 * t157 - t144 * t156;
      const float t166 = 1.0f / std::fabs(-(t154 * t163 + t147 * t164 + t104 * t165));
      const float t167 = t104 * t145 - t100 * t147;
      const float t168 = t101 * t147 - t104 * t144;
      const float t169 = t160 * (t155 * t155 + t161 * t161 + t162 * t162) + t166 * (t163 * t163 + t167 * t167
          + t168 * t168);
      const float t170 = 0.5f * t153 + 0.03589838486224541f * t169;
      const float t171 = t18 * t132 - t46 * t137;
      const float t172 = t46 * t138 - t19 * t132;
      const float t173 = t141 * (t135 * t139 + t142 * t171 + t143 * t172);
      const float t174 = t62 * t132 - t76 * t137;
      const float t175 = t76 * t138 - t63 * t132;
      const float t176 = t150 * (t146 * t148 + t151 * t174 + t152 * t175);
      const float t177 = t173 + 0.2679491924311227f * t176;
      const float t178 = t85 * t154 - t95 * t156;
      const float t179 = t95 * t157 - t86 * t154;
      const float t180 = t160 * (t155 * t158 + t161 * t178 + t162 * t179);
      const float t181 = t100 * t154 - t104 * t156;
      const float t182 = t104 * t157 - t101 * t154;
      const float t183 = t166 * (t163 * t164 + t167 * t181 + t168 * t182);
      const float t184 = t180 + 0.2679491924311227f * t183;
      const float t185 = 0.39433756729740643f * t177 + 0.10566243270259355f * t184;
      const float t186 = t141 * (t139 * t139 + t171 * t171 + t172 * t172);
      const float t187 = t150 * (t148 * t148 + t174 * t174 + t175 * t175);
      const float t188 = t160 * (t158 * t158 + t178 * t178 + t179 * t179);
      const float t189 = t166 * (t164 * t164 + t181 * t181 + t182 * t182);
      const float t190 = (t186 + 0.07179676972449082f * t187) + (t188 + 0.07179676972449082f * t189);
      const float t191 = 0.3110042339640731f * t170 + 0.7886751345948129f * t185 + 0.15550211698203656f *
          t190;
      const float t192 = t30 * t37 - t6 * t22;
      const float t193 = t6 * t13 - t30 * t44;
      const float t194 = t48 * (t23 * t47 + t49 * t192 + t50 * t193);
      const float t195 = t37 * t74 - t6 * t66;
      const float t196 = t6 * t57 - t44 * t74;
      const float t197 = t78 * (t67 * t77 + t79 * t195 + t80 * t196);
      const float t198 = t194 + 0.2679491924311227f * t197;
      const float t199 = t30 * t90 - t22 * t84;
      const float t200 = t13 * t84 - t30 * t93;
      const float t201 = t97 * (t87 * t96 + t98 * t199 + t99 * t200);
      const float t202 = t74 * t90 - t66 * t84;
      const float t203 = t57 * t84 - t74 * t93;
      const float t204 = t106 * (t102 * t105 + t107 * t202 + t108 * t203);
      const float t205 = t201 + 0.2679491924311227f * t204;
      const float t206 = 0.39433756729740643f * t198 + 0.028312163512967795f * t205;
      const float t207 = t48 * (t45 * t47 + t111 * t192 + t112 * t193);
      const float t208 = t78 * (t75 * t77 + t114 * t195 + t115 * t196);
      const float t209 = t207 + 0.07179676972449082f * t208;
      const float t210 = t97 * (t94 * t96 + t118 * t199 + t119 * t200);
      const float t211 = t106 * (t103 * t105 + t121 * t202 + t122 * t203);
      const float t212 = t210 + 0.07179676972449082f * t211;
      const float t213 = 0.3110042339640731f * t209 + 0.08333333333333333f * t212;
      const float t214 = 0.3110042339640731f * t206 + 0.39433756729740643f * t213;
      const float t215 = t136 * t137 - t132 * t134;
      const float t216 = t132 * t133 - t136 * t138;
      const float t217 = t141 * (t135 * t140 + t142 * t215 + t143 * t216);
      const float t218 = t137 * t147 - t132 * t145;
      const float t219 = t132 * t144 - t138 * t147;
      const float t220 = t150 * (t146 * t149 + t151 * t218 + t152 * t219);
      const float t221 = t217 + 0.2679491924311227f * t220;
      const float t222 = t136 * t156 - t134 * t154;
      const float t223 = t133 * t154 - t136 * t157;
      const float t224 = t160 * (t155 * t159 + t161 * t222 + t162 * t223);
      const float t225 = t147 * t156 - t145 * t154;
      const float t226 = t144 * t154 - t147 * t157;
      const float t227 = t166 * (t163 * t165 + t167 * t225 + t168 * t226);
      const float t228 = t224 + 0.2679491924311227f * t227;
      const float t229 = 0.39433756729740643f * t221 + 0.028312163512967795f * t228;
      const float t230 = t141 * (t139 * t140 + t171 * t215 + t172 * t216);
      const float t231 = t150 * (t148 * t149 + t174 * t218 + t175 * t219);
      const float t232 = t230 + 0.07179676972449082f * t231;
      const float t233 = t160 * (t158 * t159 + t178 * t222 + t179 * t223);
      const float t234 = t166 * (t164 * t165 + t181 * t225 + t182 * t226);
      const float t235 = t233 + 0.07179676972449082f * t234;
      const float t236 = 0.3110042339640731f * t232 + 0.08333333333333333f * t235;
      const float t237 = 0.3110042339640731f * t229 + 0.39433756729740643f * t236;
      const float t238 = t214 + 0.2679491924311227f * t237;
      const float t239 = t48 * (t47 * t47 + t192 * t192 + t193 * t193);
      const float t240 = t78 * (t77 * t77 + t195 * t195 + t196 * t196);
      const float t241 = t239 + 0.07179676972449082f * t240;
      const float t242 = t97 * (t96 * t96 + t199 * t199 + t200 * t200);
      const float t243 = t106 * (t105 * t105 + t202 * t202 + t203 * t203);
      const float t244 = t242 + 0.07179676972449082f * t243;
      const float t245 = t141 * (t140 * t140 + t215 * t215 + t216 * t216);
      const float t246 = t150 * (t149 * t149 + t218 * t218 + t219 * t219);
      const float t247 = t245 + 0.07179676972449082f * t246;
      const float t248 = t160 * (t159 * t159 + t222 * t222 + t223 * t223);
      const float t249 = t166 * (t165 * t165 + t225 * t225 + t226 * t226);
      const float t250 = t248 + 0.07179676972449082f * t249;
      const float t251 = (0.3110042339640731f * t241 + 0.022329099369260225f * t244) + (0.3110042339640731f *
          t247 + 0.022329099369260225f * t250);
      const float t252 = t113 + 3.732050807568877f * t116;
      const float t253 = t120 + 3.732050807568877f * t123;
      const float t254 = 0.10566243270259355f * t252 + 0.028312163512967795f * t253;
      const float t255 = (t126 + t127) + (t128 + t129);
      const float t256 = 0.3110042339640731f * t110 + 0.39433756729740643f * t125 - 0.39433756729740643f *
          t254 - 0.041666666666666664f * t255;
      const float t257 = t173 + 3.732050807568877f * t176;
      const float t258 = t180 + 3.732050807568877f * t183;
      const float t259 = 0.10566243270259355f * t257 + 0.028312163512967795f * t258;
      const float t260 = (t186 + t187) + (t188 + t189);
      const float t261 = 0.3110042339640731f * t170 + 0.39433756729740643f * t185 - 0.39433756729740643f *
          t259 - 0.041666666666666664f * t260;
      const float t262 = t194 + 3.732050807568877f * t197;
      const float t263 = t201 + 3.732050807568877f * t204;
      const float t264 = 0.10566243270259355f * t262 + 0.007586221349277619f * t263;
      const float t265 = t207 + t208;
      const float t266 = t210 + t211;
      const float t267 = 0.08333333333333333f * t265 + 0.022329099369260225f * t266;
      const float t268 = 0.3110042339640731f * t264 + 0.39433756729740643f * t267;
      const float t269 = t217 + 3.732050807568877f * t220;
      const float t270 = t224 + 3.732050807568877f * t227;
      const float t271 = 0.10566243270259355f * t269 + 0.007586221349277619f * t270;
      const float t272 = t230 + t231;
      const float t273 = t233 + t234;
      const float t274 = 0.08333333333333333f * t272 + 0.022329099369260225f * t273;
      const float t275 = 0.3110042339640731f * t271 + 0.39433756729740643f * t274;
      const float t276 = t268 + 0.2679491924311227f * t275;
      const float t277 = 0.3110042339640731f * t206 - 0.39433756729740643f * t267;
      const float t278 = 0.3110042339640731f * t229 - 0.39433756729740643f * t274;
      const float t279 = t277 + 0.2679491924311227f * t278;
      const float t280 = t239 + t240;
      const float t281 = t242 + t243;
      const float t282 = t245 + t246;
      const float t283 = t248 + t249;
      const float t284 = (0.08333333333333333f * t280 + 0.005983064143707569f * t281) + (0.08333333333333333f
          * t282 + 0.005983064143707569f * t283);
      const float t285 = -(0.3110042339640731f * (t256 + 0.07179676972449082f * t261) + 0.39433756729740643f *
          t279 - 0.39433756729740643f * t276 - 0.15550211698203656f * t284);
      const float t286 = t81 + t109;
      const float t287 = 0.39433756729740643f * t117 + 1.4716878364870323f * t124;
      const float t288 = 0.39433756729740643f * t125 + 0.15550211698203656f * t130 - 0.041666666666666664f *
          t286 - 0.10566243270259355f * t287;
      const float t289 = t153 + t169;
      const float t290 = 0.39433756729740643f * t177 + 1.4716878364870323f * t184;
      const float t291 = 0.39433756729740643f * t185 + 0.15550211698203656f * t190 - 0.041666666666666664f *
          t289 - 0.10566243270259355f * t290;
      const float t292 = t198 + t205;
      const float t293 = 0.3110042339640731f * t209 + 1.160683602522959f * t212;
      const float t294 = 0.032861463941450536f * t292 + 0.10566243270259355f * t293;
      const float t295 = t221 + t228;
      const float t296 = 0.3110042339640731f * t232 + 1.160683602522959f * t235;
      const float t297 = 0.032861463941450536f * t295 + 0.10566243270259355f * t296;
      const float t298 = t294 + 0.2679491924311227f * t297;
      const float t299 = 0.39433756729740643f * t213 - 0.032861463941450536f * t292;
      const float t300 = 0.39433756729740643f * t236 - 0.032861463941450536f * t295;
      const float t301 = t299 + 0.2679491924311227f * t300;
      const float t302 = (t241 + t244) + (t247 + t250);
      const float t303 = -(0.3110042339640731f * (t288 + 0.07179676972449082f * t291) + 0.39433756729740643f *
          t301 - 0.39433756729740643f * t298 - 0.012958509748503046f * t302);
      const float t304 = 0.39433756729740643f * t254 + 0.041666666666666664f * t255 + 0.041666666666666664f *
          t286 + 0.10566243270259355f * t287;
      const float t305 = 0.39433756729740643f * t259 + 0.041666666666666664f * t260 + 0.041666666666666664f *
          t289 + 0.10566243270259355f * t290;
      const float t306 = t262 + t263;
      const float t307 = 0.08333333333333333f * t265 + 0.3110042339640731f * t266;
      const float t308 = 0.00880520272521613f * t306 + 0.10566243270259355f * t307;
      const float t309 = t269 + t270;
      const float t310 = 0.08333333333333333f * t272 + 0.3110042339640731f * t273;
      const float t311 = 0.00880520272521613f * t309 + 0.10566243270259355f * t310;
      const float t312 = t308 + 0.2679491924311227f * t311;
      const float t313 = 0.39433756729740643f * t267 + 0.032861463941450536f * t292;
      const float t314 = 0.39433756729740643f * t274 + 0.032861463941450536f * t295;
      const float t315 = t313 + 0.2679491924311227f * t314;
      const float t316 = (t280 + t281) + (t282 + t283);
      const float t317 = -(0.3110042339640731f * (t304 + 0.07179676972449082f * t305) + 0.39433756729740643f *
          t315 - 0.39433756729740643f * t312 - 0.003472222222222222f * t316);
      reinterpret_cast<float4*>(tile)[17 * lane] = make_float4(0.3110042339640731f * (t131 +
          0.07179676972449082f * t191) + 0.7886751345948129f * t238 + 0.15550211698203656f * t251, t285, t303,
          t317);
      const float t318 = t214 + 3.732050807568877f * t237;
      const float t319 = -(0.39433756729740643f * t238 + 0.15550211698203656f * t251 - 0.08333333333333333f *
          (t131 + t191) - 0.10566243270259355f * t318);
      const float t320 = t256 + t261;
      const float t321 = t277 + 3.732050807568877f * t278;
      const float t322 = -(0.39433756729740643f * t276 + 0.15550211698203656f * t284 + 0.08333333333333333f *
          t320 + 0.10566243270259355f * t321);
      const float t323 = t288 + t291;
      const float t324 = t299 + 3.732050807568877f * t300;
      const float t325 = -(0.39433756729740643f * t298 + 0.012958509748503046f * t302 + 0.08333333333333333f *
          t323 + 0.10566243270259355f * t324);
      const float t326 = t304 + t305;
      const float t327 = t313 + 3.732050807568877f * t314;
      const float t328 = -(0.39433756729740643f * t312 + 0.003472222222222222f * t316 + 0.08333333333333333f *
          t326 + 0.10566243270259355f * t327);
      reinterpret_cast<float4*>(tile)[17 * lane + 1] = make_float4(t319, t322, t325, t328);
      const float t329 = (t126 + 13.928203230275509f * t127) + (t128 + 13.928203230275509f * t129);
      const float t330 = 0.3110042339640731f * t110 + 0.011164549684630112f * t329 - 0.7886751345948129f *
          t254;
      const float t331 = (t186 + 13.928203230275509f * t187) + (t188 + 13.928203230275509f * t189);
      const float t332 = 0.3110042339640731f * t170 + 0.011164549684630112f * t331 - 0.7886751345948129f *
          t259;
      const float t333 = t207 + 13.928203230275509f * t208;
      const float t334 = t210 + 13.928203230275509f * t211;
      const float t335 = 0.022329099369260225f * t333 + 0.005983064143707569f * t334;
      const float t336 = 0.3110042339640731f * t264 - 0.39433756729740643f * t335;
      const float t337 = t230 + 13.928203230275509f * t231;
      const float t338 = t233 + 13.928203230275509f * t234;
      const float t339 = 0.022329099369260225f * t337 + 0.005983064143707569f * t338;
      const float t340 = 0.3110042339640731f * t271 - 0.39433756729740643f * t339;
      const float t341 = t336 + 0.2679491924311227f * t340;
      const float t342 = t239 + 13.928203230275509f * t240;
      const float t343 = t242 + 13.928203230275509f * t243;
      const float t344 = t245 + 13.928203230275509f * t246;
      const float t345 = t248 + 13.928203230275509f * t249;
      const float t346 = (0.022329099369260225f * t342 + 0.0016031572055700497f * t343) +
          (0.022329099369260225f * t344 + 0.0016031572055700497f * t345);
      const float t347 = 0.10566243270259355f * t252 + 0.39433756729740643f * t253;
      const float t348 = 0.39433756729740643f * t125 + 0.10566243270259355f * t347 - 0.041666666666666664f *
          t255 - 0.041666666666666664f * t286;
      const float t349 = 0.10566243270259355f * t257 + 0.39433756729740643f * t258;
      const float t350 = 0.39433756729740643f * t185 + 0.10566243270259355f * t349 - 0.041666666666666664f *
          t260 - 0.041666666666666664f * t289;
      const float t351 = 0.39433756729740643f * t267 - 0.00880520272521613f * t306;
      const float t352 = 0.39433756729740643f * t274 - 0.00880520272521613f * t309;
      const float t353 = t351 + 0.2679491924311227f * t352;
      const float t354 = 0.032861463941450536f * t292 - 0.10566243270259355f * t307;
      const float t355 = 0.032861463941450536f * t295 - 0.10566243270259355f * t310;
      const float t356 = t354 + 0.2679491924311227f * t355;
      const float t357 = 0.003472222222222222f * t316 + 0.3110042339640731f * (t348 + 0.07179676972449082f *
          t350) - 0.39433756729740643f * t353 - 0.39433756729740643f * t356;
      const float t358 = 0.39433756729740643f * t254 + 0.041666666666666664f * t286 - 0.011164549684630112f *
          t329 - 0.10566243270259355f * t347;
      const float t359 = 0.39433756729740643f * t259 + 0.041666666666666664f * t289 - 0.011164549684630112f *
          t331 - 0.10566243270259355f * t349;
      const float t360 = 0.022329099369260225f * t333 + 0.08333333333333333f * t334;
      const float t361 = 0.00880520272521613f * t306 - 0.10566243270259355f * t360;
      const float t362 = 0.022329099369260225f * t337 + 0.08333333333333333f * t338;
      const float t363 = 0.00880520272521613f * t309 - 0.10566243270259355f * t362;
      const float t364 = t361 + 0.2679491924311227f * t363;
      const float t365 = 0.00880520272521613f * t306 + 0.39433756729740643f * t335;
      const float t366 = 0.00880520272521613f * t309 + 0.39433756729740643f * t339;
      const float t367 = t365 + 0.2679491924311227f * t366;
      const float t368 = (t342 + t343) + (t344 + t345);
      const float t369 = 0.3110042339640731f * (t358 + 0.07179676972449082f * t359) + 0.0009303791403858428f *
          t368 - 0.39433756729740643f * t364 - 0.39433756729740643f * t367;
      reinterpret_cast<float4*>(tile)[17 * lane + 2] = make_float4(t285, 0.3110042339640731f * (t330 +
          0.07179676972449082f * t332) + 0.15550211698203656f * t346 - 0.7886751345948129f * t341, t357,
          t369);
      const float t370 = t268 + 3.732050807568877f * t275;
      const float t371 = 0.39433756729740643f * t279 + 0.10566243270259355f * t370 - 0.15550211698203656f *
          t284 - 0.08333333333333333f * t320;
      const float t372 = t336 + 3.732050807568877f * t340;
      const float t373 = 0.39433756729740643f * t341 + 0.08333333333333333f * (t330 + t332) -
          0.15550211698203656f * t346 - 0.10566243270259355f * t372;
      const float t374 = t348 + t350;
      const float t375 = t351 + 3.732050807568877f * t352;
      const float t376 = -(0.003472222222222222f * t316 + 0.10566243270259355f * t375 - 0.39433756729740643f *
          t356 - 0.08333333333333333f * t374);
      const float t377 = t358 + t359;
      const float t378 = t365 + 3.732050807568877f * t366;
      const float t379 = 0.39433756729740643f * t364 + 0.08333333333333333f * t377 - 0.0009303791403858428f *
          t368 - 0.10566243270259355f * t378;
      reinterpret_cast<float4*>(tile)[17 * lane + 3] = make_float4(t371, t373, t376, t379);
      const float t380 = 0.5f * t81 + 6.964101615137754f * t109;
      const float t381 = 0.15550211698203656f * t130 + 0.022329099369260225f * t380 - 0.2113248654051871f *
          t287;
      const float t382 = 0.5f * t153 + 6.964101615137754f * t169;
      const float t383 = 0.15550211698203656f * t190 + 0.022329099369260225f * t382 - 0.2113248654051871f *
          t290;
      const float t384 = 0.39433756729740643f * t198 + 5.4924137786507226f * t205;
      const float t385 = 0.10566243270259355f * t293 - 0.022329099369260225f * t384;
      const float t386 = 0.39433756729740643f * t221 + 5.4924137786507226f * t228;
      const float t387 = 0.10566243270259355f * t296 - 0.022329099369260225f * t386;
      const float t388 = t385 + 0.2679491924311227f * t387;
      const float t389 = (0.3110042339640731f * t241 + 4.331730176127763f * t244) + (0.3110042339640731f *
          t247 + 4.331730176127763f * t250);
      const float t390 = 0.041666666666666664f * t255 + 0.10566243270259355f * t287 - 0.10566243270259355f *
          t347 - 0.022329099369260225f * t380;
      const float t391 = 0.041666666666666664f * t260 + 0.10566243270259355f * t290 - 0.10566243270259355f *
          t349 - 0.022329099369260225f * t382;
      const float t392 = 0.10566243270259355f * t262 + 1.4716878364870323f * t263;
      const float t393 = 0.10566243270259355f * t307 - 0.022329099369260225f * t392;
      const float t394 = 0.10566243270259355f * t269 + 1.4716878364870323f * t270;
      const float t395 = 0.10566243270259355f * t310 - 0.022329099369260225f * t394;
      const float t396 = t393 + 0.2679491924311227f * t395;
      const float t397 = 0.10566243270259355f * t307 + 0.022329099369260225f * t384;
      const float t398 = 0.10566243270259355f * t310 + 0.022329099369260225f * t386;
      const float t399 = t397 + 0.2679491924311227f * t398;
      const float t400 = (0.08333333333333333f * t280 + 1.160683602522959f * t281) + (0.08333333333333333f *
          t282 + 1.160683602522959f * t283);
      const float t401 = 0.3110042339640731f * (t390 + 0.07179676972449082f * t391) + 0.011164549684630112f *
          t400 - 0.39433756729740643f * t396 - 0.39433756729740643f * t399;
      reinterpret_cast<float4*>(tile)[17 * lane + 4] = make_float4(t303, t357, 0.3110042339640731f * (t381 +
          0.07179676972449082f * t383) + 0.011164549684630112f * t389 - 0.7886751345948129f * t388, t401);
      const float t402 = t294 + 3.732050807568877f * t297;
      const float t403 = 0.39433756729740643f * t301 + 0.10566243270259355f * t402 - 0.012958509748503046f *
          t302 - 0.08333333333333333f * t323;
      const float t404 = t354 + 3.732050807568877f * t355;
      const float t405 = -(0.003472222222222222f * t316 + 0.10566243270259355f * t404 - 0.39433756729740643f *
          t353 - 0.08333333333333333f * t374);
      const float t406 = t385 + 3.732050807568877f * t387;
      const float t407 = 0.39433756729740643f * t388 + 0.08333333333333333f * (t381 + t383) -
          0.011164549684630112f * t389 - 0.10566243270259355f * t406;
      const float t408 = t390 + t391;
      const float t409 = t397 + 3.732050807568877f * t398;
      const float t410 = 0.39433756729740643f * t396 + 0.08333333333333333f * t408 - 0.011164549684630112f *
          t400 - 0.10566243270259355f * t409;
      reinterpret_cast<float4*>(tile)[17 * lane + 5] = make_float4(t403, t405, t407, t410);
      const float t411 = 0.011164549684630112f * t329 + 0.2113248654051871f * t347 + 0.022329099369260225f *
          t380;
      const float t412 = 0.011164549684630112f * t331 + 0.2113248654051871f * t349 + 0.022329099369260225f *
          t382;
      const float t413 = 0.10566243270259355f * t360 + 0.022329099369260225f * t392;
      const float t414 = 0.10566243270259355f * t362 + 0.022329099369260225f * t394;
      const float t415 = t413 + 0.2679491924311227f * t414;
      const float t416 = (0.022329099369260225f * t342 + 0.3110042339640731f * t343) + (0.022329099369260225f
          * t344 + 0.3110042339640731f * t345);
      reinterpret_cast<float4*>(tile)[17 * lane + 6] = make_float4(t317, t369, t401, 0.3110042339640731f *
          (t411 + 0.07179676972449082f * t412) + 0.011164549684630112f * t416 - 0.7886751345948129f * t415);
      const float t417 = t308 + 3.732050807568877f * t311;
      const float t418 = 0.39433756729740643f * t315 + 0.10566243270259355f * t417 - 0.003472222222222222f *
          t316 - 0.08333333333333333f * t326;
      const float t419 = t361 + 3.732050807568877f * t363;
      const float t420 = 0.39433756729740643f * t367 + 0.08333333333333333f * t377 - 0.0009303791403858428f *
          t368 - 0.10566243270259355f * t419;
      const float t421 = t393 + 3.732050807568877f * t395;
      const float t422 = 0.39433756729740643f * t399 + 0.08333333333333333f * t408 - 0.011164549684630112f *
          t400 - 0.10566243270259355f * t421;
      const float t423 = t413 + 3.732050807568877f * t414;
      const float t424 = 0.39433756729740643f * t415 + 0.08333333333333333f * (t411 + t412) -
          0.011164549684630112f * t416 - 0.10566243270259355f * t423;
      reinterpret_cast<float4*>(tile)[17 * lane + 7] = make_float4(t418, t420, t422, t424);
      reinterpret_cast<float4*>(tile)[17 * lane + 8] = make_float4(t319, t371, t403, t418);
      const float t425 = 0.15550211698203656f * t284 + 0.10566243270259355f * t321 - 0.10566243270259355f *
          t370 - 0.022329099369260225f * (t256 + 13.928203230275509f * t261);
      const float t426 = 0.012958509748503046f * t302 + 0.10566243270259355f * t324 - 0.10566243270259355f *
          t402 - 0.022329099369260225f * (t288 + 13.928203230275509f * t291);
      const float t427 = 0.003472222222222222f * t316 + 0.10566243270259355f * t327 - 0.10566243270259355f *
          t417 - 0.022329099369260225f * (t304 + 13.928203230275509f * t305);
      reinterpret_cast<float4*>(tile)[17 * lane + 9] = make_float4(0.15550211698203656f * t251 +
          0.022329099369260225f * (t131 + 13.928203230275509f * t191) - 0.2113248654051871f * t318, t425,
          t426, t427);
      reinterpret_cast<float4*>(tile)[17 * lane + 10] = make_float4(t322, t373, t405, t420);
      const float t428 = 0.003472222222222222f * t316 + 0.10566243270259355f * t375 + 0.10566243270259355f *
          t404 + 0.022329099369260225f * (t348 + 13.928203230275509f * t350);
      const float t429 = 0.0009303791403858428f * t368 + 0.10566243270259355f * t378 + 0.10566243270259355f *
          t419 + 0.022329099369260225f * (t358 + 13.928203230275509f * t359);
      reinterpret_cast<float4*>(tile)[17 * lane + 11] = make_float4(t425, 0.15550211698203656f * t346 +
          0.2113248654051871f * t372 + 0.022329099369260225f * (t330 + 13.928203230275509f * t332), t428,
          t429);
      reinterpret_cast<float4*>(tile)[17 * lane + 12] = make_float4(t325, t376, t407, t422);
      const float t430 = 0.011164549684630112f * t400 + 0.10566243270259355f * t409 + 0.10566243270259355f *
          t421 + 0.022329099369260225f * (t390 + 13.928203230275509f * t391);
      reinterpret_cast<float4*>(tile)[17 * lane + 13] = make_float4(t426, t428, 0.011164549684630112f * t389 +
          0.2113248654051871f * t406 + 0.022329099369260225f * (t381 + 13.928203230275509f * t383), t430);
      reinterpret_cast<float4*>(tile)[17 * lane + 14] = make_float4(t328, t379, t410, t424);
      reinterpret_cast<float4*>(tile)[17 * lane + 15] = make_float4(t427, t429, t430, 0.011164549684630112f *
          t416 + 0.2113248654051871f * t423 + 0.022329099369260225f * (t411 + 13.928203230275509f * t412));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 32;
    const int group_cells = cells_here - step * 32 < 32 ? cells_here - step * 32 : 32;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 16; k += 32) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      __stcs(&reinterpret_cast<float4*>(element_tensors)[16 * group_first + k], reinterpret_cast<const
          float4*>(tile)[17 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f32_element_tensor_cuda(
    int64_t num_cells,
    float* element_tensors,
    const float* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 255) / 256;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  laplace_q1_hexahedron_f32_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f32_element_tensor_cuda(
      arguments->num_cells,
      static_cast<float*>(arguments->element_tensors),
      static_cast<const float*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f32_element_tensor_cuda_descriptor = {
    "laplace_q1_hexahedron_f32_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float32",                                 // scalar
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
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
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
    8704,                                      // shared_bytes
    1665.0,                                    // flops_per_cell
    300.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
