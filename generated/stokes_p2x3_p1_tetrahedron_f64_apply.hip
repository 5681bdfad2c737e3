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
//   trial   [P2^3, P1], 34 dofs
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
//   chosen by            the cost model (no table has this kernel)
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
    const double t0 = 0.25 * trial_30;
    const double t1 = 0.25 * trial_31;
    const double t2 = 0.25 * trial_32;
    const double t3 = 0.25 * trial_33;
    const double t4 = t0 + t1 + t2 + t3;
    const double t5 = x0_1 - x2_1;
    const double t6 = x0_2 - x3_2;
    const double t7 = x0_1 - x3_1;
    const double t8 = x0_2 - x2_2;
    const double adj00 = t5 * t6 - t7 * t8;
    const double t9 = x0_0 - x1_0;
    const double t10 = x0_0 - x2_0;
    const double t11 = x0_2 - x1_2;
    const double t12 = x0_1 - x1_1;
    const double adj10 = t7 * t11 - t6 * t12;
    const double t13 = x0_0 - x3_0;
    const double adj20 = t8 * t12 - t5 * t11;
    const double detJ = -(adj00 * t9 + t10 * adj10 + t13 * adj20);
    const double sign_detJ = std::copysign(1.0, detJ);
    const double t14 = -adj00 * sign_detJ;
    const double t15 = 4.0 * trial_24;
    const double t16 = trial_15 + trial_18 - trial_21 - 0.25 * t15;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t8 * t13 - t6 * t10;
    const double adj02 = t7 * t10 - t5 * t13;
    const double t17 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t18 = 4.0 * trial_27;
    const double t19 = trial_12 + trial_18 - trial_21 - 0.25 * t18;
    const double adj11 = t6 * t9 - t11 * t13;
    const double adj12 = t12 * t13 - t7 * t9;
    const double t20 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t21 = trial_12 + trial_15 - 0.25 * t15 - 0.25 * t18;
    const double adj21 = t10 * t11 - t8 * t9;
    const double adj22 = t5 * t9 - t10 * t12;
    const double t22 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux0 = t4 * t14 + t16 * t17 + t19 * t20 + t21 * t22;
    const double t23 = -adj10 * sign_detJ;
    const double t24 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t25 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t4 * t23 + t16 * t20 + t19 * t24 + t21 * t25;
    const double t26 = -adj20 * sign_detJ;
    const double t27 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t4 * t26 + t16 * t22 + t19 * t25 + t21 * t27;
    const double t28 = -sign_detJ * adj01;
    const double t29 = 4.0 * trial_25;
    const double t30 = trial_16 + trial_19 - trial_22 - 0.25 * t29;
    const double t31 = 4.0 * trial_28;
    const double t32 = trial_13 + trial_19 - trial_22 - 0.25 * t31;
    const double t33 = trial_13 + trial_16 - 0.25 * t29 - 0.25 * t31;
    const double flux3 = t4 * t28 + t17 * t30 + t20 * t32 + t22 * t33;
    const double t34 = -sign_detJ * adj11;
    const double flux4 = t4 * t34 + t20 * t30 + t24 * t32 + t25 * t33;
    const double t35 = -sign_detJ * adj21;
    const double flux5 = t4 * t35 + t22 * t30 + t25 * t32 + t27 * t33;
    const double t36 = -sign_detJ * adj02;
    const double t37 = 4.0 * trial_26;
    const double t38 = trial_17 + trial_20 - trial_23 - 0.25 * t37;
    const double t39 = 4.0 * trial_29;
    const double t40 = trial_14 + trial_20 - trial_23 - 0.25 * t39;
    const double t41 = trial_14 + trial_17 - 0.25 * t37 - 0.25 * t39;
    const double flux6 = t4 * t36 + t17 * t38 + t20 * t40 + t22 * t41;
    const double t42 = -sign_detJ * adj12;
    const double flux7 = t4 * t42 + t20 * t38 + t24 * t40 + t25 * t41;
    const double t43 = -sign_detJ * adj22;
    const double flux8 = t4 * t43 + t22 * t38 + t25 * t40 + t27 * t41;
    const double flux9 = t14 * t16 + t19 * t23 + t21 * t26 + t28 * t30 + t32 * t34 + t33 * t35 + t36 * t38 +
        t40 * t42 + t41 * t43;
    const double t44 = 4.0 * t1 - t4;
    const double t45 = 1.3333333333333333 * trial_0;
    const double t46 = t16 + t18 - 0.75 * t45 - 0.75 * 4.0 * trial_3;
    const double t47 = 1.3333333333333333 * trial_6;
    const double t48 = 1.3333333333333333 * trial_12 + t15 - 1.3333333333333333 * trial_21 - t45 - 2.0 * t47;
    const double t49 = 4.0 * trial_18 + t15 - t18 - 3.0 * t47 - t48;
    const double t50 = 1.3333333333333333 * trial_9;
    const double t51 = 2.6666666666666665 * trial_12 + t45 - 0.6666666666666666 * t15 - t50;
    const double t52 = 4.0 * trial_12 + t18 - 4.0 * trial_15 - t15 - t51;
    const double flux10 = 1.3333333333333333 * t14 * t44 + t20 * t49 - 1.3333333333333333 * t17 * t46 - t22 *
        t52;
    const double flux11 = 1.3333333333333333 * t23 * t44 + t24 * t49 - 1.3333333333333333 * t20 * t46 - t25 *
        t52;
    const double flux12 = 1.3333333333333333 * t26 * t44 + t25 * t49 - 1.3333333333333333 * t22 * t46 - t27 *
        t52;
    const double t53 = 1.3333333333333333 * trial_1;
    const double t54 = t30 + t31 - 0.75 * t53 - 0.75 * 4.0 * trial_4;
    const double t55 = 1.3333333333333333 * trial_7;
    const double t56 = 1.3333333333333333 * trial_13 + t29 - 1.3333333333333333 * trial_22 - t53 - 2.0 * t55;
    const double t57 = 4.0 * trial_19 + t29 - t31 - 3.0 * t55 - t56;
    const double t58 = 1.3333333333333333 * trial_10;
    const double t59 = 2.6666666666666665 * trial_13 + t53 - 0.6666666666666666 * t29 - t58;
    const double t60 = 4.0 * trial_13 + t31 - 4.0 * trial_16 - t29 - t59;
    const double flux13 = 1.3333333333333333 * t28 * t44 + t20 * t57 - 1.3333333333333333 * t17 * t54 - t22 *
        t60;
    const double flux14 = 1.3333333333333333 * t34 * t44 + t24 * t57 - 1.3333333333333333 * t20 * t54 - t25 *
        t60;
    const double flux15 = 1.3333333333333333 * t35 * t44 + t25 * t57 - 1.3333333333333333 * t22 * t54 - t27 *
        t60;
    const double t61 = 1.3333333333333333 * trial_2;
    const double t62 = t38 + t39 - 0.75 * t61 - 0.75 * 4.0 * trial_5;
    const double t63 = 1.3333333333333333 * trial_8;
    const double t64 = 1.3333333333333333 * trial_14 + t37 - 1.3333333333333333 * trial_23 - t61 - 2.0 * t63;
    const double t65 = 4.0 * trial_20 + t37 - t39 - 3.0 * t63 - t64;
    const double t66 = 1.3333333333333333 * trial_11;
    const double t67 = 2.6666666666666665 * trial_14 + t61 - 0.6666666666666666 * t37 - t66;
    const double t68 = 4.0 * trial_14 + t39 - 4.0 * trial_17 - t37 - t67;
    const double flux16 = 1.3333333333333333 * t36 * t44 + t20 * t65 - 1.3333333333333333 * t17 * t62 - t22 *
        t68;
    const double flux17 = 1.3333333333333333 * t42 * t44 + t24 * t65 - 1.3333333333333333 * t20 * t62 - t25 *
        t68;
    const double flux18 = 1.3333333333333333 * t43 * t44 + t25 * t65 - 1.3333333333333333 * t22 * t62 - t27 *
        t68;
    const double flux19 = 1.3333333333333333 * t14 * t46 + t26 * t52 + 1.3333333333333333 * t28 * t54 + t35 *
        t60 + 1.3333333333333333 * t36 * t62 + t43 * t68 - t23 * t49 - t34 * t57 - t42 * t65;
    const double t69 = t0 + t3 - 2.0 * t2;
    const double t70 = trial_15 + 0.75 * t45 - trial_21 - 0.25 * t18;
    const double t71 = trial_15 + 0.25 * t15 - trial_18 - trial_21 - 0.5 * t70;
    const double flux20 = 1.3333333333333333 * t14 * t69 + 2.6666666666666665 * t17 * t71 + t20 * t48 - t22 *
        t51;
    const double flux21 = 1.3333333333333333 * t23 * t69 + 2.6666666666666665 * t20 * t71 + t24 * t48 - t25 *
        t51;
    const double flux22 = 1.3333333333333333 * t26 * t69 + 2.6666666666666665 * t22 * t71 + t25 * t48 - t27 *
        t51;
    const double t72 = trial_16 + 0.75 * t53 - trial_22 - 0.25 * t31;
    const double t73 = trial_16 + 0.25 * t29 - trial_19 - trial_22 - 0.5 * t72;
    const double flux23 = 1.3333333333333333 * t28 * t69 + 2.6666666666666665 * t17 * t73 + t20 * t56 - t22 *
        t59;
    const double flux24 = 1.3333333333333333 * t34 * t69 + 2.6666666666666665 * t20 * t73 + t24 * t56 - t25 *
        t59;
    const double flux25 = 1.3333333333333333 * t35 * t69 + 2.6666666666666665 * t22 * t73 + t25 * t56 - t27 *
        t59;
    const double t74 = trial_17 + 0.75 * t61 - trial_23 - 0.25 * t39;
    const double t75 = trial_17 + 0.25 * t37 - trial_20 - trial_23 - 0.5 * t74;
    const double flux26 = 1.3333333333333333 * t36 * t69 + 2.6666666666666665 * t17 * t75 + t20 * t64 - t22 *
        t67;
    const double flux27 = 1.3333333333333333 * t42 * t69 + 2.6666666666666665 * t20 * t75 + t24 * t64 - t25 *
        t67;
    const double flux28 = 1.3333333333333333 * t43 * t69 + 2.6666666666666665 * t22 * t75 + t25 * t64 - t27 *
        t67;
    const double flux29 = 2.6666666666666665 * t14 * t71 + t23 * t48 + 2.6666666666666665 * t28 * t73 + t34 *
        t56 + 2.6666666666666665 * t36 * t75 + t42 * t64 - t26 * t51 - t35 * t59 - t43 * t67;
    const double t76 = t0 - t3;
    const double t77 = trial_12 + 0.75 * t45 - trial_21 - 0.25 * t15;
    const double t78 = 2.6666666666666665 * trial_21 - t45 - t50;
    const double flux30 = t14 * t76 + 0.75 * t22 * t78 - t17 * t70 - t20 * t77;
    const double flux31 = t23 * t76 + 0.75 * t25 * t78 - t20 * t70 - t24 * t77;
    const double flux32 = t26 * t76 + 0.75 * t27 * t78 - t22 * t70 - t25 * t77;
    const double t79 = trial_13 + 0.75 * t53 - trial_22 - 0.25 * t29;
    const double t80 = 2.6666666666666665 * trial_22 - t53 - t58;
    const double flux33 = t28 * t76 + 0.75 * t22 * t80 - t17 * t72 - t20 * t79;
    const double flux34 = t34 * t76 + 0.75 * t25 * t80 - t20 * t72 - t24 * t79;
    const double flux35 = t35 * t76 + 0.75 * t27 * t80 - t22 * t72 - t25 * t79;
    const double t81 = trial_14 + 0.75 * t61 - trial_23 - 0.25 * t37;
    const double t82 = 2.6666666666666665 * trial_23 - t61 - t66;
    const double flux36 = t36 * t76 + 0.75 * t22 * t82 - t17 * t74 - t20 * t81;
    const double flux37 = t42 * t76 + 0.75 * t25 * t82 - t20 * t74 - t24 * t81;
    const double flux38 = t43 * t76 + 0.75 * t27 * t82 - t22 * t74 - t25 * t81;
    const double flux39 = t14 * t70 + t23 * t77 + t28 * t72 + t34 * t79 + t36 * t74 + t42 * t81 - 0.75 * t26 *
        t78 - 0.75 * t35 * t80 - 0.75 * t43 * t82;
    const double result0 = 0.008333333333333333 * (flux10 + flux11 + flux12 - 2.0 * flux20 - 2.0 * flux21 -
        2.0 * flux22 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
    const double result1 = 0.008333333333333333 * (flux13 + flux14 + flux15 - 2.0 * flux23 - 2.0 * flux24 -
        2.0 * flux25 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
    const double result2 = 0.008333333333333333 * (flux16 + flux17 + flux18 - 2.0 * flux26 - 2.0 * flux27 -
        2.0 * flux28 - 8.0 * flux36 - 8.0 * flux37 - 8.0 * flux38);
    const double result3 = 0.025 * flux10;
    const double result4 = 0.025 * flux13;
    const double result5 = 0.025 * flux16;
    const double result6 = -0.008333333333333333 * (flux11 + 4.0 * flux21);
    const double result7 = -0.008333333333333333 * (flux14 + 4.0 * flux24);
    const double result8 = -0.008333333333333333 * (flux17 + 4.0 * flux27);
    const double result9 = -0.008333333333333333 * (flux12 + 8.0 * flux32 - 2.0 * flux22);
    const double result10 = -0.008333333333333333 * (flux15 + 8.0 * flux35 - 2.0 * flux25);
    const double result11 = -0.008333333333333333 * (flux18 + 8.0 * flux38 - 2.0 * flux28);
    const double t83 = 20.0 * flux1 + 20.0 * flux2 + 2.0 * flux21 - flux11 - flux12 - 4.0 * flux22 - 8.0 *
        flux31;
    const double result12 = 0.008333333333333333 * t83;
    const double t84 = 20.0 * flux4 + 20.0 * flux5 + 2.0 * flux24 - flux14 - flux15 - 4.0 * flux25 - 8.0 *
        flux34;
    const double result13 = 0.008333333333333333 * t84;
    const double t85 = 20.0 * flux7 + 20.0 * flux8 + 2.0 * flux27 - flux17 - flux18 - 4.0 * flux28 - 8.0 *
        flux37;
    const double result14 = 0.008333333333333333 * t85;
    const double t86 = flux0 + flux2 + 0.15 * flux12 + 0.1 * flux20 - 0.05 * flux10 - 0.4 * flux30;
    const double result15 = 0.16666666666666666 * t86;
    const double t87 = flux3 + flux5 + 0.15 * flux15 + 0.1 * flux23 - 0.05 * flux13 - 0.4 * flux33;
    const double result16 = 0.16666666666666666 * t87;
    const double t88 = flux6 + flux8 + 0.15 * flux18 + 0.1 * flux26 - 0.05 * flux16 - 0.4 * flux36;
    const double result17 = 0.16666666666666666 * t88;
    const double result18 = 0.16666666666666666 * (flux0 + flux1 + 0.15 * flux11 - 0.05 * flux10 - 0.2 *
        flux20);
    const double result19 = 0.16666666666666666 * (flux3 + flux4 + 0.15 * flux14 - 0.05 * flux13 - 0.2 *
        flux23);
    const double result20 = 0.16666666666666666 * (flux6 + flux7 + 0.15 * flux17 - 0.05 * flux16 - 0.2 *
        flux26);
    const double result21 = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + 2.0 * flux20 + 2.0 * flux21
        - flux10 - flux11 - 8.0 * flux30 - 8.0 * flux31 - 16.0 * flux32);
    const double result22 = -0.008333333333333333 * (20.0 * flux3 + 20.0 * flux4 + 2.0 * flux23 + 2.0 * flux24
        - flux13 - flux14 - 8.0 * flux33 - 8.0 * flux34 - 16.0 * flux35);
    const double result23 = -0.008333333333333333 * (20.0 * flux6 + 20.0 * flux7 + 2.0 * flux26 + 2.0 * flux27
        - flux16 - flux17 - 8.0 * flux36 - 8.0 * flux37 - 16.0 * flux38);
    const double result24 = -0.008333333333333333 * (20.0 * flux0 + flux11 + t83 - 20.0 * flux1 - flux10 - 4.0
        * flux20 - 8.0 * flux21);
    const double result25 = -0.008333333333333333 * (20.0 * flux3 + flux14 + t84 - 20.0 * flux4 - flux13 - 4.0
        * flux23 - 8.0 * flux24);
    const double result26 = -0.008333333333333333 * (20.0 * flux6 + flux17 + t85 - 20.0 * flux7 - flux16 - 4.0
        * flux26 - 8.0 * flux27);
    const double result27 = 0.16666666666666666 * (flux0 + 0.2 * flux20 - flux1 - 0.25 * flux10 - 0.15 *
        flux11 - t86);
    const double result28 = 0.16666666666666666 * (flux3 + 0.2 * flux23 - flux4 - 0.25 * flux13 - 0.15 *
        flux14 - t87);
    const double result29 = 0.16666666666666666 * (flux6 + 0.2 * flux26 - flux7 - 0.25 * flux16 - 0.15 *
        flux17 - t88);
    const double t89 = 20.0 * flux9 + flux19 + 2.0 * flux29 + 8.0 * flux39;
    const double result30 = -0.0020833333333333333 * (16.0 * flux39 - t89);
    const double result31 = 0.00625 * (6.666666666666667 * flux9 - flux19);
    const double result32 = 0.0020833333333333333 * (20.0 * flux9 + flux19 - 4.0 * flux29);
    const double result33 = 0.0020833333333333333 * t89;
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
