// elasticity_lame_p1x3_tetrahedron_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=tetrahedron --define degree=1
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
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//   lmbda            [cell][1]
//   mu               [cell][1]
//
// Representation:
//   tensor          511 flops (862 before optimisation)
//   quadrature      867 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             quadrature in shared steps takes 867 flops; quadrature alone 1863, and its loops over
//                   points take more operations
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
//   1  the dofs of each cell
//   2  D at the points
//   3  rows of the element matrix
//
// Costs of a cell:
//   flops        867
//   bytes        1188 (36 read, 1152 written): inputs and results once each
//   flops/byte   0.73
//   paper flops  5184 (2 sizeG rows columns)
//   shared       6528 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_element_tensor.h"

namespace of_elasticity_lame_p1x3_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;
using femforge_gpu::thread_of;

__device__ const double test_values[12] = {-1.0, -1.0, -1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0};

__device__ const int32_t row_of_task[12] = {0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11};

__device__ const int32_t column_of_block[12] = {0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11};

__device__ const int32_t row_of_task1[12] = {0, 3, 6, 9, 0, 3, 6, 9, 1, 4, 7, 10};

__device__ const int32_t column_of_block1[12] = {1, 4, 7, 10, 2, 5, 8, 11, 2, 5, 8, 11};

__device__ const double weights[1] = {0.16666666666666666};

