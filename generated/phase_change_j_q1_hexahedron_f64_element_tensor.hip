// phase_change_j_q1_hexahedron_f64_element_tensor: element_tensor of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --define cell=hexahedron --set quadrature_degree=3
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
//   quadrature      4640 flops
//   sum_factorised  2201 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        512
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       2201
//   bytes       632 (120 read, 512 written)
//   flops/byte  3.48
//   shared      33792 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}

__global__ void __launch_bounds__(64)
phase_change_j_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  alignas(16) __shared__ double tile[4224];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 512;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 512 ? num_cells - first_cell : 512);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 64 + lane;
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
      const double t0 = x0_0 - x1_0;
      const double x2_0 = coordinates[3 * n2];
      const double x3_0 = coordinates[3 * n3];
      const double t1 = x2_0 - x3_0;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double x4_0 = coordinates[3 * n4];
      const double x5_0 = coordinates[3 * n5];
      const double t3 = x4_0 - x5_0;
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double t4 = x6_0 - x7_0;
      const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
      const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
      const double t9 = t7 - t8;
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
      const double x6_1 = coordinates[3 * n6 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
      const double t12 = t10 - t11;
      const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
      const double x6_2 = coordinates[3 * n6 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
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
      const double T_0 = T[8 * cell];
      const double T_1 = T[8 * cell + 1];
      const double t50 = 0.7886751345948129 * T_0 + 0.2113248654051871 * T_1;
      const double T_2 = T[8 * cell + 2];
      const double T_3 = T[8 * cell + 3];
      const double t51 = 0.7886751345948129 * T_2 + 0.2113248654051871 * T_3;
      const double t52 = 0.7886751345948129 * t50 + 0.2113248654051871 * t51;
      const double T_4 = T[8 * cell + 4];
      const double T_5 = T[8 * cell + 5];
      const double t53 = 0.7886751345948129 * T_4 + 0.2113248654051871 * T_5;
      const double T_6 = T[8 * cell + 6];
      const double T_7 = T[8 * cell + 7];
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
      const double t98 = 1.0 / t48;
      const double t99 = t22 * t46 - t18 * t30;
      const double t100 = t19 * t30 - t13 * t46;
      const double t101 = t49 * t97 * (t23 * t23 * t98 * t98 + t98 * t98 * t99 * t99 + t98 * t98 * t100 *
          t100);
      const double t102 = ((t94 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t103 = 1.0 / t86;
      const double t104 = t74 * t84 - t70 * t82;
      const double t105 = t71 * t82 - t65 * t84;
      const double t106 = t87 * t102 * (t75 * t75 * t103 * t103 + t103 * t103 * t104 * t104 + t103 * t103 *
          t105 * t105);
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
      const double t145 = 1.0 / t124;
      const double t146 = t22 * t122 - t30 * t112;
      const double t147 = t30 * t113 - t13 * t122;
      const double t148 = t125 * t144 * (t114 * t114 * t145 * t145 + t145 * t145 * t146 * t146 + t145 * t145 *
          t147 * t147);
      const double t149 = ((t141 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t150 = 1.0 / t137;
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
      const double t161 = t87 * t102 * (t75 * t83 * t103 * t103 + t103 * t103 * t104 * t159 + t103 * t103 *
          t105 * t160);
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
      const double t170 = 0.39433756729740643 * t162 + 0.10566243270259355 * t169;
      const double t171 = t49 * t97 * (t45 * t45 * t98 * t98 + t98 * t98 * t156 * t156 + t98 * t98 * t157 *
          t157);
      const double t172 = t87 * t102 * (t83 * t83 * t103 * t103 + t103 * t103 * t159 * t159 + t103 * t103 *
          t160 * t160);
      const double t173 = t125 * t144 * (t121 * t121 * t145 * t145 + t145 * t145 * t163 * t163 + t145 * t145 *
          t164 * t164);
      const double t174 = t138 * t149 * (t134 * t134 * t150 * t150 + t150 * t150 * t166 * t166 + t150 * t150 *
          t167 * t167);
      const double t175 = (t171 + 0.07179676972449082 * t172) + (t173 + 0.07179676972449082 * t174);
      const double t176 = 0.3110042339640731 * (t108 + 0.07179676972449082 * t155) - 0.7886751345948129 * t170
          - 0.15550211698203656 * t175;
      const double t177 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t178 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t179 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t180 = t18 * t178 - t19 * t179;
      const double t181 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t182 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t183 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t184 = t19 * t182 - t18 * t183;
      const double t185 = t179 * t183 - t178 * t182;
      const double t186 = t177 * t180 + t181 * t184 + t46 * t185;
      const double t187 = std::fabs(-t186);
      const double t188 = 0.2113248654051871 * t52 + 0.7886751345948129 * t55;
      const double t189 = std::exp(-t188);
      const double t190 = t187 * (((t188 < melting_point[0]) && (t188 > 0.0)) ? std::cos(t188) * t189 - t189 *
          std::sin(t188) : 0.0);
      const double t191 = 0.2113248654051871 * t61 + 0.7886751345948129 * t64;
      const double t192 = 0.2113248654051871 * t72 + 0.7886751345948129 * t73;
      const double t193 = t70 * t191 - t71 * t192;
      const double t194 = 0.2113248654051871 * t78 + 0.7886751345948129 * t81;
      const double t195 = t71 * t182 - t70 * t183;
      const double t196 = t183 * t192 - t182 * t191;
      const double t197 = t177 * t193 + t194 * t195 + t84 * t196;
      const double t198 = std::fabs(-t197);
      const double t199 = 0.2113248654051871 * t90 + 0.7886751345948129 * t93;
      const double t200 = std::exp(-t199);
      const double t201 = t198 * (((t199 < melting_point[0]) && (t199 > 0.0)) ? std::cos(t199) * t200 - t200 *
          std::sin(t199) : 0.0);
      const double t202 = ((t188 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t203 = 1.0 / t186;
      const double t204 = t46 * t179 - t18 * t181;
      const double t205 = t19 * t181 - t46 * t178;
      const double t206 = t187 * t202 * (t180 * t180 * t203 * t203 + t203 * t203 * t204 * t204 + t203 * t203 *
          t205 * t205);
      const double t207 = ((t199 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t208 = 1.0 / t197;
      const double t209 = t84 * t192 - t70 * t194;
      const double t210 = t71 * t194 - t84 * t191;
      const double t211 = t198 * t207 * (t193 * t193 * t208 * t208 + t208 * t208 * t209 * t209 + t208 * t208 *
          t210 * t210);
      const double t212 = t206 + t211;
      const double t213 = 0.3110042339640731 * (t190 + 0.07179676972449082 * t201) - 0.5 * t212;
      const double t214 = 0.2113248654051871 * t109 + 0.7886751345948129 * t110;
      const double t215 = t112 * t178 - t113 * t179;
      const double t216 = 0.2113248654051871 * t115 + 0.7886751345948129 * t116;
      const double t217 = 0.2113248654051871 * t118 + 0.7886751345948129 * t119;
      const double t218 = t113 * t216 - t112 * t217;
      const double t219 = t179 * t217 - t178 * t216;
      const double t220 = t214 * t215 + t181 * t218 + t122 * t219;
      const double t221 = std::fabs(-t220);
      const double t222 = 0.2113248654051871 * t126 + 0.7886751345948129 * t127;
      const double t223 = std::exp(-t222);
      const double t224 = t221 * (((t222 < melting_point[0]) && (t222 > 0.0)) ? std::cos(t222) * t223 - t223 *
          std::sin(t222) : 0.0);
      const double t225 = t131 * t191 - t132 * t192;
      const double t226 = t132 * t216 - t131 * t217;
      const double t227 = t192 * t217 - t191 * t216;
      const double t228 = t214 * t225 + t194 * t226 + t135 * t227;
      const double t229 = std::fabs(-t228);
      const double t230 = 0.2113248654051871 * t139 + 0.7886751345948129 * t140;
      const double t231 = std::exp(-t230);
      const double t232 = t229 * (((t230 < melting_point[0]) && (t230 > 0.0)) ? std::cos(t230) * t231 - t231 *
          std::sin(t230) : 0.0);
      const double t233 = ((t222 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t234 = 1.0 / t220;
      const double t235 = t122 * t179 - t112 * t181;
      const double t236 = t113 * t181 - t122 * t178;
      const double t237 = t221 * t233 * (t215 * t215 * t234 * t234 + t234 * t234 * t235 * t235 + t234 * t234 *
          t236 * t236);
      const double t238 = ((t230 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t239 = 1.0 / t228;
      const double t240 = t135 * t192 - t131 * t194;
      const double t241 = t132 * t194 - t135 * t191;
      const double t242 = t229 * t238 * (t225 * t225 * t239 * t239 + t239 * t239 * t240 * t240 + t239 * t239 *
          t241 * t241);
      const double t243 = t237 + t242;
      const double t244 = 0.3110042339640731 * (t224 + 0.07179676972449082 * t232) - 0.5 * t243;
      const double t245 = t18 * t177 - t46 * t182;
      const double t246 = t46 * t183 - t19 * t177;
      const double t247 = t187 * t202 * (t180 * t184 * t203 * t203 + t203 * t203 * t204 * t245 + t203 * t203 *
          t205 * t246);
      const double t248 = t70 * t177 - t84 * t182;
      const double t249 = t84 * t183 - t71 * t177;
      const double t250 = t198 * t207 * (t193 * t195 * t208 * t208 + t208 * t208 * t209 * t248 + t208 * t208 *
          t210 * t249);
      const double t251 = t247 + 0.2679491924311227 * t250;
      const double t252 = t112 * t214 - t122 * t216;
      const double t253 = t122 * t217 - t113 * t214;
      const double t254 = t221 * t233 * (t215 * t218 * t234 * t234 + t234 * t234 * t235 * t252 + t234 * t234 *
          t236 * t253);
      const double t255 = t131 * t214 - t135 * t216;
      const double t256 = t135 * t217 - t132 * t214;
      const double t257 = t229 * t238 * (t225 * t226 * t239 * t239 + t239 * t239 * t240 * t255 + t239 * t239 *
          t241 * t256);
      const double t258 = t254 + 0.2679491924311227 * t257;
      const double t259 = 0.39433756729740643 * t251 + 0.10566243270259355 * t258;
      const double t260 = t187 * t202 * (t184 * t184 * t203 * t203 + t203 * t203 * t245 * t245 + t203 * t203 *
          t246 * t246);
      const double t261 = t198 * t207 * (t195 * t195 * t208 * t208 + t208 * t208 * t248 * t248 + t208 * t208 *
          t249 * t249);
      const double t262 = t221 * t233 * (t218 * t218 * t234 * t234 + t234 * t234 * t252 * t252 + t234 * t234 *
          t253 * t253);
      const double t263 = t229 * t238 * (t226 * t226 * t239 * t239 + t239 * t239 * t255 * t255 + t239 * t239 *
          t256 * t256);
      const double t264 = (t260 + 0.07179676972449082 * t261) + (t262 + 0.07179676972449082 * t263);
      const double t265 = 0.3110042339640731 * (t213 + 0.07179676972449082 * t244) - 0.7886751345948129 * t259
          - 0.15550211698203656 * t264;
      const double t266 = t30 * t37 - t6 * t22;
      const double t267 = t6 * t13 - t30 * t44;
      const double t268 = t49 * t97 * (t23 * t47 * t98 * t98 + t98 * t98 * t99 * t266 + t98 * t98 * t100 *
          t267);
      const double t269 = t37 * t82 - t6 * t74;
      const double t270 = t6 * t65 - t44 * t82;
      const double t271 = t87 * t102 * (t75 * t85 * t103 * t103 + t103 * t103 * t104 * t269 + t103 * t103 *
          t105 * t270);
      const double t272 = t268 + 0.2679491924311227 * t271;
      const double t273 = t30 * t117 - t22 * t111;
      const double t274 = t13 * t111 - t30 * t120;
      const double t275 = t125 * t144 * (t114 * t123 * t145 * t145 + t145 * t145 * t146 * t273 + t145 * t145 *
          t147 * t274);
      const double t276 = t82 * t117 - t74 * t111;
      const double t277 = t65 * t111 - t82 * t120;
      const double t278 = t138 * t149 * (t133 * t136 * t150 * t150 + t150 * t150 * t151 * t276 + t150 * t150 *
          t152 * t277);
      const double t279 = t275 + 0.2679491924311227 * t278;
      const double t280 = 0.39433756729740643 * t272 + 0.028312163512967795 * t279;
      const double t281 = t49 * t97 * (t45 * t47 * t98 * t98 + t98 * t98 * t156 * t266 + t98 * t98 * t157 *
          t267);
      const double t282 = t87 * t102 * (t83 * t85 * t103 * t103 + t103 * t103 * t159 * t269 + t103 * t103 *
          t160 * t270);
      const double t283 = t281 + 0.07179676972449082 * t282;
      const double t284 = t125 * t144 * (t121 * t123 * t145 * t145 + t145 * t145 * t163 * t273 + t145 * t145 *
          t164 * t274);
      const double t285 = t138 * t149 * (t134 * t136 * t150 * t150 + t150 * t150 * t166 * t276 + t150 * t150 *
          t167 * t277);
      const double t286 = t284 + 0.07179676972449082 * t285;
      const double t287 = 0.3110042339640731 * t283 + 0.08333333333333333 * t286;
      const double t288 = 0.3110042339640731 * t280 + 0.39433756729740643 * t287;
      const double t289 = t181 * t182 - t177 * t179;
      const double t290 = t177 * t178 - t181 * t183;
      const double t291 = t187 * t202 * (t180 * t185 * t203 * t203 + t203 * t203 * t204 * t289 + t203 * t203 *
          t205 * t290);
      const double t292 = t182 * t194 - t177 * t192;
      const double t293 = t177 * t191 - t183 * t194;
      const double t294 = t198 * t207 * (t193 * t196 * t208 * t208 + t208 * t208 * t209 * t292 + t208 * t208 *
          t210 * t293);
      const double t295 = t291 + 0.2679491924311227 * t294;
      const double t296 = t181 * t216 - t179 * t214;
      const double t297 = t178 * t214 - t181 * t217;
      const double t298 = t221 * t233 * (t215 * t219 * t234 * t234 + t234 * t234 * t235 * t296 + t234 * t234 *
          t236 * t297);
      const double t299 = t194 * t216 - t192 * t214;
      const double t300 = t191 * t214 - t194 * t217;
      const double t301 = t229 * t238 * (t225 * t227 * t239 * t239 + t239 * t239 * t240 * t299 + t239 * t239 *
          t241 * t300);
      const double t302 = t298 + 0.2679491924311227 * t301;
      const double t303 = 0.39433756729740643 * t295 + 0.028312163512967795 * t302;
      const double t304 = t187 * t202 * (t184 * t185 * t203 * t203 + t203 * t203 * t245 * t289 + t203 * t203 *
          t246 * t290);
      const double t305 = t198 * t207 * (t195 * t196 * t208 * t208 + t208 * t208 * t248 * t292 + t208 * t208 *
          t249 * t293);
      const double t306 = t304 + 0.07179676972449082 * t305;
      const double t307 = t221 * t233 * (t218 * t219 * t234 * t234 + t234 * t234 * t252 * t296 + t234 * t234 *
          t253 * t297);
      const double t308 = t229 * t238 * (t226 * t227 * t239 * t239 + t239 * t239 * t255 * t299 + t239 * t239 *
          t256 * t300);
      const double t309 = t307 + 0.07179676972449082 * t308;
      const double t310 = 0.3110042339640731 * t306 + 0.08333333333333333 * t309;
      const double t311 = 0.3110042339640731 * t303 + 0.39433756729740643 * t310;
      const double t312 = t288 + 0.2679491924311227 * t311;
      const double t313 = t49 * t97 * (t47 * t47 * t98 * t98 + t98 * t98 * t266 * t266 + t98 * t98 * t267 *
          t267);
      const double t314 = t87 * t102 * (t85 * t85 * t103 * t103 + t103 * t103 * t269 * t269 + t103 * t103 *
          t270 * t270);
      const double t315 = t313 + 0.07179676972449082 * t314;
      const double t316 = t125 * t144 * (t123 * t123 * t145 * t145 + t145 * t145 * t273 * t273 + t145 * t145 *
          t274 * t274);
      const double t317 = t138 * t149 * (t136 * t136 * t150 * t150 + t150 * t150 * t276 * t276 + t150 * t150 *
          t277 * t277);
      const double t318 = t316 + 0.07179676972449082 * t317;
      const double t319 = t187 * t202 * (t185 * t185 * t203 * t203 + t203 * t203 * t289 * t289 + t203 * t203 *
          t290 * t290);
      const double t320 = t198 * t207 * (t196 * t196 * t208 * t208 + t208 * t208 * t292 * t292 + t208 * t208 *
          t293 * t293);
      const double t321 = t319 + 0.07179676972449082 * t320;
      const double t322 = t221 * t233 * (t219 * t219 * t234 * t234 + t234 * t234 * t296 * t296 + t234 * t234 *
          t297 * t297);
      const double t323 = t229 * t238 * (t227 * t227 * t239 * t239 + t239 * t239 * t299 * t299 + t239 * t239 *
          t300 * t300);
      const double t324 = t322 + 0.07179676972449082 * t323;
      const double t325 = (0.3110042339640731 * t315 + 0.022329099369260225 * t318) + (0.3110042339640731 *
          t321 + 0.022329099369260225 * t324);
      const double t326 = 0.5 * t107 + 0.08333333333333333 * (t58 + t96);
      const double t327 = 0.5 * t154 + 0.08333333333333333 * (t130 + t143);
      const double t328 = t158 + 3.732050807568877 * t161;
      const double t329 = t165 + 3.732050807568877 * t168;
      const double t330 = 0.10566243270259355 * t328 + 0.028312163512967795 * t329;
      const double t331 = (t171 + t172) + (t173 + t174);
      const double t332 = 0.39433756729740643 * t170 + 0.3110042339640731 * (t326 + 0.07179676972449082 *
          t327) - 0.39433756729740643 * t330 - 0.041666666666666664 * t331;
      const double t333 = 0.5 * t212 + 0.08333333333333333 * (t190 + t201);
      const double t334 = 0.5 * t243 + 0.08333333333333333 * (t224 + t232);
      const double t335 = t247 + 3.732050807568877 * t250;
      const double t336 = t254 + 3.732050807568877 * t257;
      const double t337 = 0.10566243270259355 * t335 + 0.028312163512967795 * t336;
      const double t338 = (t260 + t261) + (t262 + t263);
      const double t339 = 0.39433756729740643 * t259 + 0.3110042339640731 * (t333 + 0.07179676972449082 *
          t334) - 0.39433756729740643 * t337 - 0.041666666666666664 * t338;
      const double t340 = t268 + 3.732050807568877 * t271;
      const double t341 = t275 + 3.732050807568877 * t278;
      const double t342 = 0.10566243270259355 * t340 + 0.007586221349277619 * t341;
      const double t343 = t281 + t282;
      const double t344 = t284 + t285;
      const double t345 = 0.08333333333333333 * t343 + 0.022329099369260225 * t344;
      const double t346 = 0.3110042339640731 * t342 + 0.39433756729740643 * t345;
      const double t347 = t291 + 3.732050807568877 * t294;
      const double t348 = t298 + 3.732050807568877 * t301;
      const double t349 = 0.10566243270259355 * t347 + 0.007586221349277619 * t348;
      const double t350 = t304 + t305;
      const double t351 = t307 + t308;
      const double t352 = 0.08333333333333333 * t350 + 0.022329099369260225 * t351;
      const double t353 = 0.3110042339640731 * t349 + 0.39433756729740643 * t352;
      const double t354 = t346 + 0.2679491924311227 * t353;
      const double t355 = 0.3110042339640731 * t280 - 0.39433756729740643 * t345;
      const double t356 = 0.3110042339640731 * t303 - 0.39433756729740643 * t352;
      const double t357 = t355 + 0.2679491924311227 * t356;
      const double t358 = t313 + t314;
      const double t359 = t316 + t317;
      const double t360 = t319 + t320;
      const double t361 = t322 + t323;
      const double t362 = (0.08333333333333333 * t358 + 0.005983064143707569 * t359) + (0.08333333333333333 *
          t360 + 0.005983064143707569 * t361);
      const double t363 = -(0.3110042339640731 * (t332 + 0.07179676972449082 * t339) + 0.39433756729740643 *
          t357 - 0.39433756729740643 * t354 - 0.15550211698203656 * t362);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(-(0.3110042339640731 * (t176 +
          0.07179676972449082 * t265) - 0.7886751345948129 * t312 - 0.15550211698203656 * t325), t363);
      const double t364 = 0.39433756729740643 * t162 + 1.4716878364870323 * t169;
      const double t365 = 0.39433756729740643 * t170 + 0.15550211698203656 * t175 + 0.08333333333333333 *
          (t108 + t155) - 0.10566243270259355 * t364;
      const double t366 = 0.39433756729740643 * t251 + 1.4716878364870323 * t258;
      const double t367 = 0.39433756729740643 * t259 + 0.15550211698203656 * t264 + 0.08333333333333333 *
          (t213 + t244) - 0.10566243270259355 * t366;
      const double t368 = t272 + t279;
      const double t369 = 0.3110042339640731 * t283 + 1.160683602522959 * t286;
      const double t370 = 0.032861463941450536 * t368 + 0.10566243270259355 * t369;
      const double t371 = t295 + t302;
      const double t372 = 0.3110042339640731 * t306 + 1.160683602522959 * t309;
      const double t373 = 0.032861463941450536 * t371 + 0.10566243270259355 * t372;
      const double t374 = t370 + 0.2679491924311227 * t373;
      const double t375 = 0.39433756729740643 * t287 - 0.032861463941450536 * t368;
      const double t376 = 0.39433756729740643 * t310 - 0.032861463941450536 * t371;
      const double t377 = t375 + 0.2679491924311227 * t376;
      const double t378 = (t315 + t318) + (t321 + t324);
      const double t379 = -(0.3110042339640731 * (t365 + 0.07179676972449082 * t367) + 0.39433756729740643 *
          t377 - 0.39433756729740643 * t374 - 0.012958509748503046 * t378);
      const double t380 = t326 + t327;
      const double t381 = 0.39433756729740643 * t330 + 0.041666666666666664 * t331 + 0.10566243270259355 *
          t364 + 0.08333333333333333 * t380;
      const double t382 = t333 + t334;
      const double t383 = 0.39433756729740643 * t337 + 0.041666666666666664 * t338 + 0.10566243270259355 *
          t366 + 0.08333333333333333 * t382;
      const double t384 = t340 + t341;
      const double t385 = 0.08333333333333333 * t343 + 0.3110042339640731 * t344;
      const double t386 = 0.00880520272521613 * t384 + 0.10566243270259355 * t385;
      const double t387 = t347 + t348;
      const double t388 = 0.08333333333333333 * t350 + 0.3110042339640731 * t351;
      const double t389 = 0.00880520272521613 * t387 + 0.10566243270259355 * t388;
      const double t390 = t386 + 0.2679491924311227 * t389;
      const double t391 = 0.39433756729740643 * t345 + 0.032861463941450536 * t368;
      const double t392 = 0.39433756729740643 * t352 + 0.032861463941450536 * t371;
      const double t393 = t391 + 0.2679491924311227 * t392;
      const double t394 = (t358 + t359) + (t360 + t361);
      const double t395 = -(0.3110042339640731 * (t381 + 0.07179676972449082 * t383) + 0.39433756729740643 *
          t393 - 0.39433756729740643 * t390 - 0.003472222222222222 * t394);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t379, t395);
      const double t396 = t288 + 3.732050807568877 * t311;
      const double t397 = -(0.39433756729740643 * t312 + 0.15550211698203656 * t325 + 0.08333333333333333 *
          (t176 + t265) - 0.10566243270259355 * t396);
      const double t398 = t332 + t339;
      const double t399 = t355 + 3.732050807568877 * t356;
      const double t400 = -(0.39433756729740643 * t354 + 0.15550211698203656 * t362 + 0.08333333333333333 *
          t398 + 0.10566243270259355 * t399);
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t397, t400);
      const double t401 = t365 + t367;
      const double t402 = t375 + 3.732050807568877 * t376;
      const double t403 = -(0.39433756729740643 * t374 + 0.012958509748503046 * t378 + 0.08333333333333333 *
          t401 + 0.10566243270259355 * t402);
      const double t404 = t381 + t383;
      const double t405 = t391 + 3.732050807568877 * t392;
      const double t406 = -(0.39433756729740643 * t390 + 0.003472222222222222 * t394 + 0.08333333333333333 *
          t404 + 0.10566243270259355 * t405);
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t403, t406);
      const double t407 = 0.5 * t107 - 0.022329099369260225 * (t58 + 13.928203230275509 * t96);
      const double t408 = 0.5 * t154 - 0.022329099369260225 * (t130 + 13.928203230275509 * t143);
      const double t409 = (t171 + 13.928203230275509 * t172) + (t173 + 13.928203230275509 * t174);
      const double t410 = 0.7886751345948129 * t330 - 0.3110042339640731 * (t407 + 0.07179676972449082 * t408)
          - 0.011164549684630112 * t409;
      const double t411 = 0.5 * t212 - 0.022329099369260225 * (t190 + 13.928203230275509 * t201);
      const double t412 = 0.5 * t243 - 0.022329099369260225 * (t224 + 13.928203230275509 * t232);
      const double t413 = (t260 + 13.928203230275509 * t261) + (t262 + 13.928203230275509 * t263);
      const double t414 = 0.7886751345948129 * t337 - 0.3110042339640731 * (t411 + 0.07179676972449082 * t412)
          - 0.011164549684630112 * t413;
      const double t415 = t281 + 13.928203230275509 * t282;
      const double t416 = t284 + 13.928203230275509 * t285;
      const double t417 = 0.022329099369260225 * t415 + 0.005983064143707569 * t416;
      const double t418 = 0.3110042339640731 * t342 - 0.39433756729740643 * t417;
      const double t419 = t304 + 13.928203230275509 * t305;
      const double t420 = t307 + 13.928203230275509 * t308;
      const double t421 = 0.022329099369260225 * t419 + 0.005983064143707569 * t420;
      const double t422 = 0.3110042339640731 * t349 - 0.39433756729740643 * t421;
      const double t423 = t418 + 0.2679491924311227 * t422;
      const double t424 = t313 + 13.928203230275509 * t314;
      const double t425 = t316 + 13.928203230275509 * t317;
      const double t426 = t319 + 13.928203230275509 * t320;
      const double t427 = t322 + 13.928203230275509 * t323;
      const double t428 = (0.022329099369260225 * t424 + 0.0016031572055700497 * t425) + (0.022329099369260225
          * t426 + 0.0016031572055700497 * t427);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t363, -(0.3110042339640731 * (t410 +
          0.07179676972449082 * t414) + 0.7886751345948129 * t423 - 0.15550211698203656 * t428));
      const double t429 = 0.10566243270259355 * t328 + 0.39433756729740643 * t329;
      const double t430 = 0.39433756729740643 * t170 + 0.10566243270259355 * t429 - 0.041666666666666664 *
          t331 - 0.08333333333333333 * t380;
      const double t431 = 0.10566243270259355 * t335 + 0.39433756729740643 * t336;
      const double t432 = 0.39433756729740643 * t259 + 0.10566243270259355 * t431 - 0.041666666666666664 *
          t338 - 0.08333333333333333 * t382;
      const double t433 = 0.39433756729740643 * t345 - 0.00880520272521613 * t384;
      const double t434 = 0.39433756729740643 * t352 - 0.00880520272521613 * t387;
      const double t435 = t433 + 0.2679491924311227 * t434;
      const double t436 = 0.032861463941450536 * t368 - 0.10566243270259355 * t385;
      const double t437 = 0.032861463941450536 * t371 - 0.10566243270259355 * t388;
      const double t438 = t436 + 0.2679491924311227 * t437;
      const double t439 = 0.003472222222222222 * t394 + 0.3110042339640731 * (t430 + 0.07179676972449082 *
          t432) - 0.39433756729740643 * t435 - 0.39433756729740643 * t438;
      const double t440 = 0.39433756729740643 * t330 + 0.08333333333333333 * (t407 + t408) -
          0.011164549684630112 * t409 - 0.10566243270259355 * t429;
      const double t441 = 0.39433756729740643 * t337 + 0.08333333333333333 * (t411 + t412) -
          0.011164549684630112 * t413 - 0.10566243270259355 * t431;
      const double t442 = 0.022329099369260225 * t415 + 0.08333333333333333 * t416;
      const double t443 = 0.00880520272521613 * t384 - 0.10566243270259355 * t442;
      const double t444 = 0.022329099369260225 * t419 + 0.08333333333333333 * t420;
      const double t445 = 0.00880520272521613 * t387 - 0.10566243270259355 * t444;
      const double t446 = t443 + 0.2679491924311227 * t445;
      const double t447 = 0.00880520272521613 * t384 + 0.39433756729740643 * t417;
      const double t448 = 0.00880520272521613 * t387 + 0.39433756729740643 * t421;
      const double t449 = t447 + 0.2679491924311227 * t448;
      const double t450 = (t424 + t425) + (t426 + t427);
      const double t451 = 0.3110042339640731 * (t440 + 0.07179676972449082 * t441) + 0.0009303791403858428 *
          t450 - 0.39433756729740643 * t446 - 0.39433756729740643 * t449;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t439, t451);
      const double t452 = t346 + 3.732050807568877 * t353;
      const double t453 = 0.39433756729740643 * t357 + 0.10566243270259355 * t452 - 0.15550211698203656 * t362
          - 0.08333333333333333 * t398;
      const double t454 = t418 + 3.732050807568877 * t422;
      const double t455 = 0.39433756729740643 * t423 - 0.15550211698203656 * t428 - 0.08333333333333333 *
          (t410 + t414) - 0.10566243270259355 * t454;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t453, t455);
      const double t456 = t430 + t432;
      const double t457 = t433 + 3.732050807568877 * t434;
      const double t458 = -(0.003472222222222222 * t394 + 0.10566243270259355 * t457 - 0.39433756729740643 *
          t438 - 0.08333333333333333 * t456);
      const double t459 = t440 + t441;
      const double t460 = t447 + 3.732050807568877 * t448;
      const double t461 = 0.39433756729740643 * t446 + 0.08333333333333333 * t459 - 0.0009303791403858428 *
          t450 - 0.10566243270259355 * t460;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t458, t461);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t379, t439);
      const double t462 = 0.15550211698203656 * t175 - 0.2113248654051871 * t364 - 0.022329099369260225 *
          (t108 + 13.928203230275509 * t155);
      const double t463 = 0.15550211698203656 * t264 - 0.2113248654051871 * t366 - 0.022329099369260225 *
          (t213 + 13.928203230275509 * t244);
      const double t464 = 0.39433756729740643 * t272 + 5.4924137786507226 * t279;
      const double t465 = 0.10566243270259355 * t369 - 0.022329099369260225 * t464;
      const double t466 = 0.39433756729740643 * t295 + 5.4924137786507226 * t302;
      const double t467 = 0.10566243270259355 * t372 - 0.022329099369260225 * t466;
      const double t468 = t465 + 0.2679491924311227 * t467;
      const double t469 = (0.3110042339640731 * t315 + 4.331730176127763 * t318) + (0.3110042339640731 * t321
          + 4.331730176127763 * t324);
      const double t470 = 0.041666666666666664 * t331 + 0.10566243270259355 * t364 - 0.10566243270259355 *
          t429 - 0.022329099369260225 * (t326 + 13.928203230275509 * t327);
      const double t471 = 0.041666666666666664 * t338 + 0.10566243270259355 * t366 - 0.10566243270259355 *
          t431 - 0.022329099369260225 * (t333 + 13.928203230275509 * t334);
      const double t472 = 0.10566243270259355 * t340 + 1.4716878364870323 * t341;
      const double t473 = 0.10566243270259355 * t385 - 0.022329099369260225 * t472;
      const double t474 = 0.10566243270259355 * t347 + 1.4716878364870323 * t348;
      const double t475 = 0.10566243270259355 * t388 - 0.022329099369260225 * t474;
      const double t476 = t473 + 0.2679491924311227 * t475;
      const double t477 = 0.10566243270259355 * t385 + 0.022329099369260225 * t464;
      const double t478 = 0.10566243270259355 * t388 + 0.022329099369260225 * t466;
      const double t479 = t477 + 0.2679491924311227 * t478;
      const double t480 = (0.08333333333333333 * t358 + 1.160683602522959 * t359) + (0.08333333333333333 *
          t360 + 1.160683602522959 * t361);
      const double t481 = 0.3110042339640731 * (t470 + 0.07179676972449082 * t471) + 0.011164549684630112 *
          t480 - 0.39433756729740643 * t476 - 0.39433756729740643 * t479;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t462 +
          0.07179676972449082 * t463) + 0.011164549684630112 * t469 - 0.7886751345948129 * t468, t481);
      const double t482 = t370 + 3.732050807568877 * t373;
      const double t483 = 0.39433756729740643 * t377 + 0.10566243270259355 * t482 - 0.012958509748503046 *
          t378 - 0.08333333333333333 * t401;
      const double t484 = t436 + 3.732050807568877 * t437;
      const double t485 = -(0.003472222222222222 * t394 + 0.10566243270259355 * t484 - 0.39433756729740643 *
          t435 - 0.08333333333333333 * t456);
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t483, t485);
      const double t486 = t465 + 3.732050807568877 * t467;
      const double t487 = 0.39433756729740643 * t468 + 0.08333333333333333 * (t462 + t463) -
          0.011164549684630112 * t469 - 0.10566243270259355 * t486;
      const double t488 = t470 + t471;
      const double t489 = t477 + 3.732050807568877 * t478;
      const double t490 = 0.39433756729740643 * t476 + 0.08333333333333333 * t488 - 0.011164549684630112 *
          t480 - 0.10566243270259355 * t489;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t487, t490);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t395, t451);
      const double t491 = 0.011164549684630112 * t409 + 0.2113248654051871 * t429 + 0.022329099369260225 *
          (t407 + 13.928203230275509 * t408);
      const double t492 = 0.011164549684630112 * t413 + 0.2113248654051871 * t431 + 0.022329099369260225 *
          (t411 + 13.928203230275509 * t412);
      const double t493 = 0.10566243270259355 * t442 + 0.022329099369260225 * t472;
      const double t494 = 0.10566243270259355 * t444 + 0.022329099369260225 * t474;
      const double t495 = t493 + 0.2679491924311227 * t494;
      const double t496 = (0.022329099369260225 * t424 + 0.3110042339640731 * t425) + (0.022329099369260225 *
          t426 + 0.3110042339640731 * t427);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t481, 0.3110042339640731 * (t491 +
          0.07179676972449082 * t492) + 0.011164549684630112 * t496 - 0.7886751345948129 * t495);
      const double t497 = t386 + 3.732050807568877 * t389;
      const double t498 = 0.39433756729740643 * t393 + 0.10566243270259355 * t497 - 0.003472222222222222 *
          t394 - 0.08333333333333333 * t404;
      const double t499 = t443 + 3.732050807568877 * t445;
      const double t500 = 0.39433756729740643 * t449 + 0.08333333333333333 * t459 - 0.0009303791403858428 *
          t450 - 0.10566243270259355 * t499;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t498, t500);
      const double t501 = t473 + 3.732050807568877 * t475;
      const double t502 = 0.39433756729740643 * t479 + 0.08333333333333333 * t488 - 0.011164549684630112 *
          t480 - 0.10566243270259355 * t501;
      const double t503 = t493 + 3.732050807568877 * t494;
      const double t504 = 0.39433756729740643 * t495 + 0.08333333333333333 * (t491 + t492) -
          0.011164549684630112 * t496 - 0.10566243270259355 * t503;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t502, t504);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t397, t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t483, t498);
      const double t505 = 0.15550211698203656 * t362 + 0.10566243270259355 * t399 - 0.10566243270259355 * t452
          - 0.022329099369260225 * (t332 + 13.928203230275509 * t339);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t325 -
          0.2113248654051871 * t396 - 0.022329099369260225 * (t176 + 13.928203230275509 * t265), t505);
      const double t506 = 0.012958509748503046 * t378 + 0.10566243270259355 * t402 - 0.10566243270259355 *
          t482 - 0.022329099369260225 * (t365 + 13.928203230275509 * t367);
      const double t507 = 0.003472222222222222 * t394 + 0.10566243270259355 * t405 - 0.10566243270259355 *
          t497 - 0.022329099369260225 * (t381 + 13.928203230275509 * t383);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t506, t507);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t400, t455);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t485, t500);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t505, 0.15550211698203656 * t428 +
          0.2113248654051871 * t454 - 0.022329099369260225 * (t410 + 13.928203230275509 * t414));
      const double t508 = 0.003472222222222222 * t394 + 0.10566243270259355 * t457 + 0.10566243270259355 *
          t484 + 0.022329099369260225 * (t430 + 13.928203230275509 * t432);
      const double t509 = 0.0009303791403858428 * t450 + 0.10566243270259355 * t460 + 0.10566243270259355 *
          t499 + 0.022329099369260225 * (t440 + 13.928203230275509 * t441);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t508, t509);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t403, t458);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t487, t502);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t506, t508);
      const double t510 = 0.011164549684630112 * t480 + 0.10566243270259355 * t489 + 0.10566243270259355 *
          t501 + 0.022329099369260225 * (t470 + 13.928203230275509 * t471);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t469 +
          0.2113248654051871 * t486 + 0.022329099369260225 * (t462 + 13.928203230275509 * t463), t510);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t406, t461);
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t490, t504);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t507, t509);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t510, 0.011164549684630112 * t496 +
          0.2113248654051871 * t503 + 0.022329099369260225 * (t491 + 13.928203230275509 * t492));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[32 * group_first + k], reinterpret_cast<const
          double2*>(tile)[33 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int phase_change_j_q1_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(phase_change_j_q1_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_q1_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"T", "Q1", 8, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_q1_hexahedron_f64_element_tensor_hip_descriptor = {
    "phase_change_j_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
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
    64,                                        // entries_per_cell
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
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    512,                                       // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    33792,                                     // shared_bytes
    2201.0,                                    // flops_per_cell
    632.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
