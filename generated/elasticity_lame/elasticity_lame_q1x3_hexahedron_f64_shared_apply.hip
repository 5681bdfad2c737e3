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
//   quadrature      2910 flops
//   sum_factorised  2156 flops <- taken
//   why             fewest flops of those that are valid; written, 2156 flops
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
//   flops       2204
//   bytes       144 (120 read, 24 written)
//   flops/byte  15.3
//   shared      0 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_q1x3_hexahedron_f64_shared_apply.h"

namespace {

using femforge_gpu::reciprocal;

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 4;
#else
constexpr int resident = 1;
#endif

__global__ void __launch_bounds__(64, resident)
elasticity_lame_q1x3_hexahedron_f64_shared_apply_kernel(
    int64_t num_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
    const double t113 = mu_0 * t67 * t112;
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
    const double t139 = mu_0 * t114 * t138;
    const double t140 = t35 * t95 + t57 * t102 + t65 * t110;
    const double t141 = t67 * t74 + t81 * t103 + t88 * t111;
    const double t142 = t114 * t121 + t128 * t136 + t135 * t137;
    const double t143 = lmbda_0 * (t140 + t141 + t142);
    const double t144 = t143 + 2.0 * mu_0 * t140;
    const double flux0 = t66 * (t113 + t139 + (t113 + t139 + 2.0 * t35 * t144));
    const double t145 = mu_0 * t103 * t112;
    const double t146 = mu_0 * t136 * t138;
    const double flux1 = t66 * (t145 + t146 + (t145 + t146 + 2.0 * t57 * t144));
    const double t147 = mu_0 * t111 * t112;
    const double t148 = mu_0 * t137 * t138;
    const double flux2 = t66 * (t147 + t148 + (t147 + t148 + 2.0 * t65 * t144));
    const double t149 = mu_0 * t35 * t112;
    const double t150 = (t67 * t121 + t103 * t128 + t111 * t135) + (t74 * t114 + t81 * t136 + t88 * t137);
    const double t151 = mu_0 * t114 * t150;
    const double t152 = t143 + 2.0 * mu_0 * t141;
    const double flux3 = t66 * (t149 + t151 + (t149 + t151 + 2.0 * t67 * t152));
    const double t153 = mu_0 * t57 * t112;
    const double t154 = mu_0 * t136 * t150;
    const double flux4 = t66 * (t153 + t154 + (t153 + t154 + 2.0 * t103 * t152));
    const double t155 = mu_0 * t65 * t112;
    const double t156 = mu_0 * t137 * t150;
    const double flux5 = t66 * (t155 + t156 + (t155 + t156 + 2.0 * t111 * t152));
    const double t157 = mu_0 * t35 * t138;
    const double t158 = mu_0 * t67 * t150;
    const double t159 = t143 + 2.0 * mu_0 * t142;
    const double flux6 = t66 * (t157 + t158 + (t157 + t158 + 2.0 * t114 * t159));
    const double t160 = mu_0 * t57 * t138;
    const double t161 = mu_0 * t103 * t150;
    const double flux7 = t66 * (t160 + t161 + (t160 + t161 + 2.0 * t136 * t159));
    const double t162 = mu_0 * t65 * t138;
    const double t163 = mu_0 * t111 * t150;
    const double flux8 = t66 * (t162 + t163 + (t162 + t163 + 2.0 * t137 * t159));
    const double t164 = 0.2679491924311227 * t7 + t8;
    const double t165 = 0.2679491924311227 * t10 + t11;
    const double t166 = t164 + 0.2679491924311227 * t165;
    const double t167 = 0.2679491924311227 * t14 + t15;
    const double t168 = 0.2679491924311227 * t17 + t18;
    const double t169 = t167 + 0.2679491924311227 * t168;
    const double t170 = 0.2679491924311227 * t21 + t22;
    const double t171 = 0.2679491924311227 * t24 + t25;
    const double t172 = t170 + 0.2679491924311227 * t171;
    const double t173 = 0.2679491924311227 * t28 + t29;
    const double t174 = 0.2679491924311227 * t31 + t32;
    const double t175 = t173 + 0.2679491924311227 * t174;
    const double t176 = t166 * t169 - t172 * t175;
    const double t177 = 0.2679491924311227 * t36 + t37;
    const double t178 = 0.2679491924311227 * t39 + t40;
    const double t179 = t177 + 0.2679491924311227 * t178;
    const double t180 = t49 * t172 - t56 * t169;
    const double t181 = 0.2679491924311227 * t58 + t59;
    const double t182 = 0.2679491924311227 * t61 + t62;
    const double t183 = t181 + 0.2679491924311227 * t182;
    const double t184 = t56 * t175 - t49 * t166;
    const double t185 = reciprocal(std::fabs(0.2406516764515424 * (t6 * t176 + t179 * t180 + t183 * t184)));
    const double t186 = t175 * t183 - t169 * t179;
    const double t187 = 0.2679491924311227 * t75 + t76;
    const double t188 = 0.2679491924311227 * t78 + t79;
    const double t189 = t187 + 0.2679491924311227 * t188;
    const double t190 = 0.2679491924311227 * t82 + t83;
    const double t191 = 0.2679491924311227 * t85 + t86;
    const double t192 = t190 + 0.2679491924311227 * t191;
    const double t193 = 0.2679491924311227 * t96 + t97;
    const double t194 = 0.2679491924311227 * t99 + t100;
    const double t195 = t193 + 0.2679491924311227 * t194;
    const double t196 = t6 * t169 - t49 * t183;
    const double t197 = 0.2679491924311227 * t104 + t105;
    const double t198 = 0.2679491924311227 * t107 + t108;
    const double t199 = t197 + 0.2679491924311227 * t198;
    const double t200 = t49 * t179 - t6 * t175;
    const double t201 = (t74 * t176 + t180 * t189 + t184 * t192) + (t95 * t186 + t195 * t196 + t199 * t200);
    const double t202 = mu_0 * t186 * t201;
    const double t203 = t172 * t179 - t166 * t183;
    const double t204 = 0.2679491924311227 * t122 + t123;
    const double t205 = 0.2679491924311227 * t125 + t126;
    const double t206 = t204 + 0.2679491924311227 * t205;
    const double t207 = 0.2679491924311227 * t129 + t130;
    const double t208 = 0.2679491924311227 * t132 + t133;
    const double t209 = t207 + 0.2679491924311227 * t208;
    const double t210 = t56 * t183 - t6 * t172;
    const double t211 = t6 * t166 - t56 * t179;
    const double t212 = (t121 * t176 + t180 * t206 + t184 * t209) + (t95 * t203 + t195 * t210 + t199 * t211);
    const double t213 = mu_0 * t203 * t212;
    const double t214 = t95 * t176 + t180 * t195 + t184 * t199;
    const double t215 = t74 * t186 + t189 * t196 + t192 * t200;
    const double t216 = t121 * t203 + t206 * t210 + t209 * t211;
    const double t217 = lmbda_0 * (t214 + t215 + t216);
    const double t218 = t217 + 2.0 * mu_0 * t214;
    const double flux9 = t185 * (t202 + t213 + (t202 + t213 + 2.0 * t176 * t218));
    const double t219 = mu_0 * t196 * t201;
    const double t220 = mu_0 * t210 * t212;
    const double flux10 = t185 * (t219 + t220 + (t219 + t220 + 2.0 * t180 * t218));
    const double t221 = mu_0 * t200 * t201;
    const double t222 = mu_0 * t211 * t212;
    const double flux11 = t185 * (t221 + t222 + (t221 + t222 + 2.0 * t184 * t218));
    const double t223 = mu_0 * t176 * t201;
    const double t224 = (t121 * t186 + t196 * t206 + t200 * t209) + (t74 * t203 + t189 * t210 + t192 * t211);
    const double t225 = mu_0 * t203 * t224;
    const double t226 = t217 + 2.0 * mu_0 * t215;
    const double flux12 = t185 * (t223 + t225 + (t223 + t225 + 2.0 * t186 * t226));
    const double t227 = mu_0 * t180 * t201;
    const double t228 = mu_0 * t210 * t224;
    const double flux13 = t185 * (t227 + t228 + (t227 + t228 + 2.0 * t196 * t226));
    const double t229 = mu_0 * t184 * t201;
    const double t230 = mu_0 * t211 * t224;
    const double flux14 = t185 * (t229 + t230 + (t229 + t230 + 2.0 * t200 * t226));
    const double t231 = mu_0 * t176 * t212;
    const double t232 = mu_0 * t186 * t224;
    const double t233 = t217 + 2.0 * mu_0 * t216;
    const double flux15 = t185 * (t231 + t232 + (t231 + t232 + 2.0 * t203 * t233));
    const double t234 = mu_0 * t180 * t212;
    const double t235 = mu_0 * t196 * t224;
    const double flux16 = t185 * (t234 + t235 + (t234 + t235 + 2.0 * t210 * t233));
    const double t236 = mu_0 * t184 * t212;
    const double t237 = mu_0 * t200 * t224;
    const double flux17 = t185 * (t236 + t237 + (t236 + t237 + 2.0 * t211 * t233));
    const double t238 = 0.2679491924311227 * t0 + t1;
    const double t239 = 0.2679491924311227 * t3 + t4;
    const double t240 = t238 + 0.2679491924311227 * t239;
    const double t241 = 0.2679491924311227 * t16 + t19;
    const double t242 = 0.2679491924311227 * t23 + t26;
    const double t243 = t13 * t241 - t34 * t242;
    const double t244 = 0.2679491924311227 * t43 + t44;
    const double t245 = 0.2679491924311227 * t46 + t47;
    const double t246 = t244 + 0.2679491924311227 * t245;
    const double t247 = 0.2679491924311227 * t50 + t51;
    const double t248 = 0.2679491924311227 * t53 + t54;
    const double t249 = t247 + 0.2679491924311227 * t248;
    const double t250 = t242 * t246 - t241 * t249;
    const double t251 = 0.2679491924311227 * t60 + t63;
    const double t252 = t34 * t249 - t13 * t246;
    const double t253 = reciprocal(std::fabs(0.2406516764515424 * (t240 * t243 + t42 * t250 + t251 * t252)));
    const double t254 = t34 * t251 - t42 * t241;
    const double t255 = 0.2679491924311227 * t68 + t69;
    const double t256 = 0.2679491924311227 * t71 + t72;
    const double t257 = t255 + 0.2679491924311227 * t256;
    const double t258 = 0.2679491924311227 * t84 + t87;
    const double t259 = 0.2679491924311227 * t89 + t90;
    const double t260 = 0.2679491924311227 * t92 + t93;
    const double t261 = t259 + 0.2679491924311227 * t260;
    const double t262 = t240 * t241 - t246 * t251;
    const double t263 = 0.2679491924311227 * t106 + t109;
    const double t264 = t42 * t246 - t34 * t240;
    const double t265 = (t243 * t257 + t81 * t250 + t252 * t258) + (t254 * t261 + t102 * t262 + t263 * t264);
    const double t266 = mu_0 * t254 * t265;
    const double t267 = t42 * t242 - t13 * t251;
    const double t268 = 0.2679491924311227 * t115 + t116;
    const double t269 = 0.2679491924311227 * t118 + t119;
    const double t270 = t268 + 0.2679491924311227 * t269;
    const double t271 = 0.2679491924311227 * t131 + t134;
    const double t272 = t249 * t251 - t240 * t242;
    const double t273 = t13 * t240 - t42 * t249;
    const double t274 = (t243 * t270 + t128 * t250 + t252 * t271) + (t261 * t267 + t102 * t272 + t263 * t273);
    const double t275 = mu_0 * t267 * t274;
    const double t276 = t243 * t261 + t102 * t250 + t252 * t263;
    const double t277 = t254 * t257 + t81 * t262 + t258 * t264;
    const double t278 = t267 * t270 + t128 * t272 + t271 * t273;
    const double t279 = lmbda_0 * (t276 + t277 + t278);
    const double t280 = t279 + 2.0 * mu_0 * t276;
    const double flux18 = t253 * (t266 + t275 + (t266 + t275 + 2.0 * t243 * t280));
    const double t281 = mu_0 * t262 * t265;
    const double t282 = mu_0 * t272 * t274;
    const double flux19 = t253 * (t281 + t282 + (t281 + t282 + 2.0 * t250 * t280));
    const double t283 = mu_0 * t264 * t265;
    const double t284 = mu_0 * t273 * t274;
    const double flux20 = t253 * (t283 + t284 + (t283 + t284 + 2.0 * t252 * t280));
    const double t285 = mu_0 * t243 * t265;
    const double t286 = (t254 * t270 + t128 * t262 + t264 * t271) + (t257 * t267 + t81 * t272 + t258 * t273);
    const double t287 = mu_0 * t267 * t286;
    const double t288 = t279 + 2.0 * mu_0 * t277;
    const double flux21 = t253 * (t285 + t287 + (t285 + t287 + 2.0 * t254 * t288));
    const double t289 = mu_0 * t250 * t265;
    const double t290 = mu_0 * t272 * t286;
    const double flux22 = t253 * (t289 + t290 + (t289 + t290 + 2.0 * t262 * t288));
    const double t291 = mu_0 * t252 * t265;
    const double t292 = mu_0 * t273 * t286;
    const double flux23 = t253 * (t291 + t292 + (t291 + t292 + 2.0 * t264 * t288));
    const double t293 = mu_0 * t243 * t274;
    const double t294 = mu_0 * t254 * t286;
    const double t295 = t279 + 2.0 * mu_0 * t278;
    const double flux24 = t253 * (t293 + t294 + (t293 + t294 + 2.0 * t267 * t295));
    const double t296 = mu_0 * t250 * t274;
    const double t297 = mu_0 * t262 * t286;
    const double flux25 = t253 * (t296 + t297 + (t296 + t297 + 2.0 * t272 * t295));
    const double t298 = mu_0 * t252 * t274;
    const double t299 = mu_0 * t264 * t286;
    const double flux26 = t253 * (t298 + t299 + (t298 + t299 + 2.0 * t273 * t295));
    const double t300 = 0.2679491924311227 * t167 + t168;
    const double t301 = 0.2679491924311227 * t170 + t171;
    const double t302 = t166 * t300 - t175 * t301;
    const double t303 = t246 * t301 - t249 * t300;
    const double t304 = 0.2679491924311227 * t181 + t182;
    const double t305 = t175 * t249 - t166 * t246;
    const double t306 = reciprocal(std::fabs(0.2406516764515424 * (t240 * t302 + t179 * t303 + t304 * t305)));
    const double t307 = t175 * t304 - t179 * t300;
    const double t308 = 0.2679491924311227 * t190 + t191;
    const double t309 = t240 * t300 - t246 * t304;
    const double t310 = 0.2679491924311227 * t197 + t198;
    const double t311 = t179 * t246 - t175 * t240;
    const double t312 = (t257 * t302 + t189 * t303 + t305 * t308) + (t261 * t307 + t195 * t309 + t310 * t311);
    const double t313 = mu_0 * t307 * t312;
    const double t314 = t179 * t301 - t166 * t304;
    const double t315 = 0.2679491924311227 * t207 + t208;
    const double t316 = t249 * t304 - t240 * t301;
    const double t317 = t166 * t240 - t179 * t249;
    const double t318 = (t270 * t302 + t206 * t303 + t305 * t315) + (t261 * t314 + t195 * t316 + t310 * t317);
    const double t319 = mu_0 * t314 * t318;
    const double t320 = t261 * t302 + t195 * t303 + t305 * t310;
    const double t321 = t257 * t307 + t189 * t309 + t308 * t311;
    const double t322 = t270 * t314 + t206 * t316 + t315 * t317;
    const double t323 = lmbda_0 * (t320 + t321 + t322);
    const double t324 = t323 + 2.0 * mu_0 * t320;
    const double flux27 = t306 * (t313 + t319 + (t313 + t319 + 2.0 * t302 * t324));
    const double t325 = mu_0 * t309 * t312;
    const double t326 = mu_0 * t316 * t318;
    const double flux28 = t306 * (t325 + t326 + (t325 + t326 + 2.0 * t303 * t324));
    const double t327 = mu_0 * t311 * t312;
    const double t328 = mu_0 * t317 * t318;
    const double flux29 = t306 * (t327 + t328 + (t327 + t328 + 2.0 * t305 * t324));
    const double t329 = mu_0 * t302 * t312;
    const double t330 = (t270 * t307 + t206 * t309 + t311 * t315) + (t257 * t314 + t189 * t316 + t308 * t317);
    const double t331 = mu_0 * t314 * t330;
    const double t332 = t323 + 2.0 * mu_0 * t321;
    const double flux30 = t306 * (t329 + t331 + (t329 + t331 + 2.0 * t307 * t332));
    const double t333 = mu_0 * t303 * t312;
    const double t334 = mu_0 * t316 * t330;
    const double flux31 = t306 * (t333 + t334 + (t333 + t334 + 2.0 * t309 * t332));
    const double t335 = mu_0 * t305 * t312;
    const double t336 = mu_0 * t317 * t330;
    const double flux32 = t306 * (t335 + t336 + (t335 + t336 + 2.0 * t311 * t332));
    const double t337 = mu_0 * t302 * t318;
    const double t338 = mu_0 * t307 * t330;
    const double t339 = t323 + 2.0 * mu_0 * t322;
    const double flux33 = t306 * (t337 + t338 + (t337 + t338 + 2.0 * t314 * t339));
    const double t340 = mu_0 * t303 * t318;
    const double t341 = mu_0 * t309 * t330;
    const double flux34 = t306 * (t340 + t341 + (t340 + t341 + 2.0 * t316 * t339));
    const double t342 = mu_0 * t305 * t318;
    const double t343 = mu_0 * t311 * t330;
    const double flux35 = t306 * (t342 + t343 + (t342 + t343 + 2.0 * t317 * t339));
    const double t344 = 0.2679491924311227 * t2 + t5;
    const double t345 = 0.2679491924311227 * t9 + t12;
    const double t346 = 0.2679491924311227 * t30 + t33;
    const double t347 = t20 * t345 - t27 * t346;
    const double t348 = 0.2679491924311227 * t38 + t41;
    const double t349 = 0.2679491924311227 * t45 + t48;
    const double t350 = 0.2679491924311227 * t52 + t55;
    const double t351 = t27 * t349 - t20 * t350;
    const double t352 = t346 * t350 - t345 * t349;
    const double t353 = reciprocal(std::fabs(0.2406516764515424 * (t344 * t347 + t348 * t351 + t64 * t352)));
    const double t354 = t64 * t346 - t20 * t348;
    const double t355 = 0.2679491924311227 * t70 + t73;
    const double t356 = 0.2679491924311227 * t77 + t80;
    const double t357 = 0.2679491924311227 * t91 + t94;
    const double t358 = 0.2679491924311227 * t98 + t101;
    const double t359 = t20 * t344 - t64 * t349;
    const double t360 = t348 * t349 - t344 * t346;
    const double t361 = (t347 * t355 + t351 * t356 + t88 * t352) + (t354 * t357 + t358 * t359 + t110 * t360);
    const double t362 = mu_0 * t354 * t361;
    const double t363 = t27 * t348 - t64 * t345;
    const double t364 = 0.2679491924311227 * t117 + t120;
    const double t365 = 0.2679491924311227 * t124 + t127;
    const double t366 = t64 * t350 - t27 * t344;
    const double t367 = t344 * t345 - t348 * t350;
    const double t368 = (t347 * t364 + t351 * t365 + t135 * t352) + (t357 * t363 + t358 * t366 + t110 * t367);
    const double t369 = mu_0 * t363 * t368;
    const double t370 = t347 * t357 + t351 * t358 + t110 * t352;
    const double t371 = t354 * t355 + t356 * t359 + t88 * t360;
    const double t372 = t363 * t364 + t365 * t366 + t135 * t367;
    const double t373 = lmbda_0 * (t370 + t371 + t372);
    const double t374 = t373 + 2.0 * mu_0 * t370;
    const double flux36 = t353 * (t362 + t369 + (t362 + t369 + 2.0 * t347 * t374));
    const double t375 = mu_0 * t359 * t361;
    const double t376 = mu_0 * t366 * t368;
    const double flux37 = t353 * (t375 + t376 + (t375 + t376 + 2.0 * t351 * t374));
    const double t377 = mu_0 * t360 * t361;
    const double t378 = mu_0 * t367 * t368;
    const double flux38 = t353 * (t377 + t378 + (t377 + t378 + 2.0 * t352 * t374));
    const double t379 = mu_0 * t347 * t361;
    const double t380 = (t354 * t364 + t359 * t365 + t135 * t360) + (t355 * t363 + t356 * t366 + t88 * t367);
    const double t381 = mu_0 * t363 * t380;
    const double t382 = t373 + 2.0 * mu_0 * t371;
    const double flux39 = t353 * (t379 + t381 + (t379 + t381 + 2.0 * t354 * t382));
    const double t383 = mu_0 * t351 * t361;
    const double t384 = mu_0 * t366 * t380;
    const double flux40 = t353 * (t383 + t384 + (t383 + t384 + 2.0 * t359 * t382));
    const double t385 = mu_0 * t352 * t361;
    const double t386 = mu_0 * t367 * t380;
    const double flux41 = t353 * (t385 + t386 + (t385 + t386 + 2.0 * t360 * t382));
    const double t387 = mu_0 * t347 * t368;
    const double t388 = mu_0 * t354 * t380;
    const double t389 = t373 + 2.0 * mu_0 * t372;
    const double flux42 = t353 * (t387 + t388 + (t387 + t388 + 2.0 * t363 * t389));
    const double t390 = mu_0 * t351 * t368;
    const double t391 = mu_0 * t359 * t380;
    const double flux43 = t353 * (t390 + t391 + (t390 + t391 + 2.0 * t366 * t389));
    const double t392 = mu_0 * t352 * t368;
    const double t393 = mu_0 * t360 * t380;
    const double flux44 = t353 * (t392 + t393 + (t392 + t393 + 2.0 * t367 * t389));
    const double t394 = 0.2679491924311227 * t164 + t165;
    const double t395 = 0.2679491924311227 * t173 + t174;
    const double t396 = t169 * t394 - t172 * t395;
    const double t397 = 0.2679491924311227 * t177 + t178;
    const double t398 = t172 * t349 - t169 * t350;
    const double t399 = t350 * t395 - t349 * t394;
    const double t400 = reciprocal(std::fabs(0.2406516764515424 * (t344 * t396 + t397 * t398 + t183 * t399)));
    const double t401 = t183 * t395 - t169 * t397;
    const double t402 = 0.2679491924311227 * t187 + t188;
    const double t403 = 0.2679491924311227 * t193 + t194;
    const double t404 = t169 * t344 - t183 * t349;
    const double t405 = t349 * t397 - t344 * t395;
    const double t406 = (t355 * t396 + t398 * t402 + t192 * t399) + (t357 * t401 + t403 * t404 + t199 * t405);
    const double t407 = mu_0 * t401 * t406;
    const double t408 = t172 * t397 - t183 * t394;
    const double t409 = 0.2679491924311227 * t204 + t205;
    const double t410 = t183 * t350 - t172 * t344;
    const double t411 = t344 * t394 - t350 * t397;
    const double t412 = (t364 * t396 + t398 * t409 + t209 * t399) + (t357 * t408 + t403 * t410 + t199 * t411);
    const double t413 = mu_0 * t408 * t412;
    const double t414 = t357 * t396 + t398 * t403 + t199 * t399;
    const double t415 = t355 * t401 + t402 * t404 + t192 * t405;
    const double t416 = t364 * t408 + t409 * t410 + t209 * t411;
    const double t417 = lmbda_0 * (t414 + t415 + t416);
    const double t418 = t417 + 2.0 * mu_0 * t414;
    const double flux45 = t400 * (t407 + t413 + (t407 + t413 + 2.0 * t396 * t418));
    const double t419 = mu_0 * t404 * t406;
    const double t420 = mu_0 * t410 * t412;
    const double flux46 = t400 * (t419 + t420 + (t419 + t420 + 2.0 * t398 * t418));
    const double t421 = mu_0 * t405 * t406;
    const double t422 = mu_0 * t411 * t412;
    const double flux47 = t400 * (t421 + t422 + (t421 + t422 + 2.0 * t399 * t418));
    const double t423 = mu_0 * t396 * t406;
    const double t424 = (t364 * t401 + t404 * t409 + t209 * t405) + (t355 * t408 + t402 * t410 + t192 * t411);
    const double t425 = mu_0 * t408 * t424;
    const double t426 = t417 + 2.0 * mu_0 * t415;
    const double flux48 = t400 * (t423 + t425 + (t423 + t425 + 2.0 * t401 * t426));
    const double t427 = mu_0 * t398 * t406;
    const double t428 = mu_0 * t410 * t424;
    const double flux49 = t400 * (t427 + t428 + (t427 + t428 + 2.0 * t404 * t426));
    const double t429 = mu_0 * t399 * t406;
    const double t430 = mu_0 * t411 * t424;
    const double flux50 = t400 * (t429 + t430 + (t429 + t430 + 2.0 * t405 * t426));
    const double t431 = mu_0 * t396 * t412;
    const double t432 = mu_0 * t401 * t424;
    const double t433 = t417 + 2.0 * mu_0 * t416;
    const double flux51 = t400 * (t431 + t432 + (t431 + t432 + 2.0 * t408 * t433));
    const double t434 = mu_0 * t398 * t412;
    const double t435 = mu_0 * t404 * t424;
    const double flux52 = t400 * (t434 + t435 + (t434 + t435 + 2.0 * t410 * t433));
    const double t436 = mu_0 * t399 * t412;
    const double t437 = mu_0 * t405 * t424;
    const double flux53 = t400 * (t436 + t437 + (t436 + t437 + 2.0 * t411 * t433));
    const double t438 = 0.2679491924311227 * t238 + t239;
    const double t439 = t241 * t345 - t242 * t346;
    const double t440 = 0.2679491924311227 * t244 + t245;
    const double t441 = 0.2679491924311227 * t247 + t248;
    const double t442 = t242 * t440 - t241 * t441;
    const double t443 = t346 * t441 - t345 * t440;
    const double t444 = reciprocal(std::fabs(0.2406516764515424 * (t438 * t439 + t348 * t442 + t251 * t443)));
    const double t445 = t251 * t346 - t241 * t348;
    const double t446 = 0.2679491924311227 * t255 + t256;
    const double t447 = 0.2679491924311227 * t259 + t260;
    const double t448 = t241 * t438 - t251 * t440;
    const double t449 = t348 * t440 - t346 * t438;
    const double t450 = (t439 * t446 + t356 * t442 + t258 * t443) + (t445 * t447 + t358 * t448 + t263 * t449);
    const double t451 = mu_0 * t445 * t450;
    const double t452 = t242 * t348 - t251 * t345;
    const double t453 = 0.2679491924311227 * t268 + t269;
    const double t454 = t251 * t441 - t242 * t438;
    const double t455 = t345 * t438 - t348 * t441;
    const double t456 = (t439 * t453 + t365 * t442 + t271 * t443) + (t447 * t452 + t358 * t454 + t263 * t455);
    const double t457 = mu_0 * t452 * t456;
    const double t458 = t439 * t447 + t358 * t442 + t263 * t443;
    const double t459 = t445 * t446 + t356 * t448 + t258 * t449;
    const double t460 = t452 * t453 + t365 * t454 + t271 * t455;
    const double t461 = lmbda_0 * (t458 + t459 + t460);
    const double t462 = t461 + 2.0 * mu_0 * t458;
    const double flux54 = t444 * (t451 + t457 + (t451 + t457 + 2.0 * t439 * t462));
    const double t463 = mu_0 * t448 * t450;
    const double t464 = mu_0 * t454 * t456;
    const double flux55 = t444 * (t463 + t464 + (t463 + t464 + 2.0 * t442 * t462));
    const double t465 = mu_0 * t449 * t450;
    const double t466 = mu_0 * t455 * t456;
    const double flux56 = t444 * (t465 + t466 + (t465 + t466 + 2.0 * t443 * t462));
    const double t467 = mu_0 * t439 * t450;
    const double t468 = (t445 * t453 + t365 * t448 + t271 * t449) + (t446 * t452 + t356 * t454 + t258 * t455);
    const double t469 = mu_0 * t452 * t468;
    const double t470 = t461 + 2.0 * mu_0 * t459;
    const double flux57 = t444 * (t467 + t469 + (t467 + t469 + 2.0 * t445 * t470));
    const double t471 = mu_0 * t442 * t450;
    const double t472 = mu_0 * t454 * t468;
    const double flux58 = t444 * (t471 + t472 + (t471 + t472 + 2.0 * t448 * t470));
    const double t473 = mu_0 * t443 * t450;
    const double t474 = mu_0 * t455 * t468;
    const double flux59 = t444 * (t473 + t474 + (t473 + t474 + 2.0 * t449 * t470));
    const double t475 = mu_0 * t439 * t456;
    const double t476 = mu_0 * t445 * t468;
    const double t477 = t461 + 2.0 * mu_0 * t460;
    const double flux60 = t444 * (t475 + t476 + (t475 + t476 + 2.0 * t452 * t477));
    const double t478 = mu_0 * t442 * t456;
    const double t479 = mu_0 * t448 * t468;
    const double flux61 = t444 * (t478 + t479 + (t478 + t479 + 2.0 * t454 * t477));
    const double t480 = mu_0 * t443 * t456;
    const double t481 = mu_0 * t449 * t468;
    const double flux62 = t444 * (t480 + t481 + (t480 + t481 + 2.0 * t455 * t477));
    const double t482 = t300 * t394 - t301 * t395;
    const double t483 = t301 * t440 - t300 * t441;
    const double t484 = t395 * t441 - t394 * t440;
    const double t485 = reciprocal(std::fabs(0.2406516764515424 * (t438 * t482 + t397 * t483 + t304 * t484)));
    const double t486 = t304 * t395 - t300 * t397;
    const double t487 = t300 * t438 - t304 * t440;
    const double t488 = t397 * t440 - t395 * t438;
    const double t489 = (t446 * t482 + t402 * t483 + t308 * t484) + (t447 * t486 + t403 * t487 + t310 * t488);
    const double t490 = mu_0 * t486 * t489;
    const double t491 = t301 * t397 - t304 * t394;
    const double t492 = t304 * t441 - t301 * t438;
    const double t493 = t394 * t438 - t397 * t441;
    const double t494 = (t453 * t482 + t409 * t483 + t315 * t484) + (t447 * t491 + t403 * t492 + t310 * t493);
    const double t495 = mu_0 * t491 * t494;
    const double t496 = t447 * t482 + t403 * t483 + t310 * t484;
    const double t497 = t446 * t486 + t402 * t487 + t308 * t488;
    const double t498 = t453 * t491 + t409 * t492 + t315 * t493;
    const double t499 = lmbda_0 * (t496 + t497 + t498);
    const double t500 = t499 + 2.0 * mu_0 * t496;
    const double flux63 = t485 * (t490 + t495 + (t490 + t495 + 2.0 * t482 * t500));
    const double t501 = mu_0 * t487 * t489;
    const double t502 = mu_0 * t492 * t494;
    const double flux64 = t485 * (t501 + t502 + (t501 + t502 + 2.0 * t483 * t500));
    const double t503 = mu_0 * t488 * t489;
    const double t504 = mu_0 * t493 * t494;
    const double flux65 = t485 * (t503 + t504 + (t503 + t504 + 2.0 * t484 * t500));
    const double t505 = mu_0 * t482 * t489;
    const double t506 = (t453 * t486 + t409 * t487 + t315 * t488) + (t446 * t491 + t402 * t492 + t308 * t493);
    const double t507 = mu_0 * t491 * t506;
    const double t508 = t499 + 2.0 * mu_0 * t497;
    const double flux66 = t485 * (t505 + t507 + (t505 + t507 + 2.0 * t486 * t508));
    const double t509 = mu_0 * t483 * t489;
    const double t510 = mu_0 * t492 * t506;
    const double flux67 = t485 * (t509 + t510 + (t509 + t510 + 2.0 * t487 * t508));
    const double t511 = mu_0 * t484 * t489;
    const double t512 = mu_0 * t493 * t506;
    const double flux68 = t485 * (t511 + t512 + (t511 + t512 + 2.0 * t488 * t508));
    const double t513 = mu_0 * t482 * t494;
    const double t514 = mu_0 * t486 * t506;
    const double t515 = t499 + 2.0 * mu_0 * t498;
    const double flux69 = t485 * (t513 + t514 + (t513 + t514 + 2.0 * t491 * t515));
    const double t516 = mu_0 * t483 * t494;
    const double t517 = mu_0 * t487 * t506;
    const double flux70 = t485 * (t516 + t517 + (t516 + t517 + 2.0 * t492 * t515));
    const double t518 = mu_0 * t484 * t494;
    const double t519 = mu_0 * t488 * t506;
    const double flux71 = t485 * (t518 + t519 + (t518 + t519 + 2.0 * t493 * t515));
    const double t520 = flux0 + flux9;
    const double t521 = flux18 + flux27;
    const double t522 = t520 + 0.2679491924311227 * t521;
    const double t523 = flux36 + flux45;
    const double t524 = flux54 + flux63;
    const double t525 = t523 + 0.2679491924311227 * t524;
    const double t526 = t522 + 0.2679491924311227 * t525;
    const double t527 = flux1 + flux19;
    const double t528 = flux10 + flux28;
    const double t529 = t527 + 0.2679491924311227 * t528;
    const double t530 = flux37 + flux55;
    const double t531 = flux46 + flux64;
    const double t532 = t530 + 0.2679491924311227 * t531;
    const double t533 = t529 + 0.2679491924311227 * t532;
    const double t534 = flux2 + flux38;
    const double t535 = flux11 + flux47;
    const double t536 = t534 + 0.2679491924311227 * t535;
    const double t537 = flux20 + flux56;
    const double t538 = flux29 + flux65;
    const double t539 = t537 + 0.2679491924311227 * t538;
    const double t540 = t536 + 0.2679491924311227 * t539;
    const double result0 = 0.0036195768361836156 * (t526 + t533 + t540);
    const double t541 = flux3 + flux12;
    const double t542 = flux21 + flux30;
    const double t543 = t541 + 0.2679491924311227 * t542;
    const double t544 = flux39 + flux48;
    const double t545 = flux57 + flux66;
    const double t546 = t544 + 0.2679491924311227 * t545;
    const double t547 = t543 + 0.2679491924311227 * t546;
    const double t548 = flux4 + flux22;
    const double t549 = flux13 + flux31;
    const double t550 = t548 + 0.2679491924311227 * t549;
    const double t551 = flux40 + flux58;
    const double t552 = flux49 + flux67;
    const double t553 = t551 + 0.2679491924311227 * t552;
    const double t554 = t550 + 0.2679491924311227 * t553;
    const double t555 = flux5 + flux41;
    const double t556 = flux14 + flux50;
    const double t557 = t555 + 0.2679491924311227 * t556;
    const double t558 = flux23 + flux59;
    const double t559 = flux32 + flux68;
    const double t560 = t558 + 0.2679491924311227 * t559;
    const double t561 = t557 + 0.2679491924311227 * t560;
    const double result1 = 0.0036195768361836156 * (t547 + t554 + t561);
    const double t562 = flux6 + flux15;
    const double t563 = flux24 + flux33;
    const double t564 = t562 + 0.2679491924311227 * t563;
    const double t565 = flux42 + flux51;
    const double t566 = flux60 + flux69;
    const double t567 = t565 + 0.2679491924311227 * t566;
    const double t568 = t564 + 0.2679491924311227 * t567;
    const double t569 = flux7 + flux25;
    const double t570 = flux16 + flux34;
    const double t571 = t569 + 0.2679491924311227 * t570;
    const double t572 = flux43 + flux61;
    const double t573 = flux52 + flux70;
    const double t574 = t572 + 0.2679491924311227 * t573;
    const double t575 = t571 + 0.2679491924311227 * t574;
    const double t576 = flux8 + flux44;
    const double t577 = flux17 + flux53;
    const double t578 = t576 + 0.2679491924311227 * t577;
    const double t579 = flux26 + flux62;
    const double t580 = flux35 + flux71;
    const double t581 = t579 + 0.2679491924311227 * t580;
    const double t582 = t578 + 0.2679491924311227 * t581;
    const double result2 = 0.0036195768361836156 * (t568 + t575 + t582);
    const double t583 = 0.2679491924311227 * t527 + t528;
    const double t584 = 0.2679491924311227 * t530 + t531;
    const double t585 = t583 + 0.2679491924311227 * t584;
    const double t586 = 0.2679491924311227 * t534 + t535;
    const double t587 = 0.2679491924311227 * t537 + t538;
    const double t588 = t586 + 0.2679491924311227 * t587;
    const double result3 = -0.0036195768361836156 * (t526 - t585 - t588);
    const double t589 = 0.2679491924311227 * t548 + t549;
    const double t590 = 0.2679491924311227 * t551 + t552;
    const double t591 = t589 + 0.2679491924311227 * t590;
    const double t592 = 0.2679491924311227 * t555 + t556;
    const double t593 = 0.2679491924311227 * t558 + t559;
    const double t594 = t592 + 0.2679491924311227 * t593;
    const double result4 = -0.0036195768361836156 * (t547 - t591 - t594);
    const double t595 = 0.2679491924311227 * t569 + t570;
    const double t596 = 0.2679491924311227 * t572 + t573;
    const double t597 = t595 + 0.2679491924311227 * t596;
    const double t598 = 0.2679491924311227 * t576 + t577;
    const double t599 = 0.2679491924311227 * t579 + t580;
    const double t600 = t598 + 0.2679491924311227 * t599;
    const double result5 = -0.0036195768361836156 * (t568 - t597 - t600);
    const double t601 = 0.2679491924311227 * t520 + t521;
    const double t602 = 0.2679491924311227 * t523 + t524;
    const double t603 = t601 + 0.2679491924311227 * t602;
    const double t604 = 0.2679491924311227 * t536 + t539;
    const double result6 = -0.0036195768361836156 * (t533 - t603 - t604);
    const double t605 = 0.2679491924311227 * t541 + t542;
    const double t606 = 0.2679491924311227 * t544 + t545;
    const double t607 = t605 + 0.2679491924311227 * t606;
    const double t608 = 0.2679491924311227 * t557 + t560;
    const double result7 = -0.0036195768361836156 * (t554 - t607 - t608);
    const double t609 = 0.2679491924311227 * t562 + t563;
    const double t610 = 0.2679491924311227 * t565 + t566;
    const double t611 = t609 + 0.2679491924311227 * t610;
    const double t612 = 0.2679491924311227 * t578 + t581;
    const double result8 = -0.0036195768361836156 * (t575 - t611 - t612);
    const double t613 = 0.2679491924311227 * t586 + t587;
    const double result9 = -0.0036195768361836156 * (t585 + t603 - t613);
    const double t614 = 0.2679491924311227 * t592 + t593;
    const double result10 = -0.0036195768361836156 * (t591 + t607 - t614);
    const double t615 = 0.2679491924311227 * t598 + t599;
    const double result11 = -0.0036195768361836156 * (t597 + t611 - t615);
    const double t616 = 0.2679491924311227 * t522 + t525;
    const double t617 = 0.2679491924311227 * t529 + t532;
    const double result12 = -0.0036195768361836156 * (t540 - t616 - t617);
    const double t618 = 0.2679491924311227 * t543 + t546;
    const double t619 = 0.2679491924311227 * t550 + t553;
    const double result13 = -0.0036195768361836156 * (t561 - t618 - t619);
    const double t620 = 0.2679491924311227 * t564 + t567;
    const double t621 = 0.2679491924311227 * t571 + t574;
    const double result14 = -0.0036195768361836156 * (t582 - t620 - t621);
    const double t622 = 0.2679491924311227 * t583 + t584;
    const double result15 = -0.0036195768361836156 * (t588 + t616 - t622);
    const double t623 = 0.2679491924311227 * t589 + t590;
    const double result16 = -0.0036195768361836156 * (t594 + t618 - t623);
    const double t624 = 0.2679491924311227 * t595 + t596;
    const double result17 = -0.0036195768361836156 * (t600 + t620 - t624);
    const double t625 = 0.2679491924311227 * t601 + t602;
    const double result18 = -0.0036195768361836156 * (t604 + t617 - t625);
    const double t626 = 0.2679491924311227 * t605 + t606;
    const double result19 = -0.0036195768361836156 * (t608 + t619 - t626);
    const double t627 = 0.2679491924311227 * t609 + t610;
    const double result20 = -0.0036195768361836156 * (t612 + t621 - t627);
    const double result21 = -0.0036195768361836156 * (t613 + t622 + t625);
    const double result22 = -0.0036195768361836156 * (t614 + t623 + t626);
    const double result23 = -0.0036195768361836156 * (t615 + t624 + t627);
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

extern "C" int elasticity_lame_q1x3_hexahedron_f64_shared_apply_hip(
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
    hipLaunchKernelGGL(elasticity_lame_q1x3_hexahedron_f64_shared_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(64), 0, static_cast<hipStream_t>(stream),
        num_cells, y, x, offsets, coordinates, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_shared_apply_hip(
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

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_shared_apply_hip_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
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
    2204.0,                                    // flops_per_cell
    144.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
