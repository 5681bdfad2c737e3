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
//   scatter              colour
//   index_type           int32
//   constraints          false
//   numbering            separate
//   element_batch        64
//   concurrent_elements  8
//   unroll               full
//   division             exact
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  each of 8 lanes works on one cell at a time
//   2  cells of one colour share no node: their results are added plainly
//
// Costs of a cell:
//   flops       1736
//   bytes       760 (736 read, 24 written)
//   flops/byte  2.28
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
    const double* __restrict__ geometry,
    const double* __restrict__ lmbda,
    const double* __restrict__ mu) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[848];
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
        inputs[lane] = geometry[80 * cell];
        inputs[lane + 8] = geometry[80 * cell + 1];
        inputs[lane + 16] = geometry[80 * cell + 2];
        inputs[lane + 24] = geometry[80 * cell + 3];
        inputs[lane + 32] = geometry[80 * cell + 4];
        inputs[lane + 40] = geometry[80 * cell + 5];
        inputs[lane + 48] = geometry[80 * cell + 6];
        inputs[lane + 56] = geometry[80 * cell + 7];
        inputs[lane + 64] = geometry[80 * cell + 8];
        inputs[lane + 72] = geometry[80 * cell + 9];
        inputs[lane + 80] = geometry[80 * cell + 10];
        inputs[lane + 88] = geometry[80 * cell + 11];
        inputs[lane + 96] = geometry[80 * cell + 12];
        inputs[lane + 104] = geometry[80 * cell + 13];
        inputs[lane + 112] = geometry[80 * cell + 14];
        inputs[lane + 120] = geometry[80 * cell + 15];
        inputs[lane + 128] = geometry[80 * cell + 16];
        inputs[lane + 136] = geometry[80 * cell + 17];
        inputs[lane + 144] = geometry[80 * cell + 18];
        inputs[lane + 152] = geometry[80 * cell + 19];
        inputs[lane + 160] = geometry[80 * cell + 20];
        inputs[lane + 168] = geometry[80 * cell + 21];
        inputs[lane + 176] = geometry[80 * cell + 22];
        inputs[lane + 184] = geometry[80 * cell + 23];
        inputs[lane + 192] = geometry[80 * cell + 24];
        inputs[lane + 200] = geometry[80 * cell + 25];
        inputs[lane + 208] = geometry[80 * cell + 26];
        inputs[lane + 216] = geometry[80 * cell + 27];
        inputs[lane + 224] = geometry[80 * cell + 28];
        inputs[lane + 232] = geometry[80 * cell + 29];
        inputs[lane + 240] = geometry[80 * cell + 30];
        inputs[lane + 248] = geometry[80 * cell + 31];
        inputs[lane + 256] = geometry[80 * cell + 32];
        inputs[lane + 264] = geometry[80 * cell + 33];
        inputs[lane + 272] = geometry[80 * cell + 34];
        inputs[lane + 280] = geometry[80 * cell + 35];
        inputs[lane + 288] = geometry[80 * cell + 36];
        inputs[lane + 296] = geometry[80 * cell + 37];
        inputs[lane + 304] = geometry[80 * cell + 38];
        inputs[lane + 312] = geometry[80 * cell + 39];
        inputs[lane + 320] = geometry[80 * cell + 40];
        inputs[lane + 328] = geometry[80 * cell + 41];
        inputs[lane + 336] = geometry[80 * cell + 42];
        inputs[lane + 344] = geometry[80 * cell + 43];
        inputs[lane + 352] = geometry[80 * cell + 44];
        inputs[lane + 360] = geometry[80 * cell + 45];
        inputs[lane + 368] = geometry[80 * cell + 46];
        inputs[lane + 376] = geometry[80 * cell + 47];
        inputs[lane + 384] = geometry[80 * cell + 48];
        inputs[lane + 392] = geometry[80 * cell + 49];
        inputs[lane + 400] = geometry[80 * cell + 50];
        inputs[lane + 408] = geometry[80 * cell + 51];
        inputs[lane + 416] = geometry[80 * cell + 52];
        inputs[lane + 424] = geometry[80 * cell + 53];
        inputs[lane + 432] = geometry[80 * cell + 54];
        inputs[lane + 440] = geometry[80 * cell + 55];
        inputs[lane + 448] = geometry[80 * cell + 56];
        inputs[lane + 456] = geometry[80 * cell + 57];
        inputs[lane + 464] = geometry[80 * cell + 58];
        inputs[lane + 472] = geometry[80 * cell + 59];
        inputs[lane + 480] = geometry[80 * cell + 60];
        inputs[lane + 488] = geometry[80 * cell + 61];
        inputs[lane + 496] = geometry[80 * cell + 62];
        inputs[lane + 504] = lmbda[cell];
        inputs[lane + 512] = mu[cell];
        inputs[lane + 520] = x[d0];
        inputs[lane + 528] = x[d1];
        inputs[lane + 536] = x[d2];
        inputs[lane + 544] = x[d3];
        inputs[lane + 552] = x[d4];
        inputs[lane + 560] = x[d5];
        inputs[lane + 568] = x[d6];
        inputs[lane + 576] = x[d7];
        inputs[lane + 584] = x[d0 + 1];
        inputs[lane + 592] = x[d1 + 1];
        inputs[lane + 600] = x[d2 + 1];
        inputs[lane + 608] = x[d3 + 1];
        inputs[lane + 616] = x[d4 + 1];
        inputs[lane + 624] = x[d5 + 1];
        inputs[lane + 632] = x[d6 + 1];
        inputs[lane + 640] = x[d7 + 1];
        inputs[lane + 648] = x[d0 + 2];
        inputs[lane + 656] = x[d1 + 2];
        inputs[lane + 664] = x[d2 + 2];
        inputs[lane + 672] = x[d3 + 2];
        inputs[lane + 680] = x[d4 + 2];
        inputs[lane + 688] = x[d5 + 2];
        inputs[lane + 696] = x[d6 + 2];
        inputs[lane + 704] = x[d7 + 2];
        inputs[lane + 712] = geometry[80 * cell + 63];
        inputs[lane + 720] = geometry[80 * cell + 64];
        inputs[lane + 728] = geometry[80 * cell + 65];
        inputs[lane + 736] = geometry[80 * cell + 66];
        inputs[lane + 744] = geometry[80 * cell + 67];
        inputs[lane + 752] = geometry[80 * cell + 68];
        inputs[lane + 760] = geometry[80 * cell + 69];
        inputs[lane + 768] = geometry[80 * cell + 70];
        inputs[lane + 776] = geometry[80 * cell + 71];
        inputs[lane + 784] = geometry[80 * cell + 72];
        inputs[lane + 792] = geometry[80 * cell + 73];
        inputs[lane + 800] = geometry[80 * cell + 74];
        inputs[lane + 808] = geometry[80 * cell + 75];
        inputs[lane + 816] = geometry[80 * cell + 76];
        inputs[lane + 824] = geometry[80 * cell + 77];
        inputs[lane + 832] = geometry[80 * cell + 78];
        inputs[lane + 840] = geometry[80 * cell + 79];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 1.0 / std::fabs(inputs[lane]);
        const double t1 = inputs[lane + 584] - inputs[lane + 592];
        const double t2 = inputs[lane + 600] - inputs[lane + 608];
        const double t3 = t1 + 0.2679491924311227 * t2;
        const double t4 = inputs[lane + 616] - inputs[lane + 624];
        const double t5 = inputs[lane + 632] - inputs[lane + 640];
        const double t6 = t4 + 0.2679491924311227 * t5;
        const double t7 = t3 + 0.2679491924311227 * t6;
        const double t8 = inputs[lane + 584] - inputs[lane + 600];
        const double t9 = inputs[lane + 592] - inputs[lane + 608];
        const double t10 = t8 + 0.2679491924311227 * t9;
        const double t11 = inputs[lane + 616] - inputs[lane + 632];
        const double t12 = inputs[lane + 624] - inputs[lane + 640];
        const double t13 = t11 + 0.2679491924311227 * t12;
        const double t14 = t10 + 0.2679491924311227 * t13;
        const double t15 = inputs[lane + 584] - inputs[lane + 616];
        const double t16 = inputs[lane + 592] - inputs[lane + 624];
        const double t17 = t15 + 0.2679491924311227 * t16;
        const double t18 = inputs[lane + 600] - inputs[lane + 632];
        const double t19 = inputs[lane + 608] - inputs[lane + 640];
        const double t20 = t18 + 0.2679491924311227 * t19;
        const double t21 = t17 + 0.2679491924311227 * t20;
        const double t22 = inputs[lane + 520] - inputs[lane + 528];
        const double t23 = inputs[lane + 536] - inputs[lane + 544];
        const double t24 = t22 + 0.2679491924311227 * t23;
        const double t25 = inputs[lane + 552] - inputs[lane + 560];
        const double t26 = inputs[lane + 568] - inputs[lane + 576];
        const double t27 = t25 + 0.2679491924311227 * t26;
        const double t28 = t24 + 0.2679491924311227 * t27;
        const double t29 = inputs[lane + 520] - inputs[lane + 536];
        const double t30 = inputs[lane + 528] - inputs[lane + 544];
        const double t31 = t29 + 0.2679491924311227 * t30;
        const double t32 = inputs[lane + 552] - inputs[lane + 568];
        const double t33 = inputs[lane + 560] - inputs[lane + 576];
        const double t34 = t32 + 0.2679491924311227 * t33;
        const double t35 = t31 + 0.2679491924311227 * t34;
        const double t36 = inputs[lane + 520] - inputs[lane + 552];
        const double t37 = inputs[lane + 528] - inputs[lane + 560];
        const double t38 = t36 + 0.2679491924311227 * t37;
        const double t39 = inputs[lane + 536] - inputs[lane + 568];
        const double t40 = inputs[lane + 544] - inputs[lane + 576];
        const double t41 = t39 + 0.2679491924311227 * t40;
        const double t42 = t38 + 0.2679491924311227 * t41;
        const double t43 = (inputs[lane + 16] * t7 + inputs[lane + 24] * t14 + inputs[lane + 32] * t21) +
            (inputs[lane + 8] * t28 + inputs[lane + 40] * t35 + inputs[lane + 48] * t42);
        const double t44 = inputs[lane + 8] * inputs[lane + 512] * t43;
        const double t45 = inputs[lane + 648] - inputs[lane + 656];
        const double t46 = inputs[lane + 664] - inputs[lane + 672];
        const double t47 = t45 + 0.2679491924311227 * t46;
        const double t48 = inputs[lane + 680] - inputs[lane + 688];
        const double t49 = inputs[lane + 696] - inputs[lane + 704];
        const double t50 = t48 + 0.2679491924311227 * t49;
        const double t51 = t47 + 0.2679491924311227 * t50;
        const double t52 = inputs[lane + 648] - inputs[lane + 664];
        const double t53 = inputs[lane + 656] - inputs[lane + 672];
        const double t54 = t52 + 0.2679491924311227 * t53;
        const double t55 = inputs[lane + 680] - inputs[lane + 696];
        const double t56 = inputs[lane + 688] - inputs[lane + 704];
        const double t57 = t55 + 0.2679491924311227 * t56;
        const double t58 = t54 + 0.2679491924311227 * t57;
        const double t59 = inputs[lane + 648] - inputs[lane + 680];
        const double t60 = inputs[lane + 656] - inputs[lane + 688];
        const double t61 = t59 + 0.2679491924311227 * t60;
        const double t62 = inputs[lane + 664] - inputs[lane + 696];
        const double t63 = inputs[lane + 672] - inputs[lane + 704];
        const double t64 = t62 + 0.2679491924311227 * t63;
        const double t65 = t61 + 0.2679491924311227 * t64;
        const double t66 = (inputs[lane + 16] * t51 + inputs[lane + 24] * t58 + inputs[lane + 32] * t65) +
            (inputs[lane + 56] * t28 + inputs[lane + 64] * t35 + inputs[lane + 72] * t42);
        const double t67 = inputs[lane + 56] * inputs[lane + 512] * t66;
        const double t68 = inputs[lane + 16] * t28 + inputs[lane + 24] * t35 + inputs[lane + 32] * t42;
        const double t69 = inputs[lane + 8] * t7 + inputs[lane + 40] * t14 + inputs[lane + 48] * t21;
        const double t70 = inputs[lane + 56] * t51 + inputs[lane + 64] * t58 + inputs[lane + 72] * t65;
        const double t71 = inputs[lane + 504] * (t68 + t69 + t70);
        const double t72 = t71 + 2.0 * inputs[lane + 512] * t68;
        const double flux0 = t0 * (t44 + t67 + (t44 + t67 + 2.0 * inputs[lane + 16] * t72));
        const double t73 = inputs[lane + 40] * inputs[lane + 512] * t43;
        const double t74 = inputs[lane + 64] * inputs[lane + 512] * t66;
        const double flux1 = t0 * (t73 + t74 + (t73 + t74 + 2.0 * inputs[lane + 24] * t72));
        const double t75 = inputs[lane + 48] * inputs[lane + 512] * t43;
        const double t76 = inputs[lane + 72] * inputs[lane + 512] * t66;
        const double flux2 = t0 * (t75 + t76 + (t75 + t76 + 2.0 * inputs[lane + 32] * t72));
        const double t77 = inputs[lane + 16] * inputs[lane + 512] * t43;
        const double t78 = (inputs[lane + 8] * t51 + inputs[lane + 40] * t58 + inputs[lane + 48] * t65) +
            (inputs[lane + 56] * t7 + inputs[lane + 64] * t14 + inputs[lane + 72] * t21);
        const double t79 = inputs[lane + 56] * inputs[lane + 512] * t78;
        const double t80 = t71 + 2.0 * inputs[lane + 512] * t69;
        const double flux3 = t0 * (t77 + t79 + (t77 + t79 + 2.0 * inputs[lane + 8] * t80));
        const double t81 = inputs[lane + 24] * inputs[lane + 512] * t43;
        const double t82 = inputs[lane + 64] * inputs[lane + 512] * t78;
        const double flux4 = t0 * (t81 + t82 + (t81 + t82 + 2.0 * inputs[lane + 40] * t80));
        const double t83 = inputs[lane + 32] * inputs[lane + 512] * t43;
        const double t84 = inputs[lane + 72] * inputs[lane + 512] * t78;
        const double flux5 = t0 * (t83 + t84 + (t83 + t84 + 2.0 * inputs[lane + 48] * t80));
        const double t85 = inputs[lane + 16] * inputs[lane + 512] * t66;
        const double t86 = inputs[lane + 8] * inputs[lane + 512] * t78;
        const double t87 = t71 + 2.0 * inputs[lane + 512] * t70;
        const double flux6 = t0 * (t85 + t86 + (t85 + t86 + 2.0 * inputs[lane + 56] * t87));
        const double t88 = inputs[lane + 24] * inputs[lane + 512] * t66;
        const double t89 = inputs[lane + 40] * inputs[lane + 512] * t78;
        const double flux7 = t0 * (t88 + t89 + (t88 + t89 + 2.0 * inputs[lane + 64] * t87));
        const double t90 = inputs[lane + 32] * inputs[lane + 512] * t66;
        const double t91 = inputs[lane + 48] * inputs[lane + 512] * t78;
        const double flux8 = t0 * (t90 + t91 + (t90 + t91 + 2.0 * inputs[lane + 72] * t87));
        const double t92 = 1.0 / std::fabs(inputs[lane + 80]);
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
        const double t105 = (inputs[lane + 96] * t7 + inputs[lane + 104] * t95 + inputs[lane + 112] * t98) +
            (inputs[lane + 88] * t28 + inputs[lane + 120] * t101 + inputs[lane + 128] * t104);
        const double t106 = inputs[lane + 88] * inputs[lane + 512] * t105;
        const double t107 = 0.2679491924311227 * t52 + t53;
        const double t108 = 0.2679491924311227 * t55 + t56;
        const double t109 = t107 + 0.2679491924311227 * t108;
        const double t110 = 0.2679491924311227 * t59 + t60;
        const double t111 = 0.2679491924311227 * t62 + t63;
        const double t112 = t110 + 0.2679491924311227 * t111;
        const double t113 = (inputs[lane + 96] * t51 + inputs[lane + 104] * t109 + inputs[lane + 112] * t112)
            + (inputs[lane + 136] * t28 + inputs[lane + 144] * t101 + inputs[lane + 152] * t104);
        const double t114 = inputs[lane + 136] * inputs[lane + 512] * t113;
        const double t115 = inputs[lane + 96] * t28 + inputs[lane + 104] * t101 + inputs[lane + 112] * t104;
        const double t116 = inputs[lane + 88] * t7 + inputs[lane + 120] * t95 + inputs[lane + 128] * t98;
        const double t117 = inputs[lane + 136] * t51 + inputs[lane + 144] * t109 + inputs[lane + 152] * t112;
        const double t118 = inputs[lane + 504] * (t115 + t116 + t117);
        const double t119 = t118 + 2.0 * inputs[lane + 512] * t115;
        const double flux9 = t92 * (t106 + t114 + (t106 + t114 + 2.0 * inputs[lane + 96] * t119));
        const double t120 = inputs[lane + 120] * inputs[lane + 512] * t105;
        const double t121 = inputs[lane + 144] * inputs[lane + 512] * t113;
        const double flux10 = t92 * (t120 + t121 + (t120 + t121 + 2.0 * inputs[lane + 104] * t119));
        const double t122 = inputs[lane + 128] * inputs[lane + 512] * t105;
        const double t123 = inputs[lane + 152] * inputs[lane + 512] * t113;
        const double flux11 = t92 * (t122 + t123 + (t122 + t123 + 2.0 * inputs[lane + 112] * t119));
        const double t124 = inputs[lane + 96] * inputs[lane + 512] * t105;
        const double t125 = (inputs[lane + 88] * t51 + inputs[lane + 120] * t109 + inputs[lane + 128] * t112)
            + (inputs[lane + 136] * t7 + inputs[lane + 144] * t95 + inputs[lane + 152] * t98);
        const double t126 = inputs[lane + 136] * inputs[lane + 512] * t125;
        const double t127 = t118 + 2.0 * inputs[lane + 512] * t116;
        const double flux12 = t92 * (t124 + t126 + (t124 + t126 + 2.0 * inputs[lane + 88] * t127));
        const double t128 = inputs[lane + 104] * inputs[lane + 512] * t105;
        const double t129 = inputs[lane + 144] * inputs[lane + 512] * t125;
        const double flux13 = t92 * (t128 + t129 + (t128 + t129 + 2.0 * inputs[lane + 120] * t127));
        const double t130 = inputs[lane + 112] * inputs[lane + 512] * t105;
        const double t131 = inputs[lane + 152] * inputs[lane + 512] * t125;
        const double flux14 = t92 * (t130 + t131 + (t130 + t131 + 2.0 * inputs[lane + 128] * t127));
        const double t132 = inputs[lane + 96] * inputs[lane + 512] * t113;
        const double t133 = inputs[lane + 88] * inputs[lane + 512] * t125;
        const double t134 = t118 + 2.0 * inputs[lane + 512] * t117;
        const double flux15 = t92 * (t132 + t133 + (t132 + t133 + 2.0 * inputs[lane + 136] * t134));
        const double t135 = inputs[lane + 104] * inputs[lane + 512] * t113;
        const double t136 = inputs[lane + 120] * inputs[lane + 512] * t125;
        const double flux16 = t92 * (t135 + t136 + (t135 + t136 + 2.0 * inputs[lane + 144] * t134));
        const double t137 = inputs[lane + 112] * inputs[lane + 512] * t113;
        const double t138 = inputs[lane + 128] * inputs[lane + 512] * t125;
        const double flux17 = t92 * (t137 + t138 + (t137 + t138 + 2.0 * inputs[lane + 152] * t134));
        const double t139 = 1.0 / std::fabs(inputs[lane + 160]);
        const double t140 = 0.2679491924311227 * t1 + t2;
        const double t141 = 0.2679491924311227 * t4 + t5;
        const double t142 = t140 + 0.2679491924311227 * t141;
        const double t143 = 0.2679491924311227 * t17 + t20;
        const double t144 = 0.2679491924311227 * t22 + t23;
        const double t145 = 0.2679491924311227 * t25 + t26;
        const double t146 = t144 + 0.2679491924311227 * t145;
        const double t147 = 0.2679491924311227 * t38 + t41;
        const double t148 = (inputs[lane + 176] * t142 + inputs[lane + 184] * t14 + inputs[lane + 192] * t143)
            + (inputs[lane + 168] * t146 + inputs[lane + 200] * t35 + inputs[lane + 208] * t147);
        const double t149 = inputs[lane + 168] * inputs[lane + 512] * t148;
        const double t150 = 0.2679491924311227 * t45 + t46;
        const double t151 = 0.2679491924311227 * t48 + t49;
        const double t152 = t150 + 0.2679491924311227 * t151;
        const double t153 = 0.2679491924311227 * t61 + t64;
        const double t154 = (inputs[lane + 176] * t152 + inputs[lane + 184] * t58 + inputs[lane + 192] * t153)
            + (inputs[lane + 216] * t146 + inputs[lane + 224] * t35 + inputs[lane + 232] * t147);
        const double t155 = inputs[lane + 216] * inputs[lane + 512] * t154;
        const double t156 = inputs[lane + 176] * t146 + inputs[lane + 184] * t35 + inputs[lane + 192] * t147;
        const double t157 = inputs[lane + 168] * t142 + inputs[lane + 200] * t14 + inputs[lane + 208] * t143;
        const double t158 = inputs[lane + 216] * t152 + inputs[lane + 224] * t58 + inputs[lane + 232] * t153;
        const double t159 = inputs[lane + 504] * (t156 + t157 + t158);
        const double t160 = t159 + 2.0 * inputs[lane + 512] * t156;
        const double flux18 = t139 * (t149 + t155 + (t149 + t155 + 2.0 * inputs[lane + 176] * t160));
        const double t161 = inputs[lane + 200] * inputs[lane + 512] * t148;
        const double t162 = inputs[lane + 224] * inputs[lane + 512] * t154;
        const double flux19 = t139 * (t161 + t162 + (t161 + t162 + 2.0 * inputs[lane + 184] * t160));
        const double t163 = inputs[lane + 208] * inputs[lane + 512] * t148;
        const double t164 = inputs[lane + 232] * inputs[lane + 512] * t154;
        const double flux20 = t139 * (t163 + t164 + (t163 + t164 + 2.0 * inputs[lane + 192] * t160));
        const double t165 = inputs[lane + 176] * inputs[lane + 512] * t148;
        const double t166 = (inputs[lane + 168] * t152 + inputs[lane + 200] * t58 + inputs[lane + 208] * t153)
            + (inputs[lane + 216] * t142 + inputs[lane + 224] * t14 + inputs[lane + 232] * t143);
        const double t167 = inputs[lane + 216] * inputs[lane + 512] * t166;
        const double t168 = t159 + 2.0 * inputs[lane + 512] * t157;
        const double flux21 = t139 * (t165 + t167 + (t165 + t167 + 2.0 * inputs[lane + 168] * t168));
        const double t169 = inputs[lane + 184] * inputs[lane + 512] * t148;
        const double t170 = inputs[lane + 224] * inputs[lane + 512] * t166;
        const double flux22 = t139 * (t169 + t170 + (t169 + t170 + 2.0 * inputs[lane + 200] * t168));
        const double t171 = inputs[lane + 192] * inputs[lane + 512] * t148;
        const double t172 = inputs[lane + 232] * inputs[lane + 512] * t166;
        const double flux23 = t139 * (t171 + t172 + (t171 + t172 + 2.0 * inputs[lane + 208] * t168));
        const double t173 = inputs[lane + 176] * inputs[lane + 512] * t154;
        const double t174 = inputs[lane + 168] * inputs[lane + 512] * t166;
        const double t175 = t159 + 2.0 * inputs[lane + 512] * t158;
        const double flux24 = t139 * (t173 + t174 + (t173 + t174 + 2.0 * inputs[lane + 216] * t175));
        const double t176 = inputs[lane + 184] * inputs[lane + 512] * t154;
        const double t177 = inputs[lane + 200] * inputs[lane + 512] * t166;
        const double flux25 = t139 * (t176 + t177 + (t176 + t177 + 2.0 * inputs[lane + 224] * t175));
        const double t178 = inputs[lane + 192] * inputs[lane + 512] * t154;
        const double t179 = inputs[lane + 208] * inputs[lane + 512] * t166;
        const double flux26 = t139 * (t178 + t179 + (t178 + t179 + 2.0 * inputs[lane + 232] * t175));
        const double t180 = 1.0 / std::fabs(inputs[lane + 240]);
        const double t181 = 0.2679491924311227 * t96 + t97;
        const double t182 = 0.2679491924311227 * t102 + t103;
        const double t183 = (inputs[lane + 256] * t142 + inputs[lane + 264] * t95 + inputs[lane + 272] * t181)
            + (inputs[lane + 248] * t146 + inputs[lane + 280] * t101 + inputs[lane + 288] * t182);
        const double t184 = inputs[lane + 248] * inputs[lane + 512] * t183;
        const double t185 = 0.2679491924311227 * t110 + t111;
        const double t186 = (inputs[lane + 256] * t152 + inputs[lane + 264] * t109 + inputs[lane + 272] *
            t185) + (inputs[lane + 296] * t146 + inputs[lane + 304] * t101 + inputs[lane + 312] * t182);
        const double t187 = inputs[lane + 296] * inputs[lane + 512] * t186;
        const double t188 = inputs[lane + 256] * t146 + inputs[lane + 264] * t101 + inputs[lane + 272] * t182;
        const double t189 = inputs[lane + 248] * t142 + inputs[lane + 280] * t95 + inputs[lane + 288] * t181;
        const double t190 = inputs[lane + 296] * t152 + inputs[lane + 304] * t109 + inputs[lane + 312] * t185;
        const double t191 = inputs[lane + 504] * (t188 + t189 + t190);
        const double t192 = t191 + 2.0 * inputs[lane + 512] * t188;
        const double flux27 = t180 * (t184 + t187 + (t184 + t187 + 2.0 * inputs[lane + 256] * t192));
        const double t193 = inputs[lane + 280] * inputs[lane + 512] * t183;
        const double t194 = inputs[lane + 304] * inputs[lane + 512] * t186;
        const double flux28 = t180 * (t193 + t194 + (t193 + t194 + 2.0 * inputs[lane + 264] * t192));
        const double t195 = inputs[lane + 288] * inputs[lane + 512] * t183;
        const double t196 = inputs[lane + 312] * inputs[lane + 512] * t186;
        const double flux29 = t180 * (t195 + t196 + (t195 + t196 + 2.0 * inputs[lane + 272] * t192));
        const double t197 = inputs[lane + 256] * inputs[lane + 512] * t183;
        const double t198 = (inputs[lane + 248] * t152 + inputs[lane + 280] * t109 + inputs[lane + 288] *
            t185) + (inputs[lane + 296] * t142 + inputs[lane + 304] * t95 + inputs[lane + 312] * t181);
        const double t199 = inputs[lane + 296] * inputs[lane + 512] * t198;
        const double t200 = t191 + 2.0 * inputs[lane + 512] * t189;
        const double flux30 = t180 * (t197 + t199 + (t197 + t199 + 2.0 * inputs[lane + 248] * t200));
        const double t201 = inputs[lane + 264] * inputs[lane + 512] * t183;
        const double t202 = inputs[lane + 304] * inputs[lane + 512] * t198;
        const double flux31 = t180 * (t201 + t202 + (t201 + t202 + 2.0 * inputs[lane + 280] * t200));
        const double t203 = inputs[lane + 272] * inputs[lane + 512] * t183;
        const double t204 = inputs[lane + 312] * inputs[lane + 512] * t198;
        const double flux32 = t180 * (t203 + t204 + (t203 + t204 + 2.0 * inputs[lane + 288] * t200));
        const double t205 = inputs[lane + 256] * inputs[lane + 512] * t186;
        const double t206 = inputs[lane + 248] * inputs[lane + 512] * t198;
        const double t207 = t191 + 2.0 * inputs[lane + 512] * t190;
        const double flux33 = t180 * (t205 + t206 + (t205 + t206 + 2.0 * inputs[lane + 296] * t207));
        const double t208 = inputs[lane + 264] * inputs[lane + 512] * t186;
        const double t209 = inputs[lane + 280] * inputs[lane + 512] * t198;
        const double flux34 = t180 * (t208 + t209 + (t208 + t209 + 2.0 * inputs[lane + 304] * t207));
        const double t210 = inputs[lane + 272] * inputs[lane + 512] * t186;
        const double t211 = inputs[lane + 288] * inputs[lane + 512] * t198;
        const double flux35 = t180 * (t210 + t211 + (t210 + t211 + 2.0 * inputs[lane + 312] * t207));
        const double t212 = 1.0 / std::fabs(inputs[lane + 320]);
        const double t213 = 0.2679491924311227 * t3 + t6;
        const double t214 = 0.2679491924311227 * t10 + t13;
        const double t215 = 0.2679491924311227 * t24 + t27;
        const double t216 = 0.2679491924311227 * t31 + t34;
        const double t217 = (inputs[lane + 336] * t213 + inputs[lane + 344] * t214 + inputs[lane + 352] * t21)
            + (inputs[lane + 328] * t215 + inputs[lane + 360] * t216 + inputs[lane + 368] * t42);
        const double t218 = inputs[lane + 328] * inputs[lane + 512] * t217;
        const double t219 = 0.2679491924311227 * t47 + t50;
        const double t220 = 0.2679491924311227 * t54 + t57;
        const double t221 = (inputs[lane + 336] * t219 + inputs[lane + 344] * t220 + inputs[lane + 352] * t65)
            + (inputs[lane + 376] * t215 + inputs[lane + 384] * t216 + inputs[lane + 392] * t42);
        const double t222 = inputs[lane + 376] * inputs[lane + 512] * t221;
        const double t223 = inputs[lane + 336] * t215 + inputs[lane + 344] * t216 + inputs[lane + 352] * t42;
        const double t224 = inputs[lane + 328] * t213 + inputs[lane + 360] * t214 + inputs[lane + 368] * t21;
        const double t225 = inputs[lane + 376] * t219 + inputs[lane + 384] * t220 + inputs[lane + 392] * t65;
        const double t226 = inputs[lane + 504] * (t223 + t224 + t225);
        const double t227 = t226 + 2.0 * inputs[lane + 512] * t223;
        const double flux36 = t212 * (t218 + t222 + (t218 + t222 + 2.0 * inputs[lane + 336] * t227));
        const double t228 = inputs[lane + 360] * inputs[lane + 512] * t217;
        const double t229 = inputs[lane + 384] * inputs[lane + 512] * t221;
        const double flux37 = t212 * (t228 + t229 + (t228 + t229 + 2.0 * inputs[lane + 344] * t227));
        const double t230 = inputs[lane + 368] * inputs[lane + 512] * t217;
        const double t231 = inputs[lane + 392] * inputs[lane + 512] * t221;
        const double flux38 = t212 * (t230 + t231 + (t230 + t231 + 2.0 * inputs[lane + 352] * t227));
        const double t232 = inputs[lane + 336] * inputs[lane + 512] * t217;
        const double t233 = (inputs[lane + 328] * t219 + inputs[lane + 360] * t220 + inputs[lane + 368] * t65)
            + (inputs[lane + 376] * t213 + inputs[lane + 384] * t214 + inputs[lane + 392] * t21);
        const double t234 = inputs[lane + 376] * inputs[lane + 512] * t233;
        const double t235 = t226 + 2.0 * inputs[lane + 512] * t224;
        const double flux39 = t212 * (t232 + t234 + (t232 + t234 + 2.0 * inputs[lane + 328] * t235));
        const double t236 = inputs[lane + 344] * inputs[lane + 512] * t217;
        const double t237 = inputs[lane + 384] * inputs[lane + 512] * t233;
        const double flux40 = t212 * (t236 + t237 + (t236 + t237 + 2.0 * inputs[lane + 360] * t235));
        const double t238 = inputs[lane + 352] * inputs[lane + 512] * t217;
        const double t239 = inputs[lane + 392] * inputs[lane + 512] * t233;
        const double flux41 = t212 * (t238 + t239 + (t238 + t239 + 2.0 * inputs[lane + 368] * t235));
        const double t240 = inputs[lane + 336] * inputs[lane + 512] * t221;
        const double t241 = inputs[lane + 328] * inputs[lane + 512] * t233;
        const double t242 = t226 + 2.0 * inputs[lane + 512] * t225;
        const double flux42 = t212 * (t240 + t241 + (t240 + t241 + 2.0 * inputs[lane + 376] * t242));
        const double t243 = inputs[lane + 344] * inputs[lane + 512] * t221;
        const double t244 = inputs[lane + 360] * inputs[lane + 512] * t233;
        const double flux43 = t212 * (t243 + t244 + (t243 + t244 + 2.0 * inputs[lane + 384] * t242));
        const double t245 = inputs[lane + 352] * inputs[lane + 512] * t221;
        const double t246 = inputs[lane + 368] * inputs[lane + 512] * t233;
        const double flux44 = t212 * (t245 + t246 + (t245 + t246 + 2.0 * inputs[lane + 392] * t242));
        const double t247 = 1.0 / std::fabs(inputs[lane + 400]);
        const double t248 = 0.2679491924311227 * t93 + t94;
        const double t249 = 0.2679491924311227 * t99 + t100;
        const double t250 = (inputs[lane + 416] * t213 + inputs[lane + 424] * t248 + inputs[lane + 432] * t98)
            + (inputs[lane + 408] * t215 + inputs[lane + 440] * t249 + inputs[lane + 448] * t104);
        const double t251 = inputs[lane + 408] * inputs[lane + 512] * t250;
        const double t252 = 0.2679491924311227 * t107 + t108;
        const double t253 = (inputs[lane + 416] * t219 + inputs[lane + 424] * t252 + inputs[lane + 432] *
            t112) + (inputs[lane + 456] * t215 + inputs[lane + 464] * t249 + inputs[lane + 472] * t104);
        const double t254 = inputs[lane + 456] * inputs[lane + 512] * t253;
        const double t255 = inputs[lane + 416] * t215 + inputs[lane + 424] * t249 + inputs[lane + 432] * t104;
        const double t256 = inputs[lane + 408] * t213 + inputs[lane + 440] * t248 + inputs[lane + 448] * t98;
        const double t257 = inputs[lane + 456] * t219 + inputs[lane + 464] * t252 + inputs[lane + 472] * t112;
        const double t258 = inputs[lane + 504] * (t255 + t256 + t257);
        const double t259 = t258 + 2.0 * inputs[lane + 512] * t255;
        const double flux45 = t247 * (t251 + t254 + (t251 + t254 + 2.0 * inputs[lane + 416] * t259));
        const double t260 = inputs[lane + 440] * inputs[lane + 512] * t250;
        const double t261 = inputs[lane + 464] * inputs[lane + 512] * t253;
        const double flux46 = t247 * (t260 + t261 + (t260 + t261 + 2.0 * inputs[lane + 424] * t259));
        const double t262 = inputs[lane + 448] * inputs[lane + 512] * t250;
        const double t263 = inputs[lane + 472] * inputs[lane + 512] * t253;
        const double flux47 = t247 * (t262 + t263 + (t262 + t263 + 2.0 * inputs[lane + 432] * t259));
        const double t264 = inputs[lane + 416] * inputs[lane + 512] * t250;
        const double t265 = (inputs[lane + 408] * t219 + inputs[lane + 440] * t252 + inputs[lane + 448] *
            t112) + (inputs[lane + 456] * t213 + inputs[lane + 464] * t248 + inputs[lane + 472] * t98);
        const double t266 = inputs[lane + 456] * inputs[lane + 512] * t265;
        const double t267 = t258 + 2.0 * inputs[lane + 512] * t256;
        const double flux48 = t247 * (t264 + t266 + (t264 + t266 + 2.0 * inputs[lane + 408] * t267));
        const double t268 = inputs[lane + 424] * inputs[lane + 512] * t250;
        const double t269 = inputs[lane + 464] * inputs[lane + 512] * t265;
        const double flux49 = t247 * (t268 + t269 + (t268 + t269 + 2.0 * inputs[lane + 440] * t267));
        const double t270 = inputs[lane + 432] * inputs[lane + 512] * t250;
        const double t271 = inputs[lane + 472] * inputs[lane + 512] * t265;
        const double flux50 = t247 * (t270 + t271 + (t270 + t271 + 2.0 * inputs[lane + 448] * t267));
        const double t272 = inputs[lane + 416] * inputs[lane + 512] * t253;
        const double t273 = inputs[lane + 408] * inputs[lane + 512] * t265;
        const double t274 = t258 + 2.0 * inputs[lane + 512] * t257;
        const double flux51 = t247 * (t272 + t273 + (t272 + t273 + 2.0 * inputs[lane + 456] * t274));
        const double t275 = inputs[lane + 424] * inputs[lane + 512] * t253;
        const double t276 = inputs[lane + 440] * inputs[lane + 512] * t265;
        const double flux52 = t247 * (t275 + t276 + (t275 + t276 + 2.0 * inputs[lane + 464] * t274));
        const double t277 = inputs[lane + 432] * inputs[lane + 512] * t253;
        const double t278 = inputs[lane + 448] * inputs[lane + 512] * t265;
        const double flux53 = t247 * (t277 + t278 + (t277 + t278 + 2.0 * inputs[lane + 472] * t274));
        const double t279 = 1.0 / std::fabs(inputs[lane + 480]);
        const double t280 = 0.2679491924311227 * t140 + t141;
        const double t281 = 0.2679491924311227 * t144 + t145;
        const double t282 = (inputs[lane + 496] * t280 + inputs[lane + 712] * t214 + inputs[lane + 720] *
            t143) + (inputs[lane + 488] * t281 + inputs[lane + 728] * t216 + inputs[lane + 736] * t147);
        const double t283 = inputs[lane + 488] * inputs[lane + 512] * t282;
        const double t284 = 0.2679491924311227 * t150 + t151;
        const double t285 = (inputs[lane + 496] * t284 + inputs[lane + 712] * t220 + inputs[lane + 720] *
            t153) + (inputs[lane + 744] * t281 + inputs[lane + 752] * t216 + inputs[lane + 760] * t147);
        const double t286 = inputs[lane + 512] * inputs[lane + 744] * t285;
        const double t287 = inputs[lane + 496] * t281 + inputs[lane + 712] * t216 + inputs[lane + 720] * t147;
        const double t288 = inputs[lane + 488] * t280 + inputs[lane + 728] * t214 + inputs[lane + 736] * t143;
        const double t289 = inputs[lane + 744] * t284 + inputs[lane + 752] * t220 + inputs[lane + 760] * t153;
        const double t290 = inputs[lane + 504] * (t287 + t288 + t289);
        const double t291 = t290 + 2.0 * inputs[lane + 512] * t287;
        const double flux54 = t279 * (t283 + t286 + (t283 + t286 + 2.0 * inputs[lane + 496] * t291));
        const double t292 = inputs[lane + 512] * inputs[lane + 728] * t282;
        const double t293 = inputs[lane + 512] * inputs[lane + 752] * t285;
        const double flux55 = t279 * (t292 + t293 + (t292 + t293 + 2.0 * inputs[lane + 712] * t291));
        const double t294 = inputs[lane + 512] * inputs[lane + 736] * t282;
        const double t295 = inputs[lane + 512] * inputs[lane + 760] * t285;
        const double flux56 = t279 * (t294 + t295 + (t294 + t295 + 2.0 * inputs[lane + 720] * t291));
        const double t296 = inputs[lane + 496] * inputs[lane + 512] * t282;
        const double t297 = (inputs[lane + 488] * t284 + inputs[lane + 728] * t220 + inputs[lane + 736] *
            t153) + (inputs[lane + 744] * t280 + inputs[lane + 752] * t214 + inputs[lane + 760] * t143);
        const double t298 = inputs[lane + 512] * inputs[lane + 744] * t297;
        const double t299 = t290 + 2.0 * inputs[lane + 512] * t288;
        const double flux57 = t279 * (t296 + t298 + (t296 + t298 + 2.0 * inputs[lane + 488] * t299));
        const double t300 = inputs[lane + 512] * inputs[lane + 712] * t282;
        const double t301 = inputs[lane + 512] * inputs[lane + 752] * t297;
        const double flux58 = t279 * (t300 + t301 + (t300 + t301 + 2.0 * inputs[lane + 728] * t299));
        const double t302 = inputs[lane + 512] * inputs[lane + 720] * t282;
        const double t303 = inputs[lane + 512] * inputs[lane + 760] * t297;
        const double flux59 = t279 * (t302 + t303 + (t302 + t303 + 2.0 * inputs[lane + 736] * t299));
        const double t304 = inputs[lane + 496] * inputs[lane + 512] * t285;
        const double t305 = inputs[lane + 488] * inputs[lane + 512] * t297;
        const double t306 = t290 + 2.0 * inputs[lane + 512] * t289;
        const double flux60 = t279 * (t304 + t305 + (t304 + t305 + 2.0 * inputs[lane + 744] * t306));
        const double t307 = inputs[lane + 512] * inputs[lane + 712] * t285;
        const double t308 = inputs[lane + 512] * inputs[lane + 728] * t297;
        const double flux61 = t279 * (t307 + t308 + (t307 + t308 + 2.0 * inputs[lane + 752] * t306));
        const double t309 = inputs[lane + 512] * inputs[lane + 720] * t285;
        const double t310 = inputs[lane + 512] * inputs[lane + 736] * t297;
        const double flux62 = t279 * (t309 + t310 + (t309 + t310 + 2.0 * inputs[lane + 760] * t306));
        const double t311 = 1.0 / std::fabs(inputs[lane + 768]);
        const double t312 = (inputs[lane + 784] * t280 + inputs[lane + 792] * t248 + inputs[lane + 800] *
            t181) + (inputs[lane + 776] * t281 + inputs[lane + 808] * t249 + inputs[lane + 816] * t182);
        const double t313 = inputs[lane + 512] * inputs[lane + 776] * t312;
        const double t314 = (inputs[lane + 784] * t284 + inputs[lane + 792] * t252 + inputs[lane + 800] *
            t185) + (inputs[lane + 824] * t281 + inputs[lane + 832] * t249 + inputs[lane + 840] * t182);
        const double t315 = inputs[lane + 512] * inputs[lane + 824] * t314;
        const double t316 = inputs[lane + 784] * t281 + inputs[lane + 792] * t249 + inputs[lane + 800] * t182;
        const double t317 = inputs[lane + 776] * t280 + inputs[lane + 808] * t248 + inputs[lane + 816] * t181;
        const double t318 = inputs[lane + 824] * t284 + inputs[lane + 832] * t252 + inputs[lane + 840] * t185;
        const double t319 = inputs[lane + 504] * (t316 + t317 + t318);
        const double t320 = t319 + 2.0 * inputs[lane + 512] * t316;
        const double flux63 = t311 * (t313 + t315 + (t313 + t315 + 2.0 * inputs[lane + 784] * t320));
        const double t321 = inputs[lane + 512] * inputs[lane + 808] * t312;
        const double t322 = inputs[lane + 512] * inputs[lane + 832] * t314;
        const double flux64 = t311 * (t321 + t322 + (t321 + t322 + 2.0 * inputs[lane + 792] * t320));
        const double t323 = inputs[lane + 512] * inputs[lane + 816] * t312;
        const double t324 = inputs[lane + 512] * inputs[lane + 840] * t314;
        const double flux65 = t311 * (t323 + t324 + (t323 + t324 + 2.0 * inputs[lane + 800] * t320));
        const double t325 = inputs[lane + 512] * inputs[lane + 784] * t312;
        const double t326 = (inputs[lane + 776] * t284 + inputs[lane + 808] * t252 + inputs[lane + 816] *
            t185) + (inputs[lane + 824] * t280 + inputs[lane + 832] * t248 + inputs[lane + 840] * t181);
        const double t327 = inputs[lane + 512] * inputs[lane + 824] * t326;
        const double t328 = t319 + 2.0 * inputs[lane + 512] * t317;
        const double flux66 = t311 * (t325 + t327 + (t325 + t327 + 2.0 * inputs[lane + 776] * t328));
        const double t329 = inputs[lane + 512] * inputs[lane + 792] * t312;
        const double t330 = inputs[lane + 512] * inputs[lane + 832] * t326;
        const double flux67 = t311 * (t329 + t330 + (t329 + t330 + 2.0 * inputs[lane + 808] * t328));
        const double t331 = inputs[lane + 512] * inputs[lane + 800] * t312;
        const double t332 = inputs[lane + 512] * inputs[lane + 840] * t326;
        const double flux68 = t311 * (t331 + t332 + (t331 + t332 + 2.0 * inputs[lane + 816] * t328));
        const double t333 = inputs[lane + 512] * inputs[lane + 784] * t314;
        const double t334 = inputs[lane + 512] * inputs[lane + 776] * t326;
        const double t335 = t319 + 2.0 * inputs[lane + 512] * t318;
        const double flux69 = t311 * (t333 + t334 + (t333 + t334 + 2.0 * inputs[lane + 824] * t335));
        const double t336 = inputs[lane + 512] * inputs[lane + 792] * t314;
        const double t337 = inputs[lane + 512] * inputs[lane + 808] * t326;
        const double flux70 = t311 * (t336 + t337 + (t336 + t337 + 2.0 * inputs[lane + 832] * t335));
        const double t338 = inputs[lane + 512] * inputs[lane + 800] * t314;
        const double t339 = inputs[lane + 512] * inputs[lane + 816] * t326;
        const double flux71 = t311 * (t338 + t339 + (t338 + t339 + 2.0 * inputs[lane + 840] * t335));
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
        const double t403 = 0.2679491924311227 * t347 + t348;
        const double t404 = 0.2679491924311227 * t350 + t351;
        const double t405 = t403 + 0.2679491924311227 * t404;
        const double t406 = 0.2679491924311227 * t354 + t355;
        const double t407 = 0.2679491924311227 * t357 + t358;
        const double t408 = t406 + 0.2679491924311227 * t407;
        const double t409 = 0.2679491924311227 * t368 + t369;
        const double t410 = 0.2679491924311227 * t371 + t372;
        const double t411 = t409 + 0.2679491924311227 * t410;
        const double t412 = 0.2679491924311227 * t375 + t376;
        const double t413 = 0.2679491924311227 * t378 + t379;
        const double t414 = t412 + 0.2679491924311227 * t413;
        const double t415 = 0.2679491924311227 * t389 + t390;
        const double t416 = 0.2679491924311227 * t392 + t393;
        const double t417 = t415 + 0.2679491924311227 * t416;
        const double t418 = 0.2679491924311227 * t396 + t397;
        const double t419 = 0.2679491924311227 * t399 + t400;
        const double t420 = t418 + 0.2679491924311227 * t419;
        const double t421 = 0.2679491924311227 * t340 + t341;
        const double t422 = 0.2679491924311227 * t343 + t344;
        const double t423 = t421 + 0.2679491924311227 * t422;
        const double t424 = 0.2679491924311227 * t356 + t359;
        const double t425 = 0.2679491924311227 * t361 + t362;
        const double t426 = 0.2679491924311227 * t364 + t365;
        const double t427 = t425 + 0.2679491924311227 * t426;
        const double t428 = 0.2679491924311227 * t377 + t380;
        const double t429 = 0.2679491924311227 * t382 + t383;
        const double t430 = 0.2679491924311227 * t385 + t386;
        const double t431 = t429 + 0.2679491924311227 * t430;
        const double t432 = 0.2679491924311227 * t398 + t401;
        const double t433 = 0.2679491924311227 * t406 + t407;
        const double t434 = 0.2679491924311227 * t412 + t413;
        const double t435 = 0.2679491924311227 * t418 + t419;
        const double t436 = 0.2679491924311227 * t342 + t345;
        const double t437 = 0.2679491924311227 * t349 + t352;
        const double t438 = 0.2679491924311227 * t363 + t366;
        const double t439 = 0.2679491924311227 * t370 + t373;
        const double t440 = 0.2679491924311227 * t384 + t387;
        const double t441 = 0.2679491924311227 * t391 + t394;
        const double t442 = 0.2679491924311227 * t403 + t404;
        const double t443 = 0.2679491924311227 * t409 + t410;
        const double t444 = 0.2679491924311227 * t415 + t416;
        const double t445 = 0.2679491924311227 * t421 + t422;
        const double t446 = 0.2679491924311227 * t425 + t426;
        const double t447 = 0.2679491924311227 * t429 + t430;
        tile[lane] = 0.02418090838589498 * (t346 + t353 + t360);
        tile[lane + 8] = 0.02418090838589498 * (t367 + t374 + t381);
        tile[lane + 16] = 0.02418090838589498 * (t388 + t395 + t402);
        tile[lane + 24] = -0.02418090838589498 * (t346 - t405 - t408);
        tile[lane + 32] = -0.02418090838589498 * (t367 - t411 - t414);
        tile[lane + 40] = -0.02418090838589498 * (t388 - t417 - t420);
        tile[lane + 48] = -0.02418090838589498 * (t353 - t423 - t424);
        tile[lane + 56] = -0.02418090838589498 * (t374 - t427 - t428);
        tile[lane + 64] = -0.02418090838589498 * (t395 - t431 - t432);
        tile[lane + 72] = -0.02418090838589498 * (t405 + t423 - t433);
        tile[lane + 80] = -0.02418090838589498 * (t411 + t427 - t434);
        tile[lane + 88] = -0.02418090838589498 * (t417 + t431 - t435);
        tile[lane + 96] = -0.02418090838589498 * (t360 - t436 - t437);
        tile[lane + 104] = -0.02418090838589498 * (t381 - t438 - t439);
        tile[lane + 112] = -0.02418090838589498 * (t402 - t440 - t441);
        tile[lane + 120] = -0.02418090838589498 * (t408 + t436 - t442);
        tile[lane + 128] = -0.02418090838589498 * (t414 + t438 - t443);
        tile[lane + 136] = -0.02418090838589498 * (t420 + t440 - t444);
        tile[lane + 144] = -0.02418090838589498 * (t424 + t437 - t445);
        tile[lane + 152] = -0.02418090838589498 * (t428 + t439 - t446);
        tile[lane + 160] = -0.02418090838589498 * (t432 + t441 - t447);
        tile[lane + 168] = -0.02418090838589498 * (t433 + t442 + t445);
        tile[lane + 176] = -0.02418090838589498 * (t434 + t443 + t446);
        tile[lane + 184] = -0.02418090838589498 * (t435 + t444 + t447);
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
          y[d0] += tile[lane];
          y[d0 + 1] += tile[lane + 8];
          y[d0 + 2] += tile[lane + 16];
          y[d1] += tile[lane + 24];
          y[d1 + 1] += tile[lane + 32];
          y[d1 + 2] += tile[lane + 40];
          y[d2] += tile[lane + 48];
          y[d2 + 1] += tile[lane + 56];
          y[d2 + 2] += tile[lane + 64];
          y[d3] += tile[lane + 72];
          y[d3 + 1] += tile[lane + 80];
          y[d3 + 2] += tile[lane + 88];
          y[d4] += tile[lane + 96];
          y[d4 + 1] += tile[lane + 104];
          y[d4 + 2] += tile[lane + 112];
          y[d5] += tile[lane + 120];
          y[d5 + 1] += tile[lane + 128];
          y[d5 + 2] += tile[lane + 136];
          y[d6] += tile[lane + 144];
          y[d6 + 1] += tile[lane + 152];
          y[d6 + 2] += tile[lane + 160];
          y[d7] += tile[lane + 168];
          y[d7 + 1] += tile[lane + 176];
          y[d7 + 2] += tile[lane + 184];
        }
      }
    }
  }
}

}  // namespace

