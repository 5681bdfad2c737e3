// load_q1_quadrilateral_f64_element_tensor: element_tensor of form L in load.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate load.form --define cell=quadrilateral --define degree=1 --set quadrature_degree=3
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1, 4 dofs
//   f       coefficient, Q1, 4 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      128 flops
//   sum_factorised  108 flops <- taken
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
//   flops       108
//   bytes       96 (64 read, 32 written)
//   flops/byte  1.12
//   shared      2560 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
load_q1_quadrilateral_f64_element_tensor_kernel(
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
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double f_0 = f[4 * cell];
    const double f_1 = f[4 * cell + 1];
    const double t0 = 0.7886751345948129 * f_0 + 0.2113248654051871 * f_1;
    const double f_2 = f[4 * cell + 2];
    const double f_3 = f[4 * cell + 3];
    const double t1 = 0.7886751345948129 * f_2 + 0.2113248654051871 * f_3;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double t2 = x0_0 - x1_0;
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double t3 = x2_0 - x3_0;
    const double t4 = 0.7886751345948129 * t2 + 0.2113248654051871 * t3;
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double t5 = (0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1) - (0.7886751345948129 * x2_1 +
        0.2113248654051871 * x3_1);
    const double t6 = (0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0) - (0.7886751345948129 * x2_0 +
        0.2113248654051871 * x3_0);
    const double t7 = x0_1 - x1_1;
    const double t8 = x2_1 - x3_1;
    const double t9 = 0.7886751345948129 * t7 + 0.2113248654051871 * t8;
    const double t10 = (0.7886751345948129 * t0 + 0.2113248654051871 * t1) * std::fabs(t4 * t5 - t6 * t9);
    const double t11 = 0.2113248654051871 * f_0 + 0.7886751345948129 * f_1;
    const double t12 = 0.2113248654051871 * f_2 + 0.7886751345948129 * f_3;
    const double t13 = (0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1) - (0.2113248654051871 * x2_1 +
        0.7886751345948129 * x3_1);
    const double t14 = (0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0) - (0.2113248654051871 * x2_0 +
        0.7886751345948129 * x3_0);
    const double t15 = (0.7886751345948129 * t11 + 0.2113248654051871 * t12) * std::fabs(t4 * t13 - t9 * t14);
    const double t16 = t10 + 0.2679491924311227 * t15;
    const double t17 = 0.2113248654051871 * t2 + 0.7886751345948129 * t3;
    const double t18 = 0.2113248654051871 * t7 + 0.7886751345948129 * t8;
    const double t19 = (0.2113248654051871 * t0 + 0.7886751345948129 * t1) * std::fabs(t5 * t17 - t6 * t18);
    const double t20 = (0.2113248654051871 * t11 + 0.7886751345948129 * t12) * std::fabs(t13 * t17 - t14 *
        t18);
    const double t21 = t19 + 0.2679491924311227 * t20;
    tile[5 * lane] = 0.39433756729740643 * (0.39433756729740643 * t16 + 0.10566243270259355 * t21);
    const double t22 = t10 + 3.732050807568877 * t15;
    const double t23 = t19 + 3.732050807568877 * t20;
    tile[5 * lane + 1] = 0.39433756729740643 * (0.10566243270259355 * t22 + 0.028312163512967795 * t23);
    tile[5 * lane + 2] = 0.10566243270259355 * (0.39433756729740643 * t16 + 1.4716878364870323 * t21);
    tile[5 * lane + 3] = 0.10566243270259355 * (0.10566243270259355 * t22 + 0.39433756729740643 * t23);
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

extern "C" int load_q1_quadrilateral_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  load_q1_quadrilateral_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, f);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return load_q1_quadrilateral_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"f", "Q1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel load_q1_quadrilateral_f64_element_tensor_cuda_descriptor = {
    "load_q1_quadrilateral_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "L",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1",                                      // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    4,                                         // rows
    1,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
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
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    2560,                                      // shared_bytes
    108.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
