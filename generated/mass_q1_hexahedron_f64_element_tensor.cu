// mass_q1_hexahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      1192 flops
//   sum_factorised  552 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        32
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       552
//   bytes       568 (56 read, 512 written)
//   flops/byte  0.972
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
mass_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[2112];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double t23 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
    const double t24 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
    const double t25 = t23 - t24;
    const double t26 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
    const double t27 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
    const double t28 = t26 - t27;
    const double t29 = 0.7886751345948129 * t25 + 0.2113248654051871 * t28;
    const double t30 = x0_2 - x1_2;
    const double t31 = x2_2 - x3_2;
    const double t32 = 0.7886751345948129 * t30 + 0.2113248654051871 * t31;
    const double t33 = x4_2 - x5_2;
    const double t34 = x6_2 - x7_2;
    const double t35 = 0.7886751345948129 * t33 + 0.2113248654051871 * t34;
    const double t36 = 0.7886751345948129 * t32 + 0.2113248654051871 * t35;
    const double t37 = x0_1 - x1_1;
    const double t38 = x2_1 - x3_1;
    const double t39 = 0.7886751345948129 * t37 + 0.2113248654051871 * t38;
    const double t40 = x4_1 - x5_1;
    const double t41 = x6_1 - x7_1;
    const double t42 = 0.7886751345948129 * t40 + 0.2113248654051871 * t41;
    const double t43 = 0.7886751345948129 * t39 + 0.2113248654051871 * t42;
    const double t44 = (0.7886751345948129 * t23 + 0.2113248654051871 * t24) - (0.7886751345948129 * t26 +
        0.2113248654051871 * t27);
    const double t45 = t6 * (t13 * t18 - t19 * t22) + t29 * (t19 * t36 - t18 * t43) + t44 * (t22 * t43 - t13 *
        t36);
    const double t46 = std::fabs(-t45);
    const double t47 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
    const double t48 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
    const double t49 = t47 - t48;
    const double t50 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
    const double t51 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
    const double t52 = t50 - t51;
    const double t53 = 0.7886751345948129 * t49 + 0.2113248654051871 * t52;
    const double t54 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
    const double t55 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
    const double t56 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
    const double t57 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
    const double t58 = (0.7886751345948129 * t54 + 0.2113248654051871 * t55) - (0.7886751345948129 * t56 +
        0.2113248654051871 * t57);
    const double t59 = (0.7886751345948129 * t47 + 0.2113248654051871 * t48) - (0.7886751345948129 * t50 +
        0.2113248654051871 * t51);
    const double t60 = t54 - t55;
    const double t61 = t56 - t57;
    const double t62 = 0.7886751345948129 * t60 + 0.2113248654051871 * t61;
    const double t63 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
    const double t64 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
    const double t65 = t63 - t64;
    const double t66 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
    const double t67 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
    const double t68 = t66 - t67;
    const double t69 = 0.7886751345948129 * t65 + 0.2113248654051871 * t68;
    const double t70 = (0.7886751345948129 * t63 + 0.2113248654051871 * t64) - (0.7886751345948129 * t66 +
        0.2113248654051871 * t67);
    const double t71 = t6 * (t53 * t58 - t59 * t62) + t69 * (t36 * t59 - t43 * t58) + t70 * (t43 * t62 - t36 *
        t53);
    const double t72 = std::fabs(-t71);
    const double t73 = t46 + 0.07179676972449082 * t72;
    const double t74 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
    const double t75 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
    const double t76 = 0.7886751345948129 * t74 + 0.2113248654051871 * t75;
    const double t77 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
        0.7886751345948129 * t17);
    const double t78 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
        0.7886751345948129 * t11);
    const double t79 = 0.2113248654051871 * t30 + 0.7886751345948129 * t31;
    const double t80 = 0.2113248654051871 * t33 + 0.7886751345948129 * t34;
    const double t81 = 0.7886751345948129 * t79 + 0.2113248654051871 * t80;
    const double t82 = 0.2113248654051871 * t37 + 0.7886751345948129 * t38;
    const double t83 = 0.2113248654051871 * t40 + 0.7886751345948129 * t41;
    const double t84 = 0.7886751345948129 * t82 + 0.2113248654051871 * t83;
    const double t85 = (0.2113248654051871 * t23 + 0.7886751345948129 * t24) - (0.2113248654051871 * t26 +
        0.7886751345948129 * t27);
    const double t86 = t76 * (t13 * t77 - t22 * t78) + t29 * (t78 * t81 - t77 * t84) + t85 * (t22 * t84 - t13
        * t81);
    const double t87 = std::fabs(-t86);
    const double t88 = (0.2113248654051871 * t54 + 0.7886751345948129 * t55) - (0.2113248654051871 * t56 +
        0.7886751345948129 * t57);
    const double t89 = (0.2113248654051871 * t47 + 0.7886751345948129 * t48) - (0.2113248654051871 * t50 +
        0.7886751345948129 * t51);
    const double t90 = (0.2113248654051871 * t63 + 0.7886751345948129 * t64) - (0.2113248654051871 * t66 +
        0.7886751345948129 * t67);
    const double t91 = t76 * (t53 * t88 - t62 * t89) + t69 * (t81 * t89 - t84 * t88) + t90 * (t62 * t84 - t53
        * t81);
    const double t92 = std::fabs(-t91);
    const double t93 = t87 + 0.07179676972449082 * t92;
    const double t94 = 0.3110042339640731 * t73 + 0.022329099369260225 * t93;
    const double t95 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
    const double t96 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
    const double t97 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
    const double t98 = 0.2113248654051871 * t25 + 0.7886751345948129 * t28;
    const double t99 = 0.2113248654051871 * t32 + 0.7886751345948129 * t35;
    const double t100 = 0.2113248654051871 * t39 + 0.7886751345948129 * t42;
    const double t101 = t95 * (t18 * t96 - t19 * t97) + t98 * (t19 * t99 - t18 * t100) + t44 * (t97 * t100 -
        t96 * t99);
    const double t102 = std::fabs(-t101);
    const double t103 = 0.2113248654051871 * t49 + 0.7886751345948129 * t52;
    const double t104 = 0.2113248654051871 * t60 + 0.7886751345948129 * t61;
    const double t105 = 0.2113248654051871 * t65 + 0.7886751345948129 * t68;
    const double t106 = t95 * (t58 * t103 - t59 * t104) + t105 * (t59 * t99 - t58 * t100) + t70 * (t100 * t104
        - t99 * t103);
    const double t107 = std::fabs(-t106);
    const double t108 = t102 + 0.07179676972449082 * t107;
    const double t109 = 0.2113248654051871 * t74 + 0.7886751345948129 * t75;
    const double t110 = 0.2113248654051871 * t79 + 0.7886751345948129 * t80;
    const double t111 = 0.2113248654051871 * t82 + 0.7886751345948129 * t83;
    const double t112 = t109 * (t77 * t96 - t78 * t97) + t98 * (t78 * t110 - t77 * t111) + t85 * (t97 * t111 -
        t96 * t110);
    const double t113 = std::fabs(-t112);
    const double t114 = t109 * (t88 * t103 - t89 * t104) + t105 * (t89 * t110 - t88 * t111) + t90 * (t104 *
        t111 - t103 * t110);
    const double t115 = std::fabs(-t114);
    const double t116 = t113 + 0.07179676972449082 * t115;
    const double t117 = 0.3110042339640731 * t108 + 0.022329099369260225 * t116;
    const double t118 = t46 + t72;
    const double t119 = t87 + t92;
    const double t120 = 0.08333333333333333 * t118 + 0.005983064143707569 * t119;
    const double t121 = t102 + t107;
    const double t122 = t113 + t115;
    const double t123 = 0.08333333333333333 * t121 + 0.005983064143707569 * t122;
    const double t124 = 0.3110042339640731 * (0.3110042339640731 * t120 + 0.022329099369260225 * t123);
    reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (0.3110042339640731 * t94
        + 0.022329099369260225 * t117), t124);
    const double t125 = t73 + t93;
    const double t126 = t108 + t116;
    const double t127 = 0.3110042339640731 * (0.025917019497006092 * t125 + 0.0018607582807716855 * t126);
    const double t128 = t118 + t119;
    const double t129 = t121 + t122;
    const double t130 = 0.3110042339640731 * (0.006944444444444444 * t128 + 0.0004985886786422974 * t129);
    reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t127, t130);
    const double t131 = 0.025917019497006092 * (t94 + t117);
    const double t132 = 0.025917019497006092 * (t120 + t123);
    reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t131, t132);
    const double t133 = 0.0021597516247505075 * (t125 + t126);
    const double t134 = 0.0005787037037037037 * (t128 + t129);
    reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t133, t134);
    const double t135 = t46 + 13.928203230275509 * t72;
    const double t136 = t87 + 13.928203230275509 * t92;
    const double t137 = 0.022329099369260225 * t135 + 0.0016031572055700497 * t136;
    const double t138 = t102 + 13.928203230275509 * t107;
    const double t139 = t113 + 13.928203230275509 * t115;
    const double t140 = 0.022329099369260225 * t138 + 0.0016031572055700497 * t139;
    reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t124, 0.3110042339640731 *
        (0.3110042339640731 * t137 + 0.022329099369260225 * t140));
    const double t141 = t135 + t136;
    const double t142 = t138 + t139;
    const double t143 = 0.3110042339640731 * (0.0018607582807716855 * t141 + 0.00013359643379750414 * t142);
    reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t130, t143);
    const double t144 = 0.025917019497006092 * (t137 + t140);
    reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t132, t144);
    const double t145 = 0.0001550631900643071 * (t141 + t142);
    reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t134, t145);
    reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t127, t130);
    const double t146 = 0.3110042339640731 * t73 + 4.331730176127763 * t93;
    const double t147 = 0.3110042339640731 * t108 + 4.331730176127763 * t116;
    const double t148 = 0.08333333333333333 * t118 + 1.160683602522959 * t119;
    const double t149 = 0.08333333333333333 * t121 + 1.160683602522959 * t122;
    const double t150 = 0.3110042339640731 * (0.022329099369260225 * t148 + 0.0016031572055700497 * t149);
    reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (0.022329099369260225
        * t146 + 0.0016031572055700497 * t147), t150);
    reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t133, t134);
    const double t151 = 0.0018607582807716855 * (t146 + t147);
    const double t152 = 0.0018607582807716855 * (t148 + t149);
    reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t151, t152);
    reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t130, t143);
    const double t153 = 0.022329099369260225 * t135 + 0.3110042339640731 * t136;
    const double t154 = 0.022329099369260225 * t138 + 0.3110042339640731 * t139;
    reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t150, 0.3110042339640731 *
        (0.022329099369260225 * t153 + 0.0016031572055700497 * t154));
    reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t134, t145);
    const double t155 = 0.0018607582807716855 * (t153 + t154);
    reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t152, t155);
    reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t131, t132);
    reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t133, t134);
    const double t156 = 0.022329099369260225 * (0.3110042339640731 * t120 + 4.331730176127763 * t123);
    reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.022329099369260225 * (0.3110042339640731
        * t94 + 4.331730176127763 * t117), t156);
    const double t157 = 0.022329099369260225 * (0.025917019497006092 * t125 + 0.3609775146773136 * t126);
    const double t158 = 0.022329099369260225 * (0.006944444444444444 * t128 + 0.09672363354357992 * t129);
    reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t157, t158);
    reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t132, t144);
    reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t134, t145);
    reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t156, 0.022329099369260225 *
        (0.3110042339640731 * t137 + 4.331730176127763 * t140));
    const double t159 = 0.022329099369260225 * (0.0018607582807716855 * t141 + 0.025917019497006092 * t142);
    reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t158, t159);
    reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t133, t134);
    reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t151, t152);
    reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t157, t158);
    const double t160 = 0.022329099369260225 * (0.022329099369260225 * t148 + 0.3110042339640731 * t149);
    reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.022329099369260225 *
        (0.022329099369260225 * t146 + 0.3110042339640731 * t147), t160);
    reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t134, t145);
    reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t152, t155);
    reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t158, t159);
    reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t160, 0.022329099369260225 *
        (0.022329099369260225 * t153 + 0.3110042339640731 * t154));
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 32; k += 32) {
    const int staged = k / 32;
    const int part = k - 32 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[32 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[33 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int mass_q1_hexahedron_f64_element_tensor_cuda(
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
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  mass_q1_hexahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q1_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q1_hexahedron_f64_element_tensor_cuda_descriptor = {
    "mass_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "a",                                      // form
    "cuda",                                   // target
    "float64",                                // scalar
    "sum_factorised",                         // representation
    "hexahedron",                             // cell
    "Q1^3",                                   // coordinate_element
    "Q1",                                     // row_element
    "Q1",                                     // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    2,                                        // arity
    8,                                        // rows
    8,                                        // columns
    64,                                       // entries_per_cell
    3,                                        // quadrature_degree
    8,                                        // quadrature_points
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
    32,                                       // element_batch
    32,                                       // concurrent_elements
    1,                                        // interleave_stores
    32,                                       // threads
    16896,                                    // shared_bytes
    552.0,                                    // flops_per_cell
    568.0,                                    // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
