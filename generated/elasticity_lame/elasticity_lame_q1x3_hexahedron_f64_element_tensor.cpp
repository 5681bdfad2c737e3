// elasticity_lame_q1x3_hexahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=hexahedron --define degree=1 --set quadrature_degree=3
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
// Arguments:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][8] points of its coordinate nodes
//   lmbda            [cell][1]
//   mu               [cell][1]
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      23923 flops
//   sum_factorised  9568 flops <- taken
//   why             sum_factorised in shared steps takes 9568 flops; quadrature alone 40968, and its loops
//                   over points take more operations
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   realisation          looped
//   element_batch        8
//   concurrent_elements  8
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the fields of each cell as polynomials, coordinates from -1 to 1
//   2  D at the points
//   3  moments in the other directions, products of functions in t
//   4  entries of 6 blocks of components
//
// Costs of a cell:
//   flops       9568
//   bytes       4680 (72 read, 4608 written): inputs and results once each
//   flops/byte  2.04
//

#include <cmath>
#include <cstdint>

#include "femforge_cpu.h"
#include "elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"

namespace of_elasticity_lame_q1x3_hexahedron_f64_element_tensor {
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

using femforge_cpu::finish_stores;
using femforge_cpu::largest_cached_output;
using femforge_cpu::store_transposed;

constexpr double points[2] = {-0.5773502691896257, 0.5773502691896257};

constexpr int32_t pair_of_line[4] = {0, 1, 1, 2};

constexpr int32_t pair_of_line1[4] = {0, 2, 1, 3};

constexpr int32_t pair_of_line2[4] = {0, 1, 1, 0};

constexpr int32_t row_of_task[12] = {0, 0, 12, 12, 1, 1, 13, 13, 2, 2, 14, 14};

constexpr int32_t column_of_task[12] = {0, 12, 0, 12, 1, 13, 1, 13, 2, 14, 2, 14};

constexpr int32_t row_of_task1[12] = {0, 0, 12, 12, 0, 0, 12, 12, 1, 1, 13, 13};

constexpr int32_t column_of_task1[12] = {1, 13, 1, 13, 2, 14, 2, 14, 2, 14, 2, 14};

void run_cells(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (num_cells + 7) / 8;
  const bool past_caches = 4608 * num_cells > largest_cached_output;
#pragma omp parallel
  {
#pragma omp for schedule(static) nowait
    for (int64_t batch = 0; batch < num_batches; ++batch) {
      const int64_t first_cell = 8 * batch;
      const int cells_here = static_cast<int>(num_cells - first_cell < 8 ? num_cells - first_cell : 8);
      alignas(64) double fields[208];
      alignas(64) double moments[4680];
      alignas(64) double tile[4608];

      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        const double x0_0 = coordinates[3 * n0];
        const double x1_0 = coordinates[3 * n1];
        const double t0 = x0_0 + x1_0;
        const double x2_0 = coordinates[3 * n2];
        const double x3_0 = coordinates[3 * n3];
        const double t1 = x2_0 + x3_0;
        const double t2 = t0 + t1;
        const double x4_0 = coordinates[3 * n4];
        const double x5_0 = coordinates[3 * n5];
        const double t3 = x4_0 + x5_0;
        const double x6_0 = coordinates[3 * n6];
        const double x7_0 = coordinates[3 * n7];
        const double t4 = x6_0 + x7_0;
        const double t5 = t3 + t4;
        fields[lane] = 0.125 * (t2 + t5);
        const double t6 = x0_0 - x1_0;
        const double t7 = x2_0 - x3_0;
        const double t8 = t6 + t7;
        const double t9 = x4_0 - x5_0;
        const double t10 = x6_0 - x7_0;
        const double t11 = t9 + t10;
        fields[lane + 8] = -0.125 * (t8 + t11);
        const double t12 = t0 - t1;
        const double t13 = t3 - t4;
        fields[lane + 16] = -0.125 * (t12 + t13);
        const double t14 = t6 - t7;
        const double t15 = t9 - t10;
        fields[lane + 24] = 0.125 * (t14 + t15);
        fields[lane + 32] = -0.125 * (t2 - t5);
        fields[lane + 40] = 0.125 * (t8 - t11);
        fields[lane + 48] = 0.125 * (t12 - t13);
        fields[lane + 56] = -0.125 * (t14 - t15);
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        const double x0_1 = coordinates[3 * n0 + 1];
        const double x1_1 = coordinates[3 * n1 + 1];
        const double t0 = x0_1 + x1_1;
        const double x2_1 = coordinates[3 * n2 + 1];
        const double x3_1 = coordinates[3 * n3 + 1];
        const double t1 = x2_1 + x3_1;
        const double t2 = t0 + t1;
        const double x4_1 = coordinates[3 * n4 + 1];
        const double x5_1 = coordinates[3 * n5 + 1];
        const double t3 = x4_1 + x5_1;
        const double x6_1 = coordinates[3 * n6 + 1];
        const double x7_1 = coordinates[3 * n7 + 1];
        const double t4 = x6_1 + x7_1;
        const double t5 = t3 + t4;
        fields[lane + 64] = 0.125 * (t2 + t5);
        const double t6 = x0_1 - x1_1;
        const double t7 = x2_1 - x3_1;
        const double t8 = t6 + t7;
        const double t9 = x4_1 - x5_1;
        const double t10 = x6_1 - x7_1;
        const double t11 = t9 + t10;
        fields[lane + 72] = -0.125 * (t8 + t11);
        const double t12 = t0 - t1;
        const double t13 = t3 - t4;
        fields[lane + 80] = -0.125 * (t12 + t13);
        const double t14 = t6 - t7;
        const double t15 = t9 - t10;
        fields[lane + 88] = 0.125 * (t14 + t15);
        fields[lane + 96] = -0.125 * (t2 - t5);
        fields[lane + 104] = 0.125 * (t8 - t11);
        fields[lane + 112] = 0.125 * (t12 - t13);
        fields[lane + 120] = -0.125 * (t14 - t15);
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        const double x0_2 = coordinates[3 * n0 + 2];
        const double x1_2 = coordinates[3 * n1 + 2];
        const double t0 = x0_2 + x1_2;
        const double x2_2 = coordinates[3 * n2 + 2];
        const double x3_2 = coordinates[3 * n3 + 2];
        const double t1 = x2_2 + x3_2;
        const double t2 = t0 + t1;
        const double x4_2 = coordinates[3 * n4 + 2];
        const double x5_2 = coordinates[3 * n5 + 2];
        const double t3 = x4_2 + x5_2;
        const double x6_2 = coordinates[3 * n6 + 2];
        const double x7_2 = coordinates[3 * n7 + 2];
        const double t4 = x6_2 + x7_2;
        const double t5 = t3 + t4;
        fields[lane + 128] = 0.125 * (t2 + t5);
        const double t6 = x0_2 - x1_2;
        const double t7 = x2_2 - x3_2;
        const double t8 = t6 + t7;
        const double t9 = x4_2 - x5_2;
        const double t10 = x6_2 - x7_2;
        const double t11 = t9 + t10;
        fields[lane + 136] = -0.125 * (t8 + t11);
        const double t12 = t0 - t1;
        const double t13 = t3 - t4;
        fields[lane + 144] = -0.125 * (t12 + t13);
        const double t14 = t6 - t7;
        const double t15 = t9 - t10;
        fields[lane + 152] = 0.125 * (t14 + t15);
        fields[lane + 160] = -0.125 * (t2 - t5);
        fields[lane + 168] = 0.125 * (t8 - t11);
        fields[lane + 176] = 0.125 * (t12 - t13);
        fields[lane + 184] = -0.125 * (t14 - t15);
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const double lmbda_0 = lmbda[cell];
        fields[lane + 192] = lmbda_0;
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const double mu_0 = mu[cell];
        fields[lane + 200] = mu_0;
      }
      for (int task = 0; task < 8; ++task) {
        const int qr = task % 2;
        const int qs = task / 2 % 2;
        const int qt = task / 4;
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double r = points[qr];
          const double s = points[qs];
          const double t = points[qt];
          const double t0 = fields[lane + 24] + t * fields[lane + 56];
          const double t1 = (fields[lane + 8] + t * fields[lane + 40]) + s * t0;
          const double t2 = fields[lane + 88] + t * fields[lane + 120];
          const double t3 = (fields[lane + 80] + t * fields[lane + 112]) + r * t2;
          const double t4 = (fields[lane + 160] + s * fields[lane + 176]) + r * (fields[lane + 168] + s *
              fields[lane + 184]);
          const double t5 = (fields[lane + 96] + s * fields[lane + 112]) + r * (fields[lane + 104] + s *
              fields[lane + 120]);
          const double t6 = fields[lane + 152] + t * fields[lane + 184];
          const double t7 = (fields[lane + 144] + t * fields[lane + 176]) + r * t6;
          const double t8 = t3 * t4 - t5 * t7;
          const double t9 = (fields[lane + 16] + t * fields[lane + 48]) + r * t0;
          const double t10 = (fields[lane + 136] + t * fields[lane + 168]) + s * t6;
          const double t11 = (fields[lane + 72] + t * fields[lane + 104]) + s * t2;
          const double t12 = t5 * t10 - t11 * t4;
          const double t13 = (fields[lane + 32] + s * fields[lane + 48]) + r * (fields[lane + 40] + s *
              fields[lane + 56]);
          const double t14 = t11 * t7 - t3 * t10;
          const double detJ = 8.0 * (t1 * t8 + t9 * t12 + t13 * t14);
          const double abs_detJ = std::fabs(detJ);
          const double inv_abs_detJ = 1.0 / abs_detJ;
          const double t15 = t13 * t7 - t9 * t4;
          const double t16 = fields[lane + 200] * t15 * t15;
          const double t17 = t9 * t5 - t13 * t3;
          const double t18 = fields[lane + 200] * t17 * t17;
          const double t19 = fields[lane + 200] * t8 * t8;
          moments[8 * task + lane] = 16.0 * inv_abs_detJ * (t16 + t18 + fields[lane + 192] * t8 * t8 + 2.0 *
              t19);
          const double t20 = t1 * t4 - t13 * t10;
          const double t21 = fields[lane + 200] * t15 * t20;
          const double t22 = t13 * t11 - t1 * t5;
          const double t23 = fields[lane + 200] * t17 * t22;
          const double t24 = fields[lane + 200] * t8 * t12;
          moments[8 * task + lane + 432] = 16.0 * inv_abs_detJ * (t21 + t23 + fields[lane + 192] * t8 * t12 +
              2.0 * t24);
          const double t25 = t9 * t10 - t1 * t7;
          const double t26 = fields[lane + 200] * t15 * t25;
          const double t27 = t1 * t3 - t9 * t11;
          const double t28 = fields[lane + 200] * t17 * t27;
          const double t29 = fields[lane + 200] * t8 * t14;
          moments[8 * task + lane + 1056] = 16.0 * inv_abs_detJ * (t26 + t28 + fields[lane + 192] * t8 * t14 +
              2.0 * t29);
          const double t30 = fields[lane + 200] * t20 * t20;
          const double t31 = fields[lane + 200] * t22 * t22;
          const double t32 = fields[lane + 200] * t12 * t12;
          moments[8 * task + lane + 1872] = 16.0 * inv_abs_detJ * (t30 + t31 + fields[lane + 192] * t12 * t12
              + 2.0 * t32);
          const double t33 = fields[lane + 200] * t20 * t25;
          const double t34 = fields[lane + 200] * t22 * t27;
          const double t35 = fields[lane + 200] * t12 * t14;
          moments[8 * task + lane + 2304] = 16.0 * inv_abs_detJ * (t33 + t34 + fields[lane + 192] * t12 * t14
              + 2.0 * t35);
          const double t36 = fields[lane + 200] * t25 * t25;
          const double t37 = fields[lane + 200] * t27 * t27;
          const double t38 = fields[lane + 200] * t14 * t14;
          moments[8 * task + lane + 3120] = 16.0 * inv_abs_detJ * (t36 + t37 + fields[lane + 192] * t14 * t14
              + 2.0 * t38);
          moments[8 * task + lane + 72] = 16.0 * inv_abs_detJ * (2.0 * t16 + t18 + t19 + fields[lane + 192] *
              t15 * t15);
          moments[8 * task + lane + 536] = 16.0 * inv_abs_detJ * (2.0 * t21 + t23 + t24 + fields[lane + 192] *
              t15 * t20);
          moments[8 * task + lane + 1192] = 16.0 * inv_abs_detJ * (2.0 * t26 + t28 + t29 + fields[lane + 192]
              * t15 * t25);
          moments[8 * task + lane + 1944] = 16.0 * inv_abs_detJ * (2.0 * t30 + t31 + t32 + fields[lane + 192]
              * t20 * t20);
          moments[8 * task + lane + 2440] = 16.0 * inv_abs_detJ * (2.0 * t33 + t34 + t35 + fields[lane + 192]
              * t20 * t25);
          moments[8 * task + lane + 3192] = 16.0 * inv_abs_detJ * (2.0 * t36 + t37 + t38 + fields[lane + 192]
              * t25 * t25);
          moments[8 * task + lane + 144] = 16.0 * inv_abs_detJ * (t16 + 2.0 * t18 + t19 + fields[lane + 192] *
              t17 * t17);
          moments[8 * task + lane + 640] = 16.0 * inv_abs_detJ * (t21 + 2.0 * t23 + t24 + fields[lane + 192] *
              t17 * t22);
          moments[8 * task + lane + 1328] = 16.0 * inv_abs_detJ * (t26 + 2.0 * t28 + t29 + fields[lane + 192]
              * t17 * t27);
          moments[8 * task + lane + 2016] = 16.0 * inv_abs_detJ * (t30 + 2.0 * t31 + t32 + fields[lane + 192]
              * t22 * t22);
          moments[8 * task + lane + 2576] = 16.0 * inv_abs_detJ * (t33 + 2.0 * t34 + t35 + fields[lane + 192]
              * t22 * t27);
          moments[8 * task + lane + 3264] = 16.0 * inv_abs_detJ * (t36 + 2.0 * t37 + t38 + fields[lane + 192]
              * t27 * t27);
          const double t39 = fields[lane + 192] + fields[lane + 200];
          moments[8 * task + lane + 216] = 16.0 * t8 * t15 * inv_abs_detJ * t39;
          moments[8 * task + lane + 744] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t12 + fields[lane
              + 192] * t8 * t20);
          moments[8 * task + lane + 1464] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t14 +
              fields[lane + 192] * t8 * t25);
          moments[8 * task + lane + 3552] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t20 + fields[lane
              + 192] * t15 * t12);
          moments[8 * task + lane + 2088] = 16.0 * t12 * t20 * inv_abs_detJ * t39;
          moments[8 * task + lane + 2712] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t20 * t14 +
              fields[lane + 192] * t12 * t25);
          moments[8 * task + lane + 3864] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t25 + fields[lane
              + 192] * t15 * t14);
          moments[8 * task + lane + 4272] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t12 * t25 +
              fields[lane + 192] * t20 * t14);
          moments[8 * task + lane + 3336] = 16.0 * t14 * t25 * inv_abs_detJ * t39;
          moments[8 * task + lane + 288] = 16.0 * t8 * t17 * inv_abs_detJ * t39;
          moments[8 * task + lane + 848] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t12 + fields[lane
              + 192] * t8 * t22);
          moments[8 * task + lane + 1600] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t14 +
              fields[lane + 192] * t8 * t27);
          moments[8 * task + lane + 3656] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t22 + fields[lane
              + 192] * t17 * t12);
          moments[8 * task + lane + 2160] = 16.0 * t12 * t22 * inv_abs_detJ * t39;
          moments[8 * task + lane + 2848] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t22 * t14 +
              fields[lane + 192] * t12 * t27);
          moments[8 * task + lane + 4000] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t27 + fields[lane
              + 192] * t17 * t14);
          moments[8 * task + lane + 4408] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t12 * t27 +
              fields[lane + 192] * t22 * t14);
          moments[8 * task + lane + 3408] = 16.0 * t14 * t27 * inv_abs_detJ * t39;
          moments[8 * task + lane + 360] = 16.0 * t15 * t17 * inv_abs_detJ * t39;
          moments[8 * task + lane + 952] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t20 + fields[lane
              + 192] * t15 * t22);
          moments[8 * task + lane + 1736] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t25 +
              fields[lane + 192] * t15 * t27);
          moments[8 * task + lane + 3760] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t22 +
              fields[lane + 192] * t17 * t20);
          moments[8 * task + lane + 2232] = 16.0 * t20 * t22 * inv_abs_detJ * t39;
          moments[8 * task + lane + 2984] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t22 * t25 +
              fields[lane + 192] * t20 * t27);
          moments[8 * task + lane + 4136] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t27 +
              fields[lane + 192] * t17 * t25);
          moments[8 * task + lane + 4544] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t20 * t27 +
              fields[lane + 192] * t22 * t25);
          moments[8 * task + lane + 3480] = 16.0 * t25 * t27 * inv_abs_detJ * t39;
        }
      }
      for (int task = 0; task < 6; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[72 * task + lane];
          const double d1 = moments[72 * task + lane + 8];
          const double d2 = moments[72 * task + lane + 16];
          const double d3 = moments[72 * task + lane + 24];
          const double d4 = moments[72 * task + lane + 32];
          const double d5 = moments[72 * task + lane + 40];
          const double d6 = moments[72 * task + lane + 48];
          const double d7 = moments[72 * task + lane + 56];
          const double t0 = d0 + d1;
          const double t1 = d2 + d3;
          const double t2 = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
          const double t3 = d4 + d5;
          const double t4 = d6 + d7;
          const double t5 = 0.15550211698203656 * t3 + 0.011164549684630112 * t4;
          moments[72 * task + lane] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
          moments[72 * task + lane + 8] = 0.08333333333333333 * (t2 + t5);
          moments[72 * task + lane + 16] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
          const double t6 = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
          const double t7 = 0.011164549684630112 * t3 + 0.15550211698203656 * t4;
          moments[72 * task + lane + 24] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
          moments[72 * task + lane + 32] = 0.08333333333333333 * (t6 + t7);
          moments[72 * task + lane + 40] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
        }
      }
      for (int task = 0; task < 6; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[104 * task + lane + 432];
          const double d1 = moments[104 * task + lane + 440];
          const double d2 = moments[104 * task + lane + 448];
          const double d3 = moments[104 * task + lane + 456];
          const double d4 = moments[104 * task + lane + 464];
          const double d5 = moments[104 * task + lane + 472];
          const double d6 = moments[104 * task + lane + 480];
          const double d7 = moments[104 * task + lane + 488];
          const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
          const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
          const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
          const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
          const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
          const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
          moments[104 * task + lane + 432] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
          moments[104 * task + lane + 440] = 0.08333333333333333 * (t2 + t5);
          moments[104 * task + lane + 448] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
          const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
          const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
          moments[104 * task + lane + 456] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
          moments[104 * task + lane + 464] = 0.08333333333333333 * (t6 + t7);
          moments[104 * task + lane + 472] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
          const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
          const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
          const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
          const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
          moments[104 * task + lane + 480] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
          moments[104 * task + lane + 488] = 0.08333333333333333 * (t10 + t13);
          moments[104 * task + lane + 496] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
          const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
          moments[104 * task + lane + 504] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
          moments[104 * task + lane + 512] = 0.08333333333333333 * (t14 + t15);
          moments[104 * task + lane + 520] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
        }
      }
      for (int task = 0; task < 6; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[136 * task + lane + 1056];
          const double d1 = moments[136 * task + lane + 1064];
          const double d2 = moments[136 * task + lane + 1072];
          const double d3 = moments[136 * task + lane + 1080];
          const double d4 = moments[136 * task + lane + 1088];
          const double d5 = moments[136 * task + lane + 1096];
          const double d6 = moments[136 * task + lane + 1104];
          const double d7 = moments[136 * task + lane + 1112];
          const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
          const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
          const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
          const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
          const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
          const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
          const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
          moments[136 * task + lane + 1056] = t6;
          const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
          moments[136 * task + lane + 1064] = t7;
          moments[136 * task + lane + 1072] = -t6;
          moments[136 * task + lane + 1080] = -t7;
          const double t8 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
          const double t9 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          moments[136 * task + lane + 1088] = t10;
          const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          moments[136 * task + lane + 1096] = t11;
          moments[136 * task + lane + 1104] = -t10;
          moments[136 * task + lane + 1112] = -t11;
          const double t12 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
          const double t13 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
          const double t14 = 0.3110042339640731 * t12 + 0.022329099369260225 * t13;
          const double t15 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
          const double t16 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
          const double t17 = 0.3110042339640731 * t15 + 0.022329099369260225 * t16;
          const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
          moments[136 * task + lane + 1120] = t18;
          const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
          moments[136 * task + lane + 1128] = t19;
          moments[136 * task + lane + 1136] = -t18;
          moments[136 * task + lane + 1144] = -t19;
          const double t20 = 0.022329099369260225 * t12 + 0.3110042339640731 * t13;
          const double t21 = 0.022329099369260225 * t15 + 0.3110042339640731 * t16;
          const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
          moments[136 * task + lane + 1152] = t22;
          const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
          moments[136 * task + lane + 1160] = t23;
          moments[136 * task + lane + 1168] = -t22;
          moments[136 * task + lane + 1176] = -t23;
        }
      }
      for (int task = 0; task < 6; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[72 * task + lane + 1872];
          const double d1 = moments[72 * task + lane + 1880];
          const double d2 = moments[72 * task + lane + 1888];
          const double d3 = moments[72 * task + lane + 1896];
          const double d4 = moments[72 * task + lane + 1904];
          const double d5 = moments[72 * task + lane + 1912];
          const double d6 = moments[72 * task + lane + 1920];
          const double d7 = moments[72 * task + lane + 1928];
          const double t0 = (0.3110042339640731 * d0 + 0.022329099369260225 * d1) + (0.3110042339640731 * d2 +
              0.022329099369260225 * d3);
          const double t1 = (0.3110042339640731 * d4 + 0.022329099369260225 * d5) + (0.3110042339640731 * d6 +
              0.022329099369260225 * d7);
          moments[72 * task + lane + 1872] = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
          moments[72 * task + lane + 1880] = 0.041666666666666664 * (t0 + t1);
          moments[72 * task + lane + 1888] = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
          const double t2 = (0.022329099369260225 * d0 + 0.3110042339640731 * d1) + (0.022329099369260225 * d2
              + 0.3110042339640731 * d3);
          const double t3 = (0.022329099369260225 * d4 + 0.3110042339640731 * d5) + (0.022329099369260225 * d6
              + 0.3110042339640731 * d7);
          moments[72 * task + lane + 1896] = 0.15550211698203656 * t2 + 0.011164549684630112 * t3;
          moments[72 * task + lane + 1904] = 0.041666666666666664 * (t2 + t3);
          moments[72 * task + lane + 1912] = 0.011164549684630112 * t2 + 0.15550211698203656 * t3;
        }
      }
      for (int task = 0; task < 6; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[136 * task + lane + 2304];
          const double d1 = moments[136 * task + lane + 2312];
          const double d2 = moments[136 * task + lane + 2320];
          const double d3 = moments[136 * task + lane + 2328];
          const double d4 = moments[136 * task + lane + 2336];
          const double d5 = moments[136 * task + lane + 2344];
          const double d6 = moments[136 * task + lane + 2352];
          const double d7 = moments[136 * task + lane + 2360];
          const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
          const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
          const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
          const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
          const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
          const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
          const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
          moments[136 * task + lane + 2304] = t6;
          const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
          moments[136 * task + lane + 2312] = t7;
          moments[136 * task + lane + 2320] = -t6;
          moments[136 * task + lane + 2328] = -t7;
          const double t8 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
          const double t9 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          moments[136 * task + lane + 2336] = t10;
          const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          moments[136 * task + lane + 2344] = t11;
          moments[136 * task + lane + 2352] = -t10;
          moments[136 * task + lane + 2360] = -t11;
          const double t12 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
          const double t13 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
          const double t14 = 0.39433756729740643 * t12 + 0.10566243270259355 * t13;
          const double t15 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
          const double t16 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
          const double t17 = 0.39433756729740643 * t15 + 0.10566243270259355 * t16;
          const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
          moments[136 * task + lane + 2368] = t18;
          const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
          moments[136 * task + lane + 2376] = t19;
          moments[136 * task + lane + 2384] = -t18;
          moments[136 * task + lane + 2392] = -t19;
          const double t20 = 0.10566243270259355 * t12 + 0.39433756729740643 * t13;
          const double t21 = 0.10566243270259355 * t15 + 0.39433756729740643 * t16;
          const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
          moments[136 * task + lane + 2400] = t22;
          const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
          moments[136 * task + lane + 2408] = t23;
          moments[136 * task + lane + 2416] = -t22;
          moments[136 * task + lane + 2424] = -t23;
        }
      }
      for (int task = 0; task < 6; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[72 * task + lane + 3120];
          const double d1 = moments[72 * task + lane + 3128];
          const double d2 = moments[72 * task + lane + 3136];
          const double d3 = moments[72 * task + lane + 3144];
          const double d4 = moments[72 * task + lane + 3152];
          const double d5 = moments[72 * task + lane + 3160];
          const double d6 = moments[72 * task + lane + 3168];
          const double d7 = moments[72 * task + lane + 3176];
          const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
          const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
          const double t2 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
          const double t3 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
          const double t4 = (0.3110042339640731 * t0 + 0.022329099369260225 * t1) + (0.3110042339640731 * t2 +
              0.022329099369260225 * t3);
          moments[72 * task + lane + 3120] = 0.5 * t4;
          moments[72 * task + lane + 3128] = -0.5 * t4;
          const double t5 = (0.022329099369260225 * t0 + 0.3110042339640731 * t1) + (0.022329099369260225 * t2
              + 0.3110042339640731 * t3);
          moments[72 * task + lane + 3136] = 0.5 * t5;
          moments[72 * task + lane + 3144] = -0.5 * t5;
          const double t6 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
          const double t7 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
          const double t8 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
          const double t9 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
          const double t10 = (0.3110042339640731 * t6 + 0.022329099369260225 * t7) + (0.3110042339640731 * t8
              + 0.022329099369260225 * t9);
          moments[72 * task + lane + 3152] = 0.5 * t10;
          moments[72 * task + lane + 3160] = -0.5 * t10;
          const double t11 = (0.022329099369260225 * t6 + 0.3110042339640731 * t7) + (0.022329099369260225 *
              t8 + 0.3110042339640731 * t9);
          moments[72 * task + lane + 3168] = 0.5 * t11;
          moments[72 * task + lane + 3176] = -0.5 * t11;
        }
      }
      for (int task = 0; task < 3; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[104 * task + lane + 3552];
          const double d1 = moments[104 * task + lane + 3560];
          const double d2 = moments[104 * task + lane + 3568];
          const double d3 = moments[104 * task + lane + 3576];
          const double d4 = moments[104 * task + lane + 3584];
          const double d5 = moments[104 * task + lane + 3592];
          const double d6 = moments[104 * task + lane + 3600];
          const double d7 = moments[104 * task + lane + 3608];
          const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
          const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
          const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
          const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
          const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
          const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
          moments[104 * task + lane + 3552] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
          moments[104 * task + lane + 3560] = 0.08333333333333333 * (t2 + t5);
          moments[104 * task + lane + 3568] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
          const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
          const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
          moments[104 * task + lane + 3576] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
          moments[104 * task + lane + 3584] = 0.08333333333333333 * (t6 + t7);
          moments[104 * task + lane + 3592] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
          const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
          const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
          const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
          const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
          moments[104 * task + lane + 3600] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
          moments[104 * task + lane + 3608] = 0.08333333333333333 * (t10 + t13);
          moments[104 * task + lane + 3616] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
          const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
          moments[104 * task + lane + 3624] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
          moments[104 * task + lane + 3632] = 0.08333333333333333 * (t14 + t15);
          moments[104 * task + lane + 3640] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
        }
      }
      for (int task = 0; task < 3; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[136 * task + lane + 3864];
          const double d1 = moments[136 * task + lane + 3872];
          const double d2 = moments[136 * task + lane + 3880];
          const double d3 = moments[136 * task + lane + 3888];
          const double d4 = moments[136 * task + lane + 3896];
          const double d5 = moments[136 * task + lane + 3904];
          const double d6 = moments[136 * task + lane + 3912];
          const double d7 = moments[136 * task + lane + 3920];
          const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
          const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
          const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
          const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
          const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
          const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
          const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
          moments[136 * task + lane + 3864] = t6;
          const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
          moments[136 * task + lane + 3872] = t7;
          moments[136 * task + lane + 3880] = -t6;
          moments[136 * task + lane + 3888] = -t7;
          const double t8 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
          const double t9 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          moments[136 * task + lane + 3896] = t10;
          const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          moments[136 * task + lane + 3904] = t11;
          moments[136 * task + lane + 3912] = -t10;
          moments[136 * task + lane + 3920] = -t11;
          const double t12 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
          const double t13 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
          const double t14 = 0.3110042339640731 * t12 + 0.022329099369260225 * t13;
          const double t15 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
          const double t16 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
          const double t17 = 0.3110042339640731 * t15 + 0.022329099369260225 * t16;
          const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
          moments[136 * task + lane + 3928] = t18;
          const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
          moments[136 * task + lane + 3936] = t19;
          moments[136 * task + lane + 3944] = -t18;
          moments[136 * task + lane + 3952] = -t19;
          const double t20 = 0.022329099369260225 * t12 + 0.3110042339640731 * t13;
          const double t21 = 0.022329099369260225 * t15 + 0.3110042339640731 * t16;
          const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
          moments[136 * task + lane + 3960] = t22;
          const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
          moments[136 * task + lane + 3968] = t23;
          moments[136 * task + lane + 3976] = -t22;
          moments[136 * task + lane + 3984] = -t23;
        }
      }
      for (int task = 0; task < 3; ++task) {
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double d0 = moments[136 * task + lane + 4272];
          const double d1 = moments[136 * task + lane + 4280];
          const double d2 = moments[136 * task + lane + 4288];
          const double d3 = moments[136 * task + lane + 4296];
          const double d4 = moments[136 * task + lane + 4304];
          const double d5 = moments[136 * task + lane + 4312];
          const double d6 = moments[136 * task + lane + 4320];
          const double d7 = moments[136 * task + lane + 4328];
          const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
          const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
          const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
          const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
          const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
          const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
          const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
          moments[136 * task + lane + 4272] = t6;
          const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
          moments[136 * task + lane + 4280] = t7;
          moments[136 * task + lane + 4288] = -t6;
          moments[136 * task + lane + 4296] = -t7;
          const double t8 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
          const double t9 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          moments[136 * task + lane + 4304] = t10;
          const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          moments[136 * task + lane + 4312] = t11;
          moments[136 * task + lane + 4320] = -t10;
          moments[136 * task + lane + 4328] = -t11;
          const double t12 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
          const double t13 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
          const double t14 = 0.39433756729740643 * t12 + 0.10566243270259355 * t13;
          const double t15 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
          const double t16 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
          const double t17 = 0.39433756729740643 * t15 + 0.10566243270259355 * t16;
          const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
          moments[136 * task + lane + 4336] = t18;
          const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
          moments[136 * task + lane + 4344] = t19;
          moments[136 * task + lane + 4352] = -t18;
          moments[136 * task + lane + 4360] = -t19;
          const double t20 = 0.10566243270259355 * t12 + 0.39433756729740643 * t13;
          const double t21 = 0.10566243270259355 * t15 + 0.39433756729740643 * t16;
          const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
          moments[136 * task + lane + 4368] = t22;
          const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
          moments[136 * task + lane + 4376] = t23;
          moments[136 * task + lane + 4384] = -t22;
          moments[136 * task + lane + 4392] = -t23;
        }
      }
      for (int task = 0; task < 12; ++task) {
        const int block = task / 4;
        const int pair0 = pair_of_line[task - 4 * block];
        const int pair1 = pair_of_line1[task - 4 * block];
        const int pair2 = pair_of_line2[task - 4 * block];
        const int row0 = row_of_task[task];
        const int row1 = row0 + 3;
        const int row2 = row0 + 6;
        const int row3 = row0 + 9;
        const int column0 = column_of_task[task];
        const int column1 = column0 + 3;
        const int column2 = column0 + 6;
        const int column3 = column0 + 9;
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double t0 = moments[8 * pair0 + 104 * block + lane + 432] + moments[8 * pair1 + 136 * block +
              lane + 1056];
          const double t1 = moments[8 * pair0 + 104 * block + lane + 432] + moments[8 * task + 104 * block +
              lane + 1056];
          const double t2 = moments[8 * pair0 + 72 * block + lane + 1872] + moments[8 * pair1 + 136 * block +
              lane + 2304];
          const double t3 = moments[8 * task + 104 * block + lane + 2304] + (moments[8 * pair2 + 72 * block +
              lane + 3120] + t2);
          tile[192 * row0 + 8 * column0 + lane] = moments[8 * pair0 + 72 * block + lane] + t0 + t1 + t3;
          const double t4 = moments[8 * pair0 + 104 * block + lane + 480] + moments[8 * pair1 + 136 * block +
              lane + 1120];
          const double t5 = moments[8 * pair0 + 72 * block + lane + 1896] + moments[8 * pair1 + 136 * block +
              lane + 2368];
          const double t6 = moments[8 * task + 104 * block + lane + 2368] + (moments[8 * pair2 + 72 * block +
              lane + 3152] + t5);
          tile[192 * row0 + 8 * column1 + lane] = t4 + 0.25 * t3 + 0.25 * t6 - moments[8 * pair0 + 72 * block
              + lane] - t1;
          const double t7 = moments[8 * pair0 + 104 * block + lane + 480] + moments[8 * task + 104 * block +
              lane + 1120];
          tile[192 * row1 + 8 * column0 + lane] = t7 + 0.25 * t3 + 0.25 * t6 - moments[8 * pair0 + 72 * block
              + lane] - t0;
          tile[192 * row1 + 8 * column1 + lane] = moments[8 * pair0 + 72 * block + lane] + t6 - t4 - t7;
          const double t8 = moments[8 * pair0 + 72 * block + lane] + moments[8 * pair0 + 72 * block + lane +
              24];
          const double t9 = moments[8 * pair1 + 136 * block + lane + 1056] + moments[8 * pair1 + 136 * block +
              lane + 1088];
          const double t10 = moments[8 * pair0 + 104 * block + lane + 432] - 0.25 * t9;
          const double t11 = moments[8 * task + 104 * block + lane + 1056] + moments[8 * task + 104 * block +
              lane + 1088];
          const double t12 = moments[8 * pair0 + 104 * block + lane + 456] + 0.25 * t11;
          const double t13 = moments[8 * pair0 + 72 * block + lane + 1872] - moments[8 * pair1 + 136 * block +
              lane + 2336];
          const double t14 = moments[8 * pair2 + 72 * block + lane + 3120] + moments[8 * pair2 + 72 * block +
              lane + 3136];
          const double t15 = moments[8 * task + 104 * block + lane + 2304] + (t13 - 0.25 * t14);
          tile[192 * row0 + 8 * column2 + lane] = 0.25 * t8 + t12 - t10 - t15;
          const double t16 = moments[8 * pair1 + 136 * block + lane + 1120] + moments[8 * pair1 + 136 * block
              + lane + 1152];
          const double t17 = moments[8 * pair0 + 104 * block + lane + 480] - 0.25 * t16;
          const double t18 = moments[8 * pair0 + 72 * block + lane + 1896] - moments[8 * pair1 + 136 * block +
              lane + 2400];
          const double t19 = moments[8 * pair2 + 72 * block + lane + 3152] + moments[8 * pair2 + 72 * block +
              lane + 3168];
          const double t20 = moments[8 * task + 104 * block + lane + 2368] + (t18 - 0.25 * t19);
          tile[192 * row0 + 8 * column3 + lane] = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
          const double t21 = moments[8 * task + 104 * block + lane + 1120] + moments[8 * task + 104 * block +
              lane + 1152];
          const double t22 = moments[8 * pair0 + 104 * block + lane + 504] + 0.25 * t21;
          tile[192 * row1 + 8 * column2 + lane] = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
          tile[192 * row1 + 8 * column3 + lane] = 0.25 * t8 + t17 - t22 - t20;
          const double t23 = moments[8 * pair0 + 104 * block + lane + 456] + 0.25 * t9;
          const double t24 = moments[8 * pair0 + 104 * block + lane + 432] - 0.25 * t11;
          const double t25 = moments[8 * task + 104 * block + lane + 2336] - (t2 - 0.25 * t14);
          tile[192 * row2 + 8 * column0 + lane] = 0.25 * t8 + t23 + t25 - t24;
          const double t26 = moments[8 * pair0 + 104 * block + lane + 504] + 0.25 * t16;
          const double t27 = moments[8 * task + 104 * block + lane + 2400] - (t5 - 0.25 * t19);
          tile[192 * row2 + 8 * column1 + lane] = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
          const double t28 = moments[8 * pair0 + 104 * block + lane + 480] - 0.25 * t21;
          tile[192 * row3 + 8 * column0 + lane] = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
          tile[192 * row3 + 8 * column1 + lane] = 0.25 * t8 + t28 + t27 - t26;
          const double t29 = moments[8 * pair0 + 104 * block + lane + 456] - moments[8 * pair1 + 136 * block +
              lane + 1088];
          const double t30 = moments[8 * pair0 + 104 * block + lane + 456] - moments[8 * task + 104 * block +
              lane + 1088];
          const double t31 = moments[8 * task + 104 * block + lane + 2336] - (moments[8 * pair2 + 72 * block +
              lane + 3136] + t13);
          tile[192 * row2 + 8 * column2 + lane] = moments[8 * pair0 + 72 * block + lane + 24] - t29 - t30 -
              t31;
          const double t32 = moments[8 * pair0 + 104 * block + lane + 504] - moments[8 * pair1 + 136 * block +
              lane + 1152];
          const double t33 = moments[8 * task + 104 * block + lane + 2400] - (moments[8 * pair2 + 72 * block +
              lane + 3168] + t18);
          tile[192 * row2 + 8 * column3 + lane] = t30 - moments[8 * pair0 + 72 * block + lane + 24] - t32 -
              0.25 * t31 - 0.25 * t33;
          const double t34 = moments[8 * pair0 + 104 * block + lane + 504] - moments[8 * task + 104 * block +
              lane + 1152];
          tile[192 * row3 + 8 * column2 + lane] = t29 - moments[8 * pair0 + 72 * block + lane + 24] - t34 -
              0.25 * t31 - 0.25 * t33;
          tile[192 * row3 + 8 * column3 + lane] = moments[8 * pair0 + 72 * block + lane + 24] + t32 + t34 -
              t33;
        }
      }
      for (int task = 0; task < 12; ++task) {
        const int block = task / 4;
        const int pair0 = pair_of_line[task - 4 * block];
        const int pair1 = pair_of_line1[task - 4 * block];
        const int pair2 = pair_of_line2[task - 4 * block];
        const int row0 = row_of_task1[task];
        const int row1 = row0 + 3;
        const int row2 = row0 + 6;
        const int row3 = row0 + 9;
        const int column0 = column_of_task1[task];
        const int column1 = column0 + 3;
        const int column2 = column0 + 6;
        const int column3 = column0 + 9;
        #pragma omp simd
        for (int lane = 0; lane < 8; ++lane) {
          const double t0 = moments[8 * pair0 + 104 * block + lane + 744] + moments[8 * pair1 + 136 * block +
              lane + 1464];
          const double t1 = moments[8 * pair0 + 104 * block + lane + 3552] + moments[8 * task + 104 * block +
              lane + 3864];
          const double t2 = moments[8 * pair0 + 72 * block + lane + 2088] + moments[8 * pair1 + 136 * block +
              lane + 2712];
          const double t3 = moments[8 * pair2 + 72 * block + lane + 3336] + (moments[8 * task + 104 * block +
              lane + 4272] + t2);
          const double e0 = moments[8 * pair0 + 72 * block + lane + 216] + t0 + t1 + t3;
          const double t4 = moments[8 * pair0 + 104 * block + lane + 792] + moments[8 * pair1 + 136 * block +
              lane + 1528];
          const double t5 = moments[8 * pair0 + 72 * block + lane + 2112] + moments[8 * pair1 + 136 * block +
              lane + 2776];
          const double t6 = moments[8 * pair2 + 72 * block + lane + 3368] + (moments[8 * task + 104 * block +
              lane + 4336] + t5);
          const double e1 = t4 + 0.25 * t3 + 0.25 * t6 - moments[8 * pair0 + 72 * block + lane + 216] - t1;
          const double t7 = moments[8 * pair0 + 104 * block + lane + 3600] + moments[8 * task + 104 * block +
              lane + 3928];
          const double e2 = t7 + 0.25 * t3 + 0.25 * t6 - moments[8 * pair0 + 72 * block + lane + 216] - t0;
          const double e3 = moments[8 * pair0 + 72 * block + lane + 216] + t6 - t4 - t7;
          const double t8 = moments[8 * pair0 + 72 * block + lane + 216] + moments[8 * pair0 + 72 * block +
              lane + 240];
          const double t9 = moments[8 * pair1 + 136 * block + lane + 1464] + moments[8 * pair1 + 136 * block +
              lane + 1496];
          const double t10 = moments[8 * pair0 + 104 * block + lane + 744] - 0.25 * t9;
          const double t11 = moments[8 * task + 104 * block + lane + 3864] + moments[8 * task + 104 * block +
              lane + 3896];
          const double t12 = moments[8 * pair0 + 104 * block + lane + 3576] + 0.25 * t11;
          const double t13 = moments[8 * pair0 + 72 * block + lane + 2088] - moments[8 * pair1 + 136 * block +
              lane + 2744];
          const double t14 = moments[8 * pair2 + 72 * block + lane + 3336] + moments[8 * pair2 + 72 * block +
              lane + 3352];
          const double t15 = (moments[8 * task + 104 * block + lane + 4272] + t13) - 0.25 * t14;
          const double e4 = 0.25 * t8 + t12 - t10 - t15;
          const double t16 = moments[8 * pair1 + 136 * block + lane + 1528] + moments[8 * pair1 + 136 * block
              + lane + 1560];
          const double t17 = moments[8 * pair0 + 104 * block + lane + 792] - 0.25 * t16;
          const double t18 = moments[8 * pair0 + 72 * block + lane + 2112] - moments[8 * pair1 + 136 * block +
              lane + 2808];
          const double t19 = moments[8 * pair2 + 72 * block + lane + 3368] + moments[8 * pair2 + 72 * block +
              lane + 3384];
          const double t20 = (moments[8 * task + 104 * block + lane + 4336] + t18) - 0.25 * t19;
          const double e5 = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
          const double t21 = moments[8 * task + 104 * block + lane + 3928] + moments[8 * task + 104 * block +
              lane + 3960];
          const double t22 = moments[8 * pair0 + 104 * block + lane + 3624] + 0.25 * t21;
          const double e6 = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
          const double e7 = 0.25 * t8 + t17 - t22 - t20;
          const double t23 = moments[8 * pair0 + 104 * block + lane + 768] + 0.25 * t9;
          const double t24 = moments[8 * pair0 + 104 * block + lane + 3552] - 0.25 * t11;
          const double t25 = 0.25 * t14 + (moments[8 * task + 104 * block + lane + 4304] - t2);
          const double e8 = 0.25 * t8 + t23 + t25 - t24;
          const double t26 = moments[8 * pair0 + 104 * block + lane + 816] + 0.25 * t16;
          const double t27 = 0.25 * t19 + (moments[8 * task + 104 * block + lane + 4368] - t5);
          const double e9 = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
          const double t28 = moments[8 * pair0 + 104 * block + lane + 3600] - 0.25 * t21;
          const double e10 = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
          const double e11 = 0.25 * t8 + t28 + t27 - t26;
          const double t29 = moments[8 * pair0 + 104 * block + lane + 768] - moments[8 * pair1 + 136 * block +
              lane + 1496];
          const double t30 = moments[8 * pair0 + 104 * block + lane + 3576] - moments[8 * task + 104 * block +
              lane + 3896];
          const double t31 = moments[8 * pair2 + 72 * block + lane + 3352] - (moments[8 * task + 104 * block +
              lane + 4304] - t13);
          const double e12 = moments[8 * pair0 + 72 * block + lane + 240] + t31 - t29 - t30;
          const double t32 = moments[8 * pair0 + 104 * block + lane + 816] - moments[8 * pair1 + 136 * block +
              lane + 1560];
          const double t33 = moments[8 * pair2 + 72 * block + lane + 3384] - (moments[8 * task + 104 * block +
              lane + 4368] - t18);
          const double e13 = t30 + 0.25 * t31 + 0.25 * t33 - moments[8 * pair0 + 72 * block + lane + 240] -
              t32;
          const double t34 = moments[8 * pair0 + 104 * block + lane + 3624] - moments[8 * task + 104 * block +
              lane + 3960];
          const double e14 = t29 + 0.25 * t31 + 0.25 * t33 - moments[8 * pair0 + 72 * block + lane + 240] -
              t34;
          const double e15 = moments[8 * pair0 + 72 * block + lane + 240] + t32 + t34 + t33;
          tile[192 * row0 + 8 * column0 + lane] = e0;
          tile[192 * row0 + 8 * column1 + lane] = e1;
          tile[192 * row1 + 8 * column0 + lane] = e2;
          tile[192 * row1 + 8 * column1 + lane] = e3;
          tile[192 * row0 + 8 * column2 + lane] = e4;
          tile[192 * row0 + 8 * column3 + lane] = e5;
          tile[192 * row1 + 8 * column2 + lane] = e6;
          tile[192 * row1 + 8 * column3 + lane] = e7;
          tile[192 * row2 + 8 * column0 + lane] = e8;
          tile[192 * row2 + 8 * column1 + lane] = e9;
          tile[192 * row3 + 8 * column0 + lane] = e10;
          tile[192 * row3 + 8 * column1 + lane] = e11;
          tile[192 * row2 + 8 * column2 + lane] = e12;
          tile[192 * row2 + 8 * column3 + lane] = e13;
          tile[192 * row3 + 8 * column2 + lane] = e14;
          tile[192 * row3 + 8 * column3 + lane] = e15;
          tile[192 * column0 + 8 * row0 + lane] = e0;
          tile[192 * column1 + 8 * row0 + lane] = e1;
          tile[192 * column0 + 8 * row1 + lane] = e2;
          tile[192 * column1 + 8 * row1 + lane] = e3;
          tile[192 * column2 + 8 * row0 + lane] = e4;
          tile[192 * column3 + 8 * row0 + lane] = e5;
          tile[192 * column2 + 8 * row1 + lane] = e6;
          tile[192 * column3 + 8 * row1 + lane] = e7;
          tile[192 * column0 + 8 * row2 + lane] = e8;
          tile[192 * column1 + 8 * row2 + lane] = e9;
          tile[192 * column0 + 8 * row3 + lane] = e10;
          tile[192 * column1 + 8 * row3 + lane] = e11;
          tile[192 * column2 + 8 * row2 + lane] = e12;
          tile[192 * column3 + 8 * row2 + lane] = e13;
          tile[192 * column2 + 8 * row3 + lane] = e14;
          tile[192 * column3 + 8 * row3 + lane] = e15;
        }
      }
      store_transposed<576, 8, 576>(tile, element_tensors + 576 * first_cell, cells_here, past_caches);
    }
    finish_stores(past_caches);
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu(
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

extern "C" void elasticity_lame_q1x3_hexahedron_f64_element_tensor_tabulate_tensor(
    double* __restrict__ A, const double* __restrict__ packed_coefficients,
    const double* __restrict__ /*c*/,
    const double* __restrict__ coordinate_dofs,
    const int* /*entity_local_index*/, const uint8_t* /*quadrature_permutation*/, void* /*custom_data*/) {
  const double* __restrict__ lmbda = packed_coefficients + 0;
  const double* __restrict__ mu = packed_coefficients + 1;
  double D[648];
  double block[64];
  double flux[24];
  for (int q = 0; q < 8; ++q) {
    const double x0_0 = coordinate_dofs[0];
    const double x1_0 = coordinate_dofs[3];
    const double x2_0 = coordinate_dofs[6];
    const double x3_0 = coordinate_dofs[9];
    const double x4_0 = coordinate_dofs[12];
    const double x5_0 = coordinate_dofs[15];
    const double x6_0 = coordinate_dofs[18];
    const double x7_0 = coordinate_dofs[21];
    const double J00 = Q1_d100[8 * q] * x0_0 + Q1_d100[8 * q + 1] * x1_0 + Q1_d100[8 * q + 2] * x2_0 +
        Q1_d100[8 * q + 3] * x3_0 + Q1_d100[8 * q + 4] * x4_0 + Q1_d100[8 * q + 5] * x5_0 + Q1_d100[8 * q + 6]
        * x6_0 + Q1_d100[8 * q + 7] * x7_0;
    const double x0_1 = coordinate_dofs[1];
    const double x1_1 = coordinate_dofs[4];
    const double x2_1 = coordinate_dofs[7];
    const double x3_1 = coordinate_dofs[10];
    const double x4_1 = coordinate_dofs[13];
    const double x5_1 = coordinate_dofs[16];
    const double x6_1 = coordinate_dofs[19];
    const double x7_1 = coordinate_dofs[22];
    const double J11 = Q1_d010[8 * q] * x0_1 + Q1_d010[8 * q + 1] * x1_1 + Q1_d010[8 * q + 2] * x2_1 +
        Q1_d010[8 * q + 3] * x3_1 + Q1_d010[8 * q + 4] * x4_1 + Q1_d010[8 * q + 5] * x5_1 + Q1_d010[8 * q + 6]
        * x6_1 + Q1_d010[8 * q + 7] * x7_1;
    const double x0_2 = coordinate_dofs[2];
    const double x1_2 = coordinate_dofs[5];
    const double x2_2 = coordinate_dofs[8];
    const double x3_2 = coordinate_dofs[11];
    const double x4_2 = coordinate_dofs[14];
    const double x5_2 = coordinate_dofs[17];
    const double x6_2 = coordinate_dofs[20];
    const double x7_2 = coordinate_dofs[23];
    const double J22 = Q1_d001[8 * q] * x0_2 + Q1_d001[8 * q + 1] * x1_2 + Q1_d001[8 * q + 2] * x2_2 +
        Q1_d001[8 * q + 3] * x3_2 + Q1_d001[8 * q + 4] * x4_2 + Q1_d001[8 * q + 5] * x5_2 + Q1_d001[8 * q + 6]
        * x6_2 + Q1_d001[8 * q + 7] * x7_2;
    const double J12 = Q1_d001[8 * q] * x0_1 + Q1_d001[8 * q + 1] * x1_1 + Q1_d001[8 * q + 2] * x2_1 +
        Q1_d001[8 * q + 3] * x3_1 + Q1_d001[8 * q + 4] * x4_1 + Q1_d001[8 * q + 5] * x5_1 + Q1_d001[8 * q + 6]
        * x6_1 + Q1_d001[8 * q + 7] * x7_1;
    const double J21 = Q1_d010[8 * q] * x0_2 + Q1_d010[8 * q + 1] * x1_2 + Q1_d010[8 * q + 2] * x2_2 +
        Q1_d010[8 * q + 3] * x3_2 + Q1_d010[8 * q + 4] * x4_2 + Q1_d010[8 * q + 5] * x5_2 + Q1_d010[8 * q + 6]
        * x6_2 + Q1_d010[8 * q + 7] * x7_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = Q1_d010[8 * q] * x0_0 + Q1_d010[8 * q + 1] * x1_0 + Q1_d010[8 * q + 2] * x2_0 +
        Q1_d010[8 * q + 3] * x3_0 + Q1_d010[8 * q + 4] * x4_0 + Q1_d010[8 * q + 5] * x5_0 + Q1_d010[8 * q + 6]
        * x6_0 + Q1_d010[8 * q + 7] * x7_0;
    const double J20 = Q1_d100[8 * q] * x0_2 + Q1_d100[8 * q + 1] * x1_2 + Q1_d100[8 * q + 2] * x2_2 +
        Q1_d100[8 * q + 3] * x3_2 + Q1_d100[8 * q + 4] * x4_2 + Q1_d100[8 * q + 5] * x5_2 + Q1_d100[8 * q + 6]
        * x6_2 + Q1_d100[8 * q + 7] * x7_2;
    const double J10 = Q1_d100[8 * q] * x0_1 + Q1_d100[8 * q + 1] * x1_1 + Q1_d100[8 * q + 2] * x2_1 +
        Q1_d100[8 * q + 3] * x3_1 + Q1_d100[8 * q + 4] * x4_1 + Q1_d100[8 * q + 5] * x5_1 + Q1_d100[8 * q + 6]
        * x6_1 + Q1_d100[8 * q + 7] * x7_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = Q1_d001[8 * q] * x0_0 + Q1_d001[8 * q + 1] * x1_0 + Q1_d001[8 * q + 2] * x2_0 +
        Q1_d001[8 * q + 3] * x3_0 + Q1_d001[8 * q + 4] * x4_0 + Q1_d001[8 * q + 5] * x5_0 + Q1_d001[8 * q + 6]
        * x6_0 + Q1_d001[8 * q + 7] * x7_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double mu_0 = mu[0];
    const double adj01 = J21 * J02 - J22 * J01;
    const double t0 = DQ0_d000[q] * mu_0 * adj01 * adj01;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t1 = DQ0_d000[q] * mu_0 * adj02 * adj02;
    const double lmbda_0 = lmbda[0];
    const double t2 = DQ0_d000[q] * adj00 * adj00 * mu_0;
    D[81 * q] = weights[q] * inv_abs_detJ * (t0 + t1 + DQ0_d000[q] * adj00 * adj00 * lmbda_0 + 2.0 * t2);
    const double adj11 = J00 * J22 - J20 * J02;
    const double t3 = DQ0_d000[q] * mu_0 * adj01 * adj11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t4 = DQ0_d000[q] * mu_0 * adj02 * adj12;
    const double t5 = DQ0_d000[q] * adj00 * adj10 * mu_0;
    const double t6 = weights[q] * inv_abs_detJ * (t3 + t4 + DQ0_d000[q] * adj00 * adj10 * lmbda_0 + 2.0 *
        t5);
    D[81 * q + 1] = t6;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t7 = DQ0_d000[q] * mu_0 * adj01 * adj21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t8 = DQ0_d000[q] * mu_0 * adj02 * adj22;
    const double t9 = DQ0_d000[q] * adj00 * adj20 * mu_0;
    const double t10 = weights[q] * inv_abs_detJ * (t7 + t8 + DQ0_d000[q] * adj00 * adj20 * lmbda_0 + 2.0 *
        t9);
    D[81 * q + 2] = t10;
    const double mu0_d000_q = DQ0_d000[q] * mu_0;
    const double lmbda0_d000_q = DQ0_d000[q] * lmbda_0;
    const double t11 = mu0_d000_q + lmbda0_d000_q;
    const double t12 = weights[q] * adj00 * inv_abs_detJ * adj01 * t11;
    D[81 * q + 3] = t12;
    const double t13 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj01 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj11);
    D[81 * q + 4] = t13;
    const double t14 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj01 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj21);
    D[81 * q + 5] = t14;
    const double t15 = weights[q] * adj00 * inv_abs_detJ * adj02 * t11;
    D[81 * q + 6] = t15;
    const double t16 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj02 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj12);
    D[81 * q + 7] = t16;
    const double t17 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj02 + DQ0_d000[q] * adj00 *
        lmbda_0 * adj22);
    D[81 * q + 8] = t17;
    D[81 * q + 9] = t6;
    const double t18 = DQ0_d000[q] * mu_0 * adj11 * adj11;
    const double t19 = DQ0_d000[q] * mu_0 * adj12 * adj12;
    const double t20 = DQ0_d000[q] * adj10 * adj10 * mu_0;
    D[81 * q + 10] = weights[q] * inv_abs_detJ * (t18 + t19 + DQ0_d000[q] * adj10 * adj10 * lmbda_0 + 2.0 *
        t20);
    const double t21 = DQ0_d000[q] * mu_0 * adj11 * adj21;
    const double t22 = DQ0_d000[q] * mu_0 * adj12 * adj22;
    const double t23 = DQ0_d000[q] * adj10 * adj20 * mu_0;
    const double t24 = weights[q] * inv_abs_detJ * (t21 + t22 + DQ0_d000[q] * adj10 * adj20 * lmbda_0 + 2.0 *
        t23);
    D[81 * q + 11] = t24;
    const double t25 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj11 + DQ0_d000[q] * adj10 *
        adj01 * lmbda_0);
    D[81 * q + 12] = t25;
    const double t26 = weights[q] * adj10 * inv_abs_detJ * adj11 * t11;
    D[81 * q + 13] = t26;
    const double t27 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj11 + DQ0_d000[q] * adj10 *
        lmbda_0 * adj21);
    D[81 * q + 14] = t27;
    const double t28 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj12 + DQ0_d000[q] * adj10 *
        adj02 * lmbda_0);
    D[81 * q + 15] = t28;
    const double t29 = weights[q] * adj10 * inv_abs_detJ * adj12 * t11;
    D[81 * q + 16] = t29;
    const double t30 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj20 * mu_0 * adj12 + DQ0_d000[q] * adj10 *
        lmbda_0 * adj22);
    D[81 * q + 17] = t30;
    D[81 * q + 18] = t10;
    D[81 * q + 19] = t24;
    const double t31 = DQ0_d000[q] * mu_0 * adj21 * adj21;
    const double t32 = DQ0_d000[q] * mu_0 * adj22 * adj22;
    const double t33 = DQ0_d000[q] * adj20 * adj20 * mu_0;
    D[81 * q + 20] = weights[q] * inv_abs_detJ * (t31 + t32 + DQ0_d000[q] * adj20 * adj20 * lmbda_0 + 2.0 *
        t33);
    const double t34 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj21 + DQ0_d000[q] * adj20 *
        adj01 * lmbda_0);
    D[81 * q + 21] = t34;
    const double t35 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj21 + DQ0_d000[q] * adj20 *
        lmbda_0 * adj11);
    D[81 * q + 22] = t35;
    const double t36 = weights[q] * adj20 * inv_abs_detJ * adj21 * t11;
    D[81 * q + 23] = t36;
    const double t37 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj00 * mu_0 * adj22 + DQ0_d000[q] * adj20 *
        adj02 * lmbda_0);
    D[81 * q + 24] = t37;
    const double t38 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * adj10 * mu_0 * adj22 + DQ0_d000[q] * adj20 *
        lmbda_0 * adj12);
    D[81 * q + 25] = t38;
    const double t39 = weights[q] * adj20 * inv_abs_detJ * adj22 * t11;
    D[81 * q + 26] = t39;
    D[81 * q + 27] = weights[q] * inv_abs_detJ * (2.0 * t0 + t1 + t2 + DQ0_d000[q] * adj01 * adj01 * lmbda_0);
    const double t40 = weights[q] * inv_abs_detJ * (2.0 * t3 + t4 + t5 + DQ0_d000[q] * adj01 * lmbda_0 *
        adj11);
    D[81 * q + 28] = t40;
    const double t41 = weights[q] * inv_abs_detJ * (2.0 * t7 + t8 + t9 + DQ0_d000[q] * adj01 * lmbda_0 *
        adj21);
    D[81 * q + 29] = t41;
    D[81 * q + 30] = t12;
    D[81 * q + 31] = t25;
    D[81 * q + 32] = t34;
    D[81 * q + 33] = t40;
    D[81 * q + 34] = weights[q] * inv_abs_detJ * (2.0 * t18 + t19 + t20 + DQ0_d000[q] * lmbda_0 * adj11 *
        adj11);
    const double t42 = weights[q] * inv_abs_detJ * (2.0 * t21 + t22 + t23 + DQ0_d000[q] * lmbda_0 * adj11 *
        adj21);
    D[81 * q + 35] = t42;
    D[81 * q + 36] = t13;
    D[81 * q + 37] = t26;
    D[81 * q + 38] = t35;
    D[81 * q + 39] = t41;
    D[81 * q + 40] = t42;
    D[81 * q + 41] = weights[q] * inv_abs_detJ * (2.0 * t31 + t32 + t33 + DQ0_d000[q] * lmbda_0 * adj21 *
        adj21);
    D[81 * q + 42] = t14;
    D[81 * q + 43] = t27;
    D[81 * q + 44] = t36;
    D[81 * q + 45] = weights[q] * inv_abs_detJ * (t0 + 2.0 * t1 + t2 + DQ0_d000[q] * adj02 * adj02 * lmbda_0);
    const double t43 = weights[q] * inv_abs_detJ * (t3 + 2.0 * t4 + t5 + DQ0_d000[q] * adj02 * lmbda_0 *
        adj12);
    D[81 * q + 46] = t43;
    const double t44 = weights[q] * inv_abs_detJ * (t7 + 2.0 * t8 + t9 + DQ0_d000[q] * adj02 * lmbda_0 *
        adj22);
    D[81 * q + 47] = t44;
    D[81 * q + 48] = t15;
    D[81 * q + 49] = t28;
    D[81 * q + 50] = t37;
    D[81 * q + 51] = t43;
    D[81 * q + 52] = weights[q] * inv_abs_detJ * (t18 + 2.0 * t19 + t20 + DQ0_d000[q] * lmbda_0 * adj12 *
        adj12);
    const double t45 = weights[q] * inv_abs_detJ * (t21 + 2.0 * t22 + t23 + DQ0_d000[q] * lmbda_0 * adj12 *
        adj22);
    D[81 * q + 53] = t45;
    D[81 * q + 54] = t16;
    D[81 * q + 55] = t29;
    D[81 * q + 56] = t38;
    D[81 * q + 57] = t44;
    D[81 * q + 58] = t45;
    D[81 * q + 59] = weights[q] * inv_abs_detJ * (t31 + 2.0 * t32 + t33 + DQ0_d000[q] * lmbda_0 * adj22 *
        adj22);
    D[81 * q + 60] = t17;
    D[81 * q + 61] = t30;
    D[81 * q + 62] = t39;
    const double t46 = weights[q] * inv_abs_detJ * adj01 * adj02 * t11;
    D[81 * q + 63] = t46;
    const double t47 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj02 * adj11 + DQ0_d000[q] * adj01 *
        lmbda_0 * adj12);
    D[81 * q + 64] = t47;
    const double t48 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj02 * adj21 + DQ0_d000[q] * adj01 *
        lmbda_0 * adj22);
    D[81 * q + 65] = t48;
    const double t49 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj01 * adj12 + DQ0_d000[q] * adj02 *
        lmbda_0 * adj11);
    D[81 * q + 66] = t49;
    const double t50 = weights[q] * inv_abs_detJ * adj11 * adj12 * t11;
    D[81 * q + 67] = t50;
    const double t51 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj12 * adj21 + DQ0_d000[q] * lmbda_0
        * adj11 * adj22);
    D[81 * q + 68] = t51;
    const double t52 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj01 * adj22 + DQ0_d000[q] * adj02 *
        lmbda_0 * adj21);
    D[81 * q + 69] = t52;
    const double t53 = weights[q] * inv_abs_detJ * (DQ0_d000[q] * mu_0 * adj11 * adj22 + DQ0_d000[q] * lmbda_0
        * adj12 * adj21);
    D[81 * q + 70] = t53;
    const double t54 = weights[q] * inv_abs_detJ * adj21 * adj22 * t11;
    D[81 * q + 71] = t54;
    D[81 * q + 72] = t46;
    D[81 * q + 73] = t49;
    D[81 * q + 74] = t52;
    D[81 * q + 75] = t47;
    D[81 * q + 76] = t50;
    D[81 * q + 77] = t53;
    D[81 * q + 78] = t48;
    D[81 * q + 79] = t51;
    D[81 * q + 80] = t54;
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q] + Q1_d010[8 * q + j] * D[81 * q + 1] + Q1_d001[8 * q + j] *
          D[81 * q + 2];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 9] + Q1_d010[8 * q + j] * D[81 * q + 10] + Q1_d001[8 * q +
          j] * D[81 * q + 11];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 18] + Q1_d010[8 * q + j] * D[81 * q + 19] + Q1_d001[8 * q
          + j] * D[81 * q + 20];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 3] + Q1_d010[8 * q + j] * D[81 * q + 4] + Q1_d001[8 * q + j] *
          D[81 * q + 5];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 12] + Q1_d010[8 * q + j] * D[81 * q + 13] + Q1_d001[8 * q
          + j] * D[81 * q + 14];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 21] + Q1_d010[8 * q + j] * D[81 * q + 22] + Q1_d001[8 * q
          + j] * D[81 * q + 23];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 1] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 6] + Q1_d010[8 * q + j] * D[81 * q + 7] + Q1_d001[8 * q + j] *
          D[81 * q + 8];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 15] + Q1_d010[8 * q + j] * D[81 * q + 16] + Q1_d001[8 * q
          + j] * D[81 * q + 17];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 24] + Q1_d010[8 * q + j] * D[81 * q + 25] + Q1_d001[8 * q
          + j] * D[81 * q + 26];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 2] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 27] + Q1_d010[8 * q + j] * D[81 * q + 28] + Q1_d001[8 * q + j]
          * D[81 * q + 29];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 33] + Q1_d010[8 * q + j] * D[81 * q + 34] + Q1_d001[8 * q
          + j] * D[81 * q + 35];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 39] + Q1_d010[8 * q + j] * D[81 * q + 40] + Q1_d001[8 * q
          + j] * D[81 * q + 41];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 25] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 30] + Q1_d010[8 * q + j] * D[81 * q + 31] + Q1_d001[8 * q + j]
          * D[81 * q + 32];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 36] + Q1_d010[8 * q + j] * D[81 * q + 37] + Q1_d001[8 * q
          + j] * D[81 * q + 38];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 42] + Q1_d010[8 * q + j] * D[81 * q + 43] + Q1_d001[8 * q
          + j] * D[81 * q + 44];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 24] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 45] + Q1_d010[8 * q + j] * D[81 * q + 46] + Q1_d001[8 * q + j]
          * D[81 * q + 47];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 51] + Q1_d010[8 * q + j] * D[81 * q + 52] + Q1_d001[8 * q
          + j] * D[81 * q + 53];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 57] + Q1_d010[8 * q + j] * D[81 * q + 58] + Q1_d001[8 * q
          + j] * D[81 * q + 59];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 50] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 48] + Q1_d010[8 * q + j] * D[81 * q + 49] + Q1_d001[8 * q + j]
          * D[81 * q + 50];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 54] + Q1_d010[8 * q + j] * D[81 * q + 55] + Q1_d001[8 * q
          + j] * D[81 * q + 56];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 60] + Q1_d010[8 * q + j] * D[81 * q + 61] + Q1_d001[8 * q
          + j] * D[81 * q + 62];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 48] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 63] + Q1_d010[8 * q + j] * D[81 * q + 64] + Q1_d001[8 * q + j]
          * D[81 * q + 65];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 66] + Q1_d010[8 * q + j] * D[81 * q + 67] + Q1_d001[8 * q
          + j] * D[81 * q + 68];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 69] + Q1_d010[8 * q + j] * D[81 * q + 70] + Q1_d001[8 * q
          + j] * D[81 * q + 71];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 26] += block[8 * i + j];
    }
  }
  for (int entry = 0; entry < 64; ++entry) {
    block[entry] = 0.0;
  }
  for (int q = 0; q < 8; ++q) {
    for (int j = 0; j < 8; ++j) {
      flux[j] = Q1_d100[8 * q + j] * D[81 * q + 72] + Q1_d010[8 * q + j] * D[81 * q + 73] + Q1_d001[8 * q + j]
          * D[81 * q + 74];
      flux[j + 8] = Q1_d100[8 * q + j] * D[81 * q + 75] + Q1_d010[8 * q + j] * D[81 * q + 76] + Q1_d001[8 * q
          + j] * D[81 * q + 77];
      flux[j + 16] = Q1_d100[8 * q + j] * D[81 * q + 78] + Q1_d010[8 * q + j] * D[81 * q + 79] + Q1_d001[8 * q
          + j] * D[81 * q + 80];
    }
    for (int i = 0; i < 8; ++i) {
      for (int j = 0; j < 8; ++j) {
        block[8 * i + j] += Q1_d100[8 * q + i] * flux[j] + Q1_d010[8 * q + i] * flux[j + 8] + Q1_d001[8 * q +
            i] * flux[j + 16];
      }
    }
  }
  for (int i = 0; i < 8; ++i) {
    for (int j = 0; j < 8; ++j) {
      A[72 * i + 3 * j + 49] += block[8 * i + j];
    }
  }
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]));
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cpu",                                     // target
    "9f96890f6254f82f",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "cell",                                    // integral
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    "inner",                                   // unroll
    "looped",                                  // realisation
    "",                                        // k_place
    8,                                         // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    75968,                                     // shared_bytes
    9568.0,                                    // flops_per_cell
    4680.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_lame_q1x3_hexahedron_f64_element_tensor
