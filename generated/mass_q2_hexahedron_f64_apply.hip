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
//   trial   coefficient, Q2, 27 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
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

__global__ void __launch_bounds__(128, 2)
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
    const double t76 = (0.6872983346207416 * t3 + 0.4 * t11 - 0.08729833462074169 * t7) * std::fabs(-t75);
    const double t77 = 0.08729833462074169 * trial_0 - 0.6872983346207416 * trial_1 - 0.4 * trial_8;
    const double t78 = 0.08729833462074169 * trial_2 - 0.6872983346207416 * trial_3 - 0.4 * trial_13;
    const double t79 = 0.08729833462074169 * trial_9 - 0.6872983346207416 * trial_11 - 0.4 * trial_20;
    const double t80 = 0.6872983346207416 * t77 + 0.4 * t79 - 0.08729833462074169 * t78;
    const double t81 = 0.08729833462074169 * trial_4 - 0.6872983346207416 * trial_5 - 0.4 * trial_16;
    const double t82 = 0.08729833462074169 * trial_6 - 0.6872983346207416 * trial_7 - 0.4 * trial_19;
    const double t83 = 0.08729833462074169 * trial_17 - 0.6872983346207416 * trial_18 - 0.4 * trial_25;
    const double t84 = 0.6872983346207416 * t81 + 0.4 * t83 - 0.08729833462074169 * t82;
    const double t85 = 0.08729833462074169 * trial_10 - 0.6872983346207416 * trial_12 - 0.4 * trial_21;
    const double t86 = 0.08729833462074169 * trial_14 - 0.6872983346207416 * trial_15 - 0.4 * trial_24;
    const double t87 = 0.08729833462074169 * trial_22 - 0.6872983346207416 * trial_23 - 0.4 * trial_26;
    const double t88 = 0.6872983346207416 * t85 + 0.4 * t87 - 0.08729833462074169 * t86;
    const double t89 = t19 - 0.8872983346207417 * t20;
    const double t90 = t89 - (t22 - 0.8872983346207417 * t23);
    const double t91 = t89 - 0.11270166537925831 * t90;
    const double t92 = t26 - 0.8872983346207417 * t27;
    const double t93 = t92 - (t29 - 0.8872983346207417 * t30);
    const double t94 = t92 - 0.11270166537925831 * t93;
    const double t95 = t33 - 0.8872983346207417 * t34;
    const double t96 = t95 - (t36 - 0.8872983346207417 * t37);
    const double t97 = t95 - 0.11270166537925831 * t96;
    const double t98 = t40 - 0.8872983346207417 * t41;
    const double t99 = t98 - (t43 - 0.8872983346207417 * t44);
    const double t100 = t98 - 0.11270166537925831 * t99;
    const double t101 = t47 - 0.8872983346207417 * t48;
    const double t102 = t101 - (t50 - 0.8872983346207417 * t51);
    const double t103 = t101 - 0.11270166537925831 * t102;
    const double t104 = t68 - 0.8872983346207417 * t69;
    const double t105 = t104 - (t71 - 0.8872983346207417 * t72);
    const double t106 = t104 - 0.11270166537925831 * t105;
    const double t107 = t18 * (t91 * t94 - t97 * t100) + t103 * (t60 * t97 - t67 * t94) + t106 * (t67 * t100 -
        t60 * t91);
    const double t108 = (0.6872983346207416 * t80 + 0.4 * t88 - 0.08729833462074169 * t84) * std::fabs(-t107);
    const double t109 = 0.014731188584978175 * t76 + 0.001871106280451425 * t108;
    const double t110 = 0.08729833462074169 * t0 - 0.6872983346207416 * t1 - 0.4 * t2;
    const double t111 = 0.08729833462074169 * t4 - 0.6872983346207416 * t5 - 0.4 * t6;
    const double t112 = 0.08729833462074169 * t8 - 0.6872983346207416 * t9 - 0.4 * t10;
    const double t113 = t12 - 0.8872983346207417 * t13;
    const double t114 = t113 - (t15 - 0.8872983346207417 * t16);
    const double t115 = t113 - 0.11270166537925831 * t114;
    const double t116 = t28 - 0.8872983346207417 * t31;
    const double t117 = t35 - 0.8872983346207417 * t38;
    const double t118 = t54 - 0.8872983346207417 * t55;
    const double t119 = t118 - (t57 - 0.8872983346207417 * t58);
    const double t120 = t118 - 0.11270166537925831 * t119;
    const double t121 = t61 - 0.8872983346207417 * t62;
    const double t122 = t121 - (t64 - 0.8872983346207417 * t65);
    const double t123 = t121 - 0.11270166537925831 * t122;
    const double t124 = t70 - 0.8872983346207417 * t73;
    const double t125 = t115 * (t25 * t116 - t46 * t117) + t53 * (t117 * t120 - t116 * t123) + t124 * (t46 *
        t123 - t25 * t120);
    const double t126 = (0.6872983346207416 * t110 + 0.4 * t112 - 0.08729833462074169 * t111) *
        std::fabs(-t125);
    const double t127 = 0.08729833462074169 * t77 - 0.6872983346207416 * t78 - 0.4 * t79;
    const double t128 = 0.08729833462074169 * t81 - 0.6872983346207416 * t82 - 0.4 * t83;
    const double t129 = 0.08729833462074169 * t85 - 0.6872983346207416 * t86 - 0.4 * t87;
    const double t130 = t92 - 0.8872983346207417 * t93;
    const double t131 = t95 - 0.8872983346207417 * t96;
    const double t132 = t104 - 0.8872983346207417 * t105;
    const double t133 = t115 * (t91 * t130 - t100 * t131) + t103 * (t120 * t131 - t123 * t130) + t132 * (t100
        * t123 - t91 * t120);
    const double t134 = (0.6872983346207416 * t127 + 0.4 * t129 - 0.08729833462074169 * t128) *
        std::fabs(-t133);
    const double t135 = 0.014731188584978175 * t126 + 0.001871106280451425 * t134;
    const double t136 = 0.6872983346207416 * t109 + 0.08729833462074169 * t135;
    const double t137 = t14 - 0.8872983346207417 * t17;
    const double t138 = t21 - 0.8872983346207417 * t24;
    const double t139 = t42 - 0.8872983346207417 * t45;
    const double t140 = t49 - 0.8872983346207417 * t52;
    const double t141 = t56 - 0.8872983346207417 * t59;
    const double t142 = t63 - 0.8872983346207417 * t66;
    const double t143 = t137 * (t32 * t138 - t39 * t139) + t140 * (t39 * t141 - t32 * t142) + t74 * (t139 *
        t142 - t138 * t141);
    const double t144 = (0.08729833462074169 * t3 - 0.6872983346207416 * t7 - 0.4 * t11) * std::fabs(-t143);
    const double t145 = t89 - 0.8872983346207417 * t90;
    const double t146 = t98 - 0.8872983346207417 * t99;
    const double t147 = t101 - 0.8872983346207417 * t102;
    const double t148 = t137 * (t94 * t145 - t97 * t146) + t147 * (t97 * t141 - t94 * t142) + t106 * (t142 *
        t146 - t141 * t145);
    const double t149 = (0.08729833462074169 * t80 - 0.6872983346207416 * t84 - 0.4 * t88) * std::fabs(-t148);
    const double t150 = 0.014731188584978175 * t144 + 0.001871106280451425 * t149;
    const double t151 = t113 - 0.8872983346207417 * t114;
    const double t152 = t118 - 0.8872983346207417 * t119;
    const double t153 = t121 - 0.8872983346207417 * t122;
    const double t154 = t151 * (t116 * t138 - t117 * t139) + t140 * (t117 * t152 - t116 * t153) + t124 * (t139
        * t153 - t138 * t152);
    const double t155 = (0.08729833462074169 * t110 - 0.6872983346207416 * t111 - 0.4 * t112) *
        std::fabs(-t154);
    const double t156 = t151 * (t130 * t145 - t131 * t146) + t147 * (t131 * t152 - t130 * t153) + t132 * (t146
        * t153 - t145 * t152);
    const double t157 = (0.08729833462074169 * t127 - 0.6872983346207416 * t128 - 0.4 * t129) *
        std::fabs(-t156);
    const double t158 = 0.014731188584978175 * t155 + 0.001871106280451425 * t157;
    const double t159 = 0.6872983346207416 * t150 + 0.08729833462074169 * t158;
    const double result0 = 0.6872983346207416 * t136 + 0.08729833462074169 * t159;
    const double t160 = 0.001871106280451425 * t76 + 0.014731188584978175 * t108;
    const double t161 = 0.001871106280451425 * t126 + 0.014731188584978175 * t134;
    const double t162 = 0.6872983346207416 * t160 + 0.08729833462074169 * t161;
    const double t163 = 0.001871106280451425 * t144 + 0.014731188584978175 * t149;
    const double t164 = 0.001871106280451425 * t155 + 0.014731188584978175 * t157;
    const double t165 = 0.6872983346207416 * t163 + 0.08729833462074169 * t164;
    const double result1 = -(0.6872983346207416 * t162 + 0.08729833462074169 * t165);
    const double t166 = 0.08729833462074169 * t109 + 0.6872983346207416 * t135;
    const double t167 = 0.08729833462074169 * t150 + 0.6872983346207416 * t158;
    const double result2 = -(0.6872983346207416 * t166 + 0.08729833462074169 * t167);
    const double t168 = 0.08729833462074169 * t160 + 0.6872983346207416 * t161;
    const double t169 = 0.08729833462074169 * t163 + 0.6872983346207416 * t164;
    const double result3 = 0.6872983346207416 * t168 + 0.08729833462074169 * t169;
    const double result4 = -(0.08729833462074169 * t136 + 0.6872983346207416 * t159);
    const double result5 = 0.08729833462074169 * t162 + 0.6872983346207416 * t165;
    const double result6 = 0.08729833462074169 * t166 + 0.6872983346207416 * t167;
    const double result7 = -(0.08729833462074169 * t168 + 0.6872983346207416 * t169);
    const double t170 = 0.6872983346207416 * trial_8 + 0.4 * trial_20 - 0.08729833462074169 * trial_13;
    const double t171 = 0.6872983346207416 * trial_16 + 0.4 * trial_25 - 0.08729833462074169 * trial_19;
    const double t172 = 0.6872983346207416 * trial_21 + 0.4 * trial_26 - 0.08729833462074169 * trial_24;
    const double t173 = t19 - 0.5 * t20;
    const double t174 = t173 - (t22 - 0.5 * t23);
    const double t175 = t173 - 0.11270166537925831 * t174;
    const double t176 = t26 - 0.5 * t27;
    const double t177 = t176 - (t29 - 0.5 * t30);
    const double t178 = t176 - 0.11270166537925831 * t177;
    const double t179 = t33 - 0.5 * t34;
    const double t180 = t179 - (t36 - 0.5 * t37);
    const double t181 = t179 - 0.11270166537925831 * t180;
    const double t182 = t40 - 0.5 * t41;
    const double t183 = t182 - (t43 - 0.5 * t44);
    const double t184 = t182 - 0.11270166537925831 * t183;
    const double t185 = t47 - 0.5 * t48;
    const double t186 = t185 - (t50 - 0.5 * t51);
    const double t187 = t185 - 0.11270166537925831 * t186;
    const double t188 = t68 - 0.5 * t69;
    const double t189 = t188 - (t71 - 0.5 * t72);
    const double t190 = t188 - 0.11270166537925831 * t189;
    const double t191 = t18 * (t175 * t178 - t181 * t184) + t187 * (t60 * t181 - t67 * t178) + t190 * (t67 *
        t184 - t60 * t175);
    const double t192 = t76 + 4.0 * (0.6872983346207416 * t170 + 0.4 * t172 - 0.08729833462074169 * t171) *
        std::fabs(-t191) - t108;
    const double t193 = 0.08729833462074169 * trial_8 - 0.6872983346207416 * trial_13 - 0.4 * trial_20;
    const double t194 = 0.08729833462074169 * trial_16 - 0.6872983346207416 * trial_19 - 0.4 * trial_25;
    const double t195 = 0.08729833462074169 * trial_21 - 0.6872983346207416 * trial_24 - 0.4 * trial_26;
    const double t196 = t176 - 0.8872983346207417 * t177;
    const double t197 = t179 - 0.8872983346207417 * t180;
    const double t198 = t188 - 0.8872983346207417 * t189;
    const double t199 = t115 * (t175 * t196 - t184 * t197) + t187 * (t120 * t197 - t123 * t196) + t198 * (t123
        * t184 - t120 * t175);
    const double t200 = t126 + 4.0 * (0.6872983346207416 * t193 + 0.4 * t195 - 0.08729833462074169 * t194) *
        std::fabs(-t199) - t134;
    const double t201 = 0.0058924754339912695 * t192 + 0.0007484425121805701 * t200;
    const double t202 = t173 - 0.8872983346207417 * t174;
    const double t203 = t182 - 0.8872983346207417 * t183;
    const double t204 = t185 - 0.8872983346207417 * t186;
    const double t205 = t137 * (t178 * t202 - t181 * t203) + t204 * (t141 * t181 - t142 * t178) + t190 * (t142
        * t203 - t141 * t202);
    const double t206 = t144 + 4.0 * (0.08729833462074169 * t170 - 0.6872983346207416 * t171 - 0.4 * t172) *
        std::fabs(-t205) - t149;
    const double t207 = t151 * (t196 * t202 - t197 * t203) + t204 * (t152 * t197 - t153 * t196) + t198 * (t153
        * t203 - t152 * t202);
    const double t208 = t155 + 4.0 * (0.08729833462074169 * t193 - 0.6872983346207416 * t194 - 0.4 * t195) *
        std::fabs(-t207) - t157;
    const double t209 = 0.0058924754339912695 * t206 + 0.0007484425121805701 * t208;
    const double result8 = 0.6872983346207416 * t201 + 0.08729833462074169 * t209;
    const double t210 = t12 - 0.5 * t13;
    const double t211 = t210 - (t15 - 0.5 * t16);
    const double t212 = t210 - 0.11270166537925831 * t211;
    const double t213 = t28 - 0.5 * t31;
    const double t214 = t35 - 0.5 * t38;
    const double t215 = t54 - 0.5 * t55;
    const double t216 = t215 - (t57 - 0.5 * t58);
    const double t217 = t215 - 0.11270166537925831 * t216;
    const double t218 = t61 - 0.5 * t62;
    const double t219 = t218 - (t64 - 0.5 * t65);
    const double t220 = t218 - 0.11270166537925831 * t219;
    const double t221 = t70 - 0.5 * t73;
    const double t222 = t212 * (t25 * t213 - t46 * t214) + t53 * (t214 * t217 - t213 * t220) + t221 * (t46 *
        t220 - t25 * t217);
    const double t223 = (0.6872983346207416 * t2 + 0.4 * t10 - 0.08729833462074169 * t6) * std::fabs(-t222);
    const double t224 = t92 - 0.5 * t93;
    const double t225 = t95 - 0.5 * t96;
    const double t226 = t104 - 0.5 * t105;
    const double t227 = t212 * (t91 * t224 - t100 * t225) + t103 * (t217 * t225 - t220 * t224) + t226 * (t100
        * t220 - t91 * t217);
    const double t228 = (0.6872983346207416 * t79 + 0.4 * t87 - 0.08729833462074169 * t83) * std::fabs(-t227);
    const double t229 = t109 + 2.5 * (0.023569901735965078 * t223 + 0.0029937700487222803 * t228) - t135;
    const double t230 = t210 - 0.8872983346207417 * t211;
    const double t231 = t215 - 0.8872983346207417 * t216;
    const double t232 = t218 - 0.8872983346207417 * t219;
    const double t233 = t230 * (t138 * t213 - t139 * t214) + t140 * (t214 * t231 - t213 * t232) + t221 * (t139
        * t232 - t138 * t231);
    const double t234 = (0.08729833462074169 * t2 - 0.6872983346207416 * t6 - 0.4 * t10) * std::fabs(-t233);
    const double t235 = t230 * (t145 * t224 - t146 * t225) + t147 * (t225 * t231 - t224 * t232) + t226 * (t146
        * t232 - t145 * t231);
    const double t236 = (0.08729833462074169 * t79 - 0.6872983346207416 * t83 - 0.4 * t87) * std::fabs(-t235);
    const double t237 = t150 + 2.5 * (0.023569901735965078 * t234 + 0.0029937700487222803 * t236) - t158;
    const double result9 = 0.4 * (0.6872983346207416 * t229 + 0.08729833462074169 * t237);
    const double t238 = t14 - 0.5 * t17;
    const double t239 = t21 - 0.5 * t24;
    const double t240 = t42 - 0.5 * t45;
    const double t241 = t49 - 0.5 * t52;
    const double t242 = t56 - 0.5 * t59;
    const double t243 = t63 - 0.5 * t66;
    const double t244 = t238 * (t32 * t239 - t39 * t240) + t241 * (t39 * t242 - t32 * t243) + t74 * (t240 *
        t243 - t239 * t242);
    const double t245 = t11 * std::fabs(-t244);
    const double t246 = t89 - 0.5 * t90;
    const double t247 = t98 - 0.5 * t99;
    const double t248 = t101 - 0.5 * t102;
    const double t249 = t238 * (t94 * t246 - t97 * t247) + t248 * (t97 * t242 - t94 * t243) + t106 * (t243 *
        t247 - t242 * t246);
    const double t250 = t88 * std::fabs(-t249);
    const double t251 = 0.023569901735965078 * t245 + 0.0029937700487222803 * t250;
    const double t252 = t113 - 0.5 * t114;
    const double t253 = t118 - 0.5 * t119;
    const double t254 = t121 - 0.5 * t122;
    const double t255 = t252 * (t116 * t239 - t117 * t240) + t241 * (t117 * t253 - t116 * t254) + t124 * (t240
        * t254 - t239 * t253);
    const double t256 = t112 * std::fabs(-t255);
    const double t257 = t252 * (t130 * t246 - t131 * t247) + t248 * (t131 * t253 - t130 * t254) + t132 * (t247
        * t254 - t246 * t253);
    const double t258 = t129 * std::fabs(-t257);
    const double t259 = 0.023569901735965078 * t256 + 0.0029937700487222803 * t258;
    const double result10 = 0.4 * (t136 + 2.5 * (0.6872983346207416 * t251 + 0.08729833462074169 * t259) -
        t159);
    const double t260 = t160 + 2.5 * (0.0029937700487222803 * t223 + 0.023569901735965078 * t228) - t161;
    const double t261 = t163 + 2.5 * (0.0029937700487222803 * t234 + 0.023569901735965078 * t236) - t164;
    const double result11 = -0.4 * (0.6872983346207416 * t260 + 0.08729833462074169 * t261);
    const double t262 = 0.0029937700487222803 * t245 + 0.023569901735965078 * t250;
    const double t263 = 0.0029937700487222803 * t256 + 0.023569901735965078 * t258;
    const double result12 = -0.4 * (t162 + 2.5 * (0.6872983346207416 * t262 + 0.08729833462074169 * t263) -
        t165);
    const double t264 = 0.0007484425121805701 * t192 + 0.0058924754339912695 * t200;
    const double t265 = 0.0007484425121805701 * t206 + 0.0058924754339912695 * t208;
    const double result13 = -(0.6872983346207416 * t264 + 0.08729833462074169 * t265);
    const double result14 = -0.4 * (t166 + 2.5 * (0.08729833462074169 * t251 + 0.6872983346207416 * t259) -
        t167);
    const double result15 = 0.4 * (t168 + 2.5 * (0.08729833462074169 * t262 + 0.6872983346207416 * t263) -
        t169);
    const double result16 = -(0.08729833462074169 * t201 + 0.6872983346207416 * t209);
    const double result17 = -0.4 * (0.08729833462074169 * t229 + 0.6872983346207416 * t237);
    const double result18 = 0.4 * (0.08729833462074169 * t260 + 0.6872983346207416 * t261);
    const double result19 = 0.08729833462074169 * t264 + 0.6872983346207416 * t265;
    const double t266 = t176 - 0.5 * t177;
    const double t267 = t179 - 0.5 * t180;
    const double t268 = t188 - 0.5 * t189;
    const double t269 = t212 * (t175 * t266 - t184 * t267) + t187 * (t217 * t267 - t220 * t266) + t268 * (t184
        * t220 - t175 * t217);
    const double t270 = t192 + 4.0 * (t223 + 4.0 * (0.6872983346207416 * trial_20 + 0.4 * trial_26 -
        0.08729833462074169 * trial_25) * std::fabs(-t269) - t228) - t200;
    const double t271 = t230 * (t202 * t266 - t203 * t267) + t204 * (t231 * t267 - t232 * t266) + t268 * (t203
        * t232 - t202 * t231);
    const double t272 = t206 + 4.0 * (t234 + 4.0 * (0.08729833462074169 * trial_20 - 0.6872983346207416 *
        trial_25 - 0.4 * trial_26) * std::fabs(-t271) - t236) - t208;
    const double result20 = 0.002356990173596508 * t270 + 0.00029937700487222803 * t272;
    const double t273 = t173 - 0.5 * t174;
    const double t274 = t182 - 0.5 * t183;
    const double t275 = t185 - 0.5 * t186;
    const double t276 = t238 * (t178 * t273 - t181 * t274) + t275 * (t181 * t242 - t178 * t243) + t190 * (t243
        * t274 - t242 * t273);
    const double t277 = t245 + 4.0 * t172 * std::fabs(-t276) - t250;
    const double t278 = t252 * (t196 * t273 - t197 * t274) + t275 * (t197 * t253 - t196 * t254) + t198 * (t254
        * t274 - t253 * t273);
    const double t279 = t256 + 4.0 * t195 * std::fabs(-t278) - t258;
    const double result21 = 0.4 * (t201 + 2.5 * (0.009427960694386032 * t277 + 0.0011975080194889121 * t279) -
        t209);
    const double t280 = t210 - 0.5 * t211;
    const double t281 = t215 - 0.5 * t216;
    const double t282 = t218 - 0.5 * t219;
    const double t283 = t280 * (t213 * t239 - t214 * t240) + t241 * (t214 * t281 - t213 * t282) + t221 * (t240
        * t282 - t239 * t281);
    const double t284 = t10 * std::fabs(-t283);
    const double t285 = t280 * (t224 * t246 - t225 * t247) + t248 * (t225 * t281 - t224 * t282) + t226 * (t247
        * t282 - t246 * t281);
    const double t286 = t87 * std::fabs(-t285);
    const double result22 = 0.16 * (t229 + 2.5 * (t251 + 2.5 * (0.03771184277754413 * t284 +
        0.0047900320779556485 * t286) - t259) - t237);
    const double result23 = -0.16 * (t260 + 2.5 * (t262 + 2.5 * (0.0047900320779556485 * t284 +
        0.03771184277754413 * t286) - t263) - t261);
    const double result24 = -0.4 * (t264 + 2.5 * (0.0011975080194889121 * t277 + 0.009427960694386032 * t279)
        - t265);
    const double result25 = -(0.00029937700487222803 * t270 + 0.002356990173596508 * t272);
    const double t287 = t280 * (t266 * t273 - t267 * t274) + t275 * (t267 * t281 - t266 * t282) + t268 * (t274
        * t282 - t273 * t281);
    const double result26 = 0.0013717421124828531 * (t270 + 4.0 * (t277 + 4.0 * (t284 + 4.0 * trial_26 *
        std::fabs(-t287) - t286) - t279) - t272);
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
