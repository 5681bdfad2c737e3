// strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply: apply of form a in strain_projection.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate strain_projection.form --kernel apply --define cell=tetrahedron
//
// Form file strain_projection.form:
//   | """L2 projection of the strain of a displacement u onto discontinuous symmetric tensors: matrix a, vector L."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | displacement = VectorElement("Lagrange", cell, degree)
//   | element = TensorElement("DP", cell, degree - 1, symmetry=True)
//   | tau = TestFunction(element)
//   | sigma = TrialFunction(element)
//   | u = Coefficient(displacement)
//   |
//   | a = inner(tau, sigma) * dx
//   | L = inner(tau, sym(grad(u))) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    DP0^(3x3 sym), 6 dofs
//   trial   DP0^(3x3 sym), 6 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          35 flops <- taken
//   quadrature      35 flops
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
//   patch_nodes          352
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       35
//   bytes       168 (120 read, 48 written)
//   flops/byte  0.208
//   shared      25408 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[2112];
  alignas(16) __shared__ double tile[768];
  alignas(16) __shared__ int32_t entry[352];
  alignas(16) __shared__ uint16_t end[352];
  alignas(16) __shared__ uint16_t position[128];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 1;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 1; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 352] = x[d + 1];
    x_nodes[node + 704] = x[d + 2];
    x_nodes[node + 1056] = x[d + 3];
    x_nodes[node + 1408] = x[d + 4];
    x_nodes[node + 1760] = x[d + 5];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[cell];
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l0 + 352];
    const double trial_2 = x_nodes[l0 + 704];
    const double trial_3 = x_nodes[l0 + 1056];
    const double trial_4 = x_nodes[l0 + 1408];
    const double trial_5 = x_nodes[l0 + 1760];
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
    const double t0 = x0_1 - x2_1;
    const double t1 = x0_2 - x3_2;
    const double t2 = x0_1 - x3_1;
    const double t3 = x0_2 - x2_2;
    const double adj00 = t0 * t1 - t2 * t3;
    const double t4 = x0_2 - x1_2;
    const double t5 = x0_1 - x1_1;
    const double adj10 = t2 * t4 - t1 * t5;
    const double adj20 = t3 * t5 - t0 * t4;
    const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = trial_0 * abs_detJ;
    const double flux1 = trial_1 * abs_detJ;
    const double flux2 = trial_3 * abs_detJ;
    const double flux3 = trial_2 * abs_detJ;
    const double flux4 = trial_4 * abs_detJ;
    const double flux5 = trial_5 * abs_detJ;
    const double result0 = 0.16666666666666666 * flux0;
    const double result1 = 0.3333333333333333 * flux1;
    const double result2 = 0.16666666666666666 * flux3;
    const double result3 = 0.3333333333333333 * flux2;
    const double result4 = 0.3333333333333333 * flux4;
    const double result5 = 0.16666666666666666 * flux5;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    double sum4 = 0;
    double sum5 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
      sum1 += tile[place + 128];
      sum2 += tile[place + 256];
      sum3 += tile[place + 384];
      sum4 += tile[place + 512];
      sum5 += tile[place + 640];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
    atomicAdd(&y[d + 2], sum2);
    atomicAdd(&y[d + 3], sum3);
    atomicAdd(&y[d + 4], sum4);
    atomicAdd(&y[d + 5], sum5);
  }
}

}  // namespace

extern "C" int strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_hip(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_hip(
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

extern "C" const femforge_kernel strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply_hip_descriptor = {
    "strain_projection_a_dp0x_3x3_sym_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "DP0^(3x3 sym)",                           // row_element
    "DP0^(3x3 sym)",                           // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    6,                                         // rows
    6,                                         // columns
    6,                                         // entries_per_cell
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
    1,                                         // nodes
    6,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    352,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    25408,                                     // shared_bytes
    35.0,                                      // flops_per_cell
    168.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
