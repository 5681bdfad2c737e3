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
// Arguments, arrays on the device:
//   num_cells           cells to work on
//   num_macro_elements  the first of the cells are in these
//   y                   [dof] added to
//   x                   [dof] what the operator acts on
//   offsets             [cell][node] the node's first entry of the vectors
//   coordinates         [point][3]
//   macro_points        [macro element][6] points of its vertices
//   cells               [cell][4] points of its coordinate nodes
//   num_cell_blocks     cells are sorted by block
//   block_cells         [num_cell_blocks + 1] first cell of each block
//   block_nodes         [num_cell_blocks + 1] first entry of each in node_offsets
//   node_offsets        [node of a block] its first entry of y
//   local_nodes         [cell][node] place among the nodes of the block
//   result_places       [cell][node] place among the results of the block, which stand node by node
//   contribution_ends   [node of a block] where its results end
//
// Representation:
//   tensor          304 flops <- taken
//   quadrature      366 flops
//   sum_factorised  932 flops
//   why             fewest flops of those that are valid; written, 304 flops, as it has no loops; 285 in
//                   macro elements of three, with additions
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
//   block_nodes          1120
//   macro_cells          3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one macro element of three cells at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       285
//   bytes       68 (57.3333 read, 10.6667 written): inputs, offsets and what is added to once each; not
//               the other lists of the scatter
//   flops/byte  4.19
//   shared      34112 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p2_tetrahedron_f64_apply.h"

