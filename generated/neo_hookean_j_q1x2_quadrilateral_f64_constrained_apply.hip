// neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   trial   Q1^2, 8 dofs
//   u       coefficient, Q1^2, 8 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      816 flops
//   sum_factorised  800 flops <- taken
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
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 128 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       816
//   bytes       112 (96 read, 16 written)
//   flops/byte  7.29
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
neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
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
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_2 = constrained[d1] ? 0.0 : x[d1];
    const double trial_4 = constrained[d2] ? 0.0 : x[d2];
    const double trial_6 = constrained[d3] ? 0.0 : x[d3];
    const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
    const double trial_3 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
    const double trial_5 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
    const double trial_7 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
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
    const double t22 = trial_1 - trial_3;
    const double t23 = trial_5 - trial_7;
    const double t24 = t22 + 0.2679491924311227 * t23;
    const double t25 = trial_1 - trial_5;
    const double t26 = trial_3 - trial_7;
    const double t27 = t25 + 0.2679491924311227 * t26;
    const double t28 = t8 * t24 - t2 * t27;
    const double t29 = trial_0 - trial_2;
    const double t30 = trial_4 - trial_6;
    const double t31 = t29 + 0.2679491924311227 * t30;
    const double t32 = trial_0 - trial_4;
    const double t33 = trial_2 - trial_6;
    const double t34 = t32 + 0.2679491924311227 * t33;
    const double t35 = t5 * t31 - t11 * t34;
    const double t36 = u_1 - u_3;
    const double t37 = u_5 - u_7;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = u_1 - u_5;
    const double t40 = u_3 - u_7;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = 1.0 - t14 * (t8 * t38 - t2 * t41);
    const double t43 = t8 * t17 - t2 * t20;
    const double t44 = t5 * t24 - t11 * t27;
    const double t45 = t8 * t31 - t2 * t34;
    const double t46 = t5 * t38 - t11 * t41;
    const double t47 = reciprocal(t13 * t13);
    const double t48 = t14 * (t21 * t28 - t35 * t42) - 0.3868945341743197 * (t43 * t44 + t45 * t46) * t47;
    const double t49 = t21 * t42 + 0.3868945341743197 * t43 * t46 * t47;
    const double t50 = (1.2679491924311228 * t8 * t14 * t21 - 0.4905626121623441 * t5 * t43 * t47) / t49;
    const double t51 = (t48 * t50 + 0.4905626121623441 * t47 * (t8 * t35 - t5 * t45)) / t49;
    const double t52 = t48 / t49;
    const double t53 = std::log(t49);
    const double t54 = (mu[0] * t51 + 0.4905626121623441 * mu[0] * t47 * (t5 * t44 + t8 * t28)) + lmbda[0] *
        (t50 * t52 - t51 * t53);
    const double flux0 = t13 * t54;
    const double t55 = (1.2679491924311228 * t2 * t14 * t21 - 0.4905626121623441 * t11 * t43 * t47) / t49;
    const double t56 = (t48 * t55 + 0.4905626121623441 * t47 * (t2 * t35 - t11 * t45)) / t49;
    const double t57 = (mu[0] * t56 + 0.4905626121623441 * mu[0] * t47 * (t11 * t44 + t2 * t28)) + lmbda[0] *
        (t52 * t55 - t53 * t56);
    const double flux1 = t13 * t57;
    const double t58 = (1.2679491924311228 * t5 * t14 * t42 + 0.4905626121623441 * t8 * t46 * t47) / t49;
    const double t59 = (t48 * t58 - 0.4905626121623441 * t47 * (t5 * t28 - t8 * t44)) / t49;
    const double t60 = (mu[0] * t59 - 0.4905626121623441 * mu[0] * t47 * (t5 * t35 + t8 * t45)) + lmbda[0] *
        (t52 * t58 - t53 * t59);
    const double flux2 = t13 * t60;
    const double t61 = (1.2679491924311228 * t11 * t14 * t42 + 0.4905626121623441 * t2 * t46 * t47) / t49;
    const double t62 = (t48 * t61 - 0.4905626121623441 * t47 * (t11 * t28 - t2 * t44)) / t49;
    const double t63 = (mu[0] * t62 - 0.4905626121623441 * mu[0] * t47 * (t11 * t35 + t2 * t45)) + lmbda[0] *
        (t52 * t61 - t53 * t62);
    const double flux3 = t13 * t63;
    const double t64 = 0.2679491924311227 * t3 + t4;
    const double t65 = 0.2679491924311227 * t6 + t7;
    const double t66 = t2 * t64 - t11 * t65;
    const double t67 = std::fabs(0.6220084679281462 * t66);
    const double t68 = reciprocal(t66);
    const double t69 = 0.2679491924311227 * t18 + t19;
    const double t70 = 1.0 + t68 * (t17 * t64 - t11 * t69);
    const double t71 = 0.2679491924311227 * t25 + t26;
    const double t72 = t24 * t65 - t2 * t71;
    const double t73 = 0.2679491924311227 * t32 + t33;
    const double t74 = t31 * t64 - t11 * t73;
    const double t75 = 0.2679491924311227 * t39 + t40;
    const double t76 = 1.0 - t68 * (t38 * t65 - t2 * t75);
    const double t77 = t17 * t65 - t2 * t69;
    const double t78 = t24 * t64 - t11 * t71;
    const double t79 = t31 * t65 - t2 * t73;
    const double t80 = t38 * t64 - t11 * t75;
    const double t81 = reciprocal(t67 * t67);
    const double t82 = t68 * (t70 * t72 - t74 * t76) - 0.3868945341743197 * (t77 * t78 + t79 * t80) * t81;
    const double t83 = t70 * t76 + 0.3868945341743197 * t77 * t80 * t81;
    const double t84 = (1.2679491924311228 * t65 * t68 * t70 - 0.4905626121623441 * t64 * t77 * t81) / t83;
    const double t85 = (t82 * t84 + 0.4905626121623441 * t81 * (t65 * t74 - t64 * t79)) / t83;
    const double t86 = t82 / t83;
    const double t87 = std::log(t83);
    const double t88 = (mu[0] * t85 + 0.4905626121623441 * mu[0] * t81 * (t64 * t78 + t65 * t72)) + lmbda[0] *
        (t84 * t86 - t85 * t87);
    const double flux4 = t67 * t88;
    const double t89 = (1.2679491924311228 * t2 * t68 * t70 - 0.4905626121623441 * t11 * t77 * t81) / t83;
    const double t90 = (t82 * t89 + 0.4905626121623441 * t81 * (t2 * t74 - t11 * t79)) / t83;
    const double t91 = (mu[0] * t90 + 0.4905626121623441 * mu[0] * t81 * (t11 * t78 + t2 * t72)) + lmbda[0] *
        (t86 * t89 - t87 * t90);
    const double flux5 = t67 * t91;
    const double t92 = (1.2679491924311228 * t64 * t68 * t76 + 0.4905626121623441 * t65 * t80 * t81) / t83;
    const double t93 = (t82 * t92 - 0.4905626121623441 * t81 * (t64 * t72 - t65 * t78)) / t83;
    const double t94 = (mu[0] * t93 - 0.4905626121623441 * mu[0] * t81 * (t64 * t74 + t65 * t79)) + lmbda[0] *
        (t86 * t92 - t87 * t93);
    const double flux6 = t67 * t94;
    const double t95 = (1.2679491924311228 * t11 * t68 * t76 + 0.4905626121623441 * t2 * t80 * t81) / t83;
    const double t96 = (t82 * t95 - 0.4905626121623441 * t81 * (t11 * t72 - t2 * t78)) / t83;
    const double t97 = (mu[0] * t96 - 0.4905626121623441 * mu[0] * t81 * (t11 * t74 + t2 * t79)) + lmbda[0] *
        (t86 * t95 - t87 * t96);
    const double flux7 = t67 * t97;
    const double t98 = 0.2679491924311227 * t0 + t1;
    const double t99 = 0.2679491924311227 * t9 + t10;
    const double t100 = t5 * t98 - t8 * t99;
    const double t101 = std::fabs(0.6220084679281462 * t100);
    const double t102 = reciprocal(t100);
    const double t103 = 0.2679491924311227 * t15 + t16;
    const double t104 = 1.0 + t102 * (t5 * t103 - t20 * t99);
    const double t105 = 0.2679491924311227 * t22 + t23;
    const double t106 = t8 * t105 - t27 * t98;
    const double t107 = 0.2679491924311227 * t29 + t30;
    const double t108 = t5 * t107 - t34 * t99;
    const double t109 = 0.2679491924311227 * t36 + t37;
    const double t110 = 1.0 - t102 * (t8 * t109 - t41 * t98);
    const double t111 = t8 * t103 - t20 * t98;
    const double t112 = t5 * t105 - t27 * t99;
    const double t113 = t8 * t107 - t34 * t98;
    const double t114 = t5 * t109 - t41 * t99;
    const double t115 = reciprocal(t101 * t101);
    const double t116 = t102 * (t104 * t106 - t108 * t110) - 0.3868945341743197 * (t111 * t112 + t113 * t114)
        * t115;
    const double t117 = t104 * t110 + 0.3868945341743197 * t111 * t114 * t115;
    const double t118 = (1.2679491924311228 * t8 * t102 * t104 - 0.4905626121623441 * t5 * t111 * t115) /
        t117;
    const double t119 = (t116 * t118 + 0.4905626121623441 * t115 * (t8 * t108 - t5 * t113)) / t117;
    const double t120 = t116 / t117;
    const double t121 = std::log(t117);
    const double t122 = (mu[0] * t119 + 0.4905626121623441 * mu[0] * t115 * (t5 * t112 + t8 * t106)) +
        lmbda[0] * (t118 * t120 - t119 * t121);
    const double flux8 = t101 * t122;
    const double t123 = (1.2679491924311228 * t98 * t102 * t104 - 0.4905626121623441 * t99 * t111 * t115) /
        t117;
    const double t124 = (t116 * t123 + 0.4905626121623441 * t115 * (t98 * t108 - t99 * t113)) / t117;
    const double t125 = (mu[0] * t124 + 0.4905626121623441 * mu[0] * t115 * (t99 * t112 + t98 * t106)) +
        lmbda[0] * (t120 * t123 - t121 * t124);
    const double flux9 = t101 * t125;
    const double t126 = (1.2679491924311228 * t5 * t102 * t110 + 0.4905626121623441 * t8 * t114 * t115) /
        t117;
    const double t127 = (t116 * t126 - 0.4905626121623441 * t115 * (t5 * t106 - t8 * t112)) / t117;
    const double t128 = (mu[0] * t127 - 0.4905626121623441 * mu[0] * t115 * (t5 * t108 + t8 * t113)) +
        lmbda[0] * (t120 * t126 - t121 * t127);
    const double flux10 = t101 * t128;
    const double t129 = (1.2679491924311228 * t99 * t102 * t110 + 0.4905626121623441 * t98 * t114 * t115) /
        t117;
    const double t130 = (t116 * t129 - 0.4905626121623441 * t115 * (t99 * t106 - t98 * t112)) / t117;
    const double t131 = (mu[0] * t130 - 0.4905626121623441 * mu[0] * t115 * (t99 * t108 + t98 * t113)) +
        lmbda[0] * (t120 * t129 - t121 * t130);
    const double flux11 = t101 * t131;
    const double t132 = t64 * t98 - t65 * t99;
    const double t133 = std::fabs(0.6220084679281462 * t132);
    const double t134 = reciprocal(t132);
    const double t135 = 1.0 + t134 * (t64 * t103 - t69 * t99);
    const double t136 = t65 * t105 - t71 * t98;
    const double t137 = t64 * t107 - t73 * t99;
    const double t138 = 1.0 - t134 * (t65 * t109 - t75 * t98);
    const double t139 = t65 * t103 - t69 * t98;
    const double t140 = t64 * t105 - t71 * t99;
    const double t141 = t65 * t107 - t73 * t98;
    const double t142 = t64 * t109 - t75 * t99;
    const double t143 = reciprocal(t133 * t133);
    const double t144 = t134 * (t135 * t136 - t137 * t138) - 0.3868945341743197 * (t139 * t140 + t141 * t142)
        * t143;
    const double t145 = t135 * t138 + 0.3868945341743197 * t139 * t142 * t143;
    const double t146 = (1.2679491924311228 * t65 * t134 * t135 - 0.4905626121623441 * t64 * t139 * t143) /
        t145;
    const double t147 = (t144 * t146 + 0.4905626121623441 * t143 * (t65 * t137 - t64 * t141)) / t145;
    const double t148 = t144 / t145;
    const double t149 = std::log(t145);
    const double t150 = (mu[0] * t147 + 0.4905626121623441 * mu[0] * t143 * (t64 * t140 + t65 * t136)) +
        lmbda[0] * (t146 * t148 - t147 * t149);
    const double flux12 = t133 * t150;
    const double t151 = (1.2679491924311228 * t98 * t134 * t135 - 0.4905626121623441 * t99 * t139 * t143) /
        t145;
    const double t152 = (t144 * t151 + 0.4905626121623441 * t143 * (t98 * t137 - t99 * t141)) / t145;
    const double t153 = (mu[0] * t152 + 0.4905626121623441 * mu[0] * t143 * (t99 * t140 + t98 * t136)) +
        lmbda[0] * (t148 * t151 - t149 * t152);
    const double flux13 = t133 * t153;
    const double t154 = (1.2679491924311228 * t64 * t134 * t138 + 0.4905626121623441 * t65 * t142 * t143) /
        t145;
    const double t155 = (t144 * t154 - 0.4905626121623441 * t143 * (t64 * t136 - t65 * t140)) / t145;
    const double t156 = (mu[0] * t155 - 0.4905626121623441 * mu[0] * t143 * (t64 * t137 + t65 * t141)) +
        lmbda[0] * (t148 * t154 - t149 * t155);
    const double flux14 = t133 * t156;
    const double t157 = (1.2679491924311228 * t99 * t134 * t138 + 0.4905626121623441 * t98 * t142 * t143) /
        t145;
    const double t158 = (t144 * t157 - 0.4905626121623441 * t143 * (t99 * t136 - t98 * t140)) / t145;
    const double t159 = (mu[0] * t158 - 0.4905626121623441 * mu[0] * t143 * (t99 * t137 + t98 * t141)) +
        lmbda[0] * (t148 * t157 - t149 * t158);
    const double flux15 = t133 * t159;
    const double t160 = flux2 + flux6;
    const double t161 = flux10 + flux14;
    const double t162 = t160 + 0.2679491924311227 * t161;
    const double t163 = flux3 + flux11;
    const double t164 = flux7 + flux15;
    const double t165 = t163 + 0.2679491924311227 * t164;
    const double result0 = -0.19716878364870322 * (t162 - t165);
    const double t166 = flux0 + flux4;
    const double t167 = flux8 + flux12;
    const double t168 = t166 + 0.2679491924311227 * t167;
    const double t169 = flux1 + flux9;
    const double t170 = flux5 + flux13;
    const double t171 = t169 + 0.2679491924311227 * t170;
    const double result1 = 0.19716878364870322 * (t168 - t171);
    const double t172 = 0.2679491924311227 * t163 + t164;
    const double result2 = 0.19716878364870322 * (t162 + t172);
    const double t173 = 0.2679491924311227 * t169 + t170;
    const double result3 = -0.19716878364870322 * (t168 + t173);
    const double t174 = 0.2679491924311227 * t160 + t161;
    const double result4 = -0.19716878364870322 * (t165 + t174);
    const double t175 = 0.2679491924311227 * t166 + t167;
    const double result5 = 0.19716878364870322 * (t171 + t175);
    const double result6 = -0.19716878364870322 * (t172 - t174);
    const double result7 = 0.19716878364870322 * (t173 - t175);
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

extern "C" int neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_hip(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 127) / 128; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_kernel, dim3(num_batches), dim3(128), 0, static_cast<hipStream_t>(stream),
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return static_cast<int>(hipGetLastError());
}

#if !defined(__HIP_DEVICE_COMPILE__)

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_hip(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^2", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_hip_descriptor = {
    "neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "quadrilateral",                           // cell
    "Q1^2",                                    // coordinate_element
    "Q1^2",                                    // row_element
    "Q1^2",                                    // column_element
    "ufcx",                                    // dof_order
    2,                                         // gdim
    2,                                         // arity
    8,                                         // rows
    8,                                         // columns
    8,                                         // entries_per_cell
    3,                                         // quadrature_degree
    4,                                         // quadrature_points
    1,                                         // num_coefficients
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
    816.0,                                     // flops_per_cell
    112.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
