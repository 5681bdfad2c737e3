// laplace_q1_hexahedron_f64_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set numbering=shared
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
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1266 flops
//   sum_factorised  860 flops <- taken
//   why             as in the table of tuned parameters; written, 860 flops, as in the table of tuned
//                   parameters
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
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_operators)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       876
//   bytes       80 (72 read, 8 written)
//   flops/byte  10.9
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_q1_hexahedron_f64_shared_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128, 4)
laplace_q1_hexahedron_f64_shared_apply_kernel(
    int64_t num_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
  await_launch_before();
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 128 ? num_cells - first_cell : 128);

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
    const int64_t n0 = d0;
    const int64_t n1 = d1;
    const int64_t n2 = d2;
    const int64_t n3 = d3;
    const int64_t n4 = d4;
    const int64_t n5 = d5;
    const int64_t n6 = d6;
    const int64_t n7 = d7;
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
    const double t66 = reciprocal(std::fabs(0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65)));
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
    const double flux0 = t66 * (t35 * t88 + t89 * t92 + t93 * t96);
    const double flux1 = t66 * (t57 * t88 + t90 * t92 + t94 * t96);
    const double flux2 = t66 * (t65 * t88 + t91 * t92 + t95 * t96);
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
    const double t118 = reciprocal(std::fabs(0.2406516764515424 * (t6 * t109 + t112 * t113 + t116 * t117)));
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
    const double flux3 = t118 * (t109 * t125 + t126 * t129 + t130 * t133);
    const double flux4 = t118 * (t113 * t125 + t127 * t129 + t131 * t133);
    const double flux5 = t118 * (t117 * t125 + t128 * t129 + t132 * t133);
    const double t134 = 0.2679491924311227 * t0 + t1;
    const double t135 = 0.2679491924311227 * t3 + t4;
    const double t136 = t134 + 0.2679491924311227 * t135;
    const double t137 = 0.2679491924311227 * t16 + t19;
    const double t138 = 0.2679491924311227 * t23 + t26;
    const double t139 = t13 * t137 - t34 * t138;
    const double t140 = 0.2679491924311227 * t43 + t44;
    const double t141 = 0.2679491924311227 * t46 + t47;
    const double t142 = t140 + 0.2679491924311227 * t141;
    const double t143 = 0.2679491924311227 * t50 + t51;
    const double t144 = 0.2679491924311227 * t53 + t54;
    const double t145 = t143 + 0.2679491924311227 * t144;
    const double t146 = t138 * t142 - t137 * t145;
    const double t147 = 0.2679491924311227 * t60 + t63;
    const double t148 = t34 * t145 - t13 * t142;
    const double t149 = reciprocal(std::fabs(0.2406516764515424 * (t136 * t139 + t42 * t146 + t147 * t148)));
    const double t150 = 0.2679491924311227 * t67 + t68;
    const double t151 = 0.2679491924311227 * t70 + t71;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = 0.2679491924311227 * t83 + t86;
    const double t154 = t139 * t152 + t80 * t146 + t148 * t153;
    const double t155 = t34 * t147 - t42 * t137;
    const double t156 = t136 * t137 - t142 * t147;
    const double t157 = t42 * t142 - t34 * t136;
    const double t158 = t152 * t155 + t80 * t156 + t153 * t157;
    const double t159 = t42 * t138 - t13 * t147;
    const double t160 = t145 * t147 - t136 * t138;
    const double t161 = t13 * t136 - t42 * t145;
    const double t162 = t152 * t159 + t80 * t160 + t153 * t161;
    const double flux6 = t149 * (t139 * t154 + t155 * t158 + t159 * t162);
    const double flux7 = t149 * (t146 * t154 + t156 * t158 + t160 * t162);
    const double flux8 = t149 * (t148 * t154 + t157 * t158 + t161 * t162);
    const double t163 = 0.2679491924311227 * t100 + t101;
    const double t164 = 0.2679491924311227 * t103 + t104;
    const double t165 = t99 * t163 - t108 * t164;
    const double t166 = t142 * t164 - t145 * t163;
    const double t167 = 0.2679491924311227 * t114 + t115;
    const double t168 = t108 * t145 - t99 * t142;
    const double t169 = reciprocal(std::fabs(0.2406516764515424 * (t136 * t165 + t112 * t166 + t167 * t168)));
    const double t170 = 0.2679491924311227 * t122 + t123;
    const double t171 = t152 * t165 + t121 * t166 + t168 * t170;
    const double t172 = t108 * t167 - t112 * t163;
    const double t173 = t136 * t163 - t142 * t167;
    const double t174 = t112 * t142 - t108 * t136;
    const double t175 = t152 * t172 + t121 * t173 + t170 * t174;
    const double t176 = t112 * t164 - t99 * t167;
    const double t177 = t145 * t167 - t136 * t164;
    const double t178 = t99 * t136 - t112 * t145;
    const double t179 = t152 * t176 + t121 * t177 + t170 * t178;
    const double flux9 = t169 * (t165 * t171 + t172 * t175 + t176 * t179);
    const double flux10 = t169 * (t166 * t171 + t173 * t175 + t177 * t179);
    const double flux11 = t169 * (t168 * t171 + t174 * t175 + t178 * t179);
    const double t180 = 0.2679491924311227 * t2 + t5;
    const double t181 = 0.2679491924311227 * t9 + t12;
    const double t182 = 0.2679491924311227 * t30 + t33;
    const double t183 = t20 * t181 - t27 * t182;
    const double t184 = 0.2679491924311227 * t38 + t41;
    const double t185 = 0.2679491924311227 * t45 + t48;
    const double t186 = 0.2679491924311227 * t52 + t55;
    const double t187 = t27 * t185 - t20 * t186;
    const double t188 = t182 * t186 - t181 * t185;
    const double t189 = reciprocal(std::fabs(0.2406516764515424 * (t180 * t183 + t184 * t187 + t64 * t188)));
    const double t190 = 0.2679491924311227 * t69 + t72;
    const double t191 = 0.2679491924311227 * t76 + t79;
    const double t192 = t183 * t190 + t187 * t191 + t87 * t188;
    const double t193 = t64 * t182 - t20 * t184;
    const double t194 = t20 * t180 - t64 * t185;
    const double t195 = t184 * t185 - t180 * t182;
    const double t196 = t190 * t193 + t191 * t194 + t87 * t195;
    const double t197 = t27 * t184 - t64 * t181;
    const double t198 = t64 * t186 - t27 * t180;
    const double t199 = t180 * t181 - t184 * t186;
    const double t200 = t190 * t197 + t191 * t198 + t87 * t199;
    const double flux12 = t189 * (t183 * t192 + t193 * t196 + t197 * t200);
    const double flux13 = t189 * (t187 * t192 + t194 * t196 + t198 * t200);
    const double flux14 = t189 * (t188 * t192 + t195 * t196 + t199 * t200);
    const double t201 = 0.2679491924311227 * t97 + t98;
    const double t202 = 0.2679491924311227 * t106 + t107;
    const double t203 = t102 * t201 - t105 * t202;
    const double t204 = 0.2679491924311227 * t110 + t111;
    const double t205 = t105 * t185 - t102 * t186;
    const double t206 = t186 * t202 - t185 * t201;
    const double t207 = reciprocal(std::fabs(0.2406516764515424 * (t180 * t203 + t204 * t205 + t116 * t206)));
    const double t208 = 0.2679491924311227 * t119 + t120;
    const double t209 = t190 * t203 + t205 * t208 + t124 * t206;
    const double t210 = t116 * t202 - t102 * t204;
    const double t211 = t102 * t180 - t116 * t185;
    const double t212 = t185 * t204 - t180 * t202;
    const double t213 = t190 * t210 + t208 * t211 + t124 * t212;
    const double t214 = t105 * t204 - t116 * t201;
    const double t215 = t116 * t186 - t105 * t180;
    const double t216 = t180 * t201 - t186 * t204;
    const double t217 = t190 * t214 + t208 * t215 + t124 * t216;
    const double flux15 = t207 * (t203 * t209 + t210 * t213 + t214 * t217);
    const double flux16 = t207 * (t205 * t209 + t211 * t213 + t215 * t217);
    const double flux17 = t207 * (t206 * t209 + t212 * t213 + t216 * t217);
    const double t218 = 0.2679491924311227 * t134 + t135;
    const double t219 = t137 * t181 - t138 * t182;
    const double t220 = 0.2679491924311227 * t140 + t141;
    const double t221 = 0.2679491924311227 * t143 + t144;
    const double t222 = t138 * t220 - t137 * t221;
    const double t223 = t182 * t221 - t181 * t220;
    const double t224 = reciprocal(std::fabs(0.2406516764515424 * (t218 * t219 + t184 * t222 + t147 * t223)));
    const double t225 = 0.2679491924311227 * t150 + t151;
    const double t226 = t219 * t225 + t191 * t222 + t153 * t223;
    const double t227 = t147 * t182 - t137 * t184;
    const double t228 = t137 * t218 - t147 * t220;
    const double t229 = t184 * t220 - t182 * t218;
    const double t230 = t225 * t227 + t191 * t228 + t153 * t229;
    const double t231 = t138 * t184 - t147 * t181;
    const double t232 = t147 * t221 - t138 * t218;
    const double t233 = t181 * t218 - t184 * t221;
    const double t234 = t225 * t231 + t191 * t232 + t153 * t233;
    const double flux18 = t224 * (t219 * t226 + t227 * t230 + t231 * t234);
    const double flux19 = t224 * (t222 * t226 + t228 * t230 + t232 * t234);
    const double flux20 = t224 * (t223 * t226 + t229 * t230 + t233 * t234);
    const double t235 = t163 * t201 - t164 * t202;
    const double t236 = t164 * t220 - t163 * t221;
    const double t237 = t202 * t221 - t201 * t220;
    const double t238 = reciprocal(std::fabs(0.2406516764515424 * (t218 * t235 + t204 * t236 + t167 * t237)));
    const double t239 = t225 * t235 + t208 * t236 + t170 * t237;
    const double t240 = t167 * t202 - t163 * t204;
    const double t241 = t163 * t218 - t167 * t220;
    const double t242 = t204 * t220 - t202 * t218;
    const double t243 = t225 * t240 + t208 * t241 + t170 * t242;
    const double t244 = t164 * t204 - t167 * t201;
    const double t245 = t167 * t221 - t164 * t218;
    const double t246 = t201 * t218 - t204 * t221;
    const double t247 = t225 * t244 + t208 * t245 + t170 * t246;
    const double flux21 = t238 * (t235 * t239 + t240 * t243 + t244 * t247);
    const double flux22 = t238 * (t236 * t239 + t241 * t243 + t245 * t247);
    const double flux23 = t238 * (t237 * t239 + t242 * t243 + t246 * t247);
    const double t248 = flux0 + flux3;
    const double t249 = flux6 + flux9;
    const double t250 = t248 + 0.2679491924311227 * t249;
    const double t251 = flux12 + flux15;
    const double t252 = flux18 + flux21;
    const double t253 = t251 + 0.2679491924311227 * t252;
    const double t254 = t250 + 0.2679491924311227 * t253;
    const double t255 = flux1 + flux7;
    const double t256 = flux4 + flux10;
    const double t257 = t255 + 0.2679491924311227 * t256;
    const double t258 = flux13 + flux19;
    const double t259 = flux16 + flux22;
    const double t260 = t258 + 0.2679491924311227 * t259;
    const double t261 = t257 + 0.2679491924311227 * t260;
    const double t262 = flux2 + flux14;
    const double t263 = flux5 + flux17;
    const double t264 = t262 + 0.2679491924311227 * t263;
    const double t265 = flux8 + flux20;
    const double t266 = flux11 + flux23;
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
    const double t275 = 0.2679491924311227 * t248 + t249;
    const double t276 = 0.2679491924311227 * t251 + t252;
    const double t277 = t275 + 0.2679491924311227 * t276;
    const double t278 = 0.2679491924311227 * t264 + t267;
    const double result2 = -0.007239153672367231 * (t261 - t277 - t278);
    const double t279 = 0.2679491924311227 * t272 + t273;
    const double result3 = -0.007239153672367231 * (t271 + t277 - t279);
    const double t280 = 0.2679491924311227 * t250 + t253;
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

extern "C" int laplace_q1_hexahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_q1_hexahedron_f64_shared_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_shared_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_shared_apply_cuda_descriptor = {
    "laplace_q1_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "cuda",                                    // target
    "32d9921e3db62cc5",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "cell",                                    // integral
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    "shared",                                  // numbering
    0,                                         // constraints
    8,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    876.0,                                     // flops_per_cell
    80.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
