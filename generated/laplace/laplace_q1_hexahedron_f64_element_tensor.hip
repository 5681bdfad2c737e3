// laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       1665
//   bytes       568 (56 read, 512 written)
//   flops/byte  2.93
//   shared      33792 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "laplace_q1_hexahedron_f64_element_tensor.h"

namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(64)
laplace_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[4224];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 512 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 512 ? num_cells - first_cell : 512);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = 64 * step + lane;
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
      const double t48 = reciprocal(std::fabs(t6 * t23 + t30 * t45 + t46 * t47));
      const double t49 = t22 * t46 - t18 * t30;
      const double t50 = t19 * t30 - t13 * t46;
      const double t51 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t52 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t53 = t51 - t52;
      const double t54 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t55 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t56 = t54 - t55;
      const double t57 = 0.7886751345948129 * t53 + 0.2113248654051871 * t56;
      const double t58 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t59 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t60 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t61 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t62 = (0.7886751345948129 * t58 + 0.2113248654051871 * t59) - (0.7886751345948129 * t60 +
          0.2113248654051871 * t61);
      const double t63 = (0.7886751345948129 * t51 + 0.2113248654051871 * t52) - (0.7886751345948129 * t54 +
          0.2113248654051871 * t55);
      const double t64 = t58 - t59;
      const double t65 = t60 - t61;
      const double t66 = 0.7886751345948129 * t64 + 0.2113248654051871 * t65;
      const double t67 = t57 * t62 - t63 * t66;
      const double t68 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t69 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t70 = t68 - t69;
      const double t71 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t72 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t73 = t71 - t72;
      const double t74 = 0.7886751345948129 * t70 + 0.2113248654051871 * t73;
      const double t75 = t37 * t63 - t44 * t62;
      const double t76 = (0.7886751345948129 * t68 + 0.2113248654051871 * t69) - (0.7886751345948129 * t71 +
          0.2113248654051871 * t72);
      const double t77 = t44 * t66 - t37 * t57;
      const double t78 = reciprocal(std::fabs(t6 * t67 + t74 * t75 + t76 * t77));
      const double t79 = t66 * t76 - t62 * t74;
      const double t80 = t63 * t74 - t57 * t76;
      const double t81 = t48 * (t23 * t23 + t49 * t49 + t50 * t50) + t78 * (t67 * t67 + t79 * t79 + t80 *
          t80);
      const double t82 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t83 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t84 = 0.7886751345948129 * t82 + 0.2113248654051871 * t83;
      const double t85 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t86 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t87 = t13 * t85 - t22 * t86;
      const double t88 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t89 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t90 = 0.7886751345948129 * t88 + 0.2113248654051871 * t89;
      const double t91 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t92 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t93 = 0.7886751345948129 * t91 + 0.2113248654051871 * t92;
      const double t94 = t86 * t90 - t85 * t93;
      const double t95 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t96 = t22 * t93 - t13 * t90;
      const double t97 = reciprocal(std::fabs(t84 * t87 + t30 * t94 + t95 * t96));
      const double t98 = t22 * t95 - t30 * t85;
      const double t99 = t30 * t86 - t13 * t95;
      const double t100 = (0.2113248654051871 * t58 + 0.7886751345948129 * t59) - (0.2113248654051871 * t60 +
          0.7886751345948129 * t61);
      const double t101 = (0.2113248654051871 * t51 + 0.7886751345948129 * t52) - (0.2113248654051871 * t54 +
          0.7886751345948129 * t55);
      const double t102 = t57 * t100 - t66 * t101;
      const double t103 = t90 * t101 - t93 * t100;
      const double t104 = (0.2113248654051871 * t68 + 0.7886751345948129 * t69) - (0.2113248654051871 * t71 +
          0.7886751345948129 * t72);
      const double t105 = t66 * t93 - t57 * t90;
      const double t106 = reciprocal(std::fabs(t84 * t102 + t74 * t103 + t104 * t105));
      const double t107 = t66 * t104 - t74 * t100;
      const double t108 = t74 * t101 - t57 * t104;
      const double t109 = t97 * (t87 * t87 + t98 * t98 + t99 * t99) + t106 * (t102 * t102 + t107 * t107 + t108
          * t108);
      const double t110 = 0.5 * t81 + 0.03589838486224541 * t109;
      const double t111 = t6 * t18 - t37 * t46;
      const double t112 = t44 * t46 - t6 * t19;
      const double t113 = t48 * (t23 * t45 + t49 * t111 + t50 * t112);
      const double t114 = t6 * t62 - t37 * t76;
      const double t115 = t44 * t76 - t6 * t63;
      const double t116 = t78 * (t67 * t75 + t79 * t114 + t80 * t115);
      const double t117 = t113 + 0.2679491924311227 * t116;
      const double t118 = t84 * t85 - t90 * t95;
      const double t119 = t93 * t95 - t84 * t86;
      const double t120 = t97 * (t87 * t94 + t98 * t118 + t99 * t119);
      const double t121 = t84 * t100 - t90 * t104;
      const double t122 = t93 * t104 - t84 * t101;
      const double t123 = t106 * (t102 * t103 + t107 * t121 + t108 * t122);
      const double t124 = t120 + 0.2679491924311227 * t123;
      const double t125 = 0.39433756729740643 * t117 + 0.10566243270259355 * t124;
      const double t126 = t48 * (t45 * t45 + t111 * t111 + t112 * t112);
      const double t127 = t78 * (t75 * t75 + t114 * t114 + t115 * t115);
      const double t128 = t97 * (t94 * t94 + t118 * t118 + t119 * t119);
      const double t129 = t106 * (t103 * t103 + t121 * t121 + t122 * t122);
      const double t130 = (t126 + 0.07179676972449082 * t127) + (t128 + 0.07179676972449082 * t129);
      const double t131 = 0.3110042339640731 * t110 + 0.7886751345948129 * t125 + 0.15550211698203656 * t130;
      const double t132 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t133 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t134 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t135 = t18 * t133 - t19 * t134;
      const double t136 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t137 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t138 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t139 = t19 * t137 - t18 * t138;
      const double t140 = t134 * t138 - t133 * t137;
      const double t141 = reciprocal(std::fabs(t132 * t135 + t136 * t139 + t46 * t140));
      const double t142 = t46 * t134 - t18 * t136;
      const double t143 = t19 * t136 - t46 * t133;
      const double t144 = 0.2113248654051871 * t53 + 0.7886751345948129 * t56;
      const double t145 = 0.2113248654051871 * t64 + 0.7886751345948129 * t65;
      const double t146 = t62 * t144 - t63 * t145;
      const double t147 = 0.2113248654051871 * t70 + 0.7886751345948129 * t73;
      const double t148 = t63 * t137 - t62 * t138;
      const double t149 = t138 * t145 - t137 * t144;
      const double t150 = reciprocal(std::fabs(t132 * t146 + t147 * t148 + t76 * t149));
      const double t151 = t76 * t145 - t62 * t147;
      const double t152 = t63 * t147 - t76 * t144;
      const double t153 = t141 * (t135 * t135 + t142 * t142 + t143 * t143) + t150 * (t146 * t146 + t151 * t151
          + t152 * t152);
      const double t154 = 0.2113248654051871 * t82 + 0.7886751345948129 * t83;
      const double t155 = t85 * t133 - t86 * t134;
      const double t156 = 0.2113248654051871 * t88 + 0.7886751345948129 * t89;
      const double t157 = 0.2113248654051871 * t91 + 0.7886751345948129 * t92;
      const double t158 = t86 * t156 - t85 * t157;
      const double t159 = t134 * t157 - t133 * t156;
      const double t160 = reciprocal(std::fabs(t154 * t155 + t136 * t158 + t95 * t159));
      const double t161 = t95 * t134 - t85 * t136;
      const double t162 = t86 * t136 - t95 * t133;
      const double t163 = t100 * t144 - t101 * t145;
      const double t164 = t101 * t156 - t100 * t157;
      const double t165 = t145 * t157 - t144 * t156;
      const double t166 = reciprocal(std::fabs(t154 * t163 + t147 * t164 + t104 * t165));
      const double t167 = t104 * t145 - t100 * t147;
      const double t168 = t101 * t147 - t104 * t144;
      const double t169 = t160 * (t155 * t155 + t161 * t161 + t162 * t162) + t166 * (t163 * t163 + t167 * t167
          + t168 * t168);
      const double t170 = 0.5 * t153 + 0.03589838486224541 * t169;
      const double t171 = t18 * t132 - t46 * t137;
      const double t172 = t46 * t138 - t19 * t132;
      const double t173 = t141 * (t135 * t139 + t142 * t171 + t143 * t172);
      const double t174 = t62 * t132 - t76 * t137;
      const double t175 = t76 * t138 - t63 * t132;
      const double t176 = t150 * (t146 * t148 + t151 * t174 + t152 * t175);
      const double t177 = t173 + 0.2679491924311227 * t176;
      const double t178 = t85 * t154 - t95 * t156;
      const double t179 = t95 * t157 - t86 * t154;
      const double t180 = t160 * (t155 * t158 + t161 * t178 + t162 * t179);
      const double t181 = t100 * t154 - t104 * t156;
      const double t182 = t104 * t157 - t101 * t154;
      const double t183 = t166 * (t163 * t164 + t167 * t181 + t168 * t182);
      const double t184 = t180 + 0.2679491924311227 * t183;
      const double t185 = 0.39433756729740643 * t177 + 0.10566243270259355 * t184;
      const double t186 = t141 * (t139 * t139 + t171 * t171 + t172 * t172);
      const double t187 = t150 * (t148 * t148 + t174 * t174 + t175 * t175);
      const double t188 = t160 * (t158 * t158 + t178 * t178 + t179 * t179);
      const double t189 = t166 * (t164 * t164 + t181 * t181 + t182 * t182);
      const double t190 = (t186 + 0.07179676972449082 * t187) + (t188 + 0.07179676972449082 * t189);
      const double t191 = 0.3110042339640731 * t170 + 0.7886751345948129 * t185 + 0.15550211698203656 * t190;
      const double t192 = t30 * t37 - t6 * t22;
      const double t193 = t6 * t13 - t30 * t44;
      const double t194 = t48 * (t23 * t47 + t49 * t192 + t50 * t193);
      const double t195 = t37 * t74 - t6 * t66;
      const double t196 = t6 * t57 - t44 * t74;
      const double t197 = t78 * (t67 * t77 + t79 * t195 + t80 * t196);
      const double t198 = t194 + 0.2679491924311227 * t197;
      const double t199 = t30 * t90 - t22 * t84;
      const double t200 = t13 * t84 - t30 * t93;
      const double t201 = t97 * (t87 * t96 + t98 * t199 + t99 * t200);
      const double t202 = t74 * t90 - t66 * t84;
      const double t203 = t57 * t84 - t74 * t93;
      const double t204 = t106 * (t102 * t105 + t107 * t202 + t108 * t203);
      const double t205 = t201 + 0.2679491924311227 * t204;
      const double t206 = 0.39433756729740643 * t198 + 0.028312163512967795 * t205;
      const double t207 = t48 * (t45 * t47 + t111 * t192 + t112 * t193);
      const double t208 = t78 * (t75 * t77 + t114 * t195 + t115 * t196);
      const double t209 = t207 + 0.07179676972449082 * t208;
      const double t210 = t97 * (t94 * t96 + t118 * t199 + t119 * t200);
      const double t211 = t106 * (t103 * t105 + t121 * t202 + t122 * t203);
      const double t212 = t210 + 0.07179676972449082 * t211;
      const double t213 = 0.3110042339640731 * t209 + 0.08333333333333333 * t212;
      const double t214 = 0.3110042339640731 * t206 + 0.39433756729740643 * t213;
      const double t215 = t136 * t137 - t132 * t134;
      const double t216 = t132 * t133 - t136 * t138;
      const double t217 = t141 * (t135 * t140 + t142 * t215 + t143 * t216);
      const double t218 = t137 * t147 - t132 * t145;
      const double t219 = t132 * t144 - t138 * t147;
      const double t220 = t150 * (t146 * t149 + t151 * t218 + t152 * t219);
      const double t221 = t217 + 0.2679491924311227 * t220;
      const double t222 = t136 * t156 - t134 * t154;
      const double t223 = t133 * t154 - t136 * t157;
      const double t224 = t160 * (t155 * t159 + t161 * t222 + t162 * t223);
      const double t225 = t147 * t156 - t145 * t154;
      const double t226 = t144 * t154 - t147 * t157;
      const double t227 = t166 * (t163 * t165 + t167 * t225 + t168 * t226);
      const double t228 = t224 + 0.2679491924311227 * t227;
      const double t229 = 0.39433756729740643 * t221 + 0.028312163512967795 * t228;
      const double t230 = t141 * (t139 * t140 + t171 * t215 + t172 * t216);
      const double t231 = t150 * (t148 * t149 + t174 * t218 + t175 * t219);
      const double t232 = t230 + 0.07179676972449082 * t231;
      const double t233 = t160 * (t158 * t159 + t178 * t222 + t179 * t223);
      const double t234 = t166 * (t164 * t165 + t181 * t225 + t182 * t226);
      const double t235 = t233 + 0.07179676972449082 * t234;
      const double t236 = 0.3110042339640731 * t232 + 0.08333333333333333 * t235;
      const double t237 = 0.3110042339640731 * t229 + 0.39433756729740643 * t236;
      const double t238 = t214 + 0.2679491924311227 * t237;
      const double t239 = t48 * (t47 * t47 + t192 * t192 + t193 * t193);
      const double t240 = t78 * (t77 * t77 + t195 * t195 + t196 * t196);
      const double t241 = t239 + 0.07179676972449082 * t240;
      const double t242 = t97 * (t96 * t96 + t199 * t199 + t200 * t200);
      const double t243 = t106 * (t105 * t105 + t202 * t202 + t203 * t203);
      const double t244 = t242 + 0.07179676972449082 * t243;
      const double t245 = t141 * (t140 * t140 + t215 * t215 + t216 * t216);
      const double t246 = t150 * (t149 * t149 + t218 * t218 + t219 * t219);
      const double t247 = t245 + 0.07179676972449082 * t246;
      const double t248 = t160 * (t159 * t159 + t222 * t222 + t223 * t223);
      const double t249 = t166 * (t165 * t165 + t225 * t225 + t226 * t226);
      const double t250 = t248 + 0.07179676972449082 * t249;
      const double t251 = (0.3110042339640731 * t241 + 0.022329099369260225 * t244) + (0.3110042339640731 *
          t247 + 0.022329099369260225 * t250);
      const double t252 = t113 + 3.732050807568877 * t116;
      const double t253 = t120 + 3.732050807568877 * t123;
      const double t254 = 0.10566243270259355 * t252 + 0.028312163512967795 * t253;
      const double t255 = (t126 + t127) + (t128 + t129);
      const double t256 = 0.3110042339640731 * t110 + 0.39433756729740643 * t125 - 0.39433756729740643 * t254
          - 0.041666666666666664 * t255;
      const double t257 = t173 + 3.732050807568877 * t176;
      const double t258 = t180 + 3.732050807568877 * t183;
      const double t259 = 0.10566243270259355 * t257 + 0.028312163512967795 * t258;
      const double t260 = (t186 + t187) + (t188 + t189);
      const double t261 = 0.3110042339640731 * t170 + 0.39433756729740643 * t185 - 0.39433756729740643 * t259
          - 0.041666666666666664 * t260;
      const double t262 = t194 + 3.732050807568877 * t197;
      const double t263 = t201 + 3.732050807568877 * t204;
      const double t264 = 0.10566243270259355 * t262 + 0.007586221349277619 * t263;
      const double t265 = t207 + t208;
      const double t266 = t210 + t211;
      const double t267 = 0.08333333333333333 * t265 + 0.022329099369260225 * t266;
      const double t268 = 0.3110042339640731 * t264 + 0.39433756729740643 * t267;
      const double t269 = t217 + 3.732050807568877 * t220;
      const double t270 = t224 + 3.732050807568877 * t227;
      const double t271 = 0.10566243270259355 * t269 + 0.007586221349277619 * t270;
      const double t272 = t230 + t231;
      const double t273 = t233 + t234;
      const double t274 = 0.08333333333333333 * t272 + 0.022329099369260225 * t273;
      const double t275 = 0.3110042339640731 * t271 + 0.39433756729740643 * t274;
      const double t276 = t268 + 0.2679491924311227 * t275;
      const double t277 = 0.3110042339640731 * t206 - 0.39433756729740643 * t267;
      const double t278 = 0.3110042339640731 * t229 - 0.39433756729740643 * t274;
      const double t279 = t277 + 0.2679491924311227 * t278;
      const double t280 = t239 + t240;
      const double t281 = t242 + t243;
      const double t282 = t245 + t246;
      const double t283 = t248 + t249;
      const double t284 = (0.08333333333333333 * t280 + 0.005983064143707569 * t281) + (0.08333333333333333 *
          t282 + 0.005983064143707569 * t283);
      const double t285 = 0.3110042339640731 * (t256 + 0.07179676972449082 * t261) + 0.39433756729740643 *
          t279 - 0.39433756729740643 * t276 - 0.15550211698203656 * t284;
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (t131 +
          0.07179676972449082 * t191) + 0.7886751345948129 * t238 + 0.15550211698203656 * t251, -t285);
      const double t286 = t81 + t109;
      const double t287 = 0.39433756729740643 * t117 + 1.4716878364870323 * t124;
      const double t288 = 0.39433756729740643 * t125 + 0.15550211698203656 * t130 - 0.041666666666666664 *
          t286 - 0.10566243270259355 * t287;
      const double t289 = t153 + t169;
      const double t290 = 0.39433756729740643 * t177 + 1.4716878364870323 * t184;
      const double t291 = 0.39433756729740643 * t185 + 0.15550211698203656 * t190 - 0.041666666666666664 *
          t289 - 0.10566243270259355 * t290;
      const double t292 = t198 + t205;
      const double t293 = 0.3110042339640731 * t209 + 1.160683602522959 * t212;
      const double t294 = 0.032861463941450536 * t292 + 0.10566243270259355 * t293;
      const double t295 = t221 + t228;
      const double t296 = 0.3110042339640731 * t232 + 1.160683602522959 * t235;
      const double t297 = 0.032861463941450536 * t295 + 0.10566243270259355 * t296;
      const double t298 = t294 + 0.2679491924311227 * t297;
      const double t299 = 0.39433756729740643 * t213 - 0.032861463941450536 * t292;
      const double t300 = 0.39433756729740643 * t236 - 0.032861463941450536 * t295;
      const double t301 = t299 + 0.2679491924311227 * t300;
      const double t302 = (t241 + t244) + (t247 + t250);
      const double t303 = 0.3110042339640731 * (t288 + 0.07179676972449082 * t291) + 0.39433756729740643 *
          t301 - 0.39433756729740643 * t298 - 0.012958509748503046 * t302;
      const double t304 = 0.39433756729740643 * t254 + 0.041666666666666664 * t255 + 0.041666666666666664 *
          t286 + 0.10566243270259355 * t287;
      const double t305 = 0.39433756729740643 * t259 + 0.041666666666666664 * t260 + 0.041666666666666664 *
          t289 + 0.10566243270259355 * t290;
      const double t306 = t262 + t263;
      const double t307 = 0.08333333333333333 * t265 + 0.3110042339640731 * t266;
      const double t308 = 0.00880520272521613 * t306 + 0.10566243270259355 * t307;
      const double t309 = t269 + t270;
      const double t310 = 0.08333333333333333 * t272 + 0.3110042339640731 * t273;
      const double t311 = 0.00880520272521613 * t309 + 0.10566243270259355 * t310;
      const double t312 = t308 + 0.2679491924311227 * t311;
      const double t313 = 0.39433756729740643 * t267 + 0.032861463941450536 * t292;
      const double t314 = 0.39433756729740643 * t274 + 0.032861463941450536 * t295;
      const double t315 = t313 + 0.2679491924311227 * t314;
      const double t316 = (t280 + t281) + (t282 + t283);
      const double t317 = 0.3110042339640731 * (t304 + 0.07179676972449082 * t305) + 0.39433756729740643 *
          t315 - 0.39433756729740643 * t312 - 0.003472222222222222 * t316;
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(-t303, -t317);
      const double t318 = t214 + 3.732050807568877 * t237;
      const double t319 = 0.39433756729740643 * t238 + 0.15550211698203656 * t251 - 0.08333333333333333 *
          (t131 + t191) - 0.10566243270259355 * t318;
      const double t320 = t256 + t261;
      const double t321 = t277 + 3.732050807568877 * t278;
      const double t322 = 0.39433756729740643 * t276 + 0.15550211698203656 * t284 + 0.08333333333333333 * t320
          + 0.10566243270259355 * t321;
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(-t319, -t322);
      const double t323 = t288 + t291;
      const double t324 = t299 + 3.732050807568877 * t300;
      const double t325 = 0.39433756729740643 * t298 + 0.012958509748503046 * t302 + 0.08333333333333333 *
          t323 + 0.10566243270259355 * t324;
      const double t326 = t304 + t305;
      const double t327 = t313 + 3.732050807568877 * t314;
      const double t328 = 0.39433756729740643 * t312 + 0.003472222222222222 * t316 + 0.08333333333333333 *
          t326 + 0.10566243270259355 * t327;
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(-t325, -t328);
      const double t329 = (t126 + 13.928203230275509 * t127) + (t128 + 13.928203230275509 * t129);
      const double t330 = 0.3110042339640731 * t110 + 0.011164549684630112 * t329 - 0.7886751345948129 * t254;
      const double t331 = (t186 + 13.928203230275509 * t187) + (t188 + 13.928203230275509 * t189);
      const double t332 = 0.3110042339640731 * t170 + 0.011164549684630112 * t331 - 0.7886751345948129 * t259;
      const double t333 = t207 + 13.928203230275509 * t208;
      const double t334 = t210 + 13.928203230275509 * t211;
      const double t335 = 0.022329099369260225 * t333 + 0.005983064143707569 * t334;
      const double t336 = 0.3110042339640731 * t264 - 0.39433756729740643 * t335;
      const double t337 = t230 + 13.928203230275509 * t231;
      const double t338 = t233 + 13.928203230275509 * t234;
      const double t339 = 0.022329099369260225 * t337 + 0.005983064143707569 * t338;
      const double t340 = 0.3110042339640731 * t271 - 0.39433756729740643 * t339;
      const double t341 = t336 + 0.2679491924311227 * t340;
      const double t342 = t239 + 13.928203230275509 * t240;
      const double t343 = t242 + 13.928203230275509 * t243;
      const double t344 = t245 + 13.928203230275509 * t246;
      const double t345 = t248 + 13.928203230275509 * t249;
      const double t346 = (0.022329099369260225 * t342 + 0.0016031572055700497 * t343) + (0.022329099369260225
          * t344 + 0.0016031572055700497 * t345);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(-t285, 0.3110042339640731 * (t330 +
          0.07179676972449082 * t332) + 0.15550211698203656 * t346 - 0.7886751345948129 * t341);
      const double t347 = 0.10566243270259355 * t252 + 0.39433756729740643 * t253;
      const double t348 = 0.39433756729740643 * t125 + 0.10566243270259355 * t347 - 0.041666666666666664 *
          t255 - 0.041666666666666664 * t286;
      const double t349 = 0.10566243270259355 * t257 + 0.39433756729740643 * t258;
      const double t350 = 0.39433756729740643 * t185 + 0.10566243270259355 * t349 - 0.041666666666666664 *
          t260 - 0.041666666666666664 * t289;
      const double t351 = 0.39433756729740643 * t267 - 0.00880520272521613 * t306;
      const double t352 = 0.39433756729740643 * t274 - 0.00880520272521613 * t309;
      const double t353 = t351 + 0.2679491924311227 * t352;
      const double t354 = 0.032861463941450536 * t292 - 0.10566243270259355 * t307;
      const double t355 = 0.032861463941450536 * t295 - 0.10566243270259355 * t310;
      const double t356 = t354 + 0.2679491924311227 * t355;
      const double t357 = 0.003472222222222222 * t316 + 0.3110042339640731 * (t348 + 0.07179676972449082 *
          t350) - 0.39433756729740643 * t353 - 0.39433756729740643 * t356;
      const double t358 = 0.39433756729740643 * t254 + 0.041666666666666664 * t286 - 0.011164549684630112 *
          t329 - 0.10566243270259355 * t347;
      const double t359 = 0.39433756729740643 * t259 + 0.041666666666666664 * t289 - 0.011164549684630112 *
          t331 - 0.10566243270259355 * t349;
      const double t360 = 0.022329099369260225 * t333 + 0.08333333333333333 * t334;
      const double t361 = 0.00880520272521613 * t306 - 0.10566243270259355 * t360;
      const double t362 = 0.022329099369260225 * t337 + 0.08333333333333333 * t338;
      const double t363 = 0.00880520272521613 * t309 - 0.10566243270259355 * t362;
      const double t364 = t361 + 0.2679491924311227 * t363;
      const double t365 = 0.00880520272521613 * t306 + 0.39433756729740643 * t335;
      const double t366 = 0.00880520272521613 * t309 + 0.39433756729740643 * t339;
      const double t367 = t365 + 0.2679491924311227 * t366;
      const double t368 = (t342 + t343) + (t344 + t345);
      const double t369 = 0.3110042339640731 * (t358 + 0.07179676972449082 * t359) + 0.0009303791403858428 *
          t368 - 0.39433756729740643 * t364 - 0.39433756729740643 * t367;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t357, t369);
      const double t370 = t268 + 3.732050807568877 * t275;
      const double t371 = 0.39433756729740643 * t279 + 0.10566243270259355 * t370 - 0.15550211698203656 * t284
          - 0.08333333333333333 * t320;
      const double t372 = t336 + 3.732050807568877 * t340;
      const double t373 = 0.39433756729740643 * t341 + 0.08333333333333333 * (t330 + t332) -
          0.15550211698203656 * t346 - 0.10566243270259355 * t372;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t371, t373);
      const double t374 = t348 + t350;
      const double t375 = t351 + 3.732050807568877 * t352;
      const double t376 = 0.003472222222222222 * t316 + 0.10566243270259355 * t375 - 0.39433756729740643 *
          t356 - 0.08333333333333333 * t374;
      const double t377 = t358 + t359;
      const double t378 = t365 + 3.732050807568877 * t366;
      const double t379 = 0.39433756729740643 * t364 + 0.08333333333333333 * t377 - 0.0009303791403858428 *
          t368 - 0.10566243270259355 * t378;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(-t376, t379);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(-t303, t357);
      const double t380 = 0.5 * t81 + 6.964101615137754 * t109;
      const double t381 = 0.15550211698203656 * t130 + 0.022329099369260225 * t380 - 0.2113248654051871 *
          t287;
      const double t382 = 0.5 * t153 + 6.964101615137754 * t169;
      const double t383 = 0.15550211698203656 * t190 + 0.022329099369260225 * t382 - 0.2113248654051871 *
          t290;
      const double t384 = 0.39433756729740643 * t198 + 5.4924137786507226 * t205;
      const double t385 = 0.10566243270259355 * t293 - 0.022329099369260225 * t384;
      const double t386 = 0.39433756729740643 * t221 + 5.4924137786507226 * t228;
      const double t387 = 0.10566243270259355 * t296 - 0.022329099369260225 * t386;
      const double t388 = t385 + 0.2679491924311227 * t387;
      const double t389 = (0.3110042339640731 * t241 + 4.331730176127763 * t244) + (0.3110042339640731 * t247
          + 4.331730176127763 * t250);
      const double t390 = 0.041666666666666664 * t255 + 0.10566243270259355 * t287 - 0.10566243270259355 *
          t347 - 0.022329099369260225 * t380;
      const double t391 = 0.041666666666666664 * t260 + 0.10566243270259355 * t290 - 0.10566243270259355 *
          t349 - 0.022329099369260225 * t382;
      const double t392 = 0.10566243270259355 * t262 + 1.4716878364870323 * t263;
      const double t393 = 0.10566243270259355 * t307 - 0.022329099369260225 * t392;
      const double t394 = 0.10566243270259355 * t269 + 1.4716878364870323 * t270;
      const double t395 = 0.10566243270259355 * t310 - 0.022329099369260225 * t394;
      const double t396 = t393 + 0.2679491924311227 * t395;
      const double t397 = 0.10566243270259355 * t307 + 0.022329099369260225 * t384;
      const double t398 = 0.10566243270259355 * t310 + 0.022329099369260225 * t386;
      const double t399 = t397 + 0.2679491924311227 * t398;
      const double t400 = (0.08333333333333333 * t280 + 1.160683602522959 * t281) + (0.08333333333333333 *
          t282 + 1.160683602522959 * t283);
      const double t401 = 0.3110042339640731 * (t390 + 0.07179676972449082 * t391) + 0.011164549684630112 *
          t400 - 0.39433756729740643 * t396 - 0.39433756729740643 * t399;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t381 +
          0.07179676972449082 * t383) + 0.011164549684630112 * t389 - 0.7886751345948129 * t388, t401);
      const double t402 = t294 + 3.732050807568877 * t297;
      const double t403 = 0.39433756729740643 * t301 + 0.10566243270259355 * t402 - 0.012958509748503046 *
          t302 - 0.08333333333333333 * t323;
      const double t404 = t354 + 3.732050807568877 * t355;
      const double t405 = 0.003472222222222222 * t316 + 0.10566243270259355 * t404 - 0.39433756729740643 *
          t353 - 0.08333333333333333 * t374;
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t403, -t405);
      const double t406 = t385 + 3.732050807568877 * t387;
      const double t407 = 0.39433756729740643 * t388 + 0.08333333333333333 * (t381 + t383) -
          0.011164549684630112 * t389 - 0.10566243270259355 * t406;
      const double t408 = t390 + t391;
      const double t409 = t397 + 3.732050807568877 * t398;
      const double t410 = 0.39433756729740643 * t396 + 0.08333333333333333 * t408 - 0.011164549684630112 *
          t400 - 0.10566243270259355 * t409;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t407, t410);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(-t317, t369);
      const double t411 = 0.011164549684630112 * t329 + 0.2113248654051871 * t347 + 0.022329099369260225 *
          t380;
      const double t412 = 0.011164549684630112 * t331 + 0.2113248654051871 * t349 + 0.022329099369260225 *
          t382;
      const double t413 = 0.10566243270259355 * t360 + 0.022329099369260225 * t392;
      const double t414 = 0.10566243270259355 * t362 + 0.022329099369260225 * t394;
      const double t415 = t413 + 0.2679491924311227 * t414;
      const double t416 = (0.022329099369260225 * t342 + 0.3110042339640731 * t343) + (0.022329099369260225 *
          t344 + 0.3110042339640731 * t345);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t401, 0.3110042339640731 * (t411 +
          0.07179676972449082 * t412) + 0.011164549684630112 * t416 - 0.7886751345948129 * t415);
      const double t417 = t308 + 3.732050807568877 * t311;
      const double t418 = 0.39433756729740643 * t315 + 0.10566243270259355 * t417 - 0.003472222222222222 *
          t316 - 0.08333333333333333 * t326;
      const double t419 = t361 + 3.732050807568877 * t363;
      const double t420 = 0.39433756729740643 * t367 + 0.08333333333333333 * t377 - 0.0009303791403858428 *
          t368 - 0.10566243270259355 * t419;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t418, t420);
      const double t421 = t393 + 3.732050807568877 * t395;
      const double t422 = 0.39433756729740643 * t399 + 0.08333333333333333 * t408 - 0.011164549684630112 *
          t400 - 0.10566243270259355 * t421;
      const double t423 = t413 + 3.732050807568877 * t414;
      const double t424 = 0.39433756729740643 * t415 + 0.08333333333333333 * (t411 + t412) -
          0.011164549684630112 * t416 - 0.10566243270259355 * t423;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t422, t424);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(-t319, t371);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t403, t418);
      const double t425 = 0.15550211698203656 * t284 + 0.10566243270259355 * t321 - 0.10566243270259355 * t370
          - 0.022329099369260225 * (t256 + 13.928203230275509 * t261);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t251 +
          0.022329099369260225 * (t131 + 13.928203230275509 * t191) - 0.2113248654051871 * t318, t425);
      const double t426 = 0.012958509748503046 * t302 + 0.10566243270259355 * t324 - 0.10566243270259355 *
          t402 - 0.022329099369260225 * (t288 + 13.928203230275509 * t291);
      const double t427 = 0.003472222222222222 * t316 + 0.10566243270259355 * t327 - 0.10566243270259355 *
          t417 - 0.022329099369260225 * (t304 + 13.928203230275509 * t305);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t426, t427);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(-t322, t373);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(-t405, t420);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t425, 0.15550211698203656 * t346 +
          0.2113248654051871 * t372 + 0.022329099369260225 * (t330 + 13.928203230275509 * t332));
      const double t428 = 0.003472222222222222 * t316 + 0.10566243270259355 * t375 + 0.10566243270259355 *
          t404 + 0.022329099369260225 * (t348 + 13.928203230275509 * t350);
      const double t429 = 0.0009303791403858428 * t368 + 0.10566243270259355 * t378 + 0.10566243270259355 *
          t419 + 0.022329099369260225 * (t358 + 13.928203230275509 * t359);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t428, t429);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(-t325, -t376);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t407, t422);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t426, t428);
      const double t430 = 0.011164549684630112 * t400 + 0.10566243270259355 * t409 + 0.10566243270259355 *
          t421 + 0.022329099369260225 * (t390 + 13.928203230275509 * t391);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t389 +
          0.2113248654051871 * t406 + 0.022329099369260225 * (t381 + 13.928203230275509 * t383), t430);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(-t328, t379);
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t410, t424);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t427, t429);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t430, 0.011164549684630112 * t416 +
          0.2113248654051871 * t423 + 0.022329099369260225 * (t411 + 13.928203230275509 * t412));
    }
    __syncthreads();
    const int64_t group_first = first_cell + 64 * step;
    const int group_cells = cells_here - 64 * step < 64 ? cells_here - 64 * step : 64;
    for (int k = static_cast<int>(threadIdx.x); k < 32 * group_cells; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[32 * group_first + k], reinterpret_cast<const
          double2*>(tile)[33 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 511) / 512; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(laplace_q1_hexahedron_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)), dim3(64), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_element_tensor_hip_descriptor = {
    "laplace_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "hip",                                     // target
    "32d9921e3db62cc5",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "cell",                                    // integral
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    512,                                       // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    33792,                                     // shared_bytes
    1665.0,                                    // flops_per_cell
    568.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
