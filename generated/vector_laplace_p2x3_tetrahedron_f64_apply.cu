// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2^3, 30 dofs
//   trial   coefficient, P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          756 flops <- taken
//   quadrature      942 flops
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
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       756
//   bytes       156 (124 read, 32 written)
//   flops/byte  4.85
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

__global__ void __launch_bounds__(128)
vector_laplace_p2x3_tetrahedron_f64_apply_kernel(
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
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
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
    const double t0 = 1.3333333333333333 * trial_0;
    const double t1 = 4.0 * trial_27;
    const double t2 = 4.0 * trial_24;
    const double t3 = trial_15 + trial_18 - trial_21 - 0.25 * t2;
    const double t4 = 0.75 * t0 + 0.75 * 4.0 * trial_3 - t1 - t3;
    const double t5 = x0_0 - x1_0;
    const double t6 = x0_1 - x2_1;
    const double t7 = x0_2 - x3_2;
    const double t8 = x0_1 - x3_1;
    const double t9 = x0_2 - x2_2;
    const double adj00 = t6 * t7 - t8 * t9;
    const double t10 = x0_0 - x2_0;
    const double t11 = x0_2 - x1_2;
    const double t12 = x0_1 - x1_1;
    const double adj10 = t8 * t11 - t7 * t12;
    const double t13 = x0_0 - x3_0;
    const double adj20 = t9 * t12 - t6 * t11;
    const double detJ = -(t5 * adj00 + t10 * adj10 + t13 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t9 * t13 - t7 * t10;
    const double adj02 = t8 * t10 - t6 * t13;
    const double t14 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t15 = 1.3333333333333333 * trial_6;
    const double t16 = 1.3333333333333333 * trial_12 + t2 - 1.3333333333333333 * trial_21 - t0 - 2.0 * t15;
    const double t17 = 4.0 * trial_18 + t2 - t1 - 3.0 * t15 - t16;
    const double adj11 = t5 * t7 - t11 * t13;
    const double adj12 = t12 * t13 - t5 * t8;
    const double t18 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t19 = 1.3333333333333333 * trial_9;
    const double t20 = 2.6666666666666665 * trial_12 + t0 - 0.6666666666666666 * t2 - t19;
    const double t21 = 4.0 * trial_12 + t1 - 4.0 * trial_15 - t2 - t20;
    const double adj21 = t10 * t11 - t5 * t9;
    const double adj22 = t5 * t6 - t10 * t12;
    const double t22 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t23 = 1.3333333333333333 * t4 * t14 + t17 * t18 - t21 * t22;
    const double t24 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t25 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double t26 = 1.3333333333333333 * t4 * t18 + t17 * t24 - t21 * t25;
    const double t27 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double t28 = 1.3333333333333333 * t4 * t22 + t17 * t25 - t21 * t27;
    const double t29 = trial_15 + 0.75 * t0 - trial_21 - 0.25 * t1;
    const double t30 = trial_15 + 0.25 * t2 - trial_18 - trial_21 - 0.5 * t29;
    const double t31 = 2.6666666666666665 * t14 * t30 + t16 * t18 - t20 * t22;
    const double t32 = 2.6666666666666665 * t18 * t30 + t16 * t24 - t20 * t25;
    const double t33 = 2.6666666666666665 * t22 * t30 + t16 * t25 - t20 * t27;
    const double t34 = trial_12 + 0.75 * t0 - trial_21 - 0.25 * t2;
    const double t35 = 2.6666666666666665 * trial_21 - t0 - t19;
    const double t36 = t14 * t29 + t18 * t34 - 0.75 * t22 * t35;
    const double t37 = t18 * t29 + t24 * t34 - 0.75 * t25 * t35;
    const double t38 = t22 * t29 + t25 * t34 - 0.75 * t27 * t35;
    const double result0 = 0.008333333333333333 * (t23 + t26 + t28 + 8.0 * t36 + 8.0 * t37 + 8.0 * t38 - 2.0 *
        t31 - 2.0 * t32 - 2.0 * t33);
    const double t39 = 1.3333333333333333 * trial_1;
    const double t40 = 4.0 * trial_28;
    const double t41 = 4.0 * trial_25;
    const double t42 = trial_16 + trial_19 - trial_22 - 0.25 * t41;
    const double t43 = 0.75 * t39 + 0.75 * 4.0 * trial_4 - t40 - t42;
    const double t44 = 1.3333333333333333 * trial_7;
    const double t45 = 1.3333333333333333 * trial_13 + t41 - 1.3333333333333333 * trial_22 - t39 - 2.0 * t44;
    const double t46 = 4.0 * trial_19 + t41 - t40 - 3.0 * t44 - t45;
    const double t47 = 1.3333333333333333 * trial_10;
    const double t48 = 2.6666666666666665 * trial_13 + t39 - 0.6666666666666666 * t41 - t47;
    const double t49 = 4.0 * trial_13 + t40 - 4.0 * trial_16 - t41 - t48;
    const double t50 = 1.3333333333333333 * t14 * t43 + t18 * t46 - t22 * t49;
    const double t51 = 1.3333333333333333 * t18 * t43 + t24 * t46 - t25 * t49;
    const double t52 = 1.3333333333333333 * t22 * t43 + t25 * t46 - t27 * t49;
    const double t53 = trial_16 + 0.75 * t39 - trial_22 - 0.25 * t40;
    const double t54 = trial_16 + 0.25 * t41 - trial_19 - trial_22 - 0.5 * t53;
    const double t55 = 2.6666666666666665 * t14 * t54 + t18 * t45 - t22 * t48;
    const double t56 = 2.6666666666666665 * t18 * t54 + t24 * t45 - t25 * t48;
    const double t57 = 2.6666666666666665 * t22 * t54 + t25 * t45 - t27 * t48;
    const double t58 = trial_13 + 0.75 * t39 - trial_22 - 0.25 * t41;
    const double t59 = 2.6666666666666665 * trial_22 - t39 - t47;
    const double t60 = t14 * t53 + t18 * t58 - 0.75 * t22 * t59;
    const double t61 = t18 * t53 + t24 * t58 - 0.75 * t25 * t59;
    const double t62 = t22 * t53 + t25 * t58 - 0.75 * t27 * t59;
    const double result1 = 0.008333333333333333 * (t50 + t51 + t52 + 8.0 * t60 + 8.0 * t61 + 8.0 * t62 - 2.0 *
        t55 - 2.0 * t56 - 2.0 * t57);
    const double t63 = 1.3333333333333333 * trial_2;
    const double t64 = 4.0 * trial_29;
    const double t65 = 4.0 * trial_26;
    const double t66 = trial_17 + trial_20 - trial_23 - 0.25 * t65;
    const double t67 = 0.75 * t63 + 0.75 * 4.0 * trial_5 - t64 - t66;
    const double t68 = 1.3333333333333333 * trial_8;
    const double t69 = 1.3333333333333333 * trial_14 + t65 - 1.3333333333333333 * trial_23 - t63 - 2.0 * t68;
    const double t70 = 4.0 * trial_20 + t65 - t64 - 3.0 * t68 - t69;
    const double t71 = 1.3333333333333333 * trial_11;
    const double t72 = 2.6666666666666665 * trial_14 + t63 - 0.6666666666666666 * t65 - t71;
    const double t73 = 4.0 * trial_14 + t64 - 4.0 * trial_17 - t65 - t72;
    const double t74 = 1.3333333333333333 * t14 * t67 + t18 * t70 - t22 * t73;
    const double t75 = 1.3333333333333333 * t18 * t67 + t24 * t70 - t25 * t73;
    const double t76 = 1.3333333333333333 * t22 * t67 + t25 * t70 - t27 * t73;
    const double t77 = trial_17 + 0.75 * t63 - trial_23 - 0.25 * t64;
    const double t78 = trial_17 + 0.25 * t65 - trial_20 - trial_23 - 0.5 * t77;
    const double t79 = 2.6666666666666665 * t14 * t78 + t18 * t69 - t22 * t72;
    const double t80 = 2.6666666666666665 * t18 * t78 + t24 * t69 - t25 * t72;
    const double t81 = 2.6666666666666665 * t22 * t78 + t25 * t69 - t27 * t72;
    const double t82 = trial_14 + 0.75 * t63 - trial_23 - 0.25 * t65;
    const double t83 = 2.6666666666666665 * trial_23 - t63 - t71;
    const double t84 = t14 * t77 + t18 * t82 - 0.75 * t22 * t83;
    const double t85 = t18 * t77 + t24 * t82 - 0.75 * t25 * t83;
    const double t86 = t22 * t77 + t25 * t82 - 0.75 * t27 * t83;
    const double result2 = 0.008333333333333333 * (t74 + t75 + t76 + 8.0 * t84 + 8.0 * t85 + 8.0 * t86 - 2.0 *
        t79 - 2.0 * t80 - 2.0 * t81);
    const double result3 = 0.025 * t23;
    const double result4 = 0.025 * t50;
    const double result5 = 0.025 * t74;
    const double result6 = -0.008333333333333333 * (t26 + 4.0 * t32);
    const double result7 = -0.008333333333333333 * (t51 + 4.0 * t56);
    const double result8 = -0.008333333333333333 * (t75 + 4.0 * t80);
    const double result9 = -0.008333333333333333 * (t28 - 2.0 * t33 - 8.0 * t38);
    const double result10 = -0.008333333333333333 * (t52 - 2.0 * t57 - 8.0 * t62);
    const double result11 = -0.008333333333333333 * (t76 - 2.0 * t81 - 8.0 * t86);
    const double t87 = trial_12 + trial_18 - trial_21 - 0.25 * t1;
    const double t88 = trial_12 + trial_15 - 0.25 * t1 - 0.25 * t2;
    const double t89 = t3 * t18 + t24 * t87 + t25 * t88;
    const double t90 = t3 * t22 + t25 * t87 + t27 * t88;
    const double t91 = t26 + t28 + 4.0 * t33 - 2.0 * t32 - 8.0 * t37 - 20.0 * t89 - 20.0 * t90;
    const double result12 = -0.008333333333333333 * t91;
    const double t92 = trial_13 + trial_19 - trial_22 - 0.25 * t40;
    const double t93 = trial_13 + trial_16 - 0.25 * t40 - 0.25 * t41;
    const double t94 = t18 * t42 + t24 * t92 + t25 * t93;
    const double t95 = t22 * t42 + t25 * t92 + t27 * t93;
    const double t96 = t51 + t52 + 4.0 * t57 - 2.0 * t56 - 8.0 * t61 - 20.0 * t94 - 20.0 * t95;
    const double result13 = -0.008333333333333333 * t96;
    const double t97 = trial_14 + trial_20 - trial_23 - 0.25 * t64;
    const double t98 = trial_14 + trial_17 - 0.25 * t64 - 0.25 * t65;
    const double t99 = t18 * t66 + t24 * t97 + t25 * t98;
    const double t100 = t22 * t66 + t25 * t97 + t27 * t98;
    const double t101 = t75 + t76 + 4.0 * t81 - 2.0 * t80 - 8.0 * t85 - 20.0 * t99 - 20.0 * t100;
    const double result14 = -0.008333333333333333 * t101;
    const double t102 = t3 * t14 + t18 * t87 + t22 * t88;
    const double t103 = 0.05 * t23 - 0.15 * t28 - 0.1 * t31 - 0.4 * t36 - t90 - t102;
    const double result15 = -0.16666666666666666 * t103;
    const double t104 = t14 * t42 + t18 * t92 + t22 * t93;
    const double t105 = 0.05 * t50 - 0.15 * t52 - 0.1 * t55 - 0.4 * t60 - t95 - t104;
    const double result16 = -0.16666666666666666 * t105;
    const double t106 = t14 * t66 + t18 * t97 + t22 * t98;
    const double t107 = 0.05 * t74 - 0.15 * t76 - 0.1 * t79 - 0.4 * t84 - t100 - t106;
    const double result17 = -0.16666666666666666 * t107;
    const double result18 = -0.16666666666666666 * (0.05 * t23 + 0.2 * t31 - 0.15 * t26 - t89 - t102);
    const double result19 = -0.16666666666666666 * (0.05 * t50 + 0.2 * t55 - 0.15 * t51 - t94 - t104);
    const double result20 = -0.16666666666666666 * (0.05 * t74 + 0.2 * t79 - 0.15 * t75 - t99 - t106);
    const double result21 = 0.008333333333333333 * (t23 + t26 - 2.0 * t31 - 2.0 * t32 - 8.0 * t36 - 8.0 * t37
        - 16.0 * t38 - 20.0 * t89 - 20.0 * t102);
    const double result22 = 0.008333333333333333 * (t50 + t51 - 2.0 * t55 - 2.0 * t56 - 8.0 * t60 - 8.0 * t61
        - 16.0 * t62 - 20.0 * t94 - 20.0 * t104);
    const double result23 = 0.008333333333333333 * (t74 + t75 - 2.0 * t79 - 2.0 * t80 - 8.0 * t84 - 8.0 * t85
        - 16.0 * t86 - 20.0 * t99 - 20.0 * t106);
    const double result24 = 0.008333333333333333 * (t23 + 4.0 * t31 + 8.0 * t32 + 20.0 * t89 + t91 - t26 -
        20.0 * t102);
    const double result25 = 0.008333333333333333 * (t50 + 4.0 * t55 + 8.0 * t56 + 20.0 * t94 + t96 - t51 -
        20.0 * t104);
    const double result26 = 0.008333333333333333 * (t74 + 4.0 * t79 + 8.0 * t80 + 20.0 * t99 + t101 - t75 -
        20.0 * t106);
    const double result27 = -0.16666666666666666 * (0.25 * t23 + 0.15 * t26 + t89 - 0.2 * t31 - t102 - t103);
    const double result28 = -0.16666666666666666 * (0.25 * t50 + 0.15 * t51 + t94 - 0.2 * t55 - t104 - t105);
    const double result29 = -0.16666666666666666 * (0.25 * t74 + 0.15 * t75 + t99 - 0.2 * t79 - t106 - t107);
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
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
    atomicAdd(&y[d + 2], sum2);
  }
}

}  // namespace

extern "C" int vector_laplace_p2x3_tetrahedron_f64_apply_cuda(
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
    vector_laplace_p2x3_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p2x3_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_cuda_descriptor = {
    "vector_laplace_p2x3_tetrahedron_f64_apply",  // name
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
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
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
    41472,                                     // shared_bytes
    756.0,                                     // flops_per_cell
    156.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
