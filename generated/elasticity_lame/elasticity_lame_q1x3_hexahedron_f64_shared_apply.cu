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
//   flops       1860
//   bytes       144 (120 read, 24 written)
//   flops/byte  12.9
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
    const double t111 = reciprocal(std::fabs(0.2406516764515424 * (t50 * t101 + t20 * t72 + t6 * t80)));
    const double t112 = mu_0 * t111;
    const double t113 = ((t35 * t50 + t57 * t72 + t79 * t80) + (t28 * t87 + t94 * t102 + t109 * t110)) * t112;
    const double t114 = 0.2406516764515424 * t113;
    const double t115 = t20 * t49 - t6 * t42;
    const double t116 = trial_2 - trial_5;
    const double t117 = trial_8 - trial_11;
    const double t118 = t116 + 0.2679491924311227 * t117;
    const double t119 = trial_14 - trial_17;
    const double t120 = trial_20 - trial_23;
    const double t121 = t119 + 0.2679491924311227 * t120;
    const double t122 = t118 + 0.2679491924311227 * t121;
    const double t123 = trial_2 - trial_8;
    const double t124 = trial_5 - trial_11;
    const double t125 = t123 + 0.2679491924311227 * t124;
    const double t126 = trial_14 - trial_20;
    const double t127 = trial_17 - trial_23;
    const double t128 = t126 + 0.2679491924311227 * t127;
    const double t129 = t125 + 0.2679491924311227 * t128;
    const double t130 = trial_2 - trial_14;
    const double t131 = trial_5 - trial_17;
    const double t132 = t130 + 0.2679491924311227 * t131;
    const double t133 = trial_8 - trial_20;
    const double t134 = trial_11 - trial_23;
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double t136 = t132 + 0.2679491924311227 * t135;
    const double t137 = t6 * t71 - t49 * t101;
    const double t138 = t42 * t101 - t20 * t71;
    const double t139 = t112 * ((t50 * t122 + t72 * t129 + t80 * t136) + (t87 * t115 + t94 * t137 + t109 *
        t138));
    const double t140 = 0.2406516764515424 * t139;
    const double t141 = t50 * t87 + t72 * t94 + t80 * t109;
    const double t142 = t28 * t35 + t57 * t102 + t79 * t110;
    const double t143 = t115 * t122 + t129 * t137 + t136 * t138;
    const double t144 = (t141 + t142 + t143) * lmbda_0 * t111;
    const double t145 = 0.2406516764515424 * (t144 + 2.0 * t112 * t141);
    const double flux0 = -t28 * t114 - t115 * t140 - t50 * t145;
    const double flux1 = -t102 * t114 - t137 * t140 - t72 * t145;
    const double flux2 = -t110 * t114 - t138 * t140 - t80 * t145;
    const double t146 = t112 * ((t28 * t122 + t102 * t129 + t110 * t136) + (t35 * t115 + t57 * t137 + t79 *
        t138));
    const double t147 = 0.2406516764515424 * t146;
    const double t148 = 0.2406516764515424 * (t144 + 2.0 * t112 * t142);
    const double flux3 = -t50 * t114 - t115 * t147 - t28 * t148;
    const double flux4 = -t72 * t114 - t137 * t147 - t102 * t148;
    const double flux5 = -t80 * t114 - t138 * t147 - t110 * t148;
    const double t149 = 0.2406516764515424 * (t144 + 2.0 * t112 * t143);
    const double flux6 = -t50 * t140 - t28 * t147 - t115 * t149;
    const double flux7 = -t72 * t140 - t102 * t147 - t137 * t149;
    const double flux8 = -t80 * t140 - t110 * t147 - t138 * t149;
    const double t150 = 0.2679491924311227 * t0 + t1;
    const double t151 = 0.2679491924311227 * t3 + t4;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = 0.2679491924311227 * t7 + t8;
    const double t154 = 0.2679491924311227 * t10 + t11;
    const double t155 = t153 + 0.2679491924311227 * t154;
    const double t156 = 0.2679491924311227 * t14 + t15;
    const double t157 = 0.2679491924311227 * t17 + t18;
    const double t158 = t156 + 0.2679491924311227 * t157;
    const double t159 = 0.2679491924311227 * t21 + t22;
    const double t160 = 0.2679491924311227 * t24 + t25;
    const double t161 = t159 + 0.2679491924311227 * t160;
    const double t162 = t152 * t155 - t158 * t161;
    const double t163 = 0.2679491924311227 * t36 + t37;
    const double t164 = 0.2679491924311227 * t39 + t40;
    const double t165 = t163 + 0.2679491924311227 * t164;
    const double t166 = 0.2679491924311227 * t43 + t44;
    const double t167 = 0.2679491924311227 * t46 + t47;
    const double t168 = t166 + 0.2679491924311227 * t167;
    const double t169 = t161 * t165 - t155 * t168;
    const double t170 = 0.2679491924311227 * t51 + t52;
    const double t171 = 0.2679491924311227 * t54 + t55;
    const double t172 = t170 + 0.2679491924311227 * t171;
    const double t173 = t64 * t168 - t71 * t161;
    const double t174 = 0.2679491924311227 * t73 + t74;
    const double t175 = 0.2679491924311227 * t76 + t77;
    const double t176 = t174 + 0.2679491924311227 * t175;
    const double t177 = t71 * t155 - t64 * t165;
    const double t178 = 0.2679491924311227 * t88 + t89;
    const double t179 = 0.2679491924311227 * t91 + t92;
    const double t180 = t178 + 0.2679491924311227 * t179;
    const double t181 = t101 * t161 - t64 * t152;
    const double t182 = 0.2679491924311227 * t103 + t104;
    const double t183 = 0.2679491924311227 * t106 + t107;
    const double t184 = t182 + 0.2679491924311227 * t183;
    const double t185 = t64 * t158 - t101 * t155;
    const double t186 = reciprocal(std::fabs(0.2406516764515424 * (t101 * t169 + t158 * t173 + t152 * t177)));
    const double t187 = mu_0 * t186;
    const double t188 = ((t35 * t169 + t172 * t173 + t176 * t177) + (t87 * t162 + t180 * t181 + t184 * t185))
        * t187;
    const double t189 = 0.2406516764515424 * t188;
    const double t190 = t158 * t168 - t152 * t165;
    const double t191 = 0.2679491924311227 * t123 + t124;
    const double t192 = 0.2679491924311227 * t126 + t127;
    const double t193 = t191 + 0.2679491924311227 * t192;
    const double t194 = 0.2679491924311227 * t130 + t131;
    const double t195 = 0.2679491924311227 * t133 + t134;
    const double t196 = t194 + 0.2679491924311227 * t195;
    const double t197 = t71 * t152 - t101 * t168;
    const double t198 = t101 * t165 - t71 * t158;
    const double t199 = t187 * ((t122 * t169 + t173 * t193 + t177 * t196) + (t87 * t190 + t180 * t197 + t184 *
        t198));
    const double t200 = 0.2406516764515424 * t199;
    const double t201 = t87 * t169 + t173 * t180 + t177 * t184;
    const double t202 = t35 * t162 + t172 * t181 + t176 * t185;
    const double t203 = t122 * t190 + t193 * t197 + t196 * t198;
    const double t204 = (t201 + t202 + t203) * lmbda_0 * t186;
    const double t205 = 0.2406516764515424 * (t204 + 2.0 * t187 * t201);
    const double flux9 = -t162 * t189 - t190 * t200 - t169 * t205;
    const double flux10 = -t181 * t189 - t197 * t200 - t173 * t205;
    const double flux11 = -t185 * t189 - t198 * t200 - t177 * t205;
    const double t206 = t187 * ((t122 * t162 + t181 * t193 + t185 * t196) + (t35 * t190 + t172 * t197 + t176 *
        t198));
    const double t207 = 0.2406516764515424 * t206;
    const double t208 = 0.2406516764515424 * (t204 + 2.0 * t187 * t202);
    const double flux12 = -t169 * t189 - t190 * t207 - t162 * t208;
    const double flux13 = -t173 * t189 - t197 * t207 - t181 * t208;
    const double flux14 = -t177 * t189 - t198 * t207 - t185 * t208;
    const double t209 = 0.2406516764515424 * (t204 + 2.0 * t187 * t203);
    const double flux15 = -t169 * t200 - t162 * t207 - t190 * t209;
    const double flux16 = -t173 * t200 - t181 * t207 - t197 * t209;
    const double flux17 = -t177 * t200 - t185 * t207 - t198 * t209;
    const double t210 = 0.2679491924311227 * t2 + t5;
    const double t211 = 0.2679491924311227 * t23 + t26;
    const double t212 = t13 * t210 - t20 * t211;
    const double t213 = 0.2679491924311227 * t29 + t30;
    const double t214 = 0.2679491924311227 * t32 + t33;
    const double t215 = t213 + 0.2679491924311227 * t214;
    const double t216 = 0.2679491924311227 * t45 + t48;
    const double t217 = t42 * t211 - t13 * t216;
    const double t218 = 0.2679491924311227 * t58 + t59;
    const double t219 = 0.2679491924311227 * t61 + t62;
    const double t220 = t218 + 0.2679491924311227 * t219;
    const double t221 = 0.2679491924311227 * t65 + t66;
    const double t222 = 0.2679491924311227 * t68 + t69;
    const double t223 = t221 + 0.2679491924311227 * t222;
    const double t224 = t216 * t220 - t211 * t223;
    const double t225 = 0.2679491924311227 * t75 + t78;
    const double t226 = t13 * t223 - t42 * t220;
    const double t227 = 0.2679491924311227 * t81 + t82;
    const double t228 = 0.2679491924311227 * t84 + t85;
    const double t229 = t227 + 0.2679491924311227 * t228;
    const double t230 = 0.2679491924311227 * t95 + t96;
    const double t231 = 0.2679491924311227 * t98 + t99;
    const double t232 = t230 + 0.2679491924311227 * t231;
    const double t233 = t211 * t232 - t210 * t220;
    const double t234 = 0.2679491924311227 * t105 + t108;
    const double t235 = t20 * t220 - t13 * t232;
    const double t236 = reciprocal(std::fabs(0.2406516764515424 * (t217 * t232 + t20 * t224 + t210 * t226)));
    const double t237 = mu_0 * t236;
    const double t238 = ((t215 * t217 + t57 * t224 + t225 * t226) + (t212 * t229 + t94 * t233 + t234 * t235))
        * t237;
    const double t239 = 0.2406516764515424 * t238;
    const double t240 = t20 * t216 - t42 * t210;
    const double t241 = 0.2679491924311227 * t116 + t117;
    const double t242 = 0.2679491924311227 * t119 + t120;
    const double t243 = t241 + 0.2679491924311227 * t242;
    const double t244 = 0.2679491924311227 * t132 + t135;
    const double t245 = t210 * t223 - t216 * t232;
    const double t246 = t42 * t232 - t20 * t223;
    const double t247 = t237 * ((t217 * t243 + t129 * t224 + t226 * t244) + (t229 * t240 + t94 * t245 + t234 *
        t246));
    const double t248 = 0.2406516764515424 * t247;
    const double t249 = t217 * t229 + t94 * t224 + t226 * t234;
    const double t250 = t212 * t215 + t57 * t233 + t225 * t235;
    const double t251 = t240 * t243 + t129 * t245 + t244 * t246;
    const double t252 = (t249 + t250 + t251) * lmbda_0 * t236;
    const double t253 = 0.2406516764515424 * (t252 + 2.0 * t237 * t249);
    const double flux18 = -t212 * t239 - t240 * t248 - t217 * t253;
    const double flux19 = -t233 * t239 - t245 * t248 - t224 * t253;
    const double flux20 = -t235 * t239 - t246 * t248 - t226 * t253;
    const double t254 = t237 * ((t212 * t243 + t129 * t233 + t235 * t244) + (t215 * t240 + t57 * t245 + t225 *
        t246));
    const double t255 = 0.2406516764515424 * t254;
    const double t256 = 0.2406516764515424 * (t252 + 2.0 * t237 * t250);
    const double flux21 = -t217 * t239 - t240 * t255 - t212 * t256;
    const double flux22 = -t224 * t239 - t245 * t255 - t233 * t256;
    const double flux23 = -t226 * t239 - t246 * t255 - t235 * t256;
    const double t257 = 0.2406516764515424 * (t252 + 2.0 * t237 * t251);
    const double flux24 = -t217 * t248 - t212 * t255 - t240 * t257;
    const double flux25 = -t224 * t248 - t233 * t255 - t245 * t257;
    const double flux26 = -t226 * t248 - t235 * t255 - t246 * t257;
    const double t258 = 0.2679491924311227 * t150 + t151;
    const double t259 = 0.2679491924311227 * t159 + t160;
    const double t260 = t155 * t258 - t158 * t259;
    const double t261 = 0.2679491924311227 * t166 + t167;
    const double t262 = t165 * t259 - t155 * t261;
    const double t263 = t220 * t261 - t223 * t259;
    const double t264 = 0.2679491924311227 * t174 + t175;
    const double t265 = t155 * t223 - t165 * t220;
    const double t266 = t232 * t259 - t220 * t258;
    const double t267 = 0.2679491924311227 * t182 + t183;
    const double t268 = t158 * t220 - t155 * t232;
    const double t269 = reciprocal(std::fabs(0.2406516764515424 * (t232 * t262 + t158 * t263 + t258 * t265)));
    const double t270 = mu_0 * t269;
    const double t271 = ((t215 * t262 + t172 * t263 + t264 * t265) + (t229 * t260 + t180 * t266 + t267 *
        t268)) * t270;
    const double t272 = 0.2406516764515424 * t271;
    const double t273 = t158 * t261 - t165 * t258;
    const double t274 = 0.2679491924311227 * t194 + t195;
    const double t275 = t223 * t258 - t232 * t261;
    const double t276 = t165 * t232 - t158 * t223;
    const double t277 = t270 * ((t243 * t262 + t193 * t263 + t265 * t274) + (t229 * t273 + t180 * t275 + t267
        * t276));
    const double t278 = 0.2406516764515424 * t277;
    const double t279 = t229 * t262 + t180 * t263 + t265 * t267;
    const double t280 = t215 * t260 + t172 * t266 + t264 * t268;
    const double t281 = t243 * t273 + t193 * t275 + t274 * t276;
    const double t282 = (t279 + t280 + t281) * lmbda_0 * t269;
    const double t283 = 0.2406516764515424 * (t282 + 2.0 * t270 * t279);
    const double flux27 = -t260 * t272 - t273 * t278 - t262 * t283;
    const double flux28 = -t266 * t272 - t275 * t278 - t263 * t283;
    const double flux29 = -t268 * t272 - t276 * t278 - t265 * t283;
    const double t284 = t270 * ((t243 * t260 + t193 * t266 + t268 * t274) + (t215 * t273 + t172 * t275 + t264
        * t276));
    const double t285 = 0.2406516764515424 * t284;
    const double t286 = 0.2406516764515424 * (t282 + 2.0 * t270 * t280);
    const double flux30 = -t262 * t272 - t273 * t285 - t260 * t286;
    const double flux31 = -t263 * t272 - t275 * t285 - t266 * t286;
    const double flux32 = -t265 * t272 - t276 * t285 - t268 * t286;
    const double t287 = 0.2406516764515424 * (t282 + 2.0 * t270 * t281);
    const double flux33 = -t262 * t278 - t260 * t285 - t273 * t287;
    const double flux34 = -t263 * t278 - t266 * t285 - t275 * t287;
    const double flux35 = -t265 * t278 - t268 * t285 - t276 * t287;
    const double t288 = 0.2679491924311227 * t9 + t12;
    const double t289 = 0.2679491924311227 * t16 + t19;
    const double t290 = t6 * t288 - t27 * t289;
    const double t291 = 0.2679491924311227 * t31 + t34;
    const double t292 = 0.2679491924311227 * t38 + t41;
    const double t293 = t27 * t292 - t49 * t288;
    const double t294 = 0.2679491924311227 * t53 + t56;
    const double t295 = 0.2679491924311227 * t60 + t63;
    const double t296 = 0.2679491924311227 * t67 + t70;
    const double t297 = t49 * t295 - t27 * t296;
    const double t298 = t288 * t296 - t292 * t295;
    const double t299 = 0.2679491924311227 * t83 + t86;
    const double t300 = 0.2679491924311227 * t90 + t93;
    const double t301 = 0.2679491924311227 * t97 + t100;
    const double t302 = t27 * t301 - t6 * t295;
    const double t303 = t289 * t295 - t288 * t301;
    const double t304 = reciprocal(std::fabs(0.2406516764515424 * (t293 * t301 + t289 * t297 + t6 * t298)));
    const double t305 = mu_0 * t304;
    const double t306 = ((t291 * t293 + t294 * t297 + t79 * t298) + (t290 * t299 + t300 * t302 + t109 * t303))
        * t305;
    const double t307 = 0.2406516764515424 * t306;
    const double t308 = t49 * t289 - t6 * t292;
    const double t309 = 0.2679491924311227 * t118 + t121;
    const double t310 = 0.2679491924311227 * t125 + t128;
    const double t311 = t6 * t296 - t49 * t301;
    const double t312 = t292 * t301 - t289 * t296;
    const double t313 = t305 * ((t293 * t309 + t297 * t310 + t136 * t298) + (t299 * t308 + t300 * t311 + t109
        * t312));
    const double t314 = 0.2406516764515424 * t313;
    const double t315 = t293 * t299 + t297 * t300 + t109 * t298;
    const double t316 = t290 * t291 + t294 * t302 + t79 * t303;
    const double t317 = t308 * t309 + t310 * t311 + t136 * t312;
    const double t318 = (t315 + t316 + t317) * lmbda_0 * t304;
    const double t319 = 0.2406516764515424 * (t318 + 2.0 * t305 * t315);
    const double flux36 = -t290 * t307 - t308 * t314 - t293 * t319;
    const double flux37 = -t302 * t307 - t311 * t314 - t297 * t319;
    const double flux38 = -t303 * t307 - t312 * t314 - t298 * t319;
    const double t320 = t305 * ((t290 * t309 + t302 * t310 + t136 * t303) + (t291 * t308 + t294 * t311 + t79 *
        t312));
    const double t321 = 0.2406516764515424 * t320;
    const double t322 = 0.2406516764515424 * (t318 + 2.0 * t305 * t316);
    const double flux39 = -t293 * t307 - t308 * t321 - t290 * t322;
    const double flux40 = -t297 * t307 - t311 * t321 - t302 * t322;
    const double flux41 = -t298 * t307 - t312 * t321 - t303 * t322;
    const double t323 = 0.2406516764515424 * (t318 + 2.0 * t305 * t317);
    const double flux42 = -t293 * t314 - t290 * t321 - t308 * t323;
    const double flux43 = -t297 * t314 - t302 * t321 - t311 * t323;
    const double flux44 = -t298 * t314 - t303 * t321 - t312 * t323;
    const double t324 = 0.2679491924311227 * t153 + t154;
    const double t325 = 0.2679491924311227 * t156 + t157;
    const double t326 = t152 * t324 - t161 * t325;
    const double t327 = 0.2679491924311227 * t163 + t164;
    const double t328 = t161 * t327 - t168 * t324;
    const double t329 = 0.2679491924311227 * t170 + t171;
    const double t330 = t168 * t295 - t161 * t296;
    const double t331 = t296 * t324 - t295 * t327;
    const double t332 = 0.2679491924311227 * t178 + t179;
    const double t333 = t161 * t301 - t152 * t295;
    const double t334 = t295 * t325 - t301 * t324;
    const double t335 = reciprocal(std::fabs(0.2406516764515424 * (t301 * t328 + t325 * t330 + t152 * t331)));
    const double t336 = mu_0 * t335;
    const double t337 = ((t291 * t328 + t329 * t330 + t176 * t331) + (t299 * t326 + t332 * t333 + t184 *
        t334)) * t336;
    const double t338 = 0.2406516764515424 * t337;
    const double t339 = t168 * t325 - t152 * t327;
    const double t340 = 0.2679491924311227 * t191 + t192;
    const double t341 = t152 * t296 - t168 * t301;
    const double t342 = t301 * t327 - t296 * t325;
    const double t343 = t336 * ((t309 * t328 + t330 * t340 + t196 * t331) + (t299 * t339 + t332 * t341 + t184
        * t342));
    const double t344 = 0.2406516764515424 * t343;
    const double t345 = t299 * t328 + t330 * t332 + t184 * t331;
    const double t346 = t291 * t326 + t329 * t333 + t176 * t334;
    const double t347 = t309 * t339 + t340 * t341 + t196 * t342;
    const double t348 = (t345 + t346 + t347) * lmbda_0 * t335;
    const double t349 = 0.2406516764515424 * (t348 + 2.0 * t336 * t345);
    const double flux45 = -t326 * t338 - t339 * t344 - t328 * t349;
    const double flux46 = -t333 * t338 - t341 * t344 - t330 * t349;
    const double flux47 = -t334 * t338 - t342 * t344 - t331 * t349;
    const double t350 = t336 * ((t309 * t326 + t333 * t340 + t196 * t334) + (t291 * t339 + t329 * t341 + t176
        * t342));
    const double t351 = 0.2406516764515424 * t350;
    const double t352 = 0.2406516764515424 * (t348 + 2.0 * t336 * t346);
    const double flux48 = -t328 * t338 - t339 * t351 - t326 * t352;
    const double flux49 = -t330 * t338 - t341 * t351 - t333 * t352;
    const double flux50 = -t331 * t338 - t342 * t351 - t334 * t352;
    const double t353 = 0.2406516764515424 * (t348 + 2.0 * t336 * t347);
    const double flux51 = -t328 * t344 - t326 * t351 - t339 * t353;
    const double flux52 = -t330 * t344 - t333 * t351 - t341 * t353;
    const double flux53 = -t331 * t344 - t334 * t351 - t342 * t353;
    const double t354 = t210 * t288 - t211 * t289;
    const double t355 = 0.2679491924311227 * t213 + t214;
    const double t356 = t211 * t292 - t216 * t288;
    const double t357 = 0.2679491924311227 * t218 + t219;
    const double t358 = 0.2679491924311227 * t221 + t222;
    const double t359 = t216 * t357 - t211 * t358;
    const double t360 = t288 * t358 - t292 * t357;
    const double t361 = 0.2679491924311227 * t227 + t228;
    const double t362 = 0.2679491924311227 * t230 + t231;
    const double t363 = t211 * t362 - t210 * t357;
    const double t364 = t289 * t357 - t288 * t362;
    const double t365 = reciprocal(std::fabs(0.2406516764515424 * (t356 * t362 + t289 * t359 + t210 * t360)));
    const double t366 = mu_0 * t365;
    const double t367 = ((t355 * t356 + t294 * t359 + t225 * t360) + (t354 * t361 + t300 * t363 + t234 *
        t364)) * t366;
    const double t368 = 0.2406516764515424 * t367;
    const double t369 = t216 * t289 - t210 * t292;
    const double t370 = 0.2679491924311227 * t241 + t242;
    const double t371 = t210 * t358 - t216 * t362;
    const double t372 = t292 * t362 - t289 * t358;
    const double t373 = t366 * ((t356 * t370 + t310 * t359 + t244 * t360) + (t361 * t369 + t300 * t371 + t234
        * t372));
    const double t374 = 0.2406516764515424 * t373;
    const double t375 = t356 * t361 + t300 * t359 + t234 * t360;
    const double t376 = t354 * t355 + t294 * t363 + t225 * t364;
    const double t377 = t369 * t370 + t310 * t371 + t244 * t372;
    const double t378 = (t375 + t376 + t377) * lmbda_0 * t365;
    const double t379 = 0.2406516764515424 * (t378 + 2.0 * t366 * t375);
    const double flux54 = -t354 * t368 - t369 * t374 - t356 * t379;
    const double flux55 = -t363 * t368 - t371 * t374 - t359 * t379;
    const double flux56 = -t364 * t368 - t372 * t374 - t360 * t379;
    const double t380 = t366 * ((t354 * t370 + t310 * t363 + t244 * t364) + (t355 * t369 + t294 * t371 + t225
        * t372));
    const double t381 = 0.2406516764515424 * t380;
    const double t382 = 0.2406516764515424 * (t378 + 2.0 * t366 * t376);
    const double flux57 = -t356 * t368 - t369 * t381 - t354 * t382;
    const double flux58 = -t359 * t368 - t371 * t381 - t363 * t382;
    const double flux59 = -t360 * t368 - t372 * t381 - t364 * t382;
    const double t383 = 0.2406516764515424 * (t378 + 2.0 * t366 * t377);
    const double flux60 = -t356 * t374 - t354 * t381 - t369 * t383;
    const double flux61 = -t359 * t374 - t363 * t381 - t371 * t383;
    const double flux62 = -t360 * t374 - t364 * t381 - t372 * t383;
    const double t384 = t258 * t324 - t259 * t325;
    const double t385 = t259 * t327 - t261 * t324;
    const double t386 = t261 * t357 - t259 * t358;
    const double t387 = t324 * t358 - t327 * t357;
    const double t388 = t259 * t362 - t258 * t357;
    const double t389 = t325 * t357 - t324 * t362;
    const double t390 = reciprocal(std::fabs(0.2406516764515424 * (t362 * t385 + t325 * t386 + t258 * t387)));
    const double t391 = mu_0 * t390;
    const double t392 = ((t355 * t385 + t329 * t386 + t264 * t387) + (t361 * t384 + t332 * t388 + t267 *
        t389)) * t391;
    const double t393 = 0.2406516764515424 * t392;
    const double t394 = t261 * t325 - t258 * t327;
    const double t395 = t258 * t358 - t261 * t362;
    const double t396 = t327 * t362 - t325 * t358;
    const double t397 = t391 * ((t370 * t385 + t340 * t386 + t274 * t387) + (t361 * t394 + t332 * t395 + t267
        * t396));
    const double t398 = 0.2406516764515424 * t397;
    const double t399 = t361 * t385 + t332 * t386 + t267 * t387;
    const double t400 = t355 * t384 + t329 * t388 + t264 * t389;
    const double t401 = t370 * t394 + t340 * t395 + t274 * t396;
    const double t402 = (t399 + t400 + t401) * lmbda_0 * t390;
    const double t403 = 0.2406516764515424 * (t402 + 2.0 * t391 * t399);
    const double flux63 = -t384 * t393 - t394 * t398 - t385 * t403;
    const double flux64 = -t388 * t393 - t395 * t398 - t386 * t403;
    const double flux65 = -t389 * t393 - t396 * t398 - t387 * t403;
    const double t404 = t391 * ((t370 * t384 + t340 * t388 + t274 * t389) + (t355 * t394 + t329 * t395 + t264
        * t396));
    const double t405 = 0.2406516764515424 * t404;
    const double t406 = 0.2406516764515424 * (t402 + 2.0 * t391 * t400);
    const double flux66 = -t385 * t393 - t394 * t405 - t384 * t406;
    const double flux67 = -t386 * t393 - t395 * t405 - t388 * t406;
    const double flux68 = -t387 * t393 - t396 * t405 - t389 * t406;
    const double t407 = 0.2406516764515424 * (t402 + 2.0 * t391 * t401);
    const double flux69 = -t385 * t398 - t384 * t405 - t394 * t407;
    const double flux70 = -t386 * t398 - t388 * t405 - t395 * t407;
    const double flux71 = -t387 * t398 - t389 * t405 - t396 * t407;
    const double t408 = flux0 + flux9;
    const double t409 = flux18 + flux27;
    const double t410 = t408 + 0.2679491924311227 * t409;
    const double t411 = flux36 + flux45;
    const double t412 = flux54 + flux63;
    const double t413 = t411 + 0.2679491924311227 * t412;
    const double t414 = t410 + 0.2679491924311227 * t413;
    const double t415 = flux1 + flux19;
    const double t416 = flux10 + flux28;
    const double t417 = t415 + 0.2679491924311227 * t416;
    const double t418 = flux37 + flux55;
    const double t419 = flux46 + flux64;
    const double t420 = t418 + 0.2679491924311227 * t419;
    const double t421 = t417 + 0.2679491924311227 * t420;
    const double t422 = flux2 + flux38;
    const double t423 = flux11 + flux47;
    const double t424 = t422 + 0.2679491924311227 * t423;
    const double t425 = flux20 + flux56;
    const double t426 = flux29 + flux65;
    const double t427 = t425 + 0.2679491924311227 * t426;
    const double t428 = t424 + 0.2679491924311227 * t427;
    const double result0 = -0.0300814595564428 * (t414 + t421 + t428);
    const double t429 = flux3 + flux12;
    const double t430 = flux21 + flux30;
    const double t431 = t429 + 0.2679491924311227 * t430;
    const double t432 = flux39 + flux48;
    const double t433 = flux57 + flux66;
    const double t434 = t432 + 0.2679491924311227 * t433;
    const double t435 = t431 + 0.2679491924311227 * t434;
    const double t436 = flux4 + flux22;
    const double t437 = flux13 + flux31;
    const double t438 = t436 + 0.2679491924311227 * t437;
    const double t439 = flux40 + flux58;
    const double t440 = flux49 + flux67;
    const double t441 = t439 + 0.2679491924311227 * t440;
    const double t442 = t438 + 0.2679491924311227 * t441;
    const double t443 = flux5 + flux41;
    const double t444 = flux14 + flux50;
    const double t445 = t443 + 0.2679491924311227 * t444;
    const double t446 = flux23 + flux59;
    const double t447 = flux32 + flux68;
    const double t448 = t446 + 0.2679491924311227 * t447;
    const double t449 = t445 + 0.2679491924311227 * t448;
    const double result1 = -0.0300814595564428 * (t435 + t442 + t449);
    const double t450 = flux6 + flux15;
    const double t451 = flux24 + flux33;
    const double t452 = t450 + 0.2679491924311227 * t451;
    const double t453 = flux42 + flux51;
    const double t454 = flux60 + flux69;
    const double t455 = t453 + 0.2679491924311227 * t454;
    const double t456 = t452 + 0.2679491924311227 * t455;
    const double t457 = flux7 + flux25;
    const double t458 = flux16 + flux34;
    const double t459 = t457 + 0.2679491924311227 * t458;
    const double t460 = flux43 + flux61;
    const double t461 = flux52 + flux70;
    const double t462 = t460 + 0.2679491924311227 * t461;
    const double t463 = t459 + 0.2679491924311227 * t462;
    const double t464 = flux8 + flux44;
    const double t465 = flux17 + flux53;
    const double t466 = t464 + 0.2679491924311227 * t465;
    const double t467 = flux26 + flux62;
    const double t468 = flux35 + flux71;
    const double t469 = t467 + 0.2679491924311227 * t468;
    const double t470 = t466 + 0.2679491924311227 * t469;
    const double result2 = -0.0300814595564428 * (t456 + t463 + t470);
    const double t471 = 0.2679491924311227 * t415 + t416;
    const double t472 = 0.2679491924311227 * t418 + t419;
    const double t473 = t471 + 0.2679491924311227 * t472;
    const double t474 = 0.2679491924311227 * t422 + t423;
    const double t475 = 0.2679491924311227 * t425 + t426;
    const double t476 = t474 + 0.2679491924311227 * t475;
    const double result3 = 0.0300814595564428 * (t414 - t473 - t476);
    const double t477 = 0.2679491924311227 * t436 + t437;
    const double t478 = 0.2679491924311227 * t439 + t440;
    const double t479 = t477 + 0.2679491924311227 * t478;
    const double t480 = 0.2679491924311227 * t443 + t444;
    const double t481 = 0.2679491924311227 * t446 + t447;
    const double t482 = t480 + 0.2679491924311227 * t481;
    const double result4 = 0.0300814595564428 * (t435 - t479 - t482);
    const double t483 = 0.2679491924311227 * t457 + t458;
    const double t484 = 0.2679491924311227 * t460 + t461;
    const double t485 = t483 + 0.2679491924311227 * t484;
    const double t486 = 0.2679491924311227 * t464 + t465;
    const double t487 = 0.2679491924311227 * t467 + t468;
    const double t488 = t486 + 0.2679491924311227 * t487;
    const double result5 = 0.0300814595564428 * (t456 - t485 - t488);
    const double t489 = 0.2679491924311227 * t408 + t409;
    const double t490 = 0.2679491924311227 * t411 + t412;
    const double t491 = t489 + 0.2679491924311227 * t490;
    const double t492 = 0.2679491924311227 * t424 + t427;
    const double result6 = 0.0300814595564428 * (t421 - t491 - t492);
    const double t493 = 0.2679491924311227 * t429 + t430;
    const double t494 = 0.2679491924311227 * t432 + t433;
    const double t495 = t493 + 0.2679491924311227 * t494;
    const double t496 = 0.2679491924311227 * t445 + t448;
    const double result7 = 0.0300814595564428 * (t442 - t495 - t496);
    const double t497 = 0.2679491924311227 * t450 + t451;
    const double t498 = 0.2679491924311227 * t453 + t454;
    const double t499 = t497 + 0.2679491924311227 * t498;
    const double t500 = 0.2679491924311227 * t466 + t469;
    const double result8 = 0.0300814595564428 * (t463 - t499 - t500);
    const double t501 = 0.2679491924311227 * t474 + t475;
    const double result9 = 0.0300814595564428 * (t473 + t491 - t501);
    const double t502 = 0.2679491924311227 * t480 + t481;
    const double result10 = 0.0300814595564428 * (t479 + t495 - t502);
    const double t503 = 0.2679491924311227 * t486 + t487;
    const double result11 = 0.0300814595564428 * (t485 + t499 - t503);
    const double t504 = 0.2679491924311227 * t410 + t413;
    const double t505 = 0.2679491924311227 * t417 + t420;
    const double result12 = 0.0300814595564428 * (t428 - t504 - t505);
    const double t506 = 0.2679491924311227 * t431 + t434;
    const double t507 = 0.2679491924311227 * t438 + t441;
    const double result13 = 0.0300814595564428 * (t449 - t506 - t507);
    const double t508 = 0.2679491924311227 * t452 + t455;
    const double t509 = 0.2679491924311227 * t459 + t462;
    const double result14 = 0.0300814595564428 * (t470 - t508 - t509);
    const double t510 = 0.2679491924311227 * t471 + t472;
    const double result15 = 0.0300814595564428 * (t476 + t504 - t510);
    const double t511 = 0.2679491924311227 * t477 + t478;
    const double result16 = 0.0300814595564428 * (t482 + t506 - t511);
    const double t512 = 0.2679491924311227 * t483 + t484;
    const double result17 = 0.0300814595564428 * (t488 + t508 - t512);
    const double t513 = 0.2679491924311227 * t489 + t490;
    const double result18 = 0.0300814595564428 * (t492 + t505 - t513);
    const double t514 = 0.2679491924311227 * t493 + t494;
    const double result19 = 0.0300814595564428 * (t496 + t507 - t514);
    const double t515 = 0.2679491924311227 * t497 + t498;
    const double result20 = 0.0300814595564428 * (t500 + t509 - t515);
    const double result21 = 0.0300814595564428 * (t501 + t510 + t513);
    const double result22 = 0.0300814595564428 * (t502 + t511 + t514);
    const double result23 = 0.0300814595564428 * (t503 + t512 + t515);
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
    launch_early(elasticity_lame_q1x3_hexahedron_f64_shared_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(64), 0, static_cast<cudaStream_t>(stream),
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
    1860.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
