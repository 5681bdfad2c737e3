// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Arguments, arrays on the device:
//   num_cells           cells to work on
//   num_macro_elements  the first of the cells are in these
//   y                   [dof] added to
//   x                   [dof] what the operator acts on
//   offsets             [cell][node] the node's first entry of the vectors
//   coordinates         [point][3]
//   macro_points        [macro element][6] points of its vertices
//   cells               [cell][4] points of its coordinate nodes
//   lmbda               [cell][1]
//   mu                  [cell][1]
//   num_cell_blocks     cells are sorted by block
//   block_cells         [num_cell_blocks + 1] first cell of each block
//   block_nodes         [num_cell_blocks + 1] first entry of each in node_offsets
//   node_offsets        [node of a block] its first entry of y
//   local_nodes         [cell][node] place among the nodes of the block
//   result_places       [cell][node] place among the results of the block, which stand node by node
//   contribution_ends   [node of a block] where its results end
//
// Representation:
//   tensor          179 flops <- taken
//   quadrature      179 flops
//   sum_factorised  362 flops
//   why             as in the table of tuned parameters; written, 179 flops, as in the table of tuned
//                   parameters; 165 in macro elements of three, with additions
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
//   block_nodes          192
//   macro_cells          3
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_resident)
//
// Work:
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       165
//   bytes       48 (44 read, 4 written): inputs, offsets and what is added to once each; not the other
//               lists of the scatter
//   flops/byte  3.44
//   shared      24216 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_apply.h"

