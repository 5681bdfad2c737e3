// laplace_q1_hexahedron_f64_constrained_diagonal: diagonal of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel diagonal --define cell=hexahedron --define degree=1 --set quadrature_degree=3 --set constraints=true
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
//   quadrature      2236 flops
//   sum_factorised  1176 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1192
//   bytes       104 (96 read, 8 written)
//   flops/byte  11.5
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
laplace_q1_hexahedron_f64_constrained_diagonal_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
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
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double t3 = x4_0 - x5_0;
    const double t4 = x6_0 - x7_0;
    const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
    const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
    const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
    const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
    const double t9 = t7 - t8;
    const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
    const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
    const double t12 = t10 - t11;
    const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
    const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
    const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
    const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
    const double t17 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
    const double t18 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t16 +
        0.2113248654051871 * t17);
    const double t19 = (0.7886751345948129 * t7 + 0.2113248654051871 * t8) - (0.7886751345948129 * t10 +
        0.2113248654051871 * t11);
    const double t20 = t14 - t15;
    const double t21 = t16 - t17;
    const double t22 = 0.7886751345948129 * t20 + 0.2113248654051871 * t21;
    const double t23 = t13 * t18 - t19 * t22;
    const double t24 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
    const double t25 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
    const double t26 = t24 - t25;
    const double t27 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
    const double t28 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
    const double t29 = t27 - t28;
    const double t30 = 0.7886751345948129 * t26 + 0.2113248654051871 * t29;
    const double t31 = x0_2 - x1_2;
    const double t32 = x2_2 - x3_2;
    const double t33 = 0.7886751345948129 * t31 + 0.2113248654051871 * t32;
    const double t34 = x4_2 - x5_2;
    const double t35 = x6_2 - x7_2;
    const double t36 = 0.7886751345948129 * t34 + 0.2113248654051871 * t35;
    const double t37 = 0.7886751345948129 * t33 + 0.2113248654051871 * t36;
    const double t38 = x0_1 - x1_1;
    const double t39 = x2_1 - x3_1;
    const double t40 = 0.7886751345948129 * t38 + 0.2113248654051871 * t39;
    const double t41 = x4_1 - x5_1;
    const double t42 = x6_1 - x7_1;
    const double t43 = 0.7886751345948129 * t41 + 0.2113248654051871 * t42;
    const double t44 = 0.7886751345948129 * t40 + 0.2113248654051871 * t43;
    const double t45 = t19 * t37 - t18 * t44;
    const double t46 = (0.7886751345948129 * t24 + 0.2113248654051871 * t25) - (0.7886751345948129 * t27 +
        0.2113248654051871 * t28);
    const double t47 = t22 * t44 - t13 * t37;
    const double t48 = reciprocal(std::fabs(-(t6 * t23 + t30 * t45 + t46 * t47)));
    const double t49 = t22 * t46 - t18 * t30;
    const double t50 = t19 * t30 - t13 * t46;
    const double t51 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
    const double t52 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
    const double t53 = t51 - t52;
    const double t54 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
    const double t55 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
    const double t56 = t54 - t55;
    const double t57 = 0.7886751345948129 * t53 + 0.2113248654051871 * t56;
    const double t58 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
    const double t59 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
    const double t60 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
    const double t61 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
    const double t62 = (0.7886751345948129 * t58 + 0.2113248654051871 * t59) - (0.7886751345948129 * t60 +
        0.2113248654051871 * t61);
    const double t63 = (0.7886751345948129 * t51 + 0.2113248654051871 * t52) - (0.7886751345948129 * t54 +
        0.2113248654051871 * t55);
    const double t64 = t58 - t59;
    const double t65 = t60 - t61;
    const double t66 = 0.7886751345948129 * t64 + 0.2113248654051871 * t65;
    const double t67 = t57 * t62 - t63 * t66;
    const double t68 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
    const double t69 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
    const double t70 = t68 - t69;
    const double t71 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
    const double t72 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
    const double t73 = t71 - t72;
    const double t74 = 0.7886751345948129 * t70 + 0.2113248654051871 * t73;
    const double t75 = t37 * t63 - t44 * t62;
    const double t76 = (0.7886751345948129 * t68 + 0.2113248654051871 * t69) - (0.7886751345948129 * t71 +
        0.2113248654051871 * t72);
    const double t77 = t44 * t66 - t37 * t57;
    const double t78 = reciprocal(std::fabs(-(t6 * t67 + t74 * t75 + t76 * t77)));
    const double t79 = t66 * t76 - t62 * t74;
    const double t80 = t63 * t74 - t57 * t76;
    const double t81 = t48 * (t23 * t23 + t49 * t49 + t50 * t50) + t78 * (t67 * t67 + t79 * t79 + t80 * t80);
    const double t82 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t83 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
    const double t84 = 0.7886751345948129 * t82 + 0.2113248654051871 * t83;
    const double t85 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
        0.7886751345948129 * t17);
    const double t86 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
        0.7886751345948129 * t11);
    const double t87 = t13 * t85 - t22 * t86;
    const double t88 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
    const double t89 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
    const double t90 = 0.7886751345948129 * t88 + 0.2113248654051871 * t89;
    const double t91 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
    const double t92 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
    const double t93 = 0.7886751345948129 * t91 + 0.2113248654051871 * t92;
    const double t94 = t86 * t90 - t85 * t93;
    const double t95 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
        0.7886751345948129 * t28);
    const double t96 = t22 * t93 - t13 * t90;
    const double t97 = reciprocal(std::fabs(-(t84 * t87 + t30 * t94 + t95 * t96)));
    const double t98 = t22 * t95 - t30 * t85;
    const double t99 = t30 * t86 - t13 * t95;
    const double t100 = (0.2113248654051871 * t58 + 0.7886751345948129 * t59) - (0.2113248654051871 * t60 +
        0.7886751345948129 * t61);
    const double t101 = (0.2113248654051871 * t51 + 0.7886751345948129 * t52) - (0.2113248654051871 * t54 +
        0.7886751345948129 * t55);
    const double t102 = t57 * t100 - t66 * t101;
    const double t103 = t90 * t101 - t93 * t100;
    const double t104 = (0.2113248654051871 * t68 + 0.7886751345948129 * t69) - (0.2113248654051871 * t71 +
        0.7886751345948129 * t72);
    const double t105 = t66 * t93 - t57 * t90;
    const double t106 = reciprocal(std::fabs(-(t84 * t102 + t74 * t103 + t104 * t105)));
    const double t107 = t66 * t104 - t74 * t100;
    const double t108 = t74 * t101 - t57 * t104;
    const double t109 = t97 * (t87 * t87 + t98 * t98 + t99 * t99) + t106 * (t102 * t102 + t107 * t107 + t108 *
        t108);
    const double t110 = 0.5 * t81 + 0.03589838486224541 * t109;
    const double t111 = t6 * t18 - t37 * t46;
    const double t112 = t44 * t46 - t6 * t19;
    const double t113 = t48 * (t23 * t45 + t49 * t111 + t50 * t112);
    const double t114 = t6 * t62 - t37 * t76;
    const double t115 = t44 * t76 - t6 * t63;
    const double t116 = t78 * (t67 * t75 + t79 * t114 + t80 * t115);
    const double t117 = t113 + 0.2679491924311227 * t116;
    const double t118 = t84 * t85 - t90 * t95;
    const double t119 = t93 * t95 - t84 * t86;
    const double t120 = t97 * (t87 * t94 + t98 * t118 + t99 * t119);
    const double t121 = t84 * t100 - t90 * t104;
    const double t122 = t93 * t104 - t84 * t101;
    const double t123 = t106 * (t102 * t103 + t107 * t121 + t108 * t122);
    const double t124 = t120 + 0.2679491924311227 * t123;
    const double t125 = t48 * (t45 * t45 + t111 * t111 + t112 * t112);
    const double t126 = t78 * (t75 * t75 + t114 * t114 + t115 * t115);
    const double t127 = t97 * (t94 * t94 + t118 * t118 + t119 * t119);
    const double t128 = t106 * (t103 * t103 + t121 * t121 + t122 * t122);
    const double t129 = (t125 + 0.07179676972449082 * t126) + (t127 + 0.07179676972449082 * t128);
    const double t130 = 0.3110042339640731 * t110 + 0.7886751345948129 * (0.39433756729740643 * t117 +
        0.10566243270259355 * t124) + 0.15550211698203656 * t129;
    const double t131 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
    const double t132 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
    const double t133 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
    const double t134 = t18 * t132 - t19 * t133;
    const double t135 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
    const double t136 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
    const double t137 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
    const double t138 = t19 * t136 - t18 * t137;
    const double t139 = t133 * t137 - t132 * t136;
    const double t140 = reciprocal(std::fabs(-(t131 * t134 + t135 * t138 + t46 * t139)));
    const double t141 = t46 * t133 - t18 * t135;
    const double t142 = t19 * t135 - t46 * t132;
    const double t143 = 0.2113248654051871 * t53 + 0.7886751345948129 * t56;
    const double t144 = 0.2113248654051871 * t64 + 0.7886751345948129 * t65;
    const double t145 = t62 * t143 - t63 * t144;
    const double t146 = 0.2113248654051871 * t70 + 0.7886751345948129 * t73;
    const double t147 = t63 * t136 - t62 * t137;
    const double t148 = t137 * t144 - t136 * t143;
    const double t149 = reciprocal(std::fabs(-(t131 * t145 + t146 * t147 + t76 * t148)));
    const double t150 = t76 * t144 - t62 * t146;
    const double t151 = t63 * t146 - t76 * t143;
    const double t152 = t140 * (t134 * t134 + t141 * t141 + t142 * t142) + t149 * (t145 * t145 + t150 * t150 +
        t151 * t151);
    const double t153 = 0.2113248654051871 * t82 + 0.7886751345948129 * t83;
    const double t154 = t85 * t132 - t86 * t133;
    const double t155 = 0.2113248654051871 * t88 + 0.7886751345948129 * t89;
    const double t156 = 0.2113248654051871 * t91 + 0.7886751345948129 * t92;
    const double t157 = t86 * t155 - t85 * t156;
    const double t158 = t133 * t156 - t132 * t155;
    const double t159 = reciprocal(std::fabs(-(t153 * t154 + t135 * t157 + t95 * t158)));
    const double t160 = t95 * t133 - t85 * t135;
    const double t161 = t86 * t135 - t95 * t132;
    const double t162 = t100 * t143 - t101 * t144;
    const double t163 = t101 * t155 - t100 * t156;
    const double t164 = t144 * t156 - t143 * t155;
    const double t165 = reciprocal(std::fabs(-(t153 * t162 + t146 * t163 + t104 * t164)));
    const double t166 = t104 * t144 - t100 * t146;
    const double t167 = t101 * t146 - t104 * t143;
    const double t168 = t159 * (t154 * t154 + t160 * t160 + t161 * t161) + t165 * (t162 * t162 + t166 * t166 +
        t167 * t167);
    const double t169 = 0.5 * t152 + 0.03589838486224541 * t168;
    const double t170 = t18 * t131 - t46 * t136;
    const double t171 = t46 * t137 - t19 * t131;
    const double t172 = t140 * (t134 * t138 + t141 * t170 + t142 * t171);
    const double t173 = t62 * t131 - t76 * t136;
    const double t174 = t76 * t137 - t63 * t131;
    const double t175 = t149 * (t145 * t147 + t150 * t173 + t151 * t174);
    const double t176 = t172 + 0.2679491924311227 * t175;
    const double t177 = t85 * t153 - t95 * t155;
    const double t178 = t95 * t156 - t86 * t153;
    const double t179 = t159 * (t154 * t157 + t160 * t177 + t161 * t178);
    const double t180 = t100 * t153 - t104 * t155;
    const double t181 = t104 * t156 - t101 * t153;
    const double t182 = t165 * (t162 * t163 + t166 * t180 + t167 * t181);
    const double t183 = t179 + 0.2679491924311227 * t182;
    const double t184 = t140 * (t138 * t138 + t170 * t170 + t171 * t171);
    const double t185 = t149 * (t147 * t147 + t173 * t173 + t174 * t174);
    const double t186 = t159 * (t157 * t157 + t177 * t177 + t178 * t178);
    const double t187 = t165 * (t163 * t163 + t180 * t180 + t181 * t181);
    const double t188 = (t184 + 0.07179676972449082 * t185) + (t186 + 0.07179676972449082 * t187);
    const double t189 = 0.3110042339640731 * t169 + 0.7886751345948129 * (0.39433756729740643 * t176 +
        0.10566243270259355 * t183) + 0.15550211698203656 * t188;
    const double t190 = t30 * t37 - t6 * t22;
    const double t191 = t6 * t13 - t30 * t44;
    const double t192 = t48 * (t23 * t47 + t49 * t190 + t50 * t191);
    const double t193 = t37 * t74 - t6 * t66;
    const double t194 = t6 * t57 - t44 * t74;
    const double t195 = t78 * (t67 * t77 + t79 * t193 + t80 * t194);
    const double t196 = t192 + 0.2679491924311227 * t195;
    const double t197 = t30 * t90 - t22 * t84;
    const double t198 = t13 * t84 - t30 * t93;
    const double t199 = t97 * (t87 * t96 + t98 * t197 + t99 * t198);
    const double t200 = t74 * t90 - t66 * t84;
    const double t201 = t57 * t84 - t74 * t93;
    const double t202 = t106 * (t102 * t105 + t107 * t200 + t108 * t201);
    const double t203 = t199 + 0.2679491924311227 * t202;
    const double t204 = t48 * (t45 * t47 + t111 * t190 + t112 * t191);
    const double t205 = t78 * (t75 * t77 + t114 * t193 + t115 * t194);
    const double t206 = t204 + 0.07179676972449082 * t205;
    const double t207 = t97 * (t94 * t96 + t118 * t197 + t119 * t198);
    const double t208 = t106 * (t103 * t105 + t121 * t200 + t122 * t201);
    const double t209 = t207 + 0.07179676972449082 * t208;
    const double t210 = 0.3110042339640731 * (0.39433756729740643 * t196 + 0.028312163512967795 * t203) +
        0.39433756729740643 * (0.3110042339640731 * t206 + 0.08333333333333333 * t209);
    const double t211 = t135 * t136 - t131 * t133;
    const double t212 = t131 * t132 - t135 * t137;
    const double t213 = t140 * (t134 * t139 + t141 * t211 + t142 * t212);
    const double t214 = t136 * t146 - t131 * t144;
    const double t215 = t131 * t143 - t137 * t146;
    const double t216 = t149 * (t145 * t148 + t150 * t214 + t151 * t215);
    const double t217 = t213 + 0.2679491924311227 * t216;
    const double t218 = t135 * t155 - t133 * t153;
    const double t219 = t132 * t153 - t135 * t156;
    const double t220 = t159 * (t154 * t158 + t160 * t218 + t161 * t219);
    const double t221 = t146 * t155 - t144 * t153;
    const double t222 = t143 * t153 - t146 * t156;
    const double t223 = t165 * (t162 * t164 + t166 * t221 + t167 * t222);
    const double t224 = t220 + 0.2679491924311227 * t223;
    const double t225 = t140 * (t138 * t139 + t170 * t211 + t171 * t212);
    const double t226 = t149 * (t147 * t148 + t173 * t214 + t174 * t215);
    const double t227 = t225 + 0.07179676972449082 * t226;
    const double t228 = t159 * (t157 * t158 + t177 * t218 + t178 * t219);
    const double t229 = t165 * (t163 * t164 + t180 * t221 + t181 * t222);
    const double t230 = t228 + 0.07179676972449082 * t229;
    const double t231 = 0.3110042339640731 * (0.39433756729740643 * t217 + 0.028312163512967795 * t224) +
        0.39433756729740643 * (0.3110042339640731 * t227 + 0.08333333333333333 * t230);
    const double t232 = t48 * (t47 * t47 + t190 * t190 + t191 * t191);
    const double t233 = t78 * (t77 * t77 + t193 * t193 + t194 * t194);
    const double t234 = t232 + 0.07179676972449082 * t233;
    const double t235 = t97 * (t96 * t96 + t197 * t197 + t198 * t198);
    const double t236 = t106 * (t105 * t105 + t200 * t200 + t201 * t201);
    const double t237 = t235 + 0.07179676972449082 * t236;
    const double t238 = t140 * (t139 * t139 + t211 * t211 + t212 * t212);
    const double t239 = t149 * (t148 * t148 + t214 * t214 + t215 * t215);
    const double t240 = t238 + 0.07179676972449082 * t239;
    const double t241 = t159 * (t158 * t158 + t218 * t218 + t219 * t219);
    const double t242 = t165 * (t164 * t164 + t221 * t221 + t222 * t222);
    const double t243 = t241 + 0.07179676972449082 * t242;
    const double t244 = (0.3110042339640731 * t234 + 0.022329099369260225 * t237) + (0.3110042339640731 * t240
        + 0.022329099369260225 * t243);
    const double result0 = 0.3110042339640731 * (t130 + 0.07179676972449082 * t189) + 0.7886751345948129 *
        (t210 + 0.2679491924311227 * t231) + 0.15550211698203656 * t244;
    const double t245 = t113 + 3.732050807568877 * t116;
    const double t246 = t120 + 3.732050807568877 * t123;
    const double t247 = (t125 + 13.928203230275509 * t126) + (t127 + 13.928203230275509 * t128);
    const double t248 = 0.3110042339640731 * t110 + 0.011164549684630112 * t247 - 0.7886751345948129 *
        (0.10566243270259355 * t245 + 0.028312163512967795 * t246);
    const double t249 = t172 + 3.732050807568877 * t175;
    const double t250 = t179 + 3.732050807568877 * t182;
    const double t251 = (t184 + 13.928203230275509 * t185) + (t186 + 13.928203230275509 * t187);
    const double t252 = 0.3110042339640731 * t169 + 0.011164549684630112 * t251 - 0.7886751345948129 *
        (0.10566243270259355 * t249 + 0.028312163512967795 * t250);
    const double t253 = t192 + 3.732050807568877 * t195;
    const double t254 = t199 + 3.732050807568877 * t202;
    const double t255 = t204 + 13.928203230275509 * t205;
    const double t256 = t207 + 13.928203230275509 * t208;
    const double t257 = 0.3110042339640731 * (0.10566243270259355 * t253 + 0.007586221349277619 * t254) -
        0.39433756729740643 * (0.022329099369260225 * t255 + 0.005983064143707569 * t256);
    const double t258 = t213 + 3.732050807568877 * t216;
    const double t259 = t220 + 3.732050807568877 * t223;
    const double t260 = t225 + 13.928203230275509 * t226;
    const double t261 = t228 + 13.928203230275509 * t229;
    const double t262 = 0.3110042339640731 * (0.10566243270259355 * t258 + 0.007586221349277619 * t259) -
        0.39433756729740643 * (0.022329099369260225 * t260 + 0.005983064143707569 * t261);
    const double t263 = t232 + 13.928203230275509 * t233;
    const double t264 = t235 + 13.928203230275509 * t236;
    const double t265 = t238 + 13.928203230275509 * t239;
    const double t266 = t241 + 13.928203230275509 * t242;
    const double t267 = (0.022329099369260225 * t263 + 0.0016031572055700497 * t264) + (0.022329099369260225 *
        t265 + 0.0016031572055700497 * t266);
    const double result1 = 0.3110042339640731 * (t248 + 0.07179676972449082 * t252) + 0.15550211698203656 *
        t267 - 0.7886751345948129 * (t257 + 0.2679491924311227 * t262);
    const double t268 = 0.5 * t81 + 6.964101615137754 * t109;
    const double t269 = 0.15550211698203656 * t129 + 0.022329099369260225 * t268 - 0.2113248654051871 *
        (0.39433756729740643 * t117 + 1.4716878364870323 * t124);
    const double t270 = 0.5 * t152 + 6.964101615137754 * t168;
    const double t271 = 0.15550211698203656 * t188 + 0.022329099369260225 * t270 - 0.2113248654051871 *
        (0.39433756729740643 * t176 + 1.4716878364870323 * t183);
    const double t272 = 0.022329099369260225 * (0.39433756729740643 * t196 + 5.4924137786507226 * t203) -
        0.10566243270259355 * (0.3110042339640731 * t206 + 1.160683602522959 * t209);
    const double t273 = 0.022329099369260225 * (0.39433756729740643 * t217 + 5.4924137786507226 * t224) -
        0.10566243270259355 * (0.3110042339640731 * t227 + 1.160683602522959 * t230);
    const double t274 = (0.3110042339640731 * t234 + 4.331730176127763 * t237) + (0.3110042339640731 * t240 +
        4.331730176127763 * t243);
    const double result2 = 0.3110042339640731 * (t269 + 0.07179676972449082 * t271) + 0.7886751345948129 *
        (t272 + 0.2679491924311227 * t273) + 0.011164549684630112 * t274;
    const double t275 = 0.011164549684630112 * t247 + 0.022329099369260225 * t268 + 0.2113248654051871 *
        (0.10566243270259355 * t245 + 0.39433756729740643 * t246);
    const double t276 = 0.011164549684630112 * t251 + 0.022329099369260225 * t270 + 0.2113248654051871 *
        (0.10566243270259355 * t249 + 0.39433756729740643 * t250);
    const double t277 = 0.022329099369260225 * (0.10566243270259355 * t253 + 1.4716878364870323 * t254) +
        0.10566243270259355 * (0.022329099369260225 * t255 + 0.08333333333333333 * t256);
    const double t278 = 0.022329099369260225 * (0.10566243270259355 * t258 + 1.4716878364870323 * t259) +
        0.10566243270259355 * (0.022329099369260225 * t260 + 0.08333333333333333 * t261);
    const double t279 = (0.022329099369260225 * t263 + 0.3110042339640731 * t264) + (0.022329099369260225 *
        t265 + 0.3110042339640731 * t266);
    const double result3 = 0.3110042339640731 * (t275 + 0.07179676972449082 * t276) + 0.011164549684630112 *
        t279 - 0.7886751345948129 * (t277 + 0.2679491924311227 * t278);
    const double result4 = 0.15550211698203656 * t244 + 0.022329099369260225 * (t130 + 13.928203230275509 *
        t189) - 0.2113248654051871 * (t210 + 3.732050807568877 * t231);
    const double result5 = 0.15550211698203656 * t267 + 0.022329099369260225 * (t248 + 13.928203230275509 *
        t252) + 0.2113248654051871 * (t257 + 3.732050807568877 * t262);
    const double result6 = 0.011164549684630112 * t274 + 0.022329099369260225 * (t269 + 13.928203230275509 *
        t271) - 0.2113248654051871 * (t272 + 3.732050807568877 * t273);
    const double result7 = 0.011164549684630112 * t279 + 0.022329099369260225 * (t275 + 13.928203230275509 *
        t276) + 0.2113248654051871 * (t277 + 3.732050807568877 * t278);
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
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum1);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum3);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum4);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum6);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum7);
      }
    }
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f64_constrained_diagonal_hip(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(laplace_q1_hexahedron_f64_constrained_diagonal_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f64_constrained_diagonal_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f64_constrained_diagonal_hip_descriptor = {
    "laplace_q1_hexahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
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
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
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
    1192.0,                                    // flops_per_cell
    104.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
