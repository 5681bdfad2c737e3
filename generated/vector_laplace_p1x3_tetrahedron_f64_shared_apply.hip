// vector_laplace_p1x3_tetrahedron_f64_shared_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=1 --set numbering=shared
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
//   test    P1^3, 12 dofs
//   trial   P1^3, 12 dofs
//   degree  0 (estimate), scheme default
//
// Representation:
//   tensor          150 flops <- taken
//   quadrature      150 flops
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
//   numbering            shared
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          192
//   cluster              3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       132.667
//   bytes       32 (28 read, 4 written)
//   flops/byte  4.15
//   shared      30336 bytes a block of 128 threads
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
vector_laplace_p1x3_tetrahedron_f64_shared_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const double* __restrict__ coordinates,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double x_nodes[576];
  alignas(16) __shared__ double point_nodes[576];
  alignas(16) __shared__ double tile[2304];
  alignas(16) __shared__ int32_t entry[192];
  alignas(16) __shared__ uint16_t end[192];
  alignas(16) __shared__ uint16_t position[768];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 6;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < cells_here * 6; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    x_nodes[node] = x[d];
    x_nodes[node + 192] = x[d + 1];
    x_nodes[node + 384] = x[d + 2];
    point_nodes[node] = coordinates[d];
    point_nodes[node + 192] = coordinates[d + 1];
    point_nodes[node + 384] = coordinates[d + 2];
  }
  __syncthreads();
  {
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
    const double x0_0 = point_nodes[l0];
    const double x1_0 = point_nodes[l1];
    const double x2_0 = point_nodes[l2];
    const double x3_0 = point_nodes[l3];
    const double x0_1 = point_nodes[l0 + 192];
    const double x1_1 = point_nodes[l1 + 192];
    const double x2_1 = point_nodes[l2 + 192];
    const double x3_1 = point_nodes[l3 + 192];
    const double x0_2 = point_nodes[l0 + 384];
    const double x1_2 = point_nodes[l1 + 384];
    const double x2_2 = point_nodes[l2 + 384];
    const double x3_2 = point_nodes[l3 + 384];
    const double x5_2 = point_nodes[l5 + 384];
    const double x5_1 = point_nodes[l5 + 192];
    const double x5_0 = point_nodes[l5];
    const double trial_15 = x_nodes[l5];
    const double trial_16 = x_nodes[l5 + 192];
    const double trial_17 = x_nodes[l5 + 384];
    const double x4_1 = point_nodes[l4 + 192];
    const double x4_2 = point_nodes[l4 + 384];
    const double x4_0 = point_nodes[l4];
    const double trial_12 = x_nodes[l4];
    const double trial_13 = x_nodes[l4 + 192];
    const double trial_14 = x_nodes[l4 + 384];
    const double t0 = trial_0 - trial_3;
    const double t1 = x0_0 - x1_0;
    const double t2 = x0_1 - x2_1;
    const double t3 = x0_2 - x3_2;
    const double t4 = x0_1 - x3_1;
    const double t5 = x0_2 - x2_2;
    const double t6 = t2 * t3 - t4 * t5;
    const double t7 = x0_0 - x2_0;
    const double t8 = x0_2 - x1_2;
    const double t9 = x0_1 - x1_1;
    const double t10 = t4 * t8 - t3 * t9;
    const double t11 = x0_0 - x3_0;
    const double t12 = t5 * t9 - t2 * t8;
    const double t13 = reciprocal(std::fabs(-(t1 * t6 + t7 * t10 + t11 * t12)));
    const double t14 = t5 * t11 - t3 * t7;
    const double t15 = t4 * t7 - t2 * t11;
    const double t16 = t13 * (t6 * t6 + t14 * t14 + t15 * t15);
    const double t17 = trial_0 - trial_6;
    const double t18 = t1 * t3 - t8 * t11;
    const double t19 = t9 * t11 - t1 * t4;
    const double t20 = t13 * (t6 * t10 + t14 * t18 + t15 * t19);
    const double t21 = trial_0 - trial_9;
    const double t22 = t7 * t8 - t1 * t5;
    const double t23 = t1 * t2 - t7 * t9;
    const double t24 = t13 * (t6 * t12 + t14 * t22 + t15 * t23);
    const double t25 = t0 * t16 + t17 * t20 + t21 * t24;
    const double t26 = t10 * t10 + t18 * t18 + t19 * t19;
    const double t27 = t13 * t26;
    const double t28 = t13 * (t10 * t12 + t18 * t22 + t19 * t23);
    const double t29 = t0 * t20 + t17 * t27 + t21 * t28;
    const double t30 = t12 * t12 + t22 * t22 + t23 * t23;
    const double t31 = t13 * t30;
    const double t32 = t0 * t24 + t17 * t28 + t21 * t31;
    const double t33 = x0_2 - x5_2;
    const double t34 = x0_1 - x5_1;
    const double t35 = t2 * t33 - t5 * t34;
    const double t36 = t8 * t34 - t9 * t33;
    const double t37 = x0_0 - x5_0;
    const double t38 = reciprocal(std::fabs(-(t1 * t35 + t7 * t36 + t12 * t37)));
    const double t39 = t5 * t37 - t7 * t33;
    const double t40 = t7 * t34 - t2 * t37;
    const double t41 = t38 * (t35 * t35 + t39 * t39 + t40 * t40);
    const double t42 = t1 * t33 - t8 * t37;
    const double t43 = t9 * t37 - t1 * t34;
    const double t44 = t38 * (t35 * t36 + t39 * t42 + t40 * t43);
    const double t45 = trial_0 - trial_15;
    const double t46 = t38 * (t12 * t35 + t22 * t39 + t23 * t40);
    const double t47 = t0 * t41 + t17 * t44 + t45 * t46;
    const double t48 = t38 * (t36 * t36 + t42 * t42 + t43 * t43);
    const double t49 = t38 * (t12 * t36 + t22 * t42 + t23 * t43);
    const double t50 = t0 * t44 + t17 * t48 + t45 * t49;
    const double t51 = t30 * t38;
    const double t52 = t0 * t46 + t17 * t49 + t45 * t51;
    const double t53 = x0_1 - x4_1;
    const double t54 = x0_2 - x4_2;
    const double t55 = t3 * t53 - t4 * t54;
    const double t56 = x0_0 - x4_0;
    const double t57 = t9 * t54 - t8 * t53;
    const double t58 = reciprocal(std::fabs(-(t1 * t55 + t10 * t56 + t11 * t57)));
    const double t59 = t11 * t54 - t3 * t56;
    const double t60 = t4 * t56 - t11 * t53;
    const double t61 = t58 * (t55 * t55 + t59 * t59 + t60 * t60);
    const double t62 = trial_0 - trial_12;
    const double t63 = t58 * (t10 * t55 + t18 * t59 + t19 * t60);
    const double t64 = t8 * t56 - t1 * t54;
    const double t65 = t1 * t53 - t9 * t56;
    const double t66 = t58 * (t55 * t57 + t59 * t64 + t60 * t65);
    const double t67 = t0 * t61 + t62 * t63 + t21 * t66;
    const double t68 = t26 * t58;
    const double t69 = t58 * (t10 * t57 + t18 * t64 + t19 * t65);
    const double t70 = t0 * t63 + t62 * t68 + t21 * t69;
    const double t71 = t58 * (t57 * t57 + t64 * t64 + t65 * t65);
    const double t72 = t0 * t66 + t62 * t69 + t21 * t71;
    const double result0 = 0.16666666666666666 * ((t25 + t29 + t32) + (t47 + t50 + t52) + (t67 + t70 + t72));
    const double t73 = trial_1 - trial_4;
    const double t74 = trial_1 - trial_7;
    const double t75 = trial_1 - trial_10;
    const double t76 = t16 * t73 + t20 * t74 + t24 * t75;
    const double t77 = t20 * t73 + t27 * t74 + t28 * t75;
    const double t78 = t24 * t73 + t28 * t74 + t31 * t75;
    const double t79 = trial_1 - trial_16;
    const double t80 = t41 * t73 + t44 * t74 + t46 * t79;
    const double t81 = t44 * t73 + t48 * t74 + t49 * t79;
    const double t82 = t46 * t73 + t49 * t74 + t51 * t79;
    const double t83 = trial_1 - trial_13;
    const double t84 = t61 * t73 + t63 * t83 + t66 * t75;
    const double t85 = t63 * t73 + t68 * t83 + t69 * t75;
    const double t86 = t66 * t73 + t69 * t83 + t71 * t75;
    const double result1 = 0.16666666666666666 * ((t76 + t77 + t78) + (t80 + t81 + t82) + (t84 + t85 + t86));
    const double t87 = trial_2 - trial_5;
    const double t88 = trial_2 - trial_8;
    const double t89 = trial_2 - trial_11;
    const double t90 = t16 * t87 + t20 * t88 + t24 * t89;
    const double t91 = t20 * t87 + t27 * t88 + t28 * t89;
    const double t92 = t24 * t87 + t28 * t88 + t31 * t89;
    const double t93 = trial_2 - trial_17;
    const double t94 = t41 * t87 + t44 * t88 + t46 * t93;
    const double t95 = t44 * t87 + t48 * t88 + t49 * t93;
    const double t96 = t46 * t87 + t49 * t88 + t51 * t93;
    const double t97 = trial_2 - trial_14;
    const double t98 = t61 * t87 + t63 * t97 + t66 * t89;
    const double t99 = t63 * t87 + t68 * t97 + t69 * t89;
    const double t100 = t66 * t87 + t69 * t97 + t71 * t89;
    const double result2 = 0.16666666666666666 * ((t90 + t91 + t92) + (t94 + t95 + t96) + (t98 + t99 + t100));
    const double result3 = -0.16666666666666666 * (t25 + t47 + t67);
    const double result4 = -0.16666666666666666 * (t76 + t80 + t84);
    const double result5 = -0.16666666666666666 * (t90 + t94 + t98);
    const double result6 = -0.16666666666666666 * (t29 + t50);
    const double result7 = -0.16666666666666666 * (t77 + t81);
    const double result8 = -0.16666666666666666 * (t91 + t95);
    const double result9 = -0.16666666666666666 * (t32 + t72);
    const double result10 = -0.16666666666666666 * (t78 + t86);
    const double result11 = -0.16666666666666666 * (t92 + t100);
    const double result12 = -0.16666666666666666 * t70;
    const double result13 = -0.16666666666666666 * t85;
    const double result14 = -0.16666666666666666 * t99;
    const double result15 = -0.16666666666666666 * t52;
    const double result16 = -0.16666666666666666 * t82;
    const double result17 = -0.16666666666666666 * t96;
    tile[lane] = result0;
    tile[lane + 768] = result1;
    tile[lane + 1536] = result2;
    tile[lane + 128] = result3;
    tile[lane + 896] = result4;
    tile[lane + 1664] = result5;
    tile[lane + 256] = result6;
    tile[lane + 1024] = result7;
    tile[lane + 1792] = result8;
    tile[lane + 384] = result9;
    tile[lane + 1152] = result10;
    tile[lane + 1920] = result11;
    tile[lane + 512] = result12;
    tile[lane + 1280] = result13;
    tile[lane + 2048] = result14;
    tile[lane + 640] = result15;
    tile[lane + 1408] = result16;
    tile[lane + 2176] = result17;
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
      sum1 += tile[place + 768];
      sum2 += tile[place + 1536];
    }
    atomicAdd(&y[d], sum0);
    atomicAdd(&y[d + 1], sum1);
    atomicAdd(&y[d + 2], sum2);
  }
}

