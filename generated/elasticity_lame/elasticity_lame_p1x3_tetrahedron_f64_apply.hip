// elasticity_lame_p1x3_tetrahedron_f64_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=tetrahedron --define degree=1
//
// Form file elasticity_lame.form:
//   | """Linear elasticity, -div sigma(u) with Hooke's law, and Lame coefficients lmbda and mu on each cell."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | material = FiniteElement("DP", cell, 0)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | lmbda = Coefficient(material)
//   | mu = Coefficient(material)
//   |
//   |
//   | def epsilon(u):
//   |     return sym(grad(u))
//   |
//   |
//   | def sigma(u):
//   |     return lmbda * div(u) * Identity(len(u)) + 2 * mu * epsilon(u)
//   |
//   |
//   | a = inner(epsilon(v), sigma(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   lmbda   coefficient, DP0, 1 dofs
//   mu      coefficient, DP0, 1 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          179 flops <- taken
//   quadrature      179 flops
//   sum_factorised  362 flops
//   why             fewest flops of those that are valid; written, 179 flops, as it has no loops; 165 in
//                   macro elements of three, with additions
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              blocks
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   block_nodes          192
//   macro_cells          3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       165
//   bytes       64 (60 read, 4 written)
//   flops/byte  2.58
//   shared      24216 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "elasticity_lame_p1x3_tetrahedron_f64_apply.h"

