// laplace_p2_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=2
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
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          179 flops (614 before optimisation) <- taken
//   quadrature      696 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops written out of those that are valid; threads own entries, 1178 flops:
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        64
//   concurrent_elements  8
//   interleave_stores    true
//   unroll               inner
//   k_place              registers
//   division             fast
//   entries_per_thread   5
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 20 threads computes a cell, 5 entries each, 8 cells concurrently, 8 in
//      sequence
//
// Costs of a cell:
//   flops        1178
//   bytes        820 (20 read, 800 written): inputs and results once each
//   flops/byte   1.44
//   paper flops  1800 (2 sizeG rows columns)
//   shared       3584 bytes a block of 160 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p2_tetrahedron_f64_element_tensor.h"

namespace of_laplace_p2_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__device__ const double K_table[600] = {0.1, 0.03333333333333333, 0.0, 0.0, 0.0, 0.03333333333333333,
    0.03333333333333333, -0.03333333333333333, -0.03333333333333333, -0.13333333333333333,
    0.03333333333333333, 0.1, 0.0, 0.0, 0.0, -0.03333333333333333, -0.03333333333333333, 0.03333333333333333,
    0.03333333333333333, -0.13333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.03333333333333333, -0.03333333333333333, 0.0, 0.0, 0.0, 0.26666666666666666, 0.13333333333333333,
    -0.26666666666666666, -0.13333333333333333, 0.0, 0.03333333333333333, -0.03333333333333333, 0.0, 0.0, 0.0,
    0.13333333333333333, 0.26666666666666666, -0.13333333333333333, -0.26666666666666666, 0.0,
    -0.03333333333333333, 0.03333333333333333, 0.0, 0.0, 0.0, -0.26666666666666666, -0.13333333333333333,
    0.26666666666666666, 0.13333333333333333, 0.0, -0.03333333333333333, 0.03333333333333333, 0.0, 0.0, 0.0,
    -0.13333333333333333, -0.26666666666666666, 0.13333333333333333, 0.26666666666666666, 0.0,
    -0.13333333333333333, -0.13333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.26666666666666666, 0.2,
    0.03333333333333333, 0.03333333333333333, 0.0, 0.03333333333333333, 0.03333333333333333,
    0.06666666666666667, -0.06666666666666667, -0.16666666666666666, -0.16666666666666666,
    0.03333333333333333, 0.0, -0.03333333333333333, 0.0, -0.03333333333333333, 0.0, 0.1, 0.03333333333333333,
    0.0, -0.1, 0.03333333333333333, -0.03333333333333333, 0.0, 0.0, 0.0, -0.03333333333333333, 0.1,
    0.03333333333333333, -0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03333333333333333,
    -0.03333333333333333, 0.0, 0.0, 0.0, 0.26666666666666666, 0.13333333333333333, -0.26666666666666666,
    -0.13333333333333333, 0.0, 0.03333333333333333, 0.0, -0.03333333333333333, 0.0, 0.26666666666666666, 0.0,
    0.13333333333333333, -0.26666666666666666, 0.0, -0.13333333333333333, 0.06666666666666667, 0.1, 0.1, 0.0,
    0.13333333333333333, 0.13333333333333333, 0.26666666666666666, -0.26666666666666666, -0.26666666666666666,
    -0.26666666666666666, -0.06666666666666667, 0.03333333333333333, 0.03333333333333333, 0.0,
    -0.26666666666666666, -0.26666666666666666, -0.26666666666666666, 0.5333333333333333, 0.13333333333333333,
    0.13333333333333333, -0.16666666666666666, 0.0, -0.1, 0.0, -0.13333333333333333, 0.0,
    -0.26666666666666666, 0.13333333333333333, 0.26666666666666666, 0.26666666666666666, -0.16666666666666666,
    -0.1, 0.0, 0.0, 0.0, -0.13333333333333333, -0.26666666666666666, 0.13333333333333333, 0.26666666666666666,
    0.26666666666666666, 0.2, 0.03333333333333333, 0.0, 0.03333333333333333, 0.03333333333333333,
    0.06666666666666667, 0.03333333333333333, -0.16666666666666666, -0.06666666666666667,
    -0.16666666666666666, 0.03333333333333333, 0.0, 0.0, -0.03333333333333333, -0.03333333333333333, 0.1, 0.0,
    0.0, 0.03333333333333333, -0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03333333333333333,
    -0.03333333333333333, 0.0, 0.0, 0.0, 0.1, -0.03333333333333333, -0.1, 0.03333333333333333, 0.0,
    0.03333333333333333, -0.03333333333333333, 0.0, 0.0, 0.0, 0.13333333333333333, 0.26666666666666666,
    -0.13333333333333333, -0.26666666666666666, 0.0, 0.06666666666666667, 0.1, 0.0, 0.1, 0.13333333333333333,
    0.26666666666666666, 0.13333333333333333, -0.26666666666666666, -0.26666666666666666,
    -0.26666666666666666, 0.03333333333333333, 0.0, 0.0, -0.03333333333333333, 0.26666666666666666,
    0.13333333333333333, 0.0, 0.0, -0.26666666666666666, -0.13333333333333333, -0.16666666666666666, 0.0, 0.0,
    -0.1, -0.13333333333333333, -0.26666666666666666, 0.0, 0.26666666666666666, 0.13333333333333333,
    0.26666666666666666, -0.06666666666666667, 0.03333333333333333, 0.0, 0.03333333333333333,
    -0.26666666666666666, -0.26666666666666666, -0.26666666666666666, 0.13333333333333333, 0.5333333333333333,
    0.13333333333333333, -0.16666666666666666, -0.1, 0.0, 0.0, 0.0, -0.26666666666666666,
    -0.13333333333333333, 0.26666666666666666, 0.13333333333333333, 0.26666666666666666, 0.1, 0.0,
    0.03333333333333333, 0.0, 0.03333333333333333, 0.0, 0.03333333333333333, -0.03333333333333333,
    -0.13333333333333333, -0.03333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.03333333333333333, 0.0, 0.1, 0.0, -0.03333333333333333, 0.0, -0.03333333333333333, 0.03333333333333333,
    -0.13333333333333333, 0.03333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.03333333333333333, 0.0, -0.03333333333333333, 0.0, 0.26666666666666666, 0.0, 0.13333333333333333,
    -0.26666666666666666, 0.0, -0.13333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.03333333333333333, 0.0, -0.03333333333333333, 0.0, 0.13333333333333333, 0.0, 0.26666666666666666,
    -0.13333333333333333, 0.0, -0.26666666666666666, -0.03333333333333333, 0.0, 0.03333333333333333, 0.0,
    -0.26666666666666666, 0.0, -0.13333333333333333, 0.26666666666666666, 0.0, 0.13333333333333333,
    -0.13333333333333333, 0.0, -0.13333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.26666666666666666, 0.0,
    -0.03333333333333333, 0.0, 0.03333333333333333, 0.0, -0.13333333333333333, 0.0, -0.26666666666666666,
    0.13333333333333333, 0.0, 0.26666666666666666, 0.2, 0.0, 0.03333333333333333, 0.03333333333333333,
    0.06666666666666667, 0.03333333333333333, 0.03333333333333333, -0.16666666666666666, -0.16666666666666666,
    -0.06666666666666667, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03333333333333333, 0.0, 0.0,
    -0.03333333333333333, 0.1, -0.03333333333333333, 0.0, 0.0, -0.1, 0.03333333333333333, 0.03333333333333333,
    0.0, -0.03333333333333333, 0.0, 0.1, 0.0, -0.03333333333333333, -0.1, 0.0, 0.03333333333333333,
    0.06666666666666667, 0.0, 0.1, 0.1, 0.26666666666666666, 0.13333333333333333, 0.13333333333333333,
    -0.26666666666666666, -0.26666666666666666, -0.26666666666666666, 0.03333333333333333, 0.0,
    -0.03333333333333333, 0.0, 0.13333333333333333, 0.0, 0.26666666666666666, -0.13333333333333333, 0.0,
    -0.26666666666666666, 0.03333333333333333, 0.0, 0.0, -0.03333333333333333, 0.13333333333333333,
    0.26666666666666666, 0.0, 0.0, -0.13333333333333333, -0.26666666666666666, -0.16666666666666666, 0.0, 0.0,
    -0.1, -0.26666666666666666, -0.13333333333333333, 0.0, 0.26666666666666666, 0.26666666666666666,
    0.13333333333333333, -0.16666666666666666, 0.0, -0.1, 0.0, -0.26666666666666666, 0.0,
    -0.13333333333333333, 0.26666666666666666, 0.26666666666666666, 0.13333333333333333, -0.06666666666666667,
    0.0, 0.03333333333333333, 0.03333333333333333, -0.26666666666666666, -0.26666666666666666,
    -0.26666666666666666, 0.13333333333333333, 0.13333333333333333, 0.5333333333333333, 0.1, 0.0, 0.0,
    0.03333333333333333, 0.03333333333333333, 0.03333333333333333, 0.0, -0.13333333333333333,
    -0.03333333333333333, -0.03333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.03333333333333333, 0.0, 0.0, 0.1, -0.03333333333333333,
    -0.03333333333333333, 0.0, -0.13333333333333333, 0.03333333333333333, 0.03333333333333333,
    0.03333333333333333, 0.0, 0.0, -0.03333333333333333, 0.26666666666666666, 0.13333333333333333, 0.0, 0.0,
    -0.26666666666666666, -0.13333333333333333, 0.03333333333333333, 0.0, 0.0, -0.03333333333333333,
    0.13333333333333333, 0.26666666666666666, 0.0, 0.0, -0.13333333333333333, -0.26666666666666666, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.13333333333333333, 0.0, 0.0, -0.13333333333333333, 0.0, 0.0,
    0.0, 0.26666666666666666, 0.0, 0.0, -0.03333333333333333, 0.0, 0.0, 0.03333333333333333,
    -0.26666666666666666, -0.13333333333333333, 0.0, 0.0, 0.26666666666666666, 0.13333333333333333,
    -0.03333333333333333, 0.0, 0.0, 0.03333333333333333, -0.13333333333333333, -0.26666666666666666, 0.0, 0.0,
    0.13333333333333333, 0.26666666666666666};