__global__ void __launch_bounds__(128)
vector_laplace_p1x3_tetrahedron_f64_shared_apply_rest_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ coordinates) {
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 128;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 128 ? end_cell - first_cell : 128);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
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
    const double x0_0 = coordinates[d0];
    const double x1_0 = coordinates[d1];
    const double x2_0 = coordinates[d2];
    const double x3_0 = coordinates[d3];
    const double x0_1 = coordinates[d0 + 1];
    const double x1_1 = coordinates[d1 + 1];
    const double x2_1 = coordinates[d2 + 1];
    const double x3_1 = coordinates[d3 + 1];
    const double x0_2 = coordinates[d0 + 2];
    const double x1_2 = coordinates[d1 + 2];
    const double x2_2 = coordinates[d2 + 2];
    const double x3_2 = coordinates[d3 + 2];
    const double t0 = trial_0 - trial_3;
    const double t1 = x0_0 - x1_0;
    const double t2 = x0_1 - x2_1;
    const double t3 = x0_2 - x3_2;
    const double t4 = x0_1 - x3_1;
    const double t5 = x0_2 - x2_2;
    const double adj00 = t2 * t3 - t4 * t5;
    const double t6 = x0_0 - x2_0;
    const double t7 = x0_2 - x1_2;
    const double t8 = x0_1 - x1_1;
    const double adj10 = t4 * t7 - t3 * t8;
    const double t9 = x0_0 - x3_0;
    const double adj20 = t5 * t8 - t2 * t7;
    const double detJ = -(t1 * adj00 + t6 * adj10 + t9 * adj20);
    const double abs_detJ = std::fabs(detJ);
    const double inv_abs_detJ = reciprocal(abs_detJ);
    const double adj01 = t5 * t9 - t3 * t6;
    const double adj02 = t4 * t6 - t2 * t9;
    const double t10 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
    const double t11 = trial_0 - trial_6;
    const double adj11 = t1 * t3 - t7 * t9;
    const double adj12 = t8 * t9 - t1 * t4;
    const double t12 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
    const double t13 = trial_0 - trial_9;
    const double adj21 = t6 * t7 - t1 * t5;
    const double adj22 = t1 * t2 - t6 * t8;
    const double t14 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
    const double flux0 = t0 * t10 + t11 * t12 + t13 * t14;
    const double t15 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
    const double t16 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
    const double flux1 = t0 * t12 + t11 * t15 + t13 * t16;
    const double t17 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
    const double flux2 = t0 * t14 + t11 * t16 + t13 * t17;
    const double t18 = trial_1 - trial_4;
    const double t19 = trial_1 - trial_7;
    const double t20 = trial_1 - trial_10;
    const double flux3 = t10 * t18 + t12 * t19 + t14 * t20;
    const double flux4 = t12 * t18 + t15 * t19 + t16 * t20;
    const double flux5 = t14 * t18 + t16 * t19 + t17 * t20;
    const double t21 = trial_2 - trial_5;
    const double t22 = trial_2 - trial_8;
    const double t23 = trial_2 - trial_11;
    const double flux6 = t10 * t21 + t12 * t22 + t14 * t23;
    const double flux7 = t12 * t21 + t15 * t22 + t16 * t23;
    const double flux8 = t14 * t21 + t16 * t22 + t17 * t23;
    const double result0 = 0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result1 = 0.16666666666666666 * (flux3 + flux4 + flux5);
    const double result2 = 0.16666666666666666 * (flux6 + flux7 + flux8);
    const double result3 = -0.16666666666666666 * flux0;
    const double result4 = -0.16666666666666666 * flux3;
    const double result5 = -0.16666666666666666 * flux6;
    const double result6 = -0.16666666666666666 * flux1;
    const double result7 = -0.16666666666666666 * flux4;
    const double result8 = -0.16666666666666666 * flux7;
    const double result9 = -0.16666666666666666 * flux2;
    const double result10 = -0.16666666666666666 * flux5;
    const double result11 = -0.16666666666666666 * flux8;
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

