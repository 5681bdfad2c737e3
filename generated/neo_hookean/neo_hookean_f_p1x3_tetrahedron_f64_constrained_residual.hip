// neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual: residual of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel residual --define cell=tetrahedron --set constraints=true
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
//   load    coefficient, P1^3, 12 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  2 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the form has no trial function
//   quadrature      601 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one; written, 601 flops
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
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  results meet in shared memory; each node of the block is added to once
//
// Costs of a cell:
//   flops       587
//   bytes       52 (48 read, 4 written)
//   flops/byte  11.3
//   shared      30336 bytes a block of 128 threads
//

#include <cmath>
#include <cstdint>
#include <hip/hip_runtime.h>

#include "femforge_gpu.h"
#include "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual.h"

namespace {

using femforge_gpu::reciprocal;

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 2;
#else
constexpr int resident = 1;
#endif

__global__ void __launch_bounds__(128, resident)
neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_kernel(
    double* __restrict__ y,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ macro_points,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu,
    const int64_t* __restrict__ block_cells,
    const int64_t* __restrict__ block_nodes,
    const int32_t* __restrict__ node_offsets,
    const uint16_t* __restrict__ local_nodes,
    const uint16_t* __restrict__ contributions,
    const uint16_t* __restrict__ contribution_ends) {
  alignas(16) __shared__ double u_nodes[576];
  alignas(16) __shared__ double load_nodes[576];
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
    load_nodes[node] = load[d];
    load_nodes[node + 192] = load[d + 1];
    load_nodes[node + 384] = load[d + 2];
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
    const double load_0 = load_nodes[l0];
    const double load_3 = load_nodes[l1];
    const double load_6 = load_nodes[l2];
    const double load_9 = load_nodes[l3];
    const double load_1 = load_nodes[l0 + 192];
    const double load_4 = load_nodes[l1 + 192];
    const double load_7 = load_nodes[l2 + 192];
    const double load_10 = load_nodes[l3 + 192];
    const double load_2 = load_nodes[l0 + 384];
    const double load_5 = load_nodes[l1 + 384];
    const double load_8 = load_nodes[l2 + 384];
    const double load_11 = load_nodes[l3 + 384];
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
    const double load_15 = load_nodes[l5];
    const double load_16 = load_nodes[l5 + 192];
    const double load_17 = load_nodes[l5 + 384];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x4_0 = coordinates[3 * n4];
    const double u_12 = u_nodes[l4];
    const double u_13 = u_nodes[l4 + 192];
    const double u_14 = u_nodes[l4 + 384];
    const double load_12 = load_nodes[l4];
    const double load_13 = load_nodes[l4 + 192];
    const double load_14 = load_nodes[l4 + 384];
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
    const double t19 = reciprocal(t13 * t13);
    const double t20 = t4 * t10 - t2 * t6;
    const double t21 = t0 * t2 - t7 * t10;
    const double t22 = t6 * t7 - t0 * t4;
    const double t23 = t15 * t20 + t16 * t21 + t17 * t22;
    const double t24 = t3 * t6 - t1 * t10;
    const double t25 = t8 * t10 - t0 * t3;
    const double t26 = t0 * t1 - t6 * t8;
    const double t27 = t15 * t24 + t16 * t25 + t17 * t26;
    const double t28 = u_1 - u_4;
    const double t29 = u_1 - u_7;
    const double t30 = u_1 - u_10;
    const double t31 = 1.0 + t14 * (t20 * t28 + t21 * t29 + t22 * t30);
    const double t32 = u_2 - u_5;
    const double t33 = u_2 - u_8;
    const double t34 = u_2 - u_11;
    const double t35 = 1.0 + t14 * (t24 * t32 + t25 * t33 + t26 * t34);
    const double t36 = t24 * t28 + t25 * t29 + t26 * t30;
    const double t37 = t20 * t32 + t21 * t33 + t22 * t34;
    const double t38 = t31 * t35 - t19 * t36 * t37;
    const double t39 = t5 * t28 + t9 * t29 + t11 * t30;
    const double t40 = t5 * t32 + t9 * t33 + t11 * t34;
    const double t41 = t14 * t35 * t39 - t19 * t36 * t40;
    const double t42 = t19 * t37 * t39 - t14 * t31 * t40;
    const double t43 = (t18 * t38 - t14 * t23 * t41) + t14 * t27 * t42;
    const double t44 = reciprocal(t43);
    const double t45 = (t5 * t38 - t20 * t41) + t24 * t42;
    const double t46 = mu[0] * (t5 * t14 * t18 + t19 * (t20 * t23 + t24 * t27)) - mu[0] * t14 * t44 * t45;
    const double t47 = std::log(t43);
    const double t48 = t13 * (t46 + lmbda[0] * t14 * t44 * t45 * t47);
    const double t49 = (t9 * t38 - t21 * t41) + t25 * t42;
    const double t50 = mu[0] * (t9 * t14 * t18 + t19 * (t21 * t23 + t25 * t27)) - mu[0] * t14 * t44 * t49;
    const double t51 = t13 * (t50 + lmbda[0] * t14 * t44 * t47 * t49);
    const double t52 = (t11 * t38 - t22 * t41) + t26 * t42;
    const double t53 = mu[0] * (t11 * t14 * t18 + t19 * (t22 * t23 + t26 * t27)) - mu[0] * t14 * t44 * t52;
    const double t54 = t13 * (t53 + lmbda[0] * t14 * t44 * t47 * t52);
    const double t55 = 0.1381966011250105 * load_0;
    const double t56 = 0.1381966011250105 * load_3;
    const double t57 = 0.1381966011250105 * load_6;
    const double t58 = 0.1381966011250105 * load_9;
    const double t59 = t13 * (t55 + 4.23606797749979 * t56 + t57 + t58);
    const double t60 = t13 * (t55 + t56 + 4.23606797749979 * t57 + t58);
    const double t61 = t13 * (t55 + t56 + t57 + 4.23606797749979 * t58);
    const double t62 = 0.005758191713542105 * t13 * (4.23606797749979 * t55 + t56 + t57 + t58);
    const double t63 = x0_2 - x5_2;
    const double t64 = x0_1 - x5_1;
    const double t65 = t1 * t63 - t4 * t64;
    const double t66 = t7 * t64 - t8 * t63;
    const double t67 = x0_0 - x5_0;
    const double t68 = t0 * t65 + t6 * t66 + t11 * t67;
    const double t69 = std::fabs(t68);
    const double t70 = reciprocal(t68);
    const double t71 = u_0 - u_15;
    const double t72 = 1.0 + t70 * (t15 * t65 + t16 * t66 + t11 * t71);
    const double t73 = reciprocal(t69 * t69);
    const double t74 = t4 * t67 - t6 * t63;
    const double t75 = t0 * t63 - t7 * t67;
    const double t76 = t15 * t74 + t16 * t75 + t22 * t71;
    const double t77 = t6 * t64 - t1 * t67;
    const double t78 = t8 * t67 - t0 * t64;
    const double t79 = t15 * t77 + t16 * t78 + t26 * t71;
    const double t80 = u_1 - u_16;
    const double t81 = 1.0 + t70 * (t28 * t74 + t29 * t75 + t22 * t80);
    const double t82 = u_2 - u_17;
    const double t83 = 1.0 + t70 * (t32 * t77 + t33 * t78 + t26 * t82);
    const double t84 = t28 * t77 + t29 * t78 + t26 * t80;
    const double t85 = t32 * t74 + t33 * t75 + t22 * t82;
    const double t86 = t81 * t83 - t73 * t84 * t85;
    const double t87 = t28 * t65 + t29 * t66 + t11 * t80;
    const double t88 = t32 * t65 + t33 * t66 + t11 * t82;
    const double t89 = t70 * t83 * t87 - t73 * t84 * t88;
    const double t90 = t73 * t85 * t87 - t70 * t81 * t88;
    const double t91 = (t72 * t86 - t70 * t76 * t89) + t70 * t79 * t90;
    const double t92 = reciprocal(t91);
    const double t93 = (t65 * t86 - t74 * t89) + t77 * t90;
    const double t94 = mu[0] * (t65 * t70 * t72 + t73 * (t74 * t76 + t77 * t79)) - mu[0] * t70 * t92 * t93;
    const double t95 = std::log(t91);
    const double t96 = t69 * (t94 + lmbda[0] * t70 * t92 * t93 * t95);
    const double t97 = (t66 * t86 - t75 * t89) + t78 * t90;
    const double t98 = mu[0] * (t66 * t70 * t72 + t73 * (t75 * t76 + t78 * t79)) - mu[0] * t70 * t92 * t97;
    const double t99 = t69 * (t98 + lmbda[0] * t70 * t92 * t95 * t97);
    const double t100 = (t11 * t86 - t22 * t89) + t26 * t90;
    const double t101 = mu[0] * (t11 * t70 * t72 + t73 * (t22 * t76 + t26 * t79)) - mu[0] * t70 * t92 * t100;
    const double t102 = t69 * (t101 + lmbda[0] * t70 * t92 * t95 * t100);
    const double t103 = 0.1381966011250105 * load_15;
    const double t104 = t69 * (t55 + 4.23606797749979 * t56 + t57 + t103);
    const double t105 = t69 * (t55 + t56 + 4.23606797749979 * t57 + t103);
    const double t106 = t69 * (t55 + t56 + t57 + 4.23606797749979 * t103);
    const double t107 = 0.005758191713542105 * t69 * (4.23606797749979 * t55 + t56 + t57 + t103);
    const double t108 = x0_1 - x4_1;
    const double t109 = x0_2 - x4_2;
    const double t110 = t2 * t108 - t3 * t109;
    const double t111 = x0_0 - x4_0;
    const double t112 = t8 * t109 - t7 * t108;
    const double t113 = t0 * t110 + t9 * t111 + t10 * t112;
    const double t114 = std::fabs(t113);
    const double t115 = reciprocal(t113);
    const double t116 = u_0 - u_12;
    const double t117 = 1.0 + t115 * (t15 * t110 + t9 * t116 + t17 * t112);
    const double t118 = reciprocal(t114 * t114);
    const double t119 = t10 * t109 - t2 * t111;
    const double t120 = t7 * t111 - t0 * t109;
    const double t121 = t15 * t119 + t21 * t116 + t17 * t120;
    const double t122 = t3 * t111 - t10 * t108;
    const double t123 = t0 * t108 - t8 * t111;
    const double t124 = t15 * t122 + t25 * t116 + t17 * t123;
    const double t125 = u_1 - u_13;
    const double t126 = 1.0 + t115 * (t28 * t119 + t21 * t125 + t30 * t120);
    const double t127 = u_2 - u_14;
    const double t128 = 1.0 + t115 * (t32 * t122 + t25 * t127 + t34 * t123);
    const double t129 = t28 * t122 + t25 * t125 + t30 * t123;
    const double t130 = t32 * t119 + t21 * t127 + t34 * t120;
    const double t131 = t126 * t128 - t118 * t129 * t130;
    const double t132 = t28 * t110 + t9 * t125 + t30 * t112;
    const double t133 = t32 * t110 + t9 * t127 + t34 * t112;
    const double t134 = t115 * t128 * t132 - t118 * t129 * t133;
    const double t135 = t118 * t130 * t132 - t115 * t126 * t133;
    const double t136 = (t117 * t131 - t115 * t121 * t134) + t115 * t124 * t135;
    const double t137 = reciprocal(t136);
    const double t138 = (t110 * t131 - t119 * t134) + t122 * t135;
    const double t139 = mu[0] * (t110 * t115 * t117 + t118 * (t119 * t121 + t122 * t124)) - mu[0] * t115 *
        t137 * t138;
    const double t140 = std::log(t136);
    const double t141 = t114 * (t139 + lmbda[0] * t115 * t137 * t138 * t140);
    const double t142 = (t9 * t131 - t21 * t134) + t25 * t135;
    const double t143 = mu[0] * (t9 * t115 * t117 + t118 * (t21 * t121 + t25 * t124)) - mu[0] * t115 * t137 *
        t142;
    const double t144 = t114 * (t143 + lmbda[0] * t115 * t137 * t140 * t142);
    const double t145 = (t112 * t131 - t120 * t134) + t123 * t135;
    const double t146 = mu[0] * (t112 * t115 * t117 + t118 * (t120 * t121 + t123 * t124)) - mu[0] * t115 *
        t137 * t145;
    const double t147 = t114 * (t146 + lmbda[0] * t115 * t137 * t140 * t145);
    const double t148 = 0.1381966011250105 * load_12;
    const double t149 = t114 * (t55 + 4.23606797749979 * t56 + t58 + t148);
    const double t150 = t114 * (t55 + t56 + t58 + 4.23606797749979 * t148);
    const double t151 = t114 * (t55 + t56 + 4.23606797749979 * t58 + t148);
    const double t152 = 0.005758191713542105 * t114 * (4.23606797749979 * t55 + t56 + t58 + t148);
    const double result0 = (0.16666666666666666 * t48 + 0.16666666666666666 * t51 + 0.16666666666666666 * t54
        - 0.005758191713542105 * t59 - 0.005758191713542105 * t60 - 0.005758191713542105 * t61 -
        4.23606797749979 * t62) + (0.16666666666666666 * t96 + 0.16666666666666666 * t99 + 0.16666666666666666
        * t102 - 0.005758191713542105 * t104 - 0.005758191713542105 * t105 - 0.005758191713542105 * t106 -
        4.23606797749979 * t107) + (0.16666666666666666 * t141 + 0.16666666666666666 * t144 +
        0.16666666666666666 * t147 - 0.005758191713542105 * t149 - 0.005758191713542105 * t150 -
        0.005758191713542105 * t151 - 4.23606797749979 * t152);
    const double t153 = t18 * (t14 * t20 * t35 - t19 * t24 * t37) - t14 * t23 * (t5 * t14 * t35 - t19 * t24 *
        t40);
    const double t154 = reciprocal(t12 * t12 * t12);
    const double t155 = t153 + t27 * t154 * (t5 * t37 - t20 * t40);
    const double t156 = (mu[0] * t44 * t155 - mu[0] * (t19 * (t5 * t39 + t24 * t36) + t14 * t20 * t31)) -
        lmbda[0] * t44 * t47 * t155;
    const double t157 = t13 * t156;
    const double t158 = t18 * (t14 * t21 * t35 - t19 * t25 * t37) - t14 * t23 * (t9 * t14 * t35 - t19 * t25 *
        t40);
    const double t159 = t158 + t27 * t154 * (t9 * t37 - t21 * t40);
    const double t160 = (mu[0] * t44 * t159 - mu[0] * (t19 * (t9 * t39 + t25 * t36) + t14 * t21 * t31)) -
        lmbda[0] * t44 * t47 * t159;
    const double t161 = t13 * t160;
    const double t162 = t18 * (t14 * t22 * t35 - t19 * t26 * t37) - t14 * t23 * (t11 * t14 * t35 - t19 * t26 *
        t40);
    const double t163 = t162 + t27 * t154 * (t11 * t37 - t22 * t40);
    const double t164 = (mu[0] * t44 * t163 - mu[0] * (t19 * (t11 * t39 + t26 * t36) + t14 * t22 * t31)) -
        lmbda[0] * t44 * t47 * t163;
    const double t165 = t13 * t164;
    const double t166 = 0.1381966011250105 * load_1;
    const double t167 = 0.1381966011250105 * load_4;
    const double t168 = 0.1381966011250105 * load_7;
    const double t169 = 0.1381966011250105 * load_10;
    const double t170 = t13 * (t166 + 4.23606797749979 * t167 + t168 + t169);
    const double t171 = t13 * (t166 + t167 + 4.23606797749979 * t168 + t169);
    const double t172 = t13 * (t166 + t167 + t168 + 4.23606797749979 * t169);
    const double t173 = 0.005758191713542105 * t13 * (4.23606797749979 * t166 + t167 + t168 + t169);
    const double t174 = t72 * (t70 * t74 * t83 - t73 * t77 * t85) - t70 * t76 * (t65 * t70 * t83 - t73 * t77 *
        t88);
    const double t175 = reciprocal(t68 * t68 * t68);
    const double t176 = t174 + t79 * t175 * (t65 * t85 - t74 * t88);
    const double t177 = (mu[0] * t92 * t176 - mu[0] * (t73 * (t65 * t87 + t77 * t84) + t70 * t74 * t81)) -
        lmbda[0] * t92 * t95 * t176;
    const double t178 = t69 * t177;
    const double t179 = t72 * (t70 * t75 * t83 - t73 * t78 * t85) - t70 * t76 * (t66 * t70 * t83 - t73 * t78 *
        t88);
    const double t180 = t179 + t79 * t175 * (t66 * t85 - t75 * t88);
    const double t181 = (mu[0] * t92 * t180 - mu[0] * (t73 * (t66 * t87 + t78 * t84) + t70 * t75 * t81)) -
        lmbda[0] * t92 * t95 * t180;
    const double t182 = t69 * t181;
    const double t183 = t72 * (t22 * t70 * t83 - t26 * t73 * t85) - t70 * t76 * (t11 * t70 * t83 - t26 * t73 *
        t88);
    const double t184 = t183 + t79 * t175 * (t11 * t85 - t22 * t88);
    const double t185 = (mu[0] * t92 * t184 - mu[0] * (t73 * (t11 * t87 + t26 * t84) + t22 * t70 * t81)) -
        lmbda[0] * t92 * t95 * t184;
    const double t186 = t69 * t185;
    const double t187 = 0.1381966011250105 * load_16;
    const double t188 = t69 * (t166 + 4.23606797749979 * t167 + t168 + t187);
    const double t189 = t69 * (t166 + t167 + 4.23606797749979 * t168 + t187);
    const double t190 = t69 * (t166 + t167 + t168 + 4.23606797749979 * t187);
    const double t191 = 0.005758191713542105 * t69 * (4.23606797749979 * t166 + t167 + t168 + t187);
    const double t192 = t117 * (t115 * t119 * t128 - t118 * t122 * t130) - t115 * t121 * (t110 * t115 * t128 -
        t118 * t122 * t133);
    const double t193 = reciprocal(t113 * t113 * t113);
    const double t194 = t192 + t124 * t193 * (t110 * t130 - t119 * t133);
    const double t195 = (mu[0] * t137 * t194 - mu[0] * (t118 * (t110 * t132 + t122 * t129) + t115 * t119 *
        t126)) - lmbda[0] * t137 * t140 * t194;
    const double t196 = t114 * t195;
    const double t197 = t117 * (t21 * t115 * t128 - t25 * t118 * t130) - t115 * t121 * (t9 * t115 * t128 - t25
        * t118 * t133);
    const double t198 = t197 + t124 * t193 * (t9 * t130 - t21 * t133);
    const double t199 = (mu[0] * t137 * t198 - mu[0] * (t118 * (t9 * t132 + t25 * t129) + t21 * t115 * t126))
        - lmbda[0] * t137 * t140 * t198;
    const double t200 = t114 * t199;
    const double t201 = t117 * (t115 * t120 * t128 - t118 * t123 * t130) - t115 * t121 * (t112 * t115 * t128 -
        t118 * t123 * t133);
    const double t202 = t201 + t124 * t193 * (t112 * t130 - t120 * t133);
    const double t203 = (mu[0] * t137 * t202 - mu[0] * (t118 * (t112 * t132 + t123 * t129) + t115 * t120 *
        t126)) - lmbda[0] * t137 * t140 * t202;
    const double t204 = t114 * t203;
    const double t205 = 0.1381966011250105 * load_13;
    const double t206 = t114 * (t166 + 4.23606797749979 * t167 + t169 + t205);
    const double t207 = t114 * (t166 + t167 + t169 + 4.23606797749979 * t205);
    const double t208 = t114 * (t166 + t167 + 4.23606797749979 * t169 + t205);
    const double t209 = 0.005758191713542105 * t114 * (4.23606797749979 * t166 + t167 + t169 + t205);
    const double t210 = (0.16666666666666666 * t157 + 0.16666666666666666 * t161 + 0.16666666666666666 * t165
        + 0.005758191713542105 * t170 + 0.005758191713542105 * t171 + 0.005758191713542105 * t172 +
        4.23606797749979 * t173) + (0.16666666666666666 * t178 + 0.16666666666666666 * t182 +
        0.16666666666666666 * t186 + 0.005758191713542105 * t188 + 0.005758191713542105 * t189 +
        0.005758191713542105 * t190 + 4.23606797749979 * t191) + (0.16666666666666666 * t196 +
        0.16666666666666666 * t200 + 0.16666666666666666 * t204 + 0.005758191713542105 * t206 +
        0.005758191713542105 * t207 + 0.005758191713542105 * t208 + 4.23606797749979 * t209);
    const double result1 = -t210;
    const double t211 = t18 * (t14 * t24 * t31 - t19 * t20 * t36) - t23 * t154 * (t24 * t39 - t5 * t36);
    const double t212 = t211 + t14 * t27 * (t19 * t20 * t39 - t5 * t14 * t31);
    const double t213 = (mu[0] * t44 * t212 - mu[0] * (t19 * (t5 * t40 + t20 * t37) + t14 * t24 * t35)) -
        lmbda[0] * t44 * t47 * t212;
    const double t214 = t13 * t213;
    const double t215 = t18 * (t14 * t25 * t31 - t19 * t21 * t36) - t23 * t154 * (t25 * t39 - t9 * t36);
    const double t216 = t215 + t14 * t27 * (t19 * t21 * t39 - t9 * t14 * t31);
    const double t217 = (mu[0] * t44 * t216 - mu[0] * (t19 * (t9 * t40 + t21 * t37) + t14 * t25 * t35)) -
        lmbda[0] * t44 * t47 * t216;
    const double t218 = t13 * t217;
    const double t219 = t18 * (t14 * t26 * t31 - t19 * t22 * t36) - t23 * t154 * (t26 * t39 - t11 * t36);
    const double t220 = t219 + t14 * t27 * (t19 * t22 * t39 - t11 * t14 * t31);
    const double t221 = (mu[0] * t44 * t220 - mu[0] * (t19 * (t11 * t40 + t22 * t37) + t14 * t26 * t35)) -
        lmbda[0] * t44 * t47 * t220;
    const double t222 = t13 * t221;
    const double t223 = 0.1381966011250105 * load_2;
    const double t224 = 0.1381966011250105 * load_5;
    const double t225 = 0.1381966011250105 * load_8;
    const double t226 = 0.1381966011250105 * load_11;
    const double t227 = t13 * (t223 + 4.23606797749979 * t224 + t225 + t226);
    const double t228 = t13 * (t223 + t224 + 4.23606797749979 * t225 + t226);
    const double t229 = t13 * (t223 + t224 + t225 + 4.23606797749979 * t226);
    const double t230 = 0.005758191713542105 * t13 * (4.23606797749979 * t223 + t224 + t225 + t226);
    const double t231 = t72 * (t70 * t77 * t81 - t73 * t74 * t84) - t76 * t175 * (t77 * t87 - t65 * t84);
    const double t232 = t231 + t70 * t79 * (t73 * t74 * t87 - t65 * t70 * t81);
    const double t233 = (mu[0] * t92 * t232 - mu[0] * (t73 * (t65 * t88 + t74 * t85) + t70 * t77 * t83)) -
        lmbda[0] * t92 * t95 * t232;
    const double t234 = t69 * t233;
    const double t235 = t72 * (t70 * t78 * t81 - t73 * t75 * t84) - t76 * t175 * (t78 * t87 - t66 * t84);
    const double t236 = t235 + t70 * t79 * (t73 * t75 * t87 - t66 * t70 * t81);
    const double t237 = (mu[0] * t92 * t236 - mu[0] * (t73 * (t66 * t88 + t75 * t85) + t70 * t78 * t83)) -
        lmbda[0] * t92 * t95 * t236;
    const double t238 = t69 * t237;
    const double t239 = t72 * (t26 * t70 * t81 - t22 * t73 * t84) - t76 * t175 * (t26 * t87 - t11 * t84);
    const double t240 = t239 + t70 * t79 * (t22 * t73 * t87 - t11 * t70 * t81);
    const double t241 = (mu[0] * t92 * t240 - mu[0] * (t73 * (t11 * t88 + t22 * t85) + t26 * t70 * t83)) -
        lmbda[0] * t92 * t95 * t240;
    const double t242 = t69 * t241;
    const double t243 = 0.1381966011250105 * load_17;
    const double t244 = t69 * (t223 + 4.23606797749979 * t224 + t225 + t243);
    const double t245 = t69 * (t223 + t224 + 4.23606797749979 * t225 + t243);
    const double t246 = t69 * (t223 + t224 + t225 + 4.23606797749979 * t243);
    const double t247 = 0.005758191713542105 * t69 * (4.23606797749979 * t223 + t224 + t225 + t243);
    const double t248 = t117 * (t115 * t122 * t126 - t118 * t119 * t129) - t121 * t193 * (t122 * t132 - t110 *
        t129);
    const double t249 = t248 + t115 * t124 * (t118 * t119 * t132 - t110 * t115 * t126);
    const double t250 = (mu[0] * t137 * t249 - mu[0] * (t118 * (t110 * t133 + t119 * t130) + t115 * t122 *
        t128)) - lmbda[0] * t137 * t140 * t249;
    const double t251 = t114 * t250;
    const double t252 = t117 * (t25 * t115 * t126 - t21 * t118 * t129) - t121 * t193 * (t25 * t132 - t9 *
        t129);
    const double t253 = t252 + t115 * t124 * (t21 * t118 * t132 - t9 * t115 * t126);
    const double t254 = (mu[0] * t137 * t253 - mu[0] * (t118 * (t9 * t133 + t21 * t130) + t25 * t115 * t128))
        - lmbda[0] * t137 * t140 * t253;
    const double t255 = t114 * t254;
    const double t256 = t117 * (t115 * t123 * t126 - t118 * t120 * t129) - t121 * t193 * (t123 * t132 - t112 *
        t129);
    const double t257 = t256 + t115 * t124 * (t118 * t120 * t132 - t112 * t115 * t126);
    const double t258 = (mu[0] * t137 * t257 - mu[0] * (t118 * (t112 * t133 + t120 * t130) + t115 * t123 *
        t128)) - lmbda[0] * t137 * t140 * t257;
    const double t259 = t114 * t258;
    const double t260 = 0.1381966011250105 * load_14;
    const double t261 = t114 * (t223 + 4.23606797749979 * t224 + t226 + t260);
    const double t262 = t114 * (t223 + t224 + t226 + 4.23606797749979 * t260);
    const double t263 = t114 * (t223 + t224 + 4.23606797749979 * t226 + t260);
    const double t264 = 0.005758191713542105 * t114 * (4.23606797749979 * t223 + t224 + t226 + t260);
    const double t265 = (0.16666666666666666 * t214 + 0.16666666666666666 * t218 + 0.16666666666666666 * t222
        + 0.005758191713542105 * t227 + 0.005758191713542105 * t228 + 0.005758191713542105 * t229 +
        4.23606797749979 * t230) + (0.16666666666666666 * t234 + 0.16666666666666666 * t238 +
        0.16666666666666666 * t242 + 0.005758191713542105 * t244 + 0.005758191713542105 * t245 +
        0.005758191713542105 * t246 + 4.23606797749979 * t247) + (0.16666666666666666 * t251 +
        0.16666666666666666 * t255 + 0.16666666666666666 * t259 + 0.005758191713542105 * t261 +
        0.005758191713542105 * t262 + 0.005758191713542105 * t263 + 4.23606797749979 * t264);
    const double result2 = -t265;
    const double t266 = (0.16666666666666666 * t48 + 0.02439209152604035 * t59 + 0.005758191713542105 * t60 +
        0.005758191713542105 * t61 + t62) + (0.16666666666666666 * t96 + 0.02439209152604035 * t104 +
        0.005758191713542105 * t105 + 0.005758191713542105 * t106 + t107) + (0.16666666666666666 * t141 +
        0.02439209152604035 * t149 + 0.005758191713542105 * t150 + 0.005758191713542105 * t151 + t152);
    const double result3 = -t266;
    const double result4 = (0.16666666666666666 * t157 - 0.02439209152604035 * t170 - 0.005758191713542105 *
        t171 - 0.005758191713542105 * t172 - t173) + (0.16666666666666666 * t178 - 0.02439209152604035 * t188
        - 0.005758191713542105 * t189 - 0.005758191713542105 * t190 - t191) + (0.16666666666666666 * t196 -
        0.02439209152604035 * t206 - 0.005758191713542105 * t207 - 0.005758191713542105 * t208 - t209);
    const double result5 = (0.16666666666666666 * t214 - 0.02439209152604035 * t227 - 0.005758191713542105 *
        t228 - 0.005758191713542105 * t229 - t230) + (0.16666666666666666 * t234 - 0.02439209152604035 * t244
        - 0.005758191713542105 * t245 - 0.005758191713542105 * t246 - t247) + (0.16666666666666666 * t251 -
        0.02439209152604035 * t261 - 0.005758191713542105 * t262 - 0.005758191713542105 * t263 - t264);
    const double result6 = -(0.16666666666666666 * t51 + 0.005758191713542105 * t59 + 0.02439209152604035 *
        t60 + 0.005758191713542105 * t61 + t62) - (0.16666666666666666 * t99 + 0.005758191713542105 * t104 +
        0.02439209152604035 * t105 + 0.005758191713542105 * t106 + t107);
    const double result7 = (0.16666666666666666 * t161 - 0.005758191713542105 * t170 - 0.02439209152604035 *
        t171 - 0.005758191713542105 * t172 - t173) + (0.16666666666666666 * t182 - 0.005758191713542105 * t188
        - 0.02439209152604035 * t189 - 0.005758191713542105 * t190 - t191);
    const double result8 = (0.16666666666666666 * t218 - 0.005758191713542105 * t227 - 0.02439209152604035 *
        t228 - 0.005758191713542105 * t229 - t230) + (0.16666666666666666 * t238 - 0.005758191713542105 * t244
        - 0.02439209152604035 * t245 - 0.005758191713542105 * t246 - t247);
    const double result9 = -(0.16666666666666666 * t54 + 0.005758191713542105 * t59 + 0.005758191713542105 *
        t60 + 0.02439209152604035 * t61 + t62) - (0.16666666666666666 * t147 + 0.005758191713542105 * t149 +
        0.005758191713542105 * t150 + 0.02439209152604035 * t151 + t152);
    const double result10 = (0.16666666666666666 * t165 - 0.005758191713542105 * t170 - 0.005758191713542105 *
        t171 - 0.02439209152604035 * t172 - t173) + (0.16666666666666666 * t204 - 0.005758191713542105 * t206
        - 0.005758191713542105 * t207 - 0.02439209152604035 * t208 - t209);
    const double result11 = (0.16666666666666666 * t222 - 0.005758191713542105 * t227 - 0.005758191713542105 *
        t228 - 0.02439209152604035 * t229 - t230) + (0.16666666666666666 * t259 - 0.005758191713542105 * t261
        - 0.005758191713542105 * t262 - 0.02439209152604035 * t263 - t264);
    const double result12 = -0.16666666666666666 * t144 - 0.005758191713542105 * t149 - 0.02439209152604035 *
        t150 - 0.005758191713542105 * t151 - t152;
    const double result13 = 0.16666666666666666 * t200 - 0.005758191713542105 * t206 - 0.02439209152604035 *
        t207 - 0.005758191713542105 * t208 - t209;
    const double result14 = 0.16666666666666666 * t255 - 0.005758191713542105 * t261 - 0.02439209152604035 *
        t262 - 0.005758191713542105 * t263 - t264;
    const double result15 = -0.16666666666666666 * t102 - 0.005758191713542105 * t104 - 0.005758191713542105 *
        t105 - 0.02439209152604035 * t106 - t107;
    const double result16 = 0.16666666666666666 * t186 - 0.005758191713542105 * t188 - 0.005758191713542105 *
        t189 - 0.02439209152604035 * t190 - t191;
    const double result17 = 0.16666666666666666 * t242 - 0.005758191713542105 * t244 - 0.005758191713542105 *
        t245 - 0.02439209152604035 * t246 - t247;
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
neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_rest_kernel(
    int64_t num_rest_cells,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
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
    const double load_0 = load[d0];
    const double load_3 = load[d1];
    const double load_6 = load[d2];
    const double load_9 = load[d3];
    const double load_1 = load[d0 + 1];
    const double load_4 = load[d1 + 1];
    const double load_7 = load[d2 + 1];
    const double load_10 = load[d3 + 1];
    const double load_2 = load[d0 + 2];
    const double load_5 = load[d1 + 2];
    const double load_8 = load[d2 + 2];
    const double load_11 = load[d3 + 2];
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
    const double adj01 = J21 * J02 - J22 * J01;
    const double t4 = u_1 - u_4;
    const double adj11 = J00 * J22 - J20 * J02;
    const double t5 = u_1 - u_7;
    const double adj21 = J01 * J20 - J00 * J21;
    const double t6 = u_1 - u_10;
    const double t7 = 1.0 - inv_detJ * (adj01 * t4 + adj11 * t5 + adj21 * t6);
    const double adj02 = J12 * J01 - J11 * J02;
    const double t8 = u_2 - u_5;
    const double adj12 = J10 * J02 - J00 * J12;
    const double t9 = u_2 - u_8;
    const double adj22 = J00 * J11 - J01 * J10;
    const double t10 = u_2 - u_11;
    const double t11 = 1.0 - inv_detJ * (adj02 * t8 + adj12 * t9 + adj22 * t10);
    const double t12 = reciprocal(abs_detJ * abs_detJ);
    const double t13 = adj02 * t4 + adj12 * t5 + adj22 * t6;
    const double t14 = adj01 * t8 + adj11 * t9 + adj21 * t10;
    const double t15 = t7 * t11 - t12 * t13 * t14;
    const double t16 = t0 * adj01 + t1 * adj11 + t2 * adj21;
    const double t17 = adj00 * t4 + adj10 * t5 + adj20 * t6;
    const double t18 = adj00 * t8 + adj10 * t9 + adj20 * t10;
    const double t19 = inv_detJ * t11 * t17 + t12 * t13 * t18;
    const double t20 = t0 * adj02 + t1 * adj12 + t2 * adj22;
    const double t21 = t12 * t14 * t17 + inv_detJ * t7 * t18;
    const double t22 = (t3 * t15 - inv_detJ * t16 * t19) - inv_detJ * t20 * t21;
    const double t23 = reciprocal(t22);
    const double t24 = reciprocal(detJ * detJ * detJ);
    const double t25 = t16 * t24 * (adj02 * t17 - adj00 * t13) - t3 * (inv_detJ * adj02 * t7 + t12 * adj01 *
        t13);
    const double t26 = t25 - inv_detJ * t20 * (t12 * adj01 * t17 + adj00 * inv_detJ * t7);
    const double t27 = std::log(t22);
    const double t28 = (mu[0] * t23 * t26 - mu[0] * (t12 * (adj00 * t18 + adj01 * t14) - inv_detJ * adj02 *
        t11)) - lmbda[0] * t23 * t27 * t26;
    const double flux0 = abs_detJ * t28;
    const double t29 = t16 * t24 * (adj12 * t17 - adj10 * t13) - t3 * (inv_detJ * adj12 * t7 + t12 * adj11 *
        t13);
    const double t30 = t29 - inv_detJ * t20 * (t12 * adj11 * t17 + adj10 * inv_detJ * t7);
    const double t31 = (mu[0] * t23 * t30 - mu[0] * (t12 * (adj10 * t18 + adj11 * t14) - inv_detJ * adj12 *
        t11)) - lmbda[0] * t23 * t27 * t30;
    const double flux1 = abs_detJ * t31;
    const double t32 = t16 * t24 * (adj22 * t17 - adj20 * t13) - t3 * (inv_detJ * adj22 * t7 + t12 * adj21 *
        t13);
    const double t33 = t32 - inv_detJ * t20 * (t12 * adj21 * t17 + adj20 * inv_detJ * t7);
    const double t34 = (mu[0] * t23 * t33 - mu[0] * (t12 * (adj20 * t18 + adj21 * t14) - inv_detJ * adj22 *
        t11)) - lmbda[0] * t23 * t27 * t33;
    const double flux2 = abs_detJ * t34;
    const double t35 = t3 * (inv_detJ * adj01 * t11 + t12 * adj02 * t14) + inv_detJ * t16 * (adj00 * inv_detJ
        * t11 + t12 * adj02 * t18);
    const double t36 = t35 + t20 * t24 * (adj00 * t14 - adj01 * t18);
    const double t37 = lmbda[0] * t23 * t27 * t36 - (mu[0] * t23 * t36 + mu[0] * (t12 * (adj00 * t17 + adj02 *
        t13) - inv_detJ * adj01 * t7));
    const double flux3 = abs_detJ * t37;
    const double t38 = t3 * (inv_detJ * adj11 * t11 + t12 * adj12 * t14) + inv_detJ * t16 * (adj10 * inv_detJ
        * t11 + t12 * adj12 * t18);
    const double t39 = t38 + t20 * t24 * (adj10 * t14 - adj11 * t18);
    const double t40 = lmbda[0] * t23 * t27 * t39 - (mu[0] * t23 * t39 + mu[0] * (t12 * (adj10 * t17 + adj12 *
        t13) - inv_detJ * adj11 * t7));
    const double flux4 = abs_detJ * t40;
    const double t41 = t3 * (inv_detJ * adj21 * t11 + t12 * adj22 * t14) + inv_detJ * t16 * (adj20 * inv_detJ
        * t11 + t12 * adj22 * t18);
    const double t42 = t41 + t20 * t24 * (adj20 * t14 - adj21 * t18);
    const double t43 = lmbda[0] * t23 * t27 * t42 - (mu[0] * t23 * t42 + mu[0] * (t12 * (adj20 * t17 + adj22 *
        t13) - inv_detJ * adj21 * t7));
    const double flux5 = abs_detJ * t43;
    const double t44 = (adj00 * t15 + adj01 * t19) + adj02 * t21;
    const double t45 = mu[0] * (t12 * (adj01 * t16 + adj02 * t20) - adj00 * inv_detJ * t3) + mu[0] * inv_detJ
        * t23 * t44;
    const double flux6 = abs_detJ * (t45 - lmbda[0] * inv_detJ * t23 * t44 * t27);
    const double t46 = (adj10 * t15 + adj11 * t19) + adj12 * t21;
    const double t47 = mu[0] * (t12 * (adj11 * t16 + adj12 * t20) - adj10 * inv_detJ * t3) + mu[0] * inv_detJ
        * t23 * t46;
    const double flux7 = abs_detJ * (t47 - lmbda[0] * inv_detJ * t23 * t27 * t46);
    const double t48 = (adj20 * t15 + adj21 * t19) + adj22 * t21;
    const double t49 = mu[0] * (t12 * (adj21 * t16 + adj22 * t20) - adj20 * inv_detJ * t3) + mu[0] * inv_detJ
        * t23 * t48;
    const double flux8 = abs_detJ * (t49 - lmbda[0] * inv_detJ * t23 * t27 * t48);
    const double t50 = 0.1381966011250105 * load_0;
    const double t51 = 0.1381966011250105 * load_3;
    const double t52 = 0.1381966011250105 * load_6;
    const double t53 = 0.1381966011250105 * load_9;
    const double flux9 = abs_detJ * (t50 + 4.23606797749979 * t51 + t52 + t53);
    const double t54 = 0.1381966011250105 * load_1;
    const double t55 = 0.1381966011250105 * load_4;
    const double t56 = 0.1381966011250105 * load_7;
    const double t57 = 0.1381966011250105 * load_10;
    const double flux10 = abs_detJ * (t54 + 4.23606797749979 * t55 + t56 + t57);
    const double t58 = 0.1381966011250105 * load_2;
    const double t59 = 0.1381966011250105 * load_5;
    const double t60 = 0.1381966011250105 * load_8;
    const double t61 = 0.1381966011250105 * load_11;
    const double flux11 = abs_detJ * (t58 + 4.23606797749979 * t59 + t60 + t61);
    const double flux12 = abs_detJ * (t50 + t51 + 4.23606797749979 * t52 + t53);
    const double flux13 = abs_detJ * (t54 + t55 + 4.23606797749979 * t56 + t57);
    const double flux14 = abs_detJ * (t58 + t59 + 4.23606797749979 * t60 + t61);
    const double flux15 = abs_detJ * (t50 + t51 + t52 + 4.23606797749979 * t53);
    const double flux16 = abs_detJ * (t54 + t55 + t56 + 4.23606797749979 * t57);
    const double flux17 = abs_detJ * (t58 + t59 + t60 + 4.23606797749979 * t61);
    const double flux18 = abs_detJ * (4.23606797749979 * t50 + t51 + t52 + t53);
    const double flux19 = abs_detJ * (4.23606797749979 * t54 + t55 + t56 + t57);
    const double flux20 = abs_detJ * (4.23606797749979 * t58 + t59 + t60 + t61);
    const double t62 = 0.005758191713542105 * flux18;
    const double result0 = 0.16666666666666666 * flux6 + 0.16666666666666666 * flux7 + 0.16666666666666666 *
        flux8 - 0.005758191713542105 * flux9 - 0.005758191713542105 * flux12 - 0.005758191713542105 * flux15 -
        4.23606797749979 * t62;
    const double t63 = 0.005758191713542105 * flux19;
    const double result1 = -0.16666666666666666 * flux3 - 0.16666666666666666 * flux4 - 0.16666666666666666 *
        flux5 - 0.005758191713542105 * flux10 - 0.005758191713542105 * flux13 - 0.005758191713542105 * flux16
        - 4.23606797749979 * t63;
    const double t64 = 0.005758191713542105 * flux20;
    const double result2 = -0.16666666666666666 * flux0 - 0.16666666666666666 * flux1 - 0.16666666666666666 *
        flux2 - 0.005758191713542105 * flux11 - 0.005758191713542105 * flux14 - 0.005758191713542105 * flux17
        - 4.23606797749979 * t64;
    const double result3 = -0.16666666666666666 * flux6 - 0.02439209152604035 * flux9 - 0.005758191713542105 *
        flux12 - 0.005758191713542105 * flux15 - t62;
    const double result4 = 0.16666666666666666 * flux3 - 0.02439209152604035 * flux10 - 0.005758191713542105 *
        flux13 - 0.005758191713542105 * flux16 - t63;
    const double result5 = 0.16666666666666666 * flux0 - 0.02439209152604035 * flux11 - 0.005758191713542105 *
        flux14 - 0.005758191713542105 * flux17 - t64;
    const double result6 = -0.16666666666666666 * flux7 - 0.005758191713542105 * flux9 - 0.02439209152604035 *
        flux12 - 0.005758191713542105 * flux15 - t62;
    const double result7 = 0.16666666666666666 * flux4 - 0.005758191713542105 * flux10 - 0.02439209152604035 *
        flux13 - 0.005758191713542105 * flux16 - t63;
    const double result8 = 0.16666666666666666 * flux1 - 0.005758191713542105 * flux11 - 0.02439209152604035 *
        flux14 - 0.005758191713542105 * flux17 - t64;
    const double result9 = -0.16666666666666666 * flux8 - 0.005758191713542105 * flux9 - 0.005758191713542105
        * flux12 - 0.02439209152604035 * flux15 - t62;
    const double result10 = 0.16666666666666666 * flux5 - 0.005758191713542105 * flux10 - 0.005758191713542105
        * flux13 - 0.02439209152604035 * flux16 - t63;
    const double result11 = 0.16666666666666666 * flux2 - 0.005758191713542105 * flux11 - 0.005758191713542105
        * flux14 - 0.02439209152604035 * flux17 - t64;
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

extern "C" int neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip(
    int64_t num_cells,
    int64_t num_macro_elements,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* macro_points,
    const int32_t* cells,
    const double* u,
    const double* load,
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
  if (y == nullptr || constrained == nullptr || coordinates == nullptr || u == nullptr || load == nullptr ||
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
    hipLaunchKernelGGL(neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        y, constrained, coordinates, macro_points, u, load, lmbda, mu, block_cells, block_nodes, node_offsets, local_nodes, contributions, contribution_ends);
  }
  const int64_t num_rest_cells = num_cells - 3 * num_macro_elements;
  if (const int64_t blocks = (num_rest_cells + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    hipLaunchKernelGGL(neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_rest_kernel, dim3(static_cast<unsigned>(blocks)), dim3(128), 0, static_cast<hipStream_t>(stream),
        num_rest_cells, y, offsets, constrained, coordinates, cells, u, load, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip(
      arguments->num_cells,
      arguments->num_macro_elements,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->macro_points,
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
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
    {"load", "P1^3", 12, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual_hip_descriptor = {
    "neo_hookean_f_p1x3_tetrahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "neo_hookean.form",                        // form_file
    "F",                                       // form
    "hip",                                     // target
    "285a8730667e7753",                        // key
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    "interleaved",                             // component_order
    0,                                         // num_subdomains
    nullptr,                                   // subdomains
    3,                                         // gdim
    1,                                         // arity
    12,                                        // rows
    1,                                         // columns
    12,                                        // entries_per_cell
    2,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
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
    587.0,                                     // flops_per_cell
    52.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
