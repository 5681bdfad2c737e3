// heat_step_p1_tetrahedron_f64_apply: apply of form a in heat_step.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate heat_step.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file heat_step.form:
//   | """A step of heat conduction: conductivity (a symmetric tensor) and capacity are data at quadrature points."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | rule_degree = 2
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | conductivity = Coefficient(TensorElement("Quadrature", cell, rule_degree, symmetry=True))
//   | capacity = Coefficient(FiniteElement("Quadrature", cell, rule_degree))
//   |
//   | a = (inner(grad(v), conductivity * grad(u)) + capacity * v * u) * dx
//
// What:
//   cell          tetrahedron, geometry P1^3
//   test          P1, 4 dofs
//   trial         P1, 4 dofs
//   conductivity  coefficient, quadrature2^(3x3 sym), [4 points][6] of each cell
//   capacity      coefficient, quadrature2, [4 points] of each cell
//   degree        2 (element), scheme default
//   point 0       0.5854101966249684 0.1381966011250105 0.1381966011250105
//   point 1       0.1381966011250105 0.5854101966249684 0.1381966011250105
//   point 2       0.1381966011250105 0.1381966011250105 0.5854101966249684
//   point 3       0.1381966011250105 0.1381966011250105 0.1381966011250105
//
// Arguments, arrays on the device:
//   num_cells          cells to work on
//   y                  [dof] added to
//   x                  [dof] what the operator acts on
//   coordinates        [point][3]
//   cells              [cell][4] points of its coordinate nodes
//   conductivity       [cell][4][6] at points
//   capacity           [cell][4][1] at points
//   num_cell_blocks    cells are sorted by block
//   block_cells        [num_cell_blocks + 1] first cell of each block
//   block_nodes        [num_cell_blocks + 1] first entry of each in node_offsets
//   node_offsets       [node of a block] its first entry of y
//   local_nodes        [cell][node] place among the nodes of the block
//   result_places      [cell][node] place among the results of the block, which stand node by node
//   contribution_ends  [node of a block] where its results end
//
// Representation:
//   tensor          not valid: conductivity is given at quadrature points
//   quadrature      162 flops <- taken
//   sum_factorised  not valid: conductivity is given at quadrature points
//   why             the only valid one; written, 162 flops
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
//   flops       162
//   bytes       264 (262.667 read, 1.33333 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  0.614
//   shared      5440 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "heat_step_p1_tetrahedron_f64_apply.h"

