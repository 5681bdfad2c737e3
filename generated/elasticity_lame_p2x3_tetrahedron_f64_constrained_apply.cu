// elasticity_lame_p2x3_tetrahedron_f64_constrained_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=2 --set constraints=true
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
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   trial   coefficient, P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          1176 flops <- taken
//   quadrature      1362 flops
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
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          448
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       1176
//   bytes       172 (140 read, 32 written)
//   flops/byte  6.84
//   shared      41472 bytes a block of 128 threads
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
__device__ inline float reciprocal(float x) { return __fdividef(1.0f, x); }

__global__ void __launch_bounds__(128, 4)
elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
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
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
    const double value1 = constrained[d + 1] ? 0.0 : x[d + 1];
    x_nodes[node + 448] = value1;
    const double value2 = constrained[d + 2] ? 0.0 : x[d + 2];
    x_nodes[node + 896] = value2;
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
    const double t9 = 1.3333333333333333 * trial_1;
    const double t10 = 4.0 * trial_28;
    const double t11 = 4.0 * trial_25;
    const double t12 = trial_16 + trial_19 - trial_22 - 0.25 * t11;
    const double t13 = 0.75 * t9 + 0.75 * 4.0 * trial_4 - t10 - t12;
    const double t14 = 1.3333333333333333 * trial_7;
    const double t15 = 1.3333333333333333 * trial_13 + t11 - 1.3333333333333333 * trial_22 - t9 - 2.0 * t14;
    const double t16 = 4.0 * trial_19 + t11 - t10 - 3.0 * t14 - t15;
    const double t17 = 1.3333333333333333 * trial_10;
    const double t18 = 2.6666666666666665 * trial_13 + t9 - 0.6666666666666666 * t11 - t17;
    const double t19 = 4.0 * trial_13 + t10 - 4.0 * trial_16 - t11 - t18;
    const double t20 = 1.3333333333333333 * trial_0;
    const double t21 = 4.0 * trial_27;
    const double t22 = 4.0 * trial_24;
    const double t23 = trial_15 + trial_18 - trial_21 - 0.25 * t22;
    const double t24 = 0.75 * t20 + 0.75 * 4.0 * trial_3 - t21 - t23;
    const double t25 = 1.3333333333333333 * trial_6;
    const double t26 = 1.3333333333333333 * trial_12 + t22 - 1.3333333333333333 * trial_21 - t20 - 2.0 * t25;
    const double t27 = 4.0 * trial_18 + t22 - t21 - 3.0 * t25 - t26;
    const double adj11 = t0 * t2 - t6 * t8;
    const double t28 = 1.3333333333333333 * trial_9;
    const double t29 = 2.6666666666666665 * trial_12 + t20 - 0.6666666666666666 * t22 - t28;
    const double t30 = 4.0 * trial_12 + t21 - 4.0 * trial_15 - t22 - t29;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t31 = (1.3333333333333333 * adj00 * t13 + adj10 * t16 - adj20 * t19) + (1.3333333333333333 *
        adj01 * t24 + t27 * adj11 - t30 * adj21);
    const double t32 = mu_0 * adj01 * t31;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t33 = 1.3333333333333333 * trial_2;
    const double t34 = 4.0 * trial_29;
    const double t35 = 4.0 * trial_26;
    const double t36 = trial_17 + trial_20 - trial_23 - 0.25 * t35;
    const double t37 = 0.75 * t33 + 0.75 * 4.0 * trial_5 - t34 - t36;
    const double t38 = 1.3333333333333333 * trial_8;
    const double t39 = 1.3333333333333333 * trial_14 + t35 - 1.3333333333333333 * trial_23 - t33 - 2.0 * t38;
    const double t40 = 4.0 * trial_20 + t35 - t34 - 3.0 * t38 - t39;
    const double t41 = 1.3333333333333333 * trial_11;
    const double t42 = 2.6666666666666665 * trial_14 + t33 - 0.6666666666666666 * t35 - t41;
    const double t43 = 4.0 * trial_14 + t34 - 4.0 * trial_17 - t35 - t42;
    const double adj12 = t7 * t8 - t0 * t3;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t44 = (1.3333333333333333 * adj00 * t37 + adj10 * t40 - adj20 * t43) + (1.3333333333333333 *
        t24 * adj02 + t27 * adj12 - t30 * adj22);
    const double t45 = mu_0 * adj02 * t44;
    const double t46 = 1.3333333333333333 * adj00 * t24 + adj10 * t27 - adj20 * t30;
    const double t47 = 1.3333333333333333 * adj01 * t13 + t16 * adj11 - t19 * adj21;
    const double t48 = 1.3333333333333333 * adj02 * t37 + t40 * adj12 - t43 * adj22;
    const double t49 = lmbda_0 * (t46 + t47 + t48);
    const double t50 = t49 + 2.0 * mu_0 * t46;
    const double t51 = inv_abs_detJ * (t32 + t45 + (t32 + t45 + 2.0 * adj00 * t50));
    const double t52 = mu_0 * adj11 * t31;
    const double t53 = mu_0 * adj12 * t44;
    const double t54 = inv_abs_detJ * (t52 + t53 + (t52 + t53 + 2.0 * adj10 * t50));
    const double t55 = mu_0 * adj21 * t31;
    const double t56 = mu_0 * adj22 * t44;
    const double t57 = inv_abs_detJ * (t55 + t56 + (t55 + t56 + 2.0 * adj20 * t50));
    const double t58 = trial_16 + 0.75 * t9 - trial_22 - 0.25 * t10;
    const double t59 = trial_16 + 0.25 * t11 - trial_19 - trial_22 - 0.5 * t58;
    const double t60 = trial_15 + 0.75 * t20 - trial_21 - 0.25 * t21;
    const double t61 = trial_15 + 0.25 * t22 - trial_18 - trial_21 - 0.5 * t60;
    const double t62 = (2.6666666666666665 * adj00 * t59 + adj10 * t15 - adj20 * t18) + (2.6666666666666665 *
        adj01 * t61 + t26 * adj11 - t29 * adj21);
    const double t63 = mu_0 * adj01 * t62;
    const double t64 = trial_17 + 0.75 * t33 - trial_23 - 0.25 * t34;
    const double t65 = trial_17 + 0.25 * t35 - trial_20 - trial_23 - 0.5 * t64;
    const double t66 = (2.6666666666666665 * adj00 * t65 + adj10 * t39 - adj20 * t42) + (2.6666666666666665 *
        adj02 * t61 + t26 * adj12 - t29 * adj22);
    const double t67 = mu_0 * adj02 * t66;
    const double t68 = 2.6666666666666665 * adj00 * t61 + adj10 * t26 - adj20 * t29;
    const double t69 = 2.6666666666666665 * adj01 * t59 + t15 * adj11 - t18 * adj21;
    const double t70 = 2.6666666666666665 * adj02 * t65 + t39 * adj12 - t42 * adj22;
    const double t71 = lmbda_0 * (t68 + t69 + t70);
    const double t72 = t71 + 2.0 * mu_0 * t68;
    const double t73 = inv_abs_detJ * (t63 + t67 + (t63 + t67 + 2.0 * adj00 * t72));
    const double t74 = mu_0 * adj11 * t62;
    const double t75 = mu_0 * adj12 * t66;
    const double t76 = inv_abs_detJ * (t74 + t75 + (t74 + t75 + 2.0 * adj10 * t72));
    const double t77 = mu_0 * adj21 * t62;
    const double t78 = mu_0 * adj22 * t66;
    const double t79 = inv_abs_detJ * (t77 + t78 + (t77 + t78 + 2.0 * adj20 * t72));
    const double t80 = trial_13 + 0.75 * t9 - trial_22 - 0.25 * t11;
    const double t81 = 2.6666666666666665 * trial_22 - t9 - t17;
    const double t82 = trial_12 + 0.75 * t20 - trial_21 - 0.25 * t22;
    const double t83 = 2.6666666666666665 * trial_21 - t20 - t28;
    const double t84 = (adj00 * t58 + adj10 * t80 - 0.75 * adj20 * t81) + (adj01 * t60 + adj11 * t82 - 0.75 *
        adj21 * t83);
    const double t85 = mu_0 * adj01 * t84;
    const double t86 = trial_14 + 0.75 * t33 - trial_23 - 0.25 * t35;
    const double t87 = 2.6666666666666665 * trial_23 - t33 - t41;
    const double t88 = (adj00 * t64 + adj10 * t86 - 0.75 * adj20 * t87) + (adj02 * t60 + adj12 * t82 - 0.75 *
        adj22 * t83);
    const double t89 = mu_0 * adj02 * t88;
    const double t90 = adj00 * t60 + adj10 * t82 - 0.75 * adj20 * t83;
    const double t91 = adj01 * t58 + adj11 * t80 - 0.75 * adj21 * t81;
    const double t92 = adj02 * t64 + adj12 * t86 - 0.75 * adj22 * t87;
    const double t93 = lmbda_0 * (t90 + t91 + t92);
    const double t94 = t93 + 2.0 * mu_0 * t90;
    const double t95 = inv_abs_detJ * (t85 + t89 + (t85 + t89 + 2.0 * adj00 * t94));
    const double t96 = mu_0 * adj11 * t84;
    const double t97 = mu_0 * adj12 * t88;
    const double t98 = inv_abs_detJ * (t96 + t97 + (t96 + t97 + 2.0 * adj10 * t94));
    const double t99 = mu_0 * adj21 * t84;
    const double t100 = mu_0 * adj22 * t88;
    const double t101 = inv_abs_detJ * (t99 + t100 + (t99 + t100 + 2.0 * adj20 * t94));
    const double result0 = 0.004166666666666667 * (t51 + t54 + t57 + 8.0 * t95 + 8.0 * t98 + 8.0 * t101 - 2.0
        * t73 - 2.0 * t76 - 2.0 * t79);
    const double t102 = mu_0 * adj00 * t31;
    const double t103 = (1.3333333333333333 * adj01 * t37 + adj11 * t40 - adj21 * t43) + (1.3333333333333333 *
        t13 * adj02 + t16 * adj12 - t19 * adj22);
    const double t104 = mu_0 * adj02 * t103;
    const double t105 = t49 + 2.0 * mu_0 * t47;
    const double t106 = inv_abs_detJ * (t102 + t104 + (t102 + t104 + 2.0 * adj01 * t105));
    const double t107 = mu_0 * adj10 * t31;
    const double t108 = mu_0 * adj12 * t103;
    const double t109 = inv_abs_detJ * (t107 + t108 + (t107 + t108 + 2.0 * adj11 * t105));
    const double t110 = mu_0 * adj20 * t31;
    const double t111 = mu_0 * adj22 * t103;
    const double t112 = inv_abs_detJ * (t110 + t111 + (t110 + t111 + 2.0 * adj21 * t105));
    const double t113 = mu_0 * adj00 * t62;
    const double t114 = (2.6666666666666665 * adj01 * t65 + adj11 * t39 - adj21 * t42) + (2.6666666666666665 *
        adj02 * t59 + t15 * adj12 - t18 * adj22);
    const double t115 = mu_0 * adj02 * t114;
    const double t116 = t71 + 2.0 * mu_0 * t69;
    const double t117 = inv_abs_detJ * (t113 + t115 + (t113 + t115 + 2.0 * adj01 * t116));
    const double t118 = mu_0 * adj10 * t62;
    const double t119 = mu_0 * adj12 * t114;
    const double t120 = inv_abs_detJ * (t118 + t119 + (t118 + t119 + 2.0 * adj11 * t116));
    const double t121 = mu_0 * adj20 * t62;
    const double t122 = mu_0 * adj22 * t114;
    const double t123 = inv_abs_detJ * (t121 + t122 + (t121 + t122 + 2.0 * adj21 * t116));
    const double t124 = mu_0 * adj00 * t84;
    const double t125 = (adj01 * t64 + adj11 * t86 - 0.75 * adj21 * t87) + (adj02 * t58 + adj12 * t80 - 0.75 *
        adj22 * t81);
    const double t126 = mu_0 * adj02 * t125;
    const double t127 = t93 + 2.0 * mu_0 * t91;
    const double t128 = inv_abs_detJ * (t124 + t126 + (t124 + t126 + 2.0 * adj01 * t127));
    const double t129 = mu_0 * adj10 * t84;
    const double t130 = mu_0 * adj12 * t125;
    const double t131 = inv_abs_detJ * (t129 + t130 + (t129 + t130 + 2.0 * adj11 * t127));
    const double t132 = mu_0 * adj20 * t84;
    const double t133 = mu_0 * adj22 * t125;
    const double t134 = inv_abs_detJ * (t132 + t133 + (t132 + t133 + 2.0 * adj21 * t127));
    const double result1 = 0.004166666666666667 * (t106 + t109 + t112 + 8.0 * t128 + 8.0 * t131 + 8.0 * t134 -
        2.0 * t117 - 2.0 * t120 - 2.0 * t123);
    const double t135 = mu_0 * adj00 * t44;
    const double t136 = mu_0 * adj01 * t103;
    const double t137 = t49 + 2.0 * mu_0 * t48;
    const double t138 = inv_abs_detJ * (t135 + t136 + (t135 + t136 + 2.0 * adj02 * t137));
    const double t139 = mu_0 * adj10 * t44;
    const double t140 = mu_0 * adj11 * t103;
    const double t141 = inv_abs_detJ * (t139 + t140 + (t139 + t140 + 2.0 * adj12 * t137));
    const double t142 = mu_0 * adj20 * t44;
    const double t143 = mu_0 * adj21 * t103;
    const double t144 = inv_abs_detJ * (t142 + t143 + (t142 + t143 + 2.0 * adj22 * t137));
    const double t145 = mu_0 * adj00 * t66;
    const double t146 = mu_0 * adj01 * t114;
    const double t147 = t71 + 2.0 * mu_0 * t70;
    const double t148 = inv_abs_detJ * (t145 + t146 + (t145 + t146 + 2.0 * adj02 * t147));
    const double t149 = mu_0 * adj10 * t66;
    const double t150 = mu_0 * adj11 * t114;
    const double t151 = inv_abs_detJ * (t149 + t150 + (t149 + t150 + 2.0 * adj12 * t147));
    const double t152 = mu_0 * adj20 * t66;
    const double t153 = mu_0 * adj21 * t114;
    const double t154 = inv_abs_detJ * (t152 + t153 + (t152 + t153 + 2.0 * adj22 * t147));
    const double t155 = mu_0 * adj00 * t88;
    const double t156 = mu_0 * adj01 * t125;
    const double t157 = t93 + 2.0 * mu_0 * t92;
    const double t158 = inv_abs_detJ * (t155 + t156 + (t155 + t156 + 2.0 * adj02 * t157));
    const double t159 = mu_0 * adj10 * t88;
    const double t160 = mu_0 * adj11 * t125;
    const double t161 = inv_abs_detJ * (t159 + t160 + (t159 + t160 + 2.0 * adj12 * t157));
    const double t162 = mu_0 * adj20 * t88;
    const double t163 = mu_0 * adj21 * t125;
    const double t164 = inv_abs_detJ * (t162 + t163 + (t162 + t163 + 2.0 * adj22 * t157));
    const double result2 = 0.004166666666666667 * (t138 + t141 + t144 + 8.0 * t158 + 8.0 * t161 + 8.0 * t164 -
        2.0 * t148 - 2.0 * t151 - 2.0 * t154);
    const double result3 = 0.0125 * t51;
    const double result4 = 0.0125 * t106;
    const double result5 = 0.0125 * t138;
    const double result6 = -0.004166666666666667 * (t54 + 4.0 * t76);
    const double result7 = -0.004166666666666667 * (t109 + 4.0 * t120);
    const double result8 = -0.004166666666666667 * (t141 + 4.0 * t151);
    const double result9 = -0.004166666666666667 * (t57 - 2.0 * t79 - 8.0 * t101);
    const double result10 = -0.004166666666666667 * (t112 - 2.0 * t123 - 8.0 * t134);
    const double result11 = -0.004166666666666667 * (t144 - 2.0 * t154 - 8.0 * t164);
    const double t165 = trial_13 + trial_19 - trial_22 - 0.25 * t10;
    const double t166 = trial_13 + trial_16 - 0.25 * t10 - 0.25 * t11;
    const double t167 = trial_12 + trial_18 - trial_21 - 0.25 * t21;
    const double t168 = trial_12 + trial_15 - 0.25 * t21 - 0.25 * t22;
    const double t169 = (adj00 * t12 + adj10 * t165 + adj20 * t166) + (adj01 * t23 + adj11 * t167 + adj21 *
        t168);
    const double t170 = mu_0 * adj11 * t169;
    const double t171 = trial_14 + trial_20 - trial_23 - 0.25 * t34;
    const double t172 = trial_14 + trial_17 - 0.25 * t34 - 0.25 * t35;
    const double t173 = (adj00 * t36 + adj10 * t171 + adj20 * t172) + (t23 * adj02 + adj12 * t167 + adj22 *
        t168);
    const double t174 = mu_0 * adj12 * t173;
    const double t175 = adj00 * t23 + adj10 * t167 + adj20 * t168;
    const double t176 = adj01 * t12 + adj11 * t165 + adj21 * t166;
    const double t177 = adj02 * t36 + adj12 * t171 + adj22 * t172;
    const double t178 = lmbda_0 * (t175 + t176 + t177);
    const double t179 = t178 + 2.0 * mu_0 * t175;
    const double t180 = inv_abs_detJ * (t170 + t174 + (t170 + t174 + 2.0 * adj10 * t179));
    const double t181 = mu_0 * adj21 * t169;
    const double t182 = mu_0 * adj22 * t173;
    const double t183 = inv_abs_detJ * (t181 + t182 + (t181 + t182 + 2.0 * adj20 * t179));
    const double t184 = t54 + t57 + 4.0 * t79 - 2.0 * t76 - 8.0 * t98 - 20.0 * t180 - 20.0 * t183;
    const double result12 = -0.004166666666666667 * t184;
    const double t185 = mu_0 * adj10 * t169;
    const double t186 = (adj01 * t36 + adj11 * t171 + adj21 * t172) + (t12 * adj02 + adj12 * t165 + adj22 *
        t166);
    const double t187 = mu_0 * adj12 * t186;
    const double t188 = t178 + 2.0 * mu_0 * t176;
    const double t189 = inv_abs_detJ * (t185 + t187 + (t185 + t187 + 2.0 * adj11 * t188));
    const double t190 = mu_0 * adj20 * t169;
    const double t191 = mu_0 * adj22 * t186;
    const double t192 = inv_abs_detJ * (t190 + t191 + (t190 + t191 + 2.0 * adj21 * t188));
    const double t193 = t109 + t112 + 4.0 * t123 - 2.0 * t120 - 8.0 * t131 - 20.0 * t189 - 20.0 * t192;
    const double result13 = -0.004166666666666667 * t193;
    const double t194 = mu_0 * adj10 * t173;
    const double t195 = mu_0 * adj11 * t186;
    const double t196 = t178 + 2.0 * mu_0 * t177;
    const double t197 = inv_abs_detJ * (t194 + t195 + (t194 + t195 + 2.0 * adj12 * t196));
    const double t198 = mu_0 * adj20 * t173;
    const double t199 = mu_0 * adj21 * t186;
    const double t200 = inv_abs_detJ * (t198 + t199 + (t198 + t199 + 2.0 * adj22 * t196));
    const double t201 = t141 + t144 + 4.0 * t154 - 2.0 * t151 - 8.0 * t161 - 20.0 * t197 - 20.0 * t200;
    const double result14 = -0.004166666666666667 * t201;
    const double t202 = mu_0 * adj01 * t169;
    const double t203 = mu_0 * adj02 * t173;
    const double t204 = inv_abs_detJ * (t202 + t203 + (t202 + t203 + 2.0 * adj00 * t179));
    const double t205 = 0.05 * t51 - 0.15 * t57 - 0.1 * t73 - 0.4 * t95 - t183 - t204;
    const double result15 = -0.08333333333333333 * t205;
    const double t206 = mu_0 * adj00 * t169;
    const double t207 = mu_0 * adj02 * t186;
    const double t208 = inv_abs_detJ * (t206 + t207 + (t206 + t207 + 2.0 * adj01 * t188));
    const double t209 = 0.05 * t106 - 0.15 * t112 - 0.1 * t117 - 0.4 * t128 - t192 - t208;
    const double result16 = -0.08333333333333333 * t209;
    const double t210 = mu_0 * adj00 * t173;
    const double t211 = mu_0 * adj01 * t186;
    const double t212 = inv_abs_detJ * (t210 + t211 + (t210 + t211 + 2.0 * adj02 * t196));
    const double t213 = 0.05 * t138 - 0.15 * t144 - 0.1 * t148 - 0.4 * t158 - t200 - t212;
    const double result17 = -0.08333333333333333 * t213;
    const double result18 = -0.08333333333333333 * (0.05 * t51 + 0.2 * t73 - 0.15 * t54 - t180 - t204);
    const double result19 = -0.08333333333333333 * (0.05 * t106 + 0.2 * t117 - 0.15 * t109 - t189 - t208);
    const double result20 = -0.08333333333333333 * (0.05 * t138 + 0.2 * t148 - 0.15 * t141 - t197 - t212);
    const double result21 = 0.004166666666666667 * (t51 + t54 - 2.0 * t73 - 2.0 * t76 - 8.0 * t95 - 8.0 * t98
        - 16.0 * t101 - 20.0 * t180 - 20.0 * t204);
    const double result22 = 0.004166666666666667 * (t106 + t109 - 2.0 * t117 - 2.0 * t120 - 8.0 * t128 - 8.0 *
        t131 - 16.0 * t134 - 20.0 * t189 - 20.0 * t208);
    const double result23 = 0.004166666666666667 * (t138 + t141 - 2.0 * t148 - 2.0 * t151 - 8.0 * t158 - 8.0 *
        t161 - 16.0 * t164 - 20.0 * t197 - 20.0 * t212);
    const double result24 = 0.004166666666666667 * (t51 + 4.0 * t73 + 8.0 * t76 + 20.0 * t180 + t184 - t54 -
        20.0 * t204);
    const double result25 = 0.004166666666666667 * (t106 + 4.0 * t117 + 8.0 * t120 + 20.0 * t189 + t193 - t109
        - 20.0 * t208);
    const double result26 = 0.004166666666666667 * (t138 + 4.0 * t148 + 8.0 * t151 + 20.0 * t197 + t201 - t141
        - 20.0 * t212);
    const double result27 = -0.08333333333333333 * (0.25 * t51 + 0.15 * t54 + t180 - 0.2 * t73 - t204 - t205);
    const double result28 = -0.08333333333333333 * (0.25 * t106 + 0.15 * t109 + t189 - 0.2 * t117 - t208 -
        t209);
    const double result29 = -0.08333333333333333 * (0.25 * t138 + 0.15 * t141 + t197 - 0.2 * t148 - t212 -
        t213);
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
    const int64_t d = node_offsets[first_node + node];
    const int begin = node > 0 ? contribution_ends[first_node + node - 1] : 0;
    const int end = contribution_ends[first_node + node];
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    for (int e = begin; e < end; ++e) {
      const int position = contributions[first_contribution + e];
      sum0 += tile[position];
      sum1 += tile[position + 1280];
      sum2 += tile[position + 2560];
    }
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
    if (!constrained[d + 1]) {
      atomicAdd(&y[d + 1], sum1);
    }
    if (!constrained[d + 2]) {
      atomicAdd(&y[d + 2], sum2);
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
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
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || lmbda == nullptr || mu == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, constrained, coordinates, cells, lmbda, mu, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
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
    {"lmbda", "DP0", 1, 0},
    {"mu", "DP0", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p2x3_tetrahedron_f64_constrained_apply_cuda_descriptor = {
    "elasticity_lame_p2x3_tetrahedron_f64_constrained_apply",  // name
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
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
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
    41472,                                     // shared_bytes
    1176.0,                                    // flops_per_cell
    172.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
