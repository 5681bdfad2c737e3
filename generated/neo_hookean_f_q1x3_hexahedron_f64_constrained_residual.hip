// neo_hookean_f_q1x3_hexahedron_f64_constrained_residual: residual of form F in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel residual --define cell=hexahedron --set quadrature_degree=3 --set constraints=true
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
//   u       coefficient, Q1^3, 24 dofs
//   load    coefficient, Q1^3, 24 dofs
//   lmbda   constant, 1 values
//   mu      constant, 1 values
//   degree  3 (option), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      5160 flops
//   sum_factorised  4580 flops <- taken
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
//   chosen by            the cost model
//
// Work:
//   1  each of 64 lanes works on one cell at a time
//   2  lanes pass on the sums of faces that they share with a later lane; the rest is added atomically
//
// Costs of a cell:
//   flops       4628
//   bytes       184 (160 read, 24 written)
//   flops/byte  25.2
//   shared      0 bytes a block of 64 threads
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
constexpr int resident = 1;
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

__global__ void __launch_bounds__(64, resident)
neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_kernel(
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
    const double load_0 = load[d0];
    const double load_3 = load[d1];
    const double load_6 = load[d2];
    const double load_9 = load[d3];
    const double load_12 = load[d4];
    const double load_15 = load[d5];
    const double load_18 = load[d6];
    const double load_21 = load[d7];
    const double load_1 = load[d0 + 1];
    const double load_4 = load[d1 + 1];
    const double load_7 = load[d2 + 1];
    const double load_10 = load[d3 + 1];
    const double load_13 = load[d4 + 1];
    const double load_16 = load[d5 + 1];
    const double load_19 = load[d6 + 1];
    const double load_22 = load[d7 + 1];
    const double load_2 = load[d0 + 2];
    const double load_5 = load[d1 + 2];
    const double load_8 = load[d2 + 2];
    const double load_11 = load[d3 + 2];
    const double load_14 = load[d4 + 2];
    const double load_17 = load[d5 + 2];
    const double load_20 = load[d6 + 2];
    const double load_23 = load[d7 + 2];
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
    const double t92 = u_1 - u_4;
    const double t93 = u_7 - u_10;
    const double t94 = t92 + 0.2679491924311227 * t93;
    const double t95 = u_13 - u_16;
    const double t96 = u_19 - u_22;
    const double t97 = t95 + 0.2679491924311227 * t96;
    const double t98 = t94 + 0.2679491924311227 * t97;
    const double t99 = t34 * t64 - t20 * t42;
    const double t100 = u_1 - u_7;
    const double t101 = u_4 - u_10;
    const double t102 = t100 + 0.2679491924311227 * t101;
    const double t103 = u_13 - u_19;
    const double t104 = u_16 - u_22;
    const double t105 = t103 + 0.2679491924311227 * t104;
    const double t106 = t102 + 0.2679491924311227 * t105;
    const double t107 = t6 * t20 - t49 * t64;
    const double t108 = u_1 - u_13;
    const double t109 = u_4 - u_16;
    const double t110 = t108 + 0.2679491924311227 * t109;
    const double t111 = u_7 - u_19;
    const double t112 = u_10 - u_22;
    const double t113 = t111 + 0.2679491924311227 * t112;
    const double t114 = t110 + 0.2679491924311227 * t113;
    const double t115 = t42 * t49 - t6 * t34;
    const double t116 = 1.0 + t68 * (t98 * t99 + t106 * t107 + t114 * t115);
    const double t117 = t56 * t64 - t6 * t27;
    const double t118 = t6 * t13 - t42 * t56;
    const double t119 = t91 * t98 + t106 * t117 + t114 * t118;
    const double t120 = reciprocal(t67 * t67);
    const double t121 = t75 * t99 + t82 * t107 + t89 * t115;
    const double t122 = t35 * t98 + t57 * t106 + t65 * t114;
    const double t123 = reciprocal(t66 * t66 * t66);
    const double t124 = t90 * (1.6076951545867362 * t68 * t91 * t116 - 0.0931068182589886 * t99 * t119 * t120)
        - 1.6076951545867362 * t121 * (t91 * t122 - t35 * t119) * t123;
    const double t125 = t75 * t91 + t82 * t117 + t89 * t118;
    const double t126 = u_2 - u_5;
    const double t127 = u_8 - u_11;
    const double t128 = t126 + 0.2679491924311227 * t127;
    const double t129 = u_14 - u_17;
    const double t130 = u_20 - u_23;
    const double t131 = t129 + 0.2679491924311227 * t130;
    const double t132 = t128 + 0.2679491924311227 * t131;
    const double t133 = u_2 - u_8;
    const double t134 = u_5 - u_11;
    const double t135 = t133 + 0.2679491924311227 * t134;
    const double t136 = u_14 - u_20;
    const double t137 = u_17 - u_23;
    const double t138 = t136 + 0.2679491924311227 * t137;
    const double t139 = t135 + 0.2679491924311227 * t138;
    const double t140 = u_2 - u_14;
    const double t141 = u_5 - u_17;
    const double t142 = t140 + 0.2679491924311227 * t141;
    const double t143 = u_8 - u_20;
    const double t144 = u_11 - u_23;
    const double t145 = t143 + 0.2679491924311227 * t144;
    const double t146 = t142 + 0.2679491924311227 * t145;
    const double t147 = 1.0 + t68 * (t91 * t132 + t117 * t139 + t118 * t146);
    const double t148 = t99 * t132 + t107 * t139 + t115 * t146;
    const double t149 = t116 * t147 - 0.05791322937893785 * t119 * t120 * t148;
    const double t150 = t35 * t132 + t57 * t139 + t65 * t146;
    const double t151 = t68 * t122 * t147 - 0.05791322937893785 * t119 * t120 * t150;
    const double t152 = 0.05791322937893785 * t120 * t122 * t148 - t68 * t116 * t150;
    const double t153 = (t90 * t149 - t68 * t121 * t151) + t68 * t125 * t152;
    const double t154 = (t124 + t68 * t125 * (0.0931068182589886 * t99 * t120 * t122 - 1.6076951545867362 *
        t35 * t68 * t116)) / t153;
    const double t155 = std::log(t153);
    const double t156 = (mu[0] * t154 - mu[0] * (0.0931068182589886 * t120 * (t35 * t150 + t99 * t148) +
        1.6076951545867362 * t68 * t91 * t147)) - lmbda[0] * t154 * t155;
    const double flux0 = t67 * t156;
    const double t157 = t90 * (1.6076951545867362 * t68 * t116 * t117 - 0.0931068182589886 * t107 * t119 *
        t120) - 1.6076951545867362 * t121 * t123 * (t117 * t122 - t57 * t119);
    const double t158 = (t157 + t68 * t125 * (0.0931068182589886 * t107 * t120 * t122 - 1.6076951545867362 *
        t57 * t68 * t116)) / t153;
    const double t159 = (mu[0] * t158 - mu[0] * (0.0931068182589886 * t120 * (t57 * t150 + t107 * t148) +
        1.6076951545867362 * t68 * t117 * t147)) - lmbda[0] * t155 * t158;
    const double flux1 = t67 * t159;
    const double t160 = t90 * (1.6076951545867362 * t68 * t116 * t118 - 0.0931068182589886 * t115 * t119 *
        t120) - 1.6076951545867362 * t121 * t123 * (t118 * t122 - t65 * t119);
    const double t161 = (t160 + t68 * t125 * (0.0931068182589886 * t115 * t120 * t122 - 1.6076951545867362 *
        t65 * t68 * t116)) / t153;
    const double t162 = (mu[0] * t161 - mu[0] * (0.0931068182589886 * t120 * (t65 * t150 + t115 * t148) +
        1.6076951545867362 * t68 * t118 * t147)) - lmbda[0] * t155 * t161;
    const double flux2 = t67 * t162;
    const double t163 = t90 * (1.6076951545867362 * t68 * t99 * t147 - 0.0931068182589886 * t91 * t120 * t148)
        - t68 * t121 * (1.6076951545867362 * t35 * t68 * t147 - 0.0931068182589886 * t91 * t120 * t150);
    const double t164 = (t163 + 1.6076951545867362 * t123 * t125 * (t35 * t148 - t99 * t150)) / t153;
    const double t165 = (mu[0] * t164 - mu[0] * (0.0931068182589886 * t120 * (t35 * t122 + t91 * t119) +
        1.6076951545867362 * t68 * t99 * t116)) - lmbda[0] * t155 * t164;
    const double flux3 = t67 * t165;
    const double t166 = t90 * (1.6076951545867362 * t68 * t107 * t147 - 0.0931068182589886 * t117 * t120 *
        t148) - t68 * t121 * (1.6076951545867362 * t57 * t68 * t147 - 0.0931068182589886 * t117 * t120 *
        t150);
    const double t167 = (t166 + 1.6076951545867362 * t123 * t125 * (t57 * t148 - t107 * t150)) / t153;
    const double t168 = (mu[0] * t167 - mu[0] * (0.0931068182589886 * t120 * (t57 * t122 + t117 * t119) +
        1.6076951545867362 * t68 * t107 * t116)) - lmbda[0] * t155 * t167;
    const double flux4 = t67 * t168;
    const double t169 = t90 * (1.6076951545867362 * t68 * t115 * t147 - 0.0931068182589886 * t118 * t120 *
        t148) - t68 * t121 * (1.6076951545867362 * t65 * t68 * t147 - 0.0931068182589886 * t118 * t120 *
        t150);
    const double t170 = (t169 + 1.6076951545867362 * t123 * t125 * (t65 * t148 - t115 * t150)) / t153;
    const double t171 = (mu[0] * t170 - mu[0] * (0.0931068182589886 * t120 * (t65 * t122 + t118 * t119) +
        1.6076951545867362 * t68 * t115 * t116)) - lmbda[0] * t155 * t170;
    const double flux5 = t67 * t171;
    const double t172 = ((t35 * t149 - t99 * t151) + t91 * t152) / t153;
    const double t173 = (mu[0] * (1.6076951545867362 * t35 * t68 * t90 + 0.0931068182589886 * t120 * (t99 *
        t121 + t91 * t125)) - 1.6076951545867362 * mu[0] * t68 * t172) + 1.6076951545867362 * lmbda[0] * t68 *
        t155 * t172;
    const double flux6 = t67 * t173;
    const double t174 = ((t57 * t149 - t107 * t151) + t117 * t152) / t153;
    const double t175 = (mu[0] * (1.6076951545867362 * t57 * t68 * t90 + 0.0931068182589886 * t120 * (t107 *
        t121 + t117 * t125)) - 1.6076951545867362 * mu[0] * t68 * t174) + 1.6076951545867362 * lmbda[0] * t68
        * t155 * t174;
    const double flux7 = t67 * t175;
    const double t176 = ((t65 * t149 - t115 * t151) + t118 * t152) / t153;
    const double t177 = (mu[0] * (1.6076951545867362 * t65 * t68 * t90 + 0.0931068182589886 * t120 * (t115 *
        t121 + t118 * t125)) - 1.6076951545867362 * mu[0] * t68 * t176) + 1.6076951545867362 * lmbda[0] * t68
        * t155 * t176;
    const double flux8 = t67 * t177;
    const double t178 = load_0 + 0.2679491924311227 * load_3;
    const double t179 = load_6 + 0.2679491924311227 * load_9;
    const double t180 = t178 + 0.2679491924311227 * t179;
    const double t181 = load_12 + 0.2679491924311227 * load_15;
    const double t182 = load_18 + 0.2679491924311227 * load_21;
    const double t183 = t181 + 0.2679491924311227 * t182;
    const double flux9 = t67 * (t180 + 0.2679491924311227 * t183);
    const double t184 = load_1 + 0.2679491924311227 * load_4;
    const double t185 = load_7 + 0.2679491924311227 * load_10;
    const double t186 = t184 + 0.2679491924311227 * t185;
    const double t187 = load_13 + 0.2679491924311227 * load_16;
    const double t188 = load_19 + 0.2679491924311227 * load_22;
    const double t189 = t187 + 0.2679491924311227 * t188;
    const double flux10 = t67 * (t186 + 0.2679491924311227 * t189);
    const double t190 = load_2 + 0.2679491924311227 * load_5;
    const double t191 = load_8 + 0.2679491924311227 * load_11;
    const double t192 = t190 + 0.2679491924311227 * t191;
    const double t193 = load_14 + 0.2679491924311227 * load_17;
    const double t194 = load_20 + 0.2679491924311227 * load_23;
    const double t195 = t193 + 0.2679491924311227 * t194;
    const double flux11 = t67 * (t192 + 0.2679491924311227 * t195);
    const double t196 = 0.2679491924311227 * t7 + t8;
    const double t197 = 0.2679491924311227 * t10 + t11;
    const double t198 = t196 + 0.2679491924311227 * t197;
    const double t199 = 0.2679491924311227 * t14 + t15;
    const double t200 = 0.2679491924311227 * t17 + t18;
    const double t201 = t199 + 0.2679491924311227 * t200;
    const double t202 = 0.2679491924311227 * t21 + t22;
    const double t203 = 0.2679491924311227 * t24 + t25;
    const double t204 = t202 + 0.2679491924311227 * t203;
    const double t205 = 0.2679491924311227 * t28 + t29;
    const double t206 = 0.2679491924311227 * t31 + t32;
    const double t207 = t205 + 0.2679491924311227 * t206;
    const double t208 = t198 * t201 - t204 * t207;
    const double t209 = 0.2679491924311227 * t36 + t37;
    const double t210 = 0.2679491924311227 * t39 + t40;
    const double t211 = t209 + 0.2679491924311227 * t210;
    const double t212 = t49 * t204 - t56 * t201;
    const double t213 = 0.2679491924311227 * t58 + t59;
    const double t214 = 0.2679491924311227 * t61 + t62;
    const double t215 = t213 + 0.2679491924311227 * t214;
    const double t216 = t56 * t207 - t49 * t198;
    const double t217 = t6 * t208 + t211 * t212 + t215 * t216;
    const double t218 = std::fabs(-0.2406516764515424 * t217);
    const double t219 = reciprocal(t217);
    const double t220 = 0.2679491924311227 * t76 + t77;
    const double t221 = 0.2679491924311227 * t79 + t80;
    const double t222 = t220 + 0.2679491924311227 * t221;
    const double t223 = 0.2679491924311227 * t83 + t84;
    const double t224 = 0.2679491924311227 * t86 + t87;
    const double t225 = t223 + 0.2679491924311227 * t224;
    const double t226 = 1.0 + t219 * (t75 * t208 + t212 * t222 + t216 * t225);
    const double t227 = t204 * t211 - t198 * t215;
    const double t228 = t207 * t215 - t201 * t211;
    const double t229 = 0.2679491924311227 * t100 + t101;
    const double t230 = 0.2679491924311227 * t103 + t104;
    const double t231 = t229 + 0.2679491924311227 * t230;
    const double t232 = t6 * t201 - t49 * t215;
    const double t233 = 0.2679491924311227 * t108 + t109;
    const double t234 = 0.2679491924311227 * t111 + t112;
    const double t235 = t233 + 0.2679491924311227 * t234;
    const double t236 = t49 * t211 - t6 * t207;
    const double t237 = 1.0 + t219 * (t98 * t228 + t231 * t232 + t235 * t236);
    const double t238 = t56 * t215 - t6 * t204;
    const double t239 = t6 * t198 - t56 * t211;
    const double t240 = t98 * t227 + t231 * t238 + t235 * t239;
    const double t241 = reciprocal(t218 * t218);
    const double t242 = t75 * t228 + t222 * t232 + t225 * t236;
    const double t243 = t98 * t208 + t212 * t231 + t216 * t235;
    const double t244 = reciprocal(t217 * t217 * t217);
    const double t245 = t226 * (1.6076951545867362 * t219 * t227 * t237 - 0.0931068182589886 * t228 * t240 *
        t241) - 1.6076951545867362 * t242 * (t227 * t243 - t208 * t240) * t244;
    const double t246 = t75 * t227 + t222 * t238 + t225 * t239;
    const double t247 = 0.2679491924311227 * t133 + t134;
    const double t248 = 0.2679491924311227 * t136 + t137;
    const double t249 = t247 + 0.2679491924311227 * t248;
    const double t250 = 0.2679491924311227 * t140 + t141;
    const double t251 = 0.2679491924311227 * t143 + t144;
    const double t252 = t250 + 0.2679491924311227 * t251;
    const double t253 = 1.0 + t219 * (t132 * t227 + t238 * t249 + t239 * t252);
    const double t254 = t132 * t228 + t232 * t249 + t236 * t252;
    const double t255 = t237 * t253 - 0.05791322937893785 * t240 * t241 * t254;
    const double t256 = t132 * t208 + t212 * t249 + t216 * t252;
    const double t257 = t219 * t243 * t253 - 0.05791322937893785 * t240 * t241 * t256;
    const double t258 = 0.05791322937893785 * t241 * t243 * t254 - t219 * t237 * t256;
    const double t259 = (t226 * t255 - t219 * t242 * t257) + t219 * t246 * t258;
    const double t260 = (t245 + t219 * t246 * (0.0931068182589886 * t228 * t241 * t243 - 1.6076951545867362 *
        t208 * t219 * t237)) / t259;
    const double t261 = std::log(t259);
    const double t262 = (mu[0] * t260 - mu[0] * (0.0931068182589886 * t241 * (t208 * t256 + t228 * t254) +
        1.6076951545867362 * t219 * t227 * t253)) - lmbda[0] * t260 * t261;
    const double flux12 = t218 * t262;
    const double t263 = t226 * (1.6076951545867362 * t219 * t237 * t238 - 0.0931068182589886 * t232 * t240 *
        t241) - 1.6076951545867362 * t242 * t244 * (t238 * t243 - t212 * t240);
    const double t264 = (t263 + t219 * t246 * (0.0931068182589886 * t232 * t241 * t243 - 1.6076951545867362 *
        t212 * t219 * t237)) / t259;
    const double t265 = (mu[0] * t264 - mu[0] * (0.0931068182589886 * t241 * (t212 * t256 + t232 * t254) +
        1.6076951545867362 * t219 * t238 * t253)) - lmbda[0] * t261 * t264;
    const double flux13 = t218 * t265;
    const double t266 = t226 * (1.6076951545867362 * t219 * t237 * t239 - 0.0931068182589886 * t236 * t240 *
        t241) - 1.6076951545867362 * t242 * t244 * (t239 * t243 - t216 * t240);
    const double t267 = (t266 + t219 * t246 * (0.0931068182589886 * t236 * t241 * t243 - 1.6076951545867362 *
        t216 * t219 * t237)) / t259;
    const double t268 = (mu[0] * t267 - mu[0] * (0.0931068182589886 * t241 * (t216 * t256 + t236 * t254) +
        1.6076951545867362 * t219 * t239 * t253)) - lmbda[0] * t261 * t267;
    const double flux14 = t218 * t268;
    const double t269 = t226 * (1.6076951545867362 * t219 * t228 * t253 - 0.0931068182589886 * t227 * t241 *
        t254) - t219 * t242 * (1.6076951545867362 * t208 * t219 * t253 - 0.0931068182589886 * t227 * t241 *
        t256);
    const double t270 = (t269 + 1.6076951545867362 * t244 * t246 * (t208 * t254 - t228 * t256)) / t259;
    const double t271 = (mu[0] * t270 - mu[0] * (0.0931068182589886 * t241 * (t208 * t243 + t227 * t240) +
        1.6076951545867362 * t219 * t228 * t237)) - lmbda[0] * t261 * t270;
    const double flux15 = t218 * t271;
    const double t272 = t226 * (1.6076951545867362 * t219 * t232 * t253 - 0.0931068182589886 * t238 * t241 *
        t254) - t219 * t242 * (1.6076951545867362 * t212 * t219 * t253 - 0.0931068182589886 * t238 * t241 *
        t256);
    const double t273 = (t272 + 1.6076951545867362 * t244 * t246 * (t212 * t254 - t232 * t256)) / t259;
    const double t274 = (mu[0] * t273 - mu[0] * (0.0931068182589886 * t241 * (t212 * t243 + t238 * t240) +
        1.6076951545867362 * t219 * t232 * t237)) - lmbda[0] * t261 * t273;
    const double flux16 = t218 * t274;
    const double t275 = t226 * (1.6076951545867362 * t219 * t236 * t253 - 0.0931068182589886 * t239 * t241 *
        t254) - t219 * t242 * (1.6076951545867362 * t216 * t219 * t253 - 0.0931068182589886 * t239 * t241 *
        t256);
    const double t276 = (t275 + 1.6076951545867362 * t244 * t246 * (t216 * t254 - t236 * t256)) / t259;
    const double t277 = (mu[0] * t276 - mu[0] * (0.0931068182589886 * t241 * (t216 * t243 + t239 * t240) +
        1.6076951545867362 * t219 * t236 * t237)) - lmbda[0] * t261 * t276;
    const double flux17 = t218 * t277;
    const double t278 = ((t208 * t255 - t228 * t257) + t227 * t258) / t259;
    const double t279 = (mu[0] * (1.6076951545867362 * t208 * t219 * t226 + 0.0931068182589886 * t241 * (t228
        * t242 + t227 * t246)) - 1.6076951545867362 * mu[0] * t219 * t278) + 1.6076951545867362 * lmbda[0] *
        t219 * t261 * t278;
    const double flux18 = t218 * t279;
    const double t280 = ((t212 * t255 - t232 * t257) + t238 * t258) / t259;
    const double t281 = (mu[0] * (1.6076951545867362 * t212 * t219 * t226 + 0.0931068182589886 * t241 * (t232
        * t242 + t238 * t246)) - 1.6076951545867362 * mu[0] * t219 * t280) + 1.6076951545867362 * lmbda[0] *
        t219 * t261 * t280;
    const double flux19 = t218 * t281;
    const double t282 = ((t216 * t255 - t236 * t257) + t239 * t258) / t259;
    const double t283 = (mu[0] * (1.6076951545867362 * t216 * t219 * t226 + 0.0931068182589886 * t241 * (t236
        * t242 + t239 * t246)) - 1.6076951545867362 * mu[0] * t219 * t282) + 1.6076951545867362 * lmbda[0] *
        t219 * t261 * t282;
    const double flux20 = t218 * t283;
    const double t284 = 0.2679491924311227 * load_0 + load_3;
    const double t285 = 0.2679491924311227 * load_6 + load_9;
    const double t286 = t284 + 0.2679491924311227 * t285;
    const double t287 = 0.2679491924311227 * load_12 + load_15;
    const double t288 = 0.2679491924311227 * load_18 + load_21;
    const double t289 = t287 + 0.2679491924311227 * t288;
    const double flux21 = t218 * (t286 + 0.2679491924311227 * t289);
    const double t290 = 0.2679491924311227 * load_1 + load_4;
    const double t291 = 0.2679491924311227 * load_7 + load_10;
    const double t292 = t290 + 0.2679491924311227 * t291;
    const double t293 = 0.2679491924311227 * load_13 + load_16;
    const double t294 = 0.2679491924311227 * load_19 + load_22;
    const double t295 = t293 + 0.2679491924311227 * t294;
    const double flux22 = t218 * (t292 + 0.2679491924311227 * t295);
    const double t296 = 0.2679491924311227 * load_2 + load_5;
    const double t297 = 0.2679491924311227 * load_8 + load_11;
    const double t298 = t296 + 0.2679491924311227 * t297;
    const double t299 = 0.2679491924311227 * load_14 + load_17;
    const double t300 = 0.2679491924311227 * load_20 + load_23;
    const double t301 = t299 + 0.2679491924311227 * t300;
    const double flux23 = t218 * (t298 + 0.2679491924311227 * t301);
    const double t302 = 0.2679491924311227 * t0 + t1;
    const double t303 = 0.2679491924311227 * t3 + t4;
    const double t304 = t302 + 0.2679491924311227 * t303;
    const double t305 = 0.2679491924311227 * t16 + t19;
    const double t306 = 0.2679491924311227 * t23 + t26;
    const double t307 = t13 * t305 - t34 * t306;
    const double t308 = 0.2679491924311227 * t43 + t44;
    const double t309 = 0.2679491924311227 * t46 + t47;
    const double t310 = t308 + 0.2679491924311227 * t309;
    const double t311 = 0.2679491924311227 * t50 + t51;
    const double t312 = 0.2679491924311227 * t53 + t54;
    const double t313 = t311 + 0.2679491924311227 * t312;
    const double t314 = t306 * t310 - t305 * t313;
    const double t315 = 0.2679491924311227 * t60 + t63;
    const double t316 = t34 * t313 - t13 * t310;
    const double t317 = t304 * t307 + t42 * t314 + t315 * t316;
    const double t318 = std::fabs(-0.2406516764515424 * t317);
    const double t319 = reciprocal(t317);
    const double t320 = 0.2679491924311227 * t69 + t70;
    const double t321 = 0.2679491924311227 * t72 + t73;
    const double t322 = t320 + 0.2679491924311227 * t321;
    const double t323 = 0.2679491924311227 * t85 + t88;
    const double t324 = 1.0 + t319 * (t307 * t322 + t82 * t314 + t316 * t323);
    const double t325 = t42 * t306 - t13 * t315;
    const double t326 = 0.2679491924311227 * t92 + t93;
    const double t327 = 0.2679491924311227 * t95 + t96;
    const double t328 = t326 + 0.2679491924311227 * t327;
    const double t329 = t34 * t315 - t42 * t305;
    const double t330 = t304 * t305 - t310 * t315;
    const double t331 = 0.2679491924311227 * t110 + t113;
    const double t332 = t42 * t310 - t34 * t304;
    const double t333 = 1.0 + t319 * (t328 * t329 + t106 * t330 + t331 * t332);
    const double t334 = t313 * t315 - t304 * t306;
    const double t335 = t13 * t304 - t42 * t313;
    const double t336 = t325 * t328 + t106 * t334 + t331 * t335;
    const double t337 = reciprocal(t318 * t318);
    const double t338 = t322 * t329 + t82 * t330 + t323 * t332;
    const double t339 = t307 * t328 + t106 * t314 + t316 * t331;
    const double t340 = reciprocal(t317 * t317 * t317);
    const double t341 = t324 * (1.6076951545867362 * t319 * t325 * t333 - 0.0931068182589886 * t329 * t336 *
        t337) - 1.6076951545867362 * t338 * (t325 * t339 - t307 * t336) * t340;
    const double t342 = t322 * t325 + t82 * t334 + t323 * t335;
    const double t343 = 0.2679491924311227 * t126 + t127;
    const double t344 = 0.2679491924311227 * t129 + t130;
    const double t345 = t343 + 0.2679491924311227 * t344;
    const double t346 = 0.2679491924311227 * t142 + t145;
    const double t347 = 1.0 + t319 * (t325 * t345 + t139 * t334 + t335 * t346);
    const double t348 = t329 * t345 + t139 * t330 + t332 * t346;
    const double t349 = t333 * t347 - 0.05791322937893785 * t336 * t337 * t348;
    const double t350 = t307 * t345 + t139 * t314 + t316 * t346;
    const double t351 = t319 * t339 * t347 - 0.05791322937893785 * t336 * t337 * t350;
    const double t352 = 0.05791322937893785 * t337 * t339 * t348 - t319 * t333 * t350;
    const double t353 = (t324 * t349 - t319 * t338 * t351) + t319 * t342 * t352;
    const double t354 = (t341 + t319 * t342 * (0.0931068182589886 * t329 * t337 * t339 - 1.6076951545867362 *
        t307 * t319 * t333)) / t353;
    const double t355 = std::log(t353);
    const double t356 = (mu[0] * t354 - mu[0] * (0.0931068182589886 * t337 * (t307 * t350 + t329 * t348) +
        1.6076951545867362 * t319 * t325 * t347)) - lmbda[0] * t354 * t355;
    const double flux24 = t318 * t356;
    const double t357 = t324 * (1.6076951545867362 * t319 * t333 * t334 - 0.0931068182589886 * t330 * t336 *
        t337) - 1.6076951545867362 * t338 * t340 * (t334 * t339 - t314 * t336);
    const double t358 = (t357 + t319 * t342 * (0.0931068182589886 * t330 * t337 * t339 - 1.6076951545867362 *
        t314 * t319 * t333)) / t353;
    const double t359 = (mu[0] * t358 - mu[0] * (0.0931068182589886 * t337 * (t314 * t350 + t330 * t348) +
        1.6076951545867362 * t319 * t334 * t347)) - lmbda[0] * t355 * t358;
    const double flux25 = t318 * t359;
    const double t360 = t324 * (1.6076951545867362 * t319 * t333 * t335 - 0.0931068182589886 * t332 * t336 *
        t337) - 1.6076951545867362 * t338 * t340 * (t335 * t339 - t316 * t336);
    const double t361 = (t360 + t319 * t342 * (0.0931068182589886 * t332 * t337 * t339 - 1.6076951545867362 *
        t316 * t319 * t333)) / t353;
    const double t362 = (mu[0] * t361 - mu[0] * (0.0931068182589886 * t337 * (t316 * t350 + t332 * t348) +
        1.6076951545867362 * t319 * t335 * t347)) - lmbda[0] * t355 * t361;
    const double flux26 = t318 * t362;
    const double t363 = t324 * (1.6076951545867362 * t319 * t329 * t347 - 0.0931068182589886 * t325 * t337 *
        t348) - t319 * t338 * (1.6076951545867362 * t307 * t319 * t347 - 0.0931068182589886 * t325 * t337 *
        t350);
    const double t364 = (t363 + 1.6076951545867362 * t340 * t342 * (t307 * t348 - t329 * t350)) / t353;
    const double t365 = (mu[0] * t364 - mu[0] * (0.0931068182589886 * t337 * (t307 * t339 + t325 * t336) +
        1.6076951545867362 * t319 * t329 * t333)) - lmbda[0] * t355 * t364;
    const double flux27 = t318 * t365;
    const double t366 = t324 * (1.6076951545867362 * t319 * t330 * t347 - 0.0931068182589886 * t334 * t337 *
        t348) - t319 * t338 * (1.6076951545867362 * t314 * t319 * t347 - 0.0931068182589886 * t334 * t337 *
        t350);
    const double t367 = (t366 + 1.6076951545867362 * t340 * t342 * (t314 * t348 - t330 * t350)) / t353;
    const double t368 = (mu[0] * t367 - mu[0] * (0.0931068182589886 * t337 * (t314 * t339 + t334 * t336) +
        1.6076951545867362 * t319 * t330 * t333)) - lmbda[0] * t355 * t367;
    const double flux28 = t318 * t368;
    const double t369 = t324 * (1.6076951545867362 * t319 * t332 * t347 - 0.0931068182589886 * t335 * t337 *
        t348) - t319 * t338 * (1.6076951545867362 * t316 * t319 * t347 - 0.0931068182589886 * t335 * t337 *
        t350);
    const double t370 = (t369 + 1.6076951545867362 * t340 * t342 * (t316 * t348 - t332 * t350)) / t353;
    const double t371 = (mu[0] * t370 - mu[0] * (0.0931068182589886 * t337 * (t316 * t339 + t335 * t336) +
        1.6076951545867362 * t319 * t332 * t333)) - lmbda[0] * t355 * t370;
    const double flux29 = t318 * t371;
    const double t372 = ((t307 * t349 - t329 * t351) + t325 * t352) / t353;
    const double t373 = (mu[0] * (1.6076951545867362 * t307 * t319 * t324 + 0.0931068182589886 * t337 * (t329
        * t338 + t325 * t342)) - 1.6076951545867362 * mu[0] * t319 * t372) + 1.6076951545867362 * lmbda[0] *
        t319 * t355 * t372;
    const double flux30 = t318 * t373;
    const double t374 = ((t314 * t349 - t330 * t351) + t334 * t352) / t353;
    const double t375 = (mu[0] * (1.6076951545867362 * t314 * t319 * t324 + 0.0931068182589886 * t337 * (t330
        * t338 + t334 * t342)) - 1.6076951545867362 * mu[0] * t319 * t374) + 1.6076951545867362 * lmbda[0] *
        t319 * t355 * t374;
    const double flux31 = t318 * t375;
    const double t376 = ((t316 * t349 - t332 * t351) + t335 * t352) / t353;
    const double t377 = (mu[0] * (1.6076951545867362 * t316 * t319 * t324 + 0.0931068182589886 * t337 * (t332
        * t338 + t335 * t342)) - 1.6076951545867362 * mu[0] * t319 * t376) + 1.6076951545867362 * lmbda[0] *
        t319 * t355 * t376;
    const double flux32 = t318 * t377;
    const double t378 = 0.2679491924311227 * t178 + t179;
    const double t379 = 0.2679491924311227 * t181 + t182;
    const double flux33 = t318 * (t378 + 0.2679491924311227 * t379);
    const double t380 = 0.2679491924311227 * t184 + t185;
    const double t381 = 0.2679491924311227 * t187 + t188;
    const double flux34 = t318 * (t380 + 0.2679491924311227 * t381);
    const double t382 = 0.2679491924311227 * t190 + t191;
    const double t383 = 0.2679491924311227 * t193 + t194;
    const double flux35 = t318 * (t382 + 0.2679491924311227 * t383);
    const double t384 = 0.2679491924311227 * t199 + t200;
    const double t385 = 0.2679491924311227 * t202 + t203;
    const double t386 = t198 * t384 - t207 * t385;
    const double t387 = t310 * t385 - t313 * t384;
    const double t388 = 0.2679491924311227 * t213 + t214;
    const double t389 = t207 * t313 - t198 * t310;
    const double t390 = t304 * t386 + t211 * t387 + t388 * t389;
    const double t391 = std::fabs(-0.2406516764515424 * t390);
    const double t392 = reciprocal(t390);
    const double t393 = 0.2679491924311227 * t223 + t224;
    const double t394 = 1.0 + t392 * (t322 * t386 + t222 * t387 + t389 * t393);
    const double t395 = t211 * t385 - t198 * t388;
    const double t396 = t207 * t388 - t211 * t384;
    const double t397 = t304 * t384 - t310 * t388;
    const double t398 = 0.2679491924311227 * t233 + t234;
    const double t399 = t211 * t310 - t207 * t304;
    const double t400 = 1.0 + t392 * (t328 * t396 + t231 * t397 + t398 * t399);
    const double t401 = t313 * t388 - t304 * t385;
    const double t402 = t198 * t304 - t211 * t313;
    const double t403 = t328 * t395 + t231 * t401 + t398 * t402;
    const double t404 = reciprocal(t391 * t391);
    const double t405 = t322 * t396 + t222 * t397 + t393 * t399;
    const double t406 = t328 * t386 + t231 * t387 + t389 * t398;
    const double t407 = reciprocal(t390 * t390 * t390);
    const double t408 = t394 * (1.6076951545867362 * t392 * t395 * t400 - 0.0931068182589886 * t396 * t403 *
        t404) - 1.6076951545867362 * t405 * (t395 * t406 - t386 * t403) * t407;
    const double t409 = t322 * t395 + t222 * t401 + t393 * t402;
    const double t410 = 0.2679491924311227 * t250 + t251;
    const double t411 = 1.0 + t392 * (t345 * t395 + t249 * t401 + t402 * t410);
    const double t412 = t345 * t396 + t249 * t397 + t399 * t410;
    const double t413 = t400 * t411 - 0.05791322937893785 * t403 * t404 * t412;
    const double t414 = t345 * t386 + t249 * t387 + t389 * t410;
    const double t415 = t392 * t406 * t411 - 0.05791322937893785 * t403 * t404 * t414;
    const double t416 = 0.05791322937893785 * t404 * t406 * t412 - t392 * t400 * t414;
    const double t417 = (t394 * t413 - t392 * t405 * t415) + t392 * t409 * t416;
    const double t418 = (t408 + t392 * t409 * (0.0931068182589886 * t396 * t404 * t406 - 1.6076951545867362 *
        t386 * t392 * t400)) / t417;
    const double t419 = std::log(t417);
    const double t420 = (mu[0] * t418 - mu[0] * (0.0931068182589886 * t404 * (t386 * t414 + t396 * t412) +
        1.6076951545867362 * t392 * t395 * t411)) - lmbda[0] * t418 * t419;
    const double flux36 = t391 * t420;
    const double t421 = t394 * (1.6076951545867362 * t392 * t400 * t401 - 0.0931068182589886 * t397 * t403 *
        t404) - 1.6076951545867362 * t405 * t407 * (t401 * t406 - t387 * t403);
    const double t422 = (t421 + t392 * t409 * (0.0931068182589886 * t397 * t404 * t406 - 1.6076951545867362 *
        t387 * t392 * t400)) / t417;
    const double t423 = (mu[0] * t422 - mu[0] * (0.0931068182589886 * t404 * (t387 * t414 + t397 * t412) +
        1.6076951545867362 * t392 * t401 * t411)) - lmbda[0] * t419 * t422;
    const double flux37 = t391 * t423;
    const double t424 = t394 * (1.6076951545867362 * t392 * t400 * t402 - 0.0931068182589886 * t399 * t403 *
        t404) - 1.6076951545867362 * t405 * t407 * (t402 * t406 - t389 * t403);
    const double t425 = (t424 + t392 * t409 * (0.0931068182589886 * t399 * t404 * t406 - 1.6076951545867362 *
        t389 * t392 * t400)) / t417;
    const double t426 = (mu[0] * t425 - mu[0] * (0.0931068182589886 * t404 * (t389 * t414 + t399 * t412) +
        1.6076951545867362 * t392 * t402 * t411)) - lmbda[0] * t419 * t425;
    const double flux38 = t391 * t426;
    const double t427 = t394 * (1.6076951545867362 * t392 * t396 * t411 - 0.0931068182589886 * t395 * t404 *
        t412) - t392 * t405 * (1.6076951545867362 * t386 * t392 * t411 - 0.0931068182589886 * t395 * t404 *
        t414);
    const double t428 = (t427 + 1.6076951545867362 * t407 * t409 * (t386 * t412 - t396 * t414)) / t417;
    const double t429 = (mu[0] * t428 - mu[0] * (0.0931068182589886 * t404 * (t386 * t406 + t395 * t403) +
        1.6076951545867362 * t392 * t396 * t400)) - lmbda[0] * t419 * t428;
    const double flux39 = t391 * t429;
    const double t430 = t394 * (1.6076951545867362 * t392 * t397 * t411 - 0.0931068182589886 * t401 * t404 *
        t412) - t392 * t405 * (1.6076951545867362 * t387 * t392 * t411 - 0.0931068182589886 * t401 * t404 *
        t414);
    const double t431 = (t430 + 1.6076951545867362 * t407 * t409 * (t387 * t412 - t397 * t414)) / t417;
    const double t432 = (mu[0] * t431 - mu[0] * (0.0931068182589886 * t404 * (t387 * t406 + t401 * t403) +
        1.6076951545867362 * t392 * t397 * t400)) - lmbda[0] * t419 * t431;
    const double flux40 = t391 * t432;
    const double t433 = t394 * (1.6076951545867362 * t392 * t399 * t411 - 0.0931068182589886 * t402 * t404 *
        t412) - t392 * t405 * (1.6076951545867362 * t389 * t392 * t411 - 0.0931068182589886 * t402 * t404 *
        t414);
    const double t434 = (t433 + 1.6076951545867362 * t407 * t409 * (t389 * t412 - t399 * t414)) / t417;
    const double t435 = (mu[0] * t434 - mu[0] * (0.0931068182589886 * t404 * (t389 * t406 + t402 * t403) +
        1.6076951545867362 * t392 * t399 * t400)) - lmbda[0] * t419 * t434;
    const double flux41 = t391 * t435;
    const double t436 = ((t386 * t413 - t396 * t415) + t395 * t416) / t417;
    const double t437 = (mu[0] * (1.6076951545867362 * t386 * t392 * t394 + 0.0931068182589886 * t404 * (t396
        * t405 + t395 * t409)) - 1.6076951545867362 * mu[0] * t392 * t436) + 1.6076951545867362 * lmbda[0] *
        t392 * t419 * t436;
    const double flux42 = t391 * t437;
    const double t438 = ((t387 * t413 - t397 * t415) + t401 * t416) / t417;
    const double t439 = (mu[0] * (1.6076951545867362 * t387 * t392 * t394 + 0.0931068182589886 * t404 * (t397
        * t405 + t401 * t409)) - 1.6076951545867362 * mu[0] * t392 * t438) + 1.6076951545867362 * lmbda[0] *
        t392 * t419 * t438;
    const double flux43 = t391 * t439;
    const double t440 = ((t389 * t413 - t399 * t415) + t402 * t416) / t417;
    const double t441 = (mu[0] * (1.6076951545867362 * t389 * t392 * t394 + 0.0931068182589886 * t404 * (t399
        * t405 + t402 * t409)) - 1.6076951545867362 * mu[0] * t392 * t440) + 1.6076951545867362 * lmbda[0] *
        t392 * t419 * t440;
    const double flux44 = t391 * t441;
    const double t442 = 0.2679491924311227 * t284 + t285;
    const double t443 = 0.2679491924311227 * t287 + t288;
    const double flux45 = t391 * (t442 + 0.2679491924311227 * t443);
    const double t444 = 0.2679491924311227 * t290 + t291;
    const double t445 = 0.2679491924311227 * t293 + t294;
    const double flux46 = t391 * (t444 + 0.2679491924311227 * t445);
    const double t446 = 0.2679491924311227 * t296 + t297;
    const double t447 = 0.2679491924311227 * t299 + t300;
    const double flux47 = t391 * (t446 + 0.2679491924311227 * t447);
    const double t448 = 0.2679491924311227 * t2 + t5;
    const double t449 = 0.2679491924311227 * t9 + t12;
    const double t450 = 0.2679491924311227 * t30 + t33;
    const double t451 = t20 * t449 - t27 * t450;
    const double t452 = 0.2679491924311227 * t38 + t41;
    const double t453 = 0.2679491924311227 * t45 + t48;
    const double t454 = 0.2679491924311227 * t52 + t55;
    const double t455 = t27 * t453 - t20 * t454;
    const double t456 = t450 * t454 - t449 * t453;
    const double t457 = t448 * t451 + t452 * t455 + t64 * t456;
    const double t458 = std::fabs(-0.2406516764515424 * t457);
    const double t459 = reciprocal(t457);
    const double t460 = 0.2679491924311227 * t71 + t74;
    const double t461 = 0.2679491924311227 * t78 + t81;
    const double t462 = 1.0 + t459 * (t451 * t460 + t455 * t461 + t89 * t456);
    const double t463 = t27 * t452 - t64 * t449;
    const double t464 = 0.2679491924311227 * t94 + t97;
    const double t465 = t64 * t450 - t20 * t452;
    const double t466 = 0.2679491924311227 * t102 + t105;
    const double t467 = t20 * t448 - t64 * t453;
    const double t468 = t452 * t453 - t448 * t450;
    const double t469 = 1.0 + t459 * (t464 * t465 + t466 * t467 + t114 * t468);
    const double t470 = t64 * t454 - t27 * t448;
    const double t471 = t448 * t449 - t452 * t454;
    const double t472 = t463 * t464 + t466 * t470 + t114 * t471;
    const double t473 = reciprocal(t458 * t458);
    const double t474 = t460 * t465 + t461 * t467 + t89 * t468;
    const double t475 = t451 * t464 + t455 * t466 + t114 * t456;
    const double t476 = reciprocal(t457 * t457 * t457);
    const double t477 = t462 * (1.6076951545867362 * t459 * t463 * t469 - 0.0931068182589886 * t465 * t472 *
        t473) - 1.6076951545867362 * t474 * (t463 * t475 - t451 * t472) * t476;
    const double t478 = t460 * t463 + t461 * t470 + t89 * t471;
    const double t479 = 0.2679491924311227 * t128 + t131;
    const double t480 = 0.2679491924311227 * t135 + t138;
    const double t481 = 1.0 + t459 * (t463 * t479 + t470 * t480 + t146 * t471);
    const double t482 = t465 * t479 + t467 * t480 + t146 * t468;
    const double t483 = t469 * t481 - 0.05791322937893785 * t472 * t473 * t482;
    const double t484 = t451 * t479 + t455 * t480 + t146 * t456;
    const double t485 = t459 * t475 * t481 - 0.05791322937893785 * t472 * t473 * t484;
    const double t486 = 0.05791322937893785 * t473 * t475 * t482 - t459 * t469 * t484;
    const double t487 = (t462 * t483 - t459 * t474 * t485) + t459 * t478 * t486;
    const double t488 = (t477 + t459 * t478 * (0.0931068182589886 * t465 * t473 * t475 - 1.6076951545867362 *
        t451 * t459 * t469)) / t487;
    const double t489 = std::log(t487);
    const double t490 = (mu[0] * t488 - mu[0] * (0.0931068182589886 * t473 * (t451 * t484 + t465 * t482) +
        1.6076951545867362 * t459 * t463 * t481)) - lmbda[0] * t488 * t489;
    const double flux48 = t458 * t490;
    const double t491 = t462 * (1.6076951545867362 * t459 * t469 * t470 - 0.0931068182589886 * t467 * t472 *
        t473) - 1.6076951545867362 * t474 * t476 * (t470 * t475 - t455 * t472);
    const double t492 = (t491 + t459 * t478 * (0.0931068182589886 * t467 * t473 * t475 - 1.6076951545867362 *
        t455 * t459 * t469)) / t487;
    const double t493 = (mu[0] * t492 - mu[0] * (0.0931068182589886 * t473 * (t455 * t484 + t467 * t482) +
        1.6076951545867362 * t459 * t470 * t481)) - lmbda[0] * t489 * t492;
    const double flux49 = t458 * t493;
    const double t494 = t462 * (1.6076951545867362 * t459 * t469 * t471 - 0.0931068182589886 * t468 * t472 *
        t473) - 1.6076951545867362 * t474 * t476 * (t471 * t475 - t456 * t472);
    const double t495 = (t494 + t459 * t478 * (0.0931068182589886 * t468 * t473 * t475 - 1.6076951545867362 *
        t456 * t459 * t469)) / t487;
    const double t496 = (mu[0] * t495 - mu[0] * (0.0931068182589886 * t473 * (t456 * t484 + t468 * t482) +
        1.6076951545867362 * t459 * t471 * t481)) - lmbda[0] * t489 * t495;
    const double flux50 = t458 * t496;
    const double t497 = t462 * (1.6076951545867362 * t459 * t465 * t481 - 0.0931068182589886 * t463 * t473 *
        t482) - t459 * t474 * (1.6076951545867362 * t451 * t459 * t481 - 0.0931068182589886 * t463 * t473 *
        t484);
    const double t498 = (t497 + 1.6076951545867362 * t476 * t478 * (t451 * t482 - t465 * t484)) / t487;
    const double t499 = (mu[0] * t498 - mu[0] * (0.0931068182589886 * t473 * (t451 * t475 + t463 * t472) +
        1.6076951545867362 * t459 * t465 * t469)) - lmbda[0] * t489 * t498;
    const double flux51 = t458 * t499;
    const double t500 = t462 * (1.6076951545867362 * t459 * t467 * t481 - 0.0931068182589886 * t470 * t473 *
        t482) - t459 * t474 * (1.6076951545867362 * t455 * t459 * t481 - 0.0931068182589886 * t470 * t473 *
        t484);
    const double t501 = (t500 + 1.6076951545867362 * t476 * t478 * (t455 * t482 - t467 * t484)) / t487;
    const double t502 = (mu[0] * t501 - mu[0] * (0.0931068182589886 * t473 * (t455 * t475 + t470 * t472) +
        1.6076951545867362 * t459 * t467 * t469)) - lmbda[0] * t489 * t501;
    const double flux52 = t458 * t502;
    const double t503 = t462 * (1.6076951545867362 * t459 * t468 * t481 - 0.0931068182589886 * t471 * t473 *
        t482) - t459 * t474 * (1.6076951545867362 * t456 * t459 * t481 - 0.0931068182589886 * t471 * t473 *
        t484);
    const double t504 = (t503 + 1.6076951545867362 * t476 * t478 * (t456 * t482 - t468 * t484)) / t487;
    const double t505 = (mu[0] * t504 - mu[0] * (0.0931068182589886 * t473 * (t456 * t475 + t471 * t472) +
        1.6076951545867362 * t459 * t468 * t469)) - lmbda[0] * t489 * t504;
    const double flux53 = t458 * t505;
    const double t506 = ((t451 * t483 - t465 * t485) + t463 * t486) / t487;
    const double t507 = (mu[0] * (1.6076951545867362 * t451 * t459 * t462 + 0.0931068182589886 * t473 * (t465
        * t474 + t463 * t478)) - 1.6076951545867362 * mu[0] * t459 * t506) + 1.6076951545867362 * lmbda[0] *
        t459 * t489 * t506;
    const double flux54 = t458 * t507;
    const double t508 = ((t455 * t483 - t467 * t485) + t470 * t486) / t487;
    const double t509 = (mu[0] * (1.6076951545867362 * t455 * t459 * t462 + 0.0931068182589886 * t473 * (t467
        * t474 + t470 * t478)) - 1.6076951545867362 * mu[0] * t459 * t508) + 1.6076951545867362 * lmbda[0] *
        t459 * t489 * t508;
    const double flux55 = t458 * t509;
    const double t510 = ((t456 * t483 - t468 * t485) + t471 * t486) / t487;
    const double t511 = (mu[0] * (1.6076951545867362 * t456 * t459 * t462 + 0.0931068182589886 * t473 * (t468
        * t474 + t471 * t478)) - 1.6076951545867362 * mu[0] * t459 * t510) + 1.6076951545867362 * lmbda[0] *
        t459 * t489 * t510;
    const double flux56 = t458 * t511;
    const double flux57 = t458 * (0.2679491924311227 * t180 + t183);
    const double flux58 = t458 * (0.2679491924311227 * t186 + t189);
    const double flux59 = t458 * (0.2679491924311227 * t192 + t195);
    const double t512 = 0.2679491924311227 * t196 + t197;
    const double t513 = 0.2679491924311227 * t205 + t206;
    const double t514 = t201 * t512 - t204 * t513;
    const double t515 = 0.2679491924311227 * t209 + t210;
    const double t516 = t204 * t453 - t201 * t454;
    const double t517 = t454 * t513 - t453 * t512;
    const double t518 = t448 * t514 + t515 * t516 + t215 * t517;
    const double t519 = std::fabs(-0.2406516764515424 * t518);
    const double t520 = reciprocal(t518);
    const double t521 = 0.2679491924311227 * t220 + t221;
    const double t522 = 1.0 + t520 * (t460 * t514 + t516 * t521 + t225 * t517);
    const double t523 = t204 * t515 - t215 * t512;
    const double t524 = t215 * t513 - t201 * t515;
    const double t525 = 0.2679491924311227 * t229 + t230;
    const double t526 = t201 * t448 - t215 * t453;
    const double t527 = t453 * t515 - t448 * t513;
    const double t528 = 1.0 + t520 * (t464 * t524 + t525 * t526 + t235 * t527);
    const double t529 = t215 * t454 - t204 * t448;
    const double t530 = t448 * t512 - t454 * t515;
    const double t531 = t464 * t523 + t525 * t529 + t235 * t530;
    const double t532 = reciprocal(t519 * t519);
    const double t533 = t460 * t524 + t521 * t526 + t225 * t527;
    const double t534 = t464 * t514 + t516 * t525 + t235 * t517;
    const double t535 = reciprocal(t518 * t518 * t518);
    const double t536 = t522 * (1.6076951545867362 * t520 * t523 * t528 - 0.0931068182589886 * t524 * t531 *
        t532) - 1.6076951545867362 * t533 * (t523 * t534 - t514 * t531) * t535;
    const double t537 = t460 * t523 + t521 * t529 + t225 * t530;
    const double t538 = 0.2679491924311227 * t247 + t248;
    const double t539 = 1.0 + t520 * (t479 * t523 + t529 * t538 + t252 * t530);
    const double t540 = t479 * t524 + t526 * t538 + t252 * t527;
    const double t541 = t528 * t539 - 0.05791322937893785 * t531 * t532 * t540;
    const double t542 = t479 * t514 + t516 * t538 + t252 * t517;
    const double t543 = t520 * t534 * t539 - 0.05791322937893785 * t531 * t532 * t542;
    const double t544 = 0.05791322937893785 * t532 * t534 * t540 - t520 * t528 * t542;
    const double t545 = (t522 * t541 - t520 * t533 * t543) + t520 * t537 * t544;
    const double t546 = (t536 + t520 * t537 * (0.0931068182589886 * t524 * t532 * t534 - 1.6076951545867362 *
        t514 * t520 * t528)) / t545;
    const double t547 = std::log(t545);
    const double t548 = (mu[0] * t546 - mu[0] * (0.0931068182589886 * t532 * (t514 * t542 + t524 * t540) +
        1.6076951545867362 * t520 * t523 * t539)) - lmbda[0] * t546 * t547;
    const double flux60 = t519 * t548;
    const double t549 = t522 * (1.6076951545867362 * t520 * t528 * t529 - 0.0931068182589886 * t526 * t531 *
        t532) - 1.6076951545867362 * t533 * t535 * (t529 * t534 - t516 * t531);
    const double t550 = (t549 + t520 * t537 * (0.0931068182589886 * t526 * t532 * t534 - 1.6076951545867362 *
        t516 * t520 * t528)) / t545;
    const double t551 = (mu[0] * t550 - mu[0] * (0.0931068182589886 * t532 * (t516 * t542 + t526 * t540) +
        1.6076951545867362 * t520 * t529 * t539)) - lmbda[0] * t547 * t550;
    const double flux61 = t519 * t551;
    const double t552 = t522 * (1.6076951545867362 * t520 * t528 * t530 - 0.0931068182589886 * t527 * t531 *
        t532) - 1.6076951545867362 * t533 * t535 * (t530 * t534 - t517 * t531);
    const double t553 = (t552 + t520 * t537 * (0.0931068182589886 * t527 * t532 * t534 - 1.6076951545867362 *
        t517 * t520 * t528)) / t545;
    const double t554 = (mu[0] * t553 - mu[0] * (0.0931068182589886 * t532 * (t517 * t542 + t527 * t540) +
        1.6076951545867362 * t520 * t530 * t539)) - lmbda[0] * t547 * t553;
    const double flux62 = t519 * t554;
    const double t555 = t522 * (1.6076951545867362 * t520 * t524 * t539 - 0.0931068182589886 * t523 * t532 *
        t540) - t520 * t533 * (1.6076951545867362 * t514 * t520 * t539 - 0.0931068182589886 * t523 * t532 *
        t542);
    const double t556 = (t555 + 1.6076951545867362 * t535 * t537 * (t514 * t540 - t524 * t542)) / t545;
    const double t557 = (mu[0] * t556 - mu[0] * (0.0931068182589886 * t532 * (t514 * t534 + t523 * t531) +
        1.6076951545867362 * t520 * t524 * t528)) - lmbda[0] * t547 * t556;
    const double flux63 = t519 * t557;
    const double t558 = t522 * (1.6076951545867362 * t520 * t526 * t539 - 0.0931068182589886 * t529 * t532 *
        t540) - t520 * t533 * (1.6076951545867362 * t516 * t520 * t539 - 0.0931068182589886 * t529 * t532 *
        t542);
    const double t559 = (t558 + 1.6076951545867362 * t535 * t537 * (t516 * t540 - t526 * t542)) / t545;
    const double t560 = (mu[0] * t559 - mu[0] * (0.0931068182589886 * t532 * (t516 * t534 + t529 * t531) +
        1.6076951545867362 * t520 * t526 * t528)) - lmbda[0] * t547 * t559;
    const double flux64 = t519 * t560;
    const double t561 = t522 * (1.6076951545867362 * t520 * t527 * t539 - 0.0931068182589886 * t530 * t532 *
        t540) - t520 * t533 * (1.6076951545867362 * t517 * t520 * t539 - 0.0931068182589886 * t530 * t532 *
        t542);
    const double t562 = (t561 + 1.6076951545867362 * t535 * t537 * (t517 * t540 - t527 * t542)) / t545;
    const double t563 = (mu[0] * t562 - mu[0] * (0.0931068182589886 * t532 * (t517 * t534 + t530 * t531) +
        1.6076951545867362 * t520 * t527 * t528)) - lmbda[0] * t547 * t562;
    const double flux65 = t519 * t563;
    const double t564 = ((t514 * t541 - t524 * t543) + t523 * t544) / t545;
    const double t565 = (mu[0] * (1.6076951545867362 * t514 * t520 * t522 + 0.0931068182589886 * t532 * (t524
        * t533 + t523 * t537)) - 1.6076951545867362 * mu[0] * t520 * t564) + 1.6076951545867362 * lmbda[0] *
        t520 * t547 * t564;
    const double flux66 = t519 * t565;
    const double t566 = ((t516 * t541 - t526 * t543) + t529 * t544) / t545;
    const double t567 = (mu[0] * (1.6076951545867362 * t516 * t520 * t522 + 0.0931068182589886 * t532 * (t526
        * t533 + t529 * t537)) - 1.6076951545867362 * mu[0] * t520 * t566) + 1.6076951545867362 * lmbda[0] *
        t520 * t547 * t566;
    const double flux67 = t519 * t567;
    const double t568 = ((t517 * t541 - t527 * t543) + t530 * t544) / t545;
    const double t569 = (mu[0] * (1.6076951545867362 * t517 * t520 * t522 + 0.0931068182589886 * t532 * (t527
        * t533 + t530 * t537)) - 1.6076951545867362 * mu[0] * t520 * t568) + 1.6076951545867362 * lmbda[0] *
        t520 * t547 * t568;
    const double flux68 = t519 * t569;
    const double flux69 = t519 * (0.2679491924311227 * t286 + t289);
    const double flux70 = t519 * (0.2679491924311227 * t292 + t295);
    const double flux71 = t519 * (0.2679491924311227 * t298 + t301);
    const double t570 = 0.2679491924311227 * t302 + t303;
    const double t571 = t305 * t449 - t306 * t450;
    const double t572 = 0.2679491924311227 * t308 + t309;
    const double t573 = 0.2679491924311227 * t311 + t312;
    const double t574 = t306 * t572 - t305 * t573;
    const double t575 = t450 * t573 - t449 * t572;
    const double t576 = t570 * t571 + t452 * t574 + t315 * t575;
    const double t577 = std::fabs(-0.2406516764515424 * t576);
    const double t578 = reciprocal(t576);
    const double t579 = 0.2679491924311227 * t320 + t321;
    const double t580 = 1.0 + t578 * (t571 * t579 + t461 * t574 + t323 * t575);
    const double t581 = t306 * t452 - t315 * t449;
    const double t582 = 0.2679491924311227 * t326 + t327;
    const double t583 = t315 * t450 - t305 * t452;
    const double t584 = t305 * t570 - t315 * t572;
    const double t585 = t452 * t572 - t450 * t570;
    const double t586 = 1.0 + t578 * (t582 * t583 + t466 * t584 + t331 * t585);
    const double t587 = t315 * t573 - t306 * t570;
    const double t588 = t449 * t570 - t452 * t573;
    const double t589 = t581 * t582 + t466 * t587 + t331 * t588;
    const double t590 = reciprocal(t577 * t577);
    const double t591 = t579 * t583 + t461 * t584 + t323 * t585;
    const double t592 = t571 * t582 + t466 * t574 + t331 * t575;
    const double t593 = reciprocal(t576 * t576 * t576);
    const double t594 = t580 * (1.6076951545867362 * t578 * t581 * t586 - 0.0931068182589886 * t583 * t589 *
        t590) - 1.6076951545867362 * t591 * (t581 * t592 - t571 * t589) * t593;
    const double t595 = t579 * t581 + t461 * t587 + t323 * t588;
    const double t596 = 0.2679491924311227 * t343 + t344;
    const double t597 = 1.0 + t578 * (t581 * t596 + t480 * t587 + t346 * t588);
    const double t598 = t583 * t596 + t480 * t584 + t346 * t585;
    const double t599 = t586 * t597 - 0.05791322937893785 * t589 * t590 * t598;
    const double t600 = t571 * t596 + t480 * t574 + t346 * t575;
    const double t601 = t578 * t592 * t597 - 0.05791322937893785 * t589 * t590 * t600;
    const double t602 = 0.05791322937893785 * t590 * t592 * t598 - t578 * t586 * t600;
    const double t603 = (t580 * t599 - t578 * t591 * t601) + t578 * t595 * t602;
    const double t604 = (t594 + t578 * t595 * (0.0931068182589886 * t583 * t590 * t592 - 1.6076951545867362 *
        t571 * t578 * t586)) / t603;
    const double t605 = std::log(t603);
    const double t606 = (mu[0] * t604 - mu[0] * (0.0931068182589886 * t590 * (t571 * t600 + t583 * t598) +
        1.6076951545867362 * t578 * t581 * t597)) - lmbda[0] * t604 * t605;
    const double flux72 = t577 * t606;
    const double t607 = t580 * (1.6076951545867362 * t578 * t586 * t587 - 0.0931068182589886 * t584 * t589 *
        t590) - 1.6076951545867362 * t591 * t593 * (t587 * t592 - t574 * t589);
    const double t608 = (t607 + t578 * t595 * (0.0931068182589886 * t584 * t590 * t592 - 1.6076951545867362 *
        t574 * t578 * t586)) / t603;
    const double t609 = (mu[0] * t608 - mu[0] * (0.0931068182589886 * t590 * (t574 * t600 + t584 * t598) +
        1.6076951545867362 * t578 * t587 * t597)) - lmbda[0] * t605 * t608;
    const double flux73 = t577 * t609;
    const double t610 = t580 * (1.6076951545867362 * t578 * t586 * t588 - 0.0931068182589886 * t585 * t589 *
        t590) - 1.6076951545867362 * t591 * t593 * (t588 * t592 - t575 * t589);
    const double t611 = (t610 + t578 * t595 * (0.0931068182589886 * t585 * t590 * t592 - 1.6076951545867362 *
        t575 * t578 * t586)) / t603;
    const double t612 = (mu[0] * t611 - mu[0] * (0.0931068182589886 * t590 * (t575 * t600 + t585 * t598) +
        1.6076951545867362 * t578 * t588 * t597)) - lmbda[0] * t605 * t611;
    const double flux74 = t577 * t612;
    const double t613 = t580 * (1.6076951545867362 * t578 * t583 * t597 - 0.0931068182589886 * t581 * t590 *
        t598) - t578 * t591 * (1.6076951545867362 * t571 * t578 * t597 - 0.0931068182589886 * t581 * t590 *
        t600);
    const double t614 = (t613 + 1.6076951545867362 * t593 * t595 * (t571 * t598 - t583 * t600)) / t603;
    const double t615 = (mu[0] * t614 - mu[0] * (0.0931068182589886 * t590 * (t571 * t592 + t581 * t589) +
        1.6076951545867362 * t578 * t583 * t586)) - lmbda[0] * t605 * t614;
    const double flux75 = t577 * t615;
    const double t616 = t580 * (1.6076951545867362 * t578 * t584 * t597 - 0.0931068182589886 * t587 * t590 *
        t598) - t578 * t591 * (1.6076951545867362 * t574 * t578 * t597 - 0.0931068182589886 * t587 * t590 *
        t600);
    const double t617 = (t616 + 1.6076951545867362 * t593 * t595 * (t574 * t598 - t584 * t600)) / t603;
    const double t618 = (mu[0] * t617 - mu[0] * (0.0931068182589886 * t590 * (t574 * t592 + t587 * t589) +
        1.6076951545867362 * t578 * t584 * t586)) - lmbda[0] * t605 * t617;
    const double flux76 = t577 * t618;
    const double t619 = t580 * (1.6076951545867362 * t578 * t585 * t597 - 0.0931068182589886 * t588 * t590 *
        t598) - t578 * t591 * (1.6076951545867362 * t575 * t578 * t597 - 0.0931068182589886 * t588 * t590 *
        t600);
    const double t620 = (t619 + 1.6076951545867362 * t593 * t595 * (t575 * t598 - t585 * t600)) / t603;
    const double t621 = (mu[0] * t620 - mu[0] * (0.0931068182589886 * t590 * (t575 * t592 + t588 * t589) +
        1.6076951545867362 * t578 * t585 * t586)) - lmbda[0] * t605 * t620;
    const double flux77 = t577 * t621;
    const double t622 = ((t571 * t599 - t583 * t601) + t581 * t602) / t603;
    const double t623 = (mu[0] * (1.6076951545867362 * t571 * t578 * t580 + 0.0931068182589886 * t590 * (t583
        * t591 + t581 * t595)) - 1.6076951545867362 * mu[0] * t578 * t622) + 1.6076951545867362 * lmbda[0] *
        t578 * t605 * t622;
    const double flux78 = t577 * t623;
    const double t624 = ((t574 * t599 - t584 * t601) + t587 * t602) / t603;
    const double t625 = (mu[0] * (1.6076951545867362 * t574 * t578 * t580 + 0.0931068182589886 * t590 * (t584
        * t591 + t587 * t595)) - 1.6076951545867362 * mu[0] * t578 * t624) + 1.6076951545867362 * lmbda[0] *
        t578 * t605 * t624;
    const double flux79 = t577 * t625;
    const double t626 = ((t575 * t599 - t585 * t601) + t588 * t602) / t603;
    const double t627 = (mu[0] * (1.6076951545867362 * t575 * t578 * t580 + 0.0931068182589886 * t590 * (t585
        * t591 + t588 * t595)) - 1.6076951545867362 * mu[0] * t578 * t626) + 1.6076951545867362 * lmbda[0] *
        t578 * t605 * t626;
    const double flux80 = t577 * t627;
    const double flux81 = t577 * (0.2679491924311227 * t378 + t379);
    const double flux82 = t577 * (0.2679491924311227 * t380 + t381);
    const double flux83 = t577 * (0.2679491924311227 * t382 + t383);
    const double t628 = t384 * t512 - t385 * t513;
    const double t629 = t385 * t572 - t384 * t573;
    const double t630 = t513 * t573 - t512 * t572;
    const double t631 = t570 * t628 + t515 * t629 + t388 * t630;
    const double t632 = std::fabs(-0.2406516764515424 * t631);
    const double t633 = reciprocal(t631);
    const double t634 = 1.0 + t633 * (t579 * t628 + t521 * t629 + t393 * t630);
    const double t635 = t385 * t515 - t388 * t512;
    const double t636 = t388 * t513 - t384 * t515;
    const double t637 = t384 * t570 - t388 * t572;
    const double t638 = t515 * t572 - t513 * t570;
    const double t639 = 1.0 + t633 * (t582 * t636 + t525 * t637 + t398 * t638);
    const double t640 = t388 * t573 - t385 * t570;
    const double t641 = t512 * t570 - t515 * t573;
    const double t642 = t582 * t635 + t525 * t640 + t398 * t641;
    const double t643 = reciprocal(t632 * t632);
    const double t644 = t579 * t636 + t521 * t637 + t393 * t638;
    const double t645 = t582 * t628 + t525 * t629 + t398 * t630;
    const double t646 = reciprocal(t631 * t631 * t631);
    const double t647 = t634 * (1.6076951545867362 * t633 * t635 * t639 - 0.0931068182589886 * t636 * t642 *
        t643) - 1.6076951545867362 * t644 * (t635 * t645 - t628 * t642) * t646;
    const double t648 = t579 * t635 + t521 * t640 + t393 * t641;
    const double t649 = 1.0 + t633 * (t596 * t635 + t538 * t640 + t410 * t641);
    const double t650 = t596 * t636 + t538 * t637 + t410 * t638;
    const double t651 = t639 * t649 - 0.05791322937893785 * t642 * t643 * t650;
    const double t652 = t596 * t628 + t538 * t629 + t410 * t630;
    const double t653 = t633 * t645 * t649 - 0.05791322937893785 * t642 * t643 * t652;
    const double t654 = 0.05791322937893785 * t643 * t645 * t650 - t633 * t639 * t652;
    const double t655 = (t634 * t651 - t633 * t644 * t653) + t633 * t648 * t654;
    const double t656 = (t647 + t633 * t648 * (0.0931068182589886 * t636 * t643 * t645 - 1.6076951545867362 *
        t628 * t633 * t639)) / t655;
    const double t657 = std::log(t655);
    const double t658 = (mu[0] * t656 - mu[0] * (0.0931068182589886 * t643 * (t628 * t652 + t636 * t650) +
        1.6076951545867362 * t633 * t635 * t649)) - lmbda[0] * t656 * t657;
    const double flux84 = t632 * t658;
    const double t659 = t634 * (1.6076951545867362 * t633 * t639 * t640 - 0.0931068182589886 * t637 * t642 *
        t643) - 1.6076951545867362 * t644 * t646 * (t640 * t645 - t629 * t642);
    const double t660 = (t659 + t633 * t648 * (0.0931068182589886 * t637 * t643 * t645 - 1.6076951545867362 *
        t629 * t633 * t639)) / t655;
    const double t661 = (mu[0] * t660 - mu[0] * (0.0931068182589886 * t643 * (t629 * t652 + t637 * t650) +
        1.6076951545867362 * t633 * t640 * t649)) - lmbda[0] * t657 * t660;
    const double flux85 = t632 * t661;
    const double t662 = t634 * (1.6076951545867362 * t633 * t639 * t641 - 0.0931068182589886 * t638 * t642 *
        t643) - 1.6076951545867362 * t644 * t646 * (t641 * t645 - t630 * t642);
    const double t663 = (t662 + t633 * t648 * (0.0931068182589886 * t638 * t643 * t645 - 1.6076951545867362 *
        t630 * t633 * t639)) / t655;
    const double t664 = (mu[0] * t663 - mu[0] * (0.0931068182589886 * t643 * (t630 * t652 + t638 * t650) +
        1.6076951545867362 * t633 * t641 * t649)) - lmbda[0] * t657 * t663;
    const double flux86 = t632 * t664;
    const double t665 = t634 * (1.6076951545867362 * t633 * t636 * t649 - 0.0931068182589886 * t635 * t643 *
        t650) - t633 * t644 * (1.6076951545867362 * t628 * t633 * t649 - 0.0931068182589886 * t635 * t643 *
        t652);
    const double t666 = (t665 + 1.6076951545867362 * t646 * t648 * (t628 * t650 - t636 * t652)) / t655;
    const double t667 = (mu[0] * t666 - mu[0] * (0.0931068182589886 * t643 * (t628 * t645 + t635 * t642) +
        1.6076951545867362 * t633 * t636 * t639)) - lmbda[0] * t657 * t666;
    const double flux87 = t632 * t667;
    const double t668 = t634 * (1.6076951545867362 * t633 * t637 * t649 - 0.0931068182589886 * t640 * t643 *
        t650) - t633 * t644 * (1.6076951545867362 * t629 * t633 * t649 - 0.0931068182589886 * t640 * t643 *
        t652);
    const double t669 = (t668 + 1.6076951545867362 * t646 * t648 * (t629 * t650 - t637 * t652)) / t655;
    const double t670 = (mu[0] * t669 - mu[0] * (0.0931068182589886 * t643 * (t629 * t645 + t640 * t642) +
        1.6076951545867362 * t633 * t637 * t639)) - lmbda[0] * t657 * t669;
    const double flux88 = t632 * t670;
    const double t671 = t634 * (1.6076951545867362 * t633 * t638 * t649 - 0.0931068182589886 * t641 * t643 *
        t650) - t633 * t644 * (1.6076951545867362 * t630 * t633 * t649 - 0.0931068182589886 * t641 * t643 *
        t652);
    const double t672 = (t671 + 1.6076951545867362 * t646 * t648 * (t630 * t650 - t638 * t652)) / t655;
    const double t673 = (mu[0] * t672 - mu[0] * (0.0931068182589886 * t643 * (t630 * t645 + t641 * t642) +
        1.6076951545867362 * t633 * t638 * t639)) - lmbda[0] * t657 * t672;
    const double flux89 = t632 * t673;
    const double t674 = ((t628 * t651 - t636 * t653) + t635 * t654) / t655;
    const double t675 = (mu[0] * (1.6076951545867362 * t628 * t633 * t634 + 0.0931068182589886 * t643 * (t636
        * t644 + t635 * t648)) - 1.6076951545867362 * mu[0] * t633 * t674) + 1.6076951545867362 * lmbda[0] *
        t633 * t657 * t674;
    const double flux90 = t632 * t675;
    const double t676 = ((t629 * t651 - t637 * t653) + t640 * t654) / t655;
    const double t677 = (mu[0] * (1.6076951545867362 * t629 * t633 * t634 + 0.0931068182589886 * t643 * (t637
        * t644 + t640 * t648)) - 1.6076951545867362 * mu[0] * t633 * t676) + 1.6076951545867362 * lmbda[0] *
        t633 * t657 * t676;
    const double flux91 = t632 * t677;
    const double t678 = ((t630 * t651 - t638 * t653) + t641 * t654) / t655;
    const double t679 = (mu[0] * (1.6076951545867362 * t630 * t633 * t634 + 0.0931068182589886 * t643 * (t638
        * t644 + t641 * t648)) - 1.6076951545867362 * mu[0] * t633 * t678) + 1.6076951545867362 * lmbda[0] *
        t633 * t657 * t678;
    const double flux92 = t632 * t679;
    const double flux93 = t632 * (0.2679491924311227 * t442 + t443);
    const double flux94 = t632 * (0.2679491924311227 * t444 + t445);
    const double flux95 = t632 * (0.2679491924311227 * t446 + t447);
    const double t680 = flux6 + flux18;
    const double t681 = flux30 + flux42;
    const double t682 = t680 + 0.2679491924311227 * t681;
    const double t683 = flux54 + flux66;
    const double t684 = flux78 + flux90;
    const double t685 = t683 + 0.2679491924311227 * t684;
    const double t686 = t682 + 0.2679491924311227 * t685;
    const double t687 = flux7 + flux31;
    const double t688 = flux19 + flux43;
    const double t689 = t687 + 0.2679491924311227 * t688;
    const double t690 = flux55 + flux79;
    const double t691 = flux67 + flux91;
    const double t692 = t690 + 0.2679491924311227 * t691;
    const double t693 = t689 + 0.2679491924311227 * t692;
    const double t694 = flux8 + flux56;
    const double t695 = flux20 + flux68;
    const double t696 = t694 + 0.2679491924311227 * t695;
    const double t697 = flux32 + flux80;
    const double t698 = flux44 + flux92;
    const double t699 = t697 + 0.2679491924311227 * t698;
    const double t700 = t696 + 0.2679491924311227 * t699;
    const double t701 = flux9 + 0.2679491924311227 * flux21;
    const double t702 = flux33 + 0.2679491924311227 * flux45;
    const double t703 = t701 + 0.2679491924311227 * t702;
    const double t704 = flux57 + 0.2679491924311227 * flux69;
    const double t705 = flux81 + 0.2679491924311227 * flux93;
    const double t706 = t704 + 0.2679491924311227 * t705;
    const double result0 = 0.07775105849101828 * t686 + 0.07775105849101828 * t693 + 0.07775105849101828 *
        t700 - 0.0300814595564428 * (t703 + 0.2679491924311227 * t706);
    const double t707 = flux3 + flux15;
    const double t708 = flux27 + flux39;
    const double t709 = t707 + 0.2679491924311227 * t708;
    const double t710 = flux51 + flux63;
    const double t711 = flux75 + flux87;
    const double t712 = t710 + 0.2679491924311227 * t711;
    const double t713 = t709 + 0.2679491924311227 * t712;
    const double t714 = flux4 + flux28;
    const double t715 = flux16 + flux40;
    const double t716 = t714 + 0.2679491924311227 * t715;
    const double t717 = flux52 + flux76;
    const double t718 = flux64 + flux88;
    const double t719 = t717 + 0.2679491924311227 * t718;
    const double t720 = t716 + 0.2679491924311227 * t719;
    const double t721 = flux5 + flux53;
    const double t722 = flux17 + flux65;
    const double t723 = t721 + 0.2679491924311227 * t722;
    const double t724 = flux29 + flux77;
    const double t725 = flux41 + flux89;
    const double t726 = t724 + 0.2679491924311227 * t725;
    const double t727 = t723 + 0.2679491924311227 * t726;
    const double t728 = flux10 + 0.2679491924311227 * flux22;
    const double t729 = flux34 + 0.2679491924311227 * flux46;
    const double t730 = t728 + 0.2679491924311227 * t729;
    const double t731 = flux58 + 0.2679491924311227 * flux70;
    const double t732 = flux82 + 0.2679491924311227 * flux94;
    const double t733 = t731 + 0.2679491924311227 * t732;
    const double result1 = -(0.07775105849101828 * t713 + 0.07775105849101828 * t720 + 0.07775105849101828 *
        t727 + 0.0300814595564428 * (t730 + 0.2679491924311227 * t733));
    const double t734 = flux0 + flux12;
    const double t735 = flux24 + flux36;
    const double t736 = t734 + 0.2679491924311227 * t735;
    const double t737 = flux48 + flux60;
    const double t738 = flux72 + flux84;
    const double t739 = t737 + 0.2679491924311227 * t738;
    const double t740 = t736 + 0.2679491924311227 * t739;
    const double t741 = flux1 + flux25;
    const double t742 = flux13 + flux37;
    const double t743 = t741 + 0.2679491924311227 * t742;
    const double t744 = flux49 + flux73;
    const double t745 = flux61 + flux85;
    const double t746 = t744 + 0.2679491924311227 * t745;
    const double t747 = t743 + 0.2679491924311227 * t746;
    const double t748 = flux2 + flux50;
    const double t749 = flux14 + flux62;
    const double t750 = t748 + 0.2679491924311227 * t749;
    const double t751 = flux26 + flux74;
    const double t752 = flux38 + flux86;
    const double t753 = t751 + 0.2679491924311227 * t752;
    const double t754 = t750 + 0.2679491924311227 * t753;
    const double t755 = flux11 + 0.2679491924311227 * flux23;
    const double t756 = flux35 + 0.2679491924311227 * flux47;
    const double t757 = t755 + 0.2679491924311227 * t756;
    const double t758 = flux59 + 0.2679491924311227 * flux71;
    const double t759 = flux83 + 0.2679491924311227 * flux95;
    const double t760 = t758 + 0.2679491924311227 * t759;
    const double result2 = -(0.07775105849101828 * t740 + 0.07775105849101828 * t747 + 0.07775105849101828 *
        t754 + 0.0300814595564428 * (t757 + 0.2679491924311227 * t760));
    const double t761 = 0.2679491924311227 * t687 + t688;
    const double t762 = 0.2679491924311227 * t690 + t691;
    const double t763 = t761 + 0.2679491924311227 * t762;
    const double t764 = 0.2679491924311227 * t694 + t695;
    const double t765 = 0.2679491924311227 * t697 + t698;
    const double t766 = t764 + 0.2679491924311227 * t765;
    const double t767 = 0.2679491924311227 * flux9 + flux21;
    const double t768 = 0.2679491924311227 * flux33 + flux45;
    const double t769 = t767 + 0.2679491924311227 * t768;
    const double t770 = 0.2679491924311227 * flux57 + flux69;
    const double t771 = 0.2679491924311227 * flux81 + flux93;
    const double t772 = t770 + 0.2679491924311227 * t771;
    const double result3 = -(0.07775105849101828 * t686 + 0.0300814595564428 * (t769 + 0.2679491924311227 *
        t772) - 0.07775105849101828 * t763 - 0.07775105849101828 * t766);
    const double t773 = 0.2679491924311227 * t714 + t715;
    const double t774 = 0.2679491924311227 * t717 + t718;
    const double t775 = t773 + 0.2679491924311227 * t774;
    const double t776 = 0.2679491924311227 * t721 + t722;
    const double t777 = 0.2679491924311227 * t724 + t725;
    const double t778 = t776 + 0.2679491924311227 * t777;
    const double t779 = 0.2679491924311227 * flux10 + flux22;
    const double t780 = 0.2679491924311227 * flux34 + flux46;
    const double t781 = t779 + 0.2679491924311227 * t780;
    const double t782 = 0.2679491924311227 * flux58 + flux70;
    const double t783 = 0.2679491924311227 * flux82 + flux94;
    const double t784 = t782 + 0.2679491924311227 * t783;
    const double result4 = 0.07775105849101828 * t713 - 0.07775105849101828 * t775 - 0.07775105849101828 *
        t778 - 0.0300814595564428 * (t781 + 0.2679491924311227 * t784);
    const double t785 = 0.2679491924311227 * t741 + t742;
    const double t786 = 0.2679491924311227 * t744 + t745;
    const double t787 = t785 + 0.2679491924311227 * t786;
    const double t788 = 0.2679491924311227 * t748 + t749;
    const double t789 = 0.2679491924311227 * t751 + t752;
    const double t790 = t788 + 0.2679491924311227 * t789;
    const double t791 = 0.2679491924311227 * flux11 + flux23;
    const double t792 = 0.2679491924311227 * flux35 + flux47;
    const double t793 = t791 + 0.2679491924311227 * t792;
    const double t794 = 0.2679491924311227 * flux59 + flux71;
    const double t795 = 0.2679491924311227 * flux83 + flux95;
    const double t796 = t794 + 0.2679491924311227 * t795;
    const double result5 = 0.07775105849101828 * t740 - 0.07775105849101828 * t787 - 0.07775105849101828 *
        t790 - 0.0300814595564428 * (t793 + 0.2679491924311227 * t796);
    const double t797 = 0.2679491924311227 * t680 + t681;
    const double t798 = 0.2679491924311227 * t683 + t684;
    const double t799 = t797 + 0.2679491924311227 * t798;
    const double t800 = 0.2679491924311227 * t696 + t699;
    const double t801 = 0.2679491924311227 * t701 + t702;
    const double t802 = 0.2679491924311227 * t704 + t705;
    const double result6 = -(0.07775105849101828 * t693 + 0.0300814595564428 * (t801 + 0.2679491924311227 *
        t802) - 0.07775105849101828 * t799 - 0.07775105849101828 * t800);
    const double t803 = 0.2679491924311227 * t707 + t708;
    const double t804 = 0.2679491924311227 * t710 + t711;
    const double t805 = t803 + 0.2679491924311227 * t804;
    const double t806 = 0.2679491924311227 * t723 + t726;
    const double t807 = 0.2679491924311227 * t728 + t729;
    const double t808 = 0.2679491924311227 * t731 + t732;
    const double result7 = 0.07775105849101828 * t720 - 0.07775105849101828 * t805 - 0.07775105849101828 *
        t806 - 0.0300814595564428 * (t807 + 0.2679491924311227 * t808);
    const double t809 = 0.2679491924311227 * t734 + t735;
    const double t810 = 0.2679491924311227 * t737 + t738;
    const double t811 = t809 + 0.2679491924311227 * t810;
    const double t812 = 0.2679491924311227 * t750 + t753;
    const double t813 = 0.2679491924311227 * t755 + t756;
    const double t814 = 0.2679491924311227 * t758 + t759;
    const double result8 = 0.07775105849101828 * t747 - 0.07775105849101828 * t811 - 0.07775105849101828 *
        t812 - 0.0300814595564428 * (t813 + 0.2679491924311227 * t814);
    const double t815 = 0.2679491924311227 * t764 + t765;
    const double t816 = 0.2679491924311227 * t767 + t768;
    const double t817 = 0.2679491924311227 * t770 + t771;
    const double result9 = -(0.07775105849101828 * t763 + 0.07775105849101828 * t799 + 0.0300814595564428 *
        (t816 + 0.2679491924311227 * t817) - 0.07775105849101828 * t815);
    const double t818 = 0.2679491924311227 * t776 + t777;
    const double t819 = 0.2679491924311227 * t779 + t780;
    const double t820 = 0.2679491924311227 * t782 + t783;
    const double result10 = 0.07775105849101828 * t775 + 0.07775105849101828 * t805 - 0.07775105849101828 *
        t818 - 0.0300814595564428 * (t819 + 0.2679491924311227 * t820);
    const double t821 = 0.2679491924311227 * t788 + t789;
    const double t822 = 0.2679491924311227 * t791 + t792;
    const double t823 = 0.2679491924311227 * t794 + t795;
    const double result11 = 0.07775105849101828 * t787 + 0.07775105849101828 * t811 - 0.07775105849101828 *
        t821 - 0.0300814595564428 * (t822 + 0.2679491924311227 * t823);
    const double t824 = 0.2679491924311227 * t682 + t685;
    const double t825 = 0.2679491924311227 * t689 + t692;
    const double result12 = -(0.07775105849101828 * t700 + 0.0300814595564428 * (0.2679491924311227 * t703 +
        t706) - 0.07775105849101828 * t824 - 0.07775105849101828 * t825);
    const double t826 = 0.2679491924311227 * t709 + t712;
    const double t827 = 0.2679491924311227 * t716 + t719;
    const double result13 = 0.07775105849101828 * t727 - 0.07775105849101828 * t826 - 0.07775105849101828 *
        t827 - 0.0300814595564428 * (0.2679491924311227 * t730 + t733);
    const double t828 = 0.2679491924311227 * t736 + t739;
    const double t829 = 0.2679491924311227 * t743 + t746;
    const double result14 = 0.07775105849101828 * t754 - 0.07775105849101828 * t828 - 0.07775105849101828 *
        t829 - 0.0300814595564428 * (0.2679491924311227 * t757 + t760);
    const double t830 = 0.2679491924311227 * t761 + t762;
    const double result15 = -(0.07775105849101828 * t766 + 0.07775105849101828 * t824 + 0.0300814595564428 *
        (0.2679491924311227 * t769 + t772) - 0.07775105849101828 * t830);
    const double t831 = 0.2679491924311227 * t773 + t774;
    const double result16 = 0.07775105849101828 * t778 + 0.07775105849101828 * t826 - 0.07775105849101828 *
        t831 - 0.0300814595564428 * (0.2679491924311227 * t781 + t784);
    const double t832 = 0.2679491924311227 * t785 + t786;
    const double result17 = 0.07775105849101828 * t790 + 0.07775105849101828 * t828 - 0.07775105849101828 *
        t832 - 0.0300814595564428 * (0.2679491924311227 * t793 + t796);
    const double t833 = 0.2679491924311227 * t797 + t798;
    const double result18 = -(0.07775105849101828 * t800 + 0.07775105849101828 * t825 + 0.0300814595564428 *
        (0.2679491924311227 * t801 + t802) - 0.07775105849101828 * t833);
    const double t834 = 0.2679491924311227 * t803 + t804;
    const double result19 = 0.07775105849101828 * t806 + 0.07775105849101828 * t827 - 0.07775105849101828 *
        t834 - 0.0300814595564428 * (0.2679491924311227 * t807 + t808);
    const double t835 = 0.2679491924311227 * t809 + t810;
    const double result20 = 0.07775105849101828 * t812 + 0.07775105849101828 * t829 - 0.07775105849101828 *
        t835 - 0.0300814595564428 * (0.2679491924311227 * t813 + t814);
    const double result21 = -(0.07775105849101828 * t815 + 0.07775105849101828 * t830 + 0.07775105849101828 *
        t833 + 0.0300814595564428 * (0.2679491924311227 * t816 + t817));
    const double result22 = 0.07775105849101828 * t818 + 0.07775105849101828 * t831 + 0.07775105849101828 *
        t834 - 0.0300814595564428 * (0.2679491924311227 * t819 + t820);
    const double result23 = 0.07775105849101828 * t821 + 0.07775105849101828 * t832 + 0.07775105849101828 *
        t835 - 0.0300814595564428 * (0.2679491924311227 * t822 + t823);
    const int warp_lane = static_cast<int>(threadIdx.x) % warpSize;
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
    const int joined0 = static_cast<int>(__shfl_up(d1, 1) == d0) & static_cast<int>(__shfl_up(d3, 1) == d2) &
        static_cast<int>(__shfl_up(d5, 1) == d4) & static_cast<int>(__shfl_up(d7, 1) == d6) &
        static_cast<int>(batch_cell < cells_here && warp_lane >= 1);
    const int taken0 = __shfl_down(joined0, 1) & static_cast<int>(warp_lane + 1 < warpSize);
    const double passed0_3 = __shfl_up(sum3, 1);
    if (joined0) {
      sum0 += passed0_3;
    }
    const double passed0_4 = __shfl_up(sum4, 1);
    if (joined0) {
      sum1 += passed0_4;
    }
    const double passed0_5 = __shfl_up(sum5, 1);
    if (joined0) {
      sum2 += passed0_5;
    }
    const double passed0_9 = __shfl_up(sum9, 1);
    if (joined0) {
      sum6 += passed0_9;
    }
    const double passed0_10 = __shfl_up(sum10, 1);
    if (joined0) {
      sum7 += passed0_10;
    }
    const double passed0_11 = __shfl_up(sum11, 1);
    if (joined0) {
      sum8 += passed0_11;
    }
    const double passed0_15 = __shfl_up(sum15, 1);
    if (joined0) {
      sum12 += passed0_15;
    }
    const double passed0_16 = __shfl_up(sum16, 1);
    if (joined0) {
      sum13 += passed0_16;
    }
    const double passed0_17 = __shfl_up(sum17, 1);
    if (joined0) {
      sum14 += passed0_17;
    }
    const double passed0_21 = __shfl_up(sum21, 1);
    if (joined0) {
      sum18 += passed0_21;
    }
    const double passed0_22 = __shfl_up(sum22, 1);
    if (joined0) {
      sum19 += passed0_22;
    }
    const double passed0_23 = __shfl_up(sum23, 1);
    if (joined0) {
      sum20 += passed0_23;
    }
    const int joined1 = static_cast<int>(__shfl_up(d2, 8) == d0) & static_cast<int>(__shfl_up(d3, 8) == d1) &
        static_cast<int>(__shfl_up(d6, 8) == d4) & static_cast<int>(__shfl_up(d7, 8) == d5) &
        static_cast<int>(__shfl_up(taken0, 8) == taken0) & static_cast<int>(batch_cell < cells_here &&
        warp_lane >= 8);
    const int taken1 = __shfl_down(joined1, 8) & static_cast<int>(warp_lane + 8 < warpSize);
    const double passed1_6 = __shfl_up(sum6, 8);
    if (joined1) {
      sum0 += passed1_6;
    }
    const double passed1_7 = __shfl_up(sum7, 8);
    if (joined1) {
      sum1 += passed1_7;
    }
    const double passed1_8 = __shfl_up(sum8, 8);
    if (joined1) {
      sum2 += passed1_8;
    }
    const double passed1_9 = __shfl_up(sum9, 8);
    if (joined1) {
      sum3 += passed1_9;
    }
    const double passed1_10 = __shfl_up(sum10, 8);
    if (joined1) {
      sum4 += passed1_10;
    }
    const double passed1_11 = __shfl_up(sum11, 8);
    if (joined1) {
      sum5 += passed1_11;
    }
    const double passed1_18 = __shfl_up(sum18, 8);
    if (joined1) {
      sum12 += passed1_18;
    }
    const double passed1_19 = __shfl_up(sum19, 8);
    if (joined1) {
      sum13 += passed1_19;
    }
    const double passed1_20 = __shfl_up(sum20, 8);
    if (joined1) {
      sum14 += passed1_20;
    }
    const double passed1_21 = __shfl_up(sum21, 8);
    if (joined1) {
      sum15 += passed1_21;
    }
    const double passed1_22 = __shfl_up(sum22, 8);
    if (joined1) {
      sum16 += passed1_22;
    }
    const double passed1_23 = __shfl_up(sum23, 8);
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

extern "C" int neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_hip(
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
  if (const int64_t blocks = (num_cells - (int64_t{0}) + 63) / 64; blocks > 0) {
    if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
    const unsigned num_batches = static_cast<unsigned>(blocks);
    hipLaunchKernelGGL(neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_kernel, dim3(num_batches), dim3(64), 0, static_cast<hipStream_t>(stream),
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
  return neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_hip(
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
    {"u", "Q1^3", 24, 1, 0, nullptr},
    {"load", "Q1^3", 24, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_hip_descriptor = {
    "neo_hookean_f_q1x3_hexahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "hip",                                     // target
    "float64",                                 // scalar
    "sum_factorised",                          // representation
    "hexahedron",                              // cell
    "Q1^3",                                    // coordinate_element
    "Q1^3",                                    // row_element
    "",                                        // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    1,                                         // arity
    24,                                        // rows
    1,                                         // columns
    24,                                        // entries_per_cell
    3,                                         // quadrature_degree
    8,                                         // quadrature_points
    2,                                         // num_coefficients
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
    4628.0,                                    // flops_per_cell
    184.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};

#endif  // !defined(__HIP_DEVICE_COMPILE__)
