// error_norm_p1_tetrahedron_f64_functional: functional of form M in error_norm.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate error_norm.form --kernel functional --define cell=tetrahedron --define degree=1
//
// Form file error_norm.form:
//   | """Square of the norm of an error (arity 0), against a solution on elements of a higher degree.
//   |
//   | The norm is that of L2 where the factor is 0, that of H1 where it is 1.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | exact = Coefficient(FiniteElement("Lagrange", cell, degree + 2))
//   | factor = Constant(cell)
//   |
//   | error = u - exact
//   | M = error**2 * dx + factor * inner(grad(error), grad(error)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   u       coefficient, P1, 4 dofs
//   exact   coefficient, P3, 20 dofs
//   factor  constant, 1 values
//   degree  6 (estimate), scheme default
//
// Arguments:
//   num_cells    cells to work on
//   value        [1] one number, added to
//   offsets      [cell][node] the node's first entry of the vectors
//   coordinates  [point][3]
//   cells        [cell][4] points of its coordinate nodes
//   u            [dof] a vector of the space of the results
//   exact        [cell][20]
//   factor       [1]
//   partials     [batch] room for the sums of batches
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      2740 flops <- taken
//   sum_factorised  7300 flops
//   why             fewest flops of those that are valid; written, 2740 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              ordered
//   index_type           int32
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   realisation          written
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  sums of batches are stored; a second pass adds them up in a fixed order
//
// Costs of a cell:
//   flops       2741.12
//   bytes       197.458 (197.333 read, 0.125 written): inputs and results once each; not lists of the
//               scatter, nor what it adds to
//   flops/byte  13.9
//

#include <cmath>
#include <cstdint>

#include "error_norm_p1_tetrahedron_f64_functional.h"

