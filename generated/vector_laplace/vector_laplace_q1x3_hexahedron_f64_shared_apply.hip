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
//   trial   Q1^3, 24 dofs
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
//   quadrature      2286 flops
//   sum_factorised  1580 flops <- taken
//   why             fewest flops of those that are valid; written, 1580 flops
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1588
//   bytes       128 (104 read, 24 written): inputs and results once each; not lists of the scatter, nor
//               what it adds to
//   flops/byte  12.4
//   shared      0 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "vector_laplace_q1x3_hexahedron_f64_shared_apply.h"

namespace {

using femforge_gpu::reciprocal;

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 4;
#else
constexpr int resident = 1;
#endif

__global__ void __launch_bounds__(64, resident)
vector_laplace_q1x3_hexahedron_f64_shared_apply_kernel(
    int64_t num_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
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
    const double detJ_0 = -0.2406516764515424 * (t13 * t42 + t49 * t64 + t71 * t72);
    const double abs_detJ_0 = std::fabs(detJ_0);
    const double inv_abs_detJ_0 = reciprocal(abs_detJ_0);
    const double t73 = t41 * t71 - t27 * t49;
    const double t74 = t34 * t49 - t20 * t71;
    const double t75 = 0.14968738057396383 * inv_abs_detJ_0;
    const double t76 = t75 * (t42 * t42 + t73 * t73 + t74 * t74);
    const double t77 = trial_0 - trial_6;
    const double t78 = trial_3 - trial_9;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = trial_12 - trial_18;
    const double t81 = trial_15 - trial_21;
    const double t82 = t80 + 0.2679491924311227 * t81;
    const double t83 = t79 + 0.2679491924311227 * t82;
    const double t84 = t13 * t27 - t56 * t71;
    const double t85 = t63 * t71 - t13 * t34;
    const double t86 = t75 * (t42 * t64 + t73 * t84 + t74 * t85);
    const double t87 = trial_0 - trial_12;
    const double t88 = trial_3 - trial_15;
    const double t89 = t87 + 0.2679491924311227 * t88;
    const double t90 = trial_6 - trial_18;
    const double t91 = trial_9 - trial_21;
    const double t92 = t90 + 0.2679491924311227 * t91;
    const double t93 = t89 + 0.2679491924311227 * t92;
    const double t94 = t49 * t56 - t13 * t41;
    const double t95 = t13 * t20 - t49 * t63;
    const double t96 = t75 * (t42 * t72 + t73 * t94 + t74 * t95);
    const double flux0 = t6 * t76 + t83 * t86 + t93 * t96;
    const double t97 = t75 * (t64 * t64 + t84 * t84 + t85 * t85);
    const double t98 = t75 * (t64 * t72 + t84 * t94 + t85 * t95);
    const double flux1 = t6 * t86 + t83 * t97 + t93 * t98;
    const double t99 = t75 * (t72 * t72 + t94 * t94 + t95 * t95);
    const double flux2 = t6 * t96 + t83 * t98 + t93 * t99;
    const double t100 = trial_1 - trial_4;
    const double t101 = trial_7 - trial_10;
    const double t102 = t100 + 0.2679491924311227 * t101;
    const double t103 = trial_13 - trial_16;
    const double t104 = trial_19 - trial_22;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = t102 + 0.2679491924311227 * t105;
    const double t107 = trial_1 - trial_7;
    const double t108 = trial_4 - trial_10;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = trial_13 - trial_19;
    const double t111 = trial_16 - trial_22;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = t109 + 0.2679491924311227 * t112;
    const double t114 = trial_1 - trial_13;
    const double t115 = trial_4 - trial_16;
    const double t116 = t114 + 0.2679491924311227 * t115;
    const double t117 = trial_7 - trial_19;
    const double t118 = trial_10 - trial_22;
    const double t119 = t117 + 0.2679491924311227 * t118;
    const double t120 = t116 + 0.2679491924311227 * t119;
    const double flux3 = t76 * t106 + t86 * t113 + t96 * t120;
    const double flux4 = t86 * t106 + t97 * t113 + t98 * t120;
    const double flux5 = t96 * t106 + t98 * t113 + t99 * t120;
    const double t121 = trial_2 - trial_5;
    const double t122 = trial_8 - trial_11;
    const double t123 = t121 + 0.2679491924311227 * t122;
    const double t124 = trial_14 - trial_17;
    const double t125 = trial_20 - trial_23;
    const double t126 = t124 + 0.2679491924311227 * t125;
    const double t127 = t123 + 0.2679491924311227 * t126;
    const double t128 = trial_2 - trial_8;
    const double t129 = trial_5 - trial_11;
    const double t130 = t128 + 0.2679491924311227 * t129;
    const double t131 = trial_14 - trial_20;
    const double t132 = trial_17 - trial_23;
    const double t133 = t131 + 0.2679491924311227 * t132;
    const double t134 = t130 + 0.2679491924311227 * t133;
    const double t135 = trial_2 - trial_14;
    const double t136 = trial_5 - trial_17;
    const double t137 = t135 + 0.2679491924311227 * t136;
    const double t138 = trial_8 - trial_20;
    const double t139 = trial_11 - trial_23;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = t137 + 0.2679491924311227 * t140;
    const double flux6 = t76 * t127 + t86 * t134 + t96 * t141;
    const double flux7 = t86 * t127 + t97 * t134 + t98 * t141;
    const double flux8 = t96 * t127 + t98 * t134 + t99 * t141;
    const double t142 = 0.2679491924311227 * t14 + t15;
    const double t143 = 0.2679491924311227 * t17 + t18;
    const double t144 = t142 + 0.2679491924311227 * t143;
    const double t145 = 0.2679491924311227 * t21 + t22;
    const double t146 = 0.2679491924311227 * t24 + t25;
    const double t147 = t145 + 0.2679491924311227 * t146;
    const double t148 = 0.2679491924311227 * t28 + t29;
    const double t149 = 0.2679491924311227 * t31 + t32;
    const double t150 = t148 + 0.2679491924311227 * t149;
    const double t151 = 0.2679491924311227 * t35 + t36;
    const double t152 = 0.2679491924311227 * t38 + t39;
    const double t153 = t151 + 0.2679491924311227 * t152;
    const double t154 = t144 * t147 - t150 * t153;
    const double t155 = 0.2679491924311227 * t43 + t44;
    const double t156 = 0.2679491924311227 * t46 + t47;
    const double t157 = t155 + 0.2679491924311227 * t156;
    const double t158 = t56 * t150 - t63 * t147;
    const double t159 = 0.2679491924311227 * t65 + t66;
    const double t160 = 0.2679491924311227 * t68 + t69;
    const double t161 = t159 + 0.2679491924311227 * t160;
    const double t162 = t63 * t153 - t56 * t144;
    const double detJ_1 = -0.2406516764515424 * (t13 * t154 + t157 * t158 + t161 * t162);
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t163 = t153 * t161 - t147 * t157;
    const double t164 = t150 * t157 - t144 * t161;
    const double t165 = 0.14968738057396383 * inv_abs_detJ_1;
    const double t166 = t165 * (t154 * t154 + t163 * t163 + t164 * t164);
    const double t167 = 0.2679491924311227 * t77 + t78;
    const double t168 = 0.2679491924311227 * t80 + t81;
    const double t169 = t167 + 0.2679491924311227 * t168;
    const double t170 = t13 * t147 - t56 * t161;
    const double t171 = t63 * t161 - t13 * t150;
    const double t172 = t165 * (t154 * t158 + t163 * t170 + t164 * t171);
    const double t173 = 0.2679491924311227 * t87 + t88;
    const double t174 = 0.2679491924311227 * t90 + t91;
    const double t175 = t173 + 0.2679491924311227 * t174;
    const double t176 = t56 * t157 - t13 * t153;
    const double t177 = t13 * t144 - t63 * t157;
    const double t178 = t165 * (t154 * t162 + t163 * t176 + t164 * t177);
    const double flux9 = t6 * t166 + t169 * t172 + t175 * t178;
    const double t179 = t165 * (t158 * t158 + t170 * t170 + t171 * t171);
    const double t180 = t165 * (t158 * t162 + t170 * t176 + t171 * t177);
    const double flux10 = t6 * t172 + t169 * t179 + t175 * t180;
    const double t181 = t165 * (t162 * t162 + t176 * t176 + t177 * t177);
    const double flux11 = t6 * t178 + t169 * t180 + t175 * t181;
    const double t182 = 0.2679491924311227 * t107 + t108;
    const double t183 = 0.2679491924311227 * t110 + t111;
    const double t184 = t182 + 0.2679491924311227 * t183;
    const double t185 = 0.2679491924311227 * t114 + t115;
    const double t186 = 0.2679491924311227 * t117 + t118;
    const double t187 = t185 + 0.2679491924311227 * t186;
    const double flux12 = t106 * t166 + t172 * t184 + t178 * t187;
    const double flux13 = t106 * t172 + t179 * t184 + t180 * t187;
    const double flux14 = t106 * t178 + t180 * t184 + t181 * t187;
    const double t188 = 0.2679491924311227 * t128 + t129;
    const double t189 = 0.2679491924311227 * t131 + t132;
    const double t190 = t188 + 0.2679491924311227 * t189;
    const double t191 = 0.2679491924311227 * t135 + t136;
    const double t192 = 0.2679491924311227 * t138 + t139;
    const double t193 = t191 + 0.2679491924311227 * t192;
    const double flux15 = t127 * t166 + t172 * t190 + t178 * t193;
    const double flux16 = t127 * t172 + t179 * t190 + t180 * t193;
    const double flux17 = t127 * t178 + t180 * t190 + t181 * t193;
    const double t194 = 0.2679491924311227 * t0 + t1;
    const double t195 = 0.2679491924311227 * t3 + t4;
    const double t196 = t194 + 0.2679491924311227 * t195;
    const double t197 = 0.2679491924311227 * t7 + t8;
    const double t198 = 0.2679491924311227 * t10 + t11;
    const double t199 = t197 + 0.2679491924311227 * t198;
    const double t200 = 0.2679491924311227 * t23 + t26;
    const double t201 = 0.2679491924311227 * t30 + t33;
    const double t202 = t20 * t200 - t41 * t201;
    const double t203 = 0.2679491924311227 * t50 + t51;
    const double t204 = 0.2679491924311227 * t53 + t54;
    const double t205 = t203 + 0.2679491924311227 * t204;
    const double t206 = 0.2679491924311227 * t57 + t58;
    const double t207 = 0.2679491924311227 * t60 + t61;
    const double t208 = t206 + 0.2679491924311227 * t207;
    const double t209 = t201 * t205 - t200 * t208;
    const double t210 = 0.2679491924311227 * t67 + t70;
    const double t211 = t41 * t208 - t20 * t205;
    const double detJ_2 = -0.2406516764515424 * (t199 * t202 + t49 * t209 + t210 * t211);
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t212 = t41 * t210 - t49 * t200;
    const double t213 = t49 * t201 - t20 * t210;
    const double t214 = 0.14968738057396383 * inv_abs_detJ_2;
    const double t215 = t214 * (t202 * t202 + t212 * t212 + t213 * t213);
    const double t216 = t199 * t200 - t205 * t210;
    const double t217 = t208 * t210 - t199 * t201;
    const double t218 = t214 * (t202 * t209 + t212 * t216 + t213 * t217);
    const double t219 = 0.2679491924311227 * t89 + t92;
    const double t220 = t49 * t205 - t41 * t199;
    const double t221 = t20 * t199 - t49 * t208;
    const double t222 = t214 * (t202 * t211 + t212 * t220 + t213 * t221);
    const double flux18 = t196 * t215 + t83 * t218 + t219 * t222;
    const double t223 = t214 * (t209 * t209 + t216 * t216 + t217 * t217);
    const double t224 = t214 * (t209 * t211 + t216 * t220 + t217 * t221);
    const double flux19 = t196 * t218 + t83 * t223 + t219 * t224;
    const double t225 = t214 * (t211 * t211 + t220 * t220 + t221 * t221);
    const double flux20 = t196 * t222 + t83 * t224 + t219 * t225;
    const double t226 = 0.2679491924311227 * t100 + t101;
    const double t227 = 0.2679491924311227 * t103 + t104;
    const double t228 = t226 + 0.2679491924311227 * t227;
    const double t229 = 0.2679491924311227 * t116 + t119;
    const double flux21 = t215 * t228 + t113 * t218 + t222 * t229;
    const double flux22 = t218 * t228 + t113 * t223 + t224 * t229;
    const double flux23 = t222 * t228 + t113 * t224 + t225 * t229;
    const double t230 = 0.2679491924311227 * t121 + t122;
    const double t231 = 0.2679491924311227 * t124 + t125;
    const double t232 = t230 + 0.2679491924311227 * t231;
    const double t233 = 0.2679491924311227 * t137 + t140;
    const double flux24 = t215 * t232 + t134 * t218 + t222 * t233;
    const double flux25 = t218 * t232 + t134 * t223 + t224 * t233;
    const double flux26 = t222 * t232 + t134 * t224 + t225 * t233;
    const double t234 = 0.2679491924311227 * t145 + t146;
    const double t235 = 0.2679491924311227 * t148 + t149;
    const double t236 = t144 * t234 - t153 * t235;
    const double t237 = t205 * t235 - t208 * t234;
    const double t238 = 0.2679491924311227 * t159 + t160;
    const double t239 = t153 * t208 - t144 * t205;
    const double detJ_3 = -0.2406516764515424 * (t199 * t236 + t157 * t237 + t238 * t239);
    const double abs_detJ_3 = std::fabs(detJ_3);
    const double inv_abs_detJ_3 = reciprocal(abs_detJ_3);
    const double t240 = t153 * t238 - t157 * t234;
    const double t241 = t157 * t235 - t144 * t238;
    const double t242 = 0.14968738057396383 * inv_abs_detJ_3;
    const double t243 = t242 * (t236 * t236 + t240 * t240 + t241 * t241);
    const double t244 = t199 * t234 - t205 * t238;
    const double t245 = t208 * t238 - t199 * t235;
    const double t246 = t242 * (t236 * t237 + t240 * t244 + t241 * t245);
    const double t247 = 0.2679491924311227 * t173 + t174;
    const double t248 = t157 * t205 - t153 * t199;
    const double t249 = t144 * t199 - t157 * t208;
    const double t250 = t242 * (t236 * t239 + t240 * t248 + t241 * t249);
    const double flux27 = t196 * t243 + t169 * t246 + t247 * t250;
    const double t251 = t242 * (t237 * t237 + t244 * t244 + t245 * t245);
    const double t252 = t242 * (t237 * t239 + t244 * t248 + t245 * t249);
    const double flux28 = t196 * t246 + t169 * t251 + t247 * t252;
    const double t253 = t242 * (t239 * t239 + t248 * t248 + t249 * t249);
    const double flux29 = t196 * t250 + t169 * t252 + t247 * t253;
    const double t254 = 0.2679491924311227 * t185 + t186;
    const double flux30 = t228 * t243 + t184 * t246 + t250 * t254;
    const double flux31 = t228 * t246 + t184 * t251 + t252 * t254;
    const double flux32 = t228 * t250 + t184 * t252 + t253 * t254;
    const double t255 = 0.2679491924311227 * t191 + t192;
    const double flux33 = t232 * t243 + t190 * t246 + t250 * t255;
    const double flux34 = t232 * t246 + t190 * t251 + t252 * t255;
    const double flux35 = t232 * t250 + t190 * t252 + t253 * t255;
    const double t256 = 0.2679491924311227 * t2 + t5;
    const double t257 = 0.2679491924311227 * t9 + t12;
    const double t258 = 0.2679491924311227 * t16 + t19;
    const double t259 = 0.2679491924311227 * t37 + t40;
    const double t260 = t27 * t258 - t34 * t259;
    const double t261 = 0.2679491924311227 * t45 + t48;
    const double t262 = 0.2679491924311227 * t52 + t55;
    const double t263 = 0.2679491924311227 * t59 + t62;
    const double t264 = t34 * t262 - t27 * t263;
    const double t265 = t259 * t263 - t258 * t262;
    const double detJ_4 = -0.2406516764515424 * (t257 * t260 + t261 * t264 + t71 * t265);
    const double abs_detJ_4 = std::fabs(detJ_4);
    const double inv_abs_detJ_4 = reciprocal(abs_detJ_4);
    const double t266 = t71 * t259 - t27 * t261;
    const double t267 = t34 * t261 - t71 * t258;
    const double t268 = 0.14968738057396383 * inv_abs_detJ_4;
    const double t269 = t268 * (t260 * t260 + t266 * t266 + t267 * t267);
    const double t270 = 0.2679491924311227 * t79 + t82;
    const double t271 = t27 * t257 - t71 * t262;
    const double t272 = t71 * t263 - t34 * t257;
    const double t273 = t268 * (t260 * t264 + t266 * t271 + t267 * t272);
    const double t274 = t261 * t262 - t257 * t259;
    const double t275 = t257 * t258 - t261 * t263;
    const double t276 = t268 * (t260 * t265 + t266 * t274 + t267 * t275);
    const double flux36 = t256 * t269 + t270 * t273 + t93 * t276;
    const double t277 = t268 * (t264 * t264 + t271 * t271 + t272 * t272);
    const double t278 = t268 * (t264 * t265 + t271 * t274 + t272 * t275);
    const double flux37 = t256 * t273 + t270 * t277 + t93 * t278;
    const double t279 = t268 * (t265 * t265 + t274 * t274 + t275 * t275);
    const double flux38 = t256 * t276 + t270 * t278 + t93 * t279;
    const double t280 = 0.2679491924311227 * t102 + t105;
    const double t281 = 0.2679491924311227 * t109 + t112;
    const double flux39 = t269 * t280 + t273 * t281 + t120 * t276;
    const double flux40 = t273 * t280 + t277 * t281 + t120 * t278;
    const double flux41 = t276 * t280 + t278 * t281 + t120 * t279;
    const double t282 = 0.2679491924311227 * t123 + t126;
    const double t283 = 0.2679491924311227 * t130 + t133;
    const double flux42 = t269 * t282 + t273 * t283 + t141 * t276;
    const double flux43 = t273 * t282 + t277 * t283 + t141 * t278;
    const double flux44 = t276 * t282 + t278 * t283 + t141 * t279;
    const double t284 = 0.2679491924311227 * t142 + t143;
    const double t285 = 0.2679491924311227 * t151 + t152;
    const double t286 = t147 * t284 - t150 * t285;
    const double t287 = 0.2679491924311227 * t155 + t156;
    const double t288 = t150 * t262 - t147 * t263;
    const double t289 = t263 * t285 - t262 * t284;
    const double detJ_5 = -0.2406516764515424 * (t257 * t286 + t287 * t288 + t161 * t289);
    const double abs_detJ_5 = std::fabs(detJ_5);
    const double inv_abs_detJ_5 = reciprocal(abs_detJ_5);
    const double t290 = t161 * t285 - t147 * t287;
    const double t291 = t150 * t287 - t161 * t284;
    const double t292 = 0.14968738057396383 * inv_abs_detJ_5;
    const double t293 = t292 * (t286 * t286 + t290 * t290 + t291 * t291);
    const double t294 = 0.2679491924311227 * t167 + t168;
    const double t295 = t147 * t257 - t161 * t262;
    const double t296 = t161 * t263 - t150 * t257;
    const double t297 = t292 * (t286 * t288 + t290 * t295 + t291 * t296);
    const double t298 = t262 * t287 - t257 * t285;
    const double t299 = t257 * t284 - t263 * t287;
    const double t300 = t292 * (t286 * t289 + t290 * t298 + t291 * t299);
    const double flux45 = t256 * t293 + t294 * t297 + t175 * t300;
    const double t301 = t292 * (t288 * t288 + t295 * t295 + t296 * t296);
    const double t302 = t292 * (t288 * t289 + t295 * t298 + t296 * t299);
    const double flux46 = t256 * t297 + t294 * t301 + t175 * t302;
    const double t303 = t292 * (t289 * t289 + t298 * t298 + t299 * t299);
    const double flux47 = t256 * t300 + t294 * t302 + t175 * t303;
    const double t304 = 0.2679491924311227 * t182 + t183;
    const double flux48 = t280 * t293 + t297 * t304 + t187 * t300;
    const double flux49 = t280 * t297 + t301 * t304 + t187 * t302;
    const double flux50 = t280 * t300 + t302 * t304 + t187 * t303;
    const double t305 = 0.2679491924311227 * t188 + t189;
    const double flux51 = t282 * t293 + t297 * t305 + t193 * t300;
    const double flux52 = t282 * t297 + t301 * t305 + t193 * t302;
    const double flux53 = t282 * t300 + t302 * t305 + t193 * t303;
    const double t306 = 0.2679491924311227 * t194 + t195;
    const double t307 = 0.2679491924311227 * t197 + t198;
    const double t308 = t200 * t258 - t201 * t259;
    const double t309 = 0.2679491924311227 * t203 + t204;
    const double t310 = 0.2679491924311227 * t206 + t207;
    const double t311 = t201 * t309 - t200 * t310;
    const double t312 = t259 * t310 - t258 * t309;
    const double detJ_6 = -0.2406516764515424 * (t307 * t308 + t261 * t311 + t210 * t312);
    const double abs_detJ_6 = std::fabs(detJ_6);
    const double inv_abs_detJ_6 = reciprocal(abs_detJ_6);
    const double t313 = t210 * t259 - t200 * t261;
    const double t314 = t201 * t261 - t210 * t258;
    const double t315 = 0.14968738057396383 * inv_abs_detJ_6;
    const double t316 = t315 * (t308 * t308 + t313 * t313 + t314 * t314);
    const double t317 = t200 * t307 - t210 * t309;
    const double t318 = t210 * t310 - t201 * t307;
    const double t319 = t315 * (t308 * t311 + t313 * t317 + t314 * t318);
    const double t320 = t261 * t309 - t259 * t307;
    const double t321 = t258 * t307 - t261 * t310;
    const double t322 = t315 * (t308 * t312 + t313 * t320 + t314 * t321);
    const double flux54 = t306 * t316 + t270 * t319 + t219 * t322;
    const double t323 = t315 * (t311 * t311 + t317 * t317 + t318 * t318);
    const double t324 = t315 * (t311 * t312 + t317 * t320 + t318 * t321);
    const double flux55 = t306 * t319 + t270 * t323 + t219 * t324;
    const double t325 = t315 * (t312 * t312 + t320 * t320 + t321 * t321);
    const double flux56 = t306 * t322 + t270 * t324 + t219 * t325;
    const double t326 = 0.2679491924311227 * t226 + t227;
    const double flux57 = t316 * t326 + t281 * t319 + t229 * t322;
    const double flux58 = t319 * t326 + t281 * t323 + t229 * t324;
    const double flux59 = t322 * t326 + t281 * t324 + t229 * t325;
    const double t327 = 0.2679491924311227 * t230 + t231;
    const double flux60 = t316 * t327 + t283 * t319 + t233 * t322;
    const double flux61 = t319 * t327 + t283 * t323 + t233 * t324;
    const double flux62 = t322 * t327 + t283 * t324 + t233 * t325;
    const double t328 = t234 * t284 - t235 * t285;
    const double t329 = t235 * t309 - t234 * t310;
    const double t330 = t285 * t310 - t284 * t309;
    const double detJ_7 = -0.2406516764515424 * (t307 * t328 + t287 * t329 + t238 * t330);
    const double abs_detJ_7 = std::fabs(detJ_7);
    const double inv_abs_detJ_7 = reciprocal(abs_detJ_7);
    const double t331 = t238 * t285 - t234 * t287;
    const double t332 = t235 * t287 - t238 * t284;
    const double t333 = 0.14968738057396383 * inv_abs_detJ_7;
    const double t334 = t333 * (t328 * t328 + t331 * t331 + t332 * t332);
    const double t335 = t234 * t307 - t238 * t309;
    const double t336 = t238 * t310 - t235 * t307;
    const double t337 = t333 * (t328 * t329 + t331 * t335 + t332 * t336);
    const double t338 = t287 * t309 - t285 * t307;
    const double t339 = t284 * t307 - t287 * t310;
    const double t340 = t333 * (t328 * t330 + t331 * t338 + t332 * t339);
    const double flux63 = t306 * t334 + t294 * t337 + t247 * t340;
    const double t341 = t333 * (t329 * t329 + t335 * t335 + t336 * t336);
    const double t342 = t333 * (t329 * t330 + t335 * t338 + t336 * t339);
    const double flux64 = t306 * t337 + t294 * t341 + t247 * t342;
    const double t343 = t333 * (t330 * t330 + t338 * t338 + t339 * t339);
    const double flux65 = t306 * t340 + t294 * t342 + t247 * t343;
    const double flux66 = t326 * t334 + t304 * t337 + t254 * t340;
    const double flux67 = t326 * t337 + t304 * t341 + t254 * t342;
    const double flux68 = t326 * t340 + t304 * t342 + t254 * t343;
    const double flux69 = t327 * t334 + t305 * t337 + t255 * t340;
    const double flux70 = t327 * t337 + t305 * t341 + t255 * t342;
    const double flux71 = t327 * t340 + t305 * t342 + t255 * t343;
    const double t344 = flux0 + flux9;
    const double t345 = flux18 + flux27;
    const double t346 = t344 + 0.2679491924311227 * t345;
    const double t347 = flux36 + flux45;
    const double t348 = flux54 + flux63;
    const double t349 = t347 + 0.2679491924311227 * t348;
    const double t350 = t346 + 0.2679491924311227 * t349;
    const double t351 = flux1 + flux19;
    const double t352 = flux10 + flux28;
    const double t353 = t351 + 0.2679491924311227 * t352;
    const double t354 = flux37 + flux55;
    const double t355 = flux46 + flux64;
    const double t356 = t354 + 0.2679491924311227 * t355;
    const double t357 = t353 + 0.2679491924311227 * t356;
    const double t358 = flux2 + flux38;
    const double t359 = flux11 + flux47;
    const double t360 = t358 + 0.2679491924311227 * t359;
    const double t361 = flux20 + flux56;
    const double t362 = flux29 + flux65;
    const double t363 = t361 + 0.2679491924311227 * t362;
    const double t364 = t360 + 0.2679491924311227 * t363;
    const double result0 = 0.04836181677178996 * (t350 + t357 + t364);
    const double t365 = flux3 + flux12;
    const double t366 = flux21 + flux30;
    const double t367 = t365 + 0.2679491924311227 * t366;
    const double t368 = flux39 + flux48;
    const double t369 = flux57 + flux66;
    const double t370 = t368 + 0.2679491924311227 * t369;
    const double t371 = t367 + 0.2679491924311227 * t370;
    const double t372 = flux4 + flux22;
    const double t373 = flux13 + flux31;
    const double t374 = t372 + 0.2679491924311227 * t373;
    const double t375 = flux40 + flux58;
    const double t376 = flux49 + flux67;
    const double t377 = t375 + 0.2679491924311227 * t376;
    const double t378 = t374 + 0.2679491924311227 * t377;
    const double t379 = flux5 + flux41;
    const double t380 = flux14 + flux50;
    const double t381 = t379 + 0.2679491924311227 * t380;
    const double t382 = flux23 + flux59;
    const double t383 = flux32 + flux68;
    const double t384 = t382 + 0.2679491924311227 * t383;
    const double t385 = t381 + 0.2679491924311227 * t384;
    const double result1 = 0.04836181677178996 * (t371 + t378 + t385);
    const double t386 = flux6 + flux15;
    const double t387 = flux24 + flux33;
    const double t388 = t386 + 0.2679491924311227 * t387;
    const double t389 = flux42 + flux51;
    const double t390 = flux60 + flux69;
    const double t391 = t389 + 0.2679491924311227 * t390;
    const double t392 = t388 + 0.2679491924311227 * t391;
    const double t393 = flux7 + flux25;
    const double t394 = flux16 + flux34;
    const double t395 = t393 + 0.2679491924311227 * t394;
    const double t396 = flux43 + flux61;
    const double t397 = flux52 + flux70;
    const double t398 = t396 + 0.2679491924311227 * t397;
    const double t399 = t395 + 0.2679491924311227 * t398;
    const double t400 = flux8 + flux44;
    const double t401 = flux17 + flux53;
    const double t402 = t400 + 0.2679491924311227 * t401;
    const double t403 = flux26 + flux62;
    const double t404 = flux35 + flux71;
    const double t405 = t403 + 0.2679491924311227 * t404;
    const double t406 = t402 + 0.2679491924311227 * t405;
    const double result2 = 0.04836181677178996 * (t392 + t399 + t406);
    const double t407 = 0.2679491924311227 * t351 + t352;
    const double t408 = 0.2679491924311227 * t354 + t355;
    const double t409 = t407 + 0.2679491924311227 * t408;
    const double t410 = 0.2679491924311227 * t358 + t359;
    const double t411 = 0.2679491924311227 * t361 + t362;
    const double t412 = t410 + 0.2679491924311227 * t411;
    const double result3 = -0.04836181677178996 * (t350 - t409 - t412);
    const double t413 = 0.2679491924311227 * t372 + t373;
    const double t414 = 0.2679491924311227 * t375 + t376;
    const double t415 = t413 + 0.2679491924311227 * t414;
    const double t416 = 0.2679491924311227 * t379 + t380;
    const double t417 = 0.2679491924311227 * t382 + t383;
    const double t418 = t416 + 0.2679491924311227 * t417;
    const double result4 = -0.04836181677178996 * (t371 - t415 - t418);
    const double t419 = 0.2679491924311227 * t393 + t394;
    const double t420 = 0.2679491924311227 * t396 + t397;
    const double t421 = t419 + 0.2679491924311227 * t420;
    const double t422 = 0.2679491924311227 * t400 + t401;
    const double t423 = 0.2679491924311227 * t403 + t404;
    const double t424 = t422 + 0.2679491924311227 * t423;
    const double result5 = -0.04836181677178996 * (t392 - t421 - t424);
    const double t425 = 0.2679491924311227 * t344 + t345;
    const double t426 = 0.2679491924311227 * t347 + t348;
    const double t427 = t425 + 0.2679491924311227 * t426;
    const double t428 = 0.2679491924311227 * t360 + t363;
    const double result6 = -0.04836181677178996 * (t357 - t427 - t428);
    const double t429 = 0.2679491924311227 * t365 + t366;
    const double t430 = 0.2679491924311227 * t368 + t369;
    const double t431 = t429 + 0.2679491924311227 * t430;
    const double t432 = 0.2679491924311227 * t381 + t384;
    const double result7 = -0.04836181677178996 * (t378 - t431 - t432);
    const double t433 = 0.2679491924311227 * t386 + t387;
    const double t434 = 0.2679491924311227 * t389 + t390;
    const double t435 = t433 + 0.2679491924311227 * t434;
    const double t436 = 0.2679491924311227 * t402 + t405;
    const double result8 = -0.04836181677178996 * (t399 - t435 - t436);
    const double t437 = 0.2679491924311227 * t410 + t411;
    const double result9 = -0.04836181677178996 * (t409 + t427 - t437);
    const double t438 = 0.2679491924311227 * t416 + t417;
    const double result10 = -0.04836181677178996 * (t415 + t431 - t438);
    const double t439 = 0.2679491924311227 * t422 + t423;
    const double result11 = -0.04836181677178996 * (t421 + t435 - t439);
    const double t440 = 0.2679491924311227 * t346 + t349;
    const double t441 = 0.2679491924311227 * t353 + t356;
    const double result12 = -0.04836181677178996 * (t364 - t440 - t441);
    const double t442 = 0.2679491924311227 * t367 + t370;
    const double t443 = 0.2679491924311227 * t374 + t377;
    const double result13 = -0.04836181677178996 * (t385 - t442 - t443);
    const double t444 = 0.2679491924311227 * t388 + t391;
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
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
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
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const double passed0_4 = __shfl_up(sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const double passed0_9 = __shfl_up(sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const double passed0_10 = __shfl_up(sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const double passed0_11 = __shfl_up(sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const double passed0_15 = __shfl_up(sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const double passed0_16 = __shfl_up(sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const double passed0_17 = __shfl_up(sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const double passed0_21 = __shfl_up(sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const double passed0_22 = __shfl_up(sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const double passed0_23 = __shfl_up(sum23, 1);
    if (joined0) {
      sum20 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const double passed1_8 = __shfl_up(sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const double passed1_9 = __shfl_up(sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const double passed1_10 = __shfl_up(sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const double passed1_11 = __shfl_up(sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const double passed1_18 = __shfl_up(sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const double passed1_19 = __shfl_up(sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const double passed1_20 = __shfl_up(sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const double passed1_21 = __shfl_up(sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const double passed1_22 = __shfl_up(sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const double passed1_23 = __shfl_up(sum23, 8);
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

extern "C" int vector_laplace_q1x3_hexahedron_f64_shared_apply_hip(
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
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 67108863) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(vector_laplace_q1x3_hexahedron_f64_shared_apply_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(64), 0, static_cast<hipStream_t>(stream),
        num_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_q1x3_hexahedron_f64_shared_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel vector_laplace_q1x3_hexahedron_f64_shared_apply_hip_descriptor = {
    "vector_laplace_q1x3_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "vector_laplace.form",                     // form_file
    "a",                                       // form
    "hip",                                     // target
    "0713b591bb4aeba3",                        // key
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
    1588.0,                                    // flops_per_cell
    128.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
