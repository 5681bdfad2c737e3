// phase_change_j_p1_tetrahedron_f64_constrained_diagonal: diagonal of form J in phase_change.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate phase_change.form --kernel diagonal --define cell=tetrahedron --set constraints=true
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
//   tensor          not valid: a condition of a function
//   quadrature      338 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
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
//   patch_nodes          96
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       338
//   bytes       40 (38.6667 read, 1.33333 written)
//   flops/byte  8.45
//   shared      6464 bytes a block of 128 threads
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
phase_change_j_p1_tetrahedron_f64_constrained_diagonal_kernel(
    double* __restrict__ y,
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
  alignas(16) __shared__ double T_nodes[96];
  alignas(16) __shared__ double tile[512];
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
    T_nodes[node] = T[d];
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
    const double T_0 = T_nodes[l0];
    const double T_1 = T_nodes[l1];
    const double T_2 = T_nodes[l2];
    const double T_3 = T_nodes[l3];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double t5 = x0_0 - x2_0;
    const double t6 = x0_2 - x1_2;
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
    const double detJ = -t9;
    const double abs_detJ = std::fabs(detJ);
    const double t10 = T_0 + T_1 + T_2 + T_3;
    const double t11 = 0.25 * t10;
    const double t12 = std::exp(-0.25 * t10);
    const double t13 = abs_detJ * (((t11 < melting_point[0]) && (t11 > 0.0)) ? std::cos(t11) * t12 - t12 *
        std::sin(t11) : 0.0);
    const double t14 = ((t11 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t15 = reciprocal(t9);
    const double adj01 = t4 * t8 - t2 * t5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t16 = adj00 * adj00 * t15 * t15 + t15 * t15 * adj01 * adj01 + t15 * t15 * adj02 * adj02;
    const double t17 = abs_detJ * t14 * t16;
    const double adj11 = t0 * t2 - t6 * t8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t18 = adj00 * adj10 * t15 * t15 + t15 * t15 * adj01 * adj11 + t15 * t15 * adj02 * adj12;
    const double t19 = abs_detJ * t14 * t18;
    const double adj21 = t5 * t6 - t0 * t4;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t20 = adj00 * adj20 * t15 * t15 + t15 * t15 * adj01 * adj21 + t15 * t15 * adj02 * adj22;
    const double t21 = abs_detJ * t14 * t20;
    const double t22 = adj10 * adj10 * t15 * t15 + t15 * t15 * adj11 * adj11 + t15 * t15 * adj12 * adj12;
    const double t23 = abs_detJ * t14 * t22;
    const double t24 = adj10 * adj20 * t15 * t15 + t15 * t15 * adj11 * adj21 + t15 * t15 * adj12 * adj22;
    const double t25 = abs_detJ * t14 * t24;
    const double t26 = adj20 * adj20 * t15 * t15 + t15 * t15 * adj21 * adj21 + t15 * t15 * adj22 * adj22;
    const double t27 = abs_detJ * t14 * t26;
    const double t28 = T_0 + 3.0 * T_1 + T_2 + T_3;
    const double t29 = 0.16666666666666666 * t28;
    const double t30 = std::exp(-0.16666666666666666 * t28);
    const double t31 = abs_detJ * (((t29 < melting_point[0]) && (t29 > 0.0)) ? std::cos(t29) * t30 - t30 *
        std::sin(t29) : 0.0);
    const double t32 = ((t29 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t33 = abs_detJ * t16 * t32;
    const double t34 = abs_detJ * t18 * t32;
    const double t35 = abs_detJ * t20 * t32;
    const double t36 = abs_detJ * t22 * t32;
    const double t37 = abs_detJ * t24 * t32;
    const double t38 = abs_detJ * t26 * t32;
    const double t39 = T_0 + T_1 + 3.0 * T_2 + T_3;
    const double t40 = 0.16666666666666666 * t39;
    const double t41 = std::exp(-0.16666666666666666 * t39);
    const double t42 = abs_detJ * (((t40 < melting_point[0]) && (t40 > 0.0)) ? std::cos(t40) * t41 - t41 *
        std::sin(t40) : 0.0);
    const double t43 = ((t40 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t44 = abs_detJ * t16 * t43;
    const double t45 = abs_detJ * t18 * t43;
    const double t46 = abs_detJ * t20 * t43;
    const double t47 = abs_detJ * t22 * t43;
    const double t48 = abs_detJ * t24 * t43;
    const double t49 = abs_detJ * t26 * t43;
    const double t50 = T_0 + T_1 + T_2 + 3.0 * T_3;
    const double t51 = 0.16666666666666666 * t50;
    const double t52 = std::exp(-0.16666666666666666 * t50);
    const double t53 = abs_detJ * (((t51 < melting_point[0]) && (t51 > 0.0)) ? std::cos(t51) * t52 - t52 *
        std::sin(t51) : 0.0);
    const double t54 = ((t51 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t55 = abs_detJ * t16 * t54;
    const double t56 = abs_detJ * t18 * t54;
    const double t57 = abs_detJ * t20 * t54;
    const double t58 = abs_detJ * t22 * t54;
    const double t59 = abs_detJ * t24 * t54;
    const double t60 = abs_detJ * t26 * t54;
    const double t61 = 3.0 * T_0 + T_1 + T_2 + T_3;
    const double t62 = 0.16666666666666666 * t61;
    const double t63 = std::exp(-0.16666666666666666 * t61);
    const double t64 = abs_detJ * (((t62 < melting_point[0]) && (t62 > 0.0)) ? std::cos(t62) * t63 - t63 *
        std::sin(t62) : 0.0);
    const double t65 = ((t62 < melting_point[0]) ? conductivity[0] : conductivity[1]);
    const double t66 = abs_detJ * t16 * t65;
    const double t67 = abs_detJ * t18 * t65;
    const double t68 = abs_detJ * t20 * t65;
    const double t69 = abs_detJ * t22 * t65;
    const double t70 = abs_detJ * t24 * t65;
    const double t71 = abs_detJ * t26 * t65;
    const double t72 = 0.1111111111111111 * t13 + (t33 + t34 + t35) + (t34 + t36 + t37) + (t35 + t37 + t38) +
        (t44 + t45 + t46) + (t45 + t47 + t48) + (t46 + t48 + t49) + (t55 + t56 + t57) + (t56 + t58 + t59) +
        (t57 + t59 + t60) + (t66 + t67 + t68) + (t67 + t69 + t70) + (t68 + t70 + t71) - 1.7777777777777777 *
        (t17 + t19 + t21) - 1.7777777777777777 * (t19 + t23 + t25) - 1.7777777777777777 * (t21 + t25 + t27) -
        0.027777777777777776 * t31 - 0.027777777777777776 * t42 - 0.027777777777777776 * t53 - 0.25 * t64;
    const double result0 = 0.075 * t72;
    const double result1 = 0.075 * (0.1111111111111111 * t13 + t33 + t44 + t55 + t66 - 1.7777777777777777 *
        t17 - 0.25 * t31 - 0.027777777777777776 * t42 - 0.027777777777777776 * t53 - 0.027777777777777776 *
        t64);
    const double result2 = 0.075 * (0.1111111111111111 * t13 + t36 + t47 + t58 + t69 - 1.7777777777777777 *
        t23 - 0.027777777777777776 * t31 - 0.25 * t42 - 0.027777777777777776 * t53 - 0.027777777777777776 *
        t64);
    const double result3 = 0.075 * (0.1111111111111111 * t13 + t38 + t49 + t60 + t71 - 1.7777777777777777 *
        t27 - 0.027777777777777776 * t31 - 0.027777777777777776 * t42 - 0.25 * t53 - 0.027777777777777776 *
        t64);
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
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
  }
}

}  // namespace

extern "C" int phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cuda(
    int64_t num_cells,
    double* y,
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
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || T == nullptr || melting_point == nullptr || conductivity == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    phase_change_j_p1_tetrahedron_f64_constrained_diagonal_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, constrained, coordinates, cells, T, melting_point, conductivity, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
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
    {"T", "P1", 4, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"melting_point", "constant", 1, 0, 0, nullptr},
    {"conductivity", "constant", 2, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel phase_change_j_p1_tetrahedron_f64_constrained_diagonal_cuda_descriptor = {
    "phase_change_j_p1_tetrahedron_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1",                                      // row_element
    "P1",                                      // column_element
    "ufcx",                                    // dof_order
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
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    4,                                         // nodes
    1,                                         // components
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
    6464,                                      // shared_bytes
    338.0,                                     // flops_per_cell
    40.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
