// mass_p2_triangle_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=triangle --define degree=2
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    P2, 6 dofs
//   trial   P2, 6 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          86 flops <- taken
//   quadrature      132 flops
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
//   flops       86
//   bytes       92 (76 read, 16 written)
//   flops/byte  0.935
//   shared      13952 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
mass_p2_triangle_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[448];
  alignas(16) __shared__ double tile[768];
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
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
    const double trial_4 = x_nodes[l4];
    const double trial_5 = x_nodes[l5];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = 0.3333333333333333 * trial_3;
    const double t1 = 0.3333333333333333 * trial_4;
    const double t2 = 0.3333333333333333 * trial_5;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = (x0_0 - x1_0) * (x0_1 - x2_1) - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = (t0 + t1 + t2) * abs_detJ;
    const double t3 = 0.6 * trial_1;
    const double t4 = 2.0 * trial_0;
    const double t5 = 2.0 * trial_2;
    const double t6 = 12.0 * t1 - t4 - t5;
    const double flux1 = abs_detJ * (t0 + t2 + 0.8333333333333334 * t3 + 0.125 * t6 - 3.5 * t1);
    const double t7 = 8.0 * t0 + t5 - 8.0 * t2 - t4;
    const double flux2 = abs_detJ * t7;
    const double flux3 = abs_detJ * (t0 + t2 + 0.05555555555555555 * t6 - t1 - 0.5555555555555556 * t3);
    const double flux4 = abs_detJ * (t0 - t2 - 0.05 * t7);
    const double flux5 = abs_detJ * t6;
    const double result0 = -0.001851851851851852 * (5.4 * flux1 + 2.025 * flux2 + 3.6 * flux3 + flux5 - 12.0 *
        flux4);
    const double result1 = 0.02 * (flux1 - flux3);
    const double result2 = -0.001851851851851852 * (5.4 * flux1 + 3.6 * flux3 + 12.0 * flux4 + flux5 - 2.025 *
        flux2);
    const double t8 = 33.333333333333336 * flux0 + 2.6666666666666665 * flux1 + flux2 + 4.0 * flux3 +
        8.88888888888889 * flux4;
    const double result3 = 0.005 * t8;
    const double result4 = 0.003703703703703704 * (45.0 * flux0 + flux5 - 7.2 * flux1 - 1.8 * flux3);
    const double result5 = -0.005 * (2.0 * flux2 + 17.77777777777778 * flux4 - t8);
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
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int mass_p2_triangle_f64_apply_cuda(
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
    mass_p2_triangle_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p2_triangle_f64_apply_cuda(
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

extern "C" const femforge_kernel mass_p2_triangle_f64_apply_cuda_descriptor = {
    "mass_p2_triangle_f64_apply",  // name
    "apply",                       // kernel
    "a",                           // form
    "cuda",                        // target
    "float64",                     // scalar
    "tensor",                      // representation
    "triangle",                    // cell
    "P1^2",                        // coordinate_element
    "P2",                          // row_element
    "P2",                          // column_element
    "ufcx",                        // dof_order
    2,                             // gdim
    2,                             // arity
    6,                             // rows
    6,                             // columns
    6,                             // entries_per_cell
    4,                             // quadrature_degree
    0,                             // quadrature_points
    0,                             // num_coefficients
    0,                             // num_constants
    nullptr,                       // coefficients
    nullptr,                       // constants
    "vertices",                    // input
    "full",                        // output
    0,                             // geometry_size
    3,                             // coordinate_nodes
    "patch",                       // scatter
    "int32",                       // index_type
    "separate",                    // numbering
    "interleaved",                 // component_order
    0,                             // constraints
    6,                             // nodes
    1,                             // components
    0,                             // trial_nodes
    1,                             // cluster
    448,                           // patch_nodes
    "auto",                        // mapping
    "full",                        // unroll
    "auto",                        // k_place
    128,                           // element_batch
    128,                           // concurrent_elements
    1,                             // interleave_stores
    128,                           // threads
    13952,                         // shared_bytes
    86.0,                          // flops_per_cell
    92.0,                          // bytes_per_cell
    0.0,                           // paper_flops_per_cell
    launch,                        // launch
};
