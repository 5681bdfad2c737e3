// laplace_q1_hexahedron_f32_affine_shared_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=1 --set scalar=float32 --set input=affine --set numbering=shared
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1, 8 dofs
//   trial   Q1, 8 dofs
//   degree  5 (estimate), scheme default
//
// Representation:
//   tensor          222 flops <- taken
//   quadrature      1119 flops
//   sum_factorised  681 flops
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float32
//   input                affine
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
//   numbering            shared
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       238
//   bytes       56 (52 read, 4 written)
//   flops/byte  4.25
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
laplace_q1_hexahedron_f32_affine_shared_apply_kernel(
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
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
    const int64_t n0 = d0;
    const int64_t n1 = d1;
    const int64_t n2 = d2;
    const int64_t n4 = d4;
    const float trial_0 = x[d0];
    const float trial_1 = x[d1];
    const float trial_2 = x[d2];
    const float trial_3 = x[d3];
    const float trial_4 = x[d4];
    const float trial_5 = x[d5];
    const float trial_6 = x[d6];
    const float trial_7 = x[d7];
    const float x0_0 = coordinates[3 * n0];
    const float x1_0 = coordinates[3 * n1];
    const float x2_0 = coordinates[3 * n2];
    const float x4_0 = coordinates[3 * n4];
    const float x0_1 = coordinates[3 * n0 + 1];
    const float x1_1 = coordinates[3 * n1 + 1];
    const float x2_1 = coordinates[3 * n2 + 1];
    const float x4_1 = coordinates[3 * n4 + 1];
    const float x0_2 = coordinates[3 * n0 + 2];
    const float x1_2 = coordinates[3 * n1 + 2];
    const float x2_2 = coordinates[3 * n2 + 2];
    const float x4_2 = coordinates[3 * n4 + 2];
    const float t0 = trial_0 - trial_1;
    const float t1 = trial_2 - trial_3;
    const float t2 = t0 + t1;
    const float t3 = trial_4 - trial_5;
    const float t4 = trial_6 - trial_7;
    const float t5 = t3 + t4;
    const float t6 = t2 + t5;
    const float t7 = x0_0 - x1_0;
    const float t8 = x0_1 - x2_1;
    const float t9 = x0_2 - x4_2;
    const float t10 = x0_1 - x4_1;
    const float t11 = x0_2 - x2_2;
    const float adj00 = t8 * t9 - t10 * t11;
    const float t12 = x0_0 - x2_0;
    const float t13 = x0_2 - x1_2;
    const float t14 = x0_1 - x1_1;
    const float adj10 = t10 * t13 - t9 * t14;
    const float t15 = x0_0 - x4_0;
    const float adj20 = t11 * t14 - t8 * t13;
    const float detJ = -(t7 * adj00 + t12 * adj10 + t15 * adj20);
    const float abs_detJ = std::fabs(detJ);
    const float inv_abs_detJ = reciprocal(abs_detJ);
    const float adj01 = t11 * t15 - t9 * t12;
    const float adj02 = t10 * t12 - t8 * t15;
    const float t16 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const float t17 = trial_0 - trial_2;
    const float t18 = trial_1 - trial_3;
    const float t19 = t17 + t18;
    const float t20 = trial_4 - trial_6;
    const float t21 = trial_5 - trial_7;
    const float t22 = t20 + t21;
    const float t23 = t19 + t22;
    const float adj11 = t7 * t9 - t13 * t15;
    const float adj12 = t14 * t15 - t7 * t10;
    const float t24 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const float t25 = trial_0 - trial_4;
    const float t26 = trial_1 - trial_5;
    const float t27 = t25 + t26;
    const float t28 = trial_2 - trial_6;
    const float t29 = trial_3 - trial_7;
    const float t30 = t28 + t29;
    const float t31 = t27 + t30;
    const float adj21 = t12 * t13 - t7 * t11;
    const float adj22 = t7 * t8 - t12 * t14;
    const float t32 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const float flux0 = t6 * t16 + t23 * t24 + t31 * t32;
    const float t33 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const float t34 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const float flux1 = t6 * t24 + t23 * t33 + t31 * t34;
    const float t35 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const float flux2 = t6 * t32 + t23 * t34 + t31 * t35;
    const float t36 = t17 - t18;
    const float t37 = t20 - t21;
    const float t38 = t36 + t37;
    const float t39 = t25 - t26;
    const float t40 = t28 - t29;
    const float t41 = t39 + t40;
    const float flux3 = t33 * t38 + t34 * t41;
    const float flux4 = t34 * t38 + t35 * t41;
    const float t42 = t0 - t1;
    const float t43 = t3 - t4;
    const float t44 = t42 + t43;
    const float t45 = t27 - t30;
    const float flux5 = t16 * t44 + t32 * t45;
    const float flux6 = t32 * t44 + t35 * t45;
    const float flux7 = t35 * (t39 - t40);
    const float t46 = t2 - t5;
    const float t47 = t19 - t22;
    const float flux8 = t16 * t46 + t24 * t47;
    const float flux9 = t24 * t46 + t33 * t47;
    const float flux10 = t33 * (t36 - t37);
    const float flux11 = t16 * (t42 - t43);
    const float t48 = 3.0f * flux0 + flux5;
    const float t49 = 3.0f * flux8 + flux11;
    const float t50 = 3.0f * t48 + t49;
    const float t51 = 3.0f * flux1 + flux3;
    const float t52 = 3.0f * flux9 + flux10;
    const float t53 = 3.0f * t51 + t52;
    const float t54 = 3.0f * flux2 + flux4;
    const float t55 = 3.0f * flux6 + flux7;
    const float t56 = 3.0f * t54 + t55;
    const float result0 = 0.006944444444444444f * (t50 + t53 + t56);
    const float t57 = 3.0f * flux1 - flux3;
    const float t58 = 3.0f * flux9 - flux10;
    const float t59 = 3.0f * t57 + t58;
    const float t60 = 3.0f * flux2 - flux4;
    const float t61 = 3.0f * flux6 - flux7;
    const float t62 = 3.0f * t60 + t61;
    const float result1 = -0.006944444444444444f * (t50 - t59 - t62);
    const float t63 = 3.0f * flux0 - flux5;
    const float t64 = 3.0f * flux8 - flux11;
    const float t65 = 3.0f * t63 + t64;
    const float t66 = 3.0f * t54 - t55;
    const float result2 = -0.006944444444444444f * (t53 - t65 - t66);
    const float t67 = 3.0f * t60 - t61;
    const float result3 = -0.006944444444444444f * (t59 + t65 - t67);
    const float t68 = 3.0f * t48 - t49;
    const float t69 = 3.0f * t51 - t52;
    const float result4 = -0.006944444444444444f * (t56 - t68 - t69);
    const float t70 = 3.0f * t57 - t58;
    const float result5 = -0.006944444444444444f * (t62 + t68 - t70);
    const float t71 = 3.0f * t63 - t64;
    const float result6 = -0.006944444444444444f * (t66 + t69 - t71);
    const float result7 = -0.006944444444444444f * (t67 + t70 + t71);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    float sum0 = result0;
    float sum1 = result1;
    float sum2 = result2;
    float sum3 = result3;
    float sum4 = result4;
    float sum5 = result5;
    float sum6 = result6;
    float sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const float passed0_1 = __shfl_up(sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const float passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const float passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const float passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const float passed1_2 = __shfl_up(sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const float passed1_3 = __shfl_up(sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const float passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const float passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum1);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum2);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum3);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum4);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum6);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum7);
    }
  }
}

}  // namespace

extern "C" int laplace_q1_hexahedron_f32_affine_shared_apply_hip(
    int64_t num_cells,
    float* y,
    const float* x,
    const int32_t* offsets,
    const float* coordinates,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(laplace_q1_hexahedron_f32_affine_shared_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q1_hexahedron_f32_affine_shared_apply_hip(
      arguments->num_cells,
      static_cast<float*>(arguments->y),
      static_cast<const float*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const float*>(arguments->coordinates),
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q1_hexahedron_f32_affine_shared_apply_hip_descriptor = {
    "laplace_q1_hexahedron_f32_affine_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float32",                                 // scalar
    "tensor",                                  // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "affine",                                  // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "shared",                                  // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    8,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    238.0,                                     // flops_per_cell
    56.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
