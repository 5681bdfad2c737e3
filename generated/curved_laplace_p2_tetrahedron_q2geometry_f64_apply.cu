// curved_laplace_p2_tetrahedron_q2geometry_f64_apply: apply of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --kernel apply --define cell=tetrahedron
//
// Form file curved_laplace.form:
//   | """Laplace on isoparametric cells: the geometry has a degree of its own."""
//   | cell = "tetrahedron"
//   | degree = 2
//   | geometry_degree = 2
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, geometry_degree))
//   | space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   |
//   | a = inner(grad(v), grad(u)) * dx(degree=2 * degree)
//
// What:
//   cell    tetrahedron, geometry P2^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2614 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       2614
//   bytes       144 (133.333 read, 10.6667 written)
//   flops/byte  18.2
//   shared      19072 bytes a block of 128 threads
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

__global__ void __launch_bounds__(128, 4)
curved_laplace_p2_tetrahedron_q2geometry_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[448];
  alignas(16) __shared__ double tile[1280];
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
    const int2 n0_to_n1 = reinterpret_cast<const int2*>(cells)[5 * cell];
    const int64_t n0 = n0_to_n1.x;
    const int64_t n1 = n0_to_n1.y;
    const int2 n2_to_n3 = reinterpret_cast<const int2*>(cells)[5 * cell + 1];
    const int64_t n2 = n2_to_n3.x;
    const int64_t n3 = n2_to_n3.y;
    const int2 n4_to_n5 = reinterpret_cast<const int2*>(cells)[5 * cell + 2];
    const int64_t n4 = n4_to_n5.x;
    const int64_t n5 = n4_to_n5.y;
    const int2 n6_to_n7 = reinterpret_cast<const int2*>(cells)[5 * cell + 3];
    const int64_t n6 = n6_to_n7.x;
    const int64_t n7 = n6_to_n7.y;
    const int2 n8_to_n9 = reinterpret_cast<const int2*>(cells)[5 * cell + 4];
    const int64_t n8 = n8_to_n9.x;
    const int64_t n9 = n8_to_n9.y;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x8_0 = coordinates[3 * n8];
    const double x9_0 = coordinates[3 * n9];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x8_1 = coordinates[3 * n8 + 1];
    const double x9_1 = coordinates[3 * n9 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double x8_2 = coordinates[3 * n8 + 2];
    const double x9_2 = coordinates[3 * n9 + 2];
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
    const double t0 = 0.40210706090081794 * x5_0;
    const double t1 = 0.40210706090081794 * x6_0;
    const double t2 = 2.0 * x7_0;
    const double t3 = 2.0 * x8_0;
    const double t4 = x0_0 + 4.973799752532353 * t0 + 4.973799752532353 * t1 - x1_0 - t2 - t3;
    const double t5 = 0.40210706090081794 * x4_1;
    const double t6 = 2.0 * x7_1;
    const double t7 = 2.0 * x8_1;
    const double t8 = x0_1 + x2_1 + 4.973799752532353 * t5 - t6 - t7;
    const double t9 = 0.40210706090081794 * x4_2;
    const double t10 = 2.0 * x7_2;
    const double t11 = 2.0 * x8_2;
    const double t12 = x0_2 + x3_2 + 4.973799752532353 * t9 - t10 - t11;
    const double t13 = x0_1 + x3_1 + 4.973799752532353 * t5 - t6 - t7;
    const double t14 = x0_2 + x2_2 + 4.973799752532353 * t9 - t10 - t11;
    const double t15 = t8 * t12 - t13 * t14;
    const double t16 = 0.40210706090081794 * x4_0;
    const double t17 = x0_0 + x2_0 + 4.973799752532353 * t16 - t2 - t3;
    const double t18 = 0.40210706090081794 * x5_2;
    const double t19 = 0.40210706090081794 * x6_2;
    const double t20 = x0_2 + 4.973799752532353 * t18 + 4.973799752532353 * t19 - x1_2 - t10 - t11;
    const double t21 = 0.40210706090081794 * x5_1;
    const double t22 = 0.40210706090081794 * x6_1;
    const double t23 = x0_1 + 4.973799752532353 * t21 + 4.973799752532353 * t22 - x1_1 - t6 - t7;
    const double t24 = t13 * t20 - t12 * t23;
    const double t25 = x0_0 + x3_0 + 4.973799752532353 * t16 - t2 - t3;
    const double t26 = t14 * t23 - t8 * t20;
    const double t27 = reciprocal(std::fabs(t4 * t15 + t17 * t24 + t25 * t26));
    const double t28 = 0.40210706090081794 * trial_5;
    const double t29 = 0.40210706090081794 * trial_6;
    const double t30 = 2.0 * trial_7;
    const double t31 = 2.0 * trial_8;
    const double t32 = trial_0 + 4.973799752532353 * t28 + 4.973799752532353 * t29 - trial_1 - t30 - t31;
    const double t33 = 0.40210706090081794 * trial_4;
    const double t34 = trial_0 + trial_2 + 4.973799752532353 * t33 - t30 - t31;
    const double t35 = trial_0 + trial_3 + 4.973799752532353 * t33 - t30 - t31;
    const double t36 = t15 * t32 + t24 * t34 + t26 * t35;
    const double t37 = t14 * t25 - t12 * t17;
    const double t38 = t4 * t12 - t20 * t25;
    const double t39 = t17 * t20 - t4 * t14;
    const double t40 = t32 * t37 + t34 * t38 + t35 * t39;
    const double t41 = t13 * t17 - t8 * t25;
    const double t42 = t23 * t25 - t4 * t13;
    const double t43 = t4 * t8 - t17 * t23;
    const double t44 = t32 * t41 + t34 * t42 + t35 * t43;
    const double flux0 = t27 * (t15 * t36 + t37 * t40 + t41 * t44);
    const double flux1 = t27 * (t24 * t36 + t38 * t40 + t42 * t44);
    const double flux2 = t27 * (t26 * t36 + t39 * t40 + t43 * t44);
    const double t45 = 2.0 * x9_0;
    const double t46 = x0_0 + x1_0 + 4.973799752532353 * t0 - t2 - t45;
    const double t47 = 2.0 * x9_1;
    const double t48 = x0_1 + 4.973799752532353 * t5 + 4.973799752532353 * t22 - x2_1 - t6 - t47;
    const double t49 = 2.0 * x9_2;
    const double t50 = x0_2 + x3_2 + 4.973799752532353 * t18 - t10 - t49;
    const double t51 = x0_1 + x3_1 + 4.973799752532353 * t21 - t6 - t47;
    const double t52 = x0_2 + 4.973799752532353 * t9 + 4.973799752532353 * t19 - x2_2 - t10 - t49;
    const double t53 = t48 * t50 - t51 * t52;
    const double t54 = x0_0 + 4.973799752532353 * t1 + 4.973799752532353 * t16 - x2_0 - t2 - t45;
    const double t55 = x0_2 + x1_2 + 4.973799752532353 * t18 - t10 - t49;
    const double t56 = x0_1 + x1_1 + 4.973799752532353 * t21 - t6 - t47;
    const double t57 = t51 * t55 - t50 * t56;
    const double t58 = x0_0 + x3_0 + 4.973799752532353 * t0 - t2 - t45;
    const double t59 = t52 * t56 - t48 * t55;
    const double t60 = reciprocal(std::fabs(t46 * t53 + t54 * t57 + t58 * t59));
    const double t61 = 2.0 * trial_9;
    const double t62 = trial_0 + trial_1 + 4.973799752532353 * t28 - t30 - t61;
    const double t63 = trial_0 + 4.973799752532353 * t29 + 4.973799752532353 * t33 - trial_2 - t30 - t61;
    const double t64 = trial_0 + trial_3 + 4.973799752532353 * t28 - t30 - t61;
    const double t65 = t53 * t62 + t57 * t63 + t59 * t64;
    const double t66 = t52 * t58 - t50 * t54;
    const double t67 = t46 * t50 - t55 * t58;
    const double t68 = t54 * t55 - t46 * t52;
    const double t69 = t62 * t66 + t63 * t67 + t64 * t68;
    const double t70 = t51 * t54 - t48 * t58;
    const double t71 = t56 * t58 - t46 * t51;
    const double t72 = t46 * t48 - t54 * t56;
    const double t73 = t62 * t70 + t63 * t71 + t64 * t72;
    const double flux3 = t60 * (t53 * t65 + t66 * t69 + t70 * t73);
    const double flux4 = t60 * (t57 * t65 + t67 * t69 + t71 * t73);
    const double flux5 = t60 * (t59 * t65 + t68 * t69 + t72 * t73);
    const double t74 = x0_0 + x1_0 + 4.973799752532353 * t1 - t3 - t45;
    const double t75 = x0_1 + x2_1 + 4.973799752532353 * t22 - t7 - t47;
    const double t76 = x0_2 + 4.973799752532353 * t9 + 4.973799752532353 * t18 - x3_2 - t11 - t49;
    const double t77 = x0_1 + 4.973799752532353 * t5 + 4.973799752532353 * t21 - x3_1 - t7 - t47;
    const double t78 = x0_2 + x2_2 + 4.973799752532353 * t19 - t11 - t49;
    const double t79 = t75 * t76 - t77 * t78;
    const double t80 = x0_0 + x2_0 + 4.973799752532353 * t1 - t3 - t45;
    const double t81 = x0_2 + x1_2 + 4.973799752532353 * t19 - t11 - t49;
    const double t82 = x0_1 + x1_1 + 4.973799752532353 * t22 - t7 - t47;
    const double t83 = t77 * t81 - t76 * t82;
    const double t84 = x0_0 + 4.973799752532353 * t0 + 4.973799752532353 * t16 - x3_0 - t3 - t45;
    const double t85 = t78 * t82 - t75 * t81;
    const double t86 = reciprocal(std::fabs(t74 * t79 + t80 * t83 + t84 * t85));
    const double t87 = trial_0 + trial_1 + 4.973799752532353 * t29 - t31 - t61;
    const double t88 = trial_0 + trial_2 + 4.973799752532353 * t29 - t31 - t61;
    const double t89 = trial_0 + 4.973799752532353 * t28 + 4.973799752532353 * t33 - trial_3 - t31 - t61;
    const double t90 = t79 * t87 + t83 * t88 + t85 * t89;
    const double t91 = t78 * t84 - t76 * t80;
    const double t92 = t74 * t76 - t81 * t84;
    const double t93 = t80 * t81 - t74 * t78;
    const double t94 = t87 * t91 + t88 * t92 + t89 * t93;
    const double t95 = t77 * t80 - t75 * t84;
    const double t96 = t82 * t84 - t74 * t77;
    const double t97 = t74 * t75 - t80 * t82;
    const double t98 = t87 * t95 + t88 * t96 + t89 * t97;
    const double flux6 = t86 * (t79 * t90 + t91 * t94 + t95 * t98);
    const double flux7 = t86 * (t83 * t90 + t92 * t94 + t96 * t98);
    const double flux8 = t86 * (t85 * t90 + t93 * t94 + t97 * t98);
    const double t99 = x0_0 - x1_0;
    const double t100 = x0_1 + x2_1 + t47 - t7 - 4.973799752532353 * t22;
    const double t101 = x0_2 + x3_2 + t49 - t10 - 4.973799752532353 * t18;
    const double t102 = x0_1 + x3_1 + t47 - t6 - 4.973799752532353 * t21;
    const double t103 = x0_2 + x2_2 + t49 - t11 - 4.973799752532353 * t19;
    const double t104 = t100 * t101 - t102 * t103;
    const double t105 = x0_0 + x2_0 + t45 - 4.973799752532353 * t1 - t3;
    const double t106 = x0_2 - x1_2;
    const double t107 = x0_1 - x1_1;
    const double t108 = t102 * t106 - t101 * t107;
    const double t109 = x0_0 + x3_0 + t45 - 4.973799752532353 * t0 - t2;
    const double t110 = t103 * t107 - t100 * t106;
    const double t111 = reciprocal(std::fabs(-(t99 * t104 + t105 * t108 + t109 * t110)));
    const double t112 = trial_0 - trial_1;
    const double t113 = trial_0 + trial_2 + t61 - 4.973799752532353 * t29 - t31;
    const double t114 = trial_0 + trial_3 + t61 - 4.973799752532353 * t28 - t30;
    const double t115 = t104 * t112 + t108 * t113 + t110 * t114;
    const double t116 = t103 * t109 - t101 * t105;
    const double t117 = t99 * t101 - t106 * t109;
    const double t118 = t105 * t106 - t99 * t103;
    const double t119 = t112 * t116 + t113 * t117 + t114 * t118;
    const double t120 = t102 * t105 - t100 * t109;
    const double t121 = t107 * t109 - t99 * t102;
    const double t122 = t99 * t100 - t105 * t107;
    const double t123 = t112 * t120 + t113 * t121 + t114 * t122;
    const double flux9 = t111 * (t104 * t115 + t116 * t119 + t120 * t123);
    const double flux10 = t111 * (t108 * t115 + t117 * t119 + t121 * t123);
    const double flux11 = t111 * (t110 * t115 + t118 * t119 + t122 * t123);
    const double t124 = x0_0 + x1_0 + t3 - 4.973799752532353 * t1 - t45;
    const double t125 = x0_1 - x2_1;
    const double t126 = x0_2 + x3_2 + t11 - 4.973799752532353 * t9 - t10;
    const double t127 = x0_1 + x3_1 + t7 - 4.973799752532353 * t5 - t6;
    const double t128 = x0_2 - x2_2;
    const double t129 = t125 * t126 - t127 * t128;
    const double t130 = x0_0 - x2_0;
    const double t131 = x0_2 + x1_2 + t11 - 4.973799752532353 * t19 - t49;
    const double t132 = x0_1 + x1_1 + t7 - 4.973799752532353 * t22 - t47;
    const double t133 = t127 * t131 - t126 * t132;
    const double t134 = x0_0 + x3_0 + t3 - t2 - 4.973799752532353 * t16;
    const double t135 = t128 * t132 - t125 * t131;
    const double t136 = reciprocal(std::fabs(-(t124 * t129 + t130 * t133 + t134 * t135)));
    const double t137 = trial_0 + trial_1 + t31 - 4.973799752532353 * t29 - t61;
    const double t138 = trial_0 - trial_2;
    const double t139 = trial_0 + trial_3 + t31 - t30 - 4.973799752532353 * t33;
    const double t140 = t129 * t137 + t133 * t138 + t135 * t139;
    const double t141 = t128 * t134 - t126 * t130;
    const double t142 = t124 * t126 - t131 * t134;
    const double t143 = t130 * t131 - t124 * t128;
    const double t144 = t137 * t141 + t138 * t142 + t139 * t143;
    const double t145 = t127 * t130 - t125 * t134;
    const double t146 = t132 * t134 - t124 * t127;
    const double t147 = t124 * t125 - t130 * t132;
    const double t148 = t137 * t145 + t138 * t146 + t139 * t147;
    const double flux12 = t136 * (t129 * t140 + t141 * t144 + t145 * t148);
    const double flux13 = t136 * (t133 * t140 + t142 * t144 + t146 * t148);
    const double flux14 = t136 * (t135 * t140 + t143 * t144 + t147 * t148);
    const double t149 = x0_0 + x1_0 + t2 - 4.973799752532353 * t0 - t45;
    const double t150 = x0_1 + x2_1 + t6 - 4.973799752532353 * t5 - t7;
    const double t151 = x0_2 - x3_2;
    const double t152 = x0_1 - x3_1;
    const double t153 = x0_2 + x2_2 + t10 - 4.973799752532353 * t9 - t11;
    const double t154 = t150 * t151 - t152 * t153;
    const double t155 = x0_0 + x2_0 + t2 - t3 - 4.973799752532353 * t16;
    const double t156 = x0_2 + x1_2 + t10 - 4.973799752532353 * t18 - t49;
    const double t157 = x0_1 + x1_1 + t6 - 4.973799752532353 * t21 - t47;
    const double t158 = t152 * t156 - t151 * t157;
    const double t159 = x0_0 - x3_0;
    const double t160 = t153 * t157 - t150 * t156;
    const double t161 = reciprocal(std::fabs(-(t149 * t154 + t155 * t158 + t159 * t160)));
    const double t162 = trial_0 + trial_1 + t30 - 4.973799752532353 * t28 - t61;
    const double t163 = trial_0 + trial_2 + t30 - t31 - 4.973799752532353 * t33;
    const double t164 = trial_0 - trial_3;
    const double t165 = t154 * t162 + t158 * t163 + t160 * t164;
    const double t166 = t153 * t159 - t151 * t155;
    const double t167 = t149 * t151 - t156 * t159;
    const double t168 = t155 * t156 - t149 * t153;
    const double t169 = t162 * t166 + t163 * t167 + t164 * t168;
    const double t170 = t152 * t155 - t150 * t159;
    const double t171 = t157 * t159 - t149 * t152;
    const double t172 = t149 * t150 - t155 * t157;
    const double t173 = t162 * t170 + t163 * t171 + t164 * t172;
    const double flux15 = t161 * (t154 * t165 + t166 * t169 + t170 * t173);
    const double flux16 = t161 * (t158 * t165 + t167 * t169 + t171 * t173);
    const double flux17 = t161 * (t160 * t165 + t168 * t169 + t172 * t173);
    const double t174 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x1_0 + t0 + t1 - 0.20105353045040897
        * t2 - 0.20105353045040897 * t3 - 1.1957858781983641 * t45;
    const double t175 = x0_1 + 1.672540240242098 * t5 + 11.620139745306805 * t22 - x2_1 - 0.33627012012104895
        * t6 - 2.336270120121049 * t47;
    const double t176 = x0_2 + 1.672540240242098 * t9 + 11.620139745306805 * t18 - x3_2 - 0.33627012012104895
        * t11 - 2.336270120121049 * t49;
    const double t177 = x0_1 + 1.672540240242098 * t5 + 11.620139745306805 * t21 - x3_1 - 0.33627012012104895
        * t7 - 2.336270120121049 * t47;
    const double t178 = x0_2 + 1.672540240242098 * t9 + 11.620139745306805 * t19 - x2_2 - 0.33627012012104895
        * t10 - 2.336270120121049 * t49;
    const double t179 = t175 * t176 - t177 * t178;
    const double t180 = x0_0 + 11.620139745306805 * t1 + 1.672540240242098 * t16 - x2_0 - 0.33627012012104895
        * t2 - 2.336270120121049 * t45;
    const double t181 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x1_2 + t18 + t19 -
        0.20105353045040897 * t10 - 0.20105353045040897 * t11 - 1.1957858781983641 * t49;
    const double t182 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x1_1 + t21 + t22 -
        0.20105353045040897 * t6 - 0.20105353045040897 * t7 - 1.1957858781983641 * t47;
    const double t183 = t177 * t181 - t176 * t182;
    const double t184 = x0_0 + 11.620139745306805 * t0 + 1.672540240242098 * t16 - x3_0 - 0.33627012012104895
        * t3 - 2.336270120121049 * t45;
    const double t185 = t178 * t182 - t175 * t181;
    const double t186 = reciprocal(std::fabs(0.35747596662465825 * (t174 * t179 + t180 * t183 + t184 *
        t185)));
    const double t187 = 0.5978929390991821 * trial_0 + 1.7936788172975462 * trial_1 + t28 + t29 -
        0.20105353045040897 * t30 - 0.20105353045040897 * t31 - 1.1957858781983641 * t61;
    const double t188 = trial_0 + 11.620139745306805 * t29 + 1.672540240242098 * t33 - trial_2 -
        0.33627012012104895 * t30 - 2.336270120121049 * t61;
    const double t189 = trial_0 + 11.620139745306805 * t28 + 1.672540240242098 * t33 - trial_3 -
        0.33627012012104895 * t31 - 2.336270120121049 * t61;
    const double t190 = t179 * t187 + t183 * t188 + t185 * t189;
    const double t191 = t178 * t184 - t176 * t180;
    const double t192 = t174 * t176 - t181 * t184;
    const double t193 = t180 * t181 - t174 * t178;
    const double t194 = t187 * t191 + t188 * t192 + t189 * t193;
    const double t195 = t177 * t180 - t175 * t184;
    const double t196 = t182 * t184 - t174 * t177;
    const double t197 = t174 * t175 - t180 * t182;
    const double t198 = t187 * t195 + t188 * t196 + t189 * t197;
    const double flux18 = t186 * (t179 * t190 + t191 * t194 + t195 * t198);
    const double flux19 = t186 * (t183 * t190 + t192 * t194 + t196 * t198);
    const double flux20 = t186 * (t185 * t190 + t193 * t194 + t197 * t198);
    const double t199 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x1_0 + 0.20105353045040897 * t2 +
        0.20105353045040897 * t3 - t0 - t1 - 1.1957858781983641 * t45;
    const double t200 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x2_1 + 0.20105353045040897 * t6 +
        0.20105353045040897 * t47 - t5 - 1.1957858781983641 * t7 - t22;
    const double t201 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x3_2 + 0.20105353045040897 * t11 +
        0.20105353045040897 * t49 - t9 - 1.1957858781983641 * t10 - t18;
    const double t202 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x3_1 + 0.20105353045040897 * t7 +
        0.20105353045040897 * t47 - t5 - 1.1957858781983641 * t6 - t21;
    const double t203 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x2_2 + 0.20105353045040897 * t10 +
        0.20105353045040897 * t49 - t9 - 1.1957858781983641 * t11 - t19;
    const double t204 = t200 * t201 - t202 * t203;
    const double t205 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x2_0 + 0.20105353045040897 * t2 +
        0.20105353045040897 * t45 - t1 - 1.1957858781983641 * t3 - t16;
    const double t206 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x1_2 + 0.20105353045040897 * t10 +
        0.20105353045040897 * t11 - t18 - t19 - 1.1957858781983641 * t49;
    const double t207 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x1_1 + 0.20105353045040897 * t6 +
        0.20105353045040897 * t7 - t21 - t22 - 1.1957858781983641 * t47;
    const double t208 = t202 * t206 - t201 * t207;
    const double t209 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x3_0 + 0.20105353045040897 * t3 +
        0.20105353045040897 * t45 - t0 - 1.1957858781983641 * t2 - t16;
    const double t210 = t203 * t207 - t200 * t206;
    const double t211 = reciprocal(std::fabs(-(t199 * t204 + t205 * t208 + t209 * t210)));
    const double t212 = 1.7936788172975462 * trial_0 + 0.5978929390991821 * trial_1 + 0.20105353045040897 *
        t30 + 0.20105353045040897 * t31 - t28 - t29 - 1.1957858781983641 * t61;
    const double t213 = 1.7936788172975462 * trial_0 + 0.5978929390991821 * trial_2 + 0.20105353045040897 *
        t30 + 0.20105353045040897 * t61 - t29 - 1.1957858781983641 * t31 - t33;
    const double t214 = 1.7936788172975462 * trial_0 + 0.5978929390991821 * trial_3 + 0.20105353045040897 *
        t31 + 0.20105353045040897 * t61 - t28 - 1.1957858781983641 * t30 - t33;
    const double t215 = t204 * t212 + t208 * t213 + t210 * t214;
    const double t216 = t203 * t209 - t201 * t205;
    const double t217 = t199 * t201 - t206 * t209;
    const double t218 = t205 * t206 - t199 * t203;
    const double t219 = t212 * t216 + t213 * t217 + t214 * t218;
    const double t220 = t202 * t205 - t200 * t209;
    const double t221 = t207 * t209 - t199 * t202;
    const double t222 = t199 * t200 - t205 * t207;
    const double t223 = t212 * t220 + t213 * t221 + t214 * t222;
    const double flux21 = t211 * (t204 * t215 + t216 * t219 + t220 * t223);
    const double flux22 = t211 * (t208 * t215 + t217 * t219 + t221 * t223);
    const double flux23 = t211 * (t210 * t215 + t218 * t219 + t222 * t223);
    const double t224 = x0_0 + 11.620139745306805 * t0 + 1.672540240242098 * t1 - x1_0 - 2.336270120121049 *
        t2 - 0.33627012012104895 * t3;
    const double t225 = x0_1 + 11.620139745306805 * t5 + 1.672540240242098 * t22 - x2_1 - 2.336270120121049 *
        t6 - 0.33627012012104895 * t47;
    const double t226 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x3_2 + t9 + t18 - 1.1957858781983641
        * t10 - 0.20105353045040897 * t11 - 0.20105353045040897 * t49;
    const double t227 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x3_1 + t5 + t21 - 1.1957858781983641
        * t6 - 0.20105353045040897 * t7 - 0.20105353045040897 * t47;
    const double t228 = x0_2 + 11.620139745306805 * t9 + 1.672540240242098 * t19 - x2_2 - 2.336270120121049 *
        t10 - 0.33627012012104895 * t49;
    const double t229 = t225 * t226 - t227 * t228;
    const double t230 = x0_0 + 1.672540240242098 * t1 + 11.620139745306805 * t16 - x2_0 - 2.336270120121049 *
        t2 - 0.33627012012104895 * t45;
    const double t231 = x0_2 + 11.620139745306805 * t18 + 1.672540240242098 * t19 - x1_2 - 2.336270120121049 *
        t10 - 0.33627012012104895 * t11;
    const double t232 = x0_1 + 11.620139745306805 * t21 + 1.672540240242098 * t22 - x1_1 - 2.336270120121049 *
        t6 - 0.33627012012104895 * t7;
    const double t233 = t227 * t231 - t226 * t232;
    const double t234 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x3_0 + t0 + t16 - 1.1957858781983641
        * t2 - 0.20105353045040897 * t3 - 0.20105353045040897 * t45;
    const double t235 = t228 * t232 - t225 * t231;
    const double t236 = reciprocal(std::fabs(0.35747596662465825 * (t224 * t229 + t230 * t233 + t234 *
        t235)));
    const double t237 = trial_0 + 11.620139745306805 * t28 + 1.672540240242098 * t29 - trial_1 -
        2.336270120121049 * t30 - 0.33627012012104895 * t31;
    const double t238 = trial_0 + 1.672540240242098 * t29 + 11.620139745306805 * t33 - trial_2 -
        2.336270120121049 * t30 - 0.33627012012104895 * t61;
    const double t239 = 0.5978929390991821 * trial_0 + 1.7936788172975462 * trial_3 + t28 + t33 -
        1.1957858781983641 * t30 - 0.20105353045040897 * t31 - 0.20105353045040897 * t61;
    const double t240 = t229 * t237 + t233 * t238 + t235 * t239;
    const double t241 = t228 * t234 - t226 * t230;
    const double t242 = t224 * t226 - t231 * t234;
    const double t243 = t230 * t231 - t224 * t228;
    const double t244 = t237 * t241 + t238 * t242 + t239 * t243;
    const double t245 = t227 * t230 - t225 * t234;
    const double t246 = t232 * t234 - t224 * t227;
    const double t247 = t224 * t225 - t230 * t232;
    const double t248 = t237 * t245 + t238 * t246 + t239 * t247;
    const double flux24 = t236 * (t229 * t240 + t241 * t244 + t245 * t248);
    const double flux25 = t236 * (t233 * t240 + t242 * t244 + t246 * t248);
    const double flux26 = t236 * (t235 * t240 + t243 * t244 + t247 * t248);
    const double t249 = x0_0 + 1.672540240242098 * t0 + 11.620139745306805 * t1 - x1_0 - 0.33627012012104895 *
        t2 - 2.336270120121049 * t3;
    const double t250 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x2_1 + t5 + t22 - 0.20105353045040897
        * t6 - 1.1957858781983641 * t7 - 0.20105353045040897 * t47;
    const double t251 = x0_2 + 11.620139745306805 * t9 + 1.672540240242098 * t18 - x3_2 - 2.336270120121049 *
        t11 - 0.33627012012104895 * t49;
    const double t252 = x0_1 + 11.620139745306805 * t5 + 1.672540240242098 * t21 - x3_1 - 2.336270120121049 *
        t7 - 0.33627012012104895 * t47;
    const double t253 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x2_2 + t9 + t19 - 0.20105353045040897
        * t10 - 1.1957858781983641 * t11 - 0.20105353045040897 * t49;
    const double t254 = t250 * t251 - t252 * t253;
    const double t255 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x2_0 + t1 + t16 - 0.20105353045040897
        * t2 - 1.1957858781983641 * t3 - 0.20105353045040897 * t45;
    const double t256 = x0_2 + 1.672540240242098 * t18 + 11.620139745306805 * t19 - x1_2 - 0.33627012012104895
        * t10 - 2.336270120121049 * t11;
    const double t257 = x0_1 + 1.672540240242098 * t21 + 11.620139745306805 * t22 - x1_1 - 0.33627012012104895
        * t6 - 2.336270120121049 * t7;
    const double t258 = t252 * t256 - t251 * t257;
    const double t259 = x0_0 + 1.672540240242098 * t0 + 11.620139745306805 * t16 - x3_0 - 2.336270120121049 *
        t3 - 0.33627012012104895 * t45;
    const double t260 = t253 * t257 - t250 * t256;
    const double t261 = reciprocal(std::fabs(0.35747596662465825 * (t249 * t254 + t255 * t258 + t259 *
        t260)));
    const double t262 = trial_0 + 1.672540240242098 * t28 + 11.620139745306805 * t29 - trial_1 -
        0.33627012012104895 * t30 - 2.336270120121049 * t31;
    const double t263 = 0.5978929390991821 * trial_0 + 1.7936788172975462 * trial_2 + t29 + t33 -
        0.20105353045040897 * t30 - 1.1957858781983641 * t31 - 0.20105353045040897 * t61;
    const double t264 = trial_0 + 1.672540240242098 * t28 + 11.620139745306805 * t33 - trial_3 -
        2.336270120121049 * t31 - 0.33627012012104895 * t61;
    const double t265 = t254 * t262 + t258 * t263 + t260 * t264;
    const double t266 = t253 * t259 - t251 * t255;
    const double t267 = t249 * t251 - t256 * t259;
    const double t268 = t255 * t256 - t249 * t253;
    const double t269 = t262 * t266 + t263 * t267 + t264 * t268;
    const double t270 = t252 * t255 - t250 * t259;
    const double t271 = t257 * t259 - t249 * t252;
    const double t272 = t249 * t250 - t255 * t257;
    const double t273 = t262 * t270 + t263 * t271 + t264 * t272;
    const double flux27 = t261 * (t254 * t265 + t266 * t269 + t270 * t273);
    const double flux28 = t261 * (t258 * t265 + t267 * t269 + t271 * t273);
    const double flux29 = t261 * (t260 * t265 + t268 * t269 + t272 * t273);
    const double t274 = 0.4095319852371817 * x0_0 + 1.2285959557115451 * x1_0 + t2 + t3 - 4.973799752532353 *
        t0 - 4.973799752532353 * t1 - 0.8190639704743634 * t45;
    const double t275 = x0_1 + 2.4418117169061824 * t6 + 0.4418117169061822 * t47 - x2_1 - 12.14508251327857 *
        t5 - 2.197483008213863 * t22;
    const double t276 = x0_2 + 2.4418117169061824 * t11 + 0.4418117169061822 * t49 - x3_2 - 12.14508251327857
        * t9 - 2.197483008213863 * t18;
    const double t277 = x0_1 + 2.4418117169061824 * t7 + 0.4418117169061822 * t47 - x3_1 - 12.14508251327857 *
        t5 - 2.197483008213863 * t21;
    const double t278 = x0_2 + 2.4418117169061824 * t10 + 0.4418117169061822 * t49 - x2_2 - 12.14508251327857
        * t9 - 2.197483008213863 * t19;
    const double t279 = t275 * t276 - t277 * t278;
    const double t280 = x0_0 + 2.4418117169061824 * t2 + 0.4418117169061822 * t45 - x2_0 - 2.197483008213863 *
        t1 - 12.14508251327857 * t16;
    const double t281 = 0.4095319852371817 * x0_2 + 1.2285959557115451 * x1_2 + t10 + t11 - 4.973799752532353
        * t18 - 4.973799752532353 * t19 - 0.8190639704743634 * t49;
    const double t282 = 0.4095319852371817 * x0_1 + 1.2285959557115451 * x1_1 + t6 + t7 - 4.973799752532353 *
        t21 - 4.973799752532353 * t22 - 0.8190639704743634 * t47;
    const double t283 = t277 * t281 - t276 * t282;
    const double t284 = x0_0 + 2.4418117169061824 * t3 + 0.4418117169061822 * t45 - x3_0 - 2.197483008213863 *
        t0 - 12.14508251327857 * t16;
    const double t285 = t278 * t282 - t275 * t281;
    const double t286 = reciprocal(std::fabs(-0.0416870184454579 * (t274 * t279 + t280 * t283 + t284 *
        t285)));
    const double t287 = 0.4095319852371817 * trial_0 + 1.2285959557115451 * trial_1 + t30 + t31 -
        4.973799752532353 * t28 - 4.973799752532353 * t29 - 0.8190639704743634 * t61;
    const double t288 = trial_0 + 2.4418117169061824 * t30 + 0.4418117169061822 * t61 - trial_2 -
        2.197483008213863 * t29 - 12.14508251327857 * t33;
    const double t289 = trial_0 + 2.4418117169061824 * t31 + 0.4418117169061822 * t61 - trial_3 -
        2.197483008213863 * t28 - 12.14508251327857 * t33;
    const double t290 = t279 * t287 + t283 * t288 + t285 * t289;
    const double t291 = t278 * t284 - t276 * t280;
    const double t292 = t274 * t276 - t281 * t284;
    const double t293 = t280 * t281 - t274 * t278;
    const double t294 = t287 * t291 + t288 * t292 + t289 * t293;
    const double t295 = t277 * t280 - t275 * t284;
    const double t296 = t282 * t284 - t274 * t277;
    const double t297 = t274 * t275 - t280 * t282;
    const double t298 = t287 * t295 + t288 * t296 + t289 * t297;
    const double flux30 = t286 * (t279 * t290 + t291 * t294 + t295 * t298);
    const double flux31 = t286 * (t283 * t290 + t292 * t294 + t296 * t298);
    const double flux32 = t286 * (t285 * t290 + t293 * t294 + t297 * t298);
    const double t299 = 1.2285959557115451 * x0_0 + 0.4095319852371817 * x1_0 + 4.973799752532353 * t0 +
        4.973799752532353 * t1 - t2 - t3 - 0.8190639704743634 * t45;
    const double t300 = 1.2285959557115451 * x0_1 + 0.4095319852371817 * x2_1 + 4.973799752532353 * t5 +
        4.973799752532353 * t22 - t6 - 0.8190639704743634 * t7 - t47;
    const double t301 = 1.2285959557115451 * x0_2 + 0.4095319852371817 * x3_2 + 4.973799752532353 * t9 +
        4.973799752532353 * t18 - 0.8190639704743634 * t10 - t11 - t49;
    const double t302 = 1.2285959557115451 * x0_1 + 0.4095319852371817 * x3_1 + 4.973799752532353 * t5 +
        4.973799752532353 * t21 - 0.8190639704743634 * t6 - t7 - t47;
    const double t303 = 1.2285959557115451 * x0_2 + 0.4095319852371817 * x2_2 + 4.973799752532353 * t9 +
        4.973799752532353 * t19 - t10 - 0.8190639704743634 * t11 - t49;
    const double t304 = t300 * t301 - t302 * t303;
    const double t305 = 1.2285959557115451 * x0_0 + 0.4095319852371817 * x2_0 + 4.973799752532353 * t1 +
        4.973799752532353 * t16 - t2 - 0.8190639704743634 * t3 - t45;
    const double t306 = 1.2285959557115451 * x0_2 + 0.4095319852371817 * x1_2 + 4.973799752532353 * t18 +
        4.973799752532353 * t19 - t10 - t11 - 0.8190639704743634 * t49;
    const double t307 = 1.2285959557115451 * x0_1 + 0.4095319852371817 * x1_1 + 4.973799752532353 * t21 +
        4.973799752532353 * t22 - t6 - t7 - 0.8190639704743634 * t47;
    const double t308 = t302 * t306 - t301 * t307;
    const double t309 = 1.2285959557115451 * x0_0 + 0.4095319852371817 * x3_0 + 4.973799752532353 * t0 +
        4.973799752532353 * t16 - 0.8190639704743634 * t2 - t3 - t45;
    const double t310 = t303 * t307 - t300 * t306;
    const double t311 = reciprocal(std::fabs(0.24855653221823487 * (t299 * t304 + t305 * t308 + t309 *
        t310)));
    const double t312 = 1.2285959557115451 * trial_0 + 0.4095319852371817 * trial_1 + 4.973799752532353 * t28
        + 4.973799752532353 * t29 - t30 - t31 - 0.8190639704743634 * t61;
    const double t313 = 1.2285959557115451 * trial_0 + 0.4095319852371817 * trial_2 + 4.973799752532353 * t29
        + 4.973799752532353 * t33 - t30 - 0.8190639704743634 * t31 - t61;
    const double t314 = 1.2285959557115451 * trial_0 + 0.4095319852371817 * trial_3 + 4.973799752532353 * t28
        + 4.973799752532353 * t33 - 0.8190639704743634 * t30 - t31 - t61;
    const double t315 = t304 * t312 + t308 * t313 + t310 * t314;
    const double t316 = t303 * t309 - t301 * t305;
    const double t317 = t299 * t301 - t306 * t309;
    const double t318 = t305 * t306 - t299 * t303;
    const double t319 = t312 * t316 + t313 * t317 + t314 * t318;
    const double t320 = t302 * t305 - t300 * t309;
    const double t321 = t307 * t309 - t299 * t302;
    const double t322 = t299 * t300 - t305 * t307;
    const double t323 = t312 * t320 + t313 * t321 + t314 * t322;
    const double flux33 = t311 * (t304 * t315 + t316 * t319 + t320 * t323);
    const double flux34 = t311 * (t308 * t315 + t317 * t319 + t321 * t323);
    const double flux35 = t311 * (t310 * t315 + t318 * t319 + t322 * t323);
    const double t324 = x0_0 + 0.4418117169061822 * t2 + 2.4418117169061824 * t3 - x1_0 - 2.197483008213863 *
        t0 - 12.14508251327857 * t1;
    const double t325 = x0_1 + 0.4418117169061822 * t6 + 2.4418117169061824 * t47 - x2_1 - 2.197483008213863 *
        t5 - 12.14508251327857 * t22;
    const double t326 = 0.4095319852371817 * x0_2 + 1.2285959557115451 * x3_2 + t11 + t49 - 4.973799752532353
        * t9 - 0.8190639704743634 * t10 - 4.973799752532353 * t18;
    const double t327 = 0.4095319852371817 * x0_1 + 1.2285959557115451 * x3_1 + t7 + t47 - 4.973799752532353 *
        t5 - 0.8190639704743634 * t6 - 4.973799752532353 * t21;
    const double t328 = x0_2 + 0.4418117169061822 * t10 + 2.4418117169061824 * t49 - x2_2 - 2.197483008213863
        * t9 - 12.14508251327857 * t19;
    const double t329 = t325 * t326 - t327 * t328;
    const double t330 = x0_0 + 0.4418117169061822 * t2 + 2.4418117169061824 * t45 - x2_0 - 12.14508251327857 *
        t1 - 2.197483008213863 * t16;
    const double t331 = x0_2 + 0.4418117169061822 * t10 + 2.4418117169061824 * t11 - x1_2 - 2.197483008213863
        * t18 - 12.14508251327857 * t19;
    const double t332 = x0_1 + 0.4418117169061822 * t6 + 2.4418117169061824 * t7 - x1_1 - 2.197483008213863 *
        t21 - 12.14508251327857 * t22;
    const double t333 = t327 * t331 - t326 * t332;
    const double t334 = 0.4095319852371817 * x0_0 + 1.2285959557115451 * x3_0 + t3 + t45 - 4.973799752532353 *
        t0 - 0.8190639704743634 * t2 - 4.973799752532353 * t16;
    const double t335 = t328 * t332 - t325 * t331;
    const double t336 = reciprocal(std::fabs(-0.0416870184454579 * (t324 * t329 + t330 * t333 + t334 *
        t335)));
    const double t337 = trial_0 + 0.4418117169061822 * t30 + 2.4418117169061824 * t31 - trial_1 -
        2.197483008213863 * t28 - 12.14508251327857 * t29;
    const double t338 = trial_0 + 0.4418117169061822 * t30 + 2.4418117169061824 * t61 - trial_2 -
        12.14508251327857 * t29 - 2.197483008213863 * t33;
    const double t339 = 0.4095319852371817 * trial_0 + 1.2285959557115451 * trial_3 + t31 + t61 -
        4.973799752532353 * t28 - 0.8190639704743634 * t30 - 4.973799752532353 * t33;
    const double t340 = t329 * t337 + t333 * t338 + t335 * t339;
    const double t341 = t328 * t334 - t326 * t330;
    const double t342 = t324 * t326 - t331 * t334;
    const double t343 = t330 * t331 - t324 * t328;
    const double t344 = t337 * t341 + t338 * t342 + t339 * t343;
    const double t345 = t327 * t330 - t325 * t334;
    const double t346 = t332 * t334 - t324 * t327;
    const double t347 = t324 * t325 - t330 * t332;
    const double t348 = t337 * t345 + t338 * t346 + t339 * t347;
    const double flux36 = t336 * (t329 * t340 + t341 * t344 + t345 * t348);
    const double flux37 = t336 * (t333 * t340 + t342 * t344 + t346 * t348);
    const double flux38 = t336 * (t335 * t340 + t343 * t344 + t347 * t348);
    const double t349 = x0_0 + 2.4418117169061824 * t2 + 0.4418117169061822 * t3 - x1_0 - 12.14508251327857 *
        t0 - 2.197483008213863 * t1;
    const double t350 = 0.4095319852371817 * x0_1 + 1.2285959557115451 * x2_1 + t6 + t47 - 4.973799752532353 *
        t5 - 0.8190639704743634 * t7 - 4.973799752532353 * t22;
    const double t351 = x0_2 + 0.4418117169061822 * t11 + 2.4418117169061824 * t49 - x3_2 - 2.197483008213863
        * t9 - 12.14508251327857 * t18;
    const double t352 = x0_1 + 0.4418117169061822 * t7 + 2.4418117169061824 * t47 - x3_1 - 2.197483008213863 *
        t5 - 12.14508251327857 * t21;
    const double t353 = 0.4095319852371817 * x0_2 + 1.2285959557115451 * x2_2 + t10 + t49 - 4.973799752532353
        * t9 - 0.8190639704743634 * t11 - 4.973799752532353 * t19;
    const double t354 = t350 * t351 - t352 * t353;
    const double t355 = 0.4095319852371817 * x0_0 + 1.2285959557115451 * x2_0 + t2 + t45 - 4.973799752532353 *
        t1 - 0.8190639704743634 * t3 - 4.973799752532353 * t16;
    const double t356 = x0_2 + 2.4418117169061824 * t10 + 0.4418117169061822 * t11 - x1_2 - 12.14508251327857
        * t18 - 2.197483008213863 * t19;
    const double t357 = x0_1 + 2.4418117169061824 * t6 + 0.4418117169061822 * t7 - x1_1 - 12.14508251327857 *
        t21 - 2.197483008213863 * t22;
    const double t358 = t352 * t356 - t351 * t357;
    const double t359 = x0_0 + 0.4418117169061822 * t3 + 2.4418117169061824 * t45 - x3_0 - 12.14508251327857 *
        t0 - 2.197483008213863 * t16;
    const double t360 = t353 * t357 - t350 * t356;
    const double t361 = reciprocal(std::fabs(-0.0416870184454579 * (t349 * t354 + t355 * t358 + t359 *
        t360)));
    const double t362 = trial_0 + 2.4418117169061824 * t30 + 0.4418117169061822 * t31 - trial_1 -
        12.14508251327857 * t28 - 2.197483008213863 * t29;
    const double t363 = 0.4095319852371817 * trial_0 + 1.2285959557115451 * trial_2 + t30 + t61 -
        4.973799752532353 * t29 - 0.8190639704743634 * t31 - 4.973799752532353 * t33;
    const double t364 = trial_0 + 0.4418117169061822 * t31 + 2.4418117169061824 * t61 - trial_3 -
        12.14508251327857 * t28 - 2.197483008213863 * t33;
    const double t365 = t354 * t362 + t358 * t363 + t360 * t364;
    const double t366 = t353 * t359 - t351 * t355;
    const double t367 = t349 * t351 - t356 * t359;
    const double t368 = t355 * t356 - t349 * t353;
    const double t369 = t362 * t366 + t363 * t367 + t364 * t368;
    const double t370 = t352 * t355 - t350 * t359;
    const double t371 = t357 * t359 - t349 * t352;
    const double t372 = t349 * t350 - t355 * t357;
    const double t373 = t362 * t370 + t363 * t371 + t364 * t372;
    const double flux39 = t361 * (t354 * t365 + t366 * t369 + t370 * t373);
    const double flux40 = t361 * (t358 * t365 + t367 * t369 + t371 * t373);
    const double flux41 = t361 * (t360 * t365 + t368 * t369 + t372 * t373);
    const double t374 = 0.006349206349206349 * flux0;
    const double t375 = 0.006349206349206349 * flux3;
    const double t376 = 0.006349206349206349 * flux6;
    const double t377 = 0.006349206349206349 * flux12;
    const double t378 = 0.006349206349206349 * flux15;
    const double t379 = 0.0007586963413313386 * flux18;
    const double t380 = 0.005937099008853089 * flux21;
    const double t381 = 0.0012689501610011176 * flux24;
    const double t382 = 0.0012689501610011176 * flux27;
    const double t383 = 7.694939039789352e-05 * flux30;
    const double t384 = 0.0027356080750184342 * flux33;
    const double t385 = 3.399714228657743e-05 * flux36;
    const double t386 = 3.399714228657743e-05 * flux39;
    const double t387 = 0.006349206349206349 * flux1;
    const double t388 = 0.006349206349206349 * flux4;
    const double t389 = 0.006349206349206349 * flux7;
    const double t390 = 0.006349206349206349 * flux10;
    const double t391 = 0.006349206349206349 * flux16;
    const double t392 = 0.0012689501610011176 * flux19;
    const double t393 = 0.005937099008853089 * flux22;
    const double t394 = 0.0012689501610011176 * flux25;
    const double t395 = 0.0007586963413313386 * flux28;
    const double t396 = 3.399714228657743e-05 * flux31;
    const double t397 = 0.0027356080750184342 * flux34;
    const double t398 = 3.399714228657743e-05 * flux37;
    const double t399 = 7.694939039789352e-05 * flux40;
    const double t400 = 0.006349206349206349 * flux2;
    const double t401 = 0.006349206349206349 * flux5;
    const double t402 = 0.006349206349206349 * flux8;
    const double t403 = 0.006349206349206349 * flux11;
    const double t404 = 0.006349206349206349 * flux14;
    const double t405 = 0.0012689501610011176 * flux20;
    const double t406 = 0.005937099008853089 * flux23;
    const double t407 = 0.0007586963413313386 * flux26;
    const double t408 = 0.0012689501610011176 * flux29;
    const double t409 = 3.399714228657743e-05 * flux32;
    const double t410 = 0.0027356080750184342 * flux35;
    const double t411 = 7.694939039789352e-05 * flux38;
    const double t412 = 3.399714228657743e-05 * flux41;
    const double t413 = 0.006349206349206349 * flux9 + 0.006349206349206349 * flux13 + 0.006349206349206349 *
        flux17 + t374 + t375 + t376 + t377 + t378 + 2.973799752532353 * t379 + 8.92139925759706 * t380 +
        2.973799752532353 * t381 + 2.973799752532353 * t382 + 0.4095319852371817 * t383 + 1.2285959557115451 *
        t384 + 2.2634076049466745 * t385 + 2.2634076049466745 * t386 + t387 + t388 + t389 + t390 + t391 +
        2.973799752532353 * t392 + 8.92139925759706 * t393 + 2.973799752532353 * t394 + 2.973799752532353 *
        t395 + 2.2634076049466745 * t396 + 1.2285959557115451 * t397 + 2.2634076049466745 * t398 +
        0.4095319852371817 * t399 + t400 + t401 + t402 + t403 + t404 + 2.973799752532353 * t405 +
        8.92139925759706 * t406 + 2.973799752532353 * t407 + 2.973799752532353 * t408 + 2.2634076049466745 *
        t409 + 1.2285959557115451 * t410 + 0.4095319852371817 * t411 + 2.2634076049466745 * t412;
    const double result0 = 0.5 * t413;
    const double t414 = 0.006349206349206349 * flux9 + t374 + 2.973799752532353 * t381 + 2.973799752532353 *
        t382 + 2.2634076049466745 * t385 + 2.2634076049466745 * t386 - t375 - t376 - t377 - t378 -
        8.92139925759706 * t379 - 2.973799752532353 * t380 - 1.2285959557115451 * t383 - 0.4095319852371817 *
        t384;
    const double result1 = -0.5 * t414;
    const double t415 = 0.006349206349206349 * flux13 + t388 + 2.973799752532353 * t392 + 2.973799752532353 *
        t394 + 2.2634076049466745 * t396 + 2.2634076049466745 * t398 - t387 - t389 - t390 - t391 -
        2.973799752532353 * t393 - 8.92139925759706 * t395 - 0.4095319852371817 * t397 - 1.2285959557115451 *
        t399;
    const double result2 = -0.5 * t415;
    const double t416 = 0.006349206349206349 * flux17 + t402 + 2.973799752532353 * t405 + 2.973799752532353 *
        t408 + 2.2634076049466745 * t409 + 2.2634076049466745 * t412 - t400 - t401 - t403 - t404 -
        2.973799752532353 * t406 - 8.92139925759706 * t407 - 0.4095319852371817 * t410 - 1.2285959557115451 *
        t411;
    const double result3 = -0.5 * t416;
    const double result4 = t387 + t388 + t392 + 6.947599505064706 * t394 + t395 + t397 + t400 + t402 + t405 +
        t407 + 6.947599505064706 * t408 + t410 - t391 - t393 - 5.526815209893349 * t396 - t398 - t399 - t404 -
        t406 - 5.526815209893349 * t409 - t411 - t412;
    const double result5 = t374 + t375 + t379 + 6.947599505064706 * t381 + t382 + t384 + t401 + t402 +
        6.947599505064706 * t405 + t407 + t408 + t410 - t378 - t380 - t383 - t385 - 5.526815209893349 * t386 -
        t403 - t406 - t409 - t411 - 5.526815209893349 * t412;
    const double result6 = t374 + t376 + t379 + t381 + 6.947599505064706 * t382 + t384 + t388 + t389 +
        6.947599505064706 * t392 + t394 + t395 + t397 - t377 - t380 - t383 - 5.526815209893349 * t385 - t386 -
        t390 - t393 - t396 - 5.526815209893349 * t398 - t399;
    const double t417 = t374 + t375 + t379 + 6.947599505064706 * t381 + t382 + t384 + t387 + t388 + t392 +
        6.947599505064706 * t394 + t395 + t397 + t400 + t401 + t403 + t404 + 5.947599505064706 * t406 +
        5.947599505064706 * t407 + 0.8190639704743634 * t410 + 0.8190639704743634 * t411 - t378 - t380 - t383
        - t385 - 5.526815209893349 * t386 - t391 - t393 - 5.526815209893349 * t396 - t398 - t399;
    const double result7 = -t417;
    const double t418 = t374 + t376 + t379 + t381 + 6.947599505064706 * t382 + t384 + t387 + t389 + t390 +
        t391 + 5.947599505064706 * t393 + 5.947599505064706 * t395 + 0.8190639704743634 * t397 +
        0.8190639704743634 * t399 + t400 + t402 + t405 + t407 + 6.947599505064706 * t408 + t410 - t377 - t380
        - t383 - 5.526815209893349 * t385 - t386 - t404 - t406 - 5.526815209893349 * t409 - t411 - t412;
    const double result8 = -t418;
    const double t419 = t375 + t376 + t377 + t378 + 5.947599505064706 * t379 + 5.947599505064706 * t380 +
        0.8190639704743634 * t383 + 0.8190639704743634 * t384 + t388 + t389 + 6.947599505064706 * t392 + t394
        + t395 + t397 + t401 + t402 + 6.947599505064706 * t405 + t407 + t408 + t410 - t390 - t393 - t396 -
        5.526815209893349 * t398 - t399 - t403 - t406 - t409 - t411 - 5.526815209893349 * t412;
    const double result9 = -t419;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = result6;
    tile[lane + 896] = result7;
    tile[lane + 1024] = result8;
    tile[lane + 1152] = result9;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cuda(
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
  if (reinterpret_cast<uintptr_t>(cells) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    curved_laplace_p2_tetrahedron_q2geometry_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cuda(
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

extern "C" const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cuda_descriptor = {
    "curved_laplace_p2_tetrahedron_q2geometry_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P2^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    10,                                        // entries_per_cell
    4,                                         // quadrature_degree
    14,                                        // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    10,                                        // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    10,                                        // nodes
    1,                                         // components
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
    19072,                                     // shared_bytes
    2614.0,                                    // flops_per_cell
    143.99999999999997,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
