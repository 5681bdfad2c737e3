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
// Representation:
//   tensor          304 flops <- taken
//   quadrature      366 flops
//   sum_factorised  932 flops
//   why             as in the table of tuned parameters; written, 304 flops, as in the table of tuned
//                   parameters; 285 in macro elements of three, with additions
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
//   chosen by            tuned on NVIDIA H200 (table nvidia_h200_simplices)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       285
//   bytes       92 (81.3333 read, 10.6667 written)
//   flops/byte  3.1
//   shared      34112 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_gpu.h"
#include "laplace_p2_tetrahedron_f64_apply.h"

namespace {

using femforge_gpu::await_launch_before;
using femforge_gpu::launch_early;
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
  await_launch_before();
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
  const double t0 = x0_0 - x1_0;
  const double t1 = x0_1 - x2_1;
  const double t2 = x0_2 - x3_2;
  const double t3 = x0_1 - x3_1;
  const double t4 = x0_2 - x2_2;
  const double t5 = t1 * t2 - t3 * t4;
  const double t6 = x0_0 - x2_0;
  const double t7 = x0_2 - x1_2;
  const double t8 = x0_1 - x1_1;
  const double t9 = t3 * t7 - t2 * t8;
  const double t10 = x0_0 - x3_0;
  const double t11 = t4 * t8 - t1 * t7;
  const double t12 = reciprocal(std::fabs(t0 * t5 + t6 * t9 + t10 * t11));
  const double t13 = t4 * t10 - t2 * t6;
  const double t14 = t3 * t6 - t1 * t10;
  const double t15 = t12 * (t5 * t5 + t13 * t13 + t14 * t14);
  const double t16 = 1.3333333333333333 * trial_0;
  const double t17 = 4.0 * trial_1;
  const double t18 = 4.0 * trial_11;
  const double t19 = 4.0 * trial_10;
  const double t20 = trial_7 + trial_8 - trial_9 - 0.25 * t19;
  const double t21 = 0.75 * t16 + 0.75 * t17 - t18 - t20;
  const double t22 = t0 * t2 - t7 * t10;
  const double t23 = t8 * t10 - t0 * t3;
  const double t24 = t12 * (t5 * t9 + t13 * t22 + t14 * t23);
  const double t25 = 1.3333333333333333 * trial_2;
  const double t26 = 1.3333333333333333 * trial_6 + t19 - 1.3333333333333333 * trial_9 - t16 - 2.0 * t25;
  const double t27 = 4.0 * trial_8 + t19 - t18 - 3.0 * t25 - t26;
  const double t28 = t6 * t7 - t0 * t4;
  const double t29 = t0 * t1 - t6 * t8;
  const double t30 = t12 * (t5 * t11 + t13 * t28 + t14 * t29);
  const double t31 = 1.3333333333333333 * trial_3;
  const double t32 = 2.6666666666666665 * trial_6 + t16 - 0.6666666666666666 * t19 - t31;
  const double t33 = 4.0 * trial_6 + t18 - 4.0 * trial_7 - t19 - t32;
  const double t34 = 1.3333333333333333 * t15 * t21 + t24 * t27 - t30 * t33;
  const double t35 = t9 * t9 + t22 * t22 + t23 * t23;
  const double t36 = t12 * t35;
  const double t37 = t12 * (t9 * t11 + t22 * t28 + t23 * t29);
  const double t38 = 1.3333333333333333 * t21 * t24 + t27 * t36 - t33 * t37;
  const double t39 = t11 * t11 + t28 * t28 + t29 * t29;
  const double t40 = t12 * t39;
  const double t41 = 1.3333333333333333 * t21 * t30 + t27 * t37 - t33 * t40;
  const double t42 = trial_7 + 0.75 * t16 - trial_9 - 0.25 * t18;
  const double t43 = trial_7 + 0.25 * t19 - trial_8 - trial_9 - 0.5 * t42;
  const double t44 = 2.6666666666666665 * t15 * t43 + t24 * t26 - t30 * t32;
  const double t45 = 2.6666666666666665 * t24 * t43 + t26 * t36 - t32 * t37;
  const double t46 = 2.6666666666666665 * t30 * t43 + t26 * t37 - t32 * t40;
  const double t47 = trial_6 + 0.75 * t16 - trial_9 - 0.25 * t19;
  const double t48 = 2.6666666666666665 * trial_9 - t16 - t31;
  const double t49 = t15 * t42 + t24 * t47 - 0.75 * t30 * t48;
  const double t50 = t24 * t42 + t36 * t47 - 0.75 * t37 * t48;
  const double t51 = t30 * t42 + t37 * t47 - 0.75 * t40 * t48;
  const double t52 = trial_8 + trial_13 - trial_14 - 0.25 * t19;
  const double t53 = 0.75 * t16 + 0.75 * t17 - t18 - t52;
  const double t54 = x0_2 - x5_2;
  const double t55 = x0_1 - x5_1;
  const double t56 = t1 * t54 - t4 * t55;
  const double t57 = t7 * t55 - t8 * t54;
  const double t58 = x0_0 - x5_0;
  const double t59 = reciprocal(std::fabs(t0 * t56 + t6 * t57 + t11 * t58));
  const double t60 = t4 * t58 - t6 * t54;
  const double t61 = t6 * t55 - t1 * t58;
  const double t62 = t59 * (t56 * t56 + t60 * t60 + t61 * t61);
  const double t63 = 1.3333333333333333 * trial_14 + t16 + 2.0 * t25 - 1.3333333333333333 * trial_12 - t19;
  const double t64 = 4.0 * trial_8 + t19 + t63 - t18 - 3.0 * t25;
  const double t65 = t0 * t54 - t7 * t58;
  const double t66 = t8 * t58 - t0 * t55;
  const double t67 = t59 * (t56 * t57 + t60 * t65 + t61 * t66);
  const double t68 = 1.3333333333333333 * trial_5;
  const double t69 = 2.6666666666666665 * trial_12 + t16 - 0.6666666666666666 * t19 - t68;
  const double t70 = 4.0 * trial_13 + t19 + t69 - 4.0 * trial_12 - t18;
  const double t71 = t59 * (t11 * t56 + t28 * t60 + t29 * t61);
  const double t72 = 1.3333333333333333 * t53 * t62 + t64 * t67 + t70 * t71;
  const double t73 = t59 * (t57 * t57 + t65 * t65 + t66 * t66);
  const double t74 = t59 * (t11 * t57 + t28 * t65 + t29 * t66);
  const double t75 = 1.3333333333333333 * t53 * t67 + t64 * t73 + t70 * t74;
  const double t76 = t39 * t59;
  const double t77 = 1.3333333333333333 * t53 * t71 + t64 * t74 + t70 * t76;
  const double t78 = trial_13 + 0.75 * t16 - trial_14 - 0.25 * t18;
  const double t79 = trial_8 + trial_14 + 0.5 * t78 - trial_13 - 0.25 * t19;
  const double t80 = 2.6666666666666665 * t62 * t79 + t63 * t67 + t69 * t71;
  const double t81 = 2.6666666666666665 * t67 * t79 + t63 * t73 + t69 * t74;
  const double t82 = 2.6666666666666665 * t71 * t79 + t63 * t74 + t69 * t76;
  const double t83 = trial_14 + 0.25 * t19 - trial_12 - 0.75 * t16;
  const double t84 = 2.6666666666666665 * trial_14 - t16 - t68;
  const double t85 = t62 * t78 - t67 * t83 - 0.75 * t71 * t84;
  const double t86 = t67 * t78 - t73 * t83 - 0.75 * t74 * t84;
  const double t87 = t71 * t78 - t74 * t83 - 0.75 * t76 * t84;
  const double t88 = 4.0 * trial_17;
  const double t89 = trial_7 + trial_16 - trial_9 - 0.25 * t88;
  const double t90 = 0.75 * t16 + 0.75 * t17 - t18 - t89;
  const double t91 = x0_1 - x4_1;
  const double t92 = x0_2 - x4_2;
  const double t93 = t2 * t91 - t3 * t92;
  const double t94 = x0_0 - x4_0;
  const double t95 = t8 * t92 - t7 * t91;
  const double t96 = reciprocal(std::fabs(t0 * t93 + t9 * t94 + t10 * t95));
  const double t97 = t10 * t92 - t2 * t94;
  const double t98 = t3 * t94 - t10 * t91;
  const double t99 = t96 * (t93 * t93 + t97 * t97 + t98 * t98);
  const double t100 = 1.3333333333333333 * trial_4;
  const double t101 = 1.3333333333333333 * trial_9 + t16 + 2.0 * t100 - 1.3333333333333333 * trial_15 - t88;
  const double t102 = 4.0 * trial_16 + t88 + t101 - t18 - 3.0 * t100;
  const double t103 = t96 * (t9 * t93 + t22 * t97 + t23 * t98);
  const double t104 = 2.6666666666666665 * trial_15 + t16 - t31 - 0.6666666666666666 * t88;
  const double t105 = 4.0 * trial_7 + t88 + t104 - 4.0 * trial_15 - t18;
  const double t106 = t7 * t94 - t0 * t92;
  const double t107 = t0 * t91 - t8 * t94;
  const double t108 = t96 * (t93 * t95 + t97 * t106 + t98 * t107);
  const double t109 = 1.3333333333333333 * t90 * t99 + t102 * t103 + t105 * t108;
  const double t110 = t35 * t96;
  const double t111 = t96 * (t9 * t95 + t22 * t106 + t23 * t107);
  const double t112 = 1.3333333333333333 * t90 * t103 + t102 * t110 + t105 * t111;
  const double t113 = t96 * (t95 * t95 + t106 * t106 + t107 * t107);
  const double t114 = 1.3333333333333333 * t90 * t108 + t102 * t111 + t105 * t113;
  const double t115 = trial_7 + 0.25 * t88 - trial_9 - trial_16 - 0.5 * t42;
  const double t116 = 2.6666666666666665 * t99 * t115 - t101 * t103 - t104 * t108;
  const double t117 = 2.6666666666666665 * t103 * t115 - t101 * t110 - t104 * t111;
  const double t118 = 2.6666666666666665 * t108 * t115 - t101 * t111 - t104 * t113;
  const double t119 = trial_9 + 0.25 * t88 - trial_15 - 0.75 * t16;
  const double t120 = t42 * t99 - t103 * t119 - 0.75 * t48 * t108;
  const double t121 = t42 * t103 - t110 * t119 - 0.75 * t48 * t111;
  const double t122 = t42 * t108 - t111 * t119 - 0.75 * t48 * t113;
  const double t123 = (t34 + t38 + t41 + 8.0 * t49 + 8.0 * t50 + 8.0 * t51 - 2.0 * t44 - 2.0 * t45 - 2.0 *
      t46) + (t72 + t75 + t77 + 2.0 * t80 + 2.0 * t81 + 2.0 * t82 + 8.0 * t85 + 8.0 * t86 + 8.0 * t87) + (t109
      + t112 + t114 + 8.0 * t120 + 8.0 * t121 + 8.0 * t122 - 2.0 * t116 - 2.0 * t117 - 2.0 * t118);
  const double result0 = 0.008333333333333333 * t123;
  const double result1 = 0.025 * (t34 + t72 + t109);
  const double result2 = -0.008333333333333333 * ((t38 + 4.0 * t45) + (t75 - 4.0 * t81));
  const double result3 = -0.008333333333333333 * ((t41 - 2.0 * t46 - 8.0 * t51) + (t114 - 2.0 * t118 - 8.0 *
      t122));
  const double result4 = -0.008333333333333333 * (t112 + 4.0 * t117);
  const double result5 = -0.008333333333333333 * (t77 + 2.0 * t82 - 8.0 * t87);
  const double t124 = trial_6 + trial_8 - trial_9 - 0.25 * t18;
  const double t125 = trial_6 + trial_7 - 0.25 * t18 - 0.25 * t19;
  const double t126 = t20 * t24 + t36 * t124 + t37 * t125;
  const double t127 = t20 * t30 + t37 * t124 + t40 * t125;
  const double t128 = t38 + t41 + 4.0 * t46 - 2.0 * t45 - 8.0 * t50 - 20.0 * t126 - 20.0 * t127;
  const double result6 = -0.008333333333333333 * t128;
  const double t129 = t15 * t20 + t24 * t124 + t30 * t125;
  const double t130 = 0.05 * t34 - 0.15 * t41 - 0.1 * t44 - 0.4 * t49 - t127 - t129;
  const double t131 = trial_9 + 0.25 * t18 - trial_16 - trial_15;
  const double t132 = trial_7 + trial_15 - 0.25 * t18 - 0.25 * t88;
  const double t133 = t89 * t108 + t113 * t132 - t111 * t131;
  const double t134 = t89 * t99 + t108 * t132 - t103 * t131;
  const double t135 = 0.05 * t109 - 0.15 * t114 - 0.1 * t116 - 0.4 * t120 - t133 - t134;
  const double result7 = -0.16666666666666666 * (t130 + t135);
  const double t136 = trial_8 + trial_12 - trial_14 - 0.25 * t18;
  const double t137 = trial_13 + trial_12 - 0.25 * t18 - 0.25 * t19;
  const double t138 = t52 * t67 + t73 * t136 + t74 * t137;
  const double t139 = t52 * t62 + t67 * t136 + t71 * t137;
  const double result8 = -0.16666666666666666 * ((0.05 * t34 + 0.2 * t44 - 0.15 * t38 - t126 - t129) + (0.05 *
      t72 - 0.15 * t75 - 0.2 * t80 - t138 - t139));
  const double t140 = t89 * t103 + t111 * t132 - t110 * t131;
  const double t141 = (t34 + t38 - 2.0 * t44 - 2.0 * t45 - 8.0 * t49 - 8.0 * t50 - 16.0 * t51 - 20.0 * t126 -
      20.0 * t129) + (t109 + t112 - 2.0 * t116 - 2.0 * t117 - 8.0 * t120 - 8.0 * t121 - 16.0 * t122 - 20.0 *
      t134 - 20.0 * t140);
  const double result9 = 0.008333333333333333 * t141;
  const double t142 = t52 * t71 + t74 * t136 + t76 * t137;
  const double t143 = t75 + t77 + 2.0 * t81 - 4.0 * t82 - 8.0 * t86 - 20.0 * t138 - 20.0 * t142;
  const double t144 = (t34 + 4.0 * t44 + 8.0 * t45 + 20.0 * t126 + t128 - t38 - 20.0 * t129) + (t72 + 20.0 *
      t138 + t143 - t75 - 4.0 * t80 - 8.0 * t81 - 20.0 * t139);
  const double result10 = 0.008333333333333333 * t144;
  const double t145 = 0.05 * t72 + 0.1 * t80 - 0.15 * t77 - 0.4 * t85 - t139 - t142;
  const double t146 = (0.25 * t34 + 0.15 * t38 + t126 - 0.2 * t44 - t129 - t130) + (0.25 * t72 + 0.15 * t75 +
      0.2 * t80 + t138 - t139 - t145) + (0.25 * t109 + 0.15 * t112 + t140 - 0.2 * t116 - t134 - t135);
  const double result11 = -0.16666666666666666 * t146;
  const double result12 = -0.008333333333333333 * t143;
  const double result13 = -0.16666666666666666 * t145;
  const double result14 = 0.008333333333333333 * (t72 + t75 + 2.0 * t80 + 2.0 * t81 - 8.0 * t85 - 8.0 * t86 -
      16.0 * t87 - 20.0 * t138 - 20.0 * t139);
  const double t147 = t112 + t114 + 4.0 * t118 - 2.0 * t117 - 8.0 * t121 - 20.0 * t133 - 20.0 * t140;
  const double result15 = -0.008333333333333333 * t147;
  const double result16 = -0.16666666666666666 * (0.05 * t109 + 0.2 * t116 - 0.15 * t112 - t134 - t140);
  const double result17 = 0.008333333333333333 * (t109 + 4.0 * t116 + 8.0 * t117 + 20.0 * t140 + t147 - t112 -
      20.0 * t134);
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
  await_launch_before();
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

extern "C" int laplace_p2_tetrahedron_f64_apply_cuda(
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
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_p2_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        y, x, coordinates, macro_points, block_cells, block_nodes, node_offsets, local_nodes, result_places, contribution_ends);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    launch_early(laplace_p2_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<cudaStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p2_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel laplace_p2_tetrahedron_f64_apply_cuda_descriptor = {
    "laplace_p2_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "laplace.form",                      // form_file
    "a",                                 // form
    "cuda",                              // target
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
    "auto",                              // mapping
    "auto",                              // unroll
    "written",                           // realisation
    "auto",                              // k_place
    128,                                 // element_batch
    128,                                 // concurrent_elements
    1,                                   // interleave_stores
    128,                                 // threads
    34112,                               // shared_bytes
    285.0,                               // flops_per_cell
    92.0,                                // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};
