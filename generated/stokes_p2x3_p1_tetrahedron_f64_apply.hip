// stokes_p2x3_p1_tetrahedron_f64_apply: apply of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --kernel apply --define cell=tetrahedron
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    [P2^3, P1], 34 dofs
//   trial   coefficient, [P2^3, P1], 34 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          963 flops <- taken
//   quadrature      1128 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              atomic
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
//   2  results are added atomically
//
// Costs of a cell:
//   flops       997
//   bytes       972 (700 read, 272 written)
//   flops/byte  1.03
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
stokes_p2x3_p1_tetrahedron_f64_apply_kernel(
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
    const int2 d0_to_d1 = reinterpret_cast<const int2*>(offsets)[17 * cell];
    const int64_t d0 = d0_to_d1.x;
    const int64_t d1 = d0_to_d1.y;
    const int2 d2_to_d3 = reinterpret_cast<const int2*>(offsets)[17 * cell + 1];
    const int64_t d2 = d2_to_d3.x;
    const int64_t d3 = d2_to_d3.y;
    const int2 d4_to_d5 = reinterpret_cast<const int2*>(offsets)[17 * cell + 2];
    const int64_t d4 = d4_to_d5.x;
    const int64_t d5 = d4_to_d5.y;
    const int2 d6_to_d7 = reinterpret_cast<const int2*>(offsets)[17 * cell + 3];
    const int64_t d6 = d6_to_d7.x;
    const int64_t d7 = d6_to_d7.y;
    const int2 d8_to_d9 = reinterpret_cast<const int2*>(offsets)[17 * cell + 4];
    const int64_t d8 = d8_to_d9.x;
    const int64_t d9 = d8_to_d9.y;
    const int2 d10_to_d11 = reinterpret_cast<const int2*>(offsets)[17 * cell + 5];
    const int64_t d10 = d10_to_d11.x;
    const int64_t d11 = d10_to_d11.y;
    const int2 d12_to_d13 = reinterpret_cast<const int2*>(offsets)[17 * cell + 6];
    const int64_t d12 = d12_to_d13.x;
    const int64_t d13 = d12_to_d13.y;
    const int2 d14_to_d15 = reinterpret_cast<const int2*>(offsets)[17 * cell + 7];
    const int64_t d14 = d14_to_d15.x;
    const int64_t d15 = d14_to_d15.y;
    const int2 d16_to_d17 = reinterpret_cast<const int2*>(offsets)[17 * cell + 8];
    const int64_t d16 = d16_to_d17.x;
    const int64_t d17 = d16_to_d17.y;
    const int2 d18_to_d19 = reinterpret_cast<const int2*>(offsets)[17 * cell + 9];
    const int64_t d18 = d18_to_d19.x;
    const int64_t d19 = d18_to_d19.y;
    const int2 d20_to_d21 = reinterpret_cast<const int2*>(offsets)[17 * cell + 10];
    const int64_t d20 = d20_to_d21.x;
    const int64_t d21 = d20_to_d21.y;
    const int2 d22_to_d23 = reinterpret_cast<const int2*>(offsets)[17 * cell + 11];
    const int64_t d22 = d22_to_d23.x;
    const int64_t d23 = d22_to_d23.y;
    const int2 d24_to_d25 = reinterpret_cast<const int2*>(offsets)[17 * cell + 12];
    const int64_t d24 = d24_to_d25.x;
    const int64_t d25 = d24_to_d25.y;
    const int2 d26_to_d27 = reinterpret_cast<const int2*>(offsets)[17 * cell + 13];
    const int64_t d26 = d26_to_d27.x;
    const int64_t d27 = d26_to_d27.y;
    const int2 d28_to_d29 = reinterpret_cast<const int2*>(offsets)[17 * cell + 14];
    const int64_t d28 = d28_to_d29.x;
    const int64_t d29 = d28_to_d29.y;
    const int2 d30_to_d31 = reinterpret_cast<const int2*>(offsets)[17 * cell + 15];
    const int64_t d30 = d30_to_d31.x;
    const int64_t d31 = d30_to_d31.y;
    const int2 d32_to_d33 = reinterpret_cast<const int2*>(offsets)[17 * cell + 16];
    const int64_t d32 = d32_to_d33.x;
    const int64_t d33 = d32_to_d33.y;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x[d0];
    const double trial_3 = x[d3];
    const double trial_6 = x[d6];
    const double trial_9 = x[d9];
    const double trial_12 = x[d12];
    const double trial_15 = x[d15];
    const double trial_18 = x[d18];
    const double trial_21 = x[d21];
    const double trial_24 = x[d24];
    const double trial_27 = x[d27];
    const double trial_1 = x[d1];
    const double trial_4 = x[d4];
    const double trial_7 = x[d7];
    const double trial_10 = x[d10];
    const double trial_13 = x[d13];
    const double trial_16 = x[d16];
    const double trial_19 = x[d19];
    const double trial_22 = x[d22];
    const double trial_25 = x[d25];
    const double trial_28 = x[d28];
    const double trial_2 = x[d2];
    const double trial_5 = x[d5];
    const double trial_8 = x[d8];
    const double trial_11 = x[d11];
    const double trial_14 = x[d14];
    const double trial_17 = x[d17];
    const double trial_20 = x[d20];
    const double trial_23 = x[d23];
    const double trial_26 = x[d26];
    const double trial_29 = x[d29];
    const double trial_30 = x[d30];
    const double trial_31 = x[d31];
    const double trial_32 = x[d32];
    const double trial_33 = x[d33];
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
    const double t0 = 0.25 * trial_31;
    const double t1 = 0.25 * trial_30;
    const double t2 = 0.25 * trial_32;
    const double t3 = 0.25 * trial_33;
    const double t4 = t0 + t1 + t2 + t3;
    const double t5 = 4.0 * t0 - t4;
    const double t6 = x0_1 - x2_1;
    const double t7 = x0_2 - x3_2;
    const double t8 = x0_1 - x3_1;
    const double t9 = x0_2 - x2_2;
    const double adj00 = t6 * t7 - t8 * t9;
    const double t10 = x0_0 - x1_0;
    const double t11 = x0_0 - x2_0;
    const double t12 = x0_2 - x1_2;
    const double t13 = x0_1 - x1_1;
    const double adj10 = t8 * t12 - t7 * t13;
    const double t14 = x0_0 - x3_0;
    const double adj20 = t9 * t13 - t6 * t12;
    const double detJ = -(adj00 * t10 + t11 * adj10 + t14 * adj20);
    const double sign_detJ = std::copysign(1.0, detJ);
    const double t15 = -adj00 * sign_detJ;
    const double t16 = 1.3333333333333333 * trial_0;
    const double t17 = 4.0 * trial_27;
    const double t18 = 4.0 * trial_24;
    const double t19 = trial_15 + trial_18 - trial_21 - 0.25 * t18;
    const double t20 = 0.75 * t16 + 0.75 * 4.0 * trial_3 - t17 - t19;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t9 * t14 - t7 * t11;
    const double adj02 = t8 * t11 - t6 * t14;
    const double t21 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t22 = 1.3333333333333333 * trial_6;
    const double t23 = 1.3333333333333333 * trial_12 + t18 - 1.3333333333333333 * trial_21 - t16 - 2.0 * t22;
    const double t24 = 4.0 * trial_18 + t18 - t17 - 3.0 * t22 - t23;
    const double adj11 = t7 * t10 - t12 * t14;
    const double adj12 = t13 * t14 - t8 * t10;
    const double t25 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t26 = 1.3333333333333333 * trial_9;
    const double t27 = 2.6666666666666665 * trial_12 + t16 - 0.6666666666666666 * t18 - t26;
    const double t28 = 4.0 * trial_12 + t17 - 4.0 * trial_15 - t18 - t27;
    const double adj21 = t11 * t12 - t9 * t10;
    const double adj22 = t6 * t10 - t11 * t13;
    const double t29 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double t30 = 1.3333333333333333 * t5 * t15 + 1.3333333333333333 * t20 * t21 + t24 * t25 - t28 * t29;
    const double t31 = -adj10 * sign_detJ;
    const double t32 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t33 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double t34 = 1.3333333333333333 * t5 * t31 + 1.3333333333333333 * t20 * t25 + t24 * t32 - t28 * t33;
    const double t35 = -adj20 * sign_detJ;
    const double t36 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double t37 = 1.3333333333333333 * t5 * t35 + 1.3333333333333333 * t20 * t29 + t24 * t33 - t28 * t36;
    const double t38 = t1 + t3 - 2.0 * t2;
    const double t39 = trial_15 + 0.75 * t16 - trial_21 - 0.25 * t17;
    const double t40 = trial_15 + 0.25 * t18 - trial_18 - trial_21 - 0.5 * t39;
    const double t41 = 1.3333333333333333 * t15 * t38 + 2.6666666666666665 * t21 * t40 + t23 * t25 - t27 *
        t29;
    const double t42 = 1.3333333333333333 * t31 * t38 + 2.6666666666666665 * t25 * t40 + t23 * t32 - t27 *
        t33;
    const double t43 = 1.3333333333333333 * t35 * t38 + 2.6666666666666665 * t29 * t40 + t23 * t33 - t27 *
        t36;
    const double t44 = t1 - t3;
    const double t45 = trial_12 + 0.75 * t16 - trial_21 - 0.25 * t18;
    const double t46 = 2.6666666666666665 * trial_21 - t16 - t26;
    const double t47 = t15 * t44 + 0.75 * t29 * t46 - t21 * t39 - t25 * t45;
    const double t48 = t31 * t44 + 0.75 * t33 * t46 - t25 * t39 - t32 * t45;
    const double t49 = t35 * t44 + 0.75 * t36 * t46 - t29 * t39 - t33 * t45;
    const double result0 = 0.008333333333333333 * (t30 + t34 + t37 - 2.0 * t41 - 2.0 * t42 - 2.0 * t43 - 8.0 *
        t47 - 8.0 * t48 - 8.0 * t49);
    const double t50 = -sign_detJ * adj01;
    const double t51 = 1.3333333333333333 * trial_1;
    const double t52 = 4.0 * trial_28;
    const double t53 = 4.0 * trial_25;
    const double t54 = trial_16 + trial_19 - trial_22 - 0.25 * t53;
    const double t55 = 0.75 * t51 + 0.75 * 4.0 * trial_4 - t52 - t54;
    const double t56 = 1.3333333333333333 * trial_7;
    const double t57 = 1.3333333333333333 * trial_13 + t53 - 1.3333333333333333 * trial_22 - t51 - 2.0 * t56;
    const double t58 = 4.0 * trial_19 + t53 - t52 - 3.0 * t56 - t57;
    const double t59 = 1.3333333333333333 * trial_10;
    const double t60 = 2.6666666666666665 * trial_13 + t51 - 0.6666666666666666 * t53 - t59;
    const double t61 = 4.0 * trial_13 + t52 - 4.0 * trial_16 - t53 - t60;
    const double t62 = 1.3333333333333333 * t5 * t50 + 1.3333333333333333 * t21 * t55 + t25 * t58 - t29 * t61;
    const double t63 = -sign_detJ * adj11;
    const double t64 = 1.3333333333333333 * t5 * t63 + 1.3333333333333333 * t25 * t55 + t32 * t58 - t33 * t61;
    const double t65 = -sign_detJ * adj21;
    const double t66 = 1.3333333333333333 * t5 * t65 + 1.3333333333333333 * t29 * t55 + t33 * t58 - t36 * t61;
    const double t67 = trial_16 + 0.75 * t51 - trial_22 - 0.25 * t52;
    const double t68 = trial_16 + 0.25 * t53 - trial_19 - trial_22 - 0.5 * t67;
    const double t69 = 1.3333333333333333 * t38 * t50 + 2.6666666666666665 * t21 * t68 + t25 * t57 - t29 *
        t60;
    const double t70 = 1.3333333333333333 * t38 * t63 + 2.6666666666666665 * t25 * t68 + t32 * t57 - t33 *
        t60;
    const double t71 = 1.3333333333333333 * t38 * t65 + 2.6666666666666665 * t29 * t68 + t33 * t57 - t36 *
        t60;
    const double t72 = trial_13 + 0.75 * t51 - trial_22 - 0.25 * t53;
    const double t73 = 2.6666666666666665 * trial_22 - t51 - t59;
    const double t74 = t44 * t50 + 0.75 * t29 * t73 - t21 * t67 - t25 * t72;
    const double t75 = t44 * t63 + 0.75 * t33 * t73 - t25 * t67 - t32 * t72;
    const double t76 = t44 * t65 + 0.75 * t36 * t73 - t29 * t67 - t33 * t72;
    const double result1 = 0.008333333333333333 * (t62 + t64 + t66 - 2.0 * t69 - 2.0 * t70 - 2.0 * t71 - 8.0 *
        t74 - 8.0 * t75 - 8.0 * t76);
    const double t77 = -sign_detJ * adj02;
    const double t78 = 1.3333333333333333 * trial_2;
    const double t79 = 4.0 * trial_29;
    const double t80 = 4.0 * trial_26;
    const double t81 = trial_17 + trial_20 - trial_23 - 0.25 * t80;
    const double t82 = 0.75 * t78 + 0.75 * 4.0 * trial_5 - t79 - t81;
    const double t83 = 1.3333333333333333 * trial_8;
    const double t84 = 1.3333333333333333 * trial_14 + t80 - 1.3333333333333333 * trial_23 - t78 - 2.0 * t83;
    const double t85 = 4.0 * trial_20 + t80 - t79 - 3.0 * t83 - t84;
    const double t86 = 1.3333333333333333 * trial_11;
    const double t87 = 2.6666666666666665 * trial_14 + t78 - 0.6666666666666666 * t80 - t86;
    const double t88 = 4.0 * trial_14 + t79 - 4.0 * trial_17 - t80 - t87;
    const double t89 = 1.3333333333333333 * t5 * t77 + 1.3333333333333333 * t21 * t82 + t25 * t85 - t29 * t88;
    const double t90 = -sign_detJ * adj12;
    const double t91 = 1.3333333333333333 * t5 * t90 + 1.3333333333333333 * t25 * t82 + t32 * t85 - t33 * t88;
    const double t92 = -sign_detJ * adj22;
    const double t93 = 1.3333333333333333 * t5 * t92 + 1.3333333333333333 * t29 * t82 + t33 * t85 - t36 * t88;
    const double t94 = trial_17 + 0.75 * t78 - trial_23 - 0.25 * t79;
    const double t95 = trial_17 + 0.25 * t80 - trial_20 - trial_23 - 0.5 * t94;
    const double t96 = 1.3333333333333333 * t38 * t77 + 2.6666666666666665 * t21 * t95 + t25 * t84 - t29 *
        t87;
    const double t97 = 1.3333333333333333 * t38 * t90 + 2.6666666666666665 * t25 * t95 + t32 * t84 - t33 *
        t87;
    const double t98 = 1.3333333333333333 * t38 * t92 + 2.6666666666666665 * t29 * t95 + t33 * t84 - t36 *
        t87;
    const double t99 = trial_14 + 0.75 * t78 - trial_23 - 0.25 * t80;
    const double t100 = 2.6666666666666665 * trial_23 - t78 - t86;
    const double t101 = t44 * t77 + 0.75 * t29 * t100 - t21 * t94 - t25 * t99;
    const double t102 = t44 * t90 + 0.75 * t33 * t100 - t25 * t94 - t32 * t99;
    const double t103 = t44 * t92 + 0.75 * t36 * t100 - t29 * t94 - t33 * t99;
    const double result2 = 0.008333333333333333 * (t89 + t91 + t93 - 2.0 * t96 - 2.0 * t97 - 2.0 * t98 - 8.0 *
        t101 - 8.0 * t102 - 8.0 * t103);
    const double result3 = 0.025 * t30;
    const double result4 = 0.025 * t62;
    const double result5 = 0.025 * t89;
    const double result6 = -0.008333333333333333 * (t34 + 4.0 * t42);
    const double result7 = -0.008333333333333333 * (t64 + 4.0 * t70);
    const double result8 = -0.008333333333333333 * (t91 + 4.0 * t97);
    const double result9 = -0.008333333333333333 * (t37 + 8.0 * t49 - 2.0 * t43);
    const double result10 = -0.008333333333333333 * (t66 + 8.0 * t76 - 2.0 * t71);
    const double result11 = -0.008333333333333333 * (t93 + 8.0 * t103 - 2.0 * t98);
    const double t104 = trial_12 + trial_18 - trial_21 - 0.25 * t17;
    const double t105 = trial_12 + trial_15 - 0.25 * t17 - 0.25 * t18;
    const double t106 = t4 * t31 + t19 * t25 + t32 * t104 + t33 * t105;
    const double t107 = t4 * t35 + t19 * t29 + t33 * t104 + t36 * t105;
    const double t108 = t34 + t37 + 4.0 * t43 + 8.0 * t48 - 2.0 * t42 - 20.0 * t106 - 20.0 * t107;
    const double result12 = -0.008333333333333333 * t108;
    const double t109 = trial_13 + trial_19 - trial_22 - 0.25 * t52;
    const double t110 = trial_13 + trial_16 - 0.25 * t52 - 0.25 * t53;
    const double t111 = t4 * t63 + t25 * t54 + t32 * t109 + t33 * t110;
    const double t112 = t4 * t65 + t29 * t54 + t33 * t109 + t36 * t110;
    const double t113 = t64 + t66 + 4.0 * t71 + 8.0 * t75 - 2.0 * t70 - 20.0 * t111 - 20.0 * t112;
    const double result13 = -0.008333333333333333 * t113;
    const double t114 = trial_14 + trial_20 - trial_23 - 0.25 * t79;
    const double t115 = trial_14 + trial_17 - 0.25 * t79 - 0.25 * t80;
    const double t116 = t4 * t90 + t25 * t81 + t32 * t114 + t33 * t115;
    const double t117 = t4 * t92 + t29 * t81 + t33 * t114 + t36 * t115;
    const double t118 = t91 + t93 + 4.0 * t98 + 8.0 * t102 - 2.0 * t97 - 20.0 * t116 - 20.0 * t117;
    const double result14 = -0.008333333333333333 * t118;
    const double t119 = t4 * t15 + t19 * t21 + t25 * t104 + t29 * t105;
    const double t120 = 0.05 * t30 + 0.4 * t47 - 0.15 * t37 - 0.1 * t41 - t107 - t119;
    const double result15 = -0.16666666666666666 * t120;
    const double t121 = t4 * t50 + t21 * t54 + t25 * t109 + t29 * t110;
    const double t122 = 0.05 * t62 + 0.4 * t74 - 0.15 * t66 - 0.1 * t69 - t112 - t121;
    const double result16 = -0.16666666666666666 * t122;
    const double t123 = t4 * t77 + t21 * t81 + t25 * t114 + t29 * t115;
    const double t124 = 0.05 * t89 + 0.4 * t101 - 0.15 * t93 - 0.1 * t96 - t117 - t123;
    const double result17 = -0.16666666666666666 * t124;
    const double result18 = -0.16666666666666666 * (0.05 * t30 + 0.2 * t41 - 0.15 * t34 - t106 - t119);
    const double result19 = -0.16666666666666666 * (0.05 * t62 + 0.2 * t69 - 0.15 * t64 - t111 - t121);
    const double result20 = -0.16666666666666666 * (0.05 * t89 + 0.2 * t96 - 0.15 * t91 - t116 - t123);
    const double result21 = 0.008333333333333333 * (t30 + t34 + 8.0 * t47 + 8.0 * t48 + 16.0 * t49 - 2.0 * t41
        - 2.0 * t42 - 20.0 * t106 - 20.0 * t119);
    const double result22 = 0.008333333333333333 * (t62 + t64 + 8.0 * t74 + 8.0 * t75 + 16.0 * t76 - 2.0 * t69
        - 2.0 * t70 - 20.0 * t111 - 20.0 * t121);
    const double result23 = 0.008333333333333333 * (t89 + t91 + 8.0 * t101 + 8.0 * t102 + 16.0 * t103 - 2.0 *
        t96 - 2.0 * t97 - 20.0 * t116 - 20.0 * t123);
    const double result24 = 0.008333333333333333 * (t30 + 4.0 * t41 + 8.0 * t42 + 20.0 * t106 + t108 - t34 -
        20.0 * t119);
    const double result25 = 0.008333333333333333 * (t62 + 4.0 * t69 + 8.0 * t70 + 20.0 * t111 + t113 - t64 -
        20.0 * t121);
    const double result26 = 0.008333333333333333 * (t89 + 4.0 * t96 + 8.0 * t97 + 20.0 * t116 + t118 - t91 -
        20.0 * t123);
    const double result27 = -0.16666666666666666 * (0.25 * t30 + 0.15 * t34 + t106 - 0.2 * t41 - t119 - t120);
    const double result28 = -0.16666666666666666 * (0.25 * t62 + 0.15 * t64 + t111 - 0.2 * t69 - t121 - t122);
    const double result29 = -0.16666666666666666 * (0.25 * t89 + 0.15 * t91 + t116 - 0.2 * t96 - t123 - t124);
    const double t125 = t15 * t39 + t31 * t45 + t50 * t67 + t63 * t72 + t77 * t94 + t90 * t99 - 0.75 * t35 *
        t46 - 0.75 * t65 * t73 - 0.75 * t92 * t100;
    const double t126 = t15 * t19 + t31 * t104 + t35 * t105 + t50 * t54 + t63 * t109 + t65 * t110 + t77 * t81
        + t90 * t114 + t92 * t115;
    const double t127 = 1.3333333333333333 * t15 * t20 + t24 * t31 + 1.3333333333333333 * t50 * t55 + t58 *
        t63 + 1.3333333333333333 * t77 * t82 + t85 * t90 - t28 * t35 - t61 * t65 - t88 * t92;
    const double t128 = 2.6666666666666665 * t15 * t40 + t23 * t31 + 2.6666666666666665 * t50 * t68 + t57 *
        t63 + 2.6666666666666665 * t77 * t95 + t84 * t90 - t27 * t35 - t60 * t65 - t87 * t92;
    const double t129 = 8.0 * t125 + 20.0 * t126 + 2.0 * t128 - t127;
    const double result30 = -0.0020833333333333333 * (16.0 * t125 - t129);
    const double result31 = 0.00625 * (6.666666666666667 * t126 + t127);
    const double result32 = 0.0020833333333333333 * (20.0 * t126 - t127 - 4.0 * t128);
    const double result33 = 0.0020833333333333333 * t129;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d1], result1);
      atomicAdd(&y[d2], result2);
      atomicAdd(&y[d3], result3);
      atomicAdd(&y[d4], result4);
      atomicAdd(&y[d5], result5);
      atomicAdd(&y[d6], result6);
      atomicAdd(&y[d7], result7);
      atomicAdd(&y[d8], result8);
      atomicAdd(&y[d9], result9);
      atomicAdd(&y[d10], result10);
      atomicAdd(&y[d11], result11);
      atomicAdd(&y[d12], result12);
      atomicAdd(&y[d13], result13);
      atomicAdd(&y[d14], result14);
      atomicAdd(&y[d15], result15);
      atomicAdd(&y[d16], result16);
      atomicAdd(&y[d17], result17);
      atomicAdd(&y[d18], result18);
      atomicAdd(&y[d19], result19);
      atomicAdd(&y[d20], result20);
      atomicAdd(&y[d21], result21);
      atomicAdd(&y[d22], result22);
      atomicAdd(&y[d23], result23);
      atomicAdd(&y[d24], result24);
      atomicAdd(&y[d25], result25);
      atomicAdd(&y[d26], result26);
      atomicAdd(&y[d27], result27);
      atomicAdd(&y[d28], result28);
      atomicAdd(&y[d29], result29);
      atomicAdd(&y[d30], result30);
      atomicAdd(&y[d31], result31);
      atomicAdd(&y[d32], result32);
      atomicAdd(&y[d33], result33);
    }
  }
}

}  // namespace

