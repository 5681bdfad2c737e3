// vector_laplace_p1x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          150 flops <- taken
//   quadrature      150 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   patch_nodes          96
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       150
//   bytes       48 (44 read, 4 written)
//   flops/byte  3.12
//   shared      16192 bytes a block of 128 threads
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
vector_laplace_p1x3_tetrahedron_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[288];
  alignas(16) __shared__ double tile[1536];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  alignas(16) __shared__ uint16_t position[512];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 4;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 4; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 96] = x[d + 1];
    x_nodes[node + 192] = x[d + 2];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort4 l0_to_l3 = reinterpret_cast<const ushort4*>(local_nodes)[cell];
    const int l0 = l0_to_l3.x;
    const int l1 = l0_to_l3.y;
    const int l2 = l0_to_l3.z;
    const int l3 = l0_to_l3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_3 = x_nodes[l1];
    const double trial_6 = x_nodes[l2];
    const double trial_9 = x_nodes[l3];
    const double trial_1 = x_nodes[l0 + 96];
    const double trial_4 = x_nodes[l1 + 96];
    const double trial_7 = x_nodes[l2 + 96];
    const double trial_10 = x_nodes[l3 + 96];
    const double trial_2 = x_nodes[l0 + 192];
    const double trial_5 = x_nodes[l1 + 192];
    const double trial_8 = x_nodes[l2 + 192];
    const double trial_11 = x_nodes[l3 + 192];
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
    const double t0 = trial_0 - trial_3;
    const double t1 = x0_0 - x1_0;
    const double t2 = x0_1 - x2_1;
    const double t3 = x0_2 - x3_2;
    const double t4 = x0_1 - x3_1;
    const double t5 = x0_2 - x2_2;
    const double adj00 = t2 * t3 - t4 * t5;
    const double t6 = x0_0 - x2_0;
    const double t7 = x0_2 - x1_2;
    const double t8 = x0_1 - x1_1;
    const double adj10 = t4 * t7 - t3 * t8;
    const double t9 = x0_0 - x3_0;
    const double adj20 = t5 * t8 - t2 * t7;
    const double detJ = -(t1 * adj00 + t6 * adj10 + t9 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t5 * t9 - t3 * t6;
    const double adj02 = t4 * t6 - t2 * t9;
    const double t10 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t11 = trial_0 - trial_6;
    const double adj11 = t1 * t3 - t7 * t9;
    const double adj12 = t8 * t9 - t1 * t4;
    const double t12 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t13 = trial_0 - trial_9;
    const double adj21 = t6 * t7 - t1 * t5;
    const double adj22 = t1 * t2 - t6 * t8;
    const double t14 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux0 = t0 * t10 + t11 * t12 + t13 * t14;
    const double t15 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t16 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t0 * t12 + t11 * t15 + t13 * t16;
    const double t17 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t0 * t14 + t11 * t16 + t13 * t17;
    const double t18 = trial_1 - trial_4;
    const double t19 = trial_1 - trial_7;
    const double t20 = trial_1 - trial_10;
    const double flux3 = t10 * t18 + t12 * t19 + t14 * t20;
    const double flux4 = t12 * t18 + t15 * t19 + t16 * t20;
    const double flux5 = t14 * t18 + t16 * t19 + t17 * t20;
    const double t21 = trial_2 - trial_5;
    const double t22 = trial_2 - trial_8;
    const double t23 = trial_2 - trial_11;
    const double flux6 = t10 * t21 + t12 * t22 + t14 * t23;
    const double flux7 = t12 * t21 + t15 * t22 + t16 * t23;
    const double flux8 = t14 * t21 + t16 * t22 + t17 * t23;
    const double result0 = 0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = 0.16666666666666666 * (flux3 + flux4 + flux5);
    const double result2 = 0.16666666666666666 * (flux6 + flux7 + flux8);
    const double result3 = -0.16666666666666666 * flux0;
    const double result4 = -0.16666666666666666 * flux3;
    const double result5 = -0.16666666666666666 * flux6;
    const double result6 = -0.16666666666666666 * flux1;
    const double result7 = -0.16666666666666666 * flux4;
    const double result8 = -0.16666666666666666 * flux7;
    const double result9 = -0.16666666666666666 * flux2;
    const double result10 = -0.16666666666666666 * flux5;
    const double result11 = -0.16666666666666666 * flux8;
    tile[lane] = result0;
    tile[lane + 512] = result1;
    tile[lane + 1024] = result2;
    tile[lane + 128] = result3;
    tile[lane + 640] = result4;
    tile[lane + 1152] = result5;
    tile[lane + 256] = result6;
    tile[lane + 768] = result7;
    tile[lane + 1280] = result8;
    tile[lane + 384] = result9;
    tile[lane + 896] = result10;
    tile[lane + 1408] = result11;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
      sum1 += tile[place + 512];
      sum2 += tile[place + 1024];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
    atomicAdd(&y[d + 2], sum2);
  }
}

}  // namespace

extern "C" int vector_laplace_p1x3_tetrahedron_f64_apply_hip(
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
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(vector_laplace_p1x3_tetrahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p1x3_tetrahedron_f64_apply_hip(
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

extern "C" const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_apply_hip_descriptor = {
    "vector_laplace_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
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
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    96,                                        // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    16192,                                     // shared_bytes
    150.0,                                     // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
