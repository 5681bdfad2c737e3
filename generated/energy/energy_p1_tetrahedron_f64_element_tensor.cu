// energy_p1_tetrahedron_f64_element_tensor: element_tensor of form M in energy.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate energy.form --define cell=tetrahedron --define degree=1
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
//   cell    tetrahedron, geometry P1^3
//   u       coefficient, P1, 4 dofs
//   f       coefficient, P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          204 flops
//   quadrature      150 flops <- taken
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
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        150
//   bytes        92 (84 read, 8 written)
//   flops/byte   1.63
//   paper flops  64 (2 sizeG rows columns)
//   shared       512 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "energy_p1_tetrahedron_f64_element_tensor.h"

namespace {

__global__ void __launch_bounds__(64)
energy_p1_tetrahedron_f64_element_tensor_kernel(
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
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double t0 = x0_0 - x1_0;
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t1 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t2 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t3 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double x2_0 = coordinates[3 * n2];
    const double t5 = x0_0 - x2_0;
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t6 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double x3_0 = coordinates[3 * n3];
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
    const double detJ = -t9;
    const double abs_detJ = std::fabs(detJ);
    const double u_0 = u[4 * cell];
    const double u_1 = u[4 * cell + 1];
    const double u_2 = u[4 * cell + 2];
    const double u_3 = u[4 * cell + 3];
    const double f_0 = f[4 * cell];
    const double f_1 = f[4 * cell + 1];
    const double f_2 = f[4 * cell + 2];
    const double f_3 = f[4 * cell + 3];
    const double t10 = 1.0 / t9;
    const double t11 = u_0 - u_1;
    const double t12 = u_0 - u_2;
    const double t13 = u_0 - u_3;
    const double t14 = adj00 * t10 * t11 + adj10 * t10 * t12 + adj20 * t10 * t13;
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t15 = t10 * t11 * adj01 + t10 * t12 * adj11 + t10 * t13 * adj21;
    const double adj02 = t3 * t5 - t1 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t16 = t10 * t11 * adj02 + t10 * t12 * adj12 + t10 * t13 * adj22;
    const double t17 = t14 * t14 + t15 * t15 + t16 * t16;
    const double t18 = abs_detJ * ((0.1381966011250105 * u_0 + 0.5854101966249684 * u_1 + 0.1381966011250105 *
        u_2 + 0.1381966011250105 * u_3) * (0.1381966011250105 * f_0 + 0.5854101966249684 * f_1 +
        0.1381966011250105 * f_2 + 0.1381966011250105 * f_3) - 0.5 * t17) - abs_detJ * (0.5 * t17 -
        (0.1381966011250105 * u_0 + 0.1381966011250105 * u_1 + 0.5854101966249684 * u_2 + 0.1381966011250105 *
        u_3) * (0.1381966011250105 * f_0 + 0.1381966011250105 * f_1 + 0.5854101966249684 * f_2 +
        0.1381966011250105 * f_3)) - abs_detJ * (0.5 * t17 - (0.1381966011250105 * u_0 + 0.1381966011250105 *
        u_1 + 0.1381966011250105 * u_2 + 0.5854101966249684 * u_3) * (0.1381966011250105 * f_0 +
        0.1381966011250105 * f_1 + 0.1381966011250105 * f_2 + 0.5854101966249684 * f_3)) - abs_detJ * (0.5 *
        t17 - (0.5854101966249684 * u_0 + 0.1381966011250105 * u_1 + 0.1381966011250105 * u_2 +
        0.1381966011250105 * u_3) * (0.5854101966249684 * f_0 + 0.1381966011250105 * f_1 + 0.1381966011250105
        * f_2 + 0.1381966011250105 * f_3));
    tile[lane] = -0.041666666666666664 * t18;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here; k += 64) {
    const int staged = k;
    const int part = k - staged;
    __stcs(&element_tensors[first_cell + k], tile[staged + part]);
  }
  __syncthreads();
}

}  // namespace

extern "C" int energy_p1_tetrahedron_f64_element_tensor_cuda(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 63) / 64;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  energy_p1_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, u, f);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_p1_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1", 4, 0, 0, nullptr},
    {"f", "P1", 4, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel energy_p1_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "energy_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "M",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    0,                                         // arity
    1,                                         // rows
    1,                                         // columns
    1,                                         // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    11,                                        // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // macro_cells
    0,                                         // block_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // realisation
    "literal",                                 // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    512,                                       // shared_bytes
    150.0,                                     // flops_per_cell
    92.0,                                      // bytes_per_cell
    64.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};
