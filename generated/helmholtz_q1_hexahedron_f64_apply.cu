// helmholtz_q1_hexahedron_f64_apply: apply of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        hexahedron, geometry Q1^3
//   test        Q1, 8 dofs
//   trial       Q1, 8 dofs
//   wavenumber  constant, 1 values
//   degree      3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1504 flops
//   sum_factorised  1012 flops <- taken
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
//   flops       1028
//   bytes       112 (104 read, 8 written)
//   flops/byte  9.18
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
helmholtz_q1_hexahedron_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
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
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double t0 = trial_0 + 0.2679491924311227 * trial_1;
    const double t1 = trial_2 + 0.2679491924311227 * trial_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = trial_4 + 0.2679491924311227 * trial_5;
    const double t4 = trial_6 + 0.2679491924311227 * trial_7;
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
    const double flux0 = wavenumber[0] * wavenumber[0] * (t2 + 0.2679491924311227 * t5) * t72;
    const double t73 = reciprocal(t72);
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
    const double t95 = t41 * t80 + t63 * t87 + t71 * t94;
    const double t96 = t40 * t70 - t26 * t48;
    const double t97 = t12 * t26 - t55 * t70;
    const double t98 = t48 * t55 - t12 * t40;
    const double t99 = t80 * t96 + t87 * t97 + t94 * t98;
    const double t100 = t33 * t48 - t19 * t70;
    const double t101 = t62 * t70 - t12 * t33;
    const double t102 = t12 * t19 - t48 * t62;
    const double t103 = t80 * t100 + t87 * t101 + t94 * t102;
    const double flux1 = t73 * (t41 * t95 + t96 * t99 + t100 * t103);
    const double flux2 = t73 * (t63 * t95 + t97 * t99 + t101 * t103);
    const double flux3 = t73 * (t71 * t95 + t98 * t99 + t102 * t103);
    const double t104 = 0.2679491924311227 * trial_0 + trial_1;
    const double t105 = 0.2679491924311227 * trial_2 + trial_3;
    const double t106 = t104 + 0.2679491924311227 * t105;
    const double t107 = 0.2679491924311227 * trial_4 + trial_5;
    const double t108 = 0.2679491924311227 * trial_6 + trial_7;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = 0.2679491924311227 * t13 + t14;
    const double t111 = 0.2679491924311227 * t16 + t17;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = 0.2679491924311227 * t20 + t21;
    const double t114 = 0.2679491924311227 * t23 + t24;
    const double t115 = t113 + 0.2679491924311227 * t114;
    const double t116 = 0.2679491924311227 * t27 + t28;
    const double t117 = 0.2679491924311227 * t30 + t31;
    const double t118 = t116 + 0.2679491924311227 * t117;
    const double t119 = 0.2679491924311227 * t34 + t35;
    const double t120 = 0.2679491924311227 * t37 + t38;
    const double t121 = t119 + 0.2679491924311227 * t120;
    const double t122 = t112 * t115 - t118 * t121;
    const double t123 = 0.2679491924311227 * t42 + t43;
    const double t124 = 0.2679491924311227 * t45 + t46;
    const double t125 = t123 + 0.2679491924311227 * t124;
    const double t126 = t55 * t118 - t62 * t115;
    const double t127 = 0.2679491924311227 * t64 + t65;
    const double t128 = 0.2679491924311227 * t67 + t68;
    const double t129 = t127 + 0.2679491924311227 * t128;
    const double t130 = t62 * t121 - t55 * t112;
    const double t131 = std::fabs(-0.2406516764515424 * (t12 * t122 + t125 * t126 + t129 * t130));
    const double flux4 = wavenumber[0] * wavenumber[0] * (t106 + 0.2679491924311227 * t109) * t131;
    const double t132 = reciprocal(t131);
    const double t133 = 0.2679491924311227 * t81 + t82;
    const double t134 = 0.2679491924311227 * t84 + t85;
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double t136 = 0.2679491924311227 * t88 + t89;
    const double t137 = 0.2679491924311227 * t91 + t92;
    const double t138 = t136 + 0.2679491924311227 * t137;
    const double t139 = t80 * t122 + t126 * t135 + t130 * t138;
    const double t140 = t121 * t129 - t115 * t125;
    const double t141 = t12 * t115 - t55 * t129;
    const double t142 = t55 * t125 - t12 * t121;
    const double t143 = t80 * t140 + t135 * t141 + t138 * t142;
    const double t144 = t118 * t125 - t112 * t129;
    const double t145 = t62 * t129 - t12 * t118;
    const double t146 = t12 * t112 - t62 * t125;
    const double t147 = t80 * t144 + t135 * t145 + t138 * t146;
    const double flux5 = t132 * (t122 * t139 + t140 * t143 + t144 * t147);
    const double flux6 = t132 * (t126 * t139 + t141 * t143 + t145 * t147);
    const double flux7 = t132 * (t130 * t139 + t142 * t143 + t146 * t147);
    const double t148 = 0.2679491924311227 * t0 + t1;
    const double t149 = 0.2679491924311227 * t3 + t4;
    const double t150 = 0.2679491924311227 * t6 + t7;
    const double t151 = 0.2679491924311227 * t9 + t10;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = 0.2679491924311227 * t22 + t25;
    const double t154 = 0.2679491924311227 * t29 + t32;
    const double t155 = t19 * t153 - t40 * t154;
    const double t156 = 0.2679491924311227 * t49 + t50;
    const double t157 = 0.2679491924311227 * t52 + t53;
    const double t158 = t156 + 0.2679491924311227 * t157;
    const double t159 = 0.2679491924311227 * t56 + t57;
    const double t160 = 0.2679491924311227 * t59 + t60;
    const double t161 = t159 + 0.2679491924311227 * t160;
    const double t162 = t154 * t158 - t153 * t161;
    const double t163 = 0.2679491924311227 * t66 + t69;
    const double t164 = t40 * t161 - t19 * t158;
    const double t165 = std::fabs(-0.2406516764515424 * (t152 * t155 + t48 * t162 + t163 * t164));
    const double flux8 = wavenumber[0] * wavenumber[0] * (t148 + 0.2679491924311227 * t149) * t165;
    const double t166 = reciprocal(t165);
    const double t167 = 0.2679491924311227 * t74 + t75;
    const double t168 = 0.2679491924311227 * t77 + t78;
    const double t169 = t167 + 0.2679491924311227 * t168;
    const double t170 = 0.2679491924311227 * t90 + t93;
    const double t171 = t155 * t169 + t87 * t162 + t164 * t170;
    const double t172 = t40 * t163 - t48 * t153;
    const double t173 = t152 * t153 - t158 * t163;
    const double t174 = t48 * t158 - t40 * t152;
    const double t175 = t169 * t172 + t87 * t173 + t170 * t174;
    const double t176 = t48 * t154 - t19 * t163;
    const double t177 = t161 * t163 - t152 * t154;
    const double t178 = t19 * t152 - t48 * t161;
    const double t179 = t169 * t176 + t87 * t177 + t170 * t178;
    const double flux9 = t166 * (t155 * t171 + t172 * t175 + t176 * t179);
    const double flux10 = t166 * (t162 * t171 + t173 * t175 + t177 * t179);
    const double flux11 = t166 * (t164 * t171 + t174 * t175 + t178 * t179);
    const double t180 = 0.2679491924311227 * t104 + t105;
    const double t181 = 0.2679491924311227 * t107 + t108;
    const double t182 = 0.2679491924311227 * t113 + t114;
    const double t183 = 0.2679491924311227 * t116 + t117;
    const double t184 = t112 * t182 - t121 * t183;
    const double t185 = t158 * t183 - t161 * t182;
    const double t186 = 0.2679491924311227 * t127 + t128;
    const double t187 = t121 * t161 - t112 * t158;
    const double t188 = std::fabs(-0.2406516764515424 * (t152 * t184 + t125 * t185 + t186 * t187));
    const double flux12 = wavenumber[0] * wavenumber[0] * (t180 + 0.2679491924311227 * t181) * t188;
    const double t189 = reciprocal(t188);
    const double t190 = 0.2679491924311227 * t136 + t137;
    const double t191 = t169 * t184 + t135 * t185 + t187 * t190;
    const double t192 = t121 * t186 - t125 * t182;
    const double t193 = t152 * t182 - t158 * t186;
    const double t194 = t125 * t158 - t121 * t152;
    const double t195 = t169 * t192 + t135 * t193 + t190 * t194;
    const double t196 = t125 * t183 - t112 * t186;
    const double t197 = t161 * t186 - t152 * t183;
    const double t198 = t112 * t152 - t125 * t161;
    const double t199 = t169 * t196 + t135 * t197 + t190 * t198;
    const double flux13 = t189 * (t184 * t191 + t192 * t195 + t196 * t199);
    const double flux14 = t189 * (t185 * t191 + t193 * t195 + t197 * t199);
    const double flux15 = t189 * (t187 * t191 + t194 * t195 + t198 * t199);
    const double t200 = 0.2679491924311227 * t8 + t11;
    const double t201 = 0.2679491924311227 * t15 + t18;
    const double t202 = 0.2679491924311227 * t36 + t39;
    const double t203 = t26 * t201 - t33 * t202;
    const double t204 = 0.2679491924311227 * t44 + t47;
    const double t205 = 0.2679491924311227 * t51 + t54;
    const double t206 = 0.2679491924311227 * t58 + t61;
    const double t207 = t33 * t205 - t26 * t206;
    const double t208 = t202 * t206 - t201 * t205;
    const double t209 = std::fabs(-0.2406516764515424 * (t200 * t203 + t204 * t207 + t70 * t208));
    const double flux16 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t2 + t5) * t209;
    const double t210 = reciprocal(t209);
    const double t211 = 0.2679491924311227 * t76 + t79;
    const double t212 = 0.2679491924311227 * t83 + t86;
    const double t213 = t203 * t211 + t207 * t212 + t94 * t208;
    const double t214 = t70 * t202 - t26 * t204;
    const double t215 = t26 * t200 - t70 * t205;
    const double t216 = t204 * t205 - t200 * t202;
    const double t217 = t211 * t214 + t212 * t215 + t94 * t216;
    const double t218 = t33 * t204 - t70 * t201;
    const double t219 = t70 * t206 - t33 * t200;
    const double t220 = t200 * t201 - t204 * t206;
    const double t221 = t211 * t218 + t212 * t219 + t94 * t220;
    const double flux17 = t210 * (t203 * t213 + t214 * t217 + t218 * t221);
    const double flux18 = t210 * (t207 * t213 + t215 * t217 + t219 * t221);
    const double flux19 = t210 * (t208 * t213 + t216 * t217 + t220 * t221);
    const double t222 = 0.2679491924311227 * t110 + t111;
    const double t223 = 0.2679491924311227 * t119 + t120;
    const double t224 = t115 * t222 - t118 * t223;
    const double t225 = 0.2679491924311227 * t123 + t124;
    const double t226 = t118 * t205 - t115 * t206;
    const double t227 = t206 * t223 - t205 * t222;
    const double t228 = std::fabs(-0.2406516764515424 * (t200 * t224 + t225 * t226 + t129 * t227));
    const double flux20 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t106 + t109) * t228;
    const double t229 = reciprocal(t228);
    const double t230 = 0.2679491924311227 * t133 + t134;
    const double t231 = t211 * t224 + t226 * t230 + t138 * t227;
    const double t232 = t129 * t223 - t115 * t225;
    const double t233 = t115 * t200 - t129 * t205;
    const double t234 = t205 * t225 - t200 * t223;
    const double t235 = t211 * t232 + t230 * t233 + t138 * t234;
    const double t236 = t118 * t225 - t129 * t222;
    const double t237 = t129 * t206 - t118 * t200;
    const double t238 = t200 * t222 - t206 * t225;
    const double t239 = t211 * t236 + t230 * t237 + t138 * t238;
    const double flux21 = t229 * (t224 * t231 + t232 * t235 + t236 * t239);
    const double flux22 = t229 * (t226 * t231 + t233 * t235 + t237 * t239);
    const double flux23 = t229 * (t227 * t231 + t234 * t235 + t238 * t239);
    const double t240 = 0.2679491924311227 * t150 + t151;
    const double t241 = t153 * t201 - t154 * t202;
    const double t242 = 0.2679491924311227 * t156 + t157;
    const double t243 = 0.2679491924311227 * t159 + t160;
    const double t244 = t154 * t242 - t153 * t243;
    const double t245 = t202 * t243 - t201 * t242;
    const double t246 = std::fabs(-0.2406516764515424 * (t240 * t241 + t204 * t244 + t163 * t245));
    const double flux24 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t148 + t149) * t246;
    const double t247 = reciprocal(t246);
    const double t248 = 0.2679491924311227 * t167 + t168;
    const double t249 = t241 * t248 + t212 * t244 + t170 * t245;
    const double t250 = t163 * t202 - t153 * t204;
    const double t251 = t153 * t240 - t163 * t242;
    const double t252 = t204 * t242 - t202 * t240;
    const double t253 = t248 * t250 + t212 * t251 + t170 * t252;
    const double t254 = t154 * t204 - t163 * t201;
    const double t255 = t163 * t243 - t154 * t240;
    const double t256 = t201 * t240 - t204 * t243;
    const double t257 = t248 * t254 + t212 * t255 + t170 * t256;
    const double flux25 = t247 * (t241 * t249 + t250 * t253 + t254 * t257);
    const double flux26 = t247 * (t244 * t249 + t251 * t253 + t255 * t257);
    const double flux27 = t247 * (t245 * t249 + t252 * t253 + t256 * t257);
    const double t258 = t182 * t222 - t183 * t223;
    const double t259 = t183 * t242 - t182 * t243;
    const double t260 = t223 * t243 - t222 * t242;
    const double t261 = std::fabs(-0.2406516764515424 * (t240 * t258 + t225 * t259 + t186 * t260));
    const double flux28 = wavenumber[0] * wavenumber[0] * (0.2679491924311227 * t180 + t181) * t261;
    const double t262 = reciprocal(t261);
    const double t263 = t248 * t258 + t230 * t259 + t190 * t260;
    const double t264 = t186 * t223 - t182 * t225;
    const double t265 = t182 * t240 - t186 * t242;
    const double t266 = t225 * t242 - t223 * t240;
    const double t267 = t248 * t264 + t230 * t265 + t190 * t266;
    const double t268 = t183 * t225 - t186 * t222;
    const double t269 = t186 * t243 - t183 * t240;
    const double t270 = t222 * t240 - t225 * t243;
    const double t271 = t248 * t268 + t230 * t269 + t190 * t270;
    const double flux29 = t262 * (t258 * t263 + t264 * t267 + t268 * t271);
    const double flux30 = t262 * (t259 * t263 + t265 * t267 + t269 * t271);
    const double flux31 = t262 * (t260 * t263 + t266 * t267 + t270 * t271);
    const double t272 = flux0 + 0.2679491924311227 * flux4;
    const double t273 = flux8 + 0.2679491924311227 * flux12;
    const double t274 = t272 + 0.2679491924311227 * t273;
    const double t275 = flux16 + 0.2679491924311227 * flux20;
    const double t276 = flux24 + 0.2679491924311227 * flux28;
    const double t277 = t275 + 0.2679491924311227 * t276;
    const double t278 = flux1 + flux5;
    const double t279 = flux9 + flux13;
    const double t280 = t278 + 0.2679491924311227 * t279;
    const double t281 = flux17 + flux21;
    const double t282 = flux25 + flux29;
    const double t283 = t281 + 0.2679491924311227 * t282;
    const double t284 = t280 + 0.2679491924311227 * t283;
    const double t285 = flux2 + flux10;
    const double t286 = flux6 + flux14;
    const double t287 = t285 + 0.2679491924311227 * t286;
    const double t288 = flux18 + flux26;
    const double t289 = flux22 + flux30;
    const double t290 = t288 + 0.2679491924311227 * t289;
    const double t291 = t287 + 0.2679491924311227 * t290;
    const double t292 = flux3 + flux19;
    const double t293 = flux7 + flux23;
    const double t294 = t292 + 0.2679491924311227 * t293;
    const double t295 = flux11 + flux27;
    const double t296 = flux15 + flux31;
    const double t297 = t295 + 0.2679491924311227 * t296;
    const double t298 = t294 + 0.2679491924311227 * t297;
    const double result0 = -(0.0300814595564428 * (t274 + 0.2679491924311227 * t277) - 0.007239153672367231 *
        t284 - 0.007239153672367231 * t291 - 0.007239153672367231 * t298);
    const double t299 = 0.2679491924311227 * flux0 + flux4;
    const double t300 = 0.2679491924311227 * flux8 + flux12;
    const double t301 = t299 + 0.2679491924311227 * t300;
    const double t302 = 0.2679491924311227 * flux16 + flux20;
    const double t303 = 0.2679491924311227 * flux24 + flux28;
    const double t304 = t302 + 0.2679491924311227 * t303;
    const double t305 = 0.2679491924311227 * t285 + t286;
    const double t306 = 0.2679491924311227 * t288 + t289;
    const double t307 = t305 + 0.2679491924311227 * t306;
    const double t308 = 0.2679491924311227 * t292 + t293;
    const double t309 = 0.2679491924311227 * t295 + t296;
    const double t310 = t308 + 0.2679491924311227 * t309;
    const double result1 = -(0.007239153672367231 * t284 + 0.0300814595564428 * (t301 + 0.2679491924311227 *
        t304) - 0.007239153672367231 * t307 - 0.007239153672367231 * t310);
    const double t311 = 0.2679491924311227 * t272 + t273;
    const double t312 = 0.2679491924311227 * t275 + t276;
    const double t313 = 0.2679491924311227 * t278 + t279;
    const double t314 = 0.2679491924311227 * t281 + t282;
    const double t315 = t313 + 0.2679491924311227 * t314;
    const double t316 = 0.2679491924311227 * t294 + t297;
    const double result2 = -(0.007239153672367231 * t291 + 0.0300814595564428 * (t311 + 0.2679491924311227 *
        t312) - 0.007239153672367231 * t315 - 0.007239153672367231 * t316);
    const double t317 = 0.2679491924311227 * t299 + t300;
    const double t318 = 0.2679491924311227 * t302 + t303;
    const double t319 = 0.2679491924311227 * t308 + t309;
    const double result3 = -(0.007239153672367231 * t307 + 0.007239153672367231 * t315 + 0.0300814595564428 *
        (t317 + 0.2679491924311227 * t318) - 0.007239153672367231 * t319);
    const double t320 = 0.2679491924311227 * t280 + t283;
    const double t321 = 0.2679491924311227 * t287 + t290;
    const double result4 = -(0.007239153672367231 * t298 + 0.0300814595564428 * (0.2679491924311227 * t274 +
        t277) - 0.007239153672367231 * t320 - 0.007239153672367231 * t321);
    const double t322 = 0.2679491924311227 * t305 + t306;
    const double result5 = -(0.007239153672367231 * t310 + 0.007239153672367231 * t320 + 0.0300814595564428 *
        (0.2679491924311227 * t301 + t304) - 0.007239153672367231 * t322);
    const double t323 = 0.2679491924311227 * t313 + t314;
    const double result6 = -(0.007239153672367231 * t316 + 0.007239153672367231 * t321 + 0.0300814595564428 *
        (0.2679491924311227 * t311 + t312) - 0.007239153672367231 * t323);
    const double result7 = -(0.007239153672367231 * t319 + 0.007239153672367231 * t322 + 0.007239153672367231
        * t323 + 0.0300814595564428 * (0.2679491924311227 * t317 + t318));
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

