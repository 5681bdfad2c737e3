// elasticity_lame_q1x3_hexahedron_f64_assemble: assemble of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel assemble --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      23923 flops <- taken
//   sum_factorised  not valid: its straight-line code would be too long
//   why             the only valid one
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
//   unroll               inner
//   k_place              constant
//   scatter              colour
//   index_type           int32
//   division             exact
//   store_chunk          0
//   chosen by            the cost model
//
// Work:
//   1  data of the concurrent cells is gathered
//   2  points one after another, test functions innermost
//
// Costs of a cell:
//   flops       40968
//   bytes       6984 (2376 read, 4608 written)
//   flops/byte  5.87
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

constexpr double Q1_d100[64] = {-0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045,
    -0.6220084679281462, 0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462,
    -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.6220084679281462,
    0.6220084679281462, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.04465819873852045, 0.04465819873852045, -0.6220084679281462, 0.6220084679281462, -0.16666666666666666,
    0.16666666666666666, -0.04465819873852045, 0.04465819873852045, -0.16666666666666666, 0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, -0.6220084679281462, 0.6220084679281462, -0.04465819873852045,
    0.04465819873852045, -0.16666666666666666, 0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    -0.6220084679281462, 0.6220084679281462};

constexpr double Q1_d010[64] = {-0.6220084679281462, -0.16666666666666666, 0.6220084679281462,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.6220084679281462, -0.16666666666666666,
    0.6220084679281462, 0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666,
    0.04465819873852045, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666, 0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.04465819873852045, 0.16666666666666666,
    -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666,
    0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462, 0.16666666666666666,
    0.6220084679281462, -0.16666666666666666, -0.04465819873852045, 0.16666666666666666, 0.04465819873852045,
    -0.6220084679281462, -0.16666666666666666, 0.6220084679281462, 0.16666666666666666, -0.04465819873852045,
    -0.16666666666666666, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.16666666666666666, 0.6220084679281462};

constexpr double Q1_d001[64] = {-0.6220084679281462, -0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, 0.6220084679281462, 0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    -0.16666666666666666, -0.6220084679281462, -0.04465819873852045, -0.16666666666666666,
    0.16666666666666666, 0.6220084679281462, 0.04465819873852045, 0.16666666666666666, -0.16666666666666666,
    -0.04465819873852045, -0.6220084679281462, -0.16666666666666666, 0.16666666666666666, 0.04465819873852045,
    0.6220084679281462, 0.16666666666666666, -0.04465819873852045, -0.16666666666666666, -0.16666666666666666,
    -0.6220084679281462, 0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462,
    -0.6220084679281462, -0.16666666666666666, -0.16666666666666666, -0.04465819873852045, 0.6220084679281462,
    0.16666666666666666, 0.16666666666666666, 0.04465819873852045, -0.16666666666666666, -0.6220084679281462,
    -0.04465819873852045, -0.16666666666666666, 0.16666666666666666, 0.6220084679281462, 0.04465819873852045,
    0.16666666666666666, -0.16666666666666666, -0.04465819873852045, -0.6220084679281462,
    -0.16666666666666666, 0.16666666666666666, 0.04465819873852045, 0.6220084679281462, 0.16666666666666666,
    -0.04465819873852045, -0.16666666666666666, -0.16666666666666666, -0.6220084679281462,
    0.04465819873852045, 0.16666666666666666, 0.16666666666666666, 0.6220084679281462};

constexpr double weights[8] = {0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125, 0.125};

