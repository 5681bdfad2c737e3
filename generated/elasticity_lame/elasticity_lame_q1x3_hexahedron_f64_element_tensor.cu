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
//   why             sum_factorised in shared steps takes 9163 flops; quadrature alone 23923, and its loops
//                   over points take more operations
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   realisation          team
//   element_batch        16
//   concurrent_elements  16
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
//   shared      78208 bytes a block of 384 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"

namespace {

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

__global__ void __launch_bounds__(384)
elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  extern __shared__ __align__(16) unsigned char shared_memory[];
  double* const fields = reinterpret_cast<double*>(shared_memory);
  double* const moments = reinterpret_cast<double*>(shared_memory + 3328);
  double* const tile = moments;  // whose values are not needed any more
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 16 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 16 ? num_cells - first_cell : 16);

  if (const int item = static_cast<int>(threadIdx.x); item < 144) {
    const int lane = item % 16;
    const int work = item / 16;
    if (work < 2) {
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
        fields[lane + 16] = -0.125 * (t8 + t11);
        const double t12 = t0 - t1;
        const double t13 = t3 - t4;
        fields[lane + 32] = -0.125 * (t12 + t13);
        const double t14 = t6 - t7;
        const double t15 = t9 - t10;
        fields[lane + 48] = 0.125 * (t14 + t15);
        fields[lane + 64] = -0.125 * (t2 - t5);
        fields[lane + 80] = 0.125 * (t8 - t11);
        fields[lane + 96] = 0.125 * (t12 - t13);
        fields[lane + 112] = -0.125 * (t14 - t15);
      }
    } else {
      if (work < 4) {
        if (work < 3) {
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
          fields[lane + 128] = 0.125 * (t2 + t5);
          const double t6 = x0_1 - x1_1;
          const double t7 = x2_1 - x3_1;
          const double t8 = t6 + t7;
          const double t9 = x4_1 - x5_1;
          const double t10 = x6_1 - x7_1;
          const double t11 = t9 + t10;
          fields[lane + 144] = -0.125 * (t8 + t11);
          const double t12 = t0 - t1;
          const double t13 = t3 - t4;
          fields[lane + 160] = -0.125 * (t12 + t13);
          const double t14 = t6 - t7;
          const double t15 = t9 - t10;
          fields[lane + 176] = 0.125 * (t14 + t15);
          fields[lane + 192] = -0.125 * (t2 - t5);
          fields[lane + 208] = 0.125 * (t8 - t11);
          fields[lane + 224] = 0.125 * (t12 - t13);
          fields[lane + 240] = -0.125 * (t14 - t15);
        }
      } else {
        if (work < 6) {
          if (work < 5) {
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
            fields[lane + 256] = 0.125 * (t2 + t5);
            const double t6 = x0_2 - x1_2;
            const double t7 = x2_2 - x3_2;
            const double t8 = t6 + t7;
            const double t9 = x4_2 - x5_2;
            const double t10 = x6_2 - x7_2;
            const double t11 = t9 + t10;
            fields[lane + 272] = -0.125 * (t8 + t11);
            const double t12 = t0 - t1;
            const double t13 = t3 - t4;
            fields[lane + 288] = -0.125 * (t12 + t13);
            const double t14 = t6 - t7;
            const double t15 = t9 - t10;
            fields[lane + 304] = 0.125 * (t14 + t15);
            fields[lane + 320] = -0.125 * (t2 - t5);
            fields[lane + 336] = 0.125 * (t8 - t11);
            fields[lane + 352] = 0.125 * (t12 - t13);
            fields[lane + 368] = -0.125 * (t14 - t15);
          }
        } else {
          if (work < 8) {
            if (work < 7) {
              const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
              const double lmbda_0 = lmbda[cell];
              fields[lane + 384] = lmbda_0;
            }
          } else {
            const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
            const double mu_0 = mu[cell];
            fields[lane + 400] = mu_0;
          }
        }
      }
    }
  }
  __syncthreads();
  if (const int item = static_cast<int>(threadIdx.x); item < 128) {
    const int lane = item % 16;
    const int work = item / 16;
    const int qr = work % 2;
    const double r = points[qr];
    const int qs = work / 2 % 2;
    const double s = points[qs];
    const int qt = work / 4;
    const double t = points[qt];
    const double t0 = fields[lane + 48] + t * fields[lane + 112];
    const double t1 = (fields[lane + 16] + t * fields[lane + 80]) + s * t0;
    const double t2 = fields[lane + 176] + t * fields[lane + 240];
    const double t3 = (fields[lane + 160] + t * fields[lane + 224]) + r * t2;
    const double t4 = (fields[lane + 320] + s * fields[lane + 352]) + r * (fields[lane + 336] + s *
        fields[lane + 368]);
    const double t5 = (fields[lane + 192] + s * fields[lane + 224]) + r * (fields[lane + 208] + s *
        fields[lane + 240]);
    const double t6 = fields[lane + 304] + t * fields[lane + 368];
    const double t7 = (fields[lane + 288] + t * fields[lane + 352]) + r * t6;
    const double t8 = t3 * t4 - t5 * t7;
    const double t9 = (fields[lane + 32] + t * fields[lane + 96]) + r * t0;
    const double t10 = (fields[lane + 272] + t * fields[lane + 336]) + s * t6;
    const double t11 = (fields[lane + 144] + t * fields[lane + 208]) + s * t2;
    const double t12 = t5 * t10 - t11 * t4;
    const double t13 = (fields[lane + 64] + s * fields[lane + 96]) + r * (fields[lane + 80] + s * fields[lane
        + 112]);
    const double t14 = t11 * t7 - t3 * t10;
    const double detJ = 8.0 * (t1 * t8 + t9 * t12 + t13 * t14);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double t15 = t13 * t7 - t9 * t4;
    const double t16 = fields[lane + 400] * t15 * t15;
    const double t17 = t9 * t5 - t13 * t3;
    const double t18 = fields[lane + 400] * t17 * t17;
    const double t19 = fields[lane + 400] * t8 * t8;
    moments[16 * work + lane] = 16.0 * inv_abs_detJ * (t16 + t18 + fields[lane + 384] * t8 * t8 + 2.0 * t19);
    const double t20 = t1 * t4 - t13 * t10;
    const double t21 = fields[lane + 400] * t15 * t20;
    const double t22 = t13 * t11 - t1 * t5;
    const double t23 = fields[lane + 400] * t17 * t22;
    const double t24 = fields[lane + 400] * t8 * t12;
    moments[16 * work + lane + 864] = 16.0 * inv_abs_detJ * (t21 + t23 + fields[lane + 384] * t8 * t12 + 2.0 *
        t24);
    const double t25 = t9 * t10 - t1 * t7;
    const double t26 = fields[lane + 400] * t15 * t25;
    const double t27 = t1 * t3 - t9 * t11;
    const double t28 = fields[lane + 400] * t17 * t27;
    const double t29 = fields[lane + 400] * t8 * t14;
    moments[16 * work + lane + 2112] = 16.0 * inv_abs_detJ * (t26 + t28 + fields[lane + 384] * t8 * t14 + 2.0
        * t29);
    const double t30 = fields[lane + 400] * t20 * t20;
    const double t31 = fields[lane + 400] * t22 * t22;
    const double t32 = fields[lane + 400] * t12 * t12;
    moments[16 * work + lane + 3744] = 16.0 * inv_abs_detJ * (t30 + t31 + fields[lane + 384] * t12 * t12 + 2.0
        * t32);
    const double t33 = fields[lane + 400] * t20 * t25;
    const double t34 = fields[lane + 400] * t22 * t27;
    const double t35 = fields[lane + 400] * t12 * t14;
    moments[16 * work + lane + 4608] = 16.0 * inv_abs_detJ * (t33 + t34 + fields[lane + 384] * t12 * t14 + 2.0
        * t35);
    const double t36 = fields[lane + 400] * t25 * t25;
    const double t37 = fields[lane + 400] * t27 * t27;
    const double t38 = fields[lane + 400] * t14 * t14;
    moments[16 * work + lane + 6240] = 16.0 * inv_abs_detJ * (t36 + t37 + fields[lane + 384] * t14 * t14 + 2.0
        * t38);
    moments[16 * work + lane + 144] = 16.0 * inv_abs_detJ * (2.0 * t16 + t18 + t19 + fields[lane + 384] * t15
        * t15);
    moments[16 * work + lane + 1072] = 16.0 * inv_abs_detJ * (2.0 * t21 + t23 + t24 + fields[lane + 384] * t15
        * t20);
    moments[16 * work + lane + 2384] = 16.0 * inv_abs_detJ * (2.0 * t26 + t28 + t29 + fields[lane + 384] * t15
        * t25);
    moments[16 * work + lane + 3888] = 16.0 * inv_abs_detJ * (2.0 * t30 + t31 + t32 + fields[lane + 384] * t20
        * t20);
    moments[16 * work + lane + 4880] = 16.0 * inv_abs_detJ * (2.0 * t33 + t34 + t35 + fields[lane + 384] * t20
        * t25);
    moments[16 * work + lane + 6384] = 16.0 * inv_abs_detJ * (2.0 * t36 + t37 + t38 + fields[lane + 384] * t25
        * t25);
    moments[16 * work + lane + 288] = 16.0 * inv_abs_detJ * (t16 + 2.0 * t18 + t19 + fields[lane + 384] * t17
        * t17);
    moments[16 * work + lane + 1280] = 16.0 * inv_abs_detJ * (t21 + 2.0 * t23 + t24 + fields[lane + 384] * t17
        * t22);
    moments[16 * work + lane + 2656] = 16.0 * inv_abs_detJ * (t26 + 2.0 * t28 + t29 + fields[lane + 384] * t17
        * t27);
    moments[16 * work + lane + 4032] = 16.0 * inv_abs_detJ * (t30 + 2.0 * t31 + t32 + fields[lane + 384] * t22
        * t22);
    moments[16 * work + lane + 5152] = 16.0 * inv_abs_detJ * (t33 + 2.0 * t34 + t35 + fields[lane + 384] * t22
        * t27);
    moments[16 * work + lane + 6528] = 16.0 * inv_abs_detJ * (t36 + 2.0 * t37 + t38 + fields[lane + 384] * t27
        * t27);
    const double t39 = fields[lane + 384] + fields[lane + 400];
    moments[16 * work + lane + 432] = 16.0 * t8 * t15 * inv_abs_detJ * t39;
    moments[16 * work + lane + 1488] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t15 * t12 + fields[lane +
        384] * t8 * t20);
    moments[16 * work + lane + 2928] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t15 * t14 + fields[lane +
        384] * t8 * t25);
    moments[16 * work + lane + 7104] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t8 * t20 + fields[lane +
        384] * t15 * t12);
    moments[16 * work + lane + 4176] = 16.0 * t12 * t20 * inv_abs_detJ * t39;
    moments[16 * work + lane + 5424] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t20 * t14 + fields[lane +
        384] * t12 * t25);
    moments[16 * work + lane + 7728] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t8 * t25 + fields[lane +
        384] * t15 * t14);
    moments[16 * work + lane + 8544] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t12 * t25 + fields[lane +
        384] * t20 * t14);
    moments[16 * work + lane + 6672] = 16.0 * t14 * t25 * inv_abs_detJ * t39;
    moments[16 * work + lane + 576] = 16.0 * t8 * t17 * inv_abs_detJ * t39;
    moments[16 * work + lane + 1696] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t17 * t12 + fields[lane +
        384] * t8 * t22);
    moments[16 * work + lane + 3200] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t17 * t14 + fields[lane +
        384] * t8 * t27);
    moments[16 * work + lane + 7312] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t8 * t22 + fields[lane +
        384] * t17 * t12);
    moments[16 * work + lane + 4320] = 16.0 * t12 * t22 * inv_abs_detJ * t39;
    moments[16 * work + lane + 5696] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t22 * t14 + fields[lane +
        384] * t12 * t27);
    moments[16 * work + lane + 8000] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t8 * t27 + fields[lane +
        384] * t17 * t14);
    moments[16 * work + lane + 8816] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t12 * t27 + fields[lane +
        384] * t22 * t14);
    moments[16 * work + lane + 6816] = 16.0 * t14 * t27 * inv_abs_detJ * t39;
    moments[16 * work + lane + 720] = 16.0 * t15 * t17 * inv_abs_detJ * t39;
    moments[16 * work + lane + 1904] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t17 * t20 + fields[lane +
        384] * t15 * t22);
    moments[16 * work + lane + 3472] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t17 * t25 + fields[lane +
        384] * t15 * t27);
    moments[16 * work + lane + 7520] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t15 * t22 + fields[lane +
        384] * t17 * t20);
    moments[16 * work + lane + 4464] = 16.0 * t20 * t22 * inv_abs_detJ * t39;
    moments[16 * work + lane + 5968] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t22 * t25 + fields[lane +
        384] * t20 * t27);
    moments[16 * work + lane + 8272] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t15 * t27 + fields[lane +
        384] * t17 * t25);
    moments[16 * work + lane + 9088] = 16.0 * inv_abs_detJ * (fields[lane + 400] * t20 * t27 + fields[lane +
        384] * t22 * t25);
    moments[16 * work + lane + 6960] = 16.0 * t25 * t27 * inv_abs_detJ * t39;
  }
  __syncthreads();
  for (int item = static_cast<int>(threadIdx.x); item < 752; item += 384) {
    const int lane = item % 16;
    const int work = item / 16;
    if (work < 6) {
      const double d0 = moments[144 * work + lane];
      const double d1 = moments[144 * work + lane + 16];
      const double d2 = moments[144 * work + lane + 32];
      const double d3 = moments[144 * work + lane + 48];
      const double d4 = moments[144 * work + lane + 64];
      const double d5 = moments[144 * work + lane + 80];
      const double d6 = moments[144 * work + lane + 96];
      const double d7 = moments[144 * work + lane + 112];
      const double t0 = d0 + d1;
      const double t1 = d2 + d3;
      const double t2 = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
      const double t3 = d4 + d5;
      const double t4 = d6 + d7;
      const double t5 = 0.15550211698203656 * t3 + 0.011164549684630112 * t4;
      moments[144 * work + lane] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
      moments[144 * work + lane + 16] = 0.08333333333333333 * (t2 + t5);
      moments[144 * work + lane + 32] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
      const double t6 = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
      const double t7 = 0.011164549684630112 * t3 + 0.15550211698203656 * t4;
      moments[144 * work + lane + 48] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
      moments[144 * work + lane + 64] = 0.08333333333333333 * (t6 + t7);
      moments[144 * work + lane + 80] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
    } else {
      if (work < 12) {
        const int task = work - 6;
        const double d0 = moments[208 * task + lane + 864];
        const double d1 = moments[208 * task + lane + 880];
        const double d2 = moments[208 * task + lane + 896];
        const double d3 = moments[208 * task + lane + 912];
        const double d4 = moments[208 * task + lane + 928];
        const double d5 = moments[208 * task + lane + 944];
        const double d6 = moments[208 * task + lane + 960];
        const double d7 = moments[208 * task + lane + 976];
        const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
        const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
        const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
        const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
        const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
        const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
        moments[208 * task + lane + 864] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
        moments[208 * task + lane + 880] = 0.08333333333333333 * (t2 + t5);
        moments[208 * task + lane + 896] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
        const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
        const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
        moments[208 * task + lane + 912] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
        moments[208 * task + lane + 928] = 0.08333333333333333 * (t6 + t7);
        moments[208 * task + lane + 944] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
        const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
        const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
        const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
        const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
        const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
        const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
        moments[208 * task + lane + 960] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
        moments[208 * task + lane + 976] = 0.08333333333333333 * (t10 + t13);
        moments[208 * task + lane + 992] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
        const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
        const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
        moments[208 * task + lane + 1008] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
        moments[208 * task + lane + 1024] = 0.08333333333333333 * (t14 + t15);
        moments[208 * task + lane + 1040] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
      } else {
        if (work < 18) {
          const int task = work - 12;
          const double d0 = moments[272 * task + lane + 2112];
          const double d1 = moments[272 * task + lane + 2128];
          const double d2 = moments[272 * task + lane + 2144];
          const double d3 = moments[272 * task + lane + 2160];
          const double d4 = moments[272 * task + lane + 2176];
          const double d5 = moments[272 * task + lane + 2192];
          const double d6 = moments[272 * task + lane + 2208];
          const double d7 = moments[272 * task + lane + 2224];
          const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
          const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
          const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
          const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
          const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
          const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
          const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
          moments[272 * task + lane + 2112] = t6;
          moments[272 * task + lane + 2128] = -t6;
          const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
          moments[272 * task + lane + 2144] = t7;
          moments[272 * task + lane + 2160] = -t7;
          const double t8 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
          const double t9 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
          const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
          moments[272 * task + lane + 2176] = t10;
          moments[272 * task + lane + 2192] = -t10;
          const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
          moments[272 * task + lane + 2208] = t11;
          moments[272 * task + lane + 2224] = -t11;
          const double t12 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
          const double t13 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
          const double t14 = 0.3110042339640731 * t12 + 0.022329099369260225 * t13;
          const double t15 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
          const double t16 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
          const double t17 = 0.3110042339640731 * t15 + 0.022329099369260225 * t16;
          const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
          moments[272 * task + lane + 2240] = t18;
          moments[272 * task + lane + 2256] = -t18;
          const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
          moments[272 * task + lane + 2272] = t19;
          moments[272 * task + lane + 2288] = -t19;
          const double t20 = 0.022329099369260225 * t12 + 0.3110042339640731 * t13;
          const double t21 = 0.022329099369260225 * t15 + 0.3110042339640731 * t16;
          const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
          moments[272 * task + lane + 2304] = t22;
          moments[272 * task + lane + 2320] = -t22;
          const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
          moments[272 * task + lane + 2336] = t23;
          moments[272 * task + lane + 2352] = -t23;
        } else {
          if (work < 24) {
            const int task = work - 18;
            const double d0 = moments[144 * task + lane + 3744];
            const double d1 = moments[144 * task + lane + 3760];
            const double d2 = moments[144 * task + lane + 3776];
            const double d3 = moments[144 * task + lane + 3792];
            const double d4 = moments[144 * task + lane + 3808];
            const double d5 = moments[144 * task + lane + 3824];
            const double d6 = moments[144 * task + lane + 3840];
            const double d7 = moments[144 * task + lane + 3856];
            const double t0 = (0.3110042339640731 * d0 + 0.022329099369260225 * d1) + (0.3110042339640731 * d2
                + 0.022329099369260225 * d3);
            const double t1 = (0.3110042339640731 * d4 + 0.022329099369260225 * d5) + (0.3110042339640731 * d6
                + 0.022329099369260225 * d7);
            moments[144 * task + lane + 3744] = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
            moments[144 * task + lane + 3760] = 0.041666666666666664 * (t0 + t1);
            moments[144 * task + lane + 3776] = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
            const double t2 = (0.022329099369260225 * d0 + 0.3110042339640731 * d1) + (0.022329099369260225 *
                d2 + 0.3110042339640731 * d3);
            const double t3 = (0.022329099369260225 * d4 + 0.3110042339640731 * d5) + (0.022329099369260225 *
                d6 + 0.3110042339640731 * d7);
            moments[144 * task + lane + 3792] = 0.15550211698203656 * t2 + 0.011164549684630112 * t3;
            moments[144 * task + lane + 3808] = 0.041666666666666664 * (t2 + t3);
            moments[144 * task + lane + 3824] = 0.011164549684630112 * t2 + 0.15550211698203656 * t3;
          } else {
            if (work < 30) {
              const int task = work - 24;
              const double d0 = moments[272 * task + lane + 4608];
              const double d1 = moments[272 * task + lane + 4624];
              const double d2 = moments[272 * task + lane + 4640];
              const double d3 = moments[272 * task + lane + 4656];
              const double d4 = moments[272 * task + lane + 4672];
              const double d5 = moments[272 * task + lane + 4688];
              const double d6 = moments[272 * task + lane + 4704];
              const double d7 = moments[272 * task + lane + 4720];
              const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
              const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
              const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
              const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
              const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
              const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
              const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
              moments[272 * task + lane + 4608] = t6;
              moments[272 * task + lane + 4624] = -t6;
              const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
              moments[272 * task + lane + 4640] = t7;
              moments[272 * task + lane + 4656] = -t7;
              const double t8 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
              const double t9 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
              const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
              moments[272 * task + lane + 4672] = t10;
              moments[272 * task + lane + 4688] = -t10;
              const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
              moments[272 * task + lane + 4704] = t11;
              moments[272 * task + lane + 4720] = -t11;
              const double t12 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
              const double t13 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
              const double t14 = 0.39433756729740643 * t12 + 0.10566243270259355 * t13;
              const double t15 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
              const double t16 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
              const double t17 = 0.39433756729740643 * t15 + 0.10566243270259355 * t16;
              const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
              moments[272 * task + lane + 4736] = t18;
              moments[272 * task + lane + 4752] = -t18;
              const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
              moments[272 * task + lane + 4768] = t19;
              moments[272 * task + lane + 4784] = -t19;
              const double t20 = 0.10566243270259355 * t12 + 0.39433756729740643 * t13;
              const double t21 = 0.10566243270259355 * t15 + 0.39433756729740643 * t16;
              const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
              moments[272 * task + lane + 4800] = t22;
              moments[272 * task + lane + 4816] = -t22;
              const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
              moments[272 * task + lane + 4832] = t23;
              moments[272 * task + lane + 4848] = -t23;
            } else {
              if (work < 36) {
                const int task = work - 30;
                const double d0 = moments[144 * task + lane + 6240];
                const double d1 = moments[144 * task + lane + 6256];
                const double d2 = moments[144 * task + lane + 6272];
                const double d3 = moments[144 * task + lane + 6288];
                const double d4 = moments[144 * task + lane + 6304];
                const double d5 = moments[144 * task + lane + 6320];
                const double d6 = moments[144 * task + lane + 6336];
                const double d7 = moments[144 * task + lane + 6352];
                const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
                const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
                const double t2 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
                const double t3 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
                const double t4 = (0.3110042339640731 * t0 + 0.022329099369260225 * t1) + (0.3110042339640731
                    * t2 + 0.022329099369260225 * t3);
                moments[144 * task + lane + 6240] = 0.5 * t4;
                moments[144 * task + lane + 6256] = -0.5 * t4;
                const double t5 = (0.022329099369260225 * t0 + 0.3110042339640731 * t1) +
                    (0.022329099369260225 * t2 + 0.3110042339640731 * t3);
                moments[144 * task + lane + 6272] = 0.5 * t5;
                moments[144 * task + lane + 6288] = -0.5 * t5;
                const double t6 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
                const double t7 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
                const double t8 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
                const double t9 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
                const double t10 = (0.3110042339640731 * t6 + 0.022329099369260225 * t7) + (0.3110042339640731
                    * t8 + 0.022329099369260225 * t9);
                moments[144 * task + lane + 6304] = 0.5 * t10;
                moments[144 * task + lane + 6320] = -0.5 * t10;
                const double t11 = (0.022329099369260225 * t6 + 0.3110042339640731 * t7) +
                    (0.022329099369260225 * t8 + 0.3110042339640731 * t9);
                moments[144 * task + lane + 6336] = 0.5 * t11;
                moments[144 * task + lane + 6352] = -0.5 * t11;
              } else {
                if (work < 40) {
                  if (work < 39) {
                    const int task = work - 36;
                    const double d0 = moments[208 * task + lane + 7104];
                    const double d1 = moments[208 * task + lane + 7120];
                    const double d2 = moments[208 * task + lane + 7136];
                    const double d3 = moments[208 * task + lane + 7152];
                    const double d4 = moments[208 * task + lane + 7168];
                    const double d5 = moments[208 * task + lane + 7184];
                    const double d6 = moments[208 * task + lane + 7200];
                    const double d7 = moments[208 * task + lane + 7216];
                    const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
                    const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
                    const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
                    const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
                    const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
                    const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
                    moments[208 * task + lane + 7104] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
                    moments[208 * task + lane + 7120] = 0.08333333333333333 * (t2 + t5);
                    moments[208 * task + lane + 7136] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
                    const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
                    const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
                    moments[208 * task + lane + 7152] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
                    moments[208 * task + lane + 7168] = 0.08333333333333333 * (t6 + t7);
                    moments[208 * task + lane + 7184] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
                    const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
                    const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
                    const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                    const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
                    const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
                    const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
                    moments[208 * task + lane + 7200] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
                    moments[208 * task + lane + 7216] = 0.08333333333333333 * (t10 + t13);
                    moments[208 * task + lane + 7232] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
                    const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                    const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
                    moments[208 * task + lane + 7248] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
                    moments[208 * task + lane + 7264] = 0.08333333333333333 * (t14 + t15);
                    moments[208 * task + lane + 7280] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
                  }
                } else {
                  if (work < 44) {
                    if (work < 43) {
                      const int task = work - 40;
                      const double d0 = moments[272 * task + lane + 7728];
                      const double d1 = moments[272 * task + lane + 7744];
                      const double d2 = moments[272 * task + lane + 7760];
                      const double d3 = moments[272 * task + lane + 7776];
                      const double d4 = moments[272 * task + lane + 7792];
                      const double d5 = moments[272 * task + lane + 7808];
                      const double d6 = moments[272 * task + lane + 7824];
                      const double d7 = moments[272 * task + lane + 7840];
                      const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
                      const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
                      const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
                      const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
                      const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
                      const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
                      const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
                      moments[272 * task + lane + 7728] = t6;
                      const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
                      moments[272 * task + lane + 7744] = t7;
                      moments[272 * task + lane + 7760] = -t6;
                      moments[272 * task + lane + 7776] = -t7;
                      const double t8 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
                      const double t9 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
                      const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                      moments[272 * task + lane + 7792] = t10;
                      const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                      moments[272 * task + lane + 7808] = t11;
                      moments[272 * task + lane + 7824] = -t10;
                      moments[272 * task + lane + 7840] = -t11;
                      const double t12 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
                      const double t13 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
                      const double t14 = 0.3110042339640731 * t12 + 0.022329099369260225 * t13;
                      const double t15 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
                      const double t16 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
                      const double t17 = 0.3110042339640731 * t15 + 0.022329099369260225 * t16;
                      const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
                      moments[272 * task + lane + 7856] = t18;
                      const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
                      moments[272 * task + lane + 7872] = t19;
                      moments[272 * task + lane + 7888] = -t18;
                      moments[272 * task + lane + 7904] = -t19;
                      const double t20 = 0.022329099369260225 * t12 + 0.3110042339640731 * t13;
                      const double t21 = 0.022329099369260225 * t15 + 0.3110042339640731 * t16;
                      const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
                      moments[272 * task + lane + 7920] = t22;
                      const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
                      moments[272 * task + lane + 7936] = t23;
                      moments[272 * task + lane + 7952] = -t22;
                      moments[272 * task + lane + 7968] = -t23;
                    }
                  } else {
                    const int task = work - 44;
                    const double d0 = moments[272 * task + lane + 8544];
                    const double d1 = moments[272 * task + lane + 8560];
                    const double d2 = moments[272 * task + lane + 8576];
                    const double d3 = moments[272 * task + lane + 8592];
                    const double d4 = moments[272 * task + lane + 8608];
                    const double d5 = moments[272 * task + lane + 8624];
                    const double d6 = moments[272 * task + lane + 8640];
                    const double d7 = moments[272 * task + lane + 8656];
                    const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
                    const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
                    const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
                    const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
                    const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
                    const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
                    const double t6 = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
                    moments[272 * task + lane + 8544] = t6;
                    const double t7 = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
                    moments[272 * task + lane + 8560] = t7;
                    moments[272 * task + lane + 8576] = -t6;
                    moments[272 * task + lane + 8592] = -t7;
                    const double t8 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
                    const double t9 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
                    const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
                    moments[272 * task + lane + 8608] = t10;
                    const double t11 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
                    moments[272 * task + lane + 8624] = t11;
                    moments[272 * task + lane + 8640] = -t10;
                    moments[272 * task + lane + 8656] = -t11;
                    const double t12 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
                    const double t13 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
                    const double t14 = 0.39433756729740643 * t12 + 0.10566243270259355 * t13;
                    const double t15 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
                    const double t16 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
                    const double t17 = 0.39433756729740643 * t15 + 0.10566243270259355 * t16;
                    const double t18 = 0.39433756729740643 * t14 + 0.10566243270259355 * t17;
                    moments[272 * task + lane + 8672] = t18;
                    const double t19 = 0.10566243270259355 * t14 + 0.39433756729740643 * t17;
                    moments[272 * task + lane + 8688] = t19;
                    moments[272 * task + lane + 8704] = -t18;
                    moments[272 * task + lane + 8720] = -t19;
                    const double t20 = 0.10566243270259355 * t12 + 0.39433756729740643 * t13;
                    const double t21 = 0.10566243270259355 * t15 + 0.39433756729740643 * t16;
                    const double t22 = 0.39433756729740643 * t20 + 0.10566243270259355 * t21;
                    moments[272 * task + lane + 8736] = t22;
                    const double t23 = 0.10566243270259355 * t20 + 0.39433756729740643 * t21;
                    moments[272 * task + lane + 8752] = t23;
                    moments[272 * task + lane + 8768] = -t22;
                    moments[272 * task + lane + 8784] = -t23;
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
    const int lane = item % 16;
    const int work = item / 16;
    double E[16];
    if (work < 22) {
      if (work < 10) {
        if (work < 9) {
          const int block = work / 3;
          const int pair0 = pair_of_line[work - 3 * block];
          const int pair1 = pair_of_line1[work - 3 * block];
          const int pair2 = pair_of_line2[work - 3 * block];
          const double t0 = moments[16 * work + 160 * block + lane + 864] + moments[16 * pair0 + 272 * block +
              lane + 2112];
          const double t1 = moments[16 * work + 160 * block + lane + 864] + moments[16 * pair2 + 272 * block +
              lane + 2112];
          const double t2 = moments[16 * work + 96 * block + lane + 3744] + moments[16 * pair0 + 272 * block +
              lane + 4608];
          const double t3 = moments[16 * pair2 + 272 * block + lane + 4608] + (moments[16 * pair1 + 144 *
              block + lane + 6240] + t2);
          E[0] = moments[16 * work + 96 * block + lane] + t0 + t1 + t3;
          const double t4 = moments[16 * work + 160 * block + lane + 960] + moments[16 * pair0 + 272 * block +
              lane + 2240];
          const double t5 = moments[16 * work + 96 * block + lane + 3792] + moments[16 * pair0 + 272 * block +
              lane + 4736];
          const double t6 = moments[16 * pair2 + 272 * block + lane + 4736] + (moments[16 * pair1 + 144 *
              block + lane + 6304] + t5);
          E[1] = t4 + 0.25 * t3 + 0.25 * t6 - moments[16 * work + 96 * block + lane] - t1;
          const double t7 = moments[16 * work + 160 * block + lane + 960] + moments[16 * pair2 + 272 * block +
              lane + 2240];
          E[2] = t7 + 0.25 * t3 + 0.25 * t6 - moments[16 * work + 96 * block + lane] - t0;
          E[3] = moments[16 * work + 96 * block + lane] + t6 - t4 - t7;
          const double t8 = moments[16 * work + 96 * block + lane] + moments[16 * work + 96 * block + lane +
              48];
          const double t9 = moments[16 * pair0 + 272 * block + lane + 2112] + moments[16 * pair0 + 272 * block
              + lane + 2176];
          const double t10 = moments[16 * work + 160 * block + lane + 864] - 0.25 * t9;
          const double t11 = moments[16 * pair2 + 272 * block + lane + 2112] + moments[16 * pair2 + 272 *
              block + lane + 2176];
          const double t12 = moments[16 * work + 160 * block + lane + 912] + 0.25 * t11;
          const double t13 = moments[16 * work + 96 * block + lane + 3744] - moments[16 * pair0 + 272 * block
              + lane + 4672];
          const double t14 = moments[16 * pair1 + 144 * block + lane + 6240] + moments[16 * pair1 + 144 *
              block + lane + 6272];
          const double t15 = moments[16 * pair2 + 272 * block + lane + 4608] + (t13 - 0.25 * t14);
          E[4] = 0.25 * t8 + t12 - t10 - t15;
          const double t16 = moments[16 * pair0 + 272 * block + lane + 2240] + moments[16 * pair0 + 272 *
              block + lane + 2304];
          const double t17 = moments[16 * work + 160 * block + lane + 960] - 0.25 * t16;
          const double t18 = moments[16 * work + 96 * block + lane + 3792] - moments[16 * pair0 + 272 * block
              + lane + 4800];
          const double t19 = moments[16 * pair1 + 144 * block + lane + 6304] + moments[16 * pair1 + 144 *
              block + lane + 6336];
          const double t20 = moments[16 * pair2 + 272 * block + lane + 4736] + (t18 - 0.25 * t19);
          E[5] = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
          const double t21 = moments[16 * pair2 + 272 * block + lane + 2240] + moments[16 * pair2 + 272 *
              block + lane + 2304];
          const double t22 = moments[16 * work + 160 * block + lane + 1008] + 0.25 * t21;
          E[6] = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
          E[7] = 0.25 * t8 + t17 - t22 - t20;
          const double t23 = moments[16 * work + 160 * block + lane + 912] + 0.25 * t9;
          const double t24 = moments[16 * work + 160 * block + lane + 864] - 0.25 * t11;
          const double t25 = moments[16 * pair2 + 272 * block + lane + 4672] - (t2 - 0.25 * t14);
          E[8] = 0.25 * t8 + t23 + t25 - t24;
          const double t26 = moments[16 * work + 160 * block + lane + 1008] + 0.25 * t16;
          const double t27 = moments[16 * pair2 + 272 * block + lane + 4800] - (t5 - 0.25 * t19);
          E[9] = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
          const double t28 = moments[16 * work + 160 * block + lane + 960] - 0.25 * t21;
          E[10] = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
          E[11] = 0.25 * t8 + t28 + t27 - t26;
          const double t29 = moments[16 * work + 160 * block + lane + 912] - moments[16 * pair0 + 272 * block
              + lane + 2176];
          const double t30 = moments[16 * work + 160 * block + lane + 912] - moments[16 * pair2 + 272 * block
              + lane + 2176];
          const double t31 = moments[16 * pair2 + 272 * block + lane + 4672] - (moments[16 * pair1 + 144 *
              block + lane + 6272] + t13);
          E[12] = moments[16 * work + 96 * block + lane + 48] - t29 - t30 - t31;
          const double t32 = moments[16 * work + 160 * block + lane + 1008] - moments[16 * pair0 + 272 * block
              + lane + 2304];
          const double t33 = moments[16 * pair2 + 272 * block + lane + 4800] - (moments[16 * pair1 + 144 *
              block + lane + 6336] + t18);
          E[13] = t30 - moments[16 * work + 96 * block + lane + 48] - t32 - 0.25 * t31 - 0.25 * t33;
          const double t34 = moments[16 * work + 160 * block + lane + 1008] - moments[16 * pair2 + 272 * block
              + lane + 2304];
          E[14] = t29 - moments[16 * work + 96 * block + lane + 48] - t34 - 0.25 * t31 - 0.25 * t33;
          E[15] = moments[16 * work + 96 * block + lane + 48] + t32 + t34 - t33;
        }
      } else {
        const int task = work - 10;
        const int block = task / 4;
        const int pair0 = pair_of_line3[task - 4 * block];
        const int pair1 = pair_of_line4[task - 4 * block];
        const double t0 = moments[16 * pair0 + 208 * block + lane + 1488] + moments[16 * task + 208 * block +
            lane + 2928];
        const double t1 = moments[16 * pair0 + 208 * block + lane + 7104] + moments[16 * task + 208 * block +
            lane + 7728];
        const double t2 = moments[16 * pair0 + 144 * block + lane + 4176] + moments[16 * task + 208 * block +
            lane + 5424];
        const double t3 = moments[16 * pair1 + 144 * block + lane + 6672] + (moments[16 * task + 208 * block +
            lane + 8544] + t2);
        E[0] = moments[16 * pair0 + 144 * block + lane + 432] + t0 + t1 + t3;
        const double t4 = moments[16 * pair0 + 208 * block + lane + 1584] + moments[16 * task + 208 * block +
            lane + 3056];
        const double t5 = moments[16 * pair0 + 144 * block + lane + 4224] + moments[16 * task + 208 * block +
            lane + 5552];
        const double t6 = moments[16 * pair1 + 144 * block + lane + 6736] + (moments[16 * task + 208 * block +
            lane + 8672] + t5);
        E[1] = t4 + 0.25 * t3 + 0.25 * t6 - moments[16 * pair0 + 144 * block + lane + 432] - t1;
        const double t7 = moments[16 * pair0 + 208 * block + lane + 7200] + moments[16 * task + 208 * block +
            lane + 7856];
        E[2] = t7 + 0.25 * t3 + 0.25 * t6 - moments[16 * pair0 + 144 * block + lane + 432] - t0;
        E[3] = moments[16 * pair0 + 144 * block + lane + 432] + t6 - t4 - t7;
        const double t8 = moments[16 * pair0 + 144 * block + lane + 432] + moments[16 * pair0 + 144 * block +
            lane + 480];
        const double t9 = moments[16 * task + 208 * block + lane + 2928] + moments[16 * task + 208 * block +
            lane + 2992];
        const double t10 = moments[16 * pair0 + 208 * block + lane + 1488] - 0.25 * t9;
        const double t11 = moments[16 * task + 208 * block + lane + 7728] + moments[16 * task + 208 * block +
            lane + 7792];
        const double t12 = moments[16 * pair0 + 208 * block + lane + 7152] + 0.25 * t11;
        const double t13 = moments[16 * pair0 + 144 * block + lane + 4176] - moments[16 * task + 208 * block +
            lane + 5488];
        const double t14 = moments[16 * pair1 + 144 * block + lane + 6672] + moments[16 * pair1 + 144 * block
            + lane + 6704];
        const double t15 = (moments[16 * task + 208 * block + lane + 8544] + t13) - 0.25 * t14;
        E[4] = 0.25 * t8 + t12 - t10 - t15;
        const double t16 = moments[16 * task + 208 * block + lane + 3056] + moments[16 * task + 208 * block +
            lane + 3120];
        const double t17 = moments[16 * pair0 + 208 * block + lane + 1584] - 0.25 * t16;
        const double t18 = moments[16 * pair0 + 144 * block + lane + 4224] - moments[16 * task + 208 * block +
            lane + 5616];
        const double t19 = moments[16 * pair1 + 144 * block + lane + 6736] + moments[16 * pair1 + 144 * block
            + lane + 6768];
        const double t20 = (moments[16 * task + 208 * block + lane + 8672] + t18) - 0.25 * t19;
        E[5] = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
        const double t21 = moments[16 * task + 208 * block + lane + 7856] + moments[16 * task + 208 * block +
            lane + 7920];
        const double t22 = moments[16 * pair0 + 208 * block + lane + 7248] + 0.25 * t21;
        E[6] = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
        E[7] = 0.25 * t8 + t17 - t22 - t20;
        const double t23 = moments[16 * pair0 + 208 * block + lane + 1536] + 0.25 * t9;
        const double t24 = moments[16 * pair0 + 208 * block + lane + 7104] - 0.25 * t11;
        const double t25 = 0.25 * t14 + (moments[16 * task + 208 * block + lane + 8608] - t2);
        E[8] = 0.25 * t8 + t23 + t25 - t24;
        const double t26 = moments[16 * pair0 + 208 * block + lane + 1632] + 0.25 * t16;
        const double t27 = 0.25 * t19 + (moments[16 * task + 208 * block + lane + 8736] - t5);
        E[9] = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
        const double t28 = moments[16 * pair0 + 208 * block + lane + 7200] - 0.25 * t21;
        E[10] = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
        E[11] = 0.25 * t8 + t28 + t27 - t26;
        const double t29 = moments[16 * pair0 + 208 * block + lane + 1536] - moments[16 * task + 208 * block +
            lane + 2992];
        const double t30 = moments[16 * pair0 + 208 * block + lane + 7152] - moments[16 * task + 208 * block +
            lane + 7792];
        const double t31 = moments[16 * pair1 + 144 * block + lane + 6704] - (moments[16 * task + 208 * block
            + lane + 8608] - t13);
        E[12] = moments[16 * pair0 + 144 * block + lane + 480] + t31 - t29 - t30;
        const double t32 = moments[16 * pair0 + 208 * block + lane + 1632] - moments[16 * task + 208 * block +
            lane + 3120];
        const double t33 = moments[16 * pair1 + 144 * block + lane + 6768] - (moments[16 * task + 208 * block
            + lane + 8736] - t18);
        E[13] = t30 + 0.25 * t31 + 0.25 * t33 - moments[16 * pair0 + 144 * block + lane + 480] - t32;
        const double t34 = moments[16 * pair0 + 208 * block + lane + 7248] - moments[16 * task + 208 * block +
            lane + 7920];
        E[14] = t29 + 0.25 * t31 + 0.25 * t33 - moments[16 * pair0 + 144 * block + lane + 480] - t34;
        E[15] = moments[16 * pair0 + 144 * block + lane + 480] + t32 + t34 + t33;
      }
    }
    __syncthreads();
    if (work < 22) {
      if (work < 10) {
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
        const int task = work - 10;
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
  for (int k = static_cast<int>(threadIdx.x); k < 576 * cells_here; k += 384) {
    const int staged = k / 576;
    const int part = k - 576 * staged;
    __stcs(&element_tensors[576 * first_cell + k], tile[577 * staged + part]);
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda(
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
  if (const int64_t blocks = (num_cells + 15) / 16; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    if (const int error = static_cast<int>(cudaFuncSetAttribute(elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 78208)); error != 0) return error;
    elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(384), 78208, static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda(
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

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_element_tensor_cuda_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cuda",                                    // target
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
    16,                                        // element_batch
    16,                                        // concurrent_elements
    1,                                         // interleave_stores
    384,                                       // threads
    78208,                                     // shared_bytes
    9163.0,                                    // flops_per_cell
    4680.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