extern "C" int helmholtz_q1_hexahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    helmholtz_q1_hexahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells, wavenumber);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_q1_hexahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_q1_hexahedron_f64_apply_cuda_descriptor = {
    "helmholtz_q1_hexahedron_f64_apply",  // name
    "apply",                              // kernel
    "a",                                  // form
    "cuda",                               // target
    "float64",                            // scalar
    "sum_factorised",                     // representation
    "hexahedron",                         // cell
    "Q1^3",                               // coordinate_element
    "Q1",                                 // row_element
    "Q1",                                 // column_element
    "ufcx",                               // dof_order
    3,                                    // gdim
    2,                                    // arity
    8,                                    // rows
    8,                                    // columns
    8,                                    // entries_per_cell
    3,                                    // quadrature_degree
    8,                                    // quadrature_points
    0,                                    // num_coefficients
    1,                                    // num_constants
    nullptr,                              // coefficients
    constants,                            // constants
    "vertices",                           // input
    "full",                               // output
    0,                                    // geometry_size
    8,                                    // coordinate_nodes
    "merge",                              // scatter
    "int32",                              // index_type
    "separate",                           // numbering
    "interleaved",                        // component_order
    0,                                    // constraints
    8,                                    // nodes
    1,                                    // components
    0,                                    // trial_nodes
    1,                                    // cluster
    0,                                    // patch_nodes
    "auto",                               // mapping
    "full",                               // unroll
    "auto",                               // k_place
    128,                                  // element_batch
    128,                                  // concurrent_elements
    1,                                    // interleave_stores
    128,                                  // threads
    0,                                    // shared_bytes
    1028.0,                               // flops_per_cell
    112.0,                                // bytes_per_cell
    0.0,                                  // paper_flops_per_cell
    launch,                               // launch
};
