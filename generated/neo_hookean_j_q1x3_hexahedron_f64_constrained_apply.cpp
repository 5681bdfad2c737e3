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
//   u       coefficient, Q1^3, 24 dofs
//   trial   coefficient, Q1^3, 24 dofs
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
//   flops       6808
//   bytes       184 (160 read, 24 written)
//   flops/byte  37
//

#include <cmath>
#include <cstdint>
#include <type_traits>

#include "femforge_kernels.h"

namespace {

void add_cells(
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
        const double trial_0 = constrained[d0] ? 0.0 : x[d0];
        inputs[lane + 384] = trial_0;
        const double trial_3 = constrained[d1] ? 0.0 : x[d1];
        inputs[lane + 392] = trial_3;
        const double trial_6 = constrained[d2] ? 0.0 : x[d2];
        inputs[lane + 400] = trial_6;
        const double trial_9 = constrained[d3] ? 0.0 : x[d3];
        inputs[lane + 408] = trial_9;
        const double trial_12 = constrained[d4] ? 0.0 : x[d4];
        inputs[lane + 416] = trial_12;
        const double trial_15 = constrained[d5] ? 0.0 : x[d5];
        inputs[lane + 424] = trial_15;
        const double trial_18 = constrained[d6] ? 0.0 : x[d6];
        inputs[lane + 432] = trial_18;
        const double trial_21 = constrained[d7] ? 0.0 : x[d7];
        inputs[lane + 440] = trial_21;
        const double trial_1 = constrained[d0 + 1] ? 0.0 : x[d0 + 1];
        inputs[lane + 448] = trial_1;
        const double trial_4 = constrained[d1 + 1] ? 0.0 : x[d1 + 1];
        inputs[lane + 456] = trial_4;
        const double trial_7 = constrained[d2 + 1] ? 0.0 : x[d2 + 1];
        inputs[lane + 464] = trial_7;
        const double trial_10 = constrained[d3 + 1] ? 0.0 : x[d3 + 1];
        inputs[lane + 472] = trial_10;
        const double trial_13 = constrained[d4 + 1] ? 0.0 : x[d4 + 1];
        inputs[lane + 480] = trial_13;
        const double trial_16 = constrained[d5 + 1] ? 0.0 : x[d5 + 1];
        inputs[lane + 488] = trial_16;
        const double trial_19 = constrained[d6 + 1] ? 0.0 : x[d6 + 1];
        inputs[lane + 496] = trial_19;
        const double trial_22 = constrained[d7 + 1] ? 0.0 : x[d7 + 1];
        inputs[lane + 504] = trial_22;
        const double trial_2 = constrained[d0 + 2] ? 0.0 : x[d0 + 2];
        inputs[lane + 512] = trial_2;
        const double trial_5 = constrained[d1 + 2] ? 0.0 : x[d1 + 2];
        inputs[lane + 520] = trial_5;
        const double trial_8 = constrained[d2 + 2] ? 0.0 : x[d2 + 2];
        inputs[lane + 528] = trial_8;
        const double trial_11 = constrained[d3 + 2] ? 0.0 : x[d3 + 2];
        inputs[lane + 536] = trial_11;
        const double trial_14 = constrained[d4 + 2] ? 0.0 : x[d4 + 2];
        inputs[lane + 544] = trial_14;
        const double trial_17 = constrained[d5 + 2] ? 0.0 : x[d5 + 2];
        inputs[lane + 552] = trial_17;
        const double trial_20 = constrained[d6 + 2] ? 0.0 : x[d6 + 2];
        inputs[lane + 560] = trial_20;
        const double trial_23 = constrained[d7 + 2] ? 0.0 : x[d7 + 2];
        inputs[lane + 568] = trial_23;
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
        const double t69 = inputs[lane + 256] - inputs[lane + 264];
        const double t70 = inputs[lane + 272] - inputs[lane + 280];
        const double t71 = t69 + 0.2679491924311227 * t70;
        const double t72 = inputs[lane + 288] - inputs[lane + 296];
        const double t73 = inputs[lane + 304] - inputs[lane + 312];
        const double t74 = t72 + 0.2679491924311227 * t73;
        const double t75 = t71 + 0.2679491924311227 * t74;
        const double t76 = t34 * t64 - t20 * t42;
        const double t77 = inputs[lane + 256] - inputs[lane + 272];
        const double t78 = inputs[lane + 264] - inputs[lane + 280];
        const double t79 = t77 + 0.2679491924311227 * t78;
        const double t80 = inputs[lane + 288] - inputs[lane + 304];
        const double t81 = inputs[lane + 296] - inputs[lane + 312];
        const double t82 = t80 + 0.2679491924311227 * t81;
        const double t83 = t79 + 0.2679491924311227 * t82;
        const double t84 = t6 * t20 - t49 * t64;
        const double t85 = inputs[lane + 256] - inputs[lane + 288];
        const double t86 = inputs[lane + 264] - inputs[lane + 296];
        const double t87 = t85 + 0.2679491924311227 * t86;
        const double t88 = inputs[lane + 272] - inputs[lane + 304];
        const double t89 = inputs[lane + 280] - inputs[lane + 312];
        const double t90 = t88 + 0.2679491924311227 * t89;
        const double t91 = t87 + 0.2679491924311227 * t90;
        const double t92 = t42 * t49 - t6 * t34;
        const double t93 = 1.0 + t68 * (t75 * t76 + t83 * t84 + t91 * t92);
        const double t94 = inputs[lane + 512] - inputs[lane + 520];
        const double t95 = inputs[lane + 528] - inputs[lane + 536];
        const double t96 = t94 + 0.2679491924311227 * t95;
        const double t97 = inputs[lane + 544] - inputs[lane + 552];
        const double t98 = inputs[lane + 560] - inputs[lane + 568];
        const double t99 = t97 + 0.2679491924311227 * t98;
        const double t100 = t96 + 0.2679491924311227 * t99;
        const double t101 = t27 * t42 - t13 * t64;
        const double t102 = inputs[lane + 512] - inputs[lane + 528];
        const double t103 = inputs[lane + 520] - inputs[lane + 536];
        const double t104 = t102 + 0.2679491924311227 * t103;
        const double t105 = inputs[lane + 544] - inputs[lane + 560];
        const double t106 = inputs[lane + 552] - inputs[lane + 568];
        const double t107 = t105 + 0.2679491924311227 * t106;
        const double t108 = t104 + 0.2679491924311227 * t107;
        const double t109 = t56 * t64 - t6 * t27;
        const double t110 = inputs[lane + 512] - inputs[lane + 544];
        const double t111 = inputs[lane + 520] - inputs[lane + 552];
        const double t112 = t110 + 0.2679491924311227 * t111;
        const double t113 = inputs[lane + 528] - inputs[lane + 560];
        const double t114 = inputs[lane + 536] - inputs[lane + 568];
        const double t115 = t113 + 0.2679491924311227 * t114;
        const double t116 = t112 + 0.2679491924311227 * t115;
        const double t117 = t6 * t13 - t42 * t56;
        const double t118 = t100 * t101 + t108 * t109 + t116 * t117;
        const double t119 = inputs[lane + 448] - inputs[lane + 456];
        const double t120 = inputs[lane + 464] - inputs[lane + 472];
        const double t121 = t119 + 0.2679491924311227 * t120;
        const double t122 = inputs[lane + 480] - inputs[lane + 488];
        const double t123 = inputs[lane + 496] - inputs[lane + 504];
        const double t124 = t122 + 0.2679491924311227 * t123;
        const double t125 = t121 + 0.2679491924311227 * t124;
        const double t126 = inputs[lane + 448] - inputs[lane + 464];
        const double t127 = inputs[lane + 456] - inputs[lane + 472];
        const double t128 = t126 + 0.2679491924311227 * t127;
        const double t129 = inputs[lane + 480] - inputs[lane + 496];
        const double t130 = inputs[lane + 488] - inputs[lane + 504];
        const double t131 = t129 + 0.2679491924311227 * t130;
        const double t132 = t128 + 0.2679491924311227 * t131;
        const double t133 = inputs[lane + 448] - inputs[lane + 480];
        const double t134 = inputs[lane + 456] - inputs[lane + 488];
        const double t135 = t133 + 0.2679491924311227 * t134;
        const double t136 = inputs[lane + 464] - inputs[lane + 496];
        const double t137 = inputs[lane + 472] - inputs[lane + 504];
        const double t138 = t136 + 0.2679491924311227 * t137;
        const double t139 = t135 + 0.2679491924311227 * t138;
        const double t140 = t76 * t125 + t84 * t132 + t92 * t139;
        const double t141 = inputs[lane + 320] - inputs[lane + 328];
        const double t142 = inputs[lane + 336] - inputs[lane + 344];
        const double t143 = t141 + 0.2679491924311227 * t142;
        const double t144 = inputs[lane + 352] - inputs[lane + 360];
        const double t145 = inputs[lane + 368] - inputs[lane + 376];
        const double t146 = t144 + 0.2679491924311227 * t145;
        const double t147 = t143 + 0.2679491924311227 * t146;
        const double t148 = inputs[lane + 320] - inputs[lane + 336];
        const double t149 = inputs[lane + 328] - inputs[lane + 344];
        const double t150 = t148 + 0.2679491924311227 * t149;
        const double t151 = inputs[lane + 352] - inputs[lane + 368];
        const double t152 = inputs[lane + 360] - inputs[lane + 376];
        const double t153 = t151 + 0.2679491924311227 * t152;
        const double t154 = t150 + 0.2679491924311227 * t153;
        const double t155 = inputs[lane + 320] - inputs[lane + 352];
        const double t156 = inputs[lane + 328] - inputs[lane + 360];
        const double t157 = t155 + 0.2679491924311227 * t156;
        const double t158 = inputs[lane + 336] - inputs[lane + 368];
        const double t159 = inputs[lane + 344] - inputs[lane + 376];
        const double t160 = t158 + 0.2679491924311227 * t159;
        const double t161 = t157 + 0.2679491924311227 * t160;
        const double t162 = 1.0 + t68 * (t101 * t147 + t109 * t154 + t117 * t161);
        const double t163 = 1.0 / (t67 * t67);
        const double t164 = t75 * t101 + t83 * t109 + t91 * t117;
        const double t165 = t76 * t100 + t84 * t108 + t92 * t116;
        const double t166 = t101 * t125 + t109 * t132 + t117 * t139;
        const double t167 = t76 * t147 + t84 * t154 + t92 * t161;
        const double t168 = t68 * (t93 * t118 + t140 * t162) - 0.05791322937893785 * t163 * (t164 * t165 +
            t166 * t167);
        const double t169 = t35 * t75 + t57 * t83 + t65 * t91;
        const double t170 = t35 * t125 + t57 * t132 + t65 * t139;
        const double t171 = t35 * t100 + t57 * t108 + t65 * t116;
        const double t172 = t35 * t147 + t57 * t154 + t65 * t161;
        const double t173 = (0.05791322937893785 * t118 * t163 * t169 + t68 * t162 * t170) -
            0.05791322937893785 * t163 * (t164 * t171 + t166 * t172);
        const double t174 = (t68 * t93 * t171 + 0.05791322937893785 * t140 * t163 * t172) -
            0.05791322937893785 * t163 * (t165 * t169 + t167 * t170);
        const double t175 = inputs[lane + 192] - inputs[lane + 200];
        const double t176 = inputs[lane + 208] - inputs[lane + 216];
        const double t177 = t175 + 0.2679491924311227 * t176;
        const double t178 = inputs[lane + 224] - inputs[lane + 232];
        const double t179 = inputs[lane + 240] - inputs[lane + 248];
        const double t180 = t178 + 0.2679491924311227 * t179;
        const double t181 = t177 + 0.2679491924311227 * t180;
        const double t182 = inputs[lane + 192] - inputs[lane + 208];
        const double t183 = inputs[lane + 200] - inputs[lane + 216];
        const double t184 = t182 + 0.2679491924311227 * t183;
        const double t185 = inputs[lane + 224] - inputs[lane + 240];
        const double t186 = inputs[lane + 232] - inputs[lane + 248];
        const double t187 = t185 + 0.2679491924311227 * t186;
        const double t188 = t184 + 0.2679491924311227 * t187;
        const double t189 = inputs[lane + 192] - inputs[lane + 224];
        const double t190 = inputs[lane + 200] - inputs[lane + 232];
        const double t191 = t189 + 0.2679491924311227 * t190;
        const double t192 = inputs[lane + 208] - inputs[lane + 240];
        const double t193 = inputs[lane + 216] - inputs[lane + 248];
        const double t194 = t192 + 0.2679491924311227 * t193;
        const double t195 = t191 + 0.2679491924311227 * t194;
        const double t196 = 1.0 + t68 * (t35 * t181 + t57 * t188 + t65 * t195);
        const double t197 = inputs[lane + 384] - inputs[lane + 392];
        const double t198 = inputs[lane + 400] - inputs[lane + 408];
        const double t199 = t197 + 0.2679491924311227 * t198;
        const double t200 = inputs[lane + 416] - inputs[lane + 424];
        const double t201 = inputs[lane + 432] - inputs[lane + 440];
        const double t202 = t200 + 0.2679491924311227 * t201;
        const double t203 = t199 + 0.2679491924311227 * t202;
        const double t204 = inputs[lane + 384] - inputs[lane + 400];
        const double t205 = inputs[lane + 392] - inputs[lane + 408];
        const double t206 = t204 + 0.2679491924311227 * t205;
        const double t207 = inputs[lane + 416] - inputs[lane + 432];
        const double t208 = inputs[lane + 424] - inputs[lane + 440];
        const double t209 = t207 + 0.2679491924311227 * t208;
        const double t210 = t206 + 0.2679491924311227 * t209;
        const double t211 = inputs[lane + 384] - inputs[lane + 416];
        const double t212 = inputs[lane + 392] - inputs[lane + 424];
        const double t213 = t211 + 0.2679491924311227 * t212;
        const double t214 = inputs[lane + 400] - inputs[lane + 432];
        const double t215 = inputs[lane + 408] - inputs[lane + 440];
        const double t216 = t214 + 0.2679491924311227 * t215;
        const double t217 = t213 + 0.2679491924311227 * t216;
        const double t218 = t35 * t203 + t57 * t210 + t65 * t217;
        const double t219 = t93 * t162 - 0.05791322937893785 * t163 * t164 * t167;
        const double t220 = t76 * t203 + t84 * t210 + t92 * t217;
        const double t221 = t68 * t162 * t169 - 0.05791322937893785 * t163 * t164 * t172;
        const double t222 = t76 * t181 + t84 * t188 + t92 * t195;
        const double t223 = t101 * t181 + t109 * t188 + t117 * t195;
        const double t224 = t101 * t203 + t109 * t210 + t117 * t217;
        const double t225 = 0.05791322937893785 * t163 * t167 * t169 - t68 * t93 * t172;
        const double t226 = ((t168 * t196 + t68 * t218 * t219) - t68 * (t220 * t221 + t173 * t222)) - t68 *
            (t174 * t223 - t224 * t225);
        const double t227 = (t196 * t219 - t68 * t221 * t222) + t68 * t223 * t225;
        const double t228 = ((t35 * t219 - t76 * t221) + t101 * t225) / t227;
        const double t229 = (((t35 * t168 - t76 * t173) - t101 * t174) - t226 * t228) / t227;
        const double t230 = t226 / t227;
        const double t231 = std::log(t227);
        const double t232 = (1.6076951545867362 * mu[0] * t68 * t229 - 0.0931068182589886 * mu[0] * t163 *
            (t35 * t218 + t76 * t220 + t101 * t224)) - 1.6076951545867362 * lmbda[0] * t68 * (t228 * t230 +
            t229 * t231);
        const double t233 = 0.2679491924311227 * t7 + t8;
        const double t234 = 0.2679491924311227 * t10 + t11;
        const double t235 = t233 + 0.2679491924311227 * t234;
        const double t236 = 0.2679491924311227 * t14 + t15;
        const double t237 = 0.2679491924311227 * t17 + t18;
        const double t238 = t236 + 0.2679491924311227 * t237;
        const double t239 = 0.2679491924311227 * t21 + t22;
        const double t240 = 0.2679491924311227 * t24 + t25;
        const double t241 = t239 + 0.2679491924311227 * t240;
        const double t242 = 0.2679491924311227 * t28 + t29;
        const double t243 = 0.2679491924311227 * t31 + t32;
        const double t244 = t242 + 0.2679491924311227 * t243;
        const double t245 = t235 * t238 - t241 * t244;
        const double t246 = 0.2679491924311227 * t36 + t37;
        const double t247 = 0.2679491924311227 * t39 + t40;
        const double t248 = t246 + 0.2679491924311227 * t247;
        const double t249 = t49 * t241 - t56 * t238;
        const double t250 = 0.2679491924311227 * t58 + t59;
        const double t251 = 0.2679491924311227 * t61 + t62;
        const double t252 = t250 + 0.2679491924311227 * t251;
        const double t253 = t56 * t244 - t49 * t235;
        const double t254 = t6 * t245 + t248 * t249 + t252 * t253;
        const double t255 = std::fabs(-0.2406516764515424 * t254);
        const double t256 = 1.0 / t254;
        const double t257 = t244 * t252 - t238 * t248;
        const double t258 = 0.2679491924311227 * t77 + t78;
        const double t259 = 0.2679491924311227 * t80 + t81;
        const double t260 = t258 + 0.2679491924311227 * t259;
        const double t261 = t6 * t238 - t49 * t252;
        const double t262 = 0.2679491924311227 * t85 + t86;
        const double t263 = 0.2679491924311227 * t88 + t89;
        const double t264 = t262 + 0.2679491924311227 * t263;
        const double t265 = t49 * t248 - t6 * t244;
        const double t266 = 1.0 + t256 * (t75 * t257 + t260 * t261 + t264 * t265);
        const double t267 = t241 * t248 - t235 * t252;
        const double t268 = 0.2679491924311227 * t102 + t103;
        const double t269 = 0.2679491924311227 * t105 + t106;
        const double t270 = t268 + 0.2679491924311227 * t269;
        const double t271 = t56 * t252 - t6 * t241;
        const double t272 = 0.2679491924311227 * t110 + t111;
        const double t273 = 0.2679491924311227 * t113 + t114;
        const double t274 = t272 + 0.2679491924311227 * t273;
        const double t275 = t6 * t235 - t56 * t248;
        const double t276 = t100 * t267 + t270 * t271 + t274 * t275;
        const double t277 = 0.2679491924311227 * t126 + t127;
        const double t278 = 0.2679491924311227 * t129 + t130;
        const double t279 = t277 + 0.2679491924311227 * t278;
        const double t280 = 0.2679491924311227 * t133 + t134;
        const double t281 = 0.2679491924311227 * t136 + t137;
        const double t282 = t280 + 0.2679491924311227 * t281;
        const double t283 = t125 * t257 + t261 * t279 + t265 * t282;
        const double t284 = 0.2679491924311227 * t148 + t149;
        const double t285 = 0.2679491924311227 * t151 + t152;
        const double t286 = t284 + 0.2679491924311227 * t285;
        const double t287 = 0.2679491924311227 * t155 + t156;
        const double t288 = 0.2679491924311227 * t158 + t159;
        const double t289 = t287 + 0.2679491924311227 * t288;
        const double t290 = 1.0 + t256 * (t147 * t267 + t271 * t286 + t275 * t289);
        const double t291 = 1.0 / (t255 * t255);
        const double t292 = t75 * t267 + t260 * t271 + t264 * t275;
        const double t293 = t100 * t257 + t261 * t270 + t265 * t274;
        const double t294 = t125 * t267 + t271 * t279 + t275 * t282;
        const double t295 = t147 * t257 + t261 * t286 + t265 * t289;
        const double t296 = t256 * (t266 * t276 + t283 * t290) - 0.05791322937893785 * t291 * (t292 * t293 +
            t294 * t295);
        const double t297 = t75 * t245 + t249 * t260 + t253 * t264;
        const double t298 = t125 * t245 + t249 * t279 + t253 * t282;
        const double t299 = t100 * t245 + t249 * t270 + t253 * t274;
        const double t300 = t147 * t245 + t249 * t286 + t253 * t289;
        const double t301 = (0.05791322937893785 * t276 * t291 * t297 + t256 * t290 * t298) -
            0.05791322937893785 * t291 * (t292 * t299 + t294 * t300);
        const double t302 = (t256 * t266 * t299 + 0.05791322937893785 * t283 * t291 * t300) -
            0.05791322937893785 * t291 * (t293 * t297 + t295 * t298);
        const double t303 = 0.2679491924311227 * t182 + t183;
        const double t304 = 0.2679491924311227 * t185 + t186;
        const double t305 = t303 + 0.2679491924311227 * t304;
        const double t306 = 0.2679491924311227 * t189 + t190;
        const double t307 = 0.2679491924311227 * t192 + t193;
        const double t308 = t306 + 0.2679491924311227 * t307;
        const double t309 = 1.0 + t256 * (t181 * t245 + t249 * t305 + t253 * t308);
        const double t310 = 0.2679491924311227 * t204 + t205;
        const double t311 = 0.2679491924311227 * t207 + t208;
        const double t312 = t310 + 0.2679491924311227 * t311;
        const double t313 = 0.2679491924311227 * t211 + t212;
        const double t314 = 0.2679491924311227 * t214 + t215;
        const double t315 = t313 + 0.2679491924311227 * t314;
        const double t316 = t203 * t245 + t249 * t312 + t253 * t315;
        const double t317 = t266 * t290 - 0.05791322937893785 * t291 * t292 * t295;
        const double t318 = t203 * t257 + t261 * t312 + t265 * t315;
        const double t319 = t256 * t290 * t297 - 0.05791322937893785 * t291 * t292 * t300;
        const double t320 = t181 * t257 + t261 * t305 + t265 * t308;
        const double t321 = t181 * t267 + t271 * t305 + t275 * t308;
        const double t322 = t203 * t267 + t271 * t312 + t275 * t315;
        const double t323 = 0.05791322937893785 * t291 * t295 * t297 - t256 * t266 * t300;
        const double t324 = ((t296 * t309 + t256 * t316 * t317) - t256 * (t318 * t319 + t301 * t320)) - t256 *
            (t302 * t321 - t322 * t323);
        const double t325 = (t309 * t317 - t256 * t319 * t320) + t256 * t321 * t323;
        const double t326 = ((t245 * t317 - t257 * t319) + t267 * t323) / t325;
        const double t327 = (((t245 * t296 - t257 * t301) - t267 * t302) - t324 * t326) / t325;
        const double t328 = t324 / t325;
        const double t329 = std::log(t325);
        const double t330 = (1.6076951545867362 * mu[0] * t256 * t327 - 0.0931068182589886 * mu[0] * t291 *
            (t245 * t316 + t257 * t318 + t267 * t322)) - 1.6076951545867362 * lmbda[0] * t256 * (t326 * t328 +
            t327 * t329);
        const double t331 = t67 * t232 + t255 * t330;
        const double t332 = 0.2679491924311227 * t0 + t1;
        const double t333 = 0.2679491924311227 * t3 + t4;
        const double t334 = t332 + 0.2679491924311227 * t333;
        const double t335 = 0.2679491924311227 * t16 + t19;
        const double t336 = 0.2679491924311227 * t23 + t26;
        const double t337 = t13 * t335 - t34 * t336;
        const double t338 = 0.2679491924311227 * t43 + t44;
        const double t339 = 0.2679491924311227 * t46 + t47;
        const double t340 = t338 + 0.2679491924311227 * t339;
        const double t341 = 0.2679491924311227 * t50 + t51;
        const double t342 = 0.2679491924311227 * t53 + t54;
        const double t343 = t341 + 0.2679491924311227 * t342;
        const double t344 = t336 * t340 - t335 * t343;
        const double t345 = 0.2679491924311227 * t60 + t63;
        const double t346 = t34 * t343 - t13 * t340;
        const double t347 = t334 * t337 + t42 * t344 + t345 * t346;
        const double t348 = std::fabs(-0.2406516764515424 * t347);
        const double t349 = 1.0 / t347;
        const double t350 = 0.2679491924311227 * t69 + t70;
        const double t351 = 0.2679491924311227 * t72 + t73;
        const double t352 = t350 + 0.2679491924311227 * t351;
        const double t353 = t34 * t345 - t42 * t335;
        const double t354 = t334 * t335 - t340 * t345;
        const double t355 = 0.2679491924311227 * t87 + t90;
        const double t356 = t42 * t340 - t34 * t334;
        const double t357 = 1.0 + t349 * (t352 * t353 + t83 * t354 + t355 * t356);
        const double t358 = 0.2679491924311227 * t94 + t95;
        const double t359 = 0.2679491924311227 * t97 + t98;
        const double t360 = t358 + 0.2679491924311227 * t359;
        const double t361 = t42 * t336 - t13 * t345;
        const double t362 = t343 * t345 - t334 * t336;
        const double t363 = 0.2679491924311227 * t112 + t115;
        const double t364 = t13 * t334 - t42 * t343;
        const double t365 = t360 * t361 + t108 * t362 + t363 * t364;
        const double t366 = 0.2679491924311227 * t119 + t120;
        const double t367 = 0.2679491924311227 * t122 + t123;
        const double t368 = t366 + 0.2679491924311227 * t367;
        const double t369 = 0.2679491924311227 * t135 + t138;
        const double t370 = t353 * t368 + t132 * t354 + t356 * t369;
        const double t371 = 0.2679491924311227 * t141 + t142;
        const double t372 = 0.2679491924311227 * t144 + t145;
        const double t373 = t371 + 0.2679491924311227 * t372;
        const double t374 = 0.2679491924311227 * t157 + t160;
        const double t375 = 1.0 + t349 * (t361 * t373 + t154 * t362 + t364 * t374);
        const double t376 = 1.0 / (t348 * t348);
        const double t377 = t352 * t361 + t83 * t362 + t355 * t364;
        const double t378 = t353 * t360 + t108 * t354 + t356 * t363;
        const double t379 = t361 * t368 + t132 * t362 + t364 * t369;
        const double t380 = t353 * t373 + t154 * t354 + t356 * t374;
        const double t381 = t349 * (t357 * t365 + t370 * t375) - 0.05791322937893785 * t376 * (t377 * t378 +
            t379 * t380);
        const double t382 = t337 * t352 + t83 * t344 + t346 * t355;
        const double t383 = t337 * t368 + t132 * t344 + t346 * t369;
        const double t384 = t337 * t360 + t108 * t344 + t346 * t363;
        const double t385 = t337 * t373 + t154 * t344 + t346 * t374;
        const double t386 = (0.05791322937893785 * t365 * t376 * t382 + t349 * t375 * t383) -
            0.05791322937893785 * t376 * (t377 * t384 + t379 * t385);
        const double t387 = (t349 * t357 * t384 + 0.05791322937893785 * t370 * t376 * t385) -
            0.05791322937893785 * t376 * (t378 * t382 + t380 * t383);
        const double t388 = 0.2679491924311227 * t175 + t176;
        const double t389 = 0.2679491924311227 * t178 + t179;
        const double t390 = t388 + 0.2679491924311227 * t389;
        const double t391 = 0.2679491924311227 * t191 + t194;
        const double t392 = 1.0 + t349 * (t337 * t390 + t188 * t344 + t346 * t391);
        const double t393 = 0.2679491924311227 * t197 + t198;
        const double t394 = 0.2679491924311227 * t200 + t201;
        const double t395 = t393 + 0.2679491924311227 * t394;
        const double t396 = 0.2679491924311227 * t213 + t216;
        const double t397 = t337 * t395 + t210 * t344 + t346 * t396;
        const double t398 = t357 * t375 - 0.05791322937893785 * t376 * t377 * t380;
        const double t399 = t353 * t395 + t210 * t354 + t356 * t396;
        const double t400 = t349 * t375 * t382 - 0.05791322937893785 * t376 * t377 * t385;
        const double t401 = t353 * t390 + t188 * t354 + t356 * t391;
        const double t402 = t361 * t390 + t188 * t362 + t364 * t391;
        const double t403 = t361 * t395 + t210 * t362 + t364 * t396;
        const double t404 = 0.05791322937893785 * t376 * t380 * t382 - t349 * t357 * t385;
        const double t405 = ((t381 * t392 + t349 * t397 * t398) - t349 * (t399 * t400 + t386 * t401)) - t349 *
            (t387 * t402 - t403 * t404);
        const double t406 = (t392 * t398 - t349 * t400 * t401) + t349 * t402 * t404;
        const double t407 = ((t337 * t398 - t353 * t400) + t361 * t404) / t406;
        const double t408 = (((t337 * t381 - t353 * t386) - t361 * t387) - t405 * t407) / t406;
        const double t409 = t405 / t406;
        const double t410 = std::log(t406);
        const double t411 = (1.6076951545867362 * mu[0] * t349 * t408 - 0.0931068182589886 * mu[0] * t376 *
            (t337 * t397 + t353 * t399 + t361 * t403)) - 1.6076951545867362 * lmbda[0] * t349 * (t407 * t409 +
            t408 * t410);
        const double t412 = 0.2679491924311227 * t236 + t237;
        const double t413 = 0.2679491924311227 * t239 + t240;
        const double t414 = t235 * t412 - t244 * t413;
        const double t415 = t340 * t413 - t343 * t412;
        const double t416 = 0.2679491924311227 * t250 + t251;
        const double t417 = t244 * t343 - t235 * t340;
        const double t418 = t334 * t414 + t248 * t415 + t416 * t417;
        const double t419 = std::fabs(-0.2406516764515424 * t418);
        const double t420 = 1.0 / t418;
        const double t421 = t244 * t416 - t248 * t412;
        const double t422 = t334 * t412 - t340 * t416;
        const double t423 = 0.2679491924311227 * t262 + t263;
        const double t424 = t248 * t340 - t244 * t334;
        const double t425 = 1.0 + t420 * (t352 * t421 + t260 * t422 + t423 * t424);
        const double t426 = t248 * t413 - t235 * t416;
        const double t427 = t343 * t416 - t334 * t413;
        const double t428 = 0.2679491924311227 * t272 + t273;
        const double t429 = t235 * t334 - t248 * t343;
        const double t430 = t360 * t426 + t270 * t427 + t428 * t429;
        const double t431 = 0.2679491924311227 * t280 + t281;
        const double t432 = t368 * t421 + t279 * t422 + t424 * t431;
        const double t433 = 0.2679491924311227 * t287 + t288;
        const double t434 = 1.0 + t420 * (t373 * t426 + t286 * t427 + t429 * t433);
        const double t435 = 1.0 / (t419 * t419);
        const double t436 = t352 * t426 + t260 * t427 + t423 * t429;
        const double t437 = t360 * t421 + t270 * t422 + t424 * t428;
        const double t438 = t368 * t426 + t279 * t427 + t429 * t431;
        const double t439 = t373 * t421 + t286 * t422 + t424 * t433;
        const double t440 = t420 * (t425 * t430 + t432 * t434) - 0.05791322937893785 * t435 * (t436 * t437 +
            t438 * t439);
        const double t441 = t352 * t414 + t260 * t415 + t417 * t423;
        const double t442 = t368 * t414 + t279 * t415 + t417 * t431;
        const double t443 = t360 * t414 + t270 * t415 + t417 * t428;
        const double t444 = t373 * t414 + t286 * t415 + t417 * t433;
        const double t445 = (0.05791322937893785 * t430 * t435 * t441 + t420 * t434 * t442) -
            0.05791322937893785 * t435 * (t436 * t443 + t438 * t444);
        const double t446 = (t420 * t425 * t443 + 0.05791322937893785 * t432 * t435 * t444) -
            0.05791322937893785 * t435 * (t437 * t441 + t439 * t442);
        const double t447 = 0.2679491924311227 * t306 + t307;
        const double t448 = 1.0 + t420 * (t390 * t414 + t305 * t415 + t417 * t447);
        const double t449 = 0.2679491924311227 * t313 + t314;
        const double t450 = t395 * t414 + t312 * t415 + t417 * t449;
        const double t451 = t425 * t434 - 0.05791322937893785 * t435 * t436 * t439;
        const double t452 = t395 * t421 + t312 * t422 + t424 * t449;
        const double t453 = t420 * t434 * t441 - 0.05791322937893785 * t435 * t436 * t444;
        const double t454 = t390 * t421 + t305 * t422 + t424 * t447;
        const double t455 = t390 * t426 + t305 * t427 + t429 * t447;
        const double t456 = t395 * t426 + t312 * t427 + t429 * t449;
        const double t457 = 0.05791322937893785 * t435 * t439 * t441 - t420 * t425 * t444;
        const double t458 = ((t440 * t448 + t420 * t450 * t451) - t420 * (t452 * t453 + t445 * t454)) - t420 *
            (t446 * t455 - t456 * t457);
        const double t459 = (t448 * t451 - t420 * t453 * t454) + t420 * t455 * t457;
        const double t460 = ((t414 * t451 - t421 * t453) + t426 * t457) / t459;
        const double t461 = (((t414 * t440 - t421 * t445) - t426 * t446) - t458 * t460) / t459;
        const double t462 = t458 / t459;
        const double t463 = std::log(t459);
        const double t464 = (1.6076951545867362 * mu[0] * t420 * t461 - 0.0931068182589886 * mu[0] * t435 *
            (t414 * t450 + t421 * t452 + t426 * t456)) - 1.6076951545867362 * lmbda[0] * t420 * (t460 * t462 +
            t461 * t463);
        const double t465 = t348 * t411 + t419 * t464;
        const double t466 = t331 + 0.2679491924311227 * t465;
        const double t467 = 0.2679491924311227 * t2 + t5;
        const double t468 = 0.2679491924311227 * t9 + t12;
        const double t469 = 0.2679491924311227 * t30 + t33;
        const double t470 = t20 * t468 - t27 * t469;
        const double t471 = 0.2679491924311227 * t38 + t41;
        const double t472 = 0.2679491924311227 * t45 + t48;
        const double t473 = 0.2679491924311227 * t52 + t55;
        const double t474 = t27 * t472 - t20 * t473;
        const double t475 = t469 * t473 - t468 * t472;
        const double t476 = t467 * t470 + t471 * t474 + t64 * t475;
        const double t477 = std::fabs(-0.2406516764515424 * t476);
        const double t478 = 1.0 / t476;
        const double t479 = 0.2679491924311227 * t71 + t74;
        const double t480 = t64 * t469 - t20 * t471;
        const double t481 = 0.2679491924311227 * t79 + t82;
        const double t482 = t20 * t467 - t64 * t472;
        const double t483 = t471 * t472 - t467 * t469;
        const double t484 = 1.0 + t478 * (t479 * t480 + t481 * t482 + t91 * t483);
        const double t485 = 0.2679491924311227 * t96 + t99;
        const double t486 = t27 * t471 - t64 * t468;
        const double t487 = 0.2679491924311227 * t104 + t107;
        const double t488 = t64 * t473 - t27 * t467;
        const double t489 = t467 * t468 - t471 * t473;
        const double t490 = t485 * t486 + t487 * t488 + t116 * t489;
        const double t491 = 0.2679491924311227 * t121 + t124;
        const double t492 = 0.2679491924311227 * t128 + t131;
        const double t493 = t480 * t491 + t482 * t492 + t139 * t483;
        const double t494 = 0.2679491924311227 * t143 + t146;
        const double t495 = 0.2679491924311227 * t150 + t153;
        const double t496 = 1.0 + t478 * (t486 * t494 + t488 * t495 + t161 * t489);
        const double t497 = 1.0 / (t477 * t477);
        const double t498 = t479 * t486 + t481 * t488 + t91 * t489;
        const double t499 = t480 * t485 + t482 * t487 + t116 * t483;
        const double t500 = t486 * t491 + t488 * t492 + t139 * t489;
        const double t501 = t480 * t494 + t482 * t495 + t161 * t483;
        const double t502 = t478 * (t484 * t490 + t493 * t496) - 0.05791322937893785 * t497 * (t498 * t499 +
            t500 * t501);
        const double t503 = t470 * t479 + t474 * t481 + t91 * t475;
        const double t504 = t470 * t491 + t474 * t492 + t139 * t475;
        const double t505 = t470 * t485 + t474 * t487 + t116 * t475;
        const double t506 = t470 * t494 + t474 * t495 + t161 * t475;
        const double t507 = (0.05791322937893785 * t490 * t497 * t503 + t478 * t496 * t504) -
            0.05791322937893785 * t497 * (t498 * t505 + t500 * t506);
        const double t508 = (t478 * t484 * t505 + 0.05791322937893785 * t493 * t497 * t506) -
            0.05791322937893785 * t497 * (t499 * t503 + t501 * t504);
        const double t509 = 0.2679491924311227 * t177 + t180;
        const double t510 = 0.2679491924311227 * t184 + t187;
        const double t511 = 1.0 + t478 * (t470 * t509 + t474 * t510 + t195 * t475);
        const double t512 = 0.2679491924311227 * t199 + t202;
        const double t513 = 0.2679491924311227 * t206 + t209;
        const double t514 = t470 * t512 + t474 * t513 + t217 * t475;
        const double t515 = t484 * t496 - 0.05791322937893785 * t497 * t498 * t501;
        const double t516 = t480 * t512 + t482 * t513 + t217 * t483;
        const double t517 = t478 * t496 * t503 - 0.05791322937893785 * t497 * t498 * t506;
        const double t518 = t480 * t509 + t482 * t510 + t195 * t483;
        const double t519 = t486 * t509 + t488 * t510 + t195 * t489;
        const double t520 = t486 * t512 + t488 * t513 + t217 * t489;
        const double t521 = 0.05791322937893785 * t497 * t501 * t503 - t478 * t484 * t506;
        const double t522 = ((t502 * t511 + t478 * t514 * t515) - t478 * (t516 * t517 + t507 * t518)) - t478 *
            (t508 * t519 - t520 * t521);
        const double t523 = (t511 * t515 - t478 * t517 * t518) + t478 * t519 * t521;
        const double t524 = ((t470 * t515 - t480 * t517) + t486 * t521) / t523;
        const double t525 = (((t470 * t502 - t480 * t507) - t486 * t508) - t522 * t524) / t523;
        const double t526 = t522 / t523;
        const double t527 = std::log(t523);
        const double t528 = (1.6076951545867362 * mu[0] * t478 * t525 - 0.0931068182589886 * mu[0] * t497 *
            (t470 * t514 + t480 * t516 + t486 * t520)) - 1.6076951545867362 * lmbda[0] * t478 * (t524 * t526 +
            t525 * t527);
        const double t529 = 0.2679491924311227 * t233 + t234;
        const double t530 = 0.2679491924311227 * t242 + t243;
        const double t531 = t238 * t529 - t241 * t530;
        const double t532 = 0.2679491924311227 * t246 + t247;
        const double t533 = t241 * t472 - t238 * t473;
        const double t534 = t473 * t530 - t472 * t529;
        const double t535 = t467 * t531 + t532 * t533 + t252 * t534;
        const double t536 = std::fabs(-0.2406516764515424 * t535);
        const double t537 = 1.0 / t535;
        const double t538 = t252 * t530 - t238 * t532;
        const double t539 = 0.2679491924311227 * t258 + t259;
        const double t540 = t238 * t467 - t252 * t472;
        const double t541 = t472 * t532 - t467 * t530;
        const double t542 = 1.0 + t537 * (t479 * t538 + t539 * t540 + t264 * t541);
        const double t543 = t241 * t532 - t252 * t529;
        const double t544 = 0.2679491924311227 * t268 + t269;
        const double t545 = t252 * t473 - t241 * t467;
        const double t546 = t467 * t529 - t473 * t532;
        const double t547 = t485 * t543 + t544 * t545 + t274 * t546;
        const double t548 = 0.2679491924311227 * t277 + t278;
        const double t549 = t491 * t538 + t540 * t548 + t282 * t541;
        const double t550 = 0.2679491924311227 * t284 + t285;
        const double t551 = 1.0 + t537 * (t494 * t543 + t545 * t550 + t289 * t546);
        const double t552 = 1.0 / (t536 * t536);
        const double t553 = t479 * t543 + t539 * t545 + t264 * t546;
        const double t554 = t485 * t538 + t540 * t544 + t274 * t541;
        const double t555 = t491 * t543 + t545 * t548 + t282 * t546;
        const double t556 = t494 * t538 + t540 * t550 + t289 * t541;
        const double t557 = t537 * (t542 * t547 + t549 * t551) - 0.05791322937893785 * t552 * (t553 * t554 +
            t555 * t556);
        const double t558 = t479 * t531 + t533 * t539 + t264 * t534;
        const double t559 = t491 * t531 + t533 * t548 + t282 * t534;
        const double t560 = t485 * t531 + t533 * t544 + t274 * t534;
        const double t561 = t494 * t531 + t533 * t550 + t289 * t534;
        const double t562 = (0.05791322937893785 * t547 * t552 * t558 + t537 * t551 * t559) -
            0.05791322937893785 * t552 * (t553 * t560 + t555 * t561);
        const double t563 = (t537 * t542 * t560 + 0.05791322937893785 * t549 * t552 * t561) -
            0.05791322937893785 * t552 * (t554 * t558 + t556 * t559);
        const double t564 = 0.2679491924311227 * t303 + t304;
        const double t565 = 1.0 + t537 * (t509 * t531 + t533 * t564 + t308 * t534);
        const double t566 = 0.2679491924311227 * t310 + t311;
        const double t567 = t512 * t531 + t533 * t566 + t315 * t534;
        const double t568 = t542 * t551 - 0.05791322937893785 * t552 * t553 * t556;
        const double t569 = t512 * t538 + t540 * t566 + t315 * t541;
        const double t570 = t537 * t551 * t558 - 0.05791322937893785 * t552 * t553 * t561;
        const double t571 = t509 * t538 + t540 * t564 + t308 * t541;
        const double t572 = t509 * t543 + t545 * t564 + t308 * t546;
        const double t573 = t512 * t543 + t545 * t566 + t315 * t546;
        const double t574 = 0.05791322937893785 * t552 * t556 * t558 - t537 * t542 * t561;
        const double t575 = ((t557 * t565 + t537 * t567 * t568) - t537 * (t569 * t570 + t562 * t571)) - t537 *
            (t563 * t572 - t573 * t574);
        const double t576 = (t565 * t568 - t537 * t570 * t571) + t537 * t572 * t574;
        const double t577 = ((t531 * t568 - t538 * t570) + t543 * t574) / t576;
        const double t578 = (((t531 * t557 - t538 * t562) - t543 * t563) - t575 * t577) / t576;
        const double t579 = t575 / t576;
        const double t580 = std::log(t576);
        const double t581 = (1.6076951545867362 * mu[0] * t537 * t578 - 0.0931068182589886 * mu[0] * t552 *
            (t531 * t567 + t538 * t569 + t543 * t573)) - 1.6076951545867362 * lmbda[0] * t537 * (t577 * t579 +
            t578 * t580);
        const double t582 = t477 * t528 + t536 * t581;
        const double t583 = 0.2679491924311227 * t332 + t333;
        const double t584 = t335 * t468 - t336 * t469;
        const double t585 = 0.2679491924311227 * t338 + t339;
        const double t586 = 0.2679491924311227 * t341 + t342;
        const double t587 = t336 * t585 - t335 * t586;
        const double t588 = t469 * t586 - t468 * t585;
        const double t589 = t583 * t584 + t471 * t587 + t345 * t588;
        const double t590 = std::fabs(-0.2406516764515424 * t589);
        const double t591 = 1.0 / t589;
        const double t592 = 0.2679491924311227 * t350 + t351;
        const double t593 = t345 * t469 - t335 * t471;
        const double t594 = t335 * t583 - t345 * t585;
        const double t595 = t471 * t585 - t469 * t583;
        const double t596 = 1.0 + t591 * (t592 * t593 + t481 * t594 + t355 * t595);
        const double t597 = 0.2679491924311227 * t358 + t359;
        const double t598 = t336 * t471 - t345 * t468;
        const double t599 = t345 * t586 - t336 * t583;
        const double t600 = t468 * t583 - t471 * t586;
        const double t601 = t597 * t598 + t487 * t599 + t363 * t600;
        const double t602 = 0.2679491924311227 * t366 + t367;
        const double t603 = t593 * t602 + t492 * t594 + t369 * t595;
        const double t604 = 0.2679491924311227 * t371 + t372;
        const double t605 = 1.0 + t591 * (t598 * t604 + t495 * t599 + t374 * t600);
        const double t606 = 1.0 / (t590 * t590);
        const double t607 = t592 * t598 + t481 * t599 + t355 * t600;
        const double t608 = t593 * t597 + t487 * t594 + t363 * t595;
        const double t609 = t598 * t602 + t492 * t599 + t369 * t600;
        const double t610 = t593 * t604 + t495 * t594 + t374 * t595;
        const double t611 = t591 * (t596 * t601 + t603 * t605) - 0.05791322937893785 * t606 * (t607 * t608 +
            t609 * t610);
        const double t612 = t584 * t592 + t481 * t587 + t355 * t588;
        const double t613 = t584 * t602 + t492 * t587 + t369 * t588;
        const double t614 = t584 * t597 + t487 * t587 + t363 * t588;
        const double t615 = t584 * t604 + t495 * t587 + t374 * t588;
        const double t616 = (0.05791322937893785 * t601 * t606 * t612 + t591 * t605 * t613) -
            0.05791322937893785 * t606 * (t607 * t614 + t609 * t615);
        const double t617 = (t591 * t596 * t614 + 0.05791322937893785 * t603 * t606 * t615) -
            0.05791322937893785 * t606 * (t608 * t612 + t610 * t613);
        const double t618 = 0.2679491924311227 * t388 + t389;
        const double t619 = 1.0 + t591 * (t584 * t618 + t510 * t587 + t391 * t588);
        const double t620 = 0.2679491924311227 * t393 + t394;
        const double t621 = t584 * t620 + t513 * t587 + t396 * t588;
        const double t622 = t596 * t605 - 0.05791322937893785 * t606 * t607 * t610;
        const double t623 = t593 * t620 + t513 * t594 + t396 * t595;
        const double t624 = t591 * t605 * t612 - 0.05791322937893785 * t606 * t607 * t615;
        const double t625 = t593 * t618 + t510 * t594 + t391 * t595;
        const double t626 = t598 * t618 + t510 * t599 + t391 * t600;
        const double t627 = t598 * t620 + t513 * t599 + t396 * t600;
        const double t628 = 0.05791322937893785 * t606 * t610 * t612 - t591 * t596 * t615;
        const double t629 = ((t611 * t619 + t591 * t621 * t622) - t591 * (t623 * t624 + t616 * t625)) - t591 *
            (t617 * t626 - t627 * t628);
        const double t630 = (t619 * t622 - t591 * t624 * t625) + t591 * t626 * t628;
        const double t631 = ((t584 * t622 - t593 * t624) + t598 * t628) / t630;
        const double t632 = (((t584 * t611 - t593 * t616) - t598 * t617) - t629 * t631) / t630;
        const double t633 = t629 / t630;
        const double t634 = std::log(t630);
        const double t635 = (1.6076951545867362 * mu[0] * t591 * t632 - 0.0931068182589886 * mu[0] * t606 *
            (t584 * t621 + t593 * t623 + t598 * t627)) - 1.6076951545867362 * lmbda[0] * t591 * (t631 * t633 +
            t632 * t634);
        const double t636 = t412 * t529 - t413 * t530;
        const double t637 = t413 * t585 - t412 * t586;
        const double t638 = t530 * t586 - t529 * t585;
        const double t639 = t583 * t636 + t532 * t637 + t416 * t638;
        const double t640 = std::fabs(-0.2406516764515424 * t639);
        const double t641 = 1.0 / t639;
        const double t642 = t416 * t530 - t412 * t532;
        const double t643 = t412 * t583 - t416 * t585;
        const double t644 = t532 * t585 - t530 * t583;
        const double t645 = 1.0 + t641 * (t592 * t642 + t539 * t643 + t423 * t644);
        const double t646 = t413 * t532 - t416 * t529;
        const double t647 = t416 * t586 - t413 * t583;
        const double t648 = t529 * t583 - t532 * t586;
        const double t649 = t597 * t646 + t544 * t647 + t428 * t648;
        const double t650 = t602 * t642 + t548 * t643 + t431 * t644;
        const double t651 = 1.0 + t641 * (t604 * t646 + t550 * t647 + t433 * t648);
        const double t652 = 1.0 / (t640 * t640);
        const double t653 = t592 * t646 + t539 * t647 + t423 * t648;
        const double t654 = t597 * t642 + t544 * t643 + t428 * t644;
        const double t655 = t602 * t646 + t548 * t647 + t431 * t648;
        const double t656 = t604 * t642 + t550 * t643 + t433 * t644;
        const double t657 = t641 * (t645 * t649 + t650 * t651) - 0.05791322937893785 * t652 * (t653 * t654 +
            t655 * t656);
        const double t658 = t592 * t636 + t539 * t637 + t423 * t638;
        const double t659 = t602 * t636 + t548 * t637 + t431 * t638;
        const double t660 = t597 * t636 + t544 * t637 + t428 * t638;
        const double t661 = t604 * t636 + t550 * t637 + t433 * t638;
        const double t662 = (0.05791322937893785 * t649 * t652 * t658 + t641 * t651 * t659) -
            0.05791322937893785 * t652 * (t653 * t660 + t655 * t661);
        const double t663 = (t641 * t645 * t660 + 0.05791322937893785 * t650 * t652 * t661) -
            0.05791322937893785 * t652 * (t654 * t658 + t656 * t659);
        const double t664 = 1.0 + t641 * (t618 * t636 + t564 * t637 + t447 * t638);
        const double t665 = t620 * t636 + t566 * t637 + t449 * t638;
        const double t666 = t645 * t651 - 0.05791322937893785 * t652 * t653 * t656;
        const double t667 = t620 * t642 + t566 * t643 + t449 * t644;
        const double t668 = t641 * t651 * t658 - 0.05791322937893785 * t652 * t653 * t661;
        const double t669 = t618 * t642 + t564 * t643 + t447 * t644;
        const double t670 = t618 * t646 + t564 * t647 + t447 * t648;
        const double t671 = t620 * t646 + t566 * t647 + t449 * t648;
        const double t672 = 0.05791322937893785 * t652 * t656 * t658 - t641 * t645 * t661;
        const double t673 = ((t657 * t664 + t641 * t665 * t666) - t641 * (t667 * t668 + t662 * t669)) - t641 *
            (t663 * t670 - t671 * t672);
        const double t674 = (t664 * t666 - t641 * t668 * t669) + t641 * t670 * t672;
        const double t675 = ((t636 * t666 - t642 * t668) + t646 * t672) / t674;
        const double t676 = (((t636 * t657 - t642 * t662) - t646 * t663) - t673 * t675) / t674;
        const double t677 = t673 / t674;
        const double t678 = std::log(t674);
        const double t679 = (1.6076951545867362 * mu[0] * t641 * t676 - 0.0931068182589886 * mu[0] * t652 *
            (t636 * t665 + t642 * t667 + t646 * t671)) - 1.6076951545867362 * lmbda[0] * t641 * (t675 * t677 +
            t676 * t678);
        const double t680 = t590 * t635 + t640 * t679;
        const double t681 = t582 + 0.2679491924311227 * t680;
        const double t682 = t466 + 0.2679491924311227 * t681;
        const double t683 = ((t57 * t219 - t84 * t221) + t109 * t225) / t227;
        const double t684 = (((t57 * t168 - t84 * t173) - t109 * t174) - t226 * t683) / t227;
        const double t685 = (1.6076951545867362 * mu[0] * t68 * t684 - 0.0931068182589886 * mu[0] * t163 *
            (t57 * t218 + t84 * t220 + t109 * t224)) - 1.6076951545867362 * lmbda[0] * t68 * (t230 * t683 +
            t231 * t684);
        const double t686 = ((t344 * t398 - t354 * t400) + t362 * t404) / t406;
        const double t687 = (((t344 * t381 - t354 * t386) - t362 * t387) - t405 * t686) / t406;
        const double t688 = (1.6076951545867362 * mu[0] * t349 * t687 - 0.0931068182589886 * mu[0] * t376 *
            (t344 * t397 + t354 * t399 + t362 * t403)) - 1.6076951545867362 * lmbda[0] * t349 * (t409 * t686 +
            t410 * t687);
        const double t689 = t67 * t685 + t348 * t688;
        const double t690 = ((t249 * t317 - t261 * t319) + t271 * t323) / t325;
        const double t691 = (((t249 * t296 - t261 * t301) - t271 * t302) - t324 * t690) / t325;
        const double t692 = (1.6076951545867362 * mu[0] * t256 * t691 - 0.0931068182589886 * mu[0] * t291 *
            (t249 * t316 + t261 * t318 + t271 * t322)) - 1.6076951545867362 * lmbda[0] * t256 * (t328 * t690 +
            t329 * t691);
        const double t693 = ((t415 * t451 - t422 * t453) + t427 * t457) / t459;
        const double t694 = (((t415 * t440 - t422 * t445) - t427 * t446) - t458 * t693) / t459;
        const double t695 = (1.6076951545867362 * mu[0] * t420 * t694 - 0.0931068182589886 * mu[0] * t435 *
            (t415 * t450 + t422 * t452 + t427 * t456)) - 1.6076951545867362 * lmbda[0] * t420 * (t462 * t693 +
            t463 * t694);
        const double t696 = t255 * t692 + t419 * t695;
        const double t697 = t689 + 0.2679491924311227 * t696;
        const double t698 = ((t474 * t515 - t482 * t517) + t488 * t521) / t523;
        const double t699 = (((t474 * t502 - t482 * t507) - t488 * t508) - t522 * t698) / t523;
        const double t700 = (1.6076951545867362 * mu[0] * t478 * t699 - 0.0931068182589886 * mu[0] * t497 *
            (t474 * t514 + t482 * t516 + t488 * t520)) - 1.6076951545867362 * lmbda[0] * t478 * (t526 * t698 +
            t527 * t699);
        const double t701 = ((t587 * t622 - t594 * t624) + t599 * t628) / t630;
        const double t702 = (((t587 * t611 - t594 * t616) - t599 * t617) - t629 * t701) / t630;
        const double t703 = (1.6076951545867362 * mu[0] * t591 * t702 - 0.0931068182589886 * mu[0] * t606 *
            (t587 * t621 + t594 * t623 + t599 * t627)) - 1.6076951545867362 * lmbda[0] * t591 * (t633 * t701 +
            t634 * t702);
        const double t704 = t477 * t700 + t590 * t703;
        const double t705 = ((t533 * t568 - t540 * t570) + t545 * t574) / t576;
        const double t706 = (((t533 * t557 - t540 * t562) - t545 * t563) - t575 * t705) / t576;
        const double t707 = (1.6076951545867362 * mu[0] * t537 * t706 - 0.0931068182589886 * mu[0] * t552 *
            (t533 * t567 + t540 * t569 + t545 * t573)) - 1.6076951545867362 * lmbda[0] * t537 * (t579 * t705 +
            t580 * t706);
        const double t708 = ((t637 * t666 - t643 * t668) + t647 * t672) / t674;
        const double t709 = (((t637 * t657 - t643 * t662) - t647 * t663) - t673 * t708) / t674;
        const double t710 = (1.6076951545867362 * mu[0] * t641 * t709 - 0.0931068182589886 * mu[0] * t652 *
            (t637 * t665 + t643 * t667 + t647 * t671)) - 1.6076951545867362 * lmbda[0] * t641 * (t677 * t708 +
            t678 * t709);
        const double t711 = t536 * t707 + t640 * t710;
        const double t712 = t704 + 0.2679491924311227 * t711;
        const double t713 = t697 + 0.2679491924311227 * t712;
        const double t714 = ((t65 * t219 - t92 * t221) + t117 * t225) / t227;
        const double t715 = (((t65 * t168 - t92 * t173) - t117 * t174) - t226 * t714) / t227;
        const double t716 = (1.6076951545867362 * mu[0] * t68 * t715 - 0.0931068182589886 * mu[0] * t163 *
            (t65 * t218 + t92 * t220 + t117 * t224)) - 1.6076951545867362 * lmbda[0] * t68 * (t230 * t714 +
            t231 * t715);
        const double t717 = ((t475 * t515 - t483 * t517) + t489 * t521) / t523;
        const double t718 = (((t475 * t502 - t483 * t507) - t489 * t508) - t522 * t717) / t523;
        const double t719 = (1.6076951545867362 * mu[0] * t478 * t718 - 0.0931068182589886 * mu[0] * t497 *
            (t475 * t514 + t483 * t516 + t489 * t520)) - 1.6076951545867362 * lmbda[0] * t478 * (t526 * t717 +
            t527 * t718);
        const double t720 = t67 * t716 + t477 * t719;
        const double t721 = ((t253 * t317 - t265 * t319) + t275 * t323) / t325;
        const double t722 = (((t253 * t296 - t265 * t301) - t275 * t302) - t324 * t721) / t325;
        const double t723 = (1.6076951545867362 * mu[0] * t256 * t722 - 0.0931068182589886 * mu[0] * t291 *
            (t253 * t316 + t265 * t318 + t275 * t322)) - 1.6076951545867362 * lmbda[0] * t256 * (t328 * t721 +
            t329 * t722);
        const double t724 = ((t534 * t568 - t541 * t570) + t546 * t574) / t576;
        const double t725 = (((t534 * t557 - t541 * t562) - t546 * t563) - t575 * t724) / t576;
        const double t726 = (1.6076951545867362 * mu[0] * t537 * t725 - 0.0931068182589886 * mu[0] * t552 *
            (t534 * t567 + t541 * t569 + t546 * t573)) - 1.6076951545867362 * lmbda[0] * t537 * (t579 * t724 +
            t580 * t725);
        const double t727 = t255 * t723 + t536 * t726;
        const double t728 = t720 + 0.2679491924311227 * t727;
        const double t729 = ((t346 * t398 - t356 * t400) + t364 * t404) / t406;
        const double t730 = (((t346 * t381 - t356 * t386) - t364 * t387) - t405 * t729) / t406;
        const double t731 = (1.6076951545867362 * mu[0] * t349 * t730 - 0.0931068182589886 * mu[0] * t376 *
            (t346 * t397 + t356 * t399 + t364 * t403)) - 1.6076951545867362 * lmbda[0] * t349 * (t409 * t729 +
            t410 * t730);
        const double t732 = ((t588 * t622 - t595 * t624) + t600 * t628) / t630;
        const double t733 = (((t588 * t611 - t595 * t616) - t600 * t617) - t629 * t732) / t630;
        const double t734 = (1.6076951545867362 * mu[0] * t591 * t733 - 0.0931068182589886 * mu[0] * t606 *
            (t588 * t621 + t595 * t623 + t600 * t627)) - 1.6076951545867362 * lmbda[0] * t591 * (t633 * t732 +
            t634 * t733);
        const double t735 = t348 * t731 + t590 * t734;
        const double t736 = ((t417 * t451 - t424 * t453) + t429 * t457) / t459;
        const double t737 = (((t417 * t440 - t424 * t445) - t429 * t446) - t458 * t736) / t459;
        const double t738 = (1.6076951545867362 * mu[0] * t420 * t737 - 0.0931068182589886 * mu[0] * t435 *
            (t417 * t450 + t424 * t452 + t429 * t456)) - 1.6076951545867362 * lmbda[0] * t420 * (t462 * t736 +
            t463 * t737);
        const double t739 = ((t638 * t666 - t644 * t668) + t648 * t672) / t674;
        const double t740 = (((t638 * t657 - t644 * t662) - t648 * t663) - t673 * t739) / t674;
        const double t741 = (1.6076951545867362 * mu[0] * t641 * t740 - 0.0931068182589886 * mu[0] * t652 *
            (t638 * t665 + t644 * t667 + t648 * t671)) - 1.6076951545867362 * lmbda[0] * t641 * (t677 * t739 +
            t678 * t740);
        const double t742 = t419 * t738 + t640 * t741;
        const double t743 = t735 + 0.2679491924311227 * t742;
        const double t744 = t728 + 0.2679491924311227 * t743;
        const double t745 = 1.6076951545867362 * t68 * t76 * t162 - 0.0931068182589886 * t101 * t163 * t167;
        const double t746 = 1.6076951545867362 * t35 * t68 * t162 - 0.0931068182589886 * t101 * t163 * t172;
        const double t747 = 1.0 / (t66 * t66 * t66);
        const double t748 = (0.0931068182589886 * t163 * t196 * (t76 * t118 - t101 * t165) + t68 * t218 *
            t745) - (t68 * t220 * t746 + 1.6076951545867362 * t222 * t747 * (t35 * t118 - t101 * t171));
        const double t749 = t35 * t167 - t76 * t172;
        const double t750 = ((t196 * t745 - t68 * t222 * t746) + 1.6076951545867362 * t223 * t747 * t749) /
            t227;
        const double t751 = ((t748 + 1.6076951545867362 * t747 * (t223 * (t35 * t165 - t76 * t171) + t224 *
            t749)) - t226 * t750) / t227;
        const double t752 = (mu[0] * t751 - 0.0931068182589886 * mu[0] * t163 * (t35 * t170 + t76 * t140 +
            t101 * t166)) - lmbda[0] * (t230 * t750 + t231 * t751);
        const double t753 = 1.6076951545867362 * t256 * t257 * t290 - 0.0931068182589886 * t267 * t291 * t295;
        const double t754 = 1.6076951545867362 * t245 * t256 * t290 - 0.0931068182589886 * t267 * t291 * t300;
        const double t755 = 1.0 / (t254 * t254 * t254);
        const double t756 = (0.0931068182589886 * t291 * t309 * (t257 * t276 - t267 * t293) + t256 * t316 *
            t753) - (t256 * t318 * t754 + 1.6076951545867362 * t320 * t755 * (t245 * t276 - t267 * t299));
        const double t757 = t245 * t295 - t257 * t300;
        const double t758 = ((t309 * t753 - t256 * t320 * t754) + 1.6076951545867362 * t321 * t755 * t757) /
            t325;
        const double t759 = ((t756 + 1.6076951545867362 * t755 * (t321 * (t245 * t293 - t257 * t299) + t322 *
            t757)) - t324 * t758) / t325;
        const double t760 = (mu[0] * t759 - 0.0931068182589886 * mu[0] * t291 * (t245 * t298 + t257 * t283 +
            t267 * t294)) - lmbda[0] * (t328 * t758 + t329 * t759);
        const double t761 = t67 * t752 + t255 * t760;
        const double t762 = 1.6076951545867362 * t349 * t353 * t375 - 0.0931068182589886 * t361 * t376 * t380;
        const double t763 = 1.6076951545867362 * t337 * t349 * t375 - 0.0931068182589886 * t361 * t376 * t385;
        const double t764 = 1.0 / (t347 * t347 * t347);
        const double t765 = (0.0931068182589886 * t376 * t392 * (t353 * t365 - t361 * t378) + t349 * t397 *
            t762) - (t349 * t399 * t763 + 1.6076951545867362 * t401 * t764 * (t337 * t365 - t361 * t384));
        const double t766 = t337 * t380 - t353 * t385;
        const double t767 = ((t392 * t762 - t349 * t401 * t763) + 1.6076951545867362 * t402 * t764 * t766) /
            t406;
        const double t768 = ((t765 + 1.6076951545867362 * t764 * (t402 * (t337 * t378 - t353 * t384) + t403 *
            t766)) - t405 * t767) / t406;
        const double t769 = (mu[0] * t768 - 0.0931068182589886 * mu[0] * t376 * (t337 * t383 + t353 * t370 +
            t361 * t379)) - lmbda[0] * (t409 * t767 + t410 * t768);
        const double t770 = 1.6076951545867362 * t420 * t421 * t434 - 0.0931068182589886 * t426 * t435 * t439;
        const double t771 = 1.6076951545867362 * t414 * t420 * t434 - 0.0931068182589886 * t426 * t435 * t444;
        const double t772 = 1.0 / (t418 * t418 * t418);
        const double t773 = (0.0931068182589886 * t435 * t448 * (t421 * t430 - t426 * t437) + t420 * t450 *
            t770) - (t420 * t452 * t771 + 1.6076951545867362 * t454 * t772 * (t414 * t430 - t426 * t443));
        const double t774 = t414 * t439 - t421 * t444;
        const double t775 = ((t448 * t770 - t420 * t454 * t771) + 1.6076951545867362 * t455 * t772 * t774) /
            t459;
        const double t776 = ((t773 + 1.6076951545867362 * t772 * (t455 * (t414 * t437 - t421 * t443) + t456 *
            t774)) - t458 * t775) / t459;
        const double t777 = (mu[0] * t776 - 0.0931068182589886 * mu[0] * t435 * (t414 * t442 + t421 * t432 +
            t426 * t438)) - lmbda[0] * (t462 * t775 + t463 * t776);
        const double t778 = t348 * t769 + t419 * t777;
        const double t779 = t761 + 0.2679491924311227 * t778;
        const double t780 = 1.6076951545867362 * t478 * t480 * t496 - 0.0931068182589886 * t486 * t497 * t501;
        const double t781 = 1.6076951545867362 * t470 * t478 * t496 - 0.0931068182589886 * t486 * t497 * t506;
        const double t782 = 1.0 / (t476 * t476 * t476);
        const double t783 = (0.0931068182589886 * t497 * t511 * (t480 * t490 - t486 * t499) + t478 * t514 *
            t780) - (t478 * t516 * t781 + 1.6076951545867362 * t518 * t782 * (t470 * t490 - t486 * t505));
        const double t784 = t470 * t501 - t480 * t506;
        const double t785 = ((t511 * t780 - t478 * t518 * t781) + 1.6076951545867362 * t519 * t782 * t784) /
            t523;
        const double t786 = ((t783 + 1.6076951545867362 * t782 * (t519 * (t470 * t499 - t480 * t505) + t520 *
            t784)) - t522 * t785) / t523;
        const double t787 = (mu[0] * t786 - 0.0931068182589886 * mu[0] * t497 * (t470 * t504 + t480 * t493 +
            t486 * t500)) - lmbda[0] * (t526 * t785 + t527 * t786);
        const double t788 = 1.6076951545867362 * t537 * t538 * t551 - 0.0931068182589886 * t543 * t552 * t556;
        const double t789 = 1.6076951545867362 * t531 * t537 * t551 - 0.0931068182589886 * t543 * t552 * t561;
        const double t790 = 1.0 / (t535 * t535 * t535);
        const double t791 = (0.0931068182589886 * t552 * t565 * (t538 * t547 - t543 * t554) + t537 * t567 *
            t788) - (t537 * t569 * t789 + 1.6076951545867362 * t571 * t790 * (t531 * t547 - t543 * t560));
        const double t792 = t531 * t556 - t538 * t561;
        const double t793 = ((t565 * t788 - t537 * t571 * t789) + 1.6076951545867362 * t572 * t790 * t792) /
            t576;
        const double t794 = ((t791 + 1.6076951545867362 * t790 * (t572 * (t531 * t554 - t538 * t560) + t573 *
            t792)) - t575 * t793) / t576;
        const double t795 = (mu[0] * t794 - 0.0931068182589886 * mu[0] * t552 * (t531 * t559 + t538 * t549 +
            t543 * t555)) - lmbda[0] * (t579 * t793 + t580 * t794);
        const double t796 = t477 * t787 + t536 * t795;
        const double t797 = 1.6076951545867362 * t591 * t593 * t605 - 0.0931068182589886 * t598 * t606 * t610;
        const double t798 = 1.6076951545867362 * t584 * t591 * t605 - 0.0931068182589886 * t598 * t606 * t615;
        const double t799 = 1.0 / (t589 * t589 * t589);
        const double t800 = (0.0931068182589886 * t606 * t619 * (t593 * t601 - t598 * t608) + t591 * t621 *
            t797) - (t591 * t623 * t798 + 1.6076951545867362 * t625 * t799 * (t584 * t601 - t598 * t614));
        const double t801 = t584 * t610 - t593 * t615;
        const double t802 = ((t619 * t797 - t591 * t625 * t798) + 1.6076951545867362 * t626 * t799 * t801) /
            t630;
        const double t803 = ((t800 + 1.6076951545867362 * t799 * (t626 * (t584 * t608 - t593 * t614) + t627 *
            t801)) - t629 * t802) / t630;
        const double t804 = (mu[0] * t803 - 0.0931068182589886 * mu[0] * t606 * (t584 * t613 + t593 * t603 +
            t598 * t609)) - lmbda[0] * (t633 * t802 + t634 * t803);
        const double t805 = 1.6076951545867362 * t641 * t642 * t651 - 0.0931068182589886 * t646 * t652 * t656;
        const double t806 = 1.6076951545867362 * t636 * t641 * t651 - 0.0931068182589886 * t646 * t652 * t661;
        const double t807 = 1.0 / (t639 * t639 * t639);
        const double t808 = (0.0931068182589886 * t652 * t664 * (t642 * t649 - t646 * t654) + t641 * t665 *
            t805) - (t641 * t667 * t806 + 1.6076951545867362 * t669 * t807 * (t636 * t649 - t646 * t660));
        const double t809 = t636 * t656 - t642 * t661;
        const double t810 = ((t664 * t805 - t641 * t669 * t806) + 1.6076951545867362 * t670 * t807 * t809) /
            t674;
        const double t811 = ((t808 + 1.6076951545867362 * t807 * (t670 * (t636 * t654 - t642 * t660) + t671 *
            t809)) - t673 * t810) / t674;
        const double t812 = (mu[0] * t811 - 0.0931068182589886 * mu[0] * t652 * (t636 * t659 + t642 * t650 +
            t646 * t655)) - lmbda[0] * (t677 * t810 + t678 * t811);
        const double t813 = t590 * t804 + t640 * t812;
        const double t814 = t796 + 0.2679491924311227 * t813;
        const double t815 = t779 + 0.2679491924311227 * t814;
        const double t816 = 1.6076951545867362 * t68 * t84 * t162 - 0.0931068182589886 * t109 * t163 * t167;
        const double t817 = 1.6076951545867362 * t57 * t68 * t162 - 0.0931068182589886 * t109 * t163 * t172;
        const double t818 = (0.0931068182589886 * t163 * t196 * (t84 * t118 - t109 * t165) + t68 * t218 *
            t816) - (t68 * t220 * t817 + 1.6076951545867362 * t222 * t747 * (t57 * t118 - t109 * t171));
        const double t819 = t57 * t167 - t84 * t172;
        const double t820 = ((t196 * t816 - t68 * t222 * t817) + 1.6076951545867362 * t223 * t747 * t819) /
            t227;
        const double t821 = ((t818 + 1.6076951545867362 * t747 * (t223 * (t57 * t165 - t84 * t171) + t224 *
            t819)) - t226 * t820) / t227;
        const double t822 = (mu[0] * t821 - 0.0931068182589886 * mu[0] * t163 * (t57 * t170 + t84 * t140 +
            t109 * t166)) - lmbda[0] * (t230 * t820 + t231 * t821);
        const double t823 = 1.6076951545867362 * t349 * t354 * t375 - 0.0931068182589886 * t362 * t376 * t380;
        const double t824 = 1.6076951545867362 * t344 * t349 * t375 - 0.0931068182589886 * t362 * t376 * t385;
        const double t825 = (0.0931068182589886 * t376 * t392 * (t354 * t365 - t362 * t378) + t349 * t397 *
            t823) - (t349 * t399 * t824 + 1.6076951545867362 * t401 * t764 * (t344 * t365 - t362 * t384));
        const double t826 = t344 * t380 - t354 * t385;
        const double t827 = ((t392 * t823 - t349 * t401 * t824) + 1.6076951545867362 * t402 * t764 * t826) /
            t406;
        const double t828 = ((t825 + 1.6076951545867362 * t764 * (t402 * (t344 * t378 - t354 * t384) + t403 *
            t826)) - t405 * t827) / t406;
        const double t829 = (mu[0] * t828 - 0.0931068182589886 * mu[0] * t376 * (t344 * t383 + t354 * t370 +
            t362 * t379)) - lmbda[0] * (t409 * t827 + t410 * t828);
        const double t830 = t67 * t822 + t348 * t829;
        const double t831 = 1.6076951545867362 * t256 * t261 * t290 - 0.0931068182589886 * t271 * t291 * t295;
        const double t832 = 1.6076951545867362 * t249 * t256 * t290 - 0.0931068182589886 * t271 * t291 * t300;
        const double t833 = (0.0931068182589886 * t291 * t309 * (t261 * t276 - t271 * t293) + t256 * t316 *
            t831) - (t256 * t318 * t832 + 1.6076951545867362 * t320 * t755 * (t249 * t276 - t271 * t299));
        const double t834 = t249 * t295 - t261 * t300;
        const double t835 = ((t309 * t831 - t256 * t320 * t832) + 1.6076951545867362 * t321 * t755 * t834) /
            t325;
        const double t836 = ((t833 + 1.6076951545867362 * t755 * (t321 * (t249 * t293 - t261 * t299) + t322 *
            t834)) - t324 * t835) / t325;
        const double t837 = (mu[0] * t836 - 0.0931068182589886 * mu[0] * t291 * (t249 * t298 + t261 * t283 +
            t271 * t294)) - lmbda[0] * (t328 * t835 + t329 * t836);
        const double t838 = 1.6076951545867362 * t420 * t422 * t434 - 0.0931068182589886 * t427 * t435 * t439;
        const double t839 = 1.6076951545867362 * t415 * t420 * t434 - 0.0931068182589886 * t427 * t435 * t444;
        const double t840 = (0.0931068182589886 * t435 * t448 * (t422 * t430 - t427 * t437) + t420 * t450 *
            t838) - (t420 * t452 * t839 + 1.6076951545867362 * t454 * t772 * (t415 * t430 - t427 * t443));
        const double t841 = t415 * t439 - t422 * t444;
        const double t842 = ((t448 * t838 - t420 * t454 * t839) + 1.6076951545867362 * t455 * t772 * t841) /
            t459;
        const double t843 = ((t840 + 1.6076951545867362 * t772 * (t455 * (t415 * t437 - t422 * t443) + t456 *
            t841)) - t458 * t842) / t459;
        const double t844 = (mu[0] * t843 - 0.0931068182589886 * mu[0] * t435 * (t415 * t442 + t422 * t432 +
            t427 * t438)) - lmbda[0] * (t462 * t842 + t463 * t843);
        const double t845 = t255 * t837 + t419 * t844;
        const double t846 = t830 + 0.2679491924311227 * t845;
        const double t847 = 1.6076951545867362 * t478 * t482 * t496 - 0.0931068182589886 * t488 * t497 * t501;
        const double t848 = 1.6076951545867362 * t474 * t478 * t496 - 0.0931068182589886 * t488 * t497 * t506;
        const double t849 = (0.0931068182589886 * t497 * t511 * (t482 * t490 - t488 * t499) + t478 * t514 *
            t847) - (t478 * t516 * t848 + 1.6076951545867362 * t518 * t782 * (t474 * t490 - t488 * t505));
        const double t850 = t474 * t501 - t482 * t506;
        const double t851 = ((t511 * t847 - t478 * t518 * t848) + 1.6076951545867362 * t519 * t782 * t850) /
            t523;
        const double t852 = ((t849 + 1.6076951545867362 * t782 * (t519 * (t474 * t499 - t482 * t505) + t520 *
            t850)) - t522 * t851) / t523;
        const double t853 = (mu[0] * t852 - 0.0931068182589886 * mu[0] * t497 * (t474 * t504 + t482 * t493 +
            t488 * t500)) - lmbda[0] * (t526 * t851 + t527 * t852);
        const double t854 = 1.6076951545867362 * t591 * t594 * t605 - 0.0931068182589886 * t599 * t606 * t610;
        const double t855 = 1.6076951545867362 * t587 * t591 * t605 - 0.0931068182589886 * t599 * t606 * t615;
        const double t856 = (0.0931068182589886 * t606 * t619 * (t594 * t601 - t599 * t608) + t591 * t621 *
            t854) - (t591 * t623 * t855 + 1.6076951545867362 * t625 * t799 * (t587 * t601 - t599 * t614));
        const double t857 = t587 * t610 - t594 * t615;
        const double t858 = ((t619 * t854 - t591 * t625 * t855) + 1.6076951545867362 * t626 * t799 * t857) /
            t630;
        const double t859 = ((t856 + 1.6076951545867362 * t799 * (t626 * (t587 * t608 - t594 * t614) + t627 *
            t857)) - t629 * t858) / t630;
        const double t860 = (mu[0] * t859 - 0.0931068182589886 * mu[0] * t606 * (t587 * t613 + t594 * t603 +
            t599 * t609)) - lmbda[0] * (t633 * t858 + t634 * t859);
        const double t861 = t477 * t853 + t590 * t860;
        const double t862 = 1.6076951545867362 * t537 * t540 * t551 - 0.0931068182589886 * t545 * t552 * t556;
        const double t863 = 1.6076951545867362 * t533 * t537 * t551 - 0.0931068182589886 * t545 * t552 * t561;
        const double t864 = (0.0931068182589886 * t552 * t565 * (t540 * t547 - t545 * t554) + t537 * t567 *
            t862) - (t537 * t569 * t863 + 1.6076951545867362 * t571 * t790 * (t533 * t547 - t545 * t560));
        const double t865 = t533 * t556 - t540 * t561;
        const double t866 = ((t565 * t862 - t537 * t571 * t863) + 1.6076951545867362 * t572 * t790 * t865) /
            t576;
        const double t867 = ((t864 + 1.6076951545867362 * t790 * (t572 * (t533 * t554 - t540 * t560) + t573 *
            t865)) - t575 * t866) / t576;
        const double t868 = (mu[0] * t867 - 0.0931068182589886 * mu[0] * t552 * (t533 * t559 + t540 * t549 +
            t545 * t555)) - lmbda[0] * (t579 * t866 + t580 * t867);
        const double t869 = 1.6076951545867362 * t641 * t643 * t651 - 0.0931068182589886 * t647 * t652 * t656;
        const double t870 = 1.6076951545867362 * t637 * t641 * t651 - 0.0931068182589886 * t647 * t652 * t661;
        const double t871 = (0.0931068182589886 * t652 * t664 * (t643 * t649 - t647 * t654) + t641 * t665 *
            t869) - (t641 * t667 * t870 + 1.6076951545867362 * t669 * t807 * (t637 * t649 - t647 * t660));
        const double t872 = t637 * t656 - t643 * t661;
        const double t873 = ((t664 * t869 - t641 * t669 * t870) + 1.6076951545867362 * t670 * t807 * t872) /
            t674;
        const double t874 = ((t871 + 1.6076951545867362 * t807 * (t670 * (t637 * t654 - t643 * t660) + t671 *
            t872)) - t673 * t873) / t674;
        const double t875 = (mu[0] * t874 - 0.0931068182589886 * mu[0] * t652 * (t637 * t659 + t643 * t650 +
            t647 * t655)) - lmbda[0] * (t677 * t873 + t678 * t874);
        const double t876 = t536 * t868 + t640 * t875;
        const double t877 = t861 + 0.2679491924311227 * t876;
        const double t878 = t846 + 0.2679491924311227 * t877;
        const double t879 = 1.6076951545867362 * t68 * t92 * t162 - 0.0931068182589886 * t117 * t163 * t167;
        const double t880 = 1.6076951545867362 * t65 * t68 * t162 - 0.0931068182589886 * t117 * t163 * t172;
        const double t881 = (0.0931068182589886 * t163 * t196 * (t92 * t118 - t117 * t165) + t68 * t218 *
            t879) - (t68 * t220 * t880 + 1.6076951545867362 * t222 * t747 * (t65 * t118 - t117 * t171));
        const double t882 = t65 * t167 - t92 * t172;
        const double t883 = ((t196 * t879 - t68 * t222 * t880) + 1.6076951545867362 * t223 * t747 * t882) /
            t227;
        const double t884 = ((t881 + 1.6076951545867362 * t747 * (t223 * (t65 * t165 - t92 * t171) + t224 *
            t882)) - t226 * t883) / t227;
        const double t885 = (mu[0] * t884 - 0.0931068182589886 * mu[0] * t163 * (t65 * t170 + t92 * t140 +
            t117 * t166)) - lmbda[0] * (t230 * t883 + t231 * t884);
        const double t886 = 1.6076951545867362 * t478 * t483 * t496 - 0.0931068182589886 * t489 * t497 * t501;
        const double t887 = 1.6076951545867362 * t475 * t478 * t496 - 0.0931068182589886 * t489 * t497 * t506;
        const double t888 = (0.0931068182589886 * t497 * t511 * (t483 * t490 - t489 * t499) + t478 * t514 *
            t886) - (t478 * t516 * t887 + 1.6076951545867362 * t518 * t782 * (t475 * t490 - t489 * t505));
        const double t889 = t475 * t501 - t483 * t506;
        const double t890 = ((t511 * t886 - t478 * t518 * t887) + 1.6076951545867362 * t519 * t782 * t889) /
            t523;
        const double t891 = ((t888 + 1.6076951545867362 * t782 * (t519 * (t475 * t499 - t483 * t505) + t520 *
            t889)) - t522 * t890) / t523;
        const double t892 = (mu[0] * t891 - 0.0931068182589886 * mu[0] * t497 * (t475 * t504 + t483 * t493 +
            t489 * t500)) - lmbda[0] * (t526 * t890 + t527 * t891);
        const double t893 = t67 * t885 + t477 * t892;
        const double t894 = 1.6076951545867362 * t256 * t265 * t290 - 0.0931068182589886 * t275 * t291 * t295;
        const double t895 = 1.6076951545867362 * t253 * t256 * t290 - 0.0931068182589886 * t275 * t291 * t300;
        const double t896 = (0.0931068182589886 * t291 * t309 * (t265 * t276 - t275 * t293) + t256 * t316 *
            t894) - (t256 * t318 * t895 + 1.6076951545867362 * t320 * t755 * (t253 * t276 - t275 * t299));
        const double t897 = t253 * t295 - t265 * t300;
        const double t898 = ((t309 * t894 - t256 * t320 * t895) + 1.6076951545867362 * t321 * t755 * t897) /
            t325;
        const double t899 = ((t896 + 1.6076951545867362 * t755 * (t321 * (t253 * t293 - t265 * t299) + t322 *
            t897)) - t324 * t898) / t325;
        const double t900 = (mu[0] * t899 - 0.0931068182589886 * mu[0] * t291 * (t253 * t298 + t265 * t283 +
            t275 * t294)) - lmbda[0] * (t328 * t898 + t329 * t899);
        const double t901 = 1.6076951545867362 * t537 * t541 * t551 - 0.0931068182589886 * t546 * t552 * t556;
        const double t902 = 1.6076951545867362 * t534 * t537 * t551 - 0.0931068182589886 * t546 * t552 * t561;
        const double t903 = (0.0931068182589886 * t552 * t565 * (t541 * t547 - t546 * t554) + t537 * t567 *
            t901) - (t537 * t569 * t902 + 1.6076951545867362 * t571 * t790 * (t534 * t547 - t546 * t560));
        const double t904 = t534 * t556 - t541 * t561;
        const double t905 = ((t565 * t901 - t537 * t571 * t902) + 1.6076951545867362 * t572 * t790 * t904) /
            t576;
        const double t906 = ((t903 + 1.6076951545867362 * t790 * (t572 * (t534 * t554 - t541 * t560) + t573 *
            t904)) - t575 * t905) / t576;
        const double t907 = (mu[0] * t906 - 0.0931068182589886 * mu[0] * t552 * (t534 * t559 + t541 * t549 +
            t546 * t555)) - lmbda[0] * (t579 * t905 + t580 * t906);
        const double t908 = t255 * t900 + t536 * t907;
        const double t909 = t893 + 0.2679491924311227 * t908;
        const double t910 = 1.6076951545867362 * t349 * t356 * t375 - 0.0931068182589886 * t364 * t376 * t380;
        const double t911 = 1.6076951545867362 * t346 * t349 * t375 - 0.0931068182589886 * t364 * t376 * t385;
        const double t912 = (0.0931068182589886 * t376 * t392 * (t356 * t365 - t364 * t378) + t349 * t397 *
            t910) - (t349 * t399 * t911 + 1.6076951545867362 * t401 * t764 * (t346 * t365 - t364 * t384));
        const double t913 = t346 * t380 - t356 * t385;
        const double t914 = ((t392 * t910 - t349 * t401 * t911) + 1.6076951545867362 * t402 * t764 * t913) /
            t406;
        const double t915 = ((t912 + 1.6076951545867362 * t764 * (t402 * (t346 * t378 - t356 * t384) + t403 *
            t913)) - t405 * t914) / t406;
        const double t916 = (mu[0] * t915 - 0.0931068182589886 * mu[0] * t376 * (t346 * t383 + t356 * t370 +
            t364 * t379)) - lmbda[0] * (t409 * t914 + t410 * t915);
        const double t917 = 1.6076951545867362 * t591 * t595 * t605 - 0.0931068182589886 * t600 * t606 * t610;
        const double t918 = 1.6076951545867362 * t588 * t591 * t605 - 0.0931068182589886 * t600 * t606 * t615;
        const double t919 = (0.0931068182589886 * t606 * t619 * (t595 * t601 - t600 * t608) + t591 * t621 *
            t917) - (t591 * t623 * t918 + 1.6076951545867362 * t625 * t799 * (t588 * t601 - t600 * t614));
        const double t920 = t588 * t610 - t595 * t615;
        const double t921 = ((t619 * t917 - t591 * t625 * t918) + 1.6076951545867362 * t626 * t799 * t920) /
            t630;
        const double t922 = ((t919 + 1.6076951545867362 * t799 * (t626 * (t588 * t608 - t595 * t614) + t627 *
            t920)) - t629 * t921) / t630;
        const double t923 = (mu[0] * t922 - 0.0931068182589886 * mu[0] * t606 * (t588 * t613 + t595 * t603 +
            t600 * t609)) - lmbda[0] * (t633 * t921 + t634 * t922);
        const double t924 = t348 * t916 + t590 * t923;
        const double t925 = 1.6076951545867362 * t420 * t424 * t434 - 0.0931068182589886 * t429 * t435 * t439;
        const double t926 = 1.6076951545867362 * t417 * t420 * t434 - 0.0931068182589886 * t429 * t435 * t444;
        const double t927 = (0.0931068182589886 * t435 * t448 * (t424 * t430 - t429 * t437) + t420 * t450 *
            t925) - (t420 * t452 * t926 + 1.6076951545867362 * t454 * t772 * (t417 * t430 - t429 * t443));
        const double t928 = t417 * t439 - t424 * t444;
        const double t929 = ((t448 * t925 - t420 * t454 * t926) + 1.6076951545867362 * t455 * t772 * t928) /
            t459;
        const double t930 = ((t927 + 1.6076951545867362 * t772 * (t455 * (t417 * t437 - t424 * t443) + t456 *
            t928)) - t458 * t929) / t459;
        const double t931 = (mu[0] * t930 - 0.0931068182589886 * mu[0] * t435 * (t417 * t442 + t424 * t432 +
            t429 * t438)) - lmbda[0] * (t462 * t929 + t463 * t930);
        const double t932 = 1.6076951545867362 * t641 * t644 * t651 - 0.0931068182589886 * t648 * t652 * t656;
        const double t933 = 1.6076951545867362 * t638 * t641 * t651 - 0.0931068182589886 * t648 * t652 * t661;
        const double t934 = (0.0931068182589886 * t652 * t664 * (t644 * t649 - t648 * t654) + t641 * t665 *
            t932) - (t641 * t667 * t933 + 1.6076951545867362 * t669 * t807 * (t638 * t649 - t648 * t660));
        const double t935 = t638 * t656 - t644 * t661;
        const double t936 = ((t664 * t932 - t641 * t669 * t933) + 1.6076951545867362 * t670 * t807 * t935) /
            t674;
        const double t937 = ((t934 + 1.6076951545867362 * t807 * (t670 * (t638 * t654 - t644 * t660) + t671 *
            t935)) - t673 * t936) / t674;
        const double t938 = (mu[0] * t937 - 0.0931068182589886 * mu[0] * t652 * (t638 * t659 + t644 * t650 +
            t648 * t655)) - lmbda[0] * (t677 * t936 + t678 * t937);
        const double t939 = t419 * t931 + t640 * t938;
        const double t940 = t924 + 0.2679491924311227 * t939;
        const double t941 = t909 + 0.2679491924311227 * t940;
        const double t942 = 1.6076951545867362 * t68 * t93 * t101 - 0.0931068182589886 * t76 * t163 * t164;
        const double t943 = t101 * t169 - t35 * t164;
        const double t944 = (0.0931068182589886 * t163 * t196 * (t101 * t140 - t76 * t166) + t68 * t218 *
            t942) - 1.6076951545867362 * t747 * (t220 * t943 + t222 * (t101 * t170 - t35 * t166));
        const double t945 = 0.0931068182589886 * t76 * t163 * t169 - 1.6076951545867362 * t35 * t68 * t93;
        const double t946 = ((t196 * t942 - 1.6076951545867362 * t222 * t747 * t943) + t68 * t223 * t945) /
            t227;
        const double t947 = ((t944 + (1.6076951545867362 * t223 * t747 * (t76 * t170 - t35 * t140) + t68 *
            t224 * t945)) - t226 * t946) / t227;
        const double t948 = (mu[0] * t947 - 0.0931068182589886 * mu[0] * t163 * (t35 * t171 + t76 * t165 +
            t101 * t118)) - lmbda[0] * (t230 * t946 + t231 * t947);
        const double t949 = 1.6076951545867362 * t256 * t266 * t267 - 0.0931068182589886 * t257 * t291 * t292;
        const double t950 = t267 * t297 - t245 * t292;
        const double t951 = (0.0931068182589886 * t291 * t309 * (t267 * t283 - t257 * t294) + t256 * t316 *
            t949) - 1.6076951545867362 * t755 * (t318 * t950 + t320 * (t267 * t298 - t245 * t294));
        const double t952 = 0.0931068182589886 * t257 * t291 * t297 - 1.6076951545867362 * t245 * t256 * t266;
        const double t953 = ((t309 * t949 - 1.6076951545867362 * t320 * t755 * t950) + t256 * t321 * t952) /
            t325;
        const double t954 = ((t951 + (1.6076951545867362 * t321 * t755 * (t257 * t298 - t245 * t283) + t256 *
            t322 * t952)) - t324 * t953) / t325;
        const double t955 = (mu[0] * t954 - 0.0931068182589886 * mu[0] * t291 * (t245 * t299 + t257 * t293 +
            t267 * t276)) - lmbda[0] * (t328 * t953 + t329 * t954);
        const double t956 = t67 * t948 + t255 * t955;
        const double t957 = 1.6076951545867362 * t349 * t357 * t361 - 0.0931068182589886 * t353 * t376 * t377;
        const double t958 = t361 * t382 - t337 * t377;
        const double t959 = (0.0931068182589886 * t376 * t392 * (t361 * t370 - t353 * t379) + t349 * t397 *
            t957) - 1.6076951545867362 * t764 * (t399 * t958 + t401 * (t361 * t383 - t337 * t379));
        const double t960 = 0.0931068182589886 * t353 * t376 * t382 - 1.6076951545867362 * t337 * t349 * t357;
        const double t961 = ((t392 * t957 - 1.6076951545867362 * t401 * t764 * t958) + t349 * t402 * t960) /
            t406;
        const double t962 = ((t959 + (1.6076951545867362 * t402 * t764 * (t353 * t383 - t337 * t370) + t349 *
            t403 * t960)) - t405 * t961) / t406;
        const double t963 = (mu[0] * t962 - 0.0931068182589886 * mu[0] * t376 * (t337 * t384 + t353 * t378 +
            t361 * t365)) - lmbda[0] * (t409 * t961 + t410 * t962);
        const double t964 = 1.6076951545867362 * t420 * t425 * t426 - 0.0931068182589886 * t421 * t435 * t436;
        const double t965 = t426 * t441 - t414 * t436;
        const double t966 = (0.0931068182589886 * t435 * t448 * (t426 * t432 - t421 * t438) + t420 * t450 *
            t964) - 1.6076951545867362 * t772 * (t452 * t965 + t454 * (t426 * t442 - t414 * t438));
        const double t967 = 0.0931068182589886 * t421 * t435 * t441 - 1.6076951545867362 * t414 * t420 * t425;
        const double t968 = ((t448 * t964 - 1.6076951545867362 * t454 * t772 * t965) + t420 * t455 * t967) /
            t459;
        const double t969 = ((t966 + (1.6076951545867362 * t455 * t772 * (t421 * t442 - t414 * t432) + t420 *
            t456 * t967)) - t458 * t968) / t459;
        const double t970 = (mu[0] * t969 - 0.0931068182589886 * mu[0] * t435 * (t414 * t443 + t421 * t437 +
            t426 * t430)) - lmbda[0] * (t462 * t968 + t463 * t969);
        const double t971 = t348 * t963 + t419 * t970;
        const double t972 = t956 + 0.2679491924311227 * t971;
        const double t973 = 1.6076951545867362 * t478 * t484 * t486 - 0.0931068182589886 * t480 * t497 * t498;
        const double t974 = t486 * t503 - t470 * t498;
        const double t975 = (0.0931068182589886 * t497 * t511 * (t486 * t493 - t480 * t500) + t478 * t514 *
            t973) - 1.6076951545867362 * t782 * (t516 * t974 + t518 * (t486 * t504 - t470 * t500));
        const double t976 = 0.0931068182589886 * t480 * t497 * t503 - 1.6076951545867362 * t470 * t478 * t484;
        const double t977 = ((t511 * t973 - 1.6076951545867362 * t518 * t782 * t974) + t478 * t519 * t976) /
            t523;
        const double t978 = ((t975 + (1.6076951545867362 * t519 * t782 * (t480 * t504 - t470 * t493) + t478 *
            t520 * t976)) - t522 * t977) / t523;
        const double t979 = (mu[0] * t978 - 0.0931068182589886 * mu[0] * t497 * (t470 * t505 + t480 * t499 +
            t486 * t490)) - lmbda[0] * (t526 * t977 + t527 * t978);
        const double t980 = 1.6076951545867362 * t537 * t542 * t543 - 0.0931068182589886 * t538 * t552 * t553;
        const double t981 = t543 * t558 - t531 * t553;
        const double t982 = (0.0931068182589886 * t552 * t565 * (t543 * t549 - t538 * t555) + t537 * t567 *
            t980) - 1.6076951545867362 * t790 * (t569 * t981 + t571 * (t543 * t559 - t531 * t555));
        const double t983 = 0.0931068182589886 * t538 * t552 * t558 - 1.6076951545867362 * t531 * t537 * t542;
        const double t984 = ((t565 * t980 - 1.6076951545867362 * t571 * t790 * t981) + t537 * t572 * t983) /
            t576;
        const double t985 = ((t982 + (1.6076951545867362 * t572 * t790 * (t538 * t559 - t531 * t549) + t537 *
            t573 * t983)) - t575 * t984) / t576;
        const double t986 = (mu[0] * t985 - 0.0931068182589886 * mu[0] * t552 * (t531 * t560 + t538 * t554 +
            t543 * t547)) - lmbda[0] * (t579 * t984 + t580 * t985);
        const double t987 = t477 * t979 + t536 * t986;
        const double t988 = 1.6076951545867362 * t591 * t596 * t598 - 0.0931068182589886 * t593 * t606 * t607;
        const double t989 = t598 * t612 - t584 * t607;
        const double t990 = (0.0931068182589886 * t606 * t619 * (t598 * t603 - t593 * t609) + t591 * t621 *
            t988) - 1.6076951545867362 * t799 * (t623 * t989 + t625 * (t598 * t613 - t584 * t609));
        const double t991 = 0.0931068182589886 * t593 * t606 * t612 - 1.6076951545867362 * t584 * t591 * t596;
        const double t992 = ((t619 * t988 - 1.6076951545867362 * t625 * t799 * t989) + t591 * t626 * t991) /
            t630;
        const double t993 = ((t990 + (1.6076951545867362 * t626 * t799 * (t593 * t613 - t584 * t603) + t591 *
            t627 * t991)) - t629 * t992) / t630;
        const double t994 = (mu[0] * t993 - 0.0931068182589886 * mu[0] * t606 * (t584 * t614 + t593 * t608 +
            t598 * t601)) - lmbda[0] * (t633 * t992 + t634 * t993);
        const double t995 = 1.6076951545867362 * t641 * t645 * t646 - 0.0931068182589886 * t642 * t652 * t653;
        const double t996 = t646 * t658 - t636 * t653;
        const double t997 = (0.0931068182589886 * t652 * t664 * (t646 * t650 - t642 * t655) + t641 * t665 *
            t995) - 1.6076951545867362 * t807 * (t667 * t996 + t669 * (t646 * t659 - t636 * t655));
        const double t998 = 0.0931068182589886 * t642 * t652 * t658 - 1.6076951545867362 * t636 * t641 * t645;
        const double t999 = ((t664 * t995 - 1.6076951545867362 * t669 * t807 * t996) + t641 * t670 * t998) /
            t674;
        const double t1000 = ((t997 + (1.6076951545867362 * t670 * t807 * (t642 * t659 - t636 * t650) + t641 *
            t671 * t998)) - t673 * t999) / t674;
        const double t1001 = (mu[0] * t1000 - 0.0931068182589886 * mu[0] * t652 * (t636 * t660 + t642 * t654 +
            t646 * t649)) - lmbda[0] * (t677 * t999 + t678 * t1000);
        const double t1002 = t590 * t994 + t640 * t1001;
        const double t1003 = t987 + 0.2679491924311227 * t1002;
        const double t1004 = t972 + 0.2679491924311227 * t1003;
        const double t1005 = 1.6076951545867362 * t68 * t93 * t109 - 0.0931068182589886 * t84 * t163 * t164;
        const double t1006 = t109 * t169 - t57 * t164;
        const double t1007 = (0.0931068182589886 * t163 * t196 * (t109 * t140 - t84 * t166) + t68 * t218 *
            t1005) - 1.6076951545867362 * t747 * (t220 * t1006 + t222 * (t109 * t170 - t57 * t166));
        const double t1008 = 0.0931068182589886 * t84 * t163 * t169 - 1.6076951545867362 * t57 * t68 * t93;
        const double t1009 = ((t196 * t1005 - 1.6076951545867362 * t222 * t747 * t1006) + t68 * t223 * t1008)
            / t227;
        const double t1010 = ((t1007 + (1.6076951545867362 * t223 * t747 * (t84 * t170 - t57 * t140) + t68 *
            t224 * t1008)) - t226 * t1009) / t227;
        const double t1011 = (mu[0] * t1010 - 0.0931068182589886 * mu[0] * t163 * (t57 * t171 + t84 * t165 +
            t109 * t118)) - lmbda[0] * (t230 * t1009 + t231 * t1010);
        const double t1012 = 1.6076951545867362 * t349 * t357 * t362 - 0.0931068182589886 * t354 * t376 *
            t377;
        const double t1013 = t362 * t382 - t344 * t377;
        const double t1014 = (0.0931068182589886 * t376 * t392 * (t362 * t370 - t354 * t379) + t349 * t397 *
            t1012) - 1.6076951545867362 * t764 * (t399 * t1013 + t401 * (t362 * t383 - t344 * t379));
        const double t1015 = 0.0931068182589886 * t354 * t376 * t382 - 1.6076951545867362 * t344 * t349 *
            t357;
        const double t1016 = ((t392 * t1012 - 1.6076951545867362 * t401 * t764 * t1013) + t349 * t402 * t1015)
            / t406;
        const double t1017 = ((t1014 + (1.6076951545867362 * t402 * t764 * (t354 * t383 - t344 * t370) + t349
            * t403 * t1015)) - t405 * t1016) / t406;
        const double t1018 = (mu[0] * t1017 - 0.0931068182589886 * mu[0] * t376 * (t344 * t384 + t354 * t378 +
            t362 * t365)) - lmbda[0] * (t409 * t1016 + t410 * t1017);
        const double t1019 = t67 * t1011 + t348 * t1018;
        const double t1020 = 1.6076951545867362 * t256 * t266 * t271 - 0.0931068182589886 * t261 * t291 *
            t292;
        const double t1021 = t271 * t297 - t249 * t292;
        const double t1022 = (0.0931068182589886 * t291 * t309 * (t271 * t283 - t261 * t294) + t256 * t316 *
            t1020) - 1.6076951545867362 * t755 * (t318 * t1021 + t320 * (t271 * t298 - t249 * t294));
        const double t1023 = 0.0931068182589886 * t261 * t291 * t297 - 1.6076951545867362 * t249 * t256 *
            t266;
        const double t1024 = ((t309 * t1020 - 1.6076951545867362 * t320 * t755 * t1021) + t256 * t321 * t1023)
            / t325;
        const double t1025 = ((t1022 + (1.6076951545867362 * t321 * t755 * (t261 * t298 - t249 * t283) + t256
            * t322 * t1023)) - t324 * t1024) / t325;
        const double t1026 = (mu[0] * t1025 - 0.0931068182589886 * mu[0] * t291 * (t249 * t299 + t261 * t293 +
            t271 * t276)) - lmbda[0] * (t328 * t1024 + t329 * t1025);
        const double t1027 = 1.6076951545867362 * t420 * t425 * t427 - 0.0931068182589886 * t422 * t435 *
            t436;
        const double t1028 = t427 * t441 - t415 * t436;
        const double t1029 = (0.0931068182589886 * t435 * t448 * (t427 * t432 - t422 * t438) + t420 * t450 *
            t1027) - 1.6076951545867362 * t772 * (t452 * t1028 + t454 * (t427 * t442 - t415 * t438));
        const double t1030 = 0.0931068182589886 * t422 * t435 * t441 - 1.6076951545867362 * t415 * t420 *
            t425;
        const double t1031 = ((t448 * t1027 - 1.6076951545867362 * t454 * t772 * t1028) + t420 * t455 * t1030)
            / t459;
        const double t1032 = ((t1029 + (1.6076951545867362 * t455 * t772 * (t422 * t442 - t415 * t432) + t420
            * t456 * t1030)) - t458 * t1031) / t459;
        const double t1033 = (mu[0] * t1032 - 0.0931068182589886 * mu[0] * t435 * (t415 * t443 + t422 * t437 +
            t427 * t430)) - lmbda[0] * (t462 * t1031 + t463 * t1032);
        const double t1034 = t255 * t1026 + t419 * t1033;
        const double t1035 = t1019 + 0.2679491924311227 * t1034;
        const double t1036 = 1.6076951545867362 * t478 * t484 * t488 - 0.0931068182589886 * t482 * t497 *
            t498;
        const double t1037 = t488 * t503 - t474 * t498;
        const double t1038 = (0.0931068182589886 * t497 * t511 * (t488 * t493 - t482 * t500) + t478 * t514 *
            t1036) - 1.6076951545867362 * t782 * (t516 * t1037 + t518 * (t488 * t504 - t474 * t500));
        const double t1039 = 0.0931068182589886 * t482 * t497 * t503 - 1.6076951545867362 * t474 * t478 *
            t484;
        const double t1040 = ((t511 * t1036 - 1.6076951545867362 * t518 * t782 * t1037) + t478 * t519 * t1039)
            / t523;
        const double t1041 = ((t1038 + (1.6076951545867362 * t519 * t782 * (t482 * t504 - t474 * t493) + t478
            * t520 * t1039)) - t522 * t1040) / t523;
        const double t1042 = (mu[0] * t1041 - 0.0931068182589886 * mu[0] * t497 * (t474 * t505 + t482 * t499 +
            t488 * t490)) - lmbda[0] * (t526 * t1040 + t527 * t1041);
        const double t1043 = 1.6076951545867362 * t591 * t596 * t599 - 0.0931068182589886 * t594 * t606 *
            t607;
        const double t1044 = t599 * t612 - t587 * t607;
        const double t1045 = (0.0931068182589886 * t606 * t619 * (t599 * t603 - t594 * t609) + t591 * t621 *
            t1043) - 1.6076951545867362 * t799 * (t623 * t1044 + t625 * (t599 * t613 - t587 * t609));
        const double t1046 = 0.0931068182589886 * t594 * t606 * t612 - 1.6076951545867362 * t587 * t591 *
            t596;
        const double t1047 = ((t619 * t1043 - 1.6076951545867362 * t625 * t799 * t1044) + t591 * t626 * t1046)
            / t630;
        const double t1048 = ((t1045 + (1.6076951545867362 * t626 * t799 * (t594 * t613 - t587 * t603) + t591
            * t627 * t1046)) - t629 * t1047) / t630;
        const double t1049 = (mu[0] * t1048 - 0.0931068182589886 * mu[0] * t606 * (t587 * t614 + t594 * t608 +
            t599 * t601)) - lmbda[0] * (t633 * t1047 + t634 * t1048);
        const double t1050 = t477 * t1042 + t590 * t1049;
        const double t1051 = 1.6076951545867362 * t537 * t542 * t545 - 0.0931068182589886 * t540 * t552 *
            t553;
        const double t1052 = t545 * t558 - t533 * t553;
        const double t1053 = (0.0931068182589886 * t552 * t565 * (t545 * t549 - t540 * t555) + t537 * t567 *
            t1051) - 1.6076951545867362 * t790 * (t569 * t1052 + t571 * (t545 * t559 - t533 * t555));
        const double t1054 = 0.0931068182589886 * t540 * t552 * t558 - 1.6076951545867362 * t533 * t537 *
            t542;
        const double t1055 = ((t565 * t1051 - 1.6076951545867362 * t571 * t790 * t1052) + t537 * t572 * t1054)
            / t576;
        const double t1056 = ((t1053 + (1.6076951545867362 * t572 * t790 * (t540 * t559 - t533 * t549) + t537
            * t573 * t1054)) - t575 * t1055) / t576;
        const double t1057 = (mu[0] * t1056 - 0.0931068182589886 * mu[0] * t552 * (t533 * t560 + t540 * t554 +
            t545 * t547)) - lmbda[0] * (t579 * t1055 + t580 * t1056);
        const double t1058 = 1.6076951545867362 * t641 * t645 * t647 - 0.0931068182589886 * t643 * t652 *
            t653;
        const double t1059 = t647 * t658 - t637 * t653;
        const double t1060 = (0.0931068182589886 * t652 * t664 * (t647 * t650 - t643 * t655) + t641 * t665 *
            t1058) - 1.6076951545867362 * t807 * (t667 * t1059 + t669 * (t647 * t659 - t637 * t655));
        const double t1061 = 0.0931068182589886 * t643 * t652 * t658 - 1.6076951545867362 * t637 * t641 *
            t645;
        const double t1062 = ((t664 * t1058 - 1.6076951545867362 * t669 * t807 * t1059) + t641 * t670 * t1061)
            / t674;
        const double t1063 = ((t1060 + (1.6076951545867362 * t670 * t807 * (t643 * t659 - t637 * t650) + t641
            * t671 * t1061)) - t673 * t1062) / t674;
        const double t1064 = (mu[0] * t1063 - 0.0931068182589886 * mu[0] * t652 * (t637 * t660 + t643 * t654 +
            t647 * t649)) - lmbda[0] * (t677 * t1062 + t678 * t1063);
        const double t1065 = t536 * t1057 + t640 * t1064;
        const double t1066 = t1050 + 0.2679491924311227 * t1065;
        const double t1067 = t1035 + 0.2679491924311227 * t1066;
        const double t1068 = 1.6076951545867362 * t68 * t93 * t117 - 0.0931068182589886 * t92 * t163 * t164;
        const double t1069 = t117 * t169 - t65 * t164;
        const double t1070 = (0.0931068182589886 * t163 * t196 * (t117 * t140 - t92 * t166) + t68 * t218 *
            t1068) - 1.6076951545867362 * t747 * (t220 * t1069 + t222 * (t117 * t170 - t65 * t166));
        const double t1071 = 0.0931068182589886 * t92 * t163 * t169 - 1.6076951545867362 * t65 * t68 * t93;
        const double t1072 = ((t196 * t1068 - 1.6076951545867362 * t222 * t747 * t1069) + t68 * t223 * t1071)
            / t227;
        const double t1073 = ((t1070 + (1.6076951545867362 * t223 * t747 * (t92 * t170 - t65 * t140) + t68 *
            t224 * t1071)) - t226 * t1072) / t227;
        const double t1074 = (mu[0] * t1073 - 0.0931068182589886 * mu[0] * t163 * (t65 * t171 + t92 * t165 +
            t117 * t118)) - lmbda[0] * (t230 * t1072 + t231 * t1073);
        const double t1075 = 1.6076951545867362 * t478 * t484 * t489 - 0.0931068182589886 * t483 * t497 *
            t498;
        const double t1076 = t489 * t503 - t475 * t498;
        const double t1077 = (0.0931068182589886 * t497 * t511 * (t489 * t493 - t483 * t500) + t478 * t514 *
            t1075) - 1.6076951545867362 * t782 * (t516 * t1076 + t518 * (t489 * t504 - t475 * t500));
        const double t1078 = 0.0931068182589886 * t483 * t497 * t503 - 1.6076951545867362 * t475 * t478 *
            t484;
        const double t1079 = ((t511 * t1075 - 1.6076951545867362 * t518 * t782 * t1076) + t478 * t519 * t1078)
            / t523;
        const double t1080 = ((t1077 + (1.6076951545867362 * t519 * t782 * (t483 * t504 - t475 * t493) + t478
            * t520 * t1078)) - t522 * t1079) / t523;
        const double t1081 = (mu[0] * t1080 - 0.0931068182589886 * mu[0] * t497 * (t475 * t505 + t483 * t499 +
            t489 * t490)) - lmbda[0] * (t526 * t1079 + t527 * t1080);
        const double t1082 = t67 * t1074 + t477 * t1081;
        const double t1083 = 1.6076951545867362 * t256 * t266 * t275 - 0.0931068182589886 * t265 * t291 *
            t292;
        const double t1084 = t275 * t297 - t253 * t292;
        const double t1085 = (0.0931068182589886 * t291 * t309 * (t275 * t283 - t265 * t294) + t256 * t316 *
            t1083) - 1.6076951545867362 * t755 * (t318 * t1084 + t320 * (t275 * t298 - t253 * t294));
        const double t1086 = 0.0931068182589886 * t265 * t291 * t297 - 1.6076951545867362 * t253 * t256 *
            t266;
        const double t1087 = ((t309 * t1083 - 1.6076951545867362 * t320 * t755 * t1084) + t256 * t321 * t1086)
            / t325;
        const double t1088 = ((t1085 + (1.6076951545867362 * t321 * t755 * (t265 * t298 - t253 * t283) + t256
            * t322 * t1086)) - t324 * t1087) / t325;
        const double t1089 = (mu[0] * t1088 - 0.0931068182589886 * mu[0] * t291 * (t253 * t299 + t265 * t293 +
            t275 * t276)) - lmbda[0] * (t328 * t1087 + t329 * t1088);
        const double t1090 = 1.6076951545867362 * t537 * t542 * t546 - 0.0931068182589886 * t541 * t552 *
            t553;
        const double t1091 = t546 * t558 - t534 * t553;
        const double t1092 = (0.0931068182589886 * t552 * t565 * (t546 * t549 - t541 * t555) + t537 * t567 *
            t1090) - 1.6076951545867362 * t790 * (t569 * t1091 + t571 * (t546 * t559 - t534 * t555));
        const double t1093 = 0.0931068182589886 * t541 * t552 * t558 - 1.6076951545867362 * t534 * t537 *
            t542;
        const double t1094 = ((t565 * t1090 - 1.6076951545867362 * t571 * t790 * t1091) + t537 * t572 * t1093)
            / t576;
        const double t1095 = ((t1092 + (1.6076951545867362 * t572 * t790 * (t541 * t559 - t534 * t549) + t537
            * t573 * t1093)) - t575 * t1094) / t576;
        const double t1096 = (mu[0] * t1095 - 0.0931068182589886 * mu[0] * t552 * (t534 * t560 + t541 * t554 +
            t546 * t547)) - lmbda[0] * (t579 * t1094 + t580 * t1095);
        const double t1097 = t255 * t1089 + t536 * t1096;
        const double t1098 = t1082 + 0.2679491924311227 * t1097;
        const double t1099 = 1.6076951545867362 * t349 * t357 * t364 - 0.0931068182589886 * t356 * t376 *
            t377;
        const double t1100 = t364 * t382 - t346 * t377;
        const double t1101 = (0.0931068182589886 * t376 * t392 * (t364 * t370 - t356 * t379) + t349 * t397 *
            t1099) - 1.6076951545867362 * t764 * (t399 * t1100 + t401 * (t364 * t383 - t346 * t379));
        const double t1102 = 0.0931068182589886 * t356 * t376 * t382 - 1.6076951545867362 * t346 * t349 *
            t357;
        const double t1103 = ((t392 * t1099 - 1.6076951545867362 * t401 * t764 * t1100) + t349 * t402 * t1102)
            / t406;
        const double t1104 = ((t1101 + (1.6076951545867362 * t402 * t764 * (t356 * t383 - t346 * t370) + t349
            * t403 * t1102)) - t405 * t1103) / t406;
        const double t1105 = (mu[0] * t1104 - 0.0931068182589886 * mu[0] * t376 * (t346 * t384 + t356 * t378 +
            t364 * t365)) - lmbda[0] * (t409 * t1103 + t410 * t1104);
        const double t1106 = 1.6076951545867362 * t591 * t596 * t600 - 0.0931068182589886 * t595 * t606 *
            t607;
        const double t1107 = t600 * t612 - t588 * t607;
        const double t1108 = (0.0931068182589886 * t606 * t619 * (t600 * t603 - t595 * t609) + t591 * t621 *
            t1106) - 1.6076951545867362 * t799 * (t623 * t1107 + t625 * (t600 * t613 - t588 * t609));
        const double t1109 = 0.0931068182589886 * t595 * t606 * t612 - 1.6076951545867362 * t588 * t591 *
            t596;
        const double t1110 = ((t619 * t1106 - 1.6076951545867362 * t625 * t799 * t1107) + t591 * t626 * t1109)
            / t630;
        const double t1111 = ((t1108 + (1.6076951545867362 * t626 * t799 * (t595 * t613 - t588 * t603) + t591
            * t627 * t1109)) - t629 * t1110) / t630;
        const double t1112 = (mu[0] * t1111 - 0.0931068182589886 * mu[0] * t606 * (t588 * t614 + t595 * t608 +
            t600 * t601)) - lmbda[0] * (t633 * t1110 + t634 * t1111);
        const double t1113 = t348 * t1105 + t590 * t1112;
        const double t1114 = 1.6076951545867362 * t420 * t425 * t429 - 0.0931068182589886 * t424 * t435 *
            t436;
        const double t1115 = t429 * t441 - t417 * t436;
        const double t1116 = (0.0931068182589886 * t435 * t448 * (t429 * t432 - t424 * t438) + t420 * t450 *
            t1114) - 1.6076951545867362 * t772 * (t452 * t1115 + t454 * (t429 * t442 - t417 * t438));
        const double t1117 = 0.0931068182589886 * t424 * t435 * t441 - 1.6076951545867362 * t417 * t420 *
            t425;
        const double t1118 = ((t448 * t1114 - 1.6076951545867362 * t454 * t772 * t1115) + t420 * t455 * t1117)
            / t459;
        const double t1119 = ((t1116 + (1.6076951545867362 * t455 * t772 * (t424 * t442 - t417 * t432) + t420
            * t456 * t1117)) - t458 * t1118) / t459;
        const double t1120 = (mu[0] * t1119 - 0.0931068182589886 * mu[0] * t435 * (t417 * t443 + t424 * t437 +
            t429 * t430)) - lmbda[0] * (t462 * t1118 + t463 * t1119);
        const double t1121 = 1.6076951545867362 * t641 * t645 * t648 - 0.0931068182589886 * t644 * t652 *
            t653;
        const double t1122 = t648 * t658 - t638 * t653;
        const double t1123 = (0.0931068182589886 * t652 * t664 * (t648 * t650 - t644 * t655) + t641 * t665 *
            t1121) - 1.6076951545867362 * t807 * (t667 * t1122 + t669 * (t648 * t659 - t638 * t655));
        const double t1124 = 0.0931068182589886 * t644 * t652 * t658 - 1.6076951545867362 * t638 * t641 *
            t645;
        const double t1125 = ((t664 * t1121 - 1.6076951545867362 * t669 * t807 * t1122) + t641 * t670 * t1124)
            / t674;
        const double t1126 = ((t1123 + (1.6076951545867362 * t670 * t807 * (t644 * t659 - t638 * t650) + t641
            * t671 * t1124)) - t673 * t1125) / t674;
        const double t1127 = (mu[0] * t1126 - 0.0931068182589886 * mu[0] * t652 * (t638 * t660 + t644 * t654 +
            t648 * t649)) - lmbda[0] * (t677 * t1125 + t678 * t1126);
        const double t1128 = t419 * t1120 + t640 * t1127;
        const double t1129 = t1113 + 0.2679491924311227 * t1128;
        const double t1130 = t1098 + 0.2679491924311227 * t1129;
        const double t1131 = 0.2679491924311227 * t689 + t696;
        const double t1132 = 0.2679491924311227 * t704 + t711;
        const double t1133 = t1131 + 0.2679491924311227 * t1132;
        const double t1134 = 0.2679491924311227 * t720 + t727;
        const double t1135 = 0.2679491924311227 * t735 + t742;
        const double t1136 = t1134 + 0.2679491924311227 * t1135;
        const double t1137 = 0.2679491924311227 * t830 + t845;
        const double t1138 = 0.2679491924311227 * t861 + t876;
        const double t1139 = t1137 + 0.2679491924311227 * t1138;
        const double t1140 = 0.2679491924311227 * t893 + t908;
        const double t1141 = 0.2679491924311227 * t924 + t939;
        const double t1142 = t1140 + 0.2679491924311227 * t1141;
        const double t1143 = 0.2679491924311227 * t1019 + t1034;
        const double t1144 = 0.2679491924311227 * t1050 + t1065;
        const double t1145 = t1143 + 0.2679491924311227 * t1144;
        const double t1146 = 0.2679491924311227 * t1082 + t1097;
        const double t1147 = 0.2679491924311227 * t1113 + t1128;
        const double t1148 = t1146 + 0.2679491924311227 * t1147;
        const double t1149 = 0.2679491924311227 * t331 + t465;
        const double t1150 = 0.2679491924311227 * t582 + t680;
        const double t1151 = t1149 + 0.2679491924311227 * t1150;
        const double t1152 = 0.2679491924311227 * t728 + t743;
        const double t1153 = 0.2679491924311227 * t761 + t778;
        const double t1154 = 0.2679491924311227 * t796 + t813;
        const double t1155 = t1153 + 0.2679491924311227 * t1154;
        const double t1156 = 0.2679491924311227 * t909 + t940;
        const double t1157 = 0.2679491924311227 * t956 + t971;
        const double t1158 = 0.2679491924311227 * t987 + t1002;
        const double t1159 = t1157 + 0.2679491924311227 * t1158;
        const double t1160 = 0.2679491924311227 * t1098 + t1129;
        const double t1161 = 0.2679491924311227 * t1134 + t1135;
        const double t1162 = 0.2679491924311227 * t1140 + t1141;
        const double t1163 = 0.2679491924311227 * t1146 + t1147;
        const double t1164 = 0.2679491924311227 * t466 + t681;
        const double t1165 = 0.2679491924311227 * t697 + t712;
        const double t1166 = 0.2679491924311227 * t779 + t814;
        const double t1167 = 0.2679491924311227 * t846 + t877;
        const double t1168 = 0.2679491924311227 * t972 + t1003;
        const double t1169 = 0.2679491924311227 * t1035 + t1066;
        const double t1170 = 0.2679491924311227 * t1131 + t1132;
        const double t1171 = 0.2679491924311227 * t1137 + t1138;
        const double t1172 = 0.2679491924311227 * t1143 + t1144;
        const double t1173 = 0.2679491924311227 * t1149 + t1150;
        const double t1174 = 0.2679491924311227 * t1153 + t1154;
        const double t1175 = 0.2679491924311227 * t1157 + t1158;
        tile[lane] = -0.07775105849101828 * (t682 + t713 + t744);
        tile[lane + 8] = -0.07775105849101828 * (t815 + t878 + t941);
        tile[lane + 16] = -0.07775105849101828 * (t1004 + t1067 + t1130);
        tile[lane + 24] = 0.07775105849101828 * (t682 - t1133 - t1136);
        tile[lane + 32] = 0.07775105849101828 * (t815 - t1139 - t1142);
        tile[lane + 40] = 0.07775105849101828 * (t1004 - t1145 - t1148);
        tile[lane + 48] = 0.07775105849101828 * (t713 - t1151 - t1152);
        tile[lane + 56] = 0.07775105849101828 * (t878 - t1155 - t1156);
        tile[lane + 64] = 0.07775105849101828 * (t1067 - t1159 - t1160);
        tile[lane + 72] = 0.07775105849101828 * (t1133 + t1151 - t1161);
        tile[lane + 80] = 0.07775105849101828 * (t1139 + t1155 - t1162);
        tile[lane + 88] = 0.07775105849101828 * (t1145 + t1159 - t1163);
        tile[lane + 96] = 0.07775105849101828 * (t744 - t1164 - t1165);
        tile[lane + 104] = 0.07775105849101828 * (t941 - t1166 - t1167);
        tile[lane + 112] = 0.07775105849101828 * (t1130 - t1168 - t1169);
        tile[lane + 120] = 0.07775105849101828 * (t1136 + t1164 - t1170);
        tile[lane + 128] = 0.07775105849101828 * (t1142 + t1166 - t1171);
        tile[lane + 136] = 0.07775105849101828 * (t1148 + t1168 - t1172);
        tile[lane + 144] = 0.07775105849101828 * (t1152 + t1165 - t1173);
        tile[lane + 152] = 0.07775105849101828 * (t1156 + t1167 - t1174);
        tile[lane + 160] = 0.07775105849101828 * (t1160 + t1169 - t1175);
        tile[lane + 168] = 0.07775105849101828 * (t1161 + t1170 + t1173);
        tile[lane + 176] = 0.07775105849101828 * (t1162 + t1171 + t1174);
        tile[lane + 184] = 0.07775105849101828 * (t1163 + t1172 + t1175);
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

extern "C" int neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cpu(
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
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || constrained == nullptr || coordinates == nullptr || cells == nullptr || u == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, constrained, coordinates, cells, u, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->constants == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cpu(
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
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"u", "Q1^3", 24, 1},
};

constexpr femforge_input constants[] = {
    {"lmbda", "constant", 1, 0},
    {"mu", "constant", 1, 0},
};

}  // namespace

extern "C" const femforge_kernel neo_hookean_j_q1x3_hexahedron_f64_constrained_apply_cpu_descriptor = {
    "neo_hookean_j_q1x3_hexahedron_f64_constrained_apply",  // name
    "apply",                                   // kernel
    "J",                                       // form
    "cpu",                                     // target
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
    6808.0,                                    // flops_per_cell
    184.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
