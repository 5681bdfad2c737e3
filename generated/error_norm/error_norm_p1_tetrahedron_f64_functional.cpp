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
//   quadrature      2882 flops <- taken
//   sum_factorised  not valid: a functional has one result, which threads would wait for
//   why             the only valid one; written, 2882 flops
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
//   flops       2883.12
//   bytes       197.458 (197.333 read, 0.125 written)
//   flops/byte  14.6
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
        const double t0 = 0.3333333333333333 * inputs[lane + 16];
        const double t1 = 0.3333333333333333 * inputs[lane + 24];
        const double t2 = inputs[lane + 72] - (t0 + 2.0 * t1);
        const double t3 = 0.061338998124982475 * t2;
        const double t4 = inputs[lane + 64] - (2.0 * t0 + t1);
        const double t5 = 0.061338998124982475 * t4;
        const double t6 = 0.3333333333333333 * inputs[lane + 8];
        const double t7 = inputs[lane + 88] - (2.0 * t1 + t6);
        const double t8 = 0.061338998124982475 * t7;
        const double t9 = inputs[lane + 160] - (t0 + t1 + t6);
        const double t10 = 0.2795084971874737 * t9;
        const double t11 = inputs[lane + 104] - (2.0 * t0 + t6);
        const double t12 = 5.901699437494742e-52 * t11;
        const double t13 = inputs[lane + 80] - (t1 + 2.0 * t6);
        const double t14 = 0.061338998124982475 * t13;
        const double t15 = inputs[lane + 96] - (t0 + 2.0 * t6);
        const double t16 = 5.901699437494742e-52 * t15;
        const double t17 = inputs[lane + 40] - 3.0 * t6;
        const double t18 = 0.02091475256247702 * t17;
        const double t19 = 0.3333333333333333 * inputs[lane];
        const double t20 = inputs[lane + 120] - (2.0 * t1 + t19);
        const double t21 = 0.014754248593736856 * t20;
        const double t22 = inputs[lane + 168] - (t0 + t1 + t19);
        const double t23 = 0.045753796064404044 * t22;
        const double t24 = inputs[lane + 136] - (2.0 * t0 + t19);
        const double t25 = 0.014754248593736856 * t24;
        const double t26 = inputs[lane + 176] - (t1 + t6 + t19);
        const double t27 = 0.045753796064404044 * t26;
        const double t28 = inputs[lane + 184] - (t0 + t6 + t19);
        const double t29 = 0.045753796064404044 * t28;
        const double t30 = inputs[lane + 152] - (2.0 * t6 + t19);
        const double t31 = 0.014754248593736856 * t30;
        const double t32 = inputs[lane + 112] - (t1 + 2.0 * t19);
        const double t33 = 0.014754248593736856 * t32;
        const double t34 = inputs[lane + 128] - (t0 + 2.0 * t19);
        const double t35 = 0.014754248593736856 * t34;
        const double t36 = inputs[lane + 144] - (t6 + 2.0 * t19);
        const double t37 = 0.014754248593736856 * t36;
        const double t38 = inputs[lane + 32] - 3.0 * t19;
        const double t39 = 0.04658474953124562 * t38;
        const double t40 = inputs[lane + 56] - 3.0 * t1;
        const double t41 = inputs[lane + 48] - 3.0 * t0;
        const double t42 = t2 + t4 + t7 + t9 + t11 + t13 + t15 + t17 + t20 + t22 + t24 + t26 + t28 + t30 + t32
            + t34 + t36 + t38 + t40 + t41;
        const double t43 = 0.00653625658062915 * t42;
        const double t44 = t3 + t5 + 1.3876049267506287 * t8 + 1.4421997748550896e+50 * t12 +
            0.2247901464987425 * t14 + 2.3363443903971572e+49 * t16 + 1.47533511855907 * t18 +
            4.1573786516665265 * t21 + 4.1573786516665265 * t25 + 0.9345377561588629 * t31 +
            4.1573786516665265 * t33 + 4.1573786516665265 * t35 + 5.768799099420359 * t37 - 0.6830246575087079
            * t10 - 2.294115014446492 * t23 - 4.172576091686842 * t27 - 4.172576091686842 * t29 -
            3.2452792177665307e-50 * t39 - 3.871215252573252 * t43;
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double t45 = inv_abs_detJ * inv_abs_detJ;
        const double t46 = inputs[lane] - inputs[lane + 8];
        const double t47 = inputs[lane] - inputs[lane + 16];
        const double t48 = inputs[lane] - inputs[lane + 24];
        const double t49 = adj00 * t46 + adj10 * t47 + adj20 * t48;
        const double t50 = 2.25 * inputs[lane + 80];
        const double t51 = 1.125 * inputs[lane + 88];
        const double t52 = 2.25 * inputs[lane + 96];
        const double t53 = 1.125 * inputs[lane + 104];
        const double t54 = 2.25 * inputs[lane + 112];
        const double t55 = 1.125 * inputs[lane + 120];
        const double t56 = 2.25 * inputs[lane + 128];
        const double t57 = 1.125 * inputs[lane + 136];
        const double t58 = 6.75 * inputs[lane + 160];
        const double t59 = 6.75 * inputs[lane + 168];
        const double t60 = inputs[lane + 32] + t50 + t52 + t55 + t57 + t59 - inputs[lane + 40] - t51 - t53 -
            t54 - t56 - t58;
        const double t61 = 2.25 * inputs[lane + 64];
        const double t62 = 1.125 * inputs[lane + 72];
        const double t63 = 1.125 * inputs[lane + 128];
        const double t64 = inputs[lane + 32] + 0.125 * inputs[lane + 48] + t55 + t57 + t59 - t54 - 2.0 * t61 -
            t62 - 2.0 * t63;
        const double t65 = 1.125 * inputs[lane + 64];
        const double t66 = 2.25 * inputs[lane + 72];
        const double t67 = 1.125 * inputs[lane + 112];
        const double t68 = inputs[lane + 32] + 0.125 * inputs[lane + 56] + t55 + t57 + t59 - t56 - t65 - 2.0 *
            t66 - 2.0 * t67;
        const double t69 = adj00 * t60 + adj10 * t64 + adj20 * t68;
        const double t70 = 0.04398270034036192 * t69;
        const double t71 = 1.125 * inputs[lane + 144];
        const double t72 = 1.125 * inputs[lane + 152];
        const double t73 = 6.75 * inputs[lane + 176];
        const double t74 = inputs[lane + 32] + 0.125 * inputs[lane + 40] + t55 + t72 + t73 - 2.0 * t50 - t51 -
            t54 - 2.0 * t71;
        const double t75 = 1.125 * inputs[lane + 96];
        const double t76 = 2.25 * inputs[lane + 104];
        const double t77 = 2.25 * inputs[lane + 144];
        const double t78 = inputs[lane + 32] + t55 + t61 + t72 + t73 + t76 - inputs[lane + 48] - t54 - t58 -
            t62 - t75 - t77;
        const double t79 = 1.125 * inputs[lane + 80];
        const double t80 = 2.25 * inputs[lane + 88];
        const double t81 = inputs[lane + 32] + 0.125 * inputs[lane + 56] + t55 + t72 + t73 - 2.0 * t67 - t77 -
            t79 - 2.0 * t80;
        const double t82 = adj00 * t74 + adj10 * t78 + adj20 * t81;
        const double t83 = 0.04398270034036192 * t82;
        const double t84 = 6.75 * inputs[lane + 184];
        const double t85 = inputs[lane + 32] + 0.125 * inputs[lane + 40] + t57 + t72 + t84 - 2.0 * t52 - t53 -
            t56 - 2.0 * t71;
        const double t86 = inputs[lane + 32] + 0.125 * inputs[lane + 48] + t57 + t72 + t84 - 2.0 * t63 - t75 -
            2.0 * t76 - t77;
        const double t87 = inputs[lane + 32] + t57 + t66 + t72 + t80 + t84 - inputs[lane + 56] - t56 - t58 -
            t65 - t77 - t79;
        const double t88 = adj00 * t85 + adj10 * t86 + adj20 * t87;
        const double t89 = 0.06867044319443276 * t88;
        const double t90 = inputs[lane + 32] + 8.0 * t72 - 5.5 * inputs[lane + 40] - 4.0 * t71;
        const double t91 = inputs[lane + 32] + 8.0 * t72 + 2.0 * t76 - inputs[lane + 48] - 8.0 * t75 - 2.0 *
            t77;
        const double t92 = inputs[lane + 32] + 8.0 * t72 + 2.0 * t80 - inputs[lane + 56] - 2.0 * t77 - 8.0 *
            t79;
        const double t93 = adj00 * t90 + adj10 * t91 + adj20 * t92;
        const double t94 = 0.05555555555555555 * t93;
        const double t95 = 0.125 * inputs[lane + 32] + inputs[lane + 40] + t51 + t71 + t73 - t50 - 2.0 * t54 -
            t55 - 2.0 * t72;
        const double t96 = 0.125 * inputs[lane + 32] + inputs[lane + 48] + t59 + t62 + t63 - 2.0 * t54 - t55 -
            2.0 * t57 - t61;
        const double t97 = inputs[lane + 32] + 24.0 * t55 - inputs[lane + 56] - 24.0 * t67;
        const double t98 = adj00 * t95 + adj10 * t96 + 0.125 * adj20 * t97;
        const double t99 = 0.01621089263892394 * t98;
        const double t100 = 0.125 * inputs[lane + 32] + inputs[lane + 40] + t53 + t71 + t84 - t52 - 2.0 * t56
            - t57 - 2.0 * t72;
        const double t101 = inputs[lane + 32] + 24.0 * t57 - inputs[lane + 48] - 24.0 * t63;
        const double t102 = 0.125 * inputs[lane + 32] + inputs[lane + 56] + t59 + t65 + t67 - 2.0 * t55 - 2.0
            * t56 - t57 - t66;
        const double t103 = adj00 * t100 + 0.125 * adj10 * t101 + adj20 * t102;
        const double t104 = 0.01621089263892394 * t103;
        const double t105 = inputs[lane + 32] + 24.0 * t72 - inputs[lane + 40] - 24.0 * t71;
        const double t106 = 0.125 * inputs[lane + 32] + inputs[lane + 48] + t63 + t75 + t84 - 2.0 * t57 - t72
            - t76 - 2.0 * t77;
        const double t107 = 0.125 * inputs[lane + 32] + inputs[lane + 56] + t67 + t73 + t79 - 2.0 * t55 - t72
            - 2.0 * t77 - t80;
        const double t108 = 0.125 * adj00 * t105 + adj10 * t106 + adj20 * t107;
        const double t109 = 0.01621089263892394 * t108;
        const double t110 = 5.5 * inputs[lane + 32] + 4.0 * t72 - inputs[lane + 40] - 8.0 * t71;
        const double t111 = 5.5 * inputs[lane + 32] + 4.0 * t57 - inputs[lane + 48] - 8.0 * t63;
        const double t112 = 5.5 * inputs[lane + 32] + 4.0 * t55 - inputs[lane + 56] - 8.0 * t67;
        const double t113 = adj00 * t110 + adj10 * t111 + adj20 * t112;
        const double t114 = 0.05555555555555555 * t113;
        const double t115 = inputs[lane + 32] + 2.0 * t50 + 8.0 * t55 - inputs[lane + 40] - 8.0 * t51 - 2.0 *
            t54;
        const double t116 = inputs[lane + 32] + 8.0 * t55 + 2.0 * t61 - inputs[lane + 48] - 2.0 * t54 - 8.0 *
            t62;
        const double t117 = inputs[lane + 32] + 8.0 * t55 - 5.5 * inputs[lane + 56] - 4.0 * t67;
        const double t118 = adj00 * t115 + adj10 * t116 + adj20 * t117;
        const double t119 = inputs[lane + 32] + 2.0 * t52 + 8.0 * t57 - inputs[lane + 40] - 8.0 * t53 - 2.0 *
            t56;
        const double t120 = inputs[lane + 32] + 8.0 * t57 - 5.5 * inputs[lane + 48] - 4.0 * t63;
        const double t121 = inputs[lane + 32] + 8.0 * t57 + 2.0 * t66 - inputs[lane + 56] - 2.0 * t56 - 8.0 *
            t65;
        const double t122 = adj00 * t119 + adj10 * t120 + adj20 * t121;
        const double t123 = 0.05555555555555555 * (t69 + t82 + t88 + t93 + t113 + t118 + t122 - t98 - t103 -
            t108);
        const double t124 = t49 + 18.920096677961563 * (t99 + t104 + 1.39627188934718 * t109 +
            0.11653711899563568 * t123 - 0.36857429201652664 * t70 - 0.5146299230787148 * t83 -
            0.3296150809579989 * t89 - 0.019072393888558793 * t94 - 1.3470297286111107e-51 * t114);
        const double adj01 = J21 * J02 - J22 * J01;
        const double adj11 = J00 * J22 - J20 * J02;
        const double adj21 = J01 * J20 - J00 * J21;
        const double t125 = t46 * adj01 + t47 * adj11 + t48 * adj21;
        const double t126 = t60 * adj01 + t64 * adj11 + t68 * adj21;
        const double t127 = 0.04398270034036192 * t126;
        const double t128 = t74 * adj01 + t78 * adj11 + t81 * adj21;
        const double t129 = 0.04398270034036192 * t128;
        const double t130 = t85 * adj01 + t86 * adj11 + t87 * adj21;
        const double t131 = 0.06867044319443276 * t130;
        const double t132 = t90 * adj01 + t91 * adj11 + t92 * adj21;
        const double t133 = 0.05555555555555555 * t132;
        const double t134 = t95 * adj01 + t96 * adj11 + 0.125 * t97 * adj21;
        const double t135 = 0.01621089263892394 * t134;
        const double t136 = t100 * adj01 + 0.125 * t101 * adj11 + t102 * adj21;
        const double t137 = 0.01621089263892394 * t136;
        const double t138 = 0.125 * t105 * adj01 + t106 * adj11 + t107 * adj21;
        const double t139 = 0.01621089263892394 * t138;
        const double t140 = t110 * adj01 + t111 * adj11 + t112 * adj21;
        const double t141 = 0.05555555555555555 * t140;
        const double t142 = t115 * adj01 + t116 * adj11 + t117 * adj21;
        const double t143 = t119 * adj01 + t120 * adj11 + t121 * adj21;
        const double t144 = 0.05555555555555555 * (t126 + t128 + t130 + t132 + t140 + t142 + t143 - t134 -
            t136 - t138);
        const double t145 = t125 + 18.920096677961563 * (t135 + t137 + 1.39627188934718 * t139 +
            0.11653711899563568 * t144 - 0.36857429201652664 * t127 - 0.5146299230787148 * t129 -
            0.3296150809579989 * t131 - 0.019072393888558793 * t133 - 1.3470297286111107e-51 * t141);
        const double adj02 = J12 * J01 - J11 * J02;
        const double adj12 = J10 * J02 - J00 * J12;
        const double adj22 = J00 * J11 - J01 * J10;
        const double t146 = t46 * adj02 + t47 * adj12 + t48 * adj22;
        const double t147 = t60 * adj02 + t64 * adj12 + t68 * adj22;
        const double t148 = 0.04398270034036192 * t147;
        const double t149 = t74 * adj02 + t78 * adj12 + t81 * adj22;
        const double t150 = 0.04398270034036192 * t149;
        const double t151 = t85 * adj02 + t86 * adj12 + t87 * adj22;
        const double t152 = 0.06867044319443276 * t151;
        const double t153 = t90 * adj02 + t91 * adj12 + t92 * adj22;
        const double t154 = 0.05555555555555555 * t153;
        const double t155 = t95 * adj02 + t96 * adj12 + 0.125 * t97 * adj22;
        const double t156 = 0.01621089263892394 * t155;
        const double t157 = t100 * adj02 + 0.125 * t101 * adj12 + t102 * adj22;
        const double t158 = 0.01621089263892394 * t157;
        const double t159 = 0.125 * t105 * adj02 + t106 * adj12 + t107 * adj22;
        const double t160 = 0.01621089263892394 * t159;
        const double t161 = t110 * adj02 + t111 * adj12 + t112 * adj22;
        const double t162 = 0.05555555555555555 * t161;
        const double t163 = t115 * adj02 + t116 * adj12 + t117 * adj22;
        const double t164 = t119 * adj02 + t120 * adj12 + t121 * adj22;
        const double t165 = 0.05555555555555555 * (t147 + t149 + t151 + t153 + t161 + t163 + t164 - t155 -
            t157 - t159);
        const double t166 = t146 + 18.920096677961563 * (t156 + t158 + 1.39627188934718 * t160 +
            0.11653711899563568 * t165 - 0.36857429201652664 * t148 - 0.5146299230787148 * t150 -
            0.3296150809579989 * t152 - 0.019072393888558793 * t154 - 1.3470297286111107e-51 * t162);
        const double flux0 = abs_detJ * (4.196304834186354 * t44 * t44 + factor[0] * t45 * (t124 * t124 + t145
            * t145 + t166 * t166));
        const double t167 = 0.02091475256247702 * t40;
        const double t168 = 0.02091475256247702 * t41;
        const double t169 = 0.10791999488352769 * t10 + 0.5319607271580324 * t18 + t23 + t27 + t29 +
            0.5845672620728047 * t33 + 0.5845672620728047 * t35 + 0.5845672620728047 * t37 +
            0.11868769797531586 * t39 + 0.5319607271580324 * t167 + 0.5319607271580324 * t168 -
            0.29228363103640237 * t21 - 0.29228363103640237 * t25 - 0.29228363103640237 * t31 - t43;
        const double t170 = t49 + 26.417599135168693 * (t99 + t104 + t109 + 0.08346305607435958 * t123 -
            0.26397028746947826 * t70 - 0.26397028746947826 * t83 - 0.16907020709996684 * t89 -
            0.013659512902946142 * t114);
        const double t171 = t125 + 26.417599135168693 * (t135 + t137 + t139 + 0.08346305607435958 * t144 -
            0.26397028746947826 * t127 - 0.26397028746947826 * t129 - 0.16907020709996684 * t131 -
            0.013659512902946142 * t141);
        const double t172 = t146 + 26.417599135168693 * (t156 + t158 + t160 + 0.08346305607435958 * t165 -
            0.26397028746947826 * t148 - 0.26397028746947826 * t150 - 0.16907020709996684 * t152 -
            0.013659512902946142 * t162);
        const double flux1 = abs_detJ * (127.548625207068 * t169 * t169 + factor[0] * t45 * (t170 * t170 +
            t171 * t171 + t172 * t172));
        const double t173 = 1.7637999489888851 * t5 + 1.22213070895615e+50 * t12 + 1.7637999489888851 * t14 +
            1.22213070895615e+50 * t16 + 5.516258193945352e-50 * t21 + 4.8885228358246 * t25 + 4.8885228358246
            * t31 + 7.3327842537369 * t33 + 4.8885228358246 * t35 + 4.8885228358246 * t37 + 1.2378422179087858
            * t167 - 1.1108636523870532 * t10 - t18 - 6.78623101833633 * t23 - 6.78623101833633 * t27 -
            3.936912615712971 * t29 - 0.4489613612379507 * t39 - 2.6721948234524646 * t43 - t168;
        const double t174 = 0.05555555555555555 * t118;
        const double t175 = 0.05555555555555555 * t122;
        const double t176 = t49 - 7.497502457207132 * (1.172248964314823e-49 * t99 + t104 + t109 +
            0.7340655123348774 * t123 - 0.2360679774997897 * t89 - 1.0281492516271584 * t94 -
            1.0281492516271584 * t114 - 0.9800196860403115 * t174 - 1.0281492516271584 * t175);
        const double t177 = 0.05555555555555555 * t142;
        const double t178 = 0.05555555555555555 * t143;
        const double t179 = t125 - 7.497502457207132 * (1.172248964314823e-49 * t135 + t137 + t139 +
            0.7340655123348774 * t144 - 0.2360679774997897 * t131 - 1.0281492516271584 * t133 -
            1.0281492516271584 * t141 - 0.9800196860403115 * t177 - 1.0281492516271584 * t178);
        const double t180 = 0.05555555555555555 * t163;
        const double t181 = 0.05555555555555555 * t164;
        const double t182 = t146 - 7.497502457207132 * (1.172248964314823e-49 * t156 + t158 + t160 +
            0.7340655123348774 * t165 - 0.2360679774997897 * t152 - 1.0281492516271584 * t154 -
            1.0281492516271584 * t162 - 0.9800196860403115 * t180 - 1.0281492516271584 * t181);
        const double flux2 = abs_detJ * (1.8238514576145806 * t173 * t173 + factor[0] * t45 * (t176 * t176 +
            t179 * t179 + t182 * t182));
        const double t183 = 1.3876049267506287 * t3 + 0.2247901464987425 * t5 + t8 + 2.3363443903971572e+49 *
            t12 + t14 + 1.4421997748550896e+50 * t16 + 4.1573786516665265 * t21 + 0.9345377561588629 * t25 +
            4.1573786516665265 * t31 + 4.1573786516665265 * t33 + 5.768799099420359 * t35 + 4.1573786516665265
            * t37 + 1.47533511855907 * t168 - 0.6830246575087079 * t10 - 4.172576091686842 * t23 -
            2.294115014446492 * t27 - 4.172576091686842 * t29 - 3.2452792177665307e-50 * t39 -
            3.871215252573252 * t43;
        const double t184 = t49 + 18.920096677961563 * (t99 + 1.39627188934718 * t104 + t109 +
            0.11653711899563568 * t123 - 0.5146299230787148 * t70 - 0.36857429201652664 * t83 -
            0.3296150809579989 * t89 - 1.3470297286111107e-51 * t114 - 0.019072393888558793 * t175);
        const double t185 = t125 + 18.920096677961563 * (t135 + 1.39627188934718 * t137 + t139 +
            0.11653711899563568 * t144 - 0.5146299230787148 * t127 - 0.36857429201652664 * t129 -
            0.3296150809579989 * t131 - 1.3470297286111107e-51 * t141 - 0.019072393888558793 * t178);
        const double t186 = t146 + 18.920096677961563 * (t156 + 1.39627188934718 * t158 + t160 +
            0.11653711899563568 * t165 - 0.5146299230787148 * t148 - 0.36857429201652664 * t150 -
            0.3296150809579989 * t152 - 1.3470297286111107e-51 * t162 - 0.019072393888558793 * t181);
        const double flux3 = abs_detJ * (4.196304834186354 * t183 * t183 + factor[0] * t45 * (t184 * t184 +
            t185 * t185 + t186 * t186));
        const double t187 = 2.193609025374941 * t8 + 2.279915833049199e+50 * t12 + 9.119663332196797 * t37 +
            t43 - 0.16369375716587167 * t10 - 4.387218050749882 * t14 - 4.559831666098398e+50 * t16 -
            22.053537098935973 * t18 - 0.18256586914647308 * t23 - t27 - t29 - 18.239326664393595 * t31 -
            0.8601173262978843 * t39 - 1.9157936529910418 * t167 - 1.9157936529910418 * t168;
        const double t188 = t49 + 2.713157215954608 * (t99 + t104 + 4.0972609375561575 * t109 +
            0.24789344943391095 * t123 - 0.36857429201652664 * t70 - 1.5101450492667308 * t83 -
            0.9672321028177742 * t89 - 4.651189660826192 * t94);
        const double t189 = t125 + 2.713157215954608 * (t135 + t137 + 4.0972609375561575 * t139 +
            0.24789344943391095 * t144 - 0.36857429201652664 * t127 - 1.5101450492667308 * t129 -
            0.9672321028177742 * t131 - 4.651189660826192 * t133);
        const double t190 = t146 + 2.713157215954608 * (t156 + t158 + 4.0972609375561575 * t160 +
            0.24789344943391095 * t165 - 0.36857429201652664 * t148 - 1.5101450492667308 * t150 -
            0.9672321028177742 * t152 - 4.651189660826192 * t154);
        const double flux4 = abs_detJ * (t187 * t187 + factor[0] * t45 * (t188 * t188 + t189 * t189 + t190 *
            t190));
        const double t191 = 0.029884893050839068 * t10 + 1.9157936529910418 * t18 + t23 + t27 + t29 +
            18.239326664393595 * t33 + 18.239326664393595 * t35 + 18.239326664393595 * t37 + 9.90118603604994
            * t39 + 1.9157936529910418 * t167 + 1.9157936529910418 * t168 - 9.119663332196797 * t21 -
            9.119663332196797 * t25 - 9.119663332196797 * t31 - t43;
        const double t192 = t49 + 11.116513078379429 * (t99 + t104 + t109 + 0.06050223630173989 * t123 -
            0.08995626532792066 * t70 - 0.08995626532792066 * t83 - 0.05761604669498894 * t89 -
            1.1351948854886527 * t114);
        const double t193 = t125 + 11.116513078379429 * (t135 + t137 + t139 + 0.06050223630173989 * t144 -
            0.08995626532792066 * t127 - 0.08995626532792066 * t129 - 0.05761604669498894 * t131 -
            1.1351948854886527 * t141);
        const double t194 = t146 + 11.116513078379429 * (t156 + t158 + t160 + 0.06050223630173989 * t165 -
            0.08995626532792066 * t148 - 0.08995626532792066 * t150 - 0.05761604669498894 * t152 -
            1.1351948854886527 * t162);
        const double flux5 = abs_detJ * (t191 * t191 + factor[0] * t45 * (t192 * t192 + t193 * t193 + t194 *
            t194));
        const double t195 = 4.387218050749882 * t3 + 4.387218050749882 * t8 + 0.16369375716587167 * t10 +
            1.9157936529910418 * t18 + 18.239326664393595 * t21 + t23 + t27 + 0.18256586914647308 * t29 +
            0.8601173262978843 * t39 + 22.053537098935973 * t167 + 1.9157936529910418 * t168 -
            2.193609025374941 * t5 - 2.193609025374941 * t14 - 9.119663332196797 * t33 - t43;
        const double t196 = t49 - 3.2437548005904504 * (2.590626104320581 * t104 + 2.590626104320581 * t109 +
            0.7926557516008708 * t123 + 2.89037074835218 * t174 - 0.6115638649051188 * t89 - t94 - 1.0 * t114
            - t175);
        const double t197 = t125 - 3.2437548005904504 * (2.590626104320581 * t137 + 2.590626104320581 * t139 +
            0.7926557516008708 * t144 + 2.89037074835218 * t177 - 0.6115638649051188 * t131 - t133 - 1.0 *
            t141 - t178);
        const double t198 = t146 - 3.2437548005904504 * (2.590626104320581 * t158 + 2.590626104320581 * t160 +
            0.7926557516008708 * t165 + 2.89037074835218 * t180 - 0.6115638649051188 * t152 - t154 - 1.0 *
            t162 - t181);
        const double flux6 = abs_detJ * (t195 * t195 + factor[0] * t45 * (t196 * t196 + t197 * t197 + t198 *
            t198));
        const double t199 = 2.193609025374941 * t3 + 2.279915833049199e+50 * t16 + 9.119663332196797 * t35 +
            t43 - 4.387218050749882 * t5 - 0.16369375716587167 * t10 - 4.559831666098398e+50 * t12 -
            1.9157936529910418 * t18 - t23 - 18.239326664393595 * t25 - 0.18256586914647308 * t27 - t29 -
            0.8601173262978843 * t39 - 1.9157936529910418 * t167 - 22.053537098935973 * t168;
        const double t200 = t49 + 2.713157215954608 * (t99 + 4.0972609375561575 * t104 + t109 +
            0.24789344943391095 * t123 - 1.5101450492667308 * t70 - 0.36857429201652664 * t83 -
            0.9672321028177742 * t89 - 4.651189660826192 * t175);
        const double t201 = t125 + 2.713157215954608 * (t135 + 4.0972609375561575 * t137 + t139 +
            0.24789344943391095 * t144 - 1.5101450492667308 * t127 - 0.36857429201652664 * t129 -
            0.9672321028177742 * t131 - 4.651189660826192 * t178);
        const double t202 = t146 + 2.713157215954608 * (t156 + 4.0972609375561575 * t158 + t160 +
            0.24789344943391095 * t165 - 1.5101450492667308 * t148 - 0.36857429201652664 * t150 -
            0.9672321028177742 * t152 - 4.651189660826192 * t181);
        const double flux7 = abs_detJ * (t199 * t199 + factor[0] * t45 * (t200 * t200 + t201 * t201 + t202 *
            t202));
        const double t203 = 0.0956548255428695 * t8 + 0.16369375716587167 * t10 + 9.941833241020291e+48 * t12
            + 0.8849816321218654 * t18 + 8.518739628025978 * t23 + t27 + t29 + 0.39767332964081165 * t37 +
            0.19026934923809763 * t39 + 0.42379894054458367 * t167 + 0.42379894054458367 * t168 -
            0.191309651085739 * t14 - 1.9883666482040583e+49 * t16 - 0.7953466592816233 * t31 - t43;
        const double t204 = t49 + 32.702784034982855 * (t99 + t104 + 0.2962708783392181 * t109 +
            0.0630411241191621 * t123 - 0.36857429201652664 * t70 - 0.10919782922899181 * t83 -
            0.06994006704162548 * t89 - 0.04608286130183397 * t94);
        const double t205 = t125 + 32.702784034982855 * (t135 + t137 + 0.2962708783392181 * t139 +
            0.0630411241191621 * t144 - 0.36857429201652664 * t127 - 0.10919782922899181 * t129 -
            0.06994006704162548 * t131 - 0.04608286130183397 * t133);
        const double t206 = t146 + 32.702784034982855 * (t156 + t158 + 0.2962708783392181 * t160 +
            0.0630411241191621 * t165 - 0.36857429201652664 * t148 - 0.10919782922899181 * t150 -
            0.06994006704162548 * t152 - 0.04608286130183397 * t154);
        const double flux8 = abs_detJ * (5.567756923461926 * t203 * t203 + factor[0] * t45 * (t204 * t204 +
            t205 * t205 + t206 * t206));
        const double t207 = 1.3944644960293724 * t10 + 0.42379894054458367 * t18 + 0.39767332964081165 * t21 +
            t23 + 0.39767332964081165 * t25 + t27 + t29 + 0.39767332964081165 * t31 + 0.39732255822801604 *
            t39 + 0.42379894054458367 * t167 + 0.42379894054458367 * t168 - 0.7953466592816233 * t33 -
            0.7953466592816233 * t35 - 0.7953466592816233 * t37 - t43;
        const double t208 = t49 + 9.68888255018213 * (t99 + t104 + t109 + 0.21278204753888288 * t123 -
            1.2440449567052083 * t70 - 1.2440449567052083 * t83 - 0.7967977778413357 * t89 -
            0.1555430002440907 * t114);
        const double t209 = t125 + 9.68888255018213 * (t135 + t137 + t139 + 0.21278204753888288 * t144 -
            1.2440449567052083 * t127 - 1.2440449567052083 * t129 - 0.7967977778413357 * t131 -
            0.1555430002440907 * t141);
        const double t210 = t146 + 9.68888255018213 * (t156 + t158 + t160 + 0.21278204753888288 * t165 -
            1.2440449567052083 * t148 - 1.2440449567052083 * t150 - 0.7967977778413357 * t152 -
            0.1555430002440907 * t162);
        const double flux9 = abs_detJ * (5.567756923461926 * t207 * t207 + factor[0] * t45 * (t208 * t208 +
            t209 * t209 + t210 * t210));
        const double t211 = 0.191309651085739 * t3 + 0.191309651085739 * t8 + 0.7953466592816233 * t21 + t43 -
            0.0956548255428695 * t5 - 0.16369375716587167 * t10 - 0.0956548255428695 * t14 -
            0.42379894054458367 * t18 - t23 - t27 - 8.518739628025978 * t29 - 0.39767332964081165 * t33 -
            0.19026934923809763 * t39 - 0.8849816321218654 * t167 - 0.42379894054458367 * t168;
        const double t212 = t49 + 2.82717782661863 * (t94 + 8.140238391840347 * t104 + 8.140238391840347 *
            t109 + 1.0 * t114 + 0.4669462080953014 * t174 + t175 - 1.9216496135278915 * t89 -
            0.27078507479055447 * t123);
        const double t213 = t125 + 2.82717782661863 * (t133 + 8.140238391840347 * t137 + 8.140238391840347 *
            t139 + 1.0 * t141 + 0.4669462080953014 * t177 + t178 - 1.9216496135278915 * t131 -
            0.27078507479055447 * t144);
        const double t214 = t146 + 2.82717782661863 * (t154 + 8.140238391840347 * t158 + 8.140238391840347 *
            t160 + 1.0 * t162 + 0.4669462080953014 * t180 + t181 - 1.9216496135278915 * t152 -
            0.27078507479055447 * t165);
        const double flux10 = abs_detJ * (5.567756923461926 * t211 * t211 + factor[0] * t45 * (t212 * t212 +
            t213 * t213 + t214 * t214));
        const double t215 = 0.0956548255428695 * t3 + 0.16369375716587167 * t10 + 9.941833241020291e+48 * t16
            + 0.42379894054458367 * t18 + t23 + 8.518739628025978 * t27 + t29 + 0.39767332964081165 * t35 +
            0.19026934923809763 * t39 + 0.42379894054458367 * t167 + 0.8849816321218654 * t168 -
            0.191309651085739 * t5 - 1.9883666482040583e+49 * t12 - 0.7953466592816233 * t25 - t43;
        const double t216 = t49 + 32.702784034982855 * (t99 + 0.2962708783392181 * t104 + t109 +
            0.0630411241191621 * t123 - 0.10919782922899181 * t70 - 0.36857429201652664 * t83 -
            0.06994006704162548 * t89 - 0.04608286130183397 * t175);
        const double t217 = t125 + 32.702784034982855 * (t135 + 0.2962708783392181 * t137 + t139 +
            0.0630411241191621 * t144 - 0.10919782922899181 * t127 - 0.36857429201652664 * t129 -
            0.06994006704162548 * t131 - 0.04608286130183397 * t178);
        const double t218 = t146 + 32.702784034982855 * (t156 + 0.2962708783392181 * t158 + t160 +
            0.0630411241191621 * t165 - 0.10919782922899181 * t148 - 0.36857429201652664 * t150 -
            0.06994006704162548 * t152 - 0.04608286130183397 * t181);
        const double flux11 = abs_detJ * (5.567756923461926 * t215 * t215 + factor[0] * t45 * (t216 * t216 +
            t217 * t217 + t218 * t218));
        const double t219 = t3 + t5 + 1.7783914453408232 * t8 + 0.06109385766658255 * t10 +
            1.848361657291579e+50 * t12 + 1.0 * t14 + 1.0393446629166317e+50 * t16 + 0.7609581046303076 * t18
            + 12.629514606666106 * t21 + 12.629514606666106 * t25 + 12.629514606666106 * t31 + 2.0 * t39 -
            0.4239704191211052 * t23 - 5.090807051907989 * t27 - 5.090807051907989 * t29 - 6.314757303333053 *
            t33 - 6.314757303333053 * t35 - 36.96723314583158 * t37 - 7.127129872671184 * t43;
        const double t220 = t49 + 12.899186938124421 * (0.09582526274167769 * t94 + t99 + t104 +
            3.376310692257902 * t109 + 0.07752426604846172 * t123 - 0.12649612643442784 * t70 -
            0.2189617577525646 * t83 - 0.140242714758112 * t89 - 0.2508737948386011 * t114);
        const double t221 = t125 + 12.899186938124421 * (0.09582526274167769 * t133 + t135 + t137 +
            3.376310692257902 * t139 + 0.07752426604846172 * t144 - 0.12649612643442784 * t127 -
            0.2189617577525646 * t129 - 0.140242714758112 * t131 - 0.2508737948386011 * t141);
        const double t222 = t146 + 12.899186938124421 * (0.09582526274167769 * t154 + t156 + t158 +
            3.376310692257902 * t160 + 0.07752426604846172 * t165 - 0.12649612643442784 * t148 -
            0.2189617577525646 * t150 - 0.140242714758112 * t152 - 0.2508737948386011 * t162);
        const double flux12 = abs_detJ * (t219 * t219 + factor[0] * t45 * (t220 * t220 + t221 * t221 + t222 *
            t222));
        const double t223 = 1.7783914453408232 * t3 + 1.0 * t5 + t8 + 0.06109385766658255 * t10 +
            1.0393446629166317e+50 * t12 + t14 + 1.848361657291579e+50 * t16 + 12.629514606666106 * t21 +
            12.629514606666106 * t25 + 12.629514606666106 * t31 + 2.0 * t39 + 0.7609581046303076 * t168 -
            5.090807051907989 * t23 - 0.4239704191211052 * t27 - 5.090807051907989 * t29 - 6.314757303333053 *
            t33 - 36.96723314583158 * t35 - 6.314757303333053 * t37 - 7.127129872671184 * t43;
        const double t224 = t49 + 12.899186938124421 * (t99 + 3.376310692257902 * t104 + t109 +
            0.07752426604846172 * t123 + 0.09582526274167769 * t175 - 0.2189617577525646 * t70 -
            0.12649612643442784 * t83 - 0.140242714758112 * t89 - 0.2508737948386011 * t114);
        const double t225 = t125 + 12.899186938124421 * (t135 + 3.376310692257902 * t137 + t139 +
            0.07752426604846172 * t144 + 0.09582526274167769 * t178 - 0.2189617577525646 * t127 -
            0.12649612643442784 * t129 - 0.140242714758112 * t131 - 0.2508737948386011 * t141);
        const double t226 = t146 + 12.899186938124421 * (t156 + 3.376310692257902 * t158 + t160 +
            0.07752426604846172 * t165 + 0.09582526274167769 * t181 - 0.2189617577525646 * t148 -
            0.12649612643442784 * t150 - 0.140242714758112 * t152 - 0.2508737948386011 * t162);
        const double flux13 = abs_detJ * (t223 * t223 + factor[0] * t45 * (t224 * t224 + t225 * t225 + t226 *
            t226));
        const double t227 = 0.778391445340823 * t5 + 0.778391445340823 * t14 + 8.47213595499958 * t21 +
            8.47213595499958 * t25 + 8.47213595499958 * t31 + 0.6832815729997477 * t39 + 2.257293362298926 *
            t43 - 0.1583592135001262 * t10 - t12 - t16 - 2.9328101272893017 * t18 - 6.431438942618004 * t23 -
            6.431438942618004 * t27 - 1.764602309831121 * t29 - 41.124611797498105 * t33 - 10.47213595499958 *
            t35 - 10.47213595499958 * t37 - 2.171852022658994 * t167 - 2.9328101272893017 * t168;
        const double t228 = t49 - 2.23606797749979 * (0.4472135954999579 * t114 + 0.552786404500042 * t123 -
            0.34164078649987384 * t89 - t94 - 16.049844718999243 * t99 - 2.3416407864998736 * t104 -
            2.3416407864998736 * t109 - 1.5527864045000421 * t174 - t175);
        const double t229 = t125 - 2.23606797749979 * (0.4472135954999579 * t141 + 0.552786404500042 * t144 -
            0.34164078649987384 * t131 - t133 - 16.049844718999243 * t135 - 2.3416407864998736 * t137 -
            2.3416407864998736 * t139 - 1.5527864045000421 * t177 - t178);
        const double t230 = t146 - 2.23606797749979 * (0.4472135954999579 * t162 + 0.552786404500042 * t165 -
            0.34164078649987384 * t152 - t154 - 16.049844718999243 * t156 - 2.3416407864998736 * t158 -
            2.3416407864998736 * t160 - 1.5527864045000421 * t180 - t181);
        const double flux14 = abs_detJ * (t227 * t227 + factor[0] * t45 * (t228 * t228 + t229 * t229 + t230 *
            t230));
        const double t231 = t3 + t5 + 3.037855260454431 * t8 + 3.1573786516665265e+50 * t12 +
            4.454726336549917 * t18 + 7.393446629166316 * t21 + 0.37322044972476165 * t23 + 7.393446629166316
            * t25 + 4.1573786516665265 * t33 + 4.1573786516665265 * t35 + 12.629514606666106 * t37 +
            0.34164078649987384 * t39 - 0.06940131083312304 * t10 - 1.5189276302272154 * t14 -
            1.5786893258332633e+50 * t16 - 5.090807051907989 * t27 - 5.090807051907989 * t29 -
            36.96723314583158 * t31 - 7.127129872671184 * t43;
        const double t232 = t49 + 7.663118960624632 * (t99 + t104 + 5.683281572999747 * t109 +
            0.16130089900092534 * t114 + 0.13049516849970558 * t123 - 0.21292859868291864 * t70 -
            0.6204143140328473 * t83 - 0.397368876500715 * t89 - 0.42229123600033647 * t94);
        const double t233 = t125 + 7.663118960624632 * (t135 + t137 + 5.683281572999747 * t139 +
            0.16130089900092534 * t141 + 0.13049516849970558 * t144 - 0.21292859868291864 * t127 -
            0.6204143140328473 * t129 - 0.397368876500715 * t131 - 0.42229123600033647 * t133);
        const double t234 = t146 + 7.663118960624632 * (t156 + t158 + 5.683281572999747 * t160 +
            0.16130089900092534 * t162 + 0.13049516849970558 * t165 - 0.21292859868291864 * t148 -
            0.6204143140328473 * t150 - 0.397368876500715 * t152 - 0.42229123600033647 * t154);
        const double flux15 = abs_detJ * (t231 * t231 + factor[0] * t45 * (t232 * t232 + t233 * t233 + t234 *
            t234));
        const double t235 = 3.037855260454431 * t3 + t8 + t14 + 3.1573786516665265e+50 * t16 +
            7.393446629166316 * t21 + 0.37322044972476165 * t27 + 7.393446629166316 * t31 + 4.1573786516665265
            * t33 + 12.629514606666106 * t35 + 4.1573786516665265 * t37 + 0.34164078649987384 * t39 +
            4.454726336549917 * t168 - 1.5189276302272154 * t5 - 0.06940131083312304 * t10 -
            1.5786893258332633e+50 * t12 - 5.090807051907989 * t23 - 36.96723314583158 * t25 -
            5.090807051907989 * t29 - 7.127129872671184 * t43;
        const double t236 = t49 + 7.663118960624632 * (t99 + 5.683281572999747 * t104 + t109 +
            0.16130089900092534 * t114 + 0.13049516849970558 * t123 - 0.6204143140328473 * t70 -
            0.21292859868291864 * t83 - 0.397368876500715 * t89 - 0.42229123600033647 * t175);
        const double t237 = t125 + 7.663118960624632 * (t135 + 5.683281572999747 * t137 + t139 +
            0.16130089900092534 * t141 + 0.13049516849970558 * t144 - 0.6204143140328473 * t127 -
            0.21292859868291864 * t129 - 0.397368876500715 * t131 - 0.42229123600033647 * t178);
        const double t238 = t146 + 7.663118960624632 * (t156 + 5.683281572999747 * t158 + t160 +
            0.16130089900092534 * t162 + 0.13049516849970558 * t165 - 0.6204143140328473 * t148 -
            0.21292859868291864 * t150 - 0.397368876500715 * t152 - 0.42229123600033647 * t181);
        const double flux16 = abs_detJ * (t235 * t235 + factor[0] * t45 * (t236 * t236 + t237 * t237 + t238 *
            t238));
        const double t239 = 1.4918338239296802 * t5 + 0.0864080487988936 * t10 + 8.571116400128473e+49 * t12 +
            1.4918338239296802 * t14 + 8.571116400128473e+49 * t16 + 1.4584217823512302 * t18 +
            4.4878948114135975 * t25 + 0.7888543819998317 * t29 + 4.4878948114135975 * t31 + 6.202118091439292
            * t33 + 3.4284465600513894 * t35 + 3.4284465600513894 * t37 + 0.7666239565500221 * t39 +
            2.9168435647024604 * t167 + 1.4584217823512302 * t168 - 10.035237874189404 * t21 - t23 - t27 - 7.0
            * t43;
        const double t240 = t49 - 3.76393202250021 * (1.391116509596713 * t104 + 1.391116509596713 * t109 +
            0.7343203878225875 * t123 - 0.5313592243548252 * t89 - t94 - 8.143737894112517 * t99 -
            1.328398060887063 * t114 - 0.140242714758112 * t174 - t175);
        const double t241 = t125 - 3.76393202250021 * (1.391116509596713 * t137 + 1.391116509596713 * t139 +
            0.7343203878225875 * t144 - 0.5313592243548252 * t131 - t133 - 8.143737894112517 * t135 -
            1.328398060887063 * t141 - 0.140242714758112 * t177 - t178);
        const double t242 = t146 - 3.76393202250021 * (1.391116509596713 * t158 + 1.391116509596713 * t160 +
            0.7343203878225875 * t165 - 0.5313592243548252 * t152 - t154 - 8.143737894112517 * t156 -
            1.328398060887063 * t162 - 0.140242714758112 * t180 - t181);
        const double flux17 = abs_detJ * (9.329873918312199 * t239 * t239 + factor[0] * t45 * (t240 * t240 +
            t241 * t241 + t242 * t242));
        const double t243 = 9.651421041817724 * t3 + 2.278391445340823 * t8 + t10 + 2.2273631682749584 * t18 +
            9.47213595499958 * t21 + 6.108968462289586 * t23 + 1.442131829502703 * t27 + 0.644940960656836 *
            t29 + t39 + 1.4664050636446508 * t168 - 2.278391445340823 * t5 - 2.5e+49 * t12 - 2.278391445340823
            * t14 - 1.0590169943749473e+50 * t16 - 1.0 * t25 - t31 - 9.47213595499958 * t33 - 4.23606797749979
            * t35 - t37 - 2.2273631682749584 * t167;
        const double t244 = t49 + (t94 + 9.47213595499958 * t99 + 4.23606797749979 * t104 + t109 + t114 +
            2.23606797749979 * t175 - 14.788900385700837 * t70 - 3.491185803498256 * t83 - t89 -
            2.23606797749979 * t174);
        const double t245 = t125 + (t133 + 9.47213595499958 * t135 + 4.23606797749979 * t137 + t139 + t141 +
            2.23606797749979 * t178 - 14.788900385700837 * t127 - 3.491185803498256 * t129 - t131 -
            2.23606797749979 * t177);
        const double t246 = t146 + (t154 + 9.47213595499958 * t156 + 4.23606797749979 * t158 + t160 + t162 +
            2.23606797749979 * t181 - 14.788900385700837 * t148 - 3.491185803498256 * t150 - t152 -
            2.23606797749979 * t180);
        const double flux18 = abs_detJ * (t243 * t243 + factor[0] * t45 * (t244 * t244 + t245 * t245 + t246 *
            t246));
        const double t247 = 2.278391445340823 * t3 + 1.0189276302272154 * t8 + 0.2405361848863923 * t14 +
            2.368033988749895e+50 * t16 + t21 + 1.0 * t31 + t33 + 9.47213595499958 * t35 + 4.23606797749979 *
            t37 + 2.2273631682749584 * t168 - 2.278391445340823 * t5 - t10 - 1.0031152949374527e+51 * t12 -
            1.4664050636446508 * t18 - 1.442131829502703 * t23 - 9.47213595499958 * t25 - 0.644940960656836 *
            t27 - 6.108968462289586 * t29 - t39 - 2.2273631682749584 * t167;
        const double t248 = t49 + (2.23606797749979 * t94 + t99 + 9.47213595499958 * t104 + 4.23606797749979 *
            t109 + t114 + t174 - 3.491185803498256 * t70 - 1.5613057557408647 * t83 - 9.47213595499958 * t89 -
            2.23606797749979 * t175);
        const double t249 = t125 + (2.23606797749979 * t133 + t135 + 9.47213595499958 * t137 +
            4.23606797749979 * t139 + t141 + t177 - 3.491185803498256 * t127 - 1.5613057557408647 * t129 -
            9.47213595499958 * t131 - 2.23606797749979 * t178);
        const double t250 = t146 + (2.23606797749979 * t154 + t156 + 9.47213595499958 * t158 +
            4.23606797749979 * t160 + t162 + t180 - 3.491185803498256 * t148 - 1.5613057557408647 * t150 -
            9.47213595499958 * t152 - 2.23606797749979 * t181);
        const double flux19 = abs_detJ * (t247 * t247 + factor[0] * t45 * (t248 * t248 + t249 * t249 + t250 *
            t250));
        const double t251 = 0.2405361848863923 * t3 + 1.0189276302272154 * t5 + 2.278391445340823 * t8 +
            2.368033988749895e+50 * t12 + 2.2273631682749584 * t18 + 1.0 * t21 + t25 + 4.23606797749979 * t33
            + t35 + 9.47213595499958 * t37 - t10 - 9.651421041817724 * t14 - 2.368033988749895e+50 * t16 -
            0.644940960656836 * t23 - 6.108968462289586 * t27 - 1.442131829502703 * t29 - 9.47213595499958 *
            t31 - t39 - 1.4664050636446508 * t167 - 2.2273631682749584 * t168;
        const double t252 = t49 + (4.23606797749979 * t99 + t104 + 9.47213595499958 * t109 + t114 +
            2.23606797749979 * t174 + t175 - 1.5613057557408647 * t70 - 14.788900385700837 * t83 -
            2.23606797749979 * t89 - 2.23606797749979 * t94);
        const double t253 = t125 + (4.23606797749979 * t135 + t137 + 9.47213595499958 * t139 + t141 +
            2.23606797749979 * t177 + t178 - 1.5613057557408647 * t127 - 14.788900385700837 * t129 -
            2.23606797749979 * t131 - 2.23606797749979 * t133);
        const double t254 = t146 + (4.23606797749979 * t156 + t158 + 9.47213595499958 * t160 + t162 +
            2.23606797749979 * t180 + t181 - 1.5613057557408647 * t148 - 14.788900385700837 * t150 -
            2.23606797749979 * t152 - 2.23606797749979 * t154);
        const double flux20 = abs_detJ * (t251 * t251 + factor[0] * t45 * (t252 * t252 + t253 * t253 + t254 *
            t254));
        const double t255 = 2.278391445340823 * t3 + 0.2405361848863923 * t8 + 1.0189276302272154 * t14 +
            2.368033988749895e+50 * t16 + 1.0 * t21 + t31 + 4.23606797749979 * t33 + 9.47213595499958 * t35 +
            t37 + 2.2273631682749584 * t168 - 9.651421041817724 * t5 - t10 - 2.368033988749895e+50 * t12 -
            2.2273631682749584 * t18 - 6.108968462289586 * t23 - 9.47213595499958 * t25 - 0.644940960656836 *
            t27 - 1.442131829502703 * t29 - t39 - 1.4664050636446508 * t167;
        const double t256 = t49 + (t94 + 4.23606797749979 * t99 + 9.47213595499958 * t104 + t109 + t114 +
            2.23606797749979 * t174 - 14.788900385700837 * t70 - 1.5613057557408647 * t83 - 2.23606797749979 *
            t89 - 2.23606797749979 * t175);
        const double t257 = t125 + (t133 + 4.23606797749979 * t135 + 9.47213595499958 * t137 + t139 + t141 +
            2.23606797749979 * t177 - 14.788900385700837 * t127 - 1.5613057557408647 * t129 - 2.23606797749979
            * t131 - 2.23606797749979 * t178);
        const double t258 = t146 + (t154 + 4.23606797749979 * t156 + 9.47213595499958 * t158 + t160 + t162 +
            2.23606797749979 * t180 - 14.788900385700837 * t148 - 1.5613057557408647 * t150 - 2.23606797749979
            * t152 - 2.23606797749979 * t181);
        const double flux21 = abs_detJ * (t255 * t255 + factor[0] * t45 * (t256 * t256 + t257 * t257 + t258 *
            t258));
        const double t259 = 2.278391445340823 * t3 + 9.651421041817724 * t8 + t10 + 1.4664050636446508 * t18 +
            9.47213595499958 * t21 + 1.442131829502703 * t23 + 6.108968462289586 * t27 + 0.644940960656836 *
            t29 + t39 + 2.2273631682749584 * t168 - 2.278391445340823 * t5 - 1.0590169943749473e+50 * t12 -
            2.278391445340823 * t14 - 2.5e+49 * t16 - t25 - 1.0 * t31 - 9.47213595499958 * t33 - t35 -
            4.23606797749979 * t37 - 2.2273631682749584 * t167;
        const double t260 = t49 + (2.23606797749979 * t94 + 9.47213595499958 * t99 + t104 + 4.23606797749979 *
            t109 + t114 + t175 - 3.491185803498256 * t70 - 14.788900385700837 * t83 - t89 - 2.23606797749979 *
            t174);
        const double t261 = t125 + (2.23606797749979 * t133 + 9.47213595499958 * t135 + t137 +
            4.23606797749979 * t139 + t141 + t178 - 3.491185803498256 * t127 - 14.788900385700837 * t129 -
            t131 - 2.23606797749979 * t177);
        const double t262 = t146 + (2.23606797749979 * t154 + 9.47213595499958 * t156 + t158 +
            4.23606797749979 * t160 + t162 + t181 - 3.491185803498256 * t148 - 14.788900385700837 * t150 -
            t152 - 2.23606797749979 * t180);
        const double flux22 = abs_detJ * (t259 * t259 + factor[0] * t45 * (t260 * t260 + t261 * t261 + t262 *
            t262));
        const double t263 = 1.0189276302272154 * t3 + 0.2405361848863923 * t5 + 2.278391445340823 * t8 +
            2.368033988749895e+50 * t12 + 2.2273631682749584 * t18 + t21 + 1.0 * t25 + t33 + 4.23606797749979
            * t35 + 9.47213595499958 * t37 - t10 - 2.278391445340823 * t14 - 1.0031152949374527e+51 * t16 -
            0.644940960656836 * t23 - 1.442131829502703 * t27 - 6.108968462289586 * t29 - 9.47213595499958 *
            t31 - t39 - 2.2273631682749584 * t167 - 1.4664050636446508 * t168;
        const double t264 = t49 + (t99 + 4.23606797749979 * t104 + 9.47213595499958 * t109 + t114 + t174 +
            2.23606797749979 * t175 - 1.5613057557408647 * t70 - 3.491185803498256 * t83 - 9.47213595499958 *
            t89 - 2.23606797749979 * t94);
        const double t265 = t125 + (t135 + 4.23606797749979 * t137 + 9.47213595499958 * t139 + t141 + t177 +
            2.23606797749979 * t178 - 1.5613057557408647 * t127 - 3.491185803498256 * t129 - 9.47213595499958
            * t131 - 2.23606797749979 * t133);
        const double t266 = t146 + (t156 + 4.23606797749979 * t158 + 9.47213595499958 * t160 + t162 + t180 +
            2.23606797749979 * t181 - 1.5613057557408647 * t148 - 3.491185803498256 * t150 - 9.47213595499958
            * t152 - 2.23606797749979 * t154);
        const double flux23 = abs_detJ * (t263 * t263 + factor[0] * t45 * (t264 * t264 + t265 * t265 + t266 *
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
    2883.125,                                  // flops_per_cell
    197.45833333333334,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
