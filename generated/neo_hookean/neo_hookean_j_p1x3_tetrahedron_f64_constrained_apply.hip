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
//   trial   P1^3, 12 dofs
//   u       coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: u varies on the cell
//   quadrature      749 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written, 749 flops
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              blocks
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   realisation          written
//   division             fast
//   block_nodes          192
//   resident_blocks      2
//   macro_cells          3
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       731
//   bytes       52 (48 read, 4 written)
//   flops/byte  14.1
//   shared      30336 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply.h"

namespace {

using femforge_gpu::reciprocal;

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 2;
#else
constexpr int resident = 1;
#endif

__global__ void __launch_bounds__(128, resident)
neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel(
    double* __restrict__ y,
    const double* __restrict__ x,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[576];
  alignas(16) __shared__ double x_nodes[576];
  alignas(16) __shared__ double tile[2304];
  alignas(16) __shared__ int32_t entry[192];
  alignas(16) __shared__ uint16_t end[192];
  alignas(16) __shared__ uint16_t position[768];
  const int64_t batch = blockIdx.x;
  const int64_t first_cell = block_cells[batch];
  const int cells_here = static_cast<int>(block_cells[batch + 1] - first_cell);
  const int64_t first_contribution = 6 * first_cell;
  const int64_t first_node = block_nodes[batch];
  const int nodes_here = static_cast<int>(block_nodes[batch + 1] - first_node);

  for (int k = static_cast<int>(threadIdx.x); k < 6 * cells_here; k += 128) {
    position[k] = contributions[first_contribution + k];
  }
  for (int node = static_cast<int>(threadIdx.x); node < nodes_here; node += 128) {
    const int64_t d = node_offsets[first_node + node];
    entry[node] = node_offsets[first_node + node];
    end[node] = contribution_ends[first_node + node];
    u_nodes[node] = u[d];
    u_nodes[node + 192] = u[d + 1];
    u_nodes[node + 384] = u[d + 2];
    const double value0 = constrained[d] ? 0.0 : x[d];
    x_nodes[node] = value0;
    const double value1 = constrained[d + 1] ? 0.0 : x[d + 1];
    x_nodes[node + 192] = value1;
    const double value2 = constrained[d + 2] ? 0.0 : x[d + 2];
    x_nodes[node + 384] = value2;
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
    const int2 n0_to_n1 = reinterpret_cast<const int2*>(macro_points)[3 * cell];
    const int64_t n0 = n0_to_n1.x;
    const int64_t n1 = n0_to_n1.y;
    const int2 n2_to_n3 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 1];
    const int64_t n2 = n2_to_n3.x;
    const int64_t n3 = n2_to_n3.y;
    const int2 n4_to_n5 = reinterpret_cast<const int2*>(macro_points)[3 * cell + 2];
    const int64_t n4 = n4_to_n5.x;
    const int64_t n5 = n4_to_n5.y;
    const double u_0 = u_nodes[l0];
    const double u_3 = u_nodes[l1];
    const double u_6 = u_nodes[l2];
    const double u_9 = u_nodes[l3];
    const double u_1 = u_nodes[l0 + 192];
    const double u_4 = u_nodes[l1 + 192];
    const double u_7 = u_nodes[l2 + 192];
    const double u_10 = u_nodes[l3 + 192];
    const double u_2 = u_nodes[l0 + 384];
    const double u_5 = u_nodes[l1 + 384];
    const double u_8 = u_nodes[l2 + 384];
    const double u_11 = u_nodes[l3 + 384];
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
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x5_0 = coordinates[3 * n5];
    const double u_15 = u_nodes[l5];
    const double u_16 = u_nodes[l5 + 192];
    const double u_17 = u_nodes[l5 + 384];
    const double trial_17 = x_nodes[l5 + 384];
    const double trial_16 = x_nodes[l5 + 192];
    const double trial_15 = x_nodes[l5];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double u_12 = u_nodes[l4];
    const double u_13 = u_nodes[l4 + 192];
    const double u_14 = u_nodes[l4 + 384];
    const double trial_14 = x_nodes[l4 + 384];
    const double trial_13 = x_nodes[l4 + 192];
    const double trial_12 = x_nodes[l4];
    const double t0 = x0_0 - x1_0;
    const double t1 = x0_1 - x2_1;
    const double t2 = x0_2 - x3_2;
    const double t3 = x0_1 - x3_1;
    const double t4 = x0_2 - x2_2;
    const double t5 = t1 * t2 - t3 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = x0_2 - x1_2;
    const double t8 = x0_1 - x1_1;
    const double t9 = t3 * t7 - t2 * t8;
    const double t10 = x0_0 - x3_0;
    const double t11 = t4 * t8 - t1 * t7;
    const double t12 = t0 * t5 + t6 * t9 + t10 * t11;
    const double t13 = std::fabs(t12);
    const double t14 = reciprocal(t12);
    const double t15 = u_0 - u_3;
    const double t16 = u_0 - u_6;
    const double t17 = u_0 - u_9;
    const double t18 = 1.0 + t14 * (t5 * t15 + t9 * t16 + t11 * t17);
    const double t19 = u_1 - u_4;
    const double t20 = t4 * t10 - t2 * t6;
    const double t21 = u_1 - u_7;
    const double t22 = t0 * t2 - t7 * t10;
    const double t23 = u_1 - u_10;
    const double t24 = t6 * t7 - t0 * t4;
    const double t25 = 1.0 + t14 * (t19 * t20 + t21 * t22 + t23 * t24);
    const double t26 = u_2 - u_5;
    const double t27 = t3 * t6 - t1 * t10;
    const double t28 = u_2 - u_8;
    const double t29 = t8 * t10 - t0 * t3;
    const double t30 = u_2 - u_11;
    const double t31 = t0 * t1 - t6 * t8;
    const double t32 = 1.0 + t14 * (t26 * t27 + t28 * t29 + t30 * t31);
    const double t33 = t19 * t27 + t21 * t29 + t23 * t31;
    const double t34 = t20 * t26 + t22 * t28 + t24 * t30;
    const double t35 = reciprocal(t13 * t13);
    const double t36 = t25 * t32 - t33 * t34 * t35;
    const double t37 = t5 * t19 + t9 * t21 + t11 * t23;
    const double t38 = t5 * t26 + t9 * t28 + t11 * t30;
    const double t39 = t14 * t32 * t37 - t33 * t35 * t38;
    const double t40 = t15 * t20 + t16 * t22 + t17 * t24;
    const double t41 = t15 * t27 + t16 * t29 + t17 * t31;
    const double t42 = t34 * t35 * t37 - t14 * t25 * t38;
    const double t43 = (t18 * t36 - t14 * t39 * t40) + t14 * t41 * t42;
    const double t44 = reciprocal(t43);
    const double t45 = trial_2 - trial_5;
    const double t46 = trial_2 - trial_8;
    const double t47 = trial_2 - trial_11;
    const double t48 = t27 * t45 + t29 * t46 + t31 * t47;
    const double t49 = trial_1 - trial_4;
    const double t50 = trial_1 - trial_7;
    const double t51 = trial_1 - trial_10;
    const double t52 = t20 * t49 + t22 * t50 + t24 * t51;
    const double t53 = t20 * t45 + t22 * t46 + t24 * t47;
    const double t54 = t27 * t49 + t29 * t50 + t31 * t51;
    const double t55 = t14 * (t25 * t48 + t32 * t52) - t35 * (t33 * t53 + t34 * t54);
    const double t56 = t5 * t49 + t9 * t50 + t11 * t51;
    const double t57 = t5 * t45 + t9 * t46 + t11 * t47;
    const double t58 = (t35 * t37 * t48 + t14 * t32 * t56) - t35 * (t33 * t57 + t38 * t54);
    const double t59 = (t14 * t25 * t57 + t35 * t38 * t52) - t35 * (t37 * t53 + t34 * t56);
    const double t60 = trial_0 - trial_3;
    const double t61 = trial_0 - trial_6;
    const double t62 = trial_0 - trial_9;
    const double t63 = t5 * t60 + t9 * t61 + t11 * t62;
    const double t64 = t20 * t60 + t22 * t61 + t24 * t62;
    const double t65 = t27 * t60 + t29 * t61 + t31 * t62;
    const double t66 = ((t18 * t55 + t14 * t36 * t63) - t14 * (t39 * t64 + t40 * t58)) - t14 * (t41 * t59 -
        t42 * t65);
    const double t67 = (t5 * t36 - t20 * t39) + t27 * t42;
    const double t68 = ((t5 * t55 - t20 * t58) - t27 * t59) - t44 * t66 * t67;
    const double t69 = std::log(t43);
    const double t70 = (mu[0] * t14 * t44 * t68 - mu[0] * t35 * (t5 * t63 + t20 * t64 + t27 * t65)) - lmbda[0]
        * t14 * (t44 * t44 * t66 * t67 + t44 * t68 * t69);
    const double t71 = t13 * t70;
    const double t72 = (t9 * t36 - t22 * t39) + t29 * t42;
    const double t73 = ((t9 * t55 - t22 * t58) - t29 * t59) - t44 * t66 * t72;
    const double t74 = (mu[0] * t14 * t44 * t73 - mu[0] * t35 * (t9 * t63 + t22 * t64 + t29 * t65)) - lmbda[0]
        * t14 * (t44 * t44 * t66 * t72 + t44 * t69 * t73);
    const double t75 = t13 * t74;
    const double t76 = (t11 * t36 - t24 * t39) + t31 * t42;
    const double t77 = ((t11 * t55 - t24 * t58) - t31 * t59) - t44 * t66 * t76;
    const double t78 = (mu[0] * t14 * t44 * t77 - mu[0] * t35 * (t11 * t63 + t24 * t64 + t31 * t65)) -
        lmbda[0] * t14 * (t44 * t44 * t66 * t76 + t44 * t69 * t77);
    const double t79 = t13 * t78;
    const double t80 = x0_2 - x5_2;
    const double t81 = x0_1 - x5_1;
    const double t82 = t1 * t80 - t4 * t81;
    const double t83 = t7 * t81 - t8 * t80;
    const double t84 = x0_0 - x5_0;
    const double t85 = t0 * t82 + t6 * t83 + t11 * t84;
    const double t86 = std::fabs(t85);
    const double t87 = reciprocal(t85);
    const double t88 = u_0 - u_15;
    const double t89 = 1.0 + t87 * (t15 * t82 + t16 * t83 + t11 * t88);
    const double t90 = t4 * t84 - t6 * t80;
    const double t91 = t0 * t80 - t7 * t84;
    const double t92 = u_1 - u_16;
    const double t93 = 1.0 + t87 * (t19 * t90 + t21 * t91 + t24 * t92);
    const double t94 = t6 * t81 - t1 * t84;
    const double t95 = t8 * t84 - t0 * t81;
    const double t96 = u_2 - u_17;
    const double t97 = 1.0 + t87 * (t26 * t94 + t28 * t95 + t31 * t96);
    const double t98 = t19 * t94 + t21 * t95 + t31 * t92;
    const double t99 = t26 * t90 + t28 * t91 + t24 * t96;
    const double t100 = reciprocal(t86 * t86);
    const double t101 = t93 * t97 - t98 * t99 * t100;
    const double t102 = t19 * t82 + t21 * t83 + t11 * t92;
    const double t103 = t26 * t82 + t28 * t83 + t11 * t96;
    const double t104 = t87 * t97 * t102 - t98 * t100 * t103;
    const double t105 = t15 * t90 + t16 * t91 + t24 * t88;
    const double t106 = t15 * t94 + t16 * t95 + t31 * t88;
    const double t107 = t99 * t100 * t102 - t87 * t93 * t103;
    const double t108 = (t89 * t101 - t87 * t104 * t105) + t87 * t106 * t107;
    const double t109 = reciprocal(t108);
    const double t110 = trial_2 - trial_17;
    const double t111 = t45 * t94 + t46 * t95 + t31 * t110;
    const double t112 = trial_1 - trial_16;
    const double t113 = t49 * t90 + t50 * t91 + t24 * t112;
    const double t114 = t45 * t90 + t46 * t91 + t24 * t110;
    const double t115 = t49 * t94 + t50 * t95 + t31 * t112;
    const double t116 = t87 * (t93 * t111 + t97 * t113) - t100 * (t98 * t114 + t99 * t115);
    const double t117 = t49 * t82 + t50 * t83 + t11 * t112;
    const double t118 = t45 * t82 + t46 * t83 + t11 * t110;
    const double t119 = (t100 * t102 * t111 + t87 * t97 * t117) - t100 * (t98 * t118 + t103 * t115);
    const double t120 = (t87 * t93 * t118 + t100 * t103 * t113) - t100 * (t102 * t114 + t99 * t117);
    const double t121 = trial_0 - trial_15;
    const double t122 = t60 * t82 + t61 * t83 + t11 * t121;
    const double t123 = t60 * t90 + t61 * t91 + t24 * t121;
    const double t124 = t60 * t94 + t61 * t95 + t31 * t121;
    const double t125 = ((t89 * t116 + t87 * t101 * t122) - t87 * (t104 * t123 + t105 * t119)) - t87 * (t106 *
        t120 - t107 * t124);
    const double t126 = (t82 * t101 - t90 * t104) + t94 * t107;
    const double t127 = ((t82 * t116 - t90 * t119) - t94 * t120) - t109 * t125 * t126;
    const double t128 = std::log(t108);
    const double t129 = (mu[0] * t87 * t109 * t127 - mu[0] * t100 * (t82 * t122 + t90 * t123 + t94 * t124)) -
        lmbda[0] * t87 * (t109 * t109 * t125 * t126 + t109 * t127 * t128);
    const double t130 = t86 * t129;
    const double t131 = (t83 * t101 - t91 * t104) + t95 * t107;
    const double t132 = ((t83 * t116 - t91 * t119) - t95 * t120) - t109 * t125 * t131;
    const double t133 = (mu[0] * t87 * t109 * t132 - mu[0] * t100 * (t83 * t122 + t91 * t123 + t95 * t124)) -
        lmbda[0] * t87 * (t109 * t109 * t125 * t131 + t109 * t128 * t132);
    const double t134 = t86 * t133;
    const double t135 = (t11 * t101 - t24 * t104) + t31 * t107;
    const double t136 = ((t11 * t116 - t24 * t119) - t31 * t120) - t109 * t125 * t135;
    const double t137 = (mu[0] * t87 * t109 * t136 - mu[0] * t100 * (t11 * t122 + t24 * t123 + t31 * t124)) -
        lmbda[0] * t87 * (t109 * t109 * t125 * t135 + t109 * t128 * t136);
    const double t138 = t86 * t137;
    const double t139 = x0_1 - x4_1;
    const double t140 = x0_2 - x4_2;
    const double t141 = t2 * t139 - t3 * t140;
    const double t142 = x0_0 - x4_0;
    const double t143 = t8 * t140 - t7 * t139;
    const double t144 = t0 * t141 + t9 * t142 + t10 * t143;
    const double t145 = std::fabs(t144);
    const double t146 = reciprocal(t144);
    const double t147 = u_0 - u_12;
    const double t148 = 1.0 + t146 * (t15 * t141 + t9 * t147 + t17 * t143);
    const double t149 = t10 * t140 - t2 * t142;
    const double t150 = u_1 - u_13;
    const double t151 = t7 * t142 - t0 * t140;
    const double t152 = 1.0 + t146 * (t19 * t149 + t22 * t150 + t23 * t151);
    const double t153 = t3 * t142 - t10 * t139;
    const double t154 = u_2 - u_14;
    const double t155 = t0 * t139 - t8 * t142;
    const double t156 = 1.0 + t146 * (t26 * t153 + t29 * t154 + t30 * t155);
    const double t157 = t19 * t153 + t29 * t150 + t23 * t155;
    const double t158 = t26 * t149 + t22 * t154 + t30 * t151;
    const double t159 = reciprocal(t145 * t145);
    const double t160 = t152 * t156 - t157 * t158 * t159;
    const double t161 = t19 * t141 + t9 * t150 + t23 * t143;
    const double t162 = t26 * t141 + t9 * t154 + t30 * t143;
    const double t163 = t146 * t156 * t161 - t157 * t159 * t162;
    const double t164 = t15 * t149 + t22 * t147 + t17 * t151;
    const double t165 = t15 * t153 + t29 * t147 + t17 * t155;
    const double t166 = t158 * t159 * t161 - t146 * t152 * t162;
    const double t167 = (t148 * t160 - t146 * t163 * t164) + t146 * t165 * t166;
    const double t168 = reciprocal(t167);
    const double t169 = trial_2 - trial_14;
    const double t170 = t45 * t153 + t29 * t169 + t47 * t155;
    const double t171 = trial_1 - trial_13;
    const double t172 = t49 * t149 + t22 * t171 + t51 * t151;
    const double t173 = t45 * t149 + t22 * t169 + t47 * t151;
    const double t174 = t49 * t153 + t29 * t171 + t51 * t155;
    const double t175 = t146 * (t152 * t170 + t156 * t172) - t159 * (t157 * t173 + t158 * t174);
    const double t176 = t49 * t141 + t9 * t171 + t51 * t143;
    const double t177 = t45 * t141 + t9 * t169 + t47 * t143;
    const double t178 = (t159 * t161 * t170 + t146 * t156 * t176) - t159 * (t157 * t177 + t162 * t174);
    const double t179 = (t146 * t152 * t177 + t159 * t162 * t172) - t159 * (t161 * t173 + t158 * t176);
    const double t180 = trial_0 - trial_12;
    const double t181 = t60 * t141 + t9 * t180 + t62 * t143;
    const double t182 = t60 * t149 + t22 * t180 + t62 * t151;
    const double t183 = t60 * t153 + t29 * t180 + t62 * t155;
    const double t184 = ((t148 * t175 + t146 * t160 * t181) - t146 * (t163 * t182 + t164 * t178)) - t146 *
        (t165 * t179 - t166 * t183);
    const double t185 = (t141 * t160 - t149 * t163) + t153 * t166;
    const double t186 = ((t141 * t175 - t149 * t178) - t153 * t179) - t168 * t184 * t185;
    const double t187 = std::log(t167);
    const double t188 = (mu[0] * t146 * t168 * t186 - mu[0] * t159 * (t141 * t181 + t149 * t182 + t153 *
        t183)) - lmbda[0] * t146 * (t168 * t168 * t184 * t185 + t168 * t186 * t187);
    const double t189 = t145 * t188;
    const double t190 = (t9 * t160 - t22 * t163) + t29 * t166;
    const double t191 = ((t9 * t175 - t22 * t178) - t29 * t179) - t168 * t184 * t190;
    const double t192 = (mu[0] * t146 * t168 * t191 - mu[0] * t159 * (t9 * t181 + t22 * t182 + t29 * t183)) -
        lmbda[0] * t146 * (t168 * t168 * t184 * t190 + t168 * t187 * t191);
    const double t193 = t145 * t192;
    const double t194 = (t143 * t160 - t151 * t163) + t155 * t166;
    const double t195 = ((t143 * t175 - t151 * t178) - t155 * t179) - t168 * t184 * t194;
    const double t196 = (mu[0] * t146 * t168 * t195 - mu[0] * t159 * (t143 * t181 + t151 * t182 + t155 *
        t183)) - lmbda[0] * t146 * (t168 * t168 * t184 * t194 + t168 * t187 * t195);
    const double t197 = t145 * t196;
    const double result0 = -0.16666666666666666 * ((t71 + t75 + t79) + (t130 + t134 + t138) + (t189 + t193 +
        t197));
    const double t198 = t14 * t20 * t32 - t27 * t34 * t35;
    const double t199 = t5 * t14 * t32 - t27 * t35 * t38;
    const double t200 = reciprocal(t12 * t12 * t12);
    const double t201 = (t18 * t35 * (t20 * t48 - t27 * t53) + t14 * t63 * t198) - (t14 * t64 * t199 + t40 *
        t200 * (t5 * t48 - t27 * t57));
    const double t202 = t5 * t34 - t20 * t38;
    const double t203 = (t18 * t198 - t14 * t40 * t199) + t41 * t200 * t202;
    const double t204 = (t201 + t200 * (t41 * (t5 * t53 - t20 * t57) + t65 * t202)) - t44 * t66 * t203;
    const double t205 = (mu[0] * t44 * t204 - mu[0] * t35 * (t5 * t56 + t20 * t52 + t27 * t54)) - lmbda[0] *
        (t44 * t44 * t66 * t203 + t44 * t69 * t204);
    const double t206 = t13 * t205;
    const double t207 = t14 * t22 * t32 - t29 * t34 * t35;
    const double t208 = t9 * t14 * t32 - t29 * t35 * t38;
    const double t209 = (t18 * t35 * (t22 * t48 - t29 * t53) + t14 * t63 * t207) - (t14 * t64 * t208 + t40 *
        t200 * (t9 * t48 - t29 * t57));
    const double t210 = t9 * t34 - t22 * t38;
    const double t211 = (t18 * t207 - t14 * t40 * t208) + t41 * t200 * t210;
    const double t212 = (t209 + t200 * (t41 * (t9 * t53 - t22 * t57) + t65 * t210)) - t44 * t66 * t211;
    const double t213 = (mu[0] * t44 * t212 - mu[0] * t35 * (t9 * t56 + t22 * t52 + t29 * t54)) - lmbda[0] *
        (t44 * t44 * t66 * t211 + t44 * t69 * t212);
    const double t214 = t13 * t213;
    const double t215 = t14 * t24 * t32 - t31 * t34 * t35;
    const double t216 = t11 * t14 * t32 - t31 * t35 * t38;
    const double t217 = (t18 * t35 * (t24 * t48 - t31 * t53) + t14 * t63 * t215) - (t14 * t64 * t216 + t40 *
        t200 * (t11 * t48 - t31 * t57));
    const double t218 = t11 * t34 - t24 * t38;
    const double t219 = (t18 * t215 - t14 * t40 * t216) + t41 * t200 * t218;
    const double t220 = (t217 + t200 * (t41 * (t11 * t53 - t24 * t57) + t65 * t218)) - t44 * t66 * t219;
    const double t221 = (mu[0] * t44 * t220 - mu[0] * t35 * (t11 * t56 + t24 * t52 + t31 * t54)) - lmbda[0] *
        (t44 * t44 * t66 * t219 + t44 * t69 * t220);
    const double t222 = t13 * t221;
    const double t223 = t87 * t90 * t97 - t94 * t99 * t100;
    const double t224 = t82 * t87 * t97 - t94 * t100 * t103;
    const double t225 = reciprocal(t85 * t85 * t85);
    const double t226 = (t89 * t100 * (t90 * t111 - t94 * t114) + t87 * t122 * t223) - (t87 * t123 * t224 +
        t105 * t225 * (t82 * t111 - t94 * t118));
    const double t227 = t82 * t99 - t90 * t103;
    const double t228 = (t89 * t223 - t87 * t105 * t224) + t106 * t225 * t227;
    const double t229 = (t226 + t225 * (t106 * (t82 * t114 - t90 * t118) + t124 * t227)) - t109 * t125 * t228;
    const double t230 = (mu[0] * t109 * t229 - mu[0] * t100 * (t82 * t117 + t90 * t113 + t94 * t115)) -
        lmbda[0] * (t109 * t109 * t125 * t228 + t109 * t128 * t229);
    const double t231 = t86 * t230;
    const double t232 = t87 * t91 * t97 - t95 * t99 * t100;
    const double t233 = t83 * t87 * t97 - t95 * t100 * t103;
    const double t234 = (t89 * t100 * (t91 * t111 - t95 * t114) + t87 * t122 * t232) - (t87 * t123 * t233 +
        t105 * t225 * (t83 * t111 - t95 * t118));
    const double t235 = t83 * t99 - t91 * t103;
    const double t236 = (t89 * t232 - t87 * t105 * t233) + t106 * t225 * t235;
    const double t237 = (t234 + t225 * (t106 * (t83 * t114 - t91 * t118) + t124 * t235)) - t109 * t125 * t236;
    const double t238 = (mu[0] * t109 * t237 - mu[0] * t100 * (t83 * t117 + t91 * t113 + t95 * t115)) -
        lmbda[0] * (t109 * t109 * t125 * t236 + t109 * t128 * t237);
    const double t239 = t86 * t238;
    const double t240 = t24 * t87 * t97 - t31 * t99 * t100;
    const double t241 = t11 * t87 * t97 - t31 * t100 * t103;
    const double t242 = (t89 * t100 * (t24 * t111 - t31 * t114) + t87 * t122 * t240) - (t87 * t123 * t241 +
        t105 * t225 * (t11 * t111 - t31 * t118));
    const double t243 = t11 * t99 - t24 * t103;
    const double t244 = (t89 * t240 - t87 * t105 * t241) + t106 * t225 * t243;
    const double t245 = (t242 + t225 * (t106 * (t11 * t114 - t24 * t118) + t124 * t243)) - t109 * t125 * t244;
    const double t246 = (mu[0] * t109 * t245 - mu[0] * t100 * (t11 * t117 + t24 * t113 + t31 * t115)) -
        lmbda[0] * (t109 * t109 * t125 * t244 + t109 * t128 * t245);
    const double t247 = t86 * t246;
    const double t248 = t146 * t149 * t156 - t153 * t158 * t159;
    const double t249 = t141 * t146 * t156 - t153 * t159 * t162;
    const double t250 = reciprocal(t144 * t144 * t144);
    const double t251 = (t148 * t159 * (t149 * t170 - t153 * t173) + t146 * t181 * t248) - (t146 * t182 * t249
        + t164 * t250 * (t141 * t170 - t153 * t177));
    const double t252 = t141 * t158 - t149 * t162;
    const double t253 = (t148 * t248 - t146 * t164 * t249) + t165 * t250 * t252;
    const double t254 = (t251 + t250 * (t165 * (t141 * t173 - t149 * t177) + t183 * t252)) - t168 * t184 *
        t253;
    const double t255 = (mu[0] * t168 * t254 - mu[0] * t159 * (t141 * t176 + t149 * t172 + t153 * t174)) -
        lmbda[0] * (t168 * t168 * t184 * t253 + t168 * t187 * t254);
    const double t256 = t145 * t255;
    const double t257 = t22 * t146 * t156 - t29 * t158 * t159;
    const double t258 = t9 * t146 * t156 - t29 * t159 * t162;
    const double t259 = (t148 * t159 * (t22 * t170 - t29 * t173) + t146 * t181 * t257) - (t146 * t182 * t258 +
        t164 * t250 * (t9 * t170 - t29 * t177));
    const double t260 = t9 * t158 - t22 * t162;
    const double t261 = (t148 * t257 - t146 * t164 * t258) + t165 * t250 * t260;
    const double t262 = (t259 + t250 * (t165 * (t9 * t173 - t22 * t177) + t183 * t260)) - t168 * t184 * t261;
    const double t263 = (mu[0] * t168 * t262 - mu[0] * t159 * (t9 * t176 + t22 * t172 + t29 * t174)) -
        lmbda[0] * (t168 * t168 * t184 * t261 + t168 * t187 * t262);
    const double t264 = t145 * t263;
    const double t265 = t146 * t151 * t156 - t155 * t158 * t159;
    const double t266 = t143 * t146 * t156 - t155 * t159 * t162;
    const double t267 = (t148 * t159 * (t151 * t170 - t155 * t173) + t146 * t181 * t265) - (t146 * t182 * t266
        + t164 * t250 * (t143 * t170 - t155 * t177));
    const double t268 = t143 * t158 - t151 * t162;
    const double t269 = (t148 * t265 - t146 * t164 * t266) + t165 * t250 * t268;
    const double t270 = (t267 + t250 * (t165 * (t143 * t173 - t151 * t177) + t183 * t268)) - t168 * t184 *
        t269;
    const double t271 = (mu[0] * t168 * t270 - mu[0] * t159 * (t143 * t176 + t151 * t172 + t155 * t174)) -
        lmbda[0] * (t168 * t168 * t184 * t269 + t168 * t187 * t270);
    const double t272 = t145 * t271;
    const double result1 = -0.16666666666666666 * ((t206 + t214 + t222) + (t231 + t239 + t247) + (t256 + t264
        + t272));
    const double t273 = t14 * t25 * t27 - t20 * t33 * t35;
    const double t274 = t27 * t37 - t5 * t33;
    const double t275 = (t18 * t35 * (t27 * t52 - t20 * t54) + t14 * t63 * t273) - t200 * (t64 * t274 + t40 *
        (t27 * t56 - t5 * t54));
    const double t276 = t20 * t35 * t37 - t5 * t14 * t25;
    const double t277 = (t18 * t273 - t40 * t200 * t274) + t14 * t41 * t276;
    const double t278 = (t275 + (t41 * t200 * (t20 * t56 - t5 * t52) + t14 * t65 * t276)) - t44 * t66 * t277;
    const double t279 = (mu[0] * t44 * t278 - mu[0] * t35 * (t5 * t57 + t20 * t53 + t27 * t48)) - lmbda[0] *
        (t44 * t44 * t66 * t277 + t44 * t69 * t278);
    const double t280 = t13 * t279;
    const double t281 = t14 * t25 * t29 - t22 * t33 * t35;
    const double t282 = t29 * t37 - t9 * t33;
    const double t283 = (t18 * t35 * (t29 * t52 - t22 * t54) + t14 * t63 * t281) - t200 * (t64 * t282 + t40 *
        (t29 * t56 - t9 * t54));
    const double t284 = t22 * t35 * t37 - t9 * t14 * t25;
    const double t285 = (t18 * t281 - t40 * t200 * t282) + t14 * t41 * t284;
    const double t286 = (t283 + (t41 * t200 * (t22 * t56 - t9 * t52) + t14 * t65 * t284)) - t44 * t66 * t285;
    const double t287 = (mu[0] * t44 * t286 - mu[0] * t35 * (t9 * t57 + t22 * t53 + t29 * t48)) - lmbda[0] *
        (t44 * t44 * t66 * t285 + t44 * t69 * t286);
    const double t288 = t13 * t287;
    const double t289 = t14 * t25 * t31 - t24 * t33 * t35;
    const double t290 = t31 * t37 - t11 * t33;
    const double t291 = (t18 * t35 * (t31 * t52 - t24 * t54) + t14 * t63 * t289) - t200 * (t64 * t290 + t40 *
        (t31 * t56 - t11 * t54));
    const double t292 = t24 * t35 * t37 - t11 * t14 * t25;
    const double t293 = (t18 * t289 - t40 * t200 * t290) + t14 * t41 * t292;
    const double t294 = (t291 + (t41 * t200 * (t24 * t56 - t11 * t52) + t14 * t65 * t292)) - t44 * t66 * t293;
    const double t295 = (mu[0] * t44 * t294 - mu[0] * t35 * (t11 * t57 + t24 * t53 + t31 * t48)) - lmbda[0] *
        (t44 * t44 * t66 * t293 + t44 * t69 * t294);
    const double t296 = t13 * t295;
    const double t297 = t87 * t93 * t94 - t90 * t98 * t100;
    const double t298 = t94 * t102 - t82 * t98;
    const double t299 = (t89 * t100 * (t94 * t113 - t90 * t115) + t87 * t122 * t297) - t225 * (t123 * t298 +
        t105 * (t94 * t117 - t82 * t115));
    const double t300 = t90 * t100 * t102 - t82 * t87 * t93;
    const double t301 = (t89 * t297 - t105 * t225 * t298) + t87 * t106 * t300;
    const double t302 = (t299 + (t106 * t225 * (t90 * t117 - t82 * t113) + t87 * t124 * t300)) - t109 * t125 *
        t301;
    const double t303 = (mu[0] * t109 * t302 - mu[0] * t100 * (t82 * t118 + t90 * t114 + t94 * t111)) -
        lmbda[0] * (t109 * t109 * t125 * t301 + t109 * t128 * t302);
    const double t304 = t86 * t303;
    const double t305 = t87 * t93 * t95 - t91 * t98 * t100;
    const double t306 = t95 * t102 - t83 * t98;
    const double t307 = (t89 * t100 * (t95 * t113 - t91 * t115) + t87 * t122 * t305) - t225 * (t123 * t306 +
        t105 * (t95 * t117 - t83 * t115));
    const double t308 = t91 * t100 * t102 - t83 * t87 * t93;
    const double t309 = (t89 * t305 - t105 * t225 * t306) + t87 * t106 * t308;
    const double t310 = (t307 + (t106 * t225 * (t91 * t117 - t83 * t113) + t87 * t124 * t308)) - t109 * t125 *
        t309;
    const double t311 = (mu[0] * t109 * t310 - mu[0] * t100 * (t83 * t118 + t91 * t114 + t95 * t111)) -
        lmbda[0] * (t109 * t109 * t125 * t309 + t109 * t128 * t310);
    const double t312 = t86 * t311;
    const double t313 = t31 * t87 * t93 - t24 * t98 * t100;
    const double t314 = t31 * t102 - t11 * t98;
    const double t315 = (t89 * t100 * (t31 * t113 - t24 * t115) + t87 * t122 * t313) - t225 * (t123 * t314 +
        t105 * (t31 * t117 - t11 * t115));
    const double t316 = t24 * t100 * t102 - t11 * t87 * t93;
    const double t317 = (t89 * t313 - t105 * t225 * t314) + t87 * t106 * t316;
    const double t318 = (t315 + (t106 * t225 * (t24 * t117 - t11 * t113) + t87 * t124 * t316)) - t109 * t125 *
        t317;
    const double t319 = (mu[0] * t109 * t318 - mu[0] * t100 * (t11 * t118 + t24 * t114 + t31 * t111)) -
        lmbda[0] * (t109 * t109 * t125 * t317 + t109 * t128 * t318);
    const double t320 = t86 * t319;
    const double t321 = t146 * t152 * t153 - t149 * t157 * t159;
    const double t322 = t153 * t161 - t141 * t157;
    const double t323 = (t148 * t159 * (t153 * t172 - t149 * t174) + t146 * t181 * t321) - t250 * (t182 * t322
        + t164 * (t153 * t176 - t141 * t174));
    const double t324 = t149 * t159 * t161 - t141 * t146 * t152;
    const double t325 = (t148 * t321 - t164 * t250 * t322) + t146 * t165 * t324;
    const double t326 = (t323 + (t165 * t250 * (t149 * t176 - t141 * t172) + t146 * t183 * t324)) - t168 *
        t184 * t325;
    const double t327 = (mu[0] * t168 * t326 - mu[0] * t159 * (t141 * t177 + t149 * t173 + t153 * t170)) -
        lmbda[0] * (t168 * t168 * t184 * t325 + t168 * t187 * t326);
    const double t328 = t145 * t327;
    const double t329 = t29 * t146 * t152 - t22 * t157 * t159;
    const double t330 = t29 * t161 - t9 * t157;
    const double t331 = (t148 * t159 * (t29 * t172 - t22 * t174) + t146 * t181 * t329) - t250 * (t182 * t330 +
        t164 * (t29 * t176 - t9 * t174));
    const double t332 = t22 * t159 * t161 - t9 * t146 * t152;
    const double t333 = (t148 * t329 - t164 * t250 * t330) + t146 * t165 * t332;
    const double t334 = (t331 + (t165 * t250 * (t22 * t176 - t9 * t172) + t146 * t183 * t332)) - t168 * t184 *
        t333;
    const double t335 = (mu[0] * t168 * t334 - mu[0] * t159 * (t9 * t177 + t22 * t173 + t29 * t170)) -
        lmbda[0] * (t168 * t168 * t184 * t333 + t168 * t187 * t334);
    const double t336 = t145 * t335;
    const double t337 = t146 * t152 * t155 - t151 * t157 * t159;
    const double t338 = t155 * t161 - t143 * t157;
    const double t339 = (t148 * t159 * (t155 * t172 - t151 * t174) + t146 * t181 * t337) - t250 * (t182 * t338
        + t164 * (t155 * t176 - t143 * t174));
    const double t340 = t151 * t159 * t161 - t143 * t146 * t152;
    const double t341 = (t148 * t337 - t164 * t250 * t338) + t146 * t165 * t340;
    const double t342 = (t339 + (t165 * t250 * (t151 * t176 - t143 * t172) + t146 * t183 * t340)) - t168 *
        t184 * t341;
    const double t343 = (mu[0] * t168 * t342 - mu[0] * t159 * (t143 * t177 + t151 * t173 + t155 * t170)) -
        lmbda[0] * (t168 * t168 * t184 * t341 + t168 * t187 * t342);
    const double t344 = t145 * t343;
    const double result2 = -0.16666666666666666 * ((t280 + t288 + t296) + (t304 + t312 + t320) + (t328 + t336
        + t344));
    const double result3 = 0.16666666666666666 * (t71 + t130 + t189);
    const double result4 = 0.16666666666666666 * (t206 + t231 + t256);
    const double result5 = 0.16666666666666666 * (t280 + t304 + t328);
    const double result6 = 0.16666666666666666 * (t75 + t134);
    const double result7 = 0.16666666666666666 * (t214 + t239);
    const double result8 = 0.16666666666666666 * (t288 + t312);
    const double result9 = 0.16666666666666666 * (t79 + t197);
    const double result10 = 0.16666666666666666 * (t222 + t272);
    const double result11 = 0.16666666666666666 * (t296 + t344);
    const double result12 = 0.16666666666666666 * t193;
    const double result13 = 0.16666666666666666 * t264;
    const double result14 = 0.16666666666666666 * t336;
    const double result15 = 0.16666666666666666 * t138;
    const double result16 = 0.16666666666666666 * t247;
    const double result17 = 0.16666666666666666 * t320;
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

__global__ void __launch_bounds__(128)
neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
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
    const double u_0 = u[d0];
    const double u_3 = u[d1];
    const double u_6 = u[d2];
    const double u_9 = u[d3];
    const double u_1 = u[d0 + 1];
    const double u_4 = u[d1 + 1];
    const double u_7 = u[d2 + 1];
    const double u_10 = u[d3 + 1];
    const double u_2 = u[d0 + 2];
    const double u_5 = u[d1 + 2];
    const double u_8 = u[d2 + 2];
    const double u_11 = u[d3 + 2];
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_3 = constrained[d1] ? 0.0 : x[d1];
    const double trial_6 = constrained[d2] ? 0.0 : x[d2];
    const double trial_9 = constrained[d3] ? 0.0 : x[d3];
    const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
    const double trial_4 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
    const double trial_7 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
    const double trial_10 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
    const double trial_2 = constrained[d0 + 2] ? 0.0 : x[d0 + 2];
    const double trial_5 = constrained[d1 + 2] ? 0.0 : x[d1 + 2];
    const double trial_8 = constrained[d2 + 2] ? 0.0 : x[d2 + 2];
    const double trial_11 = constrained[d3 + 2] ? 0.0 : x[d3 + 2];
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
    const double J00 = x1_0 - x0_0;
    const double J11 = x2_1 - x0_1;
    const double J22 = x3_2 - x0_2;
    const double J12 = x3_1 - x0_1;
    const double J21 = x2_2 - x0_2;
    const double adj00 = J11 * J22 - J12 * J21;
    const double J01 = x2_0 - x0_0;
    const double J20 = x1_2 - x0_2;
    const double J10 = x1_1 - x0_1;
    const double adj10 = J12 * J20 - J22 * J10;
    const double J02 = x3_0 - x0_0;
    const double adj20 = J21 * J10 - J11 * J20;
    const double detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const double abs_detJ = std::fabs(detJ);
    const double inv_detJ = reciprocal(detJ);
    const double t0 = u_0 - u_3;
    const double t1 = u_0 - u_6;
    const double t2 = u_0 - u_9;
    const double t3 = 1.0 - inv_detJ * (adj00 * t0 + adj10 * t1 + adj20 * t2);
    const double t4 = u_1 - u_4;
    const double adj01 = J21 * J02 - J22 * J01;
    const double t5 = u_1 - u_7;
    const double adj11 = J00 * J22 - J20 * J02;
    const double t6 = u_1 - u_10;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t7 = 1.0 - inv_detJ * (t4 * adj01 + t5 * adj11 + t6 * adj21);
    const double t8 = u_2 - u_5;
    const double adj02 = J12 * J01 - J11 * J02;
    const double t9 = u_2 - u_8;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t10 = u_2 - u_11;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t11 = 1.0 - inv_detJ * (t8 * adj02 + t9 * adj12 + t10 * adj22);
    const double t12 = t4 * adj02 + t5 * adj12 + t6 * adj22;
    const double t13 = adj01 * t8 + adj11 * t9 + adj21 * t10;
    const double t14 = reciprocal(abs_detJ * abs_detJ);
    const double t15 = t7 * t11 - t12 * t13 * t14;
    const double t16 = adj00 * t4 + adj10 * t5 + adj20 * t6;
    const double t17 = adj00 * t8 + adj10 * t9 + adj20 * t10;
    const double t18 = inv_detJ * t11 * t16 + t12 * t14 * t17;
    const double t19 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double t20 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t21 = t13 * t14 * t16 + inv_detJ * t7 * t17;
    const double t22 = (t3 * t15 - inv_detJ * t18 * t19) - inv_detJ * t20 * t21;
    const double t23 = reciprocal(t22);
    const double t24 = trial_1 - trial_4;
    const double t25 = trial_1 - trial_7;
    const double t26 = trial_1 - trial_10;
    const double t27 = adj01 * t24 + adj11 * t25 + adj21 * t26;
    const double t28 = adj02 * t24 + adj12 * t25 + adj22 * t26;
    const double t29 = trial_0 - trial_3;
    const double t30 = trial_0 - trial_6;
    const double t31 = trial_0 - trial_9;
    const double t32 = adj00 * t29 + adj10 * t30 + adj20 * t31;
    const double t33 = inv_detJ * t7 * adj02 + adj01 * t12 * t14;
    const double t34 = reciprocal(detJ * detJ * detJ);
    const double t35 = adj01 * t29 + adj11 * t30 + adj21 * t31;
    const double t36 = adj02 * t16 - adj00 * t12;
    const double t37 = adj00 * t24 + adj10 * t25 + adj20 * t26;
    const double t38 = (t3 * t14 * (adj02 * t27 - adj01 * t28) + inv_detJ * t32 * t33) + t34 * (t35 * t36 +
        t19 * (adj02 * t37 - adj00 * t28));
    const double t39 = adj02 * t29 + adj12 * t30 + adj22 * t31;
    const double t40 = adj01 * t14 * t16 + adj00 * inv_detJ * t7;
    const double t41 = trial_2 - trial_5;
    const double t42 = trial_2 - trial_8;
    const double t43 = trial_2 - trial_11;
    const double t44 = adj02 * t41 + adj12 * t42 + adj22 * t43;
    const double t45 = adj01 * t41 + adj11 * t42 + adj21 * t43;
    const double t46 = inv_detJ * (t7 * t44 + t11 * t27) + t14 * (t12 * t45 + t13 * t28);
    const double t47 = adj00 * t41 + adj10 * t42 + adj20 * t43;
    const double t48 = (t14 * t16 * t44 - inv_detJ * t11 * t37) - t14 * (t12 * t47 + t17 * t28);
    const double t49 = (t14 * t17 * t27 - inv_detJ * t7 * t47) - t14 * (t16 * t45 + t13 * t37);
    const double t50 = (inv_detJ * (t19 * t48 - t18 * t35) - (t3 * t46 + inv_detJ * t15 * t32)) + inv_detJ *
        (t20 * t49 - t21 * t39);
    const double t51 = (t19 * t34 * t36 - t3 * t33) - inv_detJ * t20 * t40;
    const double t52 = (t38 - (t20 * t34 * (adj01 * t37 - adj00 * t27) + inv_detJ * t39 * t40)) - t23 * t50 *
        t51;
    const double t53 = std::log(t22);
    const double t54 = (mu[0] * t23 * t52 - mu[0] * t14 * (adj00 * t47 + adj01 * t45 + adj02 * t44)) -
        lmbda[0] * (t23 * t23 * t50 * t51 + t23 * t53 * t52);
    const double flux0 = abs_detJ * t54;
    const double t55 = inv_detJ * t7 * adj12 + adj11 * t12 * t14;
    const double t56 = adj12 * t16 - adj10 * t12;
    const double t57 = (t3 * t14 * (adj12 * t27 - adj11 * t28) + inv_detJ * t32 * t55) + t34 * (t35 * t56 +
        t19 * (adj12 * t37 - adj10 * t28));
    const double t58 = adj11 * t14 * t16 + adj10 * inv_detJ * t7;
    const double t59 = (t19 * t34 * t56 - t3 * t55) - inv_detJ * t20 * t58;
    const double t60 = (t57 - (t20 * t34 * (adj11 * t37 - adj10 * t27) + inv_detJ * t39 * t58)) - t23 * t50 *
        t59;
    const double t61 = (mu[0] * t23 * t60 - mu[0] * t14 * (adj10 * t47 + adj11 * t45 + adj12 * t44)) -
        lmbda[0] * (t23 * t23 * t50 * t59 + t23 * t53 * t60);
    const double flux1 = abs_detJ * t61;
    const double t62 = inv_detJ * t7 * adj22 + adj21 * t12 * t14;
    const double t63 = adj22 * t16 - adj20 * t12;
    const double t64 = (t3 * t14 * (adj22 * t27 - adj21 * t28) + inv_detJ * t32 * t62) + t34 * (t35 * t63 +
        t19 * (adj22 * t37 - adj20 * t28));
    const double t65 = adj21 * t14 * t16 + adj20 * inv_detJ * t7;
    const double t66 = (t19 * t34 * t63 - t3 * t62) - inv_detJ * t20 * t65;
    const double t67 = (t64 - (t20 * t34 * (adj21 * t37 - adj20 * t27) + inv_detJ * t39 * t65)) - t23 * t50 *
        t66;
    const double t68 = (mu[0] * t23 * t67 - mu[0] * t14 * (adj20 * t47 + adj21 * t45 + adj22 * t44)) -
        lmbda[0] * (t23 * t23 * t50 * t66 + t23 * t53 * t67);
    const double flux2 = abs_detJ * t68;
    const double t69 = inv_detJ * adj01 * t11 + adj02 * t13 * t14;
    const double t70 = adj00 * inv_detJ * t11 + adj02 * t14 * t17;
    const double t71 = (t3 * t14 * (adj01 * t44 - adj02 * t45) + inv_detJ * t32 * t69) - (inv_detJ * t35 * t70
        - t19 * t34 * (adj00 * t44 - adj02 * t47));
    const double t72 = adj00 * t13 - adj01 * t17;
    const double t73 = (t3 * t69 + inv_detJ * t19 * t70) + t20 * t34 * t72;
    const double t74 = (t71 - t34 * (t20 * (adj00 * t45 - adj01 * t47) + t39 * t72)) + t23 * t50 * t73;
    const double t75 = (mu[0] * t23 * t74 - mu[0] * t14 * (adj00 * t37 + adj01 * t27 + adj02 * t28)) -
        lmbda[0] * (t23 * t53 * t74 - t23 * t23 * t50 * t73);
    const double flux3 = abs_detJ * t75;
    const double t76 = inv_detJ * adj11 * t11 + adj12 * t13 * t14;
    const double t77 = adj10 * inv_detJ * t11 + adj12 * t14 * t17;
    const double t78 = (t3 * t14 * (adj11 * t44 - adj12 * t45) + inv_detJ * t32 * t76) - (inv_detJ * t35 * t77
        - t19 * t34 * (adj10 * t44 - adj12 * t47));
    const double t79 = adj10 * t13 - adj11 * t17;
    const double t80 = (t3 * t76 + inv_detJ * t19 * t77) + t20 * t34 * t79;
    const double t81 = (t78 - t34 * (t20 * (adj10 * t45 - adj11 * t47) + t39 * t79)) + t23 * t50 * t80;
    const double t82 = (mu[0] * t23 * t81 - mu[0] * t14 * (adj10 * t37 + adj11 * t27 + adj12 * t28)) -
        lmbda[0] * (t23 * t53 * t81 - t23 * t23 * t50 * t80);
    const double flux4 = abs_detJ * t82;
    const double t83 = inv_detJ * adj21 * t11 + adj22 * t13 * t14;
    const double t84 = adj20 * inv_detJ * t11 + adj22 * t14 * t17;
    const double t85 = (t3 * t14 * (adj21 * t44 - adj22 * t45) + inv_detJ * t32 * t83) - (inv_detJ * t35 * t84
        - t19 * t34 * (adj20 * t44 - adj22 * t47));
    const double t86 = adj20 * t13 - adj21 * t17;
    const double t87 = (t3 * t83 + inv_detJ * t19 * t84) + t20 * t34 * t86;
    const double t88 = (t85 - t34 * (t20 * (adj20 * t45 - adj21 * t47) + t39 * t86)) + t23 * t50 * t87;
    const double t89 = (mu[0] * t23 * t88 - mu[0] * t14 * (adj20 * t37 + adj21 * t27 + adj22 * t28)) -
        lmbda[0] * (t23 * t53 * t88 - t23 * t23 * t50 * t87);
    const double flux5 = abs_detJ * t89;
    const double t90 = (adj00 * t15 + adj01 * t18) + adj02 * t21;
    const double t91 = ((adj00 * t46 + adj01 * t48) + adj02 * t49) + t23 * t50 * t90;
    const double t92 = (mu[0] * inv_detJ * t23 * t91 - mu[0] * t14 * (adj00 * t32 + adj01 * t35 + adj02 *
        t39)) + lmbda[0] * inv_detJ * (t23 * t23 * t50 * t90 - t23 * t91 * t53);
    const double flux6 = abs_detJ * t92;
    const double t93 = (adj10 * t15 + adj11 * t18) + adj12 * t21;
    const double t94 = ((adj10 * t46 + adj11 * t48) + adj12 * t49) + t23 * t50 * t93;
    const double t95 = (mu[0] * inv_detJ * t23 * t94 - mu[0] * t14 * (adj10 * t32 + adj11 * t35 + adj12 *
        t39)) + lmbda[0] * inv_detJ * (t23 * t23 * t50 * t93 - t23 * t53 * t94);
    const double flux7 = abs_detJ * t95;
    const double t96 = (adj20 * t15 + adj21 * t18) + adj22 * t21;
    const double t97 = ((adj20 * t46 + adj21 * t48) + adj22 * t49) + t23 * t50 * t96;
    const double t98 = (mu[0] * inv_detJ * t23 * t97 - mu[0] * t14 * (adj20 * t32 + adj21 * t35 + adj22 *
        t39)) + lmbda[0] * inv_detJ * (t23 * t23 * t50 * t96 - t23 * t53 * t97);
    const double flux8 = abs_detJ * t98;
    const double result0 = -0.16666666666666666 * (flux6 + flux7 + flux8);
    const double result1 = -0.16666666666666666 * (flux3 + flux4 + flux5);
    const double result2 = -0.16666666666666666 * (flux0 + flux1 + flux2);
    const double result3 = 0.16666666666666666 * flux6;
    const double result4 = 0.16666666666666666 * flux3;
    const double result5 = 0.16666666666666666 * flux0;
    const double result6 = 0.16666666666666666 * flux7;
    const double result7 = 0.16666666666666666 * flux4;
    const double result8 = 0.16666666666666666 * flux1;
    const double result9 = 0.16666666666666666 * flux8;
    const double result10 = 0.16666666666666666 * flux5;
    const double result11 = 0.16666666666666666 * flux2;
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], result0);
      }
      if (!constrained[d0 + 1]) {
        atomicAdd(&y[d0 + 1], result1);
      }
      if (!constrained[d0 + 2]) {
        atomicAdd(&y[d0 + 2], result2);
      }
      if (!constrained[d1]) {
        atomicAdd(&y[d1], result3);
      }
      if (!constrained[d1 + 1]) {
        atomicAdd(&y[d1 + 1], result4);
      }
      if (!constrained[d1 + 2]) {
        atomicAdd(&y[d1 + 2], result5);
      }
      if (!constrained[d2]) {
        atomicAdd(&y[d2], result6);
      }
      if (!constrained[d2 + 1]) {
        atomicAdd(&y[d2 + 1], result7);
      }
      if (!constrained[d2 + 2]) {
        atomicAdd(&y[d2 + 2], result8);
      }
      if (!constrained[d3]) {
        atomicAdd(&y[d3], result9);
      }
      if (!constrained[d3 + 1]) {
        atomicAdd(&y[d3 + 1], result10);
      }
      if (!constrained[d3 + 2]) {
        atomicAdd(&y[d3 + 2], result11);
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    int64_t num_cell_blocks,
    const int64_t* block_cells,
    const int64_t* block_nodes,
    const int32_t* node_offsets,
    const uint16_t* local_nodes,
    const uint16_t* contributions,
    const uint16_t* contribution_ends,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || constrained == nullptr || coordinates == nullptr || u == nullptr ||
      lmbda == nullptr || mu == nullptr) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (reinterpret_cast<uintptr_t>(local_nodes) % 4 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(macro_points) % 8 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (num_macro_elements < 0 || num_macro_elements > num_cells / 3 || num_cell_blocks < 0) {
    return FEMFORGE_INVALID_ARGUMENT;
  }
  if (const int64_t blocks = num_cell_blocks; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, x, constrained, coordinates, macro_points, u, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_cell_blocks,
      arguments->block_cells,
      arguments->block_nodes,
      static_cast<const int32_t*>(arguments->node_offsets),
      arguments->local_nodes,
      static_cast<const uint16_t*>(arguments->contributions),
      arguments->contribution_ends,
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply_hip_descriptor = {
    "neo_hookean_j_p1x3_tetrahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "neo_hookean.form",                        // form_file
    "J",                                       // form
    "hip",                                     // target
    "4735dba42bf09144",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
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
    "blocks",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    1,                                         // constraints
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
    30336,                                     // shared_bytes
    731.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
