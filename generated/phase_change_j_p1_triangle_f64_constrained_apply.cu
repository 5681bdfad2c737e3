// phase_change_j_p1_triangle_f64_constrained_apply: apply of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel apply --define cell=triangle --set constraints=true
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
//   cell           triangle, geometry P1^2
//   test           P1, 3 dofs
//   trial          P1, 3 dofs
//   T              coefficient, P1, 3 dofs
//   melting_point  constant, 1 values
//   conductivity   constant, 2 values
//   degree         3 (metadata), scheme default
//
// Representation:
//   tensor          not valid: T varies on the cell
//   quadrature      208 flops <- taken
//   sum_factorised  not valid: a triangle is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          128
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       208
//   bytes       48 (44 read, 4 written)
//   flops/byte  4.33
//   shared      6656 bytes a block of 128 threads
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
phase_change_j_p1_triangle_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ T,
    const double* __restrict__ melting_point,
    const double* __restrict__ conductivity,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double T_nodes[128];
  alignas(16) __shared__ double x_nodes[128];
  alignas(16) __shared__ double tile[384];
  alignas(16) __shared__ int32_t entry[128];
  alignas(16) __shared__ uint16_t end[128];
  alignas(16) __shared__ uint16_t position[384];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 3;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 3; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    T_nodes[node] = T[d];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int l0 = local_nodes[3 * cell];
    const int l1 = local_nodes[3 * cell + 1];
    const int l2 = local_nodes[3 * cell + 2];
    const int64_t n0 = cells[3 * cell];
    const int64_t n1 = cells[3 * cell + 1];
    const int64_t n2 = cells[3 * cell + 2];
    const double T_0 = T_nodes[l0];
    const double T_1 = T_nodes[l1];
    const double T_2 = T_nodes[l2];
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double adj01 = x0_0 - x2_0;
    const double adj10 = x0_1 - x1_1;
    const double detJ = t0 * t1 - adj01 * adj10;
    const double abs_detJ = std::fabs(detJ);
    const double t2 = 0.10903900907287721 * T_0;
    const double t3 = 0.10903900907287721 * T_1;
    const double t4 = 0.10903900907287721 * T_2;
    const double t5 = t2 + 6.04396195432797 * t3 + 2.127067831275097 * t4;
    const double t6 = trial_0 + 6.04396195432797 * trial_1 + 2.127067831275097 * trial_2;
    const double t7 = std::exp(-t5);
    const double flux0 = abs_detJ * (((t5 < melting_point[0]) && (t5 > 0.0)) ? 0.10903900907287721 * (t6 *
        std::cos(t5) * t7 - t6 * t7 * std::sin(t5)) : 0.0);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t8 = ((t5 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t9 = trial_0 - trial_1;
    const double t10 = trial_0 - trial_2;
    const double t11 = t1 * t9 - adj10 * t10;
    const double t12 = adj01 * t9 - t0 * t10;
    const double t13 = t1 * t11 + adj01 * t12;
    const double flux1 = inv_abs_detJ * t8 * t13;
    const double t14 = adj10 * t11 + t0 * t12;
    const double flux2 = inv_abs_detJ * t8 * t14;
    const double t15 = 2.127067831275097 * t2 + 6.04396195432797 * t3 + t4;
    const double t16 = 2.127067831275097 * trial_0 + 6.04396195432797 * trial_1 + trial_2;
    const double t17 = std::exp(-t15);
    const double flux3 = abs_detJ * (((t15 < melting_point[0]) && (t15 > 0.0)) ? 0.10903900907287721 * (t16 *
        std::cos(t15) * t17 - t16 * t17 * std::sin(t15)) : 0.0);
    const double t18 = ((t15 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux4 = inv_abs_detJ * t13 * t18;
    const double flux5 = inv_abs_detJ * t14 * t18;
    const double t19 = t2 + 2.127067831275097 * t3 + 6.04396195432797 * t4;
    const double t20 = trial_0 + 2.127067831275097 * trial_1 + 6.04396195432797 * trial_2;
    const double t21 = std::exp(-t19);
    const double flux6 = abs_detJ * (((t19 < melting_point[0]) && (t19 > 0.0)) ? 0.10903900907287721 * (t20 *
        std::cos(t19) * t21 - t20 * t21 * std::sin(t19)) : 0.0);
    const double t22 = ((t19 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux7 = inv_abs_detJ * t13 * t22;
    const double flux8 = inv_abs_detJ * t14 * t22;
    const double t23 = 6.04396195432797 * t2 + 2.127067831275097 * t3 + t4;
    const double t24 = 6.04396195432797 * trial_0 + 2.127067831275097 * trial_1 + trial_2;
    const double t25 = std::exp(-t23);
    const double flux9 = abs_detJ * (((t23 < melting_point[0]) && (t23 > 0.0)) ? 0.10903900907287721 * (t24 *
        std::cos(t23) * t25 - t24 * t25 * std::sin(t23)) : 0.0);
    const double t26 = ((t23 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux10 = inv_abs_detJ * t13 * t26;
    const double flux11 = inv_abs_detJ * t14 * t26;
    const double t27 = 2.127067831275097 * t2 + t3 + 6.04396195432797 * t4;
    const double t28 = 2.127067831275097 * trial_0 + trial_1 + 6.04396195432797 * trial_2;
    const double t29 = std::exp(-t27);
    const double flux12 = abs_detJ * (((t27 < melting_point[0]) && (t27 > 0.0)) ? 0.10903900907287721 * (t28 *
        std::cos(t27) * t29 - t28 * t29 * std::sin(t27)) : 0.0);
    const double t30 = ((t27 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux13 = inv_abs_detJ * t13 * t30;
    const double flux14 = inv_abs_detJ * t14 * t30;
    const double t31 = 6.04396195432797 * t2 + t3 + 2.127067831275097 * t4;
    const double t32 = 6.04396195432797 * trial_0 + trial_1 + 2.127067831275097 * trial_2;
    const double t33 = std::exp(-t31);
    const double flux15 = abs_detJ * (((t31 < melting_point[0]) && (t31 > 0.0)) ? 0.10903900907287721 * (t32 *
        std::cos(t31) * t33 - t32 * t33 * std::sin(t31)) : 0.0);
    const double t34 = ((t31 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double flux16 = inv_abs_detJ * t13 * t34;
    const double flux17 = inv_abs_detJ * t14 * t34;
    const double t35 = flux1 + flux4 + flux7 + flux10 + flux13 + flux16;
    const double t36 = flux2 + flux5 + flux8 + flux11 + flux14 + flux17;
    const double t37 = -0.009086584089406434 * flux3;
    const double t38 = -0.009086584089406434 * flux9;
    const double t39 = -0.009086584089406434 * flux12;
    const double t40 = -0.009086584089406434 * flux15;
    const double result0 = -(0.009086584089406434 * flux0 + 0.009086584089406434 * flux6 + 0.08333333333333333
        * t36 - 0.08333333333333333 * t35 - 2.127067831275097 * t37 - 6.04396195432797 * t38 -
        2.127067831275097 * t39 - 6.04396195432797 * t40);
    const double result1 = -(0.05491896853117435 * flux0 + 0.019327780712752547 * flux6 + 0.08333333333333333
        * t35 - 6.04396195432797 * t37 - 2.127067831275097 * t38 - t39 - t40);
    const double result2 = -(0.019327780712752547 * flux0 + 0.05491896853117435 * flux6 - 0.08333333333333333
        * t36 - t37 - t38 - 6.04396195432797 * t39 - 2.127067831275097 * t40);
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
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
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
  }
}

}  // namespace

extern "C" int phase_change_j_p1_triangle_f64_constrained_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* T,
    const double* melting_point,
    const double* conductivity,
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
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    phase_change_j_p1_triangle_f64_constrained_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, constrained, coordinates, cells, T, melting_point, conductivity, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_triangle_f64_constrained_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
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
    {"T", "P1", 3, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_p1_triangle_f64_constrained_apply_cuda_descriptor = {
    "phase_change_j_p1_triangle_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "triangle",                                // cell
    "P1^2",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    3,                                         // rows
    3,                                         // columns
    3,                                         // entries_per_cell
    3,                                         // quadrature_degree
    6,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    3,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    3,                                         // nodes
    1,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    128,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    6656,                                      // shared_bytes
    208.0,                                     // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
