// elasticity_lame_q1x3_hexahedron_f64_from_points_apply: apply of form a in elasticity_lame.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate elasticity_lame.form --kernel apply --define cell=hexahedron --define degree=1 --set input=points --set quadrature_degree=3
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
//   cell    hexahedron, geometry Q1^3
//   test    Q1^3, 24 dofs
//   trial   Q1^3, 24 dofs
//   lmbda   coefficient, DQ0, 1 dofs
//   mu      coefficient, DQ0, 1 dofs
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2234 flops
//   sum_factorised  1712 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                points
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              merge
//   index_type           int32
//   constraints          false
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
//   flops       1760
//   bytes       760 (736 read, 24 written)
//   flops/byte  2.32
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
elasticity_lame_q1x3_hexahedron_f64_from_points_apply_kernel(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const double* __restrict__ x,
    const int32_t* __restrict__ offsets,
    const double* __restrict__ geometry,
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
    const double g0 = geometry[80 * cell];
    const double g1 = geometry[80 * cell + 1];
    const double g2 = geometry[80 * cell + 2];
    const double g3 = geometry[80 * cell + 3];
    const double g4 = geometry[80 * cell + 4];
    const double g5 = geometry[80 * cell + 5];
    const double g6 = geometry[80 * cell + 6];
    const double g7 = geometry[80 * cell + 7];
    const double g8 = geometry[80 * cell + 8];
    const double g9 = geometry[80 * cell + 9];
    const double g10 = geometry[80 * cell + 10];
    const double g11 = geometry[80 * cell + 11];
    const double g12 = geometry[80 * cell + 12];
    const double g13 = geometry[80 * cell + 13];
    const double g14 = geometry[80 * cell + 14];
    const double g15 = geometry[80 * cell + 15];
    const double g16 = geometry[80 * cell + 16];
    const double g17 = geometry[80 * cell + 17];
    const double g18 = geometry[80 * cell + 18];
    const double g19 = geometry[80 * cell + 19];
    const double g20 = geometry[80 * cell + 20];
    const double g21 = geometry[80 * cell + 21];
    const double g22 = geometry[80 * cell + 22];
    const double g23 = geometry[80 * cell + 23];
    const double g24 = geometry[80 * cell + 24];
    const double g25 = geometry[80 * cell + 25];
    const double g26 = geometry[80 * cell + 26];
    const double g27 = geometry[80 * cell + 27];
    const double g28 = geometry[80 * cell + 28];
    const double g29 = geometry[80 * cell + 29];
    const double g30 = geometry[80 * cell + 30];
    const double g31 = geometry[80 * cell + 31];
    const double g32 = geometry[80 * cell + 32];
    const double g33 = geometry[80 * cell + 33];
    const double g34 = geometry[80 * cell + 34];
    const double g35 = geometry[80 * cell + 35];
    const double g36 = geometry[80 * cell + 36];
    const double g37 = geometry[80 * cell + 37];
    const double g38 = geometry[80 * cell + 38];
    const double g39 = geometry[80 * cell + 39];
    const double g40 = geometry[80 * cell + 40];
    const double g41 = geometry[80 * cell + 41];
    const double g42 = geometry[80 * cell + 42];
    const double g43 = geometry[80 * cell + 43];
    const double g44 = geometry[80 * cell + 44];
    const double g45 = geometry[80 * cell + 45];
    const double g46 = geometry[80 * cell + 46];
    const double g47 = geometry[80 * cell + 47];
    const double g48 = geometry[80 * cell + 48];
    const double g49 = geometry[80 * cell + 49];
    const double g50 = geometry[80 * cell + 50];
    const double g51 = geometry[80 * cell + 51];
    const double g52 = geometry[80 * cell + 52];
    const double g53 = geometry[80 * cell + 53];
    const double g54 = geometry[80 * cell + 54];
    const double g55 = geometry[80 * cell + 55];
    const double g56 = geometry[80 * cell + 56];
    const double g57 = geometry[80 * cell + 57];
    const double g58 = geometry[80 * cell + 58];
    const double g59 = geometry[80 * cell + 59];
    const double g60 = geometry[80 * cell + 60];
    const double g61 = geometry[80 * cell + 61];
    const double g62 = geometry[80 * cell + 62];
    const double lmbda_0 = lmbda[cell];
    const double mu_0 = mu[cell];
    const double trial_0 = x[d0];
    const double trial_3 = x[d1];
    const double trial_6 = x[d2];
    const double trial_9 = x[d3];
    const double trial_12 = x[d4];
    const double trial_15 = x[d5];
    const double trial_18 = x[d6];
    const double trial_21 = x[d7];
    const double trial_1 = x[d0 + 1];
    const double trial_4 = x[d1 + 1];
    const double trial_7 = x[d2 + 1];
    const double trial_10 = x[d3 + 1];
    const double trial_13 = x[d4 + 1];
    const double trial_16 = x[d5 + 1];
    const double trial_19 = x[d6 + 1];
    const double trial_22 = x[d7 + 1];
    const double trial_2 = x[d0 + 2];
    const double trial_5 = x[d1 + 2];
    const double trial_8 = x[d2 + 2];
    const double trial_11 = x[d3 + 2];
    const double trial_14 = x[d4 + 2];
    const double trial_17 = x[d5 + 2];
    const double trial_20 = x[d6 + 2];
    const double trial_23 = x[d7 + 2];
    const double g63 = geometry[80 * cell + 63];
    const double g64 = geometry[80 * cell + 64];
    const double g65 = geometry[80 * cell + 65];
    const double g66 = geometry[80 * cell + 66];
    const double g67 = geometry[80 * cell + 67];
    const double g68 = geometry[80 * cell + 68];
    const double g69 = geometry[80 * cell + 69];
    const double g70 = geometry[80 * cell + 70];
    const double g71 = geometry[80 * cell + 71];
    const double g72 = geometry[80 * cell + 72];
    const double g73 = geometry[80 * cell + 73];
    const double g74 = geometry[80 * cell + 74];
    const double g75 = geometry[80 * cell + 75];
    const double g76 = geometry[80 * cell + 76];
    const double g77 = geometry[80 * cell + 77];
    const double g78 = geometry[80 * cell + 78];
    const double g79 = geometry[80 * cell + 79];
    const double t0 = reciprocal(std::fabs(g0));
    const double t1 = trial_1 - trial_4;
    const double t2 = trial_7 - trial_10;
    const double t3 = t1 + 0.2679491924311227 * t2;
    const double t4 = trial_13 - trial_16;
    const double t5 = trial_19 - trial_22;
    const double t6 = t4 + 0.2679491924311227 * t5;
    const double t7 = t3 + 0.2679491924311227 * t6;
    const double t8 = trial_1 - trial_7;
    const double t9 = trial_4 - trial_10;
    const double t10 = t8 + 0.2679491924311227 * t9;
    const double t11 = trial_13 - trial_19;
    const double t12 = trial_16 - trial_22;
    const double t13 = t11 + 0.2679491924311227 * t12;
    const double t14 = t10 + 0.2679491924311227 * t13;
    const double t15 = trial_1 - trial_13;
    const double t16 = trial_4 - trial_16;
    const double t17 = t15 + 0.2679491924311227 * t16;
    const double t18 = trial_7 - trial_19;
    const double t19 = trial_10 - trial_22;
    const double t20 = t18 + 0.2679491924311227 * t19;
    const double t21 = t17 + 0.2679491924311227 * t20;
    const double t22 = trial_0 - trial_3;
    const double t23 = trial_6 - trial_9;
    const double t24 = t22 + 0.2679491924311227 * t23;
    const double t25 = trial_12 - trial_15;
    const double t26 = trial_18 - trial_21;
    const double t27 = t25 + 0.2679491924311227 * t26;
    const double t28 = t24 + 0.2679491924311227 * t27;
    const double t29 = trial_0 - trial_6;
    const double t30 = trial_3 - trial_9;
    const double t31 = t29 + 0.2679491924311227 * t30;
    const double t32 = trial_12 - trial_18;
    const double t33 = trial_15 - trial_21;
    const double t34 = t32 + 0.2679491924311227 * t33;
    const double t35 = t31 + 0.2679491924311227 * t34;
    const double t36 = trial_0 - trial_12;
    const double t37 = trial_3 - trial_15;
    const double t38 = t36 + 0.2679491924311227 * t37;
    const double t39 = trial_6 - trial_18;
    const double t40 = trial_9 - trial_21;
    const double t41 = t39 + 0.2679491924311227 * t40;
    const double t42 = t38 + 0.2679491924311227 * t41;
    const double t43 = (g2 * t7 + g3 * t14 + g4 * t21) + (g1 * t28 + g5 * t35 + g6 * t42);
    const double t44 = g1 * mu_0 * t43;
    const double t45 = trial_2 - trial_5;
    const double t46 = trial_8 - trial_11;
    const double t47 = t45 + 0.2679491924311227 * t46;
    const double t48 = trial_14 - trial_17;
    const double t49 = trial_20 - trial_23;
    const double t50 = t48 + 0.2679491924311227 * t49;
    const double t51 = t47 + 0.2679491924311227 * t50;
    const double t52 = trial_2 - trial_8;
    const double t53 = trial_5 - trial_11;
    const double t54 = t52 + 0.2679491924311227 * t53;
    const double t55 = trial_14 - trial_20;
    const double t56 = trial_17 - trial_23;
    const double t57 = t55 + 0.2679491924311227 * t56;
    const double t58 = t54 + 0.2679491924311227 * t57;
    const double t59 = trial_2 - trial_14;
    const double t60 = trial_5 - trial_17;
    const double t61 = t59 + 0.2679491924311227 * t60;
    const double t62 = trial_8 - trial_20;
    const double t63 = trial_11 - trial_23;
    const double t64 = t62 + 0.2679491924311227 * t63;
    const double t65 = t61 + 0.2679491924311227 * t64;
    const double t66 = (g2 * t51 + g3 * t58 + g4 * t65) + (g7 * t28 + g8 * t35 + g9 * t42);
    const double t67 = g7 * mu_0 * t66;
    const double t68 = g2 * t28 + g3 * t35 + g4 * t42;
    const double t69 = g1 * t7 + g5 * t14 + g6 * t21;
    const double t70 = g7 * t51 + g8 * t58 + g9 * t65;
    const double t71 = lmbda_0 * (t68 + t69 + t70);
    const double t72 = t71 + 2.0 * mu_0 * t68;
    const double flux0 = t0 * (t44 + t67 + (t44 + t67 + 2.0 * g2 * t72));
    const double t73 = g5 * mu_0 * t43;
    const double t74 = g8 * mu_0 * t66;
    const double flux1 = t0 * (t73 + t74 + (t73 + t74 + 2.0 * g3 * t72));
    const double t75 = g6 * mu_0 * t43;
    const double t76 = g9 * mu_0 * t66;
    const double flux2 = t0 * (t75 + t76 + (t75 + t76 + 2.0 * g4 * t72));
    const double t77 = g2 * mu_0 * t43;
    const double t78 = (g1 * t51 + g5 * t58 + g6 * t65) + (g7 * t7 + g8 * t14 + g9 * t21);
    const double t79 = g7 * mu_0 * t78;
    const double t80 = t71 + 2.0 * mu_0 * t69;
    const double flux3 = t0 * (t77 + t79 + (t77 + t79 + 2.0 * g1 * t80));
    const double t81 = g3 * mu_0 * t43;
    const double t82 = g8 * mu_0 * t78;
    const double flux4 = t0 * (t81 + t82 + (t81 + t82 + 2.0 * g5 * t80));
    const double t83 = g4 * mu_0 * t43;
    const double t84 = g9 * mu_0 * t78;
    const double flux5 = t0 * (t83 + t84 + (t83 + t84 + 2.0 * g6 * t80));
    const double t85 = g2 * mu_0 * t66;
    const double t86 = g1 * mu_0 * t78;
    const double t87 = t71 + 2.0 * mu_0 * t70;
    const double flux6 = t0 * (t85 + t86 + (t85 + t86 + 2.0 * g7 * t87));
    const double t88 = g3 * mu_0 * t66;
    const double t89 = g5 * mu_0 * t78;
    const double flux7 = t0 * (t88 + t89 + (t88 + t89 + 2.0 * g8 * t87));
    const double t90 = g4 * mu_0 * t66;
    const double t91 = g6 * mu_0 * t78;
    const double flux8 = t0 * (t90 + t91 + (t90 + t91 + 2.0 * g9 * t87));
    const double t92 = reciprocal(std::fabs(g10));
    const double t93 = 0.2679491924311227 * t8 + t9;
    const double t94 = 0.2679491924311227 * t11 + t12;
    const double t95 = t93 + 0.2679491924311227 * t94;
    const double t96 = 0.2679491924311227 * t15 + t16;
    const double t97 = 0.2679491924311227 * t18 + t19;
    const double t98 = t96 + 0.2679491924311227 * t97;
    const double t99 = 0.2679491924311227 * t29 + t30;
    const double t100 = 0.2679491924311227 * t32 + t33;
    const double t101 = t99 + 0.2679491924311227 * t100;
    const double t102 = 0.2679491924311227 * t36 + t37;
    const double t103 = 0.2679491924311227 * t39 + t40;
    const double t104 = t102 + 0.2679491924311227 * t103;
    const double t105 = (g12 * t7 + g13 * t95 + g14 * t98) + (g11 * t28 + g15 * t101 + g16 * t104);
    const double t106 = g11 * mu_0 * t105;
    const double t107 = 0.2679491924311227 * t52 + t53;
    const double t108 = 0.2679491924311227 * t55 + t56;
    const double t109 = t107 + 0.2679491924311227 * t108;
    const double t110 = 0.2679491924311227 * t59 + t60;
    const double t111 = 0.2679491924311227 * t62 + t63;
    const double t112 = t110 + 0.2679491924311227 * t111;
    const double t113 = (g12 * t51 + g13 * t109 + g14 * t112) + (g17 * t28 + g18 * t101 + g19 * t104);
    const double t114 = g17 * mu_0 * t113;
    const double t115 = g12 * t28 + g13 * t101 + g14 * t104;
    const double t116 = g11 * t7 + g15 * t95 + g16 * t98;
    const double t117 = g17 * t51 + g18 * t109 + g19 * t112;
    const double t118 = lmbda_0 * (t115 + t116 + t117);
    const double t119 = t118 + 2.0 * mu_0 * t115;
    const double flux9 = t92 * (t106 + t114 + (t106 + t114 + 2.0 * g12 * t119));
    const double t120 = g15 * mu_0 * t105;
    const double t121 = g18 * mu_0 * t113;
    const double flux10 = t92 * (t120 + t121 + (t120 + t121 + 2.0 * g13 * t119));
    const double t122 = g16 * mu_0 * t105;
    const double t123 = g19 * mu_0 * t113;
    const double flux11 = t92 * (t122 + t123 + (t122 + t123 + 2.0 * g14 * t119));
    const double t124 = g12 * mu_0 * t105;
    const double t125 = (g11 * t51 + g15 * t109 + g16 * t112) + (g17 * t7 + g18 * t95 + g19 * t98);
    const double t126 = g17 * mu_0 * t125;
    const double t127 = t118 + 2.0 * mu_0 * t116;
    const double flux12 = t92 * (t124 + t126 + (t124 + t126 + 2.0 * g11 * t127));
    const double t128 = g13 * mu_0 * t105;
    const double t129 = g18 * mu_0 * t125;
    const double flux13 = t92 * (t128 + t129 + (t128 + t129 + 2.0 * g15 * t127));
    const double t130 = g14 * mu_0 * t105;
    const double t131 = g19 * mu_0 * t125;
    const double flux14 = t92 * (t130 + t131 + (t130 + t131 + 2.0 * g16 * t127));
    const double t132 = g12 * mu_0 * t113;
    const double t133 = g11 * mu_0 * t125;
    const double t134 = t118 + 2.0 * mu_0 * t117;
    const double flux15 = t92 * (t132 + t133 + (t132 + t133 + 2.0 * g17 * t134));
    const double t135 = g13 * mu_0 * t113;
    const double t136 = g15 * mu_0 * t125;
    const double flux16 = t92 * (t135 + t136 + (t135 + t136 + 2.0 * g18 * t134));
    const double t137 = g14 * mu_0 * t113;
    const double t138 = g16 * mu_0 * t125;
    const double flux17 = t92 * (t137 + t138 + (t137 + t138 + 2.0 * g19 * t134));
    const double t139 = reciprocal(std::fabs(g20));
    const double t140 = 0.2679491924311227 * t1 + t2;
    const double t141 = 0.2679491924311227 * t4 + t5;
    const double t142 = t140 + 0.2679491924311227 * t141;
    const double t143 = 0.2679491924311227 * t17 + t20;
    const double t144 = 0.2679491924311227 * t22 + t23;
    const double t145 = 0.2679491924311227 * t25 + t26;
    const double t146 = t144 + 0.2679491924311227 * t145;
    const double t147 = 0.2679491924311227 * t38 + t41;
    const double t148 = (g22 * t142 + g23 * t14 + g24 * t143) + (g21 * t146 + g25 * t35 + g26 * t147);
    const double t149 = g21 * mu_0 * t148;
    const double t150 = 0.2679491924311227 * t45 + t46;
    const double t151 = 0.2679491924311227 * t48 + t49;
    const double t152 = t150 + 0.2679491924311227 * t151;
    const double t153 = 0.2679491924311227 * t61 + t64;
    const double t154 = (g22 * t152 + g23 * t58 + g24 * t153) + (g27 * t146 + g28 * t35 + g29 * t147);
    const double t155 = g27 * mu_0 * t154;
    const double t156 = g22 * t146 + g23 * t35 + g24 * t147;
    const double t157 = g21 * t142 + g25 * t14 + g26 * t143;
    const double t158 = g27 * t152 + g28 * t58 + g29 * t153;
    const double t159 = lmbda_0 * (t156 + t157 + t158);
    const double t160 = t159 + 2.0 * mu_0 * t156;
    const double flux18 = t139 * (t149 + t155 + (t149 + t155 + 2.0 * g22 * t160));
    const double t161 = g25 * mu_0 * t148;
    const double t162 = g28 * mu_0 * t154;
    const double flux19 = t139 * (t161 + t162 + (t161 + t162 + 2.0 * g23 * t160));
    const double t163 = g26 * mu_0 * t148;
    const double t164 = g29 * mu_0 * t154;
    const double flux20 = t139 * (t163 + t164 + (t163 + t164 + 2.0 * g24 * t160));
    const double t165 = g22 * mu_0 * t148;
    const double t166 = (g21 * t152 + g25 * t58 + g26 * t153) + (g27 * t142 + g28 * t14 + g29 * t143);
    const double t167 = g27 * mu_0 * t166;
    const double t168 = t159 + 2.0 * mu_0 * t157;
    const double flux21 = t139 * (t165 + t167 + (t165 + t167 + 2.0 * g21 * t168));
    const double t169 = g23 * mu_0 * t148;
    const double t170 = g28 * mu_0 * t166;
    const double flux22 = t139 * (t169 + t170 + (t169 + t170 + 2.0 * g25 * t168));
    const double t171 = g24 * mu_0 * t148;
    const double t172 = g29 * mu_0 * t166;
    const double flux23 = t139 * (t171 + t172 + (t171 + t172 + 2.0 * g26 * t168));
    const double t173 = g22 * mu_0 * t154;
    const double t174 = g21 * mu_0 * t166;
    const double t175 = t159 + 2.0 * mu_0 * t158;
    const double flux24 = t139 * (t173 + t174 + (t173 + t174 + 2.0 * g27 * t175));
    const double t176 = g23 * mu_0 * t154;
    const double t177 = g25 * mu_0 * t166;
    const double flux25 = t139 * (t176 + t177 + (t176 + t177 + 2.0 * g28 * t175));
    const double t178 = g24 * mu_0 * t154;
    const double t179 = g26 * mu_0 * t166;
    const double flux26 = t139 * (t178 + t179 + (t178 + t179 + 2.0 * g29 * t175));
    const double t180 = reciprocal(std::fabs(g30));
    const double t181 = 0.2679491924311227 * t96 + t97;
    const double t182 = 0.2679491924311227 * t102 + t103;
    const double t183 = (g32 * t142 + g33 * t95 + g34 * t181) + (g31 * t146 + g35 * t101 + g36 * t182);
    const double t184 = g31 * mu_0 * t183;
    const double t185 = 0.2679491924311227 * t110 + t111;
    const double t186 = (g32 * t152 + g33 * t109 + g34 * t185) + (g37 * t146 + g38 * t101 + g39 * t182);
    const double t187 = g37 * mu_0 * t186;
    const double t188 = g32 * t146 + g33 * t101 + g34 * t182;
    const double t189 = g31 * t142 + g35 * t95 + g36 * t181;
    const double t190 = g37 * t152 + g38 * t109 + g39 * t185;
    const double t191 = lmbda_0 * (t188 + t189 + t190);
    const double t192 = t191 + 2.0 * mu_0 * t188;
    const double flux27 = t180 * (t184 + t187 + (t184 + t187 + 2.0 * g32 * t192));
    const double t193 = g35 * mu_0 * t183;
    const double t194 = g38 * mu_0 * t186;
    const double flux28 = t180 * (t193 + t194 + (t193 + t194 + 2.0 * g33 * t192));
    const double t195 = g36 * mu_0 * t183;
    const double t196 = g39 * mu_0 * t186;
    const double flux29 = t180 * (t195 + t196 + (t195 + t196 + 2.0 * g34 * t192));
    const double t197 = g32 * mu_0 * t183;
    const double t198 = (g31 * t152 + g35 * t109 + g36 * t185) + (g37 * t142 + g38 * t95 + g39 * t181);
    const double t199 = g37 * mu_0 * t198;
    const double t200 = t191 + 2.0 * mu_0 * t189;
    const double flux30 = t180 * (t197 + t199 + (t197 + t199 + 2.0 * g31 * t200));
    const double t201 = g33 * mu_0 * t183;
    const double t202 = g38 * mu_0 * t198;
    const double flux31 = t180 * (t201 + t202 + (t201 + t202 + 2.0 * g35 * t200));
    const double t203 = g34 * mu_0 * t183;
    const double t204 = g39 * mu_0 * t198;
    const double flux32 = t180 * (t203 + t204 + (t203 + t204 + 2.0 * g36 * t200));
    const double t205 = g32 * mu_0 * t186;
    const double t206 = g31 * mu_0 * t198;
    const double t207 = t191 + 2.0 * mu_0 * t190;
    const double flux33 = t180 * (t205 + t206 + (t205 + t206 + 2.0 * g37 * t207));
    const double t208 = g33 * mu_0 * t186;
    const double t209 = g35 * mu_0 * t198;
    const double flux34 = t180 * (t208 + t209 + (t208 + t209 + 2.0 * g38 * t207));
    const double t210 = g34 * mu_0 * t186;
    const double t211 = g36 * mu_0 * t198;
    const double flux35 = t180 * (t210 + t211 + (t210 + t211 + 2.0 * g39 * t207));
    const double t212 = reciprocal(std::fabs(g40));
    const double t213 = 0.2679491924311227 * t3 + t6;
    const double t214 = 0.2679491924311227 * t10 + t13;
    const double t215 = 0.2679491924311227 * t24 + t27;
    const double t216 = 0.2679491924311227 * t31 + t34;
    const double t217 = (g42 * t213 + g43 * t214 + g44 * t21) + (g41 * t215 + g45 * t216 + g46 * t42);
    const double t218 = g41 * mu_0 * t217;
    const double t219 = 0.2679491924311227 * t47 + t50;
    const double t220 = 0.2679491924311227 * t54 + t57;
    const double t221 = (g42 * t219 + g43 * t220 + g44 * t65) + (g47 * t215 + g48 * t216 + g49 * t42);
    const double t222 = g47 * mu_0 * t221;
    const double t223 = g42 * t215 + g43 * t216 + g44 * t42;
    const double t224 = g41 * t213 + g45 * t214 + g46 * t21;
    const double t225 = g47 * t219 + g48 * t220 + g49 * t65;
    const double t226 = lmbda_0 * (t223 + t224 + t225);
    const double t227 = t226 + 2.0 * mu_0 * t223;
    const double flux36 = t212 * (t218 + t222 + (t218 + t222 + 2.0 * g42 * t227));
    const double t228 = g45 * mu_0 * t217;
    const double t229 = g48 * mu_0 * t221;
    const double flux37 = t212 * (t228 + t229 + (t228 + t229 + 2.0 * g43 * t227));
    const double t230 = g46 * mu_0 * t217;
    const double t231 = g49 * mu_0 * t221;
    const double flux38 = t212 * (t230 + t231 + (t230 + t231 + 2.0 * g44 * t227));
    const double t232 = g42 * mu_0 * t217;
    const double t233 = (g41 * t219 + g45 * t220 + g46 * t65) + (g47 * t213 + g48 * t214 + g49 * t21);
    const double t234 = g47 * mu_0 * t233;
    const double t235 = t226 + 2.0 * mu_0 * t224;
    const double flux39 = t212 * (t232 + t234 + (t232 + t234 + 2.0 * g41 * t235));
    const double t236 = g43 * mu_0 * t217;
    const double t237 = g48 * mu_0 * t233;
    const double flux40 = t212 * (t236 + t237 + (t236 + t237 + 2.0 * g45 * t235));
    const double t238 = g44 * mu_0 * t217;
    const double t239 = g49 * mu_0 * t233;
    const double flux41 = t212 * (t238 + t239 + (t238 + t239 + 2.0 * g46 * t235));
    const double t240 = g42 * mu_0 * t221;
    const double t241 = g41 * mu_0 * t233;
    const double t242 = t226 + 2.0 * mu_0 * t225;
    const double flux42 = t212 * (t240 + t241 + (t240 + t241 + 2.0 * g47 * t242));
    const double t243 = g43 * mu_0 * t221;
    const double t244 = g45 * mu_0 * t233;
    const double flux43 = t212 * (t243 + t244 + (t243 + t244 + 2.0 * g48 * t242));
    const double t245 = g44 * mu_0 * t221;
    const double t246 = g46 * mu_0 * t233;
    const double flux44 = t212 * (t245 + t246 + (t245 + t246 + 2.0 * g49 * t242));
    const double t247 = reciprocal(std::fabs(g50));
    const double t248 = 0.2679491924311227 * t93 + t94;
    const double t249 = 0.2679491924311227 * t99 + t100;
    const double t250 = (g52 * t213 + g53 * t248 + g54 * t98) + (g51 * t215 + g55 * t249 + g56 * t104);
    const double t251 = g51 * mu_0 * t250;
    const double t252 = 0.2679491924311227 * t107 + t108;
    const double t253 = (g52 * t219 + g53 * t252 + g54 * t112) + (g57 * t215 + g58 * t249 + g59 * t104);
    const double t254 = g57 * mu_0 * t253;
    const double t255 = g52 * t215 + g53 * t249 + g54 * t104;
    const double t256 = g51 * t213 + g55 * t248 + g56 * t98;
    const double t257 = g57 * t219 + g58 * t252 + g59 * t112;
    const double t258 = lmbda_0 * (t255 + t256 + t257);
    const double t259 = t258 + 2.0 * mu_0 * t255;
    const double flux45 = t247 * (t251 + t254 + (t251 + t254 + 2.0 * g52 * t259));
    const double t260 = g55 * mu_0 * t250;
    const double t261 = g58 * mu_0 * t253;
    const double flux46 = t247 * (t260 + t261 + (t260 + t261 + 2.0 * g53 * t259));
    const double t262 = g56 * mu_0 * t250;
    const double t263 = g59 * mu_0 * t253;
    const double flux47 = t247 * (t262 + t263 + (t262 + t263 + 2.0 * g54 * t259));
    const double t264 = g52 * mu_0 * t250;
    const double t265 = (g51 * t219 + g55 * t252 + g56 * t112) + (g57 * t213 + g58 * t248 + g59 * t98);
    const double t266 = g57 * mu_0 * t265;
    const double t267 = t258 + 2.0 * mu_0 * t256;
    const double flux48 = t247 * (t264 + t266 + (t264 + t266 + 2.0 * g51 * t267));
    const double t268 = g53 * mu_0 * t250;
    const double t269 = g58 * mu_0 * t265;
    const double flux49 = t247 * (t268 + t269 + (t268 + t269 + 2.0 * g55 * t267));
    const double t270 = g54 * mu_0 * t250;
    const double t271 = g59 * mu_0 * t265;
    const double flux50 = t247 * (t270 + t271 + (t270 + t271 + 2.0 * g56 * t267));
    const double t272 = g52 * mu_0 * t253;
    const double t273 = g51 * mu_0 * t265;
    const double t274 = t258 + 2.0 * mu_0 * t257;
    const double flux51 = t247 * (t272 + t273 + (t272 + t273 + 2.0 * g57 * t274));
    const double t275 = g53 * mu_0 * t253;
    const double t276 = g55 * mu_0 * t265;
    const double flux52 = t247 * (t275 + t276 + (t275 + t276 + 2.0 * g58 * t274));
    const double t277 = g54 * mu_0 * t253;
    const double t278 = g56 * mu_0 * t265;
    const double flux53 = t247 * (t277 + t278 + (t277 + t278 + 2.0 * g59 * t274));
    const double t279 = reciprocal(std::fabs(g60));
    const double t280 = 0.2679491924311227 * t140 + t141;
    const double t281 = 0.2679491924311227 * t144 + t145;
    const double t282 = (g62 * t280 + g63 * t214 + g64 * t143) + (g61 * t281 + g65 * t216 + g66 * t147);
    const double t283 = g61 * mu_0 * t282;
    const double t284 = 0.2679491924311227 * t150 + t151;
    const double t285 = (g62 * t284 + g63 * t220 + g64 * t153) + (g67 * t281 + g68 * t216 + g69 * t147);
    const double t286 = mu_0 * g67 * t285;
    const double t287 = g62 * t281 + g63 * t216 + g64 * t147;
    const double t288 = g61 * t280 + g65 * t214 + g66 * t143;
    const double t289 = g67 * t284 + g68 * t220 + g69 * t153;
    const double t290 = lmbda_0 * (t287 + t288 + t289);
    const double t291 = t290 + 2.0 * mu_0 * t287;
    const double flux54 = t279 * (t283 + t286 + (t283 + t286 + 2.0 * g62 * t291));
    const double t292 = mu_0 * g65 * t282;
    const double t293 = mu_0 * g68 * t285;
    const double flux55 = t279 * (t292 + t293 + (t292 + t293 + 2.0 * g63 * t291));
    const double t294 = mu_0 * g66 * t282;
    const double t295 = mu_0 * g69 * t285;
    const double flux56 = t279 * (t294 + t295 + (t294 + t295 + 2.0 * g64 * t291));
    const double t296 = g62 * mu_0 * t282;
    const double t297 = (g61 * t284 + g65 * t220 + g66 * t153) + (g67 * t280 + g68 * t214 + g69 * t143);
    const double t298 = mu_0 * g67 * t297;
    const double t299 = t290 + 2.0 * mu_0 * t288;
    const double flux57 = t279 * (t296 + t298 + (t296 + t298 + 2.0 * g61 * t299));
    const double t300 = mu_0 * g63 * t282;
    const double t301 = mu_0 * g68 * t297;
    const double flux58 = t279 * (t300 + t301 + (t300 + t301 + 2.0 * g65 * t299));
    const double t302 = mu_0 * g64 * t282;
    const double t303 = mu_0 * g69 * t297;
    const double flux59 = t279 * (t302 + t303 + (t302 + t303 + 2.0 * g66 * t299));
    const double t304 = g62 * mu_0 * t285;
    const double t305 = g61 * mu_0 * t297;
    const double t306 = t290 + 2.0 * mu_0 * t289;
    const double flux60 = t279 * (t304 + t305 + (t304 + t305 + 2.0 * g67 * t306));
    const double t307 = mu_0 * g63 * t285;
    const double t308 = mu_0 * g65 * t297;
    const double flux61 = t279 * (t307 + t308 + (t307 + t308 + 2.0 * g68 * t306));
    const double t309 = mu_0 * g64 * t285;
    const double t310 = mu_0 * g66 * t297;
    const double flux62 = t279 * (t309 + t310 + (t309 + t310 + 2.0 * g69 * t306));
    const double t311 = reciprocal(std::fabs(g70));
    const double t312 = (g72 * t280 + g73 * t248 + g74 * t181) + (g71 * t281 + g75 * t249 + g76 * t182);
    const double t313 = mu_0 * g71 * t312;
    const double t314 = (g72 * t284 + g73 * t252 + g74 * t185) + (g77 * t281 + g78 * t249 + g79 * t182);
    const double t315 = mu_0 * g77 * t314;
    const double t316 = g72 * t281 + g73 * t249 + g74 * t182;
    const double t317 = g71 * t280 + g75 * t248 + g76 * t181;
    const double t318 = g77 * t284 + g78 * t252 + g79 * t185;
    const double t319 = lmbda_0 * (t316 + t317 + t318);
    const double t320 = t319 + 2.0 * mu_0 * t316;
    const double flux63 = t311 * (t313 + t315 + (t313 + t315 + 2.0 * g72 * t320));
    const double t321 = mu_0 * g75 * t312;
    const double t322 = mu_0 * g78 * t314;
    const double flux64 = t311 * (t321 + t322 + (t321 + t322 + 2.0 * g73 * t320));
    const double t323 = mu_0 * g76 * t312;
    const double t324 = mu_0 * g79 * t314;
    const double flux65 = t311 * (t323 + t324 + (t323 + t324 + 2.0 * g74 * t320));
    const double t325 = mu_0 * g72 * t312;
    const double t326 = (g71 * t284 + g75 * t252 + g76 * t185) + (g77 * t280 + g78 * t248 + g79 * t181);
    const double t327 = mu_0 * g77 * t326;
    const double t328 = t319 + 2.0 * mu_0 * t317;
    const double flux66 = t311 * (t325 + t327 + (t325 + t327 + 2.0 * g71 * t328));
    const double t329 = mu_0 * g73 * t312;
    const double t330 = mu_0 * g78 * t326;
    const double flux67 = t311 * (t329 + t330 + (t329 + t330 + 2.0 * g75 * t328));
    const double t331 = mu_0 * g74 * t312;
    const double t332 = mu_0 * g79 * t326;
    const double flux68 = t311 * (t331 + t332 + (t331 + t332 + 2.0 * g76 * t328));
    const double t333 = mu_0 * g72 * t314;
    const double t334 = mu_0 * g71 * t326;
    const double t335 = t319 + 2.0 * mu_0 * t318;
    const double flux69 = t311 * (t333 + t334 + (t333 + t334 + 2.0 * g77 * t335));
    const double t336 = mu_0 * g73 * t314;
    const double t337 = mu_0 * g75 * t326;
    const double flux70 = t311 * (t336 + t337 + (t336 + t337 + 2.0 * g78 * t335));
    const double t338 = mu_0 * g74 * t314;
    const double t339 = mu_0 * g76 * t326;
    const double flux71 = t311 * (t338 + t339 + (t338 + t339 + 2.0 * g79 * t335));
    const double t340 = flux0 + flux9;
    const double t341 = flux18 + flux27;
    const double t342 = t340 + 0.2679491924311227 * t341;
    const double t343 = flux36 + flux45;
    const double t344 = flux54 + flux63;
    const double t345 = t343 + 0.2679491924311227 * t344;
    const double t346 = t342 + 0.2679491924311227 * t345;
    const double t347 = flux1 + flux19;
    const double t348 = flux10 + flux28;
    const double t349 = t347 + 0.2679491924311227 * t348;
    const double t350 = flux37 + flux55;
    const double t351 = flux46 + flux64;
    const double t352 = t350 + 0.2679491924311227 * t351;
    const double t353 = t349 + 0.2679491924311227 * t352;
    const double t354 = flux2 + flux38;
    const double t355 = flux11 + flux47;
    const double t356 = t354 + 0.2679491924311227 * t355;
    const double t357 = flux20 + flux56;
    const double t358 = flux29 + flux65;
    const double t359 = t357 + 0.2679491924311227 * t358;
    const double t360 = t356 + 0.2679491924311227 * t359;
    const double result0 = 0.02418090838589498 * (t346 + t353 + t360);
    const double t361 = flux3 + flux12;
    const double t362 = flux21 + flux30;
    const double t363 = t361 + 0.2679491924311227 * t362;
    const double t364 = flux39 + flux48;
    const double t365 = flux57 + flux66;
    const double t366 = t364 + 0.2679491924311227 * t365;
    const double t367 = t363 + 0.2679491924311227 * t366;
    const double t368 = flux4 + flux22;
    const double t369 = flux13 + flux31;
    const double t370 = t368 + 0.2679491924311227 * t369;
    const double t371 = flux40 + flux58;
    const double t372 = flux49 + flux67;
    const double t373 = t371 + 0.2679491924311227 * t372;
    const double t374 = t370 + 0.2679491924311227 * t373;
    const double t375 = flux5 + flux41;
    const double t376 = flux14 + flux50;
    const double t377 = t375 + 0.2679491924311227 * t376;
    const double t378 = flux23 + flux59;
    const double t379 = flux32 + flux68;
    const double t380 = t378 + 0.2679491924311227 * t379;
    const double t381 = t377 + 0.2679491924311227 * t380;
    const double result1 = 0.02418090838589498 * (t367 + t374 + t381);
    const double t382 = flux6 + flux15;
    const double t383 = flux24 + flux33;
    const double t384 = t382 + 0.2679491924311227 * t383;
    const double t385 = flux42 + flux51;
    const double t386 = flux60 + flux69;
    const double t387 = t385 + 0.2679491924311227 * t386;
    const double t388 = t384 + 0.2679491924311227 * t387;
    const double t389 = flux7 + flux25;
    const double t390 = flux16 + flux34;
    const double t391 = t389 + 0.2679491924311227 * t390;
    const double t392 = flux43 + flux61;
    const double t393 = flux52 + flux70;
    const double t394 = t392 + 0.2679491924311227 * t393;
    const double t395 = t391 + 0.2679491924311227 * t394;
    const double t396 = flux8 + flux44;
    const double t397 = flux17 + flux53;
    const double t398 = t396 + 0.2679491924311227 * t397;
    const double t399 = flux26 + flux62;
    const double t400 = flux35 + flux71;
    const double t401 = t399 + 0.2679491924311227 * t400;
    const double t402 = t398 + 0.2679491924311227 * t401;
    const double result2 = 0.02418090838589498 * (t388 + t395 + t402);
    const double t403 = 0.2679491924311227 * t347 + t348;
    const double t404 = 0.2679491924311227 * t350 + t351;
    const double t405 = t403 + 0.2679491924311227 * t404;
    const double t406 = 0.2679491924311227 * t354 + t355;
    const double t407 = 0.2679491924311227 * t357 + t358;
    const double t408 = t406 + 0.2679491924311227 * t407;
    const double result3 = -0.02418090838589498 * (t346 - t405 - t408);
    const double t409 = 0.2679491924311227 * t368 + t369;
    const double t410 = 0.2679491924311227 * t371 + t372;
    const double t411 = t409 + 0.2679491924311227 * t410;
    const double t412 = 0.2679491924311227 * t375 + t376;
    const double t413 = 0.2679491924311227 * t378 + t379;
    const double t414 = t412 + 0.2679491924311227 * t413;
    const double result4 = -0.02418090838589498 * (t367 - t411 - t414);
    const double t415 = 0.2679491924311227 * t389 + t390;
    const double t416 = 0.2679491924311227 * t392 + t393;
    const double t417 = t415 + 0.2679491924311227 * t416;
    const double t418 = 0.2679491924311227 * t396 + t397;
    const double t419 = 0.2679491924311227 * t399 + t400;
    const double t420 = t418 + 0.2679491924311227 * t419;
    const double result5 = -0.02418090838589498 * (t388 - t417 - t420);
    const double t421 = 0.2679491924311227 * t340 + t341;
    const double t422 = 0.2679491924311227 * t343 + t344;
    const double t423 = t421 + 0.2679491924311227 * t422;
    const double t424 = 0.2679491924311227 * t356 + t359;
    const double result6 = -0.02418090838589498 * (t353 - t423 - t424);
    const double t425 = 0.2679491924311227 * t361 + t362;
    const double t426 = 0.2679491924311227 * t364 + t365;
    const double t427 = t425 + 0.2679491924311227 * t426;
    const double t428 = 0.2679491924311227 * t377 + t380;
    const double result7 = -0.02418090838589498 * (t374 - t427 - t428);
    const double t429 = 0.2679491924311227 * t382 + t383;
    const double t430 = 0.2679491924311227 * t385 + t386;
    const double t431 = t429 + 0.2679491924311227 * t430;
    const double t432 = 0.2679491924311227 * t398 + t401;
    const double result8 = -0.02418090838589498 * (t395 - t431 - t432);
    const double t433 = 0.2679491924311227 * t406 + t407;
    const double result9 = -0.02418090838589498 * (t405 + t423 - t433);
    const double t434 = 0.2679491924311227 * t412 + t413;
    const double result10 = -0.02418090838589498 * (t411 + t427 - t434);
    const double t435 = 0.2679491924311227 * t418 + t419;
    const double result11 = -0.02418090838589498 * (t417 + t431 - t435);
    const double t436 = 0.2679491924311227 * t342 + t345;
    const double t437 = 0.2679491924311227 * t349 + t352;
    const double result12 = -0.02418090838589498 * (t360 - t436 - t437);
    const double t438 = 0.2679491924311227 * t363 + t366;
    const double t439 = 0.2679491924311227 * t370 + t373;
    const double result13 = -0.02418090838589498 * (t381 - t438 - t439);
    const double t440 = 0.2679491924311227 * t384 + t387;
    const double t441 = 0.2679491924311227 * t391 + t394;
    const double result14 = -0.02418090838589498 * (t402 - t440 - t441);
    const double t442 = 0.2679491924311227 * t403 + t404;
    const double result15 = -0.02418090838589498 * (t408 + t436 - t442);
    const double t443 = 0.2679491924311227 * t409 + t410;
    const double result16 = -0.02418090838589498 * (t414 + t438 - t443);
    const double t444 = 0.2679491924311227 * t415 + t416;
    const double result17 = -0.02418090838589498 * (t420 + t440 - t444);
    const double t445 = 0.2679491924311227 * t421 + t422;
    const double result18 = -0.02418090838589498 * (t424 + t437 - t445);
    const double t446 = 0.2679491924311227 * t425 + t426;
    const double result19 = -0.02418090838589498 * (t428 + t439 - t446);
    const double t447 = 0.2679491924311227 * t429 + t430;
    const double result20 = -0.02418090838589498 * (t432 + t441 - t447);
    const double result21 = -0.02418090838589498 * (t433 + t442 + t445);
    const double result22 = -0.02418090838589498 * (t434 + t443 + t446);
    const double result23 = -0.02418090838589498 * (t435 + t444 + t447);
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
      atomicAdd(&y[d0], sum0);
      atomicAdd(&y[d0 + 1], sum1);
      atomicAdd(&y[d0 + 2], sum2);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d1], sum3);
      atomicAdd(&y[d1 + 1], sum4);
      atomicAdd(&y[d1 + 2], sum5);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d2], sum6);
      atomicAdd(&y[d2 + 1], sum7);
      atomicAdd(&y[d2 + 2], sum8);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d3], sum9);
      atomicAdd(&y[d3 + 1], sum10);
      atomicAdd(&y[d3 + 2], sum11);
    }
    if (batch_cell < cells_here) {
      atomicAdd(&y[d4], sum12);
      atomicAdd(&y[d4 + 1], sum13);
      atomicAdd(&y[d4 + 2], sum14);
    }
    if (batch_cell < cells_here && !taken0) {
      atomicAdd(&y[d5], sum15);
      atomicAdd(&y[d5 + 1], sum16);
      atomicAdd(&y[d5 + 2], sum17);
    }
    if (batch_cell < cells_here && !taken1) {
      atomicAdd(&y[d6], sum18);
      atomicAdd(&y[d6 + 1], sum19);
      atomicAdd(&y[d6 + 2], sum20);
    }
    if (batch_cell < cells_here && !taken0 && !taken1) {
      atomicAdd(&y[d7], sum21);
      atomicAdd(&y[d7 + 1], sum22);
      atomicAdd(&y[d7 + 2], sum23);
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cuda(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    const double* lmbda,
    const double* mu,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr || lmbda == nullptr || mu == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(offsets) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    elasticity_lame_q1x3_hexahedron_f64_from_points_apply_kernel<<<dim3(num_batches), dim3(64), 0, static_cast<cudaStream_t>(stream)>>>(
        int64_t{0}, num_cells, y, x, offsets, geometry, lmbda, mu);
  }
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      stream);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cuda_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_from_points_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "points",                                  // input
    "full",                                    // output
    80,                                        // geometry_size
    8,                                         // coordinate_nodes
    "merge",                                   // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
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
    1760.0,                                    // flops_per_cell
    760.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
