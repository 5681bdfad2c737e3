// stokes_p2x2_p1_triangle_f64_apply: apply of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --kernel apply --define cell=triangle
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    triangle, geometry P1^2
//   test    [P2^2, P1], 15 dofs
//   trial   [P2^2, P1], 15 dofs
//   degree  3 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells          cells to work on
//   y                  [dof] added to
//   x                  [dof] what the operator acts on
//   coordinates        [point][2]
//   cells              [cell][3] points of its coordinate nodes
//   num_cell_blocks    cells are sorted by block
//   block_cells        [num_cell_blocks + 1] first cell of each block
//   block_nodes        [num_cell_blocks + 1] first entry of each in node_offsets
//   node_offsets       [node of a block] its first entry of y
//   local_nodes        [cell][node] place among the nodes of the block
//   result_places      [cell][node] place among the results of the block, which stand node by node
//   contribution_ends  [node of a block] where its results end
//
// Representation:
//   tensor          243 flops <- taken
//   quadrature      488 flops
//   sum_factorised  619 flops
//   why             fewest flops of those that are valid; written, 243 flops, as it has no loops
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
//   block_nodes          992
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       243
//   bytes       188 (152 read, 36 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  1.29
//   shared      29248 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "stokes_p2x2_p1_triangle_f64_apply.h"

