// mass_p1_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=tetrahedron --define degree=1
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          25 flops (39 before optimisation) <- taken
//   quadrature      25 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             as in the table of tuned parameters; threads own entries, 39 flops: as in the table of
//                   tuned parameters
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        32
//   concurrent_elements  4
//   interleave_stores    false
//   unroll               full
//   k_place              constant
//   division             fast
//   entries_per_thread   2
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 8 threads computes a cell, 2 entries each, 4 cells concurrently, 8 in sequence
//
// Costs of a cell:
//   flops        39
//   bytes        148 (20 read, 128 written): inputs and results once each
//   flops/byte   0.264
//   paper flops  32 (2 sizeG rows columns)
//   shared       256 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "mass_p1_tetrahedron_f64_element_tensor.h"

namespace of_mass_p1_tetrahedron_f64_element_tensor {
namespace {

__constant__ const double K[16] = {0.016666666666666666, 0.008333333333333333, 0.008333333333333333,
    0.008333333333333333, 0.008333333333333333, 0.016666666666666666, 0.008333333333333333,
    0.008333333333333333, 0.008333333333333333, 0.008333333333333333, 0.016666666666666666,
    0.008333333333333333, 0.008333333333333333, 0.008333333333333333, 0.008333333333333333,
    0.016666666666666666};

__global__ void __launch_bounds__(32)
mass_p1_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[32];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 32 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 32 ? num_cells - first_cell : 32);

  {
    const int batch_cell = static_cast<int>(threadIdx.x);
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
    G[batch_cell] = abs_detJ;
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 8;
    const int concurrent = thread / 8;
    double E[16];
    #pragma unroll
    for (int step = 0; step < 8; ++step) {
      const int local = 4 * step + concurrent;
      const double G0_0 = G[local];
      E[2 * step] = K[2 * entry] * G0_0;
      E[2 * step + 1] = G0_0 * K[2 * entry + 1];
    }
    #pragma unroll
    for (int step = 0; step < 8; ++step) {
      const int local = 4 * step + concurrent;
      if (local < cells_here) {
        __stcs(&reinterpret_cast<double2*>(element_tensors)[8 * first_cell + 8 * local + entry],
            make_double2(E[2 * step], E[2 * step + 1]));
      }
    }
  }
}

}  // namespace

extern "C" int mass_p1_tetrahedron_f64_element_tensor_cuda(
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
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 31) / 32; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    mass_p1_tetrahedron_f64_element_tensor_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(32), 0,
        static_cast<cudaStream_t>(stream)>>>(
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p1_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_p1_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "mass_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "mass.form",                               // form_file
    "a",                                       // form
    "cuda",                                    // target
    "ddaa53707361c184",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    16,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    1,                                         // geometry_size
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
    "full",                                    // unroll
    "written",                                 // realisation
    "constant",                                // k_place
    32,                                        // element_batch
    4,                                         // concurrent_elements
    0,                                         // interleave_stores
    32,                                        // threads
    256,                                       // shared_bytes
    39.0,                                      // flops_per_cell
    148.0,                                     // bytes_per_cell
    32.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_mass_p1_tetrahedron_f64_element_tensor
