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
//   trial   coefficient, Q1, 8 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
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

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}
__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

__global__ void __launch_bounds__(128, 2)
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
    const float t134 = t66 * (t35 * t88 + t89 * t92 + t93 * t96) + t118 * (t109 * t125 + t126 * t129 + t130 *
        t133);
    const float t135 = 0.2679491924311227f * t0 + t1;
    const float t136 = 0.2679491924311227f * t3 + t4;
    const float t137 = t135 + 0.2679491924311227f * t136;
    const float t138 = 0.2679491924311227f * t16 + t19;
    const float t139 = 0.2679491924311227f * t23 + t26;
    const float t140 = t13 * t138 - t34 * t139;
    const float t141 = 0.2679491924311227f * t43 + t44;
    const float t142 = 0.2679491924311227f * t46 + t47;
    const float t143 = t141 + 0.2679491924311227f * t142;
    const float t144 = 0.2679491924311227f * t50 + t51;
    const float t145 = 0.2679491924311227f * t53 + t54;
    const float t146 = t144 + 0.2679491924311227f * t145;
    const float t147 = t139 * t143 - t138 * t146;
    const float t148 = 0.2679491924311227f * t60 + t63;
    const float t149 = t34 * t146 - t13 * t143;
    const float t150 = reciprocal(std::fabs(-0.2406516764515424f * (t137 * t140 + t42 * t147 + t148 * t149)));
    const float t151 = 0.2679491924311227f * t67 + t68;
    const float t152 = 0.2679491924311227f * t70 + t71;
    const float t153 = t151 + 0.2679491924311227f * t152;
    const float t154 = 0.2679491924311227f * t83 + t86;
    const float t155 = t140 * t153 + t80 * t147 + t149 * t154;
    const float t156 = t34 * t148 - t42 * t138;
    const float t157 = t137 * t138 - t143 * t148;
    const float t158 = t42 * t143 - t34 * t137;
    const float t159 = t153 * t156 + t80 * t157 + t154 * t158;
    const float t160 = t42 * t139 - t13 * t148;
    const float t161 = t146 * t148 - t137 * t139;
    const float t162 = t13 * t137 - t42 * t146;
    const float t163 = t153 * t160 + t80 * t161 + t154 * t162;
    const float t164 = 0.2679491924311227f * t100 + t101;
    const float t165 = 0.2679491924311227f * t103 + t104;
    const float t166 = t99 * t164 - t108 * t165;
    const float t167 = t143 * t165 - t146 * t164;
    const float t168 = 0.2679491924311227f * t114 + t115;
    const float t169 = t108 * t146 - t99 * t143;
    const float t170 = reciprocal(std::fabs(-0.2406516764515424f * (t137 * t166 + t112 * t167 + t168 *
        t169)));
    const float t171 = 0.2679491924311227f * t122 + t123;
    const float t172 = t153 * t166 + t121 * t167 + t169 * t171;
    const float t173 = t108 * t168 - t112 * t164;
    const float t174 = t137 * t164 - t143 * t168;
    const float t175 = t112 * t143 - t108 * t137;
    const float t176 = t153 * t173 + t121 * t174 + t171 * t175;
    const float t177 = t112 * t165 - t99 * t168;
    const float t178 = t146 * t168 - t137 * t165;
    const float t179 = t99 * t137 - t112 * t146;
    const float t180 = t153 * t177 + t121 * t178 + t171 * t179;
    const float t181 = t150 * (t140 * t155 + t156 * t159 + t160 * t163) + t170 * (t166 * t172 + t173 * t176 +
        t177 * t180);
    const float t182 = t134 + 0.2679491924311227f * t181;
    const float t183 = 0.2679491924311227f * t2 + t5;
    const float t184 = 0.2679491924311227f * t9 + t12;
    const float t185 = 0.2679491924311227f * t30 + t33;
    const float t186 = t20 * t184 - t27 * t185;
    const float t187 = 0.2679491924311227f * t38 + t41;
    const float t188 = 0.2679491924311227f * t45 + t48;
    const float t189 = 0.2679491924311227f * t52 + t55;
    const float t190 = t27 * t188 - t20 * t189;
    const float t191 = t185 * t189 - t184 * t188;
    const float t192 = reciprocal(std::fabs(-0.2406516764515424f * (t183 * t186 + t187 * t190 + t64 * t191)));
    const float t193 = 0.2679491924311227f * t69 + t72;
    const float t194 = 0.2679491924311227f * t76 + t79;
    const float t195 = t186 * t193 + t190 * t194 + t87 * t191;
    const float t196 = t64 * t185 - t20 * t187;
    const float t197 = t20 * t183 - t64 * t188;
    const float t198 = t187 * t188 - t183 * t185;
    const float t199 = t193 * t196 + t194 * t197 + t87 * t198;
    const float t200 = t27 * t187 - t64 * t184;
    const float t201 = t64 * t189 - t27 * t183;
    const float t202 = t183 * t184 - t187 * t189;
    const float t203 = t193 * t200 + t194 * t201 + t87 * t202;
    const float t204 = 0.2679491924311227f * t97 + t98;
    const float t205 = 0.2679491924311227f * t106 + t107;
    const float t206 = t102 * t204 - t105 * t205;
    const float t207 = 0.2679491924311227f * t110 + t111;
    const float t208 = t105 * t188 - t102 * t189;
    const float t209 = t189 * t205 - t188 * t204;
    const float t210 = reciprocal(std::fabs(-0.2406516764515424f * (t183 * t206 + t207 * t208 + t116 *
        t209)));
    const float t211 = 0.2679491924311227f * t119 + t120;
    const float t212 = t193 * t206 + t208 * t211 + t124 * t209;
    const float t213 = t116 * t205 - t102 * t207;
    const float t214 = t102 * t183 - t116 * t188;
    const float t215 = t188 * t207 - t183 * t205;
    const float t216 = t193 * t213 + t211 * t214 + t124 * t215;
    const float t217 = t105 * t207 - t116 * t204;
    const float t218 = t116 * t189 - t105 * t183;
    const float t219 = t183 * t204 - t189 * t207;
    const float t220 = t193 * t217 + t211 * t218 + t124 * t219;
    const float t221 = t192 * (t186 * t195 + t196 * t199 + t200 * t203) + t210 * (t206 * t212 + t213 * t216 +
        t217 * t220);
    const float t222 = 0.2679491924311227f * t135 + t136;
    const float t223 = t138 * t184 - t139 * t185;
    const float t224 = 0.2679491924311227f * t141 + t142;
    const float t225 = 0.2679491924311227f * t144 + t145;
    const float t226 = t139 * t224 - t138 * t225;
    const float t227 = t185 * t225 - t184 * t224;
    const float t228 = reciprocal(std::fabs(-0.2406516764515424f * (t222 * t223 + t187 * t226 + t148 *
        t227)));
    const float t229 = 0.2679491924311227f * t151 + t152;
    const float t230 = t223 * t229 + t194 * t226 + t154 * t227;
    const float t231 = t148 * t185 - t138 * t187;
    const float t232 = t138 * t222 - t148 * t224;
    const float t233 = t187 * t224 - t185 * t222;
    const float t234 = t229 * t231 + t194 * t232 + t154 * t233;
    const float t235 = t139 * t187 - t148 * t184;
    const float t236 = t148 * t225 - t139 * t222;
    const float t237 = t184 * t222 - t187 * t225;
    const float t238 = t229 * t235 + t194 * t236 + t154 * t237;
    const float t239 = t164 * t204 - t165 * t205;
    const float t240 = t165 * t224 - t164 * t225;
    const float t241 = t205 * t225 - t204 * t224;
    const float t242 = reciprocal(std::fabs(-0.2406516764515424f * (t222 * t239 + t207 * t240 + t168 *
        t241)));
    const float t243 = t229 * t239 + t211 * t240 + t171 * t241;
    const float t244 = t168 * t205 - t164 * t207;
    const float t245 = t164 * t222 - t168 * t224;
    const float t246 = t207 * t224 - t205 * t222;
    const float t247 = t229 * t244 + t211 * t245 + t171 * t246;
    const float t248 = t165 * t207 - t168 * t204;
    const float t249 = t168 * t225 - t165 * t222;
    const float t250 = t204 * t222 - t207 * t225;
    const float t251 = t229 * t248 + t211 * t249 + t171 * t250;
    const float t252 = t228 * (t223 * t230 + t231 * t234 + t235 * t238) + t242 * (t239 * t243 + t244 * t247 +
        t248 * t251);
    const float t253 = t221 + 0.2679491924311227f * t252;
    const float t254 = t182 + 0.2679491924311227f * t253;
    const float t255 = t66 * (t57 * t88 + t90 * t92 + t94 * t96) + t150 * (t147 * t155 + t157 * t159 + t161 *
        t163);
    const float t256 = t118 * (t113 * t125 + t127 * t129 + t131 * t133) + t170 * (t167 * t172 + t174 * t176 +
        t178 * t180);
    const float t257 = t255 + 0.2679491924311227f * t256;
    const float t258 = t192 * (t190 * t195 + t197 * t199 + t201 * t203) + t228 * (t226 * t230 + t232 * t234 +
        t236 * t238);
    const float t259 = t210 * (t208 * t212 + t214 * t216 + t218 * t220) + t242 * (t240 * t243 + t245 * t247 +
        t249 * t251);
    const float t260 = t258 + 0.2679491924311227f * t259;
    const float t261 = t257 + 0.2679491924311227f * t260;
    const float t262 = t66 * (t65 * t88 + t91 * t92 + t95 * t96) + t192 * (t191 * t195 + t198 * t199 + t202 *
        t203);
    const float t263 = t118 * (t117 * t125 + t128 * t129 + t132 * t133) + t210 * (t209 * t212 + t215 * t216 +
        t219 * t220);
    const float t264 = t262 + 0.2679491924311227f * t263;
    const float t265 = t150 * (t149 * t155 + t158 * t159 + t162 * t163) + t228 * (t227 * t230 + t233 * t234 +
        t237 * t238);
    const float t266 = t170 * (t169 * t172 + t175 * t176 + t179 * t180) + t242 * (t241 * t243 + t246 * t247 +
        t250 * t251);
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
    const float t275 = 0.2679491924311227f * t134 + t181;
    const float t276 = 0.2679491924311227f * t221 + t252;
    const float t277 = t275 + 0.2679491924311227f * t276;
    const float t278 = 0.2679491924311227f * t264 + t267;
    const float result2 = -0.007239153672367231f * (t261 - t277 - t278);
    const float t279 = 0.2679491924311227f * t272 + t273;
    const float result3 = -0.007239153672367231f * (t271 + t277 - t279);
    const float t280 = 0.2679491924311227f * t182 + t253;
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
