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
//   quadrature      2692 flops <- taken
//   sum_factorised  7300 flops
//   why             fewest flops of those that are valid; written, 2692 flops
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
//   flops       2693.12
//   bytes       197.458 (197.333 read, 0.125 written): inputs and results once each
//   flops/byte  13.6
//

#include <cmath>
#include <cstdint>

#include "error_norm_p1_tetrahedron_f64_functional.h"

namespace of_error_norm_p1_tetrahedron_f64_functional {
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
        const double t71 = exact_0 + 8.0 * t64 - 5.5 * exact_1 - 2.0 * t63;
        const double t72 = 5.5 * exact_1 + 4.0 * t49 + t71 - exact_2 - 8.0 * t48;
        const double t73 = 5.5 * exact_1 + 4.0 * t47 + t71 - exact_3 - 8.0 * t46;
        const double t74 = adj00 * t71 + adj10 * t72 + adj20 * t73;
        const double t75 = 0.06867044319443276 * t74;
        const double t76 = 0.125 * exact_0 + exact_1 + t47 + 0.5 * t63 + t65 - 2.0 * t46 - 2.0 * t50 - t51 -
            2.0 * t64;
        const double t77 = 0.125 * exact_0 + exact_2 + 0.5 * t52 + t55 + t58 - 2.0 * t50 - t51 - 2.0 * t53 -
            2.0 * t57;
        const double t78 = exact_0 + 24.0 * t51 - exact_3 - 12.0 * t50;
        const double t79 = adj00 * t76 + adj10 * t77 + 0.125 * adj20 * t78;
        const double t80 = 0.04398270034036192 * t79;
        const double t81 = 6.75 * exact_19;
        const double t82 = 0.125 * exact_0 + exact_1 + t49 + 0.5 * t63 + t81 - 2.0 * t48 - 2.0 * t52 - t53 -
            2.0 * t64;
        const double t83 = exact_0 + 24.0 * t53 - exact_2 - 12.0 * t52;
        const double t84 = exact_2 + t51 + 2.5 * t52 + 3.0 * t58 - exact_3 - 2.5 * t50 - t53 - 3.0 * t57 -
            t77;
        const double t85 = adj00 * t82 + 0.125 * adj10 * t83 - adj20 * t84;
        const double t86 = 0.0848813358333567 * t85;
        const double t87 = exact_0 + 8.0 * t51 - 5.5 * exact_3 - 2.0 * t50;
        const double t88 = exact_1 + 8.0 * t47 - 5.5 * exact_3 - 4.0 * t46 - t87;
        const double t89 = exact_2 + 8.0 * t58 - 5.5 * exact_3 - 4.0 * t57 - t87;
        const double t90 = adj00 * t88 + adj10 * t89 - adj20 * t87;
        const double t91 = exact_0 + 8.0 * t53 - 5.5 * exact_2 - 2.0 * t52;
        const double t92 = exact_1 + 8.0 * t49 - 5.5 * exact_2 - 4.0 * t48 - t91;
        const double t93 = 5.5 * exact_2 + 4.0 * t58 + t91 - exact_3 - 8.0 * t57;
        const double t94 = adj00 * t92 - adj10 * t91 - adj20 * t93;
        const double t95 = exact_0 + 0.125 * exact_1 + t53 + t64 + t81 - 4.0 * t48 - t49 - t52 - t63;
        const double t96 = exact_1 + 24.0 * t49 - exact_2 - 24.0 * t48 - 8.0 * t95;
        const double t97 = exact_0 + 2.0 * t47 + t53 + 2.0 * t58 + t64 + t81 - exact_3 - t46 - t52 - t54 - t57
            - t63;
        const double t98 = adj00 * t95 + adj20 * t97 - 0.125 * adj10 * t96;
        const double t99 = exact_0 + 24.0 * t64 - exact_1 - 12.0 * t63;
        const double t100 = exact_1 + 3.0 * t49 + t53 + 2.5 * t63 - exact_2 - 3.0 * t48 - 2.5 * t52 - t64 -
            t82;
        const double t101 = exact_1 + 3.0 * t47 + t51 + 2.5 * t63 - exact_3 - 3.0 * t46 - 2.5 * t50 - t64 -
            t76;
        const double t102 = 0.125 * adj00 * t99 - adj10 * t100 - adj20 * t101;
        const double t103 = 1.375 * exact_0 + t64 - 0.25 * exact_1 - t63;
        const double t104 = 1.375 * exact_0 + t53 - 0.25 * exact_2 - t52;
        const double t105 = 1.375 * exact_0 + t51 - 0.25 * exact_3 - t50;
        const double t106 = adj00 * t103 + adj10 * t104 + adj20 * t105;
        const double t107 = 0.05555555555555555 * (t61 + t69 + t74 + t98 + 4.0 * t106 - t79 - t85 - t90 - t94
            - t102);
        const double t108 = 0.0848813358333567 * t98;
        const double t109 = 0.0848813358333567 * t102;
        const double t110 = t86 + t109 - t107 - t108;
        const double t111 = t45 + 5.045312484232307 * (1.3821663692303492 * t80 + 1.4370182352152234 * t107 +
            t110 - 1.3821663692303492 * t62 - 1.9298800477573914 * t70 - 0.05786262519641535 * t75 -
            0.2838071097545729 * t86);
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t112 = t42 * adj01 + t43 * adj11 + t44 * adj21;
        const double t113 = t56 * adj01 + t59 * adj11 - 0.125 * t60 * adj21;
        const double t114 = 0.04398270034036192 * t113;
        const double t115 = t66 * adj01 + t67 * adj11 - 0.125 * t68 * adj21;
        const double t116 = 0.04398270034036192 * t115;
        const double t117 = t71 * adj01 + t72 * adj11 + t73 * adj21;
        const double t118 = 0.06867044319443276 * t117;
        const double t119 = t76 * adj01 + t77 * adj11 + 0.125 * t78 * adj21;
        const double t120 = 0.04398270034036192 * t119;
        const double t121 = t82 * adj01 + 0.125 * t83 * adj11 - t84 * adj21;
        const double t122 = 0.0848813358333567 * t121;
        const double t123 = t88 * adj01 + t89 * adj11 - t87 * adj21;
        const double t124 = t92 * adj01 - t91 * adj11 - t93 * adj21;
        const double t125 = t95 * adj01 + t97 * adj21 - 0.125 * t96 * adj11;
        const double t126 = 0.125 * t99 * adj01 - t100 * adj11 - t101 * adj21;
        const double t127 = t103 * adj01 + t104 * adj11 + t105 * adj21;
        const double t128 = 0.05555555555555555 * (t113 + t115 + t117 + t125 + 4.0 * t127 - t119 - t121 - t123
            - t124 - t126);
        const double t129 = 0.0848813358333567 * t125;
        const double t130 = 0.0848813358333567 * t126;
        const double t131 = t122 + t130 - t128 - t129;
        const double t132 = t112 + 5.045312484232307 * (1.3821663692303492 * t120 + 1.4370182352152234 * t128
            + t131 - 1.3821663692303492 * t114 - 1.9298800477573914 * t116 - 0.05786262519641535 * t118 -
            0.2838071097545729 * t122);
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t133 = t42 * adj02 + t43 * adj12 + t44 * adj22;
        const double t134 = t56 * adj02 + t59 * adj12 - 0.125 * t60 * adj22;
        const double t135 = 0.04398270034036192 * t134;
        const double t136 = t66 * adj02 + t67 * adj12 - 0.125 * t68 * adj22;
        const double t137 = 0.04398270034036192 * t136;
        const double t138 = t71 * adj02 + t72 * adj12 + t73 * adj22;
        const double t139 = 0.06867044319443276 * t138;
        const double t140 = t76 * adj02 + t77 * adj12 + 0.125 * t78 * adj22;
        const double t141 = 0.04398270034036192 * t140;
        const double t142 = t82 * adj02 + 0.125 * t83 * adj12 - t84 * adj22;
        const double t143 = 0.0848813358333567 * t142;
        const double t144 = t88 * adj02 + t89 * adj12 - t87 * adj22;
        const double t145 = t92 * adj02 - t91 * adj12 - t93 * adj22;
        const double t146 = t95 * adj02 + t97 * adj22 - 0.125 * t96 * adj12;
        const double t147 = 0.125 * t99 * adj02 - t100 * adj12 - t101 * adj22;
        const double t148 = t103 * adj02 + t104 * adj12 + t105 * adj22;
        const double t149 = 0.05555555555555555 * (t134 + t136 + t138 + t146 + 4.0 * t148 - t140 - t142 - t144
            - t145 - t147);
        const double t150 = 0.0848813358333567 * t146;
        const double t151 = 0.0848813358333567 * t147;
        const double t152 = t143 + t151 - t149 - t150;
        const double t153 = t133 + 5.045312484232307 * (1.3821663692303492 * t141 + 1.4370182352152234 * t149
            + t152 - 1.3821663692303492 * t135 - 1.9298800477573914 * t137 - 0.05786262519641535 * t139 -
            0.2838071097545729 * t143);
        const double t154 = 0.061338998124982475 * t34;
        const double t155 = 0.15450849718747373 * t35;
        const double t156 = 0.061338998124982475 * t36;
        const double t157 = 0.15450849718747373 * t37;
        const double t158 = 19.05944933613317 * t2 + 4.278478159198053 * t5 + 23.6211249558549 * t10 +
            4.278478159198053 * t18 + 35.82867750023035 * t21 + 35.82867750023035 * t23 + 7.037917001156444 *
            t25 + 2.0 * t29 + 2.1262116270011675 * t31 + 5.037855260454431 * t156 + 2.0 * t157 - t27 -
            5.027083572254603 * t39 - 2.5189276302272154 * t154 - t155;
        const double t159 = 0.27468177277773104 * t106;
        const double t160 = t45 + 5.045312484232307 * (1.9298800477573914 * t80 + 1.4370182352152234 * t107 +
            0.2838071097545729 * t108 + t110 - 1.3821663692303492 * t62 - 1.3821663692303492 * t70 -
            0.05786262519641535 * t159);
        const double t161 = 0.27468177277773104 * t127;
        const double t162 = t112 + 5.045312484232307 * (1.9298800477573914 * t120 + 1.4370182352152234 * t128
            + 0.2838071097545729 * t129 + t131 - 1.3821663692303492 * t114 - 1.3821663692303492 * t116 -
            0.05786262519641535 * t161);
        const double t163 = 0.27468177277773104 * t148;
        const double t164 = t133 + 5.045312484232307 * (1.9298800477573914 * t141 + 1.4370182352152234 * t149
            + 0.2838071097545729 * t150 + t152 - 1.3821663692303492 * t135 - 1.3821663692303492 * t137 -
            0.05786262519641535 * t163);
        const double t165 = 0.061338998124982475 * t32;
        const double t166 = 0.061338998124982475 * t33;
        const double t167 = 3.7602076448009627 * t2 + 1.6985315925142797 * t5 + 2.0 * t8 + 14.223782005598347
            * t10 + 1.6985315925142797 * t18 + 14.223782005598347 * t21 + 14.223782005598347 * t23 +
            1.8420365775223042 * t25 + 1.6985315925142797 * t31 + 2.0 * t154 + 2.0 * t165 - t14 -
            1.9957237008040378 * t39 - t156 - t166;
        const double t168 = 0.029325780277801146 * t90;
        const double t169 = 0.06867044319443276 * t94;
        const double t170 = t45 - 1.431895553958635 * (4.843616922523628 * t107 + t110 + 9.721157832204662 *
            t168 + 4.355310120908179 * t169 - 4.355310120908179 * t75 - 4.355310120908179 * t159);
        const double t171 = 0.029325780277801146 * t123;
        const double t172 = 0.06867044319443276 * t124;
        const double t173 = t112 - 1.431895553958635 * (4.843616922523628 * t128 + t131 + 9.721157832204662 *
            t171 + 4.355310120908179 * t172 - 4.355310120908179 * t118 - 4.355310120908179 * t161);
        const double t174 = 0.029325780277801146 * t144;
        const double t175 = 0.06867044319443276 * t145;
        const double t176 = t133 - 1.431895553958635 * (4.843616922523628 * t149 + t152 + 9.721157832204662 *
            t174 + 4.355310120908179 * t175 - 4.355310120908179 * t139 - 4.355310120908179 * t163);
        const double t177 = 19.05944933613317 * t2 + 2.1262116270011675 * t5 + 35.82867750023035 * t10 + 2.0 *
            t12 + 4.278478159198053 * t18 + 35.82867750023035 * t21 + 23.6211249558549 * t23 +
            7.037917001156444 * t25 + 4.278478159198053 * t31 + 2.0 * t155 + 5.037855260454431 * t166 - t16 -
            5.027083572254603 * t39 - t157 - 2.5189276302272154 * t165;
        const double t178 = t45 + 5.045312484232307 * (1.3821663692303492 * t80 + 1.4370182352152234 * t107 +
            t110 + 0.05786262519641535 * t169 - 1.9298800477573914 * t62 - 1.3821663692303492 * t70 -
            0.2838071097545729 * t109);
        const double t179 = t112 + 5.045312484232307 * (1.3821663692303492 * t120 + 1.4370182352152234 * t128
            + t131 + 0.05786262519641535 * t172 - 1.9298800477573914 * t114 - 1.3821663692303492 * t116 -
            0.2838071097545729 * t130);
        const double t180 = t133 + 5.045312484232307 * (1.3821663692303492 * t141 + 1.4370182352152234 * t149
            + t152 + 0.05786262519641535 * t175 - 1.9298800477573914 * t135 - 1.3821663692303492 * t137 -
            0.2838071097545729 * t151);
        const double t181 = t10 + t21 + t23 + t25 + t39;
        const double t182 = 1.9157936529910418 * t2 + 0.43005866314894214 * t5 + 4.387218050749882 * t14 +
            1.7417007134715266 * t16 + 4.95059301802497 * t18 + 1.7417007134715266 * t27 + 0.43005866314894214
            * t31 + t181 - 2.193609025374941 * t8 - 0.8708503567357633 * t12 - 0.8174341308535269 * t21 -
            0.803567491400954 * t25 - 0.8708503567357633 * t29 - 1.1403089347136044 * t39;
        const double t183 = t45 + (t80 + 0.5181669198363108 * t86 + 0.6725739011194941 * t107 +
            2.123065079779109 * t109 - t62 - 4.0972609375561575 * t70 - 10.209316170919244 * t75 -
            2.123065079779109 * t108);
        const double t184 = t112 + (t120 + 0.5181669198363108 * t122 + 0.6725739011194941 * t128 +
            2.123065079779109 * t130 - t114 - 4.0972609375561575 * t116 - 10.209316170919244 * t118 -
            2.123065079779109 * t129);
        const double t185 = t133 + (t141 + 0.5181669198363108 * t143 + 0.6725739011194941 * t149 +
            2.123065079779109 * t151 - t135 - 4.0972609375561575 * t137 - 10.209316170919244 * t139 -
            2.123065079779109 * t150);
        const double t186 = 1.9157936529910418 * t2 + 0.43005866314894214 * t5 + 0.43005866314894214 * t18 +
            1.7417007134715266 * t29 + 4.95059301802497 * t31 + 4.387218050749882 * t156 + 1.7417007134715266
            * t157 + t181 - 0.8174341308535269 * t10 - 0.803567491400954 * t25 - 0.8708503567357633 * t27 -
            1.1403089347136044 * t39 - 2.193609025374941 * t154 - 0.8708503567357633 * t155;
        const double t187 = t45 + (4.0972609375561575 * t80 + 2.123065079779109 * t86 + 0.6725739011194941 *
            t107 + 2.123065079779109 * t109 - t62 - t70 - 0.5181669198363108 * t108 - 10.209316170919244 *
            t159);
        const double t188 = t112 + (4.0972609375561575 * t120 + 2.123065079779109 * t122 + 0.6725739011194941
            * t128 + 2.123065079779109 * t130 - t114 - t116 - 0.5181669198363108 * t129 - 10.209316170919244 *
            t161);
        const double t189 = t133 + (4.0972609375561575 * t141 + 2.123065079779109 * t143 + 0.6725739011194941
            * t149 + 2.123065079779109 * t151 - t135 - t137 - 0.5181669198363108 * t150 - 10.209316170919244 *
            t163);
        const double t190 = 22.053537098935973 * t2 + 0.43005866314894214 * t5 + 4.387218050749882 * t8 +
            0.43005866314894214 * t18 + 0.43005866314894214 * t31 + 4.387218050749882 * t154 +
            4.387218050749882 * t165 + t181 - 2.193609025374941 * t14 - 0.9641381283389932 * t25 -
            1.1403089347136044 * t39 - 2.193609025374941 * t156 - 2.193609025374941 * t166;
        const double t191 = t45 - 1.6048981599427983 * (t86 + 1.6020835238309439 * t107 + t109 +
            1.6351522014060547 * t169 - 1.6351522014060547 * t75 - t108 - 1.6351522014060547 * t159 -
            11.067053534135283 * t168);
        const double t192 = t112 - 1.6048981599427983 * (t122 + 1.6020835238309439 * t128 + t130 +
            1.6351522014060547 * t172 - 1.6351522014060547 * t118 - t129 - 1.6351522014060547 * t161 -
            11.067053534135283 * t171);
        const double t193 = t133 - 1.6048981599427983 * (t143 + 1.6020835238309439 * t149 + t151 +
            1.6351522014060547 * t175 - 1.6351522014060547 * t139 - t150 - 1.6351522014060547 * t163 -
            11.067053534135283 * t174);
        const double t194 = 1.9157936529910418 * t2 + 4.95059301802497 * t5 + 1.7417007134715266 * t12 +
            0.43005866314894214 * t18 + 0.43005866314894214 * t31 + 1.7417007134715266 * t155 +
            4.387218050749882 * t166 + t181 - 0.8708503567357633 * t16 - 0.8174341308535269 * t23 -
            0.803567491400954 * t25 - 1.1403089347136044 * t39 - 0.8708503567357633 * t157 - 2.193609025374941
            * t165;
        const double t195 = t45 + (t80 + 2.123065079779109 * t86 + 0.6725739011194941 * t107 +
            0.5181669198363108 * t109 + 10.209316170919244 * t169 - 4.0972609375561575 * t62 - t70 -
            2.123065079779109 * t108);
        const double t196 = t112 + (t120 + 2.123065079779109 * t122 + 0.6725739011194941 * t128 +
            0.5181669198363108 * t130 + 10.209316170919244 * t172 - 4.0972609375561575 * t114 - t116 -
            2.123065079779109 * t129);
        const double t197 = t133 + (t141 + 2.123065079779109 * t143 + 0.6725739011194941 * t149 +
            0.5181669198363108 * t151 + 10.209316170919244 * t175 - 4.0972609375561575 * t135 - t137 -
            2.123065079779109 * t150);
        const double t198 = 11.160115079822544 * t2 + 2.5052302289046553 * t5 + 2.5189276302272154 * t8 +
            26.333513400202804 * t10 + t12 + 5.231449455650159 * t18 + 224.32834414746074 * t21 +
            26.333513400202804 * t23 + 5.172758097428431 * t25 + t29 + 2.5052302289046553 * t31 -
            5.037855260454431 * t14 - 2.0 * t16 - 2.0 * t27 - 3.6948272124488786 * t39;
        const double t199 = t45 + 1.8504119105819075 * (6.513903960374253 * t80 + 2.375289551256673 * t86 +
            2.1141412653051828 * t107 + t110 - 6.513903960374253 * t62 - 1.9298800477573914 * t70 -
            0.6588907224582345 * t75);
        const double t200 = t112 + 1.8504119105819075 * (6.513903960374253 * t120 + 2.375289551256673 * t122 +
            2.1141412653051828 * t128 + t131 - 6.513903960374253 * t114 - 1.9298800477573914 * t116 -
            0.6588907224582345 * t118);
        const double t201 = t133 + 1.8504119105819075 * (6.513903960374253 * t141 + 2.375289551256673 * t143 +
            2.1141412653051828 * t149 + t152 - 6.513903960374253 * t135 - 1.9298800477573914 * t137 -
            0.6588907224582345 * t139);
        const double t202 = 11.160115079822544 * t2 + 2.5052302289046553 * t5 + 224.32834414746074 * t10 +
            2.5052302289046553 * t18 + 26.333513400202804 * t21 + 26.333513400202804 * t23 + 5.172758097428431
            * t25 + t27 + 5.231449455650159 * t31 + 2.5189276302272154 * t154 + t155 - 2.0 * t29 -
            3.6948272124488786 * t39 - 5.037855260454431 * t156 - 2.0 * t157;
        const double t203 = t45 + 1.8504119105819075 * (1.9298800477573914 * t80 + 2.1141412653051828 * t107 +
            t110 - 6.513903960374253 * t62 - 6.513903960374253 * t70 - 2.375289551256673 * t108 -
            0.6588907224582345 * t159);
        const double t204 = t112 + 1.8504119105819075 * (1.9298800477573914 * t120 + 2.1141412653051828 * t128
            + t131 - 6.513903960374253 * t114 - 6.513903960374253 * t116 - 2.375289551256673 * t129 -
            0.6588907224582345 * t161);
        const double t205 = t133 + 1.8504119105819075 * (1.9298800477573914 * t141 + 2.1141412653051828 * t149
            + t152 - 6.513903960374253 * t135 - 6.513903960374253 * t137 - 2.375289551256673 * t150 -
            0.6588907224582345 * t163);
        const double t206 = 9.302408776459572 * t2 + t5 + 10.511414518463807 * t10 + 1.0054675219724412 * t14
            + t18 + 10.511414518463807 * t21 + 10.511414518463807 * t23 + 17.589353218854555 * t25 + t31 +
            1.0054675219724412 * t156 + 1.0054675219724412 * t166 - 2.0109350439448823 * t8 -
            1.4748453734187705 * t39 - 2.0109350439448823 * t154 - 2.0109350439448823 * t165;
        const double t207 = t45 - 2.2872349078545 * (0.3347087597334899 * t107 + 1.9216496135278915 * t108 +
            1.0934202859774154 * t168 + t169 - t75 - 1.9216496135278915 * t86 - 1.9216496135278915 * t109 -
            t159);
        const double t208 = t112 - 2.2872349078545 * (0.3347087597334899 * t128 + 1.9216496135278915 * t129 +
            1.0934202859774154 * t171 + t172 - t118 - 1.9216496135278915 * t122 - 1.9216496135278915 * t130 -
            t161);
        const double t209 = t133 - 2.2872349078545 * (0.3347087597334899 * t149 + 1.9216496135278915 * t150 +
            1.0934202859774154 * t174 + t175 - t139 - 1.9216496135278915 * t143 - 1.9216496135278915 * t151 -
            t163);
        const double t210 = 11.160115079822544 * t2 + 5.231449455650159 * t5 + 26.333513400202804 * t10 + t16
            + 2.5052302289046553 * t18 + 26.333513400202804 * t21 + 224.32834414746074 * t23 +
            5.172758097428431 * t25 + 2.5052302289046553 * t31 + t157 + 2.5189276302272154 * t165 - 2.0 * t12
            - 3.6948272124488786 * t39 - 2.0 * t155 - 5.037855260454431 * t166;
        const double t211 = t45 + 1.8504119105819075 * (6.513903960374253 * t80 + 2.1141412653051828 * t107 +
            2.375289551256673 * t109 + t110 + 0.6588907224582345 * t169 - 1.9298800477573914 * t62 -
            6.513903960374253 * t70);
        const double t212 = t112 + 1.8504119105819075 * (6.513903960374253 * t120 + 2.1141412653051828 * t128
            + 2.375289551256673 * t130 + t131 + 0.6588907224582345 * t172 - 1.9298800477573914 * t114 -
            6.513903960374253 * t116);
        const double t213 = t133 + 1.8504119105819075 * (6.513903960374253 * t141 + 2.1141412653051828 * t149
            + 2.375289551256673 * t151 + t152 + 0.6588907224582345 * t175 - 1.9298800477573914 * t135 -
            6.513903960374253 * t137);
        const double t214 = 1.7783914453408232 * t8 + 0.37322044972476165 * t10 + 0.7060113295832983 * t12 +
            t14 + 0.39699433520835087 * t16 + 0.17082039324993692 * t18 + 1.2060113295832984 * t27 + t31 +
            3.037855260454431 * t154 + 1.2060113295832984 * t155 + t165 + t166 - 0.4239704191211052 * t21 -
            5.090807051907989 * t23 - t25 - 3.530056647916491 * t29 - t39 - 1.5189276302272154 * t156 -
            0.6030056647916492 * t157;
        const double t215 = t45 + (t75 + 4.754308693308037 * t80 + 2.463525491562421 * t86 + t107 +
            8.317627457812106 * t109 - 1.6316971818263069 * t62 - 2.824428645550645 * t70 - 1.4635254915624212
            * t108 - 2.618033988749895 * t159);
        const double t216 = t112 + (t118 + 4.754308693308037 * t120 + 2.463525491562421 * t122 + t128 +
            8.317627457812106 * t130 - 1.6316971818263069 * t114 - 2.824428645550645 * t116 -
            1.4635254915624212 * t129 - 2.618033988749895 * t161);
        const double t217 = t133 + (t139 + 4.754308693308037 * t141 + 2.463525491562421 * t143 + t149 +
            8.317627457812106 * t151 - 1.6316971818263069 * t135 - 2.824428645550645 * t137 -
            1.4635254915624212 * t150 - 2.618033988749895 * t163);
        const double t218 = 0.17082039324993692 * t5 + t8 + 0.37322044972476165 * t10 + 0.39699433520835087 *
            t12 + t14 + 0.7060113295832983 * t16 + 1.2060113295832984 * t27 + t31 + 3.037855260454431 * t154 +
            1.2060113295832984 * t155 + 1.7783914453408232 * t165 + t166 - 5.090807051907989 * t21 -
            0.4239704191211052 * t23 - t25 - 0.6030056647916492 * t29 - t39 - 1.5189276302272154 * t156 -
            3.530056647916491 * t157;
        const double t219 = t45 + (4.754308693308037 * t80 + 8.317627457812106 * t86 + t107 +
            2.463525491562421 * t109 - 2.824428645550645 * t62 - 1.6316971818263069 * t70 - 1.4635254915624212
            * t108 - 2.618033988749895 * t159 - t169);
        const double t220 = t112 + (4.754308693308037 * t120 + 8.317627457812106 * t122 + t128 +
            2.463525491562421 * t130 - 2.824428645550645 * t114 - 1.6316971818263069 * t116 -
            1.4635254915624212 * t129 - 2.618033988749895 * t161 - t172);
        const double t221 = t133 + (4.754308693308037 * t141 + 8.317627457812106 * t143 + t149 +
            2.463525491562421 * t151 - 2.824428645550645 * t135 - 1.6316971818263069 * t137 -
            1.4635254915624212 * t150 - 2.618033988749895 * t163 - t175);
        const double t222 = 2.171852022658994 * t2 + 0.6583592135001262 * t5 + 0.9674114409852541 * t10 +
            0.6583592135001262 * t18 + 6.431438942618004 * t21 + 6.431438942618004 * t23 + 0.34662525839979813
            * t25 + t29 + 9.891957226704115 * t156 + t157 - 0.778391445340823 * t14 - 0.8090169943749475 * t27
            - 0.34164078649987384 * t31 - 0.3167184270002524 * t39 - 2.037855260454431 * t154 -
            0.8090169943749475 * t155 - 0.778391445340823 * t166;
        const double t223 = t45 - (1.2360679774997898 * t107 + 0.8090169943749475 * t159 + 6.577708763999664 *
            t168 + 1.8090169943749475 * t169 - 1.8090169943749475 * t75 - 13.227594629959972 * t80 - t86 -
            0.6180339887498949 * t108 - t109);
        const double t224 = t112 - (1.2360679774997898 * t128 + 0.8090169943749475 * t161 + 6.577708763999664
            * t171 + 1.8090169943749475 * t172 - 1.8090169943749475 * t118 - 13.227594629959972 * t120 - t122
            - 0.6180339887498949 * t129 - t130);
        const double t225 = t133 - (1.2360679774997898 * t149 + 0.8090169943749475 * t163 + 6.577708763999664
            * t174 + 1.8090169943749475 * t175 - 1.8090169943749475 * t139 - 13.227594629959972 * t141 - t143
            - 0.6180339887498949 * t150 - t151);
        const double t226 = 3.037855260454431 * t8 + 1.2060113295832984 * t12 + t18 + 0.37322044972476165 *
            t21 + 1.2060113295832984 * t29 + 0.17082039324993692 * t31 + 1.7783914453408232 * t154 +
            0.7060113295832983 * t155 + t156 + 0.39699433520835087 * t157 + t165 + t166 - 0.4239704191211052 *
            t10 - 1.5189276302272154 * t14 - 0.6030056647916492 * t16 - 5.090807051907989 * t23 - t25 -
            3.530056647916491 * t27 - t39;
        const double t227 = t45 + (2.824428645550645 * t80 + 1.4635254915624212 * t86 + t107 +
            8.317627457812106 * t109 + t159 - 1.6316971818263069 * t62 - 4.754308693308037 * t70 -
            2.618033988749895 * t75 - 2.463525491562421 * t108);
        const double t228 = t112 + (2.824428645550645 * t120 + 1.4635254915624212 * t122 + t128 +
            8.317627457812106 * t130 + t161 - 1.6316971818263069 * t114 - 4.754308693308037 * t116 -
            2.618033988749895 * t118 - 2.463525491562421 * t129);
        const double t229 = t133 + (2.824428645550645 * t141 + 1.4635254915624212 * t143 + t149 +
            8.317627457812106 * t151 + t163 - 1.6316971818263069 * t135 - 4.754308693308037 * t137 -
            2.618033988749895 * t139 - 2.463525491562421 * t150);
        const double t230 = t5 + t8 + t14 + 1.2060113295832984 * t16 + 0.37322044972476165 * t23 +
            0.7060113295832983 * t27 + 0.39699433520835087 * t29 + 0.17082039324993692 * t31 +
            1.7783914453408232 * t154 + t156 + 1.2060113295832984 * t157 + 3.037855260454431 * t165 -
            0.4239704191211052 * t10 - 0.6030056647916492 * t12 - 5.090807051907989 * t21 - t25 - t39 -
            3.530056647916491 * t155 - 1.5189276302272154 * t166;
        const double t231 = t45 + (2.824428645550645 * t80 + 8.317627457812106 * t86 + t107 +
            1.4635254915624212 * t109 + t159 + 2.618033988749895 * t169 - 4.754308693308037 * t62 -
            1.6316971818263069 * t70 - 2.463525491562421 * t108);
        const double t232 = t112 + (2.824428645550645 * t120 + 8.317627457812106 * t122 + t128 +
            1.4635254915624212 * t130 + t161 + 2.618033988749895 * t172 - 4.754308693308037 * t114 -
            1.6316971818263069 * t116 - 2.463525491562421 * t129);
        const double t233 = t133 + (2.824428645550645 * t141 + 8.317627457812106 * t143 + t149 +
            1.4635254915624212 * t151 + t163 + 2.618033988749895 * t175 - 4.754308693308037 * t135 -
            1.6316971818263069 * t137 - 2.463525491562421 * t150);
        const double t234 = 8.909452673099834 * t2 + t5 + 1.6123524016420903 * t10 + t12 + 4.556782890681646 *
            t14 + t16 + t18 + 0.4733126291998991 * t25 + 1.3090169943749475 * t27 + t29 + 1.1708203932499368 *
            t31 + 1.3090169943749475 * t155 + 4.556782890681646 * t156 + t157 + 4.556782890681646 * t166 -
            3.054484231144793 * t21 - 3.054484231144793 * t23 - 3.0 * t39 - 7.3730295964769 * t154;
        const double t235 = t45 - (3.76393202250021 * t107 + t110 + t168 + 3.0450849718747373 * t169 -
            3.0450849718747373 * t75 - 11.29771458220258 * t80 - 0.6180339887498949 * t108 - 4.045084971874737
            * t159);
        const double t236 = t112 - (3.76393202250021 * t128 + t131 + t171 + 3.0450849718747373 * t172 -
            3.0450849718747373 * t118 - 11.29771458220258 * t120 - 0.6180339887498949 * t129 -
            4.045084971874737 * t161);
        const double t237 = t133 - (3.76393202250021 * t149 + t152 + t174 + 3.0450849718747373 * t175 -
            3.0450849718747373 * t139 - 11.29771458220258 * t141 - 0.6180339887498949 * t150 -
            4.045084971874737 * t163);
        const double t238 = 8.909452673099834 * t2 + 1.1708203932499368 * t5 + t12 + 4.556782890681646 * t14 +
            1.3090169943749475 * t16 + t18 + 1.6123524016420903 * t23 + 0.4733126291998991 * t25 + t27 + t29 +
            t31 + t155 + 4.556782890681646 * t156 + 1.3090169943749475 * t157 + 4.556782890681646 * t166 -
            3.054484231144793 * t10 - 3.054484231144793 * t21 - 3.0 * t39 - 7.3730295964769 * t165;
        const double t239 = t45 + (3.0450849718747373 * t75 + 3.0450849718747373 * t159 - 11.29771458220258 *
            t62 - 3.76393202250021 * t107 - 0.6180339887498949 * t109 - t110 - t168 - 4.045084971874737 *
            t169);
        const double t240 = t112 + (3.0450849718747373 * t118 + 3.0450849718747373 * t161 - 11.29771458220258
            * t114 - 3.76393202250021 * t128 - 0.6180339887498949 * t130 - t131 - t171 - 4.045084971874737 *
            t172);
        const double t241 = t133 + (3.0450849718747373 * t139 + 3.0450849718747373 * t163 - 11.29771458220258
            * t135 - 3.76393202250021 * t149 - 0.6180339887498949 * t151 - t152 - t174 - 4.045084971874737 *
            t175);
        const double t242 = t5 + 1.7783914453408232 * t8 + t14 + 1.2060113295832984 * t16 +
            0.17082039324993692 * t18 + 0.37322044972476165 * t23 + 0.39699433520835087 * t27 +
            0.7060113295832983 * t29 + t154 + t156 + 1.2060113295832984 * t157 + 3.037855260454431 * t165 -
            5.090807051907989 * t10 - 3.530056647916491 * t12 - 0.4239704191211052 * t21 - t25 - t39 -
            0.6030056647916492 * t155 - 1.5189276302272154 * t166;
        const double t243 = t45 + (t75 + 1.6316971818263069 * t80 + 2.463525491562421 * t86 + t107 +
            1.4635254915624212 * t109 + 2.618033988749895 * t169 - 4.754308693308037 * t62 - 2.824428645550645
            * t70 - 8.317627457812106 * t108);
        const double t244 = t112 + (t118 + 1.6316971818263069 * t120 + 2.463525491562421 * t122 + t128 +
            1.4635254915624212 * t130 + 2.618033988749895 * t172 - 4.754308693308037 * t114 -
            2.824428645550645 * t116 - 8.317627457812106 * t129);
        const double t245 = t133 + (t139 + 1.6316971818263069 * t141 + 2.463525491562421 * t143 + t149 +
            1.4635254915624212 * t151 + 2.618033988749895 * t175 - 4.754308693308037 * t135 -
            2.824428645550645 * t137 - 8.317627457812106 * t150);
        const double t246 = 2.171852022658994 * t2 + 0.6583592135001262 * t5 + 6.431438942618004 * t10 +
            9.891957226704115 * t14 + t16 + 0.9674114409852541 * t21 + 6.431438942618004 * t23 +
            0.34662525839979813 * t25 + t27 + 0.6583592135001262 * t31 - 2.037855260454431 * t8 -
            0.8090169943749475 * t12 - 0.34164078649987384 * t18 - 0.8090169943749475 * t29 -
            0.3167184270002524 * t39 - 0.778391445340823 * t156 - 0.778391445340823 * t166;
        const double t247 = t45 + (t109 + 1.8090169943749475 * t159 - 13.227594629959972 * t70 -
            0.8090169943749475 * t75 - 0.6180339887498949 * t86 - 1.2360679774997898 * t107 - t108 -
            6.577708763999664 * t168 - 1.8090169943749475 * t169);
        const double t248 = t112 + (t130 + 1.8090169943749475 * t161 - 13.227594629959972 * t116 -
            0.8090169943749475 * t118 - 0.6180339887498949 * t122 - 1.2360679774997898 * t128 - t129 -
            6.577708763999664 * t171 - 1.8090169943749475 * t172);
        const double t249 = t133 + (t151 + 1.8090169943749475 * t163 - 13.227594629959972 * t137 -
            0.8090169943749475 * t139 - 0.6180339887498949 * t143 - 1.2360679774997898 * t149 - t150 -
            6.577708763999664 * t174 - 1.8090169943749475 * t175);
        const double t250 = 2.171852022658994 * t2 + 6.431438942618004 * t10 + t12 + 0.6583592135001262 * t18
            + 6.431438942618004 * t21 + 0.9674114409852541 * t23 + 0.34662525839979813 * t25 +
            0.6583592135001262 * t31 + t155 + 9.891957226704115 * t166 - 0.34164078649987384 * t5 -
            0.778391445340823 * t14 - 0.8090169943749475 * t16 - 0.3167184270002524 * t39 - 0.778391445340823
            * t156 - 0.8090169943749475 * t157 - 2.037855260454431 * t165;
        const double t251 = t45 + (1.8090169943749475 * t75 + t86 + 1.8090169943749475 * t159 +
            0.8090169943749475 * t169 - 13.227594629959972 * t62 - 1.2360679774997898 * t107 - t108 -
            0.6180339887498949 * t109 - 6.577708763999664 * t168);
        const double t252 = t112 + (1.8090169943749475 * t118 + t122 + 1.8090169943749475 * t161 +
            0.8090169943749475 * t172 - 13.227594629959972 * t114 - 1.2360679774997898 * t128 - t129 -
            0.6180339887498949 * t130 - 6.577708763999664 * t171);
        const double t253 = t133 + (1.8090169943749475 * t139 + t143 + 1.8090169943749475 * t163 +
            0.8090169943749475 * t175 - 13.227594629959972 * t135 - 1.2360679774997898 * t149 - t150 -
            0.6180339887498949 * t151 - 6.577708763999664 * t174);
        const double t254 = 8.909452673099834 * t2 + t5 + 1.3090169943749475 * t12 + 4.556782890681646 * t14 +
            t16 + 1.1708203932499368 * t18 + 1.6123524016420903 * t21 + 0.4733126291998991 * t25 + t27 +
            1.3090169943749475 * t29 + t31 + t155 + 4.556782890681646 * t156 + t157 + 4.556782890681646 * t166
            - 7.3730295964769 * t8 - 3.054484231144793 * t10 - 3.054484231144793 * t23 - 3.0 * t39;
        const double t255 = t45 + (4.045084971874737 * t75 + 3.0450849718747373 * t159 - 11.29771458220258 *
            t70 - 0.6180339887498949 * t86 - 3.76393202250021 * t107 - t110 - t168 - 3.0450849718747373 *
            t169);
        const double t256 = t112 + (4.045084971874737 * t118 + 3.0450849718747373 * t161 - 11.29771458220258 *
            t116 - 0.6180339887498949 * t122 - 3.76393202250021 * t128 - t131 - t171 - 3.0450849718747373 *
            t172);
        const double t257 = t133 + (4.045084971874737 * t139 + 3.0450849718747373 * t163 - 11.29771458220258 *
            t137 - 0.6180339887498949 * t143 - 3.76393202250021 * t149 - t152 - t174 - 3.0450849718747373 *
            t175);
        const double t258 = 0.17082039324993692 * t5 + 3.037855260454431 * t8 + 1.2060113295832984 * t12 + t18
            + 0.37322044972476165 * t21 + 1.2060113295832984 * t29 + t154 + 0.39699433520835087 * t155 + t156
            + 0.7060113295832983 * t157 + 1.7783914453408232 * t165 + t166 - 5.090807051907989 * t10 -
            1.5189276302272154 * t14 - 3.530056647916491 * t16 - 0.4239704191211052 * t23 - t25 -
            0.6030056647916492 * t27 - t39;
        const double t259 = t45 + (1.6316971818263069 * t80 + 1.4635254915624212 * t86 + t107 +
            2.463525491562421 * t109 - 2.824428645550645 * t62 - 4.754308693308037 * t70 - 2.618033988749895 *
            t75 - 8.317627457812106 * t108 - t169);
        const double t260 = t112 + (1.6316971818263069 * t120 + 1.4635254915624212 * t122 + t128 +
            2.463525491562421 * t130 - 2.824428645550645 * t114 - 4.754308693308037 * t116 - 2.618033988749895
            * t118 - 8.317627457812106 * t129 - t172);
        const double t261 = t133 + (1.6316971818263069 * t141 + 1.4635254915624212 * t143 + t149 +
            2.463525491562421 * t151 - 2.824428645550645 * t135 - 4.754308693308037 * t137 - 2.618033988749895
            * t139 - 8.317627457812106 * t150 - t175);
        const double t262 = 0.006653791709694582 * (0.09936060474656982 * t40 * t40 + factor[0] * t41 * (t111
            * t111 + t132 * t132 + t153 * t153)) + 0.006653791709694582 * (0.09936060474656982 * t158 * t158 +
            factor[0] * t41 * (t160 * t160 + t162 * t162 + t164 * t164)) + 0.006653791709694582 *
            (0.6304426800469757 * t167 * t167 + factor[0] * t41 * (t170 * t170 + t173 * t173 + t176 * t176)) +
            0.006653791709694582 * (0.09936060474656982 * t177 * t177 + factor[0] * t41 * (t178 * t178 + t179
            * t179 + t180 * t180)) + 0.001679535175886774 * (t182 * t182 + factor[0] * t41 * (t183 * t183 +
            t184 * t184 + t185 * t185)) + 0.001679535175886774 * (t186 * t186 + factor[0] * t41 * (t187 * t187
            + t188 * t188 + t189 * t189)) + 0.001679535175886774 * (t190 * t190 + factor[0] * t41 * (t191 *
            t191 + t192 * t192 + t193 * t193)) + 0.001679535175886774 * (t194 * t194 + factor[0] * t41 * (t195
            * t195 + t196 * t196 + t197 * t197)) + 0.009226196923942455 * (0.008029022114750614 * t198 * t198
            + factor[0] * t41 * (t199 * t199 + t200 * t200 + t201 * t201)) + 0.009226196923942455 *
            (0.008029022114750614 * t202 * t202 + factor[0] * t41 * (t203 * t203 + t204 * t204 + t205 * t205))
            + 0.009226196923942455 * (0.050391575971158425 * t206 * t206 + factor[0] * t41 * (t207 * t207 +
            t208 * t208 + t209 * t209)) + 0.009226196923942455 * (0.008029022114750614 * t210 * t210 +
            factor[0] * t41 * (t211 * t211 + t212 * t212 + t213 * t213)) + 0.008035714285714285 * (t214 * t214
            + factor[0] * t41 * (t215 * t215 + t216 * t216 + t217 * t217)) + 0.008035714285714285 * (t218 *
            t218 + factor[0] * t41 * (t219 * t219 + t220 * t220 + t221 * t221)) + 0.008035714285714285 * (t222
            * t222 + factor[0] * t41 * (t223 * t223 + t224 * t224 + t225 * t225)) + 0.008035714285714285 *
            (t226 * t226 + factor[0] * t41 * (t227 * t227 + t228 * t228 + t229 * t229)) + 0.008035714285714285
            * (t230 * t230 + factor[0] * t41 * (t231 * t231 + t232 * t232 + t233 * t233)) +
            0.008035714285714285 * (t234 * t234 + factor[0] * t41 * (t235 * t235 + t236 * t236 + t237 * t237))
            + 0.008035714285714285 * (t238 * t238 + factor[0] * t41 * (t239 * t239 + t240 * t240 + t241 *
            t241)) + 0.008035714285714285 * (t242 * t242 + factor[0] * t41 * (t243 * t243 + t244 * t244 + t245
            * t245)) + 0.008035714285714285 * (t246 * t246 + factor[0] * t41 * (t247 * t247 + t248 * t248 +
            t249 * t249)) + 0.008035714285714285 * (t250 * t250 + factor[0] * t41 * (t251 * t251 + t252 * t252
            + t253 * t253)) + 0.008035714285714285 * (t254 * t254 + factor[0] * t41 * (t255 * t255 + t256 *
            t256 + t257 * t257)) + 0.008035714285714285 * (t258 * t258 + factor[0] * t41 * (t259 * t259 + t260
            * t260 + t261 * t261));
        tile[lane] = abs_detJ * t262;
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
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    2432,                                      // shared_bytes
    2693.125,                                  // flops_per_cell
    197.45833333333334,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_error_norm_p1_tetrahedron_f64_functional
