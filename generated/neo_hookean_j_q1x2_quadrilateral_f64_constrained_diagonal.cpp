// neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal: diagonal of form J in neo_hookean.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate neo_hookean.form --kernel diagonal --define cell=quadrilateral --set quadrature_degree=3 --set constraints=true
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
//   quadrature      968 flops
//   sum_factorised  884 flops <- taken
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   dof_order            ufcx
//   component_order      interleaved
//   scatter              colour
//   index_type           int32
//   constraints          true
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   unroll               full
//   division             exact
//   chosen by            the cost model
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       892
//   bytes       96 (80 read, 16 written)
//   flops/byte  9.29
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
    int64_t begin_cell, int64_t end_cell,
    double* __restrict__ y,
    const int32_t* __restrict__ offsets,
    const uint8_t* __restrict__ constrained,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells,
    const double* __restrict__ u,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[128];
    alignas(64) double tile[64];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[4 * cell];
        const int64_t d1 = offsets[4 * cell + 1];
        const int64_t d2 = offsets[4 * cell + 2];
        const int64_t d3 = offsets[4 * cell + 3];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = coordinates[2 * n0];
        inputs[lane + 8] = coordinates[2 * n1];
        inputs[lane + 16] = coordinates[2 * n2];
        inputs[lane + 24] = coordinates[2 * n3];
        inputs[lane + 32] = coordinates[2 * n0 + 1];
        inputs[lane + 40] = coordinates[2 * n1 + 1];
        inputs[lane + 48] = coordinates[2 * n2 + 1];
        inputs[lane + 56] = coordinates[2 * n3 + 1];
        inputs[lane + 64] = u[d0 + 1];
        inputs[lane + 72] = u[d1 + 1];
        inputs[lane + 80] = u[d2 + 1];
        inputs[lane + 88] = u[d3 + 1];
        inputs[lane + 96] = u[d0];
        inputs[lane + 104] = u[d1];
        inputs[lane + 112] = u[d2];
        inputs[lane + 120] = u[d3];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 16] - inputs[lane + 24];
        const double t2 = 0.7886751345948129 * t0 + 0.2113248654051871 * t1;
        const double t3 = (0.7886751345948129 * inputs[lane + 32] + 0.2113248654051871 * inputs[lane + 40]) -
            (0.7886751345948129 * inputs[lane + 48] + 0.2113248654051871 * inputs[lane + 56]);
        const double t4 = (0.7886751345948129 * inputs[lane] + 0.2113248654051871 * inputs[lane + 8]) -
            (0.7886751345948129 * inputs[lane + 16] + 0.2113248654051871 * inputs[lane + 24]);
        const double t5 = inputs[lane + 32] - inputs[lane + 40];
        const double t6 = inputs[lane + 48] - inputs[lane + 56];
        const double t7 = 0.7886751345948129 * t5 + 0.2113248654051871 * t6;
        const double t8 = t2 * t3 - t4 * t7;
        const double t9 = std::fabs(t8);
        const double t10 = 1.0 / t8;
        const double t11 = mu[0] * (t3 * t3 * t10 * t10 + t4 * t4 * t10 * t10);
        const double t12 = inputs[lane + 64] - inputs[lane + 72];
        const double t13 = inputs[lane + 80] - inputs[lane + 88];
        const double t14 = 0.7886751345948129 * t12 + 0.2113248654051871 * t13;
        const double t15 = (0.7886751345948129 * inputs[lane + 64] + 0.2113248654051871 * inputs[lane + 72]) -
            (0.7886751345948129 * inputs[lane + 80] + 0.2113248654051871 * inputs[lane + 88]);
        const double t16 = 1.0 - (t4 * t10 * t14 - t2 * t10 * t15);
        const double t17 = t3 * t10 * t14 - t7 * t10 * t15;
        const double t18 = t3 * t10 * t16 + t4 * t10 * t17;
        const double t19 = inputs[lane + 96] - inputs[lane + 104];
        const double t20 = inputs[lane + 112] - inputs[lane + 120];
        const double t21 = 0.7886751345948129 * t19 + 0.2113248654051871 * t20;
        const double t22 = (0.7886751345948129 * inputs[lane + 96] + 0.2113248654051871 * inputs[lane + 104])
            - (0.7886751345948129 * inputs[lane + 112] + 0.2113248654051871 * inputs[lane + 120]);
        const double t23 = 1.0 + (t3 * t10 * t21 - t7 * t10 * t22);
        const double t24 = t4 * t10 * t21 - t2 * t10 * t22;
        const double t25 = t16 * t23 + t17 * t24;
        const double t26 = t18 / t25;
        const double t27 = t18 * t26 / t25;
        const double t28 = std::log(t25);
        const double t29 = (0.2113248654051871 * inputs[lane + 32] + 0.7886751345948129 * inputs[lane + 40]) -
            (0.2113248654051871 * inputs[lane + 48] + 0.7886751345948129 * inputs[lane + 56]);
        const double t30 = (0.2113248654051871 * inputs[lane] + 0.7886751345948129 * inputs[lane + 8]) -
            (0.2113248654051871 * inputs[lane + 16] + 0.7886751345948129 * inputs[lane + 24]);
        const double t31 = t2 * t29 - t7 * t30;
        const double t32 = std::fabs(t31);
        const double t33 = 1.0 / t31;
        const double t34 = mu[0] * (t29 * t29 * t33 * t33 + t30 * t30 * t33 * t33);
        const double t35 = (0.2113248654051871 * inputs[lane + 64] + 0.7886751345948129 * inputs[lane + 72]) -
            (0.2113248654051871 * inputs[lane + 80] + 0.7886751345948129 * inputs[lane + 88]);
        const double t36 = 1.0 - (t14 * t30 * t33 - t2 * t33 * t35);
        const double t37 = t14 * t29 * t33 - t7 * t33 * t35;
        const double t38 = t29 * t33 * t36 + t30 * t33 * t37;
        const double t39 = (0.2113248654051871 * inputs[lane + 96] + 0.7886751345948129 * inputs[lane + 104])
            - (0.2113248654051871 * inputs[lane + 112] + 0.7886751345948129 * inputs[lane + 120]);
        const double t40 = 1.0 + (t21 * t29 * t33 - t7 * t33 * t39);
        const double t41 = t21 * t30 * t33 - t2 * t33 * t39;
        const double t42 = t36 * t40 + t37 * t41;
        const double t43 = t38 / t42;
        const double t44 = t38 * t43 / t42;
        const double t45 = std::log(t42);
        const double t46 = t9 * ((t11 + mu[0] * t27) + lmbda[0] * (t26 * t26 - t27 * t28)) + t32 * ((t34 +
            mu[0] * t44) + lmbda[0] * (t43 * t43 - t44 * t45));
        const double t47 = 0.2113248654051871 * t0 + 0.7886751345948129 * t1;
        const double t48 = 0.2113248654051871 * t5 + 0.7886751345948129 * t6;
        const double t49 = t3 * t47 - t4 * t48;
        const double t50 = std::fabs(t49);
        const double t51 = 1.0 / t49;
        const double t52 = mu[0] * (t3 * t3 * t51 * t51 + t4 * t4 * t51 * t51);
        const double t53 = 0.2113248654051871 * t12 + 0.7886751345948129 * t13;
        const double t54 = 1.0 - (t4 * t51 * t53 - t15 * t47 * t51);
        const double t55 = t3 * t51 * t53 - t15 * t48 * t51;
        const double t56 = t3 * t51 * t54 + t4 * t51 * t55;
        const double t57 = 0.2113248654051871 * t19 + 0.7886751345948129 * t20;
        const double t58 = 1.0 + (t3 * t51 * t57 - t22 * t48 * t51);
        const double t59 = t4 * t51 * t57 - t22 * t47 * t51;
        const double t60 = t54 * t58 + t55 * t59;
        const double t61 = t56 / t60;
        const double t62 = t56 * t61 / t60;
        const double t63 = std::log(t60);
        const double t64 = t29 * t47 - t30 * t48;
        const double t65 = std::fabs(t64);
        const double t66 = 1.0 / t64;
        const double t67 = mu[0] * (t29 * t29 * t66 * t66 + t30 * t30 * t66 * t66);
        const double t68 = 1.0 - (t30 * t53 * t66 - t35 * t47 * t66);
        const double t69 = t29 * t53 * t66 - t35 * t48 * t66;
        const double t70 = t29 * t66 * t68 + t30 * t66 * t69;
        const double t71 = 1.0 + (t29 * t57 * t66 - t39 * t48 * t66);
        const double t72 = t30 * t57 * t66 - t39 * t47 * t66;
        const double t73 = t68 * t71 + t69 * t72;
        const double t74 = t70 / t73;
        const double t75 = t70 * t74 / t73;
        const double t76 = std::log(t73);
        const double t77 = t50 * ((t52 + mu[0] * t62) + lmbda[0] * (t61 * t61 - t62 * t63)) + t65 * ((t67 +
            mu[0] * t75) + lmbda[0] * (t74 * t74 - t75 * t76));
        const double t78 = 0.5 * t46 + 0.03589838486224541 * t77;
        const double t79 = mu[0] * (t3 * t7 * t10 * t10 + t2 * t4 * t10 * t10);
        const double t80 = t7 * t10 * t16 + t2 * t10 * t17;
        const double t81 = t80 / t25;
        const double t82 = t18 * t81 / t25;
        const double t83 = t26 * t81;
        const double t84 = t9 * ((t79 + mu[0] * t82) + lmbda[0] * (t83 - t28 * t82));
        const double t85 = mu[0] * (t7 * t29 * t33 * t33 + t2 * t30 * t33 * t33);
        const double t86 = t7 * t33 * t36 + t2 * t33 * t37;
        const double t87 = t86 / t42;
        const double t88 = t38 * t87 / t42;
        const double t89 = t43 * t87;
        const double t90 = t32 * ((t85 + mu[0] * t88) + lmbda[0] * (t89 - t45 * t88));
        const double t91 = t84 + 0.2679491924311227 * t90;
        const double t92 = mu[0] * (t3 * t48 * t51 * t51 + t4 * t47 * t51 * t51);
        const double t93 = t48 * t51 * t54 + t47 * t51 * t55;
        const double t94 = t93 / t60;
        const double t95 = t56 * t94 / t60;
        const double t96 = t61 * t94;
        const double t97 = t50 * ((t92 + mu[0] * t95) + lmbda[0] * (t96 - t63 * t95));
        const double t98 = mu[0] * (t29 * t48 * t66 * t66 + t30 * t47 * t66 * t66);
        const double t99 = t48 * t66 * t68 + t47 * t66 * t69;
        const double t100 = t99 / t73;
        const double t101 = t70 * t100 / t73;
        const double t102 = t74 * t100;
        const double t103 = t65 * ((t98 + mu[0] * t101) + lmbda[0] * (t102 - t76 * t101));
        const double t104 = t97 + 0.2679491924311227 * t103;
        const double t105 = t26 * t80 / t25;
        const double t106 = t9 * ((t79 + mu[0] * t105) + lmbda[0] * (t83 - t28 * t105));
        const double t107 = t43 * t86 / t42;
        const double t108 = t32 * ((t85 + mu[0] * t107) + lmbda[0] * (t89 - t45 * t107));
        const double t109 = t106 + 0.2679491924311227 * t108;
        const double t110 = t61 * t93 / t60;
        const double t111 = t50 * ((t92 + mu[0] * t110) + lmbda[0] * (t96 - t63 * t110));
        const double t112 = t74 * t99 / t73;
        const double t113 = t65 * ((t98 + mu[0] * t112) + lmbda[0] * (t102 - t76 * t112));
        const double t114 = t111 + 0.2679491924311227 * t113;
        const double t115 = mu[0] * (t7 * t7 * t10 * t10 + t2 * t2 * t10 * t10);
        const double t116 = t80 * t81 / t25;
        const double t117 = t9 * ((t115 + mu[0] * t116) + lmbda[0] * (t81 * t81 - t28 * t116));
        const double t118 = mu[0] * (t7 * t7 * t33 * t33 + t2 * t2 * t33 * t33);
        const double t119 = t86 * t87 / t42;
        const double t120 = t32 * ((t118 + mu[0] * t119) + lmbda[0] * (t87 * t87 - t45 * t119));
        const double t121 = mu[0] * (t48 * t48 * t51 * t51 + t47 * t47 * t51 * t51);
        const double t122 = t93 * t94 / t60;
        const double t123 = t50 * ((t121 + mu[0] * t122) + lmbda[0] * (t94 * t94 - t63 * t122));
        const double t124 = mu[0] * (t48 * t48 * t66 * t66 + t47 * t47 * t66 * t66);
        const double t125 = t99 * t100 / t73;
        const double t126 = t65 * ((t124 + mu[0] * t125) + lmbda[0] * (t100 * t100 - t76 * t125));
        const double t127 = (t117 + 0.07179676972449082 * t120) + (t123 + 0.07179676972449082 * t126);
        const double t128 = t4 * t10 * t23 - t3 * t10 * t24;
        const double t129 = t128 / t25;
        const double t130 = t128 * t129 / t25;
        const double t131 = t30 * t33 * t40 - t29 * t33 * t41;
        const double t132 = t131 / t42;
        const double t133 = t131 * t132 / t42;
        const double t134 = t9 * ((t11 + mu[0] * t130) + lmbda[0] * (t129 * t129 - t28 * t130)) + t32 * ((t34
            + mu[0] * t133) + lmbda[0] * (t132 * t132 - t45 * t133));
        const double t135 = t4 * t51 * t58 - t3 * t51 * t59;
        const double t136 = t135 / t60;
        const double t137 = t135 * t136 / t60;
        const double t138 = t30 * t66 * t71 - t29 * t66 * t72;
        const double t139 = t138 / t73;
        const double t140 = t138 * t139 / t73;
        const double t141 = t50 * ((t52 + mu[0] * t137) + lmbda[0] * (t136 * t136 - t63 * t137)) + t65 * ((t67
            + mu[0] * t140) + lmbda[0] * (t139 * t139 - t76 * t140));
        const double t142 = 0.5 * t134 + 0.03589838486224541 * t141;
        const double t143 = t2 * t10 * t23 - t7 * t10 * t24;
        const double t144 = t143 / t25;
        const double t145 = t128 * t144 / t25;
        const double t146 = t129 * t144;
        const double t147 = t9 * ((t79 + mu[0] * t145) + lmbda[0] * (t146 - t28 * t145));
        const double t148 = t2 * t33 * t40 - t7 * t33 * t41;
        const double t149 = t148 / t42;
        const double t150 = t131 * t149 / t42;
        const double t151 = t132 * t149;
        const double t152 = t32 * ((t85 + mu[0] * t150) + lmbda[0] * (t151 - t45 * t150));
        const double t153 = t147 + 0.2679491924311227 * t152;
        const double t154 = t47 * t51 * t58 - t48 * t51 * t59;
        const double t155 = t154 / t60;
        const double t156 = t135 * t155 / t60;
        const double t157 = t136 * t155;
        const double t158 = t50 * ((t92 + mu[0] * t156) + lmbda[0] * (t157 - t63 * t156));
        const double t159 = t47 * t66 * t71 - t48 * t66 * t72;
        const double t160 = t159 / t73;
        const double t161 = t138 * t160 / t73;
        const double t162 = t139 * t160;
        const double t163 = t65 * ((t98 + mu[0] * t161) + lmbda[0] * (t162 - t76 * t161));
        const double t164 = t158 + 0.2679491924311227 * t163;
        const double t165 = t129 * t143 / t25;
        const double t166 = t9 * ((t79 + mu[0] * t165) + lmbda[0] * (t146 - t28 * t165));
        const double t167 = t132 * t148 / t42;
        const double t168 = t32 * ((t85 + mu[0] * t167) + lmbda[0] * (t151 - t45 * t167));
        const double t169 = t166 + 0.2679491924311227 * t168;
        const double t170 = t136 * t154 / t60;
        const double t171 = t50 * ((t92 + mu[0] * t170) + lmbda[0] * (t157 - t63 * t170));
        const double t172 = t139 * t159 / t73;
        const double t173 = t65 * ((t98 + mu[0] * t172) + lmbda[0] * (t162 - t76 * t172));
        const double t174 = t171 + 0.2679491924311227 * t173;
        const double t175 = t143 * t144 / t25;
        const double t176 = t9 * ((t115 + mu[0] * t175) + lmbda[0] * (t144 * t144 - t28 * t175));
        const double t177 = t148 * t149 / t42;
        const double t178 = t32 * ((t118 + mu[0] * t177) + lmbda[0] * (t149 * t149 - t45 * t177));
        const double t179 = t154 * t155 / t60;
        const double t180 = t50 * ((t121 + mu[0] * t179) + lmbda[0] * (t155 * t155 - t63 * t179));
        const double t181 = t159 * t160 / t73;
        const double t182 = t65 * ((t124 + mu[0] * t181) + lmbda[0] * (t160 * t160 - t76 * t181));
        const double t183 = (t176 + 0.07179676972449082 * t178) + (t180 + 0.07179676972449082 * t182);
        const double t184 = t84 + 3.732050807568877 * t90;
        const double t185 = t97 + 3.732050807568877 * t103;
        const double t186 = t106 + 3.732050807568877 * t108;
        const double t187 = t111 + 3.732050807568877 * t113;
        const double t188 = (t117 + 13.928203230275509 * t120) + (t123 + 13.928203230275509 * t126);
        const double t189 = t147 + 3.732050807568877 * t152;
        const double t190 = t158 + 3.732050807568877 * t163;
        const double t191 = t166 + 3.732050807568877 * t168;
        const double t192 = t171 + 3.732050807568877 * t173;
        const double t193 = (t176 + 13.928203230275509 * t178) + (t180 + 13.928203230275509 * t182);
        const double t194 = 0.5 * t46 + 6.964101615137754 * t77;
        const double t195 = 0.5 * t134 + 6.964101615137754 * t141;
        tile[lane] = 0.3110042339640731 * t78 + 0.15550211698203656 * t127 - 0.39433756729740643 *
            (0.39433756729740643 * t91 + 0.10566243270259355 * t104) - 0.39433756729740643 *
            (0.39433756729740643 * t109 + 0.10566243270259355 * t114);
        tile[lane + 8] = 0.3110042339640731 * t142 + 0.15550211698203656 * t183 - 0.39433756729740643 *
            (0.39433756729740643 * t153 + 0.10566243270259355 * t164) - 0.39433756729740643 *
            (0.39433756729740643 * t169 + 0.10566243270259355 * t174);
        tile[lane + 16] = 0.3110042339640731 * t78 + 0.39433756729740643 * (0.10566243270259355 * t184 +
            0.028312163512967795 * t185) + 0.39433756729740643 * (0.10566243270259355 * t186 +
            0.028312163512967795 * t187) + 0.011164549684630112 * t188;
        tile[lane + 24] = 0.3110042339640731 * t142 + 0.39433756729740643 * (0.10566243270259355 * t189 +
            0.028312163512967795 * t190) + 0.39433756729740643 * (0.10566243270259355 * t191 +
            0.028312163512967795 * t192) + 0.011164549684630112 * t193;
        tile[lane + 32] = 0.15550211698203656 * t127 + 0.022329099369260225 * t194 + 0.10566243270259355 *
            (0.39433756729740643 * t91 + 1.4716878364870323 * t104) + 0.10566243270259355 *
            (0.39433756729740643 * t109 + 1.4716878364870323 * t114);
        tile[lane + 40] = 0.15550211698203656 * t183 + 0.022329099369260225 * t195 + 0.10566243270259355 *
            (0.39433756729740643 * t153 + 1.4716878364870323 * t164) + 0.10566243270259355 *
            (0.39433756729740643 * t169 + 1.4716878364870323 * t174);
        tile[lane + 48] = 0.011164549684630112 * t188 + 0.022329099369260225 * t194 - 0.10566243270259355 *
            (0.10566243270259355 * t184 + 0.39433756729740643 * t185) - 0.10566243270259355 *
            (0.10566243270259355 * t186 + 0.39433756729740643 * t187);
        tile[lane + 56] = 0.011164549684630112 * t193 + 0.022329099369260225 * t195 - 0.10566243270259355 *
            (0.10566243270259355 * t189 + 0.39433756729740643 * t190) - 0.10566243270259355 *
            (0.10566243270259355 * t191 + 0.39433756729740643 * t192);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[4 * cell];
          const int64_t d1 = offsets[4 * cell + 1];
          const int64_t d2 = offsets[4 * cell + 2];
          const int64_t d3 = offsets[4 * cell + 3];
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 16];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 24];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 32];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 40];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 48];
          }
          if (!constrained[d3 + 1]) {
            y[d3 + 1] += tile[lane + 56];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cpu(
    int64_t num_cells,
    double* y,
    const int32_t* offsets,
    const uint8_t* constrained,
    const double* coordinates,
    const int32_t* cells,
    const double* u,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const int32_t*>(arguments->offsets),
      arguments->constrained,
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->constants[0]),
      static_cast<const double*>(arguments->constants[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^2", 8, 1, 0, nullptr},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0, 0, nullptr},
    {"mu", "constant", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal_cpu_descriptor = {
    "neo_hookean_j_q1x2_quadrilateral_f64_constrained_diagonal",  // name
    "diagonal",                                // kernel
    "J",                                       // form
    "cpu",                                     // target
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
    "colour",                                  // scatter
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
    64,                                        // element_batch
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    1536,                                      // shared_bytes
    892.0,                                     // flops_per_cell
    96.0,                                      // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
