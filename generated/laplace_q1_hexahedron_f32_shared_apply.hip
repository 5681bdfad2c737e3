// laplace_q1_hexahedron_f32_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set scalar=float32 --set quadrature_degree=3 --set numbering=shared
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
//   quadrature      1266 flops
//   sum_factorised  860 flops <- taken
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
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       876
//   bytes       56 (52 read, 4 written)
//   flops/byte  15.6
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 4;
#else
constexpr int resident = 2;
#endif

__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

__global__ void __launch_bounds__(128, resident)
laplace_q1_hexahedron_f32_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates) {
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
    const int64_t n0 = d0;
    const int64_t n1 = d1;
    const int64_t n2 = d2;
    const int64_t n3 = d3;
    const int64_t n4 = d4;
    const int64_t n5 = d5;
    const int64_t n6 = d6;
    const int64_t n7 = d7;
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
    const float trial_1 = x[d1];
    const float trial_2 = x[d2];
    const float trial_3 = x[d3];
    const float trial_4 = x[d4];
    const float trial_5 = x[d5];
    const float trial_6 = x[d6];
    const float trial_7 = x[d7];
    const float t0 = x0_0 - x1_0;
    const float t1 = x2_0 - x3_0;
    const float t2 = t0 + 0.2679491924311227f * t1;
    const float t3 = x4_0 - x5_0;
    const float t4 = x6_0 - x7_0;
    const float t5 = t3 + 0.2679491924311227f * t4;
    const float t6 = t2 + 0.2679491924311227f * t5;
    const float t7 = x0_1 - x2_1;
    const float t8 = x1_1 - x3_1;
    const float t9 = t7 + 0.2679491924311227f * t8;
    const float t10 = x4_1 - x6_1;
    const float t11 = x5_1 - x7_1;
    const float t12 = t10 + 0.2679491924311227f * t11;
    const float t13 = t9 + 0.2679491924311227f * t12;
    const float t14 = x0_2 - x4_2;
    const float t15 = x1_2 - x5_2;
    const float t16 = t14 + 0.2679491924311227f * t15;
    const float t17 = x2_2 - x6_2;
    const float t18 = x3_2 - x7_2;
    const float t19 = t17 + 0.2679491924311227f * t18;
    const float t20 = t16 + 0.2679491924311227f * t19;
    const float t21 = x0_1 - x4_1;
    const float t22 = x1_1 - x5_1;
    const float t23 = t21 + 0.2679491924311227f * t22;
    const float t24 = x2_1 - x6_1;
    const float t25 = x3_1 - x7_1;
    const float t26 = t24 + 0.2679491924311227f * t25;
    const float t27 = t23 + 0.2679491924311227f * t26;
    const float t28 = x0_2 - x2_2;
    const float t29 = x1_2 - x3_2;
    const float t30 = t28 + 0.2679491924311227f * t29;
    const float t31 = x4_2 - x6_2;
    const float t32 = x5_2 - x7_2;
    const float t33 = t31 + 0.2679491924311227f * t32;
    const float t34 = t30 + 0.2679491924311227f * t33;
    const float t35 = t13 * t20 - t27 * t34;
    const float t36 = x0_0 - x2_0;
    const float t37 = x1_0 - x3_0;
    const float t38 = t36 + 0.2679491924311227f * t37;
    const float t39 = x4_0 - x6_0;
    const float t40 = x5_0 - x7_0;
    const float t41 = t39 + 0.2679491924311227f * t40;
    const float t42 = t38 + 0.2679491924311227f * t41;
    const float t43 = x0_2 - x1_2;
    const float t44 = x2_2 - x3_2;
    const float t45 = t43 + 0.2679491924311227f * t44;
    const float t46 = x4_2 - x5_2;
    const float t47 = x6_2 - x7_2;
    const float t48 = t46 + 0.2679491924311227f * t47;
    const float t49 = t45 + 0.2679491924311227f * t48;
    const float t50 = x0_1 - x1_1;
    const float t51 = x2_1 - x3_1;
    const float t52 = t50 + 0.2679491924311227f * t51;
    const float t53 = x4_1 - x5_1;
    const float t54 = x6_1 - x7_1;
    const float t55 = t53 + 0.2679491924311227f * t54;
    const float t56 = t52 + 0.2679491924311227f * t55;
    const float t57 = t27 * t49 - t20 * t56;
    const float t58 = x0_0 - x4_0;
    const float t59 = x1_0 - x5_0;
    const float t60 = t58 + 0.2679491924311227f * t59;
    const float t61 = x2_0 - x6_0;
    const float t62 = x3_0 - x7_0;
    const float t63 = t61 + 0.2679491924311227f * t62;
    const float t64 = t60 + 0.2679491924311227f * t63;
    const float t65 = t34 * t56 - t13 * t49;
    const float t66 = reciprocal(std::fabs(-0.2406516764515424f * (t6 * t35 + t42 * t57 + t64 * t65)));
    const float t67 = trial_0 - trial_1;
    const float t68 = trial_2 - trial_3;
    const float t69 = t67 + 0.2679491924311227f * t68;
    const float t70 = trial_4 - trial_5;
    const float t71 = trial_6 - trial_7;
    const float t72 = t70 + 0.2679491924311227f * t71;
    const float t73 = t69 + 0.2679491924311227f * t72;
    const float t74 = trial_0 - trial_2;
    const float t75 = trial_1 - trial_3;
    const float t76 = t74 + 0.2679491924311227f * t75;
    const float t77 = trial_4 - trial_6;
    const float t78 = trial_5 - trial_7;
    const float t79 = t77 + 0.2679491924311227f * t78;
    const float t80 = t76 + 0.2679491924311227f * t79;
    const float t81 = trial_0 - trial_4;
    const float t82 = trial_1 - trial_5;
    const float t83 = t81 + 0.2679491924311227f * t82;
    const float t84 = trial_2 - trial_6;
    const float t85 = trial_3 - trial_7;
    const float t86 = t84 + 0.2679491924311227f * t85;
    const float t87 = t83 + 0.2679491924311227f * t86;
    const float t88 = t35 * t73 + t57 * t80 + t65 * t87;
    const float t89 = t34 * t64 - t20 * t42;
    const float t90 = t6 * t20 - t49 * t64;
    const float t91 = t42 * t49 - t6 * t34;
    const float t92 = t73 * t89 + t80 * t90 + t87 * t91;
    const float t93 = t27 * t42 - t13 * t64;
    const float t94 = t56 * t64 - t6 * t27;
    const float t95 = t6 * t13 - t42 * t56;
    const float t96 = t73 * t93 + t80 * t94 + t87 * t95;
    const float flux0 = t66 * (t35 * t88 + t89 * t92 + t93 * t96);
    const float flux1 = t66 * (t57 * t88 + t90 * t92 + t94 * t96);
    const float flux2 = t66 * (t65 * t88 + t91 * t92 + t95 * t96);
    const float t97 = 0.2679491924311227f * t7 + t8;
    const float t98 = 0.2679491924311227f * t10 + t11;
    const float t99 = t97 + 0.2679491924311227f * t98;
    const float t100 = 0.2679491924311227f * t14 + t15;
    const float t101 = 0.2679491924311227f * t17 + t18;
    const float t102 = t100 + 0.2679491924311227f * t101;
    const float t103 = 0.2679491924311227f * t21 + t22;
    const float t104 = 0.2679491924311227f * t24 + t25;
    const float t105 = t103 + 0.2679491924311227f * t104;
    const float t106 = 0.2679491924311227f * t28 + t29;
    const float t107 = 0.2679491924311227f * t31 + t32;
    const float t108 = t106 + 0.2679491924311227f * t107;
    const float t109 = t99 * t102 - t105 * t108;
    const float t110 = 0.2679491924311227f * t36 + t37;
    const float t111 = 0.2679491924311227f * t39 + t40;
    const float t112 = t110 + 0.2679491924311227f * t111;
    const float t113 = t49 * t105 - t56 * t102;
    const float t114 = 0.2679491924311227f * t58 + t59;
    const float t115 = 0.2679491924311227f * t61 + t62;
    const float t116 = t114 + 0.2679491924311227f * t115;
    const float t117 = t56 * t108 - t49 * t99;
    const float t118 = reciprocal(std::fabs(-0.2406516764515424f * (t6 * t109 + t112 * t113 + t116 * t117)));
    const float t119 = 0.2679491924311227f * t74 + t75;
    const float t120 = 0.2679491924311227f * t77 + t78;
    const float t121 = t119 + 0.2679491924311227f * t120;
    const float t122 = 0.2679491924311227f * t81 + t82;
    const float t123 = 0.2679491924311227f * t84 + t85;
    const float t124 = t122 + 0.2679491924311227f * t123;
    const float t125 = t73 * t109 + t113 * t121 + t117 * t124;
    const float t126 = t108 * t116 - t102 * t112;
    const float t127 = t6 * t102 - t49 * t116;
    const float t128 = t49 * t112 - t6 * t108;
    const float t129 = t73 * t126 + t121 * t127 + t124 * t128;
    const float t130 = t105 * t112 - t99 * t116;
    const float t131 = t56 * t116 - t6 * t105;
    const float t132 = t6 * t99 - t56 * t112;
    const float t133 = t73 * t130 + t121 * t131 + t124 * t132;
    const float flux3 = t118 * (t109 * t125 + t126 * t129 + t130 * t133);
    const float flux4 = t118 * (t113 * t125 + t127 * t129 + t131 * t133);
    const float flux5 = t118 * (t117 * t125 + t128 * t129 + t132 * t133);
    const float t134 = 0.2679491924311227f * t0 + t1;
    const float t135 = 0.2679491924311227f * t3 + t4;
    const float t136 = t134 + 0.2679491924311227f * t135;
    const float t137 = 0.2679491924311227f * t16 + t19;
    const float t138 = 0.2679491924311227f * t23 + t26;
    const float t139 = t13 * t137 - t34 * t138;
    const float t140 = 0.2679491924311227f * t43 + t44;
    const float t141 = 0.2679491924311227f * t46 + t47;
    const float t142 = t140 + 0.2679491924311227f * t141;
    const float t143 = 0.2679491924311227f * t50 + t51;
    const float t144 = 0.2679491924311227f * t53 + t54;
    const float t145 = t143 + 0.2679491924311227f * t144;
    const float t146 = t138 * t142 - t137 * t145;
    const float t147 = 0.2679491924311227f * t60 + t63;
    const float t148 = t34 * t145 - t13 * t142;
    const float t149 = reciprocal(std::fabs(-0.2406516764515424f * (t136 * t139 + t42 * t146 + t147 * t148)));
    const float t150 = 0.2679491924311227f * t67 + t68;
    const float t151 = 0.2679491924311227f * t70 + t71;
    const float t152 = t150 + 0.2679491924311227f * t151;
    const float t153 = 0.2679491924311227f * t83 + t86;
    const float t154 = t139 * t152 + t80 * t146 + t148 * t153;
    const float t155 = t34 * t147 - t42 * t137;
    const float t156 = t136 * t137 - t142 * t147;
    const float t157 = t42 * t142 - t34 * t136;
    const float t158 = t152 * t155 + t80 * t156 + t153 * t157;
    const float t159 = t42 * t138 - t13 * t147;
    const float t160 = t145 * t147 - t136 * t138;
    const float t161 = t13 * t136 - t42 * t145;
    const float t162 = t152 * t159 + t80 * t160 + t153 * t161;
    const float flux6 = t149 * (t139 * t154 + t155 * t158 + t159 * t162);
    const float flux7 = t149 * (t146 * t154 + t156 * t158 + t160 * t162);
    const float flux8 = t149 * (t148 * t154 + t157 * t158 + t161 * t162);
    const float t163 = 0.2679491924311227f * t100 + t101;
    const float t164 = 0.2679491924311227f * t103 + t104;
    const float t165 = t99 * t163 - t108 * t164;
    const float t166 = t142 * t164 - t145 * t163;
    const float t167 = 0.2679491924311227f * t114 + t115;
    const float t168 = t108 * t145 - t99 * t142;
    const float t169 = reciprocal(std::fabs(-0.2406516764515424f * (t136 * t165 + t112 * t166 + t167 *
        t168)));
    const float t170 = 0.2679491924311227f * t122 + t123;
    const float t171 = t152 * t165 + t121 * t166 + t168 * t170;
    const float t172 = t108 * t167 - t112 * t163;
    const float t173 = t136 * t163 - t142 * t167;
    const float t174 = t112 * t142 - t108 * t136;
    const float t175 = t152 * t172 + t121 * t173 + t170 * t174;
    const float t176 = t112 * t164 - t99 * t167;
    const float t177 = t145 * t167 - t136 * t164;
    const float t178 = t99 * t136 - t112 * t145;
    const float t179 = t152 * t176 + t121 * t177 + t170 * t178;
    const float flux9 = t169 * (t165 * t171 + t172 * t175 + t176 * t179);
    const float flux10 = t169 * (t166 * t171 + t173 * t175 + t177 * t179);
    const float flux11 = t169 * (t168 * t171 + t174 * t175 + t178 * t179);
    const float t180 = 0.2679491924311227f * t2 + t5;
    const float t181 = 0.2679491924311227f * t9 + t12;
    const float t182 = 0.2679491924311227f * t30 + t33;
    const float t183 = t20 * t181 - t27 * t182;
    const float t184 = 0.2679491924311227f * t38 + t41;
    const float t185 = 0.2679491924311227f * t45 + t48;
    const float t186 = 0.2679491924311227f * t52 + t55;
    const float t187 = t27 * t185 - t20 * t186;
    const float t188 = t182 * t186 - t181 * t185;
    const float t189 = reciprocal(std::fabs(-0.2406516764515424f * (t180 * t183 + t184 * t187 + t64 * t188)));
    const float t190 = 0.2679491924311227f * t69 + t72;
    const float t191 = 0.2679491924311227f * t76 + t79;
    const float t192 = t183 * t190 + t187 * t191 + t87 * t188;
    const float t193 = t64 * t182 - t20 * t184;
    const float t194 = t20 * t180 - t64 * t185;
    const float t195 = t184 * t185 - t180 * t182;
    const float t196 = t190 * t193 + t191 * t194 + t87 * t195;
    const float t197 = t27 * t184 - t64 * t181;
    const float t198 = t64 * t186 - t27 * t180;
    const float t199 = t180 * t181 - t184 * t186;
    const float t200 = t190 * t197 + t191 * t198 + t87 * t199;
    const float flux12 = t189 * (t183 * t192 + t193 * t196 + t197 * t200);
    const float flux13 = t189 * (t187 * t192 + t194 * t196 + t198 * t200);
    const float flux14 = t189 * (t188 * t192 + t195 * t196 + t199 * t200);
    const float t201 = 0.2679491924311227f * t97 + t98;
    const float t202 = 0.2679491924311227f * t106 + t107;
    const float t203 = t102 * t201 - t105 * t202;
    const float t204 = 0.2679491924311227f * t110 + t111;
    const float t205 = t105 * t185 - t102 * t186;
    const float t206 = t186 * t202 - t185 * t201;
    const float t207 = reciprocal(std::fabs(-0.2406516764515424f * (t180 * t203 + t204 * t205 + t116 *
        t206)));
    const float t208 = 0.2679491924311227f * t119 + t120;
    const float t209 = t190 * t203 + t205 * t208 + t124 * t206;
    const float t210 = t116 * t202 - t102 * t204;
    const float t211 = t102 * t180 - t116 * t185;
    const float t212 = t185 * t204 - t180 * t202;
    const float t213 = t190 * t210 + t208 * t211 + t124 * t212;
    const float t214 = t105 * t204 - t116 * t201;
    const float t215 = t116 * t186 - t105 * t180;
    const float t216 = t180 * t201 - t186 * t204;
    const float t217 = t190 * t214 + t208 * t215 + t124 * t216;
    const float flux15 = t207 * (t203 * t209 + t210 * t213 + t214 * t217);
    const float flux16 = t207 * (t205 * t209 + t211 * t213 + t215 * t217);
    const float flux17 = t207 * (t206 * t209 + t212 * t213 + t216 * t217);
    const float t218 = 0.2679491924311227f * t134 + t135;
    const float t219 = t137 * t181 - t138 * t182;
    const float t220 = 0.2679491924311227f * t140 + t141;
    const float t221 = 0.2679491924311227f * t143 + t144;
    const float t222 = t138 * t220 - t137 * t221;
    const float t223 = t182 * t221 - t181 * t220;
    const float t224 = reciprocal(std::fabs(-0.2406516764515424f * (t218 * t219 + t184 * t222 + t147 *
        t223)));
    const float t225 = 0.2679491924311227f * t150 + t151;
    const float t226 = t219 * t225 + t191 * t222 + t153 * t223;
    const float t227 = t147 * t182 - t137 * t184;
    const float t228 = t137 * t218 - t147 * t220;
    const float t229 = t184 * t220 - t182 * t218;
    const float t230 = t225 * t227 + t191 * t228 + t153 * t229;
    const float t231 = t138 * t184 - t147 * t181;
    const float t232 = t147 * t221 - t138 * t218;
    const float t233 = t181 * t218 - t184 * t221;
    const float t234 = t225 * t231 + t191 * t232 + t153 * t233;
    const float flux18 = t224 * (t219 * t226 + t227 * t230 + t231 * t234);
    const float flux19 = t224 * (t222 * t226 + t228 * t230 + t232 * t234);
    const float flux20 = t224 * (t223 * t226 + t229 * t230 + t233 * t234);
    const float t235 = t163 * t201 - t164 * t202;
    const float t236 = t164 * t220 - t163 * t221;
    const float t237 = t202 * t221 - t201 * t220;
    const float t238 = reciprocal(std::fabs(-0.2406516764515424f * (t218 * t235 + t204 * t236 + t167 *
        t237)));
    const float t239 = t225 * t235 + t208 * t236 + t170 * t237;
    const float t240 = t167 * t202 - t163 * t204;
    const float t241 = t163 * t218 - t167 * t220;
    const float t242 = t204 * t220 - t202 * t218;
    const float t243 = t225 * t240 + t208 * t241 + t170 * t242;
    const float t244 = t164 * t204 - t167 * t201;
    const float t245 = t167 * t221 - t164 * t218;
    const float t246 = t201 * t218 - t204 * t221;
    const float t247 = t225 * t244 + t208 * t245 + t170 * t246;
    const float flux21 = t238 * (t235 * t239 + t240 * t243 + t244 * t247);
    const float flux22 = t238 * (t236 * t239 + t241 * t243 + t245 * t247);
    const float flux23 = t238 * (t237 * t239 + t242 * t243 + t246 * t247);
    const float t248 = flux0 + flux3;
    const float t249 = flux6 + flux9;
    const float t250 = t248 + 0.2679491924311227f * t249;
    const float t251 = flux12 + flux15;
    const float t252 = flux18 + flux21;
    const float t253 = t251 + 0.2679491924311227f * t252;
    const float t254 = t250 + 0.2679491924311227f * t253;
    const float t255 = flux1 + flux7;
    const float t256 = flux4 + flux10;
    const float t257 = t255 + 0.2679491924311227f * t256;
    const float t258 = flux13 + flux19;
    const float t259 = flux16 + flux22;
    const float t260 = t258 + 0.2679491924311227f * t259;
    const float t261 = t257 + 0.2679491924311227f * t260;
    const float t262 = flux2 + flux14;
    const float t263 = flux5 + flux17;
    const float t264 = t262 + 0.2679491924311227f * t263;
    const float t265 = flux8 + flux20;
    const float t266 = flux11 + flux23;
    const float t267 = t265 + 0.2679491924311227f * t266;
    const float t268 = t264 + 0.2679491924311227f * t267;
    const float result0 = 0.007239153672367231f * (t254 + t261 + t268);
    const float t269 = 0.2679491924311227f * t255 + t256;
    const float t270 = 0.2679491924311227f * t258 + t259;
    const float t271 = t269 + 0.2679491924311227f * t270;
    const float t272 = 0.2679491924311227f * t262 + t263;
    const float t273 = 0.2679491924311227f * t265 + t266;
    const float t274 = t272 + 0.2679491924311227f * t273;
    const float result1 = -0.007239153672367231f * (t254 - t271 - t274);
    const float t275 = 0.2679491924311227f * t248 + t249;
    const float t276 = 0.2679491924311227f * t251 + t252;
    const float t277 = t275 + 0.2679491924311227f * t276;
    const float t278 = 0.2679491924311227f * t264 + t267;
    const float result2 = -0.007239153672367231f * (t261 - t277 - t278);
    const float t279 = 0.2679491924311227f * t272 + t273;
    const float result3 = -0.007239153672367231f * (t271 + t277 - t279);
    const float t280 = 0.2679491924311227f * t250 + t253;
    const float t281 = 0.2679491924311227f * t257 + t260;
    const float result4 = -0.007239153672367231f * (t268 - t280 - t281);
    const float t282 = 0.2679491924311227f * t269 + t270;
    const float result5 = -0.007239153672367231f * (t274 + t280 - t282);
    const float t283 = 0.2679491924311227f * t275 + t276;
    const float result6 = -0.007239153672367231f * (t278 + t281 - t283);
    const float result7 = -0.007239153672367231f * (t279 + t282 + t283);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    float sum0 = result0;
    float sum1 = result1;
    float sum2 = result2;
    float sum3 = result3;
    float sum4 = result4;
    float sum5 = result5;
    float sum6 = result6;
    float sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const float passed0_1 = __shfl_up(sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const float passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const float passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const float passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const float passed1_2 = __shfl_up(sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const float passed1_3 = __shfl_up(sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const float passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const float passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum1);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum2);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum3);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum4);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum6);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum7);
    }
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f32_shared_apply_hip(
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
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(laplace_q1_hexahedron_f32_shared_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f32_shared_apply_hip(
      arguments->num_cells,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f32_shared_apply_hip_descriptor = {
    "laplace_q1_hexahedron_f32_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
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
    8,                                         // entries_per_cell
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
    876.0,                                     // flops_per_cell
    56.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
