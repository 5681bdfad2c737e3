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
//   trial   P3, 20 dofs
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
//   chosen by            the cost model (no table has this kernel)
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
        const double t3 = 2.25 * inputs[lane + 56];
        const double t4 = 0.225 * inputs[lane + 64];
        const double t5 = 0.225 * inputs[lane + 72];
        const double t6 = 2.25 * inputs[lane + 80];
        const double t7 = 13.5 * inputs[lane + 88];
        const double t8 = 2.25 * inputs[lane + 96];
        const double t9 = 0.225 * inputs[lane + 104];
        const double t10 = 1.35 * inputs[lane + 128];
        const double t11 = 27.0 * inputs[lane + 136];
        const double t12 = 0.007407407407407408 * t0 + 0.1 * t6 + 0.016666666666666666 * t7 + 0.1 * t8 + t9 +
            0.05 * t11 - t1 - t2 - 0.1 * t3 - t4 - t5 - t10;
        const double t13 = inputs[lane + 160] - inputs[lane + 168];
        const double t14 = inputs[lane + 192] - inputs[lane + 208];
        const double t15 = inputs[lane + 224] - inputs[lane + 248];
        const double t16 = inputs[lane + 192] - inputs[lane + 216];
        const double t17 = inputs[lane + 224] - inputs[lane + 240];
        const double adj00 = t14 * t15 - t16 * t17;
        const double t18 = inputs[lane + 160] - inputs[lane + 176];
        const double t19 = inputs[lane + 224] - inputs[lane + 232];
        const double t20 = inputs[lane + 192] - inputs[lane + 200];
        const double adj10 = t16 * t19 - t15 * t20;
        const double t21 = inputs[lane + 160] - inputs[lane + 184];
        const double adj20 = t17 * t20 - t14 * t19;
        const double detJ = -(t13 * adj00 + t18 * adj10 + t21 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t17 * t21 - t15 * t18;
        const double adj02 = t16 * t18 - t14 * t21;
        const double t22 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t23 = 0.1 * inputs[lane + 16];
        const double t24 = 0.225 * inputs[lane + 32];
        const double t25 = 2.25 * inputs[lane + 40];
        const double t26 = 13.5 * inputs[lane + 112];
        const double t27 = 13.5 * inputs[lane + 120];
        const double t28 = 4.5 * inputs[lane + 144];
        const double t29 = 0.007407407407407408 * t0 + 0.1 * t6 + 0.016666666666666666 * t7 +
            0.016666666666666666 * t26 + 0.016666666666666666 * t27 + 0.3 * t28 - t4 - t5 - t10 - t23 - t24 -
            0.1 * t25;
        const double adj11 = t13 * t15 - t19 * t21;
        const double adj12 = t20 * t21 - t13 * t16;
        const double t30 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t31 = 13.5 * inputs[lane + 24];
        const double t32 = 4.5 * inputs[lane + 152];
        const double t33 = 0.007407407407407408 * t0 + 0.1 * t8 + t9 + 0.016666666666666666 * t26 +
            0.016666666666666666 * t27 + 0.3 * t32 - t2 - 0.1 * t3 - t10 - t24 - 0.1 * t25 -
            0.007407407407407408 * t31;
        const double adj21 = t18 * t19 - t13 * t17;
        const double adj22 = t13 * t14 - t18 * t20;
        const double t34 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t12 * t22 + t29 * t30 + t33 * t34;
        const double t35 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t36 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t12 * t30 + t29 * t35 + t33 * t36;
        const double t37 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t12 * t34 + t29 * t36 + t33 * t37;
        const double t38 = t3 + t6 + t8 + 1.6666666666666667 * t10 - 0.16666666666666666 * t7 -
            0.08333333333333333 * t11 - 0.5 * t28 - 0.5 * t32;
        const double t39 = 0.1 * t3 + t9 - t5 - 0.016666666666666666 * t7 - 0.05 * t38;
        const double t40 = t2 + t4 + t9 + 0.008333333333333333 * t11 - t5 - 0.16666666666666666 * t10 - 0.05 *
            t28 - 0.05 * t32 - 0.6666666666666666 * t39;
        const double t41 = t3 + 20.0 * t9 + t25 + t32 - t8 - 3.3333333333333335 * t10 - 20.0 * t24 -
            0.16666666666666666 * t26;
        const double t42 = t2 + t9 - t24 - 0.016666666666666666 * t27 - 0.03333333333333333 * t41;
        const double t43 = 30.0 * t2 + 10.0 * t5 + t8 + 10.0 * t9 + t28 - t3 - 30.0 * t4 - t6 -
            0.16666666666666666 * t7 - t32 - 30.0 * t42;
        const double flux3 = t22 * t40 + t34 * t42 - 0.03333333333333333 * t30 * t43;
        const double flux4 = t30 * t40 + t36 * t42 - 0.03333333333333333 * t35 * t43;
        const double flux5 = t34 * t40 + t37 * t42 - 0.03333333333333333 * t36 * t43;
        const double t44 = t3 + 20.0 * t5 + 2.0 * t6 + t8 + 20.0 * t24 + 0.16666666666666666 * t26 -
            0.3333333333333333 * t11 - t25 - 2.0 * t32 - t38;
        const double flux6 = 20.0 * t22 * t39 + t34 * t41 - t30 * t44;
        const double flux7 = 20.0 * t30 * t39 + t36 * t41 - t35 * t44;
        const double flux8 = 20.0 * t34 * t39 + t37 * t41 - t36 * t44;
        const double t45 = t3 + t8 + t25 + 0.16666666666666666 * t26 - 0.16666666666666666 * t11 - t28;
        const double t46 = t3 + 0.3333333333333333 * t7 + t8 + t32 - 2.0 * t6 - 3.3333333333333335 * t10 - t25
            - 0.16666666666666666 * t26 - t45;
        const double flux9 = t22 * t38 + t34 * t45 - 0.5 * t30 * t46;
        const double flux10 = t30 * t38 + t36 * t45 - 0.5 * t35 * t46;
        const double flux11 = t34 * t38 + t37 * t45 - 0.5 * t36 * t46;
        const double t47 = 0.3333333333333333 * t0 + 20.0 * t2 + 20.0 * t4 + 3.3333333333333335 * t10 +
            3.3333333333333335 * t27 + 60.0 * t40 - 270.0 * t1 - 0.16666666666666666 * t11 -
            1.6666666666666667 * t26 - t28 - t32;
        const double t48 = 0.16666666666666666 * t0 + 50.0 * t5 + 3.3333333333333335 * t10 + 1.5 * t27 - 90.0
            * t4 - 22.5 * t23 - 0.8333333333333334 * t26 - t28 - t43;
        const double t49 = t0 + 30.0 * t3 + 20.0 * t10 + 9.0 * t27 + 180.0 * t42 - 540.0 * t2 - 5.0 * t26 -
            t31 - 6.0 * t32;
        const double flux12 = 0.5 * t22 * t47 + t30 * t48 + 0.16666666666666666 * t34 * t49;
        const double flux13 = 0.5 * t30 * t47 + t35 * t48 + 0.16666666666666666 * t36 * t49;
        const double flux14 = 0.5 * t34 * t47 + t36 * t48 + 0.16666666666666666 * t37 * t49;
        const double t50 = t0 + 6.0 * t3 + t11 + 6.0 * t32 - t7 - 12.0 * t8 - 20.0 * t10 - t26;
        const double t51 = 60.0 * t2 + 0.5 * t11 + t26 + 3.0 * t32 - 6.0 * t8 - 10.0 * t10 - t27 - 3.0 * t28 -
            0.4 * t50;
        const double t52 = 50.0 * t2 + 20.0 * t5 + t6 + 0.3333333333333333 * t7 + 3.0 * t32 - 2.0 * t3 - 50.0
            * t4 - t8 - 20.0 * t9 - 3.0 * t28 - 0.4166666666666667 * t51;
        const double t53 = t0 + 180.0 * t9 + 18.0 * t25 - 18.0 * t8 - 180.0 * t24 - t31;
        const double t54 = t7 + 60.0 * t9 + 12.0 * t25 - t11 - 60.0 * t24 - t31 - t53;
        const double t55 = 2.0 * t8 + 20.0 * t24 + t28 + t32 - 20.0 * t9 - 3.3333333333333335 * t10 -
            0.16666666666666666 * t11 - 0.3333333333333333 * t26 - 0.13333333333333333 * t54;
        const double t56 = 2.0 * t0 + 6.0 * t6 + 270.0 * t23 + 60.0 * t24 + 30.0 * t32 - 300.0 * t5 - 12.0 *
            t8 - 120.0 * t9 - t11 - 5.0 * t26 - 7.5 * t55;
        const double t57 = t3 + t8 + 20.0 * t24 + t32 + 0.06666666666666667 * t53 - 20.0 * t9 -
            3.3333333333333335 * t10 - t25 - 0.16666666666666666 * t26;
        const double flux15 = 6.0 * t22 * t52 + t30 * t56 + 15.0 * t34 * t57;
        const double flux16 = 6.0 * t30 * t52 + t35 * t56 + 15.0 * t36 * t57;
        const double flux17 = 6.0 * t34 * t52 + t36 * t56 + 15.0 * t37 * t57;
        const double t58 = t0 + t7 + 6.0 * t28 - 6.0 * t3 - 12.0 * t6 - t26;
        const double t59 = 20.0 * t5 + 2.0 * t8 + 0.16666666666666666 * t11 + t28 - 2.0 * t6 - 20.0 * t9 -
            3.3333333333333335 * t10 - t32 - 0.1111111111111111 * t58;
        const double t60 = t0 + t7 + t11 - 12.0 * t6 - 6.0 * t8 - 6.0 * t25;
        const double t61 = t6 + 20.0 * t9 + 10.0 * t24 + 0.05555555555555555 * t60 - t8 - 0.16666666666666666
            * t11 - 22.5 * t23;
        const double flux18 = 9.0 * t22 * t59 - 18.0 * t30 * t61 - t34 * t53;
        const double flux19 = 9.0 * t30 * t59 - 18.0 * t35 * t61 - t36 * t53;
        const double flux20 = 9.0 * t34 * t59 - 18.0 * t36 * t61 - t37 * t53;
        const double t62 = t0 + 2.0 * t11 + t31 - 6.0 * t6 - t7 - 12.0 * t8 - 12.0 * t25;
        const double t63 = t3 + 0.16666666666666666 * t11 + 0.16666666666666666 * t26 - t8 - t25 - t28 -
            0.06666666666666667 * t62;
        const double flux21 = t22 * t51 + 6.0 * t34 * t63 - 3.0 * t30 * t55;
        const double flux22 = t30 * t51 + 6.0 * t36 * t63 - 3.0 * t35 * t55;
        const double flux23 = t34 * t51 + 6.0 * t37 * t63 - 3.0 * t36 * t55;
        const double flux24 = t22 * t50 + t34 * t62 - t30 * t54;
        const double flux25 = t30 * t50 + t36 * t62 - t35 * t54;
        const double flux26 = t34 * t50 + t37 * t62 - t36 * t54;
        const double t64 = t0 + 3.0 * t7 - 18.0 * t6 - t31;
        const double flux27 = t22 * t58 + t30 * t60 + t34 * t64;
        const double flux28 = t30 * t58 + t35 * t60 + t36 * t64;
        const double flux29 = t34 * t58 + t36 * t60 + t37 * t64;
        const double t65 = 0.0375 * flux0;
        const double t66 = -0.0008928571428571428 * flux21;
        const double t67 = 0.0375 * flux1;
        const double t68 = -0.0008928571428571428 * flux22;
        const double t69 = 0.0375 * flux2;
        const double t70 = 0.00011904761904761905 * flux17;
        const double t71 = -0.0010714285714285715 * flux20;
        const double t72 = 0.4 * flux14 + flux23 + flux29 + 248.88888888888889 * t69 + 1120.0 * t70 +
            186.66666666666666 * t71 - 0.6 * flux26;
        const double t73 = 0.4 * flux12 + 0.4 * flux13 + 0.13333333333333333 * flux15 + 0.13333333333333333 *
            flux16 + 0.6 * flux24 + 0.6 * flux25 + 1.2 * flux26 + flux27 + flux28 + 248.88888888888889 * t65 +
            1120.0 * t66 + 248.88888888888889 * t67 + 1120.0 * t68 + t72 - 0.2 * flux18 - 0.2 * flux19 - 2.0 *
            flux23;
        const double t74 = -0.0125 * flux7;
        const double t75 = -0.0125 * flux8;
        const double t76 = 0.1875 * flux4 + 0.1875 * flux5 + 0.0007142857142857143 * flux13 +
            0.0007142857142857143 * flux14 + 0.0010714285714285715 * flux19 + 0.002142857142857143 * flux25 +
            t67 + t69 + t71 - 0.00011904761904761905 * flux16 - t68 - 4.0 * t70 - 2.0 * t74 - 2.0 * t75;
        const double t77 = 0.1875 * flux4 + 0.1875 * flux5 + 0.0007142857142857143 * flux13 +
            0.0007142857142857143 * flux14 + 0.0002380952380952381 * flux16 + 0.0008928571428571428 * flux23 +
            0.002142857142857143 * flux26 + 0.0017857142857142857 * flux28 + t67 + t69 + t74 + t75 - 0.0375 *
            flux10 - 0.0375 * flux11 - 0.00035714285714285714 * flux19 - 0.0010714285714285715 * flux25 - 2.0
            * t68 - t70 - t71;
        const double t78 = 0.1875 * flux3;
        const double t79 = 0.5625 * flux5 + 0.002857142857142857 * flux12 + 0.0005952380952380953 * flux15 +
            3.0 * t78 - 0.004285714285714286 * flux14 - t65 - 5.0 * t66 - t69;
        const double t80 = 0.1875 * flux5 + 0.0007142857142857143 * flux12 + 0.0002380952380952381 * flux15 +
            0.0017857142857142857 * flux27 + t65 + t69 + t75 + t78 - 0.0125 * flux6 - 0.0375 * flux9 - 0.0375
            * flux11 - 0.002857142857142857 * flux14 - 0.00035714285714285714 * flux18 - 0.004464285714285714
            * flux23 - 0.0010714285714285715 * flux24 - 2.0 * t66 - 5.0 * t70;
        const double t81 = 0.5625 * flux4 + 0.002857142857142857 * flux12 + 3.0 * t78 - 0.004285714285714286 *
            flux13 - 0.0011904761904761906 * flux15 - t65 - t67;
        const double t82 = 0.1875 * flux4 + 0.0375 * flux9 + 0.0375 * flux10 + 0.0007142857142857143 * flux12
            + 0.0007142857142857143 * flux13 + 0.0002380952380952381 * flux15 + 0.0002380952380952381 * flux16
            + 0.0017857142857142857 * flux23 + t65 + t67 + t74 + t78 - 0.0125 * flux6 - 0.00035714285714285714
            * flux18 - 0.00035714285714285714 * flux19 - 0.0010714285714285715 * flux26 -
            0.0035714285714285713 * flux27 - 0.0035714285714285713 * flux28 - 0.005357142857142857 * flux29;
        const double t83 = 0.1875 * flux4 + 0.0007142857142857143 * flux13 + 0.0004761904761904762 * flux15 +
            0.0002380952380952381 * flux16 + 0.0010714285714285715 * flux18 + 0.0032142857142857142 * flux19 +
            t67 - 0.025 * flux6 - 0.0007142857142857143 * flux12 - t65 - 2.0 * t74 - t76 - t78;
        const double t84 = 17.5 * flux6 + 0.4166666666666667 * flux23 + flux24 + 2.5 * flux25 + flux26 +
            0.8333333333333334 * flux28 + 933.3333333333334 * t71 + 466.6666666666667 * t83 - 17.5 * flux9 -
            17.5 * flux11 - 0.16666666666666666 * flux15 - flux18 - 1.6666666666666667 * flux19 -
            466.6666666666667 * t66 - 1400.0 * t70 - 1400.0 * t75;
        const double t85 = 10.0 * flux5 + flux9 + flux10 + 0.09523809523809523 * flux12 + 0.0761904761904762 *
            flux14 + 0.02857142857142857 * flux18 + 26.666666666666668 * t66 + 80.0 * t74 + 53.333333333333336
            * t75 + 106.66666666666667 * t78 - 0.3333333333333333 * flux6 - 0.03492063492063492 * flux15 -
            0.047619047619047616 * flux16 - 0.05714285714285714 * flux24 - 133.33333333333334 * t68 - 160.0 *
            t69 - 266.6666666666667 * t70;
        tile[lane] = 0.0017857142857142857 * t73;
        tile[lane + 8] = -0.4444444444444444 * (0.009642857142857142 * flux12 + t65);
        tile[lane + 16] = -0.0004761904761904762 * (1.5 * flux13 + 933.3333333333334 * t67 - flux16 - 2.25 *
            flux19);
        tile[lane + 24] = -0.0017857142857142857 * t72;
        tile[lane + 32] = -t76;
        tile[lane + 40] = -t77;
        tile[lane + 48] = t79;
        tile[lane + 56] = -t80;
        tile[lane + 64] = t81;
        tile[lane + 72] = -(0.1875 * flux4 + 0.025 * flux6 + 0.0007142857142857143 * flux12 +
            0.0011904761904761906 * flux16 + t65 + t67 + t78 - 0.002857142857142857 * flux13 -
            0.0004761904761904762 * flux15 - 0.0010714285714285715 * flux18 - 2.0 * t74);
        tile[lane + 80] = t82;
        tile[lane + 88] = -0.0010714285714285715 * (70.0 * flux9 + 70.0 * flux10 + flux24 + flux25 +
            1866.6666666666667 * t66 + 1866.6666666666667 * t68 - 5.0 * flux27 - 5.0 * flux28 - 10.0 * flux29
            - 933.3333333333334 * t82);
        tile[lane + 96] = -0.002142857142857143 * t84;
        tile[lane + 104] = -t83;
        tile[lane + 112] = 0.1875 * flux4 + 0.1875 * flux5 + 0.0375 * flux10 + 0.0375 * flux11 +
            0.00035714285714285714 * flux18 + 0.004464285714285714 * flux23 + t67 + t69 + t74 + t75 -
            0.0035714285714285713 * flux12 - 0.002857142857142857 * flux13 - 0.002857142857142857 * flux14 -
            0.0008333333333333334 * flux15 - 0.0005952380952380953 * flux16 - 0.0010714285714285715 * flux24 -
            0.0017857142857142857 * flux27 - 7.0 * t66 - 5.0 * t68 - 5.0 * t70;
        tile[lane + 120] = -(0.5625 * flux4 + t65 + t79 - 0.01 * flux12 - 0.004285714285714286 * flux13 -
            0.0011904761904761906 * flux15 - t67 - 3.0 * t78);
        tile[lane + 128] = 6.0 * (0.0625 * flux4 + 0.0004761904761904762 * flux13 + 0.0002380952380952381 *
            flux15 + 0.0003968253968253968 * flux16 + 0.00625 * t85 - 0.0007142857142857143 * flux12 -
            0.00035714285714285714 * flux18 - t65 - t67 - 0.6666666666666666 * t74 - t78);
        tile[lane + 136] = 0.0125 * flux6 + 0.0007142857142857143 * flux12 + 0.0010714285714285715 * flux18 +
            0.0014285714285714286 * flux19 + 0.0017857142857142857 * flux23 + 0.002142857142857143 * flux24 +
            0.002142857142857143 * flux25 + 0.004285714285714286 * flux26 + 0.0035714285714285713 * flux28 +
            6.0 * t65 + 2.0 * t78 - 0.0375 * flux9 - 0.0375 * flux10 - 0.075 * flux11 - 0.00011904761904761905
            * flux15 - 0.00035714285714285714 * flux16 - t66 - t68 - 3.0 * t74;
        tile[lane + 144] = 0.1875 * flux4 + 0.0125 * flux6 + 0.00035714285714285714 * flux18 +
            0.0035714285714285713 * flux27 + 5.0 * t66 + 5.0 * t67 + 5.0 * t68 + t74 - 0.0375 * flux9 - 0.0375
            * flux10 - 0.075 * flux11 - 0.0007142857142857143 * flux12 - 0.007142857142857143 * flux13 -
            0.0020238095238095236 * flux15 - 0.0005952380952380953 * flux16 - 0.008928571428571428 * flux23 -
            t65 - t78 - t81;
        tile[lane + 152] = -0.0375 * t85;
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
