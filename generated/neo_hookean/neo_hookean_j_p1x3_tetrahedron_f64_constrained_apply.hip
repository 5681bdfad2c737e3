// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=tetrahedron --set constraints=true
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Arguments, arrays on the device:
//   num_cells          cells to work on
//   y                  [dof] added to
//   x                  [dof] what the operator acts on
//   constrained        [dof] not 0 where constrained
//   coordinates        [point][3]
//   cells              [cell][4] points of its coordinate nodes
//   u                  [dof] a vector of the space of the results
//   lmbda              [1]
//   mu                 [1]
//   num_cell_blocks    cells are sorted by block
//   block_cells        [num_cell_blocks + 1] first cell of each block
//   block_nodes        [num_cell_blocks + 1] first entry of each in node_offsets
//   node_offsets       [node of a block] its first entry of y
//   local_nodes        [cell][node] place among the nodes of the block
//   result_places      [cell][node] place among the results of the block, which stand node by node
//   contribution_ends  [node of a block] where its results end
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      443 flops <- taken
//   sum_factorised  3873 flops
//   why             fewest flops of those that are valid; written, 443 flops
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
//   resident_blocks      3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       443
//   bytes       52 (48 read, 4 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  8.52
//   shared      17496 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

namespace of_neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply {
namespace {

using femforge_gpu::reciprocal;

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 3;
#else
constexpr int resident = 1;
#endif

__global__ void __launch_bounds__(128, resident)
neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[288];
  alignas(16) __shared__ double x_nodes[288];
  alignas(16) __shared__ double tile[1539];
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
    u_nodes[node] = u[d];
    u_nodes[node + 96] = u[d + 1];
    u_nodes[node + 192] = u[d + 2];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
    const double value1 = constrained[d + 1] ? 0.0 : x[d + 1];
    x_nodes[node + 96] = value1;
    const double value2 = constrained[d + 2] ? 0.0 : x[d + 2];
    x_nodes[node + 192] = value2;
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
  const double u_0 = u_nodes[l0];
  const double u_3 = u_nodes[l1];
  const double u_6 = u_nodes[l2];
  const double u_9 = u_nodes[l3];
  const double u_1 = u_nodes[l0 + 96];
  const double u_4 = u_nodes[l1 + 96];
  const double u_7 = u_nodes[l2 + 96];
  const double u_10 = u_nodes[l3 + 96];
  const double u_2 = u_nodes[l0 + 192];
  const double u_5 = u_nodes[l1 + 192];
  const double u_8 = u_nodes[l2 + 192];
  const double u_11 = u_nodes[l3 + 192];
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
  const double J01 = x2_0 - x0_0;
  const double J12 = x3_1 - x0_1;
  const double J02 = x3_0 - x0_0;
  const double J11 = x2_1 - x0_1;
  const double adj02 = J01 * J12 - J02 * J11;
  const double J00 = x1_0 - x0_0;
  const double J22 = x3_2 - x0_2;
  const double J21 = x2_2 - x0_2;
  const double adj00 = J11 * J22 - J12 * J21;
  const double J20 = x1_2 - x0_2;
  const double J10 = x1_1 - x0_1;
  const double adj10 = J12 * J20 - J22 * J10;
  const double adj20 = J21 * J10 - J11 * J20;
  const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
  const double sign_detJ = std::copysign(1.0, detJ);
  const double t0 = mu[0] * sign_detJ;
  const double inv_detJ = reciprocal(detJ);
  const double t1 = trial_2 - trial_5;
  const double t2 = trial_2 - trial_8;
  const double adj12 = J02 * J10 - J12 * J00;
  const double t3 = trial_2 - trial_11;
  const double adj22 = J11 * J00 - J01 * J10;
  const double t4 = inv_detJ * (adj02 * t1 + t2 * adj12 + t3 * adj22);
  const double t5 = u_0 - u_3;
  const double t6 = u_0 - u_6;
  const double t7 = u_0 - u_9;
  const double t8 = 1.0 - inv_detJ * (adj00 * t5 + adj10 * t6 + adj20 * t7);
  const double t9 = u_1 - u_4;
  const double adj01 = J02 * J21 - J01 * J22;
  const double t10 = u_1 - u_7;
  const double adj11 = J00 * J22 - J02 * J20;
  const double t11 = u_1 - u_10;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t12 = 1.0 - inv_detJ * (t9 * adj01 + t10 * adj11 + t11 * adj21);
  const double t13 = u_2 - u_5;
  const double t14 = u_2 - u_8;
  const double t15 = u_2 - u_11;
  const double t16 = 1.0 - inv_detJ * (adj02 * t13 + adj12 * t14 + adj22 * t15);
  const double t17 = inv_detJ * (adj02 * t9 + adj12 * t10 + adj22 * t11);
  const double t18 = inv_detJ * (adj01 * t13 + adj11 * t14 + adj21 * t15);
  const double t19 = t12 * t16 - t17 * t18;
  const double t20 = inv_detJ * (adj00 * t9 + adj10 * t10 + adj20 * t11);
  const double t21 = inv_detJ * (adj00 * t13 + adj10 * t14 + adj20 * t15);
  const double t22 = t16 * t20 + t17 * t21;
  const double t23 = inv_detJ * (t5 * adj01 + t6 * adj11 + t7 * adj21);
  const double t24 = inv_detJ * (adj02 * t5 + adj12 * t6 + adj22 * t7);
  const double t25 = t18 * t20 + t12 * t21;
  const double t26 = (t8 * t19 - t22 * t23) - t24 * t25;
  const double t27 = reciprocal(t26);
  const double t28 = trial_1 - trial_4;
  const double t29 = trial_1 - trial_7;
  const double t30 = trial_1 - trial_10;
  const double t31 = inv_detJ * (adj01 * t28 + adj11 * t29 + adj21 * t30);
  const double t32 = trial_0 - trial_3;
  const double t33 = trial_0 - trial_6;
  const double t34 = trial_0 - trial_9;
  const double t35 = inv_detJ * (adj00 * t32 + adj10 * t33 + adj20 * t34);
  const double t36 = inv_detJ * (adj01 * t32 + adj11 * t33 + adj21 * t34);
  const double t37 = inv_detJ * (adj00 * t28 + adj10 * t29 + adj20 * t30);
  const double t38 = inv_detJ * (t1 * adj01 + t2 * adj11 + t3 * adj21);
  const double t39 = inv_detJ * (adj02 * t28 + adj12 * t29 + adj22 * t30);
  const double t40 = (t4 * t12 + t16 * t31) + (t17 * t38 + t18 * t39);
  const double t41 = inv_detJ * (adj00 * t1 + adj10 * t2 + adj20 * t3);
  const double t42 = (t4 * t20 - t16 * t37) - (t17 * t41 + t21 * t39);
  const double t43 = (t20 * t38 + t18 * t37) - (t21 * t31 - t12 * t41);
  const double t44 = inv_detJ * (adj02 * t32 + adj12 * t33 + adj22 * t34);
  const double t45 = ((t8 * t40 + t19 * t35) + (t22 * t36 - t23 * t42)) + (t24 * t43 + t25 * t44);
  const double t46 = t27 * t45 * (t8 * t12 - t20 * t23);
  const double t47 = t46 - ((t8 * t31 + t12 * t35) + (t20 * t36 + t23 * t37));
  const double t48 = lmbda[0] * sign_detJ;
  const double t49 = std::log(t26);
  const double t50 = t0 * (t4 + t27 * t47) - t48 * t27 * (t47 * t49 - t46);
  const double t51 = t27 * t45 * (t8 * t17 + t20 * t24);
  const double t52 = ((t17 * t35 - t8 * t39) - (t24 * t37 + t20 * t44)) - t51;
  const double t53 = t0 * (t27 * t52 - t38) - t48 * t27 * (t51 + t49 * t52);
  const double t54 = t27 * t45 * (t17 * t23 + t12 * t24);
  const double t55 = ((t17 * t36 + t23 * t39) - (t24 * t31 - t12 * t44)) + t54;
  const double t56 = t0 * (t41 + t27 * t55) - t48 * t27 * (t49 * t55 - t54);
  const double flux0 = adj01 * t53 - adj02 * t50 - adj00 * t56;
  const double flux1 = adj11 * t53 - adj12 * t50 - adj10 * t56;
  const double flux2 = adj21 * t53 - adj22 * t50 - adj20 * t56;
  const double t57 = t27 * t45 * (t8 * t16 - t21 * t24);
  const double t58 = t57 - ((t4 * t8 + t16 * t35) + (t24 * t41 + t21 * t44));
  const double t59 = t0 * (t31 + t27 * t58) - t48 * t27 * (t49 * t58 - t57);
  const double t60 = t27 * t45 * (t8 * t18 + t21 * t23);
  const double t61 = ((t18 * t35 - t8 * t38) - (t21 * t36 + t23 * t41)) - t60;
  const double t62 = t0 * (t27 * t61 - t39) - t48 * t27 * (t60 + t49 * t61);
  const double t63 = t27 * t45 * (t16 * t23 + t18 * t24);
  const double t64 = ((t4 * t23 - t16 * t36) - (t24 * t38 + t18 * t44)) - t63;
  const double t65 = t0 * (t27 * t64 - t37) - t48 * t27 * (t63 + t49 * t64);
  const double flux3 = adj02 * t62 + adj00 * t65 - adj01 * t59;
  const double flux4 = adj12 * t62 + adj10 * t65 - adj11 * t59;
  const double flux5 = adj22 * t62 + adj20 * t65 - adj21 * t59;
  const double t66 = t19 * t27 * t45;
  const double t67 = t66 - t40;
  const double t68 = t0 * (t35 + t27 * t67) - t48 * t27 * (t49 * t67 - t66);
  const double t69 = t22 * t27 * t45;
  const double t70 = t42 - t69;
  const double t71 = t0 * (t27 * t70 - t36) - t48 * t27 * (t69 + t49 * t70);
  const double t72 = t25 * t27 * t45;
  const double t73 = t43 + t72;
  const double t74 = t0 * (t44 + t27 * t73) - t48 * t27 * (t49 * t73 - t72);
  const double flux6 = adj01 * t71 - adj00 * t68 - adj02 * t74;
  const double flux7 = adj11 * t71 - adj10 * t68 - adj12 * t74;
  const double flux8 = adj21 * t71 - adj20 * t68 - adj22 * t74;
  const double result0 = -0.16666666666666666 * (flux6 + flux7 + flux8);
  const double result1 = -0.16666666666666666 * (flux3 + flux4 + flux5);
  const double result2 = -0.16666666666666666 * (flux0 + flux1 + flux2);
  const double result3 = 0.16666666666666666 * flux6;
  const double result4 = 0.16666666666666666 * flux3;
  const double result5 = 0.16666666666666666 * flux0;
  const double result6 = 0.16666666666666666 * flux7;
  const double result7 = 0.16666666666666666 * flux4;
  const double result8 = 0.16666666666666666 * flux1;
  const double result9 = 0.16666666666666666 * flux8;
  const double result10 = 0.16666666666666666 * flux5;
  const double result11 = 0.16666666666666666 * flux2;
  const int place0 = lane < cells_here ? listed0 : 4 * lane;
  const int place1 = lane < cells_here ? listed1 : 4 * lane + 1;
  const int place2 = lane < cells_here ? listed2 : 4 * lane + 2;
  const int place3 = lane < cells_here ? listed3 : 4 * lane + 3;
  tile[place0] = result0;
  tile[place0 + 513] = result1;
  tile[place0 + 1026] = result2;
  tile[place1] = result3;
  tile[place1 + 513] = result4;
  tile[place1 + 1026] = result5;
  tile[place2] = result6;
  tile[place2 + 513] = result7;
  tile[place2 + 1026] = result8;
  tile[place3] = result9;
  tile[place3 + 513] = result10;
  tile[place3 + 1026] = result11;
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 3 * nodes_here; k += 128) {
    const int node = k / 3;
    const int component = k % 3;
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      sum += tile[e + 513 * component];
    }
    if (!constrained[d + component]) {
      atomicAdd(&y[d + component], sum);
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
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
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr ||
      u == nullptr || lmbda == nullptr || mu == nullptr || block_cells == nullptr ||
      block_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr ||
      result_places == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(result_places) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel,
        dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, constrained, coordinates, cells, u, lmbda, mu, block_cells, block_nodes, node_offsets,
            local_nodes, result_places, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(
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
      arguments->result_places,
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "neo_hookean.form",                        // form_file
    "J",                                       // form
    "hip",                                     // target
    "4735dba42bf09144",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
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
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // macro_cells
    96,                                        // block_nodes
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    17496,                                     // shared_bytes
    443.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply
