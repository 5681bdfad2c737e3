// heat_step_q1_hexahedron_f64_element_tensor: element_tensor of form a in heat_step.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate heat_step.form --define cell=hexahedron --define degree=1
//
// Form file heat_step.form:
//   | """A step of heat conduction: conductivity (a symmetric tensor) and capacity are data at quadrature points."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | rule_degree = 2
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | conductivity = Coefficient(TensorElement("Quadrature", cell, rule_degree, symmetry=True))
//   | capacity = Coefficient(FiniteElement("Quadrature", cell, rule_degree))
//   |
//   | a = (inner(grad(v), conductivity * grad(u)) + capacity * v * u) * dx
//
// What:
//   cell          hexahedron, geometry Q1^3
//   test          Q1, 8 dofs
//   trial         Q1, 8 dofs
//   conductivity  coefficient, quadrature2^(3x3 sym), [8 points][6] of each cell
//   capacity      coefficient, quadrature2, [8 points] of each cell
//   degree        2 (element), scheme default
//   point 0       0.2113248654051871 0.2113248654051871 0.2113248654051871
//   point 1       0.2113248654051871 0.2113248654051871 0.7886751345948129
//   point 2       0.2113248654051871 0.7886751345948129 0.2113248654051871
//   point 3       0.2113248654051871 0.7886751345948129 0.7886751345948129
//   point 4       0.7886751345948129 0.2113248654051871 0.2113248654051871
//   point 5       0.7886751345948129 0.2113248654051871 0.7886751345948129
//   point 6       0.7886751345948129 0.7886751345948129 0.2113248654051871
//   point 7       0.7886751345948129 0.7886751345948129 0.7886751345948129
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      5000 flops
//   sum_factorised  2609 flops <- taken
//   why             fewest flops of those that are valid
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
//   flops       2609
//   bytes       1016 (504 read, 512 written)
//   flops/byte  2.57
//   shared      16896 bytes a block of 32 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(32)
heat_step_q1_hexahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ conductivity,
    const double* __restrict__ capacity) {
  alignas(16) __shared__ double tile[2112];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 256;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 256 ? num_cells - first_cell : 256);

  #pragma unroll 1
  for (int step = 0; step < 8; ++step) {
    {
      const int lane = static_cast<int>(threadIdx.x);
      const int batch_cell = step * 32 + lane;
      const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
      const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
      const int64_t n0 = n0_to_n3.x;
      const int64_t n1 = n0_to_n3.y;
      const int64_t n2 = n0_to_n3.z;
      const int64_t n3 = n0_to_n3.w;
      const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
      const int64_t n4 = n4_to_n7.x;
      const int64_t n5 = n4_to_n7.y;
      const int64_t n6 = n4_to_n7.z;
      const int64_t n7 = n4_to_n7.w;
      const double capacity_0 = capacity[8 * cell];
      const double x0_0 = coordinates[3 * n0];
      const double x1_0 = coordinates[3 * n1];
      const double t0 = x0_0 - x1_0;
      const double x2_0 = coordinates[3 * n2];
      const double x3_0 = coordinates[3 * n3];
      const double t1 = x2_0 - x3_0;
      const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
      const double x4_0 = coordinates[3 * n4];
      const double x5_0 = coordinates[3 * n5];
      const double t3 = x4_0 - x5_0;
      const double x6_0 = coordinates[3 * n6];
      const double x7_0 = coordinates[3 * n7];
      const double t4 = x6_0 - x7_0;
      const double t5 = 0.7886751345948129 * t3 + 0.2113248654051871 * t4;
      const double t6 = 0.7886751345948129 * t2 + 0.2113248654051871 * t5;
      const double x0_1 = coordinates[3 * n0 + 1];
      const double x1_1 = coordinates[3 * n1 + 1];
      const double t7 = 0.7886751345948129 * x0_1 + 0.2113248654051871 * x1_1;
      const double x2_1 = coordinates[3 * n2 + 1];
      const double x3_1 = coordinates[3 * n3 + 1];
      const double t8 = 0.7886751345948129 * x2_1 + 0.2113248654051871 * x3_1;
      const double t9 = t7 - t8;
      const double x4_1 = coordinates[3 * n4 + 1];
      const double x5_1 = coordinates[3 * n5 + 1];
      const double t10 = 0.7886751345948129 * x4_1 + 0.2113248654051871 * x5_1;
      const double x6_1 = coordinates[3 * n6 + 1];
      const double x7_1 = coordinates[3 * n7 + 1];
      const double t11 = 0.7886751345948129 * x6_1 + 0.2113248654051871 * x7_1;
      const double t12 = t10 - t11;
      const double t13 = 0.7886751345948129 * t9 + 0.2113248654051871 * t12;
      const double x0_2 = coordinates[3 * n0 + 2];
      const double x1_2 = coordinates[3 * n1 + 2];
      const double t14 = 0.7886751345948129 * x0_2 + 0.2113248654051871 * x1_2;
      const double x2_2 = coordinates[3 * n2 + 2];
      const double x3_2 = coordinates[3 * n3 + 2];
      const double t15 = 0.7886751345948129 * x2_2 + 0.2113248654051871 * x3_2;
      const double x4_2 = coordinates[3 * n4 + 2];
      const double x5_2 = coordinates[3 * n5 + 2];
      const double t16 = 0.7886751345948129 * x4_2 + 0.2113248654051871 * x5_2;
      const double x6_2 = coordinates[3 * n6 + 2];
      const double x7_2 = coordinates[3 * n7 + 2];
      const double t17 = 0.7886751345948129 * x6_2 + 0.2113248654051871 * x7_2;
      const double t18 = (0.7886751345948129 * t14 + 0.2113248654051871 * t15) - (0.7886751345948129 * t16 +
          0.2113248654051871 * t17);
      const double t19 = (0.7886751345948129 * t7 + 0.2113248654051871 * t8) - (0.7886751345948129 * t10 +
          0.2113248654051871 * t11);
      const double t20 = t14 - t15;
      const double t21 = t16 - t17;
      const double t22 = 0.7886751345948129 * t20 + 0.2113248654051871 * t21;
      const double t23 = t13 * t18 - t19 * t22;
      const double t24 = 0.7886751345948129 * x0_0 + 0.2113248654051871 * x1_0;
      const double t25 = 0.7886751345948129 * x2_0 + 0.2113248654051871 * x3_0;
      const double t26 = t24 - t25;
      const double t27 = 0.7886751345948129 * x4_0 + 0.2113248654051871 * x5_0;
      const double t28 = 0.7886751345948129 * x6_0 + 0.2113248654051871 * x7_0;
      const double t29 = t27 - t28;
      const double t30 = 0.7886751345948129 * t26 + 0.2113248654051871 * t29;
      const double t31 = x0_2 - x1_2;
      const double t32 = x2_2 - x3_2;
      const double t33 = 0.7886751345948129 * t31 + 0.2113248654051871 * t32;
      const double t34 = x4_2 - x5_2;
      const double t35 = x6_2 - x7_2;
      const double t36 = 0.7886751345948129 * t34 + 0.2113248654051871 * t35;
      const double t37 = 0.7886751345948129 * t33 + 0.2113248654051871 * t36;
      const double t38 = x0_1 - x1_1;
      const double t39 = x2_1 - x3_1;
      const double t40 = 0.7886751345948129 * t38 + 0.2113248654051871 * t39;
      const double t41 = x4_1 - x5_1;
      const double t42 = x6_1 - x7_1;
      const double t43 = 0.7886751345948129 * t41 + 0.2113248654051871 * t42;
      const double t44 = 0.7886751345948129 * t40 + 0.2113248654051871 * t43;
      const double t45 = t19 * t37 - t18 * t44;
      const double t46 = (0.7886751345948129 * t24 + 0.2113248654051871 * t25) - (0.7886751345948129 * t27 +
          0.2113248654051871 * t28);
      const double t47 = t22 * t44 - t13 * t37;
      const double t48 = std::fabs(-(t6 * t23 + t30 * t45 + t46 * t47));
      const double t49 = capacity_0 * t48;
      const double capacity_4 = capacity[8 * cell + 4];
      const double t50 = 0.2113248654051871 * x0_1 + 0.7886751345948129 * x1_1;
      const double t51 = 0.2113248654051871 * x2_1 + 0.7886751345948129 * x3_1;
      const double t52 = t50 - t51;
      const double t53 = 0.2113248654051871 * x4_1 + 0.7886751345948129 * x5_1;
      const double t54 = 0.2113248654051871 * x6_1 + 0.7886751345948129 * x7_1;
      const double t55 = t53 - t54;
      const double t56 = 0.7886751345948129 * t52 + 0.2113248654051871 * t55;
      const double t57 = 0.2113248654051871 * x0_2 + 0.7886751345948129 * x1_2;
      const double t58 = 0.2113248654051871 * x2_2 + 0.7886751345948129 * x3_2;
      const double t59 = 0.2113248654051871 * x4_2 + 0.7886751345948129 * x5_2;
      const double t60 = 0.2113248654051871 * x6_2 + 0.7886751345948129 * x7_2;
      const double t61 = (0.7886751345948129 * t57 + 0.2113248654051871 * t58) - (0.7886751345948129 * t59 +
          0.2113248654051871 * t60);
      const double t62 = (0.7886751345948129 * t50 + 0.2113248654051871 * t51) - (0.7886751345948129 * t53 +
          0.2113248654051871 * t54);
      const double t63 = t57 - t58;
      const double t64 = t59 - t60;
      const double t65 = 0.7886751345948129 * t63 + 0.2113248654051871 * t64;
      const double t66 = t56 * t61 - t62 * t65;
      const double t67 = 0.2113248654051871 * x0_0 + 0.7886751345948129 * x1_0;
      const double t68 = 0.2113248654051871 * x2_0 + 0.7886751345948129 * x3_0;
      const double t69 = t67 - t68;
      const double t70 = 0.2113248654051871 * x4_0 + 0.7886751345948129 * x5_0;
      const double t71 = 0.2113248654051871 * x6_0 + 0.7886751345948129 * x7_0;
      const double t72 = t70 - t71;
      const double t73 = 0.7886751345948129 * t69 + 0.2113248654051871 * t72;
      const double t74 = t37 * t62 - t44 * t61;
      const double t75 = (0.7886751345948129 * t67 + 0.2113248654051871 * t68) - (0.7886751345948129 * t70 +
          0.2113248654051871 * t71);
      const double t76 = t44 * t65 - t37 * t56;
      const double t77 = std::fabs(-(t6 * t66 + t73 * t74 + t75 * t76));
      const double t78 = capacity_4 * t77;
      const double t79 = 1.0 / t48;
      const double conductivity_0 = conductivity[48 * cell];
      const double conductivity_1 = conductivity[48 * cell + 1];
      const double t80 = t22 * t46 - t18 * t30;
      const double conductivity_3 = conductivity[48 * cell + 3];
      const double t81 = t19 * t30 - t13 * t46;
      const double conductivity_2 = conductivity[48 * cell + 2];
      const double conductivity_4 = conductivity[48 * cell + 4];
      const double conductivity_5 = conductivity[48 * cell + 5];
      const double t82 = t23 * t23 * conductivity_0 + 2.0 * t23 * conductivity_1 * t80 + 2.0 * t23 *
          conductivity_3 * t81 + t80 * t80 * conductivity_2 + 2.0 * t80 * t81 * conductivity_4 + t81 * t81 *
          conductivity_5;
      const double t83 = 1.0 / t77;
      const double conductivity_24 = conductivity[48 * cell + 24];
      const double conductivity_25 = conductivity[48 * cell + 25];
      const double t84 = t65 * t75 - t61 * t73;
      const double conductivity_27 = conductivity[48 * cell + 27];
      const double t85 = t62 * t73 - t56 * t75;
      const double conductivity_26 = conductivity[48 * cell + 26];
      const double conductivity_28 = conductivity[48 * cell + 28];
      const double conductivity_29 = conductivity[48 * cell + 29];
      const double t86 = t66 * t66 * conductivity_24 + 2.0 * t66 * conductivity_25 * t84 + 2.0 * t66 *
          conductivity_27 * t85 + t84 * t84 * conductivity_26 + 2.0 * t84 * t85 * conductivity_28 + t85 * t85
          * conductivity_29;
      const double t87 = t79 * t82 + t83 * t86;
      const double t88 = 0.3110042339640731 * (t49 + 0.07179676972449082 * t78) + 0.5 * t87;
      const double capacity_2 = capacity[8 * cell + 2];
      const double t89 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
      const double t90 = 0.2113248654051871 * t3 + 0.7886751345948129 * t4;
      const double t91 = 0.7886751345948129 * t89 + 0.2113248654051871 * t90;
      const double t92 = (0.2113248654051871 * t14 + 0.7886751345948129 * t15) - (0.2113248654051871 * t16 +
          0.7886751345948129 * t17);
      const double t93 = (0.2113248654051871 * t7 + 0.7886751345948129 * t8) - (0.2113248654051871 * t10 +
          0.7886751345948129 * t11);
      const double t94 = t13 * t92 - t22 * t93;
      const double t95 = 0.2113248654051871 * t31 + 0.7886751345948129 * t32;
      const double t96 = 0.2113248654051871 * t34 + 0.7886751345948129 * t35;
      const double t97 = 0.7886751345948129 * t95 + 0.2113248654051871 * t96;
      const double t98 = 0.2113248654051871 * t38 + 0.7886751345948129 * t39;
      const double t99 = 0.2113248654051871 * t41 + 0.7886751345948129 * t42;
      const double t100 = 0.7886751345948129 * t98 + 0.2113248654051871 * t99;
      const double t101 = t93 * t97 - t92 * t100;
      const double t102 = (0.2113248654051871 * t24 + 0.7886751345948129 * t25) - (0.2113248654051871 * t27 +
          0.7886751345948129 * t28);
      const double t103 = t22 * t100 - t13 * t97;
      const double t104 = std::fabs(-(t91 * t94 + t30 * t101 + t102 * t103));
      const double t105 = capacity_2 * t104;
      const double capacity_6 = capacity[8 * cell + 6];
      const double t106 = (0.2113248654051871 * t57 + 0.7886751345948129 * t58) - (0.2113248654051871 * t59 +
          0.7886751345948129 * t60);
      const double t107 = (0.2113248654051871 * t50 + 0.7886751345948129 * t51) - (0.2113248654051871 * t53 +
          0.7886751345948129 * t54);
      const double t108 = t56 * t106 - t65 * t107;
      const double t109 = t97 * t107 - t100 * t106;
      const double t110 = (0.2113248654051871 * t67 + 0.7886751345948129 * t68) - (0.2113248654051871 * t70 +
          0.7886751345948129 * t71);
      const double t111 = t65 * t100 - t56 * t97;
      const double t112 = std::fabs(-(t91 * t108 + t73 * t109 + t110 * t111));
      const double t113 = capacity_6 * t112;
      const double t114 = 1.0 / t104;
      const double conductivity_12 = conductivity[48 * cell + 12];
      const double conductivity_13 = conductivity[48 * cell + 13];
      const double t115 = t22 * t102 - t30 * t92;
      const double conductivity_15 = conductivity[48 * cell + 15];
      const double t116 = t30 * t93 - t13 * t102;
      const double conductivity_14 = conductivity[48 * cell + 14];
      const double conductivity_16 = conductivity[48 * cell + 16];
      const double conductivity_17 = conductivity[48 * cell + 17];
      const double t117 = t94 * t94 * conductivity_12 + 2.0 * t94 * conductivity_13 * t115 + 2.0 * t94 *
          conductivity_15 * t116 + t115 * t115 * conductivity_14 + 2.0 * t115 * t116 * conductivity_16 + t116
          * t116 * conductivity_17;
      const double t118 = 1.0 / t112;
      const double conductivity_36 = conductivity[48 * cell + 36];
      const double conductivity_37 = conductivity[48 * cell + 37];
      const double t119 = t65 * t110 - t73 * t106;
      const double conductivity_39 = conductivity[48 * cell + 39];
      const double t120 = t73 * t107 - t56 * t110;
      const double conductivity_38 = conductivity[48 * cell + 38];
      const double conductivity_40 = conductivity[48 * cell + 40];
      const double conductivity_41 = conductivity[48 * cell + 41];
      const double t121 = t108 * t108 * conductivity_36 + 2.0 * t108 * conductivity_37 * t119 + 2.0 * t108 *
          conductivity_39 * t120 + t119 * t119 * conductivity_38 + 2.0 * t119 * t120 * conductivity_40 + t120
          * t120 * conductivity_41;
      const double t122 = t114 * t117 + t118 * t121;
      const double t123 = 0.3110042339640731 * (t105 + 0.07179676972449082 * t113) + 0.5 * t122;
      const double t124 = t6 * t18 - t37 * t46;
      const double t125 = t44 * t46 - t6 * t19;
      const double t126 = t23 * t45 * conductivity_0 + t45 * conductivity_1 * t80 + t45 * conductivity_3 * t81
          + t23 * conductivity_1 * t124 + t80 * conductivity_2 * t124 + t81 * conductivity_4 * t124 + t23 *
          conductivity_3 * t125 + t80 * conductivity_4 * t125 + t81 * conductivity_5 * t125;
      const double t127 = t79 * t126;
      const double t128 = t6 * t61 - t37 * t75;
      const double t129 = t44 * t75 - t6 * t62;
      const double t130 = t66 * t74 * conductivity_24 + t74 * conductivity_25 * t84 + t74 * conductivity_27 *
          t85 + t66 * conductivity_25 * t128 + t84 * conductivity_26 * t128 + t85 * conductivity_28 * t128 +
          t66 * conductivity_27 * t129 + t84 * conductivity_28 * t129 + t85 * conductivity_29 * t129;
      const double t131 = t83 * t130;
      const double t132 = t127 + 0.2679491924311227 * t131;
      const double t133 = t91 * t92 - t97 * t102;
      const double t134 = t100 * t102 - t91 * t93;
      const double t135 = t94 * t101 * conductivity_12 + t101 * conductivity_13 * t115 + t101 *
          conductivity_15 * t116 + t94 * conductivity_13 * t133 + t115 * conductivity_14 * t133 + t116 *
          conductivity_16 * t133 + t94 * conductivity_15 * t134 + t115 * conductivity_16 * t134 + t116 *
          conductivity_17 * t134;
      const double t136 = t114 * t135;
      const double t137 = t91 * t106 - t97 * t110;
      const double t138 = t100 * t110 - t91 * t107;
      const double t139 = t108 * t109 * conductivity_36 + t109 * conductivity_37 * t119 + t109 *
          conductivity_39 * t120 + t108 * conductivity_37 * t137 + t119 * conductivity_38 * t137 + t120 *
          conductivity_40 * t137 + t108 * conductivity_39 * t138 + t119 * conductivity_40 * t138 + t120 *
          conductivity_41 * t138;
      const double t140 = t118 * t139;
      const double t141 = t136 + 0.2679491924311227 * t140;
      const double t142 = 0.39433756729740643 * t132 + 0.10566243270259355 * t141;
      const double t143 = t45 * t45 * conductivity_0 + 2.0 * t45 * conductivity_1 * t124 + 2.0 * t45 *
          conductivity_3 * t125 + conductivity_2 * t124 * t124 + 2.0 * conductivity_4 * t124 * t125 +
          conductivity_5 * t125 * t125;
      const double t144 = t79 * t143;
      const double t145 = t74 * t74 * conductivity_24 + 2.0 * t74 * conductivity_25 * t128 + 2.0 * t74 *
          conductivity_27 * t129 + conductivity_26 * t128 * t128 + 2.0 * conductivity_28 * t128 * t129 +
          conductivity_29 * t129 * t129;
      const double t146 = t83 * t145;
      const double t147 = t101 * t101 * conductivity_12 + 2.0 * t101 * conductivity_13 * t133 + 2.0 * t101 *
          conductivity_15 * t134 + conductivity_14 * t133 * t133 + 2.0 * conductivity_16 * t133 * t134 +
          conductivity_17 * t134 * t134;
      const double t148 = t114 * t147;
      const double t149 = t109 * t109 * conductivity_36 + 2.0 * t109 * conductivity_37 * t137 + 2.0 * t109 *
          conductivity_39 * t138 + conductivity_38 * t137 * t137 + 2.0 * conductivity_40 * t137 * t138 +
          conductivity_41 * t138 * t138;
      const double t150 = t118 * t149;
      const double t151 = (t144 + 0.07179676972449082 * t146) + (t148 + 0.07179676972449082 * t150);
      const double t152 = 0.3110042339640731 * (t88 + 0.07179676972449082 * t123) + 0.7886751345948129 * t142
          + 0.15550211698203656 * t151;
      const double capacity_1 = capacity[8 * cell + 1];
      const double t153 = 0.2113248654051871 * t2 + 0.7886751345948129 * t5;
      const double t154 = 0.2113248654051871 * t9 + 0.7886751345948129 * t12;
      const double t155 = 0.2113248654051871 * t20 + 0.7886751345948129 * t21;
      const double t156 = t18 * t154 - t19 * t155;
      const double t157 = 0.2113248654051871 * t26 + 0.7886751345948129 * t29;
      const double t158 = 0.2113248654051871 * t33 + 0.7886751345948129 * t36;
      const double t159 = 0.2113248654051871 * t40 + 0.7886751345948129 * t43;
      const double t160 = t19 * t158 - t18 * t159;
      const double t161 = t155 * t159 - t154 * t158;
      const double t162 = std::fabs(-(t153 * t156 + t157 * t160 + t46 * t161));
      const double t163 = capacity_1 * t162;
      const double capacity_5 = capacity[8 * cell + 5];
      const double t164 = 0.2113248654051871 * t52 + 0.7886751345948129 * t55;
      const double t165 = 0.2113248654051871 * t63 + 0.7886751345948129 * t64;
      const double t166 = t61 * t164 - t62 * t165;
      const double t167 = 0.2113248654051871 * t69 + 0.7886751345948129 * t72;
      const double t168 = t62 * t158 - t61 * t159;
      const double t169 = t159 * t165 - t158 * t164;
      const double t170 = std::fabs(-(t153 * t166 + t167 * t168 + t75 * t169));
      const double t171 = capacity_5 * t170;
      const double t172 = 1.0 / t162;
      const double conductivity_6 = conductivity[48 * cell + 6];
      const double conductivity_7 = conductivity[48 * cell + 7];
      const double t173 = t46 * t155 - t18 * t157;
      const double conductivity_9 = conductivity[48 * cell + 9];
      const double t174 = t19 * t157 - t46 * t154;
      const double conductivity_8 = conductivity[48 * cell + 8];
      const double conductivity_10 = conductivity[48 * cell + 10];
      const double conductivity_11 = conductivity[48 * cell + 11];
      const double t175 = t156 * t156 * conductivity_6 + 2.0 * t156 * conductivity_7 * t173 + 2.0 * t156 *
          conductivity_9 * t174 + t173 * t173 * conductivity_8 + 2.0 * t173 * t174 * conductivity_10 + t174 *
          t174 * conductivity_11;
      const double t176 = 1.0 / t170;
      const double conductivity_30 = conductivity[48 * cell + 30];
      const double conductivity_31 = conductivity[48 * cell + 31];
      const double t177 = t75 * t165 - t61 * t167;
      const double conductivity_33 = conductivity[48 * cell + 33];
      const double t178 = t62 * t167 - t75 * t164;
      const double conductivity_32 = conductivity[48 * cell + 32];
      const double conductivity_34 = conductivity[48 * cell + 34];
      const double conductivity_35 = conductivity[48 * cell + 35];
      const double t179 = t166 * t166 * conductivity_30 + 2.0 * t166 * conductivity_31 * t177 + 2.0 * t166 *
          conductivity_33 * t178 + t177 * t177 * conductivity_32 + 2.0 * t177 * t178 * conductivity_34 + t178
          * t178 * conductivity_35;
      const double t180 = t172 * t175 + t176 * t179;
      const double t181 = 0.3110042339640731 * (t163 + 0.07179676972449082 * t171) + 0.5 * t180;
      const double capacity_3 = capacity[8 * cell + 3];
      const double t182 = 0.2113248654051871 * t89 + 0.7886751345948129 * t90;
      const double t183 = t92 * t154 - t93 * t155;
      const double t184 = 0.2113248654051871 * t95 + 0.7886751345948129 * t96;
      const double t185 = 0.2113248654051871 * t98 + 0.7886751345948129 * t99;
      const double t186 = t93 * t184 - t92 * t185;
      const double t187 = t155 * t185 - t154 * t184;
      const double t188 = std::fabs(-(t182 * t183 + t157 * t186 + t102 * t187));
      const double t189 = capacity_3 * t188;
      const double capacity_7 = capacity[8 * cell + 7];
      const double t190 = t106 * t164 - t107 * t165;
      const double t191 = t107 * t184 - t106 * t185;
      const double t192 = t165 * t185 - t164 * t184;
      const double t193 = std::fabs(-(t182 * t190 + t167 * t191 + t110 * t192));
      const double t194 = capacity_7 * t193;
      const double t195 = 1.0 / t188;
      const double conductivity_18 = conductivity[48 * cell + 18];
      const double conductivity_19 = conductivity[48 * cell + 19];
      const double t196 = t102 * t155 - t92 * t157;
      const double conductivity_21 = conductivity[48 * cell + 21];
      const double t197 = t93 * t157 - t102 * t154;
      const double conductivity_20 = conductivity[48 * cell + 20];
      const double conductivity_22 = conductivity[48 * cell + 22];
      const double conductivity_23 = conductivity[48 * cell + 23];
      const double t198 = t183 * t183 * conductivity_18 + 2.0 * t183 * conductivity_19 * t196 + 2.0 * t183 *
          conductivity_21 * t197 + t196 * t196 * conductivity_20 + 2.0 * t196 * t197 * conductivity_22 + t197
          * t197 * conductivity_23;
      const double t199 = 1.0 / t193;
      const double conductivity_42 = conductivity[48 * cell + 42];
      const double conductivity_43 = conductivity[48 * cell + 43];
      const double t200 = t110 * t165 - t106 * t167;
      const double conductivity_45 = conductivity[48 * cell + 45];
      const double t201 = t107 * t167 - t110 * t164;
      const double conductivity_44 = conductivity[48 * cell + 44];
      const double conductivity_46 = conductivity[48 * cell + 46];
      const double conductivity_47 = conductivity[48 * cell + 47];
      const double t202 = t190 * t190 * conductivity_42 + 2.0 * t190 * conductivity_43 * t200 + 2.0 * t190 *
          conductivity_45 * t201 + t200 * t200 * conductivity_44 + 2.0 * t200 * t201 * conductivity_46 + t201
          * t201 * conductivity_47;
      const double t203 = t195 * t198 + t199 * t202;
      const double t204 = 0.3110042339640731 * (t189 + 0.07179676972449082 * t194) + 0.5 * t203;
      const double t205 = t18 * t153 - t46 * t158;
      const double t206 = t46 * t159 - t19 * t153;
      const double t207 = t156 * t160 * conductivity_6 + t160 * conductivity_7 * t173 + t160 * conductivity_9
          * t174 + t156 * conductivity_7 * t205 + t173 * conductivity_8 * t205 + t174 * conductivity_10 * t205
          + t156 * conductivity_9 * t206 + t173 * conductivity_10 * t206 + t174 * conductivity_11 * t206;
      const double t208 = t172 * t207;
      const double t209 = t61 * t153 - t75 * t158;
      const double t210 = t75 * t159 - t62 * t153;
      const double t211 = t166 * t168 * conductivity_30 + t168 * conductivity_31 * t177 + t168 *
          conductivity_33 * t178 + t166 * conductivity_31 * t209 + t177 * conductivity_32 * t209 + t178 *
          conductivity_34 * t209 + t166 * conductivity_33 * t210 + t177 * conductivity_34 * t210 + t178 *
          conductivity_35 * t210;
      const double t212 = t176 * t211;
      const double t213 = t208 + 0.2679491924311227 * t212;
      const double t214 = t92 * t182 - t102 * t184;
      const double t215 = t102 * t185 - t93 * t182;
      const double t216 = t183 * t186 * conductivity_18 + t186 * conductivity_19 * t196 + t186 *
          conductivity_21 * t197 + t183 * conductivity_19 * t214 + t196 * conductivity_20 * t214 + t197 *
          conductivity_22 * t214 + t183 * conductivity_21 * t215 + t196 * conductivity_22 * t215 + t197 *
          conductivity_23 * t215;
      const double t217 = t195 * t216;
      const double t218 = t106 * t182 - t110 * t184;
      const double t219 = t110 * t185 - t107 * t182;
      const double t220 = t190 * t191 * conductivity_42 + t191 * conductivity_43 * t200 + t191 *
          conductivity_45 * t201 + t190 * conductivity_43 * t218 + t200 * conductivity_44 * t218 + t201 *
          conductivity_46 * t218 + t190 * conductivity_45 * t219 + t200 * conductivity_46 * t219 + t201 *
          conductivity_47 * t219;
      const double t221 = t199 * t220;
      const double t222 = t217 + 0.2679491924311227 * t221;
      const double t223 = 0.39433756729740643 * t213 + 0.10566243270259355 * t222;
      const double t224 = t160 * t160 * conductivity_6 + 2.0 * t160 * conductivity_7 * t205 + 2.0 * t160 *
          conductivity_9 * t206 + conductivity_8 * t205 * t205 + 2.0 * conductivity_10 * t205 * t206 +
          conductivity_11 * t206 * t206;
      const double t225 = t172 * t224;
      const double t226 = t168 * t168 * conductivity_30 + 2.0 * t168 * conductivity_31 * t209 + 2.0 * t168 *
          conductivity_33 * t210 + conductivity_32 * t209 * t209 + 2.0 * conductivity_34 * t209 * t210 +
          conductivity_35 * t210 * t210;
      const double t227 = t176 * t226;
      const double t228 = t186 * t186 * conductivity_18 + 2.0 * t186 * conductivity_19 * t214 + 2.0 * t186 *
          conductivity_21 * t215 + conductivity_20 * t214 * t214 + 2.0 * conductivity_22 * t214 * t215 +
          conductivity_23 * t215 * t215;
      const double t229 = t195 * t228;
      const double t230 = t191 * t191 * conductivity_42 + 2.0 * t191 * conductivity_43 * t218 + 2.0 * t191 *
          conductivity_45 * t219 + conductivity_44 * t218 * t218 + 2.0 * conductivity_46 * t218 * t219 +
          conductivity_47 * t219 * t219;
      const double t231 = t199 * t230;
      const double t232 = (t225 + 0.07179676972449082 * t227) + (t229 + 0.07179676972449082 * t231);
      const double t233 = 0.3110042339640731 * (t181 + 0.07179676972449082 * t204) + 0.7886751345948129 * t223
          + 0.15550211698203656 * t232;
      const double t234 = t30 * t37 - t6 * t22;
      const double t235 = t6 * t13 - t30 * t44;
      const double t236 = t23 * t47 * conductivity_0 + t47 * conductivity_1 * t80 + t47 * conductivity_3 * t81
          + t23 * conductivity_1 * t234 + t80 * conductivity_2 * t234 + t81 * conductivity_4 * t234 + t23 *
          conductivity_3 * t235 + t80 * conductivity_4 * t235 + t81 * conductivity_5 * t235;
      const double t237 = t79 * t236;
      const double t238 = t37 * t73 - t6 * t65;
      const double t239 = t6 * t56 - t44 * t73;
      const double t240 = t66 * t76 * conductivity_24 + t76 * conductivity_25 * t84 + t76 * conductivity_27 *
          t85 + t66 * conductivity_25 * t238 + t84 * conductivity_26 * t238 + t85 * conductivity_28 * t238 +
          t66 * conductivity_27 * t239 + t84 * conductivity_28 * t239 + t85 * conductivity_29 * t239;
      const double t241 = t83 * t240;
      const double t242 = t237 + 0.2679491924311227 * t241;
      const double t243 = t30 * t97 - t22 * t91;
      const double t244 = t13 * t91 - t30 * t100;
      const double t245 = t94 * t103 * conductivity_12 + t103 * conductivity_13 * t115 + t103 *
          conductivity_15 * t116 + t94 * conductivity_13 * t243 + t115 * conductivity_14 * t243 + t116 *
          conductivity_16 * t243 + t94 * conductivity_15 * t244 + t115 * conductivity_16 * t244 + t116 *
          conductivity_17 * t244;
      const double t246 = t114 * t245;
      const double t247 = t73 * t97 - t65 * t91;
      const double t248 = t56 * t91 - t73 * t100;
      const double t249 = t108 * t111 * conductivity_36 + t111 * conductivity_37 * t119 + t111 *
          conductivity_39 * t120 + t108 * conductivity_37 * t247 + t119 * conductivity_38 * t247 + t120 *
          conductivity_40 * t247 + t108 * conductivity_39 * t248 + t119 * conductivity_40 * t248 + t120 *
          conductivity_41 * t248;
      const double t250 = t118 * t249;
      const double t251 = t246 + 0.2679491924311227 * t250;
      const double t252 = 0.39433756729740643 * t242 + 0.028312163512967795 * t251;
      const double t253 = t45 * t47 * conductivity_0 + t47 * conductivity_1 * t124 + t47 * conductivity_3 *
          t125 + t45 * conductivity_1 * t234 + conductivity_2 * t124 * t234 + conductivity_4 * t125 * t234 +
          t45 * conductivity_3 * t235 + conductivity_4 * t124 * t235 + conductivity_5 * t125 * t235;
      const double t254 = t79 * t253;
      const double t255 = t74 * t76 * conductivity_24 + t76 * conductivity_25 * t128 + t76 * conductivity_27 *
          t129 + t74 * conductivity_25 * t238 + conductivity_26 * t128 * t238 + conductivity_28 * t129 * t238
          + t74 * conductivity_27 * t239 + conductivity_28 * t128 * t239 + conductivity_29 * t129 * t239;
      const double t256 = t83 * t255;
      const double t257 = t254 + 0.07179676972449082 * t256;
      const double t258 = t101 * t103 * conductivity_12 + t103 * conductivity_13 * t133 + t103 *
          conductivity_15 * t134 + t101 * conductivity_13 * t243 + conductivity_14 * t133 * t243 +
          conductivity_16 * t134 * t243 + t101 * conductivity_15 * t244 + conductivity_16 * t133 * t244 +
          conductivity_17 * t134 * t244;
      const double t259 = t114 * t258;
      const double t260 = t109 * t111 * conductivity_36 + t111 * conductivity_37 * t137 + t111 *
          conductivity_39 * t138 + t109 * conductivity_37 * t247 + conductivity_38 * t137 * t247 +
          conductivity_40 * t138 * t247 + t109 * conductivity_39 * t248 + conductivity_40 * t137 * t248 +
          conductivity_41 * t138 * t248;
      const double t261 = t118 * t260;
      const double t262 = t259 + 0.07179676972449082 * t261;
      const double t263 = 0.3110042339640731 * t257 + 0.08333333333333333 * t262;
      const double t264 = 0.3110042339640731 * t252 + 0.39433756729740643 * t263;
      const double t265 = t157 * t158 - t153 * t155;
      const double t266 = t153 * t154 - t157 * t159;
      const double t267 = t156 * t161 * conductivity_6 + t161 * conductivity_7 * t173 + t161 * conductivity_9
          * t174 + t156 * conductivity_7 * t265 + t173 * conductivity_8 * t265 + t174 * conductivity_10 * t265
          + t156 * conductivity_9 * t266 + t173 * conductivity_10 * t266 + t174 * conductivity_11 * t266;
      const double t268 = t172 * t267;
      const double t269 = t158 * t167 - t153 * t165;
      const double t270 = t153 * t164 - t159 * t167;
      const double t271 = t166 * t169 * conductivity_30 + t169 * conductivity_31 * t177 + t169 *
          conductivity_33 * t178 + t166 * conductivity_31 * t269 + t177 * conductivity_32 * t269 + t178 *
          conductivity_34 * t269 + t166 * conductivity_33 * t270 + t177 * conductivity_34 * t270 + t178 *
          conductivity_35 * t270;
      const double t272 = t176 * t271;
      const double t273 = t268 + 0.2679491924311227 * t272;
      const double t274 = t157 * t184 - t155 * t182;
      const double t275 = t154 * t182 - t157 * t185;
      const double t276 = t183 * t187 * conductivity_18 + t187 * conductivity_19 * t196 + t187 *
          conductivity_21 * t197 + t183 * conductivity_19 * t274 + t196 * conductivity_20 * t274 + t197 *
          conductivity_22 * t274 + t183 * conductivity_21 * t275 + t196 * conductivity_22 * t275 + t197 *
          conductivity_23 * t275;
      const double t277 = t195 * t276;
      const double t278 = t167 * t184 - t165 * t182;
      const double t279 = t164 * t182 - t167 * t185;
      const double t280 = t190 * t192 * conductivity_42 + t192 * conductivity_43 * t200 + t192 *
          conductivity_45 * t201 + t190 * conductivity_43 * t278 + t200 * conductivity_44 * t278 + t201 *
          conductivity_46 * t278 + t190 * conductivity_45 * t279 + t200 * conductivity_46 * t279 + t201 *
          conductivity_47 * t279;
      const double t281 = t199 * t280;
      const double t282 = t277 + 0.2679491924311227 * t281;
      const double t283 = 0.39433756729740643 * t273 + 0.028312163512967795 * t282;
      const double t284 = t160 * t161 * conductivity_6 + t161 * conductivity_7 * t205 + t161 * conductivity_9
          * t206 + t160 * conductivity_7 * t265 + conductivity_8 * t205 * t265 + conductivity_10 * t206 * t265
          + t160 * conductivity_9 * t266 + conductivity_10 * t205 * t266 + conductivity_11 * t206 * t266;
      const double t285 = t172 * t284;
      const double t286 = t168 * t169 * conductivity_30 + t169 * conductivity_31 * t209 + t169 *
          conductivity_33 * t210 + t168 * conductivity_31 * t269 + conductivity_32 * t209 * t269 +
          conductivity_34 * t210 * t269 + t168 * conductivity_33 * t270 + conductivity_34 * t209 * t270 +
          conductivity_35 * t210 * t270;
      const double t287 = t176 * t286;
      const double t288 = t285 + 0.07179676972449082 * t287;
      const double t289 = t186 * t187 * conductivity_18 + t187 * conductivity_19 * t214 + t187 *
          conductivity_21 * t215 + t186 * conductivity_19 * t274 + conductivity_20 * t214 * t274 +
          conductivity_22 * t215 * t274 + t186 * conductivity_21 * t275 + conductivity_22 * t214 * t275 +
          conductivity_23 * t215 * t275;
      const double t290 = t195 * t289;
      const double t291 = t191 * t192 * conductivity_42 + t192 * conductivity_43 * t218 + t192 *
          conductivity_45 * t219 + t191 * conductivity_43 * t278 + conductivity_44 * t218 * t278 +
          conductivity_46 * t219 * t278 + t191 * conductivity_45 * t279 + conductivity_46 * t218 * t279 +
          conductivity_47 * t219 * t279;
      const double t292 = t199 * t291;
      const double t293 = t290 + 0.07179676972449082 * t292;
      const double t294 = 0.3110042339640731 * t288 + 0.08333333333333333 * t293;
      const double t295 = 0.3110042339640731 * t283 + 0.39433756729740643 * t294;
      const double t296 = t264 + 0.2679491924311227 * t295;
      const double t297 = t47 * t47 * conductivity_0 + 2.0 * t47 * conductivity_1 * t234 + 2.0 * t47 *
          conductivity_3 * t235 + conductivity_2 * t234 * t234 + 2.0 * conductivity_4 * t234 * t235 +
          conductivity_5 * t235 * t235;
      const double t298 = t79 * t297;
      const double t299 = t76 * t76 * conductivity_24 + 2.0 * t76 * conductivity_25 * t238 + 2.0 * t76 *
          conductivity_27 * t239 + conductivity_26 * t238 * t238 + 2.0 * conductivity_28 * t238 * t239 +
          conductivity_29 * t239 * t239;
      const double t300 = t83 * t299;
      const double t301 = t298 + 0.07179676972449082 * t300;
      const double t302 = t103 * t103 * conductivity_12 + 2.0 * t103 * conductivity_13 * t243 + 2.0 * t103 *
          conductivity_15 * t244 + conductivity_14 * t243 * t243 + 2.0 * conductivity_16 * t243 * t244 +
          conductivity_17 * t244 * t244;
      const double t303 = t114 * t302;
      const double t304 = t111 * t111 * conductivity_36 + 2.0 * t111 * conductivity_37 * t247 + 2.0 * t111 *
          conductivity_39 * t248 + conductivity_38 * t247 * t247 + 2.0 * conductivity_40 * t247 * t248 +
          conductivity_41 * t248 * t248;
      const double t305 = t118 * t304;
      const double t306 = t303 + 0.07179676972449082 * t305;
      const double t307 = t161 * t161 * conductivity_6 + 2.0 * t161 * conductivity_7 * t265 + 2.0 * t161 *
          conductivity_9 * t266 + conductivity_8 * t265 * t265 + 2.0 * conductivity_10 * t265 * t266 +
          conductivity_11 * t266 * t266;
      const double t308 = t172 * t307;
      const double t309 = t169 * t169 * conductivity_30 + 2.0 * t169 * conductivity_31 * t269 + 2.0 * t169 *
          conductivity_33 * t270 + conductivity_32 * t269 * t269 + 2.0 * conductivity_34 * t269 * t270 +
          conductivity_35 * t270 * t270;
      const double t310 = t176 * t309;
      const double t311 = t308 + 0.07179676972449082 * t310;
      const double t312 = t187 * t187 * conductivity_18 + 2.0 * t187 * conductivity_19 * t274 + 2.0 * t187 *
          conductivity_21 * t275 + conductivity_20 * t274 * t274 + 2.0 * conductivity_22 * t274 * t275 +
          conductivity_23 * t275 * t275;
      const double t313 = t195 * t312;
      const double t314 = t192 * t192 * conductivity_42 + 2.0 * t192 * conductivity_43 * t278 + 2.0 * t192 *
          conductivity_45 * t279 + conductivity_44 * t278 * t278 + 2.0 * conductivity_46 * t278 * t279 +
          conductivity_47 * t279 * t279;
      const double t315 = t199 * t314;
      const double t316 = t313 + 0.07179676972449082 * t315;
      const double t317 = (0.3110042339640731 * t301 + 0.022329099369260225 * t306) + (0.3110042339640731 *
          t311 + 0.022329099369260225 * t316);
      const double t318 = 0.5 * t87 - 0.08333333333333333 * (t49 + t78);
      const double t319 = 0.5 * t122 - 0.08333333333333333 * (t105 + t113);
      const double t320 = t127 + 3.732050807568877 * t131;
      const double t321 = t136 + 3.732050807568877 * t140;
      const double t322 = 0.10566243270259355 * t320 + 0.028312163512967795 * t321;
      const double t323 = (t144 + t146) + (t148 + t150);
      const double t324 = 0.39433756729740643 * t142 + 0.3110042339640731 * (t318 + 0.07179676972449082 *
          t319) - 0.39433756729740643 * t322 - 0.041666666666666664 * t323;
      const double t325 = 0.5 * t180 - 0.08333333333333333 * (t163 + t171);
      const double t326 = 0.5 * t203 - 0.08333333333333333 * (t189 + t194);
      const double t327 = t208 + 3.732050807568877 * t212;
      const double t328 = t217 + 3.732050807568877 * t221;
      const double t329 = 0.10566243270259355 * t327 + 0.028312163512967795 * t328;
      const double t330 = (t225 + t227) + (t229 + t231);
      const double t331 = 0.39433756729740643 * t223 + 0.3110042339640731 * (t325 + 0.07179676972449082 *
          t326) - 0.39433756729740643 * t329 - 0.041666666666666664 * t330;
      const double t332 = t254 + t256;
      const double t333 = t259 + t261;
      const double t334 = 0.08333333333333333 * t332 + 0.022329099369260225 * t333;
      const double t335 = 0.3110042339640731 * t252 - 0.39433756729740643 * t334;
      const double t336 = t285 + t287;
      const double t337 = t290 + t292;
      const double t338 = 0.08333333333333333 * t336 + 0.022329099369260225 * t337;
      const double t339 = 0.3110042339640731 * t283 - 0.39433756729740643 * t338;
      const double t340 = t335 + 0.2679491924311227 * t339;
      const double t341 = t237 + 3.732050807568877 * t241;
      const double t342 = t246 + 3.732050807568877 * t250;
      const double t343 = 0.10566243270259355 * t341 + 0.007586221349277619 * t342;
      const double t344 = 0.39433756729740643 * t334 + 0.3110042339640731 * t343;
      const double t345 = t268 + 3.732050807568877 * t272;
      const double t346 = t277 + 3.732050807568877 * t281;
      const double t347 = 0.10566243270259355 * t345 + 0.007586221349277619 * t346;
      const double t348 = 0.39433756729740643 * t338 + 0.3110042339640731 * t347;
      const double t349 = t344 + 0.2679491924311227 * t348;
      const double t350 = t298 + t300;
      const double t351 = t303 + t305;
      const double t352 = t308 + t310;
      const double t353 = t313 + t315;
      const double t354 = (0.08333333333333333 * t350 + 0.005983064143707569 * t351) + (0.08333333333333333 *
          t352 + 0.005983064143707569 * t353);
      const double t355 = -(0.3110042339640731 * (t324 + 0.07179676972449082 * t331) + 0.39433756729740643 *
          t340 - 0.39433756729740643 * t349 - 0.15550211698203656 * t354);
      reinterpret_cast<double2*>(tile)[33 * lane] = make_double2(0.3110042339640731 * (t152 +
          0.07179676972449082 * t233) + 0.7886751345948129 * t296 + 0.15550211698203656 * t317, t355);
      const double t356 = 0.39433756729740643 * t132 + 1.4716878364870323 * t141;
      const double t357 = 0.39433756729740643 * t142 + 0.15550211698203656 * t151 - 0.08333333333333333 * (t88
          + t123) - 0.10566243270259355 * t356;
      const double t358 = 0.39433756729740643 * t213 + 1.4716878364870323 * t222;
      const double t359 = 0.39433756729740643 * t223 + 0.15550211698203656 * t232 - 0.08333333333333333 *
          (t181 + t204) - 0.10566243270259355 * t358;
      const double t360 = t242 + t251;
      const double t361 = 0.39433756729740643 * t263 - 0.032861463941450536 * t360;
      const double t362 = t273 + t282;
      const double t363 = 0.39433756729740643 * t294 - 0.032861463941450536 * t362;
      const double t364 = t361 + 0.2679491924311227 * t363;
      const double t365 = 0.3110042339640731 * t257 + 1.160683602522959 * t262;
      const double t366 = 0.032861463941450536 * t360 + 0.10566243270259355 * t365;
      const double t367 = 0.3110042339640731 * t288 + 1.160683602522959 * t293;
      const double t368 = 0.032861463941450536 * t362 + 0.10566243270259355 * t367;
      const double t369 = t366 + 0.2679491924311227 * t368;
      const double t370 = (t301 + t306) + (t311 + t316);
      const double t371 = -(0.3110042339640731 * (t357 + 0.07179676972449082 * t359) + 0.39433756729740643 *
          t364 - 0.39433756729740643 * t369 - 0.012958509748503046 * t370);
      const double t372 = t318 + t319;
      const double t373 = 0.39433756729740643 * t322 + 0.041666666666666664 * t323 + 0.10566243270259355 *
          t356 + 0.08333333333333333 * t372;
      const double t374 = t325 + t326;
      const double t375 = 0.39433756729740643 * t329 + 0.041666666666666664 * t330 + 0.10566243270259355 *
          t358 + 0.08333333333333333 * t374;
      const double t376 = 0.39433756729740643 * t334 + 0.032861463941450536 * t360;
      const double t377 = 0.39433756729740643 * t338 + 0.032861463941450536 * t362;
      const double t378 = t376 + 0.2679491924311227 * t377;
      const double t379 = t341 + t342;
      const double t380 = 0.08333333333333333 * t332 + 0.3110042339640731 * t333;
      const double t381 = 0.00880520272521613 * t379 + 0.10566243270259355 * t380;
      const double t382 = t345 + t346;
      const double t383 = 0.08333333333333333 * t336 + 0.3110042339640731 * t337;
      const double t384 = 0.00880520272521613 * t382 + 0.10566243270259355 * t383;
      const double t385 = t381 + 0.2679491924311227 * t384;
      const double t386 = (t350 + t351) + (t352 + t353);
      const double t387 = -(0.3110042339640731 * (t373 + 0.07179676972449082 * t375) + 0.39433756729740643 *
          t378 - 0.39433756729740643 * t385 - 0.003472222222222222 * t386);
      reinterpret_cast<double2*>(tile)[33 * lane + 1] = make_double2(t371, t387);
      const double t388 = t264 + 3.732050807568877 * t295;
      const double t389 = -(0.39433756729740643 * t296 + 0.15550211698203656 * t317 - 0.08333333333333333 *
          (t152 + t233) - 0.10566243270259355 * t388);
      const double t390 = t324 + t331;
      const double t391 = t335 + 3.732050807568877 * t339;
      const double t392 = -(0.39433756729740643 * t349 + 0.15550211698203656 * t354 + 0.08333333333333333 *
          t390 + 0.10566243270259355 * t391);
      reinterpret_cast<double2*>(tile)[33 * lane + 2] = make_double2(t389, t392);
      const double t393 = t357 + t359;
      const double t394 = t361 + 3.732050807568877 * t363;
      const double t395 = -(0.39433756729740643 * t369 + 0.012958509748503046 * t370 + 0.08333333333333333 *
          t393 + 0.10566243270259355 * t394);
      const double t396 = t373 + t375;
      const double t397 = t376 + 3.732050807568877 * t377;
      const double t398 = -(0.39433756729740643 * t385 + 0.003472222222222222 * t386 + 0.08333333333333333 *
          t396 + 0.10566243270259355 * t397);
      reinterpret_cast<double2*>(tile)[33 * lane + 3] = make_double2(t395, t398);
      const double t399 = 0.5 * t87 + 0.022329099369260225 * (t49 + 13.928203230275509 * t78);
      const double t400 = 0.5 * t122 + 0.022329099369260225 * (t105 + 13.928203230275509 * t113);
      const double t401 = (t144 + 13.928203230275509 * t146) + (t148 + 13.928203230275509 * t150);
      const double t402 = 0.7886751345948129 * t322 - 0.3110042339640731 * (t399 + 0.07179676972449082 * t400)
          - 0.011164549684630112 * t401;
      const double t403 = 0.5 * t180 + 0.022329099369260225 * (t163 + 13.928203230275509 * t171);
      const double t404 = 0.5 * t203 + 0.022329099369260225 * (t189 + 13.928203230275509 * t194);
      const double t405 = (t225 + 13.928203230275509 * t227) + (t229 + 13.928203230275509 * t231);
      const double t406 = 0.7886751345948129 * t329 - 0.3110042339640731 * (t403 + 0.07179676972449082 * t404)
          - 0.011164549684630112 * t405;
      const double t407 = t254 + 13.928203230275509 * t256;
      const double t408 = t259 + 13.928203230275509 * t261;
      const double t409 = 0.022329099369260225 * t407 + 0.005983064143707569 * t408;
      const double t410 = 0.3110042339640731 * t343 - 0.39433756729740643 * t409;
      const double t411 = t285 + 13.928203230275509 * t287;
      const double t412 = t290 + 13.928203230275509 * t292;
      const double t413 = 0.022329099369260225 * t411 + 0.005983064143707569 * t412;
      const double t414 = 0.3110042339640731 * t347 - 0.39433756729740643 * t413;
      const double t415 = t410 + 0.2679491924311227 * t414;
      const double t416 = t298 + 13.928203230275509 * t300;
      const double t417 = t303 + 13.928203230275509 * t305;
      const double t418 = t308 + 13.928203230275509 * t310;
      const double t419 = t313 + 13.928203230275509 * t315;
      const double t420 = (0.022329099369260225 * t416 + 0.0016031572055700497 * t417) + (0.022329099369260225
          * t418 + 0.0016031572055700497 * t419);
      reinterpret_cast<double2*>(tile)[33 * lane + 4] = make_double2(t355, -(0.3110042339640731 * (t402 +
          0.07179676972449082 * t406) + 0.7886751345948129 * t415 - 0.15550211698203656 * t420));
      const double t421 = 0.10566243270259355 * t320 + 0.39433756729740643 * t321;
      const double t422 = 0.39433756729740643 * t142 + 0.10566243270259355 * t421 - 0.041666666666666664 *
          t323 - 0.08333333333333333 * t372;
      const double t423 = 0.10566243270259355 * t327 + 0.39433756729740643 * t328;
      const double t424 = 0.39433756729740643 * t223 + 0.10566243270259355 * t423 - 0.041666666666666664 *
          t330 - 0.08333333333333333 * t374;
      const double t425 = 0.032861463941450536 * t360 - 0.10566243270259355 * t380;
      const double t426 = 0.032861463941450536 * t362 - 0.10566243270259355 * t383;
      const double t427 = t425 + 0.2679491924311227 * t426;
      const double t428 = 0.39433756729740643 * t334 - 0.00880520272521613 * t379;
      const double t429 = 0.39433756729740643 * t338 - 0.00880520272521613 * t382;
      const double t430 = t428 + 0.2679491924311227 * t429;
      const double t431 = 0.003472222222222222 * t386 + 0.3110042339640731 * (t422 + 0.07179676972449082 *
          t424) - 0.39433756729740643 * t427 - 0.39433756729740643 * t430;
      const double t432 = 0.39433756729740643 * t322 + 0.08333333333333333 * (t399 + t400) -
          0.011164549684630112 * t401 - 0.10566243270259355 * t421;
      const double t433 = 0.39433756729740643 * t329 + 0.08333333333333333 * (t403 + t404) -
          0.011164549684630112 * t405 - 0.10566243270259355 * t423;
      const double t434 = 0.00880520272521613 * t379 + 0.39433756729740643 * t409;
      const double t435 = 0.00880520272521613 * t382 + 0.39433756729740643 * t413;
      const double t436 = t434 + 0.2679491924311227 * t435;
      const double t437 = 0.022329099369260225 * t407 + 0.08333333333333333 * t408;
      const double t438 = 0.00880520272521613 * t379 - 0.10566243270259355 * t437;
      const double t439 = 0.022329099369260225 * t411 + 0.08333333333333333 * t412;
      const double t440 = 0.00880520272521613 * t382 - 0.10566243270259355 * t439;
      const double t441 = t438 + 0.2679491924311227 * t440;
      const double t442 = (t416 + t417) + (t418 + t419);
      const double t443 = 0.3110042339640731 * (t432 + 0.07179676972449082 * t433) + 0.0009303791403858428 *
          t442 - 0.39433756729740643 * t436 - 0.39433756729740643 * t441;
      reinterpret_cast<double2*>(tile)[33 * lane + 5] = make_double2(t431, t443);
      const double t444 = t344 + 3.732050807568877 * t348;
      const double t445 = 0.39433756729740643 * t340 + 0.10566243270259355 * t444 - 0.15550211698203656 * t354
          - 0.08333333333333333 * t390;
      const double t446 = t410 + 3.732050807568877 * t414;
      const double t447 = 0.39433756729740643 * t415 - 0.15550211698203656 * t420 - 0.08333333333333333 *
          (t402 + t406) - 0.10566243270259355 * t446;
      reinterpret_cast<double2*>(tile)[33 * lane + 6] = make_double2(t445, t447);
      const double t448 = t422 + t424;
      const double t449 = t428 + 3.732050807568877 * t429;
      const double t450 = -(0.003472222222222222 * t386 + 0.10566243270259355 * t449 - 0.39433756729740643 *
          t427 - 0.08333333333333333 * t448);
      const double t451 = t432 + t433;
      const double t452 = t434 + 3.732050807568877 * t435;
      const double t453 = 0.39433756729740643 * t441 + 0.08333333333333333 * t451 - 0.0009303791403858428 *
          t442 - 0.10566243270259355 * t452;
      reinterpret_cast<double2*>(tile)[33 * lane + 7] = make_double2(t450, t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 8] = make_double2(t371, t431);
      const double t454 = 0.15550211698203656 * t151 + 0.022329099369260225 * (t88 + 13.928203230275509 *
          t123) - 0.2113248654051871 * t356;
      const double t455 = 0.15550211698203656 * t232 + 0.022329099369260225 * (t181 + 13.928203230275509 *
          t204) - 0.2113248654051871 * t358;
      const double t456 = 0.39433756729740643 * t242 + 5.4924137786507226 * t251;
      const double t457 = 0.10566243270259355 * t365 - 0.022329099369260225 * t456;
      const double t458 = 0.39433756729740643 * t273 + 5.4924137786507226 * t282;
      const double t459 = 0.10566243270259355 * t367 - 0.022329099369260225 * t458;
      const double t460 = t457 + 0.2679491924311227 * t459;
      const double t461 = (0.3110042339640731 * t301 + 4.331730176127763 * t306) + (0.3110042339640731 * t311
          + 4.331730176127763 * t316);
      const double t462 = 0.041666666666666664 * t323 + 0.10566243270259355 * t356 - 0.10566243270259355 *
          t421 - 0.022329099369260225 * (t318 + 13.928203230275509 * t319);
      const double t463 = 0.041666666666666664 * t330 + 0.10566243270259355 * t358 - 0.10566243270259355 *
          t423 - 0.022329099369260225 * (t325 + 13.928203230275509 * t326);
      const double t464 = 0.10566243270259355 * t380 + 0.022329099369260225 * t456;
      const double t465 = 0.10566243270259355 * t383 + 0.022329099369260225 * t458;
      const double t466 = t464 + 0.2679491924311227 * t465;
      const double t467 = 0.10566243270259355 * t341 + 1.4716878364870323 * t342;
      const double t468 = 0.10566243270259355 * t380 - 0.022329099369260225 * t467;
      const double t469 = 0.10566243270259355 * t345 + 1.4716878364870323 * t346;
      const double t470 = 0.10566243270259355 * t383 - 0.022329099369260225 * t469;
      const double t471 = t468 + 0.2679491924311227 * t470;
      const double t472 = (0.08333333333333333 * t350 + 1.160683602522959 * t351) + (0.08333333333333333 *
          t352 + 1.160683602522959 * t353);
      const double t473 = 0.3110042339640731 * (t462 + 0.07179676972449082 * t463) + 0.011164549684630112 *
          t472 - 0.39433756729740643 * t466 - 0.39433756729740643 * t471;
      reinterpret_cast<double2*>(tile)[33 * lane + 9] = make_double2(0.3110042339640731 * (t454 +
          0.07179676972449082 * t455) + 0.011164549684630112 * t461 - 0.7886751345948129 * t460, t473);
      const double t474 = t366 + 3.732050807568877 * t368;
      const double t475 = 0.39433756729740643 * t364 + 0.10566243270259355 * t474 - 0.012958509748503046 *
          t370 - 0.08333333333333333 * t393;
      const double t476 = t425 + 3.732050807568877 * t426;
      const double t477 = -(0.003472222222222222 * t386 + 0.10566243270259355 * t476 - 0.39433756729740643 *
          t430 - 0.08333333333333333 * t448);
      reinterpret_cast<double2*>(tile)[33 * lane + 10] = make_double2(t475, t477);
      const double t478 = t457 + 3.732050807568877 * t459;
      const double t479 = 0.39433756729740643 * t460 + 0.08333333333333333 * (t454 + t455) -
          0.011164549684630112 * t461 - 0.10566243270259355 * t478;
      const double t480 = t462 + t463;
      const double t481 = t464 + 3.732050807568877 * t465;
      const double t482 = 0.39433756729740643 * t471 + 0.08333333333333333 * t480 - 0.011164549684630112 *
          t472 - 0.10566243270259355 * t481;
      reinterpret_cast<double2*>(tile)[33 * lane + 11] = make_double2(t479, t482);
      reinterpret_cast<double2*>(tile)[33 * lane + 12] = make_double2(t387, t443);
      const double t483 = 0.011164549684630112 * t401 + 0.2113248654051871 * t421 + 0.022329099369260225 *
          (t399 + 13.928203230275509 * t400);
      const double t484 = 0.011164549684630112 * t405 + 0.2113248654051871 * t423 + 0.022329099369260225 *
          (t403 + 13.928203230275509 * t404);
      const double t485 = 0.10566243270259355 * t437 + 0.022329099369260225 * t467;
      const double t486 = 0.10566243270259355 * t439 + 0.022329099369260225 * t469;
      const double t487 = t485 + 0.2679491924311227 * t486;
      const double t488 = (0.022329099369260225 * t416 + 0.3110042339640731 * t417) + (0.022329099369260225 *
          t418 + 0.3110042339640731 * t419);
      reinterpret_cast<double2*>(tile)[33 * lane + 13] = make_double2(t473, 0.3110042339640731 * (t483 +
          0.07179676972449082 * t484) + 0.011164549684630112 * t488 - 0.7886751345948129 * t487);
      const double t489 = t381 + 3.732050807568877 * t384;
      const double t490 = 0.39433756729740643 * t378 + 0.10566243270259355 * t489 - 0.003472222222222222 *
          t386 - 0.08333333333333333 * t396;
      const double t491 = t438 + 3.732050807568877 * t440;
      const double t492 = 0.39433756729740643 * t436 + 0.08333333333333333 * t451 - 0.0009303791403858428 *
          t442 - 0.10566243270259355 * t491;
      reinterpret_cast<double2*>(tile)[33 * lane + 14] = make_double2(t490, t492);
      const double t493 = t468 + 3.732050807568877 * t470;
      const double t494 = 0.39433756729740643 * t466 + 0.08333333333333333 * t480 - 0.011164549684630112 *
          t472 - 0.10566243270259355 * t493;
      const double t495 = t485 + 3.732050807568877 * t486;
      const double t496 = 0.39433756729740643 * t487 + 0.08333333333333333 * (t483 + t484) -
          0.011164549684630112 * t488 - 0.10566243270259355 * t495;
      reinterpret_cast<double2*>(tile)[33 * lane + 15] = make_double2(t494, t496);
      reinterpret_cast<double2*>(tile)[33 * lane + 16] = make_double2(t389, t445);
      reinterpret_cast<double2*>(tile)[33 * lane + 17] = make_double2(t475, t490);
      const double t497 = 0.15550211698203656 * t354 + 0.10566243270259355 * t391 - 0.10566243270259355 * t444
          - 0.022329099369260225 * (t324 + 13.928203230275509 * t331);
      reinterpret_cast<double2*>(tile)[33 * lane + 18] = make_double2(0.15550211698203656 * t317 +
          0.022329099369260225 * (t152 + 13.928203230275509 * t233) - 0.2113248654051871 * t388, t497);
      const double t498 = 0.012958509748503046 * t370 + 0.10566243270259355 * t394 - 0.10566243270259355 *
          t474 - 0.022329099369260225 * (t357 + 13.928203230275509 * t359);
      const double t499 = 0.003472222222222222 * t386 + 0.10566243270259355 * t397 - 0.10566243270259355 *
          t489 - 0.022329099369260225 * (t373 + 13.928203230275509 * t375);
      reinterpret_cast<double2*>(tile)[33 * lane + 19] = make_double2(t498, t499);
      reinterpret_cast<double2*>(tile)[33 * lane + 20] = make_double2(t392, t447);
      reinterpret_cast<double2*>(tile)[33 * lane + 21] = make_double2(t477, t492);
      reinterpret_cast<double2*>(tile)[33 * lane + 22] = make_double2(t497, 0.15550211698203656 * t420 +
          0.2113248654051871 * t446 - 0.022329099369260225 * (t402 + 13.928203230275509 * t406));
      const double t500 = 0.003472222222222222 * t386 + 0.10566243270259355 * t449 + 0.10566243270259355 *
          t476 + 0.022329099369260225 * (t422 + 13.928203230275509 * t424);
      const double t501 = 0.0009303791403858428 * t442 + 0.10566243270259355 * t452 + 0.10566243270259355 *
          t491 + 0.022329099369260225 * (t432 + 13.928203230275509 * t433);
      reinterpret_cast<double2*>(tile)[33 * lane + 23] = make_double2(t500, t501);
      reinterpret_cast<double2*>(tile)[33 * lane + 24] = make_double2(t395, t450);
      reinterpret_cast<double2*>(tile)[33 * lane + 25] = make_double2(t479, t494);
      reinterpret_cast<double2*>(tile)[33 * lane + 26] = make_double2(t498, t500);
      const double t502 = 0.011164549684630112 * t472 + 0.10566243270259355 * t481 + 0.10566243270259355 *
          t493 + 0.022329099369260225 * (t462 + 13.928203230275509 * t463);
      reinterpret_cast<double2*>(tile)[33 * lane + 27] = make_double2(0.011164549684630112 * t461 +
          0.2113248654051871 * t478 + 0.022329099369260225 * (t454 + 13.928203230275509 * t455), t502);
      reinterpret_cast<double2*>(tile)[33 * lane + 28] = make_double2(t398, t453);
      reinterpret_cast<double2*>(tile)[33 * lane + 29] = make_double2(t482, t496);
      reinterpret_cast<double2*>(tile)[33 * lane + 30] = make_double2(t499, t501);
      reinterpret_cast<double2*>(tile)[33 * lane + 31] = make_double2(t502, 0.011164549684630112 * t488 +
          0.2113248654051871 * t495 + 0.022329099369260225 * (t483 + 13.928203230275509 * t484));
    }
    __syncthreads();
    const int64_t group_first = first_cell + step * 32;
    const int group_cells = cells_here - step * 32 < 32 ? cells_here - step * 32 : 32;
    for (int k = static_cast<int>(threadIdx.x); k < group_cells * 32; k += 32) {
      const int staged = k / 32;
      const int part = k - 32 * staged;
      __stcs(&reinterpret_cast<double2*>(element_tensors)[32 * group_first + k], reinterpret_cast<const
          double2*>(tile)[33 * staged + part]);
    }
    __syncthreads();
  }
}

}  // namespace

