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
//   flops       4604
//   bytes       184 (160 read, 24 written)
//   flops/byte  25
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
    const double* __restrict__ load,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[576];
    alignas(64) double tile[192];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[8 * cell];
        const int64_t d1 = offsets[8 * cell + 1];
        const int64_t d2 = offsets[8 * cell + 2];
        const int64_t d3 = offsets[8 * cell + 3];
        const int64_t d4 = offsets[8 * cell + 4];
        const int64_t d5 = offsets[8 * cell + 5];
        const int64_t d6 = offsets[8 * cell + 6];
        const int64_t d7 = offsets[8 * cell + 7];
        const int64_t n0 = cells[8 * cell];
        const int64_t n1 = cells[8 * cell + 1];
        const int64_t n2 = cells[8 * cell + 2];
        const int64_t n3 = cells[8 * cell + 3];
        const int64_t n4 = cells[8 * cell + 4];
        const int64_t n5 = cells[8 * cell + 5];
        const int64_t n6 = cells[8 * cell + 6];
        const int64_t n7 = cells[8 * cell + 7];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n4];
        inputs[lane + 40] = coordinates[3 * n5];
        inputs[lane + 48] = coordinates[3 * n6];
        inputs[lane + 56] = coordinates[3 * n7];
        inputs[lane + 64] = coordinates[3 * n0 + 1];
        inputs[lane + 72] = coordinates[3 * n1 + 1];
        inputs[lane + 80] = coordinates[3 * n2 + 1];
        inputs[lane + 88] = coordinates[3 * n3 + 1];
        inputs[lane + 96] = coordinates[3 * n4 + 1];
        inputs[lane + 104] = coordinates[3 * n5 + 1];
        inputs[lane + 112] = coordinates[3 * n6 + 1];
        inputs[lane + 120] = coordinates[3 * n7 + 1];
        inputs[lane + 128] = coordinates[3 * n0 + 2];
        inputs[lane + 136] = coordinates[3 * n1 + 2];
        inputs[lane + 144] = coordinates[3 * n2 + 2];
        inputs[lane + 152] = coordinates[3 * n3 + 2];
        inputs[lane + 160] = coordinates[3 * n4 + 2];
        inputs[lane + 168] = coordinates[3 * n5 + 2];
        inputs[lane + 176] = coordinates[3 * n6 + 2];
        inputs[lane + 184] = coordinates[3 * n7 + 2];
        inputs[lane + 192] = u[d0];
        inputs[lane + 200] = u[d1];
        inputs[lane + 208] = u[d2];
        inputs[lane + 216] = u[d3];
        inputs[lane + 224] = u[d4];
        inputs[lane + 232] = u[d5];
        inputs[lane + 240] = u[d6];
        inputs[lane + 248] = u[d7];
        inputs[lane + 256] = u[d0 + 1];
        inputs[lane + 264] = u[d1 + 1];
        inputs[lane + 272] = u[d2 + 1];
        inputs[lane + 280] = u[d3 + 1];
        inputs[lane + 288] = u[d4 + 1];
        inputs[lane + 296] = u[d5 + 1];
        inputs[lane + 304] = u[d6 + 1];
        inputs[lane + 312] = u[d7 + 1];
        inputs[lane + 320] = u[d0 + 2];
        inputs[lane + 328] = u[d1 + 2];
        inputs[lane + 336] = u[d2 + 2];
        inputs[lane + 344] = u[d3 + 2];
        inputs[lane + 352] = u[d4 + 2];
        inputs[lane + 360] = u[d5 + 2];
        inputs[lane + 368] = u[d6 + 2];
        inputs[lane + 376] = u[d7 + 2];
        inputs[lane + 384] = load[d0];
        inputs[lane + 392] = load[d1];
        inputs[lane + 400] = load[d2];
        inputs[lane + 408] = load[d3];
        inputs[lane + 416] = load[d4];
        inputs[lane + 424] = load[d5];
        inputs[lane + 432] = load[d6];
        inputs[lane + 440] = load[d7];
        inputs[lane + 448] = load[d0 + 1];
        inputs[lane + 456] = load[d1 + 1];
        inputs[lane + 464] = load[d2 + 1];
        inputs[lane + 472] = load[d3 + 1];
        inputs[lane + 480] = load[d4 + 1];
        inputs[lane + 488] = load[d5 + 1];
        inputs[lane + 496] = load[d6 + 1];
        inputs[lane + 504] = load[d7 + 1];
        inputs[lane + 512] = load[d0 + 2];
        inputs[lane + 520] = load[d1 + 2];
        inputs[lane + 528] = load[d2 + 2];
        inputs[lane + 536] = load[d3 + 2];
        inputs[lane + 544] = load[d4 + 2];
        inputs[lane + 552] = load[d5 + 2];
        inputs[lane + 560] = load[d6 + 2];
        inputs[lane + 568] = load[d7 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = inputs[lane] - inputs[lane + 8];
        const double t1 = inputs[lane + 16] - inputs[lane + 24];
        const double t2 = t0 + 0.2679491924311227 * t1;
        const double t3 = inputs[lane + 32] - inputs[lane + 40];
        const double t4 = inputs[lane + 48] - inputs[lane + 56];
        const double t5 = t3 + 0.2679491924311227 * t4;
        const double t6 = t2 + 0.2679491924311227 * t5;
        const double t7 = inputs[lane + 64] - inputs[lane + 80];
        const double t8 = inputs[lane + 72] - inputs[lane + 88];
        const double t9 = t7 + 0.2679491924311227 * t8;
        const double t10 = inputs[lane + 96] - inputs[lane + 112];
        const double t11 = inputs[lane + 104] - inputs[lane + 120];
        const double t12 = t10 + 0.2679491924311227 * t11;
        const double t13 = t9 + 0.2679491924311227 * t12;
        const double t14 = inputs[lane + 128] - inputs[lane + 160];
        const double t15 = inputs[lane + 136] - inputs[lane + 168];
        const double t16 = t14 + 0.2679491924311227 * t15;
        const double t17 = inputs[lane + 144] - inputs[lane + 176];
        const double t18 = inputs[lane + 152] - inputs[lane + 184];
        const double t19 = t17 + 0.2679491924311227 * t18;
        const double t20 = t16 + 0.2679491924311227 * t19;
        const double t21 = inputs[lane + 64] - inputs[lane + 96];
        const double t22 = inputs[lane + 72] - inputs[lane + 104];
        const double t23 = t21 + 0.2679491924311227 * t22;
        const double t24 = inputs[lane + 80] - inputs[lane + 112];
        const double t25 = inputs[lane + 88] - inputs[lane + 120];
        const double t26 = t24 + 0.2679491924311227 * t25;
        const double t27 = t23 + 0.2679491924311227 * t26;
        const double t28 = inputs[lane + 128] - inputs[lane + 144];
        const double t29 = inputs[lane + 136] - inputs[lane + 152];
        const double t30 = t28 + 0.2679491924311227 * t29;
        const double t31 = inputs[lane + 160] - inputs[lane + 176];
        const double t32 = inputs[lane + 168] - inputs[lane + 184];
        const double t33 = t31 + 0.2679491924311227 * t32;
        const double t34 = t30 + 0.2679491924311227 * t33;
        const double t35 = t13 * t20 - t27 * t34;
        const double t36 = inputs[lane] - inputs[lane + 16];
        const double t37 = inputs[lane + 8] - inputs[lane + 24];
        const double t38 = t36 + 0.2679491924311227 * t37;
        const double t39 = inputs[lane + 32] - inputs[lane + 48];
        const double t40 = inputs[lane + 40] - inputs[lane + 56];
        const double t41 = t39 + 0.2679491924311227 * t40;
        const double t42 = t38 + 0.2679491924311227 * t41;
        const double t43 = inputs[lane + 128] - inputs[lane + 136];
        const double t44 = inputs[lane + 144] - inputs[lane + 152];
        const double t45 = t43 + 0.2679491924311227 * t44;
        const double t46 = inputs[lane + 160] - inputs[lane + 168];
        const double t47 = inputs[lane + 176] - inputs[lane + 184];
        const double t48 = t46 + 0.2679491924311227 * t47;
        const double t49 = t45 + 0.2679491924311227 * t48;
        const double t50 = inputs[lane + 64] - inputs[lane + 72];
        const double t51 = inputs[lane + 80] - inputs[lane + 88];
        const double t52 = t50 + 0.2679491924311227 * t51;
        const double t53 = inputs[lane + 96] - inputs[lane + 104];
        const double t54 = inputs[lane + 112] - inputs[lane + 120];
        const double t55 = t53 + 0.2679491924311227 * t54;
        const double t56 = t52 + 0.2679491924311227 * t55;
        const double t57 = t27 * t49 - t20 * t56;
        const double t58 = inputs[lane] - inputs[lane + 32];
        const double t59 = inputs[lane + 8] - inputs[lane + 40];
        const double t60 = t58 + 0.2679491924311227 * t59;
        const double t61 = inputs[lane + 16] - inputs[lane + 48];
        const double t62 = inputs[lane + 24] - inputs[lane + 56];
        const double t63 = t61 + 0.2679491924311227 * t62;
        const double t64 = t60 + 0.2679491924311227 * t63;
        const double t65 = t34 * t56 - t13 * t49;
        const double t66 = t6 * t35 + t42 * t57 + t64 * t65;
        const double t67 = std::fabs(-0.2406516764515424 * t66);
        const double t68 = 1.0 / t66;
        const double t69 = inputs[lane + 192] - inputs[lane + 200];
        const double t70 = inputs[lane + 208] - inputs[lane + 216];
        const double t71 = t69 + 0.2679491924311227 * t70;
        const double t72 = inputs[lane + 224] - inputs[lane + 232];
        const double t73 = inputs[lane + 240] - inputs[lane + 248];
        const double t74 = t72 + 0.2679491924311227 * t73;
        const double t75 = t71 + 0.2679491924311227 * t74;
        const double t76 = inputs[lane + 192] - inputs[lane + 208];
        const double t77 = inputs[lane + 200] - inputs[lane + 216];
        const double t78 = t76 + 0.2679491924311227 * t77;
        const double t79 = inputs[lane + 224] - inputs[lane + 240];
        const double t80 = inputs[lane + 232] - inputs[lane + 248];
        const double t81 = t79 + 0.2679491924311227 * t80;
        const double t82 = t78 + 0.2679491924311227 * t81;
        const double t83 = inputs[lane + 192] - inputs[lane + 224];
        const double t84 = inputs[lane + 200] - inputs[lane + 232];
        const double t85 = t83 + 0.2679491924311227 * t84;
        const double t86 = inputs[lane + 208] - inputs[lane + 240];
        const double t87 = inputs[lane + 216] - inputs[lane + 248];
        const double t88 = t86 + 0.2679491924311227 * t87;
        const double t89 = t85 + 0.2679491924311227 * t88;
        const double t90 = 1.0 + t68 * (t35 * t75 + t57 * t82 + t65 * t89);
        const double t91 = 1.0 / (t67 * t67);
        const double t92 = t34 * t64 - t20 * t42;
        const double t93 = t6 * t20 - t49 * t64;
        const double t94 = t42 * t49 - t6 * t34;
        const double t95 = t75 * t92 + t82 * t93 + t89 * t94;
        const double t96 = t27 * t42 - t13 * t64;
        const double t97 = t56 * t64 - t6 * t27;
        const double t98 = t6 * t13 - t42 * t56;
        const double t99 = t75 * t96 + t82 * t97 + t89 * t98;
        const double t100 = inputs[lane + 256] - inputs[lane + 264];
        const double t101 = inputs[lane + 272] - inputs[lane + 280];
        const double t102 = t100 + 0.2679491924311227 * t101;
        const double t103 = inputs[lane + 288] - inputs[lane + 296];
        const double t104 = inputs[lane + 304] - inputs[lane + 312];
        const double t105 = t103 + 0.2679491924311227 * t104;
        const double t106 = t102 + 0.2679491924311227 * t105;
        const double t107 = inputs[lane + 256] - inputs[lane + 272];
        const double t108 = inputs[lane + 264] - inputs[lane + 280];
        const double t109 = t107 + 0.2679491924311227 * t108;
        const double t110 = inputs[lane + 288] - inputs[lane + 304];
        const double t111 = inputs[lane + 296] - inputs[lane + 312];
        const double t112 = t110 + 0.2679491924311227 * t111;
        const double t113 = t109 + 0.2679491924311227 * t112;
        const double t114 = inputs[lane + 256] - inputs[lane + 288];
        const double t115 = inputs[lane + 264] - inputs[lane + 296];
        const double t116 = t114 + 0.2679491924311227 * t115;
        const double t117 = inputs[lane + 272] - inputs[lane + 304];
        const double t118 = inputs[lane + 280] - inputs[lane + 312];
        const double t119 = t117 + 0.2679491924311227 * t118;
        const double t120 = t116 + 0.2679491924311227 * t119;
        const double t121 = 1.0 + t68 * (t92 * t106 + t93 * t113 + t94 * t120);
        const double t122 = inputs[lane + 320] - inputs[lane + 328];
        const double t123 = inputs[lane + 336] - inputs[lane + 344];
        const double t124 = t122 + 0.2679491924311227 * t123;
        const double t125 = inputs[lane + 352] - inputs[lane + 360];
        const double t126 = inputs[lane + 368] - inputs[lane + 376];
        const double t127 = t125 + 0.2679491924311227 * t126;
        const double t128 = t124 + 0.2679491924311227 * t127;
        const double t129 = inputs[lane + 320] - inputs[lane + 336];
        const double t130 = inputs[lane + 328] - inputs[lane + 344];
        const double t131 = t129 + 0.2679491924311227 * t130;
        const double t132 = inputs[lane + 352] - inputs[lane + 368];
        const double t133 = inputs[lane + 360] - inputs[lane + 376];
        const double t134 = t132 + 0.2679491924311227 * t133;
        const double t135 = t131 + 0.2679491924311227 * t134;
        const double t136 = inputs[lane + 320] - inputs[lane + 352];
        const double t137 = inputs[lane + 328] - inputs[lane + 360];
        const double t138 = t136 + 0.2679491924311227 * t137;
        const double t139 = inputs[lane + 336] - inputs[lane + 368];
        const double t140 = inputs[lane + 344] - inputs[lane + 376];
        const double t141 = t139 + 0.2679491924311227 * t140;
        const double t142 = t138 + 0.2679491924311227 * t141;
        const double t143 = 1.0 + t68 * (t96 * t128 + t97 * t135 + t98 * t142);
        const double t144 = t96 * t106 + t97 * t113 + t98 * t120;
        const double t145 = t92 * t128 + t93 * t135 + t94 * t142;
        const double t146 = t121 * t143 - 0.05791322937893785 * t91 * t144 * t145;
        const double t147 = t35 * t106 + t57 * t113 + t65 * t120;
        const double t148 = t35 * t128 + t57 * t135 + t65 * t142;
        const double t149 = t68 * t143 * t147 - 0.05791322937893785 * t91 * t144 * t148;
        const double t150 = 0.05791322937893785 * t91 * t145 * t147 - t68 * t121 * t148;
        const double t151 = (t90 * t146 - t68 * t95 * t149) + t68 * t99 * t150;
        const double t152 = ((t35 * t146 - t92 * t149) + t96 * t150) / t151;
        const double t153 = std::log(t151);
        const double t154 = (mu[0] * (1.6076951545867362 * t35 * t68 * t90 + 0.0931068182589886 * t91 * (t92 *
            t95 + t96 * t99)) - 1.6076951545867362 * mu[0] * t68 * t152) + 1.6076951545867362 * lmbda[0] * t68
            * t152 * t153;
        const double t155 = 0.2679491924311227 * t7 + t8;
        const double t156 = 0.2679491924311227 * t10 + t11;
        const double t157 = t155 + 0.2679491924311227 * t156;
        const double t158 = 0.2679491924311227 * t14 + t15;
        const double t159 = 0.2679491924311227 * t17 + t18;
        const double t160 = t158 + 0.2679491924311227 * t159;
        const double t161 = 0.2679491924311227 * t21 + t22;
        const double t162 = 0.2679491924311227 * t24 + t25;
        const double t163 = t161 + 0.2679491924311227 * t162;
        const double t164 = 0.2679491924311227 * t28 + t29;
        const double t165 = 0.2679491924311227 * t31 + t32;
        const double t166 = t164 + 0.2679491924311227 * t165;
        const double t167 = t157 * t160 - t163 * t166;
        const double t168 = 0.2679491924311227 * t36 + t37;
        const double t169 = 0.2679491924311227 * t39 + t40;
        const double t170 = t168 + 0.2679491924311227 * t169;
        const double t171 = t49 * t163 - t56 * t160;
        const double t172 = 0.2679491924311227 * t58 + t59;
        const double t173 = 0.2679491924311227 * t61 + t62;
        const double t174 = t172 + 0.2679491924311227 * t173;
        const double t175 = t56 * t166 - t49 * t157;
        const double t176 = t6 * t167 + t170 * t171 + t174 * t175;
        const double t177 = std::fabs(-0.2406516764515424 * t176);
        const double t178 = 1.0 / t176;
        const double t179 = 0.2679491924311227 * t76 + t77;
        const double t180 = 0.2679491924311227 * t79 + t80;
        const double t181 = t179 + 0.2679491924311227 * t180;
        const double t182 = 0.2679491924311227 * t83 + t84;
        const double t183 = 0.2679491924311227 * t86 + t87;
        const double t184 = t182 + 0.2679491924311227 * t183;
        const double t185 = 1.0 + t178 * (t75 * t167 + t171 * t181 + t175 * t184);
        const double t186 = 1.0 / (t177 * t177);
        const double t187 = t166 * t174 - t160 * t170;
        const double t188 = t6 * t160 - t49 * t174;
        const double t189 = t49 * t170 - t6 * t166;
        const double t190 = t75 * t187 + t181 * t188 + t184 * t189;
        const double t191 = t163 * t170 - t157 * t174;
        const double t192 = t56 * t174 - t6 * t163;
        const double t193 = t6 * t157 - t56 * t170;
        const double t194 = t75 * t191 + t181 * t192 + t184 * t193;
        const double t195 = 0.2679491924311227 * t107 + t108;
        const double t196 = 0.2679491924311227 * t110 + t111;
        const double t197 = t195 + 0.2679491924311227 * t196;
        const double t198 = 0.2679491924311227 * t114 + t115;
        const double t199 = 0.2679491924311227 * t117 + t118;
        const double t200 = t198 + 0.2679491924311227 * t199;
        const double t201 = 1.0 + t178 * (t106 * t187 + t188 * t197 + t189 * t200);
        const double t202 = 0.2679491924311227 * t129 + t130;
        const double t203 = 0.2679491924311227 * t132 + t133;
        const double t204 = t202 + 0.2679491924311227 * t203;
        const double t205 = 0.2679491924311227 * t136 + t137;
        const double t206 = 0.2679491924311227 * t139 + t140;
        const double t207 = t205 + 0.2679491924311227 * t206;
        const double t208 = 1.0 + t178 * (t128 * t191 + t192 * t204 + t193 * t207);
        const double t209 = t106 * t191 + t192 * t197 + t193 * t200;
        const double t210 = t128 * t187 + t188 * t204 + t189 * t207;
        const double t211 = t201 * t208 - 0.05791322937893785 * t186 * t209 * t210;
        const double t212 = t106 * t167 + t171 * t197 + t175 * t200;
        const double t213 = t128 * t167 + t171 * t204 + t175 * t207;
        const double t214 = t178 * t208 * t212 - 0.05791322937893785 * t186 * t209 * t213;
        const double t215 = 0.05791322937893785 * t186 * t210 * t212 - t178 * t201 * t213;
        const double t216 = (t185 * t211 - t178 * t190 * t214) + t178 * t194 * t215;
        const double t217 = ((t167 * t211 - t187 * t214) + t191 * t215) / t216;
        const double t218 = std::log(t216);
        const double t219 = (mu[0] * (1.6076951545867362 * t167 * t178 * t185 + 0.0931068182589886 * t186 *
            (t187 * t190 + t191 * t194)) - 1.6076951545867362 * mu[0] * t178 * t217) + 1.6076951545867362 *
            lmbda[0] * t178 * t217 * t218;
        const double t220 = t67 * t154 + t177 * t219;
        const double t221 = 0.2679491924311227 * t0 + t1;
        const double t222 = 0.2679491924311227 * t3 + t4;
        const double t223 = t221 + 0.2679491924311227 * t222;
        const double t224 = 0.2679491924311227 * t16 + t19;
        const double t225 = 0.2679491924311227 * t23 + t26;
        const double t226 = t13 * t224 - t34 * t225;
        const double t227 = 0.2679491924311227 * t43 + t44;
        const double t228 = 0.2679491924311227 * t46 + t47;
        const double t229 = t227 + 0.2679491924311227 * t228;
        const double t230 = 0.2679491924311227 * t50 + t51;
        const double t231 = 0.2679491924311227 * t53 + t54;
        const double t232 = t230 + 0.2679491924311227 * t231;
        const double t233 = t225 * t229 - t224 * t232;
        const double t234 = 0.2679491924311227 * t60 + t63;
        const double t235 = t34 * t232 - t13 * t229;
        const double t236 = t223 * t226 + t42 * t233 + t234 * t235;
        const double t237 = std::fabs(-0.2406516764515424 * t236);
        const double t238 = 1.0 / t236;
        const double t239 = 0.2679491924311227 * t69 + t70;
        const double t240 = 0.2679491924311227 * t72 + t73;
        const double t241 = t239 + 0.2679491924311227 * t240;
        const double t242 = 0.2679491924311227 * t85 + t88;
        const double t243 = 1.0 + t238 * (t226 * t241 + t82 * t233 + t235 * t242);
        const double t244 = 1.0 / (t237 * t237);
        const double t245 = t34 * t234 - t42 * t224;
        const double t246 = t223 * t224 - t229 * t234;
        const double t247 = t42 * t229 - t34 * t223;
        const double t248 = t241 * t245 + t82 * t246 + t242 * t247;
        const double t249 = t42 * t225 - t13 * t234;
        const double t250 = t232 * t234 - t223 * t225;
        const double t251 = t13 * t223 - t42 * t232;
        const double t252 = t241 * t249 + t82 * t250 + t242 * t251;
        const double t253 = 0.2679491924311227 * t100 + t101;
        const double t254 = 0.2679491924311227 * t103 + t104;
        const double t255 = t253 + 0.2679491924311227 * t254;
        const double t256 = 0.2679491924311227 * t116 + t119;
        const double t257 = 1.0 + t238 * (t245 * t255 + t113 * t246 + t247 * t256);
        const double t258 = 0.2679491924311227 * t122 + t123;
        const double t259 = 0.2679491924311227 * t125 + t126;
        const double t260 = t258 + 0.2679491924311227 * t259;
        const double t261 = 0.2679491924311227 * t138 + t141;
        const double t262 = 1.0 + t238 * (t249 * t260 + t135 * t250 + t251 * t261);
        const double t263 = t249 * t255 + t113 * t250 + t251 * t256;
        const double t264 = t245 * t260 + t135 * t246 + t247 * t261;
        const double t265 = t257 * t262 - 0.05791322937893785 * t244 * t263 * t264;
        const double t266 = t226 * t255 + t113 * t233 + t235 * t256;
        const double t267 = t226 * t260 + t135 * t233 + t235 * t261;
        const double t268 = t238 * t262 * t266 - 0.05791322937893785 * t244 * t263 * t267;
        const double t269 = 0.05791322937893785 * t244 * t264 * t266 - t238 * t257 * t267;
        const double t270 = (t243 * t265 - t238 * t248 * t268) + t238 * t252 * t269;
        const double t271 = ((t226 * t265 - t245 * t268) + t249 * t269) / t270;
        const double t272 = std::log(t270);
        const double t273 = (mu[0] * (1.6076951545867362 * t226 * t238 * t243 + 0.0931068182589886 * t244 *
            (t245 * t248 + t249 * t252)) - 1.6076951545867362 * mu[0] * t238 * t271) + 1.6076951545867362 *
            lmbda[0] * t238 * t271 * t272;
        const double t274 = 0.2679491924311227 * t158 + t159;
        const double t275 = 0.2679491924311227 * t161 + t162;
        const double t276 = t157 * t274 - t166 * t275;
        const double t277 = t229 * t275 - t232 * t274;
        const double t278 = 0.2679491924311227 * t172 + t173;
        const double t279 = t166 * t232 - t157 * t229;
        const double t280 = t223 * t276 + t170 * t277 + t278 * t279;
        const double t281 = std::fabs(-0.2406516764515424 * t280);
        const double t282 = 1.0 / t280;
        const double t283 = 0.2679491924311227 * t182 + t183;
        const double t284 = 1.0 + t282 * (t241 * t276 + t181 * t277 + t279 * t283);
        const double t285 = 1.0 / (t281 * t281);
        const double t286 = t166 * t278 - t170 * t274;
        const double t287 = t223 * t274 - t229 * t278;
        const double t288 = t170 * t229 - t166 * t223;
        const double t289 = t241 * t286 + t181 * t287 + t283 * t288;
        const double t290 = t170 * t275 - t157 * t278;
        const double t291 = t232 * t278 - t223 * t275;
        const double t292 = t157 * t223 - t170 * t232;
        const double t293 = t241 * t290 + t181 * t291 + t283 * t292;
        const double t294 = 0.2679491924311227 * t198 + t199;
        const double t295 = 1.0 + t282 * (t255 * t286 + t197 * t287 + t288 * t294);
        const double t296 = 0.2679491924311227 * t205 + t206;
        const double t297 = 1.0 + t282 * (t260 * t290 + t204 * t291 + t292 * t296);
        const double t298 = t255 * t290 + t197 * t291 + t292 * t294;
        const double t299 = t260 * t286 + t204 * t287 + t288 * t296;
        const double t300 = t295 * t297 - 0.05791322937893785 * t285 * t298 * t299;
        const double t301 = t255 * t276 + t197 * t277 + t279 * t294;
        const double t302 = t260 * t276 + t204 * t277 + t279 * t296;
        const double t303 = t282 * t297 * t301 - 0.05791322937893785 * t285 * t298 * t302;
        const double t304 = 0.05791322937893785 * t285 * t299 * t301 - t282 * t295 * t302;
        const double t305 = (t284 * t300 - t282 * t289 * t303) + t282 * t293 * t304;
        const double t306 = ((t276 * t300 - t286 * t303) + t290 * t304) / t305;
        const double t307 = std::log(t305);
        const double t308 = (mu[0] * (1.6076951545867362 * t276 * t282 * t284 + 0.0931068182589886 * t285 *
            (t286 * t289 + t290 * t293)) - 1.6076951545867362 * mu[0] * t282 * t306) + 1.6076951545867362 *
            lmbda[0] * t282 * t306 * t307;
        const double t309 = t237 * t273 + t281 * t308;
        const double t310 = t220 + 0.2679491924311227 * t309;
        const double t311 = 0.2679491924311227 * t2 + t5;
        const double t312 = 0.2679491924311227 * t9 + t12;
        const double t313 = 0.2679491924311227 * t30 + t33;
        const double t314 = t20 * t312 - t27 * t313;
        const double t315 = 0.2679491924311227 * t38 + t41;
        const double t316 = 0.2679491924311227 * t45 + t48;
        const double t317 = 0.2679491924311227 * t52 + t55;
        const double t318 = t27 * t316 - t20 * t317;
        const double t319 = t313 * t317 - t312 * t316;
        const double t320 = t311 * t314 + t315 * t318 + t64 * t319;
        const double t321 = std::fabs(-0.2406516764515424 * t320);
        const double t322 = 1.0 / t320;
        const double t323 = 0.2679491924311227 * t71 + t74;
        const double t324 = 0.2679491924311227 * t78 + t81;
        const double t325 = 1.0 + t322 * (t314 * t323 + t318 * t324 + t89 * t319);
        const double t326 = 1.0 / (t321 * t321);
        const double t327 = t64 * t313 - t20 * t315;
        const double t328 = t20 * t311 - t64 * t316;
        const double t329 = t315 * t316 - t311 * t313;
        const double t330 = t323 * t327 + t324 * t328 + t89 * t329;
        const double t331 = t27 * t315 - t64 * t312;
        const double t332 = t64 * t317 - t27 * t311;
        const double t333 = t311 * t312 - t315 * t317;
        const double t334 = t323 * t331 + t324 * t332 + t89 * t333;
        const double t335 = 0.2679491924311227 * t102 + t105;
        const double t336 = 0.2679491924311227 * t109 + t112;
        const double t337 = 1.0 + t322 * (t327 * t335 + t328 * t336 + t120 * t329);
        const double t338 = 0.2679491924311227 * t124 + t127;
        const double t339 = 0.2679491924311227 * t131 + t134;
        const double t340 = 1.0 + t322 * (t331 * t338 + t332 * t339 + t142 * t333);
        const double t341 = t331 * t335 + t332 * t336 + t120 * t333;
        const double t342 = t327 * t338 + t328 * t339 + t142 * t329;
        const double t343 = t337 * t340 - 0.05791322937893785 * t326 * t341 * t342;
        const double t344 = t314 * t335 + t318 * t336 + t120 * t319;
        const double t345 = t314 * t338 + t318 * t339 + t142 * t319;
        const double t346 = t322 * t340 * t344 - 0.05791322937893785 * t326 * t341 * t345;
        const double t347 = 0.05791322937893785 * t326 * t342 * t344 - t322 * t337 * t345;
        const double t348 = (t325 * t343 - t322 * t330 * t346) + t322 * t334 * t347;
        const double t349 = ((t314 * t343 - t327 * t346) + t331 * t347) / t348;
        const double t350 = std::log(t348);
        const double t351 = (mu[0] * (1.6076951545867362 * t314 * t322 * t325 + 0.0931068182589886 * t326 *
            (t327 * t330 + t331 * t334)) - 1.6076951545867362 * mu[0] * t322 * t349) + 1.6076951545867362 *
            lmbda[0] * t322 * t349 * t350;
        const double t352 = 0.2679491924311227 * t155 + t156;
        const double t353 = 0.2679491924311227 * t164 + t165;
        const double t354 = t160 * t352 - t163 * t353;
        const double t355 = 0.2679491924311227 * t168 + t169;
        const double t356 = t163 * t316 - t160 * t317;
        const double t357 = t317 * t353 - t316 * t352;
        const double t358 = t311 * t354 + t355 * t356 + t174 * t357;
        const double t359 = std::fabs(-0.2406516764515424 * t358);
        const double t360 = 1.0 / t358;
        const double t361 = 0.2679491924311227 * t179 + t180;
        const double t362 = 1.0 + t360 * (t323 * t354 + t356 * t361 + t184 * t357);
        const double t363 = 1.0 / (t359 * t359);
        const double t364 = t174 * t353 - t160 * t355;
        const double t365 = t160 * t311 - t174 * t316;
        const double t366 = t316 * t355 - t311 * t353;
        const double t367 = t323 * t364 + t361 * t365 + t184 * t366;
        const double t368 = t163 * t355 - t174 * t352;
        const double t369 = t174 * t317 - t163 * t311;
        const double t370 = t311 * t352 - t317 * t355;
        const double t371 = t323 * t368 + t361 * t369 + t184 * t370;
        const double t372 = 0.2679491924311227 * t195 + t196;
        const double t373 = 1.0 + t360 * (t335 * t364 + t365 * t372 + t200 * t366);
        const double t374 = 0.2679491924311227 * t202 + t203;
        const double t375 = 1.0 + t360 * (t338 * t368 + t369 * t374 + t207 * t370);
        const double t376 = t335 * t368 + t369 * t372 + t200 * t370;
        const double t377 = t338 * t364 + t365 * t374 + t207 * t366;
        const double t378 = t373 * t375 - 0.05791322937893785 * t363 * t376 * t377;
        const double t379 = t335 * t354 + t356 * t372 + t200 * t357;
        const double t380 = t338 * t354 + t356 * t374 + t207 * t357;
        const double t381 = t360 * t375 * t379 - 0.05791322937893785 * t363 * t376 * t380;
        const double t382 = 0.05791322937893785 * t363 * t377 * t379 - t360 * t373 * t380;
        const double t383 = (t362 * t378 - t360 * t367 * t381) + t360 * t371 * t382;
        const double t384 = ((t354 * t378 - t364 * t381) + t368 * t382) / t383;
        const double t385 = std::log(t383);
        const double t386 = (mu[0] * (1.6076951545867362 * t354 * t360 * t362 + 0.0931068182589886 * t363 *
            (t364 * t367 + t368 * t371)) - 1.6076951545867362 * mu[0] * t360 * t384) + 1.6076951545867362 *
            lmbda[0] * t360 * t384 * t385;
        const double t387 = t321 * t351 + t359 * t386;
        const double t388 = 0.2679491924311227 * t221 + t222;
        const double t389 = t224 * t312 - t225 * t313;
        const double t390 = 0.2679491924311227 * t227 + t228;
        const double t391 = 0.2679491924311227 * t230 + t231;
        const double t392 = t225 * t390 - t224 * t391;
        const double t393 = t313 * t391 - t312 * t390;
        const double t394 = t388 * t389 + t315 * t392 + t234 * t393;
        const double t395 = std::fabs(-0.2406516764515424 * t394);
        const double t396 = 1.0 / t394;
        const double t397 = 0.2679491924311227 * t239 + t240;
        const double t398 = 1.0 + t396 * (t389 * t397 + t324 * t392 + t242 * t393);
        const double t399 = 1.0 / (t395 * t395);
        const double t400 = t234 * t313 - t224 * t315;
        const double t401 = t224 * t388 - t234 * t390;
        const double t402 = t315 * t390 - t313 * t388;
        const double t403 = t397 * t400 + t324 * t401 + t242 * t402;
        const double t404 = t225 * t315 - t234 * t312;
        const double t405 = t234 * t391 - t225 * t388;
        const double t406 = t312 * t388 - t315 * t391;
        const double t407 = t397 * t404 + t324 * t405 + t242 * t406;
        const double t408 = 0.2679491924311227 * t253 + t254;
        const double t409 = 1.0 + t396 * (t400 * t408 + t336 * t401 + t256 * t402);
        const double t410 = 0.2679491924311227 * t258 + t259;
        const double t411 = 1.0 + t396 * (t404 * t410 + t339 * t405 + t261 * t406);
        const double t412 = t404 * t408 + t336 * t405 + t256 * t406;
        const double t413 = t400 * t410 + t339 * t401 + t261 * t402;
        const double t414 = t409 * t411 - 0.05791322937893785 * t399 * t412 * t413;
        const double t415 = t389 * t408 + t336 * t392 + t256 * t393;
        const double t416 = t389 * t410 + t339 * t392 + t261 * t393;
        const double t417 = t396 * t411 * t415 - 0.05791322937893785 * t399 * t412 * t416;
        const double t418 = 0.05791322937893785 * t399 * t413 * t415 - t396 * t409 * t416;
        const double t419 = (t398 * t414 - t396 * t403 * t417) + t396 * t407 * t418;
        const double t420 = ((t389 * t414 - t400 * t417) + t404 * t418) / t419;
        const double t421 = std::log(t419);
        const double t422 = (mu[0] * (1.6076951545867362 * t389 * t396 * t398 + 0.0931068182589886 * t399 *
            (t400 * t403 + t404 * t407)) - 1.6076951545867362 * mu[0] * t396 * t420) + 1.6076951545867362 *
            lmbda[0] * t396 * t420 * t421;
        const double t423 = t274 * t352 - t275 * t353;
        const double t424 = t275 * t390 - t274 * t391;
        const double t425 = t353 * t391 - t352 * t390;
        const double t426 = t388 * t423 + t355 * t424 + t278 * t425;
        const double t427 = std::fabs(-0.2406516764515424 * t426);
        const double t428 = 1.0 / t426;
        const double t429 = 1.0 + t428 * (t397 * t423 + t361 * t424 + t283 * t425);
        const double t430 = 1.0 / (t427 * t427);
        const double t431 = t278 * t353 - t274 * t355;
        const double t432 = t274 * t388 - t278 * t390;
        const double t433 = t355 * t390 - t353 * t388;
        const double t434 = t397 * t431 + t361 * t432 + t283 * t433;
        const double t435 = t275 * t355 - t278 * t352;
        const double t436 = t278 * t391 - t275 * t388;
        const double t437 = t352 * t388 - t355 * t391;
        const double t438 = t397 * t435 + t361 * t436 + t283 * t437;
        const double t439 = 1.0 + t428 * (t408 * t431 + t372 * t432 + t294 * t433);
        const double t440 = 1.0 + t428 * (t410 * t435 + t374 * t436 + t296 * t437);
        const double t441 = t408 * t435 + t372 * t436 + t294 * t437;
        const double t442 = t410 * t431 + t374 * t432 + t296 * t433;
        const double t443 = t439 * t440 - 0.05791322937893785 * t430 * t441 * t442;
        const double t444 = t408 * t423 + t372 * t424 + t294 * t425;
        const double t445 = t410 * t423 + t374 * t424 + t296 * t425;
        const double t446 = t428 * t440 * t444 - 0.05791322937893785 * t430 * t441 * t445;
        const double t447 = 0.05791322937893785 * t430 * t442 * t444 - t428 * t439 * t445;
        const double t448 = (t429 * t443 - t428 * t434 * t446) + t428 * t438 * t447;
        const double t449 = ((t423 * t443 - t431 * t446) + t435 * t447) / t448;
        const double t450 = std::log(t448);
        const double t451 = (mu[0] * (1.6076951545867362 * t423 * t428 * t429 + 0.0931068182589886 * t430 *
            (t431 * t434 + t435 * t438)) - 1.6076951545867362 * mu[0] * t428 * t449) + 1.6076951545867362 *
            lmbda[0] * t428 * t449 * t450;
        const double t452 = t395 * t422 + t427 * t451;
        const double t453 = t387 + 0.2679491924311227 * t452;
        const double t454 = t310 + 0.2679491924311227 * t453;
        const double t455 = ((t57 * t146 - t93 * t149) + t97 * t150) / t151;
        const double t456 = (mu[0] * (1.6076951545867362 * t57 * t68 * t90 + 0.0931068182589886 * t91 * (t93 *
            t95 + t97 * t99)) - 1.6076951545867362 * mu[0] * t68 * t455) + 1.6076951545867362 * lmbda[0] * t68
            * t153 * t455;
        const double t457 = ((t233 * t265 - t246 * t268) + t250 * t269) / t270;
        const double t458 = (mu[0] * (1.6076951545867362 * t233 * t238 * t243 + 0.0931068182589886 * t244 *
            (t246 * t248 + t250 * t252)) - 1.6076951545867362 * mu[0] * t238 * t457) + 1.6076951545867362 *
            lmbda[0] * t238 * t272 * t457;
        const double t459 = t67 * t456 + t237 * t458;
        const double t460 = ((t171 * t211 - t188 * t214) + t192 * t215) / t216;
        const double t461 = (mu[0] * (1.6076951545867362 * t171 * t178 * t185 + 0.0931068182589886 * t186 *
            (t188 * t190 + t192 * t194)) - 1.6076951545867362 * mu[0] * t178 * t460) + 1.6076951545867362 *
            lmbda[0] * t178 * t218 * t460;
        const double t462 = ((t277 * t300 - t287 * t303) + t291 * t304) / t305;
        const double t463 = (mu[0] * (1.6076951545867362 * t277 * t282 * t284 + 0.0931068182589886 * t285 *
            (t287 * t289 + t291 * t293)) - 1.6076951545867362 * mu[0] * t282 * t462) + 1.6076951545867362 *
            lmbda[0] * t282 * t307 * t462;
        const double t464 = t177 * t461 + t281 * t463;
        const double t465 = t459 + 0.2679491924311227 * t464;
        const double t466 = ((t318 * t343 - t328 * t346) + t332 * t347) / t348;
        const double t467 = (mu[0] * (1.6076951545867362 * t318 * t322 * t325 + 0.0931068182589886 * t326 *
            (t328 * t330 + t332 * t334)) - 1.6076951545867362 * mu[0] * t322 * t466) + 1.6076951545867362 *
            lmbda[0] * t322 * t350 * t466;
        const double t468 = ((t392 * t414 - t401 * t417) + t405 * t418) / t419;
        const double t469 = (mu[0] * (1.6076951545867362 * t392 * t396 * t398 + 0.0931068182589886 * t399 *
            (t401 * t403 + t405 * t407)) - 1.6076951545867362 * mu[0] * t396 * t468) + 1.6076951545867362 *
            lmbda[0] * t396 * t421 * t468;
        const double t470 = t321 * t467 + t395 * t469;
        const double t471 = ((t356 * t378 - t365 * t381) + t369 * t382) / t383;
        const double t472 = (mu[0] * (1.6076951545867362 * t356 * t360 * t362 + 0.0931068182589886 * t363 *
            (t365 * t367 + t369 * t371)) - 1.6076951545867362 * mu[0] * t360 * t471) + 1.6076951545867362 *
            lmbda[0] * t360 * t385 * t471;
        const double t473 = ((t424 * t443 - t432 * t446) + t436 * t447) / t448;
        const double t474 = (mu[0] * (1.6076951545867362 * t424 * t428 * t429 + 0.0931068182589886 * t430 *
            (t432 * t434 + t436 * t438)) - 1.6076951545867362 * mu[0] * t428 * t473) + 1.6076951545867362 *
            lmbda[0] * t428 * t450 * t473;
        const double t475 = t359 * t472 + t427 * t474;
        const double t476 = t470 + 0.2679491924311227 * t475;
        const double t477 = t465 + 0.2679491924311227 * t476;
        const double t478 = ((t65 * t146 - t94 * t149) + t98 * t150) / t151;
        const double t479 = (mu[0] * (1.6076951545867362 * t65 * t68 * t90 + 0.0931068182589886 * t91 * (t94 *
            t95 + t98 * t99)) - 1.6076951545867362 * mu[0] * t68 * t478) + 1.6076951545867362 * lmbda[0] * t68
            * t153 * t478;
        const double t480 = ((t319 * t343 - t329 * t346) + t333 * t347) / t348;
        const double t481 = (mu[0] * (1.6076951545867362 * t319 * t322 * t325 + 0.0931068182589886 * t326 *
            (t329 * t330 + t333 * t334)) - 1.6076951545867362 * mu[0] * t322 * t480) + 1.6076951545867362 *
            lmbda[0] * t322 * t350 * t480;
        const double t482 = t67 * t479 + t321 * t481;
        const double t483 = ((t175 * t211 - t189 * t214) + t193 * t215) / t216;
        const double t484 = (mu[0] * (1.6076951545867362 * t175 * t178 * t185 + 0.0931068182589886 * t186 *
            (t189 * t190 + t193 * t194)) - 1.6076951545867362 * mu[0] * t178 * t483) + 1.6076951545867362 *
            lmbda[0] * t178 * t218 * t483;
        const double t485 = ((t357 * t378 - t366 * t381) + t370 * t382) / t383;
        const double t486 = (mu[0] * (1.6076951545867362 * t357 * t360 * t362 + 0.0931068182589886 * t363 *
            (t366 * t367 + t370 * t371)) - 1.6076951545867362 * mu[0] * t360 * t485) + 1.6076951545867362 *
            lmbda[0] * t360 * t385 * t485;
        const double t487 = t177 * t484 + t359 * t486;
        const double t488 = t482 + 0.2679491924311227 * t487;
        const double t489 = ((t235 * t265 - t247 * t268) + t251 * t269) / t270;
        const double t490 = (mu[0] * (1.6076951545867362 * t235 * t238 * t243 + 0.0931068182589886 * t244 *
            (t247 * t248 + t251 * t252)) - 1.6076951545867362 * mu[0] * t238 * t489) + 1.6076951545867362 *
            lmbda[0] * t238 * t272 * t489;
        const double t491 = ((t393 * t414 - t402 * t417) + t406 * t418) / t419;
        const double t492 = (mu[0] * (1.6076951545867362 * t393 * t396 * t398 + 0.0931068182589886 * t399 *
            (t402 * t403 + t406 * t407)) - 1.6076951545867362 * mu[0] * t396 * t491) + 1.6076951545867362 *
            lmbda[0] * t396 * t421 * t491;
        const double t493 = t237 * t490 + t395 * t492;
        const double t494 = ((t279 * t300 - t288 * t303) + t292 * t304) / t305;
        const double t495 = (mu[0] * (1.6076951545867362 * t279 * t282 * t284 + 0.0931068182589886 * t285 *
            (t288 * t289 + t292 * t293)) - 1.6076951545867362 * mu[0] * t282 * t494) + 1.6076951545867362 *
            lmbda[0] * t282 * t307 * t494;
        const double t496 = ((t425 * t443 - t433 * t446) + t437 * t447) / t448;
        const double t497 = (mu[0] * (1.6076951545867362 * t425 * t428 * t429 + 0.0931068182589886 * t430 *
            (t433 * t434 + t437 * t438)) - 1.6076951545867362 * mu[0] * t428 * t496) + 1.6076951545867362 *
            lmbda[0] * t428 * t450 * t496;
        const double t498 = t281 * t495 + t427 * t497;
        const double t499 = t493 + 0.2679491924311227 * t498;
        const double t500 = t488 + 0.2679491924311227 * t499;
        const double t501 = inputs[lane + 384] + 0.2679491924311227 * inputs[lane + 392];
        const double t502 = inputs[lane + 400] + 0.2679491924311227 * inputs[lane + 408];
        const double t503 = t501 + 0.2679491924311227 * t502;
        const double t504 = inputs[lane + 416] + 0.2679491924311227 * inputs[lane + 424];
        const double t505 = inputs[lane + 432] + 0.2679491924311227 * inputs[lane + 440];
        const double t506 = t504 + 0.2679491924311227 * t505;
        const double t507 = t67 * (t503 + 0.2679491924311227 * t506);
        const double t508 = 0.2679491924311227 * inputs[lane + 384] + inputs[lane + 392];
        const double t509 = 0.2679491924311227 * inputs[lane + 400] + inputs[lane + 408];
        const double t510 = t508 + 0.2679491924311227 * t509;
        const double t511 = 0.2679491924311227 * inputs[lane + 416] + inputs[lane + 424];
        const double t512 = 0.2679491924311227 * inputs[lane + 432] + inputs[lane + 440];
        const double t513 = t511 + 0.2679491924311227 * t512;
        const double t514 = t177 * (t510 + 0.2679491924311227 * t513);
        const double t515 = t507 + 0.2679491924311227 * t514;
        const double t516 = 0.2679491924311227 * t501 + t502;
        const double t517 = 0.2679491924311227 * t504 + t505;
        const double t518 = t237 * (t516 + 0.2679491924311227 * t517);
        const double t519 = 0.2679491924311227 * t508 + t509;
        const double t520 = 0.2679491924311227 * t511 + t512;
        const double t521 = t281 * (t519 + 0.2679491924311227 * t520);
        const double t522 = t518 + 0.2679491924311227 * t521;
        const double t523 = t515 + 0.2679491924311227 * t522;
        const double t524 = t321 * (0.2679491924311227 * t503 + t506);
        const double t525 = t359 * (0.2679491924311227 * t510 + t513);
        const double t526 = t524 + 0.2679491924311227 * t525;
        const double t527 = t395 * (0.2679491924311227 * t516 + t517);
        const double t528 = t427 * (0.2679491924311227 * t519 + t520);
        const double t529 = t527 + 0.2679491924311227 * t528;
        const double t530 = t526 + 0.2679491924311227 * t529;
        const double t531 = t90 * (1.6076951545867362 * t68 * t92 * t143 - 0.0931068182589886 * t91 * t96 *
            t145) - t68 * t95 * (1.6076951545867362 * t35 * t68 * t143 - 0.0931068182589886 * t91 * t96 *
            t148);
        const double t532 = 1.0 / (t66 * t66 * t66);
        const double t533 = (t531 + 1.6076951545867362 * t99 * t532 * (t35 * t145 - t92 * t148)) / t151;
        const double t534 = (mu[0] * t533 - mu[0] * (0.0931068182589886 * t91 * (t35 * t147 + t96 * t144) +
            1.6076951545867362 * t68 * t92 * t121)) - lmbda[0] * t153 * t533;
        const double t535 = t185 * (1.6076951545867362 * t178 * t187 * t208 - 0.0931068182589886 * t186 * t191
            * t210) - t178 * t190 * (1.6076951545867362 * t167 * t178 * t208 - 0.0931068182589886 * t186 *
            t191 * t213);
        const double t536 = 1.0 / (t176 * t176 * t176);
        const double t537 = (t535 + 1.6076951545867362 * t194 * t536 * (t167 * t210 - t187 * t213)) / t216;
        const double t538 = (mu[0] * t537 - mu[0] * (0.0931068182589886 * t186 * (t167 * t212 + t191 * t209) +
            1.6076951545867362 * t178 * t187 * t201)) - lmbda[0] * t218 * t537;
        const double t539 = t67 * t534 + t177 * t538;
        const double t540 = t243 * (1.6076951545867362 * t238 * t245 * t262 - 0.0931068182589886 * t244 * t249
            * t264) - t238 * t248 * (1.6076951545867362 * t226 * t238 * t262 - 0.0931068182589886 * t244 *
            t249 * t267);
        const double t541 = 1.0 / (t236 * t236 * t236);
        const double t542 = (t540 + 1.6076951545867362 * t252 * t541 * (t226 * t264 - t245 * t267)) / t270;
        const double t543 = (mu[0] * t542 - mu[0] * (0.0931068182589886 * t244 * (t226 * t266 + t249 * t263) +
            1.6076951545867362 * t238 * t245 * t257)) - lmbda[0] * t272 * t542;
        const double t544 = t284 * (1.6076951545867362 * t282 * t286 * t297 - 0.0931068182589886 * t285 * t290
            * t299) - t282 * t289 * (1.6076951545867362 * t276 * t282 * t297 - 0.0931068182589886 * t285 *
            t290 * t302);
        const double t545 = 1.0 / (t280 * t280 * t280);
        const double t546 = (t544 + 1.6076951545867362 * t293 * t545 * (t276 * t299 - t286 * t302)) / t305;
        const double t547 = (mu[0] * t546 - mu[0] * (0.0931068182589886 * t285 * (t276 * t301 + t290 * t298) +
            1.6076951545867362 * t282 * t286 * t295)) - lmbda[0] * t307 * t546;
        const double t548 = t237 * t543 + t281 * t547;
        const double t549 = t539 + 0.2679491924311227 * t548;
        const double t550 = t325 * (1.6076951545867362 * t322 * t327 * t340 - 0.0931068182589886 * t326 * t331
            * t342) - t322 * t330 * (1.6076951545867362 * t314 * t322 * t340 - 0.0931068182589886 * t326 *
            t331 * t345);
        const double t551 = 1.0 / (t320 * t320 * t320);
        const double t552 = (t550 + 1.6076951545867362 * t334 * t551 * (t314 * t342 - t327 * t345)) / t348;
        const double t553 = (mu[0] * t552 - mu[0] * (0.0931068182589886 * t326 * (t314 * t344 + t331 * t341) +
            1.6076951545867362 * t322 * t327 * t337)) - lmbda[0] * t350 * t552;
        const double t554 = t362 * (1.6076951545867362 * t360 * t364 * t375 - 0.0931068182589886 * t363 * t368
            * t377) - t360 * t367 * (1.6076951545867362 * t354 * t360 * t375 - 0.0931068182589886 * t363 *
            t368 * t380);
        const double t555 = 1.0 / (t358 * t358 * t358);
        const double t556 = (t554 + 1.6076951545867362 * t371 * t555 * (t354 * t377 - t364 * t380)) / t383;
        const double t557 = (mu[0] * t556 - mu[0] * (0.0931068182589886 * t363 * (t354 * t379 + t368 * t376) +
            1.6076951545867362 * t360 * t364 * t373)) - lmbda[0] * t385 * t556;
        const double t558 = t321 * t553 + t359 * t557;
        const double t559 = t398 * (1.6076951545867362 * t396 * t400 * t411 - 0.0931068182589886 * t399 * t404
            * t413) - t396 * t403 * (1.6076951545867362 * t389 * t396 * t411 - 0.0931068182589886 * t399 *
            t404 * t416);
        const double t560 = 1.0 / (t394 * t394 * t394);
        const double t561 = (t559 + 1.6076951545867362 * t407 * t560 * (t389 * t413 - t400 * t416)) / t419;
        const double t562 = (mu[0] * t561 - mu[0] * (0.0931068182589886 * t399 * (t389 * t415 + t404 * t412) +
            1.6076951545867362 * t396 * t400 * t409)) - lmbda[0] * t421 * t561;
        const double t563 = t429 * (1.6076951545867362 * t428 * t431 * t440 - 0.0931068182589886 * t430 * t435
            * t442) - t428 * t434 * (1.6076951545867362 * t423 * t428 * t440 - 0.0931068182589886 * t430 *
            t435 * t445);
        const double t564 = 1.0 / (t426 * t426 * t426);
        const double t565 = (t563 + 1.6076951545867362 * t438 * t564 * (t423 * t442 - t431 * t445)) / t448;
        const double t566 = (mu[0] * t565 - mu[0] * (0.0931068182589886 * t430 * (t423 * t444 + t435 * t441) +
            1.6076951545867362 * t428 * t431 * t439)) - lmbda[0] * t450 * t565;
        const double t567 = t395 * t562 + t427 * t566;
        const double t568 = t558 + 0.2679491924311227 * t567;
        const double t569 = t549 + 0.2679491924311227 * t568;
        const double t570 = t90 * (1.6076951545867362 * t68 * t93 * t143 - 0.0931068182589886 * t91 * t97 *
            t145) - t68 * t95 * (1.6076951545867362 * t57 * t68 * t143 - 0.0931068182589886 * t91 * t97 *
            t148);
        const double t571 = (t570 + 1.6076951545867362 * t99 * t532 * (t57 * t145 - t93 * t148)) / t151;
        const double t572 = (mu[0] * t571 - mu[0] * (0.0931068182589886 * t91 * (t57 * t147 + t97 * t144) +
            1.6076951545867362 * t68 * t93 * t121)) - lmbda[0] * t153 * t571;
        const double t573 = t243 * (1.6076951545867362 * t238 * t246 * t262 - 0.0931068182589886 * t244 * t250
            * t264) - t238 * t248 * (1.6076951545867362 * t233 * t238 * t262 - 0.0931068182589886 * t244 *
            t250 * t267);
        const double t574 = (t573 + 1.6076951545867362 * t252 * t541 * (t233 * t264 - t246 * t267)) / t270;
        const double t575 = (mu[0] * t574 - mu[0] * (0.0931068182589886 * t244 * (t233 * t266 + t250 * t263) +
            1.6076951545867362 * t238 * t246 * t257)) - lmbda[0] * t272 * t574;
        const double t576 = t67 * t572 + t237 * t575;
        const double t577 = t185 * (1.6076951545867362 * t178 * t188 * t208 - 0.0931068182589886 * t186 * t192
            * t210) - t178 * t190 * (1.6076951545867362 * t171 * t178 * t208 - 0.0931068182589886 * t186 *
            t192 * t213);
        const double t578 = (t577 + 1.6076951545867362 * t194 * t536 * (t171 * t210 - t188 * t213)) / t216;
        const double t579 = (mu[0] * t578 - mu[0] * (0.0931068182589886 * t186 * (t171 * t212 + t192 * t209) +
            1.6076951545867362 * t178 * t188 * t201)) - lmbda[0] * t218 * t578;
        const double t580 = t284 * (1.6076951545867362 * t282 * t287 * t297 - 0.0931068182589886 * t285 * t291
            * t299) - t282 * t289 * (1.6076951545867362 * t277 * t282 * t297 - 0.0931068182589886 * t285 *
            t291 * t302);
        const double t581 = (t580 + 1.6076951545867362 * t293 * t545 * (t277 * t299 - t287 * t302)) / t305;
        const double t582 = (mu[0] * t581 - mu[0] * (0.0931068182589886 * t285 * (t277 * t301 + t291 * t298) +
            1.6076951545867362 * t282 * t287 * t295)) - lmbda[0] * t307 * t581;
        const double t583 = t177 * t579 + t281 * t582;
        const double t584 = t576 + 0.2679491924311227 * t583;
        const double t585 = t325 * (1.6076951545867362 * t322 * t328 * t340 - 0.0931068182589886 * t326 * t332
            * t342) - t322 * t330 * (1.6076951545867362 * t318 * t322 * t340 - 0.0931068182589886 * t326 *
            t332 * t345);
        const double t586 = (t585 + 1.6076951545867362 * t334 * t551 * (t318 * t342 - t328 * t345)) / t348;
        const double t587 = (mu[0] * t586 - mu[0] * (0.0931068182589886 * t326 * (t318 * t344 + t332 * t341) +
            1.6076951545867362 * t322 * t328 * t337)) - lmbda[0] * t350 * t586;
        const double t588 = t398 * (1.6076951545867362 * t396 * t401 * t411 - 0.0931068182589886 * t399 * t405
            * t413) - t396 * t403 * (1.6076951545867362 * t392 * t396 * t411 - 0.0931068182589886 * t399 *
            t405 * t416);
        const double t589 = (t588 + 1.6076951545867362 * t407 * t560 * (t392 * t413 - t401 * t416)) / t419;
        const double t590 = (mu[0] * t589 - mu[0] * (0.0931068182589886 * t399 * (t392 * t415 + t405 * t412) +
            1.6076951545867362 * t396 * t401 * t409)) - lmbda[0] * t421 * t589;
        const double t591 = t321 * t587 + t395 * t590;
        const double t592 = t362 * (1.6076951545867362 * t360 * t365 * t375 - 0.0931068182589886 * t363 * t369
            * t377) - t360 * t367 * (1.6076951545867362 * t356 * t360 * t375 - 0.0931068182589886 * t363 *
            t369 * t380);
        const double t593 = (t592 + 1.6076951545867362 * t371 * t555 * (t356 * t377 - t365 * t380)) / t383;
        const double t594 = (mu[0] * t593 - mu[0] * (0.0931068182589886 * t363 * (t356 * t379 + t369 * t376) +
            1.6076951545867362 * t360 * t365 * t373)) - lmbda[0] * t385 * t593;
        const double t595 = t429 * (1.6076951545867362 * t428 * t432 * t440 - 0.0931068182589886 * t430 * t436
            * t442) - t428 * t434 * (1.6076951545867362 * t424 * t428 * t440 - 0.0931068182589886 * t430 *
            t436 * t445);
        const double t596 = (t595 + 1.6076951545867362 * t438 * t564 * (t424 * t442 - t432 * t445)) / t448;
        const double t597 = (mu[0] * t596 - mu[0] * (0.0931068182589886 * t430 * (t424 * t444 + t436 * t441) +
            1.6076951545867362 * t428 * t432 * t439)) - lmbda[0] * t450 * t596;
        const double t598 = t359 * t594 + t427 * t597;
        const double t599 = t591 + 0.2679491924311227 * t598;
        const double t600 = t584 + 0.2679491924311227 * t599;
        const double t601 = t90 * (1.6076951545867362 * t68 * t94 * t143 - 0.0931068182589886 * t91 * t98 *
            t145) - t68 * t95 * (1.6076951545867362 * t65 * t68 * t143 - 0.0931068182589886 * t91 * t98 *
            t148);
        const double t602 = (t601 + 1.6076951545867362 * t99 * t532 * (t65 * t145 - t94 * t148)) / t151;
        const double t603 = (mu[0] * t602 - mu[0] * (0.0931068182589886 * t91 * (t65 * t147 + t98 * t144) +
            1.6076951545867362 * t68 * t94 * t121)) - lmbda[0] * t153 * t602;
        const double t604 = t325 * (1.6076951545867362 * t322 * t329 * t340 - 0.0931068182589886 * t326 * t333
            * t342) - t322 * t330 * (1.6076951545867362 * t319 * t322 * t340 - 0.0931068182589886 * t326 *
            t333 * t345);
        const double t605 = (t604 + 1.6076951545867362 * t334 * t551 * (t319 * t342 - t329 * t345)) / t348;
        const double t606 = (mu[0] * t605 - mu[0] * (0.0931068182589886 * t326 * (t319 * t344 + t333 * t341) +
            1.6076951545867362 * t322 * t329 * t337)) - lmbda[0] * t350 * t605;
        const double t607 = t67 * t603 + t321 * t606;
        const double t608 = t185 * (1.6076951545867362 * t178 * t189 * t208 - 0.0931068182589886 * t186 * t193
            * t210) - t178 * t190 * (1.6076951545867362 * t175 * t178 * t208 - 0.0931068182589886 * t186 *
            t193 * t213);
        const double t609 = (t608 + 1.6076951545867362 * t194 * t536 * (t175 * t210 - t189 * t213)) / t216;
        const double t610 = (mu[0] * t609 - mu[0] * (0.0931068182589886 * t186 * (t175 * t212 + t193 * t209) +
            1.6076951545867362 * t178 * t189 * t201)) - lmbda[0] * t218 * t609;
        const double t611 = t362 * (1.6076951545867362 * t360 * t366 * t375 - 0.0931068182589886 * t363 * t370
            * t377) - t360 * t367 * (1.6076951545867362 * t357 * t360 * t375 - 0.0931068182589886 * t363 *
            t370 * t380);
        const double t612 = (t611 + 1.6076951545867362 * t371 * t555 * (t357 * t377 - t366 * t380)) / t383;
        const double t613 = (mu[0] * t612 - mu[0] * (0.0931068182589886 * t363 * (t357 * t379 + t370 * t376) +
            1.6076951545867362 * t360 * t366 * t373)) - lmbda[0] * t385 * t612;
        const double t614 = t177 * t610 + t359 * t613;
        const double t615 = t607 + 0.2679491924311227 * t614;
        const double t616 = t243 * (1.6076951545867362 * t238 * t247 * t262 - 0.0931068182589886 * t244 * t251
            * t264) - t238 * t248 * (1.6076951545867362 * t235 * t238 * t262 - 0.0931068182589886 * t244 *
            t251 * t267);
        const double t617 = (t616 + 1.6076951545867362 * t252 * t541 * (t235 * t264 - t247 * t267)) / t270;
        const double t618 = (mu[0] * t617 - mu[0] * (0.0931068182589886 * t244 * (t235 * t266 + t251 * t263) +
            1.6076951545867362 * t238 * t247 * t257)) - lmbda[0] * t272 * t617;
        const double t619 = t398 * (1.6076951545867362 * t396 * t402 * t411 - 0.0931068182589886 * t399 * t406
            * t413) - t396 * t403 * (1.6076951545867362 * t393 * t396 * t411 - 0.0931068182589886 * t399 *
            t406 * t416);
        const double t620 = (t619 + 1.6076951545867362 * t407 * t560 * (t393 * t413 - t402 * t416)) / t419;
        const double t621 = (mu[0] * t620 - mu[0] * (0.0931068182589886 * t399 * (t393 * t415 + t406 * t412) +
            1.6076951545867362 * t396 * t402 * t409)) - lmbda[0] * t421 * t620;
        const double t622 = t237 * t618 + t395 * t621;
        const double t623 = t284 * (1.6076951545867362 * t282 * t288 * t297 - 0.0931068182589886 * t285 * t292
            * t299) - t282 * t289 * (1.6076951545867362 * t279 * t282 * t297 - 0.0931068182589886 * t285 *
            t292 * t302);
        const double t624 = (t623 + 1.6076951545867362 * t293 * t545 * (t279 * t299 - t288 * t302)) / t305;
        const double t625 = (mu[0] * t624 - mu[0] * (0.0931068182589886 * t285 * (t279 * t301 + t292 * t298) +
            1.6076951545867362 * t282 * t288 * t295)) - lmbda[0] * t307 * t624;
        const double t626 = t429 * (1.6076951545867362 * t428 * t433 * t440 - 0.0931068182589886 * t430 * t437
            * t442) - t428 * t434 * (1.6076951545867362 * t425 * t428 * t440 - 0.0931068182589886 * t430 *
            t437 * t445);
        const double t627 = (t626 + 1.6076951545867362 * t438 * t564 * (t425 * t442 - t433 * t445)) / t448;
        const double t628 = (mu[0] * t627 - mu[0] * (0.0931068182589886 * t430 * (t425 * t444 + t437 * t441) +
            1.6076951545867362 * t428 * t433 * t439)) - lmbda[0] * t450 * t627;
        const double t629 = t281 * t625 + t427 * t628;
        const double t630 = t622 + 0.2679491924311227 * t629;
        const double t631 = t615 + 0.2679491924311227 * t630;
        const double t632 = inputs[lane + 448] + 0.2679491924311227 * inputs[lane + 456];
        const double t633 = inputs[lane + 464] + 0.2679491924311227 * inputs[lane + 472];
        const double t634 = t632 + 0.2679491924311227 * t633;
        const double t635 = inputs[lane + 480] + 0.2679491924311227 * inputs[lane + 488];
        const double t636 = inputs[lane + 496] + 0.2679491924311227 * inputs[lane + 504];
        const double t637 = t635 + 0.2679491924311227 * t636;
        const double t638 = t67 * (t634 + 0.2679491924311227 * t637);
        const double t639 = 0.2679491924311227 * inputs[lane + 448] + inputs[lane + 456];
        const double t640 = 0.2679491924311227 * inputs[lane + 464] + inputs[lane + 472];
        const double t641 = t639 + 0.2679491924311227 * t640;
        const double t642 = 0.2679491924311227 * inputs[lane + 480] + inputs[lane + 488];
        const double t643 = 0.2679491924311227 * inputs[lane + 496] + inputs[lane + 504];
        const double t644 = t642 + 0.2679491924311227 * t643;
        const double t645 = t177 * (t641 + 0.2679491924311227 * t644);
        const double t646 = t638 + 0.2679491924311227 * t645;
        const double t647 = 0.2679491924311227 * t632 + t633;
        const double t648 = 0.2679491924311227 * t635 + t636;
        const double t649 = t237 * (t647 + 0.2679491924311227 * t648);
        const double t650 = 0.2679491924311227 * t639 + t640;
        const double t651 = 0.2679491924311227 * t642 + t643;
        const double t652 = t281 * (t650 + 0.2679491924311227 * t651);
        const double t653 = t649 + 0.2679491924311227 * t652;
        const double t654 = t646 + 0.2679491924311227 * t653;
        const double t655 = t321 * (0.2679491924311227 * t634 + t637);
        const double t656 = t359 * (0.2679491924311227 * t641 + t644);
        const double t657 = t655 + 0.2679491924311227 * t656;
        const double t658 = t395 * (0.2679491924311227 * t647 + t648);
        const double t659 = t427 * (0.2679491924311227 * t650 + t651);
        const double t660 = t658 + 0.2679491924311227 * t659;
        const double t661 = t657 + 0.2679491924311227 * t660;
        const double t662 = t90 * (1.6076951545867362 * t68 * t96 * t121 - 0.0931068182589886 * t91 * t92 *
            t144) - 1.6076951545867362 * t95 * t532 * (t96 * t147 - t35 * t144);
        const double t663 = (t662 + t68 * t99 * (0.0931068182589886 * t91 * t92 * t147 - 1.6076951545867362 *
            t35 * t68 * t121)) / t151;
        const double t664 = (mu[0] * t663 - mu[0] * (0.0931068182589886 * t91 * (t35 * t148 + t92 * t145) +
            1.6076951545867362 * t68 * t96 * t143)) - lmbda[0] * t153 * t663;
        const double t665 = t185 * (1.6076951545867362 * t178 * t191 * t201 - 0.0931068182589886 * t186 * t187
            * t209) - 1.6076951545867362 * t190 * t536 * (t191 * t212 - t167 * t209);
        const double t666 = (t665 + t178 * t194 * (0.0931068182589886 * t186 * t187 * t212 -
            1.6076951545867362 * t167 * t178 * t201)) / t216;
        const double t667 = (mu[0] * t666 - mu[0] * (0.0931068182589886 * t186 * (t167 * t213 + t187 * t210) +
            1.6076951545867362 * t178 * t191 * t208)) - lmbda[0] * t218 * t666;
        const double t668 = t67 * t664 + t177 * t667;
        const double t669 = t243 * (1.6076951545867362 * t238 * t249 * t257 - 0.0931068182589886 * t244 * t245
            * t263) - 1.6076951545867362 * t248 * t541 * (t249 * t266 - t226 * t263);
        const double t670 = (t669 + t238 * t252 * (0.0931068182589886 * t244 * t245 * t266 -
            1.6076951545867362 * t226 * t238 * t257)) / t270;
        const double t671 = (mu[0] * t670 - mu[0] * (0.0931068182589886 * t244 * (t226 * t267 + t245 * t264) +
            1.6076951545867362 * t238 * t249 * t262)) - lmbda[0] * t272 * t670;
        const double t672 = t284 * (1.6076951545867362 * t282 * t290 * t295 - 0.0931068182589886 * t285 * t286
            * t298) - 1.6076951545867362 * t289 * t545 * (t290 * t301 - t276 * t298);
        const double t673 = (t672 + t282 * t293 * (0.0931068182589886 * t285 * t286 * t301 -
            1.6076951545867362 * t276 * t282 * t295)) / t305;
        const double t674 = (mu[0] * t673 - mu[0] * (0.0931068182589886 * t285 * (t276 * t302 + t286 * t299) +
            1.6076951545867362 * t282 * t290 * t297)) - lmbda[0] * t307 * t673;
        const double t675 = t237 * t671 + t281 * t674;
        const double t676 = t668 + 0.2679491924311227 * t675;
        const double t677 = t325 * (1.6076951545867362 * t322 * t331 * t337 - 0.0931068182589886 * t326 * t327
            * t341) - 1.6076951545867362 * t330 * t551 * (t331 * t344 - t314 * t341);
        const double t678 = (t677 + t322 * t334 * (0.0931068182589886 * t326 * t327 * t344 -
            1.6076951545867362 * t314 * t322 * t337)) / t348;
        const double t679 = (mu[0] * t678 - mu[0] * (0.0931068182589886 * t326 * (t314 * t345 + t327 * t342) +
            1.6076951545867362 * t322 * t331 * t340)) - lmbda[0] * t350 * t678;
        const double t680 = t362 * (1.6076951545867362 * t360 * t368 * t373 - 0.0931068182589886 * t363 * t364
            * t376) - 1.6076951545867362 * t367 * t555 * (t368 * t379 - t354 * t376);
        const double t681 = (t680 + t360 * t371 * (0.0931068182589886 * t363 * t364 * t379 -
            1.6076951545867362 * t354 * t360 * t373)) / t383;
        const double t682 = (mu[0] * t681 - mu[0] * (0.0931068182589886 * t363 * (t354 * t380 + t364 * t377) +
            1.6076951545867362 * t360 * t368 * t375)) - lmbda[0] * t385 * t681;
        const double t683 = t321 * t679 + t359 * t682;
        const double t684 = t398 * (1.6076951545867362 * t396 * t404 * t409 - 0.0931068182589886 * t399 * t400
            * t412) - 1.6076951545867362 * t403 * t560 * (t404 * t415 - t389 * t412);
        const double t685 = (t684 + t396 * t407 * (0.0931068182589886 * t399 * t400 * t415 -
            1.6076951545867362 * t389 * t396 * t409)) / t419;
        const double t686 = (mu[0] * t685 - mu[0] * (0.0931068182589886 * t399 * (t389 * t416 + t400 * t413) +
            1.6076951545867362 * t396 * t404 * t411)) - lmbda[0] * t421 * t685;
        const double t687 = t429 * (1.6076951545867362 * t428 * t435 * t439 - 0.0931068182589886 * t430 * t431
            * t441) - 1.6076951545867362 * t434 * t564 * (t435 * t444 - t423 * t441);
        const double t688 = (t687 + t428 * t438 * (0.0931068182589886 * t430 * t431 * t444 -
            1.6076951545867362 * t423 * t428 * t439)) / t448;
        const double t689 = (mu[0] * t688 - mu[0] * (0.0931068182589886 * t430 * (t423 * t445 + t431 * t442) +
            1.6076951545867362 * t428 * t435 * t440)) - lmbda[0] * t450 * t688;
        const double t690 = t395 * t686 + t427 * t689;
        const double t691 = t683 + 0.2679491924311227 * t690;
        const double t692 = t676 + 0.2679491924311227 * t691;
        const double t693 = t90 * (1.6076951545867362 * t68 * t97 * t121 - 0.0931068182589886 * t91 * t93 *
            t144) - 1.6076951545867362 * t95 * t532 * (t97 * t147 - t57 * t144);
        const double t694 = (t693 + t68 * t99 * (0.0931068182589886 * t91 * t93 * t147 - 1.6076951545867362 *
            t57 * t68 * t121)) / t151;
        const double t695 = (mu[0] * t694 - mu[0] * (0.0931068182589886 * t91 * (t57 * t148 + t93 * t145) +
            1.6076951545867362 * t68 * t97 * t143)) - lmbda[0] * t153 * t694;
        const double t696 = t243 * (1.6076951545867362 * t238 * t250 * t257 - 0.0931068182589886 * t244 * t246
            * t263) - 1.6076951545867362 * t248 * t541 * (t250 * t266 - t233 * t263);
        const double t697 = (t696 + t238 * t252 * (0.0931068182589886 * t244 * t246 * t266 -
            1.6076951545867362 * t233 * t238 * t257)) / t270;
        const double t698 = (mu[0] * t697 - mu[0] * (0.0931068182589886 * t244 * (t233 * t267 + t246 * t264) +
            1.6076951545867362 * t238 * t250 * t262)) - lmbda[0] * t272 * t697;
        const double t699 = t67 * t695 + t237 * t698;
        const double t700 = t185 * (1.6076951545867362 * t178 * t192 * t201 - 0.0931068182589886 * t186 * t188
            * t209) - 1.6076951545867362 * t190 * t536 * (t192 * t212 - t171 * t209);
        const double t701 = (t700 + t178 * t194 * (0.0931068182589886 * t186 * t188 * t212 -
            1.6076951545867362 * t171 * t178 * t201)) / t216;
        const double t702 = (mu[0] * t701 - mu[0] * (0.0931068182589886 * t186 * (t171 * t213 + t188 * t210) +
            1.6076951545867362 * t178 * t192 * t208)) - lmbda[0] * t218 * t701;
        const double t703 = t284 * (1.6076951545867362 * t282 * t291 * t295 - 0.0931068182589886 * t285 * t287
            * t298) - 1.6076951545867362 * t289 * t545 * (t291 * t301 - t277 * t298);
        const double t704 = (t703 + t282 * t293 * (0.0931068182589886 * t285 * t287 * t301 -
            1.6076951545867362 * t277 * t282 * t295)) / t305;
        const double t705 = (mu[0] * t704 - mu[0] * (0.0931068182589886 * t285 * (t277 * t302 + t287 * t299) +
            1.6076951545867362 * t282 * t291 * t297)) - lmbda[0] * t307 * t704;
        const double t706 = t177 * t702 + t281 * t705;
        const double t707 = t699 + 0.2679491924311227 * t706;
        const double t708 = t325 * (1.6076951545867362 * t322 * t332 * t337 - 0.0931068182589886 * t326 * t328
            * t341) - 1.6076951545867362 * t330 * t551 * (t332 * t344 - t318 * t341);
        const double t709 = (t708 + t322 * t334 * (0.0931068182589886 * t326 * t328 * t344 -
            1.6076951545867362 * t318 * t322 * t337)) / t348;
        const double t710 = (mu[0] * t709 - mu[0] * (0.0931068182589886 * t326 * (t318 * t345 + t328 * t342) +
            1.6076951545867362 * t322 * t332 * t340)) - lmbda[0] * t350 * t709;
        const double t711 = t398 * (1.6076951545867362 * t396 * t405 * t409 - 0.0931068182589886 * t399 * t401
            * t412) - 1.6076951545867362 * t403 * t560 * (t405 * t415 - t392 * t412);
        const double t712 = (t711 + t396 * t407 * (0.0931068182589886 * t399 * t401 * t415 -
            1.6076951545867362 * t392 * t396 * t409)) / t419;
        const double t713 = (mu[0] * t712 - mu[0] * (0.0931068182589886 * t399 * (t392 * t416 + t401 * t413) +
            1.6076951545867362 * t396 * t405 * t411)) - lmbda[0] * t421 * t712;
        const double t714 = t321 * t710 + t395 * t713;
        const double t715 = t362 * (1.6076951545867362 * t360 * t369 * t373 - 0.0931068182589886 * t363 * t365
            * t376) - 1.6076951545867362 * t367 * t555 * (t369 * t379 - t356 * t376);
        const double t716 = (t715 + t360 * t371 * (0.0931068182589886 * t363 * t365 * t379 -
            1.6076951545867362 * t356 * t360 * t373)) / t383;
        const double t717 = (mu[0] * t716 - mu[0] * (0.0931068182589886 * t363 * (t356 * t380 + t365 * t377) +
            1.6076951545867362 * t360 * t369 * t375)) - lmbda[0] * t385 * t716;
        const double t718 = t429 * (1.6076951545867362 * t428 * t436 * t439 - 0.0931068182589886 * t430 * t432
            * t441) - 1.6076951545867362 * t434 * t564 * (t436 * t444 - t424 * t441);
        const double t719 = (t718 + t428 * t438 * (0.0931068182589886 * t430 * t432 * t444 -
            1.6076951545867362 * t424 * t428 * t439)) / t448;
        const double t720 = (mu[0] * t719 - mu[0] * (0.0931068182589886 * t430 * (t424 * t445 + t432 * t442) +
            1.6076951545867362 * t428 * t436 * t440)) - lmbda[0] * t450 * t719;
        const double t721 = t359 * t717 + t427 * t720;
        const double t722 = t714 + 0.2679491924311227 * t721;
        const double t723 = t707 + 0.2679491924311227 * t722;
        const double t724 = t90 * (1.6076951545867362 * t68 * t98 * t121 - 0.0931068182589886 * t91 * t94 *
            t144) - 1.6076951545867362 * t95 * t532 * (t98 * t147 - t65 * t144);
        const double t725 = (t724 + t68 * t99 * (0.0931068182589886 * t91 * t94 * t147 - 1.6076951545867362 *
            t65 * t68 * t121)) / t151;
        const double t726 = (mu[0] * t725 - mu[0] * (0.0931068182589886 * t91 * (t65 * t148 + t94 * t145) +
            1.6076951545867362 * t68 * t98 * t143)) - lmbda[0] * t153 * t725;
        const double t727 = t325 * (1.6076951545867362 * t322 * t333 * t337 - 0.0931068182589886 * t326 * t329
            * t341) - 1.6076951545867362 * t330 * t551 * (t333 * t344 - t319 * t341);
        const double t728 = (t727 + t322 * t334 * (0.0931068182589886 * t326 * t329 * t344 -
            1.6076951545867362 * t319 * t322 * t337)) / t348;
        const double t729 = (mu[0] * t728 - mu[0] * (0.0931068182589886 * t326 * (t319 * t345 + t329 * t342) +
            1.6076951545867362 * t322 * t333 * t340)) - lmbda[0] * t350 * t728;
        const double t730 = t67 * t726 + t321 * t729;
        const double t731 = t185 * (1.6076951545867362 * t178 * t193 * t201 - 0.0931068182589886 * t186 * t189
            * t209) - 1.6076951545867362 * t190 * t536 * (t193 * t212 - t175 * t209);
        const double t732 = (t731 + t178 * t194 * (0.0931068182589886 * t186 * t189 * t212 -
            1.6076951545867362 * t175 * t178 * t201)) / t216;
        const double t733 = (mu[0] * t732 - mu[0] * (0.0931068182589886 * t186 * (t175 * t213 + t189 * t210) +
            1.6076951545867362 * t178 * t193 * t208)) - lmbda[0] * t218 * t732;
        const double t734 = t362 * (1.6076951545867362 * t360 * t370 * t373 - 0.0931068182589886 * t363 * t366
            * t376) - 1.6076951545867362 * t367 * t555 * (t370 * t379 - t357 * t376);
        const double t735 = (t734 + t360 * t371 * (0.0931068182589886 * t363 * t366 * t379 -
            1.6076951545867362 * t357 * t360 * t373)) / t383;
        const double t736 = (mu[0] * t735 - mu[0] * (0.0931068182589886 * t363 * (t357 * t380 + t366 * t377) +
            1.6076951545867362 * t360 * t370 * t375)) - lmbda[0] * t385 * t735;
        const double t737 = t177 * t733 + t359 * t736;
        const double t738 = t730 + 0.2679491924311227 * t737;
        const double t739 = t243 * (1.6076951545867362 * t238 * t251 * t257 - 0.0931068182589886 * t244 * t247
            * t263) - 1.6076951545867362 * t248 * t541 * (t251 * t266 - t235 * t263);
        const double t740 = (t739 + t238 * t252 * (0.0931068182589886 * t244 * t247 * t266 -
            1.6076951545867362 * t235 * t238 * t257)) / t270;
        const double t741 = (mu[0] * t740 - mu[0] * (0.0931068182589886 * t244 * (t235 * t267 + t247 * t264) +
            1.6076951545867362 * t238 * t251 * t262)) - lmbda[0] * t272 * t740;
        const double t742 = t398 * (1.6076951545867362 * t396 * t406 * t409 - 0.0931068182589886 * t399 * t402
            * t412) - 1.6076951545867362 * t403 * t560 * (t406 * t415 - t393 * t412);
        const double t743 = (t742 + t396 * t407 * (0.0931068182589886 * t399 * t402 * t415 -
            1.6076951545867362 * t393 * t396 * t409)) / t419;
        const double t744 = (mu[0] * t743 - mu[0] * (0.0931068182589886 * t399 * (t393 * t416 + t402 * t413) +
            1.6076951545867362 * t396 * t406 * t411)) - lmbda[0] * t421 * t743;
        const double t745 = t237 * t741 + t395 * t744;
        const double t746 = t284 * (1.6076951545867362 * t282 * t292 * t295 - 0.0931068182589886 * t285 * t288
            * t298) - 1.6076951545867362 * t289 * t545 * (t292 * t301 - t279 * t298);
        const double t747 = (t746 + t282 * t293 * (0.0931068182589886 * t285 * t288 * t301 -
            1.6076951545867362 * t279 * t282 * t295)) / t305;
        const double t748 = (mu[0] * t747 - mu[0] * (0.0931068182589886 * t285 * (t279 * t302 + t288 * t299) +
            1.6076951545867362 * t282 * t292 * t297)) - lmbda[0] * t307 * t747;
        const double t749 = t429 * (1.6076951545867362 * t428 * t437 * t439 - 0.0931068182589886 * t430 * t433
            * t441) - 1.6076951545867362 * t434 * t564 * (t437 * t444 - t425 * t441);
        const double t750 = (t749 + t428 * t438 * (0.0931068182589886 * t430 * t433 * t444 -
            1.6076951545867362 * t425 * t428 * t439)) / t448;
        const double t751 = (mu[0] * t750 - mu[0] * (0.0931068182589886 * t430 * (t425 * t445 + t433 * t442) +
            1.6076951545867362 * t428 * t437 * t440)) - lmbda[0] * t450 * t750;
        const double t752 = t281 * t748 + t427 * t751;
        const double t753 = t745 + 0.2679491924311227 * t752;
        const double t754 = t738 + 0.2679491924311227 * t753;
        const double t755 = inputs[lane + 512] + 0.2679491924311227 * inputs[lane + 520];
        const double t756 = inputs[lane + 528] + 0.2679491924311227 * inputs[lane + 536];
        const double t757 = t755 + 0.2679491924311227 * t756;
        const double t758 = inputs[lane + 544] + 0.2679491924311227 * inputs[lane + 552];
        const double t759 = inputs[lane + 560] + 0.2679491924311227 * inputs[lane + 568];
        const double t760 = t758 + 0.2679491924311227 * t759;
        const double t761 = t67 * (t757 + 0.2679491924311227 * t760);
        const double t762 = 0.2679491924311227 * inputs[lane + 512] + inputs[lane + 520];
        const double t763 = 0.2679491924311227 * inputs[lane + 528] + inputs[lane + 536];
        const double t764 = t762 + 0.2679491924311227 * t763;
        const double t765 = 0.2679491924311227 * inputs[lane + 544] + inputs[lane + 552];
        const double t766 = 0.2679491924311227 * inputs[lane + 560] + inputs[lane + 568];
        const double t767 = t765 + 0.2679491924311227 * t766;
        const double t768 = t177 * (t764 + 0.2679491924311227 * t767);
        const double t769 = t761 + 0.2679491924311227 * t768;
        const double t770 = 0.2679491924311227 * t755 + t756;
        const double t771 = 0.2679491924311227 * t758 + t759;
        const double t772 = t237 * (t770 + 0.2679491924311227 * t771);
        const double t773 = 0.2679491924311227 * t762 + t763;
        const double t774 = 0.2679491924311227 * t765 + t766;
        const double t775 = t281 * (t773 + 0.2679491924311227 * t774);
        const double t776 = t772 + 0.2679491924311227 * t775;
        const double t777 = t769 + 0.2679491924311227 * t776;
        const double t778 = t321 * (0.2679491924311227 * t757 + t760);
        const double t779 = t359 * (0.2679491924311227 * t764 + t767);
        const double t780 = t778 + 0.2679491924311227 * t779;
        const double t781 = t395 * (0.2679491924311227 * t770 + t771);
        const double t782 = t427 * (0.2679491924311227 * t773 + t774);
        const double t783 = t781 + 0.2679491924311227 * t782;
        const double t784 = t780 + 0.2679491924311227 * t783;
        const double t785 = 0.2679491924311227 * t459 + t464;
        const double t786 = 0.2679491924311227 * t470 + t475;
        const double t787 = t785 + 0.2679491924311227 * t786;
        const double t788 = 0.2679491924311227 * t482 + t487;
        const double t789 = 0.2679491924311227 * t493 + t498;
        const double t790 = t788 + 0.2679491924311227 * t789;
        const double t791 = 0.2679491924311227 * t507 + t514;
        const double t792 = 0.2679491924311227 * t518 + t521;
        const double t793 = t791 + 0.2679491924311227 * t792;
        const double t794 = 0.2679491924311227 * t524 + t525;
        const double t795 = 0.2679491924311227 * t527 + t528;
        const double t796 = t794 + 0.2679491924311227 * t795;
        const double t797 = 0.2679491924311227 * t576 + t583;
        const double t798 = 0.2679491924311227 * t591 + t598;
        const double t799 = t797 + 0.2679491924311227 * t798;
        const double t800 = 0.2679491924311227 * t607 + t614;
        const double t801 = 0.2679491924311227 * t622 + t629;
        const double t802 = t800 + 0.2679491924311227 * t801;
        const double t803 = 0.2679491924311227 * t638 + t645;
        const double t804 = 0.2679491924311227 * t649 + t652;
        const double t805 = t803 + 0.2679491924311227 * t804;
        const double t806 = 0.2679491924311227 * t655 + t656;
        const double t807 = 0.2679491924311227 * t658 + t659;
        const double t808 = t806 + 0.2679491924311227 * t807;
        const double t809 = 0.2679491924311227 * t699 + t706;
        const double t810 = 0.2679491924311227 * t714 + t721;
        const double t811 = t809 + 0.2679491924311227 * t810;
        const double t812 = 0.2679491924311227 * t730 + t737;
        const double t813 = 0.2679491924311227 * t745 + t752;
        const double t814 = t812 + 0.2679491924311227 * t813;
        const double t815 = 0.2679491924311227 * t761 + t768;
        const double t816 = 0.2679491924311227 * t772 + t775;
        const double t817 = t815 + 0.2679491924311227 * t816;
        const double t818 = 0.2679491924311227 * t778 + t779;
        const double t819 = 0.2679491924311227 * t781 + t782;
        const double t820 = t818 + 0.2679491924311227 * t819;
        const double t821 = 0.2679491924311227 * t220 + t309;
        const double t822 = 0.2679491924311227 * t387 + t452;
        const double t823 = t821 + 0.2679491924311227 * t822;
        const double t824 = 0.2679491924311227 * t488 + t499;
        const double t825 = 0.2679491924311227 * t515 + t522;
        const double t826 = 0.2679491924311227 * t526 + t529;
        const double t827 = 0.2679491924311227 * t539 + t548;
        const double t828 = 0.2679491924311227 * t558 + t567;
        const double t829 = t827 + 0.2679491924311227 * t828;
        const double t830 = 0.2679491924311227 * t615 + t630;
        const double t831 = 0.2679491924311227 * t646 + t653;
        const double t832 = 0.2679491924311227 * t657 + t660;
        const double t833 = 0.2679491924311227 * t668 + t675;
        const double t834 = 0.2679491924311227 * t683 + t690;
        const double t835 = t833 + 0.2679491924311227 * t834;
        const double t836 = 0.2679491924311227 * t738 + t753;
        const double t837 = 0.2679491924311227 * t769 + t776;
        const double t838 = 0.2679491924311227 * t780 + t783;
        const double t839 = 0.2679491924311227 * t788 + t789;
        const double t840 = 0.2679491924311227 * t791 + t792;
        const double t841 = 0.2679491924311227 * t794 + t795;
        const double t842 = 0.2679491924311227 * t800 + t801;
        const double t843 = 0.2679491924311227 * t803 + t804;
        const double t844 = 0.2679491924311227 * t806 + t807;
        const double t845 = 0.2679491924311227 * t812 + t813;
        const double t846 = 0.2679491924311227 * t815 + t816;
        const double t847 = 0.2679491924311227 * t818 + t819;
        const double t848 = 0.2679491924311227 * t310 + t453;
        const double t849 = 0.2679491924311227 * t465 + t476;
        const double t850 = 0.2679491924311227 * t549 + t568;
        const double t851 = 0.2679491924311227 * t584 + t599;
        const double t852 = 0.2679491924311227 * t676 + t691;
        const double t853 = 0.2679491924311227 * t707 + t722;
        const double t854 = 0.2679491924311227 * t785 + t786;
        const double t855 = 0.2679491924311227 * t797 + t798;
        const double t856 = 0.2679491924311227 * t809 + t810;
        const double t857 = 0.2679491924311227 * t821 + t822;
        const double t858 = 0.2679491924311227 * t827 + t828;
        const double t859 = 0.2679491924311227 * t833 + t834;
        tile[lane] = 0.07775105849101828 * t454 + 0.07775105849101828 * t477 + 0.07775105849101828 * t500 -
            0.0300814595564428 * (t523 + 0.2679491924311227 * t530);
        tile[lane + 8] = -(0.07775105849101828 * t569 + 0.07775105849101828 * t600 + 0.07775105849101828 *
            t631 + 0.0300814595564428 * (t654 + 0.2679491924311227 * t661));
        tile[lane + 16] = -(0.07775105849101828 * t692 + 0.07775105849101828 * t723 + 0.07775105849101828 *
            t754 + 0.0300814595564428 * (t777 + 0.2679491924311227 * t784));
        tile[lane + 24] = -(0.07775105849101828 * t454 + 0.0300814595564428 * (t793 + 0.2679491924311227 *
            t796) - 0.07775105849101828 * t787 - 0.07775105849101828 * t790);
        tile[lane + 32] = 0.07775105849101828 * t569 - 0.07775105849101828 * t799 - 0.07775105849101828 * t802
            - 0.0300814595564428 * (t805 + 0.2679491924311227 * t808);
        tile[lane + 40] = 0.07775105849101828 * t692 - 0.07775105849101828 * t811 - 0.07775105849101828 * t814
            - 0.0300814595564428 * (t817 + 0.2679491924311227 * t820);
        tile[lane + 48] = -(0.07775105849101828 * t477 + 0.0300814595564428 * (t825 + 0.2679491924311227 *
            t826) - 0.07775105849101828 * t823 - 0.07775105849101828 * t824);
        tile[lane + 56] = 0.07775105849101828 * t600 - 0.07775105849101828 * t829 - 0.07775105849101828 * t830
            - 0.0300814595564428 * (t831 + 0.2679491924311227 * t832);
        tile[lane + 64] = 0.07775105849101828 * t723 - 0.07775105849101828 * t835 - 0.07775105849101828 * t836
            - 0.0300814595564428 * (t837 + 0.2679491924311227 * t838);
        tile[lane + 72] = -(0.07775105849101828 * t787 + 0.07775105849101828 * t823 + 0.0300814595564428 *
            (t840 + 0.2679491924311227 * t841) - 0.07775105849101828 * t839);
        tile[lane + 80] = 0.07775105849101828 * t799 + 0.07775105849101828 * t829 - 0.07775105849101828 * t842
            - 0.0300814595564428 * (t843 + 0.2679491924311227 * t844);
        tile[lane + 88] = 0.07775105849101828 * t811 + 0.07775105849101828 * t835 - 0.07775105849101828 * t845
            - 0.0300814595564428 * (t846 + 0.2679491924311227 * t847);
        tile[lane + 96] = -(0.07775105849101828 * t500 + 0.0300814595564428 * (0.2679491924311227 * t523 +
            t530) - 0.07775105849101828 * t848 - 0.07775105849101828 * t849);
        tile[lane + 104] = 0.07775105849101828 * t631 - 0.07775105849101828 * t850 - 0.07775105849101828 *
            t851 - 0.0300814595564428 * (0.2679491924311227 * t654 + t661);
        tile[lane + 112] = 0.07775105849101828 * t754 - 0.07775105849101828 * t852 - 0.07775105849101828 *
            t853 - 0.0300814595564428 * (0.2679491924311227 * t777 + t784);
        tile[lane + 120] = -(0.07775105849101828 * t790 + 0.07775105849101828 * t848 + 0.0300814595564428 *
            (0.2679491924311227 * t793 + t796) - 0.07775105849101828 * t854);
        tile[lane + 128] = 0.07775105849101828 * t802 + 0.07775105849101828 * t850 - 0.07775105849101828 *
            t855 - 0.0300814595564428 * (0.2679491924311227 * t805 + t808);
        tile[lane + 136] = 0.07775105849101828 * t814 + 0.07775105849101828 * t852 - 0.07775105849101828 *
            t856 - 0.0300814595564428 * (0.2679491924311227 * t817 + t820);
        tile[lane + 144] = -(0.07775105849101828 * t824 + 0.07775105849101828 * t849 + 0.0300814595564428 *
            (0.2679491924311227 * t825 + t826) - 0.07775105849101828 * t857);
        tile[lane + 152] = 0.07775105849101828 * t830 + 0.07775105849101828 * t851 - 0.07775105849101828 *
            t858 - 0.0300814595564428 * (0.2679491924311227 * t831 + t832);
        tile[lane + 160] = 0.07775105849101828 * t836 + 0.07775105849101828 * t853 - 0.07775105849101828 *
            t859 - 0.0300814595564428 * (0.2679491924311227 * t837 + t838);
        tile[lane + 168] = -(0.07775105849101828 * t839 + 0.07775105849101828 * t854 + 0.07775105849101828 *
            t857 + 0.0300814595564428 * (0.2679491924311227 * t840 + t841));
        tile[lane + 176] = 0.07775105849101828 * t842 + 0.07775105849101828 * t855 + 0.07775105849101828 *
            t858 - 0.0300814595564428 * (0.2679491924311227 * t843 + t844);
        tile[lane + 184] = 0.07775105849101828 * t845 + 0.07775105849101828 * t856 + 0.07775105849101828 *
            t859 - 0.0300814595564428 * (0.2679491924311227 * t846 + t847);
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[8 * cell];
          const int64_t d1 = offsets[8 * cell + 1];
          const int64_t d2 = offsets[8 * cell + 2];
          const int64_t d3 = offsets[8 * cell + 3];
          const int64_t d4 = offsets[8 * cell + 4];
          const int64_t d5 = offsets[8 * cell + 5];
          const int64_t d6 = offsets[8 * cell + 6];
          const int64_t d7 = offsets[8 * cell + 7];
          if (!constrained[d0]) {
            y[d0] += tile[lane];
          }
          if (!constrained[d0 + 1]) {
            y[d0 + 1] += tile[lane + 8];
          }
          if (!constrained[d0 + 2]) {
            y[d0 + 2] += tile[lane + 16];
          }
          if (!constrained[d1]) {
            y[d1] += tile[lane + 24];
          }
          if (!constrained[d1 + 1]) {
            y[d1 + 1] += tile[lane + 32];
          }
          if (!constrained[d1 + 2]) {
            y[d1 + 2] += tile[lane + 40];
          }
          if (!constrained[d2]) {
            y[d2] += tile[lane + 48];
          }
          if (!constrained[d2 + 1]) {
            y[d2 + 1] += tile[lane + 56];
          }
          if (!constrained[d2 + 2]) {
            y[d2 + 2] += tile[lane + 64];
          }
          if (!constrained[d3]) {
            y[d3] += tile[lane + 72];
          }
          if (!constrained[d3 + 1]) {
            y[d3 + 1] += tile[lane + 80];
          }
          if (!constrained[d3 + 2]) {
            y[d3 + 2] += tile[lane + 88];
          }
          if (!constrained[d4]) {
            y[d4] += tile[lane + 96];
          }
          if (!constrained[d4 + 1]) {
            y[d4 + 1] += tile[lane + 104];
          }
          if (!constrained[d4 + 2]) {
            y[d4 + 2] += tile[lane + 112];
          }
          if (!constrained[d5]) {
            y[d5] += tile[lane + 120];
          }
          if (!constrained[d5 + 1]) {
            y[d5 + 1] += tile[lane + 128];
          }
          if (!constrained[d5 + 2]) {
            y[d5 + 2] += tile[lane + 136];
          }
          if (!constrained[d6]) {
            y[d6] += tile[lane + 144];
          }
          if (!constrained[d6 + 1]) {
            y[d6 + 1] += tile[lane + 152];
          }
          if (!constrained[d6 + 2]) {
            y[d6 + 2] += tile[lane + 160];
          }
          if (!constrained[d7]) {
            y[d7] += tile[lane + 168];
          }
          if (!constrained[d7 + 1]) {
            y[d7 + 1] += tile[lane + 176];
          }
          if (!constrained[d7 + 2]) {
            y[d7 + 2] += tile[lane + 184];
          }
        }
      }
    }
  }
}

}  // namespace

extern "C" int neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cpu(
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
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || load == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, offsets, constrained, coordinates, cells, u, load, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cpu(
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
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^3", 24, 1},
    {"load", "Q1^3", 24, 1},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0},
    {"mu", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_f_q1x3_hexahedron_f64_constrained_residual_cpu_descriptor = {
    "neo_hookean_f_q1x3_hexahedron_f64_constrained_residual",  // name
    "residual",                                // kernel
    "F",                                       // form
    "cpu",                                     // target
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
    "colour",                                  // scatter
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    6144,                                      // shared_bytes
    4604.0,                                    // flops_per_cell
    184.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