__global__ void __launch_bounds__(160)
laplace_p2_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[448];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 64 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  if (const int batch_cell = static_cast<int>(threadIdx.x); batch_cell < 64) {
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double J11 = x2_1 - x0_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J22 = x3_2 - x0_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double J12 = x3_1 - x0_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double x2_0 = coordinates[3 * n2];
    const double J01 = x2_0 - x0_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double J20 = x1_2 - x0_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double x3_0 = coordinates[3 * n3];
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj02 = J12 * J01 - J11 * J02;
    G[7 * batch_cell] = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    G[7 * batch_cell + 1] = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    G[7 * batch_cell + 2] = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    G[7 * batch_cell + 3] = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    G[7 * batch_cell + 4] = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    G[7 * batch_cell + 5] = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 20;
    const int concurrent = thread / 20;
    const double K0_0 = K_table[entry];
    const double K0_1 = K_table[entry + 20];
    const double K0_2 = K_table[entry + 40];
    const double K0_3 = K_table[entry + 60];
    const double K0_4 = K_table[entry + 80];
    const double K1_0 = K_table[entry + 100];
    const double K1_1 = K_table[entry + 120];
    const double K1_2 = K_table[entry + 140];
    const double K1_3 = K_table[entry + 160];
    const double K1_4 = K_table[entry + 180];
    const double K2_0 = K_table[entry + 200];
    const double K2_1 = K_table[entry + 220];
    const double K2_2 = K_table[entry + 240];
    const double K2_3 = K_table[entry + 260];
    const double K2_4 = K_table[entry + 280];
    const double K3_0 = K_table[entry + 300];
    const double K3_1 = K_table[entry + 320];
    const double K3_2 = K_table[entry + 340];
    const double K3_3 = K_table[entry + 360];
    const double K3_4 = K_table[entry + 380];
    const double K4_0 = K_table[entry + 400];
    const double K4_1 = K_table[entry + 420];
    const double K4_2 = K_table[entry + 440];
    const double K4_3 = K_table[entry + 460];
    const double K4_4 = K_table[entry + 480];
    const double K5_0 = K_table[entry + 500];
    const double K5_1 = K_table[entry + 520];
    const double K5_2 = K_table[entry + 540];
    const double K5_3 = K_table[entry + 560];
    const double K5_4 = K_table[entry + 580];
    #pragma unroll 1
    for (int step = 0; step < 8; ++step) {
      const int local = 8 * step + concurrent;
      if (local < cells_here) {
        const double G0_0 = G[7 * local];
        const double G1_0 = G[7 * local + 1];
        const double G2_0 = G[7 * local + 2];
        const double G3_0 = G[7 * local + 3];
        const double G4_0 = G[7 * local + 4];
        const double G5_0 = G[7 * local + 5];
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry], K0_0 * G0_0 + K1_0 * G1_0 +
            K2_0 * G2_0 + K3_0 * G3_0 + K4_0 * G4_0 + K5_0 * G5_0);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 20], G0_0 * K0_1 + G1_0 * K1_1
            + G2_0 * K2_1 + G3_0 * K3_1 + G4_0 * K4_1 + G5_0 * K5_1);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 40], G0_0 * K0_2 + G1_0 * K1_2
            + G2_0 * K2_2 + G3_0 * K3_2 + G4_0 * K4_2 + G5_0 * K5_2);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 60], G0_0 * K0_3 + G1_0 * K1_3
            + G2_0 * K2_3 + G3_0 * K3_3 + G4_0 * K4_3 + G5_0 * K5_3);
        stream_store(&element_tensors[100 * first_cell + 100 * local + entry + 80], G0_0 * K0_4 + G1_0 * K1_4
            + G2_0 * K2_4 + G3_0 * K3_4 + G4_0 * K4_4 + G5_0 * K5_4);
      }
    }
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 26843544) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(laplace_p2_tetrahedron_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(160), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_element_tensor_hip_descriptor = {
    "laplace_p2_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "hip",                                     // target
    "dbe55078e729fad4",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    100,                                       // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    6,                                         // geometry_size
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
    "contraction",                             // mapping
    "inner",                                   // unroll
    "written",                                 // realisation
    "registers",                               // k_place
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    160,                                       // threads
    3584,                                      // shared_bytes
    1178.0,                                    // flops_per_cell
    820.0,                                     // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_laplace_p2_tetrahedron_f64_element_tensor
