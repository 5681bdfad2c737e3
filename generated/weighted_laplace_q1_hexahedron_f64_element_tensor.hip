// weighted_laplace_q1_hexahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   w       coefficient, Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      3720 flops
//   sum_factorised  1785 flops <- taken
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
//   flops       1785
//   bytes       632 (120 read, 512 written)
//   flops/byte  2.82
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
weighted_laplace_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
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
      const double w_0 = w[8 * cell];
      const double w_1 = w[8 * cell + 1];
      const double t0 = 0.7886751345948129 * w_0 + 0.2113248654051871 * w_1;
      const double w_2 = w[8 * cell + 2];
      const double w_3 = w[8 * cell + 3];
      const double t1 = 0.7886751345948129 * w_2 + 0.2113248654051871 * w_3;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double w_4 = w[8 * cell + 4];
      const double w_5 = w[8 * cell + 5];
      const double t3 = 0.7886751345948129 * w_4 + 0.2113248654051871 * w_5;
      const double w_6 = w[8 * cell + 6];
      const double w_7 = w[8 * cell + 7];
      const double t4 = 0.7886751345948129 * w_6 + 0.2113248654051871 * w_7;
      const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
      const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
      const double x0_0 = coordinates[3 * n0];
      const double x1_0 = coordinates[3 * n1];
      const double t7 = x0_0 - x1_0;
      const double x2_0 = coordinates[3 * n2];
      const double x3_0 = coordinates[3 * n3];
      const double t8 = x2_0 - x3_0;
      const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
      const double x4_0 = coordinates[3 * n4];
      const double x5_0 = coordinates[3 * n5];
      const double t10 = x4_0 - x5_0;
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double t11 = x6_0 - x7_0;
      const double t12 = 0.7886751345948129 * t10 + 0.2113248654051871 * t11;
      const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t14 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t15 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
      const double t16 = t14 - t15;
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double t17 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
      const double x6_1 = coordinates[3 * n6 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double t18 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
      const double t19 = t17 - t18;
      const double t20 = 0.7886751345948129 * t16 + 0.2113248654051871 * t19;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t21 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t22 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double t23 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
      const double x6_2 = coordinates[3 * n6 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
      const double t24 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
      const double t25 = (0.7886751345948129 * t21 + 0.2113248654051871 * t22) - (0.7886751345948129 * t23 +
          0.2113248654051871 * t24);
      const double t26 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t17 +
          0.2113248654051871 * t18);
      const double t27 = t21 - t22;
      const double t28 = t23 - t24;
      const double t29 = 0.7886751345948129 * t27 + 0.2113248654051871 * t28;
      const double t30 = t20 * t25 - t26 * t29;
      const double t31 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
      const double t32 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
      const double t33 = t31 - t32;
      const double t34 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
      const double t35 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
      const double t36 = t34 - t35;
      const double t37 = 0.7886751345948129 * t33 + 0.2113248654051871 * t36;
      const double t38 = x0_2 - x1_2;
      const double t39 = x2_2 - x3_2;
      const double t40 = 0.7886751345948129 * t38 + 0.2113248654051871 * t39;
      const double t41 = x4_2 - x5_2;
      const double t42 = x6_2 - x7_2;
      const double t43 = 0.7886751345948129 * t41 + 0.2113248654051871 * t42;
      const double t44 = 0.7886751345948129 * t40 + 0.2113248654051871 * t43;
      const double t45 = x0_1 - x1_1;
      const double t46 = x2_1 - x3_1;
      const double t47 = 0.7886751345948129 * t45 + 0.2113248654051871 * t46;
      const double t48 = x4_1 - x5_1;
      const double t49 = x6_1 - x7_1;
      const double t50 = 0.7886751345948129 * t48 + 0.2113248654051871 * t49;
      const double t51 = 0.7886751345948129 * t47 + 0.2113248654051871 * t50;
      const double t52 = t26 * t44 - t25 * t51;
      const double t53 = (0.7886751345948129 * t31 + 0.2113248654051871 * t32) - (0.7886751345948129 * t34 +
          0.2113248654051871 * t35);
      const double t54 = t29 * t51 - t20 * t44;
      const double t55 = 1.0 / std::fabs(-(t13 * t30 + t37 * t52 + t53 * t54));
      const double t56 = t29 * t53 - t25 * t37;
      const double t57 = t26 * t37 - t20 * t53;
      const double t58 = 0.2113248654051871 * w_0 + 0.7886751345948129 * w_1;
      const double t59 = 0.2113248654051871 * w_2 + 0.7886751345948129 * w_3;
      const double t60 = 0.7886751345948129 * t58 + 0.2113248654051871 * t59;
      const double t61 = 0.2113248654051871 * w_4 + 0.7886751345948129 * w_5;
      const double t62 = 0.2113248654051871 * w_6 + 0.7886751345948129 * w_7;
      const double t63 = 0.7886751345948129 * t61 + 0.2113248654051871 * t62;
      const double t64 = 0.7886751345948129 * t60 + 0.2113248654051871 * t63;
      const double t65 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t66 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t67 = t65 - t66;
      const double t68 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t69 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t70 = t68 - t69;
      const double t71 = 0.7886751345948129 * t67 + 0.2113248654051871 * t70;
      const double t72 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t73 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t74 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t75 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t76 = (0.7886751345948129 * t72 + 0.2113248654051871 * t73) - (0.7886751345948129 * t74 +
          0.2113248654051871 * t75);
      const double t77 = (0.7886751345948129 * t65 + 0.2113248654051871 * t66) - (0.7886751345948129 * t68 +
          0.2113248654051871 * t69);
      const double t78 = t72 - t73;
      const double t79 = t74 - t75;
      const double t80 = 0.7886751345948129 * t78 + 0.2113248654051871 * t79;
      const double t81 = t71 * t76 - t77 * t80;
      const double t82 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t83 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t84 = t82 - t83;
      const double t85 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t86 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t87 = t85 - t86;
      const double t88 = 0.7886751345948129 * t84 + 0.2113248654051871 * t87;
      const double t89 = t44 * t77 - t51 * t76;
      const double t90 = (0.7886751345948129 * t82 + 0.2113248654051871 * t83) - (0.7886751345948129 * t85 +
          0.2113248654051871 * t86);
      const double t91 = t51 * t80 - t44 * t71;
      const double t92 = 1.0 / std::fabs(-(t13 * t81 + t88 * t89 + t90 * t91));
      const double t93 = t80 * t90 - t76 * t88;
      const double t94 = t77 * t88 - t71 * t90;
      const double t95 = t6 * t55 * (t30 * t30 + t56 * t56 + t57 * t57) + t64 * t92 * (t81 * t81 + t93 * t93 +
          t94 * t94);
      const double t96 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t97 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t98 = 0.7886751345948129 * t96 + 0.2113248654051871 * t97;
      const double t99 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
      const double t100 = 0.2113248654051871 * t10 + 0.7886751345948129 * t11;
      const double t101 = 0.7886751345948129 * t99 + 0.2113248654051871 * t100;
      const double t102 = (0.2113248654051871 * t21 + 0.7886751345948129 * t22) - (0.2113248654051871 * t23 +
          0.7886751345948129 * t24);
      const double t103 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t17 +
          0.7886751345948129 * t18);
      const double t104 = t20 * t102 - t29 * t103;
      const double t105 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t106 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t107 = 0.7886751345948129 * t105 + 0.2113248654051871 * t106;
      const double t108 = 0.2113248654051871 * t45 + 0.7886751345948129 * t46;
      const double t109 = 0.2113248654051871 * t48 + 0.7886751345948129 * t49;
      const double t110 = 0.7886751345948129 * t108 + 0.2113248654051871 * t109;
      const double t111 = t103 * t107 - t102 * t110;
      const double t112 = (0.2113248654051871 * t31 + 0.7886751345948129 * t32) - (0.2113248654051871 * t34 +
          0.7886751345948129 * t35);
      const double t113 = t29 * t110 - t20 * t107;
      const double t114 = 1.0 / std::fabs(-(t101 * t104 + t37 * t111 + t112 * t113));
      const double t115 = t29 * t112 - t37 * t102;
      const double t116 = t37 * t103 - t20 * t112;
      const double t117 = 0.2113248654051871 * t58 + 0.7886751345948129 * t59;
      const double t118 = 0.2113248654051871 * t61 + 0.7886751345948129 * t62;
      const double t119 = 0.7886751345948129 * t117 + 0.2113248654051871 * t118;
      const double t120 = (0.2113248654051871 * t72 + 0.7886751345948129 * t73) - (0.2113248654051871 * t74 +
          0.7886751345948129 * t75);
      const double t121 = (0.2113248654051871 * t65 + 0.7886751345948129 * t66) - (0.2113248654051871 * t68 +
          0.7886751345948129 * t69);
      const double t122 = t71 * t120 - t80 * t121;
      const double t123 = t107 * t121 - t110 * t120;
      const double t124 = (0.2113248654051871 * t82 + 0.7886751345948129 * t83) - (0.2113248654051871 * t85 +
          0.7886751345948129 * t86);
      const double t125 = t80 * t110 - t71 * t107;
      const double t126 = 1.0 / std::fabs(-(t101 * t122 + t88 * t123 + t124 * t125));
      const double t127 = t80 * t124 - t88 * t120;
      const double t128 = t88 * t121 - t71 * t124;
      const double t129 = t98 * t114 * (t104 * t104 + t115 * t115 + t116 * t116) + t119 * t126 * (t122 * t122
          + t127 * t127 + t128 * t128);
      const double t130 = 0.5 * t95 + 0.03589838486224541 * t129;
      const double t131 = t13 * t25 - t44 * t53;
      const double t132 = t51 * t53 - t13 * t26;
      const double t133 = t6 * t55 * (t30 * t52 + t56 * t131 + t57 * t132);
      const double t134 = t13 * t76 - t44 * t90;
      const double t135 = t51 * t90 - t13 * t77;
      const double t136 = t64 * t92 * (t81 * t89 + t93 * t134 + t94 * t135);
      const double t137 = t133 + 0.2679491924311227 * t136;
      const double t138 = t101 * t102 - t107 * t112;
      const double t139 = t110 * t112 - t101 * t103;
      const double t140 = t98 * t114 * (t104 * t111 + t115 * t138 + t116 * t139);
      const double t141 = t101 * t120 - t107 * t124;
      const double t142 = t110 * t124 - t101 * t121;
      const double t143 = t119 * t126 * (t122 * t123 + t127 * t141 + t128 * t142);
      const double t144 = t140 + 0.2679491924311227 * t143;
      const double t145 = 0.39433756729740643 * t137 + 0.10566243270259355 * t144;
      const double t146 = t6 * t55 * (t52 * t52 + t131 * t131 + t132 * t132);
      const double t147 = t64 * t92 * (t89 * t89 + t134 * t134 + t135 * t135);
      const double t148 = t98 * t114 * (t111 * t111 + t138 * t138 + t139 * t139);
      const double t149 = t119 * t126 * (t123 * t123 + t141 * t141 + t142 * t142);
      const double t150 = (t146 + 0.07179676972449082 * t147) + (t148 + 0.07179676972449082 * t149);
      const double t151 = 0.3110042339640731 * t130 + 0.7886751345948129 * t145 + 0.15550211698203656 * t150;
      const double t152 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t153 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t154 = 0.2113248654051871 * t16 + 0.7886751345948129 * t19;
      const double t155 = 0.2113248654051871 * t27 + 0.7886751345948129 * t28;
      const double t156 = t25 * t154 - t26 * t155;
      const double t157 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t158 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t159 = 0.2113248654051871 * t47 + 0.7886751345948129 * t50;
      const double t160 = t26 * t158 - t25 * t159;
      const double t161 = t155 * t159 - t154 * t158;
      const double t162 = 1.0 / std::fabs(-(t153 * t156 + t157 * t160 + t53 * t161));
      const double t163 = t53 * t155 - t25 * t157;
      const double t164 = t26 * t157 - t53 * t154;
      const double t165 = 0.2113248654051871 * t60 + 0.7886751345948129 * t63;
      const double t166 = 0.2113248654051871 * t67 + 0.7886751345948129 * t70;
      const double t167 = 0.2113248654051871 * t78 + 0.7886751345948129 * t79;
      const double t168 = t76 * t166 - t77 * t167;
      const double t169 = 0.2113248654051871 * t84 + 0.7886751345948129 * t87;
      const double t170 = t77 * t158 - t76 * t159;
      const double t171 = t159 * t167 - t158 * t166;
      const double t172 = 1.0 / std::fabs(-(t153 * t168 + t169 * t170 + t90 * t171));
      const double t173 = t90 * t167 - t76 * t169;
      const double t174 = t77 * t169 - t90 * t166;
      const double t175 = t152 * t162 * (t156 * t156 + t163 * t163 + t164 * t164) + t165 * t172 * (t168 * t168
          + t173 * t173 + t174 * t174);
      const double t176 = 0.2113248654051871 * t96 + 0.7886751345948129 * t97;
      const double t177 = 0.2113248654051871 * t99 + 0.7886751345948129 * t100;
      const double t178 = t102 * t154 - t103 * t155;
      const double t179 = 0.2113248654051871 * t105 + 0.7886751345948129 * t106;
      const double t180 = 0.2113248654051871 * t108 + 0.7886751345948129 * t109;
      const double t181 = t103 * t179 - t102 * t180;
      const double t182 = t155 * t180 - t154 * t179;
      const double t183 = 1.0 / std::fabs(-(t177 * t178 + t157 * t181 + t112 * t182));
      const double t184 = t112 * t155 - t102 * t157;
      const double t185 = t103 * t157 - t112 * t154;
      const double t186 = 0.2113248654051871 * t117 + 0.7886751345948129 * t118;
      const double t187 = t120 * t166 - t121 * t167;
      const double t188 = t121 * t179 - t120 * t180;
      const double t189 = t167 * t180 - t166 * t179;
      const double t190 = 1.0 / std::fabs(-(t177 * t187 + t169 * t188 + t124 * t189));
      const double t191 = t124 * t167 - t120 * t169;
      const double t192 = t121 * t169 - t124 * t166;
      const double t193 = t176 * t183 * (t178 * t178 + t184 * t184 + t185 * t185) + t186 * t190 * (t187 * t187
          + t191 * t191 + t192 * t192);
      const double t194 = 0.5 * t175 + 0.03589838486224541 * t193;
      const double t195 = t25 * t153 - t53 * t158;
      const double t196 = t53 * t159 - t26 * t153;
      const double t197 = t152 * t162 * (t156 * t160 + t163 * t195 + t164 * t196);
      const double t198 = t76 * t153 - t90 * t158;
      const double t199 = t90 * t159 - t77 * t153;
      const double t200 = t165 * t172 * (t168 * t170 + t173 * t198 + t174 * t199);
      const double t201 = t197 + 0.2679491924311227 * t200;
      const double t202 = t102 * t177 - t112 * t179;
      const double t203 = t112 * t180 - t103 * t177;
      const double t204 = t176 * t183 * (t178 * t181 + t184 * t202 + t185 * t203);
      const double t205 = t120 * t177 - t124 * t179;
      const double t206 = t124 * t180 - t121 * t177;
      const double t207 = t186 * t190 * (t187 * t188 + t191 * t205 + t192 * t206);
      const double t208 = t204 + 0.2679491924311227 * t207;
      const double t209 = 0.39433756729740643 * t201 + 0.10566243270259355 * t208;
      const double t210 = t152 * t162 * (t160 * t160 + t195 * t195 + t196 * t196);
      const double t211 = t165 * t172 * (t170 * t170 + t198 * t198 + t199 * t199);
      const double t212 = t176 * t183 * (t181 * t181 + t202 * t202 + t203 * t203);
      const double t213 = t186 * t190 * (t188 * t188 + t205 * t205 + t206 * t206);
      const double t214 = (t210 + 0.07179676972449082 * t211) + (t212 + 0.07179676972449082 * t213);
      const double t215 = 0.3110042339640731 * t194 + 0.7886751345948129 * t209 + 0.15550211698203656 * t214;
      const double t216 = t37 * t44 - t13 * t29;
      const double t217 = t13 * t20 - t37 * t51;
      const double t218 = t6 * t55 * (t30 * t54 + t56 * t216 + t57 * t217);
      const double t219 = t44 * t88 - t13 * t80;
      const double t220 = t13 * t71 - t51 * t88;
      const double t221 = t64 * t92 * (t81 * t91 + t93 * t219 + t94 * t220);
      const double t222 = t218 + 0.2679491924311227 * t221;
      const double t223 = t37 * t107 - t29 * t101;
      const double t224 = t20 * t101 - t37 * t110;
      const double t225 = t98 * t114 * (t104 * t113 + t115 * t223 + t116 * t224);
      const double t226 = t88 * t107 - t80 * t101;
      const double t227 = t71 * t101 - t88 * t110;
      const double t228 = t119 * t126 * (t122 * t125 + t127 * t226 + t128 * t227);
      const double t229 = t225 + 0.2679491924311227 * t228;
      const double t230 = 0.39433756729740643 * t222 + 0.028312163512967795 * t229;
      const double t231 = t6 * t55 * (t52 * t54 + t131 * t216 + t132 * t217);
      const double t232 = t64 * t92 * (t89 * t91 + t134 * t219 + t135 * t220);
      const double t233 = t231 + 0.07179676972449082 * t232;
      const double t234 = t98 * t114 * (t111 * t113 + t138 * t223 + t139 * t224);
      const double t235 = t119 * t126 * (t123 * t125 + t141 * t226 + t142 * t227);
      const double t236 = t234 + 0.07179676972449082 * t235;
      const double t237 = 0.3110042339640731 * t233 + 0.08333333333333333 * t236;
      const double t238 = 0.3110042339640731 * t230 + 0.39433756729740643 * t237;
      const double t239 = t157 * t158 - t153 * t155;
      const double t240 = t153 * t154 - t157 * t159;
      const double t241 = t152 * t162 * (t156 * t161 + t163 * t239 + t164 * t240);
      const double t242 = t158 * t169 - t153 * t167;
      const double t243 = t153 * t166 - t159 * t169;
      const double t244 = t165 * t172 * (t168 * t171 + t173 * t242 + t174 * t243);
      const double t245 = t241 + 0.2679491924311227 * t244;
      const double t246 = t157 * t179 - t155 * t177;
      const double t247 = t154 * t177 - t157 * t180;
      const double t248 = t176 * t183 * (t178 * t182 + t184 * t246 + t185 * t247);
      const double t249 = t169 * t179 - t167 * t177;
      const double t250 = t166 * t177 - t169 * t180;
      const double t251 = t186 * t190 * (t187 * t189 + t191 * t249 + t192 * t250);
      const double t252 = t248 + 0.2679491924311227 * t251;
      const double t253 = 0.39433756729740643 * t245 + 0.028312163512967795 * t252;
      const double t254 = t152 * t162 * (t160 * t161 + t195 * t239 + t196 * t240);
      const double t255 = t165 * t172 * (t170 * t171 + t198 * t242 + t199 * t243);
      const double t256 = t254 + 0.07179676972449082 * t255;
      const double t257 = t176 * t183 * (t181 * t182 + t202 * t246 + t203 * t247);
      const double t258 = t186 * t190 * (t188 * t189 + t205 * t249 + t206 * t250);
      const double t259 = t257 + 0.07179676972449082 * t258;
      const double t260 = 0.3110042339640731 * t256 + 0.08333333333333333 * t259;
      const double t261 = 0.3110042339640731 * t253 + 0.39433756729740643 * t260;
      const double t262 = t238 + 0.2679491924311227 * t261;
      const double t263 = t6 * t55 * (t54 * t54 + t216 * t216 + t217 * t217);
      const double t264 = t64 * t92 * (t91 * t91 + t219 * t219 + t220 * t220);
      const double t265 = t263 + 0.07179676972449082 * t264;
      const double t266 = t98 * t114 * (t113 * t113 + t223 * t223 + t224 * t224);
      const double t267 = t119 * t126 * (t125 * t125 + t226 * t226 + t227 * t227);
      const double t268 = t266 + 0.07179676972449082 * t267;
      const double t269 = t152 * t162 * (t161 * t161 + t239 * t239 + t240 * t240);
      const double t270 = t165 * t172 * (t171 * t171 + t242 * t242 + t243 * t243);
      const double t271 = t269 + 0.07179676972449082 * t270;
      const double t272 = t176 * t183 * (t182 * t182 + t246 * t246 + t247 * t247);
      const double t273 = t186 * t190 * (t189 * t189 + t249 * t249 + t250 * t250);
      const double t274 = t272 + 0.07179676972449082 * t273;
      const double t275 = (0.3110042339640731 * t265 + 0.022329099369260225 * t268) + (0.3110042339640731 *
          t271 + 0.022329099369260225 * t274);
      const double t276 = t133 + 3.732050807568877 * t136;
      const double t277 = t140 + 3.732050807568877 * t143;
      const double t278 = 0.10566243270259355 * t276 + 0.028312163512967795 * t277;
      const double t279 = (t146 + t147) + (t148 + t149);
      const double t280 = 0.3110042339640731 * t130 + 0.39433756729740643 * t145 - 0.39433756729740643 * t278
          - 0.041666666666666664 * t279;
      const double t281 = t197 + 3.732050807568877 * t200;
      const double t282 = t204 + 3.732050807568877 * t207;
      const double t283 = 0.10566243270259355 * t281 + 0.028312163512967795 * t282;
      const double t284 = (t210 + t211) + (t212 + t213);
      const double t285 = 0.3110042339640731 * t194 + 0.39433756729740643 * t209 - 0.39433756729740643 * t283
          - 0.041666666666666664 * t284;
      const double t286 = t231 + t232;
      const double t287 = t234 + t235;
      const double t288 = 0.08333333333333333 * t286 + 0.022329099369260225 * t287;
      const double t289 = 0.3110042339640731 * t230 - 0.39433756729740643 * t288;
      const double t290 = t254 + t255;
      const double t291 = t257 + t258;
      const double t292 = 0.08333333333333333 * t290 + 0.022329099369260225 * t291;
      const double t293 = 0.3110042339640731 * t253 - 0.39433756729740643 * t292;
      const double t294 = t289 + 0.2679491924311227 * t293;
      const double t295 = t218 + 3.732050807568877 * t221;
      const double t296 = t225 + 3.732050807568877 * t228;
      const double t297 = 0.10566243270259355 * t295 + 0.007586221349277619 * t296;
      const double t298 = 0.39433756729740643 * t288 + 0.3110042339640731 * t297;
      const double t299 = t241 + 3.732050807568877 * t244;
      const double t300 = t248 + 3.732050807568877 * t251;
      const double t301 = 0.10566243270259355 * t299 + 0.007586221349277619 * t300;
      const double t302 = 0.39433756729740643 * t292 + 0.3110042339640731 * t301;
      const double t303 = t298 + 0.2679491924311227 * t302;
      const double t304 = t263 + t264;
      const double t305 = t266 + t267;
      const double t306 = t269 + t270;
      const double t307 = t272 + t273;
      const double t308 = (0.08333333333333333 * t304 + 0.005983064143707569 * t305) + (0.08333333333333333 *
          t306 + 0.005983064143707569 * t307);
      const double t309 = -(0.3110042339640731 * (t280 + 0.07179676972449082 * t285) + 0.39433756729740643 *
          t294 - 0.39433756729740643 * t303 - 0.15550211698203656 * t308);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (t151 +
          0.07179676972449082 * t215) + 0.7886751345948129 * t262 + 0.15550211698203656 * t275, t309);
      const double t310 = t95 + t129;
      const double t311 = 0.39433756729740643 * t137 + 1.4716878364870323 * t144;
      const double t312 = 0.39433756729740643 * t145 + 0.15550211698203656 * t150 - 0.041666666666666664 *
          t310 - 0.10566243270259355 * t311;
      const double t313 = t175 + t193;
      const double t314 = 0.39433756729740643 * t201 + 1.4716878364870323 * t208;
      const double t315 = 0.39433756729740643 * t209 + 0.15550211698203656 * t214 - 0.041666666666666664 *
          t313 - 0.10566243270259355 * t314;
      const double t316 = t222 + t229;
      const double t317 = 0.39433756729740643 * t237 - 0.032861463941450536 * t316;
      const double t318 = t245 + t252;
      const double t319 = 0.39433756729740643 * t260 - 0.032861463941450536 * t318;
      const double t320 = t317 + 0.2679491924311227 * t319;
      const double t321 = 0.3110042339640731 * t233 + 1.160683602522959 * t236;
      const double t322 = 0.032861463941450536 * t316 + 0.10566243270259355 * t321;
      const double t323 = 0.3110042339640731 * t256 + 1.160683602522959 * t259;
      const double t324 = 0.032861463941450536 * t318 + 0.10566243270259355 * t323;
      const double t325 = t322 + 0.2679491924311227 * t324;
      const double t326 = (t265 + t268) + (t271 + t274);
      const double t327 = -(0.3110042339640731 * (t312 + 0.07179676972449082 * t315) + 0.39433756729740643 *
          t320 - 0.39433756729740643 * t325 - 0.012958509748503046 * t326);
      const double t328 = 0.39433756729740643 * t278 + 0.041666666666666664 * t279 + 0.041666666666666664 *
          t310 + 0.10566243270259355 * t311;
      const double t329 = 0.39433756729740643 * t283 + 0.041666666666666664 * t284 + 0.041666666666666664 *
          t313 + 0.10566243270259355 * t314;
      const double t330 = 0.39433756729740643 * t288 + 0.032861463941450536 * t316;
      const double t331 = 0.39433756729740643 * t292 + 0.032861463941450536 * t318;
      const double t332 = t330 + 0.2679491924311227 * t331;
      const double t333 = t295 + t296;
      const double t334 = 0.08333333333333333 * t286 + 0.3110042339640731 * t287;
      const double t335 = 0.00880520272521613 * t333 + 0.10566243270259355 * t334;
      const double t336 = t299 + t300;
      const double t337 = 0.08333333333333333 * t290 + 0.3110042339640731 * t291;
      const double t338 = 0.00880520272521613 * t336 + 0.10566243270259355 * t337;
      const double t339 = t335 + 0.2679491924311227 * t338;
      const double t340 = (t304 + t305) + (t306 + t307);
      const double t341 = -(0.3110042339640731 * (t328 + 0.07179676972449082 * t329) + 0.39433756729740643 *
          t332 - 0.39433756729740643 * t339 - 0.003472222222222222 * t340);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t327, t341);
      const double t342 = t238 + 3.732050807568877 * t261;
      const double t343 = -(0.39433756729740643 * t262 + 0.15550211698203656 * t275 - 0.08333333333333333 *
          (t151 + t215) - 0.10566243270259355 * t342);
      const double t344 = t280 + t285;
      const double t345 = t289 + 3.732050807568877 * t293;
      const double t346 = -(0.39433756729740643 * t303 + 0.15550211698203656 * t308 + 0.08333333333333333 *
          t344 + 0.10566243270259355 * t345);
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t343, t346);
      const double t347 = t312 + t315;
      const double t348 = t317 + 3.732050807568877 * t319;
      const double t349 = -(0.39433756729740643 * t325 + 0.012958509748503046 * t326 + 0.08333333333333333 *
          t347 + 0.10566243270259355 * t348);
      const double t350 = t328 + t329;
      const double t351 = t330 + 3.732050807568877 * t331;
      const double t352 = -(0.39433756729740643 * t339 + 0.003472222222222222 * t340 + 0.08333333333333333 *
          t350 + 0.10566243270259355 * t351);
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t349, t352);
      const double t353 = (t146 + 13.928203230275509 * t147) + (t148 + 13.928203230275509 * t149);
      const double t354 = 0.3110042339640731 * t130 + 0.011164549684630112 * t353 - 0.7886751345948129 * t278;
      const double t355 = (t210 + 13.928203230275509 * t211) + (t212 + 13.928203230275509 * t213);
      const double t356 = 0.3110042339640731 * t194 + 0.011164549684630112 * t355 - 0.7886751345948129 * t283;
      const double t357 = t231 + 13.928203230275509 * t232;
      const double t358 = t234 + 13.928203230275509 * t235;
      const double t359 = 0.022329099369260225 * t357 + 0.005983064143707569 * t358;
      const double t360 = 0.3110042339640731 * t297 - 0.39433756729740643 * t359;
      const double t361 = t254 + 13.928203230275509 * t255;
      const double t362 = t257 + 13.928203230275509 * t258;
      const double t363 = 0.022329099369260225 * t361 + 0.005983064143707569 * t362;
      const double t364 = 0.3110042339640731 * t301 - 0.39433756729740643 * t363;
      const double t365 = t360 + 0.2679491924311227 * t364;
      const double t366 = t263 + 13.928203230275509 * t264;
      const double t367 = t266 + 13.928203230275509 * t267;
      const double t368 = t269 + 13.928203230275509 * t270;
      const double t369 = t272 + 13.928203230275509 * t273;
      const double t370 = (0.022329099369260225 * t366 + 0.0016031572055700497 * t367) + (0.022329099369260225
          * t368 + 0.0016031572055700497 * t369);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t309, 0.3110042339640731 * (t354 +
          0.07179676972449082 * t356) + 0.15550211698203656 * t370 - 0.7886751345948129 * t365);
      const double t371 = 0.10566243270259355 * t276 + 0.39433756729740643 * t277;
      const double t372 = 0.39433756729740643 * t145 + 0.10566243270259355 * t371 - 0.041666666666666664 *
          t279 - 0.041666666666666664 * t310;
      const double t373 = 0.10566243270259355 * t281 + 0.39433756729740643 * t282;
      const double t374 = 0.39433756729740643 * t209 + 0.10566243270259355 * t373 - 0.041666666666666664 *
          t284 - 0.041666666666666664 * t313;
      const double t375 = 0.032861463941450536 * t316 - 0.10566243270259355 * t334;
      const double t376 = 0.032861463941450536 * t318 - 0.10566243270259355 * t337;
      const double t377 = t375 + 0.2679491924311227 * t376;
      const double t378 = 0.39433756729740643 * t288 - 0.00880520272521613 * t333;
      const double t379 = 0.39433756729740643 * t292 - 0.00880520272521613 * t336;
      const double t380 = t378 + 0.2679491924311227 * t379;
      const double t381 = 0.003472222222222222 * t340 + 0.3110042339640731 * (t372 + 0.07179676972449082 *
          t374) - 0.39433756729740643 * t377 - 0.39433756729740643 * t380;
      const double t382 = 0.39433756729740643 * t278 + 0.041666666666666664 * t310 - 0.011164549684630112 *
          t353 - 0.10566243270259355 * t371;
      const double t383 = 0.39433756729740643 * t283 + 0.041666666666666664 * t313 - 0.011164549684630112 *
          t355 - 0.10566243270259355 * t373;
      const double t384 = 0.00880520272521613 * t333 + 0.39433756729740643 * t359;
      const double t385 = 0.00880520272521613 * t336 + 0.39433756729740643 * t363;
      const double t386 = t384 + 0.2679491924311227 * t385;
      const double t387 = 0.022329099369260225 * t357 + 0.08333333333333333 * t358;
      const double t388 = 0.00880520272521613 * t333 - 0.10566243270259355 * t387;
      const double t389 = 0.022329099369260225 * t361 + 0.08333333333333333 * t362;
      const double t390 = 0.00880520272521613 * t336 - 0.10566243270259355 * t389;
      const double t391 = t388 + 0.2679491924311227 * t390;
      const double t392 = (t366 + t367) + (t368 + t369);
      const double t393 = 0.3110042339640731 * (t382 + 0.07179676972449082 * t383) + 0.0009303791403858428 *
          t392 - 0.39433756729740643 * t386 - 0.39433756729740643 * t391;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t381, t393);
      const double t394 = t298 + 3.732050807568877 * t302;
      const double t395 = 0.39433756729740643 * t294 + 0.10566243270259355 * t394 - 0.15550211698203656 * t308
          - 0.08333333333333333 * t344;
      const double t396 = t360 + 3.732050807568877 * t364;
      const double t397 = 0.39433756729740643 * t365 + 0.08333333333333333 * (t354 + t356) -
          0.15550211698203656 * t370 - 0.10566243270259355 * t396;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t395, t397);
      const double t398 = t372 + t374;
      const double t399 = t378 + 3.732050807568877 * t379;
      const double t400 = -(0.003472222222222222 * t340 + 0.10566243270259355 * t399 - 0.39433756729740643 *
          t377 - 0.08333333333333333 * t398);
      const double t401 = t382 + t383;
      const double t402 = t384 + 3.732050807568877 * t385;
      const double t403 = 0.39433756729740643 * t391 + 0.08333333333333333 * t401 - 0.0009303791403858428 *
          t392 - 0.10566243270259355 * t402;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t400, t403);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t327, t381);
      const double t404 = 0.5 * t95 + 6.964101615137754 * t129;
      const double t405 = 0.15550211698203656 * t150 + 0.022329099369260225 * t404 - 0.2113248654051871 *
          t311;
      const double t406 = 0.5 * t175 + 6.964101615137754 * t193;
      const double t407 = 0.15550211698203656 * t214 + 0.022329099369260225 * t406 - 0.2113248654051871 *
          t314;
      const double t408 = 0.39433756729740643 * t222 + 5.4924137786507226 * t229;
      const double t409 = 0.10566243270259355 * t321 - 0.022329099369260225 * t408;
      const double t410 = 0.39433756729740643 * t245 + 5.4924137786507226 * t252;
      const double t411 = 0.10566243270259355 * t323 - 0.022329099369260225 * t410;
      const double t412 = t409 + 0.2679491924311227 * t411;
      const double t413 = (0.3110042339640731 * t265 + 4.331730176127763 * t268) + (0.3110042339640731 * t271
          + 4.331730176127763 * t274);
      const double t414 = 0.041666666666666664 * t279 + 0.10566243270259355 * t311 - 0.10566243270259355 *
          t371 - 0.022329099369260225 * t404;
      const double t415 = 0.041666666666666664 * t284 + 0.10566243270259355 * t314 - 0.10566243270259355 *
          t373 - 0.022329099369260225 * t406;
      const double t416 = 0.10566243270259355 * t334 + 0.022329099369260225 * t408;
      const double t417 = 0.10566243270259355 * t337 + 0.022329099369260225 * t410;
      const double t418 = t416 + 0.2679491924311227 * t417;
      const double t419 = 0.10566243270259355 * t295 + 1.4716878364870323 * t296;
      const double t420 = 0.10566243270259355 * t334 - 0.022329099369260225 * t419;
      const double t421 = 0.10566243270259355 * t299 + 1.4716878364870323 * t300;
      const double t422 = 0.10566243270259355 * t337 - 0.022329099369260225 * t421;
      const double t423 = t420 + 0.2679491924311227 * t422;
      const double t424 = (0.08333333333333333 * t304 + 1.160683602522959 * t305) + (0.08333333333333333 *
          t306 + 1.160683602522959 * t307);
      const double t425 = 0.3110042339640731 * (t414 + 0.07179676972449082 * t415) + 0.011164549684630112 *
          t424 - 0.39433756729740643 * t418 - 0.39433756729740643 * t423;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t405 +
          0.07179676972449082 * t407) + 0.011164549684630112 * t413 - 0.7886751345948129 * t412, t425);
      const double t426 = t322 + 3.732050807568877 * t324;
      const double t427 = 0.39433756729740643 * t320 + 0.10566243270259355 * t426 - 0.012958509748503046 *
          t326 - 0.08333333333333333 * t347;
      const double t428 = t375 + 3.732050807568877 * t376;
      const double t429 = -(0.003472222222222222 * t340 + 0.10566243270259355 * t428 - 0.39433756729740643 *
          t380 - 0.08333333333333333 * t398);
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t427, t429);
      const double t430 = t409 + 3.732050807568877 * t411;
      const double t431 = 0.39433756729740643 * t412 + 0.08333333333333333 * (t405 + t407) -
          0.011164549684630112 * t413 - 0.10566243270259355 * t430;
      const double t432 = t414 + t415;
      const double t433 = t416 + 3.732050807568877 * t417;
      const double t434 = 0.39433756729740643 * t423 + 0.08333333333333333 * t432 - 0.011164549684630112 *
          t424 - 0.10566243270259355 * t433;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t431, t434);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t341, t393);
      const double t435 = 0.011164549684630112 * t353 + 0.2113248654051871 * t371 + 0.022329099369260225 *
          t404;
      const double t436 = 0.011164549684630112 * t355 + 0.2113248654051871 * t373 + 0.022329099369260225 *
          t406;
      const double t437 = 0.10566243270259355 * t387 + 0.022329099369260225 * t419;
      const double t438 = 0.10566243270259355 * t389 + 0.022329099369260225 * t421;
      const double t439 = t437 + 0.2679491924311227 * t438;
      const double t440 = (0.022329099369260225 * t366 + 0.3110042339640731 * t367) + (0.022329099369260225 *
          t368 + 0.3110042339640731 * t369);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t425, 0.3110042339640731 * (t435 +
          0.07179676972449082 * t436) + 0.011164549684630112 * t440 - 0.7886751345948129 * t439);
      const double t441 = t335 + 3.732050807568877 * t338;
      const double t442 = 0.39433756729740643 * t332 + 0.10566243270259355 * t441 - 0.003472222222222222 *
          t340 - 0.08333333333333333 * t350;
      const double t443 = t388 + 3.732050807568877 * t390;
      const double t444 = 0.39433756729740643 * t386 + 0.08333333333333333 * t401 - 0.0009303791403858428 *
          t392 - 0.10566243270259355 * t443;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t442, t444);
      const double t445 = t420 + 3.732050807568877 * t422;
      const double t446 = 0.39433756729740643 * t418 + 0.08333333333333333 * t432 - 0.011164549684630112 *
          t424 - 0.10566243270259355 * t445;
      const double t447 = t437 + 3.732050807568877 * t438;
      const double t448 = 0.39433756729740643 * t439 + 0.08333333333333333 * (t435 + t436) -
          0.011164549684630112 * t440 - 0.10566243270259355 * t447;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t446, t448);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t343, t395);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t427, t442);
      const double t449 = 0.15550211698203656 * t308 + 0.10566243270259355 * t345 - 0.10566243270259355 * t394
          - 0.022329099369260225 * (t280 + 13.928203230275509 * t285);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t275 +
          0.022329099369260225 * (t151 + 13.928203230275509 * t215) - 0.2113248654051871 * t342, t449);
      const double t450 = 0.012958509748503046 * t326 + 0.10566243270259355 * t348 - 0.10566243270259355 *
          t426 - 0.022329099369260225 * (t312 + 13.928203230275509 * t315);
      const double t451 = 0.003472222222222222 * t340 + 0.10566243270259355 * t351 - 0.10566243270259355 *
          t441 - 0.022329099369260225 * (t328 + 13.928203230275509 * t329);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t450, t451);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t346, t397);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t429, t444);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t449, 0.15550211698203656 * t370 +
          0.2113248654051871 * t396 + 0.022329099369260225 * (t354 + 13.928203230275509 * t356));
      const double t452 = 0.003472222222222222 * t340 + 0.10566243270259355 * t399 + 0.10566243270259355 *
          t428 + 0.022329099369260225 * (t372 + 13.928203230275509 * t374);
      const double t453 = 0.0009303791403858428 * t392 + 0.10566243270259355 * t402 + 0.10566243270259355 *
          t443 + 0.022329099369260225 * (t382 + 13.928203230275509 * t383);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t452, t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t349, t400);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t431, t446);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t450, t452);
      const double t454 = 0.011164549684630112 * t424 + 0.10566243270259355 * t433 + 0.10566243270259355 *
          t445 + 0.022329099369260225 * (t414 + 13.928203230275509 * t415);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t413 +
          0.2113248654051871 * t430 + 0.022329099369260225 * (t405 + 13.928203230275509 * t407), t454);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t352, t403);
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t434, t448);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t451, t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t454, 0.011164549684630112 * t440 +
          0.2113248654051871 * t447 + 0.022329099369260225 * (t435 + 13.928203230275509 * t436));
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

extern "C" int weighted_laplace_q1_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* w,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || w == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(weighted_laplace_q1_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, w);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_q1_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "Q1", 8, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_q1_hexahedron_f64_element_tensor_hip_descriptor = {
    "weighted_laplace_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
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
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    1,                                         // num_coefficients
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
    33792,                                     // shared_bytes
    1785.0,                                    // flops_per_cell
    632.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
