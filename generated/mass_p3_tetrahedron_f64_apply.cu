// mass_p3_tetrahedron_f64_apply: apply of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --kernel apply --define cell=tetrahedron --define degree=3
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
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   P3, 20 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          793 flops <- taken
//   quadrature      1591 flops
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
//   flops       793
//   bytes       208 (172 read, 36 written)
//   flops/byte  3.81
//   shared      42624 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {

__global__ void __launch_bounds__(128)
mass_p3_tetrahedron_f64_apply_kernel(
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
    const double t0 = 0.45 * trial_0;
    const double t1 = 0.025 * trial_1;
    const double t2 = 0.45 * trial_2;
    const double t3 = 0.45 * trial_3;
    const double t4 = 2.7 * trial_16;
    const double t5 = 0.225 * trial_17;
    const double t6 = 0.21428571428571427 * trial_18;
    const double t7 = 2.7 * trial_19;
    const double t8 = t0 + 18.0 * t1 + t2 + t3 + 1.5 * t4 + 18.0 * t5 + 18.9 * t6 + 1.5 * t7;
    const double t9 = x0_1 - x2_1;
    const double t10 = x0_2 - x3_2;
    const double t11 = x0_1 - x3_1;
    const double t12 = x0_2 - x2_2;
    const double adj00 = t9 * t10 - t11 * t12;
    const double t13 = x0_2 - x1_2;
    const double t14 = x0_1 - x1_1;
    const double adj10 = t11 * t13 - t10 * t14;
    const double adj20 = t12 * t14 - t9 * t13;
    const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double flux0 = t8 * abs_detJ;
    const double t15 = 0.05357142857142857 * trial_6;
    const double t16 = 1.6875 * trial_7;
    const double t17 = 0.10714285714285714 * trial_8;
    const double t18 = 0.2857142857142857 * trial_9;
    const double t19 = 1.6875 * trial_14;
    const double t20 = 0.05357142857142857 * trial_15;
    const double t21 = 0.45 * trial_4;
    const double t22 = 0.45 * trial_5;
    const double t23 = 1.35 * trial_10;
    const double t24 = 1.35 * trial_11;
    const double t25 = 0.45 * trial_12;
    const double t26 = 0.45 * trial_13;
    const double t27 = 198.0 * t1 + 2.3333333333333335 * t4 + 16.0 * t5 + 29.4 * t6 + 2.3333333333333335 * t7
        + 1.3333333333333333 * t16 + 7.875 * t18 + 1.3333333333333333 * t19 - t8 - 84.0 * t15 - 42.0 * t17 -
        84.0 * t20 - t21 - t22 - 0.3333333333333333 * t23 - 0.3333333333333333 * t24 - t25 - t26;
    const double t28 = t0 + t2 + t3 + 100.8 * t15 + 50.4 * t17 + 100.8 * t20 + 0.8571428571428571 * t27 -
        162.0 * t1 - 0.5 * t4 - 6.0 * t5 - 6.3 * t6 - 0.5 * t7 - 1.6 * t16 - 9.45 * t18 - 1.6 * t19;
    const double flux1 = abs_detJ * t28;
    const double t29 = 0.5 * t0 + 0.5 * t3 + 0.75 * t4 + 0.75 * t7 + 6.3 * t15 + 11.8125 * t18 + 6.3 * t20 +
        8.25 * t21 + 8.25 * t26 - t2 - 18.9 * t6 - t16 - 6.3 * t17 - t19 - 5.25 * t22 - t23 - t24 - 5.25 *
        t25;
    const double flux2 = abs_detJ * t29;
    const double t30 = t0 + t4 + 0.8 * t19 + 4.0 * t21 + t22 + t23 - t3 - t7 - 0.8 * t16 - t24 - t25 - 4.0 *
        t26;
    const double t31 = 8.4 * t15 + 0.26666666666666666 * t16 + t25 + t26 + 0.2 * t30 - 0.26666666666666666 *
        t19 - 8.4 * t20 - t21 - t22;
    const double flux3 = abs_detJ * (t0 + 151.2 * t15 + 2.4 * t19 + 9.0 * t23 + 27.0 * t25 - t3 - 2.4 * t16 -
        151.2 * t20 - 27.0 * t22 - 9.0 * t24 - 15.0 * t31);
    const double t32 = t0 + t2 + t3 + 84.0 * t15 + 42.0 * t17 + 84.0 * t20 + 1.25 * t27 - 252.0 * t1 -
        0.16666666666666666 * t4 - 2.0 * t5 - 2.1 * t6 - 0.16666666666666666 * t7 - 1.3333333333333333 * t16 -
        7.875 * t18 - 1.3333333333333333 * t19;
    const double flux4 = abs_detJ * t32;
    const double t33 = t2 + 12.6 * t6 + 42.0 * t15 + 0.5333333333333333 * t16 + 3.0 * t21 + t25 + 4.0 * t26 -
        t3 - t7 - 21.0 * t17 - 3.15 * t18 - 3.0 * t22 - 0.3333333333333333 * t23 - 1.3333333333333333 * t24 -
        2.5 * t31;
    const double flux5 = abs_detJ * t33;
    const double t34 = 3.0 * t0 + 3.0 * t3 + 24.0 * t5 - 6.0 * t22 - t23 - t24 - 6.0 * t25;
    const double t35 = 15.0 * t5 + t16 + t19 - 15.75 * t6 - 3.75 * t22 - 3.75 * t25 - 0.5357142857142857 *
        t34;
    const double t36 = 3.3333333333333335 * t0 + t2 + 3.3333333333333335 * t3 + 31.5 * t6 + 4.725 * t18 + t21
        + t26 + 1.8666666666666667 * t35 - 0.5 * t4 - 14.0 * t5 - 0.5 * t7 - 1.6 * t16 - 1.6 * t19 -
        0.4444444444444444 * t23 - 0.4444444444444444 * t24;
    const double flux6 = abs_detJ * t36;
    const double flux7 = abs_detJ * t31;
    const double flux8 = abs_detJ * t30;
    const double flux9 = abs_detJ * (1.25 * t0 + 1.25 * t3 + t16 + t19 + 3.75 * t22 + 3.75 * t25 - 15.0 * t5 -
        15.75 * t6 - 0.4166666666666667 * t23 - 0.4166666666666667 * t24);
    const double flux10 = abs_detJ * t27;
    const double t37 = 3.0 * t0 + 3.0 * t3 + t4 + t7 + 126.0 * t15 + 37.8 * t18 + 126.0 * t20 + t23 + t24 -
        6.0 * t2 - 25.2 * t6 - 3.2 * t16 - 126.0 * t17 - 3.2 * t19 - 3.0 * t21 - 3.0 * t26;
    const double flux11 = abs_detJ * t37;
    const double t38 = t0 + 3.0 * t2 + t3 + 1.1666666666666667 * t4 + 1.1666666666666667 * t7 +
        0.3333333333333333 * t23 + 0.3333333333333333 * t24 - 3.3333333333333335 * t5 - 4.9 * t6 -
        0.6222222222222222 * t16 - 11.025 * t18 - 0.6222222222222222 * t19 - t21 - 1.6666666666666667 * t22 -
        1.6666666666666667 * t25 - t26;
    const double flux12 = abs_detJ * t38;
    const double flux13 = abs_detJ * (0.25 * t0 + 0.25 * t3 + 1.5 * t21 + 0.08333333333333333 * t23 +
        0.08333333333333333 * t24 + 1.5 * t26 - t2 - 2.0 * t5 - t22 - t25);
    const double flux14 = abs_detJ * (t0 + 1.3333333333333333 * t16 + 84.0 * t20 + t22 + 0.3333333333333333 *
        t24 + 2.5 * t31 - t3 - 84.0 * t15 - 1.3333333333333333 * t19 - 0.3333333333333333 * t23 - t25);
    const double flux15 = abs_detJ * (2.0 * t4 + 1.6 * t19 + 3.0 * t21 + t23 - 2.0 * t7 - 1.6 * t16 - t24 -
        3.0 * t26 - 1.125 * t30);
    const double flux16 = abs_detJ * (0.3 * t0 + t22 + 0.03333333333333333 * t23 + t26 - 0.3 * t3 - t21 -
        0.03333333333333333 * t24 - t25);
    const double flux17 = abs_detJ * t35;
    const double flux18 = abs_detJ * t34;
    const double flux19 = abs_detJ * (t0 + t24 - t3 - t23);
    const double t39 = -3.5430839002267575e-05 * flux3;
    const double t40 = 1.0629251700680271e-05 * flux14;
    const double t41 = 0.0010629251700680273 * flux16;
    const double t42 = 0.00033068783068783067 * flux1;
    const double t43 = 0.0001674107142857143 * flux6;
    const double t44 = -0.0001240079365079365 * flux4;
    const double t45 = -4.96031746031746e-05 * flux5;
    const double t46 = 1.7777777777777777 * flux2 + 1.5 * flux10 + flux11 - 75264.0 * t42 - 37632.0 * t44 -
        94080.0 * t45;
    const double t47 = 3.111111111111111 * flux0 + 0.5502645502645502 * flux2 + flux9 + 0.14285714285714285 *
        flux11 + 0.32142857142857145 * flux12 + 1.7142857142857142 * flux13 + 0.8571428571428571 * flux15 +
        0.7142857142857143 * flux18 + 4480.0 * t43 - 2.5 * flux7 - 0.75 * flux8 - flux17 - 3.0 * flux19 -
        8960.0 * t39 - 40320.0 * t40 - 4032.0 * t41 - 3136.0 * t42 - 0.07142857142857142 * t46;
    const double result0 = 7.440476190476191e-05 * (5.0 * flux7 + 1.5 * flux8 + 6.0 * flux19 + 17920.0 * t39 +
        80640.0 * t40 + 8064.0 * t41 + t47 - 1.7142857142857142 * flux15);
    const double result1 = 7.971938775510203e-05 * (2.903703703703704 * flux0 + flux10 + 15052.8 * t44 -
        6272.0 * t42);
    const double result2 = 5.314625850340136e-06 * (43.55555555555556 * flux0 + 13.5 * flux12 + 188160.0 * t43
        - 10.074074074074074 * flux2 - flux11 - 96.0 * flux13 - 43904.0 * t42 - 282240.0 * t45 - t46);
    const double result3 = 7.440476190476191e-05 * t47;
    const double t48 = 0.0005196523053665911 * flux2 + 0.00018601190476190475 * flux7 + 0.0007653061224489796
        * flux13 + 8.503401360544217e-05 * flux15 + t39 + t40 + t41 + t43 + t44 - 0.0002232142857142857 *
        flux8 - 7.971938775510205e-06 * flux10 - 5.314625850340136e-06 * flux11 - 2.391581632653061e-05 *
        flux12 - t42 - 3.5 * t45;
    const double result4 = -2.0 * (0.00018601190476190475 * flux7 + 8.503401360544217e-05 * flux15 + t39 + t40
        + t41 - 0.0002232142857142857 * flux8 - 0.5 * t48);
    const double t49 = 0.00033068783068783067 * flux2 + 0.000744047619047619 * flux7 + 7.971938775510205e-06 *
        flux10 + 3.985969387755102e-05 * flux12 + 0.0005102040816326531 * flux13 + 6.377551020408164e-05 *
        flux15 + 2.48015873015873e-05 * flux17 + 0.00010629251700680272 * flux18 + 2.0 * t40 + t42 + t43 -
        5.580357142857143e-05 * flux8 - 0.0002232142857142857 * flux9 - 5.0 * t39 - t41 - t44 - t45;
    const double result5 = -t49;
    const double t50 = 35.0 * flux7 + 225792.0 * t42 + 112896.0 * t44 + t46 - 4.5 * flux10 - 37632.0 * t39 -
        564480.0 * t40;
    const double result6 = 2.657312925170068e-05 * t50;
    const double t51 = 0.0002362055933484505 * flux2 + 1.992984693877551e-05 * flux10 + 2.1258503401360543e-05
        * flux11 + 1.5 * t43 + t45 - 8.370535714285714e-05 * flux12 - t42 - 0.5 * t44;
    const double t52 = 0.0003720238095238095 * flux7 + 0.0002232142857142857 * flux9 + 5.978954081632653e-05 *
        flux10 + 0.00017361111111111112 * flux17 + 5.0 * t39 + 12.0 * t40 + 2.5 * t43 - 0.0001674107142857143
        * flux8 - 0.00013950892857142856 * flux12 - 0.00014880952380952382 * flux15 - 3.0 * t42 - 1.5 * t44 -
        t51;
    const double result8 = -5.314625850340136e-05 * t46;
    const double result9 = 2.0 * t51;
    const double t53 = 0.0001889644746787604 * flux2 + 0.0005580357142857143 * flux7 + 0.0001674107142857143 *
        flux8 + 7.440476190476191e-05 * flux9 + 7.971938775510205e-06 * flux10 + 5.314625850340136e-05 *
        flux18 + t40 + 0.1 * t41 + t42 - 5.314625850340136e-06 * flux11 - 2.391581632653061e-05 * flux12 -
        0.00012755102040816328 * flux13 - 2.1258503401360543e-05 * flux15 - 7.440476190476191e-05 * flux17 -
        0.0006696428571428571 * flux19 - 6.0 * t39 - 1.6666666666666667 * t43 - t44 - 2.5 * t45;
    const double result10 = 0.0011160714285714285 * flux7 + 0.0003348214285714286 * flux8 + 2.0 * t40 + 0.2 *
        t41 - 4.2517006802721085e-05 * flux15 - 0.0013392857142857143 * flux19 - 12.0 * t39 - t53;
    const double result11 = -t53;
    const double result12 = 0.001488095238095238 * flux7 + 0.00012755102040816328 * flux15 + 4.0 * t40 -
        0.00011160714285714285 * flux8 - 10.0 * t39 - 2.0 * t41 - t49;
    const double result14 = -(0.000744047619047619 * flux7 + 10.0 * t39 + 24.0 * t40 - 0.0003348214285714286 *
        flux8 - 0.00029761904761904765 * flux15 - t52);
    const double result15 = -2.657312925170068e-05 * (70.0 * flux7 - 75264.0 * t39 - 1128960.0 * t40 - t50);
    const double t54 = 0.00034722222222222224 * flux0 + 6.64328231292517e-06 * flux10 + 0.25 * t42 +
        0.16666666666666666 * t43 - 9.44822373393802e-05 * flux2 - 7.440476190476191e-05 * flux9 -
        3.5430839002267575e-06 * flux11 - 9.300595238095239e-06 * flux12 - 5.787037037037037e-05 * flux17 -
        0.7 * t44 - t45;
    const double t55 = 0.0001417233560090703 * flux2 + 7.440476190476191e-05 * flux9 + 5.314625850340136e-06 *
        flux11 + 3.7202380952380956e-05 * flux12 + 5.787037037037037e-05 * flux17 + 1.5 * t45 + t54 -
        0.00018601190476190475 * flux7 - 5.580357142857143e-05 * flux8 - 4.96031746031746e-05 * flux15 - t39 -
        t40 - 0.6666666666666666 * t43;
    const double result16 = 12.0 * (0.00018601190476190475 * flux7 + 5.580357142857143e-05 * flux8 +
        4.96031746031746e-05 * flux15 + t39 + t40 + 0.5 * t55);
    const double result17 = 7.971938775510205e-06 * (261.3333333333333 * flux0 + 6.222222222222222 * flux17 +
        26.666666666666668 * flux18 + 225792.0 * t44 - 56.0 * flux9 - flux10 - 5.0 * flux12 - 64.0 * flux13 -
        564480.0 * t42 - 627200.0 * t43);
    const double result18 = 6.0 * t54;
    const double result19 = 6.0 * t55;
    tile[lane] = result0;
    tile[lane + 128] = result1;
    tile[lane + 256] = result2;
    tile[lane + 384] = result3;
    tile[lane + 512] = result4;
    tile[lane + 640] = result5;
    tile[lane + 768] = result6;
    tile[lane + 896] = t52;
    tile[lane + 1024] = result8;
    tile[lane + 1152] = result9;
    tile[lane + 1280] = result10;
    tile[lane + 1408] = result11;
    tile[lane + 1536] = result12;
    tile[lane + 1664] = t48;
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

extern "C" int mass_p3_tetrahedron_f64_apply_cuda(
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
    mass_p3_tetrahedron_f64_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, coordinates, cells, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p3_tetrahedron_f64_apply_cuda(
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

extern "C" const femforge_kernel mass_p3_tetrahedron_f64_apply_cuda_descriptor = {
    "mass_p3_tetrahedron_f64_apply",  // name
    "apply",                          // kernel
    "a",                              // form
    "cuda",                           // target
    "float64",                        // scalar
    "tensor",                         // representation
    "tetrahedron",                    // cell
    "P1^3",                           // coordinate_element
    "P3",                             // row_element
    "P3",                             // column_element
    "ufcx",                           // dof_order
    3,                                // gdim
    2,                                // arity
    20,                               // rows
    20,                               // columns
    20,                               // entries_per_cell
    6,                                // quadrature_degree
    0,                                // quadrature_points
    0,                                // num_coefficients
    0,                                // num_constants
    nullptr,                          // coefficients
    nullptr,                          // constants
    "vertices",                       // input
    "full",                           // output
    0,                                // geometry_size
    4,                                // coordinate_nodes
    "patch",                          // scatter
    "int32",                          // index_type
    "separate",                       // numbering
    "interleaved",                    // component_order
    0,                                // constraints
    20,                               // nodes
    1,                                // components
    0,                                // trial_nodes
    1,                                // cluster
    1216,                             // patch_nodes
    "auto",                           // mapping
    "full",                           // unroll
    "auto",                           // k_place
    128,                              // element_batch
    128,                              // concurrent_elements
    1,                                // interleave_stores
    128,                              // threads
    42624,                            // shared_bytes
    793.0,                            // flops_per_cell
    208.0,                            // bytes_per_cell
    0.0,                              // paper_flops_per_cell
    launch,                           // launch
};
