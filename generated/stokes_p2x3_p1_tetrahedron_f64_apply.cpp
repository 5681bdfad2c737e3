// stokes_p2x3_p1_tetrahedron_f64_apply: apply of form a in stokes.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate stokes.form --kernel apply --define cell=tetrahedron
//
// Form file stokes.form:
//   | """Stokes with Taylor-Hood elements: velocities of a degree, pressures one degree lower."""
//   | cell = "tetrahedron"
//   | degree = 2
//   |
//   | velocity = VectorElement("Lagrange", cell, degree)
//   | pressure = FiniteElement("Lagrange", cell, degree - 1)
//   | element = MixedElement(velocity, pressure)
//   | v, q = TestFunctions(element)
//   | u, p = TrialFunctions(element)
//   |
//   | a = (inner(grad(v), grad(u)) - div(v) * p - q * div(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    [P2^3, P1], 34 dofs
//   trial   [P2^3, P1], 34 dofs
//   degree  3 (estimate), scheme default
//
// Representation:
//   tensor          963 flops <- taken
//   quadrature      1128 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
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
//   flops       997
//   bytes       972 (700 read, 272 written)
//   flops/byte  1.03
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
    alignas(64) double inputs[368];
    alignas(64) double tile[272];

    for (int step = 0; step < 8; ++step) {
      for (int lane = 0; lane < 8; ++lane) {
        const int batch_cell = step * 8 + lane;
        const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
        const int64_t d0 = offsets[34 * cell];
        const int64_t d1 = offsets[34 * cell + 1];
        const int64_t d2 = offsets[34 * cell + 2];
        const int64_t d3 = offsets[34 * cell + 3];
        const int64_t d4 = offsets[34 * cell + 4];
        const int64_t d5 = offsets[34 * cell + 5];
        const int64_t d6 = offsets[34 * cell + 6];
        const int64_t d7 = offsets[34 * cell + 7];
        const int64_t d8 = offsets[34 * cell + 8];
        const int64_t d9 = offsets[34 * cell + 9];
        const int64_t d10 = offsets[34 * cell + 10];
        const int64_t d11 = offsets[34 * cell + 11];
        const int64_t d12 = offsets[34 * cell + 12];
        const int64_t d13 = offsets[34 * cell + 13];
        const int64_t d14 = offsets[34 * cell + 14];
        const int64_t d15 = offsets[34 * cell + 15];
        const int64_t d16 = offsets[34 * cell + 16];
        const int64_t d17 = offsets[34 * cell + 17];
        const int64_t d18 = offsets[34 * cell + 18];
        const int64_t d19 = offsets[34 * cell + 19];
        const int64_t d20 = offsets[34 * cell + 20];
        const int64_t d21 = offsets[34 * cell + 21];
        const int64_t d22 = offsets[34 * cell + 22];
        const int64_t d23 = offsets[34 * cell + 23];
        const int64_t d24 = offsets[34 * cell + 24];
        const int64_t d25 = offsets[34 * cell + 25];
        const int64_t d26 = offsets[34 * cell + 26];
        const int64_t d27 = offsets[34 * cell + 27];
        const int64_t d28 = offsets[34 * cell + 28];
        const int64_t d29 = offsets[34 * cell + 29];
        const int64_t d30 = offsets[34 * cell + 30];
        const int64_t d31 = offsets[34 * cell + 31];
        const int64_t d32 = offsets[34 * cell + 32];
        const int64_t d33 = offsets[34 * cell + 33];
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d3];
        inputs[lane + 16] = x[d6];
        inputs[lane + 24] = x[d9];
        inputs[lane + 32] = x[d12];
        inputs[lane + 40] = x[d15];
        inputs[lane + 48] = x[d18];
        inputs[lane + 56] = x[d21];
        inputs[lane + 64] = x[d24];
        inputs[lane + 72] = x[d27];
        inputs[lane + 80] = x[d1];
        inputs[lane + 88] = x[d4];
        inputs[lane + 96] = x[d7];
        inputs[lane + 104] = x[d10];
        inputs[lane + 112] = x[d13];
        inputs[lane + 120] = x[d16];
        inputs[lane + 128] = x[d19];
        inputs[lane + 136] = x[d22];
        inputs[lane + 144] = x[d25];
        inputs[lane + 152] = x[d28];
        inputs[lane + 160] = x[d2];
        inputs[lane + 168] = x[d5];
        inputs[lane + 176] = x[d8];
        inputs[lane + 184] = x[d11];
        inputs[lane + 192] = x[d14];
        inputs[lane + 200] = x[d17];
        inputs[lane + 208] = x[d20];
        inputs[lane + 216] = x[d23];
        inputs[lane + 224] = x[d26];
        inputs[lane + 232] = x[d29];
        inputs[lane + 240] = x[d30];
        inputs[lane + 248] = x[d31];
        inputs[lane + 256] = x[d32];
        inputs[lane + 264] = x[d33];
        inputs[lane + 272] = coordinates[3 * n0];
        inputs[lane + 280] = coordinates[3 * n1];
        inputs[lane + 288] = coordinates[3 * n2];
        inputs[lane + 296] = coordinates[3 * n3];
        inputs[lane + 304] = coordinates[3 * n0 + 1];
        inputs[lane + 312] = coordinates[3 * n1 + 1];
        inputs[lane + 320] = coordinates[3 * n2 + 1];
        inputs[lane + 328] = coordinates[3 * n3 + 1];
        inputs[lane + 336] = coordinates[3 * n0 + 2];
        inputs[lane + 344] = coordinates[3 * n1 + 2];
        inputs[lane + 352] = coordinates[3 * n2 + 2];
        inputs[lane + 360] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 0.25 * inputs[lane + 240];
        const double t1 = 0.25 * inputs[lane + 248];
        const double t2 = 0.25 * inputs[lane + 256];
        const double t3 = 0.25 * inputs[lane + 264];
        const double t4 = t0 + t1 + t2 + t3;
        const double t5 = inputs[lane + 304] - inputs[lane + 320];
        const double t6 = inputs[lane + 336] - inputs[lane + 360];
        const double t7 = inputs[lane + 304] - inputs[lane + 328];
        const double t8 = inputs[lane + 336] - inputs[lane + 352];
        const double adj00 = t5 * t6 - t7 * t8;
        const double t9 = inputs[lane + 272] - inputs[lane + 280];
        const double t10 = inputs[lane + 272] - inputs[lane + 288];
        const double t11 = inputs[lane + 336] - inputs[lane + 344];
        const double t12 = inputs[lane + 304] - inputs[lane + 312];
        const double adj10 = t7 * t11 - t6 * t12;
        const double t13 = inputs[lane + 272] - inputs[lane + 296];
        const double adj20 = t8 * t12 - t5 * t11;
        const double detJ = -(adj00 * t9 + t10 * adj10 + t13 * adj20);
        const double sign_detJ = std::copysign(1.0, detJ);
        const double t14 = -adj00 * sign_detJ;
        const double t15 = 4.0 * inputs[lane + 64];
        const double t16 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t15;
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t8 * t13 - t6 * t10;
        const double adj02 = t7 * t10 - t5 * t13;
        const double t17 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t18 = 4.0 * inputs[lane + 72];
        const double t19 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t18;
        const double adj11 = t6 * t9 - t11 * t13;
        const double adj12 = t12 * t13 - t7 * t9;
        const double t20 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t21 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t15 - 0.25 * t18;
        const double adj21 = t10 * t11 - t8 * t9;
        const double adj22 = t5 * t9 - t10 * t12;
        const double t22 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t4 * t14 + t16 * t17 + t19 * t20 + t21 * t22;
        const double t23 = -adj10 * sign_detJ;
        const double t24 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t25 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t4 * t23 + t16 * t20 + t19 * t24 + t21 * t25;
        const double t26 = -adj20 * sign_detJ;
        const double t27 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t4 * t26 + t16 * t22 + t19 * t25 + t21 * t27;
        const double t28 = -sign_detJ * adj01;
        const double t29 = 4.0 * inputs[lane + 144];
        const double t30 = inputs[lane + 120] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t29;
        const double t31 = 4.0 * inputs[lane + 152];
        const double t32 = inputs[lane + 112] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t31;
        const double t33 = inputs[lane + 112] + inputs[lane + 120] - 0.25 * t29 - 0.25 * t31;
        const double flux3 = t4 * t28 + t17 * t30 + t20 * t32 + t22 * t33;
        const double t34 = -sign_detJ * adj11;
        const double flux4 = t4 * t34 + t20 * t30 + t24 * t32 + t25 * t33;
        const double t35 = -sign_detJ * adj21;
        const double flux5 = t4 * t35 + t22 * t30 + t25 * t32 + t27 * t33;
        const double t36 = -sign_detJ * adj02;
        const double t37 = 4.0 * inputs[lane + 224];
        const double t38 = inputs[lane + 200] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t37;
        const double t39 = 4.0 * inputs[lane + 232];
        const double t40 = inputs[lane + 192] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t39;
        const double t41 = inputs[lane + 192] + inputs[lane + 200] - 0.25 * t37 - 0.25 * t39;
        const double flux6 = t4 * t36 + t17 * t38 + t20 * t40 + t22 * t41;
        const double t42 = -sign_detJ * adj12;
        const double flux7 = t4 * t42 + t20 * t38 + t24 * t40 + t25 * t41;
        const double t43 = -sign_detJ * adj22;
        const double flux8 = t4 * t43 + t22 * t38 + t25 * t40 + t27 * t41;
        const double flux9 = t14 * t16 + t19 * t23 + t21 * t26 + t28 * t30 + t32 * t34 + t33 * t35 + t36 * t38
            + t40 * t42 + t41 * t43;
        const double t44 = 4.0 * t1 - t4;
        const double t45 = 1.3333333333333333 * inputs[lane];
        const double t46 = t16 + t18 - 0.75 * t45 - 0.75 * 4.0 * inputs[lane + 8];
        const double t47 = 1.3333333333333333 * inputs[lane + 16];
        const double t48 = 1.3333333333333333 * inputs[lane + 32] + t15 - 1.3333333333333333 * inputs[lane +
            56] - t45 - 2.0 * t47;
        const double t49 = 4.0 * inputs[lane + 48] + t15 - t18 - 3.0 * t47 - t48;
        const double t50 = 1.3333333333333333 * inputs[lane + 24];
        const double t51 = 2.6666666666666665 * inputs[lane + 32] + t45 - 0.6666666666666666 * t15 - t50;
        const double t52 = 4.0 * inputs[lane + 32] + t18 - 4.0 * inputs[lane + 40] - t15 - t51;
        const double flux10 = 1.3333333333333333 * t14 * t44 + t20 * t49 - 1.3333333333333333 * t17 * t46 -
            t22 * t52;
        const double flux11 = 1.3333333333333333 * t23 * t44 + t24 * t49 - 1.3333333333333333 * t20 * t46 -
            t25 * t52;
        const double flux12 = 1.3333333333333333 * t26 * t44 + t25 * t49 - 1.3333333333333333 * t22 * t46 -
            t27 * t52;
        const double t53 = 1.3333333333333333 * inputs[lane + 80];
        const double t54 = t30 + t31 - 0.75 * t53 - 0.75 * 4.0 * inputs[lane + 88];
        const double t55 = 1.3333333333333333 * inputs[lane + 96];
        const double t56 = 1.3333333333333333 * inputs[lane + 112] + t29 - 1.3333333333333333 * inputs[lane +
            136] - t53 - 2.0 * t55;
        const double t57 = 4.0 * inputs[lane + 128] + t29 - t31 - 3.0 * t55 - t56;
        const double t58 = 1.3333333333333333 * inputs[lane + 104];
        const double t59 = 2.6666666666666665 * inputs[lane + 112] + t53 - 0.6666666666666666 * t29 - t58;
        const double t60 = 4.0 * inputs[lane + 112] + t31 - 4.0 * inputs[lane + 120] - t29 - t59;
        const double flux13 = 1.3333333333333333 * t28 * t44 + t20 * t57 - 1.3333333333333333 * t17 * t54 -
            t22 * t60;
        const double flux14 = 1.3333333333333333 * t34 * t44 + t24 * t57 - 1.3333333333333333 * t20 * t54 -
            t25 * t60;
        const double flux15 = 1.3333333333333333 * t35 * t44 + t25 * t57 - 1.3333333333333333 * t22 * t54 -
            t27 * t60;
        const double t61 = 1.3333333333333333 * inputs[lane + 160];
        const double t62 = t38 + t39 - 0.75 * t61 - 0.75 * 4.0 * inputs[lane + 168];
        const double t63 = 1.3333333333333333 * inputs[lane + 176];
        const double t64 = 1.3333333333333333 * inputs[lane + 192] + t37 - 1.3333333333333333 * inputs[lane +
            216] - t61 - 2.0 * t63;
        const double t65 = 4.0 * inputs[lane + 208] + t37 - t39 - 3.0 * t63 - t64;
        const double t66 = 1.3333333333333333 * inputs[lane + 184];
        const double t67 = 2.6666666666666665 * inputs[lane + 192] + t61 - 0.6666666666666666 * t37 - t66;
        const double t68 = 4.0 * inputs[lane + 192] + t39 - 4.0 * inputs[lane + 200] - t37 - t67;
        const double flux16 = 1.3333333333333333 * t36 * t44 + t20 * t65 - 1.3333333333333333 * t17 * t62 -
            t22 * t68;
        const double flux17 = 1.3333333333333333 * t42 * t44 + t24 * t65 - 1.3333333333333333 * t20 * t62 -
            t25 * t68;
        const double flux18 = 1.3333333333333333 * t43 * t44 + t25 * t65 - 1.3333333333333333 * t22 * t62 -
            t27 * t68;
        const double flux19 = 1.3333333333333333 * t14 * t46 + t26 * t52 + 1.3333333333333333 * t28 * t54 +
            t35 * t60 + 1.3333333333333333 * t36 * t62 + t43 * t68 - t23 * t49 - t34 * t57 - t42 * t65;
        const double t69 = t0 + t3 - 2.0 * t2;
        const double t70 = inputs[lane + 40] + 0.75 * t45 - inputs[lane + 56] - 0.25 * t18;
        const double t71 = inputs[lane + 40] + 0.25 * t15 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t70;
        const double flux20 = 1.3333333333333333 * t14 * t69 + 2.6666666666666665 * t17 * t71 + t20 * t48 -
            t22 * t51;
        const double flux21 = 1.3333333333333333 * t23 * t69 + 2.6666666666666665 * t20 * t71 + t24 * t48 -
            t25 * t51;
        const double flux22 = 1.3333333333333333 * t26 * t69 + 2.6666666666666665 * t22 * t71 + t25 * t48 -
            t27 * t51;
        const double t72 = inputs[lane + 120] + 0.75 * t53 - inputs[lane + 136] - 0.25 * t31;
        const double t73 = inputs[lane + 120] + 0.25 * t29 - inputs[lane + 128] - inputs[lane + 136] - 0.5 *
            t72;
        const double flux23 = 1.3333333333333333 * t28 * t69 + 2.6666666666666665 * t17 * t73 + t20 * t56 -
            t22 * t59;
        const double flux24 = 1.3333333333333333 * t34 * t69 + 2.6666666666666665 * t20 * t73 + t24 * t56 -
            t25 * t59;
        const double flux25 = 1.3333333333333333 * t35 * t69 + 2.6666666666666665 * t22 * t73 + t25 * t56 -
            t27 * t59;
        const double t74 = inputs[lane + 200] + 0.75 * t61 - inputs[lane + 216] - 0.25 * t39;
        const double t75 = inputs[lane + 200] + 0.25 * t37 - inputs[lane + 208] - inputs[lane + 216] - 0.5 *
            t74;
        const double flux26 = 1.3333333333333333 * t36 * t69 + 2.6666666666666665 * t17 * t75 + t20 * t64 -
            t22 * t67;
        const double flux27 = 1.3333333333333333 * t42 * t69 + 2.6666666666666665 * t20 * t75 + t24 * t64 -
            t25 * t67;
        const double flux28 = 1.3333333333333333 * t43 * t69 + 2.6666666666666665 * t22 * t75 + t25 * t64 -
            t27 * t67;
        const double flux29 = 2.6666666666666665 * t14 * t71 + t23 * t48 + 2.6666666666666665 * t28 * t73 +
            t34 * t56 + 2.6666666666666665 * t36 * t75 + t42 * t64 - t26 * t51 - t35 * t59 - t43 * t67;
        const double t76 = t0 - t3;
        const double t77 = inputs[lane + 32] + 0.75 * t45 - inputs[lane + 56] - 0.25 * t15;
        const double t78 = 2.6666666666666665 * inputs[lane + 56] - t45 - t50;
        const double flux30 = t14 * t76 + 0.75 * t22 * t78 - t17 * t70 - t20 * t77;
        const double flux31 = t23 * t76 + 0.75 * t25 * t78 - t20 * t70 - t24 * t77;
        const double flux32 = t26 * t76 + 0.75 * t27 * t78 - t22 * t70 - t25 * t77;
        const double t79 = inputs[lane + 112] + 0.75 * t53 - inputs[lane + 136] - 0.25 * t29;
        const double t80 = 2.6666666666666665 * inputs[lane + 136] - t53 - t58;
        const double flux33 = t28 * t76 + 0.75 * t22 * t80 - t17 * t72 - t20 * t79;
        const double flux34 = t34 * t76 + 0.75 * t25 * t80 - t20 * t72 - t24 * t79;
        const double flux35 = t35 * t76 + 0.75 * t27 * t80 - t22 * t72 - t25 * t79;
        const double t81 = inputs[lane + 192] + 0.75 * t61 - inputs[lane + 216] - 0.25 * t37;
        const double t82 = 2.6666666666666665 * inputs[lane + 216] - t61 - t66;
        const double flux36 = t36 * t76 + 0.75 * t22 * t82 - t17 * t74 - t20 * t81;
        const double flux37 = t42 * t76 + 0.75 * t25 * t82 - t20 * t74 - t24 * t81;
        const double flux38 = t43 * t76 + 0.75 * t27 * t82 - t22 * t74 - t25 * t81;
        const double flux39 = t14 * t70 + t23 * t77 + t28 * t72 + t34 * t79 + t36 * t74 + t42 * t81 - 0.75 *
            t26 * t78 - 0.75 * t35 * t80 - 0.75 * t43 * t82;
        const double t83 = 20.0 * flux1 + 20.0 * flux2 + 2.0 * flux21 - flux11 - flux12 - 4.0 * flux22 - 8.0 *
            flux31;
        const double t84 = 20.0 * flux4 + 20.0 * flux5 + 2.0 * flux24 - flux14 - flux15 - 4.0 * flux25 - 8.0 *
            flux34;
        const double t85 = 20.0 * flux7 + 20.0 * flux8 + 2.0 * flux27 - flux17 - flux18 - 4.0 * flux28 - 8.0 *
            flux37;
        const double t86 = flux0 + flux2 + 0.15 * flux12 + 0.1 * flux20 - 0.05 * flux10 - 0.4 * flux30;
        const double t87 = flux3 + flux5 + 0.15 * flux15 + 0.1 * flux23 - 0.05 * flux13 - 0.4 * flux33;
        const double t88 = flux6 + flux8 + 0.15 * flux18 + 0.1 * flux26 - 0.05 * flux16 - 0.4 * flux36;
        const double t89 = 20.0 * flux9 + flux19 + 2.0 * flux29 + 8.0 * flux39;
        tile[lane] = 0.008333333333333333 * (flux10 + flux11 + flux12 - 2.0 * flux20 - 2.0 * flux21 - 2.0 *
            flux22 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
        tile[lane + 8] = 0.008333333333333333 * (flux13 + flux14 + flux15 - 2.0 * flux23 - 2.0 * flux24 - 2.0
            * flux25 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
        tile[lane + 16] = 0.008333333333333333 * (flux16 + flux17 + flux18 - 2.0 * flux26 - 2.0 * flux27 - 2.0
            * flux28 - 8.0 * flux36 - 8.0 * flux37 - 8.0 * flux38);
        tile[lane + 24] = 0.025 * flux10;
        tile[lane + 32] = 0.025 * flux13;
        tile[lane + 40] = 0.025 * flux16;
        tile[lane + 48] = -0.008333333333333333 * (flux11 + 4.0 * flux21);
        tile[lane + 56] = -0.008333333333333333 * (flux14 + 4.0 * flux24);
        tile[lane + 64] = -0.008333333333333333 * (flux17 + 4.0 * flux27);
        tile[lane + 72] = -0.008333333333333333 * (flux12 + 8.0 * flux32 - 2.0 * flux22);
        tile[lane + 80] = -0.008333333333333333 * (flux15 + 8.0 * flux35 - 2.0 * flux25);
        tile[lane + 88] = -0.008333333333333333 * (flux18 + 8.0 * flux38 - 2.0 * flux28);
        tile[lane + 96] = 0.008333333333333333 * t83;
        tile[lane + 104] = 0.008333333333333333 * t84;
        tile[lane + 112] = 0.008333333333333333 * t85;
        tile[lane + 120] = 0.16666666666666666 * t86;
        tile[lane + 128] = 0.16666666666666666 * t87;
        tile[lane + 136] = 0.16666666666666666 * t88;
        tile[lane + 144] = 0.16666666666666666 * (flux0 + flux1 + 0.15 * flux11 - 0.05 * flux10 - 0.2 *
            flux20);
        tile[lane + 152] = 0.16666666666666666 * (flux3 + flux4 + 0.15 * flux14 - 0.05 * flux13 - 0.2 *
            flux23);
        tile[lane + 160] = 0.16666666666666666 * (flux6 + flux7 + 0.15 * flux17 - 0.05 * flux16 - 0.2 *
            flux26);
        tile[lane + 168] = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + 2.0 * flux20 + 2.0 * flux21
            - flux10 - flux11 - 8.0 * flux30 - 8.0 * flux31 - 16.0 * flux32);
        tile[lane + 176] = -0.008333333333333333 * (20.0 * flux3 + 20.0 * flux4 + 2.0 * flux23 + 2.0 * flux24
            - flux13 - flux14 - 8.0 * flux33 - 8.0 * flux34 - 16.0 * flux35);
        tile[lane + 184] = -0.008333333333333333 * (20.0 * flux6 + 20.0 * flux7 + 2.0 * flux26 + 2.0 * flux27
            - flux16 - flux17 - 8.0 * flux36 - 8.0 * flux37 - 16.0 * flux38);
        tile[lane + 192] = -0.008333333333333333 * (20.0 * flux0 + flux11 + t83 - 20.0 * flux1 - flux10 - 4.0
            * flux20 - 8.0 * flux21);
        tile[lane + 200] = -0.008333333333333333 * (20.0 * flux3 + flux14 + t84 - 20.0 * flux4 - flux13 - 4.0
            * flux23 - 8.0 * flux24);
        tile[lane + 208] = -0.008333333333333333 * (20.0 * flux6 + flux17 + t85 - 20.0 * flux7 - flux16 - 4.0
            * flux26 - 8.0 * flux27);
        tile[lane + 216] = 0.16666666666666666 * (flux0 + 0.2 * flux20 - flux1 - 0.25 * flux10 - 0.15 * flux11
            - t86);
        tile[lane + 224] = 0.16666666666666666 * (flux3 + 0.2 * flux23 - flux4 - 0.25 * flux13 - 0.15 * flux14
            - t87);
        tile[lane + 232] = 0.16666666666666666 * (flux6 + 0.2 * flux26 - flux7 - 0.25 * flux16 - 0.15 * flux17
            - t88);
        tile[lane + 240] = -0.0020833333333333333 * (16.0 * flux39 - t89);
        tile[lane + 248] = 0.00625 * (6.666666666666667 * flux9 - flux19);
        tile[lane + 256] = 0.0020833333333333333 * (20.0 * flux9 + flux19 - 4.0 * flux29);
        tile[lane + 264] = 0.0020833333333333333 * t89;
      }
      for (int lane = 0; lane < 8; ++lane) {
        const int step_cell = step * 8 + lane;
        if (step_cell < cells_here) {
          const int64_t cell = first_cell + step_cell;
          const int64_t d0 = offsets[34 * cell];
          const int64_t d1 = offsets[34 * cell + 1];
          const int64_t d2 = offsets[34 * cell + 2];
          const int64_t d3 = offsets[34 * cell + 3];
          const int64_t d4 = offsets[34 * cell + 4];
          const int64_t d5 = offsets[34 * cell + 5];
          const int64_t d6 = offsets[34 * cell + 6];
          const int64_t d7 = offsets[34 * cell + 7];
          const int64_t d8 = offsets[34 * cell + 8];
          const int64_t d9 = offsets[34 * cell + 9];
          const int64_t d10 = offsets[34 * cell + 10];
          const int64_t d11 = offsets[34 * cell + 11];
          const int64_t d12 = offsets[34 * cell + 12];
          const int64_t d13 = offsets[34 * cell + 13];
          const int64_t d14 = offsets[34 * cell + 14];
          const int64_t d15 = offsets[34 * cell + 15];
          const int64_t d16 = offsets[34 * cell + 16];
          const int64_t d17 = offsets[34 * cell + 17];
          const int64_t d18 = offsets[34 * cell + 18];
          const int64_t d19 = offsets[34 * cell + 19];
          const int64_t d20 = offsets[34 * cell + 20];
          const int64_t d21 = offsets[34 * cell + 21];
          const int64_t d22 = offsets[34 * cell + 22];
          const int64_t d23 = offsets[34 * cell + 23];
          const int64_t d24 = offsets[34 * cell + 24];
          const int64_t d25 = offsets[34 * cell + 25];
          const int64_t d26 = offsets[34 * cell + 26];
          const int64_t d27 = offsets[34 * cell + 27];
          const int64_t d28 = offsets[34 * cell + 28];
          const int64_t d29 = offsets[34 * cell + 29];
          const int64_t d30 = offsets[34 * cell + 30];
          const int64_t d31 = offsets[34 * cell + 31];
          const int64_t d32 = offsets[34 * cell + 32];
          const int64_t d33 = offsets[34 * cell + 33];
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
          y[d10] += tile[lane + 80];
          y[d11] += tile[lane + 88];
          y[d12] += tile[lane + 96];
          y[d13] += tile[lane + 104];
          y[d14] += tile[lane + 112];
          y[d15] += tile[lane + 120];
          y[d16] += tile[lane + 128];
          y[d17] += tile[lane + 136];
          y[d18] += tile[lane + 144];
          y[d19] += tile[lane + 152];
          y[d20] += tile[lane + 160];
          y[d21] += tile[lane + 168];
          y[d22] += tile[lane + 176];
          y[d23] += tile[lane + 184];
          y[d24] += tile[lane + 192];
          y[d25] += tile[lane + 200];
          y[d26] += tile[lane + 208];
          y[d27] += tile[lane + 216];
          y[d28] += tile[lane + 224];
          y[d29] += tile[lane + 232];
          y[d30] += tile[lane + 240];
          y[d31] += tile[lane + 248];
          y[d32] += tile[lane + 256];
          y[d33] += tile[lane + 264];
        }
      }
    }
  }
}

}  // namespace

