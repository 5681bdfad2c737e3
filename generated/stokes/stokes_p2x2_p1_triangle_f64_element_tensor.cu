// stokes_p2x2_p1_triangle_f64_element_tensor: element_tensor of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --define cell=triangle
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [P2^2, P1], 15 dofs
//   trial   [P2^2, P1], 15 dofs
//   degree  3 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][2]
//   cells            [cell][3] points of its coordinate nodes
//
// Representation:
//   tensor          55 flops (292 before optimisation) <- taken
//   quadrature      450 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             as in the table of tuned parameters; threads own entries, 1149 flops: as in the table
//                   of tuned parameters
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        64
//   concurrent_elements  4
//   interleave_stores    false
//   unroll               full
//   k_place              registers
//   division             fast
//   entries_per_thread   1
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_contraction)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 225 threads computes a cell, 1 entries each, 4 cells concurrently, 16 in
//      sequence
//
// Costs of a cell:
//   flops        1149
//   bytes        1820 (20 read, 1800 written): inputs and results once each
//   flops/byte   0.631
//   paper flops  1800 (2 sizeG rows columns)
//   shared       4608 bytes a block of 900 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "stokes_p2x2_p1_triangle_f64_element_tensor.h"

namespace of_stokes_p2x2_p1_triangle_f64_element_tensor {
namespace {

using femforge_gpu::reciprocal;

__device__ const double K_table[675] = {0.5, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 0.5, 0.0, 0.16666666666666666, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, -0.6666666666666666, 0.16666666666666666, 0.0, 0.0, 0.16666666666666666, 0.0,
    0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, -0.16666666666666666, 0.0, 0.0,
    0.16666666666666666, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0,
    -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    1.3333333333333333, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, -0.16666666666666666, -0.16666666666666666,
    -0.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, -1.3333333333333333, 0.0,
    0.0, -0.16666666666666666, -0.16666666666666666, -0.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -1.3333333333333333, 0.0, 1.3333333333333333, 0.0, 0.0, 0.0, 0.16666666666666666, 0.16666666666666666,
    0.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 1.3333333333333333, 0.0,
    0.0, 0.16666666666666666, 0.16666666666666666, 0.3333333333333333, -0.6666666666666666, 0.0,
    -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, -0.16666666666666666,
    0.16666666666666666, 0.0, 0.0, -0.6666666666666666, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 1.3333333333333333, -0.16666666666666666, 0.16666666666666666, 0.0, 0.16666666666666666,
    0.16666666666666666, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666, -0.16666666666666666, 0.16666666666666666,
    0.16666666666666666, -0.16666666666666666, -0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.16666666666666666, -0.16666666666666666, 0.0, 0.0, -0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, -0.3333333333333333, -0.3333333333333333, 0.3333333333333333, 0.3333333333333333,
    0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.16666666666666666, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, -0.6666666666666666, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 1.0, 0.0,
    0.16666666666666666, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0,
    -0.6666666666666666, 0.16666666666666666, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0,
    -0.16666666666666666, 0.0, 0.6666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.16666666666666666, 0.0, 0.6666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, -0.16666666666666666, 0.0, 0.0, 0.0,
    0.6666666666666666, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666, 0.0,
    0.16666666666666666, 0.0, -0.16666666666666666, 0.0, 0.0, 0.0, 0.6666666666666666, 0.0,
    -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, -0.16666666666666666, 0.0, 0.0, 0.6666666666666666, 0.0,
    0.6666666666666666, 0.0, 1.3333333333333333, 0.0, -1.3333333333333333, 0.0, -1.3333333333333333, 0.0,
    -0.16666666666666666, -0.3333333333333333, -0.16666666666666666, 0.0, 0.0, 0.0, 0.6666666666666666, 0.0,
    0.6666666666666666, 0.0, 1.3333333333333333, 0.0, -1.3333333333333333, 0.0, -1.3333333333333333,
    -0.16666666666666666, -0.3333333333333333, -0.16666666666666666, -0.6666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, -1.3333333333333333, 0.0, 1.3333333333333333, 0.0, 1.3333333333333333, 0.0,
    -0.16666666666666666, 0.0, 0.16666666666666666, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, -1.3333333333333333, 0.0, 1.3333333333333333, 0.0, 1.3333333333333333,
    -0.16666666666666666, 0.0, 0.16666666666666666, -0.6666666666666666, 0.0, -0.6666666666666666, 0.0, 0.0,
    0.0, -1.3333333333333333, 0.0, 1.3333333333333333, 0.0, 1.3333333333333333, 0.0, 0.16666666666666666,
    0.3333333333333333, 0.16666666666666666, 0.0, -0.6666666666666666, 0.0, -0.6666666666666666, 0.0, 0.0,
    0.0, -1.3333333333333333, 0.0, 1.3333333333333333, 0.0, 1.3333333333333333, 0.16666666666666666,
    0.3333333333333333, 0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0,
    -0.16666666666666666, -0.16666666666666666, -0.16666666666666666, -0.16666666666666666,
    0.16666666666666666, 0.16666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.3333333333333333, -0.3333333333333333, 0.0, 0.0, 0.3333333333333333, 0.3333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, -0.16666666666666666, -0.16666666666666666, -0.16666666666666666,
    -0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.16666666666666666, 0.16666666666666666,
    0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 0.5, 0.0,
    0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.16666666666666666, 0.0, 0.0, 0.0, 0.5,
    0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    1.3333333333333333, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 1.3333333333333333, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0,
    0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.6666666666666666, 0.0, 0.0, 0.0, -0.6666666666666666, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.3333333333333333, 0.0, 0.0, 0.0, 1.3333333333333333, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0};

__device__ const int32_t group_offset[225] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 0, 0, 0, 3,
    6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 0, 0, 0, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 3, 6, 0, 0, 0};

__global__ void __launch_bounds__(900)
stokes_p2x2_p1_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[576];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 64 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  if (const int batch_cell = static_cast<int>(threadIdx.x); batch_cell < 64) {
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
    const int entry = thread % 225;
    const int concurrent = thread / 225;
    const int offset0 = group_offset[entry];
    const double K0_0 = K_table[entry];
    const double K1_0 = K_table[entry + 225];
    const double K2_0 = K_table[entry + 450];
    double E[16];
    #pragma unroll
    for (int step = 0; step < 16; ++step) {
      const int local = 4 * step + concurrent;
      const double G0_0 = G[9 * local + offset0];
      const double G1_0 = G[9 * local + offset0 + 1];
      const double G2_0 = G[9 * local + offset0 + 2];
      E[step] = K0_0 * G0_0 + K1_0 * G1_0 + K2_0 * G2_0;
    }
    #pragma unroll
    for (int step = 0; step < 16; ++step) {
      const int local = 4 * step + concurrent;
      if (local < cells_here) {
        __stcs(&element_tensors[225 * first_cell + 225 * local + entry], E[step]);
      }
    }
  }
}

}  // namespace

extern "C" int stokes_p2x2_p1_triangle_f64_element_tensor_cuda(
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
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    stokes_p2x2_p1_triangle_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(900), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_p2x2_p1_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_p2x2_p1_triangle_f64_element_tensor_cuda_descriptor = {
    "stokes_p2x2_p1_triangle_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "stokes.form",                             // form_file
    "a",                                       // form
    "cuda",                                    // target
    "60f40de88beb4f8b",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[P2^2, P1]",                              // row_element
    "[P2^2, P1]",                              // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    2,                                         // gdim
    2,                                         // arity
    15,                                        // rows
    15,                                        // columns
    225,                                       // entries_per_cell
    3,                                         // quadrature_degree
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
    "full",                                    // unroll
    "written",                                 // realisation
    "registers",                               // k_place
    64,                                        // element_batch
    4,                                         // concurrent_elements
    0,                                         // interleave_stores
    900,                                       // threads
    4608,                                      // shared_bytes
    1149.0,                                    // flops_per_cell
    1820.0,                                    // bytes_per_cell
    1800.0,                                    // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_stokes_p2x2_p1_triangle_f64_element_tensor
