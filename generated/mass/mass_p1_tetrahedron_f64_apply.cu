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
// Representation:
//   tensor          58 flops <- taken
//   quadrature      73 flops
//   sum_factorised  179 flops
//   why             as in the table of tuned parameters; written, 58 flops, as in the table of tuned
//                   parameters; 52 in macro elements of three, with additions
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
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       51.6667
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  1.29
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "mass_p1_tetrahedron_f64_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;

__global__ void __launch_bounds__(128)
mass_p1_tetrahedron_f64_apply_kernel(
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
    const double trial_5 = x[d5];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x5_0 = coordinates[3 * n5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double trial_4 = x[d4];
    const double t0 = 0.25 * trial_0;
    const double t1 = 0.25 * trial_3;
    const double t2 = t0 - t1;
    const double t3 = x0_0 - x1_0;
    const double t4 = x0_1 - x2_1;
    const double t5 = x0_2 - x3_2;
    const double t6 = x0_1 - x3_1;
    const double t7 = x0_2 - x2_2;
    const double t8 = x0_0 - x2_0;
    const double t9 = x0_2 - x1_2;
    const double t10 = x0_1 - x1_1;
    const double t11 = t6 * t9 - t5 * t10;
    const double t12 = x0_0 - x3_0;
    const double t13 = t7 * t10 - t4 * t9;
    const double t14 = std::fabs(t3 * (t4 * t5 - t6 * t7) + t8 * t11 + t12 * t13);
    const double t15 = t2 * t14;
    const double t16 = 0.25 * trial_1;
    const double t17 = 0.25 * trial_2;
    const double t18 = t0 + t1 + t16 + t17;
    const double t19 = t14 * t18;
    const double t20 = t14 * (4.0 * t16 - t18);
    const double t21 = t14 * (t0 + t1 - 2.0 * t17);
    const double t22 = 6.0 * t15 + t20 - 15.0 * t19 - 2.0 * t21;
    const double t23 = 0.25 * trial_5;
    const double t24 = x0_2 - x5_2;
    const double t25 = x0_1 - x5_1;
    const double t26 = t3 * (t4 * t24 - t7 * t25) + t8 * (t9 * t25 - t10 * t24) + t13 * (x0_0 - x5_0);
    const double t27 = std::fabs(t26);
    const double t28 = (t0 - t23) * t27;
    const double t29 = t0 + t16 + t17 + t23;
    const double t30 = t27 * t29;
    const double t31 = t27 * (4.0 * t16 - t29);
    const double t32 = t27 * (t0 + t23 - 2.0 * t17);
    const double t33 = 6.0 * t28 + t31 - 15.0 * t30 - 2.0 * t32;
    const double t34 = x0_1 - x4_1;
    const double t35 = x0_2 - x4_2;
    const double t36 = t3 * (t5 * t34 - t6 * t35) + t11 * (x0_0 - x4_0) + t12 * (t10 * t35 - t9 * t34);
    const double t37 = std::fabs(t36);
    const double t38 = t2 * t37;
    const double t39 = 0.25 * trial_4;
    const double t40 = t0 + t1 + t16 + t39;
    const double t41 = t37 * t40;
    const double t42 = t37 * (4.0 * t16 - t40);
    const double t43 = t37 * (t0 + t1 - 2.0 * t39);
    const double t44 = 6.0 * t38 + t42 - 15.0 * t41 - 2.0 * t43;
    const double result0 = 0.002777777777777778 * ((12.0 * t15 - t22) + (12.0 * t28 - t33) + (12.0 * t38 -
        t44));
    const double result1 = 0.008333333333333333 * ((5.0 * t19 + t20) + (5.0 * t30 + t31) + (5.0 * t41 + t42));
    const double result2 = 0.002777777777777778 * ((15.0 * t19 - t20 - 4.0 * t21) + (15.0 * t30 - t31 - 4.0 *
        t32));
    const double result3 = -0.002777777777777778 * (t22 + t44);
    const double result4 = 0.002777777777777778 * (15.0 * t41 - t42 - 4.0 * t43);
    const double result5 = -0.002777777777777778 * t33;
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
    const double t0 = 0.25 * trial_0;
    const double t1 = 0.25 * trial_3;
    const double t2 = 0.25 * trial_1;
    const double t3 = 0.25 * trial_2;
    const double t4 = t0 + t1 + t2 + t3;
    const double flux0 = abs_detJ * t4;
    const double flux1 = abs_detJ * (4.0 * t2 - t4);
    const double flux2 = abs_detJ * (t0 + t1 - 2.0 * t3);
    const double flux3 = (t0 - t1) * abs_detJ;
    const double t5 = 6.0 * flux3 + flux1 - 15.0 * flux0 - 2.0 * flux2;
    const double result0 = 0.002777777777777778 * (12.0 * flux3 - t5);
    const double result1 = 0.008333333333333333 * (5.0 * flux0 + flux1);
    const double result2 = 0.002777777777777778 * (15.0 * flux0 - flux1 - 4.0 * flux2);
    const double result3 = -0.002777777777777778 * t5;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
    }
  }
}

}  // namespace

extern "C" int mass_p1_tetrahedron_f64_apply_cuda(
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
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(mass_p1_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, coordinates, macro_points);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(mass_p1_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p1_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel mass_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "mass_p1_tetrahedron_f64_apply",  // name
    "apply",                          // kernel
    "mass.form",                      // form_file
    "a",                              // form
    "cuda",                           // target
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
    "auto",                           // mapping
    "auto",                           // unroll
    "written",                        // realisation
    "auto",                           // k_place
    128,                              // element_batch
    128,                              // concurrent_elements
    1,                                // interleave_stores
    128,                              // threads
    0,                                // shared_bytes
    51.666666666666664,               // flops_per_cell
    40.0,                             // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
