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
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   trial   coefficient, Q1^3, 24 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1446
//   bytes       88 (76 read, 12 written)
//   flops/byte  16.4
//   shared      0 bytes a block of 128 threads
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

__global__ void __launch_bounds__(128, 4)
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
    const int64_t n0 = d0 / 3;
    const int64_t n1 = d1 / 3;
    const int64_t n2 = d2 / 3;
    const int64_t n4 = d4 / 3;
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
    const float x0_0 = coordinates[3 * n0];
    const float x1_0 = coordinates[3 * n1];
    const float x2_0 = coordinates[3 * n2];
    const float x4_0 = coordinates[3 * n4];
    const float x0_1 = coordinates[3 * n0 + 1];
    const float x1_1 = coordinates[3 * n1 + 1];
    const float x2_1 = coordinates[3 * n2 + 1];
    const float x4_1 = coordinates[3 * n4 + 1];
    const float x0_2 = coordinates[3 * n0 + 2];
    const float x1_2 = coordinates[3 * n1 + 2];
    const float x2_2 = coordinates[3 * n2 + 2];
    const float x4_2 = coordinates[3 * n4 + 2];
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
    const float t113 = t60 - t61;
    const float t114 = t63 - t64;
    const float t115 = t113 + t114;
    const float t116 = t67 - t68;
    const float t117 = t70 - t71;
    const float t118 = t116 + t117;
    const float t119 = (adj10 * t115 + adj20 * t118) + (adj12 * t108 + adj22 * t111);
    const float t120 = adj10 * t108 + adj20 * t111;
    const float t121 = adj11 * t102 + adj21 * t105;
    const float t122 = adj12 * t115 + adj22 * t118;
    const float t123 = lmbda_0 * (t120 + t121 + t122);
    const float t124 = 0.5f * t123 + mu_0 * t120;
    const float t125 = mu_0 * adj01 * t112 + mu_0 * adj02 * t119 + (mu_0 * adj01 * t112 + mu_0 * adj02 * t119
        + 4.0f * adj00 * t124);
    const float flux9 = inv_abs_detJ * t125;
    const float t126 = mu_0 * adj11 * t112;
    const float t127 = mu_0 * adj12 * t119;
    const float flux10 = inv_abs_detJ * (t126 + t127 + (t126 + t127 + 4.0f * adj10 * t124));
    const float t128 = mu_0 * adj21 * t112;
    const float t129 = mu_0 * adj22 * t119;
    const float flux11 = inv_abs_detJ * (t128 + t129 + (t128 + t129 + 4.0f * adj20 * t124));
    const float t130 = (adj11 * t115 + adj21 * t118) + (adj12 * t102 + adj22 * t105);
    const float t131 = 0.5f * t123 + mu_0 * t121;
    const float t132 = mu_0 * adj00 * t112 + mu_0 * adj02 * t130 + (mu_0 * adj00 * t112 + mu_0 * adj02 * t130
        + 4.0f * adj01 * t131);
    const float flux12 = inv_abs_detJ * t132;
    const float t133 = mu_0 * adj10 * t112;
    const float t134 = mu_0 * adj12 * t130;
    const float flux13 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0f * adj11 * t131));
    const float t135 = mu_0 * adj20 * t112;
    const float t136 = mu_0 * adj22 * t130;
    const float flux14 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 4.0f * adj21 * t131));
    const float t137 = 0.5f * t123 + mu_0 * t122;
    const float t138 = mu_0 * adj00 * t119 + mu_0 * adj01 * t130 + (mu_0 * adj00 * t119 + mu_0 * adj01 * t130
        + 4.0f * adj02 * t137);
    const float flux15 = inv_abs_detJ * t138;
    const float t139 = mu_0 * adj10 * t119;
    const float t140 = mu_0 * adj11 * t130;
    const float flux16 = inv_abs_detJ * (t139 + t140 + (t139 + t140 + 4.0f * adj12 * t137));
    const float t141 = mu_0 * adj20 * t119;
    const float t142 = mu_0 * adj21 * t130;
    const float flux17 = inv_abs_detJ * (t141 + t142 + (t141 + t142 + 4.0f * adj22 * t137));
    const float t143 = t9 - t10;
    const float t144 = t12 - t13;
    const float t145 = t143 + t144;
    const float t146 = t25 - t28;
    const float t147 = t30 - t31;
    const float t148 = t33 - t34;
    const float t149 = t147 + t148;
    const float t150 = t46 - t49;
    const float t151 = (adj00 * t145 + adj20 * t146) + (adj01 * t149 + adj21 * t150);
    const float t152 = mu_0 * adj01 * t151;
    const float t153 = t53 - t54;
    const float t154 = t56 - t57;
    const float t155 = t153 + t154;
    const float t156 = t69 - t72;
    const float t157 = (adj00 * t155 + adj20 * t156) + (adj02 * t149 + adj22 * t150);
    const float t158 = mu_0 * adj02 * t157;
    const float t159 = adj00 * t149 + adj20 * t150;
    const float t160 = adj01 * t145 + adj21 * t146;
    const float t161 = adj02 * t155 + adj22 * t156;
    const float t162 = lmbda_0 * (t159 + t160 + t161);
    const float t163 = 0.5f * t162 + mu_0 * t159;
    const float flux18 = inv_abs_detJ * (t152 + t158 + (t152 + t158 + 4.0f * adj00 * t163));
    const float t164 = mu_0 * adj11 * t151 + mu_0 * adj12 * t157 + (mu_0 * adj11 * t151 + mu_0 * adj12 * t157
        + 4.0f * adj10 * t163);
    const float flux19 = inv_abs_detJ * t164;
    const float t165 = mu_0 * adj21 * t151;
    const float t166 = mu_0 * adj22 * t157;
    const float flux20 = inv_abs_detJ * (t165 + t166 + (t165 + t166 + 4.0f * adj20 * t163));
    const float t167 = mu_0 * adj00 * t151;
    const float t168 = (adj01 * t155 + adj21 * t156) + (adj02 * t145 + adj22 * t146);
    const float t169 = mu_0 * adj02 * t168;
    const float t170 = 0.5f * t162 + mu_0 * t160;
    const float flux21 = inv_abs_detJ * (t167 + t169 + (t167 + t169 + 4.0f * adj01 * t170));
    const float t171 = mu_0 * adj10 * t151 + mu_0 * adj12 * t168 + (mu_0 * adj10 * t151 + mu_0 * adj12 * t168
        + 4.0f * adj11 * t170);
    const float flux22 = inv_abs_detJ * t171;
    const float t172 = mu_0 * adj20 * t151;
    const float t173 = mu_0 * adj22 * t168;
    const float flux23 = inv_abs_detJ * (t172 + t173 + (t172 + t173 + 4.0f * adj21 * t170));
    const float t174 = mu_0 * adj00 * t157;
    const float t175 = mu_0 * adj01 * t168;
    const float t176 = 0.5f * t162 + mu_0 * t161;
    const float flux24 = inv_abs_detJ * (t174 + t175 + (t174 + t175 + 4.0f * adj02 * t176));
    const float t177 = mu_0 * adj10 * t157 + mu_0 * adj11 * t168 + (mu_0 * adj10 * t157 + mu_0 * adj11 * t168
        + 4.0f * adj12 * t176);
    const float flux25 = inv_abs_detJ * t177;
    const float t178 = mu_0 * adj20 * t157;
    const float t179 = mu_0 * adj21 * t168;
    const float flux26 = inv_abs_detJ * (t178 + t179 + (t178 + t179 + 4.0f * adj22 * t176));
    const float t180 = t103 - t104;
    const float t181 = t109 - t110;
    const float t182 = adj20 * t180 + adj21 * t181;
    const float t183 = t116 - t117;
    const float t184 = adj20 * t183 + adj22 * t181;
    const float t185 = lmbda_0 * (adj20 * t181 + adj21 * t180 + adj22 * t183);
    const float t186 = mu_0 * adj01 * t182 + mu_0 * adj02 * t184 + (mu_0 * adj01 * t182 + mu_0 * adj02 * t184
        + 2.0f * adj00 * (t185 + 2.0f * mu_0 * adj20 * t181));
    const float flux27 = inv_abs_detJ * t186;
    const float t187 = mu_0 * adj11 * t182 + mu_0 * adj12 * t184 + (mu_0 * adj11 * t182 + mu_0 * adj12 * t184
        + 2.0f * adj10 * (t185 + 2.0f * mu_0 * adj20 * t181));
    const float flux28 = inv_abs_detJ * t187;
    const float t188 = mu_0 * adj21 * t182;
    const float t189 = mu_0 * adj22 * t184;
    const float flux29 = inv_abs_detJ * (t188 + t189 + (t188 + t189 + 2.0f * adj20 * (t185 + 2.0f * mu_0 *
        adj20 * t181)));
    const float t190 = adj21 * t183 + adj22 * t180;
    const float t191 = mu_0 * adj00 * t182 + mu_0 * adj02 * t190 + (mu_0 * adj00 * t182 + mu_0 * adj02 * t190
        + 2.0f * adj01 * (t185 + 2.0f * mu_0 * adj21 * t180));
    const float flux30 = inv_abs_detJ * t191;
    const float t192 = mu_0 * adj10 * t182 + mu_0 * adj12 * t190 + (mu_0 * adj10 * t182 + mu_0 * adj12 * t190
        + 2.0f * adj11 * (t185 + 2.0f * mu_0 * adj21 * t180));
    const float flux31 = inv_abs_detJ * t192;
    const float t193 = mu_0 * adj20 * t182;
    const float t194 = mu_0 * adj22 * t190;
    const float flux32 = inv_abs_detJ * (t193 + t194 + (t193 + t194 + 2.0f * adj21 * (t185 + 2.0f * mu_0 *
        adj21 * t180)));
    const float t195 = mu_0 * adj00 * t184 + mu_0 * adj01 * t190 + (mu_0 * adj00 * t184 + mu_0 * adj01 * t190
        + 2.0f * adj02 * (t185 + 2.0f * mu_0 * adj22 * t183));
    const float flux33 = inv_abs_detJ * t195;
    const float t196 = mu_0 * adj10 * t184 + mu_0 * adj11 * t190 + (mu_0 * adj10 * t184 + mu_0 * adj11 * t190
        + 2.0f * adj12 * (t185 + 2.0f * mu_0 * adj22 * t183));
    const float flux34 = inv_abs_detJ * t196;
    const float t197 = mu_0 * adj20 * t184;
    const float t198 = mu_0 * adj21 * t190;
    const float flux35 = inv_abs_detJ * (t197 + t198 + (t197 + t198 + 2.0f * adj22 * (t185 + 2.0f * mu_0 *
        adj22 * t183)));
    const float t199 = t11 - t14;
    const float t200 = t18 - t21;
    const float t201 = t32 - t35;
    const float t202 = t39 - t42;
    const float t203 = (adj00 * t199 + adj10 * t200) + (adj01 * t201 + adj11 * t202);
    const float t204 = mu_0 * adj01 * t203;
    const float t205 = t55 - t58;
    const float t206 = t62 - t65;
    const float t207 = (adj00 * t205 + adj10 * t206) + (adj02 * t201 + adj12 * t202);
    const float t208 = mu_0 * adj02 * t207;
    const float t209 = adj00 * t201 + adj10 * t202;
    const float t210 = adj01 * t199 + adj11 * t200;
    const float t211 = adj02 * t205 + adj12 * t206;
    const float t212 = lmbda_0 * (t209 + t210 + t211);
    const float t213 = 0.5f * t212 + mu_0 * t209;
    const float flux36 = inv_abs_detJ * (t204 + t208 + (t204 + t208 + 4.0f * adj00 * t213));
    const float t214 = mu_0 * adj11 * t203;
    const float t215 = mu_0 * adj12 * t207;
    const float flux37 = inv_abs_detJ * (t214 + t215 + (t214 + t215 + 4.0f * adj10 * t213));
    const float t216 = mu_0 * adj21 * t203 + mu_0 * adj22 * t207 + (mu_0 * adj21 * t203 + mu_0 * adj22 * t207
        + 4.0f * adj20 * t213);
    const float flux38 = inv_abs_detJ * t216;
    const float t217 = mu_0 * adj00 * t203;
    const float t218 = (adj01 * t205 + adj11 * t206) + (adj02 * t199 + adj12 * t200);
    const float t219 = mu_0 * adj02 * t218;
    const float t220 = 0.5f * t212 + mu_0 * t210;
    const float flux39 = inv_abs_detJ * (t217 + t219 + (t217 + t219 + 4.0f * adj01 * t220));
    const float t221 = mu_0 * adj10 * t203;
    const float t222 = mu_0 * adj12 * t218;
    const float flux40 = inv_abs_detJ * (t221 + t222 + (t221 + t222 + 4.0f * adj11 * t220));
    const float t223 = mu_0 * adj20 * t203 + mu_0 * adj22 * t218 + (mu_0 * adj20 * t203 + mu_0 * adj22 * t218
        + 4.0f * adj21 * t220);
    const float flux41 = inv_abs_detJ * t223;
    const float t224 = mu_0 * adj00 * t207;
    const float t225 = mu_0 * adj01 * t218;
    const float t226 = 0.5f * t212 + mu_0 * t211;
    const float flux42 = inv_abs_detJ * (t224 + t225 + (t224 + t225 + 4.0f * adj02 * t226));
    const float t227 = mu_0 * adj10 * t207;
    const float t228 = mu_0 * adj11 * t218;
    const float flux43 = inv_abs_detJ * (t227 + t228 + (t227 + t228 + 4.0f * adj12 * t226));
    const float t229 = mu_0 * adj20 * t207 + mu_0 * adj21 * t218 + (mu_0 * adj20 * t207 + mu_0 * adj21 * t218
        + 4.0f * adj22 * t226);
    const float flux44 = inv_abs_detJ * t229;
    const float t230 = t100 - t101;
    const float t231 = t106 - t107;
    const float t232 = adj10 * t230 + adj11 * t231;
    const float t233 = t113 - t114;
    const float t234 = adj10 * t233 + adj12 * t231;
    const float t235 = lmbda_0 * (adj10 * t231 + adj11 * t230 + adj12 * t233);
    const float t236 = mu_0 * adj01 * t232 + mu_0 * adj02 * t234 + (mu_0 * adj01 * t232 + mu_0 * adj02 * t234
        + 2.0f * adj00 * (t235 + 2.0f * mu_0 * adj10 * t231));
    const float flux45 = inv_abs_detJ * t236;
    const float t237 = mu_0 * adj11 * t232;
    const float t238 = mu_0 * adj12 * t234;
    const float flux46 = inv_abs_detJ * (t237 + t238 + (t237 + t238 + 2.0f * adj10 * (t235 + 2.0f * mu_0 *
        adj10 * t231)));
    const float t239 = mu_0 * adj21 * t232 + mu_0 * adj22 * t234 + (mu_0 * adj21 * t232 + mu_0 * adj22 * t234
        + 2.0f * adj20 * (t235 + 2.0f * mu_0 * adj10 * t231));
    const float flux47 = inv_abs_detJ * t239;
    const float t240 = adj11 * t233 + adj12 * t230;
    const float t241 = mu_0 * adj00 * t232 + mu_0 * adj02 * t240 + (mu_0 * adj00 * t232 + mu_0 * adj02 * t240
        + 2.0f * adj01 * (t235 + 2.0f * mu_0 * adj11 * t230));
    const float flux48 = inv_abs_detJ * t241;
    const float t242 = mu_0 * adj10 * t232;
    const float t243 = mu_0 * adj12 * t240;
    const float flux49 = inv_abs_detJ * (t242 + t243 + (t242 + t243 + 2.0f * adj11 * (t235 + 2.0f * mu_0 *
        adj11 * t230)));
    const float t244 = mu_0 * adj20 * t232 + mu_0 * adj22 * t240 + (mu_0 * adj20 * t232 + mu_0 * adj22 * t240
        + 2.0f * adj21 * (t235 + 2.0f * mu_0 * adj11 * t230));
    const float flux50 = inv_abs_detJ * t244;
    const float t245 = mu_0 * adj00 * t234 + mu_0 * adj01 * t240 + (mu_0 * adj00 * t234 + mu_0 * adj01 * t240
        + 2.0f * adj02 * (t235 + 2.0f * mu_0 * adj12 * t233));
    const float flux51 = inv_abs_detJ * t245;
    const float t246 = mu_0 * adj10 * t234;
    const float t247 = mu_0 * adj11 * t240;
    const float flux52 = inv_abs_detJ * (t246 + t247 + (t246 + t247 + 2.0f * adj12 * (t235 + 2.0f * mu_0 *
        adj12 * t233)));
    const float t248 = mu_0 * adj20 * t234 + mu_0 * adj21 * t240 + (mu_0 * adj20 * t234 + mu_0 * adj21 * t240
        + 2.0f * adj22 * (t235 + 2.0f * mu_0 * adj12 * t233));
    const float flux53 = inv_abs_detJ * t248;
    const float t249 = t143 - t144;
    const float t250 = t147 - t148;
    const float t251 = adj00 * t249 + adj01 * t250;
    const float t252 = mu_0 * adj01 * t251;
    const float t253 = t153 - t154;
    const float t254 = adj00 * t253 + adj02 * t250;
    const float t255 = mu_0 * adj02 * t254;
    const float t256 = lmbda_0 * (adj00 * t250 + adj01 * t249 + adj02 * t253);
    const float flux54 = inv_abs_detJ * (t252 + t255 + (t252 + t255 + 2.0f * adj00 * (t256 + 2.0f * mu_0 *
        adj00 * t250)));
    const float t257 = mu_0 * adj11 * t251 + mu_0 * adj12 * t254 + (mu_0 * adj11 * t251 + mu_0 * adj12 * t254
        + 2.0f * adj10 * (t256 + 2.0f * mu_0 * adj00 * t250));
    const float flux55 = inv_abs_detJ * t257;
    const float t258 = mu_0 * adj21 * t251 + mu_0 * adj22 * t254 + (mu_0 * adj21 * t251 + mu_0 * adj22 * t254
        + 2.0f * adj20 * (t256 + 2.0f * mu_0 * adj00 * t250));
    const float flux56 = inv_abs_detJ * t258;
    const float t259 = mu_0 * adj00 * t251;
    const float t260 = adj01 * t253 + adj02 * t249;
    const float t261 = mu_0 * adj02 * t260;
    const float flux57 = inv_abs_detJ * (t259 + t261 + (t259 + t261 + 2.0f * adj01 * (t256 + 2.0f * mu_0 *
        adj01 * t249)));
    const float t262 = mu_0 * adj10 * t251 + mu_0 * adj12 * t260 + (mu_0 * adj10 * t251 + mu_0 * adj12 * t260
        + 2.0f * adj11 * (t256 + 2.0f * mu_0 * adj01 * t249));
    const float flux58 = inv_abs_detJ * t262;
    const float t263 = mu_0 * adj20 * t251 + mu_0 * adj22 * t260 + (mu_0 * adj20 * t251 + mu_0 * adj22 * t260
        + 2.0f * adj21 * (t256 + 2.0f * mu_0 * adj01 * t249));
    const float flux59 = inv_abs_detJ * t263;
    const float t264 = mu_0 * adj00 * t254;
    const float t265 = mu_0 * adj01 * t260;
    const float flux60 = inv_abs_detJ * (t264 + t265 + (t264 + t265 + 2.0f * adj02 * (t256 + 2.0f * mu_0 *
        adj02 * t253)));
    const float t266 = mu_0 * adj10 * t254 + mu_0 * adj11 * t260 + (mu_0 * adj10 * t254 + mu_0 * adj11 * t260
        + 2.0f * adj12 * (t256 + 2.0f * mu_0 * adj02 * t253));
    const float flux61 = inv_abs_detJ * t266;
    const float t267 = mu_0 * adj20 * t254 + mu_0 * adj21 * t260 + (mu_0 * adj20 * t254 + mu_0 * adj21 * t260
        + 2.0f * adj22 * (t256 + 2.0f * mu_0 * adj02 * t253));
    const float flux62 = inv_abs_detJ * t267;
    const float t268 = 3.0f * flux0 + flux18;
    const float t269 = 3.0f * flux36 + flux54;
    const float t270 = 3.0f * t268 + t269;
    const float t271 = 3.0f * flux1 + flux10;
    const float t272 = 3.0f * flux37 + flux46;
    const float t273 = 3.0f * t271 + t272;
    const float t274 = 3.0f * flux2 + flux11;
    const float t275 = 3.0f * flux20 + flux29;
    const float t276 = 3.0f * t274 + t275;
    const float result0 = 0.003472222222222222f * (t270 + t273 + t276);
    const float t277 = 3.0f * flux3 + flux21;
    const float t278 = 3.0f * flux39 + flux57;
    const float t279 = 3.0f * t277 + t278;
    const float t280 = 3.0f * flux4 + flux13;
    const float t281 = 3.0f * flux40 + flux49;
    const float t282 = 3.0f * t280 + t281;
    const float t283 = 3.0f * flux5 + flux14;
    const float t284 = 3.0f * flux23 + flux32;
    const float t285 = 3.0f * t283 + t284;
    const float result1 = 0.003472222222222222f * (t279 + t282 + t285);
    const float t286 = 3.0f * flux6 + flux24;
    const float t287 = 3.0f * flux42 + flux60;
    const float t288 = 3.0f * t286 + t287;
    const float t289 = 3.0f * flux7 + flux16;
    const float t290 = 3.0f * flux43 + flux52;
    const float t291 = 3.0f * t289 + t290;
    const float t292 = 3.0f * flux8 + flux17;
    const float t293 = 3.0f * flux26 + flux35;
    const float t294 = 3.0f * t292 + t293;
    const float result2 = 0.003472222222222222f * (t288 + t291 + t294);
    const float t295 = 3.0f * flux1 - flux10;
    const float t296 = 3.0f * flux37 - flux46;
    const float t297 = 3.0f * t295 + t296;
    const float t298 = 3.0f * flux2 - flux11;
    const float t299 = 3.0f * flux20 - flux29;
    const float t300 = 3.0f * t298 + t299;
    const float result3 = -0.003472222222222222f * (t270 - t297 - t300);
    const float t301 = 3.0f * flux4 - flux13;
    const float t302 = 3.0f * flux40 - flux49;
    const float t303 = 3.0f * t301 + t302;
    const float t304 = 3.0f * flux5 - flux14;
    const float t305 = 3.0f * flux23 - flux32;
    const float t306 = 3.0f * t304 + t305;
    const float result4 = -0.003472222222222222f * (t279 - t303 - t306);
    const float t307 = 3.0f * flux7 - flux16;
    const float t308 = 3.0f * flux43 - flux52;
    const float t309 = 3.0f * t307 + t308;
    const float t310 = 3.0f * flux8 - flux17;
    const float t311 = 3.0f * flux26 - flux35;
    const float t312 = 3.0f * t310 + t311;
    const float result5 = -0.003472222222222222f * (t288 - t309 - t312);
    const float t313 = 3.0f * flux0 - flux18;
    const float t314 = 3.0f * flux36 - flux54;
    const float t315 = 3.0f * t313 + t314;
    const float t316 = 3.0f * t274 - t275;
    const float result6 = -0.003472222222222222f * (t273 - t315 - t316);
    const float t317 = 3.0f * flux3 - flux21;
    const float t318 = 3.0f * flux39 - flux57;
    const float t319 = 3.0f * t317 + t318;
    const float t320 = 3.0f * t283 - t284;
    const float result7 = -0.003472222222222222f * (t282 - t319 - t320);
    const float t321 = 3.0f * flux6 - flux24;
    const float t322 = 3.0f * flux42 - flux60;
    const float t323 = 3.0f * t321 + t322;
    const float t324 = 3.0f * t292 - t293;
    const float result8 = -0.003472222222222222f * (t291 - t323 - t324);
    const float t325 = 3.0f * t298 - t299;
    const float result9 = -0.003472222222222222f * (t297 + t315 - t325);
    const float t326 = 3.0f * t304 - t305;
    const float result10 = -0.003472222222222222f * (t303 + t319 - t326);
    const float t327 = 3.0f * t310 - t311;
    const float result11 = -0.003472222222222222f * (t309 + t323 - t327);
    const float t328 = 3.0f * t268 - t269;
    const float t329 = 3.0f * t271 - t272;
    const float result12 = -0.003472222222222222f * (t276 - t328 - t329);
    const float t330 = 3.0f * t277 - t278;
    const float t331 = 3.0f * t280 - t281;
    const float result13 = -0.003472222222222222f * (t285 - t330 - t331);
    const float t332 = 3.0f * t286 - t287;
    const float t333 = 3.0f * t289 - t290;
    const float result14 = -0.003472222222222222f * (t294 - t332 - t333);
    const float t334 = 3.0f * t295 - t296;
    const float result15 = -0.003472222222222222f * (t300 + t328 - t334);
    const float t335 = 3.0f * t301 - t302;
    const float result16 = -0.003472222222222222f * (t306 + t330 - t335);
    const float t336 = 3.0f * t307 - t308;
    const float result17 = -0.003472222222222222f * (t312 + t332 - t336);
    const float t337 = 3.0f * t313 - t314;
    const float result18 = -0.003472222222222222f * (t316 + t329 - t337);
    const float t338 = 3.0f * t317 - t318;
    const float result19 = -0.003472222222222222f * (t320 + t331 - t338);
    const float t339 = 3.0f * t321 - t322;
    const float result20 = -0.003472222222222222f * (t324 + t333 - t339);
    const float result21 = -0.003472222222222222f * (t325 + t334 + t337);
    const float result22 = -0.003472222222222222f * (t326 + t335 + t338);
    const float result23 = -0.003472222222222222f * (t327 + t336 + t339);
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

extern "C" int elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cuda(
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
    elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cuda(
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

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply_cuda_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f32_affine_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
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
    1446.0,                                    // flops_per_cell
    88.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
