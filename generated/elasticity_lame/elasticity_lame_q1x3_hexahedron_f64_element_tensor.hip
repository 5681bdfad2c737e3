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
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      23923 flops
//   sum_factorised  9163 flops <- taken
//   why             sum_factorised in shared steps takes 9163 flops; quadrature alone 40968, and its loops
//                   over points take more operations
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   realisation          team
//   element_batch        4
//   concurrent_elements  4
//   division             fast
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the fields of each cell as polynomials, coordinates from -1 to 1
//   2  D at the points
//   3  moments in the other directions, products of functions in t
//   4  entries of 6 blocks of components
//
// Costs of a cell:
//   flops       9163
//   bytes       4680 (72 read, 4608 written)
//   flops/byte  1.96
//   shared      19552 bytes a block of 320 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"

namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__device__ const double points[2] = {-0.5773502691896257, 0.5773502691896257};

__device__ const int32_t pair_of_line[3] = {0, 1, 3};

__device__ const int32_t pair_of_line1[3] = {0, 1, 0};

__device__ const int32_t pair_of_line2[3] = {0, 2, 3};

__device__ const int32_t pair_of_line3[4] = {0, 1, 1, 2};

__device__ const int32_t pair_of_line4[4] = {0, 1, 1, 0};

__device__ const int32_t row_of_task[36] = {0, 3, 6, 9, 0, 3, 6, 9, 12, 15, 18, 21, 1, 4, 7, 10, 1, 4, 7, 10,
    13, 16, 19, 22, 2, 5, 8, 11, 2, 5, 8, 11, 14, 17, 20, 23};

__device__ const int32_t column_of_task[36] = {0, 3, 6, 9, 12, 15, 18, 21, 12, 15, 18, 21, 1, 4, 7, 10, 13,
    16, 19, 22, 13, 16, 19, 22, 2, 5, 8, 11, 14, 17, 20, 23, 14, 17, 20, 23};

__device__ const int32_t is_mirrored[3] = {0, 1, 0};

__device__ const int32_t row_of_task1[48] = {0, 3, 6, 9, 0, 3, 6, 9, 12, 15, 18, 21, 12, 15, 18, 21, 0, 3, 6,
    9, 0, 3, 6, 9, 12, 15, 18, 21, 12, 15, 18, 21, 1, 4, 7, 10, 1, 4, 7, 10, 13, 16, 19, 22, 13, 16, 19, 22};

__device__ const int32_t column_of_task1[48] = {1, 4, 7, 10, 13, 16, 19, 22, 1, 4, 7, 10, 13, 16, 19, 22, 2,
    5, 8, 11, 14, 17, 20, 23, 2, 5, 8, 11, 14, 17, 20, 23, 2, 5, 8, 11, 14, 17, 20, 23, 2, 5, 8, 11, 14, 17,
    20, 23};

