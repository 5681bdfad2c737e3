// phase_change_j_p1_tetrahedron_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=tetrahedron --set constraints=true
//
// Form file phase_change.form:
//   | """Heat conduction with a melting point and a heat source that decays: residual F and its Jacobian J.
//   |
//   | The conductivity jumps where the temperature passes the melting point, and the source stops there.
//   | """
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | dT = TrialFunction(element)
//   | T = Coefficient(element)
//   | melting_point = Constant(cell)
//   | conductivity = Constant(cell, (2,))
//   |
//   | solid = lt(T, melting_point)
//   | kappa = conditional(solid, conductivity[0], conductivity[1])
//   | source = conditional(And(solid, gt(T, 0)), exp(-T) * sin(T), 0)
//   | F = (kappa * inner(grad(v), grad(T)) - source * v) * dx(degree=2 * degree + 1)
//   | J = derivative(F, T, dT)
//
// What:
//   cell           tetrahedron, geometry P1^3
//   test           P1, 4 dofs
//   trial          P1, 4 dofs
//   T              coefficient, P1, 4 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: T varies on the cell
//   quadrature      287 flops <- taken
//   sum_factorised  not valid: the rule's points have no directions, and other rules give other sums of
//                   what is no polynomial
//   why             the only valid one; written, 287 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              blocks
//   index_type           int32
//   constraints          true
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
//   flops       287
//   bytes       41.3333 (40 read, 1.33333 written)
//   flops/byte  6.94
//   shared      7232 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "phase_change_j_p1_tetrahedron_f64_constrained_apply.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double T_nodes[96];
  alignas(16) __shared__ double x_nodes[96];
  alignas(16) __shared__ double tile[512];
  alignas(16) __shared__ int32_t entry[96];
  alignas(16) __shared__ uint16_t end[96];
  alignas(16) __shared__ uint16_t position[512];
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
  #pragma unroll
  for (int turn = 0; turn < 1; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int k = item < cells_here ? item : cells_here - 1;
    reinterpret_cast<ushort4*>(position)[k] = reinterpret_cast<const ushort4*>(contributions)[first_cell + k];
  }
  #pragma unroll
  for (int turn = 0; turn < 1; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int node = item < nodes_here ? item : nodes_here - 1;
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    T_nodes[node] = T[d];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
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
  const double T_0 = T_nodes[l0];
  const double T_1 = T_nodes[l1];
  const double T_2 = T_nodes[l2];
  const double T_3 = T_nodes[l3];
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
  const double t0 = 0.16666666666666666 * T_0;
  const double t1 = 0.16666666666666666 * T_1;
  const double t2 = 0.16666666666666666 * T_2;
  const double t3 = 0.16666666666666666 * T_3;
  const double t4 = t0 + t1 + t2 + t3;
  const double t5 = 1.5 * t4;
  const double t6 = trial_0 + trial_1 + trial_2 + trial_3;
  const double t7 = 0.25 * t6 * std::exp(-1.5 * t4);
  const double flux0 = abs_detJ * (((t5 < melting_point[0]) && (t5 > 0.0)) ? std::cos(t5) * t7 - t7 *
      std::sin(t5) : 0.0);
  const double t8 = trial_0 - trial_1;
  const double t9 = trial_0 - trial_2;
  const double t10 = trial_0 - trial_3;
  const double t11 = adj00 * t8 + adj10 * t9 + adj20 * t10;
  const double inv_abs_detJ = reciprocal(abs_detJ);
  const double t12 = inv_abs_detJ * ((t5 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t13 = t11 * t12;
  const double adj01 = J21 * J02 - J22 * J01;
  const double adj11 = J00 * J22 - J20 * J02;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t14 = t8 * adj01 + t9 * adj11 + t10 * adj21;
  const double t15 = t12 * t14;
  const double adj02 = J12 * J01 - J11 * J02;
  const double adj12 = J10 * J02 - J00 * J12;
  const double adj22 = J00 * J11 - J01 * J10;
  const double t16 = t8 * adj02 + t9 * adj12 + t10 * adj22;
  const double t17 = t12 * t16;
  const double flux1 = -adj00 * t13 - adj01 * t15 - adj02 * t17;
  const double flux2 = -adj10 * t13 - adj11 * t15 - adj12 * t17;
  const double flux3 = -adj20 * t13 - adj21 * t15 - adj22 * t17;
  const double t18 = 2.0 * t1 + t4;
  const double t19 = 0.16666666666666666 * (2.0 * trial_1 + t6) * std::exp(-t18);
  const double flux4 = abs_detJ * (((t18 < melting_point[0]) && (t18 > 0.0)) ? std::cos(t18) * t19 - t19 *
      std::sin(t18) : 0.0);
  const double t20 = inv_abs_detJ * ((t18 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t21 = t11 * t20;
  const double t22 = t14 * t20;
  const double t23 = t16 * t20;
  const double flux5 = -adj00 * t21 - adj01 * t22 - adj02 * t23;
  const double flux6 = -adj10 * t21 - adj11 * t22 - adj12 * t23;
  const double flux7 = -adj20 * t21 - adj21 * t22 - adj22 * t23;
  const double t24 = 2.0 * t2 + t4;
  const double t25 = 0.16666666666666666 * (2.0 * trial_2 + t6) * std::exp(-t24);
  const double flux8 = abs_detJ * (((t24 < melting_point[0]) && (t24 > 0.0)) ? std::cos(t24) * t25 - t25 *
      std::sin(t24) : 0.0);
  const double t26 = inv_abs_detJ * ((t24 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t27 = t11 * t26;
  const double t28 = t14 * t26;
  const double t29 = t16 * t26;
  const double flux9 = -adj00 * t27 - adj01 * t28 - adj02 * t29;
  const double flux10 = -adj10 * t27 - adj11 * t28 - adj12 * t29;
  const double flux11 = -adj20 * t27 - adj21 * t28 - adj22 * t29;
  const double t30 = 2.0 * t3 + t4;
  const double t31 = 0.16666666666666666 * (2.0 * trial_3 + t6) * std::exp(-t30);
  const double flux12 = abs_detJ * (((t30 < melting_point[0]) && (t30 > 0.0)) ? std::cos(t30) * t31 - t31 *
      std::sin(t30) : 0.0);
  const double t32 = inv_abs_detJ * ((t30 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t33 = t11 * t32;
  const double t34 = t14 * t32;
  const double t35 = t16 * t32;
  const double flux13 = -adj00 * t33 - adj01 * t34 - adj02 * t35;
  const double flux14 = -adj10 * t33 - adj11 * t34 - adj12 * t35;
  const double flux15 = -adj20 * t33 - adj21 * t34 - adj22 * t35;
  const double t36 = 2.0 * t0 + t4;
  const double t37 = 0.16666666666666666 * (2.0 * trial_0 + t6) * std::exp(-t36);
  const double flux16 = abs_detJ * (((t36 < melting_point[0]) && (t36 > 0.0)) ? std::cos(t36) * t37 - t37 *
      std::sin(t36) : 0.0);
  const double t38 = inv_abs_detJ * ((t36 < melting_point[0]) ? conductivity[0] : conductivity[1]);
  const double t39 = t11 * t38;
  const double t40 = t14 * t38;
  const double t41 = t16 * t38;
  const double flux17 = -adj00 * t39 - adj01 * t40 - adj02 * t41;
  const double flux18 = -adj10 * t39 - adj11 * t40 - adj12 * t41;
  const double flux19 = -adj20 * t39 - adj21 * t40 - adj22 * t41;
  const double t42 = 1.7777777777777777 * flux1 - flux5 - flux9 - flux13 - flux17;
  const double t43 = 1.7777777777777777 * flux2 - flux6 - flux10 - flux14 - flux18;
  const double t44 = 1.7777777777777777 * flux3 - flux7 - flux11 - flux15 - flux19;
  const double t45 = 0.0125 * flux16;
  const double result0 = 0.0125 * (2.6666666666666665 * flux0 + 6.0 * t42 + 6.0 * t43 + 6.0 * t44 - flux4 -
      flux8 - flux12 - 240.0 * t45);
  const double result1 = 0.0125 * (2.6666666666666665 * flux0 - 3.0 * flux4 - flux8 - flux12 - 6.0 * t42 -
      80.0 * t45);
  const double result2 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - 3.0 * flux8 - flux12 - 6.0 * t43 -
      80.0 * t45);
  const double result3 = 0.0125 * (2.6666666666666665 * flux0 - flux4 - flux8 - 3.0 * flux12 - 6.0 * t44 -
      80.0 * t45);
  tile[lane] = result0;
  tile[lane + 128] = result1;
  tile[lane + 256] = result2;
  tile[lane + 384] = result3;
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum += tile[place];
    }
    if (!constrained[d]) {
      atomicAdd(&y[d], sum);
    }
  }
}

}  // namespace

extern "C" int phase_change_j_p1_tetrahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
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
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr ||
      T == nullptr || melting_point == nullptr || conductivity == nullptr || block_cells == nullptr ||
      block_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr ||
      contributions == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(contributions) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(phase_change_j_p1_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, constrained, coordinates, cells, T, melting_point, conductivity, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_tetrahedron_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
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
    {"T", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_apply_hip_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "phase_change.form",                       // form_file
    "J",                                       // form
    "hip",                                     // target
    "71d36934a2f0a92a",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    4,                                         // rows
    4,                                         // columns
    4,                                         // entries_per_cell
    3,                                         // quadrature_degree
    5,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
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
    7232,                                      // shared_bytes
    287.0,                                     // flops_per_cell
    41.333333333333336,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
