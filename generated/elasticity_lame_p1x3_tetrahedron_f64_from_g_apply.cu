// elasticity_lame_p1x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1 --set input=geometry
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          187 flops <- taken
//   quadrature      187 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                geometry
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
//   flops       187
//   bytes       124 (120 read, 4 written)
//   flops/byte  1.51
//   shared      16192 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ geometry,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
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
    const double g0 = geometry[10 * cell];
    const double g1 = geometry[10 * cell + 1];
    const double g2 = geometry[10 * cell + 2];
    const double g3 = geometry[10 * cell + 3];
    const double g4 = geometry[10 * cell + 4];
    const double g5 = geometry[10 * cell + 5];
    const double g6 = geometry[10 * cell + 6];
    const double g7 = geometry[10 * cell + 7];
    const double g8 = geometry[10 * cell + 8];
    const double g9 = geometry[10 * cell + 9];
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
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
    const double t0 = reciprocal(std::fabs(g0));
    const double t1 = trial_1 - trial_4;
    const double t2 = trial_1 - trial_7;
    const double t3 = trial_1 - trial_10;
    const double t4 = trial_0 - trial_3;
    const double t5 = trial_0 - trial_6;
    const double t6 = trial_0 - trial_9;
    const double t7 = (g2 * t1 + g3 * t2 + g4 * t3) + (g1 * t4 + g5 * t5 + g6 * t6);
    const double t8 = g1 * mu_0 * t7;
    const double t9 = trial_2 - trial_5;
    const double t10 = trial_2 - trial_8;
    const double t11 = trial_2 - trial_11;
    const double t12 = (g2 * t9 + g3 * t10 + g4 * t11) + (g7 * t4 + g8 * t5 + g9 * t6);
    const double t13 = g7 * mu_0 * t12;
    const double t14 = g2 * t4 + g3 * t5 + g4 * t6;
    const double t15 = g1 * t1 + g5 * t2 + g6 * t3;
    const double t16 = g7 * t9 + g8 * t10 + g9 * t11;
    const double t17 = lmbda_0 * (t14 + t15 + t16);
    const double t18 = t17 + 2.0 * mu_0 * t14;
    const double flux0 = t0 * (t8 + t13 + (t8 + t13 + 2.0 * g2 * t18));
    const double t19 = g5 * mu_0 * t7;
    const double t20 = g8 * mu_0 * t12;
    const double flux1 = t0 * (t19 + t20 + (t19 + t20 + 2.0 * g3 * t18));
    const double t21 = g6 * mu_0 * t7;
    const double t22 = g9 * mu_0 * t12;
    const double flux2 = t0 * (t21 + t22 + (t21 + t22 + 2.0 * g4 * t18));
    const double t23 = g2 * mu_0 * t7;
    const double t24 = (g1 * t9 + g5 * t10 + g6 * t11) + (g7 * t1 + g8 * t2 + g9 * t3);
    const double t25 = g7 * mu_0 * t24;
    const double t26 = t17 + 2.0 * mu_0 * t15;
    const double flux3 = t0 * (t23 + t25 + (t23 + t25 + 2.0 * g1 * t26));
    const double t27 = g3 * mu_0 * t7;
    const double t28 = g8 * mu_0 * t24;
    const double flux4 = t0 * (t27 + t28 + (t27 + t28 + 2.0 * g5 * t26));
    const double t29 = g4 * mu_0 * t7;
    const double t30 = g9 * mu_0 * t24;
    const double flux5 = t0 * (t29 + t30 + (t29 + t30 + 2.0 * g6 * t26));
    const double t31 = g2 * mu_0 * t12;
    const double t32 = g1 * mu_0 * t24;
    const double t33 = t17 + 2.0 * mu_0 * t16;
    const double flux6 = t0 * (t31 + t32 + (t31 + t32 + 2.0 * g7 * t33));
    const double t34 = g3 * mu_0 * t12;
    const double t35 = g5 * mu_0 * t24;
    const double flux7 = t0 * (t34 + t35 + (t34 + t35 + 2.0 * g8 * t33));
    const double t36 = g4 * mu_0 * t12;
    const double t37 = g6 * mu_0 * t24;
    const double flux8 = t0 * (t36 + t37 + (t36 + t37 + 2.0 * g9 * t33));
    const double result0 = 0.08333333333333333 * (flux0 + flux1 + flux2);
    const double result1 = 0.08333333333333333 * (flux3 + flux4 + flux5);
    const double result2 = 0.08333333333333333 * (flux6 + flux7 + flux8);
    const double result3 = -0.08333333333333333 * flux0;
    const double result4 = -0.08333333333333333 * flux3;
    const double result5 = -0.08333333333333333 * flux6;
    const double result6 = -0.08333333333333333 * flux1;
    const double result7 = -0.08333333333333333 * flux4;
    const double result8 = -0.08333333333333333 * flux7;
    const double result9 = -0.08333333333333333 * flux2;
    const double result10 = -0.08333333333333333 * flux5;
    const double result11 = -0.08333333333333333 * flux8;
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

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* geometry,
    const double* lmbda,
    const double* mu,
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
  if (y == nullptr || x == nullptr || geometry == nullptr || lmbda == nullptr || mu == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, geometry, lmbda, mu, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->geometry),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_from_g_apply_cuda_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_from_g_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "geometry",                                // input
    "full",                                    // output
    10,                                        // geometry_size
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
    187.0,                                     // flops_per_cell
    124.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
