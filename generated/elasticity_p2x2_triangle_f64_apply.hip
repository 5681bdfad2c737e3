// elasticity_p2x2_triangle_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=triangle --define degree=2
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2^2, 12 dofs
//   trial   P2^2, 12 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          261 flops <- taken
//   quadrature      294 flops
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
//   patch_nodes          448
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       261
//   bytes       140 (108 read, 32 written)
//   flops/byte  1.86
//   shared      23680 bytes a block of 128 threads
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

__global__ void __launch_bounds__(128)
elasticity_p2x2_triangle_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[896];
  alignas(16) __shared__ double tile[1536];
  alignas(16) __shared__ int32_t entry[448];
  alignas(16) __shared__ uint16_t end[448];
  alignas(16) __shared__ uint16_t position[768];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 6;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 6; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 448] = x[d + 1];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double trial_0 = x_nodes[l0];
    const double trial_2 = x_nodes[l1];
    const double trial_4 = x_nodes[l2];
    const double trial_6 = x_nodes[l3];
    const double trial_8 = x_nodes[l4];
    const double trial_10 = x_nodes[l5];
    const double trial_1 = x_nodes[l0 + 448];
    const double trial_3 = x_nodes[l1 + 448];
    const double trial_5 = x_nodes[l2 + 448];
    const double trial_7 = x_nodes[l3 + 448];
    const double trial_9 = x_nodes[l4 + 448];
    const double trial_11 = x_nodes[l5 + 448];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t2 = 0.3333333333333333 * trial_1;
    const double t3 = 0.3333333333333333 * trial_3;
    const double t4 = 1.3333333333333333 * trial_7;
    const double t5 = 1.3333333333333333 * trial_9;
    const double t6 = t2 + t5 - t3 - t4;
    const double t7 = 0.3333333333333333 * trial_5;
    const double t8 = 4.0 * trial_11;
    const double t9 = t2 + 0.3333333333333333 * t8 - t4 - t7;
    const double t10 = 0.3333333333333333 * trial_0;
    const double t11 = 0.3333333333333333 * trial_2;
    const double t12 = 1.3333333333333333 * trial_6;
    const double t13 = 1.3333333333333333 * trial_8;
    const double t14 = t10 + t13 - t11 - t12;
    const double t15 = 0.3333333333333333 * trial_4;
    const double t16 = 4.0 * trial_10;
    const double t17 = t10 + 0.3333333333333333 * t16 - t12 - t15;
    const double t18 = (t1 * t6 - adj10 * t9) - (adj01 * t14 - t0 * t17);
    const double t19 = adj01 * t18;
    const double t20 = t1 * t14 - adj10 * t17;
    const double flux0 = inv_abs_detJ * (0.25 * t19 + (0.25 * t19 - t1 * t20));
    const double t21 = t0 * t18;
    const double flux1 = inv_abs_detJ * (0.25 * t21 + (0.25 * t21 - adj10 * t20));
    const double t22 = t1 * t18;
    const double t23 = adj01 * t6 - t0 * t9;
    const double flux2 = inv_abs_detJ * (0.25 * t22 + (0.25 * t22 + adj01 * t23));
    const double t24 = adj10 * t18;
    const double flux3 = inv_abs_detJ * (0.25 * t24 + (0.25 * t24 + t0 * t23));
    const double t25 = 3.0 * t2 + 9.0 * t3 + t6 - t8;
    const double t26 = 1.5 * t4 + t9 - 0.5 * t8;
    const double t27 = 3.0 * t10 + 9.0 * t11 + t14 - t16;
    const double t28 = 1.5 * t12 + t17 - 0.5 * t16;
    const double t29 = (t1 * t25 - 4.0 * adj10 * t26) - (adj01 * t27 - 4.0 * t0 * t28);
    const double t30 = adj01 * t29;
    const double t31 = t1 * t27 - 4.0 * adj10 * t28;
    const double flux4 = inv_abs_detJ * (t30 + (t30 - 4.0 * t1 * t31));
    const double t32 = t0 * t29;
    const double flux5 = inv_abs_detJ * (t32 + (t32 - 4.0 * adj10 * t31));
    const double t33 = t1 * t29;
    const double t34 = adj01 * t25 - 4.0 * t0 * t26;
    const double flux6 = inv_abs_detJ * (t33 + (t33 + 4.0 * adj01 * t34));
    const double t35 = adj10 * t29;
    const double flux7 = inv_abs_detJ * (t35 + (t35 + 4.0 * t0 * t34));
    const double t36 = 5.0 * t2 - t5 - t7 - t9;
    const double t37 = t2 + t7 - 0.5 * t5;
    const double t38 = 5.0 * t10 - t13 - t15 - t17;
    const double t39 = t10 + t15 - 0.5 * t13;
    const double t40 = (t1 * t36 - 4.0 * adj10 * t37) - (adj01 * t38 - 4.0 * t0 * t39);
    const double t41 = adj01 * t40;
    const double t42 = t1 * t38 - 4.0 * adj10 * t39;
    const double flux8 = inv_abs_detJ * (t41 + (t41 - 4.0 * t1 * t42));
    const double t43 = t0 * t40;
    const double flux9 = inv_abs_detJ * (t43 + (t43 - 4.0 * adj10 * t42));
    const double t44 = t1 * t40;
    const double t45 = adj01 * t36 - 4.0 * t0 * t37;
    const double flux10 = inv_abs_detJ * (t44 + (t44 + 4.0 * adj01 * t45));
    const double t46 = adj10 * t40;
    const double flux11 = inv_abs_detJ * (t46 + (t46 + 4.0 * t0 * t45));
    const double result0 = -0.020833333333333332 * (8.0 * flux0 + flux4 + 3.0 * flux8 - 8.0 * flux1 - flux5 -
        3.0 * flux9);
    const double result1 = 0.020833333333333332 * (8.0 * flux2 + flux6 + 3.0 * flux10 - 8.0 * flux3 - flux7 -
        3.0 * flux11);
    const double result2 = 0.041666666666666664 * (4.0 * flux0 - flux4);
    const double result3 = -0.041666666666666664 * (4.0 * flux2 - flux6);
    const double result4 = -0.020833333333333332 * (8.0 * flux1 + flux5 - 3.0 * flux9);
    const double result5 = 0.020833333333333332 * (8.0 * flux3 + flux7 - 3.0 * flux11);
    const double t47 = 10.666666666666666 * flux1 + flux4 + flux8 - 0.6666666666666666 * flux5;
    const double result6 = 0.0625 * (10.666666666666666 * flux0 + 1.3333333333333333 * flux4 - t47);
    const double t48 = 10.666666666666666 * flux3 + flux6 + flux10 - 0.6666666666666666 * flux7;
    const double result7 = -0.0625 * (10.666666666666666 * flux2 + 1.3333333333333333 * flux6 - t48);
    const double result8 = -0.020833333333333332 * (32.0 * flux0 + flux4 + 6.0 * flux9 - 3.0 * flux8);
    const double result9 = 0.020833333333333332 * (32.0 * flux2 + flux6 + 6.0 * flux11 - 3.0 * flux10);
    const double result10 = 0.0625 * t47;
    const double result11 = -0.0625 * t48;
    tile[lane] = result0;
    tile[lane + 768] = result1;
    tile[lane + 128] = result2;
    tile[lane + 896] = result3;
    tile[lane + 256] = result4;
    tile[lane + 1024] = result5;
    tile[lane + 384] = result6;
    tile[lane + 1152] = result7;
    tile[lane + 512] = result8;
    tile[lane + 1280] = result9;
    tile[lane + 640] = result10;
    tile[lane + 1408] = result11;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    double sum1 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
      sum1 += tile[place + 768];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
  }
}

}  // namespace

