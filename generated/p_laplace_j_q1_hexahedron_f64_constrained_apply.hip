// p_laplace_j_q1_hexahedron_f64_constrained_apply: apply of form J in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel apply --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
//
// Form file p_laplace.form:
//   | """p-Laplace, -div ((epsilon^2 + |grad u|^2)^((p - 2)/2) grad u): residual F and its Jacobian J."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | p = 3.0
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   | epsilon = Constant(cell)
//   |
//   | stiffness = (epsilon**2 + inner(grad(u), grad(u))) ** ((p - 2) / 2)
//   | F = (stiffness * inner(grad(v), grad(u)) - v * f) * dx(degree=2 * degree)
//   | J = derivative(F, u, du)
//
// What:
//   cell     hexahedron, geometry Q1^3
//   test     Q1, 8 dofs
//   trial    Q1, 8 dofs
//   u        coefficient, Q1, 8 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1943 flops
//   sum_factorised  1513 flops <- taken
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
//   flops       1529
//   bytes       120 (112 read, 8 written)
//   flops/byte  12.7
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
p_laplace_j_q1_hexahedron_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ epsilon) {
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
    const double u_0 = u[d0];
    const double u_1 = u[d1];
    const double u_2 = u[d2];
    const double u_3 = u[d3];
    const double u_4 = u[d4];
    const double u_5 = u[d5];
    const double u_6 = u[d6];
    const double u_7 = u[d7];
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
    const double t67 = u_0 - u_1;
    const double t68 = u_2 - u_3;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = u_4 - u_5;
    const double t71 = u_6 - u_7;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = t69 + 0.2679491924311227 * t72;
    const double t74 = u_0 - u_2;
    const double t75 = u_1 - u_3;
    const double t76 = t74 + 0.2679491924311227 * t75;
    const double t77 = u_4 - u_6;
    const double t78 = u_5 - u_7;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = t76 + 0.2679491924311227 * t79;
    const double t81 = u_0 - u_4;
    const double t82 = u_1 - u_5;
    const double t83 = t81 + 0.2679491924311227 * t82;
    const double t84 = u_2 - u_6;
    const double t85 = u_3 - u_7;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = t83 + 0.2679491924311227 * t86;
    const double t88 = t35 * t73 + t57 * t80 + t65 * t87;
    const double t89 = trial_0 - trial_1;
    const double t90 = trial_2 - trial_3;
    const double t91 = t89 + 0.2679491924311227 * t90;
    const double t92 = trial_4 - trial_5;
    const double t93 = trial_6 - trial_7;
    const double t94 = t92 + 0.2679491924311227 * t93;
    const double t95 = t91 + 0.2679491924311227 * t94;
    const double t96 = trial_0 - trial_2;
    const double t97 = trial_1 - trial_3;
    const double t98 = t96 + 0.2679491924311227 * t97;
    const double t99 = trial_4 - trial_6;
    const double t100 = trial_5 - trial_7;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = t98 + 0.2679491924311227 * t101;
    const double t103 = trial_0 - trial_4;
    const double t104 = trial_1 - trial_5;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = trial_2 - trial_6;
    const double t107 = trial_3 - trial_7;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = t105 + 0.2679491924311227 * t108;
    const double t110 = t35 * t95 + t57 * t102 + t65 * t109;
    const double t111 = t34 * t64 - t20 * t42;
    const double t112 = t6 * t20 - t49 * t64;
    const double t113 = t42 * t49 - t6 * t34;
    const double t114 = t73 * t111 + t80 * t112 + t87 * t113;
    const double t115 = t95 * t111 + t102 * t112 + t109 * t113;
    const double t116 = t27 * t42 - t13 * t64;
    const double t117 = t56 * t64 - t6 * t27;
    const double t118 = t6 * t13 - t42 * t56;
    const double t119 = t73 * t116 + t80 * t117 + t87 * t118;
    const double t120 = t95 * t116 + t102 * t117 + t109 * t118;
    const double t121 = t88 * t110 + t114 * t115 + t119 * t120;
    const double t122 = epsilon[0] * epsilon[0];
    const double t123 = reciprocal(t66 * t66);
    const double t124 = std::sqrt(t122 + 0.05791322937893785 * (t88 * t88 + t114 * t114 + t119 * t119) *
        t123);
    const double t125 = reciprocal(t124);
    const double t126 = reciprocal(t66 * t66 * t66 * t66);
    const double t127 = 0.005392116522575886 * t121 * t125 * (t35 * t88 + t111 * t114 + t116 * t119) * t126 +
        0.0931068182589886 * t123 * t124 * (t35 * t110 + t111 * t115 + t116 * t120);
    const double flux0 = t66 * t127;
    const double t128 = 0.005392116522575886 * t121 * t125 * t126 * (t57 * t88 + t112 * t114 + t117 * t119) +
        0.0931068182589886 * t123 * t124 * (t57 * t110 + t112 * t115 + t117 * t120);
    const double flux1 = t66 * t128;
    const double t129 = 0.005392116522575886 * t121 * t125 * t126 * (t65 * t88 + t113 * t114 + t118 * t119) +
        0.0931068182589886 * t123 * t124 * (t65 * t110 + t113 * t115 + t118 * t120);
    const double flux2 = t66 * t129;
    const double t130 = 0.2679491924311227 * t7 + t8;
    const double t131 = 0.2679491924311227 * t10 + t11;
    const double t132 = t130 + 0.2679491924311227 * t131;
    const double t133 = 0.2679491924311227 * t14 + t15;
    const double t134 = 0.2679491924311227 * t17 + t18;
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double t136 = 0.2679491924311227 * t21 + t22;
    const double t137 = 0.2679491924311227 * t24 + t25;
    const double t138 = t136 + 0.2679491924311227 * t137;
    const double t139 = 0.2679491924311227 * t28 + t29;
    const double t140 = 0.2679491924311227 * t31 + t32;
    const double t141 = t139 + 0.2679491924311227 * t140;
    const double t142 = t132 * t135 - t138 * t141;
    const double t143 = 0.2679491924311227 * t36 + t37;
    const double t144 = 0.2679491924311227 * t39 + t40;
    const double t145 = t143 + 0.2679491924311227 * t144;
    const double t146 = t49 * t138 - t56 * t135;
    const double t147 = 0.2679491924311227 * t58 + t59;
    const double t148 = 0.2679491924311227 * t61 + t62;
    const double t149 = t147 + 0.2679491924311227 * t148;
    const double t150 = t56 * t141 - t49 * t132;
    const double t151 = std::fabs(-0.2406516764515424 * (t6 * t142 + t145 * t146 + t149 * t150));
    const double t152 = 0.2679491924311227 * t74 + t75;
    const double t153 = 0.2679491924311227 * t77 + t78;
    const double t154 = t152 + 0.2679491924311227 * t153;
    const double t155 = 0.2679491924311227 * t81 + t82;
    const double t156 = 0.2679491924311227 * t84 + t85;
    const double t157 = t155 + 0.2679491924311227 * t156;
    const double t158 = t73 * t142 + t146 * t154 + t150 * t157;
    const double t159 = 0.2679491924311227 * t96 + t97;
    const double t160 = 0.2679491924311227 * t99 + t100;
    const double t161 = t159 + 0.2679491924311227 * t160;
    const double t162 = 0.2679491924311227 * t103 + t104;
    const double t163 = 0.2679491924311227 * t106 + t107;
    const double t164 = t162 + 0.2679491924311227 * t163;
    const double t165 = t95 * t142 + t146 * t161 + t150 * t164;
    const double t166 = t141 * t149 - t135 * t145;
    const double t167 = t6 * t135 - t49 * t149;
    const double t168 = t49 * t145 - t6 * t141;
    const double t169 = t73 * t166 + t154 * t167 + t157 * t168;
    const double t170 = t95 * t166 + t161 * t167 + t164 * t168;
    const double t171 = t138 * t145 - t132 * t149;
    const double t172 = t56 * t149 - t6 * t138;
    const double t173 = t6 * t132 - t56 * t145;
    const double t174 = t73 * t171 + t154 * t172 + t157 * t173;
    const double t175 = t95 * t171 + t161 * t172 + t164 * t173;
    const double t176 = t158 * t165 + t169 * t170 + t174 * t175;
    const double t177 = reciprocal(t151 * t151);
    const double t178 = std::sqrt(t122 + 0.05791322937893785 * (t158 * t158 + t169 * t169 + t174 * t174) *
        t177);
    const double t179 = reciprocal(t178);
    const double t180 = reciprocal(t151 * t151 * t151 * t151);
    const double t181 = 0.005392116522575886 * t176 * t179 * (t142 * t158 + t166 * t169 + t171 * t174) * t180
        + 0.0931068182589886 * t177 * t178 * (t142 * t165 + t166 * t170 + t171 * t175);
    const double flux3 = t151 * t181;
    const double t182 = 0.005392116522575886 * t176 * t179 * t180 * (t146 * t158 + t167 * t169 + t172 * t174)
        + 0.0931068182589886 * t177 * t178 * (t146 * t165 + t167 * t170 + t172 * t175);
    const double flux4 = t151 * t182;
    const double t183 = 0.005392116522575886 * t176 * t179 * t180 * (t150 * t158 + t168 * t169 + t173 * t174)
        + 0.0931068182589886 * t177 * t178 * (t150 * t165 + t168 * t170 + t173 * t175);
    const double flux5 = t151 * t183;
    const double t184 = 0.2679491924311227 * t0 + t1;
    const double t185 = 0.2679491924311227 * t3 + t4;
    const double t186 = t184 + 0.2679491924311227 * t185;
    const double t187 = 0.2679491924311227 * t16 + t19;
    const double t188 = 0.2679491924311227 * t23 + t26;
    const double t189 = t13 * t187 - t34 * t188;
    const double t190 = 0.2679491924311227 * t43 + t44;
    const double t191 = 0.2679491924311227 * t46 + t47;
    const double t192 = t190 + 0.2679491924311227 * t191;
    const double t193 = 0.2679491924311227 * t50 + t51;
    const double t194 = 0.2679491924311227 * t53 + t54;
    const double t195 = t193 + 0.2679491924311227 * t194;
    const double t196 = t188 * t192 - t187 * t195;
    const double t197 = 0.2679491924311227 * t60 + t63;
    const double t198 = t34 * t195 - t13 * t192;
    const double t199 = std::fabs(-0.2406516764515424 * (t186 * t189 + t42 * t196 + t197 * t198));
    const double t200 = 0.2679491924311227 * t67 + t68;
    const double t201 = 0.2679491924311227 * t70 + t71;
    const double t202 = t200 + 0.2679491924311227 * t201;
    const double t203 = 0.2679491924311227 * t83 + t86;
    const double t204 = t189 * t202 + t80 * t196 + t198 * t203;
    const double t205 = 0.2679491924311227 * t89 + t90;
    const double t206 = 0.2679491924311227 * t92 + t93;
    const double t207 = t205 + 0.2679491924311227 * t206;
    const double t208 = 0.2679491924311227 * t105 + t108;
    const double t209 = t189 * t207 + t102 * t196 + t198 * t208;
    const double t210 = t34 * t197 - t42 * t187;
    const double t211 = t186 * t187 - t192 * t197;
    const double t212 = t42 * t192 - t34 * t186;
    const double t213 = t202 * t210 + t80 * t211 + t203 * t212;
    const double t214 = t207 * t210 + t102 * t211 + t208 * t212;
    const double t215 = t42 * t188 - t13 * t197;
    const double t216 = t195 * t197 - t186 * t188;
    const double t217 = t13 * t186 - t42 * t195;
    const double t218 = t202 * t215 + t80 * t216 + t203 * t217;
    const double t219 = t207 * t215 + t102 * t216 + t208 * t217;
    const double t220 = t204 * t209 + t213 * t214 + t218 * t219;
    const double t221 = reciprocal(t199 * t199);
    const double t222 = std::sqrt(t122 + 0.05791322937893785 * (t204 * t204 + t213 * t213 + t218 * t218) *
        t221);
    const double t223 = reciprocal(t222);
    const double t224 = reciprocal(t199 * t199 * t199 * t199);
    const double t225 = 0.005392116522575886 * t220 * t223 * (t189 * t204 + t210 * t213 + t215 * t218) * t224
        + 0.0931068182589886 * t221 * t222 * (t189 * t209 + t210 * t214 + t215 * t219);
    const double flux6 = t199 * t225;
    const double t226 = 0.005392116522575886 * t220 * t223 * t224 * (t196 * t204 + t211 * t213 + t216 * t218)
        + 0.0931068182589886 * t221 * t222 * (t196 * t209 + t211 * t214 + t216 * t219);
    const double flux7 = t199 * t226;
    const double t227 = 0.005392116522575886 * t220 * t223 * t224 * (t198 * t204 + t212 * t213 + t217 * t218)
        + 0.0931068182589886 * t221 * t222 * (t198 * t209 + t212 * t214 + t217 * t219);
    const double flux8 = t199 * t227;
    const double t228 = 0.2679491924311227 * t133 + t134;
    const double t229 = 0.2679491924311227 * t136 + t137;
    const double t230 = t132 * t228 - t141 * t229;
    const double t231 = t192 * t229 - t195 * t228;
    const double t232 = 0.2679491924311227 * t147 + t148;
    const double t233 = t141 * t195 - t132 * t192;
    const double t234 = std::fabs(-0.2406516764515424 * (t186 * t230 + t145 * t231 + t232 * t233));
    const double t235 = 0.2679491924311227 * t155 + t156;
    const double t236 = t202 * t230 + t154 * t231 + t233 * t235;
    const double t237 = 0.2679491924311227 * t162 + t163;
    const double t238 = t207 * t230 + t161 * t231 + t233 * t237;
    const double t239 = t141 * t232 - t145 * t228;
    const double t240 = t186 * t228 - t192 * t232;
    const double t241 = t145 * t192 - t141 * t186;
    const double t242 = t202 * t239 + t154 * t240 + t235 * t241;
    const double t243 = t207 * t239 + t161 * t240 + t237 * t241;
    const double t244 = t145 * t229 - t132 * t232;
    const double t245 = t195 * t232 - t186 * t229;
    const double t246 = t132 * t186 - t145 * t195;
    const double t247 = t202 * t244 + t154 * t245 + t235 * t246;
    const double t248 = t207 * t244 + t161 * t245 + t237 * t246;
    const double t249 = t236 * t238 + t242 * t243 + t247 * t248;
    const double t250 = reciprocal(t234 * t234);
    const double t251 = std::sqrt(t122 + 0.05791322937893785 * (t236 * t236 + t242 * t242 + t247 * t247) *
        t250);
    const double t252 = reciprocal(t251);
    const double t253 = reciprocal(t234 * t234 * t234 * t234);
    const double t254 = 0.005392116522575886 * t249 * t252 * (t230 * t236 + t239 * t242 + t244 * t247) * t253
        + 0.0931068182589886 * t250 * t251 * (t230 * t238 + t239 * t243 + t244 * t248);
    const double flux9 = t234 * t254;
    const double t255 = 0.005392116522575886 * t249 * t252 * t253 * (t231 * t236 + t240 * t242 + t245 * t247)
        + 0.0931068182589886 * t250 * t251 * (t231 * t238 + t240 * t243 + t245 * t248);
    const double flux10 = t234 * t255;
    const double t256 = 0.005392116522575886 * t249 * t252 * t253 * (t233 * t236 + t241 * t242 + t246 * t247)
        + 0.0931068182589886 * t250 * t251 * (t233 * t238 + t241 * t243 + t246 * t248);
    const double flux11 = t234 * t256;
    const double t257 = 0.2679491924311227 * t2 + t5;
    const double t258 = 0.2679491924311227 * t9 + t12;
    const double t259 = 0.2679491924311227 * t30 + t33;
    const double t260 = t20 * t258 - t27 * t259;
    const double t261 = 0.2679491924311227 * t38 + t41;
    const double t262 = 0.2679491924311227 * t45 + t48;
    const double t263 = 0.2679491924311227 * t52 + t55;
    const double t264 = t27 * t262 - t20 * t263;
    const double t265 = t259 * t263 - t258 * t262;
    const double t266 = std::fabs(-0.2406516764515424 * (t257 * t260 + t261 * t264 + t64 * t265));
    const double t267 = 0.2679491924311227 * t69 + t72;
    const double t268 = 0.2679491924311227 * t76 + t79;
    const double t269 = t260 * t267 + t264 * t268 + t87 * t265;
    const double t270 = 0.2679491924311227 * t91 + t94;
    const double t271 = 0.2679491924311227 * t98 + t101;
    const double t272 = t260 * t270 + t264 * t271 + t109 * t265;
    const double t273 = t64 * t259 - t20 * t261;
    const double t274 = t20 * t257 - t64 * t262;
    const double t275 = t261 * t262 - t257 * t259;
    const double t276 = t267 * t273 + t268 * t274 + t87 * t275;
    const double t277 = t270 * t273 + t271 * t274 + t109 * t275;
    const double t278 = t27 * t261 - t64 * t258;
    const double t279 = t64 * t263 - t27 * t257;
    const double t280 = t257 * t258 - t261 * t263;
    const double t281 = t267 * t278 + t268 * t279 + t87 * t280;
    const double t282 = t270 * t278 + t271 * t279 + t109 * t280;
    const double t283 = t269 * t272 + t276 * t277 + t281 * t282;
    const double t284 = reciprocal(t266 * t266);
    const double t285 = std::sqrt(t122 + 0.05791322937893785 * (t269 * t269 + t276 * t276 + t281 * t281) *
        t284);
    const double t286 = reciprocal(t285);
    const double t287 = reciprocal(t266 * t266 * t266 * t266);
    const double t288 = 0.005392116522575886 * t283 * t286 * (t260 * t269 + t273 * t276 + t278 * t281) * t287
        + 0.0931068182589886 * t284 * t285 * (t260 * t272 + t273 * t277 + t278 * t282);
    const double flux12 = t266 * t288;
    const double t289 = 0.005392116522575886 * t283 * t286 * t287 * (t264 * t269 + t274 * t276 + t279 * t281)
        + 0.0931068182589886 * t284 * t285 * (t264 * t272 + t274 * t277 + t279 * t282);
    const double flux13 = t266 * t289;
    const double t290 = 0.005392116522575886 * t283 * t286 * t287 * (t265 * t269 + t275 * t276 + t280 * t281)
        + 0.0931068182589886 * t284 * t285 * (t265 * t272 + t275 * t277 + t280 * t282);
    const double flux14 = t266 * t290;
    const double t291 = 0.2679491924311227 * t130 + t131;
    const double t292 = 0.2679491924311227 * t139 + t140;
    const double t293 = t135 * t291 - t138 * t292;
    const double t294 = 0.2679491924311227 * t143 + t144;
    const double t295 = t138 * t262 - t135 * t263;
    const double t296 = t263 * t292 - t262 * t291;
    const double t297 = std::fabs(-0.2406516764515424 * (t257 * t293 + t294 * t295 + t149 * t296));
    const double t298 = 0.2679491924311227 * t152 + t153;
    const double t299 = t267 * t293 + t295 * t298 + t157 * t296;
    const double t300 = 0.2679491924311227 * t159 + t160;
    const double t301 = t270 * t293 + t295 * t300 + t164 * t296;
    const double t302 = t149 * t292 - t135 * t294;
    const double t303 = t135 * t257 - t149 * t262;
    const double t304 = t262 * t294 - t257 * t292;
    const double t305 = t267 * t302 + t298 * t303 + t157 * t304;
    const double t306 = t270 * t302 + t300 * t303 + t164 * t304;
    const double t307 = t138 * t294 - t149 * t291;
    const double t308 = t149 * t263 - t138 * t257;
    const double t309 = t257 * t291 - t263 * t294;
    const double t310 = t267 * t307 + t298 * t308 + t157 * t309;
    const double t311 = t270 * t307 + t300 * t308 + t164 * t309;
    const double t312 = t299 * t301 + t305 * t306 + t310 * t311;
    const double t313 = reciprocal(t297 * t297);
    const double t314 = std::sqrt(t122 + 0.05791322937893785 * (t299 * t299 + t305 * t305 + t310 * t310) *
        t313);
    const double t315 = reciprocal(t314);
    const double t316 = reciprocal(t297 * t297 * t297 * t297);
    const double t317 = 0.005392116522575886 * t312 * t315 * (t293 * t299 + t302 * t305 + t307 * t310) * t316
        + 0.0931068182589886 * t313 * t314 * (t293 * t301 + t302 * t306 + t307 * t311);
    const double flux15 = t297 * t317;
    const double t318 = 0.005392116522575886 * t312 * t315 * t316 * (t295 * t299 + t303 * t305 + t308 * t310)
        + 0.0931068182589886 * t313 * t314 * (t295 * t301 + t303 * t306 + t308 * t311);
    const double flux16 = t297 * t318;
    const double t319 = 0.005392116522575886 * t312 * t315 * t316 * (t296 * t299 + t304 * t305 + t309 * t310)
        + 0.0931068182589886 * t313 * t314 * (t296 * t301 + t304 * t306 + t309 * t311);
    const double flux17 = t297 * t319;
    const double t320 = 0.2679491924311227 * t184 + t185;
    const double t321 = t187 * t258 - t188 * t259;
    const double t322 = 0.2679491924311227 * t190 + t191;
    const double t323 = 0.2679491924311227 * t193 + t194;
    const double t324 = t188 * t322 - t187 * t323;
    const double t325 = t259 * t323 - t258 * t322;
    const double t326 = std::fabs(-0.2406516764515424 * (t320 * t321 + t261 * t324 + t197 * t325));
    const double t327 = 0.2679491924311227 * t200 + t201;
    const double t328 = t321 * t327 + t268 * t324 + t203 * t325;
    const double t329 = 0.2679491924311227 * t205 + t206;
    const double t330 = t321 * t329 + t271 * t324 + t208 * t325;
    const double t331 = t197 * t259 - t187 * t261;
    const double t332 = t187 * t320 - t197 * t322;
    const double t333 = t261 * t322 - t259 * t320;
    const double t334 = t327 * t331 + t268 * t332 + t203 * t333;
    const double t335 = t329 * t331 + t271 * t332 + t208 * t333;
    const double t336 = t188 * t261 - t197 * t258;
    const double t337 = t197 * t323 - t188 * t320;
    const double t338 = t258 * t320 - t261 * t323;
    const double t339 = t327 * t336 + t268 * t337 + t203 * t338;
    const double t340 = t329 * t336 + t271 * t337 + t208 * t338;
    const double t341 = t328 * t330 + t334 * t335 + t339 * t340;
    const double t342 = reciprocal(t326 * t326);
    const double t343 = std::sqrt(t122 + 0.05791322937893785 * (t328 * t328 + t334 * t334 + t339 * t339) *
        t342);
    const double t344 = reciprocal(t343);
    const double t345 = reciprocal(t326 * t326 * t326 * t326);
    const double t346 = 0.005392116522575886 * t341 * t344 * (t321 * t328 + t331 * t334 + t336 * t339) * t345
        + 0.0931068182589886 * t342 * t343 * (t321 * t330 + t331 * t335 + t336 * t340);
    const double flux18 = t326 * t346;
    const double t347 = 0.005392116522575886 * t341 * t344 * t345 * (t324 * t328 + t332 * t334 + t337 * t339)
        + 0.0931068182589886 * t342 * t343 * (t324 * t330 + t332 * t335 + t337 * t340);
    const double flux19 = t326 * t347;
    const double t348 = 0.005392116522575886 * t341 * t344 * t345 * (t325 * t328 + t333 * t334 + t338 * t339)
        + 0.0931068182589886 * t342 * t343 * (t325 * t330 + t333 * t335 + t338 * t340);
    const double flux20 = t326 * t348;
    const double t349 = t228 * t291 - t229 * t292;
    const double t350 = t229 * t322 - t228 * t323;
    const double t351 = t292 * t323 - t291 * t322;
    const double t352 = std::fabs(-0.2406516764515424 * (t320 * t349 + t294 * t350 + t232 * t351));
    const double t353 = t327 * t349 + t298 * t350 + t235 * t351;
    const double t354 = t329 * t349 + t300 * t350 + t237 * t351;
    const double t355 = t232 * t292 - t228 * t294;
    const double t356 = t228 * t320 - t232 * t322;
    const double t357 = t294 * t322 - t292 * t320;
    const double t358 = t327 * t355 + t298 * t356 + t235 * t357;
    const double t359 = t329 * t355 + t300 * t356 + t237 * t357;
    const double t360 = t229 * t294 - t232 * t291;
    const double t361 = t232 * t323 - t229 * t320;
    const double t362 = t291 * t320 - t294 * t323;
    const double t363 = t327 * t360 + t298 * t361 + t235 * t362;
    const double t364 = t329 * t360 + t300 * t361 + t237 * t362;
    const double t365 = t353 * t354 + t358 * t359 + t363 * t364;
    const double t366 = reciprocal(t352 * t352);
    const double t367 = std::sqrt(t122 + 0.05791322937893785 * (t353 * t353 + t358 * t358 + t363 * t363) *
        t366);
    const double t368 = reciprocal(t367);
    const double t369 = reciprocal(t352 * t352 * t352 * t352);
    const double t370 = 0.005392116522575886 * t365 * t368 * (t349 * t353 + t355 * t358 + t360 * t363) * t369
        + 0.0931068182589886 * t366 * t367 * (t349 * t354 + t355 * t359 + t360 * t364);
    const double flux21 = t352 * t370;
    const double t371 = 0.005392116522575886 * t365 * t368 * t369 * (t350 * t353 + t356 * t358 + t361 * t363)
        + 0.0931068182589886 * t366 * t367 * (t350 * t354 + t356 * t359 + t361 * t364);
    const double flux22 = t352 * t371;
    const double t372 = 0.005392116522575886 * t365 * t368 * t369 * (t351 * t353 + t357 * t358 + t362 * t363)
        + 0.0931068182589886 * t366 * t367 * (t351 * t354 + t357 * t359 + t362 * t364);
    const double flux23 = t352 * t372;
    const double t373 = flux0 + flux3;
    const double t374 = flux6 + flux9;
    const double t375 = t373 + 0.2679491924311227 * t374;
    const double t376 = flux12 + flux15;
    const double t377 = flux18 + flux21;
    const double t378 = t376 + 0.2679491924311227 * t377;
    const double t379 = t375 + 0.2679491924311227 * t378;
    const double t380 = flux1 + flux7;
    const double t381 = flux4 + flux10;
    const double t382 = t380 + 0.2679491924311227 * t381;
    const double t383 = flux13 + flux19;
    const double t384 = flux16 + flux22;
    const double t385 = t383 + 0.2679491924311227 * t384;
    const double t386 = t382 + 0.2679491924311227 * t385;
    const double t387 = flux2 + flux14;
    const double t388 = flux5 + flux17;
    const double t389 = t387 + 0.2679491924311227 * t388;
    const double t390 = flux8 + flux20;
    const double t391 = flux11 + flux23;
    const double t392 = t390 + 0.2679491924311227 * t391;
    const double t393 = t389 + 0.2679491924311227 * t392;
    const double result0 = 0.07775105849101828 * (t379 + t386 + t393);
    const double t394 = 0.2679491924311227 * t380 + t381;
    const double t395 = 0.2679491924311227 * t383 + t384;
    const double t396 = t394 + 0.2679491924311227 * t395;
    const double t397 = 0.2679491924311227 * t387 + t388;
    const double t398 = 0.2679491924311227 * t390 + t391;
    const double t399 = t397 + 0.2679491924311227 * t398;
    const double result1 = -0.07775105849101828 * (t379 - t396 - t399);
    const double t400 = 0.2679491924311227 * t373 + t374;
    const double t401 = 0.2679491924311227 * t376 + t377;
    const double t402 = t400 + 0.2679491924311227 * t401;
    const double t403 = 0.2679491924311227 * t389 + t392;
    const double result2 = -0.07775105849101828 * (t386 - t402 - t403);
    const double t404 = 0.2679491924311227 * t397 + t398;
    const double result3 = -0.07775105849101828 * (t396 + t402 - t404);
    const double t405 = 0.2679491924311227 * t375 + t378;
    const double t406 = 0.2679491924311227 * t382 + t385;
    const double result4 = -0.07775105849101828 * (t393 - t405 - t406);
    const double t407 = 0.2679491924311227 * t394 + t395;
    const double result5 = -0.07775105849101828 * (t399 + t405 - t407);
    const double t408 = 0.2679491924311227 * t400 + t401;
    const double result6 = -0.07775105849101828 * (t403 + t406 - t408);
    const double result7 = -0.07775105849101828 * (t404 + t407 + t408);
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

extern "C" int p_laplace_j_q1_hexahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(p_laplace_j_q1_hexahedron_f64_constrained_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, u, epsilon);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_j_q1_hexahedron_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_j_q1_hexahedron_f64_constrained_apply_hip_descriptor = {
    "p_laplace_j_q1_hexahedron_f64_constrained_apply",  // name
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
    1,                                         // num_constants
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
    1529.0,                                    // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
