// laplace_p1_tetrahedron_f64_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=1 --set numbering=shared
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
//   numbering            shared
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   macro_cells          3
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_operators)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       74.6667
//   bytes       24 (22.6667 read, 1.33333 written)
//   flops/byte  3.11
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p1_tetrahedron_f64_shared_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
laplace_p1_tetrahedron_f64_shared_apply_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ macro_offsets,
    const double* __restrict__ coordinates) {
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
    const int64_t n0 = d0;
    const int64_t n1 = d1;
    const int64_t n2 = d2;
    const int64_t n3 = d3;
    const int64_t n4 = d4;
    const int64_t n5 = d5;
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
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double t5 = t1 * t2 - t3 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = x0_2 - x1_2;
    const double t8 = x0_1 - x1_1;
    const double t9 = t3 * t7 - t2 * t8;
    const double t10 = x0_0 - x3_0;
    const double t11 = t4 * t8 - t1 * t7;
    const double t12 = reciprocal(std::fabs(t0 * t5 + t6 * t9 + t10 * t11));
    const double t13 = trial_0 - trial_1;
    const double t14 = trial_0 - trial_2;
    const double t15 = trial_0 - trial_3;
    const double t16 = t5 * t13 + t9 * t14 + t11 * t15;
    const double t17 = t4 * t10 - t2 * t6;
    const double t18 = t0 * t2 - t7 * t10;
    const double t19 = t6 * t7 - t0 * t4;
    const double t20 = t13 * t17 + t14 * t18 + t15 * t19;
    const double t21 = t3 * t6 - t1 * t10;
    const double t22 = t8 * t10 - t0 * t3;
    const double t23 = t0 * t1 - t6 * t8;
    const double t24 = t13 * t21 + t14 * t22 + t15 * t23;
    const double t25 = t12 * (t5 * t16 + t17 * t20 + t21 * t24);
    const double t26 = t12 * (t9 * t16 + t18 * t20 + t22 * t24);
    const double t27 = t12 * (t11 * t16 + t19 * t20 + t23 * t24);
    const double t28 = x0_2 - x5_2;
    const double t29 = x0_1 - x5_1;
    const double t30 = t1 * t28 - t4 * t29;
    const double t31 = t7 * t29 - t8 * t28;
    const double t32 = x0_0 - x5_0;
    const double t33 = reciprocal(std::fabs(t0 * t30 + t6 * t31 + t11 * t32));
    const double t34 = trial_0 - trial_5;
    const double t35 = t13 * t30 + t14 * t31 + t11 * t34;
    const double t36 = t4 * t32 - t6 * t28;
    const double t37 = t0 * t28 - t7 * t32;
    const double t38 = t13 * t36 + t14 * t37 + t19 * t34;
    const double t39 = t6 * t29 - t1 * t32;
    const double t40 = t8 * t32 - t0 * t29;
    const double t41 = t13 * t39 + t14 * t40 + t23 * t34;
    const double t42 = t33 * (t30 * t35 + t36 * t38 + t39 * t41);
    const double t43 = t33 * (t31 * t35 + t37 * t38 + t40 * t41);
    const double t44 = t33 * (t11 * t35 + t19 * t38 + t23 * t41);
    const double t45 = x0_1 - x4_1;
    const double t46 = x0_2 - x4_2;
    const double t47 = t2 * t45 - t3 * t46;
    const double t48 = x0_0 - x4_0;
    const double t49 = t8 * t46 - t7 * t45;
    const double t50 = reciprocal(std::fabs(t0 * t47 + t9 * t48 + t10 * t49));
    const double t51 = trial_0 - trial_4;
    const double t52 = t13 * t47 + t9 * t51 + t15 * t49;
    const double t53 = t10 * t46 - t2 * t48;
    const double t54 = t7 * t48 - t0 * t46;
    const double t55 = t13 * t53 + t18 * t51 + t15 * t54;
    const double t56 = t3 * t48 - t10 * t45;
    const double t57 = t0 * t45 - t8 * t48;
    const double t58 = t13 * t56 + t22 * t51 + t15 * t57;
    const double t59 = t50 * (t47 * t52 + t53 * t55 + t56 * t58);
    const double t60 = t50 * (t9 * t52 + t18 * t55 + t22 * t58);
    const double t61 = t50 * (t49 * t52 + t54 * t55 + t57 * t58);
    const double result0 = 0.16666666666666666 * ((t25 + t26 + t27) + (t42 + t43 + t44) + (t59 + t60 + t61));
    const double result1 = -0.16666666666666666 * (t25 + t42 + t59);
    const double result2 = -0.16666666666666666 * (t26 + t43);
    const double result3 = -0.16666666666666666 * (t27 + t61);
    const double result4 = -0.16666666666666666 * t60;
    const double result5 = -0.16666666666666666 * t44;
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
laplace_p1_tetrahedron_f64_shared_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
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
    const int64_t n0 = d0;
    const int64_t n1 = d1;
    const int64_t n2 = d2;
    const int64_t n3 = d3;
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

extern "C" int laplace_p1_tetrahedron_f64_shared_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const double* coordinates,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(macro_offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_p1_tetrahedron_f64_shared_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, coordinates);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_p1_tetrahedron_f64_shared_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f64_shared_apply_cuda(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->macro_offsets),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f64_shared_apply_cuda_descriptor = {
    "laplace_p1_tetrahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "laplace.form",                            // form_file
    "a",                                       // form
    "cuda",                                    // target
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
    4,                                         // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "atomic",                                  // scatter
    "int32",                                   // index_type
    "shared",                                  // numbering
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    3,                                         // macro_cells
    0,                                         // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    74.66666666666667,                         // flops_per_cell
    23.999999999999993,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
