// elasticity_lame_q1x2_quadrilateral_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   trial   Q1^2, 8 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1033 flops
//   sum_factorised  651 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
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
//   flops       651
//   bytes       560 (48 read, 512 written)
//   flops/byte  1.16
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
elasticity_lame_q1x2_quadrilateral_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[4224];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
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
    const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t3 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t4 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t5 = x0_1 - x1_1;
    const double t6 = x2_1 - x3_1;
    const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
    const double t8 = 1.0 / std::fabs(t2 * t3 - t4 * t7);
    const double mu_0 = mu[cell];
    const double t9 = t4 * t4 * mu_0;
    const double lmbda_0 = lmbda[cell];
    const double t10 = t3 * t3 * mu_0;
    const double t11 = t9 + t3 * t3 * lmbda_0 + 2.0 * t10;
    const double t12 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t13 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t14 = 1.0 / std::fabs(t2 * t12 - t7 * t13);
    const double t15 = mu_0 * t13 * t13;
    const double t16 = mu_0 * t12 * t12;
    const double t17 = t15 + lmbda_0 * t12 * t12 + 2.0 * t16;
    const double t18 = t8 * t11 + t14 * t17;
    const double t19 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t20 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
    const double t21 = 1.0 / std::fabs(t3 * t19 - t4 * t20);
    const double t22 = 1.0 / std::fabs(t12 * t19 - t13 * t20);
    const double t23 = t11 * t21 + t17 * t22;
    const double t24 = 0.5 * t18 + 0.03589838486224541 * t23;
    const double t25 = t2 * t4 * mu_0;
    const double t26 = t3 * t7 * mu_0;
    const double t27 = t8 * (t25 + t3 * t7 * lmbda_0 + 2.0 * t26);
    const double t28 = t2 * mu_0 * t13;
    const double t29 = t7 * mu_0 * t12;
    const double t30 = t14 * (t28 + t7 * lmbda_0 * t12 + 2.0 * t29);
    const double t31 = t27 + 0.2679491924311227 * t30;
    const double t32 = t4 * mu_0 * t19;
    const double t33 = t3 * mu_0 * t20;
    const double t34 = t21 * (t32 + t3 * lmbda_0 * t20 + 2.0 * t33);
    const double t35 = mu_0 * t13 * t19;
    const double t36 = mu_0 * t12 * t20;
    const double t37 = t22 * (t35 + lmbda_0 * t12 * t20 + 2.0 * t36);
    const double t38 = t34 + 0.2679491924311227 * t37;
    const double t39 = 0.39433756729740643 * t31 + 0.10566243270259355 * t38;
    const double t40 = t2 * t2 * mu_0;
    const double t41 = t7 * t7 * mu_0;
    const double t42 = t40 + t7 * t7 * lmbda_0 + 2.0 * t41;
    const double t43 = t8 * t42;
    const double t44 = t14 * t42;
    const double t45 = mu_0 * t19 * t19;
    const double t46 = mu_0 * t20 * t20;
    const double t47 = t45 + lmbda_0 * t20 * t20 + 2.0 * t46;
    const double t48 = t21 * t47;
    const double t49 = t22 * t47;
    const double t50 = (t43 + 0.07179676972449082 * t44) + (t48 + 0.07179676972449082 * t49);
    const double t51 = mu_0 + lmbda_0;
    const double t52 = t3 * t4 * t8 * t51 + t12 * t13 * t14 * t51;
    const double t53 = t3 * t4 * t21 * t51 + t12 * t13 * t22 * t51;
    const double t54 = 0.5 * t52 + 0.03589838486224541 * t53;
    const double t55 = t8 * (t4 * t7 * mu_0 + t2 * t3 * lmbda_0);
    const double t56 = t14 * (t7 * mu_0 * t13 + t2 * lmbda_0 * t12);
    const double t57 = t55 + 0.2679491924311227 * t56;
    const double t58 = t21 * (t4 * mu_0 * t20 + t3 * lmbda_0 * t19);
    const double t59 = t22 * (mu_0 * t13 * t20 + lmbda_0 * t12 * t19);
    const double t60 = t58 + 0.2679491924311227 * t59;
    const double t61 = 0.39433756729740643 * t57 + 0.10566243270259355 * t60;
    const double t62 = t8 * (t2 * t3 * mu_0 + t4 * t7 * lmbda_0);
    const double t63 = t14 * (t2 * mu_0 * t12 + t7 * lmbda_0 * t13);
    const double t64 = t62 + 0.2679491924311227 * t63;
    const double t65 = t21 * (t3 * mu_0 * t19 + t4 * lmbda_0 * t20);
    const double t66 = t22 * (mu_0 * t12 * t19 + lmbda_0 * t13 * t20);
    const double t67 = t65 + 0.2679491924311227 * t66;
    const double t68 = 0.39433756729740643 * t64 + 0.10566243270259355 * t67;
    const double t69 = t2 * t7 * t8 * t51;
    const double t70 = t2 * t7 * t14 * t51;
    const double t71 = t19 * t20 * t21 * t51;
    const double t72 = t19 * t20 * t22 * t51;
    const double t73 = (t69 + 0.07179676972449082 * t70) + (t71 + 0.07179676972449082 * t72);
    const double t74 = -(0.3110042339640731 * t54 + 0.15550211698203656 * t73 - 0.39433756729740643 * t61 -
        0.39433756729740643 * t68);
    reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * t24 + 0.15550211698203656
        * t50 - 0.7886751345948129 * t39, t74);
    const double t75 = t27 + 3.732050807568877 * t30;
    const double t76 = t34 + 3.732050807568877 * t37;
    const double t77 = 0.10566243270259355 * t75 + 0.028312163512967795 * t76;
    const double t78 = (t43 + t44) + (t48 + t49);
    const double t79 = -(0.3110042339640731 * t24 + 0.39433756729740643 * t77 - 0.39433756729740643 * t39 -
        0.041666666666666664 * t78);
    const double t80 = t55 + 3.732050807568877 * t56;
    const double t81 = t58 + 3.732050807568877 * t59;
    const double t82 = 0.10566243270259355 * t80 + 0.028312163512967795 * t81;
    const double t83 = (t69 + t70) + (t71 + t72);
    const double t84 = 0.3110042339640731 * t54 + 0.39433756729740643 * t82 - 0.39433756729740643 * t68 -
        0.041666666666666664 * t83;
    reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t79, t84);
    const double t85 = t18 + t23;
    const double t86 = 0.39433756729740643 * t31 + 1.4716878364870323 * t38;
    const double t87 = 0.39433756729740643 * t39 + 0.041666666666666664 * t85 - 0.15550211698203656 * t50 -
        0.10566243270259355 * t86;
    const double t88 = t52 + t53;
    const double t89 = 0.39433756729740643 * t64 + 1.4716878364870323 * t67;
    const double t90 = -(0.39433756729740643 * t61 + 0.041666666666666664 * t88 - 0.15550211698203656 * t73 -
        0.10566243270259355 * t89);
    reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t87, t90);
    const double t91 = 0.39433756729740643 * t77 + 0.10566243270259355 * t86 - 0.041666666666666664 * t78 -
        0.041666666666666664 * t85;
    const double t92 = -(0.39433756729740643 * t82 + 0.10566243270259355 * t89 - 0.041666666666666664 * t83 -
        0.041666666666666664 * t88);
    reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t91, t92);
    const double t93 = 2.0 * t9 + t10 + t4 * t4 * lmbda_0;
    const double t94 = 2.0 * t15 + t16 + lmbda_0 * t13 * t13;
    const double t95 = t8 * t93 + t14 * t94;
    const double t96 = t21 * t93 + t22 * t94;
    const double t97 = 0.5 * t95 + 0.03589838486224541 * t96;
    const double t98 = t8 * (2.0 * t25 + t26 + t2 * t4 * lmbda_0);
    const double t99 = t14 * (2.0 * t28 + t29 + t2 * lmbda_0 * t13);
    const double t100 = t98 + 0.2679491924311227 * t99;
    const double t101 = t21 * (2.0 * t32 + t33 + t4 * lmbda_0 * t19);
    const double t102 = t22 * (2.0 * t35 + t36 + lmbda_0 * t13 * t19);
    const double t103 = t101 + 0.2679491924311227 * t102;
    const double t104 = 0.39433756729740643 * t100 + 0.10566243270259355 * t103;
    const double t105 = 2.0 * t40 + t41 + t2 * t2 * lmbda_0;
    const double t106 = t8 * t105;
    const double t107 = t14 * t105;
    const double t108 = 2.0 * t45 + t46 + lmbda_0 * t19 * t19;
    const double t109 = t21 * t108;
    const double t110 = t22 * t108;
    const double t111 = (t106 + 0.07179676972449082 * t107) + (t109 + 0.07179676972449082 * t110);
    reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t74, 0.3110042339640731 * t97 +
        0.15550211698203656 * t111 - 0.7886751345948129 * t104);
    const double t112 = t62 + 3.732050807568877 * t63;
    const double t113 = t65 + 3.732050807568877 * t66;
    const double t114 = 0.10566243270259355 * t112 + 0.028312163512967795 * t113;
    const double t115 = 0.3110042339640731 * t54 + 0.39433756729740643 * t114 - 0.39433756729740643 * t61 -
        0.041666666666666664 * t83;
    const double t116 = t98 + 3.732050807568877 * t99;
    const double t117 = t101 + 3.732050807568877 * t102;
    const double t118 = 0.10566243270259355 * t116 + 0.028312163512967795 * t117;
    const double t119 = (t106 + t107) + (t109 + t110);
    const double t120 = -(0.3110042339640731 * t97 + 0.39433756729740643 * t118 - 0.39433756729740643 * t104 -
        0.041666666666666664 * t119);
    reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t115, t120);
    const double t121 = 0.39433756729740643 * t57 + 1.4716878364870323 * t60;
    const double t122 = -(0.39433756729740643 * t68 + 0.041666666666666664 * t88 - 0.15550211698203656 * t73 -
        0.10566243270259355 * t121);
    const double t123 = t95 + t96;
    const double t124 = 0.39433756729740643 * t100 + 1.4716878364870323 * t103;
    const double t125 = 0.39433756729740643 * t104 + 0.041666666666666664 * t123 - 0.15550211698203656 * t111
        - 0.10566243270259355 * t124;
    reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t122, t125);
    const double t126 = 0.041666666666666664 * t83 + 0.041666666666666664 * t88 - 0.39433756729740643 * t114 -
        0.10566243270259355 * t121;
    const double t127 = 0.39433756729740643 * t118 + 0.10566243270259355 * t124 - 0.041666666666666664 * t119
        - 0.041666666666666664 * t123;
    reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t126, t127);
    reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t79, t115);
    const double t128 = (t43 + 13.928203230275509 * t44) + (t48 + 13.928203230275509 * t49);
    const double t129 = (t69 + 13.928203230275509 * t70) + (t71 + 13.928203230275509 * t72);
    const double t130 = -(0.3110042339640731 * t54 + 0.39433756729740643 * t82 + 0.39433756729740643 * t114 +
        0.011164549684630112 * t129);
    reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * t24 +
        0.7886751345948129 * t77 + 0.011164549684630112 * t128, t130);
    const double t131 = 0.10566243270259355 * t75 + 0.39433756729740643 * t76;
    const double t132 = -(0.39433756729740643 * t39 + 0.041666666666666664 * t78 + 0.041666666666666664 * t85
        + 0.10566243270259355 * t131);
    const double t133 = 0.10566243270259355 * t112 + 0.39433756729740643 * t113;
    const double t134 = 0.39433756729740643 * t61 + 0.041666666666666664 * t83 + 0.041666666666666664 * t88 +
        0.10566243270259355 * t133;
    reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t132, t134);
    const double t135 = -(0.39433756729740643 * t77 + 0.011164549684630112 * t128 - 0.041666666666666664 * t85
        - 0.10566243270259355 * t131);
    const double t136 = 0.39433756729740643 * t82 + 0.011164549684630112 * t129 - 0.041666666666666664 * t88 -
        0.10566243270259355 * t133;
    reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t135, t136);
    reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t84, t120);
    const double t137 = (t106 + 13.928203230275509 * t107) + (t109 + 13.928203230275509 * t110);
    reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t130, 0.3110042339640731 * t97 +
        0.7886751345948129 * t118 + 0.011164549684630112 * t137);
    const double t138 = 0.10566243270259355 * t80 + 0.39433756729740643 * t81;
    const double t139 = 0.39433756729740643 * t68 + 0.041666666666666664 * t83 + 0.041666666666666664 * t88 +
        0.10566243270259355 * t138;
    const double t140 = 0.10566243270259355 * t116 + 0.39433756729740643 * t117;
    const double t141 = -(0.39433756729740643 * t104 + 0.041666666666666664 * t119 + 0.041666666666666664 *
        t123 + 0.10566243270259355 * t140);
    reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t139, t141);
    const double t142 = -(0.041666666666666664 * t88 + 0.10566243270259355 * t138 - 0.39433756729740643 * t114
        - 0.011164549684630112 * t129);
    const double t143 = -(0.39433756729740643 * t118 + 0.011164549684630112 * t137 - 0.041666666666666664 *
        t123 - 0.10566243270259355 * t140);
    reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t142, t143);
    reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t87, t122);
    reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t132, t139);
    const double t144 = 0.5 * t18 + 6.964101615137754 * t23;
    const double t145 = 0.5 * t52 + 6.964101615137754 * t53;
    const double t146 = -(0.15550211698203656 * t73 + 0.10566243270259355 * t89 + 0.10566243270259355 * t121 +
        0.022329099369260225 * t145);
    reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t50 +
        0.2113248654051871 * t86 + 0.022329099369260225 * t144, t146);
    const double t147 = 0.041666666666666664 * t78 + 0.10566243270259355 * t131 - 0.10566243270259355 * t86 -
        0.022329099369260225 * t144;
    const double t148 = -(0.041666666666666664 * t83 + 0.10566243270259355 * t138 - 0.10566243270259355 * t89
        - 0.022329099369260225 * t145);
    reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t147, t148);
    reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t90, t125);
    reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t134, t141);
    const double t149 = 0.5 * t95 + 6.964101615137754 * t96;
    reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t146, 0.15550211698203656 * t111 +
        0.2113248654051871 * t124 + 0.022329099369260225 * t149);
    const double t150 = -(0.041666666666666664 * t83 + 0.10566243270259355 * t133 - 0.10566243270259355 * t121
        - 0.022329099369260225 * t145);
    const double t151 = 0.041666666666666664 * t119 + 0.10566243270259355 * t140 - 0.10566243270259355 * t124
        - 0.022329099369260225 * t149;
    reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t150, t151);
    reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t91, t126);
    reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t135, t142);
    reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t147, t150);
    const double t152 = -(0.011164549684630112 * t129 + 0.022329099369260225 * t145 - 0.10566243270259355 *
        t133 - 0.10566243270259355 * t138);
    reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t128 +
        0.022329099369260225 * t144 - 0.2113248654051871 * t131, t152);
    reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t92, t127);
    reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t136, t143);
    reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t148, t151);
    reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t152, 0.011164549684630112 * t137 +
        0.022329099369260225 * t149 - 0.2113248654051871 * t140);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 32; k += 64) {
    const int staged = k / 32;
    const int part = k - 32 * staged;
    stream_store(&reinterpret_cast<double2*>(element_tensors)[32 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[33 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_lame_q1x2_quadrilateral_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(elasticity_lame_q1x2_quadrilateral_f64_element_tensor_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x2_quadrilateral_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x2_quadrilateral_f64_element_tensor_hip_descriptor = {
    "elasticity_lame_q1x2_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
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
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    33792,                                     // shared_bytes
    651.0,                                     // flops_per_cell
    560.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