namespace of_elasticity_lame_p1x3_tetrahedron_f64_apply {
namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  await_launch_before();
  alignas(16) __shared__ double x_nodes[576];
  alignas(16) __shared__ double tile[2307];
  alignas(16) __shared__ int32_t entry[192];
  alignas(16) __shared__ uint16_t end[192];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  const int lane = static_cast<int>(threadIdx.x);
  const int batch_cell = lane;
  const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
  const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell];
  const int l0 = l0_to_l1.x;
  const int l1 = l0_to_l1.y;
  const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 1];
  const int l2 = l2_to_l3.x;
  const int l3 = l2_to_l3.y;
  const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 2];
  const int l4 = l4_to_l5.x;
  const int l5 = l4_to_l5.y;
  const int2 n0_to_n1 = reinterpret_cast<const int2*>(macro_points)[3 * cell];
  const int64_t n0 = n0_to_n1.x;
  const int64_t n1 = n0_to_n1.y;
  const int2 n2_to_n3 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 1];
  const int64_t n2 = n2_to_n3.x;
  const int64_t n3 = n2_to_n3.y;
  const int2 n4_to_n5 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 2];
  const int64_t n4 = n4_to_n5.x;
  const int64_t n5 = n4_to_n5.y;
  const ushort2 listed0_to_listed1 = reinterpret_cast<const ushort2*>(result_places)[3 * cell];
  const int listed0 = listed0_to_listed1.x;
  const int listed1 = listed0_to_listed1.y;
  const ushort2 listed2_to_listed3 = reinterpret_cast<const ushort2*>(result_places)[3 * cell + 1];
  const int listed2 = listed2_to_listed3.x;
  const int listed3 = listed2_to_listed3.y;
  const ushort2 listed4_to_listed5 = reinterpret_cast<const ushort2*>(result_places)[3 * cell + 2];
  const int listed4 = listed4_to_listed5.x;
  const int listed5 = listed4_to_listed5.y;
  #pragma unroll
  for (int turn = 0; turn < 2; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int node = item < nodes_here ? item : nodes_here - 1;
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 192] = x[d + 1];
    x_nodes[node + 384] = x[d + 2];
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
  const double x5_0 = coordinates[3 * n5];
  const double x5_2 = coordinates[3 * n5 + 2];
  const double x5_1 = coordinates[3 * n5 + 1];
  const double x4_2 = coordinates[3 * n4 + 2];
  const double x4_0 = coordinates[3 * n4];
  const double x4_1 = coordinates[3 * n4 + 1];
  __syncthreads();
  const double lmbda_0 = lmbda[3 * cell];
  const double mu_0 = mu[3 * cell];
  const double trial_0 = x_nodes[l0];
  const double trial_3 = x_nodes[l1];
  const double trial_6 = x_nodes[l2];
  const double trial_9 = x_nodes[l3];
  const double trial_1 = x_nodes[l0 + 192];
  const double trial_4 = x_nodes[l1 + 192];
  const double trial_7 = x_nodes[l2 + 192];
  const double trial_10 = x_nodes[l3 + 192];
  const double trial_2 = x_nodes[l0 + 384];
  const double trial_5 = x_nodes[l1 + 384];
  const double trial_8 = x_nodes[l2 + 384];
  const double trial_11 = x_nodes[l3 + 384];
  const double trial_16 = x_nodes[l5 + 192];
  const double trial_15 = x_nodes[l5];
  const double mu_1 = mu[3 * cell + 1];
  const double trial_17 = x_nodes[l5 + 384];
  const double lmbda_1 = lmbda[3 * cell + 1];
  const double trial_13 = x_nodes[l4 + 192];
  const double trial_12 = x_nodes[l4];
  const double mu_2 = mu[3 * cell + 2];
  const double trial_14 = x_nodes[l4 + 384];
  const double lmbda_2 = lmbda[3 * cell + 2];
  const double J02 = x3_0 - x0_0;
  const double J21 = x2_2 - x0_2;
  const double J01 = x2_0 - x0_0;
  const double J22 = x3_2 - x0_2;
  const double adj01 = J02 * J21 - J01 * J22;
  const double t0 = trial_1 - trial_4;
  const double J11 = x2_1 - x0_1;
  const double J12 = x3_1 - x0_1;
  const double adj00 = J22 * J11 - J21 * J12;
  const double t1 = trial_1 - trial_7;
  const double J20 = x1_2 - x0_2;
  const double J10 = x1_1 - x0_1;
  const double adj10 = J12 * J20 - J22 * J10;
  const double t2 = trial_1 - trial_10;
  const double adj20 = J21 * J10 - J11 * J20;
  const double t3 = trial_0 - trial_3;
  const double t4 = trial_0 - trial_6;
  const double J00 = x1_0 - x0_0;
  const double adj11 = J22 * J00 - J02 * J20;
  const double t5 = trial_0 - trial_9;
  const double adj21 = J01 * J20 - J21 * J00;
  const double detJ = adj00 * J00 + J01 * adj10 + J02 * adj20;
  const double abs_detJ = std::fabs(detJ);
  const double inv_abs_detJ = reciprocal(abs_detJ);
  const double t6 = mu_0 * inv_abs_detJ;
  const double t7 = ((t0 * adj00 + t1 * adj10 + t2 * adj20) + (adj01 * t3 + t4 * adj11 + t5 * adj21)) * t6;
  const double adj02 = J01 * J12 - J02 * J11;
  const double t8 = trial_2 - trial_5;
  const double t9 = trial_2 - trial_8;
  const double t10 = trial_2 - trial_11;
  const double adj12 = J02 * J10 - J12 * J00;
  const double adj22 = J11 * J00 - J01 * J10;
  const double t11 = t6 * ((adj00 * t8 + adj10 * t9 + adj20 * t10) + (t3 * adj02 + t4 * adj12 + t5 * adj22));
  const double t12 = adj00 * t3 + adj10 * t4 + adj20 * t5;
  const double t13 = adj01 * t0 + t1 * adj11 + t2 * adj21;
  const double t14 = adj02 * t8 + t9 * adj12 + t10 * adj22;
  const double t15 = (t12 + t13 + t14) * lmbda_0 * inv_abs_detJ;
  const double t16 = t15 + 2.0 * t6 * t12;
  const double t17 = adj01 * t7 + adj02 * t11 + adj00 * t16;
  const double t18 = adj11 * t7 + adj12 * t11 + adj10 * t16;
  const double t19 = adj21 * t7 + adj22 * t11 + adj20 * t16;
  const double J02_1 = x5_0 - x0_0;
  const double J22_1 = x5_2 - x0_2;
  const double adj01_1 = J21 * J02_1 - J01 * J22_1;
  const double J12_1 = x5_1 - x0_1;
  const double adj00_1 = J11 * J22_1 - J21 * J12_1;
  const double adj10_1 = J20 * J12_1 - J10 * J22_1;
  const double t20 = trial_1 - trial_16;
  const double adj11_1 = J00 * J22_1 - J20 * J02_1;
  const double t21 = trial_0 - trial_15;
  const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
  const double abs_detJ_1 = std::fabs(detJ_1);
  const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
  const double t22 = mu_1 * inv_abs_detJ_1;
  const double t23 = ((t0 * adj00_1 + t1 * adj10_1 + adj20 * t20) + (t3 * adj01_1 + t4 * adj11_1 + adj21 *
      t21)) * t22;
  const double adj02_1 = J01 * J12_1 - J11 * J02_1;
  const double t24 = trial_2 - trial_17;
  const double adj12_1 = J10 * J02_1 - J00 * J12_1;
  const double t25 = t22 * ((t8 * adj00_1 + t9 * adj10_1 + adj20 * t24) + (t3 * adj02_1 + t4 * adj12_1 + adj22
      * t21));
  const double t26 = t3 * adj00_1 + t4 * adj10_1 + adj20 * t21;
  const double t27 = t0 * adj01_1 + t1 * adj11_1 + adj21 * t20;
  const double t28 = t8 * adj02_1 + t9 * adj12_1 + adj22 * t24;
  const double t29 = (t26 + t27 + t28) * lmbda_1 * inv_abs_detJ_1;
  const double t30 = t29 + 2.0 * t22 * t26;
  const double t31 = adj01_1 * t23 + adj02_1 * t25 + adj00_1 * t30;
  const double t32 = adj11_1 * t23 + adj12_1 * t25 + adj10_1 * t30;
  const double t33 = adj21 * t23 + adj22 * t25 + adj20 * t30;
  const double J21_2 = x4_2 - x0_2;
  const double J01_2 = x4_0 - x0_0;
  const double adj01_2 = J02 * J21_2 - J22 * J01_2;
  const double J11_2 = x4_1 - x0_1;
  const double adj00_2 = J22 * J11_2 - J12 * J21_2;
  const double t34 = trial_1 - trial_13;
  const double adj20_2 = J10 * J21_2 - J20 * J11_2;
  const double t35 = trial_0 - trial_12;
  const double adj21_2 = J20 * J01_2 - J00 * J21_2;
  const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
  const double abs_detJ_2 = std::fabs(detJ_2);
  const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
  const double t36 = mu_2 * inv_abs_detJ_2;
  const double t37 = ((t0 * adj00_2 + adj10 * t34 + t2 * adj20_2) + (t3 * adj01_2 + adj11 * t35 + t5 *
      adj21_2)) * t36;
  const double adj02_2 = J12 * J01_2 - J02 * J11_2;
  const double t38 = trial_2 - trial_14;
  const double adj22_2 = J00 * J11_2 - J10 * J01_2;
  const double t39 = t36 * ((t8 * adj00_2 + adj10 * t38 + t10 * adj20_2) + (t3 * adj02_2 + adj12 * t35 + t5 *
      adj22_2));
  const double t40 = t3 * adj00_2 + adj10 * t35 + t5 * adj20_2;
  const double t41 = t0 * adj01_2 + adj11 * t34 + t2 * adj21_2;
  const double t42 = t8 * adj02_2 + adj12 * t38 + t10 * adj22_2;
  const double t43 = (t40 + t41 + t42) * lmbda_2 * inv_abs_detJ_2;
  const double t44 = t43 + 2.0 * t36 * t40;
  const double t45 = adj01_2 * t37 + adj02_2 * t39 + adj00_2 * t44;
  const double t46 = adj11 * t37 + adj12 * t39 + adj10 * t44;
  const double t47 = adj21_2 * t37 + adj22_2 * t39 + adj20_2 * t44;
  const double result0 = 0.16666666666666666 * ((t17 + t18 + t19) + (t31 + t32 + t33) + (t45 + t46 + t47));
  const double t48 = t6 * ((adj01 * t8 + adj11 * t9 + adj21 * t10) + (t0 * adj02 + t1 * adj12 + t2 * adj22));
  const double t49 = t15 + 2.0 * t6 * t13;
  const double t50 = adj00 * t7 + adj02 * t48 + adj01 * t49;
  const double t51 = adj10 * t7 + adj12 * t48 + adj11 * t49;
  const double t52 = adj20 * t7 + adj22 * t48 + adj21 * t49;
  const double t53 = t22 * ((t8 * adj01_1 + t9 * adj11_1 + adj21 * t24) + (t0 * adj02_1 + t1 * adj12_1 + adj22
      * t20));
  const double t54 = t29 + 2.0 * t22 * t27;
  const double t55 = adj00_1 * t23 + adj02_1 * t53 + adj01_1 * t54;
  const double t56 = adj10_1 * t23 + adj12_1 * t53 + adj11_1 * t54;
  const double t57 = adj20 * t23 + adj22 * t53 + adj21 * t54;
  const double t58 = t36 * ((t8 * adj01_2 + adj11 * t38 + t10 * adj21_2) + (t0 * adj02_2 + adj12 * t34 + t2 *
      adj22_2));
  const double t59 = t43 + 2.0 * t36 * t41;
  const double t60 = adj00_2 * t37 + adj02_2 * t58 + adj01_2 * t59;
  const double t61 = adj10 * t37 + adj12 * t58 + adj11 * t59;
  const double t62 = adj20_2 * t37 + adj22_2 * t58 + adj21_2 * t59;
  const double result1 = 0.16666666666666666 * ((t50 + t51 + t52) + (t55 + t56 + t57) + (t60 + t61 + t62));
  const double t63 = t15 + 2.0 * t6 * t14;
  const double t64 = adj00 * t11 + adj01 * t48 + adj02 * t63;
  const double t65 = adj10 * t11 + adj11 * t48 + adj12 * t63;
  const double t66 = adj20 * t11 + adj21 * t48 + adj22 * t63;
  const double t67 = t29 + 2.0 * t22 * t28;
  const double t68 = adj00_1 * t25 + adj01_1 * t53 + adj02_1 * t67;
  const double t69 = adj10_1 * t25 + adj11_1 * t53 + adj12_1 * t67;
  const double t70 = adj20 * t25 + adj21 * t53 + adj22 * t67;
  const double t71 = t43 + 2.0 * t36 * t42;
  const double t72 = adj00_2 * t39 + adj01_2 * t58 + adj02_2 * t71;
  const double t73 = adj10 * t39 + adj11 * t58 + adj12 * t71;
  const double t74 = adj20_2 * t39 + adj21_2 * t58 + adj22_2 * t71;
  const double result2 = 0.16666666666666666 * ((t64 + t65 + t66) + (t68 + t69 + t70) + (t72 + t73 + t74));
  const double result3 = -0.16666666666666666 * (t17 + t31 + t45);
  const double result4 = -0.16666666666666666 * (t50 + t55 + t60);
  const double result5 = -0.16666666666666666 * (t64 + t68 + t72);
  const double result6 = -0.16666666666666666 * (t18 + t32);
  const double result7 = -0.16666666666666666 * (t51 + t56);
  const double result8 = -0.16666666666666666 * (t65 + t69);
  const double result9 = -0.16666666666666666 * (t19 + t47);
  const double result10 = -0.16666666666666666 * (t52 + t62);
  const double result11 = -0.16666666666666666 * (t66 + t74);
  const double result12 = -0.16666666666666666 * t46;
  const double result13 = -0.16666666666666666 * t61;
  const double result14 = -0.16666666666666666 * t73;
  const double result15 = -0.16666666666666666 * t33;
  const double result16 = -0.16666666666666666 * t57;
  const double result17 = -0.16666666666666666 * t70;
  const int place0 = lane < cells_here ? listed0 : 6 * lane;
  const int place1 = lane < cells_here ? listed1 : 6 * lane + 1;
  const int place2 = lane < cells_here ? listed2 : 6 * lane + 2;
  const int place3 = lane < cells_here ? listed3 : 6 * lane + 3;
  const int place4 = lane < cells_here ? listed4 : 6 * lane + 4;
  const int place5 = lane < cells_here ? listed5 : 6 * lane + 5;
  tile[place0] = result0;
  tile[place0 + 769] = result1;
  tile[place0 + 1538] = result2;
  tile[place1] = result3;
  tile[place1 + 769] = result4;
  tile[place1 + 1538] = result5;
  tile[place2] = result6;
  tile[place2 + 769] = result7;
  tile[place2 + 1538] = result8;
  tile[place3] = result9;
  tile[place3 + 769] = result10;
  tile[place3 + 1538] = result11;
  tile[place4] = result12;
  tile[place4 + 769] = result13;
  tile[place4 + 1538] = result14;
  tile[place5] = result15;
  tile[place5 + 769] = result16;
  tile[place5 + 1538] = result17;
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 3 * nodes_here; k += 128) {
    const int node = k / 3;
    const int component = k % 3;
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      sum += tile[e + 769 * component];
    }
    atomicAdd(&y[d + component], sum);
  }
}

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  await_launch_before();
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_rest_cells - first_cell < 128 ? num_rest_cells - first_cell :
      128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double trial_0 = x[d0];
    const double trial_3 = x[d1];
    const double trial_6 = x[d2];
    const double trial_9 = x[d3];
    const double trial_1 = x[d0 + 1];
    const double trial_4 = x[d1 + 1];
    const double trial_7 = x[d2 + 1];
    const double trial_10 = x[d3 + 1];
    const double trial_2 = x[d0 + 2];
    const double trial_5 = x[d1 + 2];
    const double trial_8 = x[d2 + 2];
    const double trial_11 = x[d3 + 2];
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
    const double J02 = x3_0 - x0_0;
    const double J21 = x2_2 - x0_2;
    const double J01 = x2_0 - x0_0;
    const double J22 = x3_2 - x0_2;
    const double adj01 = J02 * J21 - J01 * J22;
    const double t0 = trial_1 - trial_4;
    const double J11 = x2_1 - x0_1;
    const double J12 = x3_1 - x0_1;
    const double adj00 = J22 * J11 - J21 * J12;
    const double t1 = trial_1 - trial_7;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double t2 = trial_1 - trial_10;
    const double adj20 = J21 * J10 - J11 * J20;
    const double t3 = trial_0 - trial_3;
    const double t4 = trial_0 - trial_6;
    const double J00 = x1_0 - x0_0;
    const double adj11 = J22 * J00 - J02 * J20;
    const double t5 = trial_0 - trial_9;
    const double adj21 = J01 * J20 - J21 * J00;
    const double detJ = adj00 * J00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t6 = mu_0 * inv_abs_detJ;
    const double t7 = ((t0 * adj00 + t1 * adj10 + t2 * adj20) + (adj01 * t3 + t4 * adj11 + t5 * adj21)) * t6;
    const double adj02 = J01 * J12 - J02 * J11;
    const double t8 = trial_2 - trial_5;
    const double t9 = trial_2 - trial_8;
    const double t10 = trial_2 - trial_11;
    const double adj12 = J02 * J10 - J12 * J00;
    const double adj22 = J11 * J00 - J01 * J10;
    const double t11 = t6 * ((adj00 * t8 + adj10 * t9 + adj20 * t10) + (t3 * adj02 + t4 * adj12 + t5 *
        adj22));
    const double t12 = adj00 * t3 + adj10 * t4 + adj20 * t5;
    const double t13 = adj01 * t0 + t1 * adj11 + t2 * adj21;
    const double t14 = adj02 * t8 + t9 * adj12 + t10 * adj22;
    const double t15 = (t12 + t13 + t14) * lmbda_0 * inv_abs_detJ;
    const double t16 = t15 + 2.0 * t6 * t12;
    const double flux0 = -adj01 * t7 - adj02 * t11 - adj00 * t16;
    const double flux1 = -adj11 * t7 - adj12 * t11 - adj10 * t16;
    const double flux2 = -adj21 * t7 - adj22 * t11 - adj20 * t16;
    const double t17 = t6 * ((adj01 * t8 + adj11 * t9 + adj21 * t10) + (t0 * adj02 + t1 * adj12 + t2 *
        adj22));
    const double t18 = t15 + 2.0 * t6 * t13;
    const double flux3 = -adj00 * t7 - adj02 * t17 - adj01 * t18;
    const double flux4 = -adj10 * t7 - adj12 * t17 - adj11 * t18;
    const double flux5 = -adj20 * t7 - adj22 * t17 - adj21 * t18;
    const double t19 = t15 + 2.0 * t6 * t14;
    const double flux6 = -adj00 * t11 - adj01 * t17 - adj02 * t19;
    const double flux7 = -adj10 * t11 - adj11 * t17 - adj12 * t19;
    const double flux8 = -adj20 * t11 - adj21 * t17 - adj22 * t19;
    const double result0 = -0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = -0.16666666666666666 * (flux3 + flux4 + flux5);
    const double result2 = -0.16666666666666666 * (flux6 + flux7 + flux8);
    const double result3 = 0.16666666666666666 * flux0;
    const double result4 = 0.16666666666666666 * flux3;
    const double result5 = 0.16666666666666666 * flux6;
    const double result6 = 0.16666666666666666 * flux1;
    const double result7 = 0.16666666666666666 * flux4;
    const double result8 = 0.16666666666666666 * flux7;
    const double result9 = 0.16666666666666666 * flux2;
    const double result10 = 0.16666666666666666 * flux5;
    const double result11 = 0.16666666666666666 * flux8;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d0 + 1], result1);
      atomicAdd(&y[d0 + 2], result2);
      atomicAdd(&y[d1], result3);
      atomicAdd(&y[d1 + 1], result4);
      atomicAdd(&y[d1 + 2], result5);
      atomicAdd(&y[d2], result6);
      atomicAdd(&y[d2 + 1], result7);
      atomicAdd(&y[d2 + 2], result8);
      atomicAdd(&y[d3], result9);
      atomicAdd(&y[d3 + 1], result10);
      atomicAdd(&y[d3 + 2], result11);
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || lmbda == nullptr || mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(result_places) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3 || num_cell_blocks < 0) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cell_blocks > 0 && (macro_points == nullptr || block_cells == nullptr || block_nodes == nullptr ||
      node_offsets == nullptr || local_nodes == nullptr || result_places == nullptr ||
      contribution_ends == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (num_cells > 3 * num_macro_elements && (offsets == nullptr || cells == nullptr)) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(elasticity_lame_p1x3_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream),
        y, x, coordinates, macro_points, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes,
            result_places, contribution_ends);
    if (const int error = static_cast<int>(cudaGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(elasticity_lame_p1x3_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells, lmbda + 3 * num_macro_elements, mu + 3 *
            num_macro_elements);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
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

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_cuda_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "cuda",                                    // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
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
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    3,                                         // macro_cells
    192,                                       // block_nodes
    "",                                        // mapping
    "",                                        // unroll
    "written",                                 // realisation
    "",                                        // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    24216,                                     // shared_bytes
    165.0,                                     // flops_per_cell
    48.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

}  // namespace of_elasticity_lame_p1x3_tetrahedron_f64_apply
