// mass_q2_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=hexahedron --define degree=2 --set quadrature_degree=5
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q2, 27 dofs
//   trial   Q2, 27 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      8341 flops
//   sum_factorised  2016 flops <- taken
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
//   store_chunk          32
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//   2  element tensors are staged 32 of 729 entries at a time
//
// Costs of a cell:
//   flops       2016
//   bytes       5888 (56 read, 5832 written)
//   flops/byte  0.342
//   shared      16896 bytes a block of 64 threads
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
mass_q2_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2112];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 512;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 512 ? num_cells - first_cell : 512);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
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
    const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double t3 = x4_0 - x5_0;
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double t4 = x6_0 - x7_0;
    const double t5 = 0.8872983346207417 * t3 + 0.11270166537925831 * t4;
    const double t6 = 0.8872983346207417 * t2 + 0.11270166537925831 * t5;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = 0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1;
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t8 = 0.8872983346207417 * x2_1 + 0.11270166537925831 * x3_1;
    const double t9 = t7 - t8;
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double t10 = 0.8872983346207417 * x4_1 + 0.11270166537925831 * x5_1;
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double t11 = 0.8872983346207417 * x6_1 + 0.11270166537925831 * x7_1;
    const double t12 = t10 - t11;
    const double t13 = 0.8872983346207417 * t9 + 0.11270166537925831 * t12;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t14 = 0.8872983346207417 * x0_2 + 0.11270166537925831 * x1_2;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t15 = 0.8872983346207417 * x2_2 + 0.11270166537925831 * x3_2;
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double t16 = 0.8872983346207417 * x4_2 + 0.11270166537925831 * x5_2;
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double t17 = 0.8872983346207417 * x6_2 + 0.11270166537925831 * x7_2;
    const double t18 = (0.8872983346207417 * t14 + 0.11270166537925831 * t15) - (0.8872983346207417 * t16 +
        0.11270166537925831 * t17);
    const double t19 = (0.8872983346207417 * t7 + 0.11270166537925831 * t8) - (0.8872983346207417 * t10 +
        0.11270166537925831 * t11);
    const double t20 = t14 - t15;
    const double t21 = t16 - t17;
    const double t22 = 0.8872983346207417 * t20 + 0.11270166537925831 * t21;
    const double t23 = 0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0;
    const double t24 = 0.8872983346207417 * x2_0 + 0.11270166537925831 * x3_0;
    const double t25 = t23 - t24;
    const double t26 = 0.8872983346207417 * x4_0 + 0.11270166537925831 * x5_0;
    const double t27 = 0.8872983346207417 * x6_0 + 0.11270166537925831 * x7_0;
    const double t28 = t26 - t27;
    const double t29 = 0.8872983346207417 * t25 + 0.11270166537925831 * t28;
    const double t30 = x0_2 - x1_2;
    const double t31 = x2_2 - x3_2;
    const double t32 = 0.8872983346207417 * t30 + 0.11270166537925831 * t31;
    const double t33 = x4_2 - x5_2;
    const double t34 = x6_2 - x7_2;
    const double t35 = 0.8872983346207417 * t33 + 0.11270166537925831 * t34;
    const double t36 = 0.8872983346207417 * t32 + 0.11270166537925831 * t35;
    const double t37 = x0_1 - x1_1;
    const double t38 = x2_1 - x3_1;
    const double t39 = 0.8872983346207417 * t37 + 0.11270166537925831 * t38;
    const double t40 = x4_1 - x5_1;
    const double t41 = x6_1 - x7_1;
    const double t42 = 0.8872983346207417 * t40 + 0.11270166537925831 * t41;
    const double t43 = 0.8872983346207417 * t39 + 0.11270166537925831 * t42;
    const double t44 = (0.8872983346207417 * t23 + 0.11270166537925831 * t24) - (0.8872983346207417 * t26 +
        0.11270166537925831 * t27);
    const double t45 = t6 * (t13 * t18 - t19 * t22) + t29 * (t19 * t36 - t18 * t43) + t44 * (t22 * t43 - t13 *
        t36);
    const double t46 = std::fabs(-t45);
    const double t47 = 0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1;
    const double t48 = 0.11270166537925831 * x2_1 + 0.8872983346207417 * x3_1;
    const double t49 = t47 - t48;
    const double t50 = 0.11270166537925831 * x4_1 + 0.8872983346207417 * x5_1;
    const double t51 = 0.11270166537925831 * x6_1 + 0.8872983346207417 * x7_1;
    const double t52 = t50 - t51;
    const double t53 = 0.8872983346207417 * t49 + 0.11270166537925831 * t52;
    const double t54 = 0.11270166537925831 * x0_2 + 0.8872983346207417 * x1_2;
    const double t55 = 0.11270166537925831 * x2_2 + 0.8872983346207417 * x3_2;
    const double t56 = 0.11270166537925831 * x4_2 + 0.8872983346207417 * x5_2;
    const double t57 = 0.11270166537925831 * x6_2 + 0.8872983346207417 * x7_2;
    const double t58 = (0.8872983346207417 * t54 + 0.11270166537925831 * t55) - (0.8872983346207417 * t56 +
        0.11270166537925831 * t57);
    const double t59 = (0.8872983346207417 * t47 + 0.11270166537925831 * t48) - (0.8872983346207417 * t50 +
        0.11270166537925831 * t51);
    const double t60 = t54 - t55;
    const double t61 = t56 - t57;
    const double t62 = 0.8872983346207417 * t60 + 0.11270166537925831 * t61;
    const double t63 = 0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0;
    const double t64 = 0.11270166537925831 * x2_0 + 0.8872983346207417 * x3_0;
    const double t65 = t63 - t64;
    const double t66 = 0.11270166537925831 * x4_0 + 0.8872983346207417 * x5_0;
    const double t67 = 0.11270166537925831 * x6_0 + 0.8872983346207417 * x7_0;
    const double t68 = t66 - t67;
    const double t69 = 0.8872983346207417 * t65 + 0.11270166537925831 * t68;
    const double t70 = (0.8872983346207417 * t63 + 0.11270166537925831 * t64) - (0.8872983346207417 * t66 +
        0.11270166537925831 * t67);
    const double t71 = t6 * (t53 * t58 - t59 * t62) + t69 * (t36 * t59 - t43 * t58) + t70 * (t43 * t62 - t36 *
        t53);
    const double t72 = std::fabs(-t71);
    const double t73 = t46 + 0.01613323034066492 * t72;
    const double t74 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
    const double t75 = 0.11270166537925831 * t3 + 0.8872983346207417 * t4;
    const double t76 = 0.8872983346207417 * t74 + 0.11270166537925831 * t75;
    const double t77 = (0.11270166537925831 * t14 + 0.8872983346207417 * t15) - (0.11270166537925831 * t16 +
        0.8872983346207417 * t17);
    const double t78 = (0.11270166537925831 * t7 + 0.8872983346207417 * t8) - (0.11270166537925831 * t10 +
        0.8872983346207417 * t11);
    const double t79 = 0.11270166537925831 * t30 + 0.8872983346207417 * t31;
    const double t80 = 0.11270166537925831 * t33 + 0.8872983346207417 * t34;
    const double t81 = 0.8872983346207417 * t79 + 0.11270166537925831 * t80;
    const double t82 = 0.11270166537925831 * t37 + 0.8872983346207417 * t38;
    const double t83 = 0.11270166537925831 * t40 + 0.8872983346207417 * t41;
    const double t84 = 0.8872983346207417 * t82 + 0.11270166537925831 * t83;
    const double t85 = (0.11270166537925831 * t23 + 0.8872983346207417 * t24) - (0.11270166537925831 * t26 +
        0.8872983346207417 * t27);
    const double t86 = t76 * (t13 * t77 - t22 * t78) + t29 * (t78 * t81 - t77 * t84) + t85 * (t22 * t84 - t13
        * t81);
    const double t87 = std::fabs(-t86);
    const double t88 = (0.11270166537925831 * t54 + 0.8872983346207417 * t55) - (0.11270166537925831 * t56 +
        0.8872983346207417 * t57);
    const double t89 = (0.11270166537925831 * t47 + 0.8872983346207417 * t48) - (0.11270166537925831 * t50 +
        0.8872983346207417 * t51);
    const double t90 = (0.11270166537925831 * t63 + 0.8872983346207417 * t64) - (0.11270166537925831 * t66 +
        0.8872983346207417 * t67);
    const double t91 = t76 * (t53 * t88 - t62 * t89) + t69 * (t81 * t89 - t84 * t88) + t90 * (t62 * t84 - t53
        * t81);
    const double t92 = std::fabs(-t91);
    const double t93 = t87 + 0.01613323034066492 * t92;
    const double t94 = 0.13121638910345695 * t73 + 0.0021169442298763852 * t93;
    const double t95 = 0.11270166537925831 * t2 + 0.8872983346207417 * t5;
    const double t96 = 0.11270166537925831 * t9 + 0.8872983346207417 * t12;
    const double t97 = 0.11270166537925831 * t20 + 0.8872983346207417 * t21;
    const double t98 = 0.11270166537925831 * t25 + 0.8872983346207417 * t28;
    const double t99 = 0.11270166537925831 * t32 + 0.8872983346207417 * t35;
    const double t100 = 0.11270166537925831 * t39 + 0.8872983346207417 * t42;
    const double t101 = t95 * (t18 * t96 - t19 * t97) + t98 * (t19 * t99 - t18 * t100) + t44 * (t97 * t100 -
        t96 * t99);
    const double t102 = std::fabs(-t101);
    const double t103 = 0.11270166537925831 * t49 + 0.8872983346207417 * t52;
    const double t104 = 0.11270166537925831 * t60 + 0.8872983346207417 * t61;
    const double t105 = 0.11270166537925831 * t65 + 0.8872983346207417 * t68;
    const double t106 = t95 * (t58 * t103 - t59 * t104) + t105 * (t59 * t99 - t58 * t100) + t70 * (t100 * t104
        - t99 * t103);
    const double t107 = std::fabs(-t106);
    const double t108 = t102 + 0.01613323034066492 * t107;
    const double t109 = 0.11270166537925831 * t74 + 0.8872983346207417 * t75;
    const double t110 = 0.11270166537925831 * t79 + 0.8872983346207417 * t80;
    const double t111 = 0.11270166537925831 * t82 + 0.8872983346207417 * t83;
    const double t112 = t109 * (t77 * t96 - t78 * t97) + t98 * (t78 * t110 - t77 * t111) + t85 * (t97 * t111 -
        t96 * t110);
    const double t113 = std::fabs(-t112);
    const double t114 = t109 * (t88 * t103 - t89 * t104) + t105 * (t89 * t110 - t88 * t111) + t90 * (t104 *
        t111 - t103 * t110);
    const double t115 = std::fabs(-t114);
    const double t116 = t113 + 0.01613323034066492 * t115;
    const double t117 = 0.13121638910345695 * t108 + 0.0021169442298763852 * t116;
    tile[33 * lane] = 0.13121638910345695 * (0.13121638910345695 * t94 + 0.0021169442298763852 * t117);
    const double t118 = t46 + t72;
    const double t119 = t87 + t92;
    const double t120 = 0.016666666666666666 * t118 + 0.0002688871723444153 * t119;
    const double t121 = t102 + t107;
    const double t122 = t113 + t115;
    const double t123 = 0.016666666666666666 * t121 + 0.0002688871723444153 * t122;
    const double t124 = -0.13121638910345695 * (0.13121638910345695 * t120 + 0.0021169442298763852 * t123);
    tile[33 * lane + 1] = t124;
    const double t125 = t73 + t93;
    const double t126 = t108 + t116;
    const double t127 = -0.13121638910345695 * (0.0021869398183909493 * t125 + 3.528240383127309e-05 * t126);
    tile[33 * lane + 2] = t127;
    const double t128 = t118 + t119;
    const double t129 = t121 + t122;
    const double t130 = 0.13121638910345695 * (0.0002777777777777778 * t128 + 4.481452872406922e-06 * t129);
    tile[33 * lane + 3] = t130;
    const double t131 = -0.0021869398183909493 * (t94 + t117);
    tile[33 * lane + 4] = t131;
    const double t132 = 0.0021869398183909493 * (t120 + t123);
    tile[33 * lane + 5] = t132;
    const double t133 = 3.6448996973182484e-05 * (t125 + t126);
    tile[33 * lane + 6] = t133;
    const double t134 = -4.6296296296296296e-06 * (t128 + t129);
    tile[33 * lane + 7] = t134;
    const double t135 = t46 - 0.12701665379258312 * t72;
    const double t136 = t87 - 0.12701665379258312 * t92;
    const double t137 = 0.07636648162452686 * t135 + 0.0012320380383546467 * t136;
    const double t138 = t102 - 0.12701665379258312 * t107;
    const double t139 = t113 - 0.12701665379258312 * t115;
    const double t140 = 0.07636648162452686 * t138 + 0.0012320380383546467 * t139;
    const double t141 = 0.13121638910345695 * (0.13121638910345695 * t137 + 0.0021169442298763852 * t140);
    tile[33 * lane + 8] = t141;
    const double t142 = 0.13121638910345695 * t73 - 0.016666666666666666 * t93;
    const double t143 = 0.13121638910345695 * t108 - 0.016666666666666666 * t116;
    const double t144 = 0.13121638910345695 * (0.07636648162452686 * t142 + 0.0012320380383546467 * t143);
    tile[33 * lane + 9] = t144;
    const double t145 = 0.07636648162452686 * (0.13121638910345695 * t94 - 0.016666666666666666 * t117);
    tile[33 * lane + 10] = t145;
    const double t146 = 0.016666666666666666 * t118 - 0.0021169442298763852 * t119;
    const double t147 = 0.016666666666666666 * t121 - 0.0021169442298763852 * t122;
    const double t148 = -0.13121638910345695 * (0.07636648162452686 * t146 + 0.0012320380383546467 * t147);
    tile[33 * lane + 11] = t148;
    const double t149 = -0.07636648162452686 * (0.13121638910345695 * t120 - 0.016666666666666666 * t123);
    tile[33 * lane + 12] = t149;
    const double t150 = t135 + t136;
    const double t151 = t138 + t139;
    const double t152 = -0.13121638910345695 * (0.0012727746937421143 * t150 + 2.0533967305910777e-05 * t151);
    tile[33 * lane + 13] = t152;
    const double t153 = -0.07636648162452686 * (0.0021869398183909493 * t125 - 0.0002777777777777778 * t126);
    tile[33 * lane + 14] = t153;
    const double t154 = 0.07636648162452686 * (0.0002777777777777778 * t128 - 3.528240383127309e-05 * t129);
    tile[33 * lane + 15] = t154;
    const double t155 = -0.0021869398183909493 * (t137 + t140);
    tile[33 * lane + 16] = t155;
    const double t156 = -0.0012727746937421143 * (t142 + t143);
    tile[33 * lane + 17] = t156;
    const double t157 = 0.0012727746937421143 * (t146 + t147);
    tile[33 * lane + 18] = t157;
    const double t158 = 2.121291156236857e-05 * (t150 + t151);
    tile[33 * lane + 19] = t158;
    const double t159 = 0.07636648162452686 * t135 - 0.009699814957860188 * t136;
    const double t160 = 0.07636648162452686 * t138 - 0.009699814957860188 * t139;
    const double t161 = 0.13121638910345695 * (0.07636648162452686 * t159 + 0.0012320380383546467 * t160);
    tile[33 * lane + 20] = t161;
    const double t162 = 0.07636648162452686 * (0.13121638910345695 * t137 - 0.016666666666666666 * t140);
    tile[33 * lane + 21] = t162;
    const double t163 = 0.07636648162452686 * (0.07636648162452686 * t142 - 0.009699814957860188 * t143);
    tile[33 * lane + 22] = t163;
    const double t164 = -0.07636648162452686 * (0.07636648162452686 * t146 - 0.009699814957860188 * t147);
    tile[33 * lane + 23] = t164;
    const double t165 = -0.07636648162452686 * (0.0012727746937421143 * t150 - 0.00016166358263100314 * t151);
    tile[33 * lane + 24] = t165;
    const double t166 = -0.0012727746937421143 * (t159 + t160);
    tile[33 * lane + 25] = t166;
    const double t167 = 0.07636648162452686 * (0.07636648162452686 * t159 - 0.009699814957860188 * t160);
    tile[33 * lane + 26] = t167;
    tile[33 * lane + 27] = t124;
    const double t168 = t46 + 61.983866769659336 * t72;
    const double t169 = t87 + 61.983866769659336 * t92;
    const double t170 = 0.0021169442298763852 * t168 + 3.415314887893723e-05 * t169;
    const double t171 = t102 + 61.983866769659336 * t107;
    const double t172 = t113 + 61.983866769659336 * t115;
    const double t173 = 0.0021169442298763852 * t171 + 3.415314887893723e-05 * t172;
    tile[33 * lane + 28] = 0.13121638910345695 * (0.13121638910345695 * t170 + 0.0021169442298763852 * t173);
    tile[33 * lane + 29] = t130;
    const double t174 = t168 + t169;
    const double t175 = t171 + t172;
    const double t176 = -0.13121638910345695 * (3.528240383127309e-05 * t174 + 5.692191479822872e-07 * t175);
    tile[33 * lane + 30] = t176;
    tile[33 * lane + 31] = t132;
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first + 729 * staged + part], tile[33 * staged + part]);
    }
    __syncthreads();
    const double t177 = -0.0021869398183909493 * (t170 + t173);
    tile[33 * lane] = t177;
    tile[33 * lane + 1] = t134;
    const double t178 = 5.880400638545515e-07 * (t174 + t175);
    tile[33 * lane + 2] = t178;
    const double t179 = t46 - 7.872983346207417 * t72;
    const double t180 = t87 - 7.872983346207417 * t92;
    const double t181 = 0.009699814957860188 * t179 + 0.00015648934897698538 * t180;
    const double t182 = t102 - 7.872983346207417 * t107;
    const double t183 = t113 - 7.872983346207417 * t115;
    const double t184 = 0.009699814957860188 * t182 + 0.00015648934897698538 * t183;
    const double t185 = -0.13121638910345695 * (0.13121638910345695 * t181 + 0.0021169442298763852 * t184);
    tile[33 * lane + 3] = t185;
    tile[33 * lane + 4] = t148;
    tile[33 * lane + 5] = t149;
    const double t186 = 0.0021169442298763852 * t168 - 0.0002688871723444153 * t169;
    const double t187 = 0.0021169442298763852 * t171 - 0.0002688871723444153 * t172;
    const double t188 = 0.13121638910345695 * (0.07636648162452686 * t186 + 0.0012320380383546467 * t187);
    tile[33 * lane + 6] = t188;
    const double t189 = 0.07636648162452686 * (0.13121638910345695 * t170 - 0.016666666666666666 * t173);
    tile[33 * lane + 7] = t189;
    const double t190 = t179 + t180;
    const double t191 = t182 + t183;
    const double t192 = 0.13121638910345695 * (0.00016166358263100314 * t190 + 2.60815581628309e-06 * t191);
    tile[33 * lane + 8] = t192;
    tile[33 * lane + 9] = t154;
    const double t193 = -0.07636648162452686 * (3.528240383127309e-05 * t174 - 4.481452872406922e-06 * t175);
    tile[33 * lane + 10] = t193;
    const double t194 = 0.0021869398183909493 * (t181 + t184);
    tile[33 * lane + 11] = t194;
    tile[33 * lane + 12] = t157;
    const double t195 = -0.0012727746937421143 * (t186 + t187);
    tile[33 * lane + 13] = t195;
    const double t196 = -2.694393043850052e-06 * (t190 + t191);
    tile[33 * lane + 14] = t196;
    const double t197 = 0.009699814957860188 * t179 - 0.0012320380383546467 * t180;
    const double t198 = 0.009699814957860188 * t182 - 0.0012320380383546467 * t183;
    const double t199 = -0.13121638910345695 * (0.07636648162452686 * t197 + 0.0012320380383546467 * t198);
    tile[33 * lane + 15] = t199;
    const double t200 = -0.07636648162452686 * (0.13121638910345695 * t181 - 0.016666666666666666 * t184);
    tile[33 * lane + 16] = t200;
    tile[33 * lane + 17] = t164;
    const double t201 = 0.07636648162452686 * (0.07636648162452686 * t186 - 0.009699814957860188 * t187);
    tile[33 * lane + 18] = t201;
    const double t202 = 0.07636648162452686 * (0.00016166358263100314 * t190 - 2.0533967305910777e-05 * t191);
    tile[33 * lane + 19] = t202;
    const double t203 = 0.0012727746937421143 * (t197 + t198);
    tile[33 * lane + 20] = t203;
    const double t204 = -0.07636648162452686 * (0.07636648162452686 * t197 - 0.009699814957860188 * t198);
    tile[33 * lane + 21] = t204;
    tile[33 * lane + 22] = t127;
    tile[33 * lane + 23] = t130;
    const double t205 = 0.13121638910345695 * t73 + 8.133299180184455 * t93;
    const double t206 = 0.13121638910345695 * t108 + 8.133299180184455 * t116;
    tile[33 * lane + 24] = 0.13121638910345695 * (0.0021169442298763852 * t205 + 3.415314887893723e-05 *
        t206);
    const double t207 = 0.016666666666666666 * t118 + 1.033064446160989 * t119;
    const double t208 = 0.016666666666666666 * t121 + 1.033064446160989 * t122;
    const double t209 = -0.13121638910345695 * (0.0021169442298763852 * t207 + 3.415314887893723e-05 * t208);
    tile[33 * lane + 25] = t209;
    tile[33 * lane + 26] = t133;
    tile[33 * lane + 27] = t134;
    const double t210 = -3.528240383127309e-05 * (t205 + t206);
    tile[33 * lane + 28] = t210;
    const double t211 = 3.528240383127309e-05 * (t207 + t208);
    tile[33 * lane + 29] = t211;
    tile[33 * lane + 30] = t152;
    const double t212 = 0.13121638910345695 * t73 - 1.033064446160989 * t93;
    const double t213 = 0.13121638910345695 * t108 - 1.033064446160989 * t116;
    const double t214 = -0.13121638910345695 * (0.009699814957860188 * t212 + 0.00015648934897698538 * t213);
    tile[33 * lane + 31] = t214;
    __syncthreads();
    const int64_t group_first_32 = first_cell + step * 64;
    const int group_cells_32 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_32 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_32 + 729 * staged + part + 32], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t153;
    const double t215 = 0.016666666666666666 * t118 - 0.13121638910345695 * t119;
    const double t216 = 0.016666666666666666 * t121 - 0.13121638910345695 * t122;
    const double t217 = 0.13121638910345695 * (0.009699814957860188 * t215 + 0.00015648934897698538 * t216);
    tile[33 * lane + 1] = t217;
    tile[33 * lane + 2] = t154;
    const double t218 = 0.07636648162452686 * t135 + 4.73348982268231 * t136;
    const double t219 = 0.07636648162452686 * t138 + 4.73348982268231 * t139;
    const double t220 = 0.13121638910345695 * (0.0021169442298763852 * t218 + 3.415314887893723e-05 * t219);
    tile[33 * lane + 3] = t220;
    const double t221 = 0.07636648162452686 * (0.0021169442298763852 * t205 - 0.0002688871723444153 * t206);
    tile[33 * lane + 4] = t221;
    const double t222 = -0.07636648162452686 * (0.0021169442298763852 * t207 - 0.0002688871723444153 * t208);
    tile[33 * lane + 5] = t222;
    tile[33 * lane + 6] = t158;
    const double t223 = 0.00016166358263100314 * (t212 + t213);
    tile[33 * lane + 7] = t223;
    const double t224 = -0.00016166358263100314 * (t215 + t216);
    tile[33 * lane + 8] = t224;
    const double t225 = -3.528240383127309e-05 * (t218 + t219);
    tile[33 * lane + 9] = t225;
    const double t226 = 0.07636648162452686 * t135 - 0.6012320380383547 * t136;
    const double t227 = 0.07636648162452686 * t138 - 0.6012320380383547 * t139;
    const double t228 = -0.13121638910345695 * (0.009699814957860188 * t226 + 0.00015648934897698538 * t227);
    tile[33 * lane + 10] = t228;
    tile[33 * lane + 11] = t165;
    const double t229 = -0.07636648162452686 * (0.009699814957860188 * t212 - 0.0012320380383546467 * t213);
    tile[33 * lane + 12] = t229;
    const double t230 = 0.07636648162452686 * (0.009699814957860188 * t215 - 0.0012320380383546467 * t216);
    tile[33 * lane + 13] = t230;
    const double t231 = 0.07636648162452686 * (0.0021169442298763852 * t218 - 0.0002688871723444153 * t219);
    tile[33 * lane + 14] = t231;
    const double t232 = 0.00016166358263100314 * (t226 + t227);
    tile[33 * lane + 15] = t232;
    const double t233 = -0.07636648162452686 * (0.009699814957860188 * t226 - 0.0012320380383546467 * t227);
    tile[33 * lane + 16] = t233;
    tile[33 * lane + 17] = t130;
    tile[33 * lane + 18] = t176;
    tile[33 * lane + 19] = t209;
    const double t234 = 0.0021169442298763852 * t168 + 0.13121638910345695 * t169;
    const double t235 = 0.0021169442298763852 * t171 + 0.13121638910345695 * t172;
    tile[33 * lane + 20] = 0.13121638910345695 * (0.0021169442298763852 * t234 + 3.415314887893723e-05 *
        t235);
    tile[33 * lane + 21] = t134;
    tile[33 * lane + 22] = t178;
    tile[33 * lane + 23] = t211;
    const double t236 = -3.528240383127309e-05 * (t234 + t235);
    tile[33 * lane + 24] = t236;
    tile[33 * lane + 25] = t192;
    tile[33 * lane + 26] = t217;
    tile[33 * lane + 27] = t154;
    const double t237 = 0.0021169442298763852 * t168 - 0.016666666666666666 * t169;
    const double t238 = 0.0021169442298763852 * t171 - 0.016666666666666666 * t172;
    const double t239 = -0.13121638910345695 * (0.009699814957860188 * t237 + 0.00015648934897698538 * t238);
    tile[33 * lane + 28] = t239;
    tile[33 * lane + 29] = t193;
    const double t240 = 0.009699814957860188 * t179 + 0.6012320380383547 * t180;
    const double t241 = 0.009699814957860188 * t182 + 0.6012320380383547 * t183;
    const double t242 = -0.13121638910345695 * (0.0021169442298763852 * t240 + 3.415314887893723e-05 * t241);
    tile[33 * lane + 30] = t242;
    tile[33 * lane + 31] = t222;
    __syncthreads();
    const int64_t group_first_64 = first_cell + step * 64;
    const int group_cells_64 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_64 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_64 + 729 * staged + part + 64], tile[33 * staged +
          part]);
    }
    __syncthreads();
    const double t243 = 0.07636648162452686 * (0.0021169442298763852 * t234 - 0.0002688871723444153 * t235);
    tile[33 * lane] = t243;
    tile[33 * lane + 1] = t196;
    tile[33 * lane + 2] = t224;
    const double t244 = 0.00016166358263100314 * (t237 + t238);
    tile[33 * lane + 3] = t244;
    const double t245 = 3.528240383127309e-05 * (t240 + t241);
    tile[33 * lane + 4] = t245;
    const double t246 = 0.009699814957860188 * t179 - 0.07636648162452686 * t180;
    const double t247 = 0.009699814957860188 * t182 - 0.07636648162452686 * t183;
    const double t248 = 0.13121638910345695 * (0.009699814957860188 * t246 + 0.00015648934897698538 * t247);
    tile[33 * lane + 5] = t248;
    tile[33 * lane + 6] = t202;
    tile[33 * lane + 7] = t230;
    const double t249 = -0.07636648162452686 * (0.009699814957860188 * t237 - 0.0012320380383546467 * t238);
    tile[33 * lane + 8] = t249;
    const double t250 = -0.07636648162452686 * (0.0021169442298763852 * t240 - 0.0002688871723444153 * t241);
    tile[33 * lane + 9] = t250;
    const double t251 = -0.00016166358263100314 * (t246 + t247);
    tile[33 * lane + 10] = t251;
    const double t252 = 0.07636648162452686 * (0.009699814957860188 * t246 - 0.0012320380383546467 * t247);
    tile[33 * lane + 11] = t252;
    tile[33 * lane + 12] = t131;
    tile[33 * lane + 13] = t132;
    tile[33 * lane + 14] = t133;
    tile[33 * lane + 15] = t134;
    tile[33 * lane + 16] = 0.0021169442298763852 * (0.13121638910345695 * t94 + 8.133299180184455 * t117);
    const double t253 = -0.0021169442298763852 * (0.13121638910345695 * t120 + 8.133299180184455 * t123);
    tile[33 * lane + 17] = t253;
    const double t254 = -0.0021169442298763852 * (0.0021869398183909493 * t125 + 0.13555498633640758 * t126);
    tile[33 * lane + 18] = t254;
    const double t255 = 0.0021169442298763852 * (0.0002777777777777778 * t128 + 0.017217740769349815 * t129);
    tile[33 * lane + 19] = t255;
    tile[33 * lane + 20] = t155;
    tile[33 * lane + 21] = t156;
    const double t256 = -0.009699814957860188 * (0.13121638910345695 * t94 - 1.033064446160989 * t117);
    tile[33 * lane + 22] = t256;
    tile[33 * lane + 23] = t157;
    const double t257 = 0.009699814957860188 * (0.13121638910345695 * t120 - 1.033064446160989 * t123);
    tile[33 * lane + 24] = t257;
    tile[33 * lane + 25] = t158;
    const double t258 = 0.009699814957860188 * (0.0021869398183909493 * t125 - 0.017217740769349815 * t126);
    tile[33 * lane + 26] = t258;
    const double t259 = -0.009699814957860188 * (0.0002777777777777778 * t128 - 0.0021869398183909493 * t129);
    tile[33 * lane + 27] = t259;
    const double t260 = 0.0021169442298763852 * (0.13121638910345695 * t137 + 8.133299180184455 * t140);
    tile[33 * lane + 28] = t260;
    const double t261 = 0.0021169442298763852 * (0.07636648162452686 * t142 + 4.73348982268231 * t143);
    tile[33 * lane + 29] = t261;
    const double t262 = -0.0021169442298763852 * (0.07636648162452686 * t146 + 4.73348982268231 * t147);
    tile[33 * lane + 30] = t262;
    const double t263 = -0.0021169442298763852 * (0.0012727746937421143 * t150 + 0.07889149704470517 * t151);
    tile[33 * lane + 31] = t263;
    __syncthreads();
    const int64_t group_first_96 = first_cell + step * 64;
    const int group_cells_96 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_96 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_96 + 729 * staged + part + 96], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t166;
    const double t264 = -0.009699814957860188 * (0.13121638910345695 * t137 - 1.033064446160989 * t140);
    tile[33 * lane + 1] = t264;
    const double t265 = -0.009699814957860188 * (0.07636648162452686 * t142 - 0.6012320380383547 * t143);
    tile[33 * lane + 2] = t265;
    const double t266 = 0.009699814957860188 * (0.07636648162452686 * t146 - 0.6012320380383547 * t147);
    tile[33 * lane + 3] = t266;
    const double t267 = 0.009699814957860188 * (0.0012727746937421143 * t150 - 0.01002053396730591 * t151);
    tile[33 * lane + 4] = t267;
    const double t268 = 0.0021169442298763852 * (0.07636648162452686 * t159 + 4.73348982268231 * t160);
    tile[33 * lane + 5] = t268;
    const double t269 = -0.009699814957860188 * (0.07636648162452686 * t159 - 0.6012320380383547 * t160);
    tile[33 * lane + 6] = t269;
    tile[33 * lane + 7] = t132;
    tile[33 * lane + 8] = t177;
    tile[33 * lane + 9] = t134;
    tile[33 * lane + 10] = t178;
    tile[33 * lane + 11] = t253;
    tile[33 * lane + 12] = 0.0021169442298763852 * (0.13121638910345695 * t170 + 8.133299180184455 * t173);
    tile[33 * lane + 13] = t255;
    const double t270 = -0.0021169442298763852 * (3.528240383127309e-05 * t174 + 0.0021869398183909493 *
        t175);
    tile[33 * lane + 14] = t270;
    tile[33 * lane + 15] = t194;
    tile[33 * lane + 16] = t157;
    tile[33 * lane + 17] = t257;
    tile[33 * lane + 18] = t195;
    const double t271 = -0.009699814957860188 * (0.13121638910345695 * t170 - 1.033064446160989 * t173);
    tile[33 * lane + 19] = t271;
    tile[33 * lane + 20] = t196;
    tile[33 * lane + 21] = t259;
    const double t272 = 0.009699814957860188 * (3.528240383127309e-05 * t174 - 0.0002777777777777778 * t175);
    tile[33 * lane + 22] = t272;
    const double t273 = -0.0021169442298763852 * (0.13121638910345695 * t181 + 8.133299180184455 * t184);
    tile[33 * lane + 23] = t273;
    tile[33 * lane + 24] = t262;
    const double t274 = 0.0021169442298763852 * (0.07636648162452686 * t186 + 4.73348982268231 * t187);
    tile[33 * lane + 25] = t274;
    const double t275 = 0.0021169442298763852 * (0.00016166358263100314 * t190 + 0.01002053396730591 * t191);
    tile[33 * lane + 26] = t275;
    tile[33 * lane + 27] = t203;
    const double t276 = 0.009699814957860188 * (0.13121638910345695 * t181 - 1.033064446160989 * t184);
    tile[33 * lane + 28] = t276;
    tile[33 * lane + 29] = t266;
    const double t277 = -0.009699814957860188 * (0.07636648162452686 * t186 - 0.6012320380383547 * t187);
    tile[33 * lane + 30] = t277;
    const double t278 = -0.009699814957860188 * (0.00016166358263100314 * t190 - 0.0012727746937421143 *
        t191);
    tile[33 * lane + 31] = t278;
    __syncthreads();
    const int64_t group_first_128 = first_cell + step * 64;
    const int group_cells_128 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_128 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_128 + 729 * staged + part + 128], tile[33 * staged +
          part]);
    }
    __syncthreads();
    const double t279 = -0.0021169442298763852 * (0.07636648162452686 * t197 + 4.73348982268231 * t198);
    tile[33 * lane] = t279;
    const double t280 = 0.009699814957860188 * (0.07636648162452686 * t197 - 0.6012320380383547 * t198);
    tile[33 * lane + 1] = t280;
    tile[33 * lane + 2] = t133;
    tile[33 * lane + 3] = t134;
    tile[33 * lane + 4] = t210;
    tile[33 * lane + 5] = t211;
    tile[33 * lane + 6] = t254;
    tile[33 * lane + 7] = t255;
    tile[33 * lane + 8] = 0.0021169442298763852 * (0.0021169442298763852 * t205 + 0.13121638910345695 * t206);
    const double t281 = -0.0021169442298763852 * (0.0021169442298763852 * t207 + 0.13121638910345695 * t208);
    tile[33 * lane + 9] = t281;
    tile[33 * lane + 10] = t158;
    tile[33 * lane + 11] = t223;
    tile[33 * lane + 12] = t258;
    tile[33 * lane + 13] = t224;
    tile[33 * lane + 14] = t259;
    tile[33 * lane + 15] = t225;
    const double t282 = -0.009699814957860188 * (0.0021169442298763852 * t205 - 0.016666666666666666 * t206);
    tile[33 * lane + 16] = t282;
    const double t283 = 0.009699814957860188 * (0.0021169442298763852 * t207 - 0.016666666666666666 * t208);
    tile[33 * lane + 17] = t283;
    tile[33 * lane + 18] = t263;
    const double t284 = -0.0021169442298763852 * (0.009699814957860188 * t212 + 0.6012320380383547 * t213);
    tile[33 * lane + 19] = t284;
    const double t285 = 0.0021169442298763852 * (0.009699814957860188 * t215 + 0.6012320380383547 * t216);
    tile[33 * lane + 20] = t285;
    const double t286 = 0.0021169442298763852 * (0.0021169442298763852 * t218 + 0.13121638910345695 * t219);
    tile[33 * lane + 21] = t286;
    tile[33 * lane + 22] = t232;
    tile[33 * lane + 23] = t267;
    const double t287 = 0.009699814957860188 * (0.009699814957860188 * t212 - 0.07636648162452686 * t213);
    tile[33 * lane + 24] = t287;
    const double t288 = -0.009699814957860188 * (0.009699814957860188 * t215 - 0.07636648162452686 * t216);
    tile[33 * lane + 25] = t288;
    const double t289 = -0.009699814957860188 * (0.0021169442298763852 * t218 - 0.016666666666666666 * t219);
    tile[33 * lane + 26] = t289;
    const double t290 = -0.0021169442298763852 * (0.009699814957860188 * t226 + 0.6012320380383547 * t227);
    tile[33 * lane + 27] = t290;
    const double t291 = 0.009699814957860188 * (0.009699814957860188 * t226 - 0.07636648162452686 * t227);
    tile[33 * lane + 28] = t291;
    tile[33 * lane + 29] = t134;
    tile[33 * lane + 30] = t178;
    tile[33 * lane + 31] = t211;
    __syncthreads();
    const int64_t group_first_160 = first_cell + step * 64;
    const int group_cells_160 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_160 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_160 + 729 * staged + part + 160], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t236;
    tile[33 * lane + 1] = t255;
    tile[33 * lane + 2] = t270;
    tile[33 * lane + 3] = t281;
    tile[33 * lane + 4] = 0.0021169442298763852 * (0.0021169442298763852 * t234 + 0.13121638910345695 * t235);
    tile[33 * lane + 5] = t196;
    tile[33 * lane + 6] = t224;
    tile[33 * lane + 7] = t259;
    tile[33 * lane + 8] = t244;
    tile[33 * lane + 9] = t272;
    tile[33 * lane + 10] = t245;
    tile[33 * lane + 11] = t283;
    const double t292 = -0.009699814957860188 * (0.0021169442298763852 * t234 - 0.016666666666666666 * t235);
    tile[33 * lane + 12] = t292;
    tile[33 * lane + 13] = t275;
    tile[33 * lane + 14] = t285;
    const double t293 = -0.0021169442298763852 * (0.009699814957860188 * t237 + 0.6012320380383547 * t238);
    tile[33 * lane + 15] = t293;
    const double t294 = -0.0021169442298763852 * (0.0021169442298763852 * t240 + 0.13121638910345695 * t241);
    tile[33 * lane + 16] = t294;
    tile[33 * lane + 17] = t251;
    tile[33 * lane + 18] = t278;
    tile[33 * lane + 19] = t288;
    const double t295 = 0.009699814957860188 * (0.009699814957860188 * t237 - 0.07636648162452686 * t238);
    tile[33 * lane + 20] = t295;
    const double t296 = 0.009699814957860188 * (0.0021169442298763852 * t240 - 0.016666666666666666 * t241);
    tile[33 * lane + 21] = t296;
    const double t297 = 0.0021169442298763852 * (0.009699814957860188 * t246 + 0.6012320380383547 * t247);
    tile[33 * lane + 22] = t297;
    const double t298 = -0.009699814957860188 * (0.009699814957860188 * t246 - 0.07636648162452686 * t247);
    tile[33 * lane + 23] = t298;
    tile[33 * lane + 24] = t141;
    tile[33 * lane + 25] = t185;
    tile[33 * lane + 26] = t152;
    tile[33 * lane + 27] = t192;
    tile[33 * lane + 28] = t155;
    tile[33 * lane + 29] = t194;
    tile[33 * lane + 30] = t158;
    tile[33 * lane + 31] = t196;
    __syncthreads();
    const int64_t group_first_192 = first_cell + step * 64;
    const int group_cells_192 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_192 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_192 + 729 * staged + part + 192], tile[33 * staged +
          part]);
    }
    __syncthreads();
    const double t299 = x0_1 + x1_1;
    const double t300 = x2_1 + x3_1;
    const double t301 = t299 - t300;
    const double t302 = x4_1 + x5_1;
    const double t303 = x6_1 + x7_1;
    const double t304 = t302 - t303;
    const double t305 = 0.44364916731037085 * t301 + 0.056350832689629156 * t304;
    const double t306 = x0_2 + x1_2;
    const double t307 = x2_2 + x3_2;
    const double t308 = x4_2 + x5_2;
    const double t309 = x6_2 + x7_2;
    const double t310 = (0.44364916731037085 * t306 + 0.056350832689629156 * t307) - (0.44364916731037085 *
        t308 + 0.056350832689629156 * t309);
    const double t311 = (0.44364916731037085 * t299 + 0.056350832689629156 * t300) - (0.44364916731037085 *
        t302 + 0.056350832689629156 * t303);
    const double t312 = t306 - t307;
    const double t313 = t308 - t309;
    const double t314 = 0.44364916731037085 * t312 + 0.056350832689629156 * t313;
    const double t315 = x0_0 + x1_0;
    const double t316 = x2_0 + x3_0;
    const double t317 = t315 - t316;
    const double t318 = x4_0 + x5_0;
    const double t319 = x6_0 + x7_0;
    const double t320 = t318 - t319;
    const double t321 = 0.44364916731037085 * t317 + 0.056350832689629156 * t320;
    const double t322 = (0.44364916731037085 * t315 + 0.056350832689629156 * t316) - (0.44364916731037085 *
        t318 + 0.056350832689629156 * t319);
    const double t323 = t6 * (t305 * t310 - t311 * t314) + t321 * (t36 * t311 - t43 * t310) + t322 * (t43 *
        t314 - t36 * t305);
    const double t324 = t46 + t72 + 10.0 * std::fabs(-t323);
    const double t325 = (0.056350832689629156 * t306 + 0.44364916731037085 * t307) - (0.056350832689629156 *
        t308 + 0.44364916731037085 * t309);
    const double t326 = (0.056350832689629156 * t299 + 0.44364916731037085 * t300) - (0.056350832689629156 *
        t302 + 0.44364916731037085 * t303);
    const double t327 = (0.056350832689629156 * t315 + 0.44364916731037085 * t316) - (0.056350832689629156 *
        t318 + 0.44364916731037085 * t319);
    const double t328 = t76 * (t305 * t325 - t314 * t326) + t321 * (t81 * t326 - t84 * t325) + t327 * (t84 *
        t314 - t81 * t305);
    const double t329 = t87 + t92 + 10.0 * std::fabs(-t328);
    const double t330 = 0.044444444444444446 * t324 + 0.0007170324595851075 * t329;
    const double t331 = 0.056350832689629156 * t301 + 0.44364916731037085 * t304;
    const double t332 = 0.056350832689629156 * t312 + 0.44364916731037085 * t313;
    const double t333 = 0.056350832689629156 * t317 + 0.44364916731037085 * t320;
    const double t334 = t95 * (t310 * t331 - t311 * t332) + t333 * (t99 * t311 - t100 * t310) + t322 * (t100 *
        t332 - t99 * t331);
    const double t335 = t102 + t107 + 10.0 * std::fabs(-t334);
    const double t336 = t109 * (t325 * t331 - t326 * t332) + t333 * (t110 * t326 - t111 * t325) + t327 * (t111
        * t332 - t110 * t331);
    const double t337 = t113 + t115 + 10.0 * std::fabs(-t336);
    const double t338 = 0.044444444444444446 * t335 + 0.0007170324595851075 * t337;
    tile[33 * lane] = 0.13121638910345695 * (0.13121638910345695 * t330 + 0.0021169442298763852 * t338);
    tile[33 * lane + 1] = t161;
    tile[33 * lane + 2] = t162;
    tile[33 * lane + 3] = t199;
    tile[33 * lane + 4] = t200;
    const double t339 = t324 + t329;
    const double t340 = t335 + t337;
    const double t341 = -0.13121638910345695 * (0.0007407407407407407 * t339 + 1.1950540993085125e-05 * t340);
    tile[33 * lane + 5] = t341;
    tile[33 * lane + 6] = t165;
    tile[33 * lane + 7] = t202;
    const double t342 = -0.0021869398183909493 * (t330 + t338);
    tile[33 * lane + 8] = t342;
    tile[33 * lane + 9] = t166;
    tile[33 * lane + 10] = t203;
    const double t343 = 1.2345679012345678e-05 * (t339 + t340);
    tile[33 * lane + 11] = t343;
    const double t344 = 0.044444444444444446 * t324 - 0.005645184613003694 * t329;
    const double t345 = 0.044444444444444446 * t335 - 0.005645184613003694 * t337;
    const double t346 = 0.13121638910345695 * (0.07636648162452686 * t344 + 0.0012320380383546467 * t345);
    tile[33 * lane + 12] = t346;
    const double t347 = 0.07636648162452686 * (0.13121638910345695 * t330 - 0.016666666666666666 * t338);
    tile[33 * lane + 13] = t347;
    tile[33 * lane + 14] = t167;
    tile[33 * lane + 15] = t204;
    const double t348 = -0.07636648162452686 * (0.0007407407407407407 * t339 - 9.408641021672823e-05 * t340);
    tile[33 * lane + 16] = t348;
    const double t349 = -0.0012727746937421143 * (t344 + t345);
    tile[33 * lane + 17] = t349;
    const double t350 = 0.07636648162452686 * (0.07636648162452686 * t344 - 0.009699814957860188 * t345);
    tile[33 * lane + 18] = t350;
    tile[33 * lane + 19] = t144;
    tile[33 * lane + 20] = t148;
    tile[33 * lane + 21] = t214;
    tile[33 * lane + 22] = t217;
    tile[33 * lane + 23] = t156;
    tile[33 * lane + 24] = t157;
    tile[33 * lane + 25] = t223;
    tile[33 * lane + 26] = t224;
    tile[33 * lane + 27] = t161;
    const double t351 = t0 + t1;
    const double t352 = t3 + t4;
    const double t353 = 0.44364916731037085 * t351 + 0.056350832689629156 * t352;
    const double t354 = (t14 + t15) - (t16 + t17);
    const double t355 = (t7 + t8) - (t10 + t11);
    const double t356 = t30 + t31;
    const double t357 = t33 + t34;
    const double t358 = 0.44364916731037085 * t356 + 0.056350832689629156 * t357;
    const double t359 = t37 + t38;
    const double t360 = t40 + t41;
    const double t361 = 0.44364916731037085 * t359 + 0.056350832689629156 * t360;
    const double t362 = (t23 + t24) - (t26 + t27);
    const double t363 = t353 * (t13 * t354 - t22 * t355) + t29 * (t355 * t358 - t354 * t361) + t362 * (t22 *
        t361 - t13 * t358);
    const double t364 = std::fabs(-0.5 * t363);
    const double t365 = (t54 + t55) - (t56 + t57);
    const double t366 = (t47 + t48) - (t50 + t51);
    const double t367 = (t63 + t64) - (t66 + t67);
    const double t368 = t353 * (t53 * t365 - t62 * t366) + t69 * (t358 * t366 - t361 * t365) + t367 * (t62 *
        t361 - t53 * t358);
    const double t369 = std::fabs(-0.5 * t368);
    const double t370 = t73 + t93 + 10.0 * (t364 + 0.01613323034066492 * t369);
    const double t371 = 0.056350832689629156 * t351 + 0.44364916731037085 * t352;
    const double t372 = 0.056350832689629156 * t356 + 0.44364916731037085 * t357;
    const double t373 = 0.056350832689629156 * t359 + 0.44364916731037085 * t360;
    const double t374 = t371 * (t96 * t354 - t97 * t355) + t98 * (t355 * t372 - t354 * t373) + t362 * (t97 *
        t373 - t96 * t372);
    const double t375 = std::fabs(-0.5 * t374);
    const double t376 = t371 * (t103 * t365 - t104 * t366) + t105 * (t366 * t372 - t365 * t373) + t367 * (t104
        * t373 - t103 * t372);
    const double t377 = std::fabs(-0.5 * t376);
    const double t378 = t108 + t116 + 10.0 * (t375 + 0.01613323034066492 * t377);
    tile[33 * lane + 28] = 0.13121638910345695 * (0.005831839515709198 * t370 + 9.408641021672823e-05 * t378);
    tile[33 * lane + 29] = t163;
    const double t379 = t118 + t119 + 10.0 * (t364 + t369);
    const double t380 = t121 + t122 + 10.0 * (t375 + t377);
    const double t381 = -0.13121638910345695 * (0.0007407407407407407 * t379 + 1.1950540993085125e-05 * t380);
    tile[33 * lane + 30] = t381;
    tile[33 * lane + 31] = t164;
    __syncthreads();
    const int64_t group_first_224 = first_cell + step * 64;
    const int group_cells_224 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_224 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_224 + 729 * staged + part + 224], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t228;
    tile[33 * lane + 1] = t229;
    tile[33 * lane + 2] = t230;
    tile[33 * lane + 3] = t166;
    const double t382 = -9.719732526181996e-05 * (t370 + t378);
    tile[33 * lane + 4] = t382;
    const double t383 = 1.2345679012345678e-05 * (t379 + t380);
    tile[33 * lane + 5] = t383;
    tile[33 * lane + 6] = t232;
    const double t384 = t135 + t136 + 10.0 * (t364 - 0.12701665379258312 * t369);
    const double t385 = t138 + t139 + 10.0 * (t375 - 0.12701665379258312 * t377);
    const double t386 = 0.13121638910345695 * (0.0033940658499789713 * t384 + 5.475724614909541e-05 * t385);
    tile[33 * lane + 7] = t386;
    tile[33 * lane + 8] = t167;
    const double t387 = 0.07636648162452686 * (0.005831839515709198 * t370 - 0.0007407407407407407 * t378);
    tile[33 * lane + 9] = t387;
    const double t388 = -0.07636648162452686 * (0.0007407407407407407 * t379 - 9.408641021672823e-05 * t380);
    tile[33 * lane + 10] = t388;
    tile[33 * lane + 11] = t233;
    const double t389 = -5.6567764166316185e-05 * (t384 + t385);
    tile[33 * lane + 12] = t389;
    const double t390 = 0.07636648162452686 * (0.0033940658499789713 * t384 - 0.0004311028870160083 * t385);
    tile[33 * lane + 13] = t390;
    tile[33 * lane + 14] = t145;
    tile[33 * lane + 15] = t149;
    tile[33 * lane + 16] = t153;
    tile[33 * lane + 17] = t154;
    tile[33 * lane + 18] = t256;
    tile[33 * lane + 19] = t257;
    tile[33 * lane + 20] = t258;
    tile[33 * lane + 21] = t259;
    tile[33 * lane + 22] = t162;
    tile[33 * lane + 23] = t163;
    const double t391 = t2 + t5;
    const double t392 = t9 + t12;
    const double t393 = t20 + t21;
    const double t394 = t25 + t28;
    const double t395 = t32 + t35;
    const double t396 = t39 + t42;
    const double t397 = t391 * (t18 * t392 - t19 * t393) + t394 * (t19 * t395 - t18 * t396) + t44 * (t393 *
        t396 - t392 * t395);
    const double t398 = std::fabs(-0.25 * t397);
    const double t399 = t49 + t52;
    const double t400 = t60 + t61;
    const double t401 = t65 + t68;
    const double t402 = t391 * (t58 * t399 - t59 * t400) + t401 * (t59 * t395 - t58 * t396) + t70 * (t396 *
        t400 - t395 * t399);
    const double t403 = std::fabs(-0.25 * t402);
    const double t404 = t398 + 0.01613323034066492 * t403;
    const double t405 = t74 + t75;
    const double t406 = t79 + t80;
    const double t407 = t82 + t83;
    const double t408 = t405 * (t77 * t392 - t78 * t393) + t394 * (t78 * t406 - t77 * t407) + t85 * (t393 *
        t407 - t392 * t406);
    const double t409 = std::fabs(-0.25 * t408);
    const double t410 = t405 * (t88 * t399 - t89 * t400) + t401 * (t89 * t406 - t88 * t407) + t90 * (t400 *
        t407 - t399 * t406);
    const double t411 = std::fabs(-0.25 * t410);
    const double t412 = t409 + 0.01613323034066492 * t411;
    tile[33 * lane + 24] = 0.005831839515709198 * (t94 + t117 + 10.0 * (0.13121638910345695 * t404 +
        0.0021169442298763852 * t412));
    tile[33 * lane + 25] = t164;
    const double t413 = t398 + t403;
    const double t414 = t409 + t411;
    const double t415 = -0.005831839515709198 * (t120 + t123 + 10.0 * (0.016666666666666666 * t413 +
        0.0002688871723444153 * t414));
    tile[33 * lane + 26] = t415;
    tile[33 * lane + 27] = t165;
    const double t416 = -9.719732526181996e-05 * (t125 + t126 + 10.0 * (t404 + t412));
    tile[33 * lane + 28] = t416;
    const double t417 = 1.2345679012345678e-05 * (t128 + t129 + 10.0 * (t413 + t414));
    tile[33 * lane + 29] = t417;
    tile[33 * lane + 30] = t264;
    tile[33 * lane + 31] = t265;
    __syncthreads();
    const int64_t group_first_256 = first_cell + step * 64;
    const int group_cells_256 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_256 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_256 + 729 * staged + part + 256], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t266;
    tile[33 * lane + 1] = t267;
    tile[33 * lane + 2] = t167;
    const double t418 = t398 - 0.12701665379258312 * t403;
    const double t419 = t409 - 0.12701665379258312 * t411;
    const double t420 = 0.005831839515709198 * (t137 + t140 + 10.0 * (0.07636648162452686 * t418 +
        0.0012320380383546467 * t419));
    tile[33 * lane + 3] = t420;
    const double t421 = 0.0033940658499789713 * (t142 + t143 + 10.0 * (0.13121638910345695 * t404 -
        0.016666666666666666 * t412));
    tile[33 * lane + 4] = t421;
    const double t422 = -0.0033940658499789713 * (t146 + t147 + 10.0 * (0.016666666666666666 * t413 -
        0.0021169442298763852 * t414));
    tile[33 * lane + 5] = t422;
    const double t423 = -5.6567764166316185e-05 * (t150 + t151 + 10.0 * (t418 + t419));
    tile[33 * lane + 6] = t423;
    tile[33 * lane + 7] = t269;
    const double t424 = 0.0033940658499789713 * (t159 + t160 + 10.0 * (0.07636648162452686 * t418 -
        0.009699814957860188 * t419));
    tile[33 * lane + 8] = t424;
    tile[33 * lane + 9] = t148;
    tile[33 * lane + 10] = t188;
    tile[33 * lane + 11] = t217;
    tile[33 * lane + 12] = t239;
    tile[33 * lane + 13] = t157;
    tile[33 * lane + 14] = t195;
    tile[33 * lane + 15] = t224;
    tile[33 * lane + 16] = t244;
    tile[33 * lane + 17] = t199;
    tile[33 * lane + 18] = t381;
    tile[33 * lane + 19] = t164;
    const double t425 = t168 + t169 + 10.0 * (t364 + 61.983866769659336 * t369);
    const double t426 = t171 + t172 + 10.0 * (t375 + 61.983866769659336 * t377);
    tile[33 * lane + 20] = 0.13121638910345695 * (9.408641021672823e-05 * t425 + 1.5179177279527657e-06 *
        t426);
    tile[33 * lane + 21] = t201;
    tile[33 * lane + 22] = t248;
    tile[33 * lane + 23] = t230;
    tile[33 * lane + 24] = t249;
    tile[33 * lane + 25] = t203;
    tile[33 * lane + 26] = t383;
    const double t427 = -1.5681068369454706e-06 * (t425 + t426);
    tile[33 * lane + 27] = t427;
    tile[33 * lane + 28] = t251;
    const double t428 = t179 + t180 + 10.0 * (t364 - 7.872983346207417 * t369);
    const double t429 = t182 + t183 + 10.0 * (t375 - 7.872983346207417 * t377);
    const double t430 = -0.13121638910345695 * (0.0004311028870160083 * t428 + 6.9550821767549065e-06 * t429);
    tile[33 * lane + 29] = t430;
    tile[33 * lane + 30] = t204;
    tile[33 * lane + 31] = t388;
    __syncthreads();
    const int64_t group_first_288 = first_cell + step * 64;
    const int group_cells_288 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_288 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_288 + 729 * staged + part + 288], tile[33 * staged +
          part]);
    }
    __syncthreads();
    const double t431 = 0.07636648162452686 * (9.408641021672823e-05 * t425 - 1.1950540993085125e-05 * t426);
    tile[33 * lane] = t431;
    tile[33 * lane + 1] = t252;
    const double t432 = 7.185048116933472e-06 * (t428 + t429);
    tile[33 * lane + 2] = t432;
    const double t433 = -0.07636648162452686 * (0.0004311028870160083 * t428 - 5.475724614909541e-05 * t429);
    tile[33 * lane + 3] = t433;
    tile[33 * lane + 4] = t149;
    tile[33 * lane + 5] = t189;
    tile[33 * lane + 6] = t154;
    tile[33 * lane + 7] = t193;
    tile[33 * lane + 8] = t257;
    tile[33 * lane + 9] = t271;
    tile[33 * lane + 10] = t259;
    tile[33 * lane + 11] = t272;
    tile[33 * lane + 12] = t200;
    tile[33 * lane + 13] = t164;
    tile[33 * lane + 14] = t415;
    tile[33 * lane + 15] = t201;
    const double t434 = t398 + 61.983866769659336 * t403;
    const double t435 = t409 + 61.983866769659336 * t411;
    tile[33 * lane + 16] = 0.005831839515709198 * (t170 + t173 + 10.0 * (0.0021169442298763852 * t434 +
        3.415314887893723e-05 * t435));
    tile[33 * lane + 17] = t202;
    tile[33 * lane + 18] = t417;
    const double t436 = -1.5681068369454706e-06 * (t174 + t175 + 10.0 * (t434 + t435));
    tile[33 * lane + 19] = t436;
    tile[33 * lane + 20] = t276;
    tile[33 * lane + 21] = t266;
    tile[33 * lane + 22] = t277;
    tile[33 * lane + 23] = t278;
    tile[33 * lane + 24] = t204;
    const double t437 = t398 - 7.872983346207417 * t403;
    const double t438 = t409 - 7.872983346207417 * t411;
    const double t439 = -0.005831839515709198 * (t181 + t184 + 10.0 * (0.009699814957860188 * t437 +
        0.00015648934897698538 * t438));
    tile[33 * lane + 25] = t439;
    tile[33 * lane + 26] = t422;
    const double t440 = 0.0033940658499789713 * (t186 + t187 + 10.0 * (0.0021169442298763852 * t434 -
        0.0002688871723444153 * t435));
    tile[33 * lane + 27] = t440;
    const double t441 = 7.185048116933472e-06 * (t190 + t191 + 10.0 * (t437 + t438));
    tile[33 * lane + 28] = t441;
    tile[33 * lane + 29] = t280;
    const double t442 = -0.0033940658499789713 * (t197 + t198 + 10.0 * (0.009699814957860188 * t437 -
        0.0012320380383546467 * t438));
    tile[33 * lane + 30] = t442;
    tile[33 * lane + 31] = t152;
    __syncthreads();
    const int64_t group_first_320 = first_cell + step * 64;
    const int group_cells_320 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_320 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_320 + 729 * staged + part + 320], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t192;
    tile[33 * lane + 1] = t220;
    tile[33 * lane + 2] = t242;
    tile[33 * lane + 3] = t158;
    tile[33 * lane + 4] = t196;
    tile[33 * lane + 5] = t225;
    tile[33 * lane + 6] = t245;
    tile[33 * lane + 7] = t341;
    tile[33 * lane + 8] = t228;
    tile[33 * lane + 9] = t165;
    tile[33 * lane + 10] = t248;
    tile[33 * lane + 11] = t202;
    const double t443 = 0.044444444444444446 * t324 + 2.7548385230959704 * t329;
    const double t444 = 0.044444444444444446 * t335 + 2.7548385230959704 * t337;
    tile[33 * lane + 12] = 0.13121638910345695 * (0.0021169442298763852 * t443 + 3.415314887893723e-05 *
        t444);
    tile[33 * lane + 13] = t231;
    tile[33 * lane + 14] = t250;
    tile[33 * lane + 15] = t343;
    tile[33 * lane + 16] = t232;
    tile[33 * lane + 17] = t251;
    const double t445 = -3.528240383127309e-05 * (t443 + t444);
    tile[33 * lane + 18] = t445;
    const double t446 = 0.044444444444444446 * t324 - 0.34991037094255184 * t329;
    const double t447 = 0.044444444444444446 * t335 - 0.34991037094255184 * t337;
    const double t448 = -0.13121638910345695 * (0.009699814957860188 * t446 + 0.00015648934897698538 * t447);
    tile[33 * lane + 19] = t448;
    tile[33 * lane + 20] = t348;
    tile[33 * lane + 21] = t233;
    tile[33 * lane + 22] = t252;
    const double t449 = 0.07636648162452686 * (0.0021169442298763852 * t443 - 0.0002688871723444153 * t444);
    tile[33 * lane + 23] = t449;
    const double t450 = 0.00016166358263100314 * (t446 + t447);
    tile[33 * lane + 24] = t450;
    const double t451 = -0.07636648162452686 * (0.009699814957860188 * t446 - 0.0012320380383546467 * t447);
    tile[33 * lane + 25] = t451;
    tile[33 * lane + 26] = t153;
    tile[33 * lane + 27] = t154;
    tile[33 * lane + 28] = t221;
    tile[33 * lane + 29] = t222;
    tile[33 * lane + 30] = t258;
    tile[33 * lane + 31] = t259;
    __syncthreads();
    const int64_t group_first_352 = first_cell + step * 64;
    const int group_cells_352 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_352 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_352 + 729 * staged + part + 352], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t282;
    tile[33 * lane + 1] = t283;
    tile[33 * lane + 2] = t165;
    tile[33 * lane + 3] = t229;
    tile[33 * lane + 4] = t416;
    tile[33 * lane + 5] = t230;
    tile[33 * lane + 6] = t417;
    tile[33 * lane + 7] = t231;
    tile[33 * lane + 8] = 9.408641021672823e-05 * (t205 + t206 + 10.0 * (0.13121638910345695 * t404 +
        8.133299180184455 * t412));
    const double t452 = -9.408641021672823e-05 * (t207 + t208 + 10.0 * (0.016666666666666666 * t413 +
        1.033064446160989 * t414));
    tile[33 * lane + 9] = t452;
    tile[33 * lane + 10] = t267;
    tile[33 * lane + 11] = t287;
    tile[33 * lane + 12] = t288;
    tile[33 * lane + 13] = t289;
    tile[33 * lane + 14] = t233;
    tile[33 * lane + 15] = t423;
    const double t453 = -0.0004311028870160083 * (t212 + t213 + 10.0 * (0.13121638910345695 * t404 -
        1.033064446160989 * t412));
    tile[33 * lane + 16] = t453;
    const double t454 = 0.0004311028870160083 * (t215 + t216 + 10.0 * (0.016666666666666666 * t413 -
        0.13121638910345695 * t414));
    tile[33 * lane + 17] = t454;
    const double t455 = 9.408641021672823e-05 * (t218 + t219 + 10.0 * (0.07636648162452686 * t418 +
        4.73348982268231 * t419));
    tile[33 * lane + 18] = t455;
    tile[33 * lane + 19] = t291;
    const double t456 = -0.0004311028870160083 * (t226 + t227 + 10.0 * (0.07636648162452686 * t418 -
        0.6012320380383547 * t419));
    tile[33 * lane + 20] = t456;
    tile[33 * lane + 21] = t154;
    tile[33 * lane + 22] = t193;
    tile[33 * lane + 23] = t222;
    tile[33 * lane + 24] = t243;
    tile[33 * lane + 25] = t259;
    tile[33 * lane + 26] = t272;
    tile[33 * lane + 27] = t283;
    tile[33 * lane + 28] = t292;
    tile[33 * lane + 29] = t202;
    tile[33 * lane + 30] = t230;
    tile[33 * lane + 31] = t417;
    __syncthreads();
    const int64_t group_first_384 = first_cell + step * 64;
    const int group_cells_384 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_384 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_384 + 729 * staged + part + 384], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t249;
    tile[33 * lane + 1] = t436;
    tile[33 * lane + 2] = t250;
    tile[33 * lane + 3] = t452;
    tile[33 * lane + 4] = 9.408641021672823e-05 * (t234 + t235 + 10.0 * (0.0021169442298763852 * t434 +
        0.13121638910345695 * t435));
    tile[33 * lane + 5] = t278;
    tile[33 * lane + 6] = t288;
    tile[33 * lane + 7] = t295;
    tile[33 * lane + 8] = t296;
    tile[33 * lane + 9] = t252;
    tile[33 * lane + 10] = t441;
    tile[33 * lane + 11] = t454;
    const double t457 = -0.0004311028870160083 * (t237 + t238 + 10.0 * (0.0021169442298763852 * t434 -
        0.016666666666666666 * t435));
    tile[33 * lane + 12] = t457;
    const double t458 = -9.408641021672823e-05 * (t240 + t241 + 10.0 * (0.009699814957860188 * t437 +
        0.6012320380383547 * t438));
    tile[33 * lane + 13] = t458;
    tile[33 * lane + 14] = t298;
    const double t459 = 0.0004311028870160083 * (t246 + t247 + 10.0 * (0.009699814957860188 * t437 -
        0.07636648162452686 * t438));
    tile[33 * lane + 15] = t459;
    tile[33 * lane + 16] = t155;
    tile[33 * lane + 17] = t194;
    tile[33 * lane + 18] = t158;
    tile[33 * lane + 19] = t196;
    tile[33 * lane + 20] = t260;
    tile[33 * lane + 21] = t273;
    tile[33 * lane + 22] = t263;
    tile[33 * lane + 23] = t275;
    tile[33 * lane + 24] = t342;
    tile[33 * lane + 25] = t166;
    tile[33 * lane + 26] = t264;
    tile[33 * lane + 27] = t203;
    tile[33 * lane + 28] = t276;
    tile[33 * lane + 29] = t343;
    tile[33 * lane + 30] = t267;
    tile[33 * lane + 31] = t278;
    __syncthreads();
    const int64_t group_first_416 = first_cell + step * 64;
    const int group_cells_416 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_416 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_416 + 729 * staged + part + 416], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = 0.0021169442298763852 * (0.13121638910345695 * t330 + 8.133299180184455 * t338);
    tile[33 * lane + 1] = t268;
    tile[33 * lane + 2] = t279;
    const double t460 = -0.0021169442298763852 * (0.0007407407407407407 * t339 + 0.04591397538493284 * t340);
    tile[33 * lane + 3] = t460;
    tile[33 * lane + 4] = t349;
    const double t461 = -0.009699814957860188 * (0.13121638910345695 * t330 - 1.033064446160989 * t338);
    tile[33 * lane + 5] = t461;
    tile[33 * lane + 6] = t269;
    tile[33 * lane + 7] = t280;
    const double t462 = 0.009699814957860188 * (0.0007407407407407407 * t339 - 0.005831839515709198 * t340);
    tile[33 * lane + 8] = t462;
    const double t463 = 0.0021169442298763852 * (0.07636648162452686 * t344 + 4.73348982268231 * t345);
    tile[33 * lane + 9] = t463;
    const double t464 = -0.009699814957860188 * (0.07636648162452686 * t344 - 0.6012320380383547 * t345);
    tile[33 * lane + 10] = t464;
    tile[33 * lane + 11] = t156;
    tile[33 * lane + 12] = t157;
    tile[33 * lane + 13] = t223;
    tile[33 * lane + 14] = t224;
    tile[33 * lane + 15] = t261;
    tile[33 * lane + 16] = t262;
    tile[33 * lane + 17] = t284;
    tile[33 * lane + 18] = t285;
    tile[33 * lane + 19] = t166;
    tile[33 * lane + 20] = t382;
    tile[33 * lane + 21] = t265;
    tile[33 * lane + 22] = t383;
    tile[33 * lane + 23] = t266;
    tile[33 * lane + 24] = t232;
    tile[33 * lane + 25] = t287;
    tile[33 * lane + 26] = t288;
    tile[33 * lane + 27] = t268;
    tile[33 * lane + 28] = 0.0021169442298763852 * (0.005831839515709198 * t370 + 0.3614799635637535 * t378);
    const double t465 = -0.0021169442298763852 * (0.0007407407407407407 * t379 + 0.04591397538493284 * t380);
    tile[33 * lane + 29] = t465;
    tile[33 * lane + 30] = t290;
    tile[33 * lane + 31] = t389;
    __syncthreads();
    const int64_t group_first_448 = first_cell + step * 64;
    const int group_cells_448 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_448 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_448 + 729 * staged + part + 448], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t269;
    const double t466 = -0.009699814957860188 * (0.005831839515709198 * t370 - 0.04591397538493284 * t378);
    tile[33 * lane + 1] = t466;
    const double t467 = 0.009699814957860188 * (0.0007407407407407407 * t379 - 0.005831839515709198 * t380);
    tile[33 * lane + 2] = t467;
    tile[33 * lane + 3] = t291;
    const double t468 = 0.0021169442298763852 * (0.0033940658499789713 * t384 + 0.21037732545254711 * t385);
    tile[33 * lane + 4] = t468;
    const double t469 = -0.009699814957860188 * (0.0033940658499789713 * t384 - 0.02672142391281576 * t385);
    tile[33 * lane + 5] = t469;
    tile[33 * lane + 6] = t157;
    tile[33 * lane + 7] = t195;
    tile[33 * lane + 8] = t224;
    tile[33 * lane + 9] = t244;
    tile[33 * lane + 10] = t262;
    tile[33 * lane + 11] = t274;
    tile[33 * lane + 12] = t285;
    tile[33 * lane + 13] = t293;
    tile[33 * lane + 14] = t203;
    tile[33 * lane + 15] = t383;
    tile[33 * lane + 16] = t266;
    tile[33 * lane + 17] = t427;
    tile[33 * lane + 18] = t277;
    tile[33 * lane + 19] = t251;
    tile[33 * lane + 20] = t288;
    tile[33 * lane + 21] = t295;
    tile[33 * lane + 22] = t279;
    tile[33 * lane + 23] = t465;
    tile[33 * lane + 24] = 0.0021169442298763852 * (9.408641021672823e-05 * t425 + 0.005831839515709198 *
        t426);
    tile[33 * lane + 25] = t297;
    tile[33 * lane + 26] = t432;
    tile[33 * lane + 27] = t280;
    tile[33 * lane + 28] = t467;
    const double t470 = -0.009699814957860188 * (9.408641021672823e-05 * t425 - 0.0007407407407407407 * t426);
    tile[33 * lane + 29] = t470;
    tile[33 * lane + 30] = t298;
    const double t471 = -0.0021169442298763852 * (0.0004311028870160083 * t428 + 0.02672142391281576 * t429);
    tile[33 * lane + 31] = t471;
    __syncthreads();
    const int64_t group_first_480 = first_cell + step * 64;
    const int group_cells_480 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_480 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_480 + 729 * staged + part + 480], tile[33 * staged +
          part]);
    }
    __syncthreads();
    const double t472 = 0.009699814957860188 * (0.0004311028870160083 * t428 - 0.0033940658499789713 * t429);
    tile[33 * lane] = t472;
    tile[33 * lane + 1] = t158;
    tile[33 * lane + 2] = t196;
    tile[33 * lane + 3] = t225;
    tile[33 * lane + 4] = t245;
    tile[33 * lane + 5] = t263;
    tile[33 * lane + 6] = t275;
    tile[33 * lane + 7] = t286;
    tile[33 * lane + 8] = t294;
    tile[33 * lane + 9] = t343;
    tile[33 * lane + 10] = t232;
    tile[33 * lane + 11] = t267;
    tile[33 * lane + 12] = t251;
    tile[33 * lane + 13] = t278;
    tile[33 * lane + 14] = t445;
    tile[33 * lane + 15] = t289;
    tile[33 * lane + 16] = t296;
    tile[33 * lane + 17] = t460;
    tile[33 * lane + 18] = t290;
    tile[33 * lane + 19] = t297;
    tile[33 * lane + 20] = 0.0021169442298763852 * (0.0021169442298763852 * t443 + 0.13121638910345695 *
        t444);
    tile[33 * lane + 21] = t450;
    tile[33 * lane + 22] = t462;
    tile[33 * lane + 23] = t291;
    tile[33 * lane + 24] = t298;
    const double t473 = -0.009699814957860188 * (0.0021169442298763852 * t443 - 0.016666666666666666 * t444);
    tile[33 * lane + 25] = t473;
    const double t474 = -0.0021169442298763852 * (0.009699814957860188 * t446 + 0.6012320380383547 * t447);
    tile[33 * lane + 26] = t474;
    const double t475 = 0.009699814957860188 * (0.009699814957860188 * t446 - 0.07636648162452686 * t447);
    tile[33 * lane + 27] = t475;
    tile[33 * lane + 28] = t161;
    tile[33 * lane + 29] = t199;
    tile[33 * lane + 30] = t228;
    tile[33 * lane + 31] = t248;
    __syncthreads();
    const int64_t group_first_512 = first_cell + step * 64;
    const int group_cells_512 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_512 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_512 + 729 * staged + part + 512], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t166;
    tile[33 * lane + 1] = t203;
    tile[33 * lane + 2] = t232;
    tile[33 * lane + 3] = t251;
    tile[33 * lane + 4] = t346;
    tile[33 * lane + 5] = t386;
    tile[33 * lane + 6] = t167;
    tile[33 * lane + 7] = t430;
    tile[33 * lane + 8] = t204;
    tile[33 * lane + 9] = t448;
    tile[33 * lane + 10] = t233;
    tile[33 * lane + 11] = t252;
    tile[33 * lane + 12] = t349;
    tile[33 * lane + 13] = t389;
    tile[33 * lane + 14] = t432;
    tile[33 * lane + 15] = t450;
    const double t476 = (t306 + t307) - (t308 + t309);
    const double t477 = (t299 + t300) - (t302 + t303);
    const double t478 = (t315 + t316) - (t318 + t319);
    const double t479 = t353 * (t305 * t476 - t314 * t477) + t321 * (t358 * t477 - t361 * t476) + t478 * (t314
        * t361 - t305 * t358);
    const double t480 = t324 + t329 + 10.0 * (t364 + t369 + 10.0 * std::fabs(-0.25 * t479));
    const double t481 = t371 * (t331 * t476 - t332 * t477) + t333 * (t372 * t477 - t373 * t476) + t478 * (t332
        * t373 - t331 * t372);
    const double t482 = t335 + t337 + 10.0 * (t375 + t377 + 10.0 * std::fabs(-0.25 * t481));
    tile[33 * lane + 16] = 0.13121638910345695 * (0.0019753086419753087 * t480 + 3.1868109314893665e-05 *
        t482);
    tile[33 * lane + 17] = t350;
    tile[33 * lane + 18] = t390;
    tile[33 * lane + 19] = t433;
    tile[33 * lane + 20] = t451;
    const double t483 = -3.292181069958848e-05 * (t480 + t482);
    tile[33 * lane + 21] = t483;
    const double t484 = 0.07636648162452686 * (0.0019753086419753087 * t480 - 0.0002508970939112753 * t482);
    tile[33 * lane + 22] = t484;
    tile[33 * lane + 23] = t162;
    tile[33 * lane + 24] = t200;
    tile[33 * lane + 25] = t165;
    tile[33 * lane + 26] = t202;
    tile[33 * lane + 27] = t264;
    tile[33 * lane + 28] = t276;
    tile[33 * lane + 29] = t267;
    tile[33 * lane + 30] = t278;
    tile[33 * lane + 31] = t347;
    __syncthreads();
    const int64_t group_first_544 = first_cell + step * 64;
    const int group_cells_544 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_544 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_544 + 729 * staged + part + 544], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t167;
    tile[33 * lane + 1] = t420;
    tile[33 * lane + 2] = t204;
    tile[33 * lane + 3] = t439;
    tile[33 * lane + 4] = t348;
    tile[33 * lane + 5] = t423;
    tile[33 * lane + 6] = t441;
    tile[33 * lane + 7] = t461;
    tile[33 * lane + 8] = t269;
    tile[33 * lane + 9] = t280;
    tile[33 * lane + 10] = t462;
    tile[33 * lane + 11] = t350;
    const double t485 = t301 + t304;
    const double t486 = t312 + t313;
    const double t487 = t317 + t320;
    const double t488 = t391 * (t310 * t485 - t311 * t486) + t487 * (t311 * t395 - t310 * t396) + t322 * (t396
        * t486 - t395 * t485);
    const double t489 = t398 + t403 + 10.0 * std::fabs(-0.125 * t488);
    const double t490 = t405 * (t325 * t485 - t326 * t486) + t487 * (t326 * t406 - t325 * t407) + t327 * (t407
        * t486 - t406 * t485);
    const double t491 = t409 + t411 + 10.0 * std::fabs(-0.125 * t490);
    tile[33 * lane + 12] = 0.005831839515709198 * (t330 + t338 + 10.0 * (0.044444444444444446 * t489 +
        0.0007170324595851075 * t491));
    tile[33 * lane + 13] = t424;
    tile[33 * lane + 14] = t442;
    const double t492 = -3.292181069958848e-05 * (t339 + t340 + 10.0 * (t489 + t491));
    tile[33 * lane + 15] = t492;
    tile[33 * lane + 16] = t464;
    const double t493 = 0.0033940658499789713 * (t344 + t345 + 10.0 * (0.044444444444444446 * t489 -
        0.005645184613003694 * t491));
    tile[33 * lane + 17] = t493;
    tile[33 * lane + 18] = t163;
    tile[33 * lane + 19] = t164;
    tile[33 * lane + 20] = t229;
    tile[33 * lane + 21] = t230;
    tile[33 * lane + 22] = t265;
    tile[33 * lane + 23] = t266;
    tile[33 * lane + 24] = t287;
    tile[33 * lane + 25] = t288;
    tile[33 * lane + 26] = t167;
    tile[33 * lane + 27] = t387;
    tile[33 * lane + 28] = t421;
    tile[33 * lane + 29] = t388;
    tile[33 * lane + 30] = t422;
    tile[33 * lane + 31] = t233;
    __syncthreads();
    const int64_t group_first_576 = first_cell + step * 64;
    const int group_cells_576 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_576 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_576 + 729 * staged + part + 576], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t453;
    tile[33 * lane + 1] = t454;
    tile[33 * lane + 2] = t269;
    tile[33 * lane + 3] = t466;
    tile[33 * lane + 4] = t467;
    tile[33 * lane + 5] = t291;
    tile[33 * lane + 6] = t390;
    tile[33 * lane + 7] = t424;
    const double t494 = t351 + t352;
    const double t495 = t356 + t357;
    const double t496 = t359 + t360;
    const double t497 = t494 * (t354 * t392 - t355 * t393) + t394 * (t355 * t495 - t354 * t496) + t362 * (t393
        * t496 - t392 * t495);
    const double t498 = std::fabs(-0.0625 * t497);
    const double t499 = t494 * (t365 * t399 - t366 * t400) + t401 * (t366 * t495 - t365 * t496) + t367 * (t400
        * t496 - t399 * t495);
    const double t500 = std::fabs(-0.0625 * t499);
    tile[33 * lane + 8] = 0.0002591928673648532 * (t370 + t378 + 10.0 * (t404 + t412 + 10.0 * (t498 +
        0.01613323034066492 * t500)));
    const double t501 = -3.292181069958848e-05 * (t379 + t380 + 10.0 * (t413 + t414 + 10.0 * (t498 + t500)));
    tile[33 * lane + 9] = t501;
    tile[33 * lane + 10] = t456;
    tile[33 * lane + 11] = t469;
    const double t502 = 0.0001508473711101765 * (t384 + t385 + 10.0 * (t418 + t419 + 10.0 * (t498 -
        0.12701665379258312 * t500)));
    tile[33 * lane + 12] = t502;
    tile[33 * lane + 13] = t164;
    tile[33 * lane + 14] = t201;
    tile[33 * lane + 15] = t230;
    tile[33 * lane + 16] = t249;
    tile[33 * lane + 17] = t266;
    tile[33 * lane + 18] = t277;
    tile[33 * lane + 19] = t288;
    tile[33 * lane + 20] = t295;
    tile[33 * lane + 21] = t204;
    tile[33 * lane + 22] = t388;
    tile[33 * lane + 23] = t422;
    tile[33 * lane + 24] = t431;
    tile[33 * lane + 25] = t440;
    tile[33 * lane + 26] = t252;
    tile[33 * lane + 27] = t454;
    tile[33 * lane + 28] = t457;
    tile[33 * lane + 29] = t280;
    tile[33 * lane + 30] = t467;
    tile[33 * lane + 31] = t470;
    __syncthreads();
    const int64_t group_first_608 = first_cell + step * 64;
    const int group_cells_608 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_608 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_608 + 729 * staged + part + 608], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t298;
    tile[33 * lane + 1] = t433;
    tile[33 * lane + 2] = t442;
    tile[33 * lane + 3] = t501;
    tile[33 * lane + 4] = 4.181618231854588e-06 * (t425 + t426 + 10.0 * (t434 + t435 + 10.0 * (t498 +
        61.983866769659336 * t500)));
    tile[33 * lane + 5] = t459;
    tile[33 * lane + 6] = t472;
    const double t503 = -1.9160128311822592e-05 * (t428 + t429 + 10.0 * (t437 + t438 + 10.0 * (t498 -
        7.872983346207417 * t500)));
    tile[33 * lane + 7] = t503;
    tile[33 * lane + 8] = t165;
    tile[33 * lane + 9] = t202;
    tile[33 * lane + 10] = t231;
    tile[33 * lane + 11] = t250;
    tile[33 * lane + 12] = t267;
    tile[33 * lane + 13] = t278;
    tile[33 * lane + 14] = t289;
    tile[33 * lane + 15] = t296;
    tile[33 * lane + 16] = t348;
    tile[33 * lane + 17] = t233;
    tile[33 * lane + 18] = t423;
    tile[33 * lane + 19] = t252;
    tile[33 * lane + 20] = t441;
    tile[33 * lane + 21] = t449;
    tile[33 * lane + 22] = t455;
    tile[33 * lane + 23] = t458;
    tile[33 * lane + 24] = t462;
    tile[33 * lane + 25] = t291;
    tile[33 * lane + 26] = t298;
    tile[33 * lane + 27] = t473;
    tile[33 * lane + 28] = t451;
    tile[33 * lane + 29] = t492;
    tile[33 * lane + 30] = t456;
    tile[33 * lane + 31] = t459;
    __syncthreads();
    const int64_t group_first_640 = first_cell + step * 64;
    const int group_cells_640 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_640 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_640 + 729 * staged + part + 640], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = 9.408641021672823e-05 * (t443 + t444 + 10.0 * (0.044444444444444446 * t489 +
        2.7548385230959704 * t491));
    tile[33 * lane + 1] = t475;
    const double t504 = -0.0004311028870160083 * (t446 + t447 + 10.0 * (0.044444444444444446 * t489 -
        0.34991037094255184 * t491));
    tile[33 * lane + 2] = t504;
    tile[33 * lane + 3] = t166;
    tile[33 * lane + 4] = t203;
    tile[33 * lane + 5] = t232;
    tile[33 * lane + 6] = t251;
    tile[33 * lane + 7] = t268;
    tile[33 * lane + 8] = t279;
    tile[33 * lane + 9] = t290;
    tile[33 * lane + 10] = t297;
    tile[33 * lane + 11] = t349;
    tile[33 * lane + 12] = t389;
    tile[33 * lane + 13] = t269;
    tile[33 * lane + 14] = t432;
    tile[33 * lane + 15] = t280;
    tile[33 * lane + 16] = t450;
    tile[33 * lane + 17] = t291;
    tile[33 * lane + 18] = t298;
    tile[33 * lane + 19] = t463;
    tile[33 * lane + 20] = t468;
    tile[33 * lane + 21] = t471;
    tile[33 * lane + 22] = t474;
    tile[33 * lane + 23] = t483;
    tile[33 * lane + 24] = t464;
    tile[33 * lane + 25] = t469;
    tile[33 * lane + 26] = t472;
    tile[33 * lane + 27] = t475;
    tile[33 * lane + 28] = 0.0021169442298763852 * (0.0019753086419753087 * t480 + 0.12243726769315424 *
        t482);
    const double t505 = -0.009699814957860188 * (0.0019753086419753087 * t480 - 0.015551572041891193 * t482);
    tile[33 * lane + 29] = t505;
    tile[33 * lane + 30] = t167;
    tile[33 * lane + 31] = t204;
    __syncthreads();
    const int64_t group_first_672 = first_cell + step * 64;
    const int group_cells_672 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_672 * 32; k += 64) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      stream_store(&element_tensors[729 * group_first_672 + 729 * staged + part + 672], tile[33 * staged +
          part]);
    }
    __syncthreads();
    tile[33 * lane] = t233;
    tile[33 * lane + 1] = t252;
    tile[33 * lane + 2] = t269;
    tile[33 * lane + 3] = t280;
    tile[33 * lane + 4] = t291;
    tile[33 * lane + 5] = t298;
    tile[33 * lane + 6] = t350;
    tile[33 * lane + 7] = t390;
    tile[33 * lane + 8] = t424;
    tile[33 * lane + 9] = t433;
    tile[33 * lane + 10] = t442;
    tile[33 * lane + 11] = t451;
    tile[33 * lane + 12] = t456;
    tile[33 * lane + 13] = t459;
    tile[33 * lane + 14] = t464;
    tile[33 * lane + 15] = t469;
    tile[33 * lane + 16] = t472;
    tile[33 * lane + 17] = t475;
    tile[33 * lane + 18] = t484;
    tile[33 * lane + 19] = t493;
    tile[33 * lane + 20] = t502;
    tile[33 * lane + 21] = t503;
    tile[33 * lane + 22] = t504;
    tile[33 * lane + 23] = t505;
    const double t506 = t494 * (t476 * t485 - t477 * t486) + t487 * (t477 * t495 - t476 * t496) + t478 * (t486
        * t496 - t485 * t495);
    tile[33 * lane + 24] = 8.779149519890261e-05 * (t480 + t482 + 10.0 * (t489 + t491 + 10.0 * (t498 + t500 +
        10.0 * std::fabs(-0.015625 * t506))));
    __syncthreads();
    const int64_t group_first_704 = first_cell + step * 64;
    const int group_cells_704 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_704 * 25; k += 64) {
      const int staged = k / 25;
      const int part = k - 25 * staged;
      stream_store(&element_tensors[729 * group_first_704 + 729 * staged + part + 704], tile[33 * staged +
          part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int mass_q2_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(mass_q2_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q2_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q2_hexahedron_f64_element_tensor_hip_descriptor = {
    "mass_q2_hexahedron_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "a",                                      // form
    "hip",                                    // target
    "float64",                                // scalar
    "sum_factorised",                         // representation
    "hexahedron",                             // cell
    "Q1^3",                                   // coordinate_element
    "Q2",                                     // row_element
    "Q2",                                     // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    2,                                        // arity
    27,                                       // rows
    27,                                       // columns
    729,                                      // entries_per_cell
    5,                                        // quadrature_degree
    27,                                       // quadrature_points
    0,                                        // num_coefficients
    0,                                        // num_constants
    nullptr,                                  // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    8,                                        // coordinate_nodes
    "",                                       // scatter
    "",                                       // index_type
    "",                                       // numbering
    "",                                       // component_order
    0,                                        // constraints
    0,                                        // nodes
    0,                                        // components
    0,                                        // trial_nodes
    0,                                        // cluster
    0,                                        // patch_nodes
    "cell",                                   // mapping
    "full",                                   // unroll
    "literal",                                // k_place
    512,                                      // element_batch
    64,                                       // concurrent_elements
    1,                                        // interleave_stores
    64,                                       // threads
    16896,                                    // shared_bytes
    2016.0,                                   // flops_per_cell
    5888.0,                                   // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
