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
//   scatter              patch
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        32
//   concurrent_elements  32
//   unroll               full
//   division             fast
//   patch_nodes          2176
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 32 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       963
//   bytes       972 (700 read, 272 written)
//   flops/byte  0.991
//   shared      26112 bytes a block of 32 threads
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

__global__ void __launch_bounds__(32, 4)
stokes_p2x3_p1_tetrahedron_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[2176];
  alignas(16) __shared__ double tile[1088];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 34;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 32) {
    const int64_t d = node_offsets[first_node + node];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const ushort2 l6_to_l7 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 3];
    const int l6 = l6_to_l7.x;
    const int l7 = l6_to_l7.y;
    const ushort2 l8_to_l9 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 4];
    const int l8 = l8_to_l9.x;
    const int l9 = l8_to_l9.y;
    const ushort2 l10_to_l11 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 5];
    const int l10 = l10_to_l11.x;
    const int l11 = l10_to_l11.y;
    const ushort2 l12_to_l13 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 6];
    const int l12 = l12_to_l13.x;
    const int l13 = l12_to_l13.y;
    const ushort2 l14_to_l15 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 7];
    const int l14 = l14_to_l15.x;
    const int l15 = l14_to_l15.y;
    const ushort2 l16_to_l17 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 8];
    const int l16 = l16_to_l17.x;
    const int l17 = l16_to_l17.y;
    const ushort2 l18_to_l19 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 9];
    const int l18 = l18_to_l19.x;
    const int l19 = l18_to_l19.y;
    const ushort2 l20_to_l21 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 10];
    const int l20 = l20_to_l21.x;
    const int l21 = l20_to_l21.y;
    const ushort2 l22_to_l23 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 11];
    const int l22 = l22_to_l23.x;
    const int l23 = l22_to_l23.y;
    const ushort2 l24_to_l25 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 12];
    const int l24 = l24_to_l25.x;
    const int l25 = l24_to_l25.y;
    const ushort2 l26_to_l27 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 13];
    const int l26 = l26_to_l27.x;
    const int l27 = l26_to_l27.y;
    const ushort2 l28_to_l29 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 14];
    const int l28 = l28_to_l29.x;
    const int l29 = l28_to_l29.y;
    const ushort2 l30_to_l31 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 15];
    const int l30 = l30_to_l31.x;
    const int l31 = l30_to_l31.y;
    const ushort2 l32_to_l33 = reinterpret_cast<const ushort2*>(local_nodes)[17 * cell + 16];
    const int l32 = l32_to_l33.x;
    const int l33 = l32_to_l33.y;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_3 = x_nodes[l3];
    const double trial_6 = x_nodes[l6];
    const double trial_9 = x_nodes[l9];
    const double trial_12 = x_nodes[l12];
    const double trial_15 = x_nodes[l15];
    const double trial_18 = x_nodes[l18];
    const double trial_21 = x_nodes[l21];
    const double trial_24 = x_nodes[l24];
    const double trial_27 = x_nodes[l27];
    const double trial_1 = x_nodes[l1];
    const double trial_4 = x_nodes[l4];
    const double trial_7 = x_nodes[l7];
    const double trial_10 = x_nodes[l10];
    const double trial_13 = x_nodes[l13];
    const double trial_16 = x_nodes[l16];
    const double trial_19 = x_nodes[l19];
    const double trial_22 = x_nodes[l22];
    const double trial_25 = x_nodes[l25];
    const double trial_28 = x_nodes[l28];
    const double trial_2 = x_nodes[l2];
    const double trial_5 = x_nodes[l5];
    const double trial_8 = x_nodes[l8];
    const double trial_11 = x_nodes[l11];
    const double trial_14 = x_nodes[l14];
    const double trial_17 = x_nodes[l17];
    const double trial_20 = x_nodes[l20];
    const double trial_23 = x_nodes[l23];
    const double trial_26 = x_nodes[l26];
    const double trial_29 = x_nodes[l29];
    const double trial_30 = x_nodes[l30];
    const double trial_31 = x_nodes[l31];
    const double trial_32 = x_nodes[l32];
    const double trial_33 = x_nodes[l33];
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
    tile[lane] = result0;
    tile[lane + 32] = result1;
    tile[lane + 64] = result2;
    tile[lane + 96] = result3;
    tile[lane + 128] = result4;
    tile[lane + 160] = result5;
    tile[lane + 192] = result6;
    tile[lane + 224] = result7;
    tile[lane + 256] = result8;
    tile[lane + 288] = result9;
    tile[lane + 320] = result10;
    tile[lane + 352] = result11;
    tile[lane + 384] = result12;
    tile[lane + 416] = result13;
    tile[lane + 448] = result14;
    tile[lane + 480] = result15;
    tile[lane + 512] = result16;
    tile[lane + 544] = result17;
    tile[lane + 576] = result18;
    tile[lane + 608] = result19;
    tile[lane + 640] = result20;
    tile[lane + 672] = result21;
    tile[lane + 704] = result22;
    tile[lane + 736] = result23;
    tile[lane + 768] = result24;
    tile[lane + 800] = result25;
    tile[lane + 832] = result26;
    tile[lane + 864] = result27;
    tile[lane + 896] = result28;
    tile[lane + 928] = result29;
    tile[lane + 960] = result30;
    tile[lane + 992] = result31;
    tile[lane + 1024] = result32;
    tile[lane + 1056] = result33;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 32) {
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

extern "C" int stokes_p2x3_p1_tetrahedron_f64_apply_cuda(
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
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    stokes_p2x3_p1_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(32), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return stokes_p2x3_p1_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_cuda_descriptor = {
    "stokes_p2x3_p1_tetrahedron_f64_apply",  // name
    "apply",                                 // kernel
    "a",                                     // form
    "cuda",                                  // target
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
    "patch",                                 // scatter
    "int32",                                 // index_type
    "separate",                              // numbering
    "interleaved",                           // component_order
    0,                                       // constraints
    34,                                      // nodes
    1,                                       // components
    0,                                       // trial_nodes
    1,                                       // cluster
    2176,                                    // patch_nodes
    "auto",                                  // mapping
    "full",                                  // unroll
    "auto",                                  // k_place
    32,                                      // element_batch
    32,                                      // concurrent_elements
    1,                                       // interleave_stores
    32,                                      // threads
    26112,                                   // shared_bytes
    963.0,                                   // flops_per_cell
    972.0,                                   // bytes_per_cell
    0.0,                                     // paper_flops_per_cell
    launch,                                  // launch
};
