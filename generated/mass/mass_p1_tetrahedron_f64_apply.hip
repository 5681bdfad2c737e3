// mass_p1_tetrahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=tetrahedron --define degree=1
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
//   num_cells           cells to work on
//   num_macro_elements  the first of the cells are in these
//   y                   [dof] added to
//   x                   [dof] what the operator acts on
//   macro_offsets       [macro element][node] the node's first entry of the vectors
//   offsets             [cell][node] the node's first entry of the vectors
//   coordinates         [point][3]
//   macro_points        [macro element][6] points of its vertices
//   cells               [cell][4] points of its coordinate nodes
//
// Representation:
//   tensor          38 flops <- taken
//   quadrature      53 flops
//   sum_factorised  179 flops
//   why             fewest flops of those that are valid; written, 38 flops, as it has no loops; 34 in
//                   macro elements of three, with additions
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              atomic
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   macro_cells          3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       34
//   bytes       24 (22.6667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  1.42
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "mass_p1_tetrahedron_f64_apply.h"

namespace of_mass_p1_tetrahedron_f64_apply {
namespace {

__global__ void __launch_bounds__(128)
mass_p1_tetrahedron_f64_apply_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ macro_offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points) {
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_macro_elements - first_cell < 128 ? num_macro_elements -
      first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int2 d0_to_d1 = reinterpret_cast<const int2*>(macro_offsets)[3 * cell];
    const int64_t d0 = d0_to_d1.x;
    const int64_t d1 = d0_to_d1.y;
    const int2 d2_to_d3 = reinterpret_cast<const int2*>(macro_offsets)[3 * cell + 1];
    const int64_t d2 = d2_to_d3.x;
    const int64_t d3 = d2_to_d3.y;
    const int2 d4_to_d5 = reinterpret_cast<const int2*>(macro_offsets)[3 * cell + 2];
    const int64_t d4 = d4_to_d5.x;
    const int64_t d5 = d4_to_d5.y;
    const int2 n0_to_n1 = reinterpret_cast<const int2*>(macro_points)[3 * cell];
    const int64_t n0 = n0_to_n1.x;
    const int64_t n1 = n0_to_n1.y;
    const int2 n2_to_n3 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 1];
    const int64_t n2 = n2_to_n3.x;
    const int64_t n3 = n2_to_n3.y;
    const int2 n4_to_n5 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 2];
    const int64_t n4 = n4_to_n5.x;
    const int64_t n5 = n4_to_n5.y;
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x5_0 = coordinates[3 * n5];
    const double trial_5 = x[d5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double trial_4 = x[d4];
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double t0 = trial_0 + trial_1 + trial_2 + trial_3;
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double t1 = trial_0 + trial_1 + trial_2 + trial_5;
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double t2 = trial_0 + trial_1 + trial_3 + trial_4;
    const double result0 = 0.008333333333333333 * (abs_detJ * (trial_0 + t0) + abs_detJ_1 * (trial_0 + t1) +
        abs_detJ_2 * (trial_0 + t2));
    const double result1 = 0.008333333333333333 * (abs_detJ * (trial_1 + t0) + abs_detJ_1 * (trial_1 + t1) +
        abs_detJ_2 * (trial_1 + t2));
    const double result2 = 0.008333333333333333 * (abs_detJ * (trial_2 + t0) + abs_detJ_1 * (trial_2 + t1));
    const double result3 = 0.008333333333333333 * (abs_detJ * (trial_3 + t0) + abs_detJ_2 * (trial_3 + t2));
    const double result4 = 0.008333333333333333 * abs_detJ_2 * (trial_4 + t2);
    const double result5 = 0.008333333333333333 * abs_detJ_1 * (trial_5 + t1);
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
      atomicAdd(&y[d4], result4);
      atomicAdd(&y[d5], result5);
    }
  }
}

__global__ void __launch_bounds__(128)
mass_p1_tetrahedron_f64_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_rest_cells - first_cell < 128 ? num_rest_cells - first_cell :
      128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double t0 = trial_0 + trial_1 + trial_2 + trial_3;
    const double flux0 = abs_detJ * (trial_0 + t0);
    const double flux1 = abs_detJ * (trial_1 + t0);
    const double flux2 = abs_detJ * (trial_2 + t0);
    const double flux3 = abs_detJ * (trial_3 + t0);
    const double result0 = 0.008333333333333333 * flux0;
    const double result1 = 0.008333333333333333 * flux1;
    const double result2 = 0.008333333333333333 * flux2;
    const double result3 = 0.008333333333333333 * flux3;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
    }
  }
}

}  // namespace

extern "C" int mass_p1_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(macro_offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (num_macro_elements > 0 && (macro_offsets == nullptr || macro_points == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(mass_p1_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128),
        0, static_cast<hipStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, coordinates, macro_points);
    if (const int error = static_cast<int>(hipGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(mass_p1_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p1_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->macro_offsets),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_p1_tetrahedron_f64_apply_hip_descriptor = {
    "mass_p1_tetrahedron_f64_apply",  // name
    "apply",                          // kernel
    "mass.form",                      // form_file
    "a",                              // form
    "hip",                            // target
    "ddaa53707361c184",               // key
    "float64",                        // scalar
    "tensor",                         // representation
    "cell",                           // integral
    "tetrahedron",                    // cell
    "P1^3",                           // coordinate_element
    "P1",                             // row_element
    "P1",                             // column_element
    "ufcx",                           // dof_order
    "interleaved",                    // component_order
    0,                                // num_subdomains
    nullptr,                          // subdomains
    3,                                // gdim
    2,                                // arity
    4,                                // rows
    4,                                // columns
    4,                                // entries_per_cell
    2,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    4,                                // coordinate_nodes
    "atomic",                         // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    0,                                // constraints
    4,                                // nodes
    1,                                // components
    0,                                // trial_nodes
    3,                                // macro_cells
    0,                                // block_nodes
    "",                               // mapping
    "",                               // unroll
    "written",                        // realisation
    "",                               // k_place
    128,                              // element_batch
    128,                              // concurrent_elements
    1,                                // interleave_stores
    128,                              // threads
    0,                                // shared_bytes
    34.0,                             // flops_per_cell
    23.999999999999996,               // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_mass_p1_tetrahedron_f64_apply
