// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel residual --define cell=tetrahedron --set constraints=true
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
//   u       coefficient, P1^3, 12 dofs
//   load    coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Arguments, arrays on the device:
//   num_cells          cells to work on
//   y                  [dof] added to
//   constrained        [dof] not 0 where constrained
//   coordinates        [point][3]
//   cells              [cell][4] points of its coordinate nodes
//   u                  [dof] a vector of the space of the results
//   load               [dof] a vector of the space of the results
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
//   tensor          not valid: the form has no trial function
//   quadrature      395 flops <- taken
//   sum_factorised  2649 flops
//   why             fewest flops of those that are valid; written, 395 flops
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
//   flops       395
//   bytes       52 (48 read, 4 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  7.6
//   shared      17496 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual.h"

namespace of_neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_kernel(
    double* __restrict__ y,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[288];
  alignas(16) __shared__ double load_nodes[288];
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
    load_nodes[node] = load[d];
    load_nodes[node + 96] = load[d + 1];
    load_nodes[node + 192] = load[d + 2];
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
  const double load_0 = load_nodes[l0];
  const double load_3 = load_nodes[l1];
  const double load_6 = load_nodes[l2];
  const double load_9 = load_nodes[l3];
  const double load_1 = load_nodes[l0 + 96];
  const double load_4 = load_nodes[l1 + 96];
  const double load_7 = load_nodes[l2 + 96];
  const double load_10 = load_nodes[l3 + 96];
  const double load_2 = load_nodes[l0 + 192];
  const double load_5 = load_nodes[l1 + 192];
  const double load_8 = load_nodes[l2 + 192];
  const double load_11 = load_nodes[l3 + 192];
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
  const double t1 = u_2 - u_5;
  const double t2 = u_2 - u_8;
  const double adj12 = J02 * J10 - J12 * J00;
  const double t3 = u_2 - u_11;
  const double adj22 = J11 * J00 - J01 * J10;
  const double t4 = 1.0 - inv_detJ * (adj02 * t1 + t2 * adj12 + t3 * adj22);
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
  const double t13 = inv_detJ * (adj02 * t9 + adj12 * t10 + adj22 * t11);
  const double t14 = inv_detJ * (t1 * adj01 + t2 * adj11 + t3 * adj21);
  const double t15 = t4 * t12 - t13 * t14;
  const double t16 = inv_detJ * (t5 * adj01 + t6 * adj11 + t7 * adj21);
  const double t17 = inv_detJ * (adj00 * t9 + adj10 * t10 + adj20 * t11);
  const double t18 = inv_detJ * (adj00 * t1 + adj10 * t2 + adj20 * t3);
  const double t19 = t4 * t17 + t13 * t18;
  const double t20 = inv_detJ * (adj02 * t5 + adj12 * t6 + adj22 * t7);
  const double t21 = t14 * t17 + t12 * t18;
  const double t22 = (t8 * t15 - t16 * t19) - t20 * t21;
  const double t23 = reciprocal(t22);
  const double t24 = t8 * t12 - t16 * t17;
  const double t25 = sign_detJ * t23 * lmbda[0] * std::log(t22);
  const double t26 = t0 * (t4 - t23 * t24) + t24 * t25;
  const double t27 = t8 * t13 + t17 * t20;
  const double t28 = t25 * t27 - t0 * (t14 + t23 * t27);
  const double t29 = t13 * t16 + t12 * t20;
  const double t30 = t0 * (t18 + t23 * t29) - t25 * t29;
  const double flux0 = adj02 * t26 + adj01 * t28 - adj00 * t30;
  const double flux1 = adj12 * t26 + adj11 * t28 - adj10 * t30;
  const double flux2 = adj22 * t26 + adj21 * t28 - adj20 * t30;
  const double t31 = t4 * t8 - t18 * t20;
  const double t32 = t0 * (t12 - t23 * t31) + t25 * t31;
  const double t33 = t8 * t14 + t16 * t18;
  const double t34 = t25 * t33 - t0 * (t13 + t23 * t33);
  const double t35 = t4 * t16 + t14 * t20;
  const double t36 = t25 * t35 - t0 * (t17 + t23 * t35);
  const double flux3 = adj01 * t32 + adj02 * t34 + adj00 * t36;
  const double flux4 = adj11 * t32 + adj12 * t34 + adj10 * t36;
  const double flux5 = adj21 * t32 + adj22 * t34 + adj20 * t36;
  const double t37 = t0 * (t8 - t15 * t23) + t15 * t25;
  const double t38 = t19 * t25 - t0 * (t16 + t19 * t23);
  const double t39 = t0 * (t20 + t21 * t23) - t21 * t25;
  const double flux6 = adj00 * t37 + adj01 * t38 - adj02 * t39;
  const double flux7 = adj10 * t37 + adj11 * t38 - adj12 * t39;
  const double flux8 = adj20 * t37 + adj21 * t38 - adj22 * t39;
  const double t40 = load_0 + load_3 + load_6 + load_9;
  const double abs_detJ = std::fabs(detJ);
  const double flux9 = (3.23606797749979 * load_3 + t40) * abs_detJ;
  const double t41 = load_1 + load_4 + load_7 + load_10;
  const double flux10 = abs_detJ * (3.23606797749979 * load_4 + t41);
  const double t42 = load_2 + load_5 + load_8 + load_11;
  const double flux11 = abs_detJ * (3.23606797749979 * load_5 + t42);
  const double flux12 = abs_detJ * (3.23606797749979 * load_6 + t40);
  const double flux13 = abs_detJ * (3.23606797749979 * load_7 + t41);
  const double flux14 = abs_detJ * (3.23606797749979 * load_8 + t42);
  const double flux15 = abs_detJ * (3.23606797749979 * load_9 + t40);
  const double flux16 = abs_detJ * (3.23606797749979 * load_10 + t41);
  const double flux17 = abs_detJ * (3.23606797749979 * load_11 + t42);
  const double flux18 = abs_detJ * (3.23606797749979 * load_0 + t40);
  const double flux19 = abs_detJ * (3.23606797749979 * load_1 + t41);
  const double flux20 = abs_detJ * (3.23606797749979 * load_2 + t42);
  const double t43 = 0.000795762523437719 * flux18;
  const double result0 = -0.16666666666666666 * flux6 - 0.16666666666666666 * flux7 - 0.16666666666666666 *
      flux8 - 0.000795762523437719 * flux9 - 0.000795762523437719 * flux12 - 0.000795762523437719 * flux15 -
      4.23606797749979 * t43;
  const double t44 = 0.000795762523437719 * flux19;
  const double result1 = -0.16666666666666666 * flux3 - 0.16666666666666666 * flux4 - 0.16666666666666666 *
      flux5 - 0.000795762523437719 * flux10 - 0.000795762523437719 * flux13 - 0.000795762523437719 * flux16 -
      4.23606797749979 * t44;
  const double t45 = 0.000795762523437719 * flux20;
  const double result2 = -0.16666666666666666 * flux0 - 0.16666666666666666 * flux1 - 0.16666666666666666 *
      flux2 - 0.000795762523437719 * flux11 - 0.000795762523437719 * flux14 - 0.000795762523437719 * flux17 -
      4.23606797749979 * t45;
  const double result3 = 0.16666666666666666 * flux6 - 0.0033709041432289475 * flux9 - 0.000795762523437719 *
      flux12 - 0.000795762523437719 * flux15 - t43;
  const double result4 = 0.16666666666666666 * flux3 - 0.0033709041432289475 * flux10 - 0.000795762523437719 *
      flux13 - 0.000795762523437719 * flux16 - t44;
  const double result5 = 0.16666666666666666 * flux0 - 0.0033709041432289475 * flux11 - 0.000795762523437719 *
      flux14 - 0.000795762523437719 * flux17 - t45;
  const double result6 = 0.16666666666666666 * flux7 - 0.000795762523437719 * flux9 - 0.0033709041432289475 *
      flux12 - 0.000795762523437719 * flux15 - t43;
  const double result7 = 0.16666666666666666 * flux4 - 0.000795762523437719 * flux10 - 0.0033709041432289475 *
      flux13 - 0.000795762523437719 * flux16 - t44;
  const double result8 = 0.16666666666666666 * flux1 - 0.000795762523437719 * flux11 - 0.0033709041432289475 *
      flux14 - 0.000795762523437719 * flux17 - t45;
  const double result9 = 0.16666666666666666 * flux8 - 0.000795762523437719 * flux9 - 0.000795762523437719 *
      flux12 - 0.0033709041432289475 * flux15 - t43;
  const double result10 = 0.16666666666666666 * flux5 - 0.000795762523437719 * flux10 - 0.000795762523437719 *
      flux13 - 0.0033709041432289475 * flux16 - t44;
  const double result11 = 0.16666666666666666 * flux2 - 0.000795762523437719 * flux11 - 0.000795762523437719 *
      flux14 - 0.0033709041432289475 * flux17 - t45;
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

extern "C" int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda(
    int64_t num_cells,
    double* y,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
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
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr ||
      load == nullptr || lmbda == nullptr || mu == nullptr || block_cells == nullptr ||
      block_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr ||
      result_places == nullptr || contribution_ends == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(result_places) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_cell_blocks < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_kernel<<<dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, constrained, coordinates, cells, u, load, lmbda, mu, block_cells, block_nodes, node_offsets,
            local_nodes, result_places, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
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
    {"load", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_cuda_descriptor = {
    "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "neo_hookean.form",                        // form_file
    "F",                                       // form
    "cuda",                                    // target
    "285a8730667e7753",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    1,                                         // arity
    12,                                        // rows
    1,                                         // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    395.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual
