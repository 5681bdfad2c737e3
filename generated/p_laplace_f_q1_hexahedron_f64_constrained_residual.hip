// p_laplace_f_q1_hexahedron_f64_constrained_residual: residual of form F in p_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate p_laplace.form --kernel residual --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
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
//   u        coefficient, Q1, 8 dofs
//   f        coefficient, Q1, 8 dofs
//   epsilon  constant, 1 values
//   degree   3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1601 flops
//   sum_factorised  1109 flops <- taken
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
//   flops       1125
//   bytes       120 (112 read, 8 written)
//   flops/byte  9.38
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
p_laplace_f_q1_hexahedron_f64_constrained_residual_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f,
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
    const double f_0 = f[d0];
    const double f_1 = f[d1];
    const double f_2 = f[d2];
    const double f_3 = f[d3];
    const double f_4 = f[d4];
    const double f_5 = f[d5];
    const double f_6 = f[d6];
    const double f_7 = f[d7];
    const double t0 = f_0 + 0.2679491924311227 * f_1;
    const double t1 = f_2 + 0.2679491924311227 * f_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = f_4 + 0.2679491924311227 * f_5;
    const double t4 = f_6 + 0.2679491924311227 * f_7;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x1_0;
    const double t7 = x2_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x4_0 - x5_0;
    const double t10 = x6_0 - x7_0;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = t8 + 0.2679491924311227 * t11;
    const double t13 = x0_1 - x2_1;
    const double t14 = x1_1 - x3_1;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = x4_1 - x6_1;
    const double t17 = x5_1 - x7_1;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = t15 + 0.2679491924311227 * t18;
    const double t20 = x0_2 - x4_2;
    const double t21 = x1_2 - x5_2;
    const double t22 = t20 + 0.2679491924311227 * t21;
    const double t23 = x2_2 - x6_2;
    const double t24 = x3_2 - x7_2;
    const double t25 = t23 + 0.2679491924311227 * t24;
    const double t26 = t22 + 0.2679491924311227 * t25;
    const double t27 = x0_1 - x4_1;
    const double t28 = x1_1 - x5_1;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = x2_1 - x6_1;
    const double t31 = x3_1 - x7_1;
    const double t32 = t30 + 0.2679491924311227 * t31;
    const double t33 = t29 + 0.2679491924311227 * t32;
    const double t34 = x0_2 - x2_2;
    const double t35 = x1_2 - x3_2;
    const double t36 = t34 + 0.2679491924311227 * t35;
    const double t37 = x4_2 - x6_2;
    const double t38 = x5_2 - x7_2;
    const double t39 = t37 + 0.2679491924311227 * t38;
    const double t40 = t36 + 0.2679491924311227 * t39;
    const double t41 = t19 * t26 - t33 * t40;
    const double t42 = x0_0 - x2_0;
    const double t43 = x1_0 - x3_0;
    const double t44 = t42 + 0.2679491924311227 * t43;
    const double t45 = x4_0 - x6_0;
    const double t46 = x5_0 - x7_0;
    const double t47 = t45 + 0.2679491924311227 * t46;
    const double t48 = t44 + 0.2679491924311227 * t47;
    const double t49 = x0_2 - x1_2;
    const double t50 = x2_2 - x3_2;
    const double t51 = t49 + 0.2679491924311227 * t50;
    const double t52 = x4_2 - x5_2;
    const double t53 = x6_2 - x7_2;
    const double t54 = t52 + 0.2679491924311227 * t53;
    const double t55 = t51 + 0.2679491924311227 * t54;
    const double t56 = x0_1 - x1_1;
    const double t57 = x2_1 - x3_1;
    const double t58 = t56 + 0.2679491924311227 * t57;
    const double t59 = x4_1 - x5_1;
    const double t60 = x6_1 - x7_1;
    const double t61 = t59 + 0.2679491924311227 * t60;
    const double t62 = t58 + 0.2679491924311227 * t61;
    const double t63 = t33 * t55 - t26 * t62;
    const double t64 = x0_0 - x4_0;
    const double t65 = x1_0 - x5_0;
    const double t66 = t64 + 0.2679491924311227 * t65;
    const double t67 = x2_0 - x6_0;
    const double t68 = x3_0 - x7_0;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = t66 + 0.2679491924311227 * t69;
    const double t71 = t40 * t62 - t19 * t55;
    const double t72 = std::fabs(-0.2406516764515424 * (t12 * t41 + t48 * t63 + t70 * t71));
    const double t73 = (t2 + 0.2679491924311227 * t5) * t72;
    const double t74 = 0.2679491924311227 * f_0 + f_1;
    const double t75 = 0.2679491924311227 * f_2 + f_3;
    const double t76 = t74 + 0.2679491924311227 * t75;
    const double t77 = 0.2679491924311227 * f_4 + f_5;
    const double t78 = 0.2679491924311227 * f_6 + f_7;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = 0.2679491924311227 * t13 + t14;
    const double t81 = 0.2679491924311227 * t16 + t17;
    const double t82 = t80 + 0.2679491924311227 * t81;
    const double t83 = 0.2679491924311227 * t20 + t21;
    const double t84 = 0.2679491924311227 * t23 + t24;
    const double t85 = t83 + 0.2679491924311227 * t84;
    const double t86 = 0.2679491924311227 * t27 + t28;
    const double t87 = 0.2679491924311227 * t30 + t31;
    const double t88 = t86 + 0.2679491924311227 * t87;
    const double t89 = 0.2679491924311227 * t34 + t35;
    const double t90 = 0.2679491924311227 * t37 + t38;
    const double t91 = t89 + 0.2679491924311227 * t90;
    const double t92 = t82 * t85 - t88 * t91;
    const double t93 = 0.2679491924311227 * t42 + t43;
    const double t94 = 0.2679491924311227 * t45 + t46;
    const double t95 = t93 + 0.2679491924311227 * t94;
    const double t96 = t55 * t88 - t62 * t85;
    const double t97 = 0.2679491924311227 * t64 + t65;
    const double t98 = 0.2679491924311227 * t67 + t68;
    const double t99 = t97 + 0.2679491924311227 * t98;
    const double t100 = t62 * t91 - t55 * t82;
    const double t101 = std::fabs(-0.2406516764515424 * (t12 * t92 + t95 * t96 + t99 * t100));
    const double t102 = (t76 + 0.2679491924311227 * t79) * t101;
    const double t103 = t73 + 0.2679491924311227 * t102;
    const double t104 = 0.2679491924311227 * t0 + t1;
    const double t105 = 0.2679491924311227 * t3 + t4;
    const double t106 = 0.2679491924311227 * t6 + t7;
    const double t107 = 0.2679491924311227 * t9 + t10;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = 0.2679491924311227 * t22 + t25;
    const double t110 = 0.2679491924311227 * t29 + t32;
    const double t111 = t19 * t109 - t40 * t110;
    const double t112 = 0.2679491924311227 * t49 + t50;
    const double t113 = 0.2679491924311227 * t52 + t53;
    const double t114 = t112 + 0.2679491924311227 * t113;
    const double t115 = 0.2679491924311227 * t56 + t57;
    const double t116 = 0.2679491924311227 * t59 + t60;
    const double t117 = t115 + 0.2679491924311227 * t116;
    const double t118 = t110 * t114 - t109 * t117;
    const double t119 = 0.2679491924311227 * t66 + t69;
    const double t120 = t40 * t117 - t19 * t114;
    const double t121 = std::fabs(-0.2406516764515424 * (t108 * t111 + t48 * t118 + t119 * t120));
    const double t122 = (t104 + 0.2679491924311227 * t105) * t121;
    const double t123 = 0.2679491924311227 * t74 + t75;
    const double t124 = 0.2679491924311227 * t77 + t78;
    const double t125 = 0.2679491924311227 * t83 + t84;
    const double t126 = 0.2679491924311227 * t86 + t87;
    const double t127 = t82 * t125 - t91 * t126;
    const double t128 = t114 * t126 - t117 * t125;
    const double t129 = 0.2679491924311227 * t97 + t98;
    const double t130 = t91 * t117 - t82 * t114;
    const double t131 = std::fabs(-0.2406516764515424 * (t108 * t127 + t95 * t128 + t129 * t130));
    const double t132 = (t123 + 0.2679491924311227 * t124) * t131;
    const double t133 = t122 + 0.2679491924311227 * t132;
    const double t134 = t103 + 0.2679491924311227 * t133;
    const double t135 = 0.2679491924311227 * t8 + t11;
    const double t136 = 0.2679491924311227 * t15 + t18;
    const double t137 = 0.2679491924311227 * t36 + t39;
    const double t138 = t26 * t136 - t33 * t137;
    const double t139 = 0.2679491924311227 * t44 + t47;
    const double t140 = 0.2679491924311227 * t51 + t54;
    const double t141 = 0.2679491924311227 * t58 + t61;
    const double t142 = t33 * t140 - t26 * t141;
    const double t143 = t137 * t141 - t136 * t140;
    const double t144 = std::fabs(-0.2406516764515424 * (t135 * t138 + t139 * t142 + t70 * t143));
    const double t145 = (0.2679491924311227 * t2 + t5) * t144;
    const double t146 = 0.2679491924311227 * t80 + t81;
    const double t147 = 0.2679491924311227 * t89 + t90;
    const double t148 = t85 * t146 - t88 * t147;
    const double t149 = 0.2679491924311227 * t93 + t94;
    const double t150 = t88 * t140 - t85 * t141;
    const double t151 = t141 * t147 - t140 * t146;
    const double t152 = std::fabs(-0.2406516764515424 * (t135 * t148 + t149 * t150 + t99 * t151));
    const double t153 = (0.2679491924311227 * t76 + t79) * t152;
    const double t154 = t145 + 0.2679491924311227 * t153;
    const double t155 = 0.2679491924311227 * t106 + t107;
    const double t156 = t109 * t136 - t110 * t137;
    const double t157 = 0.2679491924311227 * t112 + t113;
    const double t158 = 0.2679491924311227 * t115 + t116;
    const double t159 = t110 * t157 - t109 * t158;
    const double t160 = t137 * t158 - t136 * t157;
    const double t161 = std::fabs(-0.2406516764515424 * (t155 * t156 + t139 * t159 + t119 * t160));
    const double t162 = (0.2679491924311227 * t104 + t105) * t161;
    const double t163 = t125 * t146 - t126 * t147;
    const double t164 = t126 * t157 - t125 * t158;
    const double t165 = t147 * t158 - t146 * t157;
    const double t166 = std::fabs(-0.2406516764515424 * (t155 * t163 + t149 * t164 + t129 * t165));
    const double t167 = (0.2679491924311227 * t123 + t124) * t166;
    const double t168 = t162 + 0.2679491924311227 * t167;
    const double t169 = t154 + 0.2679491924311227 * t168;
    const double t170 = reciprocal(t72);
    const double t171 = epsilon[0] * epsilon[0];
    const double t172 = u_0 - u_1;
    const double t173 = u_2 - u_3;
    const double t174 = t172 + 0.2679491924311227 * t173;
    const double t175 = u_4 - u_5;
    const double t176 = u_6 - u_7;
    const double t177 = t175 + 0.2679491924311227 * t176;
    const double t178 = t174 + 0.2679491924311227 * t177;
    const double t179 = u_0 - u_2;
    const double t180 = u_1 - u_3;
    const double t181 = t179 + 0.2679491924311227 * t180;
    const double t182 = u_4 - u_6;
    const double t183 = u_5 - u_7;
    const double t184 = t182 + 0.2679491924311227 * t183;
    const double t185 = t181 + 0.2679491924311227 * t184;
    const double t186 = u_0 - u_4;
    const double t187 = u_1 - u_5;
    const double t188 = t186 + 0.2679491924311227 * t187;
    const double t189 = u_2 - u_6;
    const double t190 = u_3 - u_7;
    const double t191 = t189 + 0.2679491924311227 * t190;
    const double t192 = t188 + 0.2679491924311227 * t191;
    const double t193 = t41 * t178 + t63 * t185 + t71 * t192;
    const double t194 = t40 * t70 - t26 * t48;
    const double t195 = t12 * t26 - t55 * t70;
    const double t196 = t48 * t55 - t12 * t40;
    const double t197 = t178 * t194 + t185 * t195 + t192 * t196;
    const double t198 = t33 * t48 - t19 * t70;
    const double t199 = t62 * t70 - t12 * t33;
    const double t200 = t12 * t19 - t48 * t62;
    const double t201 = t178 * t198 + t185 * t199 + t192 * t200;
    const double t202 = std::sqrt(t171 + 0.05791322937893785 * (t193 * t193 + t197 * t197 + t201 * t201) *
        reciprocal(t72 * t72));
    const double t203 = reciprocal(t101);
    const double t204 = 0.2679491924311227 * t179 + t180;
    const double t205 = 0.2679491924311227 * t182 + t183;
    const double t206 = t204 + 0.2679491924311227 * t205;
    const double t207 = 0.2679491924311227 * t186 + t187;
    const double t208 = 0.2679491924311227 * t189 + t190;
    const double t209 = t207 + 0.2679491924311227 * t208;
    const double t210 = t92 * t178 + t96 * t206 + t100 * t209;
    const double t211 = t91 * t99 - t85 * t95;
    const double t212 = t12 * t85 - t55 * t99;
    const double t213 = t55 * t95 - t12 * t91;
    const double t214 = t178 * t211 + t206 * t212 + t209 * t213;
    const double t215 = t88 * t95 - t82 * t99;
    const double t216 = t62 * t99 - t12 * t88;
    const double t217 = t12 * t82 - t62 * t95;
    const double t218 = t178 * t215 + t206 * t216 + t209 * t217;
    const double t219 = std::sqrt(t171 + 0.05791322937893785 * (t210 * t210 + t214 * t214 + t218 * t218) *
        reciprocal(t101 * t101));
    const double t220 = t170 * t202 * (t41 * t193 + t194 * t197 + t198 * t201) + t203 * t219 * (t92 * t210 +
        t211 * t214 + t215 * t218);
    const double t221 = reciprocal(t121);
    const double t222 = 0.2679491924311227 * t172 + t173;
    const double t223 = 0.2679491924311227 * t175 + t176;
    const double t224 = t222 + 0.2679491924311227 * t223;
    const double t225 = 0.2679491924311227 * t188 + t191;
    const double t226 = t111 * t224 + t118 * t185 + t120 * t225;
    const double t227 = t40 * t119 - t48 * t109;
    const double t228 = t108 * t109 - t114 * t119;
    const double t229 = t48 * t114 - t40 * t108;
    const double t230 = t224 * t227 + t185 * t228 + t225 * t229;
    const double t231 = t48 * t110 - t19 * t119;
    const double t232 = t117 * t119 - t108 * t110;
    const double t233 = t19 * t108 - t48 * t117;
    const double t234 = t224 * t231 + t185 * t232 + t225 * t233;
    const double t235 = std::sqrt(t171 + 0.05791322937893785 * (t226 * t226 + t230 * t230 + t234 * t234) *
        reciprocal(t121 * t121));
    const double t236 = reciprocal(t131);
    const double t237 = 0.2679491924311227 * t207 + t208;
    const double t238 = t127 * t224 + t128 * t206 + t130 * t237;
    const double t239 = t91 * t129 - t95 * t125;
    const double t240 = t108 * t125 - t114 * t129;
    const double t241 = t95 * t114 - t91 * t108;
    const double t242 = t224 * t239 + t206 * t240 + t237 * t241;
    const double t243 = t95 * t126 - t82 * t129;
    const double t244 = t117 * t129 - t108 * t126;
    const double t245 = t82 * t108 - t95 * t117;
    const double t246 = t224 * t243 + t206 * t244 + t237 * t245;
    const double t247 = std::sqrt(t171 + 0.05791322937893785 * (t238 * t238 + t242 * t242 + t246 * t246) *
        reciprocal(t131 * t131));
    const double t248 = t221 * t235 * (t111 * t226 + t227 * t230 + t231 * t234) + t236 * t247 * (t127 * t238 +
        t239 * t242 + t243 * t246);
    const double t249 = t220 + 0.2679491924311227 * t248;
    const double t250 = reciprocal(t144);
    const double t251 = 0.2679491924311227 * t174 + t177;
    const double t252 = 0.2679491924311227 * t181 + t184;
    const double t253 = t138 * t251 + t142 * t252 + t143 * t192;
    const double t254 = t70 * t137 - t26 * t139;
    const double t255 = t26 * t135 - t70 * t140;
    const double t256 = t139 * t140 - t135 * t137;
    const double t257 = t251 * t254 + t252 * t255 + t192 * t256;
    const double t258 = t33 * t139 - t70 * t136;
    const double t259 = t70 * t141 - t33 * t135;
    const double t260 = t135 * t136 - t139 * t141;
    const double t261 = t251 * t258 + t252 * t259 + t192 * t260;
    const double t262 = std::sqrt(t171 + 0.05791322937893785 * (t253 * t253 + t257 * t257 + t261 * t261) *
        reciprocal(t144 * t144));
    const double t263 = reciprocal(t152);
    const double t264 = 0.2679491924311227 * t204 + t205;
    const double t265 = t148 * t251 + t150 * t264 + t151 * t209;
    const double t266 = t99 * t147 - t85 * t149;
    const double t267 = t85 * t135 - t99 * t140;
    const double t268 = t140 * t149 - t135 * t147;
    const double t269 = t251 * t266 + t264 * t267 + t209 * t268;
    const double t270 = t88 * t149 - t99 * t146;
    const double t271 = t99 * t141 - t88 * t135;
    const double t272 = t135 * t146 - t141 * t149;
    const double t273 = t251 * t270 + t264 * t271 + t209 * t272;
    const double t274 = std::sqrt(t171 + 0.05791322937893785 * (t265 * t265 + t269 * t269 + t273 * t273) *
        reciprocal(t152 * t152));
    const double t275 = t250 * t262 * (t138 * t253 + t254 * t257 + t258 * t261) + t263 * t274 * (t148 * t265 +
        t266 * t269 + t270 * t273);
    const double t276 = reciprocal(t161);
    const double t277 = 0.2679491924311227 * t222 + t223;
    const double t278 = t156 * t277 + t159 * t252 + t160 * t225;
    const double t279 = t119 * t137 - t109 * t139;
    const double t280 = t109 * t155 - t119 * t157;
    const double t281 = t139 * t157 - t137 * t155;
    const double t282 = t277 * t279 + t252 * t280 + t225 * t281;
    const double t283 = t110 * t139 - t119 * t136;
    const double t284 = t119 * t158 - t110 * t155;
    const double t285 = t136 * t155 - t139 * t158;
    const double t286 = t277 * t283 + t252 * t284 + t225 * t285;
    const double t287 = std::sqrt(t171 + 0.05791322937893785 * (t278 * t278 + t282 * t282 + t286 * t286) *
        reciprocal(t161 * t161));
    const double t288 = reciprocal(t166);
    const double t289 = t163 * t277 + t164 * t264 + t165 * t237;
    const double t290 = t129 * t147 - t125 * t149;
    const double t291 = t125 * t155 - t129 * t157;
    const double t292 = t149 * t157 - t147 * t155;
    const double t293 = t277 * t290 + t264 * t291 + t237 * t292;
    const double t294 = t126 * t149 - t129 * t146;
    const double t295 = t129 * t158 - t126 * t155;
    const double t296 = t146 * t155 - t149 * t158;
    const double t297 = t277 * t294 + t264 * t295 + t237 * t296;
    const double t298 = std::sqrt(t171 + 0.05791322937893785 * (t289 * t289 + t293 * t293 + t297 * t297) *
        reciprocal(t166 * t166));
    const double t299 = t276 * t287 * (t156 * t278 + t279 * t282 + t283 * t286) + t288 * t298 * (t163 * t289 +
        t290 * t293 + t294 * t297);
    const double t300 = t275 + 0.2679491924311227 * t299;
    const double t301 = t249 + 0.2679491924311227 * t300;
    const double t302 = t170 * t202 * (t63 * t193 + t195 * t197 + t199 * t201) + t221 * t235 * (t118 * t226 +
        t228 * t230 + t232 * t234);
    const double t303 = t203 * t219 * (t96 * t210 + t212 * t214 + t216 * t218) + t236 * t247 * (t128 * t238 +
        t240 * t242 + t244 * t246);
    const double t304 = t302 + 0.2679491924311227 * t303;
    const double t305 = t250 * t262 * (t142 * t253 + t255 * t257 + t259 * t261) + t276 * t287 * (t159 * t278 +
        t280 * t282 + t284 * t286);
    const double t306 = t263 * t274 * (t150 * t265 + t267 * t269 + t271 * t273) + t288 * t298 * (t164 * t289 +
        t291 * t293 + t295 * t297);
    const double t307 = t305 + 0.2679491924311227 * t306;
    const double t308 = t304 + 0.2679491924311227 * t307;
    const double t309 = t170 * t202 * (t71 * t193 + t196 * t197 + t200 * t201) + t250 * t262 * (t143 * t253 +
        t256 * t257 + t260 * t261);
    const double t310 = t203 * t219 * (t100 * t210 + t213 * t214 + t217 * t218) + t263 * t274 * (t151 * t265 +
        t268 * t269 + t272 * t273);
    const double t311 = t309 + 0.2679491924311227 * t310;
    const double t312 = t221 * t235 * (t120 * t226 + t229 * t230 + t233 * t234) + t276 * t287 * (t160 * t278 +
        t281 * t282 + t285 * t286);
    const double t313 = t236 * t247 * (t130 * t238 + t241 * t242 + t245 * t246) + t288 * t298 * (t165 * t289 +
        t292 * t293 + t296 * t297);
    const double t314 = t312 + 0.2679491924311227 * t313;
    const double t315 = t311 + 0.2679491924311227 * t314;
    const double result0 = -(0.0300814595564428 * (t134 + 0.2679491924311227 * t169) - 0.007239153672367231 *
        t301 - 0.007239153672367231 * t308 - 0.007239153672367231 * t315);
    const double t316 = 0.2679491924311227 * t73 + t102;
    const double t317 = 0.2679491924311227 * t122 + t132;
    const double t318 = t316 + 0.2679491924311227 * t317;
    const double t319 = 0.2679491924311227 * t145 + t153;
    const double t320 = 0.2679491924311227 * t162 + t167;
    const double t321 = t319 + 0.2679491924311227 * t320;
    const double t322 = 0.2679491924311227 * t302 + t303;
    const double t323 = 0.2679491924311227 * t305 + t306;
    const double t324 = t322 + 0.2679491924311227 * t323;
    const double t325 = 0.2679491924311227 * t309 + t310;
    const double t326 = 0.2679491924311227 * t312 + t313;
    const double t327 = t325 + 0.2679491924311227 * t326;
    const double result1 = -(0.007239153672367231 * t301 + 0.0300814595564428 * (t318 + 0.2679491924311227 *
        t321) - 0.007239153672367231 * t324 - 0.007239153672367231 * t327);
    const double t328 = 0.2679491924311227 * t103 + t133;
    const double t329 = 0.2679491924311227 * t154 + t168;
    const double t330 = 0.2679491924311227 * t220 + t248;
    const double t331 = 0.2679491924311227 * t275 + t299;
    const double t332 = t330 + 0.2679491924311227 * t331;
    const double t333 = 0.2679491924311227 * t311 + t314;
    const double result2 = -(0.007239153672367231 * t308 + 0.0300814595564428 * (t328 + 0.2679491924311227 *
        t329) - 0.007239153672367231 * t332 - 0.007239153672367231 * t333);
    const double t334 = 0.2679491924311227 * t316 + t317;
    const double t335 = 0.2679491924311227 * t319 + t320;
    const double t336 = 0.2679491924311227 * t325 + t326;
    const double result3 = -(0.007239153672367231 * t324 + 0.007239153672367231 * t332 + 0.0300814595564428 *
        (t334 + 0.2679491924311227 * t335) - 0.007239153672367231 * t336);
    const double t337 = 0.2679491924311227 * t249 + t300;
    const double t338 = 0.2679491924311227 * t304 + t307;
    const double result4 = -(0.007239153672367231 * t315 + 0.0300814595564428 * (0.2679491924311227 * t134 +
        t169) - 0.007239153672367231 * t337 - 0.007239153672367231 * t338);
    const double t339 = 0.2679491924311227 * t322 + t323;
    const double result5 = -(0.007239153672367231 * t327 + 0.007239153672367231 * t337 + 0.0300814595564428 *
        (0.2679491924311227 * t318 + t321) - 0.007239153672367231 * t339);
    const double t340 = 0.2679491924311227 * t330 + t331;
    const double result6 = -(0.007239153672367231 * t333 + 0.007239153672367231 * t338 + 0.0300814595564428 *
        (0.2679491924311227 * t328 + t329) - 0.007239153672367231 * t340);
    const double result7 = -(0.007239153672367231 * t336 + 0.007239153672367231 * t339 + 0.007239153672367231
        * t340 + 0.0300814595564428 * (0.2679491924311227 * t334 + t335));
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

extern "C" int p_laplace_f_q1_hexahedron_f64_constrained_residual_hip(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    const double* epsilon,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr || epsilon == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(p_laplace_f_q1_hexahedron_f64_constrained_residual_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, u, f, epsilon);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return p_laplace_f_q1_hexahedron_f64_constrained_residual_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 1},
    {"f", "Q1", 8, 1},
};

constexpr femforge_input constants[] = {
    {"epsilon", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel p_laplace_f_q1_hexahedron_f64_constrained_residual_hip_descriptor = {
    "p_laplace_f_q1_hexahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    8,                                         // rows
    1,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
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
    1125.0,                                    // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