namespace of_heat_step_p1_tetrahedron_f64_apply {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
heat_step_p1_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ conductivity,
    const double* __restrict__ capacity,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[96];
  alignas(16) __shared__ double tile[512];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

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
  const ushort4 listed0_to_listed3 = reinterpret_cast<const ushort4*>(result_places)[cell];
  const int listed0 = listed0_to_listed3.x;
  const int listed1 = listed0_to_listed3.y;
  const int listed2 = listed0_to_listed3.z;
  const int listed3 = listed0_to_listed3.w;
  #pragma unroll
  for (int turn = 0; turn < 1; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int node = item < nodes_here ? item : nodes_here - 1;
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
  }
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
  __syncthreads();
  const double2 conductivity_0_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell];
  const double conductivity_0 = conductivity_0_and_next.x;
  const double conductivity_1 = conductivity_0_and_next.y;
  const double2 conductivity_6_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 3];
  const double conductivity_6 = conductivity_6_and_next.x;
  const double conductivity_7 = conductivity_6_and_next.y;
  const double2 conductivity_12_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 6];
  const double conductivity_12 = conductivity_12_and_next.x;
  const double conductivity_13 = conductivity_12_and_next.y;
  const double2 conductivity_18_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 9];
  const double conductivity_18 = conductivity_18_and_next.x;
  const double conductivity_19 = conductivity_18_and_next.y;
  const double2 conductivity_2_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 1];
  const double conductivity_2 = conductivity_2_and_next.x;
  const double conductivity_3 = conductivity_2_and_next.y;
  const double2 conductivity_8_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 4];
  const double conductivity_8 = conductivity_8_and_next.x;
  const double conductivity_9 = conductivity_8_and_next.y;
  const double2 conductivity_14_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 7];
  const double conductivity_14 = conductivity_14_and_next.x;
  const double conductivity_15 = conductivity_14_and_next.y;
  const double2 conductivity_20_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 10];
  const double conductivity_20 = conductivity_20_and_next.x;
  const double conductivity_21 = conductivity_20_and_next.y;
  const double2 conductivity_4_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 2];
  const double conductivity_4 = conductivity_4_and_next.x;
  const double conductivity_5 = conductivity_4_and_next.y;
  const double2 conductivity_10_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 5];
  const double conductivity_10 = conductivity_10_and_next.x;
  const double conductivity_11 = conductivity_10_and_next.y;
  const double2 conductivity_16_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 8];
  const double conductivity_16 = conductivity_16_and_next.x;
  const double conductivity_17 = conductivity_16_and_next.y;
  const double2 conductivity_22_and_next = reinterpret_cast<const double2*>(conductivity)[12 * cell + 11];
  const double conductivity_22 = conductivity_22_and_next.x;
  const double conductivity_23 = conductivity_22_and_next.y;
  const double capacity_0 = capacity[4 * cell];
  const double capacity_1 = capacity[4 * cell + 1];
  const double capacity_2 = capacity[4 * cell + 2];
  const double capacity_3 = capacity[4 * cell + 3];
  const double trial_0 = x_nodes[l0];
  const double trial_1 = x_nodes[l1];
  const double trial_2 = x_nodes[l2];
  const double trial_3 = x_nodes[l3];
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
  const double flux0 = capacity_0 * (trial_0 + 4.23606797749979 * trial_1 + trial_2 + trial_3) * abs_detJ;
  const double flux1 = capacity_1 * abs_detJ * (trial_0 + trial_1 + 4.23606797749979 * trial_2 + trial_3);
  const double flux2 = capacity_2 * abs_detJ * (trial_0 + trial_1 + trial_2 + 4.23606797749979 * trial_3);
  const double flux3 = capacity_3 * abs_detJ * (4.23606797749979 * trial_0 + trial_1 + trial_2 + trial_3);
  const double inv_abs_detJ = reciprocal(abs_detJ);
  const double t0 = trial_0 - trial_1;
  const double t1 = trial_0 - trial_2;
  const double t2 = trial_0 - trial_3;
  const double t3 = inv_abs_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
  const double adj01 = J21 * J02 - J22 * J01;
  const double adj11 = J00 * J22 - J20 * J02;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t4 = inv_abs_detJ * (t0 * adj01 + t1 * adj11 + t2 * adj21);
  const double t5 = conductivity_1 + conductivity_7 + conductivity_13 + conductivity_19;
  const double adj02 = J12 * J01 - J11 * J02;
  const double adj12 = J10 * J02 - J00 * J12;
  const double adj22 = J00 * J11 - J01 * J10;
  const double t6 = inv_abs_detJ * (t0 * adj02 + t1 * adj12 + t2 * adj22);
  const double t7 = conductivity_3 + conductivity_9 + conductivity_15 + conductivity_21;
  const double t8 = t3 * (conductivity_0 + conductivity_6 + conductivity_12 + conductivity_18) + (t4 * t5 + t6
      * t7);
  const double t9 = conductivity_4 + conductivity_10 + conductivity_16 + conductivity_22;
  const double t10 = t3 * t5 + (t4 * (conductivity_2 + conductivity_8 + conductivity_14 + conductivity_20) +
      t6 * t9);
  const double t11 = t3 * t7 + (t4 * t9 + t6 * (conductivity_5 + conductivity_11 + conductivity_17 +
      conductivity_23));
  const double t12 = adj00 * t8 + (adj01 * t10 + adj02 * t11);
  const double t13 = adj10 * t8 + (adj11 * t10 + adj12 * t11);
  const double t14 = adj20 * t8 + (adj21 * t10 + adj22 * t11);
  const double t15 = 0.000795762523437719 * flux3;
  const double t16 = 0.000795762523437719 * flux0 + 0.000795762523437719 * flux1 + 0.000795762523437719 *
      flux2 + t15;
  const double result0 = 0.041666666666666664 * t12 + 0.041666666666666664 * t13 + 0.041666666666666664 * t14
      + 3.23606797749979 * t15 + t16;
  const double result1 = 0.0025751416197912287 * flux0 + t16 - 0.041666666666666664 * t12;
  const double result2 = 0.0025751416197912287 * flux1 + t16 - 0.041666666666666664 * t13;
  const double result3 = 0.0025751416197912287 * flux2 + t16 - 0.041666666666666664 * t14;
  const int place0 = lane < cells_here ? listed0 : 4 * lane;
  const int place1 = lane < cells_here ? listed1 : 4 * lane + 1;
  const int place2 = lane < cells_here ? listed2 : 4 * lane + 2;
  const int place3 = lane < cells_here ? listed3 : 4 * lane + 3;
  tile[place0] = result0;
  tile[place1] = result1;
  tile[place2] = result2;
  tile[place3] = result3;
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