namespace of_laplace_p2_tetrahedron_f64_apply {
namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
laplace_p2_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[1120];
  alignas(16) __shared__ double tile[2304];
  alignas(16) __shared__ int32_t entry[1120];
  alignas(16) __shared__ uint16_t end[1120];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  const int lane = static_cast<int>(threadIdx.x);
  const int batch_cell = lane;
  const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
  const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell];
  const int l0 = l0_to_l1.x;
  const int l1 = l0_to_l1.y;
  const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 1];
  const int l2 = l2_to_l3.x;
  const int l3 = l2_to_l3.y;
  const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 2];
  const int l4 = l4_to_l5.x;
  const int l5 = l4_to_l5.y;
  const ushort2 l6_to_l7 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 3];
  const int l6 = l6_to_l7.x;
  const int l7 = l6_to_l7.y;
  const ushort2 l8_to_l9 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 4];
  const int l8 = l8_to_l9.x;
  const int l9 = l8_to_l9.y;
  const ushort2 l10_to_l11 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 5];
  const int l10 = l10_to_l11.x;
  const int l11 = l10_to_l11.y;
  const ushort2 l12_to_l13 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 6];
  const int l12 = l12_to_l13.x;
  const int l13 = l12_to_l13.y;
  const ushort2 l14_to_l15 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 7];
  const int l14 = l14_to_l15.x;
  const int l15 = l14_to_l15.y;
  const ushort2 l16_to_l17 = reinterpret_cast<const ushort2*>(local_nodes)[9 * cell + 8];
  const int l16 = l16_to_l17.x;
  const int l17 = l16_to_l17.y;
  const int2 n0_to_n1 = reinterpret_cast<const int2*>(macro_points)[3 * cell];
  const int64_t n0 = n0_to_n1.x;
  const int64_t n1 = n0_to_n1.y;
  const int2 n2_to_n3 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 1];
  const int64_t n2 = n2_to_n3.x;
  const int64_t n3 = n2_to_n3.y;
  const int2 n4_to_n5 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 2];
  const int64_t n4 = n4_to_n5.x;
  const int64_t n5 = n4_to_n5.y;
  const ushort2 listed0_to_listed1 = reinterpret_cast<const ushort2*>(result_places)[9 * cell];
  const int listed0 = listed0_to_listed1.x;
  const int listed1 = listed0_to_listed1.y;
  const ushort2 listed2_to_listed3 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 1];
  const int listed2 = listed2_to_listed3.x;
  const int listed3 = listed2_to_listed3.y;
  const ushort2 listed4_to_listed5 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 2];
  const int listed4 = listed4_to_listed5.x;
  const int listed5 = listed4_to_listed5.y;
  const ushort2 listed6_to_listed7 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 3];
  const int listed6 = listed6_to_listed7.x;
  const int listed7 = listed6_to_listed7.y;
  const ushort2 listed8_to_listed9 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 4];
  const int listed8 = listed8_to_listed9.x;
  const int listed9 = listed8_to_listed9.y;
  const ushort2 listed10_to_listed11 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 5];
  const int listed10 = listed10_to_listed11.x;
  const int listed11 = listed10_to_listed11.y;
  const ushort2 listed12_to_listed13 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 6];
  const int listed12 = listed12_to_listed13.x;
  const int listed13 = listed12_to_listed13.y;
  const ushort2 listed14_to_listed15 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 7];
  const int listed14 = listed14_to_listed15.x;
  const int listed15 = listed14_to_listed15.y;
  const ushort2 listed16_to_listed17 = reinterpret_cast<const ushort2*>(result_places)[9 * cell + 8];
  const int listed16 = listed16_to_listed17.x;
  const int listed17 = listed16_to_listed17.y;
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
  const double x5_2 = coordinates[3 * n5 + 2];
  const double x5_1 = coordinates[3 * n5 + 1];
  const double x5_0 = coordinates[3 * n5];
  const double x4_1 = coordinates[3 * n4 + 1];
  const double x4_2 = coordinates[3 * n4 + 2];
  const double x4_0 = coordinates[3 * n4];
  __syncthreads();
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
  const double trial_11 = x_nodes[l11];
  const double trial_10 = x_nodes[l10];
  const double trial_13 = x_nodes[l13];
  const double trial_14 = x_nodes[l14];
  const double trial_12 = x_nodes[l12];
  const double trial_16 = x_nodes[l16];
  const double trial_17 = x_nodes[l17];
  const double trial_15 = x_nodes[l15];
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
  const double t0 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
  const double t1 = 1.3333333333333333 * trial_0;
  const double t2 = 4.0 * trial_1;
  const double t3 = 4.0 * trial_11;
  const double t4 = 4.0 * trial_10;
  const double t5 = trial_7 + trial_8 - trial_9 - 0.25 * t4;
  const double t6 = 0.75 * t1 + 0.75 * t2 - t3 - t5;
  const double adj11 = J00 * J22 - J20 * J02;
  const double adj12 = J10 * J02 - J00 * J12;
  const double t7 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
  const double t8 = 1.3333333333333333 * trial_2;
  const double t9 = 1.3333333333333333 * trial_6 + t4 - 1.3333333333333333 * trial_9 - t1 - 2.0 * t8;
  const double t10 = 4.0 * trial_8 + t4 - t3 - 3.0 * t8 - t9;
  const double adj21 = J01 * J20 - J00 * J21;
  const double adj22 = J00 * J11 - J01 * J10;
  const double t11 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
  const double t12 = 1.3333333333333333 * trial_3;
  const double t13 = 2.6666666666666665 * trial_6 + t1 - 0.6666666666666666 * t4 - t12;
  const double t14 = 4.0 * trial_6 + t3 - 4.0 * trial_7 - t4 - t13;
  const double t15 = 1.3333333333333333 * t0 * t6 + t7 * t10 - t11 * t14;
  const double t16 = adj10 * adj10 + adj11 * adj11 + adj12 * adj12;
  const double t17 = inv_abs_detJ * t16;
  const double t18 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
  const double t19 = 1.3333333333333333 * t6 * t7 + t10 * t17 - t14 * t18;
  const double t20 = adj20 * adj20 + adj21 * adj21 + adj22 * adj22;
  const double t21 = inv_abs_detJ * t20;
  const double t22 = 1.3333333333333333 * t6 * t11 + t10 * t18 - t14 * t21;
  const double t23 = trial_7 + 0.75 * t1 - trial_9 - 0.25 * t3;
  const double t24 = trial_7 + 0.25 * t4 - trial_8 - trial_9 - 0.5 * t23;
  const double t25 = 2.6666666666666665 * t0 * t24 + t7 * t9 - t11 * t13;
  const double t26 = 2.6666666666666665 * t7 * t24 + t9 * t17 - t13 * t18;
  const double t27 = 2.6666666666666665 * t11 * t24 + t9 * t18 - t13 * t21;
  const double t28 = trial_6 + 0.75 * t1 - trial_9 - 0.25 * t4;
  const double t29 = 2.6666666666666665 * trial_9 - t1 - t12;
  const double t30 = t0 * t23 + t7 * t28 - 0.75 * t11 * t29;
  const double t31 = t7 * t23 + t17 * t28 - 0.75 * t18 * t29;
  const double t32 = t11 * t23 + t18 * t28 - 0.75 * t21 * t29;
  const double t33 = trial_8 + trial_13 - trial_14 - 0.25 * t4;
  const double t34 = 0.75 * t1 + 0.75 * t2 - t3 - t33;
  const double J22_1 = x5_2 - x0_2;
  const double J12_1 = x5_1 - x0_1;
  const double adj00_1 = J11 * J22_1 - J21 * J12_1;
  const double adj10_1 = J20 * J12_1 - J10 * J22_1;
  const double J02_1 = x5_0 - x0_0;
  const double detJ_1 = J00 * adj00_1 + J01 * adj10_1 + adj20 * J02_1;
  const double abs_detJ_1 = std::fabs(detJ_1);
  const double inv_abs_detJ_1 = reciprocal(abs_detJ_1);
  const double adj01_1 = J21 * J02_1 - J01 * J22_1;
  const double adj02_1 = J01 * J12_1 - J11 * J02_1;
  const double t35 = inv_abs_detJ_1 * (adj00_1 * adj00_1 + adj01_1 * adj01_1 + adj02_1 * adj02_1);
  const double t36 = 1.3333333333333333 * trial_14 + t1 + 2.0 * t8 - 1.3333333333333333 * trial_12 - t4;
  const double t37 = 4.0 * trial_8 + t4 + t36 - t3 - 3.0 * t8;
  const double adj11_1 = J00 * J22_1 - J20 * J02_1;
  const double adj12_1 = J10 * J02_1 - J00 * J12_1;
  const double t38 = inv_abs_detJ_1 * (adj00_1 * adj10_1 + adj01_1 * adj11_1 + adj02_1 * adj12_1);
  const double t39 = 1.3333333333333333 * trial_5;
  const double t40 = 2.6666666666666665 * trial_12 + t1 - 0.6666666666666666 * t4 - t39;
  const double t41 = 4.0 * trial_13 + t4 + t40 - 4.0 * trial_12 - t3;
  const double t42 = inv_abs_detJ_1 * (adj20 * adj00_1 + adj21 * adj01_1 + adj22 * adj02_1);
  const double t43 = 1.3333333333333333 * t34 * t35 + t37 * t38 + t41 * t42;
  const double t44 = inv_abs_detJ_1 * (adj10_1 * adj10_1 + adj11_1 * adj11_1 + adj12_1 * adj12_1);
  const double t45 = inv_abs_detJ_1 * (adj20 * adj10_1 + adj21 * adj11_1 + adj22 * adj12_1);
  const double t46 = 1.3333333333333333 * t34 * t38 + t37 * t44 + t41 * t45;
  const double t47 = t20 * inv_abs_detJ_1;
  const double t48 = 1.3333333333333333 * t34 * t42 + t37 * t45 + t41 * t47;
  const double t49 = trial_13 + 0.75 * t1 - trial_14 - 0.25 * t3;
  const double t50 = trial_8 + trial_14 + 0.5 * t49 - trial_13 - 0.25 * t4;
  const double t51 = 2.6666666666666665 * t35 * t50 + t36 * t38 + t40 * t42;
  const double t52 = 2.6666666666666665 * t38 * t50 + t36 * t44 + t40 * t45;
  const double t53 = 2.6666666666666665 * t42 * t50 + t36 * t45 + t40 * t47;
  const double t54 = trial_14 + 0.25 * t4 - trial_12 - 0.75 * t1;
  const double t55 = 2.6666666666666665 * trial_14 - t1 - t39;
  const double t56 = t35 * t49 - t38 * t54 - 0.75 * t42 * t55;
  const double t57 = t38 * t49 - t44 * t54 - 0.75 * t45 * t55;
  const double t58 = t42 * t49 - t45 * t54 - 0.75 * t47 * t55;
  const double t59 = 4.0 * trial_17;
  const double t60 = trial_7 + trial_16 - trial_9 - 0.25 * t59;
  const double t61 = 0.75 * t1 + 0.75 * t2 - t3 - t60;
  const double J11_2 = x4_1 - x0_1;
  const double J21_2 = x4_2 - x0_2;
  const double adj00_2 = J22 * J11_2 - J12 * J21_2;
  const double J01_2 = x4_0 - x0_0;
  const double adj20_2 = J10 * J21_2 - J20 * J11_2;
  const double detJ_2 = J00 * adj00_2 + adj10 * J01_2 + J02 * adj20_2;
  const double abs_detJ_2 = std::fabs(detJ_2);
  const double inv_abs_detJ_2 = reciprocal(abs_detJ_2);
  const double adj01_2 = J02 * J21_2 - J22 * J01_2;
  const double adj02_2 = J12 * J01_2 - J02 * J11_2;
  const double t62 = inv_abs_detJ_2 * (adj00_2 * adj00_2 + adj01_2 * adj01_2 + adj02_2 * adj02_2);
  const double t63 = 1.3333333333333333 * trial_4;
  const double t64 = 1.3333333333333333 * trial_9 + t1 + 2.0 * t63 - 1.3333333333333333 * trial_15 - t59;
  const double t65 = 4.0 * trial_16 + t59 + t64 - t3 - 3.0 * t63;
  const double t66 = inv_abs_detJ_2 * (adj10 * adj00_2 + adj11 * adj01_2 + adj12 * adj02_2);
  const double t67 = 2.6666666666666665 * trial_15 + t1 - t12 - 0.6666666666666666 * t59;
  const double t68 = 4.0 * trial_7 + t59 + t67 - 4.0 * trial_15 - t3;
  const double adj21_2 = J20 * J01_2 - J00 * J21_2;
  const double adj22_2 = J00 * J11_2 - J10 * J01_2;
  const double t69 = inv_abs_detJ_2 * (adj00_2 * adj20_2 + adj01_2 * adj21_2 + adj02_2 * adj22_2);
  const double t70 = 1.3333333333333333 * t61 * t62 + t65 * t66 + t68 * t69;
  const double t71 = t16 * inv_abs_detJ_2;
  const double t72 = inv_abs_detJ_2 * (adj10 * adj20_2 + adj11 * adj21_2 + adj12 * adj22_2);
  const double t73 = 1.3333333333333333 * t61 * t66 + t65 * t71 + t68 * t72;
  const double t74 = inv_abs_detJ_2 * (adj20_2 * adj20_2 + adj21_2 * adj21_2 + adj22_2 * adj22_2);
  const double t75 = 1.3333333333333333 * t61 * t69 + t65 * t72 + t68 * t74;
  const double t76 = trial_7 + 0.25 * t59 - trial_9 - trial_16 - 0.5 * t23;
  const double t77 = 2.6666666666666665 * t62 * t76 - t64 * t66 - t67 * t69;
  const double t78 = 2.6666666666666665 * t66 * t76 - t64 * t71 - t67 * t72;
  const double t79 = 2.6666666666666665 * t69 * t76 - t64 * t72 - t67 * t74;
  const double t80 = trial_9 + 0.25 * t59 - trial_15 - 0.75 * t1;
  const double t81 = t23 * t62 - t66 * t80 - 0.75 * t29 * t69;
  const double t82 = t23 * t66 - t71 * t80 - 0.75 * t29 * t72;
  const double t83 = t23 * t69 - t72 * t80 - 0.75 * t29 * t74;
  const double t84 = (t15 + t19 + t22 + 8.0 * t30 + 8.0 * t31 + 8.0 * t32 - 2.0 * t25 - 2.0 * t26 - 2.0 * t27)
      + (t43 + t46 + t48 + 2.0 * t51 + 2.0 * t52 + 2.0 * t53 + 8.0 * t56 + 8.0 * t57 + 8.0 * t58) + (t70 + t73
      + t75 + 8.0 * t81 + 8.0 * t82 + 8.0 * t83 - 2.0 * t77 - 2.0 * t78 - 2.0 * t79);
  const double result0 = 0.008333333333333333 * t84;
  const double result1 = 0.025 * (t15 + t43 + t70);
  const double result2 = -0.008333333333333333 * ((t19 + 4.0 * t26) + (t46 - 4.0 * t52));
  const double result3 = -0.008333333333333333 * ((t22 - 2.0 * t27 - 8.0 * t32) + (t75 - 2.0 * t79 - 8.0 *
      t83));
  const double result4 = -0.008333333333333333 * (t73 + 4.0 * t78);
  const double result5 = -0.008333333333333333 * (t48 + 2.0 * t53 - 8.0 * t58);
  const double t85 = trial_6 + trial_8 - trial_9 - 0.25 * t3;
  const double t86 = trial_6 + trial_7 - 0.25 * t3 - 0.25 * t4;
  const double t87 = t5 * t7 + t17 * t85 + t18 * t86;
  const double t88 = t5 * t11 + t18 * t85 + t21 * t86;
  const double t89 = t19 + t22 + 4.0 * t27 - 2.0 * t26 - 8.0 * t31 - 20.0 * t87 - 20.0 * t88;
  const double result6 = -0.008333333333333333 * t89;
  const double t90 = t0 * t5 + t7 * t85 + t11 * t86;
  const double t91 = 0.05 * t15 - 0.15 * t22 - 0.1 * t25 - 0.4 * t30 - t88 - t90;
  const double t92 = trial_9 + 0.25 * t3 - trial_16 - trial_15;
  const double t93 = trial_7 + trial_15 - 0.25 * t3 - 0.25 * t59;
  const double t94 = t60 * t69 + t74 * t93 - t72 * t92;
  const double t95 = t60 * t62 + t69 * t93 - t66 * t92;
  const double t96 = 0.05 * t70 - 0.15 * t75 - 0.1 * t77 - 0.4 * t81 - t94 - t95;
  const double result7 = -0.16666666666666666 * (t91 + t96);
  const double t97 = trial_8 + trial_12 - trial_14 - 0.25 * t3;
  const double t98 = trial_13 + trial_12 - 0.25 * t3 - 0.25 * t4;
  const double t99 = t33 * t38 + t44 * t97 + t45 * t98;
  const double t100 = t33 * t35 + t38 * t97 + t42 * t98;
  const double result8 = -0.16666666666666666 * ((0.05 * t15 + 0.2 * t25 - 0.15 * t19 - t87 - t90) + (0.05 *
      t43 - 0.15 * t46 - 0.2 * t51 - t99 - t100));
  const double t101 = t60 * t66 + t72 * t93 - t71 * t92;
  const double t102 = (t15 + t19 - 2.0 * t25 - 2.0 * t26 - 8.0 * t30 - 8.0 * t31 - 16.0 * t32 - 20.0 * t87 -
      20.0 * t90) + (t70 + t73 - 2.0 * t77 - 2.0 * t78 - 8.0 * t81 - 8.0 * t82 - 16.0 * t83 - 20.0 * t95 -
      20.0 * t101);
  const double result9 = 0.008333333333333333 * t102;
  const double t103 = t33 * t42 + t45 * t97 + t47 * t98;
  const double t104 = t46 + t48 + 2.0 * t52 - 4.0 * t53 - 8.0 * t57 - 20.0 * t99 - 20.0 * t103;
  const double t105 = (t15 + 4.0 * t25 + 8.0 * t26 + 20.0 * t87 + t89 - t19 - 20.0 * t90) + (t43 + 20.0 * t99
      + t104 - t46 - 4.0 * t51 - 8.0 * t52 - 20.0 * t100);
  const double result10 = 0.008333333333333333 * t105;
  const double t106 = 0.05 * t43 + 0.1 * t51 - 0.15 * t48 - 0.4 * t56 - t100 - t103;
  const double t107 = (0.25 * t15 + 0.15 * t19 + t87 - 0.2 * t25 - t90 - t91) + (0.25 * t43 + 0.15 * t46 + 0.2
      * t51 + t99 - t100 - t106) + (0.25 * t70 + 0.15 * t73 + t101 - 0.2 * t77 - t95 - t96);
  const double result11 = -0.16666666666666666 * t107;
  const double result12 = -0.008333333333333333 * t104;
  const double result13 = -0.16666666666666666 * t106;
  const double result14 = 0.008333333333333333 * (t43 + t46 + 2.0 * t51 + 2.0 * t52 - 8.0 * t56 - 8.0 * t57 -
      16.0 * t58 - 20.0 * t99 - 20.0 * t100);
  const double t108 = t73 + t75 + 4.0 * t79 - 2.0 * t78 - 8.0 * t82 - 20.0 * t94 - 20.0 * t101;
  const double result15 = -0.008333333333333333 * t108;
  const double result16 = -0.16666666666666666 * (0.05 * t70 + 0.2 * t77 - 0.15 * t73 - t95 - t101);
  const double result17 = 0.008333333333333333 * (t70 + 4.0 * t77 + 8.0 * t78 + 20.0 * t101 + t108 - t73 -
      20.0 * t95);
  const int place0 = lane < cells_here ? listed0 : 18 * lane;
  const int place1 = lane < cells_here ? listed1 : 18 * lane + 1;
  const int place2 = lane < cells_here ? listed2 : 18 * lane + 2;
  const int place3 = lane < cells_here ? listed3 : 18 * lane + 3;
  const int place4 = lane < cells_here ? listed4 : 18 * lane + 4;
  const int place5 = lane < cells_here ? listed5 : 18 * lane + 5;
  const int place6 = lane < cells_here ? listed6 : 18 * lane + 6;
  const int place7 = lane < cells_here ? listed7 : 18 * lane + 7;
  const int place8 = lane < cells_here ? listed8 : 18 * lane + 8;
  const int place9 = lane < cells_here ? listed9 : 18 * lane + 9;
  const int place10 = lane < cells_here ? listed10 : 18 * lane + 10;
  const int place11 = lane < cells_here ? listed11 : 18 * lane + 11;
  const int place12 = lane < cells_here ? listed12 : 18 * lane + 12;
  const int place13 = lane < cells_here ? listed13 : 18 * lane + 13;
  const int place14 = lane < cells_here ? listed14 : 18 * lane + 14;
  const int place15 = lane < cells_here ? listed15 : 18 * lane + 15;
  const int place16 = lane < cells_here ? listed16 : 18 * lane + 16;
  const int place17 = lane < cells_here ? listed17 : 18 * lane + 17;
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
  tile[place15] = result15;
  tile[place16] = result16;
  tile[place17] = result17;
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

