// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2^3, 30 dofs
//   trial   P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          756 flops <- taken
//   quadrature      942 flops
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
//   patch_nodes          448
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       756
//   bytes       156 (124 read, 32 written)
//   flops/byte  4.85
//   shared      46720 bytes a block of 128 threads
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
vector_laplace_p2x3_tetrahedron_f64_apply_kernel(
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
  alignas(16) __shared__ double x_nodes[1344];
  alignas(16) __shared__ double tile[3840];
  alignas(16) __shared__ int32_t entry[448];
  alignas(16) __shared__ uint16_t end[448];
  alignas(16) __shared__ uint16_t position[1280];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 10;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 10; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 448] = x[d + 1];
    x_nodes[node + 896] = x[d + 2];
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell];
    const int l0 = l0_to_l1.x;
    const int l1 = l0_to_l1.y;
    const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 1];
    const int l2 = l2_to_l3.x;
    const int l3 = l2_to_l3.y;
    const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 2];
    const int l4 = l4_to_l5.x;
    const int l5 = l4_to_l5.y;
    const ushort2 l6_to_l7 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 3];
    const int l6 = l6_to_l7.x;
    const int l7 = l6_to_l7.y;
    const ushort2 l8_to_l9 = reinterpret_cast<const ushort2*>(local_nodes)[5 * cell + 4];
    const int l8 = l8_to_l9.x;
    const int l9 = l8_to_l9.y;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double trial_0 = x_nodes[l0];
    const double trial_3 = x_nodes[l1];
    const double trial_6 = x_nodes[l2];
    const double trial_9 = x_nodes[l3];
    const double trial_12 = x_nodes[l4];
    const double trial_15 = x_nodes[l5];
    const double trial_18 = x_nodes[l6];
    const double trial_21 = x_nodes[l7];
    const double trial_24 = x_nodes[l8];
    const double trial_27 = x_nodes[l9];
    const double trial_1 = x_nodes[l0 + 448];
    const double trial_4 = x_nodes[l1 + 448];
    const double trial_7 = x_nodes[l2 + 448];
    const double trial_10 = x_nodes[l3 + 448];
    const double trial_13 = x_nodes[l4 + 448];
    const double trial_16 = x_nodes[l5 + 448];
    const double trial_19 = x_nodes[l6 + 448];
    const double trial_22 = x_nodes[l7 + 448];
    const double trial_25 = x_nodes[l8 + 448];
    const double trial_28 = x_nodes[l9 + 448];
    const double trial_2 = x_nodes[l0 + 896];
    const double trial_5 = x_nodes[l1 + 896];
    const double trial_8 = x_nodes[l2 + 896];
    const double trial_11 = x_nodes[l3 + 896];
    const double trial_14 = x_nodes[l4 + 896];
    const double trial_17 = x_nodes[l5 + 896];
    const double trial_20 = x_nodes[l6 + 896];
    const double trial_23 = x_nodes[l7 + 896];
    const double trial_26 = x_nodes[l8 + 896];
    const double trial_29 = x_nodes[l9 + 896];
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
    const double t0 = 4.0 * trial_24;
    const double t1 = trial_15 + trial_18 - trial_21 - 0.25 * t0;
    const double t2 = x0_0 - x1_0;
    const double t3 = x0_1 - x2_1;
    const double t4 = x0_2 - x3_2;
    const double t5 = x0_1 - x3_1;
    const double t6 = x0_2 - x2_2;
    const double adj00 = t3 * t4 - t5 * t6;
    const double t7 = x0_0 - x2_0;
    const double t8 = x0_2 - x1_2;
    const double t9 = x0_1 - x1_1;
    const double adj10 = t5 * t8 - t4 * t9;
    const double t10 = x0_0 - x3_0;
    const double adj20 = t6 * t9 - t3 * t8;
    const double detJ = -(t2 * adj00 + t7 * adj10 + t10 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t6 * t10 - t4 * t7;
    const double adj02 = t5 * t7 - t3 * t10;
    const double t11 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t12 = 4.0 * trial_27;
    const double t13 = trial_12 + trial_18 - trial_21 - 0.25 * t12;
    const double adj11 = t2 * t4 - t8 * t10;
    const double adj12 = t9 * t10 - t2 * t5;
    const double t14 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t15 = trial_12 + trial_15 - 0.25 * t0 - 0.25 * t12;
    const double adj21 = t7 * t8 - t2 * t6;
    const double adj22 = t2 * t3 - t7 * t9;
    const double t16 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux0 = t1 * t11 + t13 * t14 + t15 * t16;
    const double t17 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t18 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t1 * t14 + t13 * t17 + t15 * t18;
    const double t19 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t1 * t16 + t13 * t18 + t15 * t19;
    const double t20 = 4.0 * trial_25;
    const double t21 = trial_16 + trial_19 - trial_22 - 0.25 * t20;
    const double t22 = 4.0 * trial_28;
    const double t23 = trial_13 + trial_19 - trial_22 - 0.25 * t22;
    const double t24 = trial_13 + trial_16 - 0.25 * t20 - 0.25 * t22;
    const double flux3 = t11 * t21 + t14 * t23 + t16 * t24;
    const double flux4 = t14 * t21 + t17 * t23 + t18 * t24;
    const double flux5 = t16 * t21 + t18 * t23 + t19 * t24;
    const double t25 = 4.0 * trial_26;
    const double t26 = trial_17 + trial_20 - trial_23 - 0.25 * t25;
    const double t27 = 4.0 * trial_29;
    const double t28 = trial_14 + trial_20 - trial_23 - 0.25 * t27;
    const double t29 = trial_14 + trial_17 - 0.25 * t25 - 0.25 * t27;
    const double flux6 = t11 * t26 + t14 * t28 + t16 * t29;
    const double flux7 = t14 * t26 + t17 * t28 + t18 * t29;
    const double flux8 = t16 * t26 + t18 * t28 + t19 * t29;
    const double t30 = 1.3333333333333333 * trial_0;
    const double t31 = t1 + t12 - 0.75 * t30 - 0.75 * 4.0 * trial_3;
    const double t32 = 1.3333333333333333 * trial_6;
    const double t33 = 1.3333333333333333 * trial_12 + t0 - 1.3333333333333333 * trial_21 - t30 - 2.0 * t32;
    const double t34 = 4.0 * trial_18 + t0 - t12 - 3.0 * t32 - t33;
    const double t35 = 1.3333333333333333 * trial_9;
    const double t36 = 2.6666666666666665 * trial_12 + t30 - 0.6666666666666666 * t0 - t35;
    const double t37 = 4.0 * trial_12 + t12 - 4.0 * trial_15 - t0 - t36;
    const double flux9 = 1.3333333333333333 * t11 * t31 + t16 * t37 - t14 * t34;
    const double flux10 = 1.3333333333333333 * t14 * t31 + t18 * t37 - t17 * t34;
    const double flux11 = 1.3333333333333333 * t16 * t31 + t19 * t37 - t18 * t34;
    const double t38 = 1.3333333333333333 * trial_1;
    const double t39 = t21 + t22 - 0.75 * t38 - 0.75 * 4.0 * trial_4;
    const double t40 = 1.3333333333333333 * trial_7;
    const double t41 = 1.3333333333333333 * trial_13 + t20 - 1.3333333333333333 * trial_22 - t38 - 2.0 * t40;
    const double t42 = 4.0 * trial_19 + t20 - t22 - 3.0 * t40 - t41;
    const double t43 = 1.3333333333333333 * trial_10;
    const double t44 = 2.6666666666666665 * trial_13 + t38 - 0.6666666666666666 * t20 - t43;
    const double t45 = 4.0 * trial_13 + t22 - 4.0 * trial_16 - t20 - t44;
    const double flux12 = 1.3333333333333333 * t11 * t39 + t16 * t45 - t14 * t42;
    const double flux13 = 1.3333333333333333 * t14 * t39 + t18 * t45 - t17 * t42;
    const double flux14 = 1.3333333333333333 * t16 * t39 + t19 * t45 - t18 * t42;
    const double t46 = 1.3333333333333333 * trial_2;
    const double t47 = t26 + t27 - 0.75 * t46 - 0.75 * 4.0 * trial_5;
    const double t48 = 1.3333333333333333 * trial_8;
    const double t49 = 1.3333333333333333 * trial_14 + t25 - 1.3333333333333333 * trial_23 - t46 - 2.0 * t48;
    const double t50 = 4.0 * trial_20 + t25 - t27 - 3.0 * t48 - t49;
    const double t51 = 1.3333333333333333 * trial_11;
    const double t52 = 2.6666666666666665 * trial_14 + t46 - 0.6666666666666666 * t25 - t51;
    const double t53 = 4.0 * trial_14 + t27 - 4.0 * trial_17 - t25 - t52;
    const double flux15 = 1.3333333333333333 * t11 * t47 + t16 * t53 - t14 * t50;
    const double flux16 = 1.3333333333333333 * t14 * t47 + t18 * t53 - t17 * t50;
    const double flux17 = 1.3333333333333333 * t16 * t47 + t19 * t53 - t18 * t50;
    const double t54 = trial_15 + 0.75 * t30 - trial_21 - 0.25 * t12;
    const double t55 = trial_15 + 0.25 * t0 - trial_18 - trial_21 - 0.5 * t54;
    const double flux18 = 2.6666666666666665 * t11 * t55 + t14 * t33 - t16 * t36;
    const double flux19 = 2.6666666666666665 * t14 * t55 + t17 * t33 - t18 * t36;
    const double flux20 = 2.6666666666666665 * t16 * t55 + t18 * t33 - t19 * t36;
    const double t56 = trial_16 + 0.75 * t38 - trial_22 - 0.25 * t22;
    const double t57 = trial_16 + 0.25 * t20 - trial_19 - trial_22 - 0.5 * t56;
    const double flux21 = 2.6666666666666665 * t11 * t57 + t14 * t41 - t16 * t44;
    const double flux22 = 2.6666666666666665 * t14 * t57 + t17 * t41 - t18 * t44;
    const double flux23 = 2.6666666666666665 * t16 * t57 + t18 * t41 - t19 * t44;
    const double t58 = trial_17 + 0.75 * t46 - trial_23 - 0.25 * t27;
    const double t59 = trial_17 + 0.25 * t25 - trial_20 - trial_23 - 0.5 * t58;
    const double flux24 = 2.6666666666666665 * t11 * t59 + t14 * t49 - t16 * t52;
    const double flux25 = 2.6666666666666665 * t14 * t59 + t17 * t49 - t18 * t52;
    const double flux26 = 2.6666666666666665 * t16 * t59 + t18 * t49 - t19 * t52;
    const double t60 = trial_12 + 0.75 * t30 - trial_21 - 0.25 * t0;
    const double t61 = 2.6666666666666665 * trial_21 - t30 - t35;
    const double flux27 = t11 * t54 + t14 * t60 - 0.75 * t16 * t61;
    const double flux28 = t14 * t54 + t17 * t60 - 0.75 * t18 * t61;
    const double flux29 = t16 * t54 + t18 * t60 - 0.75 * t19 * t61;
    const double t62 = trial_13 + 0.75 * t38 - trial_22 - 0.25 * t20;
    const double t63 = 2.6666666666666665 * trial_22 - t38 - t43;
    const double flux30 = t11 * t56 + t14 * t62 - 0.75 * t16 * t63;
    const double flux31 = t14 * t56 + t17 * t62 - 0.75 * t18 * t63;
    const double flux32 = t16 * t56 + t18 * t62 - 0.75 * t19 * t63;
    const double t64 = trial_14 + 0.75 * t46 - trial_23 - 0.25 * t25;
    const double t65 = 2.6666666666666665 * trial_23 - t46 - t51;
    const double flux33 = t11 * t58 + t14 * t64 - 0.75 * t16 * t65;
    const double flux34 = t14 * t58 + t17 * t64 - 0.75 * t18 * t65;
    const double flux35 = t16 * t58 + t18 * t64 - 0.75 * t19 * t65;
    const double result0 = -0.008333333333333333 * (flux9 + flux10 + flux11 + 2.0 * flux18 + 2.0 * flux19 +
        2.0 * flux20 - 8.0 * flux27 - 8.0 * flux28 - 8.0 * flux29);
    const double result1 = -0.008333333333333333 * (flux12 + flux13 + flux14 + 2.0 * flux21 + 2.0 * flux22 +
        2.0 * flux23 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
    const double result2 = -0.008333333333333333 * (flux15 + flux16 + flux17 + 2.0 * flux24 + 2.0 * flux25 +
        2.0 * flux26 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
    const double result3 = -0.025 * flux9;
    const double result4 = -0.025 * flux12;
    const double result5 = -0.025 * flux15;
    const double result6 = 0.008333333333333333 * (flux10 - 4.0 * flux19);
    const double result7 = 0.008333333333333333 * (flux13 - 4.0 * flux22);
    const double result8 = 0.008333333333333333 * (flux16 - 4.0 * flux25);
    const double result9 = 0.008333333333333333 * (flux11 + 2.0 * flux20 + 8.0 * flux29);
    const double result10 = 0.008333333333333333 * (flux14 + 2.0 * flux23 + 8.0 * flux32);
    const double result11 = 0.008333333333333333 * (flux17 + 2.0 * flux26 + 8.0 * flux35);
    const double t66 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0 *
        flux20;
    const double result12 = 0.008333333333333333 * t66;
    const double t67 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0 *
        flux23;
    const double result13 = 0.008333333333333333 * t67;
    const double t68 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0 *
        flux26;
    const double result14 = 0.008333333333333333 * t68;
    const double t69 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
    const double result15 = 0.16666666666666666 * t69;
    const double t70 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
    const double result16 = 0.16666666666666666 * t70;
    const double t71 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
    const double result17 = 0.16666666666666666 * t71;
    const double result18 = 0.16666666666666666 * (flux0 + flux1 + 0.05 * flux9 - 0.15 * flux10 - 0.2 *
        flux18);
    const double result19 = 0.16666666666666666 * (flux3 + flux4 + 0.05 * flux12 - 0.15 * flux13 - 0.2 *
        flux21);
    const double result20 = 0.16666666666666666 * (flux6 + flux7 + 0.05 * flux15 - 0.15 * flux16 - 0.2 *
        flux24);
    const double result21 = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux9 + flux10 + 2.0 *
        flux18 + 2.0 * flux19 + 8.0 * flux27 + 8.0 * flux28 + 16.0 * flux29);
    const double result22 = -0.008333333333333333 * (20.0 * flux3 + 20.0 * flux4 + flux12 + flux13 + 2.0 *
        flux21 + 2.0 * flux22 + 8.0 * flux30 + 8.0 * flux31 + 16.0 * flux32);
    const double result23 = -0.008333333333333333 * (20.0 * flux6 + 20.0 * flux7 + flux15 + flux16 + 2.0 *
        flux24 + 2.0 * flux25 + 8.0 * flux33 + 8.0 * flux34 + 16.0 * flux35);
    const double result24 = -0.008333333333333333 * (20.0 * flux0 + flux9 + t66 - 20.0 * flux1 - flux10 - 4.0
        * flux18 - 8.0 * flux19);
    const double result25 = -0.008333333333333333 * (20.0 * flux3 + flux12 + t67 - 20.0 * flux4 - flux13 - 4.0
        * flux21 - 8.0 * flux22);
    const double result26 = -0.008333333333333333 * (20.0 * flux6 + flux15 + t68 - 20.0 * flux7 - flux16 - 4.0
        * flux24 - 8.0 * flux25);
    const double result27 = 0.16666666666666666 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 - flux1
        - t69);
    const double result28 = 0.16666666666666666 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 -
        flux4 - t70);
    const double result29 = 0.16666666666666666 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 -
        flux7 - t71);
    tile[lane] = result0;
    tile[lane + 1280] = result1;
    tile[lane + 2560] = result2;
    tile[lane + 128] = result3;
    tile[lane + 1408] = result4;
    tile[lane + 2688] = result5;
    tile[lane + 256] = result6;
    tile[lane + 1536] = result7;
    tile[lane + 2816] = result8;
    tile[lane + 384] = result9;
    tile[lane + 1664] = result10;
    tile[lane + 2944] = result11;
    tile[lane + 512] = result12;
    tile[lane + 1792] = result13;
    tile[lane + 3072] = result14;
    tile[lane + 640] = result15;
    tile[lane + 1920] = result16;
    tile[lane + 3200] = result17;
    tile[lane + 768] = result18;
    tile[lane + 2048] = result19;
    tile[lane + 3328] = result20;
    tile[lane + 896] = result21;
    tile[lane + 2176] = result22;
    tile[lane + 3456] = result23;
    tile[lane + 1024] = result24;
    tile[lane + 2304] = result25;
    tile[lane + 3584] = result26;
    tile[lane + 1152] = result27;
    tile[lane + 2432] = result28;
    tile[lane + 3712] = result29;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    for (int e = begin; e < stop; ++e) {
      const int place = position[e];
      sum0 += tile[place];
      sum1 += tile[place + 1280];
      sum2 += tile[place + 2560];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
    atomicAdd(&y[d + 2], sum2);
  }
}

}  // namespace

extern "C" int vector_laplace_p2x3_tetrahedron_f64_apply_hip(
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
    hipLaunchKernelGGL(vector_laplace_p2x3_tetrahedron_f64_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p2x3_tetrahedron_f64_apply_hip(
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

extern "C" const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_hip_descriptor = {
    "vector_laplace_p2x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2^3",                                    // row_element
    "P2^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    30,                                        // rows
    30,                                        // columns
    30,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    10,                                        // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    448,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    46720,                                     // shared_bytes
    756.0,                                     // flops_per_cell
    156.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
