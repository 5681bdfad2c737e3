// laplace_p1_tetrahedron_f32_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=1 --set scalar=float32 --set numbering=shared
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
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              atomic
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   cluster              3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results are added atomically
//
// Costs of a cell:
//   flops       74.6667
//   bytes       20 (19.3333 read, 0.666667 written)
//   flops/byte  3.73
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

__global__ void __launch_bounds__(128)
laplace_p1_tetrahedron_f32_shared_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ cluster_offsets,
    const float* __restrict__ coordinates) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int2 d0_to_d1 = reinterpret_cast<const int2*>(cluster_offsets)[3 * cell];
    const int64_t d0 = d0_to_d1.x;
    const int64_t d1 = d0_to_d1.y;
    const int2 d2_to_d3 = reinterpret_cast<const int2*>(cluster_offsets)[3 * cell + 1];
    const int64_t d2 = d2_to_d3.x;
    const int64_t d3 = d2_to_d3.y;
    const int2 d4_to_d5 = reinterpret_cast<const int2*>(cluster_offsets)[3 * cell + 2];
    const int64_t d4 = d4_to_d5.x;
    const int64_t d5 = d4_to_d5.y;
    const int64_t n0 = d0;
    const int64_t n1 = d1;
    const int64_t n2 = d2;
    const int64_t n3 = d3;
    const int64_t n4 = d4;
    const int64_t n5 = d5;
    const float trial_0 = x[d0];
    const float trial_1 = x[d1];
    const float trial_2 = x[d2];
    const float trial_3 = x[d3];
    const float x0_0 = coordinates[3 * n0];
    const float x1_0 = coordinates[3 * n1];
    const float x2_0 = coordinates[3 * n2];
    const float x3_0 = coordinates[3 * n3];
    const float x0_1 = coordinates[3 * n0 + 1];
    const float x1_1 = coordinates[3 * n1 + 1];
    const float x2_1 = coordinates[3 * n2 + 1];
    const float x3_1 = coordinates[3 * n3 + 1];
    const float x0_2 = coordinates[3 * n0 + 2];
    const float x1_2 = coordinates[3 * n1 + 2];
    const float x2_2 = coordinates[3 * n2 + 2];
    const float x3_2 = coordinates[3 * n3 + 2];
    const float x5_2 = coordinates[3 * n5 + 2];
    const float x5_1 = coordinates[3 * n5 + 1];
    const float x5_0 = coordinates[3 * n5];
    const float trial_5 = x[d5];
    const float x4_1 = coordinates[3 * n4 + 1];
    const float x4_2 = coordinates[3 * n4 + 2];
    const float x4_0 = coordinates[3 * n4];
    const float trial_4 = x[d4];
    const float t0 = x0_0 - x1_0;
    const float t1 = x0_1 - x2_1;
    const float t2 = x0_2 - x3_2;
    const float t3 = x0_1 - x3_1;
    const float t4 = x0_2 - x2_2;
    const float t5 = t1 * t2 - t3 * t4;
    const float t6 = x0_0 - x2_0;
    const float t7 = x0_2 - x1_2;
    const float t8 = x0_1 - x1_1;
    const float t9 = t3 * t7 - t2 * t8;
    const float t10 = x0_0 - x3_0;
    const float t11 = t4 * t8 - t1 * t7;
    const float t12 = reciprocal(std::fabs(-(t0 * t5 + t6 * t9 + t10 * t11)));
    const float t13 = trial_0 - trial_1;
    const float t14 = trial_0 - trial_2;
    const float t15 = trial_0 - trial_3;
    const float t16 = t5 * t13 + t9 * t14 + t11 * t15;
    const float t17 = t4 * t10 - t2 * t6;
    const float t18 = t0 * t2 - t7 * t10;
    const float t19 = t6 * t7 - t0 * t4;
    const float t20 = t13 * t17 + t14 * t18 + t15 * t19;
    const float t21 = t3 * t6 - t1 * t10;
    const float t22 = t8 * t10 - t0 * t3;
    const float t23 = t0 * t1 - t6 * t8;
    const float t24 = t13 * t21 + t14 * t22 + t15 * t23;
    const float t25 = t12 * (t5 * t16 + t17 * t20 + t21 * t24);
    const float t26 = t12 * (t9 * t16 + t18 * t20 + t22 * t24);
    const float t27 = t12 * (t11 * t16 + t19 * t20 + t23 * t24);
    const float t28 = x0_2 - x5_2;
    const float t29 = x0_1 - x5_1;
    const float t30 = t1 * t28 - t4 * t29;
    const float t31 = t7 * t29 - t8 * t28;
    const float t32 = x0_0 - x5_0;
    const float t33 = reciprocal(std::fabs(-(t0 * t30 + t6 * t31 + t11 * t32)));
    const float t34 = trial_0 - trial_5;
    const float t35 = t13 * t30 + t14 * t31 + t11 * t34;
    const float t36 = t4 * t32 - t6 * t28;
    const float t37 = t0 * t28 - t7 * t32;
    const float t38 = t13 * t36 + t14 * t37 + t19 * t34;
    const float t39 = t6 * t29 - t1 * t32;
    const float t40 = t8 * t32 - t0 * t29;
    const float t41 = t13 * t39 + t14 * t40 + t23 * t34;
    const float t42 = t33 * (t30 * t35 + t36 * t38 + t39 * t41);
    const float t43 = t33 * (t31 * t35 + t37 * t38 + t40 * t41);
    const float t44 = t33 * (t11 * t35 + t19 * t38 + t23 * t41);
    const float t45 = x0_1 - x4_1;
    const float t46 = x0_2 - x4_2;
    const float t47 = t2 * t45 - t3 * t46;
    const float t48 = x0_0 - x4_0;
    const float t49 = t8 * t46 - t7 * t45;
    const float t50 = reciprocal(std::fabs(-(t0 * t47 + t9 * t48 + t10 * t49)));
    const float t51 = trial_0 - trial_4;
    const float t52 = t13 * t47 + t9 * t51 + t15 * t49;
    const float t53 = t10 * t46 - t2 * t48;
    const float t54 = t7 * t48 - t0 * t46;
    const float t55 = t13 * t53 + t18 * t51 + t15 * t54;
    const float t56 = t3 * t48 - t10 * t45;
    const float t57 = t0 * t45 - t8 * t48;
    const float t58 = t13 * t56 + t22 * t51 + t15 * t57;
    const float t59 = t50 * (t47 * t52 + t53 * t55 + t56 * t58);
    const float t60 = t50 * (t9 * t52 + t18 * t55 + t22 * t58);
    const float t61 = t50 * (t49 * t52 + t54 * t55 + t57 * t58);
    const float result0 = 0.16666666666666666f * ((t25 + t26 + t27) + (t42 + t43 + t44) + (t59 + t60 + t61));
    const float result1 = -0.16666666666666666f * (t25 + t42 + t59);
    const float result2 = -0.16666666666666666f * (t26 + t43);
    const float result3 = -0.16666666666666666f * (t27 + t61);
    const float result4 = -0.16666666666666666f * t60;
    const float result5 = -0.16666666666666666f * t44;
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
laplace_p1_tetrahedron_f32_shared_apply_rest_kernel(
    int64_t begin_cell, int64_t end_cell,
    float* __restrict__ y,
    const float* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const float* __restrict__ coordinates) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

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
    const float trial_0 = x[d0];
    const float trial_1 = x[d1];
    const float trial_2 = x[d2];
    const float trial_3 = x[d3];
    const float x0_0 = coordinates[3 * n0];
    const float x1_0 = coordinates[3 * n1];
    const float x2_0 = coordinates[3 * n2];
    const float x3_0 = coordinates[3 * n3];
    const float x0_1 = coordinates[3 * n0 + 1];
    const float x1_1 = coordinates[3 * n1 + 1];
    const float x2_1 = coordinates[3 * n2 + 1];
    const float x3_1 = coordinates[3 * n3 + 1];
    const float x0_2 = coordinates[3 * n0 + 2];
    const float x1_2 = coordinates[3 * n1 + 2];
    const float x2_2 = coordinates[3 * n2 + 2];
    const float x3_2 = coordinates[3 * n3 + 2];
    const float t0 = x0_0 - x1_0;
    const float t1 = x0_1 - x2_1;
    const float t2 = x0_2 - x3_2;
    const float t3 = x0_1 - x3_1;
    const float t4 = x0_2 - x2_2;
    const float adj00 = t1 * t2 - t3 * t4;
    const float t5 = x0_0 - x2_0;
    const float t6 = x0_2 - x1_2;
    const float t7 = x0_1 - x1_1;
    const float adj10 = t3 * t6 - t2 * t7;
    const float t8 = x0_0 - x3_0;
    const float adj20 = t4 * t7 - t1 * t6;
    const float detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const float abs_detJ = std::fabs(detJ);
    const float inv_abs_detJ = reciprocal(abs_detJ);
    const float t9 = trial_0 - trial_1;
    const float t10 = trial_0 - trial_2;
    const float t11 = trial_0 - trial_3;
    const float t12 = adj00 * t9 + adj10 * t10 + adj20 * t11;
    const float adj01 = t4 * t8 - t2 * t5;
    const float adj11 = t0 * t2 - t6 * t8;
    const float adj21 = t5 * t6 - t0 * t4;
    const float t13 = t9 * adj01 + t10 * adj11 + t11 * adj21;
    const float adj02 = t3 * t5 - t1 * t8;
    const float adj12 = t7 * t8 - t0 * t3;
    const float adj22 = t0 * t1 - t5 * t7;
    const float t14 = t9 * adj02 + t10 * adj12 + t11 * adj22;
    const float flux0 = inv_abs_detJ * (adj00 * t12 + adj01 * t13 + adj02 * t14);
    const float flux1 = inv_abs_detJ * (adj10 * t12 + adj11 * t13 + adj12 * t14);
    const float flux2 = inv_abs_detJ * (adj20 * t12 + adj21 * t13 + adj22 * t14);
    const float result0 = 0.16666666666666666f * (flux0 + flux1 + flux2);
    const float result1 = -0.16666666666666666f * flux0;
    const float result2 = -0.16666666666666666f * flux1;
    const float result3 = -0.16666666666666666f * flux2;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
    }
  }
}

}  // namespace

extern "C" int laplace_p1_tetrahedron_f32_shared_apply_hip(
    int64_t num_cells,
    int64_t num_clusters,
    float* y,
    const float* x,
    const int32_t* cluster_offsets,
    const int32_t* offsets,
    const float* coordinates,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (num_clusters < 0 || num_clusters > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (y == nullptr || x == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cluster_offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_clusters - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(laplace_p1_tetrahedron_f32_shared_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_clusters, y, x, cluster_offsets, coordinates);
  }
  if (const int64_t blocks = (num_cells - 3 * num_clusters - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(laplace_p1_tetrahedron_f32_shared_apply_rest_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells - 3 * num_clusters, y, x, offsets, coordinates);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p1_tetrahedron_f32_shared_apply_hip(
      arguments->num_cells,
      arguments->num_clusters,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->cluster_offsets),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p1_tetrahedron_f32_shared_apply_hip_descriptor = {
    "laplace_p1_tetrahedron_f32_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
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
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    3,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    74.66666666666667,                         // flops_per_cell
    20.000000000000007,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
