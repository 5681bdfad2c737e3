// laplace_q1_hexahedron_f64_constrained_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set constraints=true
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
//   flops       876
//   bytes       112 (104 read, 8 written)
//   flops/byte  7.82
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
laplace_q1_hexahedron_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
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
    const double t66 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65)));
    const double t67 = trial_0 - trial_1;
    const double t68 = trial_2 - trial_3;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = trial_4 - trial_5;
    const double t71 = trial_6 - trial_7;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = t69 + 0.2679491924311227 * t72;
    const double t74 = trial_0 - trial_2;
    const double t75 = trial_1 - trial_3;
    const double t76 = t74 + 0.2679491924311227 * t75;
    const double t77 = trial_4 - trial_6;
    const double t78 = trial_5 - trial_7;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = t76 + 0.2679491924311227 * t79;
    const double t81 = trial_0 - trial_4;
    const double t82 = trial_1 - trial_5;
    const double t83 = t81 + 0.2679491924311227 * t82;
    const double t84 = trial_2 - trial_6;
    const double t85 = trial_3 - trial_7;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = t83 + 0.2679491924311227 * t86;
    const double t88 = t35 * t73 + t57 * t80 + t65 * t87;
    const double t89 = t34 * t64 - t20 * t42;
    const double t90 = t6 * t20 - t49 * t64;
    const double t91 = t42 * t49 - t6 * t34;
    const double t92 = t73 * t89 + t80 * t90 + t87 * t91;
    const double t93 = t27 * t42 - t13 * t64;
    const double t94 = t56 * t64 - t6 * t27;
    const double t95 = t6 * t13 - t42 * t56;
    const double t96 = t73 * t93 + t80 * t94 + t87 * t95;
    const double t97 = 0.2679491924311227 * t7 + t8;
    const double t98 = 0.2679491924311227 * t10 + t11;
    const double t99 = t97 + 0.2679491924311227 * t98;
    const double t100 = 0.2679491924311227 * t14 + t15;
    const double t101 = 0.2679491924311227 * t17 + t18;
    const double t102 = t100 + 0.2679491924311227 * t101;
    const double t103 = 0.2679491924311227 * t21 + t22;
    const double t104 = 0.2679491924311227 * t24 + t25;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = 0.2679491924311227 * t28 + t29;
    const double t107 = 0.2679491924311227 * t31 + t32;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = t99 * t102 - t105 * t108;
    const double t110 = 0.2679491924311227 * t36 + t37;
    const double t111 = 0.2679491924311227 * t39 + t40;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = t49 * t105 - t56 * t102;
    const double t114 = 0.2679491924311227 * t58 + t59;
    const double t115 = 0.2679491924311227 * t61 + t62;
    const double t116 = t114 + 0.2679491924311227 * t115;
    const double t117 = t56 * t108 - t49 * t99;
    const double t118 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t109 + t112 * t113 + t116 * t117)));
    const double t119 = 0.2679491924311227 * t74 + t75;
    const double t120 = 0.2679491924311227 * t77 + t78;
    const double t121 = t119 + 0.2679491924311227 * t120;
    const double t122 = 0.2679491924311227 * t81 + t82;
    const double t123 = 0.2679491924311227 * t84 + t85;
    const double t124 = t122 + 0.2679491924311227 * t123;
    const double t125 = t73 * t109 + t113 * t121 + t117 * t124;
    const double t126 = t108 * t116 - t102 * t112;
    const double t127 = t6 * t102 - t49 * t116;
    const double t128 = t49 * t112 - t6 * t108;
    const double t129 = t73 * t126 + t121 * t127 + t124 * t128;
    const double t130 = t105 * t112 - t99 * t116;
    const double t131 = t56 * t116 - t6 * t105;
    const double t132 = t6 * t99 - t56 * t112;
    const double t133 = t73 * t130 + t121 * t131 + t124 * t132;
    const double t134 = t66 * (t35 * t88 + t89 * t92 + t93 * t96) + t118 * (t109 * t125 + t126 * t129 + t130 *
        t133);
    const double t135 = 0.2679491924311227 * t0 + t1;
    const double t136 = 0.2679491924311227 * t3 + t4;
    const double t137 = t135 + 0.2679491924311227 * t136;
    const double t138 = 0.2679491924311227 * t16 + t19;
    const double t139 = 0.2679491924311227 * t23 + t26;
    const double t140 = t13 * t138 - t34 * t139;
    const double t141 = 0.2679491924311227 * t43 + t44;
    const double t142 = 0.2679491924311227 * t46 + t47;
    const double t143 = t141 + 0.2679491924311227 * t142;
    const double t144 = 0.2679491924311227 * t50 + t51;
    const double t145 = 0.2679491924311227 * t53 + t54;
    const double t146 = t144 + 0.2679491924311227 * t145;
    const double t147 = t139 * t143 - t138 * t146;
    const double t148 = 0.2679491924311227 * t60 + t63;
    const double t149 = t34 * t146 - t13 * t143;
    const double t150 = reciprocal(std::fabs(-0.2406516764515424 * (t137 * t140 + t42 * t147 + t148 * t149)));
    const double t151 = 0.2679491924311227 * t67 + t68;
    const double t152 = 0.2679491924311227 * t70 + t71;
    const double t153 = t151 + 0.2679491924311227 * t152;
    const double t154 = 0.2679491924311227 * t83 + t86;
    const double t155 = t140 * t153 + t80 * t147 + t149 * t154;
    const double t156 = t34 * t148 - t42 * t138;
    const double t157 = t137 * t138 - t143 * t148;
    const double t158 = t42 * t143 - t34 * t137;
    const double t159 = t153 * t156 + t80 * t157 + t154 * t158;
    const double t160 = t42 * t139 - t13 * t148;
    const double t161 = t146 * t148 - t137 * t139;
    const double t162 = t13 * t137 - t42 * t146;
    const double t163 = t153 * t160 + t80 * t161 + t154 * t162;
    const double t164 = 0.2679491924311227 * t100 + t101;
    const double t165 = 0.2679491924311227 * t103 + t104;
    const double t166 = t99 * t164 - t108 * t165;
    const double t167 = t143 * t165 - t146 * t164;
    const double t168 = 0.2679491924311227 * t114 + t115;
    const double t169 = t108 * t146 - t99 * t143;
    const double t170 = reciprocal(std::fabs(-0.2406516764515424 * (t137 * t166 + t112 * t167 + t168 *
        t169)));
    const double t171 = 0.2679491924311227 * t122 + t123;
    const double t172 = t153 * t166 + t121 * t167 + t169 * t171;
    const double t173 = t108 * t168 - t112 * t164;
    const double t174 = t137 * t164 - t143 * t168;
    const double t175 = t112 * t143 - t108 * t137;
    const double t176 = t153 * t173 + t121 * t174 + t171 * t175;
    const double t177 = t112 * t165 - t99 * t168;
    const double t178 = t146 * t168 - t137 * t165;
    const double t179 = t99 * t137 - t112 * t146;
    const double t180 = t153 * t177 + t121 * t178 + t171 * t179;
    const double t181 = t150 * (t140 * t155 + t156 * t159 + t160 * t163) + t170 * (t166 * t172 + t173 * t176 +
        t177 * t180);
    const double t182 = t134 + 0.2679491924311227 * t181;
    const double t183 = 0.2679491924311227 * t2 + t5;
    const double t184 = 0.2679491924311227 * t9 + t12;
    const double t185 = 0.2679491924311227 * t30 + t33;
    const double t186 = t20 * t184 - t27 * t185;
    const double t187 = 0.2679491924311227 * t38 + t41;
    const double t188 = 0.2679491924311227 * t45 + t48;
    const double t189 = 0.2679491924311227 * t52 + t55;
    const double t190 = t27 * t188 - t20 * t189;
    const double t191 = t185 * t189 - t184 * t188;
    const double t192 = reciprocal(std::fabs(-0.2406516764515424 * (t183 * t186 + t187 * t190 + t64 * t191)));
    const double t193 = 0.2679491924311227 * t69 + t72;
    const double t194 = 0.2679491924311227 * t76 + t79;
    const double t195 = t186 * t193 + t190 * t194 + t87 * t191;
    const double t196 = t64 * t185 - t20 * t187;
    const double t197 = t20 * t183 - t64 * t188;
    const double t198 = t187 * t188 - t183 * t185;
    const double t199 = t193 * t196 + t194 * t197 + t87 * t198;
    const double t200 = t27 * t187 - t64 * t184;
    const double t201 = t64 * t189 - t27 * t183;
    const double t202 = t183 * t184 - t187 * t189;
    const double t203 = t193 * t200 + t194 * t201 + t87 * t202;
    const double t204 = 0.2679491924311227 * t97 + t98;
    const double t205 = 0.2679491924311227 * t106 + t107;
    const double t206 = t102 * t204 - t105 * t205;
    const double t207 = 0.2679491924311227 * t110 + t111;
    const double t208 = t105 * t188 - t102 * t189;
    const double t209 = t189 * t205 - t188 * t204;
    const double t210 = reciprocal(std::fabs(-0.2406516764515424 * (t183 * t206 + t207 * t208 + t116 *
        t209)));
    const double t211 = 0.2679491924311227 * t119 + t120;
    const double t212 = t193 * t206 + t208 * t211 + t124 * t209;
    const double t213 = t116 * t205 - t102 * t207;
    const double t214 = t102 * t183 - t116 * t188;
    const double t215 = t188 * t207 - t183 * t205;
    const double t216 = t193 * t213 + t211 * t214 + t124 * t215;
    const double t217 = t105 * t207 - t116 * t204;
    const double t218 = t116 * t189 - t105 * t183;
    const double t219 = t183 * t204 - t189 * t207;
    const double t220 = t193 * t217 + t211 * t218 + t124 * t219;
    const double t221 = t192 * (t186 * t195 + t196 * t199 + t200 * t203) + t210 * (t206 * t212 + t213 * t216 +
        t217 * t220);
    const double t222 = 0.2679491924311227 * t135 + t136;
    const double t223 = t138 * t184 - t139 * t185;
    const double t224 = 0.2679491924311227 * t141 + t142;
    const double t225 = 0.2679491924311227 * t144 + t145;
    const double t226 = t139 * t224 - t138 * t225;
    const double t227 = t185 * t225 - t184 * t224;
    const double t228 = reciprocal(std::fabs(-0.2406516764515424 * (t222 * t223 + t187 * t226 + t148 *
        t227)));
    const double t229 = 0.2679491924311227 * t151 + t152;
    const double t230 = t223 * t229 + t194 * t226 + t154 * t227;
    const double t231 = t148 * t185 - t138 * t187;
    const double t232 = t138 * t222 - t148 * t224;
    const double t233 = t187 * t224 - t185 * t222;
    const double t234 = t229 * t231 + t194 * t232 + t154 * t233;
    const double t235 = t139 * t187 - t148 * t184;
    const double t236 = t148 * t225 - t139 * t222;
    const double t237 = t184 * t222 - t187 * t225;
    const double t238 = t229 * t235 + t194 * t236 + t154 * t237;
    const double t239 = t164 * t204 - t165 * t205;
    const double t240 = t165 * t224 - t164 * t225;
    const double t241 = t205 * t225 - t204 * t224;
    const double t242 = reciprocal(std::fabs(-0.2406516764515424 * (t222 * t239 + t207 * t240 + t168 *
        t241)));
    const double t243 = t229 * t239 + t211 * t240 + t171 * t241;
    const double t244 = t168 * t205 - t164 * t207;
    const double t245 = t164 * t222 - t168 * t224;
    const double t246 = t207 * t224 - t205 * t222;
    const double t247 = t229 * t244 + t211 * t245 + t171 * t246;
    const double t248 = t165 * t207 - t168 * t204;
    const double t249 = t168 * t225 - t165 * t222;
    const double t250 = t204 * t222 - t207 * t225;
    const double t251 = t229 * t248 + t211 * t249 + t171 * t250;
    const double t252 = t228 * (t223 * t230 + t231 * t234 + t235 * t238) + t242 * (t239 * t243 + t244 * t247 +
        t248 * t251);
    const double t253 = t221 + 0.2679491924311227 * t252;
    const double t254 = t182 + 0.2679491924311227 * t253;
    const double t255 = t66 * (t57 * t88 + t90 * t92 + t94 * t96) + t150 * (t147 * t155 + t157 * t159 + t161 *
        t163);
    const double t256 = t118 * (t113 * t125 + t127 * t129 + t131 * t133) + t170 * (t167 * t172 + t174 * t176 +
        t178 * t180);
    const double t257 = t255 + 0.2679491924311227 * t256;
    const double t258 = t192 * (t190 * t195 + t197 * t199 + t201 * t203) + t228 * (t226 * t230 + t232 * t234 +
        t236 * t238);
    const double t259 = t210 * (t208 * t212 + t214 * t216 + t218 * t220) + t242 * (t240 * t243 + t245 * t247 +
        t249 * t251);
    const double t260 = t258 + 0.2679491924311227 * t259;
    const double t261 = t257 + 0.2679491924311227 * t260;
    const double t262 = t66 * (t65 * t88 + t91 * t92 + t95 * t96) + t192 * (t191 * t195 + t198 * t199 + t202 *
        t203);
    const double t263 = t118 * (t117 * t125 + t128 * t129 + t132 * t133) + t210 * (t209 * t212 + t215 * t216 +
        t219 * t220);
    const double t264 = t262 + 0.2679491924311227 * t263;
    const double t265 = t150 * (t149 * t155 + t158 * t159 + t162 * t163) + t228 * (t227 * t230 + t233 * t234 +
        t237 * t238);
    const double t266 = t170 * (t169 * t172 + t175 * t176 + t179 * t180) + t242 * (t241 * t243 + t246 * t247 +
        t250 * t251);
    const double t267 = t265 + 0.2679491924311227 * t266;
    const double t268 = t264 + 0.2679491924311227 * t267;
    const double result0 = 0.007239153672367231 * (t254 + t261 + t268);
    const double t269 = 0.2679491924311227 * t255 + t256;
    const double t270 = 0.2679491924311227 * t258 + t259;
    const double t271 = t269 + 0.2679491924311227 * t270;
    const double t272 = 0.2679491924311227 * t262 + t263;
    const double t273 = 0.2679491924311227 * t265 + t266;
    const double t274 = t272 + 0.2679491924311227 * t273;
    const double result1 = -0.007239153672367231 * (t254 - t271 - t274);
    const double t275 = 0.2679491924311227 * t134 + t181;
    const double t276 = 0.2679491924311227 * t221 + t252;
    const double t277 = t275 + 0.2679491924311227 * t276;
    const double t278 = 0.2679491924311227 * t264 + t267;
    const double result2 = -0.007239153672367231 * (t261 - t277 - t278);
    const double t279 = 0.2679491924311227 * t272 + t273;
    const double result3 = -0.007239153672367231 * (t271 + t277 - t279);
    const double t280 = 0.2679491924311227 * t182 + t253;
    const double t281 = 0.2679491924311227 * t257 + t260;
    const double result4 = -0.007239153672367231 * (t268 - t280 - t281);
    const double t282 = 0.2679491924311227 * t269 + t270;
    const double result5 = -0.007239153672367231 * (t274 + t280 - t282);
    const double t283 = 0.2679491924311227 * t275 + t276;
    const double result6 = -0.007239153672367231 * (t278 + t281 - t283);
    const double result7 = -0.007239153672367231 * (t279 + t282 + t283);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_1 = __shfl_up_sync(0xffffffffU, sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up_sync(0xffffffffU, sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d6, 8) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 8) == d5) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_2 = __shfl_up_sync(0xffffffffU, sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up_sync(0xffffffffU, sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
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

extern "C" int laplace_q1_hexahedron_f64_constrained_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    laplace_q1_hexahedron_f64_constrained_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_constrained_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_constrained_apply_cuda_descriptor = {
    "laplace_q1_hexahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
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
    876.0,                                     // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
