// phase_change_j_q1_hexahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel diagonal --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           hexahedron, geometry Q1^3
//   test           Q1, 8 dofs
//   trial          Q1, 8 dofs
//   T              coefficient, Q1, 8 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2876 flops
//   sum_factorised  1684 flops <- taken
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
//   flops       1700
//   bytes       112 (104 read, 8 written)
//   flops/byte  15.2
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
phase_change_j_q1_hexahedron_f64_constrained_diagonal_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
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
    const double T_0 = T[d0];
    const double T_1 = T[d1];
    const double T_2 = T[d2];
    const double T_3 = T[d3];
    const double T_4 = T[d4];
    const double T_5 = T[d5];
    const double T_6 = T[d6];
    const double T_7 = T[d7];
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
    const double t48 = t6 * t23 + t30 * t45 + t46 * t47;
    const double t49 = std::fabs(-t48);
    const double t50 = 0.7886751345948129 * T_0 + 0.2113248654051871 * T_1;
    const double t51 = 0.7886751345948129 * T_2 + 0.2113248654051871 * T_3;
    const double t52 = 0.7886751345948129 * t50 + 0.2113248654051871 * t51;
    const double t53 = 0.7886751345948129 * T_4 + 0.2113248654051871 * T_5;
    const double t54 = 0.7886751345948129 * T_6 + 0.2113248654051871 * T_7;
    const double t55 = 0.7886751345948129 * t53 + 0.2113248654051871 * t54;
    const double t56 = 0.7886751345948129 * t52 + 0.2113248654051871 * t55;
    const double t57 = std::exp(-t56);
    const double t58 = t49 * (((t56 < melting_point[0]) && (t56 > 0.0)) ? std::cos(t56) * t57 - t57 *
        std::sin(t56) : 0.0);
    const double t59 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
    const double t60 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
    const double t61 = t59 - t60;
    const double t62 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
    const double t63 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
    const double t64 = t62 - t63;
    const double t65 = 0.7886751345948129 * t61 + 0.2113248654051871 * t64;
    const double t66 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
    const double t67 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
    const double t68 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
    const double t69 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
    const double t70 = (0.7886751345948129 * t66 + 0.2113248654051871 * t67) - (0.7886751345948129 * t68 +
        0.2113248654051871 * t69);
    const double t71 = (0.7886751345948129 * t59 + 0.2113248654051871 * t60) - (0.7886751345948129 * t62 +
        0.2113248654051871 * t63);
    const double t72 = t66 - t67;
    const double t73 = t68 - t69;
    const double t74 = 0.7886751345948129 * t72 + 0.2113248654051871 * t73;
    const double t75 = t65 * t70 - t71 * t74;
    const double t76 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
    const double t77 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
    const double t78 = t76 - t77;
    const double t79 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
    const double t80 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
    const double t81 = t79 - t80;
    const double t82 = 0.7886751345948129 * t78 + 0.2113248654051871 * t81;
    const double t83 = t37 * t71 - t44 * t70;
    const double t84 = (0.7886751345948129 * t76 + 0.2113248654051871 * t77) - (0.7886751345948129 * t79 +
        0.2113248654051871 * t80);
    const double t85 = t44 * t74 - t37 * t65;
    const double t86 = t6 * t75 + t82 * t83 + t84 * t85;
    const double t87 = std::fabs(-t86);
    const double t88 = 0.2113248654051871 * T_0 + 0.7886751345948129 * T_1;
    const double t89 = 0.2113248654051871 * T_2 + 0.7886751345948129 * T_3;
    const double t90 = 0.7886751345948129 * t88 + 0.2113248654051871 * t89;
    const double t91 = 0.2113248654051871 * T_4 + 0.7886751345948129 * T_5;
    const double t92 = 0.2113248654051871 * T_6 + 0.7886751345948129 * T_7;
    const double t93 = 0.7886751345948129 * t91 + 0.2113248654051871 * t92;
    const double t94 = 0.7886751345948129 * t90 + 0.2113248654051871 * t93;
    const double t95 = std::exp(-t94);
    const double t96 = t87 * (((t94 < melting_point[0]) && (t94 > 0.0)) ? std::cos(t94) * t95 - t95 *
        std::sin(t94) : 0.0);
    const double t97 = ((t56 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t98 = reciprocal(t48);
    const double t99 = t22 * t46 - t18 * t30;
    const double t100 = t19 * t30 - t13 * t46;
    const double t101 = t49 * t97 * (t23 * t23 * t98 * t98 + t98 * t98 * t99 * t99 + t98 * t98 * t100 * t100);
    const double t102 = ((t94 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t103 = reciprocal(t86);
    const double t104 = t74 * t84 - t70 * t82;
    const double t105 = t71 * t82 - t65 * t84;
    const double t106 = t87 * t102 * (t75 * t75 * t103 * t103 + t103 * t103 * t104 * t104 + t103 * t103 * t105
        * t105);
    const double t107 = t101 + t106;
    const double t108 = 0.3110042339640731 * (t58 + 0.07179676972449082 * t96) - 0.5 * t107;
    const double t109 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t110 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
    const double t111 = 0.7886751345948129 * t109 + 0.2113248654051871 * t110;
    const double t112 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
        0.7886751345948129 * t17);
    const double t113 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
        0.7886751345948129 * t11);
    const double t114 = t13 * t112 - t22 * t113;
    const double t115 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
    const double t116 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
    const double t117 = 0.7886751345948129 * t115 + 0.2113248654051871 * t116;
    const double t118 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
    const double t119 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
    const double t120 = 0.7886751345948129 * t118 + 0.2113248654051871 * t119;
    const double t121 = t113 * t117 - t112 * t120;
    const double t122 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
        0.7886751345948129 * t28);
    const double t123 = t22 * t120 - t13 * t117;
    const double t124 = t111 * t114 + t30 * t121 + t122 * t123;
    const double t125 = std::fabs(-t124);
    const double t126 = 0.2113248654051871 * t50 + 0.7886751345948129 * t51;
    const double t127 = 0.2113248654051871 * t53 + 0.7886751345948129 * t54;
    const double t128 = 0.7886751345948129 * t126 + 0.2113248654051871 * t127;
    const double t129 = std::exp(-t128);
    const double t130 = t125 * (((t128 < melting_point[0]) && (t128 > 0.0)) ? std::cos(t128) * t129 - t129 *
        std::sin(t128) : 0.0);
    const double t131 = (0.2113248654051871 * t66 + 0.7886751345948129 * t67) - (0.2113248654051871 * t68 +
        0.7886751345948129 * t69);
    const double t132 = (0.2113248654051871 * t59 + 0.7886751345948129 * t60) - (0.2113248654051871 * t62 +
        0.7886751345948129 * t63);
    const double t133 = t65 * t131 - t74 * t132;
    const double t134 = t117 * t132 - t120 * t131;
    const double t135 = (0.2113248654051871 * t76 + 0.7886751345948129 * t77) - (0.2113248654051871 * t79 +
        0.7886751345948129 * t80);
    const double t136 = t74 * t120 - t65 * t117;
    const double t137 = t111 * t133 + t82 * t134 + t135 * t136;
    const double t138 = std::fabs(-t137);
    const double t139 = 0.2113248654051871 * t88 + 0.7886751345948129 * t89;
    const double t140 = 0.2113248654051871 * t91 + 0.7886751345948129 * t92;
    const double t141 = 0.7886751345948129 * t139 + 0.2113248654051871 * t140;
    const double t142 = std::exp(-t141);
    const double t143 = t138 * (((t141 < melting_point[0]) && (t141 > 0.0)) ? std::cos(t141) * t142 - t142 *
        std::sin(t141) : 0.0);
    const double t144 = ((t128 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t145 = reciprocal(t124);
    const double t146 = t22 * t122 - t30 * t112;
    const double t147 = t30 * t113 - t13 * t122;
    const double t148 = t125 * t144 * (t114 * t114 * t145 * t145 + t145 * t145 * t146 * t146 + t145 * t145 *
        t147 * t147);
    const double t149 = ((t141 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t150 = reciprocal(t137);
    const double t151 = t74 * t135 - t82 * t131;
    const double t152 = t82 * t132 - t65 * t135;
    const double t153 = t138 * t149 * (t133 * t133 * t150 * t150 + t150 * t150 * t151 * t151 + t150 * t150 *
        t152 * t152);
    const double t154 = t148 + t153;
    const double t155 = 0.3110042339640731 * (t130 + 0.07179676972449082 * t143) - 0.5 * t154;
    const double t156 = t6 * t18 - t37 * t46;
    const double t157 = t44 * t46 - t6 * t19;
    const double t158 = t49 * t97 * (t23 * t45 * t98 * t98 + t98 * t98 * t99 * t156 + t98 * t98 * t100 *
        t157);
    const double t159 = t6 * t70 - t37 * t84;
    const double t160 = t44 * t84 - t6 * t71;
    const double t161 = t87 * t102 * (t75 * t83 * t103 * t103 + t103 * t103 * t104 * t159 + t103 * t103 * t105
        * t160);
    const double t162 = t158 + 0.2679491924311227 * t161;
    const double t163 = t111 * t112 - t117 * t122;
    const double t164 = t120 * t122 - t111 * t113;
    const double t165 = t125 * t144 * (t114 * t121 * t145 * t145 + t145 * t145 * t146 * t163 + t145 * t145 *
        t147 * t164);
    const double t166 = t111 * t131 - t117 * t135;
    const double t167 = t120 * t135 - t111 * t132;
    const double t168 = t138 * t149 * (t133 * t134 * t150 * t150 + t150 * t150 * t151 * t166 + t150 * t150 *
        t152 * t167);
    const double t169 = t165 + 0.2679491924311227 * t168;
    const double t170 = t49 * t97 * (t45 * t45 * t98 * t98 + t98 * t98 * t156 * t156 + t98 * t98 * t157 *
        t157);
    const double t171 = t87 * t102 * (t83 * t83 * t103 * t103 + t103 * t103 * t159 * t159 + t103 * t103 * t160
        * t160);
    const double t172 = t125 * t144 * (t121 * t121 * t145 * t145 + t145 * t145 * t163 * t163 + t145 * t145 *
        t164 * t164);
    const double t173 = t138 * t149 * (t134 * t134 * t150 * t150 + t150 * t150 * t166 * t166 + t150 * t150 *
        t167 * t167);
    const double t174 = (t170 + 0.07179676972449082 * t171) + (t172 + 0.07179676972449082 * t173);
    const double t175 = 0.3110042339640731 * (t108 + 0.07179676972449082 * t155) - 0.7886751345948129 *
        (0.39433756729740643 * t162 + 0.10566243270259355 * t169) - 0.15550211698203656 * t174;
    const double t176 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
    const double t177 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
    const double t178 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
    const double t179 = t18 * t177 - t19 * t178;
    const double t180 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
    const double t181 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
    const double t182 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
    const double t183 = t19 * t181 - t18 * t182;
    const double t184 = t178 * t182 - t177 * t181;
    const double t185 = t176 * t179 + t180 * t183 + t46 * t184;
    const double t186 = std::fabs(-t185);
    const double t187 = 0.2113248654051871 * t52 + 0.7886751345948129 * t55;
    const double t188 = std::exp(-t187);
    const double t189 = t186 * (((t187 < melting_point[0]) && (t187 > 0.0)) ? std::cos(t187) * t188 - t188 *
        std::sin(t187) : 0.0);
    const double t190 = 0.2113248654051871 * t61 + 0.7886751345948129 * t64;
    const double t191 = 0.2113248654051871 * t72 + 0.7886751345948129 * t73;
    const double t192 = t70 * t190 - t71 * t191;
    const double t193 = 0.2113248654051871 * t78 + 0.7886751345948129 * t81;
    const double t194 = t71 * t181 - t70 * t182;
    const double t195 = t182 * t191 - t181 * t190;
    const double t196 = t176 * t192 + t193 * t194 + t84 * t195;
    const double t197 = std::fabs(-t196);
    const double t198 = 0.2113248654051871 * t90 + 0.7886751345948129 * t93;
    const double t199 = std::exp(-t198);
    const double t200 = t197 * (((t198 < melting_point[0]) && (t198 > 0.0)) ? std::cos(t198) * t199 - t199 *
        std::sin(t198) : 0.0);
    const double t201 = ((t187 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t202 = reciprocal(t185);
    const double t203 = t46 * t178 - t18 * t180;
    const double t204 = t19 * t180 - t46 * t177;
    const double t205 = t186 * t201 * (t179 * t179 * t202 * t202 + t202 * t202 * t203 * t203 + t202 * t202 *
        t204 * t204);
    const double t206 = ((t198 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t207 = reciprocal(t196);
    const double t208 = t84 * t191 - t70 * t193;
    const double t209 = t71 * t193 - t84 * t190;
    const double t210 = t197 * t206 * (t192 * t192 * t207 * t207 + t207 * t207 * t208 * t208 + t207 * t207 *
        t209 * t209);
    const double t211 = t205 + t210;
    const double t212 = 0.3110042339640731 * (t189 + 0.07179676972449082 * t200) - 0.5 * t211;
    const double t213 = 0.2113248654051871 * t109 + 0.7886751345948129 * t110;
    const double t214 = t112 * t177 - t113 * t178;
    const double t215 = 0.2113248654051871 * t115 + 0.7886751345948129 * t116;
    const double t216 = 0.2113248654051871 * t118 + 0.7886751345948129 * t119;
    const double t217 = t113 * t215 - t112 * t216;
    const double t218 = t178 * t216 - t177 * t215;
    const double t219 = t213 * t214 + t180 * t217 + t122 * t218;
    const double t220 = std::fabs(-t219);
    const double t221 = 0.2113248654051871 * t126 + 0.7886751345948129 * t127;
    const double t222 = std::exp(-t221);
    const double t223 = t220 * (((t221 < melting_point[0]) && (t221 > 0.0)) ? std::cos(t221) * t222 - t222 *
        std::sin(t221) : 0.0);
    const double t224 = t131 * t190 - t132 * t191;
    const double t225 = t132 * t215 - t131 * t216;
    const double t226 = t191 * t216 - t190 * t215;
    const double t227 = t213 * t224 + t193 * t225 + t135 * t226;
    const double t228 = std::fabs(-t227);
    const double t229 = 0.2113248654051871 * t139 + 0.7886751345948129 * t140;
    const double t230 = std::exp(-t229);
    const double t231 = t228 * (((t229 < melting_point[0]) && (t229 > 0.0)) ? std::cos(t229) * t230 - t230 *
        std::sin(t229) : 0.0);
    const double t232 = ((t221 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t233 = reciprocal(t219);
    const double t234 = t122 * t178 - t112 * t180;
    const double t235 = t113 * t180 - t122 * t177;
    const double t236 = t220 * t232 * (t214 * t214 * t233 * t233 + t233 * t233 * t234 * t234 + t233 * t233 *
        t235 * t235);
    const double t237 = ((t229 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t238 = reciprocal(t227);
    const double t239 = t135 * t191 - t131 * t193;
    const double t240 = t132 * t193 - t135 * t190;
    const double t241 = t228 * t237 * (t224 * t224 * t238 * t238 + t238 * t238 * t239 * t239 + t238 * t238 *
        t240 * t240);
    const double t242 = t236 + t241;
    const double t243 = 0.3110042339640731 * (t223 + 0.07179676972449082 * t231) - 0.5 * t242;
    const double t244 = t18 * t176 - t46 * t181;
    const double t245 = t46 * t182 - t19 * t176;
    const double t246 = t186 * t201 * (t179 * t183 * t202 * t202 + t202 * t202 * t203 * t244 + t202 * t202 *
        t204 * t245);
    const double t247 = t70 * t176 - t84 * t181;
    const double t248 = t84 * t182 - t71 * t176;
    const double t249 = t197 * t206 * (t192 * t194 * t207 * t207 + t207 * t207 * t208 * t247 + t207 * t207 *
        t209 * t248);
    const double t250 = t246 + 0.2679491924311227 * t249;
    const double t251 = t112 * t213 - t122 * t215;
    const double t252 = t122 * t216 - t113 * t213;
    const double t253 = t220 * t232 * (t214 * t217 * t233 * t233 + t233 * t233 * t234 * t251 + t233 * t233 *
        t235 * t252);
    const double t254 = t131 * t213 - t135 * t215;
    const double t255 = t135 * t216 - t132 * t213;
    const double t256 = t228 * t237 * (t224 * t225 * t238 * t238 + t238 * t238 * t239 * t254 + t238 * t238 *
        t240 * t255);
    const double t257 = t253 + 0.2679491924311227 * t256;
    const double t258 = t186 * t201 * (t183 * t183 * t202 * t202 + t202 * t202 * t244 * t244 + t202 * t202 *
        t245 * t245);
    const double t259 = t197 * t206 * (t194 * t194 * t207 * t207 + t207 * t207 * t247 * t247 + t207 * t207 *
        t248 * t248);
    const double t260 = t220 * t232 * (t217 * t217 * t233 * t233 + t233 * t233 * t251 * t251 + t233 * t233 *
        t252 * t252);
    const double t261 = t228 * t237 * (t225 * t225 * t238 * t238 + t238 * t238 * t254 * t254 + t238 * t238 *
        t255 * t255);
    const double t262 = (t258 + 0.07179676972449082 * t259) + (t260 + 0.07179676972449082 * t261);
    const double t263 = 0.3110042339640731 * (t212 + 0.07179676972449082 * t243) - 0.7886751345948129 *
        (0.39433756729740643 * t250 + 0.10566243270259355 * t257) - 0.15550211698203656 * t262;
    const double t264 = t30 * t37 - t6 * t22;
    const double t265 = t6 * t13 - t30 * t44;
    const double t266 = t49 * t97 * (t23 * t47 * t98 * t98 + t98 * t98 * t99 * t264 + t98 * t98 * t100 *
        t265);
    const double t267 = t37 * t82 - t6 * t74;
    const double t268 = t6 * t65 - t44 * t82;
    const double t269 = t87 * t102 * (t75 * t85 * t103 * t103 + t103 * t103 * t104 * t267 + t103 * t103 * t105
        * t268);
    const double t270 = t266 + 0.2679491924311227 * t269;
    const double t271 = t30 * t117 - t22 * t111;
    const double t272 = t13 * t111 - t30 * t120;
    const double t273 = t125 * t144 * (t114 * t123 * t145 * t145 + t145 * t145 * t146 * t271 + t145 * t145 *
        t147 * t272);
    const double t274 = t82 * t117 - t74 * t111;
    const double t275 = t65 * t111 - t82 * t120;
    const double t276 = t138 * t149 * (t133 * t136 * t150 * t150 + t150 * t150 * t151 * t274 + t150 * t150 *
        t152 * t275);
    const double t277 = t273 + 0.2679491924311227 * t276;
    const double t278 = t49 * t97 * (t45 * t47 * t98 * t98 + t98 * t98 * t156 * t264 + t98 * t98 * t157 *
        t265);
    const double t279 = t87 * t102 * (t83 * t85 * t103 * t103 + t103 * t103 * t159 * t267 + t103 * t103 * t160
        * t268);
    const double t280 = t278 + 0.07179676972449082 * t279;
    const double t281 = t125 * t144 * (t121 * t123 * t145 * t145 + t145 * t145 * t163 * t271 + t145 * t145 *
        t164 * t272);
    const double t282 = t138 * t149 * (t134 * t136 * t150 * t150 + t150 * t150 * t166 * t274 + t150 * t150 *
        t167 * t275);
    const double t283 = t281 + 0.07179676972449082 * t282;
    const double t284 = 0.3110042339640731 * (0.39433756729740643 * t270 + 0.028312163512967795 * t277) +
        0.39433756729740643 * (0.3110042339640731 * t280 + 0.08333333333333333 * t283);
    const double t285 = t180 * t181 - t176 * t178;
    const double t286 = t176 * t177 - t180 * t182;
    const double t287 = t186 * t201 * (t179 * t184 * t202 * t202 + t202 * t202 * t203 * t285 + t202 * t202 *
        t204 * t286);
    const double t288 = t181 * t193 - t176 * t191;
    const double t289 = t176 * t190 - t182 * t193;
    const double t290 = t197 * t206 * (t192 * t195 * t207 * t207 + t207 * t207 * t208 * t288 + t207 * t207 *
        t209 * t289);
    const double t291 = t287 + 0.2679491924311227 * t290;
    const double t292 = t180 * t215 - t178 * t213;
    const double t293 = t177 * t213 - t180 * t216;
    const double t294 = t220 * t232 * (t214 * t218 * t233 * t233 + t233 * t233 * t234 * t292 + t233 * t233 *
        t235 * t293);
    const double t295 = t193 * t215 - t191 * t213;
    const double t296 = t190 * t213 - t193 * t216;
    const double t297 = t228 * t237 * (t224 * t226 * t238 * t238 + t238 * t238 * t239 * t295 + t238 * t238 *
        t240 * t296);
    const double t298 = t294 + 0.2679491924311227 * t297;
    const double t299 = t186 * t201 * (t183 * t184 * t202 * t202 + t202 * t202 * t244 * t285 + t202 * t202 *
        t245 * t286);
    const double t300 = t197 * t206 * (t194 * t195 * t207 * t207 + t207 * t207 * t247 * t288 + t207 * t207 *
        t248 * t289);
    const double t301 = t299 + 0.07179676972449082 * t300;
    const double t302 = t220 * t232 * (t217 * t218 * t233 * t233 + t233 * t233 * t251 * t292 + t233 * t233 *
        t252 * t293);
    const double t303 = t228 * t237 * (t225 * t226 * t238 * t238 + t238 * t238 * t254 * t295 + t238 * t238 *
        t255 * t296);
    const double t304 = t302 + 0.07179676972449082 * t303;
    const double t305 = 0.3110042339640731 * (0.39433756729740643 * t291 + 0.028312163512967795 * t298) +
        0.39433756729740643 * (0.3110042339640731 * t301 + 0.08333333333333333 * t304);
    const double t306 = t49 * t97 * (t47 * t47 * t98 * t98 + t98 * t98 * t264 * t264 + t98 * t98 * t265 *
        t265);
    const double t307 = t87 * t102 * (t85 * t85 * t103 * t103 + t103 * t103 * t267 * t267 + t103 * t103 * t268
        * t268);
    const double t308 = t306 + 0.07179676972449082 * t307;
    const double t309 = t125 * t144 * (t123 * t123 * t145 * t145 + t145 * t145 * t271 * t271 + t145 * t145 *
        t272 * t272);
    const double t310 = t138 * t149 * (t136 * t136 * t150 * t150 + t150 * t150 * t274 * t274 + t150 * t150 *
        t275 * t275);
    const double t311 = t309 + 0.07179676972449082 * t310;
    const double t312 = t186 * t201 * (t184 * t184 * t202 * t202 + t202 * t202 * t285 * t285 + t202 * t202 *
        t286 * t286);
    const double t313 = t197 * t206 * (t195 * t195 * t207 * t207 + t207 * t207 * t288 * t288 + t207 * t207 *
        t289 * t289);
    const double t314 = t312 + 0.07179676972449082 * t313;
    const double t315 = t220 * t232 * (t218 * t218 * t233 * t233 + t233 * t233 * t292 * t292 + t233 * t233 *
        t293 * t293);
    const double t316 = t228 * t237 * (t226 * t226 * t238 * t238 + t238 * t238 * t295 * t295 + t238 * t238 *
        t296 * t296);
    const double t317 = t315 + 0.07179676972449082 * t316;
    const double t318 = (0.3110042339640731 * t308 + 0.022329099369260225 * t311) + (0.3110042339640731 * t314
        + 0.022329099369260225 * t317);
    const double result0 = -(0.3110042339640731 * (t175 + 0.07179676972449082 * t263) - 0.7886751345948129 *
        (t284 + 0.2679491924311227 * t305) - 0.15550211698203656 * t318);
    const double t319 = 0.5 * t107 - 0.022329099369260225 * (t58 + 13.928203230275509 * t96);
    const double t320 = 0.5 * t154 - 0.022329099369260225 * (t130 + 13.928203230275509 * t143);
    const double t321 = t158 + 3.732050807568877 * t161;
    const double t322 = t165 + 3.732050807568877 * t168;
    const double t323 = (t170 + 13.928203230275509 * t171) + (t172 + 13.928203230275509 * t173);
    const double t324 = 0.3110042339640731 * (t319 + 0.07179676972449082 * t320) + 0.011164549684630112 * t323
        - 0.7886751345948129 * (0.10566243270259355 * t321 + 0.028312163512967795 * t322);
    const double t325 = 0.5 * t211 - 0.022329099369260225 * (t189 + 13.928203230275509 * t200);
    const double t326 = 0.5 * t242 - 0.022329099369260225 * (t223 + 13.928203230275509 * t231);
    const double t327 = t246 + 3.732050807568877 * t249;
    const double t328 = t253 + 3.732050807568877 * t256;
    const double t329 = (t258 + 13.928203230275509 * t259) + (t260 + 13.928203230275509 * t261);
    const double t330 = 0.3110042339640731 * (t325 + 0.07179676972449082 * t326) + 0.011164549684630112 * t329
        - 0.7886751345948129 * (0.10566243270259355 * t327 + 0.028312163512967795 * t328);
    const double t331 = t266 + 3.732050807568877 * t269;
    const double t332 = t273 + 3.732050807568877 * t276;
    const double t333 = t278 + 13.928203230275509 * t279;
    const double t334 = t281 + 13.928203230275509 * t282;
    const double t335 = 0.3110042339640731 * (0.10566243270259355 * t331 + 0.007586221349277619 * t332) -
        0.39433756729740643 * (0.022329099369260225 * t333 + 0.005983064143707569 * t334);
    const double t336 = t287 + 3.732050807568877 * t290;
    const double t337 = t294 + 3.732050807568877 * t297;
    const double t338 = t299 + 13.928203230275509 * t300;
    const double t339 = t302 + 13.928203230275509 * t303;
    const double t340 = 0.3110042339640731 * (0.10566243270259355 * t336 + 0.007586221349277619 * t337) -
        0.39433756729740643 * (0.022329099369260225 * t338 + 0.005983064143707569 * t339);
    const double t341 = t306 + 13.928203230275509 * t307;
    const double t342 = t309 + 13.928203230275509 * t310;
    const double t343 = t312 + 13.928203230275509 * t313;
    const double t344 = t315 + 13.928203230275509 * t316;
    const double t345 = (0.022329099369260225 * t341 + 0.0016031572055700497 * t342) + (0.022329099369260225 *
        t343 + 0.0016031572055700497 * t344);
    const double result1 = 0.3110042339640731 * (t324 + 0.07179676972449082 * t330) + 0.15550211698203656 *
        t345 - 0.7886751345948129 * (t335 + 0.2679491924311227 * t340);
    const double t346 = 0.15550211698203656 * t174 - 0.022329099369260225 * (t108 + 13.928203230275509 * t155)
        - 0.2113248654051871 * (0.39433756729740643 * t162 + 1.4716878364870323 * t169);
    const double t347 = 0.15550211698203656 * t262 - 0.022329099369260225 * (t212 + 13.928203230275509 * t243)
        - 0.2113248654051871 * (0.39433756729740643 * t250 + 1.4716878364870323 * t257);
    const double t348 = 0.022329099369260225 * (0.39433756729740643 * t270 + 5.4924137786507226 * t277) -
        0.10566243270259355 * (0.3110042339640731 * t280 + 1.160683602522959 * t283);
    const double t349 = 0.022329099369260225 * (0.39433756729740643 * t291 + 5.4924137786507226 * t298) -
        0.10566243270259355 * (0.3110042339640731 * t301 + 1.160683602522959 * t304);
    const double t350 = (0.3110042339640731 * t308 + 4.331730176127763 * t311) + (0.3110042339640731 * t314 +
        4.331730176127763 * t317);
    const double result2 = 0.3110042339640731 * (t346 + 0.07179676972449082 * t347) + 0.7886751345948129 *
        (t348 + 0.2679491924311227 * t349) + 0.011164549684630112 * t350;
    const double t351 = 0.011164549684630112 * t323 + 0.022329099369260225 * (t319 + 13.928203230275509 *
        t320) + 0.2113248654051871 * (0.10566243270259355 * t321 + 0.39433756729740643 * t322);
    const double t352 = 0.011164549684630112 * t329 + 0.022329099369260225 * (t325 + 13.928203230275509 *
        t326) + 0.2113248654051871 * (0.10566243270259355 * t327 + 0.39433756729740643 * t328);
    const double t353 = 0.022329099369260225 * (0.10566243270259355 * t331 + 1.4716878364870323 * t332) +
        0.10566243270259355 * (0.022329099369260225 * t333 + 0.08333333333333333 * t334);
    const double t354 = 0.022329099369260225 * (0.10566243270259355 * t336 + 1.4716878364870323 * t337) +
        0.10566243270259355 * (0.022329099369260225 * t338 + 0.08333333333333333 * t339);
    const double t355 = (0.022329099369260225 * t341 + 0.3110042339640731 * t342) + (0.022329099369260225 *
        t343 + 0.3110042339640731 * t344);
    const double result3 = 0.3110042339640731 * (t351 + 0.07179676972449082 * t352) + 0.011164549684630112 *
        t355 - 0.7886751345948129 * (t353 + 0.2679491924311227 * t354);
    const double result4 = 0.15550211698203656 * t318 - 0.022329099369260225 * (t175 + 13.928203230275509 *
        t263) - 0.2113248654051871 * (t284 + 3.732050807568877 * t305);
    const double result5 = 0.15550211698203656 * t345 + 0.022329099369260225 * (t324 + 13.928203230275509 *
        t330) + 0.2113248654051871 * (t335 + 3.732050807568877 * t340);
    const double result6 = 0.011164549684630112 * t350 + 0.022329099369260225 * (t346 + 13.928203230275509 *
        t347) - 0.2113248654051871 * (t348 + 3.732050807568877 * t349);
    const double result7 = 0.011164549684630112 * t355 + 0.022329099369260225 * (t351 + 13.928203230275509 *
        t352) + 0.2113248654051871 * (t353 + 3.732050807568877 * t354);
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

extern "C" int phase_change_j_q1_hexahedron_f64_constrained_diagonal_hip(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(phase_change_j_q1_hexahedron_f64_constrained_diagonal_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, T, melting_point, conductivity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_hexahedron_f64_constrained_diagonal_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_q1_hexahedron_f64_constrained_diagonal_hip_descriptor = {
    "phase_change_j_q1_hexahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
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
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
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
    1700.0,                                    // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
