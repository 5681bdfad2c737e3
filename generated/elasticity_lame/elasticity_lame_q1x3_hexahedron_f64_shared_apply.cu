// elasticity_lame_q1x3_hexahedron_f64_shared_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set numbering=shared
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Arguments, arrays on the device:
//   num_cells    cells to work on
//   y            [dof] added to
//   x            [dof] what the operator acts on
//   offsets      [cell][node] the node's first entry of the vectors
//   coordinates  [point][3]
//   lmbda        [cell][1]
//   mu           [cell][1]
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2518 flops
//   sum_factorised  1812 flops <- taken
//   why             as in the table of tuned parameters; written, 1812 flops, as in the table of tuned
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
//   element_batch        64
//   concurrent_elements  64
//   realisation          written
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_operators)
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1844
//   bytes       144 (120 read, 24 written): inputs and results once each; not lists of the scatter, nor
//               what it adds to
//   flops/byte  12.8
//   shared      0 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_q1x3_hexahedron_f64_shared_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(64, 4)
elasticity_lame_q1x3_hexahedron_f64_shared_apply_kernel(
    int64_t num_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  await_launch_before();
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 64 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);

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
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double x0_0 = coordinates[d0];
    const double x1_0 = coordinates[d1];
    const double x2_0 = coordinates[d2];
    const double x3_0 = coordinates[d3];
    const double x4_0 = coordinates[d4];
    const double x5_0 = coordinates[d5];
    const double x6_0 = coordinates[d6];
    const double x7_0 = coordinates[d7];
    const double x0_1 = coordinates[d0 + 1];
    const double x1_1 = coordinates[d1 + 1];
    const double x2_1 = coordinates[d2 + 1];
    const double x3_1 = coordinates[d3 + 1];
    const double x4_1 = coordinates[d4 + 1];
    const double x5_1 = coordinates[d5 + 1];
    const double x6_1 = coordinates[d6 + 1];
    const double x7_1 = coordinates[d7 + 1];
    const double x0_2 = coordinates[d0 + 2];
    const double x1_2 = coordinates[d1 + 2];
    const double x2_2 = coordinates[d2 + 2];
    const double x3_2 = coordinates[d3 + 2];
    const double x4_2 = coordinates[d4 + 2];
    const double x5_2 = coordinates[d5 + 2];
    const double x6_2 = coordinates[d6 + 2];
    const double x7_2 = coordinates[d7 + 2];
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
    const double t0 = x0_0 - x4_0;
    const double t1 = x1_0 - x5_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x2_0 - x6_0;
    const double t4 = x3_0 - x7_0;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = t2 + 0.2679491924311227 * t5;
    const double t7 = x0_2 - x2_2;
    const double t8 = x1_2 - x3_2;
    const double t9 = t7 + 0.2679491924311227 * t8;
    const double t10 = x4_2 - x6_2;
    const double t11 = x5_2 - x7_2;
    const double t12 = t10 + 0.2679491924311227 * t11;
    const double t13 = t9 + 0.2679491924311227 * t12;
    const double t14 = x0_0 - x2_0;
    const double t15 = x1_0 - x3_0;
    const double t16 = t14 + 0.2679491924311227 * t15;
    const double t17 = x4_0 - x6_0;
    const double t18 = x5_0 - x7_0;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = t16 + 0.2679491924311227 * t19;
    const double t21 = x0_2 - x4_2;
    const double t22 = x1_2 - x5_2;
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = x2_2 - x6_2;
    const double t25 = x3_2 - x7_2;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = t23 + 0.2679491924311227 * t26;
    const double t28 = t6 * t13 - t20 * t27;
    const double t29 = trial_1 - trial_4;
    const double t30 = trial_7 - trial_10;
    const double t31 = t29 + 0.2679491924311227 * t30;
    const double t32 = trial_13 - trial_16;
    const double t33 = trial_19 - trial_22;
    const double t34 = t32 + 0.2679491924311227 * t33;
    const double t35 = t31 + 0.2679491924311227 * t34;
    const double t36 = x0_1 - x2_1;
    const double t37 = x1_1 - x3_1;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = x4_1 - x6_1;
    const double t40 = x5_1 - x7_1;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = t38 + 0.2679491924311227 * t41;
    const double t43 = x0_1 - x4_1;
    const double t44 = x1_1 - x5_1;
    const double t45 = t43 + 0.2679491924311227 * t44;
    const double t46 = x2_1 - x6_1;
    const double t47 = x3_1 - x7_1;
    const double t48 = t46 + 0.2679491924311227 * t47;
    const double t49 = t45 + 0.2679491924311227 * t48;
    const double t50 = t27 * t42 - t13 * t49;
    const double t51 = trial_1 - trial_7;
    const double t52 = trial_4 - trial_10;
    const double t53 = t51 + 0.2679491924311227 * t52;
    const double t54 = trial_13 - trial_19;
    const double t55 = trial_16 - trial_22;
    const double t56 = t54 + 0.2679491924311227 * t55;
    const double t57 = t53 + 0.2679491924311227 * t56;
    const double t58 = x0_2 - x1_2;
    const double t59 = x2_2 - x3_2;
    const double t60 = t58 + 0.2679491924311227 * t59;
    const double t61 = x4_2 - x5_2;
    const double t62 = x6_2 - x7_2;
    const double t63 = t61 + 0.2679491924311227 * t62;
    const double t64 = t60 + 0.2679491924311227 * t63;
    const double t65 = x0_1 - x1_1;
    const double t66 = x2_1 - x3_1;
    const double t67 = t65 + 0.2679491924311227 * t66;
    const double t68 = x4_1 - x5_1;
    const double t69 = x6_1 - x7_1;
    const double t70 = t68 + 0.2679491924311227 * t69;
    const double t71 = t67 + 0.2679491924311227 * t70;
    const double t72 = t49 * t64 - t27 * t71;
    const double t73 = trial_1 - trial_13;
    const double t74 = trial_4 - trial_16;
    const double t75 = t73 + 0.2679491924311227 * t74;
    const double t76 = trial_7 - trial_19;
    const double t77 = trial_10 - trial_22;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = t75 + 0.2679491924311227 * t78;
    const double t80 = t13 * t71 - t42 * t64;
    const double t81 = trial_0 - trial_3;
    const double t82 = trial_6 - trial_9;
    const double t83 = t81 + 0.2679491924311227 * t82;
    const double t84 = trial_12 - trial_15;
    const double t85 = trial_18 - trial_21;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = t83 + 0.2679491924311227 * t86;
    const double t88 = trial_0 - trial_6;
    const double t89 = trial_3 - trial_9;
    const double t90 = t88 + 0.2679491924311227 * t89;
    const double t91 = trial_12 - trial_18;
    const double t92 = trial_15 - trial_21;
    const double t93 = t91 + 0.2679491924311227 * t92;
    const double t94 = t90 + 0.2679491924311227 * t93;
    const double t95 = x0_0 - x1_0;
    const double t96 = x2_0 - x3_0;
    const double t97 = t95 + 0.2679491924311227 * t96;
    const double t98 = x4_0 - x5_0;
    const double t99 = x6_0 - x7_0;
    const double t100 = t98 + 0.2679491924311227 * t99;
    const double t101 = t97 + 0.2679491924311227 * t100;
    const double t102 = t27 * t101 - t6 * t64;
    const double t103 = trial_0 - trial_12;
    const double t104 = trial_3 - trial_15;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = trial_6 - trial_18;
    const double t107 = trial_9 - trial_21;
    const double t108 = t106 + 0.2679491924311227 * t107;
    const double t109 = t105 + 0.2679491924311227 * t108;
    const double t110 = t20 * t64 - t13 * t101;
    const double detJ_0 = -0.2406516764515424 * (t50 * t101 + t20 * t72 + t6 * t80);
    const double abs_detJ_0 = std::fabs(detJ_0);
    const double inv_abs_detJ_0 = reciprocal(abs_detJ_0);
    const double t111 = mu_0 * inv_abs_detJ_0;
    const double t112 = 0.2406516764515424 * t111;
    const double t113 = t112 * ((t35 * t50 + t57 * t72 + t79 * t80) + (t28 * t87 + t94 * t102 + t109 * t110));
    const double t114 = t20 * t49 - t6 * t42;
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
    const double t136 = t6 * t71 - t49 * t101;
    const double t137 = t42 * t101 - t20 * t71;
    const double t138 = t112 * ((t50 * t121 + t72 * t128 + t80 * t135) + (t87 * t114 + t94 * t136 + t109 *
        t137));
    const double t139 = t50 * t87 + t72 * t94 + t80 * t109;
    const double t140 = t28 * t35 + t57 * t102 + t79 * t110;
    const double t141 = t114 * t121 + t128 * t136 + t135 * t137;
    const double t142 = (t139 + t140 + t141) * lmbda_0 * inv_abs_detJ_0;
    const double t143 = 0.2406516764515424 * (t142 + 2.0 * t111 * t139);
    const double flux0 = -t28 * t113 - t114 * t138 - t50 * t143;
    const double flux1 = -t102 * t113 - t136 * t138 - t72 * t143;
    const double flux2 = -t110 * t113 - t137 * t138 - t80 * t143;
    const double t144 = t112 * ((t28 * t121 + t102 * t128 + t110 * t135) + (t35 * t114 + t57 * t136 + t79 *
        t137));
    const double t145 = 0.2406516764515424 * (t142 + 2.0 * t111 * t140);
    const double flux3 = -t50 * t113 - t114 * t144 - t28 * t145;
    const double flux4 = -t72 * t113 - t136 * t144 - t102 * t145;
    const double flux5 = -t80 * t113 - t137 * t144 - t110 * t145;
    const double t146 = 0.2406516764515424 * (t142 + 2.0 * t111 * t141);
    const double flux6 = -t50 * t138 - t28 * t144 - t114 * t146;
    const double flux7 = -t72 * t138 - t102 * t144 - t136 * t146;
    const double flux8 = -t80 * t138 - t110 * t144 - t137 * t146;
    const double t147 = 0.2679491924311227 * t0 + t1;
    const double t148 = 0.2679491924311227 * t3 + t4;
    const double t149 = t147 + 0.2679491924311227 * t148;
    const double t150 = 0.2679491924311227 * t7 + t8;
    const double t151 = 0.2679491924311227 * t10 + t11;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = 0.2679491924311227 * t14 + t15;
    const double t154 = 0.2679491924311227 * t17 + t18;
    const double t155 = t153 + 0.2679491924311227 * t154;
    const double t156 = 0.2679491924311227 * t21 + t22;
    const double t157 = 0.2679491924311227 * t24 + t25;
    const double t158 = t156 + 0.2679491924311227 * t157;
    const double t159 = t149 * t152 - t155 * t158;
    const double t160 = 0.2679491924311227 * t36 + t37;
    const double t161 = 0.2679491924311227 * t39 + t40;
    const double t162 = t160 + 0.2679491924311227 * t161;
    const double t163 = 0.2679491924311227 * t43 + t44;
    const double t164 = 0.2679491924311227 * t46 + t47;
    const double t165 = t163 + 0.2679491924311227 * t164;
    const double t166 = t158 * t162 - t152 * t165;
    const double t167 = 0.2679491924311227 * t51 + t52;
    const double t168 = 0.2679491924311227 * t54 + t55;
    const double t169 = t167 + 0.2679491924311227 * t168;
    const double t170 = t64 * t165 - t71 * t158;
    const double t171 = 0.2679491924311227 * t73 + t74;
    const double t172 = 0.2679491924311227 * t76 + t77;
    const double t173 = t171 + 0.2679491924311227 * t172;
    const double t174 = t71 * t152 - t64 * t162;
    const double t175 = 0.2679491924311227 * t88 + t89;
    const double t176 = 0.2679491924311227 * t91 + t92;
    const double t177 = t175 + 0.2679491924311227 * t176;
    const double t178 = t101 * t158 - t64 * t149;
    const double t179 = 0.2679491924311227 * t103 + t104;
    const double t180 = 0.2679491924311227 * t106 + t107;
    const double t181 = t179 + 0.2679491924311227 * t180;
    const double t182 = t64 * t155 - t101 * t152;
    const double detJ_1 = -0.2406516764515424 * (t101 * t166 + t155 * t170 + t149 * t174);
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t183 = mu_0 * inv_abs_detJ_1;
    const double t184 = 0.2406516764515424 * t183;
    const double t185 = t184 * ((t35 * t166 + t169 * t170 + t173 * t174) + (t87 * t159 + t177 * t178 + t181 *
        t182));
    const double t186 = t155 * t165 - t149 * t162;
    const double t187 = 0.2679491924311227 * t122 + t123;
    const double t188 = 0.2679491924311227 * t125 + t126;
    const double t189 = t187 + 0.2679491924311227 * t188;
    const double t190 = 0.2679491924311227 * t129 + t130;
    const double t191 = 0.2679491924311227 * t132 + t133;
    const double t192 = t190 + 0.2679491924311227 * t191;
    const double t193 = t71 * t149 - t101 * t165;
    const double t194 = t101 * t162 - t71 * t155;
    const double t195 = t184 * ((t121 * t166 + t170 * t189 + t174 * t192) + (t87 * t186 + t177 * t193 + t181 *
        t194));
    const double t196 = t87 * t166 + t170 * t177 + t174 * t181;
    const double t197 = t35 * t159 + t169 * t178 + t173 * t182;
    const double t198 = t121 * t186 + t189 * t193 + t192 * t194;
    const double t199 = (t196 + t197 + t198) * lmbda_0 * inv_abs_detJ_1;
    const double t200 = 0.2406516764515424 * (t199 + 2.0 * t183 * t196);
    const double flux9 = -t159 * t185 - t186 * t195 - t166 * t200;
    const double flux10 = -t178 * t185 - t193 * t195 - t170 * t200;
    const double flux11 = -t182 * t185 - t194 * t195 - t174 * t200;
    const double t201 = t184 * ((t121 * t159 + t178 * t189 + t182 * t192) + (t35 * t186 + t169 * t193 + t173 *
        t194));
    const double t202 = 0.2406516764515424 * (t199 + 2.0 * t183 * t197);
    const double flux12 = -t166 * t185 - t186 * t201 - t159 * t202;
    const double flux13 = -t170 * t185 - t193 * t201 - t178 * t202;
    const double flux14 = -t174 * t185 - t194 * t201 - t182 * t202;
    const double t203 = 0.2406516764515424 * (t199 + 2.0 * t183 * t198);
    const double flux15 = -t166 * t195 - t159 * t201 - t186 * t203;
    const double flux16 = -t170 * t195 - t178 * t201 - t193 * t203;
    const double flux17 = -t174 * t195 - t182 * t201 - t194 * t203;
    const double t204 = 0.2679491924311227 * t2 + t5;
    const double t205 = 0.2679491924311227 * t23 + t26;
    const double t206 = t13 * t204 - t20 * t205;
    const double t207 = 0.2679491924311227 * t29 + t30;
    const double t208 = 0.2679491924311227 * t32 + t33;
    const double t209 = t207 + 0.2679491924311227 * t208;
    const double t210 = 0.2679491924311227 * t45 + t48;
    const double t211 = t42 * t205 - t13 * t210;
    const double t212 = 0.2679491924311227 * t58 + t59;
    const double t213 = 0.2679491924311227 * t61 + t62;
    const double t214 = t212 + 0.2679491924311227 * t213;
    const double t215 = 0.2679491924311227 * t65 + t66;
    const double t216 = 0.2679491924311227 * t68 + t69;
    const double t217 = t215 + 0.2679491924311227 * t216;
    const double t218 = t210 * t214 - t205 * t217;
    const double t219 = 0.2679491924311227 * t75 + t78;
    const double t220 = t13 * t217 - t42 * t214;
    const double t221 = 0.2679491924311227 * t81 + t82;
    const double t222 = 0.2679491924311227 * t84 + t85;
    const double t223 = t221 + 0.2679491924311227 * t222;
    const double t224 = 0.2679491924311227 * t95 + t96;
    const double t225 = 0.2679491924311227 * t98 + t99;
    const double t226 = t224 + 0.2679491924311227 * t225;
    const double t227 = t205 * t226 - t204 * t214;
    const double t228 = 0.2679491924311227 * t105 + t108;
    const double t229 = t20 * t214 - t13 * t226;
    const double detJ_2 = -0.2406516764515424 * (t211 * t226 + t20 * t218 + t204 * t220);
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t230 = mu_0 * inv_abs_detJ_2;
    const double t231 = 0.2406516764515424 * t230;
    const double t232 = t231 * ((t209 * t211 + t57 * t218 + t219 * t220) + (t206 * t223 + t94 * t227 + t228 *
        t229));
    const double t233 = t20 * t210 - t42 * t204;
    const double t234 = 0.2679491924311227 * t115 + t116;
    const double t235 = 0.2679491924311227 * t118 + t119;
    const double t236 = t234 + 0.2679491924311227 * t235;
    const double t237 = 0.2679491924311227 * t131 + t134;
    const double t238 = t204 * t217 - t210 * t226;
    const double t239 = t42 * t226 - t20 * t217;
    const double t240 = t231 * ((t211 * t236 + t128 * t218 + t220 * t237) + (t223 * t233 + t94 * t238 + t228 *
        t239));
    const double t241 = t211 * t223 + t94 * t218 + t220 * t228;
    const double t242 = t206 * t209 + t57 * t227 + t219 * t229;
    const double t243 = t233 * t236 + t128 * t238 + t237 * t239;
    const double t244 = (t241 + t242 + t243) * lmbda_0 * inv_abs_detJ_2;
    const double t245 = 0.2406516764515424 * (t244 + 2.0 * t230 * t241);
    const double flux18 = -t206 * t232 - t233 * t240 - t211 * t245;
    const double flux19 = -t227 * t232 - t238 * t240 - t218 * t245;
    const double flux20 = -t229 * t232 - t239 * t240 - t220 * t245;
    const double t246 = t231 * ((t206 * t236 + t128 * t227 + t229 * t237) + (t209 * t233 + t57 * t238 + t219 *
        t239));
    const double t247 = 0.2406516764515424 * (t244 + 2.0 * t230 * t242);
    const double flux21 = -t211 * t232 - t233 * t246 - t206 * t247;
    const double flux22 = -t218 * t232 - t238 * t246 - t227 * t247;
    const double flux23 = -t220 * t232 - t239 * t246 - t229 * t247;
    const double t248 = 0.2406516764515424 * (t244 + 2.0 * t230 * t243);
    const double flux24 = -t211 * t240 - t206 * t246 - t233 * t248;
    const double flux25 = -t218 * t240 - t227 * t246 - t238 * t248;
    const double flux26 = -t220 * t240 - t229 * t246 - t239 * t248;
    const double t249 = 0.2679491924311227 * t147 + t148;
    const double t250 = 0.2679491924311227 * t156 + t157;
    const double t251 = t152 * t249 - t155 * t250;
    const double t252 = 0.2679491924311227 * t163 + t164;
    const double t253 = t162 * t250 - t152 * t252;
    const double t254 = t214 * t252 - t217 * t250;
    const double t255 = 0.2679491924311227 * t171 + t172;
    const double t256 = t152 * t217 - t162 * t214;
    const double t257 = t226 * t250 - t214 * t249;
    const double t258 = 0.2679491924311227 * t179 + t180;
    const double t259 = t155 * t214 - t152 * t226;
    const double detJ_3 = -0.2406516764515424 * (t226 * t253 + t155 * t254 + t249 * t256);
    const double abs_detJ_3 = std::fabs(detJ_3);
    const double inv_abs_detJ_3 = reciprocal(abs_detJ_3);
    const double t260 = mu_0 * inv_abs_detJ_3;
    const double t261 = 0.2406516764515424 * t260;
    const double t262 = t261 * ((t209 * t253 + t169 * t254 + t255 * t256) + (t223 * t251 + t177 * t257 + t258
        * t259));
    const double t263 = t155 * t252 - t162 * t249;
    const double t264 = 0.2679491924311227 * t190 + t191;
    const double t265 = t217 * t249 - t226 * t252;
    const double t266 = t162 * t226 - t155 * t217;
    const double t267 = t261 * ((t236 * t253 + t189 * t254 + t256 * t264) + (t223 * t263 + t177 * t265 + t258
        * t266));
    const double t268 = t223 * t253 + t177 * t254 + t256 * t258;
    const double t269 = t209 * t251 + t169 * t257 + t255 * t259;
    const double t270 = t236 * t263 + t189 * t265 + t264 * t266;
    const double t271 = (t268 + t269 + t270) * lmbda_0 * inv_abs_detJ_3;
    const double t272 = 0.2406516764515424 * (t271 + 2.0 * t260 * t268);
    const double flux27 = -t251 * t262 - t263 * t267 - t253 * t272;
    const double flux28 = -t257 * t262 - t265 * t267 - t254 * t272;
    const double flux29 = -t259 * t262 - t266 * t267 - t256 * t272;
    const double t273 = t261 * ((t236 * t251 + t189 * t257 + t259 * t264) + (t209 * t263 + t169 * t265 + t255
        * t266));
    const double t274 = 0.2406516764515424 * (t271 + 2.0 * t260 * t269);
    const double flux30 = -t253 * t262 - t263 * t273 - t251 * t274;
    const double flux31 = -t254 * t262 - t265 * t273 - t257 * t274;
    const double flux32 = -t256 * t262 - t266 * t273 - t259 * t274;
    const double t275 = 0.2406516764515424 * (t271 + 2.0 * t260 * t270);
    const double flux33 = -t253 * t267 - t251 * t273 - t263 * t275;
    const double flux34 = -t254 * t267 - t257 * t273 - t265 * t275;
    const double flux35 = -t256 * t267 - t259 * t273 - t266 * t275;
    const double t276 = 0.2679491924311227 * t9 + t12;
    const double t277 = 0.2679491924311227 * t16 + t19;
    const double t278 = t6 * t276 - t27 * t277;
    const double t279 = 0.2679491924311227 * t31 + t34;
    const double t280 = 0.2679491924311227 * t38 + t41;
    const double t281 = t27 * t280 - t49 * t276;
    const double t282 = 0.2679491924311227 * t53 + t56;
    const double t283 = 0.2679491924311227 * t60 + t63;
    const double t284 = 0.2679491924311227 * t67 + t70;
    const double t285 = t49 * t283 - t27 * t284;
    const double t286 = t276 * t284 - t280 * t283;
    const double t287 = 0.2679491924311227 * t83 + t86;
    const double t288 = 0.2679491924311227 * t90 + t93;
    const double t289 = 0.2679491924311227 * t97 + t100;
    const double t290 = t27 * t289 - t6 * t283;
    const double t291 = t277 * t283 - t276 * t289;
    const double detJ_4 = -0.2406516764515424 * (t281 * t289 + t277 * t285 + t6 * t286);
    const double abs_detJ_4 = std::fabs(detJ_4);
    const double inv_abs_detJ_4 = reciprocal(abs_detJ_4);
    const double t292 = mu_0 * inv_abs_detJ_4;
    const double t293 = 0.2406516764515424 * t292;
    const double t294 = t293 * ((t279 * t281 + t282 * t285 + t79 * t286) + (t278 * t287 + t288 * t290 + t109 *
        t291));
    const double t295 = t49 * t277 - t6 * t280;
    const double t296 = 0.2679491924311227 * t117 + t120;
    const double t297 = 0.2679491924311227 * t124 + t127;
    const double t298 = t6 * t284 - t49 * t289;
    const double t299 = t280 * t289 - t277 * t284;
    const double t300 = t293 * ((t281 * t296 + t285 * t297 + t135 * t286) + (t287 * t295 + t288 * t298 + t109
        * t299));
    const double t301 = t281 * t287 + t285 * t288 + t109 * t286;
    const double t302 = t278 * t279 + t282 * t290 + t79 * t291;
    const double t303 = t295 * t296 + t297 * t298 + t135 * t299;
    const double t304 = (t301 + t302 + t303) * lmbda_0 * inv_abs_detJ_4;
    const double t305 = 0.2406516764515424 * (t304 + 2.0 * t292 * t301);
    const double flux36 = -t278 * t294 - t295 * t300 - t281 * t305;
    const double flux37 = -t290 * t294 - t298 * t300 - t285 * t305;
    const double flux38 = -t291 * t294 - t299 * t300 - t286 * t305;
    const double t306 = t293 * ((t278 * t296 + t290 * t297 + t135 * t291) + (t279 * t295 + t282 * t298 + t79 *
        t299));
    const double t307 = 0.2406516764515424 * (t304 + 2.0 * t292 * t302);
    const double flux39 = -t281 * t294 - t295 * t306 - t278 * t307;
    const double flux40 = -t285 * t294 - t298 * t306 - t290 * t307;
    const double flux41 = -t286 * t294 - t299 * t306 - t291 * t307;
    const double t308 = 0.2406516764515424 * (t304 + 2.0 * t292 * t303);
    const double flux42 = -t281 * t300 - t278 * t306 - t295 * t308;
    const double flux43 = -t285 * t300 - t290 * t306 - t298 * t308;
    const double flux44 = -t286 * t300 - t291 * t306 - t299 * t308;
    const double t309 = 0.2679491924311227 * t150 + t151;
    const double t310 = 0.2679491924311227 * t153 + t154;
    const double t311 = t149 * t309 - t158 * t310;
    const double t312 = 0.2679491924311227 * t160 + t161;
    const double t313 = t158 * t312 - t165 * t309;
    const double t314 = 0.2679491924311227 * t167 + t168;
    const double t315 = t165 * t283 - t158 * t284;
    const double t316 = t284 * t309 - t283 * t312;
    const double t317 = 0.2679491924311227 * t175 + t176;
    const double t318 = t158 * t289 - t149 * t283;
    const double t319 = t283 * t310 - t289 * t309;
    const double detJ_5 = -0.2406516764515424 * (t289 * t313 + t310 * t315 + t149 * t316);
    const double abs_detJ_5 = std::fabs(detJ_5);
    const double inv_abs_detJ_5 = reciprocal(abs_detJ_5);
    const double t320 = mu_0 * inv_abs_detJ_5;
    const double t321 = 0.2406516764515424 * t320;
    const double t322 = t321 * ((t279 * t313 + t314 * t315 + t173 * t316) + (t287 * t311 + t317 * t318 + t181
        * t319));
    const double t323 = t165 * t310 - t149 * t312;
    const double t324 = 0.2679491924311227 * t187 + t188;
    const double t325 = t149 * t284 - t165 * t289;
    const double t326 = t289 * t312 - t284 * t310;
    const double t327 = t321 * ((t296 * t313 + t315 * t324 + t192 * t316) + (t287 * t323 + t317 * t325 + t181
        * t326));
    const double t328 = t287 * t313 + t315 * t317 + t181 * t316;
    const double t329 = t279 * t311 + t314 * t318 + t173 * t319;
    const double t330 = t296 * t323 + t324 * t325 + t192 * t326;
    const double t331 = (t328 + t329 + t330) * lmbda_0 * inv_abs_detJ_5;
    const double t332 = 0.2406516764515424 * (t331 + 2.0 * t320 * t328);
    const double flux45 = -t311 * t322 - t323 * t327 - t313 * t332;
    const double flux46 = -t318 * t322 - t325 * t327 - t315 * t332;
    const double flux47 = -t319 * t322 - t326 * t327 - t316 * t332;
    const double t333 = t321 * ((t296 * t311 + t318 * t324 + t192 * t319) + (t279 * t323 + t314 * t325 + t173
        * t326));
    const double t334 = 0.2406516764515424 * (t331 + 2.0 * t320 * t329);
    const double flux48 = -t313 * t322 - t323 * t333 - t311 * t334;
    const double flux49 = -t315 * t322 - t325 * t333 - t318 * t334;
    const double flux50 = -t316 * t322 - t326 * t333 - t319 * t334;
    const double t335 = 0.2406516764515424 * (t331 + 2.0 * t320 * t330);
    const double flux51 = -t313 * t327 - t311 * t333 - t323 * t335;
    const double flux52 = -t315 * t327 - t318 * t333 - t325 * t335;
    const double flux53 = -t316 * t327 - t319 * t333 - t326 * t335;
    const double t336 = t204 * t276 - t205 * t277;
    const double t337 = 0.2679491924311227 * t207 + t208;
    const double t338 = t205 * t280 - t210 * t276;
    const double t339 = 0.2679491924311227 * t212 + t213;
    const double t340 = 0.2679491924311227 * t215 + t216;
    const double t341 = t210 * t339 - t205 * t340;
    const double t342 = t276 * t340 - t280 * t339;
    const double t343 = 0.2679491924311227 * t221 + t222;
    const double t344 = 0.2679491924311227 * t224 + t225;
    const double t345 = t205 * t344 - t204 * t339;
    const double t346 = t277 * t339 - t276 * t344;
    const double detJ_6 = -0.2406516764515424 * (t338 * t344 + t277 * t341 + t204 * t342);
    const double abs_detJ_6 = std::fabs(detJ_6);
    const double inv_abs_detJ_6 = reciprocal(abs_detJ_6);
    const double t347 = mu_0 * inv_abs_detJ_6;
    const double t348 = 0.2406516764515424 * t347;
    const double t349 = t348 * ((t337 * t338 + t282 * t341 + t219 * t342) + (t336 * t343 + t288 * t345 + t228
        * t346));
    const double t350 = t210 * t277 - t204 * t280;
    const double t351 = 0.2679491924311227 * t234 + t235;
    const double t352 = t204 * t340 - t210 * t344;
    const double t353 = t280 * t344 - t277 * t340;
    const double t354 = t348 * ((t338 * t351 + t297 * t341 + t237 * t342) + (t343 * t350 + t288 * t352 + t228
        * t353));
    const double t355 = t338 * t343 + t288 * t341 + t228 * t342;
    const double t356 = t336 * t337 + t282 * t345 + t219 * t346;
    const double t357 = t350 * t351 + t297 * t352 + t237 * t353;
    const double t358 = (t355 + t356 + t357) * lmbda_0 * inv_abs_detJ_6;
    const double t359 = 0.2406516764515424 * (t358 + 2.0 * t347 * t355);
    const double flux54 = -t336 * t349 - t350 * t354 - t338 * t359;
    const double flux55 = -t345 * t349 - t352 * t354 - t341 * t359;
    const double flux56 = -t346 * t349 - t353 * t354 - t342 * t359;
    const double t360 = t348 * ((t336 * t351 + t297 * t345 + t237 * t346) + (t337 * t350 + t282 * t352 + t219
        * t353));
    const double t361 = 0.2406516764515424 * (t358 + 2.0 * t347 * t356);
    const double flux57 = -t338 * t349 - t350 * t360 - t336 * t361;
    const double flux58 = -t341 * t349 - t352 * t360 - t345 * t361;
    const double flux59 = -t342 * t349 - t353 * t360 - t346 * t361;
    const double t362 = 0.2406516764515424 * (t358 + 2.0 * t347 * t357);
    const double flux60 = -t338 * t354 - t336 * t360 - t350 * t362;
    const double flux61 = -t341 * t354 - t345 * t360 - t352 * t362;
    const double flux62 = -t342 * t354 - t346 * t360 - t353 * t362;
    const double t363 = t249 * t309 - t250 * t310;
    const double t364 = t250 * t312 - t252 * t309;
    const double t365 = t252 * t339 - t250 * t340;
    const double t366 = t309 * t340 - t312 * t339;
    const double t367 = t250 * t344 - t249 * t339;
    const double t368 = t310 * t339 - t309 * t344;
    const double detJ_7 = -0.2406516764515424 * (t344 * t364 + t310 * t365 + t249 * t366);
    const double abs_detJ_7 = std::fabs(detJ_7);
    const double inv_abs_detJ_7 = reciprocal(abs_detJ_7);
    const double t369 = mu_0 * inv_abs_detJ_7;
    const double t370 = 0.2406516764515424 * t369;
    const double t371 = t370 * ((t337 * t364 + t314 * t365 + t255 * t366) + (t343 * t363 + t317 * t367 + t258
        * t368));
    const double t372 = t252 * t310 - t249 * t312;
    const double t373 = t249 * t340 - t252 * t344;
    const double t374 = t312 * t344 - t310 * t340;
    const double t375 = t370 * ((t351 * t364 + t324 * t365 + t264 * t366) + (t343 * t372 + t317 * t373 + t258
        * t374));
    const double t376 = t343 * t364 + t317 * t365 + t258 * t366;
    const double t377 = t337 * t363 + t314 * t367 + t255 * t368;
    const double t378 = t351 * t372 + t324 * t373 + t264 * t374;
    const double t379 = (t376 + t377 + t378) * lmbda_0 * inv_abs_detJ_7;
    const double t380 = 0.2406516764515424 * (t379 + 2.0 * t369 * t376);
    const double flux63 = -t363 * t371 - t372 * t375 - t364 * t380;
    const double flux64 = -t367 * t371 - t373 * t375 - t365 * t380;
    const double flux65 = -t368 * t371 - t374 * t375 - t366 * t380;
    const double t381 = t370 * ((t351 * t363 + t324 * t367 + t264 * t368) + (t337 * t372 + t314 * t373 + t255
        * t374));
    const double t382 = 0.2406516764515424 * (t379 + 2.0 * t369 * t377);
    const double flux66 = -t364 * t371 - t372 * t381 - t363 * t382;
    const double flux67 = -t365 * t371 - t373 * t381 - t367 * t382;
    const double flux68 = -t366 * t371 - t374 * t381 - t368 * t382;
    const double t383 = 0.2406516764515424 * (t379 + 2.0 * t369 * t378);
    const double flux69 = -t364 * t375 - t363 * t381 - t372 * t383;
    const double flux70 = -t365 * t375 - t367 * t381 - t373 * t383;
    const double flux71 = -t366 * t375 - t368 * t381 - t374 * t383;
    const double t384 = flux0 + flux9;
    const double t385 = flux18 + flux27;
    const double t386 = t384 + 0.2679491924311227 * t385;
    const double t387 = flux36 + flux45;
    const double t388 = flux54 + flux63;
    const double t389 = t387 + 0.2679491924311227 * t388;
    const double t390 = t386 + 0.2679491924311227 * t389;
    const double t391 = flux1 + flux19;
    const double t392 = flux10 + flux28;
    const double t393 = t391 + 0.2679491924311227 * t392;
    const double t394 = flux37 + flux55;
    const double t395 = flux46 + flux64;
    const double t396 = t394 + 0.2679491924311227 * t395;
    const double t397 = t393 + 0.2679491924311227 * t396;
    const double t398 = flux2 + flux38;
    const double t399 = flux11 + flux47;
    const double t400 = t398 + 0.2679491924311227 * t399;
    const double t401 = flux20 + flux56;
    const double t402 = flux29 + flux65;
    const double t403 = t401 + 0.2679491924311227 * t402;
    const double t404 = t400 + 0.2679491924311227 * t403;
    const double result0 = -0.0300814595564428 * (t390 + t397 + t404);
    const double t405 = flux3 + flux12;
    const double t406 = flux21 + flux30;
    const double t407 = t405 + 0.2679491924311227 * t406;
    const double t408 = flux39 + flux48;
    const double t409 = flux57 + flux66;
    const double t410 = t408 + 0.2679491924311227 * t409;
    const double t411 = t407 + 0.2679491924311227 * t410;
    const double t412 = flux4 + flux22;
    const double t413 = flux13 + flux31;
    const double t414 = t412 + 0.2679491924311227 * t413;
    const double t415 = flux40 + flux58;
    const double t416 = flux49 + flux67;
    const double t417 = t415 + 0.2679491924311227 * t416;
    const double t418 = t414 + 0.2679491924311227 * t417;
    const double t419 = flux5 + flux41;
    const double t420 = flux14 + flux50;
    const double t421 = t419 + 0.2679491924311227 * t420;
    const double t422 = flux23 + flux59;
    const double t423 = flux32 + flux68;
    const double t424 = t422 + 0.2679491924311227 * t423;
    const double t425 = t421 + 0.2679491924311227 * t424;
    const double result1 = -0.0300814595564428 * (t411 + t418 + t425);
    const double t426 = flux6 + flux15;
    const double t427 = flux24 + flux33;
    const double t428 = t426 + 0.2679491924311227 * t427;
    const double t429 = flux42 + flux51;
    const double t430 = flux60 + flux69;
    const double t431 = t429 + 0.2679491924311227 * t430;
    const double t432 = t428 + 0.2679491924311227 * t431;
    const double t433 = flux7 + flux25;
    const double t434 = flux16 + flux34;
    const double t435 = t433 + 0.2679491924311227 * t434;
    const double t436 = flux43 + flux61;
    const double t437 = flux52 + flux70;
    const double t438 = t436 + 0.2679491924311227 * t437;
    const double t439 = t435 + 0.2679491924311227 * t438;
    const double t440 = flux8 + flux44;
    const double t441 = flux17 + flux53;
    const double t442 = t440 + 0.2679491924311227 * t441;
    const double t443 = flux26 + flux62;
    const double t444 = flux35 + flux71;
    const double t445 = t443 + 0.2679491924311227 * t444;
    const double t446 = t442 + 0.2679491924311227 * t445;
    const double result2 = -0.0300814595564428 * (t432 + t439 + t446);
    const double t447 = 0.2679491924311227 * t391 + t392;
    const double t448 = 0.2679491924311227 * t394 + t395;
    const double t449 = t447 + 0.2679491924311227 * t448;
    const double t450 = 0.2679491924311227 * t398 + t399;
    const double t451 = 0.2679491924311227 * t401 + t402;
    const double t452 = t450 + 0.2679491924311227 * t451;
    const double result3 = 0.0300814595564428 * (t390 - t449 - t452);
    const double t453 = 0.2679491924311227 * t412 + t413;
    const double t454 = 0.2679491924311227 * t415 + t416;
    const double t455 = t453 + 0.2679491924311227 * t454;
    const double t456 = 0.2679491924311227 * t419 + t420;
    const double t457 = 0.2679491924311227 * t422 + t423;
    const double t458 = t456 + 0.2679491924311227 * t457;
    const double result4 = 0.0300814595564428 * (t411 - t455 - t458);
    const double t459 = 0.2679491924311227 * t433 + t434;
    const double t460 = 0.2679491924311227 * t436 + t437;
    const double t461 = t459 + 0.2679491924311227 * t460;
    const double t462 = 0.2679491924311227 * t440 + t441;
    const double t463 = 0.2679491924311227 * t443 + t444;
    const double t464 = t462 + 0.2679491924311227 * t463;
    const double result5 = 0.0300814595564428 * (t432 - t461 - t464);
    const double t465 = 0.2679491924311227 * t384 + t385;
    const double t466 = 0.2679491924311227 * t387 + t388;
    const double t467 = t465 + 0.2679491924311227 * t466;
    const double t468 = 0.2679491924311227 * t400 + t403;
    const double result6 = 0.0300814595564428 * (t397 - t467 - t468);
    const double t469 = 0.2679491924311227 * t405 + t406;
    const double t470 = 0.2679491924311227 * t408 + t409;
    const double t471 = t469 + 0.2679491924311227 * t470;
    const double t472 = 0.2679491924311227 * t421 + t424;
    const double result7 = 0.0300814595564428 * (t418 - t471 - t472);
    const double t473 = 0.2679491924311227 * t426 + t427;
    const double t474 = 0.2679491924311227 * t429 + t430;
    const double t475 = t473 + 0.2679491924311227 * t474;
    const double t476 = 0.2679491924311227 * t442 + t445;
    const double result8 = 0.0300814595564428 * (t439 - t475 - t476);
    const double t477 = 0.2679491924311227 * t450 + t451;
    const double result9 = 0.0300814595564428 * (t449 + t467 - t477);
    const double t478 = 0.2679491924311227 * t456 + t457;
    const double result10 = 0.0300814595564428 * (t455 + t471 - t478);
    const double t479 = 0.2679491924311227 * t462 + t463;
    const double result11 = 0.0300814595564428 * (t461 + t475 - t479);
    const double t480 = 0.2679491924311227 * t386 + t389;
    const double t481 = 0.2679491924311227 * t393 + t396;
    const double result12 = 0.0300814595564428 * (t404 - t480 - t481);
    const double t482 = 0.2679491924311227 * t407 + t410;
    const double t483 = 0.2679491924311227 * t414 + t417;
    const double result13 = 0.0300814595564428 * (t425 - t482 - t483);
    const double t484 = 0.2679491924311227 * t428 + t431;
    const double t485 = 0.2679491924311227 * t435 + t438;
    const double result14 = 0.0300814595564428 * (t446 - t484 - t485);
    const double t486 = 0.2679491924311227 * t447 + t448;
    const double result15 = 0.0300814595564428 * (t452 + t480 - t486);
    const double t487 = 0.2679491924311227 * t453 + t454;
    const double result16 = 0.0300814595564428 * (t458 + t482 - t487);
    const double t488 = 0.2679491924311227 * t459 + t460;
    const double result17 = 0.0300814595564428 * (t464 + t484 - t488);
    const double t489 = 0.2679491924311227 * t465 + t466;
    const double result18 = 0.0300814595564428 * (t468 + t481 - t489);
    const double t490 = 0.2679491924311227 * t469 + t470;
    const double result19 = 0.0300814595564428 * (t472 + t483 - t490);
    const double t491 = 0.2679491924311227 * t473 + t474;
    const double result20 = 0.0300814595564428 * (t476 + t485 - t491);
    const double result21 = 0.0300814595564428 * (t477 + t486 + t489);
    const double result22 = 0.0300814595564428 * (t478 + t487 + t490);
    const double result23 = 0.0300814595564428 * (t479 + t488 + t491);
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

extern "C" int elasticity_lame_q1x3_hexahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || lmbda == nullptr ||
      mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(elasticity_lame_q1x3_hexahedron_f64_shared_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(64), 0, static_cast<cudaStream_t>(stream),
        num_cells, y, x, offsets, coordinates, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_shared_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_shared_apply_cuda_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cuda",                                    // target
    "9f96890f6254f82f",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "cell",                                    // integral
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    24,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    0,                                         // shared_bytes
    1844.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
