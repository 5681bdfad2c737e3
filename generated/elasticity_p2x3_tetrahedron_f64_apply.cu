// elasticity_p2x3_tetrahedron_f64_apply: apply of form a in elasticity.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file elasticity.form:
//   | """Linear elasticity without material constants (Knepley & Terrel, eq. 9 and the listing of section 3.2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   |
//   | def epsilon(u):
//   |     Du = grad(u)
//   |     return 0.5 * (Du + Du.T)
//   |
//   |
//   | a = inner(epsilon(v), epsilon(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2^3, 30 dofs
//   trial   P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          1056 flops <- taken
//   quadrature      1242 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          448
//   resident_blocks      3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       1056
//   bytes       156 (124 read, 32 written)
//   flops/byte  6.77
//   shared      46720 bytes a block of 128 threads
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

__global__ void __launch_bounds__(128, 3)
elasticity_p2x3_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[1344];
  alignas(16) __shared__ double tile[3840];
  alignas(16) __shared__ int32_t entry[448];
  alignas(16) __shared__ uint16_t end[448];
  alignas(16) __shared__ uint16_t position[1280];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 10; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 448] = x[d + 1];
    x_nodes[node + 896] = x[d + 2];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const ushort2 l6_to_l7 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 3];
    const int l6 = l6_to_l7.x;
    const int l7 = l6_to_l7.y;
    const ushort2 l8_to_l9 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 4];
    const int l8 = l8_to_l9.x;
    const int l9 = l8_to_l9.y;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_3 = x_nodes[l1];
    const double trial_6 = x_nodes[l2];
    const double trial_9 = x_nodes[l3];
    const double trial_12 = x_nodes[l4];
    const double trial_15 = x_nodes[l5];
    const double trial_18 = x_nodes[l6];
    const double trial_21 = x_nodes[l7];
    const double trial_24 = x_nodes[l8];
    const double trial_27 = x_nodes[l9];
    const double trial_1 = x_nodes[l0 + 448];
    const double trial_4 = x_nodes[l1 + 448];
    const double trial_7 = x_nodes[l2 + 448];
    const double trial_10 = x_nodes[l3 + 448];
    const double trial_13 = x_nodes[l4 + 448];
    const double trial_16 = x_nodes[l5 + 448];
    const double trial_19 = x_nodes[l6 + 448];
    const double trial_22 = x_nodes[l7 + 448];
    const double trial_25 = x_nodes[l8 + 448];
    const double trial_28 = x_nodes[l9 + 448];
    const double trial_2 = x_nodes[l0 + 896];
    const double trial_5 = x_nodes[l1 + 896];
    const double trial_8 = x_nodes[l2 + 896];
    const double trial_11 = x_nodes[l3 + 896];
    const double trial_14 = x_nodes[l4 + 896];
    const double trial_17 = x_nodes[l5 + 896];
    const double trial_20 = x_nodes[l6 + 896];
    const double trial_23 = x_nodes[l7 + 896];
    const double trial_26 = x_nodes[l8 + 896];
    const double trial_29 = x_nodes[l9 + 896];
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
    const double detJ = -(t0 * adj00 + t5 * adj10 + t8 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t4 * t8 - t2 * t5;
    const double t9 = 4.0 * trial_25;
    const double t10 = trial_16 + trial_19 - trial_22 - 0.25 * t9;
    const double t11 = 4.0 * trial_28;
    const double t12 = trial_13 + trial_19 - trial_22 - 0.25 * t11;
    const double t13 = trial_13 + trial_16 - 0.25 * t9 - 0.25 * t11;
    const double t14 = 4.0 * trial_24;
    const double t15 = trial_15 + trial_18 - trial_21 - 0.25 * t14;
    const double t16 = 4.0 * trial_27;
    const double t17 = trial_12 + trial_18 - trial_21 - 0.25 * t16;
    const double adj11 = t0 * t2 - t6 * t8;
    const double t18 = trial_12 + trial_15 - 0.25 * t14 - 0.25 * t16;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t19 = (adj00 * t10 + adj10 * t12 + adj20 * t13) + (adj01 * t15 + t17 * adj11 + t18 * adj21);
    const double t20 = adj01 * t19;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t21 = 4.0 * trial_26;
    const double t22 = trial_17 + trial_20 - trial_23 - 0.25 * t21;
    const double t23 = 4.0 * trial_29;
    const double t24 = trial_14 + trial_20 - trial_23 - 0.25 * t23;
    const double t25 = trial_14 + trial_17 - 0.25 * t21 - 0.25 * t23;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t26 = (adj00 * t22 + adj10 * t24 + adj20 * t25) + (t15 * adj02 + t17 * adj12 + t18 * adj22);
    const double t27 = adj02 * t26;
    const double t28 = adj00 * t15 + adj10 * t17 + adj20 * t18;
    const double flux0 = inv_abs_detJ * (t20 + t27 + (t20 + t27 + 4.0 * adj00 * t28));
    const double t29 = adj11 * t19;
    const double t30 = adj12 * t26;
    const double flux1 = inv_abs_detJ * (t29 + t30 + (t29 + t30 + 4.0 * adj10 * t28));
    const double t31 = adj21 * t19;
    const double t32 = adj22 * t26;
    const double flux2 = inv_abs_detJ * (t31 + t32 + (t31 + t32 + 4.0 * adj20 * t28));
    const double t33 = adj00 * t19;
    const double t34 = (adj01 * t22 + adj11 * t24 + adj21 * t25) + (t10 * adj02 + t12 * adj12 + t13 * adj22);
    const double t35 = adj02 * t34;
    const double t36 = adj01 * t10 + t12 * adj11 + t13 * adj21;
    const double flux3 = inv_abs_detJ * (t33 + t35 + (t33 + t35 + 4.0 * adj01 * t36));
    const double t37 = adj10 * t19;
    const double t38 = adj12 * t34;
    const double flux4 = inv_abs_detJ * (t37 + t38 + (t37 + t38 + 4.0 * adj11 * t36));
    const double t39 = adj20 * t19;
    const double t40 = adj22 * t34;
    const double flux5 = inv_abs_detJ * (t39 + t40 + (t39 + t40 + 4.0 * adj21 * t36));
    const double t41 = adj00 * t26;
    const double t42 = adj01 * t34;
    const double t43 = adj02 * t22 + t24 * adj12 + t25 * adj22;
    const double flux6 = inv_abs_detJ * (t41 + t42 + (t41 + t42 + 4.0 * adj02 * t43));
    const double t44 = adj10 * t26;
    const double t45 = adj11 * t34;
    const double flux7 = inv_abs_detJ * (t44 + t45 + (t44 + t45 + 4.0 * adj12 * t43));
    const double t46 = adj20 * t26;
    const double t47 = adj21 * t34;
    const double flux8 = inv_abs_detJ * (t46 + t47 + (t46 + t47 + 4.0 * adj22 * t43));
    const double t48 = 1.3333333333333333 * trial_1;
    const double t49 = t10 + t11 - 0.75 * t48 - 0.75 * 4.0 * trial_4;
    const double t50 = 1.3333333333333333 * trial_7;
    const double t51 = 1.3333333333333333 * trial_13 + t9 - 1.3333333333333333 * trial_22 - t48 - 2.0 * t50;
    const double t52 = 4.0 * trial_19 + t9 - t11 - 3.0 * t50 - t51;
    const double t53 = 1.3333333333333333 * trial_10;
    const double t54 = 2.6666666666666665 * trial_13 + t48 - 0.6666666666666666 * t9 - t53;
    const double t55 = 4.0 * trial_13 + t11 - 4.0 * trial_16 - t9 - t54;
    const double t56 = 1.3333333333333333 * trial_0;
    const double t57 = t15 + t16 - 0.75 * t56 - 0.75 * 4.0 * trial_3;
    const double t58 = 1.3333333333333333 * trial_6;
    const double t59 = 1.3333333333333333 * trial_12 + t14 - 1.3333333333333333 * trial_21 - t56 - 2.0 * t58;
    const double t60 = 4.0 * trial_18 + t14 - t16 - 3.0 * t58 - t59;
    const double t61 = 1.3333333333333333 * trial_9;
    const double t62 = 2.6666666666666665 * trial_12 + t56 - 0.6666666666666666 * t14 - t61;
    const double t63 = 4.0 * trial_12 + t16 - 4.0 * trial_15 - t14 - t62;
    const double t64 = (1.3333333333333333 * adj00 * t49 + adj20 * t55 - adj10 * t52) + (1.3333333333333333 *
        adj01 * t57 + adj21 * t63 - adj11 * t60);
    const double t65 = adj01 * t64;
    const double t66 = 1.3333333333333333 * trial_2;
    const double t67 = t22 + t23 - 0.75 * t66 - 0.75 * 4.0 * trial_5;
    const double t68 = 1.3333333333333333 * trial_8;
    const double t69 = 1.3333333333333333 * trial_14 + t21 - 1.3333333333333333 * trial_23 - t66 - 2.0 * t68;
    const double t70 = 4.0 * trial_20 + t21 - t23 - 3.0 * t68 - t69;
    const double t71 = 1.3333333333333333 * trial_11;
    const double t72 = 2.6666666666666665 * trial_14 + t66 - 0.6666666666666666 * t21 - t71;
    const double t73 = 4.0 * trial_14 + t23 - 4.0 * trial_17 - t21 - t72;
    const double t74 = (1.3333333333333333 * adj00 * t67 + adj20 * t73 - adj10 * t70) + (1.3333333333333333 *
        adj02 * t57 + adj22 * t63 - adj12 * t60);
    const double t75 = adj02 * t74;
    const double t76 = 1.3333333333333333 * adj00 * t57 + adj20 * t63 - adj10 * t60;
    const double flux9 = inv_abs_detJ * (t65 + t75 + (t65 + t75 + 4.0 * adj00 * t76));
    const double t77 = adj11 * t64;
    const double t78 = adj12 * t74;
    const double flux10 = inv_abs_detJ * (t77 + t78 + (t77 + t78 + 4.0 * adj10 * t76));
    const double t79 = adj21 * t64;
    const double t80 = adj22 * t74;
    const double flux11 = inv_abs_detJ * (t79 + t80 + (t79 + t80 + 4.0 * adj20 * t76));
    const double t81 = adj00 * t64;
    const double t82 = (1.3333333333333333 * adj01 * t67 + adj21 * t73 - adj11 * t70) + (1.3333333333333333 *
        adj02 * t49 + adj22 * t55 - adj12 * t52);
    const double t83 = adj02 * t82;
    const double t84 = 1.3333333333333333 * adj01 * t49 + adj21 * t55 - adj11 * t52;
    const double flux12 = inv_abs_detJ * (t81 + t83 + (t81 + t83 + 4.0 * adj01 * t84));
    const double t85 = adj10 * t64;
    const double t86 = adj12 * t82;
    const double flux13 = inv_abs_detJ * (t85 + t86 + (t85 + t86 + 4.0 * adj11 * t84));
    const double t87 = adj20 * t64;
    const double t88 = adj22 * t82;
    const double flux14 = inv_abs_detJ * (t87 + t88 + (t87 + t88 + 4.0 * adj21 * t84));
    const double t89 = adj00 * t74;
    const double t90 = adj01 * t82;
    const double t91 = 1.3333333333333333 * adj02 * t67 + adj22 * t73 - adj12 * t70;
    const double flux15 = inv_abs_detJ * (t89 + t90 + (t89 + t90 + 4.0 * adj02 * t91));
    const double t92 = adj10 * t74;
    const double t93 = adj11 * t82;
    const double flux16 = inv_abs_detJ * (t92 + t93 + (t92 + t93 + 4.0 * adj12 * t91));
    const double t94 = adj20 * t74;
    const double t95 = adj21 * t82;
    const double flux17 = inv_abs_detJ * (t94 + t95 + (t94 + t95 + 4.0 * adj22 * t91));
    const double t96 = trial_16 + 0.75 * t48 - trial_22 - 0.25 * t11;
    const double t97 = trial_16 + 0.25 * t9 - trial_19 - trial_22 - 0.5 * t96;
    const double t98 = trial_15 + 0.75 * t56 - trial_21 - 0.25 * t16;
    const double t99 = trial_15 + 0.25 * t14 - trial_18 - trial_21 - 0.5 * t98;
    const double t100 = (2.6666666666666665 * adj00 * t97 + adj10 * t51 - adj20 * t54) + (2.6666666666666665 *
        adj01 * t99 + adj11 * t59 - adj21 * t62);
    const double t101 = adj01 * t100;
    const double t102 = trial_17 + 0.75 * t66 - trial_23 - 0.25 * t23;
    const double t103 = trial_17 + 0.25 * t21 - trial_20 - trial_23 - 0.5 * t102;
    const double t104 = (2.6666666666666665 * adj00 * t103 + adj10 * t69 - adj20 * t72) + (2.6666666666666665
        * adj02 * t99 + adj12 * t59 - adj22 * t62);
    const double t105 = adj02 * t104;
    const double t106 = 2.6666666666666665 * adj00 * t99 + adj10 * t59 - adj20 * t62;
    const double flux18 = inv_abs_detJ * (t101 + t105 + (t101 + t105 + 4.0 * adj00 * t106));
    const double t107 = adj11 * t100;
    const double t108 = adj12 * t104;
    const double flux19 = inv_abs_detJ * (t107 + t108 + (t107 + t108 + 4.0 * adj10 * t106));
    const double t109 = adj21 * t100;
    const double t110 = adj22 * t104;
    const double flux20 = inv_abs_detJ * (t109 + t110 + (t109 + t110 + 4.0 * adj20 * t106));
    const double t111 = adj00 * t100;
    const double t112 = (2.6666666666666665 * adj01 * t103 + adj11 * t69 - adj21 * t72) + (2.6666666666666665
        * adj02 * t97 + adj12 * t51 - adj22 * t54);
    const double t113 = adj02 * t112;
    const double t114 = 2.6666666666666665 * adj01 * t97 + adj11 * t51 - adj21 * t54;
    const double flux21 = inv_abs_detJ * (t111 + t113 + (t111 + t113 + 4.0 * adj01 * t114));
    const double t115 = adj10 * t100;
    const double t116 = adj12 * t112;
    const double flux22 = inv_abs_detJ * (t115 + t116 + (t115 + t116 + 4.0 * adj11 * t114));
    const double t117 = adj20 * t100;
    const double t118 = adj22 * t112;
    const double flux23 = inv_abs_detJ * (t117 + t118 + (t117 + t118 + 4.0 * adj21 * t114));
    const double t119 = adj00 * t104;
    const double t120 = adj01 * t112;
    const double t121 = 2.6666666666666665 * adj02 * t103 + adj12 * t69 - adj22 * t72;
    const double flux24 = inv_abs_detJ * (t119 + t120 + (t119 + t120 + 4.0 * adj02 * t121));
    const double t122 = adj10 * t104;
    const double t123 = adj11 * t112;
    const double flux25 = inv_abs_detJ * (t122 + t123 + (t122 + t123 + 4.0 * adj12 * t121));
    const double t124 = adj20 * t104;
    const double t125 = adj21 * t112;
    const double flux26 = inv_abs_detJ * (t124 + t125 + (t124 + t125 + 4.0 * adj22 * t121));
    const double t126 = trial_13 + 0.75 * t48 - trial_22 - 0.25 * t9;
    const double t127 = 2.6666666666666665 * trial_22 - t48 - t53;
    const double t128 = trial_12 + 0.75 * t56 - trial_21 - 0.25 * t14;
    const double t129 = 2.6666666666666665 * trial_21 - t56 - t61;
    const double t130 = (adj00 * t96 + adj10 * t126 - 0.75 * adj20 * t127) + (adj01 * t98 + adj11 * t128 -
        0.75 * adj21 * t129);
    const double t131 = adj01 * t130;
    const double t132 = trial_14 + 0.75 * t66 - trial_23 - 0.25 * t21;
    const double t133 = 2.6666666666666665 * trial_23 - t66 - t71;
    const double t134 = (adj00 * t102 + adj10 * t132 - 0.75 * adj20 * t133) + (adj02 * t98 + adj12 * t128 -
        0.75 * adj22 * t129);
    const double t135 = adj02 * t134;
    const double t136 = adj00 * t98 + adj10 * t128 - 0.75 * adj20 * t129;
    const double flux27 = inv_abs_detJ * (t131 + t135 + (t131 + t135 + 4.0 * adj00 * t136));
    const double t137 = adj11 * t130;
    const double t138 = adj12 * t134;
    const double flux28 = inv_abs_detJ * (t137 + t138 + (t137 + t138 + 4.0 * adj10 * t136));
    const double t139 = adj21 * t130;
    const double t140 = adj22 * t134;
    const double flux29 = inv_abs_detJ * (t139 + t140 + (t139 + t140 + 4.0 * adj20 * t136));
    const double t141 = adj00 * t130;
    const double t142 = (adj01 * t102 + adj11 * t132 - 0.75 * adj21 * t133) + (adj02 * t96 + adj12 * t126 -
        0.75 * adj22 * t127);
    const double t143 = adj02 * t142;
    const double t144 = adj01 * t96 + adj11 * t126 - 0.75 * adj21 * t127;
    const double flux30 = inv_abs_detJ * (t141 + t143 + (t141 + t143 + 4.0 * adj01 * t144));
    const double t145 = adj10 * t130;
    const double t146 = adj12 * t142;
    const double flux31 = inv_abs_detJ * (t145 + t146 + (t145 + t146 + 4.0 * adj11 * t144));
    const double t147 = adj20 * t130;
    const double t148 = adj22 * t142;
    const double flux32 = inv_abs_detJ * (t147 + t148 + (t147 + t148 + 4.0 * adj21 * t144));
    const double t149 = adj00 * t134;
    const double t150 = adj01 * t142;
    const double t151 = adj02 * t102 + adj12 * t132 - 0.75 * adj22 * t133;
    const double flux33 = inv_abs_detJ * (t149 + t150 + (t149 + t150 + 4.0 * adj02 * t151));
    const double t152 = adj10 * t134;
    const double t153 = adj11 * t142;
    const double flux34 = inv_abs_detJ * (t152 + t153 + (t152 + t153 + 4.0 * adj12 * t151));
    const double t154 = adj20 * t134;
    const double t155 = adj21 * t142;
    const double flux35 = inv_abs_detJ * (t154 + t155 + (t154 + t155 + 4.0 * adj22 * t151));
    const double result0 = -0.0020833333333333333 * (flux9 + flux10 + flux11 + 2.0 * flux18 + 2.0 * flux19 +
        2.0 * flux20 - 8.0 * flux27 - 8.0 * flux28 - 8.0 * flux29);
    const double result1 = -0.0020833333333333333 * (flux12 + flux13 + flux14 + 2.0 * flux21 + 2.0 * flux22 +
        2.0 * flux23 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
    const double result2 = -0.0020833333333333333 * (flux15 + flux16 + flux17 + 2.0 * flux24 + 2.0 * flux25 +
        2.0 * flux26 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
    const double result3 = -0.00625 * flux9;
    const double result4 = -0.00625 * flux12;
    const double result5 = -0.00625 * flux15;
    const double result6 = 0.0020833333333333333 * (flux10 - 4.0 * flux19);
    const double result7 = 0.0020833333333333333 * (flux13 - 4.0 * flux22);
    const double result8 = 0.0020833333333333333 * (flux16 - 4.0 * flux25);
    const double result9 = 0.0020833333333333333 * (flux11 + 2.0 * flux20 + 8.0 * flux29);
    const double result10 = 0.0020833333333333333 * (flux14 + 2.0 * flux23 + 8.0 * flux32);
    const double result11 = 0.0020833333333333333 * (flux17 + 2.0 * flux26 + 8.0 * flux35);
    const double t156 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0 *
        flux20;
    const double result12 = 0.0020833333333333333 * t156;
    const double t157 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0 *
        flux23;
    const double result13 = 0.0020833333333333333 * t157;
    const double t158 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0 *
        flux26;
    const double result14 = 0.0020833333333333333 * t158;
    const double t159 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
    const double result15 = 0.041666666666666664 * t159;
    const double t160 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
    const double result16 = 0.041666666666666664 * t160;
    const double t161 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
    const double result17 = 0.041666666666666664 * t161;
    const double result18 = 0.041666666666666664 * (flux0 + flux1 + 0.05 * flux9 - 0.15 * flux10 - 0.2 *
        flux18);
    const double result19 = 0.041666666666666664 * (flux3 + flux4 + 0.05 * flux12 - 0.15 * flux13 - 0.2 *
        flux21);
    const double result20 = 0.041666666666666664 * (flux6 + flux7 + 0.05 * flux15 - 0.15 * flux16 - 0.2 *
        flux24);
    const double result21 = -0.0020833333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux9 + flux10 + 2.0 *
        flux18 + 2.0 * flux19 + 8.0 * flux27 + 8.0 * flux28 + 16.0 * flux29);
    const double result22 = -0.0020833333333333333 * (20.0 * flux3 + 20.0 * flux4 + flux12 + flux13 + 2.0 *
        flux21 + 2.0 * flux22 + 8.0 * flux30 + 8.0 * flux31 + 16.0 * flux32);
    const double result23 = -0.0020833333333333333 * (20.0 * flux6 + 20.0 * flux7 + flux15 + flux16 + 2.0 *
        flux24 + 2.0 * flux25 + 8.0 * flux33 + 8.0 * flux34 + 16.0 * flux35);
    const double result24 = -0.0020833333333333333 * (20.0 * flux0 + flux9 + t156 - 20.0 * flux1 - flux10 -
        4.0 * flux18 - 8.0 * flux19);
    const double result25 = -0.0020833333333333333 * (20.0 * flux3 + flux12 + t157 - 20.0 * flux4 - flux13 -
        4.0 * flux21 - 8.0 * flux22);
    const double result26 = -0.0020833333333333333 * (20.0 * flux6 + flux15 + t158 - 20.0 * flux7 - flux16 -
        4.0 * flux24 - 8.0 * flux25);
    const double result27 = 0.041666666666666664 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 -
        flux1 - t159);
    const double result28 = 0.041666666666666664 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 -
        flux4 - t160);
    const double result29 = 0.041666666666666664 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 -
        flux7 - t161);
    tile[lane] = result0;
    tile[lane + 1280] = result1;
    tile[lane + 2560] = result2;
    tile[lane + 128] = result3;
    tile[lane + 1408] = result4;
    tile[lane + 2688] = result5;
    tile[lane + 256] = result6;
    tile[lane + 1536] = result7;
    tile[lane + 2816] = result8;
    tile[lane + 384] = result9;
    tile[lane + 1664] = result10;
    tile[lane + 2944] = result11;
    tile[lane + 512] = result12;
    tile[lane + 1792] = result13;
    tile[lane + 3072] = result14;
    tile[lane + 640] = result15;
    tile[lane + 1920] = result16;
    tile[lane + 3200] = result17;
    tile[lane + 768] = result18;
    tile[lane + 2048] = result19;
    tile[lane + 3328] = result20;
    tile[lane + 896] = result21;
    tile[lane + 2176] = result22;
    tile[lane + 3456] = result23;
    tile[lane + 1024] = result24;
    tile[lane + 2304] = result25;
    tile[lane + 3584] = result26;
    tile[lane + 1152] = result27;
    tile[lane + 2432] = result28;
    tile[lane + 3712] = result29;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
      sum1 += tile[place + 1280];
      sum2 += tile[place + 2560];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
    atomicAdd(&y[d + 2], sum2);
  }
}

}  // namespace

