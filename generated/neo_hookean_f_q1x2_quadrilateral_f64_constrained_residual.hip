// neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual: residual of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel residual --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   cell    quadrilateral, geometry Q1^2
//   test    Q1^2, 8 dofs
//   u       coefficient, Q1^2, 8 dofs
//   load    coefficient, Q1^2, 8 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      668 flops
//   sum_factorised  652 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        128
//   concurrent_elements  128
//   unroll               full
//   division             fast
//   resident_blocks      4
//   chosen by            the cost model
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       668
//   bytes       112 (96 read, 16 written)
//   flops/byte  5.96
//   shared      0 bytes a block of 128 threads
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
__device__ inline float reciprocal(float x) {
#if defined(__CUDACC__)
  return __fdividef(1.0f, x);
#elif defined(__HIP_PLATFORM_AMD__)
  return __builtin_amdgcn_rcpf(x);
#else
  return 1.0f / x;
#endif
}

__global__ void __launch_bounds__(128, 2)
neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
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
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[2 * n0];
    const double x1_0 = coordinates[2 * n1];
    const double x2_0 = coordinates[2 * n2];
    const double x3_0 = coordinates[2 * n3];
    const double x0_1 = coordinates[2 * n0 + 1];
    const double x1_1 = coordinates[2 * n1 + 1];
    const double x2_1 = coordinates[2 * n2 + 1];
    const double x3_1 = coordinates[2 * n3 + 1];
    const double u_0 = u[d0];
    const double u_2 = u[d1];
    const double u_4 = u[d2];
    const double u_6 = u[d3];
    const double u_1 = u[d0 + 1];
    const double u_3 = u[d1 + 1];
    const double u_5 = u[d2 + 1];
    const double u_7 = u[d3 + 1];
    const double load_0 = load[d0];
    const double load_2 = load[d1];
    const double load_4 = load[d2];
    const double load_6 = load[d3];
    const double load_1 = load[d0 + 1];
    const double load_3 = load[d1 + 1];
    const double load_5 = load[d2 + 1];
    const double load_7 = load[d3 + 1];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x0_1 - x2_1;
    const double t4 = x1_1 - x3_1;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = x0_0 - x2_0;
    const double t7 = x1_0 - x3_0;
    const double t8 = t6 + 0.2679491924311227 * t7;
    const double t9 = x0_1 - x1_1;
    const double t10 = x2_1 - x3_1;
    const double t11 = t9 + 0.2679491924311227 * t10;
    const double t12 = t2 * t5 - t8 * t11;
    const double t13 = std::fabs(0.6220084679281462 * t12);
    const double t14 = reciprocal(t12);
    const double t15 = u_1 - u_3;
    const double t16 = u_5 - u_7;
    const double t17 = t15 + 0.2679491924311227 * t16;
    const double t18 = u_1 - u_5;
    const double t19 = u_3 - u_7;
    const double t20 = t18 + 0.2679491924311227 * t19;
    const double t21 = 1.0 - t14 * (t8 * t17 - t2 * t20);
    const double t22 = reciprocal(t13 * t13);
    const double t23 = t5 * t17 - t11 * t20;
    const double t24 = u_0 - u_2;
    const double t25 = u_4 - u_6;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = u_0 - u_4;
    const double t28 = u_2 - u_6;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = 1.0 + t14 * (t5 * t26 - t11 * t29);
    const double t31 = t8 * t26 - t2 * t29;
    const double t32 = t21 * t30 + 0.3868945341743197 * t22 * t23 * t31;
    const double t33 = (1.2679491924311228 * t5 * t14 * t21 + 0.4905626121623441 * t8 * t22 * t23) / t32;
    const double t34 = std::log(t32);
    const double t35 = t13 * ((mu[0] * t33 - mu[0] * (1.2679491924311228 * t5 * t14 * t30 + 0.4905626121623441
        * t8 * t22 * t31)) - lmbda[0] * t33 * t34);
    const double t36 = 0.2679491924311227 * t3 + t4;
    const double t37 = 0.2679491924311227 * t6 + t7;
    const double t38 = t2 * t36 - t11 * t37;
    const double t39 = std::fabs(0.6220084679281462 * t38);
    const double t40 = reciprocal(t38);
    const double t41 = 0.2679491924311227 * t18 + t19;
    const double t42 = 1.0 - t40 * (t17 * t37 - t2 * t41);
    const double t43 = reciprocal(t39 * t39);
    const double t44 = t17 * t36 - t11 * t41;
    const double t45 = 0.2679491924311227 * t27 + t28;
    const double t46 = 1.0 + t40 * (t26 * t36 - t11 * t45);
    const double t47 = t26 * t37 - t2 * t45;
    const double t48 = t42 * t46 + 0.3868945341743197 * t43 * t44 * t47;
    const double t49 = (1.2679491924311228 * t36 * t40 * t42 + 0.4905626121623441 * t37 * t43 * t44) / t48;
    const double t50 = std::log(t48);
    const double t51 = t39 * ((mu[0] * t49 - mu[0] * (1.2679491924311228 * t36 * t40 * t46 +
        0.4905626121623441 * t37 * t43 * t47)) - lmbda[0] * t49 * t50);
    const double t52 = t35 + t51;
    const double t53 = 0.2679491924311227 * t0 + t1;
    const double t54 = 0.2679491924311227 * t9 + t10;
    const double t55 = t5 * t53 - t8 * t54;
    const double t56 = std::fabs(0.6220084679281462 * t55);
    const double t57 = reciprocal(t55);
    const double t58 = 0.2679491924311227 * t15 + t16;
    const double t59 = 1.0 - t57 * (t8 * t58 - t20 * t53);
    const double t60 = reciprocal(t56 * t56);
    const double t61 = t5 * t58 - t20 * t54;
    const double t62 = 0.2679491924311227 * t24 + t25;
    const double t63 = 1.0 + t57 * (t5 * t62 - t29 * t54);
    const double t64 = t8 * t62 - t29 * t53;
    const double t65 = t59 * t63 + 0.3868945341743197 * t60 * t61 * t64;
    const double t66 = (1.2679491924311228 * t5 * t57 * t59 + 0.4905626121623441 * t8 * t60 * t61) / t65;
    const double t67 = std::log(t65);
    const double t68 = t56 * ((mu[0] * t66 - mu[0] * (1.2679491924311228 * t5 * t57 * t63 + 0.4905626121623441
        * t8 * t60 * t64)) - lmbda[0] * t66 * t67);
    const double t69 = t36 * t53 - t37 * t54;
    const double t70 = std::fabs(0.6220084679281462 * t69);
    const double t71 = reciprocal(t69);
    const double t72 = 1.0 - t71 * (t37 * t58 - t41 * t53);
    const double t73 = reciprocal(t70 * t70);
    const double t74 = t36 * t58 - t41 * t54;
    const double t75 = 1.0 + t71 * (t36 * t62 - t45 * t54);
    const double t76 = t37 * t62 - t45 * t53;
    const double t77 = t72 * t75 + 0.3868945341743197 * t73 * t74 * t76;
    const double t78 = (1.2679491924311228 * t36 * t71 * t72 + 0.4905626121623441 * t37 * t73 * t74) / t77;
    const double t79 = std::log(t77);
    const double t80 = t70 * ((mu[0] * t78 - mu[0] * (1.2679491924311228 * t36 * t71 * t75 +
        0.4905626121623441 * t37 * t73 * t76)) - lmbda[0] * t78 * t79);
    const double t81 = t68 + t80;
    const double t82 = t52 + 0.2679491924311227 * t81;
    const double t83 = (1.2679491924311228 * t11 * t14 * t21 + 0.4905626121623441 * t2 * t22 * t23) / t32;
    const double t84 = t13 * ((mu[0] * t83 - mu[0] * (1.2679491924311228 * t11 * t14 * t30 +
        0.4905626121623441 * t2 * t22 * t31)) - lmbda[0] * t34 * t83);
    const double t85 = (1.2679491924311228 * t54 * t57 * t59 + 0.4905626121623441 * t53 * t60 * t61) / t65;
    const double t86 = t56 * ((mu[0] * t85 - mu[0] * (1.2679491924311228 * t54 * t57 * t63 +
        0.4905626121623441 * t53 * t60 * t64)) - lmbda[0] * t67 * t85);
    const double t87 = t84 + t86;
    const double t88 = (1.2679491924311228 * t11 * t40 * t42 + 0.4905626121623441 * t2 * t43 * t44) / t48;
    const double t89 = t39 * ((mu[0] * t88 - mu[0] * (1.2679491924311228 * t11 * t40 * t46 +
        0.4905626121623441 * t2 * t43 * t47)) - lmbda[0] * t50 * t88);
    const double t90 = (1.2679491924311228 * t54 * t71 * t72 + 0.4905626121623441 * t53 * t73 * t74) / t77;
    const double t91 = t70 * ((mu[0] * t90 - mu[0] * (1.2679491924311228 * t54 * t71 * t75 +
        0.4905626121623441 * t53 * t73 * t76)) - lmbda[0] * t79 * t90);
    const double t92 = t89 + t91;
    const double t93 = t87 + 0.2679491924311227 * t92;
    const double t94 = load_0 + 0.2679491924311227 * load_2;
    const double t95 = load_4 + 0.2679491924311227 * load_6;
    const double t96 = t13 * (t94 + 0.2679491924311227 * t95);
    const double t97 = 0.2679491924311227 * load_0 + load_2;
    const double t98 = 0.2679491924311227 * load_4 + load_6;
    const double t99 = t39 * (t97 + 0.2679491924311227 * t98);
    const double t100 = t96 + 0.2679491924311227 * t99;
    const double t101 = t56 * (0.2679491924311227 * t94 + t95);
    const double t102 = t70 * (0.2679491924311227 * t97 + t98);
    const double t103 = t101 + 0.2679491924311227 * t102;
    const double result0 = -(0.19716878364870322 * t82 + 0.09672363354357992 * (t100 + 0.2679491924311227 *
        t103) - 0.19716878364870322 * t93);
    const double t104 = (1.2679491924311228 * t8 * t14 * t30 - 0.4905626121623441 * t5 * t22 * t31) / t32;
    const double t105 = t13 * ((mu[0] * t104 + mu[0] * (0.4905626121623441 * t5 * t22 * t23 -
        1.2679491924311228 * t8 * t14 * t21)) - lmbda[0] * t34 * t104);
    const double t106 = (1.2679491924311228 * t37 * t40 * t46 - 0.4905626121623441 * t36 * t43 * t47) / t48;
    const double t107 = t39 * ((mu[0] * t106 + mu[0] * (0.4905626121623441 * t36 * t43 * t44 -
        1.2679491924311228 * t37 * t40 * t42)) - lmbda[0] * t50 * t106);
    const double t108 = t105 + t107;
    const double t109 = (1.2679491924311228 * t8 * t57 * t63 - 0.4905626121623441 * t5 * t60 * t64) / t65;
    const double t110 = t56 * ((mu[0] * t109 + mu[0] * (0.4905626121623441 * t5 * t60 * t61 -
        1.2679491924311228 * t8 * t57 * t59)) - lmbda[0] * t67 * t109);
    const double t111 = (1.2679491924311228 * t37 * t71 * t75 - 0.4905626121623441 * t36 * t73 * t76) / t77;
    const double t112 = t70 * ((mu[0] * t111 + mu[0] * (0.4905626121623441 * t36 * t73 * t74 -
        1.2679491924311228 * t37 * t71 * t72)) - lmbda[0] * t79 * t111);
    const double t113 = t110 + t112;
    const double t114 = t108 + 0.2679491924311227 * t113;
    const double t115 = (1.2679491924311228 * t2 * t14 * t30 - 0.4905626121623441 * t11 * t22 * t31) / t32;
    const double t116 = t13 * ((mu[0] * t115 + mu[0] * (0.4905626121623441 * t11 * t22 * t23 -
        1.2679491924311228 * t2 * t14 * t21)) - lmbda[0] * t34 * t115);
    const double t117 = (1.2679491924311228 * t53 * t57 * t63 - 0.4905626121623441 * t54 * t60 * t64) / t65;
    const double t118 = t56 * ((mu[0] * t117 + mu[0] * (0.4905626121623441 * t54 * t60 * t61 -
        1.2679491924311228 * t53 * t57 * t59)) - lmbda[0] * t67 * t117);
    const double t119 = t116 + t118;
    const double t120 = (1.2679491924311228 * t2 * t40 * t46 - 0.4905626121623441 * t11 * t43 * t47) / t48;
    const double t121 = t39 * ((mu[0] * t120 + mu[0] * (0.4905626121623441 * t11 * t43 * t44 -
        1.2679491924311228 * t2 * t40 * t42)) - lmbda[0] * t50 * t120);
    const double t122 = (1.2679491924311228 * t53 * t71 * t75 - 0.4905626121623441 * t54 * t73 * t76) / t77;
    const double t123 = t70 * ((mu[0] * t122 + mu[0] * (0.4905626121623441 * t54 * t73 * t74 -
        1.2679491924311228 * t53 * t71 * t72)) - lmbda[0] * t79 * t122);
    const double t124 = t121 + t123;
    const double t125 = t119 + 0.2679491924311227 * t124;
    const double t126 = load_1 + 0.2679491924311227 * load_3;
    const double t127 = load_5 + 0.2679491924311227 * load_7;
    const double t128 = t13 * (t126 + 0.2679491924311227 * t127);
    const double t129 = 0.2679491924311227 * load_1 + load_3;
    const double t130 = 0.2679491924311227 * load_5 + load_7;
    const double t131 = t39 * (t129 + 0.2679491924311227 * t130);
    const double t132 = t128 + 0.2679491924311227 * t131;
    const double t133 = t56 * (0.2679491924311227 * t126 + t127);
    const double t134 = t70 * (0.2679491924311227 * t129 + t130);
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double result1 = 0.19716878364870322 * t114 - 0.19716878364870322 * t125 - 0.09672363354357992 *
        (t132 + 0.2679491924311227 * t135);
    const double t136 = 0.2679491924311227 * t87 + t92;
    const double t137 = 0.2679491924311227 * t96 + t99;
    const double t138 = 0.2679491924311227 * t101 + t102;
    const double result2 = 0.19716878364870322 * t82 + 0.19716878364870322 * t136 - 0.09672363354357992 *
        (t137 + 0.2679491924311227 * t138);
    const double t139 = 0.2679491924311227 * t119 + t124;
    const double t140 = 0.2679491924311227 * t128 + t131;
    const double t141 = 0.2679491924311227 * t133 + t134;
    const double result3 = -(0.19716878364870322 * t114 + 0.19716878364870322 * t139 + 0.09672363354357992 *
        (t140 + 0.2679491924311227 * t141));
    const double t142 = 0.2679491924311227 * t52 + t81;
    const double result4 = -(0.19716878364870322 * t93 + 0.19716878364870322 * t142 + 0.09672363354357992 *
        (0.2679491924311227 * t100 + t103));
    const double t143 = 0.2679491924311227 * t108 + t113;
    const double result5 = 0.19716878364870322 * t125 + 0.19716878364870322 * t143 - 0.09672363354357992 *
        (0.2679491924311227 * t132 + t135);
    const double result6 = -(0.19716878364870322 * t136 + 0.09672363354357992 * (0.2679491924311227 * t137 +
        t138) - 0.19716878364870322 * t142);
    const double result7 = 0.19716878364870322 * t139 - 0.19716878364870322 * t143 - 0.09672363354357992 *
        (0.2679491924311227 * t140 + t141);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_2 = __shfl_up(sum2, 1);
    if (joined0) {
      sum0 += passed0_2;
    }
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum1 += passed0_3;
    }
    const double passed0_6 = __shfl_up(sum6, 1);
    if (joined0) {
      sum4 += passed0_6;
    }
    const double passed0_7 = __shfl_up(sum7, 1);
    if (joined0) {
      sum5 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_4 = __shfl_up(sum4, 8);
    if (joined1) {
      sum0 += passed1_4;
    }
    const double passed1_5 = __shfl_up(sum5, 8);
    if (joined1) {
      sum1 += passed1_5;
    }
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum2 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum3 += passed1_7;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
      if (!constrained[d0 + 1]) {
        atomicAdd(&y[d0 + 1], sum1);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum2);
      }
      if (!constrained[d1 + 1]) {
        atomicAdd(&y[d1 + 1], sum3);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum4);
      }
      if (!constrained[d2 + 1]) {
        atomicAdd(&y[d2 + 1], sum5);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum6);
      }
      if (!constrained[d3 + 1]) {
        atomicAdd(&y[d3 + 1], sum7);
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_hip(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* load,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, offsets, constrained, coordinates, cells, u, load, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^2", 8, 1},
    {"load", "Q1^2", 8, 1},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0},
    {"mu", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual_hip_descriptor = {
    "neo_hookean_f_q1x2_quadrilateral_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    1,                                         // arity
    8,                                         // rows
    1,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    2,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    4,                                         // nodes
    2,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    128,                                       // element_batch
    128,                                       // concurrent_elements
    1,                                         // interleave_stores
    128,                                       // threads
    0,                                         // shared_bytes
    668.0,                                     // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
