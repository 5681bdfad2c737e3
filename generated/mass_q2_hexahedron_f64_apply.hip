// mass_q2_hexahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=hexahedron --define degree=2 --set quadrature_degree=5
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q2, 27 dofs
//   trial   Q2, 27 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2450 flops
//   sum_factorised  1282 flops <- taken
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
//   flops       1327
//   bytes       356 (292 read, 64 written)
//   flops/byte  3.73
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

__global__ void __launch_bounds__(128, resident)
mass_q2_hexahedron_f64_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int64_t d0 = offsets[27 * cell];
    const int64_t d1 = offsets[27 * cell + 1];
    const int64_t d2 = offsets[27 * cell + 2];
    const int64_t d3 = offsets[27 * cell + 3];
    const int64_t d4 = offsets[27 * cell + 4];
    const int64_t d5 = offsets[27 * cell + 5];
    const int64_t d6 = offsets[27 * cell + 6];
    const int64_t d7 = offsets[27 * cell + 7];
    const int64_t d8 = offsets[27 * cell + 8];
    const int64_t d9 = offsets[27 * cell + 9];
    const int64_t d10 = offsets[27 * cell + 10];
    const int64_t d11 = offsets[27 * cell + 11];
    const int64_t d12 = offsets[27 * cell + 12];
    const int64_t d13 = offsets[27 * cell + 13];
    const int64_t d14 = offsets[27 * cell + 14];
    const int64_t d15 = offsets[27 * cell + 15];
    const int64_t d16 = offsets[27 * cell + 16];
    const int64_t d17 = offsets[27 * cell + 17];
    const int64_t d18 = offsets[27 * cell + 18];
    const int64_t d19 = offsets[27 * cell + 19];
    const int64_t d20 = offsets[27 * cell + 20];
    const int64_t d21 = offsets[27 * cell + 21];
    const int64_t d22 = offsets[27 * cell + 22];
    const int64_t d23 = offsets[27 * cell + 23];
    const int64_t d24 = offsets[27 * cell + 24];
    const int64_t d25 = offsets[27 * cell + 25];
    const int64_t d26 = offsets[27 * cell + 26];
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
    const double trial_8 = x[d8];
    const double trial_9 = x[d9];
    const double trial_10 = x[d10];
    const double trial_11 = x[d11];
    const double trial_12 = x[d12];
    const double trial_13 = x[d13];
    const double trial_14 = x[d14];
    const double trial_15 = x[d15];
    const double trial_16 = x[d16];
    const double trial_17 = x[d17];
    const double trial_18 = x[d18];
    const double trial_19 = x[d19];
    const double trial_20 = x[d20];
    const double trial_21 = x[d21];
    const double trial_22 = x[d22];
    const double trial_23 = x[d23];
    const double trial_24 = x[d24];
    const double trial_25 = x[d25];
    const double trial_26 = x[d26];
    const double t0 = 0.6872983346207416 * trial_0 + 0.4 * trial_8 - 0.08729833462074169 * trial_1;
    const double t1 = 0.6872983346207416 * trial_2 + 0.4 * trial_13 - 0.08729833462074169 * trial_3;
    const double t2 = 0.6872983346207416 * trial_9 + 0.4 * trial_20 - 0.08729833462074169 * trial_11;
    const double t3 = 0.6872983346207416 * t0 + 0.4 * t2 - 0.08729833462074169 * t1;
    const double t4 = 0.6872983346207416 * trial_4 + 0.4 * trial_16 - 0.08729833462074169 * trial_5;
    const double t5 = 0.6872983346207416 * trial_6 + 0.4 * trial_19 - 0.08729833462074169 * trial_7;
    const double t6 = 0.6872983346207416 * trial_17 + 0.4 * trial_25 - 0.08729833462074169 * trial_18;
    const double t7 = 0.6872983346207416 * t4 + 0.4 * t6 - 0.08729833462074169 * t5;
    const double t8 = 0.6872983346207416 * trial_10 + 0.4 * trial_21 - 0.08729833462074169 * trial_12;
    const double t9 = 0.6872983346207416 * trial_14 + 0.4 * trial_24 - 0.08729833462074169 * trial_15;
    const double t10 = 0.6872983346207416 * trial_22 + 0.4 * trial_26 - 0.08729833462074169 * trial_23;
    const double t11 = 0.6872983346207416 * t8 + 0.4 * t10 - 0.08729833462074169 * t9;
    const double t12 = x0_0 - x1_0;
    const double t13 = t12 - (x2_0 - x3_0);
    const double t14 = t12 - 0.11270166537925831 * t13;
    const double t15 = x4_0 - x5_0;
    const double t16 = t15 - (x6_0 - x7_0);
    const double t17 = t14 - (t15 - 0.11270166537925831 * t16);
    const double t18 = t14 - 0.11270166537925831 * t17;
    const double t19 = x0_1 - x2_1;
    const double t20 = t19 - (x1_1 - x3_1);
    const double t21 = t19 - 0.11270166537925831 * t20;
    const double t22 = x4_1 - x6_1;
    const double t23 = t22 - (x5_1 - x7_1);
    const double t24 = t21 - (t22 - 0.11270166537925831 * t23);
    const double t25 = t21 - 0.11270166537925831 * t24;
    const double t26 = x0_2 - x4_2;
    const double t27 = t26 - (x1_2 - x5_2);
    const double t28 = t26 - 0.11270166537925831 * t27;
    const double t29 = x2_2 - x6_2;
    const double t30 = t29 - (x3_2 - x7_2);
    const double t31 = t28 - (t29 - 0.11270166537925831 * t30);
    const double t32 = t28 - 0.11270166537925831 * t31;
    const double t33 = x0_1 - x4_1;
    const double t34 = t33 - (x1_1 - x5_1);
    const double t35 = t33 - 0.11270166537925831 * t34;
    const double t36 = x2_1 - x6_1;
    const double t37 = t36 - (x3_1 - x7_1);
    const double t38 = t35 - (t36 - 0.11270166537925831 * t37);
    const double t39 = t35 - 0.11270166537925831 * t38;
    const double t40 = x0_2 - x2_2;
    const double t41 = t40 - (x1_2 - x3_2);
    const double t42 = t40 - 0.11270166537925831 * t41;
    const double t43 = x4_2 - x6_2;
    const double t44 = t43 - (x5_2 - x7_2);
    const double t45 = t42 - (t43 - 0.11270166537925831 * t44);
    const double t46 = t42 - 0.11270166537925831 * t45;
    const double t47 = x0_0 - x2_0;
    const double t48 = t47 - (x1_0 - x3_0);
    const double t49 = t47 - 0.11270166537925831 * t48;
    const double t50 = x4_0 - x6_0;
    const double t51 = t50 - (x5_0 - x7_0);
    const double t52 = t49 - (t50 - 0.11270166537925831 * t51);
    const double t53 = t49 - 0.11270166537925831 * t52;
    const double t54 = x0_2 - x1_2;
    const double t55 = t54 - (x2_2 - x3_2);
    const double t56 = t54 - 0.11270166537925831 * t55;
    const double t57 = x4_2 - x5_2;
    const double t58 = t57 - (x6_2 - x7_2);
    const double t59 = t56 - (t57 - 0.11270166537925831 * t58);
    const double t60 = t56 - 0.11270166537925831 * t59;
    const double t61 = x0_1 - x1_1;
    const double t62 = t61 - (x2_1 - x3_1);
    const double t63 = t61 - 0.11270166537925831 * t62;
    const double t64 = x4_1 - x5_1;
    const double t65 = t64 - (x6_1 - x7_1);
    const double t66 = t63 - (t64 - 0.11270166537925831 * t65);
    const double t67 = t63 - 0.11270166537925831 * t66;
    const double t68 = x0_0 - x4_0;
    const double t69 = t68 - (x1_0 - x5_0);
    const double t70 = t68 - 0.11270166537925831 * t69;
    const double t71 = x2_0 - x6_0;
    const double t72 = t71 - (x3_0 - x7_0);
    const double t73 = t70 - (t71 - 0.11270166537925831 * t72);
    const double t74 = t70 - 0.11270166537925831 * t73;
    const double t75 = t18 * (t25 * t32 - t39 * t46) + t53 * (t39 * t60 - t32 * t67) + t74 * (t46 * t67 - t25
        * t60);
    const double flux0 = (0.6872983346207416 * t3 + 0.4 * t11 - 0.08729833462074169 * t7) * std::fabs(-t75);
    const double t76 = 0.6872983346207416 * trial_8 + 0.4 * trial_20 - 0.08729833462074169 * trial_13;
    const double t77 = 0.6872983346207416 * trial_16 + 0.4 * trial_25 - 0.08729833462074169 * trial_19;
    const double t78 = 0.6872983346207416 * trial_21 + 0.4 * trial_26 - 0.08729833462074169 * trial_24;
    const double t79 = t19 - 0.5 * t20;
    const double t80 = t79 - (t22 - 0.5 * t23);
    const double t81 = t79 - 0.11270166537925831 * t80;
    const double t82 = t26 - 0.5 * t27;
    const double t83 = t82 - (t29 - 0.5 * t30);
    const double t84 = t82 - 0.11270166537925831 * t83;
    const double t85 = t33 - 0.5 * t34;
    const double t86 = t85 - (t36 - 0.5 * t37);
    const double t87 = t85 - 0.11270166537925831 * t86;
    const double t88 = t40 - 0.5 * t41;
    const double t89 = t88 - (t43 - 0.5 * t44);
    const double t90 = t88 - 0.11270166537925831 * t89;
    const double t91 = t47 - 0.5 * t48;
    const double t92 = t91 - (t50 - 0.5 * t51);
    const double t93 = t91 - 0.11270166537925831 * t92;
    const double t94 = t68 - 0.5 * t69;
    const double t95 = t94 - (t71 - 0.5 * t72);
    const double t96 = t94 - 0.11270166537925831 * t95;
    const double t97 = t18 * (t81 * t84 - t87 * t90) + t93 * (t60 * t87 - t67 * t84) + t96 * (t67 * t90 - t60
        * t81);
    const double flux1 = (0.6872983346207416 * t76 + 0.4 * t78 - 0.08729833462074169 * t77) * std::fabs(-t97);
    const double t98 = 0.08729833462074169 * trial_0 - 0.6872983346207416 * trial_1 - 0.4 * trial_8;
    const double t99 = 0.08729833462074169 * trial_2 - 0.6872983346207416 * trial_3 - 0.4 * trial_13;
    const double t100 = 0.08729833462074169 * trial_9 - 0.6872983346207416 * trial_11 - 0.4 * trial_20;
    const double t101 = 0.6872983346207416 * t98 + 0.4 * t100 - 0.08729833462074169 * t99;
    const double t102 = 0.08729833462074169 * trial_4 - 0.6872983346207416 * trial_5 - 0.4 * trial_16;
    const double t103 = 0.08729833462074169 * trial_6 - 0.6872983346207416 * trial_7 - 0.4 * trial_19;
    const double t104 = 0.08729833462074169 * trial_17 - 0.6872983346207416 * trial_18 - 0.4 * trial_25;
    const double t105 = 0.6872983346207416 * t102 + 0.4 * t104 - 0.08729833462074169 * t103;
    const double t106 = 0.08729833462074169 * trial_10 - 0.6872983346207416 * trial_12 - 0.4 * trial_21;
    const double t107 = 0.08729833462074169 * trial_14 - 0.6872983346207416 * trial_15 - 0.4 * trial_24;
    const double t108 = 0.08729833462074169 * trial_22 - 0.6872983346207416 * trial_23 - 0.4 * trial_26;
    const double t109 = 0.6872983346207416 * t106 + 0.4 * t108 - 0.08729833462074169 * t107;
    const double t110 = t19 - 0.8872983346207417 * t20;
    const double t111 = t110 - (t22 - 0.8872983346207417 * t23);
    const double t112 = t110 - 0.11270166537925831 * t111;
    const double t113 = t26 - 0.8872983346207417 * t27;
    const double t114 = t113 - (t29 - 0.8872983346207417 * t30);
    const double t115 = t113 - 0.11270166537925831 * t114;
    const double t116 = t33 - 0.8872983346207417 * t34;
    const double t117 = t116 - (t36 - 0.8872983346207417 * t37);
    const double t118 = t116 - 0.11270166537925831 * t117;
    const double t119 = t40 - 0.8872983346207417 * t41;
    const double t120 = t119 - (t43 - 0.8872983346207417 * t44);
    const double t121 = t119 - 0.11270166537925831 * t120;
    const double t122 = t47 - 0.8872983346207417 * t48;
    const double t123 = t122 - (t50 - 0.8872983346207417 * t51);
    const double t124 = t122 - 0.11270166537925831 * t123;
    const double t125 = t68 - 0.8872983346207417 * t69;
    const double t126 = t125 - (t71 - 0.8872983346207417 * t72);
    const double t127 = t125 - 0.11270166537925831 * t126;
    const double t128 = t18 * (t112 * t115 - t118 * t121) + t124 * (t60 * t118 - t67 * t115) + t127 * (t67 *
        t121 - t60 * t112);
    const double flux2 = (0.6872983346207416 * t101 + 0.4 * t109 - 0.08729833462074169 * t105) *
        std::fabs(-t128);
    const double t129 = t12 - 0.5 * t13;
    const double t130 = t129 - (t15 - 0.5 * t16);
    const double t131 = t129 - 0.11270166537925831 * t130;
    const double t132 = t28 - 0.5 * t31;
    const double t133 = t35 - 0.5 * t38;
    const double t134 = t54 - 0.5 * t55;
    const double t135 = t134 - (t57 - 0.5 * t58);
    const double t136 = t134 - 0.11270166537925831 * t135;
    const double t137 = t61 - 0.5 * t62;
    const double t138 = t137 - (t64 - 0.5 * t65);
    const double t139 = t137 - 0.11270166537925831 * t138;
    const double t140 = t70 - 0.5 * t73;
    const double t141 = t131 * (t25 * t132 - t46 * t133) + t53 * (t133 * t136 - t132 * t139) + t140 * (t46 *
        t139 - t25 * t136);
    const double flux3 = (0.6872983346207416 * t2 + 0.4 * t10 - 0.08729833462074169 * t6) * std::fabs(-t141);
    const double t142 = t82 - 0.5 * t83;
    const double t143 = t85 - 0.5 * t86;
    const double t144 = t94 - 0.5 * t95;
    const double t145 = t131 * (t81 * t142 - t90 * t143) + t93 * (t136 * t143 - t139 * t142) + t144 * (t90 *
        t139 - t81 * t136);
    const double flux4 = (0.6872983346207416 * trial_20 + 0.4 * trial_26 - 0.08729833462074169 * trial_25) *
        std::fabs(-t145);
    const double t146 = t113 - 0.5 * t114;
    const double t147 = t116 - 0.5 * t117;
    const double t148 = t125 - 0.5 * t126;
    const double t149 = t131 * (t112 * t146 - t121 * t147) + t124 * (t136 * t147 - t139 * t146) + t148 * (t121
        * t139 - t112 * t136);
    const double flux5 = (0.6872983346207416 * t100 + 0.4 * t108 - 0.08729833462074169 * t104) *
        std::fabs(-t149);
    const double t150 = 0.08729833462074169 * t0 - 0.6872983346207416 * t1 - 0.4 * t2;
    const double t151 = 0.08729833462074169 * t4 - 0.6872983346207416 * t5 - 0.4 * t6;
    const double t152 = 0.08729833462074169 * t8 - 0.6872983346207416 * t9 - 0.4 * t10;
    const double t153 = t12 - 0.8872983346207417 * t13;
    const double t154 = t153 - (t15 - 0.8872983346207417 * t16);
    const double t155 = t153 - 0.11270166537925831 * t154;
    const double t156 = t28 - 0.8872983346207417 * t31;
    const double t157 = t35 - 0.8872983346207417 * t38;
    const double t158 = t54 - 0.8872983346207417 * t55;
    const double t159 = t158 - (t57 - 0.8872983346207417 * t58);
    const double t160 = t158 - 0.11270166537925831 * t159;
    const double t161 = t61 - 0.8872983346207417 * t62;
    const double t162 = t161 - (t64 - 0.8872983346207417 * t65);
    const double t163 = t161 - 0.11270166537925831 * t162;
    const double t164 = t70 - 0.8872983346207417 * t73;
    const double t165 = t155 * (t25 * t156 - t46 * t157) + t53 * (t157 * t160 - t156 * t163) + t164 * (t46 *
        t163 - t25 * t160);
    const double flux6 = (0.6872983346207416 * t150 + 0.4 * t152 - 0.08729833462074169 * t151) *
        std::fabs(-t165);
    const double t166 = 0.08729833462074169 * trial_8 - 0.6872983346207416 * trial_13 - 0.4 * trial_20;
    const double t167 = 0.08729833462074169 * trial_16 - 0.6872983346207416 * trial_19 - 0.4 * trial_25;
    const double t168 = 0.08729833462074169 * trial_21 - 0.6872983346207416 * trial_24 - 0.4 * trial_26;
    const double t169 = t82 - 0.8872983346207417 * t83;
    const double t170 = t85 - 0.8872983346207417 * t86;
    const double t171 = t94 - 0.8872983346207417 * t95;
    const double t172 = t155 * (t81 * t169 - t90 * t170) + t93 * (t160 * t170 - t163 * t169) + t171 * (t90 *
        t163 - t81 * t160);
    const double flux7 = (0.6872983346207416 * t166 + 0.4 * t168 - 0.08729833462074169 * t167) *
        std::fabs(-t172);
    const double t173 = 0.08729833462074169 * t98 - 0.6872983346207416 * t99 - 0.4 * t100;
    const double t174 = 0.08729833462074169 * t102 - 0.6872983346207416 * t103 - 0.4 * t104;
    const double t175 = 0.08729833462074169 * t106 - 0.6872983346207416 * t107 - 0.4 * t108;
    const double t176 = t113 - 0.8872983346207417 * t114;
    const double t177 = t116 - 0.8872983346207417 * t117;
    const double t178 = t125 - 0.8872983346207417 * t126;
    const double t179 = t155 * (t112 * t176 - t121 * t177) + t124 * (t160 * t177 - t163 * t176) + t178 * (t121
        * t163 - t112 * t160);
    const double flux8 = (0.6872983346207416 * t173 + 0.4 * t175 - 0.08729833462074169 * t174) *
        std::fabs(-t179);
    const double t180 = t14 - 0.5 * t17;
    const double t181 = t21 - 0.5 * t24;
    const double t182 = t42 - 0.5 * t45;
    const double t183 = t49 - 0.5 * t52;
    const double t184 = t56 - 0.5 * t59;
    const double t185 = t63 - 0.5 * t66;
    const double t186 = t180 * (t32 * t181 - t39 * t182) + t183 * (t39 * t184 - t32 * t185) + t74 * (t182 *
        t185 - t181 * t184);
    const double flux9 = t11 * std::fabs(-t186);
    const double t187 = t79 - 0.5 * t80;
    const double t188 = t88 - 0.5 * t89;
    const double t189 = t91 - 0.5 * t92;
    const double t190 = t180 * (t84 * t187 - t87 * t188) + t189 * (t87 * t184 - t84 * t185) + t96 * (t185 *
        t188 - t184 * t187);
    const double flux10 = t78 * std::fabs(-t190);
    const double t191 = t110 - 0.5 * t111;
    const double t192 = t119 - 0.5 * t120;
    const double t193 = t122 - 0.5 * t123;
    const double t194 = t180 * (t115 * t191 - t118 * t192) + t193 * (t118 * t184 - t115 * t185) + t127 * (t185
        * t192 - t184 * t191);
    const double flux11 = t109 * std::fabs(-t194);
    const double t195 = t129 - 0.5 * t130;
    const double t196 = t134 - 0.5 * t135;
    const double t197 = t137 - 0.5 * t138;
    const double t198 = t195 * (t132 * t181 - t133 * t182) + t183 * (t133 * t196 - t132 * t197) + t140 * (t182
        * t197 - t181 * t196);
    const double flux12 = t10 * std::fabs(-t198);
    const double t199 = t195 * (t142 * t187 - t143 * t188) + t189 * (t143 * t196 - t142 * t197) + t144 * (t188
        * t197 - t187 * t196);
    const double flux13 = trial_26 * std::fabs(-t199);
    const double t200 = t195 * (t146 * t191 - t147 * t192) + t193 * (t147 * t196 - t146 * t197) + t148 * (t192
        * t197 - t191 * t196);
    const double flux14 = t108 * std::fabs(-t200);
    const double t201 = t153 - 0.5 * t154;
    const double t202 = t158 - 0.5 * t159;
    const double t203 = t161 - 0.5 * t162;
    const double t204 = t201 * (t156 * t181 - t157 * t182) + t183 * (t157 * t202 - t156 * t203) + t164 * (t182
        * t203 - t181 * t202);
    const double flux15 = t152 * std::fabs(-t204);
    const double t205 = t201 * (t169 * t187 - t170 * t188) + t189 * (t170 * t202 - t169 * t203) + t171 * (t188
        * t203 - t187 * t202);
    const double flux16 = t168 * std::fabs(-t205);
    const double t206 = t201 * (t176 * t191 - t177 * t192) + t193 * (t177 * t202 - t176 * t203) + t178 * (t192
        * t203 - t191 * t202);
    const double flux17 = t175 * std::fabs(-t206);
    const double t207 = t14 - 0.8872983346207417 * t17;
    const double t208 = t21 - 0.8872983346207417 * t24;
    const double t209 = t42 - 0.8872983346207417 * t45;
    const double t210 = t49 - 0.8872983346207417 * t52;
    const double t211 = t56 - 0.8872983346207417 * t59;
    const double t212 = t63 - 0.8872983346207417 * t66;
    const double t213 = t207 * (t32 * t208 - t39 * t209) + t210 * (t39 * t211 - t32 * t212) + t74 * (t209 *
        t212 - t208 * t211);
    const double flux18 = (0.08729833462074169 * t3 - 0.6872983346207416 * t7 - 0.4 * t11) * std::fabs(-t213);
    const double t214 = t79 - 0.8872983346207417 * t80;
    const double t215 = t88 - 0.8872983346207417 * t89;
    const double t216 = t91 - 0.8872983346207417 * t92;
    const double t217 = t207 * (t84 * t214 - t87 * t215) + t216 * (t87 * t211 - t84 * t212) + t96 * (t212 *
        t215 - t211 * t214);
    const double flux19 = (0.08729833462074169 * t76 - 0.6872983346207416 * t77 - 0.4 * t78) *
        std::fabs(-t217);
    const double t218 = t110 - 0.8872983346207417 * t111;
    const double t219 = t119 - 0.8872983346207417 * t120;
    const double t220 = t122 - 0.8872983346207417 * t123;
    const double t221 = t207 * (t115 * t218 - t118 * t219) + t220 * (t118 * t211 - t115 * t212) + t127 * (t212
        * t219 - t211 * t218);
    const double flux20 = (0.08729833462074169 * t101 - 0.6872983346207416 * t105 - 0.4 * t109) *
        std::fabs(-t221);
    const double t222 = t129 - 0.8872983346207417 * t130;
    const double t223 = t134 - 0.8872983346207417 * t135;
    const double t224 = t137 - 0.8872983346207417 * t138;
    const double t225 = t222 * (t132 * t208 - t133 * t209) + t210 * (t133 * t223 - t132 * t224) + t140 * (t209
        * t224 - t208 * t223);
    const double flux21 = (0.08729833462074169 * t2 - 0.6872983346207416 * t6 - 0.4 * t10) * std::fabs(-t225);
    const double t226 = t222 * (t142 * t214 - t143 * t215) + t216 * (t143 * t223 - t142 * t224) + t144 * (t215
        * t224 - t214 * t223);
    const double flux22 = (0.08729833462074169 * trial_20 - 0.6872983346207416 * trial_25 - 0.4 * trial_26) *
        std::fabs(-t226);
    const double t227 = t222 * (t146 * t218 - t147 * t219) + t220 * (t147 * t223 - t146 * t224) + t148 * (t219
        * t224 - t218 * t223);
    const double flux23 = (0.08729833462074169 * t100 - 0.6872983346207416 * t104 - 0.4 * t108) *
        std::fabs(-t227);
    const double t228 = t153 - 0.8872983346207417 * t154;
    const double t229 = t158 - 0.8872983346207417 * t159;
    const double t230 = t161 - 0.8872983346207417 * t162;
    const double t231 = t228 * (t156 * t208 - t157 * t209) + t210 * (t157 * t229 - t156 * t230) + t164 * (t209
        * t230 - t208 * t229);
    const double flux24 = (0.08729833462074169 * t150 - 0.6872983346207416 * t151 - 0.4 * t152) *
        std::fabs(-t231);
    const double t232 = t228 * (t169 * t214 - t170 * t215) + t216 * (t170 * t229 - t169 * t230) + t171 * (t215
        * t230 - t214 * t229);
    const double flux25 = (0.08729833462074169 * t166 - 0.6872983346207416 * t167 - 0.4 * t168) *
        std::fabs(-t232);
    const double t233 = t228 * (t176 * t218 - t177 * t219) + t220 * (t177 * t229 - t176 * t230) + t178 * (t219
        * t230 - t218 * t229);
    const double flux26 = (0.08729833462074169 * t173 - 0.6872983346207416 * t174 - 0.4 * t175) *
        std::fabs(-t233);
    const double t234 = 0.014731188584978175 * flux0 + 0.001871106280451425 * flux2;
    const double t235 = 0.014731188584978175 * flux6 + 0.001871106280451425 * flux8;
    const double t236 = 0.6872983346207416 * t234 + 0.08729833462074169 * t235;
    const double t237 = 0.014731188584978175 * flux18 + 0.001871106280451425 * flux20;
    const double t238 = 0.014731188584978175 * flux24 + 0.001871106280451425 * flux26;
    const double t239 = 0.6872983346207416 * t237 + 0.08729833462074169 * t238;
    const double result0 = 0.6872983346207416 * t236 + 0.08729833462074169 * t239;
    const double t240 = 0.001871106280451425 * flux0 + 0.014731188584978175 * flux2;
    const double t241 = 0.001871106280451425 * flux6 + 0.014731188584978175 * flux8;
    const double t242 = 0.6872983346207416 * t240 + 0.08729833462074169 * t241;
    const double t243 = 0.001871106280451425 * flux18 + 0.014731188584978175 * flux20;
    const double t244 = 0.001871106280451425 * flux24 + 0.014731188584978175 * flux26;
    const double t245 = 0.6872983346207416 * t243 + 0.08729833462074169 * t244;
    const double result1 = -(0.6872983346207416 * t242 + 0.08729833462074169 * t245);
    const double t246 = 0.08729833462074169 * t234 + 0.6872983346207416 * t235;
    const double t247 = 0.08729833462074169 * t237 + 0.6872983346207416 * t238;
    const double result2 = -(0.6872983346207416 * t246 + 0.08729833462074169 * t247);
    const double t248 = 0.08729833462074169 * t240 + 0.6872983346207416 * t241;
    const double t249 = 0.08729833462074169 * t243 + 0.6872983346207416 * t244;
    const double result3 = 0.6872983346207416 * t248 + 0.08729833462074169 * t249;
    const double result4 = -(0.08729833462074169 * t236 + 0.6872983346207416 * t239);
    const double result5 = 0.08729833462074169 * t242 + 0.6872983346207416 * t245;
    const double result6 = 0.08729833462074169 * t246 + 0.6872983346207416 * t247;
    const double result7 = -(0.08729833462074169 * t248 + 0.6872983346207416 * t249);
    const double t250 = flux0 + 4.0 * flux1 - flux2;
    const double t251 = flux6 + 4.0 * flux7 - flux8;
    const double t252 = 0.0058924754339912695 * t250 + 0.0007484425121805701 * t251;
    const double t253 = flux18 + 4.0 * flux19 - flux20;
    const double t254 = flux24 + 4.0 * flux25 - flux26;
    const double t255 = 0.0058924754339912695 * t253 + 0.0007484425121805701 * t254;
    const double result8 = 0.6872983346207416 * t252 + 0.08729833462074169 * t255;
    const double t256 = t234 + 2.5 * (0.023569901735965078 * flux3 + 0.0029937700487222803 * flux5) - t235;
    const double t257 = t237 + 2.5 * (0.023569901735965078 * flux21 + 0.0029937700487222803 * flux23) - t238;
    const double result9 = 0.4 * (0.6872983346207416 * t256 + 0.08729833462074169 * t257);
    const double t258 = 0.023569901735965078 * flux9 + 0.0029937700487222803 * flux11;
    const double t259 = 0.023569901735965078 * flux15 + 0.0029937700487222803 * flux17;
    const double result10 = 0.4 * (t236 + 2.5 * (0.6872983346207416 * t258 + 0.08729833462074169 * t259) -
        t239);
    const double t260 = t240 + 2.5 * (0.0029937700487222803 * flux3 + 0.023569901735965078 * flux5) - t241;
    const double t261 = t243 + 2.5 * (0.0029937700487222803 * flux21 + 0.023569901735965078 * flux23) - t244;
    const double result11 = -0.4 * (0.6872983346207416 * t260 + 0.08729833462074169 * t261);
    const double t262 = 0.0029937700487222803 * flux9 + 0.023569901735965078 * flux11;
    const double t263 = 0.0029937700487222803 * flux15 + 0.023569901735965078 * flux17;
    const double result12 = -0.4 * (t242 + 2.5 * (0.6872983346207416 * t262 + 0.08729833462074169 * t263) -
        t245);
    const double t264 = 0.0007484425121805701 * t250 + 0.0058924754339912695 * t251;
    const double t265 = 0.0007484425121805701 * t253 + 0.0058924754339912695 * t254;
    const double result13 = -(0.6872983346207416 * t264 + 0.08729833462074169 * t265);
    const double result14 = -0.4 * (t246 + 2.5 * (0.08729833462074169 * t258 + 0.6872983346207416 * t259) -
        t247);
    const double result15 = 0.4 * (t248 + 2.5 * (0.08729833462074169 * t262 + 0.6872983346207416 * t263) -
        t249);
    const double result16 = -(0.08729833462074169 * t252 + 0.6872983346207416 * t255);
    const double result17 = -0.4 * (0.08729833462074169 * t256 + 0.6872983346207416 * t257);
    const double result18 = 0.4 * (0.08729833462074169 * t260 + 0.6872983346207416 * t261);
    const double result19 = 0.08729833462074169 * t264 + 0.6872983346207416 * t265;
    const double t266 = t250 + 4.0 * (flux3 + 4.0 * flux4 - flux5) - t251;
    const double t267 = t253 + 4.0 * (flux21 + 4.0 * flux22 - flux23) - t254;
    const double result20 = 0.002356990173596508 * t266 + 0.00029937700487222803 * t267;
    const double t268 = flux9 + 4.0 * flux10 - flux11;
    const double t269 = flux15 + 4.0 * flux16 - flux17;
    const double result21 = 0.4 * (t252 + 2.5 * (0.009427960694386032 * t268 + 0.0011975080194889121 * t269) -
        t255);
    const double result22 = 0.16 * (t256 + 2.5 * (t258 + 2.5 * (0.03771184277754413 * flux12 +
        0.0047900320779556485 * flux14) - t259) - t257);
    const double result23 = -0.16 * (t260 + 2.5 * (t262 + 2.5 * (0.0047900320779556485 * flux12 +
        0.03771184277754413 * flux14) - t263) - t261);
    const double result24 = -0.4 * (t264 + 2.5 * (0.0011975080194889121 * t268 + 0.009427960694386032 * t269)
        - t265);
    const double result25 = -(0.00029937700487222803 * t266 + 0.002356990173596508 * t267);
    const double result26 = 0.0013717421124828531 * (t266 + 4.0 * (t268 + 4.0 * (flux12 + 4.0 * flux13 -
        flux14) - t269) - t267);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    double sum8 = result8;
    double sum9 = result9;
    double sum10 = result10;
    double sum11 = result11;
    double sum12 = result12;
    double sum13 = result13;
    double sum14 = result14;
    double sum15 = result15;
    double sum16 = result16;
    double sum17 = result17;
    double sum18 = result18;
    double sum19 = result19;
    double sum20 = result20;
    double sum21 = result21;
    double sum22 = result22;
    double sum23 = result23;
    double sum24 = result24;
    double sum25 = result25;
    double sum26 = result26;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(__shfl_up(d11, 1) == d9) & static_cast<int>(__shfl_up(d12, 1) == d10) &
        static_cast<int>(__shfl_up(d15, 1) == d14) & static_cast<int>(__shfl_up(d18, 1) == d17) &
        static_cast<int>(__shfl_up(d23, 1) == d22) & static_cast<int>(batch_cell < cells_here && warp_lane >=
        1);
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
    const double passed0_11 = __shfl_up(sum11, 1);
    if (joined0) {
      sum9 += passed0_11;
    }
    const double passed0_12 = __shfl_up(sum12, 1);
    if (joined0) {
      sum10 += passed0_12;
    }
    const double passed0_15 = __shfl_up(sum15, 1);
    if (joined0) {
      sum14 += passed0_15;
    }
    const double passed0_18 = __shfl_up(sum18, 1);
    if (joined0) {
      sum17 += passed0_18;
    }
    const double passed0_23 = __shfl_up(sum23, 1);
    if (joined0) {
      sum22 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(d13, 8) == d8) & static_cast<int>(__shfl_up(d14, 8) == d10) &
        static_cast<int>(__shfl_up(d15, 8) == d12) & static_cast<int>(__shfl_up(d19, 8) == d16) &
        static_cast<int>(__shfl_up(d24, 8) == d21) & static_cast<int>(__shfl_up(taken0, 8) == taken0) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 8);
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
    const double passed1_13 = __shfl_up(sum13, 8);
    if (joined1) {
      sum8 += passed1_13;
    }
    const double passed1_14 = __shfl_up(sum14, 8);
    if (joined1) {
      sum10 += passed1_14;
    }
    const double passed1_15 = __shfl_up(sum15, 8);
    if (joined1) {
      sum12 += passed1_15;
    }
    const double passed1_19 = __shfl_up(sum19, 8);
    if (joined1) {
      sum16 += passed1_19;
    }
    const double passed1_24 = __shfl_up(sum24, 8);
    if (joined1) {
      sum21 += passed1_24;
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
    if (batch_cell < cells_here) {
      atomicAdd(&y[d8], sum8);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d9], sum9);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d10], sum10);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d11], sum11);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d12], sum12);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d13], sum13);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d14], sum14);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d15], sum15);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d16], sum16);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d17], sum17);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d18], sum18);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d19], sum19);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d20], sum20);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d21], sum21);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d22], sum22);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d23], sum23);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d24], sum24);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d25], sum25);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d26], sum26);
    }
  }
}

}  // namespace

