// helmholtz_q1_hexahedron_f64_element_tensor: element_tensor of form a in helmholtz.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// What:
//   cell        hexahedron, geometry Q1^3
//   test        Q1, 8 dofs
//   trial       Q1, 8 dofs
//   wavenumber  constant, 1 values
//   degree      3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      4144 flops
//   sum_factorised  1753 flops <- taken
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
//   flops       1753
//   bytes       568 (56 read, 512 written)
//   flops/byte  3.09
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
helmholtz_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ wavenumber) {
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
      const double t48 = std::fabs(-(t6 * t23 + t30 * t45 + t46 * t47));
      const double t49 = wavenumber[0] * wavenumber[0] * t48;
      const double t50 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t51 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t52 = t50 - t51;
      const double t53 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t54 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t55 = t53 - t54;
      const double t56 = 0.7886751345948129 * t52 + 0.2113248654051871 * t55;
      const double t57 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t58 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t59 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t60 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t61 = (0.7886751345948129 * t57 + 0.2113248654051871 * t58) - (0.7886751345948129 * t59 +
          0.2113248654051871 * t60);
      const double t62 = (0.7886751345948129 * t50 + 0.2113248654051871 * t51) - (0.7886751345948129 * t53 +
          0.2113248654051871 * t54);
      const double t63 = t57 - t58;
      const double t64 = t59 - t60;
      const double t65 = 0.7886751345948129 * t63 + 0.2113248654051871 * t64;
      const double t66 = t56 * t61 - t62 * t65;
      const double t67 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t68 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t69 = t67 - t68;
      const double t70 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t71 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t72 = t70 - t71;
      const double t73 = 0.7886751345948129 * t69 + 0.2113248654051871 * t72;
      const double t74 = t37 * t62 - t44 * t61;
      const double t75 = (0.7886751345948129 * t67 + 0.2113248654051871 * t68) - (0.7886751345948129 * t70 +
          0.2113248654051871 * t71);
      const double t76 = t44 * t65 - t37 * t56;
      const double t77 = std::fabs(-(t6 * t66 + t73 * t74 + t75 * t76));
      const double t78 = wavenumber[0] * wavenumber[0] * t77;
      const double t79 = 1.0 / t48;
      const double t80 = t22 * t46 - t18 * t30;
      const double t81 = t19 * t30 - t13 * t46;
      const double t82 = 1.0 / t77;
      const double t83 = t65 * t75 - t61 * t73;
      const double t84 = t62 * t73 - t56 * t75;
      const double t85 = t79 * (t23 * t23 + t80 * t80 + t81 * t81) + t82 * (t66 * t66 + t83 * t83 + t84 *
          t84);
      const double t86 = 0.3110042339640731 * (t49 + 0.07179676972449082 * t78) - 0.5 * t85;
      const double t87 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t88 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t89 = 0.7886751345948129 * t87 + 0.2113248654051871 * t88;
      const double t90 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t91 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t92 = t13 * t90 - t22 * t91;
      const double t93 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t94 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t95 = 0.7886751345948129 * t93 + 0.2113248654051871 * t94;
      const double t96 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t97 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t98 = 0.7886751345948129 * t96 + 0.2113248654051871 * t97;
      const double t99 = t91 * t95 - t90 * t98;
      const double t100 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t101 = t22 * t98 - t13 * t95;
      const double t102 = std::fabs(-(t89 * t92 + t30 * t99 + t100 * t101));
      const double t103 = wavenumber[0] * wavenumber[0] * t102;
      const double t104 = (0.2113248654051871 * t57 + 0.7886751345948129 * t58) - (0.2113248654051871 * t59 +
          0.7886751345948129 * t60);
      const double t105 = (0.2113248654051871 * t50 + 0.7886751345948129 * t51) - (0.2113248654051871 * t53 +
          0.7886751345948129 * t54);
      const double t106 = t56 * t104 - t65 * t105;
      const double t107 = t95 * t105 - t98 * t104;
      const double t108 = (0.2113248654051871 * t67 + 0.7886751345948129 * t68) - (0.2113248654051871 * t70 +
          0.7886751345948129 * t71);
      const double t109 = t65 * t98 - t56 * t95;
      const double t110 = std::fabs(-(t89 * t106 + t73 * t107 + t108 * t109));
      const double t111 = wavenumber[0] * wavenumber[0] * t110;
      const double t112 = 1.0 / t102;
      const double t113 = t22 * t100 - t30 * t90;
      const double t114 = t30 * t91 - t13 * t100;
      const double t115 = 1.0 / t110;
      const double t116 = t65 * t108 - t73 * t104;
      const double t117 = t73 * t105 - t56 * t108;
      const double t118 = t112 * (t92 * t92 + t113 * t113 + t114 * t114) + t115 * (t106 * t106 + t116 * t116 +
          t117 * t117);
      const double t119 = 0.3110042339640731 * (t103 + 0.07179676972449082 * t111) - 0.5 * t118;
      const double t120 = t6 * t18 - t37 * t46;
      const double t121 = t44 * t46 - t6 * t19;
      const double t122 = t79 * (t23 * t45 + t80 * t120 + t81 * t121);
      const double t123 = t6 * t61 - t37 * t75;
      const double t124 = t44 * t75 - t6 * t62;
      const double t125 = t82 * (t66 * t74 + t83 * t123 + t84 * t124);
      const double t126 = t122 + 0.2679491924311227 * t125;
      const double t127 = t89 * t90 - t95 * t100;
      const double t128 = t98 * t100 - t89 * t91;
      const double t129 = t112 * (t92 * t99 + t113 * t127 + t114 * t128);
      const double t130 = t89 * t104 - t95 * t108;
      const double t131 = t98 * t108 - t89 * t105;
      const double t132 = t115 * (t106 * t107 + t116 * t130 + t117 * t131);
      const double t133 = t129 + 0.2679491924311227 * t132;
      const double t134 = 0.39433756729740643 * t126 + 0.10566243270259355 * t133;
      const double t135 = t79 * (t45 * t45 + t120 * t120 + t121 * t121);
      const double t136 = t82 * (t74 * t74 + t123 * t123 + t124 * t124);
      const double t137 = t112 * (t99 * t99 + t127 * t127 + t128 * t128);
      const double t138 = t115 * (t107 * t107 + t130 * t130 + t131 * t131);
      const double t139 = (t135 + 0.07179676972449082 * t136) + (t137 + 0.07179676972449082 * t138);
      const double t140 = 0.3110042339640731 * (t86 + 0.07179676972449082 * t119) - 0.7886751345948129 * t134
          - 0.15550211698203656 * t139;
      const double t141 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t142 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t143 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t144 = t18 * t142 - t19 * t143;
      const double t145 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t146 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t147 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t148 = t19 * t146 - t18 * t147;
      const double t149 = t143 * t147 - t142 * t146;
      const double t150 = std::fabs(-(t141 * t144 + t145 * t148 + t46 * t149));
      const double t151 = wavenumber[0] * wavenumber[0] * t150;
      const double t152 = 0.2113248654051871 * t52 + 0.7886751345948129 * t55;
      const double t153 = 0.2113248654051871 * t63 + 0.7886751345948129 * t64;
      const double t154 = t61 * t152 - t62 * t153;
      const double t155 = 0.2113248654051871 * t69 + 0.7886751345948129 * t72;
      const double t156 = t62 * t146 - t61 * t147;
      const double t157 = t147 * t153 - t146 * t152;
      const double t158 = std::fabs(-(t141 * t154 + t155 * t156 + t75 * t157));
      const double t159 = wavenumber[0] * wavenumber[0] * t158;
      const double t160 = 1.0 / t150;
      const double t161 = t46 * t143 - t18 * t145;
      const double t162 = t19 * t145 - t46 * t142;
      const double t163 = 1.0 / t158;
      const double t164 = t75 * t153 - t61 * t155;
      const double t165 = t62 * t155 - t75 * t152;
      const double t166 = t160 * (t144 * t144 + t161 * t161 + t162 * t162) + t163 * (t154 * t154 + t164 * t164
          + t165 * t165);
      const double t167 = 0.3110042339640731 * (t151 + 0.07179676972449082 * t159) - 0.5 * t166;
      const double t168 = 0.2113248654051871 * t87 + 0.7886751345948129 * t88;
      const double t169 = t90 * t142 - t91 * t143;
      const double t170 = 0.2113248654051871 * t93 + 0.7886751345948129 * t94;
      const double t171 = 0.2113248654051871 * t96 + 0.7886751345948129 * t97;
      const double t172 = t91 * t170 - t90 * t171;
      const double t173 = t143 * t171 - t142 * t170;
      const double t174 = std::fabs(-(t168 * t169 + t145 * t172 + t100 * t173));
      const double t175 = wavenumber[0] * wavenumber[0] * t174;
      const double t176 = t104 * t152 - t105 * t153;
      const double t177 = t105 * t170 - t104 * t171;
      const double t178 = t153 * t171 - t152 * t170;
      const double t179 = std::fabs(-(t168 * t176 + t155 * t177 + t108 * t178));
      const double t180 = wavenumber[0] * wavenumber[0] * t179;
      const double t181 = 1.0 / t174;
      const double t182 = t100 * t143 - t90 * t145;
      const double t183 = t91 * t145 - t100 * t142;
      const double t184 = 1.0 / t179;
      const double t185 = t108 * t153 - t104 * t155;
      const double t186 = t105 * t155 - t108 * t152;
      const double t187 = t181 * (t169 * t169 + t182 * t182 + t183 * t183) + t184 * (t176 * t176 + t185 * t185
          + t186 * t186);
      const double t188 = 0.3110042339640731 * (t175 + 0.07179676972449082 * t180) - 0.5 * t187;
      const double t189 = t18 * t141 - t46 * t146;
      const double t190 = t46 * t147 - t19 * t141;
      const double t191 = t160 * (t144 * t148 + t161 * t189 + t162 * t190);
      const double t192 = t61 * t141 - t75 * t146;
      const double t193 = t75 * t147 - t62 * t141;
      const double t194 = t163 * (t154 * t156 + t164 * t192 + t165 * t193);
      const double t195 = t191 + 0.2679491924311227 * t194;
      const double t196 = t90 * t168 - t100 * t170;
      const double t197 = t100 * t171 - t91 * t168;
      const double t198 = t181 * (t169 * t172 + t182 * t196 + t183 * t197);
      const double t199 = t104 * t168 - t108 * t170;
      const double t200 = t108 * t171 - t105 * t168;
      const double t201 = t184 * (t176 * t177 + t185 * t199 + t186 * t200);
      const double t202 = t198 + 0.2679491924311227 * t201;
      const double t203 = 0.39433756729740643 * t195 + 0.10566243270259355 * t202;
      const double t204 = t160 * (t148 * t148 + t189 * t189 + t190 * t190);
      const double t205 = t163 * (t156 * t156 + t192 * t192 + t193 * t193);
      const double t206 = t181 * (t172 * t172 + t196 * t196 + t197 * t197);
      const double t207 = t184 * (t177 * t177 + t199 * t199 + t200 * t200);
      const double t208 = (t204 + 0.07179676972449082 * t205) + (t206 + 0.07179676972449082 * t207);
      const double t209 = 0.3110042339640731 * (t167 + 0.07179676972449082 * t188) - 0.7886751345948129 * t203
          - 0.15550211698203656 * t208;
      const double t210 = t30 * t37 - t6 * t22;
      const double t211 = t6 * t13 - t30 * t44;
      const double t212 = t79 * (t23 * t47 + t80 * t210 + t81 * t211);
      const double t213 = t37 * t73 - t6 * t65;
      const double t214 = t6 * t56 - t44 * t73;
      const double t215 = t82 * (t66 * t76 + t83 * t213 + t84 * t214);
      const double t216 = t212 + 0.2679491924311227 * t215;
      const double t217 = t30 * t95 - t22 * t89;
      const double t218 = t13 * t89 - t30 * t98;
      const double t219 = t112 * (t92 * t101 + t113 * t217 + t114 * t218);
      const double t220 = t73 * t95 - t65 * t89;
      const double t221 = t56 * t89 - t73 * t98;
      const double t222 = t115 * (t106 * t109 + t116 * t220 + t117 * t221);
      const double t223 = t219 + 0.2679491924311227 * t222;
      const double t224 = 0.39433756729740643 * t216 + 0.028312163512967795 * t223;
      const double t225 = t79 * (t45 * t47 + t120 * t210 + t121 * t211);
      const double t226 = t82 * (t74 * t76 + t123 * t213 + t124 * t214);
      const double t227 = t225 + 0.07179676972449082 * t226;
      const double t228 = t112 * (t99 * t101 + t127 * t217 + t128 * t218);
      const double t229 = t115 * (t107 * t109 + t130 * t220 + t131 * t221);
      const double t230 = t228 + 0.07179676972449082 * t229;
      const double t231 = 0.3110042339640731 * t227 + 0.08333333333333333 * t230;
      const double t232 = 0.3110042339640731 * t224 + 0.39433756729740643 * t231;
      const double t233 = t145 * t146 - t141 * t143;
      const double t234 = t141 * t142 - t145 * t147;
      const double t235 = t160 * (t144 * t149 + t161 * t233 + t162 * t234);
      const double t236 = t146 * t155 - t141 * t153;
      const double t237 = t141 * t152 - t147 * t155;
      const double t238 = t163 * (t154 * t157 + t164 * t236 + t165 * t237);
      const double t239 = t235 + 0.2679491924311227 * t238;
      const double t240 = t145 * t170 - t143 * t168;
      const double t241 = t142 * t168 - t145 * t171;
      const double t242 = t181 * (t169 * t173 + t182 * t240 + t183 * t241);
      const double t243 = t155 * t170 - t153 * t168;
      const double t244 = t152 * t168 - t155 * t171;
      const double t245 = t184 * (t176 * t178 + t185 * t243 + t186 * t244);
      const double t246 = t242 + 0.2679491924311227 * t245;
      const double t247 = 0.39433756729740643 * t239 + 0.028312163512967795 * t246;
      const double t248 = t160 * (t148 * t149 + t189 * t233 + t190 * t234);
      const double t249 = t163 * (t156 * t157 + t192 * t236 + t193 * t237);
      const double t250 = t248 + 0.07179676972449082 * t249;
      const double t251 = t181 * (t172 * t173 + t196 * t240 + t197 * t241);
      const double t252 = t184 * (t177 * t178 + t199 * t243 + t200 * t244);
      const double t253 = t251 + 0.07179676972449082 * t252;
      const double t254 = 0.3110042339640731 * t250 + 0.08333333333333333 * t253;
      const double t255 = 0.3110042339640731 * t247 + 0.39433756729740643 * t254;
      const double t256 = t232 + 0.2679491924311227 * t255;
      const double t257 = t79 * (t47 * t47 + t210 * t210 + t211 * t211);
      const double t258 = t82 * (t76 * t76 + t213 * t213 + t214 * t214);
      const double t259 = t257 + 0.07179676972449082 * t258;
      const double t260 = t112 * (t101 * t101 + t217 * t217 + t218 * t218);
      const double t261 = t115 * (t109 * t109 + t220 * t220 + t221 * t221);
      const double t262 = t260 + 0.07179676972449082 * t261;
      const double t263 = t160 * (t149 * t149 + t233 * t233 + t234 * t234);
      const double t264 = t163 * (t157 * t157 + t236 * t236 + t237 * t237);
      const double t265 = t263 + 0.07179676972449082 * t264;
      const double t266 = t181 * (t173 * t173 + t240 * t240 + t241 * t241);
      const double t267 = t184 * (t178 * t178 + t243 * t243 + t244 * t244);
      const double t268 = t266 + 0.07179676972449082 * t267;
      const double t269 = (0.3110042339640731 * t259 + 0.022329099369260225 * t262) + (0.3110042339640731 *
          t265 + 0.022329099369260225 * t268);
      const double t270 = 0.5 * t85 + 0.08333333333333333 * (t49 + t78);
      const double t271 = 0.5 * t118 + 0.08333333333333333 * (t103 + t111);
      const double t272 = t122 + 3.732050807568877 * t125;
      const double t273 = t129 + 3.732050807568877 * t132;
      const double t274 = 0.10566243270259355 * t272 + 0.028312163512967795 * t273;
      const double t275 = (t135 + t136) + (t137 + t138);
      const double t276 = 0.39433756729740643 * t134 + 0.3110042339640731 * (t270 + 0.07179676972449082 *
          t271) - 0.39433756729740643 * t274 - 0.041666666666666664 * t275;
      const double t277 = 0.5 * t166 + 0.08333333333333333 * (t151 + t159);
      const double t278 = 0.5 * t187 + 0.08333333333333333 * (t175 + t180);
      const double t279 = t191 + 3.732050807568877 * t194;
      const double t280 = t198 + 3.732050807568877 * t201;
      const double t281 = 0.10566243270259355 * t279 + 0.028312163512967795 * t280;
      const double t282 = (t204 + t205) + (t206 + t207);
      const double t283 = 0.39433756729740643 * t203 + 0.3110042339640731 * (t277 + 0.07179676972449082 *
          t278) - 0.39433756729740643 * t281 - 0.041666666666666664 * t282;
      const double t284 = t212 + 3.732050807568877 * t215;
      const double t285 = t219 + 3.732050807568877 * t222;
      const double t286 = 0.10566243270259355 * t284 + 0.007586221349277619 * t285;
      const double t287 = t225 + t226;
      const double t288 = t228 + t229;
      const double t289 = 0.08333333333333333 * t287 + 0.022329099369260225 * t288;
      const double t290 = 0.3110042339640731 * t286 + 0.39433756729740643 * t289;
      const double t291 = t235 + 3.732050807568877 * t238;
      const double t292 = t242 + 3.732050807568877 * t245;
      const double t293 = 0.10566243270259355 * t291 + 0.007586221349277619 * t292;
      const double t294 = t248 + t249;
      const double t295 = t251 + t252;
      const double t296 = 0.08333333333333333 * t294 + 0.022329099369260225 * t295;
      const double t297 = 0.3110042339640731 * t293 + 0.39433756729740643 * t296;
      const double t298 = t290 + 0.2679491924311227 * t297;
      const double t299 = 0.3110042339640731 * t224 - 0.39433756729740643 * t289;
      const double t300 = 0.3110042339640731 * t247 - 0.39433756729740643 * t296;
      const double t301 = t299 + 0.2679491924311227 * t300;
      const double t302 = t257 + t258;
      const double t303 = t260 + t261;
      const double t304 = t263 + t264;
      const double t305 = t266 + t267;
      const double t306 = (0.08333333333333333 * t302 + 0.005983064143707569 * t303) + (0.08333333333333333 *
          t304 + 0.005983064143707569 * t305);
      const double t307 = -(0.3110042339640731 * (t276 + 0.07179676972449082 * t283) + 0.39433756729740643 *
          t301 - 0.39433756729740643 * t298 - 0.15550211698203656 * t306);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(-(0.3110042339640731 * (t140 +
          0.07179676972449082 * t209) - 0.7886751345948129 * t256 - 0.15550211698203656 * t269), t307);
      const double t308 = 0.39433756729740643 * t126 + 1.4716878364870323 * t133;
      const double t309 = 0.39433756729740643 * t134 + 0.15550211698203656 * t139 + 0.08333333333333333 * (t86
          + t119) - 0.10566243270259355 * t308;
      const double t310 = 0.39433756729740643 * t195 + 1.4716878364870323 * t202;
      const double t311 = 0.39433756729740643 * t203 + 0.15550211698203656 * t208 + 0.08333333333333333 *
          (t167 + t188) - 0.10566243270259355 * t310;
      const double t312 = t216 + t223;
      const double t313 = 0.3110042339640731 * t227 + 1.160683602522959 * t230;
      const double t314 = 0.032861463941450536 * t312 + 0.10566243270259355 * t313;
      const double t315 = t239 + t246;
      const double t316 = 0.3110042339640731 * t250 + 1.160683602522959 * t253;
      const double t317 = 0.032861463941450536 * t315 + 0.10566243270259355 * t316;
      const double t318 = t314 + 0.2679491924311227 * t317;
      const double t319 = 0.39433756729740643 * t231 - 0.032861463941450536 * t312;
      const double t320 = 0.39433756729740643 * t254 - 0.032861463941450536 * t315;
      const double t321 = t319 + 0.2679491924311227 * t320;
      const double t322 = (t259 + t262) + (t265 + t268);
      const double t323 = -(0.3110042339640731 * (t309 + 0.07179676972449082 * t311) + 0.39433756729740643 *
          t321 - 0.39433756729740643 * t318 - 0.012958509748503046 * t322);
      const double t324 = t270 + t271;
      const double t325 = 0.39433756729740643 * t274 + 0.041666666666666664 * t275 + 0.10566243270259355 *
          t308 + 0.08333333333333333 * t324;
      const double t326 = t277 + t278;
      const double t327 = 0.39433756729740643 * t281 + 0.041666666666666664 * t282 + 0.10566243270259355 *
          t310 + 0.08333333333333333 * t326;
      const double t328 = t284 + t285;
      const double t329 = 0.08333333333333333 * t287 + 0.3110042339640731 * t288;
      const double t330 = 0.00880520272521613 * t328 + 0.10566243270259355 * t329;
      const double t331 = t291 + t292;
      const double t332 = 0.08333333333333333 * t294 + 0.3110042339640731 * t295;
      const double t333 = 0.00880520272521613 * t331 + 0.10566243270259355 * t332;
      const double t334 = t330 + 0.2679491924311227 * t333;
      const double t335 = 0.39433756729740643 * t289 + 0.032861463941450536 * t312;
      const double t336 = 0.39433756729740643 * t296 + 0.032861463941450536 * t315;
      const double t337 = t335 + 0.2679491924311227 * t336;
      const double t338 = (t302 + t303) + (t304 + t305);
      const double t339 = -(0.3110042339640731 * (t325 + 0.07179676972449082 * t327) + 0.39433756729740643 *
          t337 - 0.39433756729740643 * t334 - 0.003472222222222222 * t338);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t323, t339);
      const double t340 = t232 + 3.732050807568877 * t255;
      const double t341 = -(0.39433756729740643 * t256 + 0.15550211698203656 * t269 + 0.08333333333333333 *
          (t140 + t209) - 0.10566243270259355 * t340);
      const double t342 = t276 + t283;
      const double t343 = t299 + 3.732050807568877 * t300;
      const double t344 = -(0.39433756729740643 * t298 + 0.15550211698203656 * t306 + 0.08333333333333333 *
          t342 + 0.10566243270259355 * t343);
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t341, t344);
      const double t345 = t309 + t311;
      const double t346 = t319 + 3.732050807568877 * t320;
      const double t347 = -(0.39433756729740643 * t318 + 0.012958509748503046 * t322 + 0.08333333333333333 *
          t345 + 0.10566243270259355 * t346);
      const double t348 = t325 + t327;
      const double t349 = t335 + 3.732050807568877 * t336;
      const double t350 = -(0.39433756729740643 * t334 + 0.003472222222222222 * t338 + 0.08333333333333333 *
          t348 + 0.10566243270259355 * t349);
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t347, t350);
      const double t351 = 0.5 * t85 - 0.022329099369260225 * (t49 + 13.928203230275509 * t78);
      const double t352 = 0.5 * t118 - 0.022329099369260225 * (t103 + 13.928203230275509 * t111);
      const double t353 = (t135 + 13.928203230275509 * t136) + (t137 + 13.928203230275509 * t138);
      const double t354 = 0.7886751345948129 * t274 - 0.3110042339640731 * (t351 + 0.07179676972449082 * t352)
          - 0.011164549684630112 * t353;
      const double t355 = 0.5 * t166 - 0.022329099369260225 * (t151 + 13.928203230275509 * t159);
      const double t356 = 0.5 * t187 - 0.022329099369260225 * (t175 + 13.928203230275509 * t180);
      const double t357 = (t204 + 13.928203230275509 * t205) + (t206 + 13.928203230275509 * t207);
      const double t358 = 0.7886751345948129 * t281 - 0.3110042339640731 * (t355 + 0.07179676972449082 * t356)
          - 0.011164549684630112 * t357;
      const double t359 = t225 + 13.928203230275509 * t226;
      const double t360 = t228 + 13.928203230275509 * t229;
      const double t361 = 0.022329099369260225 * t359 + 0.005983064143707569 * t360;
      const double t362 = 0.3110042339640731 * t286 - 0.39433756729740643 * t361;
      const double t363 = t248 + 13.928203230275509 * t249;
      const double t364 = t251 + 13.928203230275509 * t252;
      const double t365 = 0.022329099369260225 * t363 + 0.005983064143707569 * t364;
      const double t366 = 0.3110042339640731 * t293 - 0.39433756729740643 * t365;
      const double t367 = t362 + 0.2679491924311227 * t366;
      const double t368 = t257 + 13.928203230275509 * t258;
      const double t369 = t260 + 13.928203230275509 * t261;
      const double t370 = t263 + 13.928203230275509 * t264;
      const double t371 = t266 + 13.928203230275509 * t267;
      const double t372 = (0.022329099369260225 * t368 + 0.0016031572055700497 * t369) + (0.022329099369260225
          * t370 + 0.0016031572055700497 * t371);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t307, -(0.3110042339640731 * (t354 +
          0.07179676972449082 * t358) + 0.7886751345948129 * t367 - 0.15550211698203656 * t372));
      const double t373 = 0.10566243270259355 * t272 + 0.39433756729740643 * t273;
      const double t374 = 0.39433756729740643 * t134 + 0.10566243270259355 * t373 - 0.041666666666666664 *
          t275 - 0.08333333333333333 * t324;
      const double t375 = 0.10566243270259355 * t279 + 0.39433756729740643 * t280;
      const double t376 = 0.39433756729740643 * t203 + 0.10566243270259355 * t375 - 0.041666666666666664 *
          t282 - 0.08333333333333333 * t326;
      const double t377 = 0.39433756729740643 * t289 - 0.00880520272521613 * t328;
      const double t378 = 0.39433756729740643 * t296 - 0.00880520272521613 * t331;
      const double t379 = t377 + 0.2679491924311227 * t378;
      const double t380 = 0.032861463941450536 * t312 - 0.10566243270259355 * t329;
      const double t381 = 0.032861463941450536 * t315 - 0.10566243270259355 * t332;
      const double t382 = t380 + 0.2679491924311227 * t381;
      const double t383 = 0.003472222222222222 * t338 + 0.3110042339640731 * (t374 + 0.07179676972449082 *
          t376) - 0.39433756729740643 * t379 - 0.39433756729740643 * t382;
      const double t384 = 0.39433756729740643 * t274 + 0.08333333333333333 * (t351 + t352) -
          0.011164549684630112 * t353 - 0.10566243270259355 * t373;
      const double t385 = 0.39433756729740643 * t281 + 0.08333333333333333 * (t355 + t356) -
          0.011164549684630112 * t357 - 0.10566243270259355 * t375;
      const double t386 = 0.022329099369260225 * t359 + 0.08333333333333333 * t360;
      const double t387 = 0.00880520272521613 * t328 - 0.10566243270259355 * t386;
      const double t388 = 0.022329099369260225 * t363 + 0.08333333333333333 * t364;
      const double t389 = 0.00880520272521613 * t331 - 0.10566243270259355 * t388;
      const double t390 = t387 + 0.2679491924311227 * t389;
      const double t391 = 0.00880520272521613 * t328 + 0.39433756729740643 * t361;
      const double t392 = 0.00880520272521613 * t331 + 0.39433756729740643 * t365;
      const double t393 = t391 + 0.2679491924311227 * t392;
      const double t394 = (t368 + t369) + (t370 + t371);
      const double t395 = 0.3110042339640731 * (t384 + 0.07179676972449082 * t385) + 0.0009303791403858428 *
          t394 - 0.39433756729740643 * t390 - 0.39433756729740643 * t393;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t383, t395);
      const double t396 = t290 + 3.732050807568877 * t297;
      const double t397 = 0.39433756729740643 * t301 + 0.10566243270259355 * t396 - 0.15550211698203656 * t306
          - 0.08333333333333333 * t342;
      const double t398 = t362 + 3.732050807568877 * t366;
      const double t399 = 0.39433756729740643 * t367 - 0.15550211698203656 * t372 - 0.08333333333333333 *
          (t354 + t358) - 0.10566243270259355 * t398;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t397, t399);
      const double t400 = t374 + t376;
      const double t401 = t377 + 3.732050807568877 * t378;
      const double t402 = -(0.003472222222222222 * t338 + 0.10566243270259355 * t401 - 0.39433756729740643 *
          t382 - 0.08333333333333333 * t400);
      const double t403 = t384 + t385;
      const double t404 = t391 + 3.732050807568877 * t392;
      const double t405 = 0.39433756729740643 * t390 + 0.08333333333333333 * t403 - 0.0009303791403858428 *
          t394 - 0.10566243270259355 * t404;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t402, t405);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t323, t383);
      const double t406 = 0.15550211698203656 * t139 - 0.2113248654051871 * t308 - 0.022329099369260225 * (t86
          + 13.928203230275509 * t119);
      const double t407 = 0.15550211698203656 * t208 - 0.2113248654051871 * t310 - 0.022329099369260225 *
          (t167 + 13.928203230275509 * t188);
      const double t408 = 0.39433756729740643 * t216 + 5.4924137786507226 * t223;
      const double t409 = 0.10566243270259355 * t313 - 0.022329099369260225 * t408;
      const double t410 = 0.39433756729740643 * t239 + 5.4924137786507226 * t246;
      const double t411 = 0.10566243270259355 * t316 - 0.022329099369260225 * t410;
      const double t412 = t409 + 0.2679491924311227 * t411;
      const double t413 = (0.3110042339640731 * t259 + 4.331730176127763 * t262) + (0.3110042339640731 * t265
          + 4.331730176127763 * t268);
      const double t414 = 0.041666666666666664 * t275 + 0.10566243270259355 * t308 - 0.10566243270259355 *
          t373 - 0.022329099369260225 * (t270 + 13.928203230275509 * t271);
      const double t415 = 0.041666666666666664 * t282 + 0.10566243270259355 * t310 - 0.10566243270259355 *
          t375 - 0.022329099369260225 * (t277 + 13.928203230275509 * t278);
      const double t416 = 0.10566243270259355 * t284 + 1.4716878364870323 * t285;
      const double t417 = 0.10566243270259355 * t329 - 0.022329099369260225 * t416;
      const double t418 = 0.10566243270259355 * t291 + 1.4716878364870323 * t292;
      const double t419 = 0.10566243270259355 * t332 - 0.022329099369260225 * t418;
      const double t420 = t417 + 0.2679491924311227 * t419;
      const double t421 = 0.10566243270259355 * t329 + 0.022329099369260225 * t408;
      const double t422 = 0.10566243270259355 * t332 + 0.022329099369260225 * t410;
      const double t423 = t421 + 0.2679491924311227 * t422;
      const double t424 = (0.08333333333333333 * t302 + 1.160683602522959 * t303) + (0.08333333333333333 *
          t304 + 1.160683602522959 * t305);
      const double t425 = 0.3110042339640731 * (t414 + 0.07179676972449082 * t415) + 0.011164549684630112 *
          t424 - 0.39433756729740643 * t420 - 0.39433756729740643 * t423;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t406 +
          0.07179676972449082 * t407) + 0.011164549684630112 * t413 - 0.7886751345948129 * t412, t425);
      const double t426 = t314 + 3.732050807568877 * t317;
      const double t427 = 0.39433756729740643 * t321 + 0.10566243270259355 * t426 - 0.012958509748503046 *
          t322 - 0.08333333333333333 * t345;
      const double t428 = t380 + 3.732050807568877 * t381;
      const double t429 = -(0.003472222222222222 * t338 + 0.10566243270259355 * t428 - 0.39433756729740643 *
          t379 - 0.08333333333333333 * t400);
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t427, t429);
      const double t430 = t409 + 3.732050807568877 * t411;
      const double t431 = 0.39433756729740643 * t412 + 0.08333333333333333 * (t406 + t407) -
          0.011164549684630112 * t413 - 0.10566243270259355 * t430;
      const double t432 = t414 + t415;
      const double t433 = t421 + 3.732050807568877 * t422;
      const double t434 = 0.39433756729740643 * t420 + 0.08333333333333333 * t432 - 0.011164549684630112 *
          t424 - 0.10566243270259355 * t433;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t431, t434);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t339, t395);
      const double t435 = 0.011164549684630112 * t353 + 0.2113248654051871 * t373 + 0.022329099369260225 *
          (t351 + 13.928203230275509 * t352);
      const double t436 = 0.011164549684630112 * t357 + 0.2113248654051871 * t375 + 0.022329099369260225 *
          (t355 + 13.928203230275509 * t356);
      const double t437 = 0.10566243270259355 * t386 + 0.022329099369260225 * t416;
      const double t438 = 0.10566243270259355 * t388 + 0.022329099369260225 * t418;
      const double t439 = t437 + 0.2679491924311227 * t438;
      const double t440 = (0.022329099369260225 * t368 + 0.3110042339640731 * t369) + (0.022329099369260225 *
          t370 + 0.3110042339640731 * t371);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t425, 0.3110042339640731 * (t435 +
          0.07179676972449082 * t436) + 0.011164549684630112 * t440 - 0.7886751345948129 * t439);
      const double t441 = t330 + 3.732050807568877 * t333;
      const double t442 = 0.39433756729740643 * t337 + 0.10566243270259355 * t441 - 0.003472222222222222 *
          t338 - 0.08333333333333333 * t348;
      const double t443 = t387 + 3.732050807568877 * t389;
      const double t444 = 0.39433756729740643 * t393 + 0.08333333333333333 * t403 - 0.0009303791403858428 *
          t394 - 0.10566243270259355 * t443;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t442, t444);
      const double t445 = t417 + 3.732050807568877 * t419;
      const double t446 = 0.39433756729740643 * t423 + 0.08333333333333333 * t432 - 0.011164549684630112 *
          t424 - 0.10566243270259355 * t445;
      const double t447 = t437 + 3.732050807568877 * t438;
      const double t448 = 0.39433756729740643 * t439 + 0.08333333333333333 * (t435 + t436) -
          0.011164549684630112 * t440 - 0.10566243270259355 * t447;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t446, t448);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t341, t397);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t427, t442);
      const double t449 = 0.15550211698203656 * t306 + 0.10566243270259355 * t343 - 0.10566243270259355 * t396
          - 0.022329099369260225 * (t276 + 13.928203230275509 * t283);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t269 -
          0.2113248654051871 * t340 - 0.022329099369260225 * (t140 + 13.928203230275509 * t209), t449);
      const double t450 = 0.012958509748503046 * t322 + 0.10566243270259355 * t346 - 0.10566243270259355 *
          t426 - 0.022329099369260225 * (t309 + 13.928203230275509 * t311);
      const double t451 = 0.003472222222222222 * t338 + 0.10566243270259355 * t349 - 0.10566243270259355 *
          t441 - 0.022329099369260225 * (t325 + 13.928203230275509 * t327);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t450, t451);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t344, t399);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t429, t444);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t449, 0.15550211698203656 * t372 +
          0.2113248654051871 * t398 - 0.022329099369260225 * (t354 + 13.928203230275509 * t358));
      const double t452 = 0.003472222222222222 * t338 + 0.10566243270259355 * t401 + 0.10566243270259355 *
          t428 + 0.022329099369260225 * (t374 + 13.928203230275509 * t376);
      const double t453 = 0.0009303791403858428 * t394 + 0.10566243270259355 * t404 + 0.10566243270259355 *
          t443 + 0.022329099369260225 * (t384 + 13.928203230275509 * t385);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t452, t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t347, t402);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t431, t446);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t450, t452);
      const double t454 = 0.011164549684630112 * t424 + 0.10566243270259355 * t433 + 0.10566243270259355 *
          t445 + 0.022329099369260225 * (t414 + 13.928203230275509 * t415);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t413 +
          0.2113248654051871 * t430 + 0.022329099369260225 * (t406 + 13.928203230275509 * t407), t454);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t350, t405);
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

extern "C" int helmholtz_q1_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* wavenumber,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || wavenumber == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(helmholtz_q1_hexahedron_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, wavenumber);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return helmholtz_q1_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->constants[0]),
      stream);
}

constexpr femforge_input constants[] = {
    {"wavenumber", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel helmholtz_q1_hexahedron_f64_element_tensor_hip_descriptor = {
    "helmholtz_q1_hexahedron_f64_element_tensor",  // name
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
    0,                                         // num_coefficients
    1,                                         // num_constants
    nullptr,                                   // coefficients
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
    1753.0,                                    // flops_per_cell
    568.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