constexpr double DQ0_d000[8] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0};

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ matrix_values,
    const int32_t* __restrict__ slots,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double x_dofs[192];
    alignas(64) double lmbda_dofs[8];
    alignas(64) double mu_dofs[8];
    alignas(64) double D[648];
    alignas(64) double flux[72];
    alignas(64) double tile[4608];

    for (int step = 0; step < 8; ++step) {
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        x_dofs[lane] = coordinates[3 * n0];
        x_dofs[lane + 8] = coordinates[3 * n0 + 1];
        x_dofs[lane + 16] = coordinates[3 * n0 + 2];
        x_dofs[lane + 24] = coordinates[3 * n1];
        x_dofs[lane + 32] = coordinates[3 * n1 + 1];
        x_dofs[lane + 40] = coordinates[3 * n1 + 2];
        x_dofs[lane + 48] = coordinates[3 * n2];
        x_dofs[lane + 56] = coordinates[3 * n2 + 1];
        x_dofs[lane + 64] = coordinates[3 * n2 + 2];
        x_dofs[lane + 72] = coordinates[3 * n3];
        x_dofs[lane + 80] = coordinates[3 * n3 + 1];
        x_dofs[lane + 88] = coordinates[3 * n3 + 2];
        x_dofs[lane + 96] = coordinates[3 * n4];
        x_dofs[lane + 104] = coordinates[3 * n4 + 1];
        x_dofs[lane + 112] = coordinates[3 * n4 + 2];
        x_dofs[lane + 120] = coordinates[3 * n5];
        x_dofs[lane + 128] = coordinates[3 * n5 + 1];
        x_dofs[lane + 136] = coordinates[3 * n5 + 2];
        x_dofs[lane + 144] = coordinates[3 * n6];
        x_dofs[lane + 152] = coordinates[3 * n6 + 1];
        x_dofs[lane + 160] = coordinates[3 * n6 + 2];
        x_dofs[lane + 168] = coordinates[3 * n7];
        x_dofs[lane + 176] = coordinates[3 * n7 + 1];
        x_dofs[lane + 184] = coordinates[3 * n7 + 2];
        lmbda_dofs[lane] = lmbda[cell];
        mu_dofs[lane] = mu[cell];
      }
      for (int entry = 0; entry < 576; ++entry) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          tile[8 * entry + lane] = 0.0;
        }
      }
      for (int q = 0; q < 8; ++q) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double J00 = Q1_d100[8 * q] * x_dofs[lane] + Q1_d100[8 * q + 1] * x_dofs[lane + 24] +
              Q1_d100[8 * q + 2] * x_dofs[lane + 48] + Q1_d100[8 * q + 3] * x_dofs[lane + 72] + Q1_d100[8 * q
              + 4] * x_dofs[lane + 96] + Q1_d100[8 * q + 5] * x_dofs[lane + 120] + Q1_d100[8 * q + 6] *
              x_dofs[lane + 144] + Q1_d100[8 * q + 7] * x_dofs[lane + 168];
          const double J11 = Q1_d010[8 * q] * x_dofs[lane + 8] + Q1_d010[8 * q + 1] * x_dofs[lane + 32] +
              Q1_d010[8 * q + 2] * x_dofs[lane + 56] + Q1_d010[8 * q + 3] * x_dofs[lane + 80] + Q1_d010[8 * q
              + 4] * x_dofs[lane + 104] + Q1_d010[8 * q + 5] * x_dofs[lane + 128] + Q1_d010[8 * q + 6] *
              x_dofs[lane + 152] + Q1_d010[8 * q + 7] * x_dofs[lane + 176];
          const double J22 = Q1_d001[8 * q] * x_dofs[lane + 16] + Q1_d001[8 * q + 1] * x_dofs[lane + 40] +
              Q1_d001[8 * q + 2] * x_dofs[lane + 64] + Q1_d001[8 * q + 3] * x_dofs[lane + 88] + Q1_d001[8 * q
              + 4] * x_dofs[lane + 112] + Q1_d001[8 * q + 5] * x_dofs[lane + 136] + Q1_d001[8 * q + 6] *
              x_dofs[lane + 160] + Q1_d001[8 * q + 7] * x_dofs[lane + 184];
          const double J12 = Q1_d001[8 * q] * x_dofs[lane + 8] + Q1_d001[8 * q + 1] * x_dofs[lane + 32] +
              Q1_d001[8 * q + 2] * x_dofs[lane + 56] + Q1_d001[8 * q + 3] * x_dofs[lane + 80] + Q1_d001[8 * q
              + 4] * x_dofs[lane + 104] + Q1_d001[8 * q + 5] * x_dofs[lane + 128] + Q1_d001[8 * q + 6] *
              x_dofs[lane + 152] + Q1_d001[8 * q + 7] * x_dofs[lane + 176];
          const double J21 = Q1_d010[8 * q] * x_dofs[lane + 16] + Q1_d010[8 * q + 1] * x_dofs[lane + 40] +
              Q1_d010[8 * q + 2] * x_dofs[lane + 64] + Q1_d010[8 * q + 3] * x_dofs[lane + 88] + Q1_d010[8 * q
              + 4] * x_dofs[lane + 112] + Q1_d010[8 * q + 5] * x_dofs[lane + 136] + Q1_d010[8 * q + 6] *
              x_dofs[lane + 160] + Q1_d010[8 * q + 7] * x_dofs[lane + 184];
          const double adj00 = J11 * J22 - J12 * J21;
          const double J01 = x_dofs[lane] * Q1_d010[8 * q] + Q1_d010[8 * q + 1] * x_dofs[lane + 24] +
              Q1_d010[8 * q + 2] * x_dofs[lane + 48] + Q1_d010[8 * q + 3] * x_dofs[lane + 72] + Q1_d010[8 * q
              + 4] * x_dofs[lane + 96] + Q1_d010[8 * q + 5] * x_dofs[lane + 120] + Q1_d010[8 * q + 6] *
              x_dofs[lane + 144] + Q1_d010[8 * q + 7] * x_dofs[lane + 168];
          const double J20 = Q1_d100[8 * q] * x_dofs[lane + 16] + Q1_d100[8 * q + 1] * x_dofs[lane + 40] +
              Q1_d100[8 * q + 2] * x_dofs[lane + 64] + Q1_d100[8 * q + 3] * x_dofs[lane + 88] + Q1_d100[8 * q
              + 4] * x_dofs[lane + 112] + Q1_d100[8 * q + 5] * x_dofs[lane + 136] + Q1_d100[8 * q + 6] *
              x_dofs[lane + 160] + Q1_d100[8 * q + 7] * x_dofs[lane + 184];
          const double J10 = Q1_d100[8 * q] * x_dofs[lane + 8] + Q1_d100[8 * q + 1] * x_dofs[lane + 32] +
              Q1_d100[8 * q + 2] * x_dofs[lane + 56] + Q1_d100[8 * q + 3] * x_dofs[lane + 80] + Q1_d100[8 * q
              + 4] * x_dofs[lane + 104] + Q1_d100[8 * q + 5] * x_dofs[lane + 128] + Q1_d100[8 * q + 6] *
              x_dofs[lane + 152] + Q1_d100[8 * q + 7] * x_dofs[lane + 176];
          const double adj10 = J12 * J20 - J10 * J22;
          const double J02 = x_dofs[lane] * Q1_d001[8 * q] + Q1_d001[8 * q + 1] * x_dofs[lane + 24] +
              Q1_d001[8 * q + 2] * x_dofs[lane + 48] + Q1_d001[8 * q + 3] * x_dofs[lane + 72] + Q1_d001[8 * q
              + 4] * x_dofs[lane + 96] + Q1_d001[8 * q + 5] * x_dofs[lane + 120] + Q1_d001[8 * q + 6] *
              x_dofs[lane + 144] + Q1_d001[8 * q + 7] * x_dofs[lane + 168];
          const double adj20 = J10 * J21 - J11 * J20;
          const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double adj01 = J02 * J21 - J01 * J22;
          const double t0 = DQ0_d000[q] * mu_dofs[lane] * adj01 * adj01;
          const double adj02 = J01 * J12 - J02 * J11;
          const double t1 = DQ0_d000[q] * mu_dofs[lane] * adj02 * adj02;
          const double t2 = DQ0_d000[q] * mu_dofs[lane] * adj00 * adj00;
          D[lane] = weights[q] * inv_abs_detJ * (t0 + t1 + DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj00 +
              2.0 * t2);
          const double adj11 = J00 * J22 - J02 * J20;
          const double t3 = DQ0_d000[q] * mu_dofs[lane] * adj01 * adj11;
          const double adj12 = J02 * J10 - J00 * J12;
          const double t4 = DQ0_d000[q] * mu_dofs[lane] * adj02 * adj12;
          const double t5 = DQ0_d000[q] * mu_dofs[lane] * adj00 * adj10;
          const double t6 = weights[q] * inv_abs_detJ * (t3 + t4 + DQ0_d000[q] * lmbda_dofs[lane] * adj00 *
              adj10 + 2.0 * t5);
          D[lane + 8] = t6;
          const double adj21 = J01 * J20 - J00 * J21;
          const double t7 = DQ0_d000[q] * mu_dofs[lane] * adj01 * adj21;
          const double adj22 = J00 * J11 - J01 * J10;
          const double t8 = DQ0_d000[q] * mu_dofs[lane] * adj02 * adj22;
          const double t9 = DQ0_d000[q] * mu_dofs[lane] * adj00 * adj20;
          const double t10 = weights[q] * inv_abs_detJ * (t7 + t8 + DQ0_d000[q] * lmbda_dofs[lane] * adj00 *
              adj20 + 2.0 * t9);
          D[lane + 16] = t10;
          const double mu0_d000_q = DQ0_d000[q] * mu_dofs[lane];
          const double lmbda0_d000_q = DQ0_d000[q] * lmbda_dofs[lane];
          const double t11 = mu0_d000_q + lmbda0_d000_q;
          const double t12 = weights[q] * t11 * adj00 * adj01 * inv_abs_detJ;
          D[lane + 24] = t12;
          const double t13 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj10 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj11);
          D[lane + 32] = t13;
          const double t14 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj21);
          D[lane + 40] = t14;
          const double t15 = weights[q] * t11 * adj00 * adj02 * inv_abs_detJ;
          D[lane + 48] = t15;
          const double t16 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj10 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj12);
          D[lane + 56] = t16;
          const double t17 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj00 * adj22);
          D[lane + 64] = t17;
          D[lane + 72] = t6;
          const double t18 = DQ0_d000[q] * mu_dofs[lane] * adj11 * adj11;
          const double t19 = DQ0_d000[q] * mu_dofs[lane] * adj12 * adj12;
          const double t20 = DQ0_d000[q] * mu_dofs[lane] * adj10 * adj10;
          D[lane + 80] = weights[q] * inv_abs_detJ * (t18 + t19 + DQ0_d000[q] * lmbda_dofs[lane] * adj10 *
              adj10 + 2.0 * t20);
          const double t21 = DQ0_d000[q] * mu_dofs[lane] * adj11 * adj21;
          const double t22 = DQ0_d000[q] * mu_dofs[lane] * adj12 * adj22;
          const double t23 = DQ0_d000[q] * mu_dofs[lane] * adj10 * adj20;
          const double t24 = weights[q] * inv_abs_detJ * (t21 + t22 + DQ0_d000[q] * lmbda_dofs[lane] * adj10 *
              adj20 + 2.0 * t23);
          D[lane + 88] = t24;
          const double t25 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj11 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj10);
          D[lane + 96] = t25;
          const double t26 = weights[q] * t11 * adj10 * adj11 * inv_abs_detJ;
          D[lane + 104] = t26;
          const double t27 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj11 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj10 * adj21);
          D[lane + 112] = t27;
          const double t28 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj12 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj10);
          D[lane + 120] = t28;
          const double t29 = weights[q] * t11 * adj10 * adj12 * inv_abs_detJ;
          D[lane + 128] = t29;
          const double t30 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj12 * adj20 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj10 * adj22);
          D[lane + 136] = t30;
          D[lane + 144] = t10;
          D[lane + 152] = t24;
          const double t31 = DQ0_d000[q] * mu_dofs[lane] * adj21 * adj21;
          const double t32 = DQ0_d000[q] * mu_dofs[lane] * adj22 * adj22;
          const double t33 = DQ0_d000[q] * mu_dofs[lane] * adj20 * adj20;
          D[lane + 160] = weights[q] * inv_abs_detJ * (t31 + t32 + DQ0_d000[q] * lmbda_dofs[lane] * adj20 *
              adj20 + 2.0 * t33);
          const double t34 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj20);
          D[lane + 168] = t34;
          const double t35 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj10 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj11 * adj20);
          D[lane + 176] = t35;
          const double t36 = weights[q] * t11 * adj20 * adj21 * inv_abs_detJ;
          D[lane + 184] = t36;
          const double t37 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj00 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj20);
          D[lane + 192] = t37;
          const double t38 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj10 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj12 * adj20);
          D[lane + 200] = t38;
          const double t39 = weights[q] * t11 * adj20 * adj22 * inv_abs_detJ;
          D[lane + 208] = t39;
          D[lane + 216] = weights[q] * inv_abs_detJ * (2.0 * t0 + t1 + t2 + DQ0_d000[q] * lmbda_dofs[lane] *
              adj01 * adj01);
          const double t40 = weights[q] * inv_abs_detJ * (2.0 * t3 + t4 + t5 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj01 * adj11);
          D[lane + 224] = t40;
          const double t41 = weights[q] * inv_abs_detJ * (2.0 * t7 + t8 + t9 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj01 * adj21);
          D[lane + 232] = t41;
          D[lane + 240] = t12;
          D[lane + 248] = t25;
          D[lane + 256] = t34;
          D[lane + 264] = t40;
          D[lane + 272] = weights[q] * inv_abs_detJ * (2.0 * t18 + t19 + t20 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj11 * adj11);
          const double t42 = weights[q] * inv_abs_detJ * (2.0 * t21 + t22 + t23 + DQ0_d000[q] *
              lmbda_dofs[lane] * adj11 * adj21);
          D[lane + 280] = t42;
          D[lane + 288] = t13;
          D[lane + 296] = t26;
          D[lane + 304] = t35;
          D[lane + 312] = t41;
          D[lane + 320] = t42;
          D[lane + 328] = weights[q] * inv_abs_detJ * (2.0 * t31 + t32 + t33 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj21 * adj21);
          D[lane + 336] = t14;
          D[lane + 344] = t27;
          D[lane + 352] = t36;
          D[lane + 360] = weights[q] * inv_abs_detJ * (t0 + 2.0 * t1 + t2 + DQ0_d000[q] * lmbda_dofs[lane] *
              adj02 * adj02);
          const double t43 = weights[q] * inv_abs_detJ * (t3 + 2.0 * t4 + t5 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj02 * adj12);
          D[lane + 368] = t43;
          const double t44 = weights[q] * inv_abs_detJ * (t7 + 2.0 * t8 + t9 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj02 * adj22);
          D[lane + 376] = t44;
          D[lane + 384] = t15;
          D[lane + 392] = t28;
          D[lane + 400] = t37;
          D[lane + 408] = t43;
          D[lane + 416] = weights[q] * inv_abs_detJ * (t18 + 2.0 * t19 + t20 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj12 * adj12);
          const double t45 = weights[q] * inv_abs_detJ * (t21 + 2.0 * t22 + t23 + DQ0_d000[q] *
              lmbda_dofs[lane] * adj12 * adj22);
          D[lane + 424] = t45;
          D[lane + 432] = t16;
          D[lane + 440] = t29;
          D[lane + 448] = t38;
          D[lane + 456] = t44;
          D[lane + 464] = t45;
          D[lane + 472] = weights[q] * inv_abs_detJ * (t31 + 2.0 * t32 + t33 + DQ0_d000[q] * lmbda_dofs[lane]
              * adj22 * adj22);
          D[lane + 480] = t17;
          D[lane + 488] = t30;
          D[lane + 496] = t39;
          const double t46 = weights[q] * t11 * adj01 * adj02 * inv_abs_detJ;
          D[lane + 504] = t46;
          const double t47 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj11 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj12);
          D[lane + 512] = t47;
          const double t48 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj02 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj01 * adj22);
          D[lane + 520] = t48;
          const double t49 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj12 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj11);
          D[lane + 528] = t49;
          const double t50 = weights[q] * t11 * adj11 * adj12 * inv_abs_detJ;
          D[lane + 536] = t50;
          const double t51 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj12 * adj21 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj11 * adj22);
          D[lane + 544] = t51;
          const double t52 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj01 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj02 * adj21);
          D[lane + 552] = t52;
          const double t53 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_dofs[lane] * adj11 * adj22 +
              DQ0_d000[q] * lmbda_dofs[lane] * adj12 * adj21);
          D[lane + 560] = t53;
          const double t54 = weights[q] * t11 * adj21 * adj22 * inv_abs_detJ;
          D[lane + 568] = t54;
          D[lane + 576] = t46;
          D[lane + 584] = t49;
          D[lane + 592] = t52;
          D[lane + 600] = t47;
          D[lane + 608] = t50;
          D[lane + 616] = t53;
          D[lane + 624] = t48;
          D[lane + 632] = t51;
          D[lane + 640] = t54;
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = D[lane] * Q1_d100[8 * q + j] + Q1_d010[8 * q + j] * D[lane + 8] + Q1_d001[8 * q + j]
                * D[lane + 16];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 72] + Q1_d010[8 * q + j] * D[lane + 80] + Q1_d001[8
                * q + j] * D[lane + 88];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 144] + Q1_d010[8 * q + j] * D[lane + 152] +
                Q1_d001[8 * q + j] * D[lane + 160];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 24] + Q1_d010[8 * q + j] * D[lane + 32] + Q1_d001[8 * q
                + j] * D[lane + 40];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 96] + Q1_d010[8 * q + j] * D[lane + 104] +
                Q1_d001[8 * q + j] * D[lane + 112];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 168] + Q1_d010[8 * q + j] * D[lane + 176] +
                Q1_d001[8 * q + j] * D[lane + 184];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 8] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 48] + Q1_d010[8 * q + j] * D[lane + 56] + Q1_d001[8 * q
                + j] * D[lane + 64];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 120] + Q1_d010[8 * q + j] * D[lane + 128] +
                Q1_d001[8 * q + j] * D[lane + 136];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 192] + Q1_d010[8 * q + j] * D[lane + 200] +
                Q1_d001[8 * q + j] * D[lane + 208];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 16] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 216] + Q1_d010[8 * q + j] * D[lane + 224] + Q1_d001[8 *
                q + j] * D[lane + 232];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 264] + Q1_d010[8 * q + j] * D[lane + 272] +
                Q1_d001[8 * q + j] * D[lane + 280];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 312] + Q1_d010[8 * q + j] * D[lane + 320] +
                Q1_d001[8 * q + j] * D[lane + 328];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 200] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 240] + Q1_d010[8 * q + j] * D[lane + 248] + Q1_d001[8 *
                q + j] * D[lane + 256];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 288] + Q1_d010[8 * q + j] * D[lane + 296] +
                Q1_d001[8 * q + j] * D[lane + 304];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 336] + Q1_d010[8 * q + j] * D[lane + 344] +
                Q1_d001[8 * q + j] * D[lane + 352];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 192] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 360] + Q1_d010[8 * q + j] * D[lane + 368] + Q1_d001[8 *
                q + j] * D[lane + 376];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 408] + Q1_d010[8 * q + j] * D[lane + 416] +
                Q1_d001[8 * q + j] * D[lane + 424];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 456] + Q1_d010[8 * q + j] * D[lane + 464] +
                Q1_d001[8 * q + j] * D[lane + 472];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 400] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 384] + Q1_d010[8 * q + j] * D[lane + 392] + Q1_d001[8 *
                q + j] * D[lane + 400];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 432] + Q1_d010[8 * q + j] * D[lane + 440] +
                Q1_d001[8 * q + j] * D[lane + 448];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 480] + Q1_d010[8 * q + j] * D[lane + 488] +
                Q1_d001[8 * q + j] * D[lane + 496];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 384] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 504] + Q1_d010[8 * q + j] * D[lane + 512] + Q1_d001[8 *
                q + j] * D[lane + 520];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 528] + Q1_d010[8 * q + j] * D[lane + 536] +
                Q1_d001[8 * q + j] * D[lane + 544];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 552] + Q1_d010[8 * q + j] * D[lane + 560] +
                Q1_d001[8 * q + j] * D[lane + 568];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 208] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
        for (int j = 0; j < 8; ++j) {
          #pragma omp simd
          for (int lane = 0; lane < 8; ++lane) {
            flux[lane] = Q1_d100[8 * q + j] * D[lane + 576] + Q1_d010[8 * q + j] * D[lane + 584] + Q1_d001[8 *
                q + j] * D[lane + 592];
            flux[lane + 8] = Q1_d100[8 * q + j] * D[lane + 600] + Q1_d010[8 * q + j] * D[lane + 608] +
                Q1_d001[8 * q + j] * D[lane + 616];
            flux[lane + 16] = Q1_d100[8 * q + j] * D[lane + 624] + Q1_d010[8 * q + j] * D[lane + 632] +
                Q1_d001[8 * q + j] * D[lane + 640];
          }
          #pragma GCC unroll 8
          for (int i = 0; i < 8; ++i) {
            #pragma omp simd
            for (int lane = 0; lane < 8; ++lane) {
              tile[576 * i + 24 * j + lane + 392] += Q1_d100[8 * q + i] * flux[lane] + Q1_d010[8 * q + i] *
                  flux[lane + 8] + Q1_d001[8 * q + i] * flux[lane + 16];
            }
          }
        }
      }
      const int64_t group_first = first_cell + step * 8;
      const int group_cells = cells_here - step * 8 < 8 ? cells_here - step * 8 : 8;
      for (int lane = 0; lane < group_cells; ++lane) {
        for (int entry = 0; entry < 576; ++entry) {
          const int64_t slot0 = slots[576 * group_first + 576 * lane + entry];
          if (slot0 >= 0) {
            matrix_values[slot0] += tile[8 * entry + lane];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_assemble_cpu(
    int64_t num_cells,
    double* matrix_values,
    const int32_t* slots,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (matrix_values == nullptr || slots == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], matrix_values, slots, coordinates, cells, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_assemble_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->matrix_values),
      static_cast<const int32_t*>(arguments->slots),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_assemble_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_assemble",  // name
    "assemble",                                // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    576,                                       // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "inner",                                   // unroll
    "constant",                                // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    44288,                                     // shared_bytes
    40968.0,                                   // flops_per_cell
    6984.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