extern "C" int mass_q2_hexahedron_f64_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(mass_q2_hexahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_q2_hexahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_q2_hexahedron_f64_apply_hip_descriptor = {
    "mass_q2_hexahedron_f64_apply",  // name
    "apply",                         // kernel
    "a",                             // form
    "hip",                           // target
    "float64",                       // scalar
    "sum_factorised",                // representation
    "hexahedron",                    // cell
    "Q1^3",                          // coordinate_element
    "Q2",                            // row_element
    "Q2",                            // column_element
    "ufcx",                          // dof_order
    3,                               // gdim
    2,                               // arity
    27,                              // rows
    27,                              // columns
    27,                              // entries_per_cell
    5,                               // quadrature_degree
    27,                              // quadrature_points
    0,                               // num_coefficients
    0,                               // num_constants
    nullptr,                         // coefficients
    nullptr,                         // constants
    "vertices",                      // input
    "full",                          // output
    0,                               // geometry_size
    8,                               // coordinate_nodes
    "merge",                         // scatter
    "int32",                         // index_type
    "separate",                      // numbering
    "interleaved",                   // component_order
    0,                               // constraints
    27,                              // nodes
    1,                               // components
    0,                               // trial_nodes
    1,                               // cluster
    0,                               // patch_nodes
    "auto",                          // mapping
    "full",                          // unroll
    "auto",                          // k_place
    128,                             // element_batch
    128,                             // concurrent_elements
    1,                               // interleave_stores
    128,                             // threads
    0,                               // shared_bytes
    1327.0,                          // flops_per_cell
    356.0,                           // bytes_per_cell
    0.0,                             // paper_flops_per_cell
    launch,                          // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
