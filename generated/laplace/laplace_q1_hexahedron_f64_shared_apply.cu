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
// Arguments, arrays on the device:
//   num_cells    cells to work on
//   y            [dof] added to
//   x            [dof] what the operator acts on
//   offsets      [cell][node] the node's first entry of the vectors
//   coordinates  [point][3]
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1249 flops
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
//   bytes       80 (72 read, 8 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  10.9
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_q1_hexahedron_f64_shared_apply.h"

namespace of_laplace_q1_hexahedron_f64_shared_apply {
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
    const double detJ_0 = -0.2406516764515424 * (t6 * t35 + t42 * t57 + t64 * t65);
    const double abs_detJ_0 = std::fabs(detJ_0);
    const double inv_abs_detJ_0 = reciprocal(abs_detJ_0);
    const double t66 = trial_0 - trial_1;
    const double t67 = trial_2 - trial_3;
    const double t68 = t66 + 0.2679491924311227 * t67;
    const double t69 = trial_4 - trial_5;
    const double t70 = trial_6 - trial_7;
    const double t71 = t69 + 0.2679491924311227 * t70;
    const double t72 = t68 + 0.2679491924311227 * t71;
    const double t73 = trial_0 - trial_2;
    const double t74 = trial_1 - trial_3;
    const double t75 = t73 + 0.2679491924311227 * t74;
    const double t76 = trial_4 - trial_6;
    const double t77 = trial_5 - trial_7;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = t75 + 0.2679491924311227 * t78;
    const double t80 = trial_0 - trial_4;
    const double t81 = trial_1 - trial_5;
    const double t82 = t80 + 0.2679491924311227 * t81;
    const double t83 = trial_2 - trial_6;
    const double t84 = trial_3 - trial_7;
    const double t85 = t83 + 0.2679491924311227 * t84;
    const double t86 = t82 + 0.2679491924311227 * t85;
    const double t87 = t35 * t72 + t57 * t79 + t65 * t86;
    const double t88 = t34 * t64 - t20 * t42;
    const double t89 = t6 * t20 - t49 * t64;
    const double t90 = t42 * t49 - t6 * t34;
    const double t91 = t72 * t88 + t79 * t89 + t86 * t90;
    const double t92 = t27 * t42 - t13 * t64;
    const double t93 = t56 * t64 - t6 * t27;
    const double t94 = t6 * t13 - t42 * t56;
    const double t95 = t72 * t92 + t79 * t93 + t86 * t94;
    const double flux0 = inv_abs_detJ_0 * (t35 * t87 + t88 * t91 + t92 * t95);
    const double flux1 = inv_abs_detJ_0 * (t57 * t87 + t89 * t91 + t93 * t95);
    const double flux2 = inv_abs_detJ_0 * (t65 * t87 + t90 * t91 + t94 * t95);
    const double t96 = 0.2679491924311227 * t7 + t8;
    const double t97 = 0.2679491924311227 * t10 + t11;
    const double t98 = t96 + 0.2679491924311227 * t97;
    const double t99 = 0.2679491924311227 * t14 + t15;
    const double t100 = 0.2679491924311227 * t17 + t18;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = 0.2679491924311227 * t21 + t22;
    const double t103 = 0.2679491924311227 * t24 + t25;
    const double t104 = t102 + 0.2679491924311227 * t103;
    const double t105 = 0.2679491924311227 * t28 + t29;
    const double t106 = 0.2679491924311227 * t31 + t32;
    const double t107 = t105 + 0.2679491924311227 * t106;
    const double t108 = t98 * t101 - t104 * t107;
    const double t109 = 0.2679491924311227 * t36 + t37;
    const double t110 = 0.2679491924311227 * t39 + t40;
    const double t111 = t109 + 0.2679491924311227 * t110;
    const double t112 = t49 * t104 - t56 * t101;
    const double t113 = 0.2679491924311227 * t58 + t59;
    const double t114 = 0.2679491924311227 * t61 + t62;
    const double t115 = t113 + 0.2679491924311227 * t114;
    const double t116 = t56 * t107 - t49 * t98;
    const double detJ_1 = -0.2406516764515424 * (t6 * t108 + t111 * t112 + t115 * t116);
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t117 = 0.2679491924311227 * t73 + t74;
    const double t118 = 0.2679491924311227 * t76 + t77;
    const double t119 = t117 + 0.2679491924311227 * t118;
    const double t120 = 0.2679491924311227 * t80 + t81;
    const double t121 = 0.2679491924311227 * t83 + t84;
    const double t122 = t120 + 0.2679491924311227 * t121;
    const double t123 = t72 * t108 + t112 * t119 + t116 * t122;
    const double t124 = t107 * t115 - t101 * t111;
    const double t125 = t6 * t101 - t49 * t115;
    const double t126 = t49 * t111 - t6 * t107;
    const double t127 = t72 * t124 + t119 * t125 + t122 * t126;
    const double t128 = t104 * t111 - t98 * t115;
    const double t129 = t56 * t115 - t6 * t104;
    const double t130 = t6 * t98 - t56 * t111;
    const double t131 = t72 * t128 + t119 * t129 + t122 * t130;
    const double flux3 = inv_abs_detJ_1 * (t108 * t123 + t124 * t127 + t128 * t131);
    const double flux4 = inv_abs_detJ_1 * (t112 * t123 + t125 * t127 + t129 * t131);
    const double flux5 = inv_abs_detJ_1 * (t116 * t123 + t126 * t127 + t130 * t131);
    const double t132 = 0.2679491924311227 * t0 + t1;
    const double t133 = 0.2679491924311227 * t3 + t4;
    const double t134 = t132 + 0.2679491924311227 * t133;
    const double t135 = 0.2679491924311227 * t16 + t19;
    const double t136 = 0.2679491924311227 * t23 + t26;
    const double t137 = t13 * t135 - t34 * t136;
    const double t138 = 0.2679491924311227 * t43 + t44;
    const double t139 = 0.2679491924311227 * t46 + t47;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = 0.2679491924311227 * t50 + t51;
    const double t142 = 0.2679491924311227 * t53 + t54;
    const double t143 = t141 + 0.2679491924311227 * t142;
    const double t144 = t136 * t140 - t135 * t143;
    const double t145 = 0.2679491924311227 * t60 + t63;
    const double t146 = t34 * t143 - t13 * t140;
    const double detJ_2 = -0.2406516764515424 * (t134 * t137 + t42 * t144 + t145 * t146);
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t147 = 0.2679491924311227 * t66 + t67;
    const double t148 = 0.2679491924311227 * t69 + t70;
    const double t149 = t147 + 0.2679491924311227 * t148;
    const double t150 = 0.2679491924311227 * t82 + t85;
    const double t151 = t137 * t149 + t79 * t144 + t146 * t150;
    const double t152 = t34 * t145 - t42 * t135;
    const double t153 = t134 * t135 - t140 * t145;
    const double t154 = t42 * t140 - t34 * t134;
    const double t155 = t149 * t152 + t79 * t153 + t150 * t154;
    const double t156 = t42 * t136 - t13 * t145;
    const double t157 = t143 * t145 - t134 * t136;
    const double t158 = t13 * t134 - t42 * t143;
    const double t159 = t149 * t156 + t79 * t157 + t150 * t158;
    const double flux6 = inv_abs_detJ_2 * (t137 * t151 + t152 * t155 + t156 * t159);
    const double flux7 = inv_abs_detJ_2 * (t144 * t151 + t153 * t155 + t157 * t159);
    const double flux8 = inv_abs_detJ_2 * (t146 * t151 + t154 * t155 + t158 * t159);
    const double t160 = 0.2679491924311227 * t99 + t100;
    const double t161 = 0.2679491924311227 * t102 + t103;
    const double t162 = t98 * t160 - t107 * t161;
    const double t163 = t140 * t161 - t143 * t160;
    const double t164 = 0.2679491924311227 * t113 + t114;
    const double t165 = t107 * t143 - t98 * t140;
    const double detJ_3 = -0.2406516764515424 * (t134 * t162 + t111 * t163 + t164 * t165);
    const double abs_detJ_3 = std::fabs(detJ_3);
    const double inv_abs_detJ_3 = reciprocal(abs_detJ_3);
    const double t166 = 0.2679491924311227 * t120 + t121;
    const double t167 = t149 * t162 + t119 * t163 + t165 * t166;
    const double t168 = t107 * t164 - t111 * t160;
    const double t169 = t134 * t160 - t140 * t164;
    const double t170 = t111 * t140 - t107 * t134;
    const double t171 = t149 * t168 + t119 * t169 + t166 * t170;
    const double t172 = t111 * t161 - t98 * t164;
    const double t173 = t143 * t164 - t134 * t161;
    const double t174 = t98 * t134 - t111 * t143;
    const double t175 = t149 * t172 + t119 * t173 + t166 * t174;
    const double flux9 = inv_abs_detJ_3 * (t162 * t167 + t168 * t171 + t172 * t175);
    const double flux10 = inv_abs_detJ_3 * (t163 * t167 + t169 * t171 + t173 * t175);
    const double flux11 = inv_abs_detJ_3 * (t165 * t167 + t170 * t171 + t174 * t175);
    const double t176 = 0.2679491924311227 * t2 + t5;
    const double t177 = 0.2679491924311227 * t9 + t12;
    const double t178 = 0.2679491924311227 * t30 + t33;
    const double t179 = t20 * t177 - t27 * t178;
    const double t180 = 0.2679491924311227 * t38 + t41;
    const double t181 = 0.2679491924311227 * t45 + t48;
    const double t182 = 0.2679491924311227 * t52 + t55;
    const double t183 = t27 * t181 - t20 * t182;
    const double t184 = t178 * t182 - t177 * t181;
    const double detJ_4 = -0.2406516764515424 * (t176 * t179 + t180 * t183 + t64 * t184);
    const double abs_detJ_4 = std::fabs(detJ_4);
    const double inv_abs_detJ_4 = reciprocal(abs_detJ_4);
    const double t185 = 0.2679491924311227 * t68 + t71;
    const double t186 = 0.2679491924311227 * t75 + t78;
    const double t187 = t179 * t185 + t183 * t186 + t86 * t184;
    const double t188 = t64 * t178 - t20 * t180;
    const double t189 = t20 * t176 - t64 * t181;
    const double t190 = t180 * t181 - t176 * t178;
    const double t191 = t185 * t188 + t186 * t189 + t86 * t190;
    const double t192 = t27 * t180 - t64 * t177;
    const double t193 = t64 * t182 - t27 * t176;
    const double t194 = t176 * t177 - t180 * t182;
    const double t195 = t185 * t192 + t186 * t193 + t86 * t194;
    const double flux12 = inv_abs_detJ_4 * (t179 * t187 + t188 * t191 + t192 * t195);
    const double flux13 = inv_abs_detJ_4 * (t183 * t187 + t189 * t191 + t193 * t195);
    const double flux14 = inv_abs_detJ_4 * (t184 * t187 + t190 * t191 + t194 * t195);
    const double t196 = 0.2679491924311227 * t96 + t97;
    const double t197 = 0.2679491924311227 * t105 + t106;
    const double t198 = t101 * t196 - t104 * t197;
    const double t199 = 0.2679491924311227 * t109 + t110;
    const double t200 = t104 * t181 - t101 * t182;
    const double t201 = t182 * t197 - t181 * t196;
    const double detJ_5 = -0.2406516764515424 * (t176 * t198 + t199 * t200 + t115 * t201);
    const double abs_detJ_5 = std::fabs(detJ_5);
    const double inv_abs_detJ_5 = reciprocal(abs_detJ_5);
    const double t202 = 0.2679491924311227 * t117 + t118;
    const double t203 = t185 * t198 + t200 * t202 + t122 * t201;
    const double t204 = t115 * t197 - t101 * t199;
    const double t205 = t101 * t176 - t115 * t181;
    const double t206 = t181 * t199 - t176 * t197;
    const double t207 = t185 * t204 + t202 * t205 + t122 * t206;
    const double t208 = t104 * t199 - t115 * t196;
    const double t209 = t115 * t182 - t104 * t176;
    const double t210 = t176 * t196 - t182 * t199;
    const double t211 = t185 * t208 + t202 * t209 + t122 * t210;
    const double flux15 = inv_abs_detJ_5 * (t198 * t203 + t204 * t207 + t208 * t211);
    const double flux16 = inv_abs_detJ_5 * (t200 * t203 + t205 * t207 + t209 * t211);
    const double flux17 = inv_abs_detJ_5 * (t201 * t203 + t206 * t207 + t210 * t211);
    const double t212 = 0.2679491924311227 * t132 + t133;
    const double t213 = t135 * t177 - t136 * t178;
    const double t214 = 0.2679491924311227 * t138 + t139;
    const double t215 = 0.2679491924311227 * t141 + t142;
    const double t216 = t136 * t214 - t135 * t215;
    const double t217 = t178 * t215 - t177 * t214;
    const double detJ_6 = -0.2406516764515424 * (t212 * t213 + t180 * t216 + t145 * t217);
    const double abs_detJ_6 = std::fabs(detJ_6);
    const double inv_abs_detJ_6 = reciprocal(abs_detJ_6);
    const double t218 = 0.2679491924311227 * t147 + t148;
    const double t219 = t213 * t218 + t186 * t216 + t150 * t217;
    const double t220 = t145 * t178 - t135 * t180;
    const double t221 = t135 * t212 - t145 * t214;
    const double t222 = t180 * t214 - t178 * t212;
    const double t223 = t218 * t220 + t186 * t221 + t150 * t222;
    const double t224 = t136 * t180 - t145 * t177;
    const double t225 = t145 * t215 - t136 * t212;
    const double t226 = t177 * t212 - t180 * t215;
    const double t227 = t218 * t224 + t186 * t225 + t150 * t226;
    const double flux18 = inv_abs_detJ_6 * (t213 * t219 + t220 * t223 + t224 * t227);
    const double flux19 = inv_abs_detJ_6 * (t216 * t219 + t221 * t223 + t225 * t227);
    const double flux20 = inv_abs_detJ_6 * (t217 * t219 + t222 * t223 + t226 * t227);
    const double t228 = t160 * t196 - t161 * t197;
    const double t229 = t161 * t214 - t160 * t215;
    const double t230 = t197 * t215 - t196 * t214;
    const double detJ_7 = -0.2406516764515424 * (t212 * t228 + t199 * t229 + t164 * t230);
    const double abs_detJ_7 = std::fabs(detJ_7);
    const double inv_abs_detJ_7 = reciprocal(abs_detJ_7);
    const double t231 = t218 * t228 + t202 * t229 + t166 * t230;
    const double t232 = t164 * t197 - t160 * t199;
    const double t233 = t160 * t212 - t164 * t214;
    const double t234 = t199 * t214 - t197 * t212;
    const double t235 = t218 * t232 + t202 * t233 + t166 * t234;
    const double t236 = t161 * t199 - t164 * t196;
    const double t237 = t164 * t215 - t161 * t212;
    const double t238 = t196 * t212 - t199 * t215;
    const double t239 = t218 * t236 + t202 * t237 + t166 * t238;
    const double flux21 = inv_abs_detJ_7 * (t228 * t231 + t232 * t235 + t236 * t239);
    const double flux22 = inv_abs_detJ_7 * (t229 * t231 + t233 * t235 + t237 * t239);
    const double flux23 = inv_abs_detJ_7 * (t230 * t231 + t234 * t235 + t238 * t239);
    const double t240 = flux0 + flux3;
    const double t241 = flux6 + flux9;
    const double t242 = t240 + 0.2679491924311227 * t241;
    const double t243 = flux12 + flux15;
    const double t244 = flux18 + flux21;
    const double t245 = t243 + 0.2679491924311227 * t244;
    const double t246 = t242 + 0.2679491924311227 * t245;
    const double t247 = flux1 + flux7;
    const double t248 = flux4 + flux10;
    const double t249 = t247 + 0.2679491924311227 * t248;
    const double t250 = flux13 + flux19;
    const double t251 = flux16 + flux22;
    const double t252 = t250 + 0.2679491924311227 * t251;
    const double t253 = t249 + 0.2679491924311227 * t252;
    const double t254 = flux2 + flux14;
    const double t255 = flux5 + flux17;
    const double t256 = t254 + 0.2679491924311227 * t255;
    const double t257 = flux8 + flux20;
    const double t258 = flux11 + flux23;
    const double t259 = t257 + 0.2679491924311227 * t258;
    const double t260 = t256 + 0.2679491924311227 * t259;
    const double result0 = 0.007239153672367231 * (t246 + t253 + t260);
    const double t261 = 0.2679491924311227 * t247 + t248;
    const double t262 = 0.2679491924311227 * t250 + t251;
    const double t263 = t261 + 0.2679491924311227 * t262;
    const double t264 = 0.2679491924311227 * t254 + t255;
    const double t265 = 0.2679491924311227 * t257 + t258;
    const double t266 = t264 + 0.2679491924311227 * t265;
    const double result1 = -0.007239153672367231 * (t246 - t263 - t266);
    const double t267 = 0.2679491924311227 * t240 + t241;
    const double t268 = 0.2679491924311227 * t243 + t244;
    const double t269 = t267 + 0.2679491924311227 * t268;
    const double t270 = 0.2679491924311227 * t256 + t259;
    const double result2 = -0.007239153672367231 * (t253 - t269 - t270);
    const double t271 = 0.2679491924311227 * t264 + t265;
    const double result3 = -0.007239153672367231 * (t263 + t269 - t271);
    const double t272 = 0.2679491924311227 * t242 + t245;
    const double t273 = 0.2679491924311227 * t249 + t252;
    const double result4 = -0.007239153672367231 * (t260 - t272 - t273);
    const double t274 = 0.2679491924311227 * t261 + t262;
    const double result5 = -0.007239153672367231 * (t266 + t272 - t274);
    const double t275 = 0.2679491924311227 * t267 + t268;
    const double result6 = -0.007239153672367231 * (t270 + t273 - t275);
    const double result7 = -0.007239153672367231 * (t271 + t274 + t275);
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
    launch_early(laplace_q1_hexahedron_f64_shared_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream),
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
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
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

}  // namespace of_laplace_q1_hexahedron_f64_shared_apply
