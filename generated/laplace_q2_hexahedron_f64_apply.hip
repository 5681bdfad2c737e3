// laplace_q2_hexahedron_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=hexahedron --define degree=2 --set quadrature_degree=5
//
// Form file laplace.form:
//   | """Laplace: the stiffness form of -div grad u (Knepley & Terrel, eq. 2)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    hexahedron, geometry Q1^3
//   test    Q2, 27 dofs
//   trial   Q2, 27 dofs
//   degree  5 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      7035 flops
//   sum_factorised  3842 flops <- taken
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
//   flops       3887
//   bytes       356 (292 read, 64 written)
//   flops/byte  10.9
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
laplace_q2_hexahedron_f64_apply_kernel(
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
    const double t0 = x0_0 - x1_0;
    const double t1 = t0 - (x2_0 - x3_0);
    const double t2 = t0 - 0.11270166537925831 * t1;
    const double t3 = x4_0 - x5_0;
    const double t4 = t3 - (x6_0 - x7_0);
    const double t5 = t2 - (t3 - 0.11270166537925831 * t4);
    const double t6 = t2 - 0.11270166537925831 * t5;
    const double t7 = x0_1 - x2_1;
    const double t8 = t7 - (x1_1 - x3_1);
    const double t9 = t7 - 0.11270166537925831 * t8;
    const double t10 = x4_1 - x6_1;
    const double t11 = t10 - (x5_1 - x7_1);
    const double t12 = t9 - (t10 - 0.11270166537925831 * t11);
    const double t13 = t9 - 0.11270166537925831 * t12;
    const double t14 = x0_2 - x4_2;
    const double t15 = t14 - (x1_2 - x5_2);
    const double t16 = t14 - 0.11270166537925831 * t15;
    const double t17 = x2_2 - x6_2;
    const double t18 = t17 - (x3_2 - x7_2);
    const double t19 = t16 - (t17 - 0.11270166537925831 * t18);
    const double t20 = t16 - 0.11270166537925831 * t19;
    const double t21 = x0_1 - x4_1;
    const double t22 = t21 - (x1_1 - x5_1);
    const double t23 = t21 - 0.11270166537925831 * t22;
    const double t24 = x2_1 - x6_1;
    const double t25 = t24 - (x3_1 - x7_1);
    const double t26 = t23 - (t24 - 0.11270166537925831 * t25);
    const double t27 = t23 - 0.11270166537925831 * t26;
    const double t28 = x0_2 - x2_2;
    const double t29 = t28 - (x1_2 - x3_2);
    const double t30 = t28 - 0.11270166537925831 * t29;
    const double t31 = x4_2 - x6_2;
    const double t32 = t31 - (x5_2 - x7_2);
    const double t33 = t30 - (t31 - 0.11270166537925831 * t32);
    const double t34 = t30 - 0.11270166537925831 * t33;
    const double t35 = t13 * t20 - t27 * t34;
    const double t36 = x0_0 - x2_0;
    const double t37 = t36 - (x1_0 - x3_0);
    const double t38 = t36 - 0.11270166537925831 * t37;
    const double t39 = x4_0 - x6_0;
    const double t40 = t39 - (x5_0 - x7_0);
    const double t41 = t38 - (t39 - 0.11270166537925831 * t40);
    const double t42 = t38 - 0.11270166537925831 * t41;
    const double t43 = x0_2 - x1_2;
    const double t44 = t43 - (x2_2 - x3_2);
    const double t45 = t43 - 0.11270166537925831 * t44;
    const double t46 = x4_2 - x5_2;
    const double t47 = t46 - (x6_2 - x7_2);
    const double t48 = t45 - (t46 - 0.11270166537925831 * t47);
    const double t49 = t45 - 0.11270166537925831 * t48;
    const double t50 = x0_1 - x1_1;
    const double t51 = t50 - (x2_1 - x3_1);
    const double t52 = t50 - 0.11270166537925831 * t51;
    const double t53 = x4_1 - x5_1;
    const double t54 = t53 - (x6_1 - x7_1);
    const double t55 = t52 - (t53 - 0.11270166537925831 * t54);
    const double t56 = t52 - 0.11270166537925831 * t55;
    const double t57 = t27 * t49 - t20 * t56;
    const double t58 = x0_0 - x4_0;
    const double t59 = t58 - (x1_0 - x5_0);
    const double t60 = t58 - 0.11270166537925831 * t59;
    const double t61 = x2_0 - x6_0;
    const double t62 = t61 - (x3_0 - x7_0);
    const double t63 = t60 - (t61 - 0.11270166537925831 * t62);
    const double t64 = t60 - 0.11270166537925831 * t63;
    const double t65 = t34 * t56 - t13 * t49;
    const double t66 = reciprocal(std::fabs(-(t6 * t35 + t42 * t57 + t64 * t65)));
    const double t67 = 2.549193338482967 * trial_0 + 0.5491933384829668 * trial_1 - 3.0983866769659336 *
        trial_8;
    const double t68 = 2.549193338482967 * trial_2 + 0.5491933384829668 * trial_3 - 3.0983866769659336 *
        trial_13;
    const double t69 = 2.549193338482967 * trial_9 + 0.5491933384829668 * trial_11 - 3.0983866769659336 *
        trial_20;
    const double t70 = 0.6872983346207416 * t67 + 0.4 * t69 - 0.08729833462074169 * t68;
    const double t71 = 2.549193338482967 * trial_4 + 0.5491933384829668 * trial_5 - 3.0983866769659336 *
        trial_16;
    const double t72 = 2.549193338482967 * trial_6 + 0.5491933384829668 * trial_7 - 3.0983866769659336 *
        trial_19;
    const double t73 = 2.549193338482967 * trial_17 + 0.5491933384829668 * trial_18 - 3.0983866769659336 *
        trial_25;
    const double t74 = 0.6872983346207416 * t71 + 0.4 * t73 - 0.08729833462074169 * t72;
    const double t75 = 2.549193338482967 * trial_10 + 0.5491933384829668 * trial_12 - 3.0983866769659336 *
        trial_21;
    const double t76 = 2.549193338482967 * trial_14 + 0.5491933384829668 * trial_15 - 3.0983866769659336 *
        trial_24;
    const double t77 = 2.549193338482967 * trial_22 + 0.5491933384829668 * trial_23 - 3.0983866769659336 *
        trial_26;
    const double t78 = 0.6872983346207416 * t75 + 0.4 * t77 - 0.08729833462074169 * t76;
    const double t79 = 0.6872983346207416 * t70 + 0.4 * t78 - 0.08729833462074169 * t74;
    const double t80 = 2.549193338482967 * trial_0 + 0.5491933384829668 * trial_2 - 3.0983866769659336 *
        trial_9;
    const double t81 = 2.549193338482967 * trial_1 + 0.5491933384829668 * trial_3 - 3.0983866769659336 *
        trial_11;
    const double t82 = 2.549193338482967 * trial_8 + 0.5491933384829668 * trial_13 - 3.0983866769659336 *
        trial_20;
    const double t83 = 0.6872983346207416 * t80 + 0.4 * t82 - 0.08729833462074169 * t81;
    const double t84 = 2.549193338482967 * trial_4 + 0.5491933384829668 * trial_6 - 3.0983866769659336 *
        trial_17;
    const double t85 = 2.549193338482967 * trial_5 + 0.5491933384829668 * trial_7 - 3.0983866769659336 *
        trial_18;
    const double t86 = 2.549193338482967 * trial_16 + 0.5491933384829668 * trial_19 - 3.0983866769659336 *
        trial_25;
    const double t87 = 0.6872983346207416 * t84 + 0.4 * t86 - 0.08729833462074169 * t85;
    const double t88 = 2.549193338482967 * trial_10 + 0.5491933384829668 * trial_14 - 3.0983866769659336 *
        trial_22;
    const double t89 = 2.549193338482967 * trial_12 + 0.5491933384829668 * trial_15 - 3.0983866769659336 *
        trial_23;
    const double t90 = 2.549193338482967 * trial_21 + 0.5491933384829668 * trial_24 - 3.0983866769659336 *
        trial_26;
    const double t91 = 0.6872983346207416 * t88 + 0.4 * t90 - 0.08729833462074169 * t89;
    const double t92 = 0.6872983346207416 * t83 + 0.4 * t91 - 0.08729833462074169 * t87;
    const double t93 = 2.549193338482967 * trial_0 + 0.5491933384829668 * trial_4 - 3.0983866769659336 *
        trial_10;
    const double t94 = 2.549193338482967 * trial_1 + 0.5491933384829668 * trial_5 - 3.0983866769659336 *
        trial_12;
    const double t95 = 2.549193338482967 * trial_8 + 0.5491933384829668 * trial_16 - 3.0983866769659336 *
        trial_21;
    const double t96 = 0.6872983346207416 * t93 + 0.4 * t95 - 0.08729833462074169 * t94;
    const double t97 = 2.549193338482967 * trial_2 + 0.5491933384829668 * trial_6 - 3.0983866769659336 *
        trial_14;
    const double t98 = 2.549193338482967 * trial_3 + 0.5491933384829668 * trial_7 - 3.0983866769659336 *
        trial_15;
    const double t99 = 2.549193338482967 * trial_13 + 0.5491933384829668 * trial_19 - 3.0983866769659336 *
        trial_24;
    const double t100 = 0.6872983346207416 * t97 + 0.4 * t99 - 0.08729833462074169 * t98;
    const double t101 = 2.549193338482967 * trial_9 + 0.5491933384829668 * trial_17 - 3.0983866769659336 *
        trial_22;
    const double t102 = 2.549193338482967 * trial_11 + 0.5491933384829668 * trial_18 - 3.0983866769659336 *
        trial_23;
    const double t103 = 2.549193338482967 * trial_20 + 0.5491933384829668 * trial_25 - 3.0983866769659336 *
        trial_26;
    const double t104 = 0.6872983346207416 * t101 + 0.4 * t103 - 0.08729833462074169 * t102;
    const double t105 = 0.6872983346207416 * t96 + 0.4 * t104 - 0.08729833462074169 * t100;
    const double t106 = t35 * t79 + t57 * t92 + t65 * t105;
    const double t107 = t34 * t64 - t20 * t42;
    const double t108 = t6 * t20 - t49 * t64;
    const double t109 = t42 * t49 - t6 * t34;
    const double t110 = t79 * t107 + t92 * t108 + t105 * t109;
    const double t111 = t27 * t42 - t13 * t64;
    const double t112 = t56 * t64 - t6 * t27;
    const double t113 = t6 * t13 - t42 * t56;
    const double t114 = t79 * t111 + t92 * t112 + t105 * t113;
    const double flux0 = t66 * (t35 * t106 + t107 * t110 + t111 * t114);
    const double flux1 = t66 * (t57 * t106 + t108 * t110 + t112 * t114);
    const double flux2 = t66 * (t65 * t106 + t109 * t110 + t113 * t114);
    const double t115 = t7 - 0.5 * t8;
    const double t116 = t115 - (t10 - 0.5 * t11);
    const double t117 = t115 - 0.11270166537925831 * t116;
    const double t118 = t14 - 0.5 * t15;
    const double t119 = t118 - (t17 - 0.5 * t18);
    const double t120 = t118 - 0.11270166537925831 * t119;
    const double t121 = t21 - 0.5 * t22;
    const double t122 = t121 - (t24 - 0.5 * t25);
    const double t123 = t121 - 0.11270166537925831 * t122;
    const double t124 = t28 - 0.5 * t29;
    const double t125 = t124 - (t31 - 0.5 * t32);
    const double t126 = t124 - 0.11270166537925831 * t125;
    const double t127 = t117 * t120 - t123 * t126;
    const double t128 = t36 - 0.5 * t37;
    const double t129 = t128 - (t39 - 0.5 * t40);
    const double t130 = t128 - 0.11270166537925831 * t129;
    const double t131 = t49 * t123 - t56 * t120;
    const double t132 = t58 - 0.5 * t59;
    const double t133 = t132 - (t61 - 0.5 * t62);
    const double t134 = t132 - 0.11270166537925831 * t133;
    const double t135 = t56 * t126 - t49 * t117;
    const double t136 = reciprocal(std::fabs(-(t6 * t127 + t130 * t131 + t134 * t135)));
    const double t137 = trial_0 - trial_1;
    const double t138 = trial_2 - trial_3;
    const double t139 = trial_9 - trial_11;
    const double t140 = 0.6872983346207416 * t137 + 0.4 * t139 - 0.08729833462074169 * t138;
    const double t141 = trial_4 - trial_5;
    const double t142 = trial_6 - trial_7;
    const double t143 = trial_17 - trial_18;
    const double t144 = 0.6872983346207416 * t141 + 0.4 * t143 - 0.08729833462074169 * t142;
    const double t145 = trial_10 - trial_12;
    const double t146 = trial_14 - trial_15;
    const double t147 = trial_22 - trial_23;
    const double t148 = 0.6872983346207416 * t145 + 0.4 * t147 - 0.08729833462074169 * t146;
    const double t149 = 0.6872983346207416 * t140 + 0.4 * t148 - 0.08729833462074169 * t144;
    const double t150 = 0.6872983346207416 * t82 + 0.4 * t90 - 0.08729833462074169 * t86;
    const double t151 = 0.6872983346207416 * t95 + 0.4 * t103 - 0.08729833462074169 * t99;
    const double t152 = t127 * t149 + t131 * t150 + t135 * t151;
    const double t153 = t126 * t134 - t120 * t130;
    const double t154 = t6 * t120 - t49 * t134;
    const double t155 = t49 * t130 - t6 * t126;
    const double t156 = t149 * t153 + t150 * t154 + t151 * t155;
    const double t157 = t123 * t130 - t117 * t134;
    const double t158 = t56 * t134 - t6 * t123;
    const double t159 = t6 * t117 - t56 * t130;
    const double t160 = t149 * t157 + t150 * t158 + t151 * t159;
    const double flux3 = t136 * (t127 * t152 + t153 * t156 + t157 * t160);
    const double flux4 = t136 * (t131 * t152 + t154 * t156 + t158 * t160);
    const double flux5 = t136 * (t135 * t152 + t155 * t156 + t159 * t160);
    const double t161 = t7 - 0.8872983346207417 * t8;
    const double t162 = t161 - (t10 - 0.8872983346207417 * t11);
    const double t163 = t161 - 0.11270166537925831 * t162;
    const double t164 = t14 - 0.8872983346207417 * t15;
    const double t165 = t164 - (t17 - 0.8872983346207417 * t18);
    const double t166 = t164 - 0.11270166537925831 * t165;
    const double t167 = t21 - 0.8872983346207417 * t22;
    const double t168 = t167 - (t24 - 0.8872983346207417 * t25);
    const double t169 = t167 - 0.11270166537925831 * t168;
    const double t170 = t28 - 0.8872983346207417 * t29;
    const double t171 = t170 - (t31 - 0.8872983346207417 * t32);
    const double t172 = t170 - 0.11270166537925831 * t171;
    const double t173 = t163 * t166 - t169 * t172;
    const double t174 = t36 - 0.8872983346207417 * t37;
    const double t175 = t174 - (t39 - 0.8872983346207417 * t40);
    const double t176 = t174 - 0.11270166537925831 * t175;
    const double t177 = t49 * t169 - t56 * t166;
    const double t178 = t58 - 0.8872983346207417 * t59;
    const double t179 = t178 - (t61 - 0.8872983346207417 * t62);
    const double t180 = t178 - 0.11270166537925831 * t179;
    const double t181 = t56 * t172 - t49 * t163;
    const double t182 = reciprocal(std::fabs(-(t6 * t173 + t176 * t177 + t180 * t181)));
    const double t183 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_1 - 3.0983866769659336 *
        trial_8;
    const double t184 = 0.5491933384829668 * trial_2 + 2.549193338482967 * trial_3 - 3.0983866769659336 *
        trial_13;
    const double t185 = 0.5491933384829668 * trial_9 + 2.549193338482967 * trial_11 - 3.0983866769659336 *
        trial_20;
    const double t186 = 0.6872983346207416 * t183 + 0.4 * t185 - 0.08729833462074169 * t184;
    const double t187 = 0.5491933384829668 * trial_4 + 2.549193338482967 * trial_5 - 3.0983866769659336 *
        trial_16;
    const double t188 = 0.5491933384829668 * trial_6 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_19;
    const double t189 = 0.5491933384829668 * trial_17 + 2.549193338482967 * trial_18 - 3.0983866769659336 *
        trial_25;
    const double t190 = 0.6872983346207416 * t187 + 0.4 * t189 - 0.08729833462074169 * t188;
    const double t191 = 0.5491933384829668 * trial_10 + 2.549193338482967 * trial_12 - 3.0983866769659336 *
        trial_21;
    const double t192 = 0.5491933384829668 * trial_14 + 2.549193338482967 * trial_15 - 3.0983866769659336 *
        trial_24;
    const double t193 = 0.5491933384829668 * trial_22 + 2.549193338482967 * trial_23 - 3.0983866769659336 *
        trial_26;
    const double t194 = 0.6872983346207416 * t191 + 0.4 * t193 - 0.08729833462074169 * t192;
    const double t195 = 0.6872983346207416 * t186 + 0.4 * t194 - 0.08729833462074169 * t190;
    const double t196 = 0.08729833462074169 * t80 - 0.6872983346207416 * t81 - 0.4 * t82;
    const double t197 = 0.08729833462074169 * t84 - 0.6872983346207416 * t85 - 0.4 * t86;
    const double t198 = 0.08729833462074169 * t88 - 0.6872983346207416 * t89 - 0.4 * t90;
    const double t199 = 0.6872983346207416 * t196 + 0.4 * t198 - 0.08729833462074169 * t197;
    const double t200 = 0.08729833462074169 * t93 - 0.6872983346207416 * t94 - 0.4 * t95;
    const double t201 = 0.08729833462074169 * t97 - 0.6872983346207416 * t98 - 0.4 * t99;
    const double t202 = 0.08729833462074169 * t101 - 0.6872983346207416 * t102 - 0.4 * t103;
    const double t203 = 0.6872983346207416 * t200 + 0.4 * t202 - 0.08729833462074169 * t201;
    const double t204 = t173 * t195 + t177 * t199 + t181 * t203;
    const double t205 = t172 * t180 - t166 * t176;
    const double t206 = t6 * t166 - t49 * t180;
    const double t207 = t49 * t176 - t6 * t172;
    const double t208 = t195 * t205 + t199 * t206 + t203 * t207;
    const double t209 = t169 * t176 - t163 * t180;
    const double t210 = t56 * t180 - t6 * t169;
    const double t211 = t6 * t163 - t56 * t176;
    const double t212 = t195 * t209 + t199 * t210 + t203 * t211;
    const double flux6 = t182 * (t173 * t204 + t205 * t208 + t209 * t212);
    const double flux7 = t182 * (t177 * t204 + t206 * t208 + t210 * t212);
    const double flux8 = t182 * (t181 * t204 + t207 * t208 + t211 * t212);
    const double t213 = t0 - 0.5 * t1;
    const double t214 = t213 - (t3 - 0.5 * t4);
    const double t215 = t213 - 0.11270166537925831 * t214;
    const double t216 = t16 - 0.5 * t19;
    const double t217 = t23 - 0.5 * t26;
    const double t218 = t13 * t216 - t34 * t217;
    const double t219 = t43 - 0.5 * t44;
    const double t220 = t219 - (t46 - 0.5 * t47);
    const double t221 = t219 - 0.11270166537925831 * t220;
    const double t222 = t50 - 0.5 * t51;
    const double t223 = t222 - (t53 - 0.5 * t54);
    const double t224 = t222 - 0.11270166537925831 * t223;
    const double t225 = t217 * t221 - t216 * t224;
    const double t226 = t60 - 0.5 * t63;
    const double t227 = t34 * t224 - t13 * t221;
    const double t228 = reciprocal(std::fabs(-(t215 * t218 + t42 * t225 + t226 * t227)));
    const double t229 = 0.6872983346207416 * t69 + 0.4 * t77 - 0.08729833462074169 * t73;
    const double t230 = trial_0 - trial_2;
    const double t231 = trial_1 - trial_3;
    const double t232 = trial_8 - trial_13;
    const double t233 = 0.6872983346207416 * t230 + 0.4 * t232 - 0.08729833462074169 * t231;
    const double t234 = trial_4 - trial_6;
    const double t235 = trial_5 - trial_7;
    const double t236 = trial_16 - trial_19;
    const double t237 = 0.6872983346207416 * t234 + 0.4 * t236 - 0.08729833462074169 * t235;
    const double t238 = trial_10 - trial_14;
    const double t239 = trial_12 - trial_15;
    const double t240 = trial_21 - trial_24;
    const double t241 = 0.6872983346207416 * t238 + 0.4 * t240 - 0.08729833462074169 * t239;
    const double t242 = 0.6872983346207416 * t233 + 0.4 * t241 - 0.08729833462074169 * t237;
    const double t243 = t218 * t229 + t225 * t242 + t104 * t227;
    const double t244 = t34 * t226 - t42 * t216;
    const double t245 = t215 * t216 - t221 * t226;
    const double t246 = t42 * t221 - t34 * t215;
    const double t247 = t229 * t244 + t242 * t245 + t104 * t246;
    const double t248 = t42 * t217 - t13 * t226;
    const double t249 = t224 * t226 - t215 * t217;
    const double t250 = t13 * t215 - t42 * t224;
    const double t251 = t229 * t248 + t242 * t249 + t104 * t250;
    const double flux9 = t228 * (t218 * t243 + t244 * t247 + t248 * t251);
    const double flux10 = t228 * (t225 * t243 + t245 * t247 + t249 * t251);
    const double flux11 = t228 * (t227 * t243 + t246 * t247 + t250 * t251);
    const double t252 = t118 - 0.5 * t119;
    const double t253 = t121 - 0.5 * t122;
    const double t254 = t117 * t252 - t126 * t253;
    const double t255 = t221 * t253 - t224 * t252;
    const double t256 = t132 - 0.5 * t133;
    const double t257 = t126 * t224 - t117 * t221;
    const double t258 = reciprocal(std::fabs(-(t215 * t254 + t130 * t255 + t256 * t257)));
    const double t259 = 0.6872983346207416 * t139 + 0.4 * t147 - 0.08729833462074169 * t143;
    const double t260 = 0.6872983346207416 * t232 + 0.4 * t240 - 0.08729833462074169 * t236;
    const double t261 = t254 * t259 + t255 * t260 + t103 * t257;
    const double t262 = t126 * t256 - t130 * t252;
    const double t263 = t215 * t252 - t221 * t256;
    const double t264 = t130 * t221 - t126 * t215;
    const double t265 = t259 * t262 + t260 * t263 + t103 * t264;
    const double t266 = t130 * t253 - t117 * t256;
    const double t267 = t224 * t256 - t215 * t253;
    const double t268 = t117 * t215 - t130 * t224;
    const double t269 = t259 * t266 + t260 * t267 + t103 * t268;
    const double flux12 = t258 * (t254 * t261 + t262 * t265 + t266 * t269);
    const double flux13 = t258 * (t255 * t261 + t263 * t265 + t267 * t269);
    const double flux14 = t258 * (t257 * t261 + t264 * t265 + t268 * t269);
    const double t270 = t164 - 0.5 * t165;
    const double t271 = t167 - 0.5 * t168;
    const double t272 = t163 * t270 - t172 * t271;
    const double t273 = t221 * t271 - t224 * t270;
    const double t274 = t178 - 0.5 * t179;
    const double t275 = t172 * t224 - t163 * t221;
    const double t276 = reciprocal(std::fabs(-(t215 * t272 + t176 * t273 + t274 * t275)));
    const double t277 = 0.6872983346207416 * t185 + 0.4 * t193 - 0.08729833462074169 * t189;
    const double t278 = 0.08729833462074169 * t230 - 0.6872983346207416 * t231 - 0.4 * t232;
    const double t279 = 0.08729833462074169 * t234 - 0.6872983346207416 * t235 - 0.4 * t236;
    const double t280 = 0.08729833462074169 * t238 - 0.6872983346207416 * t239 - 0.4 * t240;
    const double t281 = 0.6872983346207416 * t278 + 0.4 * t280 - 0.08729833462074169 * t279;
    const double t282 = t272 * t277 + t273 * t281 + t202 * t275;
    const double t283 = t172 * t274 - t176 * t270;
    const double t284 = t215 * t270 - t221 * t274;
    const double t285 = t176 * t221 - t172 * t215;
    const double t286 = t277 * t283 + t281 * t284 + t202 * t285;
    const double t287 = t176 * t271 - t163 * t274;
    const double t288 = t224 * t274 - t215 * t271;
    const double t289 = t163 * t215 - t176 * t224;
    const double t290 = t277 * t287 + t281 * t288 + t202 * t289;
    const double flux15 = t276 * (t272 * t282 + t283 * t286 + t287 * t290);
    const double flux16 = t276 * (t273 * t282 + t284 * t286 + t288 * t290);
    const double flux17 = t276 * (t275 * t282 + t285 * t286 + t289 * t290);
    const double t291 = t0 - 0.8872983346207417 * t1;
    const double t292 = t291 - (t3 - 0.8872983346207417 * t4);
    const double t293 = t291 - 0.11270166537925831 * t292;
    const double t294 = t16 - 0.8872983346207417 * t19;
    const double t295 = t23 - 0.8872983346207417 * t26;
    const double t296 = t13 * t294 - t34 * t295;
    const double t297 = t43 - 0.8872983346207417 * t44;
    const double t298 = t297 - (t46 - 0.8872983346207417 * t47);
    const double t299 = t297 - 0.11270166537925831 * t298;
    const double t300 = t50 - 0.8872983346207417 * t51;
    const double t301 = t300 - (t53 - 0.8872983346207417 * t54);
    const double t302 = t300 - 0.11270166537925831 * t301;
    const double t303 = t295 * t299 - t294 * t302;
    const double t304 = t60 - 0.8872983346207417 * t63;
    const double t305 = t34 * t302 - t13 * t299;
    const double t306 = reciprocal(std::fabs(-(t293 * t296 + t42 * t303 + t304 * t305)));
    const double t307 = 0.08729833462074169 * t67 - 0.6872983346207416 * t68 - 0.4 * t69;
    const double t308 = 0.08729833462074169 * t71 - 0.6872983346207416 * t72 - 0.4 * t73;
    const double t309 = 0.08729833462074169 * t75 - 0.6872983346207416 * t76 - 0.4 * t77;
    const double t310 = 0.6872983346207416 * t307 + 0.4 * t309 - 0.08729833462074169 * t308;
    const double t311 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_2 - 3.0983866769659336 *
        trial_9;
    const double t312 = 0.5491933384829668 * trial_1 + 2.549193338482967 * trial_3 - 3.0983866769659336 *
        trial_11;
    const double t313 = 0.5491933384829668 * trial_8 + 2.549193338482967 * trial_13 - 3.0983866769659336 *
        trial_20;
    const double t314 = 0.6872983346207416 * t311 + 0.4 * t313 - 0.08729833462074169 * t312;
    const double t315 = 0.5491933384829668 * trial_4 + 2.549193338482967 * trial_6 - 3.0983866769659336 *
        trial_17;
    const double t316 = 0.5491933384829668 * trial_5 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_18;
    const double t317 = 0.5491933384829668 * trial_16 + 2.549193338482967 * trial_19 - 3.0983866769659336 *
        trial_25;
    const double t318 = 0.6872983346207416 * t315 + 0.4 * t317 - 0.08729833462074169 * t316;
    const double t319 = 0.5491933384829668 * trial_10 + 2.549193338482967 * trial_14 - 3.0983866769659336 *
        trial_22;
    const double t320 = 0.5491933384829668 * trial_12 + 2.549193338482967 * trial_15 - 3.0983866769659336 *
        trial_23;
    const double t321 = 0.5491933384829668 * trial_21 + 2.549193338482967 * trial_24 - 3.0983866769659336 *
        trial_26;
    const double t322 = 0.6872983346207416 * t319 + 0.4 * t321 - 0.08729833462074169 * t320;
    const double t323 = 0.6872983346207416 * t314 + 0.4 * t322 - 0.08729833462074169 * t318;
    const double t324 = 0.08729833462074169 * t96 - 0.6872983346207416 * t100 - 0.4 * t104;
    const double t325 = t296 * t310 + t303 * t323 + t305 * t324;
    const double t326 = t34 * t304 - t42 * t294;
    const double t327 = t293 * t294 - t299 * t304;
    const double t328 = t42 * t299 - t34 * t293;
    const double t329 = t310 * t326 + t323 * t327 + t324 * t328;
    const double t330 = t42 * t295 - t13 * t304;
    const double t331 = t302 * t304 - t293 * t295;
    const double t332 = t13 * t293 - t42 * t302;
    const double t333 = t310 * t330 + t323 * t331 + t324 * t332;
    const double flux18 = t306 * (t296 * t325 + t326 * t329 + t330 * t333);
    const double flux19 = t306 * (t303 * t325 + t327 * t329 + t331 * t333);
    const double flux20 = t306 * (t305 * t325 + t328 * t329 + t332 * t333);
    const double t334 = t118 - 0.8872983346207417 * t119;
    const double t335 = t121 - 0.8872983346207417 * t122;
    const double t336 = t117 * t334 - t126 * t335;
    const double t337 = t299 * t335 - t302 * t334;
    const double t338 = t132 - 0.8872983346207417 * t133;
    const double t339 = t126 * t302 - t117 * t299;
    const double t340 = reciprocal(std::fabs(-(t293 * t336 + t130 * t337 + t338 * t339)));
    const double t341 = 0.08729833462074169 * t137 - 0.6872983346207416 * t138 - 0.4 * t139;
    const double t342 = 0.08729833462074169 * t141 - 0.6872983346207416 * t142 - 0.4 * t143;
    const double t343 = 0.08729833462074169 * t145 - 0.6872983346207416 * t146 - 0.4 * t147;
    const double t344 = 0.6872983346207416 * t341 + 0.4 * t343 - 0.08729833462074169 * t342;
    const double t345 = 0.6872983346207416 * t313 + 0.4 * t321 - 0.08729833462074169 * t317;
    const double t346 = 0.08729833462074169 * t95 - 0.6872983346207416 * t99 - 0.4 * t103;
    const double t347 = t336 * t344 + t337 * t345 + t339 * t346;
    const double t348 = t126 * t338 - t130 * t334;
    const double t349 = t293 * t334 - t299 * t338;
    const double t350 = t130 * t299 - t126 * t293;
    const double t351 = t344 * t348 + t345 * t349 + t346 * t350;
    const double t352 = t130 * t335 - t117 * t338;
    const double t353 = t302 * t338 - t293 * t335;
    const double t354 = t117 * t293 - t130 * t302;
    const double t355 = t344 * t352 + t345 * t353 + t346 * t354;
    const double flux21 = t340 * (t336 * t347 + t348 * t351 + t352 * t355);
    const double flux22 = t340 * (t337 * t347 + t349 * t351 + t353 * t355);
    const double flux23 = t340 * (t339 * t347 + t350 * t351 + t354 * t355);
    const double t356 = t164 - 0.8872983346207417 * t165;
    const double t357 = t167 - 0.8872983346207417 * t168;
    const double t358 = t163 * t356 - t172 * t357;
    const double t359 = t299 * t357 - t302 * t356;
    const double t360 = t178 - 0.8872983346207417 * t179;
    const double t361 = t172 * t302 - t163 * t299;
    const double t362 = reciprocal(std::fabs(-(t293 * t358 + t176 * t359 + t360 * t361)));
    const double t363 = 0.08729833462074169 * t183 - 0.6872983346207416 * t184 - 0.4 * t185;
    const double t364 = 0.08729833462074169 * t187 - 0.6872983346207416 * t188 - 0.4 * t189;
    const double t365 = 0.08729833462074169 * t191 - 0.6872983346207416 * t192 - 0.4 * t193;
    const double t366 = 0.6872983346207416 * t363 + 0.4 * t365 - 0.08729833462074169 * t364;
    const double t367 = 0.08729833462074169 * t311 - 0.6872983346207416 * t312 - 0.4 * t313;
    const double t368 = 0.08729833462074169 * t315 - 0.6872983346207416 * t316 - 0.4 * t317;
    const double t369 = 0.08729833462074169 * t319 - 0.6872983346207416 * t320 - 0.4 * t321;
    const double t370 = 0.6872983346207416 * t367 + 0.4 * t369 - 0.08729833462074169 * t368;
    const double t371 = 0.08729833462074169 * t200 - 0.6872983346207416 * t201 - 0.4 * t202;
    const double t372 = t358 * t366 + t359 * t370 + t361 * t371;
    const double t373 = t172 * t360 - t176 * t356;
    const double t374 = t293 * t356 - t299 * t360;
    const double t375 = t176 * t299 - t172 * t293;
    const double t376 = t366 * t373 + t370 * t374 + t371 * t375;
    const double t377 = t176 * t357 - t163 * t360;
    const double t378 = t302 * t360 - t293 * t357;
    const double t379 = t163 * t293 - t176 * t302;
    const double t380 = t366 * t377 + t370 * t378 + t371 * t379;
    const double flux24 = t362 * (t358 * t372 + t373 * t376 + t377 * t380);
    const double flux25 = t362 * (t359 * t372 + t374 * t376 + t378 * t380);
    const double flux26 = t362 * (t361 * t372 + t375 * t376 + t379 * t380);
    const double t381 = t2 - 0.5 * t5;
    const double t382 = t9 - 0.5 * t12;
    const double t383 = t30 - 0.5 * t33;
    const double t384 = t20 * t382 - t27 * t383;
    const double t385 = t38 - 0.5 * t41;
    const double t386 = t45 - 0.5 * t48;
    const double t387 = t52 - 0.5 * t55;
    const double t388 = t27 * t386 - t20 * t387;
    const double t389 = t383 * t387 - t382 * t386;
    const double t390 = reciprocal(std::fabs(-(t381 * t384 + t385 * t388 + t64 * t389)));
    const double t391 = trial_0 - trial_4;
    const double t392 = trial_1 - trial_5;
    const double t393 = trial_8 - trial_16;
    const double t394 = 0.6872983346207416 * t391 + 0.4 * t393 - 0.08729833462074169 * t392;
    const double t395 = trial_2 - trial_6;
    const double t396 = trial_3 - trial_7;
    const double t397 = trial_13 - trial_19;
    const double t398 = 0.6872983346207416 * t395 + 0.4 * t397 - 0.08729833462074169 * t396;
    const double t399 = trial_9 - trial_17;
    const double t400 = trial_11 - trial_18;
    const double t401 = trial_20 - trial_25;
    const double t402 = 0.6872983346207416 * t399 + 0.4 * t401 - 0.08729833462074169 * t400;
    const double t403 = 0.6872983346207416 * t394 + 0.4 * t402 - 0.08729833462074169 * t398;
    const double t404 = t78 * t384 + t91 * t388 + t389 * t403;
    const double t405 = t64 * t383 - t20 * t385;
    const double t406 = t20 * t381 - t64 * t386;
    const double t407 = t385 * t386 - t381 * t383;
    const double t408 = t78 * t405 + t91 * t406 + t403 * t407;
    const double t409 = t27 * t385 - t64 * t382;
    const double t410 = t64 * t387 - t27 * t381;
    const double t411 = t381 * t382 - t385 * t387;
    const double t412 = t78 * t409 + t91 * t410 + t403 * t411;
    const double flux27 = t390 * (t384 * t404 + t405 * t408 + t409 * t412);
    const double flux28 = t390 * (t388 * t404 + t406 * t408 + t410 * t412);
    const double flux29 = t390 * (t389 * t404 + t407 * t408 + t411 * t412);
    const double t413 = t115 - 0.5 * t116;
    const double t414 = t124 - 0.5 * t125;
    const double t415 = t120 * t413 - t123 * t414;
    const double t416 = t128 - 0.5 * t129;
    const double t417 = t123 * t386 - t120 * t387;
    const double t418 = t387 * t414 - t386 * t413;
    const double t419 = reciprocal(std::fabs(-(t381 * t415 + t416 * t417 + t134 * t418)));
    const double t420 = 0.6872983346207416 * t393 + 0.4 * t401 - 0.08729833462074169 * t397;
    const double t421 = t148 * t415 + t90 * t417 + t418 * t420;
    const double t422 = t134 * t414 - t120 * t416;
    const double t423 = t120 * t381 - t134 * t386;
    const double t424 = t386 * t416 - t381 * t414;
    const double t425 = t148 * t422 + t90 * t423 + t420 * t424;
    const double t426 = t123 * t416 - t134 * t413;
    const double t427 = t134 * t387 - t123 * t381;
    const double t428 = t381 * t413 - t387 * t416;
    const double t429 = t148 * t426 + t90 * t427 + t420 * t428;
    const double flux30 = t419 * (t415 * t421 + t422 * t425 + t426 * t429);
    const double flux31 = t419 * (t417 * t421 + t423 * t425 + t427 * t429);
    const double flux32 = t419 * (t418 * t421 + t424 * t425 + t428 * t429);
    const double t430 = t161 - 0.5 * t162;
    const double t431 = t170 - 0.5 * t171;
    const double t432 = t166 * t430 - t169 * t431;
    const double t433 = t174 - 0.5 * t175;
    const double t434 = t169 * t386 - t166 * t387;
    const double t435 = t387 * t431 - t386 * t430;
    const double t436 = reciprocal(std::fabs(-(t381 * t432 + t433 * t434 + t180 * t435)));
    const double t437 = 0.08729833462074169 * t391 - 0.6872983346207416 * t392 - 0.4 * t393;
    const double t438 = 0.08729833462074169 * t395 - 0.6872983346207416 * t396 - 0.4 * t397;
    const double t439 = 0.08729833462074169 * t399 - 0.6872983346207416 * t400 - 0.4 * t401;
    const double t440 = 0.6872983346207416 * t437 + 0.4 * t439 - 0.08729833462074169 * t438;
    const double t441 = t194 * t432 + t198 * t434 + t435 * t440;
    const double t442 = t180 * t431 - t166 * t433;
    const double t443 = t166 * t381 - t180 * t386;
    const double t444 = t386 * t433 - t381 * t431;
    const double t445 = t194 * t442 + t198 * t443 + t440 * t444;
    const double t446 = t169 * t433 - t180 * t430;
    const double t447 = t180 * t387 - t169 * t381;
    const double t448 = t381 * t430 - t387 * t433;
    const double t449 = t194 * t446 + t198 * t447 + t440 * t448;
    const double flux33 = t436 * (t432 * t441 + t442 * t445 + t446 * t449);
    const double flux34 = t436 * (t434 * t441 + t443 * t445 + t447 * t449);
    const double flux35 = t436 * (t435 * t441 + t444 * t445 + t448 * t449);
    const double t450 = t213 - 0.5 * t214;
    const double t451 = t216 * t382 - t217 * t383;
    const double t452 = t219 - 0.5 * t220;
    const double t453 = t222 - 0.5 * t223;
    const double t454 = t217 * t452 - t216 * t453;
    const double t455 = t383 * t453 - t382 * t452;
    const double t456 = reciprocal(std::fabs(-(t450 * t451 + t385 * t454 + t226 * t455)));
    const double t457 = t77 * t451 + t241 * t454 + t402 * t455;
    const double t458 = t226 * t383 - t216 * t385;
    const double t459 = t216 * t450 - t226 * t452;
    const double t460 = t385 * t452 - t383 * t450;
    const double t461 = t77 * t458 + t241 * t459 + t402 * t460;
    const double t462 = t217 * t385 - t226 * t382;
    const double t463 = t226 * t453 - t217 * t450;
    const double t464 = t382 * t450 - t385 * t453;
    const double t465 = t77 * t462 + t241 * t463 + t402 * t464;
    const double flux36 = t456 * (t451 * t457 + t458 * t461 + t462 * t465);
    const double flux37 = t456 * (t454 * t457 + t459 * t461 + t463 * t465);
    const double flux38 = t456 * (t455 * t457 + t460 * t461 + t464 * t465);
    const double t466 = t252 * t413 - t253 * t414;
    const double t467 = t253 * t452 - t252 * t453;
    const double t468 = t414 * t453 - t413 * t452;
    const double t469 = reciprocal(std::fabs(-(t450 * t466 + t416 * t467 + t256 * t468)));
    const double t470 = t147 * t466 + t240 * t467 + t401 * t468;
    const double t471 = t256 * t414 - t252 * t416;
    const double t472 = t252 * t450 - t256 * t452;
    const double t473 = t416 * t452 - t414 * t450;
    const double t474 = t147 * t471 + t240 * t472 + t401 * t473;
    const double t475 = t253 * t416 - t256 * t413;
    const double t476 = t256 * t453 - t253 * t450;
    const double t477 = t413 * t450 - t416 * t453;
    const double t478 = t147 * t475 + t240 * t476 + t401 * t477;
    const double flux39 = t469 * (t466 * t470 + t471 * t474 + t475 * t478);
    const double flux40 = t469 * (t467 * t470 + t472 * t474 + t476 * t478);
    const double flux41 = t469 * (t468 * t470 + t473 * t474 + t477 * t478);
    const double t479 = t270 * t430 - t271 * t431;
    const double t480 = t271 * t452 - t270 * t453;
    const double t481 = t431 * t453 - t430 * t452;
    const double t482 = reciprocal(std::fabs(-(t450 * t479 + t433 * t480 + t274 * t481)));
    const double t483 = t193 * t479 + t280 * t480 + t439 * t481;
    const double t484 = t274 * t431 - t270 * t433;
    const double t485 = t270 * t450 - t274 * t452;
    const double t486 = t433 * t452 - t431 * t450;
    const double t487 = t193 * t484 + t280 * t485 + t439 * t486;
    const double t488 = t271 * t433 - t274 * t430;
    const double t489 = t274 * t453 - t271 * t450;
    const double t490 = t430 * t450 - t433 * t453;
    const double t491 = t193 * t488 + t280 * t489 + t439 * t490;
    const double flux42 = t482 * (t479 * t483 + t484 * t487 + t488 * t491);
    const double flux43 = t482 * (t480 * t483 + t485 * t487 + t489 * t491);
    const double flux44 = t482 * (t481 * t483 + t486 * t487 + t490 * t491);
    const double t492 = t291 - 0.5 * t292;
    const double t493 = t294 * t382 - t295 * t383;
    const double t494 = t297 - 0.5 * t298;
    const double t495 = t300 - 0.5 * t301;
    const double t496 = t295 * t494 - t294 * t495;
    const double t497 = t383 * t495 - t382 * t494;
    const double t498 = reciprocal(std::fabs(-(t492 * t493 + t385 * t496 + t304 * t497)));
    const double t499 = 0.08729833462074169 * t394 - 0.6872983346207416 * t398 - 0.4 * t402;
    const double t500 = t309 * t493 + t322 * t496 + t497 * t499;
    const double t501 = t304 * t383 - t294 * t385;
    const double t502 = t294 * t492 - t304 * t494;
    const double t503 = t385 * t494 - t383 * t492;
    const double t504 = t309 * t501 + t322 * t502 + t499 * t503;
    const double t505 = t295 * t385 - t304 * t382;
    const double t506 = t304 * t495 - t295 * t492;
    const double t507 = t382 * t492 - t385 * t495;
    const double t508 = t309 * t505 + t322 * t506 + t499 * t507;
    const double flux45 = t498 * (t493 * t500 + t501 * t504 + t505 * t508);
    const double flux46 = t498 * (t496 * t500 + t502 * t504 + t506 * t508);
    const double flux47 = t498 * (t497 * t500 + t503 * t504 + t507 * t508);
    const double t509 = t334 * t413 - t335 * t414;
    const double t510 = t335 * t494 - t334 * t495;
    const double t511 = t414 * t495 - t413 * t494;
    const double t512 = reciprocal(std::fabs(-(t492 * t509 + t416 * t510 + t338 * t511)));
    const double t513 = 0.08729833462074169 * t393 - 0.6872983346207416 * t397 - 0.4 * t401;
    const double t514 = t343 * t509 + t321 * t510 + t511 * t513;
    const double t515 = t338 * t414 - t334 * t416;
    const double t516 = t334 * t492 - t338 * t494;
    const double t517 = t416 * t494 - t414 * t492;
    const double t518 = t343 * t515 + t321 * t516 + t513 * t517;
    const double t519 = t335 * t416 - t338 * t413;
    const double t520 = t338 * t495 - t335 * t492;
    const double t521 = t413 * t492 - t416 * t495;
    const double t522 = t343 * t519 + t321 * t520 + t513 * t521;
    const double flux48 = t512 * (t509 * t514 + t515 * t518 + t519 * t522);
    const double flux49 = t512 * (t510 * t514 + t516 * t518 + t520 * t522);
    const double flux50 = t512 * (t511 * t514 + t517 * t518 + t521 * t522);
    const double t523 = t356 * t430 - t357 * t431;
    const double t524 = t357 * t494 - t356 * t495;
    const double t525 = t431 * t495 - t430 * t494;
    const double t526 = reciprocal(std::fabs(-(t492 * t523 + t433 * t524 + t360 * t525)));
    const double t527 = 0.08729833462074169 * t437 - 0.6872983346207416 * t438 - 0.4 * t439;
    const double t528 = t365 * t523 + t369 * t524 + t525 * t527;
    const double t529 = t360 * t431 - t356 * t433;
    const double t530 = t356 * t492 - t360 * t494;
    const double t531 = t433 * t494 - t431 * t492;
    const double t532 = t365 * t529 + t369 * t530 + t527 * t531;
    const double t533 = t357 * t433 - t360 * t430;
    const double t534 = t360 * t495 - t357 * t492;
    const double t535 = t430 * t492 - t433 * t495;
    const double t536 = t365 * t533 + t369 * t534 + t527 * t535;
    const double flux51 = t526 * (t523 * t528 + t529 * t532 + t533 * t536);
    const double flux52 = t526 * (t524 * t528 + t530 * t532 + t534 * t536);
    const double flux53 = t526 * (t525 * t528 + t531 * t532 + t535 * t536);
    const double t537 = t2 - 0.8872983346207417 * t5;
    const double t538 = t9 - 0.8872983346207417 * t12;
    const double t539 = t30 - 0.8872983346207417 * t33;
    const double t540 = t20 * t538 - t27 * t539;
    const double t541 = t38 - 0.8872983346207417 * t41;
    const double t542 = t45 - 0.8872983346207417 * t48;
    const double t543 = t52 - 0.8872983346207417 * t55;
    const double t544 = t27 * t542 - t20 * t543;
    const double t545 = t539 * t543 - t538 * t542;
    const double t546 = reciprocal(std::fabs(-(t537 * t540 + t541 * t544 + t64 * t545)));
    const double t547 = 0.08729833462074169 * t70 - 0.6872983346207416 * t74 - 0.4 * t78;
    const double t548 = 0.08729833462074169 * t83 - 0.6872983346207416 * t87 - 0.4 * t91;
    const double t549 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_4 - 3.0983866769659336 *
        trial_10;
    const double t550 = 0.5491933384829668 * trial_1 + 2.549193338482967 * trial_5 - 3.0983866769659336 *
        trial_12;
    const double t551 = 0.5491933384829668 * trial_8 + 2.549193338482967 * trial_16 - 3.0983866769659336 *
        trial_21;
    const double t552 = 0.6872983346207416 * t549 + 0.4 * t551 - 0.08729833462074169 * t550;
    const double t553 = 0.5491933384829668 * trial_2 + 2.549193338482967 * trial_6 - 3.0983866769659336 *
        trial_14;
    const double t554 = 0.5491933384829668 * trial_3 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_15;
    const double t555 = 0.5491933384829668 * trial_13 + 2.549193338482967 * trial_19 - 3.0983866769659336 *
        trial_24;
    const double t556 = 0.6872983346207416 * t553 + 0.4 * t555 - 0.08729833462074169 * t554;
    const double t557 = 0.5491933384829668 * trial_9 + 2.549193338482967 * trial_17 - 3.0983866769659336 *
        trial_22;
    const double t558 = 0.5491933384829668 * trial_11 + 2.549193338482967 * trial_18 - 3.0983866769659336 *
        trial_23;
    const double t559 = 0.5491933384829668 * trial_20 + 2.549193338482967 * trial_25 - 3.0983866769659336 *
        trial_26;
    const double t560 = 0.6872983346207416 * t557 + 0.4 * t559 - 0.08729833462074169 * t558;
    const double t561 = 0.6872983346207416 * t552 + 0.4 * t560 - 0.08729833462074169 * t556;
    const double t562 = t540 * t547 + t544 * t548 + t545 * t561;
    const double t563 = t64 * t539 - t20 * t541;
    const double t564 = t20 * t537 - t64 * t542;
    const double t565 = t541 * t542 - t537 * t539;
    const double t566 = t547 * t563 + t548 * t564 + t561 * t565;
    const double t567 = t27 * t541 - t64 * t538;
    const double t568 = t64 * t543 - t27 * t537;
    const double t569 = t537 * t538 - t541 * t543;
    const double t570 = t547 * t567 + t548 * t568 + t561 * t569;
    const double flux54 = t546 * (t540 * t562 + t563 * t566 + t567 * t570);
    const double flux55 = t546 * (t544 * t562 + t564 * t566 + t568 * t570);
    const double flux56 = t546 * (t545 * t562 + t565 * t566 + t569 * t570);
    const double t571 = t115 - 0.8872983346207417 * t116;
    const double t572 = t124 - 0.8872983346207417 * t125;
    const double t573 = t120 * t571 - t123 * t572;
    const double t574 = t128 - 0.8872983346207417 * t129;
    const double t575 = t123 * t542 - t120 * t543;
    const double t576 = t543 * t572 - t542 * t571;
    const double t577 = reciprocal(std::fabs(-(t537 * t573 + t574 * t575 + t134 * t576)));
    const double t578 = 0.08729833462074169 * t140 - 0.6872983346207416 * t144 - 0.4 * t148;
    const double t579 = 0.08729833462074169 * t82 - 0.6872983346207416 * t86 - 0.4 * t90;
    const double t580 = 0.6872983346207416 * t551 + 0.4 * t559 - 0.08729833462074169 * t555;
    const double t581 = t573 * t578 + t575 * t579 + t576 * t580;
    const double t582 = t134 * t572 - t120 * t574;
    const double t583 = t120 * t537 - t134 * t542;
    const double t584 = t542 * t574 - t537 * t572;
    const double t585 = t578 * t582 + t579 * t583 + t580 * t584;
    const double t586 = t123 * t574 - t134 * t571;
    const double t587 = t134 * t543 - t123 * t537;
    const double t588 = t537 * t571 - t543 * t574;
    const double t589 = t578 * t586 + t579 * t587 + t580 * t588;
    const double flux57 = t577 * (t573 * t581 + t582 * t585 + t586 * t589);
    const double flux58 = t577 * (t575 * t581 + t583 * t585 + t587 * t589);
    const double flux59 = t577 * (t576 * t581 + t584 * t585 + t588 * t589);
    const double t590 = t161 - 0.8872983346207417 * t162;
    const double t591 = t170 - 0.8872983346207417 * t171;
    const double t592 = t166 * t590 - t169 * t591;
    const double t593 = t174 - 0.8872983346207417 * t175;
    const double t594 = t169 * t542 - t166 * t543;
    const double t595 = t543 * t591 - t542 * t590;
    const double t596 = reciprocal(std::fabs(-(t537 * t592 + t593 * t594 + t180 * t595)));
    const double t597 = 0.08729833462074169 * t186 - 0.6872983346207416 * t190 - 0.4 * t194;
    const double t598 = 0.08729833462074169 * t196 - 0.6872983346207416 * t197 - 0.4 * t198;
    const double t599 = 0.08729833462074169 * t549 - 0.6872983346207416 * t550 - 0.4 * t551;
    const double t600 = 0.08729833462074169 * t553 - 0.6872983346207416 * t554 - 0.4 * t555;
    const double t601 = 0.08729833462074169 * t557 - 0.6872983346207416 * t558 - 0.4 * t559;
    const double t602 = 0.6872983346207416 * t599 + 0.4 * t601 - 0.08729833462074169 * t600;
    const double t603 = t592 * t597 + t594 * t598 + t595 * t602;
    const double t604 = t180 * t591 - t166 * t593;
    const double t605 = t166 * t537 - t180 * t542;
    const double t606 = t542 * t593 - t537 * t591;
    const double t607 = t597 * t604 + t598 * t605 + t602 * t606;
    const double t608 = t169 * t593 - t180 * t590;
    const double t609 = t180 * t543 - t169 * t537;
    const double t610 = t537 * t590 - t543 * t593;
    const double t611 = t597 * t608 + t598 * t609 + t602 * t610;
    const double flux60 = t596 * (t592 * t603 + t604 * t607 + t608 * t611);
    const double flux61 = t596 * (t594 * t603 + t605 * t607 + t609 * t611);
    const double flux62 = t596 * (t595 * t603 + t606 * t607 + t610 * t611);
    const double t612 = t213 - 0.8872983346207417 * t214;
    const double t613 = t216 * t538 - t217 * t539;
    const double t614 = t219 - 0.8872983346207417 * t220;
    const double t615 = t222 - 0.8872983346207417 * t223;
    const double t616 = t217 * t614 - t216 * t615;
    const double t617 = t539 * t615 - t538 * t614;
    const double t618 = reciprocal(std::fabs(-(t612 * t613 + t541 * t616 + t226 * t617)));
    const double t619 = 0.08729833462074169 * t69 - 0.6872983346207416 * t73 - 0.4 * t77;
    const double t620 = 0.08729833462074169 * t233 - 0.6872983346207416 * t237 - 0.4 * t241;
    const double t621 = t613 * t619 + t616 * t620 + t560 * t617;
    const double t622 = t226 * t539 - t216 * t541;
    const double t623 = t216 * t612 - t226 * t614;
    const double t624 = t541 * t614 - t539 * t612;
    const double t625 = t619 * t622 + t620 * t623 + t560 * t624;
    const double t626 = t217 * t541 - t226 * t538;
    const double t627 = t226 * t615 - t217 * t612;
    const double t628 = t538 * t612 - t541 * t615;
    const double t629 = t619 * t626 + t620 * t627 + t560 * t628;
    const double flux63 = t618 * (t613 * t621 + t622 * t625 + t626 * t629);
    const double flux64 = t618 * (t616 * t621 + t623 * t625 + t627 * t629);
    const double flux65 = t618 * (t617 * t621 + t624 * t625 + t628 * t629);
    const double t630 = t252 * t571 - t253 * t572;
    const double t631 = t253 * t614 - t252 * t615;
    const double t632 = t572 * t615 - t571 * t614;
    const double t633 = reciprocal(std::fabs(-(t612 * t630 + t574 * t631 + t256 * t632)));
    const double t634 = 0.08729833462074169 * t139 - 0.6872983346207416 * t143 - 0.4 * t147;
    const double t635 = 0.08729833462074169 * t232 - 0.6872983346207416 * t236 - 0.4 * t240;
    const double t636 = t630 * t634 + t631 * t635 + t559 * t632;
    const double t637 = t256 * t572 - t252 * t574;
    const double t638 = t252 * t612 - t256 * t614;
    const double t639 = t574 * t614 - t572 * t612;
    const double t640 = t634 * t637 + t635 * t638 + t559 * t639;
    const double t641 = t253 * t574 - t256 * t571;
    const double t642 = t256 * t615 - t253 * t612;
    const double t643 = t571 * t612 - t574 * t615;
    const double t644 = t634 * t641 + t635 * t642 + t559 * t643;
    const double flux66 = t633 * (t630 * t636 + t637 * t640 + t641 * t644);
    const double flux67 = t633 * (t631 * t636 + t638 * t640 + t642 * t644);
    const double flux68 = t633 * (t632 * t636 + t639 * t640 + t643 * t644);
    const double t645 = t270 * t590 - t271 * t591;
    const double t646 = t271 * t614 - t270 * t615;
    const double t647 = t591 * t615 - t590 * t614;
    const double t648 = reciprocal(std::fabs(-(t612 * t645 + t593 * t646 + t274 * t647)));
    const double t649 = 0.08729833462074169 * t185 - 0.6872983346207416 * t189 - 0.4 * t193;
    const double t650 = 0.08729833462074169 * t278 - 0.6872983346207416 * t279 - 0.4 * t280;
    const double t651 = t645 * t649 + t646 * t650 + t601 * t647;
    const double t652 = t274 * t591 - t270 * t593;
    const double t653 = t270 * t612 - t274 * t614;
    const double t654 = t593 * t614 - t591 * t612;
    const double t655 = t649 * t652 + t650 * t653 + t601 * t654;
    const double t656 = t271 * t593 - t274 * t590;
    const double t657 = t274 * t615 - t271 * t612;
    const double t658 = t590 * t612 - t593 * t615;
    const double t659 = t649 * t656 + t650 * t657 + t601 * t658;
    const double flux69 = t648 * (t645 * t651 + t652 * t655 + t656 * t659);
    const double flux70 = t648 * (t646 * t651 + t653 * t655 + t657 * t659);
    const double flux71 = t648 * (t647 * t651 + t654 * t655 + t658 * t659);
    const double t660 = t291 - 0.8872983346207417 * t292;
    const double t661 = t294 * t538 - t295 * t539;
    const double t662 = t297 - 0.8872983346207417 * t298;
    const double t663 = t300 - 0.8872983346207417 * t301;
    const double t664 = t295 * t662 - t294 * t663;
    const double t665 = t539 * t663 - t538 * t662;
    const double t666 = reciprocal(std::fabs(-(t660 * t661 + t541 * t664 + t304 * t665)));
    const double t667 = 0.08729833462074169 * t307 - 0.6872983346207416 * t308 - 0.4 * t309;
    const double t668 = 0.08729833462074169 * t314 - 0.6872983346207416 * t318 - 0.4 * t322;
    const double t669 = 0.08729833462074169 * t552 - 0.6872983346207416 * t556 - 0.4 * t560;
    const double t670 = t661 * t667 + t664 * t668 + t665 * t669;
    const double t671 = t304 * t539 - t294 * t541;
    const double t672 = t294 * t660 - t304 * t662;
    const double t673 = t541 * t662 - t539 * t660;
    const double t674 = t667 * t671 + t668 * t672 + t669 * t673;
    const double t675 = t295 * t541 - t304 * t538;
    const double t676 = t304 * t663 - t295 * t660;
    const double t677 = t538 * t660 - t541 * t663;
    const double t678 = t667 * t675 + t668 * t676 + t669 * t677;
    const double flux72 = t666 * (t661 * t670 + t671 * t674 + t675 * t678);
    const double flux73 = t666 * (t664 * t670 + t672 * t674 + t676 * t678);
    const double flux74 = t666 * (t665 * t670 + t673 * t674 + t677 * t678);
    const double t679 = t334 * t571 - t335 * t572;
    const double t680 = t335 * t662 - t334 * t663;
    const double t681 = t572 * t663 - t571 * t662;
    const double t682 = reciprocal(std::fabs(-(t660 * t679 + t574 * t680 + t338 * t681)));
    const double t683 = 0.08729833462074169 * t341 - 0.6872983346207416 * t342 - 0.4 * t343;
    const double t684 = 0.08729833462074169 * t313 - 0.6872983346207416 * t317 - 0.4 * t321;
    const double t685 = 0.08729833462074169 * t551 - 0.6872983346207416 * t555 - 0.4 * t559;
    const double t686 = t679 * t683 + t680 * t684 + t681 * t685;
    const double t687 = t338 * t572 - t334 * t574;
    const double t688 = t334 * t660 - t338 * t662;
    const double t689 = t574 * t662 - t572 * t660;
    const double t690 = t683 * t687 + t684 * t688 + t685 * t689;
    const double t691 = t335 * t574 - t338 * t571;
    const double t692 = t338 * t663 - t335 * t660;
    const double t693 = t571 * t660 - t574 * t663;
    const double t694 = t683 * t691 + t684 * t692 + t685 * t693;
    const double flux75 = t682 * (t679 * t686 + t687 * t690 + t691 * t694);
    const double flux76 = t682 * (t680 * t686 + t688 * t690 + t692 * t694);
    const double flux77 = t682 * (t681 * t686 + t689 * t690 + t693 * t694);
    const double t695 = t356 * t590 - t357 * t591;
    const double t696 = t357 * t662 - t356 * t663;
    const double t697 = t591 * t663 - t590 * t662;
    const double t698 = reciprocal(std::fabs(-(t660 * t695 + t593 * t696 + t360 * t697)));
    const double t699 = 0.08729833462074169 * t363 - 0.6872983346207416 * t364 - 0.4 * t365;
    const double t700 = 0.08729833462074169 * t367 - 0.6872983346207416 * t368 - 0.4 * t369;
    const double t701 = 0.08729833462074169 * t599 - 0.6872983346207416 * t600 - 0.4 * t601;
    const double t702 = t695 * t699 + t696 * t700 + t697 * t701;
    const double t703 = t360 * t591 - t356 * t593;
    const double t704 = t356 * t660 - t360 * t662;
    const double t705 = t593 * t662 - t591 * t660;
    const double t706 = t699 * t703 + t700 * t704 + t701 * t705;
    const double t707 = t357 * t593 - t360 * t590;
    const double t708 = t360 * t663 - t357 * t660;
    const double t709 = t590 * t660 - t593 * t663;
    const double t710 = t699 * t707 + t700 * t708 + t701 * t709;
    const double flux78 = t698 * (t695 * t702 + t703 * t706 + t707 * t710);
    const double flux79 = t698 * (t696 * t702 + t704 * t706 + t708 * t710);
    const double flux80 = t698 * (t697 * t702 + t705 * t706 + t709 * t710);
    const double t711 = 0.05463806023840378 * flux0 + 0.03429355281207133 * flux3 + 0.011771119223314617 *
        flux6;
    const double t712 = 0.05463806023840378 * flux18 + 0.03429355281207133 * flux21 + 0.011771119223314617 *
        flux24;
    const double t713 = 0.6872983346207416 * t711 + 0.08729833462074169 * t712;
    const double t714 = 0.05463806023840378 * flux54 + 0.03429355281207133 * flux57 + 0.011771119223314617 *
        flux60;
    const double t715 = 0.05463806023840378 * flux72 + 0.03429355281207133 * flux75 + 0.011771119223314617 *
        flux78;
    const double t716 = 0.6872983346207416 * t714 + 0.08729833462074169 * t715;
    const double t717 = 0.05463806023840378 * flux1 + 0.03429355281207133 * flux10 + 0.011771119223314617 *
        flux19;
    const double t718 = 0.05463806023840378 * flux7 + 0.03429355281207133 * flux16 + 0.011771119223314617 *
        flux25;
    const double t719 = 0.6872983346207416 * t717 + 0.08729833462074169 * t718;
    const double t720 = 0.05463806023840378 * flux55 + 0.03429355281207133 * flux64 + 0.011771119223314617 *
        flux73;
    const double t721 = 0.05463806023840378 * flux61 + 0.03429355281207133 * flux70 + 0.011771119223314617 *
        flux79;
    const double t722 = 0.6872983346207416 * t720 + 0.08729833462074169 * t721;
    const double t723 = 0.05463806023840378 * flux2 + 0.03429355281207133 * flux29 + 0.011771119223314617 *
        flux56;
    const double t724 = 0.05463806023840378 * flux8 + 0.03429355281207133 * flux35 + 0.011771119223314617 *
        flux62;
    const double t725 = 0.6872983346207416 * t723 + 0.08729833462074169 * t724;
    const double t726 = 0.05463806023840378 * flux20 + 0.03429355281207133 * flux47 + 0.011771119223314617 *
        flux74;
    const double t727 = 0.05463806023840378 * flux26 + 0.03429355281207133 * flux53 + 0.011771119223314617 *
        flux80;
    const double t728 = 0.6872983346207416 * t726 + 0.08729833462074169 * t727;
    const double result0 = (0.6872983346207416 * t713 + 0.08729833462074169 * t716) + (0.6872983346207416 *
        t719 + 0.08729833462074169 * t722) + (0.6872983346207416 * t725 + 0.08729833462074169 * t728);
    const double t729 = 0.011771119223314617 * flux0 + 0.05463806023840378 * flux6 - 0.03429355281207133 *
        flux3;
    const double t730 = 0.011771119223314617 * flux18 + 0.05463806023840378 * flux24 - 0.03429355281207133 *
        flux21;
    const double t731 = 0.6872983346207416 * t729 + 0.08729833462074169 * t730;
    const double t732 = 0.011771119223314617 * flux54 + 0.05463806023840378 * flux60 - 0.03429355281207133 *
        flux57;
    const double t733 = 0.011771119223314617 * flux72 + 0.05463806023840378 * flux78 - 0.03429355281207133 *
        flux75;
    const double t734 = 0.6872983346207416 * t732 + 0.08729833462074169 * t733;
    const double t735 = 0.08729833462074169 * t717 + 0.6872983346207416 * t718;
    const double t736 = 0.08729833462074169 * t720 + 0.6872983346207416 * t721;
    const double t737 = 0.08729833462074169 * t723 + 0.6872983346207416 * t724;
    const double t738 = 0.08729833462074169 * t726 + 0.6872983346207416 * t727;
    const double result1 = (0.6872983346207416 * t731 + 0.08729833462074169 * t734) - (0.6872983346207416 *
        t735 + 0.08729833462074169 * t736) - (0.6872983346207416 * t737 + 0.08729833462074169 * t738);
    const double t739 = 0.08729833462074169 * t711 + 0.6872983346207416 * t712;
    const double t740 = 0.08729833462074169 * t714 + 0.6872983346207416 * t715;
    const double t741 = 0.011771119223314617 * flux1 + 0.05463806023840378 * flux19 - 0.03429355281207133 *
        flux10;
    const double t742 = 0.011771119223314617 * flux7 + 0.05463806023840378 * flux25 - 0.03429355281207133 *
        flux16;
    const double t743 = 0.6872983346207416 * t741 + 0.08729833462074169 * t742;
    const double t744 = 0.011771119223314617 * flux55 + 0.05463806023840378 * flux73 - 0.03429355281207133 *
        flux64;
    const double t745 = 0.011771119223314617 * flux61 + 0.05463806023840378 * flux79 - 0.03429355281207133 *
        flux70;
    const double t746 = 0.6872983346207416 * t744 + 0.08729833462074169 * t745;
    const double result2 = -((0.6872983346207416 * t739 + 0.08729833462074169 * t740) + (0.08729833462074169 *
        t725 + 0.6872983346207416 * t728) - (0.6872983346207416 * t743 + 0.08729833462074169 * t746));
    const double t747 = 0.08729833462074169 * t729 + 0.6872983346207416 * t730;
    const double t748 = 0.08729833462074169 * t732 + 0.6872983346207416 * t733;
    const double t749 = 0.08729833462074169 * t741 + 0.6872983346207416 * t742;
    const double t750 = 0.08729833462074169 * t744 + 0.6872983346207416 * t745;
    const double result3 = -((0.6872983346207416 * t747 + 0.08729833462074169 * t748) + (0.6872983346207416 *
        t749 + 0.08729833462074169 * t750) - (0.08729833462074169 * t737 + 0.6872983346207416 * t738));
    const double t751 = 0.011771119223314617 * flux2 + 0.05463806023840378 * flux56 - 0.03429355281207133 *
        flux29;
    const double t752 = 0.011771119223314617 * flux8 + 0.05463806023840378 * flux62 - 0.03429355281207133 *
        flux35;
    const double t753 = 0.6872983346207416 * t751 + 0.08729833462074169 * t752;
    const double t754 = 0.011771119223314617 * flux20 + 0.05463806023840378 * flux74 - 0.03429355281207133 *
        flux47;
    const double t755 = 0.011771119223314617 * flux26 + 0.05463806023840378 * flux80 - 0.03429355281207133 *
        flux53;
    const double t756 = 0.6872983346207416 * t754 + 0.08729833462074169 * t755;
    const double result4 = -((0.08729833462074169 * t713 + 0.6872983346207416 * t716) + (0.08729833462074169 *
        t719 + 0.6872983346207416 * t722) - (0.6872983346207416 * t753 + 0.08729833462074169 * t756));
    const double t757 = 0.08729833462074169 * t751 + 0.6872983346207416 * t752;
    const double t758 = 0.08729833462074169 * t754 + 0.6872983346207416 * t755;
    const double result5 = -((0.08729833462074169 * t731 + 0.6872983346207416 * t734) + (0.6872983346207416 *
        t757 + 0.08729833462074169 * t758) - (0.08729833462074169 * t735 + 0.6872983346207416 * t736));
    const double result6 = (0.08729833462074169 * t739 + 0.6872983346207416 * t740) - (0.08729833462074169 *
        t743 + 0.6872983346207416 * t746) - (0.08729833462074169 * t753 + 0.6872983346207416 * t756);
    const double result7 = (0.08729833462074169 * t747 + 0.6872983346207416 * t748) + (0.08729833462074169 *
        t749 + 0.6872983346207416 * t750) + (0.08729833462074169 * t757 + 0.6872983346207416 * t758);
    const double t759 = flux0 + flux6;
    const double t760 = flux18 + flux24;
    const double t761 = 0.045642918447569014 * t759 + 0.005797410770537979 * t760;
    const double t762 = flux54 + flux60;
    const double t763 = flux72 + flux78;
    const double t764 = 0.045642918447569014 * t762 + 0.005797410770537979 * t763;
    const double t765 = t717 + 2.5 * (0.08742089638144605 * flux4 + 0.05486968449931413 * flux13 +
        0.018833790757303386 * flux22) - t718;
    const double t766 = t720 + 2.5 * (0.08742089638144605 * flux58 + 0.05486968449931413 * flux67 +
        0.018833790757303386 * flux76) - t721;
    const double t767 = t723 + 2.5 * (0.08742089638144605 * flux5 + 0.05486968449931413 * flux32 +
        0.018833790757303386 * flux59) - t724;
    const double t768 = t726 + 2.5 * (0.08742089638144605 * flux23 + 0.05486968449931413 * flux50 +
        0.018833790757303386 * flux77) - t727;
    const double result8 = -0.4 * (2.5 * (0.6872983346207416 * t761 + 0.08729833462074169 * t764) -
        (0.6872983346207416 * t765 + 0.08729833462074169 * t766) - (0.6872983346207416 * t767 +
        0.08729833462074169 * t768));
    const double t769 = t711 + 2.5 * (0.08742089638144605 * flux9 + 0.05486968449931413 * flux12 +
        0.018833790757303386 * flux15) - t712;
    const double t770 = t714 + 2.5 * (0.08742089638144605 * flux63 + 0.05486968449931413 * flux66 +
        0.018833790757303386 * flux69) - t715;
    const double t771 = flux1 + flux19;
    const double t772 = flux7 + flux25;
    const double t773 = 0.045642918447569014 * t771 + 0.005797410770537979 * t772;
    const double t774 = flux55 + flux73;
    const double t775 = flux61 + flux79;
    const double t776 = 0.045642918447569014 * t774 + 0.005797410770537979 * t775;
    const double t777 = 0.08742089638144605 * flux11 + 0.05486968449931413 * flux38 + 0.018833790757303386 *
        flux65;
    const double t778 = 0.08742089638144605 * flux17 + 0.05486968449931413 * flux44 + 0.018833790757303386 *
        flux71;
    const double result9 = 0.4 * ((0.6872983346207416 * t769 + 0.08729833462074169 * t770) + (t725 + 2.5 *
        (0.6872983346207416 * t777 + 0.08729833462074169 * t778) - t728) - 2.5 * (0.6872983346207416 * t773 +
        0.08729833462074169 * t776));
    const double t779 = 0.08742089638144605 * flux27 + 0.05486968449931413 * flux30 + 0.018833790757303386 *
        flux33;
    const double t780 = 0.08742089638144605 * flux45 + 0.05486968449931413 * flux48 + 0.018833790757303386 *
        flux51;
    const double t781 = 0.08742089638144605 * flux28 + 0.05486968449931413 * flux37 + 0.018833790757303386 *
        flux46;
    const double t782 = 0.08742089638144605 * flux34 + 0.05486968449931413 * flux43 + 0.018833790757303386 *
        flux52;
    const double t783 = flux2 + flux56;
    const double t784 = flux8 + flux62;
    const double t785 = 0.045642918447569014 * t783 + 0.005797410770537979 * t784;
    const double t786 = flux20 + flux74;
    const double t787 = flux26 + flux80;
    const double t788 = 0.045642918447569014 * t786 + 0.005797410770537979 * t787;
    const double result10 = 0.4 * ((t713 + 2.5 * (0.6872983346207416 * t779 + 0.08729833462074169 * t780) -
        t716) + (t719 + 2.5 * (0.6872983346207416 * t781 + 0.08729833462074169 * t782) - t722) - 2.5 *
        (0.6872983346207416 * t785 + 0.08729833462074169 * t788));
    const double t789 = t729 + 2.5 * (0.018833790757303386 * flux9 + 0.08742089638144605 * flux15 -
        0.05486968449931413 * flux12) - t730;
    const double t790 = t732 + 2.5 * (0.018833790757303386 * flux63 + 0.08742089638144605 * flux69 -
        0.05486968449931413 * flux66) - t733;
    const double t791 = 0.005797410770537979 * t771 + 0.045642918447569014 * t772;
    const double t792 = 0.005797410770537979 * t774 + 0.045642918447569014 * t775;
    const double result11 = 0.4 * ((0.6872983346207416 * t789 + 0.08729833462074169 * t790) + 2.5 *
        (0.6872983346207416 * t791 + 0.08729833462074169 * t792) - (t737 + 2.5 * (0.08729833462074169 * t777 +
        0.6872983346207416 * t778) - t738));
    const double t793 = 0.018833790757303386 * flux27 + 0.08742089638144605 * flux33 - 0.05486968449931413 *
        flux30;
    const double t794 = 0.018833790757303386 * flux45 + 0.08742089638144605 * flux51 - 0.05486968449931413 *
        flux48;
    const double t795 = 0.005797410770537979 * t783 + 0.045642918447569014 * t784;
    const double t796 = 0.005797410770537979 * t786 + 0.045642918447569014 * t787;
    const double result12 = 0.4 * ((t731 + 2.5 * (0.6872983346207416 * t793 + 0.08729833462074169 * t794) -
        t734) + 2.5 * (0.6872983346207416 * t795 + 0.08729833462074169 * t796) - (t735 + 2.5 *
        (0.08729833462074169 * t781 + 0.6872983346207416 * t782) - t736));
    const double t797 = 0.005797410770537979 * t759 + 0.045642918447569014 * t760;
    const double t798 = 0.005797410770537979 * t762 + 0.045642918447569014 * t763;
    const double t799 = t741 + 2.5 * (0.018833790757303386 * flux4 + 0.08742089638144605 * flux22 -
        0.05486968449931413 * flux13) - t742;
    const double t800 = t744 + 2.5 * (0.018833790757303386 * flux58 + 0.08742089638144605 * flux76 -
        0.05486968449931413 * flux67) - t745;
    const double result13 = 0.4 * (2.5 * (0.6872983346207416 * t797 + 0.08729833462074169 * t798) +
        (0.6872983346207416 * t799 + 0.08729833462074169 * t800) - (0.08729833462074169 * t767 +
        0.6872983346207416 * t768));
    const double t801 = 0.018833790757303386 * flux28 + 0.08742089638144605 * flux46 - 0.05486968449931413 *
        flux37;
    const double t802 = 0.018833790757303386 * flux34 + 0.08742089638144605 * flux52 - 0.05486968449931413 *
        flux43;
    const double result14 = -0.4 * ((t739 + 2.5 * (0.08729833462074169 * t779 + 0.6872983346207416 * t780) -
        t740) - (t743 + 2.5 * (0.6872983346207416 * t801 + 0.08729833462074169 * t802) - t746) - 2.5 *
        (0.08729833462074169 * t785 + 0.6872983346207416 * t788));
    const double result15 = -0.4 * ((t747 + 2.5 * (0.08729833462074169 * t793 + 0.6872983346207416 * t794) -
        t748) + (t749 + 2.5 * (0.08729833462074169 * t801 + 0.6872983346207416 * t802) - t750) + 2.5 *
        (0.08729833462074169 * t795 + 0.6872983346207416 * t796));
    const double t803 = t751 + 2.5 * (0.018833790757303386 * flux5 + 0.08742089638144605 * flux59 -
        0.05486968449931413 * flux32) - t752;
    const double t804 = t754 + 2.5 * (0.018833790757303386 * flux23 + 0.08742089638144605 * flux77 -
        0.05486968449931413 * flux50) - t755;
    const double result16 = 0.4 * (2.5 * (0.08729833462074169 * t761 + 0.6872983346207416 * t764) +
        (0.6872983346207416 * t803 + 0.08729833462074169 * t804) - (0.08729833462074169 * t765 +
        0.6872983346207416 * t766));
    const double t805 = 0.018833790757303386 * flux11 + 0.08742089638144605 * flux65 - 0.05486968449931413 *
        flux38;
    const double t806 = 0.018833790757303386 * flux17 + 0.08742089638144605 * flux71 - 0.05486968449931413 *
        flux44;
    const double result17 = -0.4 * ((0.08729833462074169 * t769 + 0.6872983346207416 * t770) - 2.5 *
        (0.08729833462074169 * t773 + 0.6872983346207416 * t776) - (t753 + 2.5 * (0.6872983346207416 * t805 +
        0.08729833462074169 * t806) - t756));
    const double result18 = -0.4 * ((0.08729833462074169 * t789 + 0.6872983346207416 * t790) + 2.5 *
        (0.08729833462074169 * t791 + 0.6872983346207416 * t792) + (t757 + 2.5 * (0.08729833462074169 * t805 +
        0.6872983346207416 * t806) - t758));
    const double result19 = -0.4 * (2.5 * (0.08729833462074169 * t797 + 0.6872983346207416 * t798) +
        (0.08729833462074169 * t799 + 0.6872983346207416 * t800) + (0.08729833462074169 * t803 +
        0.6872983346207416 * t804));
    const double t807 = t759 + 4.0 * (flux9 + flux15) - t760;
    const double t808 = t762 + 4.0 * (flux63 + flux69) - t763;
    const double t809 = t771 + 4.0 * (flux4 + flux22) - t772;
    const double t810 = t774 + 4.0 * (flux58 + flux76) - t775;
    const double result20 = -((0.018257167379027606 * t807 + 0.0023189643082151914 * t808) +
        (0.018257167379027606 * t809 + 0.0023189643082151914 * t810) - 0.16 * (t767 + 2.5 * (t777 + 2.5 *
        (0.13987343421031367 * flux14 + 0.0877914951989026 * flux41 + 0.030134065211685417 * flux68) - t778) -
        t768));
    const double t811 = flux27 + flux33;
    const double t812 = flux45 + flux51;
    const double t813 = t783 + 4.0 * (flux5 + flux59) - t784;
    const double t814 = t786 + 4.0 * (flux23 + flux77) - t787;
    const double t815 = 0.4 * (t761 + 2.5 * (0.07302866951611042 * t811 + 0.009275857232860766 * t812) - t764)
        + (0.018257167379027606 * t813 + 0.0023189643082151914 * t814) - 0.16 * (t765 + 2.5 * (t781 + 2.5 *
        (0.13987343421031367 * flux31 + 0.0877914951989026 * flux40 + 0.030134065211685417 * flux49) - t782) -
        t766);
    const double result21 = -t815;
    const double t816 = flux28 + flux46;
    const double t817 = flux34 + flux52;
    const double t818 = flux11 + flux65;
    const double t819 = flux17 + flux71;
    const double t820 = 0.4 * (t769 + 2.5 * (t779 + 2.5 * (0.13987343421031367 * flux36 + 0.0877914951989026 *
        flux39 + 0.030134065211685417 * flux42) - t780) - t770) - (t773 + 2.5 * (0.07302866951611042 * t816 +
        0.009275857232860766 * t817) - t776) - (t785 + 2.5 * (0.07302866951611042 * t818 +
        0.009275857232860766 * t819) - t788);
    const double result22 = 0.4 * t820;
    const double t821 = 0.4 * (t789 + 2.5 * (t793 + 2.5 * (0.030134065211685417 * flux36 + 0.13987343421031367
        * flux42 - 0.0877914951989026 * flux39) - t794) - t790) + (t791 + 2.5 * (0.009275857232860766 * t816 +
        0.07302866951611042 * t817) - t792) + (t795 + 2.5 * (0.009275857232860766 * t818 + 0.07302866951611042
        * t819) - t796);
    const double result23 = 0.4 * t821;
    const double result24 = 0.4 * (t797 + 2.5 * (0.009275857232860766 * t811 + 0.07302866951611042 * t812) -
        t798) + 0.16 * (t799 + 2.5 * (t801 + 2.5 * (0.030134065211685417 * flux31 + 0.13987343421031367 *
        flux49 - 0.0877914951989026 * flux40) - t802) - t800) + (0.0023189643082151914 * t813 +
        0.018257167379027606 * t814);
    const double result25 = (0.0023189643082151914 * t807 + 0.018257167379027606 * t808) +
        (0.0023189643082151914 * t809 + 0.018257167379027606 * t810) + 0.16 * (t803 + 2.5 * (t805 + 2.5 *
        (0.030134065211685417 * flux14 + 0.13987343421031367 * flux68 - 0.0877914951989026 * flux41) - t806) -
        t804);
    const double t822 = (t807 + 4.0 * (t811 + 4.0 * (flux36 + flux42) - t812) - t808) + (t809 + 4.0 * (t816 +
        4.0 * (flux31 + flux49) - t817) - t810) + (t813 + 4.0 * (t818 + 4.0 * (flux14 + flux68) - t819) -
        t814);
    const double result26 = -0.010625468713874944 * t822;
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

extern "C" int laplace_q2_hexahedron_f64_apply_hip(
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
    hipLaunchKernelGGL(laplace_q2_hexahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_q2_hexahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel laplace_q2_hexahedron_f64_apply_hip_descriptor = {
    "laplace_q2_hexahedron_f64_apply",  // name
    "apply",                            // kernel
    "a",                                // form
    "hip",                              // target
    "float64",                          // scalar
    "sum_factorised",                   // representation
    "hexahedron",                       // cell
    "Q1^3",                             // coordinate_element
    "Q2",                               // row_element
    "Q2",                               // column_element
    "ufcx",                             // dof_order
    3,                                  // gdim
    2,                                  // arity
    27,                                 // rows
    27,                                 // columns
    27,                                 // entries_per_cell
    5,                                  // quadrature_degree
    27,                                 // quadrature_points
    0,                                  // num_coefficients
    0,                                  // num_constants
    nullptr,                            // coefficients
    nullptr,                            // constants
    "vertices",                         // input
    "full",                             // output
    0,                                  // geometry_size
    8,                                  // coordinate_nodes
    "merge",                            // scatter
    "int32",                            // index_type
    "separate",                         // numbering
    "interleaved",                      // component_order
    0,                                  // constraints
    27,                                 // nodes
    1,                                  // components
    0,                                  // trial_nodes
    1,                                  // cluster
    0,                                  // patch_nodes
    "auto",                             // mapping
    "full",                             // unroll
    "auto",                             // k_place
    128,                                // element_batch
    128,                                // concurrent_elements
    1,                                  // interleave_stores
    128,                                // threads
    0,                                  // shared_bytes
    3887.0,                             // flops_per_cell
    356.0,                              // bytes_per_cell
    0.0,                                // paper_flops_per_cell
    launch,                             // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