__global__ void __launch_bounds__(320)
elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double fields[104];
  alignas(16) __shared__ double moments[2340];
  double* const tile = moments;  // whose values are not needed any more
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 4 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 4 ? num_cells - first_cell : 4);

  if (const int item = static_cast<int>(threadIdx.x); item < 260) {
    const int lane = item % 4;
    const int work = item / 4;
    if (work < 16) {
      if (work < 1) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
        const int64_t n0 = n0_to_n3.x;
        const int64_t n1 = n0_to_n3.y;
        const int64_t n2 = n0_to_n3.z;
        const int64_t n3 = n0_to_n3.w;
        const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
        const int64_t n4 = n4_to_n7.x;
        const int64_t n5 = n4_to_n7.y;
        const int64_t n6 = n4_to_n7.z;
        const int64_t n7 = n4_to_n7.w;
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
        fields[lane + 4] = -0.125 * (t8 + t11);
        const double t12 = t0 - t1;
        const double t13 = t3 - t4;
        fields[lane + 8] = -0.125 * (t12 + t13);
        const double t14 = t6 - t7;
        const double t15 = t9 - t10;
        fields[lane + 12] = 0.125 * (t14 + t15);
        fields[lane + 16] = -0.125 * (t2 - t5);
        fields[lane + 20] = 0.125 * (t8 - t11);
        fields[lane + 24] = 0.125 * (t12 - t13);
        fields[lane + 28] = -0.125 * (t14 - t15);
      }
    } else {
      if (work < 32) {
        if (work < 17) {
          const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
          const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
          const int64_t n0 = n0_to_n3.x;
          const int64_t n1 = n0_to_n3.y;
          const int64_t n2 = n0_to_n3.z;
          const int64_t n3 = n0_to_n3.w;
          const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
          const int64_t n4 = n4_to_n7.x;
          const int64_t n5 = n4_to_n7.y;
          const int64_t n6 = n4_to_n7.z;
          const int64_t n7 = n4_to_n7.w;
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
          fields[lane + 32] = 0.125 * (t2 + t5);
          const double t6 = x0_1 - x1_1;
          const double t7 = x2_1 - x3_1;
          const double t8 = t6 + t7;
          const double t9 = x4_1 - x5_1;
          const double t10 = x6_1 - x7_1;
          const double t11 = t9 + t10;
          fields[lane + 36] = -0.125 * (t8 + t11);
          const double t12 = t0 - t1;
          const double t13 = t3 - t4;
          fields[lane + 40] = -0.125 * (t12 + t13);
          const double t14 = t6 - t7;
          const double t15 = t9 - t10;
          fields[lane + 44] = 0.125 * (t14 + t15);
          fields[lane + 48] = -0.125 * (t2 - t5);
          fields[lane + 52] = 0.125 * (t8 - t11);
          fields[lane + 56] = 0.125 * (t12 - t13);
          fields[lane + 60] = -0.125 * (t14 - t15);
        }
      } else {
        if (work < 48) {
          if (work < 33) {
            const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
            const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
            const int64_t n0 = n0_to_n3.x;
            const int64_t n1 = n0_to_n3.y;
            const int64_t n2 = n0_to_n3.z;
            const int64_t n3 = n0_to_n3.w;
            const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
            const int64_t n4 = n4_to_n7.x;
            const int64_t n5 = n4_to_n7.y;
            const int64_t n6 = n4_to_n7.z;
            const int64_t n7 = n4_to_n7.w;
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
            fields[lane + 64] = 0.125 * (t2 + t5);
            const double t6 = x0_2 - x1_2;
            const double t7 = x2_2 - x3_2;
            const double t8 = t6 + t7;
            const double t9 = x4_2 - x5_2;
            const double t10 = x6_2 - x7_2;
            const double t11 = t9 + t10;
            fields[lane + 68] = -0.125 * (t8 + t11);
            const double t12 = t0 - t1;
            const double t13 = t3 - t4;
            fields[lane + 72] = -0.125 * (t12 + t13);
            const double t14 = t6 - t7;
            const double t15 = t9 - t10;
            fields[lane + 76] = 0.125 * (t14 + t15);
            fields[lane + 80] = -0.125 * (t2 - t5);
            fields[lane + 84] = 0.125 * (t8 - t11);
            fields[lane + 88] = 0.125 * (t12 - t13);
            fields[lane + 92] = -0.125 * (t14 - t15);
          }
        } else {
          if (work < 64) {
            if (work < 49) {
              const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
              const double lmbda_0 = lmbda[cell];
              fields[lane + 96] = lmbda_0;
            }
          } else {
            const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
            const double mu_0 = mu[cell];
            fields[lane + 100] = mu_0;
          }
        }
      }
    }
  }
  __syncthreads();
  if (const int item = static_cast<int>(threadIdx.x); item < 32) {
    const int lane = item % 4;
    const int work = item / 4;
    const int qr = work % 2;
    const double r = points[qr];
    const int qs = work / 2 % 2;
    const double s = points[qs];
    const int qt = work / 4;
    const double t = points[qt];
    const double t0 = fields[lane + 12] + t * fields[lane + 28];
    const double t1 = (fields[lane + 4] + t * fields[lane + 20]) + s * t0;
    const double t2 = fields[lane + 44] + t * fields[lane + 60];
    const double t3 = (fields[lane + 40] + t * fields[lane + 56]) + r * t2;
    const double t4 = (fields[lane + 80] + s * fields[lane + 88]) + r * (fields[lane + 84] + s * fields[lane +
        92]);
    const double t5 = (fields[lane + 48] + s * fields[lane + 56]) + r * (fields[lane + 52] + s * fields[lane +
        60]);
    const double t6 = fields[lane + 76] + t * fields[lane + 92];
    const double t7 = (fields[lane + 72] + t * fields[lane + 88]) + r * t6;
    const double t8 = t3 * t4 - t5 * t7;
    const double t9 = (fields[lane + 8] + t * fields[lane + 24]) + r * t0;
    const double t10 = (fields[lane + 68] + t * fields[lane + 84]) + s * t6;
    const double t11 = (fields[lane + 36] + t * fields[lane + 52]) + s * t2;
    const double t12 = t5 * t10 - t11 * t4;
    const double t13 = (fields[lane + 16] + s * fields[lane + 24]) + r * (fields[lane + 20] + s * fields[lane
        + 28]);
    const double t14 = t11 * t7 - t3 * t10;
    const double detJ = 8.0 * (t1 * t8 + t9 * t12 + t13 * t14);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t15 = t13 * t7 - t9 * t4;
    const double t16 = fields[lane + 100] * t15 * t15;
    const double t17 = t9 * t5 - t13 * t3;
    const double t18 = fields[lane + 100] * t17 * t17;
    const double t19 = fields[lane + 100] * t8 * t8;
    moments[4 * work + lane] = 16.0 * inv_abs_detJ * (t16 + t18 + fields[lane + 96] * t8 * t8 + 2.0 * t19);
    const double t20 = t1 * t4 - t13 * t10;
    const double t21 = fields[lane + 100] * t15 * t20;
    const double t22 = t13 * t11 - t1 * t5;
    const double t23 = fields[lane + 100] * t17 * t22;
    const double t24 = fields[lane + 100] * t8 * t12;
    moments[4 * work + lane + 216] = 16.0 * inv_abs_detJ * (t21 + t23 + fields[lane + 96] * t8 * t12 + 2.0 *
        t24);
    const double t25 = t9 * t10 - t1 * t7;
    const double t26 = fields[lane + 100] * t15 * t25;
    const double t27 = t1 * t3 - t9 * t11;
    const double t28 = fields[lane + 100] * t17 * t27;
    const double t29 = fields[lane + 100] * t8 * t14;
    moments[4 * work + lane + 528] = 16.0 * inv_abs_detJ * (t26 + t28 + fields[lane + 96] * t8 * t14 + 2.0 *
        t29);
    const double t30 = fields[lane + 100] * t20 * t20;
    const double t31 = fields[lane + 100] * t22 * t22;
    const double t32 = fields[lane + 100] * t12 * t12;
    moments[4 * work + lane + 936] = 16.0 * inv_abs_detJ * (t30 + t31 + fields[lane + 96] * t12 * t12 + 2.0 *
        t32);
    const double t33 = fields[lane + 100] * t20 * t25;
    const double t34 = fields[lane + 100] * t22 * t27;
    const double t35 = fields[lane + 100] * t12 * t14;
    moments[4 * work + lane + 1152] = 16.0 * inv_abs_detJ * (t33 + t34 + fields[lane + 96] * t12 * t14 + 2.0 *
        t35);
    const double t36 = fields[lane + 100] * t25 * t25;
    const double t37 = fields[lane + 100] * t27 * t27;
    const double t38 = fields[lane + 100] * t14 * t14;
    moments[4 * work + lane + 1560] = 16.0 * inv_abs_detJ * (t36 + t37 + fields[lane + 96] * t14 * t14 + 2.0 *
        t38);
    moments[4 * work + lane + 36] = 16.0 * inv_abs_detJ * (2.0 * t16 + t18 + t19 + fields[lane + 96] * t15 *
        t15);
    moments[4 * work + lane + 268] = 16.0 * inv_abs_detJ * (2.0 * t21 + t23 + t24 + fields[lane + 96] * t15 *
        t20);
    moments[4 * work + lane + 596] = 16.0 * inv_abs_detJ * (2.0 * t26 + t28 + t29 + fields[lane + 96] * t15 *
        t25);
    moments[4 * work + lane + 972] = 16.0 * inv_abs_detJ * (2.0 * t30 + t31 + t32 + fields[lane + 96] * t20 *
        t20);
    moments[4 * work + lane + 1220] = 16.0 * inv_abs_detJ * (2.0 * t33 + t34 + t35 + fields[lane + 96] * t20 *
        t25);
    moments[4 * work + lane + 1596] = 16.0 * inv_abs_detJ * (2.0 * t36 + t37 + t38 + fields[lane + 96] * t25 *
        t25);
    moments[4 * work + lane + 72] = 16.0 * inv_abs_detJ * (t16 + 2.0 * t18 + t19 + fields[lane + 96] * t17 *
        t17);
    moments[4 * work + lane + 320] = 16.0 * inv_abs_detJ * (t21 + 2.0 * t23 + t24 + fields[lane + 96] * t17 *
        t22);
    moments[4 * work + lane + 664] = 16.0 * inv_abs_detJ * (t26 + 2.0 * t28 + t29 + fields[lane + 96] * t17 *
        t27);
    moments[4 * work + lane + 1008] = 16.0 * inv_abs_detJ * (t30 + 2.0 * t31 + t32 + fields[lane + 96] * t22 *
        t22);
    moments[4 * work + lane + 1288] = 16.0 * inv_abs_detJ * (t33 + 2.0 * t34 + t35 + fields[lane + 96] * t22 *
        t27);
    moments[4 * work + lane + 1632] = 16.0 * inv_abs_detJ * (t36 + 2.0 * t37 + t38 + fields[lane + 96] * t27 *
        t27);
    const double t39 = fields[lane + 96] + fields[lane + 100];
    moments[4 * work + lane + 108] = 16.0 * t8 * t15 * inv_abs_detJ * t39;
    moments[4 * work + lane + 372] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t15 * t12 + fields[lane + 96]
        * t8 * t20);
    moments[4 * work + lane + 732] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t15 * t14 + fields[lane + 96]
        * t8 * t25);
    moments[4 * work + lane + 1776] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t8 * t20 + fields[lane + 96]
        * t15 * t12);
    moments[4 * work + lane + 1044] = 16.0 * t12 * t20 * inv_abs_detJ * t39;
    moments[4 * work + lane + 1356] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t20 * t14 + fields[lane +
        96] * t12 * t25);
    moments[4 * work + lane + 1932] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t8 * t25 + fields[lane + 96]
        * t15 * t14);
    moments[4 * work + lane + 2136] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t12 * t25 + fields[lane +
        96] * t20 * t14);
    moments[4 * work + lane + 1668] = 16.0 * t14 * t25 * inv_abs_detJ * t39;
    moments[4 * work + lane + 144] = 16.0 * t8 * t17 * inv_abs_detJ * t39;
    moments[4 * work + lane + 424] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t17 * t12 + fields[lane + 96]
        * t8 * t22);
    moments[4 * work + lane + 800] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t17 * t14 + fields[lane + 96]
        * t8 * t27);
    moments[4 * work + lane + 1828] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t8 * t22 + fields[lane + 96]
        * t17 * t12);
    moments[4 * work + lane + 1080] = 16.0 * t12 * t22 * inv_abs_detJ * t39;
    moments[4 * work + lane + 1424] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t22 * t14 + fields[lane +
        96] * t12 * t27);
    moments[4 * work + lane + 2000] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t8 * t27 + fields[lane + 96]
        * t17 * t14);
    moments[4 * work + lane + 2204] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t12 * t27 + fields[lane +
        96] * t22 * t14);
    moments[4 * work + lane + 1704] = 16.0 * t14 * t27 * inv_abs_detJ * t39;
    moments[4 * work + lane + 180] = 16.0 * t15 * t17 * inv_abs_detJ * t39;
    moments[4 * work + lane + 476] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t17 * t20 + fields[lane + 96]
        * t15 * t22);
    moments[4 * work + lane + 868] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t17 * t25 + fields[lane + 96]
        * t15 * t27);
    moments[4 * work + lane + 1880] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t15 * t22 + fields[lane +
        96] * t17 * t20);
    moments[4 * work + lane + 1116] = 16.0 * t20 * t22 * inv_abs_detJ * t39;
    moments[4 * work + lane + 1492] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t22 * t25 + fields[lane +
        96] * t20 * t27);
    moments[4 * work + lane + 2068] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t15 * t27 + fields[lane +
        96] * t17 * t25);
    moments[4 * work + lane + 2272] = 16.0 * inv_abs_detJ * (fields[lane + 100] * t20 * t27 + fields[lane +
        96] * t22 * t25);
    moments[4 * work + lane + 1740] = 16.0 * t25 * t27 * inv_abs_detJ * t39;
  }
  __syncthreads();
  for (int item = static_cast<int>(threadIdx.x); item < 524; item += 320) {
    const int lane = item % 4;
    const int work = item / 4;
    if (work < 16) {
      if (work < 6) {
        const double d0 = moments[36 * work + lane];
        const double d1 = moments[36 * work + lane + 4];
        const double d2 = moments[36 * work + lane + 8];
        const double d3 = moments[36 * work + lane + 12];
        const double d4 = moments[36 * work + lane + 16];
        const double d5 = moments[36 * work + lane + 20];
        const double d6 = moments[36 * work + lane + 24];
        const double d7 = moments[36 * work + lane + 28];
        const double t0 = d0 + d1;
        const double t1 = d2 + d3;
        const double t2 = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
        const double t3 = d4 + d5;
        const double t4 = d6 + d7;
        const double t5 = 0.15550211698203656 * t3 + 0.011164549684630112 * t4;
        moments[36 * work + lane] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
        moments[36 * work + lane + 4] = 0.08333333333333333 * (t2 + t5);
        moments[36 * work + lane + 8] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
        const double t6 = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
        const double t7 = 0.011164549684630112 * t3 + 0.15550211698203656 * t4;
        moments[36 * work + lane + 12] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
        moments[36 * work + lane + 16] = 0.08333333333333333 * (t6 + t7);
        moments[36 * work + lane + 20] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
      }
    } else {
      if (work < 32) {
        if (work < 22) {
          const int task = work - 16;
          const double d0 = moments[52 * task + lane + 216];
          const double d1 = moments[52 * task + lane + 220];
          const double d2 = moments[52 * task + lane + 224];
          const double d3 = moments[52 * task + lane + 228];
          const double d4 = moments[52 * task + lane + 232];
          const double d5 = moments[52 * task + lane + 236];
          const double d6 = moments[52 * task + lane + 240];
          const double d7 = moments[52 * task + lane + 244];
          const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
          const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
          const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
          const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
          const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
          const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
          moments[52 * task + lane + 216] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
          moments[52 * task + lane + 220] = 0.08333333333333333 * (t2 + t5);
          moments[52 * task + lane + 224] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
          const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
          const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
          moments[52 * task + lane + 228] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
          moments[52 * task + lane + 232] = 0.08333333333333333 * (t6 + t7);
          moments[52 * task + lane + 236] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
          const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
          const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
          const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
          const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
          moments[52 * task + lane + 240] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
          moments[52 * task + lane + 244] = 0.08333333333333333 * (t10 + t13);
          moments[52 * task + lane + 248] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
          const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
          moments[52 * task + lane + 252] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
          moments[52 * task + lane + 256] = 0.08333333333333333 * (t14 + t15);
          moments[52 * task + lane + 260] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
        }
      } else {
        if (work < 48) {
          if (work < 38) {
            const int task = work - 32;
            const double d0 = moments[68 * task + lane + 528];
            const double d1 = moments[68 * task + lane + 532];
            const double d2 = moments[68 * task + lane + 536];
            const double d3 = moments[68 * task + lane + 540];
            const double d4 = moments[68 * task + lane + 544];
            const double d5 = moments[68 * task + lane + 548];
            const double d6 = moments[68 * task + lane + 552];
            const double d7 = moments[68 * task + lane + 556];
            const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
            const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
            const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
            const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
            const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
            const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
            const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
            moments[68 * task + lane + 528] = t6;
            moments[68 * task + lane + 532] = -t6;
            const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
            moments[68 * task + lane + 536] = t7;
            moments[68 * task + lane + 540] = -t7;
            const double t8 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
            const double t9 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
            const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
            moments[68 * task + lane + 544] = t10;
            moments[68 * task + lane + 548] = -t10;
            const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
            moments[68 * task + lane + 552] = t11;
            moments[68 * task + lane + 556] = -t11;
            const double t12 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
            const double t13 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
            const double t14 = 0.3110042339640731 * t12 + 0.022329099369260225 * t13;
            const double t15 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
            const double t16 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
            const double t17 = 0.3110042339640731 * t15 + 0.022329099369260225 * t16;
            const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
            moments[68 * task + lane + 560] = t18;
            moments[68 * task + lane + 564] = -t18;
            const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
            moments[68 * task + lane + 568] = t19;
            moments[68 * task + lane + 572] = -t19;
            const double t20 = 0.022329099369260225 * t12 + 0.3110042339640731 * t13;
            const double t21 = 0.022329099369260225 * t15 + 0.3110042339640731 * t16;
            const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
            moments[68 * task + lane + 576] = t22;
            moments[68 * task + lane + 580] = -t22;
            const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
            moments[68 * task + lane + 584] = t23;
            moments[68 * task + lane + 588] = -t23;
          }
        } else {
          if (work < 64) {
            if (work < 54) {
              const int task = work - 48;
              const double d0 = moments[36 * task + lane + 936];
              const double d1 = moments[36 * task + lane + 940];
              const double d2 = moments[36 * task + lane + 944];
              const double d3 = moments[36 * task + lane + 948];
              const double d4 = moments[36 * task + lane + 952];
              const double d5 = moments[36 * task + lane + 956];
              const double d6 = moments[36 * task + lane + 960];
              const double d7 = moments[36 * task + lane + 964];
              const double t0 = (0.3110042339640731 * d0 + 0.022329099369260225 * d1) + (0.3110042339640731 *
                  d2 + 0.022329099369260225 * d3);
              const double t1 = (0.3110042339640731 * d4 + 0.022329099369260225 * d5) + (0.3110042339640731 *
                  d6 + 0.022329099369260225 * d7);
              moments[36 * task + lane + 936] = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
              moments[36 * task + lane + 940] = 0.041666666666666664 * (t0 + t1);
              moments[36 * task + lane + 944] = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
              const double t2 = (0.022329099369260225 * d0 + 0.3110042339640731 * d1) + (0.022329099369260225
                  * d2 + 0.3110042339640731 * d3);
              const double t3 = (0.022329099369260225 * d4 + 0.3110042339640731 * d5) + (0.022329099369260225
                  * d6 + 0.3110042339640731 * d7);
              moments[36 * task + lane + 948] = 0.15550211698203656 * t2 + 0.011164549684630112 * t3;
              moments[36 * task + lane + 952] = 0.041666666666666664 * (t2 + t3);
              moments[36 * task + lane + 956] = 0.011164549684630112 * t2 + 0.15550211698203656 * t3;
            }
          } else {
            if (work < 80) {
              if (work < 70) {
                const int task = work - 64;
                const double d0 = moments[68 * task + lane + 1152];
                const double d1 = moments[68 * task + lane + 1156];
                const double d2 = moments[68 * task + lane + 1160];
                const double d3 = moments[68 * task + lane + 1164];
                const double d4 = moments[68 * task + lane + 1168];
                const double d5 = moments[68 * task + lane + 1172];
                const double d6 = moments[68 * task + lane + 1176];
                const double d7 = moments[68 * task + lane + 1180];
                const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
                const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
                const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
                const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
                const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
                const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
                const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
                moments[68 * task + lane + 1152] = t6;
                moments[68 * task + lane + 1156] = -t6;
                const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
                moments[68 * task + lane + 1160] = t7;
                moments[68 * task + lane + 1164] = -t7;
                const double t8 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
                const double t9 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
                const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                moments[68 * task + lane + 1168] = t10;
                moments[68 * task + lane + 1172] = -t10;
                const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                moments[68 * task + lane + 1176] = t11;
                moments[68 * task + lane + 1180] = -t11;
                const double t12 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
                const double t13 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
                const double t14 = 0.39433756729740643 * t12 + 0.10566243270259355 * t13;
                const double t15 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
                const double t16 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
                const double t17 = 0.39433756729740643 * t15 + 0.10566243270259355 * t16;
                const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
                moments[68 * task + lane + 1184] = t18;
                moments[68 * task + lane + 1188] = -t18;
                const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
                moments[68 * task + lane + 1192] = t19;
                moments[68 * task + lane + 1196] = -t19;
                const double t20 = 0.10566243270259355 * t12 + 0.39433756729740643 * t13;
                const double t21 = 0.10566243270259355 * t15 + 0.39433756729740643 * t16;
                const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
                moments[68 * task + lane + 1200] = t22;
                moments[68 * task + lane + 1204] = -t22;
                const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
                moments[68 * task + lane + 1208] = t23;
                moments[68 * task + lane + 1212] = -t23;
              }
            } else {
              if (work < 96) {
                if (work < 86) {
                  const int task = work - 80;
                  const double d0 = moments[36 * task + lane + 1560];
                  const double d1 = moments[36 * task + lane + 1564];
                  const double d2 = moments[36 * task + lane + 1568];
                  const double d3 = moments[36 * task + lane + 1572];
                  const double d4 = moments[36 * task + lane + 1576];
                  const double d5 = moments[36 * task + lane + 1580];
                  const double d6 = moments[36 * task + lane + 1584];
                  const double d7 = moments[36 * task + lane + 1588];
                  const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
                  const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
                  const double t2 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
                  const double t3 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
                  const double t4 = (0.3110042339640731 * t0 + 0.022329099369260225 * t1) +
                      (0.3110042339640731 * t2 + 0.022329099369260225 * t3);
                  moments[36 * task + lane + 1560] = 0.5 * t4;
                  moments[36 * task + lane + 1564] = -0.5 * t4;
                  const double t5 = (0.022329099369260225 * t0 + 0.3110042339640731 * t1) +
                      (0.022329099369260225 * t2 + 0.3110042339640731 * t3);
                  moments[36 * task + lane + 1568] = 0.5 * t5;
                  moments[36 * task + lane + 1572] = -0.5 * t5;
                  const double t6 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
                  const double t7 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
                  const double t8 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
                  const double t9 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
                  const double t10 = (0.3110042339640731 * t6 + 0.022329099369260225 * t7) +
                      (0.3110042339640731 * t8 + 0.022329099369260225 * t9);
                  moments[36 * task + lane + 1576] = 0.5 * t10;
                  moments[36 * task + lane + 1580] = -0.5 * t10;
                  const double t11 = (0.022329099369260225 * t6 + 0.3110042339640731 * t7) +
                      (0.022329099369260225 * t8 + 0.3110042339640731 * t9);
                  moments[36 * task + lane + 1584] = 0.5 * t11;
                  moments[36 * task + lane + 1588] = -0.5 * t11;
                }
              } else {
                if (work < 112) {
                  if (work < 99) {
                    const int task = work - 96;
                    const double d0 = moments[52 * task + lane + 1776];
                    const double d1 = moments[52 * task + lane + 1780];
                    const double d2 = moments[52 * task + lane + 1784];
                    const double d3 = moments[52 * task + lane + 1788];
                    const double d4 = moments[52 * task + lane + 1792];
                    const double d5 = moments[52 * task + lane + 1796];
                    const double d6 = moments[52 * task + lane + 1800];
                    const double d7 = moments[52 * task + lane + 1804];
                    const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
                    const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
                    const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
                    const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
                    const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
                    const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
                    moments[52 * task + lane + 1776] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
                    moments[52 * task + lane + 1780] = 0.08333333333333333 * (t2 + t5);
                    moments[52 * task + lane + 1784] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
                    const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
                    const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
                    moments[52 * task + lane + 1788] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
                    moments[52 * task + lane + 1792] = 0.08333333333333333 * (t6 + t7);
                    moments[52 * task + lane + 1796] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
                    const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
                    const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
                    const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                    const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
                    const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
                    const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
                    moments[52 * task + lane + 1800] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
                    moments[52 * task + lane + 1804] = 0.08333333333333333 * (t10 + t13);
                    moments[52 * task + lane + 1808] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
                    const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                    const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
                    moments[52 * task + lane + 1812] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
                    moments[52 * task + lane + 1816] = 0.08333333333333333 * (t14 + t15);
                    moments[52 * task + lane + 1820] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
                  }
                } else {
                  if (work < 128) {
                    if (work < 115) {
                      const int task = work - 112;
                      const double d0 = moments[68 * task + lane + 1932];
                      const double d1 = moments[68 * task + lane + 1936];
                      const double d2 = moments[68 * task + lane + 1940];
                      const double d3 = moments[68 * task + lane + 1944];
                      const double d4 = moments[68 * task + lane + 1948];
                      const double d5 = moments[68 * task + lane + 1952];
                      const double d6 = moments[68 * task + lane + 1956];
                      const double d7 = moments[68 * task + lane + 1960];
                      const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
                      const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
                      const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
                      const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
                      const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
                      const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
                      const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
                      moments[68 * task + lane + 1932] = t6;
                      const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
                      moments[68 * task + lane + 1936] = t7;
                      moments[68 * task + lane + 1940] = -t6;
                      moments[68 * task + lane + 1944] = -t7;
                      const double t8 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
                      const double t9 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
                      const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                      moments[68 * task + lane + 1948] = t10;
                      const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                      moments[68 * task + lane + 1952] = t11;
                      moments[68 * task + lane + 1956] = -t10;
                      moments[68 * task + lane + 1960] = -t11;
                      const double t12 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
                      const double t13 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
                      const double t14 = 0.3110042339640731 * t12 + 0.022329099369260225 * t13;
                      const double t15 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
                      const double t16 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
                      const double t17 = 0.3110042339640731 * t15 + 0.022329099369260225 * t16;
                      const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
                      moments[68 * task + lane + 1964] = t18;
                      const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
                      moments[68 * task + lane + 1968] = t19;
                      moments[68 * task + lane + 1972] = -t18;
                      moments[68 * task + lane + 1976] = -t19;
                      const double t20 = 0.022329099369260225 * t12 + 0.3110042339640731 * t13;
                      const double t21 = 0.022329099369260225 * t15 + 0.3110042339640731 * t16;
                      const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
                      moments[68 * task + lane + 1980] = t22;
                      const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
                      moments[68 * task + lane + 1984] = t23;
                      moments[68 * task + lane + 1988] = -t22;
                      moments[68 * task + lane + 1992] = -t23;
                    }
                  } else {
                    const int task = work - 128;
                    const double d0 = moments[68 * task + lane + 2136];
                    const double d1 = moments[68 * task + lane + 2140];
                    const double d2 = moments[68 * task + lane + 2144];
                    const double d3 = moments[68 * task + lane + 2148];
                    const double d4 = moments[68 * task + lane + 2152];
                    const double d5 = moments[68 * task + lane + 2156];
                    const double d6 = moments[68 * task + lane + 2160];
                    const double d7 = moments[68 * task + lane + 2164];
                    const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
                    const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
                    const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
                    const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
                    const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
                    const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
                    const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
                    moments[68 * task + lane + 2136] = t6;
                    const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
                    moments[68 * task + lane + 2140] = t7;
                    moments[68 * task + lane + 2144] = -t6;
                    moments[68 * task + lane + 2148] = -t7;
                    const double t8 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
                    const double t9 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
                    const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                    moments[68 * task + lane + 2152] = t10;
                    const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                    moments[68 * task + lane + 2156] = t11;
                    moments[68 * task + lane + 2160] = -t10;
                    moments[68 * task + lane + 2164] = -t11;
                    const double t12 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
                    const double t13 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
                    const double t14 = 0.39433756729740643 * t12 + 0.10566243270259355 * t13;
                    const double t15 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
                    const double t16 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
                    const double t17 = 0.39433756729740643 * t15 + 0.10566243270259355 * t16;
                    const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
                    moments[68 * task + lane + 2168] = t18;
                    const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
                    moments[68 * task + lane + 2172] = t19;
                    moments[68 * task + lane + 2176] = -t18;
                    moments[68 * task + lane + 2180] = -t19;
                    const double t20 = 0.10566243270259355 * t12 + 0.39433756729740643 * t13;
                    const double t21 = 0.10566243270259355 * t15 + 0.39433756729740643 * t16;
                    const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
                    moments[68 * task + lane + 2184] = t22;
                    const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
                    moments[68 * task + lane + 2188] = t23;
                    moments[68 * task + lane + 2192] = -t22;
                    moments[68 * task + lane + 2196] = -t23;
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  __syncthreads();
  {
    const int item = static_cast<int>(threadIdx.x);
    const int lane = item % 4;
    const int work = item / 4;
    double E[16];
    if (work < 28) {
      if (work < 16) {
        if (work < 9) {
          const int block = work / 3;
          const int pair0 = pair_of_line[work - 3 * block];
          const int pair1 = pair_of_line1[work - 3 * block];
          const int pair2 = pair_of_line2[work - 3 * block];
          const double t0 = moments[4 * work + 40 * block + lane + 216] + moments[4 * pair0 + 68 * block +
              lane + 528];
          const double t1 = moments[4 * work + 40 * block + lane + 216] + moments[4 * pair2 + 68 * block +
              lane + 528];
          const double t2 = moments[4 * work + 24 * block + lane + 936] + moments[4 * pair0 + 68 * block +
              lane + 1152];
          const double t3 = moments[4 * pair2 + 68 * block + lane + 1152] + (moments[4 * pair1 + 36 * block +
              lane + 1560] + t2);
          E[0] = moments[4 * work + 24 * block + lane] + t0 + t1 + t3;
          const double t4 = moments[4 * work + 40 * block + lane + 240] + moments[4 * pair0 + 68 * block +
              lane + 560];
          const double t5 = moments[4 * work + 24 * block + lane + 948] + moments[4 * pair0 + 68 * block +
              lane + 1184];
          const double t6 = moments[4 * pair2 + 68 * block + lane + 1184] + (moments[4 * pair1 + 36 * block +
              lane + 1576] + t5);
          E[1] = t4 + 0.25 * t3 + 0.25 * t6 - moments[4 * work + 24 * block + lane] - t1;
          const double t7 = moments[4 * work + 40 * block + lane + 240] + moments[4 * pair2 + 68 * block +
              lane + 560];
          E[2] = t7 + 0.25 * t3 + 0.25 * t6 - moments[4 * work + 24 * block + lane] - t0;
          E[3] = moments[4 * work + 24 * block + lane] + t6 - t4 - t7;
          const double t8 = moments[4 * work + 24 * block + lane] + moments[4 * work + 24 * block + lane +
              12];
          const double t9 = moments[4 * pair0 + 68 * block + lane + 528] + moments[4 * pair0 + 68 * block +
              lane + 544];
          const double t10 = moments[4 * work + 40 * block + lane + 216] - 0.25 * t9;
          const double t11 = moments[4 * pair2 + 68 * block + lane + 528] + moments[4 * pair2 + 68 * block +
              lane + 544];
          const double t12 = moments[4 * work + 40 * block + lane + 228] + 0.25 * t11;
          const double t13 = moments[4 * work + 24 * block + lane + 936] - moments[4 * pair0 + 68 * block +
              lane + 1168];
          const double t14 = moments[4 * pair1 + 36 * block + lane + 1560] + moments[4 * pair1 + 36 * block +
              lane + 1568];
          const double t15 = moments[4 * pair2 + 68 * block + lane + 1152] + (t13 - 0.25 * t14);
          E[4] = 0.25 * t8 + t12 - t10 - t15;
          const double t16 = moments[4 * pair0 + 68 * block + lane + 560] + moments[4 * pair0 + 68 * block +
              lane + 576];
          const double t17 = moments[4 * work + 40 * block + lane + 240] - 0.25 * t16;
          const double t18 = moments[4 * work + 24 * block + lane + 948] - moments[4 * pair0 + 68 * block +
              lane + 1200];
          const double t19 = moments[4 * pair1 + 36 * block + lane + 1576] + moments[4 * pair1 + 36 * block +
              lane + 1584];
          const double t20 = moments[4 * pair2 + 68 * block + lane + 1184] + (t18 - 0.25 * t19);
          E[5] = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
          const double t21 = moments[4 * pair2 + 68 * block + lane + 560] + moments[4 * pair2 + 68 * block +
              lane + 576];
          const double t22 = moments[4 * work + 40 * block + lane + 252] + 0.25 * t21;
          E[6] = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
          E[7] = 0.25 * t8 + t17 - t22 - t20;
          const double t23 = moments[4 * work + 40 * block + lane + 228] + 0.25 * t9;
          const double t24 = moments[4 * work + 40 * block + lane + 216] - 0.25 * t11;
          const double t25 = moments[4 * pair2 + 68 * block + lane + 1168] - (t2 - 0.25 * t14);
          E[8] = 0.25 * t8 + t23 + t25 - t24;
          const double t26 = moments[4 * work + 40 * block + lane + 252] + 0.25 * t16;
          const double t27 = moments[4 * pair2 + 68 * block + lane + 1200] - (t5 - 0.25 * t19);
          E[9] = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
          const double t28 = moments[4 * work + 40 * block + lane + 240] - 0.25 * t21;
          E[10] = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
          E[11] = 0.25 * t8 + t28 + t27 - t26;
          const double t29 = moments[4 * work + 40 * block + lane + 228] - moments[4 * pair0 + 68 * block +
              lane + 544];
          const double t30 = moments[4 * work + 40 * block + lane + 228] - moments[4 * pair2 + 68 * block +
              lane + 544];
          const double t31 = moments[4 * pair2 + 68 * block + lane + 1168] - (moments[4 * pair1 + 36 * block +
              lane + 1568] + t13);
          E[12] = moments[4 * work + 24 * block + lane + 12] - t29 - t30 - t31;
          const double t32 = moments[4 * work + 40 * block + lane + 252] - moments[4 * pair0 + 68 * block +
              lane + 576];
          const double t33 = moments[4 * pair2 + 68 * block + lane + 1200] - (moments[4 * pair1 + 36 * block +
              lane + 1584] + t18);
          E[13] = t30 - moments[4 * work + 24 * block + lane + 12] - t32 - 0.25 * t31 - 0.25 * t33;
          const double t34 = moments[4 * work + 40 * block + lane + 252] - moments[4 * pair2 + 68 * block +
              lane + 576];
          E[14] = t29 - moments[4 * work + 24 * block + lane + 12] - t34 - 0.25 * t31 - 0.25 * t33;
          E[15] = moments[4 * work + 24 * block + lane + 12] + t32 + t34 - t33;
        }
      } else {
        const int task = work - 16;
        const int block = task / 4;
        const int pair0 = pair_of_line3[task - 4 * block];
        const int pair1 = pair_of_line4[task - 4 * block];
        const double t0 = moments[4 * pair0 + 52 * block + lane + 372] + moments[4 * task + 52 * block + lane
            + 732];
        const double t1 = moments[4 * pair0 + 52 * block + lane + 1776] + moments[4 * task + 52 * block + lane
            + 1932];
        const double t2 = moments[4 * pair0 + 36 * block + lane + 1044] + moments[4 * task + 52 * block + lane
            + 1356];
        const double t3 = moments[4 * pair1 + 36 * block + lane + 1668] + (moments[4 * task + 52 * block +
            lane + 2136] + t2);
        E[0] = moments[4 * pair0 + 36 * block + lane + 108] + t0 + t1 + t3;
        const double t4 = moments[4 * pair0 + 52 * block + lane + 396] + moments[4 * task + 52 * block + lane
            + 764];
        const double t5 = moments[4 * pair0 + 36 * block + lane + 1056] + moments[4 * task + 52 * block + lane
            + 1388];
        const double t6 = moments[4 * pair1 + 36 * block + lane + 1684] + (moments[4 * task + 52 * block +
            lane + 2168] + t5);
        E[1] = t4 + 0.25 * t3 + 0.25 * t6 - moments[4 * pair0 + 36 * block + lane + 108] - t1;
        const double t7 = moments[4 * pair0 + 52 * block + lane + 1800] + moments[4 * task + 52 * block + lane
            + 1964];
        E[2] = t7 + 0.25 * t3 + 0.25 * t6 - moments[4 * pair0 + 36 * block + lane + 108] - t0;
        E[3] = moments[4 * pair0 + 36 * block + lane + 108] + t6 - t4 - t7;
        const double t8 = moments[4 * pair0 + 36 * block + lane + 108] + moments[4 * pair0 + 36 * block + lane
            + 120];
        const double t9 = moments[4 * task + 52 * block + lane + 732] + moments[4 * task + 52 * block + lane +
            748];
        const double t10 = moments[4 * pair0 + 52 * block + lane + 372] - 0.25 * t9;
        const double t11 = moments[4 * task + 52 * block + lane + 1932] + moments[4 * task + 52 * block + lane
            + 1948];
        const double t12 = moments[4 * pair0 + 52 * block + lane + 1788] + 0.25 * t11;
        const double t13 = moments[4 * pair0 + 36 * block + lane + 1044] - moments[4 * task + 52 * block +
            lane + 1372];
        const double t14 = moments[4 * pair1 + 36 * block + lane + 1668] + moments[4 * pair1 + 36 * block +
            lane + 1676];
        const double t15 = (moments[4 * task + 52 * block + lane + 2136] + t13) - 0.25 * t14;
        E[4] = 0.25 * t8 + t12 - t10 - t15;
        const double t16 = moments[4 * task + 52 * block + lane + 764] + moments[4 * task + 52 * block + lane
            + 780];
        const double t17 = moments[4 * pair0 + 52 * block + lane + 396] - 0.25 * t16;
        const double t18 = moments[4 * pair0 + 36 * block + lane + 1056] - moments[4 * task + 52 * block +
            lane + 1404];
        const double t19 = moments[4 * pair1 + 36 * block + lane + 1684] + moments[4 * pair1 + 36 * block +
            lane + 1692];
        const double t20 = (moments[4 * task + 52 * block + lane + 2168] + t18) - 0.25 * t19;
        E[5] = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
        const double t21 = moments[4 * task + 52 * block + lane + 1964] + moments[4 * task + 52 * block + lane
            + 1980];
        const double t22 = moments[4 * pair0 + 52 * block + lane + 1812] + 0.25 * t21;
        E[6] = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
        E[7] = 0.25 * t8 + t17 - t22 - t20;
        const double t23 = moments[4 * pair0 + 52 * block + lane + 384] + 0.25 * t9;
        const double t24 = moments[4 * pair0 + 52 * block + lane + 1776] - 0.25 * t11;
        const double t25 = 0.25 * t14 + (moments[4 * task + 52 * block + lane + 2152] - t2);
        E[8] = 0.25 * t8 + t23 + t25 - t24;
        const double t26 = moments[4 * pair0 + 52 * block + lane + 408] + 0.25 * t16;
        const double t27 = 0.25 * t19 + (moments[4 * task + 52 * block + lane + 2184] - t5);
        E[9] = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
        const double t28 = moments[4 * pair0 + 52 * block + lane + 1800] - 0.25 * t21;
        E[10] = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
        E[11] = 0.25 * t8 + t28 + t27 - t26;
        const double t29 = moments[4 * pair0 + 52 * block + lane + 384] - moments[4 * task + 52 * block + lane
            + 748];
        const double t30 = moments[4 * pair0 + 52 * block + lane + 1788] - moments[4 * task + 52 * block +
            lane + 1948];
        const double t31 = moments[4 * pair1 + 36 * block + lane + 1676] - (moments[4 * task + 52 * block +
            lane + 2152] - t13);
        E[12] = moments[4 * pair0 + 36 * block + lane + 120] + t31 - t29 - t30;
        const double t32 = moments[4 * pair0 + 52 * block + lane + 408] - moments[4 * task + 52 * block + lane
            + 780];
        const double t33 = moments[4 * pair1 + 36 * block + lane + 1692] - (moments[4 * task + 52 * block +
            lane + 2184] - t18);
        E[13] = t30 + 0.25 * t31 + 0.25 * t33 - moments[4 * pair0 + 36 * block + lane + 120] - t32;
        const double t34 = moments[4 * pair0 + 52 * block + lane + 1812] - moments[4 * task + 52 * block +
            lane + 1980];
        E[14] = t29 + 0.25 * t31 + 0.25 * t33 - moments[4 * pair0 + 36 * block + lane + 120] - t34;
        E[15] = moments[4 * pair0 + 36 * block + lane + 120] + t32 + t34 + t33;
      }
    }
    __syncthreads();
    if (work < 28) {
      if (work < 16) {
        if (work < 9) {
          const int block = work / 3;
          const int row0 = row_of_task[4 * work];
          const int row1 = row_of_task[4 * work + 1];
          const int row2 = row_of_task[4 * work + 2];
          const int row3 = row_of_task[4 * work + 3];
          const int column0 = column_of_task[4 * work];
          const int column1 = column_of_task[4 * work + 1];
          const int column2 = column_of_task[4 * work + 2];
          const int column3 = column_of_task[4 * work + 3];
          const double e0 = E[0];
          const double e1 = E[1];
          const double e2 = E[2];
          const double e3 = E[3];
          const double e4 = E[4];
          const double e5 = E[5];
          const double e6 = E[6];
          const double e7 = E[7];
          const double e8 = E[8];
          const double e9 = E[9];
          const double e10 = E[10];
          const double e11 = E[11];
          const double e12 = E[12];
          const double e13 = E[13];
          const double e14 = E[14];
          const double e15 = E[15];
          tile[577 * lane + 24 * row0 + column0] = e0;
          tile[577 * lane + 24 * row0 + column1] = e1;
          tile[577 * lane + 24 * row1 + column0] = e2;
          tile[577 * lane + 24 * row1 + column1] = e3;
          tile[577 * lane + 24 * row0 + column2] = e4;
          tile[577 * lane + 24 * row0 + column3] = e5;
          tile[577 * lane + 24 * row1 + column2] = e6;
          tile[577 * lane + 24 * row1 + column3] = e7;
          tile[577 * lane + 24 * row2 + column0] = e8;
          tile[577 * lane + 24 * row2 + column1] = e9;
          tile[577 * lane + 24 * row3 + column0] = e10;
          tile[577 * lane + 24 * row3 + column1] = e11;
          tile[577 * lane + 24 * row2 + column2] = e12;
          tile[577 * lane + 24 * row2 + column3] = e13;
          tile[577 * lane + 24 * row3 + column2] = e14;
          tile[577 * lane + 24 * row3 + column3] = e15;
          if (is_mirrored[work - 3 * block] != 0) {
            tile[577 * lane + 24 * column0 + row0] = e0;
            tile[577 * lane + 24 * column1 + row0] = e1;
            tile[577 * lane + 24 * column0 + row1] = e2;
            tile[577 * lane + 24 * column1 + row1] = e3;
            tile[577 * lane + 24 * column2 + row0] = e4;
            tile[577 * lane + 24 * column3 + row0] = e5;
            tile[577 * lane + 24 * column2 + row1] = e6;
            tile[577 * lane + 24 * column3 + row1] = e7;
            tile[577 * lane + 24 * column0 + row2] = e8;
            tile[577 * lane + 24 * column1 + row2] = e9;
            tile[577 * lane + 24 * column0 + row3] = e10;
            tile[577 * lane + 24 * column1 + row3] = e11;
            tile[577 * lane + 24 * column2 + row2] = e12;
            tile[577 * lane + 24 * column3 + row2] = e13;
            tile[577 * lane + 24 * column2 + row3] = e14;
            tile[577 * lane + 24 * column3 + row3] = e15;
          }
        }
      } else {
        const int task = work - 16;
        const int row0 = row_of_task1[4 * task];
        const int row1 = row_of_task1[4 * task + 1];
        const int row2 = row_of_task1[4 * task + 2];
        const int row3 = row_of_task1[4 * task + 3];
        const int column0 = column_of_task1[4 * task];
        const int column1 = column_of_task1[4 * task + 1];
        const int column2 = column_of_task1[4 * task + 2];
        const int column3 = column_of_task1[4 * task + 3];
        const double e0 = E[0];
        const double e1 = E[1];
        const double e2 = E[2];
        const double e3 = E[3];
        const double e4 = E[4];
        const double e5 = E[5];
        const double e6 = E[6];
        const double e7 = E[7];
        const double e8 = E[8];
        const double e9 = E[9];
        const double e10 = E[10];
        const double e11 = E[11];
        const double e12 = E[12];
        const double e13 = E[13];
        const double e14 = E[14];
        const double e15 = E[15];
        tile[577 * lane + 24 * row0 + column0] = e0;
        tile[577 * lane + 24 * row0 + column1] = e1;
        tile[577 * lane + 24 * row1 + column0] = e2;
        tile[577 * lane + 24 * row1 + column1] = e3;
        tile[577 * lane + 24 * row0 + column2] = e4;
        tile[577 * lane + 24 * row0 + column3] = e5;
        tile[577 * lane + 24 * row1 + column2] = e6;
        tile[577 * lane + 24 * row1 + column3] = e7;
        tile[577 * lane + 24 * row2 + column0] = e8;
        tile[577 * lane + 24 * row2 + column1] = e9;
        tile[577 * lane + 24 * row3 + column0] = e10;
        tile[577 * lane + 24 * row3 + column1] = e11;
        tile[577 * lane + 24 * row2 + column2] = e12;
        tile[577 * lane + 24 * row2 + column3] = e13;
        tile[577 * lane + 24 * row3 + column2] = e14;
        tile[577 * lane + 24 * row3 + column3] = e15;
        tile[577 * lane + 24 * column0 + row0] = e0;
        tile[577 * lane + 24 * column1 + row0] = e1;
        tile[577 * lane + 24 * column0 + row1] = e2;
        tile[577 * lane + 24 * column1 + row1] = e3;
        tile[577 * lane + 24 * column2 + row0] = e4;
        tile[577 * lane + 24 * column3 + row0] = e5;
        tile[577 * lane + 24 * column2 + row1] = e6;
        tile[577 * lane + 24 * column3 + row1] = e7;
        tile[577 * lane + 24 * column0 + row2] = e8;
        tile[577 * lane + 24 * column1 + row2] = e9;
        tile[577 * lane + 24 * column0 + row3] = e10;
        tile[577 * lane + 24 * column1 + row3] = e11;
        tile[577 * lane + 24 * column2 + row2] = e12;
        tile[577 * lane + 24 * column3 + row2] = e13;
        tile[577 * lane + 24 * column2 + row3] = e14;
        tile[577 * lane + 24 * column3 + row3] = e15;
      }
    }
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 576 * cells_here; k += 320) {
    const int staged = k / 576;
    const int part = k - 576 * staged;
    stream_store(&element_tensors[576 * first_cell + k], tile[577 * staged + part]);
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr ||
      mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 3) / 4; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)), dim3(320), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_hip_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
    "9f96890f6254f82f",                        // key
    "float64",                                 // scalar
    "sum_factorised",                          // representation
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
    "team",                                    // realisation
    "auto",                                    // k_place
    4,                                         // element_batch
    4,                                         // concurrent_elements
    1,                                         // interleave_stores
    320,                                       // threads
    19552,                                     // shared_bytes
    9163.0,                                    // flops_per_cell
    4680.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
