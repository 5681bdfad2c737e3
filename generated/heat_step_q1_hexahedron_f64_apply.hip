// heat_step_q1_hexahedron_f64_apply: apply of form a in heat_step.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate heat_step.form --kernel apply --define cell=hexahedron --define degree=1
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
//   quadrature      1616 flops
//   sum_factorised  1124 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       1140
//   bytes       560 (552 read, 8 written)
//   flops/byte  2.04
//   shared      0 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <type_traits>
#include <hip/hip_runtime.h>

#include "femforge_kernels.h"

namespace {

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 4;
#else
constexpr int resident = 2;
#endif

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

__global__ void __launch_bounds__(128, resident)
heat_step_q1_hexahedron_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ conductivity,
    const double* __restrict__ capacity) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
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
    const double conductivity_0 = conductivity[48 * cell];
    const double conductivity_6 = conductivity[48 * cell + 6];
    const double conductivity_12 = conductivity[48 * cell + 12];
    const double conductivity_18 = conductivity[48 * cell + 18];
    const double conductivity_24 = conductivity[48 * cell + 24];
    const double conductivity_30 = conductivity[48 * cell + 30];
    const double conductivity_36 = conductivity[48 * cell + 36];
    const double conductivity_42 = conductivity[48 * cell + 42];
    const double conductivity_1 = conductivity[48 * cell + 1];
    const double conductivity_7 = conductivity[48 * cell + 7];
    const double conductivity_13 = conductivity[48 * cell + 13];
    const double conductivity_19 = conductivity[48 * cell + 19];
    const double conductivity_25 = conductivity[48 * cell + 25];
    const double conductivity_31 = conductivity[48 * cell + 31];
    const double conductivity_37 = conductivity[48 * cell + 37];
    const double conductivity_43 = conductivity[48 * cell + 43];
    const double conductivity_2 = conductivity[48 * cell + 2];
    const double conductivity_8 = conductivity[48 * cell + 8];
    const double conductivity_14 = conductivity[48 * cell + 14];
    const double conductivity_20 = conductivity[48 * cell + 20];
    const double conductivity_26 = conductivity[48 * cell + 26];
    const double conductivity_32 = conductivity[48 * cell + 32];
    const double conductivity_38 = conductivity[48 * cell + 38];
    const double conductivity_44 = conductivity[48 * cell + 44];
    const double conductivity_3 = conductivity[48 * cell + 3];
    const double conductivity_9 = conductivity[48 * cell + 9];
    const double conductivity_15 = conductivity[48 * cell + 15];
    const double conductivity_21 = conductivity[48 * cell + 21];
    const double conductivity_27 = conductivity[48 * cell + 27];
    const double conductivity_33 = conductivity[48 * cell + 33];
    const double conductivity_39 = conductivity[48 * cell + 39];
    const double conductivity_45 = conductivity[48 * cell + 45];
    const double conductivity_4 = conductivity[48 * cell + 4];
    const double conductivity_10 = conductivity[48 * cell + 10];
    const double conductivity_16 = conductivity[48 * cell + 16];
    const double conductivity_22 = conductivity[48 * cell + 22];
    const double conductivity_28 = conductivity[48 * cell + 28];
    const double conductivity_34 = conductivity[48 * cell + 34];
    const double conductivity_40 = conductivity[48 * cell + 40];
    const double conductivity_46 = conductivity[48 * cell + 46];
    const double conductivity_5 = conductivity[48 * cell + 5];
    const double conductivity_11 = conductivity[48 * cell + 11];
    const double conductivity_17 = conductivity[48 * cell + 17];
    const double conductivity_23 = conductivity[48 * cell + 23];
    const double conductivity_29 = conductivity[48 * cell + 29];
    const double conductivity_35 = conductivity[48 * cell + 35];
    const double conductivity_41 = conductivity[48 * cell + 41];
    const double conductivity_47 = conductivity[48 * cell + 47];
    const double capacity_0 = capacity[8 * cell];
    const double capacity_1 = capacity[8 * cell + 1];
    const double capacity_2 = capacity[8 * cell + 2];
    const double capacity_3 = capacity[8 * cell + 3];
    const double capacity_4 = capacity[8 * cell + 4];
    const double capacity_5 = capacity[8 * cell + 5];
    const double capacity_6 = capacity[8 * cell + 6];
    const double capacity_7 = capacity[8 * cell + 7];
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double trial_0 = x[d0];
    const double trial_1 = x[d1];
    const double trial_2 = x[d2];
    const double trial_3 = x[d3];
    const double trial_4 = x[d4];
    const double trial_5 = x[d5];
    const double trial_6 = x[d6];
    const double trial_7 = x[d7];
    const double t0 = trial_0 + 0.2679491924311227 * trial_1;
    const double t1 = trial_2 + 0.2679491924311227 * trial_3;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = trial_4 + 0.2679491924311227 * trial_5;
    const double t4 = trial_6 + 0.2679491924311227 * trial_7;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x1_0;
    const double t7 = x2_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x4_0 - x5_0;
    const double t10 = x6_0 - x7_0;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = t8 + 0.2679491924311227 * t11;
    const double t13 = x0_1 - x2_1;
    const double t14 = x1_1 - x3_1;
    const double t15 = t13 + 0.2679491924311227 * t14;
    const double t16 = x4_1 - x6_1;
    const double t17 = x5_1 - x7_1;
    const double t18 = t16 + 0.2679491924311227 * t17;
    const double t19 = t15 + 0.2679491924311227 * t18;
    const double t20 = x0_2 - x4_2;
    const double t21 = x1_2 - x5_2;
    const double t22 = t20 + 0.2679491924311227 * t21;
    const double t23 = x2_2 - x6_2;
    const double t24 = x3_2 - x7_2;
    const double t25 = t23 + 0.2679491924311227 * t24;
    const double t26 = t22 + 0.2679491924311227 * t25;
    const double t27 = x0_1 - x4_1;
    const double t28 = x1_1 - x5_1;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = x2_1 - x6_1;
    const double t31 = x3_1 - x7_1;
    const double t32 = t30 + 0.2679491924311227 * t31;
    const double t33 = t29 + 0.2679491924311227 * t32;
    const double t34 = x0_2 - x2_2;
    const double t35 = x1_2 - x3_2;
    const double t36 = t34 + 0.2679491924311227 * t35;
    const double t37 = x4_2 - x6_2;
    const double t38 = x5_2 - x7_2;
    const double t39 = t37 + 0.2679491924311227 * t38;
    const double t40 = t36 + 0.2679491924311227 * t39;
    const double t41 = t19 * t26 - t33 * t40;
    const double t42 = x0_0 - x2_0;
    const double t43 = x1_0 - x3_0;
    const double t44 = t42 + 0.2679491924311227 * t43;
    const double t45 = x4_0 - x6_0;
    const double t46 = x5_0 - x7_0;
    const double t47 = t45 + 0.2679491924311227 * t46;
    const double t48 = t44 + 0.2679491924311227 * t47;
    const double t49 = x0_2 - x1_2;
    const double t50 = x2_2 - x3_2;
    const double t51 = t49 + 0.2679491924311227 * t50;
    const double t52 = x4_2 - x5_2;
    const double t53 = x6_2 - x7_2;
    const double t54 = t52 + 0.2679491924311227 * t53;
    const double t55 = t51 + 0.2679491924311227 * t54;
    const double t56 = x0_1 - x1_1;
    const double t57 = x2_1 - x3_1;
    const double t58 = t56 + 0.2679491924311227 * t57;
    const double t59 = x4_1 - x5_1;
    const double t60 = x6_1 - x7_1;
    const double t61 = t59 + 0.2679491924311227 * t60;
    const double t62 = t58 + 0.2679491924311227 * t61;
    const double t63 = t33 * t55 - t26 * t62;
    const double t64 = x0_0 - x4_0;
    const double t65 = x1_0 - x5_0;
    const double t66 = t64 + 0.2679491924311227 * t65;
    const double t67 = x2_0 - x6_0;
    const double t68 = x3_0 - x7_0;
    const double t69 = t67 + 0.2679491924311227 * t68;
    const double t70 = t66 + 0.2679491924311227 * t69;
    const double t71 = t40 * t62 - t19 * t55;
    const double t72 = std::fabs(-0.2406516764515424 * (t12 * t41 + t48 * t63 + t70 * t71));
    const double flux0 = capacity_0 * (t2 + 0.2679491924311227 * t5) * t72;
    const double t73 = reciprocal(t72);
    const double t74 = trial_0 - trial_1;
    const double t75 = trial_2 - trial_3;
    const double t76 = t74 + 0.2679491924311227 * t75;
    const double t77 = trial_4 - trial_5;
    const double t78 = trial_6 - trial_7;
    const double t79 = t77 + 0.2679491924311227 * t78;
    const double t80 = t76 + 0.2679491924311227 * t79;
    const double t81 = trial_0 - trial_2;
    const double t82 = trial_1 - trial_3;
    const double t83 = t81 + 0.2679491924311227 * t82;
    const double t84 = trial_4 - trial_6;
    const double t85 = trial_5 - trial_7;
    const double t86 = t84 + 0.2679491924311227 * t85;
    const double t87 = t83 + 0.2679491924311227 * t86;
    const double t88 = trial_0 - trial_4;
    const double t89 = trial_1 - trial_5;
    const double t90 = t88 + 0.2679491924311227 * t89;
    const double t91 = trial_2 - trial_6;
    const double t92 = trial_3 - trial_7;
    const double t93 = t91 + 0.2679491924311227 * t92;
    const double t94 = t90 + 0.2679491924311227 * t93;
    const double t95 = t41 * t80 + t63 * t87 + t71 * t94;
    const double t96 = t40 * t70 - t26 * t48;
    const double t97 = t12 * t26 - t55 * t70;
    const double t98 = t48 * t55 - t12 * t40;
    const double t99 = t80 * t96 + t87 * t97 + t94 * t98;
    const double t100 = t33 * t48 - t19 * t70;
    const double t101 = t62 * t70 - t12 * t33;
    const double t102 = t12 * t19 - t48 * t62;
    const double t103 = t80 * t100 + t87 * t101 + t94 * t102;
    const double t104 = conductivity_0 * t95 + conductivity_1 * t99 + conductivity_3 * t103;
    const double t105 = conductivity_1 * t95 + conductivity_2 * t99 + conductivity_4 * t103;
    const double t106 = conductivity_3 * t95 + conductivity_4 * t99 + conductivity_5 * t103;
    const double flux1 = t73 * (t41 * t104 + t96 * t105 + t100 * t106);
    const double flux2 = t73 * (t63 * t104 + t97 * t105 + t101 * t106);
    const double flux3 = t73 * (t71 * t104 + t98 * t105 + t102 * t106);
    const double t107 = 0.2679491924311227 * t8 + t11;
    const double t108 = 0.2679491924311227 * t15 + t18;
    const double t109 = 0.2679491924311227 * t36 + t39;
    const double t110 = t26 * t108 - t33 * t109;
    const double t111 = 0.2679491924311227 * t44 + t47;
    const double t112 = 0.2679491924311227 * t51 + t54;
    const double t113 = 0.2679491924311227 * t58 + t61;
    const double t114 = t33 * t112 - t26 * t113;
    const double t115 = t109 * t113 - t108 * t112;
    const double t116 = std::fabs(-0.2406516764515424 * (t107 * t110 + t111 * t114 + t70 * t115));
    const double flux4 = capacity_1 * (0.2679491924311227 * t2 + t5) * t116;
    const double t117 = reciprocal(t116);
    const double t118 = 0.2679491924311227 * t76 + t79;
    const double t119 = 0.2679491924311227 * t83 + t86;
    const double t120 = t110 * t118 + t114 * t119 + t94 * t115;
    const double t121 = t70 * t109 - t26 * t111;
    const double t122 = t26 * t107 - t70 * t112;
    const double t123 = t111 * t112 - t107 * t109;
    const double t124 = t118 * t121 + t119 * t122 + t94 * t123;
    const double t125 = t33 * t111 - t70 * t108;
    const double t126 = t70 * t113 - t33 * t107;
    const double t127 = t107 * t108 - t111 * t113;
    const double t128 = t118 * t125 + t119 * t126 + t94 * t127;
    const double t129 = conductivity_6 * t120 + conductivity_7 * t124 + conductivity_9 * t128;
    const double t130 = conductivity_7 * t120 + conductivity_8 * t124 + conductivity_10 * t128;
    const double t131 = conductivity_9 * t120 + conductivity_10 * t124 + conductivity_11 * t128;
    const double flux5 = t117 * (t110 * t129 + t121 * t130 + t125 * t131);
    const double flux6 = t117 * (t114 * t129 + t122 * t130 + t126 * t131);
    const double flux7 = t117 * (t115 * t129 + t123 * t130 + t127 * t131);
    const double t132 = 0.2679491924311227 * t0 + t1;
    const double t133 = 0.2679491924311227 * t3 + t4;
    const double t134 = 0.2679491924311227 * t6 + t7;
    const double t135 = 0.2679491924311227 * t9 + t10;
    const double t136 = t134 + 0.2679491924311227 * t135;
    const double t137 = 0.2679491924311227 * t22 + t25;
    const double t138 = 0.2679491924311227 * t29 + t32;
    const double t139 = t19 * t137 - t40 * t138;
    const double t140 = 0.2679491924311227 * t49 + t50;
    const double t141 = 0.2679491924311227 * t52 + t53;
    const double t142 = t140 + 0.2679491924311227 * t141;
    const double t143 = 0.2679491924311227 * t56 + t57;
    const double t144 = 0.2679491924311227 * t59 + t60;
    const double t145 = t143 + 0.2679491924311227 * t144;
    const double t146 = t138 * t142 - t137 * t145;
    const double t147 = 0.2679491924311227 * t66 + t69;
    const double t148 = t40 * t145 - t19 * t142;
    const double t149 = std::fabs(-0.2406516764515424 * (t136 * t139 + t48 * t146 + t147 * t148));
    const double flux8 = capacity_2 * (t132 + 0.2679491924311227 * t133) * t149;
    const double t150 = reciprocal(t149);
    const double t151 = 0.2679491924311227 * t74 + t75;
    const double t152 = 0.2679491924311227 * t77 + t78;
    const double t153 = t151 + 0.2679491924311227 * t152;
    const double t154 = 0.2679491924311227 * t90 + t93;
    const double t155 = t139 * t153 + t87 * t146 + t148 * t154;
    const double t156 = t40 * t147 - t48 * t137;
    const double t157 = t136 * t137 - t142 * t147;
    const double t158 = t48 * t142 - t40 * t136;
    const double t159 = t153 * t156 + t87 * t157 + t154 * t158;
    const double t160 = t48 * t138 - t19 * t147;
    const double t161 = t145 * t147 - t136 * t138;
    const double t162 = t19 * t136 - t48 * t145;
    const double t163 = t153 * t160 + t87 * t161 + t154 * t162;
    const double t164 = conductivity_12 * t155 + conductivity_13 * t159 + conductivity_15 * t163;
    const double t165 = conductivity_13 * t155 + conductivity_14 * t159 + conductivity_16 * t163;
    const double t166 = conductivity_15 * t155 + conductivity_16 * t159 + conductivity_17 * t163;
    const double flux9 = t150 * (t139 * t164 + t156 * t165 + t160 * t166);
    const double flux10 = t150 * (t146 * t164 + t157 * t165 + t161 * t166);
    const double flux11 = t150 * (t148 * t164 + t158 * t165 + t162 * t166);
    const double t167 = 0.2679491924311227 * t134 + t135;
    const double t168 = t108 * t137 - t109 * t138;
    const double t169 = 0.2679491924311227 * t140 + t141;
    const double t170 = 0.2679491924311227 * t143 + t144;
    const double t171 = t138 * t169 - t137 * t170;
    const double t172 = t109 * t170 - t108 * t169;
    const double t173 = std::fabs(-0.2406516764515424 * (t167 * t168 + t111 * t171 + t147 * t172));
    const double flux12 = capacity_3 * (0.2679491924311227 * t132 + t133) * t173;
    const double t174 = reciprocal(t173);
    const double t175 = 0.2679491924311227 * t151 + t152;
    const double t176 = t168 * t175 + t119 * t171 + t154 * t172;
    const double t177 = t109 * t147 - t111 * t137;
    const double t178 = t137 * t167 - t147 * t169;
    const double t179 = t111 * t169 - t109 * t167;
    const double t180 = t175 * t177 + t119 * t178 + t154 * t179;
    const double t181 = t111 * t138 - t108 * t147;
    const double t182 = t147 * t170 - t138 * t167;
    const double t183 = t108 * t167 - t111 * t170;
    const double t184 = t175 * t181 + t119 * t182 + t154 * t183;
    const double t185 = conductivity_18 * t176 + conductivity_19 * t180 + conductivity_21 * t184;
    const double t186 = conductivity_19 * t176 + conductivity_20 * t180 + conductivity_22 * t184;
    const double t187 = conductivity_21 * t176 + conductivity_22 * t180 + conductivity_23 * t184;
    const double flux13 = t174 * (t168 * t185 + t177 * t186 + t181 * t187);
    const double flux14 = t174 * (t171 * t185 + t178 * t186 + t182 * t187);
    const double flux15 = t174 * (t172 * t185 + t179 * t186 + t183 * t187);
    const double t188 = 0.2679491924311227 * trial_0 + trial_1;
    const double t189 = 0.2679491924311227 * trial_2 + trial_3;
    const double t190 = t188 + 0.2679491924311227 * t189;
    const double t191 = 0.2679491924311227 * trial_4 + trial_5;
    const double t192 = 0.2679491924311227 * trial_6 + trial_7;
    const double t193 = t191 + 0.2679491924311227 * t192;
    const double t194 = 0.2679491924311227 * t13 + t14;
    const double t195 = 0.2679491924311227 * t16 + t17;
    const double t196 = t194 + 0.2679491924311227 * t195;
    const double t197 = 0.2679491924311227 * t20 + t21;
    const double t198 = 0.2679491924311227 * t23 + t24;
    const double t199 = t197 + 0.2679491924311227 * t198;
    const double t200 = 0.2679491924311227 * t27 + t28;
    const double t201 = 0.2679491924311227 * t30 + t31;
    const double t202 = t200 + 0.2679491924311227 * t201;
    const double t203 = 0.2679491924311227 * t34 + t35;
    const double t204 = 0.2679491924311227 * t37 + t38;
    const double t205 = t203 + 0.2679491924311227 * t204;
    const double t206 = t196 * t199 - t202 * t205;
    const double t207 = 0.2679491924311227 * t42 + t43;
    const double t208 = 0.2679491924311227 * t45 + t46;
    const double t209 = t207 + 0.2679491924311227 * t208;
    const double t210 = t55 * t202 - t62 * t199;
    const double t211 = 0.2679491924311227 * t64 + t65;
    const double t212 = 0.2679491924311227 * t67 + t68;
    const double t213 = t211 + 0.2679491924311227 * t212;
    const double t214 = t62 * t205 - t55 * t196;
    const double t215 = std::fabs(-0.2406516764515424 * (t12 * t206 + t209 * t210 + t213 * t214));
    const double flux16 = capacity_4 * (t190 + 0.2679491924311227 * t193) * t215;
    const double t216 = reciprocal(t215);
    const double t217 = 0.2679491924311227 * t81 + t82;
    const double t218 = 0.2679491924311227 * t84 + t85;
    const double t219 = t217 + 0.2679491924311227 * t218;
    const double t220 = 0.2679491924311227 * t88 + t89;
    const double t221 = 0.2679491924311227 * t91 + t92;
    const double t222 = t220 + 0.2679491924311227 * t221;
    const double t223 = t80 * t206 + t210 * t219 + t214 * t222;
    const double t224 = t205 * t213 - t199 * t209;
    const double t225 = t12 * t199 - t55 * t213;
    const double t226 = t55 * t209 - t12 * t205;
    const double t227 = t80 * t224 + t219 * t225 + t222 * t226;
    const double t228 = t202 * t209 - t196 * t213;
    const double t229 = t62 * t213 - t12 * t202;
    const double t230 = t12 * t196 - t62 * t209;
    const double t231 = t80 * t228 + t219 * t229 + t222 * t230;
    const double t232 = conductivity_24 * t223 + conductivity_25 * t227 + conductivity_27 * t231;
    const double t233 = conductivity_25 * t223 + conductivity_26 * t227 + conductivity_28 * t231;
    const double t234 = conductivity_27 * t223 + conductivity_28 * t227 + conductivity_29 * t231;
    const double flux17 = t216 * (t206 * t232 + t224 * t233 + t228 * t234);
    const double flux18 = t216 * (t210 * t232 + t225 * t233 + t229 * t234);
    const double flux19 = t216 * (t214 * t232 + t226 * t233 + t230 * t234);
    const double t235 = 0.2679491924311227 * t194 + t195;
    const double t236 = 0.2679491924311227 * t203 + t204;
    const double t237 = t199 * t235 - t202 * t236;
    const double t238 = 0.2679491924311227 * t207 + t208;
    const double t239 = t112 * t202 - t113 * t199;
    const double t240 = t113 * t236 - t112 * t235;
    const double t241 = std::fabs(-0.2406516764515424 * (t107 * t237 + t238 * t239 + t213 * t240));
    const double flux20 = capacity_5 * (0.2679491924311227 * t190 + t193) * t241;
    const double t242 = reciprocal(t241);
    const double t243 = 0.2679491924311227 * t217 + t218;
    const double t244 = t118 * t237 + t239 * t243 + t222 * t240;
    const double t245 = t213 * t236 - t199 * t238;
    const double t246 = t107 * t199 - t112 * t213;
    const double t247 = t112 * t238 - t107 * t236;
    const double t248 = t118 * t245 + t243 * t246 + t222 * t247;
    const double t249 = t202 * t238 - t213 * t235;
    const double t250 = t113 * t213 - t107 * t202;
    const double t251 = t107 * t235 - t113 * t238;
    const double t252 = t118 * t249 + t243 * t250 + t222 * t251;
    const double t253 = conductivity_30 * t244 + conductivity_31 * t248 + conductivity_33 * t252;
    const double t254 = conductivity_31 * t244 + conductivity_32 * t248 + conductivity_34 * t252;
    const double t255 = conductivity_33 * t244 + conductivity_34 * t248 + conductivity_35 * t252;
    const double flux21 = t242 * (t237 * t253 + t245 * t254 + t249 * t255);
    const double flux22 = t242 * (t239 * t253 + t246 * t254 + t250 * t255);
    const double flux23 = t242 * (t240 * t253 + t247 * t254 + t251 * t255);
    const double t256 = 0.2679491924311227 * t188 + t189;
    const double t257 = 0.2679491924311227 * t191 + t192;
    const double t258 = 0.2679491924311227 * t197 + t198;
    const double t259 = 0.2679491924311227 * t200 + t201;
    const double t260 = t196 * t258 - t205 * t259;
    const double t261 = t142 * t259 - t145 * t258;
    const double t262 = 0.2679491924311227 * t211 + t212;
    const double t263 = t145 * t205 - t142 * t196;
    const double t264 = std::fabs(-0.2406516764515424 * (t136 * t260 + t209 * t261 + t262 * t263));
    const double flux24 = capacity_6 * (t256 + 0.2679491924311227 * t257) * t264;
    const double t265 = reciprocal(t264);
    const double t266 = 0.2679491924311227 * t220 + t221;
    const double t267 = t153 * t260 + t219 * t261 + t263 * t266;
    const double t268 = t205 * t262 - t209 * t258;
    const double t269 = t136 * t258 - t142 * t262;
    const double t270 = t142 * t209 - t136 * t205;
    const double t271 = t153 * t268 + t219 * t269 + t266 * t270;
    const double t272 = t209 * t259 - t196 * t262;
    const double t273 = t145 * t262 - t136 * t259;
    const double t274 = t136 * t196 - t145 * t209;
    const double t275 = t153 * t272 + t219 * t273 + t266 * t274;
    const double t276 = conductivity_36 * t267 + conductivity_37 * t271 + conductivity_39 * t275;
    const double t277 = conductivity_37 * t267 + conductivity_38 * t271 + conductivity_40 * t275;
    const double t278 = conductivity_39 * t267 + conductivity_40 * t271 + conductivity_41 * t275;
    const double flux25 = t265 * (t260 * t276 + t268 * t277 + t272 * t278);
    const double flux26 = t265 * (t261 * t276 + t269 * t277 + t273 * t278);
    const double flux27 = t265 * (t263 * t276 + t270 * t277 + t274 * t278);
    const double t279 = t235 * t258 - t236 * t259;
    const double t280 = t169 * t259 - t170 * t258;
    const double t281 = t170 * t236 - t169 * t235;
    const double t282 = std::fabs(-0.2406516764515424 * (t167 * t279 + t238 * t280 + t262 * t281));
    const double flux28 = capacity_7 * (0.2679491924311227 * t256 + t257) * t282;
    const double t283 = reciprocal(t282);
    const double t284 = t175 * t279 + t243 * t280 + t266 * t281;
    const double t285 = t236 * t262 - t238 * t258;
    const double t286 = t167 * t258 - t169 * t262;
    const double t287 = t169 * t238 - t167 * t236;
    const double t288 = t175 * t285 + t243 * t286 + t266 * t287;
    const double t289 = t238 * t259 - t235 * t262;
    const double t290 = t170 * t262 - t167 * t259;
    const double t291 = t167 * t235 - t170 * t238;
    const double t292 = t175 * t289 + t243 * t290 + t266 * t291;
    const double t293 = conductivity_42 * t284 + conductivity_43 * t288 + conductivity_45 * t292;
    const double t294 = conductivity_43 * t284 + conductivity_44 * t288 + conductivity_46 * t292;
    const double t295 = conductivity_45 * t284 + conductivity_46 * t288 + conductivity_47 * t292;
    const double flux29 = t283 * (t279 * t293 + t285 * t294 + t289 * t295);
    const double flux30 = t283 * (t280 * t293 + t286 * t294 + t290 * t295);
    const double flux31 = t283 * (t281 * t293 + t287 * t294 + t291 * t295);
    const double t296 = flux0 + 0.2679491924311227 * flux16;
    const double t297 = flux8 + 0.2679491924311227 * flux24;
    const double t298 = t296 + 0.2679491924311227 * t297;
    const double t299 = flux4 + 0.2679491924311227 * flux20;
    const double t300 = flux12 + 0.2679491924311227 * flux28;
    const double t301 = t299 + 0.2679491924311227 * t300;
    const double t302 = flux1 + flux17;
    const double t303 = flux9 + flux25;
    const double t304 = t302 + 0.2679491924311227 * t303;
    const double t305 = flux5 + flux21;
    const double t306 = flux13 + flux29;
    const double t307 = t305 + 0.2679491924311227 * t306;
    const double t308 = t304 + 0.2679491924311227 * t307;
    const double t309 = flux2 + flux10;
    const double t310 = flux18 + flux26;
    const double t311 = t309 + 0.2679491924311227 * t310;
    const double t312 = flux6 + flux14;
    const double t313 = flux22 + flux30;
    const double t314 = t312 + 0.2679491924311227 * t313;
    const double t315 = t311 + 0.2679491924311227 * t314;
    const double t316 = flux3 + flux7;
    const double t317 = flux19 + flux23;
    const double t318 = t316 + 0.2679491924311227 * t317;
    const double t319 = flux11 + flux15;
    const double t320 = flux27 + flux31;
    const double t321 = t319 + 0.2679491924311227 * t320;
    const double t322 = t318 + 0.2679491924311227 * t321;
    const double result0 = 0.0300814595564428 * (t298 + 0.2679491924311227 * t301) + 0.007239153672367231 *
        t308 + 0.007239153672367231 * t315 + 0.007239153672367231 * t322;
    const double t323 = 0.2679491924311227 * flux0 + flux16;
    const double t324 = 0.2679491924311227 * flux8 + flux24;
    const double t325 = t323 + 0.2679491924311227 * t324;
    const double t326 = 0.2679491924311227 * flux4 + flux20;
    const double t327 = 0.2679491924311227 * flux12 + flux28;
    const double t328 = t326 + 0.2679491924311227 * t327;
    const double t329 = 0.2679491924311227 * t309 + t310;
    const double t330 = 0.2679491924311227 * t312 + t313;
    const double t331 = t329 + 0.2679491924311227 * t330;
    const double t332 = 0.2679491924311227 * t316 + t317;
    const double t333 = 0.2679491924311227 * t319 + t320;
    const double t334 = t332 + 0.2679491924311227 * t333;
    const double result1 = -(0.007239153672367231 * t308 - 0.0300814595564428 * (t325 + 0.2679491924311227 *
        t328) - 0.007239153672367231 * t331 - 0.007239153672367231 * t334);
    const double t335 = 0.2679491924311227 * t296 + t297;
    const double t336 = 0.2679491924311227 * t299 + t300;
    const double t337 = 0.2679491924311227 * t302 + t303;
    const double t338 = 0.2679491924311227 * t305 + t306;
    const double t339 = t337 + 0.2679491924311227 * t338;
    const double t340 = 0.2679491924311227 * t318 + t321;
    const double result2 = -(0.007239153672367231 * t315 - 0.0300814595564428 * (t335 + 0.2679491924311227 *
        t336) - 0.007239153672367231 * t339 - 0.007239153672367231 * t340);
    const double t341 = 0.2679491924311227 * t323 + t324;
    const double t342 = 0.2679491924311227 * t326 + t327;
    const double t343 = 0.2679491924311227 * t332 + t333;
    const double result3 = -(0.007239153672367231 * t331 + 0.007239153672367231 * t339 - 0.0300814595564428 *
        (t341 + 0.2679491924311227 * t342) - 0.007239153672367231 * t343);
    const double t344 = 0.2679491924311227 * t304 + t307;
    const double t345 = 0.2679491924311227 * t311 + t314;
    const double result4 = -(0.007239153672367231 * t322 - 0.0300814595564428 * (0.2679491924311227 * t298 +
        t301) - 0.007239153672367231 * t344 - 0.007239153672367231 * t345);
    const double t346 = 0.2679491924311227 * t329 + t330;
    const double result5 = -(0.007239153672367231 * t334 + 0.007239153672367231 * t344 - 0.0300814595564428 *
        (0.2679491924311227 * t325 + t328) - 0.007239153672367231 * t346);
    const double t347 = 0.2679491924311227 * t337 + t338;
    const double result6 = -(0.007239153672367231 * t340 + 0.007239153672367231 * t345 - 0.0300814595564428 *
        (0.2679491924311227 * t335 + t336) - 0.007239153672367231 * t347);
    const double result7 = -(0.007239153672367231 * t343 + 0.007239153672367231 * t346 + 0.007239153672367231
        * t347 - 0.0300814595564428 * (0.2679491924311227 * t341 + t342));
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_1 = __shfl_up(sum1, 1);
    if (joined0) {
      sum0 += passed0_1;
    }
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum2 += passed0_3;
    }
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum4 += passed0_5;
    }
    const double passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum6 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_2 = __shfl_up(sum2, 8);
    if (joined1) {
      sum0 += passed1_2;
    }
    const double passed1_3 = __shfl_up(sum3, 8);
    if (joined1) {
      sum1 += passed1_3;
    }
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum4 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum5 += passed1_7;
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], sum0);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum1);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum2);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum3);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum4);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum6);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum7);
    }
  }
}

}  // namespace

extern "C" int heat_step_q1_hexahedron_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    const double* conductivity,
    const double* capacity,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || conductivity == nullptr || capacity == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(heat_step_q1_hexahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells, conductivity, capacity);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return heat_step_q1_hexahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
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

extern "C" const femforge_kernel heat_step_q1_hexahedron_f64_apply_hip_descriptor = {
    "heat_step_q1_hexahedron_f64_apply",  // name
    "apply",                              // kernel
    "a",                                  // form
    "hip",                                // target
    "float64",                            // scalar
    "sum_factorised",                     // representation
    "hexahedron",                         // cell
    "Q1^3",                               // coordinate_element
    "Q1",                                 // row_element
    "Q1",                                 // column_element
    "ufcx",                               // dof_order
    3,                                    // gdim
    2,                                    // arity
    8,                                    // rows
    8,                                    // columns
    8,                                    // entries_per_cell
    2,                                    // quadrature_degree
    8,                                    // quadrature_points
    2,                                    // num_coefficients
    0,                                    // num_constants
    coefficients,                         // coefficients
    nullptr,                              // constants
    "vertices",                           // input
    "full",                               // output
    0,                                    // geometry_size
    8,                                    // coordinate_nodes
    "merge",                              // scatter
    "int32",                              // index_type
    "separate",                           // numbering
    "interleaved",                        // component_order
    0,                                    // constraints
    8,                                    // nodes
    1,                                    // components
    0,                                    // trial_nodes
    1,                                    // cluster
    0,                                    // patch_nodes
    "auto",                               // mapping
    "full",                               // unroll
    "auto",                               // k_place
    128,                                  // element_batch
    128,                                  // concurrent_elements
    1,                                    // interleave_stores
    128,                                  // threads
    0,                                    // shared_bytes
    1140.0,                               // flops_per_cell
    560.0,                                // bytes_per_cell
    0.0,                                  // paper_flops_per_cell
    launch,                               // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
