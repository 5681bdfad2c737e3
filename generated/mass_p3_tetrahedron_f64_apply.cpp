// mass_p3_tetrahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=tetrahedron --define degree=3
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   coefficient, P3, 20 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          793 flops <- taken
//   quadrature      1591 flops
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
//   flops       813
//   bytes       208 (172 read, 36 written)
//   flops/byte  3.91
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
        const double t0 = 0.45 * inputs[lane + 32];
        const double t1 = 0.45 * inputs[lane + 40];
        const double t2 = 0.05357142857142857 * inputs[lane + 48];
        const double t3 = 1.6875 * inputs[lane + 56];
        const double t4 = 0.45 * inputs[lane + 96];
        const double t5 = 0.45 * inputs[lane + 104];
        const double t6 = 1.6875 * inputs[lane + 112];
        const double t7 = 0.05357142857142857 * inputs[lane + 120];
        const double t8 = 0.45 * inputs[lane];
        const double t9 = 0.45 * inputs[lane + 24];
        const double t10 = 1.35 * inputs[lane + 80];
        const double t11 = 1.35 * inputs[lane + 88];
        const double t12 = 2.7 * inputs[lane + 128];
        const double t13 = 2.7 * inputs[lane + 152];
        const double t14 = 4.0 * t0 + t1 + 0.8 * t6 + t8 + t10 + t12 - 0.8 * t3 - t4 - 4.0 * t5 - t9 - t11 -
            t13;
        const double t15 = t0 + t1 + 0.26666666666666666 * t6 + 8.4 * t7 - 8.4 * t2 - 0.26666666666666666 * t3
            - t4 - t5 - 0.2 * t14;
        const double t16 = inputs[lane + 192] - inputs[lane + 208];
        const double t17 = inputs[lane + 224] - inputs[lane + 248];
        const double t18 = inputs[lane + 192] - inputs[lane + 216];
        const double t19 = inputs[lane + 224] - inputs[lane + 240];
        const double adj00 = t16 * t17 - t18 * t19;
        const double t20 = inputs[lane + 224] - inputs[lane + 232];
        const double t21 = inputs[lane + 192] - inputs[lane + 200];
        const double adj10 = t18 * t20 - t17 * t21;
        const double adj20 = t19 * t21 - t16 * t20;
        const double detJ = -((inputs[lane + 160] - inputs[lane + 168]) * adj00 + (inputs[lane + 160] -
            inputs[lane + 176]) * adj10 + (inputs[lane + 160] - inputs[lane + 184]) * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double t22 = t15 * abs_detJ;
        const double t23 = t14 * abs_detJ;
        const double t24 = abs_detJ * (3.0 * t0 + 1.6 * t6 + t10 + 2.0 * t12 - 1.6 * t3 - 3.0 * t5 - t11 - 2.0
            * t13 - 1.125 * t14);
        const double t25 = abs_detJ * (t8 + t11 - t9 - t10);
        const double t26 = 3.5430839002267575e-05 * abs_detJ * (27.0 * t1 + 2.4 * t3 + 151.2 * t7 + t9 + 9.0 *
            t11 - 151.2 * t2 - 27.0 * t4 - 2.4 * t6 - t8 - 9.0 * t10 - 15.0 * t15);
        const double t27 = 1.0629251700680271e-05 * abs_detJ * (t1 + 1.3333333333333333 * t3 + 84.0 * t7 + t8
            + 0.3333333333333333 * t11 - 84.0 * t2 - t4 - 1.3333333333333333 * t6 - t9 - 0.3333333333333333 *
            t10 - 2.5 * t15);
        const double t28 = -0.0010629251700680273 * abs_detJ * (t0 + t4 + 0.3 * t9 + 0.03333333333333333 * t11
            - t1 - t5 - 0.3 * t8 - 0.03333333333333333 * t10);
        const double t29 = 0.025 * inputs[lane + 8];
        const double t30 = 0.45 * inputs[lane + 16];
        const double t31 = 0.225 * inputs[lane + 136];
        const double t32 = 0.21428571428571427 * inputs[lane + 144];
        const double t33 = t8 + t9 + 1.5 * t12 + 1.5 * t13 + 18.0 * t29 + t30 + 18.0 * t31 + 18.9 * t32;
        const double t34 = abs_detJ * t33;
        const double t35 = 0.10714285714285714 * inputs[lane + 64];
        const double t36 = 0.2857142857142857 * inputs[lane + 72];
        const double t37 = 8.25 * t0 + 6.3 * t2 + 8.25 * t5 + 6.3 * t7 + 0.5 * t8 + 0.5 * t9 + 0.75 * t12 +
            0.75 * t13 + 11.8125 * t36 - 5.25 * t1 - t3 - 5.25 * t4 - t6 - t10 - t11 - t30 - 18.9 * t32 - 6.3
            * t35;
        const double t38 = abs_detJ * t37;
        const double t39 = abs_detJ * (3.75 * t1 + t3 + 3.75 * t4 + t6 + 1.25 * t8 + 1.25 * t9 -
            0.4166666666666667 * t10 - 0.4166666666666667 * t11 - 15.0 * t31 - 15.75 * t32);
        const double t40 = 3.0 * t0 + 3.2 * t3 + 3.0 * t5 + 3.2 * t6 + 6.0 * t30 + 25.2 * t32 + 126.0 * t35 -
            126.0 * t2 - 126.0 * t7 - 3.0 * t8 - 3.0 * t9 - t10 - t11 - t12 - t13 - 37.8 * t36;
        const double t41 = abs_detJ * t40;
        const double t42 = t0 + 1.6666666666666667 * t1 + 0.6222222222222222 * t3 + 1.6666666666666667 * t4 +
            t5 + 0.6222222222222222 * t6 + 3.3333333333333335 * t31 + 4.9 * t32 + 11.025 * t36 - t8 - t9 -
            0.3333333333333333 * t10 - 0.3333333333333333 * t11 - 1.1666666666666667 * t12 -
            1.1666666666666667 * t13 - 3.0 * t30;
        const double t43 = abs_detJ * t42;
        const double t44 = abs_detJ * (1.5 * t0 + 1.5 * t5 + 0.25 * t8 + 0.25 * t9 + 0.08333333333333333 * t10
            + 0.08333333333333333 * t11 - t1 - t4 - t30 - 2.0 * t31);
        const double t45 = 6.0 * t1 + 6.0 * t4 + t10 + t11 - 3.0 * t8 - 3.0 * t9 - 24.0 * t31;
        const double t46 = 3.75 * t1 + 3.75 * t4 + 15.75 * t32 - t3 - t6 - 15.0 * t31 - 0.5357142857142857 *
            t45;
        const double t47 = abs_detJ * t46;
        const double t48 = abs_detJ * t45;
        const double t49 = t0 + t1 + 84.0 * t2 + t4 + t5 + 84.0 * t7 + 0.3333333333333333 * t10 +
            0.3333333333333333 * t11 + t33 + 42.0 * t35 - 1.3333333333333333 * t3 - 1.3333333333333333 * t6 -
            2.3333333333333335 * t12 - 2.3333333333333335 * t13 - 198.0 * t29 - 16.0 * t31 - 29.4 * t32 -
            7.875 * t36;
        const double t50 = 100.8 * t2 + 100.8 * t7 + t8 + t9 + t30 + 50.4 * t35 - 1.6 * t3 - 1.6 * t6 - 0.5 *
            t12 - 0.5 * t13 - 162.0 * t29 - 6.0 * t31 - 6.3 * t32 - 9.45 * t36 - 0.8571428571428571 * t49;
        const double t51 = 0.00033068783068783067 * abs_detJ * t50;
        const double t52 = t0 + t5 + 3.3333333333333335 * t8 + 3.3333333333333335 * t9 + t30 + 31.5 * t32 +
            4.725 * t36 - 1.6 * t3 - 1.6 * t6 - 0.4444444444444444 * t10 - 0.4444444444444444 * t11 - 0.5 *
            t12 - 0.5 * t13 - 14.0 * t31 - 1.8666666666666667 * t46;
        const double t53 = 0.0001674107142857143 * abs_detJ * t52;
        const double t54 = abs_detJ * t49;
        const double t55 = 84.0 * t2 + 84.0 * t7 + t8 + t9 + t30 + 42.0 * t35 - 1.3333333333333333 * t3 -
            1.3333333333333333 * t6 - 0.16666666666666666 * t12 - 0.16666666666666666 * t13 - 252.0 * t29 -
            2.0 * t31 - 2.1 * t32 - 7.875 * t36 - 1.25 * t49;
        const double t56 = -0.0001240079365079365 * abs_detJ * t55;
        const double t57 = 3.0 * t0 + 42.0 * t2 + 0.5333333333333333 * t3 + t4 + 4.0 * t5 + 2.5 * t15 + t30 +
            12.6 * t32 - 3.0 * t1 - t9 - 0.3333333333333333 * t10 - 1.3333333333333333 * t11 - t13 - 21.0 *
            t35 - 3.15 * t36;
        const double t58 = -4.96031746031746e-05 * abs_detJ * t57;
        const double t59 = 1.7777777777777777 * t38 - t41 - 75264.0 * t51 - 1.5 * t54 - 37632.0 * t56 -
            94080.0 * t58;
        const double t60 = 2.5 * t22 + 0.8571428571428571 * t24 + 3.111111111111111 * t34 + 0.5502645502645502
            * t38 + t39 + 1.7142857142857142 * t44 + t47 + 4480.0 * t53 - 0.75 * t23 - 3.0 * t25 - 8960.0 *
            t26 - 40320.0 * t27 - 4032.0 * t28 - 0.14285714285714285 * t41 - 0.32142857142857145 * t43 -
            0.7142857142857143 * t48 - 3136.0 * t51 - 0.07142857142857142 * t59;
        const double t61 = 0.00018601190476190475 * t22 + 0.0002232142857142857 * t23 + t51 + 3.5 * t58 -
            8.503401360544217e-05 * t24 - t26 - t27 - t28 - 0.0005196523053665911 * t38 -
            5.314625850340136e-06 * t41 - 2.391581632653061e-05 * t43 - 0.0007653061224489796 * t44 - t53 -
            7.971938775510205e-06 * t54 - t56;
        const double t62 = 0.000744047619047619 * t22 + 5.580357142857143e-05 * t23 + 5.0 * t26 + t28 +
            0.0002232142857142857 * t39 + 3.985969387755102e-05 * t43 + 2.48015873015873e-05 * t47 +
            0.00010629251700680272 * t48 + 7.971938775510205e-06 * t54 + t56 + t58 - 6.377551020408164e-05 *
            t24 - 2.0 * t27 - 0.00033068783068783067 * t38 - 0.0005102040816326531 * t44 - t51 - t53;
        const double t63 = 35.0 * t22 + 37632.0 * t26 + 564480.0 * t27 - 225792.0 * t51 - 4.5 * t54 - 112896.0
            * t56 - t59;
        const double t64 = 0.0002362055933484505 * t38 + 8.370535714285714e-05 * t43 + 1.5 * t53 + t58 -
            2.1258503401360543e-05 * t41 - t51 - 1.992984693877551e-05 * t54 - 0.5 * t56;
        const double t65 = 0.0003720238095238095 * t22 + 0.0001674107142857143 * t23 + 0.00014880952380952382
            * t24 + 0.00017361111111111112 * t47 + 3.0 * t51 + 5.978954081632653e-05 * t54 + 1.5 * t56 + t64 -
            5.0 * t26 - 12.0 * t27 - 0.0002232142857142857 * t39 - 0.00013950892857142856 * t43 - 2.5 * t53;
        const double t66 = 0.0005580357142857143 * t22 + 2.1258503401360543e-05 * t24 + 0.0006696428571428571
            * t25 + 6.0 * t26 + 0.00012755102040816328 * t44 + 5.314625850340136e-05 * t48 +
            1.6666666666666667 * t53 + 7.971938775510205e-06 * t54 + t56 + 2.5 * t58 - 0.0001674107142857143 *
            t23 - t27 - 0.1 * t28 - 0.0001889644746787604 * t38 - 7.440476190476191e-05 * t39 -
            5.314625850340136e-06 * t41 - 2.391581632653061e-05 * t43 - 7.440476190476191e-05 * t47 - t51;
        const double t67 = 0.00034722222222222224 * t34 + 3.5430839002267575e-06 * t41 + 9.300595238095239e-06
            * t43 + 5.787037037037037e-05 * t47 + 0.25 * t51 + 0.16666666666666666 * t53 -
            9.44822373393802e-05 * t38 - 7.440476190476191e-05 * t39 - 6.64328231292517e-06 * t54 - 0.7 * t56
            - t58;
        const double t68 = 0.00018601190476190475 * t22 + 0.0001417233560090703 * t38 + 7.440476190476191e-05
            * t39 + 1.5 * t58 + t67 - 5.580357142857143e-05 * t23 - 4.96031746031746e-05 * t24 - t26 - t27 -
            5.314625850340136e-06 * t41 - 3.7202380952380956e-05 * t43 - 5.787037037037037e-05 * t47 -
            0.6666666666666666 * t53;
        tile[lane] = -7.440476190476191e-05 * (5.0 * t22 + 1.7142857142857142 * t24 - 1.5 * t23 - 6.0 * t25 -
            17920.0 * t26 - 80640.0 * t27 - 8064.0 * t28 - t60);
        tile[lane + 8] = 7.971938775510203e-05 * (2.903703703703704 * t34 + 15052.8 * t56 - 6272.0 * t51 -
            t54);
        tile[lane + 16] = 5.314625850340136e-06 * (43.55555555555556 * t34 + t41 + 188160.0 * t53 -
            10.074074074074074 * t38 - 13.5 * t43 - 96.0 * t44 - 43904.0 * t51 - 282240.0 * t58 - t59);
        tile[lane + 24] = 7.440476190476191e-05 * t60;
        tile[lane + 32] = 2.0 * (0.00018601190476190475 * t22 + 0.0002232142857142857 * t23 -
            8.503401360544217e-05 * t24 - t26 - t27 - t28 - 0.5 * t61);
        tile[lane + 40] = t62;
        tile[lane + 48] = -2.657312925170068e-05 * t63;
        tile[lane + 56] = -t65;
        tile[lane + 64] = -5.314625850340136e-05 * t59;
        tile[lane + 72] = 2.0 * t64;
        tile[lane + 80] = -(0.0011160714285714285 * t22 + 4.2517006802721085e-05 * t24 + 0.0013392857142857143
            * t25 + 12.0 * t26 - 0.0003348214285714286 * t23 - 2.0 * t27 - 0.2 * t28 - t66);
        tile[lane + 88] = t66;
        tile[lane + 96] = -(0.001488095238095238 * t22 + 0.00011160714285714285 * t23 + 10.0 * t26 + 2.0 * t28
            - 0.00012755102040816328 * t24 - 4.0 * t27 - t62);
        tile[lane + 104] = -t61;
        tile[lane + 112] = 0.000744047619047619 * t22 + 0.0003348214285714286 * t23 + 0.00029761904761904765 *
            t24 - 10.0 * t26 - 24.0 * t27 - t65;
        tile[lane + 120] = 2.657312925170068e-05 * (70.0 * t22 + 75264.0 * t26 + 1128960.0 * t27 - t63);
        tile[lane + 128] = -12.0 * (0.00018601190476190475 * t22 - 5.580357142857143e-05 * t23 -
            4.96031746031746e-05 * t24 - t26 - t27 - 0.5 * t68);
        tile[lane + 136] = 7.971938775510205e-06 * (261.3333333333333 * t34 + 5.0 * t43 + t54 + 225792.0 * t56
            - 56.0 * t39 - 64.0 * t44 - 6.222222222222222 * t47 - 26.666666666666668 * t48 - 564480.0 * t51 -
            627200.0 * t53);
        tile[lane + 144] = 6.0 * t67;
        tile[lane + 152] = 6.0 * t68;
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

extern "C" int mass_p3_tetrahedron_f64_apply_cpu(
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
  return mass_p3_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel mass_p3_tetrahedron_f64_apply_cpu_descriptor = {
    "mass_p3_tetrahedron_f64_apply",  // name
    "apply",                          // kernel
    "a",                              // form
    "cpu",                            // target
    "float64",                        // scalar
    "tensor",                         // representation
    "tetrahedron",                    // cell
    "P1^3",                           // coordinate_element
    "P3",                             // row_element
    "P3",                             // column_element
    "ufcx",                           // dof_order
    3,                                // gdim
    2,                                // arity
    20,                               // rows
    20,                               // columns
    20,                               // entries_per_cell
    6,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    4,                                // coordinate_nodes
    "colour",                         // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    "interleaved",                    // component_order
    0,                                // constraints
    20,                               // nodes
    1,                                // components
    0,                                // trial_nodes
    1,                                // cluster
    0,                                // patch_nodes
    "auto",                           // mapping
    "full",                           // unroll
    "auto",                           // k_place
    64,                               // element_batch
    8,                                // concurrent_elements
    1,                                // interleave_stores
    1,                                // threads
    3328,                             // shared_bytes
    813.0,                            // flops_per_cell
    208.0,                            // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
