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
//   trial   coefficient, Q2, 27 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
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
    const double t115 = t66 * (t35 * t106 + t107 * t110 + t111 * t114);
    const double t116 = t7 - 0.5 * t8;
    const double t117 = t116 - (t10 - 0.5 * t11);
    const double t118 = t116 - 0.11270166537925831 * t117;
    const double t119 = t14 - 0.5 * t15;
    const double t120 = t119 - (t17 - 0.5 * t18);
    const double t121 = t119 - 0.11270166537925831 * t120;
    const double t122 = t21 - 0.5 * t22;
    const double t123 = t122 - (t24 - 0.5 * t25);
    const double t124 = t122 - 0.11270166537925831 * t123;
    const double t125 = t28 - 0.5 * t29;
    const double t126 = t125 - (t31 - 0.5 * t32);
    const double t127 = t125 - 0.11270166537925831 * t126;
    const double t128 = t118 * t121 - t124 * t127;
    const double t129 = t36 - 0.5 * t37;
    const double t130 = t129 - (t39 - 0.5 * t40);
    const double t131 = t129 - 0.11270166537925831 * t130;
    const double t132 = t49 * t124 - t56 * t121;
    const double t133 = t58 - 0.5 * t59;
    const double t134 = t133 - (t61 - 0.5 * t62);
    const double t135 = t133 - 0.11270166537925831 * t134;
    const double t136 = t56 * t127 - t49 * t118;
    const double t137 = reciprocal(std::fabs(-(t6 * t128 + t131 * t132 + t135 * t136)));
    const double t138 = trial_0 - trial_1;
    const double t139 = trial_2 - trial_3;
    const double t140 = trial_9 - trial_11;
    const double t141 = 0.6872983346207416 * t138 + 0.4 * t140 - 0.08729833462074169 * t139;
    const double t142 = trial_4 - trial_5;
    const double t143 = trial_6 - trial_7;
    const double t144 = trial_17 - trial_18;
    const double t145 = 0.6872983346207416 * t142 + 0.4 * t144 - 0.08729833462074169 * t143;
    const double t146 = trial_10 - trial_12;
    const double t147 = trial_14 - trial_15;
    const double t148 = trial_22 - trial_23;
    const double t149 = 0.6872983346207416 * t146 + 0.4 * t148 - 0.08729833462074169 * t147;
    const double t150 = 0.6872983346207416 * t141 + 0.4 * t149 - 0.08729833462074169 * t145;
    const double t151 = 0.6872983346207416 * t82 + 0.4 * t90 - 0.08729833462074169 * t86;
    const double t152 = 0.6872983346207416 * t95 + 0.4 * t103 - 0.08729833462074169 * t99;
    const double t153 = t128 * t150 + t132 * t151 + t136 * t152;
    const double t154 = t127 * t135 - t121 * t131;
    const double t155 = t6 * t121 - t49 * t135;
    const double t156 = t49 * t131 - t6 * t127;
    const double t157 = t150 * t154 + t151 * t155 + t152 * t156;
    const double t158 = t124 * t131 - t118 * t135;
    const double t159 = t56 * t135 - t6 * t124;
    const double t160 = t6 * t118 - t56 * t131;
    const double t161 = t150 * t158 + t151 * t159 + t152 * t160;
    const double t162 = t137 * (t128 * t153 + t154 * t157 + t158 * t161);
    const double t163 = t7 - 0.8872983346207417 * t8;
    const double t164 = t163 - (t10 - 0.8872983346207417 * t11);
    const double t165 = t163 - 0.11270166537925831 * t164;
    const double t166 = t14 - 0.8872983346207417 * t15;
    const double t167 = t166 - (t17 - 0.8872983346207417 * t18);
    const double t168 = t166 - 0.11270166537925831 * t167;
    const double t169 = t21 - 0.8872983346207417 * t22;
    const double t170 = t169 - (t24 - 0.8872983346207417 * t25);
    const double t171 = t169 - 0.11270166537925831 * t170;
    const double t172 = t28 - 0.8872983346207417 * t29;
    const double t173 = t172 - (t31 - 0.8872983346207417 * t32);
    const double t174 = t172 - 0.11270166537925831 * t173;
    const double t175 = t165 * t168 - t171 * t174;
    const double t176 = t36 - 0.8872983346207417 * t37;
    const double t177 = t176 - (t39 - 0.8872983346207417 * t40);
    const double t178 = t176 - 0.11270166537925831 * t177;
    const double t179 = t49 * t171 - t56 * t168;
    const double t180 = t58 - 0.8872983346207417 * t59;
    const double t181 = t180 - (t61 - 0.8872983346207417 * t62);
    const double t182 = t180 - 0.11270166537925831 * t181;
    const double t183 = t56 * t174 - t49 * t165;
    const double t184 = reciprocal(std::fabs(-(t6 * t175 + t178 * t179 + t182 * t183)));
    const double t185 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_1 - 3.0983866769659336 *
        trial_8;
    const double t186 = 0.5491933384829668 * trial_2 + 2.549193338482967 * trial_3 - 3.0983866769659336 *
        trial_13;
    const double t187 = 0.5491933384829668 * trial_9 + 2.549193338482967 * trial_11 - 3.0983866769659336 *
        trial_20;
    const double t188 = 0.6872983346207416 * t185 + 0.4 * t187 - 0.08729833462074169 * t186;
    const double t189 = 0.5491933384829668 * trial_4 + 2.549193338482967 * trial_5 - 3.0983866769659336 *
        trial_16;
    const double t190 = 0.5491933384829668 * trial_6 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_19;
    const double t191 = 0.5491933384829668 * trial_17 + 2.549193338482967 * trial_18 - 3.0983866769659336 *
        trial_25;
    const double t192 = 0.6872983346207416 * t189 + 0.4 * t191 - 0.08729833462074169 * t190;
    const double t193 = 0.5491933384829668 * trial_10 + 2.549193338482967 * trial_12 - 3.0983866769659336 *
        trial_21;
    const double t194 = 0.5491933384829668 * trial_14 + 2.549193338482967 * trial_15 - 3.0983866769659336 *
        trial_24;
    const double t195 = 0.5491933384829668 * trial_22 + 2.549193338482967 * trial_23 - 3.0983866769659336 *
        trial_26;
    const double t196 = 0.6872983346207416 * t193 + 0.4 * t195 - 0.08729833462074169 * t194;
    const double t197 = 0.6872983346207416 * t188 + 0.4 * t196 - 0.08729833462074169 * t192;
    const double t198 = 0.08729833462074169 * t80 - 0.6872983346207416 * t81 - 0.4 * t82;
    const double t199 = 0.08729833462074169 * t84 - 0.6872983346207416 * t85 - 0.4 * t86;
    const double t200 = 0.08729833462074169 * t88 - 0.6872983346207416 * t89 - 0.4 * t90;
    const double t201 = 0.6872983346207416 * t198 + 0.4 * t200 - 0.08729833462074169 * t199;
    const double t202 = 0.08729833462074169 * t93 - 0.6872983346207416 * t94 - 0.4 * t95;
    const double t203 = 0.08729833462074169 * t97 - 0.6872983346207416 * t98 - 0.4 * t99;
    const double t204 = 0.08729833462074169 * t101 - 0.6872983346207416 * t102 - 0.4 * t103;
    const double t205 = 0.6872983346207416 * t202 + 0.4 * t204 - 0.08729833462074169 * t203;
    const double t206 = t175 * t197 + t179 * t201 + t183 * t205;
    const double t207 = t174 * t182 - t168 * t178;
    const double t208 = t6 * t168 - t49 * t182;
    const double t209 = t49 * t178 - t6 * t174;
    const double t210 = t197 * t207 + t201 * t208 + t205 * t209;
    const double t211 = t171 * t178 - t165 * t182;
    const double t212 = t56 * t182 - t6 * t171;
    const double t213 = t6 * t165 - t56 * t178;
    const double t214 = t197 * t211 + t201 * t212 + t205 * t213;
    const double t215 = t184 * (t175 * t206 + t207 * t210 + t211 * t214);
    const double t216 = 0.05463806023840378 * t115 + 0.03429355281207133 * t162 + 0.011771119223314617 * t215;
    const double t217 = t0 - 0.8872983346207417 * t1;
    const double t218 = t217 - (t3 - 0.8872983346207417 * t4);
    const double t219 = t217 - 0.11270166537925831 * t218;
    const double t220 = t16 - 0.8872983346207417 * t19;
    const double t221 = t23 - 0.8872983346207417 * t26;
    const double t222 = t13 * t220 - t34 * t221;
    const double t223 = t43 - 0.8872983346207417 * t44;
    const double t224 = t223 - (t46 - 0.8872983346207417 * t47);
    const double t225 = t223 - 0.11270166537925831 * t224;
    const double t226 = t50 - 0.8872983346207417 * t51;
    const double t227 = t226 - (t53 - 0.8872983346207417 * t54);
    const double t228 = t226 - 0.11270166537925831 * t227;
    const double t229 = t221 * t225 - t220 * t228;
    const double t230 = t60 - 0.8872983346207417 * t63;
    const double t231 = t34 * t228 - t13 * t225;
    const double t232 = reciprocal(std::fabs(-(t219 * t222 + t42 * t229 + t230 * t231)));
    const double t233 = 0.08729833462074169 * t67 - 0.6872983346207416 * t68 - 0.4 * t69;
    const double t234 = 0.08729833462074169 * t71 - 0.6872983346207416 * t72 - 0.4 * t73;
    const double t235 = 0.08729833462074169 * t75 - 0.6872983346207416 * t76 - 0.4 * t77;
    const double t236 = 0.6872983346207416 * t233 + 0.4 * t235 - 0.08729833462074169 * t234;
    const double t237 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_2 - 3.0983866769659336 *
        trial_9;
    const double t238 = 0.5491933384829668 * trial_1 + 2.549193338482967 * trial_3 - 3.0983866769659336 *
        trial_11;
    const double t239 = 0.5491933384829668 * trial_8 + 2.549193338482967 * trial_13 - 3.0983866769659336 *
        trial_20;
    const double t240 = 0.6872983346207416 * t237 + 0.4 * t239 - 0.08729833462074169 * t238;
    const double t241 = 0.5491933384829668 * trial_4 + 2.549193338482967 * trial_6 - 3.0983866769659336 *
        trial_17;
    const double t242 = 0.5491933384829668 * trial_5 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_18;
    const double t243 = 0.5491933384829668 * trial_16 + 2.549193338482967 * trial_19 - 3.0983866769659336 *
        trial_25;
    const double t244 = 0.6872983346207416 * t241 + 0.4 * t243 - 0.08729833462074169 * t242;
    const double t245 = 0.5491933384829668 * trial_10 + 2.549193338482967 * trial_14 - 3.0983866769659336 *
        trial_22;
    const double t246 = 0.5491933384829668 * trial_12 + 2.549193338482967 * trial_15 - 3.0983866769659336 *
        trial_23;
    const double t247 = 0.5491933384829668 * trial_21 + 2.549193338482967 * trial_24 - 3.0983866769659336 *
        trial_26;
    const double t248 = 0.6872983346207416 * t245 + 0.4 * t247 - 0.08729833462074169 * t246;
    const double t249 = 0.6872983346207416 * t240 + 0.4 * t248 - 0.08729833462074169 * t244;
    const double t250 = 0.08729833462074169 * t96 - 0.6872983346207416 * t100 - 0.4 * t104;
    const double t251 = t222 * t236 + t229 * t249 + t231 * t250;
    const double t252 = t34 * t230 - t42 * t220;
    const double t253 = t219 * t220 - t225 * t230;
    const double t254 = t42 * t225 - t34 * t219;
    const double t255 = t236 * t252 + t249 * t253 + t250 * t254;
    const double t256 = t42 * t221 - t13 * t230;
    const double t257 = t228 * t230 - t219 * t221;
    const double t258 = t13 * t219 - t42 * t228;
    const double t259 = t236 * t256 + t249 * t257 + t250 * t258;
    const double t260 = t232 * (t222 * t251 + t252 * t255 + t256 * t259);
    const double t261 = t119 - 0.8872983346207417 * t120;
    const double t262 = t122 - 0.8872983346207417 * t123;
    const double t263 = t118 * t261 - t127 * t262;
    const double t264 = t225 * t262 - t228 * t261;
    const double t265 = t133 - 0.8872983346207417 * t134;
    const double t266 = t127 * t228 - t118 * t225;
    const double t267 = reciprocal(std::fabs(-(t219 * t263 + t131 * t264 + t265 * t266)));
    const double t268 = 0.08729833462074169 * t138 - 0.6872983346207416 * t139 - 0.4 * t140;
    const double t269 = 0.08729833462074169 * t142 - 0.6872983346207416 * t143 - 0.4 * t144;
    const double t270 = 0.08729833462074169 * t146 - 0.6872983346207416 * t147 - 0.4 * t148;
    const double t271 = 0.6872983346207416 * t268 + 0.4 * t270 - 0.08729833462074169 * t269;
    const double t272 = 0.6872983346207416 * t239 + 0.4 * t247 - 0.08729833462074169 * t243;
    const double t273 = 0.08729833462074169 * t95 - 0.6872983346207416 * t99 - 0.4 * t103;
    const double t274 = t263 * t271 + t264 * t272 + t266 * t273;
    const double t275 = t127 * t265 - t131 * t261;
    const double t276 = t219 * t261 - t225 * t265;
    const double t277 = t131 * t225 - t127 * t219;
    const double t278 = t271 * t275 + t272 * t276 + t273 * t277;
    const double t279 = t131 * t262 - t118 * t265;
    const double t280 = t228 * t265 - t219 * t262;
    const double t281 = t118 * t219 - t131 * t228;
    const double t282 = t271 * t279 + t272 * t280 + t273 * t281;
    const double t283 = t267 * (t263 * t274 + t275 * t278 + t279 * t282);
    const double t284 = t166 - 0.8872983346207417 * t167;
    const double t285 = t169 - 0.8872983346207417 * t170;
    const double t286 = t165 * t284 - t174 * t285;
    const double t287 = t225 * t285 - t228 * t284;
    const double t288 = t180 - 0.8872983346207417 * t181;
    const double t289 = t174 * t228 - t165 * t225;
    const double t290 = reciprocal(std::fabs(-(t219 * t286 + t178 * t287 + t288 * t289)));
    const double t291 = 0.08729833462074169 * t185 - 0.6872983346207416 * t186 - 0.4 * t187;
    const double t292 = 0.08729833462074169 * t189 - 0.6872983346207416 * t190 - 0.4 * t191;
    const double t293 = 0.08729833462074169 * t193 - 0.6872983346207416 * t194 - 0.4 * t195;
    const double t294 = 0.6872983346207416 * t291 + 0.4 * t293 - 0.08729833462074169 * t292;
    const double t295 = 0.08729833462074169 * t237 - 0.6872983346207416 * t238 - 0.4 * t239;
    const double t296 = 0.08729833462074169 * t241 - 0.6872983346207416 * t242 - 0.4 * t243;
    const double t297 = 0.08729833462074169 * t245 - 0.6872983346207416 * t246 - 0.4 * t247;
    const double t298 = 0.6872983346207416 * t295 + 0.4 * t297 - 0.08729833462074169 * t296;
    const double t299 = 0.08729833462074169 * t202 - 0.6872983346207416 * t203 - 0.4 * t204;
    const double t300 = t286 * t294 + t287 * t298 + t289 * t299;
    const double t301 = t174 * t288 - t178 * t284;
    const double t302 = t219 * t284 - t225 * t288;
    const double t303 = t178 * t225 - t174 * t219;
    const double t304 = t294 * t301 + t298 * t302 + t299 * t303;
    const double t305 = t178 * t285 - t165 * t288;
    const double t306 = t228 * t288 - t219 * t285;
    const double t307 = t165 * t219 - t178 * t228;
    const double t308 = t294 * t305 + t298 * t306 + t299 * t307;
    const double t309 = t290 * (t286 * t300 + t301 * t304 + t305 * t308);
    const double t310 = 0.05463806023840378 * t260 + 0.03429355281207133 * t283 + 0.011771119223314617 * t309;
    const double t311 = 0.6872983346207416 * t216 + 0.08729833462074169 * t310;
    const double t312 = t2 - 0.8872983346207417 * t5;
    const double t313 = t9 - 0.8872983346207417 * t12;
    const double t314 = t30 - 0.8872983346207417 * t33;
    const double t315 = t20 * t313 - t27 * t314;
    const double t316 = t38 - 0.8872983346207417 * t41;
    const double t317 = t45 - 0.8872983346207417 * t48;
    const double t318 = t52 - 0.8872983346207417 * t55;
    const double t319 = t27 * t317 - t20 * t318;
    const double t320 = t314 * t318 - t313 * t317;
    const double t321 = reciprocal(std::fabs(-(t312 * t315 + t316 * t319 + t64 * t320)));
    const double t322 = 0.08729833462074169 * t70 - 0.6872983346207416 * t74 - 0.4 * t78;
    const double t323 = 0.08729833462074169 * t83 - 0.6872983346207416 * t87 - 0.4 * t91;
    const double t324 = 0.5491933384829668 * trial_0 + 2.549193338482967 * trial_4 - 3.0983866769659336 *
        trial_10;
    const double t325 = 0.5491933384829668 * trial_1 + 2.549193338482967 * trial_5 - 3.0983866769659336 *
        trial_12;
    const double t326 = 0.5491933384829668 * trial_8 + 2.549193338482967 * trial_16 - 3.0983866769659336 *
        trial_21;
    const double t327 = 0.6872983346207416 * t324 + 0.4 * t326 - 0.08729833462074169 * t325;
    const double t328 = 0.5491933384829668 * trial_2 + 2.549193338482967 * trial_6 - 3.0983866769659336 *
        trial_14;
    const double t329 = 0.5491933384829668 * trial_3 + 2.549193338482967 * trial_7 - 3.0983866769659336 *
        trial_15;
    const double t330 = 0.5491933384829668 * trial_13 + 2.549193338482967 * trial_19 - 3.0983866769659336 *
        trial_24;
    const double t331 = 0.6872983346207416 * t328 + 0.4 * t330 - 0.08729833462074169 * t329;
    const double t332 = 0.5491933384829668 * trial_9 + 2.549193338482967 * trial_17 - 3.0983866769659336 *
        trial_22;
    const double t333 = 0.5491933384829668 * trial_11 + 2.549193338482967 * trial_18 - 3.0983866769659336 *
        trial_23;
    const double t334 = 0.5491933384829668 * trial_20 + 2.549193338482967 * trial_25 - 3.0983866769659336 *
        trial_26;
    const double t335 = 0.6872983346207416 * t332 + 0.4 * t334 - 0.08729833462074169 * t333;
    const double t336 = 0.6872983346207416 * t327 + 0.4 * t335 - 0.08729833462074169 * t331;
    const double t337 = t315 * t322 + t319 * t323 + t320 * t336;
    const double t338 = t64 * t314 - t20 * t316;
    const double t339 = t20 * t312 - t64 * t317;
    const double t340 = t316 * t317 - t312 * t314;
    const double t341 = t322 * t338 + t323 * t339 + t336 * t340;
    const double t342 = t27 * t316 - t64 * t313;
    const double t343 = t64 * t318 - t27 * t312;
    const double t344 = t312 * t313 - t316 * t318;
    const double t345 = t322 * t342 + t323 * t343 + t336 * t344;
    const double t346 = t321 * (t315 * t337 + t338 * t341 + t342 * t345);
    const double t347 = t116 - 0.8872983346207417 * t117;
    const double t348 = t125 - 0.8872983346207417 * t126;
    const double t349 = t121 * t347 - t124 * t348;
    const double t350 = t129 - 0.8872983346207417 * t130;
    const double t351 = t124 * t317 - t121 * t318;
    const double t352 = t318 * t348 - t317 * t347;
    const double t353 = reciprocal(std::fabs(-(t312 * t349 + t350 * t351 + t135 * t352)));
    const double t354 = 0.08729833462074169 * t141 - 0.6872983346207416 * t145 - 0.4 * t149;
    const double t355 = 0.08729833462074169 * t82 - 0.6872983346207416 * t86 - 0.4 * t90;
    const double t356 = 0.6872983346207416 * t326 + 0.4 * t334 - 0.08729833462074169 * t330;
    const double t357 = t349 * t354 + t351 * t355 + t352 * t356;
    const double t358 = t135 * t348 - t121 * t350;
    const double t359 = t121 * t312 - t135 * t317;
    const double t360 = t317 * t350 - t312 * t348;
    const double t361 = t354 * t358 + t355 * t359 + t356 * t360;
    const double t362 = t124 * t350 - t135 * t347;
    const double t363 = t135 * t318 - t124 * t312;
    const double t364 = t312 * t347 - t318 * t350;
    const double t365 = t354 * t362 + t355 * t363 + t356 * t364;
    const double t366 = t353 * (t349 * t357 + t358 * t361 + t362 * t365);
    const double t367 = t163 - 0.8872983346207417 * t164;
    const double t368 = t172 - 0.8872983346207417 * t173;
    const double t369 = t168 * t367 - t171 * t368;
    const double t370 = t176 - 0.8872983346207417 * t177;
    const double t371 = t171 * t317 - t168 * t318;
    const double t372 = t318 * t368 - t317 * t367;
    const double t373 = reciprocal(std::fabs(-(t312 * t369 + t370 * t371 + t182 * t372)));
    const double t374 = 0.08729833462074169 * t188 - 0.6872983346207416 * t192 - 0.4 * t196;
    const double t375 = 0.08729833462074169 * t198 - 0.6872983346207416 * t199 - 0.4 * t200;
    const double t376 = 0.08729833462074169 * t324 - 0.6872983346207416 * t325 - 0.4 * t326;
    const double t377 = 0.08729833462074169 * t328 - 0.6872983346207416 * t329 - 0.4 * t330;
    const double t378 = 0.08729833462074169 * t332 - 0.6872983346207416 * t333 - 0.4 * t334;
    const double t379 = 0.6872983346207416 * t376 + 0.4 * t378 - 0.08729833462074169 * t377;
    const double t380 = t369 * t374 + t371 * t375 + t372 * t379;
    const double t381 = t182 * t368 - t168 * t370;
    const double t382 = t168 * t312 - t182 * t317;
    const double t383 = t317 * t370 - t312 * t368;
    const double t384 = t374 * t381 + t375 * t382 + t379 * t383;
    const double t385 = t171 * t370 - t182 * t367;
    const double t386 = t182 * t318 - t171 * t312;
    const double t387 = t312 * t367 - t318 * t370;
    const double t388 = t374 * t385 + t375 * t386 + t379 * t387;
    const double t389 = t373 * (t369 * t380 + t381 * t384 + t385 * t388);
    const double t390 = 0.05463806023840378 * t346 + 0.03429355281207133 * t366 + 0.011771119223314617 * t389;
    const double t391 = t217 - 0.8872983346207417 * t218;
    const double t392 = t220 * t313 - t221 * t314;
    const double t393 = t223 - 0.8872983346207417 * t224;
    const double t394 = t226 - 0.8872983346207417 * t227;
    const double t395 = t221 * t393 - t220 * t394;
    const double t396 = t314 * t394 - t313 * t393;
    const double t397 = reciprocal(std::fabs(-(t391 * t392 + t316 * t395 + t230 * t396)));
    const double t398 = 0.08729833462074169 * t233 - 0.6872983346207416 * t234 - 0.4 * t235;
    const double t399 = 0.08729833462074169 * t240 - 0.6872983346207416 * t244 - 0.4 * t248;
    const double t400 = 0.08729833462074169 * t327 - 0.6872983346207416 * t331 - 0.4 * t335;
    const double t401 = t392 * t398 + t395 * t399 + t396 * t400;
    const double t402 = t230 * t314 - t220 * t316;
    const double t403 = t220 * t391 - t230 * t393;
    const double t404 = t316 * t393 - t314 * t391;
    const double t405 = t398 * t402 + t399 * t403 + t400 * t404;
    const double t406 = t221 * t316 - t230 * t313;
    const double t407 = t230 * t394 - t221 * t391;
    const double t408 = t313 * t391 - t316 * t394;
    const double t409 = t398 * t406 + t399 * t407 + t400 * t408;
    const double t410 = t397 * (t392 * t401 + t402 * t405 + t406 * t409);
    const double t411 = t261 * t347 - t262 * t348;
    const double t412 = t262 * t393 - t261 * t394;
    const double t413 = t348 * t394 - t347 * t393;
    const double t414 = reciprocal(std::fabs(-(t391 * t411 + t350 * t412 + t265 * t413)));
    const double t415 = 0.08729833462074169 * t268 - 0.6872983346207416 * t269 - 0.4 * t270;
    const double t416 = 0.08729833462074169 * t239 - 0.6872983346207416 * t243 - 0.4 * t247;
    const double t417 = 0.08729833462074169 * t326 - 0.6872983346207416 * t330 - 0.4 * t334;
    const double t418 = t411 * t415 + t412 * t416 + t413 * t417;
    const double t419 = t265 * t348 - t261 * t350;
    const double t420 = t261 * t391 - t265 * t393;
    const double t421 = t350 * t393 - t348 * t391;
    const double t422 = t415 * t419 + t416 * t420 + t417 * t421;
    const double t423 = t262 * t350 - t265 * t347;
    const double t424 = t265 * t394 - t262 * t391;
    const double t425 = t347 * t391 - t350 * t394;
    const double t426 = t415 * t423 + t416 * t424 + t417 * t425;
    const double t427 = t414 * (t411 * t418 + t419 * t422 + t423 * t426);
    const double t428 = t284 * t367 - t285 * t368;
    const double t429 = t285 * t393 - t284 * t394;
    const double t430 = t368 * t394 - t367 * t393;
    const double t431 = reciprocal(std::fabs(-(t391 * t428 + t370 * t429 + t288 * t430)));
    const double t432 = 0.08729833462074169 * t291 - 0.6872983346207416 * t292 - 0.4 * t293;
    const double t433 = 0.08729833462074169 * t295 - 0.6872983346207416 * t296 - 0.4 * t297;
    const double t434 = 0.08729833462074169 * t376 - 0.6872983346207416 * t377 - 0.4 * t378;
    const double t435 = t428 * t432 + t429 * t433 + t430 * t434;
    const double t436 = t288 * t368 - t284 * t370;
    const double t437 = t284 * t391 - t288 * t393;
    const double t438 = t370 * t393 - t368 * t391;
    const double t439 = t432 * t436 + t433 * t437 + t434 * t438;
    const double t440 = t285 * t370 - t288 * t367;
    const double t441 = t288 * t394 - t285 * t391;
    const double t442 = t367 * t391 - t370 * t394;
    const double t443 = t432 * t440 + t433 * t441 + t434 * t442;
    const double t444 = t431 * (t428 * t435 + t436 * t439 + t440 * t443);
    const double t445 = 0.05463806023840378 * t410 + 0.03429355281207133 * t427 + 0.011771119223314617 * t444;
    const double t446 = 0.6872983346207416 * t390 + 0.08729833462074169 * t445;
    const double t447 = t66 * (t57 * t106 + t108 * t110 + t112 * t114);
    const double t448 = t0 - 0.5 * t1;
    const double t449 = t448 - (t3 - 0.5 * t4);
    const double t450 = t448 - 0.11270166537925831 * t449;
    const double t451 = t16 - 0.5 * t19;
    const double t452 = t23 - 0.5 * t26;
    const double t453 = t13 * t451 - t34 * t452;
    const double t454 = t43 - 0.5 * t44;
    const double t455 = t454 - (t46 - 0.5 * t47);
    const double t456 = t454 - 0.11270166537925831 * t455;
    const double t457 = t50 - 0.5 * t51;
    const double t458 = t457 - (t53 - 0.5 * t54);
    const double t459 = t457 - 0.11270166537925831 * t458;
    const double t460 = t452 * t456 - t451 * t459;
    const double t461 = t60 - 0.5 * t63;
    const double t462 = t34 * t459 - t13 * t456;
    const double t463 = reciprocal(std::fabs(-(t450 * t453 + t42 * t460 + t461 * t462)));
    const double t464 = 0.6872983346207416 * t69 + 0.4 * t77 - 0.08729833462074169 * t73;
    const double t465 = trial_0 - trial_2;
    const double t466 = trial_1 - trial_3;
    const double t467 = trial_8 - trial_13;
    const double t468 = 0.6872983346207416 * t465 + 0.4 * t467 - 0.08729833462074169 * t466;
    const double t469 = trial_4 - trial_6;
    const double t470 = trial_5 - trial_7;
    const double t471 = trial_16 - trial_19;
    const double t472 = 0.6872983346207416 * t469 + 0.4 * t471 - 0.08729833462074169 * t470;
    const double t473 = trial_10 - trial_14;
    const double t474 = trial_12 - trial_15;
    const double t475 = trial_21 - trial_24;
    const double t476 = 0.6872983346207416 * t473 + 0.4 * t475 - 0.08729833462074169 * t474;
    const double t477 = 0.6872983346207416 * t468 + 0.4 * t476 - 0.08729833462074169 * t472;
    const double t478 = t453 * t464 + t460 * t477 + t104 * t462;
    const double t479 = t450 * t451 - t456 * t461;
    const double t480 = t34 * t461 - t42 * t451;
    const double t481 = t42 * t456 - t34 * t450;
    const double t482 = t464 * t480 + t477 * t479 + t104 * t481;
    const double t483 = t459 * t461 - t450 * t452;
    const double t484 = t42 * t452 - t13 * t461;
    const double t485 = t13 * t450 - t42 * t459;
    const double t486 = t464 * t484 + t477 * t483 + t104 * t485;
    const double t487 = t463 * (t460 * t478 + t479 * t482 + t483 * t486);
    const double t488 = t232 * (t229 * t251 + t253 * t255 + t257 * t259);
    const double t489 = 0.05463806023840378 * t447 + 0.03429355281207133 * t487 + 0.011771119223314617 * t488;
    const double t490 = t184 * (t179 * t206 + t208 * t210 + t212 * t214);
    const double t491 = t166 - 0.5 * t167;
    const double t492 = t169 - 0.5 * t170;
    const double t493 = t165 * t491 - t174 * t492;
    const double t494 = t456 * t492 - t459 * t491;
    const double t495 = t180 - 0.5 * t181;
    const double t496 = t174 * t459 - t165 * t456;
    const double t497 = reciprocal(std::fabs(-(t450 * t493 + t178 * t494 + t495 * t496)));
    const double t498 = 0.6872983346207416 * t187 + 0.4 * t195 - 0.08729833462074169 * t191;
    const double t499 = 0.08729833462074169 * t465 - 0.6872983346207416 * t466 - 0.4 * t467;
    const double t500 = 0.08729833462074169 * t469 - 0.6872983346207416 * t470 - 0.4 * t471;
    const double t501 = 0.08729833462074169 * t473 - 0.6872983346207416 * t474 - 0.4 * t475;
    const double t502 = 0.6872983346207416 * t499 + 0.4 * t501 - 0.08729833462074169 * t500;
    const double t503 = t493 * t498 + t494 * t502 + t204 * t496;
    const double t504 = t450 * t491 - t456 * t495;
    const double t505 = t174 * t495 - t178 * t491;
    const double t506 = t178 * t456 - t174 * t450;
    const double t507 = t498 * t505 + t502 * t504 + t204 * t506;
    const double t508 = t459 * t495 - t450 * t492;
    const double t509 = t178 * t492 - t165 * t495;
    const double t510 = t165 * t450 - t178 * t459;
    const double t511 = t498 * t509 + t502 * t508 + t204 * t510;
    const double t512 = t497 * (t494 * t503 + t504 * t507 + t508 * t511);
    const double t513 = t290 * (t287 * t300 + t302 * t304 + t306 * t308);
    const double t514 = 0.05463806023840378 * t490 + 0.03429355281207133 * t512 + 0.011771119223314617 * t513;
    const double t515 = 0.6872983346207416 * t489 + 0.08729833462074169 * t514;
    const double t516 = t321 * (t319 * t337 + t339 * t341 + t343 * t345);
    const double t517 = t448 - 0.8872983346207417 * t449;
    const double t518 = t313 * t451 - t314 * t452;
    const double t519 = t454 - 0.8872983346207417 * t455;
    const double t520 = t457 - 0.8872983346207417 * t458;
    const double t521 = t452 * t519 - t451 * t520;
    const double t522 = t314 * t520 - t313 * t519;
    const double t523 = reciprocal(std::fabs(-(t517 * t518 + t316 * t521 + t461 * t522)));
    const double t524 = 0.08729833462074169 * t69 - 0.6872983346207416 * t73 - 0.4 * t77;
    const double t525 = 0.08729833462074169 * t468 - 0.6872983346207416 * t472 - 0.4 * t476;
    const double t526 = t518 * t524 + t521 * t525 + t335 * t522;
    const double t527 = t451 * t517 - t461 * t519;
    const double t528 = t314 * t461 - t316 * t451;
    const double t529 = t316 * t519 - t314 * t517;
    const double t530 = t524 * t528 + t525 * t527 + t335 * t529;
    const double t531 = t461 * t520 - t452 * t517;
    const double t532 = t316 * t452 - t313 * t461;
    const double t533 = t313 * t517 - t316 * t520;
    const double t534 = t524 * t532 + t525 * t531 + t335 * t533;
    const double t535 = t523 * (t521 * t526 + t527 * t530 + t531 * t534);
    const double t536 = t397 * (t395 * t401 + t403 * t405 + t407 * t409);
    const double t537 = 0.05463806023840378 * t516 + 0.03429355281207133 * t535 + 0.011771119223314617 * t536;
    const double t538 = t373 * (t371 * t380 + t382 * t384 + t386 * t388);
    const double t539 = t367 * t491 - t368 * t492;
    const double t540 = t492 * t519 - t491 * t520;
    const double t541 = t368 * t520 - t367 * t519;
    const double t542 = reciprocal(std::fabs(-(t517 * t539 + t370 * t540 + t495 * t541)));
    const double t543 = 0.08729833462074169 * t187 - 0.6872983346207416 * t191 - 0.4 * t195;
    const double t544 = 0.08729833462074169 * t499 - 0.6872983346207416 * t500 - 0.4 * t501;
    const double t545 = t539 * t543 + t540 * t544 + t378 * t541;
    const double t546 = t491 * t517 - t495 * t519;
    const double t547 = t368 * t495 - t370 * t491;
    const double t548 = t370 * t519 - t368 * t517;
    const double t549 = t543 * t547 + t544 * t546 + t378 * t548;
    const double t550 = t495 * t520 - t492 * t517;
    const double t551 = t370 * t492 - t367 * t495;
    const double t552 = t367 * t517 - t370 * t520;
    const double t553 = t543 * t551 + t544 * t550 + t378 * t552;
    const double t554 = t542 * (t540 * t545 + t546 * t549 + t550 * t553);
    const double t555 = t431 * (t429 * t435 + t437 * t439 + t441 * t443);
    const double t556 = 0.05463806023840378 * t538 + 0.03429355281207133 * t554 + 0.011771119223314617 * t555;
    const double t557 = 0.6872983346207416 * t537 + 0.08729833462074169 * t556;
    const double t558 = t66 * (t65 * t106 + t109 * t110 + t113 * t114);
    const double t559 = t2 - 0.5 * t5;
    const double t560 = t9 - 0.5 * t12;
    const double t561 = t30 - 0.5 * t33;
    const double t562 = t20 * t560 - t27 * t561;
    const double t563 = t38 - 0.5 * t41;
    const double t564 = t45 - 0.5 * t48;
    const double t565 = t52 - 0.5 * t55;
    const double t566 = t27 * t564 - t20 * t565;
    const double t567 = t561 * t565 - t560 * t564;
    const double t568 = reciprocal(std::fabs(-(t559 * t562 + t563 * t566 + t64 * t567)));
    const double t569 = trial_0 - trial_4;
    const double t570 = trial_1 - trial_5;
    const double t571 = trial_8 - trial_16;
    const double t572 = 0.6872983346207416 * t569 + 0.4 * t571 - 0.08729833462074169 * t570;
    const double t573 = trial_2 - trial_6;
    const double t574 = trial_3 - trial_7;
    const double t575 = trial_13 - trial_19;
    const double t576 = 0.6872983346207416 * t573 + 0.4 * t575 - 0.08729833462074169 * t574;
    const double t577 = trial_9 - trial_17;
    const double t578 = trial_11 - trial_18;
    const double t579 = trial_20 - trial_25;
    const double t580 = 0.6872983346207416 * t577 + 0.4 * t579 - 0.08729833462074169 * t578;
    const double t581 = 0.6872983346207416 * t572 + 0.4 * t580 - 0.08729833462074169 * t576;
    const double t582 = t78 * t562 + t91 * t566 + t567 * t581;
    const double t583 = t563 * t564 - t559 * t561;
    const double t584 = t64 * t561 - t20 * t563;
    const double t585 = t20 * t559 - t64 * t564;
    const double t586 = t78 * t584 + t91 * t585 + t581 * t583;
    const double t587 = t559 * t560 - t563 * t565;
    const double t588 = t27 * t563 - t64 * t560;
    const double t589 = t64 * t565 - t27 * t559;
    const double t590 = t78 * t588 + t91 * t589 + t581 * t587;
    const double t591 = t568 * (t567 * t582 + t583 * t586 + t587 * t590);
    const double t592 = t321 * (t320 * t337 + t340 * t341 + t344 * t345);
    const double t593 = 0.05463806023840378 * t558 + 0.03429355281207133 * t591 + 0.011771119223314617 * t592;
    const double t594 = t184 * (t183 * t206 + t209 * t210 + t213 * t214);
    const double t595 = t163 - 0.5 * t164;
    const double t596 = t172 - 0.5 * t173;
    const double t597 = t168 * t595 - t171 * t596;
    const double t598 = t176 - 0.5 * t177;
    const double t599 = t171 * t564 - t168 * t565;
    const double t600 = t565 * t596 - t564 * t595;
    const double t601 = reciprocal(std::fabs(-(t559 * t597 + t598 * t599 + t182 * t600)));
    const double t602 = 0.08729833462074169 * t569 - 0.6872983346207416 * t570 - 0.4 * t571;
    const double t603 = 0.08729833462074169 * t573 - 0.6872983346207416 * t574 - 0.4 * t575;
    const double t604 = 0.08729833462074169 * t577 - 0.6872983346207416 * t578 - 0.4 * t579;
    const double t605 = 0.6872983346207416 * t602 + 0.4 * t604 - 0.08729833462074169 * t603;
    const double t606 = t196 * t597 + t200 * t599 + t600 * t605;
    const double t607 = t564 * t598 - t559 * t596;
    const double t608 = t182 * t596 - t168 * t598;
    const double t609 = t168 * t559 - t182 * t564;
    const double t610 = t196 * t608 + t200 * t609 + t605 * t607;
    const double t611 = t559 * t595 - t565 * t598;
    const double t612 = t171 * t598 - t182 * t595;
    const double t613 = t182 * t565 - t171 * t559;
    const double t614 = t196 * t612 + t200 * t613 + t605 * t611;
    const double t615 = t601 * (t600 * t606 + t607 * t610 + t611 * t614);
    const double t616 = t373 * (t372 * t380 + t383 * t384 + t387 * t388);
    const double t617 = 0.05463806023840378 * t594 + 0.03429355281207133 * t615 + 0.011771119223314617 * t616;
    const double t618 = 0.6872983346207416 * t593 + 0.08729833462074169 * t617;
    const double t619 = t232 * (t231 * t251 + t254 * t255 + t258 * t259);
    const double t620 = t217 - 0.5 * t218;
    const double t621 = t220 * t560 - t221 * t561;
    const double t622 = t223 - 0.5 * t224;
    const double t623 = t226 - 0.5 * t227;
    const double t624 = t221 * t622 - t220 * t623;
    const double t625 = t561 * t623 - t560 * t622;
    const double t626 = reciprocal(std::fabs(-(t620 * t621 + t563 * t624 + t230 * t625)));
    const double t627 = 0.08729833462074169 * t572 - 0.6872983346207416 * t576 - 0.4 * t580;
    const double t628 = t235 * t621 + t248 * t624 + t625 * t627;
    const double t629 = t563 * t622 - t561 * t620;
    const double t630 = t230 * t561 - t220 * t563;
    const double t631 = t220 * t620 - t230 * t622;
    const double t632 = t235 * t630 + t248 * t631 + t627 * t629;
    const double t633 = t560 * t620 - t563 * t623;
    const double t634 = t221 * t563 - t230 * t560;
    const double t635 = t230 * t623 - t221 * t620;
    const double t636 = t235 * t634 + t248 * t635 + t627 * t633;
    const double t637 = t626 * (t625 * t628 + t629 * t632 + t633 * t636);
    const double t638 = t397 * (t396 * t401 + t404 * t405 + t408 * t409);
    const double t639 = 0.05463806023840378 * t619 + 0.03429355281207133 * t637 + 0.011771119223314617 * t638;
    const double t640 = t290 * (t289 * t300 + t303 * t304 + t307 * t308);
    const double t641 = t284 * t595 - t285 * t596;
    const double t642 = t285 * t622 - t284 * t623;
    const double t643 = t596 * t623 - t595 * t622;
    const double t644 = reciprocal(std::fabs(-(t620 * t641 + t598 * t642 + t288 * t643)));
    const double t645 = 0.08729833462074169 * t602 - 0.6872983346207416 * t603 - 0.4 * t604;
    const double t646 = t293 * t641 + t297 * t642 + t643 * t645;
    const double t647 = t598 * t622 - t596 * t620;
    const double t648 = t288 * t596 - t284 * t598;
    const double t649 = t284 * t620 - t288 * t622;
    const double t650 = t293 * t648 + t297 * t649 + t645 * t647;
    const double t651 = t595 * t620 - t598 * t623;
    const double t652 = t285 * t598 - t288 * t595;
    const double t653 = t288 * t623 - t285 * t620;
    const double t654 = t293 * t652 + t297 * t653 + t645 * t651;
    const double t655 = t644 * (t643 * t646 + t647 * t650 + t651 * t654);
    const double t656 = t431 * (t430 * t435 + t438 * t439 + t442 * t443);
    const double t657 = 0.05463806023840378 * t640 + 0.03429355281207133 * t655 + 0.011771119223314617 * t656;
    const double t658 = 0.6872983346207416 * t639 + 0.08729833462074169 * t657;
    const double result0 = (0.6872983346207416 * t311 + 0.08729833462074169 * t446) + (0.6872983346207416 *
        t515 + 0.08729833462074169 * t557) + (0.6872983346207416 * t618 + 0.08729833462074169 * t658);
    const double t659 = 0.011771119223314617 * t115 + 0.05463806023840378 * t215 - 0.03429355281207133 * t162;
    const double t660 = 0.011771119223314617 * t260 + 0.05463806023840378 * t309 - 0.03429355281207133 * t283;
    const double t661 = 0.6872983346207416 * t659 + 0.08729833462074169 * t660;
    const double t662 = 0.011771119223314617 * t346 + 0.05463806023840378 * t389 - 0.03429355281207133 * t366;
    const double t663 = 0.011771119223314617 * t410 + 0.05463806023840378 * t444 - 0.03429355281207133 * t427;
    const double t664 = 0.6872983346207416 * t662 + 0.08729833462074169 * t663;
    const double t665 = 0.08729833462074169 * t489 + 0.6872983346207416 * t514;
    const double t666 = 0.08729833462074169 * t537 + 0.6872983346207416 * t556;
    const double t667 = 0.08729833462074169 * t593 + 0.6872983346207416 * t617;
    const double t668 = 0.08729833462074169 * t639 + 0.6872983346207416 * t657;
    const double result1 = (0.6872983346207416 * t661 + 0.08729833462074169 * t664) - (0.6872983346207416 *
        t665 + 0.08729833462074169 * t666) - (0.6872983346207416 * t667 + 0.08729833462074169 * t668);
    const double t669 = 0.08729833462074169 * t216 + 0.6872983346207416 * t310;
    const double t670 = 0.08729833462074169 * t390 + 0.6872983346207416 * t445;
    const double t671 = 0.011771119223314617 * t447 + 0.05463806023840378 * t488 - 0.03429355281207133 * t487;
    const double t672 = 0.011771119223314617 * t490 + 0.05463806023840378 * t513 - 0.03429355281207133 * t512;
    const double t673 = 0.6872983346207416 * t671 + 0.08729833462074169 * t672;
    const double t674 = 0.011771119223314617 * t516 + 0.05463806023840378 * t536 - 0.03429355281207133 * t535;
    const double t675 = 0.011771119223314617 * t538 + 0.05463806023840378 * t555 - 0.03429355281207133 * t554;
    const double t676 = 0.6872983346207416 * t674 + 0.08729833462074169 * t675;
    const double result2 = -((0.6872983346207416 * t669 + 0.08729833462074169 * t670) + (0.08729833462074169 *
        t618 + 0.6872983346207416 * t658) - (0.6872983346207416 * t673 + 0.08729833462074169 * t676));
    const double t677 = 0.08729833462074169 * t659 + 0.6872983346207416 * t660;
    const double t678 = 0.08729833462074169 * t662 + 0.6872983346207416 * t663;
    const double t679 = 0.08729833462074169 * t671 + 0.6872983346207416 * t672;
    const double t680 = 0.08729833462074169 * t674 + 0.6872983346207416 * t675;
    const double result3 = -((0.6872983346207416 * t677 + 0.08729833462074169 * t678) + (0.6872983346207416 *
        t679 + 0.08729833462074169 * t680) - (0.08729833462074169 * t667 + 0.6872983346207416 * t668));
    const double t681 = 0.011771119223314617 * t558 + 0.05463806023840378 * t592 - 0.03429355281207133 * t591;
    const double t682 = 0.011771119223314617 * t594 + 0.05463806023840378 * t616 - 0.03429355281207133 * t615;
    const double t683 = 0.6872983346207416 * t681 + 0.08729833462074169 * t682;
    const double t684 = 0.011771119223314617 * t619 + 0.05463806023840378 * t638 - 0.03429355281207133 * t637;
    const double t685 = 0.011771119223314617 * t640 + 0.05463806023840378 * t656 - 0.03429355281207133 * t655;
    const double t686 = 0.6872983346207416 * t684 + 0.08729833462074169 * t685;
    const double result4 = -((0.08729833462074169 * t311 + 0.6872983346207416 * t446) + (0.08729833462074169 *
        t515 + 0.6872983346207416 * t557) - (0.6872983346207416 * t683 + 0.08729833462074169 * t686));
    const double t687 = 0.08729833462074169 * t681 + 0.6872983346207416 * t682;
    const double t688 = 0.08729833462074169 * t684 + 0.6872983346207416 * t685;
    const double result5 = -((0.08729833462074169 * t661 + 0.6872983346207416 * t664) + (0.6872983346207416 *
        t687 + 0.08729833462074169 * t688) - (0.08729833462074169 * t665 + 0.6872983346207416 * t666));
    const double result6 = (0.08729833462074169 * t669 + 0.6872983346207416 * t670) - (0.08729833462074169 *
        t673 + 0.6872983346207416 * t676) - (0.08729833462074169 * t683 + 0.6872983346207416 * t686);
    const double result7 = (0.08729833462074169 * t677 + 0.6872983346207416 * t678) + (0.08729833462074169 *
        t679 + 0.6872983346207416 * t680) + (0.08729833462074169 * t687 + 0.6872983346207416 * t688);
    const double t689 = t115 + t215;
    const double t690 = t260 + t309;
    const double t691 = 0.045642918447569014 * t689 + 0.005797410770537979 * t690;
    const double t692 = t346 + t389;
    const double t693 = t410 + t444;
    const double t694 = 0.045642918447569014 * t692 + 0.005797410770537979 * t693;
    const double t695 = t137 * (t132 * t153 + t155 * t157 + t159 * t161);
    const double t696 = t119 - 0.5 * t120;
    const double t697 = t122 - 0.5 * t123;
    const double t698 = t118 * t696 - t127 * t697;
    const double t699 = t456 * t697 - t459 * t696;
    const double t700 = t133 - 0.5 * t134;
    const double t701 = t127 * t459 - t118 * t456;
    const double t702 = reciprocal(std::fabs(-(t450 * t698 + t131 * t699 + t700 * t701)));
    const double t703 = 0.6872983346207416 * t140 + 0.4 * t148 - 0.08729833462074169 * t144;
    const double t704 = 0.6872983346207416 * t467 + 0.4 * t475 - 0.08729833462074169 * t471;
    const double t705 = t698 * t703 + t699 * t704 + t103 * t701;
    const double t706 = t450 * t696 - t456 * t700;
    const double t707 = t127 * t700 - t131 * t696;
    const double t708 = t131 * t456 - t127 * t450;
    const double t709 = t703 * t707 + t704 * t706 + t103 * t708;
    const double t710 = t459 * t700 - t450 * t697;
    const double t711 = t131 * t697 - t118 * t700;
    const double t712 = t118 * t450 - t131 * t459;
    const double t713 = t703 * t711 + t704 * t710 + t103 * t712;
    const double t714 = t702 * (t699 * t705 + t706 * t709 + t710 * t713);
    const double t715 = t267 * (t264 * t274 + t276 * t278 + t280 * t282);
    const double t716 = t489 + 2.5 * (0.08742089638144605 * t695 + 0.05486968449931413 * t714 +
        0.018833790757303386 * t715) - t514;
    const double t717 = t353 * (t351 * t357 + t359 * t361 + t363 * t365);
    const double t718 = t347 * t696 - t348 * t697;
    const double t719 = t519 * t697 - t520 * t696;
    const double t720 = t348 * t520 - t347 * t519;
    const double t721 = reciprocal(std::fabs(-(t517 * t718 + t350 * t719 + t700 * t720)));
    const double t722 = 0.08729833462074169 * t140 - 0.6872983346207416 * t144 - 0.4 * t148;
    const double t723 = 0.08729833462074169 * t467 - 0.6872983346207416 * t471 - 0.4 * t475;
    const double t724 = t718 * t722 + t719 * t723 + t334 * t720;
    const double t725 = t517 * t696 - t519 * t700;
    const double t726 = t348 * t700 - t350 * t696;
    const double t727 = t350 * t519 - t348 * t517;
    const double t728 = t722 * t726 + t723 * t725 + t334 * t727;
    const double t729 = t520 * t700 - t517 * t697;
    const double t730 = t350 * t697 - t347 * t700;
    const double t731 = t347 * t517 - t350 * t520;
    const double t732 = t722 * t730 + t723 * t729 + t334 * t731;
    const double t733 = t721 * (t719 * t724 + t725 * t728 + t729 * t732);
    const double t734 = t414 * (t412 * t418 + t420 * t422 + t424 * t426);
    const double t735 = t537 + 2.5 * (0.08742089638144605 * t717 + 0.05486968449931413 * t733 +
        0.018833790757303386 * t734) - t556;
    const double t736 = t137 * (t136 * t153 + t156 * t157 + t160 * t161);
    const double t737 = t116 - 0.5 * t117;
    const double t738 = t125 - 0.5 * t126;
    const double t739 = t121 * t737 - t124 * t738;
    const double t740 = t129 - 0.5 * t130;
    const double t741 = t124 * t564 - t121 * t565;
    const double t742 = t565 * t738 - t564 * t737;
    const double t743 = reciprocal(std::fabs(-(t559 * t739 + t740 * t741 + t135 * t742)));
    const double t744 = 0.6872983346207416 * t571 + 0.4 * t579 - 0.08729833462074169 * t575;
    const double t745 = t149 * t739 + t90 * t741 + t742 * t744;
    const double t746 = t564 * t740 - t559 * t738;
    const double t747 = t135 * t738 - t121 * t740;
    const double t748 = t121 * t559 - t135 * t564;
    const double t749 = t149 * t747 + t90 * t748 + t744 * t746;
    const double t750 = t559 * t737 - t565 * t740;
    const double t751 = t124 * t740 - t135 * t737;
    const double t752 = t135 * t565 - t124 * t559;
    const double t753 = t149 * t751 + t90 * t752 + t744 * t750;
    const double t754 = t743 * (t742 * t745 + t746 * t749 + t750 * t753);
    const double t755 = t353 * (t352 * t357 + t360 * t361 + t364 * t365);
    const double t756 = t593 + 2.5 * (0.08742089638144605 * t736 + 0.05486968449931413 * t754 +
        0.018833790757303386 * t755) - t617;
    const double t757 = t267 * (t266 * t274 + t277 * t278 + t281 * t282);
    const double t758 = t261 * t737 - t262 * t738;
    const double t759 = t262 * t622 - t261 * t623;
    const double t760 = t623 * t738 - t622 * t737;
    const double t761 = reciprocal(std::fabs(-(t620 * t758 + t740 * t759 + t265 * t760)));
    const double t762 = 0.08729833462074169 * t571 - 0.6872983346207416 * t575 - 0.4 * t579;
    const double t763 = t270 * t758 + t247 * t759 + t760 * t762;
    const double t764 = t622 * t740 - t620 * t738;
    const double t765 = t265 * t738 - t261 * t740;
    const double t766 = t261 * t620 - t265 * t622;
    const double t767 = t270 * t765 + t247 * t766 + t762 * t764;
    const double t768 = t620 * t737 - t623 * t740;
    const double t769 = t262 * t740 - t265 * t737;
    const double t770 = t265 * t623 - t262 * t620;
    const double t771 = t270 * t769 + t247 * t770 + t762 * t768;
    const double t772 = t761 * (t760 * t763 + t764 * t767 + t768 * t771);
    const double t773 = t414 * (t413 * t418 + t421 * t422 + t425 * t426);
    const double t774 = t639 + 2.5 * (0.08742089638144605 * t757 + 0.05486968449931413 * t772 +
        0.018833790757303386 * t773) - t657;
    const double result8 = -0.4 * (2.5 * (0.6872983346207416 * t691 + 0.08729833462074169 * t694) -
        (0.6872983346207416 * t716 + 0.08729833462074169 * t735) - (0.6872983346207416 * t756 +
        0.08729833462074169 * t774));
    const double t775 = t463 * (t453 * t478 + t480 * t482 + t484 * t486);
    const double t776 = t702 * (t698 * t705 + t707 * t709 + t711 * t713);
    const double t777 = t497 * (t493 * t503 + t505 * t507 + t509 * t511);
    const double t778 = t216 + 2.5 * (0.08742089638144605 * t775 + 0.05486968449931413 * t776 +
        0.018833790757303386 * t777) - t310;
    const double t779 = t523 * (t518 * t526 + t528 * t530 + t532 * t534);
    const double t780 = t721 * (t718 * t724 + t726 * t728 + t730 * t732);
    const double t781 = t542 * (t539 * t545 + t547 * t549 + t551 * t553);
    const double t782 = t390 + 2.5 * (0.08742089638144605 * t779 + 0.05486968449931413 * t780 +
        0.018833790757303386 * t781) - t445;
    const double t783 = t447 + t488;
    const double t784 = t490 + t513;
    const double t785 = 0.045642918447569014 * t783 + 0.005797410770537979 * t784;
    const double t786 = t516 + t536;
    const double t787 = t538 + t555;
    const double t788 = 0.045642918447569014 * t786 + 0.005797410770537979 * t787;
    const double t789 = t463 * (t462 * t478 + t481 * t482 + t485 * t486);
    const double t790 = t448 - 0.5 * t449;
    const double t791 = t451 * t560 - t452 * t561;
    const double t792 = t454 - 0.5 * t455;
    const double t793 = t457 - 0.5 * t458;
    const double t794 = t452 * t792 - t451 * t793;
    const double t795 = t561 * t793 - t560 * t792;
    const double t796 = reciprocal(std::fabs(-(t790 * t791 + t563 * t794 + t461 * t795)));
    const double t797 = t77 * t791 + t476 * t794 + t580 * t795;
    const double t798 = t563 * t792 - t561 * t790;
    const double t799 = t461 * t561 - t451 * t563;
    const double t800 = t451 * t790 - t461 * t792;
    const double t801 = t77 * t799 + t476 * t800 + t580 * t798;
    const double t802 = t560 * t790 - t563 * t793;
    const double t803 = t452 * t563 - t461 * t560;
    const double t804 = t461 * t793 - t452 * t790;
    const double t805 = t77 * t803 + t476 * t804 + t580 * t802;
    const double t806 = t796 * (t795 * t797 + t798 * t801 + t802 * t805);
    const double t807 = t523 * (t522 * t526 + t529 * t530 + t533 * t534);
    const double t808 = 0.08742089638144605 * t789 + 0.05486968449931413 * t806 + 0.018833790757303386 * t807;
    const double t809 = t497 * (t496 * t503 + t506 * t507 + t510 * t511);
    const double t810 = t491 * t595 - t492 * t596;
    const double t811 = t492 * t792 - t491 * t793;
    const double t812 = t596 * t793 - t595 * t792;
    const double t813 = reciprocal(std::fabs(-(t790 * t810 + t598 * t811 + t495 * t812)));
    const double t814 = t195 * t810 + t501 * t811 + t604 * t812;
    const double t815 = t598 * t792 - t596 * t790;
    const double t816 = t495 * t596 - t491 * t598;
    const double t817 = t491 * t790 - t495 * t792;
    const double t818 = t195 * t816 + t501 * t817 + t604 * t815;
    const double t819 = t595 * t790 - t598 * t793;
    const double t820 = t492 * t598 - t495 * t595;
    const double t821 = t495 * t793 - t492 * t790;
    const double t822 = t195 * t820 + t501 * t821 + t604 * t819;
    const double t823 = t813 * (t812 * t814 + t815 * t818 + t819 * t822);
    const double t824 = t542 * (t541 * t545 + t548 * t549 + t552 * t553);
    const double t825 = 0.08742089638144605 * t809 + 0.05486968449931413 * t823 + 0.018833790757303386 * t824;
    const double result9 = 0.4 * ((0.6872983346207416 * t778 + 0.08729833462074169 * t782) + (t618 + 2.5 *
        (0.6872983346207416 * t808 + 0.08729833462074169 * t825) - t658) - 2.5 * (0.6872983346207416 * t785 +
        0.08729833462074169 * t788));
    const double t826 = t568 * (t562 * t582 + t584 * t586 + t588 * t590);
    const double t827 = t743 * (t739 * t745 + t747 * t749 + t751 * t753);
    const double t828 = t601 * (t597 * t606 + t608 * t610 + t612 * t614);
    const double t829 = 0.08742089638144605 * t826 + 0.05486968449931413 * t827 + 0.018833790757303386 * t828;
    const double t830 = t626 * (t621 * t628 + t630 * t632 + t634 * t636);
    const double t831 = t761 * (t758 * t763 + t765 * t767 + t769 * t771);
    const double t832 = t644 * (t641 * t646 + t648 * t650 + t652 * t654);
    const double t833 = 0.08742089638144605 * t830 + 0.05486968449931413 * t831 + 0.018833790757303386 * t832;
    const double t834 = t568 * (t566 * t582 + t585 * t586 + t589 * t590);
    const double t835 = t796 * (t794 * t797 + t800 * t801 + t804 * t805);
    const double t836 = t626 * (t624 * t628 + t631 * t632 + t635 * t636);
    const double t837 = 0.08742089638144605 * t834 + 0.05486968449931413 * t835 + 0.018833790757303386 * t836;
    const double t838 = t601 * (t599 * t606 + t609 * t610 + t613 * t614);
    const double t839 = t813 * (t811 * t814 + t817 * t818 + t821 * t822);
    const double t840 = t644 * (t642 * t646 + t649 * t650 + t653 * t654);
    const double t841 = 0.08742089638144605 * t838 + 0.05486968449931413 * t839 + 0.018833790757303386 * t840;
    const double t842 = t558 + t592;
    const double t843 = t594 + t616;
    const double t844 = 0.045642918447569014 * t842 + 0.005797410770537979 * t843;
    const double t845 = t619 + t638;
    const double t846 = t640 + t656;
    const double t847 = 0.045642918447569014 * t845 + 0.005797410770537979 * t846;
    const double result10 = 0.4 * ((t311 + 2.5 * (0.6872983346207416 * t829 + 0.08729833462074169 * t833) -
        t446) + (t515 + 2.5 * (0.6872983346207416 * t837 + 0.08729833462074169 * t841) - t557) - 2.5 *
        (0.6872983346207416 * t844 + 0.08729833462074169 * t847));
    const double t848 = t659 + 2.5 * (0.018833790757303386 * t775 + 0.08742089638144605 * t777 -
        0.05486968449931413 * t776) - t660;
    const double t849 = t662 + 2.5 * (0.018833790757303386 * t779 + 0.08742089638144605 * t781 -
        0.05486968449931413 * t780) - t663;
    const double t850 = 0.005797410770537979 * t783 + 0.045642918447569014 * t784;
    const double t851 = 0.005797410770537979 * t786 + 0.045642918447569014 * t787;
    const double result11 = 0.4 * ((0.6872983346207416 * t848 + 0.08729833462074169 * t849) + 2.5 *
        (0.6872983346207416 * t850 + 0.08729833462074169 * t851) - (t667 + 2.5 * (0.08729833462074169 * t808 +
        0.6872983346207416 * t825) - t668));
    const double t852 = 0.018833790757303386 * t826 + 0.08742089638144605 * t828 - 0.05486968449931413 * t827;
    const double t853 = 0.018833790757303386 * t830 + 0.08742089638144605 * t832 - 0.05486968449931413 * t831;
    const double t854 = 0.005797410770537979 * t842 + 0.045642918447569014 * t843;
    const double t855 = 0.005797410770537979 * t845 + 0.045642918447569014 * t846;
    const double result12 = 0.4 * ((t661 + 2.5 * (0.6872983346207416 * t852 + 0.08729833462074169 * t853) -
        t664) + 2.5 * (0.6872983346207416 * t854 + 0.08729833462074169 * t855) - (t665 + 2.5 *
        (0.08729833462074169 * t837 + 0.6872983346207416 * t841) - t666));
    const double t856 = 0.005797410770537979 * t689 + 0.045642918447569014 * t690;
    const double t857 = 0.005797410770537979 * t692 + 0.045642918447569014 * t693;
    const double t858 = t671 + 2.5 * (0.018833790757303386 * t695 + 0.08742089638144605 * t715 -
        0.05486968449931413 * t714) - t672;
    const double t859 = t674 + 2.5 * (0.018833790757303386 * t717 + 0.08742089638144605 * t734 -
        0.05486968449931413 * t733) - t675;
    const double result13 = 0.4 * (2.5 * (0.6872983346207416 * t856 + 0.08729833462074169 * t857) +
        (0.6872983346207416 * t858 + 0.08729833462074169 * t859) - (0.08729833462074169 * t756 +
        0.6872983346207416 * t774));
    const double t860 = 0.018833790757303386 * t834 + 0.08742089638144605 * t836 - 0.05486968449931413 * t835;
    const double t861 = 0.018833790757303386 * t838 + 0.08742089638144605 * t840 - 0.05486968449931413 * t839;
    const double result14 = -0.4 * ((t669 + 2.5 * (0.08729833462074169 * t829 + 0.6872983346207416 * t833) -
        t670) - (t673 + 2.5 * (0.6872983346207416 * t860 + 0.08729833462074169 * t861) - t676) - 2.5 *
        (0.08729833462074169 * t844 + 0.6872983346207416 * t847));
    const double result15 = -0.4 * ((t677 + 2.5 * (0.08729833462074169 * t852 + 0.6872983346207416 * t853) -
        t678) + (t679 + 2.5 * (0.08729833462074169 * t860 + 0.6872983346207416 * t861) - t680) + 2.5 *
        (0.08729833462074169 * t854 + 0.6872983346207416 * t855));
    const double t862 = t681 + 2.5 * (0.018833790757303386 * t736 + 0.08742089638144605 * t755 -
        0.05486968449931413 * t754) - t682;
    const double t863 = t684 + 2.5 * (0.018833790757303386 * t757 + 0.08742089638144605 * t773 -
        0.05486968449931413 * t772) - t685;
    const double result16 = 0.4 * (2.5 * (0.08729833462074169 * t691 + 0.6872983346207416 * t694) +
        (0.6872983346207416 * t862 + 0.08729833462074169 * t863) - (0.08729833462074169 * t716 +
        0.6872983346207416 * t735));
    const double t864 = 0.018833790757303386 * t789 + 0.08742089638144605 * t807 - 0.05486968449931413 * t806;
    const double t865 = 0.018833790757303386 * t809 + 0.08742089638144605 * t824 - 0.05486968449931413 * t823;
    const double result17 = -0.4 * ((0.08729833462074169 * t778 + 0.6872983346207416 * t782) - 2.5 *
        (0.08729833462074169 * t785 + 0.6872983346207416 * t788) - (t683 + 2.5 * (0.6872983346207416 * t864 +
        0.08729833462074169 * t865) - t686));
    const double result18 = -0.4 * ((0.08729833462074169 * t848 + 0.6872983346207416 * t849) + 2.5 *
        (0.08729833462074169 * t850 + 0.6872983346207416 * t851) + (t687 + 2.5 * (0.08729833462074169 * t864 +
        0.6872983346207416 * t865) - t688));
    const double result19 = -0.4 * (2.5 * (0.08729833462074169 * t856 + 0.6872983346207416 * t857) +
        (0.08729833462074169 * t858 + 0.6872983346207416 * t859) + (0.08729833462074169 * t862 +
        0.6872983346207416 * t863));
    const double t866 = t689 + 4.0 * (t775 + t777) - t690;
    const double t867 = t692 + 4.0 * (t779 + t781) - t693;
    const double t868 = t783 + 4.0 * (t695 + t715) - t784;
    const double t869 = t786 + 4.0 * (t717 + t734) - t787;
    const double t870 = t702 * (t701 * t705 + t708 * t709 + t712 * t713);
    const double t871 = t696 * t737 - t697 * t738;
    const double t872 = t697 * t792 - t696 * t793;
    const double t873 = t738 * t793 - t737 * t792;
    const double t874 = reciprocal(std::fabs(-(t790 * t871 + t740 * t872 + t700 * t873)));
    const double t875 = t148 * t871 + t475 * t872 + t579 * t873;
    const double t876 = t740 * t792 - t738 * t790;
    const double t877 = t700 * t738 - t696 * t740;
    const double t878 = t696 * t790 - t700 * t792;
    const double t879 = t148 * t877 + t475 * t878 + t579 * t876;
    const double t880 = t737 * t790 - t740 * t793;
    const double t881 = t697 * t740 - t700 * t737;
    const double t882 = t700 * t793 - t697 * t790;
    const double t883 = t148 * t881 + t475 * t882 + t579 * t880;
    const double t884 = t874 * (t873 * t875 + t876 * t879 + t880 * t883);
    const double t885 = t721 * (t720 * t724 + t727 * t728 + t731 * t732);
    const double result20 = -((0.018257167379027606 * t866 + 0.0023189643082151914 * t867) +
        (0.018257167379027606 * t868 + 0.0023189643082151914 * t869) - 0.16 * (t756 + 2.5 * (t808 + 2.5 *
        (0.13987343421031367 * t870 + 0.0877914951989026 * t884 + 0.030134065211685417 * t885) - t825) -
        t774));
    const double t886 = t826 + t828;
    const double t887 = t830 + t832;
    const double t888 = t743 * (t741 * t745 + t748 * t749 + t752 * t753);
    const double t889 = t874 * (t872 * t875 + t878 * t879 + t882 * t883);
    const double t890 = t761 * (t759 * t763 + t766 * t767 + t770 * t771);
    const double t891 = t842 + 4.0 * (t736 + t755) - t843;
    const double t892 = t845 + 4.0 * (t757 + t773) - t846;
    const double t893 = 0.4 * (t691 + 2.5 * (0.07302866951611042 * t886 + 0.009275857232860766 * t887) - t694)
        + (0.018257167379027606 * t891 + 0.0023189643082151914 * t892) - 0.16 * (t716 + 2.5 * (t837 + 2.5 *
        (0.13987343421031367 * t888 + 0.0877914951989026 * t889 + 0.030134065211685417 * t890) - t841) -
        t735);
    const double result21 = -t893;
    const double t894 = t796 * (t791 * t797 + t799 * t801 + t803 * t805);
    const double t895 = t874 * (t871 * t875 + t877 * t879 + t881 * t883);
    const double t896 = t813 * (t810 * t814 + t816 * t818 + t820 * t822);
    const double t897 = t834 + t836;
    const double t898 = t838 + t840;
    const double t899 = t789 + t807;
    const double t900 = t809 + t824;
    const double t901 = 0.4 * (t778 + 2.5 * (t829 + 2.5 * (0.13987343421031367 * t894 + 0.0877914951989026 *
        t895 + 0.030134065211685417 * t896) - t833) - t782) - (t785 + 2.5 * (0.07302866951611042 * t897 +
        0.009275857232860766 * t898) - t788) - (t844 + 2.5 * (0.07302866951611042 * t899 +
        0.009275857232860766 * t900) - t847);
    const double result22 = 0.4 * t901;
    const double t902 = 0.4 * (t848 + 2.5 * (t852 + 2.5 * (0.030134065211685417 * t894 + 0.13987343421031367 *
        t896 - 0.0877914951989026 * t895) - t853) - t849) + (t850 + 2.5 * (0.009275857232860766 * t897 +
        0.07302866951611042 * t898) - t851) + (t854 + 2.5 * (0.009275857232860766 * t899 + 0.07302866951611042
        * t900) - t855);
    const double result23 = 0.4 * t902;
    const double result24 = 0.4 * (t856 + 2.5 * (0.009275857232860766 * t886 + 0.07302866951611042 * t887) -
        t857) + 0.16 * (t858 + 2.5 * (t860 + 2.5 * (0.030134065211685417 * t888 + 0.13987343421031367 * t890 -
        0.0877914951989026 * t889) - t861) - t859) + (0.0023189643082151914 * t891 + 0.018257167379027606 *
        t892);
    const double result25 = (0.0023189643082151914 * t866 + 0.018257167379027606 * t867) +
        (0.0023189643082151914 * t868 + 0.018257167379027606 * t869) + 0.16 * (t862 + 2.5 * (t864 + 2.5 *
        (0.030134065211685417 * t870 + 0.13987343421031367 * t885 - 0.0877914951989026 * t884) - t865) -
        t863);
    const double t903 = (t866 + 4.0 * (t886 + 4.0 * (t894 + t896) - t887) - t867) + (t868 + 4.0 * (t897 + 4.0
        * (t888 + t890) - t898) - t869) + (t891 + 4.0 * (t899 + 4.0 * (t870 + t885) - t900) - t892);
    const double result26 = -0.010625468713874944 * t903;
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
