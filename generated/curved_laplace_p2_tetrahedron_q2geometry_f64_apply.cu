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
//   trial   coefficient, P2, 10 dofs
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
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       2614
//   bytes       144 (133.333 read, 10.6667 written)
//   flops/byte  18.2
//   shared      13824 bytes a block of 128 threads
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
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
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
    const double t0 = x0_0 - x1_0;
    const double t1 = 0.40210706090081794 * x6_1;
    const double t2 = 2.0 * x8_1;
    const double t3 = 2.0 * x9_1;
    const double t4 = x0_1 + x2_1 + t3 - 4.973799752532353 * t1 - t2;
    const double t5 = 0.40210706090081794 * x5_2;
    const double t6 = 2.0 * x7_2;
    const double t7 = 2.0 * x9_2;
    const double t8 = x0_2 + x3_2 + t7 - 4.973799752532353 * t5 - t6;
    const double t9 = 0.40210706090081794 * x5_1;
    const double t10 = 2.0 * x7_1;
    const double t11 = x0_1 + x3_1 + t3 - 4.973799752532353 * t9 - t10;
    const double t12 = 0.40210706090081794 * x6_2;
    const double t13 = 2.0 * x8_2;
    const double t14 = x0_2 + x2_2 + t7 - 4.973799752532353 * t12 - t13;
    const double t15 = t4 * t8 - t11 * t14;
    const double t16 = 0.40210706090081794 * x6_0;
    const double t17 = 2.0 * x8_0;
    const double t18 = 2.0 * x9_0;
    const double t19 = x0_0 + x2_0 + t18 - 4.973799752532353 * t16 - t17;
    const double t20 = x0_2 - x1_2;
    const double t21 = x0_1 - x1_1;
    const double t22 = t11 * t20 - t8 * t21;
    const double t23 = 0.40210706090081794 * x5_0;
    const double t24 = 2.0 * x7_0;
    const double t25 = x0_0 + x3_0 + t18 - 4.973799752532353 * t23 - t24;
    const double t26 = t14 * t21 - t4 * t20;
    const double t27 = reciprocal(std::fabs(-(t0 * t15 + t19 * t22 + t25 * t26)));
    const double t28 = trial_0 - trial_1;
    const double t29 = 0.40210706090081794 * trial_6;
    const double t30 = 2.0 * trial_8;
    const double t31 = 2.0 * trial_9;
    const double t32 = trial_0 + trial_2 + t31 - 4.973799752532353 * t29 - t30;
    const double t33 = 0.40210706090081794 * trial_5;
    const double t34 = 2.0 * trial_7;
    const double t35 = trial_0 + trial_3 + t31 - 4.973799752532353 * t33 - t34;
    const double t36 = t15 * t28 + t22 * t32 + t26 * t35;
    const double t37 = t14 * t25 - t8 * t19;
    const double t38 = t0 * t8 - t20 * t25;
    const double t39 = t19 * t20 - t0 * t14;
    const double t40 = t28 * t37 + t32 * t38 + t35 * t39;
    const double t41 = t11 * t19 - t4 * t25;
    const double t42 = t21 * t25 - t0 * t11;
    const double t43 = t0 * t4 - t19 * t21;
    const double t44 = t28 * t41 + t32 * t42 + t35 * t43;
    const double t45 = t27 * (t15 * t36 + t37 * t40 + t41 * t44);
    const double t46 = x0_0 + x1_0 + t17 - 4.973799752532353 * t16 - t18;
    const double t47 = x0_1 - x2_1;
    const double t48 = 0.40210706090081794 * x4_2;
    const double t49 = x0_2 + x3_2 + t13 - t6 - 4.973799752532353 * t48;
    const double t50 = 0.40210706090081794 * x4_1;
    const double t51 = x0_1 + x3_1 + t2 - t10 - 4.973799752532353 * t50;
    const double t52 = x0_2 - x2_2;
    const double t53 = t47 * t49 - t51 * t52;
    const double t54 = x0_0 - x2_0;
    const double t55 = x0_2 + x1_2 + t13 - t7 - 4.973799752532353 * t12;
    const double t56 = x0_1 + x1_1 + t2 - 4.973799752532353 * t1 - t3;
    const double t57 = t51 * t55 - t49 * t56;
    const double t58 = 0.40210706090081794 * x4_0;
    const double t59 = x0_0 + x3_0 + t17 - t24 - 4.973799752532353 * t58;
    const double t60 = t52 * t56 - t47 * t55;
    const double t61 = reciprocal(std::fabs(-(t46 * t53 + t54 * t57 + t59 * t60)));
    const double t62 = trial_0 + trial_1 + t30 - 4.973799752532353 * t29 - t31;
    const double t63 = trial_0 - trial_2;
    const double t64 = 0.40210706090081794 * trial_4;
    const double t65 = trial_0 + trial_3 + t30 - t34 - 4.973799752532353 * t64;
    const double t66 = t53 * t62 + t57 * t63 + t60 * t65;
    const double t67 = t46 * t49 - t55 * t59;
    const double t68 = t52 * t59 - t49 * t54;
    const double t69 = t54 * t55 - t46 * t52;
    const double t70 = t62 * t68 + t63 * t67 + t65 * t69;
    const double t71 = t56 * t59 - t46 * t51;
    const double t72 = t51 * t54 - t47 * t59;
    const double t73 = t46 * t47 - t54 * t56;
    const double t74 = t62 * t72 + t63 * t71 + t65 * t73;
    const double t75 = t61 * (t57 * t66 + t67 * t70 + t71 * t74);
    const double t76 = x0_0 + x1_0 + t24 - t18 - 4.973799752532353 * t23;
    const double t77 = x0_1 + x2_1 + t10 - t2 - 4.973799752532353 * t50;
    const double t78 = x0_2 - x3_2;
    const double t79 = x0_1 - x3_1;
    const double t80 = x0_2 + x2_2 + t6 - t13 - 4.973799752532353 * t48;
    const double t81 = t77 * t78 - t79 * t80;
    const double t82 = x0_0 + x2_0 + t24 - t17 - 4.973799752532353 * t58;
    const double t83 = x0_2 + x1_2 + t6 - 4.973799752532353 * t5 - t7;
    const double t84 = x0_1 + x1_1 + t10 - t3 - 4.973799752532353 * t9;
    const double t85 = t79 * t83 - t78 * t84;
    const double t86 = x0_0 - x3_0;
    const double t87 = t80 * t84 - t77 * t83;
    const double t88 = reciprocal(std::fabs(-(t76 * t81 + t82 * t85 + t86 * t87)));
    const double t89 = trial_0 + trial_1 + t34 - t31 - 4.973799752532353 * t33;
    const double t90 = trial_0 + trial_2 + t34 - t30 - 4.973799752532353 * t64;
    const double t91 = trial_0 - trial_3;
    const double t92 = t81 * t89 + t85 * t90 + t87 * t91;
    const double t93 = t82 * t83 - t76 * t80;
    const double t94 = t80 * t86 - t78 * t82;
    const double t95 = t76 * t78 - t83 * t86;
    const double t96 = t89 * t94 + t90 * t95 + t91 * t93;
    const double t97 = t76 * t77 - t82 * t84;
    const double t98 = t79 * t82 - t77 * t86;
    const double t99 = t84 * t86 - t76 * t79;
    const double t100 = t89 * t98 + t90 * t99 + t91 * t97;
    const double t101 = t88 * (t87 * t92 + t93 * t96 + t97 * t100);
    const double t102 = x0_0 + 4.973799752532353 * t16 + 4.973799752532353 * t23 - x1_0 - t17 - t24;
    const double t103 = x0_1 + x2_1 + 4.973799752532353 * t50 - t2 - t10;
    const double t104 = x0_2 + x3_2 + 4.973799752532353 * t48 - t6 - t13;
    const double t105 = x0_1 + x3_1 + 4.973799752532353 * t50 - t2 - t10;
    const double t106 = x0_2 + x2_2 + 4.973799752532353 * t48 - t6 - t13;
    const double t107 = t103 * t104 - t105 * t106;
    const double t108 = x0_0 + x2_0 + 4.973799752532353 * t58 - t17 - t24;
    const double t109 = x0_2 + 4.973799752532353 * t5 + 4.973799752532353 * t12 - x1_2 - t6 - t13;
    const double t110 = x0_1 + 4.973799752532353 * t1 + 4.973799752532353 * t9 - x1_1 - t2 - t10;
    const double t111 = t105 * t109 - t104 * t110;
    const double t112 = x0_0 + x3_0 + 4.973799752532353 * t58 - t17 - t24;
    const double t113 = t106 * t110 - t103 * t109;
    const double t114 = reciprocal(std::fabs(t102 * t107 + t108 * t111 + t112 * t113));
    const double t115 = trial_0 + 4.973799752532353 * t29 + 4.973799752532353 * t33 - trial_1 - t30 - t34;
    const double t116 = trial_0 + trial_2 + 4.973799752532353 * t64 - t30 - t34;
    const double t117 = trial_0 + trial_3 + 4.973799752532353 * t64 - t30 - t34;
    const double t118 = t107 * t115 + t111 * t116 + t113 * t117;
    const double t119 = t106 * t112 - t104 * t108;
    const double t120 = t102 * t104 - t109 * t112;
    const double t121 = t108 * t109 - t102 * t106;
    const double t122 = t115 * t119 + t116 * t120 + t117 * t121;
    const double t123 = t105 * t108 - t103 * t112;
    const double t124 = t110 * t112 - t102 * t105;
    const double t125 = t102 * t103 - t108 * t110;
    const double t126 = t115 * t123 + t116 * t124 + t117 * t125;
    const double t127 = 0.006349206349206349 * t114 * (t107 * t118 + t119 * t122 + t123 * t126);
    const double t128 = x0_0 + x1_0 + 4.973799752532353 * t23 - t18 - t24;
    const double t129 = x0_1 + 4.973799752532353 * t1 + 4.973799752532353 * t50 - x2_1 - t3 - t10;
    const double t130 = x0_2 + x3_2 + 4.973799752532353 * t5 - t6 - t7;
    const double t131 = x0_1 + x3_1 + 4.973799752532353 * t9 - t3 - t10;
    const double t132 = x0_2 + 4.973799752532353 * t12 + 4.973799752532353 * t48 - x2_2 - t6 - t7;
    const double t133 = t129 * t130 - t131 * t132;
    const double t134 = x0_0 + 4.973799752532353 * t16 + 4.973799752532353 * t58 - x2_0 - t18 - t24;
    const double t135 = x0_2 + x1_2 + 4.973799752532353 * t5 - t6 - t7;
    const double t136 = x0_1 + x1_1 + 4.973799752532353 * t9 - t3 - t10;
    const double t137 = t131 * t135 - t130 * t136;
    const double t138 = x0_0 + x3_0 + 4.973799752532353 * t23 - t18 - t24;
    const double t139 = t132 * t136 - t129 * t135;
    const double t140 = reciprocal(std::fabs(t128 * t133 + t134 * t137 + t138 * t139));
    const double t141 = trial_0 + trial_1 + 4.973799752532353 * t33 - t31 - t34;
    const double t142 = trial_0 + 4.973799752532353 * t29 + 4.973799752532353 * t64 - trial_2 - t31 - t34;
    const double t143 = trial_0 + trial_3 + 4.973799752532353 * t33 - t31 - t34;
    const double t144 = t133 * t141 + t137 * t142 + t139 * t143;
    const double t145 = t132 * t138 - t130 * t134;
    const double t146 = t128 * t130 - t135 * t138;
    const double t147 = t134 * t135 - t128 * t132;
    const double t148 = t141 * t145 + t142 * t146 + t143 * t147;
    const double t149 = t131 * t134 - t129 * t138;
    const double t150 = t136 * t138 - t128 * t131;
    const double t151 = t128 * t129 - t134 * t136;
    const double t152 = t141 * t149 + t142 * t150 + t143 * t151;
    const double t153 = 0.006349206349206349 * t140 * (t133 * t144 + t145 * t148 + t149 * t152);
    const double t154 = x0_0 + x1_0 + 4.973799752532353 * t16 - t17 - t18;
    const double t155 = x0_1 + x2_1 + 4.973799752532353 * t1 - t2 - t3;
    const double t156 = x0_2 + 4.973799752532353 * t5 + 4.973799752532353 * t48 - x3_2 - t7 - t13;
    const double t157 = x0_1 + 4.973799752532353 * t9 + 4.973799752532353 * t50 - x3_1 - t2 - t3;
    const double t158 = x0_2 + x2_2 + 4.973799752532353 * t12 - t7 - t13;
    const double t159 = t155 * t156 - t157 * t158;
    const double t160 = x0_0 + x2_0 + 4.973799752532353 * t16 - t17 - t18;
    const double t161 = x0_2 + x1_2 + 4.973799752532353 * t12 - t7 - t13;
    const double t162 = x0_1 + x1_1 + 4.973799752532353 * t1 - t2 - t3;
    const double t163 = t157 * t161 - t156 * t162;
    const double t164 = x0_0 + 4.973799752532353 * t23 + 4.973799752532353 * t58 - x3_0 - t17 - t18;
    const double t165 = t158 * t162 - t155 * t161;
    const double t166 = reciprocal(std::fabs(t154 * t159 + t160 * t163 + t164 * t165));
    const double t167 = trial_0 + trial_1 + 4.973799752532353 * t29 - t30 - t31;
    const double t168 = trial_0 + trial_2 + 4.973799752532353 * t29 - t30 - t31;
    const double t169 = trial_0 + 4.973799752532353 * t33 + 4.973799752532353 * t64 - trial_3 - t30 - t31;
    const double t170 = t159 * t167 + t163 * t168 + t165 * t169;
    const double t171 = t158 * t164 - t156 * t160;
    const double t172 = t154 * t156 - t161 * t164;
    const double t173 = t160 * t161 - t154 * t158;
    const double t174 = t167 * t171 + t168 * t172 + t169 * t173;
    const double t175 = t157 * t160 - t155 * t164;
    const double t176 = t162 * t164 - t154 * t157;
    const double t177 = t154 * t155 - t160 * t162;
    const double t178 = t167 * t175 + t168 * t176 + t169 * t177;
    const double t179 = 0.006349206349206349 * t166 * (t159 * t170 + t171 * t174 + t175 * t178);
    const double t180 = 0.006349206349206349 * t61 * (t53 * t66 + t68 * t70 + t72 * t74);
    const double t181 = 0.006349206349206349 * t88 * (t81 * t92 + t94 * t96 + t98 * t100);
    const double t182 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x1_0 + t16 + t23 -
        0.20105353045040897 * t17 - 1.1957858781983641 * t18 - 0.20105353045040897 * t24;
    const double t183 = x0_1 + 11.620139745306805 * t1 + 1.672540240242098 * t50 - x2_1 - 2.336270120121049 *
        t3 - 0.33627012012104895 * t10;
    const double t184 = x0_2 + 11.620139745306805 * t5 + 1.672540240242098 * t48 - x3_2 - 2.336270120121049 *
        t7 - 0.33627012012104895 * t13;
    const double t185 = x0_1 + 11.620139745306805 * t9 + 1.672540240242098 * t50 - x3_1 - 0.33627012012104895
        * t2 - 2.336270120121049 * t3;
    const double t186 = x0_2 + 11.620139745306805 * t12 + 1.672540240242098 * t48 - x2_2 - 0.33627012012104895
        * t6 - 2.336270120121049 * t7;
    const double t187 = t183 * t184 - t185 * t186;
    const double t188 = x0_0 + 11.620139745306805 * t16 + 1.672540240242098 * t58 - x2_0 - 2.336270120121049 *
        t18 - 0.33627012012104895 * t24;
    const double t189 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x1_2 + t5 + t12 - 0.20105353045040897
        * t6 - 1.1957858781983641 * t7 - 0.20105353045040897 * t13;
    const double t190 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x1_1 + t1 + t9 - 0.20105353045040897
        * t2 - 1.1957858781983641 * t3 - 0.20105353045040897 * t10;
    const double t191 = t185 * t189 - t184 * t190;
    const double t192 = x0_0 + 11.620139745306805 * t23 + 1.672540240242098 * t58 - x3_0 - 0.33627012012104895
        * t17 - 2.336270120121049 * t18;
    const double t193 = t186 * t190 - t183 * t189;
    const double t194 = reciprocal(std::fabs(0.35747596662465825 * (t182 * t187 + t188 * t191 + t192 *
        t193)));
    const double t195 = 0.5978929390991821 * trial_0 + 1.7936788172975462 * trial_1 + t29 + t33 -
        0.20105353045040897 * t30 - 1.1957858781983641 * t31 - 0.20105353045040897 * t34;
    const double t196 = trial_0 + 11.620139745306805 * t29 + 1.672540240242098 * t64 - trial_2 -
        2.336270120121049 * t31 - 0.33627012012104895 * t34;
    const double t197 = trial_0 + 11.620139745306805 * t33 + 1.672540240242098 * t64 - trial_3 -
        0.33627012012104895 * t30 - 2.336270120121049 * t31;
    const double t198 = t187 * t195 + t191 * t196 + t193 * t197;
    const double t199 = t186 * t192 - t184 * t188;
    const double t200 = t182 * t184 - t189 * t192;
    const double t201 = t188 * t189 - t182 * t186;
    const double t202 = t195 * t199 + t196 * t200 + t197 * t201;
    const double t203 = t185 * t188 - t183 * t192;
    const double t204 = t190 * t192 - t182 * t185;
    const double t205 = t182 * t183 - t188 * t190;
    const double t206 = t195 * t203 + t196 * t204 + t197 * t205;
    const double t207 = 0.0007586963413313386 * t194 * (t187 * t198 + t199 * t202 + t203 * t206);
    const double t208 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x1_0 + 0.20105353045040897 * t17 +
        0.20105353045040897 * t24 - t16 - 1.1957858781983641 * t18 - t23;
    const double t209 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x2_1 + 0.20105353045040897 * t3 +
        0.20105353045040897 * t10 - t1 - 1.1957858781983641 * t2 - t50;
    const double t210 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x3_2 + 0.20105353045040897 * t7 +
        0.20105353045040897 * t13 - t5 - 1.1957858781983641 * t6 - t48;
    const double t211 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x3_1 + 0.20105353045040897 * t2 +
        0.20105353045040897 * t3 - t9 - 1.1957858781983641 * t10 - t50;
    const double t212 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x2_2 + 0.20105353045040897 * t6 +
        0.20105353045040897 * t7 - t12 - 1.1957858781983641 * t13 - t48;
    const double t213 = t209 * t210 - t211 * t212;
    const double t214 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x2_0 + 0.20105353045040897 * t18 +
        0.20105353045040897 * t24 - t16 - 1.1957858781983641 * t17 - t58;
    const double t215 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x1_2 + 0.20105353045040897 * t6 +
        0.20105353045040897 * t13 - t5 - 1.1957858781983641 * t7 - t12;
    const double t216 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x1_1 + 0.20105353045040897 * t2 +
        0.20105353045040897 * t10 - t1 - 1.1957858781983641 * t3 - t9;
    const double t217 = t211 * t215 - t210 * t216;
    const double t218 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x3_0 + 0.20105353045040897 * t17 +
        0.20105353045040897 * t18 - t23 - 1.1957858781983641 * t24 - t58;
    const double t219 = t212 * t216 - t209 * t215;
    const double t220 = reciprocal(std::fabs(-(t208 * t213 + t214 * t217 + t218 * t219)));
    const double t221 = 1.7936788172975462 * trial_0 + 0.5978929390991821 * trial_1 + 0.20105353045040897 *
        t30 + 0.20105353045040897 * t34 - t29 - 1.1957858781983641 * t31 - t33;
    const double t222 = 1.7936788172975462 * trial_0 + 0.5978929390991821 * trial_2 + 0.20105353045040897 *
        t31 + 0.20105353045040897 * t34 - t29 - 1.1957858781983641 * t30 - t64;
    const double t223 = 1.7936788172975462 * trial_0 + 0.5978929390991821 * trial_3 + 0.20105353045040897 *
        t30 + 0.20105353045040897 * t31 - t33 - 1.1957858781983641 * t34 - t64;
    const double t224 = t213 * t221 + t217 * t222 + t219 * t223;
    const double t225 = t212 * t218 - t210 * t214;
    const double t226 = t208 * t210 - t215 * t218;
    const double t227 = t214 * t215 - t208 * t212;
    const double t228 = t221 * t225 + t222 * t226 + t223 * t227;
    const double t229 = t211 * t214 - t209 * t218;
    const double t230 = t216 * t218 - t208 * t211;
    const double t231 = t208 * t209 - t214 * t216;
    const double t232 = t221 * t229 + t222 * t230 + t223 * t231;
    const double t233 = 0.005937099008853089 * t220 * (t213 * t224 + t225 * t228 + t229 * t232);
    const double t234 = x0_0 + 1.672540240242098 * t16 + 11.620139745306805 * t23 - x1_0 - 0.33627012012104895
        * t17 - 2.336270120121049 * t24;
    const double t235 = x0_1 + 1.672540240242098 * t1 + 11.620139745306805 * t50 - x2_1 - 0.33627012012104895
        * t3 - 2.336270120121049 * t10;
    const double t236 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x3_2 + t5 + t48 - 1.1957858781983641
        * t6 - 0.20105353045040897 * t7 - 0.20105353045040897 * t13;
    const double t237 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x3_1 + t9 + t50 - 0.20105353045040897
        * t2 - 0.20105353045040897 * t3 - 1.1957858781983641 * t10;
    const double t238 = x0_2 + 1.672540240242098 * t12 + 11.620139745306805 * t48 - x2_2 - 2.336270120121049 *
        t6 - 0.33627012012104895 * t7;
    const double t239 = t235 * t236 - t237 * t238;
    const double t240 = x0_0 + 1.672540240242098 * t16 + 11.620139745306805 * t58 - x2_0 - 0.33627012012104895
        * t18 - 2.336270120121049 * t24;
    const double t241 = x0_2 + 11.620139745306805 * t5 + 1.672540240242098 * t12 - x1_2 - 2.336270120121049 *
        t6 - 0.33627012012104895 * t13;
    const double t242 = x0_1 + 1.672540240242098 * t1 + 11.620139745306805 * t9 - x1_1 - 0.33627012012104895 *
        t2 - 2.336270120121049 * t10;
    const double t243 = t237 * t241 - t236 * t242;
    const double t244 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x3_0 + t23 + t58 -
        0.20105353045040897 * t17 - 0.20105353045040897 * t18 - 1.1957858781983641 * t24;
    const double t245 = t238 * t242 - t235 * t241;
    const double t246 = reciprocal(std::fabs(0.35747596662465825 * (t234 * t239 + t240 * t243 + t244 *
        t245)));
    const double t247 = trial_0 + 1.672540240242098 * t29 + 11.620139745306805 * t33 - trial_1 -
        0.33627012012104895 * t30 - 2.336270120121049 * t34;
    const double t248 = trial_0 + 1.672540240242098 * t29 + 11.620139745306805 * t64 - trial_2 -
        0.33627012012104895 * t31 - 2.336270120121049 * t34;
    const double t249 = 0.5978929390991821 * trial_0 + 1.7936788172975462 * trial_3 + t33 + t64 -
        0.20105353045040897 * t30 - 0.20105353045040897 * t31 - 1.1957858781983641 * t34;
    const double t250 = t239 * t247 + t243 * t248 + t245 * t249;
    const double t251 = t238 * t244 - t236 * t240;
    const double t252 = t234 * t236 - t241 * t244;
    const double t253 = t240 * t241 - t234 * t238;
    const double t254 = t247 * t251 + t248 * t252 + t249 * t253;
    const double t255 = t237 * t240 - t235 * t244;
    const double t256 = t242 * t244 - t234 * t237;
    const double t257 = t234 * t235 - t240 * t242;
    const double t258 = t247 * t255 + t248 * t256 + t249 * t257;
    const double t259 = 0.0012689501610011176 * t246 * (t239 * t250 + t251 * t254 + t255 * t258);
    const double t260 = x0_0 + 11.620139745306805 * t16 + 1.672540240242098 * t23 - x1_0 - 2.336270120121049 *
        t17 - 0.33627012012104895 * t24;
    const double t261 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x2_1 + t1 + t50 - 1.1957858781983641
        * t2 - 0.20105353045040897 * t3 - 0.20105353045040897 * t10;
    const double t262 = x0_2 + 1.672540240242098 * t5 + 11.620139745306805 * t48 - x3_2 - 0.33627012012104895
        * t7 - 2.336270120121049 * t13;
    const double t263 = x0_1 + 1.672540240242098 * t9 + 11.620139745306805 * t50 - x3_1 - 2.336270120121049 *
        t2 - 0.33627012012104895 * t3;
    const double t264 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x2_2 + t12 + t48 -
        0.20105353045040897 * t6 - 0.20105353045040897 * t7 - 1.1957858781983641 * t13;
    const double t265 = t261 * t262 - t263 * t264;
    const double t266 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x2_0 + t16 + t58 - 1.1957858781983641
        * t17 - 0.20105353045040897 * t18 - 0.20105353045040897 * t24;
    const double t267 = x0_2 + 1.672540240242098 * t5 + 11.620139745306805 * t12 - x1_2 - 0.33627012012104895
        * t6 - 2.336270120121049 * t13;
    const double t268 = x0_1 + 11.620139745306805 * t1 + 1.672540240242098 * t9 - x1_1 - 2.336270120121049 *
        t2 - 0.33627012012104895 * t10;
    const double t269 = t263 * t267 - t262 * t268;
    const double t270 = x0_0 + 1.672540240242098 * t23 + 11.620139745306805 * t58 - x3_0 - 2.336270120121049 *
        t17 - 0.33627012012104895 * t18;
    const double t271 = t264 * t268 - t261 * t267;
    const double t272 = reciprocal(std::fabs(0.35747596662465825 * (t260 * t265 + t266 * t269 + t270 *
        t271)));
    const double t273 = trial_0 + 11.620139745306805 * t29 + 1.672540240242098 * t33 - trial_1 -
        2.336270120121049 * t30 - 0.33627012012104895 * t34;
    const double t274 = 0.5978929390991821 * trial_0 + 1.7936788172975462 * trial_2 + t29 + t64 -
        1.1957858781983641 * t30 - 0.20105353045040897 * t31 - 0.20105353045040897 * t34;
    const double t275 = trial_0 + 1.672540240242098 * t33 + 11.620139745306805 * t64 - trial_3 -
        2.336270120121049 * t30 - 0.33627012012104895 * t31;
    const double t276 = t265 * t273 + t269 * t274 + t271 * t275;
    const double t277 = t264 * t270 - t262 * t266;
    const double t278 = t260 * t262 - t267 * t270;
    const double t279 = t266 * t267 - t260 * t264;
    const double t280 = t273 * t277 + t274 * t278 + t275 * t279;
    const double t281 = t263 * t266 - t261 * t270;
    const double t282 = t268 * t270 - t260 * t263;
    const double t283 = t260 * t261 - t266 * t268;
    const double t284 = t273 * t281 + t274 * t282 + t275 * t283;
    const double t285 = 0.0012689501610011176 * t272 * (t265 * t276 + t277 * t280 + t281 * t284);
    const double t286 = 0.4095319852371817 * x0_0 + 1.2285959557115451 * x1_0 + t17 + t24 - 4.973799752532353
        * t16 - 0.8190639704743634 * t18 - 4.973799752532353 * t23;
    const double t287 = x0_1 + 0.4418117169061822 * t3 + 2.4418117169061824 * t10 - x2_1 - 2.197483008213863 *
        t1 - 12.14508251327857 * t50;
    const double t288 = x0_2 + 0.4418117169061822 * t7 + 2.4418117169061824 * t13 - x3_2 - 2.197483008213863 *
        t5 - 12.14508251327857 * t48;
    const double t289 = x0_1 + 2.4418117169061824 * t2 + 0.4418117169061822 * t3 - x3_1 - 2.197483008213863 *
        t9 - 12.14508251327857 * t50;
    const double t290 = x0_2 + 2.4418117169061824 * t6 + 0.4418117169061822 * t7 - x2_2 - 2.197483008213863 *
        t12 - 12.14508251327857 * t48;
    const double t291 = t287 * t288 - t289 * t290;
    const double t292 = x0_0 + 0.4418117169061822 * t18 + 2.4418117169061824 * t24 - x2_0 - 2.197483008213863
        * t16 - 12.14508251327857 * t58;
    const double t293 = 0.4095319852371817 * x0_2 + 1.2285959557115451 * x1_2 + t6 + t13 - 4.973799752532353 *
        t5 - 0.8190639704743634 * t7 - 4.973799752532353 * t12;
    const double t294 = 0.4095319852371817 * x0_1 + 1.2285959557115451 * x1_1 + t2 + t10 - 4.973799752532353 *
        t1 - 0.8190639704743634 * t3 - 4.973799752532353 * t9;
    const double t295 = t289 * t293 - t288 * t294;
    const double t296 = x0_0 + 2.4418117169061824 * t17 + 0.4418117169061822 * t18 - x3_0 - 2.197483008213863
        * t23 - 12.14508251327857 * t58;
    const double t297 = t290 * t294 - t287 * t293;
    const double t298 = reciprocal(std::fabs(-0.0416870184454579 * (t286 * t291 + t292 * t295 + t296 *
        t297)));
    const double t299 = 0.4095319852371817 * trial_0 + 1.2285959557115451 * trial_1 + t30 + t34 -
        4.973799752532353 * t29 - 0.8190639704743634 * t31 - 4.973799752532353 * t33;
    const double t300 = trial_0 + 0.4418117169061822 * t31 + 2.4418117169061824 * t34 - trial_2 -
        2.197483008213863 * t29 - 12.14508251327857 * t64;
    const double t301 = trial_0 + 2.4418117169061824 * t30 + 0.4418117169061822 * t31 - trial_3 -
        2.197483008213863 * t33 - 12.14508251327857 * t64;
    const double t302 = t291 * t299 + t295 * t300 + t297 * t301;
    const double t303 = t290 * t296 - t288 * t292;
    const double t304 = t286 * t288 - t293 * t296;
    const double t305 = t292 * t293 - t286 * t290;
    const double t306 = t299 * t303 + t300 * t304 + t301 * t305;
    const double t307 = t289 * t292 - t287 * t296;
    const double t308 = t294 * t296 - t286 * t289;
    const double t309 = t286 * t287 - t292 * t294;
    const double t310 = t299 * t307 + t300 * t308 + t301 * t309;
    const double t311 = 7.694939039789352e-05 * t298 * (t291 * t302 + t303 * t306 + t307 * t310);
    const double t312 = 1.2285959557115451 * x0_0 + 0.4095319852371817 * x1_0 + 4.973799752532353 * t16 +
        4.973799752532353 * t23 - t17 - 0.8190639704743634 * t18 - t24;
    const double t313 = 1.2285959557115451 * x0_1 + 0.4095319852371817 * x2_1 + 4.973799752532353 * t1 +
        4.973799752532353 * t50 - 0.8190639704743634 * t2 - t3 - t10;
    const double t314 = 1.2285959557115451 * x0_2 + 0.4095319852371817 * x3_2 + 4.973799752532353 * t5 +
        4.973799752532353 * t48 - 0.8190639704743634 * t6 - t7 - t13;
    const double t315 = 1.2285959557115451 * x0_1 + 0.4095319852371817 * x3_1 + 4.973799752532353 * t9 +
        4.973799752532353 * t50 - t2 - t3 - 0.8190639704743634 * t10;
    const double t316 = 1.2285959557115451 * x0_2 + 0.4095319852371817 * x2_2 + 4.973799752532353 * t12 +
        4.973799752532353 * t48 - t6 - t7 - 0.8190639704743634 * t13;
    const double t317 = t313 * t314 - t315 * t316;
    const double t318 = 1.2285959557115451 * x0_0 + 0.4095319852371817 * x2_0 + 4.973799752532353 * t16 +
        4.973799752532353 * t58 - 0.8190639704743634 * t17 - t18 - t24;
    const double t319 = 1.2285959557115451 * x0_2 + 0.4095319852371817 * x1_2 + 4.973799752532353 * t5 +
        4.973799752532353 * t12 - t6 - 0.8190639704743634 * t7 - t13;
    const double t320 = 1.2285959557115451 * x0_1 + 0.4095319852371817 * x1_1 + 4.973799752532353 * t1 +
        4.973799752532353 * t9 - t2 - 0.8190639704743634 * t3 - t10;
    const double t321 = t315 * t319 - t314 * t320;
    const double t322 = 1.2285959557115451 * x0_0 + 0.4095319852371817 * x3_0 + 4.973799752532353 * t23 +
        4.973799752532353 * t58 - t17 - t18 - 0.8190639704743634 * t24;
    const double t323 = t316 * t320 - t313 * t319;
    const double t324 = reciprocal(std::fabs(0.24855653221823487 * (t312 * t317 + t318 * t321 + t322 *
        t323)));
    const double t325 = 1.2285959557115451 * trial_0 + 0.4095319852371817 * trial_1 + 4.973799752532353 * t29
        + 4.973799752532353 * t33 - t30 - 0.8190639704743634 * t31 - t34;
    const double t326 = 1.2285959557115451 * trial_0 + 0.4095319852371817 * trial_2 + 4.973799752532353 * t29
        + 4.973799752532353 * t64 - 0.8190639704743634 * t30 - t31 - t34;
    const double t327 = 1.2285959557115451 * trial_0 + 0.4095319852371817 * trial_3 + 4.973799752532353 * t33
        + 4.973799752532353 * t64 - t30 - t31 - 0.8190639704743634 * t34;
    const double t328 = t317 * t325 + t321 * t326 + t323 * t327;
    const double t329 = t316 * t322 - t314 * t318;
    const double t330 = t312 * t314 - t319 * t322;
    const double t331 = t318 * t319 - t312 * t316;
    const double t332 = t325 * t329 + t326 * t330 + t327 * t331;
    const double t333 = t315 * t318 - t313 * t322;
    const double t334 = t320 * t322 - t312 * t315;
    const double t335 = t312 * t313 - t318 * t320;
    const double t336 = t325 * t333 + t326 * t334 + t327 * t335;
    const double t337 = 0.0027356080750184342 * t324 * (t317 * t328 + t329 * t332 + t333 * t336);
    const double t338 = x0_0 + 2.4418117169061824 * t17 + 0.4418117169061822 * t24 - x1_0 - 12.14508251327857
        * t16 - 2.197483008213863 * t23;
    const double t339 = x0_1 + 2.4418117169061824 * t3 + 0.4418117169061822 * t10 - x2_1 - 12.14508251327857 *
        t1 - 2.197483008213863 * t50;
    const double t340 = 0.4095319852371817 * x0_2 + 1.2285959557115451 * x3_2 + t7 + t13 - 4.973799752532353 *
        t5 - 0.8190639704743634 * t6 - 4.973799752532353 * t48;
    const double t341 = 0.4095319852371817 * x0_1 + 1.2285959557115451 * x3_1 + t2 + t3 - 4.973799752532353 *
        t9 - 0.8190639704743634 * t10 - 4.973799752532353 * t50;
    const double t342 = x0_2 + 0.4418117169061822 * t6 + 2.4418117169061824 * t7 - x2_2 - 12.14508251327857 *
        t12 - 2.197483008213863 * t48;
    const double t343 = t339 * t340 - t341 * t342;
    const double t344 = x0_0 + 2.4418117169061824 * t18 + 0.4418117169061822 * t24 - x2_0 - 12.14508251327857
        * t16 - 2.197483008213863 * t58;
    const double t345 = x0_2 + 0.4418117169061822 * t6 + 2.4418117169061824 * t13 - x1_2 - 2.197483008213863 *
        t5 - 12.14508251327857 * t12;
    const double t346 = x0_1 + 2.4418117169061824 * t2 + 0.4418117169061822 * t10 - x1_1 - 12.14508251327857 *
        t1 - 2.197483008213863 * t9;
    const double t347 = t341 * t345 - t340 * t346;
    const double t348 = 0.4095319852371817 * x0_0 + 1.2285959557115451 * x3_0 + t17 + t18 - 4.973799752532353
        * t23 - 0.8190639704743634 * t24 - 4.973799752532353 * t58;
    const double t349 = t342 * t346 - t339 * t345;
    const double t350 = reciprocal(std::fabs(-0.0416870184454579 * (t338 * t343 + t344 * t347 + t348 *
        t349)));
    const double t351 = trial_0 + 2.4418117169061824 * t30 + 0.4418117169061822 * t34 - trial_1 -
        12.14508251327857 * t29 - 2.197483008213863 * t33;
    const double t352 = trial_0 + 2.4418117169061824 * t31 + 0.4418117169061822 * t34 - trial_2 -
        12.14508251327857 * t29 - 2.197483008213863 * t64;
    const double t353 = 0.4095319852371817 * trial_0 + 1.2285959557115451 * trial_3 + t30 + t31 -
        4.973799752532353 * t33 - 0.8190639704743634 * t34 - 4.973799752532353 * t64;
    const double t354 = t343 * t351 + t347 * t352 + t349 * t353;
    const double t355 = t342 * t348 - t340 * t344;
    const double t356 = t338 * t340 - t345 * t348;
    const double t357 = t344 * t345 - t338 * t342;
    const double t358 = t351 * t355 + t352 * t356 + t353 * t357;
    const double t359 = t341 * t344 - t339 * t348;
    const double t360 = t346 * t348 - t338 * t341;
    const double t361 = t338 * t339 - t344 * t346;
    const double t362 = t351 * t359 + t352 * t360 + t353 * t361;
    const double t363 = 3.399714228657743e-05 * t350 * (t343 * t354 + t355 * t358 + t359 * t362);
    const double t364 = x0_0 + 0.4418117169061822 * t17 + 2.4418117169061824 * t24 - x1_0 - 2.197483008213863
        * t16 - 12.14508251327857 * t23;
    const double t365 = 0.4095319852371817 * x0_1 + 1.2285959557115451 * x2_1 + t3 + t10 - 4.973799752532353 *
        t1 - 0.8190639704743634 * t2 - 4.973799752532353 * t50;
    const double t366 = x0_2 + 2.4418117169061824 * t7 + 0.4418117169061822 * t13 - x3_2 - 12.14508251327857 *
        t5 - 2.197483008213863 * t48;
    const double t367 = x0_1 + 0.4418117169061822 * t2 + 2.4418117169061824 * t3 - x3_1 - 12.14508251327857 *
        t9 - 2.197483008213863 * t50;
    const double t368 = 0.4095319852371817 * x0_2 + 1.2285959557115451 * x2_2 + t6 + t7 - 4.973799752532353 *
        t12 - 0.8190639704743634 * t13 - 4.973799752532353 * t48;
    const double t369 = t365 * t366 - t367 * t368;
    const double t370 = 0.4095319852371817 * x0_0 + 1.2285959557115451 * x2_0 + t18 + t24 - 4.973799752532353
        * t16 - 0.8190639704743634 * t17 - 4.973799752532353 * t58;
    const double t371 = x0_2 + 2.4418117169061824 * t6 + 0.4418117169061822 * t13 - x1_2 - 12.14508251327857 *
        t5 - 2.197483008213863 * t12;
    const double t372 = x0_1 + 0.4418117169061822 * t2 + 2.4418117169061824 * t10 - x1_1 - 2.197483008213863 *
        t1 - 12.14508251327857 * t9;
    const double t373 = t367 * t371 - t366 * t372;
    const double t374 = x0_0 + 0.4418117169061822 * t17 + 2.4418117169061824 * t18 - x3_0 - 12.14508251327857
        * t23 - 2.197483008213863 * t58;
    const double t375 = t368 * t372 - t365 * t371;
    const double t376 = reciprocal(std::fabs(-0.0416870184454579 * (t364 * t369 + t370 * t373 + t374 *
        t375)));
    const double t377 = trial_0 + 0.4418117169061822 * t30 + 2.4418117169061824 * t34 - trial_1 -
        2.197483008213863 * t29 - 12.14508251327857 * t33;
    const double t378 = 0.4095319852371817 * trial_0 + 1.2285959557115451 * trial_2 + t31 + t34 -
        4.973799752532353 * t29 - 0.8190639704743634 * t30 - 4.973799752532353 * t64;
    const double t379 = trial_0 + 0.4418117169061822 * t30 + 2.4418117169061824 * t31 - trial_3 -
        12.14508251327857 * t33 - 2.197483008213863 * t64;
    const double t380 = t369 * t377 + t373 * t378 + t375 * t379;
    const double t381 = t368 * t374 - t366 * t370;
    const double t382 = t364 * t366 - t371 * t374;
    const double t383 = t370 * t371 - t364 * t368;
    const double t384 = t377 * t381 + t378 * t382 + t379 * t383;
    const double t385 = t367 * t370 - t365 * t374;
    const double t386 = t372 * t374 - t364 * t367;
    const double t387 = t364 * t365 - t370 * t372;
    const double t388 = t377 * t385 + t378 * t386 + t379 * t387;
    const double t389 = 3.399714228657743e-05 * t376 * (t369 * t380 + t381 * t384 + t385 * t388);
    const double t390 = 0.006349206349206349 * t114 * (t111 * t118 + t120 * t122 + t124 * t126);
    const double t391 = 0.006349206349206349 * t140 * (t137 * t144 + t146 * t148 + t150 * t152);
    const double t392 = 0.006349206349206349 * t166 * (t163 * t170 + t172 * t174 + t176 * t178);
    const double t393 = 0.006349206349206349 * t27 * (t22 * t36 + t38 * t40 + t42 * t44);
    const double t394 = 0.006349206349206349 * t88 * (t85 * t92 + t95 * t96 + t99 * t100);
    const double t395 = 0.0012689501610011176 * t194 * (t191 * t198 + t200 * t202 + t204 * t206);
    const double t396 = 0.005937099008853089 * t220 * (t217 * t224 + t226 * t228 + t230 * t232);
    const double t397 = 0.0012689501610011176 * t246 * (t243 * t250 + t252 * t254 + t256 * t258);
    const double t398 = 0.0007586963413313386 * t272 * (t269 * t276 + t278 * t280 + t282 * t284);
    const double t399 = 3.399714228657743e-05 * t298 * (t295 * t302 + t304 * t306 + t308 * t310);
    const double t400 = 0.0027356080750184342 * t324 * (t321 * t328 + t330 * t332 + t334 * t336);
    const double t401 = 3.399714228657743e-05 * t350 * (t347 * t354 + t356 * t358 + t360 * t362);
    const double t402 = 7.694939039789352e-05 * t376 * (t373 * t380 + t382 * t384 + t386 * t388);
    const double t403 = 0.006349206349206349 * t114 * (t113 * t118 + t121 * t122 + t125 * t126);
    const double t404 = 0.006349206349206349 * t140 * (t139 * t144 + t147 * t148 + t151 * t152);
    const double t405 = 0.006349206349206349 * t166 * (t165 * t170 + t173 * t174 + t177 * t178);
    const double t406 = 0.006349206349206349 * t27 * (t26 * t36 + t39 * t40 + t43 * t44);
    const double t407 = 0.006349206349206349 * t61 * (t60 * t66 + t69 * t70 + t73 * t74);
    const double t408 = 0.0012689501610011176 * t194 * (t193 * t198 + t201 * t202 + t205 * t206);
    const double t409 = 0.005937099008853089 * t220 * (t219 * t224 + t227 * t228 + t231 * t232);
    const double t410 = 0.0007586963413313386 * t246 * (t245 * t250 + t253 * t254 + t257 * t258);
    const double t411 = 0.0012689501610011176 * t272 * (t271 * t276 + t279 * t280 + t283 * t284);
    const double t412 = 3.399714228657743e-05 * t298 * (t297 * t302 + t305 * t306 + t309 * t310);
    const double t413 = 0.0027356080750184342 * t324 * (t323 * t328 + t331 * t332 + t335 * t336);
    const double t414 = 7.694939039789352e-05 * t350 * (t349 * t354 + t357 * t358 + t361 * t362);
    const double t415 = 3.399714228657743e-05 * t376 * (t375 * t380 + t383 * t384 + t387 * t388);
    const double t416 = 0.006349206349206349 * t45 + 0.006349206349206349 * t75 + 0.006349206349206349 * t101
        + t127 + t153 + t179 + t180 + t181 + 2.973799752532353 * t207 + 8.92139925759706 * t233 +
        2.973799752532353 * t259 + 2.973799752532353 * t285 + 0.4095319852371817 * t311 + 1.2285959557115451 *
        t337 + 2.2634076049466745 * t363 + 2.2634076049466745 * t389 + t390 + t391 + t392 + t393 + t394 +
        2.973799752532353 * t395 + 8.92139925759706 * t396 + 2.973799752532353 * t397 + 2.973799752532353 *
        t398 + 2.2634076049466745 * t399 + 1.2285959557115451 * t400 + 2.2634076049466745 * t401 +
        0.4095319852371817 * t402 + t403 + t404 + t405 + t406 + t407 + 2.973799752532353 * t408 +
        8.92139925759706 * t409 + 2.973799752532353 * t410 + 2.973799752532353 * t411 + 2.2634076049466745 *
        t412 + 1.2285959557115451 * t413 + 0.4095319852371817 * t414 + 2.2634076049466745 * t415;
    const double result0 = 0.5 * t416;
    const double t417 = 0.006349206349206349 * t45 + t127 + 2.973799752532353 * t259 + 2.973799752532353 *
        t285 + 2.2634076049466745 * t363 + 2.2634076049466745 * t389 - t153 - t179 - t180 - t181 -
        8.92139925759706 * t207 - 2.973799752532353 * t233 - 1.2285959557115451 * t311 - 0.4095319852371817 *
        t337;
    const double result1 = -0.5 * t417;
    const double t418 = 0.006349206349206349 * t75 + t391 + 2.973799752532353 * t395 + 2.973799752532353 *
        t397 + 2.2634076049466745 * t399 + 2.2634076049466745 * t401 - t390 - t392 - t393 - t394 -
        2.973799752532353 * t396 - 8.92139925759706 * t398 - 0.4095319852371817 * t400 - 1.2285959557115451 *
        t402;
    const double result2 = -0.5 * t418;
    const double t419 = 0.006349206349206349 * t101 + t405 + 2.973799752532353 * t408 + 2.973799752532353 *
        t411 + 2.2634076049466745 * t412 + 2.2634076049466745 * t415 - t403 - t404 - t406 - t407 -
        2.973799752532353 * t409 - 8.92139925759706 * t410 - 0.4095319852371817 * t413 - 1.2285959557115451 *
        t414;
    const double result3 = -0.5 * t419;
    const double result4 = t390 + t391 + t395 + 6.947599505064706 * t397 + t398 + t400 + t403 + t405 + t408 +
        t410 + 6.947599505064706 * t411 + t413 - t394 - t396 - 5.526815209893349 * t399 - t401 - t402 - t407 -
        t409 - 5.526815209893349 * t412 - t414 - t415;
    const double result5 = t127 + t153 + t207 + 6.947599505064706 * t259 + t285 + t337 + t404 + t405 +
        6.947599505064706 * t408 + t410 + t411 + t413 - t181 - t233 - t311 - t363 - 5.526815209893349 * t389 -
        t406 - t409 - t412 - t414 - 5.526815209893349 * t415;
    const double result6 = t127 + t179 + t207 + t259 + 6.947599505064706 * t285 + t337 + t391 + t392 +
        6.947599505064706 * t395 + t397 + t398 + t400 - t180 - t233 - t311 - 5.526815209893349 * t363 - t389 -
        t393 - t396 - t399 - 5.526815209893349 * t401 - t402;
    const double t420 = t127 + t153 + t207 + 6.947599505064706 * t259 + t285 + t337 + t390 + t391 + t395 +
        6.947599505064706 * t397 + t398 + t400 + t403 + t404 + t406 + t407 + 5.947599505064706 * t409 +
        5.947599505064706 * t410 + 0.8190639704743634 * t413 + 0.8190639704743634 * t414 - t181 - t233 - t311
        - t363 - 5.526815209893349 * t389 - t394 - t396 - 5.526815209893349 * t399 - t401 - t402;
    const double result7 = -t420;
    const double t421 = t127 + t179 + t207 + t259 + 6.947599505064706 * t285 + t337 + t390 + t392 + t393 +
        t394 + 5.947599505064706 * t396 + 5.947599505064706 * t398 + 0.8190639704743634 * t400 +
        0.8190639704743634 * t402 + t403 + t405 + t408 + t410 + 6.947599505064706 * t411 + t413 - t180 - t233
        - t311 - 5.526815209893349 * t363 - t389 - t407 - t409 - 5.526815209893349 * t412 - t414 - t415;
    const double result8 = -t421;
    const double t422 = t153 + t179 + t180 + t181 + 5.947599505064706 * t207 + 5.947599505064706 * t233 +
        0.8190639704743634 * t311 + 0.8190639704743634 * t337 + t391 + t392 + 6.947599505064706 * t395 + t397
        + t398 + t400 + t404 + t405 + 6.947599505064706 * t408 + t410 + t411 + t413 - t393 - t396 - t399 -
        5.526815209893349 * t401 - t402 - t406 - t409 - t412 - t414 - 5.526815209893349 * t415;
    const double result9 = -t422;
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
    const int64_t d = node_offsets[first_node + node];
    const int begin = node > 0 ? contribution_ends[first_node + node - 1] : 0;
    const int end = contribution_ends[first_node + node];
    double sum0 = 0;
    for (int e = begin; e < end; ++e) {
      const int position = contributions[first_contribution + e];
      sum0 += tile[position];
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
    13824,                                     // shared_bytes
    2614.0,                                    // flops_per_cell
    143.99999999999997,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
