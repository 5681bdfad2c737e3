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
//   trial   Q1^3, 24 dofs
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
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model (no table has this kernel)
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
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 4;
#else
constexpr int resident = 1;
#endif

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(64, resident)
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
    const double flux0 = t66 * (t113 + t139 + (t113 + t139 + 4.0 * t35 * t140));
    const double t141 = t103 * t112;
    const double t142 = t136 * t138;
    const double flux1 = t66 * (t141 + t142 + (t141 + t142 + 4.0 * t57 * t140));
    const double t143 = t111 * t112;
    const double t144 = t137 * t138;
    const double flux2 = t66 * (t143 + t144 + (t143 + t144 + 4.0 * t65 * t140));
    const double t145 = t35 * t112;
    const double t146 = (t67 * t121 + t103 * t128 + t111 * t135) + (t74 * t114 + t81 * t136 + t88 * t137);
    const double t147 = t114 * t146;
    const double t148 = t67 * t74 + t81 * t103 + t88 * t111;
    const double flux3 = t66 * (t145 + t147 + (t145 + t147 + 4.0 * t67 * t148));
    const double t149 = t57 * t112;
    const double t150 = t136 * t146;
    const double flux4 = t66 * (t149 + t150 + (t149 + t150 + 4.0 * t103 * t148));
    const double t151 = t65 * t112;
    const double t152 = t137 * t146;
    const double flux5 = t66 * (t151 + t152 + (t151 + t152 + 4.0 * t111 * t148));
    const double t153 = t35 * t138;
    const double t154 = t67 * t146;
    const double t155 = t114 * t121 + t128 * t136 + t135 * t137;
    const double flux6 = t66 * (t153 + t154 + (t153 + t154 + 4.0 * t114 * t155));
    const double t156 = t57 * t138;
    const double t157 = t103 * t146;
    const double flux7 = t66 * (t156 + t157 + (t156 + t157 + 4.0 * t136 * t155));
    const double t158 = t65 * t138;
    const double t159 = t111 * t146;
    const double flux8 = t66 * (t158 + t159 + (t158 + t159 + 4.0 * t137 * t155));
    const double t160 = 0.2679491924311227 * t7 + t8;
    const double t161 = 0.2679491924311227 * t10 + t11;
    const double t162 = t160 + 0.2679491924311227 * t161;
    const double t163 = 0.2679491924311227 * t14 + t15;
    const double t164 = 0.2679491924311227 * t17 + t18;
    const double t165 = t163 + 0.2679491924311227 * t164;
    const double t166 = 0.2679491924311227 * t21 + t22;
    const double t167 = 0.2679491924311227 * t24 + t25;
    const double t168 = t166 + 0.2679491924311227 * t167;
    const double t169 = 0.2679491924311227 * t28 + t29;
    const double t170 = 0.2679491924311227 * t31 + t32;
    const double t171 = t169 + 0.2679491924311227 * t170;
    const double t172 = t162 * t165 - t168 * t171;
    const double t173 = 0.2679491924311227 * t36 + t37;
    const double t174 = 0.2679491924311227 * t39 + t40;
    const double t175 = t173 + 0.2679491924311227 * t174;
    const double t176 = t49 * t168 - t56 * t165;
    const double t177 = 0.2679491924311227 * t58 + t59;
    const double t178 = 0.2679491924311227 * t61 + t62;
    const double t179 = t177 + 0.2679491924311227 * t178;
    const double t180 = t56 * t171 - t49 * t162;
    const double t181 = reciprocal(std::fabs(-0.2406516764515424 * (t6 * t172 + t175 * t176 + t179 * t180)));
    const double t182 = t171 * t179 - t165 * t175;
    const double t183 = 0.2679491924311227 * t75 + t76;
    const double t184 = 0.2679491924311227 * t78 + t79;
    const double t185 = t183 + 0.2679491924311227 * t184;
    const double t186 = 0.2679491924311227 * t82 + t83;
    const double t187 = 0.2679491924311227 * t85 + t86;
    const double t188 = t186 + 0.2679491924311227 * t187;
    const double t189 = 0.2679491924311227 * t96 + t97;
    const double t190 = 0.2679491924311227 * t99 + t100;
    const double t191 = t189 + 0.2679491924311227 * t190;
    const double t192 = t6 * t165 - t49 * t179;
    const double t193 = 0.2679491924311227 * t104 + t105;
    const double t194 = 0.2679491924311227 * t107 + t108;
    const double t195 = t193 + 0.2679491924311227 * t194;
    const double t196 = t49 * t175 - t6 * t171;
    const double t197 = (t74 * t172 + t176 * t185 + t180 * t188) + (t95 * t182 + t191 * t192 + t195 * t196);
    const double t198 = t182 * t197;
    const double t199 = t168 * t175 - t162 * t179;
    const double t200 = 0.2679491924311227 * t122 + t123;
    const double t201 = 0.2679491924311227 * t125 + t126;
    const double t202 = t200 + 0.2679491924311227 * t201;
    const double t203 = 0.2679491924311227 * t129 + t130;
    const double t204 = 0.2679491924311227 * t132 + t133;
    const double t205 = t203 + 0.2679491924311227 * t204;
    const double t206 = t56 * t179 - t6 * t168;
    const double t207 = t6 * t162 - t56 * t175;
    const double t208 = (t121 * t172 + t176 * t202 + t180 * t205) + (t95 * t199 + t191 * t206 + t195 * t207);
    const double t209 = t199 * t208;
    const double t210 = t95 * t172 + t176 * t191 + t180 * t195;
    const double flux9 = t181 * (t198 + t209 + (t198 + t209 + 4.0 * t172 * t210));
    const double t211 = t192 * t197;
    const double t212 = t206 * t208;
    const double flux10 = t181 * (t211 + t212 + (t211 + t212 + 4.0 * t176 * t210));
    const double t213 = t196 * t197;
    const double t214 = t207 * t208;
    const double flux11 = t181 * (t213 + t214 + (t213 + t214 + 4.0 * t180 * t210));
    const double t215 = t172 * t197;
    const double t216 = (t121 * t182 + t192 * t202 + t196 * t205) + (t74 * t199 + t185 * t206 + t188 * t207);
    const double t217 = t199 * t216;
    const double t218 = t74 * t182 + t185 * t192 + t188 * t196;
    const double flux12 = t181 * (t215 + t217 + (t215 + t217 + 4.0 * t182 * t218));
    const double t219 = t176 * t197;
    const double t220 = t206 * t216;
    const double flux13 = t181 * (t219 + t220 + (t219 + t220 + 4.0 * t192 * t218));
    const double t221 = t180 * t197;
    const double t222 = t207 * t216;
    const double flux14 = t181 * (t221 + t222 + (t221 + t222 + 4.0 * t196 * t218));
    const double t223 = t172 * t208;
    const double t224 = t182 * t216;
    const double t225 = t121 * t199 + t202 * t206 + t205 * t207;
    const double flux15 = t181 * (t223 + t224 + (t223 + t224 + 4.0 * t199 * t225));
    const double t226 = t176 * t208;
    const double t227 = t192 * t216;
    const double flux16 = t181 * (t226 + t227 + (t226 + t227 + 4.0 * t206 * t225));
    const double t228 = t180 * t208;
    const double t229 = t196 * t216;
    const double flux17 = t181 * (t228 + t229 + (t228 + t229 + 4.0 * t207 * t225));
    const double t230 = 0.2679491924311227 * t0 + t1;
    const double t231 = 0.2679491924311227 * t3 + t4;
    const double t232 = t230 + 0.2679491924311227 * t231;
    const double t233 = 0.2679491924311227 * t16 + t19;
    const double t234 = 0.2679491924311227 * t23 + t26;
    const double t235 = t13 * t233 - t34 * t234;
    const double t236 = 0.2679491924311227 * t43 + t44;
    const double t237 = 0.2679491924311227 * t46 + t47;
    const double t238 = t236 + 0.2679491924311227 * t237;
    const double t239 = 0.2679491924311227 * t50 + t51;
    const double t240 = 0.2679491924311227 * t53 + t54;
    const double t241 = t239 + 0.2679491924311227 * t240;
    const double t242 = t234 * t238 - t233 * t241;
    const double t243 = 0.2679491924311227 * t60 + t63;
    const double t244 = t34 * t241 - t13 * t238;
    const double t245 = reciprocal(std::fabs(-0.2406516764515424 * (t232 * t235 + t42 * t242 + t243 * t244)));
    const double t246 = t34 * t243 - t42 * t233;
    const double t247 = 0.2679491924311227 * t68 + t69;
    const double t248 = 0.2679491924311227 * t71 + t72;
    const double t249 = t247 + 0.2679491924311227 * t248;
    const double t250 = 0.2679491924311227 * t84 + t87;
    const double t251 = 0.2679491924311227 * t89 + t90;
    const double t252 = 0.2679491924311227 * t92 + t93;
    const double t253 = t251 + 0.2679491924311227 * t252;
    const double t254 = t232 * t233 - t238 * t243;
    const double t255 = 0.2679491924311227 * t106 + t109;
    const double t256 = t42 * t238 - t34 * t232;
    const double t257 = (t235 * t249 + t81 * t242 + t244 * t250) + (t246 * t253 + t102 * t254 + t255 * t256);
    const double t258 = t246 * t257;
    const double t259 = t42 * t234 - t13 * t243;
    const double t260 = 0.2679491924311227 * t115 + t116;
    const double t261 = 0.2679491924311227 * t118 + t119;
    const double t262 = t260 + 0.2679491924311227 * t261;
    const double t263 = 0.2679491924311227 * t131 + t134;
    const double t264 = t241 * t243 - t232 * t234;
    const double t265 = t13 * t232 - t42 * t241;
    const double t266 = (t235 * t262 + t128 * t242 + t244 * t263) + (t253 * t259 + t102 * t264 + t255 * t265);
    const double t267 = t259 * t266;
    const double t268 = t235 * t253 + t102 * t242 + t244 * t255;
    const double flux18 = t245 * (t258 + t267 + (t258 + t267 + 4.0 * t235 * t268));
    const double t269 = t254 * t257;
    const double t270 = t264 * t266;
    const double flux19 = t245 * (t269 + t270 + (t269 + t270 + 4.0 * t242 * t268));
    const double t271 = t256 * t257;
    const double t272 = t265 * t266;
    const double flux20 = t245 * (t271 + t272 + (t271 + t272 + 4.0 * t244 * t268));
    const double t273 = t235 * t257;
    const double t274 = (t246 * t262 + t128 * t254 + t256 * t263) + (t249 * t259 + t81 * t264 + t250 * t265);
    const double t275 = t259 * t274;
    const double t276 = t246 * t249 + t81 * t254 + t250 * t256;
    const double flux21 = t245 * (t273 + t275 + (t273 + t275 + 4.0 * t246 * t276));
    const double t277 = t242 * t257;
    const double t278 = t264 * t274;
    const double flux22 = t245 * (t277 + t278 + (t277 + t278 + 4.0 * t254 * t276));
    const double t279 = t244 * t257;
    const double t280 = t265 * t274;
    const double flux23 = t245 * (t279 + t280 + (t279 + t280 + 4.0 * t256 * t276));
    const double t281 = t235 * t266;
    const double t282 = t246 * t274;
    const double t283 = t259 * t262 + t128 * t264 + t263 * t265;
    const double flux24 = t245 * (t281 + t282 + (t281 + t282 + 4.0 * t259 * t283));
    const double t284 = t242 * t266;
    const double t285 = t254 * t274;
    const double flux25 = t245 * (t284 + t285 + (t284 + t285 + 4.0 * t264 * t283));
    const double t286 = t244 * t266;
    const double t287 = t256 * t274;
    const double flux26 = t245 * (t286 + t287 + (t286 + t287 + 4.0 * t265 * t283));
    const double t288 = 0.2679491924311227 * t163 + t164;
    const double t289 = 0.2679491924311227 * t166 + t167;
    const double t290 = t162 * t288 - t171 * t289;
    const double t291 = t238 * t289 - t241 * t288;
    const double t292 = 0.2679491924311227 * t177 + t178;
    const double t293 = t171 * t241 - t162 * t238;
    const double t294 = reciprocal(std::fabs(-0.2406516764515424 * (t232 * t290 + t175 * t291 + t292 *
        t293)));
    const double t295 = t171 * t292 - t175 * t288;
    const double t296 = 0.2679491924311227 * t186 + t187;
    const double t297 = t232 * t288 - t238 * t292;
    const double t298 = 0.2679491924311227 * t193 + t194;
    const double t299 = t175 * t238 - t171 * t232;
    const double t300 = (t249 * t290 + t185 * t291 + t293 * t296) + (t253 * t295 + t191 * t297 + t298 * t299);
    const double t301 = t295 * t300;
    const double t302 = t175 * t289 - t162 * t292;
    const double t303 = 0.2679491924311227 * t203 + t204;
    const double t304 = t241 * t292 - t232 * t289;
    const double t305 = t162 * t232 - t175 * t241;
    const double t306 = (t262 * t290 + t202 * t291 + t293 * t303) + (t253 * t302 + t191 * t304 + t298 * t305);
    const double t307 = t302 * t306;
    const double t308 = t253 * t290 + t191 * t291 + t293 * t298;
    const double flux27 = t294 * (t301 + t307 + (t301 + t307 + 4.0 * t290 * t308));
    const double t309 = t297 * t300;
    const double t310 = t304 * t306;
    const double flux28 = t294 * (t309 + t310 + (t309 + t310 + 4.0 * t291 * t308));
    const double t311 = t299 * t300;
    const double t312 = t305 * t306;
    const double flux29 = t294 * (t311 + t312 + (t311 + t312 + 4.0 * t293 * t308));
    const double t313 = t290 * t300;
    const double t314 = (t262 * t295 + t202 * t297 + t299 * t303) + (t249 * t302 + t185 * t304 + t296 * t305);
    const double t315 = t302 * t314;
    const double t316 = t249 * t295 + t185 * t297 + t296 * t299;
    const double flux30 = t294 * (t313 + t315 + (t313 + t315 + 4.0 * t295 * t316));
    const double t317 = t291 * t300;
    const double t318 = t304 * t314;
    const double flux31 = t294 * (t317 + t318 + (t317 + t318 + 4.0 * t297 * t316));
    const double t319 = t293 * t300;
    const double t320 = t305 * t314;
    const double flux32 = t294 * (t319 + t320 + (t319 + t320 + 4.0 * t299 * t316));
    const double t321 = t290 * t306;
    const double t322 = t295 * t314;
    const double t323 = t262 * t302 + t202 * t304 + t303 * t305;
    const double flux33 = t294 * (t321 + t322 + (t321 + t322 + 4.0 * t302 * t323));
    const double t324 = t291 * t306;
    const double t325 = t297 * t314;
    const double flux34 = t294 * (t324 + t325 + (t324 + t325 + 4.0 * t304 * t323));
    const double t326 = t293 * t306;
    const double t327 = t299 * t314;
    const double flux35 = t294 * (t326 + t327 + (t326 + t327 + 4.0 * t305 * t323));
    const double t328 = 0.2679491924311227 * t2 + t5;
    const double t329 = 0.2679491924311227 * t9 + t12;
    const double t330 = 0.2679491924311227 * t30 + t33;
    const double t331 = t20 * t329 - t27 * t330;
    const double t332 = 0.2679491924311227 * t38 + t41;
    const double t333 = 0.2679491924311227 * t45 + t48;
    const double t334 = 0.2679491924311227 * t52 + t55;
    const double t335 = t27 * t333 - t20 * t334;
    const double t336 = t330 * t334 - t329 * t333;
    const double t337 = reciprocal(std::fabs(-0.2406516764515424 * (t328 * t331 + t332 * t335 + t64 * t336)));
    const double t338 = t64 * t330 - t20 * t332;
    const double t339 = 0.2679491924311227 * t70 + t73;
    const double t340 = 0.2679491924311227 * t77 + t80;
    const double t341 = 0.2679491924311227 * t91 + t94;
    const double t342 = 0.2679491924311227 * t98 + t101;
    const double t343 = t20 * t328 - t64 * t333;
    const double t344 = t332 * t333 - t328 * t330;
    const double t345 = (t331 * t339 + t335 * t340 + t88 * t336) + (t338 * t341 + t342 * t343 + t110 * t344);
    const double t346 = t338 * t345;
    const double t347 = t27 * t332 - t64 * t329;
    const double t348 = 0.2679491924311227 * t117 + t120;
    const double t349 = 0.2679491924311227 * t124 + t127;
    const double t350 = t64 * t334 - t27 * t328;
    const double t351 = t328 * t329 - t332 * t334;
    const double t352 = (t331 * t348 + t335 * t349 + t135 * t336) + (t341 * t347 + t342 * t350 + t110 * t351);
    const double t353 = t347 * t352;
    const double t354 = t331 * t341 + t335 * t342 + t110 * t336;
    const double flux36 = t337 * (t346 + t353 + (t346 + t353 + 4.0 * t331 * t354));
    const double t355 = t343 * t345;
    const double t356 = t350 * t352;
    const double flux37 = t337 * (t355 + t356 + (t355 + t356 + 4.0 * t335 * t354));
    const double t357 = t344 * t345;
    const double t358 = t351 * t352;
    const double flux38 = t337 * (t357 + t358 + (t357 + t358 + 4.0 * t336 * t354));
    const double t359 = t331 * t345;
    const double t360 = (t338 * t348 + t343 * t349 + t135 * t344) + (t339 * t347 + t340 * t350 + t88 * t351);
    const double t361 = t347 * t360;
    const double t362 = t338 * t339 + t340 * t343 + t88 * t344;
    const double flux39 = t337 * (t359 + t361 + (t359 + t361 + 4.0 * t338 * t362));
    const double t363 = t335 * t345;
    const double t364 = t350 * t360;
    const double flux40 = t337 * (t363 + t364 + (t363 + t364 + 4.0 * t343 * t362));
    const double t365 = t336 * t345;
    const double t366 = t351 * t360;
    const double flux41 = t337 * (t365 + t366 + (t365 + t366 + 4.0 * t344 * t362));
    const double t367 = t331 * t352;
    const double t368 = t338 * t360;
    const double t369 = t347 * t348 + t349 * t350 + t135 * t351;
    const double flux42 = t337 * (t367 + t368 + (t367 + t368 + 4.0 * t347 * t369));
    const double t370 = t335 * t352;
    const double t371 = t343 * t360;
    const double flux43 = t337 * (t370 + t371 + (t370 + t371 + 4.0 * t350 * t369));
    const double t372 = t336 * t352;
    const double t373 = t344 * t360;
    const double flux44 = t337 * (t372 + t373 + (t372 + t373 + 4.0 * t351 * t369));
    const double t374 = 0.2679491924311227 * t160 + t161;
    const double t375 = 0.2679491924311227 * t169 + t170;
    const double t376 = t165 * t374 - t168 * t375;
    const double t377 = 0.2679491924311227 * t173 + t174;
    const double t378 = t168 * t333 - t165 * t334;
    const double t379 = t334 * t375 - t333 * t374;
    const double t380 = reciprocal(std::fabs(-0.2406516764515424 * (t328 * t376 + t377 * t378 + t179 *
        t379)));
    const double t381 = t179 * t375 - t165 * t377;
    const double t382 = 0.2679491924311227 * t183 + t184;
    const double t383 = 0.2679491924311227 * t189 + t190;
    const double t384 = t165 * t328 - t179 * t333;
    const double t385 = t333 * t377 - t328 * t375;
    const double t386 = (t339 * t376 + t378 * t382 + t188 * t379) + (t341 * t381 + t383 * t384 + t195 * t385);
    const double t387 = t381 * t386;
    const double t388 = t168 * t377 - t179 * t374;
    const double t389 = 0.2679491924311227 * t200 + t201;
    const double t390 = t179 * t334 - t168 * t328;
    const double t391 = t328 * t374 - t334 * t377;
    const double t392 = (t348 * t376 + t378 * t389 + t205 * t379) + (t341 * t388 + t383 * t390 + t195 * t391);
    const double t393 = t388 * t392;
    const double t394 = t341 * t376 + t378 * t383 + t195 * t379;
    const double flux45 = t380 * (t387 + t393 + (t387 + t393 + 4.0 * t376 * t394));
    const double t395 = t384 * t386;
    const double t396 = t390 * t392;
    const double flux46 = t380 * (t395 + t396 + (t395 + t396 + 4.0 * t378 * t394));
    const double t397 = t385 * t386;
    const double t398 = t391 * t392;
    const double flux47 = t380 * (t397 + t398 + (t397 + t398 + 4.0 * t379 * t394));
    const double t399 = t376 * t386;
    const double t400 = (t348 * t381 + t384 * t389 + t205 * t385) + (t339 * t388 + t382 * t390 + t188 * t391);
    const double t401 = t388 * t400;
    const double t402 = t339 * t381 + t382 * t384 + t188 * t385;
    const double flux48 = t380 * (t399 + t401 + (t399 + t401 + 4.0 * t381 * t402));
    const double t403 = t378 * t386;
    const double t404 = t390 * t400;
    const double flux49 = t380 * (t403 + t404 + (t403 + t404 + 4.0 * t384 * t402));
    const double t405 = t379 * t386;
    const double t406 = t391 * t400;
    const double flux50 = t380 * (t405 + t406 + (t405 + t406 + 4.0 * t385 * t402));
    const double t407 = t376 * t392;
    const double t408 = t381 * t400;
    const double t409 = t348 * t388 + t389 * t390 + t205 * t391;
    const double flux51 = t380 * (t407 + t408 + (t407 + t408 + 4.0 * t388 * t409));
    const double t410 = t378 * t392;
    const double t411 = t384 * t400;
    const double flux52 = t380 * (t410 + t411 + (t410 + t411 + 4.0 * t390 * t409));
    const double t412 = t379 * t392;
    const double t413 = t385 * t400;
    const double flux53 = t380 * (t412 + t413 + (t412 + t413 + 4.0 * t391 * t409));
    const double t414 = 0.2679491924311227 * t230 + t231;
    const double t415 = t233 * t329 - t234 * t330;
    const double t416 = 0.2679491924311227 * t236 + t237;
    const double t417 = 0.2679491924311227 * t239 + t240;
    const double t418 = t234 * t416 - t233 * t417;
    const double t419 = t330 * t417 - t329 * t416;
    const double t420 = reciprocal(std::fabs(-0.2406516764515424 * (t414 * t415 + t332 * t418 + t243 *
        t419)));
    const double t421 = t243 * t330 - t233 * t332;
    const double t422 = 0.2679491924311227 * t247 + t248;
    const double t423 = 0.2679491924311227 * t251 + t252;
    const double t424 = t233 * t414 - t243 * t416;
    const double t425 = t332 * t416 - t330 * t414;
    const double t426 = (t415 * t422 + t340 * t418 + t250 * t419) + (t421 * t423 + t342 * t424 + t255 * t425);
    const double t427 = t421 * t426;
    const double t428 = t234 * t332 - t243 * t329;
    const double t429 = 0.2679491924311227 * t260 + t261;
    const double t430 = t243 * t417 - t234 * t414;
    const double t431 = t329 * t414 - t332 * t417;
    const double t432 = (t415 * t429 + t349 * t418 + t263 * t419) + (t423 * t428 + t342 * t430 + t255 * t431);
    const double t433 = t428 * t432;
    const double t434 = t415 * t423 + t342 * t418 + t255 * t419;
    const double flux54 = t420 * (t427 + t433 + (t427 + t433 + 4.0 * t415 * t434));
    const double t435 = t424 * t426;
    const double t436 = t430 * t432;
    const double flux55 = t420 * (t435 + t436 + (t435 + t436 + 4.0 * t418 * t434));
    const double t437 = t425 * t426;
    const double t438 = t431 * t432;
    const double flux56 = t420 * (t437 + t438 + (t437 + t438 + 4.0 * t419 * t434));
    const double t439 = t415 * t426;
    const double t440 = (t421 * t429 + t349 * t424 + t263 * t425) + (t422 * t428 + t340 * t430 + t250 * t431);
    const double t441 = t428 * t440;
    const double t442 = t421 * t422 + t340 * t424 + t250 * t425;
    const double flux57 = t420 * (t439 + t441 + (t439 + t441 + 4.0 * t421 * t442));
    const double t443 = t418 * t426;
    const double t444 = t430 * t440;
    const double flux58 = t420 * (t443 + t444 + (t443 + t444 + 4.0 * t424 * t442));
    const double t445 = t419 * t426;
    const double t446 = t431 * t440;
    const double flux59 = t420 * (t445 + t446 + (t445 + t446 + 4.0 * t425 * t442));
    const double t447 = t415 * t432;
    const double t448 = t421 * t440;
    const double t449 = t428 * t429 + t349 * t430 + t263 * t431;
    const double flux60 = t420 * (t447 + t448 + (t447 + t448 + 4.0 * t428 * t449));
    const double t450 = t418 * t432;
    const double t451 = t424 * t440;
    const double flux61 = t420 * (t450 + t451 + (t450 + t451 + 4.0 * t430 * t449));
    const double t452 = t419 * t432;
    const double t453 = t425 * t440;
    const double flux62 = t420 * (t452 + t453 + (t452 + t453 + 4.0 * t431 * t449));
    const double t454 = t288 * t374 - t289 * t375;
    const double t455 = t289 * t416 - t288 * t417;
    const double t456 = t375 * t417 - t374 * t416;
    const double t457 = reciprocal(std::fabs(-0.2406516764515424 * (t414 * t454 + t377 * t455 + t292 *
        t456)));
    const double t458 = t292 * t375 - t288 * t377;
    const double t459 = t288 * t414 - t292 * t416;
    const double t460 = t377 * t416 - t375 * t414;
    const double t461 = (t422 * t454 + t382 * t455 + t296 * t456) + (t423 * t458 + t383 * t459 + t298 * t460);
    const double t462 = t458 * t461;
    const double t463 = t289 * t377 - t292 * t374;
    const double t464 = t292 * t417 - t289 * t414;
    const double t465 = t374 * t414 - t377 * t417;
    const double t466 = (t429 * t454 + t389 * t455 + t303 * t456) + (t423 * t463 + t383 * t464 + t298 * t465);
    const double t467 = t463 * t466;
    const double t468 = t423 * t454 + t383 * t455 + t298 * t456;
    const double flux63 = t457 * (t462 + t467 + (t462 + t467 + 4.0 * t454 * t468));
    const double t469 = t459 * t461;
    const double t470 = t464 * t466;
    const double flux64 = t457 * (t469 + t470 + (t469 + t470 + 4.0 * t455 * t468));
    const double t471 = t460 * t461;
    const double t472 = t465 * t466;
    const double flux65 = t457 * (t471 + t472 + (t471 + t472 + 4.0 * t456 * t468));
    const double t473 = t454 * t461;
    const double t474 = (t429 * t458 + t389 * t459 + t303 * t460) + (t422 * t463 + t382 * t464 + t296 * t465);
    const double t475 = t463 * t474;
    const double t476 = t422 * t458 + t382 * t459 + t296 * t460;
    const double flux66 = t457 * (t473 + t475 + (t473 + t475 + 4.0 * t458 * t476));
    const double t477 = t455 * t461;
    const double t478 = t464 * t474;
    const double flux67 = t457 * (t477 + t478 + (t477 + t478 + 4.0 * t459 * t476));
    const double t479 = t456 * t461;
    const double t480 = t465 * t474;
    const double flux68 = t457 * (t479 + t480 + (t479 + t480 + 4.0 * t460 * t476));
    const double t481 = t454 * t466;
    const double t482 = t458 * t474;
    const double t483 = t429 * t463 + t389 * t464 + t303 * t465;
    const double flux69 = t457 * (t481 + t482 + (t481 + t482 + 4.0 * t463 * t483));
    const double t484 = t455 * t466;
    const double t485 = t459 * t474;
    const double flux70 = t457 * (t484 + t485 + (t484 + t485 + 4.0 * t464 * t483));
    const double t486 = t456 * t466;
    const double t487 = t460 * t474;
    const double flux71 = t457 * (t486 + t487 + (t486 + t487 + 4.0 * t465 * t483));
    const double t488 = flux0 + flux9;
    const double t489 = flux18 + flux27;
    const double t490 = t488 + 0.2679491924311227 * t489;
    const double t491 = flux36 + flux45;
    const double t492 = flux54 + flux63;
    const double t493 = t491 + 0.2679491924311227 * t492;
    const double t494 = t490 + 0.2679491924311227 * t493;
    const double t495 = flux1 + flux19;
    const double t496 = flux10 + flux28;
    const double t497 = t495 + 0.2679491924311227 * t496;
    const double t498 = flux37 + flux55;
    const double t499 = flux46 + flux64;
    const double t500 = t498 + 0.2679491924311227 * t499;
    const double t501 = t497 + 0.2679491924311227 * t500;
    const double t502 = flux2 + flux38;
    const double t503 = flux11 + flux47;
    const double t504 = t502 + 0.2679491924311227 * t503;
    const double t505 = flux20 + flux56;
    const double t506 = flux29 + flux65;
    const double t507 = t505 + 0.2679491924311227 * t506;
    const double t508 = t504 + 0.2679491924311227 * t507;
    const double result0 = 0.0018097884180918078 * (t494 + t501 + t508);
    const double t509 = flux3 + flux12;
    const double t510 = flux21 + flux30;
    const double t511 = t509 + 0.2679491924311227 * t510;
    const double t512 = flux39 + flux48;
    const double t513 = flux57 + flux66;
    const double t514 = t512 + 0.2679491924311227 * t513;
    const double t515 = t511 + 0.2679491924311227 * t514;
    const double t516 = flux4 + flux22;
    const double t517 = flux13 + flux31;
    const double t518 = t516 + 0.2679491924311227 * t517;
    const double t519 = flux40 + flux58;
    const double t520 = flux49 + flux67;
    const double t521 = t519 + 0.2679491924311227 * t520;
    const double t522 = t518 + 0.2679491924311227 * t521;
    const double t523 = flux5 + flux41;
    const double t524 = flux14 + flux50;
    const double t525 = t523 + 0.2679491924311227 * t524;
    const double t526 = flux23 + flux59;
    const double t527 = flux32 + flux68;
    const double t528 = t526 + 0.2679491924311227 * t527;
    const double t529 = t525 + 0.2679491924311227 * t528;
    const double result1 = 0.0018097884180918078 * (t515 + t522 + t529);
    const double t530 = flux6 + flux15;
    const double t531 = flux24 + flux33;
    const double t532 = t530 + 0.2679491924311227 * t531;
    const double t533 = flux42 + flux51;
    const double t534 = flux60 + flux69;
    const double t535 = t533 + 0.2679491924311227 * t534;
    const double t536 = t532 + 0.2679491924311227 * t535;
    const double t537 = flux7 + flux25;
    const double t538 = flux16 + flux34;
    const double t539 = t537 + 0.2679491924311227 * t538;
    const double t540 = flux43 + flux61;
    const double t541 = flux52 + flux70;
    const double t542 = t540 + 0.2679491924311227 * t541;
    const double t543 = t539 + 0.2679491924311227 * t542;
    const double t544 = flux8 + flux44;
    const double t545 = flux17 + flux53;
    const double t546 = t544 + 0.2679491924311227 * t545;
    const double t547 = flux26 + flux62;
    const double t548 = flux35 + flux71;
    const double t549 = t547 + 0.2679491924311227 * t548;
    const double t550 = t546 + 0.2679491924311227 * t549;
    const double result2 = 0.0018097884180918078 * (t536 + t543 + t550);
    const double t551 = 0.2679491924311227 * t495 + t496;
    const double t552 = 0.2679491924311227 * t498 + t499;
    const double t553 = t551 + 0.2679491924311227 * t552;
    const double t554 = 0.2679491924311227 * t502 + t503;
    const double t555 = 0.2679491924311227 * t505 + t506;
    const double t556 = t554 + 0.2679491924311227 * t555;
    const double result3 = -0.0018097884180918078 * (t494 - t553 - t556);
    const double t557 = 0.2679491924311227 * t516 + t517;
    const double t558 = 0.2679491924311227 * t519 + t520;
    const double t559 = t557 + 0.2679491924311227 * t558;
    const double t560 = 0.2679491924311227 * t523 + t524;
    const double t561 = 0.2679491924311227 * t526 + t527;
    const double t562 = t560 + 0.2679491924311227 * t561;
    const double result4 = -0.0018097884180918078 * (t515 - t559 - t562);
    const double t563 = 0.2679491924311227 * t537 + t538;
    const double t564 = 0.2679491924311227 * t540 + t541;
    const double t565 = t563 + 0.2679491924311227 * t564;
    const double t566 = 0.2679491924311227 * t544 + t545;
    const double t567 = 0.2679491924311227 * t547 + t548;
    const double t568 = t566 + 0.2679491924311227 * t567;
    const double result5 = -0.0018097884180918078 * (t536 - t565 - t568);
    const double t569 = 0.2679491924311227 * t488 + t489;
    const double t570 = 0.2679491924311227 * t491 + t492;
    const double t571 = t569 + 0.2679491924311227 * t570;
    const double t572 = 0.2679491924311227 * t504 + t507;
    const double result6 = -0.0018097884180918078 * (t501 - t571 - t572);
    const double t573 = 0.2679491924311227 * t509 + t510;
    const double t574 = 0.2679491924311227 * t512 + t513;
    const double t575 = t573 + 0.2679491924311227 * t574;
    const double t576 = 0.2679491924311227 * t525 + t528;
    const double result7 = -0.0018097884180918078 * (t522 - t575 - t576);
    const double t577 = 0.2679491924311227 * t530 + t531;
    const double t578 = 0.2679491924311227 * t533 + t534;
    const double t579 = t577 + 0.2679491924311227 * t578;
    const double t580 = 0.2679491924311227 * t546 + t549;
    const double result8 = -0.0018097884180918078 * (t543 - t579 - t580);
    const double t581 = 0.2679491924311227 * t554 + t555;
    const double result9 = -0.0018097884180918078 * (t553 + t571 - t581);
    const double t582 = 0.2679491924311227 * t560 + t561;
    const double result10 = -0.0018097884180918078 * (t559 + t575 - t582);
    const double t583 = 0.2679491924311227 * t566 + t567;
    const double result11 = -0.0018097884180918078 * (t565 + t579 - t583);
    const double t584 = 0.2679491924311227 * t490 + t493;
    const double t585 = 0.2679491924311227 * t497 + t500;
    const double result12 = -0.0018097884180918078 * (t508 - t584 - t585);
    const double t586 = 0.2679491924311227 * t511 + t514;
    const double t587 = 0.2679491924311227 * t518 + t521;
    const double result13 = -0.0018097884180918078 * (t529 - t586 - t587);
    const double t588 = 0.2679491924311227 * t532 + t535;
    const double t589 = 0.2679491924311227 * t539 + t542;
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

extern "C" int elasticity_q1x3_hexahedron_f64_apply_hip(
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
    hipLaunchKernelGGL(elasticity_q1x3_hexahedron_f64_apply_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_q1x3_hexahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_q1x3_hexahedron_f64_apply_hip_descriptor = {
    "elasticity_q1x3_hexahedron_f64_apply",  // name
    "apply",                                 // kernel
    "a",                                     // form
    "hip",                                   // target
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

#endif  // !defined(__HIP_DEVICE_COMPILE__)
