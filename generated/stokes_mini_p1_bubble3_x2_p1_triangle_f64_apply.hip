// stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply: apply of form a in stokes_mini.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes_mini.form --kernel apply --define cell=triangle
//
// Form file stokes_mini.form:
//   | """Stokes with MINI elements: P1 velocities enriched by the bubble of each cell, P1 pressures."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | lagrange = FiniteElement("Lagrange", cell, degree)
//   | bubble = FiniteElement("Bubble", cell, 4 if cell == "tetrahedron" else 3)
//   | velocity = VectorElement(EnrichedElement(lagrange, bubble))
//   | element = MixedElement(velocity, lagrange)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [(P1+bubble3)^2, P1], 11 dofs
//   trial   [(P1+bubble3)^2, P1], 11 dofs
//   degree  5 (estimate), scheme default
//
// Representation:
//   tensor          154 flops <- taken
//   quadrature      429 flops
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
//   patch_nodes          2240
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       154
//   bytes       328 (240 read, 88 written)
//   flops/byte  0.47
//   shared      45440 bytes a block of 128 threads
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
stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[2240];
  alignas(16) __shared__ double tile[1408];
  alignas(16) __shared__ int32_t entry[2240];
  alignas(16) __shared__ uint16_t end[2240];
  alignas(16) __shared__ uint16_t position[1408];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 11;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 11; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[11 * cell];
    const int l1 = local_nodes[11 * cell + 1];
    const int l2 = local_nodes[11 * cell + 2];
    const int l3 = local_nodes[11 * cell + 3];
    const int l4 = local_nodes[11 * cell + 4];
    const int l5 = local_nodes[11 * cell + 5];
    const int l6 = local_nodes[11 * cell + 6];
    const int l7 = local_nodes[11 * cell + 7];
    const int l8 = local_nodes[11 * cell + 8];
    const int l9 = local_nodes[11 * cell + 9];
    const int l10 = local_nodes[11 * cell + 10];
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double trial_0 = x_nodes[l0];
    const double trial_2 = x_nodes[l2];
    const double trial_4 = x_nodes[l4];
    const double trial_6 = x_nodes[l6];
    const double trial_1 = x_nodes[l1];
    const double trial_3 = x_nodes[l3];
    const double trial_5 = x_nodes[l5];
    const double trial_7 = x_nodes[l7];
    const double trial_8 = x_nodes[l8];
    const double trial_9 = x_nodes[l9];
    const double trial_10 = x_nodes[l10];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = 0.3333333333333333 * trial_8;
    const double t1 = 0.3333333333333333 * trial_9;
    const double t2 = 0.3333333333333333 * trial_10;
    const double t3 = t0 + t1 + t2;
    const double t4 = x0_1 - x2_1;
    const double t5 = x0_0 - x1_0;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t4 * t5 - adj01 * adj10;
    const double sign_detJ = std::copysign(1.0, detJ);
    const double t6 = t4 * sign_detJ;
    const double t7 = trial_0 - trial_2;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t8 = inv_abs_detJ * (t4 * t4 + adj01 * adj01);
    const double t9 = trial_0 - trial_4;
    const double t10 = -inv_abs_detJ * (t4 * adj10 + t5 * adj01);
    const double flux0 = t3 * t6 - t7 * t8 - t9 * t10;
    const double t11 = -adj10 * sign_detJ;
    const double t12 = inv_abs_detJ * (adj10 * adj10 + t5 * t5);
    const double flux1 = t3 * t11 - t7 * t10 - t9 * t12;
    const double t13 = -adj01 * sign_detJ;
    const double t14 = trial_1 - trial_3;
    const double t15 = trial_1 - trial_5;
    const double flux2 = t3 * t13 - t8 * t14 - t10 * t15;
    const double t16 = t5 * sign_detJ;
    const double flux3 = t3 * t16 - t10 * t14 - t12 * t15;
    const double flux4 = t6 * t7 + t9 * t11 + t13 * t14 + t15 * t16;
    const double t17 = 3.0 * t1 - t3;
    const double t18 = 27.0 * trial_6;
    const double flux13 = t8 * t18;
    const double flux5 = 5.0 * t6 * t17 - flux13;
    const double t19 = 27.0 * trial_7;
    const double flux15 = t8 * t19;
    const double flux6 = 5.0 * t13 * t17 - flux15;
    const double t20 = t6 * t18;
    const double t21 = t13 * t19;
    const double flux7 = t20 + t21;
    const double flux14 = t10 * t18;
    const double t22 = t0 - t2;
    const double flux8 = flux13 + 2.0 * flux14 + 15.0 * t6 * t22;
    const double t23 = t12 * t18;
    const double flux9 = flux14 + 15.0 * t11 * t22 + 2.0 * t23;
    const double flux16 = t10 * t19;
    const double flux10 = flux15 + 2.0 * flux16 + 15.0 * t13 * t22;
    const double t24 = t12 * t19;
    const double flux11 = flux16 + 15.0 * t16 * t22 + 2.0 * t24;
    const double flux12 = t20 + t21 + 2.0 * t11 * t18 + 2.0 * t16 * t19;
    const double flux17 = flux13 + 2.0 * flux14;
    const double flux18 = flux14 + 2.0 * t23;
    const double flux19 = flux15 + 2.0 * flux16;
    const double flux20 = flux16 + 2.0 * t24;
    const double result0 = -0.5 * (flux0 + flux1);
    const double result1 = -0.5 * (flux2 + flux3);
    const double result2 = 0.5 * flux0;
    const double result3 = 0.5 * flux2;
    const double result4 = 0.5 * flux1;
    const double result5 = 0.5 * flux3;
    const double result6 = 0.045 * (flux13 + 0.5 * flux8 + flux9 + 0.3333333333333333 * flux17 +
        0.6666666666666666 * flux18 - 1.5 * flux5);
    const double result7 = 0.045 * (flux15 + 0.5 * flux10 + flux11 + 0.3333333333333333 * flux19 +
        0.6666666666666666 * flux20 - 1.5 * flux6);
    const double result8 = -0.004166666666666667 * (40.0 * flux4 - flux7 - flux12);
    const double result9 = -0.008333333333333333 * (20.0 * flux4 + flux7);
    const double result10 = -0.004166666666666667 * (40.0 * flux4 + flux12 - flux7);
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = result6;
    tile[lane + 896] = result7;
    tile[lane + 1024] = result8;
    tile[lane + 1152] = result9;
    tile[lane + 1280] = result10;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_hip(
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
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_hip(
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

extern "C" const femforge_kernel stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply_hip_descriptor = {
    "stokes_mini_p1_bubble3_x2_p1_triangle_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "[(P1+bubble3)^2, P1]",                    // row_element
    "[(P1+bubble3)^2, P1]",                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    11,                                        // rows
    11,                                        // columns
    11,                                        // entries_per_cell
    5,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    11,                                        // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    2240,                                      // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    45440,                                     // shared_bytes
    154.0,                                     // flops_per_cell
    328.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
