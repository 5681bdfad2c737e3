// weighted_laplace_q1_hexahedron_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   w       coefficient, Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1442 flops
//   sum_factorised  980 flops <- taken
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
//   flops       996
//   bytes       120 (112 read, 8 written)
//   flops/byte  8.3
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

__global__ void __launch_bounds__(128, 4)
weighted_laplace_q1_hexahedron_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
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
    const double w_0 = w[d0];
    const double w_1 = w[d1];
    const double w_2 = w[d2];
    const double w_3 = w[d3];
    const double w_4 = w[d4];
    const double w_5 = w[d5];
    const double w_6 = w[d6];
    const double w_7 = w[d7];
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
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
    const double t67 = w_0 + 0.2679491924311227 * w_1;
    const double t68 = w_2 + 0.2679491924311227 * w_3;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = w_4 + 0.2679491924311227 * w_5;
    const double t71 = w_6 + 0.2679491924311227 * w_7;
    const double t72 = t70 + 0.2679491924311227 * t71;
    const double t73 = t69 + 0.2679491924311227 * t72;
    const double t74 = trial_0 - trial_1;
    const double t75 = trial_2 - trial_3;
    const double t76 = t74 + 0.2679491924311227 * t75;
    const double t77 = trial_4 - trial_5;
    const double t78 = trial_6 - trial_7;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = t76 + 0.2679491924311227 * t79;
    const double t81 = trial_0 - trial_2;
    const double t82 = trial_1 - trial_3;
    const double t83 = t81 + 0.2679491924311227 * t82;
    const double t84 = trial_4 - trial_6;
    const double t85 = trial_5 - trial_7;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = t83 + 0.2679491924311227 * t86;
    const double t88 = trial_0 - trial_4;
    const double t89 = trial_1 - trial_5;
    const double t90 = t88 + 0.2679491924311227 * t89;
    const double t91 = trial_2 - trial_6;
    const double t92 = trial_3 - trial_7;
    const double t93 = t91 + 0.2679491924311227 * t92;
    const double t94 = t90 + 0.2679491924311227 * t93;
    const double t95 = t35 * t80 + t57 * t87 + t65 * t94;
    const double t96 = t34 * t64 - t20 * t42;
    const double t97 = t6 * t20 - t49 * t64;
    const double t98 = t42 * t49 - t6 * t34;
    const double t99 = t80 * t96 + t87 * t97 + t94 * t98;
    const double t100 = t27 * t42 - t13 * t64;
    const double t101 = t56 * t64 - t6 * t27;
    const double t102 = t6 * t13 - t42 * t56;
    const double t103 = t80 * t100 + t87 * t101 + t94 * t102;
    const double flux0 = t66 * (t35 * t73 * t95 + t73 * t96 * t99 + t73 * t100 * t103);
    const double flux1 = t66 * (t57 * t73 * t95 + t73 * t97 * t99 + t73 * t101 * t103);
    const double flux2 = t66 * (t65 * t73 * t95 + t73 * t98 * t99 + t73 * t102 * t103);
    const double t104 = 0.2679491924311227 * t7 + t8;
    const double t105 = 0.2679491924311227 * t10 + t11;
    const double t106 = t104 + 0.2679491924311227 * t105;
    const double t107 = 0.2679491924311227 * t14 + t15;
    const double t108 = 0.2679491924311227 * t17 + t18;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = 0.2679491924311227 * t21 + t22;
    const double t111 = 0.2679491924311227 * t24 + t25;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = 0.2679491924311227 * t28 + t29;
    const double t114 = 0.2679491924311227 * t31 + t32;
    const double t115 = t113 + 0.2679491924311227 * t114;
    const double t116 = t106 * t109 - t112 * t115;
    const double t117 = 0.2679491924311227 * t36 + t37;
    const double t118 = 0.2679491924311227 * t39 + t40;
    const double t119 = t117 + 0.2679491924311227 * t118;
    const double t120 = t49 * t112 - t56 * t109;
    const double t121 = 0.2679491924311227 * t58 + t59;
    const double t122 = 0.2679491924311227 * t61 + t62;
    const double t123 = t121 + 0.2679491924311227 * t122;
    const double t124 = t56 * t115 - t49 * t106;
    const double t125 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t116 + t119 * t120 + t123 * t124)));
    const double t126 = 0.2679491924311227 * w_0 + w_1;
    const double t127 = 0.2679491924311227 * w_2 + w_3;
    const double t128 = t126 + 0.2679491924311227 * t127;
    const double t129 = 0.2679491924311227 * w_4 + w_5;
    const double t130 = 0.2679491924311227 * w_6 + w_7;
    const double t131 = t129 + 0.2679491924311227 * t130;
    const double t132 = t128 + 0.2679491924311227 * t131;
    const double t133 = 0.2679491924311227 * t81 + t82;
    const double t134 = 0.2679491924311227 * t84 + t85;
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double t136 = 0.2679491924311227 * t88 + t89;
    const double t137 = 0.2679491924311227 * t91 + t92;
    const double t138 = t136 + 0.2679491924311227 * t137;
    const double t139 = t80 * t116 + t120 * t135 + t124 * t138;
    const double t140 = t115 * t123 - t109 * t119;
    const double t141 = t6 * t109 - t49 * t123;
    const double t142 = t49 * t119 - t6 * t115;
    const double t143 = t80 * t140 + t135 * t141 + t138 * t142;
    const double t144 = t112 * t119 - t106 * t123;
    const double t145 = t56 * t123 - t6 * t112;
    const double t146 = t6 * t106 - t56 * t119;
    const double t147 = t80 * t144 + t135 * t145 + t138 * t146;
    const double flux3 = t125 * (t116 * t132 * t139 + t132 * t140 * t143 + t132 * t144 * t147);
    const double flux4 = t125 * (t120 * t132 * t139 + t132 * t141 * t143 + t132 * t145 * t147);
    const double flux5 = t125 * (t124 * t132 * t139 + t132 * t142 * t143 + t132 * t146 * t147);
    const double t148 = 0.2679491924311227 * t0 + t1;
    const double t149 = 0.2679491924311227 * t3 + t4;
    const double t150 = t148 + 0.2679491924311227 * t149;
    const double t151 = 0.2679491924311227 * t16 + t19;
    const double t152 = 0.2679491924311227 * t23 + t26;
    const double t153 = t13 * t151 - t34 * t152;
    const double t154 = 0.2679491924311227 * t43 + t44;
    const double t155 = 0.2679491924311227 * t46 + t47;
    const double t156 = t154 + 0.2679491924311227 * t155;
    const double t157 = 0.2679491924311227 * t50 + t51;
    const double t158 = 0.2679491924311227 * t53 + t54;
    const double t159 = t157 + 0.2679491924311227 * t158;
    const double t160 = t152 * t156 - t151 * t159;
    const double t161 = 0.2679491924311227 * t60 + t63;
    const double t162 = t34 * t159 - t13 * t156;
    const double t163 = reciprocal(std::fabs(-0.2406516764515424 * (t150 * t153 + t42 * t160 + t161 * t162)));
    const double t164 = 0.2679491924311227 * t67 + t68;
    const double t165 = 0.2679491924311227 * t70 + t71;
    const double t166 = t164 + 0.2679491924311227 * t165;
    const double t167 = 0.2679491924311227 * t74 + t75;
    const double t168 = 0.2679491924311227 * t77 + t78;
    const double t169 = t167 + 0.2679491924311227 * t168;
    const double t170 = 0.2679491924311227 * t90 + t93;
    const double t171 = t153 * t169 + t87 * t160 + t162 * t170;
    const double t172 = t34 * t161 - t42 * t151;
    const double t173 = t150 * t151 - t156 * t161;
    const double t174 = t42 * t156 - t34 * t150;
    const double t175 = t169 * t172 + t87 * t173 + t170 * t174;
    const double t176 = t42 * t152 - t13 * t161;
    const double t177 = t159 * t161 - t150 * t152;
    const double t178 = t13 * t150 - t42 * t159;
    const double t179 = t169 * t176 + t87 * t177 + t170 * t178;
    const double flux6 = t163 * (t153 * t166 * t171 + t166 * t172 * t175 + t166 * t176 * t179);
    const double flux7 = t163 * (t160 * t166 * t171 + t166 * t173 * t175 + t166 * t177 * t179);
    const double flux8 = t163 * (t162 * t166 * t171 + t166 * t174 * t175 + t166 * t178 * t179);
    const double t180 = 0.2679491924311227 * t107 + t108;
    const double t181 = 0.2679491924311227 * t110 + t111;
    const double t182 = t106 * t180 - t115 * t181;
    const double t183 = t156 * t181 - t159 * t180;
    const double t184 = 0.2679491924311227 * t121 + t122;
    const double t185 = t115 * t159 - t106 * t156;
    const double t186 = reciprocal(std::fabs(-0.2406516764515424 * (t150 * t182 + t119 * t183 + t184 *
        t185)));
    const double t187 = 0.2679491924311227 * t126 + t127;
    const double t188 = 0.2679491924311227 * t129 + t130;
    const double t189 = t187 + 0.2679491924311227 * t188;
    const double t190 = 0.2679491924311227 * t136 + t137;
    const double t191 = t169 * t182 + t135 * t183 + t185 * t190;
    const double t192 = t115 * t184 - t119 * t180;
    const double t193 = t150 * t180 - t156 * t184;
    const double t194 = t119 * t156 - t115 * t150;
    const double t195 = t169 * t192 + t135 * t193 + t190 * t194;
    const double t196 = t119 * t181 - t106 * t184;
    const double t197 = t159 * t184 - t150 * t181;
    const double t198 = t106 * t150 - t119 * t159;
    const double t199 = t169 * t196 + t135 * t197 + t190 * t198;
    const double flux9 = t186 * (t182 * t189 * t191 + t189 * t192 * t195 + t189 * t196 * t199);
    const double flux10 = t186 * (t183 * t189 * t191 + t189 * t193 * t195 + t189 * t197 * t199);
    const double flux11 = t186 * (t185 * t189 * t191 + t189 * t194 * t195 + t189 * t198 * t199);
    const double t200 = 0.2679491924311227 * t2 + t5;
    const double t201 = 0.2679491924311227 * t9 + t12;
    const double t202 = 0.2679491924311227 * t30 + t33;
    const double t203 = t20 * t201 - t27 * t202;
    const double t204 = 0.2679491924311227 * t38 + t41;
    const double t205 = 0.2679491924311227 * t45 + t48;
    const double t206 = 0.2679491924311227 * t52 + t55;
    const double t207 = t27 * t205 - t20 * t206;
    const double t208 = t202 * t206 - t201 * t205;
    const double t209 = reciprocal(std::fabs(-0.2406516764515424 * (t200 * t203 + t204 * t207 + t64 * t208)));
    const double t210 = 0.2679491924311227 * t69 + t72;
    const double t211 = 0.2679491924311227 * t76 + t79;
    const double t212 = 0.2679491924311227 * t83 + t86;
    const double t213 = t203 * t211 + t207 * t212 + t94 * t208;
    const double t214 = t64 * t202 - t20 * t204;
    const double t215 = t20 * t200 - t64 * t205;
    const double t216 = t204 * t205 - t200 * t202;
    const double t217 = t211 * t214 + t212 * t215 + t94 * t216;
    const double t218 = t27 * t204 - t64 * t201;
    const double t219 = t64 * t206 - t27 * t200;
    const double t220 = t200 * t201 - t204 * t206;
    const double t221 = t211 * t218 + t212 * t219 + t94 * t220;
    const double flux12 = t209 * (t203 * t210 * t213 + t210 * t214 * t217 + t210 * t218 * t221);
    const double flux13 = t209 * (t207 * t210 * t213 + t210 * t215 * t217 + t210 * t219 * t221);
    const double flux14 = t209 * (t208 * t210 * t213 + t210 * t216 * t217 + t210 * t220 * t221);
    const double t222 = 0.2679491924311227 * t104 + t105;
    const double t223 = 0.2679491924311227 * t113 + t114;
    const double t224 = t109 * t222 - t112 * t223;
    const double t225 = 0.2679491924311227 * t117 + t118;
    const double t226 = t112 * t205 - t109 * t206;
    const double t227 = t206 * t223 - t205 * t222;
    const double t228 = reciprocal(std::fabs(-0.2406516764515424 * (t200 * t224 + t225 * t226 + t123 *
        t227)));
    const double t229 = 0.2679491924311227 * t128 + t131;
    const double t230 = 0.2679491924311227 * t133 + t134;
    const double t231 = t211 * t224 + t226 * t230 + t138 * t227;
    const double t232 = t123 * t223 - t109 * t225;
    const double t233 = t109 * t200 - t123 * t205;
    const double t234 = t205 * t225 - t200 * t223;
    const double t235 = t211 * t232 + t230 * t233 + t138 * t234;
    const double t236 = t112 * t225 - t123 * t222;
    const double t237 = t123 * t206 - t112 * t200;
    const double t238 = t200 * t222 - t206 * t225;
    const double t239 = t211 * t236 + t230 * t237 + t138 * t238;
    const double flux15 = t228 * (t224 * t229 * t231 + t229 * t232 * t235 + t229 * t236 * t239);
    const double flux16 = t228 * (t226 * t229 * t231 + t229 * t233 * t235 + t229 * t237 * t239);
    const double flux17 = t228 * (t227 * t229 * t231 + t229 * t234 * t235 + t229 * t238 * t239);
    const double t240 = 0.2679491924311227 * t148 + t149;
    const double t241 = t151 * t201 - t152 * t202;
    const double t242 = 0.2679491924311227 * t154 + t155;
    const double t243 = 0.2679491924311227 * t157 + t158;
    const double t244 = t152 * t242 - t151 * t243;
    const double t245 = t202 * t243 - t201 * t242;
    const double t246 = reciprocal(std::fabs(-0.2406516764515424 * (t240 * t241 + t204 * t244 + t161 *
        t245)));
    const double t247 = 0.2679491924311227 * t164 + t165;
    const double t248 = 0.2679491924311227 * t167 + t168;
    const double t249 = t241 * t248 + t212 * t244 + t170 * t245;
    const double t250 = t161 * t202 - t151 * t204;
    const double t251 = t151 * t240 - t161 * t242;
    const double t252 = t204 * t242 - t202 * t240;
    const double t253 = t248 * t250 + t212 * t251 + t170 * t252;
    const double t254 = t152 * t204 - t161 * t201;
    const double t255 = t161 * t243 - t152 * t240;
    const double t256 = t201 * t240 - t204 * t243;
    const double t257 = t248 * t254 + t212 * t255 + t170 * t256;
    const double flux18 = t246 * (t241 * t247 * t249 + t247 * t250 * t253 + t247 * t254 * t257);
    const double flux19 = t246 * (t244 * t247 * t249 + t247 * t251 * t253 + t247 * t255 * t257);
    const double flux20 = t246 * (t245 * t247 * t249 + t247 * t252 * t253 + t247 * t256 * t257);
    const double t258 = t180 * t222 - t181 * t223;
    const double t259 = t181 * t242 - t180 * t243;
    const double t260 = t223 * t243 - t222 * t242;
    const double t261 = reciprocal(std::fabs(-0.2406516764515424 * (t240 * t258 + t225 * t259 + t184 *
        t260)));
    const double t262 = 0.2679491924311227 * t187 + t188;
    const double t263 = t248 * t258 + t230 * t259 + t190 * t260;
    const double t264 = t184 * t223 - t180 * t225;
    const double t265 = t180 * t240 - t184 * t242;
    const double t266 = t225 * t242 - t223 * t240;
    const double t267 = t248 * t264 + t230 * t265 + t190 * t266;
    const double t268 = t181 * t225 - t184 * t222;
    const double t269 = t184 * t243 - t181 * t240;
    const double t270 = t222 * t240 - t225 * t243;
    const double t271 = t248 * t268 + t230 * t269 + t190 * t270;
    const double flux21 = t261 * (t258 * t262 * t263 + t262 * t264 * t267 + t262 * t268 * t271);
    const double flux22 = t261 * (t259 * t262 * t263 + t262 * t265 * t267 + t262 * t269 * t271);
    const double flux23 = t261 * (t260 * t262 * t263 + t262 * t266 * t267 + t262 * t270 * t271);
    const double t272 = flux0 + flux3;
    const double t273 = flux6 + flux9;
    const double t274 = t272 + 0.2679491924311227 * t273;
    const double t275 = flux12 + flux15;
    const double t276 = flux18 + flux21;
    const double t277 = t275 + 0.2679491924311227 * t276;
    const double t278 = t274 + 0.2679491924311227 * t277;
    const double t279 = flux1 + flux7;
    const double t280 = flux4 + flux10;
    const double t281 = t279 + 0.2679491924311227 * t280;
    const double t282 = flux13 + flux19;
    const double t283 = flux16 + flux22;
    const double t284 = t282 + 0.2679491924311227 * t283;
    const double t285 = t281 + 0.2679491924311227 * t284;
    const double t286 = flux2 + flux14;
    const double t287 = flux5 + flux17;
    const double t288 = t286 + 0.2679491924311227 * t287;
    const double t289 = flux8 + flux20;
    const double t290 = flux11 + flux23;
    const double t291 = t289 + 0.2679491924311227 * t290;
    const double t292 = t288 + 0.2679491924311227 * t291;
    const double result0 = 0.003551258135361095 * (t278 + t285 + t292);
    const double t293 = 0.2679491924311227 * t279 + t280;
    const double t294 = 0.2679491924311227 * t282 + t283;
    const double t295 = t293 + 0.2679491924311227 * t294;
    const double t296 = 0.2679491924311227 * t286 + t287;
    const double t297 = 0.2679491924311227 * t289 + t290;
    const double t298 = t296 + 0.2679491924311227 * t297;
    const double result1 = -0.003551258135361095 * (t278 - t295 - t298);
    const double t299 = 0.2679491924311227 * t272 + t273;
    const double t300 = 0.2679491924311227 * t275 + t276;
    const double t301 = t299 + 0.2679491924311227 * t300;
    const double t302 = 0.2679491924311227 * t288 + t291;
    const double result2 = -0.003551258135361095 * (t285 - t301 - t302);
    const double t303 = 0.2679491924311227 * t296 + t297;
    const double result3 = -0.003551258135361095 * (t295 + t301 - t303);
    const double t304 = 0.2679491924311227 * t274 + t277;
    const double t305 = 0.2679491924311227 * t281 + t284;
    const double result4 = -0.003551258135361095 * (t292 - t304 - t305);
    const double t306 = 0.2679491924311227 * t293 + t294;
    const double result5 = -0.003551258135361095 * (t298 + t304 - t306);
    const double t307 = 0.2679491924311227 * t299 + t300;
    const double result6 = -0.003551258135361095 * (t302 + t305 - t307);
    const double result7 = -0.003551258135361095 * (t303 + t306 + t307);
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
      atomicAdd(&y[d0], sum0);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum1);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum2);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum3);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum4);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum6);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum7);
    }
  }
}

}  // namespace

extern "C" int weighted_laplace_q1_hexahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    weighted_laplace_q1_hexahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells, w);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_q1_hexahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "Q1", 8, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_q1_hexahedron_f64_apply_cuda_descriptor = {
    "weighted_laplace_q1_hexahedron_f64_apply",  // name
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
    1,                                         // num_coefficients
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
    0,                                         // constraints
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
    996.0,                                     // flops_per_cell
    120.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
