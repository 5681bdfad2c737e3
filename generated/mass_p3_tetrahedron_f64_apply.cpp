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
//   trial   P3, 20 dofs
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
//   chosen by            the cost model (no table has this kernel)
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
        const double t0 = 0.45 * inputs[lane];
        const double t1 = 0.025 * inputs[lane + 8];
        const double t2 = 0.45 * inputs[lane + 16];
        const double t3 = 0.45 * inputs[lane + 24];
        const double t4 = 2.7 * inputs[lane + 128];
        const double t5 = 0.225 * inputs[lane + 136];
        const double t6 = 0.21428571428571427 * inputs[lane + 144];
        const double t7 = 2.7 * inputs[lane + 152];
        const double t8 = t0 + 18.0 * t1 + t2 + t3 + 1.5 * t4 + 18.0 * t5 + 18.9 * t6 + 1.5 * t7;
        const double t9 = inputs[lane + 192] - inputs[lane + 208];
        const double t10 = inputs[lane + 224] - inputs[lane + 248];
        const double t11 = inputs[lane + 192] - inputs[lane + 216];
        const double t12 = inputs[lane + 224] - inputs[lane + 240];
        const double adj00 = t9 * t10 - t11 * t12;
        const double t13 = inputs[lane + 224] - inputs[lane + 232];
        const double t14 = inputs[lane + 192] - inputs[lane + 200];
        const double adj10 = t11 * t13 - t10 * t14;
        const double adj20 = t12 * t14 - t9 * t13;
        const double detJ = -((inputs[lane + 160] - inputs[lane + 168]) * adj00 + (inputs[lane + 160] -
            inputs[lane + 176]) * adj10 + (inputs[lane + 160] - inputs[lane + 184]) * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double flux0 = t8 * abs_detJ;
        const double t15 = 0.05357142857142857 * inputs[lane + 48];
        const double t16 = 1.6875 * inputs[lane + 56];
        const double t17 = 0.10714285714285714 * inputs[lane + 64];
        const double t18 = 0.2857142857142857 * inputs[lane + 72];
        const double t19 = 1.6875 * inputs[lane + 112];
        const double t20 = 0.05357142857142857 * inputs[lane + 120];
        const double t21 = 0.45 * inputs[lane + 32];
        const double t22 = 0.45 * inputs[lane + 40];
        const double t23 = 1.35 * inputs[lane + 80];
        const double t24 = 1.35 * inputs[lane + 88];
        const double t25 = 0.45 * inputs[lane + 96];
        const double t26 = 0.45 * inputs[lane + 104];
        const double t27 = 198.0 * t1 + 2.3333333333333335 * t4 + 16.0 * t5 + 29.4 * t6 + 2.3333333333333335 *
            t7 + 1.3333333333333333 * t16 + 7.875 * t18 + 1.3333333333333333 * t19 - t8 - 84.0 * t15 - 42.0 *
            t17 - 84.0 * t20 - t21 - t22 - 0.3333333333333333 * t23 - 0.3333333333333333 * t24 - t25 - t26;
        const double t28 = t0 + t2 + t3 + 100.8 * t15 + 50.4 * t17 + 100.8 * t20 + 0.8571428571428571 * t27 -
            162.0 * t1 - 0.5 * t4 - 6.0 * t5 - 6.3 * t6 - 0.5 * t7 - 1.6 * t16 - 9.45 * t18 - 1.6 * t19;
        const double flux1 = abs_detJ * t28;
        const double t29 = 0.5 * t0 + 0.5 * t3 + 0.75 * t4 + 0.75 * t7 + 6.3 * t15 + 11.8125 * t18 + 6.3 * t20
            + 8.25 * t21 + 8.25 * t26 - t2 - 18.9 * t6 - t16 - 6.3 * t17 - t19 - 5.25 * t22 - t23 - t24 - 5.25
            * t25;
        const double flux2 = abs_detJ * t29;
        const double t30 = t0 + t4 + 0.8 * t19 + 4.0 * t21 + t22 + t23 - t3 - t7 - 0.8 * t16 - t24 - t25 - 4.0
            * t26;
        const double t31 = 8.4 * t15 + 0.26666666666666666 * t16 + t25 + t26 + 0.2 * t30 - 0.26666666666666666
            * t19 - 8.4 * t20 - t21 - t22;
        const double flux3 = abs_detJ * (t0 + 151.2 * t15 + 2.4 * t19 + 9.0 * t23 + 27.0 * t25 - t3 - 2.4 *
            t16 - 151.2 * t20 - 27.0 * t22 - 9.0 * t24 - 15.0 * t31);
        const double t32 = t0 + t2 + t3 + 84.0 * t15 + 42.0 * t17 + 84.0 * t20 + 1.25 * t27 - 252.0 * t1 -
            0.16666666666666666 * t4 - 2.0 * t5 - 2.1 * t6 - 0.16666666666666666 * t7 - 1.3333333333333333 *
            t16 - 7.875 * t18 - 1.3333333333333333 * t19;
        const double flux4 = abs_detJ * t32;
        const double t33 = t2 + 12.6 * t6 + 42.0 * t15 + 0.5333333333333333 * t16 + 3.0 * t21 + t25 + 4.0 *
            t26 - t3 - t7 - 21.0 * t17 - 3.15 * t18 - 3.0 * t22 - 0.3333333333333333 * t23 -
            1.3333333333333333 * t24 - 2.5 * t31;
        const double flux5 = abs_detJ * t33;
        const double t34 = 3.0 * t0 + 3.0 * t3 + 24.0 * t5 - 6.0 * t22 - t23 - t24 - 6.0 * t25;
        const double t35 = 15.0 * t5 + t16 + t19 - 15.75 * t6 - 3.75 * t22 - 3.75 * t25 - 0.5357142857142857 *
            t34;
        const double t36 = 3.3333333333333335 * t0 + t2 + 3.3333333333333335 * t3 + 31.5 * t6 + 4.725 * t18 +
            t21 + t26 + 1.8666666666666667 * t35 - 0.5 * t4 - 14.0 * t5 - 0.5 * t7 - 1.6 * t16 - 1.6 * t19 -
            0.4444444444444444 * t23 - 0.4444444444444444 * t24;
        const double flux6 = abs_detJ * t36;
        const double flux7 = abs_detJ * t31;
        const double flux8 = abs_detJ * t30;
        const double flux9 = abs_detJ * (1.25 * t0 + 1.25 * t3 + t16 + t19 + 3.75 * t22 + 3.75 * t25 - 15.0 *
            t5 - 15.75 * t6 - 0.4166666666666667 * t23 - 0.4166666666666667 * t24);
        const double flux10 = abs_detJ * t27;
        const double t37 = 3.0 * t0 + 3.0 * t3 + t4 + t7 + 126.0 * t15 + 37.8 * t18 + 126.0 * t20 + t23 + t24
            - 6.0 * t2 - 25.2 * t6 - 3.2 * t16 - 126.0 * t17 - 3.2 * t19 - 3.0 * t21 - 3.0 * t26;
        const double flux11 = abs_detJ * t37;
        const double t38 = t0 + 3.0 * t2 + t3 + 1.1666666666666667 * t4 + 1.1666666666666667 * t7 +
            0.3333333333333333 * t23 + 0.3333333333333333 * t24 - 3.3333333333333335 * t5 - 4.9 * t6 -
            0.6222222222222222 * t16 - 11.025 * t18 - 0.6222222222222222 * t19 - t21 - 1.6666666666666667 *
            t22 - 1.6666666666666667 * t25 - t26;
        const double flux12 = abs_detJ * t38;
        const double flux13 = abs_detJ * (0.25 * t0 + 0.25 * t3 + 1.5 * t21 + 0.08333333333333333 * t23 +
            0.08333333333333333 * t24 + 1.5 * t26 - t2 - 2.0 * t5 - t22 - t25);
        const double flux14 = abs_detJ * (t0 + 1.3333333333333333 * t16 + 84.0 * t20 + t22 +
            0.3333333333333333 * t24 + 2.5 * t31 - t3 - 84.0 * t15 - 1.3333333333333333 * t19 -
            0.3333333333333333 * t23 - t25);
        const double flux15 = abs_detJ * (2.0 * t4 + 1.6 * t19 + 3.0 * t21 + t23 - 2.0 * t7 - 1.6 * t16 - t24
            - 3.0 * t26 - 1.125 * t30);
        const double flux16 = abs_detJ * (0.3 * t0 + t22 + 0.03333333333333333 * t23 + t26 - 0.3 * t3 - t21 -
            0.03333333333333333 * t24 - t25);
        const double flux17 = abs_detJ * t35;
        const double flux18 = abs_detJ * t34;
        const double flux19 = abs_detJ * (t0 + t24 - t3 - t23);
        const double t39 = -3.5430839002267575e-05 * flux3;
        const double t40 = 1.0629251700680271e-05 * flux14;
        const double t41 = 0.0010629251700680273 * flux16;
        const double t42 = 0.00033068783068783067 * flux1;
        const double t43 = 0.0001674107142857143 * flux6;
        const double t44 = -0.0001240079365079365 * flux4;
        const double t45 = -4.96031746031746e-05 * flux5;
        const double t46 = 1.7777777777777777 * flux2 + 1.5 * flux10 + flux11 - 75264.0 * t42 - 37632.0 * t44
            - 94080.0 * t45;
        const double t47 = 3.111111111111111 * flux0 + 0.5502645502645502 * flux2 + flux9 +
            0.14285714285714285 * flux11 + 0.32142857142857145 * flux12 + 1.7142857142857142 * flux13 +
            0.8571428571428571 * flux15 + 0.7142857142857143 * flux18 + 4480.0 * t43 - 2.5 * flux7 - 0.75 *
            flux8 - flux17 - 3.0 * flux19 - 8960.0 * t39 - 40320.0 * t40 - 4032.0 * t41 - 3136.0 * t42 -
            0.07142857142857142 * t46;
        const double t48 = 0.0005196523053665911 * flux2 + 0.00018601190476190475 * flux7 +
            0.0007653061224489796 * flux13 + 8.503401360544217e-05 * flux15 + t39 + t40 + t41 + t43 + t44 -
            0.0002232142857142857 * flux8 - 7.971938775510205e-06 * flux10 - 5.314625850340136e-06 * flux11 -
            2.391581632653061e-05 * flux12 - t42 - 3.5 * t45;
        const double t49 = 0.00033068783068783067 * flux2 + 0.000744047619047619 * flux7 +
            7.971938775510205e-06 * flux10 + 3.985969387755102e-05 * flux12 + 0.0005102040816326531 * flux13 +
            6.377551020408164e-05 * flux15 + 2.48015873015873e-05 * flux17 + 0.00010629251700680272 * flux18 +
            2.0 * t40 + t42 + t43 - 5.580357142857143e-05 * flux8 - 0.0002232142857142857 * flux9 - 5.0 * t39
            - t41 - t44 - t45;
        const double t50 = 35.0 * flux7 + 225792.0 * t42 + 112896.0 * t44 + t46 - 4.5 * flux10 - 37632.0 * t39
            - 564480.0 * t40;
        const double t51 = 0.0002362055933484505 * flux2 + 1.992984693877551e-05 * flux10 +
            2.1258503401360543e-05 * flux11 + 1.5 * t43 + t45 - 8.370535714285714e-05 * flux12 - t42 - 0.5 *
            t44;
        const double t52 = 0.0003720238095238095 * flux7 + 0.0002232142857142857 * flux9 +
            5.978954081632653e-05 * flux10 + 0.00017361111111111112 * flux17 + 5.0 * t39 + 12.0 * t40 + 2.5 *
            t43 - 0.0001674107142857143 * flux8 - 0.00013950892857142856 * flux12 - 0.00014880952380952382 *
            flux15 - 3.0 * t42 - 1.5 * t44 - t51;
        const double t53 = 0.0001889644746787604 * flux2 + 0.0005580357142857143 * flux7 +
            0.0001674107142857143 * flux8 + 7.440476190476191e-05 * flux9 + 7.971938775510205e-06 * flux10 +
            5.314625850340136e-05 * flux18 + t40 + 0.1 * t41 + t42 - 5.314625850340136e-06 * flux11 -
            2.391581632653061e-05 * flux12 - 0.00012755102040816328 * flux13 - 2.1258503401360543e-05 * flux15
            - 7.440476190476191e-05 * flux17 - 0.0006696428571428571 * flux19 - 6.0 * t39 - 1.6666666666666667
            * t43 - t44 - 2.5 * t45;
        const double t54 = 0.00034722222222222224 * flux0 + 6.64328231292517e-06 * flux10 + 0.25 * t42 +
            0.16666666666666666 * t43 - 9.44822373393802e-05 * flux2 - 7.440476190476191e-05 * flux9 -
            3.5430839002267575e-06 * flux11 - 9.300595238095239e-06 * flux12 - 5.787037037037037e-05 * flux17
            - 0.7 * t44 - t45;
        const double t55 = 0.0001417233560090703 * flux2 + 7.440476190476191e-05 * flux9 +
            5.314625850340136e-06 * flux11 + 3.7202380952380956e-05 * flux12 + 5.787037037037037e-05 * flux17
            + 1.5 * t45 + t54 - 0.00018601190476190475 * flux7 - 5.580357142857143e-05 * flux8 -
            4.96031746031746e-05 * flux15 - t39 - t40 - 0.6666666666666666 * t43;
        tile[lane] = 7.440476190476191e-05 * (5.0 * flux7 + 1.5 * flux8 + 6.0 * flux19 + 17920.0 * t39 +
            80640.0 * t40 + 8064.0 * t41 + t47 - 1.7142857142857142 * flux15);
        tile[lane + 8] = 7.971938775510203e-05 * (2.903703703703704 * flux0 + flux10 + 15052.8 * t44 - 6272.0
            * t42);
        tile[lane + 16] = 5.314625850340136e-06 * (43.55555555555556 * flux0 + 13.5 * flux12 + 188160.0 * t43
            - 10.074074074074074 * flux2 - flux11 - 96.0 * flux13 - 43904.0 * t42 - 282240.0 * t45 - t46);
        tile[lane + 24] = 7.440476190476191e-05 * t47;
        tile[lane + 32] = -2.0 * (0.00018601190476190475 * flux7 + 8.503401360544217e-05 * flux15 + t39 + t40
            + t41 - 0.0002232142857142857 * flux8 - 0.5 * t48);
        tile[lane + 40] = -t49;
        tile[lane + 48] = 2.657312925170068e-05 * t50;
        tile[lane + 56] = t52;
        tile[lane + 64] = -5.314625850340136e-05 * t46;
        tile[lane + 72] = 2.0 * t51;
        tile[lane + 80] = 0.0011160714285714285 * flux7 + 0.0003348214285714286 * flux8 + 2.0 * t40 + 0.2 *
            t41 - 4.2517006802721085e-05 * flux15 - 0.0013392857142857143 * flux19 - 12.0 * t39 - t53;
        tile[lane + 88] = -t53;
        tile[lane + 96] = 0.001488095238095238 * flux7 + 0.00012755102040816328 * flux15 + 4.0 * t40 -
            0.00011160714285714285 * flux8 - 10.0 * t39 - 2.0 * t41 - t49;
        tile[lane + 104] = t48;
        tile[lane + 112] = -(0.000744047619047619 * flux7 + 10.0 * t39 + 24.0 * t40 - 0.0003348214285714286 *
            flux8 - 0.00029761904761904765 * flux15 - t52);
        tile[lane + 120] = -2.657312925170068e-05 * (70.0 * flux7 - 75264.0 * t39 - 1128960.0 * t40 - t50);
        tile[lane + 128] = 12.0 * (0.00018601190476190475 * flux7 + 5.580357142857143e-05 * flux8 +
            4.96031746031746e-05 * flux15 + t39 + t40 + 0.5 * t55);
        tile[lane + 136] = 7.971938775510205e-06 * (261.3333333333333 * flux0 + 6.222222222222222 * flux17 +
            26.666666666666668 * flux18 + 225792.0 * t44 - 56.0 * flux9 - flux10 - 5.0 * flux12 - 64.0 *
            flux13 - 564480.0 * t42 - 627200.0 * t43);
        tile[lane + 144] = 6.0 * t54;
        tile[lane + 152] = 6.0 * t55;
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
