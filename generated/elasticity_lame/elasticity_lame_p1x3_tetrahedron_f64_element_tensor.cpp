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
// Arguments:
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
//   concurrent_elements  8
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             exact
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        484
//   bytes        1188 (36 read, 1152 written): inputs and results once each
//   flops/byte   0.407
//   paper flops  5184 (2 sizeG rows columns)
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_element_tensor.h"

namespace of_elasticity_lame_p1x3_tetrahedron_f64_element_tensor {
namespace {

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (num_cells + 63) / 64;
  const bool past_caches = 1152 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 64 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
      alignas(64) double inputs[112];
      alignas(64) double tile[1152];

      for (int step = 0; step < 8; ++step) {
        for (int lane = 0; lane < 8; ++lane) {
          const int batch_cell = 8 * step + lane;
          const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
          const int64_t n0 = cells[4 * cell];
          const int64_t n1 = cells[4 * cell + 1];
          const int64_t n2 = cells[4 * cell + 2];
          const int64_t n3 = cells[4 * cell + 3];
          inputs[lane] = coordinates[3 * n0];
          inputs[lane + 8] = coordinates[3 * n1];
          inputs[lane + 16] = coordinates[3 * n0 + 1];
          inputs[lane + 24] = coordinates[3 * n2 + 1];
          inputs[lane + 32] = coordinates[3 * n0 + 2];
          inputs[lane + 40] = coordinates[3 * n3 + 2];
          inputs[lane + 48] = coordinates[3 * n3 + 1];
          inputs[lane + 56] = coordinates[3 * n2 + 2];
          inputs[lane + 64] = coordinates[3 * n2];
          inputs[lane + 72] = coordinates[3 * n1 + 2];
          inputs[lane + 80] = coordinates[3 * n1 + 1];
          inputs[lane + 88] = coordinates[3 * n3];
          inputs[lane + 96] = mu[cell];
          inputs[lane + 104] = lmbda[cell];
        }
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double x0_0 = inputs[lane];
          const double x1_0 = inputs[lane + 8];
          const double J00 = x1_0 - x0_0;
          const double x0_1 = inputs[lane + 16];
          const double x2_1 = inputs[lane + 24];
          const double J11 = x2_1 - x0_1;
          const double x0_2 = inputs[lane + 32];
          const double x3_2 = inputs[lane + 40];
          const double J22 = x3_2 - x0_2;
          const double x3_1 = inputs[lane + 48];
          const double J12 = x3_1 - x0_1;
          const double x2_2 = inputs[lane + 56];
          const double J21 = x2_2 - x0_2;
          const double adj00 = J11 * J22 - J12 * J21;
          const double x2_0 = inputs[lane + 64];
          const double J01 = x2_0 - x0_0;
          const double x1_2 = inputs[lane + 72];
          const double J20 = x1_2 - x0_2;
          const double x1_1 = inputs[lane + 80];
          const double J10 = x1_1 - x0_1;
          const double adj10 = J12 * J20 - J22 * J10;
          const double x3_0 = inputs[lane + 88];
          const double J02 = x3_0 - x0_0;
          const double adj20 = J21 * J10 - J11 * J20;
          const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double mu_0 = inputs[lane + 96];
          const double adj01 = J21 * J02 - J22 * J01;
          const double t0 = mu_0 * adj01 * adj01;
          const double adj02 = J12 * J01 - J11 * J02;
          const double t1 = mu_0 * adj02 * adj02;
          const double lmbda_0 = inputs[lane + 104];
          const double t2 = mu_0 * adj00 * adj00;
          const double t3 = inv_abs_detJ * (t0 + t1 + lmbda_0 * adj00 * adj00 + 2.0 * t2);
          const double adj11 = J00 * J22 - J20 * J02;
          const double t4 = mu_0 * adj01 * adj11;
          const double adj12 = J10 * J02 - J00 * J12;
          const double t5 = mu_0 * adj02 * adj12;
          const double t6 = mu_0 * adj00 * adj10;
          const double t7 = inv_abs_detJ * (t4 + t5 + lmbda_0 * adj00 * adj10 + 2.0 * t6);
          const double adj21 = J01 * J20 - J00 * J21;
          const double t8 = mu_0 * adj01 * adj21;
          const double adj22 = J00 * J11 - J01 * J10;
          const double t9 = mu_0 * adj02 * adj22;
          const double t10 = mu_0 * adj00 * adj20;
          const double t11 = inv_abs_detJ * (t8 + t9 + lmbda_0 * adj00 * adj20 + 2.0 * t10);
          const double t12 = t3 + t7 + t11;
          const double t13 = mu_0 * adj11 * adj11;
          const double t14 = mu_0 * adj12 * adj12;
          const double t15 = mu_0 * adj10 * adj10;
          const double t16 = inv_abs_detJ * (t13 + t14 + lmbda_0 * adj10 * adj10 + 2.0 * t15);
          const double t17 = mu_0 * adj11 * adj21;
          const double t18 = mu_0 * adj12 * adj22;
          const double t19 = mu_0 * adj10 * adj20;
          const double t20 = inv_abs_detJ * (t17 + t18 + lmbda_0 * adj10 * adj20 + 2.0 * t19);
          const double t21 = t7 + t16 + t20;
          const double t22 = mu_0 * adj21 * adj21;
          const double t23 = mu_0 * adj22 * adj22;
          const double t24 = mu_0 * adj20 * adj20;
          const double t25 = inv_abs_detJ * (t22 + t23 + lmbda_0 * adj20 * adj20 + 2.0 * t24);
          const double t26 = t11 + t20 + t25;
          tile[lane] = 0.16666666666666666 * (t12 + t21 + t26);
          const double t27 = mu_0 + lmbda_0;
          const double t28 = adj00 * inv_abs_detJ * adj01 * t27;
          const double t29 = inv_abs_detJ * (mu_0 * adj10 * adj01 + lmbda_0 * adj00 * adj11);
          const double t30 = inv_abs_detJ * (mu_0 * adj20 * adj01 + lmbda_0 * adj00 * adj21);
          const double t31 = t28 + t29 + t30;
          const double t32 = adj10 * inv_abs_detJ * adj11 * t27;
          const double t33 = inv_abs_detJ * (mu_0 * adj00 * adj11 + lmbda_0 * adj10 * adj01);
          const double t34 = inv_abs_detJ * (mu_0 * adj20 * adj11 + lmbda_0 * adj10 * adj21);
          const double t35 = t32 + t33 + t34;
          const double t36 = adj20 * inv_abs_detJ * adj21 * t27;
          const double t37 = inv_abs_detJ * (mu_0 * adj00 * adj21 + lmbda_0 * adj20 * adj01);
          const double t38 = inv_abs_detJ * (mu_0 * adj10 * adj21 + lmbda_0 * adj20 * adj11);
          const double t39 = t36 + t37 + t38;
          const double t40 = 0.16666666666666666 * (t31 + t35 + t39);
          tile[lane + 8] = t40;
          const double t41 = adj00 * inv_abs_detJ * adj02 * t27;
          const double t42 = inv_abs_detJ * (mu_0 * adj10 * adj02 + lmbda_0 * adj00 * adj12);
          const double t43 = inv_abs_detJ * (mu_0 * adj20 * adj02 + lmbda_0 * adj00 * adj22);
          const double t44 = t41 + t42 + t43;
          const double t45 = adj10 * inv_abs_detJ * adj12 * t27;
          const double t46 = inv_abs_detJ * (mu_0 * adj00 * adj12 + lmbda_0 * adj10 * adj02);
          const double t47 = inv_abs_detJ * (mu_0 * adj20 * adj12 + lmbda_0 * adj10 * adj22);
          const double t48 = t45 + t46 + t47;
          const double t49 = adj20 * inv_abs_detJ * adj22 * t27;
          const double t50 = inv_abs_detJ * (mu_0 * adj00 * adj22 + lmbda_0 * adj20 * adj02);
          const double t51 = inv_abs_detJ * (mu_0 * adj10 * adj22 + lmbda_0 * adj20 * adj12);
          const double t52 = t49 + t50 + t51;
          const double t53 = 0.16666666666666666 * (t44 + t48 + t52);
          tile[lane + 16] = t53;
          const double t54 = 0.16666666666666666 * t12;
          tile[lane + 24] = -t54;
          const double t55 = 0.16666666666666666 * (t28 + t33 + t37);
          tile[lane + 32] = -t55;
          const double t56 = 0.16666666666666666 * (t41 + t46 + t50);
          tile[lane + 40] = -t56;
          const double t57 = 0.16666666666666666 * t21;
          tile[lane + 48] = -t57;
          const double t58 = 0.16666666666666666 * (t29 + t32 + t38);
          tile[lane + 56] = -t58;
          const double t59 = 0.16666666666666666 * (t42 + t45 + t51);
          tile[lane + 64] = -t59;
          const double t60 = 0.16666666666666666 * t26;
          tile[lane + 72] = -t60;
          const double t61 = 0.16666666666666666 * (t30 + t34 + t36);
          tile[lane + 80] = -t61;
          const double t62 = 0.16666666666666666 * (t43 + t47 + t49);
          tile[lane + 88] = -t62;
          tile[lane + 96] = t40;
          const double t63 = inv_abs_detJ * (2.0 * t0 + t1 + t2 + lmbda_0 * adj01 * adj01);
          const double t64 = inv_abs_detJ * (2.0 * t4 + t5 + t6 + lmbda_0 * adj01 * adj11);
          const double t65 = inv_abs_detJ * (2.0 * t8 + t9 + t10 + lmbda_0 * adj01 * adj21);
          const double t66 = t63 + t64 + t65;
          const double t67 = inv_abs_detJ * (2.0 * t13 + t14 + t15 + lmbda_0 * adj11 * adj11);
          const double t68 = inv_abs_detJ * (2.0 * t17 + t18 + t19 + lmbda_0 * adj11 * adj21);
          const double t69 = t64 + t67 + t68;
          const double t70 = inv_abs_detJ * (2.0 * t22 + t23 + t24 + lmbda_0 * adj21 * adj21);
          const double t71 = t65 + t68 + t70;
          tile[lane + 104] = 0.16666666666666666 * (t66 + t69 + t71);
          const double t72 = inv_abs_detJ * adj01 * adj02 * t27;
          const double t73 = inv_abs_detJ * (mu_0 * adj02 * adj11 + lmbda_0 * adj01 * adj12);
          const double t74 = inv_abs_detJ * (mu_0 * adj02 * adj21 + lmbda_0 * adj01 * adj22);
          const double t75 = t72 + t73 + t74;
          const double t76 = inv_abs_detJ * adj11 * adj12 * t27;
          const double t77 = inv_abs_detJ * (mu_0 * adj01 * adj12 + lmbda_0 * adj02 * adj11);
          const double t78 = inv_abs_detJ * (mu_0 * adj12 * adj21 + lmbda_0 * adj11 * adj22);
          const double t79 = t76 + t77 + t78;
          const double t80 = inv_abs_detJ * adj21 * adj22 * t27;
          const double t81 = inv_abs_detJ * (mu_0 * adj01 * adj22 + lmbda_0 * adj02 * adj21);
          const double t82 = inv_abs_detJ * (mu_0 * adj11 * adj22 + lmbda_0 * adj12 * adj21);
          const double t83 = t80 + t81 + t82;
          const double t84 = 0.16666666666666666 * (t75 + t79 + t83);
          tile[lane + 112] = t84;
          const double t85 = 0.16666666666666666 * t31;
          tile[lane + 120] = -t85;
          const double t86 = 0.16666666666666666 * t66;
          tile[lane + 128] = -t86;
          const double t87 = 0.16666666666666666 * (t72 + t77 + t81);
          tile[lane + 136] = -t87;
          const double t88 = 0.16666666666666666 * t35;
          tile[lane + 144] = -t88;
          const double t89 = 0.16666666666666666 * t69;
          tile[lane + 152] = -t89;
          const double t90 = 0.16666666666666666 * (t73 + t76 + t82);
          tile[lane + 160] = -t90;
          const double t91 = 0.16666666666666666 * t39;
          tile[lane + 168] = -t91;
          const double t92 = 0.16666666666666666 * t71;
          tile[lane + 176] = -t92;
          const double t93 = 0.16666666666666666 * (t74 + t78 + t80);
          tile[lane + 184] = -t93;
          tile[lane + 192] = t53;
          tile[lane + 200] = t84;
          const double t94 = inv_abs_detJ * (t0 + 2.0 * t1 + t2 + lmbda_0 * adj02 * adj02);
          const double t95 = inv_abs_detJ * (t4 + 2.0 * t5 + t6 + lmbda_0 * adj02 * adj12);
          const double t96 = inv_abs_detJ * (t8 + 2.0 * t9 + t10 + lmbda_0 * adj02 * adj22);
          const double t97 = t94 + t95 + t96;
          const double t98 = inv_abs_detJ * (t13 + 2.0 * t14 + t15 + lmbda_0 * adj12 * adj12);
          const double t99 = inv_abs_detJ * (t17 + 2.0 * t18 + t19 + lmbda_0 * adj12 * adj22);
          const double t100 = t95 + t98 + t99;
          const double t101 = inv_abs_detJ * (t22 + 2.0 * t23 + t24 + lmbda_0 * adj22 * adj22);
          const double t102 = t96 + t99 + t101;
          tile[lane + 208] = 0.16666666666666666 * (t97 + t100 + t102);
          const double t103 = 0.16666666666666666 * t44;
          tile[lane + 216] = -t103;
          const double t104 = 0.16666666666666666 * t75;
          tile[lane + 224] = -t104;
          const double t105 = 0.16666666666666666 * t97;
          tile[lane + 232] = -t105;
          const double t106 = 0.16666666666666666 * t48;
          tile[lane + 240] = -t106;
          const double t107 = 0.16666666666666666 * t79;
          tile[lane + 248] = -t107;
          const double t108 = 0.16666666666666666 * t100;
          tile[lane + 256] = -t108;
          const double t109 = 0.16666666666666666 * t52;
          tile[lane + 264] = -t109;
          const double t110 = 0.16666666666666666 * t83;
          tile[lane + 272] = -t110;
          const double t111 = 0.16666666666666666 * t102;
          tile[lane + 280] = -t111;
          tile[lane + 288] = -t54;
          tile[lane + 296] = -t85;
          tile[lane + 304] = -t103;
          tile[lane + 312] = 0.16666666666666666 * t3;
          const double t112 = 0.16666666666666666 * t28;
          tile[lane + 320] = t112;
          const double t113 = 0.16666666666666666 * t41;
          tile[lane + 328] = t113;
          const double t114 = 0.16666666666666666 * t7;
          tile[lane + 336] = t114;
          const double t115 = 0.16666666666666666 * t29;
          tile[lane + 344] = t115;
          const double t116 = 0.16666666666666666 * t42;
          tile[lane + 352] = t116;
          const double t117 = 0.16666666666666666 * t11;
          tile[lane + 360] = t117;
          const double t118 = 0.16666666666666666 * t30;
          tile[lane + 368] = t118;
          const double t119 = 0.16666666666666666 * t43;
          tile[lane + 376] = t119;
          tile[lane + 384] = -t55;
          tile[lane + 392] = -t86;
          tile[lane + 400] = -t104;
          tile[lane + 408] = t112;
          tile[lane + 416] = 0.16666666666666666 * t63;
          const double t120 = 0.16666666666666666 * t72;
          tile[lane + 424] = t120;
          const double t121 = 0.16666666666666666 * t33;
          tile[lane + 432] = t121;
          const double t122 = 0.16666666666666666 * t64;
          tile[lane + 440] = t122;
          const double t123 = 0.16666666666666666 * t73;
          tile[lane + 448] = t123;
          const double t124 = 0.16666666666666666 * t37;
          tile[lane + 456] = t124;
          const double t125 = 0.16666666666666666 * t65;
          tile[lane + 464] = t125;
          const double t126 = 0.16666666666666666 * t74;
          tile[lane + 472] = t126;
          tile[lane + 480] = -t56;
          tile[lane + 488] = -t87;
          tile[lane + 496] = -t105;
          tile[lane + 504] = t113;
          tile[lane + 512] = t120;
          tile[lane + 520] = 0.16666666666666666 * t94;
          const double t127 = 0.16666666666666666 * t46;
          tile[lane + 528] = t127;
          const double t128 = 0.16666666666666666 * t77;
          tile[lane + 536] = t128;
          const double t129 = 0.16666666666666666 * t95;
          tile[lane + 544] = t129;
          const double t130 = 0.16666666666666666 * t50;
          tile[lane + 552] = t130;
          const double t131 = 0.16666666666666666 * t81;
          tile[lane + 560] = t131;
          const double t132 = 0.16666666666666666 * t96;
          tile[lane + 568] = t132;
          tile[lane + 576] = -t57;
          tile[lane + 584] = -t88;
          tile[lane + 592] = -t106;
          tile[lane + 600] = t114;
          tile[lane + 608] = t121;
          tile[lane + 616] = t127;
          tile[lane + 624] = 0.16666666666666666 * t16;
          const double t133 = 0.16666666666666666 * t32;
          tile[lane + 632] = t133;
          const double t134 = 0.16666666666666666 * t45;
          tile[lane + 640] = t134;
          const double t135 = 0.16666666666666666 * t20;
          tile[lane + 648] = t135;
          const double t136 = 0.16666666666666666 * t34;
          tile[lane + 656] = t136;
          const double t137 = 0.16666666666666666 * t47;
          tile[lane + 664] = t137;
          tile[lane + 672] = -t58;
          tile[lane + 680] = -t89;
          tile[lane + 688] = -t107;
          tile[lane + 696] = t115;
          tile[lane + 704] = t122;
          tile[lane + 712] = t128;
          tile[lane + 720] = t133;
          tile[lane + 728] = 0.16666666666666666 * t67;
          const double t138 = 0.16666666666666666 * t76;
          tile[lane + 736] = t138;
          const double t139 = 0.16666666666666666 * t38;
          tile[lane + 744] = t139;
          const double t140 = 0.16666666666666666 * t68;
          tile[lane + 752] = t140;
          const double t141 = 0.16666666666666666 * t78;
          tile[lane + 760] = t141;
          tile[lane + 768] = -t59;
          tile[lane + 776] = -t90;
          tile[lane + 784] = -t108;
          tile[lane + 792] = t116;
          tile[lane + 800] = t123;
          tile[lane + 808] = t129;
          tile[lane + 816] = t134;
          tile[lane + 824] = t138;
          tile[lane + 832] = 0.16666666666666666 * t98;
          const double t142 = 0.16666666666666666 * t51;
          tile[lane + 840] = t142;
          const double t143 = 0.16666666666666666 * t82;
          tile[lane + 848] = t143;
          const double t144 = 0.16666666666666666 * t99;
          tile[lane + 856] = t144;
          tile[lane + 864] = -t60;
          tile[lane + 872] = -t91;
          tile[lane + 880] = -t109;
          tile[lane + 888] = t117;
          tile[lane + 896] = t124;
          tile[lane + 904] = t130;
          tile[lane + 912] = t135;
          tile[lane + 920] = t139;
          tile[lane + 928] = t142;
          tile[lane + 936] = 0.16666666666666666 * t25;
          const double t145 = 0.16666666666666666 * t36;
          tile[lane + 944] = t145;
          const double t146 = 0.16666666666666666 * t49;
          tile[lane + 952] = t146;
          tile[lane + 960] = -t61;
          tile[lane + 968] = -t92;
          tile[lane + 976] = -t110;
          tile[lane + 984] = t118;
          tile[lane + 992] = t125;
          tile[lane + 1000] = t131;
          tile[lane + 1008] = t136;
          tile[lane + 1016] = t140;
          tile[lane + 1024] = t143;
          tile[lane + 1032] = t145;
          tile[lane + 1040] = 0.16666666666666666 * t70;
          const double t147 = 0.16666666666666666 * t80;
          tile[lane + 1048] = t147;
          tile[lane + 1056] = -t62;
          tile[lane + 1064] = -t93;
          tile[lane + 1072] = -t111;
          tile[lane + 1080] = t119;
          tile[lane + 1088] = t126;
          tile[lane + 1096] = t132;
          tile[lane + 1104] = t137;
          tile[lane + 1112] = t141;
          tile[lane + 1120] = t144;
          tile[lane + 1128] = t146;
          tile[lane + 1136] = t147;
          tile[lane + 1144] = 0.16666666666666666 * t101;
        }
        const int64_t group_first = first_cell + 8 * step;
        const int group_cells = cells_here - 8 * step < 8 ? cells_here - 8 * step : 8;
        store_transposed<144, 8, 144>(tile, element_tensors + 144 * group_first, group_cells, past_caches);
      }
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cpu(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr ||
      mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return FEMFORGE_SUCCESS;
}

extern "C" void elasticity_lame_p1x3_tetrahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ lmbda = packed_coefficients + 0;
  const double* __restrict__ mu = packed_coefficients + 1;
  // element tensor of one cell
  const double x0_0 = coordinate_dofs[0];
  const double x1_0 = coordinate_dofs[3];
  const double J00 = x1_0 - x0_0;
  const double x0_1 = coordinate_dofs[1];
  const double x2_1 = coordinate_dofs[7];
  const double J11 = x2_1 - x0_1;
  const double x0_2 = coordinate_dofs[2];
  const double x3_2 = coordinate_dofs[11];
  const double J22 = x3_2 - x0_2;
  const double x3_1 = coordinate_dofs[10];
  const double J12 = x3_1 - x0_1;
  const double x2_2 = coordinate_dofs[8];
  const double J21 = x2_2 - x0_2;
  const double adj00 = J11 * J22 - J12 * J21;
  const double x2_0 = coordinate_dofs[6];
  const double J01 = x2_0 - x0_0;
  const double x1_2 = coordinate_dofs[5];
  const double J20 = x1_2 - x0_2;
  const double x1_1 = coordinate_dofs[4];
  const double J10 = x1_1 - x0_1;
  const double adj10 = J12 * J20 - J22 * J10;
  const double x3_0 = coordinate_dofs[9];
  const double J02 = x3_0 - x0_0;
  const double adj20 = J21 * J10 - J11 * J20;
  const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = 1.0 / abs_detJ;
  const double mu_0 = mu[0];
  const double adj01 = J21 * J02 - J22 * J01;
  const double t0 = mu_0 * adj01 * adj01;
  const double adj02 = J12 * J01 - J11 * J02;
  const double t1 = mu_0 * adj02 * adj02;
  const double lmbda_0 = lmbda[0];
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
  A[0] += 0.16666666666666666 * (t12 + t21 + t26);
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
  A[1] += t40;
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
  A[2] += t53;
  const double t54 = 0.16666666666666666 * t12;
  A[3] += -t54;
  const double t55 = 0.16666666666666666 * (t28 + t33 + t37);
  A[4] += -t55;
  const double t56 = 0.16666666666666666 * (t41 + t46 + t50);
  A[5] += -t56;
  const double t57 = 0.16666666666666666 * t21;
  A[6] += -t57;
  const double t58 = 0.16666666666666666 * (t29 + t32 + t38);
  A[7] += -t58;
  const double t59 = 0.16666666666666666 * (t42 + t45 + t51);
  A[8] += -t59;
  const double t60 = 0.16666666666666666 * t26;
  A[9] += -t60;
  const double t61 = 0.16666666666666666 * (t30 + t34 + t36);
  A[10] += -t61;
  const double t62 = 0.16666666666666666 * (t43 + t47 + t49);
  A[11] += -t62;
  A[12] += t40;
  const double t63 = inv_abs_detJ * (2.0 * t0 + t1 + t2 + adj01 * adj01 * lmbda_0);
  const double t64 = inv_abs_detJ * (2.0 * t4 + t5 + t6 + adj01 * lmbda_0 * adj11);
  const double t65 = inv_abs_detJ * (2.0 * t8 + t9 + t10 + adj01 * lmbda_0 * adj21);
  const double t66 = t63 + t64 + t65;
  const double t67 = inv_abs_detJ * (2.0 * t13 + t14 + t15 + lmbda_0 * adj11 * adj11);
  const double t68 = inv_abs_detJ * (2.0 * t17 + t18 + t19 + lmbda_0 * adj11 * adj21);
  const double t69 = t64 + t67 + t68;
  const double t70 = inv_abs_detJ * (2.0 * t22 + t23 + t24 + lmbda_0 * adj21 * adj21);
  const double t71 = t65 + t68 + t70;
  A[13] += 0.16666666666666666 * (t66 + t69 + t71);
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
  A[14] += t84;
  const double t85 = 0.16666666666666666 * t31;
  A[15] += -t85;
  const double t86 = 0.16666666666666666 * t66;
  A[16] += -t86;
  const double t87 = 0.16666666666666666 * (t72 + t77 + t81);
  A[17] += -t87;
  const double t88 = 0.16666666666666666 * t35;
  A[18] += -t88;
  const double t89 = 0.16666666666666666 * t69;
  A[19] += -t89;
  const double t90 = 0.16666666666666666 * (t73 + t76 + t82);
  A[20] += -t90;
  const double t91 = 0.16666666666666666 * t39;
  A[21] += -t91;
  const double t92 = 0.16666666666666666 * t71;
  A[22] += -t92;
  const double t93 = 0.16666666666666666 * (t74 + t78 + t80);
  A[23] += -t93;
  A[24] += t53;
  A[25] += t84;
  const double t94 = inv_abs_detJ * (t0 + 2.0 * t1 + t2 + adj02 * adj02 * lmbda_0);
  const double t95 = inv_abs_detJ * (t4 + 2.0 * t5 + t6 + adj02 * lmbda_0 * adj12);
  const double t96 = inv_abs_detJ * (t8 + 2.0 * t9 + t10 + adj02 * lmbda_0 * adj22);
  const double t97 = t94 + t95 + t96;
  const double t98 = inv_abs_detJ * (t13 + 2.0 * t14 + t15 + lmbda_0 * adj12 * adj12);
  const double t99 = inv_abs_detJ * (t17 + 2.0 * t18 + t19 + lmbda_0 * adj12 * adj22);
  const double t100 = t95 + t98 + t99;
  const double t101 = inv_abs_detJ * (t22 + 2.0 * t23 + t24 + lmbda_0 * adj22 * adj22);
  const double t102 = t96 + t99 + t101;
  A[26] += 0.16666666666666666 * (t97 + t100 + t102);
  const double t103 = 0.16666666666666666 * t44;
  A[27] += -t103;
  const double t104 = 0.16666666666666666 * t75;
  A[28] += -t104;
  const double t105 = 0.16666666666666666 * t97;
  A[29] += -t105;
  const double t106 = 0.16666666666666666 * t48;
  A[30] += -t106;
  const double t107 = 0.16666666666666666 * t79;
  A[31] += -t107;
  const double t108 = 0.16666666666666666 * t100;
  A[32] += -t108;
  const double t109 = 0.16666666666666666 * t52;
  A[33] += -t109;
  const double t110 = 0.16666666666666666 * t83;
  A[34] += -t110;
  const double t111 = 0.16666666666666666 * t102;
  A[35] += -t111;
  A[36] += -t54;
  A[37] += -t85;
  A[38] += -t103;
  A[39] += 0.16666666666666666 * t3;
  const double t112 = 0.16666666666666666 * t28;
  A[40] += t112;
  const double t113 = 0.16666666666666666 * t41;
  A[41] += t113;
  const double t114 = 0.16666666666666666 * t7;
  A[42] += t114;
  const double t115 = 0.16666666666666666 * t29;
  A[43] += t115;
  const double t116 = 0.16666666666666666 * t42;
  A[44] += t116;
  const double t117 = 0.16666666666666666 * t11;
  A[45] += t117;
  const double t118 = 0.16666666666666666 * t30;
  A[46] += t118;
  const double t119 = 0.16666666666666666 * t43;
  A[47] += t119;
  A[48] += -t55;
  A[49] += -t86;
  A[50] += -t104;
  A[51] += t112;
  A[52] += 0.16666666666666666 * t63;
  const double t120 = 0.16666666666666666 * t72;
  A[53] += t120;
  const double t121 = 0.16666666666666666 * t33;
  A[54] += t121;
  const double t122 = 0.16666666666666666 * t64;
  A[55] += t122;
  const double t123 = 0.16666666666666666 * t73;
  A[56] += t123;
  const double t124 = 0.16666666666666666 * t37;
  A[57] += t124;
  const double t125 = 0.16666666666666666 * t65;
  A[58] += t125;
  const double t126 = 0.16666666666666666 * t74;
  A[59] += t126;
  A[60] += -t56;
  A[61] += -t87;
  A[62] += -t105;
  A[63] += t113;
  A[64] += t120;
  A[65] += 0.16666666666666666 * t94;
  const double t127 = 0.16666666666666666 * t46;
  A[66] += t127;
  const double t128 = 0.16666666666666666 * t77;
  A[67] += t128;
  const double t129 = 0.16666666666666666 * t95;
  A[68] += t129;
  const double t130 = 0.16666666666666666 * t50;
  A[69] += t130;
  const double t131 = 0.16666666666666666 * t81;
  A[70] += t131;
  const double t132 = 0.16666666666666666 * t96;
  A[71] += t132;
  A[72] += -t57;
  A[73] += -t88;
  A[74] += -t106;
  A[75] += t114;
  A[76] += t121;
  A[77] += t127;
  A[78] += 0.16666666666666666 * t16;
  const double t133 = 0.16666666666666666 * t32;
  A[79] += t133;
  const double t134 = 0.16666666666666666 * t45;
  A[80] += t134;
  const double t135 = 0.16666666666666666 * t20;
  A[81] += t135;
  const double t136 = 0.16666666666666666 * t34;
  A[82] += t136;
  const double t137 = 0.16666666666666666 * t47;
  A[83] += t137;
  A[84] += -t58;
  A[85] += -t89;
  A[86] += -t107;
  A[87] += t115;
  A[88] += t122;
  A[89] += t128;
  A[90] += t133;
  A[91] += 0.16666666666666666 * t67;
  const double t138 = 0.16666666666666666 * t76;
  A[92] += t138;
  const double t139 = 0.16666666666666666 * t38;
  A[93] += t139;
  const double t140 = 0.16666666666666666 * t68;
  A[94] += t140;
  const double t141 = 0.16666666666666666 * t78;
  A[95] += t141;
  A[96] += -t59;
  A[97] += -t90;
  A[98] += -t108;
  A[99] += t116;
  A[100] += t123;
  A[101] += t129;
  A[102] += t134;
  A[103] += t138;
  A[104] += 0.16666666666666666 * t98;
  const double t142 = 0.16666666666666666 * t51;
  A[105] += t142;
  const double t143 = 0.16666666666666666 * t82;
  A[106] += t143;
  const double t144 = 0.16666666666666666 * t99;
  A[107] += t144;
  A[108] += -t60;
  A[109] += -t91;
  A[110] += -t109;
  A[111] += t117;
  A[112] += t124;
  A[113] += t130;
  A[114] += t135;
  A[115] += t139;
  A[116] += t142;
  A[117] += 0.16666666666666666 * t25;
  const double t145 = 0.16666666666666666 * t36;
  A[118] += t145;
  const double t146 = 0.16666666666666666 * t49;
  A[119] += t146;
  A[120] += -t61;
  A[121] += -t92;
  A[122] += -t110;
  A[123] += t118;
  A[124] += t125;
  A[125] += t131;
  A[126] += t136;
  A[127] += t140;
  A[128] += t143;
  A[129] += t145;
  A[130] += 0.16666666666666666 * t70;
  const double t147 = 0.16666666666666666 * t80;
  A[131] += t147;
  A[132] += -t62;
  A[133] += -t93;
  A[134] += -t111;
  A[135] += t119;
  A[136] += t126;
  A[137] += t132;
  A[138] += t137;
  A[139] += t141;
  A[140] += t144;
  A[141] += t146;
  A[142] += t147;
  A[143] += 0.16666666666666666 * t101;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_cpu_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cpu",                                     // target
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
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    10112,                                     // shared_bytes
    484.0,                                     // flops_per_cell
    1188.0,                                    // bytes_per_cell
    5184.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_lame_p1x3_tetrahedron_f64_element_tensor
