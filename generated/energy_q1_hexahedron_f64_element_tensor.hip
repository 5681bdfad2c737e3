// energy_q1_hexahedron_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file energy.form:
//   | """Energy of Poisson's problem, the functional whose minimum solves it (arity 0)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   |
//   | M = (inner(grad(u), grad(u)) / 2 - f * u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   u       coefficient, Q1, 8 dofs
//   f       coefficient, Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1496 flops
//   sum_factorised  1016 flops <- taken
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
//   flops       1016
//   bytes       192 (184 read, 8 written)
//   flops/byte  5.29
//   shared      512 bytes a block of 64 threads
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
energy_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[64];
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
      const double u_0 = u[8 * cell];
      const double u_1 = u[8 * cell + 1];
      const double t49 = 0.7886751345948129 * u_0 + 0.2113248654051871 * u_1;
      const double u_2 = u[8 * cell + 2];
      const double u_3 = u[8 * cell + 3];
      const double t50 = 0.7886751345948129 * u_2 + 0.2113248654051871 * u_3;
      const double t51 = 0.7886751345948129 * t49 + 0.2113248654051871 * t50;
      const double u_4 = u[8 * cell + 4];
      const double u_5 = u[8 * cell + 5];
      const double t52 = 0.7886751345948129 * u_4 + 0.2113248654051871 * u_5;
      const double u_6 = u[8 * cell + 6];
      const double u_7 = u[8 * cell + 7];
      const double t53 = 0.7886751345948129 * u_6 + 0.2113248654051871 * u_7;
      const double t54 = 0.7886751345948129 * t52 + 0.2113248654051871 * t53;
      const double f_0 = f[8 * cell];
      const double f_1 = f[8 * cell + 1];
      const double t55 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
      const double f_2 = f[8 * cell + 2];
      const double f_3 = f[8 * cell + 3];
      const double t56 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
      const double t57 = 0.7886751345948129 * t55 + 0.2113248654051871 * t56;
      const double f_4 = f[8 * cell + 4];
      const double f_5 = f[8 * cell + 5];
      const double t58 = 0.7886751345948129 * f_4 + 0.2113248654051871 * f_5;
      const double f_6 = f[8 * cell + 6];
      const double f_7 = f[8 * cell + 7];
      const double t59 = 0.7886751345948129 * f_6 + 0.2113248654051871 * f_7;
      const double t60 = 0.7886751345948129 * t58 + 0.2113248654051871 * t59;
      const double t61 = u_0 - u_1;
      const double t62 = u_2 - u_3;
      const double t63 = 0.7886751345948129 * t61 + 0.2113248654051871 * t62;
      const double t64 = u_4 - u_5;
      const double t65 = u_6 - u_7;
      const double t66 = 0.7886751345948129 * t64 + 0.2113248654051871 * t65;
      const double t67 = 0.7886751345948129 * t63 + 0.2113248654051871 * t66;
      const double t68 = 1.0 / t48;
      const double t69 = t49 - t50;
      const double t70 = t52 - t53;
      const double t71 = 0.7886751345948129 * t69 + 0.2113248654051871 * t70;
      const double t72 = t51 - t54;
      const double t73 = t23 * t67 * t68 + t45 * t68 * t71 + t47 * t68 * t72;
      const double t74 = t67 * t68 * (t22 * t46 - t18 * t30) + t68 * t71 * (t6 * t18 - t37 * t46) + t68 * t72
          * (t30 * t37 - t6 * t22);
      const double t75 = t67 * t68 * (t19 * t30 - t13 * t46) + t68 * t71 * (t44 * t46 - t6 * t19) + t68 * t72
          * (t6 * t13 - t30 * t44);
      const double t76 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t77 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t78 = t76 - t77;
      const double t79 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t80 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t81 = t79 - t80;
      const double t82 = 0.7886751345948129 * t78 + 0.2113248654051871 * t81;
      const double t83 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t84 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t85 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t86 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t87 = (0.7886751345948129 * t83 + 0.2113248654051871 * t84) - (0.7886751345948129 * t85 +
          0.2113248654051871 * t86);
      const double t88 = (0.7886751345948129 * t76 + 0.2113248654051871 * t77) - (0.7886751345948129 * t79 +
          0.2113248654051871 * t80);
      const double t89 = t83 - t84;
      const double t90 = t85 - t86;
      const double t91 = 0.7886751345948129 * t89 + 0.2113248654051871 * t90;
      const double t92 = t82 * t87 - t88 * t91;
      const double t93 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t94 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t95 = t93 - t94;
      const double t96 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t97 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t98 = t96 - t97;
      const double t99 = 0.7886751345948129 * t95 + 0.2113248654051871 * t98;
      const double t100 = t37 * t88 - t44 * t87;
      const double t101 = (0.7886751345948129 * t93 + 0.2113248654051871 * t94) - (0.7886751345948129 * t96 +
          0.2113248654051871 * t97);
      const double t102 = t44 * t91 - t37 * t82;
      const double t103 = t6 * t92 + t99 * t100 + t101 * t102;
      const double t104 = 0.2113248654051871 * u_0 + 0.7886751345948129 * u_1;
      const double t105 = 0.2113248654051871 * u_2 + 0.7886751345948129 * u_3;
      const double t106 = 0.7886751345948129 * t104 + 0.2113248654051871 * t105;
      const double t107 = 0.2113248654051871 * u_4 + 0.7886751345948129 * u_5;
      const double t108 = 0.2113248654051871 * u_6 + 0.7886751345948129 * u_7;
      const double t109 = 0.7886751345948129 * t107 + 0.2113248654051871 * t108;
      const double t110 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
      const double t111 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
      const double t112 = 0.7886751345948129 * t110 + 0.2113248654051871 * t111;
      const double t113 = 0.2113248654051871 * f_4 + 0.7886751345948129 * f_5;
      const double t114 = 0.2113248654051871 * f_6 + 0.7886751345948129 * f_7;
      const double t115 = 0.7886751345948129 * t113 + 0.2113248654051871 * t114;
      const double t116 = 1.0 / t103;
      const double t117 = t104 - t105;
      const double t118 = t107 - t108;
      const double t119 = 0.7886751345948129 * t117 + 0.2113248654051871 * t118;
      const double t120 = t106 - t109;
      const double t121 = t67 * t92 * t116 + t100 * t116 * t119 + t102 * t116 * t120;
      const double t122 = t67 * t116 * (t91 * t101 - t87 * t99) + t116 * t119 * (t6 * t87 - t37 * t101) + t116
          * t120 * (t37 * t99 - t6 * t91);
      const double t123 = t67 * t116 * (t88 * t99 - t82 * t101) + t116 * t119 * (t44 * t101 - t6 * t88) + t116
          * t120 * (t6 * t82 - t44 * t99);
      const double t124 = std::fabs(-t48) * ((0.7886751345948129 * t51 + 0.2113248654051871 * t54) *
          (0.7886751345948129 * t57 + 0.2113248654051871 * t60) - 0.5 * (t73 * t73 + t74 * t74 + t75 * t75)) +
          std::fabs(-t103) * ((0.7886751345948129 * t106 + 0.2113248654051871 * t109) * (0.7886751345948129 *
          t112 + 0.2113248654051871 * t115) - 0.5 * (t121 * t121 + t122 * t122 + t123 * t123));
      const double t125 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t126 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t127 = 0.7886751345948129 * t125 + 0.2113248654051871 * t126;
      const double t128 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t129 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t130 = t13 * t128 - t22 * t129;
      const double t131 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t132 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t133 = 0.7886751345948129 * t131 + 0.2113248654051871 * t132;
      const double t134 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t135 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t136 = 0.7886751345948129 * t134 + 0.2113248654051871 * t135;
      const double t137 = t129 * t133 - t128 * t136;
      const double t138 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t139 = t22 * t136 - t13 * t133;
      const double t140 = t127 * t130 + t30 * t137 + t138 * t139;
      const double t141 = 0.2113248654051871 * t49 + 0.7886751345948129 * t50;
      const double t142 = 0.2113248654051871 * t52 + 0.7886751345948129 * t53;
      const double t143 = 0.2113248654051871 * t55 + 0.7886751345948129 * t56;
      const double t144 = 0.2113248654051871 * t58 + 0.7886751345948129 * t59;
      const double t145 = 0.2113248654051871 * t61 + 0.7886751345948129 * t62;
      const double t146 = 0.2113248654051871 * t64 + 0.7886751345948129 * t65;
      const double t147 = 0.7886751345948129 * t145 + 0.2113248654051871 * t146;
      const double t148 = 1.0 / t140;
      const double t149 = t141 - t142;
      const double t150 = t130 * t147 * t148 + t71 * t137 * t148 + t139 * t148 * t149;
      const double t151 = t147 * t148 * (t22 * t138 - t30 * t128) + t71 * t148 * (t127 * t128 - t133 * t138) +
          t148 * t149 * (t30 * t133 - t22 * t127);
      const double t152 = t147 * t148 * (t30 * t129 - t13 * t138) + t71 * t148 * (t136 * t138 - t127 * t129) +
          t148 * t149 * (t13 * t127 - t30 * t136);
      const double t153 = (0.2113248654051871 * t83 + 0.7886751345948129 * t84) - (0.2113248654051871 * t85 +
          0.7886751345948129 * t86);
      const double t154 = (0.2113248654051871 * t76 + 0.7886751345948129 * t77) - (0.2113248654051871 * t79 +
          0.7886751345948129 * t80);
      const double t155 = t82 * t153 - t91 * t154;
      const double t156 = t133 * t154 - t136 * t153;
      const double t157 = (0.2113248654051871 * t93 + 0.7886751345948129 * t94) - (0.2113248654051871 * t96 +
          0.7886751345948129 * t97);
      const double t158 = t91 * t136 - t82 * t133;
      const double t159 = t127 * t155 + t99 * t156 + t157 * t158;
      const double t160 = 0.2113248654051871 * t104 + 0.7886751345948129 * t105;
      const double t161 = 0.2113248654051871 * t107 + 0.7886751345948129 * t108;
      const double t162 = 0.2113248654051871 * t110 + 0.7886751345948129 * t111;
      const double t163 = 0.2113248654051871 * t113 + 0.7886751345948129 * t114;
      const double t164 = 1.0 / t159;
      const double t165 = t160 - t161;
      const double t166 = t147 * t155 * t164 + t119 * t156 * t164 + t158 * t164 * t165;
      const double t167 = t147 * t164 * (t91 * t157 - t99 * t153) + t119 * t164 * (t127 * t153 - t133 * t157)
          + t164 * t165 * (t99 * t133 - t91 * t127);
      const double t168 = t147 * t164 * (t99 * t154 - t82 * t157) + t119 * t164 * (t136 * t157 - t127 * t154)
          + t164 * t165 * (t82 * t127 - t99 * t136);
      const double t169 = std::fabs(-t140) * ((0.7886751345948129 * t141 + 0.2113248654051871 * t142) *
          (0.7886751345948129 * t143 + 0.2113248654051871 * t144) - 0.5 * (t150 * t150 + t151 * t151 + t152 *
          t152)) + std::fabs(-t159) * ((0.7886751345948129 * t160 + 0.2113248654051871 * t161) *
          (0.7886751345948129 * t162 + 0.2113248654051871 * t163) - 0.5 * (t166 * t166 + t167 * t167 + t168 *
          t168));
      const double t170 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t171 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t172 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t173 = t18 * t171 - t19 * t172;
      const double t174 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t175 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t176 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t177 = t19 * t175 - t18 * t176;
      const double t178 = t172 * t176 - t171 * t175;
      const double t179 = t170 * t173 + t174 * t177 + t46 * t178;
      const double t180 = 0.2113248654051871 * t63 + 0.7886751345948129 * t66;
      const double t181 = 1.0 / t179;
      const double t182 = 0.2113248654051871 * t69 + 0.7886751345948129 * t70;
      const double t183 = t173 * t180 * t181 + t177 * t181 * t182 + t72 * t178 * t181;
      const double t184 = t180 * t181 * (t46 * t172 - t18 * t174) + t181 * t182 * (t18 * t170 - t46 * t175) +
          t72 * t181 * (t174 * t175 - t170 * t172);
      const double t185 = t180 * t181 * (t19 * t174 - t46 * t171) + t181 * t182 * (t46 * t176 - t19 * t170) +
          t72 * t181 * (t170 * t171 - t174 * t176);
      const double t186 = 0.2113248654051871 * t78 + 0.7886751345948129 * t81;
      const double t187 = 0.2113248654051871 * t89 + 0.7886751345948129 * t90;
      const double t188 = t87 * t186 - t88 * t187;
      const double t189 = 0.2113248654051871 * t95 + 0.7886751345948129 * t98;
      const double t190 = t88 * t175 - t87 * t176;
      const double t191 = t176 * t187 - t175 * t186;
      const double t192 = t170 * t188 + t189 * t190 + t101 * t191;
      const double t193 = 1.0 / t192;
      const double t194 = 0.2113248654051871 * t117 + 0.7886751345948129 * t118;
      const double t195 = t180 * t188 * t193 + t190 * t193 * t194 + t120 * t191 * t193;
      const double t196 = t180 * t193 * (t101 * t187 - t87 * t189) + t193 * t194 * (t87 * t170 - t101 * t175)
          + t120 * t193 * (t175 * t189 - t170 * t187);
      const double t197 = t180 * t193 * (t88 * t189 - t101 * t186) + t193 * t194 * (t101 * t176 - t88 * t170)
          + t120 * t193 * (t170 * t186 - t176 * t189);
      const double t198 = std::fabs(-t179) * ((0.2113248654051871 * t51 + 0.7886751345948129 * t54) *
          (0.2113248654051871 * t57 + 0.7886751345948129 * t60) - 0.5 * (t183 * t183 + t184 * t184 + t185 *
          t185)) + std::fabs(-t192) * ((0.2113248654051871 * t106 + 0.7886751345948129 * t109) *
          (0.2113248654051871 * t112 + 0.7886751345948129 * t115) - 0.5 * (t195 * t195 + t196 * t196 + t197 *
          t197));
      const double t199 = 0.2113248654051871 * t125 + 0.7886751345948129 * t126;
      const double t200 = t128 * t171 - t129 * t172;
      const double t201 = 0.2113248654051871 * t131 + 0.7886751345948129 * t132;
      const double t202 = 0.2113248654051871 * t134 + 0.7886751345948129 * t135;
      const double t203 = t129 * t201 - t128 * t202;
      const double t204 = t172 * t202 - t171 * t201;
      const double t205 = t199 * t200 + t174 * t203 + t138 * t204;
      const double t206 = 0.2113248654051871 * t145 + 0.7886751345948129 * t146;
      const double t207 = 1.0 / t205;
      const double t208 = t200 * t206 * t207 + t182 * t203 * t207 + t149 * t204 * t207;
      const double t209 = t206 * t207 * (t138 * t172 - t128 * t174) + t182 * t207 * (t128 * t199 - t138 *
          t201) + t149 * t207 * (t174 * t201 - t172 * t199);
      const double t210 = t206 * t207 * (t129 * t174 - t138 * t171) + t182 * t207 * (t138 * t202 - t129 *
          t199) + t149 * t207 * (t171 * t199 - t174 * t202);
      const double t211 = t153 * t186 - t154 * t187;
      const double t212 = t154 * t201 - t153 * t202;
      const double t213 = t187 * t202 - t186 * t201;
      const double t214 = t199 * t211 + t189 * t212 + t157 * t213;
      const double t215 = 1.0 / t214;
      const double t216 = t206 * t211 * t215 + t194 * t212 * t215 + t165 * t213 * t215;
      const double t217 = t206 * t215 * (t157 * t187 - t153 * t189) + t194 * t215 * (t153 * t199 - t157 *
          t201) + t165 * t215 * (t189 * t201 - t187 * t199);
      const double t218 = t206 * t215 * (t154 * t189 - t157 * t186) + t194 * t215 * (t157 * t202 - t154 *
          t199) + t165 * t215 * (t186 * t199 - t189 * t202);
      const double t219 = std::fabs(-t205) * ((0.2113248654051871 * t141 + 0.7886751345948129 * t142) *
          (0.2113248654051871 * t143 + 0.7886751345948129 * t144) - 0.5 * (t208 * t208 + t209 * t209 + t210 *
          t210)) + std::fabs(-t214) * ((0.2113248654051871 * t160 + 0.7886751345948129 * t161) *
          (0.2113248654051871 * t162 + 0.7886751345948129 * t163) - 0.5 * (t216 * t216 + t217 * t217 + t218 *
          t218));
      tile[lane] = -0.125 * ((t124 + t169) + (t198 + t219));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 1; k += 64) {
      const int staged = k / 1;
      const int part = k - 1 * staged;
      stream_store(&element_tensors[group_first + k], tile[staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int energy_q1_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(energy_q1_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, u, f);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_q1_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1", 8, 0, 0, nullptr},
    {"f", "Q1", 8, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_q1_hexahedron_f64_element_tensor_hip_descriptor = {
    "energy_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "M",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
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
    512,                                       // shared_bytes
    1016.0,                                    // flops_per_cell
    192.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
