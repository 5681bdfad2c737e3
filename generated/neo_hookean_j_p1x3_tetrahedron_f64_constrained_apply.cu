// neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=tetrahedron --set constraints=true
//
// Form file neo_hookean.form:
//   | """Compressible neo-Hookean solid: the energy's derivative F (residual) and second derivative J (Jacobian)."""
//   | cell = "tetrahedron"
//   | degree = 1
//   | quadrature_degree = 2
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | du = TrialFunction(element)
//   | u = Coefficient(element)
//   | load = Coefficient(element)
//   | lmbda = Constant(cell)
//   | mu = Constant(cell)
//   |
//   | dimension = len(u)
//   | deformation = Identity(dimension) + grad(u)
//   | stretch = tr(deformation.T * deformation)
//   | volume = det(deformation)
//   | density = mu / 2 * (stretch - dimension) - mu * ln(volume) + lmbda / 2 * ln(volume) ** 2
//   |
//   | energy = (density - dot(load, u)) * dx(metadata={"quadrature_degree": quadrature_degree})
//   | F = derivative(energy, u, v)
//   | J = derivative(F, u, du)
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   trial   coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      722 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              patch
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   patch_nodes          96
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the patch is added to once
//
// Costs of a cell:
//   flops       722
//   bytes       52 (48 read, 4 written)
//   flops/byte  13.9
//   shared      16896 bytes a block of 128 threads
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

