// vector_laplace_q1x3_hexahedron_f32_shared_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set scalar=float32 --set quadrature_degree=3 --set numbering=shared
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2286 flops
//   sum_factorised  1580 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        64
//   concurrent_elements  64
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1628
//   bytes       80 (68 read, 12 written)
//   flops/byte  20.4
//   shared      0 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__device__ inline float reciprocal(float x) { return __fdividef(1.0f, x); }

__global__ void __launch_bounds__(64, 4)
vector_laplace_q1x3_hexahedron_f32_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates) {
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
    const float x0_0 = coordinates[d0];
    const float x1_0 = coordinates[d1];
    const float x2_0 = coordinates[d2];
    const float x3_0 = coordinates[d3];
    const float x4_0 = coordinates[d4];
    const float x5_0 = coordinates[d5];
    const float x6_0 = coordinates[d6];
    const float x7_0 = coordinates[d7];
    const float x0_1 = coordinates[d0 + 1];
    const float x1_1 = coordinates[d1 + 1];
    const float x2_1 = coordinates[d2 + 1];
    const float x3_1 = coordinates[d3 + 1];
    const float x4_1 = coordinates[d4 + 1];
    const float x5_1 = coordinates[d5 + 1];
    const float x6_1 = coordinates[d6 + 1];
    const float x7_1 = coordinates[d7 + 1];
    const float x0_2 = coordinates[d0 + 2];
    const float x1_2 = coordinates[d1 + 2];
    const float x2_2 = coordinates[d2 + 2];
    const float x3_2 = coordinates[d3 + 2];
    const float x4_2 = coordinates[d4 + 2];
    const float x5_2 = coordinates[d5 + 2];
    const float x6_2 = coordinates[d6 + 2];
    const float x7_2 = coordinates[d7 + 2];
    const float trial_0 = x[d0];
    const float trial_3 = x[d1];
    const float trial_6 = x[d2];
    const float trial_9 = x[d3];
    const float trial_12 = x[d4];
    const float trial_15 = x[d5];
    const float trial_18 = x[d6];
    const float trial_21 = x[d7];
    const float trial_1 = x[d0 + 1];
    const float trial_4 = x[d1 + 1];
    const float trial_7 = x[d2 + 1];
    const float trial_10 = x[d3 + 1];
    const float trial_13 = x[d4 + 1];
    const float trial_16 = x[d5 + 1];
    const float trial_19 = x[d6 + 1];
    const float trial_22 = x[d7 + 1];
    const float trial_2 = x[d0 + 2];
    const float trial_5 = x[d1 + 2];
    const float trial_8 = x[d2 + 2];
    const float trial_11 = x[d3 + 2];
    const float trial_14 = x[d4 + 2];
    const float trial_17 = x[d5 + 2];
    const float trial_20 = x[d6 + 2];
    const float trial_23 = x[d7 + 2];
    const float t0 = trial_0 - trial_3;
    const float t1 = trial_6 - trial_9;
    const float t2 = t0 + 0.2679491924311227f * t1;
    const float t3 = trial_12 - trial_15;
    const float t4 = trial_18 - trial_21;
    const float t5 = t3 + 0.2679491924311227f * t4;
    const float t6 = t2 + 0.2679491924311227f * t5;
    const float t7 = x0_0 - x1_0;
    const float t8 = x2_0 - x3_0;
    const float t9 = t7 + 0.2679491924311227f * t8;
    const float t10 = x4_0 - x5_0;
    const float t11 = x6_0 - x7_0;
    const float t12 = t10 + 0.2679491924311227f * t11;
    const float t13 = t9 + 0.2679491924311227f * t12;
    const float t14 = x0_1 - x2_1;
    const float t15 = x1_1 - x3_1;
    const float t16 = t14 + 0.2679491924311227f * t15;
    const float t17 = x4_1 - x6_1;
    const float t18 = x5_1 - x7_1;
    const float t19 = t17 + 0.2679491924311227f * t18;
    const float t20 = t16 + 0.2679491924311227f * t19;
    const float t21 = x0_2 - x4_2;
    const float t22 = x1_2 - x5_2;
    const float t23 = t21 + 0.2679491924311227f * t22;
    const float t24 = x2_2 - x6_2;
    const float t25 = x3_2 - x7_2;
    const float t26 = t24 + 0.2679491924311227f * t25;
    const float t27 = t23 + 0.2679491924311227f * t26;
    const float t28 = x0_1 - x4_1;
    const float t29 = x1_1 - x5_1;
    const float t30 = t28 + 0.2679491924311227f * t29;
    const float t31 = x2_1 - x6_1;
    const float t32 = x3_1 - x7_1;
    const float t33 = t31 + 0.2679491924311227f * t32;
    const float t34 = t30 + 0.2679491924311227f * t33;
    const float t35 = x0_2 - x2_2;
    const float t36 = x1_2 - x3_2;
    const float t37 = t35 + 0.2679491924311227f * t36;
    const float t38 = x4_2 - x6_2;
    const float t39 = x5_2 - x7_2;
    const float t40 = t38 + 0.2679491924311227f * t39;
    const float t41 = t37 + 0.2679491924311227f * t40;
    const float t42 = t20 * t27 - t34 * t41;
    const float t43 = x0_0 - x2_0;
    const float t44 = x1_0 - x3_0;
    const float t45 = t43 + 0.2679491924311227f * t44;
    const float t46 = x4_0 - x6_0;
    const float t47 = x5_0 - x7_0;
    const float t48 = t46 + 0.2679491924311227f * t47;
    const float t49 = t45 + 0.2679491924311227f * t48;
    const float t50 = x0_2 - x1_2;
    const float t51 = x2_2 - x3_2;
    const float t52 = t50 + 0.2679491924311227f * t51;
    const float t53 = x4_2 - x5_2;
    const float t54 = x6_2 - x7_2;
    const float t55 = t53 + 0.2679491924311227f * t54;
    const float t56 = t52 + 0.2679491924311227f * t55;
    const float t57 = x0_1 - x1_1;
    const float t58 = x2_1 - x3_1;
    const float t59 = t57 + 0.2679491924311227f * t58;
    const float t60 = x4_1 - x5_1;
    const float t61 = x6_1 - x7_1;
    const float t62 = t60 + 0.2679491924311227f * t61;
    const float t63 = t59 + 0.2679491924311227f * t62;
    const float t64 = t34 * t56 - t27 * t63;
    const float t65 = x0_0 - x4_0;
    const float t66 = x1_0 - x5_0;
    const float t67 = t65 + 0.2679491924311227f * t66;
    const float t68 = x2_0 - x6_0;
    const float t69 = x3_0 - x7_0;
    const float t70 = t68 + 0.2679491924311227f * t69;
    const float t71 = t67 + 0.2679491924311227f * t70;
    const float t72 = t41 * t63 - t20 * t56;
    const float t73 = reciprocal(std::fabs(-0.2406516764515424f * (t13 * t42 + t49 * t64 + t71 * t72)));
    const float t74 = t41 * t71 - t27 * t49;
    const float t75 = t34 * t49 - t20 * t71;
    const float t76 = 0.14968738057396383f * t73 * (t42 * t42 + t74 * t74 + t75 * t75);
    const float t77 = trial_0 - trial_6;
    const float t78 = trial_3 - trial_9;
    const float t79 = t77 + 0.2679491924311227f * t78;
    const float t80 = trial_12 - trial_18;
    const float t81 = trial_15 - trial_21;
    const float t82 = t80 + 0.2679491924311227f * t81;
    const float t83 = t79 + 0.2679491924311227f * t82;
    const float t84 = t13 * t27 - t56 * t71;
    const float t85 = t63 * t71 - t13 * t34;
    const float t86 = 0.14968738057396383f * t73 * (t42 * t64 + t74 * t84 + t75 * t85);
    const float t87 = trial_0 - trial_12;
    const float t88 = trial_3 - trial_15;
    const float t89 = t87 + 0.2679491924311227f * t88;
    const float t90 = trial_6 - trial_18;
    const float t91 = trial_9 - trial_21;
    const float t92 = t90 + 0.2679491924311227f * t91;
    const float t93 = t89 + 0.2679491924311227f * t92;
    const float t94 = t49 * t56 - t13 * t41;
    const float t95 = t13 * t20 - t49 * t63;
    const float t96 = 0.14968738057396383f * t73 * (t42 * t72 + t74 * t94 + t75 * t95);
    const float flux0 = t6 * t76 + t83 * t86 + t93 * t96;
    const float t97 = 0.14968738057396383f * t73 * (t64 * t64 + t84 * t84 + t85 * t85);
    const float t98 = 0.14968738057396383f * t73 * (t64 * t72 + t84 * t94 + t85 * t95);
    const float flux1 = t6 * t86 + t83 * t97 + t93 * t98;
    const float t99 = 0.14968738057396383f * t73 * (t72 * t72 + t94 * t94 + t95 * t95);
    const float flux2 = t6 * t96 + t83 * t98 + t93 * t99;
    const float t100 = trial_1 - trial_4;
    const float t101 = trial_7 - trial_10;
    const float t102 = t100 + 0.2679491924311227f * t101;
    const float t103 = trial_13 - trial_16;
    const float t104 = trial_19 - trial_22;
    const float t105 = t103 + 0.2679491924311227f * t104;
    const float t106 = t102 + 0.2679491924311227f * t105;
    const float t107 = trial_1 - trial_7;
    const float t108 = trial_4 - trial_10;
    const float t109 = t107 + 0.2679491924311227f * t108;
    const float t110 = trial_13 - trial_19;
    const float t111 = trial_16 - trial_22;
    const float t112 = t110 + 0.2679491924311227f * t111;
    const float t113 = t109 + 0.2679491924311227f * t112;
    const float t114 = trial_1 - trial_13;
    const float t115 = trial_4 - trial_16;
    const float t116 = t114 + 0.2679491924311227f * t115;
    const float t117 = trial_7 - trial_19;
    const float t118 = trial_10 - trial_22;
    const float t119 = t117 + 0.2679491924311227f * t118;
    const float t120 = t116 + 0.2679491924311227f * t119;
    const float flux3 = t76 * t106 + t86 * t113 + t96 * t120;
    const float flux4 = t86 * t106 + t97 * t113 + t98 * t120;
    const float flux5 = t96 * t106 + t98 * t113 + t99 * t120;
    const float t121 = trial_2 - trial_5;
    const float t122 = trial_8 - trial_11;
    const float t123 = t121 + 0.2679491924311227f * t122;
    const float t124 = trial_14 - trial_17;
    const float t125 = trial_20 - trial_23;
    const float t126 = t124 + 0.2679491924311227f * t125;
    const float t127 = t123 + 0.2679491924311227f * t126;
    const float t128 = trial_2 - trial_8;
    const float t129 = trial_5 - trial_11;
    const float t130 = t128 + 0.2679491924311227f * t129;
    const float t131 = trial_14 - trial_20;
    const float t132 = trial_17 - trial_23;
    const float t133 = t131 + 0.2679491924311227f * t132;
    const float t134 = t130 + 0.2679491924311227f * t133;
    const float t135 = trial_2 - trial_14;
    const float t136 = trial_5 - trial_17;
    const float t137 = t135 + 0.2679491924311227f * t136;
    const float t138 = trial_8 - trial_20;
    const float t139 = trial_11 - trial_23;
    const float t140 = t138 + 0.2679491924311227f * t139;
    const float t141 = t137 + 0.2679491924311227f * t140;
    const float flux6 = t76 * t127 + t86 * t134 + t96 * t141;
    const float flux7 = t86 * t127 + t97 * t134 + t98 * t141;
    const float flux8 = t96 * t127 + t98 * t134 + t99 * t141;
    const float t142 = 0.2679491924311227f * t14 + t15;
    const float t143 = 0.2679491924311227f * t17 + t18;
    const float t144 = t142 + 0.2679491924311227f * t143;
    const float t145 = 0.2679491924311227f * t21 + t22;
    const float t146 = 0.2679491924311227f * t24 + t25;
    const float t147 = t145 + 0.2679491924311227f * t146;
    const float t148 = 0.2679491924311227f * t28 + t29;
    const float t149 = 0.2679491924311227f * t31 + t32;
    const float t150 = t148 + 0.2679491924311227f * t149;
    const float t151 = 0.2679491924311227f * t35 + t36;
    const float t152 = 0.2679491924311227f * t38 + t39;
    const float t153 = t151 + 0.2679491924311227f * t152;
    const float t154 = t144 * t147 - t150 * t153;
    const float t155 = 0.2679491924311227f * t43 + t44;
    const float t156 = 0.2679491924311227f * t46 + t47;
    const float t157 = t155 + 0.2679491924311227f * t156;
    const float t158 = t56 * t150 - t63 * t147;
    const float t159 = 0.2679491924311227f * t65 + t66;
    const float t160 = 0.2679491924311227f * t68 + t69;
    const float t161 = t159 + 0.2679491924311227f * t160;
    const float t162 = t63 * t153 - t56 * t144;
    const float t163 = reciprocal(std::fabs(-0.2406516764515424f * (t13 * t154 + t157 * t158 + t161 * t162)));
    const float t164 = t153 * t161 - t147 * t157;
    const float t165 = t150 * t157 - t144 * t161;
    const float t166 = 0.14968738057396383f * t163 * (t154 * t154 + t164 * t164 + t165 * t165);
    const float t167 = 0.2679491924311227f * t77 + t78;
    const float t168 = 0.2679491924311227f * t80 + t81;
    const float t169 = t167 + 0.2679491924311227f * t168;
    const float t170 = t13 * t147 - t56 * t161;
    const float t171 = t63 * t161 - t13 * t150;
    const float t172 = 0.14968738057396383f * t163 * (t154 * t158 + t164 * t170 + t165 * t171);
    const float t173 = 0.2679491924311227f * t87 + t88;
    const float t174 = 0.2679491924311227f * t90 + t91;
    const float t175 = t173 + 0.2679491924311227f * t174;
    const float t176 = t56 * t157 - t13 * t153;
    const float t177 = t13 * t144 - t63 * t157;
    const float t178 = 0.14968738057396383f * t163 * (t154 * t162 + t164 * t176 + t165 * t177);
    const float flux9 = t6 * t166 + t169 * t172 + t175 * t178;
    const float t179 = 0.14968738057396383f * t163 * (t158 * t158 + t170 * t170 + t171 * t171);
    const float t180 = 0.14968738057396383f * t163 * (t158 * t162 + t170 * t176 + t171 * t177);
    const float flux10 = t6 * t172 + t169 * t179 + t175 * t180;
    const float t181 = 0.14968738057396383f * t163 * (t162 * t162 + t176 * t176 + t177 * t177);
    const float flux11 = t6 * t178 + t169 * t180 + t175 * t181;
    const float t182 = 0.2679491924311227f * t107 + t108;
    const float t183 = 0.2679491924311227f * t110 + t111;
    const float t184 = t182 + 0.2679491924311227f * t183;
    const float t185 = 0.2679491924311227f * t114 + t115;
    const float t186 = 0.2679491924311227f * t117 + t118;
    const float t187 = t185 + 0.2679491924311227f * t186;
    const float flux12 = t106 * t166 + t172 * t184 + t178 * t187;
    const float flux13 = t106 * t172 + t179 * t184 + t180 * t187;
    const float flux14 = t106 * t178 + t180 * t184 + t181 * t187;
    const float t188 = 0.2679491924311227f * t128 + t129;
    const float t189 = 0.2679491924311227f * t131 + t132;
    const float t190 = t188 + 0.2679491924311227f * t189;
    const float t191 = 0.2679491924311227f * t135 + t136;
    const float t192 = 0.2679491924311227f * t138 + t139;
    const float t193 = t191 + 0.2679491924311227f * t192;
    const float flux15 = t127 * t166 + t172 * t190 + t178 * t193;
    const float flux16 = t127 * t172 + t179 * t190 + t180 * t193;
    const float flux17 = t127 * t178 + t180 * t190 + t181 * t193;
    const float t194 = 0.2679491924311227f * t0 + t1;
    const float t195 = 0.2679491924311227f * t3 + t4;
    const float t196 = t194 + 0.2679491924311227f * t195;
    const float t197 = 0.2679491924311227f * t7 + t8;
    const float t198 = 0.2679491924311227f * t10 + t11;
    const float t199 = t197 + 0.2679491924311227f * t198;
    const float t200 = 0.2679491924311227f * t23 + t26;
    const float t201 = 0.2679491924311227f * t30 + t33;
    const float t202 = t20 * t200 - t41 * t201;
    const float t203 = 0.2679491924311227f * t50 + t51;
    const float t204 = 0.2679491924311227f * t53 + t54;
    const float t205 = t203 + 0.2679491924311227f * t204;
    const float t206 = 0.2679491924311227f * t57 + t58;
    const float t207 = 0.2679491924311227f * t60 + t61;
    const float t208 = t206 + 0.2679491924311227f * t207;
    const float t209 = t201 * t205 - t200 * t208;
    const float t210 = 0.2679491924311227f * t67 + t70;
    const float t211 = t41 * t208 - t20 * t205;
    const float t212 = reciprocal(std::fabs(-0.2406516764515424f * (t199 * t202 + t49 * t209 + t210 * t211)));
    const float t213 = t41 * t210 - t49 * t200;
    const float t214 = t49 * t201 - t20 * t210;
    const float t215 = 0.14968738057396383f * t212 * (t202 * t202 + t213 * t213 + t214 * t214);
    const float t216 = t199 * t200 - t205 * t210;
    const float t217 = t208 * t210 - t199 * t201;
    const float t218 = 0.14968738057396383f * t212 * (t202 * t209 + t213 * t216 + t214 * t217);
    const float t219 = 0.2679491924311227f * t89 + t92;
    const float t220 = t49 * t205 - t41 * t199;
    const float t221 = t20 * t199 - t49 * t208;
    const float t222 = 0.14968738057396383f * t212 * (t202 * t211 + t213 * t220 + t214 * t221);
    const float flux18 = t196 * t215 + t83 * t218 + t219 * t222;
    const float t223 = 0.14968738057396383f * t212 * (t209 * t209 + t216 * t216 + t217 * t217);
    const float t224 = 0.14968738057396383f * t212 * (t209 * t211 + t216 * t220 + t217 * t221);
    const float flux19 = t196 * t218 + t83 * t223 + t219 * t224;
    const float t225 = 0.14968738057396383f * t212 * (t211 * t211 + t220 * t220 + t221 * t221);
    const float flux20 = t196 * t222 + t83 * t224 + t219 * t225;
    const float t226 = 0.2679491924311227f * t100 + t101;
    const float t227 = 0.2679491924311227f * t103 + t104;
    const float t228 = t226 + 0.2679491924311227f * t227;
    const float t229 = 0.2679491924311227f * t116 + t119;
    const float flux21 = t215 * t228 + t113 * t218 + t222 * t229;
    const float flux22 = t218 * t228 + t113 * t223 + t224 * t229;
    const float flux23 = t222 * t228 + t113 * t224 + t225 * t229;
    const float t230 = 0.2679491924311227f * t121 + t122;
    const float t231 = 0.2679491924311227f * t124 + t125;
    const float t232 = t230 + 0.2679491924311227f * t231;
    const float t233 = 0.2679491924311227f * t137 + t140;
    const float flux24 = t215 * t232 + t134 * t218 + t222 * t233;
    const float flux25 = t218 * t232 + t134 * t223 + t224 * t233;
    const float flux26 = t222 * t232 + t134 * t224 + t225 * t233;
    const float t234 = 0.2679491924311227f * t145 + t146;
    const float t235 = 0.2679491924311227f * t148 + t149;
    const float t236 = t144 * t234 - t153 * t235;
    const float t237 = t205 * t235 - t208 * t234;
    const float t238 = 0.2679491924311227f * t159 + t160;
    const float t239 = t153 * t208 - t144 * t205;
    const float t240 = reciprocal(std::fabs(-0.2406516764515424f * (t199 * t236 + t157 * t237 + t238 *
        t239)));
    const float t241 = t153 * t238 - t157 * t234;
    const float t242 = t157 * t235 - t144 * t238;
    const float t243 = 0.14968738057396383f * t240 * (t236 * t236 + t241 * t241 + t242 * t242);
    const float t244 = t199 * t234 - t205 * t238;
    const float t245 = t208 * t238 - t199 * t235;
    const float t246 = 0.14968738057396383f * t240 * (t236 * t237 + t241 * t244 + t242 * t245);
    const float t247 = 0.2679491924311227f * t173 + t174;
    const float t248 = t157 * t205 - t153 * t199;
    const float t249 = t144 * t199 - t157 * t208;
    const float t250 = 0.14968738057396383f * t240 * (t236 * t239 + t241 * t248 + t242 * t249);
    const float flux27 = t196 * t243 + t169 * t246 + t247 * t250;
    const float t251 = 0.14968738057396383f * t240 * (t237 * t237 + t244 * t244 + t245 * t245);
    const float t252 = 0.14968738057396383f * t240 * (t237 * t239 + t244 * t248 + t245 * t249);
    const float flux28 = t196 * t246 + t169 * t251 + t247 * t252;
    const float t253 = 0.14968738057396383f * t240 * (t239 * t239 + t248 * t248 + t249 * t249);
    const float flux29 = t196 * t250 + t169 * t252 + t247 * t253;
    const float t254 = 0.2679491924311227f * t185 + t186;
    const float flux30 = t228 * t243 + t184 * t246 + t250 * t254;
    const float flux31 = t228 * t246 + t184 * t251 + t252 * t254;
    const float flux32 = t228 * t250 + t184 * t252 + t253 * t254;
    const float t255 = 0.2679491924311227f * t191 + t192;
    const float flux33 = t232 * t243 + t190 * t246 + t250 * t255;
    const float flux34 = t232 * t246 + t190 * t251 + t252 * t255;
    const float flux35 = t232 * t250 + t190 * t252 + t253 * t255;
    const float t256 = 0.2679491924311227f * t2 + t5;
    const float t257 = 0.2679491924311227f * t9 + t12;
    const float t258 = 0.2679491924311227f * t16 + t19;
    const float t259 = 0.2679491924311227f * t37 + t40;
    const float t260 = t27 * t258 - t34 * t259;
    const float t261 = 0.2679491924311227f * t45 + t48;
    const float t262 = 0.2679491924311227f * t52 + t55;
    const float t263 = 0.2679491924311227f * t59 + t62;
    const float t264 = t34 * t262 - t27 * t263;
    const float t265 = t259 * t263 - t258 * t262;
    const float t266 = reciprocal(std::fabs(-0.2406516764515424f * (t257 * t260 + t261 * t264 + t71 * t265)));
    const float t267 = t71 * t259 - t27 * t261;
    const float t268 = t34 * t261 - t71 * t258;
    const float t269 = 0.14968738057396383f * t266 * (t260 * t260 + t267 * t267 + t268 * t268);
    const float t270 = 0.2679491924311227f * t79 + t82;
    const float t271 = t27 * t257 - t71 * t262;
    const float t272 = t71 * t263 - t34 * t257;
    const float t273 = 0.14968738057396383f * t266 * (t260 * t264 + t267 * t271 + t268 * t272);
    const float t274 = t261 * t262 - t257 * t259;
    const float t275 = t257 * t258 - t261 * t263;
    const float t276 = 0.14968738057396383f * t266 * (t260 * t265 + t267 * t274 + t268 * t275);
    const float flux36 = t256 * t269 + t270 * t273 + t93 * t276;
    const float t277 = 0.14968738057396383f * t266 * (t264 * t264 + t271 * t271 + t272 * t272);
    const float t278 = 0.14968738057396383f * t266 * (t264 * t265 + t271 * t274 + t272 * t275);
    const float flux37 = t256 * t273 + t270 * t277 + t93 * t278;
    const float t279 = 0.14968738057396383f * t266 * (t265 * t265 + t274 * t274 + t275 * t275);
    const float flux38 = t256 * t276 + t270 * t278 + t93 * t279;
    const float t280 = 0.2679491924311227f * t102 + t105;
    const float t281 = 0.2679491924311227f * t109 + t112;
    const float flux39 = t269 * t280 + t273 * t281 + t120 * t276;
    const float flux40 = t273 * t280 + t277 * t281 + t120 * t278;
    const float flux41 = t276 * t280 + t278 * t281 + t120 * t279;
    const float t282 = 0.2679491924311227f * t123 + t126;
    const float t283 = 0.2679491924311227f * t130 + t133;
    const float flux42 = t269 * t282 + t273 * t283 + t141 * t276;
    const float flux43 = t273 * t282 + t277 * t283 + t141 * t278;
    const float flux44 = t276 * t282 + t278 * t283 + t141 * t279;
    const float t284 = 0.2679491924311227f * t142 + t143;
    const float t285 = 0.2679491924311227f * t151 + t152;
    const float t286 = t147 * t284 - t150 * t285;
    const float t287 = 0.2679491924311227f * t155 + t156;
    const float t288 = t150 * t262 - t147 * t263;
    const float t289 = t263 * t285 - t262 * t284;
    const float t290 = reciprocal(std::fabs(-0.2406516764515424f * (t257 * t286 + t287 * t288 + t161 *
        t289)));
    const float t291 = t161 * t285 - t147 * t287;
    const float t292 = t150 * t287 - t161 * t284;
    const float t293 = 0.14968738057396383f * t290 * (t286 * t286 + t291 * t291 + t292 * t292);
    const float t294 = 0.2679491924311227f * t167 + t168;
    const float t295 = t147 * t257 - t161 * t262;
    const float t296 = t161 * t263 - t150 * t257;
    const float t297 = 0.14968738057396383f * t290 * (t286 * t288 + t291 * t295 + t292 * t296);
    const float t298 = t262 * t287 - t257 * t285;
    const float t299 = t257 * t284 - t263 * t287;
    const float t300 = 0.14968738057396383f * t290 * (t286 * t289 + t291 * t298 + t292 * t299);
    const float flux45 = t256 * t293 + t294 * t297 + t175 * t300;
    const float t301 = 0.14968738057396383f * t290 * (t288 * t288 + t295 * t295 + t296 * t296);
    const float t302 = 0.14968738057396383f * t290 * (t288 * t289 + t295 * t298 + t296 * t299);
    const float flux46 = t256 * t297 + t294 * t301 + t175 * t302;
    const float t303 = 0.14968738057396383f * t290 * (t289 * t289 + t298 * t298 + t299 * t299);
    const float flux47 = t256 * t300 + t294 * t302 + t175 * t303;
    const float t304 = 0.2679491924311227f * t182 + t183;
    const float flux48 = t280 * t293 + t297 * t304 + t187 * t300;
    const float flux49 = t280 * t297 + t301 * t304 + t187 * t302;
    const float flux50 = t280 * t300 + t302 * t304 + t187 * t303;
    const float t305 = 0.2679491924311227f * t188 + t189;
    const float flux51 = t282 * t293 + t297 * t305 + t193 * t300;
    const float flux52 = t282 * t297 + t301 * t305 + t193 * t302;
    const float flux53 = t282 * t300 + t302 * t305 + t193 * t303;
    const float t306 = 0.2679491924311227f * t194 + t195;
    const float t307 = 0.2679491924311227f * t197 + t198;
    const float t308 = t200 * t258 - t201 * t259;
    const float t309 = 0.2679491924311227f * t203 + t204;
    const float t310 = 0.2679491924311227f * t206 + t207;
    const float t311 = t201 * t309 - t200 * t310;
    const float t312 = t259 * t310 - t258 * t309;
    const float t313 = reciprocal(std::fabs(-0.2406516764515424f * (t307 * t308 + t261 * t311 + t210 *
        t312)));
    const float t314 = t210 * t259 - t200 * t261;
    const float t315 = t201 * t261 - t210 * t258;
    const float t316 = 0.14968738057396383f * t313 * (t308 * t308 + t314 * t314 + t315 * t315);
    const float t317 = t200 * t307 - t210 * t309;
    const float t318 = t210 * t310 - t201 * t307;
    const float t319 = 0.14968738057396383f * t313 * (t308 * t311 + t314 * t317 + t315 * t318);
    const float t320 = t261 * t309 - t259 * t307;
    const float t321 = t258 * t307 - t261 * t310;
    const float t322 = 0.14968738057396383f * t313 * (t308 * t312 + t314 * t320 + t315 * t321);
    const float flux54 = t306 * t316 + t270 * t319 + t219 * t322;
    const float t323 = 0.14968738057396383f * t313 * (t311 * t311 + t317 * t317 + t318 * t318);
    const float t324 = 0.14968738057396383f * t313 * (t311 * t312 + t317 * t320 + t318 * t321);
    const float flux55 = t306 * t319 + t270 * t323 + t219 * t324;
    const float t325 = 0.14968738057396383f * t313 * (t312 * t312 + t320 * t320 + t321 * t321);
    const float flux56 = t306 * t322 + t270 * t324 + t219 * t325;
    const float t326 = 0.2679491924311227f * t226 + t227;
    const float flux57 = t316 * t326 + t281 * t319 + t229 * t322;
    const float flux58 = t319 * t326 + t281 * t323 + t229 * t324;
    const float flux59 = t322 * t326 + t281 * t324 + t229 * t325;
    const float t327 = 0.2679491924311227f * t230 + t231;
    const float flux60 = t316 * t327 + t283 * t319 + t233 * t322;
    const float flux61 = t319 * t327 + t283 * t323 + t233 * t324;
    const float flux62 = t322 * t327 + t283 * t324 + t233 * t325;
    const float t328 = t234 * t284 - t235 * t285;
    const float t329 = t235 * t309 - t234 * t310;
    const float t330 = t285 * t310 - t284 * t309;
    const float t331 = reciprocal(std::fabs(-0.2406516764515424f * (t307 * t328 + t287 * t329 + t238 *
        t330)));
    const float t332 = t238 * t285 - t234 * t287;
    const float t333 = t235 * t287 - t238 * t284;
    const float t334 = 0.14968738057396383f * t331 * (t328 * t328 + t332 * t332 + t333 * t333);
    const float t335 = t234 * t307 - t238 * t309;
    const float t336 = t238 * t310 - t235 * t307;
    const float t337 = 0.14968738057396383f * t331 * (t328 * t329 + t332 * t335 + t333 * t336);
    const float t338 = t287 * t309 - t285 * t307;
    const float t339 = t284 * t307 - t287 * t310;
    const float t340 = 0.14968738057396383f * t331 * (t328 * t330 + t332 * t338 + t333 * t339);
    const float flux63 = t306 * t334 + t294 * t337 + t247 * t340;
    const float t341 = 0.14968738057396383f * t331 * (t329 * t329 + t335 * t335 + t336 * t336);
    const float t342 = 0.14968738057396383f * t331 * (t329 * t330 + t335 * t338 + t336 * t339);
    const float flux64 = t306 * t337 + t294 * t341 + t247 * t342;
    const float t343 = 0.14968738057396383f * t331 * (t330 * t330 + t338 * t338 + t339 * t339);
    const float flux65 = t306 * t340 + t294 * t342 + t247 * t343;
    const float flux66 = t326 * t334 + t304 * t337 + t254 * t340;
    const float flux67 = t326 * t337 + t304 * t341 + t254 * t342;
    const float flux68 = t326 * t340 + t304 * t342 + t254 * t343;
    const float flux69 = t327 * t334 + t305 * t337 + t255 * t340;
    const float flux70 = t327 * t337 + t305 * t341 + t255 * t342;
    const float flux71 = t327 * t340 + t305 * t342 + t255 * t343;
    const float t344 = flux0 + flux9;
    const float t345 = flux18 + flux27;
    const float t346 = t344 + 0.2679491924311227f * t345;
    const float t347 = flux36 + flux45;
    const float t348 = flux54 + flux63;
    const float t349 = t347 + 0.2679491924311227f * t348;
    const float t350 = t346 + 0.2679491924311227f * t349;
    const float t351 = flux1 + flux19;
    const float t352 = flux10 + flux28;
    const float t353 = t351 + 0.2679491924311227f * t352;
    const float t354 = flux37 + flux55;
    const float t355 = flux46 + flux64;
    const float t356 = t354 + 0.2679491924311227f * t355;
    const float t357 = t353 + 0.2679491924311227f * t356;
    const float t358 = flux2 + flux38;
    const float t359 = flux11 + flux47;
    const float t360 = t358 + 0.2679491924311227f * t359;
    const float t361 = flux20 + flux56;
    const float t362 = flux29 + flux65;
    const float t363 = t361 + 0.2679491924311227f * t362;
    const float t364 = t360 + 0.2679491924311227f * t363;
    const float result0 = 0.04836181677178996f * (t350 + t357 + t364);
    const float t365 = flux3 + flux12;
    const float t366 = flux21 + flux30;
    const float t367 = t365 + 0.2679491924311227f * t366;
    const float t368 = flux39 + flux48;
    const float t369 = flux57 + flux66;
    const float t370 = t368 + 0.2679491924311227f * t369;
    const float t371 = t367 + 0.2679491924311227f * t370;
    const float t372 = flux4 + flux22;
    const float t373 = flux13 + flux31;
    const float t374 = t372 + 0.2679491924311227f * t373;
    const float t375 = flux40 + flux58;
    const float t376 = flux49 + flux67;
    const float t377 = t375 + 0.2679491924311227f * t376;
    const float t378 = t374 + 0.2679491924311227f * t377;
    const float t379 = flux5 + flux41;
    const float t380 = flux14 + flux50;
    const float t381 = t379 + 0.2679491924311227f * t380;
    const float t382 = flux23 + flux59;
    const float t383 = flux32 + flux68;
    const float t384 = t382 + 0.2679491924311227f * t383;
    const float t385 = t381 + 0.2679491924311227f * t384;
    const float result1 = 0.04836181677178996f * (t371 + t378 + t385);
    const float t386 = flux6 + flux15;
    const float t387 = flux24 + flux33;
    const float t388 = t386 + 0.2679491924311227f * t387;
    const float t389 = flux42 + flux51;
    const float t390 = flux60 + flux69;
    const float t391 = t389 + 0.2679491924311227f * t390;
    const float t392 = t388 + 0.2679491924311227f * t391;
    const float t393 = flux7 + flux25;
    const float t394 = flux16 + flux34;
    const float t395 = t393 + 0.2679491924311227f * t394;
    const float t396 = flux43 + flux61;
    const float t397 = flux52 + flux70;
    const float t398 = t396 + 0.2679491924311227f * t397;
    const float t399 = t395 + 0.2679491924311227f * t398;
    const float t400 = flux8 + flux44;
    const float t401 = flux17 + flux53;
    const float t402 = t400 + 0.2679491924311227f * t401;
    const float t403 = flux26 + flux62;
    const float t404 = flux35 + flux71;
    const float t405 = t403 + 0.2679491924311227f * t404;
    const float t406 = t402 + 0.2679491924311227f * t405;
    const float result2 = 0.04836181677178996f * (t392 + t399 + t406);
    const float t407 = 0.2679491924311227f * t351 + t352;
    const float t408 = 0.2679491924311227f * t354 + t355;
    const float t409 = t407 + 0.2679491924311227f * t408;
    const float t410 = 0.2679491924311227f * t358 + t359;
    const float t411 = 0.2679491924311227f * t361 + t362;
    const float t412 = t410 + 0.2679491924311227f * t411;
    const float result3 = -0.04836181677178996f * (t350 - t409 - t412);
    const float t413 = 0.2679491924311227f * t372 + t373;
    const float t414 = 0.2679491924311227f * t375 + t376;
    const float t415 = t413 + 0.2679491924311227f * t414;
    const float t416 = 0.2679491924311227f * t379 + t380;
    const float t417 = 0.2679491924311227f * t382 + t383;
    const float t418 = t416 + 0.2679491924311227f * t417;
    const float result4 = -0.04836181677178996f * (t371 - t415 - t418);
    const float t419 = 0.2679491924311227f * t393 + t394;
    const float t420 = 0.2679491924311227f * t396 + t397;
    const float t421 = t419 + 0.2679491924311227f * t420;
    const float t422 = 0.2679491924311227f * t400 + t401;
    const float t423 = 0.2679491924311227f * t403 + t404;
    const float t424 = t422 + 0.2679491924311227f * t423;
    const float result5 = -0.04836181677178996f * (t392 - t421 - t424);
    const float t425 = 0.2679491924311227f * t344 + t345;
    const float t426 = 0.2679491924311227f * t347 + t348;
    const float t427 = t425 + 0.2679491924311227f * t426;
    const float t428 = 0.2679491924311227f * t360 + t363;
    const float result6 = -0.04836181677178996f * (t357 - t427 - t428);
    const float t429 = 0.2679491924311227f * t365 + t366;
    const float t430 = 0.2679491924311227f * t368 + t369;
    const float t431 = t429 + 0.2679491924311227f * t430;
    const float t432 = 0.2679491924311227f * t381 + t384;
    const float result7 = -0.04836181677178996f * (t378 - t431 - t432);
    const float t433 = 0.2679491924311227f * t386 + t387;
    const float t434 = 0.2679491924311227f * t389 + t390;
    const float t435 = t433 + 0.2679491924311227f * t434;
    const float t436 = 0.2679491924311227f * t402 + t405;
    const float result8 = -0.04836181677178996f * (t399 - t435 - t436);
    const float t437 = 0.2679491924311227f * t410 + t411;
    const float result9 = -0.04836181677178996f * (t409 + t427 - t437);
    const float t438 = 0.2679491924311227f * t416 + t417;
    const float result10 = -0.04836181677178996f * (t415 + t431 - t438);
    const float t439 = 0.2679491924311227f * t422 + t423;
    const float result11 = -0.04836181677178996f * (t421 + t435 - t439);
    const float t440 = 0.2679491924311227f * t346 + t349;
    const float t441 = 0.2679491924311227f * t353 + t356;
    const float result12 = -0.04836181677178996f * (t364 - t440 - t441);
    const float t442 = 0.2679491924311227f * t367 + t370;
    const float t443 = 0.2679491924311227f * t374 + t377;
    const float result13 = -0.04836181677178996f * (t385 - t442 - t443);
    const float t444 = 0.2679491924311227f * t388 + t391;
    const float t445 = 0.2679491924311227f * t395 + t398;
    const float result14 = -0.04836181677178996f * (t406 - t444 - t445);
    const float t446 = 0.2679491924311227f * t407 + t408;
    const float result15 = -0.04836181677178996f * (t412 + t440 - t446);
    const float t447 = 0.2679491924311227f * t413 + t414;
    const float result16 = -0.04836181677178996f * (t418 + t442 - t447);
    const float t448 = 0.2679491924311227f * t419 + t420;
    const float result17 = -0.04836181677178996f * (t424 + t444 - t448);
    const float t449 = 0.2679491924311227f * t425 + t426;
    const float result18 = -0.04836181677178996f * (t428 + t441 - t449);
    const float t450 = 0.2679491924311227f * t429 + t430;
    const float result19 = -0.04836181677178996f * (t432 + t443 - t450);
    const float t451 = 0.2679491924311227f * t433 + t434;
    const float result20 = -0.04836181677178996f * (t436 + t445 - t451);
    const float result21 = -0.04836181677178996f * (t437 + t446 + t449);
    const float result22 = -0.04836181677178996f * (t438 + t447 + t450);
    const float result23 = -0.04836181677178996f * (t439 + t448 + t451);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    float sum0 = result0;
    float sum1 = result1;
    float sum2 = result2;
    float sum3 = result3;
    float sum4 = result4;
    float sum5 = result5;
    float sum6 = result6;
    float sum7 = result7;
    float sum8 = result8;
    float sum9 = result9;
    float sum10 = result10;
    float sum11 = result11;
    float sum12 = result12;
    float sum13 = result13;
    float sum14 = result14;
    float sum15 = result15;
    float sum16 = result16;
    float sum17 = result17;
    float sum18 = result18;
    float sum19 = result19;
    float sum20 = result20;
    float sum21 = result21;
    float sum22 = result22;
    float sum23 = result23;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const float passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const float passed0_4 = __shfl_up_sync(0xffffffffU, sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const float passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const float passed0_9 = __shfl_up_sync(0xffffffffU, sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const float passed0_10 = __shfl_up_sync(0xffffffffU, sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const float passed0_11 = __shfl_up_sync(0xffffffffU, sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const float passed0_15 = __shfl_up_sync(0xffffffffU, sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const float passed0_16 = __shfl_up_sync(0xffffffffU, sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const float passed0_17 = __shfl_up_sync(0xffffffffU, sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const float passed0_21 = __shfl_up_sync(0xffffffffU, sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const float passed0_22 = __shfl_up_sync(0xffffffffU, sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const float passed0_23 = __shfl_up_sync(0xffffffffU, sum23, 1);
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
    const float passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const float passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const float passed1_8 = __shfl_up_sync(0xffffffffU, sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const float passed1_9 = __shfl_up_sync(0xffffffffU, sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const float passed1_10 = __shfl_up_sync(0xffffffffU, sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const float passed1_11 = __shfl_up_sync(0xffffffffU, sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const float passed1_18 = __shfl_up_sync(0xffffffffU, sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const float passed1_19 = __shfl_up_sync(0xffffffffU, sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const float passed1_20 = __shfl_up_sync(0xffffffffU, sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const float passed1_21 = __shfl_up_sync(0xffffffffU, sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const float passed1_22 = __shfl_up_sync(0xffffffffU, sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const float passed1_23 = __shfl_up_sync(0xffffffffU, sum23, 8);
    if (joined1) {
      sum17 += passed1_23;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
      atomicAdd(&y[d0 + 1], sum1);
      atomicAdd(&y[d0 + 2], sum2);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum3);
      atomicAdd(&y[d1 + 1], sum4);
      atomicAdd(&y[d1 + 2], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum6);
      atomicAdd(&y[d2 + 1], sum7);
      atomicAdd(&y[d2 + 2], sum8);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum9);
      atomicAdd(&y[d3 + 1], sum10);
      atomicAdd(&y[d3 + 2], sum11);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum12);
      atomicAdd(&y[d4 + 1], sum13);
      atomicAdd(&y[d4 + 2], sum14);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum15);
      atomicAdd(&y[d5 + 1], sum16);
      atomicAdd(&y[d5 + 2], sum17);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum18);
      atomicAdd(&y[d6 + 1], sum19);
      atomicAdd(&y[d6 + 2], sum20);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum21);
      atomicAdd(&y[d7 + 1], sum22);
      atomicAdd(&y[d7 + 2], sum23);
    }
  }
}

}  // namespace

extern "C" int vector_laplace_q1x3_hexahedron_f32_shared_apply_cuda(
    int64_t num_cells,
    float* y,
    const float* x,
    const int32_t* offsets,
    const float* coordinates,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    vector_laplace_q1x3_hexahedron_f32_shared_apply_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_q1x3_hexahedron_f32_shared_apply_cuda(
      arguments->num_cells,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_q1x3_hexahedron_f32_shared_apply_cuda_descriptor = {
    "vector_laplace_q1x3_hexahedron_f32_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float32",                                 // scalar
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
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "shared",                                  // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
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
    1628.0,                                    // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
