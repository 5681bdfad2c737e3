// elasticity_p1x2_triangle_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=triangle --define degree=1
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
//   test    P1^2, 6 dofs
//   trial   P1^2, 6 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          61 flops <- taken
//   quadrature      61 flops
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
//   patch_nodes          128
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       61
//   bytes       56 (48 read, 8 written)
//   flops/byte  1.09
//   shared      9728 bytes a block of 128 threads
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
elasticity_p1x2_triangle_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[256];
  alignas(16) __shared__ double tile[768];
  alignas(16) __shared__ int32_t entry[128];
  alignas(16) __shared__ uint16_t end[128];
  alignas(16) __shared__ uint16_t position[384];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 3;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 3; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 128] = x[d + 1];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[3 * cell];
    const int l1 = local_nodes[3 * cell + 1];
    const int l2 = local_nodes[3 * cell + 2];
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double trial_0 = x_nodes[l0];
    const double trial_2 = x_nodes[l1];
    const double trial_4 = x_nodes[l2];
    const double trial_1 = x_nodes[l0 + 128];
    const double trial_3 = x_nodes[l1 + 128];
    const double trial_5 = x_nodes[l2 + 128];
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
    const double t2 = trial_1 - trial_3;
    const double t3 = trial_1 - trial_5;
    const double t4 = trial_0 - trial_2;
    const double t5 = trial_0 - trial_4;
    const double t6 = (t1 * t2 - adj10 * t3) - (adj01 * t4 - t0 * t5);
    const double t7 = adj01 * t6;
    const double t8 = t1 * t4 - adj10 * t5;
    const double flux0 = inv_abs_detJ * (0.25 * t7 + (0.25 * t7 - t1 * t8));
    const double t9 = t0 * t6;
    const double flux1 = inv_abs_detJ * (0.25 * t9 + (0.25 * t9 - adj10 * t8));
    const double t10 = t1 * t6;
    const double t11 = adj01 * t2 - t0 * t3;
    const double flux2 = inv_abs_detJ * (0.25 * t10 + (0.25 * t10 + adj01 * t11));
    const double t12 = adj10 * t6;
    const double flux3 = inv_abs_detJ * (0.25 * t12 + (0.25 * t12 + t0 * t11));
    const double result0 = -0.5 * (flux0 - flux1);
    const double result1 = 0.5 * (flux2 - flux3);
    const double result2 = 0.5 * flux0;
    const double result3 = -0.5 * flux2;
    const double result4 = -0.5 * flux1;
    const double result5 = 0.5 * flux3;
    tile[lane] = result0;
    tile[lane + 384] = result1;
    tile[lane + 128] = result2;
    tile[lane + 512] = result3;
    tile[lane + 256] = result4;
    tile[lane + 640] = result5;
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
      sum1 += tile[place + 384];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
  }
}

}  // namespace

extern "C" int elasticity_p1x2_triangle_f64_apply_hip(
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
    hipLaunchKernelGGL(elasticity_p1x2_triangle_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p1x2_triangle_f64_apply_hip(
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

extern "C" const femforge_kernel elasticity_p1x2_triangle_f64_apply_hip_descriptor = {
    "elasticity_p1x2_triangle_f64_apply",  // name
    "apply",                               // kernel
    "a",                                   // form
    "hip",                                 // target
    "float64",                             // scalar
    "tensor",                              // representation
    "triangle",                            // cell
    "P1^2",                                // coordinate_element
    "P1^2",                                // row_element
    "P1^2",                                // column_element
    "ufcx",                                // dof_order
    2,                                     // gdim
    2,                                     // arity
    6,                                     // rows
    6,                                     // columns
    6,                                     // entries_per_cell
    0,                                     // quadrature_degree
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
    3,                                     // nodes
    2,                                     // components
    0,                                     // trial_nodes
    1,                                     // cluster
    128,                                   // patch_nodes
    "auto",                                // mapping
    "full",                                // unroll
    "auto",                                // k_place
    128,                                   // element_batch
    128,                                   // concurrent_elements
    1,                                     // interleave_stores
    128,                                   // threads
    9728,                                  // shared_bytes
    61.0,                                  // flops_per_cell
    56.0,                                  // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
