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
//   trial   coefficient, Q1^3, 24 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
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

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}
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
    const int64_t n0 = d0 / 3;
    const int64_t n1 = d1 / 3;
    const int64_t n2 = d2 / 3;
    const int64_t n3 = d3 / 3;
    const int64_t n4 = d4 / 3;
    const int64_t n5 = d5 / 3;
    const int64_t n6 = d6 / 3;
    const int64_t n7 = d7 / 3;
    const float x0_0 = coordinates[3 * n0];
    const float x1_0 = coordinates[3 * n1];
    const float x2_0 = coordinates[3 * n2];
    const float x3_0 = coordinates[3 * n3];
    const float x4_0 = coordinates[3 * n4];
    const float x5_0 = coordinates[3 * n5];
    const float x6_0 = coordinates[3 * n6];
    const float x7_0 = coordinates[3 * n7];
    const float x0_1 = coordinates[3 * n0 + 1];
    const float x1_1 = coordinates[3 * n1 + 1];
    const float x2_1 = coordinates[3 * n2 + 1];
    const float x3_1 = coordinates[3 * n3 + 1];
    const float x4_1 = coordinates[3 * n4 + 1];
    const float x5_1 = coordinates[3 * n5 + 1];
    const float x6_1 = coordinates[3 * n6 + 1];
    const float x7_1 = coordinates[3 * n7 + 1];
    const float x0_2 = coordinates[3 * n0 + 2];
    const float x1_2 = coordinates[3 * n1 + 2];
    const float x2_2 = coordinates[3 * n2 + 2];
    const float x3_2 = coordinates[3 * n3 + 2];
    const float x4_2 = coordinates[3 * n4 + 2];
    const float x5_2 = coordinates[3 * n5 + 2];
    const float x6_2 = coordinates[3 * n6 + 2];
    const float x7_2 = coordinates[3 * n7 + 2];
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
    const float t97 = 0.2679491924311227f * t14 + t15;
    const float t98 = 0.2679491924311227f * t17 + t18;
    const float t99 = t97 + 0.2679491924311227f * t98;
    const float t100 = 0.2679491924311227f * t21 + t22;
    const float t101 = 0.2679491924311227f * t24 + t25;
    const float t102 = t100 + 0.2679491924311227f * t101;
    const float t103 = 0.2679491924311227f * t28 + t29;
    const float t104 = 0.2679491924311227f * t31 + t32;
    const float t105 = t103 + 0.2679491924311227f * t104;
    const float t106 = 0.2679491924311227f * t35 + t36;
    const float t107 = 0.2679491924311227f * t38 + t39;
    const float t108 = t106 + 0.2679491924311227f * t107;
    const float t109 = t99 * t102 - t105 * t108;
    const float t110 = 0.2679491924311227f * t43 + t44;
    const float t111 = 0.2679491924311227f * t46 + t47;
    const float t112 = t110 + 0.2679491924311227f * t111;
    const float t113 = t56 * t105 - t63 * t102;
    const float t114 = 0.2679491924311227f * t65 + t66;
    const float t115 = 0.2679491924311227f * t68 + t69;
    const float t116 = t114 + 0.2679491924311227f * t115;
    const float t117 = t63 * t108 - t56 * t99;
    const float t118 = reciprocal(std::fabs(-0.2406516764515424f * (t13 * t109 + t112 * t113 + t116 * t117)));
    const float t119 = t108 * t116 - t102 * t112;
    const float t120 = t105 * t112 - t99 * t116;
    const float t121 = 0.14968738057396383f * t118 * (t109 * t109 + t119 * t119 + t120 * t120);
    const float t122 = 0.2679491924311227f * t77 + t78;
    const float t123 = 0.2679491924311227f * t80 + t81;
    const float t124 = t122 + 0.2679491924311227f * t123;
    const float t125 = t13 * t102 - t56 * t116;
    const float t126 = t63 * t116 - t13 * t105;
    const float t127 = 0.14968738057396383f * t118 * (t109 * t113 + t119 * t125 + t120 * t126);
    const float t128 = 0.2679491924311227f * t87 + t88;
    const float t129 = 0.2679491924311227f * t90 + t91;
    const float t130 = t128 + 0.2679491924311227f * t129;
    const float t131 = t56 * t112 - t13 * t108;
    const float t132 = t13 * t99 - t63 * t112;
    const float t133 = 0.14968738057396383f * t118 * (t109 * t117 + t119 * t131 + t120 * t132);
    const float t134 = (t6 * t76 + t83 * t86 + t93 * t96) + (t6 * t121 + t124 * t127 + t130 * t133);
    const float t135 = 0.2679491924311227f * t0 + t1;
    const float t136 = 0.2679491924311227f * t3 + t4;
    const float t137 = t135 + 0.2679491924311227f * t136;
    const float t138 = 0.2679491924311227f * t7 + t8;
    const float t139 = 0.2679491924311227f * t10 + t11;
    const float t140 = t138 + 0.2679491924311227f * t139;
    const float t141 = 0.2679491924311227f * t23 + t26;
    const float t142 = 0.2679491924311227f * t30 + t33;
    const float t143 = t20 * t141 - t41 * t142;
    const float t144 = 0.2679491924311227f * t50 + t51;
    const float t145 = 0.2679491924311227f * t53 + t54;
    const float t146 = t144 + 0.2679491924311227f * t145;
    const float t147 = 0.2679491924311227f * t57 + t58;
    const float t148 = 0.2679491924311227f * t60 + t61;
    const float t149 = t147 + 0.2679491924311227f * t148;
    const float t150 = t142 * t146 - t141 * t149;
    const float t151 = 0.2679491924311227f * t67 + t70;
    const float t152 = t41 * t149 - t20 * t146;
    const float t153 = reciprocal(std::fabs(-0.2406516764515424f * (t140 * t143 + t49 * t150 + t151 * t152)));
    const float t154 = t41 * t151 - t49 * t141;
    const float t155 = t49 * t142 - t20 * t151;
    const float t156 = 0.14968738057396383f * t153 * (t143 * t143 + t154 * t154 + t155 * t155);
    const float t157 = t140 * t141 - t146 * t151;
    const float t158 = t149 * t151 - t140 * t142;
    const float t159 = 0.14968738057396383f * t153 * (t143 * t150 + t154 * t157 + t155 * t158);
    const float t160 = 0.2679491924311227f * t89 + t92;
    const float t161 = t49 * t146 - t41 * t140;
    const float t162 = t20 * t140 - t49 * t149;
    const float t163 = 0.14968738057396383f * t153 * (t143 * t152 + t154 * t161 + t155 * t162);
    const float t164 = 0.2679491924311227f * t100 + t101;
    const float t165 = 0.2679491924311227f * t103 + t104;
    const float t166 = t99 * t164 - t108 * t165;
    const float t167 = t146 * t165 - t149 * t164;
    const float t168 = 0.2679491924311227f * t114 + t115;
    const float t169 = t108 * t149 - t99 * t146;
    const float t170 = reciprocal(std::fabs(-0.2406516764515424f * (t140 * t166 + t112 * t167 + t168 *
        t169)));
    const float t171 = t108 * t168 - t112 * t164;
    const float t172 = t112 * t165 - t99 * t168;
    const float t173 = 0.14968738057396383f * t170 * (t166 * t166 + t171 * t171 + t172 * t172);
    const float t174 = t140 * t164 - t146 * t168;
    const float t175 = t149 * t168 - t140 * t165;
    const float t176 = 0.14968738057396383f * t170 * (t166 * t167 + t171 * t174 + t172 * t175);
    const float t177 = 0.2679491924311227f * t128 + t129;
    const float t178 = t112 * t146 - t108 * t140;
    const float t179 = t99 * t140 - t112 * t149;
    const float t180 = 0.14968738057396383f * t170 * (t166 * t169 + t171 * t178 + t172 * t179);
    const float t181 = (t137 * t156 + t83 * t159 + t160 * t163) + (t137 * t173 + t124 * t176 + t177 * t180);
    const float t182 = t134 + 0.2679491924311227f * t181;
    const float t183 = 0.2679491924311227f * t2 + t5;
    const float t184 = 0.2679491924311227f * t9 + t12;
    const float t185 = 0.2679491924311227f * t16 + t19;
    const float t186 = 0.2679491924311227f * t37 + t40;
    const float t187 = t27 * t185 - t34 * t186;
    const float t188 = 0.2679491924311227f * t45 + t48;
    const float t189 = 0.2679491924311227f * t52 + t55;
    const float t190 = 0.2679491924311227f * t59 + t62;
    const float t191 = t34 * t189 - t27 * t190;
    const float t192 = t186 * t190 - t185 * t189;
    const float t193 = reciprocal(std::fabs(-0.2406516764515424f * (t184 * t187 + t188 * t191 + t71 * t192)));
    const float t194 = t71 * t186 - t27 * t188;
    const float t195 = t34 * t188 - t71 * t185;
    const float t196 = 0.14968738057396383f * t193 * (t187 * t187 + t194 * t194 + t195 * t195);
    const float t197 = 0.2679491924311227f * t79 + t82;
    const float t198 = t27 * t184 - t71 * t189;
    const float t199 = t71 * t190 - t34 * t184;
    const float t200 = 0.14968738057396383f * t193 * (t187 * t191 + t194 * t198 + t195 * t199);
    const float t201 = t188 * t189 - t184 * t186;
    const float t202 = t184 * t185 - t188 * t190;
    const float t203 = 0.14968738057396383f * t193 * (t187 * t192 + t194 * t201 + t195 * t202);
    const float t204 = 0.2679491924311227f * t97 + t98;
    const float t205 = 0.2679491924311227f * t106 + t107;
    const float t206 = t102 * t204 - t105 * t205;
    const float t207 = 0.2679491924311227f * t110 + t111;
    const float t208 = t105 * t189 - t102 * t190;
    const float t209 = t190 * t205 - t189 * t204;
    const float t210 = reciprocal(std::fabs(-0.2406516764515424f * (t184 * t206 + t207 * t208 + t116 *
        t209)));
    const float t211 = t116 * t205 - t102 * t207;
    const float t212 = t105 * t207 - t116 * t204;
    const float t213 = 0.14968738057396383f * t210 * (t206 * t206 + t211 * t211 + t212 * t212);
    const float t214 = 0.2679491924311227f * t122 + t123;
    const float t215 = t102 * t184 - t116 * t189;
    const float t216 = t116 * t190 - t105 * t184;
    const float t217 = 0.14968738057396383f * t210 * (t206 * t208 + t211 * t215 + t212 * t216);
    const float t218 = t189 * t207 - t184 * t205;
    const float t219 = t184 * t204 - t190 * t207;
    const float t220 = 0.14968738057396383f * t210 * (t206 * t209 + t211 * t218 + t212 * t219);
    const float t221 = (t183 * t196 + t197 * t200 + t93 * t203) + (t183 * t213 + t214 * t217 + t130 * t220);
    const float t222 = 0.2679491924311227f * t135 + t136;
    const float t223 = 0.2679491924311227f * t138 + t139;
    const float t224 = t141 * t185 - t142 * t186;
    const float t225 = 0.2679491924311227f * t144 + t145;
    const float t226 = 0.2679491924311227f * t147 + t148;
    const float t227 = t142 * t225 - t141 * t226;
    const float t228 = t186 * t226 - t185 * t225;
    const float t229 = reciprocal(std::fabs(-0.2406516764515424f * (t223 * t224 + t188 * t227 + t151 *
        t228)));
    const float t230 = t151 * t186 - t141 * t188;
    const float t231 = t142 * t188 - t151 * t185;
    const float t232 = 0.14968738057396383f * t229 * (t224 * t224 + t230 * t230 + t231 * t231);
    const float t233 = t141 * t223 - t151 * t225;
    const float t234 = t151 * t226 - t142 * t223;
    const float t235 = 0.14968738057396383f * t229 * (t224 * t227 + t230 * t233 + t231 * t234);
    const float t236 = t188 * t225 - t186 * t223;
    const float t237 = t185 * t223 - t188 * t226;
    const float t238 = 0.14968738057396383f * t229 * (t224 * t228 + t230 * t236 + t231 * t237);
    const float t239 = t164 * t204 - t165 * t205;
    const float t240 = t165 * t225 - t164 * t226;
    const float t241 = t205 * t226 - t204 * t225;
    const float t242 = reciprocal(std::fabs(-0.2406516764515424f * (t223 * t239 + t207 * t240 + t168 *
        t241)));
    const float t243 = t168 * t205 - t164 * t207;
    const float t244 = t165 * t207 - t168 * t204;
    const float t245 = 0.14968738057396383f * t242 * (t239 * t239 + t243 * t243 + t244 * t244);
    const float t246 = t164 * t223 - t168 * t225;
    const float t247 = t168 * t226 - t165 * t223;
    const float t248 = 0.14968738057396383f * t242 * (t239 * t240 + t243 * t246 + t244 * t247);
    const float t249 = t207 * t225 - t205 * t223;
    const float t250 = t204 * t223 - t207 * t226;
    const float t251 = 0.14968738057396383f * t242 * (t239 * t241 + t243 * t249 + t244 * t250);
    const float t252 = (t222 * t232 + t197 * t235 + t160 * t238) + (t222 * t245 + t214 * t248 + t177 * t251);
    const float t253 = t221 + 0.2679491924311227f * t252;
    const float t254 = t182 + 0.2679491924311227f * t253;
    const float t255 = 0.14968738057396383f * t73 * (t64 * t64 + t84 * t84 + t85 * t85);
    const float t256 = 0.14968738057396383f * t73 * (t64 * t72 + t84 * t94 + t85 * t95);
    const float t257 = 0.14968738057396383f * t153 * (t150 * t150 + t157 * t157 + t158 * t158);
    const float t258 = 0.14968738057396383f * t153 * (t150 * t152 + t157 * t161 + t158 * t162);
    const float t259 = (t6 * t86 + t83 * t255 + t93 * t256) + (t137 * t159 + t83 * t257 + t160 * t258);
    const float t260 = 0.14968738057396383f * t118 * (t113 * t113 + t125 * t125 + t126 * t126);
    const float t261 = 0.14968738057396383f * t118 * (t113 * t117 + t125 * t131 + t126 * t132);
    const float t262 = 0.14968738057396383f * t170 * (t167 * t167 + t174 * t174 + t175 * t175);
    const float t263 = 0.14968738057396383f * t170 * (t167 * t169 + t174 * t178 + t175 * t179);
    const float t264 = (t6 * t127 + t124 * t260 + t130 * t261) + (t137 * t176 + t124 * t262 + t177 * t263);
    const float t265 = t259 + 0.2679491924311227f * t264;
    const float t266 = 0.14968738057396383f * t193 * (t191 * t191 + t198 * t198 + t199 * t199);
    const float t267 = 0.14968738057396383f * t193 * (t191 * t192 + t198 * t201 + t199 * t202);
    const float t268 = 0.14968738057396383f * t229 * (t227 * t227 + t233 * t233 + t234 * t234);
    const float t269 = 0.14968738057396383f * t229 * (t227 * t228 + t233 * t236 + t234 * t237);
    const float t270 = (t183 * t200 + t197 * t266 + t93 * t267) + (t222 * t235 + t197 * t268 + t160 * t269);
    const float t271 = 0.14968738057396383f * t210 * (t208 * t208 + t215 * t215 + t216 * t216);
    const float t272 = 0.14968738057396383f * t210 * (t208 * t209 + t215 * t218 + t216 * t219);
    const float t273 = 0.14968738057396383f * t242 * (t240 * t240 + t246 * t246 + t247 * t247);
    const float t274 = 0.14968738057396383f * t242 * (t240 * t241 + t246 * t249 + t247 * t250);
    const float t275 = (t183 * t217 + t214 * t271 + t130 * t272) + (t222 * t248 + t214 * t273 + t177 * t274);
    const float t276 = t270 + 0.2679491924311227f * t275;
    const float t277 = t265 + 0.2679491924311227f * t276;
    const float t278 = 0.14968738057396383f * t73 * (t72 * t72 + t94 * t94 + t95 * t95);
    const float t279 = 0.14968738057396383f * t193 * (t192 * t192 + t201 * t201 + t202 * t202);
    const float t280 = (t6 * t96 + t83 * t256 + t93 * t278) + (t183 * t203 + t197 * t267 + t93 * t279);
    const float t281 = 0.14968738057396383f * t118 * (t117 * t117 + t131 * t131 + t132 * t132);
    const float t282 = 0.14968738057396383f * t210 * (t209 * t209 + t218 * t218 + t219 * t219);
    const float t283 = (t6 * t133 + t124 * t261 + t130 * t281) + (t183 * t220 + t214 * t272 + t130 * t282);
    const float t284 = t280 + 0.2679491924311227f * t283;
    const float t285 = 0.14968738057396383f * t153 * (t152 * t152 + t161 * t161 + t162 * t162);
    const float t286 = 0.14968738057396383f * t229 * (t228 * t228 + t236 * t236 + t237 * t237);
    const float t287 = (t137 * t163 + t83 * t258 + t160 * t285) + (t222 * t238 + t197 * t269 + t160 * t286);
    const float t288 = 0.14968738057396383f * t170 * (t169 * t169 + t178 * t178 + t179 * t179);
    const float t289 = 0.14968738057396383f * t242 * (t241 * t241 + t249 * t249 + t250 * t250);
    const float t290 = (t137 * t180 + t124 * t263 + t177 * t288) + (t222 * t251 + t214 * t274 + t177 * t289);
    const float t291 = t287 + 0.2679491924311227f * t290;
    const float t292 = t284 + 0.2679491924311227f * t291;
    const float result0 = 0.04836181677178996f * (t254 + t277 + t292);
    const float t293 = trial_1 - trial_4;
    const float t294 = trial_7 - trial_10;
    const float t295 = t293 + 0.2679491924311227f * t294;
    const float t296 = trial_13 - trial_16;
    const float t297 = trial_19 - trial_22;
    const float t298 = t296 + 0.2679491924311227f * t297;
    const float t299 = t295 + 0.2679491924311227f * t298;
    const float t300 = trial_1 - trial_7;
    const float t301 = trial_4 - trial_10;
    const float t302 = t300 + 0.2679491924311227f * t301;
    const float t303 = trial_13 - trial_19;
    const float t304 = trial_16 - trial_22;
    const float t305 = t303 + 0.2679491924311227f * t304;
    const float t306 = t302 + 0.2679491924311227f * t305;
    const float t307 = trial_1 - trial_13;
    const float t308 = trial_4 - trial_16;
    const float t309 = t307 + 0.2679491924311227f * t308;
    const float t310 = trial_7 - trial_19;
    const float t311 = trial_10 - trial_22;
    const float t312 = t310 + 0.2679491924311227f * t311;
    const float t313 = t309 + 0.2679491924311227f * t312;
    const float t314 = 0.2679491924311227f * t300 + t301;
    const float t315 = 0.2679491924311227f * t303 + t304;
    const float t316 = t314 + 0.2679491924311227f * t315;
    const float t317 = 0.2679491924311227f * t307 + t308;
    const float t318 = 0.2679491924311227f * t310 + t311;
    const float t319 = t317 + 0.2679491924311227f * t318;
    const float t320 = (t76 * t299 + t86 * t306 + t96 * t313) + (t121 * t299 + t127 * t316 + t133 * t319);
    const float t321 = 0.2679491924311227f * t293 + t294;
    const float t322 = 0.2679491924311227f * t296 + t297;
    const float t323 = t321 + 0.2679491924311227f * t322;
    const float t324 = 0.2679491924311227f * t309 + t312;
    const float t325 = 0.2679491924311227f * t317 + t318;
    const float t326 = (t156 * t323 + t159 * t306 + t163 * t324) + (t173 * t323 + t176 * t316 + t180 * t325);
    const float t327 = t320 + 0.2679491924311227f * t326;
    const float t328 = 0.2679491924311227f * t295 + t298;
    const float t329 = 0.2679491924311227f * t302 + t305;
    const float t330 = 0.2679491924311227f * t314 + t315;
    const float t331 = (t196 * t328 + t200 * t329 + t203 * t313) + (t213 * t328 + t217 * t330 + t220 * t319);
    const float t332 = 0.2679491924311227f * t321 + t322;
    const float t333 = (t232 * t332 + t235 * t329 + t238 * t324) + (t245 * t332 + t248 * t330 + t251 * t325);
    const float t334 = t331 + 0.2679491924311227f * t333;
    const float t335 = t327 + 0.2679491924311227f * t334;
    const float t336 = (t86 * t299 + t255 * t306 + t256 * t313) + (t159 * t323 + t257 * t306 + t258 * t324);
    const float t337 = (t127 * t299 + t260 * t316 + t261 * t319) + (t176 * t323 + t262 * t316 + t263 * t325);
    const float t338 = t336 + 0.2679491924311227f * t337;
    const float t339 = (t200 * t328 + t266 * t329 + t267 * t313) + (t235 * t332 + t268 * t329 + t269 * t324);
    const float t340 = (t217 * t328 + t271 * t330 + t272 * t319) + (t248 * t332 + t273 * t330 + t274 * t325);
    const float t341 = t339 + 0.2679491924311227f * t340;
    const float t342 = t338 + 0.2679491924311227f * t341;
    const float t343 = (t96 * t299 + t256 * t306 + t278 * t313) + (t203 * t328 + t267 * t329 + t279 * t313);
    const float t344 = (t133 * t299 + t261 * t316 + t281 * t319) + (t220 * t328 + t272 * t330 + t282 * t319);
    const float t345 = t343 + 0.2679491924311227f * t344;
    const float t346 = (t163 * t323 + t258 * t306 + t285 * t324) + (t238 * t332 + t269 * t329 + t286 * t324);
    const float t347 = (t180 * t323 + t263 * t316 + t288 * t325) + (t251 * t332 + t274 * t330 + t289 * t325);
    const float t348 = t346 + 0.2679491924311227f * t347;
    const float t349 = t345 + 0.2679491924311227f * t348;
    const float result1 = 0.04836181677178996f * (t335 + t342 + t349);
    const float t350 = trial_2 - trial_5;
    const float t351 = trial_8 - trial_11;
    const float t352 = t350 + 0.2679491924311227f * t351;
    const float t353 = trial_14 - trial_17;
    const float t354 = trial_20 - trial_23;
    const float t355 = t353 + 0.2679491924311227f * t354;
    const float t356 = t352 + 0.2679491924311227f * t355;
    const float t357 = trial_2 - trial_8;
    const float t358 = trial_5 - trial_11;
    const float t359 = t357 + 0.2679491924311227f * t358;
    const float t360 = trial_14 - trial_20;
    const float t361 = trial_17 - trial_23;
    const float t362 = t360 + 0.2679491924311227f * t361;
    const float t363 = t359 + 0.2679491924311227f * t362;
    const float t364 = trial_2 - trial_14;
    const float t365 = trial_5 - trial_17;
    const float t366 = t364 + 0.2679491924311227f * t365;
    const float t367 = trial_8 - trial_20;
    const float t368 = trial_11 - trial_23;
    const float t369 = t367 + 0.2679491924311227f * t368;
    const float t370 = t366 + 0.2679491924311227f * t369;
    const float t371 = 0.2679491924311227f * t357 + t358;
    const float t372 = 0.2679491924311227f * t360 + t361;
    const float t373 = t371 + 0.2679491924311227f * t372;
    const float t374 = 0.2679491924311227f * t364 + t365;
    const float t375 = 0.2679491924311227f * t367 + t368;
    const float t376 = t374 + 0.2679491924311227f * t375;
    const float t377 = (t76 * t356 + t86 * t363 + t96 * t370) + (t121 * t356 + t127 * t373 + t133 * t376);
    const float t378 = 0.2679491924311227f * t350 + t351;
    const float t379 = 0.2679491924311227f * t353 + t354;
    const float t380 = t378 + 0.2679491924311227f * t379;
    const float t381 = 0.2679491924311227f * t366 + t369;
    const float t382 = 0.2679491924311227f * t374 + t375;
    const float t383 = (t156 * t380 + t159 * t363 + t163 * t381) + (t173 * t380 + t176 * t373 + t180 * t382);
    const float t384 = t377 + 0.2679491924311227f * t383;
    const float t385 = 0.2679491924311227f * t352 + t355;
    const float t386 = 0.2679491924311227f * t359 + t362;
    const float t387 = 0.2679491924311227f * t371 + t372;
    const float t388 = (t196 * t385 + t200 * t386 + t203 * t370) + (t213 * t385 + t217 * t387 + t220 * t376);
    const float t389 = 0.2679491924311227f * t378 + t379;
    const float t390 = (t232 * t389 + t235 * t386 + t238 * t381) + (t245 * t389 + t248 * t387 + t251 * t382);
    const float t391 = t388 + 0.2679491924311227f * t390;
    const float t392 = t384 + 0.2679491924311227f * t391;
    const float t393 = (t86 * t356 + t255 * t363 + t256 * t370) + (t159 * t380 + t257 * t363 + t258 * t381);
    const float t394 = (t127 * t356 + t260 * t373 + t261 * t376) + (t176 * t380 + t262 * t373 + t263 * t382);
    const float t395 = t393 + 0.2679491924311227f * t394;
    const float t396 = (t200 * t385 + t266 * t386 + t267 * t370) + (t235 * t389 + t268 * t386 + t269 * t381);
    const float t397 = (t217 * t385 + t271 * t387 + t272 * t376) + (t248 * t389 + t273 * t387 + t274 * t382);
    const float t398 = t396 + 0.2679491924311227f * t397;
    const float t399 = t395 + 0.2679491924311227f * t398;
    const float t400 = (t96 * t356 + t256 * t363 + t278 * t370) + (t203 * t385 + t267 * t386 + t279 * t370);
    const float t401 = (t133 * t356 + t261 * t373 + t281 * t376) + (t220 * t385 + t272 * t387 + t282 * t376);
    const float t402 = t400 + 0.2679491924311227f * t401;
    const float t403 = (t163 * t380 + t258 * t363 + t285 * t381) + (t238 * t389 + t269 * t386 + t286 * t381);
    const float t404 = (t180 * t380 + t263 * t373 + t288 * t382) + (t251 * t389 + t274 * t387 + t289 * t382);
    const float t405 = t403 + 0.2679491924311227f * t404;
    const float t406 = t402 + 0.2679491924311227f * t405;
    const float result2 = 0.04836181677178996f * (t392 + t399 + t406);
    const float t407 = 0.2679491924311227f * t259 + t264;
    const float t408 = 0.2679491924311227f * t270 + t275;
    const float t409 = t407 + 0.2679491924311227f * t408;
    const float t410 = 0.2679491924311227f * t280 + t283;
    const float t411 = 0.2679491924311227f * t287 + t290;
    const float t412 = t410 + 0.2679491924311227f * t411;
    const float result3 = -0.04836181677178996f * (t254 - t409 - t412);
    const float t413 = 0.2679491924311227f * t336 + t337;
    const float t414 = 0.2679491924311227f * t339 + t340;
    const float t415 = t413 + 0.2679491924311227f * t414;
    const float t416 = 0.2679491924311227f * t343 + t344;
    const float t417 = 0.2679491924311227f * t346 + t347;
    const float t418 = t416 + 0.2679491924311227f * t417;
    const float result4 = -0.04836181677178996f * (t335 - t415 - t418);
    const float t419 = 0.2679491924311227f * t393 + t394;
    const float t420 = 0.2679491924311227f * t396 + t397;
    const float t421 = t419 + 0.2679491924311227f * t420;
    const float t422 = 0.2679491924311227f * t400 + t401;
    const float t423 = 0.2679491924311227f * t403 + t404;
    const float t424 = t422 + 0.2679491924311227f * t423;
    const float result5 = -0.04836181677178996f * (t392 - t421 - t424);
    const float t425 = 0.2679491924311227f * t134 + t181;
    const float t426 = 0.2679491924311227f * t221 + t252;
    const float t427 = t425 + 0.2679491924311227f * t426;
    const float t428 = 0.2679491924311227f * t284 + t291;
    const float result6 = -0.04836181677178996f * (t277 - t427 - t428);
    const float t429 = 0.2679491924311227f * t320 + t326;
    const float t430 = 0.2679491924311227f * t331 + t333;
    const float t431 = t429 + 0.2679491924311227f * t430;
    const float t432 = 0.2679491924311227f * t345 + t348;
    const float result7 = -0.04836181677178996f * (t342 - t431 - t432);
    const float t433 = 0.2679491924311227f * t377 + t383;
    const float t434 = 0.2679491924311227f * t388 + t390;
    const float t435 = t433 + 0.2679491924311227f * t434;
    const float t436 = 0.2679491924311227f * t402 + t405;
    const float result8 = -0.04836181677178996f * (t399 - t435 - t436);
    const float t437 = 0.2679491924311227f * t410 + t411;
    const float result9 = -0.04836181677178996f * (t409 + t427 - t437);
    const float t438 = 0.2679491924311227f * t416 + t417;
    const float result10 = -0.04836181677178996f * (t415 + t431 - t438);
    const float t439 = 0.2679491924311227f * t422 + t423;
    const float result11 = -0.04836181677178996f * (t421 + t435 - t439);
    const float t440 = 0.2679491924311227f * t182 + t253;
    const float t441 = 0.2679491924311227f * t265 + t276;
    const float result12 = -0.04836181677178996f * (t292 - t440 - t441);
    const float t442 = 0.2679491924311227f * t327 + t334;
    const float t443 = 0.2679491924311227f * t338 + t341;
    const float result13 = -0.04836181677178996f * (t349 - t442 - t443);
    const float t444 = 0.2679491924311227f * t384 + t391;
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
