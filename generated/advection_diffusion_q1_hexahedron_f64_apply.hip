// advection_diffusion_q1_hexahedron_f64_apply: apply of form a in advection_diffusion.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate advection_diffusion.form --kernel apply --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file advection_diffusion.form:
//   | """Advection and diffusion with a constant velocity b: -nu div grad u + b . grad u; not symmetric."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | b = VectorConstant(cell)
//   | nu = Constant(cell)
//   |
//   | a = (nu * inner(grad(v), grad(u)) + v * dot(b, grad(u))) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   b       constant, 3 values
//   nu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1472 flops
//   sum_factorised  1028 flops <- taken
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
//   flops       1044
//   bytes       112 (104 read, 8 written)
//   flops/byte  9.32
//   shared      0 bytes a block of 128 threads
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
constexpr int resident = 2;
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

__global__ void __launch_bounds__(128, resident)
advection_diffusion_q1_hexahedron_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ b,
    const double* __restrict__ nu) {
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
    const double t66 = t6 * t35 + t42 * t57 + t64 * t65;
    const double t67 = std::fabs(-0.2406516764515424 * t66);
    const double t68 = reciprocal(t67);
    const double t69 = trial_0 - trial_1;
    const double t70 = trial_2 - trial_3;
    const double t71 = t69 + 0.2679491924311227 * t70;
    const double t72 = trial_4 - trial_5;
    const double t73 = trial_6 - trial_7;
    const double t74 = t72 + 0.2679491924311227 * t73;
    const double t75 = t71 + 0.2679491924311227 * t74;
    const double t76 = trial_0 - trial_2;
    const double t77 = trial_1 - trial_3;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = trial_4 - trial_6;
    const double t80 = trial_5 - trial_7;
    const double t81 = t79 + 0.2679491924311227 * t80;
    const double t82 = t78 + 0.2679491924311227 * t81;
    const double t83 = trial_0 - trial_4;
    const double t84 = trial_1 - trial_5;
    const double t85 = t83 + 0.2679491924311227 * t84;
    const double t86 = trial_2 - trial_6;
    const double t87 = trial_3 - trial_7;
    const double t88 = t86 + 0.2679491924311227 * t87;
    const double t89 = t85 + 0.2679491924311227 * t88;
    const double t90 = t35 * t75 + t57 * t82 + t65 * t89;
    const double t91 = t34 * t64 - t20 * t42;
    const double t92 = t6 * t20 - t49 * t64;
    const double t93 = t42 * t49 - t6 * t34;
    const double t94 = t75 * t91 + t82 * t92 + t89 * t93;
    const double t95 = t27 * t42 - t13 * t64;
    const double t96 = t56 * t64 - t6 * t27;
    const double t97 = t6 * t13 - t42 * t56;
    const double t98 = t75 * t95 + t82 * t96 + t89 * t97;
    const double flux0 = nu[0] * t68 * (t35 * t90 + t91 * t94 + t95 * t98);
    const double flux1 = nu[0] * t68 * (t57 * t90 + t92 * t94 + t96 * t98);
    const double flux2 = nu[0] * t68 * (t65 * t90 + t93 * t94 + t97 * t98);
    const double flux3 = t67 * reciprocal(t66) * (b[0] * t90 + b[1] * t94 + b[2] * t98);
    const double t99 = 0.2679491924311227 * t7 + t8;
    const double t100 = 0.2679491924311227 * t10 + t11;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = 0.2679491924311227 * t14 + t15;
    const double t103 = 0.2679491924311227 * t17 + t18;
    const double t104 = t102 + 0.2679491924311227 * t103;
    const double t105 = 0.2679491924311227 * t21 + t22;
    const double t106 = 0.2679491924311227 * t24 + t25;
    const double t107 = t105 + 0.2679491924311227 * t106;
    const double t108 = 0.2679491924311227 * t28 + t29;
    const double t109 = 0.2679491924311227 * t31 + t32;
    const double t110 = t108 + 0.2679491924311227 * t109;
    const double t111 = t101 * t104 - t107 * t110;
    const double t112 = 0.2679491924311227 * t36 + t37;
    const double t113 = 0.2679491924311227 * t39 + t40;
    const double t114 = t112 + 0.2679491924311227 * t113;
    const double t115 = t49 * t107 - t56 * t104;
    const double t116 = 0.2679491924311227 * t58 + t59;
    const double t117 = 0.2679491924311227 * t61 + t62;
    const double t118 = t116 + 0.2679491924311227 * t117;
    const double t119 = t56 * t110 - t49 * t101;
    const double t120 = t6 * t111 + t114 * t115 + t118 * t119;
    const double t121 = std::fabs(-0.2406516764515424 * t120);
    const double t122 = reciprocal(t121);
    const double t123 = 0.2679491924311227 * t76 + t77;
    const double t124 = 0.2679491924311227 * t79 + t80;
    const double t125 = t123 + 0.2679491924311227 * t124;
    const double t126 = 0.2679491924311227 * t83 + t84;
    const double t127 = 0.2679491924311227 * t86 + t87;
    const double t128 = t126 + 0.2679491924311227 * t127;
    const double t129 = t75 * t111 + t115 * t125 + t119 * t128;
    const double t130 = t110 * t118 - t104 * t114;
    const double t131 = t6 * t104 - t49 * t118;
    const double t132 = t49 * t114 - t6 * t110;
    const double t133 = t75 * t130 + t125 * t131 + t128 * t132;
    const double t134 = t107 * t114 - t101 * t118;
    const double t135 = t56 * t118 - t6 * t107;
    const double t136 = t6 * t101 - t56 * t114;
    const double t137 = t75 * t134 + t125 * t135 + t128 * t136;
    const double flux4 = nu[0] * t122 * (t111 * t129 + t130 * t133 + t134 * t137);
    const double flux5 = nu[0] * t122 * (t115 * t129 + t131 * t133 + t135 * t137);
    const double flux6 = nu[0] * t122 * (t119 * t129 + t132 * t133 + t136 * t137);
    const double flux7 = t121 * reciprocal(t120) * (b[0] * t129 + b[1] * t133 + b[2] * t137);
    const double t138 = 0.2679491924311227 * t0 + t1;
    const double t139 = 0.2679491924311227 * t3 + t4;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = 0.2679491924311227 * t16 + t19;
    const double t142 = 0.2679491924311227 * t23 + t26;
    const double t143 = t13 * t141 - t34 * t142;
    const double t144 = 0.2679491924311227 * t43 + t44;
    const double t145 = 0.2679491924311227 * t46 + t47;
    const double t146 = t144 + 0.2679491924311227 * t145;
    const double t147 = 0.2679491924311227 * t50 + t51;
    const double t148 = 0.2679491924311227 * t53 + t54;
    const double t149 = t147 + 0.2679491924311227 * t148;
    const double t150 = t142 * t146 - t141 * t149;
    const double t151 = 0.2679491924311227 * t60 + t63;
    const double t152 = t34 * t149 - t13 * t146;
    const double t153 = t140 * t143 + t42 * t150 + t151 * t152;
    const double t154 = std::fabs(-0.2406516764515424 * t153);
    const double t155 = reciprocal(t154);
    const double t156 = 0.2679491924311227 * t69 + t70;
    const double t157 = 0.2679491924311227 * t72 + t73;
    const double t158 = t156 + 0.2679491924311227 * t157;
    const double t159 = 0.2679491924311227 * t85 + t88;
    const double t160 = t143 * t158 + t82 * t150 + t152 * t159;
    const double t161 = t34 * t151 - t42 * t141;
    const double t162 = t140 * t141 - t146 * t151;
    const double t163 = t42 * t146 - t34 * t140;
    const double t164 = t158 * t161 + t82 * t162 + t159 * t163;
    const double t165 = t42 * t142 - t13 * t151;
    const double t166 = t149 * t151 - t140 * t142;
    const double t167 = t13 * t140 - t42 * t149;
    const double t168 = t158 * t165 + t82 * t166 + t159 * t167;
    const double flux8 = nu[0] * t155 * (t143 * t160 + t161 * t164 + t165 * t168);
    const double flux9 = nu[0] * t155 * (t150 * t160 + t162 * t164 + t166 * t168);
    const double flux10 = nu[0] * t155 * (t152 * t160 + t163 * t164 + t167 * t168);
    const double flux11 = t154 * reciprocal(t153) * (b[0] * t160 + b[1] * t164 + b[2] * t168);
    const double t169 = 0.2679491924311227 * t102 + t103;
    const double t170 = 0.2679491924311227 * t105 + t106;
    const double t171 = t101 * t169 - t110 * t170;
    const double t172 = t146 * t170 - t149 * t169;
    const double t173 = 0.2679491924311227 * t116 + t117;
    const double t174 = t110 * t149 - t101 * t146;
    const double t175 = t140 * t171 + t114 * t172 + t173 * t174;
    const double t176 = std::fabs(-0.2406516764515424 * t175);
    const double t177 = reciprocal(t176);
    const double t178 = 0.2679491924311227 * t126 + t127;
    const double t179 = t158 * t171 + t125 * t172 + t174 * t178;
    const double t180 = t110 * t173 - t114 * t169;
    const double t181 = t140 * t169 - t146 * t173;
    const double t182 = t114 * t146 - t110 * t140;
    const double t183 = t158 * t180 + t125 * t181 + t178 * t182;
    const double t184 = t114 * t170 - t101 * t173;
    const double t185 = t149 * t173 - t140 * t170;
    const double t186 = t101 * t140 - t114 * t149;
    const double t187 = t158 * t184 + t125 * t185 + t178 * t186;
    const double flux12 = nu[0] * t177 * (t171 * t179 + t180 * t183 + t184 * t187);
    const double flux13 = nu[0] * t177 * (t172 * t179 + t181 * t183 + t185 * t187);
    const double flux14 = nu[0] * t177 * (t174 * t179 + t182 * t183 + t186 * t187);
    const double flux15 = t176 * reciprocal(t175) * (b[0] * t179 + b[1] * t183 + b[2] * t187);
    const double t188 = 0.2679491924311227 * t2 + t5;
    const double t189 = 0.2679491924311227 * t9 + t12;
    const double t190 = 0.2679491924311227 * t30 + t33;
    const double t191 = t20 * t189 - t27 * t190;
    const double t192 = 0.2679491924311227 * t38 + t41;
    const double t193 = 0.2679491924311227 * t45 + t48;
    const double t194 = 0.2679491924311227 * t52 + t55;
    const double t195 = t27 * t193 - t20 * t194;
    const double t196 = t190 * t194 - t189 * t193;
    const double t197 = t188 * t191 + t192 * t195 + t64 * t196;
    const double t198 = std::fabs(-0.2406516764515424 * t197);
    const double t199 = reciprocal(t198);
    const double t200 = 0.2679491924311227 * t71 + t74;
    const double t201 = 0.2679491924311227 * t78 + t81;
    const double t202 = t191 * t200 + t195 * t201 + t89 * t196;
    const double t203 = t64 * t190 - t20 * t192;
    const double t204 = t20 * t188 - t64 * t193;
    const double t205 = t192 * t193 - t188 * t190;
    const double t206 = t200 * t203 + t201 * t204 + t89 * t205;
    const double t207 = t27 * t192 - t64 * t189;
    const double t208 = t64 * t194 - t27 * t188;
    const double t209 = t188 * t189 - t192 * t194;
    const double t210 = t200 * t207 + t201 * t208 + t89 * t209;
    const double flux16 = nu[0] * t199 * (t191 * t202 + t203 * t206 + t207 * t210);
    const double flux17 = nu[0] * t199 * (t195 * t202 + t204 * t206 + t208 * t210);
    const double flux18 = nu[0] * t199 * (t196 * t202 + t205 * t206 + t209 * t210);
    const double flux19 = t198 * reciprocal(t197) * (b[0] * t202 + b[1] * t206 + b[2] * t210);
    const double t211 = 0.2679491924311227 * t99 + t100;
    const double t212 = 0.2679491924311227 * t108 + t109;
    const double t213 = t104 * t211 - t107 * t212;
    const double t214 = 0.2679491924311227 * t112 + t113;
    const double t215 = t107 * t193 - t104 * t194;
    const double t216 = t194 * t212 - t193 * t211;
    const double t217 = t188 * t213 + t214 * t215 + t118 * t216;
    const double t218 = std::fabs(-0.2406516764515424 * t217);
    const double t219 = reciprocal(t218);
    const double t220 = 0.2679491924311227 * t123 + t124;
    const double t221 = t200 * t213 + t215 * t220 + t128 * t216;
    const double t222 = t118 * t212 - t104 * t214;
    const double t223 = t104 * t188 - t118 * t193;
    const double t224 = t193 * t214 - t188 * t212;
    const double t225 = t200 * t222 + t220 * t223 + t128 * t224;
    const double t226 = t107 * t214 - t118 * t211;
    const double t227 = t118 * t194 - t107 * t188;
    const double t228 = t188 * t211 - t194 * t214;
    const double t229 = t200 * t226 + t220 * t227 + t128 * t228;
    const double flux20 = nu[0] * t219 * (t213 * t221 + t222 * t225 + t226 * t229);
    const double flux21 = nu[0] * t219 * (t215 * t221 + t223 * t225 + t227 * t229);
    const double flux22 = nu[0] * t219 * (t216 * t221 + t224 * t225 + t228 * t229);
    const double flux23 = t218 * reciprocal(t217) * (b[0] * t221 + b[1] * t225 + b[2] * t229);
    const double t230 = 0.2679491924311227 * t138 + t139;
    const double t231 = t141 * t189 - t142 * t190;
    const double t232 = 0.2679491924311227 * t144 + t145;
    const double t233 = 0.2679491924311227 * t147 + t148;
    const double t234 = t142 * t232 - t141 * t233;
    const double t235 = t190 * t233 - t189 * t232;
    const double t236 = t230 * t231 + t192 * t234 + t151 * t235;
    const double t237 = std::fabs(-0.2406516764515424 * t236);
    const double t238 = reciprocal(t237);
    const double t239 = 0.2679491924311227 * t156 + t157;
    const double t240 = t231 * t239 + t201 * t234 + t159 * t235;
    const double t241 = t151 * t190 - t141 * t192;
    const double t242 = t141 * t230 - t151 * t232;
    const double t243 = t192 * t232 - t190 * t230;
    const double t244 = t239 * t241 + t201 * t242 + t159 * t243;
    const double t245 = t142 * t192 - t151 * t189;
    const double t246 = t151 * t233 - t142 * t230;
    const double t247 = t189 * t230 - t192 * t233;
    const double t248 = t239 * t245 + t201 * t246 + t159 * t247;
    const double flux24 = nu[0] * t238 * (t231 * t240 + t241 * t244 + t245 * t248);
    const double flux25 = nu[0] * t238 * (t234 * t240 + t242 * t244 + t246 * t248);
    const double flux26 = nu[0] * t238 * (t235 * t240 + t243 * t244 + t247 * t248);
    const double flux27 = t237 * reciprocal(t236) * (b[0] * t240 + b[1] * t244 + b[2] * t248);
    const double t249 = t169 * t211 - t170 * t212;
    const double t250 = t170 * t232 - t169 * t233;
    const double t251 = t212 * t233 - t211 * t232;
    const double t252 = t230 * t249 + t214 * t250 + t173 * t251;
    const double t253 = std::fabs(-0.2406516764515424 * t252);
    const double t254 = reciprocal(t253);
    const double t255 = t239 * t249 + t220 * t250 + t178 * t251;
    const double t256 = t173 * t212 - t169 * t214;
    const double t257 = t169 * t230 - t173 * t232;
    const double t258 = t214 * t232 - t212 * t230;
    const double t259 = t239 * t256 + t220 * t257 + t178 * t258;
    const double t260 = t170 * t214 - t173 * t211;
    const double t261 = t173 * t233 - t170 * t230;
    const double t262 = t211 * t230 - t214 * t233;
    const double t263 = t239 * t260 + t220 * t261 + t178 * t262;
    const double flux28 = nu[0] * t254 * (t249 * t255 + t256 * t259 + t260 * t263);
    const double flux29 = nu[0] * t254 * (t250 * t255 + t257 * t259 + t261 * t263);
    const double flux30 = nu[0] * t254 * (t251 * t255 + t258 * t259 + t262 * t263);
    const double flux31 = t253 * reciprocal(t252) * (b[0] * t255 + b[1] * t259 + b[2] * t263);
    const double t264 = flux0 + flux4;
    const double t265 = flux8 + flux12;
    const double t266 = t264 + 0.2679491924311227 * t265;
    const double t267 = flux16 + flux20;
    const double t268 = flux24 + flux28;
    const double t269 = t267 + 0.2679491924311227 * t268;
    const double t270 = t266 + 0.2679491924311227 * t269;
    const double t271 = flux1 + flux9;
    const double t272 = flux5 + flux13;
    const double t273 = t271 + 0.2679491924311227 * t272;
    const double t274 = flux17 + flux25;
    const double t275 = flux21 + flux29;
    const double t276 = t274 + 0.2679491924311227 * t275;
    const double t277 = t273 + 0.2679491924311227 * t276;
    const double t278 = flux2 + flux18;
    const double t279 = flux6 + flux22;
    const double t280 = t278 + 0.2679491924311227 * t279;
    const double t281 = flux10 + flux26;
    const double t282 = flux14 + flux30;
    const double t283 = t281 + 0.2679491924311227 * t282;
    const double t284 = t280 + 0.2679491924311227 * t283;
    const double t285 = flux3 + 0.2679491924311227 * flux7;
    const double t286 = flux11 + 0.2679491924311227 * flux15;
    const double t287 = t285 + 0.2679491924311227 * t286;
    const double t288 = flux19 + 0.2679491924311227 * flux23;
    const double t289 = flux27 + 0.2679491924311227 * flux31;
    const double t290 = t288 + 0.2679491924311227 * t289;
    const double result0 = 0.007239153672367231 * t270 + 0.007239153672367231 * t277 + 0.007239153672367231 *
        t284 + 0.06132032652029301 * (t287 + 0.2679491924311227 * t290);
    const double t291 = 0.2679491924311227 * t271 + t272;
    const double t292 = 0.2679491924311227 * t274 + t275;
    const double t293 = t291 + 0.2679491924311227 * t292;
    const double t294 = 0.2679491924311227 * t278 + t279;
    const double t295 = 0.2679491924311227 * t281 + t282;
    const double t296 = t294 + 0.2679491924311227 * t295;
    const double t297 = 0.2679491924311227 * flux3 + flux7;
    const double t298 = 0.2679491924311227 * flux11 + flux15;
    const double t299 = t297 + 0.2679491924311227 * t298;
    const double t300 = 0.2679491924311227 * flux19 + flux23;
    const double t301 = 0.2679491924311227 * flux27 + flux31;
    const double t302 = t300 + 0.2679491924311227 * t301;
    const double result1 = -(0.007239153672367231 * t270 - 0.007239153672367231 * t293 - 0.007239153672367231
        * t296 - 0.06132032652029301 * (t299 + 0.2679491924311227 * t302));
    const double t303 = 0.2679491924311227 * t264 + t265;
    const double t304 = 0.2679491924311227 * t267 + t268;
    const double t305 = t303 + 0.2679491924311227 * t304;
    const double t306 = 0.2679491924311227 * t280 + t283;
    const double t307 = 0.2679491924311227 * t285 + t286;
    const double t308 = 0.2679491924311227 * t288 + t289;
    const double result2 = -(0.007239153672367231 * t277 - 0.007239153672367231 * t305 - 0.007239153672367231
        * t306 - 0.06132032652029301 * (t307 + 0.2679491924311227 * t308));
    const double t309 = 0.2679491924311227 * t294 + t295;
    const double t310 = 0.2679491924311227 * t297 + t298;
    const double t311 = 0.2679491924311227 * t300 + t301;
    const double result3 = -(0.007239153672367231 * t293 + 0.007239153672367231 * t305 - 0.007239153672367231
        * t309 - 0.06132032652029301 * (t310 + 0.2679491924311227 * t311));
    const double t312 = 0.2679491924311227 * t266 + t269;
    const double t313 = 0.2679491924311227 * t273 + t276;
    const double result4 = -(0.007239153672367231 * t284 - 0.007239153672367231 * t312 - 0.007239153672367231
        * t313 - 0.06132032652029301 * (0.2679491924311227 * t287 + t290));
    const double t314 = 0.2679491924311227 * t291 + t292;
    const double result5 = -(0.007239153672367231 * t296 + 0.007239153672367231 * t312 - 0.007239153672367231
        * t314 - 0.06132032652029301 * (0.2679491924311227 * t299 + t302));
    const double t315 = 0.2679491924311227 * t303 + t304;
    const double result6 = -(0.007239153672367231 * t306 + 0.007239153672367231 * t313 - 0.007239153672367231
        * t315 - 0.06132032652029301 * (0.2679491924311227 * t307 + t308));
    const double result7 = -(0.007239153672367231 * t309 + 0.007239153672367231 * t314 + 0.007239153672367231
        * t315 - 0.06132032652029301 * (0.2679491924311227 * t310 + t311));
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_1 = __shfl_up(sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_2 = __shfl_up(sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up(sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
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

extern "C" int advection_diffusion_q1_hexahedron_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* b,
    const double* nu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || b == nullptr || nu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(advection_diffusion_q1_hexahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells, b, nu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return advection_diffusion_q1_hexahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input constants[] = {
    {"b", "constant", 3, 0, 0, nullptr},
    {"nu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel advection_diffusion_q1_hexahedron_f64_apply_hip_descriptor = {
    "advection_diffusion_q1_hexahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
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
    0,                                         // num_coefficients
    2,                                         // num_constants
    nullptr,                                   // coefficients
    constants,                                 // constants
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
    1044.0,                                    // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
