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
//   merge_row            8
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

// What the second launch bound counts: blocks for nvcc, waves on each of four vector units for AMD's compiler.
#if defined(__CUDACC__)
constexpr int resident = 4;
#else
constexpr int resident = 2;
#endif

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

__global__ void __launch_bounds__(128, resident)
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
    const double t15 = u_0 - u_2;
    const double t16 = u_4 - u_6;
    const double t17 = t15 + 0.2679491924311227 * t16;
    const double t18 = u_0 - u_4;
    const double t19 = u_2 - u_6;
    const double t20 = t18 + 0.2679491924311227 * t19;
    const double t21 = 1.0 + t14 * (t5 * t17 - t11 * t20);
    const double t22 = t8 * t17 - t2 * t20;
    const double t23 = reciprocal(t13 * t13);
    const double t24 = u_1 - u_3;
    const double t25 = u_5 - u_7;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = u_1 - u_5;
    const double t28 = u_3 - u_7;
    const double t29 = t27 + 0.2679491924311227 * t28;
    const double t30 = 1.0 - t14 * (t8 * t26 - t2 * t29);
    const double t31 = t5 * t26 - t11 * t29;
    const double t32 = t21 * t30 + 0.3868945341743197 * t22 * t23 * t31;
    const double t33 = (1.2679491924311228 * t8 * t14 * t21 - 0.4905626121623441 * t5 * t22 * t23) / t32;
    const double t34 = std::log(t32);
    const double flux0 = t13 * ((mu[0] * t33 + mu[0] * (0.4905626121623441 * t5 * t23 * t31 -
        1.2679491924311228 * t8 * t14 * t30)) - lmbda[0] * t33 * t34);
    const double t35 = (1.2679491924311228 * t2 * t14 * t21 - 0.4905626121623441 * t11 * t22 * t23) / t32;
    const double flux1 = t13 * ((mu[0] * t35 + mu[0] * (0.4905626121623441 * t11 * t23 * t31 -
        1.2679491924311228 * t2 * t14 * t30)) - lmbda[0] * t34 * t35);
    const double t36 = (1.2679491924311228 * t5 * t14 * t30 + 0.4905626121623441 * t8 * t23 * t31) / t32;
    const double flux2 = t13 * ((mu[0] * t36 - mu[0] * (1.2679491924311228 * t5 * t14 * t21 +
        0.4905626121623441 * t8 * t22 * t23)) - lmbda[0] * t34 * t36);
    const double t37 = (1.2679491924311228 * t11 * t14 * t30 + 0.4905626121623441 * t2 * t23 * t31) / t32;
    const double flux3 = t13 * ((mu[0] * t37 - mu[0] * (1.2679491924311228 * t11 * t14 * t21 +
        0.4905626121623441 * t2 * t22 * t23)) - lmbda[0] * t34 * t37);
    const double t38 = load_0 + 0.2679491924311227 * load_2;
    const double t39 = load_4 + 0.2679491924311227 * load_6;
    const double flux4 = t13 * (t38 + 0.2679491924311227 * t39);
    const double t40 = load_1 + 0.2679491924311227 * load_3;
    const double t41 = load_5 + 0.2679491924311227 * load_7;
    const double flux5 = t13 * (t40 + 0.2679491924311227 * t41);
    const double t42 = 0.2679491924311227 * t3 + t4;
    const double t43 = 0.2679491924311227 * t6 + t7;
    const double t44 = t2 * t42 - t11 * t43;
    const double t45 = std::fabs(0.6220084679281462 * t44);
    const double t46 = reciprocal(t44);
    const double t47 = 0.2679491924311227 * t18 + t19;
    const double t48 = 1.0 + t46 * (t17 * t42 - t11 * t47);
    const double t49 = t17 * t43 - t2 * t47;
    const double t50 = reciprocal(t45 * t45);
    const double t51 = 0.2679491924311227 * t27 + t28;
    const double t52 = 1.0 - t46 * (t26 * t43 - t2 * t51);
    const double t53 = t26 * t42 - t11 * t51;
    const double t54 = t48 * t52 + 0.3868945341743197 * t49 * t50 * t53;
    const double t55 = (1.2679491924311228 * t43 * t46 * t48 - 0.4905626121623441 * t42 * t49 * t50) / t54;
    const double t56 = std::log(t54);
    const double flux6 = t45 * ((mu[0] * t55 + mu[0] * (0.4905626121623441 * t42 * t50 * t53 -
        1.2679491924311228 * t43 * t46 * t52)) - lmbda[0] * t55 * t56);
    const double t57 = (1.2679491924311228 * t2 * t46 * t48 - 0.4905626121623441 * t11 * t49 * t50) / t54;
    const double flux7 = t45 * ((mu[0] * t57 + mu[0] * (0.4905626121623441 * t11 * t50 * t53 -
        1.2679491924311228 * t2 * t46 * t52)) - lmbda[0] * t56 * t57);
    const double t58 = (1.2679491924311228 * t42 * t46 * t52 + 0.4905626121623441 * t43 * t50 * t53) / t54;
    const double flux8 = t45 * ((mu[0] * t58 - mu[0] * (1.2679491924311228 * t42 * t46 * t48 +
        0.4905626121623441 * t43 * t49 * t50)) - lmbda[0] * t56 * t58);
    const double t59 = (1.2679491924311228 * t11 * t46 * t52 + 0.4905626121623441 * t2 * t50 * t53) / t54;
    const double flux9 = t45 * ((mu[0] * t59 - mu[0] * (1.2679491924311228 * t11 * t46 * t48 +
        0.4905626121623441 * t2 * t49 * t50)) - lmbda[0] * t56 * t59);
    const double t60 = 0.2679491924311227 * load_0 + load_2;
    const double t61 = 0.2679491924311227 * load_4 + load_6;
    const double flux10 = t45 * (t60 + 0.2679491924311227 * t61);
    const double t62 = 0.2679491924311227 * load_1 + load_3;
    const double t63 = 0.2679491924311227 * load_5 + load_7;
    const double flux11 = t45 * (t62 + 0.2679491924311227 * t63);
    const double t64 = 0.2679491924311227 * t0 + t1;
    const double t65 = 0.2679491924311227 * t9 + t10;
    const double t66 = t5 * t64 - t8 * t65;
    const double t67 = std::fabs(0.6220084679281462 * t66);
    const double t68 = reciprocal(t66);
    const double t69 = 0.2679491924311227 * t15 + t16;
    const double t70 = 1.0 + t68 * (t5 * t69 - t20 * t65);
    const double t71 = t8 * t69 - t20 * t64;
    const double t72 = reciprocal(t67 * t67);
    const double t73 = 0.2679491924311227 * t24 + t25;
    const double t74 = 1.0 - t68 * (t8 * t73 - t29 * t64);
    const double t75 = t5 * t73 - t29 * t65;
    const double t76 = t70 * t74 + 0.3868945341743197 * t71 * t72 * t75;
    const double t77 = (1.2679491924311228 * t8 * t68 * t70 - 0.4905626121623441 * t5 * t71 * t72) / t76;
    const double t78 = std::log(t76);
    const double flux12 = t67 * ((mu[0] * t77 + mu[0] * (0.4905626121623441 * t5 * t72 * t75 -
        1.2679491924311228 * t8 * t68 * t74)) - lmbda[0] * t77 * t78);
    const double t79 = (1.2679491924311228 * t64 * t68 * t70 - 0.4905626121623441 * t65 * t71 * t72) / t76;
    const double flux13 = t67 * ((mu[0] * t79 + mu[0] * (0.4905626121623441 * t65 * t72 * t75 -
        1.2679491924311228 * t64 * t68 * t74)) - lmbda[0] * t78 * t79);
    const double t80 = (1.2679491924311228 * t5 * t68 * t74 + 0.4905626121623441 * t8 * t72 * t75) / t76;
    const double flux14 = t67 * ((mu[0] * t80 - mu[0] * (1.2679491924311228 * t5 * t68 * t70 +
        0.4905626121623441 * t8 * t71 * t72)) - lmbda[0] * t78 * t80);
    const double t81 = (1.2679491924311228 * t65 * t68 * t74 + 0.4905626121623441 * t64 * t72 * t75) / t76;
    const double flux15 = t67 * ((mu[0] * t81 - mu[0] * (1.2679491924311228 * t65 * t68 * t70 +
        0.4905626121623441 * t64 * t71 * t72)) - lmbda[0] * t78 * t81);
    const double flux16 = t67 * (0.2679491924311227 * t38 + t39);
    const double flux17 = t67 * (0.2679491924311227 * t40 + t41);
    const double t82 = t42 * t64 - t43 * t65;
    const double t83 = std::fabs(0.6220084679281462 * t82);
    const double t84 = reciprocal(t82);
    const double t85 = 1.0 + t84 * (t42 * t69 - t47 * t65);
    const double t86 = t43 * t69 - t47 * t64;
    const double t87 = reciprocal(t83 * t83);
    const double t88 = 1.0 - t84 * (t43 * t73 - t51 * t64);
    const double t89 = t42 * t73 - t51 * t65;
    const double t90 = t85 * t88 + 0.3868945341743197 * t86 * t87 * t89;
    const double t91 = (1.2679491924311228 * t43 * t84 * t85 - 0.4905626121623441 * t42 * t86 * t87) / t90;
    const double t92 = std::log(t90);
    const double flux18 = t83 * ((mu[0] * t91 + mu[0] * (0.4905626121623441 * t42 * t87 * t89 -
        1.2679491924311228 * t43 * t84 * t88)) - lmbda[0] * t91 * t92);
    const double t93 = (1.2679491924311228 * t64 * t84 * t85 - 0.4905626121623441 * t65 * t86 * t87) / t90;
    const double flux19 = t83 * ((mu[0] * t93 + mu[0] * (0.4905626121623441 * t65 * t87 * t89 -
        1.2679491924311228 * t64 * t84 * t88)) - lmbda[0] * t92 * t93);
    const double t94 = (1.2679491924311228 * t42 * t84 * t88 + 0.4905626121623441 * t43 * t87 * t89) / t90;
    const double flux20 = t83 * ((mu[0] * t94 - mu[0] * (1.2679491924311228 * t42 * t84 * t85 +
        0.4905626121623441 * t43 * t86 * t87)) - lmbda[0] * t92 * t94);
    const double t95 = (1.2679491924311228 * t65 * t84 * t88 + 0.4905626121623441 * t64 * t87 * t89) / t90;
    const double flux21 = t83 * ((mu[0] * t95 - mu[0] * (1.2679491924311228 * t65 * t84 * t85 +
        0.4905626121623441 * t64 * t86 * t87)) - lmbda[0] * t92 * t95);
    const double flux22 = t83 * (0.2679491924311227 * t60 + t61);
    const double flux23 = t83 * (0.2679491924311227 * t62 + t63);
    const double t96 = flux2 + flux8;
    const double t97 = flux14 + flux20;
    const double t98 = t96 + 0.2679491924311227 * t97;
    const double t99 = flux3 + flux15;
    const double t100 = flux9 + flux21;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = flux4 + 0.2679491924311227 * flux10;
    const double t103 = flux16 + 0.2679491924311227 * flux22;
    const double result0 = -(0.19716878364870322 * t98 + 0.09672363354357992 * (t102 + 0.2679491924311227 *
        t103) - 0.19716878364870322 * t101);
    const double t104 = flux0 + flux6;
    const double t105 = flux12 + flux18;
    const double t106 = t104 + 0.2679491924311227 * t105;
    const double t107 = flux1 + flux13;
    const double t108 = flux7 + flux19;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = flux5 + 0.2679491924311227 * flux11;
    const double t111 = flux17 + 0.2679491924311227 * flux23;
    const double result1 = 0.19716878364870322 * t106 - 0.19716878364870322 * t109 - 0.09672363354357992 *
        (t110 + 0.2679491924311227 * t111);
    const double t112 = 0.2679491924311227 * t99 + t100;
    const double t113 = 0.2679491924311227 * flux4 + flux10;
    const double t114 = 0.2679491924311227 * flux16 + flux22;
    const double result2 = 0.19716878364870322 * t98 + 0.19716878364870322 * t112 - 0.09672363354357992 *
        (t113 + 0.2679491924311227 * t114);
    const double t115 = 0.2679491924311227 * t107 + t108;
    const double t116 = 0.2679491924311227 * flux5 + flux11;
    const double t117 = 0.2679491924311227 * flux17 + flux23;
    const double result3 = -(0.19716878364870322 * t106 + 0.19716878364870322 * t115 + 0.09672363354357992 *
        (t116 + 0.2679491924311227 * t117));
    const double t118 = 0.2679491924311227 * t96 + t97;
    const double result4 = -(0.19716878364870322 * t101 + 0.19716878364870322 * t118 + 0.09672363354357992 *
        (0.2679491924311227 * t102 + t103));
    const double t119 = 0.2679491924311227 * t104 + t105;
    const double result5 = 0.19716878364870322 * t109 + 0.19716878364870322 * t119 - 0.09672363354357992 *
        (0.2679491924311227 * t110 + t111);
    const double result6 = -(0.19716878364870322 * t112 + 0.09672363354357992 * (0.2679491924311227 * t113 +
        t114) - 0.19716878364870322 * t118);
    const double result7 = 0.19716878364870322 * t115 - 0.19716878364870322 * t119 - 0.09672363354357992 *
        (0.2679491924311227 * t116 + t117);
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
    {"u", "Q1^2", 8, 1, 0, nullptr},
    {"load", "Q1^2", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
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