namespace of_stokes_p2x2_p1_triangle_f64_apply {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
stokes_p2x2_p1_triangle_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[992];
  alignas(16) __shared__ double tile[1920];
  alignas(16) __shared__ int32_t entry[992];
  alignas(16) __shared__ uint16_t end[992];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  const int lane = static_cast<int>(threadIdx.x);
  const int batch_cell = lane;
  const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
  const int l0 = local_nodes[15 * cell];
  const int l1 = local_nodes[15 * cell + 1];
  const int l2 = local_nodes[15 * cell + 2];
  const int l3 = local_nodes[15 * cell + 3];
  const int l4 = local_nodes[15 * cell + 4];
  const int l5 = local_nodes[15 * cell + 5];
  const int l6 = local_nodes[15 * cell + 6];
  const int l7 = local_nodes[15 * cell + 7];
  const int l8 = local_nodes[15 * cell + 8];
  const int l9 = local_nodes[15 * cell + 9];
  const int l10 = local_nodes[15 * cell + 10];
  const int l11 = local_nodes[15 * cell + 11];
  const int l12 = local_nodes[15 * cell + 12];
  const int l13 = local_nodes[15 * cell + 13];
  const int l14 = local_nodes[15 * cell + 14];
  const int64_t n0 = cells[3 * cell];
  const int64_t n1 = cells[3 * cell + 1];
  const int64_t n2 = cells[3 * cell + 2];
  const int listed0 = result_places[15 * cell];
  const int listed1 = result_places[15 * cell + 1];
  const int listed2 = result_places[15 * cell + 2];
  const int listed3 = result_places[15 * cell + 3];
  const int listed4 = result_places[15 * cell + 4];
  const int listed5 = result_places[15 * cell + 5];
  const int listed6 = result_places[15 * cell + 6];
  const int listed7 = result_places[15 * cell + 7];
  const int listed8 = result_places[15 * cell + 8];
  const int listed9 = result_places[15 * cell + 9];
  const int listed10 = result_places[15 * cell + 10];
  const int listed11 = result_places[15 * cell + 11];
  const int listed12 = result_places[15 * cell + 12];
  const int listed13 = result_places[15 * cell + 13];
  const int listed14 = result_places[15 * cell + 14];
  for (int first = 0; first < nodes_here; first += 384) {
    #pragma unroll
    for (int turn = 0; turn < 3; ++turn) {
      const int item = first + static_cast<int>(threadIdx.x) + 128 * turn;
      const int node = item < nodes_here ? item : nodes_here - 1;
      const int64_t d = node_offsets[first_node + node];
      entry[node] = node_offsets[first_node + node];
      end[node] = contribution_ends[first_node + node];
      x_nodes[node] = x[d];
    }
  }
  const double x0_0 = coordinates[2 * n0];
  const double x1_0 = coordinates[2 * n1];
  const double x2_0 = coordinates[2 * n2];
  const double x0_1 = coordinates[2 * n0 + 1];
  const double x1_1 = coordinates[2 * n1 + 1];
  const double x2_1 = coordinates[2 * n2 + 1];
  __syncthreads();
  const double trial_0 = x_nodes[l0];
  const double trial_2 = x_nodes[l2];
  const double trial_4 = x_nodes[l4];
  const double trial_6 = x_nodes[l6];
  const double trial_8 = x_nodes[l8];
  const double trial_10 = x_nodes[l10];
  const double trial_1 = x_nodes[l1];
  const double trial_3 = x_nodes[l3];
  const double trial_5 = x_nodes[l5];
  const double trial_7 = x_nodes[l7];
  const double trial_9 = x_nodes[l9];
  const double trial_11 = x_nodes[l11];
  const double trial_12 = x_nodes[l12];
  const double trial_13 = x_nodes[l13];
  const double trial_14 = x_nodes[l14];
  const double t0 = x0_1 - x1_1;
  const double t1 = t0 - 2.0 * (x0_1 - x2_1);
  const double t2 = x0_0 - x1_0;
  const double t3 = t2 - 2.0 * (x0_0 - x2_0);
  const double t4 = 0.5 * (t1 * t2 - t0 * t3);
  const double t5 = std::copysign(1.0, -t4);
  const double t6 = 0.5 * t1 * t5;
  const double t7 = trial_12 + trial_13;
  const double t8 = trial_14 + t7;
  const double t9 = reciprocal(std::fabs(t4));
  const double t10 = 0.25 * t9 * (t1 * t1 + t3 * t3);
  const double t11 = 4.0 * (trial_0 - trial_2);
  const double t12 = 8.0 * (trial_6 - trial_8);
  const double t13 = t11 - 2.0 * t12;
  const double t14 = 0.25 * t9 * (t0 * t1 + t2 * t3);
  const double t15 = 4.0 * (trial_0 + trial_2);
  const double t16 = 1.3333333333333333 * (trial_6 + trial_8);
  const double t17 = 0.6666666666666666 * trial_4;
  const double t18 = 8.0 * trial_10;
  const double t19 = 0.08333333333333333 * t15 + 0.3333333333333333 * t18 - t16 - t17;
  const double flux0 = -0.3333333333333333 * t6 * t8 - 0.08333333333333333 * t10 * t13 - t14 * t19;
  const double t20 = 0.5 * t0 * t5;
  const double t21 = 0.25 * t9 * (t0 * t0 + t2 * t2);
  const double flux1 = -0.3333333333333333 * t8 * t20 - 0.08333333333333333 * t13 * t14 - t19 * t21;
  const double t22 = 0.5 * t3 * t5;
  const double t23 = 4.0 * (trial_1 - trial_3);
  const double t24 = 8.0 * (trial_7 - trial_9);
  const double t25 = t23 - 2.0 * t24;
  const double t26 = 4.0 * (trial_1 + trial_3);
  const double t27 = 1.3333333333333333 * (trial_7 + trial_9);
  const double t28 = 0.6666666666666666 * trial_5;
  const double t29 = 8.0 * trial_11;
  const double t30 = 0.08333333333333333 * t26 + 0.3333333333333333 * t29 - t27 - t28;
  const double flux2 = 0.3333333333333333 * t8 * t22 - 0.08333333333333333 * t10 * t25 - t14 * t30;
  const double t31 = 0.5 * t2 * t5;
  const double flux3 = 0.3333333333333333 * t8 * t31 - 0.08333333333333333 * t14 * t25 - t21 * t30;
  const double flux4 = 0.08333333333333333 * t22 * t25 + t30 * t31 - 0.08333333333333333 * t6 * t13 - t19 *
      t20;
  const double t32 = 2.0 * trial_14 - t7;
  const double t33 = t11 + t12;
  const double t34 = t15 + 24.0 * t17 + t18 - 12.0 * t16;
  const double flux5 = t10 * t33 + t14 * t34 - t6 * t32;
  const double t35 = t14 * t33;
  const double flux6 = t35 + t21 * t34 - t20 * t32;
  const double t36 = t23 + t24;
  const double t37 = t26 + 24.0 * t28 + t29 - 12.0 * t27;
  const double flux7 = t22 * t32 + t10 * t36 + t14 * t37;
  const double t38 = t14 * t36;
  const double flux8 = t31 * t32 + t38 + t21 * t37;
  const double flux9 = t22 * t36 + t31 * t37 - t6 * t33 - t20 * t34;
  const double t39 = trial_12 - trial_13;
  const double t40 = t15 - t18;
  const double flux10 = t35 + t6 * t39 + t10 * t40;
  const double flux11 = -t20 * t39 - t14 * t40 - t21 * t33;
  const double t41 = t26 - t29;
  const double flux12 = t38 + t10 * t41 - t22 * t39;
  const double flux13 = t31 * t39 - t14 * t41 - t21 * t36;
  const double flux14 = t22 * t41 + t31 * t36 - t6 * t40 - t20 * t33;
  const double t42 = 0.08333333333333333 * flux10;
  const double t43 = 0.16666666666666666 * flux1;
  const double t44 = 0.1111111111111111 * flux6;
  const double t45 = t42 + 0.25 * t44 - t43;
  const double t46 = 0.16666666666666666 * flux0;
  const double t47 = t46 + 0.08333333333333333 * flux11 - 0.027777777777777776 * flux5;
  const double result0 = t45 - t47;
  const double t48 = 0.08333333333333333 * flux12;
  const double t49 = 0.16666666666666666 * flux3;
  const double t50 = 0.1111111111111111 * flux8;
  const double t51 = t48 + 0.25 * t50 - t49;
  const double t52 = 0.16666666666666666 * flux2;
  const double t53 = t52 + 0.08333333333333333 * flux13 - 0.027777777777777776 * flux7;
  const double result1 = t51 - t53;
  const double result2 = t45 + t47;
  const double result3 = t51 + t53;
  const double result4 = 2.0 * t43 + t44;
  const double result5 = 2.0 * t49 + t50;
  const double t54 = 4.0 * t43 - t44;
  const double t55 = 3.0 * t46 - t47;
  const double result6 = t54 + 2.0 * t55;
  const double t56 = 4.0 * t49 - t50;
  const double t57 = 3.0 * t52 - t53;
  const double result7 = t56 + 2.0 * t57;
  const double result8 = t54 - 2.0 * t55;
  const double result9 = t56 - 2.0 * t57;
  const double result10 = -0.5 * (4.0 * t42 + 16.0 * t43 - t44);
  const double result11 = -0.5 * (4.0 * t48 + 16.0 * t49 - t50);
  const double t58 = 0.16666666666666666 * flux4;
  const double t59 = 0.006944444444444444 * flux9;
  const double t60 = t58 + t59;
  const double result12 = -0.020833333333333332 * flux14 - t60;
  const double result13 = 0.020833333333333332 * flux14 - t60;
  const double result14 = 2.0 * t59 - t58;
  const int place0 = lane < cells_here ? listed0 : 15 * lane;
  const int place1 = lane < cells_here ? listed1 : 15 * lane + 1;
  const int place2 = lane < cells_here ? listed2 : 15 * lane + 2;
  const int place3 = lane < cells_here ? listed3 : 15 * lane + 3;
  const int place4 = lane < cells_here ? listed4 : 15 * lane + 4;
  const int place5 = lane < cells_here ? listed5 : 15 * lane + 5;
  const int place6 = lane < cells_here ? listed6 : 15 * lane + 6;
  const int place7 = lane < cells_here ? listed7 : 15 * lane + 7;
  const int place8 = lane < cells_here ? listed8 : 15 * lane + 8;
  const int place9 = lane < cells_here ? listed9 : 15 * lane + 9;
  const int place10 = lane < cells_here ? listed10 : 15 * lane + 10;
  const int place11 = lane < cells_here ? listed11 : 15 * lane + 11;
  const int place12 = lane < cells_here ? listed12 : 15 * lane + 12;
  const int place13 = lane < cells_here ? listed13 : 15 * lane + 13;
  const int place14 = lane < cells_here ? listed14 : 15 * lane + 14;
  tile[place0] = result0;
  tile[place1] = result1;
  tile[place2] = result2;
  tile[place3] = result3;
  tile[place4] = result4;
  tile[place5] = result5;
  tile[place6] = result6;
  tile[place7] = result7;
  tile[place8] = result8;
  tile[place9] = result9;
  tile[place10] = result10;
  tile[place11] = result11;
  tile[place12] = result12;
  tile[place13] = result13;
  tile[place14] = result14;
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      sum += tile[e];
    }
    atomicAdd(&y[d], sum);
  }
}

}  // namespace

