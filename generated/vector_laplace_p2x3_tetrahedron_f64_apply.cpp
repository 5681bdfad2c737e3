// vector_laplace_p2x3_tetrahedron_f64_apply: apply of form a in vector_laplace.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate vector_laplace.form --kernel apply --define cell=tetrahedron --define degree=2
//
// Form file vector_laplace.form:
//   | """Vector Laplace: grad v : grad u for a vector field."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = VectorElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(grad(v), grad(u)) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P2^3, 30 dofs
//   trial   P2^3, 30 dofs
//   degree  2 (estimate), scheme default
//
// Representation:
//   tensor          756 flops <- taken
//   quadrature      942 flops
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
//   flops       786
//   bytes       156 (124 read, 32 written)
//   flops/byte  5.04
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
    alignas(64) double inputs[336];
    alignas(64) double tile[240];

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
        const int64_t n0 = cells[4 * cell];
        const int64_t n1 = cells[4 * cell + 1];
        const int64_t n2 = cells[4 * cell + 2];
        const int64_t n3 = cells[4 * cell + 3];
        inputs[lane] = x[d0];
        inputs[lane + 8] = x[d1];
        inputs[lane + 16] = x[d2];
        inputs[lane + 24] = x[d3];
        inputs[lane + 32] = x[d4];
        inputs[lane + 40] = x[d5];
        inputs[lane + 48] = x[d6];
        inputs[lane + 56] = x[d7];
        inputs[lane + 64] = x[d8];
        inputs[lane + 72] = x[d9];
        inputs[lane + 80] = x[d0 + 1];
        inputs[lane + 88] = x[d1 + 1];
        inputs[lane + 96] = x[d2 + 1];
        inputs[lane + 104] = x[d3 + 1];
        inputs[lane + 112] = x[d4 + 1];
        inputs[lane + 120] = x[d5 + 1];
        inputs[lane + 128] = x[d6 + 1];
        inputs[lane + 136] = x[d7 + 1];
        inputs[lane + 144] = x[d8 + 1];
        inputs[lane + 152] = x[d9 + 1];
        inputs[lane + 160] = x[d0 + 2];
        inputs[lane + 168] = x[d1 + 2];
        inputs[lane + 176] = x[d2 + 2];
        inputs[lane + 184] = x[d3 + 2];
        inputs[lane + 192] = x[d4 + 2];
        inputs[lane + 200] = x[d5 + 2];
        inputs[lane + 208] = x[d6 + 2];
        inputs[lane + 216] = x[d7 + 2];
        inputs[lane + 224] = x[d8 + 2];
        inputs[lane + 232] = x[d9 + 2];
        inputs[lane + 240] = coordinates[3 * n0];
        inputs[lane + 248] = coordinates[3 * n1];
        inputs[lane + 256] = coordinates[3 * n2];
        inputs[lane + 264] = coordinates[3 * n3];
        inputs[lane + 272] = coordinates[3 * n0 + 1];
        inputs[lane + 280] = coordinates[3 * n1 + 1];
        inputs[lane + 288] = coordinates[3 * n2 + 1];
        inputs[lane + 296] = coordinates[3 * n3 + 1];
        inputs[lane + 304] = coordinates[3 * n0 + 2];
        inputs[lane + 312] = coordinates[3 * n1 + 2];
        inputs[lane + 320] = coordinates[3 * n2 + 2];
        inputs[lane + 328] = coordinates[3 * n3 + 2];
      }
      #pragma omp simd
      for (int lane = 0; lane < 8; ++lane) {
        const double t0 = 4.0 * inputs[lane + 64];
        const double t1 = inputs[lane + 40] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t0;
        const double t2 = inputs[lane + 240] - inputs[lane + 248];
        const double t3 = inputs[lane + 272] - inputs[lane + 288];
        const double t4 = inputs[lane + 304] - inputs[lane + 328];
        const double t5 = inputs[lane + 272] - inputs[lane + 296];
        const double t6 = inputs[lane + 304] - inputs[lane + 320];
        const double adj00 = t3 * t4 - t5 * t6;
        const double t7 = inputs[lane + 240] - inputs[lane + 256];
        const double t8 = inputs[lane + 304] - inputs[lane + 312];
        const double t9 = inputs[lane + 272] - inputs[lane + 280];
        const double adj10 = t5 * t8 - t4 * t9;
        const double t10 = inputs[lane + 240] - inputs[lane + 264];
        const double adj20 = t6 * t9 - t3 * t8;
        const double detJ = -(t2 * adj00 + t7 * adj10 + t10 * adj20);
        const double abs_detJ = std::fabs(detJ);
        const double inv_abs_detJ = 1.0 / abs_detJ;
        const double adj01 = t6 * t10 - t4 * t7;
        const double adj02 = t5 * t7 - t3 * t10;
        const double t11 = inv_abs_detJ * (adj00 * adj00 + adj01 * adj01 + adj02 * adj02);
        const double t12 = 4.0 * inputs[lane + 72];
        const double t13 = inputs[lane + 32] + inputs[lane + 48] - inputs[lane + 56] - 0.25 * t12;
        const double adj11 = t2 * t4 - t8 * t10;
        const double adj12 = t9 * t10 - t2 * t5;
        const double t14 = inv_abs_detJ * (adj00 * adj10 + adj01 * adj11 + adj02 * adj12);
        const double t15 = inputs[lane + 32] + inputs[lane + 40] - 0.25 * t0 - 0.25 * t12;
        const double adj21 = t7 * t8 - t2 * t6;
        const double adj22 = t2 * t3 - t7 * t9;
        const double t16 = inv_abs_detJ * (adj00 * adj20 + adj01 * adj21 + adj02 * adj22);
        const double flux0 = t1 * t11 + t13 * t14 + t15 * t16;
        const double t17 = inv_abs_detJ * (adj10 * adj10 + adj11 * adj11 + adj12 * adj12);
        const double t18 = inv_abs_detJ * (adj10 * adj20 + adj11 * adj21 + adj12 * adj22);
        const double flux1 = t1 * t14 + t13 * t17 + t15 * t18;
        const double t19 = inv_abs_detJ * (adj20 * adj20 + adj21 * adj21 + adj22 * adj22);
        const double flux2 = t1 * t16 + t13 * t18 + t15 * t19;
        const double t20 = 4.0 * inputs[lane + 144];
        const double t21 = inputs[lane + 120] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t20;
        const double t22 = 4.0 * inputs[lane + 152];
        const double t23 = inputs[lane + 112] + inputs[lane + 128] - inputs[lane + 136] - 0.25 * t22;
        const double t24 = inputs[lane + 112] + inputs[lane + 120] - 0.25 * t20 - 0.25 * t22;
        const double flux3 = t11 * t21 + t14 * t23 + t16 * t24;
        const double flux4 = t14 * t21 + t17 * t23 + t18 * t24;
        const double flux5 = t16 * t21 + t18 * t23 + t19 * t24;
        const double t25 = 4.0 * inputs[lane + 224];
        const double t26 = inputs[lane + 200] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t25;
        const double t27 = 4.0 * inputs[lane + 232];
        const double t28 = inputs[lane + 192] + inputs[lane + 208] - inputs[lane + 216] - 0.25 * t27;
        const double t29 = inputs[lane + 192] + inputs[lane + 200] - 0.25 * t25 - 0.25 * t27;
        const double flux6 = t11 * t26 + t14 * t28 + t16 * t29;
        const double flux7 = t14 * t26 + t17 * t28 + t18 * t29;
        const double flux8 = t16 * t26 + t18 * t28 + t19 * t29;
        const double t30 = 1.3333333333333333 * inputs[lane];
        const double t31 = t1 + t12 - 0.75 * t30 - 0.75 * 4.0 * inputs[lane + 8];
        const double t32 = 1.3333333333333333 * inputs[lane + 16];
        const double t33 = 1.3333333333333333 * inputs[lane + 32] + t0 - 1.3333333333333333 * inputs[lane +
            56] - t30 - 2.0 * t32;
        const double t34 = 4.0 * inputs[lane + 48] + t0 - t12 - 3.0 * t32 - t33;
        const double t35 = 1.3333333333333333 * inputs[lane + 24];
        const double t36 = 2.6666666666666665 * inputs[lane + 32] + t30 - 0.6666666666666666 * t0 - t35;
        const double t37 = 4.0 * inputs[lane + 32] + t12 - 4.0 * inputs[lane + 40] - t0 - t36;
        const double flux9 = 1.3333333333333333 * t11 * t31 + t16 * t37 - t14 * t34;
        const double flux10 = 1.3333333333333333 * t14 * t31 + t18 * t37 - t17 * t34;
        const double flux11 = 1.3333333333333333 * t16 * t31 + t19 * t37 - t18 * t34;
        const double t38 = 1.3333333333333333 * inputs[lane + 80];
        const double t39 = t21 + t22 - 0.75 * t38 - 0.75 * 4.0 * inputs[lane + 88];
        const double t40 = 1.3333333333333333 * inputs[lane + 96];
        const double t41 = 1.3333333333333333 * inputs[lane + 112] + t20 - 1.3333333333333333 * inputs[lane +
            136] - t38 - 2.0 * t40;
        const double t42 = 4.0 * inputs[lane + 128] + t20 - t22 - 3.0 * t40 - t41;
        const double t43 = 1.3333333333333333 * inputs[lane + 104];
        const double t44 = 2.6666666666666665 * inputs[lane + 112] + t38 - 0.6666666666666666 * t20 - t43;
        const double t45 = 4.0 * inputs[lane + 112] + t22 - 4.0 * inputs[lane + 120] - t20 - t44;
        const double flux12 = 1.3333333333333333 * t11 * t39 + t16 * t45 - t14 * t42;
        const double flux13 = 1.3333333333333333 * t14 * t39 + t18 * t45 - t17 * t42;
        const double flux14 = 1.3333333333333333 * t16 * t39 + t19 * t45 - t18 * t42;
        const double t46 = 1.3333333333333333 * inputs[lane + 160];
        const double t47 = t26 + t27 - 0.75 * t46 - 0.75 * 4.0 * inputs[lane + 168];
        const double t48 = 1.3333333333333333 * inputs[lane + 176];
        const double t49 = 1.3333333333333333 * inputs[lane + 192] + t25 - 1.3333333333333333 * inputs[lane +
            216] - t46 - 2.0 * t48;
        const double t50 = 4.0 * inputs[lane + 208] + t25 - t27 - 3.0 * t48 - t49;
        const double t51 = 1.3333333333333333 * inputs[lane + 184];
        const double t52 = 2.6666666666666665 * inputs[lane + 192] + t46 - 0.6666666666666666 * t25 - t51;
        const double t53 = 4.0 * inputs[lane + 192] + t27 - 4.0 * inputs[lane + 200] - t25 - t52;
        const double flux15 = 1.3333333333333333 * t11 * t47 + t16 * t53 - t14 * t50;
        const double flux16 = 1.3333333333333333 * t14 * t47 + t18 * t53 - t17 * t50;
        const double flux17 = 1.3333333333333333 * t16 * t47 + t19 * t53 - t18 * t50;
        const double t54 = inputs[lane + 40] + 0.75 * t30 - inputs[lane + 56] - 0.25 * t12;
        const double t55 = inputs[lane + 40] + 0.25 * t0 - inputs[lane + 48] - inputs[lane + 56] - 0.5 * t54;
        const double flux18 = 2.6666666666666665 * t11 * t55 + t14 * t33 - t16 * t36;
        const double flux19 = 2.6666666666666665 * t14 * t55 + t17 * t33 - t18 * t36;
        const double flux20 = 2.6666666666666665 * t16 * t55 + t18 * t33 - t19 * t36;
        const double t56 = inputs[lane + 120] + 0.75 * t38 - inputs[lane + 136] - 0.25 * t22;
        const double t57 = inputs[lane + 120] + 0.25 * t20 - inputs[lane + 128] - inputs[lane + 136] - 0.5 *
            t56;
        const double flux21 = 2.6666666666666665 * t11 * t57 + t14 * t41 - t16 * t44;
        const double flux22 = 2.6666666666666665 * t14 * t57 + t17 * t41 - t18 * t44;
        const double flux23 = 2.6666666666666665 * t16 * t57 + t18 * t41 - t19 * t44;
        const double t58 = inputs[lane + 200] + 0.75 * t46 - inputs[lane + 216] - 0.25 * t27;
        const double t59 = inputs[lane + 200] + 0.25 * t25 - inputs[lane + 208] - inputs[lane + 216] - 0.5 *
            t58;
        const double flux24 = 2.6666666666666665 * t11 * t59 + t14 * t49 - t16 * t52;
        const double flux25 = 2.6666666666666665 * t14 * t59 + t17 * t49 - t18 * t52;
        const double flux26 = 2.6666666666666665 * t16 * t59 + t18 * t49 - t19 * t52;
        const double t60 = inputs[lane + 32] + 0.75 * t30 - inputs[lane + 56] - 0.25 * t0;
        const double t61 = 2.6666666666666665 * inputs[lane + 56] - t30 - t35;
        const double flux27 = t11 * t54 + t14 * t60 - 0.75 * t16 * t61;
        const double flux28 = t14 * t54 + t17 * t60 - 0.75 * t18 * t61;
        const double flux29 = t16 * t54 + t18 * t60 - 0.75 * t19 * t61;
        const double t62 = inputs[lane + 112] + 0.75 * t38 - inputs[lane + 136] - 0.25 * t20;
        const double t63 = 2.6666666666666665 * inputs[lane + 136] - t38 - t43;
        const double flux30 = t11 * t56 + t14 * t62 - 0.75 * t16 * t63;
        const double flux31 = t14 * t56 + t17 * t62 - 0.75 * t18 * t63;
        const double flux32 = t16 * t56 + t18 * t62 - 0.75 * t19 * t63;
        const double t64 = inputs[lane + 192] + 0.75 * t46 - inputs[lane + 216] - 0.25 * t25;
        const double t65 = 2.6666666666666665 * inputs[lane + 216] - t46 - t51;
        const double flux33 = t11 * t58 + t14 * t64 - 0.75 * t16 * t65;
        const double flux34 = t14 * t58 + t17 * t64 - 0.75 * t18 * t65;
        const double flux35 = t16 * t58 + t18 * t64 - 0.75 * t19 * t65;
        const double t66 = 20.0 * flux1 + 20.0 * flux2 + flux10 + flux11 + 2.0 * flux19 + 8.0 * flux28 - 4.0 *
            flux20;
        const double t67 = 20.0 * flux4 + 20.0 * flux5 + flux13 + flux14 + 2.0 * flux22 + 8.0 * flux31 - 4.0 *
            flux23;
        const double t68 = 20.0 * flux7 + 20.0 * flux8 + flux16 + flux17 + 2.0 * flux25 + 8.0 * flux34 - 4.0 *
            flux26;
        const double t69 = flux0 + flux2 + 0.05 * flux9 + 0.1 * flux18 + 0.4 * flux27 - 0.15 * flux11;
        const double t70 = flux3 + flux5 + 0.05 * flux12 + 0.1 * flux21 + 0.4 * flux30 - 0.15 * flux14;
        const double t71 = flux6 + flux8 + 0.05 * flux15 + 0.1 * flux24 + 0.4 * flux33 - 0.15 * flux17;
        tile[lane] = -0.008333333333333333 * (flux9 + flux10 + flux11 + 2.0 * flux18 + 2.0 * flux19 + 2.0 *
            flux20 - 8.0 * flux27 - 8.0 * flux28 - 8.0 * flux29);
        tile[lane + 8] = -0.008333333333333333 * (flux12 + flux13 + flux14 + 2.0 * flux21 + 2.0 * flux22 + 2.0
            * flux23 - 8.0 * flux30 - 8.0 * flux31 - 8.0 * flux32);
        tile[lane + 16] = -0.008333333333333333 * (flux15 + flux16 + flux17 + 2.0 * flux24 + 2.0 * flux25 +
            2.0 * flux26 - 8.0 * flux33 - 8.0 * flux34 - 8.0 * flux35);
        tile[lane + 24] = -0.025 * flux9;
        tile[lane + 32] = -0.025 * flux12;
        tile[lane + 40] = -0.025 * flux15;
        tile[lane + 48] = 0.008333333333333333 * (flux10 - 4.0 * flux19);
        tile[lane + 56] = 0.008333333333333333 * (flux13 - 4.0 * flux22);
        tile[lane + 64] = 0.008333333333333333 * (flux16 - 4.0 * flux25);
        tile[lane + 72] = 0.008333333333333333 * (flux11 + 2.0 * flux20 + 8.0 * flux29);
        tile[lane + 80] = 0.008333333333333333 * (flux14 + 2.0 * flux23 + 8.0 * flux32);
        tile[lane + 88] = 0.008333333333333333 * (flux17 + 2.0 * flux26 + 8.0 * flux35);
        tile[lane + 96] = 0.008333333333333333 * t66;
        tile[lane + 104] = 0.008333333333333333 * t67;
        tile[lane + 112] = 0.008333333333333333 * t68;
        tile[lane + 120] = 0.16666666666666666 * t69;
        tile[lane + 128] = 0.16666666666666666 * t70;
        tile[lane + 136] = 0.16666666666666666 * t71;
        tile[lane + 144] = 0.16666666666666666 * (flux0 + flux1 + 0.05 * flux9 - 0.15 * flux10 - 0.2 *
            flux18);
        tile[lane + 152] = 0.16666666666666666 * (flux3 + flux4 + 0.05 * flux12 - 0.15 * flux13 - 0.2 *
            flux21);
        tile[lane + 160] = 0.16666666666666666 * (flux6 + flux7 + 0.05 * flux15 - 0.15 * flux16 - 0.2 *
            flux24);
        tile[lane + 168] = -0.008333333333333333 * (20.0 * flux0 + 20.0 * flux1 + flux9 + flux10 + 2.0 *
            flux18 + 2.0 * flux19 + 8.0 * flux27 + 8.0 * flux28 + 16.0 * flux29);
        tile[lane + 176] = -0.008333333333333333 * (20.0 * flux3 + 20.0 * flux4 + flux12 + flux13 + 2.0 *
            flux21 + 2.0 * flux22 + 8.0 * flux30 + 8.0 * flux31 + 16.0 * flux32);
        tile[lane + 184] = -0.008333333333333333 * (20.0 * flux6 + 20.0 * flux7 + flux15 + flux16 + 2.0 *
            flux24 + 2.0 * flux25 + 8.0 * flux33 + 8.0 * flux34 + 16.0 * flux35);
        tile[lane + 192] = -0.008333333333333333 * (20.0 * flux0 + flux9 + t66 - 20.0 * flux1 - flux10 - 4.0 *
            flux18 - 8.0 * flux19);
        tile[lane + 200] = -0.008333333333333333 * (20.0 * flux3 + flux12 + t67 - 20.0 * flux4 - flux13 - 4.0
            * flux21 - 8.0 * flux22);
        tile[lane + 208] = -0.008333333333333333 * (20.0 * flux6 + flux15 + t68 - 20.0 * flux7 - flux16 - 4.0
            * flux24 - 8.0 * flux25);
        tile[lane + 216] = 0.16666666666666666 * (flux0 + 0.25 * flux9 + 0.15 * flux10 + 0.2 * flux18 - flux1
            - t69);
        tile[lane + 224] = 0.16666666666666666 * (flux3 + 0.25 * flux12 + 0.15 * flux13 + 0.2 * flux21 - flux4
            - t70);
        tile[lane + 232] = 0.16666666666666666 * (flux6 + 0.25 * flux15 + 0.15 * flux16 + 0.2 * flux24 - flux7
            - t71);
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
          y[d8] += tile[lane + 192];
          y[d8 + 1] += tile[lane + 200];
          y[d8 + 2] += tile[lane + 208];
          y[d9] += tile[lane + 216];
          y[d9 + 1] += tile[lane + 224];
          y[d9 + 2] += tile[lane + 232];
        }
      }
    }
  }
}

}  // namespace

extern "C" int vector_laplace_p2x3_tetrahedron_f64_apply_cpu(
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
  return vector_laplace_p2x3_tetrahedron_f64_apply_cpu(
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

extern "C" const femforge_kernel vector_laplace_p2x3_tetrahedron_f64_apply_cpu_descriptor = {
    "vector_laplace_p2x3_tetrahedron_f64_apply",  // name
    "apply",                                   // kernel
    "a",                                       // form
    "cpu",                                     // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P2^3",                                    // row_element
    "P2^3",                                    // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    30,                                        // rows
    30,                                        // columns
    30,                                        // entries_per_cell
    2,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    0,                                         // geometry_size
    4,                                         // coordinate_nodes
    "colour",                                  // scatter
    "int32",                                   // index_type
    "separate",                                // numbering
    "interleaved",                             // component_order
    0,                                         // constraints
    10,                                        // nodes
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
    4608,                                      // shared_bytes
    786.0,                                     // flops_per_cell
    156.0,                                     // bytes_per_cell
    0.0,                                       // paper_flops_per_cell
    launch,                                    // launch
};