extern "C" int vector_laplace_p1x3_tetrahedron_f64_shared_apply_hip(
    int64_t num_cells,
    int64_t num_clusters,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
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
  if (num_clusters < 0 || num_clusters > num_cells / 3) return FEMFORGE_INVALID_ARGUMENT;
  if (y == nullptr || x == nullptr || coordinates == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    hipLaunchKernelGGL(vector_laplace_p1x3_tetrahedron_f64_shared_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, coordinates, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  if (const int64_t blocks = (num_cells - 3 * num_clusters - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(vector_laplace_p1x3_tetrahedron_f64_shared_apply_rest_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells - 3 * num_clusters, y, x, offsets, coordinates);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return vector_laplace_p1x3_tetrahedron_f64_shared_apply_hip(
      arguments->num_cells,
      arguments->num_clusters,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
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

extern "C" const femforge_kernel vector_laplace_p1x3_tetrahedron_f64_shared_apply_hip_descriptor = {
    "vector_laplace_p1x3_tetrahedron_f64_shared_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "P1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    12,                                        // rows
    12,                                        // columns
    12,                                        // entries_per_cell
    0,                                         // quadrature_degree
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
    "shared",                                  // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    3,                                         // cluster
    192,                                       // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    30336,                                     // shared_bytes
    132.66666666666666,                        // flops_per_cell
    32.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
