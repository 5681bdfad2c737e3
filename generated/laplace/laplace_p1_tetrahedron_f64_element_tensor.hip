// laplace_p1_tetrahedron_f64_element_tensor: element_tensor of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --define cell=tetrahedron --define degree=1
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
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          92 flops (128 before optimisation) <- taken
//   quadrature      96 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        64
//   concurrent_elements  64
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        92
//   bytes        148 (20 read, 128 written): inputs and results once each
//   flops/byte   0.622
//   paper flops  288 (2 sizeG rows columns)
//   shared       8704 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p1_tetrahedron_f64_element_tensor.h"

namespace of_laplace_p1_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(64)
laplace_p1_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[1088];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 64 * batch;
  const int cells_here = static_cast<int>(num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
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
    const double G0 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double G1 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double G2 = 0.16666666666666666 * inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t0 = G0 + G1 + G2;
    const double G3 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double G4 = 0.16666666666666666 * inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double t1 = G1 + G3 + G4;
    const double G5 = 0.16666666666666666 * inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double t2 = G2 + G4 + G5;
    tile[17 * lane] = t0 + t1 + t2;
    tile[17 * lane + 1] = -t0;
    tile[17 * lane + 2] = -t1;
    tile[17 * lane + 3] = -t2;
    tile[17 * lane + 4] = -t0;
    tile[17 * lane + 5] = G0;
    tile[17 * lane + 6] = G1;
    tile[17 * lane + 7] = G2;
    tile[17 * lane + 8] = -t1;
    tile[17 * lane + 9] = G1;
    tile[17 * lane + 10] = G3;
    tile[17 * lane + 11] = G4;
    tile[17 * lane + 12] = -t2;
    tile[17 * lane + 13] = G2;
    tile[17 * lane + 14] = G4;
    tile[17 * lane + 15] = G5;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 16 * cells_here; k += 64) {
    const int staged = k / 16;
    const int part = k - 16 * staged;
    stream_store(&element_tensors[16 * first_cell + k], tile[17 * staged + part]);
  }
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f64_element_tensor_hip(
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
    if (blocks > 67108863) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(laplace_p1_tetrahedron_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(64), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f64_element_tensor_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f64_element_tensor_hip_descriptor = {
    "laplace_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "hip",                                     // target
    "800c2ca661af59f3",                        // key
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
    0,                                         // quadrature_degree
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
    "cell",                                    // mapping
    "full",                                    // unroll
    "written",                                 // realisation
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    8704,                                      // shared_bytes
    92.0,                                      // flops_per_cell
    148.0,                                     // bytes_per_cell
    288.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_laplace_p1_tetrahedron_f64_element_tensor
