// neo_hookean_j_q1x3_hexahedron_f64_constrained_apply: apply of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel apply --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   u       coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      7210 flops
//   sum_factorised  6784 flops <- taken
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
//   element_batch        64
//   concurrent_elements  64
//   unroll               full
//   division             fast
//   merge_row            8
//   resident_blocks      4
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       6832
//   bytes       184 (160 read, 24 written)
//   flops/byte  37.1
//   shared      0 bytes a block of 64 threads
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

__global__ void __launch_bounds__(64, 4)
neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_kernel(
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
  const int64_t first_cell = begin_cell + static_cast<int64_t>(blockIdx.x) * 64;
  const int cells_here = static_cast<int>(
      end_cell - first_cell < 64 ? end_cell - first_cell : 64);

  {
    const int lane = static_cast<int>(threadIdx.x);
    const int batch_cell = lane;
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 d0_to_d3 = reinterpret_cast<const int4*>(offsets)[2 * cell];
    const int64_t d0 = d0_to_d3.x;
    const int64_t d1 = d0_to_d3.y;
    const int64_t d2 = d0_to_d3.z;
    const int64_t d3 = d0_to_d3.w;
    const int4 d4_to_d7 = reinterpret_cast<const int4*>(offsets)[2 * cell + 1];
    const int64_t d4 = d4_to_d7.x;
    const int64_t d5 = d4_to_d7.y;
    const int64_t d6 = d4_to_d7.z;
    const int64_t d7 = d4_to_d7.w;
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[2 * cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const int4 n4_to_n7 = reinterpret_cast<const int4*>(cells)[2 * cell + 1];
    const int64_t n4 = n4_to_n7.x;
    const int64_t n5 = n4_to_n7.y;
    const int64_t n6 = n4_to_n7.z;
    const int64_t n7 = n4_to_n7.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x2_0 = coordinates[3 * n2];
    const double x3_0 = coordinates[3 * n3];
    const double x4_0 = coordinates[3 * n4];
    const double x5_0 = coordinates[3 * n5];
    const double x6_0 = coordinates[3 * n6];
    const double x7_0 = coordinates[3 * n7];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x1_1 = coordinates[3 * n1 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double x3_1 = coordinates[3 * n3 + 1];
    const double x4_1 = coordinates[3 * n4 + 1];
    const double x5_1 = coordinates[3 * n5 + 1];
    const double x6_1 = coordinates[3 * n6 + 1];
    const double x7_1 = coordinates[3 * n7 + 1];
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double x2_2 = coordinates[3 * n2 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double x4_2 = coordinates[3 * n4 + 2];
    const double x5_2 = coordinates[3 * n5 + 2];
    const double x6_2 = coordinates[3 * n6 + 2];
    const double x7_2 = coordinates[3 * n7 + 2];
    const double u_0 = u[d0];
    const double u_3 = u[d1];
    const double u_6 = u[d2];
    const double u_9 = u[d3];
    const double u_12 = u[d4];
    const double u_15 = u[d5];
    const double u_18 = u[d6];
    const double u_21 = u[d7];
    const double u_1 = u[d0 + 1];
    const double u_4 = u[d1 + 1];
    const double u_7 = u[d2 + 1];
    const double u_10 = u[d3 + 1];
    const double u_13 = u[d4 + 1];
    const double u_16 = u[d5 + 1];
    const double u_19 = u[d6 + 1];
    const double u_22 = u[d7 + 1];
    const double u_2 = u[d0 + 2];
    const double u_5 = u[d1 + 2];
    const double u_8 = u[d2 + 2];
    const double u_11 = u[d3 + 2];
    const double u_14 = u[d4 + 2];
    const double u_17 = u[d5 + 2];
    const double u_20 = u[d6 + 2];
    const double u_23 = u[d7 + 2];
    const double trial_0 = constrained[d0] ? 0.0 : x[d0];
    const double trial_3 = constrained[d1] ? 0.0 : x[d1];
    const double trial_6 = constrained[d2] ? 0.0 : x[d2];
    const double trial_9 = constrained[d3] ? 0.0 : x[d3];
    const double trial_12 = constrained[d4] ? 0.0 : x[d4];
    const double trial_15 = constrained[d5] ? 0.0 : x[d5];
    const double trial_18 = constrained[d6] ? 0.0 : x[d6];
    const double trial_21 = constrained[d7] ? 0.0 : x[d7];
    const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
    const double trial_4 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
    const double trial_7 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
    const double trial_10 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
    const double trial_13 = constrained[d4 + 1] ? 0.0 : x[d4 + 1];
    const double trial_16 = constrained[d5 + 1] ? 0.0 : x[d5 + 1];
    const double trial_19 = constrained[d6 + 1] ? 0.0 : x[d6 + 1];
    const double trial_22 = constrained[d7 + 1] ? 0.0 : x[d7 + 1];
    const double trial_2 = constrained[d0 + 2] ? 0.0 : x[d0 + 2];
    const double trial_5 = constrained[d1 + 2] ? 0.0 : x[d1 + 2];
    const double trial_8 = constrained[d2 + 2] ? 0.0 : x[d2 + 2];
    const double trial_11 = constrained[d3 + 2] ? 0.0 : x[d3 + 2];
    const double trial_14 = constrained[d4 + 2] ? 0.0 : x[d4 + 2];
    const double trial_17 = constrained[d5 + 2] ? 0.0 : x[d5 + 2];
    const double trial_20 = constrained[d6 + 2] ? 0.0 : x[d6 + 2];
    const double trial_23 = constrained[d7 + 2] ? 0.0 : x[d7 + 2];
    const double t0 = x0_0 - x1_0;
    const double t1 = x2_0 - x3_0;
    const double t2 = t0 + 0.2679491924311227 * t1;
    const double t3 = x4_0 - x5_0;
    const double t4 = x6_0 - x7_0;
    const double t5 = t3 + 0.2679491924311227 * t4;
    const double t6 = t2 + 0.2679491924311227 * t5;
    const double t7 = x0_1 - x2_1;
    const double t8 = x1_1 - x3_1;
    const double t9 = t7 + 0.2679491924311227 * t8;
    const double t10 = x4_1 - x6_1;
    const double t11 = x5_1 - x7_1;
    const double t12 = t10 + 0.2679491924311227 * t11;
    const double t13 = t9 + 0.2679491924311227 * t12;
    const double t14 = x0_2 - x4_2;
    const double t15 = x1_2 - x5_2;
    const double t16 = t14 + 0.2679491924311227 * t15;
    const double t17 = x2_2 - x6_2;
    const double t18 = x3_2 - x7_2;
    const double t19 = t17 + 0.2679491924311227 * t18;
    const double t20 = t16 + 0.2679491924311227 * t19;
    const double t21 = x0_1 - x4_1;
    const double t22 = x1_1 - x5_1;
    const double t23 = t21 + 0.2679491924311227 * t22;
    const double t24 = x2_1 - x6_1;
    const double t25 = x3_1 - x7_1;
    const double t26 = t24 + 0.2679491924311227 * t25;
    const double t27 = t23 + 0.2679491924311227 * t26;
    const double t28 = x0_2 - x2_2;
    const double t29 = x1_2 - x3_2;
    const double t30 = t28 + 0.2679491924311227 * t29;
    const double t31 = x4_2 - x6_2;
    const double t32 = x5_2 - x7_2;
    const double t33 = t31 + 0.2679491924311227 * t32;
    const double t34 = t30 + 0.2679491924311227 * t33;
    const double t35 = t13 * t20 - t27 * t34;
    const double t36 = x0_0 - x2_0;
    const double t37 = x1_0 - x3_0;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = x4_0 - x6_0;
    const double t40 = x5_0 - x7_0;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = t38 + 0.2679491924311227 * t41;
    const double t43 = x0_2 - x1_2;
    const double t44 = x2_2 - x3_2;
    const double t45 = t43 + 0.2679491924311227 * t44;
    const double t46 = x4_2 - x5_2;
    const double t47 = x6_2 - x7_2;
    const double t48 = t46 + 0.2679491924311227 * t47;
    const double t49 = t45 + 0.2679491924311227 * t48;
    const double t50 = x0_1 - x1_1;
    const double t51 = x2_1 - x3_1;
    const double t52 = t50 + 0.2679491924311227 * t51;
    const double t53 = x4_1 - x5_1;
    const double t54 = x6_1 - x7_1;
    const double t55 = t53 + 0.2679491924311227 * t54;
    const double t56 = t52 + 0.2679491924311227 * t55;
    const double t57 = t27 * t49 - t20 * t56;
    const double t58 = x0_0 - x4_0;
    const double t59 = x1_0 - x5_0;
    const double t60 = t58 + 0.2679491924311227 * t59;
    const double t61 = x2_0 - x6_0;
    const double t62 = x3_0 - x7_0;
    const double t63 = t61 + 0.2679491924311227 * t62;
    const double t64 = t60 + 0.2679491924311227 * t63;
    const double t65 = t34 * t56 - t13 * t49;
    const double t66 = t6 * t35 + t42 * t57 + t64 * t65;
    const double t67 = std::fabs(-0.2406516764515424 * t66);
    const double t68 = reciprocal(t66);
    const double t69 = u_0 - u_3;
    const double t70 = u_6 - u_9;
    const double t71 = t69 + 0.2679491924311227 * t70;
    const double t72 = u_12 - u_15;
    const double t73 = u_18 - u_21;
    const double t74 = t72 + 0.2679491924311227 * t73;
    const double t75 = t71 + 0.2679491924311227 * t74;
    const double t76 = u_0 - u_6;
    const double t77 = u_3 - u_9;
    const double t78 = t76 + 0.2679491924311227 * t77;
    const double t79 = u_12 - u_18;
    const double t80 = u_15 - u_21;
    const double t81 = t79 + 0.2679491924311227 * t80;
    const double t82 = t78 + 0.2679491924311227 * t81;
    const double t83 = u_0 - u_12;
    const double t84 = u_3 - u_15;
    const double t85 = t83 + 0.2679491924311227 * t84;
    const double t86 = u_6 - u_18;
    const double t87 = u_9 - u_21;
    const double t88 = t86 + 0.2679491924311227 * t87;
    const double t89 = t85 + 0.2679491924311227 * t88;
    const double t90 = 1.0 + t68 * (t35 * t75 + t57 * t82 + t65 * t89);
    const double t91 = t27 * t42 - t13 * t64;
    const double t92 = trial_1 - trial_4;
    const double t93 = trial_7 - trial_10;
    const double t94 = t92 + 0.2679491924311227 * t93;
    const double t95 = trial_13 - trial_16;
    const double t96 = trial_19 - trial_22;
    const double t97 = t95 + 0.2679491924311227 * t96;
    const double t98 = t94 + 0.2679491924311227 * t97;
    const double t99 = t34 * t64 - t20 * t42;
    const double t100 = trial_1 - trial_7;
    const double t101 = trial_4 - trial_10;
    const double t102 = t100 + 0.2679491924311227 * t101;
    const double t103 = trial_13 - trial_19;
    const double t104 = trial_16 - trial_22;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = t102 + 0.2679491924311227 * t105;
    const double t107 = t6 * t20 - t49 * t64;
    const double t108 = trial_1 - trial_13;
    const double t109 = trial_4 - trial_16;
    const double t110 = t108 + 0.2679491924311227 * t109;
    const double t111 = trial_7 - trial_19;
    const double t112 = trial_10 - trial_22;
    const double t113 = t111 + 0.2679491924311227 * t112;
    const double t114 = t110 + 0.2679491924311227 * t113;
    const double t115 = t42 * t49 - t6 * t34;
    const double t116 = t98 * t99 + t106 * t107 + t114 * t115;
    const double t117 = t56 * t64 - t6 * t27;
    const double t118 = t6 * t13 - t42 * t56;
    const double t119 = t91 * t98 + t106 * t117 + t114 * t118;
    const double t120 = reciprocal(t67 * t67);
    const double t121 = trial_0 - trial_3;
    const double t122 = trial_6 - trial_9;
    const double t123 = t121 + 0.2679491924311227 * t122;
    const double t124 = trial_12 - trial_15;
    const double t125 = trial_18 - trial_21;
    const double t126 = t124 + 0.2679491924311227 * t125;
    const double t127 = t123 + 0.2679491924311227 * t126;
    const double t128 = trial_0 - trial_6;
    const double t129 = trial_3 - trial_9;
    const double t130 = t128 + 0.2679491924311227 * t129;
    const double t131 = trial_12 - trial_18;
    const double t132 = trial_15 - trial_21;
    const double t133 = t131 + 0.2679491924311227 * t132;
    const double t134 = t130 + 0.2679491924311227 * t133;
    const double t135 = trial_0 - trial_12;
    const double t136 = trial_3 - trial_15;
    const double t137 = t135 + 0.2679491924311227 * t136;
    const double t138 = trial_6 - trial_18;
    const double t139 = trial_9 - trial_21;
    const double t140 = t138 + 0.2679491924311227 * t139;
    const double t141 = t137 + 0.2679491924311227 * t140;
    const double t142 = t35 * t127 + t57 * t134 + t65 * t141;
    const double t143 = u_1 - u_4;
    const double t144 = u_7 - u_10;
    const double t145 = t143 + 0.2679491924311227 * t144;
    const double t146 = u_13 - u_16;
    const double t147 = u_19 - u_22;
    const double t148 = t146 + 0.2679491924311227 * t147;
    const double t149 = t145 + 0.2679491924311227 * t148;
    const double t150 = u_1 - u_7;
    const double t151 = u_4 - u_10;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = u_13 - u_19;
    const double t154 = u_16 - u_22;
    const double t155 = t153 + 0.2679491924311227 * t154;
    const double t156 = t152 + 0.2679491924311227 * t155;
    const double t157 = u_1 - u_13;
    const double t158 = u_4 - u_16;
    const double t159 = t157 + 0.2679491924311227 * t158;
    const double t160 = u_7 - u_19;
    const double t161 = u_10 - u_22;
    const double t162 = t160 + 0.2679491924311227 * t161;
    const double t163 = t159 + 0.2679491924311227 * t162;
    const double t164 = 1.0 + t68 * (t99 * t149 + t107 * t156 + t115 * t163);
    const double t165 = t91 * t149 + t117 * t156 + t118 * t163;
    const double t166 = 1.6076951545867362 * t68 * t91 * t164 - 0.0931068182589886 * t99 * t120 * t165;
    const double t167 = t35 * t149 + t57 * t156 + t65 * t163;
    const double t168 = t91 * t167 - t35 * t165;
    const double t169 = t99 * t127 + t107 * t134 + t115 * t141;
    const double t170 = t75 * t99 + t82 * t107 + t89 * t115;
    const double t171 = t35 * t98 + t57 * t106 + t65 * t114;
    const double t172 = reciprocal(t66 * t66 * t66);
    const double t173 = (0.0931068182589886 * t90 * (t91 * t116 - t99 * t119) * t120 + t68 * t142 * t166) -
        1.6076951545867362 * (t168 * t169 + t170 * (t91 * t171 - t35 * t119)) * t172;
    const double t174 = t75 * t91 + t82 * t117 + t89 * t118;
    const double t175 = t91 * t127 + t117 * t134 + t118 * t141;
    const double t176 = 0.0931068182589886 * t99 * t120 * t167 - 1.6076951545867362 * t35 * t68 * t164;
    const double t177 = trial_2 - trial_5;
    const double t178 = trial_8 - trial_11;
    const double t179 = t177 + 0.2679491924311227 * t178;
    const double t180 = trial_14 - trial_17;
    const double t181 = trial_20 - trial_23;
    const double t182 = t180 + 0.2679491924311227 * t181;
    const double t183 = t179 + 0.2679491924311227 * t182;
    const double t184 = trial_2 - trial_8;
    const double t185 = trial_5 - trial_11;
    const double t186 = t184 + 0.2679491924311227 * t185;
    const double t187 = trial_14 - trial_20;
    const double t188 = trial_17 - trial_23;
    const double t189 = t187 + 0.2679491924311227 * t188;
    const double t190 = t186 + 0.2679491924311227 * t189;
    const double t191 = trial_2 - trial_14;
    const double t192 = trial_5 - trial_17;
    const double t193 = t191 + 0.2679491924311227 * t192;
    const double t194 = trial_8 - trial_20;
    const double t195 = trial_11 - trial_23;
    const double t196 = t194 + 0.2679491924311227 * t195;
    const double t197 = t193 + 0.2679491924311227 * t196;
    const double t198 = t91 * t183 + t117 * t190 + t118 * t197;
    const double t199 = u_2 - u_5;
    const double t200 = u_8 - u_11;
    const double t201 = t199 + 0.2679491924311227 * t200;
    const double t202 = u_14 - u_17;
    const double t203 = u_20 - u_23;
    const double t204 = t202 + 0.2679491924311227 * t203;
    const double t205 = t201 + 0.2679491924311227 * t204;
    const double t206 = u_2 - u_8;
    const double t207 = u_5 - u_11;
    const double t208 = t206 + 0.2679491924311227 * t207;
    const double t209 = u_14 - u_20;
    const double t210 = u_17 - u_23;
    const double t211 = t209 + 0.2679491924311227 * t210;
    const double t212 = t208 + 0.2679491924311227 * t211;
    const double t213 = u_2 - u_14;
    const double t214 = u_5 - u_17;
    const double t215 = t213 + 0.2679491924311227 * t214;
    const double t216 = u_8 - u_20;
    const double t217 = u_11 - u_23;
    const double t218 = t216 + 0.2679491924311227 * t217;
    const double t219 = t215 + 0.2679491924311227 * t218;
    const double t220 = 1.0 + t68 * (t91 * t205 + t117 * t212 + t118 * t219);
    const double t221 = t99 * t183 + t107 * t190 + t115 * t197;
    const double t222 = t99 * t205 + t107 * t212 + t115 * t219;
    const double t223 = t68 * (t164 * t198 + t116 * t220) - 0.05791322937893785 * t120 * (t165 * t221 + t119 *
        t222);
    const double t224 = t164 * t220 - 0.05791322937893785 * t120 * t165 * t222;
    const double t225 = t35 * t205 + t57 * t212 + t65 * t219;
    const double t226 = t68 * t167 * t220 - 0.05791322937893785 * t120 * t165 * t225;
    const double t227 = t35 * t183 + t57 * t190 + t65 * t197;
    const double t228 = (0.05791322937893785 * t120 * t167 * t198 + t68 * t171 * t220) - 0.05791322937893785 *
        t120 * (t165 * t227 + t119 * t225);
    const double t229 = (t68 * t164 * t227 + 0.05791322937893785 * t116 * t120 * t225) - 0.05791322937893785 *
        t120 * (t167 * t221 + t171 * t222);
    const double t230 = 0.05791322937893785 * t120 * t167 * t222 - t68 * t164 * t225;
    const double t231 = ((t90 * t223 + t68 * t142 * t224) - t68 * (t169 * t226 + t170 * t228)) - t68 * (t174 *
        t229 - t175 * t230);
    const double t232 = (t90 * t224 - t68 * t170 * t226) + t68 * t174 * t230;
    const double t233 = ((t90 * t166 - 1.6076951545867362 * t168 * t170 * t172) + t68 * t174 * t176) / t232;
    const double t234 = ((t173 + (1.6076951545867362 * t172 * t174 * (t99 * t171 - t35 * t116) + t68 * t175 *
        t176)) - t231 * t233) / t232;
    const double t235 = t231 / t232;
    const double t236 = std::log(t232);
    const double t237 = (mu[0] * t234 - 0.0931068182589886 * mu[0] * t120 * (t35 * t227 + t99 * t221 + t91 *
        t198)) - lmbda[0] * (t233 * t235 + t234 * t236);
    const double flux0 = t67 * t237;
    const double t238 = 1.6076951545867362 * t68 * t117 * t164 - 0.0931068182589886 * t107 * t120 * t165;
    const double t239 = t117 * t167 - t57 * t165;
    const double t240 = (0.0931068182589886 * t90 * t120 * (t116 * t117 - t107 * t119) + t68 * t142 * t238) -
        1.6076951545867362 * t172 * (t169 * t239 + t170 * (t117 * t171 - t57 * t119));
    const double t241 = 0.0931068182589886 * t107 * t120 * t167 - 1.6076951545867362 * t57 * t68 * t164;
    const double t242 = ((t90 * t238 - 1.6076951545867362 * t170 * t172 * t239) + t68 * t174 * t241) / t232;
    const double t243 = ((t240 + (1.6076951545867362 * t172 * t174 * (t107 * t171 - t57 * t116) + t68 * t175 *
        t241)) - t231 * t242) / t232;
    const double t244 = (mu[0] * t243 - 0.0931068182589886 * mu[0] * t120 * (t57 * t227 + t107 * t221 + t117 *
        t198)) - lmbda[0] * (t235 * t242 + t236 * t243);
    const double flux1 = t67 * t244;
    const double t245 = 1.6076951545867362 * t68 * t118 * t164 - 0.0931068182589886 * t115 * t120 * t165;
    const double t246 = t118 * t167 - t65 * t165;
    const double t247 = (0.0931068182589886 * t90 * t120 * (t116 * t118 - t115 * t119) + t68 * t142 * t245) -
        1.6076951545867362 * t172 * (t169 * t246 + t170 * (t118 * t171 - t65 * t119));
    const double t248 = 0.0931068182589886 * t115 * t120 * t167 - 1.6076951545867362 * t65 * t68 * t164;
    const double t249 = ((t90 * t245 - 1.6076951545867362 * t170 * t172 * t246) + t68 * t174 * t248) / t232;
    const double t250 = ((t247 + (1.6076951545867362 * t172 * t174 * (t115 * t171 - t65 * t116) + t68 * t175 *
        t248)) - t231 * t249) / t232;
    const double t251 = (mu[0] * t250 - 0.0931068182589886 * mu[0] * t120 * (t65 * t227 + t115 * t221 + t118 *
        t198)) - lmbda[0] * (t235 * t249 + t236 * t250);
    const double flux2 = t67 * t251;
    const double t252 = 1.6076951545867362 * t68 * t99 * t220 - 0.0931068182589886 * t91 * t120 * t222;
    const double t253 = 1.6076951545867362 * t35 * t68 * t220 - 0.0931068182589886 * t91 * t120 * t225;
    const double t254 = (0.0931068182589886 * t90 * t120 * (t99 * t198 - t91 * t221) + t68 * t142 * t252) -
        (t68 * t169 * t253 + 1.6076951545867362 * t170 * t172 * (t35 * t198 - t91 * t227));
    const double t255 = t35 * t222 - t99 * t225;
    const double t256 = ((t90 * t252 - t68 * t170 * t253) + 1.6076951545867362 * t172 * t174 * t255) / t232;
    const double t257 = ((t254 + 1.6076951545867362 * t172 * (t174 * (t35 * t221 - t99 * t227) + t175 * t255))
        - t231 * t256) / t232;
    const double t258 = (mu[0] * t257 - 0.0931068182589886 * mu[0] * t120 * (t35 * t171 + t99 * t116 + t91 *
        t119)) - lmbda[0] * (t235 * t256 + t236 * t257);
    const double flux3 = t67 * t258;
    const double t259 = 1.6076951545867362 * t68 * t107 * t220 - 0.0931068182589886 * t117 * t120 * t222;
    const double t260 = 1.6076951545867362 * t57 * t68 * t220 - 0.0931068182589886 * t117 * t120 * t225;
    const double t261 = (0.0931068182589886 * t90 * t120 * (t107 * t198 - t117 * t221) + t68 * t142 * t259) -
        (t68 * t169 * t260 + 1.6076951545867362 * t170 * t172 * (t57 * t198 - t117 * t227));
    const double t262 = t57 * t222 - t107 * t225;
    const double t263 = ((t90 * t259 - t68 * t170 * t260) + 1.6076951545867362 * t172 * t174 * t262) / t232;
    const double t264 = ((t261 + 1.6076951545867362 * t172 * (t174 * (t57 * t221 - t107 * t227) + t175 *
        t262)) - t231 * t263) / t232;
    const double t265 = (mu[0] * t264 - 0.0931068182589886 * mu[0] * t120 * (t57 * t171 + t107 * t116 + t117 *
        t119)) - lmbda[0] * (t235 * t263 + t236 * t264);
    const double flux4 = t67 * t265;
    const double t266 = 1.6076951545867362 * t68 * t115 * t220 - 0.0931068182589886 * t118 * t120 * t222;
    const double t267 = 1.6076951545867362 * t65 * t68 * t220 - 0.0931068182589886 * t118 * t120 * t225;
    const double t268 = (0.0931068182589886 * t90 * t120 * (t115 * t198 - t118 * t221) + t68 * t142 * t266) -
        (t68 * t169 * t267 + 1.6076951545867362 * t170 * t172 * (t65 * t198 - t118 * t227));
    const double t269 = t65 * t222 - t115 * t225;
    const double t270 = ((t90 * t266 - t68 * t170 * t267) + 1.6076951545867362 * t172 * t174 * t269) / t232;
    const double t271 = ((t268 + 1.6076951545867362 * t172 * (t174 * (t65 * t221 - t115 * t227) + t175 *
        t269)) - t231 * t270) / t232;
    const double t272 = (mu[0] * t271 - 0.0931068182589886 * mu[0] * t120 * (t65 * t171 + t115 * t116 + t118 *
        t119)) - lmbda[0] * (t235 * t270 + t236 * t271);
    const double flux5 = t67 * t272;
    const double t273 = ((t35 * t224 - t99 * t226) + t91 * t230) / t232;
    const double t274 = (((t35 * t223 - t99 * t228) - t91 * t229) - t231 * t273) / t232;
    const double t275 = (1.6076951545867362 * mu[0] * t68 * t274 - 0.0931068182589886 * mu[0] * t120 * (t35 *
        t142 + t99 * t169 + t91 * t175)) - 1.6076951545867362 * lmbda[0] * t68 * (t235 * t273 + t236 * t274);
    const double flux6 = t67 * t275;
    const double t276 = ((t57 * t224 - t107 * t226) + t117 * t230) / t232;
    const double t277 = (((t57 * t223 - t107 * t228) - t117 * t229) - t231 * t276) / t232;
    const double t278 = (1.6076951545867362 * mu[0] * t68 * t277 - 0.0931068182589886 * mu[0] * t120 * (t57 *
        t142 + t107 * t169 + t117 * t175)) - 1.6076951545867362 * lmbda[0] * t68 * (t235 * t276 + t236 *
        t277);
    const double flux7 = t67 * t278;
    const double t279 = ((t65 * t224 - t115 * t226) + t118 * t230) / t232;
    const double t280 = (((t65 * t223 - t115 * t228) - t118 * t229) - t231 * t279) / t232;
    const double t281 = (1.6076951545867362 * mu[0] * t68 * t280 - 0.0931068182589886 * mu[0] * t120 * (t65 *
        t142 + t115 * t169 + t118 * t175)) - 1.6076951545867362 * lmbda[0] * t68 * (t235 * t279 + t236 *
        t280);
    const double flux8 = t67 * t281;
    const double t282 = 0.2679491924311227 * t7 + t8;
    const double t283 = 0.2679491924311227 * t10 + t11;
    const double t284 = t282 + 0.2679491924311227 * t283;
    const double t285 = 0.2679491924311227 * t14 + t15;
    const double t286 = 0.2679491924311227 * t17 + t18;
    const double t287 = t285 + 0.2679491924311227 * t286;
    const double t288 = 0.2679491924311227 * t21 + t22;
    const double t289 = 0.2679491924311227 * t24 + t25;
    const double t290 = t288 + 0.2679491924311227 * t289;
    const double t291 = 0.2679491924311227 * t28 + t29;
    const double t292 = 0.2679491924311227 * t31 + t32;
    const double t293 = t291 + 0.2679491924311227 * t292;
    const double t294 = t284 * t287 - t290 * t293;
    const double t295 = 0.2679491924311227 * t36 + t37;
    const double t296 = 0.2679491924311227 * t39 + t40;
    const double t297 = t295 + 0.2679491924311227 * t296;
    const double t298 = t49 * t290 - t56 * t287;
    const double t299 = 0.2679491924311227 * t58 + t59;
    const double t300 = 0.2679491924311227 * t61 + t62;
    const double t301 = t299 + 0.2679491924311227 * t300;
    const double t302 = t56 * t293 - t49 * t284;
    const double t303 = t6 * t294 + t297 * t298 + t301 * t302;
    const double t304 = std::fabs(-0.2406516764515424 * t303);
    const double t305 = reciprocal(t303);
    const double t306 = 0.2679491924311227 * t76 + t77;
    const double t307 = 0.2679491924311227 * t79 + t80;
    const double t308 = t306 + 0.2679491924311227 * t307;
    const double t309 = 0.2679491924311227 * t83 + t84;
    const double t310 = 0.2679491924311227 * t86 + t87;
    const double t311 = t309 + 0.2679491924311227 * t310;
    const double t312 = 1.0 + t305 * (t75 * t294 + t298 * t308 + t302 * t311);
    const double t313 = t290 * t297 - t284 * t301;
    const double t314 = t293 * t301 - t287 * t297;
    const double t315 = 0.2679491924311227 * t100 + t101;
    const double t316 = 0.2679491924311227 * t103 + t104;
    const double t317 = t315 + 0.2679491924311227 * t316;
    const double t318 = t6 * t287 - t49 * t301;
    const double t319 = 0.2679491924311227 * t108 + t109;
    const double t320 = 0.2679491924311227 * t111 + t112;
    const double t321 = t319 + 0.2679491924311227 * t320;
    const double t322 = t49 * t297 - t6 * t293;
    const double t323 = t98 * t314 + t317 * t318 + t321 * t322;
    const double t324 = t56 * t301 - t6 * t290;
    const double t325 = t6 * t284 - t56 * t297;
    const double t326 = t98 * t313 + t317 * t324 + t321 * t325;
    const double t327 = reciprocal(t304 * t304);
    const double t328 = 0.2679491924311227 * t128 + t129;
    const double t329 = 0.2679491924311227 * t131 + t132;
    const double t330 = t328 + 0.2679491924311227 * t329;
    const double t331 = 0.2679491924311227 * t135 + t136;
    const double t332 = 0.2679491924311227 * t138 + t139;
    const double t333 = t331 + 0.2679491924311227 * t332;
    const double t334 = t127 * t294 + t298 * t330 + t302 * t333;
    const double t335 = 0.2679491924311227 * t150 + t151;
    const double t336 = 0.2679491924311227 * t153 + t154;
    const double t337 = t335 + 0.2679491924311227 * t336;
    const double t338 = 0.2679491924311227 * t157 + t158;
    const double t339 = 0.2679491924311227 * t160 + t161;
    const double t340 = t338 + 0.2679491924311227 * t339;
    const double t341 = 1.0 + t305 * (t149 * t314 + t318 * t337 + t322 * t340);
    const double t342 = t149 * t313 + t324 * t337 + t325 * t340;
    const double t343 = 1.6076951545867362 * t305 * t313 * t341 - 0.0931068182589886 * t314 * t327 * t342;
    const double t344 = t149 * t294 + t298 * t337 + t302 * t340;
    const double t345 = t313 * t344 - t294 * t342;
    const double t346 = t127 * t314 + t318 * t330 + t322 * t333;
    const double t347 = t75 * t314 + t308 * t318 + t311 * t322;
    const double t348 = t98 * t294 + t298 * t317 + t302 * t321;
    const double t349 = reciprocal(t303 * t303 * t303);
    const double t350 = (0.0931068182589886 * t312 * (t313 * t323 - t314 * t326) * t327 + t305 * t334 * t343)
        - 1.6076951545867362 * (t345 * t346 + t347 * (t313 * t348 - t294 * t326)) * t349;
    const double t351 = t75 * t313 + t308 * t324 + t311 * t325;
    const double t352 = t127 * t313 + t324 * t330 + t325 * t333;
    const double t353 = 0.0931068182589886 * t314 * t327 * t344 - 1.6076951545867362 * t294 * t305 * t341;
    const double t354 = 0.2679491924311227 * t184 + t185;
    const double t355 = 0.2679491924311227 * t187 + t188;
    const double t356 = t354 + 0.2679491924311227 * t355;
    const double t357 = 0.2679491924311227 * t191 + t192;
    const double t358 = 0.2679491924311227 * t194 + t195;
    const double t359 = t357 + 0.2679491924311227 * t358;
    const double t360 = t183 * t313 + t324 * t356 + t325 * t359;
    const double t361 = 0.2679491924311227 * t206 + t207;
    const double t362 = 0.2679491924311227 * t209 + t210;
    const double t363 = t361 + 0.2679491924311227 * t362;
    const double t364 = 0.2679491924311227 * t213 + t214;
    const double t365 = 0.2679491924311227 * t216 + t217;
    const double t366 = t364 + 0.2679491924311227 * t365;
    const double t367 = 1.0 + t305 * (t205 * t313 + t324 * t363 + t325 * t366);
    const double t368 = t183 * t314 + t318 * t356 + t322 * t359;
    const double t369 = t205 * t314 + t318 * t363 + t322 * t366;
    const double t370 = t305 * (t341 * t360 + t323 * t367) - 0.05791322937893785 * t327 * (t342 * t368 + t326
        * t369);
    const double t371 = t341 * t367 - 0.05791322937893785 * t327 * t342 * t369;
    const double t372 = t205 * t294 + t298 * t363 + t302 * t366;
    const double t373 = t305 * t344 * t367 - 0.05791322937893785 * t327 * t342 * t372;
    const double t374 = t183 * t294 + t298 * t356 + t302 * t359;
    const double t375 = (0.05791322937893785 * t327 * t344 * t360 + t305 * t348 * t367) - 0.05791322937893785
        * t327 * (t342 * t374 + t326 * t372);
    const double t376 = (t305 * t341 * t374 + 0.05791322937893785 * t323 * t327 * t372) - 0.05791322937893785
        * t327 * (t344 * t368 + t348 * t369);
    const double t377 = 0.05791322937893785 * t327 * t344 * t369 - t305 * t341 * t372;
    const double t378 = ((t312 * t370 + t305 * t334 * t371) - t305 * (t346 * t373 + t347 * t375)) - t305 *
        (t351 * t376 - t352 * t377);
    const double t379 = (t312 * t371 - t305 * t347 * t373) + t305 * t351 * t377;
    const double t380 = ((t312 * t343 - 1.6076951545867362 * t345 * t347 * t349) + t305 * t351 * t353) / t379;
    const double t381 = ((t350 + (1.6076951545867362 * t349 * t351 * (t314 * t348 - t294 * t323) + t305 * t352
        * t353)) - t378 * t380) / t379;
    const double t382 = t378 / t379;
    const double t383 = std::log(t379);
    const double t384 = (mu[0] * t381 - 0.0931068182589886 * mu[0] * t327 * (t294 * t374 + t314 * t368 + t313
        * t360)) - lmbda[0] * (t380 * t382 + t381 * t383);
    const double flux9 = t304 * t384;
    const double t385 = 1.6076951545867362 * t305 * t324 * t341 - 0.0931068182589886 * t318 * t327 * t342;
    const double t386 = t324 * t344 - t298 * t342;
    const double t387 = (0.0931068182589886 * t312 * t327 * (t323 * t324 - t318 * t326) + t305 * t334 * t385)
        - 1.6076951545867362 * t349 * (t346 * t386 + t347 * (t324 * t348 - t298 * t326));
    const double t388 = 0.0931068182589886 * t318 * t327 * t344 - 1.6076951545867362 * t298 * t305 * t341;
    const double t389 = ((t312 * t385 - 1.6076951545867362 * t347 * t349 * t386) + t305 * t351 * t388) / t379;
    const double t390 = ((t387 + (1.6076951545867362 * t349 * t351 * (t318 * t348 - t298 * t323) + t305 * t352
        * t388)) - t378 * t389) / t379;
    const double t391 = (mu[0] * t390 - 0.0931068182589886 * mu[0] * t327 * (t298 * t374 + t318 * t368 + t324
        * t360)) - lmbda[0] * (t382 * t389 + t383 * t390);
    const double flux10 = t304 * t391;
    const double t392 = 1.6076951545867362 * t305 * t325 * t341 - 0.0931068182589886 * t322 * t327 * t342;
    const double t393 = t325 * t344 - t302 * t342;
    const double t394 = (0.0931068182589886 * t312 * t327 * (t323 * t325 - t322 * t326) + t305 * t334 * t392)
        - 1.6076951545867362 * t349 * (t346 * t393 + t347 * (t325 * t348 - t302 * t326));
    const double t395 = 0.0931068182589886 * t322 * t327 * t344 - 1.6076951545867362 * t302 * t305 * t341;
    const double t396 = ((t312 * t392 - 1.6076951545867362 * t347 * t349 * t393) + t305 * t351 * t395) / t379;
    const double t397 = ((t394 + (1.6076951545867362 * t349 * t351 * (t322 * t348 - t302 * t323) + t305 * t352
        * t395)) - t378 * t396) / t379;
    const double t398 = (mu[0] * t397 - 0.0931068182589886 * mu[0] * t327 * (t302 * t374 + t322 * t368 + t325
        * t360)) - lmbda[0] * (t382 * t396 + t383 * t397);
    const double flux11 = t304 * t398;
    const double t399 = 1.6076951545867362 * t305 * t314 * t367 - 0.0931068182589886 * t313 * t327 * t369;
    const double t400 = 1.6076951545867362 * t294 * t305 * t367 - 0.0931068182589886 * t313 * t327 * t372;
    const double t401 = (0.0931068182589886 * t312 * t327 * (t314 * t360 - t313 * t368) + t305 * t334 * t399)
        - (t305 * t346 * t400 + 1.6076951545867362 * t347 * t349 * (t294 * t360 - t313 * t374));
    const double t402 = t294 * t369 - t314 * t372;
    const double t403 = ((t312 * t399 - t305 * t347 * t400) + 1.6076951545867362 * t349 * t351 * t402) / t379;
    const double t404 = ((t401 + 1.6076951545867362 * t349 * (t351 * (t294 * t368 - t314 * t374) + t352 *
        t402)) - t378 * t403) / t379;
    const double t405 = (mu[0] * t404 - 0.0931068182589886 * mu[0] * t327 * (t294 * t348 + t314 * t323 + t313
        * t326)) - lmbda[0] * (t382 * t403 + t383 * t404);
    const double flux12 = t304 * t405;
    const double t406 = 1.6076951545867362 * t305 * t318 * t367 - 0.0931068182589886 * t324 * t327 * t369;
    const double t407 = 1.6076951545867362 * t298 * t305 * t367 - 0.0931068182589886 * t324 * t327 * t372;
    const double t408 = (0.0931068182589886 * t312 * t327 * (t318 * t360 - t324 * t368) + t305 * t334 * t406)
        - (t305 * t346 * t407 + 1.6076951545867362 * t347 * t349 * (t298 * t360 - t324 * t374));
    const double t409 = t298 * t369 - t318 * t372;
    const double t410 = ((t312 * t406 - t305 * t347 * t407) + 1.6076951545867362 * t349 * t351 * t409) / t379;
    const double t411 = ((t408 + 1.6076951545867362 * t349 * (t351 * (t298 * t368 - t318 * t374) + t352 *
        t409)) - t378 * t410) / t379;
    const double t412 = (mu[0] * t411 - 0.0931068182589886 * mu[0] * t327 * (t298 * t348 + t318 * t323 + t324
        * t326)) - lmbda[0] * (t382 * t410 + t383 * t411);
    const double flux13 = t304 * t412;
    const double t413 = 1.6076951545867362 * t305 * t322 * t367 - 0.0931068182589886 * t325 * t327 * t369;
    const double t414 = 1.6076951545867362 * t302 * t305 * t367 - 0.0931068182589886 * t325 * t327 * t372;
    const double t415 = (0.0931068182589886 * t312 * t327 * (t322 * t360 - t325 * t368) + t305 * t334 * t413)
        - (t305 * t346 * t414 + 1.6076951545867362 * t347 * t349 * (t302 * t360 - t325 * t374));
    const double t416 = t302 * t369 - t322 * t372;
    const double t417 = ((t312 * t413 - t305 * t347 * t414) + 1.6076951545867362 * t349 * t351 * t416) / t379;
    const double t418 = ((t415 + 1.6076951545867362 * t349 * (t351 * (t302 * t368 - t322 * t374) + t352 *
        t416)) - t378 * t417) / t379;
    const double t419 = (mu[0] * t418 - 0.0931068182589886 * mu[0] * t327 * (t302 * t348 + t322 * t323 + t325
        * t326)) - lmbda[0] * (t382 * t417 + t383 * t418);
    const double flux14 = t304 * t419;
    const double t420 = ((t294 * t371 - t314 * t373) + t313 * t377) / t379;
    const double t421 = (((t294 * t370 - t314 * t375) - t313 * t376) - t378 * t420) / t379;
    const double t422 = (1.6076951545867362 * mu[0] * t305 * t421 - 0.0931068182589886 * mu[0] * t327 * (t294
        * t334 + t314 * t346 + t313 * t352)) - 1.6076951545867362 * lmbda[0] * t305 * (t382 * t420 + t383 *
        t421);
    const double flux15 = t304 * t422;
    const double t423 = ((t298 * t371 - t318 * t373) + t324 * t377) / t379;
    const double t424 = (((t298 * t370 - t318 * t375) - t324 * t376) - t378 * t423) / t379;
    const double t425 = (1.6076951545867362 * mu[0] * t305 * t424 - 0.0931068182589886 * mu[0] * t327 * (t298
        * t334 + t318 * t346 + t324 * t352)) - 1.6076951545867362 * lmbda[0] * t305 * (t382 * t423 + t383 *
        t424);
    const double flux16 = t304 * t425;
    const double t426 = ((t302 * t371 - t322 * t373) + t325 * t377) / t379;
    const double t427 = (((t302 * t370 - t322 * t375) - t325 * t376) - t378 * t426) / t379;
    const double t428 = (1.6076951545867362 * mu[0] * t305 * t427 - 0.0931068182589886 * mu[0] * t327 * (t302
        * t334 + t322 * t346 + t325 * t352)) - 1.6076951545867362 * lmbda[0] * t305 * (t382 * t426 + t383 *
        t427);
    const double flux17 = t304 * t428;
    const double t429 = 0.2679491924311227 * t0 + t1;
    const double t430 = 0.2679491924311227 * t3 + t4;
    const double t431 = t429 + 0.2679491924311227 * t430;
    const double t432 = 0.2679491924311227 * t16 + t19;
    const double t433 = 0.2679491924311227 * t23 + t26;
    const double t434 = t13 * t432 - t34 * t433;
    const double t435 = 0.2679491924311227 * t43 + t44;
    const double t436 = 0.2679491924311227 * t46 + t47;
    const double t437 = t435 + 0.2679491924311227 * t436;
    const double t438 = 0.2679491924311227 * t50 + t51;
    const double t439 = 0.2679491924311227 * t53 + t54;
    const double t440 = t438 + 0.2679491924311227 * t439;
    const double t441 = t433 * t437 - t432 * t440;
    const double t442 = 0.2679491924311227 * t60 + t63;
    const double t443 = t34 * t440 - t13 * t437;
    const double t444 = t431 * t434 + t42 * t441 + t442 * t443;
    const double t445 = std::fabs(-0.2406516764515424 * t444);
    const double t446 = reciprocal(t444);
    const double t447 = 0.2679491924311227 * t69 + t70;
    const double t448 = 0.2679491924311227 * t72 + t73;
    const double t449 = t447 + 0.2679491924311227 * t448;
    const double t450 = 0.2679491924311227 * t85 + t88;
    const double t451 = 1.0 + t446 * (t434 * t449 + t82 * t441 + t443 * t450);
    const double t452 = t42 * t433 - t13 * t442;
    const double t453 = 0.2679491924311227 * t92 + t93;
    const double t454 = 0.2679491924311227 * t95 + t96;
    const double t455 = t453 + 0.2679491924311227 * t454;
    const double t456 = t34 * t442 - t42 * t432;
    const double t457 = t431 * t432 - t437 * t442;
    const double t458 = 0.2679491924311227 * t110 + t113;
    const double t459 = t42 * t437 - t34 * t431;
    const double t460 = t455 * t456 + t106 * t457 + t458 * t459;
    const double t461 = t440 * t442 - t431 * t433;
    const double t462 = t13 * t431 - t42 * t440;
    const double t463 = t452 * t455 + t106 * t461 + t458 * t462;
    const double t464 = reciprocal(t445 * t445);
    const double t465 = 0.2679491924311227 * t121 + t122;
    const double t466 = 0.2679491924311227 * t124 + t125;
    const double t467 = t465 + 0.2679491924311227 * t466;
    const double t468 = 0.2679491924311227 * t137 + t140;
    const double t469 = t434 * t467 + t134 * t441 + t443 * t468;
    const double t470 = 0.2679491924311227 * t143 + t144;
    const double t471 = 0.2679491924311227 * t146 + t147;
    const double t472 = t470 + 0.2679491924311227 * t471;
    const double t473 = 0.2679491924311227 * t159 + t162;
    const double t474 = 1.0 + t446 * (t456 * t472 + t156 * t457 + t459 * t473);
    const double t475 = t452 * t472 + t156 * t461 + t462 * t473;
    const double t476 = 1.6076951545867362 * t446 * t452 * t474 - 0.0931068182589886 * t456 * t464 * t475;
    const double t477 = t434 * t472 + t156 * t441 + t443 * t473;
    const double t478 = t452 * t477 - t434 * t475;
    const double t479 = t456 * t467 + t134 * t457 + t459 * t468;
    const double t480 = t449 * t456 + t82 * t457 + t450 * t459;
    const double t481 = t434 * t455 + t106 * t441 + t443 * t458;
    const double t482 = reciprocal(t444 * t444 * t444);
    const double t483 = (0.0931068182589886 * t451 * (t452 * t460 - t456 * t463) * t464 + t446 * t469 * t476)
        - 1.6076951545867362 * (t478 * t479 + t480 * (t452 * t481 - t434 * t463)) * t482;
    const double t484 = t449 * t452 + t82 * t461 + t450 * t462;
    const double t485 = t452 * t467 + t134 * t461 + t462 * t468;
    const double t486 = 0.0931068182589886 * t456 * t464 * t477 - 1.6076951545867362 * t434 * t446 * t474;
    const double t487 = 0.2679491924311227 * t177 + t178;
    const double t488 = 0.2679491924311227 * t180 + t181;
    const double t489 = t487 + 0.2679491924311227 * t488;
    const double t490 = 0.2679491924311227 * t193 + t196;
    const double t491 = t452 * t489 + t190 * t461 + t462 * t490;
    const double t492 = 0.2679491924311227 * t199 + t200;
    const double t493 = 0.2679491924311227 * t202 + t203;
    const double t494 = t492 + 0.2679491924311227 * t493;
    const double t495 = 0.2679491924311227 * t215 + t218;
    const double t496 = 1.0 + t446 * (t452 * t494 + t212 * t461 + t462 * t495);
    const double t497 = t456 * t489 + t190 * t457 + t459 * t490;
    const double t498 = t456 * t494 + t212 * t457 + t459 * t495;
    const double t499 = t446 * (t474 * t491 + t460 * t496) - 0.05791322937893785 * t464 * (t475 * t497 + t463
        * t498);
    const double t500 = t474 * t496 - 0.05791322937893785 * t464 * t475 * t498;
    const double t501 = t434 * t494 + t212 * t441 + t443 * t495;
    const double t502 = t446 * t477 * t496 - 0.05791322937893785 * t464 * t475 * t501;
    const double t503 = t434 * t489 + t190 * t441 + t443 * t490;
    const double t504 = (0.05791322937893785 * t464 * t477 * t491 + t446 * t481 * t496) - 0.05791322937893785
        * t464 * (t475 * t503 + t463 * t501);
    const double t505 = (t446 * t474 * t503 + 0.05791322937893785 * t460 * t464 * t501) - 0.05791322937893785
        * t464 * (t477 * t497 + t481 * t498);
    const double t506 = 0.05791322937893785 * t464 * t477 * t498 - t446 * t474 * t501;
    const double t507 = ((t451 * t499 + t446 * t469 * t500) - t446 * (t479 * t502 + t480 * t504)) - t446 *
        (t484 * t505 - t485 * t506);
    const double t508 = (t451 * t500 - t446 * t480 * t502) + t446 * t484 * t506;
    const double t509 = ((t451 * t476 - 1.6076951545867362 * t478 * t480 * t482) + t446 * t484 * t486) / t508;
    const double t510 = ((t483 + (1.6076951545867362 * t482 * t484 * (t456 * t481 - t434 * t460) + t446 * t485
        * t486)) - t507 * t509) / t508;
    const double t511 = t507 / t508;
    const double t512 = std::log(t508);
    const double t513 = (mu[0] * t510 - 0.0931068182589886 * mu[0] * t464 * (t434 * t503 + t456 * t497 + t452
        * t491)) - lmbda[0] * (t509 * t511 + t510 * t512);
    const double flux18 = t445 * t513;
    const double t514 = 1.6076951545867362 * t446 * t461 * t474 - 0.0931068182589886 * t457 * t464 * t475;
    const double t515 = t461 * t477 - t441 * t475;
    const double t516 = (0.0931068182589886 * t451 * t464 * (t460 * t461 - t457 * t463) + t446 * t469 * t514)
        - 1.6076951545867362 * t482 * (t479 * t515 + t480 * (t461 * t481 - t441 * t463));
    const double t517 = 0.0931068182589886 * t457 * t464 * t477 - 1.6076951545867362 * t441 * t446 * t474;
    const double t518 = ((t451 * t514 - 1.6076951545867362 * t480 * t482 * t515) + t446 * t484 * t517) / t508;
    const double t519 = ((t516 + (1.6076951545867362 * t482 * t484 * (t457 * t481 - t441 * t460) + t446 * t485
        * t517)) - t507 * t518) / t508;
    const double t520 = (mu[0] * t519 - 0.0931068182589886 * mu[0] * t464 * (t441 * t503 + t457 * t497 + t461
        * t491)) - lmbda[0] * (t511 * t518 + t512 * t519);
    const double flux19 = t445 * t520;
    const double t521 = 1.6076951545867362 * t446 * t462 * t474 - 0.0931068182589886 * t459 * t464 * t475;
    const double t522 = t462 * t477 - t443 * t475;
    const double t523 = (0.0931068182589886 * t451 * t464 * (t460 * t462 - t459 * t463) + t446 * t469 * t521)
        - 1.6076951545867362 * t482 * (t479 * t522 + t480 * (t462 * t481 - t443 * t463));
    const double t524 = 0.0931068182589886 * t459 * t464 * t477 - 1.6076951545867362 * t443 * t446 * t474;
    const double t525 = ((t451 * t521 - 1.6076951545867362 * t480 * t482 * t522) + t446 * t484 * t524) / t508;
    const double t526 = ((t523 + (1.6076951545867362 * t482 * t484 * (t459 * t481 - t443 * t460) + t446 * t485
        * t524)) - t507 * t525) / t508;
    const double t527 = (mu[0] * t526 - 0.0931068182589886 * mu[0] * t464 * (t443 * t503 + t459 * t497 + t462
        * t491)) - lmbda[0] * (t511 * t525 + t512 * t526);
    const double flux20 = t445 * t527;
    const double t528 = 1.6076951545867362 * t446 * t456 * t496 - 0.0931068182589886 * t452 * t464 * t498;
    const double t529 = 1.6076951545867362 * t434 * t446 * t496 - 0.0931068182589886 * t452 * t464 * t501;
    const double t530 = (0.0931068182589886 * t451 * t464 * (t456 * t491 - t452 * t497) + t446 * t469 * t528)
        - (t446 * t479 * t529 + 1.6076951545867362 * t480 * t482 * (t434 * t491 - t452 * t503));
    const double t531 = t434 * t498 - t456 * t501;
    const double t532 = ((t451 * t528 - t446 * t480 * t529) + 1.6076951545867362 * t482 * t484 * t531) / t508;
    const double t533 = ((t530 + 1.6076951545867362 * t482 * (t484 * (t434 * t497 - t456 * t503) + t485 *
        t531)) - t507 * t532) / t508;
    const double t534 = (mu[0] * t533 - 0.0931068182589886 * mu[0] * t464 * (t434 * t481 + t456 * t460 + t452
        * t463)) - lmbda[0] * (t511 * t532 + t512 * t533);
    const double flux21 = t445 * t534;
    const double t535 = 1.6076951545867362 * t446 * t457 * t496 - 0.0931068182589886 * t461 * t464 * t498;
    const double t536 = 1.6076951545867362 * t441 * t446 * t496 - 0.0931068182589886 * t461 * t464 * t501;
    const double t537 = (0.0931068182589886 * t451 * t464 * (t457 * t491 - t461 * t497) + t446 * t469 * t535)
        - (t446 * t479 * t536 + 1.6076951545867362 * t480 * t482 * (t441 * t491 - t461 * t503));
    const double t538 = t441 * t498 - t457 * t501;
    const double t539 = ((t451 * t535 - t446 * t480 * t536) + 1.6076951545867362 * t482 * t484 * t538) / t508;
    const double t540 = ((t537 + 1.6076951545867362 * t482 * (t484 * (t441 * t497 - t457 * t503) + t485 *
        t538)) - t507 * t539) / t508;
    const double t541 = (mu[0] * t540 - 0.0931068182589886 * mu[0] * t464 * (t441 * t481 + t457 * t460 + t461
        * t463)) - lmbda[0] * (t511 * t539 + t512 * t540);
    const double flux22 = t445 * t541;
    const double t542 = 1.6076951545867362 * t446 * t459 * t496 - 0.0931068182589886 * t462 * t464 * t498;
    const double t543 = 1.6076951545867362 * t443 * t446 * t496 - 0.0931068182589886 * t462 * t464 * t501;
    const double t544 = (0.0931068182589886 * t451 * t464 * (t459 * t491 - t462 * t497) + t446 * t469 * t542)
        - (t446 * t479 * t543 + 1.6076951545867362 * t480 * t482 * (t443 * t491 - t462 * t503));
    const double t545 = t443 * t498 - t459 * t501;
    const double t546 = ((t451 * t542 - t446 * t480 * t543) + 1.6076951545867362 * t482 * t484 * t545) / t508;
    const double t547 = ((t544 + 1.6076951545867362 * t482 * (t484 * (t443 * t497 - t459 * t503) + t485 *
        t545)) - t507 * t546) / t508;
    const double t548 = (mu[0] * t547 - 0.0931068182589886 * mu[0] * t464 * (t443 * t481 + t459 * t460 + t462
        * t463)) - lmbda[0] * (t511 * t546 + t512 * t547);
    const double flux23 = t445 * t548;
    const double t549 = ((t434 * t500 - t456 * t502) + t452 * t506) / t508;
    const double t550 = (((t434 * t499 - t456 * t504) - t452 * t505) - t507 * t549) / t508;
    const double t551 = (1.6076951545867362 * mu[0] * t446 * t550 - 0.0931068182589886 * mu[0] * t464 * (t434
        * t469 + t456 * t479 + t452 * t485)) - 1.6076951545867362 * lmbda[0] * t446 * (t511 * t549 + t512 *
        t550);
    const double flux24 = t445 * t551;
    const double t552 = ((t441 * t500 - t457 * t502) + t461 * t506) / t508;
    const double t553 = (((t441 * t499 - t457 * t504) - t461 * t505) - t507 * t552) / t508;
    const double t554 = (1.6076951545867362 * mu[0] * t446 * t553 - 0.0931068182589886 * mu[0] * t464 * (t441
        * t469 + t457 * t479 + t461 * t485)) - 1.6076951545867362 * lmbda[0] * t446 * (t511 * t552 + t512 *
        t553);
    const double flux25 = t445 * t554;
    const double t555 = ((t443 * t500 - t459 * t502) + t462 * t506) / t508;
    const double t556 = (((t443 * t499 - t459 * t504) - t462 * t505) - t507 * t555) / t508;
    const double t557 = (1.6076951545867362 * mu[0] * t446 * t556 - 0.0931068182589886 * mu[0] * t464 * (t443
        * t469 + t459 * t479 + t462 * t485)) - 1.6076951545867362 * lmbda[0] * t446 * (t511 * t555 + t512 *
        t556);
    const double flux26 = t445 * t557;
    const double t558 = 0.2679491924311227 * t285 + t286;
    const double t559 = 0.2679491924311227 * t288 + t289;
    const double t560 = t284 * t558 - t293 * t559;
    const double t561 = t437 * t559 - t440 * t558;
    const double t562 = 0.2679491924311227 * t299 + t300;
    const double t563 = t293 * t440 - t284 * t437;
    const double t564 = t431 * t560 + t297 * t561 + t562 * t563;
    const double t565 = std::fabs(-0.2406516764515424 * t564);
    const double t566 = reciprocal(t564);
    const double t567 = 0.2679491924311227 * t309 + t310;
    const double t568 = 1.0 + t566 * (t449 * t560 + t308 * t561 + t563 * t567);
    const double t569 = t297 * t559 - t284 * t562;
    const double t570 = t293 * t562 - t297 * t558;
    const double t571 = t431 * t558 - t437 * t562;
    const double t572 = 0.2679491924311227 * t319 + t320;
    const double t573 = t297 * t437 - t293 * t431;
    const double t574 = t455 * t570 + t317 * t571 + t572 * t573;
    const double t575 = t440 * t562 - t431 * t559;
    const double t576 = t284 * t431 - t297 * t440;
    const double t577 = t455 * t569 + t317 * t575 + t572 * t576;
    const double t578 = reciprocal(t565 * t565);
    const double t579 = 0.2679491924311227 * t331 + t332;
    const double t580 = t467 * t560 + t330 * t561 + t563 * t579;
    const double t581 = 0.2679491924311227 * t338 + t339;
    const double t582 = 1.0 + t566 * (t472 * t570 + t337 * t571 + t573 * t581);
    const double t583 = t472 * t569 + t337 * t575 + t576 * t581;
    const double t584 = 1.6076951545867362 * t566 * t569 * t582 - 0.0931068182589886 * t570 * t578 * t583;
    const double t585 = t472 * t560 + t337 * t561 + t563 * t581;
    const double t586 = t569 * t585 - t560 * t583;
    const double t587 = t467 * t570 + t330 * t571 + t573 * t579;
    const double t588 = t449 * t570 + t308 * t571 + t567 * t573;
    const double t589 = t455 * t560 + t317 * t561 + t563 * t572;
    const double t590 = reciprocal(t564 * t564 * t564);
    const double t591 = (0.0931068182589886 * t568 * (t569 * t574 - t570 * t577) * t578 + t566 * t580 * t584)
        - 1.6076951545867362 * (t586 * t587 + t588 * (t569 * t589 - t560 * t577)) * t590;
    const double t592 = t449 * t569 + t308 * t575 + t567 * t576;
    const double t593 = t467 * t569 + t330 * t575 + t576 * t579;
    const double t594 = 0.0931068182589886 * t570 * t578 * t585 - 1.6076951545867362 * t560 * t566 * t582;
    const double t595 = 0.2679491924311227 * t357 + t358;
    const double t596 = t489 * t569 + t356 * t575 + t576 * t595;
    const double t597 = 0.2679491924311227 * t364 + t365;
    const double t598 = 1.0 + t566 * (t494 * t569 + t363 * t575 + t576 * t597);
    const double t599 = t489 * t570 + t356 * t571 + t573 * t595;
    const double t600 = t494 * t570 + t363 * t571 + t573 * t597;
    const double t601 = t566 * (t582 * t596 + t574 * t598) - 0.05791322937893785 * t578 * (t583 * t599 + t577
        * t600);
    const double t602 = t582 * t598 - 0.05791322937893785 * t578 * t583 * t600;
    const double t603 = t494 * t560 + t363 * t561 + t563 * t597;
    const double t604 = t566 * t585 * t598 - 0.05791322937893785 * t578 * t583 * t603;
    const double t605 = t489 * t560 + t356 * t561 + t563 * t595;
    const double t606 = (0.05791322937893785 * t578 * t585 * t596 + t566 * t589 * t598) - 0.05791322937893785
        * t578 * (t583 * t605 + t577 * t603);
    const double t607 = (t566 * t582 * t605 + 0.05791322937893785 * t574 * t578 * t603) - 0.05791322937893785
        * t578 * (t585 * t599 + t589 * t600);
    const double t608 = 0.05791322937893785 * t578 * t585 * t600 - t566 * t582 * t603;
    const double t609 = ((t568 * t601 + t566 * t580 * t602) - t566 * (t587 * t604 + t588 * t606)) - t566 *
        (t592 * t607 - t593 * t608);
    const double t610 = (t568 * t602 - t566 * t588 * t604) + t566 * t592 * t608;
    const double t611 = ((t568 * t584 - 1.6076951545867362 * t586 * t588 * t590) + t566 * t592 * t594) / t610;
    const double t612 = ((t591 + (1.6076951545867362 * t590 * t592 * (t570 * t589 - t560 * t574) + t566 * t593
        * t594)) - t609 * t611) / t610;
    const double t613 = t609 / t610;
    const double t614 = std::log(t610);
    const double t615 = (mu[0] * t612 - 0.0931068182589886 * mu[0] * t578 * (t560 * t605 + t570 * t599 + t569
        * t596)) - lmbda[0] * (t611 * t613 + t612 * t614);
    const double flux27 = t565 * t615;
    const double t616 = 1.6076951545867362 * t566 * t575 * t582 - 0.0931068182589886 * t571 * t578 * t583;
    const double t617 = t575 * t585 - t561 * t583;
    const double t618 = (0.0931068182589886 * t568 * t578 * (t574 * t575 - t571 * t577) + t566 * t580 * t616)
        - 1.6076951545867362 * t590 * (t587 * t617 + t588 * (t575 * t589 - t561 * t577));
    const double t619 = 0.0931068182589886 * t571 * t578 * t585 - 1.6076951545867362 * t561 * t566 * t582;
    const double t620 = ((t568 * t616 - 1.6076951545867362 * t588 * t590 * t617) + t566 * t592 * t619) / t610;
    const double t621 = ((t618 + (1.6076951545867362 * t590 * t592 * (t571 * t589 - t561 * t574) + t566 * t593
        * t619)) - t609 * t620) / t610;
    const double t622 = (mu[0] * t621 - 0.0931068182589886 * mu[0] * t578 * (t561 * t605 + t571 * t599 + t575
        * t596)) - lmbda[0] * (t613 * t620 + t614 * t621);
    const double flux28 = t565 * t622;
    const double t623 = 1.6076951545867362 * t566 * t576 * t582 - 0.0931068182589886 * t573 * t578 * t583;
    const double t624 = t576 * t585 - t563 * t583;
    const double t625 = (0.0931068182589886 * t568 * t578 * (t574 * t576 - t573 * t577) + t566 * t580 * t623)
        - 1.6076951545867362 * t590 * (t587 * t624 + t588 * (t576 * t589 - t563 * t577));
    const double t626 = 0.0931068182589886 * t573 * t578 * t585 - 1.6076951545867362 * t563 * t566 * t582;
    const double t627 = ((t568 * t623 - 1.6076951545867362 * t588 * t590 * t624) + t566 * t592 * t626) / t610;
    const double t628 = ((t625 + (1.6076951545867362 * t590 * t592 * (t573 * t589 - t563 * t574) + t566 * t593
        * t626)) - t609 * t627) / t610;
    const double t629 = (mu[0] * t628 - 0.0931068182589886 * mu[0] * t578 * (t563 * t605 + t573 * t599 + t576
        * t596)) - lmbda[0] * (t613 * t627 + t614 * t628);
    const double flux29 = t565 * t629;
    const double t630 = 1.6076951545867362 * t566 * t570 * t598 - 0.0931068182589886 * t569 * t578 * t600;
    const double t631 = 1.6076951545867362 * t560 * t566 * t598 - 0.0931068182589886 * t569 * t578 * t603;
    const double t632 = (0.0931068182589886 * t568 * t578 * (t570 * t596 - t569 * t599) + t566 * t580 * t630)
        - (t566 * t587 * t631 + 1.6076951545867362 * t588 * t590 * (t560 * t596 - t569 * t605));
    const double t633 = t560 * t600 - t570 * t603;
    const double t634 = ((t568 * t630 - t566 * t588 * t631) + 1.6076951545867362 * t590 * t592 * t633) / t610;
    const double t635 = ((t632 + 1.6076951545867362 * t590 * (t592 * (t560 * t599 - t570 * t605) + t593 *
        t633)) - t609 * t634) / t610;
    const double t636 = (mu[0] * t635 - 0.0931068182589886 * mu[0] * t578 * (t560 * t589 + t570 * t574 + t569
        * t577)) - lmbda[0] * (t613 * t634 + t614 * t635);
    const double flux30 = t565 * t636;
    const double t637 = 1.6076951545867362 * t566 * t571 * t598 - 0.0931068182589886 * t575 * t578 * t600;
    const double t638 = 1.6076951545867362 * t561 * t566 * t598 - 0.0931068182589886 * t575 * t578 * t603;
    const double t639 = (0.0931068182589886 * t568 * t578 * (t571 * t596 - t575 * t599) + t566 * t580 * t637)
        - (t566 * t587 * t638 + 1.6076951545867362 * t588 * t590 * (t561 * t596 - t575 * t605));
    const double t640 = t561 * t600 - t571 * t603;
    const double t641 = ((t568 * t637 - t566 * t588 * t638) + 1.6076951545867362 * t590 * t592 * t640) / t610;
    const double t642 = ((t639 + 1.6076951545867362 * t590 * (t592 * (t561 * t599 - t571 * t605) + t593 *
        t640)) - t609 * t641) / t610;
    const double t643 = (mu[0] * t642 - 0.0931068182589886 * mu[0] * t578 * (t561 * t589 + t571 * t574 + t575
        * t577)) - lmbda[0] * (t613 * t641 + t614 * t642);
    const double flux31 = t565 * t643;
    const double t644 = 1.6076951545867362 * t566 * t573 * t598 - 0.0931068182589886 * t576 * t578 * t600;
    const double t645 = 1.6076951545867362 * t563 * t566 * t598 - 0.0931068182589886 * t576 * t578 * t603;
    const double t646 = (0.0931068182589886 * t568 * t578 * (t573 * t596 - t576 * t599) + t566 * t580 * t644)
        - (t566 * t587 * t645 + 1.6076951545867362 * t588 * t590 * (t563 * t596 - t576 * t605));
    const double t647 = t563 * t600 - t573 * t603;
    const double t648 = ((t568 * t644 - t566 * t588 * t645) + 1.6076951545867362 * t590 * t592 * t647) / t610;
    const double t649 = ((t646 + 1.6076951545867362 * t590 * (t592 * (t563 * t599 - t573 * t605) + t593 *
        t647)) - t609 * t648) / t610;
    const double t650 = (mu[0] * t649 - 0.0931068182589886 * mu[0] * t578 * (t563 * t589 + t573 * t574 + t576
        * t577)) - lmbda[0] * (t613 * t648 + t614 * t649);
    const double flux32 = t565 * t650;
    const double t651 = ((t560 * t602 - t570 * t604) + t569 * t608) / t610;
    const double t652 = (((t560 * t601 - t570 * t606) - t569 * t607) - t609 * t651) / t610;
    const double t653 = (1.6076951545867362 * mu[0] * t566 * t652 - 0.0931068182589886 * mu[0] * t578 * (t560
        * t580 + t570 * t587 + t569 * t593)) - 1.6076951545867362 * lmbda[0] * t566 * (t613 * t651 + t614 *
        t652);
    const double flux33 = t565 * t653;
    const double t654 = ((t561 * t602 - t571 * t604) + t575 * t608) / t610;
    const double t655 = (((t561 * t601 - t571 * t606) - t575 * t607) - t609 * t654) / t610;
    const double t656 = (1.6076951545867362 * mu[0] * t566 * t655 - 0.0931068182589886 * mu[0] * t578 * (t561
        * t580 + t571 * t587 + t575 * t593)) - 1.6076951545867362 * lmbda[0] * t566 * (t613 * t654 + t614 *
        t655);
    const double flux34 = t565 * t656;
    const double t657 = ((t563 * t602 - t573 * t604) + t576 * t608) / t610;
    const double t658 = (((t563 * t601 - t573 * t606) - t576 * t607) - t609 * t657) / t610;
    const double t659 = (1.6076951545867362 * mu[0] * t566 * t658 - 0.0931068182589886 * mu[0] * t578 * (t563
        * t580 + t573 * t587 + t576 * t593)) - 1.6076951545867362 * lmbda[0] * t566 * (t613 * t657 + t614 *
        t658);
    const double flux35 = t565 * t659;
    const double t660 = 0.2679491924311227 * t2 + t5;
    const double t661 = 0.2679491924311227 * t9 + t12;
    const double t662 = 0.2679491924311227 * t30 + t33;
    const double t663 = t20 * t661 - t27 * t662;
    const double t664 = 0.2679491924311227 * t38 + t41;
    const double t665 = 0.2679491924311227 * t45 + t48;
    const double t666 = 0.2679491924311227 * t52 + t55;
    const double t667 = t27 * t665 - t20 * t666;
    const double t668 = t662 * t666 - t661 * t665;
    const double t669 = t660 * t663 + t664 * t667 + t64 * t668;
    const double t670 = std::fabs(-0.2406516764515424 * t669);
    const double t671 = reciprocal(t669);
    const double t672 = 0.2679491924311227 * t71 + t74;
    const double t673 = 0.2679491924311227 * t78 + t81;
    const double t674 = 1.0 + t671 * (t663 * t672 + t667 * t673 + t89 * t668);
    const double t675 = t27 * t664 - t64 * t661;
    const double t676 = 0.2679491924311227 * t94 + t97;
    const double t677 = t64 * t662 - t20 * t664;
    const double t678 = 0.2679491924311227 * t102 + t105;
    const double t679 = t20 * t660 - t64 * t665;
    const double t680 = t664 * t665 - t660 * t662;
    const double t681 = t676 * t677 + t678 * t679 + t114 * t680;
    const double t682 = t64 * t666 - t27 * t660;
    const double t683 = t660 * t661 - t664 * t666;
    const double t684 = t675 * t676 + t678 * t682 + t114 * t683;
    const double t685 = reciprocal(t670 * t670);
    const double t686 = 0.2679491924311227 * t123 + t126;
    const double t687 = 0.2679491924311227 * t130 + t133;
    const double t688 = t663 * t686 + t667 * t687 + t141 * t668;
    const double t689 = 0.2679491924311227 * t145 + t148;
    const double t690 = 0.2679491924311227 * t152 + t155;
    const double t691 = 1.0 + t671 * (t677 * t689 + t679 * t690 + t163 * t680);
    const double t692 = t675 * t689 + t682 * t690 + t163 * t683;
    const double t693 = 1.6076951545867362 * t671 * t675 * t691 - 0.0931068182589886 * t677 * t685 * t692;
    const double t694 = t663 * t689 + t667 * t690 + t163 * t668;
    const double t695 = t675 * t694 - t663 * t692;
    const double t696 = t677 * t686 + t679 * t687 + t141 * t680;
    const double t697 = t672 * t677 + t673 * t679 + t89 * t680;
    const double t698 = t663 * t676 + t667 * t678 + t114 * t668;
    const double t699 = reciprocal(t669 * t669 * t669);
    const double t700 = (0.0931068182589886 * t674 * (t675 * t681 - t677 * t684) * t685 + t671 * t688 * t693)
        - 1.6076951545867362 * (t695 * t696 + t697 * (t675 * t698 - t663 * t684)) * t699;
    const double t701 = t672 * t675 + t673 * t682 + t89 * t683;
    const double t702 = t675 * t686 + t682 * t687 + t141 * t683;
    const double t703 = 0.0931068182589886 * t677 * t685 * t694 - 1.6076951545867362 * t663 * t671 * t691;
    const double t704 = 0.2679491924311227 * t179 + t182;
    const double t705 = 0.2679491924311227 * t186 + t189;
    const double t706 = t675 * t704 + t682 * t705 + t197 * t683;
    const double t707 = 0.2679491924311227 * t201 + t204;
    const double t708 = 0.2679491924311227 * t208 + t211;
    const double t709 = 1.0 + t671 * (t675 * t707 + t682 * t708 + t219 * t683);
    const double t710 = t677 * t704 + t679 * t705 + t197 * t680;
    const double t711 = t677 * t707 + t679 * t708 + t219 * t680;
    const double t712 = t671 * (t691 * t706 + t681 * t709) - 0.05791322937893785 * t685 * (t692 * t710 + t684
        * t711);
    const double t713 = t691 * t709 - 0.05791322937893785 * t685 * t692 * t711;
    const double t714 = t663 * t707 + t667 * t708 + t219 * t668;
    const double t715 = t671 * t694 * t709 - 0.05791322937893785 * t685 * t692 * t714;
    const double t716 = t663 * t704 + t667 * t705 + t197 * t668;
    const double t717 = (0.05791322937893785 * t685 * t694 * t706 + t671 * t698 * t709) - 0.05791322937893785
        * t685 * (t692 * t716 + t684 * t714);
    const double t718 = (t671 * t691 * t716 + 0.05791322937893785 * t681 * t685 * t714) - 0.05791322937893785
        * t685 * (t694 * t710 + t698 * t711);
    const double t719 = 0.05791322937893785 * t685 * t694 * t711 - t671 * t691 * t714;
    const double t720 = ((t674 * t712 + t671 * t688 * t713) - t671 * (t696 * t715 + t697 * t717)) - t671 *
        (t701 * t718 - t702 * t719);
    const double t721 = (t674 * t713 - t671 * t697 * t715) + t671 * t701 * t719;
    const double t722 = ((t674 * t693 - 1.6076951545867362 * t695 * t697 * t699) + t671 * t701 * t703) / t721;
    const double t723 = ((t700 + (1.6076951545867362 * t699 * t701 * (t677 * t698 - t663 * t681) + t671 * t702
        * t703)) - t720 * t722) / t721;
    const double t724 = t720 / t721;
    const double t725 = std::log(t721);
    const double t726 = (mu[0] * t723 - 0.0931068182589886 * mu[0] * t685 * (t663 * t716 + t677 * t710 + t675
        * t706)) - lmbda[0] * (t722 * t724 + t723 * t725);
    const double flux36 = t670 * t726;
    const double t727 = 1.6076951545867362 * t671 * t682 * t691 - 0.0931068182589886 * t679 * t685 * t692;
    const double t728 = t682 * t694 - t667 * t692;
    const double t729 = (0.0931068182589886 * t674 * t685 * (t681 * t682 - t679 * t684) + t671 * t688 * t727)
        - 1.6076951545867362 * t699 * (t696 * t728 + t697 * (t682 * t698 - t667 * t684));
    const double t730 = 0.0931068182589886 * t679 * t685 * t694 - 1.6076951545867362 * t667 * t671 * t691;
    const double t731 = ((t674 * t727 - 1.6076951545867362 * t697 * t699 * t728) + t671 * t701 * t730) / t721;
    const double t732 = ((t729 + (1.6076951545867362 * t699 * t701 * (t679 * t698 - t667 * t681) + t671 * t702
        * t730)) - t720 * t731) / t721;
    const double t733 = (mu[0] * t732 - 0.0931068182589886 * mu[0] * t685 * (t667 * t716 + t679 * t710 + t682
        * t706)) - lmbda[0] * (t724 * t731 + t725 * t732);
    const double flux37 = t670 * t733;
    const double t734 = 1.6076951545867362 * t671 * t683 * t691 - 0.0931068182589886 * t680 * t685 * t692;
    const double t735 = t683 * t694 - t668 * t692;
    const double t736 = (0.0931068182589886 * t674 * t685 * (t681 * t683 - t680 * t684) + t671 * t688 * t734)
        - 1.6076951545867362 * t699 * (t696 * t735 + t697 * (t683 * t698 - t668 * t684));
    const double t737 = 0.0931068182589886 * t680 * t685 * t694 - 1.6076951545867362 * t668 * t671 * t691;
    const double t738 = ((t674 * t734 - 1.6076951545867362 * t697 * t699 * t735) + t671 * t701 * t737) / t721;
    const double t739 = ((t736 + (1.6076951545867362 * t699 * t701 * (t680 * t698 - t668 * t681) + t671 * t702
        * t737)) - t720 * t738) / t721;
    const double t740 = (mu[0] * t739 - 0.0931068182589886 * mu[0] * t685 * (t668 * t716 + t680 * t710 + t683
        * t706)) - lmbda[0] * (t724 * t738 + t725 * t739);
    const double flux38 = t670 * t740;
    const double t741 = 1.6076951545867362 * t671 * t677 * t709 - 0.0931068182589886 * t675 * t685 * t711;
    const double t742 = 1.6076951545867362 * t663 * t671 * t709 - 0.0931068182589886 * t675 * t685 * t714;
    const double t743 = (0.0931068182589886 * t674 * t685 * (t677 * t706 - t675 * t710) + t671 * t688 * t741)
        - (t671 * t696 * t742 + 1.6076951545867362 * t697 * t699 * (t663 * t706 - t675 * t716));
    const double t744 = t663 * t711 - t677 * t714;
    const double t745 = ((t674 * t741 - t671 * t697 * t742) + 1.6076951545867362 * t699 * t701 * t744) / t721;
    const double t746 = ((t743 + 1.6076951545867362 * t699 * (t701 * (t663 * t710 - t677 * t716) + t702 *
        t744)) - t720 * t745) / t721;
    const double t747 = (mu[0] * t746 - 0.0931068182589886 * mu[0] * t685 * (t663 * t698 + t677 * t681 + t675
        * t684)) - lmbda[0] * (t724 * t745 + t725 * t746);
    const double flux39 = t670 * t747;
    const double t748 = 1.6076951545867362 * t671 * t679 * t709 - 0.0931068182589886 * t682 * t685 * t711;
    const double t749 = 1.6076951545867362 * t667 * t671 * t709 - 0.0931068182589886 * t682 * t685 * t714;
    const double t750 = (0.0931068182589886 * t674 * t685 * (t679 * t706 - t682 * t710) + t671 * t688 * t748)
        - (t671 * t696 * t749 + 1.6076951545867362 * t697 * t699 * (t667 * t706 - t682 * t716));
    const double t751 = t667 * t711 - t679 * t714;
    const double t752 = ((t674 * t748 - t671 * t697 * t749) + 1.6076951545867362 * t699 * t701 * t751) / t721;
    const double t753 = ((t750 + 1.6076951545867362 * t699 * (t701 * (t667 * t710 - t679 * t716) + t702 *
        t751)) - t720 * t752) / t721;
    const double t754 = (mu[0] * t753 - 0.0931068182589886 * mu[0] * t685 * (t667 * t698 + t679 * t681 + t682
        * t684)) - lmbda[0] * (t724 * t752 + t725 * t753);
    const double flux40 = t670 * t754;
    const double t755 = 1.6076951545867362 * t671 * t680 * t709 - 0.0931068182589886 * t683 * t685 * t711;
    const double t756 = 1.6076951545867362 * t668 * t671 * t709 - 0.0931068182589886 * t683 * t685 * t714;
    const double t757 = (0.0931068182589886 * t674 * t685 * (t680 * t706 - t683 * t710) + t671 * t688 * t755)
        - (t671 * t696 * t756 + 1.6076951545867362 * t697 * t699 * (t668 * t706 - t683 * t716));
    const double t758 = t668 * t711 - t680 * t714;
    const double t759 = ((t674 * t755 - t671 * t697 * t756) + 1.6076951545867362 * t699 * t701 * t758) / t721;
    const double t760 = ((t757 + 1.6076951545867362 * t699 * (t701 * (t668 * t710 - t680 * t716) + t702 *
        t758)) - t720 * t759) / t721;
    const double t761 = (mu[0] * t760 - 0.0931068182589886 * mu[0] * t685 * (t668 * t698 + t680 * t681 + t683
        * t684)) - lmbda[0] * (t724 * t759 + t725 * t760);
    const double flux41 = t670 * t761;
    const double t762 = ((t663 * t713 - t677 * t715) + t675 * t719) / t721;
    const double t763 = (((t663 * t712 - t677 * t717) - t675 * t718) - t720 * t762) / t721;
    const double t764 = (1.6076951545867362 * mu[0] * t671 * t763 - 0.0931068182589886 * mu[0] * t685 * (t663
        * t688 + t677 * t696 + t675 * t702)) - 1.6076951545867362 * lmbda[0] * t671 * (t724 * t762 + t725 *
        t763);
    const double flux42 = t670 * t764;
    const double t765 = ((t667 * t713 - t679 * t715) + t682 * t719) / t721;
    const double t766 = (((t667 * t712 - t679 * t717) - t682 * t718) - t720 * t765) / t721;
    const double t767 = (1.6076951545867362 * mu[0] * t671 * t766 - 0.0931068182589886 * mu[0] * t685 * (t667
        * t688 + t679 * t696 + t682 * t702)) - 1.6076951545867362 * lmbda[0] * t671 * (t724 * t765 + t725 *
        t766);
    const double flux43 = t670 * t767;
    const double t768 = ((t668 * t713 - t680 * t715) + t683 * t719) / t721;
    const double t769 = (((t668 * t712 - t680 * t717) - t683 * t718) - t720 * t768) / t721;
    const double t770 = (1.6076951545867362 * mu[0] * t671 * t769 - 0.0931068182589886 * mu[0] * t685 * (t668
        * t688 + t680 * t696 + t683 * t702)) - 1.6076951545867362 * lmbda[0] * t671 * (t724 * t768 + t725 *
        t769);
    const double flux44 = t670 * t770;
    const double t771 = 0.2679491924311227 * t282 + t283;
    const double t772 = 0.2679491924311227 * t291 + t292;
    const double t773 = t287 * t771 - t290 * t772;
    const double t774 = 0.2679491924311227 * t295 + t296;
    const double t775 = t290 * t665 - t287 * t666;
    const double t776 = t666 * t772 - t665 * t771;
    const double t777 = t660 * t773 + t774 * t775 + t301 * t776;
    const double t778 = std::fabs(-0.2406516764515424 * t777);
    const double t779 = reciprocal(t777);
    const double t780 = 0.2679491924311227 * t306 + t307;
    const double t781 = 1.0 + t779 * (t672 * t773 + t775 * t780 + t311 * t776);
    const double t782 = t290 * t774 - t301 * t771;
    const double t783 = t301 * t772 - t287 * t774;
    const double t784 = 0.2679491924311227 * t315 + t316;
    const double t785 = t287 * t660 - t301 * t665;
    const double t786 = t665 * t774 - t660 * t772;
    const double t787 = t676 * t783 + t784 * t785 + t321 * t786;
    const double t788 = t301 * t666 - t290 * t660;
    const double t789 = t660 * t771 - t666 * t774;
    const double t790 = t676 * t782 + t784 * t788 + t321 * t789;
    const double t791 = reciprocal(t778 * t778);
    const double t792 = 0.2679491924311227 * t328 + t329;
    const double t793 = t686 * t773 + t775 * t792 + t333 * t776;
    const double t794 = 0.2679491924311227 * t335 + t336;
    const double t795 = 1.0 + t779 * (t689 * t783 + t785 * t794 + t340 * t786);
    const double t796 = t689 * t782 + t788 * t794 + t340 * t789;
    const double t797 = 1.6076951545867362 * t779 * t782 * t795 - 0.0931068182589886 * t783 * t791 * t796;
    const double t798 = t689 * t773 + t775 * t794 + t340 * t776;
    const double t799 = t782 * t798 - t773 * t796;
    const double t800 = t686 * t783 + t785 * t792 + t333 * t786;
    const double t801 = t672 * t783 + t780 * t785 + t311 * t786;
    const double t802 = t676 * t773 + t775 * t784 + t321 * t776;
    const double t803 = reciprocal(t777 * t777 * t777);
    const double t804 = (0.0931068182589886 * t781 * (t782 * t787 - t783 * t790) * t791 + t779 * t793 * t797)
        - 1.6076951545867362 * (t799 * t800 + t801 * (t782 * t802 - t773 * t790)) * t803;
    const double t805 = t672 * t782 + t780 * t788 + t311 * t789;
    const double t806 = t686 * t782 + t788 * t792 + t333 * t789;
    const double t807 = 0.0931068182589886 * t783 * t791 * t798 - 1.6076951545867362 * t773 * t779 * t795;
    const double t808 = 0.2679491924311227 * t354 + t355;
    const double t809 = t704 * t782 + t788 * t808 + t359 * t789;
    const double t810 = 0.2679491924311227 * t361 + t362;
    const double t811 = 1.0 + t779 * (t707 * t782 + t788 * t810 + t366 * t789);
    const double t812 = t704 * t783 + t785 * t808 + t359 * t786;
    const double t813 = t707 * t783 + t785 * t810 + t366 * t786;
    const double t814 = t779 * (t795 * t809 + t787 * t811) - 0.05791322937893785 * t791 * (t796 * t812 + t790
        * t813);
    const double t815 = t795 * t811 - 0.05791322937893785 * t791 * t796 * t813;
    const double t816 = t707 * t773 + t775 * t810 + t366 * t776;
    const double t817 = t779 * t798 * t811 - 0.05791322937893785 * t791 * t796 * t816;
    const double t818 = t704 * t773 + t775 * t808 + t359 * t776;
    const double t819 = (0.05791322937893785 * t791 * t798 * t809 + t779 * t802 * t811) - 0.05791322937893785
        * t791 * (t796 * t818 + t790 * t816);
    const double t820 = (t779 * t795 * t818 + 0.05791322937893785 * t787 * t791 * t816) - 0.05791322937893785
        * t791 * (t798 * t812 + t802 * t813);
    const double t821 = 0.05791322937893785 * t791 * t798 * t813 - t779 * t795 * t816;
    const double t822 = ((t781 * t814 + t779 * t793 * t815) - t779 * (t800 * t817 + t801 * t819)) - t779 *
        (t805 * t820 - t806 * t821);
    const double t823 = (t781 * t815 - t779 * t801 * t817) + t779 * t805 * t821;
    const double t824 = ((t781 * t797 - 1.6076951545867362 * t799 * t801 * t803) + t779 * t805 * t807) / t823;
    const double t825 = ((t804 + (1.6076951545867362 * t803 * t805 * (t783 * t802 - t773 * t787) + t779 * t806
        * t807)) - t822 * t824) / t823;
    const double t826 = t822 / t823;
    const double t827 = std::log(t823);
    const double t828 = (mu[0] * t825 - 0.0931068182589886 * mu[0] * t791 * (t773 * t818 + t783 * t812 + t782
        * t809)) - lmbda[0] * (t824 * t826 + t825 * t827);
    const double flux45 = t778 * t828;
    const double t829 = 1.6076951545867362 * t779 * t788 * t795 - 0.0931068182589886 * t785 * t791 * t796;
    const double t830 = t788 * t798 - t775 * t796;
    const double t831 = (0.0931068182589886 * t781 * t791 * (t787 * t788 - t785 * t790) + t779 * t793 * t829)
        - 1.6076951545867362 * t803 * (t800 * t830 + t801 * (t788 * t802 - t775 * t790));
    const double t832 = 0.0931068182589886 * t785 * t791 * t798 - 1.6076951545867362 * t775 * t779 * t795;
    const double t833 = ((t781 * t829 - 1.6076951545867362 * t801 * t803 * t830) + t779 * t805 * t832) / t823;
    const double t834 = ((t831 + (1.6076951545867362 * t803 * t805 * (t785 * t802 - t775 * t787) + t779 * t806
        * t832)) - t822 * t833) / t823;
    const double t835 = (mu[0] * t834 - 0.0931068182589886 * mu[0] * t791 * (t775 * t818 + t785 * t812 + t788
        * t809)) - lmbda[0] * (t826 * t833 + t827 * t834);
    const double flux46 = t778 * t835;
    const double t836 = 1.6076951545867362 * t779 * t789 * t795 - 0.0931068182589886 * t786 * t791 * t796;
    const double t837 = t789 * t798 - t776 * t796;
    const double t838 = (0.0931068182589886 * t781 * t791 * (t787 * t789 - t786 * t790) + t779 * t793 * t836)
        - 1.6076951545867362 * t803 * (t800 * t837 + t801 * (t789 * t802 - t776 * t790));
    const double t839 = 0.0931068182589886 * t786 * t791 * t798 - 1.6076951545867362 * t776 * t779 * t795;
    const double t840 = ((t781 * t836 - 1.6076951545867362 * t801 * t803 * t837) + t779 * t805 * t839) / t823;
    const double t841 = ((t838 + (1.6076951545867362 * t803 * t805 * (t786 * t802 - t776 * t787) + t779 * t806
        * t839)) - t822 * t840) / t823;
    const double t842 = (mu[0] * t841 - 0.0931068182589886 * mu[0] * t791 * (t776 * t818 + t786 * t812 + t789
        * t809)) - lmbda[0] * (t826 * t840 + t827 * t841);
    const double flux47 = t778 * t842;
    const double t843 = 1.6076951545867362 * t779 * t783 * t811 - 0.0931068182589886 * t782 * t791 * t813;
    const double t844 = 1.6076951545867362 * t773 * t779 * t811 - 0.0931068182589886 * t782 * t791 * t816;
    const double t845 = (0.0931068182589886 * t781 * t791 * (t783 * t809 - t782 * t812) + t779 * t793 * t843)
        - (t779 * t800 * t844 + 1.6076951545867362 * t801 * t803 * (t773 * t809 - t782 * t818));
    const double t846 = t773 * t813 - t783 * t816;
    const double t847 = ((t781 * t843 - t779 * t801 * t844) + 1.6076951545867362 * t803 * t805 * t846) / t823;
    const double t848 = ((t845 + 1.6076951545867362 * t803 * (t805 * (t773 * t812 - t783 * t818) + t806 *
        t846)) - t822 * t847) / t823;
    const double t849 = (mu[0] * t848 - 0.0931068182589886 * mu[0] * t791 * (t773 * t802 + t783 * t787 + t782
        * t790)) - lmbda[0] * (t826 * t847 + t827 * t848);
    const double flux48 = t778 * t849;
    const double t850 = 1.6076951545867362 * t779 * t785 * t811 - 0.0931068182589886 * t788 * t791 * t813;
    const double t851 = 1.6076951545867362 * t775 * t779 * t811 - 0.0931068182589886 * t788 * t791 * t816;
    const double t852 = (0.0931068182589886 * t781 * t791 * (t785 * t809 - t788 * t812) + t779 * t793 * t850)
        - (t779 * t800 * t851 + 1.6076951545867362 * t801 * t803 * (t775 * t809 - t788 * t818));
    const double t853 = t775 * t813 - t785 * t816;
    const double t854 = ((t781 * t850 - t779 * t801 * t851) + 1.6076951545867362 * t803 * t805 * t853) / t823;
    const double t855 = ((t852 + 1.6076951545867362 * t803 * (t805 * (t775 * t812 - t785 * t818) + t806 *
        t853)) - t822 * t854) / t823;
    const double t856 = (mu[0] * t855 - 0.0931068182589886 * mu[0] * t791 * (t775 * t802 + t785 * t787 + t788
        * t790)) - lmbda[0] * (t826 * t854 + t827 * t855);
    const double flux49 = t778 * t856;
    const double t857 = 1.6076951545867362 * t779 * t786 * t811 - 0.0931068182589886 * t789 * t791 * t813;
    const double t858 = 1.6076951545867362 * t776 * t779 * t811 - 0.0931068182589886 * t789 * t791 * t816;
    const double t859 = (0.0931068182589886 * t781 * t791 * (t786 * t809 - t789 * t812) + t779 * t793 * t857)
        - (t779 * t800 * t858 + 1.6076951545867362 * t801 * t803 * (t776 * t809 - t789 * t818));
    const double t860 = t776 * t813 - t786 * t816;
    const double t861 = ((t781 * t857 - t779 * t801 * t858) + 1.6076951545867362 * t803 * t805 * t860) / t823;
    const double t862 = ((t859 + 1.6076951545867362 * t803 * (t805 * (t776 * t812 - t786 * t818) + t806 *
        t860)) - t822 * t861) / t823;
    const double t863 = (mu[0] * t862 - 0.0931068182589886 * mu[0] * t791 * (t776 * t802 + t786 * t787 + t789
        * t790)) - lmbda[0] * (t826 * t861 + t827 * t862);
    const double flux50 = t778 * t863;
    const double t864 = ((t773 * t815 - t783 * t817) + t782 * t821) / t823;
    const double t865 = (((t773 * t814 - t783 * t819) - t782 * t820) - t822 * t864) / t823;
    const double t866 = (1.6076951545867362 * mu[0] * t779 * t865 - 0.0931068182589886 * mu[0] * t791 * (t773
        * t793 + t783 * t800 + t782 * t806)) - 1.6076951545867362 * lmbda[0] * t779 * (t826 * t864 + t827 *
        t865);
    const double flux51 = t778 * t866;
    const double t867 = ((t775 * t815 - t785 * t817) + t788 * t821) / t823;
    const double t868 = (((t775 * t814 - t785 * t819) - t788 * t820) - t822 * t867) / t823;
    const double t869 = (1.6076951545867362 * mu[0] * t779 * t868 - 0.0931068182589886 * mu[0] * t791 * (t775
        * t793 + t785 * t800 + t788 * t806)) - 1.6076951545867362 * lmbda[0] * t779 * (t826 * t867 + t827 *
        t868);
    const double flux52 = t778 * t869;
    const double t870 = ((t776 * t815 - t786 * t817) + t789 * t821) / t823;
    const double t871 = (((t776 * t814 - t786 * t819) - t789 * t820) - t822 * t870) / t823;
    const double t872 = (1.6076951545867362 * mu[0] * t779 * t871 - 0.0931068182589886 * mu[0] * t791 * (t776
        * t793 + t786 * t800 + t789 * t806)) - 1.6076951545867362 * lmbda[0] * t779 * (t826 * t870 + t827 *
        t871);
    const double flux53 = t778 * t872;
    const double t873 = 0.2679491924311227 * t429 + t430;
    const double t874 = t432 * t661 - t433 * t662;
    const double t875 = 0.2679491924311227 * t435 + t436;
    const double t876 = 0.2679491924311227 * t438 + t439;
    const double t877 = t433 * t875 - t432 * t876;
    const double t878 = t662 * t876 - t661 * t875;
    const double t879 = t873 * t874 + t664 * t877 + t442 * t878;
    const double t880 = std::fabs(-0.2406516764515424 * t879);
    const double t881 = reciprocal(t879);
    const double t882 = 0.2679491924311227 * t447 + t448;
    const double t883 = 1.0 + t881 * (t874 * t882 + t673 * t877 + t450 * t878);
    const double t884 = t433 * t664 - t442 * t661;
    const double t885 = 0.2679491924311227 * t453 + t454;
    const double t886 = t442 * t662 - t432 * t664;
    const double t887 = t432 * t873 - t442 * t875;
    const double t888 = t664 * t875 - t662 * t873;
    const double t889 = t885 * t886 + t678 * t887 + t458 * t888;
    const double t890 = t442 * t876 - t433 * t873;
    const double t891 = t661 * t873 - t664 * t876;
    const double t892 = t884 * t885 + t678 * t890 + t458 * t891;
    const double t893 = reciprocal(t880 * t880);
    const double t894 = 0.2679491924311227 * t465 + t466;
    const double t895 = t874 * t894 + t687 * t877 + t468 * t878;
    const double t896 = 0.2679491924311227 * t470 + t471;
    const double t897 = 1.0 + t881 * (t886 * t896 + t690 * t887 + t473 * t888);
    const double t898 = t884 * t896 + t690 * t890 + t473 * t891;
    const double t899 = 1.6076951545867362 * t881 * t884 * t897 - 0.0931068182589886 * t886 * t893 * t898;
    const double t900 = t874 * t896 + t690 * t877 + t473 * t878;
    const double t901 = t884 * t900 - t874 * t898;
    const double t902 = t886 * t894 + t687 * t887 + t468 * t888;
    const double t903 = t882 * t886 + t673 * t887 + t450 * t888;
    const double t904 = t874 * t885 + t678 * t877 + t458 * t878;
    const double t905 = reciprocal(t879 * t879 * t879);
    const double t906 = (0.0931068182589886 * t883 * (t884 * t889 - t886 * t892) * t893 + t881 * t895 * t899)
        - 1.6076951545867362 * (t901 * t902 + t903 * (t884 * t904 - t874 * t892)) * t905;
    const double t907 = t882 * t884 + t673 * t890 + t450 * t891;
    const double t908 = t884 * t894 + t687 * t890 + t468 * t891;
    const double t909 = 0.0931068182589886 * t886 * t893 * t900 - 1.6076951545867362 * t874 * t881 * t897;
    const double t910 = 0.2679491924311227 * t487 + t488;
    const double t911 = t884 * t910 + t705 * t890 + t490 * t891;
    const double t912 = 0.2679491924311227 * t492 + t493;
    const double t913 = 1.0 + t881 * (t884 * t912 + t708 * t890 + t495 * t891);
    const double t914 = t886 * t910 + t705 * t887 + t490 * t888;
    const double t915 = t886 * t912 + t708 * t887 + t495 * t888;
    const double t916 = t881 * (t897 * t911 + t889 * t913) - 0.05791322937893785 * t893 * (t898 * t914 + t892
        * t915);
    const double t917 = t897 * t913 - 0.05791322937893785 * t893 * t898 * t915;
    const double t918 = t874 * t912 + t708 * t877 + t495 * t878;
    const double t919 = t881 * t900 * t913 - 0.05791322937893785 * t893 * t898 * t918;
    const double t920 = t874 * t910 + t705 * t877 + t490 * t878;
    const double t921 = (0.05791322937893785 * t893 * t900 * t911 + t881 * t904 * t913) - 0.05791322937893785
        * t893 * (t898 * t920 + t892 * t918);
    const double t922 = (t881 * t897 * t920 + 0.05791322937893785 * t889 * t893 * t918) - 0.05791322937893785
        * t893 * (t900 * t914 + t904 * t915);
    const double t923 = 0.05791322937893785 * t893 * t900 * t915 - t881 * t897 * t918;
    const double t924 = ((t883 * t916 + t881 * t895 * t917) - t881 * (t902 * t919 + t903 * t921)) - t881 *
        (t907 * t922 - t908 * t923);
    const double t925 = (t883 * t917 - t881 * t903 * t919) + t881 * t907 * t923;
    const double t926 = ((t883 * t899 - 1.6076951545867362 * t901 * t903 * t905) + t881 * t907 * t909) / t925;
    const double t927 = ((t906 + (1.6076951545867362 * t905 * t907 * (t886 * t904 - t874 * t889) + t881 * t908
        * t909)) - t924 * t926) / t925;
    const double t928 = t924 / t925;
    const double t929 = std::log(t925);
    const double t930 = (mu[0] * t927 - 0.0931068182589886 * mu[0] * t893 * (t874 * t920 + t886 * t914 + t884
        * t911)) - lmbda[0] * (t926 * t928 + t927 * t929);
    const double flux54 = t880 * t930;
    const double t931 = 1.6076951545867362 * t881 * t890 * t897 - 0.0931068182589886 * t887 * t893 * t898;
    const double t932 = t890 * t900 - t877 * t898;
    const double t933 = (0.0931068182589886 * t883 * t893 * (t889 * t890 - t887 * t892) + t881 * t895 * t931)
        - 1.6076951545867362 * t905 * (t902 * t932 + t903 * (t890 * t904 - t877 * t892));
    const double t934 = 0.0931068182589886 * t887 * t893 * t900 - 1.6076951545867362 * t877 * t881 * t897;
    const double t935 = ((t883 * t931 - 1.6076951545867362 * t903 * t905 * t932) + t881 * t907 * t934) / t925;
    const double t936 = ((t933 + (1.6076951545867362 * t905 * t907 * (t887 * t904 - t877 * t889) + t881 * t908
        * t934)) - t924 * t935) / t925;
    const double t937 = (mu[0] * t936 - 0.0931068182589886 * mu[0] * t893 * (t877 * t920 + t887 * t914 + t890
        * t911)) - lmbda[0] * (t928 * t935 + t929 * t936);
    const double flux55 = t880 * t937;
    const double t938 = 1.6076951545867362 * t881 * t891 * t897 - 0.0931068182589886 * t888 * t893 * t898;
    const double t939 = t891 * t900 - t878 * t898;
    const double t940 = (0.0931068182589886 * t883 * t893 * (t889 * t891 - t888 * t892) + t881 * t895 * t938)
        - 1.6076951545867362 * t905 * (t902 * t939 + t903 * (t891 * t904 - t878 * t892));
    const double t941 = 0.0931068182589886 * t888 * t893 * t900 - 1.6076951545867362 * t878 * t881 * t897;
    const double t942 = ((t883 * t938 - 1.6076951545867362 * t903 * t905 * t939) + t881 * t907 * t941) / t925;
    const double t943 = ((t940 + (1.6076951545867362 * t905 * t907 * (t888 * t904 - t878 * t889) + t881 * t908
        * t941)) - t924 * t942) / t925;
    const double t944 = (mu[0] * t943 - 0.0931068182589886 * mu[0] * t893 * (t878 * t920 + t888 * t914 + t891
        * t911)) - lmbda[0] * (t928 * t942 + t929 * t943);
    const double flux56 = t880 * t944;
    const double t945 = 1.6076951545867362 * t881 * t886 * t913 - 0.0931068182589886 * t884 * t893 * t915;
    const double t946 = 1.6076951545867362 * t874 * t881 * t913 - 0.0931068182589886 * t884 * t893 * t918;
    const double t947 = (0.0931068182589886 * t883 * t893 * (t886 * t911 - t884 * t914) + t881 * t895 * t945)
        - (t881 * t902 * t946 + 1.6076951545867362 * t903 * t905 * (t874 * t911 - t884 * t920));
    const double t948 = t874 * t915 - t886 * t918;
    const double t949 = ((t883 * t945 - t881 * t903 * t946) + 1.6076951545867362 * t905 * t907 * t948) / t925;
    const double t950 = ((t947 + 1.6076951545867362 * t905 * (t907 * (t874 * t914 - t886 * t920) + t908 *
        t948)) - t924 * t949) / t925;
    const double t951 = (mu[0] * t950 - 0.0931068182589886 * mu[0] * t893 * (t874 * t904 + t886 * t889 + t884
        * t892)) - lmbda[0] * (t928 * t949 + t929 * t950);
    const double flux57 = t880 * t951;
    const double t952 = 1.6076951545867362 * t881 * t887 * t913 - 0.0931068182589886 * t890 * t893 * t915;
    const double t953 = 1.6076951545867362 * t877 * t881 * t913 - 0.0931068182589886 * t890 * t893 * t918;
    const double t954 = (0.0931068182589886 * t883 * t893 * (t887 * t911 - t890 * t914) + t881 * t895 * t952)
        - (t881 * t902 * t953 + 1.6076951545867362 * t903 * t905 * (t877 * t911 - t890 * t920));
    const double t955 = t877 * t915 - t887 * t918;
    const double t956 = ((t883 * t952 - t881 * t903 * t953) + 1.6076951545867362 * t905 * t907 * t955) / t925;
    const double t957 = ((t954 + 1.6076951545867362 * t905 * (t907 * (t877 * t914 - t887 * t920) + t908 *
        t955)) - t924 * t956) / t925;
    const double t958 = (mu[0] * t957 - 0.0931068182589886 * mu[0] * t893 * (t877 * t904 + t887 * t889 + t890
        * t892)) - lmbda[0] * (t928 * t956 + t929 * t957);
    const double flux58 = t880 * t958;
    const double t959 = 1.6076951545867362 * t881 * t888 * t913 - 0.0931068182589886 * t891 * t893 * t915;
    const double t960 = 1.6076951545867362 * t878 * t881 * t913 - 0.0931068182589886 * t891 * t893 * t918;
    const double t961 = (0.0931068182589886 * t883 * t893 * (t888 * t911 - t891 * t914) + t881 * t895 * t959)
        - (t881 * t902 * t960 + 1.6076951545867362 * t903 * t905 * (t878 * t911 - t891 * t920));
    const double t962 = t878 * t915 - t888 * t918;
    const double t963 = ((t883 * t959 - t881 * t903 * t960) + 1.6076951545867362 * t905 * t907 * t962) / t925;
    const double t964 = ((t961 + 1.6076951545867362 * t905 * (t907 * (t878 * t914 - t888 * t920) + t908 *
        t962)) - t924 * t963) / t925;
    const double t965 = (mu[0] * t964 - 0.0931068182589886 * mu[0] * t893 * (t878 * t904 + t888 * t889 + t891
        * t892)) - lmbda[0] * (t928 * t963 + t929 * t964);
    const double flux59 = t880 * t965;
    const double t966 = ((t874 * t917 - t886 * t919) + t884 * t923) / t925;
    const double t967 = (((t874 * t916 - t886 * t921) - t884 * t922) - t924 * t966) / t925;
    const double t968 = (1.6076951545867362 * mu[0] * t881 * t967 - 0.0931068182589886 * mu[0] * t893 * (t874
        * t895 + t886 * t902 + t884 * t908)) - 1.6076951545867362 * lmbda[0] * t881 * (t928 * t966 + t929 *
        t967);
    const double flux60 = t880 * t968;
    const double t969 = ((t877 * t917 - t887 * t919) + t890 * t923) / t925;
    const double t970 = (((t877 * t916 - t887 * t921) - t890 * t922) - t924 * t969) / t925;
    const double t971 = (1.6076951545867362 * mu[0] * t881 * t970 - 0.0931068182589886 * mu[0] * t893 * (t877
        * t895 + t887 * t902 + t890 * t908)) - 1.6076951545867362 * lmbda[0] * t881 * (t928 * t969 + t929 *
        t970);
    const double flux61 = t880 * t971;
    const double t972 = ((t878 * t917 - t888 * t919) + t891 * t923) / t925;
    const double t973 = (((t878 * t916 - t888 * t921) - t891 * t922) - t924 * t972) / t925;
    const double t974 = (1.6076951545867362 * mu[0] * t881 * t973 - 0.0931068182589886 * mu[0] * t893 * (t878
        * t895 + t888 * t902 + t891 * t908)) - 1.6076951545867362 * lmbda[0] * t881 * (t928 * t972 + t929 *
        t973);
    const double flux62 = t880 * t974;
    const double t975 = t558 * t771 - t559 * t772;
    const double t976 = t559 * t875 - t558 * t876;
    const double t977 = t772 * t876 - t771 * t875;
    const double t978 = t873 * t975 + t774 * t976 + t562 * t977;
    const double t979 = std::fabs(-0.2406516764515424 * t978);
    const double t980 = reciprocal(t978);
    const double t981 = 1.0 + t980 * (t882 * t975 + t780 * t976 + t567 * t977);
    const double t982 = t559 * t774 - t562 * t771;
    const double t983 = t562 * t772 - t558 * t774;
    const double t984 = t558 * t873 - t562 * t875;
    const double t985 = t774 * t875 - t772 * t873;
    const double t986 = t885 * t983 + t784 * t984 + t572 * t985;
    const double t987 = t562 * t876 - t559 * t873;
    const double t988 = t771 * t873 - t774 * t876;
    const double t989 = t885 * t982 + t784 * t987 + t572 * t988;
    const double t990 = reciprocal(t979 * t979);
    const double t991 = t894 * t975 + t792 * t976 + t579 * t977;
    const double t992 = 1.0 + t980 * (t896 * t983 + t794 * t984 + t581 * t985);
    const double t993 = t896 * t982 + t794 * t987 + t581 * t988;
    const double t994 = 1.6076951545867362 * t980 * t982 * t992 - 0.0931068182589886 * t983 * t990 * t993;
    const double t995 = t896 * t975 + t794 * t976 + t581 * t977;
    const double t996 = t982 * t995 - t975 * t993;
    const double t997 = t894 * t983 + t792 * t984 + t579 * t985;
    const double t998 = t882 * t983 + t780 * t984 + t567 * t985;
    const double t999 = t885 * t975 + t784 * t976 + t572 * t977;
    const double t1000 = reciprocal(t978 * t978 * t978);
    const double t1001 = (0.0931068182589886 * t981 * (t982 * t986 - t983 * t989) * t990 + t980 * t991 * t994)
        - 1.6076951545867362 * (t996 * t997 + t998 * (t982 * t999 - t975 * t989)) * t1000;
    const double t1002 = t882 * t982 + t780 * t987 + t567 * t988;
    const double t1003 = t894 * t982 + t792 * t987 + t579 * t988;
    const double t1004 = 0.0931068182589886 * t983 * t990 * t995 - 1.6076951545867362 * t975 * t980 * t992;
    const double t1005 = t910 * t982 + t808 * t987 + t595 * t988;
    const double t1006 = 1.0 + t980 * (t912 * t982 + t810 * t987 + t597 * t988);
    const double t1007 = t910 * t983 + t808 * t984 + t595 * t985;
    const double t1008 = t912 * t983 + t810 * t984 + t597 * t985;
    const double t1009 = t980 * (t992 * t1005 + t986 * t1006) - 0.05791322937893785 * t990 * (t993 * t1007 +
        t989 * t1008);
    const double t1010 = t992 * t1006 - 0.05791322937893785 * t990 * t993 * t1008;
    const double t1011 = t912 * t975 + t810 * t976 + t597 * t977;
    const double t1012 = t980 * t995 * t1006 - 0.05791322937893785 * t990 * t993 * t1011;
    const double t1013 = t910 * t975 + t808 * t976 + t595 * t977;
    const double t1014 = (0.05791322937893785 * t990 * t995 * t1005 + t980 * t999 * t1006) -
        0.05791322937893785 * t990 * (t993 * t1013 + t989 * t1011);
    const double t1015 = (t980 * t992 * t1013 + 0.05791322937893785 * t986 * t990 * t1011) -
        0.05791322937893785 * t990 * (t995 * t1007 + t999 * t1008);
    const double t1016 = 0.05791322937893785 * t990 * t995 * t1008 - t980 * t992 * t1011;
    const double t1017 = ((t981 * t1009 + t980 * t991 * t1010) - t980 * (t997 * t1012 + t998 * t1014)) - t980
        * (t1002 * t1015 - t1003 * t1016);
    const double t1018 = (t981 * t1010 - t980 * t998 * t1012) + t980 * t1002 * t1016;
    const double t1019 = ((t981 * t994 - 1.6076951545867362 * t996 * t998 * t1000) + t980 * t1002 * t1004) /
        t1018;
    const double t1020 = ((t1001 + (1.6076951545867362 * t1000 * t1002 * (t983 * t999 - t975 * t986) + t980 *
        t1003 * t1004)) - t1017 * t1019) / t1018;
    const double t1021 = t1017 / t1018;
    const double t1022 = std::log(t1018);
    const double t1023 = (mu[0] * t1020 - 0.0931068182589886 * mu[0] * t990 * (t975 * t1013 + t983 * t1007 +
        t982 * t1005)) - lmbda[0] * (t1019 * t1021 + t1020 * t1022);
    const double flux63 = t979 * t1023;
    const double t1024 = 1.6076951545867362 * t980 * t987 * t992 - 0.0931068182589886 * t984 * t990 * t993;
    const double t1025 = t987 * t995 - t976 * t993;
    const double t1026 = (0.0931068182589886 * t981 * t990 * (t986 * t987 - t984 * t989) + t980 * t991 *
        t1024) - 1.6076951545867362 * t1000 * (t997 * t1025 + t998 * (t987 * t999 - t976 * t989));
    const double t1027 = 0.0931068182589886 * t984 * t990 * t995 - 1.6076951545867362 * t976 * t980 * t992;
    const double t1028 = ((t981 * t1024 - 1.6076951545867362 * t998 * t1000 * t1025) + t980 * t1002 * t1027) /
        t1018;
    const double t1029 = ((t1026 + (1.6076951545867362 * t1000 * t1002 * (t984 * t999 - t976 * t986) + t980 *
        t1003 * t1027)) - t1017 * t1028) / t1018;
    const double t1030 = (mu[0] * t1029 - 0.0931068182589886 * mu[0] * t990 * (t976 * t1013 + t984 * t1007 +
        t987 * t1005)) - lmbda[0] * (t1021 * t1028 + t1022 * t1029);
    const double flux64 = t979 * t1030;
    const double t1031 = 1.6076951545867362 * t980 * t988 * t992 - 0.0931068182589886 * t985 * t990 * t993;
    const double t1032 = t988 * t995 - t977 * t993;
    const double t1033 = (0.0931068182589886 * t981 * t990 * (t986 * t988 - t985 * t989) + t980 * t991 *
        t1031) - 1.6076951545867362 * t1000 * (t997 * t1032 + t998 * (t988 * t999 - t977 * t989));
    const double t1034 = 0.0931068182589886 * t985 * t990 * t995 - 1.6076951545867362 * t977 * t980 * t992;
    const double t1035 = ((t981 * t1031 - 1.6076951545867362 * t998 * t1000 * t1032) + t980 * t1002 * t1034) /
        t1018;
    const double t1036 = ((t1033 + (1.6076951545867362 * t1000 * t1002 * (t985 * t999 - t977 * t986) + t980 *
        t1003 * t1034)) - t1017 * t1035) / t1018;
    const double t1037 = (mu[0] * t1036 - 0.0931068182589886 * mu[0] * t990 * (t977 * t1013 + t985 * t1007 +
        t988 * t1005)) - lmbda[0] * (t1021 * t1035 + t1022 * t1036);
    const double flux65 = t979 * t1037;
    const double t1038 = 1.6076951545867362 * t980 * t983 * t1006 - 0.0931068182589886 * t982 * t990 * t1008;
    const double t1039 = 1.6076951545867362 * t975 * t980 * t1006 - 0.0931068182589886 * t982 * t990 * t1011;
    const double t1040 = (0.0931068182589886 * t981 * t990 * (t983 * t1005 - t982 * t1007) + t980 * t991 *
        t1038) - (t980 * t997 * t1039 + 1.6076951545867362 * t998 * t1000 * (t975 * t1005 - t982 * t1013));
    const double t1041 = t975 * t1008 - t983 * t1011;
    const double t1042 = ((t981 * t1038 - t980 * t998 * t1039) + 1.6076951545867362 * t1000 * t1002 * t1041) /
        t1018;
    const double t1043 = ((t1040 + 1.6076951545867362 * t1000 * (t1002 * (t975 * t1007 - t983 * t1013) + t1003
        * t1041)) - t1017 * t1042) / t1018;
    const double t1044 = (mu[0] * t1043 - 0.0931068182589886 * mu[0] * t990 * (t975 * t999 + t983 * t986 +
        t982 * t989)) - lmbda[0] * (t1021 * t1042 + t1022 * t1043);
    const double flux66 = t979 * t1044;
    const double t1045 = 1.6076951545867362 * t980 * t984 * t1006 - 0.0931068182589886 * t987 * t990 * t1008;
    const double t1046 = 1.6076951545867362 * t976 * t980 * t1006 - 0.0931068182589886 * t987 * t990 * t1011;
    const double t1047 = (0.0931068182589886 * t981 * t990 * (t984 * t1005 - t987 * t1007) + t980 * t991 *
        t1045) - (t980 * t997 * t1046 + 1.6076951545867362 * t998 * t1000 * (t976 * t1005 - t987 * t1013));
    const double t1048 = t976 * t1008 - t984 * t1011;
    const double t1049 = ((t981 * t1045 - t980 * t998 * t1046) + 1.6076951545867362 * t1000 * t1002 * t1048) /
        t1018;
    const double t1050 = ((t1047 + 1.6076951545867362 * t1000 * (t1002 * (t976 * t1007 - t984 * t1013) + t1003
        * t1048)) - t1017 * t1049) / t1018;
    const double t1051 = (mu[0] * t1050 - 0.0931068182589886 * mu[0] * t990 * (t976 * t999 + t984 * t986 +
        t987 * t989)) - lmbda[0] * (t1021 * t1049 + t1022 * t1050);
    const double flux67 = t979 * t1051;
    const double t1052 = 1.6076951545867362 * t980 * t985 * t1006 - 0.0931068182589886 * t988 * t990 * t1008;
    const double t1053 = 1.6076951545867362 * t977 * t980 * t1006 - 0.0931068182589886 * t988 * t990 * t1011;
    const double t1054 = (0.0931068182589886 * t981 * t990 * (t985 * t1005 - t988 * t1007) + t980 * t991 *
        t1052) - (t980 * t997 * t1053 + 1.6076951545867362 * t998 * t1000 * (t977 * t1005 - t988 * t1013));
    const double t1055 = t977 * t1008 - t985 * t1011;
    const double t1056 = ((t981 * t1052 - t980 * t998 * t1053) + 1.6076951545867362 * t1000 * t1002 * t1055) /
        t1018;
    const double t1057 = ((t1054 + 1.6076951545867362 * t1000 * (t1002 * (t977 * t1007 - t985 * t1013) + t1003
        * t1055)) - t1017 * t1056) / t1018;
    const double t1058 = (mu[0] * t1057 - 0.0931068182589886 * mu[0] * t990 * (t977 * t999 + t985 * t986 +
        t988 * t989)) - lmbda[0] * (t1021 * t1056 + t1022 * t1057);
    const double flux68 = t979 * t1058;
    const double t1059 = ((t975 * t1010 - t983 * t1012) + t982 * t1016) / t1018;
    const double t1060 = (((t975 * t1009 - t983 * t1014) - t982 * t1015) - t1017 * t1059) / t1018;
    const double t1061 = (1.6076951545867362 * mu[0] * t980 * t1060 - 0.0931068182589886 * mu[0] * t990 *
        (t975 * t991 + t983 * t997 + t982 * t1003)) - 1.6076951545867362 * lmbda[0] * t980 * (t1021 * t1059 +
        t1022 * t1060);
    const double flux69 = t979 * t1061;
    const double t1062 = ((t976 * t1010 - t984 * t1012) + t987 * t1016) / t1018;
    const double t1063 = (((t976 * t1009 - t984 * t1014) - t987 * t1015) - t1017 * t1062) / t1018;
    const double t1064 = (1.6076951545867362 * mu[0] * t980 * t1063 - 0.0931068182589886 * mu[0] * t990 *
        (t976 * t991 + t984 * t997 + t987 * t1003)) - 1.6076951545867362 * lmbda[0] * t980 * (t1021 * t1062 +
        t1022 * t1063);
    const double flux70 = t979 * t1064;
    const double t1065 = ((t977 * t1010 - t985 * t1012) + t988 * t1016) / t1018;
    const double t1066 = (((t977 * t1009 - t985 * t1014) - t988 * t1015) - t1017 * t1065) / t1018;
    const double t1067 = (1.6076951545867362 * mu[0] * t980 * t1066 - 0.0931068182589886 * mu[0] * t990 *
        (t977 * t991 + t985 * t997 + t988 * t1003)) - 1.6076951545867362 * lmbda[0] * t980 * (t1021 * t1065 +
        t1022 * t1066);
    const double flux71 = t979 * t1067;
    const double t1068 = flux6 + flux15;
    const double t1069 = flux24 + flux33;
    const double t1070 = t1068 + 0.2679491924311227 * t1069;
    const double t1071 = flux42 + flux51;
    const double t1072 = flux60 + flux69;
    const double t1073 = t1071 + 0.2679491924311227 * t1072;
    const double t1074 = t1070 + 0.2679491924311227 * t1073;
    const double t1075 = flux7 + flux25;
    const double t1076 = flux16 + flux34;
    const double t1077 = t1075 + 0.2679491924311227 * t1076;
    const double t1078 = flux43 + flux61;
    const double t1079 = flux52 + flux70;
    const double t1080 = t1078 + 0.2679491924311227 * t1079;
    const double t1081 = t1077 + 0.2679491924311227 * t1080;
    const double t1082 = flux8 + flux44;
    const double t1083 = flux17 + flux53;
    const double t1084 = t1082 + 0.2679491924311227 * t1083;
    const double t1085 = flux26 + flux62;
    const double t1086 = flux35 + flux71;
    const double t1087 = t1085 + 0.2679491924311227 * t1086;
    const double t1088 = t1084 + 0.2679491924311227 * t1087;
    const double result0 = -0.07775105849101828 * (t1074 + t1081 + t1088);
    const double t1089 = flux3 + flux12;
    const double t1090 = flux21 + flux30;
    const double t1091 = t1089 + 0.2679491924311227 * t1090;
    const double t1092 = flux39 + flux48;
    const double t1093 = flux57 + flux66;
    const double t1094 = t1092 + 0.2679491924311227 * t1093;
    const double t1095 = t1091 + 0.2679491924311227 * t1094;
    const double t1096 = flux4 + flux22;
    const double t1097 = flux13 + flux31;
    const double t1098 = t1096 + 0.2679491924311227 * t1097;
    const double t1099 = flux40 + flux58;
    const double t1100 = flux49 + flux67;
    const double t1101 = t1099 + 0.2679491924311227 * t1100;
    const double t1102 = t1098 + 0.2679491924311227 * t1101;
    const double t1103 = flux5 + flux41;
    const double t1104 = flux14 + flux50;
    const double t1105 = t1103 + 0.2679491924311227 * t1104;
    const double t1106 = flux23 + flux59;
    const double t1107 = flux32 + flux68;
    const double t1108 = t1106 + 0.2679491924311227 * t1107;
    const double t1109 = t1105 + 0.2679491924311227 * t1108;
    const double result1 = -0.07775105849101828 * (t1095 + t1102 + t1109);
    const double t1110 = flux0 + flux9;
    const double t1111 = flux18 + flux27;
    const double t1112 = t1110 + 0.2679491924311227 * t1111;
    const double t1113 = flux36 + flux45;
    const double t1114 = flux54 + flux63;
    const double t1115 = t1113 + 0.2679491924311227 * t1114;
    const double t1116 = t1112 + 0.2679491924311227 * t1115;
    const double t1117 = flux1 + flux19;
    const double t1118 = flux10 + flux28;
    const double t1119 = t1117 + 0.2679491924311227 * t1118;
    const double t1120 = flux37 + flux55;
    const double t1121 = flux46 + flux64;
    const double t1122 = t1120 + 0.2679491924311227 * t1121;
    const double t1123 = t1119 + 0.2679491924311227 * t1122;
    const double t1124 = flux2 + flux38;
    const double t1125 = flux11 + flux47;
    const double t1126 = t1124 + 0.2679491924311227 * t1125;
    const double t1127 = flux20 + flux56;
    const double t1128 = flux29 + flux65;
    const double t1129 = t1127 + 0.2679491924311227 * t1128;
    const double t1130 = t1126 + 0.2679491924311227 * t1129;
    const double result2 = -0.07775105849101828 * (t1116 + t1123 + t1130);
    const double t1131 = 0.2679491924311227 * t1075 + t1076;
    const double t1132 = 0.2679491924311227 * t1078 + t1079;
    const double t1133 = t1131 + 0.2679491924311227 * t1132;
    const double t1134 = 0.2679491924311227 * t1082 + t1083;
    const double t1135 = 0.2679491924311227 * t1085 + t1086;
    const double t1136 = t1134 + 0.2679491924311227 * t1135;
    const double result3 = 0.07775105849101828 * (t1074 - t1133 - t1136);
    const double t1137 = 0.2679491924311227 * t1096 + t1097;
    const double t1138 = 0.2679491924311227 * t1099 + t1100;
    const double t1139 = t1137 + 0.2679491924311227 * t1138;
    const double t1140 = 0.2679491924311227 * t1103 + t1104;
    const double t1141 = 0.2679491924311227 * t1106 + t1107;
    const double t1142 = t1140 + 0.2679491924311227 * t1141;
    const double result4 = 0.07775105849101828 * (t1095 - t1139 - t1142);
    const double t1143 = 0.2679491924311227 * t1117 + t1118;
    const double t1144 = 0.2679491924311227 * t1120 + t1121;
    const double t1145 = t1143 + 0.2679491924311227 * t1144;
    const double t1146 = 0.2679491924311227 * t1124 + t1125;
    const double t1147 = 0.2679491924311227 * t1127 + t1128;
    const double t1148 = t1146 + 0.2679491924311227 * t1147;
    const double result5 = 0.07775105849101828 * (t1116 - t1145 - t1148);
    const double t1149 = 0.2679491924311227 * t1068 + t1069;
    const double t1150 = 0.2679491924311227 * t1071 + t1072;
    const double t1151 = t1149 + 0.2679491924311227 * t1150;
    const double t1152 = 0.2679491924311227 * t1084 + t1087;
    const double result6 = 0.07775105849101828 * (t1081 - t1151 - t1152);
    const double t1153 = 0.2679491924311227 * t1089 + t1090;
    const double t1154 = 0.2679491924311227 * t1092 + t1093;
    const double t1155 = t1153 + 0.2679491924311227 * t1154;
    const double t1156 = 0.2679491924311227 * t1105 + t1108;
    const double result7 = 0.07775105849101828 * (t1102 - t1155 - t1156);
    const double t1157 = 0.2679491924311227 * t1110 + t1111;
    const double t1158 = 0.2679491924311227 * t1113 + t1114;
    const double t1159 = t1157 + 0.2679491924311227 * t1158;
    const double t1160 = 0.2679491924311227 * t1126 + t1129;
    const double result8 = 0.07775105849101828 * (t1123 - t1159 - t1160);
    const double t1161 = 0.2679491924311227 * t1134 + t1135;
    const double result9 = 0.07775105849101828 * (t1133 + t1151 - t1161);
    const double t1162 = 0.2679491924311227 * t1140 + t1141;
    const double result10 = 0.07775105849101828 * (t1139 + t1155 - t1162);
    const double t1163 = 0.2679491924311227 * t1146 + t1147;
    const double result11 = 0.07775105849101828 * (t1145 + t1159 - t1163);
    const double t1164 = 0.2679491924311227 * t1070 + t1073;
    const double t1165 = 0.2679491924311227 * t1077 + t1080;
    const double result12 = 0.07775105849101828 * (t1088 - t1164 - t1165);
    const double t1166 = 0.2679491924311227 * t1091 + t1094;
    const double t1167 = 0.2679491924311227 * t1098 + t1101;
    const double result13 = 0.07775105849101828 * (t1109 - t1166 - t1167);
    const double t1168 = 0.2679491924311227 * t1112 + t1115;
    const double t1169 = 0.2679491924311227 * t1119 + t1122;
    const double result14 = 0.07775105849101828 * (t1130 - t1168 - t1169);
    const double t1170 = 0.2679491924311227 * t1131 + t1132;
    const double result15 = 0.07775105849101828 * (t1136 + t1164 - t1170);
    const double t1171 = 0.2679491924311227 * t1137 + t1138;
    const double result16 = 0.07775105849101828 * (t1142 + t1166 - t1171);
    const double t1172 = 0.2679491924311227 * t1143 + t1144;
    const double result17 = 0.07775105849101828 * (t1148 + t1168 - t1172);
    const double t1173 = 0.2679491924311227 * t1149 + t1150;
    const double result18 = 0.07775105849101828 * (t1152 + t1165 - t1173);
    const double t1174 = 0.2679491924311227 * t1153 + t1154;
    const double result19 = 0.07775105849101828 * (t1156 + t1167 - t1174);
    const double t1175 = 0.2679491924311227 * t1157 + t1158;
    const double result20 = 0.07775105849101828 * (t1160 + t1169 - t1175);
    const double result21 = 0.07775105849101828 * (t1161 + t1170 + t1173);
    const double result22 = 0.07775105849101828 * (t1162 + t1171 + t1174);
    const double result23 = 0.07775105849101828 * (t1163 + t1172 + t1175);
    const int warp_lane = static_cast<int>(threadIdx.x) % 32;
    double sum0 = result0;
    double sum1 = result1;
    double sum2 = result2;
    double sum3 = result3;
    double sum4 = result4;
    double sum5 = result5;
    double sum6 = result6;
    double sum7 = result7;
    double sum8 = result8;
    double sum9 = result9;
    double sum10 = result10;
    double sum11 = result11;
    double sum12 = result12;
    double sum13 = result13;
    double sum14 = result14;
    double sum15 = result15;
    double sum16 = result16;
    double sum17 = result17;
    double sum18 = result18;
    double sum19 = result19;
    double sum20 = result20;
    double sum21 = result21;
    double sum22 = result22;
    double sum23 = result23;
    const int joined0 = static_cast<int>(__shfl_up_sync(0xffffffffU, d1, 1) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 1) == d2) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d5, 1) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 1) == d6) & static_cast<int>(batch_cell < cells_here
        && warp_lane >= 1);
    const int taken0 = __shfl_down_sync(0xffffffffU, joined0, 1) & static_cast<int>(warp_lane + 1 < 32);
    const double passed0_3 = __shfl_up_sync(0xffffffffU, sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const double passed0_4 = __shfl_up_sync(0xffffffffU, sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const double passed0_5 = __shfl_up_sync(0xffffffffU, sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const double passed0_9 = __shfl_up_sync(0xffffffffU, sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const double passed0_10 = __shfl_up_sync(0xffffffffU, sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const double passed0_11 = __shfl_up_sync(0xffffffffU, sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const double passed0_15 = __shfl_up_sync(0xffffffffU, sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const double passed0_16 = __shfl_up_sync(0xffffffffU, sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const double passed0_17 = __shfl_up_sync(0xffffffffU, sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const double passed0_21 = __shfl_up_sync(0xffffffffU, sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const double passed0_22 = __shfl_up_sync(0xffffffffU, sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const double passed0_23 = __shfl_up_sync(0xffffffffU, sum23, 1);
    if (joined0) {
      sum20 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up_sync(0xffffffffU, d2, 8) == d0) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d3, 8) == d1) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d6, 8) == d4) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, d7, 8) == d5) &
        static_cast<int>(__shfl_up_sync(0xffffffffU, taken0, 8) == taken0) & static_cast<int>(batch_cell <
        cells_here && warp_lane >= 8);
    const int taken1 = __shfl_down_sync(0xffffffffU, joined1, 8) & static_cast<int>(warp_lane + 8 < 32);
    const double passed1_6 = __shfl_up_sync(0xffffffffU, sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const double passed1_7 = __shfl_up_sync(0xffffffffU, sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const double passed1_8 = __shfl_up_sync(0xffffffffU, sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const double passed1_9 = __shfl_up_sync(0xffffffffU, sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const double passed1_10 = __shfl_up_sync(0xffffffffU, sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const double passed1_11 = __shfl_up_sync(0xffffffffU, sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const double passed1_18 = __shfl_up_sync(0xffffffffU, sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const double passed1_19 = __shfl_up_sync(0xffffffffU, sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const double passed1_20 = __shfl_up_sync(0xffffffffU, sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const double passed1_21 = __shfl_up_sync(0xffffffffU, sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const double passed1_22 = __shfl_up_sync(0xffffffffU, sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const double passed1_23 = __shfl_up_sync(0xffffffffU, sum23, 8);
    if (joined1) {
      sum17 += passed1_23;
    }
    if (batch_cell < cells_here) {
      if (!constrained[d0]) {
        atomicAdd(&y[d0], sum0);
      }
      if (!constrained[d0 + 1]) {
        atomicAdd(&y[d0 + 1], sum1);
      }
      if (!constrained[d0 + 2]) {
        atomicAdd(&y[d0 + 2], sum2);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d1]) {
        atomicAdd(&y[d1], sum3);
      }
      if (!constrained[d1 + 1]) {
        atomicAdd(&y[d1 + 1], sum4);
      }
      if (!constrained[d1 + 2]) {
        atomicAdd(&y[d1 + 2], sum5);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d2]) {
        atomicAdd(&y[d2], sum6);
      }
      if (!constrained[d2 + 1]) {
        atomicAdd(&y[d2 + 1], sum7);
      }
      if (!constrained[d2 + 2]) {
        atomicAdd(&y[d2 + 2], sum8);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d3]) {
        atomicAdd(&y[d3], sum9);
      }
      if (!constrained[d3 + 1]) {
        atomicAdd(&y[d3 + 1], sum10);
      }
      if (!constrained[d3 + 2]) {
        atomicAdd(&y[d3 + 2], sum11);
      }
    }
    if (batch_cell < cells_here) {
      if (!constrained[d4]) {
        atomicAdd(&y[d4], sum12);
      }
      if (!constrained[d4 + 1]) {
        atomicAdd(&y[d4 + 1], sum13);
      }
      if (!constrained[d4 + 2]) {
        atomicAdd(&y[d4 + 2], sum14);
      }
    }
    if (batch_cell < cells_here && !taken0) {
      if (!constrained[d5]) {
        atomicAdd(&y[d5], sum15);
      }
      if (!constrained[d5 + 1]) {
        atomicAdd(&y[d5 + 1], sum16);
      }
      if (!constrained[d5 + 2]) {
        atomicAdd(&y[d5 + 2], sum17);
      }
    }
    if (batch_cell < cells_here && !taken1) {
      if (!constrained[d6]) {
        atomicAdd(&y[d6], sum18);
      }
      if (!constrained[d6 + 1]) {
        atomicAdd(&y[d6 + 1], sum19);
      }
      if (!constrained[d6 + 2]) {
        atomicAdd(&y[d6 + 2], sum20);
      }
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      if (!constrained[d7]) {
        atomicAdd(&y[d7], sum21);
      }
      if (!constrained[d7 + 1]) {
        atomicAdd(&y[d7 + 1], sum22);
      }
      if (!constrained[d7 + 2]) {
        atomicAdd(&y[d7 + 2], sum23);
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cuda(
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
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cuda(
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
    {"u", "Q1^3", 24, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cuda_descriptor = {
    "neo_hookean_j_q1x3_hexahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "Q1^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    24,                                        // rows
    24,                                        // columns
    24,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    1,                                         // num_coefficients
    2,                                         // num_constants
    coefficients,                              // coefficients
    constants,                                 // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    1,                                         // constraints
    8,                                         // nodes
    3,                                         // components
    0,                                         // trial_nodes
    1,                                         // cluster
    0,                                         // patch_nodes
    "auto",                                    // mapping
    "full",                                    // unroll
    "auto",                                    // k_place
    64,                                        // element_batch
    64,                                        // concurrent_elements
    1,                                         // interleave_stores
    64,                                        // threads
    0,                                         // shared_bytes
    6832.0,                                    // flops_per_cell
    184.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
