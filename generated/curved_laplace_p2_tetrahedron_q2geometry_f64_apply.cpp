// curved_laplace_p2_tetrahedron_q2geometry_f64_apply: apply of form a in curved_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate curved_laplace.form --kernel apply --define cell=tetrahedron
//
// Form file curved_laplace.form:
//   | """Laplace on isoparametric cells: the geometry has a degree of its own."""
//   | cell = "tetrahedron"
//   | degree = 2
//   | geometry_degree = 2
//   |
//   | mesh = Mesh(VectorElement("Lagrange", cell, geometry_degree))
//   | space = FunctionSpace(mesh, FiniteElement("Lagrange", cell, degree))
//   | v = TestFunction(space)
//   | u = TrialFunction(space)
//   |
//   | a = inner(grad(v), grad(u)) * dx(degree=2 * degree)
//
// What:
//   cell    tetrahedron, geometry P2^3
//   test    P2, 10 dofs
//   trial   P2, 10 dofs
//   degree  4 (metadata), scheme default
//
// Representation:
//   tensor          not valid: the geometry varies on the cell
//   quadrature      2614 flops <- taken
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             the only valid one
//
// Parameters:
//   scalar               float64
//   input                vertices
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
//   flops       2624
//   bytes       144 (133.333 read, 10.6667 written)
//   flops/byte  18.2
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
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  const int64_t num_batches = (end_cell - begin_cell + 63) / 64;
#pragma omp parallel for schedule(static)
  for (int64_t batch = 0; batch < num_batches; ++batch) {
    const int64_t first_cell = begin_cell + batch * 64;
    const int cells_here = static_cast<int>(
        end_cell - first_cell < 64 ? end_cell - first_cell : 64);
    alignas(64) double inputs[320];
    alignas(64) double tile[80];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[10 * cell];
        const int64_t d1 = offsets[10 * cell + 1];
        const int64_t d2 = offsets[10 * cell + 2];
        const int64_t d3 = offsets[10 * cell + 3];
        const int64_t d4 = offsets[10 * cell + 4];
        const int64_t d5 = offsets[10 * cell + 5];
        const int64_t d6 = offsets[10 * cell + 6];
        const int64_t d7 = offsets[10 * cell + 7];
        const int64_t d8 = offsets[10 * cell + 8];
        const int64_t d9 = offsets[10 * cell + 9];
        const int64_t n0 = cells[10 * cell];
        const int64_t n1 = cells[10 * cell + 1];
        const int64_t n2 = cells[10 * cell + 2];
        const int64_t n3 = cells[10 * cell + 3];
        const int64_t n4 = cells[10 * cell + 4];
        const int64_t n5 = cells[10 * cell + 5];
        const int64_t n6 = cells[10 * cell + 6];
        const int64_t n7 = cells[10 * cell + 7];
        const int64_t n8 = cells[10 * cell + 8];
        const int64_t n9 = cells[10 * cell + 9];
        inputs[lane] = coordinates[3 * n0];
        inputs[lane + 8] = coordinates[3 * n1];
        inputs[lane + 16] = coordinates[3 * n2];
        inputs[lane + 24] = coordinates[3 * n3];
        inputs[lane + 32] = coordinates[3 * n4];
        inputs[lane + 40] = coordinates[3 * n5];
        inputs[lane + 48] = coordinates[3 * n6];
        inputs[lane + 56] = coordinates[3 * n7];
        inputs[lane + 64] = coordinates[3 * n8];
        inputs[lane + 72] = coordinates[3 * n9];
        inputs[lane + 80] = coordinates[3 * n0 + 1];
        inputs[lane + 88] = coordinates[3 * n1 + 1];
        inputs[lane + 96] = coordinates[3 * n2 + 1];
        inputs[lane + 104] = coordinates[3 * n3 + 1];
        inputs[lane + 112] = coordinates[3 * n4 + 1];
        inputs[lane + 120] = coordinates[3 * n5 + 1];
        inputs[lane + 128] = coordinates[3 * n6 + 1];
        inputs[lane + 136] = coordinates[3 * n7 + 1];
        inputs[lane + 144] = coordinates[3 * n8 + 1];
        inputs[lane + 152] = coordinates[3 * n9 + 1];
        inputs[lane + 160] = coordinates[3 * n0 + 2];
        inputs[lane + 168] = coordinates[3 * n1 + 2];
        inputs[lane + 176] = coordinates[3 * n2 + 2];
        inputs[lane + 184] = coordinates[3 * n3 + 2];
        inputs[lane + 192] = coordinates[3 * n4 + 2];
        inputs[lane + 200] = coordinates[3 * n5 + 2];
        inputs[lane + 208] = coordinates[3 * n6 + 2];
        inputs[lane + 216] = coordinates[3 * n7 + 2];
        inputs[lane + 224] = coordinates[3 * n8 + 2];
        inputs[lane + 232] = coordinates[3 * n9 + 2];
        inputs[lane + 240] = x[d0];
        inputs[lane + 248] = x[d1];
        inputs[lane + 256] = x[d2];
        inputs[lane + 264] = x[d3];
        inputs[lane + 272] = x[d4];
        inputs[lane + 280] = x[d5];
        inputs[lane + 288] = x[d6];
        inputs[lane + 296] = x[d7];
        inputs[lane + 304] = x[d8];
        inputs[lane + 312] = x[d9];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.40210706090081794 * inputs[lane + 40];
        const double t1 = 0.40210706090081794 * inputs[lane + 48];
        const double t2 = 2.0 * inputs[lane + 56];
        const double t3 = 2.0 * inputs[lane + 64];
        const double t4 = inputs[lane] + 4.973799752532353 * t0 + 4.973799752532353 * t1 - inputs[lane + 8] -
            t2 - t3;
        const double t5 = 0.40210706090081794 * inputs[lane + 112];
        const double t6 = 2.0 * inputs[lane + 136];
        const double t7 = 2.0 * inputs[lane + 144];
        const double t8 = inputs[lane + 80] + inputs[lane + 96] + 4.973799752532353 * t5 - t6 - t7;
        const double t9 = 0.40210706090081794 * inputs[lane + 192];
        const double t10 = 2.0 * inputs[lane + 216];
        const double t11 = 2.0 * inputs[lane + 224];
        const double t12 = inputs[lane + 160] + inputs[lane + 184] + 4.973799752532353 * t9 - t10 - t11;
        const double t13 = inputs[lane + 80] + inputs[lane + 104] + 4.973799752532353 * t5 - t6 - t7;
        const double t14 = inputs[lane + 160] + inputs[lane + 176] + 4.973799752532353 * t9 - t10 - t11;
        const double t15 = t8 * t12 - t13 * t14;
        const double t16 = 0.40210706090081794 * inputs[lane + 32];
        const double t17 = inputs[lane] + inputs[lane + 16] + 4.973799752532353 * t16 - t2 - t3;
        const double t18 = 0.40210706090081794 * inputs[lane + 200];
        const double t19 = 0.40210706090081794 * inputs[lane + 208];
        const double t20 = inputs[lane + 160] + 4.973799752532353 * t18 + 4.973799752532353 * t19 -
            inputs[lane + 168] - t10 - t11;
        const double t21 = 0.40210706090081794 * inputs[lane + 120];
        const double t22 = 0.40210706090081794 * inputs[lane + 128];
        const double t23 = inputs[lane + 80] + 4.973799752532353 * t21 + 4.973799752532353 * t22 - inputs[lane
            + 88] - t6 - t7;
        const double t24 = t13 * t20 - t12 * t23;
        const double t25 = inputs[lane] + inputs[lane + 24] + 4.973799752532353 * t16 - t2 - t3;
        const double t26 = t14 * t23 - t8 * t20;
        const double t27 = 1.0 / std::fabs(t4 * t15 + t17 * t24 + t25 * t26);
        const double t28 = 0.40210706090081794 * inputs[lane + 280];
        const double t29 = 0.40210706090081794 * inputs[lane + 288];
        const double t30 = 2.0 * inputs[lane + 296];
        const double t31 = 2.0 * inputs[lane + 304];
        const double t32 = inputs[lane + 240] + 4.973799752532353 * t28 + 4.973799752532353 * t29 -
            inputs[lane + 248] - t30 - t31;
        const double t33 = 0.40210706090081794 * inputs[lane + 272];
        const double t34 = inputs[lane + 240] + inputs[lane + 256] + 4.973799752532353 * t33 - t30 - t31;
        const double t35 = inputs[lane + 240] + inputs[lane + 264] + 4.973799752532353 * t33 - t30 - t31;
        const double t36 = t15 * t32 + t24 * t34 + t26 * t35;
        const double t37 = t14 * t25 - t12 * t17;
        const double t38 = t4 * t12 - t20 * t25;
        const double t39 = t17 * t20 - t4 * t14;
        const double t40 = t32 * t37 + t34 * t38 + t35 * t39;
        const double t41 = t13 * t17 - t8 * t25;
        const double t42 = t23 * t25 - t4 * t13;
        const double t43 = t4 * t8 - t17 * t23;
        const double t44 = t32 * t41 + t34 * t42 + t35 * t43;
        const double flux0 = t27 * (t15 * t36 + t37 * t40 + t41 * t44);
        const double flux1 = t27 * (t24 * t36 + t38 * t40 + t42 * t44);
        const double flux2 = t27 * (t26 * t36 + t39 * t40 + t43 * t44);
        const double t45 = 2.0 * inputs[lane + 72];
        const double t46 = inputs[lane] + inputs[lane + 8] + 4.973799752532353 * t0 - t2 - t45;
        const double t47 = 2.0 * inputs[lane + 152];
        const double t48 = inputs[lane + 80] + 4.973799752532353 * t5 + 4.973799752532353 * t22 - inputs[lane
            + 96] - t6 - t47;
        const double t49 = 2.0 * inputs[lane + 232];
        const double t50 = inputs[lane + 160] + inputs[lane + 184] + 4.973799752532353 * t18 - t10 - t49;
        const double t51 = inputs[lane + 80] + inputs[lane + 104] + 4.973799752532353 * t21 - t6 - t47;
        const double t52 = inputs[lane + 160] + 4.973799752532353 * t9 + 4.973799752532353 * t19 - inputs[lane
            + 176] - t10 - t49;
        const double t53 = t48 * t50 - t51 * t52;
        const double t54 = inputs[lane] + 4.973799752532353 * t1 + 4.973799752532353 * t16 - inputs[lane + 16]
            - t2 - t45;
        const double t55 = inputs[lane + 160] + inputs[lane + 168] + 4.973799752532353 * t18 - t10 - t49;
        const double t56 = inputs[lane + 80] + inputs[lane + 88] + 4.973799752532353 * t21 - t6 - t47;
        const double t57 = t51 * t55 - t50 * t56;
        const double t58 = inputs[lane] + inputs[lane + 24] + 4.973799752532353 * t0 - t2 - t45;
        const double t59 = t52 * t56 - t48 * t55;
        const double t60 = 1.0 / std::fabs(t46 * t53 + t54 * t57 + t58 * t59);
        const double t61 = 2.0 * inputs[lane + 312];
        const double t62 = inputs[lane + 240] + inputs[lane + 248] + 4.973799752532353 * t28 - t30 - t61;
        const double t63 = inputs[lane + 240] + 4.973799752532353 * t29 + 4.973799752532353 * t33 -
            inputs[lane + 256] - t30 - t61;
        const double t64 = inputs[lane + 240] + inputs[lane + 264] + 4.973799752532353 * t28 - t30 - t61;
        const double t65 = t53 * t62 + t57 * t63 + t59 * t64;
        const double t66 = t52 * t58 - t50 * t54;
        const double t67 = t46 * t50 - t55 * t58;
        const double t68 = t54 * t55 - t46 * t52;
        const double t69 = t62 * t66 + t63 * t67 + t64 * t68;
        const double t70 = t51 * t54 - t48 * t58;
        const double t71 = t56 * t58 - t46 * t51;
        const double t72 = t46 * t48 - t54 * t56;
        const double t73 = t62 * t70 + t63 * t71 + t64 * t72;
        const double flux3 = t60 * (t53 * t65 + t66 * t69 + t70 * t73);
        const double flux4 = t60 * (t57 * t65 + t67 * t69 + t71 * t73);
        const double flux5 = t60 * (t59 * t65 + t68 * t69 + t72 * t73);
        const double t74 = inputs[lane] + inputs[lane + 8] + 4.973799752532353 * t1 - t3 - t45;
        const double t75 = inputs[lane + 80] + inputs[lane + 96] + 4.973799752532353 * t22 - t7 - t47;
        const double t76 = inputs[lane + 160] + 4.973799752532353 * t9 + 4.973799752532353 * t18 - inputs[lane
            + 184] - t11 - t49;
        const double t77 = inputs[lane + 80] + 4.973799752532353 * t5 + 4.973799752532353 * t21 - inputs[lane
            + 104] - t7 - t47;
        const double t78 = inputs[lane + 160] + inputs[lane + 176] + 4.973799752532353 * t19 - t11 - t49;
        const double t79 = t75 * t76 - t77 * t78;
        const double t80 = inputs[lane] + inputs[lane + 16] + 4.973799752532353 * t1 - t3 - t45;
        const double t81 = inputs[lane + 160] + inputs[lane + 168] + 4.973799752532353 * t19 - t11 - t49;
        const double t82 = inputs[lane + 80] + inputs[lane + 88] + 4.973799752532353 * t22 - t7 - t47;
        const double t83 = t77 * t81 - t76 * t82;
        const double t84 = inputs[lane] + 4.973799752532353 * t0 + 4.973799752532353 * t16 - inputs[lane + 24]
            - t3 - t45;
        const double t85 = t78 * t82 - t75 * t81;
        const double t86 = 1.0 / std::fabs(t74 * t79 + t80 * t83 + t84 * t85);
        const double t87 = inputs[lane + 240] + inputs[lane + 248] + 4.973799752532353 * t29 - t31 - t61;
        const double t88 = inputs[lane + 240] + inputs[lane + 256] + 4.973799752532353 * t29 - t31 - t61;
        const double t89 = inputs[lane + 240] + 4.973799752532353 * t28 + 4.973799752532353 * t33 -
            inputs[lane + 264] - t31 - t61;
        const double t90 = t79 * t87 + t83 * t88 + t85 * t89;
        const double t91 = t78 * t84 - t76 * t80;
        const double t92 = t74 * t76 - t81 * t84;
        const double t93 = t80 * t81 - t74 * t78;
        const double t94 = t87 * t91 + t88 * t92 + t89 * t93;
        const double t95 = t77 * t80 - t75 * t84;
        const double t96 = t82 * t84 - t74 * t77;
        const double t97 = t74 * t75 - t80 * t82;
        const double t98 = t87 * t95 + t88 * t96 + t89 * t97;
        const double flux6 = t86 * (t79 * t90 + t91 * t94 + t95 * t98);
        const double flux7 = t86 * (t83 * t90 + t92 * t94 + t96 * t98);
        const double flux8 = t86 * (t85 * t90 + t93 * t94 + t97 * t98);
        const double t99 = inputs[lane] - inputs[lane + 8];
        const double t100 = inputs[lane + 80] + inputs[lane + 96] + t47 - t7 - 4.973799752532353 * t22;
        const double t101 = inputs[lane + 160] + inputs[lane + 184] + t49 - t10 - 4.973799752532353 * t18;
        const double t102 = inputs[lane + 80] + inputs[lane + 104] + t47 - t6 - 4.973799752532353 * t21;
        const double t103 = inputs[lane + 160] + inputs[lane + 176] + t49 - t11 - 4.973799752532353 * t19;
        const double t104 = t100 * t101 - t102 * t103;
        const double t105 = inputs[lane] + inputs[lane + 16] + t45 - 4.973799752532353 * t1 - t3;
        const double t106 = inputs[lane + 160] - inputs[lane + 168];
        const double t107 = inputs[lane + 80] - inputs[lane + 88];
        const double t108 = t102 * t106 - t101 * t107;
        const double t109 = inputs[lane] + inputs[lane + 24] + t45 - 4.973799752532353 * t0 - t2;
        const double t110 = t103 * t107 - t100 * t106;
        const double t111 = 1.0 / std::fabs(-(t99 * t104 + t105 * t108 + t109 * t110));
        const double t112 = inputs[lane + 240] - inputs[lane + 248];
        const double t113 = inputs[lane + 240] + inputs[lane + 256] + t61 - 4.973799752532353 * t29 - t31;
        const double t114 = inputs[lane + 240] + inputs[lane + 264] + t61 - 4.973799752532353 * t28 - t30;
        const double t115 = t104 * t112 + t108 * t113 + t110 * t114;
        const double t116 = t103 * t109 - t101 * t105;
        const double t117 = t99 * t101 - t106 * t109;
        const double t118 = t105 * t106 - t99 * t103;
        const double t119 = t112 * t116 + t113 * t117 + t114 * t118;
        const double t120 = t102 * t105 - t100 * t109;
        const double t121 = t107 * t109 - t99 * t102;
        const double t122 = t99 * t100 - t105 * t107;
        const double t123 = t112 * t120 + t113 * t121 + t114 * t122;
        const double flux9 = t111 * (t104 * t115 + t116 * t119 + t120 * t123);
        const double flux10 = t111 * (t108 * t115 + t117 * t119 + t121 * t123);
        const double flux11 = t111 * (t110 * t115 + t118 * t119 + t122 * t123);
        const double t124 = inputs[lane] + inputs[lane + 8] + t3 - 4.973799752532353 * t1 - t45;
        const double t125 = inputs[lane + 80] - inputs[lane + 96];
        const double t126 = inputs[lane + 160] + inputs[lane + 184] + t11 - 4.973799752532353 * t9 - t10;
        const double t127 = inputs[lane + 80] + inputs[lane + 104] + t7 - 4.973799752532353 * t5 - t6;
        const double t128 = inputs[lane + 160] - inputs[lane + 176];
        const double t129 = t125 * t126 - t127 * t128;
        const double t130 = inputs[lane] - inputs[lane + 16];
        const double t131 = inputs[lane + 160] + inputs[lane + 168] + t11 - 4.973799752532353 * t19 - t49;
        const double t132 = inputs[lane + 80] + inputs[lane + 88] + t7 - 4.973799752532353 * t22 - t47;
        const double t133 = t127 * t131 - t126 * t132;
        const double t134 = inputs[lane] + inputs[lane + 24] + t3 - t2 - 4.973799752532353 * t16;
        const double t135 = t128 * t132 - t125 * t131;
        const double t136 = 1.0 / std::fabs(-(t124 * t129 + t130 * t133 + t134 * t135));
        const double t137 = inputs[lane + 240] + inputs[lane + 248] + t31 - 4.973799752532353 * t29 - t61;
        const double t138 = inputs[lane + 240] - inputs[lane + 256];
        const double t139 = inputs[lane + 240] + inputs[lane + 264] + t31 - t30 - 4.973799752532353 * t33;
        const double t140 = t129 * t137 + t133 * t138 + t135 * t139;
        const double t141 = t128 * t134 - t126 * t130;
        const double t142 = t124 * t126 - t131 * t134;
        const double t143 = t130 * t131 - t124 * t128;
        const double t144 = t137 * t141 + t138 * t142 + t139 * t143;
        const double t145 = t127 * t130 - t125 * t134;
        const double t146 = t132 * t134 - t124 * t127;
        const double t147 = t124 * t125 - t130 * t132;
        const double t148 = t137 * t145 + t138 * t146 + t139 * t147;
        const double flux12 = t136 * (t129 * t140 + t141 * t144 + t145 * t148);
        const double flux13 = t136 * (t133 * t140 + t142 * t144 + t146 * t148);
        const double flux14 = t136 * (t135 * t140 + t143 * t144 + t147 * t148);
        const double t149 = inputs[lane] + inputs[lane + 8] + t2 - 4.973799752532353 * t0 - t45;
        const double t150 = inputs[lane + 80] + inputs[lane + 96] + t6 - 4.973799752532353 * t5 - t7;
        const double t151 = inputs[lane + 160] - inputs[lane + 184];
        const double t152 = inputs[lane + 80] - inputs[lane + 104];
        const double t153 = inputs[lane + 160] + inputs[lane + 176] + t10 - 4.973799752532353 * t9 - t11;
        const double t154 = t150 * t151 - t152 * t153;
        const double t155 = inputs[lane] + inputs[lane + 16] + t2 - t3 - 4.973799752532353 * t16;
        const double t156 = inputs[lane + 160] + inputs[lane + 168] + t10 - 4.973799752532353 * t18 - t49;
        const double t157 = inputs[lane + 80] + inputs[lane + 88] + t6 - 4.973799752532353 * t21 - t47;
        const double t158 = t152 * t156 - t151 * t157;
        const double t159 = inputs[lane] - inputs[lane + 24];
        const double t160 = t153 * t157 - t150 * t156;
        const double t161 = 1.0 / std::fabs(-(t149 * t154 + t155 * t158 + t159 * t160));
        const double t162 = inputs[lane + 240] + inputs[lane + 248] + t30 - 4.973799752532353 * t28 - t61;
        const double t163 = inputs[lane + 240] + inputs[lane + 256] + t30 - t31 - 4.973799752532353 * t33;
        const double t164 = inputs[lane + 240] - inputs[lane + 264];
        const double t165 = t154 * t162 + t158 * t163 + t160 * t164;
        const double t166 = t153 * t159 - t151 * t155;
        const double t167 = t149 * t151 - t156 * t159;
        const double t168 = t155 * t156 - t149 * t153;
        const double t169 = t162 * t166 + t163 * t167 + t164 * t168;
        const double t170 = t152 * t155 - t150 * t159;
        const double t171 = t157 * t159 - t149 * t152;
        const double t172 = t149 * t150 - t155 * t157;
        const double t173 = t162 * t170 + t163 * t171 + t164 * t172;
        const double flux15 = t161 * (t154 * t165 + t166 * t169 + t170 * t173);
        const double flux16 = t161 * (t158 * t165 + t167 * t169 + t171 * t173);
        const double flux17 = t161 * (t160 * t165 + t168 * t169 + t172 * t173);
        const double t174 = 0.5978929390991821 * inputs[lane] + 1.7936788172975462 * inputs[lane + 8] + t0 +
            t1 - 0.20105353045040897 * t2 - 0.20105353045040897 * t3 - 1.1957858781983641 * t45;
        const double t175 = inputs[lane + 80] + 1.672540240242098 * t5 + 11.620139745306805 * t22 -
            inputs[lane + 96] - 0.33627012012104895 * t6 - 2.336270120121049 * t47;
        const double t176 = inputs[lane + 160] + 1.672540240242098 * t9 + 11.620139745306805 * t18 -
            inputs[lane + 184] - 0.33627012012104895 * t11 - 2.336270120121049 * t49;
        const double t177 = inputs[lane + 80] + 1.672540240242098 * t5 + 11.620139745306805 * t21 -
            inputs[lane + 104] - 0.33627012012104895 * t7 - 2.336270120121049 * t47;
        const double t178 = inputs[lane + 160] + 1.672540240242098 * t9 + 11.620139745306805 * t19 -
            inputs[lane + 176] - 0.33627012012104895 * t10 - 2.336270120121049 * t49;
        const double t179 = t175 * t176 - t177 * t178;
        const double t180 = inputs[lane] + 11.620139745306805 * t1 + 1.672540240242098 * t16 - inputs[lane +
            16] - 0.33627012012104895 * t2 - 2.336270120121049 * t45;
        const double t181 = 0.5978929390991821 * inputs[lane + 160] + 1.7936788172975462 * inputs[lane + 168]
            + t18 + t19 - 0.20105353045040897 * t10 - 0.20105353045040897 * t11 - 1.1957858781983641 * t49;
        const double t182 = 0.5978929390991821 * inputs[lane + 80] + 1.7936788172975462 * inputs[lane + 88] +
            t21 + t22 - 0.20105353045040897 * t6 - 0.20105353045040897 * t7 - 1.1957858781983641 * t47;
        const double t183 = t177 * t181 - t176 * t182;
        const double t184 = inputs[lane] + 11.620139745306805 * t0 + 1.672540240242098 * t16 - inputs[lane +
            24] - 0.33627012012104895 * t3 - 2.336270120121049 * t45;
        const double t185 = t178 * t182 - t175 * t181;
        const double t186 = 1.0 / std::fabs(0.35747596662465825 * (t174 * t179 + t180 * t183 + t184 * t185));
        const double t187 = 0.5978929390991821 * inputs[lane + 240] + 1.7936788172975462 * inputs[lane + 248]
            + t28 + t29 - 0.20105353045040897 * t30 - 0.20105353045040897 * t31 - 1.1957858781983641 * t61;
        const double t188 = inputs[lane + 240] + 11.620139745306805 * t29 + 1.672540240242098 * t33 -
            inputs[lane + 256] - 0.33627012012104895 * t30 - 2.336270120121049 * t61;
        const double t189 = inputs[lane + 240] + 11.620139745306805 * t28 + 1.672540240242098 * t33 -
            inputs[lane + 264] - 0.33627012012104895 * t31 - 2.336270120121049 * t61;
        const double t190 = t179 * t187 + t183 * t188 + t185 * t189;
        const double t191 = t178 * t184 - t176 * t180;
        const double t192 = t174 * t176 - t181 * t184;
        const double t193 = t180 * t181 - t174 * t178;
        const double t194 = t187 * t191 + t188 * t192 + t189 * t193;
        const double t195 = t177 * t180 - t175 * t184;
        const double t196 = t182 * t184 - t174 * t177;
        const double t197 = t174 * t175 - t180 * t182;
        const double t198 = t187 * t195 + t188 * t196 + t189 * t197;
        const double flux18 = t186 * (t179 * t190 + t191 * t194 + t195 * t198);
        const double flux19 = t186 * (t183 * t190 + t192 * t194 + t196 * t198);
        const double flux20 = t186 * (t185 * t190 + t193 * t194 + t197 * t198);
        const double t199 = 1.7936788172975462 * inputs[lane] + 0.5978929390991821 * inputs[lane + 8] +
            0.20105353045040897 * t2 + 0.20105353045040897 * t3 - t0 - t1 - 1.1957858781983641 * t45;
        const double t200 = 1.7936788172975462 * inputs[lane + 80] + 0.5978929390991821 * inputs[lane + 96] +
            0.20105353045040897 * t6 + 0.20105353045040897 * t47 - t5 - 1.1957858781983641 * t7 - t22;
        const double t201 = 1.7936788172975462 * inputs[lane + 160] + 0.5978929390991821 * inputs[lane + 184]
            + 0.20105353045040897 * t11 + 0.20105353045040897 * t49 - t9 - 1.1957858781983641 * t10 - t18;
        const double t202 = 1.7936788172975462 * inputs[lane + 80] + 0.5978929390991821 * inputs[lane + 104] +
            0.20105353045040897 * t7 + 0.20105353045040897 * t47 - t5 - 1.1957858781983641 * t6 - t21;
        const double t203 = 1.7936788172975462 * inputs[lane + 160] + 0.5978929390991821 * inputs[lane + 176]
            + 0.20105353045040897 * t10 + 0.20105353045040897 * t49 - t9 - 1.1957858781983641 * t11 - t19;
        const double t204 = t200 * t201 - t202 * t203;
        const double t205 = 1.7936788172975462 * inputs[lane] + 0.5978929390991821 * inputs[lane + 16] +
            0.20105353045040897 * t2 + 0.20105353045040897 * t45 - t1 - 1.1957858781983641 * t3 - t16;
        const double t206 = 1.7936788172975462 * inputs[lane + 160] + 0.5978929390991821 * inputs[lane + 168]
            + 0.20105353045040897 * t10 + 0.20105353045040897 * t11 - t18 - t19 - 1.1957858781983641 * t49;
        const double t207 = 1.7936788172975462 * inputs[lane + 80] + 0.5978929390991821 * inputs[lane + 88] +
            0.20105353045040897 * t6 + 0.20105353045040897 * t7 - t21 - t22 - 1.1957858781983641 * t47;
        const double t208 = t202 * t206 - t201 * t207;
        const double t209 = 1.7936788172975462 * inputs[lane] + 0.5978929390991821 * inputs[lane + 24] +
            0.20105353045040897 * t3 + 0.20105353045040897 * t45 - t0 - 1.1957858781983641 * t2 - t16;
        const double t210 = t203 * t207 - t200 * t206;
        const double t211 = 1.0 / std::fabs(-(t199 * t204 + t205 * t208 + t209 * t210));
        const double t212 = 1.7936788172975462 * inputs[lane + 240] + 0.5978929390991821 * inputs[lane + 248]
            + 0.20105353045040897 * t30 + 0.20105353045040897 * t31 - t28 - t29 - 1.1957858781983641 * t61;
        const double t213 = 1.7936788172975462 * inputs[lane + 240] + 0.5978929390991821 * inputs[lane + 256]
            + 0.20105353045040897 * t30 + 0.20105353045040897 * t61 - t29 - 1.1957858781983641 * t31 - t33;
        const double t214 = 1.7936788172975462 * inputs[lane + 240] + 0.5978929390991821 * inputs[lane + 264]
            + 0.20105353045040897 * t31 + 0.20105353045040897 * t61 - t28 - 1.1957858781983641 * t30 - t33;
        const double t215 = t204 * t212 + t208 * t213 + t210 * t214;
        const double t216 = t203 * t209 - t201 * t205;
        const double t217 = t199 * t201 - t206 * t209;
        const double t218 = t205 * t206 - t199 * t203;
        const double t219 = t212 * t216 + t213 * t217 + t214 * t218;
        const double t220 = t202 * t205 - t200 * t209;
        const double t221 = t207 * t209 - t199 * t202;
        const double t222 = t199 * t200 - t205 * t207;
        const double t223 = t212 * t220 + t213 * t221 + t214 * t222;
        const double flux21 = t211 * (t204 * t215 + t216 * t219 + t220 * t223);
        const double flux22 = t211 * (t208 * t215 + t217 * t219 + t221 * t223);
        const double flux23 = t211 * (t210 * t215 + t218 * t219 + t222 * t223);
        const double t224 = inputs[lane] + 11.620139745306805 * t0 + 1.672540240242098 * t1 - inputs[lane + 8]
            - 2.336270120121049 * t2 - 0.33627012012104895 * t3;
        const double t225 = inputs[lane + 80] + 11.620139745306805 * t5 + 1.672540240242098 * t22 -
            inputs[lane + 96] - 2.336270120121049 * t6 - 0.33627012012104895 * t47;
        const double t226 = 0.5978929390991821 * inputs[lane + 160] + 1.7936788172975462 * inputs[lane + 184]
            + t9 + t18 - 1.1957858781983641 * t10 - 0.20105353045040897 * t11 - 0.20105353045040897 * t49;
        const double t227 = 0.5978929390991821 * inputs[lane + 80] + 1.7936788172975462 * inputs[lane + 104] +
            t5 + t21 - 1.1957858781983641 * t6 - 0.20105353045040897 * t7 - 0.20105353045040897 * t47;
        const double t228 = inputs[lane + 160] + 11.620139745306805 * t9 + 1.672540240242098 * t19 -
            inputs[lane + 176] - 2.336270120121049 * t10 - 0.33627012012104895 * t49;
        const double t229 = t225 * t226 - t227 * t228;
        const double t230 = inputs[lane] + 1.672540240242098 * t1 + 11.620139745306805 * t16 - inputs[lane +
            16] - 2.336270120121049 * t2 - 0.33627012012104895 * t45;
        const double t231 = inputs[lane + 160] + 11.620139745306805 * t18 + 1.672540240242098 * t19 -
            inputs[lane + 168] - 2.336270120121049 * t10 - 0.33627012012104895 * t11;
        const double t232 = inputs[lane + 80] + 11.620139745306805 * t21 + 1.672540240242098 * t22 -
            inputs[lane + 88] - 2.336270120121049 * t6 - 0.33627012012104895 * t7;
        const double t233 = t227 * t231 - t226 * t232;
        const double t234 = 0.5978929390991821 * inputs[lane] + 1.7936788172975462 * inputs[lane + 24] + t0 +
            t16 - 1.1957858781983641 * t2 - 0.20105353045040897 * t3 - 0.20105353045040897 * t45;
        const double t235 = t228 * t232 - t225 * t231;
        const double t236 = 1.0 / std::fabs(0.35747596662465825 * (t224 * t229 + t230 * t233 + t234 * t235));
        const double t237 = inputs[lane + 240] + 11.620139745306805 * t28 + 1.672540240242098 * t29 -
            inputs[lane + 248] - 2.336270120121049 * t30 - 0.33627012012104895 * t31;
        const double t238 = inputs[lane + 240] + 1.672540240242098 * t29 + 11.620139745306805 * t33 -
            inputs[lane + 256] - 2.336270120121049 * t30 - 0.33627012012104895 * t61;
        const double t239 = 0.5978929390991821 * inputs[lane + 240] + 1.7936788172975462 * inputs[lane + 264]
            + t28 + t33 - 1.1957858781983641 * t30 - 0.20105353045040897 * t31 - 0.20105353045040897 * t61;
        const double t240 = t229 * t237 + t233 * t238 + t235 * t239;
        const double t241 = t228 * t234 - t226 * t230;
        const double t242 = t224 * t226 - t231 * t234;
        const double t243 = t230 * t231 - t224 * t228;
        const double t244 = t237 * t241 + t238 * t242 + t239 * t243;
        const double t245 = t227 * t230 - t225 * t234;
        const double t246 = t232 * t234 - t224 * t227;
        const double t247 = t224 * t225 - t230 * t232;
        const double t248 = t237 * t245 + t238 * t246 + t239 * t247;
        const double flux24 = t236 * (t229 * t240 + t241 * t244 + t245 * t248);
        const double flux25 = t236 * (t233 * t240 + t242 * t244 + t246 * t248);
        const double flux26 = t236 * (t235 * t240 + t243 * t244 + t247 * t248);
        const double t249 = inputs[lane] + 1.672540240242098 * t0 + 11.620139745306805 * t1 - inputs[lane + 8]
            - 0.33627012012104895 * t2 - 2.336270120121049 * t3;
        const double t250 = 0.5978929390991821 * inputs[lane + 80] + 1.7936788172975462 * inputs[lane + 96] +
            t5 + t22 - 0.20105353045040897 * t6 - 1.1957858781983641 * t7 - 0.20105353045040897 * t47;
        const double t251 = inputs[lane + 160] + 11.620139745306805 * t9 + 1.672540240242098 * t18 -
            inputs[lane + 184] - 2.336270120121049 * t11 - 0.33627012012104895 * t49;
        const double t252 = inputs[lane + 80] + 11.620139745306805 * t5 + 1.672540240242098 * t21 -
            inputs[lane + 104] - 2.336270120121049 * t7 - 0.33627012012104895 * t47;
        const double t253 = 0.5978929390991821 * inputs[lane + 160] + 1.7936788172975462 * inputs[lane + 176]
            + t9 + t19 - 0.20105353045040897 * t10 - 1.1957858781983641 * t11 - 0.20105353045040897 * t49;
        const double t254 = t250 * t251 - t252 * t253;
        const double t255 = 0.5978929390991821 * inputs[lane] + 1.7936788172975462 * inputs[lane + 16] + t1 +
            t16 - 0.20105353045040897 * t2 - 1.1957858781983641 * t3 - 0.20105353045040897 * t45;
        const double t256 = inputs[lane + 160] + 1.672540240242098 * t18 + 11.620139745306805 * t19 -
            inputs[lane + 168] - 0.33627012012104895 * t10 - 2.336270120121049 * t11;
        const double t257 = inputs[lane + 80] + 1.672540240242098 * t21 + 11.620139745306805 * t22 -
            inputs[lane + 88] - 0.33627012012104895 * t6 - 2.336270120121049 * t7;
        const double t258 = t252 * t256 - t251 * t257;
        const double t259 = inputs[lane] + 1.672540240242098 * t0 + 11.620139745306805 * t16 - inputs[lane +
            24] - 2.336270120121049 * t3 - 0.33627012012104895 * t45;
        const double t260 = t253 * t257 - t250 * t256;
        const double t261 = 1.0 / std::fabs(0.35747596662465825 * (t249 * t254 + t255 * t258 + t259 * t260));
        const double t262 = inputs[lane + 240] + 1.672540240242098 * t28 + 11.620139745306805 * t29 -
            inputs[lane + 248] - 0.33627012012104895 * t30 - 2.336270120121049 * t31;
        const double t263 = 0.5978929390991821 * inputs[lane + 240] + 1.7936788172975462 * inputs[lane + 256]
            + t29 + t33 - 0.20105353045040897 * t30 - 1.1957858781983641 * t31 - 0.20105353045040897 * t61;
        const double t264 = inputs[lane + 240] + 1.672540240242098 * t28 + 11.620139745306805 * t33 -
            inputs[lane + 264] - 2.336270120121049 * t31 - 0.33627012012104895 * t61;
        const double t265 = t254 * t262 + t258 * t263 + t260 * t264;
        const double t266 = t253 * t259 - t251 * t255;
        const double t267 = t249 * t251 - t256 * t259;
        const double t268 = t255 * t256 - t249 * t253;
        const double t269 = t262 * t266 + t263 * t267 + t264 * t268;
        const double t270 = t252 * t255 - t250 * t259;
        const double t271 = t257 * t259 - t249 * t252;
        const double t272 = t249 * t250 - t255 * t257;
        const double t273 = t262 * t270 + t263 * t271 + t264 * t272;
        const double flux27 = t261 * (t254 * t265 + t266 * t269 + t270 * t273);
        const double flux28 = t261 * (t258 * t265 + t267 * t269 + t271 * t273);
        const double flux29 = t261 * (t260 * t265 + t268 * t269 + t272 * t273);
        const double t274 = 0.4095319852371817 * inputs[lane] + 1.2285959557115451 * inputs[lane + 8] + t2 +
            t3 - 4.973799752532353 * t0 - 4.973799752532353 * t1 - 0.8190639704743634 * t45;
        const double t275 = inputs[lane + 80] + 2.4418117169061824 * t6 + 0.4418117169061822 * t47 -
            inputs[lane + 96] - 12.14508251327857 * t5 - 2.197483008213863 * t22;
        const double t276 = inputs[lane + 160] + 2.4418117169061824 * t11 + 0.4418117169061822 * t49 -
            inputs[lane + 184] - 12.14508251327857 * t9 - 2.197483008213863 * t18;
        const double t277 = inputs[lane + 80] + 2.4418117169061824 * t7 + 0.4418117169061822 * t47 -
            inputs[lane + 104] - 12.14508251327857 * t5 - 2.197483008213863 * t21;
        const double t278 = inputs[lane + 160] + 2.4418117169061824 * t10 + 0.4418117169061822 * t49 -
            inputs[lane + 176] - 12.14508251327857 * t9 - 2.197483008213863 * t19;
        const double t279 = t275 * t276 - t277 * t278;
        const double t280 = inputs[lane] + 2.4418117169061824 * t2 + 0.4418117169061822 * t45 - inputs[lane +
            16] - 2.197483008213863 * t1 - 12.14508251327857 * t16;
        const double t281 = 0.4095319852371817 * inputs[lane + 160] + 1.2285959557115451 * inputs[lane + 168]
            + t10 + t11 - 4.973799752532353 * t18 - 4.973799752532353 * t19 - 0.8190639704743634 * t49;
        const double t282 = 0.4095319852371817 * inputs[lane + 80] + 1.2285959557115451 * inputs[lane + 88] +
            t6 + t7 - 4.973799752532353 * t21 - 4.973799752532353 * t22 - 0.8190639704743634 * t47;
        const double t283 = t277 * t281 - t276 * t282;
        const double t284 = inputs[lane] + 2.4418117169061824 * t3 + 0.4418117169061822 * t45 - inputs[lane +
            24] - 2.197483008213863 * t0 - 12.14508251327857 * t16;
        const double t285 = t278 * t282 - t275 * t281;
        const double t286 = 1.0 / std::fabs(-0.0416870184454579 * (t274 * t279 + t280 * t283 + t284 * t285));
        const double t287 = 0.4095319852371817 * inputs[lane + 240] + 1.2285959557115451 * inputs[lane + 248]
            + t30 + t31 - 4.973799752532353 * t28 - 4.973799752532353 * t29 - 0.8190639704743634 * t61;
        const double t288 = inputs[lane + 240] + 2.4418117169061824 * t30 + 0.4418117169061822 * t61 -
            inputs[lane + 256] - 2.197483008213863 * t29 - 12.14508251327857 * t33;
        const double t289 = inputs[lane + 240] + 2.4418117169061824 * t31 + 0.4418117169061822 * t61 -
            inputs[lane + 264] - 2.197483008213863 * t28 - 12.14508251327857 * t33;
        const double t290 = t279 * t287 + t283 * t288 + t285 * t289;
        const double t291 = t278 * t284 - t276 * t280;
        const double t292 = t274 * t276 - t281 * t284;
        const double t293 = t280 * t281 - t274 * t278;
        const double t294 = t287 * t291 + t288 * t292 + t289 * t293;
        const double t295 = t277 * t280 - t275 * t284;
        const double t296 = t282 * t284 - t274 * t277;
        const double t297 = t274 * t275 - t280 * t282;
        const double t298 = t287 * t295 + t288 * t296 + t289 * t297;
        const double flux30 = t286 * (t279 * t290 + t291 * t294 + t295 * t298);
        const double flux31 = t286 * (t283 * t290 + t292 * t294 + t296 * t298);
        const double flux32 = t286 * (t285 * t290 + t293 * t294 + t297 * t298);
        const double t299 = 1.2285959557115451 * inputs[lane] + 0.4095319852371817 * inputs[lane + 8] +
            4.973799752532353 * t0 + 4.973799752532353 * t1 - t2 - t3 - 0.8190639704743634 * t45;
        const double t300 = 1.2285959557115451 * inputs[lane + 80] + 0.4095319852371817 * inputs[lane + 96] +
            4.973799752532353 * t5 + 4.973799752532353 * t22 - t6 - 0.8190639704743634 * t7 - t47;
        const double t301 = 1.2285959557115451 * inputs[lane + 160] + 0.4095319852371817 * inputs[lane + 184]
            + 4.973799752532353 * t9 + 4.973799752532353 * t18 - 0.8190639704743634 * t10 - t11 - t49;
        const double t302 = 1.2285959557115451 * inputs[lane + 80] + 0.4095319852371817 * inputs[lane + 104] +
            4.973799752532353 * t5 + 4.973799752532353 * t21 - 0.8190639704743634 * t6 - t7 - t47;
        const double t303 = 1.2285959557115451 * inputs[lane + 160] + 0.4095319852371817 * inputs[lane + 176]
            + 4.973799752532353 * t9 + 4.973799752532353 * t19 - t10 - 0.8190639704743634 * t11 - t49;
        const double t304 = t300 * t301 - t302 * t303;
        const double t305 = 1.2285959557115451 * inputs[lane] + 0.4095319852371817 * inputs[lane + 16] +
            4.973799752532353 * t1 + 4.973799752532353 * t16 - t2 - 0.8190639704743634 * t3 - t45;
        const double t306 = 1.2285959557115451 * inputs[lane + 160] + 0.4095319852371817 * inputs[lane + 168]
            + 4.973799752532353 * t18 + 4.973799752532353 * t19 - t10 - t11 - 0.8190639704743634 * t49;
        const double t307 = 1.2285959557115451 * inputs[lane + 80] + 0.4095319852371817 * inputs[lane + 88] +
            4.973799752532353 * t21 + 4.973799752532353 * t22 - t6 - t7 - 0.8190639704743634 * t47;
        const double t308 = t302 * t306 - t301 * t307;
        const double t309 = 1.2285959557115451 * inputs[lane] + 0.4095319852371817 * inputs[lane + 24] +
            4.973799752532353 * t0 + 4.973799752532353 * t16 - 0.8190639704743634 * t2 - t3 - t45;
        const double t310 = t303 * t307 - t300 * t306;
        const double t311 = 1.0 / std::fabs(0.24855653221823487 * (t299 * t304 + t305 * t308 + t309 * t310));
        const double t312 = 1.2285959557115451 * inputs[lane + 240] + 0.4095319852371817 * inputs[lane + 248]
            + 4.973799752532353 * t28 + 4.973799752532353 * t29 - t30 - t31 - 0.8190639704743634 * t61;
        const double t313 = 1.2285959557115451 * inputs[lane + 240] + 0.4095319852371817 * inputs[lane + 256]
            + 4.973799752532353 * t29 + 4.973799752532353 * t33 - t30 - 0.8190639704743634 * t31 - t61;
        const double t314 = 1.2285959557115451 * inputs[lane + 240] + 0.4095319852371817 * inputs[lane + 264]
            + 4.973799752532353 * t28 + 4.973799752532353 * t33 - 0.8190639704743634 * t30 - t31 - t61;
        const double t315 = t304 * t312 + t308 * t313 + t310 * t314;
        const double t316 = t303 * t309 - t301 * t305;
        const double t317 = t299 * t301 - t306 * t309;
        const double t318 = t305 * t306 - t299 * t303;
        const double t319 = t312 * t316 + t313 * t317 + t314 * t318;
        const double t320 = t302 * t305 - t300 * t309;
        const double t321 = t307 * t309 - t299 * t302;
        const double t322 = t299 * t300 - t305 * t307;
        const double t323 = t312 * t320 + t313 * t321 + t314 * t322;
        const double flux33 = t311 * (t304 * t315 + t316 * t319 + t320 * t323);
        const double flux34 = t311 * (t308 * t315 + t317 * t319 + t321 * t323);
        const double flux35 = t311 * (t310 * t315 + t318 * t319 + t322 * t323);
        const double t324 = inputs[lane] + 0.4418117169061822 * t2 + 2.4418117169061824 * t3 - inputs[lane +
            8] - 2.197483008213863 * t0 - 12.14508251327857 * t1;
        const double t325 = inputs[lane + 80] + 0.4418117169061822 * t6 + 2.4418117169061824 * t47 -
            inputs[lane + 96] - 2.197483008213863 * t5 - 12.14508251327857 * t22;
        const double t326 = 0.4095319852371817 * inputs[lane + 160] + 1.2285959557115451 * inputs[lane + 184]
            + t11 + t49 - 4.973799752532353 * t9 - 0.8190639704743634 * t10 - 4.973799752532353 * t18;
        const double t327 = 0.4095319852371817 * inputs[lane + 80] + 1.2285959557115451 * inputs[lane + 104] +
            t7 + t47 - 4.973799752532353 * t5 - 0.8190639704743634 * t6 - 4.973799752532353 * t21;
        const double t328 = inputs[lane + 160] + 0.4418117169061822 * t10 + 2.4418117169061824 * t49 -
            inputs[lane + 176] - 2.197483008213863 * t9 - 12.14508251327857 * t19;
        const double t329 = t325 * t326 - t327 * t328;
        const double t330 = inputs[lane] + 0.4418117169061822 * t2 + 2.4418117169061824 * t45 - inputs[lane +
            16] - 12.14508251327857 * t1 - 2.197483008213863 * t16;
        const double t331 = inputs[lane + 160] + 0.4418117169061822 * t10 + 2.4418117169061824 * t11 -
            inputs[lane + 168] - 2.197483008213863 * t18 - 12.14508251327857 * t19;
        const double t332 = inputs[lane + 80] + 0.4418117169061822 * t6 + 2.4418117169061824 * t7 -
            inputs[lane + 88] - 2.197483008213863 * t21 - 12.14508251327857 * t22;
        const double t333 = t327 * t331 - t326 * t332;
        const double t334 = 0.4095319852371817 * inputs[lane] + 1.2285959557115451 * inputs[lane + 24] + t3 +
            t45 - 4.973799752532353 * t0 - 0.8190639704743634 * t2 - 4.973799752532353 * t16;
        const double t335 = t328 * t332 - t325 * t331;
        const double t336 = 1.0 / std::fabs(-0.0416870184454579 * (t324 * t329 + t330 * t333 + t334 * t335));
        const double t337 = inputs[lane + 240] + 0.4418117169061822 * t30 + 2.4418117169061824 * t31 -
            inputs[lane + 248] - 2.197483008213863 * t28 - 12.14508251327857 * t29;
        const double t338 = inputs[lane + 240] + 0.4418117169061822 * t30 + 2.4418117169061824 * t61 -
            inputs[lane + 256] - 12.14508251327857 * t29 - 2.197483008213863 * t33;
        const double t339 = 0.4095319852371817 * inputs[lane + 240] + 1.2285959557115451 * inputs[lane + 264]
            + t31 + t61 - 4.973799752532353 * t28 - 0.8190639704743634 * t30 - 4.973799752532353 * t33;
        const double t340 = t329 * t337 + t333 * t338 + t335 * t339;
        const double t341 = t328 * t334 - t326 * t330;
        const double t342 = t324 * t326 - t331 * t334;
        const double t343 = t330 * t331 - t324 * t328;
        const double t344 = t337 * t341 + t338 * t342 + t339 * t343;
        const double t345 = t327 * t330 - t325 * t334;
        const double t346 = t332 * t334 - t324 * t327;
        const double t347 = t324 * t325 - t330 * t332;
        const double t348 = t337 * t345 + t338 * t346 + t339 * t347;
        const double flux36 = t336 * (t329 * t340 + t341 * t344 + t345 * t348);
        const double flux37 = t336 * (t333 * t340 + t342 * t344 + t346 * t348);
        const double flux38 = t336 * (t335 * t340 + t343 * t344 + t347 * t348);
        const double t349 = inputs[lane] + 2.4418117169061824 * t2 + 0.4418117169061822 * t3 - inputs[lane +
            8] - 12.14508251327857 * t0 - 2.197483008213863 * t1;
        const double t350 = 0.4095319852371817 * inputs[lane + 80] + 1.2285959557115451 * inputs[lane + 96] +
            t6 + t47 - 4.973799752532353 * t5 - 0.8190639704743634 * t7 - 4.973799752532353 * t22;
        const double t351 = inputs[lane + 160] + 0.4418117169061822 * t11 + 2.4418117169061824 * t49 -
            inputs[lane + 184] - 2.197483008213863 * t9 - 12.14508251327857 * t18;
        const double t352 = inputs[lane + 80] + 0.4418117169061822 * t7 + 2.4418117169061824 * t47 -
            inputs[lane + 104] - 2.197483008213863 * t5 - 12.14508251327857 * t21;
        const double t353 = 0.4095319852371817 * inputs[lane + 160] + 1.2285959557115451 * inputs[lane + 176]
            + t10 + t49 - 4.973799752532353 * t9 - 0.8190639704743634 * t11 - 4.973799752532353 * t19;
        const double t354 = t350 * t351 - t352 * t353;
        const double t355 = 0.4095319852371817 * inputs[lane] + 1.2285959557115451 * inputs[lane + 16] + t2 +
            t45 - 4.973799752532353 * t1 - 0.8190639704743634 * t3 - 4.973799752532353 * t16;
        const double t356 = inputs[lane + 160] + 2.4418117169061824 * t10 + 0.4418117169061822 * t11 -
            inputs[lane + 168] - 12.14508251327857 * t18 - 2.197483008213863 * t19;
        const double t357 = inputs[lane + 80] + 2.4418117169061824 * t6 + 0.4418117169061822 * t7 -
            inputs[lane + 88] - 12.14508251327857 * t21 - 2.197483008213863 * t22;
        const double t358 = t352 * t356 - t351 * t357;
        const double t359 = inputs[lane] + 0.4418117169061822 * t3 + 2.4418117169061824 * t45 - inputs[lane +
            24] - 12.14508251327857 * t0 - 2.197483008213863 * t16;
        const double t360 = t353 * t357 - t350 * t356;
        const double t361 = 1.0 / std::fabs(-0.0416870184454579 * (t349 * t354 + t355 * t358 + t359 * t360));
        const double t362 = inputs[lane + 240] + 2.4418117169061824 * t30 + 0.4418117169061822 * t31 -
            inputs[lane + 248] - 12.14508251327857 * t28 - 2.197483008213863 * t29;
        const double t363 = 0.4095319852371817 * inputs[lane + 240] + 1.2285959557115451 * inputs[lane + 256]
            + t30 + t61 - 4.973799752532353 * t29 - 0.8190639704743634 * t31 - 4.973799752532353 * t33;
        const double t364 = inputs[lane + 240] + 0.4418117169061822 * t31 + 2.4418117169061824 * t61 -
            inputs[lane + 264] - 12.14508251327857 * t28 - 2.197483008213863 * t33;
        const double t365 = t354 * t362 + t358 * t363 + t360 * t364;
        const double t366 = t353 * t359 - t351 * t355;
        const double t367 = t349 * t351 - t356 * t359;
        const double t368 = t355 * t356 - t349 * t353;
        const double t369 = t362 * t366 + t363 * t367 + t364 * t368;
        const double t370 = t352 * t355 - t350 * t359;
        const double t371 = t357 * t359 - t349 * t352;
        const double t372 = t349 * t350 - t355 * t357;
        const double t373 = t362 * t370 + t363 * t371 + t364 * t372;
        const double flux39 = t361 * (t354 * t365 + t366 * t369 + t370 * t373);
        const double flux40 = t361 * (t358 * t365 + t367 * t369 + t371 * t373);
        const double flux41 = t361 * (t360 * t365 + t368 * t369 + t372 * t373);
        const double t374 = 0.006349206349206349 * flux0;
        const double t375 = 0.006349206349206349 * flux3;
        const double t376 = 0.006349206349206349 * flux6;
        const double t377 = 0.006349206349206349 * flux12;
        const double t378 = 0.006349206349206349 * flux15;
        const double t379 = 0.0007586963413313386 * flux18;
        const double t380 = 0.005937099008853089 * flux21;
        const double t381 = 0.0012689501610011176 * flux24;
        const double t382 = 0.0012689501610011176 * flux27;
        const double t383 = 7.694939039789352e-05 * flux30;
        const double t384 = 0.0027356080750184342 * flux33;
        const double t385 = 3.399714228657743e-05 * flux36;
        const double t386 = 3.399714228657743e-05 * flux39;
        const double t387 = 0.006349206349206349 * flux1;
        const double t388 = 0.006349206349206349 * flux4;
        const double t389 = 0.006349206349206349 * flux7;
        const double t390 = 0.006349206349206349 * flux10;
        const double t391 = 0.006349206349206349 * flux16;
        const double t392 = 0.0012689501610011176 * flux19;
        const double t393 = 0.005937099008853089 * flux22;
        const double t394 = 0.0012689501610011176 * flux25;
        const double t395 = 0.0007586963413313386 * flux28;
        const double t396 = 3.399714228657743e-05 * flux31;
        const double t397 = 0.0027356080750184342 * flux34;
        const double t398 = 3.399714228657743e-05 * flux37;
        const double t399 = 7.694939039789352e-05 * flux40;
        const double t400 = 0.006349206349206349 * flux2;
        const double t401 = 0.006349206349206349 * flux5;
        const double t402 = 0.006349206349206349 * flux8;
        const double t403 = 0.006349206349206349 * flux11;
        const double t404 = 0.006349206349206349 * flux14;
        const double t405 = 0.0012689501610011176 * flux20;
        const double t406 = 0.005937099008853089 * flux23;
        const double t407 = 0.0007586963413313386 * flux26;
        const double t408 = 0.0012689501610011176 * flux29;
        const double t409 = 3.399714228657743e-05 * flux32;
        const double t410 = 0.0027356080750184342 * flux35;
        const double t411 = 7.694939039789352e-05 * flux38;
        const double t412 = 3.399714228657743e-05 * flux41;
        const double t413 = 0.006349206349206349 * flux9 + 0.006349206349206349 * flux13 +
            0.006349206349206349 * flux17 + t374 + t375 + t376 + t377 + t378 + 2.973799752532353 * t379 +
            8.92139925759706 * t380 + 2.973799752532353 * t381 + 2.973799752532353 * t382 + 0.4095319852371817
            * t383 + 1.2285959557115451 * t384 + 2.2634076049466745 * t385 + 2.2634076049466745 * t386 + t387
            + t388 + t389 + t390 + t391 + 2.973799752532353 * t392 + 8.92139925759706 * t393 +
            2.973799752532353 * t394 + 2.973799752532353 * t395 + 2.2634076049466745 * t396 +
            1.2285959557115451 * t397 + 2.2634076049466745 * t398 + 0.4095319852371817 * t399 + t400 + t401 +
            t402 + t403 + t404 + 2.973799752532353 * t405 + 8.92139925759706 * t406 + 2.973799752532353 * t407
            + 2.973799752532353 * t408 + 2.2634076049466745 * t409 + 1.2285959557115451 * t410 +
            0.4095319852371817 * t411 + 2.2634076049466745 * t412;
        const double t414 = 0.006349206349206349 * flux9 + t374 + 2.973799752532353 * t381 + 2.973799752532353
            * t382 + 2.2634076049466745 * t385 + 2.2634076049466745 * t386 - t375 - t376 - t377 - t378 -
            8.92139925759706 * t379 - 2.973799752532353 * t380 - 1.2285959557115451 * t383 -
            0.4095319852371817 * t384;
        const double t415 = 0.006349206349206349 * flux13 + t388 + 2.973799752532353 * t392 +
            2.973799752532353 * t394 + 2.2634076049466745 * t396 + 2.2634076049466745 * t398 - t387 - t389 -
            t390 - t391 - 2.973799752532353 * t393 - 8.92139925759706 * t395 - 0.4095319852371817 * t397 -
            1.2285959557115451 * t399;
        const double t416 = 0.006349206349206349 * flux17 + t402 + 2.973799752532353 * t405 +
            2.973799752532353 * t408 + 2.2634076049466745 * t409 + 2.2634076049466745 * t412 - t400 - t401 -
            t403 - t404 - 2.973799752532353 * t406 - 8.92139925759706 * t407 - 0.4095319852371817 * t410 -
            1.2285959557115451 * t411;
        const double t417 = t374 + t375 + t379 + 6.947599505064706 * t381 + t382 + t384 + t387 + t388 + t392 +
            6.947599505064706 * t394 + t395 + t397 + t400 + t401 + t403 + t404 + 5.947599505064706 * t406 +
            5.947599505064706 * t407 + 0.8190639704743634 * t410 + 0.8190639704743634 * t411 - t378 - t380 -
            t383 - t385 - 5.526815209893349 * t386 - t391 - t393 - 5.526815209893349 * t396 - t398 - t399;
        const double t418 = t374 + t376 + t379 + t381 + 6.947599505064706 * t382 + t384 + t387 + t389 + t390 +
            t391 + 5.947599505064706 * t393 + 5.947599505064706 * t395 + 0.8190639704743634 * t397 +
            0.8190639704743634 * t399 + t400 + t402 + t405 + t407 + 6.947599505064706 * t408 + t410 - t377 -
            t380 - t383 - 5.526815209893349 * t385 - t386 - t404 - t406 - 5.526815209893349 * t409 - t411 -
            t412;
        const double t419 = t375 + t376 + t377 + t378 + 5.947599505064706 * t379 + 5.947599505064706 * t380 +
            0.8190639704743634 * t383 + 0.8190639704743634 * t384 + t388 + t389 + 6.947599505064706 * t392 +
            t394 + t395 + t397 + t401 + t402 + 6.947599505064706 * t405 + t407 + t408 + t410 - t390 - t393 -
            t396 - 5.526815209893349 * t398 - t399 - t403 - t406 - t409 - t411 - 5.526815209893349 * t412;
        tile[lane] = 0.5 * t413;
        tile[lane + 8] = -0.5 * t414;
        tile[lane + 16] = -0.5 * t415;
        tile[lane + 24] = -0.5 * t416;
        tile[lane + 32] = t387 + t388 + t392 + 6.947599505064706 * t394 + t395 + t397 + t400 + t402 + t405 +
            t407 + 6.947599505064706 * t408 + t410 - t391 - t393 - 5.526815209893349 * t396 - t398 - t399 -
            t404 - t406 - 5.526815209893349 * t409 - t411 - t412;
        tile[lane + 40] = t374 + t375 + t379 + 6.947599505064706 * t381 + t382 + t384 + t401 + t402 +
            6.947599505064706 * t405 + t407 + t408 + t410 - t378 - t380 - t383 - t385 - 5.526815209893349 *
            t386 - t403 - t406 - t409 - t411 - 5.526815209893349 * t412;
        tile[lane + 48] = t374 + t376 + t379 + t381 + 6.947599505064706 * t382 + t384 + t388 + t389 +
            6.947599505064706 * t392 + t394 + t395 + t397 - t377 - t380 - t383 - 5.526815209893349 * t385 -
            t386 - t390 - t393 - t396 - 5.526815209893349 * t398 - t399;
        tile[lane + 56] = -t417;
        tile[lane + 64] = -t418;
        tile[lane + 72] = -t419;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[10 * cell];
          const int64_t d1 = offsets[10 * cell + 1];
          const int64_t d2 = offsets[10 * cell + 2];
          const int64_t d3 = offsets[10 * cell + 3];
          const int64_t d4 = offsets[10 * cell + 4];
          const int64_t d5 = offsets[10 * cell + 5];
          const int64_t d6 = offsets[10 * cell + 6];
          const int64_t d7 = offsets[10 * cell + 7];
          const int64_t d8 = offsets[10 * cell + 8];
          const int64_t d9 = offsets[10 * cell + 9];
          y[d0] += tile[lane];
          y[d1] += tile[lane + 8];
          y[d2] += tile[lane + 16];
          y[d3] += tile[lane + 24];
          y[d4] += tile[lane + 32];
          y[d5] += tile[lane + 40];
          y[d6] += tile[lane + 48];
          y[d7] += tile[lane + 56];
          y[d8] += tile[lane + 64];
          y[d9] += tile[lane + 72];
        }
      }
    }
  }
}

}  // namespace

