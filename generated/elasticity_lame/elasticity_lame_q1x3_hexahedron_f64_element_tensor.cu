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
// Arguments, arrays on the device:
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
//   sum_factorised  8998 flops <- taken
//   why             sum_factorised in shared steps takes 8998 flops; quadrature alone 40968, and its loops
//                   over points take more operations
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   realisation          team
//   element_batch        8
//   concurrent_elements  8
//   division             fast
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the fields of each cell as polynomials, coordinates from -1 to 1
//   2  D at the points
//   3  moments in the other directions
//   4  entries of 6 blocks of components
//
// Costs of a cell:
//   flops       8998
//   bytes       4680 (72 read, 4608 written): inputs and results once each
//   flops/byte  1.92
//   shared      38592 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_q1x3_hexahedron_f64_element_tensor.h"

namespace of_elasticity_lame_q1x3_hexahedron_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;
using femforge_gpu::thread_of;

__device__ const double points[2] = {-0.5773502691896257, 0.5773502691896257};

__device__ const int32_t row_of_task[3] = {0, 1, 2};

__device__ const int32_t column_of_task[3] = {0, 1, 2};

__device__ const int32_t row_of_task1[3] = {0, 0, 1};

__device__ const int32_t column_of_task1[3] = {1, 2, 2};

