// elasticity_lame_p2x3_tetrahedron_f64_from_g_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=2 --set input=geometry
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
//   test    P2^3, 30 dofs
//   trial   P2^3, 30 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          1135 flops <- taken
//   quadrature      1321 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                geometry
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
//   flops       1135
//   bytes       232 (200 read, 32 written)
//   flops/byte  4.89
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
elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ geometry,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
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
    const double g0 = geometry[10 * cell];
    const double g1 = geometry[10 * cell + 1];
    const double g2 = geometry[10 * cell + 2];
    const double g3 = geometry[10 * cell + 3];
    const double g4 = geometry[10 * cell + 4];
    const double g5 = geometry[10 * cell + 5];
    const double g6 = geometry[10 * cell + 6];
    const double g7 = geometry[10 * cell + 7];
    const double g8 = geometry[10 * cell + 8];
    const double g9 = geometry[10 * cell + 9];
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
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
    const double t0 = reciprocal(std::fabs(g0));
    const double t1 = 4.0 * trial_25;
    const double t2 = trial_16 + trial_19 - trial_22 - 0.25 * t1;
    const double t3 = 4.0 * trial_28;
    const double t4 = trial_13 + trial_19 - trial_22 - 0.25 * t3;
    const double t5 = trial_13 + trial_16 - 0.25 * t1 - 0.25 * t3;
    const double t6 = 4.0 * trial_24;
    const double t7 = trial_15 + trial_18 - trial_21 - 0.25 * t6;
    const double t8 = 4.0 * trial_27;
    const double t9 = trial_12 + trial_18 - trial_21 - 0.25 * t8;
    const double t10 = trial_12 + trial_15 - 0.25 * t6 - 0.25 * t8;
    const double t11 = (g2 * t2 + g3 * t4 + g4 * t5) + (g1 * t7 + g5 * t9 + g6 * t10);
    const double t12 = g1 * mu_0 * t11;
    const double t13 = 4.0 * trial_26;
    const double t14 = trial_17 + trial_20 - trial_23 - 0.25 * t13;
    const double t15 = 4.0 * trial_29;
    const double t16 = trial_14 + trial_20 - trial_23 - 0.25 * t15;
    const double t17 = trial_14 + trial_17 - 0.25 * t13 - 0.25 * t15;
    const double t18 = (g2 * t14 + g3 * t16 + g4 * t17) + (g7 * t7 + g8 * t9 + g9 * t10);
    const double t19 = g7 * mu_0 * t18;
    const double t20 = g2 * t7 + g3 * t9 + g4 * t10;
    const double t21 = g1 * t2 + g5 * t4 + g6 * t5;
    const double t22 = g7 * t14 + g8 * t16 + g9 * t17;
    const double t23 = lmbda_0 * (t20 + t21 + t22);
    const double t24 = t23 + 2.0 * mu_0 * t20;
    const double flux0 = t0 * (t12 + t19 + (t12 + t19 + 2.0 * g2 * t24));
    const double t25 = g5 * mu_0 * t11;
    const double t26 = g8 * mu_0 * t18;
    const double flux1 = t0 * (t25 + t26 + (t25 + t26 + 2.0 * g3 * t24));
    const double t27 = g6 * mu_0 * t11;
    const double t28 = g9 * mu_0 * t18;
    const double flux2 = t0 * (t27 + t28 + (t27 + t28 + 2.0 * g4 * t24));
    const double t29 = g2 * mu_0 * t11;
    const double t30 = (g1 * t14 + g5 * t16 + g6 * t17) + (g7 * t2 + g8 * t4 + g9 * t5);
    const double t31 = g7 * mu_0 * t30;
    const double t32 = t23 + 2.0 * mu_0 * t21;
    const double flux3 = t0 * (t29 + t31 + (t29 + t31 + 2.0 * g1 * t32));
    const double t33 = g3 * mu_0 * t11;
    const double t34 = g8 * mu_0 * t30;
    const double flux4 = t0 * (t33 + t34 + (t33 + t34 + 2.0 * g5 * t32));
    const double t35 = g4 * mu_0 * t11;
    const double t36 = g9 * mu_0 * t30;
    const double flux5 = t0 * (t35 + t36 + (t35 + t36 + 2.0 * g6 * t32));
    const double t37 = g2 * mu_0 * t18;
    const double t38 = g1 * mu_0 * t30;
    const double t39 = t23 + 2.0 * mu_0 * t22;
    const double flux6 = t0 * (t37 + t38 + (t37 + t38 + 2.0 * g7 * t39));
    const double t40 = g3 * mu_0 * t18;
    const double t41 = g5 * mu_0 * t30;
    const double flux7 = t0 * (t40 + t41 + (t40 + t41 + 2.0 * g8 * t39));
    const double t42 = g4 * mu_0 * t18;
    const double t43 = g6 * mu_0 * t30;
    const double flux8 = t0 * (t42 + t43 + (t42 + t43 + 2.0 * g9 * t39));
    const double t44 = 1.3333333333333333 * trial_1;
    const double t45 = t2 + t3 - 0.75 * t44 - 0.75 * 4.0 * trial_4;
    const double t46 = 1.3333333333333333 * trial_7;
    const double t47 = 1.3333333333333333 * trial_13 + t1 - 1.3333333333333333 * trial_22 - t44 - 2.0 * t46;
    const double t48 = 4.0 * trial_19 + t1 - t3 - 3.0 * t46 - t47;
    const double t49 = 1.3333333333333333 * trial_10;
    const double t50 = 2.6666666666666665 * trial_13 + t44 - 0.6666666666666666 * t1 - t49;
    const double t51 = 4.0 * trial_13 + t3 - 4.0 * trial_16 - t1 - t50;
    const double t52 = 1.3333333333333333 * trial_0;
    const double t53 = t7 + t8 - 0.75 * t52 - 0.75 * 4.0 * trial_3;
    const double t54 = 1.3333333333333333 * trial_6;
    const double t55 = 1.3333333333333333 * trial_12 + t6 - 1.3333333333333333 * trial_21 - t52 - 2.0 * t54;
    const double t56 = 4.0 * trial_18 + t6 - t8 - 3.0 * t54 - t55;
    const double t57 = 1.3333333333333333 * trial_9;
    const double t58 = 2.6666666666666665 * trial_12 + t52 - 0.6666666666666666 * t6 - t57;
    const double t59 = 4.0 * trial_12 + t8 - 4.0 * trial_15 - t6 - t58;
    const double t60 = (1.3333333333333333 * g2 * t45 + g4 * t51 - g3 * t48) + (1.3333333333333333 * g1 * t53
        + g6 * t59 - g5 * t56);
    const double t61 = g1 * mu_0 * t60;
    const double t62 = 1.3333333333333333 * trial_2;
    const double t63 = t14 + t15 - 0.75 * t62 - 0.75 * 4.0 * trial_5;
    const double t64 = 1.3333333333333333 * trial_8;
    const double t65 = 1.3333333333333333 * trial_14 + t13 - 1.3333333333333333 * trial_23 - t62 - 2.0 * t64;
    const double t66 = 4.0 * trial_20 + t13 - t15 - 3.0 * t64 - t65;
    const double t67 = 1.3333333333333333 * trial_11;
    const double t68 = 2.6666666666666665 * trial_14 + t62 - 0.6666666666666666 * t13 - t67;
    const double t69 = 4.0 * trial_14 + t15 - 4.0 * trial_17 - t13 - t68;
    const double t70 = (1.3333333333333333 * g2 * t63 + g4 * t69 - g3 * t66) + (1.3333333333333333 * g7 * t53
        + g9 * t59 - g8 * t56);
    const double t71 = g7 * mu_0 * t70;
    const double t72 = 1.3333333333333333 * g2 * t53 + g4 * t59 - g3 * t56;
    const double t73 = 1.3333333333333333 * g1 * t45 + g6 * t51 - g5 * t48;
    const double t74 = 1.3333333333333333 * g7 * t63 + g9 * t69 - g8 * t66;
    const double t75 = lmbda_0 * (t72 + t73 + t74);
    const double t76 = t75 + 2.0 * mu_0 * t72;
    const double flux9 = t0 * (t61 + t71 + (t61 + t71 + 2.0 * g2 * t76));
    const double t77 = g5 * mu_0 * t60;
    const double t78 = g8 * mu_0 * t70;
    const double flux10 = t0 * (t77 + t78 + (t77 + t78 + 2.0 * g3 * t76));
    const double t79 = g6 * mu_0 * t60;
    const double t80 = g9 * mu_0 * t70;
    const double flux11 = t0 * (t79 + t80 + (t79 + t80 + 2.0 * g4 * t76));
    const double t81 = g2 * mu_0 * t60;
    const double t82 = (1.3333333333333333 * g1 * t63 + g6 * t69 - g5 * t66) + (1.3333333333333333 * g7 * t45
        + g9 * t51 - g8 * t48);
    const double t83 = g7 * mu_0 * t82;
    const double t84 = t75 + 2.0 * mu_0 * t73;
    const double flux12 = t0 * (t81 + t83 + (t81 + t83 + 2.0 * g1 * t84));
    const double t85 = g3 * mu_0 * t60;
    const double t86 = g8 * mu_0 * t82;
    const double flux13 = t0 * (t85 + t86 + (t85 + t86 + 2.0 * g5 * t84));
    const double t87 = g4 * mu_0 * t60;
    const double t88 = g9 * mu_0 * t82;
    const double flux14 = t0 * (t87 + t88 + (t87 + t88 + 2.0 * g6 * t84));
    const double t89 = g2 * mu_0 * t70;
    const double t90 = g1 * mu_0 * t82;
    const double t91 = t75 + 2.0 * mu_0 * t74;
    const double flux15 = t0 * (t89 + t90 + (t89 + t90 + 2.0 * g7 * t91));
    const double t92 = g3 * mu_0 * t70;
    const double t93 = g5 * mu_0 * t82;
    const double flux16 = t0 * (t92 + t93 + (t92 + t93 + 2.0 * g8 * t91));
    const double t94 = g4 * mu_0 * t70;
    const double t95 = g6 * mu_0 * t82;
    const double flux17 = t0 * (t94 + t95 + (t94 + t95 + 2.0 * g9 * t91));
    const double t96 = trial_16 + 0.75 * t44 - trial_22 - 0.25 * t3;
    const double t97 = trial_16 + 0.25 * t1 - trial_19 - trial_22 - 0.5 * t96;
    const double t98 = trial_15 + 0.75 * t52 - trial_21 - 0.25 * t8;
    const double t99 = trial_15 + 0.25 * t6 - trial_18 - trial_21 - 0.5 * t98;
    const double t100 = (2.6666666666666665 * g2 * t97 + g3 * t47 - g4 * t50) + (2.6666666666666665 * g1 * t99
        + g5 * t55 - g6 * t58);
    const double t101 = g1 * mu_0 * t100;
    const double t102 = trial_17 + 0.75 * t62 - trial_23 - 0.25 * t15;
    const double t103 = trial_17 + 0.25 * t13 - trial_20 - trial_23 - 0.5 * t102;
    const double t104 = (2.6666666666666665 * g2 * t103 + g3 * t65 - g4 * t68) + (2.6666666666666665 * g7 *
        t99 + g8 * t55 - g9 * t58);
    const double t105 = g7 * mu_0 * t104;
    const double t106 = 2.6666666666666665 * g2 * t99 + g3 * t55 - g4 * t58;
    const double t107 = 2.6666666666666665 * g1 * t97 + g5 * t47 - g6 * t50;
    const double t108 = 2.6666666666666665 * g7 * t103 + g8 * t65 - g9 * t68;
    const double t109 = lmbda_0 * (t106 + t107 + t108);
    const double t110 = t109 + 2.0 * mu_0 * t106;
    const double flux18 = t0 * (t101 + t105 + (t101 + t105 + 2.0 * g2 * t110));
    const double t111 = g5 * mu_0 * t100;
    const double t112 = g8 * mu_0 * t104;
    const double flux19 = t0 * (t111 + t112 + (t111 + t112 + 2.0 * g3 * t110));
    const double t113 = g6 * mu_0 * t100;
    const double t114 = g9 * mu_0 * t104;
    const double flux20 = t0 * (t113 + t114 + (t113 + t114 + 2.0 * g4 * t110));
    const double t115 = g2 * mu_0 * t100;
    const double t116 = (2.6666666666666665 * g1 * t103 + g5 * t65 - g6 * t68) + (2.6666666666666665 * g7 *
        t97 + g8 * t47 - g9 * t50);
    const double t117 = g7 * mu_0 * t116;
    const double t118 = t109 + 2.0 * mu_0 * t107;
    const double flux21 = t0 * (t115 + t117 + (t115 + t117 + 2.0 * g1 * t118));
    const double t119 = g3 * mu_0 * t100;
    const double t120 = g8 * mu_0 * t116;
    const double flux22 = t0 * (t119 + t120 + (t119 + t120 + 2.0 * g5 * t118));
    const double t121 = g4 * mu_0 * t100;
    const double t122 = g9 * mu_0 * t116;
    const double flux23 = t0 * (t121 + t122 + (t121 + t122 + 2.0 * g6 * t118));
    const double t123 = g2 * mu_0 * t104;
    const double t124 = g1 * mu_0 * t116;
    const double t125 = t109 + 2.0 * mu_0 * t108;
    const double flux24 = t0 * (t123 + t124 + (t123 + t124 + 2.0 * g7 * t125));
    const double t126 = g3 * mu_0 * t104;
    const double t127 = g5 * mu_0 * t116;
    const double flux25 = t0 * (t126 + t127 + (t126 + t127 + 2.0 * g8 * t125));
    const double t128 = g4 * mu_0 * t104;
    const double t129 = g6 * mu_0 * t116;
    const double flux26 = t0 * (t128 + t129 + (t128 + t129 + 2.0 * g9 * t125));
    const double t130 = trial_13 + 0.75 * t44 - trial_22 - 0.25 * t1;
    const double t131 = 2.6666666666666665 * trial_22 - t44 - t49;
    const double t132 = trial_12 + 0.75 * t52 - trial_21 - 0.25 * t6;
    const double t133 = 2.6666666666666665 * trial_21 - t52 - t57;
    const double t134 = (g2 * t96 + g3 * t130 - 0.75 * g4 * t131) + (g1 * t98 + g5 * t132 - 0.75 * g6 * t133);
    const double t135 = g1 * mu_0 * t134;
    const double t136 = trial_14 + 0.75 * t62 - trial_23 - 0.25 * t13;
    const double t137 = 2.6666666666666665 * trial_23 - t62 - t67;
    const double t138 = (g2 * t102 + g3 * t136 - 0.75 * g4 * t137) + (g7 * t98 + g8 * t132 - 0.75 * g9 *
        t133);
    const double t139 = g7 * mu_0 * t138;
    const double t140 = g2 * t98 + g3 * t132 - 0.75 * g4 * t133;
    const double t141 = g1 * t96 + g5 * t130 - 0.75 * g6 * t131;
    const double t142 = g7 * t102 + g8 * t136 - 0.75 * g9 * t137;
    const double t143 = lmbda_0 * (t140 + t141 + t142);
    const double t144 = t143 + 2.0 * mu_0 * t140;
    const double flux27 = t0 * (t135 + t139 + (t135 + t139 + 2.0 * g2 * t144));
    const double t145 = g5 * mu_0 * t134;
    const double t146 = g8 * mu_0 * t138;
    const double flux28 = t0 * (t145 + t146 + (t145 + t146 + 2.0 * g3 * t144));
    const double t147 = g6 * mu_0 * t134;
    const double t148 = g9 * mu_0 * t138;
    const double flux29 = t0 * (t147 + t148 + (t147 + t148 + 2.0 * g4 * t144));
    const double t149 = g2 * mu_0 * t134;
    const double t150 = (g1 * t102 + g5 * t136 - 0.75 * g6 * t137) + (g7 * t96 + g8 * t130 - 0.75 * g9 *
        t131);
    const double t151 = g7 * mu_0 * t150;
    const double t152 = t143 + 2.0 * mu_0 * t141;
    const double flux30 = t0 * (t149 + t151 + (t149 + t151 + 2.0 * g1 * t152));
    const double t153 = g3 * mu_0 * t134;
    const double t154 = g8 * mu_0 * t150;
    const double flux31 = t0 * (t153 + t154 + (t153 + t154 + 2.0 * g5 * t152));
    const double t155 = g4 * mu_0 * t134;
    const double t156 = g9 * mu_0 * t150;
    const double flux32 = t0 * (t155 + t156 + (t155 + t156 + 2.0 * g6 * t152));
    const double t157 = g2 * mu_0 * t138;
    const double t158 = g1 * mu_0 * t150;
    const double t159 = t143 + 2.0 * mu_0 * t142;
    const double flux33 = t0 * (t157 + t158 + (t157 + t158 + 2.0 * g7 * t159));
    const double t160 = g3 * mu_0 * t138;
    const double t161 = g5 * mu_0 * t150;
    const double flux34 = t0 * (t160 + t161 + (t160 + t161 + 2.0 * g8 * t159));
    const double t162 = g4 * mu_0 * t138;
    const double t163 = g6 * mu_0 * t150;
    const double flux35 = t0 * (t162 + t163 + (t162 + t163 + 2.0 * g9 * t159));
    const double result0 = -0.004166666666666667 * (flux9 + flux10 + flux11 + 2.0 * flux18 + 2.0 * flux19 +
        2.0 * flux20 - 8.0 * flux27 - 8.0 * flux28 - 8.0 * flux29);
    const double result1 = -0.004166666666666667 * (flux12 + flux13 + flux14 + 2.0 * flux21 + 2.0 * flux22 +
        2.0 * flux23 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
    const double result2 = -0.004166666666666667 * (flux15 + flux16 + flux17 + 2.0 * flux24 + 2.0 * flux25 +
        2.0 * flux26 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
    const double result3 = -0.0125 * flux9;
    const double result4 = -0.0125 * flux12;
    const double result5 = -0.0125 * flux15;
    const double result6 = 0.004166666666666667 * (flux10 - 4.0 * flux19);
    const double result7 = 0.004166666666666667 * (flux13 - 4.0 * flux22);
    const double result8 = 0.004166666666666667 * (flux16 - 4.0 * flux25);
    const double result9 = 0.004166666666666667 * (flux11 + 2.0 * flux20 + 8.0 * flux29);
    const double result10 = 0.004166666666666667 * (flux14 + 2.0 * flux23 + 8.0 * flux32);
    const double result11 = 0.004166666666666667 * (flux17 + 2.0 * flux26 + 8.0 * flux35);
    const double t164 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0 *
        flux20;
    const double result12 = 0.004166666666666667 * t164;
    const double t165 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0 *
        flux23;
    const double result13 = 0.004166666666666667 * t165;
    const double t166 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0 *
        flux26;
    const double result14 = 0.004166666666666667 * t166;
    const double t167 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
    const double result15 = 0.08333333333333333 * t167;
    const double t168 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
    const double result16 = 0.08333333333333333 * t168;
    const double t169 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
    const double result17 = 0.08333333333333333 * t169;
    const double result18 = 0.08333333333333333 * (flux0 + flux1 + 0.05 * flux9 - 0.15 * flux10 - 0.2 *
        flux18);
    const double result19 = 0.08333333333333333 * (flux3 + flux4 + 0.05 * flux12 - 0.15 * flux13 - 0.2 *
        flux21);
    const double result20 = 0.08333333333333333 * (flux6 + flux7 + 0.05 * flux15 - 0.15 * flux16 - 0.2 *
        flux24);
    const double result21 = -0.004166666666666667 * (20.0 * flux0 + 20.0 * flux1 + flux9 + flux10 + 2.0 *
        flux18 + 2.0 * flux19 + 8.0 * flux27 + 8.0 * flux28 + 16.0 * flux29);
    const double result22 = -0.004166666666666667 * (20.0 * flux3 + 20.0 * flux4 + flux12 + flux13 + 2.0 *
        flux21 + 2.0 * flux22 + 8.0 * flux30 + 8.0 * flux31 + 16.0 * flux32);
    const double result23 = -0.004166666666666667 * (20.0 * flux6 + 20.0 * flux7 + flux15 + flux16 + 2.0 *
        flux24 + 2.0 * flux25 + 8.0 * flux33 + 8.0 * flux34 + 16.0 * flux35);
    const double result24 = -0.004166666666666667 * (20.0 * flux0 + flux9 + t164 - 20.0 * flux1 - flux10 - 4.0
        * flux18 - 8.0 * flux19);
    const double result25 = -0.004166666666666667 * (20.0 * flux3 + flux12 + t165 - 20.0 * flux4 - flux13 -
        4.0 * flux21 - 8.0 * flux22);
    const double result26 = -0.004166666666666667 * (20.0 * flux6 + flux15 + t166 - 20.0 * flux7 - flux16 -
        4.0 * flux24 - 8.0 * flux25);
    const double result27 = 0.08333333333333333 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 - flux1
        - t167);
    const double result28 = 0.08333333333333333 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 -
        flux4 - t168);
    const double result29 = 0.08333333333333333 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 -
        flux7 - t169);
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

extern "C" int elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const double* geometry,
    const double* lmbda,
    const double* mu,
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
  if (y == nullptr || x == nullptr || geometry == nullptr || lmbda == nullptr || mu == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, geometry, lmbda, mu, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const double*>(arguments->geometry),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
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
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_from_g_apply_cuda_descriptor = {
    "elasticity_lame_p2x3_tetrahedron_f64_from_g_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2^3",                                    // row_element
    "P2^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    30,                                        // rows
    30,                                        // columns
    30,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "geometry",                                // input
    "full",                                    // output
    10,                                        // geometry_size
    4,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    10,                                        // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    448,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    46720,                                     // shared_bytes
    1135.0,                                    // flops_per_cell
    232.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
