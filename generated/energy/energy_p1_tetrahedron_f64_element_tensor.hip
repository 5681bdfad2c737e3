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
// Arguments, arrays on the device:
//   num_cells        cells to work on
//   element_tensors  [cell][entry] overwritten
//   coordinates      [point][3]
//   cells            [cell][4] points of its coordinate nodes
//   u                [cell][4]
//   f                [cell][4]
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
//   division             fast
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops        150
//   bytes        92 (84 read, 8 written): inputs and results once each
//   flops/byte   1.63
//   paper flops  64 (2 sizeG rows columns)
//   shared       512 bytes a block of 64 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "energy_p1_tetrahedron_f64_element_tensor.h"

namespace of_energy_p1_tetrahedron_f64_element_tensor {
namespace {

using femforge_gpu::stream_store;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(64)
energy_p1_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ f) {
  alignas(16) __shared__ double tile[64];
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
    const double u_0 = u[4 * cell];
    const double u_1 = u[4 * cell + 1];
    const double u_2 = u[4 * cell + 2];
    const double u_3 = u[4 * cell + 3];
    const double f_0 = f[4 * cell];
    const double f_1 = f[4 * cell + 1];
    const double f_2 = f[4 * cell + 2];
    const double f_3 = f[4 * cell + 3];
    const double inv_detJ = reciprocal(detJ);
    const double t0 = u_0 - u_1;
    const double t1 = u_0 - u_2;
    const double t2 = u_0 - u_3;
    const double t3 = adj00 * inv_detJ * t0 + adj10 * inv_detJ * t1 + adj20 * inv_detJ * t2;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t4 = inv_detJ * t0 * adj01 + inv_detJ * t1 * adj11 + inv_detJ * t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t5 = inv_detJ * t0 * adj02 + inv_detJ * t1 * adj12 + inv_detJ * t2 * adj22;
    const double t6 = t3 * t3 + t4 * t4 + t5 * t5;
    const double t7 = abs_detJ * ((0.1381966011250105 * u_0 + 0.5854101966249684 * u_1 + 0.1381966011250105 *
        u_2 + 0.1381966011250105 * u_3) * (0.1381966011250105 * f_0 + 0.5854101966249684 * f_1 +
        0.1381966011250105 * f_2 + 0.1381966011250105 * f_3) - 0.5 * t6) - abs_detJ * (0.5 * t6 -
        (0.1381966011250105 * u_0 + 0.1381966011250105 * u_1 + 0.5854101966249684 * u_2 + 0.1381966011250105 *
        u_3) * (0.1381966011250105 * f_0 + 0.1381966011250105 * f_1 + 0.5854101966249684 * f_2 +
        0.1381966011250105 * f_3)) - abs_detJ * (0.5 * t6 - (0.1381966011250105 * u_0 + 0.1381966011250105 *
        u_1 + 0.1381966011250105 * u_2 + 0.5854101966249684 * u_3) * (0.1381966011250105 * f_0 +
        0.1381966011250105 * f_1 + 0.1381966011250105 * f_2 + 0.5854101966249684 * f_3)) - abs_detJ * (0.5 *
        t6 - (0.5854101966249684 * u_0 + 0.1381966011250105 * u_1 + 0.1381966011250105 * u_2 +
        0.1381966011250105 * u_3) * (0.5854101966249684 * f_0 + 0.1381966011250105 * f_1 + 0.1381966011250105
        * f_2 + 0.1381966011250105 * f_3));
    tile[lane] = -0.041666666666666664 * t7;
  }
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < cells_here; k += 64) {
    const int staged = k;
    const int part = k - staged;
    stream_store(&element_tensors[first_cell + k], tile[staged + part]);
  }
}

}  // namespace

extern "C" int energy_p1_tetrahedron_f64_element_tensor_hip(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* f,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr ||
      f == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells + 63) / 64; blocks > 0) {
    if (blocks > 67108863) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(energy_p1_tetrahedron_f64_element_tensor_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(64), 0, static_cast<hipStream_t>(stream),
        num_cells, element_tensors, coordinates, cells, u, f);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return energy_p1_tetrahedron_f64_element_tensor_hip(
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

extern "C" const femforge_kernel energy_p1_tetrahedron_f64_element_tensor_hip_descriptor = {
    "energy_p1_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "energy.form",                             // form_file
    "M",                                       // form
    "hip",                                     // target
    "ea5f1ea1fec5ace9",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "",                                        // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    512,                                       // shared_bytes
    150.0,                                     // flops_per_cell
    92.0,                                      // bytes_per_cell
    64.0,                                      // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_energy_p1_tetrahedron_f64_element_tensor
