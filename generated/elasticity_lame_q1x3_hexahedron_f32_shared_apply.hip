// elasticity_lame_q1x3_hexahedron_f32_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set scalar=float32 --set quadrature_degree=3 --set numbering=shared
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   trial   coefficient, Q1^3, 24 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2910 flops
//   sum_factorised  2156 flops <- taken
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
//   flops       2204
//   bytes       88 (76 read, 12 written)
//   flops/byte  25
//   shared      0 bytes a block of 64 threads
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

__global__ void __launch_bounds__(64, 1)
elasticity_lame_q1x3_hexahedron_f32_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates,
    const float* __restrict__ lmbda,
    const float* __restrict__ mu) {
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
    const float lmbda_0 = lmbda[cell];
    const float mu_0 = mu[cell];
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
    const float t67 = t34 * t64 - t20 * t42;
    const float t68 = trial_1 - trial_4;
    const float t69 = trial_7 - trial_10;
    const float t70 = t68 + 0.2679491924311227f * t69;
    const float t71 = trial_13 - trial_16;
    const float t72 = trial_19 - trial_22;
    const float t73 = t71 + 0.2679491924311227f * t72;
    const float t74 = t70 + 0.2679491924311227f * t73;
    const float t75 = trial_1 - trial_7;
    const float t76 = trial_4 - trial_10;
    const float t77 = t75 + 0.2679491924311227f * t76;
    const float t78 = trial_13 - trial_19;
    const float t79 = trial_16 - trial_22;
    const float t80 = t78 + 0.2679491924311227f * t79;
    const float t81 = t77 + 0.2679491924311227f * t80;
    const float t82 = trial_1 - trial_13;
    const float t83 = trial_4 - trial_16;
    const float t84 = t82 + 0.2679491924311227f * t83;
    const float t85 = trial_7 - trial_19;
    const float t86 = trial_10 - trial_22;
    const float t87 = t85 + 0.2679491924311227f * t86;
    const float t88 = t84 + 0.2679491924311227f * t87;
    const float t89 = trial_0 - trial_3;
    const float t90 = trial_6 - trial_9;
    const float t91 = t89 + 0.2679491924311227f * t90;
    const float t92 = trial_12 - trial_15;
    const float t93 = trial_18 - trial_21;
    const float t94 = t92 + 0.2679491924311227f * t93;
    const float t95 = t91 + 0.2679491924311227f * t94;
    const float t96 = trial_0 - trial_6;
    const float t97 = trial_3 - trial_9;
    const float t98 = t96 + 0.2679491924311227f * t97;
    const float t99 = trial_12 - trial_18;
    const float t100 = trial_15 - trial_21;
    const float t101 = t99 + 0.2679491924311227f * t100;
    const float t102 = t98 + 0.2679491924311227f * t101;
    const float t103 = t6 * t20 - t49 * t64;
    const float t104 = trial_0 - trial_12;
    const float t105 = trial_3 - trial_15;
    const float t106 = t104 + 0.2679491924311227f * t105;
    const float t107 = trial_6 - trial_18;
    const float t108 = trial_9 - trial_21;
    const float t109 = t107 + 0.2679491924311227f * t108;
    const float t110 = t106 + 0.2679491924311227f * t109;
    const float t111 = t42 * t49 - t6 * t34;
    const float t112 = (t35 * t74 + t57 * t81 + t65 * t88) + (t67 * t95 + t102 * t103 + t110 * t111);
    const float t113 = mu_0 * t67 * t112;
    const float t114 = t27 * t42 - t13 * t64;
    const float t115 = trial_2 - trial_5;
    const float t116 = trial_8 - trial_11;
    const float t117 = t115 + 0.2679491924311227f * t116;
    const float t118 = trial_14 - trial_17;
    const float t119 = trial_20 - trial_23;
    const float t120 = t118 + 0.2679491924311227f * t119;
    const float t121 = t117 + 0.2679491924311227f * t120;
    const float t122 = trial_2 - trial_8;
    const float t123 = trial_5 - trial_11;
    const float t124 = t122 + 0.2679491924311227f * t123;
    const float t125 = trial_14 - trial_20;
    const float t126 = trial_17 - trial_23;
    const float t127 = t125 + 0.2679491924311227f * t126;
    const float t128 = t124 + 0.2679491924311227f * t127;
    const float t129 = trial_2 - trial_14;
    const float t130 = trial_5 - trial_17;
    const float t131 = t129 + 0.2679491924311227f * t130;
    const float t132 = trial_8 - trial_20;
    const float t133 = trial_11 - trial_23;
    const float t134 = t132 + 0.2679491924311227f * t133;
    const float t135 = t131 + 0.2679491924311227f * t134;
    const float t136 = t56 * t64 - t6 * t27;
    const float t137 = t6 * t13 - t42 * t56;
    const float t138 = (t35 * t121 + t57 * t128 + t65 * t135) + (t95 * t114 + t102 * t136 + t110 * t137);
    const float t139 = mu_0 * t114 * t138;
    const float t140 = t35 * t95 + t57 * t102 + t65 * t110;
    const float t141 = t67 * t74 + t81 * t103 + t88 * t111;
    const float t142 = t114 * t121 + t128 * t136 + t135 * t137;
    const float t143 = lmbda_0 * (t140 + t141 + t142);
    const float t144 = t143 + 2.0f * mu_0 * t140;
    const float t145 = 0.2679491924311227f * t7 + t8;
    const float t146 = 0.2679491924311227f * t10 + t11;
    const float t147 = t145 + 0.2679491924311227f * t146;
    const float t148 = 0.2679491924311227f * t14 + t15;
    const float t149 = 0.2679491924311227f * t17 + t18;
    const float t150 = t148 + 0.2679491924311227f * t149;
    const float t151 = 0.2679491924311227f * t21 + t22;
    const float t152 = 0.2679491924311227f * t24 + t25;
    const float t153 = t151 + 0.2679491924311227f * t152;
    const float t154 = 0.2679491924311227f * t28 + t29;
    const float t155 = 0.2679491924311227f * t31 + t32;
    const float t156 = t154 + 0.2679491924311227f * t155;
    const float t157 = t147 * t150 - t153 * t156;
    const float t158 = 0.2679491924311227f * t36 + t37;
    const float t159 = 0.2679491924311227f * t39 + t40;
    const float t160 = t158 + 0.2679491924311227f * t159;
    const float t161 = t49 * t153 - t56 * t150;
    const float t162 = 0.2679491924311227f * t58 + t59;
    const float t163 = 0.2679491924311227f * t61 + t62;
    const float t164 = t162 + 0.2679491924311227f * t163;
    const float t165 = t56 * t156 - t49 * t147;
    const float t166 = reciprocal(std::fabs(-0.2406516764515424f * (t6 * t157 + t160 * t161 + t164 * t165)));
    const float t167 = t156 * t164 - t150 * t160;
    const float t168 = 0.2679491924311227f * t75 + t76;
    const float t169 = 0.2679491924311227f * t78 + t79;
    const float t170 = t168 + 0.2679491924311227f * t169;
    const float t171 = 0.2679491924311227f * t82 + t83;
    const float t172 = 0.2679491924311227f * t85 + t86;
    const float t173 = t171 + 0.2679491924311227f * t172;
    const float t174 = 0.2679491924311227f * t96 + t97;
    const float t175 = 0.2679491924311227f * t99 + t100;
    const float t176 = t174 + 0.2679491924311227f * t175;
    const float t177 = t6 * t150 - t49 * t164;
    const float t178 = 0.2679491924311227f * t104 + t105;
    const float t179 = 0.2679491924311227f * t107 + t108;
    const float t180 = t178 + 0.2679491924311227f * t179;
    const float t181 = t49 * t160 - t6 * t156;
    const float t182 = (t74 * t157 + t161 * t170 + t165 * t173) + (t95 * t167 + t176 * t177 + t180 * t181);
    const float t183 = mu_0 * t167 * t182;
    const float t184 = t153 * t160 - t147 * t164;
    const float t185 = 0.2679491924311227f * t122 + t123;
    const float t186 = 0.2679491924311227f * t125 + t126;
    const float t187 = t185 + 0.2679491924311227f * t186;
    const float t188 = 0.2679491924311227f * t129 + t130;
    const float t189 = 0.2679491924311227f * t132 + t133;
    const float t190 = t188 + 0.2679491924311227f * t189;
    const float t191 = t56 * t164 - t6 * t153;
    const float t192 = t6 * t147 - t56 * t160;
    const float t193 = (t121 * t157 + t161 * t187 + t165 * t190) + (t95 * t184 + t176 * t191 + t180 * t192);
    const float t194 = mu_0 * t184 * t193;
    const float t195 = t95 * t157 + t161 * t176 + t165 * t180;
    const float t196 = t74 * t167 + t170 * t177 + t173 * t181;
    const float t197 = t121 * t184 + t187 * t191 + t190 * t192;
    const float t198 = lmbda_0 * (t195 + t196 + t197);
    const float t199 = t198 + 2.0f * mu_0 * t195;
    const float t200 = t66 * (t113 + t139 + (t113 + t139 + 2.0f * t35 * t144)) + t166 * (t183 + t194 + (t183 +
        t194 + 2.0f * t157 * t199));
    const float t201 = 0.2679491924311227f * t0 + t1;
    const float t202 = 0.2679491924311227f * t3 + t4;
    const float t203 = t201 + 0.2679491924311227f * t202;
    const float t204 = 0.2679491924311227f * t16 + t19;
    const float t205 = 0.2679491924311227f * t23 + t26;
    const float t206 = t13 * t204 - t34 * t205;
    const float t207 = 0.2679491924311227f * t43 + t44;
    const float t208 = 0.2679491924311227f * t46 + t47;
    const float t209 = t207 + 0.2679491924311227f * t208;
    const float t210 = 0.2679491924311227f * t50 + t51;
    const float t211 = 0.2679491924311227f * t53 + t54;
    const float t212 = t210 + 0.2679491924311227f * t211;
    const float t213 = t205 * t209 - t204 * t212;
    const float t214 = 0.2679491924311227f * t60 + t63;
    const float t215 = t34 * t212 - t13 * t209;
    const float t216 = reciprocal(std::fabs(-0.2406516764515424f * (t203 * t206 + t42 * t213 + t214 * t215)));
    const float t217 = t34 * t214 - t42 * t204;
    const float t218 = 0.2679491924311227f * t68 + t69;
    const float t219 = 0.2679491924311227f * t71 + t72;
    const float t220 = t218 + 0.2679491924311227f * t219;
    const float t221 = 0.2679491924311227f * t84 + t87;
    const float t222 = 0.2679491924311227f * t89 + t90;
    const float t223 = 0.2679491924311227f * t92 + t93;
    const float t224 = t222 + 0.2679491924311227f * t223;
    const float t225 = t203 * t204 - t209 * t214;
    const float t226 = 0.2679491924311227f * t106 + t109;
    const float t227 = t42 * t209 - t34 * t203;
    const float t228 = (t206 * t220 + t81 * t213 + t215 * t221) + (t217 * t224 + t102 * t225 + t226 * t227);
    const float t229 = mu_0 * t217 * t228;
    const float t230 = t42 * t205 - t13 * t214;
    const float t231 = 0.2679491924311227f * t115 + t116;
    const float t232 = 0.2679491924311227f * t118 + t119;
    const float t233 = t231 + 0.2679491924311227f * t232;
    const float t234 = 0.2679491924311227f * t131 + t134;
    const float t235 = t212 * t214 - t203 * t205;
    const float t236 = t13 * t203 - t42 * t212;
    const float t237 = (t206 * t233 + t128 * t213 + t215 * t234) + (t224 * t230 + t102 * t235 + t226 * t236);
    const float t238 = mu_0 * t230 * t237;
    const float t239 = t206 * t224 + t102 * t213 + t215 * t226;
    const float t240 = t217 * t220 + t81 * t225 + t221 * t227;
    const float t241 = t230 * t233 + t128 * t235 + t234 * t236;
    const float t242 = lmbda_0 * (t239 + t240 + t241);
    const float t243 = t242 + 2.0f * mu_0 * t239;
    const float t244 = 0.2679491924311227f * t148 + t149;
    const float t245 = 0.2679491924311227f * t151 + t152;
    const float t246 = t147 * t244 - t156 * t245;
    const float t247 = t209 * t245 - t212 * t244;
    const float t248 = 0.2679491924311227f * t162 + t163;
    const float t249 = t156 * t212 - t147 * t209;
    const float t250 = reciprocal(std::fabs(-0.2406516764515424f * (t203 * t246 + t160 * t247 + t248 *
        t249)));
    const float t251 = t156 * t248 - t160 * t244;
    const float t252 = 0.2679491924311227f * t171 + t172;
    const float t253 = t203 * t244 - t209 * t248;
    const float t254 = 0.2679491924311227f * t178 + t179;
    const float t255 = t160 * t209 - t156 * t203;
    const float t256 = (t220 * t246 + t170 * t247 + t249 * t252) + (t224 * t251 + t176 * t253 + t254 * t255);
    const float t257 = mu_0 * t251 * t256;
    const float t258 = t160 * t245 - t147 * t248;
    const float t259 = 0.2679491924311227f * t188 + t189;
    const float t260 = t212 * t248 - t203 * t245;
    const float t261 = t147 * t203 - t160 * t212;
    const float t262 = (t233 * t246 + t187 * t247 + t249 * t259) + (t224 * t258 + t176 * t260 + t254 * t261);
    const float t263 = mu_0 * t258 * t262;
    const float t264 = t224 * t246 + t176 * t247 + t249 * t254;
    const float t265 = t220 * t251 + t170 * t253 + t252 * t255;
    const float t266 = t233 * t258 + t187 * t260 + t259 * t261;
    const float t267 = lmbda_0 * (t264 + t265 + t266);
    const float t268 = t267 + 2.0f * mu_0 * t264;
    const float t269 = t216 * (t229 + t238 + (t229 + t238 + 2.0f * t206 * t243)) + t250 * (t257 + t263 + (t257
        + t263 + 2.0f * t246 * t268));
    const float t270 = t200 + 0.2679491924311227f * t269;
    const float t271 = 0.2679491924311227f * t2 + t5;
    const float t272 = 0.2679491924311227f * t9 + t12;
    const float t273 = 0.2679491924311227f * t30 + t33;
    const float t274 = t20 * t272 - t27 * t273;
    const float t275 = 0.2679491924311227f * t38 + t41;
    const float t276 = 0.2679491924311227f * t45 + t48;
    const float t277 = 0.2679491924311227f * t52 + t55;
    const float t278 = t27 * t276 - t20 * t277;
    const float t279 = t273 * t277 - t272 * t276;
    const float t280 = reciprocal(std::fabs(-0.2406516764515424f * (t271 * t274 + t275 * t278 + t64 * t279)));
    const float t281 = t64 * t273 - t20 * t275;
    const float t282 = 0.2679491924311227f * t70 + t73;
    const float t283 = 0.2679491924311227f * t77 + t80;
    const float t284 = 0.2679491924311227f * t91 + t94;
    const float t285 = 0.2679491924311227f * t98 + t101;
    const float t286 = t20 * t271 - t64 * t276;
    const float t287 = t275 * t276 - t271 * t273;
    const float t288 = (t274 * t282 + t278 * t283 + t88 * t279) + (t281 * t284 + t285 * t286 + t110 * t287);
    const float t289 = mu_0 * t281 * t288;
    const float t290 = t27 * t275 - t64 * t272;
    const float t291 = 0.2679491924311227f * t117 + t120;
    const float t292 = 0.2679491924311227f * t124 + t127;
    const float t293 = t64 * t277 - t27 * t271;
    const float t294 = t271 * t272 - t275 * t277;
    const float t295 = (t274 * t291 + t278 * t292 + t135 * t279) + (t284 * t290 + t285 * t293 + t110 * t294);
    const float t296 = mu_0 * t290 * t295;
    const float t297 = t274 * t284 + t278 * t285 + t110 * t279;
    const float t298 = t281 * t282 + t283 * t286 + t88 * t287;
    const float t299 = t290 * t291 + t292 * t293 + t135 * t294;
    const float t300 = lmbda_0 * (t297 + t298 + t299);
    const float t301 = t300 + 2.0f * mu_0 * t297;
    const float t302 = 0.2679491924311227f * t145 + t146;
    const float t303 = 0.2679491924311227f * t154 + t155;
    const float t304 = t150 * t302 - t153 * t303;
    const float t305 = 0.2679491924311227f * t158 + t159;
    const float t306 = t153 * t276 - t150 * t277;
    const float t307 = t277 * t303 - t276 * t302;
    const float t308 = reciprocal(std::fabs(-0.2406516764515424f * (t271 * t304 + t305 * t306 + t164 *
        t307)));
    const float t309 = t164 * t303 - t150 * t305;
    const float t310 = 0.2679491924311227f * t168 + t169;
    const float t311 = 0.2679491924311227f * t174 + t175;
    const float t312 = t150 * t271 - t164 * t276;
    const float t313 = t276 * t305 - t271 * t303;
    const float t314 = (t282 * t304 + t306 * t310 + t173 * t307) + (t284 * t309 + t311 * t312 + t180 * t313);
    const float t315 = mu_0 * t309 * t314;
    const float t316 = t153 * t305 - t164 * t302;
    const float t317 = 0.2679491924311227f * t185 + t186;
    const float t318 = t164 * t277 - t153 * t271;
    const float t319 = t271 * t302 - t277 * t305;
    const float t320 = (t291 * t304 + t306 * t317 + t190 * t307) + (t284 * t316 + t311 * t318 + t180 * t319);
    const float t321 = mu_0 * t316 * t320;
    const float t322 = t284 * t304 + t306 * t311 + t180 * t307;
    const float t323 = t282 * t309 + t310 * t312 + t173 * t313;
    const float t324 = t291 * t316 + t317 * t318 + t190 * t319;
    const float t325 = lmbda_0 * (t322 + t323 + t324);
    const float t326 = t325 + 2.0f * mu_0 * t322;
    const float t327 = t280 * (t289 + t296 + (t289 + t296 + 2.0f * t274 * t301)) + t308 * (t315 + t321 + (t315
        + t321 + 2.0f * t304 * t326));
    const float t328 = 0.2679491924311227f * t201 + t202;
    const float t329 = t204 * t272 - t205 * t273;
    const float t330 = 0.2679491924311227f * t207 + t208;
    const float t331 = 0.2679491924311227f * t210 + t211;
    const float t332 = t205 * t330 - t204 * t331;
    const float t333 = t273 * t331 - t272 * t330;
    const float t334 = reciprocal(std::fabs(-0.2406516764515424f * (t328 * t329 + t275 * t332 + t214 *
        t333)));
    const float t335 = t214 * t273 - t204 * t275;
    const float t336 = 0.2679491924311227f * t218 + t219;
    const float t337 = 0.2679491924311227f * t222 + t223;
    const float t338 = t204 * t328 - t214 * t330;
    const float t339 = t275 * t330 - t273 * t328;
    const float t340 = (t329 * t336 + t283 * t332 + t221 * t333) + (t335 * t337 + t285 * t338 + t226 * t339);
    const float t341 = mu_0 * t335 * t340;
    const float t342 = t205 * t275 - t214 * t272;
    const float t343 = 0.2679491924311227f * t231 + t232;
    const float t344 = t214 * t331 - t205 * t328;
    const float t345 = t272 * t328 - t275 * t331;
    const float t346 = (t329 * t343 + t292 * t332 + t234 * t333) + (t337 * t342 + t285 * t344 + t226 * t345);
    const float t347 = mu_0 * t342 * t346;
    const float t348 = t329 * t337 + t285 * t332 + t226 * t333;
    const float t349 = t335 * t336 + t283 * t338 + t221 * t339;
    const float t350 = t342 * t343 + t292 * t344 + t234 * t345;
    const float t351 = lmbda_0 * (t348 + t349 + t350);
    const float t352 = t351 + 2.0f * mu_0 * t348;
    const float t353 = t244 * t302 - t245 * t303;
    const float t354 = t245 * t330 - t244 * t331;
    const float t355 = t303 * t331 - t302 * t330;
    const float t356 = reciprocal(std::fabs(-0.2406516764515424f * (t328 * t353 + t305 * t354 + t248 *
        t355)));
    const float t357 = t248 * t303 - t244 * t305;
    const float t358 = t244 * t328 - t248 * t330;
    const float t359 = t305 * t330 - t303 * t328;
    const float t360 = (t336 * t353 + t310 * t354 + t252 * t355) + (t337 * t357 + t311 * t358 + t254 * t359);
    const float t361 = mu_0 * t357 * t360;
    const float t362 = t245 * t305 - t248 * t302;
    const float t363 = t248 * t331 - t245 * t328;
    const float t364 = t302 * t328 - t305 * t331;
    const float t365 = (t343 * t353 + t317 * t354 + t259 * t355) + (t337 * t362 + t311 * t363 + t254 * t364);
    const float t366 = mu_0 * t362 * t365;
    const float t367 = t337 * t353 + t311 * t354 + t254 * t355;
    const float t368 = t336 * t357 + t310 * t358 + t252 * t359;
    const float t369 = t343 * t362 + t317 * t363 + t259 * t364;
    const float t370 = lmbda_0 * (t367 + t368 + t369);
    const float t371 = t370 + 2.0f * mu_0 * t367;
    const float t372 = t334 * (t341 + t347 + (t341 + t347 + 2.0f * t329 * t352)) + t356 * (t361 + t366 + (t361
        + t366 + 2.0f * t353 * t371));
    const float t373 = t327 + 0.2679491924311227f * t372;
    const float t374 = t270 + 0.2679491924311227f * t373;
    const float t375 = mu_0 * t103 * t112;
    const float t376 = mu_0 * t136 * t138;
    const float t377 = mu_0 * t225 * t228;
    const float t378 = mu_0 * t235 * t237;
    const float t379 = t66 * (t375 + t376 + (t375 + t376 + 2.0f * t57 * t144)) + t216 * (t377 + t378 + (t377 +
        t378 + 2.0f * t213 * t243));
    const float t380 = mu_0 * t177 * t182;
    const float t381 = mu_0 * t191 * t193;
    const float t382 = mu_0 * t253 * t256;
    const float t383 = mu_0 * t260 * t262;
    const float t384 = t166 * (t380 + t381 + (t380 + t381 + 2.0f * t161 * t199)) + t250 * (t382 + t383 + (t382
        + t383 + 2.0f * t247 * t268));
    const float t385 = t379 + 0.2679491924311227f * t384;
    const float t386 = mu_0 * t286 * t288;
    const float t387 = mu_0 * t293 * t295;
    const float t388 = mu_0 * t338 * t340;
    const float t389 = mu_0 * t344 * t346;
    const float t390 = t280 * (t386 + t387 + (t386 + t387 + 2.0f * t278 * t301)) + t334 * (t388 + t389 + (t388
        + t389 + 2.0f * t332 * t352));
    const float t391 = mu_0 * t312 * t314;
    const float t392 = mu_0 * t318 * t320;
    const float t393 = mu_0 * t358 * t360;
    const float t394 = mu_0 * t363 * t365;
    const float t395 = t308 * (t391 + t392 + (t391 + t392 + 2.0f * t306 * t326)) + t356 * (t393 + t394 + (t393
        + t394 + 2.0f * t354 * t371));
    const float t396 = t390 + 0.2679491924311227f * t395;
    const float t397 = t385 + 0.2679491924311227f * t396;
    const float t398 = mu_0 * t111 * t112;
    const float t399 = mu_0 * t137 * t138;
    const float t400 = mu_0 * t287 * t288;
    const float t401 = mu_0 * t294 * t295;
    const float t402 = t66 * (t398 + t399 + (t398 + t399 + 2.0f * t65 * t144)) + t280 * (t400 + t401 + (t400 +
        t401 + 2.0f * t279 * t301));
    const float t403 = mu_0 * t181 * t182;
    const float t404 = mu_0 * t192 * t193;
    const float t405 = mu_0 * t313 * t314;
    const float t406 = mu_0 * t319 * t320;
    const float t407 = t166 * (t403 + t404 + (t403 + t404 + 2.0f * t165 * t199)) + t308 * (t405 + t406 + (t405
        + t406 + 2.0f * t307 * t326));
    const float t408 = t402 + 0.2679491924311227f * t407;
    const float t409 = mu_0 * t227 * t228;
    const float t410 = mu_0 * t236 * t237;
    const float t411 = mu_0 * t339 * t340;
    const float t412 = mu_0 * t345 * t346;
    const float t413 = t216 * (t409 + t410 + (t409 + t410 + 2.0f * t215 * t243)) + t334 * (t411 + t412 + (t411
        + t412 + 2.0f * t333 * t352));
    const float t414 = mu_0 * t255 * t256;
    const float t415 = mu_0 * t261 * t262;
    const float t416 = mu_0 * t359 * t360;
    const float t417 = mu_0 * t364 * t365;
    const float t418 = t250 * (t414 + t415 + (t414 + t415 + 2.0f * t249 * t268)) + t356 * (t416 + t417 + (t416
        + t417 + 2.0f * t355 * t371));
    const float t419 = t413 + 0.2679491924311227f * t418;
    const float t420 = t408 + 0.2679491924311227f * t419;
    const float result0 = 0.0036195768361836156f * (t374 + t397 + t420);
    const float t421 = mu_0 * t35 * t112;
    const float t422 = (t67 * t121 + t103 * t128 + t111 * t135) + (t74 * t114 + t81 * t136 + t88 * t137);
    const float t423 = mu_0 * t114 * t422;
    const float t424 = t143 + 2.0f * mu_0 * t141;
    const float t425 = mu_0 * t157 * t182;
    const float t426 = (t121 * t167 + t177 * t187 + t181 * t190) + (t74 * t184 + t170 * t191 + t173 * t192);
    const float t427 = mu_0 * t184 * t426;
    const float t428 = t198 + 2.0f * mu_0 * t196;
    const float t429 = t66 * (t421 + t423 + (t421 + t423 + 2.0f * t67 * t424)) + t166 * (t425 + t427 + (t425 +
        t427 + 2.0f * t167 * t428));
    const float t430 = mu_0 * t206 * t228;
    const float t431 = (t217 * t233 + t128 * t225 + t227 * t234) + (t220 * t230 + t81 * t235 + t221 * t236);
    const float t432 = mu_0 * t230 * t431;
    const float t433 = t242 + 2.0f * mu_0 * t240;
    const float t434 = mu_0 * t246 * t256;
    const float t435 = (t233 * t251 + t187 * t253 + t255 * t259) + (t220 * t258 + t170 * t260 + t252 * t261);
    const float t436 = mu_0 * t258 * t435;
    const float t437 = t267 + 2.0f * mu_0 * t265;
    const float t438 = t216 * (t430 + t432 + (t430 + t432 + 2.0f * t217 * t433)) + t250 * (t434 + t436 + (t434
        + t436 + 2.0f * t251 * t437));
    const float t439 = t429 + 0.2679491924311227f * t438;
    const float t440 = mu_0 * t274 * t288;
    const float t441 = (t281 * t291 + t286 * t292 + t135 * t287) + (t282 * t290 + t283 * t293 + t88 * t294);
    const float t442 = mu_0 * t290 * t441;
    const float t443 = t300 + 2.0f * mu_0 * t298;
    const float t444 = mu_0 * t304 * t314;
    const float t445 = (t291 * t309 + t312 * t317 + t190 * t313) + (t282 * t316 + t310 * t318 + t173 * t319);
    const float t446 = mu_0 * t316 * t445;
    const float t447 = t325 + 2.0f * mu_0 * t323;
    const float t448 = t280 * (t440 + t442 + (t440 + t442 + 2.0f * t281 * t443)) + t308 * (t444 + t446 + (t444
        + t446 + 2.0f * t309 * t447));
    const float t449 = mu_0 * t329 * t340;
    const float t450 = (t335 * t343 + t292 * t338 + t234 * t339) + (t336 * t342 + t283 * t344 + t221 * t345);
    const float t451 = mu_0 * t342 * t450;
    const float t452 = t351 + 2.0f * mu_0 * t349;
    const float t453 = mu_0 * t353 * t360;
    const float t454 = (t343 * t357 + t317 * t358 + t259 * t359) + (t336 * t362 + t310 * t363 + t252 * t364);
    const float t455 = mu_0 * t362 * t454;
    const float t456 = t370 + 2.0f * mu_0 * t368;
    const float t457 = t334 * (t449 + t451 + (t449 + t451 + 2.0f * t335 * t452)) + t356 * (t453 + t455 + (t453
        + t455 + 2.0f * t357 * t456));
    const float t458 = t448 + 0.2679491924311227f * t457;
    const float t459 = t439 + 0.2679491924311227f * t458;
    const float t460 = mu_0 * t57 * t112;
    const float t461 = mu_0 * t136 * t422;
    const float t462 = mu_0 * t213 * t228;
    const float t463 = mu_0 * t235 * t431;
    const float t464 = t66 * (t460 + t461 + (t460 + t461 + 2.0f * t103 * t424)) + t216 * (t462 + t463 + (t462
        + t463 + 2.0f * t225 * t433));
    const float t465 = mu_0 * t161 * t182;
    const float t466 = mu_0 * t191 * t426;
    const float t467 = mu_0 * t247 * t256;
    const float t468 = mu_0 * t260 * t435;
    const float t469 = t166 * (t465 + t466 + (t465 + t466 + 2.0f * t177 * t428)) + t250 * (t467 + t468 + (t467
        + t468 + 2.0f * t253 * t437));
    const float t470 = t464 + 0.2679491924311227f * t469;
    const float t471 = mu_0 * t278 * t288;
    const float t472 = mu_0 * t293 * t441;
    const float t473 = mu_0 * t332 * t340;
    const float t474 = mu_0 * t344 * t450;
    const float t475 = t280 * (t471 + t472 + (t471 + t472 + 2.0f * t286 * t443)) + t334 * (t473 + t474 + (t473
        + t474 + 2.0f * t338 * t452));
    const float t476 = mu_0 * t306 * t314;
    const float t477 = mu_0 * t318 * t445;
    const float t478 = mu_0 * t354 * t360;
    const float t479 = mu_0 * t363 * t454;
    const float t480 = t308 * (t476 + t477 + (t476 + t477 + 2.0f * t312 * t447)) + t356 * (t478 + t479 + (t478
        + t479 + 2.0f * t358 * t456));
    const float t481 = t475 + 0.2679491924311227f * t480;
    const float t482 = t470 + 0.2679491924311227f * t481;
    const float t483 = mu_0 * t65 * t112;
    const float t484 = mu_0 * t137 * t422;
    const float t485 = mu_0 * t279 * t288;
    const float t486 = mu_0 * t294 * t441;
    const float t487 = t66 * (t483 + t484 + (t483 + t484 + 2.0f * t111 * t424)) + t280 * (t485 + t486 + (t485
        + t486 + 2.0f * t287 * t443));
    const float t488 = mu_0 * t165 * t182;
    const float t489 = mu_0 * t192 * t426;
    const float t490 = mu_0 * t307 * t314;
    const float t491 = mu_0 * t319 * t445;
    const float t492 = t166 * (t488 + t489 + (t488 + t489 + 2.0f * t181 * t428)) + t308 * (t490 + t491 + (t490
        + t491 + 2.0f * t313 * t447));
    const float t493 = t487 + 0.2679491924311227f * t492;
    const float t494 = mu_0 * t215 * t228;
    const float t495 = mu_0 * t236 * t431;
    const float t496 = mu_0 * t333 * t340;
    const float t497 = mu_0 * t345 * t450;
    const float t498 = t216 * (t494 + t495 + (t494 + t495 + 2.0f * t227 * t433)) + t334 * (t496 + t497 + (t496
        + t497 + 2.0f * t339 * t452));
    const float t499 = mu_0 * t249 * t256;
    const float t500 = mu_0 * t261 * t435;
    const float t501 = mu_0 * t355 * t360;
    const float t502 = mu_0 * t364 * t454;
    const float t503 = t250 * (t499 + t500 + (t499 + t500 + 2.0f * t255 * t437)) + t356 * (t501 + t502 + (t501
        + t502 + 2.0f * t359 * t456));
    const float t504 = t498 + 0.2679491924311227f * t503;
    const float t505 = t493 + 0.2679491924311227f * t504;
    const float result1 = 0.0036195768361836156f * (t459 + t482 + t505);
    const float t506 = mu_0 * t35 * t138;
    const float t507 = mu_0 * t67 * t422;
    const float t508 = t143 + 2.0f * mu_0 * t142;
    const float t509 = mu_0 * t157 * t193;
    const float t510 = mu_0 * t167 * t426;
    const float t511 = t198 + 2.0f * mu_0 * t197;
    const float t512 = t66 * (t506 + t507 + (t506 + t507 + 2.0f * t114 * t508)) + t166 * (t509 + t510 + (t509
        + t510 + 2.0f * t184 * t511));
    const float t513 = mu_0 * t206 * t237;
    const float t514 = mu_0 * t217 * t431;
    const float t515 = t242 + 2.0f * mu_0 * t241;
    const float t516 = mu_0 * t246 * t262;
    const float t517 = mu_0 * t251 * t435;
    const float t518 = t267 + 2.0f * mu_0 * t266;
    const float t519 = t216 * (t513 + t514 + (t513 + t514 + 2.0f * t230 * t515)) + t250 * (t516 + t517 + (t516
        + t517 + 2.0f * t258 * t518));
    const float t520 = t512 + 0.2679491924311227f * t519;
    const float t521 = mu_0 * t274 * t295;
    const float t522 = mu_0 * t281 * t441;
    const float t523 = t300 + 2.0f * mu_0 * t299;
    const float t524 = mu_0 * t304 * t320;
    const float t525 = mu_0 * t309 * t445;
    const float t526 = t325 + 2.0f * mu_0 * t324;
    const float t527 = t280 * (t521 + t522 + (t521 + t522 + 2.0f * t290 * t523)) + t308 * (t524 + t525 + (t524
        + t525 + 2.0f * t316 * t526));
    const float t528 = mu_0 * t329 * t346;
    const float t529 = mu_0 * t335 * t450;
    const float t530 = t351 + 2.0f * mu_0 * t350;
    const float t531 = mu_0 * t353 * t365;
    const float t532 = mu_0 * t357 * t454;
    const float t533 = t370 + 2.0f * mu_0 * t369;
    const float t534 = t334 * (t528 + t529 + (t528 + t529 + 2.0f * t342 * t530)) + t356 * (t531 + t532 + (t531
        + t532 + 2.0f * t362 * t533));
    const float t535 = t527 + 0.2679491924311227f * t534;
    const float t536 = t520 + 0.2679491924311227f * t535;
    const float t537 = mu_0 * t57 * t138;
    const float t538 = mu_0 * t103 * t422;
    const float t539 = mu_0 * t213 * t237;
    const float t540 = mu_0 * t225 * t431;
    const float t541 = t66 * (t537 + t538 + (t537 + t538 + 2.0f * t136 * t508)) + t216 * (t539 + t540 + (t539
        + t540 + 2.0f * t235 * t515));
    const float t542 = mu_0 * t161 * t193;
    const float t543 = mu_0 * t177 * t426;
    const float t544 = mu_0 * t247 * t262;
    const float t545 = mu_0 * t253 * t435;
    const float t546 = t166 * (t542 + t543 + (t542 + t543 + 2.0f * t191 * t511)) + t250 * (t544 + t545 + (t544
        + t545 + 2.0f * t260 * t518));
    const float t547 = t541 + 0.2679491924311227f * t546;
    const float t548 = mu_0 * t278 * t295;
    const float t549 = mu_0 * t286 * t441;
    const float t550 = mu_0 * t332 * t346;
    const float t551 = mu_0 * t338 * t450;
    const float t552 = t280 * (t548 + t549 + (t548 + t549 + 2.0f * t293 * t523)) + t334 * (t550 + t551 + (t550
        + t551 + 2.0f * t344 * t530));
    const float t553 = mu_0 * t306 * t320;
    const float t554 = mu_0 * t312 * t445;
    const float t555 = mu_0 * t354 * t365;
    const float t556 = mu_0 * t358 * t454;
    const float t557 = t308 * (t553 + t554 + (t553 + t554 + 2.0f * t318 * t526)) + t356 * (t555 + t556 + (t555
        + t556 + 2.0f * t363 * t533));
    const float t558 = t552 + 0.2679491924311227f * t557;
    const float t559 = t547 + 0.2679491924311227f * t558;
    const float t560 = mu_0 * t65 * t138;
    const float t561 = mu_0 * t111 * t422;
    const float t562 = mu_0 * t279 * t295;
    const float t563 = mu_0 * t287 * t441;
    const float t564 = t66 * (t560 + t561 + (t560 + t561 + 2.0f * t137 * t508)) + t280 * (t562 + t563 + (t562
        + t563 + 2.0f * t294 * t523));
    const float t565 = mu_0 * t165 * t193;
    const float t566 = mu_0 * t181 * t426;
    const float t567 = mu_0 * t307 * t320;
    const float t568 = mu_0 * t313 * t445;
    const float t569 = t166 * (t565 + t566 + (t565 + t566 + 2.0f * t192 * t511)) + t308 * (t567 + t568 + (t567
        + t568 + 2.0f * t319 * t526));
    const float t570 = t564 + 0.2679491924311227f * t569;
    const float t571 = mu_0 * t215 * t237;
    const float t572 = mu_0 * t227 * t431;
    const float t573 = mu_0 * t333 * t346;
    const float t574 = mu_0 * t339 * t450;
    const float t575 = t216 * (t571 + t572 + (t571 + t572 + 2.0f * t236 * t515)) + t334 * (t573 + t574 + (t573
        + t574 + 2.0f * t345 * t530));
    const float t576 = mu_0 * t249 * t262;
    const float t577 = mu_0 * t255 * t435;
    const float t578 = mu_0 * t355 * t365;
    const float t579 = mu_0 * t359 * t454;
    const float t580 = t250 * (t576 + t577 + (t576 + t577 + 2.0f * t261 * t518)) + t356 * (t578 + t579 + (t578
        + t579 + 2.0f * t364 * t533));
    const float t581 = t575 + 0.2679491924311227f * t580;
    const float t582 = t570 + 0.2679491924311227f * t581;
    const float result2 = 0.0036195768361836156f * (t536 + t559 + t582);
    const float t583 = 0.2679491924311227f * t379 + t384;
    const float t584 = 0.2679491924311227f * t390 + t395;
    const float t585 = t583 + 0.2679491924311227f * t584;
    const float t586 = 0.2679491924311227f * t402 + t407;
    const float t587 = 0.2679491924311227f * t413 + t418;
    const float t588 = t586 + 0.2679491924311227f * t587;
    const float result3 = -0.0036195768361836156f * (t374 - t585 - t588);
    const float t589 = 0.2679491924311227f * t464 + t469;
    const float t590 = 0.2679491924311227f * t475 + t480;
    const float t591 = t589 + 0.2679491924311227f * t590;
    const float t592 = 0.2679491924311227f * t487 + t492;
    const float t593 = 0.2679491924311227f * t498 + t503;
    const float t594 = t592 + 0.2679491924311227f * t593;
    const float result4 = -0.0036195768361836156f * (t459 - t591 - t594);
    const float t595 = 0.2679491924311227f * t541 + t546;
    const float t596 = 0.2679491924311227f * t552 + t557;
    const float t597 = t595 + 0.2679491924311227f * t596;
    const float t598 = 0.2679491924311227f * t564 + t569;
    const float t599 = 0.2679491924311227f * t575 + t580;
    const float t600 = t598 + 0.2679491924311227f * t599;
    const float result5 = -0.0036195768361836156f * (t536 - t597 - t600);
    const float t601 = 0.2679491924311227f * t200 + t269;
    const float t602 = 0.2679491924311227f * t327 + t372;
    const float t603 = t601 + 0.2679491924311227f * t602;
    const float t604 = 0.2679491924311227f * t408 + t419;
    const float result6 = -0.0036195768361836156f * (t397 - t603 - t604);
    const float t605 = 0.2679491924311227f * t429 + t438;
    const float t606 = 0.2679491924311227f * t448 + t457;
    const float t607 = t605 + 0.2679491924311227f * t606;
    const float t608 = 0.2679491924311227f * t493 + t504;
    const float result7 = -0.0036195768361836156f * (t482 - t607 - t608);
    const float t609 = 0.2679491924311227f * t512 + t519;
    const float t610 = 0.2679491924311227f * t527 + t534;
    const float t611 = t609 + 0.2679491924311227f * t610;
    const float t612 = 0.2679491924311227f * t570 + t581;
    const float result8 = -0.0036195768361836156f * (t559 - t611 - t612);
    const float t613 = 0.2679491924311227f * t586 + t587;
    const float result9 = -0.0036195768361836156f * (t585 + t603 - t613);
    const float t614 = 0.2679491924311227f * t592 + t593;
    const float result10 = -0.0036195768361836156f * (t591 + t607 - t614);
    const float t615 = 0.2679491924311227f * t598 + t599;
    const float result11 = -0.0036195768361836156f * (t597 + t611 - t615);
    const float t616 = 0.2679491924311227f * t270 + t373;
    const float t617 = 0.2679491924311227f * t385 + t396;
    const float result12 = -0.0036195768361836156f * (t420 - t616 - t617);
    const float t618 = 0.2679491924311227f * t439 + t458;
    const float t619 = 0.2679491924311227f * t470 + t481;
    const float result13 = -0.0036195768361836156f * (t505 - t618 - t619);
    const float t620 = 0.2679491924311227f * t520 + t535;
    const float t621 = 0.2679491924311227f * t547 + t558;
    const float result14 = -0.0036195768361836156f * (t582 - t620 - t621);
    const float t622 = 0.2679491924311227f * t583 + t584;
    const float result15 = -0.0036195768361836156f * (t588 + t616 - t622);
    const float t623 = 0.2679491924311227f * t589 + t590;
    const float result16 = -0.0036195768361836156f * (t594 + t618 - t623);
    const float t624 = 0.2679491924311227f * t595 + t596;
    const float result17 = -0.0036195768361836156f * (t600 + t620 - t624);
    const float t625 = 0.2679491924311227f * t601 + t602;
    const float result18 = -0.0036195768361836156f * (t604 + t617 - t625);
    const float t626 = 0.2679491924311227f * t605 + t606;
    const float result19 = -0.0036195768361836156f * (t608 + t619 - t626);
    const float t627 = 0.2679491924311227f * t609 + t610;
    const float result20 = -0.0036195768361836156f * (t612 + t621 - t627);
    const float result21 = -0.0036195768361836156f * (t613 + t622 + t625);
    const float result22 = -0.0036195768361836156f * (t614 + t623 + t626);
    const float result23 = -0.0036195768361836156f * (t615 + t624 + t627);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
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
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const float passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const float passed0_4 = __shfl_up(sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const float passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const float passed0_9 = __shfl_up(sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const float passed0_10 = __shfl_up(sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const float passed0_11 = __shfl_up(sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const float passed0_15 = __shfl_up(sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const float passed0_16 = __shfl_up(sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const float passed0_17 = __shfl_up(sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const float passed0_21 = __shfl_up(sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const float passed0_22 = __shfl_up(sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const float passed0_23 = __shfl_up(sum23, 1);
    if (joined0) {
      sum20 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const float passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const float passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const float passed1_8 = __shfl_up(sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const float passed1_9 = __shfl_up(sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const float passed1_10 = __shfl_up(sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const float passed1_11 = __shfl_up(sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const float passed1_18 = __shfl_up(sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const float passed1_19 = __shfl_up(sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const float passed1_20 = __shfl_up(sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const float passed1_21 = __shfl_up(sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const float passed1_22 = __shfl_up(sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const float passed1_23 = __shfl_up(sum23, 8);
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

extern "C" int elasticity_lame_q1x3_hexahedron_f32_shared_apply_hip(
    int64_t num_cells,
    float* y,
    const float* x,
    const int32_t* offsets,
    const float* coordinates,
    const float* lmbda,
    const float* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(elasticity_lame_q1x3_hexahedron_f32_shared_apply_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f32_shared_apply_hip(
      arguments->num_cells,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      static_cast<const float*>(arguments->coefficients[0]),
      static_cast<const float*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0},
    {"mu", "DQ0", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_shared_apply_hip_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f32_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    2204.0,                                    // flops_per_cell
    88.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
