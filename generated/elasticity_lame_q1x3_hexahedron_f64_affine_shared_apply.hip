// elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set input=affine --set numbering=shared
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
//   scalar               float64
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
//   bytes       144 (120 read, 24 written)
//   flops/byte  7.48
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

__global__ void __launch_bounds__(128, resident)
elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double trial_0 = x[d0];
    const double trial_3 = x[d1];
    const double trial_6 = x[d2];
    const double trial_9 = x[d3];
    const double trial_12 = x[d4];
    const double trial_15 = x[d5];
    const double trial_18 = x[d6];
    const double trial_21 = x[d7];
    const double trial_1 = x[d0 + 1];
    const double trial_4 = x[d1 + 1];
    const double trial_7 = x[d2 + 1];
    const double trial_10 = x[d3 + 1];
    const double trial_13 = x[d4 + 1];
    const double trial_16 = x[d5 + 1];
    const double trial_19 = x[d6 + 1];
    const double trial_22 = x[d7 + 1];
    const double trial_2 = x[d0 + 2];
    const double trial_5 = x[d1 + 2];
    const double trial_8 = x[d2 + 2];
    const double trial_11 = x[d3 + 2];
    const double trial_14 = x[d4 + 2];
    const double trial_17 = x[d5 + 2];
    const double trial_20 = x[d6 + 2];
    const double trial_23 = x[d7 + 2];
    const double x0_0 = coordinates[d0];
    const double x1_0 = coordinates[d1];
    const double x2_0 = coordinates[d2];
    const double x4_0 = coordinates[d4];
    const double x0_1 = coordinates[d0 + 1];
    const double x1_1 = coordinates[d1 + 1];
    const double x2_1 = coordinates[d2 + 1];
    const double x4_1 = coordinates[d4 + 1];
    const double x0_2 = coordinates[d0 + 2];
    const double x1_2 = coordinates[d1 + 2];
    const double x2_2 = coordinates[d2 + 2];
    const double x4_2 = coordinates[d4 + 2];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x4_2;
    const double t3 = x0_1 - x4_1;
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double t5 = x0_0 - x2_0;
    const double t6 = x0_2 - x1_2;
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double t8 = x0_0 - x4_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t4 * t8 - t2 * t5;
    const double t9 = trial_1 - trial_4;
    const double t10 = trial_7 - trial_10;
    const double t11 = t9 + t10;
    const double t12 = trial_13 - trial_16;
    const double t13 = trial_19 - trial_22;
    const double t14 = t12 + t13;
    const double t15 = t11 + t14;
    const double t16 = trial_1 - trial_7;
    const double t17 = trial_4 - trial_10;
    const double t18 = t16 + t17;
    const double t19 = trial_13 - trial_19;
    const double t20 = trial_16 - trial_22;
    const double t21 = t19 + t20;
    const double t22 = t18 + t21;
    const double t23 = trial_1 - trial_13;
    const double t24 = trial_4 - trial_16;
    const double t25 = t23 + t24;
    const double t26 = trial_7 - trial_19;
    const double t27 = trial_10 - trial_22;
    const double t28 = t26 + t27;
    const double t29 = t25 + t28;
    const double t30 = trial_0 - trial_3;
    const double t31 = trial_6 - trial_9;
    const double t32 = t30 + t31;
    const double t33 = trial_12 - trial_15;
    const double t34 = trial_18 - trial_21;
    const double t35 = t33 + t34;
    const double t36 = t32 + t35;
    const double t37 = trial_0 - trial_6;
    const double t38 = trial_3 - trial_9;
    const double t39 = t37 + t38;
    const double t40 = trial_12 - trial_18;
    const double t41 = trial_15 - trial_21;
    const double t42 = t40 + t41;
    const double t43 = t39 + t42;
    const double adj11 = t0 * t2 - t6 * t8;
    const double t44 = trial_0 - trial_12;
    const double t45 = trial_3 - trial_15;
    const double t46 = t44 + t45;
    const double t47 = trial_6 - trial_18;
    const double t48 = trial_9 - trial_21;
    const double t49 = t47 + t48;
    const double t50 = t46 + t49;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t51 = (adj00 * t15 + adj10 * t22 + adj20 * t29) + (adj01 * t36 + t43 * adj11 + t50 * adj21);
    const double t52 = mu_0 * adj01 * t51;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t53 = trial_2 - trial_5;
    const double t54 = trial_8 - trial_11;
    const double t55 = t53 + t54;
    const double t56 = trial_14 - trial_17;
    const double t57 = trial_20 - trial_23;
    const double t58 = t56 + t57;
    const double t59 = t55 + t58;
    const double t60 = trial_2 - trial_8;
    const double t61 = trial_5 - trial_11;
    const double t62 = t60 + t61;
    const double t63 = trial_14 - trial_20;
    const double t64 = trial_17 - trial_23;
    const double t65 = t63 + t64;
    const double t66 = t62 + t65;
    const double t67 = trial_2 - trial_14;
    const double t68 = trial_5 - trial_17;
    const double t69 = t67 + t68;
    const double t70 = trial_8 - trial_20;
    const double t71 = trial_11 - trial_23;
    const double t72 = t70 + t71;
    const double t73 = t69 + t72;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t74 = (adj00 * t59 + adj10 * t66 + adj20 * t73) + (t36 * adj02 + t43 * adj12 + t50 * adj22);
    const double t75 = mu_0 * adj02 * t74;
    const double t76 = adj00 * t36 + adj10 * t43 + adj20 * t50;
    const double t77 = adj01 * t15 + t22 * adj11 + t29 * adj21;
    const double t78 = adj02 * t59 + t66 * adj12 + t73 * adj22;
    const double t79 = lmbda_0 * (t76 + t77 + t78);
    const double t80 = t79 + 2.0 * mu_0 * t76;
    const double flux0 = inv_abs_detJ * (t52 + t75 + (t52 + t75 + 2.0 * adj00 * t80));
    const double t81 = mu_0 * adj11 * t51;
    const double t82 = mu_0 * adj12 * t74;
    const double flux1 = inv_abs_detJ * (t81 + t82 + (t81 + t82 + 2.0 * adj10 * t80));
    const double t83 = mu_0 * adj21 * t51;
    const double t84 = mu_0 * adj22 * t74;
    const double flux2 = inv_abs_detJ * (t83 + t84 + (t83 + t84 + 2.0 * adj20 * t80));
    const double t85 = mu_0 * adj00 * t51;
    const double t86 = (adj01 * t59 + adj11 * t66 + adj21 * t73) + (t15 * adj02 + t22 * adj12 + t29 * adj22);
    const double t87 = mu_0 * adj02 * t86;
    const double t88 = t79 + 2.0 * mu_0 * t77;
    const double flux3 = inv_abs_detJ * (t85 + t87 + (t85 + t87 + 2.0 * adj01 * t88));
    const double t89 = mu_0 * adj10 * t51;
    const double t90 = mu_0 * adj12 * t86;
    const double flux4 = inv_abs_detJ * (t89 + t90 + (t89 + t90 + 2.0 * adj11 * t88));
    const double t91 = mu_0 * adj20 * t51;
    const double t92 = mu_0 * adj22 * t86;
    const double flux5 = inv_abs_detJ * (t91 + t92 + (t91 + t92 + 2.0 * adj21 * t88));
    const double t93 = mu_0 * adj00 * t74;
    const double t94 = mu_0 * adj01 * t86;
    const double t95 = t79 + 2.0 * mu_0 * t78;
    const double flux6 = inv_abs_detJ * (t93 + t94 + (t93 + t94 + 2.0 * adj02 * t95));
    const double t96 = mu_0 * adj10 * t74;
    const double t97 = mu_0 * adj11 * t86;
    const double flux7 = inv_abs_detJ * (t96 + t97 + (t96 + t97 + 2.0 * adj12 * t95));
    const double t98 = mu_0 * adj20 * t74;
    const double t99 = mu_0 * adj21 * t86;
    const double flux8 = inv_abs_detJ * (t98 + t99 + (t98 + t99 + 2.0 * adj22 * t95));
    const double t100 = t16 - t17;
    const double t101 = t19 - t20;
    const double t102 = t100 + t101;
    const double t103 = t23 - t24;
    const double t104 = t26 - t27;
    const double t105 = t103 + t104;
    const double t106 = t37 - t38;
    const double t107 = t40 - t41;
    const double t108 = t106 + t107;
    const double t109 = t44 - t45;
    const double t110 = t47 - t48;
    const double t111 = t109 + t110;
    const double t112 = (adj10 * t102 + adj20 * t105) + (adj11 * t108 + adj21 * t111);
    const double t113 = mu_0 * adj11 * t112;
    const double t114 = t60 - t61;
    const double t115 = t63 - t64;
    const double t116 = t114 + t115;
    const double t117 = t67 - t68;
    const double t118 = t70 - t71;
    const double t119 = t117 + t118;
    const double t120 = (adj10 * t116 + adj20 * t119) + (adj12 * t108 + adj22 * t111);
    const double t121 = mu_0 * adj12 * t120;
    const double t122 = adj10 * t108 + adj20 * t111;
    const double t123 = adj11 * t102 + adj21 * t105;
    const double t124 = adj12 * t116 + adj22 * t119;
    const double t125 = lmbda_0 * (t122 + t123 + t124);
    const double t126 = 0.5 * t125 + mu_0 * t122;
    const double flux9 = inv_abs_detJ * (t113 + t121 + (t113 + t121 + 4.0 * adj10 * t126));
    const double t127 = mu_0 * adj21 * t112;
    const double t128 = mu_0 * adj22 * t120;
    const double flux10 = inv_abs_detJ * (t127 + t128 + (t127 + t128 + 4.0 * adj20 * t126));
    const double t129 = mu_0 * adj10 * t112;
    const double t130 = (adj11 * t116 + adj21 * t119) + (adj12 * t102 + adj22 * t105);
    const double t131 = mu_0 * adj12 * t130;
    const double t132 = 0.5 * t125 + mu_0 * t123;
    const double flux11 = inv_abs_detJ * (t129 + t131 + (t129 + t131 + 4.0 * adj11 * t132));
    const double t133 = mu_0 * adj20 * t112;
    const double t134 = mu_0 * adj22 * t130;
    const double flux12 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0 * adj21 * t132));
    const double t135 = mu_0 * adj10 * t120;
    const double t136 = mu_0 * adj11 * t130;
    const double t137 = 0.5 * t125 + mu_0 * t124;
    const double flux13 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 4.0 * adj12 * t137));
    const double t138 = mu_0 * adj20 * t120;
    const double t139 = mu_0 * adj21 * t130;
    const double flux14 = inv_abs_detJ * (t138 + t139 + (t138 + t139 + 4.0 * adj22 * t137));
    const double t140 = t9 - t10;
    const double t141 = t12 - t13;
    const double t142 = t140 + t141;
    const double t143 = t25 - t28;
    const double t144 = t30 - t31;
    const double t145 = t33 - t34;
    const double t146 = t144 + t145;
    const double t147 = t46 - t49;
    const double t148 = (adj00 * t142 + adj20 * t143) + (adj01 * t146 + adj21 * t147);
    const double t149 = mu_0 * adj01 * t148;
    const double t150 = t53 - t54;
    const double t151 = t56 - t57;
    const double t152 = t150 + t151;
    const double t153 = t69 - t72;
    const double t154 = (adj00 * t152 + adj20 * t153) + (adj02 * t146 + adj22 * t147);
    const double t155 = mu_0 * adj02 * t154;
    const double t156 = adj00 * t146 + adj20 * t147;
    const double t157 = adj01 * t142 + adj21 * t143;
    const double t158 = adj02 * t152 + adj22 * t153;
    const double t159 = lmbda_0 * (t156 + t157 + t158);
    const double t160 = 0.5 * t159 + mu_0 * t156;
    const double flux15 = inv_abs_detJ * (t149 + t155 + (t149 + t155 + 4.0 * adj00 * t160));
    const double t161 = mu_0 * adj21 * t148;
    const double t162 = mu_0 * adj22 * t154;
    const double flux16 = inv_abs_detJ * (t161 + t162 + (t161 + t162 + 4.0 * adj20 * t160));
    const double t163 = mu_0 * adj00 * t148;
    const double t164 = (adj01 * t152 + adj21 * t153) + (adj02 * t142 + adj22 * t143);
    const double t165 = mu_0 * adj02 * t164;
    const double t166 = 0.5 * t159 + mu_0 * t157;
    const double flux17 = inv_abs_detJ * (t163 + t165 + (t163 + t165 + 4.0 * adj01 * t166));
    const double t167 = mu_0 * adj20 * t148;
    const double t168 = mu_0 * adj22 * t164;
    const double flux18 = inv_abs_detJ * (t167 + t168 + (t167 + t168 + 4.0 * adj21 * t166));
    const double t169 = mu_0 * adj00 * t154;
    const double t170 = mu_0 * adj01 * t164;
    const double t171 = 0.5 * t159 + mu_0 * t158;
    const double flux19 = inv_abs_detJ * (t169 + t170 + (t169 + t170 + 4.0 * adj02 * t171));
    const double t172 = mu_0 * adj20 * t154;
    const double t173 = mu_0 * adj21 * t164;
    const double flux20 = inv_abs_detJ * (t172 + t173 + (t172 + t173 + 4.0 * adj22 * t171));
    const double t174 = t103 - t104;
    const double t175 = t109 - t110;
    const double t176 = adj20 * t174 + adj21 * t175;
    const double t177 = mu_0 * adj21 * t176;
    const double t178 = t117 - t118;
    const double t179 = adj20 * t178 + adj22 * t175;
    const double t180 = mu_0 * adj22 * t179;
    const double t181 = lmbda_0 * (adj20 * t175 + adj21 * t174 + adj22 * t178);
    const double flux21 = inv_abs_detJ * (t177 + t180 + (t177 + t180 + 2.0 * adj20 * (t181 + 2.0 * mu_0 *
        adj20 * t175)));
    const double t182 = mu_0 * adj20 * t176;
    const double t183 = adj21 * t178 + adj22 * t174;
    const double t184 = mu_0 * adj22 * t183;
    const double flux22 = inv_abs_detJ * (t182 + t184 + (t182 + t184 + 2.0 * adj21 * (t181 + 2.0 * mu_0 *
        adj21 * t174)));
    const double t185 = mu_0 * adj20 * t179;
    const double t186 = mu_0 * adj21 * t183;
    const double flux23 = inv_abs_detJ * (t185 + t186 + (t185 + t186 + 2.0 * adj22 * (t181 + 2.0 * mu_0 *
        adj22 * t178)));
    const double t187 = t11 - t14;
    const double t188 = t18 - t21;
    const double t189 = t32 - t35;
    const double t190 = t39 - t42;
    const double t191 = (adj00 * t187 + adj10 * t188) + (adj01 * t189 + adj11 * t190);
    const double t192 = mu_0 * adj01 * t191;
    const double t193 = t55 - t58;
    const double t194 = t62 - t65;
    const double t195 = (adj00 * t193 + adj10 * t194) + (adj02 * t189 + adj12 * t190);
    const double t196 = mu_0 * adj02 * t195;
    const double t197 = adj00 * t189 + adj10 * t190;
    const double t198 = adj01 * t187 + adj11 * t188;
    const double t199 = adj02 * t193 + adj12 * t194;
    const double t200 = lmbda_0 * (t197 + t198 + t199);
    const double t201 = 0.5 * t200 + mu_0 * t197;
    const double flux24 = inv_abs_detJ * (t192 + t196 + (t192 + t196 + 4.0 * adj00 * t201));
    const double t202 = mu_0 * adj11 * t191;
    const double t203 = mu_0 * adj12 * t195;
    const double flux25 = inv_abs_detJ * (t202 + t203 + (t202 + t203 + 4.0 * adj10 * t201));
    const double t204 = mu_0 * adj00 * t191;
    const double t205 = (adj01 * t193 + adj11 * t194) + (adj02 * t187 + adj12 * t188);
    const double t206 = mu_0 * adj02 * t205;
    const double t207 = 0.5 * t200 + mu_0 * t198;
    const double flux26 = inv_abs_detJ * (t204 + t206 + (t204 + t206 + 4.0 * adj01 * t207));
    const double t208 = mu_0 * adj10 * t191;
    const double t209 = mu_0 * adj12 * t205;
    const double flux27 = inv_abs_detJ * (t208 + t209 + (t208 + t209 + 4.0 * adj11 * t207));
    const double t210 = mu_0 * adj00 * t195;
    const double t211 = mu_0 * adj01 * t205;
    const double t212 = 0.5 * t200 + mu_0 * t199;
    const double flux28 = inv_abs_detJ * (t210 + t211 + (t210 + t211 + 4.0 * adj02 * t212));
    const double t213 = mu_0 * adj10 * t195;
    const double t214 = mu_0 * adj11 * t205;
    const double flux29 = inv_abs_detJ * (t213 + t214 + (t213 + t214 + 4.0 * adj12 * t212));
    const double t215 = t100 - t101;
    const double t216 = t106 - t107;
    const double t217 = adj10 * t215 + adj11 * t216;
    const double t218 = mu_0 * adj11 * t217;
    const double t219 = t114 - t115;
    const double t220 = adj10 * t219 + adj12 * t216;
    const double t221 = mu_0 * adj12 * t220;
    const double t222 = lmbda_0 * (adj10 * t216 + adj11 * t215 + adj12 * t219);
    const double flux30 = inv_abs_detJ * (t218 + t221 + (t218 + t221 + 2.0 * adj10 * (t222 + 2.0 * mu_0 *
        adj10 * t216)));
    const double t223 = mu_0 * adj10 * t217;
    const double t224 = adj11 * t219 + adj12 * t215;
    const double t225 = mu_0 * adj12 * t224;
    const double flux31 = inv_abs_detJ * (t223 + t225 + (t223 + t225 + 2.0 * adj11 * (t222 + 2.0 * mu_0 *
        adj11 * t215)));
    const double t226 = mu_0 * adj10 * t220;
    const double t227 = mu_0 * adj11 * t224;
    const double flux32 = inv_abs_detJ * (t226 + t227 + (t226 + t227 + 2.0 * adj12 * (t222 + 2.0 * mu_0 *
        adj12 * t219)));
    const double t228 = t140 - t141;
    const double t229 = t144 - t145;
    const double t230 = adj00 * t228 + adj01 * t229;
    const double t231 = mu_0 * adj01 * t230;
    const double t232 = t150 - t151;
    const double t233 = adj00 * t232 + adj02 * t229;
    const double t234 = mu_0 * adj02 * t233;
    const double t235 = lmbda_0 * (adj00 * t229 + adj01 * t228 + adj02 * t232);
    const double flux33 = inv_abs_detJ * (t231 + t234 + (t231 + t234 + 2.0 * adj00 * (t235 + 2.0 * mu_0 *
        adj00 * t229)));
    const double t236 = mu_0 * adj00 * t230;
    const double t237 = adj01 * t232 + adj02 * t228;
    const double t238 = mu_0 * adj02 * t237;
    const double flux34 = inv_abs_detJ * (t236 + t238 + (t236 + t238 + 2.0 * adj01 * (t235 + 2.0 * mu_0 *
        adj01 * t228)));
    const double t239 = mu_0 * adj00 * t233;
    const double t240 = mu_0 * adj01 * t237;
    const double flux35 = inv_abs_detJ * (t239 + t240 + (t239 + t240 + 2.0 * adj02 * (t235 + 2.0 * mu_0 *
        adj02 * t232)));
    const double t241 = 3.0 * flux0 + flux15;
    const double t242 = 3.0 * flux24 + flux33;
    const double t243 = 3.0 * t241 + t242;
    const double t244 = 3.0 * flux1 + flux9;
    const double t245 = 3.0 * flux25 + flux30;
    const double t246 = 3.0 * t244 + t245;
    const double t247 = 3.0 * flux2 + flux10;
    const double t248 = 3.0 * flux16 + flux21;
    const double t249 = 3.0 * t247 + t248;
    const double result0 = 0.003472222222222222 * (t243 + t246 + t249);
    const double t250 = 3.0 * flux3 + flux17;
    const double t251 = 3.0 * flux26 + flux34;
    const double t252 = 3.0 * t250 + t251;
    const double t253 = 3.0 * flux4 + flux11;
    const double t254 = 3.0 * flux27 + flux31;
    const double t255 = 3.0 * t253 + t254;
    const double t256 = 3.0 * flux5 + flux12;
    const double t257 = 3.0 * flux18 + flux22;
    const double t258 = 3.0 * t256 + t257;
    const double result1 = 0.003472222222222222 * (t252 + t255 + t258);
    const double t259 = 3.0 * flux6 + flux19;
    const double t260 = 3.0 * flux28 + flux35;
    const double t261 = 3.0 * t259 + t260;
    const double t262 = 3.0 * flux7 + flux13;
    const double t263 = 3.0 * flux29 + flux32;
    const double t264 = 3.0 * t262 + t263;
    const double t265 = 3.0 * flux8 + flux14;
    const double t266 = 3.0 * flux20 + flux23;
    const double t267 = 3.0 * t265 + t266;
    const double result2 = 0.003472222222222222 * (t261 + t264 + t267);
    const double t268 = 3.0 * flux1 - flux9;
    const double t269 = 3.0 * flux25 - flux30;
    const double t270 = 3.0 * t268 + t269;
    const double t271 = 3.0 * flux2 - flux10;
    const double t272 = 3.0 * flux16 - flux21;
    const double t273 = 3.0 * t271 + t272;
    const double result3 = -0.003472222222222222 * (t243 - t270 - t273);
    const double t274 = 3.0 * flux4 - flux11;
    const double t275 = 3.0 * flux27 - flux31;
    const double t276 = 3.0 * t274 + t275;
    const double t277 = 3.0 * flux5 - flux12;
    const double t278 = 3.0 * flux18 - flux22;
    const double t279 = 3.0 * t277 + t278;
    const double result4 = -0.003472222222222222 * (t252 - t276 - t279);
    const double t280 = 3.0 * flux7 - flux13;
    const double t281 = 3.0 * flux29 - flux32;
    const double t282 = 3.0 * t280 + t281;
    const double t283 = 3.0 * flux8 - flux14;
    const double t284 = 3.0 * flux20 - flux23;
    const double t285 = 3.0 * t283 + t284;
    const double result5 = -0.003472222222222222 * (t261 - t282 - t285);
    const double t286 = 3.0 * flux0 - flux15;
    const double t287 = 3.0 * flux24 - flux33;
    const double t288 = 3.0 * t286 + t287;
    const double t289 = 3.0 * t247 - t248;
    const double result6 = -0.003472222222222222 * (t246 - t288 - t289);
    const double t290 = 3.0 * flux3 - flux17;
    const double t291 = 3.0 * flux26 - flux34;
    const double t292 = 3.0 * t290 + t291;
    const double t293 = 3.0 * t256 - t257;
    const double result7 = -0.003472222222222222 * (t255 - t292 - t293);
    const double t294 = 3.0 * flux6 - flux19;
    const double t295 = 3.0 * flux28 - flux35;
    const double t296 = 3.0 * t294 + t295;
    const double t297 = 3.0 * t265 - t266;
    const double result8 = -0.003472222222222222 * (t264 - t296 - t297);
    const double t298 = 3.0 * t271 - t272;
    const double result9 = -0.003472222222222222 * (t270 + t288 - t298);
    const double t299 = 3.0 * t277 - t278;
    const double result10 = -0.003472222222222222 * (t276 + t292 - t299);
    const double t300 = 3.0 * t283 - t284;
    const double result11 = -0.003472222222222222 * (t282 + t296 - t300);
    const double t301 = 3.0 * t241 - t242;
    const double t302 = 3.0 * t244 - t245;
    const double result12 = -0.003472222222222222 * (t249 - t301 - t302);
    const double t303 = 3.0 * t250 - t251;
    const double t304 = 3.0 * t253 - t254;
    const double result13 = -0.003472222222222222 * (t258 - t303 - t304);
    const double t305 = 3.0 * t259 - t260;
    const double t306 = 3.0 * t262 - t263;
    const double result14 = -0.003472222222222222 * (t267 - t305 - t306);
    const double t307 = 3.0 * t268 - t269;
    const double result15 = -0.003472222222222222 * (t273 + t301 - t307);
    const double t308 = 3.0 * t274 - t275;
    const double result16 = -0.003472222222222222 * (t279 + t303 - t308);
    const double t309 = 3.0 * t280 - t281;
    const double result17 = -0.003472222222222222 * (t285 + t305 - t309);
    const double t310 = 3.0 * t286 - t287;
    const double result18 = -0.003472222222222222 * (t289 + t302 - t310);
    const double t311 = 3.0 * t290 - t291;
    const double result19 = -0.003472222222222222 * (t293 + t304 - t311);
    const double t312 = 3.0 * t294 - t295;
    const double result20 = -0.003472222222222222 * (t297 + t306 - t312);
    const double result21 = -0.003472222222222222 * (t298 + t307 + t310);
    const double result22 = -0.003472222222222222 * (t299 + t308 + t311);
    const double result23 = -0.003472222222222222 * (t300 + t309 + t312);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    double sum8 = result8;
    double sum9 = result9;
    double sum10 = result10;
    double sum11 = result11;
    double sum12 = result12;
    double sum13 = result13;
    double sum14 = result14;
    double sum15 = result15;
    double sum16 = result16;
    double sum17 = result17;
    double sum18 = result18;
    double sum19 = result19;
    double sum20 = result20;
    double sum21 = result21;
    double sum22 = result22;
    double sum23 = result23;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const double passed0_4 = __shfl_up(sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const double passed0_9 = __shfl_up(sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const double passed0_10 = __shfl_up(sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const double passed0_11 = __shfl_up(sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const double passed0_15 = __shfl_up(sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const double passed0_16 = __shfl_up(sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const double passed0_17 = __shfl_up(sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const double passed0_21 = __shfl_up(sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const double passed0_22 = __shfl_up(sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const double passed0_23 = __shfl_up(sum23, 1);
    if (joined0) {
      sum20 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const double passed1_8 = __shfl_up(sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const double passed1_9 = __shfl_up(sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const double passed1_10 = __shfl_up(sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const double passed1_11 = __shfl_up(sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const double passed1_18 = __shfl_up(sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const double passed1_19 = __shfl_up(sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const double passed1_20 = __shfl_up(sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const double passed1_21 = __shfl_up(sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const double passed1_22 = __shfl_up(sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const double passed1_23 = __shfl_up(sum23, 8);
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

extern "C" int elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply_hip_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_affine_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
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
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
