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
//   quadrature      479 flops <- taken
//   sum_factorised  4161 flops
//   why             fewest flops of those that are valid; written, 479 flops
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
//   flops       479
//   bytes       52 (48 read, 4 written)
//   flops/byte  9.21
//   shared      17496 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

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
  const double inv_detJ = reciprocal(detJ);
  const double t0 = u_0 - u_3;
  const double t1 = u_0 - u_6;
  const double t2 = u_0 - u_9;
  const double t3 = 1.0 - inv_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
  const double t4 = u_1 - u_4;
  const double adj01 = J02 * J21 - J01 * J22;
  const double t5 = u_1 - u_7;
  const double adj11 = J00 * J22 - J02 * J20;
  const double t6 = u_1 - u_10;
  const double adj21 = J01 * J20 - J00 * J21;
  const double t7 = 1.0 - inv_detJ * (t4 * adj01 + t5 * adj11 + t6 * adj21);
  const double t8 = u_2 - u_5;
  const double t9 = u_2 - u_8;
  const double adj12 = J02 * J10 - J12 * J00;
  const double t10 = u_2 - u_11;
  const double adj22 = J11 * J00 - J01 * J10;
  const double t11 = 1.0 - inv_detJ * (adj02 * t8 + t9 * adj12 + t10 * adj22);
  const double t12 = inv_detJ * (adj02 * t4 + t5 * adj12 + t6 * adj22);
  const double t13 = inv_detJ * (adj01 * t8 + adj11 * t9 + adj21 * t10);
  const double t14 = t7 * t11 - t12 * t13;
  const double t15 = inv_detJ * (adj00 * t4 + adj10 * t5 + adj20 * t6);
  const double t16 = inv_detJ * (adj00 * t8 + adj10 * t9 + adj20 * t10);
  const double t17 = t11 * t15 + t12 * t16;
  const double t18 = inv_detJ * (t0 * adj01 + t1 * adj11 + t2 * adj21);
  const double t19 = inv_detJ * (adj02 * t0 + t1 * adj12 + t2 * adj22);
  const double t20 = t13 * t15 + t7 * t16;
  const double t21 = (t3 * t14 - t17 * t18) - t19 * t20;
  const double t22 = reciprocal(t21);
  const double t23 = trial_1 - trial_4;
  const double t24 = trial_1 - trial_7;
  const double t25 = trial_1 - trial_10;
  const double t26 = inv_detJ * (adj01 * t23 + adj11 * t24 + adj21 * t25);
  const double t27 = trial_0 - trial_3;
  const double t28 = trial_0 - trial_6;
  const double t29 = trial_0 - trial_9;
  const double t30 = inv_detJ * (adj00 * t27 + adj10 * t28 + adj20 * t29);
  const double t31 = inv_detJ * (adj01 * t27 + adj11 * t28 + adj21 * t29);
  const double t32 = inv_detJ * (adj00 * t23 + adj10 * t24 + adj20 * t25);
  const double t33 = trial_2 - trial_5;
  const double t34 = trial_2 - trial_8;
  const double t35 = trial_2 - trial_11;
  const double t36 = inv_detJ * (adj02 * t33 + adj12 * t34 + adj22 * t35);
  const double t37 = inv_detJ * (adj01 * t33 + adj11 * t34 + adj21 * t35);
  const double t38 = inv_detJ * (adj02 * t23 + adj12 * t24 + adj22 * t25);
  const double t39 = (t7 * t36 + t11 * t26) + (t12 * t37 + t13 * t38);
  const double t40 = inv_detJ * (adj00 * t33 + adj10 * t34 + adj20 * t35);
  const double t41 = (t15 * t36 - t11 * t32) - (t12 * t40 + t16 * t38);
  const double t42 = (t15 * t37 + t13 * t32) - (t16 * t26 - t7 * t40);
  const double t43 = inv_detJ * (adj02 * t27 + adj12 * t28 + adj22 * t29);
  const double t44 = ((t3 * t39 + t14 * t30) + (t17 * t31 - t18 * t41)) + (t19 * t42 + t20 * t43);
  const double t45 = t3 * t7 - t15 * t18;
  const double t46 = t22 * t44 * t45 - ((t3 * t26 + t7 * t30) + (t15 * t31 + t18 * t32));
  const double sign_detJ = std::copysign(1.0, detJ);
  const double t47 = mu[0] * sign_detJ;
  const double t48 = std::log(t21);
  const double t49 = lmbda[0] * sign_detJ;
  const double t50 = (t22 * t46 * t47 + t36 * t47) - (t22 * t46 * t48 - t22 * t22 * t44 * t45) * t49;
  const double t51 = t3 * t12 + t15 * t19;
  const double t52 = ((t12 * t30 - t3 * t38) - (t19 * t32 + t15 * t43)) - t22 * t44 * t51;
  const double t53 = (t22 * t47 * t52 - t37 * t47) - t49 * (t22 * t22 * t44 * t51 + t22 * t48 * t52);
  const double t54 = t12 * t18 + t7 * t19;
  const double t55 = ((t12 * t31 + t18 * t38) - (t19 * t26 - t7 * t43)) + t22 * t44 * t54;
  const double t56 = (t22 * t47 * t55 + t40 * t47) - t49 * (t22 * t48 * t55 - t22 * t22 * t44 * t54);
  const double flux0 = adj01 * t53 - adj02 * t50 - adj00 * t56;
  const double flux1 = adj11 * t53 - adj12 * t50 - adj10 * t56;
  const double flux2 = adj21 * t53 - adj22 * t50 - adj20 * t56;
  const double t57 = t3 * t11 - t16 * t19;
  const double t58 = t22 * t44 * t57 - ((t3 * t36 + t11 * t30) + (t19 * t40 + t16 * t43));
  const double t59 = (t22 * t47 * t58 + t26 * t47) - t49 * (t22 * t48 * t58 - t22 * t22 * t44 * t57);
  const double t60 = t3 * t13 + t16 * t18;
  const double t61 = ((t13 * t30 - t3 * t37) - (t16 * t31 + t18 * t40)) - t22 * t44 * t60;
  const double t62 = (t22 * t47 * t61 - t38 * t47) - t49 * (t22 * t22 * t44 * t60 + t22 * t48 * t61);
  const double t63 = t11 * t18 + t13 * t19;
  const double t64 = ((t18 * t36 - t11 * t31) - (t19 * t37 + t13 * t43)) - t22 * t44 * t63;
  const double t65 = (t22 * t47 * t64 - t32 * t47) - t49 * (t22 * t22 * t44 * t63 + t22 * t48 * t64);
  const double flux3 = adj02 * t62 + adj00 * t65 - adj01 * t59;
  const double flux4 = adj12 * t62 + adj10 * t65 - adj11 * t59;
  const double flux5 = adj22 * t62 + adj20 * t65 - adj21 * t59;
  const double t66 = t14 * t22 * t44 - t39;
  const double t67 = (t22 * t47 * t66 + t30 * t47) - t49 * (t22 * t48 * t66 - t14 * t22 * t22 * t44);
  const double t68 = t41 - t17 * t22 * t44;
  const double t69 = (t22 * t47 * t68 - t31 * t47) - t49 * (t17 * t22 * t22 * t44 + t22 * t48 * t68);
  const double t70 = t42 + t20 * t22 * t44;
  const double t71 = (t22 * t47 * t70 + t43 * t47) - t49 * (t22 * t48 * t70 - t20 * t22 * t22 * t44);
  const double flux6 = adj01 * t69 - adj00 * t67 - adj02 * t71;
  const double flux7 = adj11 * t69 - adj10 * t67 - adj12 * t71;
  const double flux8 = adj21 * t69 - adj20 * t67 - adj22 * t71;
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
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    17496,                                     // shared_bytes
    479.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
