// load_p3_triangle_f64_element_tensor: element_tensor of form L in load.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate load.form --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   f       coefficient, P3, 10 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          164 flops (183 before optimisation) <- taken
//   quadrature      477 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
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
//   flops        164
//   bytes        180 (100 read, 80 written)
//   flops/byte   0.911
//   paper flops  200 (2 sizeG rows columns)
//   shared       5632 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
load_p3_triangle_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[704];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 64 ? num_cells - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double f_0 = f[10 * cell];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x2_0 = coordinates[2 * n2];
    const double adj01 = x0_0 - x2_0;
    const double x1_1 = coordinates[2 * n1 + 1];
    const double adj10 = x0_1 - x1_1;
    const double detJ = (x0_0 - x1_0) * (x0_1 - x2_1) - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double G0 = 0.000818452380952381 * f_0 * abs_detJ;
    const double f_1 = f[10 * cell + 1];
    const double G1 = 0.000818452380952381 * abs_detJ * f_1;
    const double f_2 = f[10 * cell + 2];
    const double G2 = 0.000818452380952381 * abs_detJ * f_2;
    const double f_3 = f[10 * cell + 3];
    const double G3 = 0.010044642857142858 * abs_detJ * f_3;
    const double f_4 = f[10 * cell + 4];
    const double G4 = 0.010044642857142858 * abs_detJ * f_4;
    const double f_5 = f[10 * cell + 5];
    const double G5 = 0.010044642857142858 * abs_detJ * f_5;
    const double f_7 = f[10 * cell + 7];
    const double G7 = 0.010044642857142858 * abs_detJ * f_7;
    const double f_9 = f[10 * cell + 9];
    const double G9 = 0.012053571428571429 * abs_detJ * f_9;
    tile[11 * lane] = 6.909090909090909 * G0 + G1 + G2 + 0.2 * G3 + 0.2 * G4 + 0.13333333333333333 * G5 +
        0.13333333333333333 * G7 + 0.2222222222222222 * G9;
    const double f_6 = f[10 * cell + 6];
    const double G6 = 0.010044642857142858 * abs_detJ * f_6;
    const double f_8 = f[10 * cell + 8];
    const double G8 = 0.010044642857142858 * abs_detJ * f_8;
    tile[11 * lane + 1] = G0 + 6.909090909090909 * G1 + G2 + 0.13333333333333333 * G3 + 0.2 * G5 +
        0.2222222222222222 * G9 + 0.2 * G6 + 0.13333333333333333 * G8;
    tile[11 * lane + 2] = G0 + G1 + 6.909090909090909 * G2 + 0.13333333333333333 * G4 + 0.2 * G7 +
        0.2222222222222222 * G9 + 0.13333333333333333 * G6 + 0.2 * G8;
    tile[11 * lane + 3] = 2.4545454545454546 * G0 + 1.6363636363636365 * G1 + 4.0 * G3 + G9 + 2.0 * G8 - 1.4 *
        G4 - 0.4 * G5 - G7 - G6;
    tile[11 * lane + 4] = 2.4545454545454546 * G0 + 1.6363636363636365 * G2 + 4.0 * G4 + G9 + 2.0 * G6 - 1.4 *
        G3 - G5 - 0.4 * G7 - G8;
    tile[11 * lane + 5] = 1.6363636363636365 * G0 + 2.4545454545454546 * G1 + 4.0 * G5 + 2.0 * G7 + G9 - 0.4 *
        G3 - G4 - 1.4 * G6 - G8;
    tile[11 * lane + 6] = 2.4545454545454546 * G1 + 1.6363636363636365 * G2 + 2.0 * G4 + G9 + 4.0 * G6 - G3 -
        1.4 * G5 - G7 - 0.4 * G8;
    tile[11 * lane + 7] = 1.6363636363636365 * G0 + 2.4545454545454546 * G2 + 2.0 * G5 + 4.0 * G7 + G9 - G3 -
        0.4 * G4 - G6 - 1.4 * G8;
    tile[11 * lane + 8] = 1.6363636363636365 * G1 + 2.4545454545454546 * G2 + 2.0 * G3 + G9 + 4.0 * G8 - G4 -
        G5 - 1.4 * G7 - 0.4 * G6;
    tile[11 * lane + 9] = 1.2 * (2.727272727272727 * G0 + 2.727272727272727 * G1 + 2.727272727272727 * G2 + G3
        + G4 + G5 + G7 + 10.0 * G9 + G6 + G8);
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 10; k += 64) {
    const int staged = k / 10;
    const int part = k - 10 * staged;
    __stcs(&element_tensors[10 * first_cell + k], tile[11 * staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int load_p3_triangle_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  load_p3_triangle_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, f);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return load_p3_triangle_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"f", "P3", 10, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel load_p3_triangle_f64_element_tensor_cuda_descriptor = {
    "load_p3_triangle_f64_element_tensor",  // name
    "element_tensor",                       // kernel
    "L",                                    // form
    "cuda",                                 // target
    "float64",                              // scalar
    "tensor",                               // representation
    "triangle",                             // cell
    "P1^2",                                 // coordinate_element
    "P3",                                   // row_element
    "",                                     // column_element
    "ufcx",                                 // dof_order
    2,                                      // gdim
    1,                                      // arity
    10,                                     // rows
    1,                                      // columns
    10,                                     // entries_per_cell
    6,                                      // quadrature_degree
    0,                                      // quadrature_points
    1,                                      // num_coefficients
    0,                                      // num_constants
    coefficients,                           // coefficients
    nullptr,                                // constants
    "vertices",                             // input
    "full",                                 // output
    1,                                      // geometry_size
    3,                                      // coordinate_nodes
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
    5632,                                   // shared_bytes
    164.0,                                  // flops_per_cell
    180.0,                                  // bytes_per_cell
    200.0,                                  // paper_flops_per_cell
    launch,                                 // launch
};
