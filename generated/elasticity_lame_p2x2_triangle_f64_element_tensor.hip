// elasticity_lame_p2x2_triangle_f64_element_tensor: element_tensor of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --define cell=triangle --define degree=2
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
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          149 flops (438 before optimisation) <- taken
//   quadrature      591 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        230
//   concurrent_elements  10
//   interleave_stores    true
//   unroll               inner
//   k_place              registers
//   entries_per_thread   6
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 24 threads computes a cell, 6 entries each, 10 cells concurrently, 23 in
//      sequence
//
// Costs of a cell:
//   flops        1094
//   bytes        1188 (36 read, 1152 written)
//   flops/byte   0.921
//   paper flops  2304 (2 sizeG rows columns)
//   shared       23920 bytes a block of 240 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

template <class T>
__device__ inline void stream_store(T* place, T value) {
#if defined(__CUDACC__)
  __stcs(place, value);
#elif defined(__HIP_PLATFORM_AMD__)
  if constexpr (std::is_arithmetic_v<T>) {
    __builtin_nontemporal_store(value, place);
  } else {
    __builtin_nontemporal_store(value.data, &place->data);
  }
#else
  *place = value;
#endif
}


__device__ const double K_table[576] = {0.5, 0.5, 0.16666666666666666, 0.16666666666666666, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, -0.6666666666666666, -0.6666666666666666, 0.5, 1.0, 0.16666666666666666,
    0.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.6666666666666666, -1.3333333333333333,
    0.16666666666666666, 0.16666666666666666, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.6666666666666666,
    -0.6666666666666666, 0.16666666666666666, 0.3333333333333333, 0.5, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.6666666666666666, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3333333333333333,
    1.3333333333333333, -1.3333333333333333, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    1.3333333333333333, 2.6666666666666665, -1.3333333333333333, -2.6666666666666665, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, -1.3333333333333333, -1.3333333333333333, 1.3333333333333333, 1.3333333333333333, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3333333333333333, -2.6666666666666665, 1.3333333333333333,
    2.6666666666666665, 0.0, 0.0, -0.6666666666666666, -0.6666666666666666, -0.6666666666666666,
    -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3333333333333333, 1.3333333333333333,
    -0.6666666666666666, -1.3333333333333333, -0.6666666666666666, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 1.3333333333333333, 2.6666666666666665, 1.0, 0.5, 0.16666666666666666, 0.0, 0.16666666666666666,
    0.16666666666666666, 0.0, 0.0, -0.6666666666666666, -0.6666666666666666, -0.6666666666666666, 0.0, 0.5,
    1.0, 0.16666666666666666, 0.16666666666666666, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, -0.6666666666666666, -0.6666666666666666, 0.16666666666666666, 0.16666666666666666,
    0.0, 0.0, -0.16666666666666666, -0.16666666666666666, 0.6666666666666666, 0.6666666666666666, 0.0, 0.0,
    -0.6666666666666666, -0.6666666666666666, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.16666666666666666,
    0.0, 0.6666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.16666666666666666, 0.0,
    -0.16666666666666666, 0.0, 0.0, 0.0, 0.6666666666666666, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0,
    0.16666666666666666, 0.16666666666666666, -0.16666666666666666, -0.16666666666666666, 0.0, 0.0,
    0.6666666666666666, 0.6666666666666666, -0.6666666666666666, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0,
    0.6666666666666666, 0.0, 0.6666666666666666, 0.6666666666666666, 1.3333333333333333, 0.6666666666666666,
    -1.3333333333333333, -0.6666666666666666, -1.3333333333333333, -0.6666666666666666, 0.0, 0.0,
    0.6666666666666666, 0.6666666666666666, 0.0, 0.6666666666666666, 0.6666666666666666, 1.3333333333333333,
    -0.6666666666666666, -1.3333333333333333, -0.6666666666666666, -1.3333333333333333, -0.6666666666666666,
    0.0, 0.0, 0.0, -0.6666666666666666, -0.6666666666666666, -1.3333333333333333, -0.6666666666666666,
    1.3333333333333333, 0.6666666666666666, 1.3333333333333333, 0.6666666666666666, -0.6666666666666666,
    -0.6666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, -0.6666666666666666, -1.3333333333333333,
    0.6666666666666666, 1.3333333333333333, 0.6666666666666666, 1.3333333333333333, -0.6666666666666666,
    -0.6666666666666666, -0.6666666666666666, 0.0, 0.0, 0.0, -1.3333333333333333, -0.6666666666666666,
    1.3333333333333333, 0.6666666666666666, 1.3333333333333333, 0.6666666666666666, 0.0, -0.6666666666666666,
    -0.6666666666666666, -0.6666666666666666, 0.0, 0.0, -0.6666666666666666, -1.3333333333333333,
    0.6666666666666666, 1.3333333333333333, 0.6666666666666666, 1.3333333333333333, 0.5, 0.5, 0.0,
    0.16666666666666666, 0.16666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0,
    -0.6666666666666666, 0.5, 1.0, 0.0, 0.0, 0.16666666666666666, 0.3333333333333333, 0.0, 0.0,
    -0.6666666666666666, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.16666666666666666, 0.0, 0.6666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, 0.16666666666666666, 0.16666666666666666, 0.0, -0.16666666666666666, 0.5, 0.0,
    0.0, 0.6666666666666666, -0.6666666666666666, -0.6666666666666666, 0.0, 0.0, 0.0, 0.3333333333333333, 0.0,
    0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.6666666666666666, 0.0, 0.0,
    1.3333333333333333, 0.6666666666666666, 0.0, -0.6666666666666666, -1.3333333333333333,
    -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.6666666666666666, 0.0, 0.6666666666666666, 2.6666666666666665,
    -0.6666666666666666, 0.0, -0.6666666666666666, -2.6666666666666665, -0.6666666666666666,
    -0.6666666666666666, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, -0.6666666666666666, 1.3333333333333333,
    0.6666666666666666, 0.0, 0.6666666666666666, 0.0, -1.3333333333333333, 0.0, 0.0, -0.6666666666666666,
    -1.3333333333333333, -0.6666666666666666, 0.0, 0.6666666666666666, 2.6666666666666665, 0.6666666666666666,
    0.0, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, -1.3333333333333333, -0.6666666666666666, 0.0,
    0.6666666666666666, 1.3333333333333333, 0.6666666666666666, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.6666666666666666, -2.6666666666666665, 0.6666666666666666, 0.0, 0.6666666666666666, 2.6666666666666665,
    0.0, 0.5, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.5, 0.0, 0.0,
    0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.16666666666666666, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0,
    0.16666666666666666, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    1.3333333333333333, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -1.3333333333333333, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3333333333333333,
    0.0, 0.0, 0.0, 1.3333333333333333, 0.0};


