// laplace_p1_tetrahedron_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=1
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
//   tensor          84 flops <- taken
//   quadrature      84 flops
//   sum_factorised  167 flops
//   why             as in the table of tuned parameters; written, 84 flops, as in the table of tuned
//                   parameters; 75 in macro elements of three, with additions
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
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_simplices)
//
// Work:
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       74.6667
//   bytes       24 (22.6667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  3.11
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p1_tetrahedron_f64_apply.h"

namespace of_laplace_p1_tetrahedron_f64_apply {
namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
laplace_p1_tetrahedron_f64_apply_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ macro_offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points) {
  await_launch_before();
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
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double t2 = trial_0 - trial_3;
    const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t6 = inv_abs_detJ * (adj00 * t3 + adj01 * t4 + adj02 * t5);
    const double t7 = inv_abs_detJ * (adj10 * t3 + adj11 * t4 + adj12 * t5);
    const double t8 = inv_abs_detJ * (adj20 * t3 + adj21 * t4 + adj22 * t5);
    const double J22_1 = x5_2 - x0_2;
    const double J12_1 = x5_1 - x0_1;
    const double adj00_1 = J11 * J22_1 - J21 * J12_1;
    const double adj10_1 = J20 * J12_1 - J10 * J22_1;
    const double J02_1 = x5_0 - x0_0;
    const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
    const double abs_detJ_1 = std::fabs(detJ_1);
    const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
    const double t9 = trial_0 - trial_5;
    const double t10 = t0 * adj00_1 + t1 * adj10_1 + adj20 * t9;
    const double adj01_1 = J21 * J02_1 - J01 * J22_1;
    const double adj11_1 = J00 * J22_1 - J20 * J02_1;
    const double t11 = t0 * adj01_1 + t1 * adj11_1 + adj21 * t9;
    const double adj02_1 = J01 * J12_1 - J11 * J02_1;
    const double adj12_1 = J10 * J02_1 - J00 * J12_1;
    const double t12 = t0 * adj02_1 + t1 * adj12_1 + adj22 * t9;
    const double t13 = inv_abs_detJ_1 * (adj00_1 * t10 + adj01_1 * t11 + adj02_1 * t12);
    const double t14 = inv_abs_detJ_1 * (adj10_1 * t10 + adj11_1 * t11 + adj12_1 * t12);
    const double t15 = inv_abs_detJ_1 * (adj20 * t10 + adj21 * t11 + adj22 * t12);
    const double J11_2 = x4_1 - x0_1;
    const double J21_2 = x4_2 - x0_2;
    const double adj00_2 = J22 * J11_2 - J12 * J21_2;
    const double J01_2 = x4_0 - x0_0;
    const double adj20_2 = J10 * J21_2 - J20 * J11_2;
    const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
    const double abs_detJ_2 = std::fabs(detJ_2);
    const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
    const double t16 = trial_0 - trial_4;
    const double t17 = t0 * adj00_2 + adj10 * t16 + t2 * adj20_2;
    const double adj01_2 = J02 * J21_2 - J22 * J01_2;
    const double adj21_2 = J20 * J01_2 - J00 * J21_2;
    const double t18 = t0 * adj01_2 + adj11 * t16 + t2 * adj21_2;
    const double adj02_2 = J12 * J01_2 - J02 * J11_2;
    const double adj22_2 = J00 * J11_2 - J10 * J01_2;
    const double t19 = t0 * adj02_2 + adj12 * t16 + t2 * adj22_2;
    const double t20 = inv_abs_detJ_2 * (adj00_2 * t17 + adj01_2 * t18 + adj02_2 * t19);
    const double t21 = inv_abs_detJ_2 * (adj10 * t17 + adj11 * t18 + adj12 * t19);
    const double t22 = inv_abs_detJ_2 * (adj20_2 * t17 + adj21_2 * t18 + adj22_2 * t19);
    const double result0 = 0.16666666666666666 * ((t6 + t7 + t8) + (t13 + t14 + t15) + (t20 + t21 + t22));
    const double result1 = -0.16666666666666666 * (t6 + t13 + t20);
    const double result2 = -0.16666666666666666 * (t7 + t14);
    const double result3 = -0.16666666666666666 * (t8 + t22);
    const double result4 = -0.16666666666666666 * t21;
    const double result5 = -0.16666666666666666 * t15;
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
laplace_p1_tetrahedron_f64_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  await_launch_before();
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
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double t2 = trial_0 - trial_3;
    const double t3 = adj00 * t0 + adj10 * t1 + adj20 * t2;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t4 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t5 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double flux0 = inv_abs_detJ * (adj00 * t3 + adj01 * t4 + adj02 * t5);
    const double flux1 = inv_abs_detJ * (adj10 * t3 + adj11 * t4 + adj12 * t5);
    const double flux2 = inv_abs_detJ * (adj20 * t3 + adj21 * t4 + adj22 * t5);
    const double result0 = 0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = -0.16666666666666666 * flux0;
    const double result2 = -0.16666666666666666 * flux1;
    const double result3 = -0.16666666666666666 * flux2;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
    }
  }
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f64_apply_cuda(
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
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_p1_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0,
        static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, coordinates, macro_points);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_p1_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128),
        0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel laplace_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "laplace_p1_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "laplace.form",                      // form_file
    "a",                                 // form
    "cuda",                              // target
    "800c2ca661af59f3",                  // key
    "float64",                           // scalar
    "tensor",                            // representation
    "cell",                              // integral
    "tetrahedron",                       // cell
    "P1^3",                              // coordinate_element
    "P1",                                // row_element
    "P1",                                // column_element
    "ufcx",                              // dof_order
    "interleaved",                       // component_order
    0,                                   // num_subdomains
    nullptr,                             // subdomains
    3,                                   // gdim
    2,                                   // arity
    4,                                   // rows
    4,                                   // columns
    4,                                   // entries_per_cell
    0,                                   // quadrature_degree
    0,                                   // quadrature_points
    0,                                   // num_coefficients
    0,                                   // num_constants
    nullptr,                             // coefficients
    nullptr,                             // constants
    "vertices",                          // input
    "full",                              // output
    0,                                   // geometry_size
    4,                                   // coordinate_nodes
    "atomic",                            // scatter
    "int32",                             // index_type
    "separate",                          // numbering
    0,                                   // constraints
    4,                                   // nodes
    1,                                   // components
    0,                                   // trial_nodes
    3,                                   // macro_cells
    0,                                   // block_nodes
    "",                                  // mapping
    "",                                  // unroll
    "written",                           // realisation
    "",                                  // k_place
    128,                                 // element_batch
    128,                                 // concurrent_elements
    1,                                   // interleave_stores
    128,                                 // threads
    0,                                   // shared_bytes
    74.66666666666667,                   // flops_per_cell
    23.999999999999996,                  // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};

}  // namespace of_laplace_p1_tetrahedron_f64_apply