extern "C" int curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cpu(
    int64_t num_cells,
    double* y,
    const double* x,
    const int32_t* offsets,
    const double* coordinates,
    const int32_t* cells,
    int64_t num_colours,
    const int64_t* colour_begin) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (y == nullptr || x == nullptr || offsets == nullptr || coordinates == nullptr || cells == nullptr || colour_begin == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (num_colours < 1 || colour_begin[num_colours] != num_cells) return FEMFORGE_INVALID_ARGUMENT;
  for (int64_t colour = 0; colour < num_colours; ++colour) {
    add_cells(colour_begin[colour], colour_begin[colour + 1], y, x, offsets, coordinates, cells);
  }
  return FEMFORGE_SUCCESS;
}

namespace {

int launch(const femforge_arguments* arguments, void* /*stream*/) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cpu(
      arguments->num_cells,
      static_cast<double*>(arguments->y),
      static_cast<const double*>(arguments->x),
      static_cast<const int32_t*>(arguments->offsets),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      arguments->num_colours,
      arguments->colour_begin);
}

}  // namespace

extern "C" const femforge_kernel curved_laplace_p2_tetrahedron_q2geometry_f64_apply_cpu_descriptor = {
    "curved_laplace_p2_tetrahedron_q2geometry_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "quadrature",                              // representation
    "tetrahedron",                             // cell
    "P2^3",                                    // coordinate_element
    "P2",                                      // row_element
    "P2",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    10,                                        // rows
    10,                                        // columns
    10,                                        // entries_per_cell
    4,                                         // quadrature_degree
    14,                                        // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    10,                                        // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    10,                                        // nodes
    1,                                         // components
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
    3200,                                      // shared_bytes
    2624.0,                                    // flops_per_cell
    143.99999999999997,                        // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
