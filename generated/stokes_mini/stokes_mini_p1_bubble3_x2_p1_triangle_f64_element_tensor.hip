// stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --define cell=triangle
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [(P1+bubble3)^2, P1], 11 dofs
//   trial   [(P1+bubble3)^2, P1], 11 dofs
//   degree  5 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//
// Representation:
//   tensor          44 flops (156 before optimisation) <- taken
//   quadrature      63 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops written out of those that are valid; threads own entries, 629 flops:
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        60
//   concurrent_elements  2
//   interleave_stores    true
//   unroll               inner
//   k_place              registers
//   division             fast
//   entries_per_thread   1
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 121 threads computes a cell, 1 entries each, 2 cells concurrently, 30 in
//      sequence
//
// Costs of a cell:
//   flops        629
//   bytes        988 (20 read, 968 written): inputs and results once each
//   flops/byte   0.637
//   paper flops  968 (2 sizeG rows columns)
//   shared       15936 bytes a block of 242 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor.h"

namespace of_stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor {
namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__device__ const double K_table[363] = {0.5, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.16666666666666666,
    0.16666666666666666, 0.16666666666666666, 0.0, 0.5, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, 0.16666666666666666,
    0.16666666666666666, 0.16666666666666666, -0.5, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666,
    -0.16666666666666666, -0.16666666666666666, 0.0, -0.5, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666,
    -0.16666666666666666, -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.05, 0.0, -0.225, 0.225,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.05, -0.225, 0.225, 0.0, 0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, -0.16666666666666666, 0.0, 0.0, -0.225, -0.225, 0.0, 0.0, 0.0,
    0.16666666666666666, 0.16666666666666666, -0.16666666666666666, -0.16666666666666666, 0.0, 0.0, 0.225,
    0.225, 0.0, 0.0, 0.0, 0.16666666666666666, 0.16666666666666666, -0.16666666666666666,
    -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.5, 0.0, -0.5, 0.0, 0.0, 0.0,
    0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.0, 1.0, 0.0, -0.5, 0.0, -0.5, 0.0, 0.0,
    0.16666666666666666, 0.16666666666666666, 0.16666666666666666, -0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0,
    0.0, -0.16666666666666666, -0.16666666666666666, -0.16666666666666666, 0.0, -0.5, 0.0, 0.5, 0.0, 0.0, 0.0,
    0.0, -0.16666666666666666, -0.16666666666666666, -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.05,
    0.0, -0.225, 0.0, 0.225, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.05, -0.225, 0.0, 0.225, 0.16666666666666666,
    0.16666666666666666, 0.0, 0.0, -0.16666666666666666, -0.16666666666666666, -0.225, -0.225, 0.0, 0.0, 0.0,
    0.16666666666666666, 0.16666666666666666, 0.0, 0.0, -0.16666666666666666, -0.16666666666666666, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.16666666666666666, 0.16666666666666666, 0.0, 0.0, -0.16666666666666666,
    -0.16666666666666666, 0.225, 0.225, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.05, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0};

__device__ const int32_t group_offset[121] = {0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6,
    6, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0,
    0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 3, 6, 3,
    6, 3, 6, 3, 6, 0, 0, 0, 3, 6, 3, 6, 3, 6, 3, 6, 0, 0, 0, 3, 6, 3, 6, 3, 6, 3, 6, 0, 0, 0};

__global__ void __launch_bounds__(242)
stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[540];
  alignas(16) __shared__ double tile[1452];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 60 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 60 ? num_cells - first_cell : 60);

  if (const int batch_cell = static_cast<int>(threadIdx.x); batch_cell < 60) {
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double J00 = x1_0 - x0_0;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double adj00 = x2_1 - x0_1;
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = J00 * adj00 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    G[9 * batch_cell] = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01);
    G[9 * batch_cell + 1] = inv_abs_detJ * (adj00 * adj10 + J00 * adj01);
    G[9 * batch_cell + 2] = inv_abs_detJ * (adj10 * adj10 + J00 * J00);
    const double sign_detJ = std::copysign(1.0, detJ);
    G[9 * batch_cell + 3] = adj00 * sign_detJ;
    G[9 * batch_cell + 4] = adj10 * sign_detJ;
    G[9 * batch_cell + 5] = 0.0;
    G[9 * batch_cell + 6] = adj01 * sign_detJ;
    G[9 * batch_cell + 7] = J00 * sign_detJ;
    G[9 * batch_cell + 8] = 0.0;
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 121;
    const int concurrent = thread / 121;
    const int offset0 = group_offset[entry];
    const double K0_0 = K_table[entry];
    const double K1_0 = K_table[entry + 121];
    const double K2_0 = K_table[entry + 242];
    #pragma unroll 1
    for (int step = 0; step < 5; ++step) {
      #pragma unroll 1
      for (int turn = 0; turn < 6; ++turn) {
        const int in_group = 2 * turn + concurrent;
        const int local = 12 * step + in_group;
        const double G0_0 = G[9 * local + offset0];
        const double G1_0 = G[9 * local + offset0 + 1];
        const double G2_0 = G[9 * local + offset0 + 2];
        tile[121 * in_group + entry] = K0_0 * G0_0 + K1_0 * G1_0 + K2_0 * G2_0;
      }
      __syncthreads();
      const int group_cells = cells_here - 12 * step;
      if (group_cells >= 12) {
        const int64_t first_access = (121 * first_cell + 1452 * step) / 2;
        for (int k = static_cast<int>(threadIdx.x); k < 726; k += 242) {
          stream_store(&reinterpret_cast<double2*>(element_tensors)[first_access + k], reinterpret_cast<const
              double2*>(tile)[k]);
        }
      }
      if (group_cells < 12) {
        for (int k = static_cast<int>(threadIdx.x); k < 121 * group_cells; k += 242) {
          stream_store(&element_tensors[121 * first_cell + 1452 * step + k], tile[k]);
        }
      }
      __syncthreads();
    }
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_hip(
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
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 59) / 60; blocks > 0) {
    if (blocks > 17747797) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(242), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor_hip_descriptor = {
    "stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "stokes_mini.form",                        // form_file
    "a",                                       // form
    "hip",                                     // target
    "25cc6846a29a64a3",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[(P1+bubble3)^2, P1]",                    // row_element
    "[(P1+bubble3)^2, P1]",                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    11,                                        // rows
    11,                                        // columns
    121,                                       // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    7,                                         // geometry_size
    3,                                         // coordinate_nodes
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
    60,                                        // element_batch
    2,                                         // concurrent_elements
    1,                                         // interleave_stores
    242,                                       // threads
    15936,                                     // shared_bytes
    629.0,                                     // flops_per_cell
    988.0,                                     // bytes_per_cell
    968.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_stokes_mini_p1_bubble3_x2_p1_triangle_f64_element_tensor
