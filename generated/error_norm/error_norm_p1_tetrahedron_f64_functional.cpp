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
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      2778 flops <- taken
//   sum_factorised  not valid: a functional has one result, which threads would wait for
//   why             the only valid one; written, 2778 flops
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
//   flops       2779.12
//   bytes       197.458 (197.333 read, 0.125 written)
//   flops/byte  14.1
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
        const double J00 = inputs[lane + 200] - inputs[lane + 192];
        const double J11 = inputs[lane + 240] - inputs[lane + 224];
        const double J22 = inputs[lane + 280] - inputs[lane + 256];
        const double J12 = inputs[lane + 248] - inputs[lane + 224];
        const double J21 = inputs[lane + 272] - inputs[lane + 256];
        const double adj00 = J11 * J22 - J12 * J21;
        const double J01 = inputs[lane + 208] - inputs[lane + 192];
        const double J20 = inputs[lane + 264] - inputs[lane + 256];
        const double J10 = inputs[lane + 232] - inputs[lane + 224];
        const double adj10 = J12 * J20 - J22 * J10;
        const double J02 = inputs[lane + 216] - inputs[lane + 192];
        const double adj20 = J21 * J10 - J11 * J20;
        const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
        const double abs_detJ = std::fabs(detJ);
        const double t0 = 0.3333333333333333 * inputs[lane + 24];
        const double t1 = inputs[lane + 56] - 3.0 * t0;
        const double t2 = 0.02091475256247702 * t1;
        const double t3 = 0.3333333333333333 * inputs[lane + 16];
        const double t4 = inputs[lane + 48] - 3.0 * t3;
        const double t5 = 0.02091475256247702 * t4;
        const double t6 = 0.3333333333333333 * inputs[lane + 8];
        const double t7 = inputs[lane + 88] - (2.0 * t0 + t6);
        const double t8 = 0.061338998124982475 * t7;
        const double t9 = inputs[lane + 160] - (t0 + t3 + t6);
        const double t10 = 0.045753796064404044 * t9;
        const double t11 = inputs[lane + 104] - (2.0 * t3 + t6);
        const double t12 = 0.15450849718747373 * t11;
        const double t13 = inputs[lane + 80] - (t0 + 2.0 * t6);
        const double t14 = 0.047745751406263144 * t13;
        const double t15 = inputs[lane + 96] - (t3 + 2.0 * t6);
        const double t16 = 0.15450849718747373 * t15;
        const double t17 = inputs[lane + 40] - 3.0 * t6;
        const double t18 = 0.02091475256247702 * t17;
        const double t19 = 0.3333333333333333 * inputs[lane];
        const double t20 = inputs[lane + 168] - (t0 + t3 + t19);
        const double t21 = 0.045753796064404044 * t20;
        const double t22 = inputs[lane + 176] - (t0 + t6 + t19);
        const double t23 = 0.045753796064404044 * t22;
        const double t24 = inputs[lane + 184] - (t3 + t6 + t19);
        const double t25 = 0.2329237476562281 * t24;
        const double t26 = inputs[lane + 152] - (2.0 * t6 + t19);
        const double t27 = 0.15450849718747373 * t26;
        const double t28 = inputs[lane + 144] - (t6 + 2.0 * t19);
        const double t29 = 0.15450849718747373 * t28;
        const double t30 = inputs[lane + 32] - 3.0 * t19;
        const double t31 = 0.02091475256247702 * t30;
        const double t32 = inputs[lane + 72] - (2.0 * t0 + t3);
        const double t33 = inputs[lane + 64] - (t0 + 2.0 * t3);
        const double t34 = inputs[lane + 120] - (2.0 * t0 + t19);
        const double t35 = inputs[lane + 136] - (2.0 * t3 + t19);
        const double t36 = inputs[lane + 112] - (t0 + 2.0 * t19);
        const double t37 = inputs[lane + 128] - (t3 + 2.0 * t19);
        const double t38 = t1 + t4 + t7 + t9 + t11 + t13 + t15 + t17 + t20 + t22 + t24 + t26 + t28 + t30 + t32
            + t33 + t34 + t35 + t36 + t37;
        const double t39 = 0.04658474953124562 * t38;
        const double t40 = t2 + t5 + 1.8798380198899995 * t10 + 0.3395762301867564 * t14 + 0.10493482601348675
            * t16 + 0.49695511999521325 * t18 + 1.239339318742732 * t21 + 1.8798380198899995 * t23 +
            0.369261298006856 * t25 + 0.10493482601348675 * t27 + t31 - 0.13216161630922868 * t8 -
            0.052467413006743374 * t12 - 0.052467413006743374 * t29 - 0.2637580700048971 * t39;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t41 = inv_abs_detJ * inv_abs_detJ;
        const double t42 = inputs[lane] - inputs[lane + 8];
        const double t43 = inputs[lane] - inputs[lane + 16];
        const double t44 = inputs[lane] - inputs[lane + 24];
        const double t45 = adj00 * t42 + adj10 * t43 + adj20 * t44;
        const double t46 = 2.25 * inputs[lane + 80];
        const double t47 = 1.125 * inputs[lane + 88];
        const double t48 = 2.25 * inputs[lane + 96];
        const double t49 = 1.125 * inputs[lane + 104];
        const double t50 = 2.25 * inputs[lane + 112];
        const double t51 = 1.125 * inputs[lane + 120];
        const double t52 = 2.25 * inputs[lane + 128];
        const double t53 = 1.125 * inputs[lane + 136];
        const double t54 = 6.75 * inputs[lane + 160];
        const double t55 = 6.75 * inputs[lane + 168];
        const double t56 = inputs[lane + 32] + t46 + t48 + t51 + t53 + t55 - inputs[lane + 40] - t47 - t49 -
            t50 - t52 - t54;
        const double t57 = 2.25 * inputs[lane + 64];
        const double t58 = 1.125 * inputs[lane + 72];
        const double t59 = 1.125 * inputs[lane + 128];
        const double t60 = inputs[lane + 32] + 0.125 * inputs[lane + 48] + t51 + t53 + t55 - t50 - 2.0 * t57 -
            t58 - 2.0 * t59;
        const double t61 = 1.125 * inputs[lane + 64];
        const double t62 = 2.25 * inputs[lane + 72];
        const double t63 = 1.125 * inputs[lane + 112];
        const double t64 = inputs[lane + 32] + 0.125 * inputs[lane + 56] + t51 + t53 + t55 - t52 - t61 - 2.0 *
            t62 - 2.0 * t63;
        const double t65 = adj00 * t56 + adj10 * t60 + adj20 * t64;
        const double t66 = 0.04398270034036192 * t65;
        const double t67 = 1.125 * inputs[lane + 144];
        const double t68 = 1.125 * inputs[lane + 152];
        const double t69 = 6.75 * inputs[lane + 176];
        const double t70 = inputs[lane + 32] + 0.125 * inputs[lane + 40] + t51 + t68 + t69 - 2.0 * t46 - t47 -
            t50 - 2.0 * t67;
        const double t71 = 1.125 * inputs[lane + 96];
        const double t72 = 2.25 * inputs[lane + 104];
        const double t73 = 2.25 * inputs[lane + 144];
        const double t74 = inputs[lane + 32] + t51 + t57 + t68 + t69 + t72 - inputs[lane + 48] - t50 - t54 -
            t58 - t71 - t73;
        const double t75 = 1.125 * inputs[lane + 80];
        const double t76 = 2.25 * inputs[lane + 88];
        const double t77 = inputs[lane + 32] + 0.125 * inputs[lane + 56] + t51 + t68 + t69 - 2.0 * t63 - t73 -
            t75 - 2.0 * t76;
        const double t78 = adj00 * t70 + adj10 * t74 + adj20 * t77;
        const double t79 = 0.04398270034036192 * t78;
        const double t80 = 6.75 * inputs[lane + 184];
        const double t81 = inputs[lane + 32] + 0.125 * inputs[lane + 40] + t53 + t68 + t80 - 2.0 * t48 - t49 -
            t52 - 2.0 * t67;
        const double t82 = inputs[lane + 32] + 0.125 * inputs[lane + 48] + t53 + t68 + t80 - 2.0 * t59 - t71 -
            2.0 * t72 - t73;
        const double t83 = inputs[lane + 32] + t53 + t62 + t68 + t76 + t80 - inputs[lane + 56] - t52 - t54 -
            t61 - t73 - t75;
        const double t84 = adj00 * t81 + adj10 * t82 + adj20 * t83;
        const double t85 = 0.0848813358333567 * t84;
        const double t86 = inputs[lane + 32] + 8.0 * t68 - 5.5 * inputs[lane + 40] - 4.0 * t67;
        const double t87 = inputs[lane + 32] + 8.0 * t68 + 2.0 * t72 - inputs[lane + 48] - 8.0 * t71 - 2.0 *
            t73;
        const double t88 = inputs[lane + 32] + 8.0 * t68 + 2.0 * t76 - inputs[lane + 56] - 2.0 * t73 - 8.0 *
            t75;
        const double t89 = adj00 * t86 + adj10 * t87 + adj20 * t88;
        const double t90 = 0.06867044319443276 * t89;
        const double t91 = 0.125 * inputs[lane + 32] + inputs[lane + 40] + t47 + t67 + t69 - t46 - 2.0 * t50 -
            t51 - 2.0 * t68;
        const double t92 = 0.125 * inputs[lane + 32] + inputs[lane + 48] + t55 + t58 + t59 - 2.0 * t50 - t51 -
            2.0 * t53 - t57;
        const double t93 = inputs[lane + 32] + 24.0 * t51 - inputs[lane + 56] - 24.0 * t63;
        const double t94 = adj00 * t91 + adj10 * t92 + 0.125 * adj20 * t93;
        const double t95 = 0.04398270034036192 * t94;
        const double t96 = 0.125 * inputs[lane + 32] + inputs[lane + 40] + t49 + t67 + t80 - t48 - 2.0 * t52 -
            t53 - 2.0 * t68;
        const double t97 = inputs[lane + 32] + 24.0 * t53 - inputs[lane + 48] - 24.0 * t59;
        const double t98 = 0.125 * inputs[lane + 32] + inputs[lane + 56] + t55 + t61 + t63 - 2.0 * t51 - 2.0 *
            t52 - t53 - t62;
        const double t99 = adj00 * t96 + 0.125 * adj10 * t97 + adj20 * t98;
        const double t100 = 0.0848813358333567 * t99;
        const double t101 = inputs[lane + 32] + 24.0 * t68 - inputs[lane + 40] - 24.0 * t67;
        const double t102 = 0.125 * inputs[lane + 32] + inputs[lane + 48] + t59 + t71 + t80 - 2.0 * t53 - t68
            - t72 - 2.0 * t73;
        const double t103 = 0.125 * inputs[lane + 32] + inputs[lane + 56] + t63 + t69 + t75 - 2.0 * t51 - t68
            - 2.0 * t73 - t76;
        const double t104 = 0.125 * adj00 * t101 + adj10 * t102 + adj20 * t103;
        const double t105 = 0.0848813358333567 * t104;
        const double t106 = inputs[lane + 32] + 2.0 * t46 + 8.0 * t51 - inputs[lane + 40] - 8.0 * t47 - 2.0 *
            t50;
        const double t107 = inputs[lane + 32] + 8.0 * t51 + 2.0 * t57 - inputs[lane + 48] - 2.0 * t50 - 8.0 *
            t58;
        const double t108 = inputs[lane + 32] + 8.0 * t51 - 5.5 * inputs[lane + 56] - 4.0 * t63;
        const double t109 = adj00 * t106 + adj10 * t107 + adj20 * t108;
        const double t110 = inputs[lane + 32] + 2.0 * t48 + 8.0 * t53 - inputs[lane + 40] - 8.0 * t49 - 2.0 *
            t52;
        const double t111 = inputs[lane + 32] + 8.0 * t53 - 5.5 * inputs[lane + 48] - 4.0 * t59;
        const double t112 = inputs[lane + 32] + 8.0 * t53 + 2.0 * t62 - inputs[lane + 56] - 2.0 * t52 - 8.0 *
            t61;
        const double t113 = adj00 * t110 + adj10 * t111 + adj20 * t112;
        const double t114 = 5.5 * inputs[lane + 32] + 4.0 * t68 - inputs[lane + 40] - 8.0 * t67;
        const double t115 = 5.5 * inputs[lane + 32] + 4.0 * t53 - inputs[lane + 48] - 8.0 * t59;
        const double t116 = 5.5 * inputs[lane + 32] + 4.0 * t51 - inputs[lane + 56] - 8.0 * t63;
        const double t117 = adj00 * t114 + adj10 * t115 + adj20 * t116;
        const double t118 = 0.05555555555555555 * (t65 + t78 + t84 + t89 + t109 + t113 + t117 - t94 - t99 -
            t104);
        const double t119 = t45 + 5.045312484232307 * (1.3821663692303492 * t95 + 0.7161928902454271 * t100 +
            t105 + 0.43701823521522354 * t118 - 1.3821663692303492 * t66 - 1.9298800477573914 * t79 - t85 -
            0.05786262519641535 * t90);
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t120 = t42 * adj01 + t43 * adj11 + t44 * adj21;
        const double t121 = t56 * adj01 + t60 * adj11 + t64 * adj21;
        const double t122 = 0.04398270034036192 * t121;
        const double t123 = t70 * adj01 + t74 * adj11 + t77 * adj21;
        const double t124 = 0.04398270034036192 * t123;
        const double t125 = t81 * adj01 + t82 * adj11 + t83 * adj21;
        const double t126 = 0.0848813358333567 * t125;
        const double t127 = t86 * adj01 + t87 * adj11 + t88 * adj21;
        const double t128 = 0.06867044319443276 * t127;
        const double t129 = t91 * adj01 + t92 * adj11 + 0.125 * t93 * adj21;
        const double t130 = 0.04398270034036192 * t129;
        const double t131 = t96 * adj01 + 0.125 * t97 * adj11 + t98 * adj21;
        const double t132 = 0.0848813358333567 * t131;
        const double t133 = 0.125 * t101 * adj01 + t102 * adj11 + t103 * adj21;
        const double t134 = 0.0848813358333567 * t133;
        const double t135 = t106 * adj01 + t107 * adj11 + t108 * adj21;
        const double t136 = t110 * adj01 + t111 * adj11 + t112 * adj21;
        const double t137 = t114 * adj01 + t115 * adj11 + t116 * adj21;
        const double t138 = 0.05555555555555555 * (t121 + t123 + t125 + t127 + t135 + t136 + t137 - t129 -
            t131 - t133);
        const double t139 = t120 + 5.045312484232307 * (1.3821663692303492 * t130 + 0.7161928902454271 * t132
            + t134 + 0.43701823521522354 * t138 - 1.3821663692303492 * t122 - 1.9298800477573914 * t124 - t126
            - 0.05786262519641535 * t128);
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t140 = t42 * adj02 + t43 * adj12 + t44 * adj22;
        const double t141 = t56 * adj02 + t60 * adj12 + t64 * adj22;
        const double t142 = 0.04398270034036192 * t141;
        const double t143 = t70 * adj02 + t74 * adj12 + t77 * adj22;
        const double t144 = 0.04398270034036192 * t143;
        const double t145 = t81 * adj02 + t82 * adj12 + t83 * adj22;
        const double t146 = 0.0848813358333567 * t145;
        const double t147 = t86 * adj02 + t87 * adj12 + t88 * adj22;
        const double t148 = 0.06867044319443276 * t147;
        const double t149 = t91 * adj02 + t92 * adj12 + 0.125 * t93 * adj22;
        const double t150 = 0.04398270034036192 * t149;
        const double t151 = t96 * adj02 + 0.125 * t97 * adj12 + t98 * adj22;
        const double t152 = 0.0848813358333567 * t151;
        const double t153 = 0.125 * t101 * adj02 + t102 * adj12 + t103 * adj22;
        const double t154 = 0.0848813358333567 * t153;
        const double t155 = t106 * adj02 + t107 * adj12 + t108 * adj22;
        const double t156 = t110 * adj02 + t111 * adj12 + t112 * adj22;
        const double t157 = t114 * adj02 + t115 * adj12 + t116 * adj22;
        const double t158 = 0.05555555555555555 * (t141 + t143 + t145 + t147 + t155 + t156 + t157 - t149 -
            t151 - t153);
        const double t159 = t140 + 5.045312484232307 * (1.3821663692303492 * t150 + 0.7161928902454271 * t152
            + t154 + 0.43701823521522354 * t158 - 1.3821663692303492 * t142 - 1.9298800477573914 * t144 - t146
            - 0.05786262519641535 * t148);
        const double flux0 = abs_detJ * (36.093992511721616 * t40 * t40 + factor[0] * t41 * (t119 * t119 +
            t139 * t139 + t159 * t159));
        const double t160 = 0.061338998124982475 * t34;
        const double t161 = 0.15450849718747373 * t35;
        const double t162 = 0.047745751406263144 * t36;
        const double t163 = 0.15450849718747373 * t37;
        const double t164 = t2 + t5 + 1.239339318742732 * t10 + t18 + 1.8798380198899995 * t21 +
            1.8798380198899995 * t23 + 0.369261298006856 * t25 + 0.10493482601348675 * t29 +
            0.49695511999521325 * t31 + 0.3395762301867564 * t162 + 0.10493482601348675 * t163 -
            0.052467413006743374 * t27 - 0.2637580700048971 * t39 - 0.13216161630922868 * t160 -
            0.052467413006743374 * t161;
        const double t165 = 0.06867044319443276 * t117;
        const double t166 = t45 + 5.045312484232307 * (1.9298800477573914 * t95 + t100 + t105 +
            0.43701823521522354 * t118 - 1.3821663692303492 * t66 - 1.3821663692303492 * t79 -
            0.7161928902454271 * t85 - 0.05786262519641535 * t165);
        const double t167 = 0.06867044319443276 * t137;
        const double t168 = t120 + 5.045312484232307 * (1.9298800477573914 * t130 + t132 + t134 +
            0.43701823521522354 * t138 - 1.3821663692303492 * t122 - 1.3821663692303492 * t124 -
            0.7161928902454271 * t126 - 0.05786262519641535 * t167);
        const double t169 = 0.06867044319443276 * t157;
        const double t170 = t140 + 5.045312484232307 * (1.9298800477573914 * t150 + t152 + t154 +
            0.43701823521522354 * t158 - 1.3821663692303492 * t142 - 1.3821663692303492 * t144 -
            0.7161928902454271 * t146 - 0.05786262519641535 * t169);
        const double flux1 = abs_detJ * (36.093992511721616 * t164 * t164 + factor[0] * t41 * (t166 * t166 +
            t168 * t168 + t170 * t170));
        const double t171 = 0.061338998124982475 * t32;
        const double t172 = 0.047745751406263144 * t33;
        const double t173 = 2.926913463418234 * t2 + 5.8896937482934595 * t5 + 1.556782890681646 * t8 +
            11.071670233550487 * t10 + 5.8896937482934595 * t18 + 11.071670233550487 * t21 +
            11.071670233550487 * t23 + 1.4338255139482494 * t25 + 5.8896937482934595 * t31 + 1.556782890681646
            * t160 + 1.556782890681646 * t171 - t14 - 1.5534542559697913 * t39 - t162 - t172;
        const double t174 = 0.029325780277801146 * t109;
        const double t175 = 0.06867044319443276 * t113;
        const double t176 = t45 - 1.431895553958635 * (t100 + t105 + 3.8436169225236285 * t118 - t85 -
            4.355310120908179 * t90 - 4.355310120908179 * t165 - 9.721157832204662 * t174 - 4.355310120908179
            * t175);
        const double t177 = 0.029325780277801146 * t135;
        const double t178 = 0.06867044319443276 * t136;
        const double t179 = t120 - 1.431895553958635 * (t132 + t134 + 3.8436169225236285 * t138 - t126 -
            4.355310120908179 * t128 - 4.355310120908179 * t167 - 9.721157832204662 * t177 - 4.355310120908179
            * t178);
        const double t180 = 0.029325780277801146 * t155;
        const double t181 = 0.06867044319443276 * t156;
        const double t182 = t140 - 1.431895553958635 * (t152 + t154 + 3.8436169225236285 * t158 - t146 -
            4.355310120908179 * t148 - 4.355310120908179 * t169 - 9.721157832204662 * t180 - 4.355310120908179
            * t181);
        const double flux2 = abs_detJ * (1.0405177614770558 * t173 * t173 + factor[0] * t41 * (t176 * t176 +
            t179 * t179 + t182 * t182));
        const double t183 = t2 + 0.49695511999521325 * t5 + 1.8798380198899995 * t10 + 0.10493482601348675 *
            t12 + t18 + 1.8798380198899995 * t21 + 1.239339318742732 * t23 + 0.369261298006856 * t25 + t31 +
            0.10493482601348675 * t161 + 0.3395762301867564 * t172 - 0.052467413006743374 * t16 -
            0.2637580700048971 * t39 - 0.052467413006743374 * t163 - 0.13216161630922868 * t171;
        const double t184 = t45 + 5.045312484232307 * (1.3821663692303492 * t95 + t100 + 0.7161928902454271 *
            t105 + 0.43701823521522354 * t118 - 1.9298800477573914 * t66 - 1.3821663692303492 * t79 - t85 -
            0.05786262519641535 * t175);
        const double t185 = t120 + 5.045312484232307 * (1.3821663692303492 * t130 + t132 + 0.7161928902454271
            * t134 + 0.43701823521522354 * t138 - 1.9298800477573914 * t122 - 1.3821663692303492 * t124 - t126
            - 0.05786262519641535 * t178);
        const double t186 = t140 + 5.045312484232307 * (1.3821663692303492 * t150 + t152 + 0.7161928902454271
            * t154 + 0.43701823521522354 * t158 - 1.9298800477573914 * t142 - 1.3821663692303492 * t144 - t146
            - 0.05786262519641535 * t181);
        const double flux3 = abs_detJ * (36.093992511721616 * t183 * t183 + factor[0] * t41 * (t184 * t184 +
            t185 * t185 + t186 * t186));
        const double t187 = t2 + t5 + 0.5219768832821559 * t10 + 2.9419984226662947 * t14 + 0.9091275100281746
            * t16 + 11.511436560249996 * t18 + 0.09529516337077391 * t21 + 0.5219768832821559 * t23 +
            0.10253322861382531 * t25 + 0.9091275100281746 * t27 + t31 - 1.1450132022048194 * t8 -
            0.4545637550140873 * t12 - 0.4545637550140873 * t29 - 0.07323802043844665 * t39;
        const double t188 = t45 + (t95 + 0.5181669198363108 * t100 + 2.123065079779109 * t105 +
            0.6725739011194941 * t118 - t66 - 4.0972609375561575 * t79 - 2.123065079779109 * t85 -
            10.209316170919244 * t90);
        const double t189 = t120 + (t130 + 0.5181669198363108 * t132 + 2.123065079779109 * t134 +
            0.6725739011194941 * t138 - t122 - 4.0972609375561575 * t124 - 2.123065079779109 * t126 -
            10.209316170919244 * t128);
        const double t190 = t140 + (t150 + 0.5181669198363108 * t152 + 2.123065079779109 * t154 +
            0.6725739011194941 * t158 - t142 - 4.0972609375561575 * t144 - 2.123065079779109 * t146 -
            10.209316170919244 * t148);
        const double flux4 = abs_detJ * (3.67026532084076 * t187 * t187 + factor[0] * t41 * (t188 * t188 +
            t189 * t189 + t190 * t190));
        const double t191 = t2 + t5 + 0.09529516337077391 * t10 + t18 + 0.5219768832821559 * t21 +
            0.5219768832821559 * t23 + 0.10253322861382531 * t25 + 0.9091275100281746 * t29 +
            11.511436560249996 * t31 + 2.9419984226662947 * t162 + 0.9091275100281746 * t163 -
            0.4545637550140873 * t27 - 0.07323802043844665 * t39 - 1.1450132022048194 * t160 -
            0.4545637550140873 * t161;
        const double t192 = t45 + (4.0972609375561575 * t95 + 2.123065079779109 * t100 + 2.123065079779109 *
            t105 + 0.6725739011194941 * t118 - t66 - t79 - 0.5181669198363108 * t85 - 10.209316170919244 *
            t165);
        const double t193 = t120 + (4.0972609375561575 * t130 + 2.123065079779109 * t132 + 2.123065079779109 *
            t134 + 0.6725739011194941 * t138 - t122 - t124 - 0.5181669198363108 * t126 - 10.209316170919244 *
            t167);
        const double t194 = t140 + (4.0972609375561575 * t150 + 2.123065079779109 * t152 + 2.123065079779109 *
            t154 + 0.6725739011194941 * t158 - t142 - t144 - 0.5181669198363108 * t146 - 10.209316170919244 *
            t169);
        const double flux5 = abs_detJ * (3.67026532084076 * t191 * t191 + factor[0] * t41 * (t192 * t192 +
            t193 * t193 + t194 * t194));
        const double t195 = 22.053537098935973 * t2 + 1.9157936529910418 * t5 + 4.387218050749882 * t8 + t10 +
            1.9157936529910418 * t18 + t21 + t23 + 0.03586187166100688 * t25 + 1.9157936529910418 * t31 +
            4.387218050749882 * t160 + 4.387218050749882 * t171 - 2.818130952626872 * t14 -
            0.14030893471360428 * t39 - 2.818130952626872 * t162 - 2.818130952626872 * t172;
        const double t196 = t45 - 1.6048981599427983 * (t100 + t105 + 1.6020835238309439 * t118 +
            11.067053534135283 * t174 - t85 - 1.6351522014060547 * t90 - 1.6351522014060547 * t165 -
            1.6351522014060547 * t175);
        const double t197 = t120 - 1.6048981599427983 * (t132 + t134 + 1.6020835238309439 * t138 +
            11.067053534135283 * t177 - t126 - 1.6351522014060547 * t128 - 1.6351522014060547 * t167 -
            1.6351522014060547 * t178);
        const double t198 = t140 - 1.6048981599427983 * (t152 + t154 + 1.6020835238309439 * t158 +
            11.067053534135283 * t180 - t146 - 1.6351522014060547 * t148 - 1.6351522014060547 * t169 -
            1.6351522014060547 * t181);
        const double flux6 = abs_detJ * (t195 * t195 + factor[0] * t41 * (t196 * t196 + t197 * t197 + t198 *
            t198));
        const double t199 = t2 + 11.511436560249996 * t5 + 0.5219768832821559 * t10 + 0.9091275100281746 * t12
            + t18 + 0.5219768832821559 * t21 + 0.09529516337077391 * t23 + 0.10253322861382531 * t25 + t31 +
            0.9091275100281746 * t161 + 2.9419984226662947 * t172 - 0.4545637550140873 * t16 -
            0.07323802043844665 * t39 - 0.4545637550140873 * t163 - 1.1450132022048194 * t171;
        const double t200 = t45 + (t95 + 2.123065079779109 * t100 + 0.5181669198363108 * t105 +
            0.6725739011194941 * t118 - 4.0972609375561575 * t66 - t79 - 2.123065079779109 * t85 -
            10.209316170919244 * t175);
        const double t201 = t120 + (t130 + 2.123065079779109 * t132 + 0.5181669198363108 * t134 +
            0.6725739011194941 * t138 - 4.0972609375561575 * t122 - t124 - 2.123065079779109 * t126 -
            10.209316170919244 * t178);
        const double t202 = t140 + (t150 + 2.123065079779109 * t152 + 0.5181669198363108 * t154 +
            0.6725739011194941 * t158 - 4.0972609375561575 * t142 - t144 - 2.123065079779109 * t146 -
            10.209316170919244 * t181);
        const double flux7 = abs_detJ * (3.67026532084076 * t199 * t199 + factor[0] * t41 * (t200 * t200 +
            t201 * t201 + t202 * t202));
        const double t203 = t2 + t5 + 0.22570803367264816 * t8 + 2.3596094853729346 * t10 +
            0.08960481077905702 * t12 + 2.0882110535355745 * t18 + 20.100898829712403 * t21 +
            2.3596094853729346 * t23 + 0.4635040105259095 * t25 + 0.08960481077905702 * t29 + t31 -
            0.5799345175840689 * t14 - 0.17920962155811404 * t16 - 0.17920962155811404 * t27 -
            0.3310742932327925 * t39;
        const double t204 = t45 + 1.8504119105819075 * (6.513903960374253 * t95 + 3.375289551256673 * t100 +
            t105 + 1.1141412653051828 * t118 - 6.513903960374253 * t66 - 1.9298800477573914 * t79 - t85 -
            0.6588907224582345 * t90);
        const double t205 = t120 + 1.8504119105819075 * (6.513903960374253 * t130 + 3.375289551256673 * t132 +
            t134 + 1.1141412653051828 * t138 - 6.513903960374253 * t122 - 1.9298800477573914 * t124 - t126 -
            0.6588907224582345 * t128);
        const double t206 = t140 + 1.8504119105819075 * (6.513903960374253 * t150 + 3.375289551256673 * t152 +
            t154 + 1.1141412653051828 * t158 - 6.513903960374253 * t142 - 1.9298800477573914 * t144 - t146 -
            0.6588907224582345 * t148);
        const double flux8 = abs_detJ * (t203 * t203 + factor[0] * t41 * (t204 * t204 + t205 * t205 + t206 *
            t206));
        const double t207 = t2 + t5 + 20.100898829712403 * t10 + t18 + 2.3596094853729346 * t21 +
            2.3596094853729346 * t23 + 0.4635040105259095 * t25 + 0.08960481077905702 * t27 +
            2.0882110535355745 * t31 + 0.22570803367264816 * t160 + 0.08960481077905702 * t161 -
            0.17920962155811404 * t29 - 0.3310742932327925 * t39 - 0.5799345175840689 * t162 -
            0.17920962155811404 * t163;
        const double t208 = t45 + 1.8504119105819075 * (1.9298800477573914 * t95 + t100 + t105 +
            1.1141412653051828 * t118 - 6.513903960374253 * t66 - 6.513903960374253 * t79 - 3.375289551256673
            * t85 - 0.6588907224582345 * t165);
        const double t209 = t120 + 1.8504119105819075 * (1.9298800477573914 * t130 + t132 + t134 +
            1.1141412653051828 * t138 - 6.513903960374253 * t122 - 6.513903960374253 * t124 -
            3.375289551256673 * t126 - 0.6588907224582345 * t167);
        const double t210 = t140 + 1.8504119105819075 * (1.9298800477573914 * t150 + t152 + t154 +
            1.1141412653051828 * t158 - 6.513903960374253 * t142 - 6.513903960374253 * t144 -
            3.375289551256673 * t146 - 0.6588907224582345 * t169);
        const double flux9 = abs_detJ * (t207 * t207 + factor[0] * t41 * (t208 * t208 + t209 * t209 + t210 *
            t210));
        const double t211 = 2.0882110535355745 * t2 + t5 + 2.3596094853729346 * t10 + 0.28996725879203444 *
            t14 + t18 + 2.3596094853729346 * t21 + 2.3596094853729346 * t23 + 3.9484699822160354 * t25 + t31 +
            0.28996725879203444 * t162 + 0.28996725879203444 * t172 - 0.4514160673452963 * t8 -
            0.3310742932327925 * t39 - 0.4514160673452963 * t160 - 0.4514160673452963 * t171;
        const double t212 = t45 + 2.2872349078545 * (t90 + 1.9216496135278915 * t100 + 1.9216496135278915 *
            t105 + t165 + 1.0934202859774154 * t174 + t175 - 1.9216496135278915 * t85 - 0.3347087597334899 *
            t118);
        const double t213 = t120 + 2.2872349078545 * (t128 + 1.9216496135278915 * t132 + 1.9216496135278915 *
            t134 + t167 + 1.0934202859774154 * t177 + t178 - 1.9216496135278915 * t126 - 0.3347087597334899 *
            t138);
        const double t214 = t140 + 2.2872349078545 * (t148 + 1.9216496135278915 * t152 + 1.9216496135278915 *
            t154 + t169 + 1.0934202859774154 * t180 + t181 - 1.9216496135278915 * t146 - 0.3347087597334899 *
            t158);
        const double flux10 = abs_detJ * (t211 * t211 + factor[0] * t41 * (t212 * t212 + t213 * t213 + t214 *
            t214));
        const double t215 = t2 + 2.0882110535355745 * t5 + 2.3596094853729346 * t10 + 0.08960481077905702 *
            t16 + t18 + 2.3596094853729346 * t21 + 20.100898829712403 * t23 + 0.4635040105259095 * t25 + t31 +
            0.08960481077905702 * t163 + 0.22570803367264816 * t171 - 0.17920962155811404 * t12 -
            0.3310742932327925 * t39 - 0.17920962155811404 * t161 - 0.5799345175840689 * t172;
        const double t216 = t45 + 1.8504119105819075 * (6.513903960374253 * t95 + t100 + 3.375289551256673 *
            t105 + 1.1141412653051828 * t118 - 1.9298800477573914 * t66 - 6.513903960374253 * t79 - t85 -
            0.6588907224582345 * t175);
        const double t217 = t120 + 1.8504119105819075 * (6.513903960374253 * t130 + t132 + 3.375289551256673 *
            t134 + 1.1141412653051828 * t138 - 1.9298800477573914 * t122 - 6.513903960374253 * t124 - t126 -
            0.6588907224582345 * t178);
        const double t218 = t140 + 1.8504119105819075 * (6.513903960374253 * t150 + t152 + 3.375289551256673 *
            t154 + 1.1141412653051828 * t158 - 1.9298800477573914 * t142 - 6.513903960374253 * t144 - t146 -
            0.6588907224582345 * t181);
        const double flux11 = abs_detJ * (t215 * t215 + factor[0] * t41 * (t216 * t216 + t217 * t217 + t218 *
            t218));
        const double t219 = 1.7783914453408232 * t8 + 0.37322044972476165 * t10 + 0.7060113295832983 * t12 +
            1.2847006554165614 * t14 + 0.39699433520835087 * t16 + 0.7609581046303076 * t18 +
            1.2060113295832984 * t27 + 4.454726336549917 * t31 + 3.037855260454431 * t160 + 1.2060113295832984
            * t161 + t171 + 1.2847006554165614 * t172 - 0.4239704191211052 * t21 - 5.090807051907989 * t23 -
            t25 - 3.530056647916491 * t29 - t39 - 1.9513673220832282 * t162 - 0.6030056647916492 * t163;
        const double t220 = t45 + (t90 + 4.754308693308037 * t95 + 2.463525491562421 * t100 +
            8.317627457812106 * t105 + t118 - 1.6316971818263069 * t66 - 2.824428645550645 * t79 -
            1.4635254915624212 * t85 - 2.618033988749895 * t165);
        const double t221 = t120 + (t128 + 4.754308693308037 * t130 + 2.463525491562421 * t132 +
            8.317627457812106 * t134 + t138 - 1.6316971818263069 * t122 - 2.824428645550645 * t124 -
            1.4635254915624212 * t126 - 2.618033988749895 * t167);
        const double t222 = t140 + (t148 + 4.754308693308037 * t150 + 2.463525491562421 * t152 +
            8.317627457812106 * t154 + t158 - 1.6316971818263069 * t142 - 2.824428645550645 * t144 -
            1.4635254915624212 * t146 - 2.618033988749895 * t169);
        const double flux12 = abs_detJ * (t219 * t219 + factor[0] * t41 * (t220 * t220 + t221 * t221 + t222 *
            t222));
        const double t223 = 0.7609581046303076 * t5 + t8 + 0.37322044972476165 * t10 + 0.39699433520835087 *
            t12 + 1.2847006554165614 * t14 + 0.7060113295832983 * t16 + 1.2060113295832984 * t27 +
            4.454726336549917 * t31 + 3.037855260454431 * t160 + 1.2060113295832984 * t161 +
            1.7783914453408232 * t171 + 1.2847006554165614 * t172 - 5.090807051907989 * t21 -
            0.4239704191211052 * t23 - t25 - 0.6030056647916492 * t29 - t39 - 1.9513673220832282 * t162 -
            3.530056647916491 * t163;
        const double t224 = t45 + (4.754308693308037 * t95 + 8.317627457812106 * t100 + 2.463525491562421 *
            t105 + t118 + t175 - 2.824428645550645 * t66 - 1.6316971818263069 * t79 - 1.4635254915624212 * t85
            - 2.618033988749895 * t165);
        const double t225 = t120 + (4.754308693308037 * t130 + 8.317627457812106 * t132 + 2.463525491562421 *
            t134 + t138 + t178 - 2.824428645550645 * t122 - 1.6316971818263069 * t124 - 1.4635254915624212 *
            t126 - 2.618033988749895 * t167);
        const double t226 = t140 + (4.754308693308037 * t150 + 8.317627457812106 * t152 + 2.463525491562421 *
            t154 + t158 + t181 - 2.824428645550645 * t142 - 1.6316971818263069 * t144 - 1.4635254915624212 *
            t146 - 2.618033988749895 * t169);
        const double flux13 = abs_detJ * (t223 * t223 + factor[0] * t41 * (t224 * t224 + t225 * t225 + t226 *
            t226));
        const double t227 = 2.171852022658994 * t2 + 2.9328101272893017 * t5 + 0.9674114409852541 * t10 +
            3.8196601125010515e-51 * t12 + 3.8196601125010515e-51 * t16 + 2.9328101272893017 * t18 +
            6.431438942618004 * t21 + 6.431438942618004 * t23 + 0.34662525839979813 * t25 + t29 +
            12.70820393249937 * t162 + t163 - t14 - 0.8090169943749475 * t27 - 1.521916209260615 * t31 -
            0.3167184270002524 * t39 - 2.037855260454431 * t160 - 0.8090169943749475 * t161 - t172;
        const double t228 = t45 - (1.2360679774997898 * t118 + 0.8090169943749475 * t165 - 0.6180339887498949
            * t85 - 1.8090169943749475 * t90 - 13.227594629959972 * t95 - t100 - t105 - 6.577708763999664 *
            t174 - 1.8090169943749475 * t175);
        const double t229 = t120 - (1.2360679774997898 * t138 + 0.8090169943749475 * t167 - 0.6180339887498949
            * t126 - 1.8090169943749475 * t128 - 13.227594629959972 * t130 - t132 - t134 - 6.577708763999664 *
            t177 - 1.8090169943749475 * t178);
        const double t230 = t140 - (1.2360679774997898 * t158 + 0.8090169943749475 * t169 - 0.6180339887498949
            * t146 - 1.8090169943749475 * t148 - 13.227594629959972 * t150 - t152 - t154 - 6.577708763999664 *
            t180 - 1.8090169943749475 * t181);
        const double flux14 = abs_detJ * (t227 * t227 + factor[0] * t41 * (t228 * t228 + t229 * t229 + t230 *
            t230));
        const double t231 = 3.037855260454431 * t8 + 1.2060113295832984 * t12 + 4.454726336549917 * t18 +
            0.37322044972476165 * t21 + 1.2060113295832984 * t29 + 0.7609581046303076 * t31 +
            1.7783914453408232 * t160 + 0.7060113295832983 * t161 + 1.2847006554165614 * t162 +
            0.39699433520835087 * t163 + t171 + 1.2847006554165614 * t172 - 0.4239704191211052 * t10 -
            1.9513673220832282 * t14 - 0.6030056647916492 * t16 - 5.090807051907989 * t23 - t25 -
            3.530056647916491 * t27 - t39;
        const double t232 = t45 + (2.824428645550645 * t95 + 1.4635254915624212 * t100 + 8.317627457812106 *
            t105 + t118 + t165 - 1.6316971818263069 * t66 - 4.754308693308037 * t79 - 2.463525491562421 * t85
            - 2.618033988749895 * t90);
        const double t233 = t120 + (2.824428645550645 * t130 + 1.4635254915624212 * t132 + 8.317627457812106 *
            t134 + t138 + t167 - 1.6316971818263069 * t122 - 4.754308693308037 * t124 - 2.463525491562421 *
            t126 - 2.618033988749895 * t128);
        const double t234 = t140 + (2.824428645550645 * t150 + 1.4635254915624212 * t152 + 8.317627457812106 *
            t154 + t158 + t169 - 1.6316971818263069 * t142 - 4.754308693308037 * t144 - 2.463525491562421 *
            t146 - 2.618033988749895 * t148);
        const double flux15 = abs_detJ * (t231 * t231 + factor[0] * t41 * (t232 * t232 + t233 * t233 + t234 *
            t234));
        const double t235 = 4.454726336549917 * t5 + t8 + 1.2847006554165614 * t14 + 1.2060113295832984 * t16
            + 0.37322044972476165 * t23 + 0.7060113295832983 * t27 + 0.39699433520835087 * t29 +
            0.7609581046303076 * t31 + 1.7783914453408232 * t160 + 1.2847006554165614 * t162 +
            1.2060113295832984 * t163 + 3.037855260454431 * t171 - 0.4239704191211052 * t10 -
            0.6030056647916492 * t12 - 5.090807051907989 * t21 - t25 - t39 - 3.530056647916491 * t161 -
            1.9513673220832282 * t172;
        const double t236 = t45 + (2.824428645550645 * t95 + 8.317627457812106 * t100 + 1.4635254915624212 *
            t105 + t118 + t165 - 4.754308693308037 * t66 - 1.6316971818263069 * t79 - 2.463525491562421 * t85
            - 2.618033988749895 * t175);
        const double t237 = t120 + (2.824428645550645 * t130 + 8.317627457812106 * t132 + 1.4635254915624212 *
            t134 + t138 + t167 - 4.754308693308037 * t122 - 1.6316971818263069 * t124 - 2.463525491562421 *
            t126 - 2.618033988749895 * t178);
        const double t238 = t140 + (2.824428645550645 * t150 + 8.317627457812106 * t152 + 1.4635254915624212 *
            t154 + t158 + t169 - 4.754308693308037 * t142 - 1.6316971818263069 * t144 - 2.463525491562421 *
            t146 - 2.618033988749895 * t181);
        const double flux16 = abs_detJ * (t235 * t235 + factor[0] * t41 * (t236 * t236 + t237 * t237 + t238 *
            t238));
        const double t239 = 8.909452673099834 * t2 + 4.454726336549917 * t5 + 1.6123524016420903 * t10 + 1.0 *
            t12 + 5.854101966249685 * t14 + 1.0 * t16 + 4.454726336549917 * t18 + 0.4733126291998991 * t25 +
            1.3090169943749475 * t27 + t29 + 5.215684441180224 * t31 + 1.3090169943749475 * t161 +
            5.854101966249685 * t162 + t163 + 5.854101966249685 * t172 - 3.054484231144793 * t21 -
            3.054484231144793 * t23 - 3.0 * t39 - 7.3730295964769 * t160;
        const double t240 = t45 - (t100 + t105 + 2.76393202250021 * t118 - 1.618033988749895 * t85 -
            3.0450849718747373 * t90 - 11.29771458220258 * t95 - 4.045084971874737 * t165 - t174 -
            3.0450849718747373 * t175);
        const double t241 = t120 - (t132 + t134 + 2.76393202250021 * t138 - 1.618033988749895 * t126 -
            3.0450849718747373 * t128 - 11.29771458220258 * t130 - 4.045084971874737 * t167 - t177 -
            3.0450849718747373 * t178);
        const double t242 = t140 - (t152 + t154 + 2.76393202250021 * t158 - 1.618033988749895 * t146 -
            3.0450849718747373 * t148 - 11.29771458220258 * t150 - 4.045084971874737 * t169 - t180 -
            3.0450849718747373 * t181);
        const double flux17 = abs_detJ * (t239 * t239 + factor[0] * t41 * (t240 * t240 + t241 * t241 + t242 *
            t242));
        const double t243 = 8.909452673099834 * t2 + 5.215684441180224 * t5 + t12 + 5.854101966249685 * t14 +
            1.3090169943749475 * t16 + 4.454726336549917 * t18 + 1.6123524016420903 * t23 + 0.4733126291998991
            * t25 + 1.0 * t27 + 1.0 * t29 + 4.454726336549917 * t31 + t161 + 5.854101966249685 * t162 +
            1.3090169943749475 * t163 + 5.854101966249685 * t172 - 3.054484231144793 * t10 - 3.054484231144793
            * t21 - 3.0 * t39 - 7.3730295964769 * t171;
        const double t244 = t45 + (t85 + 3.0450849718747373 * t90 + 3.0450849718747373 * t165 + t174 +
            4.045084971874737 * t175 - 11.29771458220258 * t66 - t100 - 1.618033988749895 * t105 -
            2.76393202250021 * t118);
        const double t245 = t120 + (t126 + 3.0450849718747373 * t128 + 3.0450849718747373 * t167 + t177 +
            4.045084971874737 * t178 - 11.29771458220258 * t122 - t132 - 1.618033988749895 * t134 -
            2.76393202250021 * t138);
        const double t246 = t140 + (t146 + 3.0450849718747373 * t148 + 3.0450849718747373 * t169 + t180 +
            4.045084971874737 * t181 - 11.29771458220258 * t142 - t152 - 1.618033988749895 * t154 -
            2.76393202250021 * t158);
        const double flux18 = abs_detJ * (t243 * t243 + factor[0] * t41 * (t244 * t244 + t245 * t245 + t246 *
            t246));
        const double t247 = 4.454726336549917 * t5 + 1.7783914453408232 * t8 + 1.2847006554165614 * t14 +
            1.2060113295832984 * t16 + 0.7609581046303076 * t18 + 0.37322044972476165 * t23 +
            0.39699433520835087 * t27 + 0.7060113295832983 * t29 + t160 + 1.2847006554165614 * t162 +
            1.2060113295832984 * t163 + 3.037855260454431 * t171 - 5.090807051907989 * t10 - 3.530056647916491
            * t12 - 0.4239704191211052 * t21 - t25 - t39 - 0.6030056647916492 * t161 - 1.9513673220832282 *
            t172;
        const double t248 = t45 + (t90 + 1.6316971818263069 * t95 + 2.463525491562421 * t100 +
            1.4635254915624212 * t105 + t118 - 4.754308693308037 * t66 - 2.824428645550645 * t79 -
            8.317627457812106 * t85 - 2.618033988749895 * t175);
        const double t249 = t120 + (t128 + 1.6316971818263069 * t130 + 2.463525491562421 * t132 +
            1.4635254915624212 * t134 + t138 - 4.754308693308037 * t122 - 2.824428645550645 * t124 -
            8.317627457812106 * t126 - 2.618033988749895 * t178);
        const double t250 = t140 + (t148 + 1.6316971818263069 * t150 + 2.463525491562421 * t152 +
            1.4635254915624212 * t154 + t158 - 4.754308693308037 * t142 - 2.824428645550645 * t144 -
            8.317627457812106 * t146 - 2.618033988749895 * t181);
        const double flux19 = abs_detJ * (t247 * t247 + factor[0] * t41 * (t248 * t248 + t249 * t249 + t250 *
            t250));
        const double t251 = 2.171852022658994 * t2 + 2.9328101272893017 * t5 + 6.431438942618004 * t10 +
            12.70820393249937 * t14 + t16 + 0.9674114409852541 * t21 + 6.431438942618004 * t23 +
            0.34662525839979813 * t25 + t27 + 2.9328101272893017 * t31 + 3.8196601125010515e-51 * t161 +
            3.8196601125010515e-51 * t163 - 2.037855260454431 * t8 - 0.8090169943749475 * t12 -
            1.521916209260615 * t18 - 0.8090169943749475 * t29 - 0.3167184270002524 * t39 - t162 - t172;
        const double t252 = t45 + (t105 + 1.8090169943749475 * t165 + 6.577708763999664 * t174 +
            1.8090169943749475 * t175 - 13.227594629959972 * t79 - t85 - 0.8090169943749475 * t90 -
            0.6180339887498949 * t100 - 1.2360679774997898 * t118);
        const double t253 = t120 + (t134 + 1.8090169943749475 * t167 + 6.577708763999664 * t177 +
            1.8090169943749475 * t178 - 13.227594629959972 * t124 - t126 - 0.8090169943749475 * t128 -
            0.6180339887498949 * t132 - 1.2360679774997898 * t138);
        const double t254 = t140 + (t154 + 1.8090169943749475 * t169 + 6.577708763999664 * t180 +
            1.8090169943749475 * t181 - 13.227594629959972 * t144 - t146 - 0.8090169943749475 * t148 -
            0.6180339887498949 * t152 - 1.2360679774997898 * t158);
        const double flux20 = abs_detJ * (t251 * t251 + factor[0] * t41 * (t252 * t252 + t253 * t253 + t254 *
            t254));
        const double t255 = 2.171852022658994 * t2 + 6.431438942618004 * t10 + t12 + 2.9328101272893017 * t18
            + 6.431438942618004 * t21 + 0.9674114409852541 * t23 + 0.34662525839979813 * t25 +
            3.8196601125010515e-51 * t27 + 3.8196601125010515e-51 * t29 + 2.9328101272893017 * t31 + t161 +
            12.70820393249937 * t172 - 1.521916209260615 * t5 - t14 - 0.8090169943749475 * t16 -
            0.3167184270002524 * t39 - t162 - 0.8090169943749475 * t163 - 2.037855260454431 * t171;
        const double t256 = t45 + (1.8090169943749475 * t90 + t100 + 1.8090169943749475 * t165 +
            6.577708763999664 * t174 - 13.227594629959972 * t66 - t85 - 0.6180339887498949 * t105 -
            1.2360679774997898 * t118 - 0.8090169943749475 * t175);
        const double t257 = t120 + (1.8090169943749475 * t128 + t132 + 1.8090169943749475 * t167 +
            6.577708763999664 * t177 - 13.227594629959972 * t122 - t126 - 0.6180339887498949 * t134 -
            1.2360679774997898 * t138 - 0.8090169943749475 * t178);
        const double t258 = t140 + (1.8090169943749475 * t148 + t152 + 1.8090169943749475 * t169 +
            6.577708763999664 * t180 - 13.227594629959972 * t142 - t146 - 0.6180339887498949 * t154 -
            1.2360679774997898 * t158 - 0.8090169943749475 * t181);
        const double flux21 = abs_detJ * (t255 * t255 + factor[0] * t41 * (t256 * t256 + t257 * t257 + t258 *
            t258));
        const double t259 = 8.909452673099834 * t2 + 4.454726336549917 * t5 + 1.3090169943749475 * t12 +
            5.854101966249685 * t14 + t16 + 5.215684441180224 * t18 + 1.6123524016420903 * t21 +
            0.4733126291998991 * t25 + t27 + 1.3090169943749475 * t29 + 4.454726336549917 * t31 + 1.0 * t161 +
            5.854101966249685 * t162 + 1.0 * t163 + 5.854101966249685 * t172 - 7.3730295964769 * t8 -
            3.054484231144793 * t10 - 3.054484231144793 * t23 - 3.0 * t39;
        const double t260 = t45 + (t85 + 4.045084971874737 * t90 + 3.0450849718747373 * t165 + t174 +
            3.0450849718747373 * t175 - 11.29771458220258 * t79 - 1.618033988749895 * t100 - t105 -
            2.76393202250021 * t118);
        const double t261 = t120 + (t126 + 4.045084971874737 * t128 + 3.0450849718747373 * t167 + t177 +
            3.0450849718747373 * t178 - 11.29771458220258 * t124 - 1.618033988749895 * t132 - t134 -
            2.76393202250021 * t138);
        const double t262 = t140 + (t146 + 4.045084971874737 * t148 + 3.0450849718747373 * t169 + t180 +
            3.0450849718747373 * t181 - 11.29771458220258 * t144 - 1.618033988749895 * t152 - t154 -
            2.76393202250021 * t158);
        const double flux22 = abs_detJ * (t259 * t259 + factor[0] * t41 * (t260 * t260 + t261 * t261 + t262 *
            t262));
        const double t263 = 0.7609581046303076 * t5 + 3.037855260454431 * t8 + 1.2060113295832984 * t12 +
            4.454726336549917 * t18 + 0.37322044972476165 * t21 + 1.2060113295832984 * t29 + t160 +
            0.39699433520835087 * t161 + 1.2847006554165614 * t162 + 0.7060113295832983 * t163 +
            1.7783914453408232 * t171 + 1.2847006554165614 * t172 - 5.090807051907989 * t10 -
            1.9513673220832282 * t14 - 3.530056647916491 * t16 - 0.4239704191211052 * t23 - t25 -
            0.6030056647916492 * t27 - t39;
        const double t264 = t45 + (1.6316971818263069 * t95 + 1.4635254915624212 * t100 + 2.463525491562421 *
            t105 + t118 + t175 - 2.824428645550645 * t66 - 4.754308693308037 * t79 - 8.317627457812106 * t85 -
            2.618033988749895 * t90);
        const double t265 = t120 + (1.6316971818263069 * t130 + 1.4635254915624212 * t132 + 2.463525491562421
            * t134 + t138 + t178 - 2.824428645550645 * t122 - 4.754308693308037 * t124 - 8.317627457812106 *
            t126 - 2.618033988749895 * t128);
        const double t266 = t140 + (1.6316971818263069 * t150 + 1.4635254915624212 * t152 + 2.463525491562421
            * t154 + t158 + t181 - 2.824428645550645 * t142 - 4.754308693308037 * t144 - 8.317627457812106 *
            t146 - 2.618033988749895 * t148);
        const double flux23 = abs_detJ * (t263 * t263 + factor[0] * t41 * (t264 * t264 + t265 * t265 + t266 *
            t266));
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
    2779.125,                                  // flops_per_cell
    197.45833333333334,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