extern "C" int heat_step_q1_hexahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    const double* conductivity,
    const double* capacity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr || conductivity == nullptr || capacity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 255) / 256;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  heat_step_q1_hexahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells, conductivity, capacity);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return heat_step_q1_hexahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr double quadrature2_points[] = {
    0.2113248654051871, 0.2113248654051871, 0.2113248654051871,
    0.2113248654051871, 0.2113248654051871, 0.7886751345948129,
    0.2113248654051871, 0.7886751345948129, 0.2113248654051871,
    0.2113248654051871, 0.7886751345948129, 0.7886751345948129,
    0.7886751345948129, 0.2113248654051871, 0.2113248654051871,
    0.7886751345948129, 0.2113248654051871, 0.7886751345948129,
    0.7886751345948129, 0.7886751345948129, 0.2113248654051871,
    0.7886751345948129, 0.7886751345948129, 0.7886751345948129,
};

constexpr femforge_input coefficients[] = {
    {"conductivity", "quadrature2^(3x3 sym)", 48, 0, 8, quadrature2_points},
    {"capacity", "quadrature2", 8, 0, 8, quadrature2_points},
};

}  // namespace

extern "C" const femforge_kernel heat_step_q1_hexahedron_f64_element_tensor_cuda_descriptor = {
    "heat_step_q1_hexahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1",                                      // row_element
    "Q1",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    64,                                        // entries_per_cell
    2,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
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
    16896,                                     // shared_bytes
    2609.0,                                    // flops_per_cell
    1016.0,                                    // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
