// laplace_p3_tetrahedron_f64_apply: apply of form a in laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate laplace.form --kernel apply --define cell=tetrahedron --define degree=3
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
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   P3, 20 dofs
//   degree  4 (estimate), scheme default
//
// Representation:
//   tensor          1115 flops <- taken
//   quadrature      2108 flops
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
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          1216
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       1115
//   bytes       208 (172 read, 36 written)
//   flops/byte  5.36
//   shared      42624 bytes a block of 128 threads
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

__global__ void __launch_bounds__(128)
laplace_p3_tetrahedron_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[1216];
  alignas(16) __shared__ double tile[2560];
  alignas(16) __shared__ int32_t entry[1216];
  alignas(16) __shared__ uint16_t end[1216];
  alignas(16) __shared__ uint16_t position[2560];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 20;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 20; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort4 l0_to_l3 = reinterpret_cast<const ushort4*>(local_nodes)[5 * cell];
    const int l0 = l0_to_l3.x;
    const int l1 = l0_to_l3.y;
    const int l2 = l0_to_l3.z;
    const int l3 = l0_to_l3.w;
    const ushort4 l4_to_l7 = reinterpret_cast<const ushort4*>(local_nodes)[5 * cell + 1];
    const int l4 = l4_to_l7.x;
    const int l5 = l4_to_l7.y;
    const int l6 = l4_to_l7.z;
    const int l7 = l4_to_l7.w;
    const ushort4 l8_to_l11 = reinterpret_cast<const ushort4*>(local_nodes)[5 * cell + 2];
    const int l8 = l8_to_l11.x;
    const int l9 = l8_to_l11.y;
    const int l10 = l8_to_l11.z;
    const int l11 = l8_to_l11.w;
    const ushort4 l12_to_l15 = reinterpret_cast<const ushort4*>(local_nodes)[5 * cell + 3];
    const int l12 = l12_to_l15.x;
    const int l13 = l12_to_l15.y;
    const int l14 = l12_to_l15.z;
    const int l15 = l12_to_l15.w;
    const ushort4 l16_to_l19 = reinterpret_cast<const ushort4*>(local_nodes)[5 * cell + 4];
    const int l16 = l16_to_l19.x;
    const int l17 = l16_to_l19.y;
    const int l18 = l16_to_l19.z;
    const int l19 = l16_to_l19.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_1 = x_nodes[l1];
    const double trial_2 = x_nodes[l2];
    const double trial_3 = x_nodes[l3];
    const double trial_4 = x_nodes[l4];
    const double trial_5 = x_nodes[l5];
    const double trial_6 = x_nodes[l6];
    const double trial_7 = x_nodes[l7];
    const double trial_8 = x_nodes[l8];
    const double trial_9 = x_nodes[l9];
    const double trial_10 = x_nodes[l10];
    const double trial_11 = x_nodes[l11];
    const double trial_12 = x_nodes[l12];
    const double trial_13 = x_nodes[l13];
    const double trial_14 = x_nodes[l14];
    const double trial_15 = x_nodes[l15];
    const double trial_16 = x_nodes[l16];
    const double trial_17 = x_nodes[l17];
    const double trial_18 = x_nodes[l18];
    const double trial_19 = x_nodes[l19];
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
    const double t0 = 13.5 * trial_0;
    const double t1 = 0.1 * trial_1;
    const double t2 = 0.225 * trial_6;
    const double t3 = 2.25 * trial_7;
    const double t4 = 0.225 * trial_8;
    const double t5 = 0.225 * trial_9;
    const double t6 = 2.25 * trial_10;
    const double t7 = 13.5 * trial_11;
    const double t8 = 2.25 * trial_12;
    const double t9 = 0.225 * trial_13;
    const double t10 = 1.35 * trial_16;
    const double t11 = 27.0 * trial_17;
    const double t12 = 0.007407407407407408 * t0 + 0.1 * t6 + 0.016666666666666666 * t7 + 0.1 * t8 + t9 + 0.05
        * t11 - t1 - t2 - 0.1 * t3 - t4 - t5 - t10;
    const double t13 = x0_0 - x1_0;
    const double t14 = x0_1 - x2_1;
    const double t15 = x0_2 - x3_2;
    const double t16 = x0_1 - x3_1;
    const double t17 = x0_2 - x2_2;
    const double adj00 = t14 * t15 - t16 * t17;
    const double t18 = x0_0 - x2_0;
    const double t19 = x0_2 - x1_2;
    const double t20 = x0_1 - x1_1;
    const double adj10 = t16 * t19 - t15 * t20;
    const double t21 = x0_0 - x3_0;
    const double adj20 = t17 * t20 - t14 * t19;
    const double detJ = -(t13 * adj00 + t18 * adj10 + t21 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t17 * t21 - t15 * t18;
    const double adj02 = t16 * t18 - t14 * t21;
    const double t22 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t23 = 0.1 * trial_2;
    const double t24 = 0.225 * trial_4;
    const double t25 = 2.25 * trial_5;
    const double t26 = 13.5 * trial_14;
    const double t27 = 13.5 * trial_15;
    const double t28 = 4.5 * trial_18;
    const double t29 = 0.007407407407407408 * t0 + 0.1 * t6 + 0.016666666666666666 * t7 + 0.016666666666666666
        * t26 + 0.016666666666666666 * t27 + 0.3 * t28 - t4 - t5 - t10 - t23 - t24 - 0.1 * t25;
    const double adj11 = t13 * t15 - t19 * t21;
    const double adj12 = t20 * t21 - t13 * t16;
    const double t30 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t31 = 13.5 * trial_3;
    const double t32 = 4.5 * trial_19;
    const double t33 = 0.007407407407407408 * t0 + 0.1 * t8 + t9 + 0.016666666666666666 * t26 +
        0.016666666666666666 * t27 + 0.3 * t32 - t2 - 0.1 * t3 - t10 - t24 - 0.1 * t25 - 0.007407407407407408
        * t31;
    const double adj21 = t18 * t19 - t13 * t17;
    const double adj22 = t13 * t14 - t18 * t20;
    const double t34 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux0 = t12 * t22 + t29 * t30 + t33 * t34;
    const double t35 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t36 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t12 * t30 + t29 * t35 + t33 * t36;
    const double t37 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t12 * t34 + t29 * t36 + t33 * t37;
    const double t38 = t3 + t6 + t8 + 1.6666666666666667 * t10 - 0.16666666666666666 * t7 -
        0.08333333333333333 * t11 - 0.5 * t28 - 0.5 * t32;
    const double t39 = 0.1 * t3 + t9 - t5 - 0.016666666666666666 * t7 - 0.05 * t38;
    const double t40 = t2 + t4 + t9 + 0.008333333333333333 * t11 - t5 - 0.16666666666666666 * t10 - 0.05 * t28
        - 0.05 * t32 - 0.6666666666666666 * t39;
    const double t41 = t3 + 20.0 * t9 + t25 + t32 - t8 - 3.3333333333333335 * t10 - 20.0 * t24 -
        0.16666666666666666 * t26;
    const double t42 = t2 + t9 - t24 - 0.016666666666666666 * t27 - 0.03333333333333333 * t41;
    const double t43 = 30.0 * t2 + 10.0 * t5 + t8 + 10.0 * t9 + t28 - t3 - 30.0 * t4 - t6 -
        0.16666666666666666 * t7 - t32 - 30.0 * t42;
    const double flux3 = t22 * t40 + t34 * t42 - 0.03333333333333333 * t30 * t43;
    const double flux4 = t30 * t40 + t36 * t42 - 0.03333333333333333 * t35 * t43;
    const double flux5 = t34 * t40 + t37 * t42 - 0.03333333333333333 * t36 * t43;
    const double t44 = t3 + 20.0 * t5 + 2.0 * t6 + t8 + 20.0 * t24 + 0.16666666666666666 * t26 -
        0.3333333333333333 * t11 - t25 - 2.0 * t32 - t38;
    const double flux6 = 20.0 * t22 * t39 + t34 * t41 - t30 * t44;
    const double flux7 = 20.0 * t30 * t39 + t36 * t41 - t35 * t44;
    const double flux8 = 20.0 * t34 * t39 + t37 * t41 - t36 * t44;
    const double t45 = t3 + t8 + t25 + 0.16666666666666666 * t26 - 0.16666666666666666 * t11 - t28;
    const double t46 = t3 + 0.3333333333333333 * t7 + t8 + t32 - 2.0 * t6 - 3.3333333333333335 * t10 - t25 -
        0.16666666666666666 * t26 - t45;
    const double flux9 = t22 * t38 + t34 * t45 - 0.5 * t30 * t46;
    const double flux10 = t30 * t38 + t36 * t45 - 0.5 * t35 * t46;
    const double flux11 = t34 * t38 + t37 * t45 - 0.5 * t36 * t46;
    const double t47 = 0.3333333333333333 * t0 + 20.0 * t2 + 20.0 * t4 + 3.3333333333333335 * t10 +
        3.3333333333333335 * t27 + 60.0 * t40 - 270.0 * t1 - 0.16666666666666666 * t11 - 1.6666666666666667 *
        t26 - t28 - t32;
    const double t48 = 0.16666666666666666 * t0 + 50.0 * t5 + 3.3333333333333335 * t10 + 1.5 * t27 - 90.0 * t4
        - 22.5 * t23 - 0.8333333333333334 * t26 - t28 - t43;
    const double t49 = t0 + 30.0 * t3 + 20.0 * t10 + 9.0 * t27 + 180.0 * t42 - 540.0 * t2 - 5.0 * t26 - t31 -
        6.0 * t32;
    const double flux12 = 0.5 * t22 * t47 + t30 * t48 + 0.16666666666666666 * t34 * t49;
    const double flux13 = 0.5 * t30 * t47 + t35 * t48 + 0.16666666666666666 * t36 * t49;
    const double flux14 = 0.5 * t34 * t47 + t36 * t48 + 0.16666666666666666 * t37 * t49;
    const double t50 = t0 + 6.0 * t3 + t11 + 6.0 * t32 - t7 - 12.0 * t8 - 20.0 * t10 - t26;
    const double t51 = 60.0 * t2 + 0.5 * t11 + t26 + 3.0 * t32 - 6.0 * t8 - 10.0 * t10 - t27 - 3.0 * t28 - 0.4
        * t50;
    const double t52 = 50.0 * t2 + 20.0 * t5 + t6 + 0.3333333333333333 * t7 + 3.0 * t32 - 2.0 * t3 - 50.0 * t4
        - t8 - 20.0 * t9 - 3.0 * t28 - 0.4166666666666667 * t51;
    const double t53 = t0 + 180.0 * t9 + 18.0 * t25 - 18.0 * t8 - 180.0 * t24 - t31;
    const double t54 = t7 + 60.0 * t9 + 12.0 * t25 - t11 - 60.0 * t24 - t31 - t53;
    const double t55 = 2.0 * t8 + 20.0 * t24 + t28 + t32 - 20.0 * t9 - 3.3333333333333335 * t10 -
        0.16666666666666666 * t11 - 0.3333333333333333 * t26 - 0.13333333333333333 * t54;
    const double t56 = 2.0 * t0 + 6.0 * t6 + 270.0 * t23 + 60.0 * t24 + 30.0 * t32 - 300.0 * t5 - 12.0 * t8 -
        120.0 * t9 - t11 - 5.0 * t26 - 7.5 * t55;
    const double t57 = t3 + t8 + 20.0 * t24 + t32 + 0.06666666666666667 * t53 - 20.0 * t9 - 3.3333333333333335
        * t10 - t25 - 0.16666666666666666 * t26;
    const double flux15 = 6.0 * t22 * t52 + t30 * t56 + 15.0 * t34 * t57;
    const double flux16 = 6.0 * t30 * t52 + t35 * t56 + 15.0 * t36 * t57;
    const double flux17 = 6.0 * t34 * t52 + t36 * t56 + 15.0 * t37 * t57;
    const double t58 = t0 + t7 + 6.0 * t28 - 6.0 * t3 - 12.0 * t6 - t26;
    const double t59 = 20.0 * t5 + 2.0 * t8 + 0.16666666666666666 * t11 + t28 - 2.0 * t6 - 20.0 * t9 -
        3.3333333333333335 * t10 - t32 - 0.1111111111111111 * t58;
    const double t60 = t0 + t7 + t11 - 12.0 * t6 - 6.0 * t8 - 6.0 * t25;
    const double t61 = t6 + 20.0 * t9 + 10.0 * t24 + 0.05555555555555555 * t60 - t8 - 0.16666666666666666 *
        t11 - 22.5 * t23;
    const double flux18 = 9.0 * t22 * t59 - 18.0 * t30 * t61 - t34 * t53;
    const double flux19 = 9.0 * t30 * t59 - 18.0 * t35 * t61 - t36 * t53;
    const double flux20 = 9.0 * t34 * t59 - 18.0 * t36 * t61 - t37 * t53;
    const double t62 = t0 + 2.0 * t11 + t31 - 6.0 * t6 - t7 - 12.0 * t8 - 12.0 * t25;
    const double t63 = t3 + 0.16666666666666666 * t11 + 0.16666666666666666 * t26 - t8 - t25 - t28 -
        0.06666666666666667 * t62;
    const double flux21 = t22 * t51 + 6.0 * t34 * t63 - 3.0 * t30 * t55;
    const double flux22 = t30 * t51 + 6.0 * t36 * t63 - 3.0 * t35 * t55;
    const double flux23 = t34 * t51 + 6.0 * t37 * t63 - 3.0 * t36 * t55;
    const double flux24 = t22 * t50 + t34 * t62 - t30 * t54;
    const double flux25 = t30 * t50 + t36 * t62 - t35 * t54;
    const double flux26 = t34 * t50 + t37 * t62 - t36 * t54;
    const double t64 = t0 + 3.0 * t7 - 18.0 * t6 - t31;
    const double flux27 = t22 * t58 + t30 * t60 + t34 * t64;
    const double flux28 = t30 * t58 + t35 * t60 + t36 * t64;
    const double flux29 = t34 * t58 + t36 * t60 + t37 * t64;
    const double t65 = 0.0375 * flux0;
    const double t66 = -0.0008928571428571428 * flux21;
    const double t67 = 0.0375 * flux1;
    const double t68 = -0.0008928571428571428 * flux22;
    const double t69 = 0.0375 * flux2;
    const double t70 = 0.00011904761904761905 * flux17;
    const double t71 = -0.0010714285714285715 * flux20;
    const double t72 = 0.4 * flux14 + flux23 + flux29 + 248.88888888888889 * t69 + 1120.0 * t70 +
        186.66666666666666 * t71 - 0.6 * flux26;
    const double t73 = 0.4 * flux12 + 0.4 * flux13 + 0.13333333333333333 * flux15 + 0.13333333333333333 *
        flux16 + 0.6 * flux24 + 0.6 * flux25 + 1.2 * flux26 + flux27 + flux28 + 248.88888888888889 * t65 +
        1120.0 * t66 + 248.88888888888889 * t67 + 1120.0 * t68 + t72 - 0.2 * flux18 - 0.2 * flux19 - 2.0 *
        flux23;
    const double result0 = 0.0017857142857142857 * t73;
    const double result1 = -0.4444444444444444 * (0.009642857142857142 * flux12 + t65);
    const double result2 = -0.0004761904761904762 * (1.5 * flux13 + 933.3333333333334 * t67 - flux16 - 2.25 *
        flux19);
    const double result3 = -0.0017857142857142857 * t72;
    const double t74 = -0.0125 * flux7;
    const double t75 = -0.0125 * flux8;
    const double t76 = 0.1875 * flux4 + 0.1875 * flux5 + 0.0007142857142857143 * flux13 +
        0.0007142857142857143 * flux14 + 0.0010714285714285715 * flux19 + 0.002142857142857143 * flux25 + t67
        + t69 + t71 - 0.00011904761904761905 * flux16 - t68 - 4.0 * t70 - 2.0 * t74 - 2.0 * t75;
    const double result4 = -t76;
    const double t77 = 0.1875 * flux4 + 0.1875 * flux5 + 0.0007142857142857143 * flux13 +
        0.0007142857142857143 * flux14 + 0.0002380952380952381 * flux16 + 0.0008928571428571428 * flux23 +
        0.002142857142857143 * flux26 + 0.0017857142857142857 * flux28 + t67 + t69 + t74 + t75 - 0.0375 *
        flux10 - 0.0375 * flux11 - 0.00035714285714285714 * flux19 - 0.0010714285714285715 * flux25 - 2.0 *
        t68 - t70 - t71;
    const double result5 = -t77;
    const double t78 = 0.1875 * flux3;
    const double t79 = 0.5625 * flux5 + 0.002857142857142857 * flux12 + 0.0005952380952380953 * flux15 + 3.0 *
        t78 - 0.004285714285714286 * flux14 - t65 - 5.0 * t66 - t69;
    const double t80 = 0.1875 * flux5 + 0.0007142857142857143 * flux12 + 0.0002380952380952381 * flux15 +
        0.0017857142857142857 * flux27 + t65 + t69 + t75 + t78 - 0.0125 * flux6 - 0.0375 * flux9 - 0.0375 *
        flux11 - 0.002857142857142857 * flux14 - 0.00035714285714285714 * flux18 - 0.004464285714285714 *
        flux23 - 0.0010714285714285715 * flux24 - 2.0 * t66 - 5.0 * t70;
    const double result7 = -t80;
    const double t81 = 0.5625 * flux4 + 0.002857142857142857 * flux12 + 3.0 * t78 - 0.004285714285714286 *
        flux13 - 0.0011904761904761906 * flux15 - t65 - t67;
    const double result9 = -(0.1875 * flux4 + 0.025 * flux6 + 0.0007142857142857143 * flux12 +
        0.0011904761904761906 * flux16 + t65 + t67 + t78 - 0.002857142857142857 * flux13 -
        0.0004761904761904762 * flux15 - 0.0010714285714285715 * flux18 - 2.0 * t74);
    const double t82 = 0.1875 * flux4 + 0.0375 * flux9 + 0.0375 * flux10 + 0.0007142857142857143 * flux12 +
        0.0007142857142857143 * flux13 + 0.0002380952380952381 * flux15 + 0.0002380952380952381 * flux16 +
        0.0017857142857142857 * flux23 + t65 + t67 + t74 + t78 - 0.0125 * flux6 - 0.00035714285714285714 *
        flux18 - 0.00035714285714285714 * flux19 - 0.0010714285714285715 * flux26 - 0.0035714285714285713 *
        flux27 - 0.0035714285714285713 * flux28 - 0.005357142857142857 * flux29;
    const double result11 = -0.0010714285714285715 * (70.0 * flux9 + 70.0 * flux10 + flux24 + flux25 +
        1866.6666666666667 * t66 + 1866.6666666666667 * t68 - 5.0 * flux27 - 5.0 * flux28 - 10.0 * flux29 -
        933.3333333333334 * t82);
    const double t83 = 0.1875 * flux4 + 0.0007142857142857143 * flux13 + 0.0004761904761904762 * flux15 +
        0.0002380952380952381 * flux16 + 0.0010714285714285715 * flux18 + 0.0032142857142857142 * flux19 + t67
        - 0.025 * flux6 - 0.0007142857142857143 * flux12 - t65 - 2.0 * t74 - t76 - t78;
    const double t84 = 17.5 * flux6 + 0.4166666666666667 * flux23 + flux24 + 2.5 * flux25 + flux26 +
        0.8333333333333334 * flux28 + 933.3333333333334 * t71 + 466.6666666666667 * t83 - 17.5 * flux9 - 17.5
        * flux11 - 0.16666666666666666 * flux15 - flux18 - 1.6666666666666667 * flux19 - 466.6666666666667 *
        t66 - 1400.0 * t70 - 1400.0 * t75;
    const double result12 = -0.002142857142857143 * t84;
    const double result13 = -t83;
    const double result14 = 0.1875 * flux4 + 0.1875 * flux5 + 0.0375 * flux10 + 0.0375 * flux11 +
        0.00035714285714285714 * flux18 + 0.004464285714285714 * flux23 + t67 + t69 + t74 + t75 -
        0.0035714285714285713 * flux12 - 0.002857142857142857 * flux13 - 0.002857142857142857 * flux14 -
        0.0008333333333333334 * flux15 - 0.0005952380952380953 * flux16 - 0.0010714285714285715 * flux24 -
        0.0017857142857142857 * flux27 - 7.0 * t66 - 5.0 * t68 - 5.0 * t70;
    const double result15 = -(0.5625 * flux4 + t65 + t79 - 0.01 * flux12 - 0.004285714285714286 * flux13 -
        0.0011904761904761906 * flux15 - t67 - 3.0 * t78);
    const double t85 = 10.0 * flux5 + flux9 + flux10 + 0.09523809523809523 * flux12 + 0.0761904761904762 *
        flux14 + 0.02857142857142857 * flux18 + 26.666666666666668 * t66 + 80.0 * t74 + 53.333333333333336 *
        t75 + 106.66666666666667 * t78 - 0.3333333333333333 * flux6 - 0.03492063492063492 * flux15 -
        0.047619047619047616 * flux16 - 0.05714285714285714 * flux24 - 133.33333333333334 * t68 - 160.0 * t69
        - 266.6666666666667 * t70;
    const double result16 = 6.0 * (0.0625 * flux4 + 0.0004761904761904762 * flux13 + 0.0002380952380952381 *
        flux15 + 0.0003968253968253968 * flux16 + 0.00625 * t85 - 0.0007142857142857143 * flux12 -
        0.00035714285714285714 * flux18 - t65 - t67 - 0.6666666666666666 * t74 - t78);
    const double result17 = 0.0125 * flux6 + 0.0007142857142857143 * flux12 + 0.0010714285714285715 * flux18 +
        0.0014285714285714286 * flux19 + 0.0017857142857142857 * flux23 + 0.002142857142857143 * flux24 +
        0.002142857142857143 * flux25 + 0.004285714285714286 * flux26 + 0.0035714285714285713 * flux28 + 6.0 *
        t65 + 2.0 * t78 - 0.0375 * flux9 - 0.0375 * flux10 - 0.075 * flux11 - 0.00011904761904761905 * flux15
        - 0.00035714285714285714 * flux16 - t66 - t68 - 3.0 * t74;
    const double result18 = 0.1875 * flux4 + 0.0125 * flux6 + 0.00035714285714285714 * flux18 +
        0.0035714285714285713 * flux27 + 5.0 * t66 + 5.0 * t67 + 5.0 * t68 + t74 - 0.0375 * flux9 - 0.0375 *
        flux10 - 0.075 * flux11 - 0.0007142857142857143 * flux12 - 0.007142857142857143 * flux13 -
        0.0020238095238095236 * flux15 - 0.0005952380952380953 * flux16 - 0.008928571428571428 * flux23 - t65
        - t78 - t81;
    const double result19 = -0.0375 * t85;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = t79;
    tile[lane + 896] = result7;
    tile[lane + 1024] = t81;
    tile[lane + 1152] = result9;
    tile[lane + 1280] = t82;
    tile[lane + 1408] = result11;
    tile[lane + 1536] = result12;
    tile[lane + 1664] = result13;
    tile[lane + 1792] = result14;
    tile[lane + 1920] = result15;
    tile[lane + 2048] = result16;
    tile[lane + 2176] = result17;
    tile[lane + 2304] = result18;
    tile[lane + 2432] = result19;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
    }
    atomicAdd(&y[d], sum0);
  }
}

}  // namespace

