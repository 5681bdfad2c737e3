// phase_change_j_q1_hexahedron_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           hexahedron, geometry Q1^3
//   test           Q1, 8 dofs
//   T              coefficient, Q1, 8 dofs
//   trial          coefficient, Q1, 8 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1688 flops
//   sum_factorised  1156 flops <- taken
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
//   flops       1172
//   bytes       120 (112 read, 8 written)
//   flops/byte  9.77
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
phase_change_j_q1_hexahedron_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
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
    const double T_0 = T[d0];
    const double T_1 = T[d1];
    const double T_2 = T[d2];
    const double T_3 = T[d3];
    const double T_4 = T[d4];
    const double T_5 = T[d5];
    const double T_6 = T[d6];
    const double T_7 = T[d7];
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_1 = constrained[d1] ? 0.0 : x[d1];
    const double trial_2 = constrained[d2] ? 0.0 : x[d2];
    const double trial_3 = constrained[d3] ? 0.0 : x[d3];
    const double trial_4 = constrained[d4] ? 0.0 : x[d4];
    const double trial_5 = constrained[d5] ? 0.0 : x[d5];
    const double trial_6 = constrained[d6] ? 0.0 : x[d6];
    const double trial_7 = constrained[d7] ? 0.0 : x[d7];
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
    const double t66 = std::fabs(-0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65));
    const double t67 = T_0 + 0.2679491924311227 * T_1;
    const double t68 = T_2 + 0.2679491924311227 * T_3;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = T_4 + 0.2679491924311227 * T_5;
    const double t71 = T_6 + 0.2679491924311227 * T_7;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = t69 + 0.2679491924311227 * t72;
    const double t74 = 0.4905626121623441 * t73;
    const double t75 = trial_0 + 0.2679491924311227 * trial_1;
    const double t76 = trial_2 + 0.2679491924311227 * trial_3;
    const double t77 = t75 + 0.2679491924311227 * t76;
    const double t78 = trial_4 + 0.2679491924311227 * trial_5;
    const double t79 = trial_6 + 0.2679491924311227 * trial_7;
    const double t80 = t78 + 0.2679491924311227 * t79;
    const double t81 = t77 + 0.2679491924311227 * t80;
    const double t82 = std::exp(-0.4905626121623441 * t73);
    const double t83 = t66 * (((t74 < melting_point[0]) && (t74 > 0.0)) ? 0.4905626121623441 * (t81 *
        std::cos(t74) * t82 - t81 * t82 * std::sin(t74)) : 0.0);
    const double t84 = 0.2679491924311227 * t7 + t8;
    const double t85 = 0.2679491924311227 * t10 + t11;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = 0.2679491924311227 * t14 + t15;
    const double t88 = 0.2679491924311227 * t17 + t18;
    const double t89 = t87 + 0.2679491924311227 * t88;
    const double t90 = 0.2679491924311227 * t21 + t22;
    const double t91 = 0.2679491924311227 * t24 + t25;
    const double t92 = t90 + 0.2679491924311227 * t91;
    const double t93 = 0.2679491924311227 * t28 + t29;
    const double t94 = 0.2679491924311227 * t31 + t32;
    const double t95 = t93 + 0.2679491924311227 * t94;
    const double t96 = t86 * t89 - t92 * t95;
    const double t97 = 0.2679491924311227 * t36 + t37;
    const double t98 = 0.2679491924311227 * t39 + t40;
    const double t99 = t97 + 0.2679491924311227 * t98;
    const double t100 = t49 * t92 - t56 * t89;
    const double t101 = 0.2679491924311227 * t58 + t59;
    const double t102 = 0.2679491924311227 * t61 + t62;
    const double t103 = t101 + 0.2679491924311227 * t102;
    const double t104 = t56 * t95 - t49 * t86;
    const double t105 = std::fabs(-0.2406516764515424 * (t6 * t96 + t99 * t100 + t103 * t104));
    const double t106 = 0.2679491924311227 * T_0 + T_1;
    const double t107 = 0.2679491924311227 * T_2 + T_3;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = 0.2679491924311227 * T_4 + T_5;
    const double t110 = 0.2679491924311227 * T_6 + T_7;
    const double t111 = t109 + 0.2679491924311227 * t110;
    const double t112 = t108 + 0.2679491924311227 * t111;
    const double t113 = 0.4905626121623441 * t112;
    const double t114 = 0.2679491924311227 * trial_0 + trial_1;
    const double t115 = 0.2679491924311227 * trial_2 + trial_3;
    const double t116 = t114 + 0.2679491924311227 * t115;
    const double t117 = 0.2679491924311227 * trial_4 + trial_5;
    const double t118 = 0.2679491924311227 * trial_6 + trial_7;
    const double t119 = t117 + 0.2679491924311227 * t118;
    const double t120 = t116 + 0.2679491924311227 * t119;
    const double t121 = std::exp(-0.4905626121623441 * t112);
    const double t122 = t105 * (((t113 < melting_point[0]) && (t113 > 0.0)) ? 0.4905626121623441 * (t120 *
        std::cos(t113) * t121 - t120 * t121 * std::sin(t113)) : 0.0);
    const double t123 = t83 + 0.2679491924311227 * t122;
    const double t124 = 0.2679491924311227 * t0 + t1;
    const double t125 = 0.2679491924311227 * t3 + t4;
    const double t126 = t124 + 0.2679491924311227 * t125;
    const double t127 = 0.2679491924311227 * t16 + t19;
    const double t128 = 0.2679491924311227 * t23 + t26;
    const double t129 = t13 * t127 - t34 * t128;
    const double t130 = 0.2679491924311227 * t43 + t44;
    const double t131 = 0.2679491924311227 * t46 + t47;
    const double t132 = t130 + 0.2679491924311227 * t131;
    const double t133 = 0.2679491924311227 * t50 + t51;
    const double t134 = 0.2679491924311227 * t53 + t54;
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double t136 = t128 * t132 - t127 * t135;
    const double t137 = 0.2679491924311227 * t60 + t63;
    const double t138 = t34 * t135 - t13 * t132;
    const double t139 = std::fabs(-0.2406516764515424 * (t126 * t129 + t42 * t136 + t137 * t138));
    const double t140 = 0.2679491924311227 * t67 + t68;
    const double t141 = 0.2679491924311227 * t70 + t71;
    const double t142 = t140 + 0.2679491924311227 * t141;
    const double t143 = 0.4905626121623441 * t142;
    const double t144 = 0.2679491924311227 * t75 + t76;
    const double t145 = 0.2679491924311227 * t78 + t79;
    const double t146 = t144 + 0.2679491924311227 * t145;
    const double t147 = std::exp(-0.4905626121623441 * t142);
    const double t148 = t139 * (((t143 < melting_point[0]) && (t143 > 0.0)) ? 0.4905626121623441 * (t146 *
        std::cos(t143) * t147 - t146 * t147 * std::sin(t143)) : 0.0);
    const double t149 = 0.2679491924311227 * t87 + t88;
    const double t150 = 0.2679491924311227 * t90 + t91;
    const double t151 = t86 * t149 - t95 * t150;
    const double t152 = t132 * t150 - t135 * t149;
    const double t153 = 0.2679491924311227 * t101 + t102;
    const double t154 = t95 * t135 - t86 * t132;
    const double t155 = std::fabs(-0.2406516764515424 * (t126 * t151 + t99 * t152 + t153 * t154));
    const double t156 = 0.2679491924311227 * t106 + t107;
    const double t157 = 0.2679491924311227 * t109 + t110;
    const double t158 = t156 + 0.2679491924311227 * t157;
    const double t159 = 0.4905626121623441 * t158;
    const double t160 = 0.2679491924311227 * t114 + t115;
    const double t161 = 0.2679491924311227 * t117 + t118;
    const double t162 = t160 + 0.2679491924311227 * t161;
    const double t163 = std::exp(-0.4905626121623441 * t158);
    const double t164 = t155 * (((t159 < melting_point[0]) && (t159 > 0.0)) ? 0.4905626121623441 * (t162 *
        std::cos(t159) * t163 - t162 * t163 * std::sin(t159)) : 0.0);
    const double t165 = t148 + 0.2679491924311227 * t164;
    const double t166 = t123 + 0.2679491924311227 * t165;
    const double t167 = 0.2679491924311227 * t2 + t5;
    const double t168 = 0.2679491924311227 * t9 + t12;
    const double t169 = 0.2679491924311227 * t30 + t33;
    const double t170 = t20 * t168 - t27 * t169;
    const double t171 = 0.2679491924311227 * t38 + t41;
    const double t172 = 0.2679491924311227 * t45 + t48;
    const double t173 = 0.2679491924311227 * t52 + t55;
    const double t174 = t27 * t172 - t20 * t173;
    const double t175 = t169 * t173 - t168 * t172;
    const double t176 = std::fabs(-0.2406516764515424 * (t167 * t170 + t171 * t174 + t64 * t175));
    const double t177 = 0.2679491924311227 * t69 + t72;
    const double t178 = 0.4905626121623441 * t177;
    const double t179 = 0.2679491924311227 * t77 + t80;
    const double t180 = std::exp(-0.4905626121623441 * t177);
    const double t181 = t176 * (((t178 < melting_point[0]) && (t178 > 0.0)) ? 0.4905626121623441 * (t179 *
        std::cos(t178) * t180 - t179 * t180 * std::sin(t178)) : 0.0);
    const double t182 = 0.2679491924311227 * t84 + t85;
    const double t183 = 0.2679491924311227 * t93 + t94;
    const double t184 = t89 * t182 - t92 * t183;
    const double t185 = 0.2679491924311227 * t97 + t98;
    const double t186 = t92 * t172 - t89 * t173;
    const double t187 = t173 * t183 - t172 * t182;
    const double t188 = std::fabs(-0.2406516764515424 * (t167 * t184 + t185 * t186 + t103 * t187));
    const double t189 = 0.2679491924311227 * t108 + t111;
    const double t190 = 0.4905626121623441 * t189;
    const double t191 = 0.2679491924311227 * t116 + t119;
    const double t192 = std::exp(-0.4905626121623441 * t189);
    const double t193 = t188 * (((t190 < melting_point[0]) && (t190 > 0.0)) ? 0.4905626121623441 * (t191 *
        std::cos(t190) * t192 - t191 * t192 * std::sin(t190)) : 0.0);
    const double t194 = t181 + 0.2679491924311227 * t193;
    const double t195 = 0.2679491924311227 * t124 + t125;
    const double t196 = t127 * t168 - t128 * t169;
    const double t197 = 0.2679491924311227 * t130 + t131;
    const double t198 = 0.2679491924311227 * t133 + t134;
    const double t199 = t128 * t197 - t127 * t198;
    const double t200 = t169 * t198 - t168 * t197;
    const double t201 = std::fabs(-0.2406516764515424 * (t195 * t196 + t171 * t199 + t137 * t200));
    const double t202 = 0.2679491924311227 * t140 + t141;
    const double t203 = 0.4905626121623441 * t202;
    const double t204 = 0.2679491924311227 * t144 + t145;
    const double t205 = std::exp(-0.4905626121623441 * t202);
    const double t206 = t201 * (((t203 < melting_point[0]) && (t203 > 0.0)) ? 0.4905626121623441 * (t204 *
        std::cos(t203) * t205 - t204 * t205 * std::sin(t203)) : 0.0);
    const double t207 = t149 * t182 - t150 * t183;
    const double t208 = t150 * t197 - t149 * t198;
    const double t209 = t183 * t198 - t182 * t197;
    const double t210 = std::fabs(-0.2406516764515424 * (t195 * t207 + t185 * t208 + t153 * t209));
    const double t211 = 0.2679491924311227 * t156 + t157;
    const double t212 = 0.4905626121623441 * t211;
    const double t213 = 0.2679491924311227 * t160 + t161;
    const double t214 = std::exp(-0.4905626121623441 * t211);
    const double t215 = t210 * (((t212 < melting_point[0]) && (t212 > 0.0)) ? 0.4905626121623441 * (t213 *
        std::cos(t212) * t214 - t213 * t214 * std::sin(t212)) : 0.0);
    const double t216 = t206 + 0.2679491924311227 * t215;
    const double t217 = t194 + 0.2679491924311227 * t216;
    const double t218 = reciprocal(t66);
    const double t219 = ((t74 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t220 = trial_0 - trial_1;
    const double t221 = trial_2 - trial_3;
    const double t222 = t220 + 0.2679491924311227 * t221;
    const double t223 = trial_4 - trial_5;
    const double t224 = trial_6 - trial_7;
    const double t225 = t223 + 0.2679491924311227 * t224;
    const double t226 = t222 + 0.2679491924311227 * t225;
    const double t227 = trial_0 - trial_2;
    const double t228 = trial_1 - trial_3;
    const double t229 = t227 + 0.2679491924311227 * t228;
    const double t230 = trial_4 - trial_6;
    const double t231 = trial_5 - trial_7;
    const double t232 = t230 + 0.2679491924311227 * t231;
    const double t233 = t229 + 0.2679491924311227 * t232;
    const double t234 = trial_0 - trial_4;
    const double t235 = trial_1 - trial_5;
    const double t236 = t234 + 0.2679491924311227 * t235;
    const double t237 = trial_2 - trial_6;
    const double t238 = trial_3 - trial_7;
    const double t239 = t237 + 0.2679491924311227 * t238;
    const double t240 = t236 + 0.2679491924311227 * t239;
    const double t241 = t35 * t226 + t57 * t233 + t65 * t240;
    const double t242 = t34 * t64 - t20 * t42;
    const double t243 = t6 * t20 - t49 * t64;
    const double t244 = t42 * t49 - t6 * t34;
    const double t245 = t226 * t242 + t233 * t243 + t240 * t244;
    const double t246 = t27 * t42 - t13 * t64;
    const double t247 = t56 * t64 - t6 * t27;
    const double t248 = t6 * t13 - t42 * t56;
    const double t249 = t226 * t246 + t233 * t247 + t240 * t248;
    const double t250 = reciprocal(t105);
    const double t251 = ((t113 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t252 = 0.2679491924311227 * t227 + t228;
    const double t253 = 0.2679491924311227 * t230 + t231;
    const double t254 = t252 + 0.2679491924311227 * t253;
    const double t255 = 0.2679491924311227 * t234 + t235;
    const double t256 = 0.2679491924311227 * t237 + t238;
    const double t257 = t255 + 0.2679491924311227 * t256;
    const double t258 = t96 * t226 + t100 * t254 + t104 * t257;
    const double t259 = t95 * t103 - t89 * t99;
    const double t260 = t6 * t89 - t49 * t103;
    const double t261 = t49 * t99 - t6 * t95;
    const double t262 = t226 * t259 + t254 * t260 + t257 * t261;
    const double t263 = t92 * t99 - t86 * t103;
    const double t264 = t56 * t103 - t6 * t92;
    const double t265 = t6 * t86 - t56 * t99;
    const double t266 = t226 * t263 + t254 * t264 + t257 * t265;
    const double t267 = t218 * t219 * (t35 * t241 + t242 * t245 + t246 * t249) + t250 * t251 * (t96 * t258 +
        t259 * t262 + t263 * t266);
    const double t268 = reciprocal(t139);
    const double t269 = ((t143 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t270 = 0.2679491924311227 * t220 + t221;
    const double t271 = 0.2679491924311227 * t223 + t224;
    const double t272 = t270 + 0.2679491924311227 * t271;
    const double t273 = 0.2679491924311227 * t236 + t239;
    const double t274 = t129 * t272 + t136 * t233 + t138 * t273;
    const double t275 = t34 * t137 - t42 * t127;
    const double t276 = t126 * t127 - t132 * t137;
    const double t277 = t42 * t132 - t34 * t126;
    const double t278 = t272 * t275 + t233 * t276 + t273 * t277;
    const double t279 = t42 * t128 - t13 * t137;
    const double t280 = t135 * t137 - t126 * t128;
    const double t281 = t13 * t126 - t42 * t135;
    const double t282 = t272 * t279 + t233 * t280 + t273 * t281;
    const double t283 = reciprocal(t155);
    const double t284 = ((t159 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t285 = 0.2679491924311227 * t255 + t256;
    const double t286 = t151 * t272 + t152 * t254 + t154 * t285;
    const double t287 = t95 * t153 - t99 * t149;
    const double t288 = t126 * t149 - t132 * t153;
    const double t289 = t99 * t132 - t95 * t126;
    const double t290 = t272 * t287 + t254 * t288 + t285 * t289;
    const double t291 = t99 * t150 - t86 * t153;
    const double t292 = t135 * t153 - t126 * t150;
    const double t293 = t86 * t126 - t99 * t135;
    const double t294 = t272 * t291 + t254 * t292 + t285 * t293;
    const double t295 = t268 * t269 * (t129 * t274 + t275 * t278 + t279 * t282) + t283 * t284 * (t151 * t286 +
        t287 * t290 + t291 * t294);
    const double t296 = t267 + 0.2679491924311227 * t295;
    const double t297 = reciprocal(t176);
    const double t298 = ((t178 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t299 = 0.2679491924311227 * t222 + t225;
    const double t300 = 0.2679491924311227 * t229 + t232;
    const double t301 = t170 * t299 + t174 * t300 + t175 * t240;
    const double t302 = t64 * t169 - t20 * t171;
    const double t303 = t20 * t167 - t64 * t172;
    const double t304 = t171 * t172 - t167 * t169;
    const double t305 = t299 * t302 + t300 * t303 + t240 * t304;
    const double t306 = t27 * t171 - t64 * t168;
    const double t307 = t64 * t173 - t27 * t167;
    const double t308 = t167 * t168 - t171 * t173;
    const double t309 = t299 * t306 + t300 * t307 + t240 * t308;
    const double t310 = reciprocal(t188);
    const double t311 = ((t190 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t312 = 0.2679491924311227 * t252 + t253;
    const double t313 = t184 * t299 + t186 * t312 + t187 * t257;
    const double t314 = t103 * t183 - t89 * t185;
    const double t315 = t89 * t167 - t103 * t172;
    const double t316 = t172 * t185 - t167 * t183;
    const double t317 = t299 * t314 + t312 * t315 + t257 * t316;
    const double t318 = t92 * t185 - t103 * t182;
    const double t319 = t103 * t173 - t92 * t167;
    const double t320 = t167 * t182 - t173 * t185;
    const double t321 = t299 * t318 + t312 * t319 + t257 * t320;
    const double t322 = t297 * t298 * (t170 * t301 + t302 * t305 + t306 * t309) + t310 * t311 * (t184 * t313 +
        t314 * t317 + t318 * t321);
    const double t323 = reciprocal(t201);
    const double t324 = ((t203 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t325 = 0.2679491924311227 * t270 + t271;
    const double t326 = t196 * t325 + t199 * t300 + t200 * t273;
    const double t327 = t137 * t169 - t127 * t171;
    const double t328 = t127 * t195 - t137 * t197;
    const double t329 = t171 * t197 - t169 * t195;
    const double t330 = t325 * t327 + t300 * t328 + t273 * t329;
    const double t331 = t128 * t171 - t137 * t168;
    const double t332 = t137 * t198 - t128 * t195;
    const double t333 = t168 * t195 - t171 * t198;
    const double t334 = t325 * t331 + t300 * t332 + t273 * t333;
    const double t335 = reciprocal(t210);
    const double t336 = ((t212 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t337 = t207 * t325 + t208 * t312 + t209 * t285;
    const double t338 = t153 * t183 - t149 * t185;
    const double t339 = t149 * t195 - t153 * t197;
    const double t340 = t185 * t197 - t183 * t195;
    const double t341 = t325 * t338 + t312 * t339 + t285 * t340;
    const double t342 = t150 * t185 - t153 * t182;
    const double t343 = t153 * t198 - t150 * t195;
    const double t344 = t182 * t195 - t185 * t198;
    const double t345 = t325 * t342 + t312 * t343 + t285 * t344;
    const double t346 = t323 * t324 * (t196 * t326 + t327 * t330 + t331 * t334) + t335 * t336 * (t207 * t337 +
        t338 * t341 + t342 * t345);
    const double t347 = t322 + 0.2679491924311227 * t346;
    const double t348 = t296 + 0.2679491924311227 * t347;
    const double t349 = t218 * t219 * (t57 * t241 + t243 * t245 + t247 * t249) + t268 * t269 * (t136 * t274 +
        t276 * t278 + t280 * t282);
    const double t350 = t250 * t251 * (t100 * t258 + t260 * t262 + t264 * t266) + t283 * t284 * (t152 * t286 +
        t288 * t290 + t292 * t294);
    const double t351 = t349 + 0.2679491924311227 * t350;
    const double t352 = t297 * t298 * (t174 * t301 + t303 * t305 + t307 * t309) + t323 * t324 * (t199 * t326 +
        t328 * t330 + t332 * t334);
    const double t353 = t310 * t311 * (t186 * t313 + t315 * t317 + t319 * t321) + t335 * t336 * (t208 * t337 +
        t339 * t341 + t343 * t345);
    const double t354 = t352 + 0.2679491924311227 * t353;
    const double t355 = t351 + 0.2679491924311227 * t354;
    const double t356 = t218 * t219 * (t65 * t241 + t244 * t245 + t248 * t249) + t297 * t298 * (t175 * t301 +
        t304 * t305 + t308 * t309);
    const double t357 = t250 * t251 * (t104 * t258 + t261 * t262 + t265 * t266) + t310 * t311 * (t187 * t313 +
        t316 * t317 + t320 * t321);
    const double t358 = t356 + 0.2679491924311227 * t357;
    const double t359 = t268 * t269 * (t138 * t274 + t277 * t278 + t281 * t282) + t323 * t324 * (t200 * t326 +
        t329 * t330 + t333 * t334);
    const double t360 = t283 * t284 * (t154 * t286 + t289 * t290 + t293 * t294) + t335 * t336 * (t209 * t337 +
        t340 * t341 + t344 * t345);
    const double t361 = t359 + 0.2679491924311227 * t360;
    const double t362 = t358 + 0.2679491924311227 * t361;
    const double result0 = -(0.06132032652029301 * (t166 + 0.2679491924311227 * t217) - 0.007239153672367231 *
        t348 - 0.007239153672367231 * t355 - 0.007239153672367231 * t362);
    const double t363 = 0.2679491924311227 * t83 + t122;
    const double t364 = 0.2679491924311227 * t148 + t164;
    const double t365 = t363 + 0.2679491924311227 * t364;
    const double t366 = 0.2679491924311227 * t181 + t193;
    const double t367 = 0.2679491924311227 * t206 + t215;
    const double t368 = t366 + 0.2679491924311227 * t367;
    const double t369 = 0.2679491924311227 * t349 + t350;
    const double t370 = 0.2679491924311227 * t352 + t353;
    const double t371 = t369 + 0.2679491924311227 * t370;
    const double t372 = 0.2679491924311227 * t356 + t357;
    const double t373 = 0.2679491924311227 * t359 + t360;
    const double t374 = t372 + 0.2679491924311227 * t373;
    const double result1 = -(0.007239153672367231 * t348 + 0.06132032652029301 * (t365 + 0.2679491924311227 *
        t368) - 0.007239153672367231 * t371 - 0.007239153672367231 * t374);
    const double t375 = 0.2679491924311227 * t123 + t165;
    const double t376 = 0.2679491924311227 * t194 + t216;
    const double t377 = 0.2679491924311227 * t267 + t295;
    const double t378 = 0.2679491924311227 * t322 + t346;
    const double t379 = t377 + 0.2679491924311227 * t378;
    const double t380 = 0.2679491924311227 * t358 + t361;
    const double result2 = -(0.007239153672367231 * t355 + 0.06132032652029301 * (t375 + 0.2679491924311227 *
        t376) - 0.007239153672367231 * t379 - 0.007239153672367231 * t380);
    const double t381 = 0.2679491924311227 * t363 + t364;
    const double t382 = 0.2679491924311227 * t366 + t367;
    const double t383 = 0.2679491924311227 * t372 + t373;
    const double result3 = -(0.007239153672367231 * t371 + 0.007239153672367231 * t379 + 0.06132032652029301 *
        (t381 + 0.2679491924311227 * t382) - 0.007239153672367231 * t383);
    const double t384 = 0.2679491924311227 * t296 + t347;
    const double t385 = 0.2679491924311227 * t351 + t354;
    const double result4 = -(0.007239153672367231 * t362 + 0.06132032652029301 * (0.2679491924311227 * t166 +
        t217) - 0.007239153672367231 * t384 - 0.007239153672367231 * t385);
    const double t386 = 0.2679491924311227 * t369 + t370;
    const double result5 = -(0.007239153672367231 * t374 + 0.007239153672367231 * t384 + 0.06132032652029301 *
        (0.2679491924311227 * t365 + t368) - 0.007239153672367231 * t386);
    const double t387 = 0.2679491924311227 * t377 + t378;
    const double result6 = -(0.007239153672367231 * t380 + 0.007239153672367231 * t385 + 0.06132032652029301 *
        (0.2679491924311227 * t375 + t376) - 0.007239153672367231 * t387);
    const double result7 = -(0.007239153672367231 * t383 + 0.007239153672367231 * t386 + 0.007239153672367231
        * t387 + 0.06132032652029301 * (0.2679491924311227 * t381 + t382));
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_1 = __shfl_up(sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_2 = __shfl_up(sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up(sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum1);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum3);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum4);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum6);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum7);
      }
    }
  }
}

}  // namespace

extern "C" int phase_change_j_q1_hexahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(phase_change_j_q1_hexahedron_f64_constrained_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_hexahedron_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 8, 1},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0},
    {"conductivity", "constant", 2, 0},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_apply_hip_descriptor = {
    "phase_change_j_q1_hexahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
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
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
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
    1172.0,                                    // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