extern "C" int heat_step_p1_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
    const double* conductivity,
    const double* capacity,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr ||
      conductivity == nullptr || capacity == nullptr || block_cells == nullptr || block_nodes == nullptr ||
      node_offsets == nullptr || local_nodes == nullptr || result_places == nullptr ||
      contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(result_places) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(conductivity) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(heat_step_p1_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, conductivity, capacity, block_cells, block_nodes, node_offsets, local_nodes,
            result_places, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return heat_step_p1_tetrahedron_f64_apply_hip(
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
      arguments->result_places,
      arguments->contribution_ends,
      stream);
}

constexpr double quadrature2_points[] = {
    0.5854101966249684, 0.1381966011250105, 0.1381966011250105,
    0.1381966011250105, 0.5854101966249684, 0.1381966011250105,
    0.1381966011250105, 0.1381966011250105, 0.5854101966249684,
    0.1381966011250105, 0.1381966011250105, 0.1381966011250105,
};

constexpr femforge_input coefficients[] = {
    {"conductivity", "quadrature2^(3x3 sym)", 24, 0, 4, quadrature2_points},
    {"capacity", "quadrature2", 4, 0, 4, quadrature2_points},
};

}  // namespace

extern "C" const femforge_kernel heat_step_p1_tetrahedron_f64_apply_hip_descriptor = {
    "heat_step_p1_tetrahedron_f64_apply",  // name
    "apply",                               // kernel
    "heat_step.form",                      // form_file
    "a",                                   // form
    "hip",                                 // target
    "ff6fa3566a6a75e7",                    // key
    "float64",                             // scalar
    "quadrature",                          // representation
    "cell",                                // integral
    "tetrahedron",                         // cell
    "P1^3",                                // coordinate_element
    "P1",                                  // row_element
    "P1",                                  // column_element
    "ufcx",                                // dof_order
    "interleaved",                         // component_order
    0,                                     // num_subdomains
    nullptr,                               // subdomains
    3,                                     // gdim
    2,                                     // arity
    4,                                     // rows
    4,                                     // columns
    4,                                     // entries_per_cell
    2,                                     // quadrature_degree
    4,                                     // quadrature_points
    2,                                     // num_coefficients
    0,                                     // num_constants
    coefficients,                          // coefficients
    nullptr,                               // constants
    "vertices",                            // input
    "full",                                // output
    0,                                     // geometry_size
    4,                                     // coordinate_nodes
    "blocks",                              // scatter
    "int32",                               // index_type
    "separate",                            // numbering
    0,                                     // constraints
    4,                                     // nodes
    1,                                     // components
    0,                                     // trial_nodes
    1,                                     // macro_cells
    96,                                    // block_nodes
    "",                                    // mapping
    "",                                    // unroll
    "written",                             // realisation
    "",                                    // k_place
    128,                                   // element_batch
    128,                                   // concurrent_elements
    1,                                     // interleave_stores
    128,                                   // threads
    5440,                                  // shared_bytes
    162.0,                                 // flops_per_cell
    263.99999999999994,                    // bytes_per_cell
    0.0,                                   // paper_flops_per_cell
    launch,                                // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_heat_step_p1_tetrahedron_f64_apply
