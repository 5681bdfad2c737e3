// elasticity_lame_q1x3_hexahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set constraints=true
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
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          true
//   numbering            separate
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
//   bytes       176 (152 read, 24 written)
//   flops/byte  12.5
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
elasticity_lame_q1x3_hexahedron_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_3 = constrained[d1] ? 0.0 : x[d1];
    const double trial_6 = constrained[d2] ? 0.0 : x[d2];
    const double trial_9 = constrained[d3] ? 0.0 : x[d3];
    const double trial_12 = constrained[d4] ? 0.0 : x[d4];
    const double trial_15 = constrained[d5] ? 0.0 : x[d5];
    const double trial_18 = constrained[d6] ? 0.0 : x[d6];
    const double trial_21 = constrained[d7] ? 0.0 : x[d7];
    const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
    const double trial_4 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
    const double trial_7 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
    const double trial_10 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
    const double trial_13 = constrained[d4 + 1] ? 0.0 : x[d4 + 1];
    const double trial_16 = constrained[d5 + 1] ? 0.0 : x[d5 + 1];
    const double trial_19 = constrained[d6 + 1] ? 0.0 : x[d6 + 1];
    const double trial_22 = constrained[d7 + 1] ? 0.0 : x[d7 + 1];
    const double trial_2 = constrained[d0 + 2] ? 0.0 : x[d0 + 2];
    const double trial_5 = constrained[d1 + 2] ? 0.0 : x[d1 + 2];
    const double trial_8 = constrained[d2 + 2] ? 0.0 : x[d2 + 2];
    const double trial_11 = constrained[d3 + 2] ? 0.0 : x[d3 + 2];
    const double trial_14 = constrained[d4 + 2] ? 0.0 : x[d4 + 2];
    const double trial_17 = constrained[d5 + 2] ? 0.0 : x[d5 + 2];
    const double trial_20 = constrained[d6 + 2] ? 0.0 : x[d6 + 2];
    const double trial_23 = constrained[d7 + 2] ? 0.0 : x[d7 + 2];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x4_0 - x5_0;
    const double t4 = x6_0 - x7_0;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = t2 + 0.2679491924311227 * t5;
    const double t7 = x0_1 - x2_1;
    const double t8 = x1_1 - x3_1;
    const double t9 = t7 + 0.2679491924311227 * t8;
    const double t10 = x4_1 - x6_1;
    const double t11 = x5_1 - x7_1;
    const double t12 = t10 + 0.2679491924311227 * t11;
    const double t13 = t9 + 0.2679491924311227 * t12;
    const double t14 = x0_2 - x4_2;
    const double t15 = x1_2 - x5_2;
    const double t16 = t14 + 0.2679491924311227 * t15;
    const double t17 = x2_2 - x6_2;
    const double t18 = x3_2 - x7_2;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = t16 + 0.2679491924311227 * t19;
    const double t21 = x0_1 - x4_1;
    const double t22 = x1_1 - x5_1;
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = x2_1 - x6_1;
    const double t25 = x3_1 - x7_1;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = t23 + 0.2679491924311227 * t26;
    const double t28 = x0_2 - x2_2;
    const double t29 = x1_2 - x3_2;
    const double t30 = t28 + 0.2679491924311227 * t29;
    const double t31 = x4_2 - x6_2;
    const double t32 = x5_2 - x7_2;
    const double t33 = t31 + 0.2679491924311227 * t32;
    const double t34 = t30 + 0.2679491924311227 * t33;
    const double t35 = t13 * t20 - t27 * t34;
    const double t36 = x0_0 - x2_0;
    const double t37 = x1_0 - x3_0;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = x4_0 - x6_0;
    const double t40 = x5_0 - x7_0;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = t38 + 0.2679491924311227 * t41;
    const double t43 = x0_2 - x1_2;
    const double t44 = x2_2 - x3_2;
    const double t45 = t43 + 0.2679491924311227 * t44;
    const double t46 = x4_2 - x5_2;
    const double t47 = x6_2 - x7_2;
    const double t48 = t46 + 0.2679491924311227 * t47;
    const double t49 = t45 + 0.2679491924311227 * t48;
    const double t50 = x0_1 - x1_1;
    const double t51 = x2_1 - x3_1;
    const double t52 = t50 + 0.2679491924311227 * t51;
    const double t53 = x4_1 - x5_1;
    const double t54 = x6_1 - x7_1;
    const double t55 = t53 + 0.2679491924311227 * t54;
    const double t56 = t52 + 0.2679491924311227 * t55;
    const double t57 = t27 * t49 - t20 * t56;
    const double t58 = x0_0 - x4_0;
    const double t59 = x1_0 - x5_0;
    const double t60 = t58 + 0.2679491924311227 * t59;
    const double t61 = x2_0 - x6_0;
    const double t62 = x3_0 - x7_0;
    const double t63 = t61 + 0.2679491924311227 * t62;
    const double t64 = t60 + 0.2679491924311227 * t63;
    const double t65 = t34 * t56 - t13 * t49;
    const double t66 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65)));
    const double t67 = t34 * t64 - t20 * t42;
    const double t68 = trial_1 - trial_4;
    const double t69 = trial_7 - trial_10;
    const double t70 = t68 + 0.2679491924311227 * t69;
    const double t71 = trial_13 - trial_16;
    const double t72 = trial_19 - trial_22;
    const double t73 = t71 + 0.2679491924311227 * t72;
    const double t74 = t70 + 0.2679491924311227 * t73;
    const double t75 = trial_1 - trial_7;
    const double t76 = trial_4 - trial_10;
    const double t77 = t75 + 0.2679491924311227 * t76;
    const double t78 = trial_13 - trial_19;
    const double t79 = trial_16 - trial_22;
    const double t80 = t78 + 0.2679491924311227 * t79;
    const double t81 = t77 + 0.2679491924311227 * t80;
    const double t82 = trial_1 - trial_13;
    const double t83 = trial_4 - trial_16;
    const double t84 = t82 + 0.2679491924311227 * t83;
    const double t85 = trial_7 - trial_19;
    const double t86 = trial_10 - trial_22;
    const double t87 = t85 + 0.2679491924311227 * t86;
    const double t88 = t84 + 0.2679491924311227 * t87;
    const double t89 = trial_0 - trial_3;
    const double t90 = trial_6 - trial_9;
    const double t91 = t89 + 0.2679491924311227 * t90;
    const double t92 = trial_12 - trial_15;
    const double t93 = trial_18 - trial_21;
    const double t94 = t92 + 0.2679491924311227 * t93;
    const double t95 = t91 + 0.2679491924311227 * t94;
    const double t96 = trial_0 - trial_6;
    const double t97 = trial_3 - trial_9;
    const double t98 = t96 + 0.2679491924311227 * t97;
    const double t99 = trial_12 - trial_18;
    const double t100 = trial_15 - trial_21;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = t98 + 0.2679491924311227 * t101;
    const double t103 = t6 * t20 - t49 * t64;
    const double t104 = trial_0 - trial_12;
    const double t105 = trial_3 - trial_15;
    const double t106 = t104 + 0.2679491924311227 * t105;
    const double t107 = trial_6 - trial_18;
    const double t108 = trial_9 - trial_21;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = t106 + 0.2679491924311227 * t109;
    const double t111 = t42 * t49 - t6 * t34;
    const double t112 = (t35 * t74 + t57 * t81 + t65 * t88) + (t67 * t95 + t102 * t103 + t110 * t111);
    const double t113 = mu_0 * t67 * t112;
    const double t114 = t27 * t42 - t13 * t64;
    const double t115 = trial_2 - trial_5;
    const double t116 = trial_8 - trial_11;
    const double t117 = t115 + 0.2679491924311227 * t116;
    const double t118 = trial_14 - trial_17;
    const double t119 = trial_20 - trial_23;
    const double t120 = t118 + 0.2679491924311227 * t119;
    const double t121 = t117 + 0.2679491924311227 * t120;
    const double t122 = trial_2 - trial_8;
    const double t123 = trial_5 - trial_11;
    const double t124 = t122 + 0.2679491924311227 * t123;
    const double t125 = trial_14 - trial_20;
    const double t126 = trial_17 - trial_23;
    const double t127 = t125 + 0.2679491924311227 * t126;
    const double t128 = t124 + 0.2679491924311227 * t127;
    const double t129 = trial_2 - trial_14;
    const double t130 = trial_5 - trial_17;
    const double t131 = t129 + 0.2679491924311227 * t130;
    const double t132 = trial_8 - trial_20;
    const double t133 = trial_11 - trial_23;
    const double t134 = t132 + 0.2679491924311227 * t133;
    const double t135 = t131 + 0.2679491924311227 * t134;
    const double t136 = t56 * t64 - t6 * t27;
    const double t137 = t6 * t13 - t42 * t56;
    const double t138 = (t35 * t121 + t57 * t128 + t65 * t135) + (t95 * t114 + t102 * t136 + t110 * t137);
    const double t139 = mu_0 * t114 * t138;
    const double t140 = t35 * t95 + t57 * t102 + t65 * t110;
    const double t141 = t67 * t74 + t81 * t103 + t88 * t111;
    const double t142 = t114 * t121 + t128 * t136 + t135 * t137;
    const double t143 = lmbda_0 * (t140 + t141 + t142);
    const double t144 = t143 + 2.0 * mu_0 * t140;
    const double t145 = 0.2679491924311227 * t7 + t8;
    const double t146 = 0.2679491924311227 * t10 + t11;
    const double t147 = t145 + 0.2679491924311227 * t146;
    const double t148 = 0.2679491924311227 * t14 + t15;
    const double t149 = 0.2679491924311227 * t17 + t18;
    const double t150 = t148 + 0.2679491924311227 * t149;
    const double t151 = 0.2679491924311227 * t21 + t22;
    const double t152 = 0.2679491924311227 * t24 + t25;
    const double t153 = t151 + 0.2679491924311227 * t152;
    const double t154 = 0.2679491924311227 * t28 + t29;
    const double t155 = 0.2679491924311227 * t31 + t32;
    const double t156 = t154 + 0.2679491924311227 * t155;
    const double t157 = t147 * t150 - t153 * t156;
    const double t158 = 0.2679491924311227 * t36 + t37;
    const double t159 = 0.2679491924311227 * t39 + t40;
    const double t160 = t158 + 0.2679491924311227 * t159;
    const double t161 = t49 * t153 - t56 * t150;
    const double t162 = 0.2679491924311227 * t58 + t59;
    const double t163 = 0.2679491924311227 * t61 + t62;
    const double t164 = t162 + 0.2679491924311227 * t163;
    const double t165 = t56 * t156 - t49 * t147;
    const double t166 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t157 + t160 * t161 + t164 * t165)));
    const double t167 = t156 * t164 - t150 * t160;
    const double t168 = 0.2679491924311227 * t75 + t76;
    const double t169 = 0.2679491924311227 * t78 + t79;
    const double t170 = t168 + 0.2679491924311227 * t169;
    const double t171 = 0.2679491924311227 * t82 + t83;
    const double t172 = 0.2679491924311227 * t85 + t86;
    const double t173 = t171 + 0.2679491924311227 * t172;
    const double t174 = 0.2679491924311227 * t96 + t97;
    const double t175 = 0.2679491924311227 * t99 + t100;
    const double t176 = t174 + 0.2679491924311227 * t175;
    const double t177 = t6 * t150 - t49 * t164;
    const double t178 = 0.2679491924311227 * t104 + t105;
    const double t179 = 0.2679491924311227 * t107 + t108;
    const double t180 = t178 + 0.2679491924311227 * t179;
    const double t181 = t49 * t160 - t6 * t156;
    const double t182 = (t74 * t157 + t161 * t170 + t165 * t173) + (t95 * t167 + t176 * t177 + t180 * t181);
    const double t183 = mu_0 * t167 * t182;
    const double t184 = t153 * t160 - t147 * t164;
    const double t185 = 0.2679491924311227 * t122 + t123;
    const double t186 = 0.2679491924311227 * t125 + t126;
    const double t187 = t185 + 0.2679491924311227 * t186;
    const double t188 = 0.2679491924311227 * t129 + t130;
    const double t189 = 0.2679491924311227 * t132 + t133;
    const double t190 = t188 + 0.2679491924311227 * t189;
    const double t191 = t56 * t164 - t6 * t153;
    const double t192 = t6 * t147 - t56 * t160;
    const double t193 = (t121 * t157 + t161 * t187 + t165 * t190) + (t95 * t184 + t176 * t191 + t180 * t192);
    const double t194 = mu_0 * t184 * t193;
    const double t195 = t95 * t157 + t161 * t176 + t165 * t180;
    const double t196 = t74 * t167 + t170 * t177 + t173 * t181;
    const double t197 = t121 * t184 + t187 * t191 + t190 * t192;
    const double t198 = lmbda_0 * (t195 + t196 + t197);
    const double t199 = t198 + 2.0 * mu_0 * t195;
    const double t200 = t66 * (t113 + t139 + (t113 + t139 + 2.0 * t35 * t144)) + t166 * (t183 + t194 + (t183 +
        t194 + 2.0 * t157 * t199));
    const double t201 = 0.2679491924311227 * t0 + t1;
    const double t202 = 0.2679491924311227 * t3 + t4;
    const double t203 = t201 + 0.2679491924311227 * t202;
    const double t204 = 0.2679491924311227 * t16 + t19;
    const double t205 = 0.2679491924311227 * t23 + t26;
    const double t206 = t13 * t204 - t34 * t205;
    const double t207 = 0.2679491924311227 * t43 + t44;
    const double t208 = 0.2679491924311227 * t46 + t47;
    const double t209 = t207 + 0.2679491924311227 * t208;
    const double t210 = 0.2679491924311227 * t50 + t51;
    const double t211 = 0.2679491924311227 * t53 + t54;
    const double t212 = t210 + 0.2679491924311227 * t211;
    const double t213 = t205 * t209 - t204 * t212;
    const double t214 = 0.2679491924311227 * t60 + t63;
    const double t215 = t34 * t212 - t13 * t209;
    const double t216 = reciprocal(std::fabs(-0.2406516764515424 * (t203 * t206 + t42 * t213 + t214 * t215)));
    const double t217 = t34 * t214 - t42 * t204;
    const double t218 = 0.2679491924311227 * t68 + t69;
    const double t219 = 0.2679491924311227 * t71 + t72;
    const double t220 = t218 + 0.2679491924311227 * t219;
    const double t221 = 0.2679491924311227 * t84 + t87;
    const double t222 = 0.2679491924311227 * t89 + t90;
    const double t223 = 0.2679491924311227 * t92 + t93;
    const double t224 = t222 + 0.2679491924311227 * t223;
    const double t225 = t203 * t204 - t209 * t214;
    const double t226 = 0.2679491924311227 * t106 + t109;
    const double t227 = t42 * t209 - t34 * t203;
    const double t228 = (t206 * t220 + t81 * t213 + t215 * t221) + (t217 * t224 + t102 * t225 + t226 * t227);
    const double t229 = mu_0 * t217 * t228;
    const double t230 = t42 * t205 - t13 * t214;
    const double t231 = 0.2679491924311227 * t115 + t116;
    const double t232 = 0.2679491924311227 * t118 + t119;
    const double t233 = t231 + 0.2679491924311227 * t232;
    const double t234 = 0.2679491924311227 * t131 + t134;
    const double t235 = t212 * t214 - t203 * t205;
    const double t236 = t13 * t203 - t42 * t212;
    const double t237 = (t206 * t233 + t128 * t213 + t215 * t234) + (t224 * t230 + t102 * t235 + t226 * t236);
    const double t238 = mu_0 * t230 * t237;
    const double t239 = t206 * t224 + t102 * t213 + t215 * t226;
    const double t240 = t217 * t220 + t81 * t225 + t221 * t227;
    const double t241 = t230 * t233 + t128 * t235 + t234 * t236;
    const double t242 = lmbda_0 * (t239 + t240 + t241);
    const double t243 = t242 + 2.0 * mu_0 * t239;
    const double t244 = 0.2679491924311227 * t148 + t149;
    const double t245 = 0.2679491924311227 * t151 + t152;
    const double t246 = t147 * t244 - t156 * t245;
    const double t247 = t209 * t245 - t212 * t244;
    const double t248 = 0.2679491924311227 * t162 + t163;
    const double t249 = t156 * t212 - t147 * t209;
    const double t250 = reciprocal(std::fabs(-0.2406516764515424 * (t203 * t246 + t160 * t247 + t248 *
        t249)));
    const double t251 = t156 * t248 - t160 * t244;
    const double t252 = 0.2679491924311227 * t171 + t172;
    const double t253 = t203 * t244 - t209 * t248;
    const double t254 = 0.2679491924311227 * t178 + t179;
    const double t255 = t160 * t209 - t156 * t203;
    const double t256 = (t220 * t246 + t170 * t247 + t249 * t252) + (t224 * t251 + t176 * t253 + t254 * t255);
    const double t257 = mu_0 * t251 * t256;
    const double t258 = t160 * t245 - t147 * t248;
    const double t259 = 0.2679491924311227 * t188 + t189;
    const double t260 = t212 * t248 - t203 * t245;
    const double t261 = t147 * t203 - t160 * t212;
    const double t262 = (t233 * t246 + t187 * t247 + t249 * t259) + (t224 * t258 + t176 * t260 + t254 * t261);
    const double t263 = mu_0 * t258 * t262;
    const double t264 = t224 * t246 + t176 * t247 + t249 * t254;
    const double t265 = t220 * t251 + t170 * t253 + t252 * t255;
    const double t266 = t233 * t258 + t187 * t260 + t259 * t261;
    const double t267 = lmbda_0 * (t264 + t265 + t266);
    const double t268 = t267 + 2.0 * mu_0 * t264;
    const double t269 = t216 * (t229 + t238 + (t229 + t238 + 2.0 * t206 * t243)) + t250 * (t257 + t263 + (t257
        + t263 + 2.0 * t246 * t268));
    const double t270 = t200 + 0.2679491924311227 * t269;
    const double t271 = 0.2679491924311227 * t2 + t5;
    const double t272 = 0.2679491924311227 * t9 + t12;
    const double t273 = 0.2679491924311227 * t30 + t33;
    const double t274 = t20 * t272 - t27 * t273;
    const double t275 = 0.2679491924311227 * t38 + t41;
    const double t276 = 0.2679491924311227 * t45 + t48;
    const double t277 = 0.2679491924311227 * t52 + t55;
    const double t278 = t27 * t276 - t20 * t277;
    const double t279 = t273 * t277 - t272 * t276;
    const double t280 = reciprocal(std::fabs(-0.2406516764515424 * (t271 * t274 + t275 * t278 + t64 * t279)));
    const double t281 = t64 * t273 - t20 * t275;
    const double t282 = 0.2679491924311227 * t70 + t73;
    const double t283 = 0.2679491924311227 * t77 + t80;
    const double t284 = 0.2679491924311227 * t91 + t94;
    const double t285 = 0.2679491924311227 * t98 + t101;
    const double t286 = t20 * t271 - t64 * t276;
    const double t287 = t275 * t276 - t271 * t273;
    const double t288 = (t274 * t282 + t278 * t283 + t88 * t279) + (t281 * t284 + t285 * t286 + t110 * t287);
    const double t289 = mu_0 * t281 * t288;
    const double t290 = t27 * t275 - t64 * t272;
    const double t291 = 0.2679491924311227 * t117 + t120;
    const double t292 = 0.2679491924311227 * t124 + t127;
    const double t293 = t64 * t277 - t27 * t271;
    const double t294 = t271 * t272 - t275 * t277;
    const double t295 = (t274 * t291 + t278 * t292 + t135 * t279) + (t284 * t290 + t285 * t293 + t110 * t294);
    const double t296 = mu_0 * t290 * t295;
    const double t297 = t274 * t284 + t278 * t285 + t110 * t279;
    const double t298 = t281 * t282 + t283 * t286 + t88 * t287;
    const double t299 = t290 * t291 + t292 * t293 + t135 * t294;
    const double t300 = lmbda_0 * (t297 + t298 + t299);
    const double t301 = t300 + 2.0 * mu_0 * t297;
    const double t302 = 0.2679491924311227 * t145 + t146;
    const double t303 = 0.2679491924311227 * t154 + t155;
    const double t304 = t150 * t302 - t153 * t303;
    const double t305 = 0.2679491924311227 * t158 + t159;
    const double t306 = t153 * t276 - t150 * t277;
    const double t307 = t277 * t303 - t276 * t302;
    const double t308 = reciprocal(std::fabs(-0.2406516764515424 * (t271 * t304 + t305 * t306 + t164 *
        t307)));
    const double t309 = t164 * t303 - t150 * t305;
    const double t310 = 0.2679491924311227 * t168 + t169;
    const double t311 = 0.2679491924311227 * t174 + t175;
    const double t312 = t150 * t271 - t164 * t276;
    const double t313 = t276 * t305 - t271 * t303;
    const double t314 = (t282 * t304 + t306 * t310 + t173 * t307) + (t284 * t309 + t311 * t312 + t180 * t313);
    const double t315 = mu_0 * t309 * t314;
    const double t316 = t153 * t305 - t164 * t302;
    const double t317 = 0.2679491924311227 * t185 + t186;
    const double t318 = t164 * t277 - t153 * t271;
    const double t319 = t271 * t302 - t277 * t305;
    const double t320 = (t291 * t304 + t306 * t317 + t190 * t307) + (t284 * t316 + t311 * t318 + t180 * t319);
    const double t321 = mu_0 * t316 * t320;
    const double t322 = t284 * t304 + t306 * t311 + t180 * t307;
    const double t323 = t282 * t309 + t310 * t312 + t173 * t313;
    const double t324 = t291 * t316 + t317 * t318 + t190 * t319;
    const double t325 = lmbda_0 * (t322 + t323 + t324);
    const double t326 = t325 + 2.0 * mu_0 * t322;
    const double t327 = t280 * (t289 + t296 + (t289 + t296 + 2.0 * t274 * t301)) + t308 * (t315 + t321 + (t315
        + t321 + 2.0 * t304 * t326));
    const double t328 = 0.2679491924311227 * t201 + t202;
    const double t329 = t204 * t272 - t205 * t273;
    const double t330 = 0.2679491924311227 * t207 + t208;
    const double t331 = 0.2679491924311227 * t210 + t211;
    const double t332 = t205 * t330 - t204 * t331;
    const double t333 = t273 * t331 - t272 * t330;
    const double t334 = reciprocal(std::fabs(-0.2406516764515424 * (t328 * t329 + t275 * t332 + t214 *
        t333)));
    const double t335 = t214 * t273 - t204 * t275;
    const double t336 = 0.2679491924311227 * t218 + t219;
    const double t337 = 0.2679491924311227 * t222 + t223;
    const double t338 = t204 * t328 - t214 * t330;
    const double t339 = t275 * t330 - t273 * t328;
    const double t340 = (t329 * t336 + t283 * t332 + t221 * t333) + (t335 * t337 + t285 * t338 + t226 * t339);
    const double t341 = mu_0 * t335 * t340;
    const double t342 = t205 * t275 - t214 * t272;
    const double t343 = 0.2679491924311227 * t231 + t232;
    const double t344 = t214 * t331 - t205 * t328;
    const double t345 = t272 * t328 - t275 * t331;
    const double t346 = (t329 * t343 + t292 * t332 + t234 * t333) + (t337 * t342 + t285 * t344 + t226 * t345);
    const double t347 = mu_0 * t342 * t346;
    const double t348 = t329 * t337 + t285 * t332 + t226 * t333;
    const double t349 = t335 * t336 + t283 * t338 + t221 * t339;
    const double t350 = t342 * t343 + t292 * t344 + t234 * t345;
    const double t351 = lmbda_0 * (t348 + t349 + t350);
    const double t352 = t351 + 2.0 * mu_0 * t348;
    const double t353 = t244 * t302 - t245 * t303;
    const double t354 = t245 * t330 - t244 * t331;
    const double t355 = t303 * t331 - t302 * t330;
    const double t356 = reciprocal(std::fabs(-0.2406516764515424 * (t328 * t353 + t305 * t354 + t248 *
        t355)));
    const double t357 = t248 * t303 - t244 * t305;
    const double t358 = t244 * t328 - t248 * t330;
    const double t359 = t305 * t330 - t303 * t328;
    const double t360 = (t336 * t353 + t310 * t354 + t252 * t355) + (t337 * t357 + t311 * t358 + t254 * t359);
    const double t361 = mu_0 * t357 * t360;
    const double t362 = t245 * t305 - t248 * t302;
    const double t363 = t248 * t331 - t245 * t328;
    const double t364 = t302 * t328 - t305 * t331;
    const double t365 = (t343 * t353 + t317 * t354 + t259 * t355) + (t337 * t362 + t311 * t363 + t254 * t364);
    const double t366 = mu_0 * t362 * t365;
    const double t367 = t337 * t353 + t311 * t354 + t254 * t355;
    const double t368 = t336 * t357 + t310 * t358 + t252 * t359;
    const double t369 = t343 * t362 + t317 * t363 + t259 * t364;
    const double t370 = lmbda_0 * (t367 + t368 + t369);
    const double t371 = t370 + 2.0 * mu_0 * t367;
    const double t372 = t334 * (t341 + t347 + (t341 + t347 + 2.0 * t329 * t352)) + t356 * (t361 + t366 + (t361
        + t366 + 2.0 * t353 * t371));
    const double t373 = t327 + 0.2679491924311227 * t372;
    const double t374 = t270 + 0.2679491924311227 * t373;
    const double t375 = mu_0 * t103 * t112;
    const double t376 = mu_0 * t136 * t138;
    const double t377 = mu_0 * t225 * t228;
    const double t378 = mu_0 * t235 * t237;
    const double t379 = t66 * (t375 + t376 + (t375 + t376 + 2.0 * t57 * t144)) + t216 * (t377 + t378 + (t377 +
        t378 + 2.0 * t213 * t243));
    const double t380 = mu_0 * t177 * t182;
    const double t381 = mu_0 * t191 * t193;
    const double t382 = mu_0 * t253 * t256;
    const double t383 = mu_0 * t260 * t262;
    const double t384 = t166 * (t380 + t381 + (t380 + t381 + 2.0 * t161 * t199)) + t250 * (t382 + t383 + (t382
        + t383 + 2.0 * t247 * t268));
    const double t385 = t379 + 0.2679491924311227 * t384;
    const double t386 = mu_0 * t286 * t288;
    const double t387 = mu_0 * t293 * t295;
    const double t388 = mu_0 * t338 * t340;
    const double t389 = mu_0 * t344 * t346;
    const double t390 = t280 * (t386 + t387 + (t386 + t387 + 2.0 * t278 * t301)) + t334 * (t388 + t389 + (t388
        + t389 + 2.0 * t332 * t352));
    const double t391 = mu_0 * t312 * t314;
    const double t392 = mu_0 * t318 * t320;
    const double t393 = mu_0 * t358 * t360;
    const double t394 = mu_0 * t363 * t365;
    const double t395 = t308 * (t391 + t392 + (t391 + t392 + 2.0 * t306 * t326)) + t356 * (t393 + t394 + (t393
        + t394 + 2.0 * t354 * t371));
    const double t396 = t390 + 0.2679491924311227 * t395;
    const double t397 = t385 + 0.2679491924311227 * t396;
    const double t398 = mu_0 * t111 * t112;
    const double t399 = mu_0 * t137 * t138;
    const double t400 = mu_0 * t287 * t288;
    const double t401 = mu_0 * t294 * t295;
    const double t402 = t66 * (t398 + t399 + (t398 + t399 + 2.0 * t65 * t144)) + t280 * (t400 + t401 + (t400 +
        t401 + 2.0 * t279 * t301));
    const double t403 = mu_0 * t181 * t182;
    const double t404 = mu_0 * t192 * t193;
    const double t405 = mu_0 * t313 * t314;
    const double t406 = mu_0 * t319 * t320;
    const double t407 = t166 * (t403 + t404 + (t403 + t404 + 2.0 * t165 * t199)) + t308 * (t405 + t406 + (t405
        + t406 + 2.0 * t307 * t326));
    const double t408 = t402 + 0.2679491924311227 * t407;
    const double t409 = mu_0 * t227 * t228;
    const double t410 = mu_0 * t236 * t237;
    const double t411 = mu_0 * t339 * t340;
    const double t412 = mu_0 * t345 * t346;
    const double t413 = t216 * (t409 + t410 + (t409 + t410 + 2.0 * t215 * t243)) + t334 * (t411 + t412 + (t411
        + t412 + 2.0 * t333 * t352));
    const double t414 = mu_0 * t255 * t256;
    const double t415 = mu_0 * t261 * t262;
    const double t416 = mu_0 * t359 * t360;
    const double t417 = mu_0 * t364 * t365;
    const double t418 = t250 * (t414 + t415 + (t414 + t415 + 2.0 * t249 * t268)) + t356 * (t416 + t417 + (t416
        + t417 + 2.0 * t355 * t371));
    const double t419 = t413 + 0.2679491924311227 * t418;
    const double t420 = t408 + 0.2679491924311227 * t419;
    const double result0 = 0.0036195768361836156 * (t374 + t397 + t420);
    const double t421 = mu_0 * t35 * t112;
    const double t422 = (t67 * t121 + t103 * t128 + t111 * t135) + (t74 * t114 + t81 * t136 + t88 * t137);
    const double t423 = mu_0 * t114 * t422;
    const double t424 = t143 + 2.0 * mu_0 * t141;
    const double t425 = mu_0 * t157 * t182;
    const double t426 = (t121 * t167 + t177 * t187 + t181 * t190) + (t74 * t184 + t170 * t191 + t173 * t192);
    const double t427 = mu_0 * t184 * t426;
    const double t428 = t198 + 2.0 * mu_0 * t196;
    const double t429 = t66 * (t421 + t423 + (t421 + t423 + 2.0 * t67 * t424)) + t166 * (t425 + t427 + (t425 +
        t427 + 2.0 * t167 * t428));
    const double t430 = mu_0 * t206 * t228;
    const double t431 = (t217 * t233 + t128 * t225 + t227 * t234) + (t220 * t230 + t81 * t235 + t221 * t236);
    const double t432 = mu_0 * t230 * t431;
    const double t433 = t242 + 2.0 * mu_0 * t240;
    const double t434 = mu_0 * t246 * t256;
    const double t435 = (t233 * t251 + t187 * t253 + t255 * t259) + (t220 * t258 + t170 * t260 + t252 * t261);
    const double t436 = mu_0 * t258 * t435;
    const double t437 = t267 + 2.0 * mu_0 * t265;
    const double t438 = t216 * (t430 + t432 + (t430 + t432 + 2.0 * t217 * t433)) + t250 * (t434 + t436 + (t434
        + t436 + 2.0 * t251 * t437));
    const double t439 = t429 + 0.2679491924311227 * t438;
    const double t440 = mu_0 * t274 * t288;
    const double t441 = (t281 * t291 + t286 * t292 + t135 * t287) + (t282 * t290 + t283 * t293 + t88 * t294);
    const double t442 = mu_0 * t290 * t441;
    const double t443 = t300 + 2.0 * mu_0 * t298;
    const double t444 = mu_0 * t304 * t314;
    const double t445 = (t291 * t309 + t312 * t317 + t190 * t313) + (t282 * t316 + t310 * t318 + t173 * t319);
    const double t446 = mu_0 * t316 * t445;
    const double t447 = t325 + 2.0 * mu_0 * t323;
    const double t448 = t280 * (t440 + t442 + (t440 + t442 + 2.0 * t281 * t443)) + t308 * (t444 + t446 + (t444
        + t446 + 2.0 * t309 * t447));
    const double t449 = mu_0 * t329 * t340;
    const double t450 = (t335 * t343 + t292 * t338 + t234 * t339) + (t336 * t342 + t283 * t344 + t221 * t345);
    const double t451 = mu_0 * t342 * t450;
    const double t452 = t351 + 2.0 * mu_0 * t349;
    const double t453 = mu_0 * t353 * t360;
    const double t454 = (t343 * t357 + t317 * t358 + t259 * t359) + (t336 * t362 + t310 * t363 + t252 * t364);
    const double t455 = mu_0 * t362 * t454;
    const double t456 = t370 + 2.0 * mu_0 * t368;
    const double t457 = t334 * (t449 + t451 + (t449 + t451 + 2.0 * t335 * t452)) + t356 * (t453 + t455 + (t453
        + t455 + 2.0 * t357 * t456));
    const double t458 = t448 + 0.2679491924311227 * t457;
    const double t459 = t439 + 0.2679491924311227 * t458;
    const double t460 = mu_0 * t57 * t112;
    const double t461 = mu_0 * t136 * t422;
    const double t462 = mu_0 * t213 * t228;
    const double t463 = mu_0 * t235 * t431;
    const double t464 = t66 * (t460 + t461 + (t460 + t461 + 2.0 * t103 * t424)) + t216 * (t462 + t463 + (t462
        + t463 + 2.0 * t225 * t433));
    const double t465 = mu_0 * t161 * t182;
    const double t466 = mu_0 * t191 * t426;
    const double t467 = mu_0 * t247 * t256;
    const double t468 = mu_0 * t260 * t435;
    const double t469 = t166 * (t465 + t466 + (t465 + t466 + 2.0 * t177 * t428)) + t250 * (t467 + t468 + (t467
        + t468 + 2.0 * t253 * t437));
    const double t470 = t464 + 0.2679491924311227 * t469;
    const double t471 = mu_0 * t278 * t288;
    const double t472 = mu_0 * t293 * t441;
    const double t473 = mu_0 * t332 * t340;
    const double t474 = mu_0 * t344 * t450;
    const double t475 = t280 * (t471 + t472 + (t471 + t472 + 2.0 * t286 * t443)) + t334 * (t473 + t474 + (t473
        + t474 + 2.0 * t338 * t452));
    const double t476 = mu_0 * t306 * t314;
    const double t477 = mu_0 * t318 * t445;
    const double t478 = mu_0 * t354 * t360;
    const double t479 = mu_0 * t363 * t454;
    const double t480 = t308 * (t476 + t477 + (t476 + t477 + 2.0 * t312 * t447)) + t356 * (t478 + t479 + (t478
        + t479 + 2.0 * t358 * t456));
    const double t481 = t475 + 0.2679491924311227 * t480;
    const double t482 = t470 + 0.2679491924311227 * t481;
    const double t483 = mu_0 * t65 * t112;
    const double t484 = mu_0 * t137 * t422;
    const double t485 = mu_0 * t279 * t288;
    const double t486 = mu_0 * t294 * t441;
    const double t487 = t66 * (t483 + t484 + (t483 + t484 + 2.0 * t111 * t424)) + t280 * (t485 + t486 + (t485
        + t486 + 2.0 * t287 * t443));
    const double t488 = mu_0 * t165 * t182;
    const double t489 = mu_0 * t192 * t426;
    const double t490 = mu_0 * t307 * t314;
    const double t491 = mu_0 * t319 * t445;
    const double t492 = t166 * (t488 + t489 + (t488 + t489 + 2.0 * t181 * t428)) + t308 * (t490 + t491 + (t490
        + t491 + 2.0 * t313 * t447));
    const double t493 = t487 + 0.2679491924311227 * t492;
    const double t494 = mu_0 * t215 * t228;
    const double t495 = mu_0 * t236 * t431;
    const double t496 = mu_0 * t333 * t340;
    const double t497 = mu_0 * t345 * t450;
    const double t498 = t216 * (t494 + t495 + (t494 + t495 + 2.0 * t227 * t433)) + t334 * (t496 + t497 + (t496
        + t497 + 2.0 * t339 * t452));
    const double t499 = mu_0 * t249 * t256;
    const double t500 = mu_0 * t261 * t435;
    const double t501 = mu_0 * t355 * t360;
    const double t502 = mu_0 * t364 * t454;
    const double t503 = t250 * (t499 + t500 + (t499 + t500 + 2.0 * t255 * t437)) + t356 * (t501 + t502 + (t501
        + t502 + 2.0 * t359 * t456));
    const double t504 = t498 + 0.2679491924311227 * t503;
    const double t505 = t493 + 0.2679491924311227 * t504;
    const double result1 = 0.0036195768361836156 * (t459 + t482 + t505);
    const double t506 = mu_0 * t35 * t138;
    const double t507 = mu_0 * t67 * t422;
    const double t508 = t143 + 2.0 * mu_0 * t142;
    const double t509 = mu_0 * t157 * t193;
    const double t510 = mu_0 * t167 * t426;
    const double t511 = t198 + 2.0 * mu_0 * t197;
    const double t512 = t66 * (t506 + t507 + (t506 + t507 + 2.0 * t114 * t508)) + t166 * (t509 + t510 + (t509
        + t510 + 2.0 * t184 * t511));
    const double t513 = mu_0 * t206 * t237;
    const double t514 = mu_0 * t217 * t431;
    const double t515 = t242 + 2.0 * mu_0 * t241;
    const double t516 = mu_0 * t246 * t262;
    const double t517 = mu_0 * t251 * t435;
    const double t518 = t267 + 2.0 * mu_0 * t266;
    const double t519 = t216 * (t513 + t514 + (t513 + t514 + 2.0 * t230 * t515)) + t250 * (t516 + t517 + (t516
        + t517 + 2.0 * t258 * t518));
    const double t520 = t512 + 0.2679491924311227 * t519;
    const double t521 = mu_0 * t274 * t295;
    const double t522 = mu_0 * t281 * t441;
    const double t523 = t300 + 2.0 * mu_0 * t299;
    const double t524 = mu_0 * t304 * t320;
    const double t525 = mu_0 * t309 * t445;
    const double t526 = t325 + 2.0 * mu_0 * t324;
    const double t527 = t280 * (t521 + t522 + (t521 + t522 + 2.0 * t290 * t523)) + t308 * (t524 + t525 + (t524
        + t525 + 2.0 * t316 * t526));
    const double t528 = mu_0 * t329 * t346;
    const double t529 = mu_0 * t335 * t450;
    const double t530 = t351 + 2.0 * mu_0 * t350;
    const double t531 = mu_0 * t353 * t365;
    const double t532 = mu_0 * t357 * t454;
    const double t533 = t370 + 2.0 * mu_0 * t369;
    const double t534 = t334 * (t528 + t529 + (t528 + t529 + 2.0 * t342 * t530)) + t356 * (t531 + t532 + (t531
        + t532 + 2.0 * t362 * t533));
    const double t535 = t527 + 0.2679491924311227 * t534;
    const double t536 = t520 + 0.2679491924311227 * t535;
    const double t537 = mu_0 * t57 * t138;
    const double t538 = mu_0 * t103 * t422;
    const double t539 = mu_0 * t213 * t237;
    const double t540 = mu_0 * t225 * t431;
    const double t541 = t66 * (t537 + t538 + (t537 + t538 + 2.0 * t136 * t508)) + t216 * (t539 + t540 + (t539
        + t540 + 2.0 * t235 * t515));
    const double t542 = mu_0 * t161 * t193;
    const double t543 = mu_0 * t177 * t426;
    const double t544 = mu_0 * t247 * t262;
    const double t545 = mu_0 * t253 * t435;
    const double t546 = t166 * (t542 + t543 + (t542 + t543 + 2.0 * t191 * t511)) + t250 * (t544 + t545 + (t544
        + t545 + 2.0 * t260 * t518));
    const double t547 = t541 + 0.2679491924311227 * t546;
    const double t548 = mu_0 * t278 * t295;
    const double t549 = mu_0 * t286 * t441;
    const double t550 = mu_0 * t332 * t346;
    const double t551 = mu_0 * t338 * t450;
    const double t552 = t280 * (t548 + t549 + (t548 + t549 + 2.0 * t293 * t523)) + t334 * (t550 + t551 + (t550
        + t551 + 2.0 * t344 * t530));
    const double t553 = mu_0 * t306 * t320;
    const double t554 = mu_0 * t312 * t445;
    const double t555 = mu_0 * t354 * t365;
    const double t556 = mu_0 * t358 * t454;
    const double t557 = t308 * (t553 + t554 + (t553 + t554 + 2.0 * t318 * t526)) + t356 * (t555 + t556 + (t555
        + t556 + 2.0 * t363 * t533));
    const double t558 = t552 + 0.2679491924311227 * t557;
    const double t559 = t547 + 0.2679491924311227 * t558;
    const double t560 = mu_0 * t65 * t138;
    const double t561 = mu_0 * t111 * t422;
    const double t562 = mu_0 * t279 * t295;
    const double t563 = mu_0 * t287 * t441;
    const double t564 = t66 * (t560 + t561 + (t560 + t561 + 2.0 * t137 * t508)) + t280 * (t562 + t563 + (t562
        + t563 + 2.0 * t294 * t523));
    const double t565 = mu_0 * t165 * t193;
    const double t566 = mu_0 * t181 * t426;
    const double t567 = mu_0 * t307 * t320;
    const double t568 = mu_0 * t313 * t445;
    const double t569 = t166 * (t565 + t566 + (t565 + t566 + 2.0 * t192 * t511)) + t308 * (t567 + t568 + (t567
        + t568 + 2.0 * t319 * t526));
    const double t570 = t564 + 0.2679491924311227 * t569;
    const double t571 = mu_0 * t215 * t237;
    const double t572 = mu_0 * t227 * t431;
    const double t573 = mu_0 * t333 * t346;
    const double t574 = mu_0 * t339 * t450;
    const double t575 = t216 * (t571 + t572 + (t571 + t572 + 2.0 * t236 * t515)) + t334 * (t573 + t574 + (t573
        + t574 + 2.0 * t345 * t530));
    const double t576 = mu_0 * t249 * t262;
    const double t577 = mu_0 * t255 * t435;
    const double t578 = mu_0 * t355 * t365;
    const double t579 = mu_0 * t359 * t454;
    const double t580 = t250 * (t576 + t577 + (t576 + t577 + 2.0 * t261 * t518)) + t356 * (t578 + t579 + (t578
        + t579 + 2.0 * t364 * t533));
    const double t581 = t575 + 0.2679491924311227 * t580;
    const double t582 = t570 + 0.2679491924311227 * t581;
    const double result2 = 0.0036195768361836156 * (t536 + t559 + t582);
    const double t583 = 0.2679491924311227 * t379 + t384;
    const double t584 = 0.2679491924311227 * t390 + t395;
    const double t585 = t583 + 0.2679491924311227 * t584;
    const double t586 = 0.2679491924311227 * t402 + t407;
    const double t587 = 0.2679491924311227 * t413 + t418;
    const double t588 = t586 + 0.2679491924311227 * t587;
    const double result3 = -0.0036195768361836156 * (t374 - t585 - t588);
    const double t589 = 0.2679491924311227 * t464 + t469;
    const double t590 = 0.2679491924311227 * t475 + t480;
    const double t591 = t589 + 0.2679491924311227 * t590;
    const double t592 = 0.2679491924311227 * t487 + t492;
    const double t593 = 0.2679491924311227 * t498 + t503;
    const double t594 = t592 + 0.2679491924311227 * t593;
    const double result4 = -0.0036195768361836156 * (t459 - t591 - t594);
    const double t595 = 0.2679491924311227 * t541 + t546;
    const double t596 = 0.2679491924311227 * t552 + t557;
    const double t597 = t595 + 0.2679491924311227 * t596;
    const double t598 = 0.2679491924311227 * t564 + t569;
    const double t599 = 0.2679491924311227 * t575 + t580;
    const double t600 = t598 + 0.2679491924311227 * t599;
    const double result5 = -0.0036195768361836156 * (t536 - t597 - t600);
    const double t601 = 0.2679491924311227 * t200 + t269;
    const double t602 = 0.2679491924311227 * t327 + t372;
    const double t603 = t601 + 0.2679491924311227 * t602;
    const double t604 = 0.2679491924311227 * t408 + t419;
    const double result6 = -0.0036195768361836156 * (t397 - t603 - t604);
    const double t605 = 0.2679491924311227 * t429 + t438;
    const double t606 = 0.2679491924311227 * t448 + t457;
    const double t607 = t605 + 0.2679491924311227 * t606;
    const double t608 = 0.2679491924311227 * t493 + t504;
    const double result7 = -0.0036195768361836156 * (t482 - t607 - t608);
    const double t609 = 0.2679491924311227 * t512 + t519;
    const double t610 = 0.2679491924311227 * t527 + t534;
    const double t611 = t609 + 0.2679491924311227 * t610;
    const double t612 = 0.2679491924311227 * t570 + t581;
    const double result8 = -0.0036195768361836156 * (t559 - t611 - t612);
    const double t613 = 0.2679491924311227 * t586 + t587;
    const double result9 = -0.0036195768361836156 * (t585 + t603 - t613);
    const double t614 = 0.2679491924311227 * t592 + t593;
    const double result10 = -0.0036195768361836156 * (t591 + t607 - t614);
    const double t615 = 0.2679491924311227 * t598 + t599;
    const double result11 = -0.0036195768361836156 * (t597 + t611 - t615);
    const double t616 = 0.2679491924311227 * t270 + t373;
    const double t617 = 0.2679491924311227 * t385 + t396;
    const double result12 = -0.0036195768361836156 * (t420 - t616 - t617);
    const double t618 = 0.2679491924311227 * t439 + t458;
    const double t619 = 0.2679491924311227 * t470 + t481;
    const double result13 = -0.0036195768361836156 * (t505 - t618 - t619);
    const double t620 = 0.2679491924311227 * t520 + t535;
    const double t621 = 0.2679491924311227 * t547 + t558;
    const double result14 = -0.0036195768361836156 * (t582 - t620 - t621);
    const double t622 = 0.2679491924311227 * t583 + t584;
    const double result15 = -0.0036195768361836156 * (t588 + t616 - t622);
    const double t623 = 0.2679491924311227 * t589 + t590;
    const double result16 = -0.0036195768361836156 * (t594 + t618 - t623);
    const double t624 = 0.2679491924311227 * t595 + t596;
    const double result17 = -0.0036195768361836156 * (t600 + t620 - t624);
    const double t625 = 0.2679491924311227 * t601 + t602;
    const double result18 = -0.0036195768361836156 * (t604 + t617 - t625);
    const double t626 = 0.2679491924311227 * t605 + t606;
    const double result19 = -0.0036195768361836156 * (t608 + t619 - t626);
    const double t627 = 0.2679491924311227 * t609 + t610;
    const double result20 = -0.0036195768361836156 * (t612 + t621 - t627);
    const double result21 = -0.0036195768361836156 * (t613 + t622 + t625);
    const double result22 = -0.0036195768361836156 * (t614 + t623 + t626);
    const double result23 = -0.0036195768361836156 * (t615 + t624 + t627);
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
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
      if (!constrained[d0 + 1]) {
        atomicAdd(&y[d0 + 1], sum1);
      }
      if (!constrained[d0 + 2]) {
        atomicAdd(&y[d0 + 2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum3);
      }
      if (!constrained[d1 + 1]) {
        atomicAdd(&y[d1 + 1], sum4);
      }
      if (!constrained[d1 + 2]) {
        atomicAdd(&y[d1 + 2], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum6);
      }
      if (!constrained[d2 + 1]) {
        atomicAdd(&y[d2 + 1], sum7);
      }
      if (!constrained[d2 + 2]) {
        atomicAdd(&y[d2 + 2], sum8);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum9);
      }
      if (!constrained[d3 + 1]) {
        atomicAdd(&y[d3 + 1], sum10);
      }
      if (!constrained[d3 + 2]) {
        atomicAdd(&y[d3 + 2], sum11);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum12);
      }
      if (!constrained[d4 + 1]) {
        atomicAdd(&y[d4 + 1], sum13);
      }
      if (!constrained[d4 + 2]) {
        atomicAdd(&y[d4 + 2], sum14);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum15);
      }
      if (!constrained[d5 + 1]) {
        atomicAdd(&y[d5 + 1], sum16);
      }
      if (!constrained[d5 + 2]) {
        atomicAdd(&y[d5 + 2], sum17);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum18);
      }
      if (!constrained[d6 + 1]) {
        atomicAdd(&y[d6 + 1], sum19);
      }
      if (!constrained[d6 + 2]) {
        atomicAdd(&y[d6 + 2], sum20);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum21);
      }
      if (!constrained[d7 + 1]) {
        atomicAdd(&y[d7 + 1], sum22);
      }
      if (!constrained[d7 + 2]) {
        atomicAdd(&y[d7 + 2], sum23);
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(elasticity_lame_q1x3_hexahedron_f64_constrained_apply_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0},
    {"mu", "DQ0", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_constrained_apply_hip_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
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
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
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
    176.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
