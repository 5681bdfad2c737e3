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
//   trial   coefficient, P2^3, 30 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       1056
//   bytes       156 (124 read, 32 written)
//   flops/byte  6.77
//   shared      41472 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// 1 / x to about one unit in the last place.
__device__ inline double reciprocal(double x) {
#if defined(__CUDACC__)
  double y;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(y) : "d"(x));
#elif defined(__HIP_PLATFORM_AMD__)
  const double y = __builtin_amdgcn_rcp(x);
#else
  const double y = 1.0 / x;
#endif
  const double e = fma(-x, y, 1.0);
  return fma(y, fma(e, e, e), y);
}
__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

__global__ void __launch_bounds__(128, 2)
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
    const double t32 = adj01 * t31;
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
    const double t45 = adj02 * t44;
    const double t46 = 1.3333333333333333 * adj00 * t24 + adj10 * t27 - adj20 * t30;
    const double t47 = inv_abs_detJ * (t32 + t45 + (t32 + t45 + 4.0 * adj00 * t46));
    const double t48 = adj11 * t31;
    const double t49 = adj12 * t44;
    const double t50 = inv_abs_detJ * (t48 + t49 + (t48 + t49 + 4.0 * adj10 * t46));
    const double t51 = adj21 * t31;
    const double t52 = adj22 * t44;
    const double t53 = inv_abs_detJ * (t51 + t52 + (t51 + t52 + 4.0 * adj20 * t46));
    const double t54 = trial_16 + 0.75 * t9 - trial_22 - 0.25 * t10;
    const double t55 = trial_16 + 0.25 * t11 - trial_19 - trial_22 - 0.5 * t54;
    const double t56 = trial_15 + 0.75 * t20 - trial_21 - 0.25 * t21;
    const double t57 = trial_15 + 0.25 * t22 - trial_18 - trial_21 - 0.5 * t56;
    const double t58 = (2.6666666666666665 * adj00 * t55 + adj10 * t15 - adj20 * t18) + (2.6666666666666665 *
        adj01 * t57 + t26 * adj11 - t29 * adj21);
    const double t59 = adj01 * t58;
    const double t60 = trial_17 + 0.75 * t33 - trial_23 - 0.25 * t34;
    const double t61 = trial_17 + 0.25 * t35 - trial_20 - trial_23 - 0.5 * t60;
    const double t62 = (2.6666666666666665 * adj00 * t61 + adj10 * t39 - adj20 * t42) + (2.6666666666666665 *
        adj02 * t57 + t26 * adj12 - t29 * adj22);
    const double t63 = adj02 * t62;
    const double t64 = 2.6666666666666665 * adj00 * t57 + adj10 * t26 - adj20 * t29;
    const double t65 = inv_abs_detJ * (t59 + t63 + (t59 + t63 + 4.0 * adj00 * t64));
    const double t66 = adj11 * t58;
    const double t67 = adj12 * t62;
    const double t68 = inv_abs_detJ * (t66 + t67 + (t66 + t67 + 4.0 * adj10 * t64));
    const double t69 = adj21 * t58;
    const double t70 = adj22 * t62;
    const double t71 = inv_abs_detJ * (t69 + t70 + (t69 + t70 + 4.0 * adj20 * t64));
    const double t72 = trial_13 + 0.75 * t9 - trial_22 - 0.25 * t11;
    const double t73 = 2.6666666666666665 * trial_22 - t9 - t17;
    const double t74 = trial_12 + 0.75 * t20 - trial_21 - 0.25 * t22;
    const double t75 = 2.6666666666666665 * trial_21 - t20 - t28;
    const double t76 = (adj00 * t54 + adj10 * t72 - 0.75 * adj20 * t73) + (adj01 * t56 + adj11 * t74 - 0.75 *
        adj21 * t75);
    const double t77 = adj01 * t76;
    const double t78 = trial_14 + 0.75 * t33 - trial_23 - 0.25 * t35;
    const double t79 = 2.6666666666666665 * trial_23 - t33 - t41;
    const double t80 = (adj00 * t60 + adj10 * t78 - 0.75 * adj20 * t79) + (adj02 * t56 + adj12 * t74 - 0.75 *
        adj22 * t75);
    const double t81 = adj02 * t80;
    const double t82 = adj00 * t56 + adj10 * t74 - 0.75 * adj20 * t75;
    const double t83 = inv_abs_detJ * (t77 + t81 + (t77 + t81 + 4.0 * adj00 * t82));
    const double t84 = adj11 * t76;
    const double t85 = adj12 * t80;
    const double t86 = inv_abs_detJ * (t84 + t85 + (t84 + t85 + 4.0 * adj10 * t82));
    const double t87 = adj21 * t76;
    const double t88 = adj22 * t80;
    const double t89 = inv_abs_detJ * (t87 + t88 + (t87 + t88 + 4.0 * adj20 * t82));
    const double result0 = 0.0020833333333333333 * (t47 + t50 + t53 + 8.0 * t83 + 8.0 * t86 + 8.0 * t89 - 2.0
        * t65 - 2.0 * t68 - 2.0 * t71);
    const double t90 = adj00 * t31;
    const double t91 = (1.3333333333333333 * adj01 * t37 + adj11 * t40 - adj21 * t43) + (1.3333333333333333 *
        t13 * adj02 + t16 * adj12 - t19 * adj22);
    const double t92 = adj02 * t91;
    const double t93 = 1.3333333333333333 * adj01 * t13 + t16 * adj11 - t19 * adj21;
    const double t94 = inv_abs_detJ * (t90 + t92 + (t90 + t92 + 4.0 * adj01 * t93));
    const double t95 = adj10 * t31;
    const double t96 = adj12 * t91;
    const double t97 = inv_abs_detJ * (t95 + t96 + (t95 + t96 + 4.0 * adj11 * t93));
    const double t98 = adj20 * t31;
    const double t99 = adj22 * t91;
    const double t100 = inv_abs_detJ * (t98 + t99 + (t98 + t99 + 4.0 * adj21 * t93));
    const double t101 = adj00 * t58;
    const double t102 = (2.6666666666666665 * adj01 * t61 + adj11 * t39 - adj21 * t42) + (2.6666666666666665 *
        adj02 * t55 + t15 * adj12 - t18 * adj22);
    const double t103 = adj02 * t102;
    const double t104 = 2.6666666666666665 * adj01 * t55 + t15 * adj11 - t18 * adj21;
    const double t105 = inv_abs_detJ * (t101 + t103 + (t101 + t103 + 4.0 * adj01 * t104));
    const double t106 = adj10 * t58;
    const double t107 = adj12 * t102;
    const double t108 = inv_abs_detJ * (t106 + t107 + (t106 + t107 + 4.0 * adj11 * t104));
    const double t109 = adj20 * t58;
    const double t110 = adj22 * t102;
    const double t111 = inv_abs_detJ * (t109 + t110 + (t109 + t110 + 4.0 * adj21 * t104));
    const double t112 = adj00 * t76;
    const double t113 = (adj01 * t60 + adj11 * t78 - 0.75 * adj21 * t79) + (adj02 * t54 + adj12 * t72 - 0.75 *
        adj22 * t73);
    const double t114 = adj02 * t113;
    const double t115 = adj01 * t54 + adj11 * t72 - 0.75 * adj21 * t73;
    const double t116 = inv_abs_detJ * (t112 + t114 + (t112 + t114 + 4.0 * adj01 * t115));
    const double t117 = adj10 * t76;
    const double t118 = adj12 * t113;
    const double t119 = inv_abs_detJ * (t117 + t118 + (t117 + t118 + 4.0 * adj11 * t115));
    const double t120 = adj20 * t76;
    const double t121 = adj22 * t113;
    const double t122 = inv_abs_detJ * (t120 + t121 + (t120 + t121 + 4.0 * adj21 * t115));
    const double result1 = 0.0020833333333333333 * (t94 + t97 + t100 + 8.0 * t116 + 8.0 * t119 + 8.0 * t122 -
        2.0 * t105 - 2.0 * t108 - 2.0 * t111);
    const double t123 = adj00 * t44;
    const double t124 = adj01 * t91;
    const double t125 = 1.3333333333333333 * adj02 * t37 + t40 * adj12 - t43 * adj22;
    const double t126 = inv_abs_detJ * (t123 + t124 + (t123 + t124 + 4.0 * adj02 * t125));
    const double t127 = adj10 * t44;
    const double t128 = adj11 * t91;
    const double t129 = inv_abs_detJ * (t127 + t128 + (t127 + t128 + 4.0 * adj12 * t125));
    const double t130 = adj20 * t44;
    const double t131 = adj21 * t91;
    const double t132 = inv_abs_detJ * (t130 + t131 + (t130 + t131 + 4.0 * adj22 * t125));
    const double t133 = adj00 * t62;
    const double t134 = adj01 * t102;
    const double t135 = 2.6666666666666665 * adj02 * t61 + t39 * adj12 - t42 * adj22;
    const double t136 = inv_abs_detJ * (t133 + t134 + (t133 + t134 + 4.0 * adj02 * t135));
    const double t137 = adj10 * t62;
    const double t138 = adj11 * t102;
    const double t139 = inv_abs_detJ * (t137 + t138 + (t137 + t138 + 4.0 * adj12 * t135));
    const double t140 = adj20 * t62;
    const double t141 = adj21 * t102;
    const double t142 = inv_abs_detJ * (t140 + t141 + (t140 + t141 + 4.0 * adj22 * t135));
    const double t143 = adj00 * t80;
    const double t144 = adj01 * t113;
    const double t145 = adj02 * t60 + adj12 * t78 - 0.75 * adj22 * t79;
    const double t146 = inv_abs_detJ * (t143 + t144 + (t143 + t144 + 4.0 * adj02 * t145));
    const double t147 = adj10 * t80;
    const double t148 = adj11 * t113;
    const double t149 = inv_abs_detJ * (t147 + t148 + (t147 + t148 + 4.0 * adj12 * t145));
    const double t150 = adj20 * t80;
    const double t151 = adj21 * t113;
    const double t152 = inv_abs_detJ * (t150 + t151 + (t150 + t151 + 4.0 * adj22 * t145));
    const double result2 = 0.0020833333333333333 * (t126 + t129 + t132 + 8.0 * t146 + 8.0 * t149 + 8.0 * t152
        - 2.0 * t136 - 2.0 * t139 - 2.0 * t142);
    const double result3 = 0.00625 * t47;
    const double result4 = 0.00625 * t94;
    const double result5 = 0.00625 * t126;
    const double result6 = -0.0020833333333333333 * (t50 + 4.0 * t68);
    const double result7 = -0.0020833333333333333 * (t97 + 4.0 * t108);
    const double result8 = -0.0020833333333333333 * (t129 + 4.0 * t139);
    const double result9 = -0.0020833333333333333 * (t53 - 2.0 * t71 - 8.0 * t89);
    const double result10 = -0.0020833333333333333 * (t100 - 2.0 * t111 - 8.0 * t122);
    const double result11 = -0.0020833333333333333 * (t132 - 2.0 * t142 - 8.0 * t152);
    const double t153 = trial_13 + trial_19 - trial_22 - 0.25 * t10;
    const double t154 = trial_13 + trial_16 - 0.25 * t10 - 0.25 * t11;
    const double t155 = trial_12 + trial_18 - trial_21 - 0.25 * t21;
    const double t156 = trial_12 + trial_15 - 0.25 * t21 - 0.25 * t22;
    const double t157 = (adj00 * t12 + adj10 * t153 + adj20 * t154) + (adj01 * t23 + adj11 * t155 + adj21 *
        t156);
    const double t158 = adj11 * t157;
    const double t159 = trial_14 + trial_20 - trial_23 - 0.25 * t34;
    const double t160 = trial_14 + trial_17 - 0.25 * t34 - 0.25 * t35;
    const double t161 = (adj00 * t36 + adj10 * t159 + adj20 * t160) + (t23 * adj02 + adj12 * t155 + adj22 *
        t156);
    const double t162 = adj12 * t161;
    const double t163 = adj00 * t23 + adj10 * t155 + adj20 * t156;
    const double t164 = inv_abs_detJ * (t158 + t162 + (t158 + t162 + 4.0 * adj10 * t163));
    const double t165 = adj21 * t157;
    const double t166 = adj22 * t161;
    const double t167 = inv_abs_detJ * (t165 + t166 + (t165 + t166 + 4.0 * adj20 * t163));
    const double t168 = t50 + t53 + 4.0 * t71 - 2.0 * t68 - 8.0 * t86 - 20.0 * t164 - 20.0 * t167;
    const double result12 = -0.0020833333333333333 * t168;
    const double t169 = adj10 * t157;
    const double t170 = (adj01 * t36 + adj11 * t159 + adj21 * t160) + (t12 * adj02 + adj12 * t153 + adj22 *
        t154);
    const double t171 = adj12 * t170;
    const double t172 = adj01 * t12 + adj11 * t153 + adj21 * t154;
    const double t173 = inv_abs_detJ * (t169 + t171 + (t169 + t171 + 4.0 * adj11 * t172));
    const double t174 = adj20 * t157;
    const double t175 = adj22 * t170;
    const double t176 = inv_abs_detJ * (t174 + t175 + (t174 + t175 + 4.0 * adj21 * t172));
    const double t177 = t97 + t100 + 4.0 * t111 - 2.0 * t108 - 8.0 * t119 - 20.0 * t173 - 20.0 * t176;
    const double result13 = -0.0020833333333333333 * t177;
    const double t178 = adj10 * t161;
    const double t179 = adj11 * t170;
    const double t180 = adj02 * t36 + adj12 * t159 + adj22 * t160;
    const double t181 = inv_abs_detJ * (t178 + t179 + (t178 + t179 + 4.0 * adj12 * t180));
    const double t182 = adj20 * t161;
    const double t183 = adj21 * t170;
    const double t184 = inv_abs_detJ * (t182 + t183 + (t182 + t183 + 4.0 * adj22 * t180));
    const double t185 = t129 + t132 + 4.0 * t142 - 2.0 * t139 - 8.0 * t149 - 20.0 * t181 - 20.0 * t184;
    const double result14 = -0.0020833333333333333 * t185;
    const double t186 = adj01 * t157;
    const double t187 = adj02 * t161;
    const double t188 = inv_abs_detJ * (t186 + t187 + (t186 + t187 + 4.0 * adj00 * t163));
    const double t189 = 0.05 * t47 - 0.15 * t53 - 0.1 * t65 - 0.4 * t83 - t167 - t188;
    const double result15 = -0.041666666666666664 * t189;
    const double t190 = adj00 * t157;
    const double t191 = adj02 * t170;
    const double t192 = inv_abs_detJ * (t190 + t191 + (t190 + t191 + 4.0 * adj01 * t172));
    const double t193 = 0.05 * t94 - 0.15 * t100 - 0.1 * t105 - 0.4 * t116 - t176 - t192;
    const double result16 = -0.041666666666666664 * t193;
    const double t194 = adj00 * t161;
    const double t195 = adj01 * t170;
    const double t196 = inv_abs_detJ * (t194 + t195 + (t194 + t195 + 4.0 * adj02 * t180));
    const double t197 = 0.05 * t126 - 0.15 * t132 - 0.1 * t136 - 0.4 * t146 - t184 - t196;
    const double result17 = -0.041666666666666664 * t197;
    const double result18 = -0.041666666666666664 * (0.05 * t47 + 0.2 * t65 - 0.15 * t50 - t164 - t188);
    const double result19 = -0.041666666666666664 * (0.05 * t94 + 0.2 * t105 - 0.15 * t97 - t173 - t192);
    const double result20 = -0.041666666666666664 * (0.05 * t126 + 0.2 * t136 - 0.15 * t129 - t181 - t196);
    const double result21 = 0.0020833333333333333 * (t47 + t50 - 2.0 * t65 - 2.0 * t68 - 8.0 * t83 - 8.0 * t86
        - 16.0 * t89 - 20.0 * t164 - 20.0 * t188);
    const double result22 = 0.0020833333333333333 * (t94 + t97 - 2.0 * t105 - 2.0 * t108 - 8.0 * t116 - 8.0 *
        t119 - 16.0 * t122 - 20.0 * t173 - 20.0 * t192);
    const double result23 = 0.0020833333333333333 * (t126 + t129 - 2.0 * t136 - 2.0 * t139 - 8.0 * t146 - 8.0
        * t149 - 16.0 * t152 - 20.0 * t181 - 20.0 * t196);
    const double result24 = 0.0020833333333333333 * (t47 + 4.0 * t65 + 8.0 * t68 + 20.0 * t164 + t168 - t50 -
        20.0 * t188);
    const double result25 = 0.0020833333333333333 * (t94 + 4.0 * t105 + 8.0 * t108 + 20.0 * t173 + t177 - t97
        - 20.0 * t192);
    const double result26 = 0.0020833333333333333 * (t126 + 4.0 * t136 + 8.0 * t139 + 20.0 * t181 + t185 -
        t129 - 20.0 * t196);
    const double result27 = -0.041666666666666664 * (0.25 * t47 + 0.15 * t50 + t164 - 0.2 * t65 - t188 -
        t189);
    const double result28 = -0.041666666666666664 * (0.25 * t94 + 0.15 * t97 + t173 - 0.2 * t105 - t192 -
        t193);
    const double result29 = -0.041666666666666664 * (0.25 * t126 + 0.15 * t129 + t181 - 0.2 * t136 - t196 -
        t197);
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

extern "C" int elasticity_p2x3_tetrahedron_f64_apply_hip(
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
    hipLaunchKernelGGL(elasticity_p2x3_tetrahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_p2x3_tetrahedron_f64_apply_hip(
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

extern "C" const femforge_kernel elasticity_p2x3_tetrahedron_f64_apply_hip_descriptor = {
    "elasticity_p2x3_tetrahedron_f64_apply",  // name
    "apply",                                  // kernel
    "a",                                      // form
    "hip",                                    // target
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
    41472,                                    // shared_bytes
    1056.0,                                   // flops_per_cell
    156.0,                                    // bytes_per_cell
    0.0,                                      // paper_flops_per_cell
    launch,                                   // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
