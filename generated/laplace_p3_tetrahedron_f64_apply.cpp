// laplace_p3_tetrahedron_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=3
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   coefficient, P3, 20 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          1115 flops <- taken
//   quadrature      2108 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   unroll               full
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       1135
//   bytes       208 (172 read, 36 written)
//   flops/byte  5.46
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[256];
    alignas(64) double tile[160];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[20 * cell];
        const int64_t d1 = offsets[20 * cell + 1];
        const int64_t d2 = offsets[20 * cell + 2];
        const int64_t d3 = offsets[20 * cell + 3];
        const int64_t d4 = offsets[20 * cell + 4];
        const int64_t d5 = offsets[20 * cell + 5];
        const int64_t d6 = offsets[20 * cell + 6];
        const int64_t d7 = offsets[20 * cell + 7];
        const int64_t d8 = offsets[20 * cell + 8];
        const int64_t d9 = offsets[20 * cell + 9];
        const int64_t d10 = offsets[20 * cell + 10];
        const int64_t d11 = offsets[20 * cell + 11];
        const int64_t d12 = offsets[20 * cell + 12];
        const int64_t d13 = offsets[20 * cell + 13];
        const int64_t d14 = offsets[20 * cell + 14];
        const int64_t d15 = offsets[20 * cell + 15];
        const int64_t d16 = offsets[20 * cell + 16];
        const int64_t d17 = offsets[20 * cell + 17];
        const int64_t d18 = offsets[20 * cell + 18];
        const int64_t d19 = offsets[20 * cell + 19];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d6];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = x[d8];
        inputs[lane + 72] = x[d9];
        inputs[lane + 80] = x[d10];
        inputs[lane + 88] = x[d11];
        inputs[lane + 96] = x[d12];
        inputs[lane + 104] = x[d13];
        inputs[lane + 112] = x[d14];
        inputs[lane + 120] = x[d15];
        inputs[lane + 128] = x[d16];
        inputs[lane + 136] = x[d17];
        inputs[lane + 144] = x[d18];
        inputs[lane + 152] = x[d19];
        inputs[lane + 160] = coordinates[3 * n0];
        inputs[lane + 168] = coordinates[3 * n1];
        inputs[lane + 176] = coordinates[3 * n2];
        inputs[lane + 184] = coordinates[3 * n3];
        inputs[lane + 192] = coordinates[3 * n0 + 1];
        inputs[lane + 200] = coordinates[3 * n1 + 1];
        inputs[lane + 208] = coordinates[3 * n2 + 1];
        inputs[lane + 216] = coordinates[3 * n3 + 1];
        inputs[lane + 224] = coordinates[3 * n0 + 2];
        inputs[lane + 232] = coordinates[3 * n1 + 2];
        inputs[lane + 240] = coordinates[3 * n2 + 2];
        inputs[lane + 248] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 13.5 * inputs[lane];
        const double t1 = 0.1 * inputs[lane + 8];
        const double t2 = 0.225 * inputs[lane + 48];
        const double t3 = 0.225 * inputs[lane + 64];
        const double t4 = 13.5 * inputs[lane + 112];
        const double t5 = 13.5 * inputs[lane + 120];
        const double t6 = 1.35 * inputs[lane + 128];
        const double t7 = 27.0 * inputs[lane + 136];
        const double t8 = 4.5 * inputs[lane + 144];
        const double t9 = 4.5 * inputs[lane + 152];
        const double t10 = 0.225 * inputs[lane + 72];
        const double t11 = 0.225 * inputs[lane + 104];
        const double t12 = 2.25 * inputs[lane + 56];
        const double t13 = 13.5 * inputs[lane + 88];
        const double t14 = 2.25 * inputs[lane + 80];
        const double t15 = 2.25 * inputs[lane + 96];
        const double t16 = 1.6666666666666667 * t6 + t12 + t14 + t15 - 0.08333333333333333 * t7 - 0.5 * t8 -
            0.5 * t9 - 0.16666666666666666 * t13;
        const double t17 = t10 + 0.016666666666666666 * t13 + 0.05 * t16 - t11 - 0.1 * t12;
        const double t18 = t2 + t3 + 0.008333333333333333 * t7 + t11 + 0.6666666666666666 * t17 -
            0.16666666666666666 * t6 - 0.05 * t8 - 0.05 * t9 - t10;
        const double t19 = 0.3333333333333333 * t0 + 20.0 * t2 + 20.0 * t3 + 3.3333333333333335 * t5 +
            3.3333333333333335 * t6 + 60.0 * t18 - 270.0 * t1 - 1.6666666666666667 * t4 - 0.16666666666666666
            * t7 - t8 - t9;
        const double t20 = inputs[lane + 160] - inputs[lane + 168];
        const double t21 = inputs[lane + 192] - inputs[lane + 208];
        const double t22 = inputs[lane + 224] - inputs[lane + 248];
        const double t23 = inputs[lane + 192] - inputs[lane + 216];
        const double t24 = inputs[lane + 224] - inputs[lane + 240];
        const double adj00 = t21 * t22 - t23 * t24;
        const double t25 = inputs[lane + 160] - inputs[lane + 176];
        const double t26 = inputs[lane + 224] - inputs[lane + 232];
        const double t27 = inputs[lane + 192] - inputs[lane + 200];
        const double adj10 = t23 * t26 - t22 * t27;
        const double t28 = inputs[lane + 160] - inputs[lane + 184];
        const double adj20 = t24 * t27 - t21 * t26;
        const double detJ = -(t20 * adj00 + t25 * adj10 + t28 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t24 * t28 - t22 * t25;
        const double adj02 = t23 * t25 - t21 * t28;
        const double t29 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t30 = 0.1 * inputs[lane + 16];
        const double t31 = 0.225 * inputs[lane + 32];
        const double t32 = 2.25 * inputs[lane + 40];
        const double t33 = 0.16666666666666666 * t4 + 3.3333333333333335 * t6 + t15 + 20.0 * t31 - t9 - 20.0 *
            t11 - t12 - t32;
        const double t34 = t2 + t11 + 0.03333333333333333 * t33 - 0.016666666666666666 * t5 - t31;
        const double t35 = 30.0 * t2 + t8 + 10.0 * t10 + 10.0 * t11 + t15 - 30.0 * t3 - t9 - t12 -
            0.16666666666666666 * t13 - t14 - 30.0 * t34;
        const double t36 = 0.16666666666666666 * t0 + 1.5 * t5 + 3.3333333333333335 * t6 + 50.0 * t10 - 90.0 *
            t3 - 0.8333333333333334 * t4 - t8 - 22.5 * t30 - t35;
        const double adj11 = t20 * t22 - t26 * t28;
        const double adj12 = t27 * t28 - t20 * t23;
        const double t37 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t38 = 13.5 * inputs[lane + 24];
        const double t39 = t0 + 9.0 * t5 + 20.0 * t6 + 30.0 * t12 + 180.0 * t34 - 540.0 * t2 - 5.0 * t4 - 6.0
            * t9 - t38;
        const double adj21 = t25 * t26 - t20 * t24;
        const double adj22 = t20 * t21 - t25 * t27;
        const double t40 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double t41 = 0.5 * t19 * t29 + t36 * t37 + 0.16666666666666666 * t39 * t40;
        const double t42 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t43 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double t44 = 0.5 * t19 * t37 + t36 * t42 + 0.16666666666666666 * t39 * t43;
        const double t45 = t0 + t7 + 6.0 * t9 + 6.0 * t12 - t4 - 20.0 * t6 - t13 - 12.0 * t15;
        const double t46 = 60.0 * t2 + t4 + 0.5 * t7 + 3.0 * t9 - t5 - 10.0 * t6 - 3.0 * t8 - 6.0 * t15 - 0.4
            * t45;
        const double t47 = 50.0 * t2 + 3.0 * t9 + 20.0 * t10 + 0.3333333333333333 * t13 + t14 - 50.0 * t3 -
            3.0 * t8 - 20.0 * t11 - 2.0 * t12 - t15 - 0.4166666666666667 * t46;
        const double t48 = t0 + 180.0 * t11 + 18.0 * t32 - 18.0 * t15 - 180.0 * t31 - t38;
        const double t49 = t7 + 60.0 * t31 + t38 + t48 - 60.0 * t11 - t13 - 12.0 * t32;
        const double t50 = 0.3333333333333333 * t4 + 3.3333333333333335 * t6 + 0.16666666666666666 * t7 + 20.0
            * t11 - t8 - t9 - 2.0 * t15 - 20.0 * t31 - 0.13333333333333333 * t49;
        const double t51 = 2.0 * t0 + 30.0 * t9 + 6.0 * t14 + 270.0 * t30 + 60.0 * t31 + 7.5 * t50 - 5.0 * t4
            - t7 - 300.0 * t10 - 120.0 * t11 - 12.0 * t15;
        const double t52 = 0.16666666666666666 * t4 + 3.3333333333333335 * t6 + 20.0 * t11 + t32 - t9 - t12 -
            t15 - 20.0 * t31 - 0.06666666666666667 * t48;
        const double t53 = 6.0 * t29 * t47 + t37 * t51 - 15.0 * t40 * t52;
        const double t54 = 6.0 * t37 * t47 + t42 * t51 - 15.0 * t43 * t52;
        const double t55 = t0 + 6.0 * t8 + t13 - t4 - 6.0 * t12 - 12.0 * t14;
        const double t56 = 3.3333333333333335 * t6 + t9 + 20.0 * t11 + 2.0 * t14 + 0.1111111111111111 * t55 -
            0.16666666666666666 * t7 - t8 - 20.0 * t10 - 2.0 * t15;
        const double t57 = t0 + t7 + t13 - 12.0 * t14 - 6.0 * t15 - 6.0 * t32;
        const double t58 = 0.16666666666666666 * t7 + t15 + 22.5 * t30 - 20.0 * t11 - t14 - 10.0 * t31 -
            0.05555555555555555 * t57;
        const double t59 = 9.0 * t29 * t56 + t40 * t48 - 18.0 * t37 * t58;
        const double t60 = 9.0 * t37 * t56 + t43 * t48 - 18.0 * t42 * t58;
        const double t61 = t0 + 2.0 * t7 + t38 - t13 - 6.0 * t14 - 12.0 * t15 - 12.0 * t32;
        const double t62 = 0.16666666666666666 * t4 + 0.16666666666666666 * t7 + t12 - t8 - t15 - t32 -
            0.06666666666666667 * t61;
        const double t63 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double t64 = t40 * t46 + 3.0 * t43 * t50 + 6.0 * t62 * t63;
        const double t65 = t29 * t45 + t37 * t49 + t40 * t61;
        const double t66 = t37 * t45 + t42 * t49 + t43 * t61;
        const double t67 = t40 * t45 + t43 * t49 + t61 * t63;
        const double t68 = t0 + 3.0 * t13 - 18.0 * t14 - t38;
        const double t69 = t29 * t55 + t37 * t57 + t40 * t68;
        const double t70 = t37 * t55 + t42 * t57 + t43 * t68;
        const double t71 = 0.007407407407407408 * t0 + 0.05 * t7 + t11 + 0.016666666666666666 * t13 + 0.1 *
            t14 + 0.1 * t15 - t1 - t2 - t3 - t6 - t10 - 0.1 * t12;
        const double t72 = 0.007407407407407408 * t0 + 0.016666666666666666 * t4 + 0.016666666666666666 * t5 +
            0.3 * t8 + 0.016666666666666666 * t13 + 0.1 * t14 - t3 - t6 - t10 - t30 - t31 - 0.1 * t32;
        const double t73 = 0.007407407407407408 * t0 + 0.016666666666666666 * t4 + 0.016666666666666666 * t5 +
            0.3 * t9 + t11 + 0.1 * t15 - t2 - t6 - 0.1 * t12 - t31 - 0.1 * t32 - 0.007407407407407408 * t38;
        const double t74 = 0.0375 * (t29 * t71 + t37 * t72 + t40 * t73);
        const double t75 = -0.0008928571428571428 * (t29 * t46 + 3.0 * t37 * t50 + 6.0 * t40 * t62);
        const double t76 = 0.0375 * (t37 * t71 + t42 * t72 + t43 * t73);
        const double t77 = -0.0008928571428571428 * (t37 * t46 + 3.0 * t42 * t50 + 6.0 * t43 * t62);
        const double t78 = 0.5 * t19 * t40 + t36 * t43 + 0.16666666666666666 * t39 * t63;
        const double t79 = t40 * t55 + t43 * t57 + t63 * t68;
        const double t80 = 0.0375 * (t40 * t71 + t43 * t72 + t63 * t73);
        const double t81 = 0.00011904761904761905 * (6.0 * t40 * t47 + t43 * t51 - 15.0 * t52 * t63);
        const double t82 = 0.0010714285714285715 * (9.0 * t40 * t56 + t48 * t63 - 18.0 * t43 * t58);
        const double t83 = t64 + 0.4 * t78 + t79 + 248.88888888888889 * t80 + 1120.0 * t81 +
            186.66666666666666 * t82 - 0.6 * t67;
        const double t84 = 0.4 * t41 + 0.4 * t44 + 0.13333333333333333 * t53 + 0.13333333333333333 * t54 + 0.2
            * t59 + 0.2 * t60 + 0.6 * t65 + 0.6 * t66 + 1.2 * t67 + t69 + t70 + 248.88888888888889 * t74 +
            1120.0 * t75 + 248.88888888888889 * t76 + 1120.0 * t77 + t83 - 2.0 * t64;
        const double t85 = t18 * t37 + t34 * t43 - 0.03333333333333333 * t35 * t42;
        const double t86 = t18 * t40 + t34 * t63 - 0.03333333333333333 * t35 * t43;
        const double t87 = 0.16666666666666666 * t4 + 20.0 * t10 + t12 + 2.0 * t14 + t15 + 20.0 * t31 -
            0.3333333333333333 * t7 - 2.0 * t9 - t16 - t32;
        const double t88 = 0.0125 * (20.0 * t17 * t37 + t42 * t87 + t33 * t43);
        const double t89 = 0.0125 * (20.0 * t17 * t40 + t43 * t87 + t33 * t63);
        const double t90 = 0.0007142857142857143 * t44 + 0.002142857142857143 * t66 + t76 +
            0.0007142857142857143 * t78 + t80 + t82 + 0.1875 * t85 + 0.1875 * t86 - 0.00011904761904761905 *
            t54 - 0.0010714285714285715 * t60 - t77 - 4.0 * t81 - 2.0 * t88 - 2.0 * t89;
        const double t91 = 0.16666666666666666 * t4 + t12 + t15 + t32 - 0.16666666666666666 * t7 - t8;
        const double t92 = 0.16666666666666666 * t4 + 3.3333333333333335 * t6 + 2.0 * t14 + t32 + t91 - t9 -
            t12 - 0.3333333333333333 * t13 - t15;
        const double t93 = t16 * t37 + 0.5 * t42 * t92 + t43 * t91;
        const double t94 = t16 * t40 + 0.5 * t43 * t92 + t63 * t91;
        const double t95 = 0.0007142857142857143 * t44 + 0.0002380952380952381 * t54 + 0.00035714285714285714
            * t60 + 0.0008928571428571428 * t64 + 0.002142857142857143 * t67 + 0.0017857142857142857 * t70 +
            t76 + 0.0007142857142857143 * t78 + t80 + 0.1875 * t85 + 0.1875 * t86 + t88 + t89 -
            0.0010714285714285715 * t66 - 2.0 * t77 - t81 - t82 - 0.0375 * t93 - 0.0375 * t94;
        const double t96 = 0.1875 * (t18 * t29 + t34 * t40 - 0.03333333333333333 * t35 * t37);
        const double t97 = 0.002857142857142857 * t41 + 0.0005952380952380953 * t53 + 0.5625 * t86 + 3.0 * t96
            - t74 - 5.0 * t75 - 0.004285714285714286 * t78 - t80;
        const double t98 = 20.0 * t17 * t29 + t37 * t87 + t33 * t40;
        const double t99 = t16 * t29 + 0.5 * t37 * t92 + t40 * t91;
        const double t100 = 0.0007142857142857143 * t41 + 0.0002380952380952381 * t53 + 0.00035714285714285714
            * t59 + 0.0017857142857142857 * t69 + t74 + t80 + 0.1875 * t86 + t89 + t96 + 0.0125 * t98 -
            0.004464285714285714 * t64 - 0.0010714285714285715 * t65 - 2.0 * t75 - 0.002857142857142857 * t78
            - 5.0 * t81 - 0.0375 * t94 - 0.0375 * t99;
        const double t101 = 0.002857142857142857 * t41 + 0.5625 * t85 + 3.0 * t96 - 0.004285714285714286 * t44
            - 0.0011904761904761906 * t53 - t74 - t76;
        const double t102 = 0.0007142857142857143 * t41 + 0.0007142857142857143 * t44 + 0.0002380952380952381
            * t53 + 0.0002380952380952381 * t54 + 0.00035714285714285714 * t59 + 0.00035714285714285714 * t60
            + 0.0017857142857142857 * t64 + t74 + t76 + 0.1875 * t85 + t88 + 0.0375 * t93 + t96 + 0.0125 * t98
            + 0.0375 * t99 - 0.0010714285714285715 * t67 - 0.0035714285714285713 * t69 - 0.0035714285714285713
            * t70 - 0.005357142857142857 * t79;
        const double t103 = 0.0007142857142857143 * t41 + 0.0010714285714285715 * t59 + 0.0032142857142857142
            * t60 + t74 + 2.0 * t88 + t90 + t96 - 0.0007142857142857143 * t44 - 0.0004761904761904762 * t53 -
            0.0002380952380952381 * t54 - t76 - 0.1875 * t85 - 0.025 * t98;
        const double t104 = 0.16666666666666666 * t53 + 466.6666666666667 * t75 + 1400.0 * t81 + 1400.0 * t89
            + 17.5 * t94 + 17.5 * t98 + 17.5 * t99 + 466.6666666666667 * t103 - t59 - 1.6666666666666667 * t60
            - 0.4166666666666667 * t64 - t65 - 2.5 * t66 - t67 - 0.8333333333333334 * t70 - 933.3333333333334
            * t82;
        const double t105 = 0.0035714285714285713 * t41 + 0.002857142857142857 * t44 + 0.0008333333333333334 *
            t53 + 0.0005952380952380953 * t54 + 0.00035714285714285714 * t59 + 0.0010714285714285715 * t65 +
            0.0017857142857142857 * t69 + 7.0 * t75 + 5.0 * t77 + 0.002857142857142857 * t78 + 5.0 * t81 -
            0.004464285714285714 * t64 - t76 - t80 - 0.1875 * t85 - 0.1875 * t86 - t88 - t89 - 0.0375 * t93 -
            0.0375 * t94;
        const double t106 = 0.09523809523809523 * t41 + 26.666666666666668 * t75 + 0.0761904761904762 * t78 +
            10.0 * t86 + 80.0 * t88 + 53.333333333333336 * t89 + t93 + 106.66666666666667 * t96 +
            0.3333333333333333 * t98 + t99 - 0.03492063492063492 * t53 - 0.047619047619047616 * t54 -
            0.02857142857142857 * t59 - 0.05714285714285714 * t65 - 133.33333333333334 * t77 - 160.0 * t80 -
            266.6666666666667 * t81;
        const double t107 = 0.0007142857142857143 * t41 + 0.007142857142857143 * t44 + 0.0020238095238095236 *
            t53 + 0.0005952380952380953 * t54 + 0.00035714285714285714 * t59 + 0.008928571428571428 * t64 +
            t74 + 0.0375 * t93 + 0.075 * t94 + t96 + 0.0125 * t98 + 0.0375 * t99 + t101 -
            0.0035714285714285713 * t69 - 5.0 * t75 - 5.0 * t76 - 5.0 * t77 - 0.1875 * t85 - t88;
        tile[lane] = 0.0017857142857142857 * t84;
        tile[lane + 8] = -0.4444444444444444 * (0.009642857142857142 * t41 + t74);
        tile[lane + 16] = -0.0004761904761904762 * (1.5 * t44 + 2.25 * t60 + 933.3333333333334 * t76 - t54);
        tile[lane + 24] = -0.0017857142857142857 * t83;
        tile[lane + 32] = -t90;
        tile[lane + 40] = -t95;
        tile[lane + 48] = t97;
        tile[lane + 56] = -t100;
        tile[lane + 64] = t101;
        tile[lane + 72] = -(0.0007142857142857143 * t41 + 0.0011904761904761906 * t54 + 0.0010714285714285715
            * t59 + t74 + t76 + 0.1875 * t85 + t96 - 0.002857142857142857 * t44 - 0.0004761904761904762 * t53
            - 2.0 * t88 - 0.025 * t98);
        tile[lane + 80] = t102;
        tile[lane + 88] = -0.0010714285714285715 * (t65 + t66 + 1866.6666666666667 * t75 + 1866.6666666666667
            * t77 + 70.0 * t93 + 70.0 * t99 - 5.0 * t69 - 5.0 * t70 - 10.0 * t79 - 933.3333333333334 * t102);
        tile[lane + 96] = 0.002142857142857143 * t104;
        tile[lane + 104] = t103;
        tile[lane + 112] = -t105;
        tile[lane + 120] = 0.01 * t41 + 0.004285714285714286 * t44 + 0.0011904761904761906 * t53 + t76 + 3.0 *
            t96 - t74 - 0.5625 * t85 - t97;
        tile[lane + 128] = -6.0 * (0.0007142857142857143 * t41 + t74 + t76 + 0.6666666666666666 * t88 + t96 -
            0.0004761904761904762 * t44 - 0.0002380952380952381 * t53 - 0.0003968253968253968 * t54 -
            0.00035714285714285714 * t59 - 0.0625 * t85 - 0.00625 * t106);
        tile[lane + 136] = 0.0007142857142857143 * t41 + 0.0017857142857142857 * t64 + 0.002142857142857143 *
            t65 + 0.002142857142857143 * t66 + 0.004285714285714286 * t67 + 0.0035714285714285713 * t70 + 6.0
            * t74 + 2.0 * t96 - 0.00011904761904761905 * t53 - 0.00035714285714285714 * t54 -
            0.0010714285714285715 * t59 - 0.0014285714285714286 * t60 - t75 - t77 - 3.0 * t88 - 0.0375 * t93 -
            0.075 * t94 - 0.0125 * t98 - 0.0375 * t99;
        tile[lane + 144] = -t107;
        tile[lane + 152] = -0.0375 * t106;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[20 * cell];
          const int64_t d1 = offsets[20 * cell + 1];
          const int64_t d2 = offsets[20 * cell + 2];
          const int64_t d3 = offsets[20 * cell + 3];
          const int64_t d4 = offsets[20 * cell + 4];
          const int64_t d5 = offsets[20 * cell + 5];
          const int64_t d6 = offsets[20 * cell + 6];
          const int64_t d7 = offsets[20 * cell + 7];
          const int64_t d8 = offsets[20 * cell + 8];
          const int64_t d9 = offsets[20 * cell + 9];
          const int64_t d10 = offsets[20 * cell + 10];
          const int64_t d11 = offsets[20 * cell + 11];
          const int64_t d12 = offsets[20 * cell + 12];
          const int64_t d13 = offsets[20 * cell + 13];
          const int64_t d14 = offsets[20 * cell + 14];
          const int64_t d15 = offsets[20 * cell + 15];
          const int64_t d16 = offsets[20 * cell + 16];
          const int64_t d17 = offsets[20 * cell + 17];
          const int64_t d18 = offsets[20 * cell + 18];
          const int64_t d19 = offsets[20 * cell + 19];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
          y[d8] += tile[lane + 64];
          y[d9] += tile[lane + 72];
          y[d10] += tile[lane + 80];
          y[d11] += tile[lane + 88];
          y[d12] += tile[lane + 96];
          y[d13] += tile[lane + 104];
          y[d14] += tile[lane + 112];
          y[d15] += tile[lane + 120];
          y[d16] += tile[lane + 128];
          y[d17] += tile[lane + 136];
          y[d18] += tile[lane + 144];
          y[d19] += tile[lane + 152];
        }
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p3_tetrahedron_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_tetrahedron_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel laplace_p3_tetrahedron_f64_apply_cpu_descriptor = {
    "laplace_p3_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "a",                                 // form
    "cpu",                               // target
    "float64",                           // scalar
    "tensor",                            // representation
    "tetrahedron",                       // cell
    "P1^3",                              // coordinate_element
    "P3",                                // row_element
    "P3",                                // column_element
    "ufcx",                              // dof_order
    3,                                   // gdim
    2,                                   // arity
    20,                                  // rows
    20,                                  // columns
    20,                                  // entries_per_cell
    4,                                   // quadrature_degree
    0,                                   // quadrature_points
    0,                                   // num_coefficients
    0,                                   // num_constants
    nullptr,                             // coefficients
    nullptr,                             // constants
    "vertices",                          // input
    "full",                              // output
    0,                                   // geometry_size
    4,                                   // coordinate_nodes
    "colour",                            // scatter
    "int32",                             // index_type
    "separate",                          // numbering
    "interleaved",                       // component_order
    0,                                   // constraints
    20,                                  // nodes
    1,                                   // components
    0,                                   // trial_nodes
    1,                                   // cluster
    0,                                   // patch_nodes
    "auto",                              // mapping
    "full",                              // unroll
    "auto",                              // k_place
    64,                                  // element_batch
    8,                                   // concurrent_elements
    1,                                   // interleave_stores
    1,                                   // threads
    3328,                                // shared_bytes
    1135.0,                              // flops_per_cell
    208.0,                               // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};