__global__ void __launch_bounds__(64)
elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double fields[208];
  alignas(16) __shared__ double moments[4616];
  double* const tile = moments;  // which is not needed at the same time
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 8 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 8 ? num_cells - first_cell : 8);

  for (int item = thread_of<64>(); item < 136; item += 64) {
    const int lane = item % 8;
    const int work = item / 8;
    if (work < 4) {
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
    } else if (work < 8) {
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
    } else if (work < 12) {
      if (work < 9) {
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
    } else if (work < 16) {
      if (work < 13) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const double lmbda_0 = lmbda[cell];
        fields[lane + 192] = lmbda_0;
      }
    } else {
      const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
      const double mu_0 = mu[cell];
      fields[lane + 200] = mu_0;
    }
  }
  __syncthreads();
  {
    const int item = thread_of<64>();
    const int lane = item % 8;
    const int work = item / 8;
    const int qr = work % 2;
    const double r = points[qr];
    const int qs = work / 2 % 2;
    const double s = points[qs];
    const int qt = work / 4;
    const double t = points[qt];
    const double t0 = fields[lane + 24] + t * fields[lane + 56];
    const double t1 = (fields[lane + 8] + t * fields[lane + 40]) + s * t0;
    const double t2 = fields[lane + 88] + t * fields[lane + 120];
    const double t3 = (fields[lane + 80] + t * fields[lane + 112]) + r * t2;
    const double t4 = (fields[lane + 160] + s * fields[lane + 176]) + r * (fields[lane + 168] + s *
        fields[lane + 184]);
    const double t5 = (fields[lane + 96] + s * fields[lane + 112]) + r * (fields[lane + 104] + s * fields[lane
        + 120]);
    const double t6 = fields[lane + 152] + t * fields[lane + 184];
    const double t7 = (fields[lane + 144] + t * fields[lane + 176]) + r * t6;
    const double t8 = t3 * t4 - t5 * t7;
    const double t9 = (fields[lane + 16] + t * fields[lane + 48]) + r * t0;
    const double t10 = (fields[lane + 136] + t * fields[lane + 168]) + s * t6;
    const double t11 = (fields[lane + 72] + t * fields[lane + 104]) + s * t2;
    const double t12 = t5 * t10 - t11 * t4;
    const double t13 = (fields[lane + 32] + s * fields[lane + 48]) + r * (fields[lane + 40] + s * fields[lane
        + 56]);
    const double t14 = t11 * t7 - t3 * t10;
    const double detJ = 8.0 * (t1 * t8 + t9 * t12 + t13 * t14);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t15 = t13 * t7 - t9 * t4;
    const double t16 = fields[lane + 200] * t15 * t15;
    const double t17 = t9 * t5 - t13 * t3;
    const double t18 = fields[lane + 200] * t17 * t17;
    const double t19 = fields[lane + 200] * t8 * t8;
    moments[8 * work + lane] = 16.0 * inv_abs_detJ * (t16 + t18 + fields[lane + 192] * t8 * t8 + 2.0 * t19);
    const double t20 = t1 * t4 - t13 * t10;
    const double t21 = fields[lane + 200] * t15 * t20;
    const double t22 = t13 * t11 - t1 * t5;
    const double t23 = fields[lane + 200] * t17 * t22;
    const double t24 = fields[lane + 200] * t8 * t12;
    moments[8 * work + lane + 432] = 16.0 * inv_abs_detJ * (t21 + t23 + fields[lane + 192] * t8 * t12 + 2.0 *
        t24);
    const double t25 = t9 * t10 - t1 * t7;
    const double t26 = fields[lane + 200] * t15 * t25;
    const double t27 = t1 * t3 - t9 * t11;
    const double t28 = fields[lane + 200] * t17 * t27;
    const double t29 = fields[lane + 200] * t8 * t14;
    moments[8 * work + lane + 864] = 16.0 * inv_abs_detJ * (t26 + t28 + fields[lane + 192] * t8 * t14 + 2.0 *
        t29);
    const double t30 = fields[lane + 200] * t20 * t20;
    const double t31 = fields[lane + 200] * t22 * t22;
    const double t32 = fields[lane + 200] * t12 * t12;
    moments[8 * work + lane + 1296] = 16.0 * inv_abs_detJ * (t30 + t31 + fields[lane + 192] * t12 * t12 + 2.0
        * t32);
    const double t33 = fields[lane + 200] * t20 * t25;
    const double t34 = fields[lane + 200] * t22 * t27;
    const double t35 = fields[lane + 200] * t12 * t14;
    moments[8 * work + lane + 1728] = 16.0 * inv_abs_detJ * (t33 + t34 + fields[lane + 192] * t12 * t14 + 2.0
        * t35);
    const double t36 = fields[lane + 200] * t25 * t25;
    const double t37 = fields[lane + 200] * t27 * t27;
    const double t38 = fields[lane + 200] * t14 * t14;
    moments[8 * work + lane + 2160] = 16.0 * inv_abs_detJ * (t36 + t37 + fields[lane + 192] * t14 * t14 + 2.0
        * t38);
    moments[8 * work + lane + 72] = 16.0 * inv_abs_detJ * (2.0 * t16 + t18 + t19 + fields[lane + 192] * t15 *
        t15);
    moments[8 * work + lane + 504] = 16.0 * inv_abs_detJ * (2.0 * t21 + t23 + t24 + fields[lane + 192] * t15 *
        t20);
    moments[8 * work + lane + 936] = 16.0 * inv_abs_detJ * (2.0 * t26 + t28 + t29 + fields[lane + 192] * t15 *
        t25);
    moments[8 * work + lane + 1368] = 16.0 * inv_abs_detJ * (2.0 * t30 + t31 + t32 + fields[lane + 192] * t20
        * t20);
    moments[8 * work + lane + 1800] = 16.0 * inv_abs_detJ * (2.0 * t33 + t34 + t35 + fields[lane + 192] * t20
        * t25);
    moments[8 * work + lane + 2232] = 16.0 * inv_abs_detJ * (2.0 * t36 + t37 + t38 + fields[lane + 192] * t25
        * t25);
    moments[8 * work + lane + 144] = 16.0 * inv_abs_detJ * (t16 + 2.0 * t18 + t19 + fields[lane + 192] * t17 *
        t17);
    moments[8 * work + lane + 576] = 16.0 * inv_abs_detJ * (t21 + 2.0 * t23 + t24 + fields[lane + 192] * t17 *
        t22);
    moments[8 * work + lane + 1008] = 16.0 * inv_abs_detJ * (t26 + 2.0 * t28 + t29 + fields[lane + 192] * t17
        * t27);
    moments[8 * work + lane + 1440] = 16.0 * inv_abs_detJ * (t30 + 2.0 * t31 + t32 + fields[lane + 192] * t22
        * t22);
    moments[8 * work + lane + 1872] = 16.0 * inv_abs_detJ * (t33 + 2.0 * t34 + t35 + fields[lane + 192] * t22
        * t27);
    moments[8 * work + lane + 2304] = 16.0 * inv_abs_detJ * (t36 + 2.0 * t37 + t38 + fields[lane + 192] * t27
        * t27);
    const double t39 = fields[lane + 192] + fields[lane + 200];
    moments[8 * work + lane + 216] = 16.0 * t8 * t15 * inv_abs_detJ * t39;
    moments[8 * work + lane + 648] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t12 + fields[lane +
        192] * t8 * t20);
    moments[8 * work + lane + 1080] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t14 + fields[lane +
        192] * t8 * t25);
    moments[8 * work + lane + 2592] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t20 + fields[lane +
        192] * t15 * t12);
    moments[8 * work + lane + 1512] = 16.0 * t12 * t20 * inv_abs_detJ * t39;
    moments[8 * work + lane + 1944] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t20 * t14 + fields[lane +
        192] * t12 * t25);
    moments[8 * work + lane + 2808] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t25 + fields[lane +
        192] * t15 * t14);
    moments[8 * work + lane + 3024] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t12 * t25 + fields[lane +
        192] * t20 * t14);
    moments[8 * work + lane + 2376] = 16.0 * t14 * t25 * inv_abs_detJ * t39;
    moments[8 * work + lane + 288] = 16.0 * t8 * t17 * inv_abs_detJ * t39;
    moments[8 * work + lane + 720] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t12 + fields[lane +
        192] * t8 * t22);
    moments[8 * work + lane + 1152] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t14 + fields[lane +
        192] * t8 * t27);
    moments[8 * work + lane + 2664] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t22 + fields[lane +
        192] * t17 * t12);
    moments[8 * work + lane + 1584] = 16.0 * t12 * t22 * inv_abs_detJ * t39;
    moments[8 * work + lane + 2016] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t22 * t14 + fields[lane +
        192] * t12 * t27);
    moments[8 * work + lane + 2880] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t8 * t27 + fields[lane +
        192] * t17 * t14);
    moments[8 * work + lane + 3096] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t12 * t27 + fields[lane +
        192] * t22 * t14);
    moments[8 * work + lane + 2448] = 16.0 * t14 * t27 * inv_abs_detJ * t39;
    moments[8 * work + lane + 360] = 16.0 * t15 * t17 * inv_abs_detJ * t39;
    moments[8 * work + lane + 792] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t20 + fields[lane +
        192] * t15 * t22);
    moments[8 * work + lane + 1224] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t17 * t25 + fields[lane +
        192] * t15 * t27);
    moments[8 * work + lane + 2736] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t22 + fields[lane +
        192] * t17 * t20);
    moments[8 * work + lane + 1656] = 16.0 * t20 * t22 * inv_abs_detJ * t39;
    moments[8 * work + lane + 2088] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t22 * t25 + fields[lane +
        192] * t20 * t27);
    moments[8 * work + lane + 2952] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t15 * t27 + fields[lane +
        192] * t17 * t25);
    moments[8 * work + lane + 3168] = 16.0 * inv_abs_detJ * (fields[lane + 200] * t20 * t27 + fields[lane +
        192] * t22 * t25);
    moments[8 * work + lane + 2520] = 16.0 * t25 * t27 * inv_abs_detJ * t39;
  }
  __syncthreads();
  for (int item = thread_of<64>(); item < 472; item += 64) {
    const int lane = item % 8;
    const int work = item / 8;
    if (work < 8) {
      if (work < 6) {
        const double d0 = moments[72 * work + lane];
        const double d1 = moments[72 * work + lane + 8];
        const double d2 = moments[72 * work + lane + 16];
        const double d3 = moments[72 * work + lane + 24];
        const double d4 = moments[72 * work + lane + 32];
        const double d5 = moments[72 * work + lane + 40];
        const double d6 = moments[72 * work + lane + 48];
        const double d7 = moments[72 * work + lane + 56];
        const double t0 = d0 + d1;
        const double t1 = d2 + d3;
        const double t2 = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
        const double t3 = d4 + d5;
        const double t4 = d6 + d7;
        const double t5 = 0.15550211698203656 * t3 + 0.011164549684630112 * t4;
        moments[72 * work + lane] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
        moments[72 * work + lane + 8] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
        const double t6 = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
        const double t7 = 0.011164549684630112 * t3 + 0.15550211698203656 * t4;
        moments[72 * work + lane + 16] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
        moments[72 * work + lane + 24] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
      }
    } else if (work < 16) {
      if (work < 14) {
        const int task = work - 8;
        const double d0 = moments[72 * task + lane + 432];
        const double d1 = moments[72 * task + lane + 440];
        const double d2 = moments[72 * task + lane + 448];
        const double d3 = moments[72 * task + lane + 456];
        const double d4 = moments[72 * task + lane + 464];
        const double d5 = moments[72 * task + lane + 472];
        const double d6 = moments[72 * task + lane + 480];
        const double d7 = moments[72 * task + lane + 488];
        const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
        const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
        const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
        const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
        const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
        const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
        moments[72 * task + lane + 432] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
        moments[72 * task + lane + 440] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
        const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
        const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
        moments[72 * task + lane + 448] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
        moments[72 * task + lane + 456] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
        const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
        const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
        const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
        const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
        const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
        const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
        moments[72 * task + lane + 464] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
        moments[72 * task + lane + 472] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
        const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
        const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
        moments[72 * task + lane + 480] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
        moments[72 * task + lane + 488] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
      }
    } else if (work < 24) {
      if (work < 22) {
        const int task = work - 16;
        const double d0 = moments[72 * task + lane + 864];
        const double d1 = moments[72 * task + lane + 872];
        const double d2 = moments[72 * task + lane + 880];
        const double d3 = moments[72 * task + lane + 888];
        const double d4 = moments[72 * task + lane + 896];
        const double d5 = moments[72 * task + lane + 904];
        const double d6 = moments[72 * task + lane + 912];
        const double d7 = moments[72 * task + lane + 920];
        const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
        const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
        const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
        const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
        const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
        const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
        moments[72 * task + lane + 864] = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
        moments[72 * task + lane + 872] = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
        const double t6 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
        const double t7 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
        moments[72 * task + lane + 880] = 0.39433756729740643 * t6 + 0.10566243270259355 * t7;
        moments[72 * task + lane + 888] = 0.10566243270259355 * t6 + 0.39433756729740643 * t7;
        const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
        const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
        const double t10 = 0.3110042339640731 * t8 + 0.022329099369260225 * t9;
        const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
        const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
        const double t13 = 0.3110042339640731 * t11 + 0.022329099369260225 * t12;
        moments[72 * task + lane + 896] = 0.39433756729740643 * t10 + 0.10566243270259355 * t13;
        moments[72 * task + lane + 904] = 0.10566243270259355 * t10 + 0.39433756729740643 * t13;
        const double t14 = 0.022329099369260225 * t8 + 0.3110042339640731 * t9;
        const double t15 = 0.022329099369260225 * t11 + 0.3110042339640731 * t12;
        moments[72 * task + lane + 912] = 0.39433756729740643 * t14 + 0.10566243270259355 * t15;
        moments[72 * task + lane + 920] = 0.10566243270259355 * t14 + 0.39433756729740643 * t15;
      }
    } else if (work < 32) {
      if (work < 30) {
        const int task = work - 24;
        const double d0 = moments[72 * task + lane + 1296];
        const double d1 = moments[72 * task + lane + 1304];
        const double d2 = moments[72 * task + lane + 1312];
        const double d3 = moments[72 * task + lane + 1320];
        const double d4 = moments[72 * task + lane + 1328];
        const double d5 = moments[72 * task + lane + 1336];
        const double d6 = moments[72 * task + lane + 1344];
        const double d7 = moments[72 * task + lane + 1352];
        const double t0 = (0.3110042339640731 * d0 + 0.022329099369260225 * d1) + (0.3110042339640731 * d2 +
            0.022329099369260225 * d3);
        const double t1 = (0.3110042339640731 * d4 + 0.022329099369260225 * d5) + (0.3110042339640731 * d6 +
            0.022329099369260225 * d7);
        moments[72 * task + lane + 1296] = 0.15550211698203656 * t0 + 0.011164549684630112 * t1;
        moments[72 * task + lane + 1304] = 0.011164549684630112 * t0 + 0.15550211698203656 * t1;
        const double t2 = (0.022329099369260225 * d0 + 0.3110042339640731 * d1) + (0.022329099369260225 * d2 +
            0.3110042339640731 * d3);
        const double t3 = (0.022329099369260225 * d4 + 0.3110042339640731 * d5) + (0.022329099369260225 * d6 +
            0.3110042339640731 * d7);
        moments[72 * task + lane + 1312] = 0.15550211698203656 * t2 + 0.011164549684630112 * t3;
        moments[72 * task + lane + 1320] = 0.011164549684630112 * t2 + 0.15550211698203656 * t3;
      }
    } else if (work < 40) {
      if (work < 38) {
        const int task = work - 32;
        const double d0 = moments[72 * task + lane + 1728];
        const double d1 = moments[72 * task + lane + 1736];
        const double d2 = moments[72 * task + lane + 1744];
        const double d3 = moments[72 * task + lane + 1752];
        const double d4 = moments[72 * task + lane + 1760];
        const double d5 = moments[72 * task + lane + 1768];
        const double d6 = moments[72 * task + lane + 1776];
        const double d7 = moments[72 * task + lane + 1784];
        const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
        const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
        const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
        const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
        const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
        const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
        moments[72 * task + lane + 1728] = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
        moments[72 * task + lane + 1736] = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
        const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
        const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
        moments[72 * task + lane + 1744] = 0.39433756729740643 * t6 + 0.10566243270259355 * t7;
        moments[72 * task + lane + 1752] = 0.10566243270259355 * t6 + 0.39433756729740643 * t7;
        const double t8 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
        const double t9 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
        const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
        const double t11 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
        const double t12 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
        const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
        moments[72 * task + lane + 1760] = 0.39433756729740643 * t10 + 0.10566243270259355 * t13;
        moments[72 * task + lane + 1768] = 0.10566243270259355 * t10 + 0.39433756729740643 * t13;
        const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
        const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
        moments[72 * task + lane + 1776] = 0.39433756729740643 * t14 + 0.10566243270259355 * t15;
        moments[72 * task + lane + 1784] = 0.10566243270259355 * t14 + 0.39433756729740643 * t15;
      }
    } else if (work < 48) {
      if (work < 46) {
        const int task = work - 40;
        const double d0 = moments[72 * task + lane + 2160];
        const double d1 = moments[72 * task + lane + 2168];
        const double d2 = moments[72 * task + lane + 2176];
        const double d3 = moments[72 * task + lane + 2184];
        const double d4 = moments[72 * task + lane + 2192];
        const double d5 = moments[72 * task + lane + 2200];
        const double d6 = moments[72 * task + lane + 2208];
        const double d7 = moments[72 * task + lane + 2216];
        const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
        const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
        const double t2 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
        const double t3 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
        moments[72 * task + lane + 2160] = 0.5 * ((0.3110042339640731 * t0 + 0.022329099369260225 * t1) +
            (0.3110042339640731 * t2 + 0.022329099369260225 * t3));
        moments[72 * task + lane + 2168] = 0.5 * ((0.022329099369260225 * t0 + 0.3110042339640731 * t1) +
            (0.022329099369260225 * t2 + 0.3110042339640731 * t3));
        const double t4 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
        const double t5 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
        const double t6 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
        const double t7 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
        moments[72 * task + lane + 2176] = 0.5 * ((0.3110042339640731 * t4 + 0.022329099369260225 * t5) +
            (0.3110042339640731 * t6 + 0.022329099369260225 * t7));
        moments[72 * task + lane + 2184] = 0.5 * ((0.022329099369260225 * t4 + 0.3110042339640731 * t5) +
            (0.022329099369260225 * t6 + 0.3110042339640731 * t7));
      }
    } else if (work < 52) {
      if (work < 51) {
        const int task = work - 48;
        const double d0 = moments[72 * task + lane + 2592];
        const double d1 = moments[72 * task + lane + 2600];
        const double d2 = moments[72 * task + lane + 2608];
        const double d3 = moments[72 * task + lane + 2616];
        const double d4 = moments[72 * task + lane + 2624];
        const double d5 = moments[72 * task + lane + 2632];
        const double d6 = moments[72 * task + lane + 2640];
        const double d7 = moments[72 * task + lane + 2648];
        const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
        const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
        const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
        const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
        const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
        const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
        moments[72 * task + lane + 2592] = 0.3110042339640731 * t2 + 0.022329099369260225 * t5;
        moments[72 * task + lane + 2600] = 0.022329099369260225 * t2 + 0.3110042339640731 * t5;
        const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
        const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
        moments[72 * task + lane + 2608] = 0.3110042339640731 * t6 + 0.022329099369260225 * t7;
        moments[72 * task + lane + 2616] = 0.022329099369260225 * t6 + 0.3110042339640731 * t7;
        const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
        const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
        const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
        const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
        const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
        const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
        moments[72 * task + lane + 2624] = 0.3110042339640731 * t10 + 0.022329099369260225 * t13;
        moments[72 * task + lane + 2632] = 0.022329099369260225 * t10 + 0.3110042339640731 * t13;
        const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
        const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
        moments[72 * task + lane + 2640] = 0.3110042339640731 * t14 + 0.022329099369260225 * t15;
        moments[72 * task + lane + 2648] = 0.022329099369260225 * t14 + 0.3110042339640731 * t15;
      }
    } else if (work < 56) {
      if (work < 55) {
        const int task = work - 52;
        const double d0 = moments[72 * task + lane + 2808];
        const double d1 = moments[72 * task + lane + 2816];
        const double d2 = moments[72 * task + lane + 2824];
        const double d3 = moments[72 * task + lane + 2832];
        const double d4 = moments[72 * task + lane + 2840];
        const double d5 = moments[72 * task + lane + 2848];
        const double d6 = moments[72 * task + lane + 2856];
        const double d7 = moments[72 * task + lane + 2864];
        const double t0 = 0.39433756729740643 * d0 + 0.10566243270259355 * d1;
        const double t1 = 0.39433756729740643 * d2 + 0.10566243270259355 * d3;
        const double t2 = 0.3110042339640731 * t0 + 0.022329099369260225 * t1;
        const double t3 = 0.39433756729740643 * d4 + 0.10566243270259355 * d5;
        const double t4 = 0.39433756729740643 * d6 + 0.10566243270259355 * d7;
        const double t5 = 0.3110042339640731 * t3 + 0.022329099369260225 * t4;
        moments[72 * task + lane + 2808] = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
        moments[72 * task + lane + 2816] = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
        const double t6 = 0.022329099369260225 * t0 + 0.3110042339640731 * t1;
        const double t7 = 0.022329099369260225 * t3 + 0.3110042339640731 * t4;
        moments[72 * task + lane + 2824] = 0.39433756729740643 * t6 + 0.10566243270259355 * t7;
        moments[72 * task + lane + 2832] = 0.10566243270259355 * t6 + 0.39433756729740643 * t7;
        const double t8 = 0.10566243270259355 * d0 + 0.39433756729740643 * d1;
        const double t9 = 0.10566243270259355 * d2 + 0.39433756729740643 * d3;
        const double t10 = 0.3110042339640731 * t8 + 0.022329099369260225 * t9;
        const double t11 = 0.10566243270259355 * d4 + 0.39433756729740643 * d5;
        const double t12 = 0.10566243270259355 * d6 + 0.39433756729740643 * d7;
        const double t13 = 0.3110042339640731 * t11 + 0.022329099369260225 * t12;
        moments[72 * task + lane + 2840] = 0.39433756729740643 * t10 + 0.10566243270259355 * t13;
        moments[72 * task + lane + 2848] = 0.10566243270259355 * t10 + 0.39433756729740643 * t13;
        const double t14 = 0.022329099369260225 * t8 + 0.3110042339640731 * t9;
        const double t15 = 0.022329099369260225 * t11 + 0.3110042339640731 * t12;
        moments[72 * task + lane + 2856] = 0.39433756729740643 * t14 + 0.10566243270259355 * t15;
        moments[72 * task + lane + 2864] = 0.10566243270259355 * t14 + 0.39433756729740643 * t15;
      }
    } else {
      const int task = work - 56;
      const double d0 = moments[72 * task + lane + 3024];
      const double d1 = moments[72 * task + lane + 3032];
      const double d2 = moments[72 * task + lane + 3040];
      const double d3 = moments[72 * task + lane + 3048];
      const double d4 = moments[72 * task + lane + 3056];
      const double d5 = moments[72 * task + lane + 3064];
      const double d6 = moments[72 * task + lane + 3072];
      const double d7 = moments[72 * task + lane + 3080];
      const double t0 = 0.3110042339640731 * d0 + 0.022329099369260225 * d1;
      const double t1 = 0.3110042339640731 * d2 + 0.022329099369260225 * d3;
      const double t2 = 0.39433756729740643 * t0 + 0.10566243270259355 * t1;
      const double t3 = 0.3110042339640731 * d4 + 0.022329099369260225 * d5;
      const double t4 = 0.3110042339640731 * d6 + 0.022329099369260225 * d7;
      const double t5 = 0.39433756729740643 * t3 + 0.10566243270259355 * t4;
      moments[72 * task + lane + 3024] = 0.39433756729740643 * t2 + 0.10566243270259355 * t5;
      moments[72 * task + lane + 3032] = 0.10566243270259355 * t2 + 0.39433756729740643 * t5;
      const double t6 = 0.10566243270259355 * t0 + 0.39433756729740643 * t1;
      const double t7 = 0.10566243270259355 * t3 + 0.39433756729740643 * t4;
      moments[72 * task + lane + 3040] = 0.39433756729740643 * t6 + 0.10566243270259355 * t7;
      moments[72 * task + lane + 3048] = 0.10566243270259355 * t6 + 0.39433756729740643 * t7;
      const double t8 = 0.022329099369260225 * d0 + 0.3110042339640731 * d1;
      const double t9 = 0.022329099369260225 * d2 + 0.3110042339640731 * d3;
      const double t10 = 0.39433756729740643 * t8 + 0.10566243270259355 * t9;
      const double t11 = 0.022329099369260225 * d4 + 0.3110042339640731 * d5;
      const double t12 = 0.022329099369260225 * d6 + 0.3110042339640731 * d7;
      const double t13 = 0.39433756729740643 * t11 + 0.10566243270259355 * t12;
      moments[72 * task + lane + 3056] = 0.39433756729740643 * t10 + 0.10566243270259355 * t13;
      moments[72 * task + lane + 3064] = 0.10566243270259355 * t10 + 0.39433756729740643 * t13;
      const double t14 = 0.10566243270259355 * t8 + 0.39433756729740643 * t9;
      const double t15 = 0.10566243270259355 * t11 + 0.39433756729740643 * t12;
      moments[72 * task + lane + 3072] = 0.39433756729740643 * t14 + 0.10566243270259355 * t15;
      moments[72 * task + lane + 3080] = 0.10566243270259355 * t14 + 0.39433756729740643 * t15;
    }
  }
  __syncthreads();
  {
    const int item = thread_of<64>();
    const int lane = item % 8;
    const int work = item / 8;
    double E[64];
    if (work < 7) {
      if (work < 4) {
        if (work < 3) {
          const double t0 = moments[72 * work + lane + 432] + moments[72 * work + lane + 864];
          const double t1 = moments[72 * work + lane + 1296] + moments[72 * work + lane + 1728];
          const double t2 = moments[72 * work + lane + 1728] + (moments[72 * work + lane + 2160] + t1);
          E[0] = moments[72 * work + lane] + 2.0 * t0 + t2;
          const double t3 = moments[72 * work + lane + 464] + moments[72 * work + lane + 896];
          const double t4 = moments[72 * work + lane + 1312] + moments[72 * work + lane + 1760];
          const double t5 = moments[72 * work + lane + 1760] + (moments[72 * work + lane + 2176] + t4);
          const double t6 = moments[72 * work + lane] + t0 - t3 - 0.25 * t2 - 0.25 * t5;
          E[1] = -t6;
          E[2] = -t6;
          E[3] = moments[72 * work + lane] + t5 - 2.0 * t3;
          const double t7 = moments[72 * work + lane] + moments[72 * work + lane + 16];
          const double t8 = moments[72 * work + lane + 864] + moments[72 * work + lane + 880];
          const double t9 = moments[72 * work + lane + 432] - 0.25 * t8;
          const double t10 = moments[72 * work + lane + 448] + 0.25 * t8;
          const double t11 = moments[72 * work + lane + 1296] - moments[72 * work + lane + 1744];
          const double t12 = moments[72 * work + lane + 2160] + moments[72 * work + lane + 2168];
          const double t13 = moments[72 * work + lane + 1728] + (t11 - 0.25 * t12);
          E[4] = 0.25 * t7 + t10 - t9 - t13;
          const double t14 = moments[72 * work + lane + 896] + moments[72 * work + lane + 912];
          const double t15 = moments[72 * work + lane + 464] - 0.25 * t14;
          const double t16 = moments[72 * work + lane + 1312] - moments[72 * work + lane + 1776];
          const double t17 = moments[72 * work + lane + 2176] + moments[72 * work + lane + 2184];
          const double t18 = moments[72 * work + lane + 1760] + (t16 - 0.25 * t17);
          E[5] = -0.25 * (t7 + 4.0 * t15 + 4.0 * t10 + t13 + t18);
          const double t19 = moments[72 * work + lane + 480] + 0.25 * t14;
          E[6] = -0.25 * (t7 + t13 + t18 - 4.0 * t9 - 4.0 * t19);
          E[7] = 0.25 * t7 + t15 - t19 - t18;
          const double t20 = moments[72 * work + lane + 1744] - (t1 - 0.25 * t12);
          E[8] = 0.25 * t7 + t10 + t20 - t9;
          const double t21 = moments[72 * work + lane + 1776] - (t4 - 0.25 * t17);
          E[9] = -0.25 * (t7 - 4.0 * t9 - 4.0 * t19 - t20 - t21);
          E[10] = -0.25 * (t7 + 4.0 * t15 + 4.0 * t10 - t20 - t21);
          E[11] = 0.25 * t7 + t15 + t21 - t19;
          const double t22 = moments[72 * work + lane + 448] - moments[72 * work + lane + 880];
          const double t23 = moments[72 * work + lane + 1744] - (moments[72 * work + lane + 2168] + t11);
          E[12] = moments[72 * work + lane + 16] - 2.0 * t22 - t23;
          const double t24 = moments[72 * work + lane + 480] - moments[72 * work + lane + 912];
          const double t25 = moments[72 * work + lane + 1776] - (moments[72 * work + lane + 2184] + t16);
          const double t26 = moments[72 * work + lane + 16] + t24 + 0.25 * t23 + 0.25 * t25 - t22;
          E[13] = -t26;
          E[14] = -t26;
          E[15] = moments[72 * work + lane + 16] + 2.0 * t24 - t25;
          const double t27 = moments[72 * work + lane] + moments[72 * work + lane + 8];
          const double t28 = moments[72 * work + lane + 432] + moments[72 * work + lane + 440];
          const double t29 = moments[72 * work + lane + 864] - 0.25 * t28;
          const double t30 = moments[72 * work + lane + 872] + 0.25 * t28;
          const double t31 = moments[72 * work + lane + 1296] + moments[72 * work + lane + 1304];
          const double t32 = moments[72 * work + lane + 1728] - 0.25 * t31;
          const double t33 = moments[72 * work + lane + 1736] - (moments[72 * work + lane + 2160] + t32);
          E[16] = 0.25 * t27 + t30 + t33 - t29;
          const double t34 = moments[72 * work + lane + 464] + moments[72 * work + lane + 472];
          const double t35 = moments[72 * work + lane + 896] - 0.25 * t34;
          const double t36 = moments[72 * work + lane + 1312] + moments[72 * work + lane + 1320];
          const double t37 = moments[72 * work + lane + 1760] - 0.25 * t36;
          const double t38 = moments[72 * work + lane + 1768] - (moments[72 * work + lane + 2176] + t37);
          E[17] = -0.25 * (t27 + 4.0 * t35 + 4.0 * t30 - t33 - t38);
          const double t39 = moments[72 * work + lane + 904] + 0.25 * t34;
          E[18] = -0.25 * (t27 - 4.0 * t29 - 4.0 * t39 - t33 - t38);
          E[19] = 0.25 * t27 + t35 + t38 - t39;
          const double t40 = moments[72 * work + lane + 16] + moments[72 * work + lane + 24];
          const double t41 = t27 + t40;
          const double t42 = t8 + t28;
          const double t43 = moments[72 * work + lane + 448] + moments[72 * work + lane + 456];
          const double t44 = moments[72 * work + lane + 872] + moments[72 * work + lane + 888];
          const double t45 = t43 + t44;
          const double t46 = moments[72 * work + lane + 1744] + 0.25 * t31;
          const double t47 = moments[72 * work + lane + 1736] + (0.25 * t12 + t46);
          E[20] = 0.25 * (0.25 * t41 + t45 - t42 - 4.0 * t47);
          const double t48 = t14 + t34;
          const double t49 = moments[72 * work + lane + 1776] + 0.25 * t36;
          const double t50 = moments[72 * work + lane + 1768] + (0.25 * t17 + t49);
          E[21] = -0.25 * (0.25 * t41 + t48 + t45 + t47 + t50);
          const double t51 = moments[72 * work + lane + 480] + moments[72 * work + lane + 488];
          const double t52 = moments[72 * work + lane + 904] + moments[72 * work + lane + 920];
          const double t53 = t51 + t52;
          E[22] = -0.25 * (0.25 * t41 + t47 + t50 - t42 - t53);
          E[23] = 0.25 * (0.25 * t41 + t48 - t53 - 4.0 * t50);
          const double t54 = t8 - t43;
          const double t55 = t28 - t44;
          const double t56 = moments[72 * work + lane + 1752] - (0.25 * t12 - t32);
          E[24] = 0.25 * (0.25 * t41 + 4.0 * t56 - t54 - t55);
          const double t57 = t14 - t51;
          const double t58 = moments[72 * work + lane + 1784] - (0.25 * t17 - t37);
          E[25] = -0.25 * (0.25 * t41 + t57 - t55 - t56 - t58);
          const double t59 = t34 - t52;
          E[26] = -0.25 * (0.25 * t41 + t59 - t54 - t56 - t58);
          E[27] = 0.25 * (0.25 * t41 + t57 + t59 + 4.0 * t58);
          const double t60 = moments[72 * work + lane + 880] + 0.25 * t43;
          const double t61 = moments[72 * work + lane + 888] - 0.25 * t43;
          const double t62 = moments[72 * work + lane + 1752] + (moments[72 * work + lane + 2168] - t46);
          E[28] = 0.25 * t40 + t61 - t60 - t62;
          const double t63 = moments[72 * work + lane + 912] + 0.25 * t51;
          const double t64 = moments[72 * work + lane + 1784] + (moments[72 * work + lane + 2184] - t49);
          E[29] = -0.25 * (t40 + 4.0 * t63 + 4.0 * t61 + t62 + t64);
          const double t65 = moments[72 * work + lane + 920] - 0.25 * t51;
          E[30] = -0.25 * (t40 + t62 + t64 - 4.0 * t60 - 4.0 * t65);
          E[31] = 0.25 * t40 + t63 - t65 - t64;
          const double t66 = moments[72 * work + lane + 440] - moments[72 * work + lane + 872];
          const double t67 = moments[72 * work + lane + 1304] - moments[72 * work + lane + 1736];
          const double t68 = moments[72 * work + lane + 1736] - (moments[72 * work + lane + 2160] + t67);
          E[32] = moments[72 * work + lane + 8] + 2.0 * t66 - t68;
          const double t69 = moments[72 * work + lane + 472] - moments[72 * work + lane + 904];
          const double t70 = moments[72 * work + lane + 1320] - moments[72 * work + lane + 1768];
          const double t71 = moments[72 * work + lane + 1768] - (moments[72 * work + lane + 2176] + t70);
          const double t72 = moments[72 * work + lane + 8] + t66 + 0.25 * t68 + 0.25 * t71 - t69;
          E[33] = -t72;
          E[34] = -t72;
          E[35] = moments[72 * work + lane + 8] - 2.0 * t69 - t71;
          const double t73 = moments[72 * work + lane + 8] + moments[72 * work + lane + 24];
          const double t74 = moments[72 * work + lane + 440] + 0.25 * t44;
          const double t75 = moments[72 * work + lane + 456] - 0.25 * t44;
          const double t76 = moments[72 * work + lane + 1304] + moments[72 * work + lane + 1752];
          const double t77 = moments[72 * work + lane + 1736] + (0.25 * t12 - t76);
          E[36] = 0.25 * t73 + t75 + t77 - t74;
          const double t78 = moments[72 * work + lane + 472] + 0.25 * t52;
          const double t79 = moments[72 * work + lane + 1320] + moments[72 * work + lane + 1784];
          const double t80 = moments[72 * work + lane + 1768] + (0.25 * t17 - t79);
          E[37] = -0.25 * (t73 + 4.0 * t78 + 4.0 * t75 - t77 - t80);
          const double t81 = moments[72 * work + lane + 488] - 0.25 * t52;
          E[38] = -0.25 * (t73 - 4.0 * t74 - 4.0 * t81 - t77 - t80);
          E[39] = 0.25 * t73 + t78 + t80 - t81;
          const double t82 = moments[72 * work + lane + 1752] - (0.25 * t12 - t67);
          E[40] = 0.25 * t73 + t75 - t74 - t82;
          const double t83 = moments[72 * work + lane + 1784] - (0.25 * t17 - t70);
          E[41] = -0.25 * (t73 + t82 + t83 - 4.0 * t74 - 4.0 * t81);
          E[42] = -0.25 * (t73 + 4.0 * t78 + 4.0 * t75 + t82 + t83);
          E[43] = 0.25 * t73 + t78 - t81 - t83;
          const double t84 = moments[72 * work + lane + 456] + moments[72 * work + lane + 888];
          const double t85 = moments[72 * work + lane + 1752] + (moments[72 * work + lane + 2168] + t76);
          E[44] = moments[72 * work + lane + 24] + t85 - 2.0 * t84;
          const double t86 = moments[72 * work + lane + 488] + moments[72 * work + lane + 920];
          const double t87 = moments[72 * work + lane + 1784] + (moments[72 * work + lane + 2184] + t79);
          const double t88 = moments[72 * work + lane + 24] + t86 - t84 - 0.25 * t85 - 0.25 * t87;
          E[45] = -t88;
          E[46] = -t88;
          E[47] = moments[72 * work + lane + 24] + 2.0 * t86 + t87;
        }
      } else {
        const int task = work - 4;
        const double t0 = moments[72 * task + lane + 648] + moments[72 * task + lane + 1080];
        const double t1 = moments[72 * task + lane + 2592] + moments[72 * task + lane + 2808];
        const double t2 = moments[72 * task + lane + 1512] + moments[72 * task + lane + 1944];
        const double t3 = moments[72 * task + lane + 2376] + (moments[72 * task + lane + 3024] + t2);
        E[0] = moments[72 * task + lane + 216] + t0 + t1 + t3;
        const double t4 = moments[72 * task + lane + 680] + moments[72 * task + lane + 1112];
        const double t5 = moments[72 * task + lane + 1528] + moments[72 * task + lane + 1976];
        const double t6 = moments[72 * task + lane + 2392] + (moments[72 * task + lane + 3056] + t5);
        E[1] = t4 + 0.25 * t3 + 0.25 * t6 - moments[72 * task + lane + 216] - t1;
        const double t7 = moments[72 * task + lane + 2624] + moments[72 * task + lane + 2840];
        E[2] = t7 + 0.25 * t3 + 0.25 * t6 - moments[72 * task + lane + 216] - t0;
        E[3] = moments[72 * task + lane + 216] + t6 - t4 - t7;
        const double t8 = moments[72 * task + lane + 216] + moments[72 * task + lane + 232];
        const double t9 = moments[72 * task + lane + 1080] + moments[72 * task + lane + 1096];
        const double t10 = moments[72 * task + lane + 648] - 0.25 * t9;
        const double t11 = moments[72 * task + lane + 2808] + moments[72 * task + lane + 2824];
        const double t12 = moments[72 * task + lane + 2608] + 0.25 * t11;
        const double t13 = moments[72 * task + lane + 1512] - moments[72 * task + lane + 1960];
        const double t14 = moments[72 * task + lane + 2376] + moments[72 * task + lane + 2384];
        const double t15 = (moments[72 * task + lane + 3024] + t13) - 0.25 * t14;
        E[4] = 0.25 * t8 + t12 - t10 - t15;
        const double t16 = moments[72 * task + lane + 1112] + moments[72 * task + lane + 1128];
        const double t17 = moments[72 * task + lane + 680] - 0.25 * t16;
        const double t18 = moments[72 * task + lane + 1528] - moments[72 * task + lane + 1992];
        const double t19 = moments[72 * task + lane + 2392] + moments[72 * task + lane + 2400];
        const double t20 = (moments[72 * task + lane + 3056] + t18) - 0.25 * t19;
        E[5] = -0.25 * (t8 + 4.0 * t17 + 4.0 * t12 + t15 + t20);
        const double t21 = moments[72 * task + lane + 2840] + moments[72 * task + lane + 2856];
        const double t22 = moments[72 * task + lane + 2640] + 0.25 * t21;
        E[6] = -0.25 * (t8 + t15 + t20 - 4.0 * t10 - 4.0 * t22);
        E[7] = 0.25 * t8 + t17 - t22 - t20;
        const double t23 = moments[72 * task + lane + 664] + 0.25 * t9;
        const double t24 = moments[72 * task + lane + 2592] - 0.25 * t11;
        const double t25 = 0.25 * t14 + (moments[72 * task + lane + 3040] - t2);
        E[8] = 0.25 * t8 + t23 + t25 - t24;
        const double t26 = moments[72 * task + lane + 696] + 0.25 * t16;
        const double t27 = 0.25 * t19 + (moments[72 * task + lane + 3072] - t5);
        E[9] = -0.25 * (t8 - 4.0 * t26 - 4.0 * t24 - t25 - t27);
        const double t28 = moments[72 * task + lane + 2624] - 0.25 * t21;
        E[10] = -0.25 * (t8 + 4.0 * t23 + 4.0 * t28 - t25 - t27);
        E[11] = 0.25 * t8 + t28 + t27 - t26;
        const double t29 = moments[72 * task + lane + 664] - moments[72 * task + lane + 1096];
        const double t30 = moments[72 * task + lane + 2608] - moments[72 * task + lane + 2824];
        const double t31 = moments[72 * task + lane + 2384] - (moments[72 * task + lane + 3040] - t13);
        E[12] = moments[72 * task + lane + 232] + t31 - t29 - t30;
        const double t32 = moments[72 * task + lane + 696] - moments[72 * task + lane + 1128];
        const double t33 = moments[72 * task + lane + 2400] - (moments[72 * task + lane + 3072] - t18);
        E[13] = t30 + 0.25 * t31 + 0.25 * t33 - moments[72 * task + lane + 232] - t32;
        const double t34 = moments[72 * task + lane + 2640] - moments[72 * task + lane + 2856];
        E[14] = t29 + 0.25 * t31 + 0.25 * t33 - moments[72 * task + lane + 232] - t34;
        E[15] = moments[72 * task + lane + 232] + t32 + t34 + t33;
        const double t35 = moments[72 * task + lane + 216] + moments[72 * task + lane + 224];
        const double t36 = moments[72 * task + lane + 648] + moments[72 * task + lane + 656];
        const double t37 = moments[72 * task + lane + 1080] - 0.25 * t36;
        const double t38 = moments[72 * task + lane + 2592] + moments[72 * task + lane + 2600];
        const double t39 = moments[72 * task + lane + 2816] + 0.25 * t38;
        const double t40 = moments[72 * task + lane + 1512] + moments[72 * task + lane + 1520];
        const double t41 = moments[72 * task + lane + 1944] - 0.25 * t40;
        const double t42 = moments[72 * task + lane + 2376] - (moments[72 * task + lane + 3032] - t41);
        E[16] = 0.25 * t35 + t39 - t37 - t42;
        const double t43 = moments[72 * task + lane + 680] + moments[72 * task + lane + 688];
        const double t44 = moments[72 * task + lane + 1112] - 0.25 * t43;
        const double t45 = moments[72 * task + lane + 1528] + moments[72 * task + lane + 1536];
        const double t46 = moments[72 * task + lane + 1976] - 0.25 * t45;
        const double t47 = moments[72 * task + lane + 2392] - (moments[72 * task + lane + 3064] - t46);
        E[17] = -0.25 * (t35 + 4.0 * t44 + 4.0 * t39 + t42 + t47);
        const double t48 = moments[72 * task + lane + 2624] + moments[72 * task + lane + 2632];
        const double t49 = moments[72 * task + lane + 2848] + 0.25 * t48;
        E[18] = -0.25 * (t35 + t42 + t47 - 4.0 * t37 - 4.0 * t49);
        E[19] = 0.25 * t35 + t44 - t49 - t47;
        const double t50 = moments[72 * task + lane + 232] + moments[72 * task + lane + 240];
        const double t51 = t35 + t50;
        const double t52 = t9 + t36;
        const double t53 = moments[72 * task + lane + 2608] + moments[72 * task + lane + 2616];
        const double t54 = moments[72 * task + lane + 2816] + moments[72 * task + lane + 2832];
        const double t55 = t53 + t54;
        const double t56 = moments[72 * task + lane + 1960] + 0.25 * t40;
        const double t57 = 0.25 * t14 + (moments[72 * task + lane + 3032] + t56);
        E[20] = 0.25 * (0.25 * t51 + t55 - t52 - 4.0 * t57);
        const double t58 = t16 + t43;
        const double t59 = moments[72 * task + lane + 1992] + 0.25 * t45;
        const double t60 = 0.25 * t19 + (moments[72 * task + lane + 3064] + t59);
        E[21] = -0.25 * (0.25 * t51 + t58 + t55 + t57 + t60);
        const double t61 = moments[72 * task + lane + 2640] + moments[72 * task + lane + 2648];
        const double t62 = moments[72 * task + lane + 2848] + moments[72 * task + lane + 2864];
        const double t63 = t61 + t62;
        E[22] = -0.25 * (0.25 * t51 + t57 + t60 - t52 - t63);
        E[23] = 0.25 * (0.25 * t51 + t58 - t63 - 4.0 * t60);
        const double t64 = moments[72 * task + lane + 664] + moments[72 * task + lane + 672];
        const double t65 = t9 - t64;
        const double t66 = t38 - t54;
        const double t67 = 0.25 * t14 - (moments[72 * task + lane + 3048] + t41);
        E[24] = 0.25 * (0.25 * t51 - t65 - t66 - 4.0 * t67);
        const double t68 = moments[72 * task + lane + 696] + moments[72 * task + lane + 704];
        const double t69 = t16 - t68;
        const double t70 = 0.25 * t19 - (moments[72 * task + lane + 3080] + t46);
        E[25] = -0.25 * (0.25 * t51 + t69 + t67 + t70 - t66);
        const double t71 = t48 - t62;
        E[26] = -0.25 * (0.25 * t51 + t71 + t67 + t70 - t65);
        E[27] = 0.25 * (0.25 * t51 + t69 + t71 - 4.0 * t70);
        const double t72 = moments[72 * task + lane + 1096] + 0.25 * t64;
        const double t73 = moments[72 * task + lane + 2832] - 0.25 * t53;
        const double t74 = moments[72 * task + lane + 2384] + (moments[72 * task + lane + 3048] - t56);
        E[28] = 0.25 * t50 + t73 - t72 - t74;
        const double t75 = moments[72 * task + lane + 1128] + 0.25 * t68;
        const double t76 = moments[72 * task + lane + 2400] + (moments[72 * task + lane + 3080] - t59);
        E[29] = -0.25 * (t50 + 4.0 * t75 + 4.0 * t73 + t74 + t76);
        const double t77 = moments[72 * task + lane + 2864] - 0.25 * t61;
        E[30] = -0.25 * (t50 + t74 + t76 - 4.0 * t72 - 4.0 * t77);
        E[31] = 0.25 * t50 + t75 - t77 - t76;
        const double t78 = moments[72 * task + lane + 1088] + 0.25 * t36;
        const double t79 = moments[72 * task + lane + 2808] - 0.25 * t38;
        const double t80 = moments[72 * task + lane + 1952] + 0.25 * t40;
        const double t81 = moments[72 * task + lane + 2376] + (moments[72 * task + lane + 3024] - t80);
        E[32] = 0.25 * t35 + t78 - t79 - t81;
        const double t82 = moments[72 * task + lane + 1120] + 0.25 * t43;
        const double t83 = moments[72 * task + lane + 1984] + 0.25 * t45;
        const double t84 = moments[72 * task + lane + 2392] + (moments[72 * task + lane + 3056] - t83);
        E[33] = -0.25 * (t35 + t81 + t84 - 4.0 * t82 - 4.0 * t79);
        const double t85 = moments[72 * task + lane + 2840] - 0.25 * t48;
        E[34] = -0.25 * (t35 + 4.0 * t78 + 4.0 * t85 + t81 + t84);
        E[35] = 0.25 * t35 + t85 - t82 - t84;
        const double t86 = moments[72 * task + lane + 1088] + moments[72 * task + lane + 1104];
        const double t87 = t36 - t86;
        const double t88 = t11 - t53;
        const double t89 = moments[72 * task + lane + 1968] - 0.25 * t40;
        const double t90 = 0.25 * t14 - (moments[72 * task + lane + 3024] + t89);
        E[36] = 0.25 * (0.25 * t51 - t87 - t88 - 4.0 * t90);
        const double t91 = moments[72 * task + lane + 1120] + moments[72 * task + lane + 1136];
        const double t92 = t43 - t91;
        const double t93 = moments[72 * task + lane + 2000] - 0.25 * t45;
        const double t94 = 0.25 * t19 - (moments[72 * task + lane + 3056] + t93);
        E[37] = -0.25 * (0.25 * t51 + t92 + t90 + t94 - t88);
        const double t95 = t21 - t61;
        E[38] = -0.25 * (0.25 * t51 + t95 + t90 + t94 - t87);
        E[39] = 0.25 * (0.25 * t51 + t92 + t95 - 4.0 * t94);
        const double t96 = t64 + t86;
        const double t97 = t11 + t38;
        const double t98 = 0.25 * t14 + (moments[72 * task + lane + 3040] + t80);
        E[40] = 0.25 * (0.25 * t51 + t96 - t97 - 4.0 * t98);
        const double t99 = t68 + t91;
        const double t100 = 0.25 * t19 + (moments[72 * task + lane + 3072] + t83);
        E[41] = -0.25 * (0.25 * t51 + t98 + t100 - t99 - t97);
        const double t101 = t21 + t48;
        E[42] = -0.25 * (0.25 * t51 + t96 + t101 + t98 + t100);
        E[43] = 0.25 * (0.25 * t51 + t101 - t99 - 4.0 * t100);
        const double t102 = moments[72 * task + lane + 1104] - 0.25 * t64;
        const double t103 = moments[72 * task + lane + 2824] + 0.25 * t53;
        const double t104 = moments[72 * task + lane + 2384] - (moments[72 * task + lane + 3040] - t89);
        E[44] = 0.25 * t50 + t102 - t103 - t104;
        const double t105 = moments[72 * task + lane + 1136] - 0.25 * t68;
        const double t106 = moments[72 * task + lane + 2400] - (moments[72 * task + lane + 3072] - t93);
        E[45] = -0.25 * (t50 + t104 + t106 - 4.0 * t105 - 4.0 * t103);
        const double t107 = moments[72 * task + lane + 2856] + 0.25 * t61;
        E[46] = -0.25 * (t50 + 4.0 * t102 + 4.0 * t107 + t104 + t106);
        E[47] = 0.25 * t50 + t107 - t105 - t106;
        const double t108 = moments[72 * task + lane + 656] - moments[72 * task + lane + 1088];
        const double t109 = moments[72 * task + lane + 2600] - moments[72 * task + lane + 2816];
        const double t110 = moments[72 * task + lane + 1520] - moments[72 * task + lane + 1952];
        const double t111 = moments[72 * task + lane + 2376] - (moments[72 * task + lane + 3032] - t110);
        E[48] = moments[72 * task + lane + 224] + t108 + t109 + t111;
        const double t112 = moments[72 * task + lane + 688] - moments[72 * task + lane + 1120];
        const double t113 = moments[72 * task + lane + 1536] - moments[72 * task + lane + 1984];
        const double t114 = moments[72 * task + lane + 2392] - (moments[72 * task + lane + 3064] - t113);
        E[49] = t112 + 0.25 * t111 + 0.25 * t114 - moments[72 * task + lane + 224] - t109;
        const double t115 = moments[72 * task + lane + 2632] - moments[72 * task + lane + 2848];
        E[50] = t115 + 0.25 * t111 + 0.25 * t114 - moments[72 * task + lane + 224] - t108;
        E[51] = moments[72 * task + lane + 224] + t114 - t112 - t115;
        const double t116 = moments[72 * task + lane + 224] + moments[72 * task + lane + 240];
        const double t117 = moments[72 * task + lane + 656] + 0.25 * t86;
        const double t118 = moments[72 * task + lane + 2616] - 0.25 * t54;
        const double t119 = moments[72 * task + lane + 1520] + moments[72 * task + lane + 1968];
        const double t120 = 0.25 * t14 + (moments[72 * task + lane + 3032] - t119);
        E[52] = 0.25 * t116 + t118 + t120 - t117;
        const double t121 = moments[72 * task + lane + 688] + 0.25 * t91;
        const double t122 = moments[72 * task + lane + 1536] + moments[72 * task + lane + 2000];
        const double t123 = 0.25 * t19 + (moments[72 * task + lane + 3064] - t122);
        E[53] = -0.25 * (t116 + 4.0 * t121 + 4.0 * t118 - t120 - t123);
        const double t124 = moments[72 * task + lane + 2648] - 0.25 * t62;
        E[54] = -0.25 * (t116 - 4.0 * t117 - 4.0 * t124 - t120 - t123);
        E[55] = 0.25 * t116 + t121 + t123 - t124;
        const double t125 = moments[72 * task + lane + 672] - 0.25 * t86;
        const double t126 = moments[72 * task + lane + 2600] + 0.25 * t54;
        const double t127 = 0.25 * t14 - (moments[72 * task + lane + 3048] + t110);
        E[56] = 0.25 * t116 + t125 + t127 - t126;
        const double t128 = moments[72 * task + lane + 704] - 0.25 * t91;
        const double t129 = 0.25 * t19 - (moments[72 * task + lane + 3080] + t113);
        E[57] = -0.25 * (t116 - 4.0 * t128 - 4.0 * t126 - t127 - t129);
        const double t130 = moments[72 * task + lane + 2632] + 0.25 * t62;
        E[58] = -0.25 * (t116 + 4.0 * t125 + 4.0 * t130 - t127 - t129);
        E[59] = 0.25 * t116 + t130 + t129 - t128;
        const double t131 = moments[72 * task + lane + 672] + moments[72 * task + lane + 1104];
        const double t132 = moments[72 * task + lane + 2616] + moments[72 * task + lane + 2832];
        const double t133 = moments[72 * task + lane + 2384] + (moments[72 * task + lane + 3048] + t119);
        E[60] = moments[72 * task + lane + 240] + t133 - t131 - t132;
        const double t134 = moments[72 * task + lane + 704] + moments[72 * task + lane + 1136];
        const double t135 = moments[72 * task + lane + 2400] + (moments[72 * task + lane + 3080] + t122);
        E[61] = t132 + 0.25 * t133 + 0.25 * t135 - moments[72 * task + lane + 240] - t134;
        const double t136 = moments[72 * task + lane + 2648] + moments[72 * task + lane + 2864];
        E[62] = t131 + 0.25 * t133 + 0.25 * t135 - moments[72 * task + lane + 240] - t136;
        E[63] = moments[72 * task + lane + 240] + t134 + t136 + t135;
      }
    }
    __syncthreads();
    if (work < 7) {
      if (work < 4) {
        if (work < 3) {
          const int row0 = row_of_task[work];
          const int row1 = row0 + 3;
          const int row2 = row0 + 6;
          const int row3 = row0 + 9;
          const int row4 = row0 + 12;
          const int row5 = row0 + 15;
          const int row6 = row0 + 18;
          const int row7 = row0 + 21;
          const int column0 = column_of_task[work];
          const int column1 = column0 + 3;
          const int column2 = column0 + 6;
          const int column3 = column0 + 9;
          const int column4 = column0 + 12;
          const int column5 = column0 + 15;
          const int column6 = column0 + 18;
          const int column7 = column0 + 21;
          tile[577 * lane + 24 * row0 + column0] = E[0];
          tile[577 * lane + 24 * row0 + column1] = E[1];
          tile[577 * lane + 24 * row1 + column0] = E[2];
          tile[577 * lane + 24 * row1 + column1] = E[3];
          tile[577 * lane + 24 * row0 + column2] = E[4];
          tile[577 * lane + 24 * row0 + column3] = E[5];
          tile[577 * lane + 24 * row1 + column2] = E[6];
          tile[577 * lane + 24 * row1 + column3] = E[7];
          tile[577 * lane + 24 * row2 + column0] = E[8];
          tile[577 * lane + 24 * row2 + column1] = E[9];
          tile[577 * lane + 24 * row3 + column0] = E[10];
          tile[577 * lane + 24 * row3 + column1] = E[11];
          tile[577 * lane + 24 * row2 + column2] = E[12];
          tile[577 * lane + 24 * row2 + column3] = E[13];
          tile[577 * lane + 24 * row3 + column2] = E[14];
          tile[577 * lane + 24 * row3 + column3] = E[15];
          const double e16 = E[16];
          tile[577 * lane + 24 * column4 + row0] = e16;
          tile[577 * lane + 24 * row0 + column4] = e16;
          const double e17 = E[17];
          tile[577 * lane + 24 * column5 + row0] = e17;
          tile[577 * lane + 24 * row0 + column5] = e17;
          const double e18 = E[18];
          tile[577 * lane + 24 * column4 + row1] = e18;
          tile[577 * lane + 24 * row1 + column4] = e18;
          const double e19 = E[19];
          tile[577 * lane + 24 * column5 + row1] = e19;
          tile[577 * lane + 24 * row1 + column5] = e19;
          const double e20 = E[20];
          tile[577 * lane + 24 * column6 + row0] = e20;
          tile[577 * lane + 24 * row0 + column6] = e20;
          const double e21 = E[21];
          tile[577 * lane + 24 * column7 + row0] = e21;
          tile[577 * lane + 24 * row0 + column7] = e21;
          const double e22 = E[22];
          tile[577 * lane + 24 * column6 + row1] = e22;
          tile[577 * lane + 24 * row1 + column6] = e22;
          const double e23 = E[23];
          tile[577 * lane + 24 * column7 + row1] = e23;
          tile[577 * lane + 24 * row1 + column7] = e23;
          const double e24 = E[24];
          tile[577 * lane + 24 * column4 + row2] = e24;
          tile[577 * lane + 24 * row2 + column4] = e24;
          const double e25 = E[25];
          tile[577 * lane + 24 * column5 + row2] = e25;
          tile[577 * lane + 24 * row2 + column5] = e25;
          const double e26 = E[26];
          tile[577 * lane + 24 * column4 + row3] = e26;
          tile[577 * lane + 24 * row3 + column4] = e26;
          const double e27 = E[27];
          tile[577 * lane + 24 * column5 + row3] = e27;
          tile[577 * lane + 24 * row3 + column5] = e27;
          const double e28 = E[28];
          tile[577 * lane + 24 * column6 + row2] = e28;
          tile[577 * lane + 24 * row2 + column6] = e28;
          const double e29 = E[29];
          tile[577 * lane + 24 * column7 + row2] = e29;
          tile[577 * lane + 24 * row2 + column7] = e29;
          const double e30 = E[30];
          tile[577 * lane + 24 * column6 + row3] = e30;
          tile[577 * lane + 24 * row3 + column6] = e30;
          const double e31 = E[31];
          tile[577 * lane + 24 * column7 + row3] = e31;
          tile[577 * lane + 24 * row3 + column7] = e31;
          tile[577 * lane + 24 * row4 + column4] = E[32];
          tile[577 * lane + 24 * row4 + column5] = E[33];
          tile[577 * lane + 24 * row5 + column4] = E[34];
          tile[577 * lane + 24 * row5 + column5] = E[35];
          tile[577 * lane + 24 * row4 + column6] = E[36];
          tile[577 * lane + 24 * row4 + column7] = E[37];
          tile[577 * lane + 24 * row5 + column6] = E[38];
          tile[577 * lane + 24 * row5 + column7] = E[39];
          tile[577 * lane + 24 * row6 + column4] = E[40];
          tile[577 * lane + 24 * row6 + column5] = E[41];
          tile[577 * lane + 24 * row7 + column4] = E[42];
          tile[577 * lane + 24 * row7 + column5] = E[43];
          tile[577 * lane + 24 * row6 + column6] = E[44];
          tile[577 * lane + 24 * row6 + column7] = E[45];
          tile[577 * lane + 24 * row7 + column6] = E[46];
          tile[577 * lane + 24 * row7 + column7] = E[47];
        }
      } else {
        const int task = work - 4;
        const int row0 = row_of_task1[task];
        const int row1 = row0 + 3;
        const int row2 = row0 + 6;
        const int row3 = row0 + 9;
        const int row4 = row0 + 12;
        const int row5 = row0 + 15;
        const int row6 = row0 + 18;
        const int row7 = row0 + 21;
        const int column0 = column_of_task1[task];
        const int column1 = column0 + 3;
        const int column2 = column0 + 6;
        const int column3 = column0 + 9;
        const int column4 = column0 + 12;
        const int column5 = column0 + 15;
        const int column6 = column0 + 18;
        const int column7 = column0 + 21;
        const double e0 = E[0];
        tile[577 * lane + 24 * column0 + row0] = e0;
        tile[577 * lane + 24 * row0 + column0] = e0;
        const double e1 = E[1];
        tile[577 * lane + 24 * column1 + row0] = e1;
        tile[577 * lane + 24 * row0 + column1] = e1;
        const double e2 = E[2];
        tile[577 * lane + 24 * column0 + row1] = e2;
        tile[577 * lane + 24 * row1 + column0] = e2;
        const double e3 = E[3];
        tile[577 * lane + 24 * column1 + row1] = e3;
        tile[577 * lane + 24 * row1 + column1] = e3;
        const double e4 = E[4];
        tile[577 * lane + 24 * column2 + row0] = e4;
        tile[577 * lane + 24 * row0 + column2] = e4;
        const double e5 = E[5];
        tile[577 * lane + 24 * column3 + row0] = e5;
        tile[577 * lane + 24 * row0 + column3] = e5;
        const double e6 = E[6];
        tile[577 * lane + 24 * column2 + row1] = e6;
        tile[577 * lane + 24 * row1 + column2] = e6;
        const double e7 = E[7];
        tile[577 * lane + 24 * column3 + row1] = e7;
        tile[577 * lane + 24 * row1 + column3] = e7;
        const double e8 = E[8];
        tile[577 * lane + 24 * column0 + row2] = e8;
        tile[577 * lane + 24 * row2 + column0] = e8;
        const double e9 = E[9];
        tile[577 * lane + 24 * column1 + row2] = e9;
        tile[577 * lane + 24 * row2 + column1] = e9;
        const double e10 = E[10];
        tile[577 * lane + 24 * column0 + row3] = e10;
        tile[577 * lane + 24 * row3 + column0] = e10;
        const double e11 = E[11];
        tile[577 * lane + 24 * column1 + row3] = e11;
        tile[577 * lane + 24 * row3 + column1] = e11;
        const double e12 = E[12];
        tile[577 * lane + 24 * column2 + row2] = e12;
        tile[577 * lane + 24 * row2 + column2] = e12;
        const double e13 = E[13];
        tile[577 * lane + 24 * column3 + row2] = e13;
        tile[577 * lane + 24 * row2 + column3] = e13;
        const double e14 = E[14];
        tile[577 * lane + 24 * column2 + row3] = e14;
        tile[577 * lane + 24 * row3 + column2] = e14;
        const double e15 = E[15];
        tile[577 * lane + 24 * column3 + row3] = e15;
        tile[577 * lane + 24 * row3 + column3] = e15;
        const double e16 = E[16];
        tile[577 * lane + 24 * column4 + row0] = e16;
        tile[577 * lane + 24 * row0 + column4] = e16;
        const double e17 = E[17];
        tile[577 * lane + 24 * column5 + row0] = e17;
        tile[577 * lane + 24 * row0 + column5] = e17;
        const double e18 = E[18];
        tile[577 * lane + 24 * column4 + row1] = e18;
        tile[577 * lane + 24 * row1 + column4] = e18;
        const double e19 = E[19];
        tile[577 * lane + 24 * column5 + row1] = e19;
        tile[577 * lane + 24 * row1 + column5] = e19;
        const double e20 = E[20];
        tile[577 * lane + 24 * column6 + row0] = e20;
        tile[577 * lane + 24 * row0 + column6] = e20;
        const double e21 = E[21];
        tile[577 * lane + 24 * column7 + row0] = e21;
        tile[577 * lane + 24 * row0 + column7] = e21;
        const double e22 = E[22];
        tile[577 * lane + 24 * column6 + row1] = e22;
        tile[577 * lane + 24 * row1 + column6] = e22;
        const double e23 = E[23];
        tile[577 * lane + 24 * column7 + row1] = e23;
        tile[577 * lane + 24 * row1 + column7] = e23;
        const double e24 = E[24];
        tile[577 * lane + 24 * column4 + row2] = e24;
        tile[577 * lane + 24 * row2 + column4] = e24;
        const double e25 = E[25];
        tile[577 * lane + 24 * column5 + row2] = e25;
        tile[577 * lane + 24 * row2 + column5] = e25;
        const double e26 = E[26];
        tile[577 * lane + 24 * column4 + row3] = e26;
        tile[577 * lane + 24 * row3 + column4] = e26;
        const double e27 = E[27];
        tile[577 * lane + 24 * column5 + row3] = e27;
        tile[577 * lane + 24 * row3 + column5] = e27;
        const double e28 = E[28];
        tile[577 * lane + 24 * column6 + row2] = e28;
        tile[577 * lane + 24 * row2 + column6] = e28;
        const double e29 = E[29];
        tile[577 * lane + 24 * column7 + row2] = e29;
        tile[577 * lane + 24 * row2 + column7] = e29;
        const double e30 = E[30];
        tile[577 * lane + 24 * column6 + row3] = e30;
        tile[577 * lane + 24 * row3 + column6] = e30;
        const double e31 = E[31];
        tile[577 * lane + 24 * column7 + row3] = e31;
        tile[577 * lane + 24 * row3 + column7] = e31;
        const double e32 = E[32];
        tile[577 * lane + 24 * column0 + row4] = e32;
        tile[577 * lane + 24 * row4 + column0] = e32;
        const double e33 = E[33];
        tile[577 * lane + 24 * column1 + row4] = e33;
        tile[577 * lane + 24 * row4 + column1] = e33;
        const double e34 = E[34];
        tile[577 * lane + 24 * column0 + row5] = e34;
        tile[577 * lane + 24 * row5 + column0] = e34;
        const double e35 = E[35];
        tile[577 * lane + 24 * column1 + row5] = e35;
        tile[577 * lane + 24 * row5 + column1] = e35;
        const double e36 = E[36];
        tile[577 * lane + 24 * column2 + row4] = e36;
        tile[577 * lane + 24 * row4 + column2] = e36;
        const double e37 = E[37];
        tile[577 * lane + 24 * column3 + row4] = e37;
        tile[577 * lane + 24 * row4 + column3] = e37;
        const double e38 = E[38];
        tile[577 * lane + 24 * column2 + row5] = e38;
        tile[577 * lane + 24 * row5 + column2] = e38;
        const double e39 = E[39];
        tile[577 * lane + 24 * column3 + row5] = e39;
        tile[577 * lane + 24 * row5 + column3] = e39;
        const double e40 = E[40];
        tile[577 * lane + 24 * column0 + row6] = e40;
        tile[577 * lane + 24 * row6 + column0] = e40;
        const double e41 = E[41];
        tile[577 * lane + 24 * column1 + row6] = e41;
        tile[577 * lane + 24 * row6 + column1] = e41;
        const double e42 = E[42];
        tile[577 * lane + 24 * column0 + row7] = e42;
        tile[577 * lane + 24 * row7 + column0] = e42;
        const double e43 = E[43];
        tile[577 * lane + 24 * column1 + row7] = e43;
        tile[577 * lane + 24 * row7 + column1] = e43;
        const double e44 = E[44];
        tile[577 * lane + 24 * column2 + row6] = e44;
        tile[577 * lane + 24 * row6 + column2] = e44;
        const double e45 = E[45];
        tile[577 * lane + 24 * column3 + row6] = e45;
        tile[577 * lane + 24 * row6 + column3] = e45;
        const double e46 = E[46];
        tile[577 * lane + 24 * column2 + row7] = e46;
        tile[577 * lane + 24 * row7 + column2] = e46;
        const double e47 = E[47];
        tile[577 * lane + 24 * column3 + row7] = e47;
        tile[577 * lane + 24 * row7 + column3] = e47;
        const double e48 = E[48];
        tile[577 * lane + 24 * column4 + row4] = e48;
        tile[577 * lane + 24 * row4 + column4] = e48;
        const double e49 = E[49];
        tile[577 * lane + 24 * column5 + row4] = e49;
        tile[577 * lane + 24 * row4 + column5] = e49;
        const double e50 = E[50];
        tile[577 * lane + 24 * column4 + row5] = e50;
        tile[577 * lane + 24 * row5 + column4] = e50;
        const double e51 = E[51];
        tile[577 * lane + 24 * column5 + row5] = e51;
        tile[577 * lane + 24 * row5 + column5] = e51;
        const double e52 = E[52];
        tile[577 * lane + 24 * column6 + row4] = e52;
        tile[577 * lane + 24 * row4 + column6] = e52;
        const double e53 = E[53];
        tile[577 * lane + 24 * column7 + row4] = e53;
        tile[577 * lane + 24 * row4 + column7] = e53;
        const double e54 = E[54];
        tile[577 * lane + 24 * column6 + row5] = e54;
        tile[577 * lane + 24 * row5 + column6] = e54;
        const double e55 = E[55];
        tile[577 * lane + 24 * column7 + row5] = e55;
        tile[577 * lane + 24 * row5 + column7] = e55;
        const double e56 = E[56];
        tile[577 * lane + 24 * column4 + row6] = e56;
        tile[577 * lane + 24 * row6 + column4] = e56;
        const double e57 = E[57];
        tile[577 * lane + 24 * column5 + row6] = e57;
        tile[577 * lane + 24 * row6 + column5] = e57;
        const double e58 = E[58];
        tile[577 * lane + 24 * column4 + row7] = e58;
        tile[577 * lane + 24 * row7 + column4] = e58;
        const double e59 = E[59];
        tile[577 * lane + 24 * column5 + row7] = e59;
        tile[577 * lane + 24 * row7 + column5] = e59;
        const double e60 = E[60];
        tile[577 * lane + 24 * column6 + row6] = e60;
        tile[577 * lane + 24 * row6 + column6] = e60;
        const double e61 = E[61];
        tile[577 * lane + 24 * column7 + row6] = e61;
        tile[577 * lane + 24 * row6 + column7] = e61;
        const double e62 = E[62];
        tile[577 * lane + 24 * column6 + row7] = e62;
        tile[577 * lane + 24 * row7 + column6] = e62;
        const double e63 = E[63];
        tile[577 * lane + 24 * column7 + row7] = e63;
        tile[577 * lane + 24 * row7 + column7] = e63;
      }
    }
  }
  __syncthreads();
  #pragma unroll 1
  for (int staged = 0; staged < 8; ++staged) {
    if (staged < cells_here) {
      #pragma unroll
      for (int turn = 0; turn < 9; ++turn) {
        const int part = thread_of<64>() + 64 * turn;
        __stcs(&element_tensors[576 * first_cell + 576 * staged + part], tile[577 * staged + part]);
      }
    }
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
  if (const int64_t blocks = (num_cells + 7) / 8; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    elasticity_lame_q1x3_hexahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(64),
        0, static_cast<cudaStream_t>(stream)>>>(
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
    "team",                                    // realisation
    "",                                        // k_place
    8,                                         // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    38592,                                     // shared_bytes
    8998.0,                                    // flops_per_cell
    4680.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_lame_q1x3_hexahedron_f64_element_tensor
