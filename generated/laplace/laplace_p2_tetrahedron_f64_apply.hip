// laplace_p2_tetrahedron_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=2
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
//   cell    tetrahedron, geometry P1^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          304 flops <- taken
//   quadrature      366 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid; written, 304 flops, as it has no loops
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
//   block_nodes          448
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       303
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  3.29
//   shared      19072 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p2_tetrahedron_f64_apply.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
laplace_p2_tetrahedron_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[448];
  alignas(16) __shared__ double tile[1280];
  alignas(16) __shared__ int32_t entry[448];
  alignas(16) __shared__ uint16_t end[448];
  alignas(16) __shared__ uint16_t position[1280];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_contribution = 10 * first_cell;
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < 10 * cells_here; k += 128) {
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
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
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
    const double t0 = 4.0 * trial_8;
    const double t1 = trial_5 + trial_6 - trial_7 - 0.25 * t0;
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
    const double adj02 = J12 * J01 - J11 * J02;
    const double t2 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t3 = 4.0 * trial_9;
    const double t4 = trial_4 + trial_6 - trial_7 - 0.25 * t3;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t5 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t6 = trial_4 + trial_5 - 0.25 * t0 - 0.25 * t3;
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t7 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux0 = t1 * t2 + t4 * t5 + t6 * t7;
    const double t8 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t9 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t1 * t5 + t4 * t8 + t6 * t9;
    const double t10 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t1 * t7 + t4 * t9 + t6 * t10;
    const double t11 = 1.3333333333333333 * trial_0;
    const double t12 = t1 + t3 - 0.75 * t11 - 3.0 * trial_1;
    const double t13 = 1.3333333333333333 * trial_2;
    const double t14 = 1.3333333333333333 * trial_4 + t0 - 1.3333333333333333 * trial_7 - t11 - 2.0 * t13;
    const double t15 = 4.0 * trial_6 + t0 - t3 - 3.0 * t13 - t14;
    const double t16 = 1.3333333333333333 * trial_3;
    const double t17 = 2.6666666666666665 * trial_4 + t11 - 0.6666666666666666 * t0 - t16;
    const double t18 = 4.0 * trial_4 + t3 - 4.0 * trial_5 - t0 - t17;
    const double flux3 = 1.3333333333333333 * t2 * t12 + t7 * t18 - t5 * t15;
    const double flux4 = 1.3333333333333333 * t5 * t12 + t9 * t18 - t8 * t15;
    const double flux5 = 1.3333333333333333 * t7 * t12 + t10 * t18 - t9 * t15;
    const double t19 = trial_5 + 0.75 * t11 - trial_7 - 0.25 * t3;
    const double t20 = trial_5 + 0.25 * t0 - trial_6 - trial_7 - 0.5 * t19;
    const double flux6 = 2.6666666666666665 * t2 * t20 + t5 * t14 - t7 * t17;
    const double flux7 = 2.6666666666666665 * t5 * t20 + t8 * t14 - t9 * t17;
    const double flux8 = 2.6666666666666665 * t7 * t20 + t9 * t14 - t10 * t17;
    const double t21 = trial_4 + 0.75 * t11 - trial_7 - 0.25 * t0;
    const double t22 = 2.6666666666666665 * trial_7 - t11 - t16;
    const double flux9 = t2 * t19 + t5 * t21 - 0.75 * t7 * t22;
    const double flux10 = t5 * t19 + t8 * t21 - 0.75 * t9 * t22;
    const double flux11 = t7 * t19 + t9 * t21 - 0.75 * t10 * t22;
    const double result0 = -0.008333333333333333 * (flux3 + flux4 + flux5 + 2.0 * flux6 + 2.0 * flux7 + 2.0 *
        flux8 - 8.0 * flux9 - 8.0 * flux10 - 8.0 * flux11);
    const double result1 = -0.025 * flux3;
    const double result2 = 0.008333333333333333 * (flux4 - 4.0 * flux7);
    const double result3 = 0.008333333333333333 * (flux5 + 2.0 * flux8 + 8.0 * flux11);
    const double t23 = 20.0 * flux1 + 20.0 * flux2 + flux4 + flux5 + 2.0 * flux7 + 8.0 * flux10 - 4.0 * flux8;
    const double result4 = 0.008333333333333333 * t23;
    const double t24 = flux0 + flux2 + 0.05 * flux3 + 0.1 * flux6 + 0.4 * flux9 - 0.15 * flux5;
    const double result5 = 0.16666666666666666 * t24;
    const double result6 = 0.16666666666666666 * (flux0 + flux1 + 0.05 * flux3 - 0.15 * flux4 - 0.2 * flux6);
    const double result7 = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux3 + flux4 + 2.0 * flux6
        + 2.0 * flux7 + 8.0 * flux9 + 8.0 * flux10 + 16.0 * flux11);
    const double result8 = -0.008333333333333333 * (20.0 * flux0 + flux3 + t23 - 20.0 * flux1 - flux4 - 4.0 *
        flux6 - 8.0 * flux7);
    const double result9 = 0.16666666666666666 * (flux0 + 0.25 * flux3 + 0.15 * flux4 + 0.2 * flux6 - flux1 -
        t24);
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

extern "C" int laplace_p2_tetrahedron_f64_apply_hip(
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
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(laplace_p2_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_apply_hip(
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

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_apply_hip_descriptor = {
    "laplace_p2_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "laplace.form",                      // form_file
    "a",                                 // form
    "hip",                               // target
    "dbe55078e729fad4",                  // key
    "float64",                           // scalar
    "tensor",                            // representation
    "tetrahedron",                       // cell
    "P1^3",                              // coordinate_element
    "P2",                                // row_element
    "P2",                                // column_element
    "ufcx",                              // dof_order
    "interleaved",                       // component_order
    0,                                   // num_subdomains
    nullptr,                             // subdomains
    3,                                   // gdim
    2,                                   // arity
    10,                                  // rows
    10,                                  // columns
    10,                                  // entries_per_cell
    2,                                   // quadrature_degree
    0,                                   // quadrature_points
    0,                                   // num_coefficients
    0,                                   // num_constants
    nullptr,                             // coefficients
    nullptr,                             // constants
    "vertices",                          // input
    "full",                              // output
    0,                                   // geometry_size
    4,                                   // coordinate_nodes
    "blocks",                            // scatter
    "int32",                             // index_type
    "separate",                          // numbering
    0,                                   // constraints
    10,                                  // nodes
    1,                                   // components
    0,                                   // trial_nodes
    1,                                   // macro_cells
    448,                                 // block_nodes
    "auto",                              // mapping
    "auto",                              // unroll
    "written",                           // realisation
    "auto",                              // k_place
    128,                                 // element_batch
    128,                                 // concurrent_elements
    1,                                   // interleave_stores
    128,                                 // threads
    19072,                               // shared_bytes
    303.0,                               // flops_per_cell
    92.0,                                // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