__device__ const double DP0_d000[1] = {1.0};

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double fields[56];
  alignas(16) __shared__ double D[180];
  alignas(16) __shared__ double tile[580];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 4 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 4 ? num_cells - first_cell : 4);

  for (int item = thread_of<128>(); item < 132; item += 128) {
    const int lane = item % 4;
    const int work = item / 4;
    if (work < 16) {
      if (work < 1) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
        const int64_t n0 = n0_to_n3.x;
        const int64_t n1 = n0_to_n3.y;
        const int64_t n2 = n0_to_n3.z;
        const int64_t n3 = n0_to_n3.w;
        const double x0_0 = coordinates[3 * n0];
        fields[lane] = x0_0;
        const double x0_1 = coordinates[3 * n0 + 1];
        fields[lane + 4] = x0_1;
        const double x0_2 = coordinates[3 * n0 + 2];
        fields[lane + 8] = x0_2;
        const double x1_0 = coordinates[3 * n1];
        fields[lane + 12] = x1_0;
        const double x1_1 = coordinates[3 * n1 + 1];
        fields[lane + 16] = x1_1;
        const double x1_2 = coordinates[3 * n1 + 2];
        fields[lane + 20] = x1_2;
        const double x2_0 = coordinates[3 * n2];
        fields[lane + 24] = x2_0;
        const double x2_1 = coordinates[3 * n2 + 1];
        fields[lane + 28] = x2_1;
        const double x2_2 = coordinates[3 * n2 + 2];
        fields[lane + 32] = x2_2;
        const double x3_0 = coordinates[3 * n3];
        fields[lane + 36] = x3_0;
        const double x3_1 = coordinates[3 * n3 + 1];
        fields[lane + 40] = x3_1;
        const double x3_2 = coordinates[3 * n3 + 2];
        fields[lane + 44] = x3_2;
      }
    } else if (work < 32) {
      if (work < 17) {
        const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
        const double lmbda_0 = lmbda[cell];
        fields[lane + 48] = lmbda_0;
      }
    } else {
      const int64_t cell = first_cell + (lane < cells_here ? lane : cells_here - 1);
      const double mu_0 = mu[cell];
      fields[lane + 52] = mu_0;
    }
  }
  __syncthreads();
  if (const int item = thread_of<128>(); item < 4) {
    const int lane = item % 4;
    const int q = 0;
    const double J00 = fields[lane + 12] - fields[lane];
    const double J11 = fields[lane + 28] - fields[lane + 4];
    const double J22 = fields[lane + 44] - fields[lane + 8];
    const double J12 = fields[lane + 40] - fields[lane + 4];
    const double J21 = fields[lane + 32] - fields[lane + 8];
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = fields[lane + 24] - fields[lane];
    const double J20 = fields[lane + 20] - fields[lane + 8];
    const double J10 = fields[lane + 16] - fields[lane + 4];
    const double adj10 = J12 * J20 - J10 * J22;
    const double J02 = fields[lane + 36] - fields[lane];
    const double adj20 = J10 * J21 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj21 = J01 * J20 - J00 * J21;
    const double t0 = DP0_d000[q] * adj21 * adj21 * fields[lane + 52];
    const double adj22 = J00 * J11 - J01 * J10;
    const double t1 = DP0_d000[q] * adj22 * adj22 * fields[lane + 52];
    const double t2 = DP0_d000[q] * adj20 * adj20 * fields[lane + 52];
    D[180 * q + lane] = weights[q] * inv_abs_detJ * (t0 + t1 + DP0_d000[q] * adj20 * adj20 * fields[lane + 48]
        + 2.0 * t2);
    const double adj11 = J00 * J22 - J02 * J20;
    const double t3 = DP0_d000[q] * adj11 * adj21 * fields[lane + 52];
    const double adj12 = J02 * J10 - J00 * J12;
    const double t4 = DP0_d000[q] * adj12 * adj22 * fields[lane + 52];
    const double t5 = DP0_d000[q] * adj10 * adj20 * fields[lane + 52];
    D[180 * q + lane + 4] = weights[q] * inv_abs_detJ * (t3 + t4 + DP0_d000[q] * adj10 * adj20 * fields[lane +
        48] + 2.0 * t5);
    const double adj01 = J02 * J21 - J01 * J22;
    const double t6 = DP0_d000[q] * adj01 * adj21 * fields[lane + 52];
    const double adj02 = J01 * J12 - J02 * J11;
    const double t7 = DP0_d000[q] * adj02 * adj22 * fields[lane + 52];
    const double t8 = DP0_d000[q] * adj00 * adj20 * fields[lane + 52];
    D[180 * q + lane + 8] = weights[q] * inv_abs_detJ * (t6 + t7 + DP0_d000[q] * adj00 * adj20 * fields[lane +
        48] + 2.0 * t8);
    const double t9 = DP0_d000[q] * adj11 * adj11 * fields[lane + 52];
    const double t10 = DP0_d000[q] * adj12 * adj12 * fields[lane + 52];
    const double t11 = DP0_d000[q] * adj10 * adj10 * fields[lane + 52];
    D[180 * q + lane + 12] = weights[q] * inv_abs_detJ * (t9 + t10 + DP0_d000[q] * adj10 * adj10 * fields[lane
        + 48] + 2.0 * t11);
    const double t12 = DP0_d000[q] * adj01 * adj11 * fields[lane + 52];
    const double t13 = DP0_d000[q] * adj02 * adj12 * fields[lane + 52];
    const double t14 = DP0_d000[q] * adj00 * adj10 * fields[lane + 52];
    D[180 * q + lane + 16] = weights[q] * inv_abs_detJ * (t12 + t13 + DP0_d000[q] * adj00 * adj10 *
        fields[lane + 48] + 2.0 * t14);
    const double t15 = DP0_d000[q] * adj01 * adj01 * fields[lane + 52];
    const double t16 = DP0_d000[q] * adj02 * adj02 * fields[lane + 52];
    const double t17 = DP0_d000[q] * adj00 * adj00 * fields[lane + 52];
    D[180 * q + lane + 20] = weights[q] * inv_abs_detJ * (t15 + t16 + DP0_d000[q] * adj00 * adj00 *
        fields[lane + 48] + 2.0 * t17);
    D[180 * q + lane + 24] = weights[q] * inv_abs_detJ * (2.0 * t0 + t1 + t2 + DP0_d000[q] * adj21 * adj21 *
        fields[lane + 48]);
    D[180 * q + lane + 28] = weights[q] * inv_abs_detJ * (2.0 * t3 + t4 + t5 + DP0_d000[q] * adj11 * adj21 *
        fields[lane + 48]);
    D[180 * q + lane + 32] = weights[q] * inv_abs_detJ * (2.0 * t6 + t7 + t8 + DP0_d000[q] * adj01 * adj21 *
        fields[lane + 48]);
    D[180 * q + lane + 36] = weights[q] * inv_abs_detJ * (2.0 * t9 + t10 + t11 + DP0_d000[q] * adj11 * adj11 *
        fields[lane + 48]);
    D[180 * q + lane + 40] = weights[q] * inv_abs_detJ * (2.0 * t12 + t13 + t14 + DP0_d000[q] * adj01 * adj11
        * fields[lane + 48]);
    D[180 * q + lane + 44] = weights[q] * inv_abs_detJ * (2.0 * t15 + t16 + t17 + DP0_d000[q] * adj01 * adj01
        * fields[lane + 48]);
    D[180 * q + lane + 48] = weights[q] * inv_abs_detJ * (t0 + 2.0 * t1 + t2 + DP0_d000[q] * adj22 * adj22 *
        fields[lane + 48]);
    D[180 * q + lane + 52] = weights[q] * inv_abs_detJ * (t3 + 2.0 * t4 + t5 + DP0_d000[q] * adj12 * adj22 *
        fields[lane + 48]);
    D[180 * q + lane + 56] = weights[q] * inv_abs_detJ * (t6 + 2.0 * t7 + t8 + DP0_d000[q] * adj02 * adj22 *
        fields[lane + 48]);
    D[180 * q + lane + 60] = weights[q] * inv_abs_detJ * (t9 + 2.0 * t10 + t11 + DP0_d000[q] * adj12 * adj12 *
        fields[lane + 48]);
    D[180 * q + lane + 64] = weights[q] * inv_abs_detJ * (t12 + 2.0 * t13 + t14 + DP0_d000[q] * adj02 * adj12
        * fields[lane + 48]);
    D[180 * q + lane + 68] = weights[q] * inv_abs_detJ * (t15 + 2.0 * t16 + t17 + DP0_d000[q] * adj02 * adj02
        * fields[lane + 48]);
    const double mu0_d000_q = DP0_d000[q] * fields[lane + 52];
    const double lmbda0_d000_q = DP0_d000[q] * fields[lane + 48];
    const double t18 = mu0_d000_q + lmbda0_d000_q;
    D[180 * q + lane + 72] = weights[q] * adj20 * adj21 * inv_abs_detJ * t18;
    D[180 * q + lane + 76] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj10 * adj21 * fields[lane + 52] +
        DP0_d000[q] * adj11 * adj20 * fields[lane + 48]);
    D[180 * q + lane + 80] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * adj21 * fields[lane + 52] +
        DP0_d000[q] * adj01 * adj20 * fields[lane + 48]);
    D[180 * q + lane + 84] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj11 * adj20 * fields[lane + 52] +
        DP0_d000[q] * adj10 * adj21 * fields[lane + 48]);
    D[180 * q + lane + 88] = weights[q] * adj10 * adj11 * inv_abs_detJ * t18;
    D[180 * q + lane + 92] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * adj11 * fields[lane + 52] +
        DP0_d000[q] * adj01 * adj10 * fields[lane + 48]);
    D[180 * q + lane + 96] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj01 * adj20 * fields[lane + 52] +
        DP0_d000[q] * adj00 * adj21 * fields[lane + 48]);
    D[180 * q + lane + 100] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj01 * adj10 * fields[lane + 52] +
        DP0_d000[q] * adj00 * adj11 * fields[lane + 48]);
    D[180 * q + lane + 104] = weights[q] * adj00 * adj01 * inv_abs_detJ * t18;
    D[180 * q + lane + 108] = weights[q] * adj20 * adj22 * inv_abs_detJ * t18;
    D[180 * q + lane + 112] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj10 * adj22 * fields[lane + 52] +
        DP0_d000[q] * adj12 * adj20 * fields[lane + 48]);
    D[180 * q + lane + 116] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * adj22 * fields[lane + 52] +
        DP0_d000[q] * adj02 * adj20 * fields[lane + 48]);
    D[180 * q + lane + 120] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj12 * adj20 * fields[lane + 52] +
        DP0_d000[q] * adj10 * adj22 * fields[lane + 48]);
    D[180 * q + lane + 124] = weights[q] * adj10 * adj12 * inv_abs_detJ * t18;
    D[180 * q + lane + 128] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj00 * adj12 * fields[lane + 52] +
        DP0_d000[q] * adj02 * adj10 * fields[lane + 48]);
    D[180 * q + lane + 132] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj02 * adj20 * fields[lane + 52] +
        DP0_d000[q] * adj00 * adj22 * fields[lane + 48]);
    D[180 * q + lane + 136] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj02 * adj10 * fields[lane + 52] +
        DP0_d000[q] * adj00 * adj12 * fields[lane + 48]);
    D[180 * q + lane + 140] = weights[q] * adj00 * adj02 * inv_abs_detJ * t18;
    D[180 * q + lane + 144] = weights[q] * adj21 * adj22 * inv_abs_detJ * t18;
    D[180 * q + lane + 148] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj11 * adj22 * fields[lane + 52] +
        DP0_d000[q] * adj12 * adj21 * fields[lane + 48]);
    D[180 * q + lane + 152] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj01 * adj22 * fields[lane + 52] +
        DP0_d000[q] * adj02 * adj21 * fields[lane + 48]);
    D[180 * q + lane + 156] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj12 * adj21 * fields[lane + 52] +
        DP0_d000[q] * adj11 * adj22 * fields[lane + 48]);
    D[180 * q + lane + 160] = weights[q] * adj11 * adj12 * inv_abs_detJ * t18;
    D[180 * q + lane + 164] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj01 * adj12 * fields[lane + 52] +
        DP0_d000[q] * adj02 * adj11 * fields[lane + 48]);
    D[180 * q + lane + 168] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj02 * adj21 * fields[lane + 52] +
        DP0_d000[q] * adj01 * adj22 * fields[lane + 48]);
    D[180 * q + lane + 172] = weights[q] * inv_abs_detJ * (DP0_d000[q] * adj02 * adj11 * fields[lane + 52] +
        DP0_d000[q] * adj01 * adj12 * fields[lane + 48]);
    D[180 * q + lane + 176] = weights[q] * adj01 * adj02 * inv_abs_detJ * t18;
  }
  __syncthreads();
  if (const int item = thread_of<128>(); item < 112) {
    const int lane = item % 4;
    const int work = item / 4;
    if (work < 16) {
      if (work < 12) {
        const int block = work / 4;
        const int row = row_of_task[work];
        const int column0 = column_of_block[4 * block];
        const int column1 = column_of_block[4 * block + 1];
        const int column2 = column_of_block[4 * block + 2];
        const int column3 = column_of_block[4 * block + 3];
        const double t0 = D[24 * block + lane] * test_values[3 * work - 12 * block] + D[24 * block + lane + 4]
            * test_values[3 * work - 12 * block + 1] + D[24 * block + lane + 8] * test_values[3 * work - 12 *
            block + 2];
        const double t1 = test_values[3 * work - 12 * block] * D[24 * block + lane + 4] + test_values[3 * work
            - 12 * block + 1] * D[24 * block + lane + 12] + D[24 * block + lane + 16] * test_values[3 * work -
            12 * block + 2];
        const double t2 = test_values[3 * work - 12 * block] * D[24 * block + lane + 8] + test_values[3 * work
            - 12 * block + 1] * D[24 * block + lane + 16] + test_values[3 * work - 12 * block + 2] * D[24 *
            block + lane + 20];
        tile[145 * lane + 12 * row + column0] = -t0 - t1 - t2;
        tile[145 * lane + 12 * row + column1] = t2;
        tile[145 * lane + 12 * row + column2] = t1;
        tile[145 * lane + 12 * row + column3] = t0;
      }
    } else {
      const int task = work - 16;
      const int block = task / 4;
      const int row = row_of_task1[task];
      const int column0 = column_of_block1[4 * block];
      const int column1 = column_of_block1[4 * block + 1];
      const int column2 = column_of_block1[4 * block + 2];
      const int column3 = column_of_block1[4 * block + 3];
      const double t0 = test_values[3 * task - 12 * block] * D[36 * block + lane + 72] + test_values[3 * task
          - 12 * block + 1] * D[36 * block + lane + 84] + test_values[3 * task - 12 * block + 2] * D[36 *
          block + lane + 96];
      const double t1 = test_values[3 * task - 12 * block] * D[36 * block + lane + 76] + test_values[3 * task
          - 12 * block + 1] * D[36 * block + lane + 88] + test_values[3 * task - 12 * block + 2] * D[36 *
          block + lane + 100];
      const double t2 = test_values[3 * task - 12 * block] * D[36 * block + lane + 80] + test_values[3 * task
          - 12 * block + 1] * D[36 * block + lane + 92] + test_values[3 * task - 12 * block + 2] * D[36 *
          block + lane + 104];
      const double e0 = -t0 - t1 - t2;
      tile[145 * lane + 12 * row + column0] = e0;
      tile[145 * lane + 12 * column0 + row] = e0;
      const double e1 = t2;
      tile[145 * lane + 12 * row + column1] = e1;
      tile[145 * lane + 12 * column1 + row] = e1;
      const double e2 = t1;
      tile[145 * lane + 12 * row + column2] = e2;
      tile[145 * lane + 12 * column2 + row] = e2;
      const double e3 = t0;
      tile[145 * lane + 12 * row + column3] = e3;
      tile[145 * lane + 12 * column3 + row] = e3;
    }
  }
  __syncthreads();
  for (int k = thread_of<128>(); k < 144 * cells_here; k += 128) {
    const int staged = k / 144;
    const int part = k - 144 * staged;
    stream_store(&element_tensors[144 * first_cell + k], tile[145 * staged + part]);
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip(
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
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_element_tensor_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_element_tensor_hip_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    0,                                         // quadrature_degree
    1,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    63,                                        // geometry_size
    4,                                         // coordinate_nodes
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
    4,                                         // element_batch
    4,                                         // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    6528,                                      // shared_bytes
    867.0,                                     // flops_per_cell
    1188.0,                                    // bytes_per_cell
    5184.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_elasticity_lame_p1x3_tetrahedron_f64_element_tensor
