// elasticity_lame_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=tetrahedron --define degree=1
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          511 flops (862 before optimisation)
//   quadrature      484 flops <- taken
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
//   flops        484
//   bytes        1188 (36 read, 1152 written)
//   flops/byte   0.407
//   paper flops  5184 (2 sizeG rows columns)
//   shared       37376 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "elasticity_lame_p1x3_tetrahedron_f64_element_tensor.h"

namespace {

__global__ void __launch_bounds__(32)
elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[4672];
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
    const double mu_0 = mu[cell];
    const double adj01 = t4 * t8 - t2 * t5;
    const double t9 = mu_0 * adj01 * adj01;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t10 = mu_0 * adj02 * adj02;
    const double lmbda_0 = lmbda[cell];
    const double t11 = adj00 * adj00 * mu_0;
    const double t12 = inv_abs_detJ * (t9 + t10 + adj00 * adj00 * lmbda_0 + 2.0 * t11);
    const double adj11 = t0 * t2 - t6 * t8;
    const double t13 = mu_0 * adj01 * adj11;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t14 = mu_0 * adj02 * adj12;
    const double t15 = adj00 * adj10 * mu_0;
    const double t16 = inv_abs_detJ * (t13 + t14 + adj00 * adj10 * lmbda_0 + 2.0 * t15);
    const double adj21 = t5 * t6 - t0 * t4;
    const double t17 = mu_0 * adj01 * adj21;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t18 = mu_0 * adj02 * adj22;
    const double t19 = adj00 * adj20 * mu_0;
    const double t20 = inv_abs_detJ * (t17 + t18 + adj00 * adj20 * lmbda_0 + 2.0 * t19);
    const double t21 = t12 + t16 + t20;
    const double t22 = mu_0 * adj11 * adj11;
    const double t23 = mu_0 * adj12 * adj12;
    const double t24 = adj10 * adj10 * mu_0;
    const double t25 = inv_abs_detJ * (t22 + t23 + adj10 * adj10 * lmbda_0 + 2.0 * t24);
    const double t26 = mu_0 * adj11 * adj21;
    const double t27 = mu_0 * adj12 * adj22;
    const double t28 = adj10 * adj20 * mu_0;
    const double t29 = inv_abs_detJ * (t26 + t27 + adj10 * adj20 * lmbda_0 + 2.0 * t28);
    const double t30 = t16 + t25 + t29;
    const double t31 = mu_0 * adj21 * adj21;
    const double t32 = mu_0 * adj22 * adj22;
    const double t33 = adj20 * adj20 * mu_0;
    const double t34 = inv_abs_detJ * (t31 + t32 + adj20 * adj20 * lmbda_0 + 2.0 * t33);
    const double t35 = t20 + t29 + t34;
    const double t36 = mu_0 + lmbda_0;
    const double t37 = adj00 * inv_abs_detJ * adj01 * t36;
    const double t38 = inv_abs_detJ * (adj10 * mu_0 * adj01 + adj00 * lmbda_0 * adj11);
    const double t39 = inv_abs_detJ * (adj20 * mu_0 * adj01 + adj00 * lmbda_0 * adj21);
    const double t40 = t37 + t38 + t39;
    const double t41 = adj10 * inv_abs_detJ * adj11 * t36;
    const double t42 = inv_abs_detJ * (adj00 * mu_0 * adj11 + adj10 * adj01 * lmbda_0);
    const double t43 = inv_abs_detJ * (adj20 * mu_0 * adj11 + adj10 * lmbda_0 * adj21);
    const double t44 = t41 + t42 + t43;
    const double t45 = adj20 * inv_abs_detJ * adj21 * t36;
    const double t46 = inv_abs_detJ * (adj00 * mu_0 * adj21 + adj20 * adj01 * lmbda_0);
    const double t47 = inv_abs_detJ * (adj10 * mu_0 * adj21 + adj20 * lmbda_0 * adj11);
    const double t48 = t45 + t46 + t47;
    const double t49 = 0.16666666666666666 * (t40 + t44 + t48);
    reinterpret_cast<double2*>(tile)[73 * lane] = make_double2(0.16666666666666666 * (t21 + t30 + t35), t49);
    const double t50 = adj00 * inv_abs_detJ * adj02 * t36;
    const double t51 = inv_abs_detJ * (adj10 * mu_0 * adj02 + adj00 * lmbda_0 * adj12);
    const double t52 = inv_abs_detJ * (adj20 * mu_0 * adj02 + adj00 * lmbda_0 * adj22);
    const double t53 = t50 + t51 + t52;
    const double t54 = adj10 * inv_abs_detJ * adj12 * t36;
    const double t55 = inv_abs_detJ * (adj00 * mu_0 * adj12 + adj10 * adj02 * lmbda_0);
    const double t56 = inv_abs_detJ * (adj20 * mu_0 * adj12 + adj10 * lmbda_0 * adj22);
    const double t57 = t54 + t55 + t56;
    const double t58 = adj20 * inv_abs_detJ * adj22 * t36;
    const double t59 = inv_abs_detJ * (adj00 * mu_0 * adj22 + adj20 * adj02 * lmbda_0);
    const double t60 = inv_abs_detJ * (adj10 * mu_0 * adj22 + adj20 * lmbda_0 * adj12);
    const double t61 = t58 + t59 + t60;
    const double t62 = 0.16666666666666666 * (t53 + t57 + t61);
    const double t63 = -0.16666666666666666 * t21;
    reinterpret_cast<double2*>(tile)[73 * lane + 1] = make_double2(t62, t63);
    const double t64 = -0.16666666666666666 * (t37 + t42 + t46);
    const double t65 = -0.16666666666666666 * (t50 + t55 + t59);
    reinterpret_cast<double2*>(tile)[73 * lane + 2] = make_double2(t64, t65);
    const double t66 = -0.16666666666666666 * t30;
    const double t67 = -0.16666666666666666 * (t38 + t41 + t47);
    reinterpret_cast<double2*>(tile)[73 * lane + 3] = make_double2(t66, t67);
    const double t68 = -0.16666666666666666 * (t51 + t54 + t60);
    const double t69 = -0.16666666666666666 * t35;
    reinterpret_cast<double2*>(tile)[73 * lane + 4] = make_double2(t68, t69);
    const double t70 = -0.16666666666666666 * (t39 + t43 + t45);
    const double t71 = -0.16666666666666666 * (t52 + t56 + t58);
    reinterpret_cast<double2*>(tile)[73 * lane + 5] = make_double2(t70, t71);
    const double t72 = inv_abs_detJ * (2.0 * t9 + t10 + t11 + adj01 * adj01 * lmbda_0);
    const double t73 = inv_abs_detJ * (2.0 * t13 + t14 + t15 + adj01 * lmbda_0 * adj11);
    const double t74 = inv_abs_detJ * (2.0 * t17 + t18 + t19 + adj01 * lmbda_0 * adj21);
    const double t75 = t72 + t73 + t74;
    const double t76 = inv_abs_detJ * (2.0 * t22 + t23 + t24 + lmbda_0 * adj11 * adj11);
    const double t77 = inv_abs_detJ * (2.0 * t26 + t27 + t28 + lmbda_0 * adj11 * adj21);
    const double t78 = t73 + t76 + t77;
    const double t79 = inv_abs_detJ * (2.0 * t31 + t32 + t33 + lmbda_0 * adj21 * adj21);
    const double t80 = t74 + t77 + t79;
    reinterpret_cast<double2*>(tile)[73 * lane + 6] = make_double2(t49, 0.16666666666666666 * (t75 + t78 +
        t80));
    const double t81 = inv_abs_detJ * adj01 * adj02 * t36;
    const double t82 = inv_abs_detJ * (mu_0 * adj02 * adj11 + adj01 * lmbda_0 * adj12);
    const double t83 = inv_abs_detJ * (mu_0 * adj02 * adj21 + adj01 * lmbda_0 * adj22);
    const double t84 = t81 + t82 + t83;
    const double t85 = inv_abs_detJ * adj11 * adj12 * t36;
    const double t86 = inv_abs_detJ * (mu_0 * adj01 * adj12 + adj02 * lmbda_0 * adj11);
    const double t87 = inv_abs_detJ * (mu_0 * adj12 * adj21 + lmbda_0 * adj11 * adj22);
    const double t88 = t85 + t86 + t87;
    const double t89 = inv_abs_detJ * adj21 * adj22 * t36;
    const double t90 = inv_abs_detJ * (mu_0 * adj01 * adj22 + adj02 * lmbda_0 * adj21);
    const double t91 = inv_abs_detJ * (mu_0 * adj11 * adj22 + lmbda_0 * adj12 * adj21);
    const double t92 = t89 + t90 + t91;
    const double t93 = 0.16666666666666666 * (t84 + t88 + t92);
    const double t94 = -0.16666666666666666 * t40;
    reinterpret_cast<double2*>(tile)[73 * lane + 7] = make_double2(t93, t94);
    const double t95 = -0.16666666666666666 * t75;
    const double t96 = -0.16666666666666666 * (t81 + t86 + t90);
    reinterpret_cast<double2*>(tile)[73 * lane + 8] = make_double2(t95, t96);
    const double t97 = -0.16666666666666666 * t44;
    const double t98 = -0.16666666666666666 * t78;
    reinterpret_cast<double2*>(tile)[73 * lane + 9] = make_double2(t97, t98);
    const double t99 = -0.16666666666666666 * (t82 + t85 + t91);
    const double t100 = -0.16666666666666666 * t48;
    reinterpret_cast<double2*>(tile)[73 * lane + 10] = make_double2(t99, t100);
    const double t101 = -0.16666666666666666 * t80;
    const double t102 = -0.16666666666666666 * (t83 + t87 + t89);
    reinterpret_cast<double2*>(tile)[73 * lane + 11] = make_double2(t101, t102);
    reinterpret_cast<double2*>(tile)[73 * lane + 12] = make_double2(t62, t93);
    const double t103 = inv_abs_detJ * (t9 + 2.0 * t10 + t11 + adj02 * adj02 * lmbda_0);
    const double t104 = inv_abs_detJ * (t13 + 2.0 * t14 + t15 + adj02 * lmbda_0 * adj12);
    const double t105 = inv_abs_detJ * (t17 + 2.0 * t18 + t19 + adj02 * lmbda_0 * adj22);
    const double t106 = t103 + t104 + t105;
    const double t107 = inv_abs_detJ * (t22 + 2.0 * t23 + t24 + lmbda_0 * adj12 * adj12);
    const double t108 = inv_abs_detJ * (t26 + 2.0 * t27 + t28 + lmbda_0 * adj12 * adj22);
    const double t109 = t104 + t107 + t108;
    const double t110 = inv_abs_detJ * (t31 + 2.0 * t32 + t33 + lmbda_0 * adj22 * adj22);
    const double t111 = t105 + t108 + t110;
    const double t112 = -0.16666666666666666 * t53;
    reinterpret_cast<double2*>(tile)[73 * lane + 13] = make_double2(0.16666666666666666 * (t106 + t109 +
        t111), t112);
    const double t113 = -0.16666666666666666 * t84;
    const double t114 = -0.16666666666666666 * t106;
    reinterpret_cast<double2*>(tile)[73 * lane + 14] = make_double2(t113, t114);
    const double t115 = -0.16666666666666666 * t57;
    const double t116 = -0.16666666666666666 * t88;
    reinterpret_cast<double2*>(tile)[73 * lane + 15] = make_double2(t115, t116);
    const double t117 = -0.16666666666666666 * t109;
    const double t118 = -0.16666666666666666 * t61;
    reinterpret_cast<double2*>(tile)[73 * lane + 16] = make_double2(t117, t118);
    const double t119 = -0.16666666666666666 * t92;
    const double t120 = -0.16666666666666666 * t111;
    reinterpret_cast<double2*>(tile)[73 * lane + 17] = make_double2(t119, t120);
    reinterpret_cast<double2*>(tile)[73 * lane + 18] = make_double2(t63, t94);
    reinterpret_cast<double2*>(tile)[73 * lane + 19] = make_double2(t112, 0.16666666666666666 * t12);
    const double t121 = 0.16666666666666666 * t37;
    const double t122 = 0.16666666666666666 * t50;
    reinterpret_cast<double2*>(tile)[73 * lane + 20] = make_double2(t121, t122);
    const double t123 = 0.16666666666666666 * t16;
    const double t124 = 0.16666666666666666 * t38;
    reinterpret_cast<double2*>(tile)[73 * lane + 21] = make_double2(t123, t124);
    const double t125 = 0.16666666666666666 * t51;
    const double t126 = 0.16666666666666666 * t20;
    reinterpret_cast<double2*>(tile)[73 * lane + 22] = make_double2(t125, t126);
    const double t127 = 0.16666666666666666 * t39;
    const double t128 = 0.16666666666666666 * t52;
    reinterpret_cast<double2*>(tile)[73 * lane + 23] = make_double2(t127, t128);
    reinterpret_cast<double2*>(tile)[73 * lane + 24] = make_double2(t64, t95);
    reinterpret_cast<double2*>(tile)[73 * lane + 25] = make_double2(t113, t121);
    const double t129 = 0.16666666666666666 * t81;
    reinterpret_cast<double2*>(tile)[73 * lane + 26] = make_double2(0.16666666666666666 * t72, t129);
    const double t130 = 0.16666666666666666 * t42;
    const double t131 = 0.16666666666666666 * t73;
    reinterpret_cast<double2*>(tile)[73 * lane + 27] = make_double2(t130, t131);
    const double t132 = 0.16666666666666666 * t82;
    const double t133 = 0.16666666666666666 * t46;
    reinterpret_cast<double2*>(tile)[73 * lane + 28] = make_double2(t132, t133);
    const double t134 = 0.16666666666666666 * t74;
    const double t135 = 0.16666666666666666 * t83;
    reinterpret_cast<double2*>(tile)[73 * lane + 29] = make_double2(t134, t135);
    reinterpret_cast<double2*>(tile)[73 * lane + 30] = make_double2(t65, t96);
    reinterpret_cast<double2*>(tile)[73 * lane + 31] = make_double2(t114, t122);
    reinterpret_cast<double2*>(tile)[73 * lane + 32] = make_double2(t129, 0.16666666666666666 * t103);
    const double t136 = 0.16666666666666666 * t55;
    const double t137 = 0.16666666666666666 * t86;
    reinterpret_cast<double2*>(tile)[73 * lane + 33] = make_double2(t136, t137);
    const double t138 = 0.16666666666666666 * t104;
    const double t139 = 0.16666666666666666 * t59;
    reinterpret_cast<double2*>(tile)[73 * lane + 34] = make_double2(t138, t139);
    const double t140 = 0.16666666666666666 * t90;
    const double t141 = 0.16666666666666666 * t105;
    reinterpret_cast<double2*>(tile)[73 * lane + 35] = make_double2(t140, t141);
    reinterpret_cast<double2*>(tile)[73 * lane + 36] = make_double2(t66, t97);
    reinterpret_cast<double2*>(tile)[73 * lane + 37] = make_double2(t115, t123);
    reinterpret_cast<double2*>(tile)[73 * lane + 38] = make_double2(t130, t136);
    const double t142 = 0.16666666666666666 * t41;
    reinterpret_cast<double2*>(tile)[73 * lane + 39] = make_double2(0.16666666666666666 * t25, t142);
    const double t143 = 0.16666666666666666 * t54;
    const double t144 = 0.16666666666666666 * t29;
    reinterpret_cast<double2*>(tile)[73 * lane + 40] = make_double2(t143, t144);
    const double t145 = 0.16666666666666666 * t43;
    const double t146 = 0.16666666666666666 * t56;
    reinterpret_cast<double2*>(tile)[73 * lane + 41] = make_double2(t145, t146);
    reinterpret_cast<double2*>(tile)[73 * lane + 42] = make_double2(t67, t98);
    reinterpret_cast<double2*>(tile)[73 * lane + 43] = make_double2(t116, t124);
    reinterpret_cast<double2*>(tile)[73 * lane + 44] = make_double2(t131, t137);
    reinterpret_cast<double2*>(tile)[73 * lane + 45] = make_double2(t142, 0.16666666666666666 * t76);
    const double t147 = 0.16666666666666666 * t85;
    const double t148 = 0.16666666666666666 * t47;
    reinterpret_cast<double2*>(tile)[73 * lane + 46] = make_double2(t147, t148);
    const double t149 = 0.16666666666666666 * t77;
    const double t150 = 0.16666666666666666 * t87;
    reinterpret_cast<double2*>(tile)[73 * lane + 47] = make_double2(t149, t150);
    reinterpret_cast<double2*>(tile)[73 * lane + 48] = make_double2(t68, t99);
    reinterpret_cast<double2*>(tile)[73 * lane + 49] = make_double2(t117, t125);
    reinterpret_cast<double2*>(tile)[73 * lane + 50] = make_double2(t132, t138);
    reinterpret_cast<double2*>(tile)[73 * lane + 51] = make_double2(t143, t147);
    const double t151 = 0.16666666666666666 * t60;
    reinterpret_cast<double2*>(tile)[73 * lane + 52] = make_double2(0.16666666666666666 * t107, t151);
    const double t152 = 0.16666666666666666 * t91;
    const double t153 = 0.16666666666666666 * t108;
    reinterpret_cast<double2*>(tile)[73 * lane + 53] = make_double2(t152, t153);
    reinterpret_cast<double2*>(tile)[73 * lane + 54] = make_double2(t69, t100);
    reinterpret_cast<double2*>(tile)[73 * lane + 55] = make_double2(t118, t126);
    reinterpret_cast<double2*>(tile)[73 * lane + 56] = make_double2(t133, t139);
    reinterpret_cast<double2*>(tile)[73 * lane + 57] = make_double2(t144, t148);
    reinterpret_cast<double2*>(tile)[73 * lane + 58] = make_double2(t151, 0.16666666666666666 * t34);
    const double t154 = 0.16666666666666666 * t45;
    const double t155 = 0.16666666666666666 * t58;
    reinterpret_cast<double2*>(tile)[73 * lane + 59] = make_double2(t154, t155);
    reinterpret_cast<double2*>(tile)[73 * lane + 60] = make_double2(t70, t101);
    reinterpret_cast<double2*>(tile)[73 * lane + 61] = make_double2(t119, t127);
    reinterpret_cast<double2*>(tile)[73 * lane + 62] = make_double2(t134, t140);
    reinterpret_cast<double2*>(tile)[73 * lane + 63] = make_double2(t145, t149);
    reinterpret_cast<double2*>(tile)[73 * lane + 64] = make_double2(t152, t154);
    const double t156 = 0.16666666666666666 * t89;
    reinterpret_cast<double2*>(tile)[73 * lane + 65] = make_double2(0.16666666666666666 * t79, t156);
    reinterpret_cast<double2*>(tile)[73 * lane + 66] = make_double2(t71, t102);
    reinterpret_cast<double2*>(tile)[73 * lane + 67] = make_double2(t120, t128);
    reinterpret_cast<double2*>(tile)[73 * lane + 68] = make_double2(t135, t141);
    reinterpret_cast<double2*>(tile)[73 * lane + 69] = make_double2(t146, t150);
    reinterpret_cast<double2*>(tile)[73 * lane + 70] = make_double2(t153, t155);
    reinterpret_cast<double2*>(tile)[73 * lane + 71] = make_double2(t156, 0.16666666666666666 * t110);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 72 * cells_here; k += 32) {
    const int staged = k / 72;
    const int part = k - 72 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[72 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[73 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cuda(
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
  const int64_t blocks = (num_cells + 31) / 32;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
    1,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    63,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // realisation
    "literal",                                 // k_place
    32,                                        // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    37376,                                     // shared_bytes
    484.0,                                     // flops_per_cell
    1188.0,                                    // bytes_per_cell
    5184.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};
