// weighted_laplace_p1_tetrahedron_f64_apply: apply of form a in weighted_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate weighted_laplace.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file weighted_laplace.form:
//   | """Laplace weighted by a coefficient: -div (w grad u) (Knepley & Terrel, eq. 16)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | weight_degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | weight = FiniteElement("Lagrange", cell, weight_degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | w = Coefficient(weight)
//   |
//   | a = inner(grad(v), w * grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   w       coefficient, P1, 4 dofs
//   degree  1 (estimate), scheme default
//
// Representation:
//   tensor          not valid: w varies on the cell
//   quadrature      92 flops <- taken
//   sum_factorised  186 flops
//   why             fewest flops of those that are valid; written, 92 flops; 81 in macro elements of
//                   three, with additions
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
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       80.6667
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  1.95
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "weighted_laplace_p1_tetrahedron_f64_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
weighted_laplace_p1_tetrahedron_f64_apply_kernel(
    int64_t num_macro_elements,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ macro_offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ w) {
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
    const double w_0 = w[d0];
    const double w_1 = w[d1];
    const double w_2 = w[d2];
    const double w_3 = w[d3];
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
    const double trial_5 = x[d5];
    const double w_5 = w[d5];
    const double x5_0 = coordinates[3 * n5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double trial_4 = x[d4];
    const double w_4 = w[d4];
    const double x4_0 = coordinates[3 * n4];
    const double t0 = x0_1 - x2_1;
    const double t1 = x0_2 - x3_2;
    const double t2 = x0_1 - x3_1;
    const double t3 = x0_2 - x2_2;
    const double t4 = t0 * t1 - t2 * t3;
    const double t5 = trial_0 - trial_1;
    const double t6 = trial_0 - trial_2;
    const double t7 = x0_2 - x1_2;
    const double t8 = x0_1 - x1_1;
    const double t9 = t2 * t7 - t1 * t8;
    const double t10 = trial_0 - trial_3;
    const double t11 = t3 * t8 - t0 * t7;
    const double t12 = 0.25 * w_0;
    const double t13 = 0.25 * w_1;
    const double t14 = 0.25 * w_2;
    const double t15 = 0.25 * w_3;
    const double t16 = x0_0 - x1_0;
    const double t17 = x0_0 - x2_0;
    const double t18 = x0_0 - x3_0;
    const double t19 = (t12 + t13 + t14 + t15) * reciprocal(std::fabs(t4 * t16 + t9 * t17 + t11 * t18));
    const double t20 = (t4 * t5 + t6 * t9 + t10 * t11) * t19;
    const double t21 = t3 * t18 - t1 * t17;
    const double t22 = t1 * t16 - t7 * t18;
    const double t23 = t7 * t17 - t3 * t16;
    const double t24 = t19 * (t5 * t21 + t6 * t22 + t10 * t23);
    const double t25 = t2 * t17 - t0 * t18;
    const double t26 = t8 * t18 - t2 * t16;
    const double t27 = t0 * t16 - t8 * t17;
    const double t28 = t19 * (t5 * t25 + t6 * t26 + t10 * t27);
    const double t29 = t4 * t20 + t21 * t24 + t25 * t28;
    const double t30 = t9 * t20 + t22 * t24 + t26 * t28;
    const double t31 = t11 * t20 + t23 * t24 + t27 * t28;
    const double t32 = x0_2 - x5_2;
    const double t33 = x0_1 - x5_1;
    const double t34 = t0 * t32 - t3 * t33;
    const double t35 = t7 * t33 - t8 * t32;
    const double t36 = trial_0 - trial_5;
    const double t37 = x0_0 - x5_0;
    const double t38 = (t12 + t13 + t14 + 0.25 * w_5) * reciprocal(std::fabs(t16 * t34 + t17 * t35 + t11 *
        t37));
    const double t39 = (t5 * t34 + t6 * t35 + t11 * t36) * t38;
    const double t40 = t3 * t37 - t17 * t32;
    const double t41 = t16 * t32 - t7 * t37;
    const double t42 = t38 * (t5 * t40 + t6 * t41 + t23 * t36);
    const double t43 = t17 * t33 - t0 * t37;
    const double t44 = t8 * t37 - t16 * t33;
    const double t45 = t38 * (t5 * t43 + t6 * t44 + t27 * t36);
    const double t46 = t34 * t39 + t40 * t42 + t43 * t45;
    const double t47 = t35 * t39 + t41 * t42 + t44 * t45;
    const double t48 = t11 * t39 + t23 * t42 + t27 * t45;
    const double t49 = x0_1 - x4_1;
    const double t50 = x0_2 - x4_2;
    const double t51 = t1 * t49 - t2 * t50;
    const double t52 = trial_0 - trial_4;
    const double t53 = t8 * t50 - t7 * t49;
    const double t54 = x0_0 - x4_0;
    const double t55 = (t12 + t13 + t15 + 0.25 * w_4) * reciprocal(std::fabs(t16 * t51 + t9 * t54 + t18 *
        t53));
    const double t56 = (t5 * t51 + t9 * t52 + t10 * t53) * t55;
    const double t57 = t18 * t50 - t1 * t54;
    const double t58 = t7 * t54 - t16 * t50;
    const double t59 = t55 * (t5 * t57 + t22 * t52 + t10 * t58);
    const double t60 = t2 * t54 - t18 * t49;
    const double t61 = t16 * t49 - t8 * t54;
    const double t62 = t55 * (t5 * t60 + t26 * t52 + t10 * t61);
    const double t63 = t51 * t56 + t57 * t59 + t60 * t62;
    const double t64 = t9 * t56 + t22 * t59 + t26 * t62;
    const double t65 = t53 * t56 + t58 * t59 + t61 * t62;
    const double result0 = 0.16666666666666666 * ((t29 + t30 + t31) + (t46 + t47 + t48) + (t63 + t64 + t65));
    const double result1 = -0.16666666666666666 * (t29 + t46 + t63);
    const double result2 = -0.16666666666666666 * (t30 + t47);
    const double result3 = -0.16666666666666666 * (t31 + t65);
    const double result4 = -0.16666666666666666 * t64;
    const double result5 = -0.16666666666666666 * t48;
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
weighted_laplace_p1_tetrahedron_f64_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ w) {
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
    const double w_0 = w[d0];
    const double w_1 = w[d1];
    const double w_2 = w[d2];
    const double w_3 = w[d3];
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
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double t0 = trial_0 - trial_1;
    const double t1 = trial_0 - trial_2;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double t2 = trial_0 - trial_3;
    const double adj20 = J21 * J10 - J11 * J20;
    const double J00 = x1_0 - x0_0;
    const double J01 = x2_0 - x0_0;
    const double J02 = x3_0 - x0_0;
    const double detJ = adj00 * J00 + adj10 * J01 + adj20 * J02;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t3 = (0.25 * w_0 + 0.25 * w_1 + 0.25 * w_2 + 0.25 * w_3) * inv_abs_detJ;
    const double t4 = (adj00 * t0 + t1 * adj10 + t2 * adj20) * t3;
    const double adj01 = J21 * J02 - J22 * J01;
    const double adj11 = J22 * J00 - J20 * J02;
    const double adj21 = J20 * J01 - J21 * J00;
    const double t5 = t3 * (t0 * adj01 + t1 * adj11 + t2 * adj21);
    const double adj02 = J12 * J01 - J11 * J02;
    const double adj12 = J10 * J02 - J12 * J00;
    const double adj22 = J11 * J00 - J10 * J01;
    const double t6 = t3 * (t0 * adj02 + t1 * adj12 + t2 * adj22);
    const double flux0 = -adj00 * t4 - adj01 * t5 - adj02 * t6;
    const double flux1 = -adj10 * t4 - adj11 * t5 - adj12 * t6;
    const double flux2 = -adj20 * t4 - adj21 * t5 - adj22 * t6;
    const double result0 = -0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = 0.16666666666666666 * flux0;
    const double result2 = 0.16666666666666666 * flux1;
    const double result3 = 0.16666666666666666 * flux2;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
    }
  }
}

}  // namespace

extern "C" int weighted_laplace_p1_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* macro_offsets,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* w,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || w == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(macro_offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = (num_macro_elements + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(weighted_laplace_p1_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_macro_elements, y, x, macro_offsets, coordinates, macro_points, w);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(weighted_laplace_p1_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells, w);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return weighted_laplace_p1_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->macro_offsets),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"w", "P1", 4, 1, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel weighted_laplace_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "weighted_laplace_p1_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "weighted_laplace.form",                   // form_file
    "a",                                       // form
    "cuda",                                    // target
    "5c5c0d3dcb80ecb5",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    1,                                         // quadrature_degree
    1,                                         // quadrature_points
    1,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "atomic",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
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
    80.66666666666667,                         // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