namespace {

void run_cells(
    int64_t num_cells,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ exact,
    const double* __restrict__ factor,
    double* __restrict__ partials) {
  const int64_t num_batches = (num_cells + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = 64 * batch;
    const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);
    alignas(64) double inputs[288];
    alignas(64) double tile[8];
    alignas(64) double sums[8];

    #pragma omp simd
    for (int lane = 0; lane < 8; ++lane) {
      sums[lane] = 0.0;
    }
    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = 8 * step + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = u[d0];
        inputs[lane + 8] = u[d1];
        inputs[lane + 16] = u[d2];
        inputs[lane + 24] = u[d3];
        inputs[lane + 32] = exact[20 * cell];
        inputs[lane + 40] = exact[20 * cell + 1];
        inputs[lane + 48] = exact[20 * cell + 2];
        inputs[lane + 56] = exact[20 * cell + 3];
        inputs[lane + 64] = exact[20 * cell + 4];
        inputs[lane + 72] = exact[20 * cell + 5];
        inputs[lane + 80] = exact[20 * cell + 6];
        inputs[lane + 88] = exact[20 * cell + 7];
        inputs[lane + 96] = exact[20 * cell + 8];
        inputs[lane + 104] = exact[20 * cell + 9];
        inputs[lane + 112] = exact[20 * cell + 10];
        inputs[lane + 120] = exact[20 * cell + 11];
        inputs[lane + 128] = exact[20 * cell + 12];
        inputs[lane + 136] = exact[20 * cell + 13];
        inputs[lane + 144] = exact[20 * cell + 14];
        inputs[lane + 152] = exact[20 * cell + 15];
        inputs[lane + 160] = exact[20 * cell + 16];
        inputs[lane + 168] = exact[20 * cell + 17];
        inputs[lane + 176] = exact[20 * cell + 18];
        inputs[lane + 184] = exact[20 * cell + 19];
        inputs[lane + 192] = coordinates[3 * n0];
        inputs[lane + 200] = coordinates[3 * n1];
        inputs[lane + 208] = coordinates[3 * n2];
        inputs[lane + 216] = coordinates[3 * n3];
        inputs[lane + 224] = coordinates[3 * n0 + 1];
        inputs[lane + 232] = coordinates[3 * n1 + 1];
        inputs[lane + 240] = coordinates[3 * n2 + 1];
        inputs[lane + 248] = coordinates[3 * n3 + 1];
        inputs[lane + 256] = coordinates[3 * n0 + 2];
        inputs[lane + 264] = coordinates[3 * n1 + 2];
        inputs[lane + 272] = coordinates[3 * n2 + 2];
        inputs[lane + 280] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double x0_0 = inputs[lane + 192];
        const double x1_0 = inputs[lane + 200];
        const double J00 = x1_0 - x0_0;
        const double x0_1 = inputs[lane + 224];
        const double x2_1 = inputs[lane + 240];
        const double J11 = x2_1 - x0_1;
        const double x0_2 = inputs[lane + 256];
        const double x3_2 = inputs[lane + 280];
        const double J22 = x3_2 - x0_2;
        const double x3_1 = inputs[lane + 248];
        const double J12 = x3_1 - x0_1;
        const double x2_2 = inputs[lane + 272];
        const double J21 = x2_2 - x0_2;
        const double adj00 = J11 * J22 - J12 * J21;
        const double x2_0 = inputs[lane + 208];
        const double J01 = x2_0 - x0_0;
        const double x1_2 = inputs[lane + 264];
        const double J20 = x1_2 - x0_2;
        const double x1_1 = inputs[lane + 232];
        const double J10 = x1_1 - x0_1;
        const double adj10 = J12 * J20 - J22 * J10;
        const double x3_0 = inputs[lane + 216];
        const double J02 = x3_0 - x0_0;
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double exact_3 = inputs[lane + 56];
        const double u_3 = inputs[lane + 24];
        const double t0 = 0.3333333333333333 * u_3;
        const double t1 = exact_3 - 3.0 * t0;
        const double t2 = 0.02091475256247702 * t1;
        const double exact_2 = inputs[lane + 48];
        const double u_2 = inputs[lane + 16];
        const double t3 = 0.3333333333333333 * u_2;
        const double t4 = exact_2 - 3.0 * t3;
        const double t5 = 0.09316949906249124 * t4;
        const double exact_7 = inputs[lane + 88];
        const double u_1 = inputs[lane + 8];
        const double t6 = 0.3333333333333333 * u_1;
        const double t7 = exact_7 - (2.0 * t0 + t6);
        const double t8 = 0.061338998124982475 * t7;
        const double exact_16 = inputs[lane + 160];
        const double t9 = exact_16 - (t0 + t3 + t6);
        const double t10 = 0.045753796064404044 * t9;
        const double exact_9 = inputs[lane + 104];
        const double t11 = exact_9 - (2.0 * t3 + t6);
        const double t12 = 0.15450849718747373 * t11;
        const double exact_6 = inputs[lane + 80];
        const double t13 = exact_6 - (t0 + 2.0 * t6);
        const double t14 = 0.061338998124982475 * t13;
        const double exact_8 = inputs[lane + 96];
        const double t15 = exact_8 - (t3 + 2.0 * t6);
        const double t16 = 0.15450849718747373 * t15;
        const double exact_1 = inputs[lane + 40];
        const double t17 = exact_1 - 3.0 * t6;
        const double t18 = 0.09316949906249124 * t17;
        const double exact_17 = inputs[lane + 168];
        const double u_0 = inputs[lane];
        const double t19 = 0.3333333333333333 * u_0;
        const double t20 = exact_17 - (t0 + t3 + t19);
        const double t21 = 0.045753796064404044 * t20;
        const double exact_18 = inputs[lane + 176];
        const double t22 = exact_18 - (t0 + t6 + t19);
        const double t23 = 0.045753796064404044 * t22;
        const double exact_19 = inputs[lane + 184];
        const double t24 = exact_19 - (t3 + t6 + t19);
        const double t25 = 0.2329237476562281 * t24;
        const double exact_15 = inputs[lane + 152];
        const double t26 = exact_15 - (2.0 * t6 + t19);
        const double t27 = 0.15450849718747373 * t26;
        const double exact_14 = inputs[lane + 144];
        const double t28 = exact_14 - (t6 + 2.0 * t19);
        const double t29 = 0.15450849718747373 * t28;
        const double exact_0 = inputs[lane + 32];
        const double t30 = exact_0 - 3.0 * t19;
        const double t31 = 0.09316949906249124 * t30;
        const double exact_5 = inputs[lane + 72];
        const double t32 = exact_5 - (2.0 * t0 + t3);
        const double exact_4 = inputs[lane + 64];
        const double t33 = exact_4 - (t0 + 2.0 * t3);
        const double exact_11 = inputs[lane + 120];
        const double t34 = exact_11 - (2.0 * t0 + t19);
        const double exact_13 = inputs[lane + 136];
        const double t35 = exact_13 - (2.0 * t3 + t19);
        const double exact_10 = inputs[lane + 112];
        const double t36 = exact_10 - (t0 + 2.0 * t19);
        const double exact_12 = inputs[lane + 128];
        const double t37 = exact_12 - (t3 + 2.0 * t19);
        const double t38 = t1 + t4 + t7 + t9 + t11 + t13 + t15 + t17 + t20 + t22 + t24 + t26 + t28 + t30 + t32
            + t33 + t34 + t35 + t36 + t37;
        const double t39 = 0.04658474953124562 * t38;
        const double t40 = 19.05944933613317 * t2 + 4.278478159198053 * t5 + 35.82867750023035 * t10 +
            5.037855260454431 * t14 + 2.0 * t16 + 2.1262116270011675 * t18 + 23.6211249558549 * t21 +
            35.82867750023035 * t23 + 7.037917001156444 * t25 + 2.0 * t27 + 4.278478159198053 * t31 -
            2.5189276302272154 * t8 - t12 - t29 - 5.027083572254603 * t39;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t41 = inv_abs_detJ * inv_abs_detJ;
        const double t42 = u_0 - u_1;
        const double t43 = u_0 - u_2;
        const double t44 = u_0 - u_3;
        const double t45 = adj00 * t42 + adj10 * t43 + adj20 * t44;
        const double t46 = 1.125 * exact_6;
        const double t47 = 1.125 * exact_7;
        const double t48 = 1.125 * exact_8;
        const double t49 = 1.125 * exact_9;
        const double t50 = 2.25 * exact_10;
        const double t51 = 1.125 * exact_11;
        const double t52 = 2.25 * exact_12;
        const double t53 = 1.125 * exact_13;
        const double t54 = 6.75 * exact_16;
        const double t55 = 6.75 * exact_17;
        const double t56 = exact_0 + 2.0 * t46 + 2.0 * t48 + t51 + t53 + t55 - exact_1 - t47 - t49 - t50 - t52
            - t54;
        const double t57 = 1.125 * exact_4;
        const double t58 = 1.125 * exact_5;
        const double t59 = exact_0 + 0.125 * exact_2 + t51 + t53 + t55 - t50 - t52 - 4.0 * t57 - t58;
        const double t60 = exact_2 + 24.0 * t58 - exact_3 - 24.0 * t57 - 8.0 * t59;
        const double t61 = adj00 * t56 + adj10 * t59 - 0.125 * adj20 * t60;
        const double t62 = 0.04398270034036192 * t61;
        const double t63 = 2.25 * exact_14;
        const double t64 = 1.125 * exact_15;
        const double t65 = 6.75 * exact_18;
        const double t66 = exact_0 + 0.125 * exact_1 + t51 + t64 + t65 - 4.0 * t46 - t47 - t50 - t63;
        const double t67 = exact_0 + 2.0 * t49 + t51 + 2.0 * t57 + t64 + t65 - exact_2 - t48 - t50 - t54 - t58
            - t63;
        const double t68 = exact_1 + 24.0 * t47 - exact_3 - 24.0 * t46 - 8.0 * t66;
        const double t69 = adj00 * t66 + adj10 * t67 - 0.125 * adj20 * t68;
        const double t70 = 0.04398270034036192 * t69;
        const double t71 = 6.75 * exact_19;
        const double t72 = exact_0 + 0.125 * exact_1 + t53 + t64 + t71 - 4.0 * t48 - t49 - t52 - t63;
        const double t73 = exact_1 + 24.0 * t49 - exact_2 - 24.0 * t48 - 8.0 * t72;
        const double t74 = exact_0 + 2.0 * t47 + t53 + 2.0 * t58 + t64 + t71 - exact_3 - t46 - t52 - t54 - t57
            - t63;
        const double t75 = adj00 * t72 + adj20 * t74 - 0.125 * adj10 * t73;
        const double t76 = 0.0848813358333567 * t75;
        const double t77 = exact_0 + 8.0 * t64 - 5.5 * exact_1 - 2.0 * t63;
        const double t78 = 5.5 * exact_1 + 4.0 * t49 + t77 - exact_2 - 8.0 * t48;
        const double t79 = 5.5 * exact_1 + 4.0 * t47 + t77 - exact_3 - 8.0 * t46;
        const double t80 = adj00 * t77 + adj10 * t78 + adj20 * t79;
        const double t81 = 0.06867044319443276 * t80;
        const double t82 = 0.125 * exact_0 + exact_1 + t47 + 0.5 * t63 + t65 - 2.0 * t46 - 2.0 * t50 - t51 -
            2.0 * t64;
        const double t83 = 0.125 * exact_0 + exact_2 + 0.5 * t52 + t55 + t58 - 2.0 * t50 - t51 - 2.0 * t53 -
            2.0 * t57;
        const double t84 = exact_0 + 24.0 * t51 - exact_3 - 12.0 * t50;
        const double t85 = adj00 * t82 + adj10 * t83 + 0.125 * adj20 * t84;
        const double t86 = 0.04398270034036192 * t85;
        const double t87 = 0.125 * exact_0 + exact_1 + t49 + 0.5 * t63 + t71 - 2.0 * t48 - 2.0 * t52 - t53 -
            2.0 * t64;
        const double t88 = exact_0 + 24.0 * t53 - exact_2 - 12.0 * t52;
        const double t89 = exact_2 + t51 + 2.5 * t52 + 3.0 * t58 - exact_3 - 2.5 * t50 - t53 - 3.0 * t57 -
            t83;
        const double t90 = adj00 * t87 + 0.125 * adj10 * t88 - adj20 * t89;
        const double t91 = 0.0848813358333567 * t90;
        const double t92 = exact_0 + 24.0 * t64 - exact_1 - 12.0 * t63;
        const double t93 = exact_1 + 3.0 * t49 + t53 + 2.5 * t63 - exact_2 - 3.0 * t48 - 2.5 * t52 - t64 -
            t87;
        const double t94 = exact_1 + 3.0 * t47 + t51 + 2.5 * t63 - exact_3 - 3.0 * t46 - 2.5 * t50 - t64 -
            t82;
        const double t95 = 0.125 * adj00 * t92 - adj10 * t93 - adj20 * t94;
        const double t96 = 0.0848813358333567 * t95;
        const double t97 = exact_0 + 8.0 * t51 - 5.5 * exact_3 - 2.0 * t50;
        const double t98 = exact_1 + 8.0 * t47 - 5.5 * exact_3 - 4.0 * t46 - t97;
        const double t99 = exact_2 + 8.0 * t58 - 5.5 * exact_3 - 4.0 * t57 - t97;
        const double t100 = adj00 * t98 + adj10 * t99 - adj20 * t97;
        const double t101 = exact_0 + 8.0 * t53 - 5.5 * exact_2 - 2.0 * t52;
        const double t102 = exact_1 + 8.0 * t49 - 5.5 * exact_2 - 4.0 * t48 - t101;
        const double t103 = 5.5 * exact_2 + 4.0 * t58 + t101 - exact_3 - 8.0 * t57;
        const double t104 = adj00 * t102 - adj10 * t101 - adj20 * t103;
        const double t105 = 1.375 * exact_0 + t64 - 0.25 * exact_1 - t63;
        const double t106 = 1.375 * exact_0 + t53 - 0.25 * exact_2 - t52;
        const double t107 = 1.375 * exact_0 + t51 - 0.25 * exact_3 - t50;
        const double t108 = adj00 * t105 + adj10 * t106 + adj20 * t107;
        const double t109 = 0.05555555555555555 * (t61 + t69 + t75 + t80 + 4.0 * t108 - t85 - t90 - t95 - t100
            - t104);
        const double t110 = t45 + 5.045312484232307 * (1.3821663692303492 * t86 + 0.7161928902454271 * t91 +
            t96 + 0.43701823521522354 * t109 - 1.3821663692303492 * t62 - 1.9298800477573914 * t70 - t76 -
            0.05786262519641535 * t81);
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t111 = t42 * adj01 + t43 * adj11 + t44 * adj21;
        const double t112 = t56 * adj01 + t59 * adj11 - 0.125 * t60 * adj21;
        const double t113 = 0.04398270034036192 * t112;
        const double t114 = t66 * adj01 + t67 * adj11 - 0.125 * t68 * adj21;
        const double t115 = 0.04398270034036192 * t114;
        const double t116 = t72 * adj01 + t74 * adj21 - 0.125 * t73 * adj11;
        const double t117 = 0.0848813358333567 * t116;
        const double t118 = t77 * adj01 + t78 * adj11 + t79 * adj21;
        const double t119 = 0.06867044319443276 * t118;
        const double t120 = t82 * adj01 + t83 * adj11 + 0.125 * t84 * adj21;
        const double t121 = 0.04398270034036192 * t120;
        const double t122 = t87 * adj01 + 0.125 * t88 * adj11 - t89 * adj21;
        const double t123 = 0.0848813358333567 * t122;
        const double t124 = 0.125 * t92 * adj01 - t93 * adj11 - t94 * adj21;
        const double t125 = 0.0848813358333567 * t124;
        const double t126 = t98 * adj01 + t99 * adj11 - t97 * adj21;
        const double t127 = t102 * adj01 - t101 * adj11 - t103 * adj21;
        const double t128 = t105 * adj01 + t106 * adj11 + t107 * adj21;
        const double t129 = 0.05555555555555555 * (t112 + t114 + t116 + t118 + 4.0 * t128 - t120 - t122 - t124
            - t126 - t127);
        const double t130 = t111 + 5.045312484232307 * (1.3821663692303492 * t121 + 0.7161928902454271 * t123
            + t125 + 0.43701823521522354 * t129 - 1.3821663692303492 * t113 - 1.9298800477573914 * t115 - t117
            - 0.05786262519641535 * t119);
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t131 = t42 * adj02 + t43 * adj12 + t44 * adj22;
        const double t132 = t56 * adj02 + t59 * adj12 - 0.125 * t60 * adj22;
        const double t133 = 0.04398270034036192 * t132;
        const double t134 = t66 * adj02 + t67 * adj12 - 0.125 * t68 * adj22;
        const double t135 = 0.04398270034036192 * t134;
        const double t136 = t72 * adj02 + t74 * adj22 - 0.125 * t73 * adj12;
        const double t137 = 0.0848813358333567 * t136;
        const double t138 = t77 * adj02 + t78 * adj12 + t79 * adj22;
        const double t139 = 0.06867044319443276 * t138;
        const double t140 = t82 * adj02 + t83 * adj12 + 0.125 * t84 * adj22;
        const double t141 = 0.04398270034036192 * t140;
        const double t142 = t87 * adj02 + 0.125 * t88 * adj12 - t89 * adj22;
        const double t143 = 0.0848813358333567 * t142;
        const double t144 = 0.125 * t92 * adj02 - t93 * adj12 - t94 * adj22;
        const double t145 = 0.0848813358333567 * t144;
        const double t146 = t98 * adj02 + t99 * adj12 - t97 * adj22;
        const double t147 = t102 * adj02 - t101 * adj12 - t103 * adj22;
        const double t148 = t105 * adj02 + t106 * adj12 + t107 * adj22;
        const double t149 = 0.05555555555555555 * (t132 + t134 + t136 + t138 + 4.0 * t148 - t140 - t142 - t144
            - t146 - t147);
        const double t150 = t131 + 5.045312484232307 * (1.3821663692303492 * t141 + 0.7161928902454271 * t143
            + t145 + 0.43701823521522354 * t149 - 1.3821663692303492 * t133 - 1.9298800477573914 * t135 - t137
            - 0.05786262519641535 * t139);
        const double flux0 = abs_detJ * (0.09936060474656982 * t40 * t40 + factor[0] * t41 * (t110 * t110 +
            t130 * t130 + t150 * t150));
        const double t151 = 0.061338998124982475 * t34;
        const double t152 = 0.15450849718747373 * t35;
        const double t153 = 0.061338998124982475 * t36;
        const double t154 = 0.15450849718747373 * t37;
        const double t155 = 19.05944933613317 * t2 + 4.278478159198053 * t5 + 23.6211249558549 * t10 +
            4.278478159198053 * t18 + 35.82867750023035 * t21 + 35.82867750023035 * t23 + 7.037917001156444 *
            t25 + 2.0 * t29 + 2.1262116270011675 * t31 + 5.037855260454431 * t153 + 2.0 * t154 - t27 -
            5.027083572254603 * t39 - 2.5189276302272154 * t151 - t152;
        const double t156 = 0.27468177277773104 * t108;
        const double t157 = t45 + 5.045312484232307 * (1.9298800477573914 * t86 + t91 + t96 +
            0.43701823521522354 * t109 - 1.3821663692303492 * t62 - 1.3821663692303492 * t70 -
            0.7161928902454271 * t76 - 0.05786262519641535 * t156);
        const double t158 = 0.27468177277773104 * t128;
        const double t159 = t111 + 5.045312484232307 * (1.9298800477573914 * t121 + t123 + t125 +
            0.43701823521522354 * t129 - 1.3821663692303492 * t113 - 1.3821663692303492 * t115 -
            0.7161928902454271 * t117 - 0.05786262519641535 * t158);
        const double t160 = 0.27468177277773104 * t148;
        const double t161 = t131 + 5.045312484232307 * (1.9298800477573914 * t141 + t143 + t145 +
            0.43701823521522354 * t149 - 1.3821663692303492 * t133 - 1.3821663692303492 * t135 -
            0.7161928902454271 * t137 - 0.05786262519641535 * t160);
        const double flux1 = abs_detJ * (0.09936060474656982 * t155 * t155 + factor[0] * t41 * (t157 * t157 +
            t159 * t159 + t161 * t161));
        const double t162 = 0.061338998124982475 * t32;
        const double t163 = 0.061338998124982475 * t33;
        const double t164 = 3.7602076448009627 * t2 + 1.6985315925142797 * t5 + 2.0 * t8 + 14.223782005598347
            * t10 + 1.6985315925142797 * t18 + 14.223782005598347 * t21 + 14.223782005598347 * t23 +
            1.8420365775223042 * t25 + 1.6985315925142797 * t31 + 2.0 * t151 + 2.0 * t162 - t14 -
            1.9957237008040378 * t39 - t153 - t163;
        const double t165 = 0.029325780277801146 * t100;
        const double t166 = 0.06867044319443276 * t104;
        const double t167 = t45 - 1.431895553958635 * (t91 + t96 + 3.8436169225236285 * t109 +
            9.721157832204662 * t165 + 4.355310120908179 * t166 - t76 - 4.355310120908179 * t81 -
            4.355310120908179 * t156);
        const double t168 = 0.029325780277801146 * t126;
        const double t169 = 0.06867044319443276 * t127;
        const double t170 = t111 - 1.431895553958635 * (t123 + t125 + 3.8436169225236285 * t129 +
            9.721157832204662 * t168 + 4.355310120908179 * t169 - t117 - 4.355310120908179 * t119 -
            4.355310120908179 * t158);
        const double t171 = 0.029325780277801146 * t146;
        const double t172 = 0.06867044319443276 * t147;
        const double t173 = t131 - 1.431895553958635 * (t143 + t145 + 3.8436169225236285 * t149 +
            9.721157832204662 * t171 + 4.355310120908179 * t172 - t137 - 4.355310120908179 * t139 -
            4.355310120908179 * t160);
        const double flux2 = abs_detJ * (0.6304426800469757 * t164 * t164 + factor[0] * t41 * (t167 * t167 +
            t170 * t170 + t173 * t173));
        const double t174 = 19.05944933613317 * t2 + 2.1262116270011675 * t5 + 35.82867750023035 * t10 + 2.0 *
            t12 + 4.278478159198053 * t18 + 35.82867750023035 * t21 + 23.6211249558549 * t23 +
            7.037917001156444 * t25 + 4.278478159198053 * t31 + 2.0 * t152 + 5.037855260454431 * t163 - t16 -
            5.027083572254603 * t39 - t154 - 2.5189276302272154 * t162;
        const double t175 = t45 + 5.045312484232307 * (1.3821663692303492 * t86 + t91 + 0.7161928902454271 *
            t96 + 0.43701823521522354 * t109 + 0.05786262519641535 * t166 - 1.9298800477573914 * t62 -
            1.3821663692303492 * t70 - t76);
        const double t176 = t111 + 5.045312484232307 * (1.3821663692303492 * t121 + t123 + 0.7161928902454271
            * t125 + 0.43701823521522354 * t129 + 0.05786262519641535 * t169 - 1.9298800477573914 * t113 -
            1.3821663692303492 * t115 - t117);
        const double t177 = t131 + 5.045312484232307 * (1.3821663692303492 * t141 + t143 + 0.7161928902454271
            * t145 + 0.43701823521522354 * t149 + 0.05786262519641535 * t172 - 1.9298800477573914 * t133 -
            1.3821663692303492 * t135 - t137);
        const double flux3 = abs_detJ * (0.09936060474656982 * t174 * t174 + factor[0] * t41 * (t175 * t175 +
            t176 * t176 + t177 * t177));
        const double t178 = 1.9157936529910418 * t2 + 0.43005866314894214 * t5 + t10 + 4.387218050749882 * t14
            + 1.7417007134715266 * t16 + 4.95059301802497 * t18 + 0.18256586914647308 * t21 + t23 +
            0.196432508599046 * t25 + 1.7417007134715266 * t27 + 0.43005866314894214 * t31 - 2.193609025374941
            * t8 - 0.8708503567357633 * t12 - 0.8708503567357633 * t29 - 0.14030893471360428 * t39;
        const double t179 = t45 + (t86 + 0.5181669198363108 * t91 + 2.123065079779109 * t96 +
            0.6725739011194941 * t109 - t62 - 4.0972609375561575 * t70 - 2.123065079779109 * t76 -
            10.209316170919244 * t81);
        const double t180 = t111 + (t121 + 0.5181669198363108 * t123 + 2.123065079779109 * t125 +
            0.6725739011194941 * t129 - t113 - 4.0972609375561575 * t115 - 2.123065079779109 * t117 -
            10.209316170919244 * t119);
        const double t181 = t131 + (t141 + 0.5181669198363108 * t143 + 2.123065079779109 * t145 +
            0.6725739011194941 * t149 - t133 - 4.0972609375561575 * t135 - 2.123065079779109 * t137 -
            10.209316170919244 * t139);
        const double flux4 = abs_detJ * (t178 * t178 + factor[0] * t41 * (t179 * t179 + t180 * t180 + t181 *
            t181));
        const double t182 = 1.9157936529910418 * t2 + 0.43005866314894214 * t5 + 0.18256586914647308 * t10 +
            0.43005866314894214 * t18 + t21 + t23 + 0.196432508599046 * t25 + 1.7417007134715266 * t29 +
            4.95059301802497 * t31 + 4.387218050749882 * t153 + 1.7417007134715266 * t154 - 0.8708503567357633
            * t27 - 0.14030893471360428 * t39 - 2.193609025374941 * t151 - 0.8708503567357633 * t152;
        const double t183 = t45 + (4.0972609375561575 * t86 + 2.123065079779109 * t91 + 2.123065079779109 *
            t96 + 0.6725739011194941 * t109 - t62 - t70 - 0.5181669198363108 * t76 - 10.209316170919244 *
            t156);
        const double t184 = t111 + (4.0972609375561575 * t121 + 2.123065079779109 * t123 + 2.123065079779109 *
            t125 + 0.6725739011194941 * t129 - t113 - t115 - 0.5181669198363108 * t117 - 10.209316170919244 *
            t158);
        const double t185 = t131 + (4.0972609375561575 * t141 + 2.123065079779109 * t143 + 2.123065079779109 *
            t145 + 0.6725739011194941 * t149 - t133 - t135 - 0.5181669198363108 * t137 - 10.209316170919244 *
            t160);
        const double flux5 = abs_detJ * (t182 * t182 + factor[0] * t41 * (t183 * t183 + t184 * t184 + t185 *
            t185));
        const double t186 = 22.053537098935973 * t2 + 0.43005866314894214 * t5 + 4.387218050749882 * t8 + t10
            + 0.43005866314894214 * t18 + t21 + t23 + 0.03586187166100688 * t25 + 0.43005866314894214 * t31 +
            4.387218050749882 * t151 + 4.387218050749882 * t162 - 2.193609025374941 * t14 -
            0.14030893471360428 * t39 - 2.193609025374941 * t153 - 2.193609025374941 * t163;
        const double t187 = t45 - 1.6048981599427983 * (t91 + t96 + 1.6020835238309439 * t109 +
            1.6351522014060547 * t166 - t76 - 1.6351522014060547 * t81 - 1.6351522014060547 * t156 -
            11.067053534135283 * t165);
        const double t188 = t111 - 1.6048981599427983 * (t123 + t125 + 1.6020835238309439 * t129 +
            1.6351522014060547 * t169 - t117 - 1.6351522014060547 * t119 - 1.6351522014060547 * t158 -
            11.067053534135283 * t168);
        const double t189 = t131 - 1.6048981599427983 * (t143 + t145 + 1.6020835238309439 * t149 +
            1.6351522014060547 * t172 - t137 - 1.6351522014060547 * t139 - 1.6351522014060547 * t160 -
            11.067053534135283 * t171);
        const double flux6 = abs_detJ * (t186 * t186 + factor[0] * t41 * (t187 * t187 + t188 * t188 + t189 *
            t189));
        const double t190 = 1.9157936529910418 * t2 + 4.95059301802497 * t5 + t10 + 1.7417007134715266 * t12 +
            0.43005866314894214 * t18 + t21 + 0.18256586914647308 * t23 + 0.196432508599046 * t25 +
            0.43005866314894214 * t31 + 1.7417007134715266 * t152 + 4.387218050749882 * t163 -
            0.8708503567357633 * t16 - 0.14030893471360428 * t39 - 0.8708503567357633 * t154 -
            2.193609025374941 * t162;
        const double t191 = t45 + (t86 + 2.123065079779109 * t91 + 0.5181669198363108 * t96 +
            0.6725739011194941 * t109 + 10.209316170919244 * t166 - 4.0972609375561575 * t62 - t70 -
            2.123065079779109 * t76);
        const double t192 = t111 + (t121 + 2.123065079779109 * t123 + 0.5181669198363108 * t125 +
            0.6725739011194941 * t129 + 10.209316170919244 * t169 - 4.0972609375561575 * t113 - t115 -
            2.123065079779109 * t117);
        const double t193 = t131 + (t141 + 2.123065079779109 * t143 + 0.5181669198363108 * t145 +
            0.6725739011194941 * t149 + 10.209316170919244 * t172 - 4.0972609375561575 * t133 - t135 -
            2.123065079779109 * t137);
        const double flux7 = abs_detJ * (t190 * t190 + factor[0] * t41 * (t191 * t191 + t192 * t192 + t193 *
            t193));
        const double t194 = 11.160115079822544 * t2 + 2.5052302289046553 * t5 + 2.5189276302272154 * t8 +
            26.333513400202804 * t10 + t12 + 5.231449455650159 * t18 + 224.32834414746074 * t21 +
            26.333513400202804 * t23 + 5.172758097428431 * t25 + t29 + 2.5052302289046553 * t31 -
            5.037855260454431 * t14 - 2.0 * t16 - 2.0 * t27 - 3.6948272124488786 * t39;
        const double t195 = t45 + 1.8504119105819075 * (6.513903960374253 * t86 + 3.375289551256673 * t91 +
            t96 + 1.1141412653051828 * t109 - 6.513903960374253 * t62 - 1.9298800477573914 * t70 - t76 -
            0.6588907224582345 * t81);
        const double t196 = t111 + 1.8504119105819075 * (6.513903960374253 * t121 + 3.375289551256673 * t123 +
            t125 + 1.1141412653051828 * t129 - 6.513903960374253 * t113 - 1.9298800477573914 * t115 - t117 -
            0.6588907224582345 * t119);
        const double t197 = t131 + 1.8504119105819075 * (6.513903960374253 * t141 + 3.375289551256673 * t143 +
            t145 + 1.1141412653051828 * t149 - 6.513903960374253 * t133 - 1.9298800477573914 * t135 - t137 -
            0.6588907224582345 * t139);
        const double flux8 = abs_detJ * (0.008029022114750614 * t194 * t194 + factor[0] * t41 * (t195 * t195 +
            t196 * t196 + t197 * t197));
        const double t198 = 11.160115079822544 * t2 + 2.5052302289046553 * t5 + 224.32834414746074 * t10 +
            2.5052302289046553 * t18 + 26.333513400202804 * t21 + 26.333513400202804 * t23 + 5.172758097428431
            * t25 + t27 + 5.231449455650159 * t31 + 2.5189276302272154 * t151 + t152 - 2.0 * t29 -
            3.6948272124488786 * t39 - 5.037855260454431 * t153 - 2.0 * t154;
        const double t199 = t45 + 1.8504119105819075 * (1.9298800477573914 * t86 + t91 + t96 +
            1.1141412653051828 * t109 - 6.513903960374253 * t62 - 6.513903960374253 * t70 - 3.375289551256673
            * t76 - 0.6588907224582345 * t156);
        const double t200 = t111 + 1.8504119105819075 * (1.9298800477573914 * t121 + t123 + t125 +
            1.1141412653051828 * t129 - 6.513903960374253 * t113 - 6.513903960374253 * t115 -
            3.375289551256673 * t117 - 0.6588907224582345 * t158);
        const double t201 = t131 + 1.8504119105819075 * (1.9298800477573914 * t141 + t143 + t145 +
            1.1141412653051828 * t149 - 6.513903960374253 * t133 - 6.513903960374253 * t135 -
            3.375289551256673 * t137 - 0.6588907224582345 * t160);
        const double flux9 = abs_detJ * (0.008029022114750614 * t198 * t198 + factor[0] * t41 * (t199 * t199 +
            t200 * t200 + t201 * t201));
        const double t202 = 9.302408776459572 * t2 + t5 + 10.511414518463807 * t10 + 1.0054675219724412 * t14
            + t18 + 10.511414518463807 * t21 + 10.511414518463807 * t23 + 17.589353218854555 * t25 + t31 +
            1.0054675219724412 * t153 + 1.0054675219724412 * t163 - 2.0109350439448823 * t8 -
            1.4748453734187705 * t39 - 2.0109350439448823 * t151 - 2.0109350439448823 * t162;
        const double t203 = t45 + 2.2872349078545 * (t81 + 1.9216496135278915 * t91 + 1.9216496135278915 * t96
            + t156 - 1.9216496135278915 * t76 - 0.3347087597334899 * t109 - 1.0934202859774154 * t165 - t166);
        const double t204 = t111 + 2.2872349078545 * (t119 + 1.9216496135278915 * t123 + 1.9216496135278915 *
            t125 + t158 - 1.9216496135278915 * t117 - 0.3347087597334899 * t129 - 1.0934202859774154 * t168 -
            t169);
        const double t205 = t131 + 2.2872349078545 * (t139 + 1.9216496135278915 * t143 + 1.9216496135278915 *
            t145 + t160 - 1.9216496135278915 * t137 - 0.3347087597334899 * t149 - 1.0934202859774154 * t171 -
            t172);
        const double flux10 = abs_detJ * (0.050391575971158425 * t202 * t202 + factor[0] * t41 * (t203 * t203
            + t204 * t204 + t205 * t205));
        const double t206 = 11.160115079822544 * t2 + 5.231449455650159 * t5 + 26.333513400202804 * t10 + t16
            + 2.5052302289046553 * t18 + 26.333513400202804 * t21 + 224.32834414746074 * t23 +
            5.172758097428431 * t25 + 2.5052302289046553 * t31 + t154 + 2.5189276302272154 * t162 - 2.0 * t12
            - 3.6948272124488786 * t39 - 2.0 * t152 - 5.037855260454431 * t163;
        const double t207 = t45 + 1.8504119105819075 * (6.513903960374253 * t86 + t91 + 3.375289551256673 *
            t96 + 1.1141412653051828 * t109 + 0.6588907224582345 * t166 - 1.9298800477573914 * t62 -
            6.513903960374253 * t70 - t76);
        const double t208 = t111 + 1.8504119105819075 * (6.513903960374253 * t121 + t123 + 3.375289551256673 *
            t125 + 1.1141412653051828 * t129 + 0.6588907224582345 * t169 - 1.9298800477573914 * t113 -
            6.513903960374253 * t115 - t117);
        const double t209 = t131 + 1.8504119105819075 * (6.513903960374253 * t141 + t143 + 3.375289551256673 *
            t145 + 1.1141412653051828 * t149 + 0.6588907224582345 * t172 - 1.9298800477573914 * t133 -
            6.513903960374253 * t135 - t137);
        const double flux11 = abs_detJ * (0.008029022114750614 * t206 * t206 + factor[0] * t41 * (t207 * t207
            + t208 * t208 + t209 * t209));
        const double t210 = 1.7783914453408232 * t8 + 0.37322044972476165 * t10 + 0.7060113295832983 * t12 +
            t14 + 0.39699433520835087 * t16 + 0.17082039324993692 * t18 + 1.2060113295832984 * t27 + t31 +
            3.037855260454431 * t151 + 1.2060113295832984 * t152 + t162 + t163 - 0.4239704191211052 * t21 -
            5.090807051907989 * t23 - t25 - 3.530056647916491 * t29 - t39 - 1.5189276302272154 * t153 -
            0.6030056647916492 * t154;
        const double t211 = t45 + (t81 + 4.754308693308037 * t86 + 2.463525491562421 * t91 + 8.317627457812106
            * t96 + t109 - 1.6316971818263069 * t62 - 2.824428645550645 * t70 - 1.4635254915624212 * t76 -
            2.618033988749895 * t156);
        const double t212 = t111 + (t119 + 4.754308693308037 * t121 + 2.463525491562421 * t123 +
            8.317627457812106 * t125 + t129 - 1.6316971818263069 * t113 - 2.824428645550645 * t115 -
            1.4635254915624212 * t117 - 2.618033988749895 * t158);
        const double t213 = t131 + (t139 + 4.754308693308037 * t141 + 2.463525491562421 * t143 +
            8.317627457812106 * t145 + t149 - 1.6316971818263069 * t133 - 2.824428645550645 * t135 -
            1.4635254915624212 * t137 - 2.618033988749895 * t160);
        const double flux12 = abs_detJ * (t210 * t210 + factor[0] * t41 * (t211 * t211 + t212 * t212 + t213 *
            t213));
        const double t214 = 0.17082039324993692 * t5 + t8 + 0.37322044972476165 * t10 + 0.39699433520835087 *
            t12 + t14 + 0.7060113295832983 * t16 + 1.2060113295832984 * t27 + t31 + 3.037855260454431 * t151 +
            1.2060113295832984 * t152 + 1.7783914453408232 * t162 + t163 - 5.090807051907989 * t21 -
            0.4239704191211052 * t23 - t25 - 0.6030056647916492 * t29 - t39 - 1.5189276302272154 * t153 -
            3.530056647916491 * t154;
        const double t215 = t45 + (4.754308693308037 * t86 + 8.317627457812106 * t91 + 2.463525491562421 * t96
            + t109 - 2.824428645550645 * t62 - 1.6316971818263069 * t70 - 1.4635254915624212 * t76 -
            2.618033988749895 * t156 - t166);
        const double t216 = t111 + (4.754308693308037 * t121 + 8.317627457812106 * t123 + 2.463525491562421 *
            t125 + t129 - 2.824428645550645 * t113 - 1.6316971818263069 * t115 - 1.4635254915624212 * t117 -
            2.618033988749895 * t158 - t169);
        const double t217 = t131 + (4.754308693308037 * t141 + 8.317627457812106 * t143 + 2.463525491562421 *
            t145 + t149 - 2.824428645550645 * t133 - 1.6316971818263069 * t135 - 1.4635254915624212 * t137 -
            2.618033988749895 * t160 - t172);
        const double flux13 = abs_detJ * (t214 * t214 + factor[0] * t41 * (t215 * t215 + t216 * t216 + t217 *
            t217));
        const double t218 = 2.171852022658994 * t2 + 0.6583592135001262 * t5 + 0.9674114409852541 * t10 +
            0.6583592135001262 * t18 + 6.431438942618004 * t21 + 6.431438942618004 * t23 + 0.34662525839979813
            * t25 + t29 + 9.891957226704115 * t153 + t154 - 0.778391445340823 * t14 - 0.8090169943749475 * t27
            - 0.34164078649987384 * t31 - 0.3167184270002524 * t39 - 2.037855260454431 * t151 -
            0.8090169943749475 * t152 - 0.778391445340823 * t163;
        const double t219 = t45 - (1.2360679774997898 * t109 + 0.8090169943749475 * t156 + 6.577708763999664 *
            t165 + 1.8090169943749475 * t166 - 0.6180339887498949 * t76 - 1.8090169943749475 * t81 -
            13.227594629959972 * t86 - t91 - t96);
        const double t220 = t111 - (1.2360679774997898 * t129 + 0.8090169943749475 * t158 + 6.577708763999664
            * t168 + 1.8090169943749475 * t169 - 0.6180339887498949 * t117 - 1.8090169943749475 * t119 -
            13.227594629959972 * t121 - t123 - t125);
        const double t221 = t131 - (1.2360679774997898 * t149 + 0.8090169943749475 * t160 + 6.577708763999664
            * t171 + 1.8090169943749475 * t172 - 0.6180339887498949 * t137 - 1.8090169943749475 * t139 -
            13.227594629959972 * t141 - t143 - t145);
        const double flux14 = abs_detJ * (t218 * t218 + factor[0] * t41 * (t219 * t219 + t220 * t220 + t221 *
            t221));
        const double t222 = 3.037855260454431 * t8 + 1.2060113295832984 * t12 + t18 + 0.37322044972476165 *
            t21 + 1.2060113295832984 * t29 + 0.17082039324993692 * t31 + 1.7783914453408232 * t151 +
            0.7060113295832983 * t152 + t153 + 0.39699433520835087 * t154 + t162 + t163 - 0.4239704191211052 *
            t10 - 1.5189276302272154 * t14 - 0.6030056647916492 * t16 - 5.090807051907989 * t23 - t25 -
            3.530056647916491 * t27 - t39;
        const double t223 = t45 + (2.824428645550645 * t86 + 1.4635254915624212 * t91 + 8.317627457812106 *
            t96 + t109 + t156 - 1.6316971818263069 * t62 - 4.754308693308037 * t70 - 2.463525491562421 * t76 -
            2.618033988749895 * t81);
        const double t224 = t111 + (2.824428645550645 * t121 + 1.4635254915624212 * t123 + 8.317627457812106 *
            t125 + t129 + t158 - 1.6316971818263069 * t113 - 4.754308693308037 * t115 - 2.463525491562421 *
            t117 - 2.618033988749895 * t119);
        const double t225 = t131 + (2.824428645550645 * t141 + 1.4635254915624212 * t143 + 8.317627457812106 *
            t145 + t149 + t160 - 1.6316971818263069 * t133 - 4.754308693308037 * t135 - 2.463525491562421 *
            t137 - 2.618033988749895 * t139);
        const double flux15 = abs_detJ * (t222 * t222 + factor[0] * t41 * (t223 * t223 + t224 * t224 + t225 *
            t225));
        const double t226 = t5 + t8 + t14 + 1.2060113295832984 * t16 + 0.37322044972476165 * t23 +
            0.7060113295832983 * t27 + 0.39699433520835087 * t29 + 0.17082039324993692 * t31 +
            1.7783914453408232 * t151 + t153 + 1.2060113295832984 * t154 + 3.037855260454431 * t162 -
            0.4239704191211052 * t10 - 0.6030056647916492 * t12 - 5.090807051907989 * t21 - t25 - t39 -
            3.530056647916491 * t152 - 1.5189276302272154 * t163;
        const double t227 = t45 + (2.824428645550645 * t86 + 8.317627457812106 * t91 + 1.4635254915624212 *
            t96 + t109 + t156 + 2.618033988749895 * t166 - 4.754308693308037 * t62 - 1.6316971818263069 * t70
            - 2.463525491562421 * t76);
        const double t228 = t111 + (2.824428645550645 * t121 + 8.317627457812106 * t123 + 1.4635254915624212 *
            t125 + t129 + t158 + 2.618033988749895 * t169 - 4.754308693308037 * t113 - 1.6316971818263069 *
            t115 - 2.463525491562421 * t117);
        const double t229 = t131 + (2.824428645550645 * t141 + 8.317627457812106 * t143 + 1.4635254915624212 *
            t145 + t149 + t160 + 2.618033988749895 * t172 - 4.754308693308037 * t133 - 1.6316971818263069 *
            t135 - 2.463525491562421 * t137);
        const double flux16 = abs_detJ * (t226 * t226 + factor[0] * t41 * (t227 * t227 + t228 * t228 + t229 *
            t229));
        const double t230 = 8.909452673099834 * t2 + t5 + 1.6123524016420903 * t10 + t12 + 4.556782890681646 *
            t14 + t16 + t18 + 0.4733126291998991 * t25 + 1.3090169943749475 * t27 + t29 + 1.1708203932499368 *
            t31 + 1.3090169943749475 * t152 + 4.556782890681646 * t153 + t154 + 4.556782890681646 * t163 -
            3.054484231144793 * t21 - 3.054484231144793 * t23 - 3.0 * t39 - 7.3730295964769 * t151;
        const double t231 = t45 - (t91 + t96 + 2.76393202250021 * t109 + t165 + 3.0450849718747373 * t166 -
            1.618033988749895 * t76 - 3.0450849718747373 * t81 - 11.29771458220258 * t86 - 4.045084971874737 *
            t156);
        const double t232 = t111 - (t123 + t125 + 2.76393202250021 * t129 + t168 + 3.0450849718747373 * t169 -
            1.618033988749895 * t117 - 3.0450849718747373 * t119 - 11.29771458220258 * t121 -
            4.045084971874737 * t158);
        const double t233 = t131 - (t143 + t145 + 2.76393202250021 * t149 + t171 + 3.0450849718747373 * t172 -
            1.618033988749895 * t137 - 3.0450849718747373 * t139 - 11.29771458220258 * t141 -
            4.045084971874737 * t160);
        const double flux17 = abs_detJ * (t230 * t230 + factor[0] * t41 * (t231 * t231 + t232 * t232 + t233 *
            t233));
        const double t234 = 8.909452673099834 * t2 + 1.1708203932499368 * t5 + t12 + 4.556782890681646 * t14 +
            1.3090169943749475 * t16 + t18 + 1.6123524016420903 * t23 + 0.4733126291998991 * t25 + t27 + t29 +
            t31 + t152 + 4.556782890681646 * t153 + 1.3090169943749475 * t154 + 4.556782890681646 * t163 -
            3.054484231144793 * t10 - 3.054484231144793 * t21 - 3.0 * t39 - 7.3730295964769 * t162;
        const double t235 = t45 + (t76 + 3.0450849718747373 * t81 + 3.0450849718747373 * t156 -
            11.29771458220258 * t62 - t91 - 1.618033988749895 * t96 - 2.76393202250021 * t109 - t165 -
            4.045084971874737 * t166);
        const double t236 = t111 + (t117 + 3.0450849718747373 * t119 + 3.0450849718747373 * t158 -
            11.29771458220258 * t113 - t123 - 1.618033988749895 * t125 - 2.76393202250021 * t129 - t168 -
            4.045084971874737 * t169);
        const double t237 = t131 + (t137 + 3.0450849718747373 * t139 + 3.0450849718747373 * t160 -
            11.29771458220258 * t133 - t143 - 1.618033988749895 * t145 - 2.76393202250021 * t149 - t171 -
            4.045084971874737 * t172);
        const double flux18 = abs_detJ * (t234 * t234 + factor[0] * t41 * (t235 * t235 + t236 * t236 + t237 *
            t237));
        const double t238 = t5 + 1.7783914453408232 * t8 + t14 + 1.2060113295832984 * t16 +
            0.17082039324993692 * t18 + 0.37322044972476165 * t23 + 0.39699433520835087 * t27 +
            0.7060113295832983 * t29 + t151 + t153 + 1.2060113295832984 * t154 + 3.037855260454431 * t162 -
            5.090807051907989 * t10 - 3.530056647916491 * t12 - 0.4239704191211052 * t21 - t25 - t39 -
            0.6030056647916492 * t152 - 1.5189276302272154 * t163;
        const double t239 = t45 + (t81 + 1.6316971818263069 * t86 + 2.463525491562421 * t91 +
            1.4635254915624212 * t96 + t109 + 2.618033988749895 * t166 - 4.754308693308037 * t62 -
            2.824428645550645 * t70 - 8.317627457812106 * t76);
        const double t240 = t111 + (t119 + 1.6316971818263069 * t121 + 2.463525491562421 * t123 +
            1.4635254915624212 * t125 + t129 + 2.618033988749895 * t169 - 4.754308693308037 * t113 -
            2.824428645550645 * t115 - 8.317627457812106 * t117);
        const double t241 = t131 + (t139 + 1.6316971818263069 * t141 + 2.463525491562421 * t143 +
            1.4635254915624212 * t145 + t149 + 2.618033988749895 * t172 - 4.754308693308037 * t133 -
            2.824428645550645 * t135 - 8.317627457812106 * t137);
        const double flux19 = abs_detJ * (t238 * t238 + factor[0] * t41 * (t239 * t239 + t240 * t240 + t241 *
            t241));
        const double t242 = 2.171852022658994 * t2 + 0.6583592135001262 * t5 + 6.431438942618004 * t10 +
            9.891957226704115 * t14 + t16 + 0.9674114409852541 * t21 + 6.431438942618004 * t23 +
            0.34662525839979813 * t25 + t27 + 0.6583592135001262 * t31 - 2.037855260454431 * t8 -
            0.8090169943749475 * t12 - 0.34164078649987384 * t18 - 0.8090169943749475 * t29 -
            0.3167184270002524 * t39 - 0.778391445340823 * t153 - 0.778391445340823 * t163;
        const double t243 = t45 + (t96 + 1.8090169943749475 * t156 - 13.227594629959972 * t70 - t76 -
            0.8090169943749475 * t81 - 0.6180339887498949 * t91 - 1.2360679774997898 * t109 -
            6.577708763999664 * t165 - 1.8090169943749475 * t166);
        const double t244 = t111 + (t125 + 1.8090169943749475 * t158 - 13.227594629959972 * t115 - t117 -
            0.8090169943749475 * t119 - 0.6180339887498949 * t123 - 1.2360679774997898 * t129 -
            6.577708763999664 * t168 - 1.8090169943749475 * t169);
        const double t245 = t131 + (t145 + 1.8090169943749475 * t160 - 13.227594629959972 * t135 - t137 -
            0.8090169943749475 * t139 - 0.6180339887498949 * t143 - 1.2360679774997898 * t149 -
            6.577708763999664 * t171 - 1.8090169943749475 * t172);
        const double flux20 = abs_detJ * (t242 * t242 + factor[0] * t41 * (t243 * t243 + t244 * t244 + t245 *
            t245));
        const double t246 = 2.171852022658994 * t2 + 6.431438942618004 * t10 + t12 + 0.6583592135001262 * t18
            + 6.431438942618004 * t21 + 0.9674114409852541 * t23 + 0.34662525839979813 * t25 +
            0.6583592135001262 * t31 + t152 + 9.891957226704115 * t163 - 0.34164078649987384 * t5 -
            0.778391445340823 * t14 - 0.8090169943749475 * t16 - 0.3167184270002524 * t39 - 0.778391445340823
            * t153 - 0.8090169943749475 * t154 - 2.037855260454431 * t162;
        const double t247 = t45 + (1.8090169943749475 * t81 + t91 + 1.8090169943749475 * t156 +
            0.8090169943749475 * t166 - 13.227594629959972 * t62 - t76 - 0.6180339887498949 * t96 -
            1.2360679774997898 * t109 - 6.577708763999664 * t165);
        const double t248 = t111 + (1.8090169943749475 * t119 + t123 + 1.8090169943749475 * t158 +
            0.8090169943749475 * t169 - 13.227594629959972 * t113 - t117 - 0.6180339887498949 * t125 -
            1.2360679774997898 * t129 - 6.577708763999664 * t168);
        const double t249 = t131 + (1.8090169943749475 * t139 + t143 + 1.8090169943749475 * t160 +
            0.8090169943749475 * t172 - 13.227594629959972 * t133 - t137 - 0.6180339887498949 * t145 -
            1.2360679774997898 * t149 - 6.577708763999664 * t171);
        const double flux21 = abs_detJ * (t246 * t246 + factor[0] * t41 * (t247 * t247 + t248 * t248 + t249 *
            t249));
        const double t250 = 8.909452673099834 * t2 + t5 + 1.3090169943749475 * t12 + 4.556782890681646 * t14 +
            t16 + 1.1708203932499368 * t18 + 1.6123524016420903 * t21 + 0.4733126291998991 * t25 + t27 +
            1.3090169943749475 * t29 + t31 + t152 + 4.556782890681646 * t153 + t154 + 4.556782890681646 * t163
            - 7.3730295964769 * t8 - 3.054484231144793 * t10 - 3.054484231144793 * t23 - 3.0 * t39;
        const double t251 = t45 + (t76 + 4.045084971874737 * t81 + 3.0450849718747373 * t156 -
            11.29771458220258 * t70 - 1.618033988749895 * t91 - t96 - 2.76393202250021 * t109 - t165 -
            3.0450849718747373 * t166);
        const double t252 = t111 + (t117 + 4.045084971874737 * t119 + 3.0450849718747373 * t158 -
            11.29771458220258 * t115 - 1.618033988749895 * t123 - t125 - 2.76393202250021 * t129 - t168 -
            3.0450849718747373 * t169);
        const double t253 = t131 + (t137 + 4.045084971874737 * t139 + 3.0450849718747373 * t160 -
            11.29771458220258 * t135 - 1.618033988749895 * t143 - t145 - 2.76393202250021 * t149 - t171 -
            3.0450849718747373 * t172);
        const double flux22 = abs_detJ * (t250 * t250 + factor[0] * t41 * (t251 * t251 + t252 * t252 + t253 *
            t253));
        const double t254 = 0.17082039324993692 * t5 + 3.037855260454431 * t8 + 1.2060113295832984 * t12 + t18
            + 0.37322044972476165 * t21 + 1.2060113295832984 * t29 + t151 + 0.39699433520835087 * t152 + t153
            + 0.7060113295832983 * t154 + 1.7783914453408232 * t162 + t163 - 5.090807051907989 * t10 -
            1.5189276302272154 * t14 - 3.530056647916491 * t16 - 0.4239704191211052 * t23 - t25 -
            0.6030056647916492 * t27 - t39;
        const double t255 = t45 + (1.6316971818263069 * t86 + 1.4635254915624212 * t91 + 2.463525491562421 *
            t96 + t109 - 2.824428645550645 * t62 - 4.754308693308037 * t70 - 8.317627457812106 * t76 -
            2.618033988749895 * t81 - t166);
        const double t256 = t111 + (1.6316971818263069 * t121 + 1.4635254915624212 * t123 + 2.463525491562421
            * t125 + t129 - 2.824428645550645 * t113 - 4.754308693308037 * t115 - 8.317627457812106 * t117 -
            2.618033988749895 * t119 - t169);
        const double t257 = t131 + (1.6316971818263069 * t141 + 1.4635254915624212 * t143 + 2.463525491562421
            * t145 + t149 - 2.824428645550645 * t133 - 4.754308693308037 * t135 - 8.317627457812106 * t137 -
            2.618033988749895 * t139 - t172);
        const double flux23 = abs_detJ * (t254 * t254 + factor[0] * t41 * (t255 * t255 + t256 * t256 + t257 *
            t257));
        tile[lane] = 0.006653791709694582 * flux0 + 0.006653791709694582 * flux1 + 0.006653791709694582 *
            flux2 + 0.006653791709694582 * flux3 + 0.001679535175886774 * flux4 + 0.001679535175886774 * flux5
            + 0.001679535175886774 * flux6 + 0.001679535175886774 * flux7 + 0.009226196923942455 * flux8 +
            0.009226196923942455 * flux9 + 0.009226196923942455 * flux10 + 0.009226196923942455 * flux11 +
            0.008035714285714285 * flux12 + 0.008035714285714285 * flux13 + 0.008035714285714285 * flux14 +
            0.008035714285714285 * flux15 + 0.008035714285714285 * flux16 + 0.008035714285714285 * flux17 +
            0.008035714285714285 * flux18 + 0.008035714285714285 * flux19 + 0.008035714285714285 * flux20 +
            0.008035714285714285 * flux21 + 0.008035714285714285 * flux22 + 0.008035714285714285 * flux23;
      }
      if (8 * step + 7 < cells_here) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          sums[lane] += tile[lane];
        }
      } else {
        for (int lane = 0; lane < 8; ++lane) {
          const int step_cell = 8 * step + lane;
          if (step_cell < cells_here) {
            sums[lane] += tile[lane];
          }
        }
      }
    }
    double total = 0;
    for (int lane = 0; lane < 8; ++lane) {
      total += sums[lane];
    }
    partials[batch] = total;
  }
}