extern "C" int stokes_p2x2_p1_triangle_f64_apply_hip(
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
    const uint16_t* result_places,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || block_cells == nullptr ||
      block_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr ||
      result_places == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(stokes_p2x2_p1_triangle_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, block_cells, block_nodes, node_offsets, local_nodes, result_places,
            contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_p2x2_p1_triangle_f64_apply_hip(
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
      arguments->result_places,
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_p2x2_p1_triangle_f64_apply_hip_descriptor = {
    "stokes_p2x2_p1_triangle_f64_apply",  // name
    "apply",                              // kernel
    "stokes.form",                        // form_file
    "a",                                  // form
    "hip",                                // target
    "60f40de88beb4f8b",                   // key
    "float64",                            // scalar
    "tensor",                             // representation
    "cell",                               // integral
    "triangle",                           // cell
    "P1^2",                               // coordinate_element
    "[P2^2, P1]",                         // row_element
    "[P2^2, P1]",                         // column_element
    "ufcx",                               // dof_order
    "interleaved",                        // component_order
    0,                                    // num_subdomains
    nullptr,                              // subdomains
    2,                                    // gdim
    2,                                    // arity
    15,                                   // rows
    15,                                   // columns
    15,                                   // entries_per_cell
    3,                                    // quadrature_degree
    0,                                    // quadrature_points
    0,                                    // num_coefficients
    0,                                    // num_constants
    nullptr,                              // coefficients
    nullptr,                              // constants
    "vertices",                           // input
    "full",                               // output
    0,                                    // geometry_size
    3,                                    // coordinate_nodes
    "blocks",                             // scatter
    "int32",                              // index_type
    "separate",                           // numbering
    0,                                    // constraints
    15,                                   // nodes
    1,                                    // components
    0,                                    // trial_nodes
    1,                                    // macro_cells
    992,                                  // block_nodes
    "",                                   // mapping
    "",                                   // unroll
    "written",                            // realisation
    "",                                   // k_place
    128,                                  // element_batch
    128,                                  // concurrent_elements
    1,                                    // interleave_stores
    128,                                  // threads
    29248,                                // shared_bytes
    243.0,                                // flops_per_cell
    188.0,                                // bytes_per_cell
    0.0,                                  // paper_flops_per_cell
    launch,                               // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_stokes_p2x2_p1_triangle_f64_apply