namespace {

using femforge_gpu::reciprocal;

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ result_places,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[576];
  alignas(16) __shared__ double tile[2307];
  alignas(16) __shared__ int32_t entry[192];
  alignas(16) __shared__ uint16_t end[192];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  const int lane = static_cast<int>(threadIdx.x);
  const int batch_cell = lane;
  const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
  const ushort2 l0_to_l1 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell];
  const int l0 = l0_to_l1.x;
  const int l1 = l0_to_l1.y;
  const ushort2 l2_to_l3 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 1];
  const int l2 = l2_to_l3.x;
  const int l3 = l2_to_l3.y;
  const ushort2 l4_to_l5 = reinterpret_cast<const ushort2*>(local_nodes)[3 * cell + 2];
  const int l4 = l4_to_l5.x;
  const int l5 = l4_to_l5.y;
  const int2 n0_to_n1 = reinterpret_cast<const int2*>(macro_points)[3 * cell];
  const int64_t n0 = n0_to_n1.x;
  const int64_t n1 = n0_to_n1.y;
  const int2 n2_to_n3 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 1];
  const int64_t n2 = n2_to_n3.x;
  const int64_t n3 = n2_to_n3.y;
  const int2 n4_to_n5 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 2];
  const int64_t n4 = n4_to_n5.x;
  const int64_t n5 = n4_to_n5.y;
  const ushort2 listed0_to_listed1 = reinterpret_cast<const ushort2*>(result_places)[3 * cell];
  const int listed0 = listed0_to_listed1.x;
  const int listed1 = listed0_to_listed1.y;
  const ushort2 listed2_to_listed3 = reinterpret_cast<const ushort2*>(result_places)[3 * cell + 1];
  const int listed2 = listed2_to_listed3.x;
  const int listed3 = listed2_to_listed3.y;
  const ushort2 listed4_to_listed5 = reinterpret_cast<const ushort2*>(result_places)[3 * cell + 2];
  const int listed4 = listed4_to_listed5.x;
  const int listed5 = listed4_to_listed5.y;
  #pragma unroll
  for (int turn = 0; turn < 2; ++turn) {
    const int item = static_cast<int>(threadIdx.x) + 128 * turn;
    const int node = item < nodes_here ? item : nodes_here - 1;
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 192] = x[d + 1];
    x_nodes[node + 384] = x[d + 2];
  }
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
  const double x5_0 = coordinates[3 * n5];
  const double x5_2 = coordinates[3 * n5 + 2];
  const double x5_1 = coordinates[3 * n5 + 1];
  const double x4_2 = coordinates[3 * n4 + 2];
  const double x4_0 = coordinates[3 * n4];
  const double x4_1 = coordinates[3 * n4 + 1];
  __syncthreads();
  const double lmbda_0 = lmbda[3 * cell];
  const double mu_0 = mu[3 * cell];
  const double trial_0 = x_nodes[l0];
  const double trial_3 = x_nodes[l1];
  const double trial_6 = x_nodes[l2];
  const double trial_9 = x_nodes[l3];
  const double trial_1 = x_nodes[l0 + 192];
  const double trial_4 = x_nodes[l1 + 192];
  const double trial_7 = x_nodes[l2 + 192];
  const double trial_10 = x_nodes[l3 + 192];
  const double trial_2 = x_nodes[l0 + 384];
  const double trial_5 = x_nodes[l1 + 384];
  const double trial_8 = x_nodes[l2 + 384];
  const double trial_11 = x_nodes[l3 + 384];
  const double trial_16 = x_nodes[l5 + 192];
  const double trial_15 = x_nodes[l5];
  const double mu_1 = mu[3 * cell + 1];
  const double trial_17 = x_nodes[l5 + 384];
  const double lmbda_1 = lmbda[3 * cell + 1];
  const double trial_13 = x_nodes[l4 + 192];
  const double trial_12 = x_nodes[l4];
  const double mu_2 = mu[3 * cell + 2];
  const double trial_14 = x_nodes[l4 + 384];
  const double lmbda_2 = lmbda[3 * cell + 2];
  const double t0 = x0_0 - x3_0;
  const double t1 = x0_2 - x2_2;
  const double t2 = x0_0 - x2_0;
  const double t3 = x0_2 - x3_2;
  const double t4 = t0 * t1 - t2 * t3;
  const double t5 = trial_1 - trial_4;
  const double t6 = x0_1 - x2_1;
  const double t7 = x0_1 - x3_1;
  const double t8 = t3 * t6 - t1 * t7;
  const double t9 = trial_1 - trial_7;
  const double t10 = x0_2 - x1_2;
  const double t11 = x0_1 - x1_1;
  const double t12 = t7 * t10 - t3 * t11;
  const double t13 = trial_1 - trial_10;
  const double t14 = t1 * t11 - t6 * t10;
  const double t15 = trial_0 - trial_3;
  const double t16 = trial_0 - trial_6;
  const double t17 = x0_0 - x1_0;
  const double t18 = t3 * t17 - t0 * t10;
  const double t19 = trial_0 - trial_9;
  const double t20 = t2 * t10 - t1 * t17;
  const double t21 = reciprocal(std::fabs(t8 * t17 + t2 * t12 + t0 * t14));
  const double t22 = mu_0 * t21;
  const double t23 = ((t5 * t8 + t9 * t12 + t13 * t14) + (t4 * t15 + t16 * t18 + t19 * t20)) * t22;
  const double t24 = t2 * t7 - t0 * t6;
  const double t25 = trial_2 - trial_5;
  const double t26 = trial_2 - trial_8;
  const double t27 = trial_2 - trial_11;
  const double t28 = t0 * t11 - t7 * t17;
  const double t29 = t6 * t17 - t2 * t11;
  const double t30 = t22 * ((t8 * t25 + t12 * t26 + t14 * t27) + (t15 * t24 + t16 * t28 + t19 * t29));
  const double t31 = t8 * t15 + t12 * t16 + t14 * t19;
  const double t32 = t4 * t5 + t9 * t18 + t13 * t20;
  const double t33 = t24 * t25 + t26 * t28 + t27 * t29;
  const double t34 = (t31 + t32 + t33) * lmbda_0 * t21;
  const double t35 = t34 + 2.0 * t22 * t31;
  const double t36 = t4 * t23 + t24 * t30 + t8 * t35;
  const double t37 = t18 * t23 + t28 * t30 + t12 * t35;
  const double t38 = t20 * t23 + t29 * t30 + t14 * t35;
  const double t39 = x0_0 - x5_0;
  const double t40 = x0_2 - x5_2;
  const double t41 = t1 * t39 - t2 * t40;
  const double t42 = x0_1 - x5_1;
  const double t43 = t6 * t40 - t1 * t42;
  const double t44 = t10 * t42 - t11 * t40;
  const double t45 = trial_1 - trial_16;
  const double t46 = t17 * t40 - t10 * t39;
  const double t47 = trial_0 - trial_15;
  const double t48 = reciprocal(std::fabs(t17 * t43 + t2 * t44 + t14 * t39));
  const double t49 = mu_1 * t48;
  const double t50 = ((t5 * t43 + t9 * t44 + t14 * t45) + (t15 * t41 + t16 * t46 + t20 * t47)) * t49;
  const double t51 = t2 * t42 - t6 * t39;
  const double t52 = trial_2 - trial_17;
  const double t53 = t11 * t39 - t17 * t42;
  const double t54 = t49 * ((t25 * t43 + t26 * t44 + t14 * t52) + (t15 * t51 + t16 * t53 + t29 * t47));
  const double t55 = t15 * t43 + t16 * t44 + t14 * t47;
  const double t56 = t5 * t41 + t9 * t46 + t20 * t45;
  const double t57 = t25 * t51 + t26 * t53 + t29 * t52;
  const double t58 = (t55 + t56 + t57) * lmbda_1 * t48;
  const double t59 = t58 + 2.0 * t49 * t55;
  const double t60 = t41 * t50 + t51 * t54 + t43 * t59;
  const double t61 = t46 * t50 + t53 * t54 + t44 * t59;
  const double t62 = t20 * t50 + t29 * t54 + t14 * t59;
  const double t63 = x0_2 - x4_2;
  const double t64 = x0_0 - x4_0;
  const double t65 = t0 * t63 - t3 * t64;
  const double t66 = x0_1 - x4_1;
  const double t67 = t3 * t66 - t7 * t63;
  const double t68 = trial_1 - trial_13;
  const double t69 = t11 * t63 - t10 * t66;
  const double t70 = trial_0 - trial_12;
  const double t71 = t10 * t64 - t17 * t63;
  const double t72 = reciprocal(std::fabs(t17 * t67 + t12 * t64 + t0 * t69));
  const double t73 = mu_2 * t72;
  const double t74 = ((t5 * t67 + t12 * t68 + t13 * t69) + (t15 * t65 + t18 * t70 + t19 * t71)) * t73;
  const double t75 = t7 * t64 - t0 * t66;
  const double t76 = trial_2 - trial_14;
  const double t77 = t17 * t66 - t11 * t64;
  const double t78 = t73 * ((t25 * t67 + t12 * t76 + t27 * t69) + (t15 * t75 + t28 * t70 + t19 * t77));
  const double t79 = t15 * t67 + t12 * t70 + t19 * t69;
  const double t80 = t5 * t65 + t18 * t68 + t13 * t71;
  const double t81 = t25 * t75 + t28 * t76 + t27 * t77;
  const double t82 = (t79 + t80 + t81) * lmbda_2 * t72;
  const double t83 = t82 + 2.0 * t73 * t79;
  const double t84 = t65 * t74 + t75 * t78 + t67 * t83;
  const double t85 = t18 * t74 + t28 * t78 + t12 * t83;
  const double t86 = t71 * t74 + t77 * t78 + t69 * t83;
  const double result0 = 0.16666666666666666 * ((t36 + t37 + t38) + (t60 + t61 + t62) + (t84 + t85 + t86));
  const double t87 = t22 * ((t4 * t25 + t18 * t26 + t20 * t27) + (t5 * t24 + t9 * t28 + t13 * t29));
  const double t88 = t34 + 2.0 * t22 * t32;
  const double t89 = t8 * t23 + t24 * t87 + t4 * t88;
  const double t90 = t12 * t23 + t28 * t87 + t18 * t88;
  const double t91 = t14 * t23 + t29 * t87 + t20 * t88;
  const double t92 = t49 * ((t25 * t41 + t26 * t46 + t20 * t52) + (t5 * t51 + t9 * t53 + t29 * t45));
  const double t93 = t58 + 2.0 * t49 * t56;
  const double t94 = t43 * t50 + t51 * t92 + t41 * t93;
  const double t95 = t44 * t50 + t53 * t92 + t46 * t93;
  const double t96 = t14 * t50 + t29 * t92 + t20 * t93;
  const double t97 = t73 * ((t25 * t65 + t18 * t76 + t27 * t71) + (t5 * t75 + t28 * t68 + t13 * t77));
  const double t98 = t82 + 2.0 * t73 * t80;
  const double t99 = t67 * t74 + t75 * t97 + t65 * t98;
  const double t100 = t12 * t74 + t28 * t97 + t18 * t98;
  const double t101 = t69 * t74 + t77 * t97 + t71 * t98;
  const double result1 = 0.16666666666666666 * ((t89 + t90 + t91) + (t94 + t95 + t96) + (t99 + t100 + t101));
  const double t102 = t34 + 2.0 * t22 * t33;
  const double t103 = t8 * t30 + t4 * t87 + t24 * t102;
  const double t104 = t12 * t30 + t18 * t87 + t28 * t102;
  const double t105 = t14 * t30 + t20 * t87 + t29 * t102;
  const double t106 = t58 + 2.0 * t49 * t57;
  const double t107 = t43 * t54 + t41 * t92 + t51 * t106;
  const double t108 = t44 * t54 + t46 * t92 + t53 * t106;
  const double t109 = t14 * t54 + t20 * t92 + t29 * t106;
  const double t110 = t82 + 2.0 * t73 * t81;
  const double t111 = t67 * t78 + t65 * t97 + t75 * t110;
  const double t112 = t12 * t78 + t18 * t97 + t28 * t110;
  const double t113 = t69 * t78 + t71 * t97 + t77 * t110;
  const double result2 = 0.16666666666666666 * ((t103 + t104 + t105) + (t107 + t108 + t109) + (t111 + t112 +
      t113));
  const double result3 = -0.16666666666666666 * (t36 + t60 + t84);
  const double result4 = -0.16666666666666666 * (t89 + t94 + t99);
  const double result5 = -0.16666666666666666 * (t103 + t107 + t111);
  const double result6 = -0.16666666666666666 * (t37 + t61);
  const double result7 = -0.16666666666666666 * (t90 + t95);
  const double result8 = -0.16666666666666666 * (t104 + t108);
  const double result9 = -0.16666666666666666 * (t38 + t86);
  const double result10 = -0.16666666666666666 * (t91 + t101);
  const double result11 = -0.16666666666666666 * (t105 + t113);
  const double result12 = -0.16666666666666666 * t85;
  const double result13 = -0.16666666666666666 * t100;
  const double result14 = -0.16666666666666666 * t112;
  const double result15 = -0.16666666666666666 * t62;
  const double result16 = -0.16666666666666666 * t96;
  const double result17 = -0.16666666666666666 * t109;
  const int place0 = lane < cells_here ? listed0 : 6 * lane;
  const int place1 = lane < cells_here ? listed1 : 6 * lane + 1;
  const int place2 = lane < cells_here ? listed2 : 6 * lane + 2;
  const int place3 = lane < cells_here ? listed3 : 6 * lane + 3;
  const int place4 = lane < cells_here ? listed4 : 6 * lane + 4;
  const int place5 = lane < cells_here ? listed5 : 6 * lane + 5;
  tile[place0] = result0;
  tile[place0 + 769] = result1;
  tile[place0 + 1538] = result2;
  tile[place1] = result3;
  tile[place1 + 769] = result4;
  tile[place1 + 1538] = result5;
  tile[place2] = result6;
  tile[place2 + 769] = result7;
  tile[place2 + 1538] = result8;
  tile[place3] = result9;
  tile[place3 + 769] = result10;
  tile[place3 + 1538] = result11;
  tile[place4] = result12;
  tile[place4 + 769] = result13;
  tile[place4 + 1538] = result14;
  tile[place5] = result15;
  tile[place5 + 769] = result16;
  tile[place5 + 1538] = result17;
  __syncthreads();
  for (int k = static_cast<int>(threadIdx.x); k < 3 * nodes_here; k += 128) {
    const int node = k / 3;
    const int component = k % 3;
    const int64_t d = entry[node];
    const int begin = node > 0 ? end[node - 1] : 0;
    const int stop = end[node];
    double sum = 0;
    for (int e = begin; e < stop; ++e) {
      sum += tile[e + 769 * component];
    }
    atomicAdd(&y[d + component], sum);
  }
}

