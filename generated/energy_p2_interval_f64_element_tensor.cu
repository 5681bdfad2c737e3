// energy_p2_interval_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=interval --define degree=2
//
// Form file energy.form:
//   | """Energy of Poisson's problem, the functional whose minimum solves it (arity 0)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | u = Coefficient(element)
//   | f = Coefficient(element)
//   |
//   | M = (inner(grad(u), grad(u)) / 2 - f * u) * dx
//
// What:
//   cell    interval, geometry P1^1
//   u       coefficient, P2, 3 dofs
//   f       coefficient, P2, 3 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          43 flops <- taken
//   quadrature      55 flops
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
//   flops        43
//   bytes        72 (64 read, 8 written)
//   flops/byte   0.597
//   paper flops  36 (2 sizeG rows columns)
//   shared       512 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(64)
energy_p2_interval_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[64];
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
    const double u_0 = u[3 * cell];
    const double f_0 = f[3 * cell];
    const double f_1 = f[3 * cell + 1];
    const double f_2 = f[3 * cell + 2];
    const double u_1 = u[3 * cell + 1];
    const double u_2 = u[3 * cell + 2];
    const double t0 = 2.0 * u_0 * f_0 + u_0 * f_2 + 2.0 * f_1 * u_1 + f_2 * u_1 + f_0 * u_2 + f_1 * u_2 + 8.0
        * f_2 * u_2 - 0.5 * u_0 * f_1 - 0.5 * f_0 * u_1;
    const double x0_0 = coordinates[n0];
    const double x1_0 = coordinates[n1];
    const double J00 = -(x0_0 - x1_0);
    const double abs_detJ = std::fabs(J00);
    const double inv_abs_detJ = 1.0 / abs_detJ;
    const double t1 = (0.4375 * u_0 * u_0 + 0.125 * u_0 * u_1 + 0.4375 * u_1 * u_1 + u_2 * u_2 - u_0 * u_2 -
        u_1 * u_2) * inv_abs_detJ;
    const double G0 = 0.06666666666666667 * (t0 * abs_detJ - 40.0 * t1);
    tile[lane] = -G0;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 1; k += 64) {
    const int staged = k / 1;
    const int part = k - 1 * staged;
    __stcs(&element_tensors[first_cell + k], tile[staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int energy_p2_interval_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || f == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 8 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  energy_p2_interval_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, f);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_p2_interval_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P2", 3, 0, 0, nullptr},
    {"f", "P2", 3, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_p2_interval_f64_element_tensor_cuda_descriptor = {
    "energy_p2_interval_f64_element_tensor",  // name
    "element_tensor",                         // kernel
    "M",                                      // form
    "cuda",                                   // target
    "float64",                                // scalar
    "tensor",                                 // representation
    "interval",                               // cell
    "P1^1",                                   // coordinate_element
    "",                                       // row_element
    "",                                       // column_element
    "ufcx",                                   // dof_order
    1,                                        // gdim
    0,                                        // arity
    1,                                        // rows
    1,                                        // columns
    1,                                        // entries_per_cell
    4,                                        // quadrature_degree
    0,                                        // quadrature_points
    2,                                        // num_coefficients
    0,                                        // num_constants
    coefficients,                             // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    2,                                        // geometry_size
    2,                                        // coordinate_nodes
    "",                                       // scatter
    "",                                       // index_type
    "",                                       // numbering
    "",                                       // component_order
    0,                                        // constraints
    0,                                        // nodes
    0,                                        // components
    0,                                        // trial_nodes
    0,                                        // cluster
    0,                                        // patch_nodes
    "cell",                                   // mapping
    "full",                                   // unroll
    "literal",                                // k_place
    64,                                       // element_batch
    64,                                       // concurrent_elements
    1,                                        // interleave_stores
    64,                                       // threads
    512,                                      // shared_bytes
    43.0,                                     // flops_per_cell
    72.0,                                     // bytes_per_cell
    36.0,                                     // paper_flops_per_cell
    launch,                                   // launch
};
