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
//   trial          Q1, 8 dofs
//   T              coefficient, Q1, 8 dofs
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
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model (no table has this kernel)
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
    const double flux0 = t66 * (((t74 < melting_point[0]) && (t74 > 0.0)) ? 0.4905626121623441 * (t81 *
        std::cos(t74) * t82 - t81 * t82 * std::sin(t74)) : 0.0);
    const double t83 = reciprocal(t66);
    const double t84 = ((t74 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t85 = trial_0 - trial_1;
    const double t86 = trial_2 - trial_3;
    const double t87 = t85 + 0.2679491924311227 * t86;
    const double t88 = trial_4 - trial_5;
    const double t89 = trial_6 - trial_7;
    const double t90 = t88 + 0.2679491924311227 * t89;
    const double t91 = t87 + 0.2679491924311227 * t90;
    const double t92 = trial_0 - trial_2;
    const double t93 = trial_1 - trial_3;
    const double t94 = t92 + 0.2679491924311227 * t93;
    const double t95 = trial_4 - trial_6;
    const double t96 = trial_5 - trial_7;
    const double t97 = t95 + 0.2679491924311227 * t96;
    const double t98 = t94 + 0.2679491924311227 * t97;
    const double t99 = trial_0 - trial_4;
    const double t100 = trial_1 - trial_5;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = trial_2 - trial_6;
    const double t103 = trial_3 - trial_7;
    const double t104 = t102 + 0.2679491924311227 * t103;
    const double t105 = t101 + 0.2679491924311227 * t104;
    const double t106 = t35 * t91 + t57 * t98 + t65 * t105;
    const double t107 = t34 * t64 - t20 * t42;
    const double t108 = t6 * t20 - t49 * t64;
    const double t109 = t42 * t49 - t6 * t34;
    const double t110 = t91 * t107 + t98 * t108 + t105 * t109;
    const double t111 = t27 * t42 - t13 * t64;
    const double t112 = t56 * t64 - t6 * t27;
    const double t113 = t6 * t13 - t42 * t56;
    const double t114 = t91 * t111 + t98 * t112 + t105 * t113;
    const double flux1 = t83 * t84 * (t35 * t106 + t107 * t110 + t111 * t114);
    const double flux2 = t83 * t84 * (t57 * t106 + t108 * t110 + t112 * t114);
    const double flux3 = t83 * t84 * (t65 * t106 + t109 * t110 + t113 * t114);
    const double t115 = 0.2679491924311227 * t7 + t8;
    const double t116 = 0.2679491924311227 * t10 + t11;
    const double t117 = t115 + 0.2679491924311227 * t116;
    const double t118 = 0.2679491924311227 * t14 + t15;
    const double t119 = 0.2679491924311227 * t17 + t18;
    const double t120 = t118 + 0.2679491924311227 * t119;
    const double t121 = 0.2679491924311227 * t21 + t22;
    const double t122 = 0.2679491924311227 * t24 + t25;
    const double t123 = t121 + 0.2679491924311227 * t122;
    const double t124 = 0.2679491924311227 * t28 + t29;
    const double t125 = 0.2679491924311227 * t31 + t32;
    const double t126 = t124 + 0.2679491924311227 * t125;
    const double t127 = t117 * t120 - t123 * t126;
    const double t128 = 0.2679491924311227 * t36 + t37;
    const double t129 = 0.2679491924311227 * t39 + t40;
    const double t130 = t128 + 0.2679491924311227 * t129;
    const double t131 = t49 * t123 - t56 * t120;
    const double t132 = 0.2679491924311227 * t58 + t59;
    const double t133 = 0.2679491924311227 * t61 + t62;
    const double t134 = t132 + 0.2679491924311227 * t133;
    const double t135 = t56 * t126 - t49 * t117;
    const double t136 = std::fabs(-0.2406516764515424 * (t6 * t127 + t130 * t131 + t134 * t135));
    const double t137 = 0.2679491924311227 * T_0 + T_1;
    const double t138 = 0.2679491924311227 * T_2 + T_3;
    const double t139 = t137 + 0.2679491924311227 * t138;
    const double t140 = 0.2679491924311227 * T_4 + T_5;
    const double t141 = 0.2679491924311227 * T_6 + T_7;
    const double t142 = t140 + 0.2679491924311227 * t141;
    const double t143 = t139 + 0.2679491924311227 * t142;
    const double t144 = 0.4905626121623441 * t143;
    const double t145 = 0.2679491924311227 * trial_0 + trial_1;
    const double t146 = 0.2679491924311227 * trial_2 + trial_3;
    const double t147 = t145 + 0.2679491924311227 * t146;
    const double t148 = 0.2679491924311227 * trial_4 + trial_5;
    const double t149 = 0.2679491924311227 * trial_6 + trial_7;
    const double t150 = t148 + 0.2679491924311227 * t149;
    const double t151 = t147 + 0.2679491924311227 * t150;
    const double t152 = std::exp(-0.4905626121623441 * t143);
    const double flux4 = t136 * (((t144 < melting_point[0]) && (t144 > 0.0)) ? 0.4905626121623441 * (t151 *
        std::cos(t144) * t152 - t151 * t152 * std::sin(t144)) : 0.0);
    const double t153 = reciprocal(t136);
    const double t154 = ((t144 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t155 = 0.2679491924311227 * t92 + t93;
    const double t156 = 0.2679491924311227 * t95 + t96;
    const double t157 = t155 + 0.2679491924311227 * t156;
    const double t158 = 0.2679491924311227 * t99 + t100;
    const double t159 = 0.2679491924311227 * t102 + t103;
    const double t160 = t158 + 0.2679491924311227 * t159;
    const double t161 = t91 * t127 + t131 * t157 + t135 * t160;
    const double t162 = t126 * t134 - t120 * t130;
    const double t163 = t6 * t120 - t49 * t134;
    const double t164 = t49 * t130 - t6 * t126;
    const double t165 = t91 * t162 + t157 * t163 + t160 * t164;
    const double t166 = t123 * t130 - t117 * t134;
    const double t167 = t56 * t134 - t6 * t123;
    const double t168 = t6 * t117 - t56 * t130;
    const double t169 = t91 * t166 + t157 * t167 + t160 * t168;
    const double flux5 = t153 * t154 * (t127 * t161 + t162 * t165 + t166 * t169);
    const double flux6 = t153 * t154 * (t131 * t161 + t163 * t165 + t167 * t169);
    const double flux7 = t153 * t154 * (t135 * t161 + t164 * t165 + t168 * t169);
    const double t170 = 0.2679491924311227 * t0 + t1;
    const double t171 = 0.2679491924311227 * t3 + t4;
    const double t172 = t170 + 0.2679491924311227 * t171;
    const double t173 = 0.2679491924311227 * t16 + t19;
    const double t174 = 0.2679491924311227 * t23 + t26;
    const double t175 = t13 * t173 - t34 * t174;
    const double t176 = 0.2679491924311227 * t43 + t44;
    const double t177 = 0.2679491924311227 * t46 + t47;
    const double t178 = t176 + 0.2679491924311227 * t177;
    const double t179 = 0.2679491924311227 * t50 + t51;
    const double t180 = 0.2679491924311227 * t53 + t54;
    const double t181 = t179 + 0.2679491924311227 * t180;
    const double t182 = t174 * t178 - t173 * t181;
    const double t183 = 0.2679491924311227 * t60 + t63;
    const double t184 = t34 * t181 - t13 * t178;
    const double t185 = std::fabs(-0.2406516764515424 * (t172 * t175 + t42 * t182 + t183 * t184));
    const double t186 = 0.2679491924311227 * t67 + t68;
    const double t187 = 0.2679491924311227 * t70 + t71;
    const double t188 = t186 + 0.2679491924311227 * t187;
    const double t189 = 0.4905626121623441 * t188;
    const double t190 = 0.2679491924311227 * t75 + t76;
    const double t191 = 0.2679491924311227 * t78 + t79;
    const double t192 = t190 + 0.2679491924311227 * t191;
    const double t193 = std::exp(-0.4905626121623441 * t188);
    const double flux8 = t185 * (((t189 < melting_point[0]) && (t189 > 0.0)) ? 0.4905626121623441 * (t192 *
        std::cos(t189) * t193 - t192 * t193 * std::sin(t189)) : 0.0);
    const double t194 = reciprocal(t185);
    const double t195 = ((t189 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t196 = 0.2679491924311227 * t85 + t86;
    const double t197 = 0.2679491924311227 * t88 + t89;
    const double t198 = t196 + 0.2679491924311227 * t197;
    const double t199 = 0.2679491924311227 * t101 + t104;
    const double t200 = t175 * t198 + t98 * t182 + t184 * t199;
    const double t201 = t34 * t183 - t42 * t173;
    const double t202 = t172 * t173 - t178 * t183;
    const double t203 = t42 * t178 - t34 * t172;
    const double t204 = t198 * t201 + t98 * t202 + t199 * t203;
    const double t205 = t42 * t174 - t13 * t183;
    const double t206 = t181 * t183 - t172 * t174;
    const double t207 = t13 * t172 - t42 * t181;
    const double t208 = t198 * t205 + t98 * t206 + t199 * t207;
    const double flux9 = t194 * t195 * (t175 * t200 + t201 * t204 + t205 * t208);
    const double flux10 = t194 * t195 * (t182 * t200 + t202 * t204 + t206 * t208);
    const double flux11 = t194 * t195 * (t184 * t200 + t203 * t204 + t207 * t208);
    const double t209 = 0.2679491924311227 * t118 + t119;
    const double t210 = 0.2679491924311227 * t121 + t122;
    const double t211 = t117 * t209 - t126 * t210;
    const double t212 = t178 * t210 - t181 * t209;
    const double t213 = 0.2679491924311227 * t132 + t133;
    const double t214 = t126 * t181 - t117 * t178;
    const double t215 = std::fabs(-0.2406516764515424 * (t172 * t211 + t130 * t212 + t213 * t214));
    const double t216 = 0.2679491924311227 * t137 + t138;
    const double t217 = 0.2679491924311227 * t140 + t141;
    const double t218 = t216 + 0.2679491924311227 * t217;
    const double t219 = 0.4905626121623441 * t218;
    const double t220 = 0.2679491924311227 * t145 + t146;
    const double t221 = 0.2679491924311227 * t148 + t149;
    const double t222 = t220 + 0.2679491924311227 * t221;
    const double t223 = std::exp(-0.4905626121623441 * t218);
    const double flux12 = t215 * (((t219 < melting_point[0]) && (t219 > 0.0)) ? 0.4905626121623441 * (t222 *
        std::cos(t219) * t223 - t222 * t223 * std::sin(t219)) : 0.0);
    const double t224 = reciprocal(t215);
    const double t225 = ((t219 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t226 = 0.2679491924311227 * t158 + t159;
    const double t227 = t198 * t211 + t157 * t212 + t214 * t226;
    const double t228 = t126 * t213 - t130 * t209;
    const double t229 = t172 * t209 - t178 * t213;
    const double t230 = t130 * t178 - t126 * t172;
    const double t231 = t198 * t228 + t157 * t229 + t226 * t230;
    const double t232 = t130 * t210 - t117 * t213;
    const double t233 = t181 * t213 - t172 * t210;
    const double t234 = t117 * t172 - t130 * t181;
    const double t235 = t198 * t232 + t157 * t233 + t226 * t234;
    const double flux13 = t224 * t225 * (t211 * t227 + t228 * t231 + t232 * t235);
    const double flux14 = t224 * t225 * (t212 * t227 + t229 * t231 + t233 * t235);
    const double flux15 = t224 * t225 * (t214 * t227 + t230 * t231 + t234 * t235);
    const double t236 = 0.2679491924311227 * t2 + t5;
    const double t237 = 0.2679491924311227 * t9 + t12;
    const double t238 = 0.2679491924311227 * t30 + t33;
    const double t239 = t20 * t237 - t27 * t238;
    const double t240 = 0.2679491924311227 * t38 + t41;
    const double t241 = 0.2679491924311227 * t45 + t48;
    const double t242 = 0.2679491924311227 * t52 + t55;
    const double t243 = t27 * t241 - t20 * t242;
    const double t244 = t238 * t242 - t237 * t241;
    const double t245 = std::fabs(-0.2406516764515424 * (t236 * t239 + t240 * t243 + t64 * t244));
    const double t246 = 0.2679491924311227 * t69 + t72;
    const double t247 = 0.4905626121623441 * t246;
    const double t248 = 0.2679491924311227 * t77 + t80;
    const double t249 = std::exp(-0.4905626121623441 * t246);
    const double flux16 = t245 * (((t247 < melting_point[0]) && (t247 > 0.0)) ? 0.4905626121623441 * (t248 *
        std::cos(t247) * t249 - t248 * t249 * std::sin(t247)) : 0.0);
    const double t250 = reciprocal(t245);
    const double t251 = ((t247 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t252 = 0.2679491924311227 * t87 + t90;
    const double t253 = 0.2679491924311227 * t94 + t97;
    const double t254 = t239 * t252 + t243 * t253 + t105 * t244;
    const double t255 = t64 * t238 - t20 * t240;
    const double t256 = t20 * t236 - t64 * t241;
    const double t257 = t240 * t241 - t236 * t238;
    const double t258 = t252 * t255 + t253 * t256 + t105 * t257;
    const double t259 = t27 * t240 - t64 * t237;
    const double t260 = t64 * t242 - t27 * t236;
    const double t261 = t236 * t237 - t240 * t242;
    const double t262 = t252 * t259 + t253 * t260 + t105 * t261;
    const double flux17 = t250 * t251 * (t239 * t254 + t255 * t258 + t259 * t262);
    const double flux18 = t250 * t251 * (t243 * t254 + t256 * t258 + t260 * t262);
    const double flux19 = t250 * t251 * (t244 * t254 + t257 * t258 + t261 * t262);
    const double t263 = 0.2679491924311227 * t115 + t116;
    const double t264 = 0.2679491924311227 * t124 + t125;
    const double t265 = t120 * t263 - t123 * t264;
    const double t266 = 0.2679491924311227 * t128 + t129;
    const double t267 = t123 * t241 - t120 * t242;
    const double t268 = t242 * t264 - t241 * t263;
    const double t269 = std::fabs(-0.2406516764515424 * (t236 * t265 + t266 * t267 + t134 * t268));
    const double t270 = 0.2679491924311227 * t139 + t142;
    const double t271 = 0.4905626121623441 * t270;
    const double t272 = 0.2679491924311227 * t147 + t150;
    const double t273 = std::exp(-0.4905626121623441 * t270);
    const double flux20 = t269 * (((t271 < melting_point[0]) && (t271 > 0.0)) ? 0.4905626121623441 * (t272 *
        std::cos(t271) * t273 - t272 * t273 * std::sin(t271)) : 0.0);
    const double t274 = reciprocal(t269);
    const double t275 = ((t271 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t276 = 0.2679491924311227 * t155 + t156;
    const double t277 = t252 * t265 + t267 * t276 + t160 * t268;
    const double t278 = t134 * t264 - t120 * t266;
    const double t279 = t120 * t236 - t134 * t241;
    const double t280 = t241 * t266 - t236 * t264;
    const double t281 = t252 * t278 + t276 * t279 + t160 * t280;
    const double t282 = t123 * t266 - t134 * t263;
    const double t283 = t134 * t242 - t123 * t236;
    const double t284 = t236 * t263 - t242 * t266;
    const double t285 = t252 * t282 + t276 * t283 + t160 * t284;
    const double flux21 = t274 * t275 * (t265 * t277 + t278 * t281 + t282 * t285);
    const double flux22 = t274 * t275 * (t267 * t277 + t279 * t281 + t283 * t285);
    const double flux23 = t274 * t275 * (t268 * t277 + t280 * t281 + t284 * t285);
    const double t286 = 0.2679491924311227 * t170 + t171;
    const double t287 = t173 * t237 - t174 * t238;
    const double t288 = 0.2679491924311227 * t176 + t177;
    const double t289 = 0.2679491924311227 * t179 + t180;
    const double t290 = t174 * t288 - t173 * t289;
    const double t291 = t238 * t289 - t237 * t288;
    const double t292 = std::fabs(-0.2406516764515424 * (t286 * t287 + t240 * t290 + t183 * t291));
    const double t293 = 0.2679491924311227 * t186 + t187;
    const double t294 = 0.4905626121623441 * t293;
    const double t295 = 0.2679491924311227 * t190 + t191;
    const double t296 = std::exp(-0.4905626121623441 * t293);
    const double flux24 = t292 * (((t294 < melting_point[0]) && (t294 > 0.0)) ? 0.4905626121623441 * (t295 *
        std::cos(t294) * t296 - t295 * t296 * std::sin(t294)) : 0.0);
    const double t297 = reciprocal(t292);
    const double t298 = ((t294 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t299 = 0.2679491924311227 * t196 + t197;
    const double t300 = t287 * t299 + t253 * t290 + t199 * t291;
    const double t301 = t183 * t238 - t173 * t240;
    const double t302 = t173 * t286 - t183 * t288;
    const double t303 = t240 * t288 - t238 * t286;
    const double t304 = t299 * t301 + t253 * t302 + t199 * t303;
    const double t305 = t174 * t240 - t183 * t237;
    const double t306 = t183 * t289 - t174 * t286;
    const double t307 = t237 * t286 - t240 * t289;
    const double t308 = t299 * t305 + t253 * t306 + t199 * t307;
    const double flux25 = t297 * t298 * (t287 * t300 + t301 * t304 + t305 * t308);
    const double flux26 = t297 * t298 * (t290 * t300 + t302 * t304 + t306 * t308);
    const double flux27 = t297 * t298 * (t291 * t300 + t303 * t304 + t307 * t308);
    const double t309 = t209 * t263 - t210 * t264;
    const double t310 = t210 * t288 - t209 * t289;
    const double t311 = t264 * t289 - t263 * t288;
    const double t312 = std::fabs(-0.2406516764515424 * (t286 * t309 + t266 * t310 + t213 * t311));
    const double t313 = 0.2679491924311227 * t216 + t217;
    const double t314 = 0.4905626121623441 * t313;
    const double t315 = 0.2679491924311227 * t220 + t221;
    const double t316 = std::exp(-0.4905626121623441 * t313);
    const double flux28 = t312 * (((t314 < melting_point[0]) && (t314 > 0.0)) ? 0.4905626121623441 * (t315 *
        std::cos(t314) * t316 - t315 * t316 * std::sin(t314)) : 0.0);
    const double t317 = reciprocal(t312);
    const double t318 = ((t314 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t319 = t299 * t309 + t276 * t310 + t226 * t311;
    const double t320 = t213 * t264 - t209 * t266;
    const double t321 = t209 * t286 - t213 * t288;
    const double t322 = t266 * t288 - t264 * t286;
    const double t323 = t299 * t320 + t276 * t321 + t226 * t322;
    const double t324 = t210 * t266 - t213 * t263;
    const double t325 = t213 * t289 - t210 * t286;
    const double t326 = t263 * t286 - t266 * t289;
    const double t327 = t299 * t324 + t276 * t325 + t226 * t326;
    const double flux29 = t317 * t318 * (t309 * t319 + t320 * t323 + t324 * t327);
    const double flux30 = t317 * t318 * (t310 * t319 + t321 * t323 + t325 * t327);
    const double flux31 = t317 * t318 * (t311 * t319 + t322 * t323 + t326 * t327);
    const double t328 = flux0 + 0.2679491924311227 * flux4;
    const double t329 = flux8 + 0.2679491924311227 * flux12;
    const double t330 = t328 + 0.2679491924311227 * t329;
    const double t331 = flux16 + 0.2679491924311227 * flux20;
    const double t332 = flux24 + 0.2679491924311227 * flux28;
    const double t333 = t331 + 0.2679491924311227 * t332;
    const double t334 = flux1 + flux5;
    const double t335 = flux9 + flux13;
    const double t336 = t334 + 0.2679491924311227 * t335;
    const double t337 = flux17 + flux21;
    const double t338 = flux25 + flux29;
    const double t339 = t337 + 0.2679491924311227 * t338;
    const double t340 = t336 + 0.2679491924311227 * t339;
    const double t341 = flux2 + flux10;
    const double t342 = flux6 + flux14;
    const double t343 = t341 + 0.2679491924311227 * t342;
    const double t344 = flux18 + flux26;
    const double t345 = flux22 + flux30;
    const double t346 = t344 + 0.2679491924311227 * t345;
    const double t347 = t343 + 0.2679491924311227 * t346;
    const double t348 = flux3 + flux19;
    const double t349 = flux7 + flux23;
    const double t350 = t348 + 0.2679491924311227 * t349;
    const double t351 = flux11 + flux27;
    const double t352 = flux15 + flux31;
    const double t353 = t351 + 0.2679491924311227 * t352;
    const double t354 = t350 + 0.2679491924311227 * t353;
    const double result0 = -(0.06132032652029301 * (t330 + 0.2679491924311227 * t333) - 0.007239153672367231 *
        t340 - 0.007239153672367231 * t347 - 0.007239153672367231 * t354);
    const double t355 = 0.2679491924311227 * flux0 + flux4;
    const double t356 = 0.2679491924311227 * flux8 + flux12;
    const double t357 = t355 + 0.2679491924311227 * t356;
    const double t358 = 0.2679491924311227 * flux16 + flux20;
    const double t359 = 0.2679491924311227 * flux24 + flux28;
    const double t360 = t358 + 0.2679491924311227 * t359;
    const double t361 = 0.2679491924311227 * t341 + t342;
    const double t362 = 0.2679491924311227 * t344 + t345;
    const double t363 = t361 + 0.2679491924311227 * t362;
    const double t364 = 0.2679491924311227 * t348 + t349;
    const double t365 = 0.2679491924311227 * t351 + t352;
    const double t366 = t364 + 0.2679491924311227 * t365;
    const double result1 = -(0.007239153672367231 * t340 + 0.06132032652029301 * (t357 + 0.2679491924311227 *
        t360) - 0.007239153672367231 * t363 - 0.007239153672367231 * t366);
    const double t367 = 0.2679491924311227 * t328 + t329;
    const double t368 = 0.2679491924311227 * t331 + t332;
    const double t369 = 0.2679491924311227 * t334 + t335;
    const double t370 = 0.2679491924311227 * t337 + t338;
    const double t371 = t369 + 0.2679491924311227 * t370;
    const double t372 = 0.2679491924311227 * t350 + t353;
    const double result2 = -(0.007239153672367231 * t347 + 0.06132032652029301 * (t367 + 0.2679491924311227 *
        t368) - 0.007239153672367231 * t371 - 0.007239153672367231 * t372);
    const double t373 = 0.2679491924311227 * t355 + t356;
    const double t374 = 0.2679491924311227 * t358 + t359;
    const double t375 = 0.2679491924311227 * t364 + t365;
    const double result3 = -(0.007239153672367231 * t363 + 0.007239153672367231 * t371 + 0.06132032652029301 *
        (t373 + 0.2679491924311227 * t374) - 0.007239153672367231 * t375);
    const double t376 = 0.2679491924311227 * t336 + t339;
    const double t377 = 0.2679491924311227 * t343 + t346;
    const double result4 = -(0.007239153672367231 * t354 + 0.06132032652029301 * (0.2679491924311227 * t330 +
        t333) - 0.007239153672367231 * t376 - 0.007239153672367231 * t377);
    const double t378 = 0.2679491924311227 * t361 + t362;
    const double result5 = -(0.007239153672367231 * t366 + 0.007239153672367231 * t376 + 0.06132032652029301 *
        (0.2679491924311227 * t357 + t360) - 0.007239153672367231 * t378);
    const double t379 = 0.2679491924311227 * t369 + t370;
    const double result6 = -(0.007239153672367231 * t372 + 0.007239153672367231 * t377 + 0.06132032652029301 *
        (0.2679491924311227 * t367 + t368) - 0.007239153672367231 * t379);
    const double result7 = -(0.007239153672367231 * t375 + 0.007239153672367231 * t378 + 0.007239153672367231
        * t379 + 0.06132032652029301 * (0.2679491924311227 * t373 + t374));
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
    {"T", "Q1", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
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