extern "C" int stokes_p2x3_p1_tetrahedron_f64_apply_cpu(
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
  return stokes_p2x3_p1_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel stokes_p2x3_p1_tetrahedron_f64_apply_cpu_descriptor = {
    "stokes_p2x3_p1_tetrahedron_f64_apply",  // name
    "apply",                                 // kernel
    "a",                                     // form
    "cpu",                                   // target
    "float64",                               // scalar
    "tensor",                                // representation
    "tetrahedron",                           // cell
    "P1^3",                                  // coordinate_element
    "[P2^3, P1]",                            // row_element
    "[P2^3, P1]",                            // column_element
    "ufcx",                                  // dof_order
    3,                                       // gdim
    2,                                       // arity
    34,                                      // rows
    34,                                      // columns
    34,                                      // entries_per_cell
    3,                                       // quadrature_degree
    0,                                       // quadrature_points
    0,                                       // num_coefficients
    0,                                       // num_constants
    nullptr,                                 // coefficients
    nullptr,                                 // constants
    "vertices",                              // input
    "full",                                  // output
    0,                                       // geometry_size
    4,                                       // coordinate_nodes
    "colour",                                // scatter
    "int32",                                 // index_type
    "separate",                              // numbering
    "interleaved",                           // component_order
    0,                                       // constraints
    34,                                      // nodes
    1,                                       // components
    0,                                       // trial_nodes
    1,                                       // cluster
    0,                                       // patch_nodes
    "auto",                                  // mapping
    "full",                                  // unroll
    "auto",                                  // k_place
    64,                                      // element_batch
    8,                                       // concurrent_elements
    1,                                       // interleave_stores
    1,                                       // threads
    5120,                                    // shared_bytes
    997.0,                                   // flops_per_cell
    972.0,                                   // bytes_per_cell
    0.0,                                     // paper_flops_per_cell
    launch,                                  // launch
};
