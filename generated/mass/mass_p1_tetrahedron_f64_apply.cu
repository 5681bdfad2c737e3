// mass_p1_tetrahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=tetrahedron --define degree=1
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
//   cell    tetrahedron, geometry P1^3
//   test    P1, 4 dofs
//   trial   P1, 4 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          58 flops <- taken
//   quadrature      73 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid; written, 58 flops, as it has no loops
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
//   flops       58
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  1.45
//   shared      6464 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "mass_p1_tetrahedron_f64_apply.h"

namespace {

__global__ void __launch_bounds__(128)
mass_p1_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[96];
  alignas(16) __shared__ double tile[512];
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
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
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
    const double t0 = 0.25 * trial_0;
    const double t1 = 0.25 * trial_1;
    const double t2 = 0.25 * trial_2;
    const double t3 = 0.25 * trial_3;
    const double t4 = t0 + t1 + t2 + t3;
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
    const double flux0 = t4 * abs_detJ;
    const double flux1 = abs_detJ * (4.0 * t1 - t4);
    const double flux2 = abs_detJ * (t0 + t3 - 2.0 * t2);
    const double flux3 = abs_detJ * (t0 - t3);
    const double t5 = 15.0 * flux0 + 2.0 * flux2 - flux1 - 6.0 * flux3;
    const double result0 = 0.002777777777777778 * (12.0 * flux3 + t5);
    const double result1 = 0.008333333333333333 * (5.0 * flux0 + flux1);
    const double result2 = 0.002777777777777778 * (15.0 * flux0 - flux1 - 4.0 * flux2);
    const double result3 = 0.002777777777777778 * t5;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
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

extern "C" int mass_p1_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || block_cells == nullptr ||
      block_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr ||
      contributions == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    mass_p1_tetrahedron_f64_apply_kernel<<<dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p1_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_cell_blocks,
      arguments->block_cells,
      arguments->block_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "mass_p1_tetrahedron_f64_apply",  // name
    "apply",                          // kernel
    "mass.form",                      // form_file
    "a",                              // form
    "cuda",                           // target
    "ddaa53707361c184",               // key
    "float64",                        // scalar
    "tensor",                         // representation
    "tetrahedron",                    // cell
    "P1^3",                           // coordinate_element
    "P1",                             // row_element
    "P1",                             // column_element
    "ufcx",                           // dof_order
    "interleaved",                    // component_order
    0,                                // num_subdomains
    nullptr,                          // subdomains
    3,                                // gdim
    2,                                // arity
    4,                                // rows
    4,                                // columns
    4,                                // entries_per_cell
    2,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    4,                                // coordinate_nodes
    "blocks",                         // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    0,                                // constraints
    4,                                // nodes
    1,                                // components
    0,                                // trial_nodes
    1,                                // macro_cells
    96,                               // block_nodes
    "auto",                           // mapping
    "auto",                           // unroll
    "written",                        // realisation
    "auto",                           // k_place
    128,                              // element_batch
    128,                              // concurrent_elements
    1,                                // interleave_stores
    128,                              // threads
    6464,                             // shared_bytes
    58.0,                             // flops_per_cell
    40.0,                             // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