__global__ void __launch_bounds__(128, 4)
neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ patch_cells,
    const int64_t* __restrict__ patch_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[288];
  alignas(16) __shared__ double x_nodes[288];
  alignas(16) __shared__ double tile[1536];
  const int64_t first_cell = patch_cells[blockIdx.x];
  const int cells_here = static_cast<int>(patch_cells[blockIdx.x + 1] - first_cell);
  const int64_t first_contribution = first_cell * 4;
  const int64_t first_node = patch_nodes[blockIdx.x];
  const int nodes_here = static_cast<int>(patch_nodes[blockIdx.x + 1] - first_node);

  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    u_nodes[node] = u[d];
    u_nodes[node + 96] = u[d + 1];
    u_nodes[node + 192] = u[d + 2];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
    const double value1 = constrained[d + 1] ? 0.0 : x[d + 1];
    x_nodes[node + 96] = value1;
    const double value2 = constrained[d + 2] ? 0.0 : x[d + 2];
    x_nodes[node + 192] = value2;
  }
  __syncthreads();
  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const ushort4 l0_to_l3 = reinterpret_cast<const ushort4*>(local_nodes)[cell];
    const int l0 = l0_to_l3.x;
    const int l1 = l0_to_l3.y;
    const int l2 = l0_to_l3.z;
    const int l3 = l0_to_l3.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double u_0 = u_nodes[l0];
    const double u_3 = u_nodes[l1];
    const double u_6 = u_nodes[l2];
    const double u_9 = u_nodes[l3];
    const double u_1 = u_nodes[l0 + 96];
    const double u_4 = u_nodes[l1 + 96];
    const double u_7 = u_nodes[l2 + 96];
    const double u_10 = u_nodes[l3 + 96];
    const double u_2 = u_nodes[l0 + 192];
    const double u_5 = u_nodes[l1 + 192];
    const double u_8 = u_nodes[l2 + 192];
    const double u_11 = u_nodes[l3 + 192];
    const double trial_0 = x_nodes[l0];
    const double trial_3 = x_nodes[l1];
    const double trial_6 = x_nodes[l2];
    const double trial_9 = x_nodes[l3];
    const double trial_1 = x_nodes[l0 + 96];
    const double trial_4 = x_nodes[l1 + 96];
    const double trial_7 = x_nodes[l2 + 96];
    const double trial_10 = x_nodes[l3 + 96];
    const double trial_2 = x_nodes[l0 + 192];
    const double trial_5 = x_nodes[l1 + 192];
    const double trial_8 = x_nodes[l2 + 192];
    const double trial_11 = x_nodes[l3 + 192];
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
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double adj00 = t1 * t2 - t3 * t4;
    const double t5 = x0_0 - x2_0;
    const double t6 = x0_2 - x1_2;
    const double t7 = x0_1 - x1_1;
    const double adj10 = t3 * t6 - t2 * t7;
    const double t8 = x0_0 - x3_0;
    const double adj20 = t4 * t7 - t1 * t6;
    const double t9 = t0 * adj00 + t5 * adj10 + t8 * adj20;
    const double detJ = -t9;
    const double abs_detJ = std::fabs(detJ);
    const double t10 = reciprocal(t9);
    const double t11 = u_1 - u_4;
    const double adj01 = t4 * t8 - t2 * t5;
    const double t12 = u_1 - u_7;
    const double adj11 = t0 * t2 - t6 * t8;
    const double t13 = u_1 - u_10;
    const double adj21 = t5 * t6 - t0 * t4;
    const double t14 = 1.0 + t10 * (t11 * adj01 + t12 * adj11 + t13 * adj21);
    const double t15 = trial_2 - trial_5;
    const double adj02 = t3 * t5 - t1 * t8;
    const double t16 = trial_2 - trial_8;
    const double adj12 = t7 * t8 - t0 * t3;
    const double t17 = trial_2 - trial_11;
    const double adj22 = t0 * t1 - t5 * t7;
    const double t18 = t15 * adj02 + t16 * adj12 + t17 * adj22;
    const double t19 = trial_1 - trial_4;
    const double t20 = trial_1 - trial_7;
    const double t21 = trial_1 - trial_10;
    const double t22 = adj01 * t19 + adj11 * t20 + adj21 * t21;
    const double t23 = u_2 - u_5;
    const double t24 = u_2 - u_8;
    const double t25 = u_2 - u_11;
    const double t26 = 1.0 + t10 * (adj02 * t23 + adj12 * t24 + adj22 * t25);
    const double t27 = reciprocal(abs_detJ * abs_detJ);
    const double t28 = t11 * adj02 + t12 * adj12 + t13 * adj22;
    const double t29 = adj01 * t15 + adj11 * t16 + adj21 * t17;
    const double t30 = adj02 * t19 + adj12 * t20 + adj22 * t21;
    const double t31 = adj01 * t23 + adj11 * t24 + adj21 * t25;
    const double t32 = t10 * (t14 * t18 + t22 * t26) - t27 * (t28 * t29 + t30 * t31);
    const double t33 = adj00 * t11 + adj10 * t12 + adj20 * t13;
    const double t34 = adj00 * t19 + adj10 * t20 + adj20 * t21;
    const double t35 = adj00 * t15 + adj10 * t16 + adj20 * t17;
    const double t36 = adj00 * t23 + adj10 * t24 + adj20 * t25;
    const double t37 = (t18 * t27 * t33 + t10 * t26 * t34) - t27 * (t28 * t35 + t30 * t36);
    const double t38 = (t10 * t14 * t35 + t22 * t27 * t36) - t27 * (t29 * t33 + t31 * t34);
    const double t39 = u_0 - u_3;
    const double t40 = u_0 - u_6;
    const double t41 = u_0 - u_9;
    const double t42 = 1.0 + t10 * (adj00 * t39 + adj10 * t40 + adj20 * t41);
    const double t43 = trial_0 - trial_3;
    const double t44 = trial_0 - trial_6;
    const double t45 = trial_0 - trial_9;
    const double t46 = adj00 * t43 + adj10 * t44 + adj20 * t45;
    const double t47 = t14 * t26 - t27 * t28 * t31;
    const double t48 = adj01 * t43 + adj11 * t44 + adj21 * t45;
    const double t49 = t10 * t26 * t33 - t27 * t28 * t36;
    const double t50 = adj01 * t39 + adj11 * t40 + adj21 * t41;
    const double t51 = adj02 * t39 + adj12 * t40 + adj22 * t41;
    const double t52 = adj02 * t43 + adj12 * t44 + adj22 * t45;
    const double t53 = t27 * t31 * t33 - t10 * t14 * t36;
    const double t54 = ((t32 * t42 + t10 * t46 * t47) - t10 * (t48 * t49 + t37 * t50)) - t10 * (t38 * t51 -
        t52 * t53);
    const double t55 = (t42 * t47 - t10 * t49 * t50) + t10 * t51 * t53;
    const double t56 = ((adj00 * t47 - adj01 * t49) + adj02 * t53) / t55;
    const double t57 = (((adj00 * t32 - adj01 * t37) - adj02 * t38) - t54 * t56) / t55;
    const double t58 = t54 / t55;
    const double t59 = std::log(t55);
    const double t60 = (mu[0] * t10 * t57 - mu[0] * t27 * (adj00 * t46 + adj01 * t48 + adj02 * t52)) -
        lmbda[0] * t10 * (t56 * t58 + t57 * t59);
    const double t61 = abs_detJ * t60;
    const double t62 = ((adj10 * t47 - adj11 * t49) + adj12 * t53) / t55;
    const double t63 = (((adj10 * t32 - adj11 * t37) - adj12 * t38) - t54 * t62) / t55;
    const double t64 = (mu[0] * t10 * t63 - mu[0] * t27 * (adj10 * t46 + adj11 * t48 + adj12 * t52)) -
        lmbda[0] * t10 * (t58 * t62 + t59 * t63);
    const double t65 = abs_detJ * t64;
    const double t66 = ((adj20 * t47 - adj21 * t49) + adj22 * t53) / t55;
    const double t67 = (((adj20 * t32 - adj21 * t37) - adj22 * t38) - t54 * t66) / t55;
    const double t68 = (mu[0] * t10 * t67 - mu[0] * t27 * (adj20 * t46 + adj21 * t48 + adj22 * t52)) -
        lmbda[0] * t10 * (t58 * t66 + t59 * t67);
    const double t69 = abs_detJ * t68;
    const double result0 = -0.16666666666666666 * (t61 + t65 + t69);
    const double t70 = t10 * adj01 * t26 - adj02 * t27 * t31;
    const double t71 = adj00 * t10 * t26 - adj02 * t27 * t36;
    const double t72 = reciprocal(t9 * t9 * t9);
    const double t73 = (t27 * t42 * (adj01 * t18 - adj02 * t29) + t10 * t46 * t70) - (t10 * t48 * t71 + t50 *
        t72 * (adj00 * t18 - adj02 * t35));
    const double t74 = adj00 * t31 - adj01 * t36;
    const double t75 = ((t42 * t70 - t10 * t50 * t71) + t51 * t72 * t74) / t55;
    const double t76 = ((t73 + t72 * (t51 * (adj00 * t29 - adj01 * t35) + t52 * t74)) - t54 * t75) / t55;
    const double t77 = (mu[0] * t76 - mu[0] * t27 * (adj00 * t34 + adj01 * t22 + adj02 * t30)) - lmbda[0] *
        (t58 * t75 + t59 * t76);
    const double t78 = abs_detJ * t77;
    const double t79 = t10 * adj11 * t26 - adj12 * t27 * t31;
    const double t80 = adj10 * t10 * t26 - adj12 * t27 * t36;
    const double t81 = (t27 * t42 * (adj11 * t18 - adj12 * t29) + t10 * t46 * t79) - (t10 * t48 * t80 + t50 *
        t72 * (adj10 * t18 - adj12 * t35));
    const double t82 = adj10 * t31 - adj11 * t36;
    const double t83 = ((t42 * t79 - t10 * t50 * t80) + t51 * t72 * t82) / t55;
    const double t84 = ((t81 + t72 * (t51 * (adj10 * t29 - adj11 * t35) + t52 * t82)) - t54 * t83) / t55;
    const double t85 = (mu[0] * t84 - mu[0] * t27 * (adj10 * t34 + adj11 * t22 + adj12 * t30)) - lmbda[0] *
        (t58 * t83 + t59 * t84);
    const double t86 = abs_detJ * t85;
    const double t87 = t10 * adj21 * t26 - adj22 * t27 * t31;
    const double t88 = adj20 * t10 * t26 - adj22 * t27 * t36;
    const double t89 = (t27 * t42 * (adj21 * t18 - adj22 * t29) + t10 * t46 * t87) - (t10 * t48 * t88 + t50 *
        t72 * (adj20 * t18 - adj22 * t35));
    const double t90 = adj20 * t31 - adj21 * t36;
    const double t91 = ((t42 * t87 - t10 * t50 * t88) + t51 * t72 * t90) / t55;
    const double t92 = ((t89 + t72 * (t51 * (adj20 * t29 - adj21 * t35) + t52 * t90)) - t54 * t91) / t55;
    const double t93 = (mu[0] * t92 - mu[0] * t27 * (adj20 * t34 + adj21 * t22 + adj22 * t30)) - lmbda[0] *
        (t58 * t91 + t59 * t92);
    const double t94 = abs_detJ * t93;
    const double result1 = -0.16666666666666666 * (t78 + t86 + t94);
    const double t95 = t10 * t14 * adj02 - adj01 * t27 * t28;
    const double t96 = adj02 * t33 - adj00 * t28;
    const double t97 = (t27 * t42 * (adj02 * t22 - adj01 * t30) + t10 * t46 * t95) - t72 * (t48 * t96 + t50 *
        (adj02 * t34 - adj00 * t30));
    const double t98 = adj01 * t27 * t33 - adj00 * t10 * t14;
    const double t99 = ((t42 * t95 - t50 * t72 * t96) + t10 * t51 * t98) / t55;
    const double t100 = ((t97 + (t51 * t72 * (adj01 * t34 - adj00 * t22) + t10 * t52 * t98)) - t54 * t99) /
        t55;
    const double t101 = (mu[0] * t100 - mu[0] * t27 * (adj00 * t35 + adj01 * t29 + adj02 * t18)) - lmbda[0] *
        (t58 * t99 + t59 * t100);
    const double t102 = abs_detJ * t101;
    const double t103 = t10 * t14 * adj12 - adj11 * t27 * t28;
    const double t104 = adj12 * t33 - adj10 * t28;
    const double t105 = (t27 * t42 * (adj12 * t22 - adj11 * t30) + t10 * t46 * t103) - t72 * (t48 * t104 + t50
        * (adj12 * t34 - adj10 * t30));
    const double t106 = adj11 * t27 * t33 - adj10 * t10 * t14;
    const double t107 = ((t42 * t103 - t50 * t72 * t104) + t10 * t51 * t106) / t55;
    const double t108 = ((t105 + (t51 * t72 * (adj11 * t34 - adj10 * t22) + t10 * t52 * t106)) - t54 * t107) /
        t55;
    const double t109 = (mu[0] * t108 - mu[0] * t27 * (adj10 * t35 + adj11 * t29 + adj12 * t18)) - lmbda[0] *
        (t58 * t107 + t59 * t108);
    const double t110 = abs_detJ * t109;
    const double t111 = t10 * t14 * adj22 - adj21 * t27 * t28;
    const double t112 = adj22 * t33 - adj20 * t28;
    const double t113 = (t27 * t42 * (adj22 * t22 - adj21 * t30) + t10 * t46 * t111) - t72 * (t48 * t112 + t50
        * (adj22 * t34 - adj20 * t30));
    const double t114 = adj21 * t27 * t33 - adj20 * t10 * t14;
    const double t115 = ((t42 * t111 - t50 * t72 * t112) + t10 * t51 * t114) / t55;
    const double t116 = ((t113 + (t51 * t72 * (adj21 * t34 - adj20 * t22) + t10 * t52 * t114)) - t54 * t115) /
        t55;
    const double t117 = (mu[0] * t116 - mu[0] * t27 * (adj20 * t35 + adj21 * t29 + adj22 * t18)) - lmbda[0] *
        (t58 * t115 + t59 * t116);
    const double t118 = abs_detJ * t117;
    const double result2 = -0.16666666666666666 * (t102 + t110 + t118);
    const double result3 = 0.16666666666666666 * t61;
    const double result4 = 0.16666666666666666 * t78;
    const double result5 = 0.16666666666666666 * t102;
    const double result6 = 0.16666666666666666 * t65;
    const double result7 = 0.16666666666666666 * t86;
    const double result8 = 0.16666666666666666 * t110;
    const double result9 = 0.16666666666666666 * t69;
    const double result10 = 0.16666666666666666 * t94;
    const double result11 = 0.16666666666666666 * t118;
    tile[lane] = result0;
    tile[lane + 512] = result1;
    tile[lane + 1024] = result2;
    tile[lane + 128] = result3;
    tile[lane + 640] = result4;
    tile[lane + 1152] = result5;
    tile[lane + 256] = result6;
    tile[lane + 768] = result7;
    tile[lane + 1280] = result8;
    tile[lane + 384] = result9;
    tile[lane + 896] = result10;
    tile[lane + 1408] = result11;
  }
  __syncthreads();
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    const int begin = node > 0 ? contribution_ends[first_node + node - 1] : 0;
    const int end = contribution_ends[first_node + node];
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    for (int e = begin; e < end; ++e) {
      const int position = contributions[first_contribution + e];
      sum0 += tile[position];
      sum1 += tile[position + 512];
      sum2 += tile[position + 1024];
    }
    if (!constrained[d]) {
      atomicAdd(&y[d], sum0);
    }
    if (!constrained[d + 1]) {
      atomicAdd(&y[d + 1], sum1);
    }
    if (!constrained[d + 2]) {
      atomicAdd(&y[d + 2], sum2);
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
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
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || patch_cells == nullptr || patch_nodes == nullptr || node_offsets == nullptr || local_nodes == nullptr || contributions == nullptr || contribution_ends == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(local_nodes) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_patches < 0 || num_patches > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  if (num_patches > 0) {
    const unsigned num_batches = static_cast<unsigned>(num_patches);
    neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        y, x, constrained, coordinates, cells, u, lmbda, mu, patch_cells, patch_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_patches,
      arguments->patch_cells,
      arguments->patch_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0},
    {"mu", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_cuda_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "patch",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    4,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    96,                                        // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    16896,                                     // shared_bytes
    722.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