extern "C" int elasticity_p2x3_tetrahedron_f64_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* coordinates,
    const int32_t* cells,
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
  if (y == nullptr || x == nullptr || coordinates == nullptr || cells == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    elasticity_p2x3_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p2x3_tetrahedron_f64_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

}  // namespace

extern "C" const femforge_kernel elasticity_p2x3_tetrahedron_f64_apply_cuda_descriptor = {
    "elasticity_p2x3_tetrahedron_f64_apply",  // name
    "apply",                                  // kernel
    "a",                                      // form
    "cuda",                                   // target
    "float64",                                // scalar
    "tensor",                                 // representation
    "tetrahedron",                            // cell
    "P1^3",                                   // coordinate_element
    "P2^3",                                   // row_element
    "P2^3",                                   // column_element
    "ufcx",                                   // dof_order
    3,                                        // gdim
    2,                                        // arity
    30,                                       // rows
    30,                                       // columns
    30,                                       // entries_per_cell
    2,                                        // quadrature_degree
    0,                                        // quadrature_points
    0,                                        // num_coefficients
    0,                                        // num_constants
    nullptr,                                  // coefficients
    nullptr,                                  // constants
    "vertices",                               // input
    "full",                                   // output
    0,                                        // geometry_size
    4,                                        // coordinate_nodes
    "patch",                                  // scatter
    "int32",                                  // index_type
    "separate",                               // numbering
    "interleaved",                            // component_order
    0,                                        // constraints
    10,                                       // nodes
    3,                                        // components
    0,                                        // trial_nodes
    1,                                        // cluster
    448,                                      // patch_nodes
    "auto",                                   // mapping
    "full",                                   // unroll
    "auto",                                   // k_place
    128,                                      // element_batch
    128,                                      // concurrent_elements
    1,                                        // interleave_stores
    128,                                      // threads
    46720,                                    // shared_bytes
    1056.0,                                   // flops_per_cell
    156.0,                                    // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};
