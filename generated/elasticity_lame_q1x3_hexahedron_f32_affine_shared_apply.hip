// elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set scalar=float32 --set input=affine --set numbering=shared
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
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  5 (estimate), scheme default
//
// Representation:
//   tensor          1029 flops <- taken
//   quadrature      5731 flops
//   sum_factorised  4093 flops
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                affine
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
//   flops       1077
//   bytes       88 (76 read, 12 written)
//   flops/byte  12.2
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
elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates,
    const float* __restrict__ lmbda,
    const float* __restrict__ mu) {
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
    const float lmbda_0 = lmbda[cell];
    const float mu_0 = mu[cell];
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
    const float x0_0 = coordinates[d0];
    const float x1_0 = coordinates[d1];
    const float x2_0 = coordinates[d2];
    const float x4_0 = coordinates[d4];
    const float x0_1 = coordinates[d0 + 1];
    const float x1_1 = coordinates[d1 + 1];
    const float x2_1 = coordinates[d2 + 1];
    const float x4_1 = coordinates[d4 + 1];
    const float x0_2 = coordinates[d0 + 2];
    const float x1_2 = coordinates[d1 + 2];
    const float x2_2 = coordinates[d2 + 2];
    const float x4_2 = coordinates[d4 + 2];
    const float t0 = x0_0 - x1_0;
    const float t1 = x0_1 - x2_1;
    const float t2 = x0_2 - x4_2;
    const float t3 = x0_1 - x4_1;
    const float t4 = x0_2 - x2_2;
    const float adj00 = t1 * t2 - t3 * t4;
    const float t5 = x0_0 - x2_0;
    const float t6 = x0_2 - x1_2;
    const float t7 = x0_1 - x1_1;
    const float adj10 = t3 * t6 - t2 * t7;
    const float t8 = x0_0 - x4_0;
    const float adj20 = t4 * t7 - t1 * t6;
    const float detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const float abs_detJ = std::fabs(detJ);
    const float inv_abs_detJ = reciprocal(abs_detJ);
    const float adj01 = t4 * t8 - t2 * t5;
    const float t9 = trial_1 - trial_4;
    const float t10 = trial_7 - trial_10;
    const float t11 = t9 + t10;
    const float t12 = trial_13 - trial_16;
    const float t13 = trial_19 - trial_22;
    const float t14 = t12 + t13;
    const float t15 = t11 + t14;
    const float t16 = trial_1 - trial_7;
    const float t17 = trial_4 - trial_10;
    const float t18 = t16 + t17;
    const float t19 = trial_13 - trial_19;
    const float t20 = trial_16 - trial_22;
    const float t21 = t19 + t20;
    const float t22 = t18 + t21;
    const float t23 = trial_1 - trial_13;
    const float t24 = trial_4 - trial_16;
    const float t25 = t23 + t24;
    const float t26 = trial_7 - trial_19;
    const float t27 = trial_10 - trial_22;
    const float t28 = t26 + t27;
    const float t29 = t25 + t28;
    const float t30 = trial_0 - trial_3;
    const float t31 = trial_6 - trial_9;
    const float t32 = t30 + t31;
    const float t33 = trial_12 - trial_15;
    const float t34 = trial_18 - trial_21;
    const float t35 = t33 + t34;
    const float t36 = t32 + t35;
    const float t37 = trial_0 - trial_6;
    const float t38 = trial_3 - trial_9;
    const float t39 = t37 + t38;
    const float t40 = trial_12 - trial_18;
    const float t41 = trial_15 - trial_21;
    const float t42 = t40 + t41;
    const float t43 = t39 + t42;
    const float adj11 = t0 * t2 - t6 * t8;
    const float t44 = trial_0 - trial_12;
    const float t45 = trial_3 - trial_15;
    const float t46 = t44 + t45;
    const float t47 = trial_6 - trial_18;
    const float t48 = trial_9 - trial_21;
    const float t49 = t47 + t48;
    const float t50 = t46 + t49;
    const float adj21 = t5 * t6 - t0 * t4;
    const float t51 = (adj00 * t15 + adj10 * t22 + adj20 * t29) + (adj01 * t36 + t43 * adj11 + t50 * adj21);
    const float t52 = mu_0 * adj01 * t51;
    const float adj02 = t3 * t5 - t1 * t8;
    const float t53 = trial_2 - trial_5;
    const float t54 = trial_8 - trial_11;
    const float t55 = t53 + t54;
    const float t56 = trial_14 - trial_17;
    const float t57 = trial_20 - trial_23;
    const float t58 = t56 + t57;
    const float t59 = t55 + t58;
    const float t60 = trial_2 - trial_8;
    const float t61 = trial_5 - trial_11;
    const float t62 = t60 + t61;
    const float t63 = trial_14 - trial_20;
    const float t64 = trial_17 - trial_23;
    const float t65 = t63 + t64;
    const float t66 = t62 + t65;
    const float t67 = trial_2 - trial_14;
    const float t68 = trial_5 - trial_17;
    const float t69 = t67 + t68;
    const float t70 = trial_8 - trial_20;
    const float t71 = trial_11 - trial_23;
    const float t72 = t70 + t71;
    const float t73 = t69 + t72;
    const float adj12 = t7 * t8 - t0 * t3;
    const float adj22 = t0 * t1 - t5 * t7;
    const float t74 = (adj00 * t59 + adj10 * t66 + adj20 * t73) + (t36 * adj02 + t43 * adj12 + t50 * adj22);
    const float t75 = mu_0 * adj02 * t74;
    const float t76 = adj00 * t36 + adj10 * t43 + adj20 * t50;
    const float t77 = adj01 * t15 + t22 * adj11 + t29 * adj21;
    const float t78 = adj02 * t59 + t66 * adj12 + t73 * adj22;
    const float t79 = lmbda_0 * (t76 + t77 + t78);
    const float t80 = t79 + 2.0f * mu_0 * t76;
    const float flux0 = inv_abs_detJ * (t52 + t75 + (t52 + t75 + 2.0f * adj00 * t80));
    const float t81 = mu_0 * adj11 * t51;
    const float t82 = mu_0 * adj12 * t74;
    const float flux1 = inv_abs_detJ * (t81 + t82 + (t81 + t82 + 2.0f * adj10 * t80));
    const float t83 = mu_0 * adj21 * t51;
    const float t84 = mu_0 * adj22 * t74;
    const float flux2 = inv_abs_detJ * (t83 + t84 + (t83 + t84 + 2.0f * adj20 * t80));
    const float t85 = mu_0 * adj00 * t51;
    const float t86 = (adj01 * t59 + adj11 * t66 + adj21 * t73) + (t15 * adj02 + t22 * adj12 + t29 * adj22);
    const float t87 = mu_0 * adj02 * t86;
    const float t88 = t79 + 2.0f * mu_0 * t77;
    const float flux3 = inv_abs_detJ * (t85 + t87 + (t85 + t87 + 2.0f * adj01 * t88));
    const float t89 = mu_0 * adj10 * t51;
    const float t90 = mu_0 * adj12 * t86;
    const float flux4 = inv_abs_detJ * (t89 + t90 + (t89 + t90 + 2.0f * adj11 * t88));
    const float t91 = mu_0 * adj20 * t51;
    const float t92 = mu_0 * adj22 * t86;
    const float flux5 = inv_abs_detJ * (t91 + t92 + (t91 + t92 + 2.0f * adj21 * t88));
    const float t93 = mu_0 * adj00 * t74;
    const float t94 = mu_0 * adj01 * t86;
    const float t95 = t79 + 2.0f * mu_0 * t78;
    const float flux6 = inv_abs_detJ * (t93 + t94 + (t93 + t94 + 2.0f * adj02 * t95));
    const float t96 = mu_0 * adj10 * t74;
    const float t97 = mu_0 * adj11 * t86;
    const float flux7 = inv_abs_detJ * (t96 + t97 + (t96 + t97 + 2.0f * adj12 * t95));
    const float t98 = mu_0 * adj20 * t74;
    const float t99 = mu_0 * adj21 * t86;
    const float flux8 = inv_abs_detJ * (t98 + t99 + (t98 + t99 + 2.0f * adj22 * t95));
    const float t100 = t16 - t17;
    const float t101 = t19 - t20;
    const float t102 = t100 + t101;
    const float t103 = t23 - t24;
    const float t104 = t26 - t27;
    const float t105 = t103 + t104;
    const float t106 = t37 - t38;
    const float t107 = t40 - t41;
    const float t108 = t106 + t107;
    const float t109 = t44 - t45;
    const float t110 = t47 - t48;
    const float t111 = t109 + t110;
    const float t112 = (adj10 * t102 + adj20 * t105) + (adj11 * t108 + adj21 * t111);
    const float t113 = mu_0 * adj11 * t112;
    const float t114 = t60 - t61;
    const float t115 = t63 - t64;
    const float t116 = t114 + t115;
    const float t117 = t67 - t68;
    const float t118 = t70 - t71;
    const float t119 = t117 + t118;
    const float t120 = (adj10 * t116 + adj20 * t119) + (adj12 * t108 + adj22 * t111);
    const float t121 = mu_0 * adj12 * t120;
    const float t122 = adj10 * t108 + adj20 * t111;
    const float t123 = adj11 * t102 + adj21 * t105;
    const float t124 = adj12 * t116 + adj22 * t119;
    const float t125 = lmbda_0 * (t122 + t123 + t124);
    const float t126 = 0.5f * t125 + mu_0 * t122;
    const float flux9 = inv_abs_detJ * (t113 + t121 + (t113 + t121 + 4.0f * adj10 * t126));
    const float t127 = mu_0 * adj21 * t112;
    const float t128 = mu_0 * adj22 * t120;
    const float flux10 = inv_abs_detJ * (t127 + t128 + (t127 + t128 + 4.0f * adj20 * t126));
    const float t129 = mu_0 * adj10 * t112;
    const float t130 = (adj11 * t116 + adj21 * t119) + (adj12 * t102 + adj22 * t105);
    const float t131 = mu_0 * adj12 * t130;
    const float t132 = 0.5f * t125 + mu_0 * t123;
    const float flux11 = inv_abs_detJ * (t129 + t131 + (t129 + t131 + 4.0f * adj11 * t132));
    const float t133 = mu_0 * adj20 * t112;
    const float t134 = mu_0 * adj22 * t130;
    const float flux12 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0f * adj21 * t132));
    const float t135 = mu_0 * adj10 * t120;
    const float t136 = mu_0 * adj11 * t130;
    const float t137 = 0.5f * t125 + mu_0 * t124;
    const float flux13 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 4.0f * adj12 * t137));
    const float t138 = mu_0 * adj20 * t120;
    const float t139 = mu_0 * adj21 * t130;
    const float flux14 = inv_abs_detJ * (t138 + t139 + (t138 + t139 + 4.0f * adj22 * t137));
    const float t140 = t9 - t10;
    const float t141 = t12 - t13;
    const float t142 = t140 + t141;
    const float t143 = t25 - t28;
    const float t144 = t30 - t31;
    const float t145 = t33 - t34;
    const float t146 = t144 + t145;
    const float t147 = t46 - t49;
    const float t148 = (adj00 * t142 + adj20 * t143) + (adj01 * t146 + adj21 * t147);
    const float t149 = mu_0 * adj01 * t148;
    const float t150 = t53 - t54;
    const float t151 = t56 - t57;
    const float t152 = t150 + t151;
    const float t153 = t69 - t72;
    const float t154 = (adj00 * t152 + adj20 * t153) + (adj02 * t146 + adj22 * t147);
    const float t155 = mu_0 * adj02 * t154;
    const float t156 = adj00 * t146 + adj20 * t147;
    const float t157 = adj01 * t142 + adj21 * t143;
    const float t158 = adj02 * t152 + adj22 * t153;
    const float t159 = lmbda_0 * (t156 + t157 + t158);
    const float t160 = 0.5f * t159 + mu_0 * t156;
    const float flux15 = inv_abs_detJ * (t149 + t155 + (t149 + t155 + 4.0f * adj00 * t160));
    const float t161 = mu_0 * adj21 * t148;
    const float t162 = mu_0 * adj22 * t154;
    const float flux16 = inv_abs_detJ * (t161 + t162 + (t161 + t162 + 4.0f * adj20 * t160));
    const float t163 = mu_0 * adj00 * t148;
    const float t164 = (adj01 * t152 + adj21 * t153) + (adj02 * t142 + adj22 * t143);
    const float t165 = mu_0 * adj02 * t164;
    const float t166 = 0.5f * t159 + mu_0 * t157;
    const float flux17 = inv_abs_detJ * (t163 + t165 + (t163 + t165 + 4.0f * adj01 * t166));
    const float t167 = mu_0 * adj20 * t148;
    const float t168 = mu_0 * adj22 * t164;
    const float flux18 = inv_abs_detJ * (t167 + t168 + (t167 + t168 + 4.0f * adj21 * t166));
    const float t169 = mu_0 * adj00 * t154;
    const float t170 = mu_0 * adj01 * t164;
    const float t171 = 0.5f * t159 + mu_0 * t158;
    const float flux19 = inv_abs_detJ * (t169 + t170 + (t169 + t170 + 4.0f * adj02 * t171));
    const float t172 = mu_0 * adj20 * t154;
    const float t173 = mu_0 * adj21 * t164;
    const float flux20 = inv_abs_detJ * (t172 + t173 + (t172 + t173 + 4.0f * adj22 * t171));
    const float t174 = t103 - t104;
    const float t175 = t109 - t110;
    const float t176 = adj20 * t174 + adj21 * t175;
    const float t177 = mu_0 * adj21 * t176;
    const float t178 = t117 - t118;
    const float t179 = adj20 * t178 + adj22 * t175;
    const float t180 = mu_0 * adj22 * t179;
    const float t181 = lmbda_0 * (adj20 * t175 + adj21 * t174 + adj22 * t178);
    const float flux21 = inv_abs_detJ * (t177 + t180 + (t177 + t180 + 2.0f * adj20 * (t181 + 2.0f * mu_0 *
        adj20 * t175)));
    const float t182 = mu_0 * adj20 * t176;
    const float t183 = adj21 * t178 + adj22 * t174;
    const float t184 = mu_0 * adj22 * t183;
    const float flux22 = inv_abs_detJ * (t182 + t184 + (t182 + t184 + 2.0f * adj21 * (t181 + 2.0f * mu_0 *
        adj21 * t174)));
    const float t185 = mu_0 * adj20 * t179;
    const float t186 = mu_0 * adj21 * t183;
    const float flux23 = inv_abs_detJ * (t185 + t186 + (t185 + t186 + 2.0f * adj22 * (t181 + 2.0f * mu_0 *
        adj22 * t178)));
    const float t187 = t11 - t14;
    const float t188 = t18 - t21;
    const float t189 = t32 - t35;
    const float t190 = t39 - t42;
    const float t191 = (adj00 * t187 + adj10 * t188) + (adj01 * t189 + adj11 * t190);
    const float t192 = mu_0 * adj01 * t191;
    const float t193 = t55 - t58;
    const float t194 = t62 - t65;
    const float t195 = (adj00 * t193 + adj10 * t194) + (adj02 * t189 + adj12 * t190);
    const float t196 = mu_0 * adj02 * t195;
    const float t197 = adj00 * t189 + adj10 * t190;
    const float t198 = adj01 * t187 + adj11 * t188;
    const float t199 = adj02 * t193 + adj12 * t194;
    const float t200 = lmbda_0 * (t197 + t198 + t199);
    const float t201 = 0.5f * t200 + mu_0 * t197;
    const float flux24 = inv_abs_detJ * (t192 + t196 + (t192 + t196 + 4.0f * adj00 * t201));
    const float t202 = mu_0 * adj11 * t191;
    const float t203 = mu_0 * adj12 * t195;
    const float flux25 = inv_abs_detJ * (t202 + t203 + (t202 + t203 + 4.0f * adj10 * t201));
    const float t204 = mu_0 * adj00 * t191;
    const float t205 = (adj01 * t193 + adj11 * t194) + (adj02 * t187 + adj12 * t188);
    const float t206 = mu_0 * adj02 * t205;
    const float t207 = 0.5f * t200 + mu_0 * t198;
    const float flux26 = inv_abs_detJ * (t204 + t206 + (t204 + t206 + 4.0f * adj01 * t207));
    const float t208 = mu_0 * adj10 * t191;
    const float t209 = mu_0 * adj12 * t205;
    const float flux27 = inv_abs_detJ * (t208 + t209 + (t208 + t209 + 4.0f * adj11 * t207));
    const float t210 = mu_0 * adj00 * t195;
    const float t211 = mu_0 * adj01 * t205;
    const float t212 = 0.5f * t200 + mu_0 * t199;
    const float flux28 = inv_abs_detJ * (t210 + t211 + (t210 + t211 + 4.0f * adj02 * t212));
    const float t213 = mu_0 * adj10 * t195;
    const float t214 = mu_0 * adj11 * t205;
    const float flux29 = inv_abs_detJ * (t213 + t214 + (t213 + t214 + 4.0f * adj12 * t212));
    const float t215 = t100 - t101;
    const float t216 = t106 - t107;
    const float t217 = adj10 * t215 + adj11 * t216;
    const float t218 = mu_0 * adj11 * t217;
    const float t219 = t114 - t115;
    const float t220 = adj10 * t219 + adj12 * t216;
    const float t221 = mu_0 * adj12 * t220;
    const float t222 = lmbda_0 * (adj10 * t216 + adj11 * t215 + adj12 * t219);
    const float flux30 = inv_abs_detJ * (t218 + t221 + (t218 + t221 + 2.0f * adj10 * (t222 + 2.0f * mu_0 *
        adj10 * t216)));
    const float t223 = mu_0 * adj10 * t217;
    const float t224 = adj11 * t219 + adj12 * t215;
    const float t225 = mu_0 * adj12 * t224;
    const float flux31 = inv_abs_detJ * (t223 + t225 + (t223 + t225 + 2.0f * adj11 * (t222 + 2.0f * mu_0 *
        adj11 * t215)));
    const float t226 = mu_0 * adj10 * t220;
    const float t227 = mu_0 * adj11 * t224;
    const float flux32 = inv_abs_detJ * (t226 + t227 + (t226 + t227 + 2.0f * adj12 * (t222 + 2.0f * mu_0 *
        adj12 * t219)));
    const float t228 = t140 - t141;
    const float t229 = t144 - t145;
    const float t230 = adj00 * t228 + adj01 * t229;
    const float t231 = mu_0 * adj01 * t230;
    const float t232 = t150 - t151;
    const float t233 = adj00 * t232 + adj02 * t229;
    const float t234 = mu_0 * adj02 * t233;
    const float t235 = lmbda_0 * (adj00 * t229 + adj01 * t228 + adj02 * t232);
    const float flux33 = inv_abs_detJ * (t231 + t234 + (t231 + t234 + 2.0f * adj00 * (t235 + 2.0f * mu_0 *
        adj00 * t229)));
    const float t236 = mu_0 * adj00 * t230;
    const float t237 = adj01 * t232 + adj02 * t228;
    const float t238 = mu_0 * adj02 * t237;
    const float flux34 = inv_abs_detJ * (t236 + t238 + (t236 + t238 + 2.0f * adj01 * (t235 + 2.0f * mu_0 *
        adj01 * t228)));
    const float t239 = mu_0 * adj00 * t233;
    const float t240 = mu_0 * adj01 * t237;
    const float flux35 = inv_abs_detJ * (t239 + t240 + (t239 + t240 + 2.0f * adj02 * (t235 + 2.0f * mu_0 *
        adj02 * t232)));
    const float t241 = 3.0f * flux0 + flux15;
    const float t242 = 3.0f * flux24 + flux33;
    const float t243 = 3.0f * t241 + t242;
    const float t244 = 3.0f * flux1 + flux9;
    const float t245 = 3.0f * flux25 + flux30;
    const float t246 = 3.0f * t244 + t245;
    const float t247 = 3.0f * flux2 + flux10;
    const float t248 = 3.0f * flux16 + flux21;
    const float t249 = 3.0f * t247 + t248;
    const float result0 = 0.003472222222222222f * (t243 + t246 + t249);
    const float t250 = 3.0f * flux3 + flux17;
    const float t251 = 3.0f * flux26 + flux34;
    const float t252 = 3.0f * t250 + t251;
    const float t253 = 3.0f * flux4 + flux11;
    const float t254 = 3.0f * flux27 + flux31;
    const float t255 = 3.0f * t253 + t254;
    const float t256 = 3.0f * flux5 + flux12;
    const float t257 = 3.0f * flux18 + flux22;
    const float t258 = 3.0f * t256 + t257;
    const float result1 = 0.003472222222222222f * (t252 + t255 + t258);
    const float t259 = 3.0f * flux6 + flux19;
    const float t260 = 3.0f * flux28 + flux35;
    const float t261 = 3.0f * t259 + t260;
    const float t262 = 3.0f * flux7 + flux13;
    const float t263 = 3.0f * flux29 + flux32;
    const float t264 = 3.0f * t262 + t263;
    const float t265 = 3.0f * flux8 + flux14;
    const float t266 = 3.0f * flux20 + flux23;
    const float t267 = 3.0f * t265 + t266;
    const float result2 = 0.003472222222222222f * (t261 + t264 + t267);
    const float t268 = 3.0f * flux1 - flux9;
    const float t269 = 3.0f * flux25 - flux30;
    const float t270 = 3.0f * t268 + t269;
    const float t271 = 3.0f * flux2 - flux10;
    const float t272 = 3.0f * flux16 - flux21;
    const float t273 = 3.0f * t271 + t272;
    const float result3 = -0.003472222222222222f * (t243 - t270 - t273);
    const float t274 = 3.0f * flux4 - flux11;
    const float t275 = 3.0f * flux27 - flux31;
    const float t276 = 3.0f * t274 + t275;
    const float t277 = 3.0f * flux5 - flux12;
    const float t278 = 3.0f * flux18 - flux22;
    const float t279 = 3.0f * t277 + t278;
    const float result4 = -0.003472222222222222f * (t252 - t276 - t279);
    const float t280 = 3.0f * flux7 - flux13;
    const float t281 = 3.0f * flux29 - flux32;
    const float t282 = 3.0f * t280 + t281;
    const float t283 = 3.0f * flux8 - flux14;
    const float t284 = 3.0f * flux20 - flux23;
    const float t285 = 3.0f * t283 + t284;
    const float result5 = -0.003472222222222222f * (t261 - t282 - t285);
    const float t286 = 3.0f * flux0 - flux15;
    const float t287 = 3.0f * flux24 - flux33;
    const float t288 = 3.0f * t286 + t287;
    const float t289 = 3.0f * t247 - t248;
    const float result6 = -0.003472222222222222f * (t246 - t288 - t289);
    const float t290 = 3.0f * flux3 - flux17;
    const float t291 = 3.0f * flux26 - flux34;
    const float t292 = 3.0f * t290 + t291;
    const float t293 = 3.0f * t256 - t257;
    const float result7 = -0.003472222222222222f * (t255 - t292 - t293);
    const float t294 = 3.0f * flux6 - flux19;
    const float t295 = 3.0f * flux28 - flux35;
    const float t296 = 3.0f * t294 + t295;
    const float t297 = 3.0f * t265 - t266;
    const float result8 = -0.003472222222222222f * (t264 - t296 - t297);
    const float t298 = 3.0f * t271 - t272;
    const float result9 = -0.003472222222222222f * (t270 + t288 - t298);
    const float t299 = 3.0f * t277 - t278;
    const float result10 = -0.003472222222222222f * (t276 + t292 - t299);
    const float t300 = 3.0f * t283 - t284;
    const float result11 = -0.003472222222222222f * (t282 + t296 - t300);
    const float t301 = 3.0f * t241 - t242;
    const float t302 = 3.0f * t244 - t245;
    const float result12 = -0.003472222222222222f * (t249 - t301 - t302);
    const float t303 = 3.0f * t250 - t251;
    const float t304 = 3.0f * t253 - t254;
    const float result13 = -0.003472222222222222f * (t258 - t303 - t304);
    const float t305 = 3.0f * t259 - t260;
    const float t306 = 3.0f * t262 - t263;
    const float result14 = -0.003472222222222222f * (t267 - t305 - t306);
    const float t307 = 3.0f * t268 - t269;
    const float result15 = -0.003472222222222222f * (t273 + t301 - t307);
    const float t308 = 3.0f * t274 - t275;
    const float result16 = -0.003472222222222222f * (t279 + t303 - t308);
    const float t309 = 3.0f * t280 - t281;
    const float result17 = -0.003472222222222222f * (t285 + t305 - t309);
    const float t310 = 3.0f * t286 - t287;
    const float result18 = -0.003472222222222222f * (t289 + t302 - t310);
    const float t311 = 3.0f * t290 - t291;
    const float result19 = -0.003472222222222222f * (t293 + t304 - t311);
    const float t312 = 3.0f * t294 - t295;
    const float result20 = -0.003472222222222222f * (t297 + t306 - t312);
    const float result21 = -0.003472222222222222f * (t298 + t307 + t310);
    const float result22 = -0.003472222222222222f * (t299 + t308 + t311);
    const float result23 = -0.003472222222222222f * (t300 + t309 + t312);
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

extern "C" int elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_hip(
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
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_hip(
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
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_hip_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
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
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "affine",                                  // input
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
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    1077.0,                                    // flops_per_cell
    88.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