void run_partials(
    int64_t num_partials,
    double* __restrict__ value,
    const double* __restrict__ partials) {
  const int64_t num_batches = 1;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {

    double total = 0;
    for (int k = 0; k < num_partials; ++k) {
      total += partials[k];
    }
    value[0] += total;
  }
}

}  // namespace

extern "C" int error_norm_p1_tetrahedron_f64_functional_cpu(
    int64_t num_cells,
    double* value,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* exact,
    const double* factor,
    double* partials) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (value == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr ||
      exact == nullptr || factor == nullptr || partials == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  run_cells(num_cells, offsets, coordinates, cells, u, exact, factor, partials);
  const int64_t num_partials = (num_cells + 63) / 64;
  run_partials(num_partials, value, partials);
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return error_norm_p1_tetrahedron_f64_functional_cpu(
      arguments->num_cells,
      arguments->value,
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      arguments->partials);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 1, 0, nullptr},
    {"exact", "P3", 20, 0, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"factor", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel error_norm_p1_tetrahedron_f64_functional_cpu_descriptor = {
    "error_norm_p1_tetrahedron_f64_functional",  // name
    "functional",                              // kernel
    "error_norm.form",                         // form_file
    "M",                                       // form
    "cpu",                                     // target
    "1213e4d7c91b92fc",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
    6,                                         // quadrature_degree
    24,                                        // quadrature_points
    2,                                         // num_coefficients
    1,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "ordered",                                 // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2432,                                      // shared_bytes
    2741.125,                                  // flops_per_cell
    197.45833333333334,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