extern "C" int stokes_p2x3_p1_tetrahedron_f64_apply_hip(
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
  if (reinterpret_cast<uintptr_t>(offsets) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(stokes_p2x3_p1_tetrahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, coordinates, cells);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_p2x3_p1_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_hip_descriptor = {
    "stokes_p2x3_p1_tetrahedron_f64_apply",  // name
    "apply",                                 // kernel
    "a",                                     // form
    "hip",                                   // target
    "float64",                               // scalar
    "tensor",                                // representation
    "tetrahedron",                           // cell
    "P1^3",                                  // coordinate_element
    "[P2^3, P1]",                            // row_element
    "[P2^3, P1]",                            // column_element
    "ufcx",                                  // dof_order
    3,                                       // gdim
    2,                                       // arity
    34,                                      // rows
    34,                                      // columns
    34,                                      // entries_per_cell
    3,                                       // quadrature_degree
    0,                                       // quadrature_points
    0,                                       // num_coefficients
    0,                                       // num_constants
    nullptr,                                 // coefficients
    nullptr,                                 // constants
    "vertices",                              // input
    "full",                                  // output
    0,                                       // geometry_size
    4,                                       // coordinate_nodes
    "atomic",                                // scatter
    "int32",                                 // index_type
    "separate",                              // numbering
    "interleaved",                           // component_order
    0,                                       // constraints
    34,                                      // nodes
    1,                                       // components
    0,                                       // trial_nodes
    1,                                       // cluster
    0,                                       // patch_nodes
    "auto",                                  // mapping
    "full",                                  // unroll
    "auto",                                  // k_place
    128,                                     // element_batch
    128,                                     // concurrent_elements
    1,                                       // interleave_stores
    128,                                     // threads
    0,                                       // shared_bytes
    997.0,                                   // flops_per_cell
    972.0,                                   // bytes_per_cell
    0.0,                                     // paper_flops_per_cell
    launch,                                  // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
