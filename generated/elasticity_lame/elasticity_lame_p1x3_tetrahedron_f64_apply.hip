// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1
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
//   tensor          228 flops <- taken
//   quadrature      228 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid; written, 228 flops, as it has no loops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              blocks
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   block_nodes          96
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       228
//   bytes       64 (60 read, 4 written)
//   flops/byte  3.56
//   shared      16192 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_apply.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[288];
  alignas(16) __shared__ double tile[1536];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  alignas(16) __shared__ uint16_t position[512];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_contribution = 4 * first_cell;
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < 4 * cells_here; k += 128) {
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
    const double adj01 = J21 * J02 - J22 * J01;
    const double t0 = trial_1 - trial_4;
    const double t1 = trial_1 - trial_7;
    const double t2 = trial_1 - trial_10;
    const double t3 = trial_0 - trial_3;
    const double t4 = trial_0 - trial_6;
    const double adj11 = J00 * J22 - J20 * J02;
    const double t5 = trial_0 - trial_9;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t6 = (adj00 * t0 + adj10 * t1 + adj20 * t2) + (adj01 * t3 + t4 * adj11 + t5 * adj21);
    const double t7 = mu_0 * adj01 * t6;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t8 = trial_2 - trial_5;
    const double t9 = trial_2 - trial_8;
    const double t10 = trial_2 - trial_11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t11 = (adj00 * t8 + adj10 * t9 + adj20 * t10) + (t3 * adj02 + t4 * adj12 + t5 * adj22);
    const double t12 = mu_0 * adj02 * t11;
    const double t13 = adj00 * t3 + adj10 * t4 + adj20 * t5;
    const double t14 = adj01 * t0 + t1 * adj11 + t2 * adj21;
    const double t15 = adj02 * t8 + t9 * adj12 + t10 * adj22;
    const double t16 = lmbda_0 * (t13 + t14 + t15);
    const double t17 = t16 + 2.0 * mu_0 * t13;
    const double flux0 = inv_abs_detJ * (t7 + t12 + (t7 + t12 + 2.0 * adj00 * t17));
    const double t18 = mu_0 * adj11 * t6;
    const double t19 = mu_0 * adj12 * t11;
    const double flux1 = inv_abs_detJ * (t18 + t19 + (t18 + t19 + 2.0 * adj10 * t17));
    const double t20 = mu_0 * adj21 * t6;
    const double t21 = mu_0 * adj22 * t11;
    const double flux2 = inv_abs_detJ * (t20 + t21 + (t20 + t21 + 2.0 * adj20 * t17));
    const double t22 = mu_0 * adj00 * t6;
    const double t23 = (adj01 * t8 + adj11 * t9 + adj21 * t10) + (t0 * adj02 + t1 * adj12 + t2 * adj22);
    const double t24 = mu_0 * adj02 * t23;
    const double t25 = t16 + 2.0 * mu_0 * t14;
    const double flux3 = inv_abs_detJ * (t22 + t24 + (t22 + t24 + 2.0 * adj01 * t25));
    const double t26 = mu_0 * adj10 * t6;
    const double t27 = mu_0 * adj12 * t23;
    const double flux4 = inv_abs_detJ * (t26 + t27 + (t26 + t27 + 2.0 * adj11 * t25));
    const double t28 = mu_0 * adj20 * t6;
    const double t29 = mu_0 * adj22 * t23;
    const double flux5 = inv_abs_detJ * (t28 + t29 + (t28 + t29 + 2.0 * adj21 * t25));
    const double t30 = mu_0 * adj00 * t11;
    const double t31 = mu_0 * adj01 * t23;
    const double t32 = t16 + 2.0 * mu_0 * t15;
    const double flux6 = inv_abs_detJ * (t30 + t31 + (t30 + t31 + 2.0 * adj02 * t32));
    const double t33 = mu_0 * adj10 * t11;
    const double t34 = mu_0 * adj11 * t23;
    const double flux7 = inv_abs_detJ * (t33 + t34 + (t33 + t34 + 2.0 * adj12 * t32));
    const double t35 = mu_0 * adj20 * t11;
    const double t36 = mu_0 * adj21 * t23;
    const double flux8 = inv_abs_detJ * (t35 + t36 + (t35 + t36 + 2.0 * adj22 * t32));
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

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr ||
      mu == nullptr || block_cells == nullptr || block_nodes == nullptr || node_offsets == nullptr ||
      local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_cell_blocks,
      arguments->block_cells,
      arguments->block_nodes,
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

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_hip_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
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
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    96,                                        // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    16192,                                     // shared_bytes
    228.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