__global__ void __launch_bounds__(128)
elasticity_lame_p1x3_tetrahedron_f64_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = 128 * batch;
  const int cells_here = static_cast<int>(num_rest_cells - first_cell < 128 ? num_rest_cells - first_cell :
      128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double trial_0 = x[d0];
    const double trial_3 = x[d1];
    const double trial_6 = x[d2];
    const double trial_9 = x[d3];
    const double trial_1 = x[d0 + 1];
    const double trial_4 = x[d1 + 1];
    const double trial_7 = x[d2 + 1];
    const double trial_10 = x[d3 + 1];
    const double trial_2 = x[d0 + 2];
    const double trial_5 = x[d1 + 2];
    const double trial_8 = x[d2 + 2];
    const double trial_11 = x[d3 + 2];
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
    const double J02 = x3_0 - x0_0;
    const double J21 = x2_2 - x0_2;
    const double J01 = x2_0 - x0_0;
    const double J22 = x3_2 - x0_2;
    const double adj01 = J02 * J21 - J01 * J22;
    const double t0 = trial_1 - trial_4;
    const double J11 = x2_1 - x0_1;
    const double J12 = x3_1 - x0_1;
    const double adj00 = J22 * J11 - J21 * J12;
    const double t1 = trial_1 - trial_7;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double t2 = trial_1 - trial_10;
    const double adj20 = J21 * J10 - J11 * J20;
    const double t3 = trial_0 - trial_3;
    const double t4 = trial_0 - trial_6;
    const double J00 = x1_0 - x0_0;
    const double adj11 = J22 * J00 - J02 * J20;
    const double t5 = trial_0 - trial_9;
    const double adj21 = J01 * J20 - J21 * J00;
    const double detJ = adj00 * J00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double t6 = mu_0 * inv_abs_detJ;
    const double t7 = ((t0 * adj00 + t1 * adj10 + t2 * adj20) + (adj01 * t3 + t4 * adj11 + t5 * adj21)) * t6;
    const double adj02 = J01 * J12 - J02 * J11;
    const double t8 = trial_2 - trial_5;
    const double t9 = trial_2 - trial_8;
    const double t10 = trial_2 - trial_11;
    const double adj12 = J02 * J10 - J12 * J00;
    const double adj22 = J11 * J00 - J01 * J10;
    const double t11 = t6 * ((adj00 * t8 + adj10 * t9 + adj20 * t10) + (t3 * adj02 + t4 * adj12 + t5 *
        adj22));
    const double t12 = adj00 * t3 + adj10 * t4 + adj20 * t5;
    const double t13 = adj01 * t0 + t1 * adj11 + t2 * adj21;
    const double t14 = adj02 * t8 + t9 * adj12 + t10 * adj22;
    const double t15 = (t12 + t13 + t14) * lmbda_0 * inv_abs_detJ;
    const double t16 = t15 + 2.0 * t6 * t12;
    const double flux0 = -adj01 * t7 - adj02 * t11 - adj00 * t16;
    const double flux1 = -adj11 * t7 - adj12 * t11 - adj10 * t16;
    const double flux2 = -adj21 * t7 - adj22 * t11 - adj20 * t16;
    const double t17 = t6 * ((adj01 * t8 + adj11 * t9 + adj21 * t10) + (t0 * adj02 + t1 * adj12 + t2 *
        adj22));
    const double t18 = t15 + 2.0 * t6 * t13;
    const double flux3 = -adj00 * t7 - adj02 * t17 - adj01 * t18;
    const double flux4 = -adj10 * t7 - adj12 * t17 - adj11 * t18;
    const double flux5 = -adj20 * t7 - adj22 * t17 - adj21 * t18;
    const double t19 = t15 + 2.0 * t6 * t14;
    const double flux6 = -adj00 * t11 - adj01 * t17 - adj02 * t19;
    const double flux7 = -adj10 * t11 - adj11 * t17 - adj12 * t19;
    const double flux8 = -adj20 * t11 - adj21 * t17 - adj22 * t19;
    const double result0 = -0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = -0.16666666666666666 * (flux3 + flux4 + flux5);
    const double result2 = -0.16666666666666666 * (flux6 + flux7 + flux8);
    const double result3 = 0.16666666666666666 * flux0;
    const double result4 = 0.16666666666666666 * flux3;
    const double result5 = 0.16666666666666666 * flux6;
    const double result6 = 0.16666666666666666 * flux1;
    const double result7 = 0.16666666666666666 * flux4;
    const double result8 = 0.16666666666666666 * flux7;
    const double result9 = 0.16666666666666666 * flux2;
    const double result10 = 0.16666666666666666 * flux5;
    const double result11 = 0.16666666666666666 * flux8;
    if (batch_cell < cells_here) {
      atomicAdd(&y[d0], result0);
      atomicAdd(&y[d0 + 1], result1);
      atomicAdd(&y[d0 + 2], result2);
      atomicAdd(&y[d1], result3);
      atomicAdd(&y[d1 + 1], result4);
      atomicAdd(&y[d1 + 2], result5);
      atomicAdd(&y[d2], result6);
      atomicAdd(&y[d2 + 1], result7);
      atomicAdd(&y[d2 + 2], result8);
      atomicAdd(&y[d3], result9);
      atomicAdd(&y[d3 + 1], result10);
      atomicAdd(&y[d3 + 2], result11);
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_p1x3_tetrahedron_f64_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* lmbda,
    const double* mu,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* result_places,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || coordinates == nullptr || lmbda == nullptr || mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(result_places) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3 || num_cell_blocks < 0) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, macro_points, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes, result_places, contribution_ends);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(elasticity_lame_p1x3_tetrahedron_f64_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, coordinates, cells, lmbda + 3 * num_macro_elements, mu + 3 * num_macro_elements);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_p1x3_tetrahedron_f64_apply_hip(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_cell_blocks,
      arguments->block_cells,
      arguments->block_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      arguments->result_places,
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DP0", 1, 0, 0, nullptr},
    {"mu", "DP0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_p1x3_tetrahedron_f64_apply_hip_descriptor = {
    "elasticity_lame_p1x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "elasticity_lame.form",                    // form_file
    "a",                                       // form
    "hip",                                     // target
    "17f945e62484b636",                        // key
    "float64",                                 // scalar
    "tensor",                                  // representation
    "cell",                                    // integral
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    0,                                         // quadrature_degree
    0,                                         // quadrature_points
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    3,                                         // macro_cells
    192,                                       // block_nodes
    "auto",                                    // mapping
    "auto",                                    // unroll
    "written",                                 // realisation
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    24216,                                     // shared_bytes
    165.0,                                     // flops_per_cell
    64.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
