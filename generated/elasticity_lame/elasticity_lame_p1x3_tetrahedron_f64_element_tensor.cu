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
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//   lmbda            [cell][1]
//   mu               [cell][1]
//
// Representation:
//   tensor          511 flops (862 before optimisation)
//   quadrature      484 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             as in the table of tuned parameters
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
//   division             fast
//   store_chunk          0
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        484
//   bytes        1188 (36 read, 1152 written): inputs and results once each
//   flops/byte   0.407
//   paper flops  5184 (2 sizeG rows columns)
//   shared       37376 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_element_tensor.h"

namespace of_elasticity_lame_p1x3_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(32)
elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double tile[4672];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

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
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double J11 = x2_1 - x0_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J22 = x3_2 - x0_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double J12 = x3_1 - x0_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double x2_0 = coordinates[3 * n2];
    const double J01 = x2_0 - x0_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double J20 = x1_2 - x0_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double x3_0 = coordinates[3 * n3];
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double mu_0 = mu[cell];
    const double adj01 = J21 * J02 - J22 * J01;
    const double t0 = mu_0 * adj01 * adj01;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t1 = mu_0 * adj02 * adj02;
    const double lmbda_0 = lmbda[cell];
    const double t2 = adj00 * adj00 * mu_0;
    const double t3 = inv_abs_detJ * (t0 + t1 + adj00 * adj00 * lmbda_0 + 2.0 * t2);
    const double adj11 = J00 * J22 - J20 * J02;
    const double t4 = mu_0 * adj01 * adj11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t5 = mu_0 * adj02 * adj12;
    const double t6 = adj00 * adj10 * mu_0;
    const double t7 = inv_abs_detJ * (t4 + t5 + adj00 * adj10 * lmbda_0 + 2.0 * t6);
    const double adj21 = J01 * J20 - J00 * J21;
    const double t8 = mu_0 * adj01 * adj21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t9 = mu_0 * adj02 * adj22;
    const double t10 = adj00 * adj20 * mu_0;
    const double t11 = inv_abs_detJ * (t8 + t9 + adj00 * adj20 * lmbda_0 + 2.0 * t10);
    const double t12 = t3 + t7 + t11;
    const double t13 = mu_0 * adj11 * adj11;
    const double t14 = mu_0 * adj12 * adj12;
    const double t15 = adj10 * adj10 * mu_0;
    const double t16 = inv_abs_detJ * (t13 + t14 + adj10 * adj10 * lmbda_0 + 2.0 * t15);
    const double t17 = mu_0 * adj11 * adj21;
    const double t18 = mu_0 * adj12 * adj22;
    const double t19 = adj10 * adj20 * mu_0;
    const double t20 = inv_abs_detJ * (t17 + t18 + adj10 * adj20 * lmbda_0 + 2.0 * t19);
    const double t21 = t7 + t16 + t20;
    const double t22 = mu_0 * adj21 * adj21;
    const double t23 = mu_0 * adj22 * adj22;
    const double t24 = adj20 * adj20 * mu_0;
    const double t25 = inv_abs_detJ * (t22 + t23 + adj20 * adj20 * lmbda_0 + 2.0 * t24);
    const double t26 = t11 + t20 + t25;
    const double t27 = mu_0 + lmbda_0;
    const double t28 = adj00 * inv_abs_detJ * adj01 * t27;
    const double t29 = inv_abs_detJ * (adj10 * mu_0 * adj01 + adj00 * lmbda_0 * adj11);
    const double t30 = inv_abs_detJ * (adj20 * mu_0 * adj01 + adj00 * lmbda_0 * adj21);
    const double t31 = t28 + t29 + t30;
    const double t32 = adj10 * inv_abs_detJ * adj11 * t27;
    const double t33 = inv_abs_detJ * (adj00 * mu_0 * adj11 + adj10 * adj01 * lmbda_0);
    const double t34 = inv_abs_detJ * (adj20 * mu_0 * adj11 + adj10 * lmbda_0 * adj21);
    const double t35 = t32 + t33 + t34;
    const double t36 = adj20 * inv_abs_detJ * adj21 * t27;
    const double t37 = inv_abs_detJ * (adj00 * mu_0 * adj21 + adj20 * adj01 * lmbda_0);
    const double t38 = inv_abs_detJ * (adj10 * mu_0 * adj21 + adj20 * lmbda_0 * adj11);
    const double t39 = t36 + t37 + t38;
    const double t40 = 0.16666666666666666 * (t31 + t35 + t39);
    reinterpret_cast<double2*>(tile)[73 * lane] = make_double2(0.16666666666666666 * (t12 + t21 + t26), t40);
    const double t41 = adj00 * inv_abs_detJ * adj02 * t27;
    const double t42 = inv_abs_detJ * (adj10 * mu_0 * adj02 + adj00 * lmbda_0 * adj12);
    const double t43 = inv_abs_detJ * (adj20 * mu_0 * adj02 + adj00 * lmbda_0 * adj22);
    const double t44 = t41 + t42 + t43;
    const double t45 = adj10 * inv_abs_detJ * adj12 * t27;
    const double t46 = inv_abs_detJ * (adj00 * mu_0 * adj12 + adj10 * adj02 * lmbda_0);
    const double t47 = inv_abs_detJ * (adj20 * mu_0 * adj12 + adj10 * lmbda_0 * adj22);
    const double t48 = t45 + t46 + t47;
    const double t49 = adj20 * inv_abs_detJ * adj22 * t27;
    const double t50 = inv_abs_detJ * (adj00 * mu_0 * adj22 + adj20 * adj02 * lmbda_0);
    const double t51 = inv_abs_detJ * (adj10 * mu_0 * adj22 + adj20 * lmbda_0 * adj12);
    const double t52 = t49 + t50 + t51;
    const double t53 = 0.16666666666666666 * (t44 + t48 + t52);
    const double t54 = 0.16666666666666666 * t12;
    reinterpret_cast<double2*>(tile)[73 * lane + 1] = make_double2(t53, -t54);
    const double t55 = 0.16666666666666666 * (t28 + t33 + t37);
    const double t56 = 0.16666666666666666 * (t41 + t46 + t50);
    reinterpret_cast<double2*>(tile)[73 * lane + 2] = make_double2(-t55, -t56);
    const double t57 = 0.16666666666666666 * t21;
    const double t58 = 0.16666666666666666 * (t29 + t32 + t38);
    reinterpret_cast<double2*>(tile)[73 * lane + 3] = make_double2(-t57, -t58);
    const double t59 = 0.16666666666666666 * (t42 + t45 + t51);
    const double t60 = 0.16666666666666666 * t26;
    reinterpret_cast<double2*>(tile)[73 * lane + 4] = make_double2(-t59, -t60);
    const double t61 = 0.16666666666666666 * (t30 + t34 + t36);
    const double t62 = 0.16666666666666666 * (t43 + t47 + t49);
    reinterpret_cast<double2*>(tile)[73 * lane + 5] = make_double2(-t61, -t62);
    const double t63 = inv_abs_detJ * (2.0 * t0 + t1 + t2 + adj01 * adj01 * lmbda_0);
    const double t64 = inv_abs_detJ * (2.0 * t4 + t5 + t6 + adj01 * lmbda_0 * adj11);
    const double t65 = inv_abs_detJ * (2.0 * t8 + t9 + t10 + adj01 * lmbda_0 * adj21);
    const double t66 = t63 + t64 + t65;
    const double t67 = inv_abs_detJ * (2.0 * t13 + t14 + t15 + lmbda_0 * adj11 * adj11);
    const double t68 = inv_abs_detJ * (2.0 * t17 + t18 + t19 + lmbda_0 * adj11 * adj21);
    const double t69 = t64 + t67 + t68;
    const double t70 = inv_abs_detJ * (2.0 * t22 + t23 + t24 + lmbda_0 * adj21 * adj21);
    const double t71 = t65 + t68 + t70;
    reinterpret_cast<double2*>(tile)[73 * lane + 6] = make_double2(t40, 0.16666666666666666 * (t66 + t69 +
        t71));
    const double t72 = inv_abs_detJ * adj01 * adj02 * t27;
    const double t73 = inv_abs_detJ * (mu_0 * adj02 * adj11 + adj01 * lmbda_0 * adj12);
    const double t74 = inv_abs_detJ * (mu_0 * adj02 * adj21 + adj01 * lmbda_0 * adj22);
    const double t75 = t72 + t73 + t74;
    const double t76 = inv_abs_detJ * adj11 * adj12 * t27;
    const double t77 = inv_abs_detJ * (mu_0 * adj01 * adj12 + adj02 * lmbda_0 * adj11);
    const double t78 = inv_abs_detJ * (mu_0 * adj12 * adj21 + lmbda_0 * adj11 * adj22);
    const double t79 = t76 + t77 + t78;
    const double t80 = inv_abs_detJ * adj21 * adj22 * t27;
    const double t81 = inv_abs_detJ * (mu_0 * adj01 * adj22 + adj02 * lmbda_0 * adj21);
    const double t82 = inv_abs_detJ * (mu_0 * adj11 * adj22 + lmbda_0 * adj12 * adj21);
    const double t83 = t80 + t81 + t82;
    const double t84 = 0.16666666666666666 * (t75 + t79 + t83);
    const double t85 = 0.16666666666666666 * t31;
    reinterpret_cast<double2*>(tile)[73 * lane + 7] = make_double2(t84, -t85);
    const double t86 = 0.16666666666666666 * t66;
    const double t87 = 0.16666666666666666 * (t72 + t77 + t81);
    reinterpret_cast<double2*>(tile)[73 * lane + 8] = make_double2(-t86, -t87);
    const double t88 = 0.16666666666666666 * t35;
    const double t89 = 0.16666666666666666 * t69;
    reinterpret_cast<double2*>(tile)[73 * lane + 9] = make_double2(-t88, -t89);
    const double t90 = 0.16666666666666666 * (t73 + t76 + t82);
    const double t91 = 0.16666666666666666 * t39;
    reinterpret_cast<double2*>(tile)[73 * lane + 10] = make_double2(-t90, -t91);
    const double t92 = 0.16666666666666666 * t71;
    const double t93 = 0.16666666666666666 * (t74 + t78 + t80);
    reinterpret_cast<double2*>(tile)[73 * lane + 11] = make_double2(-t92, -t93);
    reinterpret_cast<double2*>(tile)[73 * lane + 12] = make_double2(t53, t84);
    const double t94 = inv_abs_detJ * (t0 + 2.0 * t1 + t2 + adj02 * adj02 * lmbda_0);
    const double t95 = inv_abs_detJ * (t4 + 2.0 * t5 + t6 + adj02 * lmbda_0 * adj12);
    const double t96 = inv_abs_detJ * (t8 + 2.0 * t9 + t10 + adj02 * lmbda_0 * adj22);
    const double t97 = t94 + t95 + t96;
    const double t98 = inv_abs_detJ * (t13 + 2.0 * t14 + t15 + lmbda_0 * adj12 * adj12);
    const double t99 = inv_abs_detJ * (t17 + 2.0 * t18 + t19 + lmbda_0 * adj12 * adj22);
    const double t100 = t95 + t98 + t99;
    const double t101 = inv_abs_detJ * (t22 + 2.0 * t23 + t24 + lmbda_0 * adj22 * adj22);
    const double t102 = t96 + t99 + t101;
    const double t103 = 0.16666666666666666 * t44;
    reinterpret_cast<double2*>(tile)[73 * lane + 13] = make_double2(0.16666666666666666 * (t97 + t100 + t102),
        -t103);
    const double t104 = 0.16666666666666666 * t75;
    const double t105 = 0.16666666666666666 * t97;
    reinterpret_cast<double2*>(tile)[73 * lane + 14] = make_double2(-t104, -t105);
    const double t106 = 0.16666666666666666 * t48;
    const double t107 = 0.16666666666666666 * t79;
    reinterpret_cast<double2*>(tile)[73 * lane + 15] = make_double2(-t106, -t107);
    const double t108 = 0.16666666666666666 * t100;
    const double t109 = 0.16666666666666666 * t52;
    reinterpret_cast<double2*>(tile)[73 * lane + 16] = make_double2(-t108, -t109);
    const double t110 = 0.16666666666666666 * t83;
    const double t111 = 0.16666666666666666 * t102;
    reinterpret_cast<double2*>(tile)[73 * lane + 17] = make_double2(-t110, -t111);
    reinterpret_cast<double2*>(tile)[73 * lane + 18] = make_double2(-t54, -t85);
    reinterpret_cast<double2*>(tile)[73 * lane + 19] = make_double2(-t103, 0.16666666666666666 * t3);
    const double t112 = 0.16666666666666666 * t28;
    const double t113 = 0.16666666666666666 * t41;
    reinterpret_cast<double2*>(tile)[73 * lane + 20] = make_double2(t112, t113);
    const double t114 = 0.16666666666666666 * t7;
    const double t115 = 0.16666666666666666 * t29;
    reinterpret_cast<double2*>(tile)[73 * lane + 21] = make_double2(t114, t115);
    const double t116 = 0.16666666666666666 * t42;
    const double t117 = 0.16666666666666666 * t11;
    reinterpret_cast<double2*>(tile)[73 * lane + 22] = make_double2(t116, t117);
    const double t118 = 0.16666666666666666 * t30;
    const double t119 = 0.16666666666666666 * t43;
    reinterpret_cast<double2*>(tile)[73 * lane + 23] = make_double2(t118, t119);
    reinterpret_cast<double2*>(tile)[73 * lane + 24] = make_double2(-t55, -t86);
    reinterpret_cast<double2*>(tile)[73 * lane + 25] = make_double2(-t104, t112);
    const double t120 = 0.16666666666666666 * t72;
    reinterpret_cast<double2*>(tile)[73 * lane + 26] = make_double2(0.16666666666666666 * t63, t120);
    const double t121 = 0.16666666666666666 * t33;
    const double t122 = 0.16666666666666666 * t64;
    reinterpret_cast<double2*>(tile)[73 * lane + 27] = make_double2(t121, t122);
    const double t123 = 0.16666666666666666 * t73;
    const double t124 = 0.16666666666666666 * t37;
    reinterpret_cast<double2*>(tile)[73 * lane + 28] = make_double2(t123, t124);
    const double t125 = 0.16666666666666666 * t65;
    const double t126 = 0.16666666666666666 * t74;
    reinterpret_cast<double2*>(tile)[73 * lane + 29] = make_double2(t125, t126);
    reinterpret_cast<double2*>(tile)[73 * lane + 30] = make_double2(-t56, -t87);
    reinterpret_cast<double2*>(tile)[73 * lane + 31] = make_double2(-t105, t113);
    reinterpret_cast<double2*>(tile)[73 * lane + 32] = make_double2(t120, 0.16666666666666666 * t94);
    const double t127 = 0.16666666666666666 * t46;
    const double t128 = 0.16666666666666666 * t77;
    reinterpret_cast<double2*>(tile)[73 * lane + 33] = make_double2(t127, t128);
    const double t129 = 0.16666666666666666 * t95;
    const double t130 = 0.16666666666666666 * t50;
    reinterpret_cast<double2*>(tile)[73 * lane + 34] = make_double2(t129, t130);
    const double t131 = 0.16666666666666666 * t81;
    const double t132 = 0.16666666666666666 * t96;
    reinterpret_cast<double2*>(tile)[73 * lane + 35] = make_double2(t131, t132);
    reinterpret_cast<double2*>(tile)[73 * lane + 36] = make_double2(-t57, -t88);
    reinterpret_cast<double2*>(tile)[73 * lane + 37] = make_double2(-t106, t114);
    reinterpret_cast<double2*>(tile)[73 * lane + 38] = make_double2(t121, t127);
    const double t133 = 0.16666666666666666 * t32;
    reinterpret_cast<double2*>(tile)[73 * lane + 39] = make_double2(0.16666666666666666 * t16, t133);
    const double t134 = 0.16666666666666666 * t45;
    const double t135 = 0.16666666666666666 * t20;
    reinterpret_cast<double2*>(tile)[73 * lane + 40] = make_double2(t134, t135);
    const double t136 = 0.16666666666666666 * t34;
    const double t137 = 0.16666666666666666 * t47;
    reinterpret_cast<double2*>(tile)[73 * lane + 41] = make_double2(t136, t137);
    reinterpret_cast<double2*>(tile)[73 * lane + 42] = make_double2(-t58, -t89);
    reinterpret_cast<double2*>(tile)[73 * lane + 43] = make_double2(-t107, t115);
    reinterpret_cast<double2*>(tile)[73 * lane + 44] = make_double2(t122, t128);
    reinterpret_cast<double2*>(tile)[73 * lane + 45] = make_double2(t133, 0.16666666666666666 * t67);
    const double t138 = 0.16666666666666666 * t76;
    const double t139 = 0.16666666666666666 * t38;
    reinterpret_cast<double2*>(tile)[73 * lane + 46] = make_double2(t138, t139);
    const double t140 = 0.16666666666666666 * t68;
    const double t141 = 0.16666666666666666 * t78;
    reinterpret_cast<double2*>(tile)[73 * lane + 47] = make_double2(t140, t141);
    reinterpret_cast<double2*>(tile)[73 * lane + 48] = make_double2(-t59, -t90);
    reinterpret_cast<double2*>(tile)[73 * lane + 49] = make_double2(-t108, t116);
    reinterpret_cast<double2*>(tile)[73 * lane + 50] = make_double2(t123, t129);
    reinterpret_cast<double2*>(tile)[73 * lane + 51] = make_double2(t134, t138);
    const double t142 = 0.16666666666666666 * t51;
    reinterpret_cast<double2*>(tile)[73 * lane + 52] = make_double2(0.16666666666666666 * t98, t142);
    const double t143 = 0.16666666666666666 * t82;
    const double t144 = 0.16666666666666666 * t99;
    reinterpret_cast<double2*>(tile)[73 * lane + 53] = make_double2(t143, t144);
    reinterpret_cast<double2*>(tile)[73 * lane + 54] = make_double2(-t60, -t91);
    reinterpret_cast<double2*>(tile)[73 * lane + 55] = make_double2(-t109, t117);
    reinterpret_cast<double2*>(tile)[73 * lane + 56] = make_double2(t124, t130);
    reinterpret_cast<double2*>(tile)[73 * lane + 57] = make_double2(t135, t139);
    reinterpret_cast<double2*>(tile)[73 * lane + 58] = make_double2(t142, 0.16666666666666666 * t25);
    const double t145 = 0.16666666666666666 * t36;
    const double t146 = 0.16666666666666666 * t49;
    reinterpret_cast<double2*>(tile)[73 * lane + 59] = make_double2(t145, t146);
    reinterpret_cast<double2*>(tile)[73 * lane + 60] = make_double2(-t61, -t92);
    reinterpret_cast<double2*>(tile)[73 * lane + 61] = make_double2(-t110, t118);
    reinterpret_cast<double2*>(tile)[73 * lane + 62] = make_double2(t125, t131);
    reinterpret_cast<double2*>(tile)[73 * lane + 63] = make_double2(t136, t140);
    reinterpret_cast<double2*>(tile)[73 * lane + 64] = make_double2(t143, t145);
    const double t147 = 0.16666666666666666 * t80;
    reinterpret_cast<double2*>(tile)[73 * lane + 65] = make_double2(0.16666666666666666 * t70, t147);
    reinterpret_cast<double2*>(tile)[73 * lane + 66] = make_double2(-t62, -t93);
    reinterpret_cast<double2*>(tile)[73 * lane + 67] = make_double2(-t111, t119);
    reinterpret_cast<double2*>(tile)[73 * lane + 68] = make_double2(t126, t132);
    reinterpret_cast<double2*>(tile)[73 * lane + 69] = make_double2(t137, t141);
    reinterpret_cast<double2*>(tile)[73 * lane + 70] = make_double2(t144, t146);
    reinterpret_cast<double2*>(tile)[73 * lane + 71] = make_double2(t147, 0.16666666666666666 * t101);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 72 * cells_here; k += 32) {
    const int staged = k / 72;
    const int part = k - 72 * staged;
    __stcs(&reinterpret_cast<double2*>(element_tensors)[72 * first_cell + k], reinterpret_cast<const
        double2*>(tile)[73 * staged + part]);
  }
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
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr ||
      mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells, lmbda, mu);
  }
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
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cuda",                                    // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
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

}  // namespace of_elasticity_lame_p1x3_tetrahedron_f64_element_tensor
