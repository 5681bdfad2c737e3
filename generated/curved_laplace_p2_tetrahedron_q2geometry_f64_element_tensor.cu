// curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor: element_tensor of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --define cell=tetrahedron
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
//   quadrature      4952 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              cell
//   element_batch        256
//   concurrent_elements  32
//   interleave_stores    true
//   unroll               full
//   k_place              literal
//   store_chunk          0
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 32 lanes integrates one cell at a time
//
// Costs of a cell:
//   flops       4952
//   bytes       872 (72 read, 800 written)
//   flops/byte  5.68
//   shared      26112 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double tile[3264];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 256;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 256 ? num_cells - first_cell : 256);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 32 + lane;
      const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
      const int64_t n0 = cells[10 * cell];
      const int64_t n1 = cells[10 * cell + 1];
      const int64_t n2 = cells[10 * cell + 2];
      const int64_t n3 = cells[10 * cell + 3];
      const int64_t n4 = cells[10 * cell + 4];
      const int64_t n5 = cells[10 * cell + 5];
      const int64_t n6 = cells[10 * cell + 6];
      const int64_t n7 = cells[10 * cell + 7];
      const int64_t n8 = cells[10 * cell + 8];
      const int64_t n9 = cells[10 * cell + 9];
      const double x0_0 = coordinates[3 * n0];
      const double x1_0 = coordinates[3 * n1];
      const double x5_0 = coordinates[3 * n5];
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double x8_0 = coordinates[3 * n8];
      const double t0 = 0.5 * x0_0 + x5_0 + x6_0 - 0.5 * x1_0 - x7_0 - x8_0;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double x8_1 = coordinates[3 * n8 + 1];
      const double t1 = 0.5 * x0_1 + 0.5 * x2_1 + x4_1 - x7_1 - x8_1;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
      const double x8_2 = coordinates[3 * n8 + 2];
      const double t2 = 0.5 * x0_2 + 0.5 * x3_2 + x4_2 - x7_2 - x8_2;
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t3 = 0.5 * x0_1 + x4_1 + 0.5 * x3_1 - x7_1 - x8_1;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double t4 = 0.5 * x0_2 + x4_2 + 0.5 * x2_2 - x7_2 - x8_2;
      const double t5 = t1 * t2 - t3 * t4;
      const double x2_0 = coordinates[3 * n2];
      const double x4_0 = coordinates[3 * n4];
      const double t6 = 0.5 * x0_0 + 0.5 * x2_0 + x4_0 - x7_0 - x8_0;
      const double x1_2 = coordinates[3 * n1 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double x6_2 = coordinates[3 * n6 + 2];
      const double t7 = 0.5 * x0_2 + x5_2 + x6_2 - x7_2 - x8_2 - 0.5 * x1_2;
      const double x1_1 = coordinates[3 * n1 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double x6_1 = coordinates[3 * n6 + 1];
      const double t8 = 0.5 * x0_1 + x5_1 + x6_1 - x7_1 - x8_1 - 0.5 * x1_1;
      const double t9 = t3 * t7 - t2 * t8;
      const double x3_0 = coordinates[3 * n3];
      const double t10 = 0.5 * x0_0 + x4_0 + 0.5 * x3_0 - x7_0 - x8_0;
      const double t11 = t4 * t8 - t1 * t7;
      const double t12 = 1.0 / std::fabs(8.0 * (t0 * t5 + t6 * t9 + t10 * t11));
      const double t13 = t4 * t10 - t2 * t6;
      const double t14 = t3 * t6 - t1 * t10;
      const double t15 = t12 * (t5 * t5 + t13 * t13 + t14 * t14);
      const double t16 = t0 * t2 - t7 * t10;
      const double t17 = t8 * t10 - t0 * t3;
      const double t18 = t12 * (t5 * t9 + t13 * t16 + t14 * t17);
      const double t19 = t6 * t7 - t0 * t4;
      const double t20 = t0 * t1 - t6 * t8;
      const double t21 = t12 * (t5 * t11 + t13 * t19 + t14 * t20);
      const double t22 = t15 + t18 + t21;
      const double t23 = t12 * (t9 * t9 + t16 * t16 + t17 * t17);
      const double t24 = t12 * (t9 * t11 + t16 * t19 + t17 * t20);
      const double t25 = t18 + t23 + t24;
      const double t26 = t12 * (t11 * t11 + t19 * t19 + t20 * t20);
      const double t27 = t21 + t24 + t26;
      const double x9_0 = coordinates[3 * n9];
      const double t28 = 0.5 * x0_0 + 0.5 * x1_0 + x5_0 - x7_0 - x9_0;
      const double x9_1 = coordinates[3 * n9 + 1];
      const double t29 = 0.5 * x0_1 + x4_1 + x6_1 - 0.5 * x2_1 - x7_1 - x9_1;
      const double x9_2 = coordinates[3 * n9 + 2];
      const double t30 = 0.5 * x0_2 + 0.5 * x3_2 + x5_2 - x7_2 - x9_2;
      const double t31 = 0.5 * x0_1 + 0.5 * x3_1 + x5_1 - x7_1 - x9_1;
      const double t32 = 0.5 * x0_2 + x4_2 + x6_2 - x7_2 - 0.5 * x2_2 - x9_2;
      const double t33 = t29 * t30 - t31 * t32;
      const double t34 = 0.5 * x0_0 + x6_0 + x4_0 - x7_0 - 0.5 * x2_0 - x9_0;
      const double t35 = 0.5 * x0_2 + 0.5 * x1_2 + x5_2 - x7_2 - x9_2;
      const double t36 = 0.5 * x0_1 + 0.5 * x1_1 + x5_1 - x7_1 - x9_1;
      const double t37 = t31 * t35 - t30 * t36;
      const double t38 = 0.5 * x0_0 + x5_0 + 0.5 * x3_0 - x7_0 - x9_0;
      const double t39 = t32 * t36 - t29 * t35;
      const double t40 = 1.0 / std::fabs(8.0 * (t28 * t33 + t34 * t37 + t38 * t39));
      const double t41 = t32 * t38 - t30 * t34;
      const double t42 = t31 * t34 - t29 * t38;
      const double t43 = t40 * (t33 * t33 + t41 * t41 + t42 * t42);
      const double t44 = t28 * t30 - t35 * t38;
      const double t45 = t36 * t38 - t28 * t31;
      const double t46 = t40 * (t33 * t37 + t41 * t44 + t42 * t45);
      const double t47 = t34 * t35 - t28 * t32;
      const double t48 = t28 * t29 - t34 * t36;
      const double t49 = t40 * (t33 * t39 + t41 * t47 + t42 * t48);
      const double t50 = t43 + t46 + t49;
      const double t51 = t40 * (t37 * t37 + t44 * t44 + t45 * t45);
      const double t52 = t40 * (t37 * t39 + t44 * t47 + t45 * t48);
      const double t53 = t46 + t51 + t52;
      const double t54 = t40 * (t39 * t39 + t47 * t47 + t48 * t48);
      const double t55 = t49 + t52 + t54;
      const double t56 = 0.5 * x0_0 + 0.5 * x1_0 + x6_0 - x8_0 - x9_0;
      const double t57 = 0.5 * x0_1 + 0.5 * x2_1 + x6_1 - x8_1 - x9_1;
      const double t58 = 0.5 * x0_2 + x4_2 + x5_2 - 0.5 * x3_2 - x8_2 - x9_2;
      const double t59 = 0.5 * x0_1 + x4_1 + x5_1 - x8_1 - 0.5 * x3_1 - x9_1;
      const double t60 = 0.5 * x0_2 + 0.5 * x2_2 + x6_2 - x8_2 - x9_2;
      const double t61 = t57 * t58 - t59 * t60;
      const double t62 = 0.5 * x0_0 + x6_0 + 0.5 * x2_0 - x8_0 - x9_0;
      const double t63 = 0.5 * x0_2 + 0.5 * x1_2 + x6_2 - x8_2 - x9_2;
      const double t64 = 0.5 * x0_1 + 0.5 * x1_1 + x6_1 - x8_1 - x9_1;
      const double t65 = t59 * t63 - t58 * t64;
      const double t66 = 0.5 * x0_0 + x5_0 + x4_0 - x8_0 - 0.5 * x3_0 - x9_0;
      const double t67 = t60 * t64 - t57 * t63;
      const double t68 = 1.0 / std::fabs(8.0 * (t56 * t61 + t62 * t65 + t66 * t67));
      const double t69 = t60 * t66 - t58 * t62;
      const double t70 = t59 * t62 - t57 * t66;
      const double t71 = t68 * (t61 * t61 + t69 * t69 + t70 * t70);
      const double t72 = t56 * t58 - t63 * t66;
      const double t73 = t64 * t66 - t56 * t59;
      const double t74 = t68 * (t61 * t65 + t69 * t72 + t70 * t73);
      const double t75 = t62 * t63 - t56 * t60;
      const double t76 = t56 * t57 - t62 * t64;
      const double t77 = t68 * (t61 * t67 + t69 * t75 + t70 * t76);
      const double t78 = t71 + t74 + t77;
      const double t79 = t68 * (t65 * t65 + t72 * t72 + t73 * t73);
      const double t80 = t68 * (t65 * t67 + t72 * t75 + t73 * t76);
      const double t81 = t74 + t79 + t80;
      const double t82 = t68 * (t67 * t67 + t75 * t75 + t76 * t76);
      const double t83 = t77 + t80 + t82;
      const double t84 = x0_0 - x1_0;
      const double t85 = 0.5 * x0_1 + 0.5 * x2_1 + x9_1 - x8_1 - x6_1;
      const double t86 = 0.5 * x0_2 + 0.5 * x3_2 + x9_2 - x7_2 - x5_2;
      const double t87 = 0.5 * x0_1 + 0.5 * x3_1 + x9_1 - x7_1 - x5_1;
      const double t88 = 0.5 * x0_2 + 0.5 * x2_2 + x9_2 - x8_2 - x6_2;
      const double t89 = t85 * t86 - t87 * t88;
      const double t90 = 0.5 * x0_0 + 0.5 * x2_0 + x9_0 - x6_0 - x8_0;
      const double t91 = x0_2 - x1_2;
      const double t92 = x0_1 - x1_1;
      const double t93 = t87 * t91 - t86 * t92;
      const double t94 = 0.5 * x0_0 + 0.5 * x3_0 + x9_0 - x5_0 - x7_0;
      const double t95 = t88 * t92 - t85 * t91;
      const double t96 = 1.0 / std::fabs(-4.0 * (t84 * t89 + t90 * t93 + t94 * t95));
      const double t97 = t88 * t94 - t86 * t90;
      const double t98 = t87 * t90 - t85 * t94;
      const double t99 = t96 * (t89 * t89 + t97 * t97 + t98 * t98);
      const double t100 = t84 * t86 - t91 * t94;
      const double t101 = t92 * t94 - t84 * t87;
      const double t102 = t96 * (t89 * t93 + t97 * t100 + t98 * t101);
      const double t103 = t90 * t91 - t84 * t88;
      const double t104 = t84 * t85 - t90 * t92;
      const double t105 = t96 * (t89 * t95 + t97 * t103 + t98 * t104);
      const double t106 = t96 * (t93 * t93 + t100 * t100 + t101 * t101);
      const double t107 = t96 * (t93 * t95 + t100 * t103 + t101 * t104);
      const double t108 = t96 * (t95 * t95 + t103 * t103 + t104 * t104);
      const double t109 = 0.5 * x0_0 + 0.5 * x1_0 + x8_0 - x6_0 - x9_0;
      const double t110 = x0_1 - x2_1;
      const double t111 = 0.5 * x0_2 + 0.5 * x3_2 + x8_2 - x4_2 - x7_2;
      const double t112 = 0.5 * x0_1 + x8_1 + 0.5 * x3_1 - x4_1 - x7_1;
      const double t113 = x0_2 - x2_2;
      const double t114 = t110 * t111 - t112 * t113;
      const double t115 = x0_0 - x2_0;
      const double t116 = 0.5 * x0_2 + x8_2 + 0.5 * x1_2 - x6_2 - x9_2;
      const double t117 = 0.5 * x0_1 + x8_1 + 0.5 * x1_1 - x6_1 - x9_1;
      const double t118 = t112 * t116 - t111 * t117;
      const double t119 = 0.5 * x0_0 + x8_0 + 0.5 * x3_0 - x7_0 - x4_0;
      const double t120 = t113 * t117 - t110 * t116;
      const double t121 = 1.0 / std::fabs(-4.0 * (t109 * t114 + t115 * t118 + t119 * t120));
      const double t122 = t113 * t119 - t111 * t115;
      const double t123 = t112 * t115 - t110 * t119;
      const double t124 = t121 * (t114 * t114 + t122 * t122 + t123 * t123);
      const double t125 = t109 * t111 - t116 * t119;
      const double t126 = t117 * t119 - t109 * t112;
      const double t127 = t121 * (t114 * t118 + t122 * t125 + t123 * t126);
      const double t128 = t115 * t116 - t109 * t113;
      const double t129 = t109 * t110 - t115 * t117;
      const double t130 = t121 * (t114 * t120 + t122 * t128 + t123 * t129);
      const double t131 = t121 * (t118 * t118 + t125 * t125 + t126 * t126);
      const double t132 = t121 * (t118 * t120 + t125 * t128 + t126 * t129);
      const double t133 = t121 * (t120 * t120 + t128 * t128 + t129 * t129);
      const double t134 = 0.5 * x0_0 + 0.5 * x1_0 + x7_0 - x5_0 - x9_0;
      const double t135 = 0.5 * x0_1 + 0.5 * x2_1 + x7_1 - x4_1 - x8_1;
      const double t136 = x0_2 - x3_2;
      const double t137 = x0_1 - x3_1;
      const double t138 = 0.5 * x0_2 + x7_2 + 0.5 * x2_2 - x4_2 - x8_2;
      const double t139 = t135 * t136 - t137 * t138;
      const double t140 = 0.5 * x0_0 + x7_0 + 0.5 * x2_0 - x8_0 - x4_0;
      const double t141 = 0.5 * x0_2 + x7_2 + 0.5 * x1_2 - x5_2 - x9_2;
      const double t142 = 0.5 * x0_1 + x7_1 + 0.5 * x1_1 - x5_1 - x9_1;
      const double t143 = t137 * t141 - t136 * t142;
      const double t144 = x0_0 - x3_0;
      const double t145 = t138 * t142 - t135 * t141;
      const double t146 = 1.0 / std::fabs(-4.0 * (t134 * t139 + t140 * t143 + t144 * t145));
      const double t147 = t138 * t144 - t136 * t140;
      const double t148 = t137 * t140 - t135 * t144;
      const double t149 = t146 * (t139 * t139 + t147 * t147 + t148 * t148);
      const double t150 = t134 * t136 - t141 * t144;
      const double t151 = t142 * t144 - t134 * t137;
      const double t152 = t146 * (t139 * t143 + t147 * t150 + t148 * t151);
      const double t153 = t140 * t141 - t134 * t138;
      const double t154 = t134 * t135 - t140 * t142;
      const double t155 = t146 * (t139 * t145 + t147 * t153 + t148 * t154);
      const double t156 = t146 * (t143 * t143 + t150 * t150 + t151 * t151);
      const double t157 = t146 * (t143 * t145 + t150 * t153 + t151 * t154);
      const double t158 = t146 * (t145 * t145 + t153 * t153 + t154 * t154);
      const double t159 = 0.5978929390991821 * x0_0 + 1.7936788172975462 * x1_0 + 0.40210706090081794 * x5_0 +
          0.40210706090081794 * x6_0 - 0.40210706090081794 * x7_0 - 0.40210706090081794 * x8_0 -
          2.3915717563967283 * x9_0;
      const double t160 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 2.7936788172975464 * x6_1 -
          0.5978929390991821 * x2_1 - 0.40210706090081794 * x7_1 - 2.7936788172975464 * x9_1;
      const double t161 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 2.7936788172975464 * x5_2 -
          0.5978929390991821 * x3_2 - 0.40210706090081794 * x8_2 - 2.7936788172975464 * x9_2;
      const double t162 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 2.7936788172975464 * x5_1 -
          0.40210706090081794 * x8_1 - 0.5978929390991821 * x3_1 - 2.7936788172975464 * x9_1;
      const double t163 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 2.7936788172975464 * x6_2 -
          0.40210706090081794 * x7_2 - 0.5978929390991821 * x2_2 - 2.7936788172975464 * x9_2;
      const double t164 = t160 * t161 - t162 * t163;
      const double t165 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x6_0 + 0.40210706090081794 * x4_0 -
          0.40210706090081794 * x7_0 - 0.5978929390991821 * x2_0 - 2.7936788172975464 * x9_0;
      const double t166 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x1_2 + 0.40210706090081794 * x5_2 +
          0.40210706090081794 * x6_2 - 0.40210706090081794 * x7_2 - 0.40210706090081794 * x8_2 -
          2.3915717563967283 * x9_2;
      const double t167 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x1_1 + 0.40210706090081794 * x5_1 +
          0.40210706090081794 * x6_1 - 0.40210706090081794 * x7_1 - 0.40210706090081794 * x8_1 -
          2.3915717563967283 * x9_1;
      const double t168 = t162 * t166 - t161 * t167;
      const double t169 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x5_0 + 0.40210706090081794 * x4_0 -
          0.40210706090081794 * x8_0 - 0.5978929390991821 * x3_0 - 2.7936788172975464 * x9_0;
      const double t170 = t163 * t167 - t160 * t166;
      const double t171 = 1.0 / std::fabs(t159 * t164 + t165 * t168 + t169 * t170);
      const double t172 = t163 * t169 - t161 * t165;
      const double t173 = t162 * t165 - t160 * t169;
      const double t174 = t171 * (t164 * t164 + t172 * t172 + t173 * t173);
      const double t175 = t159 * t161 - t166 * t169;
      const double t176 = t167 * t169 - t159 * t162;
      const double t177 = t171 * (t164 * t168 + t172 * t175 + t173 * t176);
      const double t178 = t165 * t166 - t159 * t163;
      const double t179 = t159 * t160 - t165 * t167;
      const double t180 = t171 * (t164 * t170 + t172 * t178 + t173 * t179);
      const double t181 = t171 * (t168 * t168 + t175 * t175 + t176 * t176);
      const double t182 = t171 * (t168 * t170 + t175 * t178 + t176 * t179);
      const double t183 = t171 * (t170 * t170 + t178 * t178 + t179 * t179);
      const double t184 = 1.7936788172975462 * x0_0 + 0.5978929390991821 * x1_0 + 0.40210706090081794 * x7_0 +
          0.40210706090081794 * x8_0 - 0.40210706090081794 * x5_0 - 0.40210706090081794 * x6_0 -
          2.3915717563967283 * x9_0;
      const double t185 = 1.7936788172975462 * x0_1 + 0.5978929390991821 * x2_1 + 0.40210706090081794 * x7_1 +
          0.40210706090081794 * x9_1 - 0.40210706090081794 * x4_1 - 2.3915717563967283 * x8_1 -
          0.40210706090081794 * x6_1;
      const double t186 = 1.7936788172975462 * x0_2 + 0.5978929390991821 * x3_2 + 0.40210706090081794 * x8_2 +
          0.40210706090081794 * x9_2 - 0.40210706090081794 * x4_2 - 2.3915717563967283 * x7_2 -
          0.40210706090081794 * x5_2;
      const double t187 = 1.7936788172975462 * x0_1 + 0.40210706090081794 * x8_1 + 0.5978929390991821 * x3_1 +
          0.40210706090081794 * x9_1 - 0.40210706090081794 * x4_1 - 2.3915717563967283 * x7_1 -
          0.40210706090081794 * x5_1;
      const double t188 = 1.7936788172975462 * x0_2 + 0.40210706090081794 * x7_2 + 0.5978929390991821 * x2_2 +
          0.40210706090081794 * x9_2 - 0.40210706090081794 * x4_2 - 2.3915717563967283 * x8_2 -
          0.40210706090081794 * x6_2;
      const double t189 = t185 * t186 - t187 * t188;
      const double t190 = 1.7936788172975462 * x0_0 + 0.40210706090081794 * x7_0 + 0.5978929390991821 * x2_0 +
          0.40210706090081794 * x9_0 - 0.40210706090081794 * x6_0 - 2.3915717563967283 * x8_0 -
          0.40210706090081794 * x4_0;
      const double t191 = 1.7936788172975462 * x0_2 + 0.40210706090081794 * x7_2 + 0.40210706090081794 * x8_2
          + 0.5978929390991821 * x1_2 - 0.40210706090081794 * x5_2 - 0.40210706090081794 * x6_2 -
          2.3915717563967283 * x9_2;
      const double t192 = 1.7936788172975462 * x0_1 + 0.40210706090081794 * x7_1 + 0.40210706090081794 * x8_1
          + 0.5978929390991821 * x1_1 - 0.40210706090081794 * x5_1 - 0.40210706090081794 * x6_1 -
          2.3915717563967283 * x9_1;
      const double t193 = t187 * t191 - t186 * t192;
      const double t194 = 1.7936788172975462 * x0_0 + 0.40210706090081794 * x8_0 + 0.5978929390991821 * x3_0 +
          0.40210706090081794 * x9_0 - 0.40210706090081794 * x5_0 - 2.3915717563967283 * x7_0 -
          0.40210706090081794 * x4_0;
      const double t195 = t188 * t192 - t185 * t191;
      const double t196 = 1.0 / std::fabs(-(t184 * t189 + t190 * t193 + t194 * t195));
      const double t197 = t188 * t194 - t186 * t190;
      const double t198 = t187 * t190 - t185 * t194;
      const double t199 = t196 * (t189 * t189 + t197 * t197 + t198 * t198);
      const double t200 = t184 * t186 - t191 * t194;
      const double t201 = t192 * t194 - t184 * t187;
      const double t202 = t196 * (t189 * t193 + t197 * t200 + t198 * t201);
      const double t203 = t190 * t191 - t184 * t188;
      const double t204 = t184 * t185 - t190 * t192;
      const double t205 = t196 * (t189 * t195 + t197 * t203 + t198 * t204);
      const double t206 = t196 * (t193 * t193 + t200 * t200 + t201 * t201);
      const double t207 = t196 * (t193 * t195 + t200 * t203 + t201 * t204);
      const double t208 = t196 * (t195 * t195 + t203 * t203 + t204 * t204);
      const double t209 = 0.5978929390991821 * x0_0 + 2.7936788172975464 * x5_0 + 0.40210706090081794 * x6_0 -
          0.5978929390991821 * x1_0 - 2.7936788172975464 * x7_0 - 0.40210706090081794 * x8_0;
      const double t210 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x4_1 + 0.40210706090081794 * x6_1 -
          0.5978929390991821 * x2_1 - 2.7936788172975464 * x7_1 - 0.40210706090081794 * x9_1;
      const double t211 = 0.5978929390991821 * x0_2 + 1.7936788172975462 * x3_2 + 0.40210706090081794 * x4_2 +
          0.40210706090081794 * x5_2 - 2.3915717563967283 * x7_2 - 0.40210706090081794 * x8_2 -
          0.40210706090081794 * x9_2;
      const double t212 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x4_1 + 1.7936788172975462 * x3_1 +
          0.40210706090081794 * x5_1 - 2.3915717563967283 * x7_1 - 0.40210706090081794 * x8_1 -
          0.40210706090081794 * x9_1;
      const double t213 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x4_2 + 0.40210706090081794 * x6_2 -
          2.7936788172975464 * x7_2 - 0.5978929390991821 * x2_2 - 0.40210706090081794 * x9_2;
      const double t214 = t210 * t211 - t212 * t213;
      const double t215 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x6_0 + 2.7936788172975464 * x4_0 -
          2.7936788172975464 * x7_0 - 0.5978929390991821 * x2_0 - 0.40210706090081794 * x9_0;
      const double t216 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x5_2 + 0.40210706090081794 * x6_2 -
          2.7936788172975464 * x7_2 - 0.40210706090081794 * x8_2 - 0.5978929390991821 * x1_2;
      const double t217 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x5_1 + 0.40210706090081794 * x6_1 -
          2.7936788172975464 * x7_1 - 0.40210706090081794 * x8_1 - 0.5978929390991821 * x1_1;
      const double t218 = t212 * t216 - t211 * t217;
      const double t219 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 0.40210706090081794 * x4_0
          + 1.7936788172975462 * x3_0 - 2.3915717563967283 * x7_0 - 0.40210706090081794 * x8_0 -
          0.40210706090081794 * x9_0;
      const double t220 = t213 * t217 - t210 * t216;
      const double t221 = 1.0 / std::fabs(t209 * t214 + t215 * t218 + t219 * t220);
      const double t222 = t213 * t219 - t211 * t215;
      const double t223 = t212 * t215 - t210 * t219;
      const double t224 = t221 * (t214 * t214 + t222 * t222 + t223 * t223);
      const double t225 = t209 * t211 - t216 * t219;
      const double t226 = t217 * t219 - t209 * t212;
      const double t227 = t221 * (t214 * t218 + t222 * t225 + t223 * t226);
      const double t228 = t215 * t216 - t209 * t213;
      const double t229 = t209 * t210 - t215 * t217;
      const double t230 = t221 * (t214 * t220 + t222 * t228 + t223 * t229);
      const double t231 = t221 * (t218 * t218 + t225 * t225 + t226 * t226);
      const double t232 = t221 * (t218 * t220 + t225 * t228 + t226 * t229);
      const double t233 = t221 * (t220 * t220 + t228 * t228 + t229 * t229);
      const double t234 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 2.7936788172975464 * x6_0 -
          0.5978929390991821 * x1_0 - 0.40210706090081794 * x7_0 - 2.7936788172975464 * x8_0;
      const double t235 = 0.5978929390991821 * x0_1 + 1.7936788172975462 * x2_1 + 0.40210706090081794 * x4_1 +
          0.40210706090081794 * x6_1 - 0.40210706090081794 * x7_1 - 2.3915717563967283 * x8_1 -
          0.40210706090081794 * x9_1;
      const double t236 = 0.5978929390991821 * x0_2 + 2.7936788172975464 * x4_2 + 0.40210706090081794 * x5_2 -
          0.5978929390991821 * x3_2 - 2.7936788172975464 * x8_2 - 0.40210706090081794 * x9_2;
      const double t237 = 0.5978929390991821 * x0_1 + 2.7936788172975464 * x4_1 + 0.40210706090081794 * x5_1 -
          2.7936788172975464 * x8_1 - 0.5978929390991821 * x3_1 - 0.40210706090081794 * x9_1;
      const double t238 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x4_2 + 1.7936788172975462 * x2_2 +
          0.40210706090081794 * x6_2 - 0.40210706090081794 * x7_2 - 2.3915717563967283 * x8_2 -
          0.40210706090081794 * x9_2;
      const double t239 = t235 * t236 - t237 * t238;
      const double t240 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x6_0 + 1.7936788172975462 * x2_0 +
          0.40210706090081794 * x4_0 - 0.40210706090081794 * x7_0 - 2.3915717563967283 * x8_0 -
          0.40210706090081794 * x9_0;
      const double t241 = 0.5978929390991821 * x0_2 + 0.40210706090081794 * x5_2 + 2.7936788172975464 * x6_2 -
          0.40210706090081794 * x7_2 - 2.7936788172975464 * x8_2 - 0.5978929390991821 * x1_2;
      const double t242 = 0.5978929390991821 * x0_1 + 0.40210706090081794 * x5_1 + 2.7936788172975464 * x6_1 -
          0.40210706090081794 * x7_1 - 2.7936788172975464 * x8_1 - 0.5978929390991821 * x1_1;
      const double t243 = t237 * t241 - t236 * t242;
      const double t244 = 0.5978929390991821 * x0_0 + 0.40210706090081794 * x5_0 + 2.7936788172975464 * x4_0 -
          2.7936788172975464 * x8_0 - 0.5978929390991821 * x3_0 - 0.40210706090081794 * x9_0;
      const double t245 = t238 * t242 - t235 * t241;
      const double t246 = 1.0 / std::fabs(t234 * t239 + t240 * t243 + t244 * t245);
      const double t247 = t238 * t244 - t236 * t240;
      const double t248 = t237 * t240 - t235 * t244;
      const double t249 = t246 * (t239 * t239 + t247 * t247 + t248 * t248);
      const double t250 = t234 * t236 - t241 * t244;
      const double t251 = t242 * t244 - t234 * t237;
      const double t252 = t246 * (t239 * t243 + t247 * t250 + t248 * t251);
      const double t253 = t240 * t241 - t234 * t238;
      const double t254 = t234 * t235 - t240 * t242;
      const double t255 = t246 * (t239 * t245 + t247 * t253 + t248 * t254);
      const double t256 = t246 * (t243 * t243 + t250 * t250 + t251 * t251);
      const double t257 = t246 * (t243 * t245 + t250 * t253 + t251 * t254);
      const double t258 = t246 * (t245 * t245 + t253 * t253 + t254 * t254);
      const double t259 = 0.25749149397276877 * x0_0 + 0.7724744819183064 * x1_0 + 1.2574914939727688 * x7_0 +
          1.2574914939727688 * x8_0 - 1.2574914939727688 * x5_0 - 1.2574914939727688 * x6_0 -
          1.029965975891075 * x9_0;
      const double t260 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 0.2275255180816937 * x9_1 -
          0.25749149397276877 * x2_1 - 1.2574914939727688 * x4_1 - 0.2275255180816937 * x6_1;
      const double t261 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x8_2 + 0.2275255180816937 * x9_2 -
          0.25749149397276877 * x3_2 - 1.2574914939727688 * x4_2 - 0.2275255180816937 * x5_2;
      const double t262 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x8_1 + 0.2275255180816937 * x9_1 -
          1.2574914939727688 * x4_1 - 0.25749149397276877 * x3_1 - 0.2275255180816937 * x5_1;
      const double t263 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.2275255180816937 * x9_2 -
          1.2574914939727688 * x4_2 - 0.25749149397276877 * x2_2 - 0.2275255180816937 * x6_2;
      const double t264 = t260 * t261 - t262 * t263;
      const double t265 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.2275255180816937 * x9_0 -
          0.2275255180816937 * x6_0 - 0.25749149397276877 * x2_0 - 1.2574914939727688 * x4_0;
      const double t266 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 1.2574914939727688 * x8_2 +
          0.7724744819183064 * x1_2 - 1.2574914939727688 * x5_2 - 1.2574914939727688 * x6_2 -
          1.029965975891075 * x9_2;
      const double t267 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 1.2574914939727688 * x8_1 +
          0.7724744819183064 * x1_1 - 1.2574914939727688 * x5_1 - 1.2574914939727688 * x6_1 -
          1.029965975891075 * x9_1;
      const double t268 = t262 * t266 - t261 * t267;
      const double t269 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x8_0 + 0.2275255180816937 * x9_0 -
          0.2275255180816937 * x5_0 - 1.2574914939727688 * x4_0 - 0.25749149397276877 * x3_0;
      const double t270 = t263 * t267 - t260 * t266;
      const double t271 = 1.0 / std::fabs(-(t259 * t264 + t265 * t268 + t269 * t270));
      const double t272 = t263 * t269 - t261 * t265;
      const double t273 = t262 * t265 - t260 * t269;
      const double t274 = t271 * (t264 * t264 + t272 * t272 + t273 * t273);
      const double t275 = t259 * t261 - t266 * t269;
      const double t276 = t267 * t269 - t259 * t262;
      const double t277 = t271 * (t264 * t268 + t272 * t275 + t273 * t276);
      const double t278 = t265 * t266 - t259 * t263;
      const double t279 = t259 * t260 - t265 * t267;
      const double t280 = t271 * (t264 * t270 + t272 * t278 + t273 * t279);
      const double t281 = t271 * (t268 * t268 + t275 * t275 + t276 * t276);
      const double t282 = t271 * (t268 * t270 + t275 * t278 + t276 * t279);
      const double t283 = t271 * (t270 * t270 + t278 * t278 + t279 * t279);
      const double t284 = 0.7724744819183064 * x0_0 + 0.25749149397276877 * x1_0 + 1.2574914939727688 * x5_0 +
          1.2574914939727688 * x6_0 - 1.2574914939727688 * x7_0 - 1.2574914939727688 * x8_0 -
          1.029965975891075 * x9_0;
      const double t285 = 0.7724744819183064 * x0_1 + 0.25749149397276877 * x2_1 + 1.2574914939727688 * x4_1 +
          1.2574914939727688 * x6_1 - 1.2574914939727688 * x7_1 - 1.029965975891075 * x8_1 -
          1.2574914939727688 * x9_1;
      const double t286 = 0.7724744819183064 * x0_2 + 0.25749149397276877 * x3_2 + 1.2574914939727688 * x4_2 +
          1.2574914939727688 * x5_2 - 1.029965975891075 * x7_2 - 1.2574914939727688 * x8_2 -
          1.2574914939727688 * x9_2;
      const double t287 = 0.7724744819183064 * x0_1 + 1.2574914939727688 * x4_1 + 0.25749149397276877 * x3_1 +
          1.2574914939727688 * x5_1 - 1.029965975891075 * x7_1 - 1.2574914939727688 * x8_1 -
          1.2574914939727688 * x9_1;
      const double t288 = 0.7724744819183064 * x0_2 + 1.2574914939727688 * x4_2 + 0.25749149397276877 * x2_2 +
          1.2574914939727688 * x6_2 - 1.2574914939727688 * x7_2 - 1.029965975891075 * x8_2 -
          1.2574914939727688 * x9_2;
      const double t289 = t285 * t286 - t287 * t288;
      const double t290 = 0.7724744819183064 * x0_0 + 1.2574914939727688 * x6_0 + 0.25749149397276877 * x2_0 +
          1.2574914939727688 * x4_0 - 1.2574914939727688 * x7_0 - 1.029965975891075 * x8_0 -
          1.2574914939727688 * x9_0;
      const double t291 = 0.7724744819183064 * x0_2 + 0.25749149397276877 * x1_2 + 1.2574914939727688 * x5_2 +
          1.2574914939727688 * x6_2 - 1.2574914939727688 * x7_2 - 1.2574914939727688 * x8_2 -
          1.029965975891075 * x9_2;
      const double t292 = 0.7724744819183064 * x0_1 + 0.25749149397276877 * x1_1 + 1.2574914939727688 * x5_1 +
          1.2574914939727688 * x6_1 - 1.2574914939727688 * x7_1 - 1.2574914939727688 * x8_1 -
          1.029965975891075 * x9_1;
      const double t293 = t287 * t291 - t286 * t292;
      const double t294 = 0.7724744819183064 * x0_0 + 1.2574914939727688 * x5_0 + 1.2574914939727688 * x4_0 +
          0.25749149397276877 * x3_0 - 1.029965975891075 * x7_0 - 1.2574914939727688 * x8_0 -
          1.2574914939727688 * x9_0;
      const double t295 = t288 * t292 - t285 * t291;
      const double t296 = 1.0 / std::fabs(t284 * t289 + t290 * t293 + t294 * t295);
      const double t297 = t288 * t294 - t286 * t290;
      const double t298 = t287 * t290 - t285 * t294;
      const double t299 = t296 * (t289 * t289 + t297 * t297 + t298 * t298);
      const double t300 = t284 * t286 - t291 * t294;
      const double t301 = t292 * t294 - t284 * t287;
      const double t302 = t296 * (t289 * t293 + t297 * t300 + t298 * t301);
      const double t303 = t290 * t291 - t284 * t288;
      const double t304 = t284 * t285 - t290 * t292;
      const double t305 = t296 * (t289 * t295 + t297 * t303 + t298 * t304);
      const double t306 = t296 * (t293 * t293 + t300 * t300 + t301 * t301);
      const double t307 = t296 * (t293 * t295 + t300 * t303 + t301 * t304);
      const double t308 = t296 * (t295 * t295 + t303 * t303 + t304 * t304);
      const double t309 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x7_0 + 1.2574914939727688 * x8_0 -
          0.25749149397276877 * x1_0 - 0.2275255180816937 * x5_0 - 1.2574914939727688 * x6_0;
      const double t310 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x7_1 + 1.2574914939727688 * x9_1 -
          0.25749149397276877 * x2_1 - 0.2275255180816937 * x4_1 - 1.2574914939727688 * x6_1;
      const double t311 = 0.25749149397276877 * x0_2 + 0.7724744819183064 * x3_2 + 1.2574914939727688 * x8_2 +
          1.2574914939727688 * x9_2 - 1.2574914939727688 * x4_2 - 1.029965975891075 * x7_2 -
          1.2574914939727688 * x5_2;
      const double t312 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x8_1 + 0.7724744819183064 * x3_1 +
          1.2574914939727688 * x9_1 - 1.2574914939727688 * x4_1 - 1.029965975891075 * x7_1 -
          1.2574914939727688 * x5_1;
      const double t313 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x7_2 + 1.2574914939727688 * x9_2 -
          0.2275255180816937 * x4_2 - 0.25749149397276877 * x2_2 - 1.2574914939727688 * x6_2;
      const double t314 = t310 * t311 - t312 * t313;
      const double t315 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x7_0 + 1.2574914939727688 * x9_0 -
          1.2574914939727688 * x6_0 - 0.25749149397276877 * x2_0 - 0.2275255180816937 * x4_0;
      const double t316 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x7_2 + 1.2574914939727688 * x8_2 -
          0.25749149397276877 * x1_2 - 0.2275255180816937 * x5_2 - 1.2574914939727688 * x6_2;
      const double t317 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x7_1 + 1.2574914939727688 * x8_1 -
          0.25749149397276877 * x1_1 - 0.2275255180816937 * x5_1 - 1.2574914939727688 * x6_1;
      const double t318 = t312 * t316 - t311 * t317;
      const double t319 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x8_0 + 0.7724744819183064 * x3_0 +
          1.2574914939727688 * x9_0 - 1.2574914939727688 * x5_0 - 1.029965975891075 * x7_0 -
          1.2574914939727688 * x4_0;
      const double t320 = t313 * t317 - t310 * t316;
      const double t321 = 1.0 / std::fabs(-(t309 * t314 + t315 * t318 + t319 * t320));
      const double t322 = t313 * t319 - t311 * t315;
      const double t323 = t312 * t315 - t310 * t319;
      const double t324 = t321 * (t314 * t314 + t322 * t322 + t323 * t323);
      const double t325 = t309 * t311 - t316 * t319;
      const double t326 = t317 * t319 - t309 * t312;
      const double t327 = t321 * (t314 * t318 + t322 * t325 + t323 * t326);
      const double t328 = t315 * t316 - t309 * t313;
      const double t329 = t309 * t310 - t315 * t317;
      const double t330 = t321 * (t314 * t320 + t322 * t328 + t323 * t329);
      const double t331 = t321 * (t318 * t318 + t325 * t325 + t326 * t326);
      const double t332 = t321 * (t318 * t320 + t325 * t328 + t326 * t329);
      const double t333 = t321 * (t320 * t320 + t328 * t328 + t329 * t329);
      const double t334 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.2275255180816937 * x8_0 -
          0.25749149397276877 * x1_0 - 1.2574914939727688 * x5_0 - 0.2275255180816937 * x6_0;
      const double t335 = 0.25749149397276877 * x0_1 + 0.7724744819183064 * x2_1 + 1.2574914939727688 * x7_1 +
          1.2574914939727688 * x9_1 - 1.2574914939727688 * x4_1 - 1.029965975891075 * x8_1 -
          1.2574914939727688 * x6_1;
      const double t336 = 0.25749149397276877 * x0_2 + 0.2275255180816937 * x8_2 + 1.2574914939727688 * x9_2 -
          0.25749149397276877 * x3_2 - 0.2275255180816937 * x4_2 - 1.2574914939727688 * x5_2;
      const double t337 = 0.25749149397276877 * x0_1 + 0.2275255180816937 * x8_1 + 1.2574914939727688 * x9_1 -
          0.2275255180816937 * x4_1 - 0.25749149397276877 * x3_1 - 1.2574914939727688 * x5_1;
      const double t338 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.7724744819183064 * x2_2 +
          1.2574914939727688 * x9_2 - 1.2574914939727688 * x4_2 - 1.029965975891075 * x8_2 -
          1.2574914939727688 * x6_2;
      const double t339 = t335 * t336 - t337 * t338;
      const double t340 = 0.25749149397276877 * x0_0 + 1.2574914939727688 * x7_0 + 0.7724744819183064 * x2_0 +
          1.2574914939727688 * x9_0 - 1.2574914939727688 * x6_0 - 1.029965975891075 * x8_0 -
          1.2574914939727688 * x4_0;
      const double t341 = 0.25749149397276877 * x0_2 + 1.2574914939727688 * x7_2 + 0.2275255180816937 * x8_2 -
          0.25749149397276877 * x1_2 - 1.2574914939727688 * x5_2 - 0.2275255180816937 * x6_2;
      const double t342 = 0.25749149397276877 * x0_1 + 1.2574914939727688 * x7_1 + 0.2275255180816937 * x8_1 -
          0.25749149397276877 * x1_1 - 1.2574914939727688 * x5_1 - 0.2275255180816937 * x6_1;
      const double t343 = t337 * t341 - t336 * t342;
      const double t344 = 0.25749149397276877 * x0_0 + 0.2275255180816937 * x8_0 + 1.2574914939727688 * x9_0 -
          1.2574914939727688 * x5_0 - 0.2275255180816937 * x4_0 - 0.25749149397276877 * x3_0;
      const double t345 = t338 * t342 - t335 * t341;
      const double t346 = 1.0 / std::fabs(-(t334 * t339 + t340 * t343 + t344 * t345));
      const double t347 = t338 * t344 - t336 * t340;
      const double t348 = t337 * t340 - t335 * t344;
      const double t349 = t346 * (t339 * t339 + t347 * t347 + t348 * t348);
      const double t350 = t334 * t336 - t341 * t344;
      const double t351 = t342 * t344 - t334 * t337;
      const double t352 = t346 * (t339 * t343 + t347 * t350 + t348 * t351);
      const double t353 = t340 * t341 - t334 * t338;
      const double t354 = t334 * t335 - t340 * t342;
      const double t355 = t346 * (t339 * t345 + t347 * t353 + t348 * t354);
      const double t356 = t346 * (t343 * t343 + t350 * t350 + t351 * t351);
      const double t357 = t346 * (t343 * t345 + t350 * t353 + t351 * t354);
      const double t358 = t346 * (t345 * t345 + t353 * t353 + t354 * t354);
      const double t359 = 0.050793650793650794 * t22 + 0.050793650793650794 * t25 + 0.050793650793650794 * t27
          + 0.050793650793650794 * t50 + 0.050793650793650794 * t53 + 0.050793650793650794 * t55 +
          0.050793650793650794 * t78 + 0.050793650793650794 * t81 + 0.050793650793650794 * t83 +
          0.025396825396825397 * (2.0 * t99 + t102 + t105) + 0.012698412698412698 * (2.0 * t102 + t106 + t107)
          + 0.012698412698412698 * (2.0 * t105 + t107 + t108) + 0.012698412698412698 * (t124 + 2.0 * t127 +
          t130) + 0.025396825396825397 * (t127 + 2.0 * t131 + t132) + 0.012698412698412698 * (t130 + 2.0 *
          t132 + t133) + 0.012698412698412698 * (t149 + t152 + 2.0 * t155) + 0.012698412698412698 * (t152 +
          t156 + 2.0 * t157) + 0.025396825396825397 * (t155 + t157 + 2.0 * t158) + 0.005278122205517682 *
          (t174 + t177 + t180) + 0.005278122205517682 * (t177 + t181 + t182) + 0.005278122205517682 * (t180 +
          t182 + t183) + 0.04750309984965914 * (t199 + t202 + t205) + 0.04750309984965914 * (t202 + t206 +
          t207) + 0.04750309984965914 * (t205 + t207 + t208) + 0.005278122205517682 * (t224 + t227 + t230) +
          0.005278122205517682 * (t227 + t231 + t232) + 0.005278122205517682 * (t230 + t232 + t233) +
          0.005278122205517682 * (t249 + t252 + t255) + 0.005278122205517682 * (t252 + t256 + t257) +
          0.005278122205517682 * (t255 + t257 + t258) + 0.0014679095405140633 * (t274 + t277 + t280) +
          0.0014679095405140633 * (t277 + t281 + t282) + 0.0014679095405140633 * (t280 + t282 + t283) +
          0.01321118586462657 * (t299 + t302 + t305) + 0.01321118586462657 * (t302 + t306 + t307) +
          0.01321118586462657 * (t305 + t307 + t308) + 0.0014679095405140633 * (t324 + t327 + t330) +
          0.0014679095405140633 * (t327 + t331 + t332) + 0.0014679095405140633 * (t330 + t332 + t333) +
          0.0014679095405140633 * (t349 + t352 + t355) + 0.0014679095405140633 * (t352 + t356 + t357) +
          0.0014679095405140633 * (t355 + t357 + t358);
      const double t360 = 0.050793650793650794 * t15 + 0.050793650793650794 * t18 + 0.050793650793650794 * t21
          + 0.050793650793650794 * t99 + 0.025396825396825397 * t102 + 0.025396825396825397 * t105 +
          0.005278122205517682 * t224 + 0.005278122205517682 * t227 + 0.005278122205517682 * t230 +
          0.005278122205517682 * t249 + 0.005278122205517682 * t252 + 0.005278122205517682 * t255 +
          0.0014679095405140633 * t324 + 0.0014679095405140633 * t327 + 0.0014679095405140633 * t330 +
          0.0014679095405140633 * t349 + 0.0014679095405140633 * t352 + 0.0014679095405140633 * t355 -
          0.050793650793650794 * t43 - 0.050793650793650794 * t46 - 0.050793650793650794 * t49 -
          0.050793650793650794 * t71 - 0.050793650793650794 * t74 - 0.050793650793650794 * t77 -
          0.012698412698412698 * t124 - 0.025396825396825397 * t127 - 0.012698412698412698 * t130 -
          0.012698412698412698 * t149 - 0.012698412698412698 * t152 - 0.025396825396825397 * t155 -
          0.015834366616553047 * t174 - 0.015834366616553047 * t177 - 0.015834366616553047 * t180 -
          0.015834366616553047 * t199 - 0.015834366616553047 * t202 - 0.015834366616553047 * t205 -
          0.00440372862154219 * t274 - 0.00440372862154219 * t277 - 0.00440372862154219 * t280 -
          0.00440372862154219 * t299 - 0.00440372862154219 * t302 - 0.00440372862154219 * t305;
      const double t361 = -t360;
      reinterpret_cast<double2*>(tile)[51 * lane] = make_double2(t359, t361);
      const double t362 = 0.050793650793650794 * t18 + 0.050793650793650794 * t23 + 0.050793650793650794 * t24
          + 0.050793650793650794 * t74 + 0.050793650793650794 * t79 + 0.050793650793650794 * t80 +
          0.025396825396825397 * t102 + 0.012698412698412698 * t106 + 0.012698412698412698 * t107 +
          0.012698412698412698 * t152 + 0.012698412698412698 * t156 + 0.025396825396825397 * t157 +
          0.015834366616553047 * t202 + 0.015834366616553047 * t206 + 0.015834366616553047 * t207 +
          0.015834366616553047 * t252 + 0.015834366616553047 * t256 + 0.015834366616553047 * t257 +
          0.00440372862154219 * t302 + 0.00440372862154219 * t306 + 0.00440372862154219 * t307 +
          0.00440372862154219 * t352 + 0.00440372862154219 * t356 + 0.00440372862154219 * t357 -
          0.050793650793650794 * t46 - 0.050793650793650794 * t51 - 0.050793650793650794 * t52 -
          0.025396825396825397 * t127 - 0.050793650793650794 * t131 - 0.025396825396825397 * t132 -
          0.005278122205517682 * t177 - 0.005278122205517682 * t181 - 0.005278122205517682 * t182 -
          0.005278122205517682 * t227 - 0.005278122205517682 * t231 - 0.005278122205517682 * t232 -
          0.0014679095405140633 * t277 - 0.0014679095405140633 * t281 - 0.0014679095405140633 * t282 -
          0.0014679095405140633 * t327 - 0.0014679095405140633 * t331 - 0.0014679095405140633 * t332;
      const double t363 = 0.050793650793650794 * t21 + 0.050793650793650794 * t24 + 0.050793650793650794 * t26
          + 0.050793650793650794 * t49 + 0.050793650793650794 * t52 + 0.050793650793650794 * t54 +
          0.025396825396825397 * t105 + 0.012698412698412698 * t107 + 0.012698412698412698 * t108 +
          0.012698412698412698 * t130 + 0.025396825396825397 * t132 + 0.012698412698412698 * t133 +
          0.015834366616553047 * t205 + 0.015834366616553047 * t207 + 0.015834366616553047 * t208 +
          0.015834366616553047 * t230 + 0.015834366616553047 * t232 + 0.015834366616553047 * t233 +
          0.00440372862154219 * t305 + 0.00440372862154219 * t307 + 0.00440372862154219 * t308 +
          0.00440372862154219 * t330 + 0.00440372862154219 * t332 + 0.00440372862154219 * t333 -
          0.050793650793650794 * t77 - 0.050793650793650794 * t80 - 0.050793650793650794 * t82 -
          0.025396825396825397 * t155 - 0.025396825396825397 * t157 - 0.050793650793650794 * t158 -
          0.005278122205517682 * t180 - 0.005278122205517682 * t182 - 0.005278122205517682 * t183 -
          0.005278122205517682 * t255 - 0.005278122205517682 * t257 - 0.005278122205517682 * t258 -
          0.0014679095405140633 * t280 - 0.0014679095405140633 * t282 - 0.0014679095405140633 * t283 -
          0.0014679095405140633 * t355 - 0.0014679095405140633 * t357 - 0.0014679095405140633 * t358;
      reinterpret_cast<double2*>(tile)[51 * lane + 1] = make_double2(t362, t363);
      const double t364 = t18 + t21;
      const double t365 = t23 + t24;
      const double t366 = t24 + t26;
      const double t367 = t177 + t180;
      const double t368 = t181 + t182;
      const double t369 = t182 + t183;
      const double t370 = t202 + t205;
      const double t371 = t206 + t207;
      const double t372 = t207 + t208;
      const double t373 = 0.041248586135427874 * t227 + 0.005937099008853089 * t230;
      const double t374 = 0.041248586135427874 * t231 + 0.005937099008853089 * t232;
      const double t375 = 0.041248586135427874 * t232 + 0.005937099008853089 * t233;
      const double t376 = 0.005937099008853089 * t252 + 0.041248586135427874 * t255;
      const double t377 = 0.005937099008853089 * t256 + 0.041248586135427874 * t257;
      const double t378 = 0.005937099008853089 * t257 + 0.041248586135427874 * t258;
      const double t379 = t277 + t280;
      const double t380 = t281 + t282;
      const double t381 = t282 + t283;
      const double t382 = t302 + t305;
      const double t383 = t306 + t307;
      const double t384 = t307 + t308;
      const double t385 = 0.00503736744349365 * t327 + 0.027840599004522276 * t330;
      const double t386 = 0.00503736744349365 * t331 + 0.027840599004522276 * t332;
      const double t387 = 0.00503736744349365 * t332 + 0.027840599004522276 * t333;
      const double t388 = 0.027840599004522276 * t352 + 0.00503736744349365 * t355;
      const double t389 = 0.027840599004522276 * t356 + 0.00503736744349365 * t357;
      const double t390 = 0.027840599004522276 * t357 + 0.00503736744349365 * t358;
      const double t391 = 0.10158730158730159 * t46 + 0.10158730158730159 * t51 + 0.10158730158730159 * t52 +
          0.10158730158730159 * t77 + 0.10158730158730159 * t80 + 0.10158730158730159 * t82 +
          0.10158730158730159 * t364 + 0.10158730158730159 * t365 + 0.10158730158730159 * t366 +
          0.0035497495761260137 * t367 + 0.0035497495761260137 * t368 + 0.0035497495761260137 * t369 +
          0.5978929390991821 * t373 + 0.5978929390991821 * t374 + 0.5978929390991821 * t375 +
          0.5978929390991821 * t376 + 0.5978929390991821 * t377 + 0.5978929390991821 * t378 +
          0.02150615229231366 * t382 + 0.02150615229231366 * t383 + 0.02150615229231366 * t384 -
          0.025396825396825397 * t130 - 0.050793650793650794 * t132 - 0.025396825396825397 * t133 -
          0.025396825396825397 * t152 - 0.025396825396825397 * t156 - 0.050793650793650794 * t157 -
          0.010649248728378042 * t370 - 0.010649248728378042 * t371 - 0.010649248728378042 * t372 -
          0.00716871743077122 * t379 - 0.00716871743077122 * t380 - 0.00716871743077122 * t381 -
          0.25749149397276877 * t385 - 0.25749149397276877 * t386 - 0.25749149397276877 * t387 -
          0.25749149397276877 * t388 - 0.25749149397276877 * t389 - 0.25749149397276877 * t390;
      const double t392 = t43 + t49;
      const double t393 = t46 + t52;
      const double t394 = t49 + t54;
      const double t395 = 0.005937099008853089 * t174 + 0.041248586135427874 * t180;
      const double t396 = 0.005937099008853089 * t177 + 0.041248586135427874 * t182;
      const double t397 = 0.005937099008853089 * t180 + 0.041248586135427874 * t183;
      const double t398 = t199 + t205;
      const double t399 = t202 + t207;
      const double t400 = t205 + t208;
      const double t401 = 0.041248586135427874 * t224 + 0.005937099008853089 * t230;
      const double t402 = 0.041248586135427874 * t227 + 0.005937099008853089 * t232;
      const double t403 = 0.041248586135427874 * t230 + 0.005937099008853089 * t233;
      const double t404 = t249 + t255;
      const double t405 = t252 + t257;
      const double t406 = t255 + t258;
      const double t407 = 0.027840599004522276 * t274 + 0.00503736744349365 * t280;
      const double t408 = 0.027840599004522276 * t277 + 0.00503736744349365 * t282;
      const double t409 = 0.027840599004522276 * t280 + 0.00503736744349365 * t283;
      const double t410 = t299 + t305;
      const double t411 = t302 + t307;
      const double t412 = t305 + t308;
      const double t413 = 0.00503736744349365 * t324 + 0.027840599004522276 * t330;
      const double t414 = 0.00503736744349365 * t327 + 0.027840599004522276 * t332;
      const double t415 = 0.00503736744349365 * t330 + 0.027840599004522276 * t333;
      const double t416 = t349 + t355;
      const double t417 = t352 + t357;
      const double t418 = t355 + t358;
      const double t419 = 0.10158730158730159 * t15 + 0.10158730158730159 * t18 + 0.10158730158730159 * t21 +
          0.10158730158730159 * t77 + 0.10158730158730159 * t80 + 0.10158730158730159 * t82 +
          0.10158730158730159 * t392 + 0.10158730158730159 * t393 + 0.10158730158730159 * t394 +
          0.5978929390991821 * t395 + 0.5978929390991821 * t396 + 0.5978929390991821 * t397 +
          0.5978929390991821 * t401 + 0.5978929390991821 * t402 + 0.5978929390991821 * t403 +
          0.0035497495761260137 * t404 + 0.0035497495761260137 * t405 + 0.0035497495761260137 * t406 +
          0.02150615229231366 * t410 + 0.02150615229231366 * t411 + 0.02150615229231366 * t412 -
          0.050793650793650794 * t105 - 0.025396825396825397 * t107 - 0.025396825396825397 * t108 -
          0.025396825396825397 * t149 - 0.025396825396825397 * t152 - 0.050793650793650794 * t155 -
          0.010649248728378042 * t398 - 0.010649248728378042 * t399 - 0.010649248728378042 * t400 -
          0.25749149397276877 * t407 - 0.25749149397276877 * t408 - 0.25749149397276877 * t409 -
          0.25749149397276877 * t413 - 0.25749149397276877 * t414 - 0.25749149397276877 * t415 -
          0.00716871743077122 * t416 - 0.00716871743077122 * t417 - 0.00716871743077122 * t418;
      reinterpret_cast<double2*>(tile)[51 * lane + 2] = make_double2(t391, t419);
      const double t420 = t71 + t74;
      const double t421 = t74 + t79;
      const double t422 = t77 + t80;
      const double t423 = 0.005937099008853089 * t174 + 0.041248586135427874 * t177;
      const double t424 = 0.005937099008853089 * t177 + 0.041248586135427874 * t181;
      const double t425 = 0.005937099008853089 * t180 + 0.041248586135427874 * t182;
      const double t426 = t199 + t202;
      const double t427 = t202 + t206;
      const double t428 = t205 + t207;
      const double t429 = t224 + t227;
      const double t430 = t227 + t231;
      const double t431 = t230 + t232;
      const double t432 = 0.041248586135427874 * t249 + 0.005937099008853089 * t252;
      const double t433 = 0.041248586135427874 * t252 + 0.005937099008853089 * t256;
      const double t434 = 0.041248586135427874 * t255 + 0.005937099008853089 * t257;
      const double t435 = 0.027840599004522276 * t274 + 0.00503736744349365 * t277;
      const double t436 = 0.027840599004522276 * t277 + 0.00503736744349365 * t281;
      const double t437 = 0.027840599004522276 * t280 + 0.00503736744349365 * t282;
      const double t438 = t299 + t302;
      const double t439 = t302 + t306;
      const double t440 = t305 + t307;
      const double t441 = t324 + t327;
      const double t442 = t327 + t331;
      const double t443 = t330 + t332;
      const double t444 = 0.00503736744349365 * t349 + 0.027840599004522276 * t352;
      const double t445 = 0.00503736744349365 * t352 + 0.027840599004522276 * t356;
      const double t446 = 0.00503736744349365 * t355 + 0.027840599004522276 * t357;
      const double t447 = 0.10158730158730159 * t15 + 0.10158730158730159 * t18 + 0.10158730158730159 * t21 +
          0.10158730158730159 * t46 + 0.10158730158730159 * t51 + 0.10158730158730159 * t52 +
          0.10158730158730159 * t420 + 0.10158730158730159 * t421 + 0.10158730158730159 * t422 +
          0.5978929390991821 * t423 + 0.5978929390991821 * t424 + 0.5978929390991821 * t425 +
          0.0035497495761260137 * t429 + 0.0035497495761260137 * t430 + 0.0035497495761260137 * t431 +
          0.5978929390991821 * t432 + 0.5978929390991821 * t433 + 0.5978929390991821 * t434 +
          0.02150615229231366 * t438 + 0.02150615229231366 * t439 + 0.02150615229231366 * t440 -
          0.050793650793650794 * t102 - 0.025396825396825397 * t106 - 0.025396825396825397 * t107 -
          0.025396825396825397 * t124 - 0.050793650793650794 * t127 - 0.025396825396825397 * t130 -
          0.010649248728378042 * t426 - 0.010649248728378042 * t427 - 0.010649248728378042 * t428 -
          0.25749149397276877 * t435 - 0.25749149397276877 * t436 - 0.25749149397276877 * t437 -
          0.00716871743077122 * t441 - 0.00716871743077122 * t442 - 0.00716871743077122 * t443 -
          0.25749149397276877 * t444 - 0.25749149397276877 * t445 - 0.25749149397276877 * t446;
      const double t448 = t149 + t152;
      const double t449 = t152 + t156;
      const double t450 = t155 + t157;
      const double t451 = t174 + t177;
      const double t452 = t177 + t181;
      const double t453 = t180 + t182;
      const double t454 = 0.005937099008853089 * t199 + 0.005937099008853089 * t202 - 0.03531148712657479 *
          t205;
      const double t455 = 0.005937099008853089 * t202 + 0.005937099008853089 * t206 - 0.03531148712657479 *
          t207;
      const double t456 = 0.005937099008853089 * t205 + 0.005937099008853089 * t207 - 0.03531148712657479 *
          t208;
      const double t457 = 0.041248586135427874 * t224 + 0.041248586135427874 * t227 + 0.03531148712657479 *
          t230;
      const double t458 = 0.041248586135427874 * t227 + 0.041248586135427874 * t231 + 0.03531148712657479 *
          t232;
      const double t459 = 0.041248586135427874 * t230 + 0.041248586135427874 * t232 + 0.03531148712657479 *
          t233;
      const double t460 = t249 + t252;
      const double t461 = t252 + t256;
      const double t462 = t255 + t257;
      const double t463 = t274 + t277;
      const double t464 = t277 + t281;
      const double t465 = t280 + t282;
      const double t466 = 0.027840599004522276 * t299 + 0.027840599004522276 * t302 + 0.022803231561028627 *
          t305;
      const double t467 = 0.027840599004522276 * t302 + 0.027840599004522276 * t306 + 0.022803231561028627 *
          t307;
      const double t468 = 0.027840599004522276 * t305 + 0.027840599004522276 * t307 + 0.022803231561028627 *
          t308;
      const double t469 = 0.00503736744349365 * t324 + 0.00503736744349365 * t327 - 0.022803231561028627 *
          t330;
      const double t470 = 0.00503736744349365 * t327 + 0.00503736744349365 * t331 - 0.022803231561028627 *
          t332;
      const double t471 = 0.00503736744349365 * t330 + 0.00503736744349365 * t332 - 0.022803231561028627 *
          t333;
      const double t472 = t349 + t352;
      const double t473 = t352 + t356;
      const double t474 = t355 + t357;
      const double t475 = 0.10158730158730159 * t22 + 0.10158730158730159 * t25 + 0.10158730158730159 * t27 +
          0.10158730158730159 * t50 + 0.10158730158730159 * t53 + 0.10158730158730159 * t55 +
          0.050793650793650794 * t105 + 0.025396825396825397 * t107 + 0.025396825396825397 * t108 +
          0.025396825396825397 * t130 + 0.050793650793650794 * t132 + 0.025396825396825397 * t133 +
          0.0035497495761260137 * t451 + 0.0035497495761260137 * t452 + 0.0035497495761260137 * t453 +
          0.5978929390991821 * t457 + 0.5978929390991821 * t458 + 0.5978929390991821 * t459 +
          0.0035497495761260137 * t460 + 0.0035497495761260137 * t461 + 0.0035497495761260137 * t462 +
          0.7724744819183064 * t466 + 0.7724744819183064 * t467 + 0.7724744819183064 * t468 -
          0.025396825396825397 * t448 - 0.025396825396825397 * t449 - 0.050793650793650794 * t450 -
          1.7936788172975462 * t454 - 1.7936788172975462 * t455 - 1.7936788172975462 * t456 -
          0.00716871743077122 * t463 - 0.00716871743077122 * t464 - 0.00716871743077122 * t465 -
          0.25749149397276877 * t469 - 0.25749149397276877 * t470 - 0.25749149397276877 * t471 -
          0.00716871743077122 * t472 - 0.00716871743077122 * t473 - 0.00716871743077122 * t474;
      const double t476 = -t475;
      reinterpret_cast<double2*>(tile)[51 * lane + 3] = make_double2(t447, t476);
      const double t477 = t124 + t130;
      const double t478 = t127 + t132;
      const double t479 = t130 + t133;
      const double t480 = t174 + t180;
      const double t481 = t177 + t182;
      const double t482 = t180 + t183;
      const double t483 = 0.005937099008853089 * t199 + 0.005937099008853089 * t205 - 0.03531148712657479 *
          t202;
      const double t484 = 0.005937099008853089 * t202 + 0.005937099008853089 * t207 - 0.03531148712657479 *
          t206;
      const double t485 = 0.005937099008853089 * t205 + 0.005937099008853089 * t208 - 0.03531148712657479 *
          t207;
      const double t486 = t224 + t230;
      const double t487 = t227 + t232;
      const double t488 = t230 + t233;
      const double t489 = 0.041248586135427874 * t249 + 0.03531148712657479 * t252 + 0.041248586135427874 *
          t255;
      const double t490 = 0.041248586135427874 * t252 + 0.03531148712657479 * t256 + 0.041248586135427874 *
          t257;
      const double t491 = 0.041248586135427874 * t255 + 0.03531148712657479 * t257 + 0.041248586135427874 *
          t258;
      const double t492 = t274 + t280;
      const double t493 = t277 + t282;
      const double t494 = t280 + t283;
      const double t495 = 0.027840599004522276 * t299 + 0.022803231561028627 * t302 + 0.027840599004522276 *
          t305;
      const double t496 = 0.027840599004522276 * t302 + 0.022803231561028627 * t306 + 0.027840599004522276 *
          t307;
      const double t497 = 0.027840599004522276 * t305 + 0.022803231561028627 * t307 + 0.027840599004522276 *
          t308;
      const double t498 = t324 + t330;
      const double t499 = t327 + t332;
      const double t500 = t330 + t333;
      const double t501 = 0.00503736744349365 * t349 + 0.00503736744349365 * t355 - 0.022803231561028627 *
          t352;
      const double t502 = 0.00503736744349365 * t352 + 0.00503736744349365 * t357 - 0.022803231561028627 *
          t356;
      const double t503 = 0.00503736744349365 * t355 + 0.00503736744349365 * t358 - 0.022803231561028627 *
          t357;
      const double t504 = 0.10158730158730159 * t22 + 0.10158730158730159 * t25 + 0.10158730158730159 * t27 +
          0.10158730158730159 * t78 + 0.10158730158730159 * t81 + 0.10158730158730159 * t83 +
          0.050793650793650794 * t102 + 0.025396825396825397 * t106 + 0.025396825396825397 * t107 +
          0.025396825396825397 * t152 + 0.025396825396825397 * t156 + 0.050793650793650794 * t157 +
          0.0035497495761260137 * t480 + 0.0035497495761260137 * t481 + 0.0035497495761260137 * t482 +
          0.0035497495761260137 * t486 + 0.0035497495761260137 * t487 + 0.0035497495761260137 * t488 +
          0.5978929390991821 * t489 + 0.5978929390991821 * t490 + 0.5978929390991821 * t491 +
          0.7724744819183064 * t495 + 0.7724744819183064 * t496 + 0.7724744819183064 * t497 -
          0.025396825396825397 * t477 - 0.050793650793650794 * t478 - 0.025396825396825397 * t479 -
          1.7936788172975462 * t483 - 1.7936788172975462 * t484 - 1.7936788172975462 * t485 -
          0.00716871743077122 * t492 - 0.00716871743077122 * t493 - 0.00716871743077122 * t494 -
          0.00716871743077122 * t498 - 0.00716871743077122 * t499 - 0.00716871743077122 * t500 -
          0.25749149397276877 * t501 - 0.25749149397276877 * t502 - 0.25749149397276877 * t503;
      const double t505 = -t504;
      const double t506 = t102 + t105;
      const double t507 = t106 + t107;
      const double t508 = t107 + t108;
      const double t509 = 0.03531148712657479 * t174 + 0.041248586135427874 * t177 + 0.041248586135427874 *
          t180;
      const double t510 = 0.03531148712657479 * t177 + 0.041248586135427874 * t181 + 0.041248586135427874 *
          t182;
      const double t511 = 0.03531148712657479 * t180 + 0.041248586135427874 * t182 + 0.041248586135427874 *
          t183;
      const double t512 = 0.03531148712657479 * t199 - 0.005937099008853089 * t202 - 0.005937099008853089 *
          t205;
      const double t513 = 0.03531148712657479 * t202 - 0.005937099008853089 * t206 - 0.005937099008853089 *
          t207;
      const double t514 = 0.03531148712657479 * t205 - 0.005937099008853089 * t207 - 0.005937099008853089 *
          t208;
      const double t515 = t227 + t230;
      const double t516 = t231 + t232;
      const double t517 = t232 + t233;
      const double t518 = t252 + t255;
      const double t519 = t256 + t257;
      const double t520 = t257 + t258;
      const double t521 = 0.022803231561028627 * t274 - 0.00503736744349365 * t277 - 0.00503736744349365 *
          t280;
      const double t522 = 0.022803231561028627 * t277 - 0.00503736744349365 * t281 - 0.00503736744349365 *
          t282;
      const double t523 = 0.022803231561028627 * t280 - 0.00503736744349365 * t282 - 0.00503736744349365 *
          t283;
      const double t524 = 0.022803231561028627 * t299 + 0.027840599004522276 * t302 + 0.027840599004522276 *
          t305;
      const double t525 = 0.022803231561028627 * t302 + 0.027840599004522276 * t306 + 0.027840599004522276 *
          t307;
      const double t526 = 0.022803231561028627 * t305 + 0.027840599004522276 * t307 + 0.027840599004522276 *
          t308;
      const double t527 = t327 + t330;
      const double t528 = t331 + t332;
      const double t529 = t332 + t333;
      const double t530 = t352 + t355;
      const double t531 = t356 + t357;
      const double t532 = t357 + t358;
      const double t533 = 0.10158730158730159 * t50 + 0.10158730158730159 * t53 + 0.10158730158730159 * t55 +
          0.10158730158730159 * t78 + 0.10158730158730159 * t81 + 0.10158730158730159 * t83 +
          0.025396825396825397 * t124 + 0.050793650793650794 * t127 + 0.025396825396825397 * t130 +
          0.025396825396825397 * t149 + 0.025396825396825397 * t152 + 0.050793650793650794 * t155 +
          0.5978929390991821 * t509 + 0.5978929390991821 * t510 + 0.5978929390991821 * t511 +
          1.7936788172975462 * t512 + 1.7936788172975462 * t513 + 1.7936788172975462 * t514 +
          0.0035497495761260137 * t515 + 0.0035497495761260137 * t516 + 0.0035497495761260137 * t517 +
          0.0035497495761260137 * t518 + 0.0035497495761260137 * t519 + 0.0035497495761260137 * t520 +
          0.25749149397276877 * t521 + 0.25749149397276877 * t522 + 0.25749149397276877 * t523 +
          0.7724744819183064 * t524 + 0.7724744819183064 * t525 + 0.7724744819183064 * t526 -
          0.050793650793650794 * t506 - 0.025396825396825397 * t507 - 0.025396825396825397 * t508 -
          0.00716871743077122 * t527 - 0.00716871743077122 * t528 - 0.00716871743077122 * t529 -
          0.00716871743077122 * t530 - 0.00716871743077122 * t531 - 0.00716871743077122 * t532;
      const double t534 = -t533;
      reinterpret_cast<double2*>(tile)[51 * lane + 4] = make_double2(t505, t534);
      reinterpret_cast<double2*>(tile)[51 * lane + 5] = make_double2(t361, 0.050793650793650794 * t15 +
          0.050793650793650794 * t43 + 0.050793650793650794 * t71 + 0.050793650793650794 * t99 +
          0.012698412698412698 * t124 + 0.012698412698412698 * t149 + 0.04750309984965914 * t174 +
          0.005278122205517682 * t199 + 0.005278122205517682 * t224 + 0.005278122205517682 * t249 +
          0.01321118586462657 * t274 + 0.0014679095405140633 * t299 + 0.0014679095405140633 * t324 +
          0.0014679095405140633 * t349);
      const double t535 = 0.050793650793650794 * t18 + 0.050793650793650794 * t46 + 0.025396825396825397 *
          t102 + 0.025396825396825397 * t127 + 0.015834366616553047 * t177 + 0.015834366616553047 * t252 +
          0.00440372862154219 * t277 + 0.00440372862154219 * t352 - 0.050793650793650794 * t74 -
          0.012698412698412698 * t152 - 0.005278122205517682 * t202 - 0.005278122205517682 * t227 -
          0.0014679095405140633 * t302 - 0.0014679095405140633 * t327;
      const double t536 = -t535;
      const double t537 = 0.050793650793650794 * t21 + 0.050793650793650794 * t77 + 0.025396825396825397 *
          t105 + 0.025396825396825397 * t155 + 0.015834366616553047 * t180 + 0.015834366616553047 * t230 +
          0.00440372862154219 * t280 + 0.00440372862154219 * t330 - 0.050793650793650794 * t49 -
          0.012698412698412698 * t130 - 0.005278122205517682 * t205 - 0.005278122205517682 * t255 -
          0.0014679095405140633 * t305 - 0.0014679095405140633 * t355;
      const double t538 = -t537;
      reinterpret_cast<double2*>(tile)[51 * lane + 6] = make_double2(t536, t538);
      const double t539 = 0.10158730158730159 * t46 + 0.10158730158730159 * t77 + 0.010649248728378042 * t367
          + 0.00716871743077122 * t382 + 0.25749149397276877 * t385 + 0.25749149397276877 * t388 -
          0.025396825396825397 * t130 - 0.025396825396825397 * t152 - 0.10158730158730159 * t364 -
          0.0035497495761260137 * t370 - 0.5978929390991821 * t373 - 0.5978929390991821 * t376 -
          0.02150615229231366 * t379;
      const double t540 = 0.10158730158730159 * t15 + 0.025396825396825397 * t149 + 0.0035497495761260137 *
          t398 + 0.5978929390991821 * t401 + 0.0035497495761260137 * t404 + 0.7724744819183064 * t407 -
          0.10158730158730159 * t77 - 0.050793650793650794 * t105 - 0.10158730158730159 * t392 -
          1.7936788172975462 * t395 - 0.00716871743077122 * t410 - 0.25749149397276877 * t413 -
          0.00716871743077122 * t416;
      const double t541 = -t540;
      reinterpret_cast<double2*>(tile)[51 * lane + 7] = make_double2(t539, t541);
      const double t542 = 0.10158730158730159 * t15 + 0.025396825396825397 * t124 + 0.0035497495761260137 *
          t426 + 0.0035497495761260137 * t429 + 0.5978929390991821 * t432 + 0.7724744819183064 * t435 -
          0.10158730158730159 * t46 - 0.050793650793650794 * t102 - 0.10158730158730159 * t420 -
          1.7936788172975462 * t423 - 0.00716871743077122 * t438 - 0.00716871743077122 * t441 -
          0.25749149397276877 * t444;
      const double t543 = -t542;
      const double t544 = 0.10158730158730159 * t22 + 0.050793650793650794 * t105 + 0.025396825396825397 *
          t448 + 0.5978929390991821 * t454 + 0.5978929390991821 * t457 + 0.0035497495761260137 * t460 +
          0.02150615229231366 * t463 - 0.10158730158730159 * t50 - 0.025396825396825397 * t130 -
          0.010649248728378042 * t451 - 0.25749149397276877 * t466 - 0.25749149397276877 * t469 -
          0.00716871743077122 * t472;
      reinterpret_cast<double2*>(tile)[51 * lane + 8] = make_double2(t543, t544);
      const double t545 = 0.10158730158730159 * t22 + 0.050793650793650794 * t102 + 0.025396825396825397 *
          t477 + 0.5978929390991821 * t483 + 0.0035497495761260137 * t486 + 0.5978929390991821 * t489 +
          0.02150615229231366 * t492 - 0.10158730158730159 * t78 - 0.025396825396825397 * t152 -
          0.010649248728378042 * t480 - 0.25749149397276877 * t495 - 0.00716871743077122 * t498 -
          0.25749149397276877 * t501;
      const double t546 = 0.10158730158730159 * t50 + 0.10158730158730159 * t78 + 0.025396825396825397 * t124
          + 0.025396825396825397 * t149 + 0.050793650793650794 * t506 + 1.7936788172975462 * t509 +
          0.5978929390991821 * t512 + 0.7724744819183064 * t521 + 0.25749149397276877 * t524 +
          0.00716871743077122 * t527 + 0.00716871743077122 * t530 - 0.0035497495761260137 * t515 -
          0.0035497495761260137 * t518;
      const double t547 = -t546;
      reinterpret_cast<double2*>(tile)[51 * lane + 9] = make_double2(t545, t547);
      reinterpret_cast<double2*>(tile)[51 * lane + 10] = make_double2(t362, t536);
      const double t548 = 0.050793650793650794 * t24 + 0.012698412698412698 * t107 + 0.005278122205517682 *
          t182 + 0.005278122205517682 * t207 + 0.0014679095405140633 * t282 + 0.0014679095405140633 * t307 -
          0.050793650793650794 * t52 - 0.050793650793650794 * t80 - 0.025396825396825397 * t132 -
          0.025396825396825397 * t157 - 0.015834366616553047 * t232 - 0.015834366616553047 * t257 -
          0.00440372862154219 * t332 - 0.00440372862154219 * t357;
      reinterpret_cast<double2*>(tile)[51 * lane + 11] = make_double2(0.050793650793650794 * t23 +
          0.050793650793650794 * t51 + 0.050793650793650794 * t79 + 0.012698412698412698 * t106 +
          0.050793650793650794 * t131 + 0.012698412698412698 * t156 + 0.005278122205517682 * t181 +
          0.005278122205517682 * t206 + 0.005278122205517682 * t231 + 0.04750309984965914 * t256 +
          0.0014679095405140633 * t281 + 0.0014679095405140633 * t306 + 0.0014679095405140633 * t331 +
          0.01321118586462657 * t356, t548);
      const double t549 = 0.10158730158730159 * t51 + 0.025396825396825397 * t156 + 0.0035497495761260137 *
          t368 + 0.0035497495761260137 * t371 + 0.5978929390991821 * t374 + 0.7724744819183064 * t389 -
          0.10158730158730159 * t80 - 0.050793650793650794 * t132 - 0.10158730158730159 * t365 -
          1.7936788172975462 * t377 - 0.00716871743077122 * t380 - 0.00716871743077122 * t383 -
          0.25749149397276877 * t386;
      const double t550 = -t549;
      const double t551 = 0.10158730158730159 * t18 + 0.10158730158730159 * t80 + 0.010649248728378042 * t405
          + 0.25749149397276877 * t408 + 0.00716871743077122 * t411 + 0.25749149397276877 * t414 -
          0.025396825396825397 * t107 - 0.025396825396825397 * t152 - 0.10158730158730159 * t393 -
          0.5978929390991821 * t396 - 0.0035497495761260137 * t399 - 0.5978929390991821 * t402 -
          0.02150615229231366 * t417;
      reinterpret_cast<double2*>(tile)[51 * lane + 12] = make_double2(t550, t551);
      const double t552 = 0.10158730158730159 * t18 + 0.050793650793650794 * t127 + 0.10158730158730159 * t421
          + 1.7936788172975462 * t433 + 0.25749149397276877 * t436 + 0.00716871743077122 * t439 +
          0.00716871743077122 * t442 - 0.10158730158730159 * t51 - 0.025396825396825397 * t106 -
          0.5978929390991821 * t424 - 0.0035497495761260137 * t427 - 0.0035497495761260137 * t430 -
          0.7724744819183064 * t445;
      const double t553 = 0.10158730158730159 * t25 + 0.025396825396825397 * t107 + 0.010649248728378042 *
          t461 + 0.00716871743077122 * t464 + 0.25749149397276877 * t467 + 0.25749149397276877 * t470 -
          0.10158730158730159 * t53 - 0.050793650793650794 * t132 - 0.025396825396825397 * t449 -
          0.0035497495761260137 * t452 - 0.5978929390991821 * t455 - 0.5978929390991821 * t458 -
          0.02150615229231366 * t473;
      const double t554 = -t553;
      reinterpret_cast<double2*>(tile)[51 * lane + 13] = make_double2(t552, t554);
      const double t555 = 0.10158730158730159 * t25 + 0.10158730158730159 * t81 + 0.025396825396825397 * t106
          + 0.025396825396825397 * t156 + 0.050793650793650794 * t478 + 1.7936788172975462 * t490 +
          0.00716871743077122 * t493 + 0.25749149397276877 * t496 + 0.00716871743077122 * t499 -
          0.0035497495761260137 * t481 - 0.5978929390991821 * t484 - 0.0035497495761260137 * t487 -
          0.7724744819183064 * t502;
      const double t556 = -t555;
      const double t557 = 0.10158730158730159 * t53 + 0.050793650793650794 * t127 + 0.025396825396825397 *
          t507 + 0.5978929390991821 * t510 + 0.0035497495761260137 * t516 + 0.25749149397276877 * t522 +
          0.02150615229231366 * t531 - 0.10158730158730159 * t81 - 0.025396825396825397 * t152 -
          0.5978929390991821 * t513 - 0.010649248728378042 * t519 - 0.25749149397276877 * t525 -
          0.00716871743077122 * t528;
      reinterpret_cast<double2*>(tile)[51 * lane + 14] = make_double2(t556, t557);
      reinterpret_cast<double2*>(tile)[51 * lane + 15] = make_double2(t363, t538);
      reinterpret_cast<double2*>(tile)[51 * lane + 16] = make_double2(t548, 0.050793650793650794 * t26 +
          0.050793650793650794 * t54 + 0.050793650793650794 * t82 + 0.012698412698412698 * t108 +
          0.012698412698412698 * t133 + 0.050793650793650794 * t158 + 0.005278122205517682 * t183 +
          0.005278122205517682 * t208 + 0.04750309984965914 * t233 + 0.005278122205517682 * t258 +
          0.0014679095405140633 * t283 + 0.0014679095405140633 * t308 + 0.01321118586462657 * t333 +
          0.0014679095405140633 * t358);
      const double t558 = 0.10158730158730159 * t52 + 0.050793650793650794 * t157 + 0.10158730158730159 * t366
          + 1.7936788172975462 * t375 + 0.00716871743077122 * t381 + 0.00716871743077122 * t384 +
          0.25749149397276877 * t390 - 0.10158730158730159 * t82 - 0.025396825396825397 * t133 -
          0.0035497495761260137 * t369 - 0.0035497495761260137 * t372 - 0.5978929390991821 * t378 -
          0.7724744819183064 * t387;
      const double t559 = 0.10158730158730159 * t21 + 0.050793650793650794 * t155 + 0.10158730158730159 * t394
          + 1.7936788172975462 * t403 + 0.25749149397276877 * t409 + 0.00716871743077122 * t412 +
          0.00716871743077122 * t418 - 0.10158730158730159 * t82 - 0.025396825396825397 * t108 -
          0.5978929390991821 * t397 - 0.0035497495761260137 * t400 - 0.0035497495761260137 * t406 -
          0.7724744819183064 * t415;
      reinterpret_cast<double2*>(tile)[51 * lane + 17] = make_double2(t558, t559);
      const double t560 = 0.10158730158730159 * t21 + 0.10158730158730159 * t52 + 0.010649248728378042 * t431
          + 0.25749149397276877 * t437 + 0.00716871743077122 * t440 + 0.25749149397276877 * t446 -
          0.025396825396825397 * t107 - 0.025396825396825397 * t130 - 0.10158730158730159 * t422 -
          0.5978929390991821 * t425 - 0.0035497495761260137 * t428 - 0.5978929390991821 * t434 -
          0.02150615229231366 * t443;
      const double t561 = 0.10158730158730159 * t27 + 0.10158730158730159 * t55 + 0.025396825396825397 * t108
          + 0.025396825396825397 * t133 + 0.050793650793650794 * t450 + 1.7936788172975462 * t459 +
          0.00716871743077122 * t465 + 0.25749149397276877 * t468 + 0.00716871743077122 * t474 -
          0.0035497495761260137 * t453 - 0.5978929390991821 * t456 - 0.0035497495761260137 * t462 -
          0.7724744819183064 * t471;
      const double t562 = -t561;
      reinterpret_cast<double2*>(tile)[51 * lane + 18] = make_double2(t560, t562);
      const double t563 = 0.10158730158730159 * t27 + 0.025396825396825397 * t107 + 0.010649248728378042 *
          t488 + 0.00716871743077122 * t494 + 0.25749149397276877 * t497 + 0.25749149397276877 * t503 -
          0.10158730158730159 * t83 - 0.050793650793650794 * t157 - 0.025396825396825397 * t479 -
          0.0035497495761260137 * t482 - 0.5978929390991821 * t485 - 0.5978929390991821 * t491 -
          0.02150615229231366 * t500;
      const double t564 = -t563;
      const double t565 = 0.10158730158730159 * t55 + 0.025396825396825397 * t130 + 0.5978929390991821 * t514
          + 0.010649248728378042 * t517 + 0.25749149397276877 * t526 + 0.00716871743077122 * t532 -
          0.10158730158730159 * t83 - 0.050793650793650794 * t155 - 0.025396825396825397 * t508 -
          0.5978929390991821 * t511 - 0.0035497495761260137 * t520 - 0.25749149397276877 * t523 -
          0.02150615229231366 * t529;
      const double t566 = -t565;
      reinterpret_cast<double2*>(tile)[51 * lane + 19] = make_double2(t564, t566);
      reinterpret_cast<double2*>(tile)[51 * lane + 20] = make_double2(t391, t539);
      reinterpret_cast<double2*>(tile)[51 * lane + 21] = make_double2(t550, t558);
      const double t567 = 0.20317460317460317 * t18 + 0.20317460317460317 * t21 + 0.20317460317460317 * t82 +
          0.050793650793650794 * t152 + 0.20317460317460317 * t393 + 0.40210706090081794 * t396 +
          0.40210706090081794 * t397 + 0.0023873494327270746 * t399 + 0.0023873494327270746 * t400 +
          2.7936788172975464 * t402 + 0.40210706090081794 * t403 + 0.0023873494327270746 * t405 +
          0.01658634773723113 * t406 + 1.2574914939727688 * t408 + 1.2574914939727688 * t409 +
          0.035009316435293494 * t411 + 0.035009316435293494 * t412 + 0.2275255180816937 * t414 +
          1.2574914939727688 * t415 + 0.035009316435293494 * t417 + 0.006334446712208616 * t418;
      reinterpret_cast<double2*>(tile)[51 * lane + 22] = make_double2(0.20317460317460317 * t51 +
          0.20317460317460317 * t82 + 0.050793650793650794 * t133 + 0.050793650793650794 * t156 +
          0.20317460317460317 * t365 + 0.20317460317460317 * t366 + 0.0023873494327270746 * t368 +
          0.0023873494327270746 * t369 + 0.0023873494327270746 * t371 + 0.0023873494327270746 * t372 +
          2.7936788172975464 * t374 + 0.40210706090081794 * t375 + 0.40210706090081794 * t377 +
          2.7936788172975464 * t378 + 0.035009316435293494 * t380 + 0.035009316435293494 * t381 +
          0.035009316435293494 * t383 + 0.035009316435293494 * t384 + 0.2275255180816937 * t386 +
          1.2574914939727688 * t387 + 1.2574914939727688 * t389 + 0.2275255180816937 * t390, t567);
      const double t568 = 0.20317460317460317 * t18 + 0.20317460317460317 * t21 + 0.20317460317460317 * t51 +
          0.050793650793650794 * t130 + 0.20317460317460317 * t422 + 0.40210706090081794 * t424 +
          0.40210706090081794 * t425 + 0.0023873494327270746 * t427 + 0.0023873494327270746 * t428 +
          0.01658634773723113 * t430 + 0.0023873494327270746 * t431 + 0.40210706090081794 * t433 +
          2.7936788172975464 * t434 + 1.2574914939727688 * t436 + 1.2574914939727688 * t437 +
          0.035009316435293494 * t439 + 0.035009316435293494 * t440 + 0.006334446712208616 * t442 +
          0.035009316435293494 * t443 + 1.2574914939727688 * t445 + 0.2275255180816937 * t446;
      const double t569 = 0.20317460317460317 * t25 + 0.20317460317460317 * t27 + 0.20317460317460317 * t53 +
          0.050793650793650794 * t449 + 0.0023873494327270746 * t452 + 0.0023873494327270746 * t453 +
          0.40210706090081794 * t455 + 0.40210706090081794 * t456 + 2.7936788172975464 * t458 +
          0.40210706090081794 * t459 + 0.0023873494327270746 * t461 + 0.01658634773723113 * t462 +
          0.035009316435293494 * t464 + 0.035009316435293494 * t465 + 1.2574914939727688 * t467 +
          1.2574914939727688 * t468 + 0.2275255180816937 * t470 + 1.2574914939727688 * t471 +
          0.035009316435293494 * t473 + 0.006334446712208616 * t474 - 0.050793650793650794 * t133;
      const double t570 = -t569;
      reinterpret_cast<double2*>(tile)[51 * lane + 23] = make_double2(t568, t570);
      const double t571 = 0.20317460317460317 * t25 + 0.20317460317460317 * t27 + 0.20317460317460317 * t83 +
          0.050793650793650794 * t479 + 0.0023873494327270746 * t481 + 0.0023873494327270746 * t482 +
          0.40210706090081794 * t484 + 0.40210706090081794 * t485 + 0.01658634773723113 * t487 +
          0.0023873494327270746 * t488 + 0.40210706090081794 * t490 + 2.7936788172975464 * t491 +
          0.035009316435293494 * t493 + 0.035009316435293494 * t494 + 1.2574914939727688 * t496 +
          1.2574914939727688 * t497 + 0.006334446712208616 * t499 + 0.035009316435293494 * t500 +
          1.2574914939727688 * t502 + 0.2275255180816937 * t503 - 0.050793650793650794 * t156;
      const double t572 = -t571;
      const double t573 = 0.20317460317460317 * t53 + 0.20317460317460317 * t83 + 0.40210706090081794 * t510 +
          0.40210706090081794 * t511 + 0.01658634773723113 * t516 + 0.0023873494327270746 * t517 +
          0.0023873494327270746 * t519 + 0.01658634773723113 * t520 + 1.2574914939727688 * t525 +
          1.2574914939727688 * t526 + 0.006334446712208616 * t528 + 0.035009316435293494 * t529 +
          0.035009316435293494 * t531 + 0.006334446712208616 * t532 - 0.050793650793650794 * t130 -
          0.050793650793650794 * t152 - 0.40210706090081794 * t513 - 0.40210706090081794 * t514 -
          1.2574914939727688 * t522 - 1.2574914939727688 * t523;
      const double t574 = -t573;
      reinterpret_cast<double2*>(tile)[51 * lane + 24] = make_double2(t572, t574);
      reinterpret_cast<double2*>(tile)[51 * lane + 25] = make_double2(t419, t541);
      reinterpret_cast<double2*>(tile)[51 * lane + 26] = make_double2(t551, t559);
      reinterpret_cast<double2*>(tile)[51 * lane + 27] = make_double2(t567, 0.20317460317460317 * t15 +
          0.20317460317460317 * t82 + 0.050793650793650794 * t108 + 0.050793650793650794 * t149 +
          0.20317460317460317 * t392 + 0.20317460317460317 * t394 + 0.40210706090081794 * t395 +
          2.7936788172975464 * t397 + 0.0023873494327270746 * t398 + 0.0023873494327270746 * t400 +
          2.7936788172975464 * t401 + 0.40210706090081794 * t403 + 0.0023873494327270746 * t404 +
          0.0023873494327270746 * t406 + 1.2574914939727688 * t407 + 0.2275255180816937 * t409 +
          0.035009316435293494 * t410 + 0.035009316435293494 * t412 + 0.2275255180816937 * t413 +
          1.2574914939727688 * t415 + 0.035009316435293494 * t416 + 0.035009316435293494 * t418);
      const double t575 = 0.20317460317460317 * t15 + 0.20317460317460317 * t46 + 0.20317460317460317 * t52 +
          0.050793650793650794 * t107 + 0.20317460317460317 * t422 + 0.40210706090081794 * t423 +
          2.7936788172975464 * t425 + 0.0023873494327270746 * t426 + 0.0023873494327270746 * t428 +
          0.01658634773723113 * t429 + 0.0023873494327270746 * t431 + 0.40210706090081794 * t432 +
          0.40210706090081794 * t434 + 1.2574914939727688 * t435 + 0.2275255180816937 * t437 +
          0.035009316435293494 * t438 + 0.035009316435293494 * t440 + 0.006334446712208616 * t441 +
          0.035009316435293494 * t443 + 1.2574914939727688 * t444 + 1.2574914939727688 * t446;
      const double t576 = 0.20317460317460317 * t22 + 0.20317460317460317 * t50 + 0.20317460317460317 * t55 +
          0.050793650793650794 * t448 + 0.0023873494327270746 * t451 + 0.01658634773723113 * t453 +
          0.40210706090081794 * t454 + 0.40210706090081794 * t456 + 2.7936788172975464 * t457 +
          0.40210706090081794 * t459 + 0.0023873494327270746 * t460 + 0.0023873494327270746 * t462 +
          0.035009316435293494 * t463 + 0.006334446712208616 * t465 + 1.2574914939727688 * t466 +
          1.2574914939727688 * t468 + 0.2275255180816937 * t469 + 1.2574914939727688 * t471 +
          0.035009316435293494 * t472 + 0.035009316435293494 * t474 - 0.050793650793650794 * t108;
      const double t577 = -t576;
      reinterpret_cast<double2*>(tile)[51 * lane + 28] = make_double2(t575, t577);
      const double t578 = 0.20317460317460317 * t22 + 0.20317460317460317 * t83 + 0.0023873494327270746 * t480
          + 0.01658634773723113 * t482 + 0.40210706090081794 * t483 + 0.40210706090081794 * t485 +
          0.01658634773723113 * t486 + 0.0023873494327270746 * t488 + 0.40210706090081794 * t489 +
          0.40210706090081794 * t491 + 0.035009316435293494 * t492 + 0.006334446712208616 * t494 +
          1.2574914939727688 * t495 + 1.2574914939727688 * t497 + 0.006334446712208616 * t498 +
          0.035009316435293494 * t500 + 1.2574914939727688 * t501 + 1.2574914939727688 * t503 -
          0.050793650793650794 * t107 - 0.050793650793650794 * t152;
      const double t579 = -t578;
      const double t580 = 0.20317460317460317 * t50 + 0.20317460317460317 * t55 + 0.20317460317460317 * t83 +
          0.050793650793650794 * t508 + 0.40210706090081794 * t509 + 2.7936788172975464 * t511 +
          0.01658634773723113 * t515 + 0.0023873494327270746 * t517 + 0.0023873494327270746 * t518 +
          0.0023873494327270746 * t520 + 1.2574914939727688 * t524 + 1.2574914939727688 * t526 +
          0.006334446712208616 * t527 + 0.035009316435293494 * t529 + 0.035009316435293494 * t530 +
          0.035009316435293494 * t532 - 0.050793650793650794 * t149 - 0.40210706090081794 * t512 -
          0.40210706090081794 * t514 - 1.2574914939727688 * t521 - 0.2275255180816937 * t523;
      const double t581 = -t580;
      reinterpret_cast<double2*>(tile)[51 * lane + 29] = make_double2(t579, t581);
      reinterpret_cast<double2*>(tile)[51 * lane + 30] = make_double2(t447, t543);
      reinterpret_cast<double2*>(tile)[51 * lane + 31] = make_double2(t552, t560);
      reinterpret_cast<double2*>(tile)[51 * lane + 32] = make_double2(t568, t575);
      const double t582 = 0.20317460317460317 * t22 + 0.20317460317460317 * t53 + 0.0023873494327270746 * t451
          + 0.01658634773723113 * t452 + 0.40210706090081794 * t454 + 0.40210706090081794 * t455 +
          0.40210706090081794 * t457 + 0.40210706090081794 * t458 + 0.01658634773723113 * t460 +
          0.0023873494327270746 * t461 + 0.035009316435293494 * t463 + 0.006334446712208616 * t464 +
          1.2574914939727688 * t466 + 1.2574914939727688 * t467 + 1.2574914939727688 * t469 +
          1.2574914939727688 * t470 + 0.006334446712208616 * t472 + 0.035009316435293494 * t473 -
          0.050793650793650794 * t107 - 0.050793650793650794 * t130;
      const double t583 = -t582;
      reinterpret_cast<double2*>(tile)[51 * lane + 33] = make_double2(0.20317460317460317 * t15 +
          0.20317460317460317 * t51 + 0.050793650793650794 * t106 + 0.050793650793650794 * t124 +
          0.20317460317460317 * t420 + 0.20317460317460317 * t421 + 0.40210706090081794 * t423 +
          2.7936788172975464 * t424 + 0.0023873494327270746 * t426 + 0.0023873494327270746 * t427 +
          0.0023873494327270746 * t429 + 0.0023873494327270746 * t430 + 2.7936788172975464 * t432 +
          0.40210706090081794 * t433 + 1.2574914939727688 * t435 + 0.2275255180816937 * t436 +
          0.035009316435293494 * t438 + 0.035009316435293494 * t439 + 0.035009316435293494 * t441 +
          0.035009316435293494 * t442 + 0.2275255180816937 * t444 + 1.2574914939727688 * t445, t583);
      const double t584 = 0.20317460317460317 * t22 + 0.20317460317460317 * t78 + 0.20317460317460317 * t81 +
          0.050793650793650794 * t477 + 0.0023873494327270746 * t480 + 0.01658634773723113 * t481 +
          0.40210706090081794 * t483 + 0.40210706090081794 * t484 + 0.0023873494327270746 * t486 +
          0.0023873494327270746 * t487 + 2.7936788172975464 * t489 + 0.40210706090081794 * t490 +
          0.035009316435293494 * t492 + 0.006334446712208616 * t493 + 1.2574914939727688 * t495 +
          1.2574914939727688 * t496 + 0.035009316435293494 * t498 + 0.035009316435293494 * t499 +
          0.2275255180816937 * t501 + 1.2574914939727688 * t502 - 0.050793650793650794 * t106;
      const double t585 = -t584;
      const double t586 = 0.20317460317460317 * t53 + 0.20317460317460317 * t78 + 0.20317460317460317 * t81 +
          0.050793650793650794 * t507 + 0.40210706090081794 * t509 + 2.7936788172975464 * t510 +
          0.0023873494327270746 * t515 + 0.0023873494327270746 * t516 + 0.01658634773723113 * t518 +
          0.0023873494327270746 * t519 + 1.2574914939727688 * t524 + 1.2574914939727688 * t525 +
          0.035009316435293494 * t527 + 0.035009316435293494 * t528 + 0.006334446712208616 * t530 +
          0.035009316435293494 * t531 - 0.050793650793650794 * t124 - 0.40210706090081794 * t512 -
          0.40210706090081794 * t513 - 1.2574914939727688 * t521 - 0.2275255180816937 * t522;
      const double t587 = -t586;
      reinterpret_cast<double2*>(tile)[51 * lane + 34] = make_double2(t585, t587);
      reinterpret_cast<double2*>(tile)[51 * lane + 35] = make_double2(t476, t544);
      reinterpret_cast<double2*>(tile)[51 * lane + 36] = make_double2(t554, t562);
      reinterpret_cast<double2*>(tile)[51 * lane + 37] = make_double2(t570, t577);
      reinterpret_cast<double2*>(tile)[51 * lane + 38] = make_double2(t583, 0.20317460317460317 * t22 +
          0.20317460317460317 * t25 + 0.20317460317460317 * t27 + 0.20317460317460317 * t50 +
          0.20317460317460317 * t53 + 0.20317460317460317 * t55 + 0.050793650793650794 * t108 +
          0.050793650793650794 * t133 + 0.050793650793650794 * t448 + 0.050793650793650794 * t449 +
          0.0023873494327270746 * t451 + 0.0023873494327270746 * t452 + 0.40210706090081794 * t454 +
          0.40210706090081794 * t455 + 2.7936788172975464 * t457 + 2.7936788172975464 * t458 +
          2.3915717563967283 * t459 + 0.0023873494327270746 * t460 + 0.0023873494327270746 * t461 +
          0.035009316435293494 * t463 + 0.035009316435293494 * t464 + 1.2574914939727688 * t466 +
          1.2574914939727688 * t467 + 1.029965975891075 * t468 + 0.2275255180816937 * t469 +
          0.2275255180816937 * t470 + 0.035009316435293494 * t472 + 0.035009316435293494 * t473 -
          2.3915717563967283 * t456 - 1.029965975891075 * t471);
      const double t588 = 0.20317460317460317 * t22 + 0.20317460317460317 * t25 + 0.20317460317460317 * t27 +
          0.050793650793650794 * t107 + 0.0023873494327270746 * t480 + 0.0023873494327270746 * t481 +
          0.40210706090081794 * t483 + 0.40210706090081794 * t484 + 0.01658634773723113 * t486 +
          0.01658634773723113 * t487 + 0.014198998304504055 * t488 + 0.40210706090081794 * t489 +
          0.40210706090081794 * t490 + 0.035009316435293494 * t492 + 0.035009316435293494 * t493 +
          1.2574914939727688 * t495 + 1.2574914939727688 * t496 + 1.029965975891075 * t497 +
          0.006334446712208616 * t498 + 0.006334446712208616 * t499 + 1.2574914939727688 * t501 +
          1.2574914939727688 * t502 - 0.050793650793650794 * t152 - 0.050793650793650794 * t156 -
          0.050793650793650794 * t479 - 2.3915717563967283 * t485 - 0.02867486972308488 * t500;
      const double t589 = 0.20317460317460317 * t50 + 0.20317460317460317 * t53 + 0.20317460317460317 * t55 +
          0.050793650793650794 * t130 + 0.40210706090081794 * t509 + 0.40210706090081794 * t510 +
          2.3915717563967283 * t514 + 0.01658634773723113 * t515 + 0.01658634773723113 * t516 +
          0.014198998304504055 * t517 + 0.0023873494327270746 * t518 + 0.0023873494327270746 * t519 +
          1.2574914939727688 * t524 + 1.2574914939727688 * t525 + 1.029965975891075 * t526 +
          0.006334446712208616 * t527 + 0.006334446712208616 * t528 + 0.035009316435293494 * t530 +
          0.035009316435293494 * t531 - 0.050793650793650794 * t149 - 0.050793650793650794 * t152 -
          0.050793650793650794 * t508 - 0.40210706090081794 * t512 - 0.40210706090081794 * t513 -
          1.2574914939727688 * t521 - 1.2574914939727688 * t522 - 0.02867486972308488 * t529;
      reinterpret_cast<double2*>(tile)[51 * lane + 39] = make_double2(t588, t589);
      reinterpret_cast<double2*>(tile)[51 * lane + 40] = make_double2(t505, t545);
      reinterpret_cast<double2*>(tile)[51 * lane + 41] = make_double2(t556, t564);
      reinterpret_cast<double2*>(tile)[51 * lane + 42] = make_double2(t572, t579);
      reinterpret_cast<double2*>(tile)[51 * lane + 43] = make_double2(t585, t588);
      const double t590 = 0.20317460317460317 * t78 + 0.20317460317460317 * t81 + 0.20317460317460317 * t83 +
          0.050793650793650794 * t152 + 0.40210706090081794 * t509 + 0.40210706090081794 * t511 +
          2.3915717563967283 * t513 + 0.0023873494327270746 * t515 + 0.0023873494327270746 * t517 +
          0.01658634773723113 * t518 + 0.014198998304504055 * t519 + 0.01658634773723113 * t520 +
          1.2574914939727688 * t524 + 1.029965975891075 * t525 + 1.2574914939727688 * t526 +
          0.035009316435293494 * t527 + 0.035009316435293494 * t529 + 0.006334446712208616 * t530 +
          0.006334446712208616 * t532 - 0.050793650793650794 * t124 - 0.050793650793650794 * t130 -
          0.050793650793650794 * t507 - 0.40210706090081794 * t512 - 0.40210706090081794 * t514 -
          1.2574914939727688 * t521 - 1.2574914939727688 * t523 - 0.02867486972308488 * t531;
      reinterpret_cast<double2*>(tile)[51 * lane + 44] = make_double2(0.20317460317460317 * t22 +
          0.20317460317460317 * t25 + 0.20317460317460317 * t27 + 0.20317460317460317 * t78 +
          0.20317460317460317 * t81 + 0.20317460317460317 * t83 + 0.050793650793650794 * t106 +
          0.050793650793650794 * t156 + 0.050793650793650794 * t477 + 0.050793650793650794 * t479 +
          0.0023873494327270746 * t480 + 0.0023873494327270746 * t482 + 0.40210706090081794 * t483 +
          0.40210706090081794 * t485 + 0.0023873494327270746 * t486 + 0.0023873494327270746 * t488 +
          2.7936788172975464 * t489 + 2.3915717563967283 * t490 + 2.7936788172975464 * t491 +
          0.035009316435293494 * t492 + 0.035009316435293494 * t494 + 1.2574914939727688 * t495 +
          1.029965975891075 * t496 + 1.2574914939727688 * t497 + 0.035009316435293494 * t498 +
          0.035009316435293494 * t500 + 0.2275255180816937 * t501 + 0.2275255180816937 * t503 -
          2.3915717563967283 * t484 - 1.029965975891075 * t502, t590);
      reinterpret_cast<double2*>(tile)[51 * lane + 45] = make_double2(t534, t547);
      reinterpret_cast<double2*>(tile)[51 * lane + 46] = make_double2(t557, t566);
      reinterpret_cast<double2*>(tile)[51 * lane + 47] = make_double2(t574, t581);
      reinterpret_cast<double2*>(tile)[51 * lane + 48] = make_double2(t587, t589);
      reinterpret_cast<double2*>(tile)[51 * lane + 49] = make_double2(t590, 0.20317460317460317 * t50 +
          0.20317460317460317 * t53 + 0.20317460317460317 * t55 + 0.20317460317460317 * t78 +
          0.20317460317460317 * t81 + 0.20317460317460317 * t83 + 0.050793650793650794 * t124 +
          0.050793650793650794 * t149 + 0.050793650793650794 * t507 + 0.050793650793650794 * t508 +
          2.3915717563967283 * t509 + 2.7936788172975464 * t510 + 2.7936788172975464 * t511 +
          2.3915717563967283 * t512 + 0.0023873494327270746 * t516 + 0.0023873494327270746 * t517 +
          0.0023873494327270746 * t519 + 0.0023873494327270746 * t520 + 1.029965975891075 * t521 +
          1.029965975891075 * t524 + 1.2574914939727688 * t525 + 1.2574914939727688 * t526 +
          0.035009316435293494 * t528 + 0.035009316435293494 * t529 + 0.035009316435293494 * t531 +
          0.035009316435293494 * t532 - 0.40210706090081794 * t513 - 0.40210706090081794 * t514 -
          0.2275255180816937 * t522 - 0.2275255180816937 * t523);
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 32;
    const int group_cells = cells_here - step * 32 < 32 ? cells_here - step * 32 : 32;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 50; k += 32) {
      const int staged = k / 50;
      const int part = k - 50 * staged;
      __stcs(&reinterpret_cast<double2*>(element_tensors)[50 * group_first + k], reinterpret_cast<const
          double2*>(tile)[51 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 255) / 256;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor_cuda_descriptor = {
    "curved_laplace_p2_tetrahedron_q2geometry_f64_element_tensor",  // name
    "element_tensor",                          // kernel
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
    100,                                       // entries_per_cell
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
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "cell",                                    // mapping
    "full",                                    // unroll
    "literal",                                 // k_place
    256,                                       // element_batch
    32,                                        // concurrent_elements
    1,                                         // interleave_stores
    32,                                        // threads
    26112,                                     // shared_bytes
    4952.0,                                    // flops_per_cell
    872.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
