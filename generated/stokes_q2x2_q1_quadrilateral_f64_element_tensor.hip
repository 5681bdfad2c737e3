// stokes_q2x2_q1_quadrilateral_f64_element_tensor: element_tensor of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --define cell=quadrilateral --set quadrature_degree=5
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    [Q2^2, Q1], 22 dofs
//   trial   [Q2^2, Q1], 22 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      3144 flops
//   sum_factorised  2032 flops <- taken
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
//   2  element tensors are staged 32 of 484 entries at a time
//
// Costs of a cell:
//   flops       2032
//   bytes       3904 (32 read, 3872 written)
//   flops/byte  0.52
//   shared      17408 bytes a block of 64 threads
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
stokes_q2x2_q1_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2176];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 512;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 512 ? num_cells - first_cell : 512);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = step * 64 + lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t1 = x2_0 - x3_0;
    const double t2 = 0.8872983346207417 * t0 + 0.11270166537925831 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.8872983346207417 * x0_1 + 0.11270166537925831 * x1_1) - (0.8872983346207417 * x2_1 +
        0.11270166537925831 * x3_1);
    const double t4 = (0.8872983346207417 * x0_0 + 0.11270166537925831 * x1_0) - (0.8872983346207417 * x2_0 +
        0.11270166537925831 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.8872983346207417 * t5 + 0.11270166537925831 * t6;
    const double t8 = t2 * t3 - t4 * t7;
    const double t9 = 1.0 / std::fabs(t8);
    const double t10 = t3 * t3 + t4 * t4;
    const double t11 = t9 * t10;
    const double t12 = (x0_1 + x1_1) - (x2_1 + x3_1);
    const double t13 = (x0_0 + x1_0) - (x2_0 + x3_0);
    const double t14 = 0.5 * (t2 * t12 - t7 * t13);
    const double t15 = 1.0 / std::fabs(t14);
    const double t16 = t12 * t12 + t13 * t13;
    const double t17 = t15 * t16;
    const double t18 = (0.11270166537925831 * x0_1 + 0.8872983346207417 * x1_1) - (0.11270166537925831 * x2_1
        + 0.8872983346207417 * x3_1);
    const double t19 = (0.11270166537925831 * x0_0 + 0.8872983346207417 * x1_0) - (0.11270166537925831 * x2_0
        + 0.8872983346207417 * x3_0);
    const double t20 = t2 * t18 - t7 * t19;
    const double t21 = 1.0 / std::fabs(t20);
    const double t22 = t18 * t18 + t19 * t19;
    const double t23 = t21 * t22;
    const double t24 = t11 + 0.06155373939470745 * t17 + 0.0464135697100266 * t23;
    const double t25 = 0.11270166537925831 * t0 + 0.8872983346207417 * t1;
    const double t26 = 0.11270166537925831 * t5 + 0.8872983346207417 * t6;
    const double t27 = t3 * t25 - t4 * t26;
    const double t28 = 1.0 / std::fabs(t27);
    const double t29 = t10 * t28;
    const double t30 = 0.5 * (t12 * t25 - t13 * t26);
    const double t31 = 1.0 / std::fabs(t30);
    const double t32 = t16 * t31;
    const double t33 = t18 * t25 - t19 * t26;
    const double t34 = 1.0 / std::fabs(t33);
    const double t35 = t22 * t34;
    const double t36 = t29 + 0.06155373939470745 * t32 + 0.0464135697100266 * t35;
    const double t37 = t9 * (t3 * t7 + t2 * t4);
    const double t38 = t21 * (t7 * t18 + t2 * t19);
    const double t39 = t37 + 0.02736422502217754 * t38;
    const double t40 = t28 * (t3 * t26 + t4 * t25);
    const double t41 = t34 * (t18 * t26 + t19 * t25);
    const double t42 = t40 + 0.02736422502217754 * t41;
    const double t43 = t7 * t7 + t2 * t2;
    const double t44 = t9 * t43;
    const double t45 = t21 * t43;
    const double t46 = t44 + 0.01613323034066492 * t45;
    const double t47 = t0 + t1;
    const double t48 = t5 + t6;
    const double t49 = 0.5 * (t3 * t47 - t4 * t48);
    const double t50 = 1.0 / std::fabs(t49);
    const double t51 = t48 * t48 + t47 * t47;
    const double t52 = t50 * t51;
    const double t53 = 0.5 * (t18 * t47 - t19 * t48);
    const double t54 = 1.0 / std::fabs(t53);
    const double t55 = t51 * t54;
    const double t56 = 0.25 * t52 + 0.00403330758516623 * t55;
    const double t57 = t26 * t26 + t25 * t25;
    const double t58 = t28 * t57;
    const double t59 = t34 * t57;
    const double t60 = t58 + 0.01613323034066492 * t59;
    const double t61 = 0.13121638910345695 * (1.805107410268315 * t24 + 0.029122213639499853 * t36) +
        1.805107410268315 * (0.13121638910345695 * t46 + 0.032307437676754876 * t56 + 0.006090221022751275 *
        t60) - 0.9733646312031288 * (0.4866823156015644 * t39 + 0.013317684398435635 * t42);
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t61, 0.0);
    const double t62 = t11 + t23 - 0.2857142857142857 * t17;
    const double t63 = t29 + t35 - 0.2857142857142857 * t32;
    const double t64 = t37 + 1.696140478029631 * t38;
    const double t65 = t40 + 1.696140478029631 * t41;
    const double t66 = t37 + 0.5895738076846547 * t38;
    const double t67 = t40 + 0.5895738076846547 * t41;
    const double t68 = t44 + t45;
    const double t69 = t52 + t55;
    const double t70 = t58 + t59;
    const double t71 = 0.13121638910345695 * (0.3888888888888889 * t62 + 0.00627403402136969 * t63) +
        0.4866823156015644 * (0.061816759187736575 * t64 + 0.0016915677085549846 * t65) - 0.4866823156015644 *
        (0.1048499074789301 * t66 + 0.002869136461807939 * t67) - 1.805107410268315 * (0.016666666666666666 *
        t68 + 0.0010258956565784574 * t69 + 0.0007735594951671101 * t70);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t71, 0.0);
    const double t72 = -(0.030085123504471914 * (t24 + t36) + 0.1048499074789301 * (0.4866823156015644 * t39 +
        0.28693514594199915 * t42) - 0.061816759187736575 * (0.4866823156015644 * t39 + 0.8254815754330052 *
        t42) - 0.3888888888888889 * (0.13121638910345695 * t46 + 0.13121638910345695 * t60 -
        0.14996158754680794 * t56));
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t72, 0.0);
    const double t73 = t62 + t63;
    const double t74 = 0.016666666666666666 * t68 + 0.016666666666666666 * t70 - 0.004761904761904762 * t69;
    const double t75 = -(0.006481481481481481 * t73 + 0.3888888888888889 * t74 - 0.1048499074789301 *
        (0.061816759187736575 * t64 + 0.03644554209303921 * t65) - 0.061816759187736575 * (0.1048499074789301
        * t66 + 0.17784017219267506 * t67));
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t75, 0.0);
    const double t76 = t11 + 0.21543808788147606 * t23;
    const double t77 = t29 + 0.21543808788147606 * t35;
    const double t78 = t15 * (t7 * t12 + t2 * t13);
    const double t79 = t37 + 0.7845619121185239 * t78 - 0.21543808788147606 * t38;
    const double t80 = t31 * (t12 * t26 + t13 * t25);
    const double t81 = t40 + 0.7845619121185239 * t80 - 0.21543808788147606 * t41;
    const double t82 = t37 + 0.12701665379258312 * t38;
    const double t83 = t40 + 0.12701665379258312 * t41;
    const double t84 = t44 - 0.12701665379258312 * t45;
    const double t85 = 0.25 * t52 - 0.03175416344814578 * t55;
    const double t86 = t58 - 0.12701665379258312 * t59;
    const double t87 = -(0.13121638910345695 * (2.1939962991572037 * t76 + 0.035396247660869545 * t77) +
        0.4866823156015644 * (0.2832437042758852 * t79 + 0.007750744459920434 * t81) - 0.4866823156015644 *
        (0.5915322230804945 * t82 + 0.016186820860243575 * t83) - 1.805107410268315 * (0.07636648162452686 *
        t84 + 0.018802570033627362 * t85 + 0.003544441018389443 * t86));
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t87, 0.0);
    const double t88 = t50 * (t3 * t48 + t4 * t47);
    const double t89 = t54 * (t18 * t48 + t19 * t47);
    const double t90 = 0.5 * t88 + 0.01368211251108877 * t89;
    const double t91 = 0.07636648162452686 * (1.805107410268315 * t24 - 0.22927870298847683 * t36) +
        0.5915322230804945 * (0.4866823156015644 * t39 + 0.061816759187736575 * t42) - 0.2832437042758852 *
        (0.4866823156015644 * t39 + 0.7636648162452685 * t90 - 0.1048499074789301 * t42) - 2.1939962991572037
        * (0.13121638910345695 * t46 + 0.028269007967160517 * t60);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t91, 0.0);
    const double t92 = 0.3888888888888889 * t62 - 0.04939536536378232 * t63;
    const double t93 = 0.5 * t88 + 0.29478690384232736 * t89;
    const double t94 = 0.016666666666666666 * t68 + 0.003590634798024601 * t70;
    const double t95 = 0.07636648162452686 * t92 + 2.1939962991572037 * t94 - 0.5915322230804945 *
        (0.061816759187736575 * t64 + 0.007851757900328217 * t65) - 0.2832437042758852 * (0.1048499074789301 *
        t66 + 0.16452248779423945 * t93 - 0.022588663581810376 * t67);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t95, 0.0);
    const double t96 = t76 + t77;
    const double t97 = 0.07636648162452686 * t84 + 0.07636648162452686 * t86 - 0.08727597899945926 * t85;
    const double t98 = 0.0365666049859534 * t96 + 0.3888888888888889 * t97 - 0.1048499074789301 *
        (0.2832437042758852 * t79 + 0.16699306923263996 * t81) - 0.061816759187736575 * (0.5915322230804945 *
        t82 + 1.0033217476256802 * t83);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t98, 0.0);
    const double t99 = 2.1939962991572037 * t76 - 0.27867406835225916 * t77;
    const double t100 = 0.5 * t88 + 0.06350832689629156 * t89;
    const double t101 = 0.07636648162452686 * t84 + 0.016452248779423945 * t86;
    const double t102 = -(0.07636648162452686 * t99 + 2.1939962991572037 * t101 - 0.5915322230804945 *
        (0.2832437042758852 * t79 + 0.0359766675249389 * t81) - 0.2832437042758852 * (0.5915322230804945 * t82
        + 0.928187304039508 * t100 - 0.12743857106074047 * t83));
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t102, 0.0);
    const double t103 = std::copysign(1.0, t8);
    const double t104 = t3 * t103;
    const double t105 = std::copysign(1.0, t14);
    const double t106 = t12 * t105;
    const double t107 = std::copysign(1.0, t20);
    const double t108 = t18 * t107;
    const double t109 = t104 + 0.1768428681777859 * t106 - 0.02736422502217754 * t108;
    const double t110 = std::copysign(1.0, t27);
    const double t111 = t3 * t110;
    const double t112 = std::copysign(1.0, t30);
    const double t113 = t12 * t112;
    const double t114 = std::copysign(1.0, t33);
    const double t115 = t18 * t114;
    const double t116 = t111 + 0.1768428681777859 * t113 - 0.02736422502217754 * t115;
    const double t117 = t7 * t103;
    const double t118 = t7 * t107;
    const double t119 = t117 - 0.01613323034066492 * t118;
    const double t120 = std::copysign(1.0, t49);
    const double t121 = t48 * t120;
    const double t122 = std::copysign(1.0, t53);
    const double t123 = t48 * t122;
    const double t124 = 0.5 * t121 - 0.00806661517033246 * t123;
    const double t125 = t26 * t110;
    const double t126 = t26 * t114;
    const double t127 = t125 - 0.01613323034066492 * t126;
    const double t128 = -(0.16939962991572038 * (0.6283041677395069 * t109 - 0.010136575862141234 * t116) -
        0.6283041677395069 * (0.16939962991572038 * t119 + 0.05991423284510291 * t124 - 0.0046354895916873706
        * t127));
    const double t129 = t104 + 1.392280956059262 * t106 - 1.696140478029631 * t108;
    const double t130 = t111 + 1.392280956059262 * t113 - 1.696140478029631 * t115;
    const double t131 = t117 - t118;
    const double t132 = t121 - t123;
    const double t133 = t125 - t126;
    const double t134 = 0.02151657414559676 * t131 + 0.0038050526852673244 * t132 - 0.0005887843766264773 *
        t133;
    const double t135 = -(0.16939962991572038 * (0.07980509295020602 * t129 - 0.0012875139469238478 * t130) -
        0.6283041677395069 * t134);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t128, t135);
    const double t136 = t109 - t116;
    const double t137 = -(0.013518953211154566 * t136 - 0.07980509295020602 * (0.16939962991572038 * t119 +
        0.47170375739028864 * t124 - 0.28732556926329256 * t127));
    const double t138 = t129 - t130;
    const double t139 = 0.02151657414559676 * t131 + 0.029957116422551455 * t132 - 0.03649513235687249 * t133;
    const double t140 = -(0.0017171321996593493 * t138 - 0.07980509295020602 * t139);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t137, t140);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, t61);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(0.0, t71);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(0.0, t72);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(0.0, t75);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, t87);
    __syncthreads();
    const int64_t group_first = first_cell + step * 64;
    const int group_cells = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first + 242 * staged + part],
          reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, t91);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, t95);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(0.0, t98);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(0.0, t102);
    const double t141 = t4 * t103;
    const double t142 = t13 * t105;
    const double t143 = t19 * t107;
    const double t144 = t141 + 0.1768428681777859 * t142 - 0.02736422502217754 * t143;
    const double t145 = t4 * t110;
    const double t146 = t13 * t112;
    const double t147 = t19 * t114;
    const double t148 = t145 + 0.1768428681777859 * t146 - 0.02736422502217754 * t147;
    const double t149 = t2 * t103;
    const double t150 = t2 * t107;
    const double t151 = t149 - 0.01613323034066492 * t150;
    const double t152 = t47 * t120;
    const double t153 = t47 * t122;
    const double t154 = 0.5 * t152 - 0.00806661517033246 * t153;
    const double t155 = t25 * t110;
    const double t156 = t25 * t114;
    const double t157 = t155 - 0.01613323034066492 * t156;
    const double t158 = 0.16939962991572038 * (0.6283041677395069 * t144 - 0.010136575862141234 * t148) -
        0.6283041677395069 * (0.16939962991572038 * t151 + 0.05991423284510291 * t154 - 0.0046354895916873706
        * t157);
    const double t159 = t141 + 1.392280956059262 * t142 - 1.696140478029631 * t143;
    const double t160 = t145 + 1.392280956059262 * t146 - 1.696140478029631 * t147;
    const double t161 = t149 - t150;
    const double t162 = t152 - t153;
    const double t163 = t155 - t156;
    const double t164 = 0.02151657414559676 * t161 + 0.0038050526852673244 * t162 - 0.0005887843766264773 *
        t163;
    const double t165 = 0.16939962991572038 * (0.07980509295020602 * t159 - 0.0012875139469238478 * t160) -
        0.6283041677395069 * t164;
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t158, t165);
    const double t166 = t144 - t148;
    const double t167 = 0.013518953211154566 * t166 - 0.07980509295020602 * (0.16939962991572038 * t151 +
        0.47170375739028864 * t154 - 0.28732556926329256 * t157);
    const double t168 = t159 - t160;
    const double t169 = 0.02151657414559676 * t161 + 0.029957116422551455 * t162 - 0.03649513235687249 * t163;
    const double t170 = 0.0017171321996593493 * t168 - 0.07980509295020602 * t169;
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t167, t170);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t71, 0.0);
    const double t171 = t11 + 1.3262013626461089 * t17 + 21.545423164983852 * t23;
    const double t172 = t29 + 1.3262013626461089 * t32 + 21.545423164983852 * t35;
    const double t173 = t37 + 36.544064346406394 * t38;
    const double t174 = t40 + 36.544064346406394 * t41;
    const double t175 = t44 + 61.983866769659336 * t45;
    const double t176 = 0.25 * t52 + 15.495966692414834 * t55;
    const double t177 = t58 + 61.983866769659336 * t59;
    const double t178 = 0.13121638910345695 * (0.08378147862057403 * t171 + 0.0013516658928672141 * t172) +
        0.9733646312031288 * (0.013317684398435635 * t173 + 0.00036442811265313587 * t174) + 1.805107410268315
        * (0.0021169442298763852 * t175 + 0.0005212233337557627 * t176 + 9.82549385856062e-05 * t177);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t178, 0.0);
    const double t179 = -(0.006481481481481481 * t73 + 0.3888888888888889 * t74 + 0.061816759187736575 *
        (0.061816759187736575 * t64 + 0.1048499074789301 * t65) + 0.1048499074789301 * (0.1048499074789301 *
        t66 + 0.061816759187736575 * t67));
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t179, 0.0);
    const double t180 = -(0.0013963579770095672 * (t171 + t172) + 0.061816759187736575 * (0.013317684398435635
        * t173 + 0.022588663581810376 * t174) - 0.1048499074789301 * (0.013317684398435635 * t173 +
        0.007851757900328217 * t174) - 0.3888888888888889 * (0.0021169442298763852 * t175 +
        0.0021169442298763852 * t177 - 0.0024193648341444404 * t176));
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t180, 0.0);
    const double t181 = t11 + 4.641704769261381 * t23;
    const double t182 = t29 + 4.641704769261381 * t35;
    const double t183 = t37 - 4.641704769261381 * t38 - 3.641704769261381 * t78;
    const double t184 = t40 - 4.641704769261381 * t41 - 3.641704769261381 * t80;
    const double t185 = t37 + 7.872983346207417 * t38;
    const double t186 = t40 + 7.872983346207417 * t41;
    const double t187 = t44 - 7.872983346207417 * t45;
    const double t188 = 0.25 * t52 - 1.9682458365518543 * t55;
    const double t189 = t58 - 7.872983346207417 * t59;
    const double t190 = -(0.13121638910345695 * (0.4726703675094629 * t181 + 0.007625699914236905 * t182) +
        0.4866823156015644 * (0.06102148205366297 * t183 + 0.0016698055661032022 * t184) + 0.4866823156015644
        * (0.0751344435861722 * t185 + 0.0020559958212081203 * t186) + 1.805107410268315 *
        (0.009699814957860188 * t187 + 0.002388239528372045 * t188 + 0.0004502030377210026 * t189));
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t190, 0.0);
    const double t191 = 0.5 * t88 + 0.8480702390148155 * t89;
    const double t192 = 0.07636648162452686 * t92 + 2.1939962991572037 * t94 + 0.2832437042758852 *
        (0.061816759187736575 * t64 + 0.09699814957860188 * t191 - 0.013317684398435635 * t65) +
        0.5915322230804945 * (0.1048499074789301 * t66 + 0.013317684398435635 * t67);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t192, 0.0);
    const double t193 = 0.5 * t88 + 18.272032173203197 * t89;
    const double t194 = 0.07636648162452686 * (0.08378147862057403 * t171 - 0.010641643064180155 * t172) +
        0.2832437042758852 * (0.013317684398435635 * t173 + 0.020897095873255393 * t193 - 0.002869136461807939
        * t174) - 0.5915322230804945 * (0.013317684398435635 * t173 + 0.0016915677085549846 * t174) -
        2.1939962991572037 * (0.0021169442298763852 * t175 + 0.00045607041703629237 * t177);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t194, 0.0);
    const double t195 = t181 + t182;
    const double t196 = 0.009699814957860188 * t187 + 0.009699814957860188 * t189 - 0.011085502808983072 *
        t188;
    const double t197 = 0.007877839458491048 * t195 + 0.061816759187736575 * (0.0751344435861722 * t185 +
        0.12743857106074047 * t186) - 0.1048499074789301 * (0.06102148205366297 * t183 + 0.0359766675249389 *
        t184) - 0.3888888888888889 * t196;
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t197, 0.0);
    const double t198 = 0.4726703675094629 * t181 - 0.06003700842796248 * t182;
    const double t199 = 0.5 * t88 + 3.9364916731037085 * t89;
    const double t200 = 0.009699814957860188 * t187 + 0.0020897095873255393 * t189;
    const double t201 = -(0.07636648162452686 * t198 + 0.2832437042758852 * (0.0751344435861722 * t185 +
        0.11789524545185727 * t199 - 0.016186820860243575 * t186) - 0.5915322230804945 * (0.06102148205366297
        * t183 + 0.007750744459920434 * t184) - 2.1939962991572037 * t200);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t201, 0.0);
    const double t202 = t104 - 0.8208523846306905 * t106 - 0.5895738076846547 * t108;
    const double t203 = t111 - 0.8208523846306905 * t113 - 0.5895738076846547 * t115;
    const double t204 = -(0.6283041677395069 * t134 + 0.16939962991572038 * (0.13536064850576157 * t202 -
        0.002183804521405232 * t203));
    const double t205 = t104 - 6.462557153892072 * t106 - 36.544064346406394 * t108;
    const double t206 = t111 - 6.462557153892072 * t113 - 36.544064346406394 * t115;
    const double t207 = t117 - 61.983866769659336 * t118;
    const double t208 = 0.5 * t121 - 30.991933384829668 * t123;
    const double t209 = t125 - 61.983866769659336 * t126;
    const double t210 = -(0.16939962991572038 * (0.01719305662839585 * t205 - 0.00027737954284600606 * t206) +
        0.6283041677395069 * (0.0027329632490537084 * t207 + 0.0009666101191742769 * t208 -
        7.478542132444713e-05 * t209));
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t204, t210);
    __syncthreads();
    const int64_t group_first_32 = first_cell + step * 64;
    const int group_cells_32 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_32 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_32 + 242 * staged + part +
          16], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    const double t211 = t202 - t203;
    const double t212 = -(0.07980509295020602 * t139 + 0.0029124974299702803 * t211);
    const double t213 = t205 - t206;
    const double t214 = -(0.0003699356777343232 * t213 + 0.07980509295020602 * (0.0027329632490537084 * t207 +
        0.007610105370534649 * t208 - 0.0046354895916873706 * t209));
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t212, t214);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, t71);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(0.0, t178);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(0.0, t179);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(0.0, t180);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(0.0, t190);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(0.0, t192);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(0.0, t194);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(0.0, t197);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(0.0, t201);
    const double t215 = t141 - 0.8208523846306905 * t142 - 0.5895738076846547 * t143;
    const double t216 = t145 - 0.8208523846306905 * t146 - 0.5895738076846547 * t147;
    const double t217 = 0.6283041677395069 * t164 + 0.16939962991572038 * (0.13536064850576157 * t215 -
        0.002183804521405232 * t216);
    const double t218 = t141 - 6.462557153892072 * t142 - 36.544064346406394 * t143;
    const double t219 = t145 - 6.462557153892072 * t146 - 36.544064346406394 * t147;
    const double t220 = t149 - 61.983866769659336 * t150;
    const double t221 = 0.5 * t152 - 30.991933384829668 * t153;
    const double t222 = t155 - 61.983866769659336 * t156;
    const double t223 = 0.16939962991572038 * (0.01719305662839585 * t218 - 0.00027737954284600606 * t219) +
        0.6283041677395069 * (0.0027329632490537084 * t220 + 0.0009666101191742769 * t221 -
        7.478542132444713e-05 * t222);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t217, t223);
    const double t224 = t215 - t216;
    const double t225 = 0.07980509295020602 * t169 + 0.0029124974299702803 * t224;
    const double t226 = t218 - t219;
    const double t227 = 0.0003699356777343232 * t226 + 0.07980509295020602 * (0.0027329632490537084 * t220 +
        0.007610105370534649 * t221 - 0.0046354895916873706 * t222);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t225, t227);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t72, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t179, 0.0);
    const double t228 = 0.0021169442298763852 * (1.805107410268315 * t24 + 111.88753722299602 * t36) +
        0.02663536879687127 * (0.4866823156015644 * t39 + 17.785349857601634 * t42) + 0.08378147862057403 *
        (0.13121638910345695 * t46 + 0.6960774161220266 * t56 + 2.827112629415156 * t60);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t228, 0.0);
    const double t229 = 0.0021169442298763852 * (0.3888888888888889 * t62 + 24.10483707708974 * t63) +
        0.013317684398435635 * (0.1048499074789301 * t66 + 3.8316417656247785 * t67) - 0.013317684398435635 *
        (0.061816759187736575 * t64 + 2.2590356254429538 * t65) - 0.08378147862057403 * (0.016666666666666666
        * t68 + 0.022103356044101814 * t69 + 0.3590903860830642 * t70);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t229, 0.0);
    __syncthreads();
    const int64_t group_first_64 = first_cell + step * 64;
    const int group_cells_64 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_64 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_64 + 242 * staged + part +
          32], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    const double t230 = 0.0365666049859534 * t96 + 0.3888888888888889 * t97 + 0.061816759187736575 *
        (0.2832437042758852 * t79 + 0.48042111196938336 * t81) + 0.1048499074789301 * (0.5915322230804945 *
        t82 + 0.3487519051297357 * t83);
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t230, 0.0);
    const double t231 = -(0.009699814957860188 * (1.805107410268315 * t24 - 14.211580579158042 * t36) +
        0.0751344435861722 * (0.4866823156015644 * t39 + 3.8316417656247785 * t42) + 0.06102148205366297 *
        (0.4866823156015644 * t39 - 2.2590356254429538 * t42 - 3.544706619682779 * t90) + 0.4726703675094629 *
        (0.13121638910345695 * t46 + 0.6090677391067733 * t60));
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t231, 0.0);
    const double t232 = 0.3888888888888889 * t62 - 3.0617157457473287 * t63;
    const double t233 = 0.016666666666666666 * t68 + 0.07736174615435636 * t70;
    const double t234 = -(0.009699814957860188 * t232 + 0.06102148205366297 * (0.1048499074789301 * t66 -
        0.4866823156015644 * t67 - 0.7636648162452685 * t93) - 0.0751344435861722 * (0.061816759187736575 *
        t64 + 0.4866823156015644 * t65) - 0.4726703675094629 * t233);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t234, 0.0);
    const double t235 = -(0.0021169442298763852 * (2.1939962991572037 * t76 + 135.99237430008577 * t77) +
        0.013317684398435635 * (0.5915322230804945 * t82 + 21.61699162322641 * t83) - 0.013317684398435635 *
        (0.2832437042758852 * t79 + 10.350876154772452 * t81) - 0.08378147862057403 * (0.07636648162452686 *
        t84 + 0.4051093279637462 * t85 + 1.6453481622213946 * t86));
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t235, 0.0);
    const double t236 = 2.1939962991572037 * t76 - 17.27329632490537 * t77;
    const double t237 = 0.07636648162452686 * t84 + 0.3544706619682779 * t86;
    const double t238 = 0.009699814957860188 * t236 + 0.06102148205366297 * (0.5915322230804945 * t82 -
        2.7457179410445183 * t83 - 4.308371435928048 * t100) - 0.0751344435861722 * (0.2832437042758852 * t79
        + 2.229972966682143 * t81) - 0.4726703675094629 * t237;
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t238, 0.0);
    const double t239 = 0.013518953211154566 * t136 + 0.13536064850576157 * (0.16939962991572038 * t119 -
        0.27810418034375106 * t124 - 0.0998735848297826 * t127);
    const double t240 = 0.02151657414559676 * t131 - 0.017661931196496165 * t132 - 0.012685608547348678 *
        t133;
    const double t241 = 0.0017171321996593493 * t138 + 0.13536064850576157 * t240;
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t239, t241);
    const double t242 = 0.0027329632490537084 * (0.6283041677395069 * t109 - 38.944721823987294 * t116) +
        0.01719305662839585 * (0.16939962991572038 * t119 - 2.1895095803570164 * t124 - 6.190550975897515 *
        t127);
    const double t243 = 0.02151657414559676 * t131 - 0.13905209017187553 * t132 - 0.7863030700909122 * t133;
    const double t244 = 0.0027329632490537084 * (0.07980509295020602 * t129 - 4.946628248965849 * t130) +
        0.01719305662839585 * t243;
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t242, t244);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(0.0, t72);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(0.0, t179);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(0.0, t228);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(0.0, t229);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, t230);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(0.0, t231);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(0.0, t234);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(0.0, t235);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, t238);
    __syncthreads();
    const int64_t group_first_96 = first_cell + step * 64;
    const int group_cells_96 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_96 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_96 + 242 * staged + part +
          48], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    const double t245 = -(0.013518953211154566 * t166 + 0.13536064850576157 * (0.16939962991572038 * t151 -
        0.27810418034375106 * t154 - 0.0998735848297826 * t157));
    const double t246 = 0.02151657414559676 * t161 - 0.017661931196496165 * t162 - 0.012685608547348678 *
        t163;
    const double t247 = -(0.0017171321996593493 * t168 + 0.13536064850576157 * t246);
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t245, t247);
    const double t248 = -(0.0027329632490537084 * (0.6283041677395069 * t144 - 38.944721823987294 * t148) +
        0.01719305662839585 * (0.16939962991572038 * t151 - 2.1895095803570164 * t154 - 6.190550975897515 *
        t157));
    const double t249 = 0.02151657414559676 * t161 - 0.13905209017187553 * t162 - 0.7863030700909122 * t163;
    const double t250 = -(0.0027329632490537084 * (0.07980509295020602 * t159 - 4.946628248965849 * t160) +
        0.01719305662839585 * t249);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t248, t250);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t75, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t180, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t229, 0.0);
    const double t251 = 0.0021169442298763852 * (0.08378147862057403 * t171 + 5.193100008582722 * t172) +
        0.08378147862057403 * (0.0021169442298763852 * t175 + 0.01122997728923152 * t176 + 0.04561045924935757
        * t177) - 0.02663536879687127 * (0.013317684398435635 * t173 + 0.4866823156015644 * t174);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t251, 0.0);
    const double t252 = 0.007877839458491048 * t195 + 0.061816759187736575 * (0.06102148205366297 * t183 +
        0.10350100574057647 * t184) - 0.3888888888888889 * t196 - 0.1048499074789301 * (0.0751344435861722 *
        t185 + 0.044297299993367435 * t186);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t252, 0.0);
    const double t253 = -(0.009699814957860188 * t232 + 0.0751344435861722 * (0.1048499074789301 * t66 +
        0.8254815754330052 * t67) - 0.4726703675094629 * t233 - 0.06102148205366297 * (0.061816759187736575 *
        t64 - 0.28693514594199915 * t65 - 0.45023677350852515 * t191));
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t253, 0.0);
    const double t254 = -(0.009699814957860188 * (0.08378147862057403 * t171 - 0.6596101859004121 * t172) +
        0.4726703675094629 * (0.0021169442298763852 * t175 + 0.009826230128077578 * t177) - 0.0751344435861722
        * (0.013317684398435635 * t173 + 0.1048499074789301 * t174) - 0.06102148205366297 *
        (0.013317684398435635 * t173 - 0.061816759187736575 * t174 - 0.09699814957860188 * t193));
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t254, 0.0);
    const double t255 = -(0.0021169442298763852 * (0.4726703675094629 * t181 + 29.297937085672462 * t182) +
        0.08378147862057403 * (0.009699814957860188 * t187 + 0.05145563125811716 * t188 + 0.20898661788913775
        * t189) - 0.013317684398435635 * (0.06102148205366297 * t183 + 2.229972966682143 * t184) -
        0.013317684398435635 * (0.0751344435861722 * t185 + 2.7457179410445183 * t186));
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t255, 0.0);
    const double t256 = 0.4726703675094629 * t181 - 3.721325931647741 * t182;
    const double t257 = 0.009699814957860188 * t187 + 0.04502367735085251 * t189;
    const double t258 = 0.009699814957860188 * t256 + 0.4726703675094629 * t257 - 0.0751344435861722 *
        (0.06102148205366297 * t183 + 0.48042111196938336 * t184) - 0.06102148205366297 * (0.0751344435861722
        * t185 - 0.3487519051297357 * t186 - 0.5472349230871271 * t199);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t258, 0.0);
    const double t259 = 0.0029124974299702803 * t211 - 0.13536064850576157 * t240;
    const double t260 = 0.0003699356777343232 * t213 - 0.13536064850576157 * (0.0027329632490537084 * t207 -
        0.004486718800187553 * t208 - 0.0016112835490068203 * t209);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t259, t260);
    const double t261 = -(0.01719305662839585 * t243 - 0.0027329632490537084 * (0.13536064850576157 * t202 -
        8.390176402835813 * t203));
    const double t262 = 0.0027329632490537084 * (0.01719305662839585 * t205 - 1.0656921314176968 * t206) -
        0.01719305662839585 * (0.0027329632490537084 * t207 - 0.03532386239299233 * t208 - 0.0998735848297826
        * t209);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t261, t262);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(0.0, t75);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(0.0, t180);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, t229);
    __syncthreads();
    const int64_t group_first_128 = first_cell + step * 64;
    const int group_cells_128 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_128 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_128 + 242 * staged + part +
          64], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, t251);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, t252);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(0.0, t253);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(0.0, t254);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(0.0, t255);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(0.0, t258);
    const double t263 = -(0.0029124974299702803 * t224 - 0.13536064850576157 * t246);
    const double t264 = -(0.0003699356777343232 * t226 - 0.13536064850576157 * (0.0027329632490537084 * t220 -
        0.004486718800187553 * t221 - 0.0016112835490068203 * t222));
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t263, t264);
    const double t265 = 0.01719305662839585 * t249 - 0.0027329632490537084 * (0.13536064850576157 * t215 -
        8.390176402835813 * t216);
    const double t266 = -(0.0027329632490537084 * (0.01719305662839585 * t218 - 1.0656921314176968 * t219) -
        0.01719305662839585 * (0.0027329632490537084 * t220 - 0.03532386239299233 * t221 - 0.0998735848297826
        * t222));
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t265, t266);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t87, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t190, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t230, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t252, 0.0);
    const double t267 = t11 + t23;
    const double t268 = t29 + t35;
    const double t269 = t37 - t38;
    const double t270 = t40 - t41;
    const double t271 = t44 + t45 + 10.0 * t15 * t43;
    const double t272 = 0.25 * (t12 * t47 - t13 * t48);
    const double t273 = 1.0 / std::fabs(t272);
    const double t274 = t52 + t55 + 10.0 * t51 * t273;
    const double t275 = t58 + t59 + 10.0 * t31 * t57;
    const double t276 = 0.13121638910345695 * (2.6666666666666665 * t267 + 0.043021947575106446 * t268) +
        0.9733646312031288 * (0.34426518632954817 * t269 + 0.009420550026023636 * t270) + 1.805107410268315 *
        (0.044444444444444446 * t271 + 0.0027357217508758866 * t274 + 0.002062825320445627 * t275);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t276, 0.0);
    const double t277 = t273 * (t12 * t48 + t13 * t47);
    const double t278 = 0.5 * t88 + 0.39228095605926194 * t277 - 0.10771904394073803 * t89;
    const double t279 = -(0.07636648162452686 * t99 + 2.1939962991572037 * t101 + 0.2832437042758852 *
        (0.2832437042758852 * t79 + 0.4444444444444444 * t278 - 0.06102148205366297 * t81) +
        0.5915322230804945 * (0.5915322230804945 * t82 + 0.0751344435861722 * t83));
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t279, 0.0);
    const double t280 = 0.5 * t88 - 2.3208523846306903 * t89 - 1.8208523846306905 * t277;
    const double t281 = -(0.07636648162452686 * t198 + 0.2832437042758852 * (0.06102148205366297 * t183 +
        0.09575026128065603 * t280 - 0.013146351413334959 * t184) - 2.1939962991572037 * t200 -
        0.5915322230804945 * (0.0751344435861722 * t185 + 0.009543325608883203 * t186));
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t281, 0.0);
    const double t282 = -(0.044444444444444446 * (t267 + t268) + 0.061816759187736575 * (0.34426518632954817 *
        t269 + 0.5839221177099598 * t270) - 0.1048499074789301 * (0.34426518632954817 * t269 +
        0.20296973675757884 * t270) - 0.3888888888888889 * (0.044444444444444446 * t271 + 0.044444444444444446
        * t275 - 0.012698412698412698 * t274));
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t282, 0.0);
    __syncthreads();
    const int64_t group_first_160 = first_cell + step * 64;
    const int group_cells_160 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_160 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_160 + 242 * staged + part +
          80], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    const double t283 = t88 - t89;
    const double t284 = 0.07636648162452686 * (2.6666666666666665 * t267 - 0.33871107678022166 * t268) +
        0.2832437042758852 * (0.34426518632954817 * t269 + 0.2700973528625502 * t283 - 0.07416783346699793 *
        t270) - 0.5915322230804945 * (0.34426518632954817 * t269 + 0.043727411984859334 * t270) -
        2.1939962991572037 * (0.044444444444444446 * t271 + 0.009575026128065604 * t275);
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t284, 0.0);
    const double t285 = t104 - 0.12701665379258312 * t108;
    const double t286 = t111 - 0.12701665379258312 * t115;
    const double t287 = t7 * t105;
    const double t288 = t117 + 0.12701665379258312 * t118 + 2.2540333075851664 * t287;
    const double t289 = std::copysign(1.0, t272);
    const double t290 = t48 * t289;
    const double t291 = 0.5 * t121 + 0.06350832689629156 * t123 + 1.1270166537925832 * t290;
    const double t292 = t26 * t112;
    const double t293 = t125 + 0.12701665379258312 * t126 + 2.2540333075851664 * t292;
    const double t294 = 0.16939962991572038 * (0.7636648162452685 * t285 - 0.012320380383546466 * t286) +
        0.6283041677395069 * (0.09858870384674907 * t288 + 0.03486941831637884 * t291 - 0.002697803476707262 *
        t293);
    const double t295 = t104 - 7.872983346207417 * t108;
    const double t296 = t111 - 7.872983346207417 * t115;
    const double t297 = t117 + 7.872983346207417 * t118 + 17.745966692414832 * t287;
    const double t298 = 0.5 * t121 + 3.9364916731037085 * t123 + 8.872983346207416 * t290;
    const double t299 = t125 + 7.872983346207417 * t126 + 17.745966692414832 * t292;
    const double t300 = 0.16939962991572038 * (0.09699814957860188 * t295 - 0.001564893489769854 * t296) +
        0.6283041677395069 * (0.012522407264362035 * t297 + 0.004428996834240247 * t298 -
        0.0003426659702013534 * t299);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t294, t300);
    const double t301 = t285 - t286;
    const double t302 = 0.016431450641124844 * t301 + 0.07980509295020602 * (0.09858870384674907 * t288 +
        0.27452634969679046 * t291 - 0.1672202912709467 * t293);
    const double t303 = t295 - t296;
    const double t304 = 0.0020870678773936726 * t303 + 0.07980509295020602 * (0.012522407264362035 * t297 +
        0.03486941831637884 * t298 - 0.021239761843456745 * t299);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t302, t304);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(0.0, t87);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(0.0, t190);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(0.0, t230);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(0.0, t252);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(0.0, t276);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(0.0, t279);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(0.0, t281);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(0.0, t282);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, t284);
    const double t305 = t141 - 0.12701665379258312 * t143;
    const double t306 = t145 - 0.12701665379258312 * t147;
    const double t307 = t2 * t105;
    const double t308 = t149 + 0.12701665379258312 * t150 + 2.2540333075851664 * t307;
    const double t309 = t47 * t289;
    const double t310 = 0.5 * t152 + 0.06350832689629156 * t153 + 1.1270166537925832 * t309;
    const double t311 = t25 * t112;
    const double t312 = t155 + 0.12701665379258312 * t156 + 2.2540333075851664 * t311;
    const double t313 = -(0.16939962991572038 * (0.7636648162452685 * t305 - 0.012320380383546466 * t306) +
        0.6283041677395069 * (0.09858870384674907 * t308 + 0.03486941831637884 * t310 - 0.002697803476707262 *
        t312));
    const double t314 = t141 - 7.872983346207417 * t143;
    const double t315 = t145 - 7.872983346207417 * t147;
    const double t316 = t149 + 7.872983346207417 * t150 + 17.745966692414832 * t307;
    const double t317 = 0.5 * t152 + 3.9364916731037085 * t153 + 8.872983346207416 * t309;
    const double t318 = t155 + 7.872983346207417 * t156 + 17.745966692414832 * t311;
    const double t319 = -(0.16939962991572038 * (0.09699814957860188 * t314 - 0.001564893489769854 * t315) +
        0.6283041677395069 * (0.012522407264362035 * t316 + 0.004428996834240247 * t317 -
        0.0003426659702013534 * t318));
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t313, t319);
    const double t320 = t305 - t306;
    const double t321 = -(0.016431450641124844 * t320 + 0.07980509295020602 * (0.09858870384674907 * t308 +
        0.27452634969679046 * t310 - 0.1672202912709467 * t312));
    const double t322 = t314 - t315;
    const double t323 = -(0.0020870678773936726 * t322 + 0.07980509295020602 * (0.012522407264362035 * t316 +
        0.03486941831637884 * t317 - 0.021239761843456745 * t318));
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t321, t323);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t91, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t192, 0.0);
    __syncthreads();
    const int64_t group_first_192 = first_cell + step * 64;
    const int group_cells_192 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_192 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_192 + 242 * staged + part +
          96], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t231, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t253, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t279, 0.0);
    const double t324 = t10 * t50;
    const double t325 = t16 * t273;
    const double t326 = t22 * t54;
    const double t327 = 0.08022699601192511 * (t24 + t36 + 10.0 * (t324 + 0.06155373939470745 * t325 +
        0.0464135697100266 * t326)) + 0.33509555612773706 * (t39 - t42) + 0.34991037094255184 * (t46 + t60);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t327, 0.0);
    const double t328 = 0.01728395061728395 * (t62 + t63 + 10.0 * (t324 + t326 - 0.2857142857142857 * t325)) +
        0.036096172934869754 * (t66 - t67) - 0.02128135812005494 * (t64 - t65) - 0.044444444444444446 * (t68 +
        t70);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t328, 0.0);
    const double t329 = 0.009699814957860188 * t236 + 0.0751344435861722 * (0.5915322230804945 * t82 +
        4.657123341057783 * t83) - 0.4726703675094629 * t237 - 0.06102148205366297 * (0.2832437042758852 * t79
        - 1.3147336530006366 * t81 - 2.0629798974495026 * t278);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t329, 0.0);
    const double t330 = -(0.09751094662920906 * (t76 + t77 + 10.0 * (t324 + 0.21543808788147606 * t326)) +
        0.20364395099873828 * (t82 - t83) - 0.09751094662920906 * (t79 - t81) - 0.20364395099873828 * (t84 +
        t86));
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t330, 0.0);
    const double t331 = t3 * t120;
    const double t332 = t12 * t289;
    const double t333 = t18 * t122;
    const double t334 = t331 + 0.1768428681777859 * t332 - 0.02736422502217754 * t333;
    const double t335 = -(0.09858870384674907 * (0.6283041677395069 * t109 + 0.07980509295020602 * t116 +
        1.416218521379426 * t334) + 0.7636648162452685 * (0.16939962991572038 * t119 - 0.02151657414559676 *
        t127));
    const double t336 = t331 + 1.392280956059262 * t332 - 1.696140478029631 * t333;
    const double t337 = 0.02151657414559676 * t131 - 0.0027329632490537084 * t133;
    const double t338 = -(0.09858870384674907 * (0.07980509295020602 * t129 + 0.010136575862141234 * t130 +
        0.17988333762469452 * t336) + 0.7636648162452685 * t337);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t335, t338);
    const double t339 = -(0.012522407264362035 * (0.6283041677395069 * t109 + 4.946628248965849 * t116 +
        11.149864833410714 * t334) + 0.09699814957860188 * (0.16939962991572038 * t119 - 1.3336804651801661 *
        t127));
    const double t340 = 0.02151657414559676 * t131 - 0.16939962991572038 * t133;
    const double t341 = -(0.012522407264362035 * (0.07980509295020602 * t129 + 0.6283041677395069 * t130 +
        1.416218521379426 * t336) + 0.09699814957860188 * t340);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t339, t341);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(0.0, t91);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(0.0, t192);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, t231);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(0.0, t253);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(0.0, t279);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(0.0, t327);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, t328);
    __syncthreads();
    const int64_t group_first_224 = first_cell + step * 64;
    const int group_cells_224 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_224 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_224 + 242 * staged + part +
          112], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, t329);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, t330);
    const double t342 = t4 * t120;
    const double t343 = t13 * t289;
    const double t344 = t19 * t122;
    const double t345 = t342 + 0.1768428681777859 * t343 - 0.02736422502217754 * t344;
    const double t346 = 0.09858870384674907 * (0.6283041677395069 * t144 + 0.07980509295020602 * t148 +
        1.416218521379426 * t345) + 0.7636648162452685 * (0.16939962991572038 * t151 - 0.02151657414559676 *
        t157);
    const double t347 = t342 + 1.392280956059262 * t343 - 1.696140478029631 * t344;
    const double t348 = 0.02151657414559676 * t161 - 0.0027329632490537084 * t163;
    const double t349 = 0.09858870384674907 * (0.07980509295020602 * t159 + 0.010136575862141234 * t160 +
        0.17988333762469452 * t347) + 0.7636648162452685 * t348;
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t346, t349);
    const double t350 = 0.012522407264362035 * (0.6283041677395069 * t144 + 4.946628248965849 * t148 +
        11.149864833410714 * t345) + 0.09699814957860188 * (0.16939962991572038 * t151 - 1.3336804651801661 *
        t157);
    const double t351 = 0.02151657414559676 * t161 - 0.16939962991572038 * t163;
    const double t352 = 0.012522407264362035 * (0.07980509295020602 * t159 + 0.6283041677395069 * t160 +
        1.416218521379426 * t347) + 0.09699814957860188 * t351;
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t350, t352);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t95, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t194, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t234, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t254, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t281, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t328, 0.0);
    const double t353 = 0.0037236212720255122 * (t171 + t172 + 10.0 * (t324 + 1.3262013626461089 * t325 +
        21.545423164983852 * t326)) + 0.005645184613003694 * (t175 + t177) - 0.009169630201811121 * (t173 -
        t174);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t353, 0.0);
    const double t354 = 0.009699814957860188 * t256 + 0.4726703675094629 * t257 - 0.06102148205366297 *
        (0.06102148205366297 * t183 - 0.2832437042758852 * t184 - 0.4444444444444444 * t280) -
        0.0751344435861722 * (0.0751344435861722 * t185 + 0.5915322230804945 * t186);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t354, 0.0);
    const double t355 = -(0.021007571889309462 * (t181 + t182 + 10.0 * (t324 + 4.641704769261381 * t326)) +
        0.0258661732209605 * (t187 + t189) - 0.021007571889309462 * (t183 - t184) - 0.0258661732209605 * (t185
        - t186));
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t355, 0.0);
    const double t356 = t331 - 0.8208523846306905 * t332 - 0.5895738076846547 * t333;
    const double t357 = 0.7636648162452685 * t337 - 0.09858870384674907 * (0.13536064850576157 * t202 +
        0.01719305662839585 * t203 + 0.30510741026831484 * t356);
    const double t358 = t331 - 6.462557153892072 * t332 - 36.544064346406394 * t333;
    const double t359 = -(0.09858870384674907 * (0.01719305662839585 * t205 + 0.002183804521405232 * t206 +
        0.03875372229960217 * t358) - 0.7636648162452685 * (0.0027329632490537084 * t207 -
        0.000347131846832908 * t209));
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t357, t359);
    const double t360 = 0.09699814957860188 * t340 - 0.012522407264362035 * (0.13536064850576157 * t202 +
        1.0656921314176968 * t203 + 2.4021055598469165 * t356);
    const double t361 = -(0.012522407264362035 * (0.01719305662839585 * t205 + 0.13536064850576157 * t206 +
        0.30510741026831484 * t358) - 0.09699814957860188 * (0.0027329632490537084 * t207 -
        0.02151657414559676 * t209));
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t360, t361);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, t95);
    __syncthreads();
    const int64_t group_first_256 = first_cell + step * 64;
    const int group_cells_256 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_256 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_256 + 242 * staged + part +
          128], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, t194);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, t234);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(0.0, t254);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(0.0, t281);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(0.0, t328);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(0.0, t353);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(0.0, t354);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(0.0, t355);
    const double t362 = t342 - 0.8208523846306905 * t343 - 0.5895738076846547 * t344;
    const double t363 = -(0.7636648162452685 * t348 - 0.09858870384674907 * (0.13536064850576157 * t215 +
        0.01719305662839585 * t216 + 0.30510741026831484 * t362));
    const double t364 = t342 - 6.462557153892072 * t343 - 36.544064346406394 * t344;
    const double t365 = 0.09858870384674907 * (0.01719305662839585 * t218 + 0.002183804521405232 * t219 +
        0.03875372229960217 * t364) - 0.7636648162452685 * (0.0027329632490537084 * t220 -
        0.000347131846832908 * t222);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t363, t365);
    const double t366 = -(0.09699814957860188 * t351 - 0.012522407264362035 * (0.13536064850576157 * t215 +
        1.0656921314176968 * t216 + 2.4021055598469165 * t362));
    const double t367 = 0.012522407264362035 * (0.01719305662839585 * t218 + 0.13536064850576157 * t219 +
        0.30510741026831484 * t364) - 0.09699814957860188 * (0.0027329632490537084 * t220 -
        0.02151657414559676 * t222);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t366, t367);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t98, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t197, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t235, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t255, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t282, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t329, 0.0);
    __syncthreads();
    const int64_t group_first_288 = first_cell + step * 64;
    const int group_cells_288 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_288 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_288 + 242 * staged + part +
          144], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t354, 0.0);
    const double t368 = 0.0021169442298763852 * (2.6666666666666665 * t267 + 165.29031138575823 * t268) +
        0.08378147862057403 * (0.044444444444444446 * t271 + 0.05894228278427151 * t274 + 0.9575743628881711 *
        t275) - 0.02663536879687127 * (0.34426518632954817 * t269 + 12.580849121454595 * t270);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t368, 0.0);
    const double t369 = -(0.009699814957860188 * (2.6666666666666665 * t267 - 20.99462225655311 * t268) +
        0.4726703675094629 * (0.044444444444444446 * t271 + 0.20629798974495028 * t275) - 0.0751344435861722 *
        (0.34426518632954817 * t269 + 2.710394078651526 * t270) - 0.06102148205366297 * (0.34426518632954817 *
        t269 - 1.5979773572765217 * t270 - 1.2537121709469736 * t283));
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t369, 0.0);
    const double t370 = -(0.016431450641124844 * t301 - 0.13536064850576157 * (0.09858870384674907 * t288 -
        0.16185354530050583 * t291 - 0.05812531752162262 * t293));
    const double t371 = -(0.0020870678773936726 * t303 - 0.13536064850576157 * (0.012522407264362035 * t297 -
        0.020558095728536518 * t298 - 0.007382883332227906 * t299));
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t370, t371);
    const double t372 = -(0.0027329632490537084 * (0.7636648162452685 * t285 - 47.3348982268231 * t286) -
        0.01719305662839585 * (0.09858870384674907 * t288 - 1.2742702666755101 * t291 - 3.6028319372044018 *
        t293));
    const double t373 = -(0.0027329632490537084 * (0.09699814957860188 * t295 - 6.012320380383547 * t296) -
        0.01719305662839585 * (0.012522407264362035 * t297 - 0.16185354530050583 * t298 - 0.45761965684075306
        * t299));
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t372, t373);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(0.0, t98);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(0.0, t197);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(0.0, t235);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(0.0, t255);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(0.0, t282);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(0.0, t329);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, t354);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(0.0, t368);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(0.0, t369);
    const double t374 = 0.016431450641124844 * t320 - 0.13536064850576157 * (0.09858870384674907 * t308 -
        0.16185354530050583 * t310 - 0.05812531752162262 * t312);
    const double t375 = 0.0020870678773936726 * t322 - 0.13536064850576157 * (0.012522407264362035 * t316 -
        0.020558095728536518 * t317 - 0.007382883332227906 * t318);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t374, t375);
    const double t376 = 0.0027329632490537084 * (0.7636648162452685 * t305 - 47.3348982268231 * t306) -
        0.01719305662839585 * (0.09858870384674907 * t308 - 1.2742702666755101 * t310 - 3.6028319372044018 *
        t312);
    const double t377 = 0.0027329632490537084 * (0.09699814957860188 * t314 - 6.012320380383547 * t315) -
        0.01719305662839585 * (0.012522407264362035 * t316 - 0.16185354530050583 * t317 - 0.45761965684075306
        * t318);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t376, t377);
    __syncthreads();
    const int64_t group_first_320 = first_cell + step * 64;
    const int group_cells_320 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_320 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_320 + 242 * staged + part +
          160], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t102, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t201, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t238, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t258, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t284, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t330, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t355, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t369, 0.0);
    const double t378 = 0.11851851851851852 * (t267 + t268 + 10.0 * (t324 + t326)) + 0.11851851851851852 *
        (t271 + t275) - 0.23703703703703705 * (t269 - t270);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t378, 0.0);
    const double t379 = t331 - 0.12701665379258312 * t333;
    const double t380 = 0.09858870384674907 * (0.7636648162452685 * t285 + 0.09699814957860188 * t286 +
        1.721325931647741 * t379) - 0.7636648162452685 * (0.09858870384674907 * t288 - 0.012522407264362035 *
        t293);
    const double t381 = t331 - 7.872983346207417 * t333;
    const double t382 = 0.09858870384674907 * (0.09699814957860188 * t295 + 0.012320380383546466 * t296 +
        0.2186370599242967 * t381) - 0.7636648162452685 * (0.012522407264362035 * t297 - 0.0015905542681472003
        * t299);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t380, t382);
    const double t383 = 0.012522407264362035 * (0.7636648162452685 * t285 + 6.012320380383547 * t286 +
        13.55197039325763 * t379) - 0.09699814957860188 * (0.09858870384674907 * t288 - 0.7761872235096305 *
        t293);
    const double t384 = 0.012522407264362035 * (0.09699814957860188 * t295 + 0.7636648162452685 * t296 +
        1.721325931647741 * t381) - 0.09699814957860188 * (0.012522407264362035 * t297 - 0.09858870384674907 *
        t299);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t383, t384);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, t102);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(0.0, t201);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(0.0, t238);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(0.0, t258);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, t284);
    __syncthreads();
    const int64_t group_first_352 = first_cell + step * 64;
    const int group_cells_352 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_352 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_352 + 242 * staged + part +
          176], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, t330);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, t355);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(0.0, t369);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(0.0, t378);
    const double t385 = t342 - 0.12701665379258312 * t344;
    const double t386 = -(0.09858870384674907 * (0.7636648162452685 * t305 + 0.09699814957860188 * t306 +
        1.721325931647741 * t385) - 0.7636648162452685 * (0.09858870384674907 * t308 - 0.012522407264362035 *
        t312));
    const double t387 = t342 - 7.872983346207417 * t344;
    const double t388 = -(0.09858870384674907 * (0.09699814957860188 * t314 + 0.012320380383546466 * t315 +
        0.2186370599242967 * t387) - 0.7636648162452685 * (0.012522407264362035 * t316 - 0.0015905542681472003
        * t318));
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t386, t388);
    const double t389 = -(0.012522407264362035 * (0.7636648162452685 * t305 + 6.012320380383547 * t306 +
        13.55197039325763 * t385) - 0.09699814957860188 * (0.09858870384674907 * t308 - 0.7761872235096305 *
        t312));
    const double t390 = -(0.012522407264362035 * (0.09699814957860188 * t314 + 0.7636648162452685 * t315 +
        1.721325931647741 * t387) - 0.09699814957860188 * (0.012522407264362035 * t316 - 0.09858870384674907 *
        t318));
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t389, t390);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t128, t158);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t204, t217);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t239, t245);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t259, t263);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t294, t313);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t335, t346);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t357, t363);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t370, t374);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t380, t386);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(0.0, 0.0);
    __syncthreads();
    const int64_t group_first_384 = first_cell + step * 64;
    const int group_cells_384 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_384 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_384 + 242 * staged + part +
          192], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t135, t165);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t210, t223);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t241, t247);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t260, t264);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(t300, t319);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(t338, t349);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t359, t365);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t371, t375);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t382, t388);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t137, t167);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t212, t225);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t242, t248);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t261, t265);
    __syncthreads();
    const int64_t group_first_416 = first_cell + step * 64;
    const int group_cells_416 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_416 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_416 + 242 * staged + part +
          208], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(t302, t321);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(t339, t350);
    reinterpret_cast<double2*>(tile)[17 * lane + 2] = make_double2(t360, t366);
    reinterpret_cast<double2*>(tile)[17 * lane + 3] = make_double2(t372, t376);
    reinterpret_cast<double2*>(tile)[17 * lane + 4] = make_double2(t383, t389);
    reinterpret_cast<double2*>(tile)[17 * lane + 5] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 6] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 7] = make_double2(t140, t170);
    reinterpret_cast<double2*>(tile)[17 * lane + 8] = make_double2(t214, t227);
    reinterpret_cast<double2*>(tile)[17 * lane + 9] = make_double2(t244, t250);
    reinterpret_cast<double2*>(tile)[17 * lane + 10] = make_double2(t262, t266);
    reinterpret_cast<double2*>(tile)[17 * lane + 11] = make_double2(t304, t323);
    reinterpret_cast<double2*>(tile)[17 * lane + 12] = make_double2(t341, t352);
    reinterpret_cast<double2*>(tile)[17 * lane + 13] = make_double2(t361, t367);
    reinterpret_cast<double2*>(tile)[17 * lane + 14] = make_double2(t373, t377);
    reinterpret_cast<double2*>(tile)[17 * lane + 15] = make_double2(t384, t390);
    __syncthreads();
    const int64_t group_first_448 = first_cell + step * 64;
    const int group_cells_448 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_448 * 16; k += 64) {
      const int staged = k / 16;
      const int part = k - 16 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_448 + 242 * staged + part +
          224], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
    reinterpret_cast<double2*>(tile)[17 * lane] = make_double2(0.0, 0.0);
    reinterpret_cast<double2*>(tile)[17 * lane + 1] = make_double2(0.0, 0.0);
    __syncthreads();
    const int64_t group_first_480 = first_cell + step * 64;
    const int group_cells_480 = cells_here - step * 64 < 64 ? cells_here - step * 64 : 64;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells_480 * 2; k += 64) {
      const int staged = k / 2;
      const int part = k - 2 * staged;
      stream_store(&reinterpret_cast<double2*>(element_tensors)[242 * group_first_480 + 242 * staged + part +
          240], reinterpret_cast<const double2*>(tile)[17 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int stokes_q2x2_q1_quadrilateral_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 511) / 512;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(stokes_q2x2_q1_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_q2x2_q1_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_q2x2_q1_quadrilateral_f64_element_tensor_hip_descriptor = {
    "stokes_q2x2_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "[Q2^2, Q1]",                              // row_element
    "[Q2^2, Q1]",                              // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    22,                                        // rows
    22,                                        // columns
    484,                                       // entries_per_cell
    5,                                         // quadrature_degree
    9,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    17408,                                     // shared_bytes
    2032.0,                                    // flops_per_cell
    3904.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