__global__ void __launch_bounds__(128)
laplace_p2_tetrahedron_f64_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_rest_cells - first_cell < 128 ? num_rest_cells - first_cell :
      128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int2 d0_to_d1 = reinterpret_cast<const int2*>(offsets)[5 * cell];
    const int64_t d0 = d0_to_d1.x;
    const int64_t d1 = d0_to_d1.y;
    const int2 d2_to_d3 = reinterpret_cast<const int2*>(offsets)[5 * cell + 1];
    const int64_t d2 = d2_to_d3.x;
    const int64_t d3 = d2_to_d3.y;
    const int2 d4_to_d5 = reinterpret_cast<const int2*>(offsets)[5 * cell + 2];
    const int64_t d4 = d4_to_d5.x;
    const int64_t d5 = d4_to_d5.y;
    const int2 d6_to_d7 = reinterpret_cast<const int2*>(offsets)[5 * cell + 3];
    const int64_t d6 = d6_to_d7.x;
    const int64_t d7 = d6_to_d7.y;
    const int2 d8_to_d9 = reinterpret_cast<const int2*>(offsets)[5 * cell + 4];
    const int64_t d8 = d8_to_d9.x;
    const int64_t d9 = d8_to_d9.y;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double trial_8 = x[d8];
    const double trial_9 = x[d9];
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
    const double t0 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t1 = 4.0 * trial_8;
    const double t2 = trial_5 + trial_6 - trial_7 - 0.25 * t1;
    const double adj11 = J00 * J22 - J20 * J02;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t3 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t4 = 4.0 * trial_9;
    const double t5 = trial_4 + trial_6 - trial_7 - 0.25 * t4;
    const double adj21 = J01 * J20 - J00 * J21;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t6 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t7 = trial_4 + trial_5 - 0.25 * t1 - 0.25 * t4;
    const double flux0 = t0 * t2 + t3 * t5 + t6 * t7;
    const double t8 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t9 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t3 * t2 + t8 * t5 + t9 * t7;
    const double t10 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t6 * t2 + t9 * t5 + t10 * t7;
    const double t11 = 1.3333333333333333 * trial_0;
    const double t12 = 0.75 * t11 + 3.0 * trial_1 - t2 - t4;
    const double t13 = 1.3333333333333333 * trial_2;
    const double t14 = 1.3333333333333333 * trial_4 + t1 - 1.3333333333333333 * trial_7 - t11 - 2.0 * t13;
    const double t15 = 4.0 * trial_6 + t1 - 3.0 * t13 - t4 - t14;
    const double t16 = 1.3333333333333333 * trial_3;
    const double t17 = 2.6666666666666665 * trial_4 + t11 - t16 - 0.6666666666666666 * t1;
    const double t18 = 4.0 * trial_4 + t4 - 4.0 * trial_5 - t1 - t17;
    const double flux3 = 1.3333333333333333 * t0 * t12 + t3 * t15 - t6 * t18;
    const double flux4 = 1.3333333333333333 * t3 * t12 + t8 * t15 - t9 * t18;
    const double flux5 = 1.3333333333333333 * t6 * t12 + t9 * t15 - t10 * t18;
    const double t19 = trial_5 + 0.75 * t11 - trial_7 - 0.25 * t4;
    const double t20 = trial_5 + 0.25 * t1 - trial_6 - trial_7 - 0.5 * t19;
    const double flux6 = 2.6666666666666665 * t0 * t20 + t3 * t14 - t6 * t17;
    const double flux7 = 2.6666666666666665 * t3 * t20 + t8 * t14 - t9 * t17;
    const double flux8 = 2.6666666666666665 * t6 * t20 + t9 * t14 - t10 * t17;
    const double t21 = trial_4 + 0.75 * t11 - trial_7 - 0.25 * t1;
    const double t22 = 2.6666666666666665 * trial_7 - t11 - t16;
    const double flux9 = t0 * t19 + t3 * t21 - 0.75 * t6 * t22;
    const double flux10 = t3 * t19 + t8 * t21 - 0.75 * t9 * t22;
    const double flux11 = t6 * t19 + t9 * t21 - 0.75 * t10 * t22;
    const double result0 = 0.008333333333333333 * (flux3 + flux4 + flux5 + 8.0 * flux9 + 8.0 * flux10 + 8.0 *
        flux11 - 2.0 * flux6 - 2.0 * flux7 - 2.0 * flux8);
    const double result1 = 0.025 * flux3;
    const double result2 = -0.008333333333333333 * (flux4 + 4.0 * flux7);
    const double result3 = -0.008333333333333333 * (flux5 - 2.0 * flux8 - 8.0 * flux11);
    const double t23 = 20.0 * flux1 + 20.0 * flux2 + 2.0 * flux7 + 8.0 * flux10 - flux4 - flux5 - 4.0 * flux8;
    const double result4 = 0.008333333333333333 * t23;
    const double t24 = flux0 + flux2 + 0.15 * flux5 + 0.1 * flux6 + 0.4 * flux9 - 0.05 * flux3;
    const double result5 = 0.16666666666666666 * t24;
    const double result6 = 0.16666666666666666 * (flux0 + flux1 + 0.15 * flux4 - 0.05 * flux3 - 0.2 * flux6);
    const double result7 = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + 2.0 * flux6 + 2.0 * flux7 +
        8.0 * flux9 + 8.0 * flux10 + 16.0 * flux11 - flux3 - flux4);
    const double result8 = -0.008333333333333333 * (20.0 * flux0 + flux4 + t23 - 20.0 * flux1 - flux3 - 4.0 *
        flux6 - 8.0 * flux7);
    const double result9 = 0.16666666666666666 * (flux0 + 0.2 * flux6 - flux1 - 0.25 * flux3 - 0.15 * flux4 -
        t24);
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
      atomicAdd(&y[d4], result4);
      atomicAdd(&y[d5], result5);
      atomicAdd(&y[d6], result6);
      atomicAdd(&y[d7], result7);
      atomicAdd(&y[d8], result8);
      atomicAdd(&y[d9], result9);
    }
  }
}

}  // namespace

extern "C" int laplace_p2_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(result_places) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
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
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(laplace_p2_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, macro_points, block_cells, block_nodes, node_offsets, local_nodes, result_places,
            contribution_ends);
    if (const int error = static_cast<int>(hipGetLastError()); error != 0) return error;
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 33554431) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(laplace_p2_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)),
        dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
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

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_apply_hip_descriptor = {
    "laplace_p2_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "laplace.form",                      // form_file
    "a",                                 // form
    "hip",                               // target
    "dbe55078e729fad4",                  // key
    "float64",                           // scalar
    "tensor",                            // representation
    "cell",                              // integral
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
    3,                                   // macro_cells
    1120,                                // block_nodes
    "",                                  // mapping
    "",                                  // unroll
    "written",                           // realisation
    "",                                  // k_place
    128,                                 // element_batch
    128,                                 // concurrent_elements
    1,                                   // interleave_stores
    128,                                 // threads
    34112,                               // shared_bytes
    285.0,                               // flops_per_cell
    68.0,                                // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)

}  // namespace of_laplace_p2_tetrahedron_f64_apply
