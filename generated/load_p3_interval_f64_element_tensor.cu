// load_p3_interval_f64_element_tensor: element_tensor of form L in load.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate load.form --define cell=interval --define degree=3
//
// Form file load.form:
//   | """Load vector of a source f in the space of the test functions (arity 1)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | f = Coefficient(element)
//   |
//   | L = inner(v, f) * dx
//
// What:
//   cell    interval, geometry P1^1
//   test    P3, 4 dofs
//   f       coefficient, P3, 4 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          33 flops <- taken
//   quadrature      61 flops
//   sum_factorised  not valid: a interval is no tensor-product cell
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
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        33
//   bytes        80 (48 read, 32 written)
//   flops/byte   0.412
//   paper flops  32 (2 sizeG rows columns)
//   shared       2560 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
load_p3_interval_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[320];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int2 n0_to_n1 = reinterpret_cast<const int2*>(cells)[cell];
    const int64_t n0 = n0_to_n1.x;
    const int64_t n1 = n0_to_n1.y;
    const double f_0 = f[4 * cell];
    const double x0_0 = coordinates[n0];
    const double x1_0 = coordinates[n1];
    const double J00 = -(x0_0 - x1_0);
    const double abs_detJ = std::fabs(J00);
    const double G0 = 0.01130952380952381 * f_0 * abs_detJ;
    const double f_1 = f[4 * cell + 1];
    const double G1 = 0.01130952380952381 * abs_detJ * f_1;
    const double f_2 = f[4 * cell + 2];
    const double G2 = 0.02142857142857143 * abs_detJ * f_2;
    const double f_3 = f[4 * cell + 3];
    const double G3 = 0.02142857142857143 * abs_detJ * f_3;
    tile[5 * lane] = 6.7368421052631575 * G0 + G1 + 2.75 * G2 - G3;
    tile[5 * lane + 1] = G0 + 6.7368421052631575 * G1 + 2.75 * G3 - G2;
    tile[5 * lane + 2] = 1.894736842105263 * (2.75 * G0 + 9.5 * G2 - G1 - 1.1875 * G3);
    tile[5 * lane + 3] = -1.894736842105263 * (G0 + 1.1875 * G2 - 2.75 * G1 - 9.5 * G3);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 64) {
    const int staged = k / 4;
    const int part = k - 4 * staged;
    __stcs(&element_tensors[4 * first_cell + k], tile[5 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int load_p3_interval_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 8 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  load_p3_interval_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, f);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return load_p3_interval_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"f", "P3", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel load_p3_interval_f64_element_tensor_cuda_descriptor = {
    "load_p3_interval_f64_element_tensor",  // name
    "element_tensor",                       // kernel
    "L",                                    // form
    "cuda",                                 // target
    "float64",                              // scalar
    "tensor",                               // representation
    "interval",                             // cell
    "P1^1",                                 // coordinate_element
    "P3",                                   // row_element
    "",                                     // column_element
    "ufcx",                                 // dof_order
    1,                                      // gdim
    1,                                      // arity
    4,                                      // rows
    1,                                      // columns
    4,                                      // entries_per_cell
    6,                                      // quadrature_degree
    0,                                      // quadrature_points
    1,                                      // num_coefficients
    0,                                      // num_constants
    coefficients,                           // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    1,                                      // geometry_size
    2,                                      // coordinate_nodes
    "",                                     // scatter
    "",                                     // index_type
    "",                                     // numbering
    "",                                     // component_order
    0,                                      // constraints
    0,                                      // nodes
    0,                                      // components
    0,                                      // trial_nodes
    0,                                      // cluster
    0,                                      // patch_nodes
    "cell",                                 // mapping
    "full",                                 // unroll
    "literal",                              // k_place
    64,                                     // element_batch
    64,                                     // concurrent_elements
    1,                                      // interleave_stores
    64,                                     // threads
    2560,                                   // shared_bytes
    33.0,                                   // flops_per_cell
    80.0,                                   // bytes_per_cell
    32.0,                                   // paper_flops_per_cell
    launch,                                 // launch
};