extern "C" int laplace_p3_tetrahedron_f64_apply_hip(
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
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(laplace_p3_tetrahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return laplace_p3_tetrahedron_f64_apply_hip(
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

extern "C" const femforge_kernel laplace_p3_tetrahedron_f64_apply_hip_descriptor = {
    "laplace_p3_tetrahedron_f64_apply",  // name
    "apply",                             // kernel
    "a",                                 // form
    "hip",                               // target
    "float64",                           // scalar
    "tensor",                            // representation
    "tetrahedron",                       // cell
    "P1^3",                              // coordinate_element
    "P3",                                // row_element
    "P3",                                // column_element
    "ufcx",                              // dof_order
    3,                                   // gdim
    2,                                   // arity
    20,                                  // rows
    20,                                  // columns
    20,                                  // entries_per_cell
    4,                                   // quadrature_degree
    0,                                   // quadrature_points
    0,                                   // num_coefficients
    0,                                   // num_constants
    nullptr,                             // coefficients
    nullptr,                             // constants
    "vertices",                          // input
    "full",                              // output
    0,                                   // geometry_size
    4,                                   // coordinate_nodes
    "patch",                             // scatter
    "int32",                             // index_type
    "separate",                          // numbering
    "interleaved",                       // component_order
    0,                                   // constraints
    20,                                  // nodes
    1,                                   // components
    0,                                   // trial_nodes
    1,                                   // cluster
    1216,                                // patch_nodes
    "auto",                              // mapping
    "full",                              // unroll
    "auto",                              // k_place
    128,                                 // element_batch
    128,                                 // concurrent_elements
    1,                                   // interleave_stores
    128,                                 // threads
    42624,                               // shared_bytes
    1115.0,                              // flops_per_cell
    208.0,                               // bytes_per_cell
    0.0,                                 // paper_flops_per_cell
    launch,                              // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