extern "C" int elasticity_p2x2_triangle_f64_apply_hip(
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
    hipLaunchKernelGGL(elasticity_p2x2_triangle_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p2x2_triangle_f64_apply_hip(
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

extern "C" const femforge_kernel elasticity_p2x2_triangle_f64_apply_hip_descriptor = {
    "elasticity_p2x2_triangle_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "hip",                                 // target
    "float64",                             // scalar
    "tensor",                              // representation
    "triangle",                            // cell
    "P1^2",                                // coordinate_element
    "P2^2",                                // row_element
    "P2^2",                                // column_element
    "ufcx",                                // dof_order
    2,                                     // gdim
    2,                                     // arity
    12,                                    // rows
    12,                                    // columns
    12,                                    // entries_per_cell
    2,                                     // quadrature_degree
    0,                                     // quadrature_points
    0,                                     // num_coefficients
    0,                                     // num_constants
    nullptr,                               // coefficients
    nullptr,                               // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    3,                                     // coordinate_nodes
    "patch",                               // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    "interleaved",                         // component_order
    0,                                     // constraints
    6,                                     // nodes
    2,                                     // components
    0,                                     // trial_nodes
    1,                                     // cluster
    448,                                   // patch_nodes
    "auto",                                // mapping
    "full",                                // unroll
    "auto",                                // k_place
    128,                                   // element_batch
    128,                                   // concurrent_elements
    1,                                     // interleave_stores
    128,                                   // threads
    23680,                                 // shared_bytes
    261.0,                                 // flops_per_cell
    140.0,                                 // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
