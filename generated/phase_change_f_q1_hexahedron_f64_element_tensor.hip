// phase_change_f_q1_hexahedron_f64_element_tensor: element_tensor of form F in phase_change.form
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
//   T              coefficient, Q1, 8 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2072 flops
//   sum_factorised  1324 flops <- taken
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
//   flops       1324
//   bytes       184 (120 read, 64 written)
//   flops/byte  7.2
//   shared      4608 bytes a block of 64 threads
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
phase_change_f_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity) {
  alignas(16) __shared__ double tile[576];
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
      const double t57 = t49 * (((t56 < melting_point[0]) && (t56 > 0.0)) ? std::exp(-t56) * std::sin(t56) :
          0.0);
      const double t58 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t59 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t60 = t58 - t59;
      const double t61 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t62 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t63 = t61 - t62;
      const double t64 = 0.7886751345948129 * t60 + 0.2113248654051871 * t63;
      const double t65 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t66 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t67 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t68 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t69 = (0.7886751345948129 * t65 + 0.2113248654051871 * t66) - (0.7886751345948129 * t67 +
          0.2113248654051871 * t68);
      const double t70 = (0.7886751345948129 * t58 + 0.2113248654051871 * t59) - (0.7886751345948129 * t61 +
          0.2113248654051871 * t62);
      const double t71 = t65 - t66;
      const double t72 = t67 - t68;
      const double t73 = 0.7886751345948129 * t71 + 0.2113248654051871 * t72;
      const double t74 = t64 * t69 - t70 * t73;
      const double t75 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t76 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t77 = t75 - t76;
      const double t78 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t79 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t80 = t78 - t79;
      const double t81 = 0.7886751345948129 * t77 + 0.2113248654051871 * t80;
      const double t82 = t37 * t70 - t44 * t69;
      const double t83 = (0.7886751345948129 * t75 + 0.2113248654051871 * t76) - (0.7886751345948129 * t78 +
          0.2113248654051871 * t79);
      const double t84 = t44 * t73 - t37 * t64;
      const double t85 = t6 * t74 + t81 * t82 + t83 * t84;
      const double t86 = std::fabs(-t85);
      const double t87 = 0.2113248654051871 * T_0 + 0.7886751345948129 * T_1;
      const double t88 = 0.2113248654051871 * T_2 + 0.7886751345948129 * T_3;
      const double t89 = 0.7886751345948129 * t87 + 0.2113248654051871 * t88;
      const double t90 = 0.2113248654051871 * T_4 + 0.7886751345948129 * T_5;
      const double t91 = 0.2113248654051871 * T_6 + 0.7886751345948129 * T_7;
      const double t92 = 0.7886751345948129 * t90 + 0.2113248654051871 * t91;
      const double t93 = 0.7886751345948129 * t89 + 0.2113248654051871 * t92;
      const double t94 = t86 * (((t93 < melting_point[0]) && (t93 > 0.0)) ? std::exp(-t93) * std::sin(t93) :
          0.0);
      const double t95 = ((t56 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t96 = 1.0 / t48;
      const double t97 = T_0 - T_1;
      const double t98 = T_2 - T_3;
      const double t99 = 0.7886751345948129 * t97 + 0.2113248654051871 * t98;
      const double t100 = T_4 - T_5;
      const double t101 = T_6 - T_7;
      const double t102 = 0.7886751345948129 * t100 + 0.2113248654051871 * t101;
      const double t103 = 0.7886751345948129 * t99 + 0.2113248654051871 * t102;
      const double t104 = t50 - t51;
      const double t105 = t53 - t54;
      const double t106 = 0.7886751345948129 * t104 + 0.2113248654051871 * t105;
      const double t107 = t52 - t55;
      const double t108 = t23 * t96 * t103 + t45 * t96 * t106 + t47 * t96 * t107;
      const double t109 = t22 * t46 - t18 * t30;
      const double t110 = t6 * t18 - t37 * t46;
      const double t111 = t30 * t37 - t6 * t22;
      const double t112 = t96 * t103 * t109 + t96 * t106 * t110 + t96 * t107 * t111;
      const double t113 = t19 * t30 - t13 * t46;
      const double t114 = t44 * t46 - t6 * t19;
      const double t115 = t6 * t13 - t30 * t44;
      const double t116 = t96 * t103 * t113 + t96 * t106 * t114 + t96 * t107 * t115;
      const double t117 = ((t93 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t118 = 1.0 / t85;
      const double t119 = t87 - t88;
      const double t120 = t90 - t91;
      const double t121 = 0.7886751345948129 * t119 + 0.2113248654051871 * t120;
      const double t122 = t89 - t92;
      const double t123 = t74 * t103 * t118 + t82 * t118 * t121 + t84 * t118 * t122;
      const double t124 = t73 * t83 - t69 * t81;
      const double t125 = t6 * t69 - t37 * t83;
      const double t126 = t37 * t81 - t6 * t73;
      const double t127 = t103 * t118 * t124 + t118 * t121 * t125 + t118 * t122 * t126;
      const double t128 = t70 * t81 - t64 * t83;
      const double t129 = t44 * t83 - t6 * t70;
      const double t130 = t6 * t64 - t44 * t81;
      const double t131 = t103 * t118 * t128 + t118 * t121 * t129 + t118 * t122 * t130;
      const double t132 = t49 * t95 * (t23 * t96 * t108 + t96 * t109 * t112 + t96 * t113 * t116) + t86 * t117
          * (t74 * t118 * t123 + t118 * t124 * t127 + t118 * t128 * t131);
      const double t133 = 0.39433756729740643 * (t57 + 0.2679491924311227 * t94) - 0.5 * t132;
      const double t134 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t135 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t136 = 0.7886751345948129 * t134 + 0.2113248654051871 * t135;
      const double t137 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t138 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t139 = t13 * t137 - t22 * t138;
      const double t140 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t141 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t142 = 0.7886751345948129 * t140 + 0.2113248654051871 * t141;
      const double t143 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t144 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t145 = 0.7886751345948129 * t143 + 0.2113248654051871 * t144;
      const double t146 = t138 * t142 - t137 * t145;
      const double t147 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t148 = t22 * t145 - t13 * t142;
      const double t149 = t136 * t139 + t30 * t146 + t147 * t148;
      const double t150 = std::fabs(-t149);
      const double t151 = 0.2113248654051871 * t50 + 0.7886751345948129 * t51;
      const double t152 = 0.2113248654051871 * t53 + 0.7886751345948129 * t54;
      const double t153 = 0.7886751345948129 * t151 + 0.2113248654051871 * t152;
      const double t154 = t150 * (((t153 < melting_point[0]) && (t153 > 0.0)) ? std::exp(-t153) *
          std::sin(t153) : 0.0);
      const double t155 = (0.2113248654051871 * t65 + 0.7886751345948129 * t66) - (0.2113248654051871 * t67 +
          0.7886751345948129 * t68);
      const double t156 = (0.2113248654051871 * t58 + 0.7886751345948129 * t59) - (0.2113248654051871 * t61 +
          0.7886751345948129 * t62);
      const double t157 = t64 * t155 - t73 * t156;
      const double t158 = t142 * t156 - t145 * t155;
      const double t159 = (0.2113248654051871 * t75 + 0.7886751345948129 * t76) - (0.2113248654051871 * t78 +
          0.7886751345948129 * t79);
      const double t160 = t73 * t145 - t64 * t142;
      const double t161 = t136 * t157 + t81 * t158 + t159 * t160;
      const double t162 = std::fabs(-t161);
      const double t163 = 0.2113248654051871 * t87 + 0.7886751345948129 * t88;
      const double t164 = 0.2113248654051871 * t90 + 0.7886751345948129 * t91;
      const double t165 = 0.7886751345948129 * t163 + 0.2113248654051871 * t164;
      const double t166 = t162 * (((t165 < melting_point[0]) && (t165 > 0.0)) ? std::exp(-t165) *
          std::sin(t165) : 0.0);
      const double t167 = ((t153 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t168 = 1.0 / t149;
      const double t169 = 0.2113248654051871 * t97 + 0.7886751345948129 * t98;
      const double t170 = 0.2113248654051871 * t100 + 0.7886751345948129 * t101;
      const double t171 = 0.7886751345948129 * t169 + 0.2113248654051871 * t170;
      const double t172 = t151 - t152;
      const double t173 = t139 * t168 * t171 + t106 * t146 * t168 + t148 * t168 * t172;
      const double t174 = t22 * t147 - t30 * t137;
      const double t175 = t136 * t137 - t142 * t147;
      const double t176 = t30 * t142 - t22 * t136;
      const double t177 = t168 * t171 * t174 + t106 * t168 * t175 + t168 * t172 * t176;
      const double t178 = t30 * t138 - t13 * t147;
      const double t179 = t145 * t147 - t136 * t138;
      const double t180 = t13 * t136 - t30 * t145;
      const double t181 = t168 * t171 * t178 + t106 * t168 * t179 + t168 * t172 * t180;
      const double t182 = ((t165 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t183 = 1.0 / t161;
      const double t184 = t163 - t164;
      const double t185 = t157 * t171 * t183 + t121 * t158 * t183 + t160 * t183 * t184;
      const double t186 = t73 * t159 - t81 * t155;
      const double t187 = t136 * t155 - t142 * t159;
      const double t188 = t81 * t142 - t73 * t136;
      const double t189 = t171 * t183 * t186 + t121 * t183 * t187 + t183 * t184 * t188;
      const double t190 = t81 * t156 - t64 * t159;
      const double t191 = t145 * t159 - t136 * t156;
      const double t192 = t64 * t136 - t81 * t145;
      const double t193 = t171 * t183 * t190 + t121 * t183 * t191 + t183 * t184 * t192;
      const double t194 = t150 * t167 * (t139 * t168 * t173 + t168 * t174 * t177 + t168 * t178 * t181) + t162
          * t182 * (t157 * t183 * t185 + t183 * t186 * t189 + t183 * t190 * t193);
      const double t195 = 0.39433756729740643 * (t154 + 0.2679491924311227 * t166) - 0.5 * t194;
      const double t196 = t49 * t95 * (t45 * t96 * t108 + t96 * t110 * t112 + t96 * t114 * t116);
      const double t197 = t86 * t117 * (t82 * t118 * t123 + t118 * t125 * t127 + t118 * t129 * t131);
      const double t198 = t150 * t167 * (t146 * t168 * t173 + t168 * t175 * t177 + t168 * t179 * t181);
      const double t199 = t162 * t182 * (t158 * t183 * t185 + t183 * t187 * t189 + t183 * t191 * t193);
      const double t200 = (t196 + 0.2679491924311227 * t197) + (t198 + 0.2679491924311227 * t199);
      const double t201 = (t133 + 0.2679491924311227 * t195) - 0.5 * t200;
      const double t202 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t203 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t204 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t205 = t18 * t203 - t19 * t204;
      const double t206 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t207 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t208 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t209 = t19 * t207 - t18 * t208;
      const double t210 = t204 * t208 - t203 * t207;
      const double t211 = t202 * t205 + t206 * t209 + t46 * t210;
      const double t212 = std::fabs(-t211);
      const double t213 = 0.2113248654051871 * t52 + 0.7886751345948129 * t55;
      const double t214 = t212 * (((t213 < melting_point[0]) && (t213 > 0.0)) ? std::exp(-t213) *
          std::sin(t213) : 0.0);
      const double t215 = 0.2113248654051871 * t60 + 0.7886751345948129 * t63;
      const double t216 = 0.2113248654051871 * t71 + 0.7886751345948129 * t72;
      const double t217 = t69 * t215 - t70 * t216;
      const double t218 = 0.2113248654051871 * t77 + 0.7886751345948129 * t80;
      const double t219 = t70 * t207 - t69 * t208;
      const double t220 = t208 * t216 - t207 * t215;
      const double t221 = t202 * t217 + t218 * t219 + t83 * t220;
      const double t222 = std::fabs(-t221);
      const double t223 = 0.2113248654051871 * t89 + 0.7886751345948129 * t92;
      const double t224 = t222 * (((t223 < melting_point[0]) && (t223 > 0.0)) ? std::exp(-t223) *
          std::sin(t223) : 0.0);
      const double t225 = ((t213 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t226 = 1.0 / t211;
      const double t227 = 0.2113248654051871 * t99 + 0.7886751345948129 * t102;
      const double t228 = 0.2113248654051871 * t104 + 0.7886751345948129 * t105;
      const double t229 = t205 * t226 * t227 + t209 * t226 * t228 + t107 * t210 * t226;
      const double t230 = t46 * t204 - t18 * t206;
      const double t231 = t18 * t202 - t46 * t207;
      const double t232 = t206 * t207 - t202 * t204;
      const double t233 = t226 * t227 * t230 + t226 * t228 * t231 + t107 * t226 * t232;
      const double t234 = t19 * t206 - t46 * t203;
      const double t235 = t46 * t208 - t19 * t202;
      const double t236 = t202 * t203 - t206 * t208;
      const double t237 = t226 * t227 * t234 + t226 * t228 * t235 + t107 * t226 * t236;
      const double t238 = ((t223 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t239 = 1.0 / t221;
      const double t240 = 0.2113248654051871 * t119 + 0.7886751345948129 * t120;
      const double t241 = t217 * t227 * t239 + t219 * t239 * t240 + t122 * t220 * t239;
      const double t242 = t83 * t216 - t69 * t218;
      const double t243 = t69 * t202 - t83 * t207;
      const double t244 = t207 * t218 - t202 * t216;
      const double t245 = t227 * t239 * t242 + t239 * t240 * t243 + t122 * t239 * t244;
      const double t246 = t70 * t218 - t83 * t215;
      const double t247 = t83 * t208 - t70 * t202;
      const double t248 = t202 * t215 - t208 * t218;
      const double t249 = t227 * t239 * t246 + t239 * t240 * t247 + t122 * t239 * t248;
      const double t250 = t212 * t225 * (t205 * t226 * t229 + t226 * t230 * t233 + t226 * t234 * t237) + t222
          * t238 * (t217 * t239 * t241 + t239 * t242 * t245 + t239 * t246 * t249);
      const double t251 = 0.39433756729740643 * (t214 + 0.2679491924311227 * t224) - 0.5 * t250;
      const double t252 = 0.2113248654051871 * t134 + 0.7886751345948129 * t135;
      const double t253 = t137 * t203 - t138 * t204;
      const double t254 = 0.2113248654051871 * t140 + 0.7886751345948129 * t141;
      const double t255 = 0.2113248654051871 * t143 + 0.7886751345948129 * t144;
      const double t256 = t138 * t254 - t137 * t255;
      const double t257 = t204 * t255 - t203 * t254;
      const double t258 = t252 * t253 + t206 * t256 + t147 * t257;
      const double t259 = std::fabs(-t258);
      const double t260 = 0.2113248654051871 * t151 + 0.7886751345948129 * t152;
      const double t261 = t259 * (((t260 < melting_point[0]) && (t260 > 0.0)) ? std::exp(-t260) *
          std::sin(t260) : 0.0);
      const double t262 = t155 * t215 - t156 * t216;
      const double t263 = t156 * t254 - t155 * t255;
      const double t264 = t216 * t255 - t215 * t254;
      const double t265 = t252 * t262 + t218 * t263 + t159 * t264;
      const double t266 = std::fabs(-t265);
      const double t267 = 0.2113248654051871 * t163 + 0.7886751345948129 * t164;
      const double t268 = t266 * (((t267 < melting_point[0]) && (t267 > 0.0)) ? std::exp(-t267) *
          std::sin(t267) : 0.0);
      const double t269 = ((t260 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t270 = 1.0 / t258;
      const double t271 = 0.2113248654051871 * t169 + 0.7886751345948129 * t170;
      const double t272 = t253 * t270 * t271 + t228 * t256 * t270 + t172 * t257 * t270;
      const double t273 = t147 * t204 - t137 * t206;
      const double t274 = t137 * t252 - t147 * t254;
      const double t275 = t206 * t254 - t204 * t252;
      const double t276 = t270 * t271 * t273 + t228 * t270 * t274 + t172 * t270 * t275;
      const double t277 = t138 * t206 - t147 * t203;
      const double t278 = t147 * t255 - t138 * t252;
      const double t279 = t203 * t252 - t206 * t255;
      const double t280 = t270 * t271 * t277 + t228 * t270 * t278 + t172 * t270 * t279;
      const double t281 = ((t267 < melting_point[0]) ? conductivity[0] : conductivity[1]);
      const double t282 = 1.0 / t265;
      const double t283 = t262 * t271 * t282 + t240 * t263 * t282 + t184 * t264 * t282;
      const double t284 = t159 * t216 - t155 * t218;
      const double t285 = t155 * t252 - t159 * t254;
      const double t286 = t218 * t254 - t216 * t252;
      const double t287 = t271 * t282 * t284 + t240 * t282 * t285 + t184 * t282 * t286;
      const double t288 = t156 * t218 - t159 * t215;
      const double t289 = t159 * t255 - t156 * t252;
      const double t290 = t215 * t252 - t218 * t255;
      const double t291 = t271 * t282 * t288 + t240 * t282 * t289 + t184 * t282 * t290;
      const double t292 = t259 * t269 * (t253 * t270 * t272 + t270 * t273 * t276 + t270 * t277 * t280) + t266
          * t281 * (t262 * t282 * t283 + t282 * t284 * t287 + t282 * t288 * t291);
      const double t293 = 0.39433756729740643 * (t261 + 0.2679491924311227 * t268) - 0.5 * t292;
      const double t294 = t212 * t225 * (t209 * t226 * t229 + t226 * t231 * t233 + t226 * t235 * t237);
      const double t295 = t222 * t238 * (t219 * t239 * t241 + t239 * t243 * t245 + t239 * t247 * t249);
      const double t296 = t259 * t269 * (t256 * t270 * t272 + t270 * t274 * t276 + t270 * t278 * t280);
      const double t297 = t266 * t281 * (t263 * t282 * t283 + t282 * t285 * t287 + t282 * t289 * t291);
      const double t298 = (t294 + 0.2679491924311227 * t295) + (t296 + 0.2679491924311227 * t297);
      const double t299 = (t251 + 0.2679491924311227 * t293) - 0.5 * t298;
      const double t300 = t49 * t95 * (t47 * t96 * t108 + t96 * t111 * t112 + t96 * t115 * t116);
      const double t301 = t86 * t117 * (t84 * t118 * t123 + t118 * t126 * t127 + t118 * t130 * t131);
      const double t302 = t300 + 0.2679491924311227 * t301;
      const double t303 = t150 * t167 * (t148 * t168 * t173 + t168 * t176 * t177 + t168 * t180 * t181);
      const double t304 = t162 * t182 * (t160 * t183 * t185 + t183 * t188 * t189 + t183 * t192 * t193);
      const double t305 = t303 + 0.2679491924311227 * t304;
      const double t306 = t212 * t225 * (t210 * t226 * t229 + t226 * t232 * t233 + t226 * t236 * t237);
      const double t307 = t222 * t238 * (t220 * t239 * t241 + t239 * t244 * t245 + t239 * t248 * t249);
      const double t308 = t306 + 0.2679491924311227 * t307;
      const double t309 = t259 * t269 * (t257 * t270 * t272 + t270 * t275 * t276 + t270 * t279 * t280);
      const double t310 = t266 * t281 * (t264 * t282 * t283 + t282 * t286 * t287 + t282 * t290 * t291);
      const double t311 = t309 + 0.2679491924311227 * t310;
      const double t312 = (0.39433756729740643 * t302 + 0.10566243270259355 * t305) + (0.39433756729740643 *
          t308 + 0.10566243270259355 * t311);
      tile[9 * lane] = -0.39433756729740643 * ((0.39433756729740643 * t201 + 0.10566243270259355 * t299) - 0.5
          * t312);
      const double t313 = 0.5 * t132 + 0.10566243270259355 * (t57 + 3.732050807568877 * t94);
      const double t314 = 0.5 * t194 + 0.10566243270259355 * (t154 + 3.732050807568877 * t166);
      const double t315 = (t196 + 3.732050807568877 * t197) + (t198 + 3.732050807568877 * t199);
      const double t316 = 0.39433756729740643 * (t313 + 0.2679491924311227 * t314) - 0.05283121635129678 *
          t315;
      const double t317 = 0.5 * t250 + 0.10566243270259355 * (t214 + 3.732050807568877 * t224);
      const double t318 = 0.5 * t292 + 0.10566243270259355 * (t261 + 3.732050807568877 * t268);
      const double t319 = (t294 + 3.732050807568877 * t295) + (t296 + 3.732050807568877 * t297);
      const double t320 = 0.39433756729740643 * (t317 + 0.2679491924311227 * t318) - 0.05283121635129678 *
          t319;
      const double t321 = t300 + 3.732050807568877 * t301;
      const double t322 = t303 + 3.732050807568877 * t304;
      const double t323 = t306 + 3.732050807568877 * t307;
      const double t324 = t309 + 3.732050807568877 * t310;
      const double t325 = (0.10566243270259355 * t321 + 0.028312163512967795 * t322) + (0.10566243270259355 *
          t323 + 0.028312163512967795 * t324);
      tile[9 * lane + 1] = -0.39433756729740643 * ((t316 + 0.2679491924311227 * t320) - 0.5 * t325);
      const double t326 = 0.19716878364870322 * t200 + 0.10566243270259355 * (t133 + 3.732050807568877 *
          t195);
      const double t327 = 0.19716878364870322 * t298 + 0.10566243270259355 * (t251 + 3.732050807568877 *
          t293);
      const double t328 = (0.39433756729740643 * t302 + 1.4716878364870323 * t305) + (0.39433756729740643 *
          t308 + 1.4716878364870323 * t311);
      tile[9 * lane + 2] = -(0.39433756729740643 * (t326 + 0.2679491924311227 * t327) - 0.05283121635129678 *
          t328);
      const double t329 = 0.5 * t315 + (t313 + 3.732050807568877 * t314);
      const double t330 = 0.5 * t319 + (t317 + 3.732050807568877 * t318);
      const double t331 = (0.10566243270259355 * t321 + 0.39433756729740643 * t322) + (0.10566243270259355 *
          t323 + 0.39433756729740643 * t324);
      tile[9 * lane + 3] = -(0.39433756729740643 * (0.10566243270259355 * t329 + 0.028312163512967795 * t330)
          - 0.05283121635129678 * t331);
      tile[9 * lane + 4] = -(0.19716878364870322 * t312 + 0.10566243270259355 * (0.39433756729740643 * t201 +
          1.4716878364870323 * t299));
      tile[9 * lane + 5] = -(0.19716878364870322 * t325 + 0.10566243270259355 * (t316 + 3.732050807568877 *
          t320));
      tile[9 * lane + 6] = -0.10566243270259355 * (0.5 * t328 + (t326 + 3.732050807568877 * t327));
      tile[9 * lane + 7] = -0.10566243270259355 * (0.5 * t331 + (0.10566243270259355 * t329 +
          0.39433756729740643 * t330));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 8; k += 64) {
      const int staged = k / 8;
      const int part = k - 8 * staged;
      stream_store(&element_tensors[8 * group_first + k], tile[9 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int phase_change_f_q1_hexahedron_f64_element_tensor_hip(
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
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(phase_change_f_q1_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, T, melting_point, conductivity);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_f_q1_hexahedron_f64_element_tensor_hip(
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

extern "C" const femforge_kernel phase_change_f_q1_hexahedron_f64_element_tensor_hip_descriptor = {
    "phase_change_f_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    8,                                         // rows
    1,                                         // columns
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
    4608,                                      // shared_bytes
    1324.0,                                    // flops_per_cell
    184.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