extern "C" int elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* geometry,
    const double* lmbda,
    const double* mu,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || geometry == nullptr || lmbda == nullptr || mu == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, geometry, lmbda, mu);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (arguments->coefficients == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->geometry),
      static_cast<const double*>(arguments->coefficients[0]),
      static_cast<const double*>(arguments->coefficients[1]),
      arguments->num_colours,
      arguments->colour_begin);
}

constexpr femforge_input coefficients[] = {
    {"lmbda", "DQ0", 1, 0, 0, nullptr},
    {"mu", "DQ0", 1, 0, 0, nullptr},
};

}  // namespace

extern "C" const femforge_kernel elasticity_lame_q1x3_hexahedron_f64_from_points_apply_cpu_descriptor = {
    "elasticity_lame_q1x3_hexahedron_f64_from_points_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
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
    2,                                         // num_coefficients
    0,                                         // num_constants
    coefficients,                              // coefficients
    nullptr,                                   // constants
    "points",                                  // input
    "full",                                    // output
    80,                                        // geometry_size
    8,                                         // coordinate_nodes
    "colour",                                  // scatter
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
    8,                                         // concurrent_elements
    1,                                         // interleave_stores
    1,                                         // threads
    8320,                                      // shared_bytes
    1736.0,                                    // flops_per_cell
    760.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