__device__ const int32_t group_offset[144] = {0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 4, 8, 4, 8, 4, 8, 4, 8, 4,
    8, 4, 8, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 0, 4, 0, 4, 0, 4, 0, 4,
    0, 4, 0, 4, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 4, 8, 4, 8, 4, 8, 4,
    8, 4, 8, 4, 8, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 0, 4, 0, 4, 0, 4,
    0, 4, 0, 4, 0, 4, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8};

__global__ void __launch_bounds__(240)
elasticity_lame_p2x2_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  alignas(16) __shared__ double G[2990];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 230;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 230 ? num_cells - first_cell : 230);

  if (const int batch_cell = static_cast<int>(threadIdx.x); batch_cell < 230) {
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double mu_0 = mu[cell];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double t2 = adj01 * adj01;
    const double t3 = t1 * t1;
    const double lmbda_0 = lmbda[cell];
    G[13 * batch_cell] = mu_0 * inv_abs_detJ * (t2 + 2.0 * t3) + t1 * t1 * inv_abs_detJ * lmbda_0;
    const double t4 = t0 * adj01;
    const double t5 = t1 * adj10;
    G[13 * batch_cell + 1] = -(mu_0 * inv_abs_detJ * (t4 + 2.0 * t5) + t1 * adj10 * inv_abs_detJ * lmbda_0);
    const double t6 = t0 * t0;
    const double t7 = adj10 * adj10;
    G[13 * batch_cell + 2] = mu_0 * inv_abs_detJ * (t6 + 2.0 * t7) + adj10 * adj10 * inv_abs_detJ * lmbda_0;
    G[13 * batch_cell + 3] = 0.0;
    const double t8 = mu_0 + lmbda_0;
    G[13 * batch_cell + 4] = -t1 * adj01 * inv_abs_detJ * t8;
    G[13 * batch_cell + 5] = mu_0 * adj01 * adj10 * inv_abs_detJ + t0 * t1 * inv_abs_detJ * lmbda_0;
    G[13 * batch_cell + 6] = mu_0 * t0 * t1 * inv_abs_detJ + adj01 * adj10 * inv_abs_detJ * lmbda_0;
    G[13 * batch_cell + 7] = -t0 * adj10 * inv_abs_detJ * t8;
    G[13 * batch_cell + 8] = mu_0 * inv_abs_detJ * (t2 + 0.5 * t3) + 0.5 * adj01 * adj01 * inv_abs_detJ *
        lmbda_0;
    G[13 * batch_cell + 9] = -(2.0 * mu_0 * inv_abs_detJ * (t4 + 0.5 * t5) + t0 * adj01 * inv_abs_detJ *
        lmbda_0);
    G[13 * batch_cell + 10] = mu_0 * inv_abs_detJ * (t6 + 0.5 * t7) + 0.5 * t0 * t0 * inv_abs_detJ * lmbda_0;
    G[13 * batch_cell + 11] = 0.0;
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 24;
    const int concurrent = thread / 24;
    const int offset0 = group_offset[entry];
    const double K0_0 = K_table[entry];
    const double K0_1 = K_table[entry + 24];
    const double K0_2 = K_table[entry + 48];
    const double K0_3 = K_table[entry + 72];
    const double K0_4 = K_table[entry + 96];
    const double K0_5 = K_table[entry + 120];
    const double K1_0 = K_table[entry + 144];
    const double K1_1 = K_table[entry + 168];
    const double K1_2 = K_table[entry + 192];
    const double K1_3 = K_table[entry + 216];
    const double K1_4 = K_table[entry + 240];
    const double K1_5 = K_table[entry + 264];
    const double K2_0 = K_table[entry + 288];
    const double K2_1 = K_table[entry + 312];
    const double K2_2 = K_table[entry + 336];
    const double K2_3 = K_table[entry + 360];
    const double K2_4 = K_table[entry + 384];
    const double K2_5 = K_table[entry + 408];
    const double K3_0 = K_table[entry + 432];
    const double K3_1 = K_table[entry + 456];
    const double K3_2 = K_table[entry + 480];
    const double K3_3 = K_table[entry + 504];
    const double K3_4 = K_table[entry + 528];
    const double K3_5 = K_table[entry + 552];
    #pragma unroll 1
    for (int step = 0; step < 23; ++step) {
      const int local = step * 10 + concurrent;
      if (local < cells_here) {
        const double G0_0 = G[13 * local + offset0];
        const double G1_0 = G[13 * local + offset0 + 1];
        const double G2_0 = G[13 * local + offset0 + 2];
        const double G3_0 = G[13 * local + offset0 + 3];
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry], K0_0 * G0_0 + K1_0 * G1_0 +
            K2_0 * G2_0 + K3_0 * G3_0);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 24], G0_0 * K0_1 + G1_0 * K1_1
            + G2_0 * K2_1 + G3_0 * K3_1);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 48], G0_0 * K0_2 + G1_0 * K1_2
            + G2_0 * K2_2 + G3_0 * K3_2);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 72], G0_0 * K0_3 + G1_0 * K1_3
            + G2_0 * K2_3 + G3_0 * K3_3);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 96], G0_0 * K0_4 + G1_0 * K1_4
            + G2_0 * K2_4 + G3_0 * K3_4);
        stream_store(&element_tensors[144 * first_cell + 144 * local + entry + 120], G0_0 * K0_5 + G1_0 * K1_5
            + G2_0 * K2_5 + G3_0 * K3_5);
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p2x2_triangle_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 229) / 230;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  hipLaunchKernelGGL(elasticity_lame_p2x2_triangle_f64_element_tensor_kernel, dim3(num_batches), dim3(240), 0, static_cast<hipStream_t>(stream),
      num_cells, element_tensors, coordinates, cells, lmbda, mu);
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x2_triangle_f64_element_tensor_hip(
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

extern "C" const femforge_kernel elasticity_lame_p2x2_triangle_f64_element_tensor_hip_descriptor = {
    "elasticity_lame_p2x2_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P2^2",                                    // row_element
    "P2^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    144,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    16,                                        // geometry_size
    3,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "contraction",                             // mapping
    "inner",                                   // unroll
    "registers",                               // k_place
    230,                                       // element_batch
    10,                                        // concurrent_elements
    1,                                         // interleave_stores
    240,                                       // threads
    23920,                                     // shared_bytes
    1094.0,                                    // flops_per_cell
    1188.0,                                    // bytes_per_cell
    2304.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
