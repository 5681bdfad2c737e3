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
//   u       coefficient, Q1^2, 8 dofs
//   trial   coefficient, Q1^2, 8 dofs
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
//   resident_blocks      4
//   chosen by            the cost model
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
    const double t50 = (1.2679491924311228 * t5 * t14 * t42 + 0.4905626121623441 * t8 * t46 * t47) / t49;
    const double t51 = (t48 * t50 - 0.4905626121623441 * t47 * (t5 * t28 - t8 * t44)) / t49;
    const double t52 = t48 / t49;
    const double t53 = std::log(t49);
    const double t54 = (mu[0] * t51 - 0.4905626121623441 * mu[0] * t47 * (t5 * t35 + t8 * t45)) + lmbda[0] *
        (t50 * t52 - t51 * t53);
    const double t55 = 0.2679491924311227 * t3 + t4;
    const double t56 = 0.2679491924311227 * t6 + t7;
    const double t57 = t2 * t55 - t11 * t56;
    const double t58 = std::fabs(0.6220084679281462 * t57);
    const double t59 = reciprocal(t57);
    const double t60 = 0.2679491924311227 * t18 + t19;
    const double t61 = 1.0 + t59 * (t17 * t55 - t11 * t60);
    const double t62 = 0.2679491924311227 * t25 + t26;
    const double t63 = t24 * t56 - t2 * t62;
    const double t64 = 0.2679491924311227 * t32 + t33;
    const double t65 = t31 * t55 - t11 * t64;
    const double t66 = 0.2679491924311227 * t39 + t40;
    const double t67 = 1.0 - t59 * (t38 * t56 - t2 * t66);
    const double t68 = t17 * t56 - t2 * t60;
    const double t69 = t24 * t55 - t11 * t62;
    const double t70 = t31 * t56 - t2 * t64;
    const double t71 = t38 * t55 - t11 * t66;
    const double t72 = reciprocal(t58 * t58);
    const double t73 = t59 * (t61 * t63 - t65 * t67) - 0.3868945341743197 * (t68 * t69 + t70 * t71) * t72;
    const double t74 = t61 * t67 + 0.3868945341743197 * t68 * t71 * t72;
    const double t75 = (1.2679491924311228 * t55 * t59 * t67 + 0.4905626121623441 * t56 * t71 * t72) / t74;
    const double t76 = (t73 * t75 - 0.4905626121623441 * t72 * (t55 * t63 - t56 * t69)) / t74;
    const double t77 = t73 / t74;
    const double t78 = std::log(t74);
    const double t79 = (mu[0] * t76 - 0.4905626121623441 * mu[0] * t72 * (t55 * t65 + t56 * t70)) + lmbda[0] *
        (t75 * t77 - t76 * t78);
    const double t80 = t13 * t54 + t58 * t79;
    const double t81 = 0.2679491924311227 * t0 + t1;
    const double t82 = 0.2679491924311227 * t9 + t10;
    const double t83 = t5 * t81 - t8 * t82;
    const double t84 = std::fabs(0.6220084679281462 * t83);
    const double t85 = reciprocal(t83);
    const double t86 = 0.2679491924311227 * t15 + t16;
    const double t87 = 1.0 + t85 * (t5 * t86 - t20 * t82);
    const double t88 = 0.2679491924311227 * t22 + t23;
    const double t89 = t8 * t88 - t27 * t81;
    const double t90 = 0.2679491924311227 * t29 + t30;
    const double t91 = t5 * t90 - t34 * t82;
    const double t92 = 0.2679491924311227 * t36 + t37;
    const double t93 = 1.0 - t85 * (t8 * t92 - t41 * t81);
    const double t94 = t8 * t86 - t20 * t81;
    const double t95 = t5 * t88 - t27 * t82;
    const double t96 = t8 * t90 - t34 * t81;
    const double t97 = t5 * t92 - t41 * t82;
    const double t98 = reciprocal(t84 * t84);
    const double t99 = t85 * (t87 * t89 - t91 * t93) - 0.3868945341743197 * (t94 * t95 + t96 * t97) * t98;
    const double t100 = t87 * t93 + 0.3868945341743197 * t94 * t97 * t98;
    const double t101 = (1.2679491924311228 * t5 * t85 * t93 + 0.4905626121623441 * t8 * t97 * t98) / t100;
    const double t102 = (t99 * t101 - 0.4905626121623441 * t98 * (t5 * t89 - t8 * t95)) / t100;
    const double t103 = t99 / t100;
    const double t104 = std::log(t100);
    const double t105 = (mu[0] * t102 - 0.4905626121623441 * mu[0] * t98 * (t5 * t91 + t8 * t96)) + lmbda[0] *
        (t101 * t103 - t102 * t104);
    const double t106 = t55 * t81 - t56 * t82;
    const double t107 = std::fabs(0.6220084679281462 * t106);
    const double t108 = reciprocal(t106);
    const double t109 = 1.0 + t108 * (t55 * t86 - t60 * t82);
    const double t110 = t56 * t88 - t62 * t81;
    const double t111 = t55 * t90 - t64 * t82;
    const double t112 = 1.0 - t108 * (t56 * t92 - t66 * t81);
    const double t113 = t56 * t86 - t60 * t81;
    const double t114 = t55 * t88 - t62 * t82;
    const double t115 = t56 * t90 - t64 * t81;
    const double t116 = t55 * t92 - t66 * t82;
    const double t117 = reciprocal(t107 * t107);
    const double t118 = t108 * (t109 * t110 - t111 * t112) - 0.3868945341743197 * (t113 * t114 + t115 * t116)
        * t117;
    const double t119 = t109 * t112 + 0.3868945341743197 * t113 * t116 * t117;
    const double t120 = (1.2679491924311228 * t55 * t108 * t112 + 0.4905626121623441 * t56 * t116 * t117) /
        t119;
    const double t121 = (t118 * t120 - 0.4905626121623441 * t117 * (t55 * t110 - t56 * t114)) / t119;
    const double t122 = t118 / t119;
    const double t123 = std::log(t119);
    const double t124 = (mu[0] * t121 - 0.4905626121623441 * mu[0] * t117 * (t55 * t111 + t56 * t115)) +
        lmbda[0] * (t120 * t122 - t121 * t123);
    const double t125 = t84 * t105 + t107 * t124;
    const double t126 = t80 + 0.2679491924311227 * t125;
    const double t127 = (1.2679491924311228 * t11 * t14 * t42 + 0.4905626121623441 * t2 * t46 * t47) / t49;
    const double t128 = (t48 * t127 - 0.4905626121623441 * t47 * (t11 * t28 - t2 * t44)) / t49;
    const double t129 = (mu[0] * t128 - 0.4905626121623441 * mu[0] * t47 * (t11 * t35 + t2 * t45)) + lmbda[0]
        * (t52 * t127 - t53 * t128);
    const double t130 = (1.2679491924311228 * t82 * t85 * t93 + 0.4905626121623441 * t81 * t97 * t98) / t100;
    const double t131 = (t99 * t130 - 0.4905626121623441 * t98 * (t82 * t89 - t81 * t95)) / t100;
    const double t132 = (mu[0] * t131 - 0.4905626121623441 * mu[0] * t98 * (t82 * t91 + t81 * t96)) + lmbda[0]
        * (t103 * t130 - t104 * t131);
    const double t133 = t13 * t129 + t84 * t132;
    const double t134 = (1.2679491924311228 * t11 * t59 * t67 + 0.4905626121623441 * t2 * t71 * t72) / t74;
    const double t135 = (t73 * t134 - 0.4905626121623441 * t72 * (t11 * t63 - t2 * t69)) / t74;
    const double t136 = (mu[0] * t135 - 0.4905626121623441 * mu[0] * t72 * (t11 * t65 + t2 * t70)) + lmbda[0]
        * (t77 * t134 - t78 * t135);
    const double t137 = (1.2679491924311228 * t82 * t108 * t112 + 0.4905626121623441 * t81 * t116 * t117) /
        t119;
    const double t138 = (t118 * t137 - 0.4905626121623441 * t117 * (t82 * t110 - t81 * t114)) / t119;
    const double t139 = (mu[0] * t138 - 0.4905626121623441 * mu[0] * t117 * (t82 * t111 + t81 * t115)) +
        lmbda[0] * (t122 * t137 - t123 * t138);
    const double t140 = t58 * t136 + t107 * t139;
    const double t141 = t133 + 0.2679491924311227 * t140;
    const double result0 = -0.19716878364870322 * (t126 - t141);
    const double t142 = (1.2679491924311228 * t8 * t14 * t21 - 0.4905626121623441 * t5 * t43 * t47) / t49;
    const double t143 = (t48 * t142 + 0.4905626121623441 * t47 * (t8 * t35 - t5 * t45)) / t49;
    const double t144 = (mu[0] * t143 + 0.4905626121623441 * mu[0] * t47 * (t5 * t44 + t8 * t28)) + lmbda[0] *
        (t52 * t142 - t53 * t143);
    const double t145 = (1.2679491924311228 * t56 * t59 * t61 - 0.4905626121623441 * t55 * t68 * t72) / t74;
    const double t146 = (t73 * t145 + 0.4905626121623441 * t72 * (t56 * t65 - t55 * t70)) / t74;
    const double t147 = (mu[0] * t146 + 0.4905626121623441 * mu[0] * t72 * (t55 * t69 + t56 * t63)) + lmbda[0]
        * (t77 * t145 - t78 * t146);
    const double t148 = t13 * t144 + t58 * t147;
    const double t149 = (1.2679491924311228 * t8 * t85 * t87 - 0.4905626121623441 * t5 * t94 * t98) / t100;
    const double t150 = (t99 * t149 + 0.4905626121623441 * t98 * (t8 * t91 - t5 * t96)) / t100;
    const double t151 = (mu[0] * t150 + 0.4905626121623441 * mu[0] * t98 * (t5 * t95 + t8 * t89)) + lmbda[0] *
        (t103 * t149 - t104 * t150);
    const double t152 = (1.2679491924311228 * t56 * t108 * t109 - 0.4905626121623441 * t55 * t113 * t117) /
        t119;
    const double t153 = (t118 * t152 + 0.4905626121623441 * t117 * (t56 * t111 - t55 * t115)) / t119;
    const double t154 = (mu[0] * t153 + 0.4905626121623441 * mu[0] * t117 * (t55 * t114 + t56 * t110)) +
        lmbda[0] * (t122 * t152 - t123 * t153);
    const double t155 = t84 * t151 + t107 * t154;
    const double t156 = t148 + 0.2679491924311227 * t155;
    const double t157 = (1.2679491924311228 * t2 * t14 * t21 - 0.4905626121623441 * t11 * t43 * t47) / t49;
    const double t158 = (t48 * t157 + 0.4905626121623441 * t47 * (t2 * t35 - t11 * t45)) / t49;
    const double t159 = (mu[0] * t158 + 0.4905626121623441 * mu[0] * t47 * (t11 * t44 + t2 * t28)) + lmbda[0]
        * (t52 * t157 - t53 * t158);
    const double t160 = (1.2679491924311228 * t81 * t85 * t87 - 0.4905626121623441 * t82 * t94 * t98) / t100;
    const double t161 = (t99 * t160 + 0.4905626121623441 * t98 * (t81 * t91 - t82 * t96)) / t100;
    const double t162 = (mu[0] * t161 + 0.4905626121623441 * mu[0] * t98 * (t82 * t95 + t81 * t89)) + lmbda[0]
        * (t103 * t160 - t104 * t161);
    const double t163 = t13 * t159 + t84 * t162;
    const double t164 = (1.2679491924311228 * t2 * t59 * t61 - 0.4905626121623441 * t11 * t68 * t72) / t74;
    const double t165 = (t73 * t164 + 0.4905626121623441 * t72 * (t2 * t65 - t11 * t70)) / t74;
    const double t166 = (mu[0] * t165 + 0.4905626121623441 * mu[0] * t72 * (t11 * t69 + t2 * t63)) + lmbda[0]
        * (t77 * t164 - t78 * t165);
    const double t167 = (1.2679491924311228 * t81 * t108 * t109 - 0.4905626121623441 * t82 * t113 * t117) /
        t119;
    const double t168 = (t118 * t167 + 0.4905626121623441 * t117 * (t81 * t111 - t82 * t115)) / t119;
    const double t169 = (mu[0] * t168 + 0.4905626121623441 * mu[0] * t117 * (t82 * t114 + t81 * t110)) +
        lmbda[0] * (t122 * t167 - t123 * t168);
    const double t170 = t58 * t166 + t107 * t169;
    const double t171 = t163 + 0.2679491924311227 * t170;
    const double result1 = 0.19716878364870322 * (t156 - t171);
    const double t172 = 0.2679491924311227 * t133 + t140;
    const double result2 = 0.19716878364870322 * (t126 + t172);
    const double t173 = 0.2679491924311227 * t163 + t170;
    const double result3 = -0.19716878364870322 * (t156 + t173);
    const double t174 = 0.2679491924311227 * t80 + t125;
    const double result4 = -0.19716878364870322 * (t141 + t174);
    const double t175 = 0.2679491924311227 * t148 + t155;
    const double result5 = 0.19716878364870322 * (t171 + t175);
    const double result6 = -0.19716878364870322 * (t172 - t174);
    const double result7 = 0.19716878364870322 * (t173 - t175);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_2 = __shfl_up_sync(0xffffffffU, sum2, 1);
    if (joined0) {
      sum0 += passed0_2;
    }
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum1 += passed0_3;
    }
    const double passed0_6 = __shfl_up_sync(0xffffffffU, sum6, 1);
    if (joined0) {
      sum4 += passed0_6;
    }
    const double passed0_7 = __shfl_up_sync(0xffffffffU, sum7, 1);
    if (joined0) {
      sum5 += passed0_7;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_4 = __shfl_up_sync(0xffffffffU, sum4, 8);
    if (joined1) {
      sum0 += passed1_4;
    }
    const double passed1_5 = __shfl_up_sync(0xffffffffU, sum5, 8);
    if (joined1) {
      sum1 += passed1_5;
    }
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum2 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
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

extern "C" int neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cuda(
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
    neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_kernel<<<dim3(num_batches), dim3(128), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cuda(
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
    {"u", "Q1^2", 8, 1},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0},
    {"mu", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply_cuda_descriptor = {
    "neo_hookean_j_q1x2_quadrilateral_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cuda",                                    // target
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
