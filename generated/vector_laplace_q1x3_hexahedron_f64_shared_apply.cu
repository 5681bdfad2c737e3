// vector_laplace_q1x3_hexahedron_f64_shared_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set numbering=shared
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   coefficient, Q1^3, 24 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2286 flops
//   sum_factorised  1580 flops <- taken
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
//   numbering            shared
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
//   flops       1628
//   bytes       128 (104 read, 24 written)
//   flops/byte  12.7
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
vector_laplace_q1x3_hexahedron_f64_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
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
    const int64_t n0 = d0 / 3;
    const int64_t n1 = d1 / 3;
    const int64_t n2 = d2 / 3;
    const int64_t n3 = d3 / 3;
    const int64_t n4 = d4 / 3;
    const int64_t n5 = d5 / 3;
    const int64_t n6 = d6 / 3;
    const int64_t n7 = d7 / 3;
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
    const double t0 = trial_0 - trial_3;
    const double t1 = trial_6 - trial_9;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = trial_12 - trial_15;
    const double t4 = trial_18 - trial_21;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = t2 + 0.2679491924311227 * t5;
    const double t7 = x0_0 - x1_0;
    const double t8 = x2_0 - x3_0;
    const double t9 = t7 + 0.2679491924311227 * t8;
    const double t10 = x4_0 - x5_0;
    const double t11 = x6_0 - x7_0;
    const double t12 = t10 + 0.2679491924311227 * t11;
    const double t13 = t9 + 0.2679491924311227 * t12;
    const double t14 = x0_1 - x2_1;
    const double t15 = x1_1 - x3_1;
    const double t16 = t14 + 0.2679491924311227 * t15;
    const double t17 = x4_1 - x6_1;
    const double t18 = x5_1 - x7_1;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = t16 + 0.2679491924311227 * t19;
    const double t21 = x0_2 - x4_2;
    const double t22 = x1_2 - x5_2;
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = x2_2 - x6_2;
    const double t25 = x3_2 - x7_2;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = t23 + 0.2679491924311227 * t26;
    const double t28 = x0_1 - x4_1;
    const double t29 = x1_1 - x5_1;
    const double t30 = t28 + 0.2679491924311227 * t29;
    const double t31 = x2_1 - x6_1;
    const double t32 = x3_1 - x7_1;
    const double t33 = t31 + 0.2679491924311227 * t32;
    const double t34 = t30 + 0.2679491924311227 * t33;
    const double t35 = x0_2 - x2_2;
    const double t36 = x1_2 - x3_2;
    const double t37 = t35 + 0.2679491924311227 * t36;
    const double t38 = x4_2 - x6_2;
    const double t39 = x5_2 - x7_2;
    const double t40 = t38 + 0.2679491924311227 * t39;
    const double t41 = t37 + 0.2679491924311227 * t40;
    const double t42 = t20 * t27 - t34 * t41;
    const double t43 = x0_0 - x2_0;
    const double t44 = x1_0 - x3_0;
    const double t45 = t43 + 0.2679491924311227 * t44;
    const double t46 = x4_0 - x6_0;
    const double t47 = x5_0 - x7_0;
    const double t48 = t46 + 0.2679491924311227 * t47;
    const double t49 = t45 + 0.2679491924311227 * t48;
    const double t50 = x0_2 - x1_2;
    const double t51 = x2_2 - x3_2;
    const double t52 = t50 + 0.2679491924311227 * t51;
    const double t53 = x4_2 - x5_2;
    const double t54 = x6_2 - x7_2;
    const double t55 = t53 + 0.2679491924311227 * t54;
    const double t56 = t52 + 0.2679491924311227 * t55;
    const double t57 = x0_1 - x1_1;
    const double t58 = x2_1 - x3_1;
    const double t59 = t57 + 0.2679491924311227 * t58;
    const double t60 = x4_1 - x5_1;
    const double t61 = x6_1 - x7_1;
    const double t62 = t60 + 0.2679491924311227 * t61;
    const double t63 = t59 + 0.2679491924311227 * t62;
    const double t64 = t34 * t56 - t27 * t63;
    const double t65 = x0_0 - x4_0;
    const double t66 = x1_0 - x5_0;
    const double t67 = t65 + 0.2679491924311227 * t66;
    const double t68 = x2_0 - x6_0;
    const double t69 = x3_0 - x7_0;
    const double t70 = t68 + 0.2679491924311227 * t69;
    const double t71 = t67 + 0.2679491924311227 * t70;
    const double t72 = t41 * t63 - t20 * t56;
    const double t73 = reciprocal(std::fabs(-0.2406516764515424 * (t13 * t42 + t49 * t64 + t71 * t72)));
    const double t74 = t41 * t71 - t27 * t49;
    const double t75 = t34 * t49 - t20 * t71;
    const double t76 = 0.14968738057396383 * t73 * (t42 * t42 + t74 * t74 + t75 * t75);
    const double t77 = trial_0 - trial_6;
    const double t78 = trial_3 - trial_9;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = trial_12 - trial_18;
    const double t81 = trial_15 - trial_21;
    const double t82 = t80 + 0.2679491924311227 * t81;
    const double t83 = t79 + 0.2679491924311227 * t82;
    const double t84 = t13 * t27 - t56 * t71;
    const double t85 = t63 * t71 - t13 * t34;
    const double t86 = 0.14968738057396383 * t73 * (t42 * t64 + t74 * t84 + t75 * t85);
    const double t87 = trial_0 - trial_12;
    const double t88 = trial_3 - trial_15;
    const double t89 = t87 + 0.2679491924311227 * t88;
    const double t90 = trial_6 - trial_18;
    const double t91 = trial_9 - trial_21;
    const double t92 = t90 + 0.2679491924311227 * t91;
    const double t93 = t89 + 0.2679491924311227 * t92;
    const double t94 = t49 * t56 - t13 * t41;
    const double t95 = t13 * t20 - t49 * t63;
    const double t96 = 0.14968738057396383 * t73 * (t42 * t72 + t74 * t94 + t75 * t95);
    const double t97 = 0.2679491924311227 * t14 + t15;
    const double t98 = 0.2679491924311227 * t17 + t18;
    const double t99 = t97 + 0.2679491924311227 * t98;
    const double t100 = 0.2679491924311227 * t21 + t22;
    const double t101 = 0.2679491924311227 * t24 + t25;
    const double t102 = t100 + 0.2679491924311227 * t101;
    const double t103 = 0.2679491924311227 * t28 + t29;
    const double t104 = 0.2679491924311227 * t31 + t32;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = 0.2679491924311227 * t35 + t36;
    const double t107 = 0.2679491924311227 * t38 + t39;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = t99 * t102 - t105 * t108;
    const double t110 = 0.2679491924311227 * t43 + t44;
    const double t111 = 0.2679491924311227 * t46 + t47;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = t56 * t105 - t63 * t102;
    const double t114 = 0.2679491924311227 * t65 + t66;
    const double t115 = 0.2679491924311227 * t68 + t69;
    const double t116 = t114 + 0.2679491924311227 * t115;
    const double t117 = t63 * t108 - t56 * t99;
    const double t118 = reciprocal(std::fabs(-0.2406516764515424 * (t13 * t109 + t112 * t113 + t116 * t117)));
    const double t119 = t108 * t116 - t102 * t112;
    const double t120 = t105 * t112 - t99 * t116;
    const double t121 = 0.14968738057396383 * t118 * (t109 * t109 + t119 * t119 + t120 * t120);
    const double t122 = 0.2679491924311227 * t77 + t78;
    const double t123 = 0.2679491924311227 * t80 + t81;
    const double t124 = t122 + 0.2679491924311227 * t123;
    const double t125 = t13 * t102 - t56 * t116;
    const double t126 = t63 * t116 - t13 * t105;
    const double t127 = 0.14968738057396383 * t118 * (t109 * t113 + t119 * t125 + t120 * t126);
    const double t128 = 0.2679491924311227 * t87 + t88;
    const double t129 = 0.2679491924311227 * t90 + t91;
    const double t130 = t128 + 0.2679491924311227 * t129;
    const double t131 = t56 * t112 - t13 * t108;
    const double t132 = t13 * t99 - t63 * t112;
    const double t133 = 0.14968738057396383 * t118 * (t109 * t117 + t119 * t131 + t120 * t132);
    const double t134 = (t6 * t76 + t83 * t86 + t93 * t96) + (t6 * t121 + t124 * t127 + t130 * t133);
    const double t135 = 0.2679491924311227 * t0 + t1;
    const double t136 = 0.2679491924311227 * t3 + t4;
    const double t137 = t135 + 0.2679491924311227 * t136;
    const double t138 = 0.2679491924311227 * t7 + t8;
    const double t139 = 0.2679491924311227 * t10 + t11;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = 0.2679491924311227 * t23 + t26;
    const double t142 = 0.2679491924311227 * t30 + t33;
    const double t143 = t20 * t141 - t41 * t142;
    const double t144 = 0.2679491924311227 * t50 + t51;
    const double t145 = 0.2679491924311227 * t53 + t54;
    const double t146 = t144 + 0.2679491924311227 * t145;
    const double t147 = 0.2679491924311227 * t57 + t58;
    const double t148 = 0.2679491924311227 * t60 + t61;
    const double t149 = t147 + 0.2679491924311227 * t148;
    const double t150 = t142 * t146 - t141 * t149;
    const double t151 = 0.2679491924311227 * t67 + t70;
    const double t152 = t41 * t149 - t20 * t146;
    const double t153 = reciprocal(std::fabs(-0.2406516764515424 * (t140 * t143 + t49 * t150 + t151 * t152)));
    const double t154 = t41 * t151 - t49 * t141;
    const double t155 = t49 * t142 - t20 * t151;
    const double t156 = 0.14968738057396383 * t153 * (t143 * t143 + t154 * t154 + t155 * t155);
    const double t157 = t140 * t141 - t146 * t151;
    const double t158 = t149 * t151 - t140 * t142;
    const double t159 = 0.14968738057396383 * t153 * (t143 * t150 + t154 * t157 + t155 * t158);
    const double t160 = 0.2679491924311227 * t89 + t92;
    const double t161 = t49 * t146 - t41 * t140;
    const double t162 = t20 * t140 - t49 * t149;
    const double t163 = 0.14968738057396383 * t153 * (t143 * t152 + t154 * t161 + t155 * t162);
    const double t164 = 0.2679491924311227 * t100 + t101;
    const double t165 = 0.2679491924311227 * t103 + t104;
    const double t166 = t99 * t164 - t108 * t165;
    const double t167 = t146 * t165 - t149 * t164;
    const double t168 = 0.2679491924311227 * t114 + t115;
    const double t169 = t108 * t149 - t99 * t146;
    const double t170 = reciprocal(std::fabs(-0.2406516764515424 * (t140 * t166 + t112 * t167 + t168 *
        t169)));
    const double t171 = t108 * t168 - t112 * t164;
    const double t172 = t112 * t165 - t99 * t168;
    const double t173 = 0.14968738057396383 * t170 * (t166 * t166 + t171 * t171 + t172 * t172);
    const double t174 = t140 * t164 - t146 * t168;
    const double t175 = t149 * t168 - t140 * t165;
    const double t176 = 0.14968738057396383 * t170 * (t166 * t167 + t171 * t174 + t172 * t175);
    const double t177 = 0.2679491924311227 * t128 + t129;
    const double t178 = t112 * t146 - t108 * t140;
    const double t179 = t99 * t140 - t112 * t149;
    const double t180 = 0.14968738057396383 * t170 * (t166 * t169 + t171 * t178 + t172 * t179);
    const double t181 = (t137 * t156 + t83 * t159 + t160 * t163) + (t137 * t173 + t124 * t176 + t177 * t180);
    const double t182 = t134 + 0.2679491924311227 * t181;
    const double t183 = 0.2679491924311227 * t2 + t5;
    const double t184 = 0.2679491924311227 * t9 + t12;
    const double t185 = 0.2679491924311227 * t16 + t19;
    const double t186 = 0.2679491924311227 * t37 + t40;
    const double t187 = t27 * t185 - t34 * t186;
    const double t188 = 0.2679491924311227 * t45 + t48;
    const double t189 = 0.2679491924311227 * t52 + t55;
    const double t190 = 0.2679491924311227 * t59 + t62;
    const double t191 = t34 * t189 - t27 * t190;
    const double t192 = t186 * t190 - t185 * t189;
    const double t193 = reciprocal(std::fabs(-0.2406516764515424 * (t184 * t187 + t188 * t191 + t71 * t192)));
    const double t194 = t71 * t186 - t27 * t188;
    const double t195 = t34 * t188 - t71 * t185;
    const double t196 = 0.14968738057396383 * t193 * (t187 * t187 + t194 * t194 + t195 * t195);
    const double t197 = 0.2679491924311227 * t79 + t82;
    const double t198 = t27 * t184 - t71 * t189;
    const double t199 = t71 * t190 - t34 * t184;
    const double t200 = 0.14968738057396383 * t193 * (t187 * t191 + t194 * t198 + t195 * t199);
    const double t201 = t188 * t189 - t184 * t186;
    const double t202 = t184 * t185 - t188 * t190;
    const double t203 = 0.14968738057396383 * t193 * (t187 * t192 + t194 * t201 + t195 * t202);
    const double t204 = 0.2679491924311227 * t97 + t98;
    const double t205 = 0.2679491924311227 * t106 + t107;
    const double t206 = t102 * t204 - t105 * t205;
    const double t207 = 0.2679491924311227 * t110 + t111;
    const double t208 = t105 * t189 - t102 * t190;
    const double t209 = t190 * t205 - t189 * t204;
    const double t210 = reciprocal(std::fabs(-0.2406516764515424 * (t184 * t206 + t207 * t208 + t116 *
        t209)));
    const double t211 = t116 * t205 - t102 * t207;
    const double t212 = t105 * t207 - t116 * t204;
    const double t213 = 0.14968738057396383 * t210 * (t206 * t206 + t211 * t211 + t212 * t212);
    const double t214 = 0.2679491924311227 * t122 + t123;
    const double t215 = t102 * t184 - t116 * t189;
    const double t216 = t116 * t190 - t105 * t184;
    const double t217 = 0.14968738057396383 * t210 * (t206 * t208 + t211 * t215 + t212 * t216);
    const double t218 = t189 * t207 - t184 * t205;
    const double t219 = t184 * t204 - t190 * t207;
    const double t220 = 0.14968738057396383 * t210 * (t206 * t209 + t211 * t218 + t212 * t219);
    const double t221 = (t183 * t196 + t197 * t200 + t93 * t203) + (t183 * t213 + t214 * t217 + t130 * t220);
    const double t222 = 0.2679491924311227 * t135 + t136;
    const double t223 = 0.2679491924311227 * t138 + t139;
    const double t224 = t141 * t185 - t142 * t186;
    const double t225 = 0.2679491924311227 * t144 + t145;
    const double t226 = 0.2679491924311227 * t147 + t148;
    const double t227 = t142 * t225 - t141 * t226;
    const double t228 = t186 * t226 - t185 * t225;
    const double t229 = reciprocal(std::fabs(-0.2406516764515424 * (t223 * t224 + t188 * t227 + t151 *
        t228)));
    const double t230 = t151 * t186 - t141 * t188;
    const double t231 = t142 * t188 - t151 * t185;
    const double t232 = 0.14968738057396383 * t229 * (t224 * t224 + t230 * t230 + t231 * t231);
    const double t233 = t141 * t223 - t151 * t225;
    const double t234 = t151 * t226 - t142 * t223;
    const double t235 = 0.14968738057396383 * t229 * (t224 * t227 + t230 * t233 + t231 * t234);
    const double t236 = t188 * t225 - t186 * t223;
    const double t237 = t185 * t223 - t188 * t226;
    const double t238 = 0.14968738057396383 * t229 * (t224 * t228 + t230 * t236 + t231 * t237);
    const double t239 = t164 * t204 - t165 * t205;
    const double t240 = t165 * t225 - t164 * t226;
    const double t241 = t205 * t226 - t204 * t225;
    const double t242 = reciprocal(std::fabs(-0.2406516764515424 * (t223 * t239 + t207 * t240 + t168 *
        t241)));
    const double t243 = t168 * t205 - t164 * t207;
    const double t244 = t165 * t207 - t168 * t204;
    const double t245 = 0.14968738057396383 * t242 * (t239 * t239 + t243 * t243 + t244 * t244);
    const double t246 = t164 * t223 - t168 * t225;
    const double t247 = t168 * t226 - t165 * t223;
    const double t248 = 0.14968738057396383 * t242 * (t239 * t240 + t243 * t246 + t244 * t247);
    const double t249 = t207 * t225 - t205 * t223;
    const double t250 = t204 * t223 - t207 * t226;
    const double t251 = 0.14968738057396383 * t242 * (t239 * t241 + t243 * t249 + t244 * t250);
    const double t252 = (t222 * t232 + t197 * t235 + t160 * t238) + (t222 * t245 + t214 * t248 + t177 * t251);
    const double t253 = t221 + 0.2679491924311227 * t252;
    const double t254 = t182 + 0.2679491924311227 * t253;
    const double t255 = 0.14968738057396383 * t73 * (t64 * t64 + t84 * t84 + t85 * t85);
    const double t256 = 0.14968738057396383 * t73 * (t64 * t72 + t84 * t94 + t85 * t95);
    const double t257 = 0.14968738057396383 * t153 * (t150 * t150 + t157 * t157 + t158 * t158);
    const double t258 = 0.14968738057396383 * t153 * (t150 * t152 + t157 * t161 + t158 * t162);
    const double t259 = (t6 * t86 + t83 * t255 + t93 * t256) + (t137 * t159 + t83 * t257 + t160 * t258);
    const double t260 = 0.14968738057396383 * t118 * (t113 * t113 + t125 * t125 + t126 * t126);
    const double t261 = 0.14968738057396383 * t118 * (t113 * t117 + t125 * t131 + t126 * t132);
    const double t262 = 0.14968738057396383 * t170 * (t167 * t167 + t174 * t174 + t175 * t175);
    const double t263 = 0.14968738057396383 * t170 * (t167 * t169 + t174 * t178 + t175 * t179);
    const double t264 = (t6 * t127 + t124 * t260 + t130 * t261) + (t137 * t176 + t124 * t262 + t177 * t263);
    const double t265 = t259 + 0.2679491924311227 * t264;
    const double t266 = 0.14968738057396383 * t193 * (t191 * t191 + t198 * t198 + t199 * t199);
    const double t267 = 0.14968738057396383 * t193 * (t191 * t192 + t198 * t201 + t199 * t202);
    const double t268 = 0.14968738057396383 * t229 * (t227 * t227 + t233 * t233 + t234 * t234);
    const double t269 = 0.14968738057396383 * t229 * (t227 * t228 + t233 * t236 + t234 * t237);
    const double t270 = (t183 * t200 + t197 * t266 + t93 * t267) + (t222 * t235 + t197 * t268 + t160 * t269);
    const double t271 = 0.14968738057396383 * t210 * (t208 * t208 + t215 * t215 + t216 * t216);
    const double t272 = 0.14968738057396383 * t210 * (t208 * t209 + t215 * t218 + t216 * t219);
    const double t273 = 0.14968738057396383 * t242 * (t240 * t240 + t246 * t246 + t247 * t247);
    const double t274 = 0.14968738057396383 * t242 * (t240 * t241 + t246 * t249 + t247 * t250);
    const double t275 = (t183 * t217 + t214 * t271 + t130 * t272) + (t222 * t248 + t214 * t273 + t177 * t274);
    const double t276 = t270 + 0.2679491924311227 * t275;
    const double t277 = t265 + 0.2679491924311227 * t276;
    const double t278 = 0.14968738057396383 * t73 * (t72 * t72 + t94 * t94 + t95 * t95);
    const double t279 = 0.14968738057396383 * t193 * (t192 * t192 + t201 * t201 + t202 * t202);
    const double t280 = (t6 * t96 + t83 * t256 + t93 * t278) + (t183 * t203 + t197 * t267 + t93 * t279);
    const double t281 = 0.14968738057396383 * t118 * (t117 * t117 + t131 * t131 + t132 * t132);
    const double t282 = 0.14968738057396383 * t210 * (t209 * t209 + t218 * t218 + t219 * t219);
    const double t283 = (t6 * t133 + t124 * t261 + t130 * t281) + (t183 * t220 + t214 * t272 + t130 * t282);
    const double t284 = t280 + 0.2679491924311227 * t283;
    const double t285 = 0.14968738057396383 * t153 * (t152 * t152 + t161 * t161 + t162 * t162);
    const double t286 = 0.14968738057396383 * t229 * (t228 * t228 + t236 * t236 + t237 * t237);
    const double t287 = (t137 * t163 + t83 * t258 + t160 * t285) + (t222 * t238 + t197 * t269 + t160 * t286);
    const double t288 = 0.14968738057396383 * t170 * (t169 * t169 + t178 * t178 + t179 * t179);
    const double t289 = 0.14968738057396383 * t242 * (t241 * t241 + t249 * t249 + t250 * t250);
    const double t290 = (t137 * t180 + t124 * t263 + t177 * t288) + (t222 * t251 + t214 * t274 + t177 * t289);
    const double t291 = t287 + 0.2679491924311227 * t290;
    const double t292 = t284 + 0.2679491924311227 * t291;
    const double result0 = 0.04836181677178996 * (t254 + t277 + t292);
    const double t293 = trial_1 - trial_4;
    const double t294 = trial_7 - trial_10;
    const double t295 = t293 + 0.2679491924311227 * t294;
    const double t296 = trial_13 - trial_16;
    const double t297 = trial_19 - trial_22;
    const double t298 = t296 + 0.2679491924311227 * t297;
    const double t299 = t295 + 0.2679491924311227 * t298;
    const double t300 = trial_1 - trial_7;
    const double t301 = trial_4 - trial_10;
    const double t302 = t300 + 0.2679491924311227 * t301;
    const double t303 = trial_13 - trial_19;
    const double t304 = trial_16 - trial_22;
    const double t305 = t303 + 0.2679491924311227 * t304;
    const double t306 = t302 + 0.2679491924311227 * t305;
    const double t307 = trial_1 - trial_13;
    const double t308 = trial_4 - trial_16;
    const double t309 = t307 + 0.2679491924311227 * t308;
    const double t310 = trial_7 - trial_19;
    const double t311 = trial_10 - trial_22;
    const double t312 = t310 + 0.2679491924311227 * t311;
    const double t313 = t309 + 0.2679491924311227 * t312;
    const double t314 = 0.2679491924311227 * t300 + t301;
    const double t315 = 0.2679491924311227 * t303 + t304;
    const double t316 = t314 + 0.2679491924311227 * t315;
    const double t317 = 0.2679491924311227 * t307 + t308;
    const double t318 = 0.2679491924311227 * t310 + t311;
    const double t319 = t317 + 0.2679491924311227 * t318;
    const double t320 = (t76 * t299 + t86 * t306 + t96 * t313) + (t121 * t299 + t127 * t316 + t133 * t319);
    const double t321 = 0.2679491924311227 * t293 + t294;
    const double t322 = 0.2679491924311227 * t296 + t297;
    const double t323 = t321 + 0.2679491924311227 * t322;
    const double t324 = 0.2679491924311227 * t309 + t312;
    const double t325 = 0.2679491924311227 * t317 + t318;
    const double t326 = (t156 * t323 + t159 * t306 + t163 * t324) + (t173 * t323 + t176 * t316 + t180 * t325);
    const double t327 = t320 + 0.2679491924311227 * t326;
    const double t328 = 0.2679491924311227 * t295 + t298;
    const double t329 = 0.2679491924311227 * t302 + t305;
    const double t330 = 0.2679491924311227 * t314 + t315;
    const double t331 = (t196 * t328 + t200 * t329 + t203 * t313) + (t213 * t328 + t217 * t330 + t220 * t319);
    const double t332 = 0.2679491924311227 * t321 + t322;
    const double t333 = (t232 * t332 + t235 * t329 + t238 * t324) + (t245 * t332 + t248 * t330 + t251 * t325);
    const double t334 = t331 + 0.2679491924311227 * t333;
    const double t335 = t327 + 0.2679491924311227 * t334;
    const double t336 = (t86 * t299 + t255 * t306 + t256 * t313) + (t159 * t323 + t257 * t306 + t258 * t324);
    const double t337 = (t127 * t299 + t260 * t316 + t261 * t319) + (t176 * t323 + t262 * t316 + t263 * t325);
    const double t338 = t336 + 0.2679491924311227 * t337;
    const double t339 = (t200 * t328 + t266 * t329 + t267 * t313) + (t235 * t332 + t268 * t329 + t269 * t324);
    const double t340 = (t217 * t328 + t271 * t330 + t272 * t319) + (t248 * t332 + t273 * t330 + t274 * t325);
    const double t341 = t339 + 0.2679491924311227 * t340;
    const double t342 = t338 + 0.2679491924311227 * t341;
    const double t343 = (t96 * t299 + t256 * t306 + t278 * t313) + (t203 * t328 + t267 * t329 + t279 * t313);
    const double t344 = (t133 * t299 + t261 * t316 + t281 * t319) + (t220 * t328 + t272 * t330 + t282 * t319);
    const double t345 = t343 + 0.2679491924311227 * t344;
    const double t346 = (t163 * t323 + t258 * t306 + t285 * t324) + (t238 * t332 + t269 * t329 + t286 * t324);
    const double t347 = (t180 * t323 + t263 * t316 + t288 * t325) + (t251 * t332 + t274 * t330 + t289 * t325);
    const double t348 = t346 + 0.2679491924311227 * t347;
    const double t349 = t345 + 0.2679491924311227 * t348;
    const double result1 = 0.04836181677178996 * (t335 + t342 + t349);
    const double t350 = trial_2 - trial_5;
    const double t351 = trial_8 - trial_11;
    const double t352 = t350 + 0.2679491924311227 * t351;
    const double t353 = trial_14 - trial_17;
    const double t354 = trial_20 - trial_23;
    const double t355 = t353 + 0.2679491924311227 * t354;
    const double t356 = t352 + 0.2679491924311227 * t355;
    const double t357 = trial_2 - trial_8;
    const double t358 = trial_5 - trial_11;
    const double t359 = t357 + 0.2679491924311227 * t358;
    const double t360 = trial_14 - trial_20;
    const double t361 = trial_17 - trial_23;
    const double t362 = t360 + 0.2679491924311227 * t361;
    const double t363 = t359 + 0.2679491924311227 * t362;
    const double t364 = trial_2 - trial_14;
    const double t365 = trial_5 - trial_17;
    const double t366 = t364 + 0.2679491924311227 * t365;
    const double t367 = trial_8 - trial_20;
    const double t368 = trial_11 - trial_23;
    const double t369 = t367 + 0.2679491924311227 * t368;
    const double t370 = t366 + 0.2679491924311227 * t369;
    const double t371 = 0.2679491924311227 * t357 + t358;
    const double t372 = 0.2679491924311227 * t360 + t361;
    const double t373 = t371 + 0.2679491924311227 * t372;
    const double t374 = 0.2679491924311227 * t364 + t365;
    const double t375 = 0.2679491924311227 * t367 + t368;
    const double t376 = t374 + 0.2679491924311227 * t375;
    const double t377 = (t76 * t356 + t86 * t363 + t96 * t370) + (t121 * t356 + t127 * t373 + t133 * t376);
    const double t378 = 0.2679491924311227 * t350 + t351;
    const double t379 = 0.2679491924311227 * t353 + t354;
    const double t380 = t378 + 0.2679491924311227 * t379;
    const double t381 = 0.2679491924311227 * t366 + t369;
    const double t382 = 0.2679491924311227 * t374 + t375;
    const double t383 = (t156 * t380 + t159 * t363 + t163 * t381) + (t173 * t380 + t176 * t373 + t180 * t382);
    const double t384 = t377 + 0.2679491924311227 * t383;
    const double t385 = 0.2679491924311227 * t352 + t355;
    const double t386 = 0.2679491924311227 * t359 + t362;
    const double t387 = 0.2679491924311227 * t371 + t372;
    const double t388 = (t196 * t385 + t200 * t386 + t203 * t370) + (t213 * t385 + t217 * t387 + t220 * t376);
    const double t389 = 0.2679491924311227 * t378 + t379;
    const double t390 = (t232 * t389 + t235 * t386 + t238 * t381) + (t245 * t389 + t248 * t387 + t251 * t382);
    const double t391 = t388 + 0.2679491924311227 * t390;
    const double t392 = t384 + 0.2679491924311227 * t391;
    const double t393 = (t86 * t356 + t255 * t363 + t256 * t370) + (t159 * t380 + t257 * t363 + t258 * t381);
    const double t394 = (t127 * t356 + t260 * t373 + t261 * t376) + (t176 * t380 + t262 * t373 + t263 * t382);
    const double t395 = t393 + 0.2679491924311227 * t394;
    const double t396 = (t200 * t385 + t266 * t386 + t267 * t370) + (t235 * t389 + t268 * t386 + t269 * t381);
    const double t397 = (t217 * t385 + t271 * t387 + t272 * t376) + (t248 * t389 + t273 * t387 + t274 * t382);
    const double t398 = t396 + 0.2679491924311227 * t397;
    const double t399 = t395 + 0.2679491924311227 * t398;
    const double t400 = (t96 * t356 + t256 * t363 + t278 * t370) + (t203 * t385 + t267 * t386 + t279 * t370);
    const double t401 = (t133 * t356 + t261 * t373 + t281 * t376) + (t220 * t385 + t272 * t387 + t282 * t376);
    const double t402 = t400 + 0.2679491924311227 * t401;
    const double t403 = (t163 * t380 + t258 * t363 + t285 * t381) + (t238 * t389 + t269 * t386 + t286 * t381);
    const double t404 = (t180 * t380 + t263 * t373 + t288 * t382) + (t251 * t389 + t274 * t387 + t289 * t382);
    const double t405 = t403 + 0.2679491924311227 * t404;
    const double t406 = t402 + 0.2679491924311227 * t405;
    const double result2 = 0.04836181677178996 * (t392 + t399 + t406);
    const double t407 = 0.2679491924311227 * t259 + t264;
    const double t408 = 0.2679491924311227 * t270 + t275;
    const double t409 = t407 + 0.2679491924311227 * t408;
    const double t410 = 0.2679491924311227 * t280 + t283;
    const double t411 = 0.2679491924311227 * t287 + t290;
    const double t412 = t410 + 0.2679491924311227 * t411;
    const double result3 = -0.04836181677178996 * (t254 - t409 - t412);
    const double t413 = 0.2679491924311227 * t336 + t337;
    const double t414 = 0.2679491924311227 * t339 + t340;
    const double t415 = t413 + 0.2679491924311227 * t414;
    const double t416 = 0.2679491924311227 * t343 + t344;
    const double t417 = 0.2679491924311227 * t346 + t347;
    const double t418 = t416 + 0.2679491924311227 * t417;
    const double result4 = -0.04836181677178996 * (t335 - t415 - t418);
    const double t419 = 0.2679491924311227 * t393 + t394;
    const double t420 = 0.2679491924311227 * t396 + t397;
    const double t421 = t419 + 0.2679491924311227 * t420;
    const double t422 = 0.2679491924311227 * t400 + t401;
    const double t423 = 0.2679491924311227 * t403 + t404;
    const double t424 = t422 + 0.2679491924311227 * t423;
    const double result5 = -0.04836181677178996 * (t392 - t421 - t424);
    const double t425 = 0.2679491924311227 * t134 + t181;
    const double t426 = 0.2679491924311227 * t221 + t252;
    const double t427 = t425 + 0.2679491924311227 * t426;
    const double t428 = 0.2679491924311227 * t284 + t291;
    const double result6 = -0.04836181677178996 * (t277 - t427 - t428);
    const double t429 = 0.2679491924311227 * t320 + t326;
    const double t430 = 0.2679491924311227 * t331 + t333;
    const double t431 = t429 + 0.2679491924311227 * t430;
    const double t432 = 0.2679491924311227 * t345 + t348;
    const double result7 = -0.04836181677178996 * (t342 - t431 - t432);
    const double t433 = 0.2679491924311227 * t377 + t383;
    const double t434 = 0.2679491924311227 * t388 + t390;
    const double t435 = t433 + 0.2679491924311227 * t434;
    const double t436 = 0.2679491924311227 * t402 + t405;
    const double result8 = -0.04836181677178996 * (t399 - t435 - t436);
    const double t437 = 0.2679491924311227 * t410 + t411;
    const double result9 = -0.04836181677178996 * (t409 + t427 - t437);
    const double t438 = 0.2679491924311227 * t416 + t417;
    const double result10 = -0.04836181677178996 * (t415 + t431 - t438);
    const double t439 = 0.2679491924311227 * t422 + t423;
    const double result11 = -0.04836181677178996 * (t421 + t435 - t439);
    const double t440 = 0.2679491924311227 * t182 + t253;
    const double t441 = 0.2679491924311227 * t265 + t276;
    const double result12 = -0.04836181677178996 * (t292 - t440 - t441);
    const double t442 = 0.2679491924311227 * t327 + t334;
    const double t443 = 0.2679491924311227 * t338 + t341;
    const double result13 = -0.04836181677178996 * (t349 - t442 - t443);
    const double t444 = 0.2679491924311227 * t384 + t391;
    const double t445 = 0.2679491924311227 * t395 + t398;
    const double result14 = -0.04836181677178996 * (t406 - t444 - t445);
    const double t446 = 0.2679491924311227 * t407 + t408;
    const double result15 = -0.04836181677178996 * (t412 + t440 - t446);
    const double t447 = 0.2679491924311227 * t413 + t414;
    const double result16 = -0.04836181677178996 * (t418 + t442 - t447);
    const double t448 = 0.2679491924311227 * t419 + t420;
    const double result17 = -0.04836181677178996 * (t424 + t444 - t448);
    const double t449 = 0.2679491924311227 * t425 + t426;
    const double result18 = -0.04836181677178996 * (t428 + t441 - t449);
    const double t450 = 0.2679491924311227 * t429 + t430;
    const double result19 = -0.04836181677178996 * (t432 + t443 - t450);
    const double t451 = 0.2679491924311227 * t433 + t434;
    const double result20 = -0.04836181677178996 * (t436 + t445 - t451);
    const double result21 = -0.04836181677178996 * (t437 + t446 + t449);
    const double result22 = -0.04836181677178996 * (t438 + t447 + t450);
    const double result23 = -0.04836181677178996 * (t439 + t448 + t451);
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

extern "C" int vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    vector_laplace_q1x3_hexahedron_f64_shared_apply_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_cuda_descriptor = {
    "vector_laplace_q1x3_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
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
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    0,                                         // shared_bytes
    1628.0,                                    // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
