// weighted_laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   w       coefficient, P1, 4 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          1053 flops (2720 before optimisation)
//   quadrature      943 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        943
//   bytes        852 (52 read, 800 written)
//   flops/byte   1.11
//   paper flops  7200 (2 sizeG rows columns)
//   shared       26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
weighted_laplace_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
  alignas(16) __shared__ double tile[3264];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 32;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t2 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t3 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double x2_0 = coordinates[3 * n2];
    const double t5 = x0_0 - x2_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t6 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double x3_0 = coordinates[3 * n3];
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t9 = adj00 * adj00 + adj01 * adj01 + adj02 * adj02;
    const double w_0 = w[4 * cell];
    const double w_1 = w[4 * cell + 1];
    const double w_2 = w[4 * cell + 2];
    const double w_3 = w[4 * cell + 3];
    const double t10 = w_0 + 3.0 * w_1 + w_2 + w_3;
    const double t11 = inv_abs_detJ * t9 * t10;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t12 = adj00 * adj10 + adj01 * adj11 + adj02 * adj12;
    const double t13 = inv_abs_detJ * t10 * t12;
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t14 = adj00 * adj20 + adj01 * adj21 + adj02 * adj22;
    const double t15 = inv_abs_detJ * t10 * t14;
    const double t16 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
    const double t17 = inv_abs_detJ * t10 * t16;
    const double t18 = adj10 * adj20 + adj11 * adj21 + adj12 * adj22;
    const double t19 = inv_abs_detJ * t10 * t18;
    const double t20 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
    const double t21 = inv_abs_detJ * t10 * t20;
    const double t22 = w_0 + w_1 + 3.0 * w_2 + w_3;
    const double t23 = inv_abs_detJ * t9 * t22;
    const double t24 = inv_abs_detJ * t12 * t22;
    const double t25 = inv_abs_detJ * t14 * t22;
    const double t26 = inv_abs_detJ * t16 * t22;
    const double t27 = inv_abs_detJ * t18 * t22;
    const double t28 = inv_abs_detJ * t20 * t22;
    const double t29 = w_0 + w_1 + w_2 + 3.0 * w_3;
    const double t30 = inv_abs_detJ * t9 * t29;
    const double t31 = inv_abs_detJ * t12 * t29;
    const double t32 = inv_abs_detJ * t14 * t29;
    const double t33 = inv_abs_detJ * t16 * t29;
    const double t34 = inv_abs_detJ * t18 * t29;
    const double t35 = inv_abs_detJ * t20 * t29;
    const double t36 = 3.0 * w_0 + w_1 + w_2 + w_3;
    const double t37 = inv_abs_detJ * t9 * t36;
    const double t38 = inv_abs_detJ * t12 * t36;
    const double t39 = inv_abs_detJ * t14 * t36;
    const double t40 = inv_abs_detJ * t16 * t36;
    const double t41 = inv_abs_detJ * t18 * t36;
    const double t42 = inv_abs_detJ * t20 * t36;
    const double t43 = (t11 + t13 + t15) + (t13 + t17 + t19) + (t15 + t19 + t21) + (t23 + t24 + t25) + (t24 +
        t26 + t27) + (t25 + t27 + t28) + (t30 + t31 + t32) + (t31 + t33 + t34) + (t32 + t34 + t35) + 9.0 *
        (t37 + t38 + t39) + 9.0 * (t38 + t40 + t41) + 9.0 * (t39 + t41 + t42);
    const double t44 = 0.001388888888888889 * (3.0 * t11 + 3.0 * t13 + 3.0 * t15 + 3.0 * t37 + 3.0 * t38 + 3.0
        * t39 - t23 - t24 - t25 - t30 - t31 - t32);
    reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(0.001388888888888889 * t43, t44);
    const double t45 = -0.001388888888888889 * (t13 + t17 + t19 + t31 + t33 + t34 - 3.0 * t24 - 3.0 * t26 -
        3.0 * t27 - 3.0 * t38 - 3.0 * t40 - 3.0 * t41);
    const double t46 = -0.001388888888888889 * (t15 + t19 + t21 + t25 + t27 + t28 - 3.0 * t32 - 3.0 * t34 -
        3.0 * t35 - 3.0 * t39 - 3.0 * t41 - 3.0 * t42);
    reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(t45, t46);
    const double t47 = t13 + t15;
    const double t48 = t17 + t19;
    const double t49 = t19 + t21;
    const double t50 = t24 + 3.0 * t25;
    const double t51 = t26 + 3.0 * t27;
    const double t52 = t27 + 3.0 * t28;
    const double t53 = 3.0 * t31 + t32;
    const double t54 = 3.0 * t33 + t34;
    const double t55 = 3.0 * t34 + t35;
    const double t56 = t38 + t39;
    const double t57 = t40 + t41;
    const double t58 = t41 + t42;
    const double t59 = 0.002777777777777778 * (t47 + t48 + t49 + t50 + t51 + t52 + t53 + t54 + t55 - 3.0 * t56
        - 3.0 * t57 - 3.0 * t58);
    const double t60 = t11 + 3.0 * t15;
    const double t61 = t13 + 3.0 * t19;
    const double t62 = t15 + 3.0 * t21;
    const double t63 = t23 + t25;
    const double t64 = t24 + t27;
    const double t65 = t25 + t28;
    const double t66 = 3.0 * t30 + t32;
    const double t67 = 3.0 * t31 + t34;
    const double t68 = 3.0 * t32 + t35;
    const double t69 = t37 + t39;
    const double t70 = t38 + t41;
    const double t71 = t39 + t42;
    const double t72 = 0.002777777777777778 * (t60 + t61 + t62 + t63 + t64 + t65 + t66 + t67 + t68 - 3.0 * t69
        - 3.0 * t70 - 3.0 * t71);
    reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t59, t72);
    const double t73 = t11 + 3.0 * t13;
    const double t74 = t13 + 3.0 * t17;
    const double t75 = t15 + 3.0 * t19;
    const double t76 = 3.0 * t23 + t24;
    const double t77 = 3.0 * t24 + t26;
    const double t78 = 3.0 * t25 + t27;
    const double t79 = t30 + t31;
    const double t80 = t31 + t33;
    const double t81 = t32 + t34;
    const double t82 = t37 + t38;
    const double t83 = t38 + t40;
    const double t84 = t39 + t41;
    const double t85 = 0.002777777777777778 * (t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 - 3.0 * t82
        - 3.0 * t83 - 3.0 * t84);
    const double t86 = t11 + t13;
    const double t87 = t13 + t17;
    const double t88 = t15 + t19;
    const double t89 = t23 + t24;
    const double t90 = t24 + t26;
    const double t91 = t25 + t27;
    const double t92 = t30 + t31 + 0.6666666666666666 * t32;
    const double t93 = t31 + t33 + 0.6666666666666666 * t34;
    const double t94 = t32 + t34 + 0.6666666666666666 * t35;
    const double t95 = t37 + t38 - 2.0 * t39;
    const double t96 = t38 + t40 - 2.0 * t41;
    const double t97 = t39 + t41 - 2.0 * t42;
    const double t98 = -0.002777777777777778 * (t86 + t87 + t88 + t89 + t90 + t91 + 3.0 * t92 + 3.0 * t93 +
        3.0 * t94 - 3.0 * t95 - 3.0 * t96 - 3.0 * t97);
    reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t85, t98);
    const double t99 = t11 + t15;
    const double t100 = t13 + t19;
    const double t101 = t15 + t21;
    const double t102 = t23 + 0.6666666666666666 * t24 + t25;
    const double t103 = t24 + 0.6666666666666666 * t26 + t27;
    const double t104 = t25 + 0.6666666666666666 * t27 + t28;
    const double t105 = t30 + t32;
    const double t106 = t31 + t34;
    const double t107 = t32 + t35;
    const double t108 = t37 + t39 - 2.0 * t38;
    const double t109 = t38 + t41 - 2.0 * t40;
    const double t110 = t39 + t42 - 2.0 * t41;
    const double t111 = -0.002777777777777778 * (t99 + t100 + t101 + 3.0 * t102 + 3.0 * t103 + 3.0 * t104 +
        t105 + t106 + t107 - 3.0 * t108 - 3.0 * t109 - 3.0 * t110);
    const double t112 = 0.6666666666666666 * t11 + t13 + t15;
    const double t113 = 0.6666666666666666 * t13 + t17 + t19;
    const double t114 = 0.6666666666666666 * t15 + t19 + t21;
    const double t115 = t24 + t25;
    const double t116 = t26 + t27;
    const double t117 = t27 + t28;
    const double t118 = t31 + t32;
    const double t119 = t33 + t34;
    const double t120 = t34 + t35;
    const double t121 = 2.0 * t37 - t38 - t39;
    const double t122 = 2.0 * t38 - t40 - t41;
    const double t123 = 2.0 * t39 - t41 - t42;
    const double t124 = -0.002777777777777778 * (3.0 * t112 + 3.0 * t113 + 3.0 * t114 + t115 + t116 + t117 +
        t118 + t119 + t120 + 3.0 * t121 + 3.0 * t122 + 3.0 * t123);
    reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(t111, t124);
    reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t44, 0.001388888888888889 * (9.0 * t11 +
        t23 + t30 + t37));
    const double t125 = -0.001388888888888889 * (3.0 * t13 + 3.0 * t24 - t31 - t38);
    const double t126 = -0.001388888888888889 * (3.0 * t15 + 3.0 * t32 - t25 - t39);
    reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(t125, t126);
    const double t127 = 0.002777777777777778 * (3.0 * t47 - t50 - t53 - t56);
    const double t128 = 0.002777777777777778 * (3.0 * t60 - t63 - t66 - t69);
    reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(t127, t128);
    const double t129 = 0.002777777777777778 * (3.0 * t73 - t76 - t79 - t82);
    const double t130 = -0.002777777777777778 * (3.0 * t86 - t89 - 3.0 * t92 - t95);
    reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(t129, t130);
    const double t131 = -0.002777777777777778 * (3.0 * t99 - 3.0 * t102 - t105 - t108);
    const double t132 = -0.002777777777777778 * (9.0 * t112 + t121 - t115 - t118);
    reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t131, t132);
    reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(t45, t125);
    const double t133 = 0.001388888888888889 * (t19 + t41 - 3.0 * t27 - 3.0 * t34);
    reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(0.001388888888888889 * (t17 + 9.0 * t26 +
        t33 + t40), t133);
    const double t134 = -0.002777777777777778 * (t48 + t54 + t57 - 3.0 * t51);
    const double t135 = -0.002777777777777778 * (t61 + t67 + t70 - 3.0 * t64);
    reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(t134, t135);
    const double t136 = -0.002777777777777778 * (t74 + t80 + t83 - 3.0 * t77);
    const double t137 = 0.002777777777777778 * (t87 + 3.0 * t93 + t96 - 3.0 * t90);
    reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t136, t137);
    const double t138 = 0.002777777777777778 * (t100 + t106 + t109 - 9.0 * t103);
    const double t139 = 0.002777777777777778 * (3.0 * t113 + t119 - 3.0 * t116 - t122);
    reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(t138, t139);
    reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(t46, t126);
    reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(t133, 0.001388888888888889 * (t21 + t28 +
        9.0 * t35 + t42));
    const double t140 = -0.002777777777777778 * (t49 + t52 + t58 - 3.0 * t55);
    const double t141 = -0.002777777777777778 * (t62 + t65 + t71 - 3.0 * t68);
    reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t140, t141);
    const double t142 = -0.002777777777777778 * (t75 + t78 + t84 - 3.0 * t81);
    const double t143 = 0.002777777777777778 * (t88 + t91 + t97 - 9.0 * t94);
    reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(t142, t143);
    const double t144 = 0.002777777777777778 * (t101 + 3.0 * t104 + t110 - 3.0 * t107);
    const double t145 = 0.002777777777777778 * (3.0 * t114 + t117 - 3.0 * t120 - t123);
    reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(t144, t145);
    reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(t59, t127);
    reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t134, t140);
    const double t146 = w_0 + w_1 + w_2 + w_3;
    const double t147 = inv_abs_detJ * t16 * t146;
    const double t148 = inv_abs_detJ * t18 * t146;
    const double t149 = t147 + t148;
    const double t150 = inv_abs_detJ * t20 * t146;
    const double t151 = t148 + t150;
    const double t152 = inv_abs_detJ * t12 * t146;
    const double t153 = t148 + t152;
    const double t154 = inv_abs_detJ * t14 * t146;
    const double t155 = t150 + t154;
    const double t156 = 0.005555555555555556 * (t61 + t62 + t64 + 3.0 * t65 + 3.0 * t67 + t68 + t70 + t71 -
        6.0 * t153 - 6.0 * t155);
    reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(0.005555555555555556 * (t48 + t49 + t51 +
        3.0 * t52 + 3.0 * t54 + t55 + t57 + t58 - 6.0 * t149 - 6.0 * t151), t156);
    const double t157 = t147 + t152;
    const double t158 = t148 + t154;
    const double t159 = 0.005555555555555556 * (t74 + t75 + t77 + 3.0 * t78 + 3.0 * t80 + t81 + t83 + t84 -
        6.0 * t157 - 6.0 * t158);
    const double t160 = -0.005555555555555556 * (t87 + t88 + t90 + 3.0 * t91 + 9.0 * t93 + 3.0 * t94 + t96 +
        t97 - 6.0 * t157 - 6.0 * t158);
    reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(t159, t160);
    const double t161 = -0.005555555555555556 * (t100 + t101 + 3.0 * t103 + 9.0 * t104 + 3.0 * t106 + t107 +
        t109 + t110 - 6.0 * t153 - 6.0 * t155);
    const double t162 = -0.005555555555555556 * (3.0 * t113 + 3.0 * t114 + t116 + 3.0 * t117 + 3.0 * t119 +
        t120 - t122 - t123 - 6.0 * t149 - 6.0 * t151);
    reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(t161, t162);
    reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t72, t128);
    reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(t135, t141);
    const double t163 = inv_abs_detJ * t9 * t146;
    const double t164 = t154 + t163;
    reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(t156, 0.005555555555555556 * (t60 + 3.0 *
        t62 + t63 + t65 + 3.0 * t66 + t68 + t69 + t71 - 6.0 * t155 - 6.0 * t164));
    const double t165 = t152 + t163;
    const double t166 = 0.005555555555555556 * (t73 + 3.0 * t75 + t76 + t78 + 3.0 * t79 + t81 + t82 + t84 -
        6.0 * t158 - 6.0 * t165);
    const double t167 = -0.005555555555555556 * (t86 + 3.0 * t88 + t89 + t91 + 9.0 * t92 + 3.0 * t94 + t95 +
        t97 - 6.0 * t158 - 6.0 * t165);
    reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(t166, t167);
    const double t168 = -0.005555555555555556 * (t99 + 3.0 * t101 + 3.0 * t102 + 3.0 * t104 + 3.0 * t105 +
        t107 + t108 + t110 - 6.0 * t155 - 6.0 * t164);
    const double t169 = t152 + t154;
    const double t170 = -0.005555555555555556 * (3.0 * t112 + 9.0 * t114 + t115 + t117 + 3.0 * t118 + t120 -
        t121 - t123 - 6.0 * t151 - 6.0 * t169);
    reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(t168, t170);
    reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t85, t129);
    reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(t136, t142);
    reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(t159, t166);
    const double t171 = -0.005555555555555556 * (t86 + 3.0 * t87 + 3.0 * t89 + t90 + 3.0 * t92 + 3.0 * t93 +
        t95 + t96 - 6.0 * t157 - 6.0 * t165);
    reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(0.005555555555555556 * (t73 + 3.0 * t74 +
        3.0 * t76 + t77 + t79 + t80 + t82 + t83 - 6.0 * t157 - 6.0 * t165), t171);
    const double t172 = -0.005555555555555556 * (t99 + 3.0 * t100 + 9.0 * t102 + 3.0 * t103 + t105 + t106 +
        t108 + t109 - 6.0 * t153 - 6.0 * t164);
    const double t173 = -0.005555555555555556 * (3.0 * t112 + 9.0 * t113 + 3.0 * t115 + t116 + t118 + t119 -
        t121 - t122 - 6.0 * t149 - 6.0 * t169);
    reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(t172, t173);
    reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(t98, t130);
    reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t137, t143);
    reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(t160, t167);
    reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(t171, 0.005555555555555556 * (t86 + t87 +
        t89 + t90 + 9.0 * t92 + 9.0 * t93 + 6.0 * t94 + t95 + t96 - 2.0 * t97 - 6.0 * t157 - 6.0 * t165));
    const double t174 = 0.005555555555555556 * (t99 + t100 + 3.0 * t102 + 3.0 * t103 + 3.0 * t105 + 3.0 * t106
        + 2.0 * t107 + t108 + t109 - 2.0 * t110 - 6.0 * t153 - 6.0 * t164);
    const double t175 = 0.005555555555555556 * (3.0 * t112 + 3.0 * t113 + t115 + t116 + 3.0 * t118 + 3.0 *
        t119 + 2.0 * t120 + 2.0 * t123 - t121 - t122 - 6.0 * t149 - 6.0 * t169);
    reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(t174, t175);
    reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(t111, t131);
    reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(t138, t144);
    reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(t161, t168);
    reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(t172, t174);
    const double t176 = 0.005555555555555556 * (3.0 * t112 + 3.0 * t114 + 3.0 * t115 + 2.0 * t116 + 3.0 * t117
        + t118 + t120 + 2.0 * t122 - t121 - t123 - 6.0 * t151 - 6.0 * t169);
    reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(0.005555555555555556 * (t99 + t101 + 9.0 *
        t102 + 6.0 * t103 + 9.0 * t104 + t105 + t107 + t108 + t110 - 2.0 * t109 - 6.0 * t155 - 6.0 * t164),
        t176);
    reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(t124, t132);
    reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(t139, t145);
    reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(t162, t170);
    reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(t173, t175);
    reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(t176, 0.005555555555555556 * (6.0 * t112 +
        9.0 * t113 + 9.0 * t114 + t116 + t117 + t119 + t120 + 2.0 * t121 - t122 - t123 - 6.0 * t149 - 6.0 *
        t151));
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 50; k += 32) {
    const int staged = k / 50;
    const int part = k - 50 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[50 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[51 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int weighted_laplace_p2_tetrahedron_f64_element_tensor_cuda(
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
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  weighted_laplace_p2_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, w);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p2_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p2_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "weighted_laplace_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
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
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    26112,                                     // shared_bytes
    943.0,                                     // flops_per_cell
    852.0,                                     // bytes_per_cell
    7200.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
