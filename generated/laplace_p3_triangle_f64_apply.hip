// laplace_p3_triangle_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=triangle --define degree=3
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
//   cell    triangle, geometry P1^2
//   test    P3, 10 dofs
//   trial   coefficient, P3, 10 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          283 flops <- taken
//   quadrature      418 flops
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          960
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       283
//   bytes       168 (132 read, 36 written)
//   flops/byte  1.68
//   shared      17920 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}
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
laplace_p3_triangle_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[960];
  alignas(16) __shared__ double tile[1280];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const ushort2 l6_to_l7 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 3];
    const int l6 = l6_to_l7.x;
    const int l7 = l6_to_l7.y;
    const ushort2 l8_to_l9 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 4];
    const int l8 = l8_to_l9.x;
    const int l9 = l8_to_l9.y;
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
    const double trial_4 = x_nodes[l4];
    const double trial_5 = x_nodes[l5];
    const double trial_6 = x_nodes[l6];
    const double trial_7 = x_nodes[l7];
    const double trial_8 = x_nodes[l8];
    const double trial_9 = x_nodes[l9];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = 13.5 * trial_0;
    const double t1 = 0.75 * trial_3;
    const double t2 = 4.5 * trial_5;
    const double t3 = 13.5 * trial_7;
    const double t4 = 27.0 * trial_8;
    const double t5 = 27.0 * trial_9;
    const double t6 = 13.5 * trial_4;
    const double t7 = 13.5 * trial_6;
    const double t8 = t0 + t4 + t5 + t6 - 36.0 * t1 - 3.0 * t3 - t7;
    const double t9 = 0.7142857142857143 * t0 + 1.0714285714285714 * t4 + 1.4285714285714286 * t5 -
        38.57142857142857 * t1 - 2.142857142857143 * t2 - 2.857142857142857 * t3 - t8;
    const double t10 = x0_0 - x1_0;
    const double t11 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t10 * t11 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t12 = -inv_abs_detJ * (t11 * adj10 + t10 * adj01);
    const double t13 = 13.5 * trial_2;
    const double t14 = t0 + t5 + t7 - 6.0 * t2 - t3 - t6;
    const double t15 = 1.3333333333333333 * t0 + 0.6666666666666666 * t7 + 0.3333333333333333 * t13 - 7.0 * t2
        - t14;
    const double t16 = inv_abs_detJ * (adj10 * adj10 + t10 * t10);
    const double t17 = 1.1666666666666667 * t9 * t12 - t15 * t16;
    const double t18 = 0.25 * trial_1;
    const double t19 = 18.0 * t1 + 3.0 * t2 + t4 + 0.3333333333333333 * t14 - t3 - t5 - 54.0 * t18;
    const double t20 = inv_abs_detJ * (t11 * t11 + adj01 * adj01);
    const double t21 = 0.3333333333333333 * t0 + 0.5 * t4 + t6 - 18.0 * t1 - t3 - 0.3333333333333333 * t13;
    const double t22 = t19 * t20 + t12 * t21;
    const double t23 = 3.0 * t2 + t5 + t13 + t14 - t3 - t6 - 2.0 * t7;
    const double t24 = t8 * t20 + t12 * t23;
    const double t25 = t8 * t12 + t16 * t23;
    const double t26 = t0 + 3.0 * t7 - 9.0 * t2 - t13;
    const double t27 = t14 * t20 + t12 * t26;
    const double t28 = 0.018518518518518517 * t0 + 0.16666666666666666 * t2 + 0.05555555555555555 * t7 - t1 -
        0.05555555555555555 * t6 - t18;
    const double t29 = t0 + 3.0 * t3 + 1.5 * t4 - 54.0 * t1 - 3.0 * t6 - t13;
    const double t30 = 0.375 * (t20 * t28 + 0.018518518518518517 * t12 * t29);
    const double t31 = t0 + 36.0 * t1 + 4.5 * t4 - 5.0 * t3 - t5 - 270.0 * t18 - 4.2 * t19;
    const double t32 = 180.0 * t1 + t6 + t29 - t3 - 5.0 * t4;
    const double t33 = -0.005833333333333334 * (2.5 * t20 * t31 - t12 * t32);
    const double t34 = -0.0075 * (1.1666666666666667 * t9 * t20 - t12 * t15);
    const double t35 = 2.5 * t12 * t31 - t16 * t32;
    const double t36 = t12 * t14 + t16 * t26;
    const double t37 = 0.375 * (t12 * t28 + 0.018518518518518517 * t16 * t29);
    const double t38 = 0.0225 * (t12 * t19 + t16 * t21);
    const double t39 = 0.045 * t17 + 0.0375 * t36 + t37 + t38 - 0.0225 * t25 - 0.005 * t35;
    const double result0 = -0.0075 * (4.0 * t17 - t22 - t24 - 2.0 * t25 - 1.6666666666666667 * t27 -
        44.44444444444444 * t30 - 38.095238095238095 * t33 - 266.6666666666667 * t34 - 44.44444444444444 *
        t39);
    const double result1 = -0.3333333333333333 * (0.0675 * t22 + t30 - 1.7142857142857142 * t33);
    const double result2 = -0.3333333333333333 * t39;
    const double t40 = 0.045 * t22 + 0.015 * t24 + 0.011666666666666667 * t35 + t37 + t38 -
        0.42857142857142855 * t33 - t34;
    const double result3 = 0.0675 * t22 + 1.1428571428571428 * t33 - t30 - t40;
    const double t41 = 2.0 * t17 + t22 + 1.6666666666666667 * t27 + 133.33333333333334 * t30 +
        133.33333333333334 * t33 + 5.0 * t36 - t24 - t25 - 933.3333333333334 * t34;
    const double result4 = -(0.03 * t17 + 0.0225 * t25 + t37 + 0.0075 * t41 - 0.0033333333333333335 * t35 -
        0.0375 * t36 - t38);
    const double result5 = 0.0075 * (t24 + 1600.0 * t34 + t41 - 5.0 * t27 - 10.0 * t36);
    const double result6 = 0.0075 * t41;
    const double t42 = 3.0 * t17 + 0.5 * t24 + t25 + 0.8333333333333334 * t27 - t22 - 85.71428571428571 * t33
        - 200.0 * t34;
    const double result7 = -(0.045 * t22 + 0.015 * t24 + 1.7142857142857142 * t33 + 4.0 * t34 +
        0.0033333333333333335 * t35 + t38 + 0.015 * t42 - t37);
    const double result9 = 0.03 * t42;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = result6;
    tile[lane + 896] = result7;
    tile[lane + 1024] = t40;
    tile[lane + 1152] = result9;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    const int begin = node > 0 ? contribution_ends[first_node + node - 1] : 0;
    const int end = contribution_ends[first_node + node];
    double sum0 = 0;
    for (int e = begin; e < end; ++e) {
      const int position = contributions[first_contribution + e];
      sum0 += tile[position];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int laplace_p3_triangle_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_patches,
    const int64_t* patch_cells,
    const int64_t* patch_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(laplace_p3_triangle_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_triangle_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_p3_triangle_f64_apply_hip_descriptor = {
    "laplace_p3_triangle_f64_apply",  // name
    "apply",                          // kernel
    "a",                              // form
    "hip",                            // target
    "float64",                        // scalar
    "tensor",                         // representation
    "triangle",                       // cell
    "P1^2",                           // coordinate_element
    "P3",                             // row_element
    "P3",                             // column_element
    "ufcx",                           // dof_order
    2,                                // gdim
    2,                                // arity
    10,                               // rows
    10,                               // columns
    10,                               // entries_per_cell
    4,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    3,                                // coordinate_nodes
    "patch",                          // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    "interleaved",                    // component_order
    0,                                // constraints
    10,                               // nodes
    1,                                // components
    0,                                // trial_nodes
    1,                                // cluster
    960,                              // patch_nodes
    "auto",                           // mapping
    "full",                           // unroll
    "auto",                           // k_place
    128,                              // element_batch
    128,                              // concurrent_elements
    1,                                // interleave_stores
    128,                              // threads
    17920,                            // shared_bytes
    283.0,                            // flops_per_cell
    168.0,                            // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
