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
// Representation:
//   tensor          228 flops <- taken
//   quadrature      228 flops
//   sum_factorised  396 flops
//   why             fewest flops of those that are valid; written, 228 flops, as it has no loops; 214 in
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
//   block_nodes          192
//   macro_cells          3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       214
//   bytes       64 (60 read, 4 written)
//   flops/byte  3.34
//   shared      25752 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_apply.h"

namespace {

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
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[576];
  alignas(16) __shared__ double tile[2307];
  alignas(16) __shared__ int32_t entry[192];
  alignas(16) __shared__ uint16_t end[192];
  alignas(16) __shared__ uint16_t position[768];
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
  #pragma unroll
  for (int turn = 0; turn < 3; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int k = item < 3 * cells_here ? item : 3 * cells_here - 1;
    reinterpret_cast<ushort2*>(position)[k] = reinterpret_cast<const ushort2*>(contributions)[3 * first_cell +
        k];
  }
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
  const double x5_2 = coordinates[3 * n5 + 2];
  const double x5_1 = coordinates[3 * n5 + 1];
  const double x5_0 = coordinates[3 * n5];
  const double x4_1 = coordinates[3 * n4 + 1];
  const double x4_2 = coordinates[3 * n4 + 2];
  const double x4_0 = coordinates[3 * n4];
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
  const double mu_1 = mu[3 * cell + 1];
  const double trial_16 = x_nodes[l5 + 192];
  const double trial_15 = x_nodes[l5];
  const double trial_17 = x_nodes[l5 + 384];
  const double lmbda_1 = lmbda[3 * cell + 1];
  const double mu_2 = mu[3 * cell + 2];
  const double trial_13 = x_nodes[l4 + 192];
  const double trial_12 = x_nodes[l4];
  const double trial_14 = x_nodes[l4 + 384];
  const double lmbda_2 = lmbda[3 * cell + 2];
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
  const double t14 = trial_1 - trial_4;
  const double t15 = trial_1 - trial_7;
  const double t16 = trial_1 - trial_10;
  const double t17 = trial_0 - trial_3;
  const double t18 = trial_0 - trial_6;
  const double t19 = t0 * t2 - t7 * t10;
  const double t20 = trial_0 - trial_9;
  const double t21 = t6 * t7 - t0 * t4;
  const double t22 = (t5 * t14 + t9 * t15 + t11 * t16) + (t13 * t17 + t18 * t19 + t20 * t21);
  const double t23 = mu_0 * t13 * t22;
  const double t24 = t3 * t6 - t1 * t10;
  const double t25 = trial_2 - trial_5;
  const double t26 = trial_2 - trial_8;
  const double t27 = trial_2 - trial_11;
  const double t28 = t8 * t10 - t0 * t3;
  const double t29 = t0 * t1 - t6 * t8;
  const double t30 = (t5 * t25 + t9 * t26 + t11 * t27) + (t17 * t24 + t18 * t28 + t20 * t29);
  const double t31 = mu_0 * t24 * t30;
  const double t32 = t5 * t17 + t9 * t18 + t11 * t20;
  const double t33 = t13 * t14 + t15 * t19 + t16 * t21;
  const double t34 = t24 * t25 + t26 * t28 + t27 * t29;
  const double t35 = lmbda_0 * (t32 + t33 + t34);
  const double t36 = t35 + 2.0 * mu_0 * t32;
  const double t37 = t12 * (t23 + t31 + (t23 + t31 + 2.0 * t5 * t36));
  const double t38 = mu_0 * t19 * t22;
  const double t39 = mu_0 * t28 * t30;
  const double t40 = t12 * (t38 + t39 + (t38 + t39 + 2.0 * t9 * t36));
  const double t41 = mu_0 * t21 * t22;
  const double t42 = mu_0 * t29 * t30;
  const double t43 = t12 * (t41 + t42 + (t41 + t42 + 2.0 * t11 * t36));
  const double t44 = x0_2 - x5_2;
  const double t45 = x0_1 - x5_1;
  const double t46 = t1 * t44 - t4 * t45;
  const double t47 = t7 * t45 - t8 * t44;
  const double t48 = x0_0 - x5_0;
  const double t49 = reciprocal(std::fabs(t0 * t46 + t6 * t47 + t11 * t48));
  const double t50 = t4 * t48 - t6 * t44;
  const double t51 = trial_1 - trial_16;
  const double t52 = t0 * t44 - t7 * t48;
  const double t53 = trial_0 - trial_15;
  const double t54 = (t14 * t46 + t15 * t47 + t11 * t51) + (t17 * t50 + t18 * t52 + t21 * t53);
  const double t55 = mu_1 * t50 * t54;
  const double t56 = t6 * t45 - t1 * t48;
  const double t57 = trial_2 - trial_17;
  const double t58 = t8 * t48 - t0 * t45;
  const double t59 = (t25 * t46 + t26 * t47 + t11 * t57) + (t17 * t56 + t18 * t58 + t29 * t53);
  const double t60 = mu_1 * t56 * t59;
  const double t61 = t17 * t46 + t18 * t47 + t11 * t53;
  const double t62 = t14 * t50 + t15 * t52 + t21 * t51;
  const double t63 = t25 * t56 + t26 * t58 + t29 * t57;
  const double t64 = lmbda_1 * (t61 + t62 + t63);
  const double t65 = t64 + 2.0 * mu_1 * t61;
  const double t66 = t49 * (t55 + t60 + (t55 + t60 + 2.0 * t46 * t65));
  const double t67 = mu_1 * t52 * t54;
  const double t68 = mu_1 * t58 * t59;
  const double t69 = t49 * (t67 + t68 + (t67 + t68 + 2.0 * t47 * t65));
  const double t70 = mu_1 * t21 * t54;
  const double t71 = mu_1 * t29 * t59;
  const double t72 = t49 * (t70 + t71 + (t70 + t71 + 2.0 * t11 * t65));
  const double t73 = x0_1 - x4_1;
  const double t74 = x0_2 - x4_2;
  const double t75 = t2 * t73 - t3 * t74;
  const double t76 = x0_0 - x4_0;
  const double t77 = t8 * t74 - t7 * t73;
  const double t78 = reciprocal(std::fabs(t0 * t75 + t9 * t76 + t10 * t77));
  const double t79 = t10 * t74 - t2 * t76;
  const double t80 = trial_1 - trial_13;
  const double t81 = trial_0 - trial_12;
  const double t82 = t7 * t76 - t0 * t74;
  const double t83 = (t14 * t75 + t9 * t80 + t16 * t77) + (t17 * t79 + t19 * t81 + t20 * t82);
  const double t84 = mu_2 * t79 * t83;
  const double t85 = t3 * t76 - t10 * t73;
  const double t86 = trial_2 - trial_14;
  const double t87 = t0 * t73 - t8 * t76;
  const double t88 = (t25 * t75 + t9 * t86 + t27 * t77) + (t17 * t85 + t28 * t81 + t20 * t87);
  const double t89 = mu_2 * t85 * t88;
  const double t90 = t17 * t75 + t9 * t81 + t20 * t77;
  const double t91 = t14 * t79 + t19 * t80 + t16 * t82;
  const double t92 = t25 * t85 + t28 * t86 + t27 * t87;
  const double t93 = lmbda_2 * (t90 + t91 + t92);
  const double t94 = t93 + 2.0 * mu_2 * t90;
  const double t95 = t78 * (t84 + t89 + (t84 + t89 + 2.0 * t75 * t94));
  const double t96 = mu_2 * t19 * t83;
  const double t97 = mu_2 * t28 * t88;
  const double t98 = t78 * (t96 + t97 + (t96 + t97 + 2.0 * t9 * t94));
  const double t99 = mu_2 * t82 * t83;
  const double t100 = mu_2 * t87 * t88;
  const double t101 = t78 * (t99 + t100 + (t99 + t100 + 2.0 * t77 * t94));
  const double result0 = 0.08333333333333333 * ((t37 + t40 + t43) + (t66 + t69 + t72) + (t95 + t98 + t101));
  const double t102 = mu_0 * t5 * t22;
  const double t103 = (t13 * t25 + t19 * t26 + t21 * t27) + (t14 * t24 + t15 * t28 + t16 * t29);
  const double t104 = mu_0 * t24 * t103;
  const double t105 = t35 + 2.0 * mu_0 * t33;
  const double t106 = t12 * (t102 + t104 + (t102 + t104 + 2.0 * t13 * t105));
  const double t107 = mu_0 * t9 * t22;
  const double t108 = mu_0 * t28 * t103;
  const double t109 = t12 * (t107 + t108 + (t107 + t108 + 2.0 * t19 * t105));
  const double t110 = mu_0 * t11 * t22;
  const double t111 = mu_0 * t29 * t103;
  const double t112 = t12 * (t110 + t111 + (t110 + t111 + 2.0 * t21 * t105));
  const double t113 = mu_1 * t46 * t54;
  const double t114 = (t25 * t50 + t26 * t52 + t21 * t57) + (t14 * t56 + t15 * t58 + t29 * t51);
  const double t115 = mu_1 * t56 * t114;
  const double t116 = t64 + 2.0 * mu_1 * t62;
  const double t117 = t49 * (t113 + t115 + (t113 + t115 + 2.0 * t50 * t116));
  const double t118 = mu_1 * t47 * t54;
  const double t119 = mu_1 * t58 * t114;
  const double t120 = t49 * (t118 + t119 + (t118 + t119 + 2.0 * t52 * t116));
  const double t121 = mu_1 * t11 * t54;
  const double t122 = mu_1 * t29 * t114;
  const double t123 = t49 * (t121 + t122 + (t121 + t122 + 2.0 * t21 * t116));
  const double t124 = mu_2 * t75 * t83;
  const double t125 = (t25 * t79 + t19 * t86 + t27 * t82) + (t14 * t85 + t28 * t80 + t16 * t87);
  const double t126 = mu_2 * t85 * t125;
  const double t127 = t93 + 2.0 * mu_2 * t91;
  const double t128 = t78 * (t124 + t126 + (t124 + t126 + 2.0 * t79 * t127));
  const double t129 = mu_2 * t9 * t83;
  const double t130 = mu_2 * t28 * t125;
  const double t131 = t78 * (t129 + t130 + (t129 + t130 + 2.0 * t19 * t127));
  const double t132 = mu_2 * t77 * t83;
  const double t133 = mu_2 * t87 * t125;
  const double t134 = t78 * (t132 + t133 + (t132 + t133 + 2.0 * t82 * t127));
  const double result1 = 0.08333333333333333 * ((t106 + t109 + t112) + (t117 + t120 + t123) + (t128 + t131 +
      t134));
  const double t135 = mu_0 * t5 * t30;
  const double t136 = mu_0 * t13 * t103;
  const double t137 = t35 + 2.0 * mu_0 * t34;
  const double t138 = t12 * (t135 + t136 + (t135 + t136 + 2.0 * t24 * t137));
  const double t139 = mu_0 * t9 * t30;
  const double t140 = mu_0 * t19 * t103;
  const double t141 = t12 * (t139 + t140 + (t139 + t140 + 2.0 * t28 * t137));
  const double t142 = mu_0 * t11 * t30;
  const double t143 = mu_0 * t21 * t103;
  const double t144 = t12 * (t142 + t143 + (t142 + t143 + 2.0 * t29 * t137));
  const double t145 = mu_1 * t46 * t59;
  const double t146 = mu_1 * t50 * t114;
  const double t147 = t64 + 2.0 * mu_1 * t63;
  const double t148 = t49 * (t145 + t146 + (t145 + t146 + 2.0 * t56 * t147));
  const double t149 = mu_1 * t47 * t59;
  const double t150 = mu_1 * t52 * t114;
  const double t151 = t49 * (t149 + t150 + (t149 + t150 + 2.0 * t58 * t147));
  const double t152 = mu_1 * t11 * t59;
  const double t153 = mu_1 * t21 * t114;
  const double t154 = t49 * (t152 + t153 + (t152 + t153 + 2.0 * t29 * t147));
  const double t155 = mu_2 * t75 * t88;
  const double t156 = mu_2 * t79 * t125;
  const double t157 = t93 + 2.0 * mu_2 * t92;
  const double t158 = t78 * (t155 + t156 + (t155 + t156 + 2.0 * t85 * t157));
  const double t159 = mu_2 * t9 * t88;
  const double t160 = mu_2 * t19 * t125;
  const double t161 = t78 * (t159 + t160 + (t159 + t160 + 2.0 * t28 * t157));
  const double t162 = mu_2 * t77 * t88;
  const double t163 = mu_2 * t82 * t125;
  const double t164 = t78 * (t162 + t163 + (t162 + t163 + 2.0 * t87 * t157));
  const double result2 = 0.08333333333333333 * ((t138 + t141 + t144) + (t148 + t151 + t154) + (t158 + t161 +
      t164));
  const double result3 = -0.08333333333333333 * (t37 + t66 + t95);
  const double result4 = -0.08333333333333333 * (t106 + t117 + t128);
  const double result5 = -0.08333333333333333 * (t138 + t148 + t158);
  const double result6 = -0.08333333333333333 * (t40 + t69);
  const double result7 = -0.08333333333333333 * (t109 + t120);
  const double result8 = -0.08333333333333333 * (t141 + t151);
  const double result9 = -0.08333333333333333 * (t43 + t101);
  const double result10 = -0.08333333333333333 * (t112 + t134);
  const double result11 = -0.08333333333333333 * (t144 + t164);
  const double result12 = -0.08333333333333333 * t98;
  const double result13 = -0.08333333333333333 * t131;
  const double result14 = -0.08333333333333333 * t161;
  const double result15 = -0.08333333333333333 * t72;
  const double result16 = -0.08333333333333333 * t123;
  const double result17 = -0.08333333333333333 * t154;
  tile[lane] = result0;
  tile[lane + 769] = result1;
  tile[lane + 1538] = result2;
  tile[lane + 128] = result3;
  tile[lane + 897] = result4;
  tile[lane + 1666] = result5;
  tile[lane + 256] = result6;
  tile[lane + 1025] = result7;
  tile[lane + 1794] = result8;
  tile[lane + 384] = result9;
  tile[lane + 1153] = result10;
  tile[lane + 1922] = result11;
  tile[lane + 512] = result12;
  tile[lane + 1281] = result13;
  tile[lane + 2050] = result14;
  tile[lane + 640] = result15;
  tile[lane + 1409] = result16;
  tile[lane + 2178] = result17;
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 3 * nodes_here; k += 128) {
    const int node = k / 3;
    const int component = k % 3;
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum += tile[place + 769 * component];
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
    const double t0 = trial_1 - trial_4;
    const double t1 = trial_1 - trial_7;
    const double t2 = trial_1 - trial_10;
    const double t3 = trial_0 - trial_3;
    const double t4 = trial_0 - trial_6;
    const double adj11 = J00 * J22 - J20 * J02;
    const double t5 = trial_0 - trial_9;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t6 = (adj00 * t0 + adj10 * t1 + adj20 * t2) + (adj01 * t3 + t4 * adj11 + t5 * adj21);
    const double t7 = mu_0 * adj01 * t6;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t8 = trial_2 - trial_5;
    const double t9 = trial_2 - trial_8;
    const double t10 = trial_2 - trial_11;
    const double adj12 = J10 * J02 - J00 * J12;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t11 = (adj00 * t8 + adj10 * t9 + adj20 * t10) + (t3 * adj02 + t4 * adj12 + t5 * adj22);
    const double t12 = mu_0 * adj02 * t11;
    const double t13 = adj00 * t3 + adj10 * t4 + adj20 * t5;
    const double t14 = adj01 * t0 + t1 * adj11 + t2 * adj21;
    const double t15 = adj02 * t8 + t9 * adj12 + t10 * adj22;
    const double t16 = lmbda_0 * (t13 + t14 + t15);
    const double t17 = t16 + 2.0 * mu_0 * t13;
    const double flux0 = inv_abs_detJ * (t7 + t12 + (t7 + t12 + 2.0 * adj00 * t17));
    const double t18 = mu_0 * adj11 * t6;
    const double t19 = mu_0 * adj12 * t11;
    const double flux1 = inv_abs_detJ * (t18 + t19 + (t18 + t19 + 2.0 * adj10 * t17));
    const double t20 = mu_0 * adj21 * t6;
    const double t21 = mu_0 * adj22 * t11;
    const double flux2 = inv_abs_detJ * (t20 + t21 + (t20 + t21 + 2.0 * adj20 * t17));
    const double t22 = mu_0 * adj00 * t6;
    const double t23 = (adj01 * t8 + adj11 * t9 + adj21 * t10) + (t0 * adj02 + t1 * adj12 + t2 * adj22);
    const double t24 = mu_0 * adj02 * t23;
    const double t25 = t16 + 2.0 * mu_0 * t14;
    const double flux3 = inv_abs_detJ * (t22 + t24 + (t22 + t24 + 2.0 * adj01 * t25));
    const double t26 = mu_0 * adj10 * t6;
    const double t27 = mu_0 * adj12 * t23;
    const double flux4 = inv_abs_detJ * (t26 + t27 + (t26 + t27 + 2.0 * adj11 * t25));
    const double t28 = mu_0 * adj20 * t6;
    const double t29 = mu_0 * adj22 * t23;
    const double flux5 = inv_abs_detJ * (t28 + t29 + (t28 + t29 + 2.0 * adj21 * t25));
    const double t30 = mu_0 * adj00 * t11;
    const double t31 = mu_0 * adj01 * t23;
    const double t32 = t16 + 2.0 * mu_0 * t15;
    const double flux6 = inv_abs_detJ * (t30 + t31 + (t30 + t31 + 2.0 * adj02 * t32));
    const double t33 = mu_0 * adj10 * t11;
    const double t34 = mu_0 * adj11 * t23;
    const double flux7 = inv_abs_detJ * (t33 + t34 + (t33 + t34 + 2.0 * adj12 * t32));
    const double t35 = mu_0 * adj20 * t11;
    const double t36 = mu_0 * adj21 * t23;
    const double flux8 = inv_abs_detJ * (t35 + t36 + (t35 + t36 + 2.0 * adj22 * t32));
    const double result0 = 0.08333333333333333 * (flux0 + flux1 + flux2);
    const double result1 = 0.08333333333333333 * (flux3 + flux4 + flux5);
    const double result2 = 0.08333333333333333 * (flux6 + flux7 + flux8);
    const double result3 = -0.08333333333333333 * flux0;
    const double result4 = -0.08333333333333333 * flux3;
    const double result5 = -0.08333333333333333 * flux6;
    const double result6 = -0.08333333333333333 * flux1;
    const double result7 = -0.08333333333333333 * flux4;
    const double result8 = -0.08333333333333333 * flux7;
    const double result9 = -0.08333333333333333 * flux2;
    const double result10 = -0.08333333333333333 * flux5;
    const double result11 = -0.08333333333333333 * flux8;
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

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_apply_hip(
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
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || lmbda == nullptr || mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(contributions) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3 || num_cell_blocks < 0) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, macro_points, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells, lmbda + 3 * num_macro_elements, mu + 3 * num_macro_elements);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_apply_hip(
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
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_hip_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
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
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    25752,                                     // shared_bytes
    214.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
