// elasticity_q1x3_hexahedron_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   coefficient, Q1^3, 24 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2670 flops
//   sum_factorised  1916 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
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
//   flops       1964
//   bytes       160 (136 read, 24 written)
//   flops/byte  12.3
//   shared      0 bytes a block of 64 threads
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

__global__ void __launch_bounds__(64, 4)
elasticity_q1x3_hexahedron_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
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
    const double t113 = t67 * t112;
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
    const double t139 = t114 * t138;
    const double t140 = t35 * t95 + t57 * t102 + t65 * t110;
    const double t141 = 0.2679491924311227 * t7 + t8;
    const double t142 = 0.2679491924311227 * t10 + t11;
    const double t143 = t141 + 0.2679491924311227 * t142;
    const double t144 = 0.2679491924311227 * t14 + t15;
    const double t145 = 0.2679491924311227 * t17 + t18;
    const double t146 = t144 + 0.2679491924311227 * t145;
    const double t147 = 0.2679491924311227 * t21 + t22;
    const double t148 = 0.2679491924311227 * t24 + t25;
    const double t149 = t147 + 0.2679491924311227 * t148;
    const double t150 = 0.2679491924311227 * t28 + t29;
    const double t151 = 0.2679491924311227 * t31 + t32;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = t143 * t146 - t149 * t152;
    const double t154 = 0.2679491924311227 * t36 + t37;
    const double t155 = 0.2679491924311227 * t39 + t40;
    const double t156 = t154 + 0.2679491924311227 * t155;
    const double t157 = t49 * t149 - t56 * t146;
    const double t158 = 0.2679491924311227 * t58 + t59;
    const double t159 = 0.2679491924311227 * t61 + t62;
    const double t160 = t158 + 0.2679491924311227 * t159;
    const double t161 = t56 * t152 - t49 * t143;
    const double t162 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t153 + t156 * t157 + t160 * t161)));
    const double t163 = t152 * t160 - t146 * t156;
    const double t164 = 0.2679491924311227 * t75 + t76;
    const double t165 = 0.2679491924311227 * t78 + t79;
    const double t166 = t164 + 0.2679491924311227 * t165;
    const double t167 = 0.2679491924311227 * t82 + t83;
    const double t168 = 0.2679491924311227 * t85 + t86;
    const double t169 = t167 + 0.2679491924311227 * t168;
    const double t170 = 0.2679491924311227 * t96 + t97;
    const double t171 = 0.2679491924311227 * t99 + t100;
    const double t172 = t170 + 0.2679491924311227 * t171;
    const double t173 = t6 * t146 - t49 * t160;
    const double t174 = 0.2679491924311227 * t104 + t105;
    const double t175 = 0.2679491924311227 * t107 + t108;
    const double t176 = t174 + 0.2679491924311227 * t175;
    const double t177 = t49 * t156 - t6 * t152;
    const double t178 = (t74 * t153 + t157 * t166 + t161 * t169) + (t95 * t163 + t172 * t173 + t176 * t177);
    const double t179 = t163 * t178;
    const double t180 = t149 * t156 - t143 * t160;
    const double t181 = 0.2679491924311227 * t122 + t123;
    const double t182 = 0.2679491924311227 * t125 + t126;
    const double t183 = t181 + 0.2679491924311227 * t182;
    const double t184 = 0.2679491924311227 * t129 + t130;
    const double t185 = 0.2679491924311227 * t132 + t133;
    const double t186 = t184 + 0.2679491924311227 * t185;
    const double t187 = t56 * t160 - t6 * t149;
    const double t188 = t6 * t143 - t56 * t156;
    const double t189 = (t121 * t153 + t157 * t183 + t161 * t186) + (t95 * t180 + t172 * t187 + t176 * t188);
    const double t190 = t180 * t189;
    const double t191 = t95 * t153 + t157 * t172 + t161 * t176;
    const double t192 = t66 * (t113 + t139 + (t113 + t139 + 4.0 * t35 * t140)) + t162 * (t179 + t190 + (t179 +
        t190 + 4.0 * t153 * t191));
    const double t193 = 0.2679491924311227 * t0 + t1;
    const double t194 = 0.2679491924311227 * t3 + t4;
    const double t195 = t193 + 0.2679491924311227 * t194;
    const double t196 = 0.2679491924311227 * t16 + t19;
    const double t197 = 0.2679491924311227 * t23 + t26;
    const double t198 = t13 * t196 - t34 * t197;
    const double t199 = 0.2679491924311227 * t43 + t44;
    const double t200 = 0.2679491924311227 * t46 + t47;
    const double t201 = t199 + 0.2679491924311227 * t200;
    const double t202 = 0.2679491924311227 * t50 + t51;
    const double t203 = 0.2679491924311227 * t53 + t54;
    const double t204 = t202 + 0.2679491924311227 * t203;
    const double t205 = t197 * t201 - t196 * t204;
    const double t206 = 0.2679491924311227 * t60 + t63;
    const double t207 = t34 * t204 - t13 * t201;
    const double t208 = reciprocal(std::fabs(-0.2406516764515424 * (t195 * t198 + t42 * t205 + t206 * t207)));
    const double t209 = t34 * t206 - t42 * t196;
    const double t210 = 0.2679491924311227 * t68 + t69;
    const double t211 = 0.2679491924311227 * t71 + t72;
    const double t212 = t210 + 0.2679491924311227 * t211;
    const double t213 = 0.2679491924311227 * t84 + t87;
    const double t214 = 0.2679491924311227 * t89 + t90;
    const double t215 = 0.2679491924311227 * t92 + t93;
    const double t216 = t214 + 0.2679491924311227 * t215;
    const double t217 = t195 * t196 - t201 * t206;
    const double t218 = 0.2679491924311227 * t106 + t109;
    const double t219 = t42 * t201 - t34 * t195;
    const double t220 = (t198 * t212 + t81 * t205 + t207 * t213) + (t209 * t216 + t102 * t217 + t218 * t219);
    const double t221 = t209 * t220;
    const double t222 = t42 * t197 - t13 * t206;
    const double t223 = 0.2679491924311227 * t115 + t116;
    const double t224 = 0.2679491924311227 * t118 + t119;
    const double t225 = t223 + 0.2679491924311227 * t224;
    const double t226 = 0.2679491924311227 * t131 + t134;
    const double t227 = t204 * t206 - t195 * t197;
    const double t228 = t13 * t195 - t42 * t204;
    const double t229 = (t198 * t225 + t128 * t205 + t207 * t226) + (t216 * t222 + t102 * t227 + t218 * t228);
    const double t230 = t222 * t229;
    const double t231 = t198 * t216 + t102 * t205 + t207 * t218;
    const double t232 = 0.2679491924311227 * t144 + t145;
    const double t233 = 0.2679491924311227 * t147 + t148;
    const double t234 = t143 * t232 - t152 * t233;
    const double t235 = t201 * t233 - t204 * t232;
    const double t236 = 0.2679491924311227 * t158 + t159;
    const double t237 = t152 * t204 - t143 * t201;
    const double t238 = reciprocal(std::fabs(-0.2406516764515424 * (t195 * t234 + t156 * t235 + t236 *
        t237)));
    const double t239 = t152 * t236 - t156 * t232;
    const double t240 = 0.2679491924311227 * t167 + t168;
    const double t241 = t195 * t232 - t201 * t236;
    const double t242 = 0.2679491924311227 * t174 + t175;
    const double t243 = t156 * t201 - t152 * t195;
    const double t244 = (t212 * t234 + t166 * t235 + t237 * t240) + (t216 * t239 + t172 * t241 + t242 * t243);
    const double t245 = t239 * t244;
    const double t246 = t156 * t233 - t143 * t236;
    const double t247 = 0.2679491924311227 * t184 + t185;
    const double t248 = t204 * t236 - t195 * t233;
    const double t249 = t143 * t195 - t156 * t204;
    const double t250 = (t225 * t234 + t183 * t235 + t237 * t247) + (t216 * t246 + t172 * t248 + t242 * t249);
    const double t251 = t246 * t250;
    const double t252 = t216 * t234 + t172 * t235 + t237 * t242;
    const double t253 = t208 * (t221 + t230 + (t221 + t230 + 4.0 * t198 * t231)) + t238 * (t245 + t251 + (t245
        + t251 + 4.0 * t234 * t252));
    const double t254 = t192 + 0.2679491924311227 * t253;
    const double t255 = 0.2679491924311227 * t2 + t5;
    const double t256 = 0.2679491924311227 * t9 + t12;
    const double t257 = 0.2679491924311227 * t30 + t33;
    const double t258 = t20 * t256 - t27 * t257;
    const double t259 = 0.2679491924311227 * t38 + t41;
    const double t260 = 0.2679491924311227 * t45 + t48;
    const double t261 = 0.2679491924311227 * t52 + t55;
    const double t262 = t27 * t260 - t20 * t261;
    const double t263 = t257 * t261 - t256 * t260;
    const double t264 = reciprocal(std::fabs(-0.2406516764515424 * (t255 * t258 + t259 * t262 + t64 * t263)));
    const double t265 = t64 * t257 - t20 * t259;
    const double t266 = 0.2679491924311227 * t70 + t73;
    const double t267 = 0.2679491924311227 * t77 + t80;
    const double t268 = 0.2679491924311227 * t91 + t94;
    const double t269 = 0.2679491924311227 * t98 + t101;
    const double t270 = t20 * t255 - t64 * t260;
    const double t271 = t259 * t260 - t255 * t257;
    const double t272 = (t258 * t266 + t262 * t267 + t88 * t263) + (t265 * t268 + t269 * t270 + t110 * t271);
    const double t273 = t265 * t272;
    const double t274 = t27 * t259 - t64 * t256;
    const double t275 = 0.2679491924311227 * t117 + t120;
    const double t276 = 0.2679491924311227 * t124 + t127;
    const double t277 = t64 * t261 - t27 * t255;
    const double t278 = t255 * t256 - t259 * t261;
    const double t279 = (t258 * t275 + t262 * t276 + t135 * t263) + (t268 * t274 + t269 * t277 + t110 * t278);
    const double t280 = t274 * t279;
    const double t281 = t258 * t268 + t262 * t269 + t110 * t263;
    const double t282 = 0.2679491924311227 * t141 + t142;
    const double t283 = 0.2679491924311227 * t150 + t151;
    const double t284 = t146 * t282 - t149 * t283;
    const double t285 = 0.2679491924311227 * t154 + t155;
    const double t286 = t149 * t260 - t146 * t261;
    const double t287 = t261 * t283 - t260 * t282;
    const double t288 = reciprocal(std::fabs(-0.2406516764515424 * (t255 * t284 + t285 * t286 + t160 *
        t287)));
    const double t289 = t160 * t283 - t146 * t285;
    const double t290 = 0.2679491924311227 * t164 + t165;
    const double t291 = 0.2679491924311227 * t170 + t171;
    const double t292 = t146 * t255 - t160 * t260;
    const double t293 = t260 * t285 - t255 * t283;
    const double t294 = (t266 * t284 + t286 * t290 + t169 * t287) + (t268 * t289 + t291 * t292 + t176 * t293);
    const double t295 = t289 * t294;
    const double t296 = t149 * t285 - t160 * t282;
    const double t297 = 0.2679491924311227 * t181 + t182;
    const double t298 = t160 * t261 - t149 * t255;
    const double t299 = t255 * t282 - t261 * t285;
    const double t300 = (t275 * t284 + t286 * t297 + t186 * t287) + (t268 * t296 + t291 * t298 + t176 * t299);
    const double t301 = t296 * t300;
    const double t302 = t268 * t284 + t286 * t291 + t176 * t287;
    const double t303 = t264 * (t273 + t280 + (t273 + t280 + 4.0 * t258 * t281)) + t288 * (t295 + t301 + (t295
        + t301 + 4.0 * t284 * t302));
    const double t304 = 0.2679491924311227 * t193 + t194;
    const double t305 = t196 * t256 - t197 * t257;
    const double t306 = 0.2679491924311227 * t199 + t200;
    const double t307 = 0.2679491924311227 * t202 + t203;
    const double t308 = t197 * t306 - t196 * t307;
    const double t309 = t257 * t307 - t256 * t306;
    const double t310 = reciprocal(std::fabs(-0.2406516764515424 * (t304 * t305 + t259 * t308 + t206 *
        t309)));
    const double t311 = t206 * t257 - t196 * t259;
    const double t312 = 0.2679491924311227 * t210 + t211;
    const double t313 = 0.2679491924311227 * t214 + t215;
    const double t314 = t196 * t304 - t206 * t306;
    const double t315 = t259 * t306 - t257 * t304;
    const double t316 = (t305 * t312 + t267 * t308 + t213 * t309) + (t311 * t313 + t269 * t314 + t218 * t315);
    const double t317 = t311 * t316;
    const double t318 = t197 * t259 - t206 * t256;
    const double t319 = 0.2679491924311227 * t223 + t224;
    const double t320 = t206 * t307 - t197 * t304;
    const double t321 = t256 * t304 - t259 * t307;
    const double t322 = (t305 * t319 + t276 * t308 + t226 * t309) + (t313 * t318 + t269 * t320 + t218 * t321);
    const double t323 = t318 * t322;
    const double t324 = t305 * t313 + t269 * t308 + t218 * t309;
    const double t325 = t232 * t282 - t233 * t283;
    const double t326 = t233 * t306 - t232 * t307;
    const double t327 = t283 * t307 - t282 * t306;
    const double t328 = reciprocal(std::fabs(-0.2406516764515424 * (t304 * t325 + t285 * t326 + t236 *
        t327)));
    const double t329 = t236 * t283 - t232 * t285;
    const double t330 = t232 * t304 - t236 * t306;
    const double t331 = t285 * t306 - t283 * t304;
    const double t332 = (t312 * t325 + t290 * t326 + t240 * t327) + (t313 * t329 + t291 * t330 + t242 * t331);
    const double t333 = t329 * t332;
    const double t334 = t233 * t285 - t236 * t282;
    const double t335 = t236 * t307 - t233 * t304;
    const double t336 = t282 * t304 - t285 * t307;
    const double t337 = (t319 * t325 + t297 * t326 + t247 * t327) + (t313 * t334 + t291 * t335 + t242 * t336);
    const double t338 = t334 * t337;
    const double t339 = t313 * t325 + t291 * t326 + t242 * t327;
    const double t340 = t310 * (t317 + t323 + (t317 + t323 + 4.0 * t305 * t324)) + t328 * (t333 + t338 + (t333
        + t338 + 4.0 * t325 * t339));
    const double t341 = t303 + 0.2679491924311227 * t340;
    const double t342 = t254 + 0.2679491924311227 * t341;
    const double t343 = t103 * t112;
    const double t344 = t136 * t138;
    const double t345 = t217 * t220;
    const double t346 = t227 * t229;
    const double t347 = t66 * (t343 + t344 + (t343 + t344 + 4.0 * t57 * t140)) + t208 * (t345 + t346 + (t345 +
        t346 + 4.0 * t205 * t231));
    const double t348 = t173 * t178;
    const double t349 = t187 * t189;
    const double t350 = t241 * t244;
    const double t351 = t248 * t250;
    const double t352 = t162 * (t348 + t349 + (t348 + t349 + 4.0 * t157 * t191)) + t238 * (t350 + t351 + (t350
        + t351 + 4.0 * t235 * t252));
    const double t353 = t347 + 0.2679491924311227 * t352;
    const double t354 = t270 * t272;
    const double t355 = t277 * t279;
    const double t356 = t314 * t316;
    const double t357 = t320 * t322;
    const double t358 = t264 * (t354 + t355 + (t354 + t355 + 4.0 * t262 * t281)) + t310 * (t356 + t357 + (t356
        + t357 + 4.0 * t308 * t324));
    const double t359 = t292 * t294;
    const double t360 = t298 * t300;
    const double t361 = t330 * t332;
    const double t362 = t335 * t337;
    const double t363 = t288 * (t359 + t360 + (t359 + t360 + 4.0 * t286 * t302)) + t328 * (t361 + t362 + (t361
        + t362 + 4.0 * t326 * t339));
    const double t364 = t358 + 0.2679491924311227 * t363;
    const double t365 = t353 + 0.2679491924311227 * t364;
    const double t366 = t111 * t112;
    const double t367 = t137 * t138;
    const double t368 = t271 * t272;
    const double t369 = t278 * t279;
    const double t370 = t66 * (t366 + t367 + (t366 + t367 + 4.0 * t65 * t140)) + t264 * (t368 + t369 + (t368 +
        t369 + 4.0 * t263 * t281));
    const double t371 = t177 * t178;
    const double t372 = t188 * t189;
    const double t373 = t293 * t294;
    const double t374 = t299 * t300;
    const double t375 = t162 * (t371 + t372 + (t371 + t372 + 4.0 * t161 * t191)) + t288 * (t373 + t374 + (t373
        + t374 + 4.0 * t287 * t302));
    const double t376 = t370 + 0.2679491924311227 * t375;
    const double t377 = t219 * t220;
    const double t378 = t228 * t229;
    const double t379 = t315 * t316;
    const double t380 = t321 * t322;
    const double t381 = t208 * (t377 + t378 + (t377 + t378 + 4.0 * t207 * t231)) + t310 * (t379 + t380 + (t379
        + t380 + 4.0 * t309 * t324));
    const double t382 = t243 * t244;
    const double t383 = t249 * t250;
    const double t384 = t331 * t332;
    const double t385 = t336 * t337;
    const double t386 = t238 * (t382 + t383 + (t382 + t383 + 4.0 * t237 * t252)) + t328 * (t384 + t385 + (t384
        + t385 + 4.0 * t327 * t339));
    const double t387 = t381 + 0.2679491924311227 * t386;
    const double t388 = t376 + 0.2679491924311227 * t387;
    const double result0 = 0.0018097884180918078 * (t342 + t365 + t388);
    const double t389 = t35 * t112;
    const double t390 = (t67 * t121 + t103 * t128 + t111 * t135) + (t74 * t114 + t81 * t136 + t88 * t137);
    const double t391 = t114 * t390;
    const double t392 = t67 * t74 + t81 * t103 + t88 * t111;
    const double t393 = t153 * t178;
    const double t394 = (t121 * t163 + t173 * t183 + t177 * t186) + (t74 * t180 + t166 * t187 + t169 * t188);
    const double t395 = t180 * t394;
    const double t396 = t74 * t163 + t166 * t173 + t169 * t177;
    const double t397 = t66 * (t389 + t391 + (t389 + t391 + 4.0 * t67 * t392)) + t162 * (t393 + t395 + (t393 +
        t395 + 4.0 * t163 * t396));
    const double t398 = t198 * t220;
    const double t399 = (t209 * t225 + t128 * t217 + t219 * t226) + (t212 * t222 + t81 * t227 + t213 * t228);
    const double t400 = t222 * t399;
    const double t401 = t209 * t212 + t81 * t217 + t213 * t219;
    const double t402 = t234 * t244;
    const double t403 = (t225 * t239 + t183 * t241 + t243 * t247) + (t212 * t246 + t166 * t248 + t240 * t249);
    const double t404 = t246 * t403;
    const double t405 = t212 * t239 + t166 * t241 + t240 * t243;
    const double t406 = t208 * (t398 + t400 + (t398 + t400 + 4.0 * t209 * t401)) + t238 * (t402 + t404 + (t402
        + t404 + 4.0 * t239 * t405));
    const double t407 = t397 + 0.2679491924311227 * t406;
    const double t408 = t258 * t272;
    const double t409 = (t265 * t275 + t270 * t276 + t135 * t271) + (t266 * t274 + t267 * t277 + t88 * t278);
    const double t410 = t274 * t409;
    const double t411 = t265 * t266 + t267 * t270 + t88 * t271;
    const double t412 = t284 * t294;
    const double t413 = (t275 * t289 + t292 * t297 + t186 * t293) + (t266 * t296 + t290 * t298 + t169 * t299);
    const double t414 = t296 * t413;
    const double t415 = t266 * t289 + t290 * t292 + t169 * t293;
    const double t416 = t264 * (t408 + t410 + (t408 + t410 + 4.0 * t265 * t411)) + t288 * (t412 + t414 + (t412
        + t414 + 4.0 * t289 * t415));
    const double t417 = t305 * t316;
    const double t418 = (t311 * t319 + t276 * t314 + t226 * t315) + (t312 * t318 + t267 * t320 + t213 * t321);
    const double t419 = t318 * t418;
    const double t420 = t311 * t312 + t267 * t314 + t213 * t315;
    const double t421 = t325 * t332;
    const double t422 = (t319 * t329 + t297 * t330 + t247 * t331) + (t312 * t334 + t290 * t335 + t240 * t336);
    const double t423 = t334 * t422;
    const double t424 = t312 * t329 + t290 * t330 + t240 * t331;
    const double t425 = t310 * (t417 + t419 + (t417 + t419 + 4.0 * t311 * t420)) + t328 * (t421 + t423 + (t421
        + t423 + 4.0 * t329 * t424));
    const double t426 = t416 + 0.2679491924311227 * t425;
    const double t427 = t407 + 0.2679491924311227 * t426;
    const double t428 = t57 * t112;
    const double t429 = t136 * t390;
    const double t430 = t205 * t220;
    const double t431 = t227 * t399;
    const double t432 = t66 * (t428 + t429 + (t428 + t429 + 4.0 * t103 * t392)) + t208 * (t430 + t431 + (t430
        + t431 + 4.0 * t217 * t401));
    const double t433 = t157 * t178;
    const double t434 = t187 * t394;
    const double t435 = t235 * t244;
    const double t436 = t248 * t403;
    const double t437 = t162 * (t433 + t434 + (t433 + t434 + 4.0 * t173 * t396)) + t238 * (t435 + t436 + (t435
        + t436 + 4.0 * t241 * t405));
    const double t438 = t432 + 0.2679491924311227 * t437;
    const double t439 = t262 * t272;
    const double t440 = t277 * t409;
    const double t441 = t308 * t316;
    const double t442 = t320 * t418;
    const double t443 = t264 * (t439 + t440 + (t439 + t440 + 4.0 * t270 * t411)) + t310 * (t441 + t442 + (t441
        + t442 + 4.0 * t314 * t420));
    const double t444 = t286 * t294;
    const double t445 = t298 * t413;
    const double t446 = t326 * t332;
    const double t447 = t335 * t422;
    const double t448 = t288 * (t444 + t445 + (t444 + t445 + 4.0 * t292 * t415)) + t328 * (t446 + t447 + (t446
        + t447 + 4.0 * t330 * t424));
    const double t449 = t443 + 0.2679491924311227 * t448;
    const double t450 = t438 + 0.2679491924311227 * t449;
    const double t451 = t65 * t112;
    const double t452 = t137 * t390;
    const double t453 = t263 * t272;
    const double t454 = t278 * t409;
    const double t455 = t66 * (t451 + t452 + (t451 + t452 + 4.0 * t111 * t392)) + t264 * (t453 + t454 + (t453
        + t454 + 4.0 * t271 * t411));
    const double t456 = t161 * t178;
    const double t457 = t188 * t394;
    const double t458 = t287 * t294;
    const double t459 = t299 * t413;
    const double t460 = t162 * (t456 + t457 + (t456 + t457 + 4.0 * t177 * t396)) + t288 * (t458 + t459 + (t458
        + t459 + 4.0 * t293 * t415));
    const double t461 = t455 + 0.2679491924311227 * t460;
    const double t462 = t207 * t220;
    const double t463 = t228 * t399;
    const double t464 = t309 * t316;
    const double t465 = t321 * t418;
    const double t466 = t208 * (t462 + t463 + (t462 + t463 + 4.0 * t219 * t401)) + t310 * (t464 + t465 + (t464
        + t465 + 4.0 * t315 * t420));
    const double t467 = t237 * t244;
    const double t468 = t249 * t403;
    const double t469 = t327 * t332;
    const double t470 = t336 * t422;
    const double t471 = t238 * (t467 + t468 + (t467 + t468 + 4.0 * t243 * t405)) + t328 * (t469 + t470 + (t469
        + t470 + 4.0 * t331 * t424));
    const double t472 = t466 + 0.2679491924311227 * t471;
    const double t473 = t461 + 0.2679491924311227 * t472;
    const double result1 = 0.0018097884180918078 * (t427 + t450 + t473);
    const double t474 = t35 * t138;
    const double t475 = t67 * t390;
    const double t476 = t114 * t121 + t128 * t136 + t135 * t137;
    const double t477 = t153 * t189;
    const double t478 = t163 * t394;
    const double t479 = t121 * t180 + t183 * t187 + t186 * t188;
    const double t480 = t66 * (t474 + t475 + (t474 + t475 + 4.0 * t114 * t476)) + t162 * (t477 + t478 + (t477
        + t478 + 4.0 * t180 * t479));
    const double t481 = t198 * t229;
    const double t482 = t209 * t399;
    const double t483 = t222 * t225 + t128 * t227 + t226 * t228;
    const double t484 = t234 * t250;
    const double t485 = t239 * t403;
    const double t486 = t225 * t246 + t183 * t248 + t247 * t249;
    const double t487 = t208 * (t481 + t482 + (t481 + t482 + 4.0 * t222 * t483)) + t238 * (t484 + t485 + (t484
        + t485 + 4.0 * t246 * t486));
    const double t488 = t480 + 0.2679491924311227 * t487;
    const double t489 = t258 * t279;
    const double t490 = t265 * t409;
    const double t491 = t274 * t275 + t276 * t277 + t135 * t278;
    const double t492 = t284 * t300;
    const double t493 = t289 * t413;
    const double t494 = t275 * t296 + t297 * t298 + t186 * t299;
    const double t495 = t264 * (t489 + t490 + (t489 + t490 + 4.0 * t274 * t491)) + t288 * (t492 + t493 + (t492
        + t493 + 4.0 * t296 * t494));
    const double t496 = t305 * t322;
    const double t497 = t311 * t418;
    const double t498 = t318 * t319 + t276 * t320 + t226 * t321;
    const double t499 = t325 * t337;
    const double t500 = t329 * t422;
    const double t501 = t319 * t334 + t297 * t335 + t247 * t336;
    const double t502 = t310 * (t496 + t497 + (t496 + t497 + 4.0 * t318 * t498)) + t328 * (t499 + t500 + (t499
        + t500 + 4.0 * t334 * t501));
    const double t503 = t495 + 0.2679491924311227 * t502;
    const double t504 = t488 + 0.2679491924311227 * t503;
    const double t505 = t57 * t138;
    const double t506 = t103 * t390;
    const double t507 = t205 * t229;
    const double t508 = t217 * t399;
    const double t509 = t66 * (t505 + t506 + (t505 + t506 + 4.0 * t136 * t476)) + t208 * (t507 + t508 + (t507
        + t508 + 4.0 * t227 * t483));
    const double t510 = t157 * t189;
    const double t511 = t173 * t394;
    const double t512 = t235 * t250;
    const double t513 = t241 * t403;
    const double t514 = t162 * (t510 + t511 + (t510 + t511 + 4.0 * t187 * t479)) + t238 * (t512 + t513 + (t512
        + t513 + 4.0 * t248 * t486));
    const double t515 = t509 + 0.2679491924311227 * t514;
    const double t516 = t262 * t279;
    const double t517 = t270 * t409;
    const double t518 = t308 * t322;
    const double t519 = t314 * t418;
    const double t520 = t264 * (t516 + t517 + (t516 + t517 + 4.0 * t277 * t491)) + t310 * (t518 + t519 + (t518
        + t519 + 4.0 * t320 * t498));
    const double t521 = t286 * t300;
    const double t522 = t292 * t413;
    const double t523 = t326 * t337;
    const double t524 = t330 * t422;
    const double t525 = t288 * (t521 + t522 + (t521 + t522 + 4.0 * t298 * t494)) + t328 * (t523 + t524 + (t523
        + t524 + 4.0 * t335 * t501));
    const double t526 = t520 + 0.2679491924311227 * t525;
    const double t527 = t515 + 0.2679491924311227 * t526;
    const double t528 = t65 * t138;
    const double t529 = t111 * t390;
    const double t530 = t263 * t279;
    const double t531 = t271 * t409;
    const double t532 = t66 * (t528 + t529 + (t528 + t529 + 4.0 * t137 * t476)) + t264 * (t530 + t531 + (t530
        + t531 + 4.0 * t278 * t491));
    const double t533 = t161 * t189;
    const double t534 = t177 * t394;
    const double t535 = t287 * t300;
    const double t536 = t293 * t413;
    const double t537 = t162 * (t533 + t534 + (t533 + t534 + 4.0 * t188 * t479)) + t288 * (t535 + t536 + (t535
        + t536 + 4.0 * t299 * t494));
    const double t538 = t532 + 0.2679491924311227 * t537;
    const double t539 = t207 * t229;
    const double t540 = t219 * t399;
    const double t541 = t309 * t322;
    const double t542 = t315 * t418;
    const double t543 = t208 * (t539 + t540 + (t539 + t540 + 4.0 * t228 * t483)) + t310 * (t541 + t542 + (t541
        + t542 + 4.0 * t321 * t498));
    const double t544 = t237 * t250;
    const double t545 = t243 * t403;
    const double t546 = t327 * t337;
    const double t547 = t331 * t422;
    const double t548 = t238 * (t544 + t545 + (t544 + t545 + 4.0 * t249 * t486)) + t328 * (t546 + t547 + (t546
        + t547 + 4.0 * t336 * t501));
    const double t549 = t543 + 0.2679491924311227 * t548;
    const double t550 = t538 + 0.2679491924311227 * t549;
    const double result2 = 0.0018097884180918078 * (t504 + t527 + t550);
    const double t551 = 0.2679491924311227 * t347 + t352;
    const double t552 = 0.2679491924311227 * t358 + t363;
    const double t553 = t551 + 0.2679491924311227 * t552;
    const double t554 = 0.2679491924311227 * t370 + t375;
    const double t555 = 0.2679491924311227 * t381 + t386;
    const double t556 = t554 + 0.2679491924311227 * t555;
    const double result3 = -0.0018097884180918078 * (t342 - t553 - t556);
    const double t557 = 0.2679491924311227 * t432 + t437;
    const double t558 = 0.2679491924311227 * t443 + t448;
    const double t559 = t557 + 0.2679491924311227 * t558;
    const double t560 = 0.2679491924311227 * t455 + t460;
    const double t561 = 0.2679491924311227 * t466 + t471;
    const double t562 = t560 + 0.2679491924311227 * t561;
    const double result4 = -0.0018097884180918078 * (t427 - t559 - t562);
    const double t563 = 0.2679491924311227 * t509 + t514;
    const double t564 = 0.2679491924311227 * t520 + t525;
    const double t565 = t563 + 0.2679491924311227 * t564;
    const double t566 = 0.2679491924311227 * t532 + t537;
    const double t567 = 0.2679491924311227 * t543 + t548;
    const double t568 = t566 + 0.2679491924311227 * t567;
    const double result5 = -0.0018097884180918078 * (t504 - t565 - t568);
    const double t569 = 0.2679491924311227 * t192 + t253;
    const double t570 = 0.2679491924311227 * t303 + t340;
    const double t571 = t569 + 0.2679491924311227 * t570;
    const double t572 = 0.2679491924311227 * t376 + t387;
    const double result6 = -0.0018097884180918078 * (t365 - t571 - t572);
    const double t573 = 0.2679491924311227 * t397 + t406;
    const double t574 = 0.2679491924311227 * t416 + t425;
    const double t575 = t573 + 0.2679491924311227 * t574;
    const double t576 = 0.2679491924311227 * t461 + t472;
    const double result7 = -0.0018097884180918078 * (t450 - t575 - t576);
    const double t577 = 0.2679491924311227 * t480 + t487;
    const double t578 = 0.2679491924311227 * t495 + t502;
    const double t579 = t577 + 0.2679491924311227 * t578;
    const double t580 = 0.2679491924311227 * t538 + t549;
    const double result8 = -0.0018097884180918078 * (t527 - t579 - t580);
    const double t581 = 0.2679491924311227 * t554 + t555;
    const double result9 = -0.0018097884180918078 * (t553 + t571 - t581);
    const double t582 = 0.2679491924311227 * t560 + t561;
    const double result10 = -0.0018097884180918078 * (t559 + t575 - t582);
    const double t583 = 0.2679491924311227 * t566 + t567;
    const double result11 = -0.0018097884180918078 * (t565 + t579 - t583);
    const double t584 = 0.2679491924311227 * t254 + t341;
    const double t585 = 0.2679491924311227 * t353 + t364;
    const double result12 = -0.0018097884180918078 * (t388 - t584 - t585);
    const double t586 = 0.2679491924311227 * t407 + t426;
    const double t587 = 0.2679491924311227 * t438 + t449;
    const double result13 = -0.0018097884180918078 * (t473 - t586 - t587);
    const double t588 = 0.2679491924311227 * t488 + t503;
    const double t589 = 0.2679491924311227 * t515 + t526;
    const double result14 = -0.0018097884180918078 * (t550 - t588 - t589);
    const double t590 = 0.2679491924311227 * t551 + t552;
    const double result15 = -0.0018097884180918078 * (t556 + t584 - t590);
    const double t591 = 0.2679491924311227 * t557 + t558;
    const double result16 = -0.0018097884180918078 * (t562 + t586 - t591);
    const double t592 = 0.2679491924311227 * t563 + t564;
    const double result17 = -0.0018097884180918078 * (t568 + t588 - t592);
    const double t593 = 0.2679491924311227 * t569 + t570;
    const double result18 = -0.0018097884180918078 * (t572 + t585 - t593);
    const double t594 = 0.2679491924311227 * t573 + t574;
    const double result19 = -0.0018097884180918078 * (t576 + t587 - t594);
    const double t595 = 0.2679491924311227 * t577 + t578;
    const double result20 = -0.0018097884180918078 * (t580 + t589 - t595);
    const double result21 = -0.0018097884180918078 * (t581 + t590 + t593);
    const double result22 = -0.0018097884180918078 * (t582 + t591 + t594);
    const double result23 = -0.0018097884180918078 * (t583 + t592 + t595);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
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
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const double passed0_4 = __shfl_up_sync(0xffffffffU, sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const double passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const double passed0_9 = __shfl_up_sync(0xffffffffU, sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const double passed0_10 = __shfl_up_sync(0xffffffffU, sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const double passed0_11 = __shfl_up_sync(0xffffffffU, sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const double passed0_15 = __shfl_up_sync(0xffffffffU, sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const double passed0_16 = __shfl_up_sync(0xffffffffU, sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const double passed0_17 = __shfl_up_sync(0xffffffffU, sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const double passed0_21 = __shfl_up_sync(0xffffffffU, sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const double passed0_22 = __shfl_up_sync(0xffffffffU, sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const double passed0_23 = __shfl_up_sync(0xffffffffU, sum23, 1);
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
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const double passed1_8 = __shfl_up_sync(0xffffffffU, sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const double passed1_9 = __shfl_up_sync(0xffffffffU, sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const double passed1_10 = __shfl_up_sync(0xffffffffU, sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const double passed1_11 = __shfl_up_sync(0xffffffffU, sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const double passed1_18 = __shfl_up_sync(0xffffffffU, sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const double passed1_19 = __shfl_up_sync(0xffffffffU, sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const double passed1_20 = __shfl_up_sync(0xffffffffU, sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const double passed1_21 = __shfl_up_sync(0xffffffffU, sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const double passed1_22 = __shfl_up_sync(0xffffffffU, sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const double passed1_23 = __shfl_up_sync(0xffffffffU, sum23, 8);
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

extern "C" int elasticity_q1x3_hexahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    elasticity_q1x3_hexahedron_f64_apply_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_q1x3_hexahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_q1x3_hexahedron_f64_apply_cuda_descriptor = {
    "elasticity_q1x3_hexahedron_f64_apply",  // name
    "apply",                                 // kernel
    "a",                                     // form
    "cuda",                                  // target
    "float64",                               // scalar
    "sum_factorised",                        // representation
    "hexahedron",                            // cell
    "Q1^3",                                  // coordinate_element
    "Q1^3",                                  // row_element
    "Q1^3",                                  // column_element
    "ufcx",                                  // dof_order
    3,                                       // gdim
    2,                                       // arity
    24,                                      // rows
    24,                                      // columns
    24,                                      // entries_per_cell
    3,                                       // quadrature_degree
    8,                                       // quadrature_points
    0,                                       // num_coefficients
    0,                                       // num_constants
    nullptr,                                 // coefficients
    nullptr,                                 // constants
    "vertices",                              // input
    "full",                                  // output
    0,                                       // geometry_size
    8,                                       // coordinate_nodes
    "merge",                                 // scatter
    "int32",                                 // index_type
    "separate",                              // numbering
    "interleaved",                           // component_order
    0,                                       // constraints
    8,                                       // nodes
    3,                                       // components
    0,                                       // trial_nodes
    1,                                       // cluster
    0,                                       // patch_nodes
    "auto",                                  // mapping
    "full",                                  // unroll
    "auto",                                  // k_place
    64,                                      // element_batch
    64,                                      // concurrent_elements
    1,                                       // interleave_stores
    64,                                      // threads
    0,                                       // shared_bytes
    1964.0,                                  // flops_per_cell
    160.0,                                   // bytes_per_cell
    0.0,                                     // paper_flops_per_cell
    launch,                                  // launch
};
